"""The proof that two kernels compute the same for all inputs, from their texts alone.

docs/premises.md says what every verdict takes for granted. What the semantics table does not
cover is unknown, never ignored. It is long because one proof is tried under several rules, whose order and common
state it holds.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from functools import partial
from types import MappingProxyType
from typing import Final

from isatool.allowance import OutOfBudgetError
from isatool.analysis.assumptions import Sentence
from isatool.analysis.bdd import TooEntangledError
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.loops import find_loops
from isatool.diagnostics import Span
from isatool.ir.program import Function
from isatool.isa.registers import vgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.progress import stage
from isatool.records import dataclass
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import adds_up
from isatool.verify.budget import proof_budget
from isatool.verify.launch import Bounds, DeclaredLaunch, common_ids, dword_of_half, half_of, launch_difference
from isatool.verify.memory_order import may_signal
from isatool.verify.premises import Premise
from isatool.verify.product.cases import Box, guarded_box, ways_apart, within
from isatool.verify.product.common_tail import common_tail
from isatool.verify.product.cutpoints import Expected, Failure, Product
from isatool.verify.product.execute import Code, NewCutError, Side, entry_state
from isatool.verify.product.expected import classes_at, expected_at
from isatool.verify.product.explain import explain, only_unwritten
from isatool.verify.product.lds_bounds import InBounds
from isatool.verify.product.memory import MemoryModel, MemoryRules, reordered
from isatool.verify.product.runner import ExhaustedError, IdleLanesError, IndexedScratchError, Runner, UnsupportedError
from isatool.verify.product.waits import faults_of, span, witness
from isatool.verify.resolved_hints import ResolvedHints, begun_at, resolved
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.structural.other_chip import across_chips, approximates, multiplies_matrices
from isatool.verify.structural.plain_fences import with_plain_fences
from isatool.verify.structural.surroundings import same_statements, surroundings_differ
from isatool.verify.structural.unfolding import same_unfolding
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.ring import combine
from isatool.verify.verdict import (
    ASSUMING,
    PROVED,
    REFUTED,
    UNKNOWN,
    Assumption,
    Difference,
    Hints,
    Limit,
    Method,
    Needed,
    Verdict,
)

_AT_START: Final = (Sentence.FULL_WAVES, Sentence.POINTERS_48)
"""sentences about what a kernel finds when it starts; the others permit something, and are tried one by one"""
_MOST_BOXES: Final = 3
"""nested cases of sizes; each doubles the proofs"""
_MOST_PEELED: Final = 2
"""loops of a pair of programs whose first iteration is taken to be before them; each costs another proof"""
_FEWEST_CHANGES: Final = 2
_BLOCKS: Final = "blocks"
_ARITHMETIC: Final = "arithmetic"
_UNFOLDING: Final = "unfolding"
_FULL_WAVES: Final = "full waves"
WALK: Final = "walk"
_GUESSES: Final = "guesses"
_BODIES: Final = "bodies"
_LOOSENED: Final = ("ranges", "reorder")
"""words of methods: comparisons, and rules of the walk"""
Limits = tuple[Limit, ...]
"""of a box"""


@dataclass
class WalkAttempt:
    """One run of the proof under certain rules."""

    product: Product | None
    failures: list[Failure]
    difference: Difference | None
    values: Values
    box: Box = field(default_factory=dict)
    """ranges of inputs that guards of the second program test"""
    ways: tuple[Box, ...] = ()
    """ranges of inputs on the way to a place where the programs part"""
    unwritten: bool = False
    """whether the programs part in what registers hold that neither has written"""
    nested: Box = field(default_factory=dict)
    """another box, of what guards inside loops test"""
    rules: MemoryRules = field(default_factory=MemoryRules)
    inventive: bool = False
    outside_of: Box = field(default_factory=dict)
    """as it was asked for"""
    idle: bool = False
    """whether it ended where lanes that may have no work-item do something"""
    exhausted: bool = False
    """whether it executed as many instructions as it may"""

    @property
    def premises(self) -> tuple[str, ...]:
        """Premises that it used."""
        if self.product is None:
            return ()
        models = [side.runner.model for side in self.product.sides]
        used = {
            Premise.RACE_FREE: not self.product.same_order,
            Premise.WRAPS: any(model.wrapped for model in models),
            Premise.LDS_BLOCKS: any(model.blocked for model in models),
        }
        return tuple(premise for premise, holds in used.items() if holds)

    def outside(self, side: int) -> set[int]:
        """Instructions of a program whose LDS access was not seen to be in bounds from its values."""
        return set() if self.product is None else self.product.sides[side].runner.model.outside

    def taken_in_bounds(self, side: int) -> set[int]:
        """Instructions of a program whose LDS access was only taken to be in bounds."""
        return set() if self.product is None else self.product.sides[side].runner.model.taken_in_bounds

    @property
    def holds(self) -> bool:
        """Whether it went through."""
        return self.product is not None and not self.failures and self.difference is None

    @property
    def reordered(self) -> bool:
        """Whether accesses of the same places come in another order somewhere."""
        return self.product is not None and any(map(reordered, self.product.moved))


def prove(
    a: Function,
    b: Function,
    *,
    hints: Hints | None = None,
    assumptions: tuple[Assumption, ...] = (),
    granted_only: bool = False,
    blockwise: bool = False,
) -> Verdict:
    """Whether kernel b computes what kernel a does, for all inputs that satisfy the assumptions. Never raises for what
    it cannot follow: that is `unknown`.

    `granted_only`: not tried under assumptions that nobody named, nor explained in full; what is proved is the same.
    `blockwise`: only what can be seen block by block, which is quick; everything else is `unknown`.
    """
    started = time.perf_counter()
    try:
        with proof_budget():
            verdict = _proved(a, b, hints, assumptions, granted_only, blockwise)
    except OutOfBudgetError as error:
        verdict = _unknown(str(error))
    return replace(verdict, statistics={**verdict.statistics, "seconds": time.perf_counter() - started})


def _proved(
    a: Function,
    b: Function,
    hints: Hints | None,
    assumptions: tuple[Assumption, ...],
    granted_only: bool,
    blockwise: bool,
) -> Verdict:
    launches = (DeclaredLaunch.of(a), DeclaredLaunch.of(b))
    if launches[0] is None or launches[1] is None:
        return _unknown("only kernels can be compared: a function's callers are not known")
    if a.program.chip != b.program.chip and a.program.target.family == b.program.target.family:
        return _unknown(f"the chips differ: {a.program.chip} and {b.program.chip}, which code retarget compares")
    for function, launch in zip((a, b), launches, strict=True):
        if launch is not None and launch.descriptor.wave_size != function.wave_size:
            return _unknown(f"{function.program.path}: the wave size of {function.name} is not that of the file")
    different = launch_difference(launches[0], launches[1])
    if different:
        return _unknown(f"the kernels are launched differently: {different}")
    if a.wave_size != b.wave_size:
        return _unknown(f"one kernel is for wave{a.wave_size}, the other for wave{b.wave_size}")
    flows = (build_flow(a), build_flow(b))
    for flow in flows:
        if flow.unanalysable:
            return _unknown(f"{flow.function.program.path}: {flow.unanalysable}")
    across = a.program.target is not b.program.target
    different = surroundings_differ(flows, (launches[0], launches[1])) or (across_chips(flows) if across else None)
    if different:
        verdict = _unknown(different)
    else:
        if hints is not None and not granted_only:
            assumptions = tuple(dict.fromkeys((*assumptions, *hints.assumptions)))
        verdict = _judge(flows, (launches[0], launches[1]), assumptions, granted_only, hints, blockwise)
    if across and verdict.holds and any(map(approximates, flows)):
        return replace(verdict, premises=(*verdict.premises, Premise.SAME_FUNCTIONS))
    if not across and not verdict.holds and same_statements((a, b), (launches[0], launches[1])):
        return Verdict(PROVED)
    return verdict


def _judge(
    flows: tuple[ControlFlow, ControlFlow],
    launches: tuple[DeclaredLaunch, DeclaredLaunch],
    assumptions: tuple[Assumption, ...],
    granted_only: bool,
    hints: Hints | None,
    blockwise: bool,
) -> Verdict:
    faults = [faults_of(flow) for flow in flows]
    if faults[0]:
        found = faults[0][0]
        text = f"the first program is at fault: {found.message}"
        return _unknown(text, first=span(flows[0], found.index))
    for found in faults[1]:
        launch = witness(flows[1], launches[1], found)
        if launch:
            place = span(flows[1], found.index)
            difference = Difference(f"the second program {found.message}", second=place, notes=(f"with {launch}",))
            return Verdict(REFUTED, first_difference=difference)
    if faults[1]:
        found = faults[1][0]
        return _unknown(f"the second program {found.message}", second=span(flows[1], found.index))
    if launches[0].chip != launches[1].chip:
        verdict = _unknown("programs of different chips are compared by their values")
        return verdict if blockwise else _Proof(flows, launches, assumptions, granted_only).verdict()
    plain = None if hints is not None and hints.cuts else with_plain_fences(flows)
    if plain is None:
        return _compared(flows, launches, assumptions, granted_only, resolved(hints, flows), blockwise)
    verdict = _compared(plain, launches, assumptions, granted_only, resolved(hints, plain), blockwise)
    return replace(verdict, premises=(*verdict.premises, Premise.NO_GLOBAL_RACES)) if verdict.holds else verdict


def _compared(
    flows: tuple[ControlFlow, ControlFlow],
    launches: tuple[DeclaredLaunch, DeclaredLaunch],
    assumptions: tuple[Assumption, ...],
    granted_only: bool,
    hinted: ResolvedHints,
    blockwise: bool,
) -> Verdict:
    """The verdict on two programs without faults of their own."""
    method = hinted.method
    if method.by == WALK and not blockwise:
        verdict = _walked_again(flows, launches, assumptions, granted_only, hinted)
        if verdict is not None:
            return verdict
        if hinted.alone:
            return _unknown("the walk by this method proves nothing")
    entry = {vgpr(0): launches[0].item_bits}
    full_waves, nan_payload = Assumption(Sentence.FULL_WAVES), Assumption(Sentence.NAN_PAYLOAD)
    may_read = _reads_lanes(flows[1]) and (launches[0].full_waves or launches[0].may_fill_waves)

    def same_in_full_waves() -> bool:
        return may_read and not same_by_blocks(*flows, arithmetic=launches[0].mode, entry=entry, full_waves=True)

    comparisons: list[tuple[str, tuple[Assumption, ...], Callable[[], bool]]] = [
        (_BLOCKS, (), lambda: not same_by_blocks(*flows)),
        (_UNFOLDING, (), lambda: not same_unfolding(*flows)),
        (_ARITHMETIC, (), lambda: not same_by_blocks(*flows, arithmetic=launches[0].mode, entry=entry)),
    ]
    if launches[0].full_waves or full_waves in assumptions:
        comparisons.append((_FULL_WAVES, () if launches[0].full_waves else (full_waves,), same_in_full_waves))
    if nan_payload in assumptions and not blockwise:
        same = partial(same_by_blocks, *flows, nan_payload=True)
        comparisons.append((str(nan_payload), (nan_payload,), lambda: not same()))
    for by, needed, holds in sorted(comparisons, key=lambda each: each[0] != method.by):
        if holds():
            return _same(by, needed)
    if blockwise:
        return _unknown("the blocks differ")
    assumptions = tuple(found for found in assumptions if found != nan_payload)
    proof = _Proof(flows, launches, assumptions, granted_only, hinted)
    verdict = found = proof.verdict()
    while found.status == UNKNOWN and (other := _other_cuts(proof)) is not None:
        proof = _Proof(flows, launches, assumptions, granted_only, other)
        found = proof.verdict()
    if found.holds:
        return found
    if verdict.status == UNKNOWN and not granted_only and full_waves not in assumptions and same_in_full_waves():
        return _same(_FULL_WAVES, (full_waves,))
    return verdict


def _same(by: str, needed: tuple[Assumption, ...]) -> Verdict:
    """What a comparison of blocks has shown."""
    return Verdict(ASSUMING if needed else PROVED, needed, methods=(Method(by),))


def _walked_again(
    flows: tuple[ControlFlow, ControlFlow],
    launches: tuple[DeclaredLaunch, DeclaredLaunch],
    assumptions: tuple[Assumption, ...],
    granted_only: bool,
    hinted: ResolvedHints,
) -> Verdict | None:
    """The verdict of a walk by the method of the hints; None if that proves nothing."""
    method = hinted.method
    points = _after_tests(flows) if _BODIES in method.rules else None
    if points is not None and not any(hinted.points):
        hinted = replace(hinted, points=points)
    loops = [find_loops(flow).by_header for flow in hinted.flows]
    peeled = [begun_at(flow, found) for flow, found in zip(hinted.flows, method.peeled, strict=True)]
    hinted = replace(hinted, peeled=(peeled[0] & loops[0].keys(), peeled[1] & loops[1].keys()))
    for tried in (method, replace(method, classes=())) if method.classes else (method,):
        verdict = _Proof(flows, launches, assumptions, granted_only, hinted).again(tried)
        if verdict is not None:
            return verdict
    return None


def _other_cuts(proof: _Proof) -> ResolvedHints | None:
    """Other places to compare loops at, after a proof failed: where bodies begin, after the test; or the ends of
    iterations alone, where one program came to a loop that the other had left, whose first iteration may be before it.
    """
    tried = proof.hinted
    if any(tried.points):
        return None
    side, header = proof.parted or (0, -1)
    if header >= 0 and header not in tried.peeled[side] and sum(map(len, tried.peeled)) < _MOST_PEELED:
        peeled = tuple(found | ({header} if number == side else set()) for number, found in enumerate(tried.peeled))
        return replace(tried, peeled=(peeled[0], peeled[1]))
    points = _after_tests(tried.flows)
    return None if points is None else replace(tried, points=points, peeled=ResolvedHints.peeled)


def _unknown(reason: str, first: Span | None = None, second: Span | None = None) -> Verdict:
    return Verdict(UNKNOWN, first_difference=Difference(reason, first, second))


class _Proof:
    """Attempts under rules that are loosened step by step."""

    def __init__(
        self,
        flows: tuple[ControlFlow, ControlFlow],
        launches: tuple[DeclaredLaunch, DeclaredLaunch],
        assumptions: tuple[Assumption, ...],
        granted_only: bool = False,
        hinted: ResolvedHints | None = None,
    ) -> None:
        self.hinted = hinted or ResolvedHints(flows)
        flows = self.hinted.flows
        self.flows = flows
        self.launches = launches
        self.assumptions = assumptions
        self.granted_only = granted_only
        self.rounds = 0
        self.attempts = 0
        self.spent = False
        """whether guesses took all instructions that an attempt may execute"""
        self.expected: dict[Limits, Mapping[tuple[int, int], Expected]] = {}
        """what is expected at cuts, by the box outside of which an attempt is"""
        self.seen: Difference | None = None
        """where the first attempt failed"""
        self.parted: tuple[int, int] | None = None
        """(program, header) of the first loop in the first attempt that the other program had left by then"""
        self.code: tuple[Code, Code] = ({}, {})
        self._found_inside: dict[tuple[int, tuple[tuple[str, tuple[int, int]], ...]], InBounds] = {}
        self.cuts: tuple[set[int], set[int]] = (set(self.hinted.points[0]), set(self.hinted.points[1]))
        """cut points of the hints, and headers of loops whose tests do not fold, as far as attempts have found them"""
        for cuts, flow in zip(self.cuts, flows, strict=True):  # what no test leaves is not executed to its end
            cuts.update(loop.header for loop in find_loops(flow).loops if not loop.exits)
        self.across = flows[1].function.program.target if launches[0].chip != launches[1].chip else None
        self.whole_products = self.across is not None and any(map(multiplies_matrices, flows))
        """whether what matrix products leave unspecified in waves that are not full is taken not to happen"""
        self.tail = None if self.across is not None else common_tail(flows, signals=any(map(may_signal, flows)))
        self.rewritten = _is_rewritten(*flows)
        """whether the second program is more than a renaming of the first, so that guesses may help"""
        self.reshaped = _lds_shapes(flows[0]) != _lds_shapes(flows[1])
        """whether LDS instructions differ in more than their registers"""
        self.more_buffers = _accesses(flows[1], AddressSpace.BUFFER) > _accesses(flows[0], AddressSpace.BUFFER) and (
            _accesses(flows[1], AddressSpace.GLOBAL) < _accesses(flows[0], AddressSpace.GLOBAL)
        )
        """whether accesses to global memory go through buffer descriptors in the second program"""
        self.other_dots = _dots(flows[0]) != _dots(flows[1])
        """whether there are other sums of products"""

    def verdict(self) -> Verdict:
        """The strictest rules that suffice decide what the verdict says; unknown once the budget is spent."""
        try:
            return self._verdict()
        except OutOfBudgetError as error:
            known = self.seen
            if known is None:
                return _unknown(str(error))
            notes = (*known.notes, f"as far as it came: {known.message}")
            return Verdict(UNKNOWN, (), (), replace(known, message=str(error), notes=notes))

    def again(self, method: Method) -> Verdict | None:
        """The verdict of the attempts that succeeded before; None if they do not here."""
        for flow, cuts, stops, more in zip(self.flows, self.cuts, method.stops, self.hinted.cuts, strict=True):
            cuts |= begun_at(flow, stops) | (more if _GUESSES in method.rules else frozenset())
        known = dict.fromkeys((*self.assumptions, *map(Assumption, Sentence)))
        granted = tuple(found for found in known if str(found) in method.granted)
        rules = self._plain()._replace(
            in_bounds=Assumption(Sentence.LDS_IN_BOUNDS) in granted,
            no_races=Assumption(Sentence.NO_RACES) in granted,
            one_dot2=Assumption(Sentence.DOT2_ENCODINGS) in granted,
            **dict.fromkeys(method.rules.intersection(_LOOSENED), True),
        )
        if any(not limit.is_known for box in method.boxes for limit in box) or len(method.boxes) > _MOST_BOXES + 1:
            return None
        for box, classes in zip((*method.boxes, ()), method.classes, strict=False):
            self.expected[box] = expected_at(self.flows, classes)
        boxes: list[Box] = [{limit.subject: (limit.low, limit.high) for limit in box} for box in method.boxes]
        if _GUESSES in method.rules:
            attempts = self._by_cases(rules, granted, *(boxes or [{}]))
        else:
            attempts = self._within_ranges(rules, granted, boxes) if boxes else [self._attempt(rules, granted)]
        return self._proved(attempts, granted) if attempts and all(each.holds for each in attempts) else None

    def _plain(self) -> MemoryRules:
        """The strictest rules."""
        signals = any(map(may_signal, self.flows))
        return MemoryRules(self.launches[0].descriptor.lds_bytes, wraps=self.reshaped, signals=signals)

    def _verdict(self) -> Verdict:
        plain = self._plain()
        base: tuple[Assumption, ...] = ()
        first = self._attempt(plain, base)
        if first.idle and Assumption(Sentence.FULL_WAVES) in self.assumptions:
            base = self._at_start()  # no attempt without them comes further
            first = self._attempt(plain, base)
        self.seen = first.difference
        self.parted = first.product.parted if first.product is not None else None
        if first.holds:
            return self._proved((first,), base)
        full_waves = self._full_waves(first)
        if (first.unwritten or first.idle) and full_waves and not self.granted_only:
            # no order of memory and no guess tells what lanes without a work-item hold: ask before they are tried
            attempt = self._attempt(plain, full_waves)
            if attempt.holds:
                return self._proved((attempt,), full_waves)
        if self._shown_inside(first):
            plain = plain._replace(ranges=True)
            if self.reshaped or first.reordered or not self.rewritten:  # else LDS is not what the first one failed for
                second = self._attempt(plain, base)
                if second.holds:
                    return self._proved((second,), base)
        if first.reordered:
            cases = self._within_ranges(plain._replace(reorder=True), base, first.ways)
            if cases:
                return self._proved(cases, base)
        for cuts, more in zip(self.cuts, self.hinted.cuts, strict=True):
            cuts |= more
        if self.rewritten:
            cases = self._by_cases(plain._replace(reorder=True), base, first.box)
            if not cases and first.nested:
                cases = self._by_cases(plain._replace(reorder=True), base, first.nested)
            if cases:
                return self._proved(cases, base)
        for rules, granted in self._looser(plain, first):
            if self.granted_only and set(granted) != set(self.assumptions):
                continue
            attempt = self._attempt(rules, granted)
            if attempt.holds:
                return self._proved((attempt,), granted)
            if granted and attempt.reordered:
                cases = self._within_ranges(rules, granted, attempt.ways)
                if cases:
                    return self._proved(cases, granted)
            if self.rewritten and granted and (not self.spent or set(granted) <= set(self.assumptions)):
                # guesses that ran out of instructions once cost as much again: not for what nobody has granted
                cases = self._by_cases(rules, granted, attempt.box)
                if cases:
                    return self._proved(cases, granted)
        if first.product is not None and not self.granted_only:
            first = self._attempt(plain, base, tracing=True)
        return Verdict(UNKNOWN, (), (), first.difference, self._statistics(first))

    def _full_waves(self, first: WalkAttempt) -> tuple[Assumption, ...]:
        """That every lane has a work-item, if a proof may rest on it and nobody has granted it."""
        full_waves = Assumption(Sentence.FULL_WAVES)
        may_help = self.launches[0].may_fill_waves and (first.idle or _reads_lanes(self.flows[1]))
        return (full_waves,) if may_help and full_waves not in self.assumptions else ()

    def _shown_inside(self, attempt: WalkAttempt) -> bool:
        """Whether the ranges at each place show more accesses to be in bounds than the values of an attempt do."""
        return any(self._inside(number, {}).any_of(attempt.outside(number)) for number in (0, 1))

    def _inside(self, number: int, bounds: Bounds) -> InBounds:
        """The LDS instructions of a program that are in bounds wherever they run, for inputs within bounds."""
        key = number, tuple(sorted(bounds.items()))
        found = self._found_inside.get(key)
        if found is None:
            code = {} if self.across is not None else self.code[number]
            found = InBounds(self.flows[number], self.launches[number], bounds, code)
            self._found_inside[key] = found
        return found

    def _by_cases(
        self, rules: MemoryRules, granted: tuple[Assumption, ...], box: Box, *more: Box, depth: int = 0
    ) -> list[WalkAttempt]:
        """Proofs with guesses about what holds at loop headers that together cover all inputs: those outside of a box
        that guards cut out, and those inside; `more`: boxes within that one, if they are known. Empty if one fails.
        """
        outside = [self._attempt(rules, granted, inventive=True, outside=box)] if box else []
        if not all(attempt.holds for attempt in outside):
            return []
        inner = tuple(found for found in granted if found.subject not in box)
        inner += tuple(Assumption(subject, *limits) for subject, limits in box.items())
        if not more:
            inside = self._attempt(rules, inner, inventive=True)
            if inside.holds:
                return [*outside, inside]
            if not inside.box or depth >= _MOST_BOXES:
                return []
            more = (inside.box,)
        rest = self._by_cases(rules, inner, *more, depth=depth + 1)
        return [*outside, *rest] if rest else []

    def _within_ranges(
        self, rules: MemoryRules, granted: tuple[Assumption, ...], ways: Sequence[Box]
    ) -> list[WalkAttempt]:
        """Two proofs, if both succeed: for inputs in the ranges that hold on the way to where the programs differ, by
        which memory accesses may be proved apart, and for other inputs.
        """
        for way in ways:
            inner = tuple(found for found in granted if found.subject not in way)
            inner += tuple(Assumption(subject, *limits) for subject, limits in way.items())
            inside = self._attempt(rules, inner)
            outside = self._attempt(rules, granted, outside=way) if inside.holds else inside
            if outside.holds:
                return [outside, inside]
        return []

    def _looser(self, plain: MemoryRules, first: WalkAttempt) -> Iterator[tuple[MemoryRules, tuple[Assumption, ...]]]:
        """Rules that might help, and what they assume, the cheapest first."""
        yield from self._looser_memory(plain, first)
        full_waves = self._full_waves(first)
        if full_waves:
            yield plain, full_waves
            for rules, granted in self._looser_memory(plain, first):
                yield rules, (*granted, *full_waves)
        pointers = Assumption(Sentence.POINTERS_48)
        if self.more_buffers and pointers not in self.assumptions:
            yield plain._replace(reorder=True), (pointers,)
            for rules, granted in self._looser_memory(plain, first):
                yield rules, (*granted, pointers)
        if self.other_dots:
            one, granted = plain._replace(one_dot2=True), (Assumption(Sentence.DOT2_ENCODINGS),)
            yield one, granted
            for rules, more in self._looser_memory(one, first):
                yield rules, (*more, *granted)

    def _at_start(self) -> tuple[Assumption, ...]:
        """What is granted of the launch."""
        idle = frozenset(Sentence).difference(_AT_START)
        idle |= {Sentence.POINTERS_48} if not self.more_buffers else set()
        return tuple(found for found in self.assumptions if found.subject not in idle)

    def _looser_memory(
        self, plain: MemoryRules, first: WalkAttempt
    ) -> Iterator[tuple[MemoryRules, tuple[Assumption, ...]]]:
        bounds = self._at_start()
        in_bounds, no_races = Assumption(Sentence.LDS_IN_BOUNDS), Assumption(Sentence.NO_RACES)
        moved = first.reordered
        reshaped = self.reshaped
        if moved:
            yield plain._replace(reorder=True), ()
        if bounds:
            yield plain._replace(reorder=True), bounds
        if reshaped:
            yield plain._replace(reorder=True, in_bounds=True), (*bounds, in_bounds)
        if moved:
            yield plain._replace(reorder=True, no_races=True), (*bounds, no_races)
        if moved and reshaped:
            yield plain._replace(reorder=True, in_bounds=True, no_races=True), (*bounds, in_bounds, no_races)

    def _proved(self, attempts: Sequence[WalkAttempt], granted: tuple[Assumption, ...]) -> Verdict:
        granted = self._needed(attempts, granted)
        premises = tuple(dict.fromkeys(premise for attempt in attempts for premise in attempt.premises))
        premises += (Premise.PRODUCTS,) if self.whole_products else ()
        status = ASSUMING if granted else PROVED
        methods = (self._method(attempts, granted),)
        return Verdict(status, granted, premises, None, self._statistics(attempts[-1]), methods)

    def _method(self, attempts: Sequence[WalkAttempt], granted: tuple[Assumption, ...]) -> Method:
        """How the attempts succeeded."""
        first = attempts[0]
        rules = {name for name in _LOOSENED if getattr(first.rules, name)}
        rules |= {_GUESSES} if first.inventive else set()
        rules |= {_BODIES} if any(self.hinted.points) and self.hinted.points == _after_tests(self.flows) else set()
        boxes = tuple(_limits(each.outside_of) for each in attempts if each.outside_of)
        stops, peeled = (
            tuple(
                frozenset(flow.blocks[block].first for block in blocks)
                for flow, blocks in zip(self.flows, found, strict=True)
            )
            for found in (self.cuts, self.hinted.peeled)
        )
        words = frozenset(map(str, granted))
        products = [each.product for each in attempts if each.product is not None]
        classes = tuple(tuple(classes_at(self.flows, product.cuts.values())) for product in products)
        return Method(WALK, frozenset(rules), words, boxes, (stops[0], stops[1]), (peeled[0], peeled[1]), classes)

    def _needed(self, attempts: Sequence[WalkAttempt], granted: tuple[Assumption, ...]) -> tuple[Assumption, ...]:
        """The granted assumptions; that LDS accesses are in bounds only of those for which the proofs need it."""
        taken = [{at for attempt in attempts for at in attempt.taken_in_bounds(number)} for number in (0, 1)]
        flow = self.flows[0]
        places = tuple(Needed(flow.line_number(at), flow.instructions[at].mnemonic) for at in sorted(taken[0]))
        in_bounds = Assumption(Sentence.LDS_IN_BOUNDS, places=tuple(dict.fromkeys(places)))
        return tuple(
            in_bounds if found == in_bounds else found for found in granted if any(taken) or found != in_bounds
        )

    def _statistics(self, attempt: WalkAttempt) -> dict[str, float]:
        return {"values": len(attempt.values), "rounds": self.rounds}

    def _attempt(
        self,
        rules: MemoryRules,
        granted: tuple[Assumption, ...],
        *,
        tracing: bool = False,
        inventive: bool = False,
        outside: Box = MappingProxyType({}),
    ) -> WalkAttempt:
        """One proof. `tracing` finds out which instructions made the values that differ; `inventive`: with guesses
        about what holds at loop headers; `outside`: only for inputs that are not all in these ranges.
        """
        self.attempts += 1
        with stage("proof, attempt", self.attempts):
            found = self._tried(rules, granted, tracing, inventive, outside)
        found.rules, found.inventive, found.outside_of = rules, inventive, outside
        self.spent |= inventive and found.exhausted
        return found

    def _tried(
        self, rules: MemoryRules, granted: tuple[Assumption, ...], tracing: bool, inventive: bool, outside: Box
    ) -> WalkAttempt:
        values = Values(self.flows[0].function.wave_size)
        bounds: dict[str, tuple[int, int]] = {}
        for found in granted:
            low, high = bounds.get(found.subject, (found.low, found.high))
            bounds[found.subject] = (max(low, found.low), min(high, found.high))
        launch = self.launches[0]
        values.full_waves = self.whole_products or launch.has_full_waves(bounds)
        within_both = common_ids(self.launches, bounds)
        entry, other = (entry_state(values, each.entry(values, within_both), each.mode) for each in self.launches)
        known, pointer = launch.granted_arguments(values, bounds)
        if outside:
            inputs = {subject: _input(values, self.launches[0], subject, known, bounds) for subject in outside}
            entry.path = other.path = values.conditions.diagram(values.conditions.not_(within(values, inputs, outside)))
        apart = _apart(values, pointer, granted)
        sides = []
        for number, name in enumerate(("first", "second")):
            model = MemoryModel(values, rules, known, apart, launch.constant_memory(values))
            model.inside = self._inside(number, bounds)
            model.scratch_bytes = self.launches[number].private_bytes
            runner = Runner(values, model, name, full_waves=values.full_waves)
            hinted = self.hinted.points[number], self.hinted.peeled[number]
            side = Side(self.flows[number], runner, self.code[number], *hinted, across=self.across)
            side.makers = {} if tracing else None
            side.cuts = self.cuts[number]
            sides.append(side)
        pair = (sides[0], sides[1])
        iterations = self.hinted.iterations if inventive else {}
        product = None
        try:
            while True:
                product = Product(
                    values,
                    pair,
                    (entry, other),
                    (pointer, launch.descriptor.kernarg_size),
                    inventive=inventive,
                    iterations=iterations,
                    tail=self.tail,
                    expected=self.expected.get(_limits(outside), {}),
                )
                try:
                    failures = product.prove()
                    break
                except NewCutError:
                    self.rounds += product.rounds
                except IndexedScratchError:
                    for side in pair:
                        side.runner.scratch_slots = False
            self.rounds += product.rounds
        except (UnsupportedError, NotEmulated, TooEntangledError) as error:
            idle, exhausted = isinstance(error, IdleLanesError), isinstance(error, ExhaustedError)
            return WalkAttempt(None, [], Difference(_reason(error)), values, idle=idle, exhausted=exhausted)
        difference = explain(product, failures) if failures else None
        if not failures:
            return WalkAttempt(product, failures, difference, values)
        box = guarded_box(values, pointer, *product.entry_conditions)
        nested = guarded_box(values, pointer, *product.conditions)
        ways = ways_apart(values, pointer, [failure.path for failure in failures], product.conditions)
        only = only_unwritten(product, failures)
        return WalkAttempt(product, failures, difference, values, box, ways, only, nested if nested != box else {})


def _limits(box: Box) -> Limits:
    return tuple(Limit(subject, *limits) for subject, limits in box.items())


def _input(values: Values, launch: DeclaredLaunch, subject: str, known: Mapping[int, int], bounds: Bounds) -> int:
    """The value of an input at entry; any for an argument of a kernel that is given none."""
    pointer = launch.argument_pointer(values)
    if pointer is None or not subject.startswith("kernarg["):
        return values.symbol(subject, 32, launch.facts_of_scalar(subject, bounds))
    dword = dword_of_half(subject)
    if dword:
        return half_of(values, _input(values, launch, dword, known, bounds), subject.removeprefix(dword))
    place = combine(values, 64, ((pointer, 1),), int(subject[8:-1]))
    return known[place] if place in known else values.node(Extra.FETCH, 32, (place,))


def _apart(values: Values, pointer: int | None, granted: Sequence[Assumption]) -> tuple[tuple[int, int], ...]:
    """The offsets among the arguments of pointers that are granted to reach different memory."""
    pairs = [found.pointers for found in granted if found.pointers is not None]
    if pointer is None:
        return ()
    return tuple(
        (combine(values, 64, ((pointer, 1),), first), combine(values, 64, ((pointer, 1),), second))
        for first, second in pairs
    )


def _after_tests(flows: tuple[ControlFlow, ControlFlow]) -> tuple[frozenset[int], frozenset[int]] | None:
    """For each program the starts of the bodies of loops whose only exit is a test at their start, which is where a
    rotated loop, with its test at the end, can be compared. None if both programs have as many.
    """
    found = [
        frozenset(
            inside[0]
            for loop in find_loops(flow).loops
            if {block for block, _ in loop.exits} == {loop.header}
            and len(inside := [block for block in flow.blocks[loop.header].successors if block in loop.blocks]) == 1
            and inside[0] != loop.header
        )
        for flow in flows
    ]
    return None if len(found[0]) == len(found[1]) else (found[0], found[1])


def _lds_shapes(flow: ControlFlow) -> Counter[str]:
    """LDS instructions without their registers."""
    return Counter(
        " ".join((instruction.mnemonic, *map(str, instruction.modifiers)))
        for instruction in flow.instructions
        if instruction.unit is Unit.LDS
    )


def _accesses(flow: ControlFlow, space: AddressSpace) -> int:
    """How many instructions access an address space."""
    return sum(instruction.space is space for instruction in flow.instructions)


def _dots(flow: ControlFlow) -> Counter[str]:
    """Sums of products, by encoding."""
    return Counter(
        half.row.base
        for instruction in flow.instructions
        for half in instruction.halves
        if half.row is not None and adds_up(half.row.base)
    )


def _is_rewritten(first: ControlFlow, second: ControlFlow) -> bool:
    """Whether more than one instruction came or went, waits and hints apart."""
    counts = [
        Counter(
            instruction.mnemonic
            for whole in flow.instructions
            for instruction in whole.halves
            if instruction.unit is not Unit.CONTROL
        )
        for flow in (first, second)
    ]
    return sum(((counts[0] - counts[1]) + (counts[1] - counts[0])).values()) >= _FEWEST_CHANGES


def _reads_lanes(flow: ControlFlow) -> bool:
    """Whether some instruction reads other lanes than its own, so that lanes without a work-item count."""
    halves = (half for instruction in flow.instructions for half in instruction.halves)
    return any(
        half.row is not None and (half.row.cross_lane or (half.form is not None and half.form.dpp)) for half in halves
    )


def _reason(error: Exception) -> str:
    return str(error).splitlines()[0]
