"""Steps of certificates made by hand: every kind, the degenerate ones first, then any that a seed draws.

`hostile` gives them for a pair of texts, as plain data. Programs that steps arrive at on the way are the pair's own,
others, broken ones. Genuine steps are among them.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, is_dataclass
from functools import partial
from typing import Any, Final, get_args, get_origin

from certificate_kernels import renamed, two_kernels

from isatool.ir.program import Function
from isatool.verify.lemma import kinds
from isatool.verify.plain_data import parts_of, plain
from isatool.verify.verdict import CutPoint

Step = dict[str, Any]
Steps = list[Step]

HUGE: Final = (0xFFFFFFFF, 0x7FFFFFFF, 0x80000000, 1 << 32, -1, -0x80000000, 10**30)
LEAST: Final = 20
"""certificates of a kind for a pair in the first round"""


@dataclass(frozen=True)
class Material:
    """A pair of programs, and others that steps may lead through."""

    first: Function
    second: Function
    texts: tuple[str, str]
    others: tuple[str, ...]

    def sizes(self) -> tuple[int, int]:
        """How many instructions there are."""
        return len(self.first.instructions), len(self.second.instructions)

    def labels(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """Those of both programs."""
        one, other = (
            tuple(label for _, line in kernel.lines() for label in line.labels) for kernel in (self.first, self.second)
        )
        return one, other

    def of(self, mnemonic: str, which: int = 0) -> list[int]:
        """Numbers of the instructions whose names begin so."""
        kernel = (self.first, self.second)[which]
        return [number for number, (_, one) in enumerate(kernel.instructions) if one.mnemonic.startswith(mnemonic)]

    def parted(self) -> tuple[int, int]:
        """How many instructions at the start are the same, and at the end."""
        lists = [[str(one) for _, one in kernel.instructions] for kernel in (self.first, self.second)]
        least = min(map(len, lists))
        begin = next((place for place in range(least) if lists[0][place] != lists[1][place]), least)
        end = next((k for k in range(least - begin) if lists[0][-1 - k] != lists[1][-1 - k]), least - begin)
        return begin, end


def at(number: int) -> Step:
    """A place."""
    return {"instruction": number}


def label(name: str, offset: int = 0) -> Step:
    """A place after a label."""
    return {"label": name, "offset": offset}


def _pairs_of_places(material: Material) -> Iterator[tuple[Step, Step]]:
    """Places of both programs, degenerate ones first."""
    n, m = material.sizes()
    begin, end = material.parted()
    yield at(0), at(0)
    yield at(n - 1), at(m - 1)
    yield at(0), at(m - 1)
    yield at(n - 1), at(0)
    yield at(n), at(m)
    yield at(begin), at(begin)
    yield at(max(0, begin - 1)), at(max(0, begin - 1))
    yield at(min(n - 1, begin + 1)), at(min(m - 1, begin + 1))
    yield at(n - end), at(m - end)
    yield at(n - 1 - end), at(m - 1 - end)
    for huge in HUGE:
        yield at(huge), at(huge)
    mine, theirs = material.labels()
    for name in (*mine, *theirs, "", "nowhere", "\x00"):
        yield label(name), label(name)
        yield label(name, 1), label(name)
    if mine and theirs:
        yield label(mine[0]), label(theirs[-1])
        yield label(mine[-1], HUGE[0]), label(theirs[0])


def _any_place(material: Material, which: int, chosen: random.Random) -> Step:
    size = material.sizes()[which]
    names = material.labels()[which] or ("kernel",)
    pick = chosen.random()
    if pick < 0.5:
        return at(chosen.randrange(size))
    if pick < 0.6:
        begin, end = material.parted()
        return at(max(0, chosen.choice((begin, size - end)) + chosen.choice((-2, -1, 0, 1, 2))))
    if pick < 0.95:
        return label(chosen.choice(names), chosen.choice((0, 0, 0, 1, 1, 2, 3, chosen.randrange(12))))
    return chosen.choice(
        (at(size), at(chosen.choice(HUGE)), label(chosen.choice(material.labels()[1 - which] or ("",))))
    )


# -- the kinds


def _equal(material: Material) -> Iterator[Step]:
    places = list(_pairs_of_places(material))
    yield {"step": "equal"}
    yield {"step": "equal", "cuts": []}
    for first, second in places:
        yield {"step": "equal", "cuts": [{"first": first, "second": second}]}
    cuts = [{"first": one, "second": other} for one, other in places[:6]]
    yield {"step": "equal", "cuts": cuts}
    yield {"step": "equal", "cuts": cuts[::-1] + cuts}
    yield {"step": "equal", "cuts": cuts[:1] * 3}
    n, m = material.sizes()
    yield {"step": "equal", "cuts": [{"first": at(k), "second": at(k)} for k in range(min(n, m))]}
    yield {"step": "equal", "cuts": [{"first": at(k), "second": at(m - 1 - k)} for k in range(min(n, m))]}


def _any_equal(material: Material, chosen: random.Random) -> Step:
    count = chosen.choice((0, 1, 1, 1, 2, 3))
    cuts = [{"first": _any_place(material, 0, chosen), "second": _any_place(material, 1, chosen)} for _ in range(count)]
    if chosen.random() < 0.3:
        number = chosen.randrange(min(material.sizes()))
        cuts.append({"first": at(number), "second": at(number)})
    return {"step": "equal", "cuts": cuts, **(_any_method(material, chosen) if chosen.random() < 0.6 else {})}


def _any_method(material: Material, chosen: random.Random) -> Step:
    """What says how a proof succeeded, of one that did not."""

    def places() -> Step:
        found = (chosen.sample(range(size), min(size, chosen.randrange(5))) for size in material.sizes())
        return dict(zip(("first", "second"), map(sorted, found), strict=True))

    def limit() -> Step:
        low, high = chosen.choice(((0, 0), (0, 5), (1, 0x7FFFFFFF), (0, 0xFFFFFFFF), (7, 3), (1 << 31, 0xFFFFFFFF)))
        return {"subject": chosen.choice(("workgroup_id_x", *(f"kernarg[{n}]" for n in range(0, 48, 4)))),
                "low": low, "high": high}  # fmt: skip

    return {
        "by": chosen.choice(("walk", "walk", "walk", "blocks", "unfolding", "arithmetic", "full waves", "nan-payload")),
        "rules": sorted(chosen.sample(("bodies", "guesses", "ranges", "reorder"), chosen.randrange(4))),
        "granted": sorted(chosen.sample(ASSUMED, chosen.choice((0, 0, 1, 2)))),
        "boxes": [[limit() for _ in range(chosen.randrange(3))] for _ in range(chosen.choice((0, 0, 1, 2)))],
        "stops": places(), "peeled": places(),
        "classes": [[_any_classes(material, chosen) for _ in range(chosen.randrange(3))] for _ in range(2)],
    }  # fmt: skip


def _any_classes(material: Material, chosen: random.Random) -> Step:
    """Places that are said to hold the same wherever two programs stop."""
    first, second = map(chosen.randrange, material.sizes())
    equal = [sorted(chosen.sample(range(3000), chosen.randrange(600))) for _ in range(2)]
    flight = [chosen.choice((0, 0, 1, 2, 64)) for _ in range(16)]
    turns = {"first": chosen.choice((1, 1, 2, 4)), "second": chosen.choice((1, 1, 2))}
    return {"first": first, "second": second, "equal": equal, "flight": flight, "turns": turns}


def _reorder(material: Material) -> Iterator[Step]:
    places = list(_pairs_of_places(material))

    def step(start: tuple[Step, Step], end: tuple[Step, Step]) -> Step:
        return {
            "step": "reorder",
            "start": {"first": start[0], "second": start[1]},
            "end": {"first": end[0], "second": end[1]},
        }

    n, m = material.sizes()
    last = at(n - 1), at(m - 1)
    begin, end = material.parted()
    for place in places:
        yield step(place, place)
    yield step((at(0), at(0)), last)
    yield step(last, (at(0), at(0)))
    yield step((at(begin), at(begin)), (at(n - end), at(m - end)))
    yield step((at(n - end), at(m - end)), (at(begin), at(begin)))
    yield step((at(begin), at(begin)), last)
    yield step((at(0), at(m - 1)), (at(n - 1), at(0)))
    yield step((at(0), at(0)), (at(0), at(m - 1)))
    yield step((at(0), at(0)), (at(n - 1), at(0)))
    for place in places:
        yield step(place, last)
        yield step((at(0), at(0)), place)


def _any_reorder(material: Material, chosen: random.Random) -> Step:
    def place() -> Step:
        if chosen.random() < 0.4:
            number = chosen.randrange(min(material.sizes()))
            return {"first": at(number), "second": at(number)}
        if chosen.random() < 0.3:
            back = 1 + chosen.randrange(min(material.sizes()))
            n, m = material.sizes()
            return {"first": at(n - back), "second": at(m - back)}
        return {"first": _any_place(material, 0, chosen), "second": _any_place(material, 1, chosen)}

    start = place()
    return {"step": "reorder", "start": start, "end": start if chosen.random() < 0.15 else place()}


def _hoist(material: Material) -> Iterator[Step]:
    n, m = material.sizes()
    begin, end = material.parted()
    ones = [at(0), at(begin), at(max(0, begin - 1)), at(n - 1 - end), at(n - 1), at(n), at(HUGE[0])]
    ones += [label(name) for name in material.labels()[0]]

    def step(region: Step, code: Step, ends: Sequence[Step], second: Step) -> Step:
        return {"step": "hoist", "region": region, "code": code, "ends": list(ends), "second": second}

    last = at(n - 1)
    for one in ones:  # region, code and ends are one place
        for second in (at(0), at(begin), at(m - 1)):
            yield step(one, one, [one], second)
        yield step(one, one, [], one)
    for one in ones:
        yield step(one, last, [last], one)  # code without an instruction
        yield step(at(0), one, [last], at(0))
        yield step(one, at(0), [one], at(0))
        yield step(last, one, [at(0)], at(m - 1))
    yield step(at(0), at(0), [at(k) for k in range(n)], at(0))
    yield step(at(begin), at(n - end), [last, last, last], at(begin))
    yield step(at(n - end), at(begin), [last], at(m - end))
    for name in material.labels()[1]:
        yield step(label(name), label(name), [label(name)], label(name))
        yield step(at(0), label(name), [last], label(name))


def _any_hoist(material: Material, chosen: random.Random) -> Step:
    places = [_any_place(material, 0, chosen) for _ in range(5)]
    if chosen.random() < 0.3:
        places[1] = places[0]
    ends = places[2 : 2 + chosen.choice((1, 1, 2, 3))]
    if chosen.random() < 0.2:
        ends = [places[chosen.randrange(2)]]
    return {
        "step": "hoist", "region": places[0], "code": places[1], "ends": ends, "second": _any_place(material, 1, chosen)
    }  # fmt: skip


def _piece(first: int, last: int, base: int, **rows: int) -> Step:
    return {"first": first, "last": last, "base": base, **rows}


def _lds_map(material: Material) -> Iterator[Step]:
    sizes = [int(size) for text in material.texts for size in re.findall(r"group_segment_fixed_size (\d+)", text)]
    old = max((1, *sizes))
    new = max(1, sizes[-1] if sizes else 1)
    whole = _piece(0, old, 0)
    for pieces in (
        [], [whole], [_piece(0, new, 0)], [_piece(0, 0, 0)], [_piece(old, 0, 0)], [whole, whole],
        [_piece(0, old, 4)], [_piece(0, old, old)], [_piece(4, old, 0)], [_piece(0, 1 << 16, 0)],
        [_piece(0, old // 2, 0), _piece(old // 2, old, 0)],
        [_piece(0, old // 2, old // 2), _piece(old // 2, old, 0)],
        [_piece(0, old, 0), _piece(0, old, old)], [_piece(0, old, 0, row=64, pad=4)],
        [_piece(0, old, 0, row=64, pad=0)],
        [_piece(0, old, 0, row=0, pad=4)], [_piece(0, old, 0, row=3, pad=4)], [_piece(0, old, 0, row=1, pad=1)],
        [_piece(0, old, 0, row=64, unit=4, mask=7)], [_piece(0, old, 0, row=64, unit=4, mask=5)],
        [_piece(0, old, 0, row=64, unit=4, mask=31)], [_piece(0, old, 0, row=4, unit=4, mask=1)],
        [_piece(0, old, 0, row=64, unit=3, mask=1)], [_piece(0, old, 0, row=64, unit=0, mask=1)],
        [_piece(0, old, 0, row=64, pad=4, unit=4, mask=1)], [_piece(0, 0xFFFFFFFF, 0)], [_piece(0, old, 0xFFFFFF00)],
        [_piece(0, old, 0, row=0x80000000, pad=0x80000000)], [_piece(-4, old, 0)],
        [_piece(k, k + 1, k) for k in range(64)],
        [_piece(0, old, 0, row=128, pad=8)], [_piece(0, old, 0, row=128, unit=4, mask=31)],
    ):  # fmt: skip
        yield {"step": "lds-map", "pieces": pieces}


def _any_lds_map(material: Material, chosen: random.Random) -> Step:
    whole = next(iter(_lds_map(material)))
    sizes = [int(size) for text in material.texts for size in re.findall(r"group_segment_fixed_size (\d+)", text)]
    old = max((4, *sizes))
    pieces = []
    for _ in range(chosen.choice((1, 1, 1, 2, 3))):
        ends = sorted(chosen.choice((0, old // 2, old, 4 * chosen.randrange(1 + old // 4))) for _ in range(2))
        rows: dict[str, int] = {}
        pick = chosen.random()
        if pick < 0.4:
            rows = {"row": 1 << chosen.randrange(10), "pad": chosen.choice((0, 1, 2, 4, 8, 16, 64))}
        elif pick < 0.7:
            rows = {
                "row": 1 << chosen.randrange(10),
                "unit": 1 << chosen.randrange(6),
                "mask": (1 << chosen.randrange(6)) - 1,
            }
        pieces.append(_piece(ends[0], ends[1], chosen.choice((0, 0, ends[0], old, 4 * chosen.randrange(64))), **rows))
    return {**whole, "pieces": pieces}


def _double_buffer(material: Material) -> Iterator[Step]:
    sizes = [int(size) for text in material.texts for size in re.findall(r"group_segment_fixed_size (\d+)", text)]
    old = max((1, *sizes))
    barriers = material.of("s_barrier")
    n, _ = material.sizes()
    removals: list[list[int]] = [[], barriers, barriers[:1], barriers[-1:], [0], [n - 1], [n], [HUGE[0]], barriers * 2]
    for distance in (0, old, 4, 2 * old, 1 << 16, 0xFFFFFFFF, -old):
        for removed in removals if distance == old else removals[:3]:
            yield {"step": "double-buffer", "distance": distance, "removed_barriers": removed}


def _any_double_buffer(material: Material, chosen: random.Random) -> Step:
    base = chosen.choice(list(_double_buffer(material)))
    barriers = material.of("s_barrier") or [0]
    if chosen.random() < 0.5:
        base = {**base, "removed_barriers": chosen.sample(barriers, chosen.randint(0, len(barriers)))}
    if chosen.random() < 0.5:
        base = {**base, "distance": 4 * chosen.randrange(256)}
    return base


def _item_order(material: Material) -> Iterator[Step]:
    n, m = material.sizes()
    added = m - n
    for code in (added, 1, 2, 4, 0, 3, 5, 8, m - 1, m, m + 1, n, 64, 65, added + 1, added - 1, 2 * added, *HUGE[:5]):
        yield {"step": "item-order", "code": code}


def _any_item_order(material: Material, chosen: random.Random) -> Step:
    n, m = material.sizes()
    return {"step": "item-order", "code": chosen.choice((m - n, chosen.randrange(m), chosen.randrange(6), 1))}


def _workgroup_order(material: Material) -> Iterator[Step]:
    used = {int(number) for text in material.texts for number in re.findall(r"\bs(\d+)\b", text)}
    free = next((number for number in range(0, 100, 2) if not used & set(range(number, number + 8))), 90)
    for order in ("panels", "hilbert", "", "rows", "panels\x00"):
        for rows in (2, 4, 1, 0, 3, 8, 32, 64, 0xFFFFFFFF) if order in ("panels", "hilbert") else (4,):
            for temporary in (free, 0, 2, 4, 8, 1, 98, 100, 106, 0xFFFFFFFF) if rows in (2, 4) else (free,):
                yield {"step": "workgroup-order", "order": order, "rows": rows, "temporary": temporary}


def _any_workgroup_order(material: Material, chosen: random.Random) -> Step:
    return chosen.choice(list(_workgroup_order(material)))


def _any_value(form: Any, material: Material, chosen: random.Random, which: int = 0) -> Any:
    """A value of a type, of those that fields of lemmas have."""
    if form is int:
        return chosen.choice(HUGE) if chosen.random() < 0.1 else chosen.randrange(material.sizes()[which])
    if form is str:
        return chosen.choice(("", "\x00", *material.labels()[which]))
    if form is CutPoint:
        place = _any_place(material, which, chosen)
        return CutPoint(place.get("instruction", place.get("offset")), place.get("label", ""))
    if is_dataclass(form):
        return form(**{field.name: _any_value(part, material, chosen, which) for field, part in parts_of(form)})
    inner = get_args(form)
    if inner[-1] is Ellipsis or len(inner) == 1:
        return get_origin(form)(_any_value(inner[0], material, chosen, which) for _ in range(chosen.randrange(4)))
    return tuple(_any_value(one, material, chosen, side) for side, one in enumerate(inner))


def by_fields(kind: str, material: Material, chosen: random.Random) -> Step:
    """A step of which nothing but the types of its fields is known."""
    return {"step": kind, **plain(_any_value(kinds()[kind], material, chosen))}


First = Callable[[Material], Iterator[Step]]
Drawn = Callable[[Material, random.Random], Step]
_BY_HAND: Final[Mapping[str, tuple[First, Drawn]]] = {
    "equal": (_equal, _any_equal),
    "lds-map": (_lds_map, _any_lds_map),
    "double-buffer": (_double_buffer, _any_double_buffer),
    "hoist": (_hoist, _any_hoist),
    "item-order": (_item_order, _any_item_order),
    "workgroup-order": (_workgroup_order, _any_workgroup_order),
    "reorder": (_reorder, _any_reorder),
}
PLAIN: Final = tuple(kind for kind, lemma in kinds().items() if not parts_of(lemma))
"""kinds of steps that have no data"""


def _steps_of(kind: str) -> tuple[First, Drawn | None]:
    """The steps of the first round, and what draws one for a seed."""
    if kind in PLAIN:
        return (lambda _: iter([{"step": kind}])), None
    drawn = partial(by_fields, kind)
    return _BY_HAND.get(kind) or ((lambda material: (drawn(material, random.Random(n)) for n in range(LEAST))), drawn)


KINDS: Final = {kind: _steps_of(kind) for kind in kinds()}
"""of steps"""


def _ways(step: Step, material: Material, chosen: random.Random | None = None) -> Iterator[Steps]:
    """A step that has no data, with programs before and after it."""
    first, second = material.texts
    plain: list[tuple[Step, str]] = [({"step": name}, name) for name in PLAIN]
    programs = (first, second, *broken(first), *material.others)
    if chosen is not None:
        programs = (chosen.choice(programs),)
    for program in programs:
        yield [{**step, "program": program}, dict(step)]
        for other, name in plain:
            if name != step["step"]:
                yield [{**step, "program": program}, other]
                yield [{**other, "program": program}, dict(step)]


def broken(text: str) -> tuple[str, ...]:
    """Programs that are none, or none that fits."""
    return (
        "", "\n", "kernel:\n", "\x00", "s_endpgm", text.replace("\ts_endpgm\n", "", 1), text.replace("kernel", "other"),
        text.replace("gfx1100", "gfx1201"), text.replace("gfx1100", "gfx1151"),
        text.replace("\t.end_amdhsa_kernel", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel"),
        text.replace(".amdhsa_next_free_vgpr 64", ".amdhsa_next_free_vgpr 1"),
        re.sub(r"fixed_size (\d+)", "fixed_size 65536", text, count=1),
        text.replace("kernel:\n", "kernel:\n.Lself:\n\ts_branch .Lself\n", 1),
        text.replace("kernel:\n", "kernel:\n\ts_endpgm\n", 1), text + text,
        text.replace(".max_flat_workgroup_size:", ".uses_dynamic_stack: true\n    .max_flat_workgroup_size:"),
    )  # fmt: skip


def hostile(kind: str, material: Material) -> Iterator[Steps]:
    """The certificates of the first round: the step alone, and with a step before or after it."""
    steps = list(KINDS[kind][0](material))
    first, second = material.texts
    for step in steps:
        yield [step]
    for step in steps[:1]:
        yield from _ways(step, material) if len(steps) == 1 else _around(step, first, second)


def _around(step: Step, first: str, second: str) -> Iterator[Steps]:
    """The step and another one, which has nothing left to show."""
    for name in PLAIN:
        yield [{**step, "program": second}, {"step": name}]
        yield [{"step": name, "program": first}, step]
        yield [{"step": name, "program": second}, step]
        yield [{**step, "program": first}, {"step": name}]


def drawn(kind: str, material: Material, chosen: random.Random) -> Steps:
    """A certificate of a later round."""
    make = KINDS[kind][1]
    first, second = material.texts
    if make is None:
        (step,) = KINDS[kind][0](material)
        return chosen.choice(list(_ways(step, material, chosen)))
    step = make(material, chosen)
    if chosen.random() < 0.95:
        return [step]
    if chosen.random() < 0.5:
        return chosen.choice(list(_around(step, first, second)))
    other_kind = chosen.choice(tuple(KINDS))
    other_make = KINDS[other_kind][1]
    other = other_make(material, chosen) if other_make else {"step": other_kind}
    program = chosen.choice((first, second, second, *material.others))
    return [{**step, "program": program}, other] if chosen.random() < 0.5 else [{**other, "program": program}, step]


def of_the_other(steps: Steps, own: tuple[str, str], files: tuple[str, str], chosen: random.Random) -> Steps:
    """Steps of one kernel of both files for the other one, of which `own` are the texts alone. The programs on the way
    are as they were, under the other name, or in a file with the other one before or after them.
    """
    forms: tuple[Callable[[str], str], ...] = (
        str, renamed, lambda text: two_kernels(chosen.choice(own), text),
        lambda text: two_kernels(text, chosen.choice(own)),
    )  # fmt: skip
    form = chosen.choice(forms)
    found = [{**step, "program": form(step["program"])} if "program" in step else dict(step) for step in steps]
    if chosen.random() < 0.5:
        found.insert(0, {"step": "equal", "program": chosen.choice((*files, *own, *map(form, own)))})
    if chosen.random() < 0.3:
        found = [*found[:-1], {**found[-1], "program": chosen.choice((*files, *own))}, {"step": "equal"}]
    return found


ASSUMED: Final = (
    "no data races between work-items", "LDS accesses in bounds", "full-waves", "kernarg[16] <= 4", "kernarg[20] = 7",
    "disjoint(kernarg[0], kernarg[8])", "workgroup_id_x < 1", "nan-payload",
)  # fmt: skip
"""what a certificate may assume; its verdict is then conditional"""
