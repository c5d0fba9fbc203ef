"""The compiled engine of the model: engine.c through ziglang, kept beside the emulator's libraries."""

from __future__ import annotations

import ctypes
import hashlib
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import astuple, replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.native import NativeUnavailableError, compiled_library
from isatool.model.machine import NO_LIMITS, Issued, Op, Reason, Setup, Totals
from isatool.model.slots import Slot

SOURCE: Final = Path(__file__).parent / "engine.c"
_OP: Final = np.dtype(
    [("slot", "i4"), ("flags", "i4"), ("counter", "i4"), ("reason", "i4"),
     ("reads", "i4"), ("read_count", "i4"), ("writes", "i4"), ("write_count", "i4"),
     ("limits", "i4", (len(NO_LIMITS),)), ("delays", "i4", (2,)), ("block", "i4"),
     ("cycles", "f8"), ("latency", "f8"), ("service", "f8"), ("transfer", "f8"), ("pause", "f8"),
     ("hold", "f8"), ("lead", "f8"), ("cold", "f8"), ("shared", "f8")],
    align=True,
)  # fmt: skip
_COURSE: Final = np.dtype([("begin", "i8"), ("length", "i8"), ("start", "f8"), ("group", "i4")], align=True)
_ISSUE: Final = np.dtype(
    [
        ("wave", "i4"),
        ("place", "i4"),
        ("reason", "i4"),
        ("producer", "i4"),
        ("time", "f8"),
        ("execution", "f8"),
        ("expected", "f8"),
    ],
    align=True,
)
_TOTALS: Final = np.dtype(
    [("begin", "f8"), ("end", "f8"), ("taken", "f8", (len(Slot),)), ("issued", "i8"), ("steps", "i8")], align=True
)
_MOST_STALLS: Final = 1_000_000
"""in the runs that are kept, 16 bytes each"""

_REASONS: Final = {int(reason): reason for reason in Reason}


class _Packed(NamedTuple):
    """The program of a run as the engine reads it, and where the sequence of each wave begins."""

    ops: NDArray[np.void]
    registers: NDArray[np.int32]
    sequences: NDArray[np.int32]
    courses: NDArray[np.void]
    places: list[int]

    def digest(self, setup: Setup) -> bytes:
        """Of all that decides what a run without pins comes to."""
        found = hashlib.blake2b(
            repr((astuple(setup.rules), setup.repeat, setup.warm, setup.stop, setup.cold, setup.most)).encode()
        )
        for array in self[:4]:
            found.update(f"{array.nbytes}:".encode())
            found.update(array.tobytes())
        return found.digest()


class _Kept(NamedTuple):
    """A run without issues: all but the stalls, and these as columns, which take a tenth of the memory."""

    rest: Totals
    places: NDArray[np.int32]
    reasons: NDArray[np.int32]
    cycles: NDArray[np.float64]

    @classmethod
    def of(cls, totals: Totals) -> _Kept:
        places, reasons = zip(*totals.stalls, strict=True) if totals.stalls else ((), ())
        columns = np.array(places, np.int32), np.array(reasons, np.int32), np.array([*totals.stalls.values()], float)
        return cls(replace(totals, stalls={}), *columns)

    @property
    def totals(self) -> Totals:
        return replace(self.rest, stalls=_stalls(self.places, self.reasons, self.cycles))


def _stalls(
    places: NDArray[np.signedinteger], reasons: NDArray[np.signedinteger], cycles: NDArray[np.float64]
) -> dict[tuple[int, Reason], float]:
    return {
        (place, _REASONS[reason]): value
        for place, reason, value in zip(places.tolist(), reasons.tolist(), cycles.tolist(), strict=True)
    }


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
        ops, registers, sequences, courses, places = packed
        waves = len(setup.courses)
        state = np.zeros((waves + 1) * self._wave_bytes, np.uint8)
        rules = np.array(astuple(setup.rules), np.float64)
        pins = None
        if setup.pins:
            pins = np.full(len(sequences), np.nan)
            for (wave, place), time in setup.pins.items():
                pins[places[wave] + place] = time
        blocks = int(ops["block"].max(initial=-1)) + 1
        fetched = np.zeros(blocks) if setup.cold and blocks else None
        loaded = np.full(len(ops), -1.0) if setup.cold and len(ops) else None
        stalls = np.zeros((max(1, len(ops)), len(Reason)))
        issues = np.zeros(_most_issues(setup) if setup.note else 0, _ISSUE)
        totals = np.zeros(1, _TOTALS)
        noted = self._simulate(
            _pointer(ops), _pointer(registers), _pointer(sequences), _pointer(courses), ctypes.c_int32(waves),
            _pointer(state), _pointer(rules), _pointer(pins), _pointer(fetched), ctypes.c_int32(blocks),
            _pointer(loaded), ctypes.c_int32(setup.repeat), ctypes.c_int64(setup.warm),
            ctypes.c_int64(setup.stop), ctypes.c_int64(setup.most), _pointer(totals), _pointer(stalls),
            _pointer(issues), ctypes.c_int64(len(issues)),
        )  # fmt: skip
        assert noted >= 0, "every wave waits at a barrier"
        rows, reasons = np.nonzero(stalls)
        found = totals[0]
        return Totals(
            float(found["begin"]),
            float(found["end"]),
            {slot: float(found["taken"][slot]) for slot in Slot},
            int(found["issued"]),
            int(found["steps"]),
            _stalls(rows, reasons, stalls[rows, reasons]),
            tuple(
                Issued(wave, place, _REASONS[reason], producer, time, execution, expected)
                for wave, place, reason, producer, time, execution, expected in issues[:noted].tolist()
            ),
        )


def _most_issues(setup: Setup) -> int:
    length = sum(len(course.sequence) for course in setup.courses)
    if not setup.repeat:
        return min(setup.most, length)
    longest = max((len(course.sequence) for course in setup.courses), default=0)
    return min(setup.most, (setup.stop + len(setup.courses)) * longest)


def _pointer(array: NDArray[np.generic] | None) -> ctypes.c_void_p:
    return ctypes.c_void_p(None if array is None else array.ctypes.data)


def _courses(setup: Setup) -> tuple[NDArray[np.int32], NDArray[np.void], list[int]]:
    """All sequences one after the other, one copy of each, with the courses and where each begins."""
    parts: list[NDArray[np.int32]] = []
    known: dict[int, int] = {}
    courses = np.zeros(len(setup.courses), _COURSE)
    places: list[int] = []
    end = 0
    for number, course in enumerate(setup.courses):
        begin = known.get(id(course.sequence)) if not setup.pins else None
        if begin is None:
            begin = known[id(course.sequence)] = end
            parts.append(np.asarray(course.sequence, np.int32))
            end += len(course.sequence)
        places.append(begin)
        courses[number] = (begin, len(course.sequence), course.start, course.group)
    return np.concatenate(parts) if parts else np.zeros(1, np.int32), courses, places


def _packed(ops: Sequence[Op]) -> tuple[NDArray[np.void], NDArray[np.int32]]:
    registers: list[int] = []
    rows = []
    for op in ops:
        reads = len(registers)
        registers += op.reads
        writes = len(registers)
        registers += op.writes
        rows.append((
            op.slot, op.flags, op.counter, op.reason, reads, len(op.reads), writes, len(op.writes),
            op.limits, op.delays, op.block, op.cycles, op.latency, op.service, op.transfer, op.pause,
            op.hold, op.lead, op.cold, op.shared,
        ))  # fmt: skip
    return np.array(rows, _OP), np.array(registers or [0], np.int32)


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
