"""Atomic operations: the new value from the old one and the operands (ISA guide 11 to 13)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.number_extremes import EXTREMES
from isatool.semantics.reading import Reader, flush
from isatool.semantics.vector_float import from_brain, to_brain
from isatool.semantics.vector_integer import halves


def _clip_subtract(old: Expr, value: Expr) -> Expr:
    return al.select(al.ult(old, value), al.const(0, old.width), al.sub(old, value))


def _increment(old: Expr, limit: Expr) -> Expr:
    return al.select(al.ult(old, limit), al.add(old, al.const(1, old.width)), al.const(0, old.width))


def _decrement(old: Expr, limit: Expr) -> Expr:
    zero = al.eq(old, al.const(0, old.width))
    return al.select(al.or_(zero, al.ult(limit, old)), limit, al.sub(old, al.const(1, old.width)))


def _extreme(less: Callable[[Expr, Expr], Expr], *, largest: bool) -> Callable[[Expr, Expr], Expr]:
    def result(old: Expr, value: Expr) -> Expr:
        better = less(old, value) if largest else less(value, old)
        return al.select(better, value, old)

    return result


NUMBERS: Final = "(?:_num|_sub|_clamp|_add)?"
"""what may follow the first word of an operation's name on gfx12: max_num, cond_sub, sub_clamp, pk_add"""


def _packed_sum(kind: str) -> Callable[[Expr, Expr], Expr]:
    """Two sums of 16 bits. The LDS and the caches are said to keep subnormals of them (LLVM's atomics)."""

    def total(a: Expr, b: Expr) -> Expr:
        return al.fadd(a, b) if kind == "f" else to_brain(al.fadd(from_brain(a), from_brain(b)))

    return halves(total)


_SIMPLE: Final[dict[str, Callable[[Expr, Expr], Expr]]] = {
    "add": al.add,
    "sub": al.sub,
    "rsub": lambda old, value: al.sub(value, old),
    "inc": _increment,
    "dec": _decrement,
    "and": al.and_,
    "or": al.or_,
    "xor": al.xor,
    "swap": lambda old, value: value,
    "storexchg": lambda old, value: value,
    "csub": _clip_subtract,
    "sub_clamp": _clip_subtract,
    "cond_sub": lambda old, value: al.select(al.ult(old, value), old, al.sub(old, value)),
}


def new_value(
    reader: Reader,
    operation: str,
    kind: str,
    old: Expr,
    first: Expr,
    second: Expr | None,
    *,
    follows_mode: bool = False,
) -> Expr:
    """What memory holds afterwards; `kind` is b, i, u or f; NotEmulated for an operation that is not known.

    `follows_mode`: a sum flushes subnormals as MODE says (the LDS does, global memory keeps them).
    """
    if kind == "f" and operation == "add" and follows_mode:
        total = al.fadd(reader.flushed(old), reader.flushed(first))
        return total if reader.mode.keeps_results(total.width) else flush(total)
    if kind == "f" and operation == "add":
        return al.fadd(old, first)
    if operation == "pk_add":
        return _packed_sum(kind)(old, first)
    if operation in ("min_num", "max_num"):
        return EXTREMES[operation](first, old)
    if operation in ("min", "max"):
        less = {"f": al.flt, "i": al.slt, "u": al.ult}[kind]
        return _extreme(less, largest=operation == "max")(old, first)
    if operation in ("cmpswap", "cmpstore") and second is not None:
        same = al.feq(old, second) if kind == "f" else al.eq(old, second)
        return al.select(same, first, old)
    if operation == "mskor" and second is not None:
        return al.or_(al.and_(old, al.not_(first)), second)
    if operation == "wrap" and second is not None:
        return al.select(al.ult(old, first), al.add(old, second), al.sub(old, first))
    if operation in _SIMPLE and kind != "f":
        return _SIMPLE[operation](old, first)
    raise reader.refuse(f"atomic operation {operation}")
