"""The first comment of an output: what made it, with all options, and what was shown about it.

Everything that writes an output comes through here, so the command line and Python write the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.passes.common.declaration import Pass
from isatool.pipeline.evidence import unsaid
from isatool.pipeline.registry import pipeline_text
from isatool.version import __version__

if TYPE_CHECKING:
    from isatool.pipeline.evidence import Proof
    from isatool.pipeline.rewrite import Rewrite


def with_header(
    program: Program, passes: Sequence[Pass], done: Iterable[tuple[Rewrite, Proof]], max_vgprs: int | None = None
) -> Program:
    """The output of passes. `max_vgprs`: the limit that the user set, if any."""
    done = tuple(done)
    lines = []
    for step, proof in done:
        if step.changed:
            lines.append(f"{step.kernel}: {proof.text}")
            lines += [f"{step.kernel}: {text}" for text in unsaid(step, proof)]
    doubts = dict.fromkeys(proof.doubt for step, proof in done if step.changed and proof.doubt)
    return headed(program, pipeline_text(passes), lines, max_vgprs, tuple(doubts))


def headed(
    program: Program, pipeline: str, lines: Iterable[str], max_vgprs: int | None = None, doubts: Sequence[str] = ()
) -> Program:
    """A program with a first comment: version and pipeline and, if that was no proof, `doubts`; then lines of what was
    shown, each once: most steps of a kernel are shown by the same words.
    """
    limit = f" --max-vgprs {max_vgprs}" if max_vgprs else ""
    comments = [
        f"; isatool {__version__}: {', '.join((pipeline + limit, *doubts))}",
        *(f"; isatool: {line}" for line in dict.fromkeys(lines)),
    ]
    return program.with_lines((*map(Line.plain, comments), *program.lines))
