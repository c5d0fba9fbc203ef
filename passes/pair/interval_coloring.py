"""Registers for the free values of a scheduled region: occupancy by time, first fit in two parity classes.

Time is the position in a sequence in which the operations could be issued one by one, so two values may share a
register if one is read for the last time no later than the other is written. A value that nothing reads occupies its
register where it is written, a load's result at least until the wait for it. Where a destination is written before
all sources are read (ISA guide 7.9, v_mad_u64_u32) they exclude each other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from operator import and_
from typing import Final

from isatool.analysis.effects import VGPRS, members
from isatool.analysis.webs import Webs
from isatool.isa.registers import BANKS, VGPR_BASE, VGPR_COUNT
from isatool.passes.pair.choices import Elements
from isatool.passes.pair.local_values import MEMBER_BASE, LocalValues
from isatool.passes.pair.parity import Parity
from isatool.passes.pair.region_graph import RegionGraph
from isatool.records import record

MOST_RESTARTS: Final = 12
"""a body that finds no place goes first in the next attempt"""


@record
class Assignment:
    """Register number of every web of the region's bodies, or the body that found no place and, after it, those that
    are in its way, by how long they are.
    """

    registers: Mapping[int, int]
    failed: tuple[int, ...] = ()


@record
class _Job:
    """A body to place: occupancy of each of its places, where it stood, the component of related parities that it
    belongs to (-1: none) and its parity relative to that component, when it begins, and whether it keeps its banks.
    """

    body: int
    times: tuple[int, ...]
    old: int
    component: int
    flip: int
    start: int
    banked: bool = False


def assign_registers(
    webs: Webs,
    graph: RegionGraph,
    values: LocalValues,
    sequence: Sequence[int],
    elements: Elements,
    parity: Parity,
    limit: int,
    banked: frozenset[int] = frozenset(),
) -> Assignment:
    """Place every body that the region mentions within `limit` registers; the old register first where it suits.

    Bodies in `banked` get registers of the banks that they stood in.
    """
    occupied = occupancy(webs, graph, sequence)
    busy = [0] * VGPR_COUNT
    times: dict[int, int] = {}
    for key, mask in occupied.items():
        if key >= MEMBER_BASE:
            times[key] = mask
        else:
            busy[key - VGPR_BASE] = mask
    jobs, known = _jobs(webs, values, times, elements, parity)
    jobs = [replace(job, banked=True) if job.body in banked else job for job in jobs] if banked else jobs
    priority: dict[int, int] = {}
    failed = -1
    for attempt in range(MOST_RESTARTS):
        jobs.sort(key=lambda job: (-priority.get(job.body, 0), *_difficulty(job, known)))
        registers, failed = _place(jobs, known, list(busy), limit, attempt)
        if failed < 0:
            return Assignment(
                {
                    web: registers[values.members[web].body] + values.members[web].offset
                    for job in jobs
                    for part in values.bodies[job.body]
                    for web in part
                }
            )
        priority[failed] = attempt + 1
    return Assignment({}, (failed, *_in_the_way(jobs, failed)))


def _in_the_way(jobs: Sequence[_Job], failed: int) -> list[int]:
    own = next(job for job in jobs if job.body == failed)
    found: list[tuple[int, int]] = []
    for job in jobs:
        shared = sum((mask & other).bit_count() for mask in job.times for other in own.times)
        if shared and job is not own:
            found.append((-shared, job.body))
    return [body for _, body in sorted(found)]


def _difficulty(job: _Job, known: Mapping[int, int]) -> tuple[int, int, int, int]:
    """Sort key: tuples first, then what has a parity, then what is related to others, then by time."""
    bound = 0 if job.component in known else 1 if job.component >= 0 else 2
    return (-len(job.times), bound, job.start, job.body)


def occupancy(webs: Webs, graph: RegionGraph, sequence: Sequence[int]) -> dict[int, int]:
    """For every VGPR and free value the positions at which it holds something, as a bit set.

    Bit p: what is held is written at position p, or it was held before and is read after p.
    """
    live: set[int] = set(members((webs.liveness.after[graph.region.last - 1] | graph.late) & VGPRS))
    end = len(sequence)
    until: dict[int, int] = dict.fromkeys(live, end)
    found: dict[int, int] = {}

    def close(key: int, start: int) -> None:
        """The value held since position `start` is held until it was last seen."""
        stop = until.pop(key)
        found[key] = found.get(key, 0) | ((1 << stop) - (1 << start) if stop > start else 0)

    for position in range(end - 1, -1, -1):
        number = sequence[position]
        access = graph.accesses[number]
        early = _is_early(graph, number)
        for key in access.writes:
            if _is_scalar(key):
                continue
            if key not in until:
                until[key] = position + 1
            if key not in access.reads:
                close(key, position)
        for key in access.reads:
            if not _is_scalar(key) and key not in until:
                until[key] = position + early
    for key in list(until):
        close(key, 0)
    return found


def _is_scalar(key: int) -> bool:
    return key < VGPR_BASE or VGPR_BASE + VGPR_COUNT <= key < MEMBER_BASE


def _is_early(graph: RegionGraph, number: int) -> bool:
    return any(
        half.instruction.row is not None and bool(half.instruction.row.early_clobber)
        for half in graph.operations[number].halves
    )


def _jobs(
    webs: Webs, values: LocalValues, times: Mapping[int, int], elements: Elements, parity: Parity
) -> tuple[list[_Job], dict[int, int]]:
    """Bodies that the region's operations mention, and the parity of components that fixed registers decide."""
    keys = values.first_keys
    element_of = {body: element for element, body in enumerate(elements.bodies) if element}
    fixed, base_flip = parity.find(0)
    found = {body: parity.find(element) for body, element in element_of.items()}
    sizes = Counter(root for root, _ in found.values())
    jobs = []
    for body in sorted({values.body_of_key(key) for key in times}):
        parts = values.bodies[body]
        masks = tuple(times.get(keys[body] + offset, 0) for offset in range(len(parts)))
        together = 0
        for mask in masks:
            together |= mask
        start = (together & -together).bit_length()
        component, flip = found.get(body, (-1, 0))
        if component != fixed and sizes[component] < 2:
            component = -1
        jobs.append(_Job(body, masks, old_base(webs, parts), component, flip, start))
    return jobs, {fixed: base_flip}


def old_base(webs: Webs, parts: Sequence[Sequence[int]]) -> int:
    """The register number of the first place of a body in the input."""
    for offset, part in enumerate(parts):
        if part:
            return webs.webs[part[0]].register.index - offset
    raise ValueError("a body without webs")


def _place(
    jobs: Iterable[_Job], known: Mapping[int, int], busy: list[int], limit: int, attempt: int
) -> tuple[dict[int, int], int]:
    """(base register of every body, the body without a place or -1). The first body of a component decides its parity;
    the first attempts leave values in their old registers where they can stay.
    """
    placed: dict[int, int] = {}
    parities = dict(known)
    for job in jobs:
        value = parities.get(job.component)
        wanted = -1 if value is None else value ^ job.flip
        base = _base(job, wanted, busy, limit, attempt % 2 == 0)
        if base < 0:
            return placed, job.body
        placed[job.body] = base
        if job.component >= 0 and value is None:
            parities[job.component] = base & 1 ^ job.flip
        for offset, mask in enumerate(job.times):
            busy[base + offset] |= mask
    return placed, -1


def _base(job: _Job, wanted: int, busy: list[int], limit: int, prefers_old: bool) -> int:
    """The old register if it is free and has the parity wanted, else the lowest that is; -1 if there is none."""
    last = limit - len(job.times)
    if prefers_old and 0 <= job.old <= last and wanted in (-1, job.old & 1) and _fits(job, busy, job.old):
        return job.old
    step = 1 if wanted < 0 else 2
    first = max(wanted, 0)
    if job.banked:
        first, step = job.old % BANKS, BANKS
    bases = (base for base in range(first, last + 1, step) if not job.times[0] & busy[base])
    return next((base for base in bases if _fits(job, busy, base)), -1)


def _fits(job: _Job, busy: list[int], base: int) -> bool:
    return not any(map(and_, job.times, busy[base : base + len(job.times)]))
