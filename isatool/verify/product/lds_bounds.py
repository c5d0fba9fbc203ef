"""Which LDS instructions of a program stay inside the LDS that its kernel declares, in every lane that makes them.

Two analyses of the text are asked. One knows addresses that are sums of inputs and of counters with a known number of
iterations (`isatool.analysis.affine`). The other executes each block on values. Where paths meet, a register becomes a
symbol if its values differ, or come from the last execution of the block itself. The symbol has the possible bits and
the interval of all these values. Intervals that keep growing are widened to numbers that the program compares with,
one step before or after them, then to everything; afterwards the blocks are run again to narrow them, which any fixed
point allows. Values only mention symbols of the last time that control came to where they began, and what was known on
the way in is kept as far as it says the same. It is long because rounds, widening and narrowing change one state.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence, Set
from dataclasses import field, replace
from functools import cached_property
from typing import Final, NamedTuple

from isatool.allowance import OutOfBudgetError, budget
from isatool.analysis.affine import analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import Bound, Grant, Sentence
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, members
from isatool.analysis.lds_accesses import LdsAccess, byte_offsets, lds_accesses
from isatool.analysis.liveness import compute_liveness
from isatool.bitvec.facts import Facts
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Integer
from isatool.isa.registers import SCC, VGPR_BASE, Register
from isatool.records import dataclass
from isatool.semantics.algebra import registers_read
from isatool.semantics.effects import Effect, Load, Space, Store, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op
from isatool.verify.launch import Bounds, DeclaredLaunch
from isatool.verify.product.access_steps import Step
from isatool.verify.product.execute import Code, Side, entry_state
from isatool.verify.product.memory import AddressedAccess, Memory, MemoryModel, MemoryRules
from isatool.verify.product.runner import PathState, Runner, UnsupportedError
from isatool.verify.values import bits
from isatool.verify.values.constructors import Values
from isatool.verify.values.linear import Inequalities
from isatool.verify.values.nodes import Extra, Label

_MOST_STEPS: Final = 6_000_000
_MOST_VISITS: Final = 40
"""times that a block is run"""
_PATIENCE: Final = 3
"""times that an interval may grow before it is widened"""
_NARROWINGS: Final = 3
_TOP: Final = 0xFFFFFFFF


class _Lookups(MemoryModel):
    """Memory of which nothing is known: what a load gives is a number of its own each time. Notes LDS accesses."""

    def __init__(
        self,
        values: Values,
        rules: MemoryRules,
        known: Mapping[int, int],
        constants: tuple[tuple[int, int], ...],
        owners: dict[int, int],
    ) -> None:
        super().__init__(values, rules, known, constants=constants)
        self.owners = owners
        self.block = 0
        self.highest: Callable[[int], int] = values.high.__getitem__
        """the largest number that a value can be in the lanes that are on"""
        self.stays: dict[int, bool] = {}
        """instruction -> whether all that it accesses is inside"""

    def load(
        self, memory: Memory, space: Space, accesses: tuple[AddressedAccess, ...], guard: int
    ) -> tuple[Memory, list[list[int]]]:
        """A new number for each dword."""
        self._note(space, accesses)
        return memory, [
            [
                self.own((number, dword), Facts.below(1 << 8 * min(4, access.size)))
                for dword in range(-(-access.size // 4))
            ]
            for number, access in enumerate(accesses)
        ]

    def store(
        self,
        memory: Memory,
        space: Space,
        accesses: tuple[AddressedAccess, ...],
        data: tuple[tuple[int, ...], ...],
        guard: int,
    ) -> Memory:
        """Nothing remembers what is stored."""
        self._note(space, accesses)
        return memory

    def fetch(self, memory: Memory, address: int, dwords: int) -> tuple[Memory, list[int]]:
        """Constant memory: the same address gives the same number. Elsewhere each dword is a new one."""
        found = super().fetch(memory, address, dwords)[1]
        changes = [self.values.op[value] is Extra.FETCH and len(self.values.args[value]) > 1 for value in found]
        return memory, [
            self.own(("fetched", dword), None, uniform=True) if changes[dword] else value
            for dword, value in enumerate(found)
        ]

    def fence(
        self, memory: Memory, what: Label, operands: tuple[int, ...] = (), *, loads_global: bool = False
    ) -> Memory:
        """Results of the operation that fences are numbers of their own."""
        return replace(memory, bases=dict.fromkeys(memory.bases, self.own(("fence",), None, width=0)))

    def own(self, what: Label, facts: Facts | None, width: int = 32, *, uniform: bool = False) -> int:
        """A number of which nothing but this is known."""
        made = self.values.symbol(("made", self.at, what), width, facts, uniform=uniform)
        self.owners[made] = self.block
        return made

    def _note(self, space: Space, accesses: tuple[AddressedAccess, ...]) -> None:
        if space is Space.LDS:
            self.stays[self.at] = all(
                self.highest(access.base) + access.offset + access.size <= self.rules.lds_bytes for access in accesses
            )


class InBounds(Container[int]):
    """Dense indices of the LDS instructions all of whose accesses are inside wherever they run, with inputs within
    `bounds`; none if the program is not followed. `code` may be shared with proofs of the same program.

    The sums are asked first: they cost less, and mostly show all that is asked for.
    """

    def __init__(self, flow: ControlFlow, launch: DeclaredLaunch, bounds: Bounds, code: Code) -> None:
        self.flow = flow
        self.launch = launch
        self.bounds = bounds
        self.code = code

    def __contains__(self, index: object) -> bool:
        """Whether an instruction is one of them."""
        return index in self._by_sums or index in self._by_values

    def any_of(self, indices: Set[int]) -> bool:
        """Whether some of these instructions are among them."""
        return bool(indices) and not (self._by_sums.isdisjoint(indices) and self._by_values.isdisjoint(indices))

    @cached_property
    def _by_sums(self) -> frozenset[int]:
        return _affine_in_bounds(self.flow, self.launch, self.bounds)

    @cached_property
    def _by_values(self) -> frozenset[int]:
        return _values_in_bounds(self.flow, self.launch, self.bounds, self.code)


def _values_in_bounds(flow: ControlFlow, launch: DeclaredLaunch, bounds: Bounds, code: Code) -> frozenset[int]:
    """Those that the values in each block show to be."""
    values = Values(flow.function.wave_size)
    values.full_waves = launch.has_full_waves(bounds)
    values.budget = budget().within(_MOST_STEPS)
    entry = entry_state(values, launch.entry(values, bounds), launch.mode)
    known, _ = launch.granted_arguments(values, bounds)
    owners: dict[int, int] = {}
    model = _Lookups(values, MemoryRules(launch.descriptor.lds_bytes), known, launch.constant_memory(values), owners)
    runner = Runner(values, model, "first", full_waves=values.full_waves)
    solver = _Solver(flow, runner, model, Side(flow, runner, code), entry, owners)
    try:
        solver.solve()
    except (UnsupportedError, NotEmulated, OutOfBudgetError):
        return frozenset()
    return frozenset(index for index, stays in model.stays.items() if stays)


def _affine_in_bounds(flow: ControlFlow, launch: DeclaredLaunch, bounds: Bounds) -> frozenset[int]:
    """Those whose addresses are sums of inputs and of loop counters with known ranges: address and counter that move in
    step are related only here.
    """
    grants: list[Grant] = []
    for subject, (low, high) in bounds.items():
        if subject == Sentence.FULL_WAVES:
            grants.append(Sentence.FULL_WAVES)
            continue
        name, more = (f"block_{subject[-1]}", 1) if subject.startswith("workitem_id_") else (subject, 0)
        grants += [Bound(name, "<=", high + more), *([Bound(name, ">=", low)] if low and not more else [])]
    try:
        affine = analyse_affine(flow.function, grants, flow)
    except (UserError, TooComplexError):
        return frozenset()
    if affine.forest.irreducible:
        return frozenset()
    found: dict[int, list[bool]] = {}
    followed = [access for access in lds_accesses(affine) if access.address is not None]
    by_block: dict[int, dict[int, list[LdsAccess]]] = {}
    for access in followed:
        by_block.setdefault(flow.block_of[access.instruction], {}).setdefault(access.instruction, []).append(access)
    for block, accesses in by_block.items():
        view = affine.views[block]
        for index, state in affine.replay(block):
            for access in accesses.get(index, ()):
                try:
                    low, high = view.range(view.resolve(affine.value(state, access.register, index), 32))
                except TooComplexError:
                    low, high = -1, 0
                stays = low >= 0 and high + access.offset + access.size <= launch.descriptor.lds_bytes
                found.setdefault(index, []).append(stays)
    counts = {index: len(byte_offsets(flow.instructions[index]) or ()) for index in found}
    return frozenset(index for index, stays in found.items() if all(stays) and len(stays) == counts[index])


@dataclass
class _Joined:
    """A register at the start of a block where ways meet: what is known of it so far."""

    facts: Facts | None = None
    grown: int = 0
    is_mask: bool = True
    """whether it has been a lane mask on every way in"""


@dataclass
class _Solver:
    """One program. `owners`: symbol -> the block in which it begins; symbols of the launch have none."""

    flow: ControlFlow
    runner: Runner
    model: _Lookups
    side: Side
    entry: PathState
    owners: dict[int, int]
    _apart: set[tuple[int, int]] = field(default_factory=set)
    """(block, register) of registers that are not the same on all ways in"""
    _joined: dict[tuple[int, int], _Joined] = field(default_factory=dict)
    _starts: dict[int, tuple[dict[int, int], frozenset[int], int]] = field(default_factory=dict)
    _edges: dict[tuple[int, int], PathState] = field(default_factory=dict)
    """(block, successor) -> what arrives there"""
    _begun: dict[int, frozenset[int]] = field(default_factory=dict)
    """value -> blocks in which its symbols begin"""
    _reasons: dict[int, Inequalities] = field(default_factory=dict)
    _unknowns: dict[tuple[int, int], int] = field(default_factory=dict)
    """(block, register) -> the symbol of one without influence"""
    _narrowing: bool = False

    def __post_init__(self) -> None:
        self.relevant = find_relevant(self.flow)
        unknown = {index: self._unknown(written) for index, written in self.relevant.without.items()}
        self.side.instead = {**self.side.instead, **unknown}
        self.values = self.runner.values
        self.model.highest = self._highest
        self.runner.scratch_slots = False
        self.side.limit = _MOST_STEPS
        self.thresholds = _compared(self.flow)

    def _unknown(self, written: int) -> Step:
        """Numbers of their own for registers."""
        found: dict[int, int] = {}

        def run(runner: Runner) -> None:
            if not found:
                found.update((code, self.model.own((code,), None)) for code in members(written))
            runner.regs.update(found)

        return run

    def solve(self) -> None:
        """Find what holds everywhere, and note the accesses. Raises what the validator does where it gives up."""
        self._climb()
        self._apart.clear()  # once more with symbols that no longer change: fewer registers differ
        self._edges.clear()
        self._starts.clear()
        self._climb()
        self._narrowing = True
        for _ in range(_NARROWINGS):
            self.model.stays.clear()
            for block in self.flow.order:
                self._starts.pop(block, None)
                self._visit(block)

    def _climb(self) -> None:
        """Run blocks until nothing changes."""
        rank = {block: place for place, block in enumerate(self.flow.order)}
        visits = dict.fromkeys(rank, 0)
        todo = {0}
        while todo:
            block = min(todo, key=rank.__getitem__)
            todo.discard(block)
            visits[block] += 1
            if visits[block] > _MOST_VISITS:
                raise UnsupportedError("no fixed point")
            todo |= self._visit(block)

    def _visit(self, block: int) -> set[int]:
        """Run a block if what is known at its start has changed; the blocks for which that may change something."""
        ways = [
            state for (_, target), state in sorted(self._edges.items(), key=lambda item: item[0]) if target == block
        ]
        ways += [self.entry] if block == 0 else []
        if not ways:
            return set()
        state = self._start(block, ways)
        key = (state.regs, frozenset(state.idle), state.path)
        if self._starts.get(block) == key:
            return set()
        self._starts[block] = (dict(state.regs), frozenset(state.idle), state.path)
        self.model.block = block
        condition = self.side.execute(state, block)
        shape = self.flow.blocks[block]
        if shape.ending in (Ending.UNKNOWN, Ending.RETURN):
            raise UnsupportedError("control goes to an unknown place")
        both_ways = condition is not None and len(shape.successors) > 1
        for successor, taken in zip(shape.successors, (True, False), strict=False):
            self._edges.pop((block, successor), None)
            path = state.path
            if both_ways and condition is not None:
                path = self.values.decisions.both(path, self.side.fact(condition, taken))
            if path:
                self._edges[block, successor] = replace(state.copy(), path=path)
        return set(shape.successors)

    # -- where ways meet

    def _start(self, block: int, ways: Sequence[PathState]) -> PathState:
        if any(way.mode != ways[0].mode for way in ways):
            raise UnsupportedError("ways with different modes meet")
        idle = {}
        for code in sorted({code for way in ways for code in way.idle}):
            idle[code] = self._symbol(block, (code, "idle"), 32, None, uniform=False)
        memory = Memory(self.entry.memory.bases)
        state = PathState({}, idle, memory, ways[0].mode, self._path(block, ways))
        relevant = self.relevant.at_start[block]
        for code in sorted({code for way in ways for code in way.regs}):
            if not relevant >> code & 1:
                state.regs[code] = self._ignored(block, code)
                continue
            found = [way.regs[code] if code in way.regs else self._undefined(code) for way in ways]
            differ = len(set(found)) > 1 or block in self._begins(found[0])
            if differ:
                self._apart.add((block, code))
            if (block, code) in self._apart:
                state.regs[code] = self._join(block, code, ways, found)
            else:
                state.regs[code] = found[0]
        return state

    def _ignored(self, block: int, code: int) -> int:
        """A register at the start of a block that has no influence."""
        found = self._unknowns.get((block, code))
        if found is None:
            found = self._unknowns[block, code] = self._symbol(block, (code,), 32, None, uniform=False)
        return found

    def _undefined(self, code: int) -> int:
        width = 1 if code == SCC else 32
        return self.values.symbol(("undefined", "", code), width, uniform=code < VGPR_BASE)

    def _join(self, block: int, code: int, ways: Sequence[PathState], found: Sequence[int]) -> int:
        values, known = self.values, self._joined.setdefault((block, code), _Joined())
        if code == SCC:
            return self._symbol(block, (code,), 1, None, uniform=True)
        if code < VGPR_BASE and known.is_mask:
            part = bits.common_part([bits.mask_part(values, value) for value in found])
            if part is not None:  # both registers of a pair may speak of one condition: of other lanes
                first = code - (part.half is Op.HIGH)
                return part.of(
                    values, self._symbol(block, (first, "lane", part.half is Extra.MASK), 1, None, uniform=False)
                )
            known.is_mask = False
        facts = self._facts(ways[0], found[0])
        for way, value in zip(ways[1:], found[1:], strict=True):
            facts = facts.joined(self._facts(way, value))
        if known.facts is not None and not self._narrowing:
            wider = known.facts.joined(facts)
            known.grown += wider != known.facts
            facts = self._widened(known.facts, wider) if known.grown > _PATIENCE else wider
        known.facts = facts
        return self._symbol(
            block, (code,), 32, facts, uniform=code < VGPR_BASE or all(values.uniform[value] for value in found)
        )

    def _widened(self, old: Facts, new: Facts) -> Facts:
        """The interval up to the next number that may be a limit, where it has grown."""
        step = max(new.possible & -new.possible, 1)
        marks = {mark + more for mark in self.thresholds for more in (-step, 0, step)}
        low = new.low if new.low >= old.low else max((mark for mark in marks if 0 <= mark <= new.low), default=0)
        high = new.high if new.high <= old.high else min((m for m in marks if new.high <= m <= _TOP), default=_TOP)
        possible = new.possible
        if high > possible:  # all bits that a number up to there can have, of multiples of the step
            possible = ((1 << high.bit_length()) - 1) & -step
        return Facts(possible, low, min(high, possible))

    def _facts(self, way: PathState, value: int) -> Facts:
        """The facts about a value on this way in."""
        values = self.values
        value = values.given(value, way.path)
        low, high = values.low[value], values.high[value]
        if way.path > 1 and low != high:
            least, most = self._reason(way.path).bounds(value)
            low, high = max(low, least), min(high, most)
        if low > high:  # nothing comes this way
            return Facts(values.possible[value], values.low[value], values.high[value])
        return Facts(values.possible[value], low, high).tightened()

    def _path(self, block: int, ways: Sequence[PathState]) -> int:
        """The conditions that hold on every way in, of values that have not changed."""
        values, decisions = self.values, self.values.decisions
        shared = set(decisions.literals(ways[0].path).items())
        for way in ways[1:]:
            shared &= set(decisions.literals(way.path).items())
        path = 1
        for number, holds in sorted(shared):
            if block in self._begins(values.conditions.variables[number]):
                continue
            literal = decisions.variable(number)
            path = decisions.both(path, literal if holds else decisions.complement(literal))
        return path

    def _symbol(self, block: int, name: tuple[Label, ...], width: int, facts: Facts | None, *, uniform: bool) -> int:
        made = self.values.symbol(("meets", block, *name), width, facts, uniform=uniform)
        self.owners[made] = block
        return made

    def _begins(self, value: int) -> frozenset[int]:
        """The blocks in which symbols of a value begin."""
        found = self._begun
        stack = [value]
        while stack:
            top = stack[-1]
            args = self.values.args[top]
            waiting = [arg for arg in args if arg not in found] if top not in found else []
            if waiting:
                stack += waiting
                continue
            stack.pop()
            if top not in found:
                own = (self.owners[top],) if top in self.owners else ()
                found[top] = frozenset(own).union(*(found[arg] for arg in args))
        return found[value]

    # -- limits

    def _reason(self, path: int) -> Inequalities:
        found = self._reasons.get(path)
        if found is None:
            found = self._reasons[path] = Inequalities(self.values, path)
        return found

    def _highest(self, value: int) -> int:
        context = self.runner.context
        high = self.values.high[value]
        return min(high, self._reason(context).bounds(value)[1]) if context > 1 else high


class Relevant(NamedTuple):
    """What addresses, conditions and scalars depend on."""

    at_start: tuple[int, ...]
    """registers at the start of each block, as bit sets"""
    without: Mapping[int, int]
    """dense index of an instruction that only computes VGPRs of no influence -> those, as a bit set"""


def find_relevant(flow: ControlFlow) -> Relevant:
    """Backward over the function. Data that is stored has no influence, and neither have a matrix product's sums. The
    analysis below would be right without this: what is taken to be of no influence is unknown to it.
    """
    retained = compute_liveness(flow).retained
    steps = [_influence(flow, index) for index in range(len(flow.instructions))]
    starts = [~VGPRS] * len(flow.blocks)
    without: dict[int, int] = {}

    def run(block: int) -> int:
        relevant = ~VGPRS
        for successor in flow.blocks[block].successors:
            relevant |= starts[successor]
        for index in reversed(flow.blocks[block].instructions):
            read, only = steps[index]
            without.pop(index, None)
            if only and not only & relevant:
                without[index] = only
            else:
                relevant = relevant & ~(flow.effects[index].writes & VGPRS & ~retained[index]) | read
        return relevant

    waiting = [True]
    while any(waiting):
        waiting = []
        for block in reversed(flow.order):
            found = run(block)
            waiting.append(found != starts[block])
            starts[block] = found
    return Relevant(tuple(starts), without)


def _influence(flow: ControlFlow, index: int) -> tuple[int, int]:
    """The registers by which an instruction decides something (of loads and stores those of addresses), and the VGPRs
    that it writes if it does nothing else, as bit sets.
    """
    effect = flow.effects[index]
    if effect is OPAQUE_EFFECTS or index in flow.fences:
        return effect.reads, 0
    effects = _lowered_effects(flow.instructions[index], flow.function.wave_size)
    if effects and all(isinstance(each, WriteVector) for each in effects):
        return effect.reads, effect.writes & VGPRS
    if effects and all(isinstance(each, (Load, Store, WriteVector)) for each in effects):
        return _addresses_read(effects), 0
    return effect.reads, 0


def _lowered_effects(instruction: AnyInstruction, wave_size: int) -> tuple[Effect, ...]:
    """The effects of an instruction, none if it has none or is not covered."""
    try:
        return lower(instruction, wave_size=wave_size).effects
    except NotEmulated:
        return ()


def _addresses_read(effects: Iterable[Effect]) -> int:
    """Registers that decide what is accessed in LDS, as a bit set; nothing is known of other memory."""
    accesses = (each for each in effects if isinstance(each, (Load, Store)) and each.space is not Space.GLOBAL)
    asked = (expr for each in accesses for expr in (each.address, each.where))
    found = frozenset[Register]().union(*(registers_read(expr) for expr in asked if expr is not None))
    return sum(1 << register for register in found)


def _compared(flow: ControlFlow) -> frozenset[int]:
    """Constants that the program compares numbers with, and 0."""
    return frozenset((0, *_constants(flow)))


def _constants(flow: ControlFlow) -> Iterator[int]:
    for instruction in flow.instructions:
        for half in instruction.halves:
            if "_cmp" in half.mnemonic:
                found = [operand.value for operand in half.operands]
                yield from (value.value & _TOP for value in found if isinstance(value, Integer))
