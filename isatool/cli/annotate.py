"""`isatool code annotate`: the user's own source lines with what the machine makes of each."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import write_text
from isatool.cli.analyze import (
    ANALYSIS,
    analysed_kernels,
    attempt,
    chip_model,
    modelled_kernels,
    observed,
    verdict_line,
    verdicts_of,
)
from isatool.cli.declared_options import exclusive
from isatool.cli.files import INPUT, OUTPUT, quiet, require_writable
from isatool.cli.trace import RECORDING
from isatool.diagnostics import Span, UserError

if TYPE_CHECKING:
    from isatool.model.figures import Analysed
    from isatool.model.prediction import ModelledKernel
    from isatool.pipeline.verdict import LoopVerdict
    from isatool.report.annotated_page import AnnotatedKernel

NAME = "annotate"
EXAMPLE = """
isatool code annotate samples/sgemm/kernel5.s
isatool code annotate samples/sgemm/kernel5.s --launch --html -o kernel5.html
isatool code annotate samples/sgemm/kernel5.s --json -o lines.json
isatool code annotate kernel5.s --after kernel6.s --html -o rewritten.html
isatool code annotate kernel6.s --trace profile.pkl --html -o traced.html
"""


OPTIONS: Final = (
    *INPUT,
    OUTPUT,
    *ANALYSIS,
    quiet(),
    exclusive(
        ("--html", "one self-contained HTML page"),
        ("--json", "the columns of every line as one JSON object"),
    ),
    *attempt("none"),
    ("--trace FILE", "with --html: a column with an instruction trace of the kernel"),
    *RECORDING,
    ("--after FILE", "with --html: show another version of the kernel beside this one"),
)


def main(args: argparse.Namespace) -> int:
    """0; 2 for unusable input."""
    from isatool.report import annotated_page, annotations

    require_writable(args.output)
    if args.after and not args.html:
        raise UserError("--after needs --html", Span("isatool code annotate"), "add --html -o page.html")
    if args.trace and not args.html:
        raise UserError("--trace needs --html", Span("isatool code annotate"), "add --html -o page.html")
    kernels = modelled_kernels(args)
    verdicts = [] if args.json else verdicts_of(args, kernels)
    lines = [verdict_line(args, kernel, each) for kernel, each in zip(kernels, verdicts, strict=not args.json)]
    if args.quiet and not args.html and not args.json:
        write_text("".join(f"{line}\n" for line in lines), args.output)
        return 0
    found = analysed_kernels(kernels, args.html, gains=args.html)
    if args.json:
        text = annotations.as_json(found)
    elif args.html:
        shown = [_shown(args, *each) for each in zip(found, lines, verdicts, strict=True)]
        text = annotated_page.page(shown)
    else:
        parts = (f"{line}\n{annotations.as_text(each)}" for line, each in zip(lines, found, strict=True))
        text = "\n\n".join(parts) + "\n"
    write_text(text, args.output)
    return 0


def _shown(args: argparse.Namespace, analysed: Analysed, line: str, verdict: LoopVerdict | None) -> AnnotatedKernel:
    """A kernel of the page, with its other version and its trace if there are any."""
    from isatool.model.analyse import analyse
    from isatool.model.prediction import ModelledKernel
    from isatool.report.analysis_text import advice_text
    from isatool.report.annotated_page import AnnotatedKernel

    after = None
    if args.after:
        name = analysed.figures.kernel
        other = read_written_out(args.after, args.mcpu, kernel=name).kernel(name)
        kernel = ModelledKernel(other, chip_model(args, other.target), observed(args, other, analysed.kernel.model))
        after = analyse(kernel, record=True, gains=False)
    traced = _traced(args, analysed.kernel) if args.trace else None
    return AnnotatedKernel(analysed, line, after, traced, advice_text(verdict, args.input))


def _traced(args: argparse.Namespace, kernel: ModelledKernel) -> dict[int, str]:
    """Cells of the traced column, by dense index."""
    from isatool.calibration.traced import traced_run
    from isatool.report.traced_lines import traced_lines
    from isatool.traces.recording import read_recording

    name, chip = kernel.function.name, kernel.function.program.chip
    recorded = read_recording(args.trace, args.code_object)
    chosen = [each for each in recorded if each.kernel in (name, "") and each.chip == chip]
    runs = [
        run for run in (traced_run(each, args.trace, args.objdump) for each in chosen) if run.sequences and run.function
    ]
    if not runs:
        names = ", ".join(dict.fromkeys(f"{each.kernel or 'a kernel'} on {each.chip}" for each in recorded))
        raise UserError(f"no wave of '{name}' on {chip} in this recording", Span(args.trace), f"it holds {names}")
    return traced_lines(runs, kernel.flow, kernel.model, args.trace)
