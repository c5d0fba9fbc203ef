"""The model on executed sequences: issue times, and what each instruction waited for."""

from __future__ import annotations

import pytest
from model_loops import kernel

from isatool.model.machine import StallReason
from isatool.model.replay import replay


def _once(body: str, *waves: list[int], **settings: float) -> list[tuple[float, StallReason, int]]:
    found = kernel(body, **settings)
    sequences = waves or (list(range(1, 1 + len(body.strip().splitlines()))),)
    return [(issue.time, issue.reason, issue.producer) for issue in replay(found.pricing, sequences)[0]]


def test_a_wait_ends_when_its_access_returns_and_names_it() -> None:
    found = _once("global_load_b32 v1, v0, s[2:3]\nv_mov_b32_e32 v5, 0\ns_waitcnt vmcnt(0)")
    assert found[2][0] >= 300
    assert found[2][1:] == (StallReason.GLOBAL, 0)


def test_times_are_in_order_and_start_where_they_are_told() -> None:
    found = kernel("v_mov_b32_e32 v5, 0\nv_mov_b32_e32 v6, 0")
    first, second = replay(found.pricing, [[1, 2], [1, 2]], starts=[10, 20])
    assert first[0].time == 10
    assert second[0].time >= 20
    assert first[1].time > first[0].time


def test_a_pin_overrides_the_model() -> None:
    found = kernel("global_load_b32 v1, v0, s[2:3]\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v5, 0")
    issues = replay(found.pricing, [[1, 2, 3]], pins={(0, 1): 1500.0})[0]
    assert issues[1].time == 1500
    assert issues[2].time == 1501


def test_a_sleep_issues_when_it_is_over() -> None:
    found = _once("s_sleep 4\nv_mov_b32_e32 v5, 0\ns_nop 3\ns_nop 0")
    times = [time for time, _, _ in found]
    assert times[0] == 255
    assert times[1] == 256
    assert times[3] - times[2] == 1


def test_two_barriers_issue_in_eight_cycles() -> None:
    found = kernel("s_barrier\nv_mov_b32_e32 v5, 0")
    waves = replay(found.pricing, [[1, 2]] * 5, group=5)
    assert [wave[0].time for wave in waves] == [0, 1, 8, 9, 16]


def test_a_64_bit_shift_holds_the_next_vector_instruction_of_any_wave() -> None:
    found = kernel("v_lshlrev_b64 v[4:5], 2, v[2:3]\nv_mov_b32_e32 v6, 0")
    first, second = replay(found.pricing, [[1, 2], [2]], starts=[0, 1])
    assert [issue.time for issue in first] == [0, 2]
    assert second[0].time == 3


def test_single_fmas_of_three_registers_execute_a_little_longer() -> None:
    body = "\n".join(f"v_fma_f32 v{10 + number}, v1, v2, v3" for number in range(20))
    plain = "\n".join(f"v_add_f32_e32 v{10 + number}, v1, v2" for number in range(20))
    slow, fast = (replay(kernel(text).pricing, [list(range(1, 21))])[0] for text in (body, plain))
    assert fast[-1].execution - fast[0].execution == 19
    assert slow[-1].execution - slow[0].execution == pytest.approx(19 * 1.28)
