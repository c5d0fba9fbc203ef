"""Another chip's name in a text or in a code object; every other character and byte stays.

A text names its chip in `.amdgcn_target` and as `amdhsa.target` of the metadata, an object in the low byte of its ELF
flags and in the metadata note ("ELF Code Object" and "Code Object Metadata" of the AMDGPU backend's user guide). LLVM
23 names it twice: `amdgpu11.00-amd-amdhsa-unknown-gfx1100`.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.descriptor import descriptors_of
from isatool.asm.elf import chip_of, read_elf
from isatool.asm.metadata import metadata_of
from isatool.asm.metadata_note import Value, read_notes
from isatool.asm.processor_mode import occupancy_comment
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.isa.target import Target

_FLAGS: Final = 48
"""offset of e_flags in the header of a 64-bit ELF file"""
_KEY: Final = "amdhsa.target"
_ID: Final = r"amd(?:gcn|gpu(?:\d+\.\w+)?)-amd-amdhsa-(?:unknown)?-(gfx[0-9a-f]+)"
_STATED: Final = re.compile(rf"^\s*(?:\.amdgcn_target\s+\"|amdhsa\.target:\s*[\"']?)({_ID})")
_NOTED: Final = re.compile(rb"\xadamdhsa\.target(?:[\xa0-\xbf]|\xd9.)(" + _ID.encode() + rb")", re.DOTALL)
"""the key, a MessagePack string of 13 bytes, the head of the string after it, and the string"""


def text_for(program: Program, target: Target) -> str:
    """The text of a program that names `target` wherever it names its chip, and whose comments on waves are those of
    `target`, or empty if they were not what the formula gives. UserError if it names two chips.
    """
    lines = []
    for line in program.lines:
        match = _STATED.match(line.text) if not line.has_instruction else None
        if match is None:
            lines.append(line.text)
            continue
        if match[2] != program.chip:
            span = Span(program.path, line.number, match.start(2) + 1, len(match[2]))
            message = f"this says {match[2]}, but the code is taken for {program.chip}"
            raise UserError(message, span, f"is it for {match[2]}? --mcpu {match[2]}", line.text)
        new = _renamed(match[1], program.chip, target.name)
        lines.append(line.text[: match.start(1)] + new + line.text[match.end(1) :])
    for descriptor in descriptors_of(program):
        chips = (program.target, descriptor.cu_mode), (target, descriptor.cu_mode)
        comment = occupancy_comment(lines, descriptor, metadata_of(program, descriptor.kernel), *chips)
        if comment is not None:
            lines[comment[0]] = comment[1]
    return program.newline.join(lines) + (program.newline if program.trailing_newline else "")


def with_target(text: str, program: Program, target: Target) -> str:
    """The text of a program for `target` with `.amdgcn_target` before it if it has none, so that it says its chip."""
    if any(line.directive is not None and line.directive.name == ".amdgcn_target" for line in program.lines):
        return text
    return f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target.name}"{program.newline}{text}'


def object_for(data: bytes, target: Target, path: str = "") -> bytes:
    """An object or a code object that says it is for `target`. UserError if its note says so in another way than as a
    string of the same length.
    """
    elf = read_elf(data, path)
    chip = chip_of(elf)
    made = bytearray(data)
    made[_FLAGS] = target.elf_machine
    for section in elf.sections:
        for match in _NOTED.finditer(section.data):
            new = _renamed(match[1].decode(), chip, target.name).encode()
            if len(new) == len(match[1]):
                at = section.offset + match.start(1)
                made[at : at + len(new)] = new
    wanted = [_note_for(note, chip, target.name) for note in read_notes(elf)]
    if read_notes(read_elf(bytes(made), path)) != wanted:
        raise UserError(f"the metadata note names {chip} in another way than compilers do", Span(path))
    return bytes(made)


def _note_for(note: dict[str, Value], chip: str, name: str) -> dict[str, Value]:
    return {key: _renamed(str(value), chip, name) if key == _KEY else value for key, value in note.items()}


def _renamed(stated: str, chip: str, name: str) -> str:
    """A target's id for another chip."""
    return stated.replace(f"gpu{_dotted(chip)}-", f"gpu{_dotted(name)}-").replace(chip, name)


def _dotted(chip: str) -> str:
    """11.51 for gfx1151: major, minor and stepping, of which the last two have a digit each."""
    return f"{chip[3:-2]}.{chip[-2:]}"
