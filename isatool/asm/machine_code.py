"""The instructions of a code object, one after the other, with what the decoder cannot read as data."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from isatool.asm.decoder import decode
from isatool.asm.elf import Elf
from isatool.isa import chips, table
from isatool.isa.operations import Op
from isatool.isa.table import Row
from isatool.records import record

_EXECUTABLE: Final = 4
_LONGEST: Final = 20
_PAIR: Final = re.compile(r"\S+ s\[(\d+):(\d+)\]$")
_DISTANCE: Final = re.compile(r"\S+ s(\d+), 0x[0-9a-f]+, 4")
_WINDOW: Final = 6
"""instructions after s_getpc_b64 among which both halves of a distance are added"""


@record
class Disassembled:
    """One instruction: its section, its address there, its bytes in memory order, its text."""

    section: str
    address: int
    code: bytes
    text: str
    """`.long 0x...` for what is no instruction of the chip"""
    encoded: bytes
    """the bytes without bits that the hardware ignores: what the assembler makes of the text"""
    chip: str

    @property
    def row(self) -> Row | None:
        """What the table says of the instruction; None for data, and for what only other chips have.

        A trace may be of a chip that isatool has no table of: its code is read with the default one.
        """
        target = chips.chip(self.chip) if self.chip in chips.READABLE else chips.DEFAULT
        found = table.lookup(self.text.partition(" ")[0], target)
        return found[0] if found is not None else None

    @property
    def operation(self) -> str:
        """What the instruction does; "" for data."""
        return self.row.operation if self.row is not None else ""


def instructions(elf: Elf, chip: str, wave_size: int) -> list[Disassembled]:
    """Everything in the code sections of a file, in order of sections and addresses."""
    return [
        item
        for section in elf.sections
        if section.flags & _EXECUTABLE and section.data
        for item in _section(section.name, section.address, section.data, chip, wave_size)
    ]


def _section(name: str, address: int, data: bytes, chip: str, wave_size: int) -> Iterator[Disassembled]:
    position = 0
    while position < len(data):
        window = data[position : position + _LONGEST]
        found = decode(window, chip, wave_size)
        if found is None or found.size > len(window):
            code = window[:4]
            digits = int.from_bytes(code, "little")
            text = f".long {digits:#010x}" if len(code) == 4 else f".byte {', '.join(f'{byte:#04x}' for byte in code)}"
            yield Disassembled(name, address + position, code, text, code, chip)
        else:
            code = window[: found.size]
            bits = int.from_bytes(code, "little") ^ found.ignored
            yield Disassembled(name, address + position, code, found.text, bits.to_bytes(found.size, "little"), chip)
        position += len(code)


@record
class RelativeAddress:
    """s_getpc_b64 and the two instructions that add the distance to `target`, or the one that has it all, whose sum
    they add; None where they are not found.
    """

    first: Disassembled
    halves: tuple[Disassembled, ...] | None = None
    target: int = 0

    @property
    def base(self) -> int:
        """What the program counter is: the address after `first`."""
        return self.first.address + len(self.first.code)


def relative_addresses(items: Sequence[Disassembled]) -> Iterator[RelativeAddress]:
    """Every address that code of a linked code object makes from the program counter."""
    for index, first in enumerate(items):
        match = _PAIR.match(first.text)
        if match is None or first.operation != Op.GETPC:
            continue
        jump = _long_jump(items[index : index + 5], match)
        if jump is not None:
            yield jump
            continue
        near = items[index + 1 : index + 1 + _WINDOW]
        low = next((item for item in near if _adds(item, Op.ADD, match[1])), None)
        high = next((item for item in near if _adds(item, Op.ADDC, match[2])), None)
        if low is None or high is None:
            yield RelativeAddress(first)
            continue
        distance = int.from_bytes(low.code[4:8] + high.code[4:8], "little", signed=True)
        yield RelativeAddress(first, (low, high), first.address + len(first.code) + distance)


def _long_jump(items: Sequence[Disassembled], base: re.Match[str]) -> RelativeAddress | None:
    """A jump by the distance of a label from its literal, 4 bytes after s_getpc_b64 (`isatool.analysis.long_jumps`)."""
    if len(items) < 5 or len(items[1].code) != 8:
        return None
    first, distance, low, high, last = items
    literal = _DISTANCE.fullmatch(distance.text)
    summed = [f"s{base[1]}, s{base[1]}, s{literal[1] if literal else ''}", f"s{base[2]}, s{base[2]}, 0"]
    is_jump = last.operation == Op.SETPC and last.text.endswith(f" s[{base[1]}:{base[2]}]")
    if literal is None or literal[1] in base.group(1, 2) or not is_jump:
        return None
    if [each.text.partition(" ")[2] for each in (low, high)] != summed:
        return None
    does = [(each.operation, each.row.type if each.row is not None else "") for each in (distance, low, high)]
    if does != [(Op.ADD, "i32"), (Op.ADD, "u32"), (Op.ADDC, "u32")]:
        return None
    value = int.from_bytes(distance.code[4:8], "little", signed=True)
    return RelativeAddress(first, (distance,), distance.address + 4 + value) if value > 0 else None


def _adds(item: Disassembled, operation: Op, register: str) -> bool:
    """Whether it adds a literal to a scalar register, with a carry."""
    row = item.row
    is_sum = row is not None and row.operation == operation and row.type == "u32"
    operands = item.text.partition(" ")[2]
    return is_sum and len(item.code) == 8 and operands.startswith(f"s{register}, s{register}, ")


Unplaced = tuple[bytes | tuple[bytes, str, int], ...]
"""code, instruction for instruction; in place of a half of a distance what is before it, and where the target is"""


def without_places(elf: Elf, items: Sequence[Disassembled]) -> dict[str, Unplaced]:
    """The code of each section so that it does not depend on where the linker put the sections."""
    targets: dict[int, tuple[bytes, str, int]] = {
        half.address: (half.encoded[:4], *place_of(elf, found.target))
        for found in (relative_addresses(items) if elf.is_linked else ())
        for half in found.halves or ()
    }
    code: dict[str, list[bytes | tuple[bytes, str, int]]] = {}
    for item in items:
        code.setdefault(item.section, []).append(targets.get(item.address, item.encoded))
    return {name: tuple(parts) for name, parts in code.items()}


def place_of(elf: Elf, address: int) -> tuple[str, int]:
    """Section and offset of an address of a linked code object; ("", address) if it is in none."""
    section = elf.section_at(address)
    return (section.name, address - section.address) if section is not None else ("", address)
