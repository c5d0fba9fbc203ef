"""What instructions do, however they are ordered: floating-point operations, products of matrices and dots included."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from isatool.ir.instruction import AnyInstruction

_ARITHMETIC: Final = re.compile(
    r"v_(?P<packed>pk_)?(?:(?P<fused>fma|fmac|fmaak|fmamk|mad|mac)|mul|add|sub|subrev)(?:_(?:dx9_zero|legacy))?"
    r"_(?:b?f16|f32|f64)"
)
_MIXED: Final = re.compile(r"v_(?:fma|mad)_mix(?:lo|hi)?_\w+")
_DOT: Final = re.compile(r"v_dot(?P<length>2|4|8)(?:acc|c)?_\w+")
_MATRIX: Final = re.compile(r"v_s?wmma\w*?_(?P<m>\d+)x(?P<n>\d+)x(?P<k>\d+)_\w+")


def flops_of(instruction: AnyInstruction, wave_size: int) -> float:
    """Operations of a lane: a fused multiplication and addition are two, those of dot products and of products of
    integer matrices count as well.
    """
    return sum(_of_name(half.row.base if half.row is not None else "", wave_size) for half in instruction.halves)


@lru_cache(maxsize=4096)
def _of_name(name: str, wave_size: int) -> float:
    found = _ARITHMETIC.fullmatch(name)
    if found is not None:
        return (2 if found["packed"] else 1) * (2 if found["fused"] else 1)
    if _MIXED.fullmatch(name):
        return 2
    found = _DOT.fullmatch(name)
    if found is not None:
        return 2 * int(found["length"])
    found = _MATRIX.fullmatch(name)
    if found is not None:
        return 2 * int(found["m"]) * int(found["n"]) * int(found["k"]) / wave_size
    return 0
