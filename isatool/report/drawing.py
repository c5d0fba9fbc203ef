"""SVG pictures of a kernel with axes: registers over time, the modelled timeline, the roofline. Colours are classes."""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Final

from isatool.analysis.effects import members
from isatool.asm.debug_lines import SourceLines
from isatool.isa.registers import Register
from isatool.model.figures import Analysed, ModelFigures
from isatool.model.simulate import Event
from isatool.model.slots import Slot
from isatool.report.timeline import window

ROW: Final = 4
"""height of a register in the map"""
SHARES: Final = 200
"""columns of the curve of VALU use under a timeline"""


@cache
def style(name: str = "page.css") -> str:
    """A style sheet or script of the page."""
    return resources.files("isatool.report").joinpath(name).read_text(encoding="utf-8")


def scrolling(label: str, content: str, kind: str = "wide") -> str:
    """What scrolls by itself where it is too wide or long: with a name, and the keyboard reaches it."""
    return f'<div class={kind} role=region tabindex=0 aria-label="{label}">{content}</div>'


def colour_key(names: Mapping[str, str]) -> str:
    """A key: each colour (a variable of the style sheet) as a square before its name."""
    return "".join(f'<span><i style="background:var(--{colour})"></i>{name}</span>' for colour, name in names.items())


def register_map(analysed: Analysed) -> str:
    """VGPRs (rows, coloured by bank) over the instructions of the kernel (columns): filled while in use."""
    pressure, flow = analysed.pressure, analysed.kernel.flow
    count = len(pressure.registers)
    top = max((mask.bit_length() for mask in pressure.registers), default=0)
    runs: dict[int, list[list[int]]] = {}
    for column, mask in enumerate(pressure.registers):
        for code in members(mask):
            found = runs.setdefault(code, [])
            if found and found[-1][1] == column:
                found[-1][1] = column + 1
            else:
                found.append([column, column + 1])
    if not runs or not count:
        return ""
    height = ROW * (top - 256)
    body = []
    for code, spans in sorted(runs.items()):
        register = Register(code)
        y = ROW * register.index + ROW // 2
        path = "".join(f"M{first} {y}H{last}" for first, last in spans)
        body.append(f'<path class="b{register.bank}" d="{path}"><title>{register.name}</title></path>')
    headers = sorted({flow.blocks[loop.header].first for loop in analysed.kernel.forest.loops})
    marks = "".join(f'<path class="axis" d="M{first} 0V{height}"/>' for first in headers)
    names = [(first / count, f"line {flow.line_number(first)}") for first in _apart((0, *headers, count - 1), count)]
    picture = _svg(count, height, f'<g stroke-width="{ROW - 1}" fill="none">{"".join(body)}</g>{marks}',
                   "VGPRs in use over the instructions of the kernel", max(80.0, 1.6 * (top - 256)))  # fmt: skip
    rows = [((index + 0.5) / (top - 256), f"v{index}") for index in range(0, top - 256, 16 if top - 256 <= 128 else 32)]
    return framed(picture, rows, names, "lines of the kernel; vertical lines: headers of loops")


def _apart(places: Iterable[int], count: int) -> list[int]:
    """Those that leave room for their names."""
    found: list[int] = []
    for place in sorted(set(places)):
        if not found or place - found[-1] >= count / 14:
            found.append(place)
    return found


def framed(picture: str, left: Iterable[tuple[float, str]], under: Iterable[tuple[float, str]], what: str) -> str:
    """A picture as wide as the page with its axes; the marks of each are at fractions of it."""
    rows = "".join(f'<span style="top:{100 * place:.2f}%">{html.escape(name)}</span>' for place, name in left)
    marks = "".join(
        f'<span{" class=last" if place > 0.95 else ""} style="left:{100 * place:.2f}%">{html.escape(name)}</span>'
        for place, name in under
    )
    below = f'<div class="x">{marks}<em>{html.escape(what)}</em></div>'
    return f'<div class="plot"><div class="y">{rows}</div>{picture}{below}</div>'


def ticks(span: float, most: int = 8) -> list[float]:
    """Round numbers from 0 up to a span: steps of 1, 2 or 5 times a power of ten."""
    if span <= 0:
        return [0.0]
    power = 10.0 ** math.floor(math.log10(span / most))
    step = next(step * power for step in (1, 2, 5, 10) if step * power * most >= span)
    return [step * number for number in range(int(span / step + 1e-9) + 1)]


def timeline(analysed: Analysed, index: int) -> str:
    """One modelled iteration of all waves: a row for each wave, a stroke for each run of issues of one unit; under them
    the fraction of the cycles in which the VALU is taken.
    """
    events, begin, end = window(analysed, index)
    if not events or end <= begin:
        return ""
    width, height, curve = 1000, 14, 34
    scale = width / (end - begin)
    waves = analysed.simulations[index].waves
    paths: dict[Slot, list[str]] = {}
    for wave in range(waves):
        y = height * wave + height // 2
        for slot, first, last in _runs([event for event in events if event.wave == wave]):
            x = (first - begin) * scale
            paths.setdefault(slot, []).append(f"M{x:.1f} {y}h{max(0.5, (last - first) * scale):.1f}")
    body = "".join(
        f'<path class="{slot.name}" stroke-width="{height - 4}" d="{"".join(found)}"><title>{slot.name}</title></path>'
        for slot, found in sorted(paths.items(), reverse=True)
    )
    bottom = height * waves + curve
    taken = _taken(events, begin, end)
    line = "".join(
        f"{'L' if place else 'M'}{width * place / SHARES:g} {bottom - (curve - 4) * value:.1f}"
        for place, value in enumerate((*taken, taken[-1]))
    )
    body += f'<path class="VALU" fill="none" stroke-width="1.5" vector-effect="non-scaling-stroke" d="{line}"/>'
    marks = [(tick / (end - begin), f"{tick:g}") for tick in ticks(end - begin)]
    body += "".join(f'<path class="axis" d="M{width * place:.1f} 0V{bottom}"/>' for place, _ in marks[1:])
    picture = _svg(width, bottom, body, "issue of every wave over one modelled iteration", bottom * 1.3)
    rows = [((height * wave + height / 2) / bottom, f"wave {wave}") for wave in range(waves)]
    rows.append(((bottom - curve / 2) / bottom, "VALU use"))
    return framed(picture, rows, marks, "~ cycles")


def _taken(events: Sequence[Event], begin: float, end: float) -> list[float]:
    """The fraction of each share of the span in which the VALU is taken."""
    step = (end - begin) / SHARES
    found = [0.0] * SHARES
    for event in events:
        first, last = event.time - begin, event.time - begin + event.cycles
        if event.slot is not Slot.VALU:
            continue
        for place in range(int(first / step), min(SHARES - 1, int(last / step)) + 1):
            found[place] += max(0.0, min(last, (place + 1) * step) - max(first, place * step))
    return [min(1.0, value / step) for value in found]


def _runs(events: Sequence[Event]) -> Iterable[tuple[Slot, float, float]]:
    """(slot, begin, end) with neighbouring issues of one slot joined."""
    current: tuple[Slot, float, float] | None = None
    for event in events:
        after = event.time + max(1.0, event.cycles)
        if current is not None and event.slot is current[0] and event.time <= current[2] + 1.5:
            current = (current[0], current[1], after)
            continue
        if current is not None:
            yield current
        current = (event.slot, event.time, after)
    if current is not None:
        yield current


def roofline(analysed: Analysed, after: Analysed | None = None) -> str:
    """Rate over operations per byte of global memory, with every modelled loop and the chip's roofs: that of FP32, and
    those of matrix products and dot products where loops have them. With `after`: where its loops are, too.
    """
    figures = analysed.figures
    width, height, left, right, over, under = 760, 360, 62, 16, 16, 44
    low, high = 0.25, 1024.0
    models = (*figures.models, *(after.figures.models if after is not None else ()))
    peaks = {"FP32": figures.peak_tflops} | {model.peak_of: model.peak_tflops for model in models}
    peak, slope = max(peaks.values()), figures.bandwidth / 1e12
    bottom, top = slope * low, peak * 1.6

    def x(intensity: float) -> float:
        return left + (width - left - right) * math.log(min(high, max(low, intensity)) / low) / math.log(high / low)

    def y(rate: float) -> float:
        part = math.log(max(bottom, rate) / bottom) / math.log(top / bottom)
        return over + (height - over - under) * (1 - part)

    floor = height - under
    body = []
    for exponent in range(-2, 11, 2):
        place = x(2.0**exponent)
        body.append(f'<path class="axis" d="M{place:.1f} {over}V{floor}"/>')
        body.append(_text(place, floor + 16, f"{2.0**exponent:g}", "middle"))
    for rate in (0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500):
        if bottom < rate < top:
            body.append(f'<path class="axis" d="M{left} {y(rate):.1f}H{width - right}"/>')
            body.append(_text(left - 6, y(rate) + 4, f"{rate:g}", "end"))
    body.append(_text((left + width - right) / 2, height - 6, "FLOP per byte asked of global memory", "middle"))
    middle = (over + floor) / 2
    body.append(
        f'<text class="tick" transform="translate(14 {middle:.0f}) rotate(-90)" text-anchor="middle">'
        "TFLOP/s of the board</text>"
    )
    for what, roof in peaks.items():
        knee = roof / slope
        path = f"M{x(low):.1f} {y(slope * low):.1f}L{x(knee):.1f} {y(roof):.1f}H{width - right}"
        body.append(f'<path class="roof" d="{path}"/>')
        name = f" {what}" if len(peaks) > 1 else ""
        body.append(_text(x(knee) - 8, y(roof) - 5, f"{roof:.2f} TFLOP/s{name}", "end", ""))
    body.append(_text(x(1.2), y(1.2 * slope) - 8, f"{figures.bandwidth / 1e9:.0f} GB/s", "end", ""))
    lines_of = SourceLines.of(analysed.kernel.function.program)
    lines = {loop.label: loop.line for loop in figures.loops}
    seen: list[float] = []
    then = {model.label: model for model in after.figures.models} if after is not None else {}
    for model in figures.models:
        if not (model.flops_per_byte and model.tflops):
            continue
        place, rate = x(model.flops_per_byte), y(model.tflops)
        other = then.get(model.label)
        body.append(_dot(place, rate, model, "dot was" if after is not None else "dot"))
        if other is not None and other.flops_per_byte and other.tflops:
            to = x(other.flops_per_byte), y(other.tflops)
            body.append(f'<path class="move" d="M{place:.1f} {rate:.1f}L{to[0]:.1f} {to[1]:.1f}"/>')
            body.append(_dot(*to, other, "dot"))
            rate = min(rate, to[1])
        at = rate + 4
        while any(abs(at - used) < 13 for used in seen):
            at += 13
        seen.append(at)
        name = lines_of.loop(model.label, lines.get(model.label, 0))
        beside, anchor = (place - 10, "end") if place > width * 0.6 else (place + 10, "start")
        body.append(_text(beside, at, name, anchor, ""))
    return _svg(width, height, "".join(body), "roofline of the chip with the modelled loops")


def _dot(x: float, y: float, model: ModelFigures, kind: str) -> str:
    title = html.escape(f"{model.label}: {model.flops_per_byte:.1f} FLOP/byte, ~{model.tflops:.1f} TFLOP/s")
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="5"><title>{title}</title></circle>'


def _text(x: float, y: float, text: str, anchor: str, kind: str = "tick") -> str:
    return f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">{html.escape(text)}</text>'


def _svg(width: float, height: float, body: str, label: str, stretched: float = 0.0) -> str:
    """`stretched`: the height in pixels of a picture that is as wide as there is room."""
    shape = f' preserveAspectRatio="none" style="height:{stretched:.0f}px"' if stretched else ""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"'
        f'{shape} role="img" aria-label="{html.escape(label)}">{body}</svg>'
    )
