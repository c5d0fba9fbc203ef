"""What may pass what, for passes: the class of an instruction, and the table of classes."""

from __future__ import annotations

from itertools import product

import pytest
from analysis_snippets import flow_of
from memory_classes import INSTRUCTIONS

from isatool.analysis.memory.order import LOADS, STORES, AccessClass, PassingNeed, access_of, may_pass, needs, replaces


@pytest.mark.parametrize("text", INSTRUCTIONS)
def test_the_class_of_an_instruction(text: str) -> None:
    (instruction, *_) = flow_of(text).instructions
    assert not instruction.is_opaque, "the snippet is not one that the table knows"
    assert access_of(instruction) == INSTRUCTIONS[text]


def test_every_class_has_an_example() -> None:
    assert set(INSTRUCTIONS.values()) == {*AccessClass}


def test_which_of_two_comes_first_matters_both_ways_or_neither_among_accesses() -> None:
    for one, other in product((*LOADS, *STORES), repeat=2):
        assert needs(one, other) is needs(other, one)


def test_loads_pass_loads_and_memories_are_apart() -> None:
    assert all(may_pass(one, other) for one, other in product(LOADS, repeat=2))
    reached = {AccessClass.STORE: "LKSfF", AccessClass.LDS_STORE: "lsfF", AccessClass.PRIVATE_STORE: "pPfF"}
    for store, other in product(reached, (*LOADS, *STORES)):
        assert needs(other, store) is (PassingNeed.APART if other in reached[store] else PassingNeed.NOTHING)


def test_what_waves_may_synchronise_by_passes_no_access_and_none_passes_it_but_constants() -> None:
    for fixed, other in product(
        (AccessClass.ATOMIC, AccessClass.BARRIER, AccessClass.INVALIDATION, AccessClass.OTHER), AccessClass
    ):
        if other not in (AccessClass.NONE, AccessClass.HINT, AccessClass.WAIT):
            granted = (
                ()
                if other is AccessClass.SCALAR_LOAD
                else (PassingNeed.APART, PassingNeed.UNCHANGED, PassingNeed.COUNTS, PassingNeed.TIME)
            )
            assert not may_pass(fixed, other, PassingNeed.APART)
            assert not may_pass(other, fixed, *granted)


def test_an_edge_to_a_later_access_stands_for_one_to_an_earlier_only_if_it_holds_as_many_back() -> None:
    assert replaces(AccessClass.STORE, AccessClass.LOAD)
    assert replaces(AccessClass.STORE, AccessClass.STORE)
    assert replaces(AccessClass.BARRIER, AccessClass.LDS_STORE)
    assert not replaces(AccessClass.LOAD, AccessClass.STORE)
    assert not replaces(AccessClass.STORE, AccessClass.FLAT_LOAD)
    assert not replaces(AccessClass.LOAD, AccessClass.LOAD)
