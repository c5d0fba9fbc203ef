"""The lines of a function with rewritten regions: instructions in their new order, everything else where it belongs.

A comment on a line of its own goes with the instruction after it. Labels and line directives of debug information
keep their order among themselves and stand before the earliest instruction that was after them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.passes.common.regions import Region
from isatool.records import record


@record
class Emitted:
    """One line of a rewritten region: the instruction and the dense indices that it stands for."""

    instruction: AnyInstruction
    denses: tuple[int, ...]


def rewritten_body(
    flow: ControlFlow, results: Mapping[Region, Sequence[Emitted]]
) -> tuple[list[Line], list[tuple[int, int]]]:
    """(the function's lines, pairs of an old line's index in the program and a new line's index in the list)."""
    lines = flow.function.program.lines
    spans = {flow.lines[region.first]: (flow.lines[region.last - 1], region) for region in results}
    made: list[Line] = []
    pairs: list[tuple[int, int]] = []
    index = flow.function.first
    while index < flow.function.last:
        if index not in spans:
            pairs.append((index, len(made)))
            made.append(lines[index])
            index += 1
            continue
        last, region = spans[index]
        _region_lines(flow, region, results[region], made, pairs)
        index = last + 1
    return made, pairs


def _region_lines(
    flow: ControlFlow,
    region: Region,
    emitted: Sequence[Emitted],
    made: list[Line],
    pairs: list[tuple[int, int]],
) -> None:
    lines = flow.function.program.lines
    slot_of: dict[int, int] = {}
    for position, new in enumerate(emitted):
        for dense in new.denses:
            slot_of.setdefault(dense, position)
    travelling: dict[int, list[Line]] = {}
    standing: dict[int, list[Line]] = {}
    anchors: list[tuple[int, Line]] = []
    for dense in range(region.first, region.last):
        index = flow.lines[dense]
        start = index if dense == region.first else flow.lines[dense - 1] + 1
        for other in range(start, index):
            between = lines[other]
            if between.labels or between.directive is not None:
                anchors.append((dense, between))
            elif dense in slot_of:
                travelling.setdefault(slot_of[dense], []).append(between)
        anchors += [(dense, Line.label(label)) for label in lines[index].labels]
    earliest = len(emitted)
    places: dict[int, int] = {}
    for dense in range(region.last - 1, region.first - 1, -1):
        earliest = min(earliest, slot_of.get(dense, earliest))
        places[dense] = earliest
    for dense, anchor in anchors:
        standing.setdefault(places[dense], []).append(anchor)
    for position, new in enumerate(emitted):
        made += standing.get(position, ())
        made += travelling.get(position, ())
        pairs += [(flow.lines[dense], len(made)) for dense in new.denses]
        made.append(_line(flow, new))
    made += standing.get(len(emitted), ())


def _line(flow: ControlFlow, new: Emitted) -> Line:
    """The input's line if it says the same, else a new one with the comments of what it stands for."""
    lines = flow.function.program.lines
    first = lines[flow.lines[new.denses[0]]]
    if len(new.denses) == 1 and not first.labels and _same(first.instruction, new.instruction):
        return first
    comments = [lines[flow.lines[dense]].comment for dense in new.denses]
    return Line.of(new.instruction, " ".join(filter(None, dict.fromkeys(comments))), number=first.number)


def _same(old: AnyInstruction | None, new: AnyInstruction) -> bool:
    return old is not None and old == new and old.is_dual == new.is_dual
