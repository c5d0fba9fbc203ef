"""Code of a loop that some lanes leave out: branches around it, and where EXEC is as before."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from isatool.allowance import OutOfBudgetError, OutOfTimeError, budget, granted
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import wait_of
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC, VGPRS
from isatool.analysis.exec_state import restores_exec
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, loop_at
from isatool.analysis.memory.order import LOADS, STORES, AccessClass, access_in
from isatool.ir.program import Function
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO
from isatool.isa.table import Unit
from isatool.passes.common.draft import Draft
from isatool.passes.pipelined_loops.header_first import header_first
from isatool.verify.lemmas.equal import Equal
from isatool.verify.verdict import PROVED

_OF_LANES: Final = (LOADS | STORES) - {AccessClass.SCALAR_LOAD, AccessClass.FLAT_LOAD, AccessClass.FLAT_STORE}
"""accesses of the lanes that are on, and of nobody else"""
SOON: Final = 1_500_000
"""steps of the proof that a loop is the same without branches: about two seconds"""


@kept
def straightened(function: Function, label: str) -> Draft:
    """A function with a loop's blocks in order, and without branches around code that does nothing without lanes, if
    that is soon shown to be the same.
    """
    draft = Draft.of(function)
    flow = draft.flow()
    ordered = header_first(draft, flow, loop_at(flow, label))
    flow = ordered.flow()
    made = ordered.edited(flow, without_skips(flow, loop_at(flow, label)))
    if made is ordered:
        return ordered
    try:
        with granted(budget().within(SOON)):
            return made if Equal().judge(function, made.function).status == PROVED else ordered
    except OutOfTimeError:
        raise
    except OutOfBudgetError:
        return ordered


def without_skips(flow: ControlFlow, loop: Loop) -> Edits:
    """Leaves out branches of a loop around code that does nothing in a wave of which no lane is on."""
    return Edits(set(_skips(flow, loop)))


def _skips(flow: ControlFlow, loop: Loop) -> Iterator[int]:
    alive = compute_liveness(flow)
    for block in sorted(loop.blocks):
        shape = flow.blocks[block]
        row = flow.instructions[shape.last - 1].row
        tests = row.condition if row is not None else None
        if shape.ending is not Ending.CONDITIONAL or tests != (EXEC_LO, False):
            continue
        target = shape.successors[0]
        skipped = range(shape.last, flow.blocks[target].first)
        dead = ~alive.block_in[target] & ~VGPRS & ~EXEC
        if target in loop.blocks and skipped and all(_does_nothing(flow, index, dead) for index in skipped):
            yield shape.last - 1


def _does_nothing(flow: ControlFlow, index: int, dead: int) -> bool:
    """Whether an instruction does nothing without lanes, except to these scalar registers."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    if instruction.is_annotation or wait_of(instruction) is not None:
        return True
    if index in flow.fences or effect.writes & ~(VGPRS & effect.lanes | dead):
        return False
    if instruction.unit in (Unit.VALU, Unit.SALU):
        return not instruction.reads_state and not instruction.writes_state and not effect.cross
    return access_in(flow, index) in _OF_LANES


def brackets(flow: ControlFlow, block: Iterable[int]) -> list[list[int]]:
    """The instructions of a block from where it switches lanes off to where they are on again."""
    found: list[list[int]] = []
    own: list[int] = []
    for index in block:
        instruction = flow.instructions[index]
        if instruction.operation == Op.AND_SAVEEXEC:
            own = [index]
        elif own:
            own.append(index)
            if restores_exec(instruction, flow.instructions[own[0]].operands[0].registers):
                found.append(own)
                own = []
    return found
