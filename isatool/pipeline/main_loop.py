"""One iteration of the loop in which a kernel spends its time: the outermost loop with the most arithmetic, its figures
added up; of several with as much the one that reads memory, then the longest.

Blocks of inner loops count as often as those loops are proved to run. Loops that only unusual launches take do not
count: originals that a guard selects otherwise (`_fallback`), and remainders of loops that were unrolled by a factor.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import fields
from functools import lru_cache
from typing import Final

from isatool.analysis.affine import analyse_affine
from isatool.analysis.banks import BodyFigures, CacheFigures, LoopReport, measure, report_kernel
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.fallbacks import fallback_blocks, is_fallback
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.analysis.trip_counts import TripCount
from isatool.ir.program import Function
from isatool.isa.table import AddressSpace
from isatool.passes.common.loop_copies import unrolled_label
from isatool.passes.lds.buffer_labels import buffer_copies, without_buffer
from isatool.records import record

_OF_PRODUCT: Final = 128
"""FMAs of a lane for which a product of matrices stands: 16 x 16 x 16 of 32 lanes"""
_MEMORY: Final = (AddressSpace.GLOBAL, AddressSpace.BUFFER)


@record
class MainLoop:
    """`figures` of one iteration; `label` is "" for code without a loop, of which everything counts once.

    `unknown`: labels of inner loops whose count is not proved, counted once. `left_out`: hot loops that were left out.
    """

    label: str
    figures: BodyFigures
    unknown: tuple[str, ...] = ()
    left_out: tuple[tuple[str, BodyFigures], ...] = ()
    copies: int = 1
    """copies of the loop in its text that run one after the other; `figures` are of one"""


@lru_cache(maxsize=4)
def find_main_loop(function: Function) -> MainLoop:
    """The main loop of a function."""
    flow = build_flow(function)
    forest = find_loops(flow)
    reports = report_kernel(flow).loops
    rare = rare_loops(reports)
    nested = any(report.loop.depth > 1 and report.loop.index not in rare for report in reports)
    trips = analyse_affine(function, flow=flow).trips if nested else {}
    best: tuple[tuple[int, bool, int], MainLoop] | None = None
    left_out = tuple(
        (report.label, report.figures) for report in reports if report.loop.index in rare and report.is_hot
    )
    for outer in reports:
        if outer.loop.depth > 1 or outer.loop.index in rare:
            continue
        inside = [report for report in reports if report.loop.blocks <= outer.loop.blocks]
        inside = [report for report in inside if report.loop.index not in rare]
        unknown = tuple(report.label for report in inside if report is not outer and report.loop.index not in trips)
        unknown = tuple(label for label in unknown if without_buffer(label) != without_buffer(outer.label))
        figures = weighted((_iterations(forest, trips, report, outer), report.figures) for report in inside)
        copies = buffer_copies(flow, outer.loop)
        made = MainLoop(outer.label, divided(figures, copies), unknown, left_out, copies)
        arithmetic = figures.fmas + _OF_PRODUCT * figures.products
        rank = (arithmetic, _reads_memory(flow, outer.loop), figures.instructions)
        if best is None or rank > best[0]:
            best = (rank, made)
    if best is None:
        usual = [block for block in range(len(flow.blocks)) if block not in fallback_blocks(flow)]
        return MainLoop("", measure([flow.instructions[index] for index in flow.inside(usual)]))
    return best[1]


def _reads_memory(flow: ControlFlow, loop: Loop) -> bool:
    """Whether a loop brings its own data. One that does not can only go on for as long as what is there already."""
    return any(
        instruction.row is not None and instruction.row.may_load and instruction.space in _MEMORY
        for instruction in map(flow.instructions.__getitem__, flow.inside(loop.blocks))
    )


def rare_loops(reports: Sequence[LoopReport]) -> set[int]:
    """Indices of loops that usual launches do not spend their time in, and of those inside them."""
    labels = {report.label for report in reports}
    rare: set[int] = set()
    for report in reports:
        is_rest = any(unrolled_label(report.label, factor) in labels for factor in range(2, 65))
        if is_fallback(report.label) or is_rest or report.loop.parent in rare:
            rare.add(report.loop.index)
    return rare


def divided(figures: BodyFigures, copies: int) -> BodyFigures:
    """The figures of one of several copies, rounded up."""
    own = {item.name: -(-getattr(figures, item.name) // copies) for item in fields(figures) if item.name != "cache"}
    cache = {item.name: -(-getattr(figures.cache, item.name) // copies) for item in fields(figures.cache)}
    return BodyFigures(cache=CacheFigures(**cache), **own)


def _iterations(forest: LoopForest, trips: Mapping[int, TripCount], report: LoopReport, outer: LoopReport) -> int:
    """How often a loop's own blocks run in one iteration of the outer loop, as far as that is proved."""
    iterations = 1
    loop = report.loop
    while loop.index != outer.loop.index:
        trip = trips.get(loop.index)
        iterations *= trip.iterations if trip is not None else 1
        loop = forest.loops[loop.parent]
    return iterations


def weighted(parts: Iterable[tuple[int, BodyFigures]]) -> BodyFigures:
    """The sum of figures, each as often as its weight says."""
    totals: dict[str, int] = {}
    cache: dict[str, int] = {}
    for weight, part in parts:
        _add(totals, {item.name: getattr(part, item.name) for item in fields(part) if item.name != "cache"}, weight)
        _add(cache, {item.name: getattr(part.cache, item.name) for item in fields(part.cache)}, weight)
    return BodyFigures(cache=CacheFigures(**cache), **totals)


def _add(totals: dict[str, int], part: Mapping[str, int], weight: int) -> None:
    for name, value in part.items():
        totals[name] = totals.get(name, 0) + weight * value
