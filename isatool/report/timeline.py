"""The issue of one wave and of all waves of a modelled loop over time, as text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.asm.debug_lines import SourceLines
from isatool.model.figures import Analysed
from isatool.model.simulate import Event
from isatool.model.slots import Slot

COLUMNS: Final = 100
MARKS: Final = {Slot.VALU: "V", Slot.SALU: "s", Slot.LDS: "L", Slot.VMEM: "G", Slot.SMEM: "m", Slot.BRANCH: "b"}
LEGEND: Final = "V vector, s scalar, L LDS, G global, m scalar load, b branch, w wait or hint, . nothing issued"


def window(analysed: Analysed, index: int) -> tuple[list[Event], float, float]:
    """Events of one iteration in the steady state of an outermost loop, with the begin and end of the span."""
    found = analysed.simulations[index]
    span = found.cycles_per_turn
    last = max((event.time for event in found.events), default=0.0)
    begin = max(0.0, last - 1.5 * span)
    end = min(last, begin + span)
    return [event for event in found.events if begin <= event.time < end], begin, end


def timeline_text(analysed: Analysed) -> str:
    """One line for each wave, a column for an equal share of one iteration; the mark of what issued most in it."""
    lines = []
    for index, found in analysed.simulations.items():
        events, begin, end = window(analysed, index)
        if not events:
            continue
        step = (end - begin) / COLUMNS
        header = analysed.kernel.flow.blocks[analysed.kernel.forest.loops[index].header]
        flow = analysed.kernel.flow
        name = SourceLines.of(flow.function.program).loop(header.label, flow.line_number(header.first))
        lines.append(
            f"timeline of loop {name}: one iteration of {found.waves} waves, ~{step:.1f} cycles a column (~ modelled)"
        )
        for wave in range(found.waves):
            own = [event for event in events if event.wave == wave]
            lines.append(f"  wave {wave:2}  {_row(own, begin, step)}")
        valu = [event for event in events if event.slot is Slot.VALU]
        lines.append(f"  VALU     {_density(valu, begin, step)}")
        lines.append(f"  {LEGEND}")
        lines.append("  VALU: part of the cycles in which it is taken, 0 to 9")
    return "\n".join(lines)


def _row(events: Sequence[Event], begin: float, step: float) -> str:
    counts: list[dict[str, int]] = [{} for _ in range(COLUMNS)]
    for event in events:
        column = min(COLUMNS - 1, int((event.time - begin) / step))
        mark = MARKS.get(event.slot, "w")
        counts[column][mark] = counts[column].get(mark, 0) + 1
    return "".join(max(column, key=lambda mark: column[mark]) if column else "." for column in counts)


def _density(events: Sequence[Event], begin: float, step: float) -> str:
    taken = [0.0] * COLUMNS
    for event in events:
        taken[min(COLUMNS - 1, int((event.time - begin) / step))] += event.cycles
    return "".join(str(min(9, int(10 * value / step))) for value in taken)
