"""The counters by which a wave waits for memory, as data of a chip: which queues each counts, how a wait names them."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum
from functools import cached_property
from typing import Final, NamedTuple

from isatool.records import dataclass


class Queue(IntEnum):
    """Classes of operations that return in order among themselves, or (`UNORDERED`) not even that."""

    LOAD = 0
    SAMPLE = 1
    BVH = 2
    LDS = 3
    STORE = 4
    EXPORT = 5
    FLAT = 6
    """flat loads: from global, scratch or LDS memory"""
    SCALAR = 7
    """scalar loads, messages, GDS; where they share a counter with the LDS also the LDS part of flat accesses"""
    FLAT_LDS = 8
    """the LDS part of flat accesses, where it is counted apart from scalar loads"""


UNORDERED: Final = frozenset((Queue.FLAT, Queue.SCALAR, Queue.FLAT_LDS))
VECTOR_LOADS: Final = frozenset((Queue.LOAD, Queue.SAMPLE, Queue.BVH, Queue.FLAT))
_WITHOUT_RESULTS: Final = frozenset((Queue.STORE, Queue.EXPORT))


class Packed(NamedTuple):
    """A bit field of the immediate of a wait instruction; `above` holds the bits that `width` leaves out, if any."""

    shift: int
    width: int
    above: tuple[int, int] | None = None
    """shift and width of a second part"""

    @property
    def maximum(self) -> int:
        """The largest value: no wait."""
        return (1 << self.width + (self.above[1] if self.above else 0)) - 1

    def get(self, bits: int) -> int:
        """The field's value in an immediate."""
        low = bits >> self.shift & (1 << self.width) - 1
        return low if self.above is None else low | Packed(*self.above).get(bits) << self.width

    def put(self, bits: int, value: int) -> int:
        """The immediate with the field set; a value above the maximum saturates to it, which is no wait."""
        value = min(max(value, 0), self.maximum)
        mask = (1 << self.width) - 1
        bits = bits & ~(mask << self.shift) | (value & mask) << self.shift
        return bits if self.above is None else Packed(*self.above).put(bits, value >> self.width)


class WaitCounter(NamedTuple):
    """One counter."""

    maximum: int
    """largest count that a wait can ask for; asking for it is no wait"""
    queues: tuple[Queue, ...]
    """what it counts"""


@dataclass(frozen=True, eq=False)
class WaitCounters:
    """The counters of a chip, and the fields of its wait for results that are not interlocked."""

    counters: Mapping[str, WaitCounter]
    instructions: Mapping[str, Mapping[str, Packed]]
    """mnemonic -> the counters in its immediate, in the order in which the assembler prints them; a wait is written
    with the first of those that name most of its counters"""
    dependences: Mapping[str, Packed]
    """the fields of the wait for results of the ALUs, in the order of the assembler"""

    @cached_property
    def of(self) -> Mapping[Queue, str]:
        """The counter of each queue that the chip has."""
        return {queue: name for name, counter in self.counters.items() for queue in counter.queues}

    @cached_property
    def of_registers(self) -> tuple[str, ...]:
        """The counters of operations that write registers, but for parameters of pixels."""
        return tuple(name for name, each in self.counters.items() if not _WITHOUT_RESULTS.issuperset(each.queues))

    def queues(self, counter: str) -> tuple[Queue, ...]:
        """What a counter counts."""
        return self.counters[counter].queues

    def maximum(self, counter: str) -> int:
        """The largest count of a counter."""
        return self.counters[counter].maximum
