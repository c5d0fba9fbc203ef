"""priority: waves that compute are issued before waves that load, by s_setprio around the FMAs of a loop.

`s_setprio` (RDNA3 ISA guide 16.5) takes 0 to 3 and stays until the next one; a wave starts with 0. It is a hint: it
changes no value. A wave that stores to LDS, asks for global memory or goes to a barrier has the low priority, so that
those which are in the middle of their FMAs keep the VALU. The cycle model does not know priorities.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.passes.common.declaration import Repair
from isatool.passes.common.draft import Draft
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.hints.options import Priority
from isatool.records import record

LEAST: Final = 32
"""issues of FMAs that are worth two hints"""
GAP: Final = 24
"""other instructions that may be between two FMAs of one stretch: operands and addresses of the next step"""
_PRIORITY: Final = opcodes.S_SETPRIO
_COMPUTES: Final = frozenset(
    (
        *(Op.FMA, Op.FMAC, Op.FMAAK, Op.FMAMK, Op.FMA_MIX, Op.FMA_MIXLO, Op.FMA_MIXHI, Op.PK_FMA, Op.PK_FMAC),
        *(Op.FMA_DX9_ZERO, Op.FMAC_DX9_ZERO, Op.DOT2, Op.DOT2ACC, Op.DOT4, Op.DOT8, Op.WMMA),
    )
)


def run(options: Priority, function: Function, context: Context) -> PassResult:
    """The kernel with hints around the FMAs of its loops, or the input and why."""
    draft = Draft.of(function)
    flow = draft.flow()

    if any(each.operation == Op.SETPRIO for each in flow.instructions):
        raise RefusedError(f"it sets its priority itself by {_PRIORITY}")
    stretches = tuple(_stretches(flow, find_loops(flow)))
    if not stretches:
        raise RefusedError(f"no loop has a stretch of {LEAST} issues of FMAs")
    before: dict[int, tuple[AnyInstruction, ...]] = {
        place: (_hint(0, function.target),) for stretch in stretches for place in stretch.lowered
    }
    for stretch in stretches:
        before[stretch.raised] = (*before.get(stretch.raised, ()), _hint(options.level, function.target))
    text = f"priority {options.level} for %d issues of FMAs"
    report = PassReport(options.name, function)
    for stretch in stretches:
        report.note(text % stretch.issues, flow.lines[stretch.first])
    made = draft.edited(flow, Edits(before=before))
    has_delays = any(each.operation == Op.DELAY_ALU for each in flow.instructions)
    repairs = frozenset({Repair.DELAYS, Repair.DESCRIPTOR} if has_delays else {Repair.DESCRIPTOR})
    report.statistics["hints added"] = sum(map(len, before.values()))
    return replace(report.changed(made), repairs=repairs)


def _hint(level: int, target: Target) -> Instruction:
    return Instruction.build(_PRIORITY, (level,), of=target)


@record
class _Stretch:
    """FMAs from instruction `first` on; a hint goes before `raised` and before each of `lowered`."""

    first: int
    issues: int
    raised: int
    lowered: tuple[int, ...]


_OWN: Final = frozenset(map(AccessClass, ("", *"KlpxWHZ")))
"""scalar loads, loads from LDS and scratch, lane exchanges, waits, hints, messages"""


def _computes(instruction: AnyInstruction) -> bool:
    if instruction.unit is not Unit.VALU:
        return False
    return any(half.operation in _COMPUTES for half in instruction.halves)


def _moves_data(instruction: AnyInstruction) -> bool:
    """A barrier, an access to global memory, a store to LDS: what other waves should not wait for."""
    return access_of(instruction) not in _OWN


def _stretches(flow: ControlFlow, forest: LoopForest) -> Iterator[_Stretch]:
    """Whole inner loops that only compute, then stretches inside of single blocks of other loops."""
    inside: set[int] = set()
    for loop in forest.loops:
        if loop.parent < 0 or loop.blocks & inside:
            continue
        stretch = _whole(flow, loop)
        if stretch is not None:
            inside |= loop.blocks
            yield stretch
    for block in flow.blocks:
        if forest.innermost[block.index] >= 0 and block.index not in inside:
            yield from _in_block(flow, block)


def _whole(flow: ControlFlow, loop: Loop) -> _Stretch | None:
    """A loop that computes and moves no data, with one way in and exits that nobody else takes."""
    indices = flow.inside(sorted(loop.blocks))
    issues = [index for index in indices if _computes(flow.instructions[index])]
    if len(issues) < LEAST or any(_moves_data(flow.instructions[index]) or index in flow.fences for index in indices):
        return None
    targets = sorted({target for _, target in loop.exits})
    if loop.preheader < 0 or not targets:
        return None
    if any(not set(flow.blocks[target].predecessors) <= loop.blocks for target in targets):
        return None
    entrance = flow.blocks[loop.preheader]
    if entrance.last == entrance.first or any(
        flow.blocks[target].first == flow.blocks[target].last for target in targets
    ):
        return None
    return _Stretch(issues[0], len(issues), entrance.last - 1, tuple(flow.blocks[target].first for target in targets))


def _in_block(flow: ControlFlow, block: Block) -> Iterator[_Stretch]:
    """FMAs of a block without a barrier and without a long gap between them."""
    run: list[int] = []
    for index in block.instructions:
        instruction = flow.instructions[index]
        fence = index in flow.fences or instruction.at_barrier
        if run and (fence or index - run[-1] > GAP):
            yield from _stretch(run, block)
            run = []
        if _computes(instruction) and not fence:
            run.append(index)
    yield from _stretch(run, block)


def _stretch(run: list[int], block: Block) -> Iterator[_Stretch]:
    if len(run) >= LEAST:
        yield _Stretch(run[0], len(run), run[0], (min(run[-1] + 1, block.last - 1),))
