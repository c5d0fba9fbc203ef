"""What both programs do alike at their ends: blocks of equal code that nothing but their first one is entered from.

Compilers end a tile with a ladder of guarded stores, whose paths double with each of them. Where both programs have
the same code from a place to the end of the wave, equal states there, with the same operations in flight, make equal
ends: such a place is an end of the proof, and the code after it is compared as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from isatool.analysis.bdd import Bdd
from isatool.analysis.cfg import Block, ControlFlow, Ending, reachable
from isatool.analysis.counters import wait_of
from isatool.analysis.delays import counters_of
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import find_loops
from isatool.ir.instruction import AnyInstruction, Instruction, operands_but_target
from isatool.ir.operands import Operand
from isatool.isa.counters import VECTOR_LOADS
from isatool.isa.registers import NULL, SCC, VCC_HI, VCC_LO, Register
from isatool.isa.table import AddressSpace, Role, Unit
from isatool.records import record
from isatool.semantics.effects import Atomic, Halt, Require, Space
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS, unnamed
from isatool.verify.other_waves import waves_part
from isatool.verify.product.in_flight import on_path
from isatool.verify.product.memory import Memory
from isatool.verify.product.runner import SLOT_BASE, PathState
from isatool.verify.values.constructors import Values

_NAMED: Final = REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Atomic, Require, Halt}
_MEMORIES: Final = {
    AddressSpace.SCRATCH: (Space.SCRATCH, "private memory"),
    AddressSpace.LDS: (Space.LDS, "the LDS"),
}
FEWEST_BRANCHES: Final = 8
"""branches of a tail that make it worth to be compared as text"""


@record
class CommonTail:
    """`blocks`: the first blocks of both tails; `registers`: what the code there reads that it did not write."""

    blocks: tuple[int, int]
    registers: tuple[int, ...]
    memories: Mapping[Space, str]
    """those of the wave or workgroup that it accesses, in words"""

    def differing(self, values: Values, first: PathState, second: PathState, path: int) -> int | None:
        """A register or slot of private memory that is read here and is not the same in both on a path; None without
        any. Lanes that were off at entry may be on at any place of the code, whatever is read there then.
        """
        idle = {} if values.full_waves else {**first.idle, **second.idle}
        for code in idle:
            if first.idle.get(code) != second.idle.get(code):
                return code
        codes = list(self.registers)
        if Space.SCRATCH in self.memories:  # at constant addresses; the rest is a version of it
            codes += sorted({code for state in (first, second) for code in state.regs if code >= SLOT_BASE})
        for code in codes:
            mine, other = first.regs.get(code), second.regs.get(code)
            if mine == other:
                continue
            if mine is None or other is None or values.given(mine, path) != values.given(other, path):
                return code
        return None


def same_in_flight(decisions: Bdd, first: Memory, second: Memory, path: int) -> bool:
    """Whether waits of equal code cover in the second program what they cover in the first: on a path it has the same
    operations in flight, or none.
    """
    for mine, other in zip(first.pending, second.pending, strict=True):
        left = on_path(decisions, other, path)
        if left and (left != on_path(decisions, mine, path) or any(entry.token in first.returned for entry in left)):
            return False
    return True


def common_tail(flows: tuple[ControlFlow, ControlFlow], *, signals: bool) -> CommonTail | None:
    """The largest common tail of two functions; None without one that has branches enough.

    `signals`: waves may learn from each other's stores that loads are done. Where they cannot, nor at a barrier of the
    tail or where a wave ends, only the registers of a wave depend on waits for its loads, and these waits may differ.
    """
    found = [list(_tails(flow)) for flow in flows]
    parted = waves_part(flows[0])
    for first, inside in found[0]:
        seen = signals or parted or any(flows[0].instructions[index].at_barrier for index in flows[0].inside(inside))
        for second, other in found[1]:
            ends = _ends_elsewhere(flows[0], first), _ends_elsewhere(flows[1], second)
            if len(inside) == len(other) and ends[0] == ends[1] and _are_alike(flows, inside, other, seen):
                registers, spaces = 0, {AddressSpace.LDS} if parted else set()
                for flow, block in zip(flows, (first, second), strict=True):
                    registers |= compute_liveness(flow).block_in[block] | EXEC
                spaces |= {flows[0].instructions[index].space for index in flows[0].inside(inside)}
                codes = tuple(code for code in members(registers) if code <= SCC or Register(code).is_vgpr)
                memories = {space: words for of, (space, words) in _MEMORIES.items() if of in spaces}
                return CommonTail((first, second), codes, memories)
    return None


def _ends_elsewhere(flow: ControlFlow, tail: int) -> bool:
    """Whether control may come to the end past a tail, as it does if a guard chooses between two of them."""
    passed = reachable([0], lambda number: [each for each in flow.blocks[number].successors if each != tail])
    return any(not flow.blocks[number].successors for number in passed)


def _tails(flow: ControlFlow) -> Iterator[tuple[int, tuple[int, ...]]]:
    """(first block, blocks in order) of what might be a tail, the largest first."""
    if flow.unanalysable or flow.calls:
        return
    forest = find_loops(flow)
    for block in flow.order:
        if not block or forest.innermost[block] >= 0 or block in forest.irreducible:
            continue
        inside = reachable([block], lambda number: flow.blocks[number].successors)
        shapes = [flow.blocks[number] for number in inside]
        if sum(len(shape.successors) > 1 for shape in shapes) < FEWEST_BRANCHES:
            continue
        if all(_is_plain(flow, shape, shape.index == block, inside) for shape in shapes):
            yield block, tuple(sorted(inside))


def _is_plain(flow: ControlFlow, shape: Block, is_first: bool, inside: set[int]) -> bool:
    """Whether a block of a tail is entered from it alone, ends in it or the wave, and looks at no other lane."""
    if not is_first and any(before not in inside for before in shape.predecessors):
        return False
    if (shape.ending is Ending.END) is bool(shape.successors) or shape.ending in (Ending.UNKNOWN, Ending.RETURN):
        return False
    return not any(_is_special(flow, index) for index in shape.instructions)


def _is_special(flow: ControlFlow, index: int) -> bool:
    """Whether the effect of an instruction may depend on its address, or on lanes that were off at entry."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    if effect is OPAQUE_EFFECTS or effect.cross or (index in flow.fences and index not in flow.kept):
        return True
    if unnamed(flow, _NAMED, (index,)):
        return True
    for half in instruction.halves:
        row = half.row
        if (
            row is None
            or row.cross_lane
            or half.reads_state
            or row.unit is Unit.FLAT
            or (half.form is not None and half.form.dpp)
        ):
            return True
    return False


def _are_alike(
    flows: tuple[ControlFlow, ControlFlow], first: tuple[int, ...], second: tuple[int, ...], signals: bool
) -> bool:
    """Whether two sets of blocks hold the same code, hints aside, and go on alike."""
    number_of = dict(zip(first, second, strict=True))
    for mine, other in number_of.items():
        shapes = flows[0].blocks[mine], flows[1].blocks[other]
        if tuple(number_of[after] for after in shapes[0].successors) != shapes[1].successors:
            return False
        if shapes[0].ending is not shapes[1].ending:
            return False
        code = [
            [(flow, index) for index in shape.instructions if _counts(flow.instructions[index], signals)]
            for flow, shape in zip(flows, shapes, strict=True)
        ]
        if len(code[0]) != len(code[1]) or not all(map(_is_same, *code)):
            return False
    return True


def _counts(instruction: AnyInstruction, signals: bool) -> bool:
    """Whether an instruction has to be the same in both programs: hints need not, nor may waits for loads alone."""
    if instruction.is_hint:
        return False
    wait = wait_of(instruction)
    if signals or wait is None or wait.is_empty:
        return True
    of = counters_of(instruction).of
    return any(counter not in {of[queue] for queue in VECTOR_LOADS} for counter, _ in wait.limits)


def _is_same(one: tuple[ControlFlow, int], other: tuple[ControlFlow, int]) -> bool:
    """Whether two instructions do the same, but for what they write to where nothing reads it: the short encoding of a
    carry writes VCC where the long one writes nothing.
    """
    first, second = (flow.instructions[index] for flow, index in (one, other))
    if first == second:
        return True
    if not isinstance(first, Instruction) or not isinstance(second, Instruction) or first.row is not second.row:
        return False
    if first.is_branch:
        return operands_but_target(first) == operands_but_target(second)
    if first.modifiers != second.modifiers or len(first.operands) != len(second.operands):
        return False
    if set(first.uses) != set(second.uses):
        return False
    return all(
        replace(mine, spec=None) == replace(theirs, spec=None)
        or (mine.role is theirs.role is Role.DEF and _is_unread(mine, *one) and _is_unread(theirs, *other))
        for mine, theirs in zip(first.operands, second.operands, strict=True)
    )


def _is_unread(operand: Operand, flow: ControlFlow, index: int) -> bool:
    """Whether an operand names scalar registers, or null, and nothing reads what an instruction writes there."""
    after = compute_liveness(flow).after[index]
    return bool(operand.registers) and all(
        (register.is_sgpr or register in (VCC_LO, VCC_HI, NULL)) and not after >> register & 1
        for register in operand.registers
    )
