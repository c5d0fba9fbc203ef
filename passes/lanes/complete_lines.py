"""complete-lines: work-items of a workgroup exchange their ids, so that each wave accesses whole lines of memory.

Which work-items a wave has is the launch's choice: consecutive ids. Where the bits of an id that step through memory in
the smallest steps are not those that number the lanes, a wave touches many lines and other waves the rest of each. Code
at the entry gives each work-item the id whose bits are in another order, and all that it loads, stores and keeps in
registers goes with it. The lines that all waves of a workgroup touch are counted, for a few plausible launches.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import AffineAccess
from isatool.analysis.global_accesses import LINE, SCALARS, GlobalAccesses, UnknownError, units
from isatool.analysis.lane_addresses import Item
from isatool.analysis.polynomials import Polynomial
from isatool.asm.register_counts import used_registers
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Integer, Value
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.registers import Register, RegisterRange, vgpr
from isatool.passes.common.followed import followed
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.lanes.entry_code import free_at_entry, with_entry_code
from isatool.passes.lanes.options import CompleteLines
from isatool.verify.lemmas.item_order import RenumberedItems

LEAST: Final = 0.9
"""of the lines before: what is left has to be less to be worth the code"""
TURNS: Final = 8
"""iterations that a loop counts for"""
_ID_BITS: Final = 10


def run(options: CompleteLines, function: Function, context: Context) -> PassResult:
    """The kernel whose work-items have other ids, or the input and why."""
    affine = followed(function, context.assumptions)
    search = _Search(affine)
    before = search.lines(search.bits)
    if before is None or not search.accesses:
        raise RefusedError("no address of global memory that lanes do not share is followed")
    found = [(lines, order) for order in search.orders() for lines in (search.lines(order),) if lines is not None]
    after, order = min(found, default=(before, search.bits))
    facts = {"lines before": before, "lines after": after}
    if after > LEAST * before:
        raise RefusedError("no order of its work-items touches fewer lines", facts=facts)
    code = _code(function, search.bits, order)
    entered = with_entry_code(function, code, RenumberedItems(len(code)))
    text = (
        f"the waves of a workgroup touch {after} lines of {LINE} bytes, {before} before (accesses in "
        f"loops count {TURNS} times)"
    )
    report = PassReport(options.name, function, statistics={**facts})
    report.about(text, facts=facts)
    return report.changed(entered.draft, proof_steps=entered.proof_steps)


class _Search:
    """The global accesses of a kernel, and orders of the bits of its ids. `bits`: places in v0, the lanes' first."""

    def __init__(self, affine: Affine) -> None:
        self.affine = affine
        self.kernel = GlobalAccesses(affine.flow, affine)
        facts = affine.transfer.facts
        block = facts.block
        axes = facts.descriptor.workitem_ids if facts.descriptor is not None else 1
        if block is None or any(extent & (extent - 1) for extent in block) or max(block[axes:], default=1) > 1:
            raise RefusedError("the workgroup has no known shape of powers of two", help_="declare its shape")
        self.block = block
        self.bits = [_ID_BITS * axis + bit for axis in range(axes) for bit in range(block[axis].bit_length() - 1)]
        self.counters = {next(affine.iteration(loop.index).atoms()): 0 for loop in affine.forest.loops}
        self.accesses: list[tuple[AffineAccess, Polynomial, int]] = []
        for index in range(len(affine.flow.instructions)):
            found = self.kernel.access(index)
            if found is not None and not affine.atoms.is_uniform(found[1]):
                depth = sum(affine.flow.block_of[index] in loop.blocks for loop in affine.forest.loops)
                self.accesses.append((*found, TURNS**depth))
        self._starts: dict[tuple[int, int, int], int] = {}

    def orders(self) -> list[list[int]]:
        """Orders in which the lanes step through memory in the smallest steps, one for each access."""
        found = []
        for number in range(len(self.accesses)):
            origin = self._start(number, SCALARS[0], 0)
            if origin is None:
                continue
            steps = {}
            for bit in self.bits:
                start = self._start(number, SCALARS[0], 1 << bit)
                if start is None:
                    break
                steps[bit] = abs(start - origin)
            if len(steps) == len(self.bits):
                order = sorted(self.bits, key=lambda bit: (steps[bit], bit))
                if order not in found and order != self.bits:
                    found.append(order)
        return found

    def lines(self, order: Sequence[int]) -> int | None:
        """Lines that the waves of a workgroup touch, the most of the launches that are tried; None if not known."""
        lanes = self.affine.flow.function.wave_size
        size = 1 << len(order)
        ids = [sum(1 << place for bit, place in enumerate(order) if number >> bit & 1) for number in range(size)]
        totals = []
        for scalar in SCALARS:
            total = 0
            for number, (access, _, weight) in enumerate(self.accesses):
                starts = [self._start(number, scalar, one) for one in ids]
                known = [start for start in starts if start is not None]
                if len(known) < size:
                    return None
                waves = (known[first : first + lanes] for first in range(0, size, lanes))
                total += weight * sum(len(units(wave, access.size, LINE)) for wave in waves)
            totals.append(total)
        return max(totals)

    def _start(self, number: int, scalar: int, item: int) -> int | None:
        key = number, scalar, item
        if key not in self._starts:
            place: Item = (item & 1023, item >> _ID_BITS & 1023, item >> 2 * _ID_BITS)
            try:
                self._starts[key] = self.kernel.starts(self.accesses[number][1], (place,), scalar, self.counters)[0]
            except UnknownError:
                return None
        return self._starts[key]


def _code(function: Function, places: Sequence[int], order: Sequence[int]) -> list[Instruction]:
    """Bit `places[k]` of v0 goes to bit `order[k]`."""
    used = max(3, used_registers(function)[0])
    candidates = [vgpr(number) for number in range(1, used + 2)]
    first = free_at_entry(function, candidates, 2)
    if first is None:
        raise RefusedError("it leaves no two VGPRs free at its entry")
    item, field, total = RegisterRange(vgpr(0)), RegisterRange(first), RegisterRange(Register(first + 1))
    runs: list[tuple[int, int, int]] = []
    for source, target in zip(places, order, strict=True):
        if runs and (source, target) == (runs[-1][0] + runs[-1][2], runs[-1][1] + runs[-1][2]):
            runs[-1] = (runs[-1][0], runs[-1][1], runs[-1][2] + 1)
        else:
            runs.append((source, target, 1))
    made: list[Instruction] = []

    def emit(name: str, *operands: Value) -> None:
        made.append(function.build(name, *operands))

    for number, (source, target, length) in enumerate(runs):
        result = item if number == len(runs) - 1 else total
        emit(opcodes.V_BFE_U32, field, item, Integer(source), Integer(length))
        if number:
            emit(opcodes.V_LSHL_OR_B32, result, field, Integer(target), total)
        else:
            emit(opcodes.V_LSHLREV_B32_E32, result, Integer(target), field)
    return made
