"""Pointers that pairs of VGPRs or of slots of private memory hold where a loop is entered, read in their first lane.

A compiler that gives every row a pointer of its own has computed all of them before the loop, in registers that lanes
share nothing of. Where lanes differ by their numbers only, the first lane holds the uniform part: one
v_readfirstlane_b32 for each half, whatever arithmetic made it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import cached_property
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.polynomials import Polynomial
from isatool.analysis.private_memory import SLOT
from isatool.ir.code import Code
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Keyword, Modifier
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.table import AddressSpace
from isatool.passes.common.synthesis import Pool, VectorCode, high_half, low_half, place_of_field, subtract
from isatool.records import dataclass

_TOGETHER: Final = 16
"""dwords of private memory that are in flight at once"""


@dataclass
class HeldPointers:
    """`state` is the one before or after instruction `index`, `written` what surely holds something there."""

    affine: Affine
    state: State
    index: int
    written: int
    view: Arithmetic
    vgprs: Pool
    ring: list[RegisterRange] = field(default_factory=list)
    """VGPRs that private memory is loaded to, the one taken last at the end"""
    firsts: dict[Polynomial, RegisterRange] = field(default_factory=dict)
    """what the first lane holds of lane offsets"""

    @cached_property
    def _by_value(self) -> dict[Polynomial, int]:
        """First of two places by what they hold."""
        if not self.affine.transfer.exec_state.is_full(self.index):
            return {}
        found: dict[Polynomial, int] = {}
        for place in self._places():
            try:
                low, high = (self.affine.value(self.state, each, self.index) for each in (place, place + 1))
                whole = self.view.resolve(self.view.low(low, 32) + high.scaled(1 << 32), 64)
            except TooComplexError:
                continue
            found.setdefault(whole, place)
        return found

    def _places(self) -> list[int]:
        """First registers of pairs that instructions name, then first slots."""
        named = {
            int(operand.registers[0])
            for instruction in self.affine.flow.instructions
            for operand in instruction.operands
            if operand.width == 2 and operand.is_vgpr
        }
        cells = self.state.cells
        registers = [place for place in sorted(named) if self.written >> place & 3 == 3 and place + 1 in cells]
        slots = [place for place in sorted(cells) if place >= SLOT and place + 1 in cells]
        return [place for place in registers if place in cells] + slots

    def pair(self, vector: VectorCode, start: Polynomial, lanes: Polynomial) -> RegisterRange | None:
        """A pair with `start`, which is uniform, where some place holds `start` + `lanes`; None if none does."""
        scalar = vector.scalar
        place = self._by_value.get(self.view.resolve(start + lanes, 64))
        first = self.affine.transfer.facts.in_first_lane(self.affine.atoms, lanes)
        if place is None or first is None:
            return None
        offset = vector.word(lanes) if first else None
        target = scalar.pool.take(2)
        sources = [self._register(vector, source) for source in (place, place + 1)]
        for half, source in zip((low_half(target), high_half(target)), sources, strict=True):
            scalar.emit(opcodes.V_READFIRSTLANE_B32, half, source)
        if offset is not None:
            if lanes not in self.firsts:
                self.firsts[lanes] = scalar.pool.take()
                scalar.emit(opcodes.V_READFIRSTLANE_B32, self.firsts[lanes], offset)
            subtract(scalar, target, target, self.firsts[lanes], 0)
        return target

    def recall(self, vector: VectorCode, field_: Polynomial) -> bool:
        """Load a slot with some bits of the work-item id in a row, the id itself if there is a choice; False: none has
        them.
        """
        if not self.affine.transfer.exec_state.is_full(self.index):
            return False
        item = self.affine.transfer.facts.work_item(self.affine.atoms)
        words = {place: self._word(place) for place in self.state.cells if place >= SLOT}
        for place, value in sorted(words.items(), key=lambda found: (found[1] != item, found[0])):
            low, high = self.view.range(value)
            if low >= 0 and high < 1 << 32 and place_of_field(self.view, value, field_) is not None:
                vector.words[value] = vector.pool.take()
                _load(vector, vector.words[value], place)
                return True
        return False

    def _word(self, place: int) -> Polynomial:
        return self.view.resolve(self.affine.value(self.state, place, self.index), 32)

    def _register(self, vector: VectorCode, place: int) -> RegisterRange:
        if place < SLOT:
            return RegisterRange(Register(place))
        if len(self.ring) < _TOGETHER:
            self.ring.append(self.vgprs.take())
        else:
            self.ring.append(self.ring.pop(0))
        _load(vector, self.ring[-1], place)
        return self.ring[-1]


def _load(code: Code, target: RegisterRange, slot: int) -> None:
    modifiers = [Modifier("offset", 4 * (slot - SLOT))] if slot > SLOT else []
    code.emit(opcodes.SCRATCH_LOAD_B32, target, Keyword("off"), Keyword("off"), modifiers=modifiers)


def loads_early(code: Sequence[Instruction]) -> list[Instruction]:
    """Code with each load of private memory right after the last instruction that touches what it writes."""
    made: list[Instruction] = []
    for instruction in code:
        place = len(made)
        if instruction.space is AddressSpace.SCRATCH:
            targets = set(instruction.defs)
            touched = [at for at, other in enumerate(made) if targets & {*other.defs, *other.uses}]
            loads = [at for at, other in enumerate(made) if other.space is AddressSpace.SCRATCH]
            place = max(touched[-1] + 1 if touched else 0, loads[-1] + 1 if loads else 0)
        made.insert(place, instruction)
    return made
