"""`.amdhsa_inst_pref_size` for assemblers before LLVM 20, which do not know it: its bits are written into the object.

The value may be a difference of labels, which only an assembler knows, so it is asked for it in a section of numbers.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from typing import Final

from isatool.asm.descriptor import read_descriptors
from isatool.asm.elf import is_descriptor, read_elf
from isatool.diagnostics import UserError
from isatool.isa import chips

_NAME: Final = "inst_pref_size"
_VALUES: Final = ".isatool.values"
_BEGIN: Final = re.compile(r"\s*\.amdhsa_kernel\s+\"?([^\s\"]+)")
_RSRC3: Final = 44
"""the place of the word in a descriptor (AMDGPU backend user guide, "Kernel Descriptor")"""


def without_sizes(text: str) -> tuple[str, dict[str, str]]:
    """The text with these lines empty, and what they say by kernel; none if its descriptors cannot be read."""
    lines = text.split("\n")
    try:
        found = {each.kernel: each.places[_NAME] for each in read_descriptors(lines) if _NAME in each.places}
    except UserError:
        return text, {}
    for place in found.values():
        lines[place.line] = ""
    return "\n".join(lines), {kernel: place.text for kernel, place in found.items()}


def asking_for(text: str, sizes: Mapping[str, str]) -> str:
    """The text and, after it, a section of the values."""
    numbers = "".join(f"\t.long {value}\n" for value in sizes.values())
    return f'{text}\n\t.section {_VALUES},"",@progbits\n{numbers}'


def with_sizes(assembled: bytes, answer: bytes, sizes: Mapping[str, str], mcpu: str) -> bytes:
    """The object with the sizes of `answer`, an object of `asking_for`, in its descriptors.

    UserError if it is no number or the bits of the chip do not hold it.
    """
    field = chips.chip(mcpu).descriptor[_NAME]
    elf, answered = read_elf(assembled), read_elf(answer)
    descriptors = {symbol.name: symbol for symbol in elf.symbols if is_descriptor(elf, symbol)}
    section = answered.section(_VALUES)
    if section is None or section.size != 4 * len(sizes):
        raise UserError(f"the assembler gives no value of .amdhsa_{_NAME}", hint="does the text end at .end?")
    values = struct.iter_unpack("<I", section.data)
    open_places = {each.offset for each in answered.relocations if each.section == _VALUES}
    made = bytearray(assembled)
    for index, (kernel, (value,)) in enumerate(zip(sizes, values, strict=True)):
        if 4 * index in open_places or value >> field.width:
            raise UserError(
                f".amdhsa_{_NAME} of '{kernel}' is {sizes[kernel]}",
                hint=f"write a number of 0 to {(1 << field.width) - 1}, or an expression that gives one",
            )
        if (symbol := descriptors.get(f"{kernel}.kd")) is None:
            continue  # in a conditional that is not assembled
        at = elf.sections[symbol.section].offset + symbol.value + _RSRC3
        (word,) = struct.unpack_from("<I", made, at)
        struct.pack_into("<I", made, at, word | value << field.low)
    return bytes(made)


def printed_with(output: str, sizes: Mapping[str, str]) -> str:
    """What the assembler prints, with the directives again."""
    lines: list[str] = []
    for line in output.split("\n"):
        lines.append(line)
        if (match := _BEGIN.match(line)) is not None and match[1] in sizes:
            lines.append(f"\t\t.amdhsa_{_NAME} {sizes[match[1]]}")
    return "\n".join(lines)
