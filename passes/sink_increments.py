"""Several increments of a register in a block become one at the last of them; addresses in between take the difference.

Unrolled loops leave `r += c` once a copy. Where everything that reads r between the increments is an address with room
in its offset, only the last increment is needed, by the sum. Counters of 32 bits and pairs with a carry are known.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.edits import Edits
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa.registers import NULL, SCC, VCC_LO, RegisterRange
from isatool.passes.fold_offsets import address_of, rebased

_ADD: Final = frozenset({"v_add_nc_u32", "s_add_i32", "s_add_u32", "s_addk_i32"})
_MOST: Final = 1 << 30


@dataclass(frozen=True, slots=True)
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
    removed: set[int] = set()
    replaced: dict[int, AnyInstruction] = {}
    liveness = compute_liveness(affine.flow, affine.transfer.exec_state)
    for block in affine.flow.order:
        chains: dict[int, list[Increment]] = {}
        for found in _increments(affine, block, liveness):
            chains.setdefault(found.register, []).append(found)
        for chain in chains.values():
            if len(chain) < 2:
                continue
            edits = _Chain(affine, affine.views[block], chain).plan(replaced)
            if edits is not None:
                removed |= edits.removed
                replaced |= edits.replaced
    return Edits(frozenset(removed), replaced)


def _increments(affine: Affine, block: int, liveness: Liveness) -> Iterator[Increment]:
    flow = affine.flow
    pending: dict[int, Increment] = {}
    for index in flow.blocks[block].instructions:
        instruction = flow.instructions[index]
        if not isinstance(instruction, Instruction) or index in flow.fences:
            continue
        low = _first_half(instruction)
        if low is not None:
            pending[low[0]] = Increment(index, low[0], low[1])
        first = _second_half(instruction)
        if first is not None and first in pending and _carry_meets(affine, pending[first].index, index):
            start = pending.pop(first)
            carries = {_carry_of(instruction), _carry_of(flow.instructions[start.index])}
            if not any(liveness.after[index] >> carry & 1 for carry in carries):
                yield Increment(start.index, first, start.amount, index)
            continue
        plain = _plain(instruction)
        if plain is not None and not (_writes_scc(instruction) and liveness.after[index] >> SCC & 1):
            yield Increment(index, *plain)


def _constant(operand: Operand) -> int | None:
    return operand.value.value if isinstance(operand.value, Integer) else None


def _plain(instruction: Instruction) -> tuple[int, int] | None:
    """(register, amount) of an increment of 32 bits."""
    if instruction.mnemonic not in _ADD or instruction.modifiers:
        return None
    target = instruction.operands[0].register
    if instruction.mnemonic == "s_addk_i32":
        amount = _constant(instruction.operands[1])
        return (int(target), amount) if target is not None and amount is not None else None
    for a, b in ((1, 2), (2, 1)):
        amount = _constant(instruction.operands[b])
        if target is not None and instruction.operands[a].register == target and amount is not None:
            return int(target), amount
    return None


def _first_half(instruction: Instruction) -> tuple[int, int] | None:
    """(register, amount) of the low half of an increment of 64 bits."""
    if instruction.modifiers:
        return None
    operands = instruction.operands
    if instruction.mnemonic == "v_add_co_u32" and operands[1].register not in (None, NULL):
        sources = operands[2:4]
    elif instruction.mnemonic == "s_add_u32":
        sources = operands[1:3]
    else:
        return None
    target = operands[0].register
    for a, b in ((0, 1), (1, 0)):
        amount = _constant(sources[b])
        if target is not None and sources[a].register == target and amount is not None and amount >= 0:
            return int(target), amount
    return None


def _second_half(instruction: Instruction) -> int | None:
    """The low register of a pair whose high half an instruction increments by a carry."""
    if instruction.modifiers:
        return None
    operands = instruction.operands
    if instruction.mnemonic == "v_add_co_ci_u32":
        sources = operands[2:4]
    elif instruction.mnemonic == "s_addc_u32":
        sources = operands[1:3]
    else:
        return None
    target = operands[0].register
    for a, b in ((0, 1), (1, 0)):
        if target is not None and sources[a].register == target and _constant(sources[b]) == 0:
            return int(target) - 1
    return None


def _carry_of(instruction: AnyInstruction) -> int:
    """Where an addition leaves its carry."""
    if instruction.mnemonic in ("s_add_u32", "s_addc_u32"):
        return SCC
    register = instruction.operands[1].register
    return VCC_LO if register is None else int(register)


def _carry_meets(affine: Affine, first: int, second: int) -> bool:
    """True if the carry that `second` adds is the one that `first` made."""
    low, high = affine.flow.instructions[first], affine.flow.instructions[second]
    if high.mnemonic == "s_addc_u32":
        carry = int(SCC)
        if low.mnemonic != "s_add_u32":
            return False
    else:
        made, used = low.operands[1].register, high.operands[4].register
        if low.mnemonic != "v_add_co_u32" or made is None or made != used:
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
            moved = self._moved(index, first.register, total, pair)
            if moved is None:
                return None
            replaced[index] = moved
        if abs(total) >= _MOST:
            return None
        replaced[last.index] = _by(flow.instructions[last.index], total)
        return Edits(frozenset(own - {last.index, last.second}), replaced)

    def _moved(self, index: int, register: int, distance: int, pair: bool) -> AnyInstruction | None:
        """A memory instruction that reads the register before it was incremented by `distance`."""
        flow = self.affine.flow
        instruction = flow.instructions[index]
        found = address_of(instruction)
        if found is None or not isinstance(instruction, Instruction) or index in flow.fences:
            return None
        position, width, is_zero_extended = found
        reads = sum(operand.registers.count(r) for operand in instruction.operands for r in _registers(register, pair))
        operand = instruction.operands[position]
        if operand.registers[:1] != _registers(register, pair)[:1] or reads != width or (width == 2) != pair:
            return None
        if not pair:
            state = self.affine.before(index)
            value = self.view.resolve(self.affine.value(state, register, index), 32)
            low, high = self.view.range(value - distance)
            if low < 0 or high >= (1 << 32 if is_zero_extended else 1 << 31) or self.view.range(value)[0] < 0:
                return None
        return rebased(instruction, position, register, distance)


def _registers(register: int, pair: bool) -> tuple[int, ...]:
    return (register, register + 1) if pair else (register,)


def _by(instruction: AnyInstruction, amount: int) -> AnyInstruction:
    """The increment with another amount."""
    assert isinstance(instruction, Instruction)
    if instruction.mnemonic == "s_addk_i32":
        target = RegisterRange(instruction.operands[0].registers[0])
        return Instruction.build("s_add_i32", (target, target, Integer(amount)))
    values = [
        Operand(Integer(amount)) if isinstance(operand.value, Integer) else Operand(operand.value)
        for operand in instruction.operands
    ]
    return Instruction.build(instruction.name, values)
