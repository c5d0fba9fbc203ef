"""What became of a library's kernels: a table as text and as a page."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence

from isatool.demangle import plain_name
from isatool.report.displays import framed, said, table
from isatool.routes.library_rewriting import Row
from isatool.version import __version__

_HEAD = ("~cycles", "~after", "gain", "seconds", "bound by", "proof", "kernel")


def lines(rows: Sequence[Row]) -> list[str]:
    """A line for each kernel, under a head."""
    cells = [_HEAD, *map(_cells, rows)]
    widths = [max(len(row[place]) for row in cells) for place in range(len(_HEAD) - 1)]
    numbers = [[f"{cell:>{width}}" for cell, width in zip(row[:4], widths[:4], strict=True)] for row in cells]
    words = [[f"{cell:{width}}" for cell, width in zip(row[4:6], widths[4:], strict=True)] for row in cells]
    return ["  ".join((*a, *b, row[6])) for a, b, row in zip(numbers, words, cells, strict=True)]


def summary(rows: Sequence[Row]) -> str:
    """One line for all."""
    done = [row for row in rows if row.changed]
    modelled = [row for row in done if row.cycles]
    text = f"{len(done)} of {len(rows)} kernels rewritten and proved"
    if modelled:
        mean = math.exp(sum(math.log(1 - row.saved) for row in modelled) / len(modelled))
        text += f", main loops x {mean:.3f} cycles by the model (geometric mean of {len(modelled)})"
    return text


def page(title: str, rows: Sequence[Row]) -> str:
    """One file without network access."""
    ordered = sorted(rows, key=lambda row: (-row.saved, row.kernel))
    body = said(summary(rows), True) + table(_HEAD, map(_cells, ordered), range(4))
    note = "Cycles of main loops for equal work, by isatool's model: no measured time."
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title></head><body>'
        f"{framed(title, body)}<p><small>isatool {__version__}. {note}</small></p></body></html>\n"
    )


def _cells(row: Row) -> tuple[str, ...]:
    before, after = (f"{each:.0f}" for each in row.cycles) if row.cycles else ("", "")
    gain = f"{round(-100 * row.saved, 1) + 0.0:+.1f} %" if row.cycles and row.changed else ""
    proof = row.proof or f"left as it is: {row.reason}"
    return before, after, gain, f"{row.seconds:.1f}", row.bound, proof, plain_name(row.kernel)
