"""Words that lanes exchange: what each lane loads, and what it takes of its own words and its partners'.

Lane s of a pair (of a quad, for bytes) loads row s; the selectors of v_perm_b32 say for each lane which bytes of
its own word and of its partner's it keeps. Where a lane takes both halves of two rows itself, as with tiles of which it
has two columns, it loads both words and exchanges their halves in its own registers.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.isa.registers import Register
from isatool.passes.common.narrow_words import WORD, Word, may_change_lds

MOST_OFFSET: Final = 0xFFFF
"""of an LDS access"""
PARTNERS: Final = ((1, 0, 3, 2), (2, 3, 0, 1))
"""quad_perm of the lane whose number differs in bit 0, in bit 1"""
ALL_BITS: Final = 0xFFFFFFFF
_UPPER: Final = 4
"""added to a byte's number in a selector of v_perm_b32: it is the other lane's"""
_FACTORS: Final = 1 << 23
"""numbers that v_mad_u32_u24 multiplies by are below it"""
_PAIR: Final = 2

Selector = tuple[int, ...]
"""the selector of v_perm_b32 in each lane of a pair or quad"""


class NarrowLoad(NamedTuple):
    """A narrow load of a word: its base register and offset, at which byte of the row's word each lane's is (one number
    where each lane has a word of its own), and the instruction of the loop from which on the base is what it is there;
    -1: it is the same in the whole loop.
    """

    base: Register
    offset: int
    places: tuple[int, ...]
    since: int = -1


class Address(NamedTuple):
    """Where lanes load the words of their rows: what lane s adds to which register."""

    parts: tuple[tuple[Register, int], ...]

    @property
    def step(self) -> int | None:
        """What lanes add to one register, as a multiple of their number; None if it is nothing of that kind."""
        (base, first), (_, second) = self.parts[:2]
        wanted = tuple((base, place * second) for place in range(len(self.parts)))
        return second if not first and self.parts == wanted and 0 <= second < _FACTORS else None


class Exchange(NamedTuple):
    """A word that lanes can exchange: where they load, and the selectors of each exchange. `since`: the instruction of
    the loop from which on the address is what it is there, -1: it is the same in the whole loop.
    """

    word: Word
    address: Address
    offset: int
    selectors: tuple[Selector, ...]
    since: int


class Crossing(NamedTuple):
    """Two words of halves that each lane makes of two words of rows: the register and the offset of these, and the
    selectors that make the one and the other.
    """

    words: tuple[Word, Word]
    rows: tuple[tuple[Register, int], tuple[Register, int]]
    selectors: tuple[int, int]

    @property
    def use(self) -> int:
        """The instruction that takes one of them first."""
        return min(word.use for word in self.words)

    @property
    def loads(self) -> tuple[int, ...]:
        """The loads of both."""
        return self.words[0].loads + self.words[1].loads


def crossings_of(flow: ControlFlow, words: Sequence[Word], rows: Mapping[int, NarrowLoad]) -> list[Crossing]:
    """The pairs among some words of a block that lanes can make of the same two rows, from bases that do not change in
    the loop, before either is used. `rows`: each load of these words.
    """
    waiting: dict[tuple[tuple[Register, int], ...], Word] = {}
    found = []
    for word in words:
        loads = [rows[load] for load in word.loads]
        if len(loads) != _PAIR or any(len(row.places) != 1 or row.since >= 0 for row in loads):
            continue
        starts = tuple((row.base, row.offset - row.places[0]) for row in loads)
        other = waiting.pop(starts, None)
        if other is None:
            waiting[starts] = word
            continue
        places = [tuple(rows[load].places[0] for load in each.loads) for each in (other, word)]
        first, second = starts
        is_whole = all({a, b} == {0, WORD // _PAIR} for a, b in zip(*places, strict=True))
        crossing = Crossing((other, word), (first, second), (_halves(places[0]), _halves(places[1])))
        if is_whole and min(first[1], second[1]) >= 0 and _is_idle(flow, crossing):
            found.append(crossing)
    return found


def _halves(places: Sequence[int]) -> int:
    """The selector of v_perm_b32 that takes a half of its second source, and one of its first, from these bytes on."""
    lower, upper = places
    return _packed((lower, lower + 1, _UPPER + upper, _UPPER + upper + 1))


def _is_idle(flow: ControlFlow, crossing: Crossing) -> bool:
    """Whether LDS is the same at all loads of two words, which are made before either is used, and their registers hold
    nothing else meanwhile.
    """
    loads = sorted(crossing.loads)
    if loads[-1] >= crossing.use:
        return False
    if any(may_change_lds(flow.instructions[index]) for index in range(loads[0], loads[-1])):
        return False
    return all(holds_only(flow, word, loads[-1]) for word in crossing.words)


def holds_only(flow: ControlFlow, word: Word, since: int) -> bool:
    """Whether nothing but what makes a word touches its register from an instruction to its use."""
    own = {*word.loads, word.made}
    between = (index for index in range(since + 1, word.use) if index not in own)
    return not any((flow.effects[index].reads | flow.effects[index].writes) >> word.register & 1 for index in between)


def exchange_of(word: Word, rows: Sequence[NarrowLoad]) -> Exchange | None:
    """How lanes exchange a word; None if a base changes between its loads, or in the loop where rows of a quad are not
    at equal distances from one base.
    """
    since = max(row.since for row in rows)
    starts = [row.offset - row.places[lane] for lane, row in enumerate(rows)]
    steps = {after - before for before, after in pairwise(starts)}
    alike = len(rows) == _PAIR or (len(steps) == 1 and len({row.base for row in rows}) == 1)
    if since >= min(word.loads) or (since >= 0 and not alike):
        return None
    offset = min(max(min(starts), 0), MOST_OFFSET)
    parts = tuple((row.base, (start - offset) & ALL_BITS) for row, start in zip(rows, starts, strict=True))
    return Exchange(word, Address(parts), offset, _selectors([row.places for row in rows], word.size), since)


def _selectors(places: Sequence[Sequence[int]], size: int) -> tuple[Selector, ...]:
    """The bytes that v_perm_b32 takes in each lane. Lane s has row s, and wants column s: its place of each row.

    The first exchange is with the lane whose number differs in bit 0. In a quad it gives a lane two rows of two
    columns: its own, and that of the lane whose number differs in bit 1. With that lane it exchanges next.
    """
    lanes = range(len(places))
    first = []
    for lane in lanes:
        taken: list[int] = []
        for element in lanes:
            row, column = (lane & ~1) | (element & 1), lane ^ (element & 2)
            start = places[row][column] + (_UPPER if row != lane else 0)
            taken += range(start, start + size)
        first.append(_packed(taken))
    if len(places) == len(PARTNERS):
        return (tuple(first),)
    second = []
    for lane in lanes:
        taken = [(element & 1) if not (element ^ lane) & 2 else _UPPER + (2 | (element & 1)) for element in lanes]
        second.append(_packed(taken))
    return tuple(first), tuple(second)


def _packed(taken: Iterable[int]) -> int:
    return int.from_bytes(bytes(taken), "little")
