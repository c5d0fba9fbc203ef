"""Numbers as the assembler spells them: decimal, 0x, 0b, octal with a leading 0, these with C's suffix, floats, 'c'."""

from __future__ import annotations

import re
from typing import Final

from isatool.ir.operands import Float, Integer

_SUFFIX: Final = re.compile(r"[uU]?[lL]{0,2}$")
"""of C's integers; the assembler ignores it"""
_INTEGER: Final = re.compile(rf"[-+]?[ \t]*((0[xX][0-9a-fA-F]+|0[bB][01]+|\d+){_SUFFIX.pattern}|'(\\.|[^'\\])')")
MOST_CHARACTERS: Final = 1000
"""of a string or number: the same as of a number in JSON"""
_ESCAPES: Final = {"n": 10, "t": 9, "r": 13, "b": 8, "f": 12}


def is_decimal(text: str) -> bool:
    """True for digits of which a number of 64 bits may have as many."""
    return len(text) <= 20 and text.isascii() and text.isdigit()


def is_integer(text: str) -> bool:
    """True if the text is one integer literal with an optional sign."""
    return _INTEGER.fullmatch(text) is not None


def integer(text: str) -> int:
    """The value of an integer literal; ValueError if it is none."""
    if len(text) > MOST_CHARACTERS:
        raise ValueError(f"a number of {len(text)} characters")
    if text.isdigit() and (text[0] != "0" or text == "0"):
        return int(text)
    sign = -1 if text[0] == "-" else 1
    body = text.lstrip("+- \t")
    if body[0] == "'":
        return sign * (_ESCAPES.get(body[2], ord(body[2])) if body[1] == "\\" else ord(body[1]))
    body = _SUFFIX.sub("", body)
    if body.isdigit() and len(body) > 1 and body[0] == "0":
        return sign * int(body, 8)
    return sign * int(body, 0)


def number(text: str) -> Integer | Float:
    """An integer or floating-point literal; ValueError if it is neither, such as the octal number 09."""
    if is_integer(text):
        return Integer(integer(text), text)
    body = text.replace(" ", "").replace("\t", "")
    try:
        return Float(float.fromhex(body) if "x" in body.lower() else float(body), text)
    except OverflowError:
        raise ValueError(f"'{text}' is too large for a number") from None
