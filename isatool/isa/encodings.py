"""Bit fields of machine code, and which mnemonic an opcode belongs to (RDNA3 ISA guide chapter 15).

An instruction is a little-endian integer; a field is a range of its bits. A chip names its data in the folder of chips
(`Target.encodings`): `gfx11_families.py` has the fields of each family, `gfx11_encodings.tsv` a line for every opcode
of every family, found by assembling a sample of each form (`tests/isa/write_encodings.py`):

    FAMILY  OPCODE  SPELLING  SPELLING_WITH_DPP  DEFAULT  HALVES  FLAGS

with the default of the bits that are neither family, opcode, operand nor required modifier (numbers in hexadecimal, ""
for zero), the operands that the assembler takes as halves of a VGPR (`v1.h`), and the flag `d` where it prints an
immediate in decimal.
"""

from __future__ import annotations

import importlib
import os.path
from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from isatool.isa import chips
from isatool.isa.target import Target
from isatool.records import record

LITERAL: Final = 255
"""operand code of a literal, which follows the instruction"""
DPP16: Final = 250
DPP8: Final = 233
DPP8_FI: Final = 234
"""codes of src0 that say that a DPP dword follows; 234 with fi:1"""


class Field(NamedTuple):
    """`width` bits from bit `low` on."""

    low: int
    width: int

    @property
    def mask(self) -> int:
        """The field's bits."""
        return (1 << self.width) - 1 << self.low

    def get(self, bits: int) -> int:
        """Its value in an instruction."""
        return bits >> self.low & (1 << self.width) - 1


@record
class Family:
    """One encoding: how it is recognised and where its fields are."""

    name: str
    """as `table.Form.encoding`"""
    size: int
    """bytes without literal, DPP dword and image addresses"""
    mark: Field
    value: int
    """what the bits of `mark` are"""
    opcode: Field
    fields: Mapping[str, Field]
    """by name of the printed operand or modifier"""
    sources: tuple[str, ...] = ()
    """source fields that the hardware ignores in instructions that have no such operand"""

    @property
    def own(self) -> int:
        """The bits that name family and opcode."""
        return self.mark.mask | self.opcode.mask

    def field_of(self, operand: str, mnemonic: str) -> str:
        """The name of the field of a printed operand; KeyError if it has none."""
        if mnemonic.startswith("ds_gws_") and operand == "data0":
            return "addr"
        if operand == "sdst" and operand not in self.fields and "vdst" in self.fields:
            return "vdst"  # lane masks of VOP3
        if operand not in self.fields:
            raise KeyError(operand)
        return operand


VOPD_MARK: Final = Field(26, 6)
VOPD_VALUE: Final = 0b110010


@record
class Encoding:
    """One opcode of a family."""

    family: Family
    opcode: int
    spelling: str
    """as the assembler prints it, v_add_f32_e32"""
    dpp_spelling: str
    """v_add_f32_dpp, "" if it has no DPP"""
    default: int
    """what the bits are that no operand and no modifier sets"""
    halves: frozenset[str]
    """operands that may be half a VGPR, written as v1.h"""
    decimal: bool
    """its immediate is printed in decimal"""


def families(target: Target) -> tuple[Family, ...]:
    """In the order in which they are recognised: several may share a mark, and then the opcode decides."""
    return _families(target.encodings)


def data_file(target: Target) -> str:
    """The path of the file with its opcodes."""
    return os.path.join(os.path.dirname(chips.__file__), f"{target.encodings}_encodings.tsv")


@cache
def _families(name: str) -> tuple[Family, ...]:
    found: tuple[Family, ...] = importlib.import_module(f"isatool.isa.chips.{name}_families").FAMILIES
    return found


@cache
def encodings(target: Target) -> dict[str, dict[int, Encoding]]:
    """Every encoding of a chip by family and opcode."""
    by_name = {family.name: family for family in families(target)}
    found: dict[str, dict[int, Encoding]] = {name: {} for name in by_name}
    with open(data_file(target), encoding="utf-8") as stream:
        for line in stream:
            name, opcode, spelling, dpp, default, halves, flags = line.rstrip("\n").split("\t")
            number = int(opcode, 16)
            found[name][number] = Encoding(
                by_name[name], number, spelling, dpp, int(default or "0", 16), _names(halves), flags == "d"
            )
    return found


@cache
def _names(text: str) -> frozenset[str]:
    return frozenset(text.split(",")) if text else frozenset()


def recognise(bits: int, target: Target) -> Encoding | None:
    """The encoding of an instruction given by its first bytes; None if no opcode of the chip has them."""
    for family in families(target):
        if family.mark.get(bits) == family.value:
            found = encodings(target)[family.name].get(family.opcode.get(bits))
            if found is not None:
                return found
    return None
