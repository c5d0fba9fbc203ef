"""The shapes printed as C give what the definitions give, on the same instances and values as the numpy engine."""

from __future__ import annotations

import ctypes

import numpy as np
import pytest
from random_instructions import VGPRS, Generator, computing_forms
from test_numpy_engine_against_definitions import MODES, is_refused
from wave_oracle import WaveState, after

from isatool.emulator.native import ShapeStore
from isatool.emulator.native_code import LANE_BYTES, slot_words
from isatool.emulator.print_fast_c import printed
from isatool.emulator.steps import EmulatedStep, make_step
from isatool.ir.instruction import Instruction
from isatool.isa.wave import WAVE32, WAVE64
from isatool.semantics.effects import Effect
from isatool.semantics.lower import lower

DPP_SHARE = 6
FUNCTION = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)


class NativeWave:
    """One wave in the memory layout of the C runtime."""

    def __init__(self, store: ShapeStore, state: WaveState) -> None:
        library = store.driver()
        library.size_of_wave.restype = ctypes.c_uint64
        size = library.size_of_wave()
        raw = np.zeros(size + 256, np.uint8)
        start = -raw.ctypes.data % 256
        self.bytes = raw[start : start + size]
        self.raw = raw
        row = LANE_BYTES * state.lanes
        self.v = self.bytes[: 256 * row].view(np.uint32).reshape(256, state.lanes)
        self.mask = self.bytes[256 * row : 257 * row].view(np.uint32)
        scalars = store.offset_of_scalars
        self.s = self.bytes[scalars : scalars + 512].view(np.uint32)
        self.rest = self.bytes[scalars + 512 : scalars + 520].view(np.uint32)
        self.v[: len(state.v)] = state.v
        self.s[:] = state.s
        mask = state.exec_mask
        self.mask[:] = [0xFFFFFFFF if mask >> lane & 1 else 0 for lane in range(state.lanes)]
        self.rest[:] = state.scc, mask + 1 == 1 << state.lanes


def instances(
    encodings: tuple[str, ...], rounds: int, wave_size: int
) -> list[tuple[int, Instruction, EmulatedStep, tuple[Effect, ...]]]:
    """The instances of the numpy test, lowered."""
    found = []
    for number in range(rounds):
        for place, (row, form) in enumerate(computing_forms(encodings, wave_size)):
            seed = number * 100_003 + place
            if form.dpp and place % DPP_SHARE:
                continue  # lanes are permuted the same way in every form; each costs compile time
            instruction = Generator(seed, wave_size).instance(row, form)
            mode = MODES[seed % len(MODES)]
            if not is_refused(instruction, mode):
                lowered = lower(instruction, mode, wave_size=wave_size)
                step = make_step(lowered, instruction, 0, 1, {})
                found.append((seed, instruction, step, lowered.effects))
    return found


@pytest.mark.parametrize("wave_size", [WAVE32, pytest.param(WAVE64, marks=pytest.mark.full)])
@pytest.mark.parametrize(
    "encodings",
    [("sop1", "sop2", "sopc", "sopk"), ("vop1", "vop2", "vopd"), ("vop3",), ("vop3sd", "vop3p"), ("vopc",)],
    ids=" ".join,
)
def test_every_form_computes_the_same_as_c(encodings: tuple[str, ...], wave_size: int) -> None:
    store = ShapeStore.here(wave_size)
    cases = instances(encodings, 1, wave_size)
    shapes = {step.shape: printed(step.shape) for _, _, step, _ in cases if step.shape}
    functions = store.addresses(shapes.values())
    for seed, instruction, step, effects in cases:
        if not step.shape:
            continue
        state = WaveState.random(3 * seed, VGPRS, wave_size)
        wave = NativeWave(store, state)
        slots = np.array([*slot_words(step, store.offset_of_scalars, store.lanes), 0], np.uint32)
        FUNCTION(functions[shapes[step.shape].name])(wave.bytes.ctypes.data, slots.ctypes.data, None)
        wanted = after(effects, state)
        got = wave.v[:VGPRS].tolist()
        for register in range(VGPRS):
            assert got[register] == wanted.v[register], f"{instruction}: v{register}"
        assert wave.s.tolist() == wanted.s, f"{instruction}: scalars"
        assert int(wave.rest[0]) == wanted.scc, f"{instruction}: scc"
