"""Copies that need no move: their source and their target become one web, tuples included.

Compilers save tuples that a loop reads in other registers, write something else over them, and restore them by moves at
the end of the iteration. If source and target hold the same value wherever both are live, one register holds it, and
what was written over it gets another. Tuples are merged whole: webs at the same place of both may not interfere.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from isatool.analysis.effects import members
from isatool.analysis.loops import find_loops
from isatool.analysis.virtual import VirtualCode, VirtualHalf, VirtualInstruction, copied, interference
from isatool.analysis.webs import Webs
from isatool.passes.rebank.bank_problem import ProblemBuilder

_ROUNDS: Final = 4
"""merged webs interfere with less than both did: what was in the way of another copy may be gone"""


def coalesced(webs: Webs, code: VirtualCode, limit: int) -> tuple[VirtualCode, dict[int, int]]:
    """(the code with copies coalesced, those of inner loops first; for each web that is no more what it became)."""
    into: dict[int, int] = {}
    for _ in range(_ROUNDS):
        merged = _Merged(webs, code, limit)
        if not merged.run():
            break
        into = {web: merged.image(image) for web, image in into.items()} | merged.into
        code = _renamed(code, merged.into)
    return code, into


class _Merged:
    """One round: bodies of tuples grow together as long as nothing at one place of both interferes."""

    def __init__(self, webs: Webs, code: VirtualCode, limit: int) -> None:
        self.webs = webs
        self.code = code
        self.edges = interference(code, copies=True)[0]
        builder = ProblemBuilder(webs, code, self.edges, limit)
        self.root, self.members = builder.root, builder.members
        self.into: dict[int, int] = {}

    def run(self) -> bool:
        """Merge what can be merged; True if anything was."""
        for target, source in self._copies():
            self._merge(self.image(target), self.image(source))
        self.into = {web: self.image(web) for web in self.into}
        return bool(self.into)

    def image(self, web: int) -> int:
        """The web that one has become."""
        while web in self.into:
            web = self.into[web]
        return web

    def _copies(self) -> Iterator[tuple[int, int]]:
        """(target, source) of every copy, inner loops first."""
        forest = find_loops(self.webs.flow)
        for number in sorted(range(len(self.code.blocks)), key=lambda number: -forest.depth(number)):
            for instruction in self.code.blocks[number].instructions:
                for half in instruction.halves:
                    copy = copied(half)
                    if copy is not None and copy[0] != copy[1]:
                        yield copy

    def _merge(self, a: int, b: int) -> None:
        if a == b or self.edges[a] >> b & 1 or self._is_pinned(a) or self._is_pinned(b):
            return
        (root_a, offset_a), (root_b, offset_b) = self.root[a], self.root[b]
        if root_a == root_b:
            if offset_a != offset_b:
                return
        elif not self._join(root_a, root_b, offset_a - offset_b):
            return
        keep, gone = min(a, b), max(a, b)
        self.edges[keep] |= self.edges[gone]
        for other in members(self.edges[gone]):
            self.edges[other] |= 1 << keep
        self.into[gone] = keep

    def _join(self, root: int, other: int, shift: int) -> bool:
        """Put one body on another, moved by some places; False if something at one place interferes."""
        body, moved = self.members[root], self.members[other]
        for place, group in moved.items():
            for web in group:
                if any(self.edges[web] >> there & 1 for there in body.get(place + shift, ())):
                    return False
        for place, group in self.members.pop(other).items():
            body[place + shift] = body.get(place + shift, ()) + group
            self.root.update(dict.fromkeys(group, (root, place + shift)))
        return True

    def _is_pinned(self, web: int) -> bool:
        return bool(self.webs.webs[web].pinned)


def _renamed(code: VirtualCode, into: Mapping[int, int]) -> VirtualCode:
    """The code on the webs that are left; moves of a web to itself stay for whoever prints it."""

    def half(each: VirtualHalf) -> VirtualHalf:
        uses = {register: into.get(web, web) for register, web in each.uses.items()}
        defs = {register: into.get(web, web) for register, web in each.defs.items()}
        return replace(each, uses=uses, defs=defs)

    blocks = tuple(
        replace(
            block,
            items=tuple(
                replace(item, halves=tuple(map(half, item.halves))) if isinstance(item, VirtualInstruction) else item
                for item in block.items
            ),
        )
        for block in code.blocks
    )
    return replace(code, blocks=blocks)
