"""C++ names of kernels as people write them, by the demangler of the C++ library that Python's numpy needs anyway.

Where there is none, or a name is not mangled, too long, or refers back so often that it could grow without bound, the
symbol is kept: names are for reading, every command takes the symbol.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    import ctypes

LONGEST: Final = 1000
"""characters of a symbol; the library keeps some times as many bytes on its stack"""
MOST_REFERENCES: Final = 32
"""references to parts that came before: two of them can double a name"""
_LIBRARIES: Final = ("libstdc++.so.6", "libc++abi.so.1", "libc++.1.dylib")
_SYMBOL: Final = re.compile(r"(?<![\w.$/])_Z\w+")
_REFERENCE: Final = re.compile(r"[ST][0-9A-Z]*_")


def plain_name(symbol: str) -> str:
    """`sgemm<128, 64, float>` for `_Z5sgemmILi128ELi64EfEvPKT1_S2_PS0_iii`: no return type, no parameters.

    The symbol itself if it is no C++ name.
    """
    full = demangled(symbol)
    if full is None:
        return symbol
    text, depth = full.removeprefix("void "), 0
    if not text.endswith(")"):
        return text
    for place in range(len(text) - 1, 0, -1):
        depth += {")": 1, "(": -1}.get(text[place], 0)
        if not depth:
            return text[:place]
    return text


def with_symbol(symbol: str) -> str:
    """The C++ name and the symbol, `fill (_Z4fillPfi)`; the symbol alone if it is no C++ name."""
    plain = plain_name(symbol)
    return symbol if plain == symbol else f"{plain} ({symbol})"


def readable(text: str) -> str:
    """A message with the C++ names of the symbols in it."""
    return _SYMBOL.sub(lambda match: plain_name(match[0]), text) if "_Z" in text else text


def is_called(symbol: str, name: str) -> bool:
    """Whether a name means a symbol: `sgemm<128, 64, float>` and `sgemm` do."""
    plain = plain_name(symbol)
    return name in (symbol, plain, plain.partition("<")[0])


@cache
def demangled(symbol: str) -> str | None:
    """The whole C++ name with its parameters; None if the symbol is none."""
    if not symbol.startswith("_Z") or len(symbol) > LONGEST or len(_REFERENCE.findall(symbol)) > MOST_REFERENCES:
        return None
    read = _demangler()
    return read(symbol) if read is not None and symbol.isascii() else None


@cache
def _demangler() -> Callable[[str], str | None] | None:
    import ctypes

    for name in _LIBRARIES:
        try:
            return _bound(ctypes.CDLL(name).__cxa_demangle, ctypes.CDLL(None).free)
        except (OSError, AttributeError, TypeError):
            continue
    return None


def _bound(read: ctypes._NamedFuncPointer, release: ctypes._NamedFuncPointer) -> Callable[[str], str | None]:
    import ctypes

    read.restype, release.restype = ctypes.c_void_p, None
    read.argtypes = (ctypes.c_char_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.POINTER(ctypes.c_int))
    release.argtypes = (ctypes.c_void_p,)

    def demangle(symbol: str) -> str | None:
        status = ctypes.c_int()
        found = read(symbol.encode("ascii"), None, None, ctypes.byref(status))
        if not found:
            return None
        try:
            return ctypes.string_at(found).decode("utf-8", "replace")
        finally:
            release(found)

    return demangle
