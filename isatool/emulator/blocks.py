"""Blocks: steps in a row as one C function, with registers and constants written into it.

A block runs where all lanes are active, and does what the functions of its steps do: it is printed from the same
shapes, and calls those functions for what it has no short text for, and where a result is a NaN. It returns how many
steps it did; the driver takes the others one by one. Blocks are named by what they mean. Compiling takes long: a block
is compiled once it has run often enough, and found in the user's cache from then on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import groupby
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.print_c import CPrinter
from isatool.emulator.print_fast_c import FastPrinter, PrintedShape, printed
from isatool.emulator.print_numpy import expressions
from isatool.emulator.shape import EXEC_SLOTS, Shape
from isatool.emulator.steps import HIGH_HALF, EmulatedStep, StepKind
from isatool.isa.registers import VGPR_BASE
from isatool.records import dataclass
from isatool.semantics.algebra import walk
from isatool.semantics.effects import Atomic, Load, Space, Store, WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.ops import FLOAT

MASK_WORDS: Final = 10
FEWEST, MOST = 3, 300
"""steps of a block"""
OFTEN: Final = 1 << 18
"""runs of a block that pay for its compilation"""
WORK: Final = 1 << 26
"""steps in such blocks that pay for starting a compiler"""
_SHORT: Final = 64
"""operations of a step that is written out"""
_KINDS: Final = frozenset({StepKind.PLAIN, StepKind.NOTHING, StepKind.WAIT, StepKind.CHECKED})
_WRITES: Final = (WriteVector, WriteScalar, WriteMask, WriteScc)


@dataclass(frozen=True)
class StepBlock:
    """Steps in a row; `place` is the first one's among the steps of all modes."""

    place: int
    steps: tuple[EmulatedStep, ...]

    @cached_property
    def name(self) -> str:
        """The function's name: a hash of what it does and of how blocks are printed."""
        parts = [_printers()]
        for step in self.steps:
            shape = printed(step.shape).name if step.shape else ""
            slots = [slot.value for slot in step.slots] if shape else ""
            parts.append(f"{step.kind.value} {is_tracked(step)} {mask_words(step.touched)} {shape} {slots}")
        return "block_" + hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]

    def printed(self) -> PrintedShape:
        """The function."""
        body = "".join(self._statements())
        head = f"u64 {self.name}(Wave *restrict w, const Step *restrict steps, Context *restrict c) {{"
        text = (
            f"{head}\n    const u64 first = c->step, sanitize = c->sanitize;\n{body}    return {len(self.steps)};\n}}\n"
        )
        return PrintedShape(self.name, text)

    def _statements(self) -> Iterator[str]:
        """The C of the steps. Where accesses are followed, those between two that are tracked need one look at what is
        in flight: nothing of it may be touched.
        """
        place = 0
        for tracked, steps in groupby(self.steps, is_tracked):
            group = list(steps)
            if not tracked:
                yield _flight_test(place, group)
            for number, step in enumerate(group, place):
                text = _statements(number, step)
                if tracked:
                    text = (
                        f"    if (sanitize) {{\n    c->tracked(c, w, first + {number});\n    }} else {{\n{text}    }}\n"
                    )
                yield text
            place += len(group)


@cache
def _printers() -> str:
    """What the text of a block depends on beside its steps: the modules that print it."""
    here = Path(__file__).parent
    names = ("blocks.py", "print_c.py", "print_fast_c.py", "c_operations.py")
    return "".join((here / name).read_text(encoding="utf-8") for name in names)


def blocks_of(made: Sequence[EmulatedStep | None], count: int) -> Iterator[StepBlock]:
    """The blocks among the steps of all modes, `count` of each."""
    leaders = {
        place - place % count + step.target
        for place, step in enumerate(made)
        if step is not None and step.kind is StepKind.BRANCH
    }
    found: list[EmulatedStep] = []
    for place, step in enumerate([*made, None]):
        fits = step is not None and _may_be_inside(step)
        if found and (not fits or place in leaders or len(found) == MOST):
            if len(found) >= FEWEST:
                yield StepBlock(place - len(found), tuple(found))
            found = []
        if step is not None and fits:
            found.append(step)


def is_tracked(step: EmulatedStep) -> bool:
    """True for steps that access memory, wait, or have another part in the order of accesses."""
    accesses = any(isinstance(effect, (Load, Store, Atomic)) for effect in step.shape)
    return accesses or step.wait is not None or any((step.counter, step.also, step.access))


def _flight_test(place: int, steps: Sequence[EmulatedStep]) -> str:
    """C code that executes the steps one by one from `place` on if one of them touches a register in flight."""
    words = mask_words(code for step in steps for code in step.touched)
    hits = " | ".join(f"(w->flight[{k}] & {word:#x}ull)" for k, word in enumerate(words) if word)
    return f"    if (__builtin_expect(sanitize && ({hits}), 0)) return {place};\n" if hits else ""


def mask_words(codes: Iterable[int]) -> list[int]:
    """Operand codes as a mask in words of 64 bits: VGPRs are bits 0 to 255, scalars bits 256 to 383, high halves of
    VGPRs bits 384 to 639; SCC has none.
    """
    mask = 0
    for code in codes:
        if code & HIGH_HALF:
            mask |= 1 << (code & ~HIGH_HALF) - VGPR_BASE + 384
        elif code >= VGPR_BASE:
            mask |= 1 << code - VGPR_BASE
        elif code < 128:
            mask |= 1 << 256 + code
    return [mask >> 64 * word & 0xFFFFFFFFFFFFFFFF for word in range(MASK_WORDS)]


def _may_be_inside(step: EmulatedStep) -> bool:
    """Whether all lanes are still active after a step that goes on with the next one, or refuses and did nothing."""
    writes_exec = any(getattr(effect, "register", None) in EXEC_SLOTS.values() for effect in step.shape)
    return step.kind in _KINDS and not writes_exec and not (step.kind is StepKind.CHECKED and is_tracked(step))


def _statements(number: int, step: EmulatedStep) -> str:
    """The C of one step."""
    if not step.shape:
        return ""
    call = f"by_function(w, steps, c, first, {number});"
    if step.kind is StepKind.CHECKED:
        return f"    {call}\n    if (__builtin_expect(c->refused != 0, 0)) return {number};\n"
    nodes = {node for effect in step.shape for expr in expressions(effect) for node in walk(expr)}
    printer = FastPrinter(step.shape, step.slots, f"{{ {call} break; }}")
    if len(nodes) <= _SHORT and printer.applies:
        return f"    do {{\n{printer.body()}    }} while (0);\n"
    if len(nodes) <= _SHORT and _is_simple(step.shape) and not any(node.op in FLOAT for node in nodes):
        return f"    do {{\n{CPrinter(step.shape, step.slots, printer.handover).body()}    }} while (0);\n"
    return f"    {call}\n"


def _is_simple(shape: Shape) -> bool:
    """True for writes of registers, loads and stores, which may be done again where one of them could not be done."""
    accesses = [effect for effect in shape if isinstance(effect, (Load, Store))]
    return (
        all(isinstance(effect, (*_WRITES, Load, Store)) for effect in shape)
        and all(effect.where is None and effect.space in (Space.GLOBAL, Space.LDS) for effect in accesses)
        and len({type(effect) for effect in accesses}) < 2
    )


def worth_compiling(blocks: Sequence[StepBlock], counts: NDArray[np.int64]) -> list[StepBlock]:
    """The blocks that have run often, if they have done enough to pay for a compiler."""
    often = [block for block in blocks if counts[block.place] >= OFTEN]
    return often if sum(int(counts[block.place]) * len(block.steps) for block in often) >= WORK else []
