"""Blocks: steps in a row as one C function, with registers and constants written into it.

A block runs where all lanes are active, and does what the functions of its steps do: it is printed from the same
shapes, and calls those functions for what it has no short text for, and where a result is a NaN. It returns how many
steps it did; the driver takes the others one by one. Blocks are named by what they mean. Compiling takes long: a block
is compiled once it has run often enough, and found in the user's cache from then on.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.print_c import CPrinter
from isatool.emulator.print_fast_c import FastPrinter, PrintedShape, printed
from isatool.emulator.print_numpy import expressions
from isatool.emulator.shape import EXEC_SLOTS
from isatool.emulator.steps import Kind, Step
from isatool.semantics.algebra import walk
from isatool.semantics.effects import WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.ops import FLOAT

FEWEST, MOST = 3, 300
"""steps of a block"""
OFTEN: Final = 1 << 18
"""runs of a block that pay for its compilation"""
WORK: Final = 1 << 26
"""steps in such blocks that pay for starting a compiler"""
_SHORT: Final = 64
"""operations of a step that is written out"""
_KINDS: Final = frozenset({Kind.PLAIN, Kind.NOTHING, Kind.WAIT, Kind.CHECKED})
_WRITES: Final = (WriteVector, WriteScalar, WriteMask, WriteScc)


@dataclass(frozen=True)
class Block:
    """Steps in a row; `place` is the first one's among the steps of all modes."""

    place: int
    steps: tuple[Step, ...]

    @cached_property
    def name(self) -> str:
        """The function's name: a hash of what it does and of how blocks are printed."""
        parts = [_printers()]
        for step in self.steps:
            shape = printed(step.shape).name if step.shape else ""
            parts.append(f"{step.kind.value} {shape} {[slot.value for slot in step.slots] if shape else ''}")
        return "block_" + hashlib.sha256("\n".join(parts).encode()).hexdigest()[:24]

    def printed(self) -> PrintedShape:
        """The function."""
        body = "".join(_statements(number, step) for number, step in enumerate(self.steps))
        head = f"u64 {self.name}(Wave *restrict w, const Step *restrict steps, Context *restrict c) {{"
        text = f"{head}\n    const u64 first = c->step;\n    (void)first;\n{body}    return {len(self.steps)};\n}}\n"
        return PrintedShape(self.name, text)


@cache
def _printers() -> str:
    """What the text of a block depends on beside its steps: the modules that print it."""
    here = Path(__file__).parent
    names = ("blocks.py", "print_c.py", "print_fast_c.py", "c_operations.py")
    return "".join((here / name).read_text(encoding="utf-8") for name in names)


def blocks_of(made: Sequence[Step | None], count: int) -> Iterator[Block]:
    """The blocks among the steps of all modes, `count` of each."""
    leaders = {
        place - place % count + step.target
        for place, step in enumerate(made)
        if step is not None and step.kind is Kind.BRANCH
    }
    found: list[Step] = []
    for place, step in enumerate([*made, None]):
        fits = step is not None and step.kind in _KINDS and not _writes_exec(step)
        if found and (not fits or place in leaders or len(found) == MOST):
            if len(found) >= FEWEST:
                yield Block(place - len(found), tuple(found))
            found = []
        if step is not None and fits:
            found.append(step)


def _writes_exec(step: Step) -> bool:
    return any(getattr(effect, "register", None) in EXEC_SLOTS.values() for effect in step.shape)


def _statements(number: int, step: Step) -> str:
    """The C of one step."""
    if not step.shape:
        return ""
    call = f"by_function(w, steps, c, first, {number});"
    if step.kind is Kind.CHECKED:
        return f"    {call}\n    if (__builtin_expect(c->refused != 0, 0)) return {number};\n"
    nodes = {node for effect in step.shape for expr in expressions(effect) for node in walk(expr)}
    fast = FastPrinter(step.shape, step.slots)
    if len(nodes) <= _SHORT and fast.applies:
        return f"    do {{\n{fast.guarded(f'{{ {call} break; }}')}    }} while (0);\n"
    plain = all(isinstance(effect, _WRITES) for effect in step.shape)
    if len(nodes) <= _SHORT and plain and not any(node.op in FLOAT for node in nodes):
        return f"    {{\n{CPrinter(step.shape, step.slots).body()}    }}\n"
    return f"    {call}\n"


def worth_compiling(blocks: Sequence[Block], counts: NDArray[np.int64]) -> list[Block]:
    """The blocks that have run often, if they have done enough to pay for a compiler."""
    often = [block for block in blocks if counts[block.place] >= OFTEN]
    return often if sum(int(counts[block.place]) * len(block.steps) for block in often) >= WORK else []
