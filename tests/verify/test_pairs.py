"""Pairs of small kernels from every area of the ISA: a slice of `benchmarks/verify_pairs.py`, run and proved."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import load_script

ROOT = Path(__file__).parents[2]


pairs = load_script(ROOT / "benchmarks/verify_pairs.py")
LEAST_PAIRS, LEAST_EQUAL, LEAST_PROVED = 1000, 500, 0.8


def test_there_are_a_thousand_pairs_half_of_them_equal() -> None:
    found = pairs.all_pairs()
    assert len(found) >= LEAST_PAIRS
    assert sum(pair.equal for pair in found) >= LEAST_EQUAL


def test_a_slice_of_the_pairs_is_judged_rightly() -> None:
    found = [pairs.judge(pair) for pair in pairs.all_pairs()[::29]]
    assert [(one.pair.name, one.is_wrong) for one in found if one.is_wrong] == []
    equal = [one for one in found if one.pair.equal]
    assert sum(one.status == "proved" for one in equal) >= LEAST_PROVED * len(equal)


@pytest.mark.full
def test_no_different_pair_is_proved_and_most_equal_ones_are() -> None:
    found = [pairs.judge(pair) for pair in pairs.all_pairs()]
    assert [(one.pair.name, one.is_wrong) for one in found if one.is_wrong] == []
    equal = [one for one in found if one.pair.equal]
    assert sum(one.status == "proved" for one in equal) >= LEAST_PROVED * len(equal)
