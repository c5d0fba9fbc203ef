"""What a pass hands back."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import field
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from isatool.analysis.assumptions import NOTHING, Grants
from isatool.diagnostics import RefusedError, Span
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.passes.common.declaration import Repair
from isatool.records import record

if TYPE_CHECKING:
    from isatool.verify.lemma import ProofStep


MAX_VGPRS: Final = "max-vgprs"
"""a fact of remarks: VGPRs with which the pass would have done what it left"""


class TooFewVgprsError(RefusedError):
    """A pass could do something with more VGPRs."""

    def __init__(self, needed: int, allowed: int) -> None:
        text = f"it needs {needed} VGPRs, and {allowed} are allowed"
        super().__init__(text, help_=f"--max-vgprs {needed} allows them", facts={MAX_VGPRS: needed})


class RemarkKind(StrEnum):
    """What a remark is about."""

    NOTE = "note"
    """something that was done, or what would help"""
    LEFT = "left"
    """why a kernel, or a part of it, is left as it is"""


@record
class Remark:
    """Why something was done or not done at a place of the input, and what would help; `facts`: the same as data.

    `guard`: the comparison that the new code makes at run time, and the code that runs if it fails.
    """

    pass_name: str
    span: Span
    message: str
    help: str = ""
    facts: Mapping[str, int | str] = field(default_factory=dict)
    kind: RemarkKind = RemarkKind.NOTE
    guard: str = ""

    def __str__(self) -> str:
        text = f"{self.span}: remark: {self.message} [{self.pass_name}]"
        return f"{text}\n    {self.help}" if self.help else text


def left_as_it_is(pass_name: str, function: Function, why: str | RefusedError, help_: str = "") -> Remark:
    """The remark that a pass leaves a function as it is, at its first line or where a refusal says."""
    refusal = why if isinstance(why, RefusedError) else RefusedError(why, help_=help_)
    span = function.program.span(function.first if refusal.line < 0 else refusal.line)
    text = f"{function.name}: left as it is: {refusal}"
    return Remark(pass_name, span, text, refusal.help, refusal.facts, RemarkKind.LEFT)


def bare_reason(message: str, kernel: str) -> str:
    """The reason of a message without the kernel's name and "left as it is", for a sentence that has said both."""
    return message.removeprefix(f"{kernel}: ").removeprefix("left as it is: ")


def distinct(remarks: Iterable[Remark]) -> tuple[Remark, ...]:
    """Remarks without those that say the same of the same place again, as of the copies of a loop."""
    return tuple({str(remark): remark for remark in remarks}.values())


@record
class PassResult:
    """The new program, which of its lines stand for which of the old, remarks, and the pass's own figures.

    `repairs`: what the pass left undone, of what it declares to break (`Pass.breaks`).
    `improved`: the pass knows by a measure of its own that this is better, so the model of issue cost is not asked.
    `settled`: it is not run again on its own output. `proof_steps`: the lemmas and programs that lead from the input
    to the output, or to one that the validator compares with it, where it does not see by itself why both are equal.
    `restates`: the remarks say all that there is to say, so those of an earlier run on the way here are dropped.
    """

    program: Program
    relation: Relation
    remarks: tuple[Remark, ...] = ()
    statistics: Mapping[str, int | float | str] = field(default_factory=dict)
    repairs: frozenset[Repair] = frozenset(Repair)
    changed: bool = False
    improved: bool = False
    settled: bool = False
    restates: bool = False
    proof_steps: tuple[ProofStep, ...] = ()
    stages: tuple[Program, ...] = ()
    """programs on the way, each of which the validator can compare with the one before; the output is the last"""


@record
class Context:
    """What the caller grants a pass: how many VGPRs a wave may use, and assumptions that the user named.

    `explain`: whether remarks on single instructions are wanted; they take time. `occupancy_limit`: the VGPRs with
    which as many waves run as with those that the input declares, None if that is not known or the user set a limit.
    `seen`: what the pass found out in earlier runs on this kernel, on its own output, for which there is nothing to do.
    """

    vgpr_limit: int
    assumptions: Grants = NOTHING
    explain: bool = True
    occupancy_limit: int | None = None
    seen: set[Hashable] = field(default_factory=set, compare=False, repr=False)
