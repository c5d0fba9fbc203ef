"""relax-fences: barriers of a kernel without what only stores to global memory need.

`analysis.quiet_fences` says which fences those are. Their invalidations go, and so do waits for stores where none is in
flight; a wait for loads becomes the weakest ones that the registers need, each right before the instruction that needs
it, so that loads issued before a barrier stay in flight across it. The validator has the lemma, and judges the result.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.edits import Edits
from isatool.analysis.quiet_fences import QuietFences, quiet_fences, waits_for_no_store
from isatool.analysis.wait_insertion import WaitPlanner, drained_queues
from isatool.analysis.waits import analyse_waits
from isatool.ir.program import Function
from isatool.isa.counters import VECTOR_LOADS, Queue
from isatool.isa.operations import Op
from isatool.isa.waits import Wait
from isatool.passes.common.draft import Draft
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.fences.options import RelaxFences
from isatool.verify.structural.plain_fences import carried_too_far

GROUPS: Final = 3
"""of a run of waits that registers need, so many stay: each costs an issue slot"""


def run(options: RelaxFences, function: Function, context: Context) -> PassResult:
    """The kernel with fewer and weaker fences, or the input and why."""
    report = PassReport(options.name, function)
    draft = Draft.of(function)
    flow = draft.flow()
    quiet = quiet_fences(flow)
    for barriers in dict.fromkeys((quiet.barriers, frozenset[int]())):
        edits = _relaxed(flow, replace(quiet, barriers=barriers))
        made = draft.edited(flow, edits)
        if edits and not carried_too_far(made.flow(), quiet_fences(made.flow())):
            break
    else:
        return report.unchanged(_reason(quiet), settled=True)
    counts = {
        "invalidations": sum(flow.instructions[index].invalidates for index in edits.removed),
        "waits": sum(wait_of(flow.instructions[index]) is not None for index in (*edits.removed, *edits.replaced)),
    }
    parts = (f"{number} {what if number > 1 else what[:-1]}" for what, number in counts.items() if number)
    report.about(f"{' and '.join(parts)} at barriers ordered nothing", facts=counts)
    report.statistics |= counts
    return report.changed(made)


def _relaxed(flow: ControlFlow, quiet: QuietFences) -> Edits:
    """Edits that remove fences and weaken waits, without those that a hint keeps."""
    idle = quiet.invalidations - flow.kept
    waits: dict[int, Wait] = {}
    drained = dict(drained_queues(flow))
    for index, state in analyse_waits(flow).states():
        wait = wait_of(flow.instructions[index])
        if wait is not None:
            waits[index] = wait
        elif index in quiet.visible:
            drained[index] = frozenset(queue for queue in Queue if not state.stamps[queue])
    for index in waits_for_no_store(flow, quiet):
        if index not in flow.kept:
            waits[index] = Wait()
    for index in quiet.barriers:
        drained[index] = drained.get(index, frozenset()) - VECTOR_LOADS
        for place in _waits_before(flow, index):
            for queue in VECTOR_LOADS:
                waits[place] = waits[place].without(flow.counters.of[queue])
    for index in idle:
        drained.pop(index, None)
    edits = WaitPlanner(flow, waits, drained).plan(GROUPS, GROUPS).edits()
    return replace(edits, removed=edits.removed | idle)


def _waits_before(flow: ControlFlow, barrier: int) -> list[int]:
    """The run of waits before a barrier, with nothing but hints between."""
    found = []
    for place in range(barrier - 1, flow.block_at(barrier).first - 1, -1):
        instruction = flow.instructions[place]
        if wait_of(instruction) is not None:
            if instruction.operation == Op.WAITCNT and place not in flow.kept:
                found.append(place)
        elif not instruction.is_hint:
            break
    return found


def _reason(quiet: QuietFences) -> str:
    """Why nothing was done: the reason that most fences have."""
    why = Counter((quiet.reasons or {}).values()).most_common(1)
    return why[0][0] if why else "its barriers have nothing that orders global memory"
