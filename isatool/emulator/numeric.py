"""Operations of the algebra on numpy arrays that need more than one line: exact fma, NaN rules, conversions, lanes.

Values of up to 32 bits live zero-extended in uint32 arrays, 64-bit ones in uint64, one-bit ones in bool. Exact f32 fma:
the product is exact in f64 and the sum rounds once more on the way to f32, which goes wrong only where the sum's low 29
bits are 0x10000000 or the result is subnormal; those lanes are redone with the sum rounded to odd (TwoSum gives the
error). It is long because it is a list: one function for an operation.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

U32: TypeAlias = NDArray[np.uint32]
U64: TypeAlias = NDArray[np.uint64]
Bits: TypeAlias = NDArray[np.unsignedinteger]
Flags: TypeAlias = NDArray[np.bool_]
F64: TypeAlias = NDArray[np.float64]
Floats: TypeAlias = NDArray[np.floating]
Shape: TypeAlias = tuple[int, int]
"""waves and lanes of a wave"""


def _constants(values: dict[int, int]) -> dict[int, Bits]:
    """Constants by width, in their containers, as arrays without dimensions."""
    return {width: np.array(value, np.uint64 if width == 64 else np.uint32) for width, value in values.items()}


_FLOAT: Final = {16: np.float16, 32: np.float32, 64: np.float64}
_QUIET: Final = _constants({16: 0x200, 32: 0x400000, 64: 1 << 51})
_NAN: Final = _constants({16: 0x7E00, 32: 0x7FC00000, 64: 0x7FF8 << 48})
_SIGN: Final = _constants({16: 0x8000, 32: 0x80000000, 64: 1 << 63})
_INFINITY: Final = _constants({16: 0x7C00, 32: 0x7F800000, 64: 0x7FF0 << 48})
_FRACTION: Final = {16: 10, 32: 23, 64: 52}


def floats(bits: Bits, width: int) -> Floats:
    """Bit patterns as floats of their own width."""
    if width == 16:
        return bits.astype(np.uint16).view(np.float16)
    return bits.view(_FLOAT[width])


def bits_of(values: Floats, width: int) -> Bits:
    """Floats of a width as bit patterns in their container."""
    if width == 16:
        return values.astype(np.float16, copy=False).view(np.uint16).astype(np.uint32)
    if width == 32:
        return values.astype(np.float32, copy=False).view(np.uint32)
    return values.astype(np.float64, copy=False).view(np.uint64)


def doubles(bits: Bits, width: int) -> F64:
    """Bit patterns as doubles; exact for every width."""
    if width == 64:
        return bits.view(np.float64)
    return floats(bits, width).astype(np.float64)


def is_nan(bits: Bits, width: int) -> Flags:
    """Where a bit pattern is a NaN."""
    if width == 16:
        return (bits & np.uint32(0x7FFF)) > _INFINITY[16]
    found: Flags = np.isnan(bits.view(_FLOAT[width]))
    return found


def _with_nan(result: Bits, width: int, *sources: Bits) -> Bits:
    """The NaN rule of arithmetic: where the result is a NaN, the first NaN source quieted, else the positive quiet
    NaN.
    """
    found = is_nan(result, width)
    if not found.any():
        return result
    chosen = np.full_like(result, _NAN[width])
    for source in reversed(sources):
        source = np.broadcast_to(source, result.shape)
        chosen = np.where(is_nan(source, width), source | _QUIET[width], chosen)
    return np.where(found, chosen, result)


# -- arithmetic


def fma32(a: U32, b: U32, c: U32) -> U32:
    """a * b + c in f32, rounded once."""
    x, y, z = (v.view(np.float32).astype(np.float64) for v in (a, b, c))
    product = x * y
    total = product + z
    result = total.astype(np.float32).view(np.uint32)
    low = total.view(np.uint64) & np.uint64(0x1FFFFFFF)
    # an exponent of 0 or 255 of the result: zero, subnormal, infinity or NaN
    edge = (result & np.uint32(0x7F800000)) - np.uint32(0x00800000) >= np.uint32(0x7F000000)
    hard = (low == np.uint64(0x10000000)) | edge
    if not hard.any():
        return result
    odd = _rounded_to_odd(product, z, total)
    redone = odd.astype(np.float32).view(np.uint32)
    return _with_nan(np.where(hard, redone, result), 32, a, b, c)


def _rounded_to_odd(a: F64, b: F64, total: F64) -> F64:
    """a + b with its last bit set where the sum is inexact, so that rounding it again is right."""
    part = total - a
    error = (a - (total - part)) + (b - part)
    bits = total.view(np.uint64)
    inexact = (error != 0) & np.isfinite(error) & np.isfinite(total) & ((bits & np.uint64(1)) == 0)
    away = (error > 0) == (total > 0)
    step = np.where(away, bits + np.uint64(1), bits - np.uint64(1))
    return np.where(inexact, step, bits).view(np.float64)


def fma16(a: U32, b: U32, c: U32) -> U32:
    """a * b + c in f16, rounded once."""
    product = doubles(a, 16) * doubles(b, 16)
    addend = doubles(c, 16)
    total = product + addend
    odd = _rounded_to_odd(product, np.broadcast_to(addend, total.shape), total)
    return _with_nan(bits_of(odd, 16), 16, a, b, c)


def fma64(a: U64, b: U64, c: U64) -> U64:
    """a * b + c in f64, rounded once: error-free product and sums, or integers where exponents are extreme."""
    x, y, z = (np.atleast_1d(v).view(np.float64) for v in (a, b, c))
    x, y, z = np.broadcast_arrays(x, y, z)
    product = x * y
    total = product + z
    low, top = 2.0**-400, 2.0**400

    def moderate(v: F64) -> Flags:
        return (np.abs(v) > low) & (np.abs(v) < top)

    easy = moderate(x) & moderate(y) & (moderate(z) | (z == 0))
    high, rest = _two_product(x, y, product)
    # Boldo and Melquiond: the two small terms are added with rounding to odd
    upper_low, lower_low = _two_sum(z, rest)
    main, lower_main = _two_sum(high, upper_low)
    odd = _rounded_to_odd(lower_main, lower_low, lower_main + lower_low)
    result = np.where(easy, main + odd, total).view(np.uint64).copy()
    special = ~np.isfinite(x) | ~np.isfinite(y) | ~np.isfinite(z)
    for place in zip(*np.nonzero(~easy & ~special), strict=True):
        result[place] = _exact_fma64(*(int(v.view(np.uint64)[place]) for v in (x, y, z)))
    return _with_nan(result, 64, a, b, c)


def _exact_fma64(a: int, b: int, c: int) -> np.uint64:
    from isatool.semantics.binary_float import multiply_add

    return np.uint64(multiply_add(a, b, c, 64))


def _two_sum(a: F64, b: F64) -> tuple[F64, F64]:
    total = a + b
    part = total - a
    return total, (a - (total - part)) + (b - part)


def _two_product(a: F64, b: F64, product: F64) -> tuple[F64, F64]:
    def split(v: F64) -> tuple[F64, F64]:
        scaled = v * 134217729.0
        top = scaled - (scaled - v)
        return top, v - top

    a_top, a_low = split(a)
    b_top, b_low = split(b)
    return product, ((a_top * b_top - product) + a_top * b_low + a_low * b_top) + a_low * b_low


def fadd(a: Bits, b: Bits, width: int) -> Bits:
    """a + b."""
    if width == 16:
        return _with_nan(bits_of(doubles(a, 16) + doubles(b, 16), 16), 16, a, b)
    return _with_nan(bits_of(floats(a, width) + floats(b, width), width), width, a, b)


def fmul(a: Bits, b: Bits, width: int) -> Bits:
    """a * b."""
    if width == 16:
        return _with_nan(bits_of(doubles(a, 16) * doubles(b, 16), 16), 16, a, b)
    return _with_nan(bits_of(floats(a, width) * floats(b, width), width), width, a, b)


def fdiv(a: Bits, b: Bits, width: int) -> Bits:
    """a / b; f64 only."""
    return _with_nan(bits_of(floats(a, width) / floats(b, width), width), width, a, b)


def sqrt(a: Bits, width: int) -> Bits:
    """Square root; f64 only."""
    result = bits_of(np.sqrt(floats(a, width)), width)
    negative = (a > _SIGN[width]) & ~is_nan(a, width)
    return np.where(negative, _NAN[width] | _SIGN[width], _with_nan(result, width, a))


def _ordered(a: Bits, b: Bits, first: Flags, width: int, ieee: int) -> Bits:
    result = np.where(first, a, b)
    nan_a, nan_b = is_nan(a, width), is_nan(b, width)
    if not (nan_a.any() or nan_b.any()):
        return result
    result = np.where(nan_b, a, np.where(nan_a, b, result))
    if ieee:
        for source, nan in ((b, nan_b), (a, nan_a)):
            signalling = nan & ((source & _QUIET[width]) == 0)
            result = np.where(signalling, source | _QUIET[width], result)
    return result


def fmin(a: Bits, b: Bits, width: int, ieee: int) -> Bits:
    """The smaller one, -0 below +0."""
    x, y = floats(a, width), floats(b, width)
    return _ordered(a, b, (x < y) | ((x == y) & (a > b)), width, ieee)


def fmax(a: Bits, b: Bits, width: int, ieee: int) -> Bits:
    """The larger one, -0 below +0."""
    x, y = floats(a, width), floats(b, width)
    return _ordered(a, b, (x > y) | ((x == y) & (a < b)), width, ieee)


# -- conversions


def fcvt(a: Bits, source: int, width: int) -> Bits:
    """From one float format to another, to nearest even."""
    return _converted(a, bits_of(_narrowed(a, source, width), width), source, width)


def _narrowed(a: Bits, source: int, width: int) -> Floats:
    return floats(a, source).astype(_FLOAT[width])


def _converted(a: Bits, result: Bits, source: int, width: int) -> Bits:
    nan = is_nan(a, source)
    if not nan.any():
        return result
    container = np.uint64 if width == 64 else np.uint32
    wide = a.astype(np.uint64)
    payload = wide & np.uint64((1 << _FRACTION[source]) - 1)
    shift = _FRACTION[width] - _FRACTION[source]
    payload = payload << np.uint64(shift) if shift >= 0 else payload >> np.uint64(-shift)
    sign = (wide >> np.uint64(source - 1)) << np.uint64(width - 1)
    return np.where(nan, (sign | payload | np.uint64(_NAN[width])).astype(container), result)


def fcvtz(a: Bits, source: int, width: int) -> Bits:
    """From a wider float format, rounded towards zero."""
    result = bits_of(_narrowed(a, source, width), width)
    above = np.abs(doubles(result, width)) > np.abs(doubles(a, source))
    return _converted(a, np.where(above, result - np.uint32(1), result), source, width)


def to_integer(a: Bits, source: int, width: int, signed: bool) -> U32:
    """Float to an integer of up to 32 bits: truncated, saturated, NaN gives 0."""
    value = np.trunc(doubles(a, source))
    low, top = (-(2.0 ** (width - 1)), 2.0 ** (width - 1) - 1) if signed else (0.0, 2.0**width - 1)
    value = np.where(np.isnan(value), 0.0, np.clip(value, low, top))
    mask = np.int64((1 << width) - 1)
    return (value.astype(np.int64) & mask).astype(np.uint32)


def from_integer(a: U32, source: int, width: int, signed: bool) -> Bits:
    """An integer of 16 or 32 bits to a float; exact in f64, rounded once after it."""
    number = a.astype(np.int64)
    if signed:
        number = number - ((number >> np.int64(source - 1)) << np.int64(source))
    return bits_of(number.astype(np.float64).astype(_FLOAT[width]), width)


_ROUNDING: Final[dict[str, Callable[[Floats], Floats]]] = {
    "ffloor": np.floor,
    "fceil": np.ceil,
    "ftrunc": np.trunc,
    "frndne": np.rint,
}


def integral(a: Bits, width: int, mode: str) -> Bits:
    """Rounded to an integral float."""
    values = floats(a, width)
    if width == 16:
        values = values.astype(np.float32)
    return _with_nan(bits_of(_ROUNDING[mode](values), width), width, a)


def ldexp(a: Bits, power: U32, width: int) -> Bits:
    """a * 2**power rounded once; the power is a signed 32-bit number."""
    exponent = np.clip(power.view(np.int32), -2300, 2300)
    values = doubles(a, width)
    if width == 64:
        return _with_nan(bits_of(np.ldexp(values, exponent), 64), 64, a)
    # in f64 the scaled value is exact as long as the exponent stays in range
    scaled = np.ldexp(values, np.clip(exponent, -400, 400))
    return _with_nan(bits_of(scaled.astype(_FLOAT[width]), width), width, a)


def mantissa(a: Bits, width: int) -> Bits:
    """The mantissa in [0.5, 1)."""
    part, _ = np.frexp(doubles(a, width))
    result = bits_of(part.astype(_FLOAT[width]), width)
    infinite = (a & ~_SIGN[width]) == _INFINITY[width]
    return _with_nan(np.where(infinite, a, result), width, a)


def exponent(a: Bits, width: int) -> U32:
    """The exponent that goes with `mantissa`; 0 for zeros, infinities and NaNs."""
    _, power = np.frexp(doubles(a, width))
    finite = (a & ~_SIGN[width]) < _INFINITY[width]
    return np.where(finite, power, 0).astype(np.int32).view(np.uint32)


# -- bits


def popcount(a: Bits, width: int) -> U32:
    """Number of set bits."""
    total = np.zeros(a.shape, np.uint32)
    wide = a.astype(np.uint64)
    step = np.uint64(0x0101010101010101)
    pairs = wide - ((wide >> np.uint64(1)) & (step * np.uint64(0x55)))
    mask = step * np.uint64(0x33)
    quads = (pairs & mask) + ((pairs >> np.uint64(2)) & mask)
    octets = (quads + (quads >> np.uint64(4))) & (step * np.uint64(0x0F))
    counted: U32 = total + ((octets * step) >> np.uint64(56)).astype(np.uint32)
    return counted


def leading_zeros(a: Bits, width: int) -> U32:
    """Leading zeros, the width for 0."""
    wide = a.astype(np.uint64)
    for shift in (1, 2, 4, 8, 16, 32):
        wide = wide | (wide >> np.uint64(shift))
    return np.uint32(width) - popcount(wide, 64)


def trailing_zeros(a: Bits, width: int) -> U32:
    """Trailing zeros, the width for 0."""
    wide = a.astype(np.uint64)
    below = ~wide & (wide - np.uint64(1))
    found: U32 = np.minimum(popcount(below, 64), np.uint32(width))
    return found


def reversed_bits(a: Bits, width: int) -> Bits:
    """Bits in reverse order."""
    if width == 64:
        low, top = a.astype(np.uint32), (a >> np.uint64(32)).astype(np.uint32)
        upper = reversed_bits(low, 32).astype(np.uint64)
        return (upper << np.uint64(32)) | reversed_bits(top, 32).astype(np.uint64)
    value = a
    for shift, mask in ((1, 0x55555555), (2, 0x33333333), (4, 0x0F0F0F0F), (8, 0x00FF00FF), (16, 0x0000FFFF)):
        keep = np.uint32(mask)
        value = ((value >> np.uint32(shift)) & keep) | ((value & keep) << np.uint32(shift))
    return value >> np.uint32(32 - width)


def sign_extended(a: Bits, source: int) -> NDArray[np.int64]:
    """A two's complement number of `source` bits as int64."""
    if source == 64:
        return a.view(np.int64)
    number = a.astype(np.int64)
    return number - ((number >> np.int64(source - 1)) << np.int64(source))


# -- lanes


def ballot(condition: Flags, shape: Shape) -> Bits:
    """[waves, lanes] conditions to [waves, 1] masks of a bit per lane."""
    full = np.broadcast_to(condition, shape)
    words = np.packbits(full, axis=1, bitorder="little")
    kind = np.dtype(f"u{words.shape[1]}")
    return words.view(kind.newbyteorder("<")).astype(kind, copy=False)


def lanes_of(masks: U32) -> Flags:
    """Masks [waves, dwords] to conditions [waves, dwords * 32], the low dword first."""
    octets = np.ascontiguousarray(masks.astype("<u4", copy=False)).view(np.uint8)
    return np.unpackbits(octets, axis=1, bitorder="little").view(np.bool_)


def gather(a: Bits, index: U32, shape: Shape) -> Bits:
    """The value of `a` in lane `index`; `shape` is (waves, lanes)."""
    values = np.broadcast_to(a, shape)
    index = np.atleast_1d(index)  # a constant has no axes
    wanted = np.broadcast_to(index, (shape[0], index.shape[-1]))
    return np.take_along_axis(values, wanted.astype(np.intp), axis=1)


def scatter(a: Bits, index: U32, sends: Flags, shape: Shape) -> Bits:
    """Lane j receives the value of the highest sending lane whose index is j, else 0."""
    values = np.broadcast_to(a, shape)
    result = np.zeros(shape, values.dtype)
    target = np.broadcast_to(index, shape).astype(np.intp)
    active = np.broadcast_to(sends, shape)
    rows = np.arange(shape[0])
    for lane in range(shape[1]):
        chosen = active[:, lane]
        result[rows[chosen], target[chosen, lane]] = values[chosen, lane]
    return result
