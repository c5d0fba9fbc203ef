"""Accesses outside of loops: the SGPRs of the pointer as their base, and the 32-bit offset that was added to it.

A compiler that indexes with signed integers widens an index to 64 bits and adds a pointer, pair by pair. Where what it
adds is exact in [0, 2^32), the access takes the pointer's SGPRs and the low word (RDNA3 ISA guide 11.2): the additions
of high words, the signs and the shifts of pairs are dead. Where ranges do not show that, a guard tests the sizes before
the first of these additions, and for other launches the code from there on is as it was, after the function.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Grants
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC
from isatool.analysis.fallbacks import fallback_blocks
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import Polynomial
from isatool.analysis.webs import Web, Webs, build_webs
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Operand
from isatool.isa import opcodes
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, Register, RegisterRange
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.load_groups import (
    GlobalAccess,
    accesses_in,
    box,
    largest_limit,
    scales,
    with_scalar_base,
)
from isatool.passes.common.region_versions import Versioned, version_region
from isatool.passes.common.regions import Region
from isatool.records import record

_WORD: Final = 1 << 32
_LEAST: Final = 1 << 10
"""sizes up to which a guard has to let the new code run, so that most launches take it"""
_MOST_TEXT: Final = 1024
"""instructions that a guard's other side may have: the copy is rarely fetched, but it is loaded with the kernel"""
_DEEPEST: Final = 3
"""sums of a pointer and offsets that are followed"""


class _Sum(NamedTuple):
    """A 64-bit sum of a pair of SGPRs and 32-bit words: the pair, the place where it is read, and the instructions that
    make the low word of the rest instead of the sum; `highs`: those whose results are dead then.
    """

    base: RegisterRange
    place: int
    made: Mapping[int, Instruction | None]
    highs: frozenset[int]
    word: Register | None = None
    """what already holds the low word of the rest"""


class _Group(NamedTuple):
    """Accesses that share an address, their sum, and the rest of the address after the base, each at its access."""

    accesses: tuple[GlobalAccess, ...]
    pair: RegisterRange
    total: _Sum
    rests: tuple[Polynomial, ...]


@record
class ScalarBases:
    """What was done: the draft, how many accesses have other addresses, and the guard with its other version."""

    draft: Draft
    count: int
    versioned: Versioned | None


def with_scalar_bases(draft: Draft, assumptions: Grants, *, guard: bool) -> ScalarBases:
    """The draft whose accesses outside of loops have scalar bases, under a guard where that is allowed and needed."""
    finder = _Finder(analyse_affine(draft.function, assumptions))
    groups = finder.groups()
    fitting = finder.fitting(groups, finder.affine.views)
    versioned = None
    if guard and len(fitting) < len(groups) and not finder.affine.forest.loops:
        try:
            versioned = finder.versioned(draft, groups)
        except RefusedError:
            versioned = None
        if versioned is not None:
            finder = _Finder(analyse_affine(versioned.draft.function, assumptions))
            found = finder.fitting(finder.groups(), finder.affine.views)
            if len(found) > len(fitting):
                draft, fitting = versioned.draft, found
            else:
                versioned = None
    edits, count = finder.edits(fitting)
    return ScalarBases(_tidied(draft, edits) if count else draft, count, versioned)


class _Finder:
    """The sums of one function."""

    def __init__(self, affine: Affine) -> None:
        self.affine = affine
        self.flow = affine.flow

    @cached_property
    def _webs(self) -> Webs:
        return build_webs(self.flow)

    def groups(self) -> list[_Group]:
        """The addresses that could have a scalar base if what is added to it fits 32 bits."""
        if self.flow.calls:
            return []
        others = fallback_blocks(self.flow)
        outside = [each for each in self.flow.order if not self.affine.forest.depth(each) and each not in others]
        accesses = {access.index: access for access in accesses_in(self.affine, outside)}
        by_pair: dict[tuple[int, ...], list[GlobalAccess]] = {}
        for access in accesses.values():
            instruction = self.flow.instructions[access.index]
            by_pair.setdefault(self._webs_of(access.index, _address(instruction)), []).append(access)
        found = (self._group(webs, tuple(sharing)) for webs, sharing in by_pair.items())
        return [group for group in found if group is not None]

    def _webs_of(self, index: int, operand: Operand) -> tuple[int, ...]:
        return next(webs for site, webs in self._sites(index) if site is operand)

    def _sites(self, index: int) -> Iterator[tuple[Operand, tuple[int, ...]]]:
        instruction = self.flow.instructions[index]
        for place, operand in enumerate(instruction.operands):
            webs = self._webs.at.get((index, 0, place))  # type: ignore[call-overload]
            if webs is not None:
                yield operand, webs

    def _group(self, webs: tuple[int, ...], sharing: tuple[GlobalAccess, ...]) -> _Group | None:
        low, high = (self._webs.webs[web] for web in webs)
        readers = frozenset(access.index for access in sharing)
        total = self._sum(low, high, readers, _DEEPEST)
        if total is None:
            return None
        before = self._pointer(total.base, total.place)
        rests = []
        for access in sharing:
            if before is None or self._pointer(total.base, access.index) != before:
                return None
            rests.append(access.address - before)
        return _Group(sharing, RegisterRange(low.register, 2), total, tuple(rests))

    def _pointer(self, base: RegisterRange, index: int) -> Polynomial | None:
        """What a pair of SGPRs holds before an instruction; None if it may not have been written on every way."""
        state, written = self.affine.before(index), self.affine.written.before(index)
        if not all(written >> register & 1 and register in state.cells for register in base.registers):
            return None
        low, high = (self.affine.value(state, register, index) for register in base.registers)
        view = self.affine.arithmetic
        return view.resolve(view.low(low, 32) + high.scaled(_WORD), 64)

    def _sum(self, low: Web, high: Web, readers: frozenset[int], depth: int) -> _Sum | None:
        """The sum in a pair that only `readers` read."""
        places = {web: self._maker(web, readers) for web in (low, high)}
        place, above = places[low], places[high]
        if place is None or above is None or not depth:
            return None
        instruction = self.flow.instructions[place]
        if not isinstance(instruction, Instruction) or instruction.modifiers or place in self.flow.fences:
            return None
        if any(operand.is_modified for operand in instruction.operands):
            return None
        if place == above and instruction.operation == Op.MAD64:
            return self._product(place, instruction)
        adder = self.flow.instructions[above]
        if instruction.operation != Op.ADD_CO or adder.operation != Op.ADD_CO_CI or above in self.flow.fences:
            return None
        if not self._only_carries(place, above):
            return None
        return self._addition(place, above, instruction, depth)

    def _maker(self, web: Web, readers: frozenset[int]) -> int | None:
        """The only instruction that writes a value which only `readers` read."""
        if web.at_entry or web.tied or web.pinned or len(web.defs) != 1:
            return None
        return web.defs[0].instruction if {use.instruction for use in web.uses} <= readers else None

    def _only_carries(self, place: int, above: int) -> bool:
        """Whether nothing but the addition of high words reads the carry of low words, and nothing reads its own."""
        flow = self.flow
        if flow.block_of[place] != flow.block_of[above] or place >= above:
            return False
        after = compute_liveness(flow).after
        carries = [flow.instructions[each].operands[1].registers for each in (place, above)]
        between = [flow.effects[index].reads for index in range(place + 1, above)]
        own = all(not reads >> register & 1 for reads in between for register in carries[0])
        dead = all(not after[above] >> register & 1 for each in carries for register in each if register != NULL)
        return own and dead

    def _product(self, place: int, instruction: Instruction) -> _Sum | None:
        """Of a 64-bit multiply-add of a word and a power of two."""
        result, carry, *factors, addend = instruction.operands
        after = compute_liveness(self.flow).after[place]
        if any(after >> register & 1 for register in carry.registers if register != NULL):
            return None
        base = _scalar_pair(addend)
        number = next((each.integer for each in factors if each.integer is not None), None)
        word = next((each for each in factors if each.is_vgpr), None)
        if base is None or number is None or word is None or number <= 0 or number & (number - 1):
            return None
        shift = number.bit_length() - 1
        made = self.flow.function.build(opcodes.V_LSHLREV_B32_E32, result.registers[0], shift, word.value)
        return _Sum(base, place, {place: made}, frozenset())

    def _addition(self, place: int, above: int, instruction: Instruction, depth: int) -> _Sum | None:
        result, _, *sources = instruction.operands
        target = result.registers[0]
        build = self.flow.function.build
        for one, other in (sources, sources[::-1]):
            if not other.is_vgpr:
                continue
            if one.is_register and not one.is_vgpr and one.registers[0] % 2 == 0:
                adds = self.flow.instructions[above].operands[2:4]
                if not any(each.is_register and each.registers == (one.registers[0] + 1,) for each in adds):
                    continue
                same = other.registers == (target,)
                made = None if same else build(opcodes.V_MOV_B32_E32, target, other.value)
                base = RegisterRange(one.registers[0], 2)
                return _Sum(base, place, {place: made}, frozenset({above}), other.registers[0])
            if one.is_vgpr:
                inner = self._inner(place, above, one, depth)
                if inner is not None:
                    made = build(opcodes.V_ADD_NC_U32_E32, target, one.value, other.value)
                    return _Sum(inner.base, inner.place, {**inner.made, place: made}, inner.highs | {above})
        return None

    def _inner(self, place: int, above: int, word: Operand, depth: int) -> _Sum | None:
        """The sum that a low word is of, whose high word the addition of high words takes."""
        (low,) = self._webs_of(place, word)
        for operand, webs in self._sites(above):
            high = self._webs.webs[webs[0]]
            if operand.is_def or high.register != self._webs.webs[low].register + 1:
                continue
            return self._sum(self._webs.webs[low], high, frozenset({place, above}), depth - 1)
        return None

    # -- which fit

    def fitting(self, groups: Sequence[_Group], views: Sequence[Arithmetic]) -> list[_Group]:
        """Those whose offsets are exact in [0, 2^32) under the bounds of the views of their blocks."""
        return [group for group in groups if self._fits(group, views)]

    def _fits(self, group: _Group, views: Sequence[Arithmetic]) -> bool:
        for access, rest in zip(group.accesses, group.rests, strict=True):
            view = views[access.block]
            low, high = view.range(view.resolve(rest, 64))
            if low < 0 or high >= _WORD:
                return False
        return True

    def versioned(self, draft: Draft, groups: Sequence[_Group]) -> Versioned | None:
        """The draft with a guard under which most groups fit, and the code as it was; None if no guard would do."""
        affine = self.affine
        if len(self.flow.instructions) > _MOST_TEXT:
            return None
        every = [access for group in groups for access in group.accesses]
        scale = scales(affine, every)
        wanted = self.fitting(groups, affine.views_under(box(affine, scale, _LEAST - 1)))

        def attempt(limit: int) -> bool | None:
            found = self.fitting(wanted, affine.views_under(box(affine, scale, limit)))
            return True if len(found) == len(wanted) else None

        limit = largest_limit(attempt) if wanted else None
        if limit is None or limit[0] < _LEAST - 1:
            return None
        accesses = [access for group in wanted for access in group.accesses]
        leaves = {leaf for access in accesses for leaf in affine.atoms.leaves(access.address)}
        bounds = {atom: ends for atom, ends in box(affine, scale, limit[0]).items() if atom in leaves}
        block, first = self._before(wanted)
        region = Region(block, self.flow.blocks[block].first, self.flow.blocks[block].last)
        return version_region(draft, affine, region, first, bounds, to_end=True)

    def _before(self, groups: Sequence[_Group]) -> tuple[int, int]:
        """(block, instruction) before all that is to be changed, and before lanes are switched off on the way there:
        what a branch skips for want of lanes is proved as a whole.
        """
        flow = self.flow
        places = sorted({place for group in groups for place in group.total.made})
        blocks = {flow.block_of[place] for place in places}
        block = flow.block_of[places[0]]
        while not all(flow.dominates(block, other) for other in blocks):
            block = flow.dominators[block]
        found, last = (block, flow.blocks[block].last - 1), [place for place in places if flow.block_of[place] == block]
        while True:
            end = last[0] if last else flow.blocks[block].last
            masks = (index for index in range(flow.blocks[block].first, end) if flow.effects[index].writes & EXEC)
            first = next(masks, last[0] if last else -1)
            found, last = ((block, first) if first >= 0 else found), []
            if not block:
                break
            block = flow.dominators[block]
        while found[1] == flow.blocks[found[0]].first and found[0]:  # a guard comes after something
            found = (block := flow.dominators[found[0]]), flow.blocks[block].last - 1
        return found

    def edits(self, groups: Sequence[_Group]) -> tuple[Edits, int]:
        """The changes of the groups, and how many accesses they change."""
        removed = {index for group in groups for index in group.total.highs}
        removed |= {place for group in groups for place, made in group.total.made.items() if made is None}
        replaced: dict[int, AnyInstruction] = {}
        for group in groups:
            word = group.total.word if self._keeps_word(group, removed) else None
            lanes = RegisterRange(group.pair.first if word is None else word)
            replaced |= {access.index: self._accessed(access, group.total.base, lanes) for access in group.accesses}
            if word is not None:
                removed.add(group.total.place)
                continue
            for place, instruction in group.total.made.items():
                if instruction is not None:
                    replaced[place] = instruction
        return Edits(removed, replaced), sum(len(group.accesses) for group in groups)

    def _keeps_word(self, group: _Group, removed: Collection[int]) -> bool:
        """Whether the low word is still at the accesses where it was added to the base."""
        flow, place, word = self.flow, group.total.place, group.total.word
        last = max(access.index for access in group.accesses)
        if word is None or any(flow.block_of[access.index] != flow.block_of[place] for access in group.accesses):
            return False
        return place < last and all(
            index in removed or not flow.effects[index].writes >> word & 1 for index in range(place, last)
        )

    def _accessed(self, access: GlobalAccess, base: RegisterRange, lanes: RegisterRange) -> Instruction:
        instruction = self.flow.instructions[access.index]
        assert isinstance(instruction, Instruction)
        return with_scalar_base(self.flow.function, instruction, base, lanes, access.offset)


def _address(instruction: AnyInstruction) -> Operand:
    return next(each for each in instruction.operands if each.spec is not None and each.spec.name == "vaddr")


def _scalar_pair(operand: Operand) -> RegisterRange | None:
    if not operand.is_register or operand.is_vgpr or len(operand.registers) != 2 or operand.has_sign:
        return None
    return RegisterRange(Register(operand.registers[0]), 2)


def _tidied(draft: Draft, edits: Edits) -> Draft:
    """The draft after edits, without what is dead then; shifts of pairs whose high words are dead shift words."""
    draft = draft.edited(draft.flow(), edits)
    flow = draft.flow()
    draft = draft.edited(flow, plan_removal(flow))
    flow = draft.flow()
    after = compute_liveness(flow).after
    replaced: dict[int, AnyInstruction] = {}
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation != Op.LSHLREV or instruction.is_dual or instruction.modifiers or index in flow.fences:
            continue
        result, amount, source = instruction.operands
        if not result.is_vgpr or result.width != 2 or after[index] >> result.registers[1] & 1:
            continue
        if isinstance(amount.value, Integer) and 0 <= amount.value.value < 32 and source.is_vgpr:
            values = (result.registers[0], amount.value, source.registers[0])
            replaced[index] = flow.function.build(opcodes.V_LSHLREV_B32_E32, *values)
    draft = draft.edited(flow, Edits(replaced=replaced))
    flow = draft.flow()
    return draft.edited(flow, plan_removal(flow))
