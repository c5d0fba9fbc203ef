"""The assembler as an oracle: many lines in one file, the error of each line."""

from __future__ import annotations

import re
import struct
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path

from isatool.installed import zig


def errors(lines: Sequence[str], mcpu: str = "gfx1100", options: Sequence[str] = ()) -> dict[int, str]:
    """Index of each refused line and the first error message for it."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "lines.s")
        source.write_text("\n".join(lines) + "\n")
        result = _clang(source, mcpu, options)
    found: dict[int, str] = {}
    for match in re.finditer(r":(\d+):\d+: error: (.*)", result.stderr):
        found.setdefault(int(match[1]) - 1, match[2])
    assert result.returncode == 0 or found, result.stderr
    return found


def code(lines: Sequence[str], mcpu: str = "gfx1100", options: Sequence[str] = ()) -> bytes:
    """The bytes of the text section for lines that all assemble."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "lines.s")
        source.write_text("\n".join(lines) + "\n")
        result = _clang(source, mcpu, options)
        assert result.returncode == 0, result.stderr
        return Path(folder, "lines.o").read_bytes()


def _clang(source: Path, mcpu: str, options: Sequence[str]) -> subprocess.CompletedProcess[str]:
    command = [*zig(), "clang", "-target", "amdgcn-amd-amdhsa", f"-mcpu={mcpu}"]
    command += ["-c", "-x", "assembler", str(source), "-o", str(source.with_suffix(".o")), "-ferror-limit=0", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def instruction_bytes(lines: Sequence[str], mcpu: str = "gfx1100", options: Sequence[str] = ()) -> list[bytes]:
    """The code of each line; all lines must assemble to one instruction of at most 32 bytes."""
    padded = [text for line in lines for text in (line, ".Lend\\@:", ".p2align 5, 0")]
    padded = [text.replace("\\@", str(index // 3)) for index, text in enumerate(padded)]
    sizes = [f".byte .Lend{index} - .Lbegin - {32 * index}" for index in range(len(lines))]
    image = code([".p2align 8", ".Lbegin:", *padded, ".rodata", *sizes], mcpu, options)
    text, lengths = section(image, ".text"), section(image, ".rodata")
    return [text[32 * index : 32 * index + lengths[index]] for index in range(len(lines))]


def section(image: bytes, name: str) -> bytes:
    """The contents of a section of a 64-bit little-endian ELF object."""
    table, entry_size, count, names_index = struct.unpack_from("<Q10xHHH", image, 40)
    headers = [struct.unpack_from("<IIQQQQ", image, table + entry_size * index) for index in range(count)]
    names = headers[names_index][4]
    for name_offset, _, _, _, offset, size in headers:
        start = names + name_offset
        if image[start : image.index(b"\0", start)] == name.encode():
            return image[offset : offset + size]
    raise KeyError(name)
