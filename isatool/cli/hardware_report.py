"""`isatool card report`: everything a card can say about a kernel and the model, as one file to send back."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.cli.bench import DEVICE, progress_line
from isatool.cli.files import CLANG, MCPU, SIZE, find_toolchain, require_writable
from isatool.cli.launching import parse_sizes, require_launch_spec
from isatool.diagnostics import UserError

if TYPE_CHECKING:
    from isatool.bench.hardware_report import HardwareReport

STEPS = "rebank,unroll,batch-loads"
NAME = "hardware-report"
EXAMPLE = """
isatool card report kernel5.s --size N=4096 -o report.json
isatool card calibrate --report report.json -o my7900.toml
"""


OPTIONS: Final = (
    ("input KERNEL", "assembly (.s) with a launch spec"),
    MCPU,
    ("-o --output FILE", "the file to write", "hardware-report.json"),
    ("--launch SPEC", "launch spec (default: the .toml beside the input)"),
    SIZE,
    ("--seed SEED", "seed of buffer contents", 0),
    ("--steps PIPELINE", f"a pipeline whose prefixes are proved and timed (default: {STEPS})", STEPS),
    ("--keep-steps DIR", "write the steps as files", ""),
    ("--runs RUNS", "timed runs of each kernel", 20),
    ("--parts NAMES", "what to measure", "steps,microbenchmarks,traces"),
    ("--turns TURNS", "iterations of the microbenchmarks' loops", 32),
    ("--minutes MINUTES", "start no part after MINUTES", 20.0),
    *DEVICE,
    CLANG,
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if a result is wrong or a part failed (the file says which); 2 without a device."""
    from isatool.bench.hardware_report import PARTS, MeasurementPlan, measure_all
    from isatool.bench.job import TimingMethod

    if args.runs < 1 or args.turns < 1 or not args.minutes > 0 or not args.device_limit > 0:
        raise UserError("--runs and --turns must be at least 1, --minutes and --device-limit more than 0")
    parts = frozenset(args.parts.split(","))
    if not parts <= frozenset(PARTS):
        raise UserError(f"--parts {args.parts}: parts are {', '.join(PARTS)}", hint="--parts steps")
    require_writable(args.output)
    launch = require_launch_spec(args.input, args.launch).resolve(parse_sizes(args.size))
    plan = MeasurementPlan(
        read_written_out(args.input, args.mcpu), launch, find_toolchain(args), args.steps, TimingMethod(args.runs),
        args.device, args.seed, args.device_limit, args.minutes, args.turns, parts=parts, folder=args.keep_steps,
    )  # fmt: skip
    report = measure_all(plan, args.output, progress_line())
    print(_text(report, args.output))
    return 0 if report.is_clean else 1


def _text(report: HardwareReport, path: str) -> str:
    lines = [f"{path}: {sum(report.seconds.values()):.0f} s"]
    if report.data.get("simulated"):
        lines.append("simulated: the device is a stand-in, and these times say nothing about a GPU")
    steps = report.data.get("steps")
    for row in steps if isinstance(steps, list) else []:
        times = row["milliseconds"]
        lines.append(
            f"  {row['step']:40}{min(times):10.4f} ms  {row['result']}"
            if times
            else f"  {row['step']:40}{row['result']}"
        )
    found = report.data.get("microbenchmarks")
    lines.append(f"  {len(found) if isinstance(found, dict) else 0} microbenchmarks")
    lines += [f"  {each['part']}: {each['message']}" for each in report.problems]
    return "\n".join([*lines, "Please send this file back: docs/hardware-report.md says what is in it."])
