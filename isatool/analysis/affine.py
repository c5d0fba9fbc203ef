"""What registers hold, as polynomials of the launch and of loop counters: forward over the whole function.

The fixpoint is computed by `affine_solver.py`; here are its result, the state before each instruction and the bounds
that hold in each block.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from typing import Final

from isatool.analysis.affine_solver import InductionStep, Solver, iteration
from isatool.analysis.affine_transfer import AffineAccess, State, Transfer
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Grant, Grants
from isatool.analysis.atoms import NO_BOUNDS, Atoms, Bounds, Kind
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.launch_facts import launch_facts
from isatool.analysis.loops import Loop, LoopForest
from isatool.analysis.polynomials import Polynomial
from isatool.analysis.trip_counts import TripCount, iteration_bound
from isatool.analysis.written_registers import WrittenRegisters, find_written
from isatool.ir.program import Function
from isatool.ir.views import kept
from isatool.records import dataclass

_WORD: Final = (1 << 32) - 1


@dataclass(frozen=True, eq=False)
class Affine:
    """The result. `starts[b]` is the state at the start of block b (None if it cannot be reached), `accesses[i]` what
    instruction i addresses, `trips[l]` the constant trip count of loop l.
    """

    flow: ControlFlow
    forest: LoopForest
    transfer: Transfer
    starts: tuple[State | None, ...]
    accesses: Mapping[int, tuple[AffineAccess, ...]]
    trips: Mapping[int, TripCount]
    conditions: Mapping[int, Polynomial]
    """for blocks that end with a branch on SCC or VCC: the condition under which it is taken"""
    steps: Mapping[tuple[int, int], InductionStep]
    """for (loop header, register) what was found of a register written in the loop"""

    @property
    def arithmetic(self) -> Arithmetic:
        """Arithmetic without bounds."""
        return self.transfer.arithmetic

    @property
    def atoms(self) -> Atoms:
        """All atoms."""
        return self.arithmetic.atoms

    def replay(self, block: int) -> Iterator[tuple[int, State]]:
        """Every instruction of a block with the state before it; the state must not be kept."""
        start = self.starts[block]
        if start is None:
            return
        state = start.copy()
        for index in self.flow.blocks[block].instructions:
            yield index, state
            self.transfer.step(index, state)

    @cached_property
    def written(self) -> WrittenRegisters:
        """The registers that are written on every path to a place: only of these the states say what they hold."""
        start = self.starts[0]
        return find_written(self.flow, sum(1 << register for register in (start.cells if start else ())))

    def before(self, index: int) -> State:
        """The state before an instruction. Whoever asks for one after the other of a block walks through it once."""
        block = self.flow.block_of[index]
        cursor = self._cursors.get(block)
        if cursor is None or cursor.reached > index:
            cursor = self._cursors[block] = _Cursor(self.replay(block))
        return cursor.at(index).copy()

    def at_end(self, block: int) -> State | None:
        """The state after the last instruction of a block; None if the block cannot be reached."""
        start = self.starts[block]
        if start is None:
            return None
        state = start.copy()
        for index in self.flow.blocks[block].instructions:
            self.transfer.step(index, state)
        return state

    def entering(self, loop: Loop) -> Iterator[State | None]:
        """The states with which a loop is entered, one for each block that leads to it from outside."""
        sources = self.flow.blocks[loop.header].predecessors
        return (self.at_end(source) for source in sources if source not in loop.blocks)

    @cached_property
    def _cursors(self) -> dict[int, _Cursor]:
        """How far blocks were walked through by `before`."""
        return {}

    def value(self, state: State, register: int, index: int) -> Polynomial:
        """The value of a register in an active lane, in the state before an instruction."""
        return self.transfer.value(state, register, index)

    def loads_arguments(self, index: int) -> bool:
        """Whether an instruction loads from the kernel's arguments and from nowhere else."""
        accesses = self.accesses.get(index, ())
        return bool(accesses) and all(map(self.transfer.is_argument, accesses))

    def iteration(self, loop: int) -> Polynomial:
        """The counter of a loop's iterations, from 0."""
        return iteration(self.atoms, self.flow, self.forest, loop)

    # -- bounds

    @cached_property
    def views(self) -> tuple[Arithmetic, ...]:
        """Arithmetic under what is known in each block: conditions of branches that lead there, loop counters."""
        return self.views_under(NO_BOUNDS)

    def views_under(self, bounds: Bounds) -> tuple[Arithmetic, ...]:
        """The same, with bounds that hold everywhere."""
        base = Arithmetic(self.atoms, bounds)
        found: dict[int, Arithmetic] = {}
        for block in self.flow.order:
            found[block] = self._view(block, found, base)
        return tuple(found.get(block, base) for block in range(len(self.flow.blocks)))

    def _view(self, block: int, known: Mapping[int, Arithmetic], base: Arithmetic) -> Arithmetic:
        parent = self.flow.dominators[block]
        view = known.get(parent, base) if block else base
        loop = self.forest.by_header.get(block)
        inside = loop.blocks if loop is not None else frozenset()
        predecessors = [source for source in self.flow.blocks[block].predecessors if source not in inside]
        if len(predecessors) == 1 and block and predecessors[0] in self.conditions:
            source = self.flow.blocks[predecessors[0]]
            condition = self.conditions[source.index]
            varies = loop is not None and bool(self.atoms.varies(condition) >> loop.index & 1)
            if len(source.successors) == 2 and not varies:
                view = self._refined(view, view.assuming(condition, source.successors[0] == block))
        if loop is not None:
            most = iteration_bound(loop, self.iteration(loop.index), self.conditions, self.flow, view)
            trip = self.trips.get(loop.index)
            if trip is not None:
                most = trip.iterations - 1 if most is None else min(most, trip.iterations - 1)
            bounds = dict(self._shrinking(loop, view))
            if most is not None:
                atom = next(self.iteration(loop.index).atoms())
                bounds[atom] = (0, most)
            view = self._refined(view, {**view.bounds, **bounds} if bounds else view.bounds)
        return view

    def _shrinking(self, loop: Loop, view: Arithmetic) -> Iterator[tuple[int, tuple[int, int]]]:
        """Bounds of what a loop shifts right in every iteration, as halving does: it is at most what it was at first.

        An arithmetic shift does so to what is not negative, as it then stays.
        """
        start = self.starts[loop.header] if loop.header else None
        latches = [self.at_end(latch) for latch in loop.latches]
        for register, cell in start.cells.items() if start is not None else ():
            atom = cell.single_atom if isinstance(cell, Polynomial) else None
            if atom is None or self.atoms.known_leaf(Kind.UNKNOWN, ("phi", loop.header, register)) != self.atoms[atom]:
                continue
            kinds = {self._shift(end, register, atom) for end in latches}
            if None in kinds:
                continue
            top = 0
            for state in self.entering(loop):
                value = state.cells.get(register) if state is not None else None
                low, high = view.range(value) if isinstance(value, Polynomial) else (-1, 0)
                top = max(top, high if low >= 0 else _WORD)
            if top < (_WORD >> 1 if Kind.SIGNED_SHIFTED in kinds else _WORD):
                yield atom, (0, top)

    def _shift(self, end: State | None, register: int, atom: int) -> Kind | None:
        """The kind of shift to the right of an atom that a register holds at the end of a latch."""
        value = end.cells.get(register) if end is not None else None
        found = value.single_atom if isinstance(value, Polynomial) else None
        shifted = self.atoms[found] if found is not None else None
        if shifted is None or shifted.kind not in (Kind.SHIFTED, Kind.SIGNED_SHIFTED):
            return None
        is_whole = shifted.arguments[0] == 32 and shifted.polynomials[0].single_atom == atom
        return shifted.kind if is_whole else None

    def _refined(self, view: Arithmetic, bounds: Bounds) -> Arithmetic:
        return view if bounds is view.bounds or bounds == view.bounds else Arithmetic(self.atoms, bounds)


class _Cursor:
    """A walk through a block that stops where somebody asks."""

    def __init__(self, walk: Iterator[tuple[int, State]]) -> None:
        self.walk = walk
        self.reached = -1
        self.state = State({})

    def at(self, index: int) -> State:
        """The state before an instruction not before the last one that was asked for; empty where control never is."""
        while self.reached < index:
            self.reached, self.state = next(self.walk, (index, State({})))
        return self.state


def analyse_affine(function: Function, assumptions: Iterable[Grant] = (), flow: ControlFlow | None = None) -> Affine:
    """The affine analysis of a function under named assumptions (see `launch_facts`)."""
    return _analysed(flow or build_flow(function), frozenset(assumptions))


@kept
def _analysed(flow: ControlFlow, assumptions: Grants) -> Affine:
    found = Solver(flow, launch_facts(flow.function, assumptions))
    found.solve()
    starts = tuple(found.starts.get(block) for block in range(len(flow.blocks)))
    return Affine(
        flow, found.forest, found.transfer, starts, found.accesses, found.trips, found.conditions, found.steps
    )
