"""The jobs of a clang driver: what `clang -###` prints, and which of them make the object file of a device."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from isatool.diagnostics import RefusedError
from isatool.records import record

_WORD: Final = re.compile(r' "((?:[^"\\]|\\.)*)"')
_JOB: Final = re.compile(rf"(?:{_WORD.pattern})+\s*")
_FRONT_ENDS: Final = ("-cc1", "-cc1as")
_MADE_HERE: Final = ("-emit-llvm-bc", "-S", "-emit-llvm")


@record
class DriverProcess:
    """A process that the driver would start: `words` are its program and arguments."""

    words: tuple[str, ...]

    @property
    def kind(self) -> str:
        """-cc1 (compile), -cc1as (assemble), or "" for other tools."""
        return self.words[1] if len(self.words) > 1 and self.words[1] in _FRONT_ENDS else ""

    @property
    def for_device(self) -> bool:
        """Whether it compiles or assembles for AMD GPUs."""
        return bool(self.kind) and self.value("-triple").startswith("amdgcn")

    @property
    def makes_object(self) -> bool:
        """Whether it writes an object file of a device."""
        written = "-emit-obj" if self.kind == "-cc1" else "obj"
        return self.for_device and written in self.words and bool(self.output)

    @property
    def makes_text(self) -> bool:
        """Whether it writes device code in another form: bitcode, IR or assembly."""
        return self.for_device and any(word in self.words for word in _MADE_HERE)

    @property
    def links_bitcode(self) -> bool:
        """Whether it links device code; of a program whose device code is bitcode, it also compiles."""
        return "elf64_amdgpu" in self.words

    @property
    def links_device_code(self) -> bool:
        """Whether device code is linked, or may be by a linker that it starts."""
        return self.links_bitcode or os.path.basename(self.words[0]).startswith("clang-linker-wrapper")

    @property
    def chip(self) -> str:
        """gfx1100, for example; "" if it names none."""
        return self.value("-target-cpu")

    @property
    def output(self) -> str:
        """The file after -o, "" without one."""
        return self.value("-o")

    def value(self, option: str) -> str:
        """The word after an option, "" if there is none."""
        index = self.words.index(option) + 1 if option in self.words else len(self.words)
        return self.words[index] if index < len(self.words) else ""


@record
class Done:
    """A process that came to its end: exit code (negative for a signal), standard output and error."""

    code: int
    output: bytes
    errors: bytes


def jobs_of(command: Sequence[str], folder: str) -> list[DriverProcess]:
    """The jobs that a compiler would run for a command, with their temporary files in `folder`. RefusedError if it
    does not say; an empty list for compilers that print no jobs as clang does.
    """
    environment = {**os.environ, "TMPDIR": folder, "TEMP": folder, "TMP": folder}
    done = run([*command, "-###"], environment)
    if done.code != 0:
        raise RefusedError(f"{command[0]} -### ends with {done.code}")
    return read_jobs(done.errors.decode("utf-8", "surrogateescape"))


def read_jobs(printed: str) -> list[DriverProcess]:
    """The jobs in what `clang -###` printed: lines of quoted words. RefusedError where one is quoted otherwise."""
    jobs = []
    for line in printed.split("\n"):
        if not line.startswith(' "'):
            continue
        if not _JOB.fullmatch(line):
            raise RefusedError(f"a job of the compiler cannot be read: {line[:80]}")
        jobs.append(DriverProcess(tuple(re.sub(r"\\(.)", r"\1", word) for word in _WORD.findall(line))))
    return jobs


def run(words: Sequence[str], environment: dict[str, str] | None = None) -> Done:
    """Run a process to its end; it is ended where this one is interrupted. RefusedError if it cannot be started."""
    pipe = subprocess.PIPE
    try:
        process = subprocess.Popen(words, env=environment, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe)
    except (OSError, ValueError) as error:
        is_linker = Path(words[0]).name in ("lld", "ld.lld")
        hint = "; isatool's own: give the compiler -B $(isatool-hipcc --lld-dir)" * is_linker
        raise RefusedError(f"{words[0]} cannot be started: {error}{hint}") from None
    try:
        output, errors = process.communicate()
    except BaseException:
        process.send_signal(signal.SIGTERM)
        process.wait()
        raise
    return Done(process.returncode, output, errors)
