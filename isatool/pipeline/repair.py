"""What a pass leaves undone is done here, in the one order that is right.

Encodings first, then waits; hazards and clauses depend on what stands between instructions, delays come last because
they count instructions. Which waits order memory, and which queues are empty at barriers, is read off the input and
carried over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.clauses import plan_clauses
from isatool.analysis.counters import NO_WAIT, Queue, wait_of
from isatool.analysis.delays import plan_delays
from isatool.analysis.edits import Edited, Edits, apply_edits
from isatool.analysis.hazards import plan_hazards
from isatool.analysis.wait_insertion import drained_queues, ordering_waits, plan_waits
from isatool.analysis.waits import analyse_waits
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.isa.waits import Wait
from isatool.passes.result import PassResult
from isatool.passes.shrink import plan_shrinking

DEFAULT_WAIT_GROUPS: Final = (3, 3)
"""a run of waits is cut down to so many in innermost loops, and elsewhere; every wait costs an issue slot"""


def same_function(program: Program, function: Function) -> Function:
    """The function of the same name in another version of the program; KeyError if it is gone."""
    for candidate in program.functions:
        if candidate.name == function.name:
            return candidate
    raise KeyError(function.name)


def repair(before: Function, result: PassResult, wait_groups: tuple[int, int] = DEFAULT_WAIT_GROUPS) -> PassResult:
    """The pass's program with everything in `result.needs` mended but the descriptor; the relation is carried on."""
    if not result.changed:
        return result
    steps: dict[str, Callable[[ControlFlow, PassResult], Edits]] = {
        "encodings": lambda flow, _: plan_shrinking(flow),
        "waits": lambda flow, current: _plan_waits(before, flow, current.relation, wait_groups),
        "hazards": lambda flow, _: plan_hazards(flow),
        "clauses": lambda flow, _: plan_clauses(flow),
        "delays": lambda flow, _: plan_delays(flow),
    }
    for need, plan in steps.items():
        if need not in result.needs:
            continue
        flow = build_flow(same_function(result.program, before))
        edits = plan(flow, result)
        if edits:
            result = _after(result, apply_edits(flow, edits))
    return replace(result, needs=result.needs & {"descriptor"})


def _after(result: PassResult, edited: Edited) -> PassResult:
    """The result on an edited program."""
    onward = Relation(frozenset((old, new, 0) for new, old in enumerate(edited.origin) if old >= 0))
    return replace(result, program=edited.program, relation=result.relation.then(onward))


def _plan_waits(before: Function, new: ControlFlow, relation: Relation, wait_groups: tuple[int, int]) -> Edits:
    old = build_flow(before)
    analysis = analyse_waits(old)
    images = _images(old, new, relation)
    kept: dict[int, Wait] = {
        index: NO_WAIT for index, instruction in enumerate(new.instructions) if wait_of(instruction) is not None
    }
    for index, wait in ordering_waits(old, analysis).items():
        for image in images.get(index, ()):
            if image in kept:
                kept[image] = kept[image].merged(wait)
    drained: dict[int, frozenset[Queue]] = {}
    for index, queues in drained_queues(analysis).items():
        for image in images.get(index, ()):
            drained[image] = drained.get(image, frozenset()) | queues
    return plan_waits(new, kept, drained, *wait_groups).edits()


def _images(old: ControlFlow, new: ControlFlow, relation: Relation) -> dict[int, list[int]]:
    """Dense indices of the new instructions that stand for each old one."""
    found: dict[int, list[int]] = {}
    for old_line, new_line, _ in sorted(relation.pairs):
        source, target = old.instruction_at(old_line), new.instruction_at(new_line)
        if source is not None and target is not None:
            found.setdefault(source, []).append(target)
    return found
