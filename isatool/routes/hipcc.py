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
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

from isatool.allowance import ROUTE_SECONDS
from isatool.asm.target import SUPPORTED_CHIPS
from isatool.cli.declared_options import add_flags
from isatool.diagnostics import RefusedError, UserError
from isatool.pipeline.identity import PACKAGE
from isatool.routes import device_link
from isatool.routes.build import BUDGET, PIPELINE, BuildRequest, assemble, must, text_of, warn
from isatool.routes.driver import DriverProcess, jobs_of
from isatool.routes.objects import usable
from isatool.routes.rewrite import rewrite
from isatool.routes.switches import why_disabled
from isatool.routes.two_step import compiled_in_two_steps

CMAKE: Final = PACKAGE / "routes" / "cmake"
"""the folder of isatool-config.cmake"""
_OLD_DRIVER: Final = "--no-offload-new-driver"
_NO_CODE: Final = ("-E", "-M", "-MM", "-fsyntax-only", "-###", "--version", "--help", "--cuda-host-only")
_HOST_ONLY: Final = "--offload-host-only"
_SOURCES: Final = (".hip", ".cu", ".hipi", ".cui")
_LATE: Final = ("-fgpu-rdc", "-foffload-lto", "-emit-llvm", "--offload-device-only", "--cuda-device-only")
"""options with which a compile makes no code of the device, or nothing else"""
_NOT_FOUND: Final = 127
_ENDING: Final = [getattr(signal, name) for name in ("SIGTERM", "SIGINT", "SIGHUP") if hasattr(signal, name)]


def make_parser() -> argparse.ArgumentParser:
    """What may be said before the compiler's name."""
    parser = argparse.ArgumentParser(
        prog="isatool-hipcc",
        description="compile HIP sources with rewritten, proved device code (a compiler launcher)",
        allow_abbrev=False,
    )
    add_flags(
        parser,
        (
            ("--pipeline PASSES", f"optimize, or passes (default: {PIPELINE}, else optimize)"),
            ("--budget S", f"seconds for a kernel (default: {BUDGET}, else {ROUTE_SECONDS:g})", float),
            ("--assume TEXT ...", "granted to passes and proof"),
            ("--cmake-dir", "print the folder of isatool-config.cmake, and leave"),
            ("--lld-dir", "print the folder of an lld for the compiler's -B, and leave"),
            ("command COMPILER ...", "compiler and its arguments"),
        ),
    )
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
    if given.lld_dir:
        return _show_lld()
    if not given.command:
        parser.print_usage(sys.stderr)
        print("isatool-hipcc: error: no compiler: isatool-hipcc hipcc -c kernels.hip -o kernels.o", file=sys.stderr)
        return 2
    if not _may_be_hip(given.command):
        return plain(given.command)
    try:
        request = BuildRequest.of_environment(given.pipeline, given.budget, given.assume)
        compiled = _compiled(given.command, request)
    except RefusedError as refused:
        warn(f"{refused}; compiled without isatool")
        compiled = None
    except Exception as error:
        words = " ".join(str(error).split())[:300]
        warn(f"internal error: {type(error).__name__}: {words}; compiled without isatool")
        compiled = None
    return plain(given.command) if compiled is None else compiled


def _show_lld() -> int:
    try:
        print(device_link.folder())
    except UserError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


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
        word in ("hip", "-xhip", "--hip-link", "--offload-link")
        or word.endswith(_SOURCES)
        or word.startswith(("@", "--offload-arch", "--cuda-gpu-arch"))
        for word in words
    )


def _compiled(command: Sequence[str], request: BuildRequest) -> int | None:
    """The exit code of the command, carried out here with rewritten device code. None where it has none to rewrite;
    RefusedError where it has some and that cannot be done.
    """
    with tempfile.TemporaryDirectory(prefix="isatool-") as folder:
        jobs = jobs_of(command, folder)
        if not any(job.makes_object or job.makes_text or job.links_device_code for job in jobs):
            return None
        disabled = why_disabled()
        if disabled:
            raise RefusedError(disabled)
        if "-" in command:
            raise RefusedError("the source is the standard input")
        makes_objects = any(job.makes_object for job in jobs)
        if not makes_objects and any("-S" in job.words for job in jobs if job.for_device):
            raise RefusedError("assembly of the device is written; `isatool optimize` rewrites that file")
        said: list[bytes] = []
        if not makes_objects:
            if any(job.makes_text for job in jobs) and not any(job.links_bitcode for job in jobs):
                jobs = _old_driver(command, folder)
            if not any(job.makes_object for job in jobs):
                return _otherwise(command, Path(folder), request, said)
        _carry_out(jobs, Path(folder), request, said)
        _repeat(said)
        return 0


def _carry_out(jobs: Sequence[DriverProcess], folder: Path, request: BuildRequest, said: list[bytes]) -> None:
    """Run the jobs of a driver, those that make objects of gfx11 devices with rewritten text."""
    foreign = sorted({job.chip for job in jobs if job.makes_object} - set(SUPPORTED_CHIPS))
    if foreign:
        warn(f"{', '.join(foreign)}: no chip that isatool knows; its code is left alone")
    for number, job in enumerate(jobs):
        place = folder / f"device{number}"
        if job.makes_object and job.chip not in foreign:
            place.mkdir()
            if _rewritten(job, jobs, place, request, said):
                continue
        must(job.words, said)


def _otherwise(command: Sequence[str], folder: Path, request: BuildRequest, said: list[bytes]) -> int | None:
    """A command of which no job makes an object file of the device: in two steps, else through isatool's lld where the
    command links. The exit code, None for the plain compile; RefusedError says why.
    """
    jobs = jobs_of(command, str(folder))
    if any(job.makes_text for job in jobs) and not any(job.links_bitcode for job in jobs):
        try:
            if not any(word.startswith(_LATE) for word in command):
                if not compiled_in_two_steps(command, folder, request, said):
                    return None
                _repeat(said)
                return 0
            refused = RefusedError(
                "the linker compiles the device code (-fgpu-rdc or LTO): link through isatool-hipcc as well"
            )
        except RefusedError as error:
            refused = error
        if not any(job.links_device_code for job in jobs):
            raise refused
    return _through_lld(command, folder, request)


def _through_lld(command: Sequence[str], folder: Path, request: BuildRequest) -> int:
    """The command with isatool's lld before every other, which rewrites what it links for devices; its exit code."""
    request.to_environment()
    mark = folder / "linked"
    places = [str(device_link.folder()), *filter(None, [os.environ.get(device_link.COMPILER_PATH)])]
    os.environ |= {device_link.COMPILER_PATH: os.pathsep.join(places), device_link.MARK: str(mark)}
    sys.stdout.flush()
    with subprocess.Popen(command) as process:
        try:
            code = process.wait()
        except BaseException:
            process.terminate()
            raise
    if code == 0 and not mark.exists():
        warn("no device code came to isatool's lld; compiled without isatool")
    return code


def _repeat(said: Sequence[bytes]) -> None:
    sys.stderr.buffer.write(b"".join(said))
    sys.stderr.flush()


def _old_driver(command: Sequence[str], folder: str) -> list[DriverProcess]:
    """The jobs of the driver that makes device code before host code; its object file links as any other does."""
    try:
        return jobs_of([*command, _OLD_DRIVER], folder)
    except RefusedError:
        return []


def _rewritten(
    job: DriverProcess, jobs: Sequence[DriverProcess], folder: Path, request: BuildRequest, said: list[bytes]
) -> bool:
    """Whether the job's object file was made of the rewritten text; where not, rewrite or `usable` have said why."""
    text = text_of(job, folder, said)
    outcome = rewrite(text, request.pipeline, request.seconds, assume=request.assume, keep_lds=True)
    link = next((each for each in jobs if not each.kind and job.output in each.words and each.output), None)
    if link is None:
        raise RefusedError("no job links the device's object file")

    def assembled(part: str) -> bytes:
        assemble(job, part, folder, str(folder / "trial.o"))
        places = {job.output: str(folder / "trial.o"), link.output: str(folder / "trial.out")}
        must([places.get(word, word) for word in link.words], [])
        return (folder / "trial.out").read_bytes()

    if not usable(outcome, text, assembled):
        return False
    assemble(job, outcome.text, folder, job.output)
    return True


def _leave(number: int, _: FrameType | None) -> NoReturn:
    raise SystemExit(128 + number)


if __name__ == "__main__":
    launch()
