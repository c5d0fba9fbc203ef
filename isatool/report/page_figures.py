"""The figures of a kernel as tables of a page: at its top, of its loops, of its waits; of two versions, both."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping

from isatool.asm.debug_lines import SourceLines
from isatool.model.figures import Analysed, KernelFigures, ModelFigures
from isatool.records import record
from isatool.report.drawing import scrolling


@record
class Figure:
    """One number of a kernel. `better`: -1 if less is better, 1 if more is, 0 if that depends."""

    name: str
    value: float
    unit: str = ""
    better: int = 0

    @property
    def text(self) -> str:
        """The value with its unit."""
        number = f"{self.value:.0f}" if self.value >= 100 or self.value == int(self.value) else f"{self.value:.1f}"
        return f"~{number} {self.unit[1:]}" if self.unit.startswith("~") else f"{number} {self.unit}".strip()


def main_model(figures: KernelFigures) -> ModelFigures | None:
    """The modelled loop in which most cycles go."""
    return max(figures.models, key=lambda model: model.cycles_per_turn, default=None)


def figures_of(figures: KernelFigures) -> Iterator[Figure]:
    """What is compared between two versions."""
    main = main_model(figures)
    if figures.whole is not None:
        yield Figure("whole kernel", figures.whole.warm_cycles, "~cycles", -1)
    if main is not None:
        yield Figure("iteration of all waves", main.cycles_per_turn, "~cycles", -1)
        yield Figure("VALU busy", 100 * main.valu_busy, "~%")
        yield Figure("LDS busy", 100 * main.lds_busy, "~%")
        if main.tflops:
            yield Figure("rate", main.tflops, "~TFLOP/s", 1)
    yield Figure("waves per SIMD", figures.waves, "", 1)
    yield Figure("VGPRs", figures.vgprs)
    fmas = sum(loop.body.fmas * loop.weight for loop in figures.loops)
    if fmas:
        dual = sum(loop.dual_issue * loop.body.fmas * loop.weight for loop in figures.loops) / fmas
        yield Figure("FMAs in pairs", 100 * dual, "%", 1)
        pairs = sum(loop.body.dual * loop.weight for loop in figures.loops)
        four = sum(loop.body.four_banks * loop.weight for loop in figures.loops)
        yield Figure("pairs on four banks", 100 * four / pairs if pairs else 0.0, "%", 1)
    yield Figure("VALU issues in loops", sum(loop.body.valu_issues for loop in figures.loops), "", -1)
    yield Figure("LDS of a workgroup", figures.lds_bytes, "bytes", -1)
    yield Figure("spills", figures.spills, "accesses", -1)
    yield Figure("code", figures.code_bytes, "bytes", -1)


def tiles(analysed: Analysed, after: Analysed | None = None) -> str:
    """The first figures of a kernel, large; with another version the change of each."""
    shown = ("whole kernel", "iteration of all waves", "VALU busy", "rate", "waves per SIMD", "VGPRs", "FMAs in pairs",
             "spills", "code")  # fmt: skip
    then = {each.name: each for each in figures_of(after.figures)} if after is not None else {}
    found = [each for each in figures_of(analysed.figures) if each.name in shown]
    parts = []
    for each in found:
        other = then.get(each.name)
        change = ""
        if other is not None and other.text != each.text:
            change = f' <span class="{_verdict(each, other)}">\u2192 {other.text}</span>'
        parts.append(f"<div class=tile><span>{each.name}</span><b>{each.text}{change}</b></div>")
    return f"<div class=tiles>{''.join(parts)}</div>"


def _verdict(before: Figure, after: Figure) -> str:
    change = (after.value - before.value) * before.better
    return "good" if change > 0 else "bad" if change < 0 else "mut"


def compared(before: Analysed, after: Analysed) -> str:
    """Every figure of both versions, and the change; then what a wave waits for in both."""
    then = {each.name: each for each in figures_of(after.figures)}
    rows = []
    for each in figures_of(before.figures):
        other = then.pop(each.name, None)
        if other is None:
            rows.append(f"<tr><td>{each.name}<td class=n>{each.text}<td class=n><td class=n>")
            continue
        same = other.text == each.text
        change = _change(each, other)
        kind = "mut" if same else _verdict(each, other)
        rows.append(
            f'<tr><td>{each.name}<td class=n>{each.text}<td class=n>{other.text}<td class="n {kind}">{change or "="}'
        )
    rows += [f"<tr><td>{each.name}<td class=n><td class=n>{each.text}<td class=n>new" for each in then.values()]
    head = "<tr><th>figure<th class=n>before<th class=n>after<th class=n>change"
    table = f"<table class=figures>{head}{''.join(rows)}</table>"
    return f"<div class=columns>{scrolling('figures', table)}{scrolling('waits', stalls(before, after))}</div>"


def _change(before: Figure, after: Figure) -> str:
    if after.text == before.text:
        return ""
    if before.unit.endswith("%"):
        return f"{after.value - before.value:+.1f} points"
    return f"{100 * (after.value / before.value - 1):+.1f} %" if before.value else "new"


def stalls(analysed: Analysed, after: Analysed | None = None) -> str:
    """What a wave waits for in an iteration of the main loop, as bars."""
    causes = _causes(analysed)
    then = _causes(after) if after is not None else {}
    most = max((*causes.values(), *then.values()), default=0.0)
    if most < 1:
        return ""
    rows = []
    for cause in sorted({*causes, *then}, key=lambda each: -max(causes.get(each, 0.0), then.get(each, 0.0))):
        values = [(causes.get(cause, 0.0), " was" if after is not None else "")]
        values += [(then.get(cause, 0.0), "")] if after is not None else []
        if max(value for value, _ in values) < 1:
            continue
        numbers = "".join(f"<td class=n>{value:.0f}" for value, _ in values)
        bars = "".join(
            f'<span class="bar{kind}" style="width:{max(1.0, 150 * value / most):.0f}px"></span>'
            for value, kind in values
        )
        rows.append(f"<tr><td>{html.escape(cause)}{numbers}<td>{bars}")
    head = "<tr><th>a wave waits for, ~cycles per iteration"
    head += "<th class=n>before<th class=n>after<td>" if after is not None else "<th class=n>~cycles<td>"
    return f"<table class=figures>{head}{''.join(rows)}</table>"


def _causes(analysed: Analysed) -> Mapping[str, float]:
    main = main_model(analysed.figures)
    return main.stalls if main is not None else {}


def loops(analysed: Analysed) -> str:
    """A row for every loop, heaviest first, that the page sorts."""
    lines_of = SourceLines.of(analysed.kernel.function.program)
    names = (
        ("loop", "text"), ("lines", "number"), ("depth", "number"), ("iterations", "number"), ("% of issue", "number"),
        ("VALU issues", "number"), ("floor", "number"), ("FMAs", "number"), ("in pairs %", "number"),
        ("LDS bytes", "number"), ("~wait cycles", "number"),
    )  # fmt: skip
    head = "<tr>" + "".join(
        f"<th class={'n' if kind == 'number' else 't'} data-sort={kind}>{name}" for name, kind in names
    )
    rows = []
    for loop in analysed.figures.loops:
        cells = (
            (loop.line, f"{loop.line} to {loop.last_line}"),
            (loop.depth, str(loop.depth)),
            (loop.trips, f"{loop.trips:g} {loop.trips_known}" if loop.trips else "?"),
            (loop.weight, f"{100 * loop.weight:.0f}"),
            (loop.body.valu_issues, str(loop.body.valu_issues)),
            (loop.valu_floor, str(loop.valu_floor)),
            (loop.body.fmas, str(loop.body.fmas or "")),
            (loop.dual_issue, f"{100 * loop.dual_issue:.0f}" if loop.body.fmas else ""),
            (loop.lds_bytes, f"{loop.lds_bytes:.0f}" if loop.lds_bytes else ""),
            (sum(wait.exposed for wait in loop.waits), f"{sum(wait.exposed for wait in loop.waits):.0f}"),
        )
        row = "".join(f"<td class=n data-v={value:g}>{text}" for value, text in cells)
        rows.append(f"<tr><td>{html.escape(lines_of.loop(loop.label, loop.line))}{row}")
    return scrolling("loops", f"<table class=figures>{head}{''.join(rows)}</table>") if rows else "<p>No loop.</p>"


def gains(analysed: Analysed) -> str:
    """What single costs come to at most."""
    main = main_model(analysed.figures)
    found = main.gains if main is not None else ()
    rows = "".join(f"<tr><td>{html.escape(gain.what)}<td class=n>~{100 * gain.saved:.0f} %" for gain in found)
    if not rows:
        return ""
    return scrolling("costs", f"<table class=figures><tr><th>cost<th class=n>at most{rows}</table>")
