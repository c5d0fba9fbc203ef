"""Code of words that lanes exchange, in a loop: words of rows are loaded, and their bytes go where they are wanted.

Addresses and selectors are made before the loop, in registers that are free there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Final

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.edits import Edits
from isatool.analysis.effects import EXEC
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.loops import Loop, loop_at
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer, Modifier
from isatool.isa import opcodes
from isatool.isa.registers import SGPR_COUNT, VGPR_BASE, VGPR_COUNT, Register, RegisterRange, sgpr, vgpr
from isatool.isa.table import OfTable
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.narrow_words import Word, may_change_lds
from isatool.passes.common.result import TooFewVgprsError
from isatool.passes.lanes.row_words import ALL_BITS, PARTNERS, Address, Crossing, Exchange, Selector

_ALL_LANES: Final = (Modifier("row_mask", 15), Modifier("bank_mask", 15))

_INLINE: Final = 64
"""the largest constant that needs no literal"""


def with_exchanges(
    draft: Draft,
    flow: ControlFlow,
    loop: Loop,
    exchanges: Sequence[Exchange],
    crossings: Sequence[Crossing],
    most: int,
) -> Draft:
    """A draft in which the words of a loop are loaded and exchanged; `flow` is its own. RefusedError if there is no
    place for the code, or if it needs more than `most` VGPRs.
    """
    exec_state = compute_exec_state(flow)
    if loop.entry < 0 or flow.blocks[0].predecessors:
        raise RefusedError("there is no place before its loop")
    place = flow.blocks[loop.entry].last - 1
    if not exec_state.is_full(place) or not exec_state.is_full(0):
        raise RefusedError("lanes may be switched off before its loop")
    target = flow.function.target
    kept = {base for exchange in exchanges if exchange.since < 0 for base, _ in exchange.address.parts}
    kept |= {base for crossing in crossings for base, _ in crossing.rows}
    marked: dict[int, list[AnyInstruction]] = {
        place: [_built(target, opcodes.V_MOV_B32_E32, (base, base)) for base in sorted(kept)]
    }
    for since, address in _changing(exchanges):
        kept = {base for base, _ in address.parts}
        marks = [_built(target, opcodes.V_MOV_B32_E32, (base, base)) for base in sorted(kept)]
        marked.setdefault(since + 1, []).extend(marks)
    wanted: list[tuple[int, Word, Exchange | Crossing]] = []
    wanted += [(exchange.word.use, exchange.word, exchange) for exchange in exchanges]
    wanted += [(crossing.use, word, crossing) for crossing in crossings for word in crossing.words]
    meant: dict[int, Exchange | Crossing] = {}
    for use, word, what in wanted:
        mark = _built(target, opcodes.V_MOV_B32_E32, (word.register, 0))
        marked.setdefault(use, []).append(mark)
        meant[id(mark)] = what
    stay = {id(mark) for marks in marked.values() for mark in marks}  # so that addresses stay
    made = draft.edited(flow, Edits(before={at: tuple(code) for at, code in marked.items()}))
    while True:
        later = made.flow()
        removal = plan_removal(later, lds_loads=True, stay=stay)
        if not removal:
            return _Code(flow, made, later, loop, meant).made(most)
        made = made.edited(later, removal)


def _changing(exchanges: Iterable[Exchange]) -> list[tuple[int, Address]]:
    """The addresses that are made in the loop, each after an instruction, in the order of these."""
    return sorted({(each.since, each.address) for each in exchanges if each.since >= 0})


def _built(
    of: OfTable, name: str, operands: Iterable[Register | int], modifiers: Iterable[Modifier] = ()
) -> Instruction:
    values = [
        RegisterRange(each) if isinstance(each, Register) else Integer(each, hex(each) if each > _INLINE else str(each))
        for each in operands
    ]
    made = Instruction.build(name, values, tuple(modifiers), of=of)
    if made.is_opaque:
        raise RefusedError(f"the chip has no '{made}'")
    return made


class _Code:
    """Puts the code of exchanges in the place of the marks of a draft from which dead loads and moves are gone."""

    def __init__(
        self,
        first: ControlFlow,
        draft: Draft,
        flow: ControlFlow,
        loop: Loop,
        meant: Mapping[int, Exchange | Crossing],
    ) -> None:
        self.first = first
        self.draft = draft
        self.flow = flow
        origins = {new: old for old, new, _ in draft.relation.pairs}
        self.origin = [origins.get(line, -1) for line in flow.lines]
        self.loop = loop_at(flow, *loop.labels)
        marks = [index for index, origin in enumerate(self.origin) if origin < 0]
        inside = [index for index in marks if flow.block_of[index] in self.loop.blocks]
        self.exchanges: list[tuple[int, Exchange]] = []
        self.crossings: dict[Crossing, tuple[int, ...]] = {}
        """those that are wanted, and their marks"""
        for index in inside:
            what = meant.get(id(flow.instructions[index]))
            if isinstance(what, Exchange):
                self.exchanges.append((index, what))
            elif what is not None:
                self.crossings[what] = (*self.crossings.get(what, ()), index)
        own = [index for index, _ in self.exchanges] + [index for both in self.crossings.values() for index in both]
        self.keeping = frozenset(marks) - set(own)
        self.changing: dict[tuple[int, Address], int] = {}
        """addresses that are made in the loop -> where"""
        keeping = iter(sorted(set(inside) - set(own)))
        for each in _changing(exchange for _, exchange in self.exchanges):
            self.changing[each] = min(next(keeping) for _ in {base for base, _ in each[1].parts})
        self.used: set[Register] = set()
        self.before: dict[int, list[AnyInstruction]] = {}
        if len(own) != len(meant) or self.loop.entry < 0:
            raise RefusedError("there is no place before its loop")
        place = flow.blocks[self.loop.entry].last - 1
        before = reachable([self.loop.entry], lambda block: flow.blocks[block].predecessors)
        early = busy = 0
        for index, mask in enumerate(busy_registers(flow)):
            if index == place or flow.block_of[index] in self.loop.blocks:
                busy |= mask
            if flow.block_of[index] in before:
                early |= mask
        vgprs = [vgpr(number) for number in range(VGPR_COUNT)]
        addresses = {(each.since, each.address) for _, each in self.exchanges}
        self.bases = Counter(base for _, address in addresses for base, _ in set(address.parts))
        self.bases.update(base for crossing in self.crossings for base, _ in crossing.rows)
        self.dying = {each for each in vgprs if not busy >> each & 1}
        self.free = [each for each in vgprs if each in self.dying and each not in self.bases]
        idle = [each for each in vgprs if not early >> each & 1 and each not in self.bases]
        self.early = sorted(idle, key=lambda each: each in self.dying)
        """registers that nothing needs up to the loop, those that the loop needs first"""
        self.lane = self._take(self.early)
        self.before[0] = [self._build(opcodes.V_AND_B32_E32, self.lane, len(PARTNERS) * 2 - 1, vgpr(0))]
        self.entry = self.before.setdefault(place, [])
        self.masks: dict[int, Register] = {}
        self.numbers: dict[tuple[int, ...], Register] = {}
        """registers with a number for each lane of a pair or quad"""
        self.temporaries: list[Register] = []

    def made(self, most: int) -> Draft:
        """The draft with the code; RefusedError if it needs more VGPRs than `most`."""
        build = self._build
        selectors: dict[Selector, Register] = {}
        addresses: dict[tuple[int, Address], Register] = {}
        replaced: dict[int, AnyInstruction] = {}
        for selector in dict.fromkeys(selector for _, exchange in self.exchanges for selector in exchange.selectors):
            selectors[selector] = self._take(self.free)
            self._choose(self.entry, selectors[selector], [(None, value) for value in selector])
        for _, exchange in self.exchanges:
            if (exchange.since, exchange.address) not in addresses:
                addresses[exchange.since, exchange.address] = self._address(exchange.since, exchange.address)
        for index, exchange in self.exchanges:
            target, offset = exchange.word.register, exchange.offset
            offsets = (Modifier("offset", offset),) if offset else ()
            load = build(opcodes.DS_LOAD_B32, target, addresses[exchange.since, exchange.address], modifiers=offsets)
            self.before.setdefault(self._earliest(index, target, exchange.word.loads), []).append(load)
            moves = [
                build(
                    opcodes.V_PERM_B32_E64_DPP,
                    *(target, target, target, selectors[selector]),
                    modifiers=(Modifier("quad_perm", partner), *_ALL_LANES),
                )
                for partner, selector in zip(PARTNERS, exchange.selectors, strict=False)
            ]
            self.before.setdefault(index, []).extend(moves[:-1])
            replaced[index] = moves[-1]
        for crossing, marks in self.crossings.items():
            replaced |= self._crossed(crossing, marks)
        needed = max(self.used) - VGPR_BASE + 1
        limit = min(most, VGPR_COUNT)
        if needed > limit:
            raise TooFewVgprsError(needed, limit)
        before = {at: tuple(code) for at, code in self.before.items() if code}
        return self.draft.edited(self.flow, Edits({*self.keeping}, replaced, before))

    def _crossed(self, crossing: Crossing, marks: tuple[int, ...]) -> dict[int, AnyInstruction]:
        """What is in the place of the marks of two words; their loads go up, and the first exchange comes before it."""
        first, second = marks
        one, other = (word.register for word in crossing.words)
        for register, (base, offset) in zip((one, other), crossing.rows, strict=True):
            offsets = (Modifier("offset", offset),) if offset else ()
            load = self._build(opcodes.DS_LOAD_B32, register, base, modifiers=offsets)
            self.before.setdefault(self._earliest(first, register, crossing.loads), []).append(load)
        temporary = self._temporary_inside
        lower, upper = crossing.selectors
        self.before.setdefault(first, []).append(self._build(opcodes.V_PERM_B32, temporary, other, one, lower))
        return {
            first: self._build(opcodes.V_PERM_B32, other, other, one, upper),
            second: self._build(opcodes.V_MOV_B32_E32, one, temporary),
        }

    @cached_property
    def _temporary_inside(self) -> Register:
        return self._take(self.free)

    def _build(self, name: str, *operands: Register | int, modifiers: Iterable[Modifier] = ()) -> Instruction:
        return _built(self.flow.function.target, name, operands, modifiers)

    def _take(self, free: Sequence[Register]) -> Register:
        found = next((each for each in free if each not in self.used), None)
        if found is None:
            raise RefusedError(f"it needs more than the {VGPR_COUNT} VGPRs that there are")
        self.used.add(found)
        return found

    def _mask(self, bit: int) -> Register:
        """A mask of the lanes whose number has a bit; made before the loop."""
        found = self.masks.get(bit)
        if found is None:
            touched = 0
            for effect in self.flow.effects:
                touched |= effect.reads | effect.writes
            numbers = [sgpr(number) for number in range(SGPR_COUNT) if sgpr(number) not in self.masks.values()]
            found = next((each for each in numbers if not touched >> each & 1), None)
            if found is None:
                raise RefusedError("it leaves no SGPR free")
            temporary = self._temporary()
            self.entry.append(self._build(opcodes.V_AND_B32_E32, temporary, 1 << bit, self.lane))
            self.entry.append(self._build(opcodes.V_CMP_NE_U32_E64, found, 0, temporary))
            self.masks[bit] = found
        return found

    def _temporary(self, depth: int = 0) -> Register:
        while len(self.temporaries) <= depth:
            self.temporaries.append(self._take(self.early))
        return self.temporaries[depth]

    def _choose(
        self, code: list[AnyInstruction], target: Register, parts: Sequence[tuple[Register | None, int]]
    ) -> None:
        """Code before the loop for the register plus number of each lane of a pair or quad."""
        half = len(parts) // 2
        if len(set(parts)) == 1:
            code += self._sum(target, parts[0])
            return
        self._choose(code, target, parts[:half])
        if parts[:half] != parts[half:]:
            mask, other = self._mask(half.bit_length() - 1), self._temporary(half.bit_length())
            self._choose(code, other, parts[half:])
            code.append(self._build(opcodes.V_CNDMASK_B32_E64, target, target, other, mask))

    def _sum(self, target: Register, part: tuple[Register | None, int]) -> list[Instruction]:
        base, number = part
        if base is None:
            return [self._build(opcodes.V_MOV_B32_E32, target, number)]
        if number:
            return [self._build(opcodes.V_ADD_NC_U32_E32, target, number, base)]
        return [self._build(opcodes.V_MOV_B32_E32, target, base)] if target != base else []

    def _changing_address(self, at: int, address: Address) -> Register:
        """The same in the loop, before an instruction; what lanes add to their bases is made before the loop."""
        target, code = self._take(self.free), self.before.setdefault(at, [])
        numbers = tuple(number for _, number in address.parts)
        if numbers not in self.numbers:
            self.numbers[numbers] = register = self._take(self.free)
            self.entry.append(self._build(opcodes.V_AND_B32_E32, register, len(numbers) - 1, self.lane))
            self.entry.append(self._build(opcodes.V_MUL_LO_U32, register, register, numbers[1] - numbers[0] & ALL_BITS))
            self.entry += self._sum(register, (register, numbers[0]))
        base, *others = dict.fromkeys(base for base, _ in address.parts)
        for other in others:
            code.append(self._build(opcodes.V_CNDMASK_B32_E64, target, base, other, self._mask(0)))
            base = target
        code.append(self._build(opcodes.V_ADD_NC_U32_E32, target, self.numbers[numbers], base))
        return target

    def _address(self, since: int, address: Address) -> Register:
        """A register with the address at which each lane loads the word of its row."""
        if since >= 0:
            return self._changing_address(self.changing[since, address], address)
        build, step = self._build, address.step
        first = address.parts[0][0]
        self.bases.subtract(base for base, _ in set(address.parts))
        done = {base for base, _ in address.parts if not self.bases[base] and base in self.dying}
        again = step is None and first in {base for base, _ in address.parts[1:]}
        target = first if first in done and not again else self._take(self.free)
        if step is not None:
            temporary = self._temporary()
            self.entry.append(build(opcodes.V_AND_B32_E32, temporary, len(address.parts) - 1, self.lane))
            self.entry.append(build(opcodes.V_MAD_U32_U24, target, temporary, step, first))
        else:
            self._choose(self.entry, target, address.parts)
        self.free += sorted(done - {target})
        return target

    def _earliest(self, index: int, register: Register, loads: Sequence[int]) -> int:
        """The first place to which the load of a word can go up: its register is free from there on, LDS is what it was
        at the loads that it is in the place of, and none of these was made earlier.
        """
        target = 1 << register
        first, last = (self.first.lines[load] for load in (min(loads), max(loads)))
        place, start = index, self.flow.blocks[self.flow.block_of[index]].first
        while place > start:
            effect, origin = self.flow.effects[place - 1], self.origin[place - 1]
            if (effect.reads | effect.writes) & target or effect.writes & EXEC or 0 <= origin < first:
                break
            changes = may_change_lds(self.flow.instructions[place - 1])
            if place - 1 in self.flow.fences or (changes and origin < last):
                break
            place -= 1
        if any(
            self.origin[each] > last and may_change_lds(self.flow.instructions[each]) for each in range(start, place)
        ):
            raise RefusedError("LDS changes before the register of a word is free")
        return place
