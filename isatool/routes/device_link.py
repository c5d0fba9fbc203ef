"""`lld` in front of the real one: device code that only the linker compiles (-fgpu-rdc, LTO, the new offload driver).

The real linker makes its output first, which stays unless everything after it succeeds: the same link prints assembly
(`--lto-emit-asm`), that text has to link to the same code object, and is rewritten, proved, linked and compared.
Clang's driver and its linker wrapper find this `lld` through COMPILER_PATH, which `isatool-hipcc` sets, or `-B`.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from isatool.asm.emitter import write_bytes
from isatool.asm.offload_bundle import CodeObject
from isatool.asm.same_object import difference
from isatool.asm.target import SUPPORTED_CHIPS, find_wave_size
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import RefusedError, UserError
from isatool.emulator.native import NativeUnavailableError, require_private
from isatool.pipeline.identity import PACKAGE
from isatool.routes import patch
from isatool.routes.build import BuildRequest, must, warn
from isatool.routes.cache import digest
from isatool.routes.driver import run
from isatool.routes.objects import usable
from isatool.routes.rewrite import MOST_BYTES, rewrite
from isatool.routes.switches import say_once, why_disabled
from isatool.user_cache import cache_folder

COMPILER_PATH: Final = "COMPILER_PATH"
"""where clang looks for programs first"""
MARK: Final = "ISATOOL_HIPCC_MARK"
"""a file to write, so that the launcher knows that device code was linked here"""
NAMES: Final = ("lld", "ld.lld")
_START: Final = (
    "import sys; sys.path.insert(0, {place!r}); import isatool; del sys.path[0]; "
    "from isatool.routes.device_link import launch; launch()"
)
"""this very isatool"""
_CHIP: Final = re.compile(r"-{1,2}plugin-opt=(?:-)?mcpu=(gfx\w+)")
_BITCODE: Final = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")
_ARCHIVE: Final = b"!<arch>\n"
_WITH_VALUE: Final = ("-o", "-m", "-flavor", "-T", "-L", "-l", "--output")
_NOT_FOUND: Final = 127


def folder() -> Path:
    """The folder with `lld` and `ld.lld`, in the user's cache. UserError if nobody else must be able to reach it and
    that is not so.
    """
    start = shlex.join([sys.executable, "-P", "-c", _START.format(place=str(PACKAGE.parent))])
    words = f'#!/bin/sh\nexec {start} "$0" "$@"\n'
    place = cache_folder() / f"lld-{digest(words.encode())[:16]}"
    try:
        place.mkdir(mode=0o700, parents=True, exist_ok=True)
        require_private(place)
        for name in NAMES:
            if not (place / name).exists():
                write_bytes(words.encode(), place / name)
                (place / name).chmod(0o700)
    except (OSError, NativeUnavailableError) as error:
        raise UserError(f"no lld in {place}: {error}", hint="set ISATOOL_CACHE to a folder of yours") from None
    return place


def launch() -> NoReturn:
    """The program `lld`: its own path, then the arguments."""
    sys.exit(main(sys.argv[1], sys.argv[2:]))


def main(own: str, arguments: Sequence[str]) -> int:
    """Link; the linker's exit code."""
    real = _real(own)
    words = [real, *arguments] if real is not None else _by_the_toolchain(arguments)
    if not words:
        message = f"no {Path(own).name} beside the compiler or on PATH: install lld, or `pip install ziglang`"
        print(f"isatool-hipcc: error: {message}", file=sys.stderr)
        return _NOT_FOUND
    try:
        link = _Link.of(words)
    except (OSError, ValueError):
        link = None
    if link is None:
        return _plain(words)
    if os.environ.get(MARK):
        write_bytes(b"", os.environ[MARK])
    done = run(words)
    for stream, data in ((sys.stdout, done.output), (sys.stderr, done.errors)):
        stream.buffer.write(data)
        stream.flush()
    if done.code == 0:
        try:
            _rewrite(link)
        except (RefusedError, UserError) as refused:
            warn(f"{link.chip}: {refused}; linked without isatool")
        except Exception as error:
            words_of = " ".join(str(error).split())[:300]
            warn(f"internal error: {type(error).__name__}: {words_of}; linked without isatool")
    return done.code


class _Link:
    """A link for a chip of AMD. `words`: with response files read; `bitcode`: places of those inputs; archives may
    hold more.
    """

    def __init__(self, words: list[str], chip: str, output: int, bitcode: list[int], has_archive: bool) -> None:
        self.words, self.chip, self.output = words, chip, output
        self.bitcode, self.has_archive = bitcode, has_archive

    @classmethod
    def of(cls, words: Sequence[str]) -> _Link | None:
        """None if it is none, so for every link of the host."""
        words = [each for word in words for each in _read(word)]
        chip = next((found[1] for word in words if (found := _CHIP.fullmatch(word))), None)
        if chip is None or "-o" not in words[:-1]:
            return None
        bitcode, archives = [], []
        for place, word in enumerate(words):
            if place and words[place - 1] not in _WITH_VALUE and not word.startswith("-") and Path(word).is_file():
                with open(word, "rb") as file:
                    start = file.read(8)
                if start.startswith(_BITCODE):
                    bitcode.append(place)
                elif start == _ARCHIVE:
                    archives.append(place)
        return cls(words, chip, words.index("-o") + 1, bitcode, bool(archives))

    def with_(self, output: str, instead: str | None = None) -> list[str]:
        """The words with another output, and with an object file in place of all bitcode."""
        words = list(self.words)
        words[self.output] = output
        if instead is None:
            return words
        words[self.bitcode[0]] = instead
        return [word for place, word in enumerate(words) if place not in self.bitcode[1:]]


def _read(word: str) -> list[str]:
    """A word of a command line, or those of the response file that it names."""
    if not word.startswith("@") or not Path(word[1:]).is_file():
        return [word]
    return shlex.split(Path(word[1:]).read_text(encoding="utf-8"))


def _rewrite(link: _Link) -> None:
    """The output replaced by one with rewritten code, if that is proved; RefusedError where it cannot be tried."""
    disabled = why_disabled()
    if disabled:
        raise RefusedError(disabled)
    if link.chip not in SUPPORTED_CHIPS:
        raise RefusedError("no chip that isatool knows; its code is left alone")
    request = BuildRequest.of_environment()
    toolchain = Toolchain.find()
    if link.bitcode and not link.has_archive:
        try:
            _by_text(link, request, toolchain)
            return
        except RefusedError as refused:
            say_once(f"{link.chip}: {refused}; the linked code is taken apart")
    _by_code(link, request)


def _by_text(link: _Link, request: BuildRequest, toolchain: Toolchain) -> None:
    """From the assembly that the linker prints; RefusedError if that is not what it linked."""
    with tempfile.TemporaryDirectory(prefix="isatool-") as place:
        text = _text(link, Path(place))
        wave_size = find_wave_size(text)

        def linked(part: str) -> bytes:
            made, output = Path(place, "made.o"), Path(place, "made.out")
            write_bytes(toolchain.assemble(part, link.chip, wave_size), made)
            must(link.with_(str(output), str(made)), [])
            return output.read_bytes()

        output = Path(link.words[link.output])
        differs = difference(output.read_bytes(), linked(text), link.chip, wave_size, local_numbers=False)
        if differs:
            raise RefusedError(f"the assembly that the linker prints is not what it links: {differs}")
        outcome = rewrite(text, request.pipeline, request.seconds, assume=request.assume, keep_lds=True)
        if usable(outcome, text, linked):
            write_bytes(linked(outcome.text), output)


def _text(link: _Link, place: Path) -> str:
    """What the linker compiles, as assembly: in its output, or in a file beside that, by version."""
    must([*link.with_(str(place / "given.s")), "--lto-emit-asm", "--lto-partitions=1"], [])
    found = [data for path in place.glob("given.s*") if (data := path.read_bytes())]
    if len(found) != 1 or len(found[0]) > MOST_BYTES:
        raise RefusedError(f"the linker prints {len(found)} files of assembly")
    return found[0].decode("utf-8", "surrogateescape")


def _by_code(link: _Link, request: BuildRequest) -> None:
    """From the code object that was linked, as `isatool patch` does it."""
    output = Path(link.words[link.output])
    asked = patch.PatchRequest(request.pipeline, request.seconds, request.assume, True, link.chip)
    made = patch.patched(CodeObject("", output.read_bytes()), str(output), asked)
    if made.changed:
        write_bytes(made.data, output)
    said = made.outcome.claim if made.changed and made.outcome is not None else f"original used: {made.reason}"
    say_once(f"{', '.join(made.kernels)} (linked): {said}")


def _real(own: str) -> str | None:
    """The linker of that name which the compiler would have found: in the compiler's folder, else on PATH."""
    name, here = Path(own).name, Path(own).resolve().parent
    try:
        beside = Path(os.readlink(f"/proc/{os.getppid()}/exe")).parent / name
        if beside.is_file() and beside.resolve().parent != here:
            return str(beside)
    except OSError:
        pass
    places = [each for each in os.environ.get("PATH", "").split(os.pathsep) if each and Path(each).resolve() != here]
    return shutil.which(name, path=os.pathsep.join(places))


def _by_the_toolchain(arguments: Sequence[str]) -> list[str]:
    """The same link by isatool's own linker, which takes no flavour; [] without one."""
    try:
        command = Toolchain.find().lld
    except UserError:
        return []
    flavour = 2 * (tuple(arguments[:2]) == ("-flavor", "gnu"))
    return [*command, *arguments[flavour:]] if command else []


def _plain(words: Sequence[str]) -> int:
    try:
        os.execv(words[0], list(words))
    except OSError as error:
        print(f"isatool-hipcc: error: cannot run {words[0]}: {error.strerror}", file=sys.stderr)
        return _NOT_FOUND
