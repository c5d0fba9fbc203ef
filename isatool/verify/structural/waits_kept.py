"""Whether a second program waits for no less than a first one, whose memory operations it does in another order.

Waits count by what they leave in flight where that matters: at a store (which may be a flag) and at what stands still
(see `memory_order`), an operation that has returned in the first program must have returned in the second. A load in
flight matters at a store only if waves can tell each other that they have read (by atomics, invalidations, coherent
accesses), or if it is a scalar one, which a vector store may overtake.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import field
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import MANY, NO_WAIT, InFlight, Issue, counted, issues_of, wait_for_all, wait_of
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.waits import analyse_waits
from isatool.isa.counters import UNORDERED, Queue
from isatool.isa.table import Unit
from isatool.isa.waits import Wait
from isatool.records import dataclass
from isatool.verify.memory_order import Mobility, may_signal, place_in
from isatool.verify.other_waves import Waves, other_waves, waves_part

_APART: Final = 8
"""how many accesses of one instruction are kept apart, from the last; all before them are one"""

_Access = tuple[int, int]
"""an instruction, and which access of it: 0 the last one, 1 the one before"""
_Younger = Mapping[tuple[Queue, _Access], int]
"""how many operations of its queue are younger than an access that may be in flight"""


def still_waited_for(
    flows: tuple[ControlFlow, ControlFlow], matched: Mapping[int, int], waves: Waves = other_waves
) -> str | None:
    """Why the second program waits for less than the first where it matters, None if it does not.

    `matched`: every operation of the second program with effects -> that of the first.
    """
    same = {index: index for index in matched.values()}
    if _queues(flows[0], same) == _queues(flows[1], matched):
        return None  # on every path the same is in flight
    places = {index: place for index in matched if (place := _counts(flows[1], index, waves))}
    if not places:
        return None
    second = _in_flight(flows[1], set(places))
    for index, earlier in _earlier_in_flight(flows[1], set(places)).items():
        second[index] = second.get(index, frozenset()) | earlier
    returned = _perhaps_returned(flows[0], {matched[index] for index in places})
    signals = any(may_signal(flow, waves) for flow in flows)
    late = _issued_later(flows[0], matched, returned, signals, waves)
    if late is not None:
        return f"the second program does '{flows[1].instructions[late]}' later than the first, which waits for it"
    for index, accesses in second.items():
        for queue, (operation, age) in accesses:
            free = queue not in UNORDERED and place_in(flows[1], operation, waves)[0] is Mobility.LOAD
            if free and places[index] is Mobility.STORE and not signals:
                continue
            origin = matched.get(operation)
            if origin is not None:
                sooner = _is_before(flows[0], origin, matched[index]) - _is_before(flows[1], operation, index)
                age = min(max(age + sooner, 0), _APART)
            if origin is None or (origin, age) in returned[matched[index]]:
                return f"the second program does not wait for '{flows[1].instructions[operation]}' as the first does"
    return None


def _is_before(flow: ControlFlow, operation: int, place: int) -> bool:
    """Whether its access of this iteration has been made. Elsewhere than in one block both programs have one order."""
    return operation < place and flow.block_of[operation] == flow.block_of[place]


def _issued_later(
    flow: ControlFlow,
    matched: Mapping[int, int],
    returned: Mapping[int, frozenset[_Access]],
    signals: bool,
    waves: Waves,
) -> int | None:
    """An operation of the second program that comes after something at which the first has its result already."""
    second = {origin: index for index, origin in matched.items()}
    for origin, accesses in returned.items():
        place = place_in(flow, origin, waves)[0]
        for operation, age in accesses:
            if age or not _is_before(flow, operation, origin):
                continue
            if place is Mobility.STORE and not signals and place_in(flow, operation, waves)[0] is Mobility.LOAD:
                continue
            if operation in second and second[operation] > second[origin]:
                return second[operation]
    return None


def _queues(flow: ControlFlow, matched: Mapping[int, int]) -> list[list[object]]:
    """For every block the operations with effects, named by those of the first program, and the waits, in order."""
    issues = issues_of(flow)
    found: list[list[object]] = []
    for block in flow.blocks:
        row: list[object] = []
        for index in block.instructions:
            if index in flow.calls:
                row.append("call")
            elif (wait := wait_of(flow.instructions[index])) is not None:  # matched or not, by what it leaves in flight
                row += [] if wait == NO_WAIT else [wait]
            elif index in matched or index in issues:
                row.append(matched.get(index))
        found.append(row)
    return found


def _counts(flow: ControlFlow, index: int, waves: Waves) -> Mobility | None:
    """Whether what is in flight at an operation can be seen: not at a load, a branch, or an end that nobody sees."""
    instruction = flow.instructions[index]
    if instruction.is_end:
        return Mobility.FIXED if waves_part(flow) else None
    if instruction.unit is Unit.BRANCH or instruction.is_branch:
        return None
    place = place_in(flow, index, waves)[0]
    return None if place is Mobility.LOAD else place


def _in_flight(flow: ControlFlow, places: set[int]) -> dict[int, frozenset[tuple[Queue, _Access]]]:
    """Whose last access may be in flight just before each of these instructions, on some path."""
    analysis = analyse_waits(flow)
    found: dict[int, frozenset[tuple[Queue, _Access]]] = {}
    for block in {flow.block_of[index] for index in places}:
        for index, state in analysis.replay(block):
            if index in places:
                found[index] = frozenset(_operations(state))
    return found


def _operations(state: InFlight) -> Iterator[tuple[Queue, _Access]]:
    return ((queue, (operation, 0)) for queue in Queue for operation in state.stamps[queue])


def _earlier_in_flight(flow: ControlFlow, places: set[int]) -> dict[int, frozenset[tuple[Queue, _Access]]]:
    """Accesses before the last that may be in flight at each of these instructions, as in loops."""
    issues, looked_at = issues_of(flow), _looked_at(flow, places)
    found: dict[int, frozenset[tuple[Queue, _Access]]] = {}

    def end(block: int, state: _Younger) -> _Younger:
        """After a block."""
        for index in looked_at[block]:
            if index in places:
                found[index] = frozenset((queue, access) for queue, access in state if access[1])
            issue = issues.get(index)
            if issue is not None:
                state = _issued(state, issue, index, min)
            elif (wait := _wait_at(flow, index)) is not None:
                state = {key: count for key, count in state.items() if not covers(flow, wait, key[0], count)}
        return state

    def fewest(one: _Younger, other: _Younger) -> _Younger:
        """On either of two ways."""
        return {key: min(state[key] for state in (one, other) if key in state) for key in one.keys() | other.keys()}

    start: _Younger = {}
    states_at_starts(flow, start, end, fewest)
    return {index: earlier for index, earlier in found.items() if earlier}


def _looked_at(flow: ControlFlow, places: set[int]) -> list[list[int]]:
    """For every block what is counted or waits, and what is in places."""
    events = counted(flow)
    return [sorted({*events[block.index], *(places & set(block.instructions))}) for block in flow.blocks]


def _issued(
    state: _Younger, issue: Issue, index: int, either: Callable[[int, int], int]
) -> dict[tuple[Queue, _Access], int]:
    """After an operation. `either`: of two accesses that are not kept apart."""
    younger: dict[tuple[Queue, _Access], int] = {}
    for (queue, access), count in state.items():
        key = queue, _one_later(access, index)
        after = min(count + (queue in issue.queues), MANY)
        younger[key] = either(after, younger.get(key, after))
    return younger | {(queue, (index, 0)): 0 for queue in issue.queues}


def _one_later(access: _Access, index: int) -> _Access:
    """What an access is after one more of an instruction."""
    operation, age = access
    return (operation, min(age + 1, _APART)) if operation == index else access


def _wait_at(flow: ControlFlow, index: int) -> Wait | None:
    return wait_for_all(flow.counters) if index in flow.calls else wait_of(flow.instructions[index])


@dataclass
class _Returned:
    """Accesses that have returned for certain on some path, and the most younger ones of those that have not."""

    younger: dict[tuple[Queue, _Access], int] = field(default_factory=dict)
    returned: frozenset[_Access] = frozenset()

    def merged(self, other: _Returned) -> _Returned:
        """On either path."""
        younger = dict(self.younger)
        for operation, count in other.younger.items():
            younger[operation] = max(count, younger.get(operation, 0))
        return _Returned(younger, self.returned | other.returned)


def _perhaps_returned(flow: ControlFlow, places: set[int]) -> dict[int, frozenset[_Access]]:
    """Accesses that have returned for certain on some path to each of these instructions."""
    issues = issues_of(flow)
    looked_at = _looked_at(flow, places)
    found: dict[int, frozenset[_Access]] = dict.fromkeys(places, frozenset())

    def end(block: int, state: _Returned) -> _Returned:
        """After a block."""
        for index in looked_at[block]:
            if index in places:
                found[index] = state.returned
            state = _advanced(flow, issues, state, index)
        return state

    states_at_starts(flow, _Returned(), end, _Returned.merged)
    return found


def _advanced(flow: ControlFlow, issues: Mapping[int, Issue], state: _Returned, index: int) -> _Returned:
    issue = issues.get(index)
    if issue is not None:
        returned = frozenset(_one_later(access, index) for access in state.returned)
        return _Returned(_issued(state.younger, issue, index, max), returned)
    wait = _wait_at(flow, index)
    if wait is None:
        return state
    gone = {key for key, count in state.younger.items() if covers(flow, wait, key[0], count)}
    left = {key: count for key, count in state.younger.items() if key not in gone}
    return _Returned(left, state.returned | {access for _, access in gone})


def covers(flow: ControlFlow, wait: Wait, queue: Queue, younger: int) -> bool:
    """Whether a wait certainly covers an operation that so many of its queue are younger than."""
    limit = wait.limit(flow.counters.of[queue])
    return limit is not None and (limit == 0 or (queue not in UNORDERED and younger >= limit))
