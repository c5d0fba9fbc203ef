"""`isatool run`: execute a kernel on the emulator, show what it did and what the sanitizers found."""

from __future__ import annotations

import argparse
import io
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import write_bytes
from isatool.cli.files import INPUT, JSON_RESULT, MCPU, made_folder, quiet
from isatool.cli.launching import (
    LAUNCH,
    launched_kernel,
    parse_order,
    parse_sizes,
    parse_workgroups,
    require_launch_spec,
)
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import names_for
from isatool.isa.target import Support

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch
    from isatool.emulator.run import RunResult
    from isatool.ir.program import Function

NAME = "run"
EXAMPLE = """
isatool run samples/sgemm/kernel5.s --size N=256
"""


OPTIONS: Final = (
    INPUT[0],
    (*MCPU[:2], names_for(Support.EXECUTE)),
    *LAUNCH,
    ("--workgroups LIST", "workgroups to run, as linear numbers: 0,5,8-11 (default: the whole grid)"),
    ("--order ORDER", "order of waves: lockstep (default), forward, reverse, or a seed", "lockstep"),
    ("--threads THREADS", "threads of the native engine (default: all cores)", int),
    ("--limit STEPS", "instructions of a wave after which it counts as an endless loop", int),
    ("--no-sanitize", "compute without checks: faster, but without findings"),
    ("--save DIR", "write every output buffer as DIR/NAME.npy"),
    JSON_RESULT,
    quiet(),
    ("--by-line", "count how often each line is executed"),
    ("--trace [WAVE=0:0]", "print every instruction of WORKGROUP:WAVE (default 0:0)"),
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if a sanitizer found something or a result misses its reference."""
    from isatool.report.colour import show
    from isatool.report.run_text import as_json, as_text, verdict
    from isatool.session.execute import execute

    program = read_written_out(args.input, args.mcpu, args.kernel, Support.EXECUTE)
    if args.kernel:
        program.kernel(args.kernel)  # a name that is not there is told first
    spec = require_launch_spec(args.input, args.launch)
    kernel = launched_kernel(program, args.kernel, spec)
    launch = spec.resolve(parse_sizes(args.size), allow_zero=True)
    if args.trace is not None:
        return _trace(args, kernel, launch)
    folder = None if args.save is None else made_folder(args.save)
    result, checks = execute(
        kernel, launch, seed=args.seed, engine=args.engine, workgroups=parse_workgroups(args.workgroups),
        order=parse_order(args.order), threads=args.threads, limit=args.limit, sanitize=not args.no_sanitize,
    )  # fmt: skip
    if folder is not None:
        _save(folder, launch, result)
    if result.note:
        print(f"isatool: {result.note}; numpy is used", file=sys.stderr)
    if args.json:
        print(json.dumps(as_json(kernel, launch, result, checks), indent=2))
    else:
        show(verdict(kernel, result, checks) if args.quiet else as_text(kernel, launch, result, checks, args.by_line))
    failed = any(finding.fails for finding in result.findings)
    return 0 if not failed and all(check.ok for check in checks) else 1


def _save(folder: Path, launch: Launch, result: RunResult) -> None:
    import numpy as np

    for argument in launch.outputs:
        stream = io.BytesIO()
        np.save(stream, result.buffers[argument.name])
        write_bytes(stream.getvalue(), folder / f"{argument.name}.npy")


def _trace(args: argparse.Namespace, kernel: Function, launch: Launch) -> int:
    from isatool.emulator.run import run
    from isatool.emulator.trace import Tracer

    workgroup, _, wave = args.trace.partition(":")
    try:
        place = int(workgroup), int(wave or "0")
    except ValueError:
        raise UserError(f"--trace {args.trace}: expected WORKGROUP:WAVE", Span("isatool"), "--trace 0:0") from None
    waves = -(-launch.workgroup_size // kernel.wave_size)
    if not 0 <= place[1] < waves:
        hint = f"a workgroup of {launch.workgroup_size} lanes has {waves} wave(s)"
        raise UserError(f"--trace {args.trace}: there is no wave {place[1]}", Span("isatool"), hint)
    run(
        kernel, launch, workgroups=[place[0]], order=parse_order(args.order), sanitize=not args.no_sanitize,
        engine="numpy", seed=args.seed, trace=Tracer(print, 0, place[1]),
    )  # fmt: skip
    return 0
