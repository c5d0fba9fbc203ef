"""Addresses of memory instructions expressed through fewer registers: base + immediate offset.

Where another register holds the same address up to a constant, the instruction takes that register and the constant
goes into its offset: 16 bits for LDS, twice 8 bits in units of the element (or 64 of them) for two-address forms, 13
bits with sign for global memory (RDNA3 ISA guide 11.2, 12.5). Bases are chosen so that few registers serve many
instructions; the arithmetic that nothing needs any more is left to dead code removal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from isatool.allowance import spend
from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import CONSTANT, Polynomial
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Keyword, Modifier, Operand
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import AddressSpace, OfTable, Row, Unit, known
from isatool.records import dataclass, record

LDS_REACH: Final = 65535
GLOBAL_REACH: Final = (-4096, 4095)
"""immediate offsets: 16 bits, and 13 bits with a sign"""
_HARMLESS: Final = 1 << 31


@record
class Base:
    """A register (or the first of a pair) and the value it holds, without its constant term."""

    register: int
    shape: Polynomial
    constant: int


@record
class Use:
    """A memory instruction whose address could be rewritten: its own base first."""

    index: int
    position: int
    bases: tuple[Base, ...]


@record
class Fold:
    """The edits, and how many instructions got another base."""

    edits: Edits
    count: int


def plan_folding(affine: Affine) -> Fold:
    """New bases and offsets for the memory instructions of a function."""
    pairs = frozenset(
        int(instruction.operands[place[0]].registers[0])
        for instruction in affine.flow.instructions
        if (place := address_of(instruction)) is not None and place[1] == 2
    )
    uses = [use for block in affine.flow.order for use in _uses(affine, block, pairs)]
    replaced: dict[int, AnyInstruction] = {}
    for use, base in _chosen(affine, uses):
        instruction = affine.flow.instructions[use.index]
        assert isinstance(instruction, Instruction)
        own = use.bases[0]
        new = rebased(instruction, use.position, base.register, own.constant - base.constant)
        if base.register != own.register and new is not None:
            replaced[use.index] = new
    return Fold(Edits(replaced=replaced), len(replaced))


# -- which instructions, and which registers could serve them


def _uses(affine: Affine, block: int, pairs: frozenset[int]) -> Iterator[Use]:
    """The rewritable addresses of a block with every register that could be the base of each."""
    if not any(address_of(affine.flow.instructions[index]) for index in affine.flow.blocks[block].instructions):
        return
    view = affine.views[block]
    values = _Values(affine, view, pairs)
    for index, state in affine.replay(block):
        if index in affine.flow.fences or affine.flow.function.program.lines[affine.flow.lines[index]].opaque_reason:
            continue
        found = address_of(affine.flow.instructions[index])
        if found is None:
            continue
        position, width, is_zero_extended = found
        bases = values.bases(state, index, position, width, is_zero_extended)
        if bases:
            yield Use(index, position, bases)


def address_of(instruction: AnyInstruction) -> tuple[int, int, bool] | None:
    """(operand position of the address, its width, True if it is zero-extended to 64 bits) of what can be rewritten."""
    if not isinstance(instruction, Instruction) or instruction.form is None or instruction.row is None:
        return None
    if instruction.has("gds") or any(operand.spelling for operand in instruction.operands):
        return None
    position = next((k for k, spec in enumerate(instruction.form.operands) if spec.name in ("vaddr", "addr")), None)
    if position is None or not instruction.operands[position].is_vgpr:
        return None
    row = instruction.row
    plain = row.operation.startswith(("load", "store")) and "addtid" not in row.operation
    if row.unit is Unit.LDS:
        return (position, 1, False) if plain else None
    if plain and row.space is AddressSpace.GLOBAL:
        scalar = instruction.operands[-1].value
        return (position, 2, False) if isinstance(scalar, Keyword) else (position, 1, True)
    return None


@dataclass
class _Values:
    """Values of registers at a place, as (shape, constant); shapes are compared."""

    affine: Affine
    view: Arithmetic
    pairs: frozenset[int]
    """first registers of the pairs that hold addresses anywhere in the function"""

    def bases(self, state: State, index: int, position: int, width: int, is_zero_extended: bool) -> tuple[Base, ...]:
        """The instruction's own base, then the others with the same shape that it could use as well."""
        instruction = self.affine.flow.instructions[index]
        register = instruction.operands[position].registers[0]
        own = self._base(state, index, register, width)
        if not self._is_safe(own, width, is_zero_extended):
            return ()
        found = [own]
        written = self.affine.written.before(index)
        for other in self._candidates(state, width):
            if other == register or not written >> other & 1:
                continue
            base = self._base(state, index, other, width)
            if base.shape == own.shape and self._is_safe(base, width, is_zero_extended):
                assert isinstance(instruction, Instruction)
                if rebased(instruction, position, other, own.constant - base.constant) is not None:
                    found.append(base)
        return tuple(found)

    def _candidates(self, state: State, width: int) -> Iterable[int]:
        registers = sorted(register for register in state.cells if register >= VGPR_BASE)
        if width == 1:
            return registers
        return [register for register in registers if register + 1 in state.cells and register in self.pairs]

    def _base(self, state: State, index: int, register: int, width: int) -> Base:
        value = self.affine.value(state, register, index)
        if width == 2:
            high = self.affine.value(state, register + 1, index)
            value = self.view.resolve(self.view.low(value, 32) + high.scaled(1 << 32), 64)
        else:
            value = self.view.resolve(value, 32)
        shape = Polynomial({monomial: c for monomial, c in value.terms.items() if monomial != CONSTANT})
        return Base(register, shape, value.constant)

    def _is_safe(self, base: Base, width: int, is_zero_extended: bool) -> bool:
        """True if adding an offset cannot wrap where the hardware does not: at 32 bits."""
        if width == 2:
            return True
        low, high = self.view.range(base.shape + base.constant)
        return low >= 0 and high < (1 << 32 if is_zero_extended else _HARMLESS)


# -- one base for many


def _chosen(affine: Affine, uses: list[Use]) -> Iterator[tuple[Use, Base]]:
    """A base for every use: again and again the register that serves most of what is left."""
    liveness = compute_liveness(affine.flow)
    waiting = dict(enumerate(uses))
    while waiting:
        spend()
        served: dict[Base, list[int]] = {}
        for number, use in waiting.items():
            for base in use.bases:
                served.setdefault(base, []).append(number)
        merits = {
            base: (
                len(numbers) + 2 * sum(_can_be_joined(affine, waiting[number], base) for number in numbers),
                sum(liveness.after[waiting[number].index] >> base.register & 1 for number in numbers),
            )
            for base, numbers in served.items()
        }
        best = max(served, key=lambda base: (*merits[base], -base.register))
        for number in served[best]:
            yield waiting.pop(number), best


def _can_be_joined(affine: Affine, use: Use, base: Base) -> bool:
    """True for a store whose offset from a base fits a two-address form."""
    instruction = affine.flow.instructions[use.index]
    row = instruction.row
    if row is None or not row.pair or not row.may_store:
        return False
    offset = instruction.integer("offset") + use.bases[0].constant - base.constant
    return two_address_form(row.pair, offset, offset, row) is not None


# -- writing it down

_ELEMENT: Final = {"b32": 4, "b64": 8}


def rebased(instruction: Instruction, position: int, register: int, distance: int) -> Instruction | None:
    """The instruction with another base register and `distance` added to its offset; None if that has no encoding."""
    old = instruction.operands[position]
    assert isinstance(old.value, RegisterRange)
    base = replace(old, value=RegisterRange(Register(register), old.value.count))
    operands = tuple(base if k == position else operand for k, operand in enumerate(instruction.operands))
    if instruction.row is not None and instruction.row.single:
        return _two_addresses(instruction, instruction.row, operands, distance)
    offset = instruction.integer("offset") + distance
    low, high = (0, LDS_REACH) if instruction.unit is Unit.LDS else GLOBAL_REACH
    if not low <= offset <= high:
        return None
    others = [modifier for modifier in instruction.modifiers if modifier.name != "offset"]
    modifiers = [Modifier("offset", offset), *others] if offset else others
    return instruction.with_operands(operands).with_modifiers(modifiers)


def _two_addresses(
    instruction: Instruction, row: Row, operands: tuple[Operand, ...], distance: int
) -> Instruction | None:
    plain = known(row.single, row).pair
    scale = _ELEMENT[row.type] * row.two_addresses
    offsets = [instruction.integer(f"offset{k}") * scale + distance for k in (0, 1)]
    found = two_address_form(plain, offsets[0], offsets[1], row)
    if found is None:
        return None
    name, modifiers = found
    if name == instruction.mnemonic:
        return instruction.with_operands(operands).with_modifiers(modifiers)
    return instruction.sibling(name, [replace(operand, spec=None) for operand in operands], modifiers)


def two_address_form(plain: str, first: int, second: int, of: OfTable) -> tuple[str, list[Modifier]] | None:
    """(mnemonic, offsets) of a two-address operation at two byte offsets; None if they cannot be encoded."""
    row = known(plain, of)
    element = _ELEMENT[row.type]
    for name, scale in ((plain, element), (row.stride64, element * 64)):
        if all(offset % scale == 0 and 0 <= offset // scale <= 255 for offset in (first, second)):
            values = (("offset0", first // scale), ("offset1", second // scale))
            return name, [Modifier(field, value) for field, value in values if value]
    return None
