"""Which operations have certainly arrived before a store is issued: that is how one wave tells another.

If the first program waits for an operation before it stores, the second has to have issued it, and waited for it,
before that store too. Stores count, and loads where waves may tell each other that they have read (`Rules.signals`).
Operations of the LDS stay in order among themselves, and what has arrived at a fence has done so on both sides. A
scalar load counts as a store does, among those of global memory: later stores may overtake it, and it the earlier ones.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import partial
from itertools import chain
from typing import NamedTuple

from isatool.records import dataclass
from isatool.verify.product.in_flight import Queue, where_pending
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Label


class QueuedOperation(NamedTuple):
    """An operation as it is issued, or a fence (without `parts`): its name in the queues, the dwords that it touches,
    the operations in flight then, its paths and lanes (both as diagrams), and the operations issued before. A fence
    that `is_load` is an ordinary load of global memory, at which those of the LDS are not compared.
    """

    token: Label
    parts: tuple[Label, ...]
    is_load: bool
    in_lds: bool
    pending: Queue
    path: int
    lanes: int
    before: QueuedOperation | None


def issues_of(last: QueuedOperation | None) -> list[QueuedOperation]:
    """A log from the oldest on."""
    found = []
    while last is not None:
        found.append(last)
        last = last.before
    return found[::-1]


def merged_issues(
    values: Values, a: QueuedOperation | None, on_a: int, b: QueuedOperation | None, on_b: int
) -> QueuedOperation | None:
    """The log where two paths meet: what they share, then what each has of its own."""
    if a is b:
        return a
    first, second = issues_of(a), issues_of(b)
    shared = 0
    while shared < min(len(first), len(second)) and first[shared] is second[shared]:
        shared += 1
    result = first[shared - 1] if shared else None
    for log, on in ((first, on_a), (second, on_b)):
        for issue in log[shared:]:
            result = issue._replace(path=values.decisions.both(issue.path, on), before=result)
    return result


def keeps_settled(
    values: Values,
    first: QueuedOperation | None,
    second: QueuedOperation | None,
    path: int,
    may_meet: Callable[[Label, Label], bool],
) -> bool:
    """Whether everything that is certain at the stores of the first program is so at those of the second. `may_meet`:
    whether it matters which of a part of an operation and a part of a store comes first.
    """
    mine, theirs = issues_of(first), issues_of(second)
    if [issue[:7] for issue in mine] == [issue[:7] for issue in theirs]:
        return True
    there = _Second(values, theirs, may_meet)
    decisions = values.decisions
    earlier: list[QueuedOperation] = []
    for issue in mine:
        pending = where_pending(decisions, issue.pending)
        if not issue.parts:
            earlier = list(_not_asked_for(values, issue, earlier, pending))
            continue
        values.count(len(earlier) + len(issue.pending))
        for older in earlier if not issue.is_load else ():
            if older.in_lds and issue.in_lds:
                continue
            on = decisions.both(decisions.both(older.path, issue.path), older.lanes)
            on = decisions.without(on, pending.get(older.token, 0))
            if on and not there.settles(
                older, issue, decisions.both(on, path), partial(_flying, values, earlier, pending)
            ):
                return False
        earlier.append(issue)
    return True


def _not_asked_for(
    values: Values, fence: QueuedOperation, earlier: Sequence[QueuedOperation], pending: Mapping[Label, int]
) -> Iterator[QueuedOperation]:
    """What is not compared at a fence, with the paths on which it is not: what may be in flight there, and at an
    ordinary load of global memory (`is_load`) every operation of the LDS.
    """
    decisions = values.decisions
    for older in earlier:
        done = decisions.without(fence.path, pending.get(older.token, 0))
        left = older.path if fence.is_load and older.in_lds else decisions.without(older.path, done)
        if left:
            yield older._replace(path=left)


def _flying(
    values: Values, issues: Sequence[QueuedOperation], pending: Mapping[Label, int], part: Label, needed: int
) -> tuple[int, int]:
    """Where a part of some operations may be in flight, a diagram, and of how many of them."""
    decisions = values.decisions
    flying = number = 0
    for issue in issues:
        if part in issue.parts:
            on = decisions.both(decisions.both(issue.path, issue.lanes), pending.get(issue.token, 0))
            on = decisions.both(on, needed)
            flying = decisions.either(flying, on)
            number += on != 0
    return flying, number


@dataclass
class _Second:
    """The log of the second program, by dword."""

    values: Values
    issues: Sequence[QueuedOperation]
    may_meet: Callable[[Label, Label], bool]
    places: dict[Label, list[int]] = field(default_factory=dict)
    pending: dict[int, dict[Label, int]] = field(default_factory=dict)
    """where each operation may be in flight at a store, a diagram"""

    def __post_init__(self) -> None:
        for number, issue in enumerate(self.issues):
            for part in issue.parts:
                self.places.setdefault(part, []).append(number)

    def settles(
        self, older: QueuedOperation, store: QueuedOperation, on: int, flying: Callable[[Label, int], tuple[int, int]]
    ) -> bool:
        """Whether every part of an operation has arrived at every part of a store; parts that do not come up here are
        the business of versions and loads. `flying`: what of a part is still in flight in the first program.
        """
        for part in older.parts:
            if part not in self.places:
                continue
            met = (self.places[other] for other in store.parts if other in self.places and self.may_meet(part, other))
            if not all(self._settles(part, number, on, flying) for number in dict.fromkeys(chain.from_iterable(met))):
                return False
        return True

    def _settles(self, part: Label, number: int, on: int, flying: Callable[[Label, int], tuple[int, int]]) -> bool:
        decisions = self.values.decisions
        store = self.issues[number]
        needed = decisions.both(on, store.path)
        if number not in self.pending:
            self.pending[number] = where_pending(decisions, store.pending)
        if needed == 0:
            return True
        pending, issues = self.pending[number], [self.issues[place] for place in self.places[part] if place < number]
        arrived = 0
        for issue in issues:
            on = decisions.without(decisions.both(issue.path, issue.lanes), pending.get(issue.token, 0))
            arrived = decisions.either(arrived, on)
        if not decisions.implies(needed, arrived):
            return False
        # one that has arrived says nothing of another one that touches the same
        there, late = _flying(self.values, issues, pending, part, needed)
        here, known = flying(part, needed) if late else (0, 0)
        return late <= known and decisions.implies(there, here)
