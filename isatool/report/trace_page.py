"""An executed wave as a picture: its way through the lines of the kernel, and what each instruction wrote."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import Final

from isatool.emulator.trace import TraceStep

_WIDTH: Final = 720
_HEIGHT: Final = 180


def path_drawing(steps: Sequence[TraceStep]) -> str:
    """Executed steps from left to right, lines from top to bottom; waits and barriers are marked. SVG."""
    if not steps:
        return ""
    first, last = min(step.line for step in steps), max(step.line for step in steps)
    across, down = _WIDTH / max(1, len(steps) - 1), (_HEIGHT - 8) / max(1, last - first)
    places = [(index * across, 4 + (step.line - first) * down) for index, step in enumerate(steps)]
    points = " ".join(f"{x:.1f},{y:.1f}" for x, y in places)
    marks = "".join(
        f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3" fill="currentColor"><title>line {step.line}: '
        f"{html.escape(step.text)}</title></circle>"
        for (x, y), step in zip(places, steps, strict=True)
        if step.waits
    )
    label = f"lines {first} to {last} over {len(steps)} executed instructions; dots are waits and barriers"
    return (
        f'<svg viewBox="-4 0 {_WIDTH + 8} {_HEIGHT}" role="img" aria-label="{label}" style="width:100%;height:auto">'
        f'<polyline points="{points}" fill="none" stroke="currentColor" stroke-width="1"/>{marks}</svg><p>{label}</p>'
    )


def trace_table(steps: Sequence[TraceStep]) -> str:
    """One row for every executed instruction."""
    rows = "".join(
        f"<tr><td>{index}</td><td>{step.line}</td><td><code>{html.escape(step.text)}</code></td>"
        f"<td><code>{html.escape(' '.join(step.values))}</code></td></tr>"
        for index, step in enumerate(steps)
    )
    return f"<table><tr><th>step</th><th>line</th><th>instruction</th><th>wrote</th></tr>{rows}</table>"
