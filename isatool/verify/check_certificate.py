"""Whether a certificate proves two programs equal: judged from the texts alone, step by step.

Every program that a step arrives at is read from the certificate's text. What the judgement needs (control flow,
ranges, liveness, addresses) is computed from these texts; nothing that a pass computed is used, and nothing that the
certificate says is believed. A step that does not hold makes the verdict unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from isatool.allowance import OutOfBudgetError, budget
from isatool.allowance import granted as granted_budget
from isatool.analysis.affine import analyse_affine
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.assumptions import NOTHING, Grants, Sentence
from isatool.analysis.cfg import build_flow
from isatool.analysis.suggestions import shape_within
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.verify.budget import proof_budget
from isatool.verify.certificate import (
    DoubleBuffer,
    Equal,
    Hoisting,
    LdsMap,
    Renumbering,
    Reordering,
    Step,
    Streaming,
    Unfolding,
)
from isatool.verify.lemmas.double_buffer import DoubleBuffered, judge_buffers, judge_unfolding
from isatool.verify.lemmas.hoist import judge_hoist
from isatool.verify.lemmas.item_order import judge_order
from isatool.verify.lemmas.lds_map import MovedLds, joined, judge_layout
from isatool.verify.lemmas.reorder import judge_reorder
from isatool.verify.lemmas.stream import judge_stream
from isatool.verify.prove import prove
from isatool.verify.structural.added_code import lds_bytes
from isatool.verify.structural.surroundings import Statement, statements_outside
from isatool.verify.structural.unfolding import unfolded_lines
from isatool.verify.verdict import ASSUMING, PROVED, REFUTED, UNKNOWN, Assumption, Difference, Hints, Needed, Verdict

_ABOUT_LDS: Final = frozenset((Sentence.LDS_IN_BOUNDS, Sentence.NO_DYNAMIC_LDS))
"""what a shape of the workgroup may show, by which LDS addresses are bounded"""


@dataclass(frozen=True, slots=True)
class Granted:
    """Assumptions of one kernel: as the user granted them, for addresses, and in the validator's words; `others`: those
    of which only addresses make use.
    """

    grants: Grants = NOTHING
    assumptions: tuple[Assumption, ...] = ()
    others: tuple[Assumption, ...] = ()


def check_steps(
    first: Function,
    second: Function,
    steps: Sequence[Step],
    granted: Granted = Granted(),
) -> Verdict:
    """Whether steps lead from the first kernel to the second, each to a program that computes the same.

    The verdict is conditional on those of the `granted` assumptions that a step needs. Refuted is only what a direct
    comparison of both kernels refutes.
    """
    verdict = Verdict(PROVED)
    before = first
    lines: Mapping[int, int] | None = None  # of `before` -> of `first`; None: the same
    for number, step in enumerate(steps):
        where = f"step {number + 1} of {len(steps)}"
        if step.program is None:
            after = second
        else:
            found = _kernel_in(step.program, f"the program of {where}", first)
            if isinstance(found, Verdict):
                return found
            after = found
        judged = _judged(before, after, step, granted)
        if not judged.holds:
            return judged if len(steps) == 1 else _not_shown(judged, where)
        verdict = joined(verdict, _in_lines_of_first(judged, lines))
        if isinstance(step, Unfolding) and lines is None:
            with granted_budget(budget().within()):  # as many steps as the proof that held
                lines = unfolded_lines(build_flow(before), build_flow(after))
        else:
            lines = {}
        before = after
    return verdict if before is second else _unknown("the steps do not arrive at the second kernel")


def _in_lines_of_first(judged: Verdict, lines: Mapping[int, int] | None) -> Verdict:
    """The verdict with the places of its assumptions as lines of the first program; without those that have none."""
    if lines is None:
        return judged
    moved = []
    for found in judged.assumptions:
        places = (Needed(lines[place.line], place.what) for place in found.places if place.line in lines)
        moved.append(replace(found, places=tuple(dict.fromkeys(places))))
    return replace(judged, assumptions=tuple(moved))


def _judged(before: Function, after: Function, step: Step, granted: Granted) -> Verdict:
    try:
        with proof_budget():
            return _judged_step(before, after, step, granted)
    except OutOfBudgetError as error:
        return _unknown(str(error))


def _judged_step(before: Function, after: Function, step: Step, granted: Granted) -> Verdict:
    match step:
        case Equal():
            return prove(before, after, hints=Hints(cuts=step.cuts), assumptions=granted.assumptions)
        case Unfolding():
            return judge_unfolding(before, after)
        case Hoisting():
            return judge_hoist(before, after, step.hoist)
        case Streaming():
            return judge_stream(before, after)
        case Renumbering():
            return judge_order(before, after, step.order)
        case Reordering():
            return judge_reorder(before, after, step.reorder, granted.assumptions)
    without = _judged_lds(before, after, step, frozenset())
    if without.status == PROVED:
        return without
    if not granted.grants:
        return _with_shape(before, after, step, without)
    judged = _judged_lds(before, after, step, granted.grants)
    if without.holds and (not judged.holds or judged.assumptions == without.assumptions):
        return _with_shape(before, after, step, without)
    if not judged.holds:
        return judged
    used = (*granted.assumptions, *granted.others, *judged.assumptions)
    return replace(judged, status=ASSUMING, assumptions=tuple(dict.fromkeys(used)))


def _with_shape(before: Function, after: Function, step: LdsMap | DoubleBuffer, judged: Verdict) -> Verdict:
    """A verdict that assumes LDS accesses to be in bounds, with a shape of the workgroup that shows it."""
    size = lds_bytes(before)
    if not size or not judged.assumptions or {found.subject for found in judged.assumptions} - _ABOUT_LDS:
        return judged
    shape = shape_within(analyse_affine(before), size)
    if not shape or _judged_lds(before, after, step, frozenset(shape)).status != PROVED:
        return judged
    return replace(judged, assumptions=tuple(replace(found, instead=shape) for found in judged.assumptions))


def _judged_lds(before: Function, after: Function, step: LdsMap | DoubleBuffer, grants: Grants) -> Verdict:
    try:
        if isinstance(step, LdsMap):
            return judge_layout(before, MovedLds(after.program, step.layout), grants)
        told = DoubleBuffered(before.program, after.program, step.distance, step.removed)
        return judge_buffers(before, told, grants)
    except TooComplexError:
        return _unknown("the addresses are too entangled")


def _kernel_in(text: str, path: str, like: Function) -> Function | Verdict:
    """The kernel of the same name in a certificate's program; unknown if there is none that can be read."""
    try:
        program = read_text(text, path, like.program.chip)
    except UserError as error:
        diagnostic = error.diagnostics[0]
        return _unknown(f"{diagnostic.span}: {diagnostic.message}")
    found = next((kernel for kernel in program.kernels if kernel.name == like.name), None)
    return found if found is not None else _unknown(f"{path} has no kernel '{like.name}'")


def _not_shown(judged: Verdict, where: str) -> Verdict:
    """A step of several that does not hold says nothing about the two files."""
    difference = judged.first_difference
    message = f"{where}: {difference.message if difference is not None else 'not shown'}"
    if judged.status == REFUTED:
        message = f"{where} is refuted: {difference.message if difference is not None else ''}"
    known = Difference(message) if difference is None else replace(difference, message=message)
    return Verdict(UNKNOWN, first_difference=known, statistics=judged.statistics)


def _unknown(message: str) -> Verdict:
    return Verdict(UNKNOWN, first_difference=Difference(message))


# -- the files around the kernels


def files_differ(first: Program, second: Program) -> str | None:
    """How two files differ in more than what their kernels, descriptors and metadata say, which are judged kernel by
    kernel; None if they do not.
    """
    names = [[kernel.name for kernel in program.kernels] for program in (first, second)]
    for name in dict.fromkeys((*names[0], *names[1])):
        if names[0].count(name) != 1 or names[1].count(name) != 1:
            return f"the files do not each have one kernel '{name}'"
    rest = _outside(first), _outside(second)
    for one, other in zip(*rest, strict=False):
        if one[0] != other[0]:
            return f"{first.path}:{one[1]} and {second.path}:{other[1]}, outside of the kernels, differ"
    if len(rest[0]) != len(rest[1]):
        program, found = (first, rest[0]) if len(rest[0]) > len(rest[1]) else (second, rest[1])
        return f"{program.path}:{found[min(map(len, rest))][1]}: only this file has this statement outside its kernels"
    return None


def _outside(program: Program) -> list[tuple[Statement, int]]:
    """What a file says outside of its kernels' instructions, with the lines."""
    inside: set[int] = set()
    for kernel in program.kernels:
        last = kernel.instructions[-1][0] if kernel.instructions else kernel.first
        inside.update(i for i, line in kernel.lines() if i <= last or line.directive is None)
    return list(statements_outside(program, inside))
