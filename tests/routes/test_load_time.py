"""Code objects swapped while a program loads them: the libraries against a runtime that stands in for HSA or HIP."""

from __future__ import annotations

import ctypes
import hashlib
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st
from test_patch import bundle, compressed

from isatool.asm.elf import read_elf
from isatool.asm.offload_bundle import code_objects
from isatool.diagnostics import UserError
from isatool.routes import libraries
from isatool.routes.libraries import HIP, HSA, library

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the HSA runtime is for Linux")

FROM_FILE, FROM_MEMORY, DESTROY, LOAD = 936, 944, 952, 976
TABLE = 1016
FLAGS = 0x41
_HEADER = struct.Struct("<4sBBBBB7sHHIQQQIHHHHHH")
READER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_size_t, ctypes.POINTER(ctypes.c_uint64))
FILE_READER = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_int, ctypes.POINTER(ctypes.c_uint64))
DESTROYED = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_uint64)
LOADED = ctypes.CFUNCTYPE(
    ctypes.c_int, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64, ctypes.c_char_p, ctypes.c_void_p
)


def elf(content: bytes, flags: int = FLAGS, machine: int = 224, after: bytes = b"") -> bytes:
    """A code object to the eyes of a loader: header, content, one section header, what comes after it."""
    at = _HEADER.size + len(content)
    ident = (b"\x7fELF", 2, 1, 1, 64, 3, bytes(7))
    return _HEADER.pack(*ident, 3, machine, 1, 0, 0, at, flags, 64, 0, 0, 64, 1, 0) + content + bytes(64) + after


OLD, NEW = elf(b"the original"), elf(b"what was made of it, which is longer")


def store_entry(store: Path, old: bytes = OLD, new: bytes = NEW) -> Path:
    place = store / hashlib.sha256(old).hexdigest()
    place.mkdir(mode=0o700)
    for name, content in (
        ("rewritten.hsaco", new),
        ("rewritten.sha256", f"{hashlib.sha256(new).hexdigest()}  rewritten.hsaco\n".encode()),
    ):
        (place / name).write_bytes(content)
        (place / name).chmod(0o600)
    return place


@pytest.fixture
def store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A store with one entry, in the environment with a log of its own."""
    place = tmp_path / "store"
    place.mkdir(mode=0o700)
    store_entry(place)
    monkeypatch.setenv("ISATOOL_STORE", str(place))
    monkeypatch.setenv("ISATOOL_LOG", str(tmp_path / "log"))
    monkeypatch.delenv("ISATOOL_DISABLE", raising=False)
    return place


def log(store: Path) -> str:
    place = store.parent / "log"
    return place.read_text() if place.exists() else ""


class Runtime:
    """Stands in for ROCr: a table of functions, and what they were called with."""

    def __init__(self, folder: Path, major: int = 1, size: int = TABLE, missing: int = 0) -> None:
        self.readers: dict[int, bytes] = {}
        self.files: dict[int, int] = {}
        self.places: list[int] = []
        self.destroyed: list[int] = []
        self.loaded: list[bytes] = []
        self.refused: list[bytes] = []
        self.not_loaded: list[bytes] = []
        self._functions = (
            (FROM_MEMORY, READER(self._from_memory)),
            (FROM_FILE, FILE_READER(self._from_file)),
            (DESTROY, DESTROYED(self._destroy)),
            (LOAD, LOADED(self._load)),
        )
        self.core = ctypes.create_string_buffer(struct.pack("<4I", major, size, 0, 0), TABLE)
        for slot, function in self._functions:
            address = 0 if slot == missing else ctypes.cast(function, ctypes.c_void_p).value or 0
            struct.pack_into("<Q", self.core, slot, address)
        self.before = self.core.raw
        root = struct.pack("<4IQ", 3, 24, 0, 0, ctypes.addressof(self.core))
        self._root = ctypes.create_string_buffer(root, 64)
        shutil.copy(library(HSA), folder / HSA)  # with state of its own
        on_load = ctypes.CDLL(str(folder / HSA)).OnLoad
        on_load.restype = ctypes.c_bool
        assert on_load(self._root, ctypes.c_uint64(1), ctypes.c_uint64(0), None)

    def _new(self, data: bytes, reader: ctypes._Pointer[ctypes.c_uint64]) -> int:
        if data in self.refused:
            return 4096
        reader[0] = ctypes.c_uint64(len(self.readers) + 1)
        self.readers[len(self.readers) + 1] = data
        return 0

    def _from_memory(self, place: int, size: int, reader: ctypes._Pointer[ctypes.c_uint64]) -> int:
        self.places.append(place)
        return self._new(ctypes.string_at(place, size), reader)

    def _from_file(self, file: int, reader: ctypes._Pointer[ctypes.c_uint64]) -> int:
        made = self._new(os.pread(file, 1 << 20, 0), reader)
        self.files[len(self.readers)] = file
        return made

    def _destroy(self, reader: int) -> int:
        self.destroyed.append(reader)
        return 0

    def _load(self, executable: int, agent: int, reader: int, options: bytes, loaded: int) -> int:
        if self.readers[reader] in self.not_loaded:
            return 4097
        self.loaded.append(self.readers[reader])
        return 0

    def _function(self, slot: int, kind: Callable[[int], Callable[..., int]]) -> Callable[..., int]:
        return kind(struct.unpack_from("<Q", self.core, slot)[0])

    def from_memory(self, data: bytes, size: int | None = None) -> tuple[int, int, bytes]:
        """What a program gets: the reader, and what of."""
        reader = ctypes.c_uint64()
        kept = ctypes.create_string_buffer(data, len(data))
        status = self._function(FROM_MEMORY, READER)(kept, len(data) if size is None else size, ctypes.byref(reader))
        return status, reader.value, self.readers.get(reader.value, b"")

    def from_file(self, path: Path) -> tuple[int, int, bytes]:
        reader = ctypes.c_uint64()
        with path.open("rb") as file:
            status = self._function(FROM_FILE, FILE_READER)(file.fileno(), ctypes.byref(reader))
        return status, reader.value, self.readers.get(reader.value, b"")

    def load(self, reader: int) -> int:
        return self._function(LOAD, LOADED)(1, 2, reader, b"", None)

    def destroy(self, reader: int) -> int:
        return self._function(DESTROY, DESTROYED)(reader)


@pytest.mark.parametrize("major", [1, 2])
def test_a_code_object_in_the_store_is_swapped_and_others_are_untouched(major: int, store: Path) -> None:
    runtime = Runtime(store.parent, major)
    assert runtime.from_memory(OLD) == (0, 1, NEW)
    assert runtime.from_memory(OLD) == (0, 2, NEW)
    assert runtime.places[0] == runtime.places[1]  # for the life of the process
    for other in (elf(b"another"), elf(b"the original", flags=0x36), elf(b"the original", machine=62), b"no ELF", b""):
        kept = ctypes.create_string_buffer(other, max(1, len(other)))
        reader = ctypes.c_uint64()
        runtime._function(FROM_MEMORY, READER)(kept, len(other), ctypes.byref(reader))
        assert runtime.places[-1] == ctypes.addressof(kept)
    assert "swapped, " in log(store)


def test_a_file_is_swapped_for_the_file_in_the_store(store: Path) -> None:
    runtime = Runtime(store.parent)
    for name, data in (("k.hsaco", OLD), ("other.hsaco", elf(b"another"))):
        (store.parent / name).write_bytes(data)
    status, reader, data = runtime.from_file(store.parent / "k.hsaco")
    assert (status, data) == (0, NEW)
    path = os.readlink(f"/proc/self/fd/{runtime.files[reader]}")  # as profilers ask
    assert path == str(store / hashlib.sha256(OLD).hexdigest() / "rewritten.hsaco")
    opened = runtime.files[reader]
    assert runtime.destroy(reader) == 0
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened)
    assert runtime.from_file(store.parent / "other.hsaco")[2] == elf(b"another")


def _linked(path: Path) -> None:
    path.rename(path.with_name("elsewhere"))
    path.symlink_to(path.with_name("elsewhere"))


def _one_bit(path: Path) -> None:
    data = bytearray(path.read_bytes())
    data[70] ^= 1
    path.write_bytes(data)


def _other_chip(path: Path) -> None:
    new = elf(b"new", flags=0x36)
    path.write_bytes(new)
    path.with_name("rewritten.sha256").write_text(f"{hashlib.sha256(new).hexdigest()}  rewritten.hsaco\n")


ENTRY = hashlib.sha256(OLD).hexdigest()
FAULTS: dict[str, tuple[Callable[[Path], object], str]] = {
    "the store may be written by others": (lambda store: store.chmod(0o770), "nothing is swapped"),
    "the store is a link": (_linked, "nothing is swapped"),
    "there is no store": (shutil.rmtree, "nothing is swapped"),
    "the entry may be written by others": (lambda store: (store / ENTRY).chmod(0o702), "others may write"),
    "the entry is a link": (lambda store: _linked(store / ENTRY), "is a link"),
    "the entry is a file": (
        lambda store: (shutil.rmtree(store / ENTRY), (store / ENTRY).write_text("")),
        "cannot be opened",
    ),
    "it is not admitted": (lambda store: (store / ENTRY / "rewritten.sha256").unlink(), ""),
    "the digest is cut short": (
        lambda store: os.truncate(store / ENTRY / "rewritten.sha256", 70),
        "rewritten.sha256 is damaged",
    ),
    "the digest is of another file": (
        lambda store: (store / ENTRY / "rewritten.sha256").write_text("0" * 64 + "  rewritten.hsacO\n"),
        "rewritten.sha256 is damaged",
    ),
    "there is no code object": (lambda store: (store / ENTRY / "rewritten.hsaco").unlink(), "no rewritten.hsaco"),
    "the code object is empty": (lambda store: os.truncate(store / ENTRY / "rewritten.hsaco", 0), "cannot be read"),
    "the code object is cut short": (lambda store: os.truncate(store / ENTRY / "rewritten.hsaco", 90), "digest"),
    "one bit is wrong": (lambda store: _one_bit(store / ENTRY / "rewritten.hsaco"), "another digest"),
    "it may be written by others": (lambda store: (store / ENTRY / "rewritten.hsaco").chmod(0o620), "others may write"),
    "it is a link": (lambda store: _linked(store / ENTRY / "rewritten.hsaco"), "is a link"),
    "it is for another chip": (lambda store: _other_chip(store / ENTRY / "rewritten.hsaco"), "another processor"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_of_the_store_gives_the_original_and_a_reason(fault: str, store: Path) -> None:
    change, reason = FAULTS[fault]
    change(store)
    assert Runtime(store.parent).from_memory(OLD) == (0, 1, OLD)
    assert reason in log(store)
    assert "swapped," not in log(store)


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() != 0, reason="needs root to give files away")
@pytest.mark.parametrize("name", ["", ENTRY, f"{ENTRY}/rewritten.hsaco", f"{ENTRY}/rewritten.sha256"])
def test_what_belongs_to_somebody_else_is_not_used(name: str, store: Path) -> None:
    os.chown(store / name, 12345, 12345)
    assert Runtime(store.parent).from_memory(OLD) == (0, 1, OLD)
    assert "or it is theirs" in log(store)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [("ISATOOL_DISABLE", "1", "ISATOOL_DISABLE is set"), ("ISATOOL_STORE", "", "ISATOOL_STORE names no folder")],
)
def test_the_environment_turns_it_off(
    name: str, value: str, reason: str, store: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(name, value)
    runtime = Runtime(store.parent)
    assert runtime.core.raw == runtime.before
    assert reason in log(store)


@pytest.mark.parametrize(("major", "size", "missing"), [(0, TABLE, 0), (3, TABLE, 0), (1, 976, 0), (2, TABLE, LOAD)])
def test_a_table_of_another_layout_is_left_alone(major: int, size: int, missing: int, store: Path) -> None:
    runtime = Runtime(store.parent, major, size, missing)
    assert runtime.core.raw == runtime.before
    assert "nothing is swapped" in log(store)


def test_what_the_runtime_refuses_is_the_original(store: Path) -> None:
    runtime = Runtime(store.parent)
    runtime.refused.append(NEW)
    assert runtime.from_memory(OLD) == (0, 1, OLD)
    (store.parent / "k.hsaco").write_bytes(OLD)
    assert runtime.from_file(store.parent / "k.hsaco") == (0, 2, OLD)
    assert log(store).count("original used: the runtime refuses") == 2


def test_what_does_not_load_is_loaded_from_the_original(store: Path) -> None:
    runtime = Runtime(store.parent)
    runtime.not_loaded.append(NEW)
    reader = ctypes.c_uint64()
    kept = ctypes.create_string_buffer(OLD, len(OLD))
    runtime._function(FROM_MEMORY, READER)(kept, len(OLD), ctypes.byref(reader))
    assert runtime.load(reader.value) == 0
    assert runtime.load(reader.value) == 0  # for a second agent
    assert runtime.loaded == [OLD, OLD]
    assert runtime.destroy(reader.value) == 0
    assert runtime.destroyed == [1, 2]
    runtime.not_loaded.append(OLD)
    assert runtime.load(runtime.from_memory(elf(b"another"))[1]) == 0
    assert "status 4097" in log(store)


def test_zeros_after_a_code_object_do_not_count_and_other_bytes_do(store: Path) -> None:
    runtime = Runtime(store.parent)
    assert runtime.from_memory(OLD + bytes(100))[2] == NEW
    assert runtime.from_memory(OLD + b"\1")[2] == OLD + b"\1"
    assert runtime.from_memory(OLD[:-1])[2] == OLD[:-1]


@settings(max_examples=examples(120))
@given(st.lists(st.binary(max_size=300), max_size=8, unique=True))
def test_digests_are_those_of_hashlib(contents: list[bytes]) -> None:
    with tempfile.TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patch:
        place = Path(folder, "store")
        place.mkdir(mode=0o700)
        patch.setenv("ISATOOL_STORE", str(place))
        patch.setenv("ISATOOL_LOG", "off")
        for content in contents:
            store_entry(place, elf(content), elf(content + b"new"))
        runtime = Runtime(Path(folder))
        for content in contents:
            assert runtime.from_memory(elf(content))[2] == elf(content + b"new")


# HIP

FAKE_HIP = r"""
#include <string.h>
#include <stdio.h>
unsigned char bundle[1 << 16];
const void *given;
int refuse;
static int take(const void *image) { given = image; return refuse && refuse-- ? 209 : 0; }
void **__hipRegisterFatBinary(const void **wrapper) { take(wrapper[1]); return (void **)&given; }
int hipModuleLoadData(void **m, const void *image) { return take(image); }
int hipModuleLoadDataEx(void **m, const void *image, unsigned n, int *o, void **v) { return take(image); }
int hipModuleLoad(void **m, const char *name) { given = name; return 0; }
"""
PROGRAM = r"""
import ctypes, struct, sys
hip = ctypes.CDLL(None)
data, how, refuse = open(sys.argv[1], "rb").read(), sys.argv[2], int(sys.argv[3])
ctypes.c_int.in_dll(hip, "refuse").value = refuse
place = (ctypes.c_ubyte * (1 << 16)).in_dll(hip, "bundle")
ctypes.memmove(place, data, len(data))
module = ctypes.c_void_p()
if how == "register":
    wrapper = ctypes.create_string_buffer(struct.pack("<IIQQ", 0x48495046, 1, ctypes.addressof(place), 0))
    hip.__hipRegisterFatBinary(wrapper)
elif how == "data":
    assert hip.hipModuleLoadData(ctypes.byref(module), place) == 0
elif how == "ex":
    assert hip.hipModuleLoadDataEx(ctypes.byref(module), place, 0, None, None) == 0
else:
    assert hip.hipModuleLoad(ctypes.byref(module), sys.argv[1].encode()) == 0
given = ctypes.c_void_p.in_dll(hip, "given").value
if given == ctypes.addressof(place):
    print("original")
elif how == "file" and ctypes.string_at(given) == sys.argv[1].encode():
    print("original")
else:
    sys.stdout.buffer.write(ctypes.string_at(given, int(sys.argv[4])))
"""


@pytest.fixture(scope="module")
def fake_hip(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("hip")
    (folder / "hip.c").write_text(FAKE_HIP)
    command = [sys.executable, "-m", "ziglang", "cc", "-w", "-O1", "-shared", "-fPIC", "-mcpu=baseline"]
    subprocess.run([*command, str(folder / "hip.c"), "-o", str(folder / "libamdhip64.so")], check=True)
    return folder / "libamdhip64.so"


def loaded(fake_hip: Path, store: Path, data: bytes, how: str, refuse: int = 0, size: int = 8192) -> bytes:
    """What HIP is given by a program that loads `data`; b"original\n" if that is its own."""
    (store.parent / "given").write_bytes(data)
    words = [sys.executable, "-I", "-S", "-c", PROGRAM, str(store.parent / "given"), how, str(refuse), str(size)]
    environment = {**os.environ, "LD_PRELOAD": f"{library(HIP)} {fake_hip}"}
    return subprocess.run(words, env=environment, check=True, stdout=subprocess.PIPE).stdout


@pytest.mark.parametrize("how", ["register", "data", "ex", "file"])
def test_hip_is_given_a_bundle_with_the_swapped_code_object(how: str, fake_hip: Path, store: Path) -> None:
    given = bundle(("gfx1100", OLD), ("gfx1030", elf(b"another")), alignment=64)
    made = loaded(fake_hip, store, given, how)
    assert [(each.chip, each.data) for each in code_objects(made, "made")] == [
        ("gfx1100", NEW),
        ("gfx1030", elf(b"another")),
    ]
    assert "1 code objects swapped, 0 with an entry that was not used, 1 not in the store" in log(store)


@pytest.mark.parametrize("how", ["data", "file"])
def test_hip_is_given_a_swapped_code_object_and_the_original_if_it_refuses(
    how: str, fake_hip: Path, store: Path
) -> None:
    assert loaded(fake_hip, store, OLD, how, size=len(NEW)) == NEW
    assert loaded(fake_hip, store, OLD, how, refuse=1) == b"original\n"
    assert "original used: HIP refuses" in log(store)


@pytest.mark.parametrize("how", ["register", "data", "file"])
@pytest.mark.parametrize(
    "data",
    [
        elf(b"another"),
        bundle(("gfx1100", elf(b"another"))),
        bundle(("gfx1100", OLD))[:24] + b"\xff" * 8,
        bundle(("gfx1100", OLD))[:40] + b"\xff" * 16,
        compressed(bundle(("gfx1100", OLD)), zstd=False),
        b"\x7fELF" + bytes(200),
    ],
    ids=["another", "bundle", "too many entries", "an entry past the end", "compressed", "no code object"],
)
def test_hip_is_given_everything_else_as_it_is(how: str, data: bytes, fake_hip: Path, store: Path) -> None:
    assert loaded(fake_hip, store, data, how) == b"original\n"


def test_hip_is_given_the_original_from_a_store_of_others(fake_hip: Path, store: Path) -> None:
    store.chmod(0o777)
    assert loaded(fake_hip, store, bundle(("gfx1100", OLD)), "register") == b"original\n"


def test_a_library_tells_who_began_the_program_that_it_is_loaded(
    store: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ISATOOL_STORE_LOADED", str(tmp_path / "loaded"))
    Runtime(tmp_path)
    assert (tmp_path / "loaded").is_file()


def test_a_known_code_object_costs_less_than_a_millisecond(store: Path, tmp_path: Path) -> None:
    """As large as a kernel of 4,000 instructions: the first time, when it is read, and the next ones."""
    old, new = elf(os.urandom(32 << 10)), elf(os.urandom(32 << 10))
    store_entry(store, old, new)
    runtime = Runtime(tmp_path)
    seconds = []
    for _ in range(20):
        begun = time.thread_time()
        _, _, given = runtime.from_memory(old)
        seconds.append(time.thread_time() - begun)
        assert given == new
    assert min(seconds) < 1e-3
    assert seconds[0] < 5e-3  # of one try, on a machine that does other things


def test_the_libraries_export_only_what_they_replace() -> None:
    for name, exported in (
        (HSA, {"OnLoad", "OnUnload"}),
        (HIP, {"__hipRegisterFatBinary", "hipModuleLoad", "hipModuleLoadData", "hipModuleLoadDataEx"}),
    ):
        elf_file = read_elf(library(name).read_bytes())
        dynamic = next(each for each in elf_file.sections if each.name == ".dynsym")
        strings = elf_file.sections[dynamic.link].data
        found = {
            strings[name_at : strings.index(b"\0", name_at)].decode()
            for name_at, info, _, section, *_ in struct.iter_unpack("<IBBHQQ", dynamic.data)
            if section and info >> 4 == 1
        }
        assert found == exported


def test_a_library_that_cannot_be_made_is_one_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "file" / "cache"))
    (tmp_path / "file").write_text("")
    with pytest.raises(UserError, match=r"no libisatool_hsa\.so"):
        library(HSA)
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(libraries, "_FLAGS", ("-no-such-flag",))
    with pytest.raises(UserError, match=r"no libisatool_hsa\.so: the C compiler failed"):
        library(HSA)
    shared = tmp_path / "cache" / f"load-time-{libraries._key()}"
    shared.chmod(0o777)
    with pytest.raises(UserError, match="belongs to somebody else"):
        library(HSA)
    monkeypatch.setattr(sys, "platform", "win32")
    with pytest.raises(UserError, match="on Linux only"):
        library(HSA)
