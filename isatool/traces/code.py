"""The instructions of a code object in the order of their addresses, for the walk of a trace."""

from __future__ import annotations

import re
from typing import Final

from isatool.asm.elf import read_elf
from isatool.asm.objdump import Disassembled, disassemble, find_objdump
from isatool.diagnostics import Span, UserError
from isatool.traces.walk import Code

_BRANCH: Final = re.compile(r"(s_branch|s_cbranch_\w+|s_call_b64)\b.*?(\d+)$")


def code_of(code_object: bytes, kernel: str, chip: str, path: str, objdump: str | None = None) -> Code:
    """The code from a kernel's entry on ("": from the first instruction); UserError if it cannot be disassembled."""
    instructions = disassemble(find_objdump(objdump), code_object, chip, 32)
    symbol = read_elf(code_object, path).symbol_names.get(kernel) if kernel else None
    entry = symbol.value if symbol is not None else instructions[0].address if instructions else 0
    found = [item for item in instructions if item.address >= entry]
    if not found:
        raise UserError(f"no code of kernel '{kernel}' in this recording", Span(path))
    return Code(
        tuple(item.text for item in found),
        tuple(item.address - entry for item in found),
        tuple(_target(item, entry) for item in found),
    )


def _target(item: Disassembled, entry: int) -> int | None:
    """Bytes from the entry to where a branch goes: a signed number of dwords behind it."""
    match = _BRANCH.match(item.text)
    if match is None:
        return None
    distance = int(match[2]) & 0xFFFF
    return item.address - entry + 4 + 4 * (distance - (distance >> 15 << 16))
