"""What each frozen version of the model says, and the rules in which they differ."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from model_loops import HEAD, TAIL

from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.model.access import ObservedAccess
from isatool.model.machine import Rules
from isatool.model.parameters import load_model, model_of
from isatool.model.prediction import ModelledKernel
from isatool.model.replay import replay
from isatool.model.wave_clock import WaveClock


def gap(body: str, version: int) -> float:
    """Cycles between the last two issues of a wave; the clock of one wave has to say the same."""
    model = model_of(chips.DEFAULT, version)
    kernel = ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model)
    places = list(range(1, 1 + len(body.splitlines())))
    *_, before, last = replay(kernel.pricing, [places])[0]
    clock = WaveClock(Rules.of(model))
    for place in places:
        time = clock.earliest(op := kernel.pricing.op(place))
        clock.issue(op, time)
    assert time == last.time
    return last.time - before.time


@pytest.mark.parametrize(
    ("body", "first", "second"),
    [
        ("v_mov_b32_e32 v9, 0\nds_load_b32 v1, v2", 1, 17),
        ("v_mov_b32_e32 v9, 0\nds_store_b32 v1, v2", 1, 17),
        ("v_mov_b32_e32 v2, 0\nds_load_b32 v1, v2", 17, 17),
        ("v_add_nc_u32_e32 v1, s4, v2\nv_mov_b32_e32 v9, 0\ns_mov_b32 s4, 0", 15, 7),
        ("v_cndmask_b32_e64 v1, v2, v3, s4\nv_mov_b32_e32 v9, 0\ns_mov_b32 s4, 0", 15, 15),
        ("v_add_co_ci_u32_e64 v2, null, 0, s3, s2\ns_addc_u32 s2, s7, s9", 16, 16),
        ("s_mov_b32 s8, 0\ns_load_b32 s4, s[2:3], 0x0", 1, 9),
        ("s_cmp_eq_u32 s8, 0\ns_load_b32 s4, s[2:3], 0x0", 1, 1),
    ],
)
def test_the_rules_in_which_the_versions_differ(body: str, first: float, second: float) -> None:
    assert gap(body, 1) == first
    assert gap(body, 2) == second


@pytest.mark.parametrize(
    ("body", "cycles"),
    [
        ("v_cmp_eq_u32_e32 vcc_lo, v1, v2\ns_wait_alu depctr_va_vcc(0)\nv_cndmask_b32_e32 v3, v1, v2, vcc_lo", 17),
        ("v_cmp_eq_u32_e64 s4, v1, v2\ns_wait_alu depctr_va_sdst(0)\nv_cndmask_b32_e64 v3, v1, v2, s4", 17),
        ("s_add_co_i32 s4, s4, 1\ns_wait_alu depctr_sa_sdst(0)\ns_cmp_eq_u32 s4, 0", 9),
        ("v_cmp_eq_u32_e64 s4, v1, v2\ns_wait_alu depctr_va_vcc(0)\nv_mov_b32_e32 v3, s6", 4),
        ("s_mov_b32 s5, 0\ns_add_co_i32 s4, s4, 1\ns_cmp_eq_u32 s4, 0", 2),
    ],
)
def test_s_wait_alu_holds_back_its_wave_and_not_the_vector_unit(body: str, cycles: float) -> None:
    """All engines agree, and other waves issue meanwhile."""
    model = model_of(chips.chip("gfx1200"))
    kernel = ModelledKernel(read_text(f"{HEAD}{body}{TAIL}".replace("gfx1100", "gfx1200")).functions[0], model)
    times = [[issue.time - wave[0].time for issue in wave] for wave in replay(kernel.pricing, [[1, 2, 3]] * 4)]
    assert times[0][-1] == cycles
    assert all(wave[-1] <= cycles + 3 for wave in times)
    clock = WaveClock(Rules.of(model))
    for place in (1, 2, 3):
        time = clock.earliest(op := kernel.pricing.op(place))
        clock.issue(op, time)
    assert time == cycles


def test_a_version_is_chosen_by_its_name() -> None:
    assert load_model(chips.DEFAULT).name == "gfx1100@2"
    assert load_model(chips.chip("gfx1151")).name == "gfx1151@2"
    for name in ("gfx1100@1", "gfx1100@2", "gfx1151@1", "gfx1151@2", "gfx1200@2", "gfx1201@2"):
        assert load_model(chips.chip(name.partition("@")[0]), name).name == name
    assert load_model(chips.DEFAULT, "gfx1100@2", {"latency.lds": 40}).name == "gfx1100@2+"
    board = load_model(chips.chip("gfx1101"), "gfx1101@2")
    assert board["board.simds"] < load_model(chips.DEFAULT, "gfx1100@2")["board.simds"]


@pytest.mark.parametrize(("version", "drains"), [("", 1), ("version = 1", 0), ("version = 2", 1), ("version = 9", 1)])
def test_a_file_changes_the_version_that_it_names(version: str, drains: float, tmp_path: Path) -> None:
    path = tmp_path / "card.toml"
    path.write_text(f'chip = "gfx1100"\n{version}\n[latency]\nlds = 40\n')
    model = load_model(chips.DEFAULT, str(path))
    assert (model["lds.drains"], model["latency.lds"]) == (drains, 40)


@pytest.mark.parametrize("name", ["gfx1100@3", "gfx1151@2"])
def test_a_version_that_the_chip_does_not_have_is_a_file(name: str) -> None:
    with pytest.raises(UserError) as caught:
        load_model(chips.DEFAULT, name)
    assert "gfx1100@1, gfx1100@2" in str(caught.value)


def _replayed(body: str, version: int, waves: int, *, first: bool = False, cold: bool = False) -> list[list[float]]:
    model = model_of(chips.DEFAULT, version)
    kernel = ModelledKernel(
        read_text(HEAD + body + TAIL).functions[0], model.in_first_dispatch() if first else model, None
    )
    places = list(range(1, 1 + len(body.splitlines())))
    found = replay(kernel.pricing, [places] * waves, starts=[100.0 * wave for wave in range(waves)], cold=cold)
    return [[issue.time for issue in wave] for wave in found]


def test_the_first_scalar_load_of_a_dispatch_is_cold_for_all_that_ask_before_it_is_back() -> None:
    body = "s_load_b32 s4, s[2:3], 0x0\ns_waitcnt lgkmcnt(0)\ns_load_b32 s5, s[2:3], 0x0\ns_waitcnt lgkmcnt(0)"
    early, late = _replayed(body, 2, 2, cold=True)
    assert early[1] - early[0] == pytest.approx(1120)
    assert late[1] == pytest.approx(early[1], abs=1)
    assert early[3] - early[2] == pytest.approx(1120)  # another load reads something else
    first, _ = _replayed(body, 2, 2, first=True, cold=True)
    assert first[1] - first[0] == pytest.approx(1384)
    warm, _ = _replayed(body, 2, 2)
    assert warm[1] - warm[0] == 29
    for first_dispatch in (False, True):
        old, _ = _replayed(body, 1, 2, first=first_dispatch, cold=True)
        assert old[1] - old[0] == 29


def test_loads_of_a_first_dispatch_come_from_further_away() -> None:
    body = "global_load_b32 v1, v0, s[2:3]\ns_waitcnt vmcnt(0)"
    ((load, wait),) = _replayed(body, 2, 1)
    ((far_load, far_wait),) = _replayed(body, 2, 1, first=True)
    assert (far_wait - far_load) - (wait - load) == 634 - 418


def test_a_first_dispatch_is_no_faster_on_a_card_whose_warm_loads_are_slow() -> None:
    model = load_model(chips.DEFAULT, "gfx1100@2", {"latency.vmem": 700})
    assert model.in_first_dispatch()["latency.vmem"] == 700


@pytest.mark.parametrize(("version", "apart"), [(1, 6), (2, 12)])
def test_stores_of_two_waves_leave_as_far_apart_as_both_simds_send(version: int, apart: float) -> None:
    """An address of two registers and four of data; `s_nop` waits until a store has read its registers."""
    body = "global_store_b128 v[2:3], v[4:7], off\ns_nop 0"
    model = model_of(chips.DEFAULT, version)
    kernel = ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model)
    first, second, third = replay(kernel.pricing, [[1, 2]] * 3)
    assert second[1].time - first[1].time == third[1].time - second[1].time == apart
    twice = ModelledKernel(read_text(f"{HEAD}{body.splitlines()[0]}\n{body}{TAIL}").functions[0], model)
    (row,) = replay(twice.pricing, [[1, 2, 3]])
    assert row[2].time - first[1].time == 6  # a wave's own in a row


def test_a_wave_gets_its_loads_in_a_row_and_the_other_simd_comes_after_it() -> None:
    """32 lanes that read 16 bytes each, all of four lines: 4 cycles of the cache, as many for the other SIMD."""
    load = "global_load_b128 v[{}:{}], v[2:3], off"
    body = "\n".join(load.format(8 + 4 * number, 11 + 4 * number) for number in range(4))
    waits = "\n".join(f"s_waitcnt vmcnt({3 - number})" for number in range(4))
    one, other = _replayed(f"{body}\n{waits}", 2, 2)
    returns = [after - before for before, after in pairwise(one[4:])]
    assert returns == [4, 4, 4]
    together = ModelledKernel(read_text(f"{HEAD}{body}\n{waits}{TAIL}").functions[0], model_of(chips.DEFAULT, 2))
    first, second = replay(together.pricing, [list(range(1, 9))] * 2)
    assert second[4].time - first[7].time >= 4 * 4  # what the other SIMD asked in the meantime
    assert other[4] - other[0] == one[4] - one[0]


@pytest.mark.parametrize(("version", "whole", "parts", "stored"), [(1, 16.0, 16.0, 16.0), (2, 8.0, 32.0, 40.0)])
def test_a_line_of_which_an_access_touches_a_part_costs_twice(
    version: int, whole: float, parts: float, stored: float
) -> None:
    """A load of four whole lines, one of eight halves, and a store to these, whose data comes after the lines."""
    load, store = "global_load_b128 v[8:11], v[2:3], off", "global_store_b128 v[2:3], v[4:7], off"
    halves = ObservedAccess(0, 0, 8, 512, 512)
    function = read_text(f"{HEAD}{load}\n{load}\n{store}{TAIL}").functions[0]
    pricing = ModelledKernel(function, model_of(chips.DEFAULT, version)).pricing
    found = replace(pricing, predicted={2: halves, 3: halves})
    assert [found.price(index).service for index in (1, 2, 3)] == [whole, parts, stored]


@pytest.mark.parametrize(("version", "late"), [(1, 6), (2, 16)])
def test_stores_leave_as_fast_as_the_cache_takes_them_when_its_places_are_full(version: int, late: float) -> None:
    """Six stores of a SIMD have a place; the cache takes four lines and their data in 8 cycles, of each SIMD."""
    body = "global_store_b128 v[2:3], v[4:7], off\ns_nop 0"
    kernel = ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model_of(chips.DEFAULT, version))
    ends = [wave[1].time for wave in replay(kernel.pricing, [[1, 2]] * 24)]
    assert ends[-1] - ends[-2] == late
    freely = replace(kernel, model=kernel.model.with_values({"vmem.stores": 1000}))
    ends = [wave[1].time for wave in replay(freely.pricing, [[1, 2]] * 24)]
    assert ends[-1] - ends[-2] == (6 if version == 1 else 12)


@pytest.mark.parametrize(("version", "waits"), [(1, True), (2, False)])
def test_the_next_block_of_code_comes_while_a_wave_waits(version: int, waits: bool) -> None:
    body = "\n".join(["s_load_b32 s4, s[2:3], 0x0", "s_waitcnt lgkmcnt(0)", *["v_mov_b32_e32 v9, 0"] * 80])
    model = load_model(chips.DEFAULT, f"gfx1100@{version}", {"latency.smem_cold": 1120.0})
    kernel = ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model)
    (found,) = replay(kernel.pricing, [list(range(1, 83))], cold=True)
    longest = max(after.time - before.time for before, after in pairwise(found[2:]))
    assert (longest > 200) == waits


@pytest.mark.parametrize(("version", "free"), [(1, 6), (2, 8)])
def test_so_many_matrix_products_are_issued_at_once(version: int, free: int) -> None:
    """Two waves, five products each; the next one issues when one more of those before executes."""
    body = "\n".join(["v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[8:15], v[0:7]"] * 5)
    model = load_model(chips.DEFAULT, f"gfx1100@{version}", {"issue.wmma_bank": 0})
    kernel = ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model)
    waves = replay(kernel.pricing, [list(range(1, 6))] * 2)
    times = sorted(issue.time for wave in waves for issue in wave)
    gaps = [after - before for before, after in pairwise(times)]
    assert gaps[: free - 1] == [1] * (free - 1)
    assert gaps[free - 1] > 20
