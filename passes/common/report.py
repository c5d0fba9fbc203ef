"""What a pass says of a function while it works on it, and the result with which it ends."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import field, replace
from typing import TYPE_CHECKING

from isatool.diagnostics import RefusedError
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.passes.common.draft import Draft
from isatool.passes.common.result import PassResult, Remark, RemarkKind, left_as_it_is
from isatool.records import dataclass

if TYPE_CHECKING:
    from isatool.verify.lemma import ProofStep


@dataclass
class PassReport:
    """The remarks of a pass on one function, and its own figures."""

    name: str
    function: Function
    remarks: list[Remark] = field(default_factory=list)
    statistics: dict[str, int | float | str] = field(default_factory=dict)

    def copy(self) -> PassReport:
        """A report that goes on by itself."""
        return replace(self, remarks=list(self.remarks), statistics=dict(self.statistics))

    def note(
        self,
        message: str,
        line: int = -1,
        help_: str = "",
        facts: Mapping[str, int | str] | None = None,
        kind: RemarkKind = RemarkKind.NOTE,
        guard: str = "",
    ) -> None:
        """Add a remark at a line of the input (an index; negative: the function's first)."""
        span = self.function.program.span(self.function.first if line < 0 else line)
        self.remarks.append(Remark(self.name, span, message, help_, facts or {}, kind, guard))

    def about(self, message: str, line: int = -1, facts: Mapping[str, int | str] | None = None) -> None:
        """Add a remark that begins with the function's name."""
        self.note(f"{self.function.name}: {message}", line, facts=facts)

    def changed(self, made: Draft, settled: bool = True, proof_steps: tuple[ProofStep, ...] = ()) -> PassResult:
        """Return what became of the function, which the pass itself found better."""
        return PassResult(
            made.program, made.relation, tuple(self.remarks), self.statistics, changed=True, improved=True,
            settled=settled, proof_steps=proof_steps,
        )  # fmt: skip

    def unchanged(self, why: str | RefusedError = "", settled: bool = False) -> PassResult:
        """Return the function as it is, with a last remark that says why, if there is something to say."""
        if why:
            self.remarks.append(left_as_it_is(self.name, self.function, why))
        relation = Relation.identity(index for index, _ in self.function.instructions)
        return PassResult(self.function.program, relation, tuple(self.remarks), self.statistics, settled=settled)
