"""The model on executed sequences: issue times, and what each instruction waited for."""

from __future__ import annotations

from model_loops import kernel

from isatool.model.replay import Reason, replay


def _once(body: str, *waves: list[int], **settings: float) -> list[tuple[float, Reason, int]]:
    found = kernel(body, **settings)
    sequences = waves or (list(range(1, 1 + len(body.strip().splitlines()))),)
    return [(issue.time, issue.reason, issue.producer) for issue in replay(found.pricing, sequences)[0]]


def test_a_wait_ends_when_its_access_returns_and_names_it() -> None:
    found = _once("global_load_b32 v1, v0, s[2:3]\nv_mov_b32_e32 v5, 0\ns_waitcnt vmcnt(0)")
    assert found[2][0] >= 300
    assert found[2][1:] == (Reason.GLOBAL, 0)


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
