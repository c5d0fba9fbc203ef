"""Occupancy and entry conventions of the chips."""

from __future__ import annotations

import re
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.kernel import Kernel
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.isa.chips import (
    CHIPS,
    chip,
    occupancy,
    vgprs_for_waves,
    waves_by_vgpr,
)
from isatool.isa.hazards import Hazard
from isatool.isa.target import Target

ROOT = Path(__file__).resolve().parents[2]
BIG, SMALL = chip("gfx1100"), chip("gfx1102")
# (most VGPRs, waves per SIMD), read off compiled kernels
BIG_WAVE32 = ((96, 16), (120, 12), (144, 10), (168, 9), (192, 8), (216, 7), (240, 6), (256, 5))
BIG_WAVE64 = (
    *((48, 16), (60, 12), (72, 10), (84, 9), (96, 8), (108, 7), (120, 6), (144, 5), (192, 4), (252, 3)),
    (256, 2),
)
SMALL_WAVE32 = ((64, 16), (80, 12), (96, 10), (112, 9), (128, 8), (144, 7), (160, 6), (192, 5), (256, 4))


@pytest.mark.parametrize(
    ("target", "wave_size", "rows"),
    [(BIG, 32, BIG_WAVE32), (BIG, 64, BIG_WAVE64), (SMALL, 32, SMALL_WAVE32)]
    + [(chip(name), 32, SMALL_WAVE32) for name in ("gfx1103", "gfx1150", "gfx1152", "gfx1153")]
    + [(chip("gfx1151"), 32, BIG_WAVE32), (chip("gfx1151"), 64, BIG_WAVE64)],
)
def test_waves_per_register_count_are_those_of_compiled_kernels(
    target: Target, wave_size: int, rows: tuple[tuple[int, int], ...]
) -> None:
    first = 1
    for last, waves in rows:
        for vgprs in range(first, last + 1):
            assert waves_by_vgpr(target, vgprs, wave_size) == waves, vgprs
        first = last + 1


@pytest.mark.parametrize("name", ["gfx1150", "gfx1151", "gfx1152", "gfx1153"])
def test_the_waves_of_compiled_kernels_are_those_that_the_compiler_prints(name: str) -> None:
    text = Toolchain.find().compile_hip(ROOT / "benchmarks" / "corpus" / "hip" / "linear.hip", name)
    program = read_text(text)
    printed = [int(count) for count in re.findall(r"; Occupancy: (\d+)", text)]
    found = [Kernel(kernel).occupancy() for kernel in program.kernels]
    assert [each.printed for each in found if each is not None] == printed
    assert len(printed) > 5


@pytest.mark.parametrize(
    ("size", "lds", "cu_mode", "printed"),
    [
        (256, 16896, False, 14),
        (256, 16896, True, 12),
        (256, 33280, False, 6),
        (256, 33280, True, 4),
        (128, 32768, False, 4),
        (128, 33280, False, 3),
        (128, 33280, True, 2),
        (1024, 65536, False, 16),
        (32, 4096, False, 8),
    ],
)
def test_occupancy_by_lds_is_what_the_compiler_prints(size: int, lds: int, cu_mode: bool, printed: int) -> None:
    found = occupancy(BIG, 32, lds, size, cu_mode)
    assert found.printed == printed
    assert found.waves == printed


def test_whole_workgroups_of_the_published_sgemm_kernel_give_six_waves_where_the_compiler_prints_seven() -> None:
    found = occupancy(BIG, 216, 8320, 128, cu_mode=True)
    assert (found.by_vgpr, found.waves, found.workgroups, found.printed) == (7, 6, 3, 7)
    assert found.limiter == "vgprs"
    assert found.next_vgprs == 192
    assert occupancy(BIG, 192, 8320, 128, cu_mode=True).workgroups == 4


def test_fractions_of_a_wave_per_simd_are_kept() -> None:
    assert occupancy(BIG, 256, 65536, 96, cu_mode=True).waves == Fraction(3, 2)


def test_a_workgroup_that_does_not_fit_gives_no_waves() -> None:
    assert occupancy(BIG, 256, 0, 1024, cu_mode=True).waves == 0


def test_an_unlimited_kernel_is_limited_by_the_sixteen_waves() -> None:
    found = occupancy(BIG, 24, 0, 64)
    assert (found.waves, found.limiter, found.next_vgprs) == (16, "waves", None)


@given(st.sampled_from(CHIPS), st.integers(1, 256), st.sampled_from((32, 64)))
def test_fewer_registers_never_mean_fewer_waves(target: Target, vgprs: int, wave_size: int) -> None:
    waves = waves_by_vgpr(target, vgprs, wave_size)
    limit = vgprs_for_waves(target, waves, wave_size)
    assert vgprs <= limit
    assert waves_by_vgpr(target, limit, wave_size) >= waves


def test_a_wave_too_large_for_a_simd_has_the_limit_of_any_wave() -> None:
    assert waves_by_vgpr(BIG, 10**9) == 0
    assert vgprs_for_waves(BIG, 0) == 256


@given(st.integers(1, 256), st.integers(0, 65536), st.integers(1, 1024), st.booleans())
def test_the_next_step_fits_one_more_workgroup(vgprs: int, lds: int, size: int, cu_mode: bool) -> None:
    found = occupancy(BIG, vgprs, lds, size, cu_mode)
    if found.next_vgprs is not None:
        assert found.next_vgprs < vgprs
        better = occupancy(BIG, found.next_vgprs, 0, size, cu_mode)
        assert better.workgroups > found.workgroups or better.limiter == "workgroups"
    if found.next_lds is not None:
        assert occupancy(BIG, 1, found.next_lds, size, cu_mode).workgroups > found.workgroups


def test_errata_are_those_of_the_generation() -> None:
    rdna3 = [target.name for target in CHIPS if Hazard.TRANS_USE in target.hazards]
    assert rdna3 == ["gfx1100", "gfx1101", "gfx1102", "gfx1103"]
    assert [target.name for target in CHIPS if Hazard.MAD_OVERLAP in target.hazards] == rdna3
    assert [target.name for target in CHIPS if not target.vopd_parity] == ["gfx1200", "gfx1201"]


def test_an_unknown_chip_names_the_known_ones() -> None:
    with pytest.raises(KeyError, match="gfx1103"):
        chip("gfx900")
