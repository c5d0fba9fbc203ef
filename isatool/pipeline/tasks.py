"""Work that depends on its arguments only: done once for each key, in worker processes where there are several.

What comes out does not depend on how many processes there are, nor on which of them was first.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Hashable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Final, Generic, ParamSpec, TypeVar

from isatool.allowance import Budget, budget, granted

T = TypeVar("T")
P = ParamSpec("P")
_CLOSING_SECONDS: Final = 2.0


class Processes:
    """Where work is done: here, or in worker processes. They start with the first work, and end with this one.

    `method`: how they start, as in `multiprocessing`. A forked one begins at once and never runs the caller's script
    anew, but only a process with a single thread may fork.
    """

    def __init__(self, count: int = 1, method: str = "spawn") -> None:
        self.count = count
        self.method = method
        self._pool: ProcessPoolExecutor | None = None
        self._others: frozenset[int | None] = frozenset()
        self._lock = threading.Lock()

    def submit(self, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The work's result, some time or already. With one process an exception is raised here."""
        if self.count > 1:
            with self._lock, interrupts_held():
                if self._pool is None:
                    self._others = frozenset(child.pid for child in multiprocessing.active_children())
                    context = multiprocessing.get_context(self.method)
                    self._pool = ProcessPoolExecutor(self.count, context, _end_with_parent)
                return self._pool.submit(_until(budget().deadline, work), *args, **kwargs)
        done: Future[T] = Future()
        done.set_result(work(*args, **kwargs))
        return done

    def close(self) -> None:
        """End the worker processes, whatever they do; work that has not begun is dropped."""
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


class Memo(Generic[T]):
    """Results by key. Threads that ask for the same at once wait for one and the same work."""

    def __init__(self, processes: Processes) -> None:
        self.processes = processes
        self._found: dict[Hashable, Future[T]] = {}
        self._lock = threading.Lock()

    def get(self, key: Hashable, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """The result for this key; `work` is only done the first time. Raises what the work raises."""
        with self._lock:
            found = self._found.get(key)
            if found is None:
                found = self._found[key] = self.processes.submit(work, *args, **kwargs)
        return found.result()


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes that start here are interrupted when they are ready for it: before, Python would show a traceback."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _until(deadline: float, work: Callable[P, T]) -> Callable[P, T]:
    """The work with the deadline of those that ask for it, in any process."""
    return partial(_work, deadline, work)


def _work(deadline: float, work: Callable[..., T], *args: object, **kwargs: object) -> T:
    with granted(Budget(deadline=deadline)):
        return work(*args, **kwargs)


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
