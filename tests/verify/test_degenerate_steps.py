"""No step proves a wrong program, whatever its places and numbers: empty, overlapping, reversed, or others."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from certificates_by_hand import Data
from steps_by_kind import Held, steps_that_hold

from isatool.asm.reader import read_text
from isatool.verify.certificate import KINDS
from isatool.verify.verdict import UNKNOWN

_STORE: Final = re.compile(r"global_store_.*")
_LABEL: Final = re.compile(r"^(\.L\w+):", re.MULTILINE)
_MOST_SECONDS: Final = 30
"""of the processor's time for one step, several times what any takes"""


def wrong(held: Held) -> Held:
    """The same step towards a program without the last store."""
    *_, last = _STORE.finditer(held.second)
    return replace(held, second=f"{held.second[: last.start()]}s_nop 0{held.second[last.end() :]}")


def points(held: Held) -> list[Data]:
    """Places of either program, and some of none."""
    labels = dict.fromkeys((*_LABEL.findall(held.second)[:3], *_LABEL.findall(held.first)[:3], "nowhere", held.kernel))
    numbers = (0, 4, 5, 10**6)
    return [{"label": label, "offset": n % 2} for n, label in enumerate(labels)] + [{"instruction": n} for n in numbers]


def variants(value: Any, places: list[Data]) -> Iterator[Any]:
    """What may be in a step instead of something."""
    match value:
        case int():
            yield from (0, 1, value + 1, max(0, value - 1), 2 * value, 0xFFFFFFFF)
        case str():
            yield from ("", "panels", "hilbert", "xcds")
        case list():
            yield from ([], value + value, value[::-1])
            for number, each in enumerate(value):
                yield from ([*value[:number], other, *value[number + 1 :]] for other in variants(each, places))
        case {"instruction": _} | {"label": _}:
            yield from places
        case {"first": dict() as first, "second": second} if "instruction" in first or "label" in first:
            yield {"first": second, "second": first}
            yield from ({"first": each, "second": second} for each in places)
            yield from ({"first": first, "second": each} for each in places)
            yield from ({"first": each, "second": each} for each in places)
        case dict():
            for key, each in value.items():
                yield from ({**value, key: other} for other in variants(each, places))


def steps_like(held: Held) -> Iterator[Data]:
    """A step with one part after the other changed, and with two of its parts alike."""
    parts = {key: value for key, value in held.step.items() if key != "step"}
    places = points(held)
    yield held.step
    for key, value in parts.items():
        yield from ({**held.step, key: other} for other in variants(value, places))
        yield from ({**held.step, key: other} for other in parts.values() if type(other) is type(value))
    for each in places if len(parts) > 1 else ():
        same = {"first": each, "second": each}
        yield {
            **held.step,
            **{key: same for key, value in parts.items() if isinstance(value, dict) and "first" in value},
        }
        yield {
            **held.step,
            **{key: each for key, value in parts.items() if isinstance(value, dict) and "first" not in value},
        }


def refused(held: Held) -> None:
    start = time.process_time()
    assert held.verdict.status == UNKNOWN, held.step
    assert time.process_time() - start < _MOST_SECONDS, held.step


@pytest.mark.parametrize("kind", KINDS)
def test_no_step_proves_a_wrong_program(kind: str) -> None:
    for held in steps_that_hold():
        if held.kind == kind:
            for step in steps_like(held):
                refused(replace(wrong(held), step=step))


@pytest.mark.parametrize("kind", KINDS)
def test_no_step_of_one_kind_proves_what_another_does_wrong(kind: str) -> None:
    steps = [held.step for held in steps_that_hold() if held.kind == kind]
    for held in steps_that_hold():
        for step in steps:
            refused(replace(wrong(held), step=step))
            refused(replace(held, first=wrong(held).second, step=step))


@pytest.mark.parametrize("held", steps_that_hold(), ids=lambda held: held.kind)
def test_a_step_is_for_one_wave_size_one_chip_and_one_kernel(held: Held) -> None:
    wide = "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel"
    other = re.sub(r"\s*\.amdhsa_wavefront_size32 1", "", held.second).replace("\t.end_amdhsa_kernel", wide)
    refused(replace(held, second=other))
    refused(replace(held, second=held.second.replace("gfx1100", "gfx1101")))
    renamed = re.sub(rf"\b{held.kernel}\b", "another", held.second)
    assert [each.name for each in read_text(renamed).kernels] == ["another"]
    refused(replace(held, step={**held.step, "program": renamed}, more=({"step": "equal"},)))
