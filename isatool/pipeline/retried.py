"""Loops that exchange memory until it was what they had found: they wait for no other workgroup.

Code adds floats to memory by compare and swap: what the exchange finds is what the next try expects, and a lane tries
again while the two differ. It does so only if memory has changed since its last try, so if nobody else runs, all lanes
are done after as many tries as there are exchanges. A lock, or a flag, is compared with a value of its own, and is not
taken for one.

Known is one form, in wave32: a loop of one block in which nothing else touches memory; each exchange under a mask in a
scalar register that only loses the lanes whose exchange succeeded; and the loop ends once all masks are empty.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.cfg import Block, ControlFlow, Ending
from isatool.analysis.counters import wait_of
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, SGPRS
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, VCC_LO, VGPR_BASE, Register
from isatool.isa.table import Role, Unit
from isatool.isa.wave import WAVE32
from isatool.records import record
from isatool.semantics.algebra import Expr, nodes_of
from isatool.semantics.effects import Atomic, Require, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op as Bits

_MASKS: Final = SGPRS | 1 << VCC_LO
"""registers that may hold a mask of lanes"""


@record
class _Exchange:
    """`found`: the register that gets what memory held; `expected`: the one that it is compared with."""

    index: int
    found: Register
    expected: Register
    address: int
    """registers that say where, as bits"""


def is_retried(flow: ControlFlow, block: Block) -> bool:
    """Whether a block is such a loop."""
    last = flow.instructions[block.last - 1]
    again = block.index in block.successors and block.ending is Ending.CONDITIONAL
    if flow.function.wave_size != WAVE32 or not again or last.operation != Op.CBRANCH_EXECNZ:
        return False
    return _Loop(flow, block).ends()


class _Loop:
    """One iteration, as a sequence of instructions."""

    def __init__(self, flow: ControlFlow, block: Block) -> None:
        self.flow = flow
        self.first, self.last = block.first, block.last - 1
        self.inside = range(self.first, self.last)

    def ends(self) -> bool:
        """Whether it ends if no other wave changes memory."""
        exchanges = []
        for index in self.inside:
            instruction = self.flow.instructions[index]
            if instruction.unit in (Unit.VMEM, Unit.FLAT):
                exchange = _exchange(instruction, index, self.flow.effects[index].reads)
                if exchange is None:
                    return False
                exchanges.append(exchange)
            elif not self._is_plain(index, instruction):
                return False
        masks = [self._mask(exchange) for exchange in exchanges]
        return None not in masks and self._leaves({mask for mask in masks if mask is not None})

    def _is_plain(self, index: int, instruction: AnyInstruction) -> bool:
        """Whether an instruction does nothing but compute and wait."""
        if self.flow.effects[index] is OPAQUE_EFFECTS or index in self.flow.fences:
            return False
        computes = instruction.unit in (Unit.VALU, Unit.SALU) and not instruction.is_branch
        return computes or instruction.is_hint or wait_of(instruction) is not None

    # -- one exchange

    def _mask(self, exchange: _Exchange) -> Register | None:
        """The register with the lanes that try: it loses those that succeed. None if the form is another."""
        index, found, expected = exchange.index, exchange.found, exchange.expected
        if any(self._writes(each) & exchange.address for each in self.inside):
            return None
        mask = self._lanes_at(index)
        moved = self._written_before(index, expected)
        if mask is None or moved is None or not self._since_exec(moved, index):
            return None
        before = any(self._writes(each) >> found & 1 for each in range(self.first, moved + 1))
        later = any(
            self._writes(each) & (1 << found | 1 << expected) and each != index for each in range(index, self.last)
        )
        if before or later or not self._does(moved, Unit.VALU, Op.MOV, expected, (found,)):
            return None
        removed = [each for each in self.inside if self._writes(each) >> mask & 1]
        if len(removed) != 1 or removed[0] <= index:
            return None
        tested = next((each for each in self._used(removed[0]) if each != mask), None)
        at = None if tested is None else self._written_before(removed[0], tested)
        if tested is None or at is None or at <= index or self._lanes_at(at) != mask:
            return None
        is_test = self._does(at, Unit.VALU, Op.CMP_NE, tested, (found, expected))
        return mask if is_test and self._does(removed[0], Unit.SALU, Op.AND, mask, (tested, mask)) else None

    def _lanes_at(self, index: int) -> Register | None:
        """The register that EXEC was set from last, if the iteration has not written it before."""
        place = self._written_before(index, EXEC_LO)
        used = () if place is None else self._used(place)
        if place is None or len(used) != 1 or not _MASKS >> used[0] & 1:
            return None
        if not self._does(place, Unit.SALU, Op.MOV, EXEC_LO, used):
            return None
        return None if any(self._writes(each) >> used[0] & 1 for each in range(self.first, index)) else used[0]

    def _since_exec(self, index: int, end: int) -> bool:
        """Whether EXEC is the same at both places."""
        return not any(self._writes(each) & EXEC for each in range(index, end))

    def _written_before(self, index: int, register: Register) -> int | None:
        """The last instruction before a place that writes a register."""
        return next((each for each in reversed(range(self.first, index)) if self._writes(each) >> register & 1), None)

    def _writes(self, index: int) -> int:
        return self.flow.effects[index].writes

    def _used(self, index: int) -> tuple[Register, ...]:
        halves = self.flow.instructions[index].halves
        return tuple(
            register for operand in halves[0].operands if operand.role is Role.USE for register in operand.registers
        )

    def _does(self, index: int, unit: Unit, operation: Op, result: Register, sources: tuple[Register, ...]) -> bool:
        """Whether an instruction, or half of one, does that on 32 bits of these registers, in whatever order, and
        nothing else to the result.
        """
        halves = [half for half in self.flow.instructions[index].halves if result in half.defs]
        return len(halves) == 1 and _is(halves[0], unit, operation, (result,), sources)

    # -- the end

    def _leaves(self, masks: set[Register]) -> bool:
        """Whether an iteration that begins with all masks empty is the last one."""
        empty = set(masks)
        for index in self.inside:
            held = frozenset(empty)
            written = self._writes(index)
            empty = {register for register in empty if not written >> register & 1}
            halves = self.flow.instructions[index].halves
            empty |= _empty_after(halves[0], held) if len(halves) == 1 else set()
        return EXEC_LO in empty


def _empty_after(instruction: Instruction, held: frozenset[Register]) -> set[Register]:
    """Which registers an instruction leaves without a bit; `held`: those that had none before."""
    row, defs = instruction.row, instruction.defs
    if row is None or instruction.is_modified:
        return set()
    is_compare = row.unit is Unit.VALU and row.operation == Op.CMP_NE
    if is_compare and EXEC_LO in held and len(defs) == 1:
        return set(defs)  # a lane that is off gives 0
    if row.unit is not Unit.SALU or row.type != "b32":
        return set()
    sources = [
        all(register in held for register in operand.registers)
        if operand.is_register
        else isinstance(operand.value, Integer) and operand.value.value == 0
        for operand in instruction.operands
        if operand.role is Role.USE
    ]
    result = {operand.registers[0] for operand in instruction.operands if operand.role is Role.DEF}
    match row.operation:
        case Op.MOV | Op.OR if all(sources):
            return result
        case Op.AND if any(sources):
            return result
        case Op.OR_SAVEEXEC | Op.AND_SAVEEXEC:
            was = EXEC_LO in held
            now = (was and all(sources)) if row.operation == Op.OR_SAVEEXEC else (was or all(sources))
            return (result if was else set()) | ({EXEC_LO} if now else set())
    return set()


def _is(
    half: Instruction, unit: Unit, operation: Op, results: tuple[Register, ...], sources: tuple[Register, ...]
) -> bool:
    row = half.row
    if row is None or row.unit is not unit or row.operation != operation or row.type not in ("b32", "u32", "i32"):
        return False
    if half.is_modified:
        return False
    named = [operand for operand in half.operands if operand.role is Role.USE]
    used = [register for operand in named for register in operand.registers]
    defined = [register for operand in half.operands if operand.is_def for register in operand.registers]
    return len(named) == len(used) and sorted(used) == sorted(sources) and tuple(defined) in (results, ())


def _exchange(instruction: AnyInstruction, index: int, reads: int) -> _Exchange | None:
    """An exchange by compare and swap, of 32 bits, that returns what it found."""
    if not isinstance(instruction, Instruction) or instruction.operation != Op.ATOMIC_CMPSWAP:
        return None
    try:
        effects = [each for each in lower(instruction, wave_size=WAVE32).effects if not isinstance(each, Require)]
    except NotEmulated:
        return None
    if [type(each) for each in effects] != [Atomic, WriteVector]:
        return None
    atomic, written = effects
    assert isinstance(atomic, Atomic)
    assert isinstance(written, WriteVector)
    new = atomic.new[0]
    if len(atomic.new) != 1 or new.op is not Bits.SELECT or new.args[2].op is not Bits.LOADED:
        return None
    if written.value != new.args[2] or written.where is not None or written.all_lanes:
        return None
    test, value = new.args[:2]
    compared = next((each for each in test.args if each.op is Bits.VGPR), None) if test.op is Bits.EQ else None
    if compared is None or value.op is not Bits.VGPR or new.args[2] not in test.args:
        return None
    expected = Register(VGPR_BASE + compared.imm)
    address = 0
    for each in (atomic.address, *([atomic.where] if atomic.where is not None else [])):
        address |= _registers(each)
    data = {Register(VGPR_BASE + value.imm), expected, written.register}
    address |= reads & ~EXEC & ~sum(1 << register for register in data)
    return _Exchange(index, written.register, expected, address) if not address >> expected & 1 else None


def _registers(expr: Expr) -> int:
    found = 0
    for node in nodes_of(expr):
        if node.op is Bits.VGPR:
            found |= 1 << VGPR_BASE + node.imm
        elif node.op is Bits.SGPR:
            found |= 1 << node.imm
    return found & ~EXEC
