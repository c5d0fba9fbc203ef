"""Work that depends on its arguments only: done once for each key, in worker processes where there are several.

What comes out does not depend on how many processes there are, nor on which of them was first.
"""

from __future__ import annotations

import gc
import multiprocessing
import os
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Hashable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing import resource_tracker
from typing import TYPE_CHECKING, Final, Generic, ParamSpec, TypeVar, cast

from isatool.allowance import Budget, OutOfTimeError, budget, granted

if TYPE_CHECKING:
    from isatool.pipeline.jobs import Job, Workers

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")
_CLOSING_SECONDS: Final = 2.0
_TICK: Final = 0.1
"""seconds between two looks at the clock while another process works"""
_MANY: Final = 6
"""items of which the first one costs little compared with the others"""


class Processes:
    """Where work is done: here, or in worker processes. They start with the first work, and end with this one.

    `method`: how they start, as in `multiprocessing`. A forked one begins at once and never runs the caller's script
    again, but only a process with a single thread may fork. `inherited`: work that forked ones are born with, which
    need not be sent to them. The temporary files of workers lie in a folder of this process, which removes it: a worker
    that is interrupted or killed removes nothing.
    """

    def __init__(
        self, count: int = 1, method: str = "spawn", inherited: Callable[[object], object] | None = None
    ) -> None:
        self.count = count
        self.method = method
        self.inherited = inherited
        self._pool: ProcessPoolExecutor | None = None
        self._folder: tempfile.TemporaryDirectory[str] | None = None
        self._others: frozenset[int | None] = frozenset()
        self._lock = threading.Lock()

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work's result, some time or already. With one process an exception is raised here."""
        if self.count > 1:
            if self.method == "spawn" and hasattr(signal, "pthread_sigmask"):
                resource_tracker.ensure_running()  # the first time it would let interrupts through to whatever follows
            with self._lock, interrupts_held():
                if self._pool is None:
                    self._others = frozenset(child.pid for child in multiprocessing.active_children())
                    context = multiprocessing.get_context(self.method)
                    self._folder = tempfile.TemporaryDirectory(prefix="isatool-", ignore_cleanup_errors=True)
                    given = (self.inherited, self._folder.name)
                    self._pool = ProcessPoolExecutor(self.count, context, _begin, given)
                with workers_may_end():
                    return self._pool.submit(_until(budget().seconds, work), *args, **kwargs)
        done: Future[T] = Future()
        done.set_result(work(*args, **kwargs))
        return done

    def submit_job(self, job: Job[S, T]) -> Future[T]:
        """The result of a job, as of any work."""
        return self.submit(job.work, job.item)

    def reopen(self) -> None:
        """Begin anew, after a worker was killed: those that are left end with all that they were given."""
        self.close()
        if threading.active_count() > 1:
            self.method = "spawn"

    def close(self) -> None:
        """End the worker processes, whatever they do; work that has not begun is dropped."""
        with self._lock:
            pool, self._pool = self._pool, None
        if pool is None:
            return
        # it ends when it sees that its workers have: until then it holds semaphores, of which Python would complain
        closing = threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}, daemon=True)
        closing.start()
        for child in multiprocessing.active_children():
            if child.pid not in self._others:
                child.terminate()
        closing.join(_CLOSING_SECONDS)
        if self._folder is not None:
            self._folder.cleanup()


class Memo(Generic[T]):
    """Results by key. Threads that ask for the same at once wait for one and the same work."""

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self._found: dict[Hashable, Future[T]] = {}
        self._lock = threading.Lock()

    def get(self, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result for this key; `work` is only done the first time. Raises what the work raises."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                found = self._found[key] = self.workers.submit(work, *args, **kwargs)
        return found.result()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that start here are interrupted when they are ready for it: before, Python would show a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    held: list[int] = []
    is_main = threading.current_thread() is threading.main_thread()
    # other threads, such as those of a library, still receive what is blocked here, and Python interrupts the main one
    handler = signal.signal(signal.SIGINT, lambda number, _: held.append(number)) if is_main else None
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
        if handler is not None:
            signal.signal(signal.SIGINT, handler)
        if held:
            signal.raise_signal(signal.SIGINT)


def result_of(future: Future[T]) -> T:
    """The result of work that may be done in another process; OutOfTimeError at the deadline of the budget in force."""
    allowed = budget()
    while not future.done():
        if allowed.is_over:
            raise OutOfTimeError
        wait((future,), min(_TICK, allowed.seconds))
    with workers_may_end():
        return future.result()


@contextmanager
def workers_may_end() -> Iterator[None]:
    """OutOfTimeError for lost workers after the deadline of the budget in force, as Ctrl-C on a terminal ends both."""
    try:
        yield
    except BrokenProcessPool:
        if budget().is_over:
            raise OutOfTimeError from None
        raise


def _until(seconds: float, work: Callable[P, T]) -> Callable[P, T]:
    """The work with the deadline of those that ask for it, in any process."""
    return partial(_work, time.monotonic() + seconds, work)


def _work(deadline: float, work: Callable[..., T], *args: object, **kwargs: object) -> T:
    with granted(Budget(deadline=deadline)):
        return work(*args, **kwargs)


def every(work: Callable[[S], T], items: Sequence[S], count: int) -> Iterator[T]:
    """The work on every item, in their order: in forked processes, which know whatever is known here, or here. Items
    and results are sent from process to process. Of many items the first is done here: what it imports and finds out
    is known to all.
    """
    count = min(count, len(items))
    if count < 2 or start_method() != "fork" or threading.active_count() > 1:
        yield from map(work, items)
        return
    if len(items) > _MANY:
        yield work(items[0])
        items = items[1:]
    sys.stdout.flush()
    processes = Processes(count, "fork", cast("Callable[[object], object]", work))
    gc.freeze()  # what is here stays where it is in all processes
    try:
        for done in [processes.submit(_inherited, item) for item in items]:
            yield cast("T", done.result())
    finally:
        gc.unfreeze()
        processes.close()


_born_with: Callable[[object], object] | None = None


def _inherited(item: object) -> object:
    assert _born_with is not None
    return _born_with(item)


def _begin(inherited: Callable[[object], object] | None, folder: str) -> None:
    global _born_with
    _born_with = inherited
    tempfile.tempdir = folder
    _end_with_parent()


def _end_with_parent() -> None:
    """A worker of a killed process would wait for work for ever; one that is interrupted has nothing to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def start_method() -> str:
    """How a process with a single thread had best start others: by a fork, where that is sound (not on macOS)."""
    return "fork" if sys.platform == "linux" else "spawn"


def usable_cores() -> int:
    """Cores that this process may run on."""
    if hasattr(os, "sched_getaffinity"):
        return max(1, len(os.sched_getaffinity(0)))
    return os.cpu_count() or 1
