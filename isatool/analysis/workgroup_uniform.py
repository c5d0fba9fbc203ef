"""Which branches all waves of a workgroup take alike, and what may run in some of them only.

Alike in all waves are the user SGPRs, workgroup ids and MODE at entry (AMDGPU backend user guide, initial kernel
execution state; MODE is the descriptor's), what is loaded from the kernel arguments, and what is computed from such
values alone. EXEC is a wave's own, but
where it holds all lanes of the launch it is nowhere empty; so a mask that is EXEC or nothing by a common condition is
empty in all waves or in none. What is written in code that only some waves run differs after it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending, reachable
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.effects import EXEC, OPAQUE_EFFECTS, VGPRS, bits, effects_of
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.lane_dependence import COMMON, Held, ValueKind, scalar_kinds
from isatool.analysis.launch_facts import LaunchFacts
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, MODE, SCC, VCC_HI, VCC_LO, Register, sgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.isa.wave import WAVE32
from isatool.records import dataclass, record

_ALL: Final = (1 << 513) - 1
_CONSTANT_MEMORY: Final = ("dispatch_ptr", "kernarg_segment_ptr")
"""pointers to memory that nobody writes while a kernel runs"""
_BY_LANE: Final = frozenset(
    (
        Op.MOV, Op.ADD_NC, Op.SUB_NC, Op.SUBREV_NC, Op.AND, Op.OR, Op.XOR, Op.NOT, Op.LSHLREV, Op.LSHRREV, Op.ASHRREV,
        Op.MUL_LO, Op.MUL24, Op.MAD24, Op.LSHL_ADD, Op.LSHL_OR, Op.ADD_LSHL, Op.AND_OR, Op.ADD3, Op.OR3, Op.BFE,
        Op.MIN, Op.MAX,
    )
)  # fmt: skip
"""operations that give every lane the same result where every lane has the same sources"""
_EVEN: Final = bits(range(0, 513, 2))
"""registers with which pairs begin"""


_WORDS: Final = frozenset(("b32", "u32", "i32"))


def _is_by_lane(half: Instruction) -> bool:
    return half.operation in _BY_LANE and half.type in _WORDS


@record
class _State:
    """Bit sets over register codes. `differs`: waves may hold different values. Of the others, `truth` are 0 or -1.
    `whole`: lane masks that are empty in all waves or in none. In wave64 both speak of pairs: one instruction wrote
    both halves, and each loses the statement when it is written. `pointers`: still hold what the launch put there.
    """

    differs: int
    truth: int
    whole: int
    pointers: int

    def joined(self, other: _State) -> _State:
        """What holds on both of two ways."""
        return _State(
            self.differs | other.differs,
            self.truth & other.truth,
            self.whole & other.whole,
            self.pointers & other.pointers,
        )

    def spoiled(self, registers: int) -> _State:
        """Nothing is known of some registers any more."""
        return _State(
            self.differs | registers, self.truth & ~registers, self.whole & ~registers, self.pointers & ~registers
        )

    def written(self, registers: int) -> _State:
        """Some registers hold new values, alike in all waves."""
        kept = ~registers
        return _State(self.differs & kept, self.truth & kept, self.whole & kept, self.pointers & kept)


@dataclass(frozen=True, eq=False)
class WorkgroupUniformity:
    """`partial[b]`: blocks that some waves may run and others not, because of the branch at the end of block b.
    `differs`: at the start of each block the registers, SCC among them, that waves may hold different values of.
    """

    flow: ControlFlow
    partial: dict[int, frozenset[int]]
    differs: dict[int, int]

    def runs_in_all(self, block: int) -> bool:
        """Whether all waves run a block, as often as each other."""
        return not any(block in region for region in self.partial.values())

    def branch_around(self, index: int) -> int | None:
        """A branch (dense index) because of which only some waves may run an instruction; None if all run it."""
        block = self.flow.block_of[index]
        for source in sorted(self.partial):
            if block in self.partial[source]:
                return self.flow.blocks[source].last - 1
        return None

    def barriers_differ(self) -> str | None:
        """Why the waves of a workgroup may not all run the same barriers, None if they do."""
        for index, instruction in enumerate(self.flow.instructions):
            branch = self.branch_around(index) if instruction.at_barrier else None
            if branch is not None:
                text = f"its test on {self.flow.place(branch)} is not known to be the same in all of them"
                return f"{self.flow.place(index)}: only some waves of a workgroup may come to this barrier: {text}"
        return None


@kept
def analyse_uniformity(flow: ControlFlow, facts: LaunchFacts) -> WorkgroupUniformity:
    """The branches and values in which all waves of a workgroup agree; for kernels whose control flow is followed."""
    return _Solver(flow, facts).solve()


def influence(flow: ControlFlow, block: int) -> frozenset[int]:
    """The blocks after a branch, up to where all ways from it meet again."""
    meeting = flow.postdominators[block]

    def onward(number: int) -> list[int]:
        """Blocks after one, before the meeting."""
        return [after for after in flow.blocks[number].successors if after != meeting]

    return frozenset(reachable(onward(block), onward))


class _Solver:
    def __init__(self, flow: ControlFlow, facts: LaunchFacts) -> None:
        self.flow = flow
        self.facts = facts
        self.exec_state = compute_exec_state(flow)
        self.spoiled = [0] * len(flow.blocks)
        self.wave_size = flow.function.wave_size
        self.vcc = bits((VCC_LO,) if self.wave_size == WAVE32 else (VCC_LO, VCC_HI))

    def solve(self) -> WorkgroupUniformity:
        """Until no further branch turns out to differ between waves."""
        partial: dict[int, frozenset[int]] = {}
        while True:
            differs, ends = self._ends()
            found = [
                block.index
                for block in self.flow.blocks
                if block.index in ends and len(block.successors) > 1 and block.index not in partial
            ]
            found = [block for block in found if not self._is_common(block, ends[block])]
            if not found:
                return WorkgroupUniformity(self.flow, partial, differs)
            for block in found:
                partial[block] = influence(self.flow, block)
                self._spoil(block, partial[block])

    def _ends(self) -> tuple[dict[int, int], dict[int, _State]]:
        """The registers that differ at the start of every reachable block, and the states at the ends."""
        ends: dict[int, _State] = {}

        def end(block: int, start: _State) -> _State:
            """After a block."""
            state = start.spoiled(self.spoiled[block])
            for index in self.flow.blocks[block].instructions:
                state = self._step(index, state)
            ends[block] = state
            return state

        starts = states_at_starts(self.flow, self._entry(), end, _State.joined)
        return {block: state.differs | self.spoiled[block] for block, state in starts.items()}, ends

    def _entry(self) -> _State:
        descriptor = self.facts.descriptor
        if descriptor is None:
            return _State(_ALL, 0, 0, 0)
        common = pointers = 0
        for name, (first, count) in descriptor.user_sgprs.items():
            registers = bits(sgpr(first + k) for k in range(count))
            common |= registers if name in COMMON else 0
            pointers |= registers if name in _CONSTANT_MEMORY else 0
        common |= bits((MODE, *(place.register for place in self.facts.id_places if place is not None)))
        return _State(_ALL & ~common, 0, 0, pointers)

    # -- branches

    def _is_common(self, block: int, state: _State) -> bool:
        """True if all waves that reach the end of a block go on the same way."""
        last = self.flow.blocks[block].last - 1
        row = self.flow.instructions[last].row
        if self.flow.blocks[block].ending is not Ending.CONDITIONAL or row is None or row.condition is None:
            return False
        register, _ = row.condition
        if register == SCC:
            return not state.differs >> SCC & 1
        if register == VCC_LO:
            return not self.vcc & state.differs or not self.vcc & ~state.whole
        return self.exec_state.is_full(last)

    def _spoil(self, block: int, region: frozenset[int]) -> None:
        """Mark what is written after a branch that only some waves take: it differs there and where they meet again."""
        written = self.flow.written(region)
        meeting = self.flow.postdominators[block]
        for place in (*region, *((meeting,) if meeting >= 0 else ())):
            self.spoiled[place] |= written

    # -- instructions

    def _step(self, index: int, state: _State) -> _State:
        instruction, effect = self.flow.instructions[index], self.flow.effects[index]
        writes = effect.writes
        if not writes:
            return state
        if effect is OPAQUE_EFFECTS or index in self.flow.fences:
            return state.spoiled(_ALL)
        if instruction.unit is Unit.VALU:
            after = state
            for half in instruction.halves:  # both read before either writes
                own = effects_of(half)
                is_common = not own.reads & state.differs & ~EXEC
                after = self._vector(index, half, own.writes, is_common, after)
            return after
        if instruction.unit is Unit.SALU and not instruction.reads_state:
            return self._scalar(index, instruction, state)
        if instruction.unit is Unit.SMEM and self._is_constant(instruction, state):
            return state.written(writes)
        return state.spoiled(writes)

    def _vector(self, index: int, half: Instruction, writes: int, is_common: bool, state: _State) -> _State:
        """Lanes that compute from common values get common results; a mask of them is EXEC or nothing."""
        plain = half.form is not None and not half.form.dpp
        if not (plain and is_common and self.exec_state.is_full(index)) or writes & EXEC:
            return state.spoiled(writes)
        if half.operation == Op.READFIRSTLANE or _is_by_lane(half):
            return state.written(writes)
        state = state.spoiled(writes)
        row = half.row
        if row is not None and row.is_comparison and not row.writes_exec and not writes & VGPRS:
            return replace(state, whole=state.whole | writes)
        return state

    def _scalar(self, index: int, instruction: AnyInstruction, state: _State) -> _State:
        effect = self.flow.effects[index]
        after = state.spoiled(effect.writes) if effect.reads & state.differs else state.written(effect.writes)
        words, masks = scalar_kinds(instruction, self._held(index, state))
        after = after.written(bits(register for register, kind in words.items() if kind & ValueKind.SAME))
        for register, kind in masks.items():
            pair = bits(Register(register + place) for place in range(self.wave_size // WAVE32)) & ~EXEC
            after = replace(
                after,
                truth=after.truth | (pair if kind & ValueKind.SAME else 0),
                whole=after.whole | (pair if kind & ValueKind.WHOLE else 0),
            )
        return after

    def _held(self, index: int, state: _State) -> Held:
        """What scalars hold, as one instruction finds them: of masks 0 and -1, and EXEC or nothing in all waves."""
        truth, whole = state.truth & ~state.differs, state.whole
        if self.wave_size > WAVE32:
            truth, whole = (mask & mask >> 1 & _EVEN for mask in (truth, whole))
        if self.exec_state.is_full(index):
            whole |= 1 << EXEC_LO
        return Held(self.wave_size, _ALL & ~state.differs, truth | whole, whole)

    def _is_constant(self, instruction: AnyInstruction, state: _State) -> bool:
        """True for loads of kernel arguments and of the dispatch packet at places that are alike in all waves."""
        if (
            instruction.operation != Op.LOAD
            or instruction.space is not AddressSpace.SCALAR
            or len(instruction.operands) < 2
        ):
            return False
        base = bits(instruction.operands[1].registers)
        others = bits(register for operand in instruction.operands[2:] for register in operand.registers)
        return bool(base) and not base & ~state.pointers and not others & state.differs
