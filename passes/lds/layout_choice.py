"""The layout of LDS data that costs least: arrays by their address ranges, rows and padding by trying them.

Arrays are what accesses connect: two that may touch a common byte belong together. For each, every power of two is
tried as the row, and every one that keeps the alignment of its accesses as padding; LDS cycles of some waves and
turns are counted with each, weighted with how often an access runs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import field
from typing import Final

from isatool.allowance import spend
from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.lds_accesses import LdsAccess
from isatool.analysis.lds_banks import Block, LaneTables, LdsTiming
from isatool.analysis.lds_layout import LdsLayout, Piece, Rows, alignment_of, stacked
from isatool.ir.instruction import AnyInstruction
from isatool.isa.table import Unit
from isatool.records import dataclass, record

UNKNOWN_TRIPS: Final = 16
"""iterations that a loop of unknown length is taken to have"""
MOST_PAD: Final = 128
"""bytes: all banks once; more padding repeats what less does"""
_LEAST_ROW: Final = 8
"""bytes: shorter rows have no conflicts that padding could mend"""

Vectors = tuple[tuple[int, ...], ...]


@record
class Weighed:
    """An access with its weight, and the lane addresses of some waves and turns; () where they are not known."""

    access: LdsAccess
    weight: float
    vectors: Vectors
    why: str = ""


@record
class LayoutChoice:
    """A layout and the LDS cycles of a wave that are known before and after it; `ideal`: without any conflict."""

    layout: LdsLayout
    before: float
    after: float
    ideal: float


@dataclass
class _Meter:
    """LDS cycles of weighed accesses; lists of addresses that differ by whole dwords cost the same."""

    timing: LdsTiming
    _known: dict[tuple[int, tuple[int, ...]], int] = field(default_factory=dict)

    def cycles(self, weighed: Weighed, moved: Callable[[int], int]) -> float:
        """Mean cycles of an access, times its weight."""
        if not weighed.vectors:
            return 0.0
        size = weighed.access.size
        taken = [self._of(size, tuple(map(moved, vector))) for vector in weighed.vectors]
        return weighed.weight * sum(taken) / len(taken)

    def ideal(self, weighed: Weighed) -> float:
        """The same without conflicts."""
        if not weighed.vectors:
            return 0.0
        free = [self.timing.ideal(len(vector), weighed.access.size) for vector in weighed.vectors]
        return weighed.weight * sum(free) / len(free)

    def _of(self, size: int, addresses: tuple[int, ...]) -> int:
        start = addresses[0] & -4
        key = (size, tuple(address - start for address in addresses))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self.timing.cycles(key[1], size)
        return found


def weigh(affine: Affine, accesses: Sequence[LdsAccess], block: Block | None) -> list[Weighed]:
    """Every access with its weight and lane addresses."""
    tables = LaneTables(affine, block)
    found = []
    for access in accesses:
        vectors = tables.of(access)
        weight = weight_of(affine, access.instruction)
        if vectors is None:
            found.append(Weighed(access, weight, (), tables.why(access)))
        else:
            found.append(Weighed(access, weight, tuple(dict.fromkeys(map(tuple, vectors)))))
    return found


def weight_of(affine: Affine, instruction: int) -> float:
    """How often an instruction runs, from the trip counts of the loops around it."""
    loop = affine.forest.innermost[affine.flow.block_of[instruction]]
    weight = 1.0
    while loop >= 0:
        trip = affine.trips.get(loop)
        weight *= trip.iterations if trip is not None else UNKNOWN_TRIPS
        loop = affine.forest.loops[loop].parent
    return weight


def cost_of(instruction: AnyInstruction) -> float:
    """Issue slots of the VALU that an instruction is worth; the SALU and the LDS issue beside it."""
    return 1.0 if instruction.unit is Unit.VALU else 0.25


def arrays(accesses: Sequence[LdsAccess], size: int) -> list[tuple[int, int]]:
    """The byte ranges first <= b < last of what accesses connect, in order, cut to the segment."""
    spans = sorted((max(access.low, 0), min(access.end, size)) for access in accesses)
    found: list[tuple[int, int]] = []
    for first, last in spans:
        if found and first < found[-1][1]:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return found


def choose(
    weighed: Sequence[Weighed], size: int, most: int, timing: LdsTiming, views: Callable[[LdsAccess], Arithmetic],
    strategy: str,
) -> LayoutChoice:  # fmt: skip
    """The layout with the fewest cycles that takes at most `most` bytes; the identity if none is better."""
    meter = _Meter(timing)
    before = sum(meter.cycles(one, lambda address: address) for one in weighed)
    ideal = sum(meter.ideal(one) for one in weighed)
    best = LayoutChoice(LdsLayout((Piece(0, size, 0),)), before, before, ideal)
    separate = arrays([one.access for one in weighed], size)
    for parts in ([(0, size)], *([separate] if len(separate) > 1 else [])):
        for made in _layouts(weighed, parts, most, meter, views, strategy):
            after = sum(_cost(meter, one, made) for one in weighed)
            if (after, made.size) < (best.after - 1e-9, 0) or (after <= best.after and made.size < best.layout.size):
                best = LayoutChoice(made, before, after, ideal)
    return best


def _cost(meter: _Meter, one: Weighed, layout: LdsLayout) -> float:
    piece = layout.piece_of(one.access)
    assert piece is not None
    return meter.cycles(one, piece.moved)


def _layouts(
    weighed: Sequence[Weighed],
    parts: Sequence[tuple[int, int]],
    most: int,
    meter: _Meter,
    views: Callable[[LdsAccess], Arithmetic],
    strategy: str,
) -> Iterator[LdsLayout]:
    """Layouts that fit: of each part the best rows, then those that grow less."""
    plain = stacked([(first, last, Rows()) for first, last in parts])
    members: dict[int, list[Weighed]] = {}
    for one in weighed:
        piece = plain.piece_of(one.access)
        if piece is None:
            return
        members.setdefault(plain.pieces.index(piece), []).append(one)
    ranked: list[list[Rows]] = []
    for number, piece in enumerate(plain.pieces):
        group = members.get(number, [])
        ranked.append(_ranked(piece, group, meter, views, strategy))
    while True:
        layout = stacked([(first, last, rows[0]) for (first, last), rows in zip(parts, ranked, strict=True)])
        if layout.size <= most:
            yield layout
            return
        longest = max(range(len(ranked)), key=lambda k: (len(ranked[k]) > 1, _growth(parts[k], ranked[k][0])))
        if len(ranked[longest]) == 1:
            return
        ranked[longest] = ranked[longest][1:]


def _growth(part: tuple[int, int], rows: Rows) -> int:
    length = part[1] - part[0]
    return 0 if rows.mask else rows.moved(length) - length


def _ranked(
    piece: Piece,
    group: Sequence[Weighed],
    meter: _Meter,
    views: Callable[[LdsAccess], Arithmetic],
    strategy: str,
) -> list[Rows]:
    """Rows for a piece: the fewest cycles first, then ever more cycles with ever less growth; nothing moved is last."""
    length = piece.last - piece.first
    floor = sum(meter.ideal(one) for one in group)
    found: list[tuple[float, int, int, Rows]] = [(_total(meter, group, piece, Rows()), 0, 0, Rows())]
    if found[0][0] > floor and group:
        for order, rows in enumerate(_candidates(length, group, strategy), 1):
            moved = Piece(piece.first, piece.last, piece.base, rows)
            if all(moved.keeps_together(one.access, views(one.access)) for one in group):
                found.append((_total(meter, group, piece, rows), _growth((piece.first, piece.last), rows), order, rows))
    found.sort(key=lambda entry: entry[:3])
    front: list[tuple[float, int, int, Rows]] = []
    for entry in found:
        if not front or entry[1] < front[-1][1]:
            front.append(entry)
    return [entry[3] for entry in front]


def _total(meter: _Meter, group: Sequence[Weighed], piece: Piece, rows: Rows) -> float:
    spend()
    moved = Piece(piece.first, piece.last, piece.base, rows).moved
    return sum(meter.cycles(one, moved) for one in group)


def _candidates(length: int, group: Sequence[Weighed], strategy: str) -> Iterator[Rows]:
    """Rows to try. Exclusive-or needs no room but more code, so padding comes first."""
    unit = max(alignment_of(one.access.size) for one in group)
    row = _LEAST_ROW
    rows = []
    while row < length:
        rows.append(row)
        row *= 2
    if strategy != "swizzle":
        for row in rows:
            pad = unit
            while pad <= min(MOST_PAD, row):
                yield Rows(row, pad)
                pad *= 2
    if strategy != "pad":
        widest = max(unit, 4)
        for row in rows:
            bits = (min(row, MOST_PAD) // widest).bit_length() - 1
            if bits > 0 and length % row == 0:
                yield Rows(row, 0, widest, (1 << bits) - 1)
