"""Long work as jobs: small, pure, and done once each on an executor, which may be lost meanwhile.

A job is a function of a module and one value that says everything: what comes of it depends on neither the process nor
the machine that does it, nor on how often it was begun. Work with parts is a generator: it asks for jobs and is given
their results. Many of them are in flight at once, so that all workers have something to do.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Future, wait
from dataclasses import field
from enum import Enum
from functools import cached_property
from typing import Any, Final, Generic, ParamSpec, Protocol, TypeVar, cast

from isatool.allowance import Budget, OutOfTimeError
from isatool.diagnostics import UserError
from isatool.pipeline.identity import identity
from isatool.records import dataclass

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")
_AHEAD: Final = 2
"""jobs in flight for each worker: one that it does, one that it does next"""
_TICK: Final = 0.2
"""seconds between two looks at the clock while workers work"""
_MOST_LOST: Final = 5
"""times that the executor is opened again without any result in between"""


class Workers(Protocol):
    """Where jobs are done."""

    @property
    def count(self) -> int:
        """Jobs that are done at the same time."""
        ...

    def submit_job(self, job: Job[S, T]) -> Future[T]:
        """Its result, some time or already. The seconds that are left here are all that it has."""
        ...

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of work without a key."""
        ...

    def reopen(self) -> None:
        """Begin anew after workers were lost with all that they were given; UserError if that cannot be."""
        ...

    def close(self) -> None:
        """Give up what is in flight."""
        ...


@dataclass(frozen=True)
class Job(Generic[S, T]):
    """`work(item)`, done once for all that have the same key."""

    work: Callable[[S], T]
    item: S

    @cached_property
    def key(self) -> str:
        """Its name and a digest of all that its result depends on: the work, the item, and what `identity` names."""
        name = self.work.__qualname__
        content = [identity(), self.work.__module__, name, _plain(self.item)]
        return f"{name}-{hashlib.sha256(json.dumps(content).encode()).hexdigest()}"


def _plain(value: object) -> object:
    """A value as JSON, equal for equal ones; without the fields of dataclasses that are not compared."""
    if value is None or isinstance(value, str | int | float):
        return [type(value).__name__, value.value] if isinstance(value, Enum) else value
    if isinstance(value, bytes):
        return ["bytes", hashlib.sha256(value).hexdigest()]
    if isinstance(value, Mapping):
        return {"": sorted(([_plain(key), _plain(each)] for key, each in value.items()), key=json.dumps)}
    if isinstance(value, list | tuple):
        return ["", *map(_plain, value)]
    if isinstance(value, frozenset):
        return ["set", *sorted(map(_plain, value), key=json.dumps)]
    if dataclasses.is_dataclass(value):
        names = [each.name for each in dataclasses.fields(value) if each.compare]
        return [type(value).__name__, *(_plain(getattr(value, name)) for name in names)]
    raise TypeError(f"a job has no key with a value of {type(value).__name__}")


Steps = Generator[Sequence[Job[Any, Any]], list[Any], T]
"""asks for jobs, is given their results in that order, and returns what comes of them"""
Ended = Callable[[Job[Any, Any], Any], None]
"""called with a job and its result"""


@dataclass
class _Asked(Generic[T]):
    """Steps that wait for results: those that are there, and how many are not."""

    steps: Steps[T]
    results: list[Any] = field(default_factory=list)
    missing: int = 0


class JobsInFlight(Generic[T]):
    """Steps of several works on one executor, and the jobs in flight."""

    def __init__(self, workers: Workers, ended: Ended | None = None, until: Budget | None = None) -> None:
        self.workers = workers
        self.until = until
        self.ended = ended
        self.lost = 0
        self._futures: dict[Future[Any], Job[Any, Any]] = {}
        self._places: dict[str, list[tuple[int, int]]] = {}
        """key of a job in flight -> (work, place among what it asked for) of all that wait for it"""
        self._works: dict[int, _Asked[T]] = {}

    def run(self, works: Iterable[Steps[T]]) -> Iterator[tuple[int, T]]:
        """(number, result) of each work as it ends."""
        coming = enumerate(works)
        more = True
        while more or self._works:
            while more and len(self._futures) < self._room:
                number, steps = next(coming, (-1, None))
                if steps is None:
                    more = False
                    break
                self._works[number] = _Asked(steps)
                yield from self._go_on(number, None)
            for job, result in self._results():
                for number, place in self._places.pop(job.key):
                    work = self._works[number]
                    work.results[place] = result
                    work.missing -= 1
                    if not work.missing:
                        yield from self._go_on(number, work.results)

    @property
    def _room(self) -> int:
        count = self.workers.count
        return _AHEAD * count if count > 1 else 1

    def _go_on(self, number: int, results: list[Any] | None) -> Iterator[tuple[int, T]]:
        """Give a work what it asked for; (number, result) if that was the last."""
        work = self._works[number]
        try:
            asked = next(work.steps) if results is None else work.steps.send(results)
            while not asked:
                asked = work.steps.send([])
        except StopIteration as end:
            del self._works[number]
            yield number, end.value
            return
        work.results, work.missing = [None] * len(asked), len(asked)
        for place, job in enumerate(asked):
            waiting = self._places.setdefault(job.key, [])
            waiting.append((number, place))
            if len(waiting) == 1:
                self._submit(job)

    def _submit(self, job: Job[Any, Any]) -> None:
        try:
            self._futures[self.workers.submit_job(job)] = job
        except BrokenExecutor as error:
            broken: Future[Any] = Future()
            broken.set_exception(error)  # as those before it have
            self._futures[broken] = job

    def _results(self) -> Iterator[tuple[Job[Any, Any], Any]]:
        """What has ended, after a wait if nothing has; everything in flight is submitted again if workers were lost."""
        for future in self._waited():
            try:
                result = future.result()
            except (BrokenExecutor, CancelledError) as error:
                self._again(error)
                return
            job = self._futures.pop(future)
            self.lost = 0
            if self.ended is not None:
                self.ended(job, result)
            yield job, result

    def _waited(self) -> Iterable[Future[Any]]:
        """What has ended."""
        if self.until is None or not self._futures:
            return wait(self._futures, None, FIRST_COMPLETED).done if self._futures else ()
        while not (done := wait(self._futures, _TICK, FIRST_COMPLETED).done):
            if self.until.is_over:
                raise OutOfTimeError
        return done

    def _again(self, error: Exception) -> None:
        self.lost += 1
        if self.lost > _MOST_LOST:
            message = f"the workers were lost {self.lost} times in a row: {type(error).__name__}: {error}"
            raise UserError(message.rstrip(": "), hint="begun again the command goes on where it was")
        self.workers.reopen()
        left = list(self._futures.values())
        self._futures.clear()
        for job in left:
            self._submit(job)


def each(
    work: Callable[[S], T], items: Iterable[S], workers: Workers, until: Budget | None = None
) -> Iterator[tuple[int, T]]:
    """(number, result) of the work on every item, as they end. Items are taken as there is room for them.
    OutOfTimeError after the end of `until`, whatever is in flight.
    """

    def steps(item: S) -> Steps[T]:
        (result,) = yield [Job(work, item)]
        return cast("T", result)

    return JobsInFlight[T](workers, until=until).run(map(steps, items))


def in_order(found: Iterable[tuple[int, T]]) -> Iterator[T]:
    """Numbered results in the order of their numbers, each as soon as those before it are there."""
    early: dict[int, T] = {}
    number = 0
    for place, result in found:
        early[place] = result
        while number in early:
            yield early.pop(number)
            number += 1


def done(steps: Steps[T], workers: Workers, ended: Ended | None = None) -> T:
    """What comes of one work."""
    ((_, result),) = JobsInFlight[T](workers, ended).run([steps])
    return result
