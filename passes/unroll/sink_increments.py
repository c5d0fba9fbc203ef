"""Several increments of a register in a block become one at the last of them; addresses in between take the difference.

Unrolled loops leave `r += c` once a copy. Where everything that reads r between the increments is an address with room
in its offset, only the last increment is needed, by the sum. Counters of 32 bits and pairs with a carry are known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.bitvec.words import signed
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Modifier, Operand
from isatool.isa import opcodes
from isatool.isa.constants import INLINE_INTEGERS
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, SCC, VCC_LO, Register, RegisterRange
from isatool.isa.table import AddressSpace, Unit
from isatool.passes.common.fold_offsets import GLOBAL_REACH, address_of, rebased
from isatool.records import dataclass, record

_ADD: Final = frozenset(((Unit.VALU, Op.ADD_NC), (Unit.SALU, Op.ADD), (Unit.SALU, Op.ADDK)))
_WORDS: Final = frozenset(("u32", "i32"))
MOST_BYTES: Final = 1 << 30
"""sums of increments that cannot wrap in 32 bits"""
SCALAR_REACH: Final = (-(1 << 20), (1 << 20) - 1)
_EQUALITY: Final = frozenset(("eq", "lg", "ne"))


@record
class Increment:
    """`register += amount` at an instruction; for a pair the carry goes into the next register at `second`."""

    index: int
    register: int
    amount: int
    second: int = -1

    @property
    def last(self) -> int:
        """The last instruction that takes part."""
        return max(self.index, self.second)


def plan_sinking(affine: Affine) -> Edits:
    """One increment in the place of several, for every register of every block where that is possible."""
    edits = Edits()
    liveness = compute_liveness(affine.flow)
    for block in affine.flow.order:
        chains: dict[int, list[Increment]] = {}
        for found in increments_in(affine, block, liveness):
            chains.setdefault(found.register, []).append(found)
        for chain in chains.values():
            if len(chain) < 2:
                continue
            sinking = _Chain(affine, affine.views[block], chain).plan(edits.replaced)
            if sinking is not None:
                edits.removed |= sinking.removed
                edits.replaced |= sinking.replaced
    return edits


def increments_in(affine: Affine, block: int, liveness: Liveness) -> Iterator[Increment]:
    """The increments of registers and pairs in a block whose carries nothing else needs."""
    flow = affine.flow
    pending: dict[int, Increment] = {}
    for index in flow.blocks[block].instructions:
        instruction = flow.instructions[index]
        if not isinstance(instruction, Instruction) or index in flow.fences:
            continue
        low = _first_half(instruction)
        if low is not None:
            pending[low[0]] = Increment(index, low[0], low[1])
        second = _second_half(instruction)
        first = second[0] if second is not None else -1
        if second is not None and first in pending and _carry_meets(affine, pending[first].index, index):
            start = pending.pop(first)
            if (start.amount < 0) != (second[1] < 0):
                continue  # not a sign that is extended
            carries = {_carry_of(instruction), _carry_of(flow.instructions[start.index])}
            if not any(liveness.after[index] >> carry & 1 for carry in carries):
                yield Increment(start.index, first, start.amount, index)
            continue
        plain = _plain(instruction)
        if plain is not None and not (_writes_scc(instruction) and liveness.after[index] >> SCC & 1):
            yield Increment(index, *plain)


def _plain(instruction: Instruction) -> tuple[int, int] | None:
    """(register, amount) of an increment of 32 bits."""
    row = instruction.row
    if row is None or (row.unit, row.operation) not in _ADD or row.type not in _WORDS or instruction.modifiers:
        return None
    target = instruction.operands[0].register
    if row.operation == Op.ADDK:
        amount = instruction.operands[1].integer
        return (int(target), amount) if target is not None and amount is not None else None
    for a, b in ((1, 2), (2, 1)):
        amount = instruction.operands[b].integer
        if target is not None and instruction.operands[a].register == target and amount is not None:
            return int(target), amount
    return None


def _first_half(instruction: Instruction) -> tuple[int, int] | None:
    """(register, amount) of the low half of an increment of 64 bits."""
    if instruction.modifiers:
        return None
    operands = instruction.operands
    if instruction.operation == Op.ADD_CO and operands[1].register not in (None, NULL):
        sources = operands[2:4]
    elif _is_low_sum(instruction):
        sources = operands[1:3]
    else:
        return None
    return _added_in_place(operands[0].register, sources)


def _added_in_place(target: Register | None, sources: Sequence[Operand]) -> tuple[int, int] | None:
    """(register, amount) of a sum of two sources, its own target and a constant."""
    for own, other in (sources, sources[::-1]):
        if target is not None and own.register == target and other.integer is not None:
            return int(target), other.integer
    return None


def _is_low_sum(instruction: AnyInstruction) -> bool:
    """True for the scalar addition of unsigned words, whose SCC is the carry."""
    return instruction.is_scalar and instruction.operation == Op.ADD and instruction.type == "u32"


def _second_half(instruction: Instruction) -> tuple[int, int] | None:
    """(low register, what is added) of a pair whose high half an instruction increments by a carry and 0 or -1."""
    if instruction.modifiers:
        return None
    operands = instruction.operands
    if instruction.operation == Op.ADD_CO_CI:
        sources = operands[2:4]
    elif instruction.operation == Op.ADDC:
        sources = operands[1:3]
    else:
        return None
    added = _added_in_place(operands[0].register, sources)
    return (added[0] - 1, added[1]) if added is not None and added[1] in (0, -1) else None


def _carry_of(instruction: AnyInstruction) -> int:
    """Where an addition leaves its carry."""
    if instruction.operation == Op.ADDC or _is_low_sum(instruction):
        return SCC
    register = instruction.operands[1].register
    return VCC_LO if register is None else int(register)


def _carry_meets(affine: Affine, first: int, second: int) -> bool:
    """True if the carry that `second` adds is the one that `first` made."""
    low, high = affine.flow.instructions[first], affine.flow.instructions[second]
    if high.operation == Op.ADDC:
        carry = int(SCC)
        if not _is_low_sum(low):
            return False
    else:
        made, used = low.operands[1].register, high.operands[4].register
        if low.operation != Op.ADD_CO or made is None or made != used:
            return False
        carry = int(made)
    between = range(first + 1, second)
    effects = affine.flow.effects
    return not any((effects[index].writes | effects[index].reads) >> carry & 1 for index in between)


def _writes_scc(instruction: Instruction) -> bool:
    return SCC in instruction.defs


@dataclass
class _Chain:
    """The increments of one register in a block, in order."""

    affine: Affine
    view: Arithmetic
    chain: list[Increment]

    def plan(self, taken: dict[int, AnyInstruction]) -> Edits | None:
        """The edits, None if something between the increments reads the register in another way."""
        flow = self.affine.flow
        first, last = self.chain[0], self.chain[-1]
        pair = first.second >= 0
        if any((increment.second >= 0) != pair for increment in self.chain):
            return None
        mask = 3 << first.register if pair else 1 << first.register
        own = {index for increment in self.chain for index in (increment.index, increment.second) if index >= 0}
        executes = {self.affine.transfer.exec_state.at[index] for index in own}
        if len(executes) > 1:
            return None
        replaced: dict[int, AnyInstruction] = {}
        total = 0
        ahead = list(self.chain)
        for index in range(first.index, last.last + 1):
            if ahead and index == ahead[0].last:
                total += ahead.pop(0).amount
            if index in own or not (flow.effects[index].reads | flow.effects[index].writes) & mask:
                continue
            if flow.effects[index].writes & mask or index in taken:
                return None
            if any(increment.index < index < increment.last for increment in self.chain):
                return None
            moved = moved_use(self.affine, self.view, index, first.register, total, pair)
            if moved is None:
                return None
            replaced[index] = moved
        if abs(total) >= MOST_BYTES:
            return None
        replaced[last.index] = increment_by(flow.instructions[last.index], total)
        return Edits(own - {last.index, last.second}, replaced)


def moved_use(
    affine: Affine, view: Arithmetic, index: int, register: int, distance: int, pair: bool
) -> AnyInstruction | None:
    """An instruction that reads a register (the pair that begins with it) before and not after it was incremented by
    `distance`: the difference goes into its offset, or into the constant that the register is compared with.
    """
    flow = affine.flow
    instruction = flow.instructions[index]
    if not isinstance(instruction, Instruction) or index in flow.fences:
        return None
    compared = _compared_pair(instruction, register, distance) if pair else _compared(instruction, register, distance)
    if compared is not None:
        return compared
    scalar = _scalar_base(instruction, register, distance) if pair else None
    if scalar is not None:
        return scalar
    found = address_of(instruction)
    if found is None:
        return None
    position, width, is_zero_extended = found
    reads = _reads(instruction, _registers(register, pair))
    operand = instruction.operands[position]
    if operand.registers[:1] != _registers(register, pair)[:1] or reads != width or (width == 2) != pair:
        return None
    if not pair:
        state = affine.before(index)
        value = view.resolve(affine.value(state, register, index), 32)
        low, high = view.range(value - distance)
        if low < 0 or high >= (1 << 32 if is_zero_extended else 1 << 31) or view.range(value)[0] < 0:
            return None
    return rebased(instruction, position, register, distance)


def _reads(instruction: Instruction, registers: tuple[int, ...]) -> int:
    return sum(operand.registers.count(r) for operand in instruction.operands for r in registers)


def _compared(instruction: Instruction, register: int, distance: int) -> Instruction | None:
    """A comparison for equality with a constant: modulo 2**32 the difference can be on either side."""
    row = instruction.row
    if row is None or row.relation not in _EQUALITY or row.type not in _WORDS or instruction.modifiers:
        return None
    if _reads(instruction, (register,)) != 1:
        return None
    operands = list(instruction.operands)
    place = next((k for k, operand in enumerate(operands) if operand.is_use and operand.integer is not None), None)
    if place is None or all(operand.register != register for operand in operands if operand.is_use):
        return None
    value = operands[place].integer
    assert value is not None
    left = signed(value - distance, 32)
    name = instruction.name
    if row.operation.startswith("cmpk"):
        name = opcodes.scalar_comparison(row.relation, "u32")
    operands = [Operand(Integer(left)) if k == place else Operand(part.value) for k, part in enumerate(operands)]
    return instruction.sibling(name, operands)


def _compared_pair(instruction: Instruction, register: int, distance: int) -> Instruction | None:
    """The same for a pair of SGPRs and an inline constant."""
    row = instruction.row
    if row is None or not instruction.is_scalar or row.relation not in _EQUALITY or row.type != "u64":
        return None
    operands = list(instruction.operands)
    place = next((k for k, operand in enumerate(operands) if operand.integer is not None), None)
    if place is None or _reads(instruction, (register, register + 1)) != 2:
        return None
    value = operands[place].integer
    assert value is not None
    if value not in INLINE_INTEGERS or value - distance not in INLINE_INTEGERS:
        return None
    operands[place] = Operand(Integer(value - distance))
    return instruction.sibling(instruction.name, [Operand(part.value) for part in operands])


def _scalar_base(instruction: Instruction, register: int, distance: int) -> Instruction | None:
    """A scalar load, or a global access with a scalar base, whose base is a pair of SGPRs."""
    operands = instruction.operands
    if _reads(instruction, (register, register + 1)) != 2 or any(operand.spelling for operand in operands):
        return None
    row = instruction.row
    is_scalar = instruction.space is AddressSpace.SCALAR and instruction.operation == Op.LOAD
    if is_scalar and len(operands) == 3 and operands[1].registers[:1] == (register,):
        offset = operands[2].integer
        if offset is None or not SCALAR_REACH[0] <= offset + distance <= SCALAR_REACH[1]:
            return None
        return instruction.with_operands((*operands[:2], replace(operands[2], value=Integer(offset + distance))))
    is_global = instruction.space is AddressSpace.GLOBAL and row is not None and not row.is_atomic
    if is_global and operands[-1].registers[:1] == (register,):
        offset = instruction.integer("offset") + distance
        if operands[-1].is_vgpr or not GLOBAL_REACH[0] <= offset <= GLOBAL_REACH[1]:
            return None
        others = [modifier for modifier in instruction.modifiers if modifier.name != "offset"]
        return instruction.with_modifiers([Modifier("offset", offset), *others] if offset else others)
    return None


def _registers(register: int, pair: bool) -> tuple[int, ...]:
    return (register, register + 1) if pair else (register,)


def increment_by(instruction: AnyInstruction, amount: int) -> AnyInstruction:
    """The increment with another amount."""
    assert isinstance(instruction, Instruction)
    if instruction.operation == Op.ADDK:
        target = RegisterRange(instruction.operands[0].registers[0])
        return instruction.sibling(opcodes.S_ADD_I32, (target, target, amount))
    values = [
        Operand(Integer(amount)) if isinstance(operand.value, Integer) else Operand(operand.value)
        for operand in instruction.operands
    ]
    return instruction.sibling(instruction.name, values)
