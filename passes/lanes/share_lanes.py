"""share-lanes: lanes that load the same words from LDS load a part each and pass it on.

Where the four lanes of a quad (two, of a pair) load the same 16 (8) bytes, each loads one word, and moves with DPP give
every lane all of them. LDS returns a quarter (half) of the bytes; the moves cost issues of the VALU, which VOPDs, WMMA
and packed operations cannot take over, as they have no DPP (RDNA3 ISA guide 7.6, 7.7). So loads are converted in their
order for as long as the cycle model gains: where LDS bounds a loop, some of them level LDS and VALU.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from isatool.analysis.affine import Affine
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import bits
from isatool.analysis.lane_addresses import split_lanes
from isatool.analysis.launch_facts import work_item_place
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.analysis.loops import Loop
from isatool.analysis.memory.order import AccessClass, access_in
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.registers import VGPR_BASE, VGPR_COUNT, Register, RegisterRange, vgpr
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.draft import Draft
from isatool.passes.common.followed import followed
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, TooFewVgprsError
from isatool.passes.lanes.options import ShareLanes
from isatool.progress import doing
from isatool.records import record

LEAST: Final = 0.01
"""part of the cycles that has to go"""
STEPS: Final = 8
"""numbers of loads that are tried"""
_ALL_LANES: Final = (Modifier("row_mask", 15), Modifier("bank_mask", 15))


def run(options: ShareLanes, function: Function, context: Context) -> PassResult:
    """The kernel with words that lanes share, or the input and why."""
    return _Sharing(options, function, context, Draft.of(function)).result()


class _Load(NamedTuple):
    """A load that lanes share: its instruction, words, base register, and where its first word is used."""

    at: int
    words: int
    base: Register
    use: int


@record
class _Registers:
    """The lane's number within its quad or pair, by words, and addresses with it, by words and base."""

    lanes: dict[int, Register]
    addresses: dict[tuple[int, Register], Register]


class _Sharing:
    """The pass on one kernel."""

    def __init__(self, options: ShareLanes, function: Function, context: Context, draft: Draft) -> None:
        self.options = options
        self.function = function
        self.context = context
        self.draft = draft
        self.flow: ControlFlow = draft.flow()
        self.modelled = replace(ModelledKernel.of(function), fresh_hints=True)

    def result(self) -> PassResult:
        """The number of shared loads that the model calls fastest; RefusedError where none gains."""
        loop = self.modelled.heaviest()
        if loop is None:
            raise RefusedError("it has no loop")
        loads = self._loads(loop)
        if not loads:
            raise RefusedError("no load of its heaviest loop reads the same words of LDS in neighbouring lanes")
        before = self.modelled.simulate(loop).cycles_per_turn
        tried: list[tuple[float, int, Draft]] = []
        for counts in self._numbers(len(loads)):
            for count in counts:
                doing(f"{count} of {len(loads)} shared loads", len(tried) + 1, STEPS)
                made = self._shared(loop, loads[:count])
                tried.append((cycles_of(made.function, self.flow, loop), count, made))
            if min(tried, key=lambda each: each[:2])[0] >= before:
                break  # neither half of them nor all gain
        after, count, best = min(tried, key=lambda each: each[:2])
        facts = {"loads": count, "of": len(loads), "cycles before": round(before), "cycles after": round(after)}
        cycles = f"{before:.0f} cycles per iteration become {after:.0f} (model)"
        text = f"{count} of {len(loads)} loads that lanes share: {cycles}"
        if after > (1 - LEAST) * before and not self.options.loads:
            raise RefusedError(f"the cycle model finds no gain: {text}", facts=facts)
        report = PassReport(self.options.name, self.function, statistics={**facts})
        report.about(text, self.flow.lines[self.flow.blocks[loop.header].first], facts)
        return report.changed(best)

    def _numbers(self, most: int) -> tuple[list[int], ...]:
        """How many loads to share: half of them and all, then what lies between, if these are worth it."""
        if self.options.loads:
            return ([min(self.options.loads, most)],)
        ends = {-(-most // 2), most}
        return sorted(ends), sorted({-(-most * step // STEPS) for step in range(1, STEPS)} - ends)

    # -- which loads

    def _loads(self, loop: Loop) -> list[_Load]:
        affine = followed(self.function, self.context.assumptions, self.flow)
        liveness = compute_liveness(self.flow)
        found = (self._load(affine, liveness, index) for index in self.flow.inside(sorted(loop.blocks)))
        return [load for load in found if load is not None]

    def _load(self, affine: Affine, liveness: Liveness, index: int) -> _Load | None:
        instruction = self.flow.instructions[index]
        if not isinstance(instruction, Instruction) or index in self.flow.kept or index in self.flow.fences:
            return None
        if access_in(self.flow, index) is not AccessClass.LDS_LOAD:
            return None
        accesses = affine.accesses.get(index, ())
        values = [operand.value for operand in instruction.operands[:2]]
        if len(accesses) != 1 or accesses[0].address is None or len(instruction.operands) != 2:
            return None
        (access,) = accesses
        result, base = values
        if not isinstance(result, RegisterRange) or not isinstance(base, RegisterRange):
            return None
        words = result.count
        if words not in (2, 4) or access.size != 4 * words or access.address is None:
            return None
        split = split_lanes(affine.atoms, access.address)
        if split is None:
            return None
        for atom in split[1].atoms():
            place = work_item_place(affine.atoms[atom])
            if place is not None and place[0] == 0 and 1 << place[1] < words:
                return None
        use = self._use(liveness, index, bits(result.registers))
        return None if use is None else _Load(index, words, base.first, use)

    def _use(self, liveness: Liveness, index: int, written: int) -> int | None:
        """The first instruction that uses a result, where it is used in this block alone."""
        block = self.flow.block_at(index)
        first = None
        open_words = written
        for place in range(index + 1, block.last):
            effect = self.flow.effects[place]
            if effect.reads & written and first is None:
                first = place
            if effect.writes & open_words:
                if first is None:
                    return None  # written while it is loaded, or never used
                open_words &= ~effect.writes
            if place in self.flow.fences:
                return None
        if first is None or liveness.block_out[block.index] & open_words:
            return None
        return first

    # -- code

    def _shared(self, loop: Loop, loads: Sequence[_Load]) -> Draft:
        before: dict[int, list[AnyInstruction]] = {}
        replaced: dict[int, AnyInstruction] = {}
        registers = self._registers(loop, loads, before)
        for load in loads:
            instruction = self.flow.instructions[load.at]
            assert isinstance(instruction, Instruction)
            result = instruction.operands[0].registers
            part = result[-1]
            address = registers.addresses[load.words, load.base]
            build = self.flow.function.build
            replaced[load.at] = build(opcodes.DS_LOAD_B32, part, address, modifiers=instruction.modifiers)
            moves = before.setdefault(load.use, [])
            for word, register in enumerate(result):
                lanes = (word,) * 4 if load.words == 4 else (word, word, word + 2, word + 2)
                modifiers = Modifier("quad_perm", lanes), *_ALL_LANES
                moves.append(build(opcodes.V_MOV_B32_DPP, register, part, modifiers=modifiers))
        edits = Edits(replaced=replaced, before={at: tuple(code) for at, code in before.items()})
        return self.draft.edited(self.flow, edits)

    def _registers(self, loop: Loop, loads: Sequence[_Load], before: dict[int, list[AnyInstruction]]) -> _Registers:
        """Code at the entry, and before the loop or the loads, for addresses with the lane's number in them."""
        busy = 0
        for mask in busy_registers(self.flow):
            busy |= mask
        limit = min(self.context.vgpr_limit, VGPR_COUNT)
        free = [Register(code) for code in range(VGPR_BASE, VGPR_BASE + VGPR_COUNT) if not busy >> code & 1]

        def take() -> Register:
            if not free:
                raise RefusedError(f"it needs more than the {VGPR_COUNT} VGPRs that there are")
            return free.pop(0)

        if loop.entry < 0 or self.flow.blocks[0].predecessors:
            raise RefusedError("there is no place before its loop")
        place = self.flow.blocks[loop.entry].last - 1
        changing = self.flow.written(loop.blocks) | self.flow.effects[place].writes
        found = _Registers({}, {})
        for load in loads:
            words, base = load.words, load.base
            if words not in found.lanes:
                found.lanes[words] = lane = take()
                code = self.flow.function.build(opcodes.V_AND_B32_E32, lane, words - 1, vgpr(0))
                before.setdefault(0, []).append(code)
            is_new = (words, base) not in found.addresses
            if is_new:
                found.addresses[words, base] = take()
            if is_new or changing >> base & 1:
                address, lane = found.addresses[words, base], found.lanes[words]
                code = self.flow.function.build(opcodes.V_LSHL_ADD_U32, address, lane, 2, base)
                before.setdefault(load.at if changing >> base & 1 else place, []).append(code)
        needed = max((*found.lanes.values(), *found.addresses.values()), default=VGPR_BASE) - VGPR_BASE + 1
        if needed > limit:
            raise TooFewVgprsError(needed, limit)
        return found


def cycles_of(function: Function, flow: ControlFlow, loop: Loop) -> float:
    """Cycles of an iteration of all waves, by the model, of the loop in a rewritten kernel."""
    modelled = replace(ModelledKernel.of(function), fresh_hints=True)
    line = flow.line_number(flow.blocks[loop.header].first)
    for each in modelled.forest.loops:
        header = modelled.flow.blocks[each.header]
        if set(header.labels) & set(loop.labels) or modelled.flow.line_number(header.first) == line:
            return modelled.simulate(each).cycles_per_turn
    raise RefusedError("its loop is not found again")
