"""swizzle-workgroups: workgroups that run together work on a block of the grid, so that they share what they load.

The hardware starts workgroups row by row. Code at the entry gives them the ids of bands of rows (column panels), or of
Hilbert's curve in squares; `analysis.workgroup_order` has the code and says why it is a permutation of every grid.
Which workgroups run together, and what the caches keep, the cycle model does not know: the lines of memory that they
touch are counted, for a grid of `grid` by `grid` workgroups.
"""

from __future__ import annotations

from itertools import product
from typing import Final

from isatool.analysis.global_accesses import LINE, GlobalAccesses, UnknownError, units
from isatool.analysis.workgroup_order import (
    HILBERT,
    ORDERS,
    PANELS,
    ROWS,
    SQUARE,
    TEMPORARIES,
    WorkgroupOrder,
    order_code,
    places_of,
)
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.registers import SGPR_COUNT, sgpr
from isatool.passes.common.followed import followed
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.lanes.entry_code import free_at_entry, with_entry_code
from isatool.passes.lanes.options import SwizzleWorkgroups
from isatool.verify.lemmas.workgroup_order import RenumberedWorkgroups

SCALAR: Final = 1024
"""value of scalar arguments for which lines are counted"""


def run(options: SwizzleWorkgroups, function: Function, context: Context) -> PassResult:
    """The kernel whose workgroups have other ids, or the input and why."""
    if options.order not in ORDERS:
        why = f"{function.target.name} has no XCDs: all its workgroups share one L2"
        raise RefusedError(why, help_=f"--order {PANELS}")
    rows = SQUARE if options.order == HILBERT else options.rows
    if rows not in ROWS:
        raise RefusedError(f"a band has {', '.join(map(str, ROWS))} rows, not {rows}")
    places = places_of(function)
    if isinstance(places, str):
        raise RefusedError(places)
    temporary = free_at_entry(function, [sgpr(number) for number in range(SGPR_COUNT)], TEMPORARIES, 2)
    if temporary is None:
        raise RefusedError(f"it leaves no {TEMPORARIES} SGPRs free at its entry")
    order = WorkgroupOrder(options.order, rows, temporary.index)
    together, before, after = _lines(function, context, order, options.grid)
    facts = {"workgroups together": together, "lines before": before, "lines after": after}
    counted = (
        f"the {together} workgroups of a grid of {options.grid} by {options.grid} that run first load {after} lines "
        f"of {LINE} bytes in their first iterations, {before} in the order of the hardware"
    )
    if after >= before:
        raise RefusedError(counted, facts=facts)
    lemma = RenumberedWorkgroups(order.kind, order.rows, order.temporary)
    entered = with_entry_code(function, order_code(order, places, function.target), lemma)
    report = PassReport(options.name, function, statistics={**facts})
    report.about(counted, facts=facts)
    return report.changed(entered.draft, proof_steps=entered.proof_steps)


def _lines(function: Function, context: Context, order: WorkgroupOrder, grid: int) -> tuple[int, int, int]:
    """(workgroups that run together, lines that they load with the ids of the hardware, with new ones)."""
    affine = followed(function, context.assumptions)
    facts, atoms = affine.transfer.facts, affine.atoms
    kernel = GlobalAccesses(affine.flow, affine)
    groups = [facts.workgroup_id(atoms, axis).number for axis in (0, 1)]
    loads = [
        found
        for index in range(len(affine.flow.instructions))
        for found in (kernel.access(index),)
        if found is not None and found[0].is_load and atoms.leaves(found[1]) & set(groups)
    ]
    counters = {next(affine.iteration(loop.index).atoms()): 0 for loop in affine.forest.loops}
    together = _together(function)
    wave = next(kernel.shapes())

    def lines(x: int, y: int) -> set[int]:
        given = {**counters, groups[0]: x, groups[1]: y}
        try:
            return set().union(*(units(kernel.starts(at, wave, SCALAR, given), each.size, LINE) for each, at in loads))
        except UnknownError:
            raise RefusedError("its addresses are not followed") from None

    first = [(x, y) for y, x in product(range(grid), repeat=2)][:together]
    counts = [
        len(set().union(*(lines(*place) for place in chosen)))
        for chosen in (first, [order.place(x, y, grid, grid) for x, y in first])
    ]
    return len(first), counts[0], counts[1]


def _together(function: Function) -> int:
    """How many workgroups the largest product with the chip runs at a time."""
    from isatool.model.prediction import ModelledKernel

    kernel = ModelledKernel.of(function)
    occupancy = kernel.occupancy
    each = occupancy.workgroups * (2 if kernel.in_cu_mode else 1) if occupancy is not None else 1
    return max(1, each * chips.chip(function.program.chip).wgps)
