"""Which registers are live where, with regard to EXEC: a write in some lanes leaves the old value alive in the others.

For every live register the analysis keeps the set of lanes in which it will be read. A vector write removes the lanes
that are on; a write of one lane, of DPP lanes removes nothing. Scalar registers, VCC, SCC, M0 and EXEC are replaced
whole. The halves of VGPRs that 16-bit results define are followed apart, so that such a write neither keeps nor needs
what nobody reads: the high half of register r is the bit r + 513.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.effects import EVERYTHING, VGPRS, Effects, bits, members
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.lane_presence import lane_presence
from isatool.analysis.lanes import ALL_LANES, NO_LANES, LaneMasks
from isatool.analysis.register_halves import Halves, halves_of
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, Register
from isatool.records import dataclass

Live = dict[int, int]
"""Lane set -> registers that are live in exactly these lanes, as a bit set."""

_NOTHING: Final[Live] = {}
_HIGH: Final = EVERYTHING.bit_length()
_FILE: Final = VGPRS | VGPRS << _HIGH


class Segment(NamedTuple):
    """Consecutive instructions under one mask, summed up: what they read before writing, and what they replace."""

    mask: int
    reads: int
    cross: int
    lanes: int
    whole: int
    renewed: int
    sum: tuple[int, int] | None
    """of a segment that is one wide sum: the high halves of result and addend"""


@dataclass(frozen=True, eq=False)
class Liveness:
    """Bit sets over register codes, by dense instruction index and by block.

    `before[i]`, `after[i]`: live in some lane. `retained[i]`: registers that instruction i writes in some lanes or
    parts while the others are still needed: such a write cannot start a new live range. `read_undef[i]`: registers of
    which instruction i needs no old value although it looks so (LLVM's flag of such definitions): it replaces one half
    and nothing needs the other, or it names them as operands but its lanes keep nothing of them.
    """

    before: tuple[int, ...]
    after: tuple[int, ...]
    retained: tuple[int, ...]
    read_undef: Mapping[int, int]
    block_in: tuple[int, ...]
    block_out: tuple[int, ...]

    @property
    def entry(self) -> tuple[Register, ...]:
        """Registers that the function reads before it writes them (in some lane, on some path)."""
        return tuple(Register(code) for code in members(self.block_in[0])) if self.block_in else ()


@kept
def compute_liveness(flow: ControlFlow) -> Liveness:
    """Liveness of a function. At its end a kernel leaves nothing alive; a function and an unknown jump leave
    everything.
    """
    return _Solver(flow, compute_exec_state(flow)).solve()


@kept
def compute_need(flow: ControlFlow) -> Liveness:
    """Liveness of what may change a result: the high half of an addend is read where the high half of its sum is,
    and a read of the first lane that is on asks for no other lane. Registers without need may still be operands.
    """
    return _Solver(flow, compute_exec_state(flow), needed=True).solve()


class _Solver:
    """Backward fixpoint over the blocks by segment summaries, then one walk over the instructions."""

    def __init__(self, flow: ControlFlow, exec_state: ExecState, needed: bool = False) -> None:
        self.flow = flow
        self.exec_state = exec_state
        self.masks = exec_state.masks
        self.halves = _halved(flow)
        self.effects = _followed(flow, self.halves)
        self.sums = _wide_sums(flow) if needed else {}
        if needed:
            self.effects = _within_exec(flow, self.effects)
        self.empty_edges = self._empty_edges()
        self.at_end = [self._left_alive(block.ending) for block in flow.blocks]

    def solve(self) -> Liveness:
        """Run to the fixpoint; the block order makes loops converge in a few rounds."""
        flow = self.flow
        segments = [list(self._segments(block.first, block.last)) for block in flow.blocks]
        starts: list[Live] = [_NOTHING for _ in flow.blocks]
        pending = dict.fromkeys(reversed(flow.full_order))
        while pending:
            spend()
            block = next(iter(pending))
            del pending[block]
            live = self._end(block, starts)
            for segment in reversed(segments[block]):
                live = self._cross(segment, live)
            live = self._widen(live, self.exec_state.renewed_at_block.get(block, 0))
            if live != starts[block]:
                starts[block] = live
                pending.update(dict.fromkeys(flow.blocks[block].predecessors))
        return self._finish(starts)

    def _left_alive(self, ending: Ending) -> Live:
        if ending in (Ending.RETURN, Ending.UNKNOWN):
            return {ALL_LANES: EVERYTHING | (VGPRS << _HIGH if self.halves else 0)}
        return _NOTHING

    def _end(self, block: int, starts: list[Live]) -> Live:
        live = self.at_end[block]
        empty = self.empty_edges.get(block, -1)
        for position, successor in enumerate(self.flow.blocks[block].successors):
            start = starts[successor]
            if position == empty:
                start = self._outside(start, self.exec_state.at[self.flow.blocks[block].last - 1])
            live = merge(self.masks, live, start)
        return live

    def _outside(self, live: Live, mask: int) -> Live:
        """The part of what is live that does not lie in a set of lanes known to be empty."""
        result: Live = {}
        for needed, registers in live.items():
            rest = self.masks.difference(needed, mask) if registers & _FILE else needed
            if registers & ~_FILE:
                result[needed] = result.get(needed, 0) | registers & ~_FILE
            if rest != NO_LANES and registers & _FILE:
                result[rest] = result.get(rest, 0) | registers & _FILE
        return result

    def _empty_edges(self) -> dict[int, int]:
        """Block -> position of the successor that is only reached with EXEC = 0."""
        found = {}
        for block in self.flow.blocks:
            if len(block.successors) == 2 and self.exec_state.writes_exec:
                row = self.flow.instructions[block.last - 1].row
                if row is not None and row.condition is not None and row.condition[0] == EXEC_LO:
                    found[block.index] = int(row.condition[1])
        return found

    def _segments(self, first: int, last: int) -> Iterator[Segment]:
        """Summaries of a block's instructions in order. A new one begins where EXEC or the meaning of a mask
        changes.
        """
        exec_state, effects = self.exec_state, self.effects
        index = last
        found = []
        while index > first:
            index -= 1
            mask, effect = exec_state.at[index], effects[index]
            reads, cross = effect.reads & ~effect.cross, effect.cross
            lanes, whole = effect.lanes & ~effect.keeps, effect.writes & ~effect.lanes & ~effect.keeps
            renewed, wide = exec_state.renewed.get(index, 0), self.sums.get(index)
            while (
                index > first
                and exec_state.at[index - 1] == mask
                and index - 1 not in exec_state.renewed
                and not wide
                and index - 1 not in self.sums
            ):
                effect = effects[index - 1]
                if mask != ALL_LANES and (cross & effect.lanes or effect.cross):
                    break
                index -= 1
                killed = effect.writes & ~effect.keeps
                reads = reads & ~killed | effect.reads & ~effect.cross
                cross = cross & ~killed | effect.cross
                lanes |= effect.lanes & ~effect.keeps
                whole |= killed & ~effect.lanes
            found.append(Segment(mask, reads, cross, lanes, whole, renewed, wide))
        return reversed(found)

    def _cross(self, segment: Segment, live: Live) -> Live:
        """The registers live before a segment, by those live after it."""
        mask = segment.mask
        scalar = segment.reads & ~_FILE
        live = self._widen(live, segment.renewed)
        reads = segment.reads & ~self._unneeded(live, segment.sum, mask)
        live = _remove(self.masks, live, segment.lanes, mask, segment.whole)
        live = _add(self.masks, live, mask, reads & _FILE)
        return _add(self.masks, live, ALL_LANES, segment.cross | scalar)

    def _unneeded(self, live: Live, wide: tuple[int, int] | None, mask: int) -> int:
        """The high half of an addend if no lane needs that of the sum."""
        if wide is None:
            return 0
        result, addend = wide
        masks = (needed for needed, registers in live.items() if registers & result)
        return 0 if any(self.masks.intersection(needed, mask) != NO_LANES for needed in masks) else addend

    def _widen(self, live: Live, renewed: int) -> Live:
        if not renewed:
            return live
        result: Live = {}
        for mask, registers in live.items():
            wide = self.masks.widen(mask, renewed)
            result[wide] = result.get(wide, 0) | registers
        return result

    def _finish(self, starts: list[Live]) -> Liveness:
        flow = self.flow
        count = len(flow.instructions)
        before, after, retained = [0] * count, [0] * count, [0] * count
        read_undef: dict[int, int] = {}
        ends = []
        for block in flow.blocks:
            live = self._end(block.index, starts)
            ends.append(self._registers(live))
            for index in reversed(block.instructions):
                after[index] = self._registers(live)
                live, kept = self._step(index, live)
                retained[index] = kept
                stays = self.halves[index].stays if index in self.halves else 0
                stays |= bits(flow.instructions[index].uses) & flow.effects[index].writes & ~flow.effects[index].reads
                if stays & ~kept:
                    read_undef[index] = stays & ~kept
                before[index] = self._registers(live)
        return Liveness(
            tuple(before),
            tuple(after),
            tuple(retained),
            read_undef,
            tuple(self._registers(start) for start in starts),
            tuple(ends),
        )

    def _step(self, index: int, live: Live) -> tuple[Live, int]:
        """(live before an instruction, registers it writes whose old value is still needed)."""
        effect, mask = self.effects[index], self.exec_state.at[index]
        if self.exec_state.renewed:
            live = self._widen(live, self.exec_state.renewed.get(index, 0))
        whole = effect.writes & ~effect.lanes & ~effect.keeps
        unneeded = self._unneeded(live, self.sums.get(index), mask)
        live = _remove(self.masks, live, effect.lanes & ~effect.keeps, mask, whole)
        kept = self._registers(live) & self.flow.effects[index].writes
        if effect.reads:
            reads = effect.reads & ~effect.cross & ~unneeded
            live = _add(self.masks, live, mask, reads & _FILE)
            live = _add(self.masks, live, ALL_LANES, effect.cross | reads & ~_FILE)
        return live, kept

    def _registers(self, live: Live) -> int:
        """Every register of which a part is live in some lane."""
        found = union(live)
        return found & EVERYTHING | found >> _HIGH if self.halves else found


def _halved(flow: ControlFlow) -> dict[int, Halves]:
    """Instruction -> the halves that it reads and replaces, for all that name a VGPR with a half that some instruction
    replaces alone.
    """
    keepers = {
        index: halves_of(flow.instructions[index], effect)
        for index, effect in enumerate(flow.effects)
        if effect.keeps & VGPRS
    }
    apart = 0
    for halves in keepers.values():
        apart |= halves.new_low ^ halves.new_high
    if not apart:
        return {}
    return {
        index: keepers.get(index) or halves_of(flow.instructions[index], effect)
        for index, effect in enumerate(flow.effects)
        if (effect.reads | effect.writes) & apart
    }


def _followed(flow: ControlFlow, halves: Mapping[int, Halves]) -> Sequence[Effects]:
    """The effects over registers and, where halves are followed apart, the high halves of VGPRs."""
    if not halves:
        return flow.effects
    found = []
    for index, effect in enumerate(flow.effects):
        half = halves.get(index)
        if half is None:
            new, lanes = effect.writes & ~(effect.keeps & VGPRS), effect.lanes & ~effect.keeps
            high = effect.reads & VGPRS, new & VGPRS, lanes & VGPRS
            low = effect.reads, new, lanes
        else:
            high = half.high, half.new_high, half.new_high & effect.lanes
            low = (
                effect.reads & ~VGPRS | half.low,
                effect.writes & ~VGPRS | half.new_low,
                effect.lanes & (half.new_low | ~VGPRS),
            )
        reads, writes, lanes = (a | b << _HIGH for a, b in zip(low, high, strict=True))
        cross = effect.cross | (effect.cross & VGPRS) << _HIGH
        found.append(Effects(reads, writes, effect.keeps & ~VGPRS, lanes, cross))
    return found


def high_addend(instruction: AnyInstruction) -> Register | None:
    """The register that a 64-bit multiply-add reads for the high half of its result alone."""
    if instruction.operation != Op.MAD64 or len(instruction.operands) < 5:
        return None
    addend = instruction.operands[4].registers
    others = {register for operand in instruction.operands[2:4] for register in operand.registers}
    return addend[1] if len(addend) == 2 and addend[1] not in others else None


def _wide_sums(flow: ControlFlow) -> dict[int, tuple[int, int]]:
    """Multiply-adds of 64 bits that give no carry: the high halves of result and addend, as bit sets."""
    found = {}
    for index, instruction in enumerate(flow.instructions):
        addend = high_addend(instruction)
        if addend is None or not addend.is_vgpr:
            continue
        results = instruction.operands[0].registers
        if flow.effects[index].writes == bits(results) and not instruction.halves[0].modifiers:
            high, read = 1 << results[-1], 1 << addend
            found[index] = (high | high << _HIGH, read | read << _HIGH)
    return found


def _within_exec(flow: ControlFlow, effects: Sequence[Effects]) -> Sequence[Effects]:
    """The effects, in which v_readfirstlane reads no lane that is off where some lane is certainly on."""
    presence = lane_presence(flow)
    found = list(effects)
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation == Op.READFIRSTLANE and presence.at[index]:
            found[index] = replace(effects[index], cross=0)
    return found


def union(live: Live) -> int:
    """Every register that is live in some lane."""
    result = 0
    for registers in live.values():
        result |= registers
    return result


def merge(masks: LaneMasks, a: Live, b: Live) -> Live:
    """Live in either."""
    if not a or a == b:
        return b
    for mask, registers in b.items():
        a = _add(masks, a, mask, registers)
    return a


def _remove(masks: LaneMasks, live: Live, lanes: int, mask: int, whole: int) -> Live:
    """Take out registers written in the lanes of `mask`, and registers written whole."""
    if not live or not (lanes or whole):
        return live
    if mask == ALL_LANES and len(live) == 1:
        ((only, registers),) = live.items()
        left = registers & ~(lanes | whole)
        return {only: left} if left else _NOTHING
    result: Live = {}
    for needed, registers in live.items():
        registers &= ~whole
        hit = registers & lanes
        if hit:
            rest = masks.difference(needed, mask)
            if rest != NO_LANES:
                result[rest] = result.get(rest, 0) | hit
            registers ^= hit
        if registers:
            result[needed] = result.get(needed, 0) | registers
    return result


def _add(masks: LaneMasks, live: Live, mask: int, registers: int) -> Live:
    """Make registers live in the lanes of `mask` too."""
    if not registers or mask == NO_LANES:
        return live
    if mask == ALL_LANES and len(live) <= 1:
        old = live.get(ALL_LANES)
        if old is not None or not live:
            return {ALL_LANES: (old or 0) | registers}
    result: Live = {}
    missing = registers
    for needed, present in live.items():
        both = present & registers
        missing &= ~both
        wide = masks.union(needed, mask) if both else needed
        if both and wide != needed:
            result[wide] = result.get(wide, 0) | both
            present ^= both
        if present:
            result[needed] = result.get(needed, 0) | present
    if missing:
        result[mask] = result.get(mask, 0) | missing
    return result
