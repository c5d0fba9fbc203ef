"""v_trig_preop_f64: a piece of 2/pi, for reducing large arguments of sine and cosine (ISA guide 16.12).

The hardware knows 1201 bits. Source 1 chooses 53 of them, farther on if the exponent of source 0 is large. Bits after
the last one are 0.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.division import exponent_field
from isatool.semantics.ops import Op
from isatool.semantics.rule import Rules, rule

BITS: Final = 1201
_WORD: Final = 64
_LARGE: Final = 1077
_HUGE: Final = 1968


@cache
def two_over_pi(bits: int) -> int:
    """The first bits of 2/pi after its point, truncated; pi by Machin's formula."""
    spare = 64
    one = 1 << (bits + spare)

    def arctangent_of_inverse(number: int) -> int:
        total, power, term = 0, one // number, 1
        while power:
            total += power // term if term % 4 == 1 else -(power // term)
            power //= number * number
            term += 2
        return total

    pi = 4 * (4 * arctangent_of_inverse(5) - arctangent_of_inverse(239))
    return (2 * one * one // pi) >> spare


def _words() -> list[int]:
    """64 bits each, first bits first, two words of zeros after them."""
    padded = two_over_pi(BITS) << (-BITS % _WORD)
    count = -(-BITS // _WORD)
    return [padded >> (_WORD * (count - 1 - place)) & ((1 << _WORD) - 1) for place in range(count)]


def _word(index: Expr, words: list[int]) -> Expr:
    """The word at an index below 64, 0 after the last one."""
    zero = al.const(0, _WORD)
    level = [al.const(words[place], _WORD) if place < len(words) else zero for place in range(_WORD)]
    bit = 0
    while len(level) > 1:
        chosen = al.bit(index, al.const(bit))
        level = [al.select(chosen, odd, even) for even, odd in zip(level[::2], level[1::2], strict=True)]
        bit += 1
    return level[0]


def _piece(value: Expr, number: Expr) -> Expr:
    exponent = exponent_field(value)
    beyond = al.sub(exponent, al.const(_LARGE))
    large = al.ult(al.const(_LARGE), exponent)
    shift = al.mul(al.and_(number, al.const(31)), al.const(53))
    shift = al.add(shift, al.select(large, beyond, al.ZERO))
    index, offset = al.shr(shift, al.const(6)), al.and_(shift, al.const(63))
    words = _words()
    first, second = _word(index, words), _word(al.add(index, al.const(1)), words)
    # two steps of at most 63, as a shift by 64 is none
    rest = al.shr(al.shr(second, al.const(1)), al.sub(al.const(63), offset))
    bits = al.shr(al.or_(al.shl(first, offset), rest), al.const(11))
    scale = al.sub(al.const(-53), shift)
    huge = al.not_(al.ult(exponent, al.const(_HUGE)))
    scale = al.select(huge, al.add(scale, al.const(128)), scale)
    # 53 bits are exact as a sum of two conversions
    low = al.convert(Op.UTOF, al.trunc(bits, 32), 64)
    upper = al.make(Op.FLDEXP, 64, al.convert(Op.UTOF, al.high(bits), 64), al.const(32))
    return al.make(Op.FLDEXP, 64, al.fadd(upper, low), scale)


RULES: Final[Rules] = {"v_trig_preop_f64": rule("f64 = f64 b32", _piece)}
