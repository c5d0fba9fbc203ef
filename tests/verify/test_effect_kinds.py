"""Every lemma refuses an instruction with an effect of a kind that it does not name."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, get_args

import pytest
from certificates_by_hand import reason_against
from steps_by_kind import steps_that_hold
from verify_snippets import PROLOGUE, kernel, verdict_of

from isatool.semantics import effects, lower
from isatool.verify import effect_kinds
from isatool.verify.lemma import kinds
from isatool.verify.verdict import PROVED, UNKNOWN

LINE: Final = "s_mov_b32 s29, 0x5eed"
OTHER: Final = "s_mov_b32 s29, 0x5eee"
"""instructions that no other test has, so that nothing is known of them from elsewhere"""


@dataclass(frozen=True)
class Novelty:
    """A kind of effect that nobody has heard of."""


@pytest.fixture
def novelty(monkeypatch: pytest.MonkeyPatch) -> None:
    """The second instruction has an effect of this kind besides its own."""
    usual = lower._effects_of

    def found(instruction: Any, *rest: Any) -> effects.Lowered:
        lowered = usual(instruction, *rest)
        return replace(lowered, effects=(*lowered.effects, Novelty())) if str(instruction) == OTHER else lowered

    monkeypatch.setattr(lower, "_effects_of", found)


def test_there_are_steps_of_every_kind_and_they_hold() -> None:
    assert {held.kind for held in steps_that_hold(LINE)} == set(kinds())
    for held in steps_that_hold(LINE):
        assert held.verdict.holds, held.verdict


def test_every_kind_of_step_refuses_what_it_does_not_name(novelty: None) -> None:
    for held in steps_that_hold(LINE):
        changed = replace(held, first=held.first.replace(LINE, OTHER), second=held.second.replace(LINE, OTHER))
        assert OTHER in changed.first, held.kind
        assert "Novelty" in reason_against(changed.verdict) or "not followed" in reason_against(changed.verdict), held


def test_no_kind_of_effect_is_left_without_an_answer() -> None:
    assert set(get_args(effects.Effect)) == effect_kinds.SAME_PLACE


WAVE64 = "\n\t\t.amdhsa_wavefront_size32 0"
HALVES = """
s_mov_b32 s12, 0
s_mov_b32 s13, -1
s_subvector_loop_begin s12, .LBB0_2
.LBB0_1:
v_add_nc_u32_e32 v2, 1, v1
s_subvector_loop_end s12, .LBB0_1
.LBB0_2:
v_mov_b32_e32 v2, s12
global_store_b32 v1, v2, s[4:5]
"""


def test_what_a_branch_reads_and_writes_besides_its_target_counts() -> None:
    first, second = (
        kernel(PROLOGUE + body, mode=WAVE64).replace(".wavefront_size: 32", ".wavefront_size: 64")
        for body in (HALVES, HALVES.replace("begin s12", "begin s13").replace("end s12", "end s13"))
    )
    assert verdict_of(first, first).status == PROVED
    assert verdict_of(first, second).status == UNKNOWN
