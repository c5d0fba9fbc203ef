"""What the benchmark process gets and what it gives back: plain data, so that both can cross a process boundary."""

from __future__ import annotations

import statistics
from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING, Final

from isatool.bench.hip_runtime import Device
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Launch
    from isatool.bench.kernels import DeviceKernel

REFERENCE_RUNS: Final = 16


@record
class TimingMethod:
    """How time is taken. `reference` is one kernel after the other, no warm-up, all runs in one go, least time.

    Otherwise all kernels take turns; at least `runs` of each, and more until each has run for `seconds`.
    """

    runs: int = 20
    warmup: int = 3
    seconds: float = 0.0
    reference: bool = False

    def __str__(self) -> str:
        if self.reference:
            return f"{self.runs} runs of one kernel after the other without warm-up, least time"
        more = f", at least {self.seconds:g} s each" if self.seconds else ""
        return f"kernels in turn, {self.warmup} runs to warm up, {self.runs} runs or more{more}, an event pair per run"


@record
class BenchJob:
    """Kernels to check and time on a device, each with its own grid and block; their arguments are the same."""

    kernels: tuple[DeviceKernel, ...]
    launches: tuple[Launch, ...]
    """one a kernel; buffers, reference and FLOP come from the first"""
    method: TimingMethod = TimingMethod()
    device: int = 0
    seed: int = 0
    library: str = ""
    """rocblas or hipblas: also time that library"""
    observe: bool = False
    """no reference and no comparison: the outputs of `method.runs` runs of each kernel are what is wanted"""
    check_only_equal: bool = False
    """skip the float64 reference (it was checked before): bits of the first kernel decide"""

    @property
    def launch(self) -> Launch:
        """The first kernel's, with the slack that any of them needs."""
        return replace(self.launches[0], slack_bytes=max(launch.slack_bytes for launch in self.launches))


@record
class KernelTimes:
    """One kernel: whether its result is right, and its times in milliseconds (none if it is not)."""

    label: str
    verdict: str
    ok: bool
    milliseconds: tuple[float, ...] = ()

    @property
    def minimum(self) -> float | None:
        """Least time."""
        return min(self.milliseconds, default=None)

    @property
    def median(self) -> float | None:
        """Median time."""
        return statistics.median(self.milliseconds) if self.milliseconds else None

    @property
    def spread(self) -> float | None:
        """Distance of the tenth and ninetieth percentile as a part of the median; None for fewer than 5 runs."""
        if len(self.milliseconds) < 5 or not self.median:
            return None
        tenths = statistics.quantiles(self.milliseconds, n=10, method="inclusive")
        return (tenths[-1] - tenths[0]) / self.median


@record
class Measurement:
    """What came back from the device. `versions` and `clocks` are what the machine said of itself."""

    device: Device
    rows: tuple[KernelTimes, ...]
    versions: Mapping[str, str] = field(default_factory=dict)
    clocks: Mapping[str, str] = field(default_factory=dict)
    outputs: tuple[tuple[Mapping[str, Array], ...], ...] = ()
    """of an observing job: by kernel, by run, by name of the buffer"""

    @property
    def ok(self) -> bool:
        """Every kernel computed what it should."""
        return all(row.ok for row in self.rows)


@record
class ChildFailure:
    """A UserError in the other process."""

    message: str
    hint: str
    path: str
