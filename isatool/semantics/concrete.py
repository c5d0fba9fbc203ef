"""What an operation of the algebra gives on concrete values: the definition that every printer is held against."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.bitvec.words import signed
from isatool.semantics import binary_float as bf
from isatool.semantics.ops import Op


def apply(op: Op, width: int, imm: int, widths: tuple[int, ...], values: tuple[int, ...]) -> int:
    """The result of a pure operation of one lane; KeyError for leaves, cross-lane and transcendental operations.

    `width` is that of the result, `widths` those of the arguments; values are non-negative bit patterns.
    """
    result = _FUNCTIONS[op](width, imm, widths, values)
    return result & ((1 << width) - 1)


Values = tuple[int, ...]
Function = Callable[[int, int, Values, Values], int]


def _compare_float(test: Callable[[int, int, int], bool]) -> Function:
    return lambda _w, _imm, widths, v: int(test(v[0], v[1], widths[0]))


def _integral(mode: str) -> Function:
    return lambda w, _imm, _widths, v: bf.round_to_integral(v[0], w, mode)


def _to_integer(widths: Values, v: Values, low: int, high: int) -> int:
    number = bf.to_integer(v[0], widths[0])
    return 0 if number is None else max(low, min(high, number))


def _clz(value: int, width: int) -> int:
    return width - value.bit_length()


def _ctz(value: int, width: int) -> int:
    return (value & -value).bit_length() - 1 if value else width


_FUNCTIONS: Final[dict[Op, Function]] = {
    Op.AND: lambda w, i, ws, v: v[0] & v[1],
    Op.OR: lambda w, i, ws, v: v[0] | v[1],
    Op.XOR: lambda w, i, ws, v: v[0] ^ v[1],
    Op.NOT: lambda w, i, ws, v: ~v[0],
    Op.ADD: lambda w, i, ws, v: v[0] + v[1],
    Op.SUB: lambda w, i, ws, v: v[0] - v[1],
    Op.MUL: lambda w, i, ws, v: v[0] * v[1],
    Op.MULHU: lambda w, i, ws, v: (v[0] * v[1]) >> w,
    Op.MULHS: lambda w, i, ws, v: (signed(v[0], w) * signed(v[1], w)) >> w,
    Op.SHL: lambda w, i, ws, v: v[0] << v[1],
    Op.SHR: lambda w, i, ws, v: v[0] >> v[1],
    Op.SAR: lambda w, i, ws, v: signed(v[0], w) >> v[1],
    Op.ZEXT: lambda w, i, ws, v: v[0],
    Op.SEXT: lambda w, i, ws, v: signed(v[0], ws[0]),
    Op.TRUNC: lambda w, i, ws, v: v[0],
    Op.HIGH: lambda w, i, ws, v: v[0] >> w,
    Op.CONCAT: lambda w, i, ws, v: v[0] | v[1] << ws[0],
    Op.POPCOUNT: lambda w, i, ws, v: v[0].bit_count(),
    Op.CLZ: lambda w, i, ws, v: _clz(v[0], ws[0]),
    Op.CTZ: lambda w, i, ws, v: _ctz(v[0], ws[0]),
    Op.BITREV: lambda w, i, ws, v: int(f"{v[0]:0{w}b}"[::-1], 2),
    Op.BIT: lambda w, i, ws, v: v[0] >> v[1],
    Op.SELECT: lambda w, i, ws, v: v[1] if v[0] else v[2],
    Op.EQ: lambda w, i, ws, v: int(v[0] == v[1]),
    Op.ULT: lambda w, i, ws, v: int(v[0] < v[1]),
    Op.SLT: lambda w, i, ws, v: int(signed(v[0], ws[0]) < signed(v[1], ws[0])),
    Op.CARRY: lambda w, i, ws, v: (v[0] + v[1] + v[2]) >> ws[0],
    Op.BORROW: lambda w, i, ws, v: int(v[0] < v[1] + v[2]),
    Op.FADD: lambda w, i, ws, v: bf.add(v[0], v[1], w),
    Op.FMUL: lambda w, i, ws, v: bf.multiply(v[0], v[1], w),
    Op.FMA: lambda w, i, ws, v: bf.multiply_add(v[0], v[1], v[2], w),
    Op.FDIV: lambda w, i, ws, v: bf.divide(v[0], v[1], w),
    Op.SQRT: lambda w, i, ws, v: bf.square_root(v[0], w),
    Op.FMIN: lambda w, i, ws, v: bf.smallest(v[0], v[1], w, bool(i)),
    Op.FMAX: lambda w, i, ws, v: bf.largest(v[0], v[1], w, bool(i)),
    Op.FEQ: _compare_float(bf.equal),
    Op.FLT: _compare_float(bf.less),
    Op.FUNO: _compare_float(lambda a, b, w: bf.is_nan(a, w) or bf.is_nan(b, w)),
    Op.FFLOOR: _integral("floor"),
    Op.FCEIL: _integral("ceil"),
    Op.FTRUNC: _integral("trunc"),
    Op.FRNDNE: _integral("rndne"),
    Op.FCVT: lambda w, i, ws, v: bf.convert(v[0], ws[0], w),
    Op.FCVTZ: lambda w, i, ws, v: bf.convert(v[0], ws[0], w, towards_zero=True),
    Op.FTOS: lambda w, i, ws, v: _to_integer(ws, v, -(1 << (w - 1)), (1 << (w - 1)) - 1),
    Op.FTOU: lambda w, i, ws, v: _to_integer(ws, v, 0, (1 << w) - 1),
    Op.STOF: lambda w, i, ws, v: bf.from_integer(signed(v[0], ws[0]), w),
    Op.UTOF: lambda w, i, ws, v: bf.from_integer(v[0], w),
    Op.FLDEXP: lambda w, i, ws, v: bf.scale(v[0], signed(v[1], 32), w),
    Op.FREXPM: lambda w, i, ws, v: bf.split(v[0], w)[0],
    Op.FREXPE: lambda w, i, ws, v: bf.split(v[0], ws[0])[1],
}

PURE: Final = frozenset(_FUNCTIONS)
