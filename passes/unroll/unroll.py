"""unroll: loops as straight code or several bodies an iteration, induction variables folded into immediate offsets.

Where every iteration is proved the whole loop is written out, as long as the kernel still fits the instruction cache
(32 KiB, shared by two CUs). Otherwise an iteration gets several bodies: with one test for all of them and a remainder
loop where the exit compares a scalar that counts, with the tests of every copy where it does not. Copies are copies of
the text, so what they compute does not change; then addresses take their base and offset from registers that do not
change any more, stores are joined in twos, and the counters that nothing tests are dead code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.banks import measure
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.sizes import code_bytes
from isatool.diagnostics import RefusedError
from isatool.ir.program import Function, Program
from isatool.model.issue_cost import DEFAULT, body_cost
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft, input_line
from isatool.passes.common.fold_offsets import address_of, plan_folding
from isatool.passes.common.loop_copies import is_unrolled, unrolled_label
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, RemarkKind
from isatool.passes.unroll.constant_operands import plan_constants
from isatool.passes.unroll.join_stores import plan_joining
from isatool.passes.unroll.options import Unroll
from isatool.passes.unroll.sink_in_loops import plan_loop_sinking
from isatool.passes.unroll.sink_increments import plan_sinking
from isatool.passes.unroll.unrolled_forms import UnrolledForm, Wish, forms_of
from isatool.progress import doing, stage
from isatool.records import record

_SCALAR_BASES: Final = "batch-loads gives them scalar bases that advance; --factor 4 takes the copies as they are"
WORTH: Final = 0.1
"""part of an iteration's issue cost that copies have to save where nobody asked for a factor"""


def run(options: Unroll, function: Function, context: Context) -> PassResult:
    """Unroll the innermost loops of a function, or the one named."""
    return _Unroll(function, context, options).run()


@record
class _Made:
    """A loop unrolled: the draft, tidied up if a loop is left; issue cost of an iteration before and after (model)."""

    form: UnrolledForm
    tidied: Draft
    before: float
    after: float
    counts: Mapping[str, int]

    @property
    def saved(self) -> float:
        """The part of the cost that is gone."""
        return 1 - self.after / self.before if self.before else 0.0


class _Unroll:
    def __init__(self, function: Function, context: Context, options: Unroll) -> None:
        self.function = function
        self.context = context
        self.options = options
        self.draft = Draft.of(function)
        self.report = PassReport(options.name, function)
        self.stages: list[Program] = []
        self.untidied = 0
        """registers that loops wrote which are in straight copies now, not tidied yet, as a bit set"""

    def run(self) -> PassResult:
        """Loop after loop, each with what its copies make possible."""
        chosen = self._chosen(self._affine(self.draft))
        unrolled = 0
        for number, label in enumerate(chosen):
            with stage(f"loop {label}", number + 1, len(chosen)):
                unrolled += self._unroll(label)
        self._tidy()
        if not unrolled:
            return self.report.unchanged("" if self.report.remarks else "it has no loop that could be unrolled")
        before, after = self.function, self.draft.function
        self.report.statistics |= {
            "loops": unrolled,
            "instructions before": len(before.instructions),
            "instructions after": len(after.instructions),
            "code bytes after": _bytes(after),
            "instruction cache bytes": before.program.target.instruction_cache,
        }
        return replace(self.report.changed(self.draft, settled=False), stages=tuple(self.stages))

    # -- which loops

    def _chosen(self, affine: Affine) -> list[str]:
        """A header label of every loop to unroll; guarded originals last, the others take the cache first."""
        found = []
        every = {label for loop in affine.forest.loops for label in loop.labels}
        for loop in affine.forest.loops:
            labels = loop.labels
            if self.options.loop:
                if self.options.loop in labels:
                    found.append(self.options.loop)
            elif labels and affine.forest.is_innermost(loop.index) and not any(is_unrolled(x, every) for x in labels):
                found.append(labels[0])
        if self.options.loop and not found:
            known = [label for loop in affine.forest.loops for label in loop.labels]
            text = f"{self.function.name}: no loop begins at '{self.options.loop}'"
            self.report.note(text, help_=f"loops here: {', '.join(known) or 'none'}")
        return sorted(found, key=is_fallback)

    def _unroll(self, label: str) -> bool:
        if not is_fallback(label):  # a guarded original is tidied together with the loop before it
            self._tidy()
        affine = self._affine(self.draft)
        loop = _by_label(affine, label)
        if loop is None:
            return False
        try:
            made = self._best(affine, loop, label)
        except RefusedError as error:
            line = input_line(self.function, affine.flow, affine.flow.blocks[loop.header].first)
            text = f"the loop at {label} is left as it is: {error}"
            self.report.note(text, line, error.help, kind=RemarkKind.LEFT)
            return False
        self.draft = made.tidied
        self.untidied = self.untidied | affine.flow.written(loop.blocks) if made.form.is_straight else 0
        if made.form.guard:
            line = input_line(self.function, affine.flow, affine.flow.blocks[loop.header].first)
            text = f"the loop at {label} is {made.form.words} under a guard: {made.form.guard}"
            self.report.note(text, line, guard=made.form.guard)
        if made.form.stage is not None:
            self.stages += [made.form.stage.program, made.tidied.program]
        self.report.statistics["factor"] = made.form.copies
        self._count(made.counts)
        return True

    def _count(self, counts: Mapping[str, int]) -> None:
        for name, count in counts.items():
            self.report.statistics[name] = int(self.report.statistics.get(name, 0)) + count

    # -- in which form

    def _best(self, affine: Affine, loop: Loop, label: str) -> _Made:
        """The first form that is worth its code; RefusedError with the reason if there is none."""
        body = [affine.flow.instructions[index] for block in loop.blocks for index in _indices(affine, block)]
        figures = measure(body)
        before = body_cost(figures)
        is_hopeless = figures.other_valu + DEFAULT.scalar * (figures.salu + figures.branches) <= WORTH * before
        room = self.function.target.instruction_cache - _bytes(affine.flow.function) + code_bytes(body)
        written = affine.flow.written(loop.blocks) | self.untidied
        least = 0.0 if self.options.factor else WORTH
        poor: _Made | None = None
        wish = Wish(self.options.factor, room, self.context.assumptions, is_hopeless, self.options.guard)
        for form in forms_of(self.draft, affine, loop, label, wish):
            doing(f"{form.copies} copies")
            if form.is_straight:
                return _Made(form, form.draft, before, 0.0, {})
            tidied, counts = self._tidied(form.draft, written)
            after = self._cost_of_iteration(tidied, unrolled_label(label, form.copies))
            made = _Made(form, tidied, before, after / form.copies, counts)
            if made.saved > least:
                return made
            poor = made if poor is None or made.saved > poor.saved else poor
        assert poor is not None
        saved = f"{max(poor.saved, 0):.0%}" if poor.saved > 0 else "nothing"
        limit = f", and {WORTH:.0%} are worth the code" if not self.options.factor else ""
        text = f"{poor.form.words} would save {saved} of its issue cost by the model{limit}"
        if _makes_addresses(affine, loop):
            raise RefusedError(f"{text}; addresses are recomputed in every copy", help_=_SCALAR_BASES)
        raise RefusedError(text, help_="--factor 4 takes it anyway" if limit else "")

    def _cost_of_iteration(self, draft: Draft, label: str) -> float:
        flow = draft.flow()
        loop = next((loop for loop in find_loops(flow).loops if label in loop.labels), None)
        if loop is None:
            return 0.0
        places = flow.inside(loop.blocks)
        return body_cost(measure([flow.instructions[index] for index in places]))

    def _affine(self, draft: Draft) -> Affine:
        """Addresses of a draft; steps that leave it as it is share them."""
        return analyse_affine(draft.function, self.context.assumptions)

    # -- afterwards

    def _tidy(self) -> None:
        """The draft tidied up after loops that were written out."""
        if self.untidied:
            self.draft, counts = self._tidied(self.draft, self.untidied)
            self._count(counts)
            self.untidied = 0

    def _tidied(self, draft: Draft, written: int) -> tuple[Draft, dict[str, int]]:
        """Constants put in, increments sunk, offsets folded, stores joined, what is dead removed."""
        affine = self._affine(draft)
        draft = draft.edited(affine.flow, plan_constants(affine, written))
        for _ in range(2):  # dead increments are the best to sink to; dead tests are in the way of others
            affine = self._affine(draft)
            draft = draft.edited(affine.flow, plan_sinking(affine))
            affine = self._affine(draft)
            draft = draft.edited(affine.flow, plan_loop_sinking(affine))
            flow = draft.flow()
            draft = draft.edited(flow, plan_removal(flow))
        affine = self._affine(draft)
        fold = plan_folding(affine)
        draft = draft.edited(affine.flow, fold.edits)
        affine = self._affine(draft)
        joined = plan_joining(affine)
        draft = draft.edited(affine.flow, joined.edits)
        flow = draft.flow()
        draft = draft.edited(flow, plan_removal(flow))
        return draft, {"folded offsets": fold.count, "joined stores": joined.count}


def _by_label(affine: Affine, label: str) -> Loop | None:
    return next((loop for loop in affine.forest.loops if label in loop.labels), None)


def _indices(affine: Affine, block: int) -> range:
    return affine.flow.blocks[block].instructions


def _makes_addresses(affine: Affine, loop: Loop) -> bool:
    """Whether a loop computes addresses of 64 bits that it does not step through."""
    for block in loop.blocks:
        for index in _indices(affine, block):
            found = address_of(affine.flow.instructions[index])
            if found is None or found[1] != 2:
                continue
            register = int(affine.flow.instructions[index].operands[found[0]].registers[0])
            effects = [affine.flow.effects[other] for inner in loop.blocks for other in _indices(affine, inner)]
            makers = [effect for effect in effects if effect.writes >> register & 1]
            if makers and not any(effect.reads >> register & 1 for effect in makers):
                return True
    return False


def _bytes(function: Function) -> int:
    return code_bytes(instruction for _, instruction in function.instructions)
