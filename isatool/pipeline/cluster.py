"""Workers of Dask: `dask://HOST:PORT` is a scheduler that runs, `local-cluster:N` N processes of this machine.

Dask starts workers on machines, watches them, and gives the jobs of one that died to others.
Who can reach the scheduler can run anything on all of them and here: its network is as trusted as the user's account.
"""

from __future__ import annotations

import asyncio
import importlib
import logging
import time
import uuid
from collections.abc import Callable, Mapping
from concurrent.futures import BrokenExecutor, Future
from contextlib import suppress
from functools import partial
from typing import Any, Final, ParamSpec, TypeVar

from isatool.allowance import Budget, budget, granted
from isatool.diagnostics import Span, UserError
from isatool.installed import to_install
from isatool.pipeline.identity import identity
from isatool.pipeline.jobs import Job
from isatool.pipeline.tasks import Processes, start_method

S = TypeVar("S")
T = TypeVar("T")
P = ParamSpec("P")
LOCAL: Final = "local"
_HERE: Final = "local-cluster:"
_SCHEMES: Final = {"dask://": "tcp://", "tls://": "tls://"}
_HINT: Final = "local, local-cluster:N, dask://HOST:PORT or tls://HOST:PORT"
_LOGGERS: Final = ("distributed", "distributed.client", "distributed.gc", "tornado", "tornado.application", "asyncio")
"""those that Dask gives a level of their own, and what its tasks complain to when a connection ends"""
_SECONDS: Final = 60.0
"""until a scheduler answers, also one that is begun again meanwhile"""
_COUNTED_FOR: Final = 2.0
"""seconds"""
_MOST_LOCAL: Final = 512
"""processes of this machine; larger numbers are slips: no machine has so many cores for a user"""


class Cluster:
    """Jobs on the workers of a scheduler, whose isatool has to be the one here."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._client = _opened(where)
        self._count = 2
        self._asked_again = 0.0

    @property
    def count(self) -> int:
        """Threads of the workers of some seconds ago, at least 2: kernels are shared out, not their parts."""
        if time.monotonic() >= self._asked_again:
            self._asked_again = time.monotonic() + _COUNTED_FOR
            with suppress(OSError):  # of a scheduler that is gone
                self._count = max(2, sum(int(threads) for threads in self._client.ncores().values()))
        return self._count

    def submit_job(self, job: Job[S, T]) -> Future[T]:
        """Its result, some time. Equal jobs of all clients are done once."""
        from distributed.client import ClosedClientError

        try:
            begin = partial(_done_there, identity(), budget().seconds)
            remote = self._client.submit(begin, job.work, job.item, key=job.key)
        except (RuntimeError, ClosedClientError) as error:  # the client noticed before that its scheduler is gone
            raise BrokenExecutor(str(error)) from None
        result: Future[T] = Future()
        self._client.loop.add_callback(_await, remote, job, result)
        return result

    def submit(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """The result of work that no other client asks for."""
        job: Job[tuple[object, ...], T] = Job(partial(_called, work, kwargs), args)
        job.__dict__["key"] = f"{getattr(work, '__qualname__', type(work).__name__)}-{uuid.uuid4()}"
        return self.submit_job(job)

    def reopen(self) -> None:
        """Connect again, to a scheduler that was begun again; UserError if none is there in time."""
        self.close()
        self._client = _opened(self.where)

    def close(self) -> None:
        """Give up what is in flight; the workers of a scheduler stay, those of this machine end."""
        cluster = self._client.cluster
        with suppress(Exception):  # of a scheduler that is gone
            self._client.close(timeout=2)
        if cluster is not None:
            with suppress(Exception):
                cluster.close(timeout=5)


def workers_at(where: str, count: int) -> Processes | Cluster:
    """The workers that a user names: `local` has `count` processes. UserError if it cannot be read or reached."""
    return Processes(count, start_method()) if where == LOCAL else Cluster(where)


def _called(work: Callable[..., T], options: Mapping[str, object], given: tuple[object, ...]) -> T:
    return work(*given, **options)


def _done_there(expected: str, seconds: float, work: Callable[[S], T], item: S) -> T:
    if identity() != expected:
        message = "a worker has another version of isatool, of its libraries or its toolchain"
        raise UserError(message, Span("--executor"), "install the same ones on all machines")
    with granted(Budget().within(seconds=seconds)):
        return work(item)


async def _await(remote: Any, job: Job[S, T], result: Future[T]) -> None:
    """Wait for a job; one whose worker died after it, before its result was here, is done again meanwhile. (Dask's own
    executor raises TypeError then.)
    """
    from distributed.comm.core import CommClosedError
    from distributed.scheduler import KilledWorker

    try:
        result.set_result(await remote)
    except KilledWorker as error:
        result.set_exception(_killed(job, error.allowed_failures + 1))
    except (CommClosedError, asyncio.CancelledError) as error:  # the scheduler ends while it is asked, or the client
        result.set_exception(BrokenExecutor(str(error)))
    except Exception as error:
        result.set_exception(error)


def _killed(job: Job[Any, Any], times: int) -> UserError:
    """A job whose workers die, one after the other."""
    name = getattr(job.item, "name", "") or job.key
    message = f"{times} workers died while they did {getattr(job.work, '__name__', 'work')} of {name}"
    hint = (
        "give each worker more memory (--memory-limit of dask worker); where machines come and go, let the scheduler "
        "allow more: DASK_DISTRIBUTED__SCHEDULER__ALLOWED_FAILURES=20; begun again the command goes on where it was"
    )
    return UserError(message, Span("--executor"), hint)


def _opened(where: str) -> Any:
    address = _address(where)
    dask = _distributed()
    for name in _LOGGERS:  # the command says what is lost
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        if isinstance(address, int):
            cluster = dask.LocalCluster(
                n_workers=address, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )  # fmt: skip
            client = dask.Client(cluster, set_as_default=False)
        else:
            client = dask.Client(address, timeout=_SECONDS, set_as_default=False)
    except (OSError, TimeoutError, ValueError, RuntimeError) as error:
        words = " ".join(str(error).split())[:200]
        raise UserError(f"cannot reach these workers: {words}", Span(where), "is the scheduler running?") from None
    return client


def _address(where: str) -> str | int:
    """The scheduler's address, or how many processes of this machine."""
    if where.startswith(_HERE) and where[len(_HERE) :].isdecimal():
        count = int(where[len(_HERE) :])
        if 0 < count <= _MOST_LOCAL:
            return count
    for scheme, meant in _SCHEMES.items():
        host, _, port = where.removeprefix(scheme).rpartition(":")
        if where.startswith(scheme) and host and port.isdecimal():
            return f"{meant}{host}:{port}"
    raise UserError(f"--executor {where}: this names no workers", Span("--executor"), _HINT)


def _distributed() -> Any:
    try:
        return importlib.import_module("distributed")
    except ModuleNotFoundError as error:
        if error.name not in ("distributed", "dask"):
            raise
        message = "the package distributed is not installed"
        raise UserError(message, Span("--executor"), f"install it with `{to_install('fleet')}`") from None
