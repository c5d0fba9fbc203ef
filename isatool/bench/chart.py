"""Bar charts as SVG, drawn without a library: one bar a kernel, its value beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from xml.sax.saxutils import escape

from isatool.bench.table import BenchTable
from isatool.records import record

WIDTH: Final = 760
_BAR: Final = 28
_GAP: Final = 14
_LABEL: Final = 190
_VALUE: Final = 170
_TOP: Final = 64
_FIRST: Final = "#8a8f98"
_OTHER: Final = "#c8102e"


@record
class Bar:
    """One bar; `text` is at its end."""

    label: str
    value: float
    text: str


def bench_chart(table: BenchTable) -> str:
    """GFLOP/s of every kernel that was timed, or times where there are no rates."""
    device = table.measurement.device
    sizes = ", ".join(f"{name}={value}" for name, value in table.sizes.items())
    rates = all(figures.gflops is not None for figures in table.figures if figures.row.ok) and any(
        figures.gflops is not None for figures in table.figures
    )
    bars = []
    for figures in table.figures:
        least = figures.row.minimum
        if least is None:
            continue
        if rates and figures.gflops is not None:
            relative = f" ({figures.relative:.2f}x)" if figures.relative is not None else ""
            bars.append(Bar(figures.row.label, figures.gflops, f"{figures.gflops:.0f} GFLOP/s{relative}"))
        elif not rates:
            bars.append(Bar(figures.row.label, least, f"{least:.4f} ms" + (" simulated" * table.is_simulated)))
    title = "GFLOP/s, more is better" if rates else "least time in ms, less is better"
    if table.is_simulated:
        title = "SIMULATED times, no measure of a GPU"
    return bar_chart(title, f"{device.name}, {device.arch}; {sizes}", bars)


def bar_chart(title: str, subtitle: str, bars: Sequence[Bar]) -> str:
    """A horizontal bar chart as an SVG document."""
    height = _TOP + len(bars) * (_BAR + _GAP) + _GAP
    room = WIDTH - _LABEL - _VALUE
    most = max((bar.value for bar in bars), default=0.0) or 1.0
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
        f'viewBox="0 0 {WIDTH} {height}" font-family="sans-serif" font-size="14">',
        f'<rect width="{WIDTH}" height="{height}" fill="white"/>',
        f'<text x="16" y="26" font-size="17" font-weight="bold">{escape(title)}</text>',
        f'<text x="16" y="48" fill="#555">{escape(subtitle)}</text>',
    ]
    for place, bar in enumerate(bars):
        y = _TOP + place * (_BAR + _GAP)
        length = max(1.0, room * bar.value / most)
        middle = y + _BAR // 2 + 5
        parts += [
            f'<text x="{_LABEL - 10}" y="{middle}" text-anchor="end">{escape(bar.label)}</text>',
            f'<rect x="{_LABEL}" y="{y}" width="{length:.1f}" height="{_BAR}" fill="{_OTHER if place else _FIRST}"/>',
            f'<text x="{_LABEL + length + 8:.1f}" y="{middle}">{escape(bar.text)}</text>',
        ]
    return "\n".join([*parts, "</svg>", ""])
