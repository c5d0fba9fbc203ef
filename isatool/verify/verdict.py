"""The words of a proof, and what may be told to it beforehand."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import field, replace
from enum import StrEnum
from typing import Final, NamedTuple

from isatool.allowance import STOPPED_BY_TIME
from isatool.analysis.assumptions import Apart, Bound, Sentence, parse, place_of
from isatool.claim import assume, claim
from isatool.diagnostics import Span, UserError
from isatool.records import record


class Status(StrEnum):
    """What the validator says of two programs."""

    PROVED = "proved"
    """they compute the same for all inputs"""
    ASSUMING = "proved under assumptions"
    """they do if the assumptions hold that the verdict names"""
    REFUTED = "refuted"
    """they do not, and there is a witness"""
    UNKNOWN = "unknown"

    @property
    def former(self) -> str:
        """The word of earlier releases, which keys that are older than this word go on saying for one release."""
        return "conditional" if self is Status.ASSUMING else self.value


PROVED: Final = Status.PROVED
ASSUMING: Final = Status.ASSUMING
REFUTED: Final = Status.REFUTED
UNKNOWN: Final = Status.UNKNOWN

_SUBJECT: Final = re.compile(r"(kernarg\[\d+\]|work(group|item)_id_[xyz])$")
_CASE: Final = re.compile(r"(kernarg\[\d{1,6}\](\.(lo|hi))?|workgroup_id_[xyz])$")
_TOP: Final = 0xFFFFFFFF
MOST_PLACES: Final = 4
"""accesses that a message names of those that an assumption is needed for: a reader looks at one, seldom at more"""


class NotShownError(Exception):
    """What stands against a proof; the message says what and where."""


class Needed(NamedTuple):
    """An instruction that an assumption is needed for: its line in the first program, and what it is."""

    line: int
    what: str


@record
class Assumption:
    """Something that the user grants: a bound of an input, or one of the fixed sentences.

    `subject` is `kernarg[24]` (the dword at that byte of the kernel arguments), `workgroup_id_x`, `workitem_id_x`, or
    the sentence; low <= subject <= high. `disjoint(kernarg[0], kernarg[16])`: what is reached through these two
    pointers does not overlap. A subject that is a whole bound, as `block_x <= 16`, is one that only addresses use.
    `places`: the accesses that a proof needs it for, as far as they are known. `instead`: bounds of the workgroup's
    shape that were seen to show the same.
    """

    subject: str
    low: int = 0
    high: int = 0xFFFFFFFF
    places: tuple[Needed, ...] = field(default=(), compare=False)
    instead: tuple[Bound, ...] = field(default=(), compare=False)

    @classmethod
    def disjoint(cls, first: int, second: int) -> Assumption:
        """That two pointers among the arguments, at these bytes of them, reach different memory."""
        return cls(f"disjoint(kernarg[{min(first, second)}], kernarg[{max(first, second)}])")

    @property
    def pointers(self) -> tuple[int, int] | None:
        """Where the pointers stand that are granted to reach different memory; None for other assumptions."""
        grant = parse(self.subject)
        if not isinstance(grant, Apart):
            return None
        places = place_of(grant.first), place_of(grant.second)
        return None if places[0] is None or places[1] is None else (places[0], places[1])

    @classmethod
    def parse(cls, text: str) -> Assumption:
        """From `kernarg[24] = 4096`, `workgroup_id_x < 32` or a fixed sentence; UserError for anything else."""
        grant = parse(text)
        if isinstance(grant, Sentence):
            return cls(grant)
        if isinstance(grant, Bound) and _SUBJECT.match(grant.name):
            low, high = grant.range
            if low <= high and max(low, grant.number) <= _TOP:
                return cls(grant.name, low, min(high, _TOP))
        apart = cls(str(grant)).pointers if isinstance(grant, Apart) else None
        if apart is not None and apart[0] != apart[1]:
            return cls.disjoint(*apart)
        hint = (
            "write for example kernarg[24] = 4096, workgroup_id_x < 32, disjoint(kernarg[0], kernarg[16]), "
            f"or one of: {', '.join(Sentence)}"
        )
        raise UserError(f"cannot read the assumption '{text.strip()}'", Span("--assume"), hint)

    @property
    def option(self) -> str:
        """The option of a command that grants it."""
        return assume(str(self))

    @property
    def text(self) -> str:
        """It and the accesses that it is needed for, in words."""
        return f"{self} ({'; '.join(self.named)})" if self.places else str(self)

    @property
    def named(self) -> tuple[str, ...]:
        """The first of its places in words, and how many more there are."""
        more = (f"and {len(self.places) - MOST_PLACES} more",) if len(self.places) > MOST_PLACES else ()
        return (*(f"line {place.line}: {place.what}" for place in self.places[:MOST_PLACES]), *more)

    def __str__(self) -> str:
        if parse(self.subject) is not None:
            return self.subject
        if self.low == self.high:
            return f"{self.subject} = {self.low}"
        if self.high == 0xFFFFFFFF:
            return f"{self.subject} >= {self.low}"
        return f"{self.subject} <= {self.high}"


def merged(assumptions: Iterable[Assumption]) -> tuple[Assumption, ...]:
    """Each once, with the places of all."""
    found: dict[Assumption, Assumption] = {}
    for one in assumptions:
        known = found.get(one)
        if known is not None:  # what shows one of them need not show both
            both = one.instead if one.instead == known.instead else ()
            one = replace(one, places=(*known.places, *one.places), instead=both)
        found[one] = one
        found[one] = replace(found[one], places=tuple(dict.fromkeys(found[one].places)))
    return tuple(found.values())


def how_to_grant(ungranted: Iterable[Assumption]) -> str:
    """A sentence with the options that grant assumptions, and what they mean if their name does not say it."""
    ungranted = tuple(ungranted)
    words = f"grant {'them' if len(ungranted) > 1 else 'it'} with {' '.join(found.option for found in ungranted)}"
    if any(found.instead for found in ungranted):
        others = dict.fromkeys(
            option
            for found in ungranted
            for option in (map(assume, found.instead) if found.instead else (found.option,))
        )
        words += f", or where no launch has a larger workgroup with {' '.join(others)}"
    sentences = [grant for grant in (parse(found.subject) for found in ungranted) if isinstance(grant, Sentence)]
    return "; ".join((words, *(f"{sentence} says that {sentence.meaning}" for sentence in sentences)))


@record
class CutPoint:
    """The instruction with this number, from 0, of a kernel, or counted from the one at a label."""

    offset: int
    label: str = ""


@record
class Limit:
    """The range of an input, by its name in assumptions."""

    subject: str
    low: int
    high: int

    @property
    def is_known(self) -> bool:
        """Whether it is a range of an input that cases may differ by."""
        return _CASE.match(self.subject) is not None and self.low <= self.high


@record
class Classes:
    """What changes from arrival to arrival at two stops, the instructions `first` and `second`: numbers of places that
    hold one value on every way in; what is in flight there, four numbers for each queue; the iterations of both
    programs from one arrival to the next; and which classes, by their number in `equal`, are masks of lanes.
    """

    first: int
    second: int
    equal: tuple[frozenset[int], ...] = ()
    flight: tuple[int, ...] = ()
    turns: tuple[int, int] = (1, 1)
    masks: frozenset[int] = frozenset()


@record
class Method:
    """How a proof succeeded. Who does it again tries this first; a wrong one costs time, and proves nothing else.

    `by`: the comparison that showed it. Of the walk: `rules`, those that were loosened; `granted`, what it assumed;
    `boxes`, the ranges of inputs that were proved apart, each within the one before; `stops` and `peeled`, the
    instructions that begin blocks where paths stopped, and those of them that are passed on the way into their loop;
    `classes`, of the walk outside of every box and of the last one.
    """

    by: str = ""
    rules: frozenset[str] = frozenset()
    granted: frozenset[str] = frozenset()
    boxes: tuple[tuple[Limit, ...], ...] = ()
    stops: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    peeled: tuple[frozenset[int], frozenset[int]] = (frozenset(), frozenset())
    classes: tuple[tuple[Classes, ...], ...] = ()


NO_METHOD: Final = Method()


@record
class Hints:
    """What a pass or a certificate says about a second program. A wrong hint can only lead to unknown.

    `headers`: pairs of loop header labels (first program, second). `unroll`: how many iterations of the first program's
    loop, by its header label, one iteration of the second's loop stands for; it counts for the pairs in `headers`.
    `assumptions`: what the pass assumed. A proof that needs them is conditional on them. `cuts`: where the proof stops
    both programs, at any instruction; a loop that cannot be run through without passing one is not cut at its header.
    `method`: how the proof succeeded before; `alone`: nothing else is tried.
    """

    headers: tuple[tuple[str, str], ...] = ()
    unroll: Mapping[str, int] = field(default_factory=dict)
    assumptions: tuple[Assumption, ...] = ()
    cuts: tuple[tuple[CutPoint, CutPoint], ...] = ()
    method: Method = NO_METHOD
    alone: bool = False


@record
class Difference:
    """The first place where two programs part: lines of both files (0: none), what each computes, the way there."""

    message: str
    first: Span | None = None
    second: Span | None = None
    first_value: str = ""
    second_value: str = ""
    path: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()

    def __str__(self) -> str:
        lines = [self.message]
        for name, span, value in (("first", self.first, self.first_value), ("second", self.second, self.second_value)):
            if span is not None or value:
                lines.append(f"  {name}: {': '.join(part for part in (str(span) if span else '', value) if part)}")
        if self.path:
            lines.append("  on the path: " + ", ".join(self.path))
        lines += [f"  {note}" for note in self.notes]
        return "\n".join(lines)


@record
class Verdict:
    """`status`: proved (for all inputs, or under `assumptions`), refuted (with a witness), unknown.

    `premises` are those that the proof used beyond the texts, such as freedom from races where
    memory operations were reordered. `statistics` has values, rounds, seconds. `methods`: how each step was shown.
    """

    status: Status
    assumptions: tuple[Assumption, ...] = ()
    premises: tuple[str, ...] = ()
    first_difference: Difference | None = None
    statistics: Mapping[str, float] = field(default_factory=dict)
    methods: tuple[Method, ...] = field(default=(), compare=False)

    @property
    def holds(self) -> bool:
        """True if the programs were shown to compute the same, if only under assumptions."""
        return self.status in (PROVED, ASSUMING)

    @property
    def is_refuted(self) -> bool:
        """True if the programs were shown to differ."""
        return self.status is REFUTED

    def ungranted(self, granted: Iterable[Assumption]) -> tuple[Assumption, ...]:
        """The assumptions of a proof that were not `granted`."""
        known = frozenset(granted)
        return tuple(found for found in self.assumptions if found not in known) if self.holds else ()

    def then(self, other: Verdict) -> Verdict:
        """The verdict on two steps, of which this one holds."""
        if not other.holds:
            return other
        assumptions = merged((*self.assumptions, *other.assumptions))
        premises = tuple(dict.fromkeys((*self.premises, *other.premises)))
        status = ASSUMING if ASSUMING in (self.status, other.status) else PROVED
        methods = (*self.methods, *other.methods)
        return replace(other, status=status, assumptions=assumptions, premises=premises, methods=methods)

    def withdrawn(self) -> Verdict:
        """The same as unknown, for who looks for another witness."""
        return replace(self, status=UNKNOWN)

    @property
    def stopped(self) -> bool:
        """True if the clock cut the proof."""
        return self.first_difference is not None and STOPPED_BY_TIME in self.first_difference.message

    def __str__(self) -> str:
        return self.said()

    def said(self, ungranted: Iterable[object] = (), texts: Iterable[str] | None = None) -> str:
        """The verdict in words, its first line with all that it rests on. `ungranted`: those of its assumptions that
        nobody granted; `texts`: the assumptions in the words in which they were granted.
        """
        if self.first_difference is not None and self.first_difference.message == STOPPED_BY_TIME:
            rest = str(self.first_difference).splitlines()[1:]
            return "\n".join((f"{self.status}: {STOPPED_BY_TIME}", *(f"  {line}" for line in rest)))
        lines = [self.status.value]
        if self.holds:
            named = self.assumptions if texts is None else texts
            lines = [claim(named, self.premises, ungranted=ungranted)]
        lines += [f"  {found.subject}: needed for {place}" for found in self.assumptions for place in found.named]
        if self.first_difference is not None:
            lines += ["  " + line for line in str(self.first_difference).splitlines()]
        return "\n".join(lines)
