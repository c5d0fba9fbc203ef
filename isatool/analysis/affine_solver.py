"""The fixpoint of the affine analysis: rounds over the blocks until no more is found about the registers of loops.

A register that is written in a loop starts as an unknown of the loop header. Where the latch gives it back unchanged it
is invariant; where it comes back with an invariant added it is `initial + step * iteration`, and the same for pairs of
registers with a carry between them. What was shown so with the other registers unknown stays true when more is known
of them, so a few rounds settle everything. Where paths meet with different values, an unknown of that block begins; a
register that is undefined on one path has the value of the other.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from isatool.allowance import INSTRUCTION, check, spend
from isatool.analysis.affine_transfer import ENTRY, AffineAccess, State, Transfer
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.atoms import Atoms, Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EXEC, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.lane_values import Cell, Condition, Layered, only_in, read, touches
from isatool.analysis.lanes import ALL_LANES
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.analysis.polynomials import ONE, ZERO, Polynomial, variable
from isatool.analysis.private_memory import SLOT, slot_moves, written_slots
from isatool.analysis.trip_counts import TripCount, known_trip_count
from isatool.isa.operations import Op
from isatool.isa.registers import SCC, VCC_LO, VGPR_BASE
from isatool.records import dataclass, record

_WITH_CARRY: Final = frozenset((Op.ADDC, Op.SUBB, Op.ADD_CO_CI))
"""what makes the upper word of a pair"""
_MOST_ROUNDS: Final = 12
"""over a function until nothing changes; then what still does is not known"""


@record
class InductionStep:
    """A register, or the pair that begins with it, grows by `amount` with every iteration; zero: it is invariant."""

    amount: Polynomial
    pair: bool = False


def iteration(atoms: Atoms, flow: ControlFlow, forest: LoopForest, loop: int) -> Polynomial:
    """The iteration counter of a loop."""
    varies = loops_around(forest, loop)
    labels = flow.blocks[forest.loops[loop].header].labels
    name = f"iteration({labels[0] if labels else loop})"
    atom = atoms.leaf(Kind.INPUT, ("iteration", loop), 0, (1 << 32) - 1, uniform=True, varies=varies, name=name)
    return variable(atom.number)


def loops_around(forest: LoopForest, loop: int) -> int:
    """A loop and the loops around it, as a bit set."""
    result = 0
    while loop >= 0:
        result |= 1 << loop
        loop = forest.loops[loop].parent
    return result


@dataclass
class Solver:
    """Rounds over the blocks in reverse postorder until no more is found about the registers of loops."""

    flow: ControlFlow
    facts: LaunchFacts
    steps: dict[tuple[int, int], InductionStep] = field(default_factory=dict)
    trips: dict[int, TripCount] = field(default_factory=dict)
    ends: dict[int, State] = field(default_factory=dict)
    starts: dict[int, State] = field(default_factory=dict)
    accesses: dict[int, tuple[AffineAccess, ...]] = field(default_factory=dict)
    conditions: dict[int, Polynomial] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.forest = find_loops(self.flow)
        self.arithmetic = Arithmetic(Atoms())
        self.exec_state = compute_exec_state(self.flow)
        around = [loops_around(self.forest, loop) for loop in self.forest.innermost]
        self.transfer = Transfer(self.flow, self.exec_state, self.arithmetic, self.facts, lambda block: around[block])
        self.reached = frozenset(self.flow.order)
        self.written = {
            loop.header: self.flow.written(loop.blocks) & ~EXEC | written_slots(self.flow, loop.blocks)
            for loop in self.forest.loops
        }
        self.pairs = self._pairs()

    def solve(self) -> None:
        """Rounds to the fixpoint."""
        for _ in range(_MOST_ROUNDS):
            self._round()
            if not self._learn():
                break

    def _pairs(self) -> frozenset[int]:
        """First registers of the pairs that some operand names or a carry joins, first slots of those that two dwords
        are moved to.
        """
        slots = {moves[0][0] for moves in slot_moves(self.flow).values() if len(moves) == 2 and moves[0][0] >= SLOT}
        joined = {
            register - 1
            for instruction in self.flow.instructions
            if instruction.operation in _WITH_CARRY
            for register in instruction.operands[0].registers
        }
        return frozenset(slots | joined) | frozenset(
            int(operand.registers[0])
            for instruction in self.flow.instructions
            for operand in instruction.operands
            if operand.width == 2
        )

    # -- one round

    def _round(self) -> None:
        before, ends, accesses, conditions = self.starts, self.ends, self.accesses, self.conditions
        self.ends, self.starts, self.accesses, self.conditions = {}, {}, {}, {}
        for block in self.flow.order:
            start = self._start(block)
            self.starts[block] = start
            shape = self.flow.blocks[block]
            spend(INSTRUCTION * (shape.last - shape.first))
            if before.get(block) == start:  # as in the round before, and so is all that follows in the block
                self.ends[block] = ends[block]
                self.accesses |= {index: accesses[index] for index in shape.instructions if index in accesses}
                if block in conditions:
                    self.conditions[block] = conditions[block]
                continue
            state = start.copy()
            for index in shape.instructions:
                check()
                found = self.transfer.step(index, state)
                if found:
                    self.accesses[index] = tuple(found)
            self.ends[block] = state
            self._note_condition(block, state)

    def _note_condition(self, block: int, state: State) -> None:
        """The condition of a branch on SCC or on VCC as a whole."""
        row = self.flow.instructions[self.flow.blocks[block].last - 1].row
        if row is None or row.condition is None or row.condition[0] not in (SCC, VCC_LO):
            return
        register, truth = row.condition
        condition = state.cells.get(register) if register == SCC else self.transfer.lane_mask(state, register)
        if not isinstance(condition, Polynomial):
            return
        if register == VCC_LO:
            try:
                condition = ONE - self.arithmetic.equal(condition, ZERO, self.transfer.wave_size)
            except TooComplexError:
                return
        self.conditions[block] = condition if truth else ONE - condition

    def _start(self, block: int) -> State:
        if block == 0 and not self.flow.blocks[0].predecessors:
            return self.transfer.entry()
        loop = self.forest.by_header.get(block)
        sources = [source for source in self.flow.blocks[block].predecessors if source in self.ends]
        if loop is not None:
            sources = [source for source in sources if source not in loop.blocks]
        incoming = [self._edge(source, block) for source in sources]
        if block == 0:
            incoming.append(self.transfer.entry())
        state = self._joined(block, incoming)
        self._drop_masks(block, state)
        if loop is not None:
            self._enter(loop, state)
        elif block in self.forest.irreducible or any(
            source not in self.ends for source in self.flow.blocks[block].predecessors if source in self.reached
        ):
            self._forget(block, state)
        return state

    def _edge(self, source: int, target: int) -> State:
        """The state that comes over an edge: behind a loop its counter stands at the last iteration."""
        state = self.ends[source]
        loop = self.forest.innermost[source]
        while loop >= 0 and target not in self.forest.loops[loop].blocks:
            trip = self.trips.get(loop)
            if trip is not None and self.forest.loops[loop].exits == ((source, target),):
                state = self._substituted(state, loop, trip)
            loop = self.forest.loops[loop].parent
        return state

    def _substituted(self, state: State, loop: int, trip: TripCount) -> State:
        atom = next(iteration(self.arithmetic.atoms, self.flow, self.forest, loop).atoms())
        last = Polynomial({(): trip.iterations - 1}) if trip.iterations > 1 else ZERO
        cells = dict(state.cells)
        for register, cell in cells.items():
            if isinstance(cell, Polynomial) and cell.mentions(atom):
                cells[register] = self.arithmetic.reduce(cell.substituted(atom, last), 32)
        return State(cells, state.epoch)

    def _joined(self, block: int, incoming: list[State]) -> State:
        if len(incoming) == 1:
            return incoming[0].copy()
        if not incoming:
            return State({})
        epochs = {state.epoch for state in incoming}
        epoch = incoming[0].epoch if len(epochs) == 1 else self.flow.blocks[block].first
        result = State({}, epoch)
        registers = set().union(*(state.cells for state in incoming))
        for register in sorted(registers):
            cell = self._meet(block, register, incoming, len(epochs) == 1 and epoch == ENTRY)
            if cell is not None:
                result.cells[register] = cell
        return result

    def _meet(self, block: int, register: int, incoming: list[State], undefined: bool) -> Cell | None:
        """One cell of several; a register that is undefined on a path takes the value of the others."""
        cells = [state.cells.get(register) for state in incoming]
        if cells.count(cells[0]) == len(cells) and cells[0] is not None:
            return cells[0]
        if None in cells and undefined:
            cells = [cell for cell in cells if cell is not None]
        first = cells[0]
        if all(cell == first for cell in cells):
            return first
        masks = self.exec_state.masks
        mask = self.exec_state.at[self.flow.blocks[block].first]
        for cell in cells:  # paths on which the lanes of the mask are empty agree with any value in them
            if cell is not None and all(only_in(masks, cell, other, mask) for other in cells):
                return cell
        return self._unknown("join", block, register)

    def _unknown(self, what: str, block: int, register: int) -> Polynomial:
        high = 1 if register == SCC else (1 << 32) - 1
        uniform = register < VGPR_BASE
        return self.transfer.unknown(what, block, register, uniform=uniform, block=block, high=high)

    def _enter(self, loop: Loop, state: State) -> None:
        """The registers that a loop writes, at its header."""
        counter = iteration(self.arithmetic.atoms, self.flow, self.forest, loop.index)
        done: set[int] = set()
        for register in members(self.written[loop.header]):
            if register in done:
                continue
            step = self.steps.get((loop.header, register))
            initial = self._plain(state, register, loop.header)
            if step is None:
                self._begin(state, loop, register, self._unknown("phi", loop.header, register))
            elif step.pair:
                second = self._plain(state, register + 1, loop.header)
                whole = self._concatenated(initial, second) + counter * step.amount
                whole = self.arithmetic.reduce(whole, 64)
                self._begin(state, loop, register, self.arithmetic.reduce(whole, 32))
                high = self.arithmetic.reduce(self.arithmetic.shift_right(whole, 32, 64), 32)
                self._begin(state, loop, register + 1, high)
                done.add(register + 1)
            else:
                self._begin(state, loop, register, self.arithmetic.reduce(initial + counter * step.amount, 32))

    def _begin(self, state: State, loop: Loop, register: int, value: Polynomial) -> None:
        """A register at a loop header holds a value in the lanes that are on there; of the others nothing is known."""
        mask = self.exec_state.at[self.flow.blocks[loop.header].first]
        if register < VGPR_BASE or mask == ALL_LANES:
            state.cells[register] = value
        else:
            state.cells[register] = Layered(mask, value, None)

    def _plain(self, state: State, register: int, block: int) -> Polynomial:
        cell = state.cells.get(register)
        if cell is None:
            return self.transfer.undefined(state, register)
        mask = self.exec_state.at[self.flow.blocks[block].first]
        found = read(self.exec_state.masks, cell, mask)
        return found if found is not None else self._unknown("join", block, register)

    def _concatenated(self, low: Polynomial, high: Polynomial) -> Polynomial:
        return self.arithmetic.low(low, 32) + high.scaled(1 << 32)

    def _forget(self, block: int, state: State) -> None:
        """Control comes from somewhere not yet seen (a cycle with several entries): nothing is known."""
        state.cells.clear()
        state.epoch = self.flow.blocks[block].first

    def _drop_masks(self, block: int, state: State) -> None:
        atoms = self.exec_state.renewed_at_block.get(block, 0)
        if not atoms:
            return
        for register, cell in list(state.cells.items()):
            if touches(self.exec_state.masks, cell, atoms):
                state.cells[register] = self.transfer.forgotten(cell, "join", block, register, block)

    # -- what the latches give back

    def _learn(self) -> bool:
        """Settle registers whose step is now known; True if another round may find more."""
        changed = False
        for loop in self.forest.loops:
            if not all(latch in self.ends for latch in loop.latches):
                continue
            waiting = [r for r in members(self.written[loop.header]) if (loop.header, r) not in self.steps]
            for register in waiting:
                if (loop.header, register) not in self.steps:
                    changed = self._settle(loop, register) or changed
            trip = known_trip_count(
                loop,
                iteration(self.arithmetic.atoms, self.flow, self.forest, loop.index),
                self.conditions,
                self.flow,
                self.arithmetic,
            )
            if trip is not None and loop.index not in self.trips:
                self.trips[loop.index] = trip
                changed = True
        return changed

    def _settle(self, loop: Loop, register: int) -> bool:
        """Find the step of a register, by itself or as half of a pair."""
        header = loop.header
        ends = [(self._at_header(loop, register), self._at_latch(latch, register)) for latch in loop.latches]
        amount = self._difference(loop, ends, 32)
        if amount is not None:
            self.steps[header, register] = InductionStep(amount)
            return True
        for first in (register, register - 1):
            written = first >= 0 and self.written[header] >> first & 3 == 3
            if first not in self.pairs or not written or self._is_pair(header, first):
                continue
            before = self._concatenated(self._at_header(loop, first), self._at_header(loop, first + 1))
            both: list[tuple[Polynomial, Polynomial | None]] = []
            for latch in loop.latches:
                low, high = self._at_latch(latch, first), self._at_latch(latch, first + 1)
                both.append((before, None if low is None or high is None else self._concatenated(low, high)))
            amount = self._difference(loop, both, 64)
            if amount is not None:
                self.steps[header, first] = self.steps[header, first + 1] = InductionStep(amount, pair=True)
                return True
        return False

    def _is_pair(self, header: int, first: int) -> bool:
        """True if one of the two registers already belongs to a pair."""
        return any((step := self.steps.get((header, first + k))) is not None and step.pair for k in (0, 1))

    def _at_header(self, loop: Loop, register: int) -> Polynomial:
        """What a register held at the header in the last round."""
        cell = self.starts[loop.header].cells.get(register)
        if isinstance(cell, Layered):
            return cell.value
        return cell if isinstance(cell, Polynomial) else self._unknown("phi", loop.header, register)

    def _at_latch(self, latch: int, register: int) -> Polynomial | None:
        """The value of a register at the end of a latch, in lanes that do another iteration."""
        cell = self.ends[latch].cells.get(register)
        if cell is None or isinstance(cell, Condition):
            return None
        if isinstance(cell, Layered):
            last = self.flow.blocks[latch].last - 1
            if self.flow.effects[last].writes & EXEC:
                return None
            return read(self.exec_state.masks, cell, self.exec_state.at[last])
        return cell

    def _difference(
        self, loop: Loop, values: list[tuple[Polynomial, Polynomial | None]], width: int
    ) -> Polynomial | None:
        """What is added in an iteration, if it is the same on every way round and does not change in the loop."""
        found: Polynomial | None = None
        for before, after in values:
            if after is None:
                return None
            try:
                amount = self.arithmetic.reduce(after - before, width)
            except TooComplexError:
                return None
            if self.arithmetic.atoms.varies(amount) >> loop.index & 1 or (found is not None and amount != found):
                return None
            found = amount
        return found
