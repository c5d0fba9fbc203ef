"""Steps of a certificate as one: who checks it compares two programs then, and not each with the one before.

A rewriting command proves every pass by itself, and has to: what is not proved is not built on. Once it has, the walk
may lead from the first of these programs to the last at once, with the rules, ranges and places where it stopped on
the way. That is one more proof for the command, of about the cost of the separate ones, and a cheaper one for all who
check it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final

from isatool.asm.reader import read_text
from isatool.ir.program import Function, Program
from isatool.verify.certificate import KernelProof, Step
from isatool.verify.lemmas.equal import Equal
from isatool.verify.prove import WALK, prove
from isatool.verify.verdict import PROVED, Hints, Method

_FEWEST: Final = 3
"""walks of steps in a row, below which another one would hardly save its own cost"""


def joined(source: Program, written: str, proof: KernelProof, premises: Sequence[str]) -> KernelProof:
    """The steps of a kernel, those in a row as one where the walk shows that as well without another premise."""
    if proof.assumptions:  # which of them the walk needs, another order of steps may change
        return proof
    steps: list[Step] = []
    before = source.kernel(proof.kernel)
    for is_equal, group in groupby(proof.steps, _is_plain):
        found = list(group)
        after = _arrived(found[-1], written, source, proof.kernel)
        if is_equal and sum(_method(step).by == WALK for step in found) >= _FEWEST:
            found = _as_one(before, after, found, premises)
        steps += found
        before = after
    return replace(proof, steps=tuple(steps))


def _is_plain(step: Step) -> bool:
    return isinstance(step.lemma, Equal) and not step.lemma.cuts


def _method(step: Step) -> Method:
    assert isinstance(step.lemma, Equal)
    return step.lemma.method


def _arrived(step: Step, written: str, source: Program, kernel: str) -> Function:
    return read_text(written if step.program is None else step.program, source.path, source.chip).kernel(kernel)


def _as_one(before: Function, after: Function, steps: list[Step], premises: Sequence[str]) -> list[Step]:
    hints = Hints(method=_over(list(map(_method, steps))), alone=True)
    verdict = prove(before, after, hints=hints, granted_only=True)
    if verdict.status != PROVED or verdict.assumptions or not set(premises).issuperset(verdict.premises):
        return steps
    (method,) = verdict.methods
    return [replace(steps[-1], lemma=Equal(method=method))]


def _over(methods: Sequence[Method]) -> Method:
    """What walks one after the other lead to expect of one: it stops where the first stopped in the first program and
    the last in the last one.
    """

    def all_of(name: str) -> Iterator[str]:
        return (each for method in walks for each in getattr(method, name))

    walks = [method for method in methods if method.by == WALK]
    boxes = tuple(dict.fromkeys(box for method in walks for box in method.boxes))
    ends = walks[0], walks[-1]
    stops, peeled = ((ends[0].stops[0], ends[1].stops[1]), (ends[0].peeled[0], ends[1].peeled[1]))
    return Method(WALK, frozenset(all_of("rules")), frozenset(all_of("granted")), boxes, stops, peeled)
