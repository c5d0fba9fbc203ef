"""Kernels to run on a device: an assembly file is assembled and linked, a code object is taken as it is."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING

from isatool.asm.canonical import read_written_out
from isatool.asm.descriptor import descriptor_of
from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit
from isatool.asm.files import MAX_CODE_OBJECT_BYTES, read_bounded
from isatool.asm.metadata import KernelMetadata, metadata_of, read_metadata
from isatool.asm.metadata_note import read_note, yaml_lines
from isatool.asm.reader import read_source, require_content
from isatool.diagnostics import Span, UserError
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.toolchain import Toolchain
    from isatool.ir.program import Program


@record
class DeviceKernel:
    """A code object and what is needed to start one kernel of it."""

    label: str
    path: str
    symbol: str
    chip: str
    image: bytes
    metadata: KernelMetadata

    @property
    def digest(self) -> str:
        """Identifies the code object."""
        return hashlib.sha256(self.image).hexdigest()


def require_kernel_file(path: str) -> None:
    """UserError if a file cannot be read, is empty, or neither text nor ELF. Standard input is left alone."""
    if path != "-" and not _is_elf(path):
        require_content(*read_source(path))


def load_kernel(path: str, name: str | None, toolchain: Toolchain, mcpu: str | None = None) -> DeviceKernel:
    """A kernel from a `.s` file or a code object (`.hsaco`, `.co`, `.o`); UserError if it cannot be used."""
    if path != "-" and _is_elf(path):
        return _from_code_object(path, name, toolchain)
    return assemble_kernel(read_written_out(path, mcpu), name, toolchain)


def assemble_kernel(program: Program, name: str | None, toolchain: Toolchain, label: str = "") -> DeviceKernel:
    """A kernel of a program; UserError if it does not assemble or has no descriptor or metadata."""
    function = program.kernel(name)
    if descriptor_of(program, function.name) is None:
        raise UserError(f"'{function.name}' has no kernel descriptor", program.span(function.first))
    found = metadata_of(program, function.name)
    if found is None:
        raise UserError(
            f"'{function.name}' has no metadata, so its arguments are not known",
            program.span(function.first),
            "the file needs .amdgpu_metadata",
        )
    text = emit(program)
    image = toolchain.link(toolchain.assemble(text, program.chip, program.wave_size, program.path))
    return DeviceKernel(label or _label(program.path), program.path, function.name, program.chip, image, found)


def _from_code_object(path: str, name: str | None, toolchain: Toolchain) -> DeviceKernel:
    data = read_bounded(path, MAX_CODE_OBJECT_BYTES)
    note = read_note(read_elf(data, path))
    if not note:
        raise UserError(
            "this file has no AMDGPU metadata", Span(path), "expected a code object of code object version 5"
        )
    kernels = read_metadata(["\t.amdgpu_metadata", *yaml_lines(note), "\t.end_amdgpu_metadata"], path)
    chosen = [kernel for kernel in kernels if name in (None, kernel.name)]
    if len(chosen) != 1:
        names = ", ".join(kernel.name for kernel in kernels) or "none"
        what = f"there is no kernel '{name}'" if name and not chosen else "the code object has several kernels"
        raise UserError(what, Span(path), f"name one with --kernel: {names}")
    chip = str(note.get("amdhsa.target", "")).rpartition("-")[2].partition(":")[0]
    return DeviceKernel(_label(path), path, chosen[0].name, chip, _linked(data, toolchain), chosen[0])


def _linked(data: bytes, toolchain: Toolchain) -> bytes:
    """Object files (ELF type 1) are linked; shared objects are ready."""
    return toolchain.link(data) if data[16:18] == b"\x01\x00" else data


def _is_elf(path: str) -> bool:
    try:
        if not Path(path).is_file():  # a pipe is read once
            return False
        with Path(path).open("rb") as file:
            return file.read(4) == b"\x7fELF"
    except (OSError, ValueError):
        return False


def _label(path: str) -> str:
    return Path(path).stem if path != "-" else "stdin"
