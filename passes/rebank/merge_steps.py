"""One LDS load for two k-steps: pairs of words that exchange their banks from step to step stand in one quad.

`ds_load_2addr_b64` fills four consecutive registers, that is all four banks, from two places 8 bytes wide each (offsets
in units of 8 bytes, 8 bits; ISA guide 12.5). With rows on banks 2 and 3 in one step and on 0 and 1 in the next, and
columns the other way round, each such load serves two steps. Its addresses have to be multiples of 8.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.virtual import Item, VirtualHalf, VirtualInstruction
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Modifier
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import Register, RegisterRange, vgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.passes.rebank.fma_block import is_fence
from isatool.passes.rebank.outer_product import BankPlan
from isatool.records import record

_UNIT: Final = 8
_LARGEST: Final = 255
"""eight bits of the offsets of a ds_load_2addr, in units of eight bytes"""

Aligned = Callable[[VirtualInstruction, Register], bool]
"""whether the base address register of a load is a multiple of 8 wherever it executes"""


@record
class _Piece:
    """A 64-bit LDS load of two factors of one plan."""

    position: int
    plan: int
    side: int
    base: int
    register: Register
    offset: int
    """in bytes from the base"""
    level: int
    """the constant that a base of its own would hold besides, so that both offsets fit; 0: the base itself"""
    bank: int
    webs: tuple[int, int]


@record
class Merged:
    """A block with joined loads, where each item went, and the bases to be made: (web, constant) -> new web."""

    items: list[Item]
    moved: dict[int, int]
    bases: dict[tuple[int, int], int]


def merge_steps(
    items: Sequence[Item], plans: Sequence[BankPlan], aligned: Aligned, invariant: Callable[[int], bool], next_web: int
) -> Merged:
    """Join the loads of consecutive plans. Nothing moves but those loads.

    `invariant` tells whether a base web is defined once outside the loop, so that another base beside it costs nothing
    in the loop; new webs are numbered from `next_web`.
    """
    pieces = _levelled(_pieces(items, plans, aligned), invariant)
    bases: dict[tuple[int, int], int] = {}
    joined: dict[int, VirtualInstruction] = {}
    removed: set[int] = set()
    for number in range(0, len(plans) - 1, 2):
        for first, second in _partners(pieces, number):
            if _between_is_free(items, first, second):
                if first.level:
                    bases.setdefault((first.base, first.level), next_web + len(bases))
                joined[first.position] = _join(items, first, second, bases.get((first.base, first.level), first.base))
                removed.add(second.position)
    result: list[Item] = []
    moved: dict[int, int] = {}
    for position, item in enumerate(items):
        moved[position] = len(result)
        if position in removed:
            continue
        result.append(joined.get(position, item))
    return Merged(result, moved, bases)


def another_base(item: VirtualInstruction, base: int, constant: int, web: int) -> VirtualInstruction:
    """`web = base + constant`, to stand right after the instruction that defines the base."""
    source, target = RegisterRange(vgpr(1)), RegisterRange(vgpr(0))
    instruction = item.halves[0].instruction.sibling(opcodes.V_ADD_NC_U32_E32, [target, constant, source])
    assert instruction.form is not None
    return VirtualInstruction((VirtualHalf(instruction, {source.first: base}, {target.first: web}),), item.origins)


def _levelled(pieces: list[_Piece], invariant: Callable[[int], bool]) -> list[_Piece]:
    """Pieces with the constant of the base that reaches them; those that no base reaches are left out."""
    found: list[_Piece] = []
    for base in dict.fromkeys(piece.base for piece in pieces):
        own = [piece for piece in pieces if piece.base == base]
        levels = [0]
        for offset in sorted({piece.offset for piece in own}):
            if offset - levels[-1] > _UNIT * _LARGEST and invariant(base):
                levels.append(offset)
        for piece in own:
            level = max(level for level in levels if level <= piece.offset)
            if piece.offset - level <= _UNIT * _LARGEST:
                found.append(replace(piece, level=level))
    return sorted(found, key=lambda piece: piece.position)


def has_quads(items: Sequence[Item], plans: Sequence[BankPlan]) -> bool:
    """True if some load already serves two of the plans."""
    owner = {word: number for number, made in enumerate(plans) for word in made.banks}
    return any(
        isinstance(item, VirtualInstruction)
        and len({owner[web] for half in item.halves for web in half.defs.values() if web in owner}) > 1
        and item.instruction.operation.startswith(Op.LOAD_2ADDR)
        for item in items
    )


def _pieces(items: Sequence[Item], plans: Sequence[BankPlan], aligned: Aligned) -> list[_Piece]:
    owner: dict[int, tuple[int, int]] = {}
    for number, made in enumerate(plans):
        owner |= dict.fromkeys(made.component.rows, (number, 0))
        owner |= dict.fromkeys(made.component.columns, (number, 1))
    found = []
    for position, item in enumerate(items):
        if not isinstance(item, VirtualInstruction) or not _is_pair_load(item.instruction):
            continue
        half = item.halves[0]
        destination, address = half.instruction.operands[:2]
        webs = [half.defs[register] for register in destination.registers]
        if half.instruction.has("gds") or webs[0] not in owner or owner.get(webs[1]) != owner[webs[0]]:
            continue
        offset = half.instruction.integer("offset")
        register = address.register
        if register is None or offset % _UNIT or not aligned(item, register):
            continue
        number, side = owner[webs[0]]
        bank = plans[number].banks[webs[0]]
        found.append(_Piece(position, number, side, half.uses[register], register, offset, 0, bank, (webs[0], webs[1])))
    return found


def _is_pair_load(instruction: AnyInstruction) -> bool:
    return instruction.operation == Op.LOAD and instruction.space is AddressSpace.LDS and instruction.type == "b64"


def _partners(pieces: Sequence[_Piece], number: int) -> list[tuple[_Piece, _Piece]]:
    """Pieces of one side in plans `number` and `number + 1`, in order, whose banks complete a quad."""
    found = []
    for side in (0, 1):
        first = [piece for piece in pieces if (piece.plan, piece.side) == (number, side)]
        second = [piece for piece in pieces if (piece.plan, piece.side) == (number + 1, side)]
        for one, two in zip(first, second, strict=False):
            if (one.base, one.level) == (two.base, two.level) and {one.bank, two.bank} == {0, 2}:
                found.append((one, two) if one.position < two.position else (two, one))
    return found


def _between_is_free(items: Sequence[Item], first: _Piece, second: _Piece) -> bool:
    """True if the second load may be issued where the first is."""
    for position in range(first.position + 1, second.position):
        item = items[position]
        if not isinstance(item, VirtualInstruction):
            continue
        if is_fence(item) or item.defs >> first.base & 1 or item.instruction.at_barrier:
            return False
        row = item.instruction.row
        if item.instruction.unit in (Unit.LDS, Unit.FLAT) and (row is None or row.may_store):
            return False
    return True


def _join(items: Sequence[Item], first: _Piece, second: _Piece, base: int) -> VirtualInstruction:
    low, high = (first, second) if first.bank == 0 else (second, first)
    placeholder = RegisterRange(vgpr(0), 4)
    modifiers = [
        Modifier(name, (piece.offset - piece.level) // _UNIT)
        for name, piece in (("offset0", low), ("offset1", high))
        if piece.offset != piece.level
    ]
    defs: Mapping[Register, int] = dict(zip(placeholder.registers, (*low.webs, *high.webs), strict=True))
    one, two = items[first.position], items[second.position]
    assert isinstance(one, VirtualInstruction)
    assert isinstance(two, VirtualInstruction)
    values = [placeholder, RegisterRange(first.register)]
    instruction = one.halves[0].instruction.sibling(opcodes.DS_LOAD_2ADDR_B64, values, modifiers)
    assert instruction.form is not None
    half = VirtualHalf(instruction, {first.register: base}, defs)
    return VirtualInstruction((half,), one.origins + two.origins)
