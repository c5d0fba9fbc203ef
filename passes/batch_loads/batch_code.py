"""The code of batch-loads for one loop: guard and set-up where it is entered, accesses with scalar bases, steps.

It is long because guard, set-up and accesses take registers and values from one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Bounds
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import SGPRS, VGPRS
from isatool.analysis.lane_values import Condition
from isatool.analysis.liveness import Liveness, compute_liveness
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import ONE, ZERO, Polynomial, variable
from isatool.analysis.trip_counts import below_zero
from isatool.diagnostics import RefusedError
from isatool.ir.code import CannotComputeError, Code, short
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import opcodes
from isatool.isa.registers import SCC, SGPR_COUNT, VGPR_BASE, VGPR_COUNT, Register, RegisterRange, sgpr, vgpr
from isatool.isa.table import Unit
from isatool.passes.batch_loads.held_pointers import HeldPointers, loads_early
from isatool.passes.batch_loads.lane_offsets import LaneOffsets
from isatool.passes.batch_loads.running_bases import RunningBases
from isatool.passes.common.draft import Draft
from isatool.passes.common.fold_offsets import GLOBAL_REACH
from isatool.passes.common.guards import Guard
from isatool.passes.common.kept_inputs import KeptInputs
from isatool.passes.common.load_groups import GlobalAccess, Split, with_scalar_base
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.synthesis import (
    OutOfRegistersError,
    PartOfPool,
    Pool,
    ScalarCode,
    VectorCode,
    Word,
    add,
    held_words,
    high_half,
    low_half,
    subtract,
    undone_on_failure,
)
from isatool.passes.common.versions import entering_block, with_original
from isatool.records import dataclass, record
from isatool.rewriting.body import Body, Place, require_plain
from isatool.rewriting.registers import spare
from isatool.rewriting.text import written

RUNNING: Final = "r"
"""the scheme in which bases are computed on the way"""
_WORD: Final = 1 << 32
_STEPS_BY_VALU: Final = 4
"""as many base pairs as one VALU addition to their common lane offset is worth"""


@dataclass
class BatchPlan:
    """What is to be done with a loop. `bounds` must hold on the path with scalar bases."""

    affine: Affine
    loop: Loop
    splits: tuple[Split, ...]
    bounds: Bounds
    scheme: str
    unconditional: bool
    counting: frozenset[int] = frozenset()
    """inputs that bound numbers of iterations, if these are needed"""
    reuse: bool = False
    """whether SGPRs that hold nothing while the loop runs may be taken, not only those that nothing touches"""

    @cached_property
    def views(self) -> tuple[Arithmetic, ...]:
        """Arithmetic under the bounds, by block."""
        return self.affine.views_under(self.bounds)


@record
class _Family:
    """Accesses whose bases advance together: same pointer, same step."""

    step: Polynomial
    splits: tuple[Split, ...]


@record
class _Assigned:
    """The registers of one access: base pair, lane offset, immediate."""

    access: GlobalAccess
    base: RegisterRange
    lanes: RegisterRange
    offset: int


class Batch:
    """Rewrites one loop of a draft. Afterwards `placeholders` are the VGPRs it took, high ones that may be lowered."""

    def __init__(self, draft: Draft, plan: BatchPlan) -> None:
        self.draft = draft
        self.plan = plan
        self.flow: ControlFlow = plan.affine.flow
        self.loop = plan.loop
        self.before: dict[int, list[AnyInstruction]] = {}
        """new code by the instruction before which it is"""
        self.replaced: dict[int, AnyInstruction] = {}
        self.liveness: Liveness = compute_liveness(self.flow)
        above = spare(self.flow, SGPRS)
        self.unused = above[len(above) % 2 :]  # from an even one on, where pairs begin
        self.reused = self._idle() if plan.reuse else []
        self.sgprs = Pool([*self.reused, *self.unused])
        self.vgprs = Pool([*spare(self.flow, VGPRS), *(self._idle_at_entry() if plan.reuse else ())])
        self.advancing: set[Register] = set()
        self.kept = KeptInputs(plan.affine, PartOfPool(self.sgprs, frozenset(self.unused)))
        self.left = 0
        """accesses that keep their pairs of VGPRs, for want of SGPRs"""
        self.guard = Guard(self.flow.function, plan.affine.views[plan.loop.header], self._held_input)
        self.forward: tuple[Instruction, ...] = ()
        self.on_the_way: dict[int, list[Instruction]] = {}
        """what computes bases in the loop, by the instruction before which it is"""
        self.late: list[Instruction] = []
        """what follows all other code where the loop is entered"""
        self.setup: list[AnyInstruction] = []

    @property
    def placeholders(self) -> tuple[Register, ...]:
        """The VGPRs that the new code took."""
        return tuple(self.vgprs.taken)

    @property
    def own(self) -> frozenset[int]:
        """The new instructions, by identity."""
        running = (instruction for code in self.on_the_way.values() for instruction in code)
        return frozenset(map(id, (*self.setup, *self.replaced.values(), *self.forward, *running)))

    def rewritten(self) -> Draft:
        """The draft with the loop rewritten; RefusedError with the reason where that fails."""
        require_plain(self.flow, self.flow.inside(sorted(self.loop.blocks)))
        self._check_place()
        scalar, vector = self._codes()
        self.guard.within({atom: ends for atom, ends in self.plan.bounds.items() if self._is_needed(atom)})
        decided = self._always_taken(scalar) if self.plan.unconditional else {}
        assigned, steps = self._assign(vector)
        stepping = self._stepping(scalar, steps)
        self.setup += [*loads_early(_scalars_first(scalar.instructions)), *self.late]
        source, header = Place(entering_block(self.flow, self.loop)), Place(self.loop.header)
        body, tests = Body.of(self.flow), self.guard.branches(header._replace(copy=1))
        if self.guard:
            body = with_original(body, [Place(block) for block in sorted(self.loop.blocks)])
        self.before = {self.flow.blocks[0].first: list(self.kept.code)}
        self.replaced = {one.access.index: self._rewritten_access(one) for one in assigned}
        last = self._place_steps(stepping)
        for index, code in self.on_the_way.items():
            self.before.setdefault(index, []).extend(code)
        self.forward = stepping.forward
        ways = {block: self.flow.blocks[block].successors[not taken] for block, taken in decided.items()}
        body = body.changed(self.before, self.replaced).decided(ways)
        return self.draft.with_body(written(body.on_the_way(source, header, [*self.setup, *last], tests)))

    def _idle_at_entry(self) -> list[Register]:
        """VGPRs that hold nothing useful where the loop is entered, although they may in the loop."""
        last, _ = self._entry
        busy = self.liveness.block_in[self.loop.header] | busy_registers(self.flow)[last]
        for register in held_words(self._view, self._values(is_vector=True)).values():
            busy |= 1 << register.first
        for split in self.plan.splits:  # what an access moves keeps its register
            busy |= self.flow.effects[split.access.index].writes
            busy |= self.flow.effects[split.access.index].reads
        return [vgpr(k) for k in range(VGPR_COUNT) if not busy >> vgpr(k) & 1]

    def _idle(self) -> list[Register]:
        """SGPRs that are free from the entry of the loop to its exits, and hold no input on the way in."""
        busy = self.liveness.block_in[self.loop.header]
        for index in self.flow.inside(self.loop.blocks):
            effect = self.flow.effects[index]
            busy |= self.liveness.before[index] | effect.reads | effect.writes
        last, _ = self._entry
        busy |= self.liveness.before[last] | self.flow.effects[last].writes
        wanted = {value for split in self.plan.splits for value in (split.start, split.step)}
        for value, pair in self._pointers().items():
            if value in wanted:
                busy |= 3 << pair.first
        for register, value in self._values(is_vector=False):
            if len(value.terms) == 1:
                busy |= 1 << register
        return [sgpr(k) for k in range(SGPR_COUNT) if not busy >> sgpr(k) & 1 and sgpr(k) not in self.unused]

    def _check_place(self) -> None:
        """SCC must be free where code is put, and the lanes of the accesses on where offsets are computed."""
        if self.flow.calls:
            raise RefusedError("the function calls others, which may use every register")
        if self.liveness.block_in[self.loop.header] >> SCC & 1:
            raise RefusedError("SCC is alive where it is entered")
        exec_state = self.plan.affine.transfer.exec_state
        last = self.flow.blocks[entering_block(self.flow, self.loop)].last - 1
        for split in self.plan.splits:
            if not exec_state.masks.includes(exec_state.at[last], exec_state.at[split.access.index]):
                raise RefusedError("lanes that are on at an access may be off where the loop is entered")

    # -- what registers hold where the loop is entered

    @cached_property
    def _entry(self) -> tuple[int, State]:
        """(instruction, state) at the end of the block that enters the loop."""
        last = self.flow.blocks[entering_block(self.flow, self.loop)].last - 1
        state = self.plan.affine.before(last)
        if not self.flow.instructions[last].is_branch:
            state = state.copy()
            self.plan.affine.transfer.step(last, state)
        return last, state

    def _values(self, is_vector: bool) -> Iterator[tuple[int, Polynomial]]:
        """Every register with what it holds; that it may be dead does not matter, it has not been overwritten."""
        index, state = self._entry
        written = self.plan.affine.written.before(index)
        if not self.flow.instructions[index].is_branch:
            written |= self.flow.effects[index].writes
        for register in sorted(register for register in state.cells if written >> register & 1):
            if (register >= VGPR_BASE) != is_vector or (not is_vector and register >= SGPR_COUNT):
                continue
            if isinstance(state.cells[register], Condition):
                continue
            yield register, self.plan.affine.value(state, register, index)

    @property
    def _view(self) -> Arithmetic:
        return self.plan.views[self.loop.header]

    def _codes(self) -> tuple[ScalarCode, VectorCode]:
        """Writers of scalar and vector code that know what registers hold where the loop is entered, live or not."""
        words = held_words(self._view, self._values(is_vector=False))
        pairs = self._pointers()
        if self.reused:
            taken = frozenset(self.reused)
            words = {value: held for value, held in words.items() if taken.isdisjoint(held.registers)}
            pairs = {value: held for value, held in pairs.items() if taken.isdisjoint(held.registers)}
        scalar = ScalarCode(
            self.flow.function.target, self._view, self.sgprs, words, pairs, self.kept.register, self.kept.pair
        )
        held = held_words(self._view, self._values(is_vector=True))
        vector = VectorCode(
            scalar.target, scalar, self.vgprs, held, self.pointers.recall, instructions=scalar.instructions
        )
        return scalar, vector

    @cached_property
    def pointers(self) -> HeldPointers:
        """The pointers that VGPRs and private memory hold where the loop is entered."""
        index, state = self._entry
        written = self.plan.affine.written.before(index)
        return HeldPointers(self.plan.affine, state, index, written, self._view, self.vgprs)

    def _pair(self, vector: VectorCode, start: Polynomial, lanes: Polynomial) -> RegisterRange:
        """A pair with a base: computed by the SALU, or read from VGPRs where that cannot be."""
        scalar = vector.scalar
        copies, code, pairs = dict(self.kept.copies), len(self.kept.code), dict(scalar.pairs)
        try:
            with undone_on_failure(scalar):
                return scalar.pair(start)
        except CannotComputeError:
            self.kept.copies, scalar.pairs = copies, pairs
            del self.kept.code[code:]
            found = self.pointers.pair(vector, start, lanes)
            if found is None:
                raise
            scalar.pairs[start] = found
            return found

    def _pointers(self) -> dict[Polynomial, RegisterRange]:
        values = dict(self._values(is_vector=False))
        steps = {split.step for split in self.plan.splits if not split.step.is_constant}
        found: dict[Polynomial, RegisterRange] = {}
        for register, low in values.items():
            high = values.get(register + 1)
            if high is None or register % 2:
                continue
            whole = self._view.resolve(self._view.low(low, 32) + high.scaled(1 << 32), 64)
            wide = [atom for atom in whole.atoms() if self._view.atoms[atom].high >= _WORD]
            low_end, high_end = self._view.range(whole)
            is_distance = not wide and (low_end < 0 or high_end >= _WORD)
            if whole in steps or is_distance or (len(wide) == 1 and whole.terms.get((wide[0],)) == 1):
                found[whole] = RegisterRange(Register(register), 2)
        return found

    # -- registers for the accesses

    def _families(self) -> list[_Family]:
        groups: dict[tuple[Polynomial, frozenset[int]], list[Split]] = {}
        for split in self.plan.splits:
            pointers = frozenset(atom for atom in split.start.atoms() if self._view.atoms[atom].high >= _WORD)
            groups.setdefault((split.step, pointers), []).append(split)
        return [_Family(step, tuple(splits)) for (step, _), splits in groups.items()]

    def _assign(self, vector: VectorCode) -> tuple[list[_Assigned], list[tuple[RegisterRange, Polynomial]]]:
        """(registers of every access, what advances by how much)."""
        assigned: list[_Assigned] = []
        steps: list[tuple[RegisterRange, Polynomial]] = []
        for family in self._families() if self.plan.reuse else ():
            if family.step and not self._steps_by_lanes(family):
                self._step_words(vector.scalar, family.step)
        for family in self._families():
            own = self._one_base(family, vector) if self.plan.scheme == "v" else None
            if self.plan.scheme == RUNNING and family.step and len(self.loop.latches) == 1:
                own = self._running_bases(family, vector)
                advancing = [own[0].base]
            elif own is None:
                own, advancing = self._many_bases(family, vector)
            else:
                advancing = list(dict.fromkeys(one.base for one in own))
            assigned += own
            if family.step:
                steps += [(register, family.step) for register in advancing]
        return assigned, steps

    def _one_base(self, family: _Family, vector: VectorCode) -> list[_Assigned] | None:
        """One base pair; what the accesses differ by goes into their lane offsets. None if it does not fit there."""
        first, whole = family.splits[0].start, family.splits[0].start + family.splits[0].lanes
        for split in family.splits:  # the least of them, so that nothing is negative
            if self._view.range(split.start - first)[0] < 0:
                first, whole = split.start, split.start + split.lanes
        base: RegisterRange | None = None
        found = []
        for split in family.splits:
            distance = split.start - first
            constant = distance.constant if _reachable(distance.constant + split.access.offset) else 0
            lanes = split.lanes + distance - constant
            low, high = self._view.range(lanes)
            if low < 0 or high >= _WORD or not self._view.atoms.is_uniform(distance):
                return None
            if base is None:
                base = self._own_pair(vector, first, whole - first, family)
            offset = self._lanes(vector, lanes, first, base)
            found.append(_Assigned(split.access, base, offset, split.access.offset + constant))
        return found

    def _many_bases(self, family: _Family, vector: VectorCode) -> tuple[list[_Assigned], list[RegisterRange]]:
        """A base pair for every start that differs by more than an immediate; (registers, what has to advance)."""
        starts: list[tuple[Polynomial, RegisterRange]] = []
        found = []
        by_lanes = self._steps_by_lanes(family)
        offsets: dict[Polynomial, RegisterRange] = {}
        for split in family.splits:
            near = next(
                (
                    (register, (split.start - start).constant)
                    for start, register in starts
                    if (split.start - start).is_constant
                    and _reachable((split.start - start).constant + split.access.offset)
                ),
                None,
            )
            if near is None:
                try:
                    steady = replace(family, step=ZERO) if by_lanes else family
                    base = self._own_pair(vector, split.start, split.lanes, steady)
                except OutOfRegistersError:
                    self.left += 1
                    continue
                starts.append((split.start, base))
                near = (base, 0)
            if split.lanes not in offsets:
                make = self._own_lanes if by_lanes else self._lanes
                offsets[split.lanes] = make(vector, split.lanes, split.start - near[1], near[0])
            found.append(_Assigned(split.access, near[0], offsets[split.lanes], split.access.offset + near[1]))
        return found, list(offsets.values()) if by_lanes else [register for _, register in starts]

    def _running_bases(self, family: _Family, vector: VectorCode) -> list[_Assigned]:
        """One base pair that advances; the others are computed from it in every iteration, a few at a time."""
        first = family.splits[0]
        base = self._own_pair(vector, first.start, first.lanes, family)
        offsets = {
            lanes: self._lanes(vector, lanes, first.start, base)
            for lanes in dict.fromkeys(split.lanes for split in family.splits)
        }
        running = RunningBases(self.flow, self.loop, self.liveness, vector.scalar, self._written_in_loop)
        found = running.assign(family.splits, base)
        for index, code in running.code.items():
            self.on_the_way.setdefault(index, []).extend(code)
        self.left += len(family.splits) - len(found)
        return [
            _Assigned(split.access, pair, offsets[split.lanes], split.access.offset + more)
            for split in family.splits
            if split.access.index in found
            for pair, more in [found[split.access.index]]
        ]

    def _steps_by_lanes(self, family: _Family) -> bool:
        """True if the lane offset advances instead of many bases: by a constant, and it keeps fitting 32 bits."""
        bases = {split.start for split in family.splits}
        lanes = {split.lanes for split in family.splits}
        if not family.step.is_constant or family.step.constant <= 0 or len(bases) < _STEPS_BY_VALU * len(lanes):
            return False
        view = self.plan.views[family.splits[0].access.block]
        counter = self.plan.affine.iteration(self.loop.index)
        return all(view.range(one + counter * family.step + family.step)[1] < _WORD for one in lanes)

    def _own_pair(self, vector: VectorCode, start: Polynomial, lanes: Polynomial, family: _Family) -> RegisterRange:
        """A pair for the base of an access that adds `lanes`; one that advances is nobody else's, one that does not is
        not written in the loop.
        """
        scalar = vector.scalar
        base = self._pair(vector, start, lanes)
        if family.step:
            taken = base.first in self.sgprs.taken and base.first not in self.advancing
        else:
            taken = base.first not in self.advancing and self._is_stable(base)
        if not taken:
            copy = self.sgprs.take(2)
            scalar.emit(opcodes.S_MOV_B64, copy, base)
            base = copy
        if family.step:
            self.advancing.add(base.first)
        return base

    def _lanes(self, vector: VectorCode, lanes: Polynomial, start: Polynomial, base: RegisterRange) -> RegisterRange:
        """A lane offset that nothing in the loop changes, beside a base that holds `start`."""
        source = LaneOffsets(vector, tuple(self._values(is_vector=True))).word(lanes, start, base)
        if self._is_stable(source) and source.first not in self.vgprs.taken:
            return source
        return (
            source if not self.plan.reuse and self._is_stable(source) else self._own_lanes(vector, lanes, start, base)
        )

    @cached_property
    def _written_in_loop(self) -> int:
        return self.flow.written(self.loop.blocks)

    def _is_stable(self, registers: RegisterRange) -> bool:
        return not any(self._written_in_loop >> register & 1 for register in registers.registers)

    def _own_lanes(
        self, vector: VectorCode, lanes: Polynomial, start: Polynomial, base: RegisterRange
    ) -> RegisterRange:
        """A lane offset of the family's own, since it changes."""
        source = LaneOffsets(vector, tuple(self._values(is_vector=True))).word(lanes, start, base)
        target = self.vgprs.take()
        if self.plan.reuse:  # by then what was read to make it is free
            self.late.append(self.flow.function.build(opcodes.V_MOV_B32_E32, target, source))
        else:
            vector.emit(opcodes.V_MOV_B32_E32, target, source)
        return target

    # -- the guard

    def _held_input(self, atom: int) -> RegisterRange | None:
        """A register that has an input of the kernel where the loop is entered."""
        held = {value: register for register, value in self._values(is_vector=False)}
        register = held.get(variable(atom))
        return RegisterRange(Register(register)) if register is not None else self.kept.register(atom)

    def _is_needed(self, atom: int) -> bool:
        leaves = self._view.atoms.leaves
        return atom in self.plan.counting or any(atom in leaves(split.access.address) for split in self.plan.splits)

    # -- conditions that always hold

    def _always_taken(self, scalar: ScalarCode) -> dict[int, bool]:
        """Branches of the loop that go one way in every iteration if a test before the loop holds; the test is added.

        The condition compares something that grows by as much as the loop's own counter: it holds in every iteration if
        it holds in the last, whose counter is known from the bound.
        """
        chosen = self._condition_of_accesses()
        if chosen is None:
            return {}
        atom, truth = chosen
        view = self.plan.views[self.loop.header]
        below = below_zero(view, view.exact(variable(atom) if truth else ONE - variable(atom)))
        stays = self._stays(view)
        if below is None or stays is None:
            return {}
        counter = self.plan.affine.iteration(self.loop.index)
        (number,) = counter.atoms()
        step, limit = below.terms.get((number,), 0), stays.terms.get((number,), 0)
        rest, bound = below - counter.scaled(step), stays - counter.scaled(limit)
        invariant = not any(view.atoms.varies(part) >> self.loop.index & 1 for part in (rest, bound))
        uniform = all(view.atoms.is_uniform(part) for part in (rest, bound))
        if step != limit or step <= 0 or step & (step - 1) or not invariant or not uniform:
            return {}
        # the loop goes on while step * i + bound < 0: the last step * i is (step - 1 - bound) rounded down to steps
        last = -bound + (step - 1)
        if any(view.range(part)[0] < -(1 << 31) or view.range(part)[1] >= 1 << 31 for part in (last, rest)):
            return {}
        mark = len(scalar.instructions)
        try:
            with undone_on_failure(scalar):
                end, least = scalar.register(last), scalar.register(-rest)
        except CannotComputeError:
            return {}
        code = scalar.instructions[mark:]
        del scalar.instructions[mark:]
        rounded = self.sgprs.take()
        describe, function = view.atoms.describe, self.flow.function
        if view.range(last)[0] < 0:
            self.guard.unless([*code, function.build(opcodes.S_CMP_LT_I32, end, 0)], f"{describe(last)} >= 0")
            code = []
        rounds = function.build(opcodes.S_AND_B32, rounded, end, -step)
        compares = function.build(opcodes.S_CMP_GE_I32, rounded, least)
        self.guard.unless([*code, rounds, compares], f"({describe(last)}) & -{step} < {describe(-rest)}")
        return self._decided(atom, truth)

    def _condition_of_accesses(self) -> tuple[int, bool] | None:
        """(condition, its value) under which all accesses execute, if one branch of the loop decides that."""
        found: set[tuple[int, bool]] = set()
        for split in self.plan.splits:
            block = self.flow.blocks[split.access.block]
            if block.index == self.loop.header or len(block.predecessors) != 1:
                return None
            source = self.flow.blocks[block.predecessors[0]]
            condition = self.plan.affine.conditions.get(source.index)
            if condition is None or len(source.successors) != 2 or source.index not in self.loop.blocks:
                return None
            truth = source.successors[0] == block.index
            atom = condition.single_atom
            if atom is None:
                atom, truth = (ONE - condition).single_atom, not truth
            if atom is None:
                return None
            found.add((atom, truth))
        return next(iter(found)) if len(found) == 1 else None

    def _stays(self, view: Arithmetic) -> Polynomial | None:
        """An exact D: another iteration follows only while D < 0."""
        if len(self.loop.exits) != 1 or len(self.loop.latches) != 1:
            return None
        block, target = self.loop.exits[0]
        condition = self.plan.affine.conditions.get(block)
        if condition is None or not self.flow.dominates(block, self.loop.latches[0]):
            return None
        stays = ONE - condition if self.flow.blocks[block].successors[0] == target else condition
        return below_zero(view, view.exact(stays))

    def _decided(self, atom: int, truth: bool) -> dict[int, bool]:
        """The branches of the loop whose condition is known with that one."""
        view = Arithmetic(
            self._view.atoms, {**self.plan.views[self.loop.header].bounds, atom: (int(truth), int(truth))}
        )
        decided = {}
        for block in self.loop.blocks:
            condition = self.plan.affine.conditions.get(block)
            if condition is None or any(block == source for source, _ in self.loop.exits):
                continue
            if atom not in condition.atoms():
                continue
            known = view.exact(condition)
            if known.is_constant:
                decided[block] = bool(known.constant)
        return decided

    # -- in the loop

    def _rewritten_access(self, one: _Assigned) -> Instruction:
        instruction = self.flow.instructions[one.access.index]
        assert isinstance(instruction, Instruction)
        return with_scalar_base(self.flow.function, instruction, one.base, one.lanes, one.offset)

    def _stepping(self, scalar: ScalarCode, steps: Sequence[tuple[RegisterRange, Polynomial]]) -> _Stepping:
        """The additions of an iteration; steps that are no constants are kept in registers."""
        forward, back = Code(self.flow.function.target), Code(self.flow.function.target)
        for register, step in sorted(steps, key=lambda each: each[0].first.is_vgpr):
            if register.first.is_vgpr:
                forward.emit(opcodes.V_ADD_NC_U32_E32, register, step.constant, register)
                back.emit(opcodes.V_SUBREV_NC_U32_E32, register, step.constant, register)
            elif self._falls(step):
                low, high = self._step_words(scalar, -step)
                subtract(forward, register, register, low, high)
                add(back, register, register, low, high)
            else:
                low, high = self._step_words(scalar, step)
                add(forward, register, register, low, high)
                subtract(back, register, register, low, high)
        return _Stepping(tuple(forward.instructions), tuple(back.instructions))

    def _falls(self, step: Polynomial) -> bool:
        """True for a step that is never positive, and a word without its sign."""
        low, high = self._view.range(step)
        return not step.is_constant and high <= 0 and low > -_WORD

    def _step_words(self, scalar: ScalarCode, step: Polynomial) -> tuple[Word, Word]:
        """A step as two words."""
        if step.is_constant:
            value = step.constant & (1 << 64) - 1
            return short(value), short(value >> 32)
        low, high = self._view.range(step)
        if low < 0 or high >= _WORD:
            pair = scalar.pair(step)
            return low_half(pair), high_half(pair)
        register = scalar.register(step)
        if self._is_stable(register):
            return register, 0
        copy = self.sgprs.take()
        scalar.emit(opcodes.S_MOV_B32, copy, register)
        scalar.words[step] = copy
        return copy, 0

    def _place_steps(self, stepping: _Stepping) -> Sequence[Instruction]:
        """The additions after all accesses in the latch, or before them in the header and, as is returned, once undone
        before the loop.
        """
        if len(self.loop.latches) != 1:
            raise RefusedError("it has more than one way back to its header")
        if not stepping.forward:
            return ()
        latch, header = self.flow.blocks[self.loop.latches[0]], self.flow.blocks[self.loop.header]
        own = [split.access.index for split in self.plan.splits]
        behind = max((index for index in own if self.flow.block_of[index] == latch.index), default=latch.first - 1)
        ahead = min((index for index in own if self.flow.block_of[index] == header.index), default=header.last - 1)
        undone: Sequence[Instruction] = ()
        place = self._free_place(range(behind + 1, latch.last))
        if place is None:
            place = self._free_place(range(header.first, ahead + 1))
            if place is None:
                raise RefusedError("SCC is alive throughout its latch")
            undone = stepping.back
        if any(instruction.operands[0].is_vgpr for instruction in stepping.forward):
            exec_state = self.plan.affine.transfer.exec_state
            if not all(exec_state.masks.includes(exec_state.at[place], exec_state.at[index]) for index in own):
                raise RefusedError("lanes of the accesses may be off in its latch")
        self.before.setdefault(place, []).extend(stepping.forward)
        return undone

    def _free_place(self, indices: range) -> int | None:
        """The first instruction in front of which SCC holds nothing."""
        return next((index for index in indices if not self.liveness.before[index] >> SCC & 1), None)


@record
class _Stepping:
    """Code that advances the addresses by one iteration, and code that takes them back by one."""

    forward: tuple[Instruction, ...]
    back: tuple[Instruction, ...]


def _scalars_first(code: Sequence[Instruction]) -> list[Instruction]:
    """Code in an order in which scalars come first, if none of it reads what is in VGPRs."""
    scalars = [instruction for instruction in code if instruction.unit is Unit.SALU]
    vectors = [instruction for instruction in code if instruction.unit is not Unit.SALU]
    mixed = any(register.is_sgpr for instruction in vectors for register in instruction.defs)
    return list(code) if mixed else scalars + vectors


def _reachable(offset: int) -> bool:
    return GLOBAL_REACH[0] <= offset <= GLOBAL_REACH[1]
