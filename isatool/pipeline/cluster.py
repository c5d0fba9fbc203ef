"""Workers of Dask: `dask://HOST:PORT` is a scheduler that runs, `local-cluster:N` N processes of this machine.

What workers there are, on which machines, that they live, and what is done again for one that died is Dask's business.
Who can reach the scheduler can run anything on all of them and here: its network is as trusted as the user's account.
"""

from __future__ import annotations

import importlib
import logging
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, Any, Final, TypeVar

from isatool.diagnostics import Span, UserError
from isatool.pipeline.identity import identity
from isatool.pipeline.jobs import Job
from isatool.pipeline.tasks import Processes, start_method

if TYPE_CHECKING:
    import distributed

S = TypeVar("S")
T = TypeVar("T")
LOCAL: Final = "local"
_HERE: Final = "local-cluster:"
_SCHEMES: Final = {"dask://": "tcp://", "tls://": "tls://"}
_HINT: Final = "local, local-cluster:N, dask://HOST:PORT or tls://HOST:PORT"
_RETRIES: Final = 2
"""more workers that get a job whose worker died"""
_SECONDS: Final = 60.0
"""until a scheduler answers, also one that is begun again meanwhile"""
_MOST_LOCAL: Final = 512
"""processes of this machine; larger numbers are slips: no machine has so many cores for a user"""


class Cluster:
    """Jobs on the workers of a scheduler, whose isatool has to be the one here."""

    def __init__(self, where: str) -> None:
        self.where = where
        self._client: distributed.Client = _opened(where)
        self._executor: Executor = self._client.get_executor(retries=_RETRIES)

    @property
    def count(self) -> int:
        """Threads of the workers that there are now, at least 2: kernels are shared out, not their parts."""
        return max(2, sum(int(threads) for threads in self._client.ncores().values()))

    @property
    def dashboard(self) -> str:
        """The page of the scheduler, "" where it has none."""
        return str(self._client.dashboard_link or "")

    def submit_job(self, job: Job[S, T]) -> Future[T]:
        """Its result, some time. Equal jobs of all clients are done once."""
        try:
            return self._executor.submit(partial(_done_there, identity()), job.work, job.item, key=job.key)
        except RuntimeError as error:  # the client noticed before that its scheduler is gone
            raise BrokenExecutor(str(error)) from None

    def reopen(self) -> None:
        """Connect again, to a scheduler that was begun again; UserError if none is there in time."""
        self.close()
        self._client = _opened(self.where)
        self._executor = self._client.get_executor(retries=_RETRIES)

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


def require_readable(where: str) -> None:
    """UserError if this names no executor, or a needed package is missing."""
    if where != LOCAL:
        _address(where)
        _distributed()


def _done_there(expected: str, work: Callable[[S], T], item: S) -> T:
    if identity() != expected:
        message = "a worker has another version of isatool, of its libraries or its toolchain"
        raise UserError(message, Span("--executor"), "install the same ones on all machines")
    return work(item)


def _opened(where: str) -> distributed.Client:
    address = _address(where)
    dask = _distributed()
    for name in ("distributed", "distributed.client", "tornado"):  # the command says what is lost
        logging.getLogger(name).setLevel(logging.CRITICAL)
    try:
        if isinstance(address, int):
            cluster = dask.LocalCluster(
                n_workers=address, threads_per_worker=1, processes=True, dashboard_address="127.0.0.1:0",
                silence_logs=logging.CRITICAL,
            )  # fmt: skip
            client: distributed.Client = dask.Client(cluster, set_as_default=False)
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
        raise UserError(message, Span("--executor"), "install it with `pip install 'isatool[fleet]'`") from None
