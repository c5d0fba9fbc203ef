"""The compiled engine of the model: engine.c through ziglang, kept beside the emulator's libraries."""

from __future__ import annotations

import ctypes
import hashlib
import math
from array import array
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import fields, replace
from functools import cache
from operator import attrgetter
from pathlib import Path
from struct import Struct
from typing import Final, NamedTuple

from isatool.emulator.native import NativeUnavailableError, compiled_library
from isatool.model.machine import Issued, MachineOp, Rules, Setup, StallReason, Totals
from isatool.model.slots import Slot

SOURCE: Final = Path(__file__).parent / "engine.c"
_OP: Final = Struct("8i4i2ii9d")
_COURSE: Final = Struct("2qdi0q")
_ISSUE: Final = Struct("4i3d")
_TOTALS: Final = Struct(f"2d{len(Slot)}d2q")
"""the structures of engine.c"""
_INT: Final = 4
_MOST_STALLS: Final = 1_000_000
"""in the runs that are kept, 16 bytes each"""

_numbers: Final = attrgetter(*(each.name for each in fields(Rules)))
"""the rules in the order of engine.c"""
_REASONS: Final = {int(reason): reason for reason in StallReason}


class _Packed(NamedTuple):
    """The program of a run as the engine reads it, and where the sequence of each wave begins."""

    ops: bytes
    registers: bytes
    sequences: bytes
    courses: bytes
    places: list[int]

    def digest(self, setup: Setup) -> bytes:
        """Of all that decides what a run without pins comes to."""
        found = hashlib.blake2b(
            repr((_numbers(setup.rules), setup.repeat, setup.warm, setup.stop, setup.cold, setup.most)).encode()
        )
        for part in self[:4]:
            found.update(f"{len(part)}:".encode())
            found.update(part)
        return found.digest()


class _Kept(NamedTuple):
    """A run without issues: all but the stalls, and these as columns, which take a tenth of the memory."""

    rest: Totals
    places: array[int]
    reasons: array[int]
    cycles: array[float]

    @classmethod
    def of(cls, totals: Totals) -> _Kept:
        places, reasons = zip(*totals.stalls, strict=True) if totals.stalls else ((), ())
        columns = array("i", places), array("i", reasons), array("d", totals.stalls.values())
        return cls(replace(totals, stalls={}), *columns)

    @property
    def totals(self) -> Totals:
        columns = zip(self.places, self.reasons, self.cycles, strict=True)
        return replace(self.rest, stalls={(place, _REASONS[reason]): value for place, reason, value in columns})


class Engine:
    """The library and how it is called."""

    def __init__(self, library: ctypes.CDLL) -> None:
        self.library = library
        self._simulate = library.simulate
        self._simulate.restype = ctypes.c_int64
        library.wave_bytes.restype = ctypes.c_int64
        self._wave_bytes = int(library.wave_bytes())
        self._known: OrderedDict[bytes, _Kept] = OrderedDict()
        """runs by their digests, the one that was asked for last at the end"""
        self._stalls = 0
        """of all of them"""

    def run(self, setup: Setup) -> Totals:
        """As `reference.Machine`; a run that was made already is not made again."""
        ops, registers = _packed(setup.ops)
        packed = _Packed(ops, registers, *_courses(setup))
        if setup.note or setup.pins:
            return self._run(setup, packed)
        key = packed.digest(setup)
        kept = self._known.pop(key, None)
        if kept is None:
            kept = _Kept.of(self._run(setup, packed))
            self._stalls += len(kept.cycles)
        self._known[key] = kept
        while self._stalls > _MOST_STALLS:
            self._stalls -= len(self._known.popitem(last=False)[1].cycles)
        return kept.totals

    def _run(self, setup: Setup, packed: _Packed) -> Totals:
        waves, count = len(setup.courses), len(setup.ops)
        state = ctypes.create_string_buffer((waves + 1) * self._wave_bytes)
        rules = array("d", _numbers(setup.rules))
        pins = None
        if setup.pins:
            pins = array("d", [math.nan]) * (len(packed.sequences) // _INT)
            for (wave, place), time in setup.pins.items():
                pins[packed.places[wave] + place] = time
        blocks = max((op.block for op in setup.ops), default=-1) + 1
        fetched = array("d", [0.0]) * blocks if setup.cold and blocks else None
        loaded = array("d", [-1.0]) * count if setup.cold and count else None
        reasons = len(StallReason)
        stalls = array("d", [0.0]) * (max(1, count) * reasons)
        capacity = _most_issues(setup) if setup.note else 0
        issues, totals = (ctypes.create_string_buffer(size) for size in (capacity * _ISSUE.size, _TOTALS.size))
        noted = self._simulate(
            packed.ops, packed.registers, packed.sequences, packed.courses, ctypes.c_int32(waves),
            state, _address(rules), _address(pins), _address(fetched), ctypes.c_int32(blocks),
            _address(loaded), ctypes.c_int32(setup.repeat), ctypes.c_int64(setup.warm),
            ctypes.c_int64(setup.stop), ctypes.c_int64(setup.most), totals, _address(stalls),
            issues, ctypes.c_int64(capacity),
        )  # fmt: skip
        assert noted >= 0, "every wave waits at a barrier"
        begin, end, *taken, issued, steps = _TOTALS.unpack(totals.raw)
        return Totals(
            begin,
            end,
            dict(zip(Slot, taken, strict=True)),
            issued,
            steps,
            {(place // reasons, _REASONS[place % reasons]): value for place, value in enumerate(stalls) if value},
            tuple(
                Issued(wave, place, _REASONS[reason], *rest)
                for wave, place, reason, *rest in _ISSUE.iter_unpack(issues.raw[: noted * _ISSUE.size])
            ),
        )


def _most_issues(setup: Setup) -> int:
    length = sum(len(course.sequence) for course in setup.courses)
    if not setup.repeat:
        return min(setup.most, length)
    longest = max((len(course.sequence) for course in setup.courses), default=0)
    return min(setup.most, (setup.stop + len(setup.courses)) * longest)


def _address(values: array[float] | None) -> ctypes.c_void_p:
    return ctypes.c_void_p(None if values is None else values.buffer_info()[0])


def _courses(setup: Setup) -> tuple[bytes, bytes, list[int]]:
    """All sequences one after the other, one copy of each, with the courses and where each begins."""
    sequences = array("i")
    known: dict[int, int] = {}
    courses: list[bytes] = []
    places: list[int] = []
    for course in setup.courses:
        begin = known.get(id(course.sequence)) if not setup.pins else None
        if begin is None:
            begin = known[id(course.sequence)] = len(sequences)
            sequences.extend(course.sequence)
        places.append(begin)
        courses.append(_COURSE.pack(begin, len(course.sequence), course.start, course.group))
    return sequences.tobytes(), b"".join(courses), places


def _packed(ops: Sequence[MachineOp]) -> tuple[bytes, bytes]:
    registers = array("i")
    rows: list[bytes] = []
    for op in ops:
        reads = len(registers)
        registers.extend(op.reads)
        writes = len(registers)
        registers.extend(op.writes)
        rows.append(_OP.pack(
            op.slot, op.flags, op.counter, op.reason, reads, len(op.reads), writes, len(op.writes),
            *op.limits, *op.delays, op.block, op.cycles, op.latency, op.service, op.transfer, op.pause,
            op.hold, op.lead, op.cold, op.shared,
        ))  # fmt: skip
    return b"".join(rows), registers.tobytes()


@cache
def engine() -> Engine | None:
    """The engine; None without a compiler (`why_not` says what is missing)."""
    try:
        return _load()
    except NativeUnavailableError:
        return None


def why_not() -> str | None:
    """Why the model runs without its compiled engine; None if it does not."""
    try:
        _load()
    except NativeUnavailableError as error:
        return str(error)
    return None


@cache
def _load() -> Engine:
    return Engine(compiled_library("model", SOURCE.read_text(encoding="utf-8")))
