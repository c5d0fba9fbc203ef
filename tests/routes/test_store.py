"""`isatool store`: what is kept for load time, what is not, what `verify` finds, and the real HSA runtime."""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from test_patch import Change, bundle, code_object, compressed, host_program, longer, paired, pretend

from isatool.asm.elf import read_elf
from isatool.cli.main import main
from isatool.routes import store

KEPT = ["about.json", "original.hsaco", "original.s", "proof.json", "rewritten.hsaco", "rewritten.s"]


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The store, in the environment."""
    monkeypatch.setenv("ISATOOL_STORE", str(tmp_path / "store"))
    monkeypatch.setenv("ISATOOL_LOG", "off")
    monkeypatch.delenv("ISATOOL_DISABLE", raising=False)
    return tmp_path / "store"


def listed(capsys: pytest.CaptureFixture[str]) -> list[dict[str, object]]:
    capsys.readouterr()
    assert main(["store", "list", "--json"]) == 0
    entries = json.loads(capsys.readouterr().out)["entries"]
    assert isinstance(entries, list)
    return entries


def _edit(name: str, old: bytes, new: bytes) -> Callable[[Path], object]:
    return lambda entry: (entry / name).write_bytes((entry / name).read_bytes().replace(old, new, 1))


def _other_code(entry: Path) -> None:
    """Code that nobody proved, with its digest."""
    data = code_object()
    (entry / "rewritten.hsaco").write_bytes(data)
    (entry / "rewritten.sha256").write_text(f"{hashlib.sha256(data).hexdigest()}  rewritten.hsaco\n")


FAULTS: tuple[tuple[Callable[[Path], object], str], ...] = (
    (lambda entry: (entry / "rewritten.hsaco").chmod(0o666), "others may write"),
    (lambda entry: entry.parent.chmod(0o777), "others may write"),
    (_edit("original.hsaco", b".text", b".next"), r"original\.hsaco has another digest"),
    (_edit("rewritten.hsaco", b".text", b".next"), r"rewritten\.hsaco has another digest"),
    (_edit("original.s", b"2.0", b"4.0"), r"original\.s is not the text"),
    (_edit("rewritten.s", b"2.0", b"4.0"), r"rewritten\.hsaco is not what"),
    (_other_code, r"rewritten\.hsaco is not what"),
    (_edit("proof.json", b'"', b"'"), "not proved"),
    (lambda entry: (entry / "rewritten.s").unlink(), "cannot read"),
)


def test_an_entry_is_added_listed_verified_and_removed(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place.parent / "k.hsaco").write_bytes(code_object())
    old_mask = os.umask(0o002)
    try:
        assert main(["store", "add", str(place.parent / "k.hsaco"), "--pipeline", "pair"]) == 0
    finally:
        os.umask(old_mask)
    assert "proved for all inputs" in capsys.readouterr().out
    (entry,) = place.iterdir()
    assert entry.name == hashlib.sha256(code_object()).hexdigest()
    assert sorted(path.name for path in entry.iterdir()) == [*KEPT, "rewritten.sha256"]
    assert [path.stat().st_mode & 0o777 for path in (place, entry, *entry.iterdir())] == [0o700] * 2 + [0o600] * 7
    check = ["sha256sum", "-c", "rewritten.sha256"]
    assert subprocess.run(check, cwd=entry, check=False, capture_output=True).returncode == 0
    assert [(each["swapped"], each["kernels"]) for each in listed(capsys)] == [(True, ["k"])]
    assert main(["store", "verify"]) == 0
    assert "holds, swapped, proved for all inputs" in capsys.readouterr().out
    for fault, said in FAULTS:
        shutil.copytree(place, place.parent / "copy")
        fault(entry)
        assert main(["store", "verify", entry.name[:8]]) == 1, said
        assert re.search(f"FAULT: .*{said}", capsys.readouterr().out)
        shutil.rmtree(place)
        (place.parent / "copy").rename(place)
    assert main(["store", "remove", entry.name[:8]]) == 0
    assert listed(capsys) == []


@pytest.mark.parametrize("change", [paired, longer])
def test_what_would_have_no_room_in_a_program_is_kept_too(
    change: Change, place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, change)
    packed = compressed(bundle(("gfx1100", code_object())), zstd=True)
    program = host_program(place.parent, bundle(("gfx1100", code_object())) + packed)
    before = program.read_bytes()
    assert main(["store", "add", str(program), "--json"]) == 0
    assert len(json.loads(capsys.readouterr().out)["objects"]) == 1
    assert [each["swapped"] for each in listed(capsys)] == [True]
    assert program.read_bytes() == before


def test_what_compilers_write_into_unused_fields_of_descriptors_does_not_count(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """clang writes the number of SGPRs, which gfx11 does not use and no directive says."""
    data = bytearray(code_object())
    descriptor = read_elf(bytes(data)).symbol_names["k.kd"]
    section = read_elf(bytes(data)).sections[descriptor.section]
    data[section.offset + descriptor.value - section.address + 48] |= 0x40
    (place.parent / "k.hsaco").write_bytes(data)
    assert main(["store", "add", str(place.parent / "k.hsaco"), "--pipeline", "pair"]) == 0
    assert [each["swapped"] for each in listed(capsys)] == [True]
    assert main(["store", "verify"]) == 0


def _more_scratch(text: str) -> str:
    return text.replace(".amdhsa_private_segment_fixed_size 0", ".amdhsa_private_segment_fixed_size 64")


def _unchanged(text: str) -> str:
    return text.replace("v_mul_f32_e32 v2, 2.0, v1", "v_mul_f32_e32 v2, 4.0, v1")


def test_what_needs_more_at_launch_is_kept_but_not_swapped(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pretend(monkeypatch, _unchanged)
    (place.parent / "k.hsaco").write_bytes(code_object())
    assert main(["store", "add", str(place.parent / "k.hsaco")]) == 0
    assert [each["swapped"] for each in listed(capsys)] == [True]
    monkeypatch.setattr(store, "code_objects_differ", lambda *_, **__: "k takes 8 bytes of LDS, not 0")
    assert main(["store", "add", str(place.parent / "k.hsaco")]) == 0  # again: what was admitted no longer is
    assert [each["reason"] for each in listed(capsys)] == ["k takes 8 bytes of LDS, not 0"]
    assert main(["store", "verify"]) == 0
    assert "not swapped" in capsys.readouterr().out
    monkeypatch.setattr(store, "code_objects_differ", lambda *_, **__: None)
    pretend(monkeypatch, _more_scratch)
    assert main(["store", "add", str(place.parent / "k.hsaco")]) == 0
    assert "k takes 64 bytes of scratch memory, not 0" in str(listed(capsys))


def test_what_is_not_proved_or_no_code_object_is_not_kept(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place.parent / "k.hsaco").write_bytes(code_object())
    assert main(["store", "add", str(place.parent / "k.hsaco"), "--time-limit", "0.01"]) == 0
    assert "left as it is: no answer within" in capsys.readouterr().out
    (place.parent / "text").write_text("no code object")
    assert main(["store", "add", str(place.parent / "k.hsaco"), str(place.parent / "text")]) == 2
    assert not place.exists() or list(place.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["remove"], "name the entries to remove, or --all"),
        (["remove", "--all", "00"], "name the entries to remove, or --all"),
        (["remove", "00"], "no entry '00'"),
        (["verify", ""], "a name on the command line is empty"),
        (["run"], "name the program to run"),
        (["run", "no-such-program"], "cannot run no-such-program"),
    ],
)
def test_bad_requests_are_one_message(
    words: list[str], said: str, place: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("0a", "0b"):
        (place / name.ljust(64, "0")).mkdir(parents=True)
    assert main(["store", *words]) == 2
    assert said in capsys.readouterr().err
    assert len(listed(capsys)) == 2


def test_everything_can_be_removed_even_what_cannot_be_read(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (place / "0".ljust(64, "0")).mkdir(parents=True)
    (place / "a file of somebody").write_text("")
    assert "cannot be read" in str(listed(capsys))
    assert main(["store", "remove", "--all"]) == 0
    assert [path.name for path in place.iterdir()] == ["a file of somebody"]


@pytest.mark.skipif(sys.platform != "linux", reason="code objects are swapped on Linux only")
@pytest.mark.parametrize(("more", "variable"), [([], "HSA_TOOLS_LIB"), (["--preload"], "LD_PRELOAD")])
def test_a_program_runs_with_the_library_after_those_of_others(
    more: list[str], variable: str, place: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[object] = []
    monkeypatch.setenv(variable, "libprofiler.so")
    monkeypatch.setattr("isatool.cli.store._ended", lambda *words: given.extend(words) or 5)
    assert main(["store", "run", *more, "--", "program", "--its", "argument"]) == 5
    words, environment = given
    assert words == ["program", "--its", "argument"]
    assert isinstance(environment, dict)
    assert environment["ISATOOL_STORE"] == str(place)
    assert environment["HSA_TOOLS_ROCPROFILER_V1_TOOLS"] == "1"  # else newer runtimes skip HSA_TOOLS_LIB
    assert re.fullmatch(r"libprofiler\.so /\S+/libisatool_(hsa|hip)\.so", environment[variable])


@pytest.mark.skipif(sys.platform != "linux", reason="code objects are swapped on Linux only")
@pytest.mark.parametrize("more", [[], ["--preload"]])
def test_a_program_that_loads_no_library_is_loudly_said_to_swap_nothing(
    more: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert main(["store", "run", *more, sys.executable, "-c", "print('ran'); raise SystemExit(7)"]) == 7
    said = capfd.readouterr()
    assert said.out == "ran\n"
    assert "isatool: NOTHING WAS SWAPPED: " in said.err
    assert "--preload" in said.err
    words = "import os; open(os.environ['ISATOOL_STORE_LOADED'], 'w'); os.kill(os.getpid(), 9)"  # as a library does
    assert main(["store", "run", sys.executable, "-c", words]) == 128 + 9
    assert "NOTHING" not in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="code objects are swapped on Linux only")
def test_a_program_gets_what_a_store_of_results_has_of_it_and_nothing_is_made(
    place: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    program = tmp_path / "program"
    program.write_bytes(code_object())
    program.chmod(0o700)
    url = (tmp_path / "results").as_uri()
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "one"))
    monkeypatch.setattr("isatool.cli.store._ended", lambda *_: 0)
    assert main(["store", "run", "--store", url, "--pipeline", "pair", str(program)]) == 0
    assert not place.exists()
    assert main(["store", "add", "--store", url, "--pipeline", "pair", str(program)]) == 0
    shutil.rmtree(place)
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "other"))
    monkeypatch.setattr("isatool.routes.rewrite._made", lambda *_: pytest.fail("it is made again"))
    assert main(["store", "run", "--store", url, "--pipeline", "pair", str(program)]) == 0
    (entry,) = place.iterdir()
    assert entry.name == hashlib.sha256(code_object()).hexdigest()
    assert (entry / "rewritten.sha256").is_file()
    capfd.readouterr()


DRIVER = """
#include <stdint.h>
#include <string.h>
int hsaKmtOpenKFD(void) { return 0; }
int hsaKmtCloseKFD(void) { return 0; }
int hsaKmtGetVersion(uint32_t *v) { v[0] = 1; v[1] = 6; return 0; }
int hsaKmtAcquireSystemProperties(uint32_t *p) { memset(p, 0, 16); p[0] = 1; return 0; }
int hsaKmtReleaseSystemProperties(void) { return 0; }
int hsaKmtGetNodeProperties(uint32_t n, uint32_t *p) { memset(p, 0, 64); p[0] = 1; return 0; }
int hsaKmtGetNodeMemoryProperties(uint32_t n, uint32_t c, void *p) { return 0; }
int hsaKmtGetNodeCacheProperties(uint32_t n, uint32_t pid, uint32_t c, void *p) { return 0; }
int hsaKmtGetNodeIoLinkProperties(uint32_t n, uint32_t c, void *p) { return 0; }
int hsaKmtRuntimeEnable(void *p, int s) { return 0; }
"""
"""in place of the kernel driver: one node, a CPU"""
PROGRAM = """
import ctypes, sys
hsa = ctypes.CDLL(sys.argv[1])
data = open(sys.argv[2], "rb").read()
u64, reader, executable, agents = ctypes.c_uint64, ctypes.c_uint64(), ctypes.c_uint64(), []
assert hsa.hsa_init() == 0
found = ctypes.CFUNCTYPE(ctypes.c_int, u64, ctypes.c_void_p)(lambda agent, _: agents.append(agent) or 0)
assert hsa.hsa_iterate_agents(found, None) == 0
assert hsa.hsa_executable_create_alt(0, 0, None, ctypes.byref(executable)) == 0
file = open(sys.argv[2], "rb")
made = [
    lambda: hsa.hsa_code_object_reader_create_from_memory(data, u64(len(data)), ctypes.byref(reader)),
    lambda: hsa.hsa_code_object_reader_create_from_file(file.fileno(), ctypes.byref(reader)),
]
for make in made:
    assert make() == 0
    print(hsa.hsa_executable_load_agent_code_object(executable, u64(agents[0]), reader, None, None))
    assert hsa.hsa_code_object_reader_destroy(reader) == 0
assert hsa.hsa_shut_down() == 0
"""


def _runtime() -> Path | None:
    """libhsa-runtime64.so.1 of Debian's libhsa-runtime64-1, installed or unpacked in ISATOOL_TEST_ROCM."""
    root = Path(os.environ.get("ISATOOL_TEST_ROCM") or "/")
    return next(iter(sorted(root.glob("usr/lib/*/libhsa-runtime64.so.1"))), None)


@pytest.mark.full
@pytest.mark.skipif(_runtime() is None, reason="needs Debian's libhsa-runtime64-1")
def test_the_real_hsa_runtime_swaps_and_goes_back_to_the_original(
    place: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    runtime = _runtime()
    assert runtime is not None
    pretend(monkeypatch, paired)
    (place.parent / "k.hsaco").write_bytes(code_object())
    assert main(["store", "add", str(place.parent / "k.hsaco")]) == 0
    (place.parent / "driver.c").write_text(DRIVER)
    command = [sys.executable, "-m", "ziglang", "cc", "-w", "-O1", "-shared", "-fPIC", "-mcpu=baseline", "driver.c"]
    subprocess.run([*command, "-o", "libdriver.so"], cwd=place.parent, check=True)
    own = {"LD_PRELOAD": str(place.parent / "libdriver.so"), "LD_LIBRARY_PATH": str(runtime.parent)}
    environment = {**os.environ, **own, "HSA_ENABLE_INTERRUPT": "0", "ISATOOL_LOG": "stderr"}
    words = [sys.executable, "-c", PROGRAM, str(runtime), str(place.parent / "k.hsaco")]
    capfd.readouterr()
    done = subprocess.run(
        [sys.executable, "-m", "isatool", "store", "run", *words],
        env=environment, check=True, capture_output=True, text=True,
    )  # fmt: skip
    # the one device is a CPU: it takes neither code object
    assert len(done.stdout.split()) == 2
    assert "0" not in done.stdout.split()
    assert "libisatool_hsa.so: code objects are swapped from" in done.stderr
    assert done.stderr.count("original used: the runtime does not load the swapped code object") == 2
    assert "1 code objects swapped, 0 with an entry that was not used, 0 not in the store" in done.stderr


def test_an_empty_request_is_no_fault(place: Path) -> None:
    assert main(["store", "list"]) == main(["store", "verify"]) == main(["store", "remove", "--all"]) == 0
