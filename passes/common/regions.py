"""Straight-line regions in which instructions may change places, and their operations on webs.

A region ends where nothing may be moved across: at branches, calls, inline assembly, unknown instructions, mode
changes and reads of hardware registers, at code whose encoding depends on its address (s_getpc and symbols relative
to it), at directives, and at instructions that a hint keeps. A VOPD becomes two operations, its halves. The half that
reads the other's destination comes first, since both read before either writes (ISA guide 7.6).

Scheduling hints (s_delay_alu, s_clause) and waits for VALU results are left out: their counts are stale as soon as
anything moves, and the repairs after a pass make them again.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.delays import counters_of
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS
from isatool.analysis.hazards import waits_for_results_only
from isatool.analysis.hints import MARK
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.analysis.virtual import VirtualHalf
from isatool.analysis.webs import Site, Webs
from isatool.ir.instruction import AnyInstruction, Instruction, whole_instruction
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.pairs import as_single
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import MODE, Register
from isatool.records import record

MOST_OPERATIONS: Final = 2048
"""a longer straight line is cut: operations that far apart become no pair anyway"""

_MOVABLE_DIRECTIVES: Final = (".loc", ".cfi_")
_MODE_MASK: Final = 1 << MODE


@record
class RegionOperation:
    """An instruction, one half of a VOPD as an instruction of its own, or a VOPD that cannot be taken apart.

    `dense`: the dense index of the instruction; `halves`: its halves on webs, two only for a VOPD that stays whole.
    """

    dense: int
    halves: tuple[VirtualHalf, ...]
    was_half: bool = False
    """whether it was half of a VOPD in the input"""

    @property
    def instruction(self) -> AnyInstruction:
        """The operation with its old registers."""
        return whole_instruction([half.instruction for half in self.halves])

    def materialise(self, registers: Mapping[int, int]) -> AnyInstruction:
        """The operation on the registers that the webs got."""
        return whole_instruction([half.materialise(registers) for half in self.halves])


@record
class Region:
    """Instructions of one basic block, by dense index from `first` to before `last`; hints are no operations."""

    block: int
    first: int
    last: int


def find_regions(flow: ControlFlow) -> tuple[Region, ...]:
    """The regions of reachable blocks, in file order, without those of fewer than two instructions."""
    reachable = set(flow.order)
    cuts = _directive_cuts(flow)
    found: list[Region] = []
    for block in flow.blocks:
        if block.index not in reachable:
            continue
        first = block.first
        for index in block.instructions:
            if index in cuts and index > first:
                found.append(Region(block.index, first, index))
                first = index
            if is_boundary(flow, index):
                found.append(Region(block.index, first, index))
                first = index + 1
            elif index - first >= MOST_OPERATIONS:
                found.append(Region(block.index, first, index))
                first = index
        found.append(Region(block.index, first, block.last))
    return tuple(region for region in found if region.last - region.first > 1)


def is_boundary(flow: ControlFlow, index: int) -> bool:
    """True for an instruction that stays where it is and that nothing moves across."""
    if index in flow.fences or flow.effects[index] is OPAQUE_EFFECTS or flow.effects[index].writes & _MODE_MASK:
        return True
    return _is_fixed(flow.instructions[index])


@lru_cache(maxsize=65536)
def _is_fixed(instruction: AnyInstruction) -> bool:
    if instruction.is_branch or instruction.is_end or access_of(instruction) is AccessClass.OTHER:
        return True
    row = instruction.row
    if row is not None and (row.is_terminator or row.partial == "indexed"):
        return True
    if instruction.operation == Op.WAITCNT_DEPCTR and not waits_for_results_only(instruction):
        return True
    if instruction.has("wait_exp"):
        return True
    wait = wait_of(instruction)
    if wait is not None and wait.limit(counters_of(instruction).of[Queue.EXPORT]) is not None:
        return True
    # A symbol in an operand may be relative to the place of the instruction: `sym@rel32@lo+4` after s_getpc.
    return any(isinstance(operand.value, Expression) for operand in instruction.operands)


def _directive_cuts(flow: ControlFlow) -> frozenset[int]:
    """Instructions after a line that nothing may move across: data, alignment, marks of inline assembly."""
    found = set()
    pending = False
    for index, line in flow.function.lines():
        if line.has_instruction:
            dense = flow.instruction_at(index)
            if pending and dense is not None:
                found.add(dense)
            pending = False
        elif _cuts(line):
            pending = True
    return frozenset(found)


def _cuts(line: Line) -> bool:
    if line.opaque_reason or "#ASM" in line.comment or MARK in line.comment:
        return True
    return line.directive is not None and not line.directive.name.startswith(_MOVABLE_DIRECTIVES)


def operations_of(webs: Webs, region: Region) -> list[RegionOperation]:
    """The operations of a region in an order that computes the same as the input."""
    flow = webs.flow
    found: list[RegionOperation] = []
    for dense in range(region.first, region.last):
        instruction = flow.instructions[dense]
        if is_dropped(instruction):
            continue
        halves = [_virtual_half(webs, dense, number, half) for number, half in enumerate(instruction.halves)]
        found += _apart(dense, halves)
    return found


def whole_operations(webs: Webs, region: Region) -> dict[int, RegionOperation]:
    """The operations of a region by dense index, without hints and waits for VALU results; VOPDs stay whole."""
    found = {}
    for dense in range(region.first, region.last):
        instruction = webs.flow.instructions[dense]
        if not is_dropped(instruction):
            halves = (_virtual_half(webs, dense, number, half) for number, half in enumerate(instruction.halves))
            found[dense] = RegionOperation(dense, tuple(halves), instruction.is_dual)
    return found


def is_dropped(instruction: AnyInstruction) -> bool:
    """True for hints and waits that a changed region loses."""
    return instruction.is_annotation or waits_for_results_only(instruction)


def _apart(dense: int, halves: list[VirtualHalf]) -> Iterator[RegionOperation]:
    if len(halves) == 1:
        yield RegionOperation(dense, (halves[0],))
        return
    x, y = halves
    try:
        singles = [VirtualHalf(as_single(half.instruction), half.uses, half.defs) for half in halves]
    except ValueError:
        yield RegionOperation(dense, (x, y), True)
        return
    y_reads_x = bool(set(x.instruction.defs) & set(y.instruction.uses))
    x_reads_y = bool(set(y.instruction.defs) & set(x.instruction.uses))
    if y_reads_x and x_reads_y:
        yield RegionOperation(dense, (x, y), True)
        return
    order = singles[::-1] if y_reads_x else singles
    for single in order:
        yield RegionOperation(dense, (single,), True)


def _virtual_half(webs: Webs, dense: int, number: int, half: Instruction) -> VirtualHalf:
    uses: dict[Register, int] = {}
    defs: dict[Register, int] = {}
    retained, read_undef = webs.liveness.retained[dense], webs.liveness.read_undef.get(dense, 0)
    for position, operand in enumerate(half.operands):
        found = webs.at.get(Site(dense, number, position)) if operand.is_vgpr else None
        if found is None:
            continue
        for register, web in zip(operand.registers, found, strict=True):
            if operand.is_def:
                defs[register] = web
            is_read = (operand.is_use or operand.half) and not (operand.is_def and read_undef >> register & 1)
            if is_read or retained >> register & 1:
                uses[register] = web
    return VirtualHalf(half, uses, defs)


def exec_stages(flow: ControlFlow, region: Region) -> list[int]:
    """For each instruction of a region how many writes of EXEC come before it."""
    stages = []
    stage = 0
    for dense in range(region.first, region.last):
        stages.append(stage)
        stage += bool(flow.effects[dense].writes & EXEC)
    return stages
