"""Walks in a row become one step of a certificate, where the walk from end to end proves as much; else they stay."""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.pipeline import joined_steps
from isatool.pipeline.joined_steps import joined
from isatool.verify.certificate import KernelProof, Step
from isatool.verify.check_certificate import check_steps
from isatool.verify.lemmas.equal import Equal
from isatool.verify.prove import prove
from isatool.verify.verdict import PROVED, CutPoint

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "verify"))

from test_rotated_loops import BEGIN, BOTTOM, END, TOP
from test_unrolled_loops import FIRST, TURN, unrolled
from verify_snippets import PROLOGUE, kernel

LOOP, UNROLLED = (kernel(PROLOGUE + body, items=256) for body in (FIRST, unrolled()))
BROKEN = kernel(PROLOGUE + unrolled(TURN * 3 + TURN.replace("v3, v3", "v3, v2")), items=256)
ROTATED = [kernel(BEGIN + body + END, items=256) for body in (TOP, BOTTOM)]


def steps_between(*texts: str) -> KernelProof:
    """Texts one after the other, each proved by itself."""
    kernels = [read_text(text).kernel(None) for text in texts]
    steps = []
    for (before, after), text in zip(pairwise(kernels), texts[1:], strict=True):
        (method,) = prove(before, after).methods
        steps.append(Step(Equal(method=method), text))
    return KernelProof(kernels[0].name, (*steps[:-1], Step(steps[-1].lemma)))


def joined_between(proof: KernelProof, first: str, last: str, *premises: str) -> KernelProof:
    return joined(read_text(first), last, proof, premises)


@pytest.mark.parametrize(("one", "other"), [(LOOP, UNROLLED), ROTATED])
def test_walks_in_a_row_are_one(one: str, other: str) -> None:
    proof = steps_between(one, other, one, other)
    assert [step.lemma.method.by for step in proof.steps if isinstance(step.lemma, Equal)] == ["walk"] * 3
    found = joined_between(proof, one, other)
    (step,) = found.steps
    assert step.program is None
    assert isinstance(step.lemma, Equal)
    assert step.lemma.method.by == "walk"
    ends = [read_text(text).kernel(None) for text in (one, other)]
    assert check_steps(ends[0], ends[1], found.steps).status == PROVED


def test_two_are_left() -> None:
    proof = steps_between(LOOP, UNROLLED, LOOP)
    assert joined_between(proof, LOOP, LOOP) == proof


def test_what_the_walk_does_not_show_at_once_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = steps_between(LOOP, UNROLLED, LOOP, UNROLLED)
    assert joined_between(proof, LOOP, BROKEN) == proof, "the steps do not lead there: nothing is joined over that"
    monkeypatch.setattr(joined_steps, "_over", lambda methods: methods[0].__class__("walk", boxes=((),) * 9))
    assert joined_between(proof, LOOP, UNROLLED) == proof, "nothing is searched beyond the method"


def test_a_step_with_cut_points_or_another_lemma_is_not_joined_over() -> None:
    proof = steps_between(LOOP, UNROLLED, LOOP, UNROLLED)
    first, second, third = proof.steps
    assert isinstance(second.lemma, Equal)
    places = CutPoint("", 0), CutPoint("", 0)
    cut = Step(Equal((places,), second.lemma.method), second.program)
    between = KernelProof(proof.kernel, (first, cut, third))
    assert joined_between(between, LOOP, UNROLLED) == between


def test_no_premise_is_added_and_no_assumption_taken(monkeypatch: pytest.MonkeyPatch) -> None:
    proof = steps_between(LOOP, UNROLLED, LOOP, UNROLLED)
    granted = KernelProof(proof.kernel, proof.steps, ("full-waves",))
    assert joined_between(granted, LOOP, UNROLLED) == granted
    found = prove(*(read_text(text).kernel(None) for text in (LOOP, UNROLLED)))
    resting = found.__class__(PROVED, premises=("a new premise",), methods=found.methods)
    monkeypatch.setattr(joined_steps, "prove", lambda *_, **__: resting)
    assert joined_between(proof, LOOP, UNROLLED) == proof
    assert len(joined_between(proof, LOOP, UNROLLED, "a new premise").steps) == 1
