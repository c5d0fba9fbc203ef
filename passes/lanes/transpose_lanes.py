"""transpose-lanes: lanes of a pair or quad load a word of one row each and exchange halves or bytes.

A fragment for the matrix cores is a column of a tile that lies in LDS by rows: every lane loads halves, or bytes, of
many rows, next to those that its neighbours load. Instead lane s of a pair (of a quad, for bytes) loads the whole word
of row s for all of them, and v_perm_b32 with DPP gives every lane its column: one exchange for halves, two for bytes.
Words that loads fill in any other way stay as they are.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cached_property
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.atoms import Atoms
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.lane_addresses import lane_values, split_lanes
from isatool.analysis.launch_facts import work_item_place
from isatool.analysis.loops import Loop
from isatool.analysis.memory.order import AccessClass, access_of
from isatool.analysis.polynomials import Polynomial
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import Instruction
from isatool.ir.program import Function
from isatool.isa.registers import Register, RegisterRange
from isatool.model.prediction import ModelledKernel
from isatool.passes.common.draft import Draft
from isatool.passes.common.followed import followed
from isatool.passes.common.narrow_words import WORD, narrow_loads, words_of
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.lanes.exchanged_words import with_exchanges
from isatool.passes.lanes.options import TransposeLanes
from isatool.passes.lanes.row_words import Crossing, Exchange, NarrowLoad, crossings_of, exchange_of, holds_only
from isatool.passes.lanes.share_lanes import cycles_of
from isatool.progress import doing

LEAST: Final = 0.01
"""part of the cycles that has to go"""


def run(options: TransposeLanes, function: Function, context: Context) -> PassResult:
    """The kernel whose lanes exchange halves and bytes, or the input and why."""
    return _Transposing(options, function, context, Draft.of(function)).result()


class _Transposing:
    """The pass on one kernel."""

    def __init__(self, options: TransposeLanes, function: Function, context: Context, draft: Draft) -> None:
        self.options = options
        self.function = function
        self.context = context
        self.draft = draft

    @cached_property
    def flow(self) -> ControlFlow:
        """The kernel's control flow."""
        return self.draft.flow()

    def result(self) -> PassResult:
        """The kernel with all words exchanged that can be, if the model gains; RefusedError otherwise."""
        if not narrow_loads(self.function):
            raise RefusedError("it loads no halves or bytes from LDS")
        modelled = replace(ModelledKernel.of(self.function), fresh_hints=True)
        loop = modelled.heaviest()
        if loop is None:
            raise RefusedError("it has no loop")
        exchanges, crossings = self._exchanges(loop)
        before = modelled.simulate(loop).cycles_per_turn
        count = len(exchanges) + 2 * len(crossings)
        doing(f"{count} words that lanes exchange")
        best = with_exchanges(self.draft, self.flow, loop, exchanges, crossings, self.context.vgpr_limit)
        after = cycles_of(best.function, self.flow, loop)
        loads = sum(len(exchange.word.loads) for exchange in exchanges)
        loads += sum(len(crossing.loads) for crossing in crossings)
        facts = {
            "loads before": loads,
            "loads after": count,
            "cycles before": round(before),
            "cycles after": round(after),
        }
        text = (
            f"{loads} loads of halves and bytes are {count} of words that lanes exchange: "
            f"{before:.0f} cycles an iteration, {after:.0f} then (model)"
        )
        if after > (1 - LEAST) * before and not self.options.always:
            raise RefusedError(f"the cycle model finds no gain: {text}", facts=facts)
        report = PassReport(self.options.name, self.function, statistics={**facts})
        report.about(text, self.flow.lines[self.flow.blocks[loop.header].first], facts)
        return report.changed(best)

    # -- which words

    def _exchanges(self, loop: Loop) -> tuple[list[Exchange], list[Crossing]]:
        affine = followed(self.function, self.context.assumptions, self.flow)
        rows: dict[int, tuple[NarrowLoad, int]] = {}
        changing = self.flow.written(loop.blocks)
        reasons: Counter[str] = Counter()
        for index in self.flow.inside(sorted(loop.blocks)):
            if access_of(self.flow.instructions[index]) is AccessClass.LDS_LOAD and index not in self.flow.kept:
                found = self._row(affine, index, changing)
                if isinstance(found, str):
                    reasons[found] += 1
                elif found is not None:
                    rows[index] = found
        sizes = {index: size for index, (_, size) in rows.items()}
        exec_state = compute_exec_state(self.flow)
        narrow = {index: row for index, (row, _) in rows.items()}
        made, crossings = list[Exchange](), list[Crossing]()
        for block in sorted(loop.blocks):
            words = words_of(self.flow, exec_state, block, sizes)
            words = [word for word in words if word.same_lds and exec_state.is_full(min(word.loads))]
            crossings += crossings_of(self.flow, words, narrow)
            for word in words:
                own = [narrow[load] for load in word.loads]
                if any(len(row.places) == 1 for row in own):
                    continue
                if not word.kept_lds and not holds_only(self.flow, word, max(word.loads)):
                    reasons["LDS changes before the register of a word is free"] += 1
                    continue
                exchange = exchange_of(word, own)
                if exchange is None or not exec_state.is_full(exchange.since + 1):
                    reasons["an address changes between the loads of a word"] += 1
                else:
                    made.append(exchange)
        if not made and not crossings:
            why = f": {reasons.most_common(1)[0][0]}" if reasons else ""
            raise RefusedError(f"no word of its heaviest loop is filled by loads that lanes can exchange{why}")
        return made, crossings

    def _row(self, affine: Affine, index: int, changing: int) -> tuple[NarrowLoad, int] | str | None:
        """(a narrow load of LDS as a row, its bytes), why it is none that lanes exchange, None if it is not narrow."""
        accesses = affine.accesses.get(index, ())
        instruction = self.flow.instructions[index]
        if len(accesses) != 1 or accesses[0].size not in (1, 2) or not isinstance(instruction, Instruction):
            return None
        (access,) = accesses
        base, size = instruction.operands[1].value, access.size
        split = None if access.address is None else split_lanes(affine.atoms, access.address)
        if split is None or not isinstance(base, RegisterRange):
            return "an address is not followed"
        places = _places(affine.atoms, *split, size)
        if places is None:
            return "lanes of a quad do not load from the same words"
        return NarrowLoad(
            base.first, instruction.integer("offset"), places, self._since(index, base.first, changing)
        ), size

    def _since(self, index: int, base: Register, changing: int) -> int:
        """The instruction of the loop from which on a register is what a load reads; -1: it is the same in all."""
        if not changing >> base & 1:
            return -1
        at = index - 1
        first = self.flow.block_at(index).first
        while at >= first and not self.flow.effects[at].writes >> base & 1:
            at -= 1
        return at


def _places(atoms: Atoms, shared: Polynomial, own: Polynomial, size: int) -> tuple[int, ...] | None:
    """At which byte of one aligned word each lane of a pair or quad loads; one number if each lane of the wave loads
    there from a word of its own; None if it is neither.
    """
    count = WORD // size
    low, rest = {}, dict(shared.terms)
    for monomial, coefficient in own.terms.items():
        places = [work_item_place(atoms[atom]) for atom in monomial]
        if any(place is not None and place[0] == 0 and 1 << place[1] < count for place in places):
            low[monomial] = coefficient
        else:
            rest[monomial] = rest.get(monomial, 0) + coefficient
    constant = rest.pop((), 0)
    if not any(coefficient % WORD for coefficient in (*rest.values(), *low.values())):
        return (constant % WORD,)
    if any(coefficient % WORD for coefficient in rest.values()):
        return None
    inner = [work_item_place(atoms[atom]) for monomial in low for atom in monomial]
    if any(place is None or place[0] != 0 or 1 << place[1] >= count for place in inner):
        return None
    values = [constant + value for value in lane_values(atoms, Polynomial(low), [(s, 0, 0) for s in range(count)])]
    found = tuple(value % WORD for value in values)
    if len({value // WORD for value in values}) != 1 or sorted(found) != list(range(0, WORD, size)):
        return None
    return found
