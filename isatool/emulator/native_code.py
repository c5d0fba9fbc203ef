"""The code of a kernel as C structures: steps of every mode that it can reach, with the functions that they call."""

from __future__ import annotations

import ctypes
from bisect import bisect_left
from collections.abc import Mapping
from dataclasses import field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.blocks import MASK_WORDS, StepBlock, blocks_of, mask_words, worth_compiling
from isatool.emulator.native import NativeUnavailableError, ShapeStore
from isatool.emulator.print_fast_c import PrintedShape, printed
from isatool.emulator.shape import Shape
from isatool.emulator.steps import EmulatedCode, EmulatedStep, StepKind
from isatool.ir.program import Function
from isatool.records import dataclass
from isatool.semantics.effects import Counter, CounterWait, Require
from isatool.semantics.errors import NotEmulated, UnprintedError

U64 = ctypes.c_uint64
I32 = ctypes.c_int32
ADDRESS = ctypes.c_void_p
SCALARS: Final = 128
LANE_BYTES: Final = 4
"""of a VGPR"""
MODES: Final = 16
_KINDS: Final = {
    StepKind.PLAIN: 0, StepKind.NOTHING: 1, StepKind.BRANCH: 2, StepKind.JUMP: 3, StepKind.BARRIER: 4,
    StepKind.WAIT: 5, StepKind.HALT: 6, StepKind.MODE: 7, StepKind.CHECKED: 10, StepKind.CHOICE: 11,
    StepKind.TRAP: 12, StepKind.SIGNAL: 13, StepKind.AWAIT: 14,
}  # fmt: skip
_UNSUPPORTED, _PAST = 8, 9
_ALL_SCALAR, _LDS_ALONE = 1, 2
_COUNTERS: Final = {Counter.LOADS: 1, Counter.LDS: 2, Counter.SMEM: 3, Counter.STORES: 4}


class _Step(ctypes.Structure):
    _fields_ = (
        ("function", ADDRESS), ("slots", ADDRESS), ("kind", I32), ("target", I32), ("block", ADDRESS),
    )  # fmt: skip


class _Block(ctypes.Structure):
    _fields_ = (("run", ADDRESS), ("length", U64))


class _Detail(ctypes.Structure):
    _fields_ = (
        ("counter", I32), ("also", I32), ("stores_lds", I32), ("access", I32),
        ("loads", I32), ("lds", I32), ("stores", I32), ("waits", I32),
        ("touched", U64 * MASK_WORDS), ("pending", U64 * MASK_WORDS), ("reissued", U64 * MASK_WORDS),
    )  # fmt: skip


class OtherKernelError(Exception):
    """A wave came to code that was left out as another kernel's."""


class MissingModeError(Exception):
    """A wave set a MODE for which nothing has been prepared."""

    def __init__(self, bits: int, index: int) -> None:
        super().__init__(bits)
        self.bits = bits
        self.index = index


@dataclass
class Prepared:
    """The code of a kernel as C structures; kept for several runs. `refused` holds what could not be lowered."""

    code: EmulatedCode
    steps: ctypes.Array[_Step]
    details: ctypes.Array[_Detail]
    slots: NDArray[np.uint32]
    next_mode: NDArray[np.int32]
    addresses: NDArray[np.uint64]
    modes: tuple[int, ...]
    mode_bits: NDArray[np.uint64]
    kernel: Function | None
    store: ShapeStore
    blocks: dict[str, list[StepBlock]]
    """by their names: those with one name are one function"""
    refused: dict[int, NotEmulated] = field(default_factory=dict)
    executed: NDArray[np.int64] = field(init=False)
    """steps in runs that have ended, as far as they say which blocks to compile"""
    compiled: list[_Block] = field(default_factory=list)
    lengths: dict[int, int] = field(default_factory=dict)
    """of the compiled blocks, by the places where they begin"""

    def __post_init__(self) -> None:
        self.executed = np.zeros(len(self.steps), np.int64)
        self._take(self.store.known(self.blocks, "blocks"))

    def _take(self, functions: Mapping[str, int]) -> None:
        """Have the driver, which may be running, call compiled blocks."""
        for name, address in functions.items():
            for block in self.blocks.pop(name):
                self.lengths[block.place] = len(block.steps)
                self.compiled.append(_Block(address, len(block.steps)))
                self.steps[block.place].block = ctypes.addressof(self.compiled[-1])

    def compile_blocks(self, counts: NDArray[np.int64]) -> None:
        """Compile what has run often by now; `counts` are the steps of runs that go on."""
        found = worth_compiling([block for blocks in self.blocks.values() for block in blocks], self.executed + counts)
        if not found:
            return
        try:
            self._take(self.store.addresses((block.printed() for block in found), "blocks"))
        except NativeUnavailableError:
            self.blocks.clear()  # the step functions do everything

    @property
    def count(self) -> int:
        """Steps of one mode, the sentinel after the last instruction included."""
        return len(self.code.instructions) + 1

    def refusal(self, step: int, requirement: int) -> NotEmulated:
        """The error for a step that a wave could not take: it has no semantics, or its requirement (from 1) failed."""
        if step in self.refused:
            return self.refused[step]
        if not requirement:
            raise OtherKernelError
        mode, index = divmod(step, self.count)
        effect = self.code.step(index, self.modes[mode]).effects[requirement - 1]
        return self.code.refusal(index, effect.reason if isinstance(effect, Require) else "")


def prepare(
    code: EmulatedCode, mode: int, store: ShapeStore, kernel: Function | None = None, more_modes: tuple[int, ...] = ()
) -> Prepared:
    """Lower and print the file for every mode that it can reach, and find or compile the shapes. Given a kernel, others
    are left out; OtherKernelError then tells that one of them was reached after all, MissingModeError that `more_modes`
    needs another one.
    """
    foreign = _other_kernels(code, kernel) if kernel is not None else frozenset()
    modes = _reachable_modes(code, (mode, *more_modes), foreign)
    count = len(code.instructions) + 1
    made: list[EmulatedStep | None] = []
    refused: dict[int, NotEmulated] = {}
    for place, bits in enumerate(modes):
        for index in range(count - 1):
            if index in foreign:
                made.append(None)
                continue
            try:
                made.append(code.step(index, bits))
            except NotEmulated as error:
                refused[place * count + index] = error
                made.append(None)
        made.append(None)
    shapes = _printed(code, made, refused)
    functions = store.addresses(shapes.values())
    blocks: dict[str, list[StepBlock]] = {}
    for block in blocks_of(made, count):
        blocks.setdefault(block.name, []).append(block)
    scalars = store.offset_of_scalars
    words = [slot_words(step, scalars, store.lanes) if step is not None else [] for step in made]
    slots = np.array([word for row in words for word in row] + [0], np.uint32)
    steps, details = (_Step * len(made))(), (_Detail * len(made))()
    position = 0
    next_mode = np.zeros(len(made), np.int32)
    for place, step in enumerate(made):
        target = steps[place]
        if step is None:
            target.kind = _PAST if place % count == count - 1 else _UNSUPPORTED
            continue
        target.function = functions[shapes[step.shape].name] if step.shape else None
        target.slots = slots.ctypes.data + 4 * position
        position += len(words[place])
        target.kind = _KINDS[step.kind]
        target.target = -1 - step.target if step.conditional else step.target
        _fill(details[place], step)
        if step.choose_mode is not None:
            target.target = step.choose_mode.mask | step.choose_mode.first << 16
        if step.set_mode is not None:
            bits = (modes[place // count] & ~step.set_mode.mask) | step.set_mode.value
            if bits in modes:
                next_mode[place] = modes.index(bits)
            else:
                refused[place] = code.refusal(step.index, f"more than {MODES} modes")
                target.kind = _UNSUPPORTED
    addresses = np.array(code.addresses, np.uint64)
    bits_of_modes = np.array(modes, np.uint64)
    return Prepared(
        code, steps, details, slots, next_mode, addresses, modes, bits_of_modes, kernel, store, blocks, refused
    )


def _printed(
    code: EmulatedCode, made: list[EmulatedStep | None], refused: dict[int, NotEmulated]
) -> dict[Shape, PrintedShape]:
    """The C of all shapes. Steps that C has no print for are refused where they stand, should a wave come to them."""
    shapes: dict[Shape, PrintedShape] = {}
    for place, step in enumerate(made):
        if step is None or not step.shape:
            continue
        try:
            shapes[step.shape] = shapes.get(step.shape) or printed(step.shape)
        except UnprintedError as error:
            refused[place] = code.refusal(step.index, str(error))
            made[place] = None
    return shapes


def _other_kernels(code: EmulatedCode, kernel: Function) -> frozenset[int]:
    """Instructions of kernels other than this one: nothing leads there."""
    found: set[int] = set()
    places = [line for line, _ in code.instructions]
    for other in kernel.program.kernels:
        if other.name != kernel.name:
            found.update(range(bisect_left(places, other.first), bisect_left(places, other.last)))
    return frozenset(found)


def _reachable_modes(code: EmulatedCode, first: tuple[int, ...], foreign: frozenset[int]) -> tuple[int, ...]:
    """The entry mode and what mode-setting instructions can make of it."""
    found = list(dict.fromkeys(first))
    for mode in found:
        for index in range(len(code.instructions)):
            if index in foreign:
                continue
            try:
                change = code.step(index, mode).set_mode
            except NotEmulated:
                continue
            if change is not None:
                bits = (mode & ~change.mask) | change.value
                if bits not in found and len(found) < MODES:
                    found.append(bits)
    return tuple(found)


def slot_words(step: EmulatedStep, scalars: int, lanes: int) -> list[int]:
    """Slots as the C functions take them: byte offsets of registers, constants, 64-bit ones low half first."""
    words: list[int] = []
    for slot in step.slots:
        if slot.kind == "v":
            words.append(LANE_BYTES * lanes * slot.value)
        elif slot.kind == "s":
            words.append(scalars + 4 * slot.value)
        else:
            words.append(slot.value & 0xFFFFFFFF)
            if slot.width == 64:
                words.append(slot.value >> 32)
    return words


def _fill(target: _Detail, step: EmulatedStep) -> None:
    target.counter, target.stores_lds = _COUNTERS.get(step.counter, 0), int(step.stores_lds)
    target.also = _COUNTERS.get(step.also, 0)
    target.access = int(step.access)
    wait = step.wait or CounterWait()
    local = wait.local if wait.lds is None else wait.lds
    target.loads, target.stores, target.lds = (-1 if n is None else n for n in (wait.loads, wait.stores, local))
    target.waits = _ALL_SCALAR * wait.for_all_scalar | _LDS_ALONE * (wait.lds is not None)
    masks = ((step.touched, target.touched), (step.pending, target.pending), (step.reissued, target.reissued))
    for codes, mask in masks:
        if codes:
            mask[:] = mask_words(codes)
