"""Ranges of the inputs to prove apart: what the guards of one program tell from the rest.

A guard compares an input with a constant before a loop. All inputs within the limits of all guards form a box; the
proof is done once for the inputs outside, and once inside, where every input is a symbol with that range, so that sums
are known not to wrap. Both together cover all inputs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from isatool.semantics.ops import Op
from isatool.verify.launch import HALVES, half_of
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import terms_of

Box = Mapping[str, tuple[int, int]]
"""subject of an assumption -> (lowest, highest)"""
_ID: Final = "workgroup_id_"
_SUBJECTS: Final = (_ID, "kernarg[")
_PARTS: Final = (Op.AND, Op.SHR)
"""what a half of a dword is made by"""
_HALF: Final = 1 << 31
_MOST_WAYS: Final = 3
"""boxes of sizes; each is one proof more"""


def subject_of(values: Values, pointer: int | None, value: int) -> str:
    """The name of an input as assumptions call it, "" for anything else."""
    if values.op[value] is Extra.SYMBOL:
        imm = values.imm[value]
        name = imm[0] if isinstance(imm, tuple) else imm
        return name if isinstance(name, str) and name.startswith(_SUBJECTS) else ""
    if values.op[value] is Extra.FETCH and len(values.args[value]) == 1 and pointer is not None:
        offset = values.constant(values.difference(values.args[value][0], pointer))
        return "" if offset is None else f"kernarg[{offset}]"
    if values.op[value] in _PARTS:
        for dword in values.args[value]:
            name = subject_of(values, pointer, dword) if values.op[dword] is Extra.FETCH else ""
            half = next((half for half in HALVES if name and half_of(values, dword, half) == value), "")
            if half:
                return name + half
    return ""


def guarded_box(
    values: Values, pointer: int | None, first: Iterable[int], second: Iterable[int]
) -> dict[str, tuple[int, int]]:
    """The range of every input that the second program's branches test and the first one's do not; if there is none,
    of every input that they test.

    `first` and `second` are the conditions of their branches, on the way to the loops or of all.
    """
    own, known = _elementary(values, second), _elementary(values, first)
    limits = {condition: _limits(values, pointer, condition) for condition in (*own, *known)}
    wanted = {limit[0] for condition in own if condition not in known for limit in limits[condition]}
    wanted = wanted or {limit[0] for condition in own for limit in limits[condition]}
    found: dict[str, tuple[int, int]] = {}
    for value in sorted(wanted):
        low, high = values.low[value], values.high[value]
        for mine, least, most in (limit for parts in limits.values() for limit in parts):
            if mine == value and max(low, least) <= min(high, most):
                low, high = max(low, least), min(high, most)
        if (low, high) != (values.low[value], values.high[value]):
            found[subject_of(values, pointer, value)] = (low, high)
    return found


def _elementary(values: Values, conditions: Iterable[int]) -> list[int]:
    found: dict[int, None] = {}
    for condition in conditions:
        support = values.decisions.support(values.conditions.diagram(condition))
        for number in range(support.bit_length()):
            if support >> number & 1:
                found[values.conditions.variables[number]] = None
    return list(found)


def _limits(values: Values, pointer: int | None, condition: int) -> list[tuple[int, int, int]]:
    """(input, low, high) of the smaller part that a comparison of an input with a constant cuts off."""
    op, args = values.op[condition], values.args[condition]
    if not args or not values.uniform[condition]:
        return []
    if op in (Op.ULT, Op.SLT):
        a, b = args
        bottom, top = values.constant(a), values.constant(b)
        if bottom is not None and subject_of(values, pointer, b):
            if op is Op.ULT:
                return [(b, 0, bottom)]
            return [(b, bottom + 1, _HALF - 1)] if bottom < _HALF - 1 else []
        if top is not None and top > 0 and subject_of(values, pointer, a):
            return [(a, 0, top - 1)] if op is Op.ULT or top < _HALF else []
        return []
    if op is Op.BIT and values.constant(args[1]) == 31 and subject_of(values, pointer, args[0]):
        return [(args[0], 0, _HALF - 1)]
    if op is Op.EQ and values.constant(args[1]) == 0:
        return _apart(values, pointer, args[0])
    return []


def _apart(values: Values, pointer: int | None, difference: int) -> list[tuple[int, int, int]]:
    """An input that is compared for equality with the lowest or highest value that it can have: a guard asks for the
    workgroup that is the first, as the one of its axis is, and for an argument that is none of both.
    """
    constant, terms = terms_of(values, difference)
    if len(terms) != 1 or len(terms[0][0]) != 1 or not subject_of(values, pointer, terms[0][0][0]):
        return []
    value, factor = terms[0][0][0], terms[0][1]
    end = -constant if factor == 1 else constant if factor == (1 << values.width[value]) - 1 else None
    low, high = values.low[value], values.high[value]
    if end is None or low == high:
        return []
    end &= (1 << values.width[value]) - 1
    if end == low:
        is_first = low + 1 < high and subject_of(values, pointer, value).startswith(_ID)
        return [(value, low, low) if is_first else (value, low + 1, high)]
    return [(value, low, high - 1)] if end == high else []


def ways_apart(
    values: Values, pointer: int | None, paths: Iterable[int], conditions: tuple[Iterable[int], Iterable[int]]
) -> tuple[Box, ...]:
    """Ranges of inputs for which the second program may take a path of its own: on paths on which the programs differ,
    if none of its own branches is taken, and if all of them are.
    """
    decisions = values.decisions
    known = set(conditions[0])
    own = [values.conditions.diagram(condition) for condition in conditions[1] if condition not in known]
    falls = taken = 1
    for diagram in dict.fromkeys(own):
        falls, taken = decisions.without(falls, diagram), decisions.both(taken, diagram)
    boxes = [_box_on(values, pointer, path) for path in (*paths, falls, taken)]
    return tuple({tuple(sorted(box.items())): box for box in boxes if box}.values())[:_MOST_WAYS]


def _box_on(values: Values, pointer: int | None, path: int) -> dict[str, tuple[int, int]]:
    """The ranges that the comparisons of inputs with constants on a path leave to these inputs."""
    found: dict[int, tuple[int, int]] = {}
    for number, holds in sorted(values.conditions.uniform_literals(path).items()):
        for value, low, high in _range_where(values, pointer, values.conditions.variables[number], holds):
            least, most = found.get(value, (values.low[value], values.high[value]))
            found[value] = max(least, low), min(most, high)
    return {
        subject_of(values, pointer, value): limits
        for value, limits in found.items()
        if limits[0] <= limits[1] and limits != (values.low[value], values.high[value])
    }


def _range_where(values: Values, pointer: int | None, condition: int, holds: bool) -> list[tuple[int, int, int]]:
    """(input, low, high) of a comparison of an input with a constant that holds or does not."""
    op, args = values.op[condition], values.args[condition]
    if op is not Op.ULT:
        found = _limits(values, pointer, condition)
        where = op is Op.SLT or (op is Op.EQ and any(low == high for _, low, high in found))
        return found if holds is where else []
    least, most = (values.constant(arg) for arg in args)
    if least is not None and subject_of(values, pointer, args[1]):
        top = values.high[args[1]]
        return [(args[1], least + 1, top) if holds else (args[1], 0, least)]
    if most is not None and subject_of(values, pointer, args[0]):
        return [(args[0], 0, most - 1) if holds else (args[0], most, values.high[args[0]])]
    return []


def within(values: Values, inputs: Mapping[str, int], box: Box) -> int:
    """The condition that all inputs are inside the box."""
    result = values.true
    for subject, (low, high) in box.items():
        value = inputs[subject]
        for outside in (
            values.make(Op.ULT, 1, value, values.const(low, values.width[value])),
            values.make(Op.ULT, 1, values.const(high, values.width[value]), value),
        ):
            result = values.conditions.and_(result, values.conditions.not_(outside))
    return result
