"""Which of several versions the model chooses: what is within its noise is left to the second model and to counts."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.model.estimate import SAME, Estimate, PlainEstimate, choice_of
from isatool.pipeline.attempt import _little

BASE = Estimate(
    "gfx1100@1", 8, 9219.0, 4096.0, "operations", "global memory", PlainEstimate(4000.0, 9000.0, 0.0, 100.0, 700, 500)
)


def version(cycles: float = 9219.0, chain: float = 9000.0, issue: float = 4000.0, instructions: int = 700) -> Estimate:
    return replace(BASE, cycles=cycles, plain=PlainEstimate(issue, chain, 0.0, 100.0, instructions, 500))


def test_fewer_issues_win_where_the_model_sees_no_difference() -> None:
    """+0.03 % is no reason to leave a step out that saves a fifth of the issue slots."""
    assert choice_of([BASE, version(cycles=9222.0, chain=9003.0, issue=3200.0)]) == 1
    assert choice_of([version(cycles=9222.0, issue=3200.0), BASE]) == 0


def test_more_than_the_noise_decides() -> None:
    assert choice_of([BASE, version(cycles=9219.0 * 1.006, issue=3200.0)]) == 0


def test_within_the_noise_the_second_model_goes_before_counts() -> None:
    assert choice_of([BASE, version(cycles=9210.0, chain=9200.0, issue=3200.0)]) == 0


def test_of_equals_the_last_is_taken() -> None:
    assert choice_of([BASE, BASE, BASE]) == 2
    assert choice_of([BASE, replace(BASE, waves=4, cycles=9219.0 / 2, work=2048.0, plain=half())]) == 1


def half() -> PlainEstimate:
    """The second model of an iteration of half the waves."""
    return PlainEstimate(2000.0, 4500.0, 0.0, 50.0, 700, 500)


def test_what_is_measured_in_something_else_is_not_compared() -> None:
    assert choice_of([replace(BASE, cycles=1.0), replace(BASE, unit="turns", work=1.0)]) == 1


AMOUNTS = st.floats(min_value=1000, max_value=1100)


@pytest.mark.parametrize("count", [2, 3, 6])
@given(data=st.data())
def test_no_version_is_faster_by_more_than_the_noise(count: int, data: st.DataObject) -> None:
    versions = [version(data.draw(AMOUNTS), data.draw(AMOUNTS), data.draw(AMOUNTS)) for _ in range(count)]
    chosen = versions[choice_of(versions)]
    first, *rest = versions
    slowest = first.plain.cycles * (1 + SAME)
    agreed = (each for each in rest if each.plain.cycles <= slowest)
    others = [first, *agreed]
    assert chosen.plain.cycles <= slowest or chosen.plain.cycles * chosen.cycles <= first.plain.cycles * first.cycles
    assert not any(chosen.is_slower(other) for other in others)
    assert chosen.cycles <= min(each.cycles for each in others) * (1 + SAME)


def test_what_the_second_model_loses_more_of_than_the_model_gains_is_not_taken() -> None:
    assert choice_of([BASE, version(cycles=9219.0 * 0.98, chain=9000.0 * 1.045)]) == 0
    assert choice_of([BASE, version(cycles=9219.0 * 0.9, chain=9000.0 * 1.01)]) == 1
    assert choice_of([BASE, version(cycles=9219.0 * 0.98, chain=9000.0 * 1.045), version(cycles=9219.0 * 0.99)]) == 2


def test_a_gain_that_the_model_cannot_tell_must_cost_no_issue_slot_of_the_valu() -> None:
    sure = replace(BASE, compared=0.07)
    little = replace(sure, cycles=9219.0 * 0.95)
    longer = replace(little.plain, issue=4010.0)
    assert choice_of([sure, little]) == 1
    assert choice_of([sure, replace(little, plain=replace(little.plain, instructions=710))]) == 1
    assert choice_of([sure, replace(little, plain=longer)]) == 0
    assert choice_of([sure, replace(sure, cycles=9219.0 * 0.9, plain=longer)]) == 1
    assert choice_of([BASE, replace(BASE, cycles=little.cycles, plain=longer)]) == 1
    assert choice_of([sure, little, replace(little, cycles=9219.0 * 0.93, plain=longer)]) == 1


@pytest.mark.parametrize(
    ("part", "words"),
    [
        (1.0, "it gains nothing"),
        (0.97, "it gains no more than a comparison may be off, 7 %,"),
        (0.9, "it gains less than the second model loses"),
    ],
)
def test_the_words_for_a_gain_that_decides_nothing(part: float, words: str) -> None:
    sure = replace(BASE, compared=0.07)
    assert _little(replace(sure, cycles=9219.0 * part), 9219.0 * part, sure) == words
