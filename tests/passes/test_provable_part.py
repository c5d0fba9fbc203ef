"""What is not proved as a whole is proved in part, and a remark says what is left out."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import replace
from types import SimpleNamespace

import pytest
from small_kernels import small_kernel

from isatool.asm.toolchain import Toolchain
from isatool.pipeline import attempt
from isatool.pipeline.attempt import StepProof
from isatool.pipeline.evidence import Proof
from isatool.pipeline.provable_part import is_same_by_blocks, provable_part
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.pipeline.search import Search

TEXT = """
s_load_b128 s[4:7], s[0:1], 0x0
v_lshlrev_b32_e32 v1, 2, v0
s_waitcnt lgkmcnt(0)
global_load_b32 v2, v1, s[4:5]
s_waitcnt vmcnt(0)
v_lshrrev_b32_e32 v3, v0, v2
v_and_b32_e32 v3, 15, v3
v_xor_b32_e32 v4, v2, v0
v_add_nc_u32_e32 v4, v4, v1
v_mul_lo_u32 v3, v3, v4
global_store_b32 v1, v3, s[6:7]
"""
(STEP,) = parse_pipeline("simplify")


def found(holds: object) -> Rewrite | None:
    program = small_kernel(TEXT).program
    made = rewrite(program, [STEP])
    assert {str(remark.facts["identity"]) for remark in made.remarks} == {"mask-after-shift", "xor-then-add"}
    return provable_part(made, STEP, lambda step: rewrite(program, [step]), holds)  # type: ignore[arg-type]


def names(made: Rewrite) -> set[str]:
    return {str(remark.facts["identity"]) for remark in made.remarks if "identity" in remark.facts}


@pytest.mark.parametrize("bad", ["mask-after-shift", "xor-then-add"])
def test_what_is_not_proved_is_left_out_and_named(bad: str) -> None:
    part = found(lambda made: bad not in names(made))
    assert part is not None
    assert names(part) == {"mask-after-shift", "xor-then-add"} - {bad}
    assert part.remarks[-1].message.endswith(f"is not proved: {bad}")
    assert f'--without "{bad}"' in part.remarks[-1].help


def test_nothing_is_left_where_nothing_is_proved() -> None:
    assert found(lambda made: False) is None


def test_all_that_the_blocks_show_is_kept() -> None:
    part = found(is_same_by_blocks)
    assert part is not None
    assert len(names(part)) == 2


@pytest.mark.parametrize(("bad", "most"), [(set(), 4), ({0}, 5), ({9}, 8), ({2, 3}, 9), (set(range(12)), 12)])
def test_faults_are_found_with_few_proofs(monkeypatch: pytest.MonkeyPatch, bad: set[int], most: int) -> None:
    """Of twelve identities that are independent, each result judged by whether one at fault is among them."""
    program = small_kernel(TEXT).program
    every = [f"identity-{number}" for number in range(12)]
    whole = rewrite(program, [STEP])
    first = next(remark for remark in whole.remarks if "identity" in remark.facts)

    def by(chosen: Sequence[str]) -> Rewrite:
        own = tuple(replace(first, facts={"identity": name, "count": 1}) for name in chosen)
        return replace(whole, remarks=own) if own else whole.withdrawn()

    def leaving_out(step: object, others: Iterable[str]) -> object:
        gone = set(others)
        return SimpleNamespace(chosen=[name for name in every if name not in gone])

    asked = []

    def holds(made: Rewrite) -> bool:
        asked.append(made)
        return not names(made) & {every[number] for number in bad}

    monkeypatch.setattr(type(STEP), "leaving_out", leaving_out)
    part = provable_part(by(every), STEP, lambda step: by(step.chosen), holds)  # type: ignore[attr-defined]
    good = {name for number, name in enumerate(every) if number not in bad}
    assert (names(part) if part is not None else set()) == good
    assert len(asked) <= most


ENDS = "v_lshrrev_b32_e32 v3, v0, v2", "global_store_b32 v1, v3, s[6:7]"
LOOPED = (
    TEXT.replace(ENDS[0], "s_mov_b32 s9, 0\n.Lloop:\n" + ENDS[0])
    .replace("v_mul_lo_u32 v3, v3, v4", "v_add_nc_u32_e32 v2, v3, v4")
    .replace(ENDS[1], "s_add_i32 s9, s9, 1\ns_cmp_lg_u32 s9, 99\ns_cbranch_scc1 .Lloop\n" + ENDS[1])
)
AFTER = TEXT.replace(
    ENDS[0],
    "s_mov_b32 s9, 0\n.Lloop:\nv_mul_lo_u32 v2, v2, v2\ns_add_i32 s9, s9, 1\ns_cmp_lg_u32 s9, 99\n"
    f"s_cbranch_scc1 .Lloop\n{ENDS[0]}",
)


@pytest.mark.parametrize(
    ("text", "goal", "seconds", "looked"),
    [
        (LOOPED, "auto", 500.0, True),
        (AFTER, "auto", 500.0, False),
        (AFTER, "auto", math.inf, True),
        (AFTER, "issue", 500.0, True),
    ],
)
def test_with_a_time_limit_parts_are_looked_for_where_the_whole_gains(
    monkeypatch: pytest.MonkeyPatch, text: str, goal: str, seconds: float, looked: bool
) -> None:
    asked: list[Rewrite] = []
    unproved = StepProof(Proof(frozenset(), "not proved"))
    monkeypatch.setattr(attempt, "_shown", lambda made, spec, sizes: unproved)
    monkeypatch.setattr(attempt, "provable_part", lambda made, step, again: asked.append(made))
    search = Search((STEP,), goal, None, Toolchain.find(), {}, frozenset(), False, lambda *_: None, seconds=seconds)
    program = small_kernel(text).program
    search.run(program, "k", None)
    assert bool(asked) is looked
