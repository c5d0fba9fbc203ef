"""Every covered form of the table, printed as numpy, gives what the definitions give, on values biased to the edges."""

from __future__ import annotations

import numpy as np
import pytest
from random_instructions import VGPRS, Generator, computing_forms
from wave_oracle import WaveState, after

from isatool.emulator.findings import EmulatorFindings
from isatool.emulator.group import Group, Shared
from isatool.emulator.memory import GlobalMemory, Lds
from isatool.emulator.print_numpy import step_function
from isatool.emulator.steps import make_step
from isatool.ir.instruction import Instruction
from isatool.isa.wave import WAVE32, WAVE_SIZES
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode

MODES = (Mode(), Mode(), Mode(denormals_32=0, denormals_16_64=3, ieee=False), Mode(denormals_16_64=0, dx10_clamp=False))
WAVES = 3
PARTS = 4


def group_of(states: list[WaveState]) -> Group:
    """Waves in lockstep with the registers of the given states."""
    shared = Shared(GlobalMemory([]), Lds(1, 64), EmulatorFindings(), False, 0)
    count = len(states)
    lanes = states[0].lanes
    v = np.zeros((256, count, lanes), np.uint32)
    s = np.zeros((256, count, 1), np.uint32)
    for place, state in enumerate(states):
        v[: len(state.v), place] = state.v
        s[: len(state.s), place, 0] = state.s
    scc = np.array([[bool(state.scc)] for state in states])
    nothing = np.zeros((count, lanes, 0), np.uint32)
    return Group(
        shared, 0, 0, v, s, scc, np.zeros(count, np.int64), np.arange(count), np.ones((count, lanes), bool),
        np.zeros_like(v), np.zeros_like(s), nothing, nothing,
    )  # fmt: skip


def check(instruction: Instruction, mode: Mode, seed: int, wave_size: int) -> None:
    """Run one instruction both ways."""
    lowered = lower(instruction, mode, wave_size=wave_size)
    states = [WaveState.random(seed * WAVES + place, VGPRS, wave_size) for place in range(WAVES)]
    group = group_of(states)
    step = make_step(lowered, instruction, 0, 1, {})
    if step.shape:
        with np.errstate(all="ignore"):
            step_function(step.shape)(group, *step.arguments)
    for place, state in enumerate(states):
        wanted = after(lowered.effects, state)
        for register, row in enumerate(wanted.v):
            got = group.v[register, place].tolist()
            assert got == row, f"{instruction}: v{register} {differing(got, row, state)}"
        got_scalars = group.s[:128, place, 0].tolist()
        assert got_scalars == wanted.s, f"{instruction}: scalars"
        assert int(group.scc[place, 0]) == wanted.scc, f"{instruction}: scc"


def is_refused(instruction: Instruction, mode: Mode) -> bool:
    """True if the only reason not to cover it is a clamp, or an inline constant, that means nothing there."""
    try:
        lower(instruction, mode)
    except NotEmulated as error:
        if "clamp" not in error.reason and "inline constant" not in error.reason:
            raise
        return True
    return False


def differing(got: list[int], wanted: list[int], state: WaveState) -> str:
    """The first lane that differs."""
    lane = next(lane for lane in range(state.lanes) if got[lane] != wanted[lane])
    return f"lane {lane}: {got[lane]:#x} instead of {wanted[lane]:#x}"


@pytest.mark.parametrize("part", [pytest.param(part, marks=pytest.mark.full if part else ()) for part in range(PARTS)])
@pytest.mark.parametrize("wave_size", WAVE_SIZES)
@pytest.mark.parametrize(
    ("encodings", "rounds"),
    [
        (("sop1", "sop2", "sopc", "sopk"), 4),
        (("vop1", "vop2", "vopd"), 2),
        (("vop3",), 1),
        (("vop3sd", "vop3p"), 3),
        (("vopc",), 1),
    ],
)
def test_every_form_computes_what_the_definitions_say(
    encodings: tuple[str, ...], rounds: int, wave_size: int, part: int
) -> None:
    """Part 0 takes every form once, in waves of 64 every fourth; the others, what is left."""
    forms = computing_forms(encodings, wave_size)
    rounds = rounds if wave_size == WAVE32 else 1
    assert len(forms) > 20
    for number in range(rounds):
        for place, (row, form) in enumerate(forms):
            if part != (place if wave_size != WAVE32 else number) % PARTS:
                continue
            seed = number * 100_003 + place
            instruction = Generator(seed, wave_size).instance(row, form)
            mode = MODES[seed % len(MODES)]
            if not is_refused(instruction, mode):
                check(instruction, mode, seed, wave_size)
