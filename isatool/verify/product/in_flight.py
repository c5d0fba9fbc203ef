"""What a program may have in flight: a queue for each counter, in the order of issue, and the condition of each
operation there.

Where two ways meet, an operation that only one of them issued stays in the queue with the condition of that way; on
each path the queue is what that path issued, in its order. So ladders of guarded accesses keep one entry for each. A
wait leaves an operation where fewer younger ones were issued than it allows.

Scalar loads return in any order, so only a wait for all of them tells anything. Those of memory that never changes
are in no queue.

Accesses to private memory take their places in the queues, as waits count them, but nobody else sees them arrive.
"""

from __future__ import annotations

from collections import Counter as Multiset
from collections.abc import Iterable
from itertools import dropwhile
from typing import Final, NamedTuple

from isatool.analysis.bdd import Bdd
from isatool.semantics.effects import Counter, CounterWait
from isatool.verify.values.nodes import Label


class QueueEntry(NamedTuple):
    """An operation of a queue: its name, and the diagram of where it was issued and may not have arrived."""

    token: Label
    on: int = 1


Queue = tuple[QueueEntry, ...]
Queues = tuple[Queue, Queue, Queue, Queue]
"""vector loads, stores, LDS operations, scalar loads that may be in flight, oldest first"""
EMPTY: Final[Queues] = ((), (), (), ())
LOADS, STORES, LDS, SCALAR = 0, 1, 2, 3
QUEUE_OF: Final = {Counter.LOADS: LOADS, Counter.STORES: STORES, Counter.LDS: LDS}
LOAD: Final = "load"
"""the first part of the name of a load"""
FETCHED: Final = "fetched"
"""that of a scalar load of memory that may change"""
PRIVATE: Final[Label] = ("private",)
"""the name of every access whose arrival only its own lane can see"""


def issued(queues: Queues, queue: int, token: Label) -> Queues:
    """The queues after an operation went on its way."""
    made = list(queues)
    made[queue] = _trimmed((*made[queue], QueueEntry(token)))
    return _of(made)


def waited(decisions: Bdd, queues: Queues, wait: CounterWait) -> Queues:
    """What a wait does not certainly cover."""
    local = wait.local if wait.lds is None else wait.lds
    scalar = 0 if wait.for_all_scalar else None
    return _of(
        queue if limit is None else _left(decisions, queue, limit)
        for queue, limit in zip(queues, (wait.loads, wait.stores, local, scalar), strict=True)
    )


def loads_gone(before: Queues, after: Queues) -> frozenset[Label]:
    """The loads that may have returned at a wait."""
    gone = Multiset(entry for queue in before for entry in queue)
    gone -= Multiset(entry for queue in after for entry in queue)
    return frozenset(entry.token for entry in gone if is_load(entry.token))


def is_load(token: Label) -> bool:
    """Whether a name is that of a load."""
    return isinstance(token, tuple) and token[0] in (LOAD, FETCHED)


def met(decisions: Bdd, first: Queues, on_first: int, second: Queues, on_second: int) -> Queues:
    """The queues where two ways meet that exclude each other, taken under two diagrams."""
    return _of(_together(decisions, a, on_first, b, on_second) for a, b in zip(first, second, strict=True))


def _of(queues: Iterable[Queue]) -> Queues:
    loads, stores, lds, scalar = queues
    return loads, stores, lds, scalar


def on_path(decisions: Bdd, queue: Queue, path: int) -> Queue:
    """The entries of a queue that may be in flight on a path, with their conditions there."""
    found = (QueueEntry(entry.token, decisions.both(entry.on, path)) for entry in queue)
    return _trimmed(entry for entry in found if entry.on)


def shared(queues: Queues) -> Queue:
    """All operations in flight whose arrival others can see."""
    return tuple(entry for queue in queues for entry in queue if entry.token != PRIVATE)


def where_pending(decisions: Bdd, entries: Iterable[QueueEntry]) -> dict[Label, int]:
    """Where each operation may be in flight, a diagram."""
    found: dict[Label, int] = {}
    for token, on in entries:
        found[token] = decisions.either(found.get(token, 0), on)
    return found


def how_often_pending(decisions: Bdd, entries: Iterable[QueueEntry], path: int) -> dict[Label, tuple[int, ...]]:
    """Where on a path an operation of each name may be in flight, and where two of them, ..., as diagrams. Private
    ones are left out.
    """
    found: dict[Label, tuple[int, ...]] = {}
    for token, on in entries:
        if token == PRIVATE:
            continue
        levels = found.get(token, ())
        more = decisions.both(on, path)
        for number, level in enumerate(levels):
            levels = (*levels[:number], decisions.either(level, more), *levels[number + 1 :])
            more = decisions.both(level, more)
        if levels or more:
            found[token] = (*levels, more) if more else levels
    return found


def _trimmed(queue: Iterable[QueueEntry]) -> Queue:
    """A queue without its oldest private accesses: nothing waits for what is older than they are."""
    return tuple(dropwhile(lambda entry: entry.token == PRIVATE, queue))


def _left(decisions: Bdd, queue: Queue, limit: int) -> Queue:
    if len(queue) <= limit:
        return queue
    fewer = [1] * limit
    """[n]: where at most n younger operations are in flight"""
    left: list[QueueEntry] = []
    for entry in reversed(queue):
        if not fewer or not fewer[-1]:
            break
        on = decisions.both(entry.on, fewer[-1])
        if on:
            left.append(QueueEntry(entry.token, on))
        one_less = [0, *fewer[:-1]]
        fewer = (
            one_less
            if entry.on == 1
            else [decisions.choose(entry.on, less, more) for less, more in zip(one_less, fewer, strict=True)]
        )
    return _trimmed(reversed(left))


def _together(decisions: Bdd, a: Queue, on_a: int, b: Queue, on_b: int) -> Queue:
    """One queue that is the first on its paths and the second on the others: operations at the start and the end that
    both have are one entry.
    """
    if a == b:
        return a
    shorter = min(len(a), len(b))
    start = end = 0
    while start < shorter and a[start].token == b[start].token:
        start += 1
    while end < shorter - start and a[-1 - end].token == b[-1 - end].token:
        end += 1

    def on_one(queue: Queue, on: int) -> list[QueueEntry]:
        return [QueueEntry(entry.token, decisions.both(entry.on, on)) for entry in queue[start : len(queue) - end]]

    def on_either(one: Queue, other: Queue) -> list[QueueEntry]:
        return [
            x
            if x.on == y.on
            else QueueEntry(x.token, decisions.either(decisions.both(x.on, on_a), decisions.both(y.on, on_b)))
            for x, y in zip(one, other, strict=True)
        ]

    middle = (*on_one(a, on_a), *on_one(b, on_b))
    made = (*on_either(a[:start], b[:start]), *middle, *on_either(a[len(a) - end :], b[len(b) - end :]))
    return _trimmed(entry for entry in made if entry.on)
