"""The colouring problem of rebank: bodies from the tuples of the code, banks of factors, parities of pairs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from isatool.analysis.banks import is_fma
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import bits, members
from isatool.analysis.virtual import VirtualCode
from isatool.analysis.webs import Site, Webs
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.pairs import as_dot2acc
from isatool.isa.operations import Op
from isatool.isa.registers import RegisterRange
from isatool.passes.rebank.coloring import CoalescedNode, Problem
from isatool.passes.rebank.outer_product import FmaSlot


class NoProductError(RefusedError):
    """No block holds what the pass works on."""


def too_many(registers: int, limit: int) -> RefusedError:
    """More live at once than there may be."""
    return RefusedError(
        f"{registers} VGPRs are live at once, the limit is {limit}", help_="allow more with --max-vgprs"
    )


class ProblemBuilder:
    """Bodies and constraints of the colouring problem, from webs and tuples of the rewritten code."""

    def __init__(self, webs: Webs, code: VirtualCode, edges: Sequence[int], limit: int, lenient: bool = False) -> None:
        self.webs = webs
        self.lenient = lenient
        self.left_out = 0
        """constraints that contradict others; the pairs that they were for are taken apart where they are illegal"""
        self.code = code
        self.edges = list(edges)
        self.limit = limit
        self.into: dict[int, int] = {}
        self.used = _webs_used(code)
        self.root: dict[int, tuple[int, int]] = {web: (web, 0) for web in self.used}
        self.members: dict[int, dict[int, tuple[int, ...]]] = {web: {0: (web,)} for web in self.used}
        self.allowed: dict[int, int] = {}
        self.parity: dict[int, set[tuple[int, int]]] = {}
        self.soft: dict[int, set[tuple[int, int]]] = {}
        self.weight: dict[int, int] = {}
        for block in code.blocks:
            for instruction in block.instructions:
                for half in instruction.halves:
                    for operand in half.instruction.operands:
                        if operand.is_vgpr and isinstance(operand.value, RegisterRange) and operand.value.count > 1:
                            own = half.defs if operand.is_def else half.uses
                            self._join([own[register] for register in operand.registers])

    def _join(self, group: list[int]) -> None:
        """Webs that must be consecutive become one body."""
        first_root, first_offset = self.root[group[0]]
        for distance, web in enumerate(group[1:], 1):
            root, offset = self.root[web]
            shift = first_offset + distance - offset
            if root == first_root:
                if shift != 0:
                    raise RefusedError("a value is at two places of a tuple")
                continue
            body = self.members[first_root]
            for place, group_here in self.members.pop(root).items():
                body[place + shift] = body.get(place + shift, ()) + group_here
                for member in group_here:
                    self.root[member] = (first_root, place + shift)

    def take_turns(self, groups: Sequence[Sequence[tuple[int, ...]]]) -> None:
        """Tuples that are never alive together become one body: they are in the same registers."""
        for first, *others in groups:
            for other in others:
                for web, follower in zip(first, other, strict=True):
                    root, offset = self.root[self._image(web)]
                    other_root, other_offset = self.root[self._image(follower)]
                    if root == other_root:
                        continue
                    body = self.members[root]
                    for place, group in self.members.pop(other_root).items():
                        at = place + offset - other_offset
                        body[at] = body.get(at, ()) + group
                        self.root.update(dict.fromkeys(group, (root, at)))

    def coalesce_copies(self) -> None:
        """Give source and target of a move one register where nothing is in the way; the move then disappears."""
        for copy in self.webs.copies:
            a, b = self._image(copy.target), self._image(copy.source)
            if a == b or a not in self.root or b not in self.root:
                continue
            pinned = [bool(self.webs.webs[web].pinned) for web in (a, b)]
            if any(pinned) or self._interfere(a, b):
                continue
            root_a, root_b = self.root[a][0], self.root[b][0]
            if len(self.members[root_a]) > 1 and len(self.members[root_b]) > 1:
                continue
            if len(self.members[root_b]) > 1:
                a, b, root_b = b, a, root_a
            self.edges[a] |= self.edges[b]
            for other in members(self.edges[b]):
                self.edges[other] |= 1 << a
            self.into[b] = a
            del self.members[root_b], self.root[b]

    def _register(self, web: int) -> int | None:
        """The web's register in the input; None for a web that the pass made."""
        return self.webs.webs[web].register.index if web < len(self.webs.webs) else None

    def _pinned(self, web: int) -> bool:
        return web < len(self.webs.webs) and bool(self.webs.webs[web].pinned)

    def _image(self, web: int) -> int:
        while web in self.into:
            web = self.into[web]
        return web

    def _interfere(self, a: int, b: int) -> bool:
        """Interference of the live ranges apart from the copies between them (checked on the merged code later)."""
        return bool(self.edges[a] >> b & 1)

    def bank_factors(self, banks: Mapping[int, int]) -> None:
        """Hard bank constraints of the factors; `lenient` leaves out those that a tuple cannot keep."""
        for web, bank in banks.items():
            if not self._prefer(self._image(web), (bank,)):
                if not self.lenient:
                    raise RefusedError("the words of a tuple need banks that no base register gives them")
                self.left_out += 1
                continue
            self.weight[self.root[self._image(web)][0]] = 3

    def bank_accumulators(self, issues: Sequence[FmaSlot], strict: bool, peak: int) -> None:
        """Accumulators of a pair: unlike parity always; on the banks that the pair does not fetch from if `strict`.

        No two banks get more than half of the registers that others leave: the rest stays free to be anywhere.
        """
        count = self._factors_at_once()
        room = self.limit // 2 - max(0, peak - sum(count) - 2 * len(issues)) // 2
        seen: set[tuple[int, int]] = set()
        for issue in sorted(issues, key=lambda issue: len(issue.banks) == 4):  # what has a choice takes what is left
            if issue.y is None:
                continue
            x, y = self._image(issue.x.accumulator), self._image(issue.y.accumulator)
            if (x, y) in seen or (y, x) in seen:
                continue
            seen.add((x, y))
            (root_x, offset_x), (root_y, offset_y) = self.root[x], self.root[y]
            self.weight[root_x] = self.weight[root_y] = 2
            if root_x == root_y:
                if (offset_x ^ offset_y) & 1 == 0 and self.lenient:
                    self.left_out += 1
                elif (offset_x ^ offset_y) & 1 == 0:
                    raise RefusedError("two accumulators of a pair have the same parity in a tuple")
                continue
            self._relate(self.parity, root_x, root_y, 1 ^ (offset_x ^ offset_y) & 1)
            banks = issue.banks
            if not strict or len(banks) == 4 or count[banks[0] // 2] + 2 > room:
                continue
            count[banks[0] // 2] += 2
            for web in (x, y):
                self._prefer(web, banks)

    def _factors_at_once(self) -> list[int]:
        """How many registers on banks 0 and 1, and on banks 2 and 3, factors need at once: no more than one meets."""
        sides = [0, 0]
        for root, allowed in self.allowed.items():
            for web in (web for group in self.members[root].values() for web in group):
                sides[0 if allowed & 0x3333 else 1] |= 1 << web
        return [max(((self.edges[web] & side).bit_count() + 1 for web in members(side)), default=0) for side in sides]

    def wish_pairs(self) -> None:
        """Destinations of the VOPDs outside the plans would like to keep unlike parity."""
        for block in self.code.blocks:
            for instruction in block.instructions:
                if len(instruction.halves) != 2:
                    continue
                first, second = (next(iter(half.defs.values()), None) for half in instruction.halves)
                if first is None or second is None:
                    continue
                (root_x, offset_x), (root_y, offset_y) = (self.root[self._image(web)] for web in (first, second))
                if root_x != root_y:
                    self._relate(self.soft, root_x, root_y, 1 ^ (offset_x ^ offset_y) & 1)

    def _relate(self, relation: dict[int, set[tuple[int, int]]], a: int, b: int, unlike: int) -> None:
        """The parities of place 0 of both bodies differ by `unlike`."""
        relation.setdefault(a, set()).add((b, unlike))
        relation.setdefault(b, set()).add((a, unlike))

    def _prefer(self, web: int, banks: Sequence[int]) -> bool:
        """Constrain the web to these banks unless that leaves its body no place."""
        root, offset = self.root[web]
        mask = bits(base for base in range(max(0, -offset), self.limit) if (base + offset) % 4 in banks)
        allowed = self.allowed.get(root, -1) & mask
        if allowed == 0:
            return False
        self.allowed[root] = allowed
        return True

    def problem(self) -> tuple[Problem, dict[int, int]]:
        """The colouring problem, and the web whose colour each web gets."""
        roots = sorted(self.members)
        number_of = {root: number for number, root in enumerate(roots)}
        bodies = []
        for root in roots:
            places = self.members[root]
            low = min(places)
            members = tuple(places.get(low + k, ()) for k in range(max(places) - low + 1))
            allowed = _rebased(self.allowed.get(root), low, self.limit)
            original = self._register(places[low][0])
            if any(self._pinned(web) for group in places.values() for web in group):
                assert original is not None
                allowed &= 1 << original
            bodies.append(CoalescedNode(members, allowed, original, 0, self.weight.get(root, 0)))
        lows = {root: min(places) for root, places in self.members.items()}

        def by_number(relation: Mapping[int, set[tuple[int, int]]]) -> dict[int, tuple[tuple[int, int], ...]]:
            return {
                number_of[root]: tuple(
                    sorted((number_of[other], unlike ^ (lows[root] ^ lows[other]) & 1) for other, unlike in others)
                )
                for root, others in relation.items()
            }

        numbering = {web: self._image(web) for web in self.used}
        parity, soft = by_number(self.parity), by_number(self.soft)
        return Problem(tuple(bodies), self.edges, self.limit, parity, soft), numbering


def _rebased(allowed: int | None, low: int, limit: int) -> int:
    """`allowed` masks the register of place 0; the body's base is place `low` (at most 0)."""
    full = (1 << limit) - 1
    if allowed is None:
        return full
    return (allowed >> -low if low <= 0 else allowed << low) & full


def has_bound_tuples(problem: Problem) -> bool:
    """True if tuples of three words and more may start on some banks only."""
    full = (1 << problem.limit) - 1
    return any(
        len(body.members) > 2 and body.allowed.bit_count() not in (1, full.bit_count()) for body in problem.bodies
    )


def _webs_used(code: VirtualCode) -> list[int]:
    mask = 0
    for block in code.blocks:
        for instruction in block.instructions:
            mask |= instruction.uses | instruction.defs
    return list(members(mask))


def is_valid(edges: Sequence[int], numbering: Mapping[int, int], registers: Mapping[int, int]) -> bool:
    """True if no two webs that interfere, and were not coalesced, share a register."""
    in_register: dict[int, int] = {}
    for web, register in registers.items():
        in_register[register] = in_register.get(register, 0) | 1 << web
    return all(
        numbering[other] == numbering[web]
        for web, register in registers.items()
        for other in members(edges[web] & in_register[register])
    )


def is_matrix_product(instruction: AnyInstruction) -> bool:
    """True for a WMMA."""
    return instruction.operation.startswith(Op.WMMA)


def in_place_ties(flow: ControlFlow, webs: Webs) -> dict[int, int]:
    """v_fma d, a, b, c with c in d's register: both webs become one, so that it may be printed as v_fmac; the same for
    matrix products, which forward such a sum to the next one.
    """
    into: dict[int, int] = {}

    def find(web: int) -> int:
        while web in into:
            web = into[web]
        return web

    for dense, instruction in enumerate(flow.instructions):
        for number, half in enumerate(instruction.halves):
            is_plain = half.operation == Op.FMA and is_fma(half) and len(half.operands) == 4 and not half.modifiers
            if not is_plain and not is_matrix_product(half) and as_dot2acc(half) is None:
                continue
            target, addend = webs.at.get(Site(dense, number, 0)), webs.at.get(Site(dense, number, 3))
            if target is None or addend is None or half.operands[0].registers != half.operands[3].registers:
                continue
            for mine, other in zip(target, addend, strict=True):
                a, b = find(mine), find(other)
                if a != b and not webs.webs[a].pinned and not webs.webs[b].pinned:
                    into[max(a, b)] = min(a, b)
    return {web: find(web) for web in into}
