"""Faults of a program that another one lacks: the rules of `isatool check` with severity error, what compilers overlook
of HAZARD-FORWARD and HAZARD-TRANS where paths join, and lost interlocks.

The same list serves `check`, what the pipeline throws away, and the judge. Comments that silence a rule count for
people, not here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import cache, lru_cache

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.hazards import lost_interlocks, new_lost_interlocks
from isatool.diagnostics import Severity
from isatool.ir.instruction import AnyInstruction
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.lint import registry
from isatool.lint.rule import Finding
from isatool.lint.rules.hazard import JOIN as TRANS_JOIN
from isatool.lint.rules.wave64 import FORWARD_JOIN
from isatool.lint.run import Selection, exactly, findings
from isatool.records import dataclass
from isatool.verify.structural.same_code import blocks_of_same_code

_Place = tuple[int, int]
"""block, number in it"""


@dataclass(frozen=True, eq=False)
class _Whole:
    """A program, known again by being the same object."""

    program: Program

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Whole) and self.program is other.program

    def __hash__(self) -> int:
        return id(self.program)


def added_fault(before: Function, after: Function) -> str | None:
    """A rule with severity error that the second kernel breaks where the first does not, None if there is none.

    A fault of the first, which its executions may seldom or never come to, makes room for none elsewhere: one that
    stays is at the same place of a block that both come to, and leave with what it spoils, by the same code alone
    (`same_code`). What is not in the kernels' code counts for the whole of both files.
    """
    if not _errors(_Whole(after.program)):
        return None
    flows = build_flow(before), build_flow(after)
    same = blocks_of_same_code(flows)
    if _texts(before) == _texts(after):
        same = frozenset(range(len(flows[1].blocks)))
    return _added(before.program, after.program, (_places(flows[0], same, -1), _places(flows[1], same, -2)))


def _texts(function: Function) -> list[str]:
    return [line.text for _, line in function.lines()]


def _places(flow: ControlFlow, same: frozenset[int], elsewhere: int) -> Mapping[int, _Place]:
    """Line of an instruction -> its block and its place there; `elsewhere` instead of a block that is not the same."""
    starts = [flow.blocks[block].first for block in flow.block_of]
    return {
        line: (block if (block := flow.block_of[index]) in same else elsewhere, index - starts[index])
        for index, line in enumerate(flow.lines)
    }


def _added(
    before: Program, after: Program, places: tuple[Mapping[int, _Place], Mapping[int, _Place]] = ({}, {})
) -> str | None:
    """A fault of the second program that is not one of the first, by rule, place and what is on the line."""
    found = _errors(_Whole(after))
    gone = Counter(_kind(finding, before, places[0]) for finding in _errors(_Whole(before))) if found else Counter()
    for finding in found:
        kind = _kind(finding, after, places[1])
        if not gone[kind]:
            return f"{after.span(finding.line)}: {finding.rule.id}: {finding.message}"
        gone[kind] -= 1
    return None


def _kind(finding: Finding, program: Program, places: Mapping[int, _Place]) -> tuple[str, str, _Place | None]:
    return finding.rule.id, _shape(program.lines[finding.line]), places.get(finding.line)


def made_fault(before: Function, after: Function) -> str | None:
    """Why the result of passes is thrown away, None if it is not: a fault that the input does not have, or a pair that
    breaks rule R19, beyond one for each of the input's, since those may get other registers.
    """
    fault = _added(before.program, after.program)
    if fault:
        return f"a fault would be added: {fault}"
    known = _of_equal_parity(before)
    pairs = [instruction for instruction in _of_equal_parity(after) if instruction not in known]
    return f"the dual-issue rule R19 would be broken: {pairs[0]}" if len(pairs) > len(known) else None


def _of_equal_parity(function: Function) -> dict[AnyInstruction, None]:
    """VOPDs with sources of one parity in one place, on chips where that matters."""
    flow = build_flow(function)
    return {flow.instructions[index]: None for index in lost_interlocks(flow)}


def lost_interlock(before: Function, after: Function) -> str | None:
    """A VOPD of the second function that may lose an interlock, None if there is none. Copies of one that the first has
    are none, nor is one with other registers in its place.
    """
    flow = build_flow(after)
    for hazard in new_lost_interlocks(build_flow(before), flow):
        return f"{flow.place(hazard.index)}: {flow.instructions[hazard.index].name} {hazard.message}"
    return None


def _names(instruction: AnyInstruction) -> str:
    """An instruction without its registers and numbers."""
    return " ".join(half.name for half in instruction.halves)


def _shape(line: Line) -> str:
    """What is on a line, without registers and numbers."""
    if line.instruction is not None:
        return _names(line.instruction)
    return line.directive.name if line.directive is not None else line.text.partition(":")[0].strip()


@cache
def _severe() -> Selection:
    severe = [rule for rule in registry.all_rules() if rule.severity is Severity.ERROR]
    return exactly([*severe, FORWARD_JOIN, TRANS_JOIN])


@lru_cache(maxsize=8)
def _errors(whole: _Whole) -> tuple[Finding, ...]:
    return tuple(findings(whole.program, _severe()))
