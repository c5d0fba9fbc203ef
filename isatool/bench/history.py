"""The history of a search: as a table, as CSV, as a chart of every trial and of the best so far."""

from __future__ import annotations

import csv
import io
from collections.abc import Sequence
from itertools import accumulate
from typing import Final
from xml.sax.saxutils import escape

from isatool.bench.search import Trial

WIDTH: Final = 760
HEIGHT: Final = 360
_LEFT: Final = 70
_TOP: Final = 60
_RIGHT: Final = 24
_BOTTOM: Final = 40
BEST_SHOWN: Final = 10


def distinct_best(trials: Sequence[Trial]) -> list[Trial]:
    """The best candidates, each program once."""
    found: dict[str, Trial] = {}
    for trial in sorted(trials, key=lambda one: (one.milliseconds or 0.0, len(one.pipeline), one.number)):
        if trial.milliseconds is not None:
            found.setdefault(trial.digest, trial)
    return list(found.values())[:BEST_SHOWN]


def as_text(trials: Sequence[Trial], words: str) -> str:
    """How many trials there were, and the best of them."""
    timed = [trial for trial in trials if trial.milliseconds is not None]
    kinds = len({trial.digest for trial in timed})
    lines = [f"{len(trials)} trials, {len(timed)} with a time, {kinds} different programs; numbers are {words}"]
    lines += [f"  {trial.milliseconds:12.6g}  {shown(trial)}" for trial in distinct_best(trials)]
    for reason, count in _reasons(trials):
        lines.append(f"  no time: {reason}" + (f" ({count} trials)" if count > 1 else ""))
    return "\n".join(lines)


def as_csv(trials: Sequence[Trial], words: str) -> str:
    """One line a trial; the head says what the numbers are."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["trial", "pipeline", "max_vgprs", words, "reason", "sha256"])
    for trial in trials:
        value = "" if trial.milliseconds is None else repr(trial.milliseconds)
        writer.writerow([trial.number, trial.pipeline, trial.max_vgprs or "", value, trial.reason, trial.digest])
    return out.getvalue()


def shown(trial: Trial) -> str:
    """The pipeline as it is typed."""
    limit = f" --max-vgprs {trial.max_vgprs}" if trial.max_vgprs else ""
    return f"{trial.pipeline or '(the input itself)'}{limit}"


def as_svg(trials: Sequence[Trial], words: str) -> str:
    """Every trial as a dot, the best so far as a line."""
    points = [(place, trial.milliseconds) for place, trial in enumerate(trials) if trial.milliseconds is not None]
    low = min((value for _, value in points), default=0.0)
    high = max((value for _, value in points), default=1.0)
    room = (high - low) or 1.0

    def x(place: float) -> float:
        return _LEFT + (WIDTH - _LEFT - _RIGHT) * place / max(1, len(trials) - 1)

    def y(value: float) -> float:
        return HEIGHT - _BOTTOM - (HEIGHT - _TOP - _BOTTOM) * (value - low) / room

    least = list(accumulate((value for _, value in points), min))
    path: list[str] = []
    for (place, _), value in zip(points, least, strict=True):
        path += [f"H{x(place):.1f}V{y(value):.1f}"] if path else [f"M{x(place):.1f} {y(value):.1f}"]
    if path:
        path.append(f"H{WIDTH - _RIGHT}")
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" '
            f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="13">',
            f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
            f'<text x="16" y="26" font-size="17" font-weight="bold">{len(trials)} trials, less is better</text>',
            f'<text x="16" y="46" fill="#555">{escape(words)}</text>',
            f'<text x="{_LEFT - 8}" y="{y(high) + 4:.1f}" text-anchor="end">{high:.4g}</text>',
            f'<text x="{_LEFT - 8}" y="{y(low) + 4:.1f}" text-anchor="end">{low:.4g}</text>',
            *(f'<circle cx="{x(place):.1f}" cy="{y(value):.1f}" r="3" fill="#8a8f98"/>' for place, value in points),
            f'<path d="{"".join(path)}" fill="none" stroke="#c8102e" stroke-width="2"/>' if path else "",
            f'<text x="{WIDTH - _RIGHT}" y="{HEIGHT - 14}" text-anchor="end" fill="#555">trial</text>',
            "</svg>",
            "",
        ]
    )


def _reasons(trials: Sequence[Trial]) -> list[tuple[str, int]]:
    counts: dict[str, int] = {}
    for trial in trials:
        if trial.milliseconds is None:
            counts[trial.reason] = counts.get(trial.reason, 0) + 1
    return sorted(counts.items(), key=lambda item: (-item[1], item[0]))
