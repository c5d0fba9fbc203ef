"""Whether a certificate proves two programs equal: judged from the texts alone, step by step.

Every program that a step arrives at is read from the certificate's text. What the judgement needs (control flow,
ranges, liveness, addresses) is computed from these texts; nothing that a pass computed is used, and nothing that the
certificate says is believed. A step that does not hold makes the verdict unknown.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from isatool.allowance import OutOfBudgetError, budget
from isatool.allowance import granted as granted_budget
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.verify.budget import proof_budget
from isatool.verify.certificate import Step
from isatool.verify.lemma import NOTHING_GRANTED, Granted, Lemma
from isatool.verify.structural.surroundings import Statement, statements_outside
from isatool.verify.verdict import NO_METHOD, PROVED, REFUTED, UNKNOWN, Difference, Needed, Verdict


def check_steps(
    first: Function,
    second: Function,
    steps: Sequence[Step],
    granted: Granted = NOTHING_GRANTED,
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
        judged = _judged(before, after, step.lemma, granted)
        if not judged.holds:
            return judged if len(steps) == 1 else _not_shown(judged, where)
        verdict = verdict.then(_in_lines_of_first(judged, lines))
        with granted_budget(budget().within()):  # as many steps as the proof that held
            lines = step.lemma.lines(before, after) if lines is None else {}
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


def _judged(before: Function, after: Function, lemma: Lemma, granted: Granted) -> Verdict:
    try:
        with proof_budget():
            verdict = lemma.judge(before, after, granted)
            return verdict if verdict.methods else replace(verdict, methods=(NO_METHOD,))
    except OutOfBudgetError as error:
        return _unknown(str(error))


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
