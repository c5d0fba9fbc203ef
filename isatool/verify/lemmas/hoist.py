"""The proof that code which follows a region of a program may come before it: loads of a loop's next iteration.

In the first program control passes through a region (any blocks, loops included) and then comes to some code, which is
loop-free: arithmetic, branches and loads. In the second the code comes first, and each way out of it has a copy of the
region. Where nothing that one of them writes is read or kept by the other, executing both in either order leaves the
same registers, and the code makes the same loads in the same lanes. The rest of both programs unfolds alike.

What a load brings is what it would have brought after the region: the region stores nothing to that memory, and where
it has barriers, at which other waves' stores become visible, no wave of the workgroup has stored anything yet.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.affine import analyse_affine
from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.counters import issue_of, wait_of
from isatool.analysis.delays import counters_of
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, bits, members
from isatool.analysis.exec_state import restores_exec
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.trip_counts import iteration_bound
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.program import Function
from isatool.isa.cache_policy import Caches
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.registers import MODE, NULL, Register
from isatool.isa.table import AddressSpace, Unit
from isatool.records import dataclass, record
from isatool.semantics.effects import Branch, Load, Require
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS, unnamed
from isatool.verify.lemma import Granted, Lemma
from isatool.verify.memory_order import Mobility, may_signal, place_of
from isatool.verify.other_waves import other_waves, waves_part
from isatool.verify.structural.comparable import comparable, place_at
from isatool.verify.structural.idle_lanes import idle_reads
from isatool.verify.structural.unfolding import (
    OUTSIDE,
    LockstepJump,
    differ,
    followed,
    next_pairs,
    require_walk,
    unfold_to,
)
from isatool.verify.verdict import PROVED, CutPoint, NotShownError, Verdict

_MOST_WAYS: Final = 64
"""ways through the code that is moved; each has a copy of the region, so there are few"""
_MOVED: Final = REGISTERS | {Load, Require, Branch}
_PASSED: Final = REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Require}
"""kinds of effects of the code that moves and of the region; what is required is required of registers that neither has
from the other
"""
_DROPPED: Final = (Caches.UNIT, Caches.ARRAY)
_OWN_MEMORY: Final = (AddressSpace.LDS, AddressSpace.SCRATCH)
"""memory of which vector loads of global memory see nothing"""


@record
class Hoisted(Lemma):
    """Code that follows a region comes before it, and each way out of the code has a copy of the region.

    The code may be the loads of a loop's next iteration. `region` and `code` are the places of the program before at
    which the region and the code after it begin, `ends` those at which the code ends on each way through it; `second`
    is the place of the program after at which the code begins. Shown from the texts: both unfold alike up to there,
    through the code, through every copy of the region and from the ends on; neither the region nor the code reads what
    the other writes, and what both write is not read afterwards; the region's loops are bounded, it has no vector
    memory access, and if it has barriers no wave has stored to memory before. EXEC is the same at the end of the code
    as at its start, as it is restored from what `s_and_saveexec` saved.
    """

    about = "the code moved ahead"
    region: CutPoint
    code: CutPoint
    second: CutPoint
    ends: tuple[CutPoint, ...]

    def show(self, before: Function, after: Function, _granted: Granted) -> Verdict:
        """Proved, if the walk comes through."""
        flows, _ = comparable(before, after)
        move = _Move(*flows, self)
        require_walk(*flows, cut=move.start, jumps=move.jumps)
        return Verdict(PROVED)


class _Way(NamedTuple):
    """One way through the code: where it ends in both programs, and its instructions in the first."""

    end: int
    second: int
    code: tuple[int, ...]


class _Move:
    """Both programs with the places of a move."""

    def __init__(self, first: ControlFlow, second: ControlFlow, hoist: Hoisted) -> None:
        self.first = first
        self.second = second
        self.region, self.code, *ends = (place_at(first, point) for point in (hoist.region, hoist.code, *hoist.ends))
        self.ends = frozenset(ends)
        self.start = (self.region, place_at(second, hoist.second))

    def jumps(self) -> Iterator[LockstepJump]:
        """The ways through region and code in the first program: those through code and copy in the second."""
        inside = self._inside()
        ways = list(self._ways())
        independent = _Independent(self.first, inside, self.region)
        independent.require_plain_region()
        self._require_end(inside)
        loads = [independent.require_way(way.code) for way in ways]
        if any(loads):
            self._require_memory_unchanged(inside)
        for way in ways:
            conflicts = independent.conflicts(way.code)
            for place in unfold_to(self.first, self.second, (self.region, way.second), self.code):
                self._require_dead(conflicts, way.end, place)
                executed = len(way.code) + bool(inside)
                yield LockstepJump((way.end, place), (executed, executed))

    def _inside(self) -> frozenset[int]:
        """The instructions of the region: all that control can come to before it comes to the code."""
        found: set[int] = set()
        waiting = [self.region]
        while waiting:
            spend(INSTRUCTION)
            index = followed(self.first, waiting.pop())
            if index == self.code or index in found:
                continue
            if index == OUTSIDE:
                raise NotShownError("the region runs in a circle or off the program's end")
            found.add(index)
            onward = [place for place, _ in next_pairs(self.first, self.first, (index, index))]
            if not onward:
                raise NotShownError(f"{self.first.place(index)}: the program ends before it comes to the code")
            waiting += onward
        return frozenset(found)

    def _ways(self) -> Iterator[_Way]:
        """Every way through the code, which is the same in both programs."""
        waiting: list[tuple[int, int, tuple[int, ...]]] = [(self.code, self.start[1], ())]
        count = 0
        while waiting:
            spend(INSTRUCTION)
            a, b, behind = waiting.pop()
            pair = followed(self.first, a), followed(self.second, b)
            if OUTSIDE in pair:
                raise NotShownError("the code runs in a circle or off the program's end")
            if pair[0] in self.ends:
                count += 1
                if count > _MOST_WAYS:
                    raise NotShownError("there are too many ways through the code")
                yield _Way(pair[0], pair[1], behind)
                continue
            if pair[0] in behind:
                raise NotShownError(f"{self.first.place(pair[0])}: the code has a loop")
            reason = differ(self.first, self.second, pair)
            onward = next_pairs(self.first, self.second, pair)
            if reason or not onward:
                raise NotShownError(reason or "the program ends before the code does")
            waiting += [(one, other, (*behind, pair[0])) for one, other in onward]

    def _require_dead(self, conflicts: int, end: int, place: int) -> None:
        """Registers that code and region both write are not read any more after both."""
        for flow, index in ((self.first, end), (self.second, followed(self.second, place))):
            if index == OUTSIDE:
                raise NotShownError("the second program runs off its end")
            alive = (compute_liveness(flow).before[index] | idle_reads(flow)) & conflicts
            for code in members(alive):
                raise NotShownError(f"{Register(code).name} is written by the code and by what it passes")

    def _require_memory_unchanged(self, inside: frozenset[int]) -> None:
        """Nobody stores to memory, as far as a load in the code could tell, while a wave is in the region.

        Within the region this wave does not store. Stores of other waves get visible at barriers, or at invalidations
        after them, to which they come with this wave: then no wave may have stored before. Where waves part, another
        one may have come to its barrier, or its end, by any instruction.
        """
        instructions = self.first.instructions
        if not any(instructions[index].at_barrier or instructions[index].invalidated in _DROPPED for index in inside):
            return
        if may_signal(self.first):
            raise NotShownError("waves may tell each other by other means than barriers that they have stored")
        parted = waves_part(self.first)
        for index in range(len(instructions)) if parted else self._before(inside):
            instruction = instructions[index]
            if _may_store(instruction):
                raise NotShownError(
                    f"{self.first.place(index)}: a store that may come before a barrier which the loads pass"
                )

    def _before(self, inside: frozenset[int]) -> list[int]:
        """The instructions that may be executed before control leaves the region, its own among them."""
        flow = self.first
        own = {flow.block_of[index] for index in inside}
        return flow.inside(sorted(reachable(own, lambda block: flow.blocks[block].predecessors)))

    def _require_end(self, inside: frozenset[int]) -> None:
        """Every loop in the region ends, and waits for nobody: its iterations are bounded by what it counts."""
        flow = self.first
        blocks = {flow.block_of[index] for index in inside}
        forest = find_loops(flow)
        if forest.irreducible & blocks:
            raise NotShownError("control enters a loop at several places")
        around = {flow.block_of[index] for index in (self.code, *self.ends)}
        own = [loop for loop in forest.loops if loop.header in blocks and not around & loop.blocks]
        affine = analyse_affine(flow.function) if own else None
        for loop in own:
            assert affine is not None
            view = affine.views[loop.header]
            counter = affine.iteration(loop.index)
            bound = iteration_bound(loop, counter, affine.conditions, flow, view)
            if loop.index not in affine.trips and bound is None:
                raise NotShownError(f"{flow.place(flow.blocks[loop.header].first)}: this loop may not end")
        self._require_no_other_loop(inside, own)

    def _require_no_other_loop(self, inside: frozenset[int], bounded: Sequence[Loop]) -> None:
        """Without the jumps back to the headers of bounded loops no path through the region comes to a place twice: a
        loop around the code may have latches before it, which no bound of the region's own loops is about.
        """
        flow = self.first
        headers = [(followed(flow, flow.blocks[loop.header].first), loop.blocks) for loop in bounded]
        onward: dict[int, list[int]] = {}
        waiting = dict.fromkeys(inside, 0)
        for index in inside:
            after = [followed(flow, place) for place, _ in next_pairs(flow, flow, (index, index))]
            block = flow.block_of[index]
            onward[index] = [
                place
                for place in after
                if place in inside and not any(place == header and block in blocks for header, blocks in headers)
            ]
            for place in onward[index]:
                waiting[place] += 1
        free = [index for index, before in waiting.items() if not before]
        while free:
            index = free.pop()
            del waiting[index]
            for place in onward[index]:
                waiting[place] -= 1
                if not waiting[place]:
                    free.append(place)
        if waiting:
            raise NotShownError(f"{flow.place(min(waiting))}: this loop may not end")


@dataclass(frozen=True, eq=False)
class _Independent:
    """The registers of a region, and whether code may come before it."""

    flow: ControlFlow
    inside: frozenset[int]
    region: int

    def require_plain_region(self) -> None:
        """The region holds arithmetic, LDS accesses, scalar loads, waits, barriers and branches."""
        for index in sorted(self.inside):
            instruction = self.flow.instructions[index]
            if not self._is_known(index) or not _may_be_passed(instruction):
                raise NotShownError(f"{self.flow.place(index)}: '{instruction}' is passed by the code")
        reason = unnamed(self.flow, _PASSED, sorted(self.inside))
        if reason:
            raise NotShownError(reason)

    def require_way(self, code: Sequence[int]) -> bool:
        """Whether a way through the code has loads; NotShownError if it may not come before the region."""
        loads = 0
        off = lanes_off(self.flow, code)
        for index in code:
            instruction, effect = self.flow.instructions[index], self.flow.effects[index]
            is_load = _is_plain_load(instruction, effect.writes)
            if not self._is_known(index) or not (is_load or _is_plain(instruction)) or wait_of(instruction) is not None:
                raise NotShownError(f"{self.flow.place(index)}: '{instruction}' does not move")
            if effect.writes & (1 << MODE | (0 if off is not None else EXEC)):
                raise NotShownError(f"{self.flow.place(index)}: '{instruction}' changes what others do")
            if is_load and effect.writes & (self._reads | self._writes):
                raise NotShownError(f"{self.flow.place(index)}: the result of '{instruction}' is used in between")
            loads += is_load
        reason = unnamed(self.flow, _MOVED, code)
        if reason:
            raise NotShownError(reason)
        reads, crossed = _exposed(self.flow, code, off or frozenset())
        writes = self._written(code) & ~EXEC  # which it leaves as it was, or does not write
        for wrong in (reads & self._writes, writes & self._exposed, crossed & self._writes, writes & self._crossed):
            for register in members(wrong):
                raise NotShownError(
                    f"{Register(register).name} is written by one of code and region, and read by the other"
                )
        return loads > 0

    def conflicts(self, code: Sequence[int]) -> int:
        """Registers that both write."""
        return self._written(code) & ~EXEC & self._writes

    def _written(self, code: Sequence[int]) -> int:
        writes = 0
        for index in code:
            writes |= self.flow.effects[index].writes
        return writes

    def _is_known(self, index: int) -> bool:
        flow, others = self.flow, other_waves(self.flow)
        if index in others.fixed or index in others.acquired:
            return False  # other waves may notice when it is executed
        return not (index in flow.fences and index not in flow.kept) and flow.effects[index] is not OPAQUE_EFFECTS

    @cached_property
    def _writes(self) -> int:
        return self._written(sorted(self.inside))

    @cached_property
    def _reads(self) -> int:
        reads = 0
        for index in self.inside:
            reads |= self.flow.effects[index].reads
        return reads

    @cached_property
    def _crossed(self) -> int:
        crossed = 0
        for index in self.inside:
            crossed |= self.flow.effects[index].cross
        return crossed

    @cached_property
    def _exposed(self) -> int:
        """Registers that the region reads before it writes them, on some path. Where it writes EXEC, no vector write
        counts; the code then has no vector instruction, since that reads EXEC.
        """
        flow = self.flow
        vectors = VGPRS if self._writes & EXEC else 0
        before: dict[int, int] = dict.fromkeys(self.inside, 0)
        changed = True
        while changed:
            changed = False
            for index in sorted(self.inside, reverse=True):
                spend()
                after = 0
                for place, _ in next_pairs(flow, flow, (index, index)):
                    after |= before.get(followed(flow, place), 0)
                effect = flow.effects[index]
                alive = effect.reads | after & ~(effect.writes & ~effect.keeps & ~vectors)
                changed = changed or alive != before[index]
                before[index] = alive
        return before.get(self.region, 0)


def _exposed(flow: ControlFlow, code: Sequence[int], off: Container[int]) -> tuple[int, int]:
    """Registers that straight code reads before it writes them; VGPRs that it reads in lanes that may be off. What it
    writes with lanes switched `off` counts as not written: the others keep what they had.
    """
    reads = written = crossed = 0
    for index in code:
        effect = flow.effects[index]
        reads |= effect.reads & ~written
        written |= effect.writes & ~effect.keeps & ~(VGPRS if index in off else 0)
        crossed |= effect.cross
    return reads, crossed


def lanes_off(flow: ControlFlow, code: Iterable[int]) -> frozenset[int] | None:
    """The instructions of straight code from an `s_and_saveexec` to the instruction that restores EXEC; None if EXEC
    may differ between start and end.
    """
    found: list[int] = []
    saved: list[tuple[Register, ...]] = []
    for index in code:
        instruction, writes = flow.instructions[index], flow.effects[index].writes
        if saved and restores_exec(instruction, saved[-1]):
            saved.pop()
        elif instruction.operation == Op.AND_SAVEEXEC and instruction.unit is Unit.SALU:
            saved.append(instruction.operands[0].registers)
            if any(_overlap(saved[-1], other) for other in saved[:-1]) or bits(saved[-1]) & EXEC:
                return None
        elif writes & EXEC or any(writes & bits(registers) for registers in saved):
            return None
        if saved:
            found.append(index)
    return None if saved else frozenset(found)


def _overlap(one: Iterable[Register], other: Container[Register]) -> bool:
    return any(register in other for register in one)


def _is_plain_load(instruction: AnyInstruction, writes: int) -> bool:
    """True for a plain vector load of global memory, which returns in order with its like."""
    issue = issue_of(instruction, writes)
    if issue is None or issue.queues != (Queue.LOAD,) or instruction.unit is not Unit.VMEM:
        return False
    return place_of(instruction) == (Mobility.LOAD, "global")


def _is_plain(instruction: AnyInstruction) -> bool:
    """True for arithmetic, direct branches and hints."""
    if instruction.reads_state or instruction.writes_state:
        return False
    if branch_target(instruction) is not None:
        return not instruction.is_call
    return instruction.unit in (Unit.VALU, Unit.SALU) or instruction.is_hint


def _may_be_passed(instruction: AnyInstruction) -> bool:
    """True for what a load may come before as far as memory goes."""
    wait = wait_of(instruction)
    if wait is not None:
        return not any(register != NULL for register in instruction.uses)
    if instruction.at_barrier or instruction.invalidated in _DROPPED or _is_plain(instruction):
        return True
    place, memory = place_of(instruction)
    if place is Mobility.FIXED or instruction.unit not in (Unit.LDS, Unit.SMEM):
        return False
    form = instruction.form
    if form is None:
        return memory != "global" or place is Mobility.LOAD
    of = counters_of(instruction).of
    return not {of[Queue.LOAD], of[Queue.STORE]} & set(form.counters) and (memory != "global" or place is Mobility.LOAD)


def _may_store(instruction: AnyInstruction) -> bool:
    """True unless an instruction certainly stores nothing to memory that a vector load reads."""
    if instruction.at_barrier or instruction.invalidated in _DROPPED or instruction.is_dual or instruction.is_wait:
        return False
    row = instruction.row
    if row is None:
        return True
    return bool(row.may_store or row.is_atomic) and row.space not in _OWN_MEMORY
