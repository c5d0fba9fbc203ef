"""Why the iterations of a loop are not counted, in terms of the instruction that decides whether it goes on."""

from __future__ import annotations

from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.loops import Loop
from isatool.isa.registers import EXEC_HI, EXEC_LO, SCC, VCC_HI, VCC_LO, VGPR_BASE
from isatool.isa.table import Unit

_MASKS: Final = 1 << EXEC_LO | 1 << EXEC_HI | 1 << VCC_LO | 1 << VCC_HI


def why_uncounted(affine: Affine, loop: Loop, reason: str) -> str:
    """What prevents one test for several iterations, with the line; `reason` if nothing more precise is known."""
    flow = affine.flow
    sources = sorted({source for source, _ in loop.exits})
    if len(sources) > 1:
        lasts = [flow.blocks[source].last - 1 for source in sources]
        lines = [flow.line_number(last) for last in lasts]
        if all(lines):
            return f"it can be left at more than one place, at lines {' and '.join(map(str, lines))}"
        return f"it can be left at {len(lasts)} places, the first of which is {flow.place(lasts[0])}"
    if not sources:
        return "it is never left"
    last = flow.blocks[sources[0]].last - 1
    row = flow.instructions[last].row
    if row is not None and row.condition is not None and row.condition[0] != SCC:
        found = _deciding_compare(affine, loop, last)
        if found is None:
            return f"{flow.place(last)} asks for a mask of lanes that no comparison in it makes"
        index, register = found
        return f"{flow.place(index)} compares {register}, which lanes hold differently"
    place = _before(affine, loop, last, 1 << SCC)
    if place is None:
        return reason
    compare = flow.instructions[place]
    if compare.mnemonic.endswith("64"):
        return f"{flow.place(place)}: {compare.mnemonic} is not a comparison that counts, of 64 bits"
    return f"{flow.place(place)}: {reason}"


def _deciding_compare(affine: Affine, loop: Loop, last: int) -> tuple[int, str] | None:
    """The vector comparison after a branch on a mask, and a VGPR that it compares."""
    flow = affine.flow
    wanted = _MASKS
    seen: set[int] = set()
    while wanted:
        place = _before(affine, loop, last, wanted)
        if place is None or place in seen:
            return None
        seen.add(place)
        instruction = flow.instructions[place]
        if instruction.unit is Unit.VALU and instruction.row is not None and instruction.row.is_comparison:
            register = next((register for register in instruction.uses if register >= VGPR_BASE), None)
            return (place, register.name) if register is not None else (place, "scalars, as a mask,")
        wanted |= flow.effects[place].reads & ((1 << VCC_HI + 1) - 1)
        last = place
    return None


def _before(affine: Affine, loop: Loop, last: int, registers: int) -> int | None:
    """The closest instruction before one, in the order of the file, that writes one of the registers."""
    flow = affine.flow
    places = [index for index in flow.inside(sorted(loop.blocks)) if index < last]
    return next((index for index in reversed(places) if flow.effects[index].writes & registers), None)
