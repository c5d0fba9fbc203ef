"""PERF rules about issue slots and registers: dead code, needless waits, banks, occupancy cliffs.

Asked only where `--select` names them. Facts: RDNA3 ISA guide 5.6 (counters), 7.6 (VOPD and banks); that a pair which
misses four banks costs time was inferred from a published measurement, see the chip file of `isatool.model`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.effects import members
from isatool.analysis.kernel import Kernel
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import LoopForest, find_loops
from isatool.analysis.waits import analyse_waits
from isatool.diagnostics import Fix
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.isa.operations import Op
from isatool.isa.registers import MODE, Register
from isatool.isa.table import Unit
from isatool.lint.fixes import deletion
from isatool.lint.places import mnemonic_place
from isatool.lint.register_use import highest_use
from isatool.lint.rule import Finding, Rule, Subject, advice
from isatool.lint.views import analysable

DEAD: Final = advice("PERF-DEAD", "a result that nothing reads")
WAIT: Final = advice("PERF-WAIT", "an unnecessary wait")
BANKS: Final = advice("PERF-BANKS", "pairs of FMAs in a loop whose sources are not in four banks")
MATRIX: Final = advice("PERF-MATRIX", "matrix products in a loop with two operands that begin in one bank")
OCCUPANCY: Final = advice("PERF-OCCUPANCY", "a few VGPRs fewer would let more waves run")
BARRIER: Final = advice("PERF-BARRIER", "a barrier in workgroups of one wave")
FEW: Final = 8
"""VGPRs"""


def check(program: Program) -> Iterator[Finding]:
    """Advice about every function whose instructions are all known."""
    for flow in analysable(program):
        if flow.unanalysable:
            continue
        forest = find_loops(flow)
        yield from _dead(program, flow)
        yield from _waits(program, flow)
        yield from _barriers(program, flow)
        yield from _banks(program, flow, forest)
        yield from _occupancy(program, flow)


SUBJECT: Final = Subject("PERF-ISSUE", (DEAD, WAIT, BARRIER, BANKS, MATRIX, OCCUPANCY), check)


def _finding(
    program: Program, line: int, rule: Rule, message: str, notes: tuple[str, ...], fix: Fix | None = None
) -> Finding:
    return Finding(rule, line, message, notes, mnemonic_place(program.lines[line]), fix)


def _dead(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    """Vector and scalar arithmetic of a kernel none of whose results is live after it."""
    if not flow.function.is_kernel or flow.calls:
        return
    liveness = compute_liveness(flow)
    reachable = set(flow.inside(flow.order))
    for index, instruction in enumerate(flow.instructions):
        writes = flow.effects[index].writes
        if (
            instruction.unit not in (Unit.VALU, Unit.SALU)
            or index in flow.fences
            or index not in reachable
            or not writes
        ):
            continue
        if writes & 1 << MODE or writes & liveness.after[index] or instruction.is_branch:
            continue
        names = ", ".join(Register(code).name for code in list(members(writes))[:4])
        line = flow.lines[index]
        fix = deletion(program.lines[line], "delete the instruction")
        yield _finding(program, line, DEAD, f"nothing reads {names}", ("repair: delete it",), fix)


def _waits(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    """Waits at which no operation of the counters that they name can be in flight."""
    if not flow.function.is_kernel:
        return
    analysis = analyse_waits(flow)
    for index, state, wait in analysis.at_waits():
        if wait.is_empty or index in flow.fences or flow.calls:
            continue
        queues = [queue for counter, _ in wait.limits for queue in state.counters.queues(counter)]
        if any(state.stamps[queue] for queue in queues):
            continue
        line = flow.lines[index]
        text = "no operation of these counters is in flight here, on any path"
        fix = deletion(program.lines[line], "delete the wait")
        yield _finding(program, line, WAIT, text, ("repair: delete it",), fix)


def _barriers(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    """Barriers of kernels whose workgroups are one wave: an s_nop there (RDNA3 ISA guide, S_BARRIER)."""
    metadata = Kernel(flow.function).metadata
    if metadata is None or metadata.max_flat_workgroup_size > flow.function.wave_size or flow.calls:
        return
    for index, instruction in enumerate(flow.instructions):
        if not instruction.at_barrier or index in flow.fences:
            continue
        line = flow.lines[index]
        message = f"all {metadata.max_flat_workgroup_size} work-items are in one wave: there is no other to wait for"
        fix = deletion(program.lines[line], "delete the barrier")
        yield _finding(program, line, BARRIER, message, ("repair: delete it; waits for memory stay",), fix)


def _banks(program: Program, flow: ControlFlow, forest: LoopForest) -> Iterator[Finding]:
    """For each loop one finding at its first such pair, and one at its first such matrix product."""
    from isatool.analysis.banks import kind_of
    from isatool.model.pricing import misses_banks, shares_bank

    for loop in forest.loops:
        own = flow.inside(forest.own_blocks(loop))
        pairs = [
            index for index in own if flow.instructions[index].is_dual and kind_of(flow.instructions[index]) == "fma"
        ]
        missed = [index for index in pairs if misses_banks(flow.instructions[index])]
        if missed:
            text = f"{len(missed)} of {len(pairs)} pairs of FMAs of this loop do not have their sources in four banks"
            notes = (
                "such a pair takes longer (inferred from a measurement, not documented)",
                "isatool rebank fixes it",
            )
            yield _finding(program, flow.lines[missed[0]], BANKS, text, notes)
        products = [index for index in own if flow.instructions[index].operation.startswith(Op.WMMA)]
        meeting = [index for index in products if shares_bank(flow.instructions[index])]
        if meeting:
            text = (
                f"{len(meeting)} of {len(products)} matrix products of this loop have two of A, B and C that begin in "
                "one bank"
            )
            notes = ("such a product takes 34 cycles instead of 32 (traced)", "repair: isatool rebank")
            yield _finding(program, flow.lines[meeting[0]], MATRIX, text, notes)


def _occupancy(program: Program, flow: ControlFlow) -> Iterator[Finding]:
    """Kernels that use at most `FEW` VGPRs more than the next step allows."""
    function = flow.function
    if not function.is_kernel or flow.calls or any(block.ending is Ending.UNKNOWN for block in flow.blocks):
        return
    highest = highest_use(function).vgpr
    used = highest.register.index + 1 if highest is not None else 0
    waves = chips.waves_by_vgpr(program.target, max(used, 1), program.wave_size)
    most = program.target.max_waves
    if waves >= most:
        return
    for more in range(waves + 1, most + 1):
        limit = chips.vgprs_for_waves(program.target, more, program.wave_size)
        reached = chips.waves_by_vgpr(program.target, limit, program.wave_size)
        if reached > waves and used - limit <= FEW:
            fewer = used - limit
            text = f"{used} VGPRs: with {fewer} fewer the register file would hold {reached} waves instead of {waves}"
            yield Finding(OCCUPANCY, function.first, text, ("LDS and whole workgroups may limit it further",))
        return
