"""Faults planted in kernels compiled for gfx12 are found: waits of each counter, halves of barriers, accesses between
them. A wait that is taken away or weaker is a fault where `check` says so.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from examples import some

from isatool.asm.launch import load_spec
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Severity
from isatool.emulator.run import run
from isatool.isa.target import Support
from isatool.lint.run import EVERYTHING, check_program

SAMPLES = Path(__file__).parents[2] / "samples" / "sgemm"
NAMES = ("kernel2", "kernel3", "kernel4", "kernel5")
COUNT = 200
NEEDED = 0.95
_WAIT = re.compile(r"s_wait_(load|ds|km)cnt (0x[0-9a-f]+)$")


@cache
def compiled(name: str) -> tuple[str, ...]:
    return tuple(Toolchain.find().compile_hip(SAMPLES / f"{name}.hip", "gfx1201").split("\n"))


def changed(lines: tuple[str, ...], places: dict[int, str]) -> tuple[str, ...]:
    return tuple(places.get(number, line) for number, line in enumerate(lines))


def faults(lines: tuple[str, ...]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What may be wrong: a kind, and the lines."""
    nothing = "\ts_nop 0"
    for place, line in enumerate(lines):
        text = line.split(";")[0].strip()
        if match := _WAIT.match(text):
            yield "wait gone", changed(lines, {place: nothing})
            if match[1] != "km":
                weaker = f"\ts_wait_{match[1]}cnt {int(match[2], 16) + 1:#x}"
                yield "wait weaker", changed(lines, {place: weaker})
        if text == "s_barrier_wait -1":
            yield "await gone", changed(lines, {place: nothing})
        if text != "s_barrier_signal -1":
            continue
        yield "signal gone", changed(lines, {place: nothing})
        end = next(number for number in range(place, place + 6) if "s_barrier_wait" in lines[number])
        yield "barrier gone", changed(lines, {place: nothing, end: nothing})
        if "s_wait_dscnt" in lines[place - 1]:
            yield "signal before its wait", changed(lines, {place - 1: line, place: lines[place - 1]})
        stores = [number for number in range(place - 8, place) if lines[number].strip().startswith("ds_store")]
        if stores:
            moved = [*lines[: stores[-1]], line, lines[stores[-1]], *lines[stores[-1] + 1 : place], *lines[place + 1 :]]
            yield "store after the signal", tuple(moved)


@cache
def planted() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """All of them, in a random order."""
    found = [(name, *fault) for name in NAMES for fault in faults(compiled(name))]
    random.Random(41).shuffle(found)
    return tuple(found)


def is_fault(kind: str, lines: tuple[str, ...]) -> bool:
    if not kind.startswith("wait"):
        return True
    found = check_program(read_text("\n".join(lines), use=Support.CHECK), EVERYTHING)
    return any(each.severity is Severity.ERROR for each in found)


def is_found(name: str, lines: tuple[str, ...]) -> bool:
    launch = load_spec(SAMPLES / f"{name}.toml").resolve({"N": 128}, allow_zero=True)
    function = read_text("\n".join(lines), use=Support.EXECUTE).kernel(None)
    return any(
        finding.fails
        for order in ("forward", "reverse")
        for finding in run(function, launch, order=order, limit=200_000).findings
    )


@pytest.mark.parametrize("kind", some(["barrier gone", "wait weaker", "signal gone", "await gone", "wait gone"], 2))
def test_one_of_each_kind_is_found(kind: str) -> None:
    name, _, lines = next(each for each in planted() if each[1] == kind and is_fault(kind, each[2]))
    assert is_found(name, lines)


@pytest.mark.full
def test_nearly_all_are_found() -> None:
    judged = []
    for name, kind, lines in planted():
        if len(judged) < COUNT and is_fault(kind, lines):
            judged.append((kind, is_found(name, lines)))
    assert len(judged) == COUNT
    assert sum(found for _, found in judged) >= NEEDED * COUNT, [kind for kind, found in judged if not found]
