"""No step proves a wrong program, whatever its places and numbers: empty, overlapping, reversed, or others."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from certificates_by_hand import Data, both, reason_against, reorder, verdict_on, with_bodies
from steps_by_kind import Held, steps_that_hold
from verify_snippets import PROLOGUE, kernel

from isatool.asm.reader import read_text
from isatool.verify.lemma import kinds
from isatool.verify.verdict import UNKNOWN

_STORE: Final = re.compile(r"global_store_.*")
_LABEL: Final = re.compile(r"^(\.L\w+):", re.MULTILINE)
_MOST_SECONDS: Final = 30
"""of the processor's time for one step, several times what any takes"""


def wrong(held: Held) -> Held:
    """The same step towards a program without the last store."""
    *_, last = _STORE.finditer(held.second)
    return replace(held, second=f"{held.second[: last.start()]}s_nop 0{held.second[last.end() :]}")


def points(held: Held) -> list[Data]:
    """Places of either program, and some of none."""
    labels = dict.fromkeys((*_LABEL.findall(held.second)[:3], *_LABEL.findall(held.first)[:3], "nowhere", held.kernel))
    numbers = (0, 4, 5, 10**6)
    return [{"label": label, "offset": n % 2} for n, label in enumerate(labels)] + [{"instruction": n} for n in numbers]


def variants(value: Any, places: list[Data]) -> Iterator[Any]:
    """What may be in a step instead of something."""
    match value:
        case int():
            yield from (0, 1, value + 1, max(0, value - 1), 2 * value, 0xFFFFFFFF)
        case str():
            yield from ("", "panels", "hilbert", "xcds")
        case list():
            yield from ([], value + value, value[::-1])
            for number, each in enumerate(value):
                yield from ([*value[:number], other, *value[number + 1 :]] for other in variants(each, places))
        case {"instruction": _} | {"label": _}:
            yield from places
        case {"first": dict() as first, "second": second} if "instruction" in first or "label" in first:
            yield {"first": second, "second": first}
            yield from ({"first": each, "second": second} for each in places)
            yield from ({"first": first, "second": each} for each in places)
            yield from ({"first": each, "second": each} for each in places)
        case dict():
            for key, each in value.items():
                yield from ({**value, key: other} for other in variants(each, places))


def steps_like(held: Held) -> Iterator[Data]:
    """A step with one part after the other changed, and with two of its parts alike."""
    parts = {key: value for key, value in held.step.items() if key != "step"}
    places = points(held)
    yield held.step
    for key, value in parts.items():
        yield from ({**held.step, key: other} for other in variants(value, places))
        yield from ({**held.step, key: other} for other in parts.values() if type(other) is type(value))
    for each in places if len(parts) > 1 else ():
        same = {"first": each, "second": each}
        yield {
            **held.step,
            **{key: same for key, value in parts.items() if isinstance(value, dict) and "first" in value},
        }
        yield {
            **held.step,
            **{key: each for key, value in parts.items() if isinstance(value, dict) and "first" not in value},
        }


def refused(held: Held) -> None:
    start = time.process_time()
    assert held.verdict.status == UNKNOWN, held.step
    assert time.process_time() - start < _MOST_SECONDS, held.step


@pytest.mark.parametrize("kind", kinds())
def test_no_step_proves_a_wrong_program(kind: str) -> None:
    for held in steps_that_hold():
        if held.kind == kind:
            for step in steps_like(held):
                refused(replace(wrong(held), step=step))


@pytest.mark.parametrize("kind", kinds())
def test_no_step_of_one_kind_proves_what_another_does_wrong(kind: str) -> None:
    steps = [held.step for held in steps_that_hold() if held.kind == kind]
    for held in steps_that_hold():
        for step in steps:
            refused(replace(wrong(held), step=step))
            refused(replace(held, first=wrong(held).second, step=step))


@pytest.mark.parametrize("held", steps_that_hold(), ids=lambda held: held.kind)
def test_a_step_is_for_one_wave_size_one_chip_and_one_kernel(held: Held) -> None:
    wide = "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel"
    other = re.sub(r"\s*\.amdhsa_wavefront_size32 1", "", held.second).replace("\t.end_amdhsa_kernel", wide)
    refused(replace(held, second=other))
    refused(replace(held, second=held.second.replace("gfx1100", "gfx1101")))
    renamed = re.sub(rf"\b{held.kernel}\b", "another", held.second)
    assert [each.name for each in read_text(renamed).kernels] == ["another"]
    refused(replace(held, step={**held.step, "program": renamed}, more=({"step": "equal"},)))


_TO_V2: Final = "v_mov_b32_e32 v2, v0\n"
_OUT: Final = "global_store_b32 v1, v2, s[6:7]\n"
_ALL_ON: Final = "s_mov_b32 exec_lo, -1\n"
_REGIONS: dict[str, tuple[str, str]] = {
    "a store passes a write of EXEC": (
        _TO_V2 + "s_mov_b32 exec_lo, s8\n" + _OUT + _ALL_ON, _TO_V2 + _OUT + "s_mov_b32 exec_lo, s8\n" + _ALL_ON,
    ),
    "a mask is overwritten in between": (
        "v_cmp_gt_u32_e32 vcc_lo, 3, v0\nv_cndmask_b32_e32 v2, v0, v1, vcc_lo\nv_cmp_gt_u32_e32 vcc_lo, 5, v0\n" + _OUT,
        "v_cmp_gt_u32_e32 vcc_lo, 3, v0\nv_cmp_gt_u32_e32 vcc_lo, 5, v0\nv_cndmask_b32_e32 v2, v0, v1, vcc_lo\n" + _OUT,
    ),
    "a sum passes a write of MODE": (
        "s_round_mode 0x5\nv_add_f32_e32 v2, v0, v1\ns_round_mode 0x0\n" + _OUT,
        "v_add_f32_e32 v2, v0, v1\ns_round_mode 0x5\ns_round_mode 0x0\n" + _OUT,
    ),
    "a read of a lane passes a write of EXEC": (
        "s_mov_b32 exec_lo, s8\nv_readfirstlane_b32 s10, v0\n" + _ALL_ON + "v_mov_b32_e32 v2, s10\n" + _OUT,
        "s_mov_b32 exec_lo, s8\n" + _ALL_ON + "v_readfirstlane_b32 s10, v0\nv_mov_b32_e32 v2, s10\n" + _OUT,
    ),
    "a scalar load of what is stored": (
        _TO_V2 + _OUT + "s_load_b32 s10, s[6:7], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, s10\n",
        _TO_V2 + "s_load_b32 s10, s[6:7], 0x0\n" + _OUT + "s_waitcnt lgkmcnt(0)\nv_mov_b32_e32 v3, s10\n",
    ),
    "arms of a branch change places": (
        "s_cmp_eq_u32 s8, 0\ns_cbranch_scc1 .Lx\n" + _TO_V2 + "s_branch .Ly\n.Lx:\nv_mov_b32_e32 v2, v1\n.Ly:\n" + _OUT,
        "s_cmp_eq_u32 s8, 0\ns_cbranch_scc0 .Lx\n" + _TO_V2 + "s_branch .Ly\n.Lx:\nv_mov_b32_e32 v2, v1\n.Ly:\n" + _OUT,
    ),
}  # fmt: skip


@pytest.mark.parametrize(("first", "second"), _REGIONS.values(), ids=_REGIONS)
def test_regions_that_do_something_else(first: str, second: str) -> None:
    begin = len(PROLOGUE.strip().splitlines())
    end = begin + sum(not line.endswith(":") for line in first.splitlines())
    assert "another order" in reason_against(with_bodies(first, second, reorder(both(begin), both(end))))


_LAUNCHED: dict[str, tuple[str, str]] = {
    "another MODE": (".amdhsa_float_denorm_mode_32 3", ".amdhsa_float_denorm_mode_32 0"),
    "smaller workgroups": (".max_flat_workgroup_size: 256", ".max_flat_workgroup_size: 32"),
    "fewer arguments": ("kernarg_size 24", "kernarg_size 8"),
    "less LDS": ("group_segment_fixed_size 2048", "group_segment_fixed_size 0"),
    "pointers that are apart": (
        ".value_kind:     global_buffer", ".value_kind:     global_buffer\n        .is_restrict:    true",
    ),
}  # fmt: skip


@pytest.mark.parametrize(("old", "new"), _LAUNCHED.values(), ids=_LAUNCHED)
def test_a_program_on_the_way_is_launched_alike(old: str, new: str) -> None:
    text = kernel(PROLOGUE + _TO_V2 + _OUT, lds=2048)
    assert old in text
    reason = reason_against(
        verdict_on(text, text, {"step": "equal", "program": text.replace(old, new)}, {"step": "equal"})
    )
    assert "launched differently" in reason
