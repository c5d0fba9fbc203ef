"""Certificates that passes make of small kernels, and what can be done to one, to its programs, or to both."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from certificate_kernels import KERNELS, entered
from hostile_certificates import HUGE, KINDS, Material, Step, Steps, drawn

from isatool.analysis.assumptions import Sentence
from isatool.analysis.workgroup_order import LaunchPlaces, WorkgroupOrder, order_code, places_of
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.pipeline.mutants import Mutator
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite
from isatool.verify.certificate import Certificate, certificate_data

GRANTED: Final = (Sentence.NO_RACES, Sentence.LDS_IN_BOUNDS, "disjoint(kernarg[0], kernarg[8])")


@dataclass(frozen=True)
class Proved:
    """Two texts, and steps that lead from the first to the second, as plain data."""

    name: str
    first: str
    second: str
    steps: Steps
    assumptions: tuple[str, ...]


@cache
def proved(kernel: str, passes: str) -> tuple[Proved, ...]:
    """What a pipeline makes of a kernel: the whole certificate, and each of its steps alone. AssertionError if it is
    not proved.
    """
    text = KERNELS[kernel].text()
    kind, of, rows = passes.partition(" of ")
    if of:
        return (_ordered(text, passes, kind, int(rows)),)
    made = rewrite(read_text(text, "first.s"), parse_pipeline(passes), assumptions=frozenset(map(str, GRANTED)))
    shown = show_equal(made, None)
    assert made.changed, f"{passes} leaves {kernel} as it is"
    assert shown.proved, f"{passes} of {kernel}: {shown.text}"
    assert shown.steps is not None
    data = certificate_data(Certificate("", "", (shown.steps,)))
    entry: Any = data["kernels"]
    steps, assumptions = entry[0]["steps"], tuple(entry[0].get("assumptions", ()))
    name, last = f"{passes} of {kernel}", emit(made.program)
    found = [Proved(name, text, last, steps, assumptions)]
    before = text
    for number, step in enumerate(steps):
        after = step.get("program", last)
        if after != before:
            alone = {key: value for key, value in step.items() if key != "program"}
            found.append(Proved(f"{name}, step {number + 1}", before, after, [alone], assumptions))
        before = after
    return tuple(found)


def _ordered(text: str, name: str, kind: str, rows: int) -> Proved:
    """A kernel with the code of an order of workgroups."""
    kernel = read_text(text, "first.s").kernel()
    places, free = places_of(kernel), 20
    assert isinstance(places, LaunchPlaces), places
    code = order_code(WorkgroupOrder(kind, rows, free), places, kernel.target)
    steps = [{"step": "workgroup-order", "order": kind, "rows": rows, "temporary": free}]
    return Proved(f"{name} rows", text, entered(text, "; ".join(map(str, code))), steps, (Sentence.NO_RACES,))


# -- faults in texts


@cache
def mutator(text: str) -> Mutator:
    """Draws faults of a text."""
    return Mutator(read_text(text, "faults.s").kernel())


def faulty(text: str, chosen: random.Random) -> tuple[str, str, str]:
    """(a text with a fault, the line that has it, what is there instead); the text itself if there is none."""
    draws = mutator(text)
    kind = chosen.choice(draws.kinds)
    mutant = draws.draw(kind, chosen.randrange(1 << 30), 0)
    return (mutant.text, mutant.before, mutant.after) if mutant is not None else (text, "", "")


def shared(text: str, before: str, after: str, chosen: random.Random) -> str:
    """A text with the fault of another one, in one or in all places that have the line."""
    lines = text.split("\n")
    places = [number for number, line in enumerate(lines) if line.strip() == before]
    if places and chosen.random() < 0.3:
        places = [chosen.choice(places)]
    for number in places:
        lines[number] = "\n".join(f"\t{part}" for part in after.split("; ")) if after else ""
    return "\n".join(lines)


# -- faults in data


def _slots(data: Any) -> Iterator[tuple[Any, Any]]:
    """(container, key) of everything in a step but its programs."""
    for key in list(data) if isinstance(data, dict) else range(len(data)) if isinstance(data, list) else ():
        if key not in ("program", "step"):
            yield data, key
            yield from _slots(data[key])


def _number(step: Step, _material: Material, chosen: random.Random) -> None:
    numbers = [(holder, key) for holder, key in _slots(step) if isinstance(holder[key], int)]
    if numbers:
        holder, key = chosen.choice(numbers)
        near = holder[key] + chosen.choice((-4, -2, -1, 1, 1, 2, 4, 16, 64, 256))
        holder[key] = max(0, near) if chosen.random() < 0.9 else chosen.choice((0, *HUGE[:3]))


def _place(step: Step, material: Material, chosen: random.Random) -> None:
    places = [(holder, key) for holder, key in _slots(step) if _is_place(holder[key])]
    if places:
        holder, key = chosen.choice(places)
        which = int(key == "second")
        names = material.labels()[which]
        if names and chosen.random() < 0.4:
            holder[key] = {"label": chosen.choice(names), "offset": chosen.choice((0, 0, 1, 2, 3))}
        else:
            holder[key] = {"instruction": chosen.randrange(material.sizes()[which])}


def _is_place(data: Any) -> bool:
    return isinstance(data, dict) and ("instruction" in data or "label" in data)


def _exchanged(step: Step, _material: Material, chosen: random.Random) -> None:
    """Two parts of the same form change places, or one is in both."""
    slots = [(holder, key) for holder, key in _slots(step) if isinstance(holder[key], (dict, list))]
    if len(slots) > 1:
        (one, key), (other, again) = chosen.sample(slots, 2)
        mine, theirs = copy.deepcopy(one[key]), copy.deepcopy(other[again])
        if type(mine) is type(theirs) and _is_place(mine) == _is_place(theirs):
            one[key] = theirs
            if chosen.random() < 0.5:
                other[again] = mine


def _listed(step: Step, _material: Material, chosen: random.Random) -> None:
    """A part of a list goes, or is there twice."""
    lists = [holder[key] for holder, key in _slots(step) if isinstance(holder[key], list)]
    if lists:
        found = chosen.choice(lists)
        if found and chosen.random() < 0.5:
            del found[chosen.randrange(len(found))]
        elif found:
            found.insert(chosen.randrange(len(found) + 1), copy.deepcopy(chosen.choice(found)))


def _word(step: Step, _material: Material, chosen: random.Random) -> None:
    texts = [(holder, key) for holder, key in _slots(step) if isinstance(holder[key], str)]
    if texts:
        holder, key = chosen.choice(texts)
        holder[key] = chosen.choice(("", "panels", "hilbert", "rows", ".Lloop", ".Lend", ".LBB0_1", "kernel"))


def _another_kind(step: Step, material: Material, chosen: random.Random) -> None:
    program = {"program": step["program"]} if "program" in step else {}
    other = next(
        (
            steps[0]
            for steps in (drawn(chosen.choice(tuple(KINDS)), material, chosen) for _ in range(9))
            if len(steps) == 1
        ),
        {"step": "equal"},
    )
    step.clear()
    step.update({**other, **program})


_CHANGES: Final[tuple[Callable[[Step, Material, random.Random], None], ...]] = (
    *(_number, _number, _number, _place, _place, _place, _exchanged, _exchanged, _listed, _word, _another_kind),
)


def changed(steps: Steps, material: Material, chosen: random.Random) -> Steps:
    """Steps with one or two parts changed."""
    made = copy.deepcopy(steps)
    for _ in range(chosen.choice((1, 1, 2))):
        chosen.choice(_CHANGES)(chosen.choice(made), material, chosen)
    if len(made) > 1 and chosen.random() < 0.25:
        _steps_changed(made, chosen)
    return made


def _steps_changed(steps: Steps, chosen: random.Random) -> None:
    """A step goes, or is there twice, or two exchange their programs."""
    pick = chosen.random()
    if pick < 0.4:
        del steps[chosen.randrange(len(steps) - 1)]
    elif pick < 0.7:
        steps.insert(0, copy.deepcopy(chosen.choice(steps[:-1])))
    else:
        one, other = chosen.choice(steps[:-1]), chosen.choice(steps[:-1])
        one["program"], other["program"] = other["program"], one["program"]


def mutated(
    pair: Proved, chosen: random.Random, material_of: Callable[[str, str], Material]
) -> tuple[str, str, Iterator[Steps]]:
    """(first text, second text, certificates): the texts of a proved pair, as they are or with a fault in one or in
    both, and its certificate, as it is or changed, with the fault in the programs on the way or without.
    """
    first, second = pair.first, pair.second
    pick = chosen.random()
    before = after = ""
    if pick < 0.5:
        second, before, after = faulty(second, chosen)
    elif pick < 0.65:
        first, before, after = faulty(first, chosen)
    elif pick < 0.9:
        first, before, after = faulty(first, chosen)
        second = shared(second, before, after, chosen)

    def certificates() -> Iterator[Steps]:
        material = material_of(first, second)
        yield pair.steps
        on_the_way = copy.deepcopy(pair.steps)
        for step in on_the_way:
            if before and "program" in step:
                step["program"] = shared(step["program"], before, after, chosen)
        if before and len(on_the_way) > 1:
            yield on_the_way
        while True:
            yield changed(chosen.choice((pair.steps, on_the_way)), material, chosen)

    return first, second, certificates()
