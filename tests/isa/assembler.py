"""The assembler as an oracle: many lines in one file, the error of each line."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path


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
    command = [sys.executable, "-m", "ziglang", "clang", "-target", "amdgcn-amd-amdhsa", f"-mcpu={mcpu}"]
    command += ["-c", "-x", "assembler", str(source), "-o", str(source.with_suffix(".o")), "-ferror-limit=0", *options]
    return subprocess.run(command, capture_output=True, text=True, check=False)
