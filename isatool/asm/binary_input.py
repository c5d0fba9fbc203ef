"""Which code object of a binary file is meant, and its text."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from isatool.asm.elf import chip_of, kernels_of, read_elf
from isatool.asm.offload_bundle import CodeObject, code_objects
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import FAMILIES, names_for
from isatool.isa.target import Support

_MOST_NAMED: Final = 6
"""of kernels and code objects in a message"""


def choose(
    data: bytes,
    path: str,
    chip: str | None,
    kernel: str | None = None,
    index: int | None = None,
    use: Support = Support.REWRITE,
) -> CodeObject:
    """The one code object for a chip (None: any that isatool knows well enough for a use) that has a kernel; `index`
    counts those that fit, from 0. UserError that lists what was found if it is none or not clear which.
    """
    found = _different(code_objects(data, path))
    known = names_for(use)
    wanted = [each for each in found if chip_of_object(each) in ((chip,) if chip else known)]
    if not wanted:
        asked = chip or ", ".join(FAMILIES)
        raise UserError(f"no code object for {asked} in this file", Span(path), f"it holds: {_listed(found)}")
    if kernel is not None:
        having = [each for each in wanted if kernel in _kernels(each)]
        if not having:
            raise UserError(f"no kernel '{kernel}' in this file", Span(path), f"it holds: {_listed(wanted)}")
        wanted = having
    if index is not None and not 0 <= index < len(wanted):
        raise UserError(f"no code object {index}: this file holds {len(wanted)}", Span(path), "count from 0")
    if len(wanted) > 1 and index is None:
        raise UserError(
            f"{len(wanted)} code objects in this file: {_listed(wanted)}",
            Span(path),
            "say which with --mcpu or --kernel, or take one out with `isatool code disasm --chip CHIP --index N`",
        )
    return wanted[index or 0]


def text_of(data: bytes, path: str, chip: str | None, kernel: str | None, use: Support = Support.REWRITE) -> str:
    """The assembly text of the code object that is meant; UserError if it would not assemble to the same again."""
    from isatool.asm.disassembler import disassemble_code_object
    from isatool.asm.toolchain import Toolchain

    made = disassemble_code_object(choose(data, path, chip, kernel, use=use).data, Toolchain.find(), path)
    if made.differs:
        raise UserError(
            f"this code object cannot be taken apart and put together again: {made.differs}",
            Span(path),
            "`isatool code disasm` writes what can be read of it",
        )
    return made.text


def chip_of_object(each: CodeObject) -> str:
    """gfx1100, ...: what it says itself, else what its container says; "" for a processor that is not known."""
    try:
        return chip_of(read_elf(each.data)) or each.chip
    except UserError:
        return each.chip


def _different(found: Sequence[CodeObject]) -> list[CodeObject]:
    """Without repetitions: a file linked from several often has one code object twice."""
    return list({each.data: each for each in found}.values())


def _listed(found: Sequence[CodeObject]) -> str:
    shown = [_described(each) for each in found[:_MOST_NAMED]]
    return ", ".join(shown) + (f" and {len(found) - _MOST_NAMED} more" if len(found) > _MOST_NAMED else "")


def _described(each: CodeObject) -> str:
    kernels = _kernels(each)
    more = ", ..." if len(kernels) > _MOST_NAMED else ""
    return f"{chip_of_object(each) or 'another processor'} ({', '.join(kernels[:_MOST_NAMED])}{more})"


def _kernels(each: CodeObject) -> list[str]:
    try:
        return kernels_of(read_elf(each.data))
    except UserError:  # a damaged entry for another chip
        return []
