"""Registers of their own for what the next iteration's loads bring while this iteration is still at work."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS
from isatool.analysis.loops import Loop
from isatool.analysis.webs import Webs
from isatool.diagnostics import RefusedError
from isatool.isa.registers import Register
from isatool.passes.common.draft import Draft
from isatool.rewriting.registers import free_vgprs


def results(flow: ControlFlow, loop: Loop, webs: Webs, loads: Sequence[int]) -> list[int]:
    """The webs of results of loads whose registers also hold other values in the code that stays after the loads."""
    ahead = _sources(webs, flow.block_at(loads[0]).instructions, loads) if loads else set()
    behind: dict[int, set[int]] = {}
    for index in flow.inside(loop.blocks):
        for web in (*webs.used[index], *webs.defined[index]) if index not in ahead else ():
            behind.setdefault(webs.webs[web].register, set()).add(web)
    found = dict.fromkeys(web for index in loads for web in webs.defined[index])
    return [web for web in found if behind.get(webs.webs[web].register, set()) - {web}]


def _sources(webs: Webs, inside: range, loads: Sequence[int]) -> set[int]:
    """Loads with the instructions of their block that make their addresses."""
    made: dict[int, list[int]] = {}
    for index in inside:
        for web in webs.defined[index]:
            made.setdefault(web, []).append(index)
    return reachable(
        loads, lambda index: (other for web in webs.used[index] for other in made.get(web, ()) if other < index)
    )


def renamed(
    draft: Draft, flow: ControlFlow, loop: Loop, webs: Webs, wanted: Iterable[int], inside: Container[int], limit: int
) -> Draft:
    """The draft with some webs, which are only in the instructions `inside`, in registers that the loop does not touch.

    RefusedError if one has to stay, TooFewRegistersError if `limit` VGPRs are too few.
    """
    every = flow.inside(loop.blocks)
    taken = flow.touched(every) & VGPRS | webs.liveness.block_in[loop.header] & VGPRS
    registers = [web.register for web in webs.webs]
    done: set[int] = set()
    for web in wanted:
        if web in done:
            continue
        group = together(webs, web)
        done |= group
        for member in group:
            found = webs.webs[member]
            places = {each.instruction for each in (*found.defs, *found.uses)}
            if found.pinned or found.at_entry or not all(place in inside for place in places):
                raise RefusedError(f"{found.register.name} holds what the loads bring and what the rest uses")
        base = min(registers[member] for member in group)
        offsets = {member: registers[member] - base for member in group}
        in_pairs = any(
            flow.instructions[each.instruction].is_dual
            for member in group
            for each in (*webs.webs[member].defs, *webs.webs[member].uses)
        )
        start = free_vgprs(taken, set(offsets.values()), limit, Register(base).bank if in_pairs else None)
        for member, offset in offsets.items():
            registers[member] = Register(start + offset)
            taken |= 1 << registers[member]
    return draft.edited(flow, Edits(replaced=webs.rewrite(registers))) if done else draft


def together(webs: Webs, web: int) -> set[int]:
    """The webs that keep their distance to one, since instructions name them as one range."""
    found = {web}
    while True:
        more = {each for one in webs.tuples if found.intersection(one.webs) for each in one.webs}
        if more <= found:
            return found
        found |= more
