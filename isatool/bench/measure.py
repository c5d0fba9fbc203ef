"""In the process that owns the device: check every kernel, then take times.

A kernel whose result is wrong gets no time. "Right" is: nothing written outside the outputs, every output within the
bound of the spec's float64 reference where there is one, else the bits of the first kernel.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

import numpy as np

from isatool.asm.buffers import make_buffers
from isatool.asm.kernarg import kernarg_bytes
from isatool.asm.launch_spec import check_launch
from isatool.bench.clocks import current_clocks
from isatool.bench.device_buffers import DeviceBuffers
from isatool.bench.hip_runtime import Device, DeviceError, HipRuntime, packed
from isatool.bench.job import BenchJob, KernelTimes, Measurement, TimingMethod
from isatool.emulator.reference import ReferenceCheck, check_reference
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.buffers import Array
    from isatool.asm.launch_spec import Launch
    from isatool.bench.kernels import DeviceKernel

KERNARG_SLACK = 256
"""compiled kernels load past their last argument"""
Report = Callable[[str], None]


@record
class Runnable:
    """Something that can be launched and timed."""

    label: str
    launch: Callable[[], None]
    """enqueues one run on the null stream"""


@record
class CheckedKernel:
    """One kernel's verdict."""

    ok: bool
    text: str


def measure(job: BenchJob, report: Report) -> Measurement:
    """Check and time all kernels of a job; DeviceError for what the device cannot do."""
    report("opening the device")
    runtime = HipRuntime()
    device = runtime.select(job.device)
    _require_chip(device, job.kernels)
    report("filling buffers")
    contents = make_buffers(job.launch, job.seed)
    buffers = DeviceBuffers(runtime, job.launch, contents)
    kernels = [
        _runnable(runtime, kernel, launch, buffers) for kernel, launch in zip(job.kernels, job.launches, strict=True)
    ]
    if job.observe:
        return _observe(job, device, kernels, runtime, buffers, report)
    before = current_clocks(device)
    verdicts = _check_all(job, kernels, runtime, buffers, contents, report)
    if job.library:
        from isatool.bench.blas import library_launch

        blas = Runnable(job.library, library_launch(job.library, job.launch, buffers))
        verdicts.append(_check(job, blas, runtime, buffers, contents, None)[0])
        kernels.append(blas)
    right = [kernel for kernel, verdict in zip(kernels, verdicts, strict=True) if verdict.ok]
    buffers.restore()
    times = take_times(runtime, right, job.method, report)
    report("checking what lies round the buffers")
    _, problems = buffers.download()
    if problems:
        raise DeviceError(f"while times were taken, {problems[0]}", hint="no kernel of this run can be trusted")
    after = current_clocks(device)
    places = _places(kernels, right)
    rows = [
        KernelTimes(kernel.label, verdict.text, verdict.ok, tuple(times.get(place, ())))
        for kernel, verdict, place in zip(kernels, verdicts, places, strict=True)
    ]
    buffers.free()
    clocks = {f"{name} before": value for name, value in before.items()}
    clocks |= {f"{name} after": value for name, value in after.items()}
    return Measurement(device, tuple(rows), runtime.versions(), clocks)


def _observe(
    job: BenchJob,
    device: Device,
    kernels: Sequence[Runnable],
    runtime: HipRuntime,
    buffers: DeviceBuffers,
    report: Report,
) -> Measurement:
    """Outputs and times of every run; DeviceError if a kernel writes where it must not."""
    rows: list[KernelTimes] = []
    outputs: list[tuple[Mapping[str, Array], ...]] = []
    for kernel in kernels:
        report(f"running {kernel.label}")
        times: list[float] = []
        found: list[Mapping[str, Array]] = []
        for _ in range(job.method.warmup + job.method.runs):
            buffers.restore()
            times += _timed(runtime, [kernel])
            results, problems = buffers.download()
            if problems:
                raise DeviceError(f"{kernel.label}: {problems[0]}")
            found.append({argument.name: results[argument.name] for argument in job.launch.outputs})
        rows.append(KernelTimes(kernel.label, "observed", True, tuple(times[job.method.warmup :])))
        outputs.append(tuple(found[job.method.warmup :]))
    buffers.free()
    return Measurement(device, tuple(rows), runtime.versions(), current_clocks(device), tuple(outputs))


def take_times(
    runtime: HipRuntime, kernels: Sequence[Runnable], method: TimingMethod, report: Report
) -> dict[int, list[float]]:
    """Milliseconds of every run by place in `kernels`."""
    times: dict[int, list[float]] = {index: [] for index in range(len(kernels))}
    if method.reference:
        for index, kernel in enumerate(kernels):
            report(f"timing {kernel.label}")
            times[index] = _timed(runtime, [kernel] * method.runs)
        return times
    for kernel in kernels:
        report(f"warming up {kernel.label}")
        for _ in range(method.warmup):
            kernel.launch()
        runtime.synchronize()
    turn = 0
    while kernels and (turn < method.runs or min(map(sum, times.values())) < 1000 * method.seconds):
        report(f"timing, run {turn + 1}")
        order = [(turn + place) % len(kernels) for place in range(len(kernels))]
        found = _timed(runtime, [kernels[index] for index in order])
        for index, milliseconds in zip(order, found, strict=True):
            times[index].append(milliseconds)
        turn += 1
    return times


def _timed(runtime: HipRuntime, kernels: Sequence[Runnable]) -> list[float]:
    """Milliseconds of each of some launches, enqueued in one go, each between two events of its own."""
    pairs = [(runtime.event(), runtime.event()) for _ in kernels]
    for kernel, (start, stop) in zip(kernels, pairs, strict=True):
        runtime.record(start)
        kernel.launch()
        runtime.record(stop)
    runtime.synchronize()
    found = [runtime.milliseconds(start, stop) for start, stop in pairs]
    for event in (event for pair in pairs for event in pair):
        runtime.destroy(event)
    return found


def _check_all(
    job: BenchJob,
    kernels: Sequence[Runnable],
    runtime: HipRuntime,
    buffers: DeviceBuffers,
    contents: Mapping[str, Array],
    report: Report,
) -> list[CheckedKernel]:
    verdicts: list[CheckedKernel] = []
    first: Mapping[str, Array] | None = None
    for kernel in kernels:
        report(f"checking {kernel.label}")
        verdict, results = _check(job, kernel, runtime, buffers, contents, first)
        verdicts.append(verdict)
        first = first or results
    return verdicts


def _check(
    job: BenchJob,
    kernel: Runnable,
    runtime: HipRuntime,
    buffers: DeviceBuffers,
    contents: Mapping[str, Array],
    first: Mapping[str, Array] | None,
) -> tuple[CheckedKernel, Mapping[str, Array]]:
    buffers.restore()
    kernel.launch()
    runtime.synchronize()
    results, problems = buffers.download()
    if problems:
        return CheckedKernel(False, f"WRONG: {'; '.join(problems)}"), results
    unlike = 0 if first is None else _differing(job.launch, first, results)
    bits = "" if first is None else "same bits as the first" if not unlike else f"{unlike} element(s) unlike the first"
    trusted = job.check_only_equal and first is not None
    checks = () if trusted else check_reference(job.launch, contents, results, whole=True)
    if any(not check.ok for check in checks):
        return CheckedKernel(False, f"WRONG: {_worst(checks)}"), results
    if checks:
        return CheckedKernel(True, "; ".join(part for part in (_worst(checks), bits) if part)), results
    if unlike:
        return CheckedKernel(False, f"WRONG: {bits}"), results
    return CheckedKernel(True, bits or "the spec has no reference"), results


def _worst(checks: Sequence[ReferenceCheck]) -> str:
    check = max(checks, key=lambda one: one.worst_ratio)
    inside = "within" if check.ok else "outside"
    return f"{check.buffer} {inside} the float64 bound ({check.worst_ratio:.2g} of it)"


def _differing(launch: Launch, first: Mapping[str, Array], second: Mapping[str, Array]) -> int:
    """Elements of the outputs whose bits are not equal."""
    count = 0
    for argument in launch.outputs:
        a, b = (side[argument.name].reshape(-1).view(f"u{argument.type.size}") for side in (first, second))
        count += int(np.count_nonzero(a != b))
    return count


def _runnable(runtime: HipRuntime, kernel: DeviceKernel, launch: Launch, buffers: DeviceBuffers) -> Runnable:
    metadata = kernel.metadata
    check_launch(launch, metadata)
    size = metadata.kernarg_segment_size + KERNARG_SLACK
    segment: ctypes.Structure = packed(kernarg_bytes(launch, metadata.arguments, buffers.addresses, size))
    function = runtime.load(kernel.image, kernel.symbol, kernel.label)

    def start() -> None:
        runtime.launch(function, launch.grid, launch.block, launch.lds_bytes, segment)

    return Runnable(kernel.label, start)


def _require_chip(device: Device, kernels: Sequence[DeviceKernel]) -> None:
    for kernel in kernels:
        if kernel.chip != device.chip:
            there = f"device {device.index} is {device.chip} ({device.name})"
            raise DeviceError(
                f"{kernel.label} is assembled for {kernel.chip}, {there}",
                hint="choose another device with --device, or assemble for this one with --mcpu",
            )


def _places(kernels: Sequence[Runnable], right: Sequence[Runnable]) -> list[int]:
    """The place of each kernel among the right ones, -1 if it is none of them."""
    places = {id(kernel): place for place, kernel in enumerate(right)}
    return [places.get(id(kernel), -1) for kernel in kernels]
