"""Values as terms of z3: the meaning that the normal forms are held against. Needs z3."""

from __future__ import annotations

from collections.abc import Callable

import z3

from isatool.semantics.ops import Op
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import terms_of


def formula(values: Values, value: int, known: dict[int, object]) -> object:
    """A value as a z3 term; conditions are bit vectors of one bit. `known` keeps the terms of all parts."""
    found = known.get(value)
    if found is None:
        found = known[value] = _formula(values, value, known)
    return found


def _formula(values: Values, value: int, known: dict[int, object]) -> object:
    op, args, width = values.op[value], values.args[value], values.width[value]
    if op is Op.CONST:
        return z3.BitVecVal(values.high[value], width)
    if op is Extra.SYMBOL and (lanes := values.permuted.lanes.get(value)):
        lane = formula(values, values.lane, known)
        found = z3.BitVecVal(lanes[0], width)
        for number, each in enumerate(lanes):
            found = z3.If(lane == number, z3.BitVecVal(each, width), found)
        return found
    if op is Extra.SYMBOL or op is Op.LANE:
        return z3.BitVec(f"x{value}", width)
    if op is Extra.BOOL:
        return _function(values, values.conditions.diagram(value), known)
    parts = [formula(values, arg, known) for arg in args]
    if op is Extra.SUM:
        constant, terms = terms_of(values, value)
        total = z3.BitVecVal(constant, width)
        for atoms, factor in terms:
            product = z3.BitVecVal(factor, width)
            for atom in atoms:
                product *= formula(values, atom, known)
            total += product
        return total
    return MEANING[op](width, parts)


def _function(values: Values, diagram: int, known: dict[int, object]) -> object:
    if diagram <= 1:
        return z3.BitVecVal(diagram, 1)
    variable, low, high = values.decisions.top(diagram)
    condition = formula(values, values.conditions.variables[variable], known)
    return z3.If(condition == 1, _function(values, high, known), _function(values, low, known))


def flag(condition: object) -> object:
    """A condition as a bit."""
    return z3.If(condition, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))


def _wider(parts: list[object], bits: int) -> list[object]:
    """The first two with more bits, the third as wide as they are."""
    size = parts[0].size()
    return [z3.ZeroExt(size + bits - part.size(), part) for part in parts]


def _carry(width: int, parts: list[object]) -> object:
    size, (a, b, single) = parts[0].size(), _wider(parts, 1)
    return z3.Extract(size, size, a + b + single)


def _borrow(width: int, parts: list[object]) -> object:
    a, b, single = _wider(parts, 1)
    return flag(z3.ULT(a, b + single))


def _amount(width: int, count: object) -> object:
    """A number of 32 bits below `width` in as many bits."""
    return z3.ZeroExt(width - 32, count) if width > 32 else z3.Extract(width - 1, 0, count)


def _bit(width: int, parts: list[object]) -> object:
    return z3.Extract(0, 0, z3.LShR(parts[0], _amount(parts[0].size(), parts[1])))


def _upper_product(extend: Callable) -> Callable[[int, list], object]:
    return lambda w, p: z3.Extract(2 * w - 1, w, extend(w, p[0]) * extend(w, p[1]))


def _single_bits(value: object) -> list[object]:
    return [z3.Extract(place, place, value) for place in range(value.size())]


def _popcount(width: int, parts: list[object]) -> object:
    found = z3.BitVecVal(0, width)
    for single in _single_bits(parts[0]):
        found = found + z3.ZeroExt(width - 1, single)
    return found


def _zeros(reverse: bool) -> Callable[[int, list], object]:
    """Leading zeros, or trailing ones."""

    def made(width: int, parts: list[object]) -> object:
        singles = _single_bits(parts[0])
        found = z3.BitVecVal(len(singles), width)
        for number, single in enumerate(singles if not reverse else singles[::-1]):
            distance = len(singles) - 1 - number
            found = z3.If(single == 1, z3.BitVecVal(distance, width), found)
        return found

    return made


MEANING: dict[object, Callable[[int, list], object]] = {
    Op.AND: lambda w, p: p[0] & p[1],
    Op.OR: lambda w, p: p[0] | p[1],
    Op.XOR: lambda w, p: p[0] ^ p[1],
    Op.NOT: lambda w, p: ~p[0],
    Op.ADD: lambda w, p: p[0] + p[1],
    Op.SUB: lambda w, p: p[0] - p[1],
    Op.MUL: lambda w, p: p[0] * p[1],
    Op.MULHU: _upper_product(z3.ZeroExt),
    Op.MULHS: _upper_product(z3.SignExt),
    Op.SHL: lambda w, p: p[0] << _amount(w, p[1]),
    Op.SHR: lambda w, p: z3.LShR(p[0], _amount(w, p[1])),
    Op.SAR: lambda w, p: p[0] >> _amount(w, p[1]),
    Op.ZEXT: lambda w, p: z3.ZeroExt(w - p[0].size(), p[0]),
    Op.SEXT: lambda w, p: z3.SignExt(w - p[0].size(), p[0]),
    Op.TRUNC: lambda w, p: z3.Extract(w - 1, 0, p[0]),
    Op.HIGH: lambda w, p: z3.Extract(2 * w - 1, w, p[0]),
    Op.CONCAT: lambda w, p: z3.Concat(p[1], p[0]),
    Op.POPCOUNT: _popcount,
    Op.CLZ: _zeros(False),
    Op.CTZ: _zeros(True),
    Op.BITREV: lambda w, p: z3.Concat(*_single_bits(p[0])),
    Op.SELECT: lambda w, p: z3.If(p[0] == 1, p[1], p[2]),
    Op.BIT: _bit,
    Op.EQ: lambda w, p: flag(p[0] == p[1]),
    Op.ULT: lambda w, p: flag(z3.ULT(p[0], p[1])),
    Op.SLT: lambda w, p: flag(p[0] < p[1]),
    Op.CARRY: _carry,
    Op.BORROW: _borrow,
}
