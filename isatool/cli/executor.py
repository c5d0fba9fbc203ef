"""Where the jobs of a command are done: `--executor` and `--jobs`."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.pipeline.cluster import Cluster
    from isatool.pipeline.tasks import Processes

LOCAL: Final = "local"
EXECUTOR: Final = (
    "--executor WHERE",
    "workers: local, local-cluster:N (processes of this machine) or dask://HOST:PORT; needs isatool[fleet]",
    LOCAL,
)


@contextmanager
def opened_workers(args: argparse.Namespace, count: int | None = None) -> Iterator[Processes | Cluster]:
    """The workers of --executor and --jobs, or `count` local ones, which end with what is done here. UserError if there
    are none.
    """
    from isatool.pipeline.cluster import workers_at
    from isatool.pipeline.tasks import usable_cores

    count = args.jobs if count is None else count
    if count < 0:
        raise UserError("--jobs takes a number of processes", Span("--jobs"), "0: one a core")
    workers = workers_at(args.executor, count or usable_cores())
    try:
        yield workers
    finally:
        workers.close()
