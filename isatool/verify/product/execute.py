"""One program from a point to its next stops: a loop header where programs are compared, or the end.

A branch whose condition is decided is followed. Where it is not, both ways are taken; if they meet again before they
stop, the two states become one, with selects on the condition. Otherwise each way has stops of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from isatool.allowance import INSTRUCTION
from isatool.analysis.cfg import ControlFlow, Ending, reachable
from isatool.analysis.effects import members
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.isa.registers import EXEC_HI, EXEC_LO, SCC, VGPR_BASE, Register
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.isa.wave import WAVE64
from isatool.records import record
from isatool.semantics.effects import Space
from isatool.semantics.mode import Mode
from isatool.verify.other_waves import other_waves
from isatool.verify.product.access_steps import Step
from isatool.verify.product.compile import barrier_steps, compiled
from isatool.verify.product.expressions import Value
from isatool.verify.product.memory import Memory
from isatool.verify.product.runner import ExhaustedError, PathState, Runner, UnsupportedError
from isatool.verify.values.constructors import Values
from isatool.verify.values.linear import Inequalities

END: Final = -1
"""the stop of a path that ends the wave"""
_MOST_PATHS: Final = 256
"""from one cut point to the next: each is executed on its own, and their number doubles with every branch"""


_MEMORY: Final = frozenset((Unit.VMEM, Unit.LDS, Unit.SMEM))
Code = dict[tuple[int, int], tuple[Step, Value | None]]
"""(instruction, bits of MODE) -> what it does; may be shared by proofs of one program"""


class NewCutError(Exception):
    """A loop that looked as if its test folds does not: programs have to be compared at its header."""


@record
class Stop:
    """Where a path stopped: END or a block, and the state there."""

    block: int
    state: PathState


def entry_state(values: Values, registers: Mapping[Register, int], mode: Mode) -> PathState:
    """A wave that begins. What was in private memory may be taken to be the same in both programs."""
    bases = {space: values.symbol(space.value, 0) for space in (Space.LDS, Space.GLOBAL, Space.SCRATCH)}
    return PathState({int(code): value for code, value in registers.items()}, {}, Memory(bases), mode, 1)


class Side:
    """A program being executed. `cuts` are the blocks at which paths stop; they grow while the proof goes on.

    `points`: blocks, of those, where the proof stops instead of at the headers of the loops that they cut.
    `peeled`: headers of loops, of those, where paths stop only when they come from inside the loop, so that the first
    iteration belongs to the way in. Every cycle through such a header still has a stop, at its back edge.
    """

    def __init__(
        self,
        flow: ControlFlow,
        runner: Runner,
        code: Code | None = None,
        points: frozenset[int] = frozenset(),
        peeled: frozenset[int] = frozenset(),
        *,
        across: Target | None = None,
    ) -> None:
        self.flow = flow
        self.across = across
        """the chip of the second program, if that of the first is another"""
        self.runner = runner
        self.values: Values = runner.values
        self.loops: LoopForest = find_loops(flow)
        self.cuts: set[int] = set()
        self._inside = {header: self.loops.by_header[header].blocks for header in peeled}
        self._cut_loops = frozenset(
            loop.header for loop in self.loops.loops if points and _is_cut_by(loop, flow, points)
        )
        self.executed = 0
        self.limit = 0
        """instructions that the current run has executed, and may execute"""
        self.reason: Callable[[int], Inequalities] | None = None
        """what is known on a path, if comparisons are to be decided by it"""
        self.impossible: Callable[[int], bool] | None = None
        """whether no input takes a path, if that is to be found out"""
        self.undecided: list[int] | None = None
        """conditions of branches that are not decided, if they are wanted"""
        self.makers: dict[int, int] | None = None
        """value -> instruction that first put it into a register or into memory, if that is wanted"""
        self.instead: Mapping[int, Step] = {
            **_long_jumps(flow),
            **(barrier_steps(flow.barriers) if across is not None else {}),
        }
        """what is done instead of instructions whose results are of no interest"""
        self._code: Code = {} if code is None else code
        self._others = other_waves(flow)

    @property
    def synchronises(self) -> bool:
        """Whether waves may reach each other by accesses that keep their places."""
        return bool(self._others.fixed)

    def run(self, state: PathState, block: int, limit: int, iterations: int = 1) -> list[Stop]:
        """All stops of the paths that start at a block. The state is used up.

        `iterations`: the arrival at the block itself that is a stop; the ones before are passed.
        """
        self.executed, self.limit = 0, limit
        stops = self._explore(state, block, None)
        for _ in range(iterations - 1):
            passed = [stop.state for stop in stops if stop.block == block]
            stops = [stop for stop in stops if stop.block != block]
            for way in passed:
                stops += self._explore(way, block, None)
            if len(stops) > _MOST_PATHS:
                raise UnsupportedError(f"more than {_MOST_PATHS} paths")
        return stops

    def follow(self, state: PathState, block: int) -> int | None:
        """Execute a block; the next one, None at the end. UnsupportedError if that is not decided."""
        condition = self.execute(state, block)
        shape = self.flow.blocks[block]
        if shape.ending is Ending.END or not shape.successors:
            return None
        if condition is None or len(shape.successors) == 1:
            return shape.successors[0]
        taken = self._decide(state, condition)
        if taken is None:
            raise UnsupportedError("not decided")
        return shape.successors[0 if taken else 1]

    def _is_stop(self, block: int, before: int) -> bool:
        """Whether paths that come to a block from another one stop there."""
        return block in self.cuts and (block not in self._inside or before in self._inside[block])

    def _explore(self, state: PathState, block: int, join: int | None, before: int | None = None) -> list[Stop]:
        """Follow one path until it stops or reaches the block `join`. `before`: the block that it comes from, None for
        a path that begins.
        """
        ended: list[Stop] = []
        while True:
            if before is not None and (block == join or self._is_stop(block, before)):
                return [*ended, Stop(block, state)]
            before = block
            condition = self.execute(state, block)
            shape = self.flow.blocks[block]
            if shape.ending is Ending.END:
                return [*ended, Stop(END, state)]
            if shape.ending in (Ending.UNKNOWN, Ending.RETURN) or not shape.successors:
                raise UnsupportedError(f"{self.flow.place(shape.last - 1)}: control goes to an unknown place")
            if condition is None or len(shape.successors) == 1:
                block = shape.successors[0]
                continue
            taken = self._decide(state, condition)
            if taken is not None:
                block = shape.successors[0 if taken else 1]
                continue
            if self.undecided is not None:
                self.undecided.append(condition)
            possible = self._possible(state, condition)
            if not possible:
                return ended
            if len(possible) == 1:
                state.path = possible[0][1]
                block = shape.successors[possible[0][0]]
                continue
            inner = self._join(block)
            if inner is None:
                self._cut_around(block)
                ways = self._ways(state, block, condition)
                return ended + [stop for way, at, _ in ways for stop in self._explore(way, at, join, block)]
            stops, arrived = self._fork(state, block, condition, inner)
            ended += stops
            if len(arrived) > 1:
                self._cut_around(block)
                if inner == join:
                    return ended + [Stop(inner, way) for way in arrived]
                return ended + [stop for way in arrived for stop in self._explore(way, inner, join, block)]
            if not arrived:
                return ended
            state, block = arrived[0], inner

    def _possible(self, state: PathState, condition: int) -> list[tuple[int, int]]:
        """(position of the successor, path) of the ways of a branch that some input takes."""
        if self.impossible is None:
            return [(0, 0), (1, 0)]
        paths = [self.values.decisions.both(state.path, self.fact(condition, taken)) for taken in (True, False)]
        return [(number, path) for number, path in enumerate(paths) if not self.impossible(path)]

    def _cut_around(self, block: int) -> None:
        """Every loop around a branch whose ways go on apart has to be cut."""
        number = self.loops.innermost[block]
        headers = set()
        while number >= 0:
            loop = self.loops.loops[number]
            if loop.header not in self._cut_loops:
                headers.add(loop.header)
            number = loop.parent
        if not headers <= self.cuts:
            self.cuts |= headers
            raise NewCutError

    def _join(self, block: int) -> int | None:
        """The block at which both ways of a branch meet again, None unless it is in the same loop."""
        found = self.flow.postdominators[block]
        if found < 0 or self.loops.innermost[found] != self.loops.innermost[block]:
            return None
        return found

    def _ways(self, state: PathState, block: int, condition: int) -> list[tuple[PathState, int, int]]:
        """(state, block, what the branch tells) of both ways of an undecided branch."""
        shape = self.flow.blocks[block]
        found = []
        for successor, taken in zip(shape.successors, (True, False), strict=True):
            way = state.copy()
            fact = self.fact(condition, taken)
            way.path = self.values.decisions.both(way.path, fact)
            way.trail = (*way.trail, (shape.last - 1, taken))
            found.append((way, successor, fact))
        return found

    def _fork(self, state: PathState, block: int, condition: int, join: int) -> tuple[list[Stop], list[PathState]]:
        """Stops elsewhere, and the states at the block where both ways meet: one if they can be merged there."""
        stops: list[Stop] = []
        arrived: list[list[PathState]] = []
        facts = []
        for way, successor, fact in self._ways(state, block, condition):
            found = self._explore(way, successor, join, block)
            if join in self.cuts:
                stops += found
                continue
            stops += [stop for stop in found if stop.block != join]
            arrived.append([stop.state for stop in found if stop.block == join])
            facts.append(fact)
            if len(stops) + sum(map(len, arrived)) > _MOST_PATHS:
                raise UnsupportedError(f"more than {_MOST_PATHS} paths")
        if [len(states) for states in arrived] == [1, 1]:
            merged = self._merge(state, condition, [(arrived[0][0], facts[0]), (arrived[1][0], facts[1])])
            if merged is not None:
                return stops, [merged]
        return stops, [way for states in arrived for way in states]

    def _decide(self, state: PathState, condition: int) -> bool | None:
        found = self.values.given(condition, state.path)
        if self.values.is_const(found):
            return found == self.values.true
        return self._reasoned(state, found)

    def _reasoned(self, state: PathState, condition: int) -> bool | None:
        """Decide an elementary condition by the inequalities that are known; what is found is known from then on."""
        if self.reason is None:
            return None
        decisions = self.values.decisions
        diagram = self.values.conditions.diagram(condition)
        number, low, high = decisions.top(diagram)
        if low > 1 or high > 1:
            return None
        holds = self.reason(state.path).decide(self.values.conditions.variables[number])
        if holds is None:
            return None
        state.path = decisions.both(state.path, diagram if holds is (high == 1) else decisions.complement(diagram))
        return holds is (high == 1)

    def fact(self, condition: int, taken: bool) -> int:
        """What a branch tells: the condition, and if no lane has some condition, that this lane has not."""
        values = self.values
        diagram = values.conditions.diagram(condition)
        if not taken:
            diagram = values.decisions.complement(diagram)
        for number, holds in list(values.decisions.literals(diagram).items()):
            lanes = values.conditions.lanes_of(number) if holds else None
            if lanes is not None:
                diagram = values.decisions.without(diagram, lanes)
        return diagram

    def _merge(self, before: PathState, condition: int, arrived: list[tuple[PathState, int]]) -> PathState | None:
        """The two states as one; None if a fence or a change of mode lies between."""
        (a, on_a), (b, on_b) = arrived
        if a.mode != b.mode:
            return None
        memory = self.runner.model.merged(condition, a.memory, on_a, b.memory, on_b)
        if memory is None:
            return None
        merged = before.copy()
        both = self.values.decisions.both
        if any(way.path != both(before.path, fact) for way, fact in arrived):  # else either fact holds: nothing is new
            merged.path = self.values.decisions.either(a.path, b.path)
        merged.memory = memory
        merged.mode = a.mode
        self.runner.enter(merged)
        for code in {*a.regs, *b.regs}:
            self._merge_register(merged.regs, code, a.regs, b.regs, condition, on_a, on_b)
        for code in {*a.idle, *b.idle}:
            first, second = (state.idle.get(code, self.runner.idle_lane(code)) for state in (a, b))
            merged.idle[code] = self.values.choices.select(32, condition, first, second)
        return merged

    def _merge_register(
        self,
        regs: dict[int, int],
        code: int,
        first: dict[int, int],
        second: dict[int, int],
        condition: int,
        on_first: int,
        on_second: int,
    ) -> None:
        values = self.values
        a, b = first.get(code), second.get(code)
        if a is None:
            a = self._undefined(code)
        if b is None:
            b = self._undefined(code)
        if a == b or values.given(b, on_first) == a:
            regs[code] = b
        elif values.given(a, on_second) == b:
            regs[code] = a
        else:
            width = 1 if code == SCC else 32
            regs[code] = values.choices.select(width, condition, a, b)

    def _undefined(self, code: int) -> int:
        width = 1 if code == SCC else 32
        return self.values.symbol(("undefined", "", code), width, uniform=code < VGPR_BASE)

    # -- one block

    def execute(self, state: PathState, block: int) -> int | None:
        """Execute a block; the condition of the branch at its end."""
        runner = self.runner
        runner.enter(state)
        instructions = self.flow.blocks[block].instructions
        self.executed += len(instructions)
        if self.executed > self.limit:
            self._cut_around(block)  # a test that folds may do so for very long: what is above a bound is above 0 too
            raise ExhaustedError("too many instructions to execute: a loop of very many iterations?")
        # a store copies the ones before it
        held = sum(map(len, runner.memory.stores.values()))
        self.values.count(INSTRUCTION * len(instructions) + held)
        condition: Value | None = None
        instead = self.instead
        for index in instructions:
            runner.model.at = index
            if index in instead:
                instead[index](runner)
                continue
            step, condition = self._compiled(index, runner)
            if index in self._others.fixed:
                runner.memory = runner.model.fence(runner.memory, ("synchronising",))
            step(runner)
            if index in self._others.acquired:
                runner.memory = runner.model.fence(runner.memory, ("acquired",))
            if self.makers is not None:
                self._trace(index)
        result = condition(runner) if condition is not None else None
        runner.leave()
        return result

    def _trace(self, index: int) -> None:
        """Note what an instruction has made."""
        assert self.makers is not None
        runner = self.runner
        for register in self.flow.instructions[index].defs:
            value = runner.regs.get(register)
            if value is not None:
                self.makers[value] = min(index, self.makers.get(value, index))
        if self.flow.instructions[index].unit not in _MEMORY:
            return
        for items in runner.memory.stores.values():
            for item in items:
                for value in (item.address, *item.data):
                    self.makers.setdefault(value, index)
        log = runner.memory.loads
        while log is not None and log.key[1] not in self.makers:
            self.makers[log.key[1]] = index
            log = log.before

    def _compiled(self, index: int, runner: Runner) -> tuple[Step, Value | None]:
        key = (index, runner.mode.bits)
        found = self._code.get(key)
        if found is None:
            instruction, size = self.flow.instructions[index], self.values.wave_size
            found = compiled(instruction, runner.mode, size, across=self.across)
            self._code[key] = found
        return found


def _long_jumps(flow: ControlFlow) -> Mapping[int, Step]:
    """What the instructions of long jumps do. Nobody reads what they compute (`surroundings` sees to it)."""

    def step(index: int) -> Step:
        written = members(flow.effects[index].writes)

        def run(runner: Runner) -> None:
            for code in written:
                runner.undefined(code)

        return run

    return {index: step(index) for jump in flow.long_jumps for index in jump.indices}


def _is_cut_by(loop: Loop, flow: ControlFlow, points: frozenset[int]) -> bool:
    """Whether every way from the header of a loop back to it passes one of some blocks."""
    if loop.header in points:
        return True
    inside = loop.blocks - points - {loop.header}
    passed = reachable(
        [block for block in flow.blocks[loop.header].successors if block in inside],
        lambda block: [after for after in flow.blocks[block].successors if after in inside],
    )
    return not any(loop.header in flow.blocks[block].successors for block in (*passed, loop.header))


def tracked_registers(flow: ControlFlow) -> list[int]:
    """Every register that a function reads or writes."""
    mask = 1 << EXEC_LO | (1 << EXEC_HI if flow.function.wave_size == WAVE64 else 0)
    mask |= flow.touched()
    return [code for code in members(mask) if code <= SCC or VGPR_BASE <= code < VGPR_BASE + 256]
