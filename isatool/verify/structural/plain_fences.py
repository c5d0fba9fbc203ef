"""The lemma that lets a program leave out what its fences do not order (`analysis.quiet_fences` says which).

Both programs are brought to one form: without invalidations that make nothing visible, without waits for stores where
only private ones can be in flight, and with a wait for all loads at each quiet barrier. A program does what its form
does if no load that is in flight at a quiet barrier can still be so where something is visible to other waves: then it
has returned at all the same places, seen from outside. What the registers need is no part of it: waits that are
missing for them are faults of the program as it was read, and are looked for there.
"""

from __future__ import annotations

from collections.abc import Mapping

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.counters import MANY, Issue, issues_of, wait_instructions, wait_of
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.edits import Edits, apply_edits
from isatool.analysis.quiet_fences import QuietFences, is_wait_for_stores, quiet_fences, waits_for_no_store
from isatool.analysis.waits import analyse_waits
from isatool.isa.cache_policy import Caches
from isatool.isa.counters import VECTOR_LOADS, Queue
from isatool.isa.waits import Wait
from isatool.verify.other_waves import shows_order
from isatool.verify.structural.waits_kept import covers

_Carried = Mapping[tuple[Queue, int], int]
"""loads that were in flight at a quiet barrier -> at least so many operations of their queue are younger"""


def with_plain_fences(flows: tuple[ControlFlow, ControlFlow]) -> tuple[ControlFlow, ControlFlow] | None:
    """Both programs in one form of fences; None if that is no help, or not shown to be the same."""
    if _fences(flows[0]) == _fences(flows[1]):
        return None
    if any(map(shows_order, flows)):
        return None
    quiet = quiet_fences(flows[0]), quiet_fences(flows[1])
    if not any(found.barriers or found.invalidations for found in quiet):
        return None
    if any(carried_too_far(flow, found) for flow, found in zip(flows, quiet, strict=True)):
        return None
    first, second = (_plain(flow, found) for flow, found in zip(flows, quiet, strict=True))
    return first, second


def _fences(flow: ControlFlow) -> list[object]:
    """What tells the fences of two programs apart: invalidations, waits for stores, and loads in flight at barriers."""
    analysis = analyse_waits(flow)
    found: list[object] = []
    for index, state in analysis.states():
        instruction = flow.instructions[index]
        if instruction.signals:
            found.append(sum(len(state.stamps[queue]) for queue in VECTOR_LOADS))
        elif instruction.invalidated is Caches.UNIT or is_wait_for_stores(flow, index):
            found.append(instruction.operation)
    return found


def _plain(flow: ControlFlow, quiet: QuietFences) -> ControlFlow:
    """The program without idle fences, and with a wait for all loads at each quiet barrier."""
    loads = Wait(**{flow.counters.of[queue]: 0 for queue in VECTOR_LOADS})
    waits = wait_instructions(loads, flow.function.target)
    edited = apply_edits(flow, Edits({*_idle(flow, quiet)}, before=dict.fromkeys(quiet.barriers, waits)))
    return build_flow(edited.program.kernel(flow.function.name))


def _idle(flow: ControlFlow, quiet: QuietFences) -> frozenset[int]:
    """Invalidations that make nothing visible, and waits for stores that wait for none."""
    return frozenset((*quiet.invalidations, *waits_for_no_store(flow, quiet)))


def carried_too_far(flow: ControlFlow, quiet: QuietFences) -> bool:
    """Whether a load that is in flight at a quiet barrier may still be where something is visible."""
    issues = issues_of(flow)
    analysis = analyse_waits(flow)
    crossing: dict[int, dict[tuple[Queue, int], int]] = {}
    for index, state in analysis.states():
        if index in quiet.barriers:
            crossing[index] = {
                (queue, operation): state.younger(queue, operation)
                for queue in VECTOR_LOADS
                for operation in state.stamps[queue]
            }
    if not any(crossing.values()):
        return False
    is_carried = False

    def end(number: int, carried: _Carried) -> _Carried:
        """After a block."""
        nonlocal is_carried
        for index in flow.blocks[number].instructions:
            is_carried |= bool(carried) and index in quiet.visible
            carried = _merged(_advanced(flow, issues, carried, index), crossing.get(index, {}))
        return carried

    nothing: _Carried = {}
    states_at_starts(flow, nothing, end, _merged)
    return is_carried


def _merged(a: _Carried, b: _Carried) -> _Carried:
    return {key: min(count for count in (a.get(key), b.get(key)) if count is not None) for key in a.keys() | b.keys()}


def _advanced(flow: ControlFlow, issues: Mapping[int, Issue], state: _Carried, index: int) -> _Carried:
    """What an instruction leaves in flight. A later issue of the same instruction is another operation."""
    issue = issues.get(index)
    if issue is not None:
        return {key: min(count + (key[0] in issue.queues), MANY) for key, count in state.items()}
    wait = wait_of(flow.instructions[index])
    return state if wait is None else {key: n for key, n in state.items() if not covers(flow, wait, key[0], n)}
