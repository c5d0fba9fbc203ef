"""LDS passes and global transactions of addresses that can be counted by hand."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.lds_banks import LdsTiming
from isatool.isa import chips
from isatool.model.lds_timing import timing_of
from isatool.model.observe import lds_cycles, transactions
from isatool.model.parameters import default_model

TIMING = LdsTiming(chips.DEFAULT.lds_banks)
ALL = np.ones(32, bool)
LANES = np.arange(32, dtype=np.int64)


@pytest.mark.parametrize(("stride", "cycles"), [(0, 1), (1, 1), (2, 2), (3, 1), (4, 4), (16, 16), (32, 32), (33, 1)])
def test_a_column_of_dwords_takes_as_many_passes_as_lanes_share_a_bank(stride: int, cycles: int) -> None:
    assert lds_cycles(LANES * 4 * stride, ALL, 4, TIMING) == cycles


def test_consecutive_wide_accesses_have_no_conflicts() -> None:
    assert lds_cycles(LANES * 8, ALL, 8, TIMING) == 2
    assert lds_cycles(LANES * 16, ALL, 16, TIMING) == 4


def test_the_chip_file_says_what_is_taken_without_one() -> None:
    assert timing_of(default_model()) == TIMING
    other = default_model().with_values({"lds.banks": 64, "lds.lanes_64": 32})
    assert (timing_of(other).banks, timing_of(other).group(8)) == (64, 32)


def test_lanes_that_are_off_ask_for_nothing() -> None:
    mask = LANES < 2
    assert lds_cycles(LANES * 128, mask, 4, TIMING) == 2
    assert lds_cycles(LANES * 128, ~ALL, 4, TIMING) == 1


@given(st.lists(st.integers(0, 4095), min_size=32, max_size=32))
def test_passes_lie_between_the_best_and_the_worst(words: list[int]) -> None:
    assert 1 <= lds_cycles(np.array(words, dtype=np.int64) * 4, ALL, 4, TIMING) <= 32


@pytest.mark.parametrize(
    ("addresses", "size", "expected"),
    [
        (LANES * 4, 4, (1, 128)),
        (LANES * 4 + 64, 4, (2, 128)),
        (LANES * 16, 16, (4, 512)),
        (LANES * 0, 4, (1, 32)),
        (LANES // 8 * 4096 + LANES % 8 * 4, 4, (4, 128)),
        (LANES * 256, 4, (32, 1024)),
    ],
)
def test_accesses_are_merged_into_aligned_transactions(
    addresses: np.ndarray, size: int, expected: tuple[int, int]
) -> None:
    assert transactions(addresses, size) == expected
