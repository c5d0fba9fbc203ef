"""`isatool-hipcc COMPILER ARGUMENTS`: a HIP compile whose device code is rewritten and proved, or the plain compile.

The driver says with -### which jobs it would run. They are run here, but a job that makes the object file of a gfx11
device prints assembly, and the object is made of the rewritten text. Whatever fails, the command itself is run, and a
warning says why.
"""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from isatool.asm.target import SUPPORTED_CHIPS
from isatool.diagnostics import RefusedError
from isatool.routes.child import only_file
from isatool.routes.driver import Job, jobs_of, run
from isatool.routes.identity import PACKAGE
from isatool.routes.objects import usable
from isatool.routes.rewrite import MOST_BYTES, OPTIMIZE, rewrite
from isatool.routes.switches import why_disabled

PIPELINE: Final = "ISATOOL_HIPCC"
BUDGET: Final = "ISATOOL_HIPCC_BUDGET"
CMAKE: Final = PACKAGE / "routes" / "cmake"
"""the folder of isatool-config.cmake"""
_SECONDS: Final = 60.0
_OLD_DRIVER: Final = "--no-offload-new-driver"
_NO_CODE: Final = ("-E", "-M", "-MM", "-fsyntax-only", "-###", "--version", "--help", "--cuda-host-only")
_HOST_ONLY: Final = "--offload-host-only"
_SOURCES: Final = (".hip", ".cu", ".hipi", ".cui")
_NOT_FOUND: Final = 127
_FEATURES: Final = {"+wavefrontsize64": "-mwavefrontsize64", "+cumode": "-mcumode", "-cumode": "-mno-cumode"}
"""of a job, and the driver's options that have its assembler know them"""
_ENDING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


@dataclass(frozen=True, slots=True)
class Request:
    """What to do with device code: passes, seconds for each text, what is granted to passes and proofs."""

    pipeline: str
    seconds: float
    assume: tuple[str, ...]


def make_parser() -> argparse.ArgumentParser:
    """What may be said before the compiler's name."""
    parser = argparse.ArgumentParser(
        prog="isatool-hipcc",
        description="compile HIP sources with rewritten, proved device code (a compiler launcher)",
        allow_abbrev=False,
    )
    parser.add_argument(
        "--pipeline", metavar="PASSES", help=f"optimize, or passes (default: {PIPELINE}, else optimize)"
    )
    parser.add_argument("--budget", type=float, metavar="S", help=f"seconds for a text (default: {BUDGET}, else 60)")
    parser.add_argument("--assume", action="append", default=[], metavar="TEXT", help="granted to passes and proof")
    parser.add_argument("--cmake-dir", action="store_true", help="print the folder of isatool-config.cmake, and leave")
    parser.add_argument("command", nargs=argparse.REMAINDER, metavar="COMPILER ...", help="compiler and its arguments")
    return parser


def main(argv: Sequence[str]) -> int:
    """Compile; the compiler's exit code, 2 for bad options before the compiler's name."""
    parser = make_parser()
    try:
        given = parser.parse_args(argv)
    except SystemExit as leave:
        return leave.code if isinstance(leave.code, int) else 2
    if given.cmake_dir:
        print(CMAKE)
        return 0
    if not given.command:
        parser.print_usage(sys.stderr)
        return 2
    if not _may_be_hip(given.command):
        return plain(given.command)
    try:
        seconds = _budget() if given.budget is None else given.budget
        pipeline = given.pipeline or os.environ.get(PIPELINE) or OPTIMIZE
        compiled = _compiled(given.command, Request(pipeline, seconds, tuple(given.assume)))
    except RefusedError as refused:
        _warn(f"{refused}; compiled without isatool")
        compiled = False
    except Exception as error:
        words = " ".join(str(error).split())[:300]
        _warn(f"internal error: {type(error).__name__}: {words}; compiled without isatool")
        compiled = False
    return 0 if compiled else plain(given.command)


def launch() -> NoReturn:
    """The command `isatool-hipcc`: as `main`; a signal that ends it ends the compiler's job, too."""
    for number in _ENDING:
        signal.signal(number, _leave)
    sys.exit(main(sys.argv[1:]))


def plain(command: Sequence[str]) -> int:
    """The command as it was given, in place of this process where the system can do that; its exit code."""
    sys.stdout.flush()
    sys.stderr.flush()
    for number in _ENDING:
        if signal.getsignal(number) is _leave:
            signal.signal(number, signal.SIG_DFL)
    try:
        if os.name == "posix":
            os.execvp(command[0], list(command))
        return subprocess.call(command)
    except OSError as error:
        print(f"isatool-hipcc: error: cannot run {command[0]}: {error.strerror}", file=sys.stderr)
        return _NOT_FOUND


def _may_be_hip(command: Sequence[str]) -> bool:
    """Whether the compiler is worth asking for its jobs: something in the command speaks of HIP, and it makes code."""
    words = command[1:]
    if any(word in _NO_CODE or word == _HOST_ONLY for word in words):
        return False
    return Path(command[0]).name.startswith("hipcc") or any(
        word in ("hip", "-xhip", "--hip-link")
        or word.endswith(_SOURCES)
        or word.startswith(("@", "--offload-arch", "--cuda-gpu-arch"))
        for word in words
    )


def _compiled(command: Sequence[str], request: Request) -> bool:
    """Whether the command was carried out here, with rewritten device code. False where it has none to rewrite;
    RefusedError where it has some and that cannot be done.
    """
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        jobs = _jobs(command, folder)
        if not jobs:
            return False
        disabled = why_disabled()
        if disabled:
            raise RefusedError(disabled)
        if "-" in command:
            raise RefusedError("the source is the standard input")
        foreign = sorted({job.chip for job in jobs if job.makes_object} - set(SUPPORTED_CHIPS))
        if foreign:
            _warn(f"{', '.join(foreign)}: no chip that isatool knows; its code is left alone")
        said: list[bytes] = []
        for number, job in enumerate(jobs):
            place = Path(folder, f"device{number}")
            if job.makes_object and job.chip not in foreign:
                place.mkdir()
                if _rewritten(job, jobs, place, request, said):
                    continue
            _must(job.words, said)
        sys.stderr.buffer.write(b"".join(said))
        sys.stderr.flush()
        return True


def _jobs(command: Sequence[str], folder: str) -> list[Job]:
    """The jobs of a command that makes objects of devices, none of one without device code; else RefusedError."""
    jobs = jobs_of(command, folder)
    if any(job.makes_object for job in jobs):
        return jobs
    if any(job.makes_text for job in jobs):
        if not any("-S" in job.words for job in jobs if job.for_device):
            old = _old_driver(command, folder)
            if any(job.makes_object for job in old):
                return old
            raise RefusedError("the device code is compiled when the program is linked (-fgpu-rdc or LTO)")
        raise RefusedError("assembly of the device is written; `isatool optimize` rewrites that file")
    if any(job.links_bitcode for job in jobs):
        raise RefusedError("device code is compiled by the linker (-fgpu-rdc or LTO)")
    return []


def _old_driver(command: Sequence[str], folder: str) -> list[Job]:
    """The jobs of the driver that makes device code before host code; its object file links as any other does."""
    try:
        return jobs_of([*command, _OLD_DRIVER], folder)
    except RefusedError:
        return []


def _rewritten(job: Job, jobs: Sequence[Job], folder: Path, request: Request, said: list[bytes]) -> bool:
    """Whether the job's object file was made of the rewritten text; where not, rewrite or `usable` have said why."""
    text = _text_of(job, folder, said)
    outcome = rewrite(text, request.pipeline, request.seconds, assume=request.assume, keep_lds=True)
    link = next((each for each in jobs if not each.kind and job.output in each.words and each.output), None)
    if link is None:
        raise RefusedError("no job links the device's object file")

    def assembled(part: str) -> bytes:
        _assemble(job, part, folder, str(folder / "trial.o"))
        places = {job.output: str(folder / "trial.o"), link.output: str(folder / "trial.out")}
        _must([places.get(word, word) for word in link.words], [])
        return (folder / "trial.out").read_bytes()

    if not usable(outcome, text, assembled):
        return False
    _assemble(job, outcome.text, folder, job.output)
    return True


def _text_of(job: Job, folder: Path, said: list[bytes]) -> str:
    """The assembly text of which a job makes its object file."""
    place = folder / "given.s"
    if job.kind == "-cc1as":
        place = Path(job.words[-1])
    else:
        places = {"-emit-obj": "-S", job.output: str(place)}
        _must([places.get(word, word) for word in job.words], said)
    try:
        with place.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise RefusedError(f"the device's assembly cannot be read: {error.strerror}") from None
    return data.decode("utf-8", "surrogateescape")


def _assemble(job: Job, text: str, folder: Path, output: str) -> None:
    """Make an object file with the compiler's own assembler."""
    source = folder / only_file(str(folder), "rewritten.s", text)
    target = ["-target", job.value("-triple"), f"-mcpu={job.chip}", "-x", "assembler"]
    target += [option for feature, option in _FEATURES.items() if feature in job.words]
    _must([job.words[0], *target, "-c", str(source), "-o", output], [])


def _must(words: Sequence[str], said: list[bytes]) -> None:
    """Run a job and keep what it says; RefusedError if it fails, whose messages the plain compile repeats."""
    done = run(words)
    if done.code != 0:
        lines = done.errors.decode("utf-8", "replace").strip().split("\n")
        first = next((line for line in lines if "error" in line), lines[0])
        raise RefusedError(f"{Path(words[0]).name} ends with {done.code}: {first.strip()[:200] or 'it said nothing'}")
    said.append(done.output + done.errors)


def _budget() -> float:
    """Seconds, as the environment says; RefusedError if that is no positive number."""
    word = os.environ.get(BUDGET) or str(_SECONDS)
    try:
        seconds = float(word)
    except ValueError:
        seconds = 0.0
    if not seconds > 0:
        raise RefusedError(f"{BUDGET} is '{word}', not a number of seconds")
    return seconds


def _warn(line: str) -> None:
    print(f"isatool-hipcc: warning: {line}", file=sys.stderr, flush=True)


def _leave(number: int, _: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    launch()
