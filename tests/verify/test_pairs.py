"""Pairs of small kernels from every area of the ISA: a slice of `benchmarks/verify_pairs.py`, run and proved."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


def _benchmark() -> ModuleType:
    """benchmarks/verify_pairs.py, which is no package."""
    spec = importlib.util.spec_from_file_location("verify_pairs_benchmark", ROOT / "benchmarks/verify_pairs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


pairs = _benchmark()
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
