"""What became of a library's kernels: a table as text and as a page."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence
from typing import Final

from isatool.demangle import plain_name
from isatool.report import drawing
from isatool.routes.library_rewriting import KernelRow
from isatool.version import __version__

_HEAD = ("~cycles", "~after", "gain", "seconds", "bound by", "proof", "kernel")
_NUMBERS = range(4)
_WIDTHS = ("6rem", "6rem", "6rem", "5rem", "10rem", "35%", "auto")
_NOTE = "Cycles of main loops for equal work, by isatool's model: no measured time."
MOST_LISTED: Final = 4
"""kernels that the first screen names: eight lines with a verdict, a head, the rest and where all are"""
ROWS_AT_ONCE: Final = 250
"""of a page that are laid out in one go: more than a screen shows, few enough for a page that answers at once"""


def lines(rows: Sequence[KernelRow]) -> list[str]:
    """A line for each of the kernels that gain most, under a head, and how many more there are."""
    ordered = _ordered(rows)
    cells = [_HEAD, *map(_cells, ordered[:MOST_LISTED])]
    widths = [max(len(row[place]) for row in cells) for place in _NUMBERS]
    shown = [(*(f"{cell:>{width}}" for cell, width in zip(row, widths, strict=False)), *row[:3:-1]) for row in cells]
    rest = len(ordered) - MOST_LISTED
    return ["  ".join(row) for row in shown] + [f"and {rest} more kernel{'s' * (rest > 1)}"] * (rest > 0)


def summary(rows: Sequence[KernelRow]) -> str:
    """One line for all."""
    done = [row for row in rows if row.changed]
    modelled = [row for row in done if row.cycles]
    text = f"{len(done)} of {len(rows)} kernels rewritten and proved"
    if modelled:
        mean = math.exp(sum(math.log(1 - row.saved) for row in modelled) / len(modelled))
        text += f"; main loops {100 * (mean - 1):+.1f} % cycles by the model (geometric mean of {len(modelled)})"
    return text


def _ordered(rows: Sequence[KernelRow]) -> list[KernelRow]:
    """The kernels that gain most first."""
    return sorted(rows, key=lambda row: (-row.saved, row.kernel))


def page(title: str, rows: Sequence[KernelRow]) -> str:
    """One file without network access, for thousands of rows: those in sight are laid out first."""
    ordered = _ordered(rows)
    columns = "".join(f'<col style="width:{width}">' for width in _WIDTHS)
    head = "".join(
        f'<th scope="col"{_number(place)}><button type="button">{html.escape(name)}</button></th>'
        for place, name in enumerate(_HEAD)
    )
    parts = [ordered[first : first + ROWS_AT_ONCE] for first in range(0, len(ordered), ROWS_AT_ONCE)] or [[]]
    bodies = "".join(f"<tbody{' class=on' * (not place)}>{_body(part)}" for place, part in enumerate(parts))
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{html.escape(title)}</title>'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<style>{drawing.style()}{drawing.style('library_page.css')}</style>"
        '<script>document.documentElement.dataset.parts=""</script></head><body class="isa"><main>'
        f"<h1>{html.escape(title)}</h1><p><b>{html.escape(summary(rows))}</b></p>"
        '<div class="bar" role="search"><input id="find" type="search" aria-label="search kernels" '
        'placeholder="search kernels  /"><span id="count" role="status"></span></div>'
        '<div class="kernels" role="region" aria-label="kernels" tabindex="0"><table class="figures">'
        f"<caption>{_NOTE}</caption><colgroup>{columns}</colgroup><thead><tr>{head}</tr></thead>{bodies}</table></div>"
        f"<p><small>isatool {__version__}</small></p></main>"
        f"<script>{drawing.style('library_page.js')}</script></body></html>\n"
    )


def _body(rows: Sequence[KernelRow]) -> str:
    return "".join(
        "<tr>" + "".join(f"<td{_number(place)}>{html.escape(cell)}" for place, cell in enumerate(_cells(row)))
        for row in rows
    )


def _number(place: int) -> str:
    return " class=n" if place in _NUMBERS else ""


def _cells(row: KernelRow) -> tuple[str, ...]:
    before, after = (f"{each:.0f}" for each in row.cycles) if row.cycles else ("", "")
    gain = f"{round(-100 * row.saved, 1) + 0.0:+.1f} %" if row.cycles and row.changed else ""
    proof = row.proof or f"left as it is: {row.reason}"
    return before, after, gain, f"{row.seconds:.1f}", row.bound, proof, plain_name(row.kernel)
