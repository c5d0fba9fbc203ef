"""What each frozen version of the model says, and the rules in which they differ."""

from __future__ import annotations

import pytest
from model_loops import HEAD, TAIL

from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.isa import chips
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


def test_a_version_is_chosen_by_its_name() -> None:
    assert load_model(chips.DEFAULT).name == "gfx1100@1"
    assert load_model(chips.DEFAULT, "gfx1100@2").name == "gfx1100@2"
    assert load_model(chips.chip("gfx1151"), "gfx1151@2").name == "gfx1151@2"
    assert load_model(chips.DEFAULT, "gfx1100@2", {"latency.lds": 40}).name == "gfx1100@2+"
    board = load_model(chips.chip("gfx1101"), "gfx1100@2")
    assert board["board.simds"] < load_model(chips.DEFAULT, "gfx1100@2")["board.simds"]


@pytest.mark.parametrize("name", ["gfx1100@3", "gfx1151@2"])
def test_a_version_that_the_chip_does_not_have_is_a_file(name: str) -> None:
    with pytest.raises(UserError) as caught:
        load_model(chips.DEFAULT, name)
    assert "gfx1100@1, gfx1100@2" in str(caught.value)
