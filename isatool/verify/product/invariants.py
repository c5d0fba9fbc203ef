"""What holds at a loop header beyond equal locations: guesses that every further round checks.

A counter moves by the same amount in every iteration. Its range follows from the comparison that sends control back;
what else moves by an invariant amount (an address, a pair of registers with a carry) is a sum of its start and a
multiple of the counter, and comparisons that hold after an iteration hold at the header of the next one. One program
may also take several iterations where the other takes one. A wrong guess costs time, or the proof, never its truth. It
is long because all kinds of candidates, each with a few methods, have one state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from typing import Final, NamedTuple, Protocol

from isatool.bitvec.facts import Facts
from isatool.bitvec.words import signed
from isatool.isa.registers import SCC, VGPR_BASE
from isatool.records import dataclass, record
from isatool.semantics.ops import Op
from isatool.verify.product.runner import next_place
from isatool.verify.values import ring
from isatool.verify.values.constructors import Values
from isatool.verify.values.linear import Inequalities
from isatool.verify.values.nodes import Label
from isatool.verify.values.substitute import CannotSubstituteError, Substitution, symbols_in
from isatool.verify.values.sums import terms_of

Place = tuple[int, int, int]
"""side (0, 1), register code or -1 - index of a memory, part: the lanes that are on, the others, those off at entry"""
_WHOLE: Final = 0
_MOST_CLAIMS: Final = 12
"""conditions of a header that are tried as invariants: each costs a question at every later one"""
MOST_ITERATIONS: Final = 64
"""iterations of one program for one of the other; their paths are all executed"""


class Arrival(Protocol):
    """A way into a loop header: the values of all places there, and what is known on it (diagram)."""

    @property
    def path(self) -> int:
        """What is known."""
        ...

    @property
    def values(self) -> Mapping[Place, int]:
        """The values."""
        ...


@record
class InductionVariable:
    """Places that hold one value which moves by as much in every iteration; `symbol` stands for it at the header.

    `falling`: the symbol is the number of iterations so far, and the value its start less that.
    """

    places: frozenset[Place]
    start: int
    facts: Facts
    symbol: int
    falling: bool = False

    def held(self, values: Values) -> int:
        """What the places hold at the header."""
        return values.difference(self.start, self.symbol) if self.falling else self.symbol

    def of(self, values: Values, value: int) -> int:
        """The symbol's value where the places hold `value`."""
        return values.difference(self.start, value) if self.falling else value


@record
class InvariantCandidates:
    """The guesses of one pair of loop headers. `iterations`: those of each program between two comparisons."""

    counters: Mapping[Place, InductionVariable] = field(default_factory=dict)
    singles: Mapping[Place, int] = field(default_factory=dict)
    pairs: Mapping[tuple[Place, Place], int] = field(default_factory=dict)
    wides: Mapping[tuple[Place, Place], int] = field(default_factory=dict)
    """pairs of registers that hold one number of 64 bits in both programs, and its symbol"""
    claims: tuple[int, ...] = ()
    iterations: tuple[int, int] = (1, 1)
    banned: frozenset[object] = frozenset()

    def expressions(self, values: Values) -> dict[Place, int]:
        """The values of the places that are not symbols of their own."""
        found = dict(self.singles)
        for (low, high), whole in {**self.pairs, **self.wides}.items():
            found[low] = values.make(Op.TRUNC, 32, whole)
            found[high] = values.make(Op.HIGH, 32, whole)
        return found


class _Moving(NamedTuple):
    """A class of places that moves by a constant."""

    places: list[Place]
    symbol: int
    """what they hold at the header"""
    start: int
    step: int
    counter: InductionVariable | None = None

    @property
    def atom(self) -> int:
        """The symbol in what they hold."""
        return self.counter.symbol if self.counter is not None else self.symbol

    @property
    def atom_step(self) -> int:
        """By how much it moves."""
        return -self.step if self.counter is not None and self.counter.falling else self.step

    def atom_at(self, values: Values, arrival: Arrival) -> int:
        """Its value on a way in."""
        value = arrival.values[self.places[0]]
        return value if self.counter is None else self.counter.of(values, value)

    @property
    def partnered(self) -> bool:
        return len({place[0] for place in self.places}) == 2


@dataclass
class Header:
    """What one round found at a pair of loop headers: classes that are loop values, ways in from outside and back."""

    blocks: tuple[int, int]
    plan: InvariantCandidates
    classes: list[tuple[list[Place], int]]
    """places and symbol of every class that is a loop value of 32 bits"""
    held: Mapping[Place, int]
    """what every place held there in this round"""
    symbols: frozenset[int]
    """everything that is only known to be the same in both programs there"""
    known: int
    """diagram of what is known there already"""
    entries: Sequence[Arrival]
    backs: Sequence[Arrival]


class InvariantInference:
    """Makes and checks guesses. `reason` gives what is known on a path."""

    def __init__(self, values: Values, reason: Callable[[int], Inequalities]) -> None:
        self.values = values
        self.reason = reason

    # -- checking

    def violated(
        self, plan: InvariantCandidates, arrivals: Sequence[Arrival], blocks: tuple[int, int]
    ) -> InvariantCandidates:
        """The plan without what does not hold on every way in; the same plan if all of it does."""
        kept = self._checkable(plan, blocks)
        for arrival in arrivals:
            kept = self._kept(plan, kept, arrival)
        return kept

    def _checkable(self, plan: InvariantCandidates, blocks: tuple[int, int]) -> InvariantCandidates:
        """The plan without comparisons that speak of values of the header which a way in gives no new value for: these
        would be taken as shown by themselves.
        """
        replaced = {counter.symbol for counter in plan.counters.values()} | set(plan.wides.values())
        claims = tuple(claim for claim in plan.claims if not own_symbols(self.values, [claim], blocks) - replaced)
        if claims == plan.claims:
            return plan
        gone = {("claim", claim) for claim in plan.claims if claim not in claims}
        return replace(plan, claims=claims, banned=plan.banned | gone)

    def _kept(self, plan: InvariantCandidates, kept: InvariantCandidates, arrival: Arrival) -> InvariantCandidates:
        values = self.values
        mapping = {
            counter.symbol: counter.of(values, arrival.values[place]) for place, counter in plan.counters.items()
        }
        for pair, symbol in plan.wides.items():
            whole = self._whole(arrival, pair)
            if mapping.setdefault(symbol, whole) != whole and pair in kept.wides:
                kept = replace(
                    kept,
                    wides={other: value for other, value in kept.wides.items() if value != symbol},
                    banned=kept.banned | {("wide", other) for other, value in kept.wides.items() if value == symbol},
                )
        for place, counter in plan.counters.items():
            if place in kept.counters and not self._in_range(counter, mapping[counter.symbol], arrival.path):
                kept = self._without_range(kept, place)
        substitution = Substitution(self.values, mapping)
        for place, expected in plan.singles.items():
            if place in kept.singles and not self._same(substitution, expected, arrival.values[place], arrival.path):
                kept = replace(
                    kept,
                    singles={other: value for other, value in kept.singles.items() if other != place},
                    banned=kept.banned | {place},
                )
        for pair, expected in plan.pairs.items():
            whole = self._whole(arrival, pair)
            if pair in kept.pairs and not self._same(substitution, expected, whole, arrival.path):
                kept = replace(
                    kept,
                    pairs={other: value for other, value in kept.pairs.items() if other != pair},
                    banned=kept.banned | {("apart", pair) if pair in kept.banned else pair},
                )
        for claim in plan.claims:
            if claim in kept.claims and not self._holds(substitution, claim, arrival.path):
                kept = replace(
                    kept,
                    claims=tuple(other for other in kept.claims if other != claim),
                    banned=kept.banned | {("claim", claim)},
                )
        return kept

    def _without_range(self, plan: InvariantCandidates, place: Place) -> InvariantCandidates:
        """A counter out of its range: everything that was derived from it goes with it."""
        symbol = plan.counters[place].symbol

        def free(value: int) -> bool:
            return symbol not in symbols_in(self.values, [value])

        return replace(
            plan,
            counters={other: counter for other, counter in plan.counters.items() if other != place},
            singles={other: value for other, value in plan.singles.items() if free(value)},
            pairs={other: value for other, value in plan.pairs.items() if free(value)},
            claims=tuple(filter(free, plan.claims)),
            banned=plan.banned | {("range", place)},
        )

    def _in_range(self, counter: InductionVariable, value: int, path: int) -> bool:
        facts = counter.facts
        step = facts.possible & -facts.possible  # the bits from there up to those of `high` are all possible
        if self.values.possible[value] & (step - 1):
            return False
        low, high = self.values.low[value], self.values.high[value]
        if low < facts.low or high > facts.high:
            low, high = self.reason(path).bounds(value)
        return low >= facts.low and high <= facts.high

    def _whole(self, arrival: Arrival, pair: tuple[Place, Place]) -> int:
        return _wide(self.values, arrival, pair)

    def _same(self, substitution: Substitution, expected: int, value: int, path: int) -> bool:
        try:
            return self.values.given(substitution.of(expected), path) == self.values.given(value, path)
        except CannotSubstituteError:
            return False

    def _holds(self, substitution: Substitution, claim: int, path: int) -> bool:
        values = self.values
        try:
            found = values.given(substitution.of(claim), path)
        except CannotSubstituteError:
            return False
        if values.is_const(found):
            return found == values.true
        diagram = values.conditions.diagram(found)
        number, low, high = values.decisions.top(diagram)
        if low > 1 or high > 1:
            return False
        return self.reason(path).decide(values.conditions.variables[number]) is (high == 1)

    # -- guessing

    def invented(self, header: Header) -> InvariantCandidates:
        """The plan with more guesses, or as it is if there are none."""
        if not header.entries or not header.backs:
            return header.plan
        iterations = self._iterations(header) if header.plan.iterations == (1, 1) else (1, 1)
        if iterations != (1, 1) and ("turns", iterations) not in header.plan.banned:
            return replace(header.plan, iterations=iterations, banned=header.plan.banned | {("turns", iterations)})
        halves = self._halves(header)
        if halves:
            singles = {place: value for place, value in header.plan.singles.items() if place[:2] not in halves}
            return replace(
                header.plan, singles=singles, banned=header.plan.banned | {("half", half) for half in halves}
            )
        moving = [found for places, symbol in header.classes if (found := self._moving(header, places, symbol))]
        if not moving:
            wides, apart = _wides(self.values, header, {})
            return replace(
                header.plan,
                singles={**header.plan.singles, **self._low_halves(header, {**wides, **apart})},
                wides={**header.plan.wides, **wides},
                pairs={**header.plan.pairs, **apart},
            )
        tested = self._tested(header)
        base = min(
            moving,
            key=lambda found: (not found.partnered, abs(found.step), found.atom not in tested, found.places[0]),
        )
        counters: dict[Place, InductionVariable] = {}
        symbols: dict[int, int] = {}
        known: dict[int, InductionVariable] = {}
        counted = set()
        for found in moving:
            if found is base or found.partnered:
                counter = self._counter(header, found)
                if found is base or counter.facts != Facts.anything(32):
                    counters[min(found.places)] = counter
                    known[found.atom] = counter
                    counted.add(found.symbol)
                    symbols[found.atom] = found.atom if found.atom == counter.symbol else counter.held(self.values)
        derived = _Derived(self.values, header, base, counters[min(base.places)], counted)
        singles, pairs = derived.found()
        wides, apart = _wides(self.values, header, pairs)
        for low, _ in (*wides, *apart):
            singles.pop(low, None)
        singles |= self._low_halves(header, {**wides, **apart})
        claims = self._claims(header, moving, {**symbols, **derived.symbols}, known)
        return InvariantCandidates(
            {**header.plan.counters, **counters},
            {**header.plan.singles, **singles},
            {**header.plan.pairs, **pairs, **apart},
            {**header.plan.wides, **wides},
            tuple(dict.fromkeys((*header.plan.claims, *claims))),
            header.plan.iterations,
            header.plan.banned,
        )

    def _low_halves(self, header: Header, wholes: Mapping[tuple[Place, Place], int]) -> dict[Place, int]:
        """The places that hold the lower half of a 64-bit number of the other program without its upper half."""
        values = self.values
        taken = {place for pair in (*wholes, *header.plan.wides, *header.plan.pairs) for place in pair}
        found: dict[Place, int] = {}
        for (low, _), whole in wholes.items():
            alike = next((places for places, _ in header.classes if low in places), [])
            half = values.make(Op.TRUNC, 32, whole)
            for place in alike if all(place[1] >= VGPR_BASE for place in alike) or values.uniform[half] else ():
                if place not in taken and place[2] == _WHOLE and place not in header.plan.banned:
                    found[place] = half
        return found

    def _tested(self, header: Header) -> set[int]:
        """The symbols in the conditions with which control goes back."""
        literals = (self.values.decisions.literals(back.path) for back in header.backs)
        conditions = [self.values.conditions.variables[number] for each in literals for number in each]
        return symbols_in(self.values, conditions)

    def _halves(self, header: Header) -> set[tuple[int, int]]:
        """(side, register) of guesses about single registers whose neighbours turned out to move as well: they may be
        halves of numbers of 64 bits.
        """
        counting = {place for counter in header.plan.counters.values() for place in counter.places}
        moved = {place[:2] for places, _ in header.classes for place in places if place[2] == _WHOLE}
        moved -= {place[:2] for place in counting}
        return {
            (side, code)
            for side, code, part in header.plan.singles
            if part == _WHOLE and (side, next_place(code)) in moved and self._is_one_number(header, side, code)
        }

    def _is_one_number(self, header: Header, side: int, code: int) -> bool:
        """Whether two neighbours move as one number of 64 bits by the same amount on every way back."""
        values = self.values
        pair = ((side, code, _WHOLE), (side, next_place(code), _WHOLE))
        whole = values.make(Op.CONCAT, 64, header.held[pair[0]], header.held[pair[1]])
        moved = {values.difference(self._whole(back, pair), whole) for back in header.backs}
        return len(moved) == 1 and not symbols_in(values, moved) & header.symbols

    def _moving(self, header: Header, places: list[Place], symbol: int) -> _Moving | None:
        place = places[0]
        starts = {arrival.values[place] for arrival in header.entries}
        steps = {self.values.constant(self.values.difference(back.values[place], symbol)) for back in header.backs}
        step = steps.pop() if len(steps) == 1 else None
        if not step or len(starts) != 1:
            return None
        counters = header.plan.counters.values()
        known = next((counter for counter in counters if counter.held(self.values) == symbol), None)
        return _Moving(places, symbol, starts.pop(), signed(step, 32), known)

    def _iterations(self, header: Header) -> tuple[int, int]:
        """Turns of both programs, from places with one start that move by multiples of each other."""
        steps: dict[int, tuple[set[int], set[int]]] = {}
        for place, start in header.held.items():
            values = {back.values.get(place, -1) for back in header.backs}
            value = values.pop() if len(values) == 1 else -1
            if place[2] != _WHOLE or place[1] < 0 or value < 0 or self.values.width[value] != 32:
                continue
            step = self.values.constant(self.values.difference(value, start))
            if step:
                first = header.entries[0].values[place]
                steps.setdefault(first, (set(), set()))[place[0]].add(signed(step, 32))
        votes: dict[tuple[int, int], int] = {}
        for first_steps, second_steps in steps.values():
            for a in first_steps:
                for b in second_steps:
                    iterations = (b // a, 1) if b % a == 0 else (1, a // b) if a % b == 0 else (0, 0)
                    if 0 < max(iterations) <= MOST_ITERATIONS and min(iterations) > 0:
                        votes[iterations] = votes.get(iterations, 0) + 1
        return max(votes, key=lambda iterations: (votes[iterations], iterations == (1, 1), iterations), default=(1, 1))

    def _counter(self, header: Header, found: _Moving) -> InductionVariable:
        values = self.values
        place = min(found.places)
        known = header.plan.counters.get(place)
        facts = known.facts if known is not None else Facts.anything(32)
        falling = known is not None and known.falling
        if facts == Facts.anything(32) and ("range", place) not in header.plan.banned:
            facts = self._range(header, found)
            if found.step == -1 and facts != Facts.anything(32) and not values.is_const(found.start):
                # its distance from a start that is not known is small, which says more than its own range
                falling, facts = True, Facts.below(facts.high - facts.low + 1)
        uniform = any(other[1] < VGPR_BASE for other in found.places)
        symbol = values.symbol(("phi", *header.blocks, "counter", place), 32, facts, uniform=uniform)
        return InductionVariable(frozenset(found.places), found.start, facts, symbol, falling)

    def _range(self, header: Header, found: _Moving) -> Facts:
        """From the start up to the limit that sends control back, in multiples."""
        values = self.values
        low, high = values.low[found.start], values.high[found.start]
        limits = []
        for back in header.backs:
            limit = self._limit(back, found)
            if limit is None:
                return Facts.anything(32)
            limits.append(limit)
        if found.step > 0:
            high = max(high, *limits)
        else:
            low = min(low, *limits)
        if not 0 <= low <= high < 1 << 32:
            return Facts.anything(32)
        bits = values.possible[found.start] | found.step & 0xFFFFFFFF
        aligned = ~((bits & -bits) - 1)
        possible = ((1 << high.bit_length()) - 1) & aligned
        return Facts(possible, low, high & aligned)

    def _limit(self, back: Arrival, found: _Moving) -> int | None:
        """The furthest value with which control goes back, by the comparisons on that way."""
        values = self.values
        value = back.values[found.places[0]]
        best: int | None = None
        for number, holds in values.decisions.literals(back.path).items():
            limit = self._limit_of(values.conditions.variables[number], holds, value, found)
            if limit is not None and (best is None or (limit < best) is (found.step > 0)):
                best = limit
        return best

    def _limit_of(self, condition: int, holds: bool, value: int, found: _Moving) -> int | None:
        values = self.values
        op, args = values.op[condition], values.args[condition]
        if op is Op.EQ and not holds:
            return self._unequal(args[0], value, found)
        if op not in (Op.ULT, Op.SLT):
            return None
        a, b = args
        for mine, other, below in ((a, b, holds), (b, a, not holds)):
            offset = self._offset(mine, value)
            if offset is None or below is not (found.step > 0):
                continue
            edge = values.high[other] if found.step > 0 else values.low[other]
            if op is Op.SLT and edge >> 31:
                continue
            return edge - offset - (1 if found.step > 0 else -1) * (holds is True)
        return None

    def _offset(self, value: int, other: int) -> int | None:
        if self.values.width[value] != self.values.width[other]:
            return None
        offset = self.values.constant(self.values.difference(value, other))
        return None if offset is None else signed(offset, self.values.width[value])

    def _unequal(self, difference: int, value: int, found: _Moving) -> int | None:
        """For a loop that goes on until its counter meets a number: any if it moves by 1, else one that it meets."""
        values = self.values
        start = values.constant(found.start)
        for end in self._ends(difference, value):
            last = values.constant(end)
            if abs(found.step) == 1:
                return values.high[end] - 1 if found.step == 1 else values.low[end] + 1
            if last is not None and start is not None and (last - start) % found.step == 0:
                return last - found.step if (last > start) is (found.step > 0) else None
        return None

    def _ends(self, difference: int, value: int) -> list[int]:
        """The values that a value is compared with by comparing a difference with 0."""
        ends = [ring.combine(self.values, 32, ((value, 1), (difference, -sign))) for sign in (1, -1)]
        return [end for end in ends if not symbols_in(self.values, [end]) & symbols_in(self.values, [value])]

    # -- comparisons

    def _claims(
        self,
        header: Header,
        moving: list[_Moving],
        symbols: Mapping[int, int],
        counters: Mapping[int, InductionVariable],
    ) -> Iterator[int]:
        """Comparisons that hold on every way in, in terms of the values there."""
        values = self.values
        own = header.symbols
        before = Substitution(
            values, {found.atom: values.make(Op.SUB, 32, found.atom, values.const(found.atom_step)) for found in moving}
        )
        known = {found.atom for found in moving}
        count = 0
        for number, holds in values.decisions.literals(header.backs[0].path).items():
            condition = values.conditions.variables[number]
            if values.decisions.literals(header.known).get(number) is not None:
                continue
            yield from self._before_the_end(header, moving, counters, condition, holds=holds)
            mentioned = symbols_in(values, [condition]) & own
            if not mentioned or not mentioned <= known or not values.uniform[condition] or count >= _MOST_CLAIMS:
                continue
            try:
                claim = before.of(condition if holds else values.conditions.not_(condition))
                if not all(self._holds_now(moving, claim, way) for way in (*header.entries, *header.backs)):
                    continue
                claim = Substitution(values, symbols).of(claim)
            except CannotSubstituteError:
                continue
            if not values.is_const(claim) and ("claim", claim) not in header.plan.banned:
                count += 1
                yield claim

    def _before_the_end(
        self,
        header: Header,
        moving: list[_Moving],
        counters: Mapping[int, InductionVariable],
        condition: int,
        *,
        holds: bool,
    ) -> Iterator[int]:
        """A counter that goes on by 1 until it meets its end has not met it yet: a guess, with nothing to show it."""
        values = self.values
        if holds or values.op[condition] is not Op.EQ:
            return
        for found in moving:
            value = header.backs[0].values[found.places[0]]
            counter = counters.get(found.atom)
            if abs(found.step) != 1 or counter is None:
                continue
            for end in self._ends(values.args[condition][0], value):
                held = counter.held(values)
                order = (held, end) if found.step == 1 else (end, held)
                if counter.falling:
                    order = (counter.symbol, values.difference(counter.start, end))
                claim = values.make(Op.ULT, 1, *order)
                if not values.is_const(claim) and ("claim", claim) not in header.plan.banned:
                    yield claim

    def _holds_now(self, moving: list[_Moving], claim: int, arrival: Arrival) -> bool:
        mapping = {found.atom: found.atom_at(self.values, arrival) for found in moving}
        return self._holds(Substitution(self.values, mapping), claim, arrival.path)


def own_symbols(values: Values, roots: Iterable[int], blocks: tuple[int, int]) -> frozenset[int]:
    """The symbols in values that are values of places at a pair of loop headers."""
    return frozenset(symbol for symbol in symbols_in(values, roots) if header_of(values, symbol) == blocks)


def header_of(values: Values, symbol: int) -> tuple[Label, ...]:
    """The pair of loop headers of which a symbol is the value of a place; () for an input."""
    imm = values.imm[symbol]
    name = imm[0] if isinstance(imm, tuple) and imm else None
    return name[1:3] if isinstance(name, tuple) and name[:1] == ("phi",) else ()


def _wide(values: Values, arrival: Arrival, pair: tuple[Place, Place]) -> int:
    """The number of 64 bits that two registers hold."""
    return values.make(Op.CONCAT, 64, arrival.values[pair[0]], arrival.values[pair[1]])


def _wides(
    values: Values, header: Header, taken: Mapping[tuple[Place, Place], int]
) -> tuple[dict[tuple[Place, Place], int], dict[tuple[Place, Place], int]]:
    """Pairs of registers that both programs have and that move by the same number of 64 bits, with carries of their
    own: those that hold the same, by a symbol, and those that are an unchanging distance apart from one of these, also
    where the other program has them alike.
    """
    alone: dict[tuple[int, int], tuple[Place, int, bool]] = {}
    for places, symbol in header.classes:
        for place in places:
            if place[2] == _WHOLE:
                alone[place[0], place[1]] = (place, symbol, len({other[0] for other in places}) == 2)
    found: dict[tuple[int, ...], list[tuple[Place, Place]]] = {}
    alike: dict[tuple[int, ...], list[tuple[Place, Place]]] = {}
    for (side, code), (low, symbol, low_partnered) in alone.items():
        upper, upper_symbol, partnered = alone.get((side, next_place(code)), (low, symbol, True))
        pair = (low, upper)
        if upper == low or (partnered and not low_partnered):
            continue
        if pair in taken or pair in header.plan.pairs or ("wide", pair) in header.plan.banned:
            continue
        whole = values.make(Op.CONCAT, 64, symbol, upper_symbol)
        moved = {values.difference(_wide(values, back, pair), whole) for back in header.backs}
        if len(moved) == 1 and not symbols_in(values, moved) & header.symbols:
            starts = tuple(_wide(values, arrival, pair) for arrival in header.entries)
            (alike if partnered else found).setdefault((*starts, moved.pop()), []).append(pair)
    made: dict[tuple[Place, Place], int] = {}
    apart: dict[tuple[Place, Place], int] = {}

    def far(key: tuple[int, ...]) -> dict[tuple[Place, Place], int]:
        """Pairs that move as another one, which starts and moves by `key`, and their unchanging distance from it."""
        distant: dict[tuple[Place, Place], int] = {}
        for other, those in (*found.items(), *alike.items()):
            distances = {values.difference(a, b) for a, b in zip(other[:-1], key[:-1], strict=True)}
            if other != key and other[-1] == key[-1] and len(distances) == 1:
                free = (pair for pair in those if ("apart", pair) not in header.plan.banned)
                distant |= dict.fromkeys(free, distances.pop())
        return distant

    for pair, symbol in header.plan.wides.items():
        moved = {values.difference(_wide(values, back, pair), symbol) for back in header.backs}
        if len(moved) == 1:
            starts = tuple(_wide(values, arrival, pair) for arrival in header.entries)
            distant = far((*starts, moved.pop()))
            apart |= {other: values.make(Op.ADD, 64, symbol, distance) for other, distance in distant.items()}
    for key, pairs in found.items():
        if any(pair in made or pair in apart for pair in pairs):
            continue
        distant = {} if len({low[0] for low, _ in pairs}) == 2 else far(key)
        is_alone = len({low[0] for low, _ in (*pairs, *distant)}) == 1
        if is_alone or (distant and any(low[1] >= VGPR_BASE for low, _ in pairs)):
            continue
        uniform = any(low[1] < VGPR_BASE for low, _ in pairs)
        symbol = values.symbol(("phi", *header.blocks, "wide", min(pairs)), 64, uniform=uniform)
        made |= dict.fromkeys(pairs, symbol)
        apart |= {pair: values.make(Op.ADD, 64, symbol, distance) for pair, distance in distant.items()}
    return made, apart


class _Derived:
    """What moves in step with a counter: start + moved / step of the counter * (counter - its start)."""

    def __init__(
        self, values: Values, header: Header, base: _Moving, counter: InductionVariable, counted: set[int]
    ) -> None:
        self.values = values
        self.header = header
        self.base = base
        self.counter = counter
        self.counted = counted
        """what is a counter of its own"""
        self.own = header.symbols
        self.symbols: dict[int, int] = {}
        """what the symbols of derived classes are made of"""

    def found(self) -> tuple[dict[Place, int], dict[tuple[Place, Place], int]]:
        """Values of single places and of pairs of registers."""
        singles: dict[Place, int] = {}
        alone: dict[tuple[int, int], tuple[Place, int, bool]] = {}
        for places, symbol in self.header.classes:
            if symbol in self.counted:
                continue
            partnered = len({place[0] for place in places}) == 2
            for place in places:
                if place[2] == _WHOLE and 0 <= place[1] != SCC:
                    alone[place[0], place[1]] = (place, symbol, partnered)
            expression = self._single(places[0], symbol)
            if expression is not None:
                self.symbols[symbol] = expression
                singles |= {place: expression for place in places if not self._is_banned(place)}
        pairs: dict[tuple[Place, Place], int] = {}
        for (side, code), (low, low_symbol, _) in alone.items():
            upper = alone.get((side, next_place(code)))
            if upper is None or upper[2] or upper[0] in singles:
                continue  # the upper half of a pair that both programs hold alike needs no help
            whole = self._pair((low, upper[0]), low_symbol, upper[1])
            if whole is not None and (low, upper[0]) not in self.header.plan.banned:
                pairs[low, upper[0]] = whole
                singles.pop(low, None)
            elif whole is not None and ("wide", (low, upper[0])) not in self.header.plan.banned:
                singles.pop(low, None)  # the counter is too short for it: both halves wait for a symbol of their own
        return singles, pairs

    def _held_there(self, place: Place, expression: int | None) -> int | None:
        """None for what an SGPR cannot hold: a value that differs between lanes."""
        differs = expression is not None and place[1] < VGPR_BASE and not self.values.uniform[expression]
        return None if differs else expression

    def _is_banned(self, place: Place) -> bool:
        banned = self.header.plan.banned
        return place in banned or ("half", place[:2]) in banned

    def _single(self, place: Place, symbol: int) -> int | None:
        values = self.values
        starts = {arrival.values[place] for arrival in self.header.entries}
        moved = {values.difference(back.values[place], symbol) for back in self.header.backs}
        if len(starts) != 1 or len(moved) != 1:
            return None
        return self._held_there(place, self._expression(32, starts.pop(), moved.pop()))

    def _pair(self, pair: tuple[Place, Place], low: int, high: int) -> int | None:
        values = self.values
        symbol = values.make(Op.CONCAT, 64, low, high)
        starts = {_wide(values, arrival, pair) for arrival in self.header.entries}
        moved = {values.difference(_wide(values, back, pair), symbol) for back in self.header.backs}
        if len(starts) != 1 or len(moved) != 1:
            return None
        return self._held_there(pair[0], self._expression(64, starts.pop(), moved.pop()))

    def _expression(self, width: int, start: int, moved: int) -> int | None:
        values = self.values
        if symbols_in(values, [moved]) & self.own:
            return None
        constant, terms = terms_of(values, moved)
        factors = [signed(constant, width), *(signed(factor, width) for _, factor in terms)]
        if any(factor % self.base.step for factor in factors):
            return None
        share = ring.linear(
            values,
            width,
            factors[0] // self.base.step,
            {atoms: signed(factor, width) // self.base.step for atoms, factor in terms},
        )
        counter = ring.zext(values, width, self.counter.symbol)
        parts = ((counter, 1), (ring.zext(values, width, self.counter.start), -1))
        iterations = ring.combine(values, width, ((counter, -1),) if self.counter.falling else parts)
        return ring.add(values, width, start, ring.multiply(values, width, share, iterations))
