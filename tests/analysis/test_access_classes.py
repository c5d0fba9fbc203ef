"""What may pass what, for passes: the class of an instruction, and the table of classes."""

from __future__ import annotations

from itertools import product

import pytest
from analysis_snippets import flow_of
from memory_classes import INSTRUCTIONS

from isatool.analysis.memory.order import LOADS, STORES, Access, Need, access_of, may_pass, needs, replaces


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_the_class_of_an_instruction(text: str) -> None:
    (instruction, *_) = flow_of(text).instructions
    assert not instruction.is_opaque, "the snippet is not one that the table knows"
    assert access_of(instruction) == INSTRUCTIONS[text]


def test_every_class_has_an_example() -> None:
    assert set(INSTRUCTIONS.values()) == {*Access}


def test_which_of_two_comes_first_matters_both_ways_or_neither_among_accesses() -> None:
    for one, other in product((*LOADS, *STORES), repeat=2):
        assert needs(one, other) is needs(other, one)


def test_loads_pass_loads_and_memories_are_apart() -> None:
    assert all(may_pass(one, other) for one, other in product(LOADS, repeat=2))
    for store, other in product((Access.STORE, Access.LDS_STORE, Access.PRIVATE_STORE), (*LOADS, *STORES)):
        same = {Access.STORE: "LKS", Access.LDS_STORE: "ls", Access.PRIVATE_STORE: "pP"}[store] + "fF"
        assert needs(other, store) is (Need.APART if other in same else Need.NOTHING)


def test_what_waves_may_synchronise_by_passes_no_access_and_none_passes_it_but_constants() -> None:
    for fixed, other in product((Access.ATOMIC, Access.BARRIER, Access.INVALIDATION, Access.OTHER), Access):
        if other not in (Access.NONE, Access.EXCHANGE, Access.HINT, Access.WAIT):
            granted = () if other is Access.SCALAR_LOAD else (Need.APART, Need.UNCHANGED, Need.COUNTS, Need.TIME)
            assert not may_pass(fixed, other, Need.APART)
            assert not may_pass(other, fixed, *granted)


def test_an_edge_to_a_later_access_stands_for_one_to_an_earlier_only_if_it_holds_as_many_back() -> None:
    assert replaces(Access.STORE, Access.LOAD)
    assert replaces(Access.STORE, Access.STORE)
    assert replaces(Access.BARRIER, Access.LDS_STORE)
    assert not replaces(Access.LOAD, Access.STORE)
    assert not replaces(Access.STORE, Access.FLAT_LOAD)
    assert not replaces(Access.LOAD, Access.LOAD)
