"""Values of one region that may get other registers, and the bodies in which they must stand side by side.

A web is free if everything that defines or reads it lies in one region under one value of EXEC, and nothing ties it to
its register: entry values, calls, inline assembly, reads in lanes that may be off (DPP, permlane, readlane, WMMA),
halves of registers, results that are still in flight when the region ends. Webs of one operand of several registers
form a body: member k stands k registers after the first. A body is free only if all its webs are.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import accumulate
from typing import Final

from isatool.analysis.effects import bits
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.webs import Occurrence, Site, Web, Webs
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import as_dot2acc
from isatool.passes.common.in_flight import Flights
from isatool.passes.common.regions import Region, exec_stages
from isatool.passes.pair.half_forms import half_forms, is_plain_fma
from isatool.records import dataclass, record

MEMBER_BASE: Final = 1024
"""keys of places of free values begin here; below are register codes"""


@record
class Member:
    """Where a free web stands: `offset` registers after the first register of its body."""

    body: int
    offset: int


@dataclass(frozen=True, eq=False)
class LocalValues:
    """The free values of one region. `bodies[b]`: webs by offset (several at one offset follow each other)."""

    bodies: tuple[tuple[tuple[int, ...], ...], ...]

    @cached_property
    def members(self) -> Mapping[int, Member]:
        """Where every free web stands."""
        return {
            web: Member(number, offset)
            for number, body in enumerate(self.bodies)
            for offset, part in enumerate(body)
            for web in part
        }

    @cached_property
    def keys(self) -> Mapping[int, int]:
        """Key of every free web: one for each place of a body, so webs at one place have the same."""
        return {web: self.first_keys[member.body] + member.offset for web, member in self.members.items()}

    @cached_property
    def first_keys(self) -> tuple[int, ...]:
        """Key of the first place of each body."""
        sizes = accumulate((len(body) for body in self.bodies), initial=MEMBER_BASE)
        return tuple(sizes)[:-1]

    def body_of_key(self, key: int) -> int:
        """The body that a key of a free value belongs to."""
        return bisect_right(self.first_keys, key) - 1

    def without(self, pinned: Iterable[int]) -> LocalValues:
        """The same with some bodies left in their registers."""
        gone = set(pinned)
        return LocalValues(tuple(body for number, body in enumerate(self.bodies) if number not in gone))


NO_VALUES: Final = LocalValues(())


def find_local_values(
    webs: Webs, regions: tuple[Region, ...], flights: Flights, full_waves: bool = False
) -> tuple[LocalValues, ...]:
    """The free webs of each region of a function. `full_waves`: no lane of a wave is without a work-item, so matrix
    products find nothing but what was written where EXEC is as at entry.
    """
    return _Finder(webs, regions, flights, full_waves).find()


class _Finder:
    def __init__(self, webs: Webs, regions: tuple[Region, ...], flights: Flights, full_waves: bool) -> None:
        self.webs = webs
        self.exec_state = compute_exec_state(webs.flow) if full_waves else None
        self.regions = regions
        self.flights = flights
        self.region_of: dict[int, int] = {}
        self.stage_of: dict[int, int] = {}
        for number, region in enumerate(regions):
            for dense, stage in zip(range(region.first, region.last), exec_stages(webs.flow, region), strict=True):
                self.region_of[dense] = number
                self.stage_of[dense] = stage

    def find(self) -> tuple[LocalValues, ...]:
        homes = [self._home(web) for web in self.webs.webs]
        for web in self._late_results():
            homes[web] = -1
        found: list[list[tuple[tuple[int, ...], ...]]] = [[] for _ in self.regions]
        for group in self._places(homes, self._fused()):
            numbers = {homes[web] for web in group}
            if len(numbers) != 1 or -1 in numbers:
                continue
            lowest = min(group.values())
            body: list[list[int]] = [[] for _ in range(max(group.values()) - lowest + 1)]
            for web, offset in sorted(group.items()):
                body[offset - lowest].append(web)
            if self._is_consistent(body):
                found[numbers.pop()].append(tuple(tuple(part) for part in body))
        return tuple(LocalValues(tuple(bodies)) for bodies in found)

    # -- single webs

    def _home(self, web: Web) -> int:
        """The region that holds a web entirely, -1 if there is none or it may not move."""
        if web.pinned or web.at_entry or not web.defs:
            return -1
        first = web.defs[0].instruction
        home = self.region_of.get(first, -1)
        if home < 0:
            return -1
        stage = self.stage_of[first]
        for occurrence in (*web.defs, *web.uses):
            index = occurrence.instruction
            if self.region_of.get(index) != home or self.stage_of[index] != stage:
                return -1
            if self._ties(web, occurrence):
                return -1
        return home

    def _ties(self, web: Web, occurrence: Occurrence) -> bool:
        flow = self.webs.flow
        effect = flow.effects[occurrence.instruction]
        half = flow.instructions[occurrence.instruction].halves[occurrence.half]
        row = half.row
        if row is None or (row.cross_lane and not row.ignores_exec):
            return True
        reads_all = row.ignores_exec and self._all_written(web)
        if not reads_all and (row.ignores_exec or effect.cross >> web.register & 1):
            return True
        operand = half.operands[occurrence.operand]
        return bool(operand.half or operand.spelling)

    def _all_written(self, web: Web) -> bool:
        """Whether everything that defines a web does so in all lanes of the wave."""
        state = self.exec_state
        return state is not None and not web.tied and all(state.is_full(each.instruction) for each in web.defs)

    def _late_results(self) -> list[int]:
        """Webs whose load is still in flight when its region ends; earlier ones of that register have returned."""
        found: list[int] = []
        for region in self.regions:
            late = self.flights.after.get(region.last - 1, 0)
            for index in reversed(range(region.first, region.last) if late else ()):
                if self.flights.issues(index):
                    webs = [web for web in self.webs.defined[index] if late >> self.webs.webs[web].register & 1]
                    found += webs
                    late &= ~bits(self.webs.webs[web].register for web in webs) | self.flights.before.get(index, 0)
        return found

    # -- webs that belong together

    def _fused(self) -> dict[int, int]:
        """Addend and result of a v_fma that may become a v_fmac: they count as one value."""
        parent: dict[int, int] = {}

        def find(web: int) -> int:
            while parent.get(web, web) != web:
                web = parent[web]
            return web

        for dense, instruction in enumerate(self.webs.flow.instructions):
            if not is_plain_fma(instruction) or dense not in self.region_of:
                continue
            if not isinstance(instruction, Instruction) or not is_fused_accumulation(instruction):
                continue
            target, addend = self.webs.at[Site(dense, 0, 0)][0], self.webs.at[Site(dense, 0, 3)][0]
            a, b = find(target), find(addend)
            if a != b:
                parent[max(a, b)] = min(a, b)
        return {web: find(web) for web in parent}

    def _places(self, homes: list[int], same: Mapping[int, int]) -> list[dict[int, int]]:
        """Groups of webs with fixed distances: {web: offset}; a group that contradicts itself is left out."""
        group_of: dict[int, int] = {}
        offset_of: dict[int, int] = {}
        groups: dict[int, dict[int, int]] = {}
        broken: set[int] = set()

        def group(web: int) -> int:
            if web not in group_of:
                group_of[web], offset_of[web] = web, 0
                groups[web] = {web: 0}
            return group_of[web]

        def join(a: int, b: int, distance: int) -> None:
            """Web b stands `distance` registers after web a."""
            root_a, root_b = group(a), group(b)
            shift = offset_of[a] + distance - offset_of[b]
            if root_a == root_b:
                if shift:
                    broken.add(root_a)
                return
            if len(groups[root_a]) < len(groups[root_b]):
                root_a, root_b, shift = root_b, root_a, -shift
            for web, offset in groups.pop(root_b).items():
                group_of[web], offset_of[web] = root_a, offset + shift
                groups[root_a][web] = offset + shift
            if root_b in broken:
                broken.add(root_a)

        for web, home in enumerate(homes):
            if home >= 0:
                group(web)
        for web, image in same.items():
            join(image, web, 0)
        for tuple_ in self.webs.tuples:
            first = tuple_.webs[0]
            for distance, web in enumerate(tuple_.webs[1:], 1):
                join(first, web, distance)
        return [webs_here for root, webs_here in sorted(groups.items()) if root not in broken]

    def _is_consistent(self, body: list[list[int]]) -> bool:
        """True if the webs at one offset have one register in the input, so that they do not overlap in time."""
        registers = [{int(self.webs.webs[web].register) for web in part} for part in body]
        if any(len(part) > 1 for part in registers):
            return False
        base = min(next(iter(part)) - offset for offset, part in enumerate(registers) if part)
        return all(part == {base + offset} for offset, part in enumerate(registers) if part)


def is_fused_accumulation(instruction: Instruction) -> bool:
    """True for a v_fma_f32 whose addend is its destination and that can be a v_fmac_f32; the same of dot products."""
    if len(instruction.operands) != 4 or instruction.operands[3].value != instruction.operands[0].value:
        return False
    if as_dot2acc(instruction) is not None:
        return True
    return any(form.half.opcode == "fmac_f32" for form in half_forms(instruction, True))
