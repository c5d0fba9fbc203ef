"""Which lanes are on: a number for the value of EXEC before every instruction, equal for equal sets of lanes.

Scalar registers that hold saved masks are followed too, so that the mask after `s_or_b32 exec_lo, exec_lo, s0` is
known to be the one before the `s_and_saveexec_b32 s0, ...` that began the region. Compares and v_cmpx give 0 in lanes
that are off (ISA guide 16.12), hence their results are inside EXEC.

A kernel that never widens EXEC beyond its entry value cannot observe other lanes, so there the entry mask counts as
all lanes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field
from functools import lru_cache
from itertools import accumulate
from typing import TYPE_CHECKING, Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC, bits, members
from isatool.analysis.lanes import ALL_LANES, NO_LANES, LaneMasks, TooManyMasksError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, VCC_HI, VCC_LO, Register
from isatool.isa.table import Unit
from isatool.isa.wave import WAVE64
from isatool.records import dataclass, record
from isatool.semantics.ops import Op as Value

if TYPE_CHECKING:
    from isatool.semantics.algebra import Expr

_MOST_PASSES: Final = 40
"""over a function until nothing changes; far more than loops are nested, so this ends only what never settles"""
_MOST_GROWTH: Final = 256
"""functions and choices that one instruction may add; a union of conjunctions whose atoms come in another order doubles
them with every term"""
_MOST_OUTLINES: Final = 64
"""outlines whose masks are kept: what a pass makes of a function mostly has the same one"""
_MASK_REGISTERS: Final = (1 << 106) - 1 | 1 << VCC_LO | 1 << VCC_HI | 1 << EXEC_LO | 1 << EXEC_HI

State = dict[int, int]
_SCALAR: Final = frozenset((Unit.SALU, Unit.SMEM, Unit.BRANCH, Unit.CONTROL))
_LOGIC: Final[Mapping[Value, Callable[..., int]]] = {
    Value.AND: LaneMasks.intersection,
    Value.OR: LaneMasks.union,
    Value.XOR: LaneMasks.exclusive,
    Value.NOT: LaneMasks.complement,
}


@dataclass(frozen=True, eq=False)
class ExecState:
    """`at[i]` is the mask under which instruction i executes; `entry` the mask at function entry.

    `renewed[i]` (and `renewed_at_block[b]`) are atoms, as a bit set, that mean something else after instruction i than
    before: a statement about lanes that is carried over that point must be widened by them (`LaneMasks.widen`).
    `origins`: of each atom, what it denotes, the instruction or (where paths meet) the block, and the register.
    """

    masks: LaneMasks
    entry: int
    at: tuple[int, ...]
    renewed: Mapping[int, int]
    renewed_at_block: Mapping[int, int]
    writes_exec: bool
    origins: Mapping[int, tuple[str, int, int]] = field(default_factory=dict)

    def is_full(self, instruction: int) -> bool:
        """True if EXEC certainly includes every lane of the entry mask at this instruction."""
        return self.masks.includes(self.at[instruction], self.entry)


@dataclass
class _Atoms:
    """Unknown masks by the place that defines them."""

    masks: LaneMasks
    numbers: dict[tuple[str, int, int], int] = field(default_factory=dict)
    at_instruction: dict[int, int] = field(default_factory=dict)
    at_block: dict[int, int] = field(default_factory=dict)
    grew: bool = False

    def of_instruction(self, index: int, register: int, kind: str) -> int:
        """The mask that instruction `index` puts into a register, unknown."""
        atom = self._number((kind, index, register))
        self.at_instruction[index] = self.at_instruction.get(index, 0) | 1 << atom
        return self.masks.variable(atom)

    def of_block(self, index: int, register: int) -> int:
        """The mask that a register holds at the start of a block where several values meet."""
        atom = self._number(("phi", index, register))
        self.at_block[index] = self.at_block.get(index, 0) | 1 << atom
        return self.masks.variable(atom)

    def _number(self, key: tuple[str, int, int]) -> int:
        found = self.numbers.get(key)
        if found is None:
            found = self.numbers[key] = self.masks.atom()
            self.grew = True
        return found


@kept
def compute_exec_state(flow: ControlFlow) -> ExecState:
    """The value number of EXEC before every instruction of a function."""
    effects = flow.effects
    if not any(effect.writes >> EXEC_LO & 1 or effect.writes >> EXEC_HI & 1 for effect in effects):
        return ExecState(LaneMasks(), ALL_LANES, (ALL_LANES,) * len(flow.instructions), {}, {}, False)
    for tracked in (_feeding_exec(flow), 0):
        events, outline = _outlined(flow, tracked)
        found = _solved(outline)
        if found is not None:
            return _placed(flow, events, found)
    raise TooManyMasksError


@record
class _Event:
    """An instruction that writes tracked registers, and those of them that it leaves unlike they were."""

    instruction: AnyInstruction
    written: int


@record
class _Outline:
    """All of a function that decides about masks, wherever its other instructions are. `tracked`: registers whose value
    may end up in EXEC; 0: every write of EXEC is simply unknown. `open`: of each block, whether an instruction comes
    after its last event.
    """

    wave_size: int
    tracked: int
    predecessors: tuple[tuple[int, ...], ...]
    order: tuple[int, ...]
    events: tuple[tuple[_Event, ...], ...]
    open: tuple[bool, ...]


@record
class _Solution:
    """The masks of an outline, its events numbered in order. `runs[b]`: at the start of block b and after each of its
    events.
    """

    masks: LaneMasks
    entry: int
    runs: tuple[tuple[int, ...], ...]
    renewed: Mapping[int, int]
    renewed_at_block: Mapping[int, int]
    origins: Mapping[int, tuple[str, int, int]]


def _outlined(flow: ControlFlow, tracked: int) -> tuple[list[list[int]], _Outline]:
    """(the events of each block, what decides about masks)"""
    wide, followed = flow.function.wave_size == WAVE64, tracked or 1 << EXEC_LO

    def written(index: int) -> int:
        """Tracked masks that an instruction changes; in wave64 a mask is a pair named by its low register."""
        writes = flow.effects[index].writes
        return (writes | writes >> 1 if wide else writes) & followed

    events = [[index for index in block.instructions if written(index)] for block in flow.blocks]
    outline = _Outline(
        flow.function.wave_size,
        tracked,
        tuple(tuple(block.predecessors) for block in flow.blocks),
        flow.full_order,
        tuple(
            tuple(
                # callees preserve EXEC (AMDGPU calling convention)
                _Event(flow.instructions[index], written(index) & ~(1 << EXEC_LO if index in flow.calls else 0))
                for index in block
            )
            for block in events
        ),
        tuple(
            block.first < block.last and own[-1:] != [block.last - 1]
            for block, own in zip(flow.blocks, events, strict=True)
        ),
    )
    return events, outline


@lru_cache(maxsize=_MOST_OUTLINES)
def _solved(outline: _Outline) -> _Solution | None:
    """Its masks; None where they are too entangled to be kept exactly."""
    try:
        return _Solver(outline).solve()
    except TooManyMasksError:
        return None


def _placed(flow: ControlFlow, events: list[list[int]], found: _Solution) -> ExecState:
    """The state at each instruction by an outline of the function, with masks of its own."""
    at = [found.entry] * len(flow.instructions)
    for block, own, run in zip(flow.blocks, events, found.runs, strict=True):
        first = block.first
        for event, mask in zip((*own, block.last - 1), run, strict=True):
            at[first : event + 1] = [mask] * (event + 1 - first)
            first = event + 1
    places = {-1: -1} | dict(enumerate(index for own in events for index in own))
    origins = {
        atom: (kind, place if kind == "phi" else places[place], register)
        for atom, (kind, place, register) in found.origins.items()
    }
    renewed = {places[event]: atoms for event, atoms in found.renewed.items()}
    return ExecState(found.masks.copy(), found.entry, tuple(at), renewed, found.renewed_at_block, True, origins)


def _feeding_exec(flow: ControlFlow) -> int:
    """Registers whose value may end up in EXEC, by going backwards over the scalar mask operations."""
    tracked = 1 << EXEC_LO
    operations = []
    for instruction in flow.instructions:
        half = instruction.halves[0]
        if half.unit in _SCALAR and half.operands and half.operands[0].is_def:
            operations.append((bits(instruction.defs), bits(instruction.uses) & _MASK_REGISTERS))
    changed = True
    while changed:
        changed = False
        for defs, uses in operations:
            if defs & tracked and uses & ~tracked:
                tracked |= uses
                changed = True
    return tracked & ~(1 << EXEC_HI)


class _Solver:
    """Forward fixpoint over the blocks of an outline."""

    def __init__(self, outline: _Outline) -> None:
        self.outline = outline
        self.masks = LaneMasks()
        self.entry_atom = self.masks.atom()
        self.entry = self.masks.variable(self.entry_atom)
        self.atoms = _Atoms(self.masks)
        self.tracked = outline.tracked or 1 << EXEC_LO
        self.rank = {block: place for place, block in enumerate(outline.order)}
        self.firsts = [0, *accumulate(map(len, outline.events))]
        """of each block the number of its first event"""
        self.stage: dict[tuple[int, int], int] = {}
        self.entered: dict[int, list[State]] = {}
        """of each block the states that came to it from blocks before it when it was last looked at"""
        self.entangled: set[int] = set()
        """instructions whose results are unknown, since the exact ones grow too large"""

    def solve(self) -> _Solution:
        """Repeat passes over the blocks until nothing changes, then number every run of instructions."""
        ends: dict[int, State] = {}
        for _ in range(_MOST_PASSES):
            self.atoms.grew = False
            before, stages = dict(ends), dict(self.stage)
            for block in self.outline.order:
                *_, ends[block] = self._states(block, self._start(block, ends))
            if ends == before and stages == self.stage and not self.atoms.grew:
                return self._number(ends)
        raise TooManyMasksError

    def _states(self, block: int, state: State) -> Iterator[State]:
        """At the start of a block and after each of its events."""
        yield state
        for number, event in enumerate(self.outline.events[block], self.firsts[block]):
            state = self._step(number, event, state)
            yield state

    def _number(self, ends: dict[int, State]) -> _Solution:
        blocks = range(len(self.outline.events))
        runs = [[state[EXEC_LO] for state in self._states(block, self._start(block, ends))] for block in blocks]
        # a mask that an event leaves at the end of its block is that of no instruction there
        met = {
            mask
            for run, is_open in zip(runs, self.outline.open, strict=True)
            for mask in (run if is_open else run[:-1])
        }
        entry = self.entry
        if all(self.masks.includes(entry, mask) for mask in met):
            narrowed = {mask: self.masks.assign(mask, {self.entry_atom: True}) for mask in met}
            runs = [[narrowed.get(mask, mask) for mask in run] for run in runs]
            entry = ALL_LANES
        origins = {number: origin for origin, number in self.atoms.numbers.items()}
        origins[self.entry_atom] = ("entry", -1, EXEC_LO)
        return _Solution(
            self.masks,
            entry,
            tuple(map(tuple, runs)),
            self.atoms.at_instruction,
            self.atoms.at_block,
            origins,
        )

    # -- where paths meet

    def _start(self, block: int, ends: dict[int, State]) -> State:
        """The state at the start of a block."""
        sources = sorted(self.outline.predecessors[block], key=self.rank.__getitem__)
        incoming = [ends[source] for source in sources if source in ends]
        forward = [ends[source] for source in sources if source in ends and self.rank[source] < self.rank[block]]
        if block == 0:
            incoming.append(self._entry_state())
            forward = incoming[-1:]
        elif forward != self.entered.get(block):  # then what comes back to it speaks of masks that are no more
            self.entered[block] = forward
            incoming = forward or incoming
        if not incoming:
            return self._unknown_start(block)
        own = self.atoms.at_block.get(block, 0)
        state: State = {}
        for register in incoming[0]:
            values = [other[register] for other in incoming]
            same = all(value == values[0] for value in values) and not self.masks.support(values[0]) & own
            if same and (block, register) not in self.stage:
                state[register] = values[0]
        if len(state) == len(incoming[0]):
            return state
        return self._meet(block, incoming, forward or incoming, state)

    def _meet(self, block: int, incoming: list[State], forward: list[State], state: State) -> State:
        """Registers with different values get a fresh mask, bounded by what holds on every way in."""
        masks = self.masks
        outer = self._union(block, forward, EXEC_LO)
        waiting = [register for register in incoming[0] if register not in state]
        for register in sorted(waiting, key=lambda register: register == EXEC_LO):
            first = self._union(block, forward, register)
            bounds = (first, masks.union(first, outer), ALL_LANES)
            stage = self.stage.get((block, register), 0)
            while not all(masks.includes(bounds[stage], other[register]) for other in incoming):
                stage += 1
            self.stage[block, register] = stage
            value = masks.intersection(self.atoms.of_block(block, register), bounds[stage])
            if register == EXEC_LO:
                value = self._complement_of_saved(block, outer, incoming, state) or value
            state[register] = value
        return state

    def _union(self, block: int, states: list[State], register: int) -> int:
        """Every lane that a register may hold when control comes from blocks before this one."""
        result = NO_LANES
        own = self.atoms.at_block.get(block, 0)
        for state in states:
            result = self.masks.union(result, self.masks.widen(state[register], own))
        return result

    def _complement_of_saved(self, block: int, outer: int, incoming: list[State], state: State) -> int:
        """`e and not s`, if on every way in EXEC is that for some register s of finished lanes; 0 if not."""
        for register, value in state.items():
            if (block, register) not in self.stage:
                continue
            if all(self.masks.difference(outer, other[register]) == other[EXEC_LO] for other in incoming):
                return self.masks.difference(outer, value)
        return 0

    def _entry_state(self) -> State:
        state = {register: self.atoms.of_instruction(-1, register, "entry") for register in members(self.tracked)}
        state[EXEC_LO] = self.entry
        return state

    def _unknown_start(self, block: int) -> State:
        return {register: self.atoms.of_block(block, register) for register in members(self.tracked)}

    # -- one instruction

    def _step(self, index: int, event: _Event, state: State) -> State:
        """The state after an event with a number."""
        state = self._renew(index, state)
        instruction = event.instruction
        result = dict(state)
        known: dict[int, int] = {}
        if self.outline.tracked and not (instruction.is_opaque or index in self.entangled):
            size = self.masks.size
            known = self._values(index, instruction, state)
            if self.masks.size - size > _MOST_GROWTH:
                self.entangled.add(index)
                known = {}
        for register in members(event.written):
            value = known.get(register)
            if value is None:
                value = self._unknown(index, register, instruction, state)
            result[register] = value
        return result

    def _renew(self, index: int, state: State) -> State:
        """The state with new masks for the old values of what this instruction redefines."""
        own = self.atoms.at_instruction.get(index, 0)
        if not own:
            return state
        result = dict(state)
        for register, value in state.items():
            if self.masks.support(value) & own:
                kept = self.atoms.of_instruction(index, register, "kept")
                own |= self.atoms.at_instruction[index]
                result[register] = self.masks.intersection(kept, self.masks.widen(value, own))
        return result

    def _unknown(self, index: int, register: int, instruction: AnyInstruction, state: State) -> int:
        from isatool.analysis.lane_dependence import is_within_exec

        atom = self.atoms.of_instruction(index, register, "made")
        if self.outline.tracked and is_within_exec(instruction):
            return self.masks.intersection(atom, state[EXEC_LO])
        return atom

    def _values(self, index: int, instruction: AnyInstruction, state: State) -> dict[int, int]:
        """New values of the registers that a scalar mask operation writes, where they are known."""
        from isatool.analysis.lane_dependence import mask_logic, mask_register  # semantics: most leave EXEC alone

        unknown: dict[Expr, int] = {}

        def value(expr: Expr) -> int:
            register = mask_register(expr)
            if register in state:
                return state[register]
            if expr.is_const and expr.imm in (0, (1 << expr.width) - 1):
                return ALL_LANES if expr.imm else NO_LANES
            if expr.op in _LOGIC:
                return _LOGIC[expr.op](self.masks, *map(value, expr.args))
            place = unknown.setdefault(expr, len(unknown) + 1)
            return self.atoms.of_instruction(index, -place, "source")

        found = mask_logic(instruction, self.outline.wave_size)
        return {register: value(mask) for register, mask in found.items()}


def restores_exec(instruction: AnyInstruction, saved: Sequence[Register]) -> bool:
    """Whether EXEC, of which some lanes were switched off, becomes what `saved` holds."""
    if instruction.is_dual or instruction.unit is not Unit.SALU or instruction.operation not in (Op.OR, Op.MOV):
        return False
    target, *sources = (operand.registers for operand in instruction.operands)
    if len(target) != len(saved) or bits(target) != EXEC & bits((EXEC_LO, EXEC_HI)[: len(saved)]):
        return False
    rest = [source for source in sources if source != target]
    return rest == [tuple(saved)] and (len(sources) == 1 if instruction.operation == Op.MOV else len(sources) == 2)
