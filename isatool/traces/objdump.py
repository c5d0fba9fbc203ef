"""The user's llvm-objdump, for recordings of chips that are not gfx11: instructions of a code object."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from isatool.asm.machine_code import Disassembled
from isatool.diagnostics import Span, UserError

VARIABLE: Final = "ISATOOL_OBJDUMP"
OLDEST_VERSION: Final = 16
TIME_LIMIT_SECONDS: Final = 300.0
"""so that a tool that hangs ends; disassembling takes time by the size"""
_NAMES: Final = ("llvm-objdump", *(f"llvm-objdump-{version}" for version in range(25, 15, -1)))
_VERSION: Final = re.compile(r"LLVM version (\d+)")
_SECTION: Final = re.compile(r"Disassembly of section (.*):$")
_INSTRUCTION: Final = re.compile(
    r"\s+(?P<text>\S.*?)\s*// (?P<address>[0-9A-Fa-f]+): (?P<code>[0-9A-Fa-f]{8}(?: [0-9A-Fa-f]{8})*)(?: <.*>)?\s*$"
)


def find_objdump(named: str | None) -> str:
    """The objdump to use: the named one, else ISATOOL_OBJDUMP, else llvm-objdump or llvm-objdump-NN on the path, else
    that of ROCM_PATH. UserError if there is none, or it does not know AMDGPU."""
    choice = named or os.environ.get(VARIABLE)
    if choice:
        found = shutil.which(choice)
        if found is None:
            raise UserError(f"no executable '{choice}'", Span("--objdump" if named else VARIABLE))
        candidates = [found]
    else:
        paths = [shutil.which(name) for name in _NAMES]
        if "ROCM_PATH" in os.environ:
            paths.append(shutil.which(str(Path(os.environ["ROCM_PATH"], "llvm", "bin", "llvm-objdump"))))
        candidates = [path for path in paths if path]
    for candidate in candidates:
        if _knows_amdgpu(candidate):
            return candidate
    if candidates:
        raise UserError(
            f"{candidates[0]} does not know AMDGPU",
            Span("objdump"),
            f"LLVM {OLDEST_VERSION} or later with AMDGPU is needed: name one with --objdump or {VARIABLE}",
        )
    raise UserError(
        "disassembling needs llvm-objdump of LLVM or ROCm, and none was found",
        Span("objdump"),
        f"install LLVM {OLDEST_VERSION} or later with AMDGPU, or name one with --objdump or {VARIABLE}",
    )


def disassemble(objdump: str, data: bytes, chip: str, wave_size: int) -> list[Disassembled]:
    """Every instruction of the code sections of an ELF file, in order."""
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        path = Path(folder, "code.elf")
        path.write_bytes(data)
        command = [objdump, "-d", "-z", f"--mcpu={chip}"]
        if wave_size == 64:
            command.append("--mattr=+wavefrontsize64")
        output = _run([*command, str(path)])
    return list(_parse(output, chip))


def _parse(output: str, chip: str) -> Iterator[Disassembled]:
    section = ""
    for line in output.splitlines():
        match = _INSTRUCTION.match(line)
        if match is not None:
            code = b"".join(int(word, 16).to_bytes(4, "little") for word in match["code"].split())
            yield Disassembled(section, int(match["address"], 16), code, match["text"], code, chip)
            continue
        heading = _SECTION.match(line)
        if heading is not None:
            section = heading.group(1)


def _knows_amdgpu(path: str) -> bool:
    try:
        text = _run([path, "--version"])
    except UserError:
        return False
    version = _VERSION.search(text)
    return "amdgcn" in text and version is not None and int(version.group(1)) >= OLDEST_VERSION


def _run(command: list[str]) -> str:
    try:
        done = subprocess.run(command, capture_output=True, timeout=TIME_LIMIT_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise UserError(f"{command[0]} took longer than {TIME_LIMIT_SECONDS:.0f} s", Span("objdump")) from None
    except OSError as error:
        raise UserError(f"cannot start {command[0]}: {error.strerror}", Span("objdump")) from None
    if done.returncode != 0:
        reason = done.stderr.decode(errors="replace").strip().splitlines()
        raise UserError(f"{Path(command[0]).name} failed: {reason[0] if reason else done.returncode}", Span("objdump"))
    return done.stdout.decode(errors="replace")
