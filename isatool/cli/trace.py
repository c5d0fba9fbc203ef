"""`isatool card trace`: an instruction trace of a real chip beside the code, with the gaps that the model predicts."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from isatool.asm.emitter import write_text
from isatool.cli.files import OUTPUT, require_writable
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.report.trace_text import TracedDispatch

NAME = "trace"
EXAMPLE = """
isatool card trace profile.pkl
isatool card trace profile.pkl --kernel gemm --errors
isatool card trace se0.att --code-object kernel6.hsaco --wave 2 --json -o trace.json
"""


RECORDING: Final = (
    ("--code-object FILE", "the code that ran, where the recording does not hold it"),
    ("--objdump PATH", "llvm-objdump to use for chips that are not gfx11 (or ISATOOL_OBJDUMP)"),
)
"""--code-object and --objdump: what reading a recording may need."""

OPTIONS: Final = (
    ("input FILE", "a recording: tinygrad's profile, raw SQTT, or decoded rows"),
    *RECORDING,
    OUTPUT,
    ("--kernel NAME", "only dispatches of this kernel"),
    ("--wave N", "the wave to show, from 0 (default: the longest)", int),
    ("--errors", "only the model's errors by class"),
    ("--json", "every wave of every dispatch as one JSON object"),
    ("--model FILE", "a TOML file of chip parameters that replace the package's, or the name of a packaged version"),
    ("--set NAME=VALUE ...", "replace one chip parameter"),
)


def main(args: argparse.Namespace) -> int:
    """0; 2 for a recording that cannot be read."""
    from isatool.calibration.errors import errors_of, pairs_of
    from isatool.report import trace_text

    require_writable(args.output)
    found = dispatches(args, args.input)
    pairs = [pair for each in found if each.model is not None for pair in pairs_of(each.run, each.model)]
    errors = errors_of(pairs) if pairs else None
    if args.json:
        text = trace_text.as_json(args.input, found, errors)
    else:
        parts = [] if args.errors else [trace_text.as_text(each, _wave(args, each)) for each in found]
        if errors is not None:
            names = ", ".join(dict.fromkeys(each.model.name for each in found if each.model is not None))
            parts.append(trace_text.errors_text(errors, f"the model {names} on these gaps, in cycles"))
        text = "\n\n".join(parts)
    write_text(text.rstrip("\n") + "\n", args.output)
    return 0


def dispatches(args: argparse.Namespace, path: str) -> list[TracedDispatch]:
    """The dispatches of a recording that have waves on the traced SIMD; UserError if there are none."""
    from isatool.calibration.traced import traced_run
    from isatool.isa import chips
    from isatool.model.parameters import load_model, parse_settings
    from isatool.report.trace_text import TracedDispatch
    from isatool.traces.recording import read_recording

    found = []
    recorded = read_recording(path, args.code_object)
    for number, dispatch in enumerate(recorded):
        if args.kernel and dispatch.kernel != args.kernel:
            continue
        run = traced_run(dispatch, f"{path}: dispatch {number}", args.objdump)
        if not run.sequences:
            continue
        model = None
        if run.function is not None:
            model = load_model(chips.chip(dispatch.chip), args.model, parse_settings(args.set))
        found.append(TracedDispatch(run, model, run.gaps(model) if model is not None else ()))
    if not found:
        names = ", ".join(dict.fromkeys(dispatch.kernel for dispatch in recorded))
        raise UserError("no wave of the traced SIMD in this recording", Span(path), f"kernels in it: {names}")
    return found


def _wave(args: argparse.Namespace, found: TracedDispatch) -> int | None:
    count = len(found.run.sequences)
    if args.wave is not None and not 0 <= args.wave < count:
        raise UserError(f"there is no wave {args.wave}", Span(args.input), f"waves 0 to {count - 1} were traced")
    return args.wave if args.wave is None else int(args.wave)
