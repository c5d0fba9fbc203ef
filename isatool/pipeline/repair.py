"""What a pass leaves undone is done here, in the one order that is right.

Encodings first, then waits; hazards and clauses depend on what is between instructions, delays come last because
they count instructions. Which waits order memory, and which queues are empty at barriers, is read off the input and
carried over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.clauses import plan_clauses
from isatool.analysis.delays import plan_delays
from isatool.analysis.edits import Edited, Edits, apply_edits
from isatool.analysis.hazards import plan_hazards, plan_interlocks
from isatool.analysis.wait_renewal import renew_waits
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.lint.rules.wave64 import plan_wave64
from isatool.passes.common.declaration import Repair
from isatool.passes.common.result import PassResult
from isatool.passes.common.shrink import plan_encodings

DEFAULT_WAIT_GROUPS: Final = (3, 3)
"""a run of waits is cut down to so many in innermost loops, and elsewhere; every wait costs an issue slot"""


def same_function(program: Program, function: Function) -> Function:
    """The function of the same name in another version of the program; KeyError if it is gone."""
    for candidate in program.functions:
        if candidate.name == function.name:
            return candidate
    raise KeyError(function.name)


def repair(before: Function, result: PassResult, wait_groups: tuple[int, int] = DEFAULT_WAIT_GROUPS) -> PassResult:
    """The pass's program with everything in `result.repairs` fixed but the descriptor; the relation is carried on."""
    if not result.changed:
        return result
    steps: tuple[tuple[Repair, Callable[[ControlFlow, PassResult], Edits]], ...] = (
        (Repair.ENCODINGS, lambda flow, _: plan_encodings(flow)),
        (Repair.WAITS, lambda flow, current: _plan_waits(before, flow, current.relation, wait_groups)),
        (Repair.HAZARDS, lambda flow, _: plan_hazards(flow)),
        (Repair.HAZARDS, lambda flow, _: plan_interlocks(build_flow(before), flow)),
        (Repair.HAZARDS, lambda flow, _: plan_wave64(flow)),
        (Repair.CLAUSES, lambda flow, _: plan_clauses(flow)),
        (Repair.DELAYS, lambda flow, _: plan_delays(flow)),
    )
    for kind, plan in steps:
        if kind not in result.repairs:
            continue
        flow = build_flow(same_function(result.program, before))
        edits = plan(flow, result)
        if edits:
            result = _after(result, apply_edits(flow, edits))
    return replace(result, repairs=result.repairs & {Repair.DESCRIPTOR})


def _after(result: PassResult, edited: Edited) -> PassResult:
    """The result on an edited program."""
    relation = result.relation.then(Relation.from_origins(edited.origin))
    return replace(result, program=edited.program, relation=relation)


def _plan_waits(before: Function, new: ControlFlow, relation: Relation, wait_groups: tuple[int, int]) -> Edits:
    return renew_waits(build_flow(before), new, relation, wait_groups).edits()
