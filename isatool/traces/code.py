"""The instructions of a code object in the order of their addresses, for the walk of a trace, and as a program."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from isatool.asm.descriptor_bytes import wave_size
from isatool.asm.elf import DESCRIPTOR_BYTES, PROCESSORS, Elf, read_elf
from isatool.asm.machine_code import Disassembled, instructions
from isatool.asm.reader import read_text
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.isa.operations import Op
from isatool.traces.walk import TracedCode

_NAME: Final = re.compile(r"[A-Za-z_$.][\w$.@]*")
_DISTANCE: Final = re.compile(r"\d+$")
_BRANCH: Final = re.compile(r"(s_branch|s_cbranch_\w+|s_call_b64)\b.*?(\d+)$")


def code_of(code_object: bytes, kernel: str, chip: str, path: str, objdump: str | None = None) -> TracedCode:
    """The code from a kernel's entry on ("": from the first instruction); UserError if it cannot be disassembled, which
    takes llvm-objdump for chips that are not gfx11.
    """
    elf = read_elf(code_object, path)
    listed = _listed(elf, code_object, chip, _lanes(elf, kernel), objdump)
    symbol = elf.symbol_names.get(kernel) if kernel else None
    entry = symbol.value if symbol is not None else listed[0].address if listed else 0
    found = [item for item in listed if item.address >= entry]
    while found and found[-1].operation == Op.CODE_END:
        found.pop()
    if not found:
        raise UserError(f"no code of kernel '{kernel}' in this recording", Span(path))
    return TracedCode(
        tuple(item.text for item in found),
        tuple(item.address - entry for item in found),
        tuple(_target(item, entry) for item in found),
        _lanes(elf, kernel),
        hashlib.sha256(b"".join(item.code for item in found)).hexdigest(),
    )


def _listed(elf: Elf, data: bytes, chip: str, lanes: int, objdump: str | None) -> list[Disassembled]:
    if chip in PROCESSORS.values():
        return instructions(elf, chip, lanes)
    from isatool.traces.objdump import disassemble, find_objdump

    return disassemble(find_objdump(objdump), data, chip, lanes)


def program_of(code: TracedCode, kernel: str, chip: str, path: str) -> Program:
    """The code as a program of one function, its instructions in order; UserError if it cannot be read."""
    known = set(code.offsets)
    labels = {target: f".L{target:x}" for target in code.targets if target is not None and target in known}
    name = kernel if _NAME.fullmatch(kernel) else "kernel"
    lines = [f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"', f"\t.type {name},@function", f"{name}:"]
    if code.lanes == 64:
        lines.insert(1, "\t.amdhsa_wavefront_size32 0")
    for text, offset, target in zip(code.texts, code.offsets, code.targets, strict=True):
        if offset in labels:
            lines.append(f"{labels[offset]}:")
        lines.append("\t" + (_DISTANCE.sub(labels[target], text) if target in labels else text))
    return read_text("\n".join([*lines, ""]), path, chip)


def _lanes(elf: Elf, kernel: str) -> int:
    """Lanes of a wave by the kernel's descriptor, 32 without one."""
    symbol = elf.symbol_names.get(f"{kernel}.kd")
    if symbol is None or symbol.size != DESCRIPTOR_BYTES:
        return 32
    return wave_size(elf.symbol_bytes(f"{kernel}.kd"))


def _target(item: Disassembled, entry: int) -> int | None:
    """Bytes from the entry to where a branch goes: a signed number of dwords after it."""
    match = _BRANCH.match(item.text)
    if match is None:
        return None
    distance = int(match[2]) & 0xFFFF
    return item.address - entry + 4 + 4 * (distance - (distance >> 15 << 16))
