"""LDS loads across the back edge: the first ones of the next iteration are issued while this one still computes.

After its last barrier a loop loads fragments of a tile from LDS and waits for them, and before its first barrier it
waits for what it loaded last; so a wave hides neither the latency of LDS nor that of barriers. The arithmetic at the
end of an iteration needs registers only: it may come after the exit test, among the barriers, stores and first LDS
loads of the next iteration; the last iteration has a copy of it.

    rotated             across
    L: early            L: early
    A: body             A: body
       end                 test, leave to Z
       test, leave to D    end and early, in one block
       early               to A
       to A             Z: end
    D:                  D:

`early` is all from the exit test on that comes before the first use of what was loaded from LDS.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import wait_of
from isatool.analysis.delays import counters_of
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS
from isatool.analysis.loops import loop_at
from isatool.analysis.memory.order import AccessClass, access_in
from isatool.analysis.wait_renewal import renew_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.relation import Relation
from isatool.isa.table import Unit
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import LoopText, find_text
from isatool.passes.pipelined_loops.prefetch import is_movable
from isatool.passes.pipelined_loops.renaming import renamed, together
from isatool.passes.schedule.latency_graph import settling_waits
from isatool.records import dataclass
from isatool.rewriting.body import Body, BodyOp, Part, Place
from isatool.rewriting.text import written
from isatool.verify.lemmas.reorder import Reordered
from isatool.verify.verdict import CutPoint

NEXT: Final = "_next"
"""how the label of such a loop ends"""
END: Final = "_end"
"""how the label of what its last iteration does at the end ends"""
DONE: Final = "_over"
TRIALS: Final = ((1, False), (2, True), (4, True))
"""what is tried: at most one of so many of an iteration's vector instructions comes after the exit test, and whether
what is loaded from LDS gets registers of its own before the rest
"""


@dataclass(frozen=True, eq=False)
class Across:
    """A loop whose first LDS loads come before the end of the iteration before; `stages`: the programs on the way to
    the one `made`; `reorder`: where the last of them does what it does in another order.
    """

    stages: tuple[Draft, ...]
    made: Draft
    reorder: Reordered
    loads: int


def across(draft: Draft, label: str, limit: int, part: int, full_waves: bool, lds_first: bool = True) -> Across:
    """The loop with at most one of `part` of its vector instructions after the exit test.

    `full_waves`: no lane of a wave is without a work-item, so operands of matrix products may get other registers;
    `lds_first`: what is loaded from LDS gets registers of its own before what is computed and loaded from elsewhere.

    RefusedError if it has another form, or nothing could come there.
    """
    if label.endswith(NEXT):
        raise RefusedError("its first LDS loads come early already")
    plain = _plain(draft, label)
    ring = _Ring(plain.flow(), label, part)
    apart = _renamed(plain, ring, limit, full_waves, lds_first)
    ring = _Ring(apart.flow(), label, part)
    text = _Text(ring, apart)
    places = (CutPoint(0, label + NEXT), CutPoint(0, label + NEXT))
    ends = (CutPoint(0, text.out), CutPoint(0, text.out))
    return Across((apart, text.rotated()), _with_waits(text.across(), label), Reordered(places, ends), len(ring.loads))


def _with_waits(draft: Draft, label: str) -> Draft:
    """The draft with the waits of the loop computed again, where instructions came before or after them."""
    flow = draft.flow()
    inside = flow.inside(loop_at(flow, label + NEXT).blocks)
    plan = renew_waits(flow, flow, Relation.identity(flow.lines), settling=settling_waits(flow))
    return draft.edited(flow, plan.edits().within(inside))


def _plain(draft: Draft, label: str) -> Draft:
    """The draft without annotations in the loop."""
    flow = draft.flow()
    inside = flow.inside(loop_at(flow, label).blocks)
    return draft.edited(flow, Edits({index for index in inside if flow.instructions[index].is_annotation}))


@dataclass(frozen=True, eq=False)
class _Segment:
    """What an iteration does from one exit test to the next `test`: `early`, with `loads` from LDS, comes before the
    first use of these; the `end` may come after the test.
    """

    test: int
    early: list[int]
    loads: list[int]
    body: list[int]
    end: list[int]

    @property
    def kept(self) -> list[int]:
        """The body without its end."""
        moved = set(self.end)
        return [index for index in self.body if index not in moved]


class _Ring:
    """A loop without branches inside but its exits as a circle of segments, the first of which begins with `early`."""

    def __init__(self, flow: ControlFlow, label: str, part: int) -> None:
        self.flow = flow
        self.label = label
        self.loop = loop_at(flow, label)
        self.text: LoopText = find_text(flow, self.loop)
        self.exits = self._exits()
        latch = flow.blocks[self.loop.latches[0]]
        jump = latch.last - 1 if latch.ending is Ending.BRANCH else -1
        self.lines = [index for index in self.text.instructions if index != jump]
        """an iteration in the order of the text"""
        self.segments = self._segments(part)
        self.loads = [index for segment in self.segments for index in segment.loads]

    def _exits(self) -> list[int]:
        """The branches that leave the loop, which all lead to one place."""
        flow, loop = self.flow, self.loop
        if not loop.exits or len({target for _, target in loop.exits}) > 1:
            raise RefusedError("it can be left to more than one place")
        blocks = sorted(loop.blocks)
        for block, following in zip(blocks, [*blocks[1:], blocks[0]], strict=True):
            if [each for each in flow.blocks[block].successors if each in loop.blocks] != [following]:
                raise RefusedError("it has branches inside")
        for block, _ in loop.exits:
            if flow.blocks[block].ending is not Ending.CONDITIONAL:
                raise RefusedError("it is not left by a conditional branch")
        return sorted(flow.blocks[block].last - 1 for block, _ in loop.exits)

    def _segments(self, part: int) -> list[_Segment]:
        """The segments, the first of which begins with loads."""
        parts: list[list[int]] = []
        after = [index for index in self.lines if index > self.exits[-1]]
        for before, test in zip([-1, *self.exits], self.exits, strict=False):
            parts.append([*after, *(index for index in self.lines if before < index < test)])
            after = []
        self._require_inside(parts)
        found = [self._first_loads(each) for each in parts]
        made = []
        for number, (test, own) in enumerate(zip(self.exits, parts, strict=True)):
            count, loads = found[number]
            following = found[(number + 1) % len(found)][1]
            end = self._end(own[count:], test, part) if following else []
            made.append(_Segment(test, own[:count], loads, own[count:], end))
        for number, segment in enumerate(made):
            if segment.loads and made[number - 1].end:
                return made[number:] + made[:number]
        if not any(loads for _, loads in found):
            raise RefusedError("it loads nothing from LDS that it uses in the same iteration")
        raise RefusedError("it has no arithmetic that could come after its exit test")

    def _require_inside(self, parts: Sequence[Sequence[int]]) -> None:
        """RefusedError if what is loaded from LDS is used after an exit test already."""
        webs = build_webs(self.flow)
        for own in parts:
            others = set(self.lines).difference(own)
            for number in (web for index in own if self._is_load(index) for web in webs.defined[index]):
                if any(each.instruction in others for each in webs.webs[number].uses):
                    name = webs.webs[number].register.name
                    raise RefusedError(f"what is loaded from LDS into {name} is used after its exit test")

    def _first_loads(self, own: Sequence[int]) -> tuple[int, list[int]]:
        """(how much of a segment comes before the first use of what was loaded from LDS, the loads in it)."""
        effects = self.flow.effects
        loads: list[int] = []
        results = 0
        for count, index in enumerate(own):
            if loads and (effects[index].reads | effects[index].writes) & results and not self._is_load(index):
                while is_plain_wait(self.flow.instructions[own[count - 1]]):
                    count -= 1
                return count, loads
            if self._is_load(index):
                loads.append(index)
                results |= effects[index].writes
        return 0, []

    def _is_load(self, index: int) -> bool:
        return access_in(self.flow, index) is AccessClass.LDS_LOAD

    def _end(self, body: Sequence[int], test: int, part: int) -> list[int]:
        """The arithmetic at the end of a body that nothing else in it needs, with waits for what it needs, in order."""
        flow = self.flow
        most = sum(flow.instructions[index].unit is Unit.VALU for index in body) // part
        found: list[int] = []
        waits = True
        reads, writes = flow.effects[test].reads, flow.effects[test].writes
        for index in reversed(body):
            effect = flow.effects[index]
            is_free = not (effect.writes & (reads | writes) or effect.reads & writes)
            if is_free and most and self._is_arithmetic(index):
                found.append(index)
                most -= 1
            elif waits and is_plain_wait(flow.instructions[index]):
                found.append(index)
            else:
                waits = waits and flow.instructions[index].unit is Unit.SALU and is_movable(flow, index)
                reads, writes = reads | effect.reads, writes | effect.writes
        is_worth = any(self._is_arithmetic(index) for index in found)
        return found[::-1] if is_worth else []

    def _is_arithmetic(self, index: int) -> bool:
        instruction = self.flow.instructions[index]
        return instruction.unit is Unit.VALU and wait_of(instruction) is None and is_movable(self.flow, index)


def _renamed(draft: Draft, ring: _Ring, limit: int, full_waves: bool, lds_first: bool) -> Draft:
    """The draft with what is computed and loaded early in registers that the end before it does not use, as far as
    there are some.
    """
    flow = ring.flow
    webs = build_webs(flow)
    wanted: list[int] = []
    for before, segment in zip([ring.segments[-1], *ring.segments], ring.segments, strict=False):
        used = flow.touched(before.end) & VGPRS
        own = [web for index in segment.early if index not in segment.loads for web in webs.defined[index]]
        loaded = _by_use(webs, segment)
        for number in dict.fromkeys((*loaded, *own) if lds_first else (*own, *loaded)):
            group = [webs.webs[each] for each in together(webs, number)]
            crosses = any(flow.effects[use.instruction].cross >> web.register & 1 for web in group for use in web.uses)
            if any(used >> web.register & 1 for web in group) and (full_waves or not crosses):
                wanted.append(number)
    inside = frozenset(ring.text.instructions)
    made, chosen = draft, list[int]()
    for number in wanted:
        try:
            made = renamed(draft, flow, ring.loop, webs, [*chosen, number], inside, limit)
        except RefusedError:
            continue
        chosen.append(number)
    return made


def _by_use(webs: Webs, segment: _Segment) -> list[int]:
    """The webs of what a segment loads early, those that are used first in front."""
    place = {index: number for number, index in enumerate(segment.body)}
    found = dict.fromkeys(web for index in segment.loads for web in webs.defined[index])

    def first(number: int) -> int:
        return min((place[each.instruction] for each in webs.webs[number].uses if each.instruction in place), default=0)

    return sorted(found, key=first)


def is_plain_wait(instruction: AnyInstruction) -> bool:
    """True for a wait for loads, or for stores to LDS."""
    wait = wait_of(instruction)
    if wait is None or wait.is_empty or instruction.uses:
        return False
    return all(counter in counters_of(instruction).of_registers for counter, _ in wait.limits)


class _Text:
    """The programs made of a ring."""

    def __init__(self, ring: _Ring, draft: Draft) -> None:
        self.ring = ring
        self.draft = draft
        self.after = Place(ring.loop.exits[0][1])
        leaving = (test for test in ring.exits if ring.flow.block_at(test).successors[0] == self.after.block)
        self.out = next((branch_target(ring.flow.instructions[test]) for test in leaving), None) or ring.label + DONE

    def rotated(self) -> Draft:
        """The loop from its first use of what was loaded from LDS on."""
        return self._written([(segment.body, []) for segment in self.ring.segments])

    def across(self) -> Draft:
        """The loop with the ends of bodies after the exit tests, and before the early parts."""
        return self._written([(segment.kept, segment.end) for segment in self.ring.segments])

    def _written(self, split: Sequence[tuple[list[int], list[int]]]) -> Draft:
        """The loop with what is to come before and after the test of each segment."""
        segments, label = self.ring.segments, self.ring.label + NEXT
        parts, tails = list(self._entry()), list[Part]()
        name, ops = label, list[BodyOp]()
        for number, (segment, following) in enumerate(zip(segments, [*segments[1:], segments[0]], strict=True)):
            before, after = split[number]
            leave: Place | str = self.after
            if after:
                leave = f"{self.ring.label}{END}{number or ''}"
                tails.append(Part(self._ops(after, 1), leave, stay=self.after))
            parts.append(Part([*ops, *self._ops(before, 0)], name, segment.test, leave))
            name, ops = "", [*self._ops(after, 0), *self._ops(following.early, 1)]
        body = Body.of(self.ring.flow)
        body = body.with_parts(self.ring.loop, [*parts, Part(ops, stay=label), *tails], self.after)
        if self.out == self.ring.label + DONE:
            body = body.named(self.after, self.out)
        return self.draft.with_body(written(body))

    def _entry(self) -> Iterator[Part]:
        """What comes before the first use in the first iteration, in the order of the text."""
        places: list[int] = []
        for index in self.ring.lines:
            if index >= self.ring.segments[0].body[0]:
                break
            if index in self.ring.exits:
                yield Part(self._ops(places, 2), test=index, leave=self.after, copy=2)
                places = []
            else:
                places.append(index)
        yield Part(self._ops(places, 2))

    def _ops(self, places: Iterable[int], copy: int) -> list[BodyOp]:
        flow = self.ring.flow
        return [BodyOp(flow.instructions[index], flow.lines[index], copy) for index in places]
