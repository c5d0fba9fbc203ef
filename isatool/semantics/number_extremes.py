"""Maxima and minima of IEEE 754-2019, which gfx12 has in place of those of gfx11 (RDNA4 ISA guide, v_max_num_f32 and
v_maximum_f32).

`_num_` prefers a number to a NaN and quiets the first of two NaNs; `maximum` and `minimum` give a NaN where one is, a
signalling one first, quieted. -0 is below +0 for all. They keep to the denormal mode as min and max before them do
(LLVM takes their results for canonical).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.rule import LoweringRule, Rules, rule
from isatool.semantics.vector_integer import halves

Pick = Callable[[Expr, Expr], Expr]
_QUIET: Final = {16: 1 << 9, 32: 1 << 22, 64: 1 << 51}


def _quieted(a: Expr) -> Expr:
    """The larger of a value and itself in IEEE mode, which does no more."""
    return al.fmax(a, a, True)


def _is_nan(a: Expr) -> Expr:
    return al.funo(a, a)


def _signals(a: Expr) -> Expr:
    quiet = al.const(_QUIET[a.width], a.width)
    return al.and_(_is_nan(a), al.eq(al.and_(a, quiet), al.const(0, a.width)))


def _number(ordered: Callable[[Expr, Expr, bool], Expr]) -> Pick:
    """A NaN is left where both are one: then it is the first."""
    return lambda a, b: _quieted(ordered(a, b, False))


def _propagating(ordered: Callable[[Expr, Expr, bool], Expr]) -> Pick:
    def pick(a: Expr, b: Expr) -> Expr:
        first = al.or_(_signals(a), al.and_(_is_nan(a), al.not_(_signals(b))))
        nan = al.select(first, a, b)
        return al.select(al.funo(a, b), _quieted(nan), ordered(a, b, False))

    return pick


def _median(smaller: Pick, larger: Pick) -> Callable[[Expr, Expr, Expr], Expr]:
    """A NaN makes it the smallest of three; else the middle one, by comparisons with the largest."""

    def median(a: Expr, b: Expr, c: Expr) -> Expr:
        top = larger(larger(a, b), c)
        middle = al.select(al.feq(top, a), larger(b, c), al.select(al.feq(top, b), larger(a, c), larger(a, b)))
        nan = al.or_(al.or_(_is_nan(a), _is_nan(b)), _is_nan(c))
        return al.select(nan, smaller(smaller(a, b), c), middle)

    return median


_MIN, _MAX = _number(al.fmin), _number(al.fmax)
EXTREMES: Final = {"min_num": _MIN, "max_num": _MAX}
_MINIMUM, _MAXIMUM = _propagating(al.fmin), _propagating(al.fmax)


def _of_three(first: Pick, second: Pick) -> Callable[[Expr, Expr, Expr], Expr]:
    return lambda a, b, c: second(first(a, b), c)


def _rules() -> dict[str, LoweringRule]:
    rules: dict[str, LoweringRule] = {}
    two = {"min_num": _MIN, "max_num": _MAX, "minimum": _MINIMUM, "maximum": _MAXIMUM}
    three = {
        **{f"{name}3_num": _of_three(pick, pick) for name, pick in (("min", _MIN), ("max", _MAX))},
        **{f"{name}3": _of_three(two[name], two[name]) for name in ("minimum", "maximum")},
        "minmax_num": _of_three(_MIN, _MAX),
        "maxmin_num": _of_three(_MAX, _MIN),
        "minimummaximum": _of_three(_MINIMUM, _MAXIMUM),
        "maximumminimum": _of_three(_MAXIMUM, _MINIMUM),
        "med3_num": _median(_MIN, _MAX),
    }
    for name, pick in two.items():
        for kind in ("f16", "f32", "f64"):
            of_two = rule(f"{kind} = {kind} {kind}", pick, flush="sources")
            rules |= {f"{unit}_{name}_{kind}": of_two for unit in ("v", "s") if unit == "v" or kind != "f64"}
        rules[f"v_pk_{name}_f16"] = rule("v2f16 = v2f16 v2f16", halves(pick), flush="sources")
    for name, compute in three.items():
        for kind in ("f16", "f32"):
            rules[f"v_{name}_{kind}"] = rule(f"{kind} = {kind} {kind} {kind}", compute, flush="sources")
    return rules


RULES: Final[Rules] = _rules()
