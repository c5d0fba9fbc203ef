"""Interpolation: parameters of a primitive from the LDS, and their sums over a quad of lanes (ISA guide 12.3, 12.4).

A parameter is P0 + I * P10 + J * P20. In the LDS the three lie after one another for each attribute, four channels to
each; lanes 0, 1 and 2 of a quad receive one each. Only the first primitive of a wave is known here, as how many
attributes lie between two is no part of the code.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Effect, Load, Lowered, Require, Space, WriteVector
from isatool.semantics.reading import Reader
from isatool.semantics.rounding import ZERO, directed, rounded, sticky_fma
from isatool.semantics.writing import printed_result

Lowering = Callable[[Reader], Lowered]
_ATTRIBUTE: Final = re.compile(r"attr(\d+)\.([xyzw])$")
_IN_QUAD: Final = al.and_(al.LANE, al.const(3))
_CHANNEL, _POINT, _SIZE = 4, 16, 48
"""bytes from one channel, one of the three values, and one attribute to the next"""


def _load_parameter(reader: Reader) -> Lowered:
    """lds_param_load: the offset in M0[15:0], the quads that start a primitive in M0[31:16]."""
    destination, attribute = reader.instruction.operands[:2]
    match = _ATTRIBUTE.match(str(attribute.value))
    if match is None:
        raise reader.refuse(f"the attribute {attribute}")
    place = _SIZE * int(match[1]) + _CHANNEL * "xyzw".index(match[2])
    base = al.add(al.and_(al.M0_VALUE, al.const(0xFFFF)), al.const(place))
    address = al.add(base, al.mul(_IN_QUAD, al.const(_POINT)))
    active = al.lane_bit(reader.exec_mask)
    others = al.FALSE
    for lane in range(4):
        of_quad = al.bit(reader.exec_mask, al.or_(reader.group_of_lanes(4), al.const(lane)))
        others = al.or_(others, al.xor(of_quad, active))
    whole = al.not_(reader.any_active(others))
    first = al.or_(reader.is_idle, al.eq(al.shr(al.M0_VALUE, al.const(16)), al.ZERO))
    effects: list[Effect] = [
        Require(first, "parameters of more than one primitive"),
        Require(whole, "parameters of quads that are active in part"),
        Load(0, Space.LDS, address, 4, 4, al.ult(_IN_QUAD, al.const(3))),
        *(WriteVector(register, al.loaded(0)) for register in destination.registers),
    ]
    return Lowered(tuple(effects))


def _load_direct(reader: Reader) -> Lowered:
    """lds_direct_load: one value for all lanes; its address in M0[15:0], its type in M0[18:16]."""
    address, kind = al.and_(al.M0_VALUE, al.const(0xFFFF)), al.and_(al.shr(al.M0_VALUE, al.const(16)), al.const(7))
    signed, size = al.bit(kind, al.const(2)), al.and_(kind, al.const(3))
    known = al.and_(al.not_(al.eq(size, al.const(3))), al.not_(al.eq(kind, al.const(6))))
    effects: list[Effect] = [Require(al.or_(reader.is_idle, known), "an unknown type in M0")]
    for number, width in enumerate((1, 2, 4)):
        effects.append(Load(number, Space.LDS, address, width, width, al.eq(size, al.const(number))))
    value = al.loaded(2)
    for number, bits in enumerate((8, 16)):
        found = al.loaded(number)
        value = al.or_(value, al.select(signed, al.sext(al.trunc(found, bits), 32), found))
    effects += [WriteVector(register, value) for register in reader.instruction.operands[0].registers]
    return Lowered(tuple(effects))


def _interpolate(kinds: tuple[str, ...], lanes: tuple[int | None, ...], *, towards_zero: bool) -> Lowering:
    """One fused sum; `kinds` of the result and the sources, `lanes` of the quad that sources come from."""

    def result(reader: Reader) -> Lowered:
        target, *operands = reader.instruction.operands
        sources: list[Expr] = []
        for index, (operand, kind, lane) in enumerate(zip(operands, kinds[1:], lanes, strict=True)):
            value = reader.source(kind, operand, index)
            if lane is not None:
                # inactive lanes are read too
                value = al.gather(value, al.or_(reader.group_of_lanes(4), al.const(lane)))
            sources.append(al.fcvt(value, 32))
        total = al.fma(*sources) if kinds[0] == "f32" else al.fcvt(sticky_fma(*sources), 16)
        total = directed(total, ZERO) if towards_zero else rounded(total, reader.mode, wide=False)
        return Lowered(tuple(printed_result(kinds[0], target, total, reader, len(sources))))

    return result


def _rules() -> dict[str, Lowering]:
    first, second = (1, None, 0), (2, None, None)
    rules = {
        "v_interp_p10_f32": _interpolate(("f32",) * 4, first, towards_zero=False),
        "v_interp_p2_f32": _interpolate(("f32",) * 4, second, towards_zero=False),
    }
    for infix, zero in (("", False), ("_rtz", True)):
        p10, p2 = f"v_interp_p10{infix}_f16_f32", f"v_interp_p2{infix}_f16_f32"
        rules[p10] = _interpolate(("f32", "f16", "f32", "f16"), first, towards_zero=zero)
        rules[p2] = _interpolate(("f16", "f16", "f32", "f32"), second, towards_zero=zero)
    return rules


INTERPOLATION: Final[Mapping[str, Lowering]] = {
    "lds_param_load": _load_parameter,
    "lds_direct_load": _load_direct,
    **_rules(),
}
