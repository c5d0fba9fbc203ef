"""Races in LDS: accesses of two waves to one place without a barrier in between, at least one of them a write.

Kept for every cell of the LDS (`Lds.cell` bytes): the wave that wrote it and the one that read it since the last
barrier.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from isatool.emulator.memory import ATOMIC, NOBODY, SEVERAL, Indices, Lds
from isatool.emulator.numeric import Flags

Owners = NDArray[np.int32]
Report = Callable[[str, str, int], None]
"""message, what the other party did, its line"""


class Accesses(NamedTuple):
    """Cells that one instruction accesses, the wave of each, and the instruction's line."""

    cells: Indices
    owner: Owners
    line: int


def track_reads(lds: Lds, made: Accesses, report: Report) -> None:
    """Note reads; a race with another wave's write is reported."""
    cells, owner = made.cells, made.owner
    writer = lds.writer[cells]
    _report(lds, cells, (writer != NOBODY) & (writer != owner), lds.writer_line, "reads", "written", report)
    reader = lds.reader[cells]
    mine = np.where((reader == NOBODY) | (reader == owner), owner, np.int32(SEVERAL))
    lds.reader[cells] = mine
    shared = lds.reader[cells] != mine
    if shared.any():
        lds.reader[cells[shared]] = SEVERAL
    lds.reader_line[cells] = made.line


def track_writes(lds: Lds, made: Accesses, report: Report) -> bool:
    """Note writes; races with other waves' accesses are reported. True if waves of this instruction raced."""
    cells, owner = made.cells, made.owner
    writer, reader = lds.writer[cells], lds.reader[cells]
    _report(lds, cells, (reader != NOBODY) & (reader != owner), lds.reader_line, "writes", "read", report)
    _report(lds, cells, (writer != NOBODY) & (writer != owner), lds.writer_line, "writes", "written", report)
    lds.writer[cells] = owner
    lost = lds.writer[cells] != owner
    lds.writer_line[cells] = made.line
    _report(lds, cells, lost, lds.writer_line, "writes", "written", report)
    return bool(lost.any())


def track_atomics(lds: Lds, made: Accesses, report: Report) -> None:
    """Note atomics, which race with plain accesses of other waves but not with each other."""
    cells, owner = made.cells, made.owner
    writer, reader = lds.writer[cells], lds.reader[cells]
    _report(lds, cells, (reader != NOBODY) & (reader != owner), lds.reader_line, "changes", "read", report)
    clash = (writer != NOBODY) & (writer != owner) & (writer != ATOMIC)
    _report(lds, cells, clash, lds.writer_line, "changes", "written", report)
    lds.writer[cells] = ATOMIC
    lds.writer_line[cells] = made.line


def _report(
    lds: Lds, cells: Indices, bad: Flags, lines: NDArray[np.int32], verb: str, other: str, report: Report
) -> None:
    if bad.any():
        cell = int(cells[int(np.nonzero(bad)[0][0])])
        offset = cell % (lds.words * 4 // lds.cell) * lds.cell
        message = f"{verb} LDS+{offset}, {other} by another wave without a barrier in between"
        report(message, other, int(lines[cell]))
