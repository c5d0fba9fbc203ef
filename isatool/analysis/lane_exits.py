"""Loops that lanes leave one by one, where in truth all of them leave in the same iteration.

`for (i = id; i < 1024; i += 256)` compiles to a loop over EXEC: a compare gives the lanes that are done, a mask gathers
them, EXEC loses them, and after the loop EXEC is what it was. If the compare is false in every lane for n - 1
iterations and true in every lane in iteration n, whatever work-item ids the launch allows, EXEC does not change before
the last iteration, and the loop is n copies of its body without the test.
"""

from __future__ import annotations

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC, bits, members
from isatool.analysis.lane_presence import lane_presence
from isatool.analysis.lane_values import Condition
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, SCC
from isatool.isa.table import Unit
from isatool.isa.wave import WAVE32
from isatool.records import record


@record
class LaneExit:
    """All lanes that enter leave in the last of `iterations`, from block `exit` to `target`.

    `tests`: the instructions that collect finished lanes and remove them from EXEC, without effect in earlier
    iterations; `idle`: the instruction after the loop that restores EXEC, if there is one, which then does nothing.
    """

    iterations: int
    exit: int
    target: int
    tests: frozenset[int]
    idle: frozenset[int]


def uniform_exit(affine: Affine, loop: Loop, most: int) -> LaneExit | None:
    """How a loop over EXEC ends, if all lanes end it in one iteration, of at most `most`; None if that is not known."""
    if len(loop.exits) != 1 or len(loop.latches) != 1 or loop.exits[0][0] != loop.latches[0]:
        return None
    found = _tests(affine, loop)
    if found is None or not _has_lanes(affine.flow, loop):
        return None
    gathers, leaves, condition = found
    latch, target = loop.exits[0]
    mask = bits(affine.flow.instructions[gathers].defs) & ~(1 << SCC)
    idle = _idle_after(affine, loop, leaves, mask, target)
    if idle is None or not _starts_empty(affine, loop, mask):
        return None
    count = _iterations(affine, loop, condition, latch, most)
    return LaneExit(count, latch, target, frozenset((gathers, leaves)), idle) if count else None


def _tests(affine: Affine, loop: Loop) -> tuple[int, int, Polynomial] | None:
    """(the instruction that gathers, the one that writes EXEC, the condition of a lane to leave)."""
    flow, state = affine.flow, affine.transfer.exec_state
    latch = flow.blocks[loop.latches[0]]
    last = flow.instructions[latch.last - 1]
    condition = last.row.condition if last.row is not None else None
    if condition is None or condition[0] != EXEC_LO or condition[1] is not (latch.successors[0] == loop.header):
        return None
    leaves = next((i for i in reversed(latch.instructions) if flow.effects[i].writes & EXEC), None)
    if leaves is None or not _is_scalar(flow, leaves, Op.AND_NOT1):
        return None
    gone, done = (operand.registers for operand in flow.instructions[leaves].operands[1:3])
    made = flow.instructions[leaves].operands[0].registers
    if not gone or gone != made or int(gone[0]) != EXEC_LO or not done:
        return None
    mask = sum(1 << int(register) for register in done)
    writers = [i for i in flow.inside(loop.blocks) if flow.effects[i].writes & mask]
    if len(writers) != 1 or not _is_scalar(flow, writers[0], Op.OR):
        return None
    gathers = writers[0]
    if flow.block_of[gathers] != latch.index or gathers > leaves:
        return None
    sources = [operand.registers for operand in flow.instructions[gathers].operands[1:3]]
    if done not in sources or flow.instructions[gathers].operands[0].registers != done:
        return None
    sources.remove(done)
    header = flow.blocks[loop.header].first
    if not sources[0] or state.at[leaves] != state.at[header] or state.at[gathers] != state.at[header]:
        return None
    cell = affine.before(gathers).cells.get(int(sources[0][0]))
    if not isinstance(cell, Condition) or not state.masks.includes(cell.mask, state.at[leaves]):
        return None
    return gathers, leaves, cell.value


def _is_scalar(flow: ControlFlow, index: int, operation: Op) -> bool:
    instruction = flow.instructions[index]
    return (
        instruction.operation == operation
        and instruction.unit is Unit.SALU
        and len(instruction.operands) == 3
        and len(instruction.operands[0].registers) == flow.function.wave_size // WAVE32
    )


def _has_lanes(flow: ControlFlow, loop: Loop) -> bool:
    """Whether some lane is on wherever the loop is entered; without one it would end after its first iteration."""
    entered = lane_presence(flow).entered
    return all(
        (source, loop.header) in entered
        for source in flow.blocks[loop.header].predecessors
        if source not in loop.blocks
    )


def _starts_empty(affine: Affine, loop: Loop, mask: int) -> bool:
    """Whether no lane is in the gathered mask wherever the loop is entered."""
    return all(
        state is not None and all(_is_zero(state.cells.get(register)) for register in members(mask))
        for state in affine.entering(loop)
    )


def _is_zero(cell: object) -> bool:
    if isinstance(cell, Condition):
        cell = cell.scalar
    return isinstance(cell, Polynomial) and not cell


def _idle_after(affine: Affine, loop: Loop, leaves: int, mask: int, target: int) -> frozenset[int] | None:
    """What does nothing once the lanes stay; None if something else asks for EXEC or the mask before the lanes are
    brought back, or for the mask later.

    They come back from the mask, or from what EXEC was before it was narrowed for the loop, which is as right with all
    of them still on.
    """
    flow = affine.flow
    alive = compute_liveness(flow).after
    if alive[leaves] >> SCC & 1:
        return None
    for index in flow.blocks[target].instructions:
        instruction, effect = flow.instructions[index], flow.effects[index]
        if effect.writes & EXEC:
            made, *sources = (operand.registers for operand in instruction.operands)
            gathered = bits(register for registers in sources for register in registers) & ~EXEC
            if not _is_scalar(flow, index, Op.OR) or made not in sources or alive[index] & mask:
                return None
            if gathered == mask and set(flow.blocks[target].predecessors) == {loop.latches[0]}:
                return None if alive[index] >> SCC & 1 else frozenset((index,))
            return frozenset() if _holds_all_lanes(flow, loop, gathered) else None
        if instruction.unit not in (Unit.SALU, Unit.CONTROL) or (effect.reads | effect.writes) & (mask | EXEC):
            return None
    return None


def _holds_all_lanes(flow: ControlFlow, loop: Loop, saved: int) -> bool:
    """Whether registers hold what EXEC was before it was narrowed to the lanes that enter a loop."""
    if any(flow.effects[index].writes & saved for index in flow.inside(loop.blocks)):
        return False
    outside = loop.entries
    seen = set[int]()
    while len(outside) == 1 and outside[0] not in seen:
        block = flow.blocks[outside[0]]
        seen.add(block.index)
        for index in reversed(block.instructions):
            instruction, effect = flow.instructions[index], flow.effects[index]
            if effect.writes & (EXEC | saved):
                return instruction.operation == Op.AND_SAVEEXEC and effect.writes & ~(1 << SCC | EXEC) == saved
        outside = block.predecessors
    return False


def _iterations(affine: Affine, loop: Loop, condition: Polynomial, latch: int, most: int) -> int | None:
    """How many iterations there are, if every lane leaves in the last and none before."""
    counter = next(affine.iteration(loop.index).atoms())
    view = affine.views[latch]
    for number in range(most):
        trial = Arithmetic(affine.atoms, {**view.bounds, counter: (number, number)})
        try:
            low, high = trial.range(trial.exact(condition))
        except TooComplexError:
            return None
        if low == 1:
            return number + 1
        if high != 0:
            return None
    return None
