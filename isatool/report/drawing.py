"""SVG pictures of a kernel: registers over time, the modelled timeline, the roofline. Colours come from CSS classes."""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Sequence
from typing import Final

from isatool.analysis.effects import members
from isatool.isa.registers import Register
from isatool.model.figures import Analysed
from isatool.model.simulate import Event
from isatool.model.slots import Slot
from isatool.report.timeline import window

ROW: Final = 4
"""height of a register in the map"""
STYLE: Final = """
.isa{--bg:#fff;--fg:#1d2330;--mut:#677084;--line:#d9dde5;--hot:210,60,30;--b0:#3b74c4;--b1:#c4792d;--b2:#3f9a58;
--b3:#9a58b5;--valu:#3b74c4;--salu:#8a93a5;--lds:#c4792d;--vmem:#3f9a58;--smem:#9a58b5;--branch:#c23b4a;--wait:#b9bfca}
@media (prefers-color-scheme:dark){.isa{--bg:#14171d;--fg:#e2e6ee;--mut:#98a1b3;--line:#333a47;--hot:255,120,70}}
.isa[data-theme=light]{--bg:#fff;--fg:#1d2330;--mut:#677084;--line:#d9dde5;--hot:210,60,30}
.isa[data-theme=dark]{--bg:#14171d;--fg:#e2e6ee;--mut:#98a1b3;--line:#333a47;--hot:255,120,70}
.isa svg{max-width:100%;background:var(--bg);font:11px ui-monospace,monospace}.isa svg text{fill:var(--fg)}
.isa .b0{stroke:var(--b0)}.isa .b1{stroke:var(--b1)}.isa .b2{stroke:var(--b2)}.isa .b3{stroke:var(--b3)}
.isa .axis{stroke:var(--line);fill:none}.isa .roof{stroke:var(--fg);fill:none;stroke-width:2}.isa .dot{fill:var(--b1)}
.isa .VALU{stroke:var(--valu)}.isa .SALU{stroke:var(--salu)}.isa .LDS{stroke:var(--lds)}.isa .VMEM{stroke:var(--vmem)}
.isa .SMEM{stroke:var(--smem)}.isa .BRANCH{stroke:var(--branch)}.isa .NONE{stroke:var(--wait)}
"""


def register_map(analysed: Analysed) -> str:
    """VGPRs (rows, coloured by bank) over the instructions of the kernel (columns): filled while in use."""
    pressure = analysed.pressure
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
    marks = "".join(
        f'<path class="axis" d="M{analysed.kernel.flow.blocks[loop.header].first} 0V{height}"/>'
        for loop in analysed.kernel.forest.loops
    )
    return _svg(count, height, f'<g stroke-width="{ROW - 1}" fill="none">{"".join(body)}</g>{marks}',
                "VGPRs in use over the instructions of the kernel", stretch=True)  # fmt: skip


def timeline(analysed: Analysed, index: int) -> str:
    """One modelled turn of all waves: a row for each wave, a stroke for each run of issues of one unit."""
    events, begin, end = window(analysed, index)
    if not events or end <= begin:
        return ""
    width, height = 1000, 14
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
    return _svg(width, height * waves, body, "issue of every wave over one modelled turn", stretch=True)


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


def roofline(analysed: Analysed) -> str:
    """Rate over operations per byte of global memory, with every modelled loop and the chip's roofs: that of FP32, and
    those of matrix products and dot products where loops have them.
    """
    figures = analysed.figures
    width, height, low, high = 420, 220, 0.25, 1024.0
    peaks = {"FP32": figures.peak_tflops} | {model.peak_of: model.peak_tflops for model in figures.models}
    peak, slope = max(peaks.values()), figures.bandwidth / 1e12

    def x(intensity: float) -> float:
        return 40 + (width - 60) * math.log(min(high, max(low, intensity)) / low) / math.log(high / low)

    def y(rate: float) -> float:
        bottom = slope * low
        return 10 + (height - 40) * (1 - math.log(max(bottom, rate) / bottom) / math.log(peak * 1.4 / bottom))

    body = [f'<path class="axis" d="M40 10V{height - 30}H{width - 20}"/>']
    for what, roof in peaks.items():
        knee = roof / slope
        path = f"M{x(low):.1f} {y(slope * low):.1f}L{x(knee):.1f} {y(roof):.1f}H{width - 20}"
        body.append(f'<path class="roof" d="{path}"/>')
        name = f" {what}" if len(peaks) > 1 else ""
        body.append(f'<text x="{x(knee):.0f}" y="{y(roof) - 4:.0f}">{roof:.2f} TFLOP/s{html.escape(name)}</text>')
    for mark in (1, 8, 64, 512):
        body.append(f'<text x="{x(mark):.0f}" y="{height - 17}" text-anchor="middle">{mark}</text>')
    body.append(f'<text x="{width - 20}" y="{height - 2}" text-anchor="end">FLOP per byte</text>')
    for model in figures.models:
        if model.flops_per_byte and model.tflops:
            title = html.escape(f"{model.label}: {model.flops_per_byte:.1f} FLOP/byte, ~{model.tflops:.1f} TFLOP/s")
            place = f'cx="{x(model.flops_per_byte):.1f}" cy="{y(model.tflops):.1f}"'
            body.append(f'<circle class="dot" {place} r="5"><title>{title}</title></circle>')
    return _svg(width, height, "".join(body), "roofline of the chip with the modelled loops")


def _svg(width: float, height: float, body: str, label: str, stretch: bool = False) -> str:
    shape = ' preserveAspectRatio="none" style="width:100%"' if stretch else ""
    return (
        f'<svg viewBox="0 0 {width:g} {height:g}" '
        f'width="{width:g}" height="{height:g}"'
        f'{shape} role="img" aria-label="{html.escape(label)}">{body}</svg>'
    )
