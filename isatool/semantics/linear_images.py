"""image_load and image_store on linear images of one or two dimensions, one level, no compression (ISA guide 10).

A descriptor holds base (units of 256 bytes), format, extents less one, the order of components, levels, the tiling (0:
linear), the type and the depth. Rows begin at multiples of 256 bytes; a pitch of its own, other tilings, levels, types
and compression stop the run. Texels beyond the extents read 0 and are not written.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.buffers import chosen, element_load, element_store, read_components, written_components
from isatool.semantics.effects import Counter, Effect, Lowered, Require
from isatool.semantics.formats import Format
from isatool.semantics.reading import Reader

LINEAR_IMAGE: Final = re.compile(r"image_(load|store)$")
_DIMENSIONS: Final = {"SQ_RSRC_IMG_1D": 1, "SQ_RSRC_IMG_2D": 2, "0": 1, "1": 2}
_TYPES: Final = {1: 8, 2: 9}
_ROW: Final = 256
_REFUSED: Final = ("tfe", "lwe", "a16", "r128")


def _field(word: Expr, first: int, size: int) -> Expr:
    return al.and_(al.shr(word, al.const(first)), al.const((1 << size) - 1))


def linear_image(reader: Reader, match: re.Match[str]) -> Lowered:
    """One texel; dmask names the components that registers hold."""
    instruction = reader.instruction
    for name in _REFUSED:
        if instruction.has(name):
            raise reader.refuse(f"the modifier {name}")
    data, place, resource = instruction.operands[:3]
    dimensions = _DIMENSIONS.get(str(instruction.modifier("dim")), 0)
    mask = instruction.integer("dmask", 1)
    wanted = [index for index in range(4) if mask >> index & 1]
    if len(place.registers) != dimensions or not wanted:
        raise reader.refuse("an image of more than two dimensions")
    words = [al.register(register) for register in resource.registers]
    form = Format.of(_field(words[1], 20, 6))
    extents = [
        al.add(al.or_(_field(words[1], 30, 2), al.shl(_field(words[2], 0, 12), al.const(2))), al.const(1)),
        al.add(_field(words[2], 14, 14), al.const(1)),
    ]
    plain = al.eq(_field(words[1], 26, 2), al.ZERO)
    for value in (
        _field(words[3], 12, 13),  # levels and tiling
        al.xor(_field(words[3], 28, 4), al.const(_TYPES[dimensions])),
        _field(words[4], 0, 29),  # depth or pitch, first layer
        _field(words[6], 21, 1),  # compression
    ):
        plain = al.and_(plain, al.eq(value, al.ZERO))
    plain = al.and_(plain, al.not_(al.eq(form.bytes, al.ZERO)))
    effects: list[Effect] = [Require(al.or_(reader.is_idle, plain), "an image other than a linear one")]
    coordinates = [al.register(register) for register in place.registers]
    inside = al.TRUE
    for coordinate, extent in zip(coordinates, extents, strict=False):
        inside = al.and_(inside, al.ult(coordinate, extent))
    base = al.shl(al.concat(words[0], _field(words[1], 0, 8)), al.const(8))
    offset = al.mul(coordinates[0], form.bytes)
    if dimensions > 1:
        row = al.add(al.mul(extents[0], form.bytes), al.const(_ROW - 1))
        offset = al.add(offset, al.mul(al.and_(row, al.const(-_ROW)), coordinates[1]))
    address = al.add(base, al.zext(offset, 64))
    half = instruction.has("d16")
    if match[1] == "load":
        loads, texel = element_load(address, form.bytes, inside)
        components = form.read(texel)
        values = [chosen(components, words[3], index, form.one) for index in wanted]
        values = [al.select(inside, value, al.ZERO) for value in values]
        effects += [*loads, *written_components(data.registers, values, form, half=half, upper=False)]
        return Lowered(tuple(effects), Counter.LOADS, data.registers, 1)
    first = al.const(len(wanted) if wanted == list(range(len(wanted))) else 0)
    enough = al.or_(reader.is_idle, al.not_(al.ult(first, form.count)))
    effects.append(Require(enough, "a store of less than the components of its format"))
    words_out = form.write(read_components(data, len(wanted), form, half=half, upper=False))
    effects += element_store(address, form.bytes, inside, words_out)
    return Lowered(tuple(effects), Counter.STORES, (), 1)
