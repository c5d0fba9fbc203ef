"""Registers of their own for what the next iteration's loads bring while this iteration is still at work."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS
from isatool.analysis.webs import Webs
from isatool.isa.registers import VGPR_BASE, Register, vgpr
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import CannotCopyError, find_text
from isatool.passes.pipelined_loops.prefetch import Prefetch, is_plain_load, touched

_BANKS = 4


class TooFewRegistersError(Exception):
    """There are not as many VGPRs as it takes."""


def results(parts: Prefetch, webs: Webs) -> list[int]:
    """The webs of what the loads bring, as far as the rest of the loop uses their registers."""
    flow = parts.flow
    used = touched(flow, (*parts.rest, *parts.test))
    loads = (index for index in parts.loads if is_plain_load(flow.instructions[index], flow.effects[index].writes))
    return [web for index in loads for web in webs.defined[index] if used >> webs.webs[web].register & 1]


def renamed(draft: Draft, parts: Prefetch, webs: Webs, wanted: Iterable[int], limit: int) -> tuple[Draft, Prefetch]:
    """The draft with these webs in registers that the loop does not touch. CannotCopyError if one has to stay,
    TooFewRegistersError if `limit` VGPRs are too few.
    """
    flow = parts.flow
    inside = {*parts.loads, *parts.taken}
    taken = touched(flow, parts.text.instructions) | webs.liveness.block_in[parts.text.loop.header] & VGPRS
    registers = [web.register for web in webs.webs]
    done: set[int] = set()
    for web in wanted:
        if web in done:
            continue
        group = _together(webs, web)
        done |= group
        for member in group:
            found = webs.webs[member]
            places = {each.instruction for each in (*found.defs, *found.uses)}
            if found.pinned or found.at_entry or not places <= inside:
                raise CannotCopyError(f"{found.register.name} holds what the loads bring and what the rest uses")
        base = min(registers[member] for member in group)
        offsets = {member: registers[member] - base for member in group}
        in_pairs = any(
            flow.instructions[each.instruction].is_dual
            for member in group
            for each in (*webs.webs[member].defs, *webs.webs[member].uses)
        )
        start = _room(taken, set(offsets.values()), limit, (base - VGPR_BASE) % _BANKS if in_pairs else None)
        for member, offset in offsets.items():
            registers[member] = vgpr(start + offset)
            taken |= 1 << registers[member]
    if not done:
        return draft, parts
    edited = draft.edited(flow, Edits(replaced=webs.rewrite([Register(code) for code in registers])))
    text = find_text(edited.flow(), parts.text.loop)
    return edited, replace(parts, text=text)


def _together(webs: Webs, web: int) -> set[int]:
    """The webs that keep their distance to one, since instructions name them as one range."""
    found = {web}
    while True:
        more = {each for one in webs.tuples if found.intersection(one.webs) for each in one.webs}
        if more <= found:
            return found
        found |= more


def _room(taken: int, offsets: set[int], limit: int, bank: int | None) -> int:
    """The first VGPR from which all offsets are free."""
    for start in range(limit - max(offsets)):
        if bank is not None and start % _BANKS != bank:
            continue
        if not any(taken >> (VGPR_BASE + start + offset) & 1 for offset in offsets):
            return start
    raise TooFewRegistersError
