"""Operands of matrix products re-laid for another chip: each word of A and B, each element of C and D from the register
and the lane where the one chip has it to where the other has it (`MatrixLayout`), around every product.

A and B, of which each group of 16 lanes holds all, are chosen from in each group; C and D change groups. What they are
taken for in between is that of the other chip alone, so everything else in the program stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Given, Modifier
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange
from isatool.isa.target import MatrixLayout, Target
from isatool.isa.wave import WAVE32
from isatool.rewriting.registers import TooFewRegistersError, free_vgprs, spare, unnamed
from isatool.semantics.matrix import SIZE, MatrixShape, Place, places_of

_UPPER_LANES: Final = 0xFFFF0000
_SAME_PLACES: Final = 0x76543210, 0xFEDCBA98
"""the lane of the other group that each lane of a group reads"""
_SCALARS: Final = 3
_MOST: Final = 8
"""registers of the largest operand"""
_CHOSEN: Final = "op_sel"
_SUM: Final = 2
"""the number of C among the sources"""
_DOWN: Final = opcodes.V_LSHRREV_B32_E32
_UP: Final = opcodes.V_LSHLREV_B32_E32
_HALVES: Final = 0x0000FFFF, 0xFFFF0000


class MatrixLayouts:
    """The registers that products of a kernel are re-laid with. RefusedError if there are too few."""

    def __init__(self, flow: ControlFlow, target: Target) -> None:
        self.target = target
        self.source = flow.function.target
        taken = VGPRS & ~unnamed(flow)
        self._blocks: list[list[Register]] = []
        for count in (_MOST // 2, _MOST // 2, _MOST):
            first = free_vgprs(taken, range(count), target.addressable_vgprs)
            block = RegisterRange(first, count).registers
            taken |= sum(1 << int(register) for register in block)
            self._blocks.append(list(block))
        scalars = spare(flow, SGPRS)
        if len(scalars) < _SCALARS:
            raise TooFewRegistersError
        self._upper_lanes, *self._same_places = scalars[:_SCALARS]

    def at_entry(self) -> tuple[Instruction, ...]:
        """What sets its scalars."""
        values = (_UPPER_LANES, *_SAME_PLACES)
        scalars = (self._upper_lanes, *self._same_places)
        return tuple(
            self._built(opcodes.S_MOV_B32, register, value) for register, value in zip(scalars, values, strict=True)
        )

    def product(self, part: Instruction) -> Iterator[Instruction]:
        """A product of the source's chip on the other one."""
        assert part.row is not None
        shape = MatrixShape.of(part.row.base)
        layouts = self._layout(self.source), self._layout(self.target)
        factors: list[Given] = []
        for number in (0, 1):
            registers = part.operands[1 + number].registers
            moved = list(self._factor(shape, layouts, registers, self._blocks[number]))
            yield from moved
            factors.append(_range(self._blocks[number], len(moved)))
        key = shape.result_bits, WAVE32
        own, other = (places_of(layout.results[key]) for layout in layouts)
        block = self._blocks[2]
        count = 1 + max(place.register for place in other)
        chosen = part.modifier(_CHOSEN)
        upper = isinstance(chosen, tuple) and bool(chosen[_SUM])
        total: Given = part.operands[3]
        if part.operands[3].registers:
            total = _range(block, count)
            yield from self._sums_to(own, other, part.operands[3].registers, upper)
        modifiers = [each for each in part.modifiers if each.name != _CHOSEN]
        yield self._built(part.row.mnemonic, _range(block, count), *factors, total, modifiers=modifiers)
        yield from self._sums_from(own, other, part.operands[0].registers, upper)

    def _layout(self, chip: Target) -> MatrixLayout:
        assert chip.matrices is not None
        return chip.matrices

    def _factor(
        self,
        shape: MatrixShape,
        layouts: tuple[MatrixLayout, MatrixLayout],
        registers: tuple[Register, ...],
        block: list[Register],
    ) -> Iterator[Instruction]:
        """A or B: in each group of lanes the words that the other chip has there."""
        own, other = (places_of(layout.factors[shape.bits, shape.depth, WAVE32]) for layout in layouts)
        words: dict[tuple[int, int], Register] = {
            (there.register, there.group): registers[here.register] for here, there in zip(own, other, strict=True)
        }
        for number in range(1 + max(place.register for place in other)):
            yield self._by_group(block[number], words[number, 0], words[number, 1])

    def _sums_to(
        self, own: list[Place], other: list[Place], registers: tuple[Register, ...], upper: bool
    ) -> Iterator[Instruction]:
        """C, in the block of its own: for each register, and element of it, the rows that groups of lanes have."""
        block = self._blocks[2]
        rows = {(place.register, place.element, place.group): row for row, place in enumerate(other)}
        packed = any(place.element for place in other)
        for number in range(1 + max(place.register for place in other)):
            parts = [block[number], block[-1]] if packed else [block[number]]
            for element, into in enumerate(parts):
                places = [own[rows[number, element, group]] for group in (0, 1)]
                yield from self._gathered(into, [(registers[each.register], each.group) for each in places])
            if packed:
                new, old = parts if upper else parts[::-1]
                yield from self._merged(parts[0], new, new, upper, old, not upper)

    def _sums_from(
        self, own: list[Place], other: list[Place], registers: tuple[Register, ...], upper: bool
    ) -> Iterator[Instruction]:
        """D, from the block of its own."""
        block = self._blocks[2]
        rows = {(place.register, place.group): row for row, place in enumerate(own)}
        packed = any(place.element for place in other)
        whole, *halves = block[-3:]
        for number, register in enumerate(registers):
            places = [other[rows[number, group]] for group in (0, 1)]
            into = whole if packed else register
            yield from self._gathered(into, [(block[each.register], each.group) for each in places])
            if packed:
                for half, place in zip(halves, places, strict=True):
                    yield from self._merged(half, half, whole, bool(place.element), register, upper)
                yield self._by_group(register, *halves)

    def _gathered(self, into: Register, places: list[tuple[Register, int]]) -> Iterator[Instruction]:
        """A register that has in each group of lanes what another one has in some group; one of them changes groups."""
        found = []
        for group, (register, there) in enumerate(places):
            if there != group:
                yield self._built(opcodes.V_PERMLANEX16_B32, into, register, *self._same_places)
            found.append(register if there == group else into)
        yield self._by_group(into, *found)

    def _merged(
        self, into: Register, shifted: Register, new: Register, half: bool, old: Register, place: bool
    ) -> Iterator[Instruction]:
        """`into`: a register `old` with half `place` from half `half` of `new`; True: the upper one."""
        if half != place:
            yield self._built(_DOWN if half else _UP, shifted, SIZE, new)
            new = shifted
        yield self._built(opcodes.V_BFI_B32, into, _HALVES[place], new, old)

    def _by_group(self, into: Register, lower: Register, upper: Register) -> Instruction:
        return self._built(opcodes.V_CNDMASK_B32_E64, into, lower, upper, self._upper_lanes)

    def _built(self, name: str, *values: Given, modifiers: Iterable[Modifier] = ()) -> Instruction:
        return Instruction.build(name, values, modifiers, WAVE32, of=self.target)


def cannot_be_relaid(part: Instruction, source: Target, target: Target, wave_size: int) -> str:
    """Why a product of matrices is not followed to another chip; "" if it is."""
    assert part.row is not None
    shape, layouts = MatrixShape.of(part.row.base), (source.matrices, target.matrices)
    if wave_size != WAVE32:
        return "matrices of waves of 64 lanes are not re-laid"
    key = shape.bits, shape.depth, wave_size
    if shape.sparse or any(layout is None or key not in layout.factors for layout in layouts):
        return f"{target.name} has no such product of matrices"
    return ""


def _range(block: list[Register], count: int) -> RegisterRange:
    return RegisterRange(block[0], count)
