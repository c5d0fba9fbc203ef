"""IEEE 754 binary formats of 16, 32 and 64 bits as exact arithmetic on integers: the rules of `ops.py`, executable.

Slow and obviously right; the engines are tested against it. A finite number is a triple (sign, mantissa, exponent) with
the value (-1)**sign * mantissa * 2**exponent.
"""

from __future__ import annotations

from math import isqrt
from typing import Final, NamedTuple


class FloatFormat(NamedTuple):
    """`fraction` stored mantissa bits, `bias` of the exponent, `width` in bits."""

    width: int
    fraction: int
    bias: int

    @property
    def sign(self) -> int:
        """Mask of the sign bit."""
        return 1 << (self.width - 1)

    @property
    def infinity(self) -> int:
        """Bits of +infinity, which are also the mask of the exponent field."""
        return (self.sign - 1) & ~self.mantissa

    @property
    def mantissa(self) -> int:
        """Mask of the stored mantissa."""
        return (1 << self.fraction) - 1

    @property
    def quiet(self) -> int:
        """The bit that tells a quiet NaN from a signalling one."""
        return 1 << (self.fraction - 1)

    @property
    def nan(self) -> int:
        """Bits of the NaN that an invalid operation gives."""
        return self.infinity | self.quiet

    @property
    def smallest_exponent(self) -> int:
        """Exponent of the lowest mantissa bit of a subnormal."""
        return 1 - self.bias - self.fraction


FORMATS: Final = {16: FloatFormat(16, 10, 15), 32: FloatFormat(32, 23, 127), 64: FloatFormat(64, 52, 1023)}


class Number(NamedTuple):
    """(-1)**sign * mantissa * 2**exponent."""

    sign: int
    mantissa: int
    exponent: int


def is_nan(bits: int, width: int) -> bool:
    """True for quiet and signalling NaNs."""
    form = FORMATS[width]
    return (bits & ~form.sign) > form.infinity


def is_infinite(bits: int, width: int) -> bool:
    """True for both infinities."""
    form = FORMATS[width]
    return (bits & ~form.sign) == form.infinity


def is_signalling(bits: int, width: int) -> bool:
    """True for a NaN whose quiet bit is clear."""
    return is_nan(bits, width) and not bits & FORMATS[width].quiet


def quieted(bits: int, width: int) -> int:
    """The NaN with its quiet bit set."""
    return bits | FORMATS[width].quiet


def decode(bits: int, width: int) -> Number:
    """The exact value of a finite bit pattern."""
    form = FORMATS[width]
    sign = bits >> (width - 1)
    exponent = (bits & form.infinity) >> form.fraction
    mantissa = bits & form.mantissa
    if exponent:
        mantissa |= 1 << form.fraction
    else:
        exponent = 1
    return Number(sign, mantissa, exponent - form.bias - form.fraction)


def encode(number: Number, width: int, *, sticky: bool = False, towards_zero: bool = False) -> int:
    """Round to nearest even (or towards zero). `sticky`: the value is a little larger in magnitude than `number`
    says.
    """
    form = FORMATS[width]
    sign = form.sign if number.sign else 0
    mantissa, exponent = number.mantissa, number.exponent
    if mantissa == 0:
        return sign  # a sticky zero does not occur: callers keep enough bits
    # one more bit for the remainder, so that `sticky` has a place of its own
    mantissa, exponent = (mantissa << 2) | sticky, exponent - 2
    drop = max(mantissa.bit_length() - (form.fraction + 1), form.smallest_exponent - exponent)
    if drop > 0:
        remainder = mantissa & ((1 << drop) - 1)
        mantissa >>= drop
        exponent += drop
        half = 1 << (drop - 1)
        if not towards_zero and (remainder > half or (remainder == half and mantissa & 1)):
            mantissa += 1
    else:
        mantissa <<= -drop
        exponent += drop
    if mantissa.bit_length() > form.fraction + 1:
        mantissa >>= 1
        exponent += 1
    if mantissa.bit_length() <= form.fraction:
        return sign | mantissa
    biased = exponent + form.bias + form.fraction
    if biased >= 2 * form.bias + 1:
        return sign | (form.infinity - 1 if towards_zero else form.infinity)
    return sign | (biased << form.fraction) | (mantissa & form.mantissa)


def first_nan(width: int, *arguments: int) -> int | None:
    """The first NaN among the arguments, quieted; None if there is none."""
    for bits in arguments:
        if is_nan(bits, width):
            return quieted(bits, width)
    return None


def multiply_add(a: int, b: int, c: int, width: int) -> int:
    """a * b + c rounded once."""
    form = FORMATS[width]
    nan = first_nan(width, a, b, c)
    if nan is not None:
        return nan
    product_sign = (a ^ b) & form.sign
    if is_infinite(a, width) or is_infinite(b, width):
        if not (a & ~form.sign) or not (b & ~form.sign):
            return form.nan
        if is_infinite(c, width) and (c & form.sign) != product_sign:
            return form.nan
        return product_sign | form.infinity
    if is_infinite(c, width):
        return c
    x, y = decode(a, width), decode(b, width)
    product = Number(x.sign ^ y.sign, x.mantissa * y.mantissa, x.exponent + y.exponent)
    return encode(_sum(product, decode(c, width)), width)


def add(a: int, b: int, width: int) -> int:
    """a + b."""
    form = FORMATS[width]
    nan = first_nan(width, a, b)
    if nan is not None:
        return nan
    if is_infinite(a, width):
        return form.nan if is_infinite(b, width) and a != b else a
    if is_infinite(b, width):
        return b
    return encode(_sum(decode(a, width), decode(b, width)), width)


def multiply(a: int, b: int, width: int) -> int:
    """a * b."""
    form = FORMATS[width]
    nan = first_nan(width, a, b)
    if nan is not None:
        return nan
    sign = (a ^ b) & form.sign
    if is_infinite(a, width) or is_infinite(b, width):
        return sign | form.infinity if a & ~form.sign and b & ~form.sign else form.nan
    x, y = decode(a, width), decode(b, width)
    return encode(Number(x.sign ^ y.sign, x.mantissa * y.mantissa, x.exponent + y.exponent), width)


def divide(a: int, b: int, width: int) -> int:
    """a / b."""
    form = FORMATS[width]
    nan = first_nan(width, a, b)
    if nan is not None:
        return nan
    sign = (a ^ b) & form.sign
    if is_infinite(a, width):
        return form.nan if is_infinite(b, width) else sign | form.infinity
    if is_infinite(b, width):
        return sign
    x, y = decode(a, width), decode(b, width)
    if y.mantissa == 0:
        return sign | form.infinity if x.mantissa else form.nan
    shift = 2 * form.fraction + 8
    quotient, remainder = divmod(x.mantissa << shift, y.mantissa)
    return encode(Number(x.sign ^ y.sign, quotient, x.exponent - y.exponent - shift), width, sticky=bool(remainder))


def square_root(a: int, width: int) -> int:
    """The square root; of -0 it is -0, of other negative numbers the negative quiet NaN."""
    form = FORMATS[width]
    if is_nan(a, width):
        return quieted(a, width)
    if not a & ~form.sign:
        return a
    if a & form.sign:
        return form.nan | form.sign
    if is_infinite(a, width):
        return a
    x = decode(a, width)
    shift = 2 * form.fraction + 8 + ((x.exponent - 2 * form.fraction) & 1)
    radicand = x.mantissa << shift
    root = isqrt(radicand)
    return encode(Number(0, root, (x.exponent - shift) // 2), width, sticky=root * root != radicand)


def convert(a: int, source: int, width: int, *, towards_zero: bool = False) -> int:
    """From the format of `source` bits to that of `width` bits."""
    old, new = FORMATS[source], FORMATS[width]
    sign = new.sign if a & old.sign else 0
    if is_nan(a, source):
        payload = a & old.mantissa
        shift = new.fraction - old.fraction
        return sign | new.nan | (payload << shift if shift >= 0 else payload >> -shift)
    if is_infinite(a, source):
        return sign | new.infinity
    return encode(decode(a, source), width, towards_zero=towards_zero)


def from_integer(value: int, width: int) -> int:
    """The integer as a float."""
    return encode(Number(int(value < 0), abs(value), 0), width)


def to_integer(a: int, width: int) -> int | None:
    """Truncated to an integer; None for NaN, a huge number for infinities."""
    if is_nan(a, width):
        return None
    sign = -1 if a & FORMATS[width].sign else 1
    if is_infinite(a, width):
        return sign << 2000
    x = decode(a, width)
    magnitude = x.mantissa << x.exponent if x.exponent >= 0 else x.mantissa >> -x.exponent
    return sign * magnitude


def round_to_integral(a: int, width: int, mode: str) -> int:
    """Round to an integral float; `mode` is floor, ceil, trunc or rndne. The sign of a zero result is that of `a`."""
    form = FORMATS[width]
    if is_nan(a, width):
        return quieted(a, width)
    if is_infinite(a, width):
        return a
    x = decode(a, width)
    if x.exponent >= 0:
        return a
    whole, rest = x.mantissa >> -x.exponent, x.mantissa & ((1 << -x.exponent) - 1)
    half = 1 << (-x.exponent - 1)
    up = {
        "trunc": False,
        "floor": bool(x.sign and rest),
        "ceil": bool(not x.sign and rest),
        "rndne": rest > half or (rest == half and bool(whole & 1)),
    }[mode]
    magnitude = encode(Number(0, whole + up, 0), width)
    return magnitude | (a & form.sign)


def less(a: int, b: int, width: int) -> bool:
    """a < b, False on NaN; -0 equals +0."""
    return not (is_nan(a, width) or is_nan(b, width)) and _key(a, width) < _key(b, width)


def equal(a: int, b: int, width: int) -> bool:
    """a == b, False on NaN; -0 equals +0."""
    return not (is_nan(a, width) or is_nan(b, width)) and _key(a, width) == _key(b, width)


def smallest(a: int, b: int, width: int, ieee: bool) -> int:
    """FMIN of `ops.py`."""
    return _pick(a, b, width, ieee, False)


def largest(a: int, b: int, width: int, ieee: bool) -> int:
    """FMAX of `ops.py`."""
    return _pick(a, b, width, ieee, True)


def scale(a: int, power: int, width: int) -> int:
    """a * 2**power rounded once."""
    if is_nan(a, width):
        return quieted(a, width)
    if is_infinite(a, width) or not a & ~FORMATS[width].sign:
        return a
    x = decode(a, width)
    return encode(Number(x.sign, x.mantissa, x.exponent + max(-5000, min(5000, power))), width)


def split(a: int, width: int) -> tuple[int, int]:
    """(mantissa bits in [0.5, 1), exponent); infinities as they are with exponent 0, NaNs quieted."""
    if is_nan(a, width):
        return quieted(a, width), 0
    if is_infinite(a, width) or not a & ~FORMATS[width].sign:
        return a, 0
    x = decode(a, width)
    bits = x.mantissa.bit_length()
    return encode(Number(x.sign, x.mantissa, -bits), width), x.exponent + bits


def _sum(x: Number, y: Number) -> Number:
    exponent = min(x.exponent, y.exponent)
    total = (-x.mantissa if x.sign else x.mantissa) << (x.exponent - exponent)
    total += (-y.mantissa if y.sign else y.mantissa) << (y.exponent - exponent)
    if total == 0:
        return Number(x.sign & y.sign, 0, exponent)
    return Number(int(total < 0), abs(total), exponent)


def _key(bits: int, width: int) -> int:
    magnitude = bits & ~FORMATS[width].sign
    return -magnitude if bits & FORMATS[width].sign else magnitude


def _pick(a: int, b: int, width: int, ieee: bool, largest_wanted: bool) -> int:
    if ieee:
        for bits in (a, b):
            if is_signalling(bits, width):
                return quieted(bits, width)
    if is_nan(b, width):
        return a
    if is_nan(a, width):
        return b
    form = FORMATS[width]
    # -0 below +0: order by sign first where the numbers are equal
    first = (_key(a, width), 0 if a & form.sign else 1)
    second = (_key(b, width), 0 if b & form.sign else 1)
    return a if (first >= second) == largest_wanted or first == second else b
