"""`isatool bench`: kernels on a real GPU: checked, then timed side by side."""

from __future__ import annotations

import argparse
import json
import sys
from typing import TYPE_CHECKING, Final

from isatool.asm.emitter import write_text
from isatool.cli.declared_options import renamed
from isatool.cli.files import CLANG, MCPU, SIZE, find_toolchain, require_writable
from isatool.cli.launching import parse_sizes, require_launch_spec
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from collections.abc import Callable

    from isatool.asm.launch_spec import Launch
    from isatool.bench.job import TimingMethod

NAME = "bench"
EXAMPLE = """
isatool bench kernel5.s kernel6.s --launch kernel5.toml --size N=4096 --plot bars.svg
isatool bench kernel5.s kernel6.s --reference-method
"""
EXIT_WRONG = 1


DEVICE: Final = (
    ("--device DEVICE", "number of the GPU", 0),
    ("--device-limit SECONDS", "give up on a device that makes no progress for SECONDS", 120.0),
)
"""--device, --device-limit."""

OLD_DEVICE_LIMIT: Final = renamed("--time-limit", "--device-limit")
"""as it was called where no other time is limited"""

OPTIONS: Final = (
    ("inputs KERNEL+", "assembly (.s) or code object (.hsaco); the first is the baseline"),
    MCPU,
    ("--kernel NAME", "the kernel, in files that have several"),
    ("--launch SPEC", "launch spec (default: the .toml beside the first input)"),
    SIZE,
    ("--seed SEED", "seed of buffer contents", 0),
    ("--runs RUNS", "timed runs of each kernel (default: 20)", int),
    ("--warmup WARMUP", "runs before the timed ones (default: 3)", int),
    ("--seconds SECONDS", "repeat each kernel until it has run for SECONDS", 0.0),
    ("--reference-method", "16 runs of one kernel after the other, no warm-up, least time"),
    ("--vs", "also time this library's SGEMM", ("rocblas", "hipblas")),
    ("--json [FILE=-]", "write JSON (default: standard output)"),
    ("--csv [FILE=-]", "write CSV (default: standard output)"),
    ("--plot FILE", "write a bar chart as SVG"),
    *DEVICE,
    OLD_DEVICE_LIMIT,
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if a kernel's result is wrong; 2 if it could not be run, with one message that says why."""
    from isatool.bench import table as tables
    from isatool.bench.chart import bench_chart
    from isatool.bench.child import run_job
    from isatool.bench.job import BenchJob
    from isatool.bench.kernels import load_kernel, require_kernel_file
    from isatool.cli.versions import versions

    for path in (args.json, args.csv, args.plot):
        if path is not None:
            require_writable(path)
    for path in args.inputs:
        require_kernel_file(path)  # told before a launch spec that is missed beside it
    method = method_of(args)
    launches = _launches(args)
    launch = launches[0]
    tools = find_toolchain(args)
    kernels = tuple(
        load_kernel(path, args.kernel or own.kernel, tools, args.mcpu)
        for path, own in zip(args.inputs, launches, strict=True)
    )
    if args.vs:
        from isatool.bench.blas import gemm_of

        gemm_of(launch)
    job = BenchJob(kernels, launches, method, args.device, args.seed, args.vs or "")
    measured = run_job(job, args.device_limit, progress_line())
    found = tables.BenchTable(measured, method, launch.sizes, launch.flops, {**measured.versions, **dict(versions())})
    if args.plot is not None:
        write_text(bench_chart(found), args.plot)
    if args.json is not None:
        write_text(json.dumps(tables.as_json(found), indent=2) + "\n", args.json)
    if args.csv is not None:
        write_text(tables.as_csv(found), args.csv)
    if "-" not in (args.json, args.csv):
        print(tables.as_text(found))
    return 0 if measured.ok else EXIT_WRONG


def _launches(args: argparse.Namespace) -> tuple[Launch, ...]:
    """Every kernel's launch: that of --launch, else of the spec beside it, else of the spec beside the first.

    UserError if their arguments are not the same, since they share buffers.
    """
    from isatool.asm.launch import find_spec

    sizes = parse_sizes(args.size)
    first = require_launch_spec(args.inputs[0], args.launch).resolve(sizes)
    launches = [first]
    for path in args.inputs[1:]:
        beside = None if args.launch else find_spec(path)
        launch = require_launch_spec(path, str(beside)).resolve(sizes) if beside else first
        if _signature(launch) != _signature(first):
            raise UserError(
                "the arguments of this launch are not those of the first kernel's",
                Span(launch.spec.path),
                f"kernels that are compared share buffers; compare with {first.spec.path}, and give equal sizes",
            )
        launches.append(launch)
    return tuple(launches)


def _signature(launch: Launch) -> list[tuple[object, ...]]:
    return [
        (argument.name, argument.type.name, argument.shape, argument.value, argument.output)
        for argument in launch.arguments
    ]


def method_of(args: argparse.Namespace) -> TimingMethod:
    """The method that the options ask for; UserError for what makes no sense."""
    from isatool.bench.job import REFERENCE_RUNS, TimingMethod

    runs = args.runs if args.runs is not None else REFERENCE_RUNS if args.reference_method else 20
    warmup = args.warmup if args.warmup is not None else 3
    if runs < 1 or warmup < 0 or not 0 <= args.seconds < float("inf"):
        raise UserError("--runs must be at least 1, --warmup and --seconds at least 0")
    if args.reference_method and (args.warmup or args.seconds):
        raise UserError("--reference-method has no warm-up and no --seconds", hint="leave those options out")
    if not args.device_limit > 0:
        raise UserError("--device-limit must be more than 0 seconds")
    return TimingMethod(runs, 0 if args.reference_method else warmup, args.seconds, args.reference_method)


def progress_line() -> Callable[[str], None] | None:
    """What the device is doing, on a terminal's standard error; nothing elsewhere."""
    if not sys.stderr.isatty():
        return None

    def show(phase: str) -> None:
        print(f"\r\033[K{phase}", end="", file=sys.stderr, flush=True)

    return show
