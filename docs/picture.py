"""The picture of the README, from the tool's own output: `python docs/picture.py` writes docs/rebank.svg.

Six issues of the inner loop of `samples/sgemm/kernel5.s` before and after `rebank`, each source in the colour of its
register bank, and the figures of the whole loop and kernel below.
"""

from __future__ import annotations

import html
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from isatool import load
from isatool.api import Assembly

PAGE: Final = Path(__file__).resolve().with_name("rebank.svg")
KERNEL: Final = PAGE.parents[1] / "samples" / "sgemm" / "kernel5.s"
LOOP: Final = ".LBB0_9"
SHOWN: Final = 6
ROW: Final = 20
COLUMN: Final = 560
STYLE: Final = """
svg { font: 12px ui-monospace, Menlo, Consolas, monospace; fill: #1d2330; background: #fff }
text { white-space: pre } .head { font: 600 15px system-ui, sans-serif } .note { font: 13px system-ui, sans-serif }
.b0 { fill: #2f62b5 } .b1 { fill: #a3541a } .b2 { fill: #1f7a3d } .b3 { fill: #8a44a8 } .b { font-weight: 700 }
.single { fill: #fbe3df }
"""
_REGISTER: Final = re.compile(r"\bv(\d+)\b")


def issues(kernel: Assembly) -> list[str]:
    """The FMA instructions of the inner loop in order, without comments."""
    lines = kernel.text.split("\n")
    first = next(at for at, line in enumerate(lines) if line.startswith(f"{LOOP}:"))
    last = next(at for at, line in enumerate(lines) if at > first and line.split()[-1:] == [LOOP])
    return [line.split(";")[0].strip() for line in lines[first:last] if "fmac" in line]


def four_banks(issue: str) -> bool:
    """Whether the sources of a pair are in four register banks."""
    halves = [_REGISTER.findall(half)[1:] for half in issue.split("::")]
    banks = {int(number) % 4 for half in halves for number in half}
    return len(halves) == 2 and len(banks) == 4


def picture() -> str:
    """The SVG text."""
    before = load(KERNEL)
    after = before.rebank().assembly
    height = ROW * (SHOWN + 6)
    body = [
        *_panel(0, "before: as the compiler wrote it", before),
        *_panel(COLUMN, "after: isatool rebank, proved equal for all inputs", after),
    ]
    legend = "".join(f'<tspan class="b b{bank}">  bank {bank}</tspan>' for bank in range(4))
    body.append(f'<text class="note" x="12" y="{height - 10}">register banks of the sources:{legend}</text>')
    words = "Six issues of the inner loop of a matrix multiplication before and after rebank"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * COLUMN} {height}" role="img" aria-label="{words}">'
        f'<title>{words}</title><style>{STYLE}</style><rect width="100%" height="100%" fill="#fff"/>\n'
        + "\n".join(body)
        + "\n</svg>\n"
    )


def _panel(x: int, head: str, kernel: Assembly) -> Iterator[str]:
    found = issues(kernel)
    yield f'<text class="head" x="{x + 12}" y="{ROW}">{head}</text>'
    for row, issue in enumerate(found[:SHOWN]):
        y = ROW * (row + 2)
        if "::" not in issue:
            yield f'<rect class="single" x="{x + 6}" y="{y - 15}" width="{COLUMN - 16}" height="{ROW}"/>'
        yield f'<text x="{x + 12}" y="{y}">{_coloured(issue)}</text>'
    pairs = [issue for issue in found if "::" in issue]
    y = ROW * (SHOWN + 3)
    counted = (
        f"{len(pairs)} pairs, {sum(map(four_banks, pairs))} of them on four banks; {len(found) - len(pairs)} single"
    )
    [loop] = kernel.analyze().analysed.figures.models
    yield f'<text class="note" x="{x + 12}" y="{y}">FMAs of the loop: {counted}</text>'
    cycles = f"~{loop.cycles_per_turn:.0f} cycles an iteration of the outer loop, by the model (not measured)"
    yield f'<text class="note" x="{x + 12}" y="{y + ROW}">{cycles}</text>'


def _coloured(issue: str) -> str:
    """The sources of each half in the colours of their banks; the first register of a half is written."""
    shown = []
    for half in issue.split("::"):
        head, *sources = re.split(r"(?=, v\d)", html.escape(half))
        shown.append(head + "".join(_REGISTER.sub(_marked, source) for source in sources))
    return "::".join(shown)


def _marked(register: re.Match[str]) -> str:
    return f'<tspan class="b b{int(register[1]) % 4}">{register[0]}</tspan>'


if __name__ == "__main__":
    sys.path.insert(0, str(PAGE.parents[1]))
    PAGE.write_text(picture(), encoding="utf-8")
