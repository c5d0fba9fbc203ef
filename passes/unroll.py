"""unroll: counted loops as straight code, their induction variables folded into immediate offsets.

Where the trip count is proved the whole loop is written out, as long as the kernel still fits the instruction cache (32
KiB, shared by two CUs); else by a factor, with a remainder loop where the count is not known to be a multiple. Copies
are copies of the text, so what they compute does not change; then addresses take their base and offset from registers
that do not change any more, stores are joined in twos, and the counters that nothing tests are dead code.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.loops import Loop
from isatool.analysis.sizes import code_bytes
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.passes.dead_code import plan_removal
from isatool.passes.draft import Draft
from isatool.passes.fold_offsets import plan_folding
from isatool.passes.join_stores import plan_joining
from isatool.passes.loop_copies import (
    CannotCopyError,
    LoopText,
    Outcome,
    copies,
    find_text,
    is_fallback,
    only_exit,
    replaced_loop,
)
from isatool.passes.remainder import with_remainder
from isatool.passes.result import Context, PassResult, Remark
from isatool.passes.sink_increments import plan_sinking

NEEDS: Final = frozenset({"encodings", "waits", "hazards", "clauses", "delays", "descriptor"})


@dataclass(frozen=True, slots=True)
class Unroll:
    """The pass. `loop` names one loop by a label of its header; `factor` 0 is full, where the count is known."""

    loop: str = ""
    factor: int = 0
    name: ClassVar[str] = "unroll"

    def run(self, function: Function, context: Context) -> PassResult:
        """Unroll the innermost counted loops of a function, or the one named."""
        return _Unroll(function, context, self).run()


class _Unroll:
    def __init__(self, function: Function, context: Context, options: Unroll) -> None:
        self.function = function
        self.context = context
        self.options = options
        self.draft = Draft.of(function)
        self.analysed: Affine | None = None
        self.remarks: list[Remark] = []
        self.statistics: dict[str, int | float | str] = {}

    def run(self) -> PassResult:
        """Loop after loop, then what the copies made possible."""
        flow = self.draft.flow()
        if flow.unanalysable:
            return self._refused(f"its control flow cannot be followed: {flow.unanalysable}")
        affine = self._analysed()
        chosen = self._chosen(affine)
        unrolled = 0
        for label in chosen:
            affine = self._analysed()
            loop = _by_label(affine, label)
            if loop is not None and self._unroll(affine, loop, label):
                unrolled += 1
        if not unrolled:
            return self._refused("" if self.remarks else "it has no loop that could be unrolled")
        self._tidy()
        before, after = self.function, self.draft.function
        self.statistics |= {
            "loops": unrolled,
            "instructions before": len(before.instructions),
            "instructions after": len(after.instructions),
            "code bytes after": _bytes(after),
        }
        return PassResult(self.draft.program, self.draft.relation, tuple(self.remarks), self.statistics, NEEDS, True)

    def _refused(self, why: str) -> PassResult:
        if why:
            self._remark(self.function.first, f"{self.function.name}: left as it is: {why}")
        return PassResult(self.function.program, Draft.of(self.function).relation, tuple(self.remarks), self.statistics)

    def _remark(self, line: int, message: str, help_: str = "") -> None:
        self.remarks.append(Remark("unroll", self.function.program.span(line), message, help_))

    def _analysed(self) -> Affine:
        """Of the draft as it is now; steps that leave it as it is share one analysis."""
        function = self.draft.function
        if self.analysed is None or self.analysed.flow.function is not function:
            self.analysed = analyse_affine(function, self.context.assumptions)
        return self.analysed

    # -- which loops

    def _chosen(self, affine: Affine) -> list[str]:
        """A header label of every loop to unroll; those behind a guard last, the others take the cache first."""
        found = []
        for loop in affine.forest.loops:
            labels = affine.flow.blocks[loop.header].labels
            if self.options.loop:
                if self.options.loop in labels:
                    found.append(self.options.loop)
            elif labels and affine.forest.is_innermost(loop.index):
                found.append(labels[0])
        if self.options.loop and not found:
            known = [label for loop in affine.forest.loops for label in affine.flow.blocks[loop.header].labels]
            self._remark(
                self.function.first,
                f"{self.function.name}: no loop begins at '{self.options.loop}'",
                f"loops here: {', '.join(known) or 'none'}",
            )
        return sorted(found, key=is_fallback)

    def _unroll(self, affine: Affine, loop: Loop, label: str) -> bool:
        line = affine.flow.lines[affine.flow.blocks[loop.header].first]
        try:
            text = find_text(affine.flow, loop)
            self.draft = self._rewritten(affine, text)
        except CannotCopyError as error:
            number = affine.flow.function.program.lines[line].number
            place = next((i for i, old in enumerate(self.function.program.lines) if old.number == number), line)
            self._remark(place, f"the loop at {label} is left as it is: {error}", _help(str(error)))
            return False
        return True

    def _rewritten(self, affine: Affine, text: LoopText) -> Draft:
        trip = affine.trips.get(text.loop.index)
        if trip is None:
            if self.options.factor < 2:
                raise CannotCopyError("its trip count is not a known constant")
            return with_remainder(self.draft, affine, text, self.options.factor)
        exit_ = only_exit(text)
        factor = self._factor(text, trip.iterations)
        if factor == trip.iterations:
            outcomes = [Outcome.STAYS] * (factor - 1) + [Outcome.LEAVES]
        else:
            outcomes = [Outcome.STAYS] * (factor - 1) + [Outcome.TESTED]
        self.statistics["factor"] = factor
        return replaced_loop(self.draft, text, copies(text, outcomes, exit_))

    def _factor(self, text: LoopText, trips: int) -> int:
        """How many copies: all if they fit the instruction cache, else as many as fit and divide the count."""
        wanted = self.options.factor or trips
        body = code_bytes(text.flow.instructions[index] for index in text.instructions)
        rest = _bytes(text.flow.function) - body
        fitting = [
            factor
            for factor in range(1, trips + 1)
            if trips % factor == 0 and factor <= wanted and rest + factor * body <= chips.INSTRUCTION_CACHE
        ]
        best = max(fitting, default=1)
        if best == 1:
            raise CannotCopyError(
                f"{trips} copies of {body} bytes do not fit the instruction cache of {chips.INSTRUCTION_CACHE} bytes"
                if wanted > 1 and trips > 1
                else "one copy is what is there"
            )
        return best

    # -- afterwards

    def _tidy(self) -> None:
        """Fold offsets, sink increments, join stores, remove what is dead."""
        for _ in range(2):  # dead increments are the best to sink to; dead tests stand in the way of others
            affine = self._analysed()
            self.draft = self.draft.edited(affine.flow, plan_sinking(affine))
            flow = self.draft.flow()
            self.draft = self.draft.edited(flow, plan_removal(flow))
        affine = self._analysed()
        fold = plan_folding(affine)
        self.draft = self.draft.edited(affine.flow, fold.edits)
        affine = self._analysed()
        joined = plan_joining(affine)
        self.draft = self.draft.edited(affine.flow, joined.edits)
        flow = self.draft.flow()
        self.draft = self.draft.edited(flow, plan_removal(flow))
        self.statistics |= {"folded offsets": fold.count, "joined stores": joined.count}


def _by_label(affine: Affine, label: str) -> Loop | None:
    return next((loop for loop in affine.forest.loops if label in affine.flow.blocks[loop.header].labels), None)


def _bytes(function: Function) -> int:
    return code_bytes(instruction for _, instruction in function.instructions)


_HELP: Final[Mapping[str, str]] = {
    "trip count": "name a factor: --factor 4 keeps a remainder loop",
    "instruction cache": "name a smaller factor with --factor",
}


def _help(message: str) -> str:
    return next((text for key, text in _HELP.items() if key in message), "")
