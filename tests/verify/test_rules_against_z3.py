"""The algebra's rules for comparisons, selects, shifts and halves against z3, at 8, 16, 32 and 64 bits."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from isatool.semantics.ops import Op
from isatool.verify.nodes import Extra
from isatool.verify.sums import terms_of
from isatool.verify.values import Values

z3 = pytest.importorskip("z3")
WIDTHS = (8, 16, 32, 64)


def formula(values: Values, value: int, symbols: dict[int, object]) -> object:
    """A value as a z3 term; conditions are bit vectors of one bit."""
    op, args, width = values.op[value], values.args[value], values.width[value]
    if op is Op.CONST:
        return z3.BitVecVal(values.high[value], width)
    if op is Extra.SYMBOL:
        return symbols.setdefault(value, z3.BitVec(f"x{value}", width))
    if op is Extra.BOOL:
        return _function(values, values.conditions.diagram(value), symbols)
    parts = [formula(values, arg, symbols) for arg in args]
    if op is Extra.SUM:
        constant, terms = terms_of(values, value)
        known = dict(zip(args, parts, strict=True))
        total = z3.BitVecVal(constant, width)
        for atoms, factor in terms:
            product = z3.BitVecVal(factor, width)
            for atom in atoms:
                product *= known[atom]
            total += product
        return total
    return _MEANING[op](width, parts)


def _function(values: Values, diagram: int, symbols: dict[int, object]) -> object:
    if diagram <= 1:
        return z3.BitVecVal(diagram, 1)
    variable, low, high = values.decisions.top(diagram)
    condition = formula(values, values.conditions.variables[variable], symbols)
    return z3.If(condition == 1, _function(values, high, symbols), _function(values, low, symbols))


def _flag(condition: object) -> object:
    return z3.If(condition, z3.BitVecVal(1, 1), z3.BitVecVal(0, 1))


def _carry(width: int, parts: list[object]) -> object:
    a, b, single = (z3.ZeroExt(1, part) if part.size() > 1 else z3.ZeroExt(parts[0].size(), part) for part in parts)
    return z3.Extract(parts[0].size(), parts[0].size(), a + b + single)


_MEANING: dict[object, Callable[[int, list], object]] = {
    Op.AND: lambda w, p: p[0] & p[1],
    Op.OR: lambda w, p: p[0] | p[1],
    Op.XOR: lambda w, p: p[0] ^ p[1],
    Op.MUL: lambda w, p: p[0] * p[1],
    Op.SHR: lambda w, p: z3.LShR(p[0], z3.ZeroExt(w - 32, p[1]) if w > 32 else z3.Extract(w - 1, 0, p[1])),
    Op.SAR: lambda w, p: p[0] >> (z3.ZeroExt(w - 32, p[1]) if w > 32 else z3.Extract(w - 1, 0, p[1])),
    Op.ZEXT: lambda w, p: z3.ZeroExt(w - p[0].size(), p[0]),
    Op.SEXT: lambda w, p: z3.SignExt(w - p[0].size(), p[0]),
    Op.TRUNC: lambda w, p: z3.Extract(w - 1, 0, p[0]),
    Op.HIGH: lambda w, p: z3.Extract(2 * w - 1, w, p[0]),
    Op.SELECT: lambda w, p: z3.If(p[0] == 1, p[1], p[2]),
    Op.BIT: lambda w, p: z3.Extract(0, 0, z3.LShR(p[0], z3.BitVecVal(p[1].as_long(), p[0].size()))),
    Op.EQ: lambda w, p: _flag(p[0] == p[1]),
    Op.ULT: lambda w, p: _flag(z3.ULT(p[0], p[1])),
    Op.SLT: lambda w, p: _flag(p[0] < p[1]),
    Op.CARRY: _carry,
}

Rule = Callable[[Values, int, int, int], tuple[int, object]]
"""(values, width, x, y) -> the normal form, and what it has to mean in z3"""


def _made(op: Op, width: int = 0) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
        args, meant = ((x, y, values.false), [a, b, z3.BitVecVal(0, 1)]) if op is Op.CARRY else ((x, y), [a, b])
        return values.make(op, width or size, *args), _MEANING[op](width or size, meant)

    return made


def _sum_below(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
    return values.make(Op.ULT, 1, values.make(Op.ADD, size, x, y), x), _flag(z3.ULT(a + b, a))


def _opposite_below(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
    return values.make(Op.ULT, 1, values.make(Op.NOT, size, x), y), _flag(z3.ULT(~a, b))


def _above(step: int) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, constant = z3.BitVec(f"x{x}", size), values.const(step, size)
        total = values.make(Op.ADD, size, x, constant)
        return values.make(Op.ULT, 1, total, constant), _flag(z3.ULT(a + step, z3.BitVecVal(step, size)))

    return made


def _largest(signed: bool) -> Rule:
    def made(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
        a, b = z3.BitVec(f"x{x}", size), z3.BitVec(f"x{y}", size)
        less = values.make(Op.SLT if signed else Op.ULT, 1, y, x)
        return values.make(Op.SELECT, size, less, x, y), z3.If(b < a if signed else z3.ULT(b, a), a, b)

    return made


def _absolute(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    opposite = values.make(Op.SUB, size, values.const(0, size), x)
    return values.make(Op.SELECT, size, values.make(Op.SLT, 1, x, opposite), opposite, x), z3.If(a < -a, -a, a)


def _by_sign(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    sign = values.make(Op.SAR, size, x, values.const(size - 1))
    return values.make(Op.SUB, size, values.make(Op.XOR, size, x, sign), sign), z3.If(a < 0, -a, a)


def _limited(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, most = z3.BitVec(f"x{x}", size), values.const(7, size)
    less = values.make(Op.ULT, 1, x, most)
    return values.make(Op.SELECT, size, less, x, most), z3.If(z3.ULT(a, 7), a, z3.BitVecVal(7, size))


def _put_together(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a, count = z3.BitVec(f"x{x}", size), values.const(3)
    upper = values.make(Op.SHL, size, values.make(Op.SHR, size, x, count), count)
    return values.make(Op.OR, size, upper, values.make(Op.AND, size, x, values.const(7, size))), a


def _shifted_back(values: Values, size: int, x: int, y: int) -> tuple[int, object]:
    a = z3.BitVec(f"x{x}", size)
    moved = values.make(Op.SHL, size, x, values.const(5))
    return values.make(Op.SAR, size, moved, values.const(6)), (a << 5) >> 6


RULES: dict[str, Rule] = {
    "carry": _made(Op.CARRY),
    "less": _made(Op.ULT, 1),
    "signed less": _made(Op.SLT, 1),
    "equal": _made(Op.EQ, 1),
    "sum below": _sum_below,
    "opposite below": _opposite_below,
    "above 1": _above(1),
    "above 5": _above(5),
    "above the middle": _above(0x80),
    "the larger": _largest(False),
    "the larger, signed": _largest(True),
    "absolute": _absolute,
    "absolute by the sign": _by_sign,
    "at most 7": _limited,
    "put together": _put_together,
    "shifted back": _shifted_back,
}


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", RULES)
def test_a_rule_means_what_it_says(name: str, width: int) -> None:
    values = Values()
    x, y = (values.symbol(("input", number), width, uniform=False) for number in range(2))
    # the symbols' names in z3 are those that `formula` gives them
    made, meant = RULES[name](values, width, x, y)
    solver = z3.Solver()
    solver.set("timeout", 20_000)
    solver.add(formula(values, made, {}) != meant)
    assert solver.check() == z3.unsat


SPELLINGS: dict[str, tuple[Rule, Rule]] = {
    "a carry as sum < a": (_made(Op.CARRY), _sum_below),
    "a carry as ~a < b": (_made(Op.CARRY), _opposite_below),
    "an absolute value by its sign": (_absolute, _by_sign),
}


@pytest.mark.parametrize("width", WIDTHS[:-1])
@pytest.mark.parametrize("name", SPELLINGS)
def test_two_spellings_have_one_form(name: str, width: int) -> None:
    values = Values()
    x, y = (values.symbol(("input", number), width, uniform=False) for number in range(2))
    first, second = (spelling(values, width, x, y)[0] for spelling in SPELLINGS[name])
    assert first == second
