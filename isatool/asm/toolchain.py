"""The assembler, linker and compiler that isatool calls: those that the user names, ziglang's, or the system's.

zig's `clang` subcommand is plain clang with the AMDGPU backend (`zig cc` would rewrite the target). Its executable is
started directly, which saves a second Python start. Every call works in a private folder, without a shell, under
limits of time, memory and output; texts that name other files are refused unless the user allows it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Final

from isatool.allowance import budget, check
from isatool.asm import prefetch_size
from isatool.asm.dialect import in_older_words, reading_halves
from isatool.asm.input_limits import require_acceptable
from isatool.asm.shared_sources import as_words
from isatool.asm.system_clang import OLDEST, system_clang
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.installed import version_of, zig
from isatool.records import dataclass, record

TARGET: Final = "amdgcn-amd-amdhsa"
TIME_LIMIT_SECONDS: Final = 120.0
MEMORY_LIMIT: Final = 6 << 30
"""bytes of address space of an assembler; a file of a quarter of a million lines takes less than 1 GiB"""
OUTPUT_LIMIT: Final = 1 << 30
"""bytes of an output file: four times the longest input that is accepted"""
CLANG_VARIABLE: Final = "ISATOOL_CLANG"
LLD_VARIABLE: Final = "ISATOOL_LLD"
# Builtins instead of HIP headers and device libraries: nothing of ROCm is needed.
HIP_FLAGS: Final = (
    *("-x", "hip", "--offload-device-only", "-nogpulib", "-nogpuinc"),
    *("-mcumode", "-ffp-contract=fast", "-fuse-cuid=none"),
)

_INSTALL: Final = (
    f"`pip install ziglang`, or install clang {OLDEST} or later with AMDGPU, or name one in {CLANG_VARIABLE}"
)
_MESSAGE: Final = re.compile(
    r"^(?P<file>.*?):(?P<line>\d+):(?P<column>\d+): (?:fatal )?(?P<kind>error|warning|note): (?P<text>.*)$"
)
_INTERRUPTED: Final = (-2, -15, -1)
"""SIGINT, SIGTERM, SIGHUP"""
_OVER_LIMIT: Final = (-25, -9)
"""SIGXFSZ, SIGKILL"""
_NO_MEMORY: Final = ("out of memory", "bad_alloc", "Allocation failed")
_WARNING_FLAG: Final = re.compile(r" \[-W[\w-]+\]$")


class AssembleError(UserError):
    """The assembler refuses a text; `diagnostics` holds every error with its place."""

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(diagnostics[0].message)
        self.diagnostics = diagnostics


@record
class _Outcome:
    """What a tool left behind."""

    status: int
    standard_output: bytes
    standard_error: str


@dataclass(frozen=True)
class Toolchain:
    """Commands of a clang and an lld, and where they come from."""

    clang: tuple[str, ...]
    lld: tuple[str, ...]
    """empty where there is none: only `link` needs it"""
    origin: str
    include_folder: str | None = None
    """the folder in which `.include` and `.incbin` look for files; None: texts with either are refused"""

    @property
    def is_ziglang(self) -> bool:
        """Whether clang is that of the package."""
        return self.origin.startswith("ziglang ")

    @classmethod
    def find(
        cls, clang: str | None = None, lld: str | None = None, environment: Mapping[str, str] | None = None
    ) -> Toolchain:
        """The toolchain to use: the named clang (an option), else ISATOOL_CLANG, else ziglang of this Python, else the
        clang of ROCm or of the system (`system_clang`).

        A clang takes `lld`, ISATOOL_LLD, or the ld.lld in its folder, else ziglang's. UserError says what is
        missing and how to get it.
        """
        variables = os.environ if environment is None else environment
        named = clang or variables.get(CLANG_VARIABLE, "")
        named_lld = lld or variables.get(LLD_VARIABLE, "")
        if not named and (command := zig()):
            linker = (_executable(named_lld, LLD_VARIABLE),) if named_lld else (*command, "ld.lld")
            return cls((*command, "clang"), linker, f"ziglang {version_of('ziglang') or 'of unknown version'}")
        named = named or system_clang(variables.get("PATH"))
        if not named:
            raise UserError(f"no assembler: {_INSTALL}")
        path = _executable(named, "option" if clang else CLANG_VARIABLE)
        if named_lld:
            return cls((path,), (_executable(named_lld, "option" if lld else LLD_VARIABLE),), path)
        return cls((path,), _linker_beside(path), path)

    def assemble(self, text: str, mcpu: str, wave_size: int = 32, path: str = "<string>") -> bytes:
        """The object file of an assembly text. AssembleError with all errors, places in `path`, if it is refused."""
        if self.include_folder is None:
            return _object(self, text, mcpu, wave_size, path)
        return self._assembled(text, mcpu, wave_size, path)

    def _assembled(self, text: str, mcpu: str, wave_size: int, path: str) -> bytes:
        with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
            target = Path(folder, "out.o")
            command = self._assembler(mcpu, wave_size, target)
            outcome = self._run_on(text, path, command)
            if outcome.status == 0 and target.is_file():
                return target.read_bytes()
            words = as_words(text, mcpu, lambda pairs: self._code(pairs, command)) if outcome.status else text
            if words != text and self._run_on(words, path, command).status == 0:
                return target.read_bytes()
            shorter, sizes = self._without_sizes(text, outcome)
            if sizes:
                outcome = self._run_on(shorter, path, command)
            if sizes and outcome.status == 0:
                assembled = target.read_bytes()
                outcome = self._run_on(prefetch_size.asking_for(shorter, sizes), path, command)
                if outcome.status == 0:
                    return prefetch_size.with_sizes(assembled, target.read_bytes(), sizes, mcpu)
        found = parse_messages(outcome.standard_error, path, text.splitlines())
        errors = tuple(self._explained(message) for message in found if message.severity is Severity.ERROR)
        raise AssembleError(errors) if errors else _tool_failure("the assembler", self.clang, outcome)

    def _code(self, text: str, command: Sequence[str]) -> bytes | None:
        """The code of a text, None if it is refused."""
        from isatool.asm.elf import code_bytes

        refused = self._run_on(text, "<string>", command).status
        return None if refused else code_bytes(Path(command[-1]).read_bytes())

    def assemble_errors(self, text: str, mcpu: str, wave_size: int = 32, path: str = "<string>") -> list[Diagnostic]:
        """Every error of the assembler on a text, in the order of its lines; empty if it assembles."""
        try:
            self.assemble(text, mcpu, wave_size, path)
        except AssembleError as error:
            return sorted(error.diagnostics, key=lambda diagnostic: diagnostic.span)
        return []

    def print_assembly(self, text: str, mcpu: str, wave_size: int = 32, path: str = "<string>") -> str:
        """The text as the assembler prints it: canonical instructions, macros and conditionals flattened.

        AssembleError with all errors, places in `path`, if it is refused.
        """
        wave = ("-target-feature", "+wavefrontsize64") if wave_size == 64 else ()
        command = (
            *self.clang,
            *("-cc1as", "-triple", TARGET, "-target-cpu", mcpu, *wave, *self._includes()),
            *("-filetype", "asm", "-", "-o", "-"),
        )
        outcome = self._run_on(text, path, command)
        shorter, sizes = self._without_sizes(text, outcome)
        if sizes:
            outcome = self._run_on(shorter, path, command)
        if outcome.status == 0:
            return prefetch_size.printed_with(outcome.standard_output.decode(errors="surrogateescape"), sizes)
        found = parse_messages(outcome.standard_error, path, text.split("\n"))
        errors = tuple(self._explained(message) for message in found if message.severity is Severity.ERROR)
        raise AssembleError(errors) if errors else _tool_failure("the assembler", self.clang, outcome)

    def code_bytes(self, text: str, mcpu: str, wave_size: int = 32) -> bytes:
        """The machine code (.text) of an assembly text; errors as `assemble`."""
        from isatool.asm.elf import code_bytes

        return code_bytes(self.assemble(text, mcpu, wave_size))

    def link(self, object_file: bytes) -> bytes:
        """The code object (.hsaco) of an object file; UserError with the linker's words if it refuses."""
        self._require_linker()
        with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
            source, target = Path(folder, "in.o"), Path(folder, "out.hsaco")
            source.write_bytes(object_file)
            outcome = self._run((*self.lld, "-shared", str(source), "-o", str(target)), b"")
            if outcome.status == 0 and target.is_file():
                return target.read_bytes()
            outcome = _Outcome(outcome.status, b"", outcome.standard_error.replace(f"{source}", "the object file"))
        if refused := re.search(r"^\S*lld: error: (.*)$", outcome.standard_error, re.MULTILINE):
            hint = "isatool links a file by itself: what it names has to be in it"
            raise UserError(f"the linker refuses it: {refused[1]}", hint=hint)
        raise _tool_failure("the linker", self.lld, outcome)

    def compile_hip(
        self,
        source: str | Path,
        mcpu: str,
        optimisation: str = "-O3",
        flags: Sequence[str] = (),
    ) -> str:
        """The assembly text of a HIP source that uses builtins instead of HIP headers.

        The compiler runs in the folder of the source, so that no path of this machine enters its output; `flags` come
        after HIP_FLAGS and win. AssembleError with the compiler's errors if it refuses.
        """
        path = Path(source)
        if not path.is_file():
            raise UserError("cannot read this file", Span(str(source)), "name an existing HIP source")
        usual = (*HIP_FLAGS, f"--offload-arch={mcpu}", optimisation)
        command = (*self.clang, *usual, *flags, "-S", path.name, "-o", "-")
        outcome = self._run(command, b"", path.resolve().parent)
        if outcome.status == 0:
            return outcome.standard_output.decode(errors="surrogateescape")
        found = parse_messages(outcome.standard_error, str(source), path.read_text().splitlines())
        errors = tuple(message for message in found if message.severity is Severity.ERROR)
        raise AssembleError(errors) if errors else _tool_failure("the compiler", self.clang, outcome)

    def versions(self) -> dict[str, str]:
        """First line of what each tool says of its version, by the tool's name, and where they come from."""
        found = {"toolchain": self.origin}
        for name, command in (("clang", self.clang), ("lld", self.lld)):
            if not command:
                found[name] = f"(none beside {self.clang[0]}: {LLD_VARIABLE} names one)"
                continue
            outcome = self._run((*command, "--version"), b"")
            if outcome.status != 0:
                raise _tool_failure(name, command, outcome)
            found[name] = outcome.standard_output.decode(errors="replace").strip().partition("\n")[0]
        return found

    def _explained(self, error: Diagnostic) -> Diagnostic:
        """An error with a note where the assembler may only be older than the compiler that wrote the text."""
        if self.is_ziglang or not re.match(r"unknown (\.amdhsa_kernel )?directive", error.message):
            return error
        note = (
            f"{self.origin} does not know it; a newer clang may: `pip install ziglang`, or name one in {CLANG_VARIABLE}"
        )
        return replace(error, notes=(*error.notes, note))

    def _require_linker(self) -> None:
        if not self.lld:
            hint = f"name one in {LLD_VARIABLE}, or `pip install ziglang`"
            raise UserError(f"no ld.lld beside {self.clang[0]}", hint=hint)

    def _assembler(self, mcpu: str, wave_size: int, target: Path) -> tuple[str, ...]:
        wave = ("-mwavefrontsize64",) if wave_size == 64 else ()
        return (
            *self.clang,
            *("-target", TARGET, f"-mcpu={mcpu}", *wave, *self._includes()),
            *("-x", "assembler", "-c", "-", "-o", str(target)),
        )

    def _includes(self) -> tuple[str, ...]:
        return () if self.include_folder is None else ("-I", str(Path(self.include_folder).resolve()))

    def _without_sizes(self, text: str, outcome: _Outcome) -> tuple[str, dict[str, str]]:
        """`prefetch_size.without_sizes` of a text that may be refused because the assembler does not know them."""
        return prefetch_size.without_sizes(in_older_words(text)) if outcome.status and not self.is_ziglang else ("", {})

    def _run_on(self, text: str, path: str, command: Sequence[str]) -> _Outcome:
        """The assembler on a text; if it refuses, once more in older words and in the mode for halves of VGPRs."""
        require_acceptable(text, path, self.include_folder is not None)
        with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
            tries = [(text, command), (in_older_words(text), command)]
            tries += [(each, halves) for each, _ in tries if (halves := reading_halves(text, command))]
            for words, how in dict.fromkeys(tries):
                outcome = self._run(how, words.encode(errors="surrogateescape"), Path(folder), limited=True)
                if outcome.status == 0:
                    break
            return outcome

    def _run(self, command: Sequence[str], stdin: bytes, folder: Path | None = None, limited: bool = False) -> _Outcome:
        """`limited`: in memory and output, for texts of which nothing is known."""
        found = shutil.which(command[0]) or command[0]
        words = (str(Path(found).absolute()), *command[1:])  # a relative path is meant from here, not from `folder`
        pipe = subprocess.PIPE
        try:
            with subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=pipe, cwd=folder) as process:
                if limited:
                    _limit(process.pid)
                try:
                    output, errors = process.communicate(stdin, min(TIME_LIMIT_SECONDS, budget().seconds))
                except BaseException:
                    process.kill()
                    raise
            if process.returncode in _INTERRUPTED:  # Ctrl-C on a terminal ends it as well
                check()
        except subprocess.TimeoutExpired:
            check()
            raise UserError(
                f"{Path(command[0]).name} took longer than {TIME_LIMIT_SECONDS:.0f} s", hint="is the input very large?"
            ) from None
        except OSError as error:
            raise UserError(f"cannot start {command[0]}: {error.strerror}", hint=_INSTALL) from None
        return _Outcome(process.returncode, output, errors.decode(errors="replace"))


@lru_cache(maxsize=4)
def _object(toolchain: Toolchain, text: str, mcpu: str, wave_size: int, path: str) -> bytes:
    """A pure function of the text: what was assembled after a pass is not assembled once more for the proof."""
    return toolchain._assembled(text, mcpu, wave_size, path)


def _limit(process: int) -> None:
    """Bound what a process may take; where the system cannot, the limits of time and of the text remain."""
    try:
        import resource

        resource.prlimit(process, resource.RLIMIT_AS, (MEMORY_LIMIT, MEMORY_LIMIT))
        resource.prlimit(process, resource.RLIMIT_FSIZE, (OUTPUT_LIMIT, OUTPUT_LIMIT))
    except (ImportError, AttributeError, OSError, ValueError):
        return


def parse_messages(text: str, path: str, source: Sequence[str]) -> tuple[Diagnostic, ...]:
    """Clang's messages as diagnostics at places of `path`, whose lines are `source`.

    What happens inside a macro or a .rept is reported where that is written, with the expanded line as a note.
    """
    found: list[Diagnostic] = []
    lines = text.splitlines()
    for index, line in enumerate(lines):
        match = _MESSAGE.match(line)
        if match is None:
            continue
        shown = lines[index + 1].strip() if index + 1 < len(lines) and not _MESSAGE.match(lines[index + 1]) else ""
        span = Span(path, int(match["line"]), int(match["column"]))
        if match["kind"] == "note":
            if found and match["file"] != "<instantiation>":
                found[-1] = _placed(found[-1], span, source, match["text"])
            continue
        inside = match["file"] == "<instantiation>"
        severity = Severity.ERROR if match["kind"] == "error" else Severity.WARNING
        message = _WARNING_FLAG.sub("", match["text"])
        if inside:
            found.append(Diagnostic("ASSEMBLER", severity, Span(path), message, (f"expanded line: {shown}",)))
        else:
            found.append(Diagnostic("ASSEMBLER", severity, span, message, (), _line(source, span.line)))
    return tuple(found)


def _placed(diagnostic: Diagnostic, span: Span, source: Sequence[str], note: str) -> Diagnostic:
    """A diagnostic with a note added, or moved from inside an expansion to the place that the note names."""
    notes = (*diagnostic.notes, note)
    if diagnostic.span.line:
        return Diagnostic(
            diagnostic.rule, diagnostic.severity, diagnostic.span, diagnostic.message, notes, diagnostic.source
        )
    return Diagnostic(diagnostic.rule, diagnostic.severity, span, diagnostic.message, notes, _line(source, span.line))


def _line(source: Sequence[str], number: int) -> str:
    return source[number - 1] if 0 < number <= len(source) else ""


def _executable(name: str, origin: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise UserError(
            f"no executable '{name}' (from {origin})", hint="name an existing clang or ld.lld, with its path"
        )
    return found


def _linker_beside(clang: str) -> tuple[str, ...]:
    """ld.lld in the folder of clang, with clang's version suffix or without; else ziglang's; empty if there is none."""
    for folder in dict.fromkeys((Path(clang).parent, Path(clang).resolve().parent)):
        suffix = Path(clang).name.removeprefix("clang")
        for name in dict.fromkeys((f"ld.lld{suffix}", "ld.lld", "ld.lld.exe")):
            if shutil.which(str(folder / name)):
                return (str(folder / name),)
    command = zig()
    return (*command, "ld.lld") if command else ()


def _tool_failure(what: str, command: Sequence[str], outcome: _Outcome) -> UserError:
    if outcome.status in _OVER_LIMIT or any(text in outcome.standard_error for text in _NO_MEMORY):
        limits = f"{MEMORY_LIMIT >> 30} GiB of memory or {OUTPUT_LIMIT >> 30} GiB of output"
        return UserError(f"{what} needs more than {limits} for this text", hint="does it expand without end?")
    words = outcome.standard_error.strip().splitlines()
    said = words[0] if words else "it said nothing"
    return UserError(
        f"{what} failed with status {outcome.status}: {said}",
        hint=f"command: {' '.join(Path(part).name if os.sep in part else part for part in command)}",
    )
