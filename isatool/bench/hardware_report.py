"""Everything that a card's owner can measure for a kernel, as one JSON object to send back.

Each part runs in a process of its own under a time limit: a wrong result, a hang, a crash or a card that is gone is
written down, and what is left goes on if the device still answers. Nothing is derived from a simulated device.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import field, replace
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import emit, write_text
from isatool.asm.files import read_bounded, read_json
from isatool.asm.processor_mode import MODE, with_directive
from isatool.bench.calibration import RUNS, Slope, calibration_job, slopes
from isatool.bench.child import run_job
from isatool.bench.hip_runtime import Device, DeviceError
from isatool.bench.job import BenchJob, Measurement, TimingMethod
from isatool.bench.kernels import DeviceKernel, assemble_kernel
from isatool.bench.probes import TURNS, probes
from isatool.diagnostics import Span, UserError
from isatool.records import dataclass, record

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch
    from isatool.asm.toolchain import Toolchain
    from isatool.ir.program import Program

SCHEMA: Final = 1
PARTS: Final = ("steps", "microbenchmarks", "traces")
_FIRST: Final = "control"
"""the microbenchmark that shows that a device answers"""
_TRACER: Final = "rocprofv3"
_TRACE_SECONDS: Final = 120.0
_MOST_TRACE_BYTES: Final = 8 << 20
"""of a trace in a report, which people attach to a message"""
Progress = Callable[[str], None]


@dataclass(frozen=True)
class MeasurementPlan:
    """What is measured: the kernel with its launch, the pipeline whose prefixes are the steps, limits in seconds."""

    program: Program
    launch: Launch
    toolchain: Toolchain
    pipeline: str
    method: TimingMethod = field(default_factory=TimingMethod)
    device: int = 0
    seed: int = 0
    time_limit: float = 120.0
    minutes: float = 20.0
    turns: int = TURNS
    """iterations of each microbenchmark's loop"""
    proof_seconds: float = 180.0
    """for proving each step; a step that is not proved in time is left out"""
    parts: frozenset[str] = frozenset(PARTS)
    folder: str = ""
    """where the steps are kept as files; "" for nowhere"""

    @cached_property
    def all_probes(self) -> BenchJob:
        """Both forms of every microbenchmark."""
        runs = min(RUNS, self.method.runs)
        return calibration_job(self.toolchain, self.program.chip, self.device, runs, self.turns)


@dataclass
class HardwareReport:
    """The report while it grows; `write` puts it to disk after every part."""

    plan: MeasurementPlan
    path: str
    progress: Progress | None = None
    data: dict[str, object] = field(default_factory=dict)
    problems: list[dict[str, str]] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)
    lost: str = ""
    """why the device does not answer any more"""

    def __post_init__(self) -> None:
        self.begin = time.monotonic()

    @property
    def is_clean(self) -> bool:
        """True if nothing went wrong."""
        return not self.problems

    def write(self, status: str) -> None:
        """The file as far as it is known."""
        import json

        whole = {**self.data, "problems": self.problems, "seconds": self.seconds, "status": status}
        write_text(json.dumps(whole, indent=1) + "\n", self.path)

    @contextmanager
    def part(self, name: str) -> Iterator[None]:
        """A part of the report: its time, and what went wrong in it."""
        start = time.monotonic()
        if self.progress is not None:
            self.progress(name)
        try:
            yield
        except DeviceError as error:
            first = error.diagnostics[0]
            self.problems.append({"part": name, "message": first.message, "hint": " ".join(first.notes)})
            self._ask_again()
        finally:
            self.seconds[name] = round(time.monotonic() - start, 2)
            self.write("partial")

    @property
    def goes_on(self) -> bool:
        """False when the device is lost or the time is up; the report then says what was left out."""
        return not self.lost and time.monotonic() - self.begin < 60 * self.plan.minutes

    def leave_out(self, name: str) -> None:
        """Note a part that was not measured."""
        why = self.lost or f"the {self.plan.minutes:g} minutes are over"
        self.problems.append({"part": name, "message": f"left out: {why}", "hint": "--minutes allows more"})

    def run(self, job: BenchJob) -> Measurement:
        """A job on the device."""
        return run_job(job, self.plan.time_limit, self.progress)

    def _ask_again(self) -> None:
        """After a failure: whether the device still answers."""
        try:
            self.run(_probe_job(self.plan, (_FIRST,)))
        except DeviceError as error:
            self.lost = f"the device does not answer any more: {error.diagnostics[0].message}"


def measure_all(plan: MeasurementPlan, path: str, progress: Progress | None = None) -> HardwareReport:
    """The whole report, written to a file as it grows. DeviceError if there is no device to begin with."""
    report = HardwareReport(plan, path, progress)
    answered = report.run(_probe_job(plan, (_FIRST,)))
    report.data = {**_head(plan, answered), "steps": [], "microbenchmarks": {}, "traces": []}
    report.write("partial")
    for name, measure in zip(PARTS, (_steps, _microbenchmarks, _traces), strict=True):
        if name in plan.parts:
            measure(report)
    report.write("complete")
    return report


def _head(plan: MeasurementPlan, answered: Measurement) -> dict[str, object]:
    from isatool.version import __version__

    device = answered.device
    text = emit(plan.program)
    return {
        "schema": SCHEMA,
        "tool": f"isatool {__version__}",
        "simulated": device.is_simulated,
        "device": {
            "name": device.name, "arch": device.arch, "chip": device.chip, "wgps": device.multiprocessors,
            "clock_mhz": device.clock_mhz, "memory_mhz": device.memory_clock_mhz, "memory_bytes": device.memory_bytes,
        },
        "versions": dict(answered.versions),
        "clocks": dict(answered.clocks),
        "kernel": {
            "name": plan.launch.kernel, "sha256": hashlib.sha256(text.encode()).hexdigest(), "chip": plan.program.chip,
            "sizes": dict(plan.launch.sizes), "flops": plan.launch.flops,
        },
    }  # fmt: skip


# -- the kernel and its steps


def steps(plan: MeasurementPlan, say: Callable[[str], None]) -> Iterator[tuple[str, Program]]:
    """(name, program): the input, it in the other processor mode, and what every prefix of the pipeline makes of it, if
    that is proved and changes something.
    """
    from isatool.pipeline.registry import pass_names
    from isatool.routes.rewrite import rewrite

    name = plan.program.kernel(plan.launch.kernel).name
    yield "input", plan.program
    yield from _other_mode("input", plan.program, name)
    spelled = [spelling for _, spelling in pass_names(plan.pipeline)] if plan.pipeline else []
    text, program = emit(plan.program), plan.program
    for number in range(1, len(spelled) + 1):
        pipeline = ",".join(spelled[:number])
        outcome = rewrite(emit(plan.program), pipeline, plan.proof_seconds)
        if outcome.text == text:
            say(f"{pipeline}: {outcome.reason or 'nothing changed'}")
            continue
        text = outcome.text
        program = _read(text, plan)
        yield pipeline, program
    if program is not plan.program:
        yield from _other_mode(",".join(spelled), program, name)


def _other_mode(label: str, program: Program, kernel: str) -> Iterator[tuple[str, Program]]:
    """The program with its workgroups on a WGP instead of a CU, or the other way round."""
    from isatool.asm.descriptor import descriptor_of

    descriptor = descriptor_of(program, kernel)
    if descriptor is not None:
        changed, _ = with_directive(program, kernel, MODE, int(descriptor.cu_mode))
        yield f"{label}, {'WGP' if descriptor.cu_mode else 'CU'} mode", changed


def _read(text: str, plan: MeasurementPlan) -> Program:
    from isatool.asm.reader import read_text

    return read_text(text, plan.program.path, plan.program.chip)


def _steps(report: HardwareReport) -> None:
    plan = report.plan
    found: list[dict[str, object]] = []
    report.data["steps"] = found
    left_out: list[str] = []
    with report.part("proving the steps"):
        made = list(steps(plan, left_out.append))
    report.data["steps_left_out"] = left_out
    base = _kernel(plan, *made[0])
    for label, program in made:
        name = f"step {label}"
        if not report.goes_on:
            report.leave_out(name)
            continue
        with report.part(name):
            kernel = _kernel(plan, label, program)
            pair = (base, kernel) if label != made[0][0] else (base,)
            job = BenchJob(pair, (plan.launch,) * len(pair), plan.method, plan.device, plan.seed)
            measured = report.run(job)
            row, first = measured.rows[-1], measured.rows[0]
            found.append(
                {
                    "step": label, "sha256": kernel.digest, "ok": row.ok, "result": row.verdict,
                    "milliseconds": list(row.milliseconds), "input_milliseconds": list(first.milliseconds),
                    "clocks": dict(measured.clocks),
                }
            )  # fmt: skip
            if not row.ok:
                report.problems.append({"part": name, "message": f"wrong result: {row.verdict}", "hint": ""})


def _kernel(plan: MeasurementPlan, label: str, program: Program) -> DeviceKernel:
    if plan.folder:
        kept = Path(plan.folder, f"{label.replace(',', '-').replace(' ', '')}.s")
        Path(plan.folder).mkdir(parents=True, exist_ok=True)
        write_text(emit(program), kept)
        program = read_written_out(str(kept), plan.program.chip)
    return assemble_kernel(program, plan.launch.kernel, plan.toolchain, label)


# -- microbenchmarks


def _probe_job(plan: MeasurementPlan, names: Sequence[str]) -> BenchJob:
    """Both forms of some probes."""
    job = plan.all_probes
    wanted = {form for probe in probes() if probe.name in names for form, _ in probe.forms}
    kept = [number for number, kernel in enumerate(job.kernels) if kernel.symbol in wanted]
    return replace(job, kernels=tuple(job.kernels[n] for n in kept), launches=tuple(job.launches[n] for n in kept))


def _microbenchmarks(report: HardwareReport) -> None:
    groups: dict[str, list[str]] = {}
    for probe in probes():
        groups.setdefault(probe.name.partition("_")[0], []).append(probe.name)
    found: dict[str, object] = {}
    report.data["microbenchmarks"] = found
    for group, names in groups.items():
        name = f"microbenchmarks {group}"
        if not report.goes_on:
            report.leave_out(name)
            continue
        with report.part(name):
            job = _probe_job(report.plan, names)
            for label, slope in slopes(job, report.run(job)).items():
                of = slope.probe
                found[label] = {
                    "about": of.about, "waves": of.waves, "cu_mode": of.cu_mode, "cycles": slope.cycles,
                }  # fmt: skip


# -- traces


def _traces(report: HardwareReport) -> None:
    """Thread traces by rocprofv3 where it is installed; nobody has tried this on a card."""
    tracer = shutil.which(_TRACER)
    if tracer is None:
        report.data["traces_left_out"] = f"{_TRACER} is not installed"
        return
    if not report.goes_on:
        report.leave_out("traces")
        return
    with report.part("traces"), tempfile.TemporaryDirectory(prefix="isatool-trace-") as folder:
        source = Path(folder, "kernel.s")
        write_text(emit(report.plan.program), source)
        shutil.copy(report.plan.launch.spec.path, Path(folder, "kernel.toml"))
        sizes = [part for name, value in report.plan.launch.sizes.items() for part in ("--size", f"{name}={value}")]
        bench = [sys.executable, "-m", "isatool", "bench", str(source), *sizes, "--runs", "1", "--warmup", "0"]
        command = [tracer, "--att", "-d", f"{folder}/out", "--", *bench]
        try:
            done = subprocess.run(command, capture_output=True, timeout=_TRACE_SECONDS, check=False, env=os.environ)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise DeviceError(f"{_TRACER} failed: {type(error).__name__}") from None
        found = sorted(Path(folder, "out").rglob("*.att")) if Path(folder, "out").is_dir() else []
        if not found:
            said = done.stderr.decode(errors="replace").strip().splitlines()
            raise DeviceError(f"{_TRACER} left no trace: {said[-1] if said else f'status {done.returncode}'}"[:300])
        report.data["traces"] = [
            {"name": path.name, "base64": base64.b64encode(read_bounded(path, _MOST_TRACE_BYTES)).decode()}
            for path in found
        ]


# -- what came back


@record
class Received:
    """A report that was sent back: the device, and what its microbenchmarks cost."""

    device: Device
    versions: Mapping[str, str]
    slopes: Mapping[str, Slope]


def read_report(path: str) -> Received:
    """A report as `isatool card calibrate --report` reads it; UserError if it is none, or of a simulated device."""
    data = read_json(path, "this hardware report", "a file that isatool card report wrote")
    if not isinstance(data, Mapping) or data.get("schema") != SCHEMA or not isinstance(data.get("device"), Mapping):
        raise UserError("this is not a hardware report", Span(path), f"expected schema {SCHEMA} of isatool card report")
    if data.get("simulated") is not False:
        raise UserError("this report is of a simulated device: nothing was measured", Span(path))
    device = data["device"]
    known = {probe.name: probe for probe in probes()}
    found: dict[str, Slope] = {}
    benchmarks = data.get("microbenchmarks")
    for name, row in benchmarks.items() if isinstance(benchmarks, Mapping) else ():
        cycles = row.get("cycles") if isinstance(row, Mapping) else None
        if name in known and isinstance(cycles, (int, float)) and not isinstance(cycles, bool):
            found[name] = Slope(known[name], float(cycles))
    if not found:
        raise UserError("there are no microbenchmarks in this report", Span(path), "they were left out or failed")
    numbers = [device.get(key) for key in ("wgps", "clock_mhz", "memory_mhz", "memory_bytes")]
    wgps, clock, memory_clock, memory = (float(each) if isinstance(each, (int, float)) else 0.0 for each in numbers)
    versions = data.get("versions")
    return Received(
        Device(0, str(device.get("name")), str(device.get("arch")), int(wgps), clock, memory_clock, int(memory)),
        {str(key): str(value) for key, value in versions.items()} if isinstance(versions, Mapping) else {},
        found,
    )
