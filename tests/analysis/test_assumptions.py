"""Assumptions: read in one place, spelled in one way."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.assumptions import HELP, Apart, Bound, Grant, Sentence, grants, in_order, of_launch, parse
from isatool.asm.reader import read_file
from isatool.pipeline.assumptions import granted_by
from isatool.verify.verdict import Assumption

NAMES = st.from_regex(r"[A-Za-z_][A-Za-z_0-9]{0,8}", fullmatch=True) | st.integers(0, 999).map(
    lambda place: f"kernarg[{place}]"
)
BOUNDS = st.builds(Bound, NAMES, st.sampled_from(("<", "<=", "==", ">=", ">")), st.integers(0, 1 << 40))
GRANTS = st.sampled_from(Sentence) | BOUNDS | st.builds(Apart, NAMES, NAMES)


@given(GRANTS)
def test_an_assumption_comes_back_from_its_text(grant: Grant) -> None:
    assert parse(str(grant)) == grant
    assert pickle.loads(pickle.dumps(grant)) == grant


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("N<=0x80", "N <= 128"),
        ("  kernarg[0x18]  =  4 ", "kernarg[24] == 4"),
        ("disjoint( kernarg[0x10],out )", "disjoint(kernarg[16], out)"),
        ("no data races  between work-items", "no data races between work-items"),
    ],
)
def test_there_is_one_spelling(text: str, plain: str) -> None:
    assert str(parse(text)) == plain


@pytest.mark.parametrize("text", ["", "N", "N <= ", "N <= -1", "N <= 010", "disjoint(A)", "kernarg[x] < 3", "full"])
def test_what_is_no_assumption_is_none(text: str) -> None:
    assert parse(text) is None
    with pytest.raises(ValueError, match=r".*"):
        grants([text])


def test_the_help_names_every_sentence() -> None:
    assert all(sentence in HELP for sentence in Sentence)


@pytest.mark.parametrize("sentence", Sentence)
def test_a_sentence_is_told_once_to_a_proof(sentence: Sentence) -> None:
    kernel = read_file(Path(__file__).resolve().parents[2] / "samples/sgemm/kernel5.s").kernel(None)
    granted = granted_by({sentence}, kernel)
    assert (*granted.assumptions, *granted.others) == (Assumption(sentence),)


@given(st.lists(GRANTS, max_size=6))
def test_their_order_is_that_of_their_texts(some: list[Grant]) -> None:
    assert [str(grant) for grant in in_order(some)] == sorted(map(str, some))


@pytest.mark.parametrize(("block", "full"), [((64, 2, 1), True), ((48, 2, 1), False), ((0, 1, 1), False)])
def test_a_launch_grants_that_its_waves_are_full(block: tuple[int, int, int], full: bool) -> None:
    assert of_launch(block, 32) == ({Sentence.FULL_WAVES} if full else set())


@given(BOUNDS, st.integers(0, 1 << 41))
def test_the_range_of_a_bound_is_what_it_says(bound: Bound, number: int) -> None:
    says = {"<": number < bound.number, "<=": number <= bound.number, "==": number == bound.number}
    says |= {">": number > bound.number, ">=": number >= bound.number}
    low, high = bound.range
    assert (low <= number <= high) == says[bound.relation]


def test_the_validator_reads_places_and_ids() -> None:
    assert Assumption.parse("kernarg[0x18] = 4096") == Assumption("kernarg[24]", 4096, 4096)
    assert Assumption.parse("workgroup_id_x < 32") == Assumption("workgroup_id_x", 0, 31)
    assert Assumption.parse("disjoint(kernarg[16], kernarg[0])").pointers == (0, 16)
    assert Assumption.parse("full-waves").subject is Sentence.FULL_WAVES
