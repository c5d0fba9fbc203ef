"""Programs and libraries whose bundles grow: what they register afterwards, and what is left as it is."""

from __future__ import annotations

import ctypes
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from test_load_time import elf
from test_patch import bundle, code_object, compressed, longer, pretend

from isatool.asm.elf import read_elf
from isatool.asm.offload_bundle import COMPRESSED_MAGIC, MAGIC, code_objects
from isatool.asm.repack import repack
from isatool.cli.main import main

OLD, OTHER = elf(b"the original"), elf(b"of another translation unit")
REGISTERED = """
#ifdef PROGRAM
#include <stdio.h>
#include <stdlib.h>
#endif
struct wrapper { unsigned magic, version; const char *bundle; void *unused; };
extern struct wrapper wrappers[2];
const char *large(int n) { static char more[3 << 20]; return n ? more : wrappers[0].bundle; }
const char *bundle(int n) { return wrappers[n].bundle; }
#ifdef PROGRAM
int main(int count, char **words) {
  fwrite(bundle(0), 1, atoi(words[1]), stdout);
  fwrite(bundle(1), 1, 100, stdout);
  return large(count > 1) == words[0];
}
#endif
"""
WRAPPERS = """
	.section .hip_fatbin,"a"
	.p2align 12
.Lfirst:
	.incbin "first"
	.p2align 12
.Lsecond:
	.incbin "second"
	.section .hipFatBinSegment,"aw"
	.p2align 3
	.hidden wrappers
	.globl wrappers
wrappers:
	.long 0x48495046, 1
	.quad .Lfirst, 0
	.long 0x48495046, 1
	.quad .Lsecond, 0
	.section .note.GNU-stack,"",@progbits
"""
LIBRARY = ("-shared", "-fPIC")
PROGRAM = ("-DPROGRAM",)
PACKED = "library with packed relocations"
KINDS: dict[str, tuple[str, ...]] = {
    "library": LIBRARY,
    PACKED: (),
    "program": (*PROGRAM, "-pie", "-fPIE"),
    "program at a fixed address": (*PROGRAM, "-no-pie", "-fno-pie"),
}


def built(folder: Path, kind: str, first: bytes, second: bytes) -> Path:
    """A file of the host with two bundles that it registers."""
    for name, content in (("first", first), ("second", second)):
        (folder / name).write_bytes(content)
    (folder / "k.c").write_text(REGISTERED)
    (folder / "w.s").write_text(WRAPPERS)
    zig = [sys.executable, "-m", "ziglang"]
    if kind == PACKED:
        for words in (
            ["clang", "-c", "-O1", "-fPIC", "k.c", "w.s"],
            ["ld.lld", "-shared", "--pack-dyn-relocs=relr", "k.o", "w.o", "-o", "built"],
        ):
            subprocess.run([*zig, *words], cwd=folder, check=True)
    else:
        command = [*zig, "cc", "-O1", "-mcpu=baseline", *KINDS[kind], "k.c", "w.s", "-o", "built"]
        subprocess.run(command, cwd=folder, check=True)
    return folder / "built"


def registered(path: Path, kind: str, size: int) -> list[bytes]:
    """What a file registers when it is loaded: so many bytes from the first bundle's start, some from the second's."""
    if kind.startswith("program"):
        path.chmod(0o755)
        output = subprocess.run([str(path), str(size)], check=True, stdout=subprocess.PIPE).stdout
        return [output[:size], output[size:]]
    function = ctypes.CDLL(str(path)).bundle
    function.restype = ctypes.c_void_p
    return [ctypes.string_at(function(0), size), ctypes.string_at(function(1), 100)]


@pytest.mark.parametrize(
    "kind", [pytest.param(kind, marks=[] if kind == "library" else pytest.mark.full) for kind in KINDS]
)
@pytest.mark.parametrize("packed", [False, pytest.param(True, marks=pytest.mark.full)])
def test_what_grows_is_registered_from_the_new_segment(
    kind: str, packed: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = bundle(("gfx1100", code_object())), bundle(("gfx1030", OTHER), ("gfx1100", elf(b"no kernel")))
    if packed:
        first = compressed(first, zstd=True, version=3)
    source = built(tmp_path, kind, first, second)
    target, again = tmp_path / "new", tmp_path / "again"
    pretend(monkeypatch, longer)
    assert main(["patch", str(source), "-o", str(target)]) == 0
    assert "moved to the end of the file" in capsys.readouterr().out
    pretend(monkeypatch, lambda text: longer(longer(text)))
    assert main(["patch", str(target), "-o", str(again)]) == 0  # once more
    for path in (target, again):
        section = read_elf(path.read_bytes()).section(".hip_fatbin")
        assert section is not None
        loaded = registered(path, kind, section.size)
        assert loaded == [section.data, second[:100]]
        assert section.data.startswith(COMPRESSED_MAGIC if packed else MAGIC)
        held = [each.data for each in code_objects(path.read_bytes(), "new")]
        assert held[1:] == [OTHER, elf(b"no kernel")]
    assert len(code_objects(again.read_bytes(), "new")[0].data) > len(code_objects(target.read_bytes(), "new")[0].data)


@pytest.fixture(scope="module")
def given_library(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    return built(
        tmp_path_factory.mktemp("built"), "library", bundle(("gfx1100", OLD)), bundle(("gfx1100", OTHER))
    ).read_bytes()


def _wrapper(data: bytes, offset: int, value: int) -> bytes:
    section = read_elf(data).section(".hipFatBinSegment")
    assert section is not None
    at = section.offset + offset
    return data[:at] + struct.pack("<I", value) + data[at + 4 :]


def _relocation(data: bytes, field: int, value: int) -> bytes:
    """The relocation of the first wrapper with another field."""
    elf_file = read_elf(data)
    wrappers = elf_file.section(".hipFatBinSegment")
    assert wrappers is not None
    for table in elf_file.sections:
        if table.kind == 4:
            for at in range(table.offset, table.offset + table.size, 24):
                if struct.unpack_from("<Q", data, at)[0] == wrappers.address + 8:
                    return data[: at + field] + struct.pack("<Q", value) + data[at + field + 8 :]
    raise AssertionError("no relocation")


FAULTS: dict[str, tuple[Callable[[bytes], bytes], str]] = {
    "a wrapper of another kind": (lambda data: _wrapper(data, 0, 0x48495047), "something unknown"),
    "a wrapper of a later version": (lambda data: _wrapper(data, 28, 2), "something unknown"),
    "a symbol's address": (lambda data: _relocation(data, 8, 1 << 32 | 1), "looked up at run time"),
    "no wrapper leads there": (lambda data: _relocation(data, 16, 64), "leads to its bundle"),
    "data after the sections": (lambda data: data + b"an archive", "after its last section"),
    "another processor": (lambda data: data[:18] + b"\x15\0" + data[20:], "not a program or library for"),
    "headers past the end": (lambda data: data[:32] + b"\xff" * 8 + data[40:], "headers are damaged"),
    "another layout": (lambda data: data[:54] + b"\x40\0" + data[56:], "unknown layout"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_what_cannot_grow_is_left_with_the_reason(fault: str, given_library: bytes) -> None:
    change, reason = FAULTS[fault]
    data = change(given_library)
    made = repack(data, "in", {OLD: elf(bytes(9000))})
    assert made.data == data
    assert reason in made.refused[OLD]
    assert "it has 9128 bytes, and there are" in made.refused[OLD]


@settings(max_examples=20)
@given(st.integers(0, 20000), st.integers(0, 20000))
def test_any_lengths_come_back_and_everything_else_stays(first: int, second: int) -> None:
    data = _kept_library()
    one, two = elf(bytes(first)), elf(bytes(second) + b"2")
    made = repack(data, "in", {OLD: one, OTHER: two})
    assert not made.refused
    assert [each.data for each in code_objects(made.data, "out")] == [one, two]
    before, after = read_elf(data), read_elf(made.data)
    assert len(before.sections) == len(after.sections)
    for a, b in zip(before.sections, after.sections, strict=True):
        if a.name not in (".hip_fatbin", ".hipFatBinSegment", ".symtab", ".rela.dyn"):
            assert a == b
    assert [each.kind for each in before.relocations] == [each.kind for each in after.relocations]


_library: list[bytes] = []


def _kept_library() -> bytes:
    return _library[0]


@pytest.fixture(autouse=True, scope="module")
def _keep(given_library: bytes) -> None:
    _library.append(given_library)
