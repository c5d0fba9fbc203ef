"""The whole ladder: pipelines for a goal, and what every step of one bought in an iteration of the main loop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.analysis.banks import BodyFigures
from isatool.pipeline.evidence import Proof
from isatool.pipeline.registry import declarations
from isatool.pipeline.rewrite import Rewrite
from isatool.pipeline.stages import Stage, cycles_of
from isatool.records import record

GOALS: Final = ("auto", "issue", "occupancy")


@record
class LadderStep:
    """One pass of the ladder: what it made, and what was shown about it."""

    name: str
    rewrite: Rewrite
    proof: Proof
    stage: Stage


def stage_data(stage: Stage) -> dict[str, object]:
    """The figures of a program as plain data."""
    figures = stage.main.figures
    return {
        "label": stage.main.label,
        "fmas": figures.fmas,
        "dual": figures.dual,
        "single": figures.single + figures.mixed,
        "four_banks": figures.four_banks,
        "conflicts": figures.cache.conflicts,
        "other_valu": figures.other_valu,
        "valu_issues": figures.valu_issues,
        "lds_loads": figures.lds_loads,
        "lds_stores": figures.lds_stores,
        "lds_atomics": figures.lds_atomics,
        "global_loads": figures.global_loads,
        "waits": figures.waits,
        "salu": figures.salu + figures.branches,
        "work": figures.work,
        "vgprs": stage.vgprs,
        "waves_per_simd": None if stage.occupancy is None else float(stage.occupancy.waves),
        "bytes_without_hints": stage.bytes,
        "left_out": [label for label, _ in stage.main.left_out],
    }


def table(start: Stage, entries: Sequence[LadderStep]) -> str:
    """A line for the input and one for each step that changed something; counts are of one of its iterations."""
    head = f"{'step':21}{'~cycles':>9}{'FMAs':>6}{'dual':>6}{'single':>8}{'4 banks':>9}{'VGPR conflicts':>16}"
    head += f"{'other VALU':>12}{'LDS loads':>11}{'waits':>7}{'SALU':>6}{'all':>6}"
    head += f"{'VGPRs':>7}{'waves':>7}{'bytes':>8}  proof"
    lines = [head, _line("input", start, start, "")]
    for entry in entries:
        refused = "" if entry.proof.shown else f": {entry.proof.text}"
        if entry.rewrite.changed or refused:
            what = entry.proof.text if entry.rewrite.changed else f"left as it is{refused}"
            lines.append(_line(entry.name, start, entry.stage, what))
    last = entries[-1].stage.main if entries else start.main
    without = dict.fromkeys(entry.name for entry in entries if not entry.rewrite.changed and entry.proof.shown)
    lines += [f"  nothing changed: {', '.join(without)}"] if without else []
    counted = f"one iteration of {last.label}" if last.label else "the whole code, which has no loop"
    lines += [f"  counted: {counted}, without delays and hints"]
    shown = {declared.name for declared in declarations() if declared.gain_in_remarks}
    remarks = [remark for entry in entries if entry.rewrite.changed for remark in entry.rewrite.remarks]
    lines += [f"  {remark.message}" for remark in remarks if remark.pass_name in shown]
    for label in last.unknown:
        lines.append(f"  counted once, since its trip count is unknown: the loop {label}")
    for label, figures in last.left_out:
        lines.append(
            f"  not counted: {label}, which usual launches do not reach ({figures.work} instructions an iteration)"
        )
    return "\n".join(lines)


def _line(name: str, start: Stage, stage: Stage, proof: str) -> str:
    figures: BodyFigures = stage.main.figures
    cycles = cycles_of(start, stage)
    waves = "" if stage.occupancy is None else f"{float(stage.occupancy.waves):.3g}"
    modelled = "" if cycles is None else f"{cycles.after:.0f}"
    return (
        f"{name:21}{modelled:>9}{figures.fmas:>6}{figures.dual:>6}{figures.single + figures.mixed:>8}"
        f"{figures.four_banks:>9}{figures.cache.conflicts:>16}{figures.other_valu:>12}{figures.lds_loads:>11}"
        f"{figures.waits:>7}{figures.salu + figures.branches:>6}{figures.work:>6}{stage.vgprs:>7}{waves:>7}"
        f"{stage.bytes:>8}  {proof}"
    )
