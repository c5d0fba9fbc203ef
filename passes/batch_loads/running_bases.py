"""Bases of a loop's accesses computed on the way: one pair that advances, the others a few additions ahead of use.

Rows of a tile differ by multiples of a stride. A base pair for each would take more SGPRs than there are, so only the
first advances from iteration to iteration; the base of every other access is that of an earlier one and a distance,
two SALU instructions ahead of the access, in one of a few pairs that are taken in turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from functools import cached_property
from typing import Final

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.liveness import Liveness
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.ir.code import CannotComputeError, Code, short
from isatool.ir.instruction import Instruction
from isatool.isa import opcodes
from isatool.isa.registers import SCC, RegisterRange
from isatool.passes.common.fold_offsets import GLOBAL_REACH
from isatool.passes.common.load_groups import Split
from isatool.passes.common.synthesis import (
    OutOfRegistersError,
    ScalarCode,
    Word,
    add,
    high_half,
    low_half,
    subtract,
    undone_on_failure,
)
from isatool.records import dataclass, record

_WORD: Final = 1 << 32
_MOST_PAIRS: Final = 4
"""pairs taken in turn for a family: an addition then seldom waits for the access before it"""

Position = tuple[int, int]
"""a place of an iteration: rank of a block that every iteration passes, instruction"""


@dataclass
class _Held:
    """A pair that holds the base of `start`; it may be overwritten after `until`."""

    pair: RegisterRange
    start: Polynomial
    until: Position


@record
class _Distance:
    """What is added to a base, or taken from it, as two words; `cost`: the SGPRs it takes."""

    low: Word
    high: Word
    falls: bool


@dataclass
class RunningBases:
    """The bases of one loop. `code` is what it gets, by the instruction before which it is."""

    flow: ControlFlow
    loop: Loop
    liveness: Liveness
    scalar: ScalarCode
    written: int
    """registers that the loop writes"""
    code: dict[int, list[Instruction]] = field(default_factory=dict)

    # -- places

    @cached_property
    def _spine(self) -> list[int]:
        """The blocks that every iteration passes, in order."""
        (latch,) = self.loop.latches
        spine = [block for block in self.loop.blocks if self.flow.dominates(block, latch)]
        return sorted(spine, key=lambda block: sum(self.flow.dominates(other, block) for other in spine))

    @cached_property
    def _after(self) -> list[set[int]]:
        """For each block of the spine what an iteration may still pass after it, with it."""

        def following(block: int) -> list[int]:
            return [
                target
                for target in self.flow.blocks[block].successors
                if target in self.loop.blocks and target != self.loop.header
            ]

        return [reachable([block], following) for block in self._spine]

    def _rank(self, block: int) -> int | None:
        """The last block of the spine that is passed before a block, or is it; None if that is not clear."""
        rank = max(place for place, other in enumerate(self._spine) if self.flow.dominates(other, block))
        later = self._after[rank + 1] if rank + 1 < len(self._spine) else set()
        return None if block in later else rank

    def _place(self, block: int, index: int, rank: int) -> int | None:
        """Where code for an access may be: as late as SCC is free."""
        own = self.flow.blocks[self._spine[rank]]
        start = index if self._spine[rank] == block else own.last - 1
        while rank >= 0:
            own = self.flow.blocks[self._spine[rank]]
            for place in range(min(start, own.last - 1), own.first - 1, -1):
                if not self.liveness.before[place] >> SCC & 1:
                    return place
            rank -= 1
            start = own.first + len(self.flow.instructions)
        return None

    def _at(self, index: int) -> Position:
        return self._spine.index(self.flow.block_of[index]), index

    # -- bases

    def assign(self, splits: Sequence[Split], base: RegisterRange) -> dict[int, tuple[RegisterRange, int]]:
        """(pair, what is added to the immediate) for accesses by instruction; `base` holds the start of the first of
        them and advances. Accesses for which there is no place or register are left out.
        """
        first = splits[0]
        end = len(self._spine), 0
        steady = _Held(base, first.start, end)
        held = [steady]
        found: dict[int, tuple[RegisterRange, int]] = {first.access.index: (base, 0)}
        for split in sorted(splits[1:], key=self._order):
            rank = self._rank(split.access.block)
            if rank is None:
                continue
            is_own = self._spine[rank] == split.access.block
            used = (rank, split.access.index) if is_own else (rank + 1, -1)
            near = next((one for one in held if self._is_reachable(split, one.start)), None)
            place = self._place(split.access.block, split.access.index, rank)
            if near is None and place is not None:
                near = self._advanced(held, split.start, place)
            if near is not None:
                near.until = max(near.until, used)
                found[split.access.index] = near.pair, (split.start - near.start).constant
        return found

    def _order(self, split: Split) -> tuple[int, bool, int]:
        """Accesses in the order of the places of their code."""
        rank = self._rank(split.access.block) or 0
        return rank, self._spine[rank] != split.access.block, split.access.index

    def _is_reachable(self, split: Split, start: Polynomial) -> bool:
        distance = split.start - start
        low, high = GLOBAL_REACH
        return distance.is_constant and low <= distance.constant + split.access.offset <= high

    def _advanced(self, held: list[_Held], start: Polynomial, place: int) -> _Held | None:
        """A pair with the base of `start` from `place` on, added to those that are held; None without registers."""
        at = self._at(place)
        costs = sorted((self._cost(start - one.start), -number, one) for number, one in enumerate(held))
        for _, _, source in costs:
            try:
                with undone_on_failure(self.scalar):
                    distance = self._distance(start - source.start)
                    target = self._target(held, at)
            except CannotComputeError:
                continue
            made = _Held(target, start, at)
            self._emit(place, target, source.pair, distance)
            held[:] = [one for one in held if one.pair != target]
            held.append(made)
            return made
        return None

    def _target(self, held: list[_Held], at: Position) -> RegisterRange:
        """A pair that nothing reads any more, or a new one."""
        if len(held) <= _MOST_PAIRS:
            try:
                return self.scalar.pool.take(2)
            except OutOfRegistersError:
                pass
        for one in held:
            if one.until < at:
                return one.pair
        return self.scalar.pool.take(2)

    def _cost(self, distance: Polynomial) -> int:
        """How many SGPRs a distance takes that holds none yet."""
        if distance.is_constant or any(self._held(part) is not None for part in (distance, -distance)):
            return 0
        return 1 + len(distance.terms)

    def _held(self, value: Polynomial) -> RegisterRange | None:
        register = self.scalar.words.get(value)
        return register if register is not None and self._is_stable(register) else None

    def _is_stable(self, registers: RegisterRange) -> bool:
        return not any(self.written >> register & 1 for register in registers.registers)

    def _distance(self, distance: Polynomial) -> _Distance:
        """A distance as two words that the loop does not change."""
        if distance.is_constant:
            value = abs(distance.constant)
            return _Distance(short(value), short(value >> 32), distance.constant < 0)
        low, high = self.scalar.view.range(distance)
        if high <= 0:
            positive = self._distance(-distance)
            return _Distance(positive.low, positive.high, falls=True)
        if low >= 0 and high < _WORD:
            register = self.scalar.register(distance)
            if not self._is_stable(register):
                register = self.scalar.words[distance] = self._copied(register)
            return _Distance(register, 0, falls=False)
        if -distance in self.scalar.pairs and self._is_stable(self.scalar.pairs[-distance]):
            pair = self.scalar.pairs[-distance]
            return _Distance(low_half(pair), high_half(pair), falls=True)
        pair = self.scalar.pair(distance)
        if not self._is_stable(pair):
            pair = self.scalar.pairs[distance] = self._copied(pair)
        return _Distance(low_half(pair), high_half(pair), falls=False)

    def _copied(self, source: RegisterRange) -> RegisterRange:
        target = self.scalar.pool.take(source.count)
        for left, right in zip(target.registers, source.registers, strict=True):
            self.scalar.emit(opcodes.S_MOV_B32, left, right)
        return target

    def _emit(self, place: int, target: RegisterRange, source: RegisterRange, distance: _Distance) -> None:
        code = Code(self.scalar.target)
        make = subtract if distance.falls else add
        make(code, target, source, distance.low, distance.high)
        self.code.setdefault(place, []).extend(code.instructions)
