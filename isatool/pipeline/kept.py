"""What a hint keeps is kept: a result of a pass that moves or changes such a line is not taken.

Passes honour these hints by themselves, since kept instructions are fences of the control flow graph. This is the one
place that makes sure, whatever a pass does.
"""

from __future__ import annotations

from isatool.analysis.cfg import build_flow
from isatool.analysis.hints import kept_lines
from isatool.ir.program import Function
from isatool.ir.relation import Relation


def kept_problem(before: Function, after: Function, relation: Relation) -> str | None:
    """A message on a kept line that changed or moved, None if there is none. `relation`: from lines to lines."""
    kept = kept_lines(before)
    if not kept:
        return None
    lines, new_lines = before.program.lines, after.program.lines
    images: dict[int, list[int]] = {}
    for old, new, _ in relation.pairs:
        images.setdefault(old, []).append(new)
    for index in sorted(kept):
        found = images.get(index, [])
        name = f"line {lines[index].number}, which a hint keeps,"
        if not found:
            return f"{name} would be removed"
        if len(found) > 1:
            return f"{name} would be copied"
        if new_lines[found[0]].text != lines[index].text:
            return f"{name} would be changed to '{new_lines[found[0]].text.strip()}'"
    texts = [lines[index].text for index in sorted(kept)]
    if texts != [new_lines[index].text for index in sorted(kept_lines(after))]:
        return "lines would enter or leave a region that a hint keeps"
    return _passed(before, kept, images)


def _passed(before: Function, kept: frozenset[int], images: dict[int, list[int]]) -> str | None:
    """Whether an instruction of the same block would be moved across a kept one."""
    flow = build_flow(before)
    lines = before.program.lines
    for block in flow.blocks:
        inside = [flow.lines[index] for index in block.instructions]
        for line in inside:
            if line not in kept:
                continue
            (place,) = images[line]
            for other in inside:
                if any((other < line) != (image < place) for image in images.get(other, ()) if other != line):
                    return f"line {lines[other].number} would pass line {lines[line].number}, which a hint keeps"
    return None
