"""isatool-hipcc: a compiler that is in for clang here; clang, lld and CMake themselves in `--full`."""

from __future__ import annotations

import os
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import pytest
from triton_standin import ROOT, TEXT

from isatool.diagnostics import RefusedError
from isatool.routes import device_link, hipcc, switches, two_step
from isatool.routes.build import must
from isatool.routes.driver import DriverProcess, read_jobs
from isatool.routes.rewrite import Outcome
from isatool.verify.structural import linked

BETTER = TEXT + "\t; better\n"
COMPILER = r"""#!/bin/sh
# Copies what it is given; FAIL says which job fails. A plain compile writes "plain".
me=$0; command=" $* "
last() { for word; do :; done; printf %s "$word"; }
after() { while [ "$1" != -o ]; do shift; done; printf %s "$2"; }
job() { for word; do printf ' "%s"' "$word"; done >&2; echo >&2; }
fail() { [ "$FAIL" != "$1" ] || { echo "error: $1" >&2; exit 1; }; }
case $command in
*"--offload-device-only"*" -### "*)
  fail texts
  text() { job "$me" -cc1 -triple amdgcn-amd-amdhsa -S -target-cpu "${CHIP:-gfx1100}" -o "$TMPDIR/$1" "$SOURCE"; }
  text d.s
  [ "$FAIL" != several ] || text e.s ;;
*"--no-old"*"--no-offload-new-driver"*" -### "*) exit 1 ;;
*"--hip-link"*" -### "*)
  [ "$LINKER" != old ] || job lld -m elf64_amdgpu -o "$TMPDIR/d.out" k.bc
  [ "$LINKER" != new ] || job /bin/clang-linker-wrapper -o k.o k.bc
  job ld k.o ;;
*" -### "*)
  fail ask
  [ "$FAIL" != words ] || { echo ' "a b' >&2; exit 0; }
  form=-emit-obj
  case $command in
  *"-fgpu-rdc"*) form=-emit-llvm-bc ;;
  *"--no-offload-new-driver"*) ;;
  *"--offload-new-driver"*) form=-emit-llvm-bc ;;
  *" -S "*) form=-S ;;
  esac
  job "$me" -cc1 -triple amdgcn-amd-amdhsa $form -target-cpu "${CHIP:-gfx1100}" -o "$TMPDIR/d.o" -DQ='\"\$x\"' "$SOURCE"
  [ "$FAIL" = unlinked ] || job "${LLD:-$me}" lld -o "$TMPDIR/d.out" "$TMPDIR/d.o"
  job "$me" -cc1 -triple x86_64-pc-linux-gnu -emit-obj -o k.o "$TMPDIR/d.out" ;;
*" -cc1 "*amdgcn*" -S "*) fail front; [ "$FAIL" = text ] || cp "$SOURCE" "$(after "$@")"; echo "a warning" >&2 ;;
*" -cc1 "*amdgcn*) cp "$SOURCE" "$(after "$@")" ;;
*" -cc1 "*) fail host; [ "$FAIL" != wait ] || { touch waiting; exec sleep 60; }; cp "$(last "$@")" k.o ;;
" lld "*) fail link; cp "$(last "$@")" "$3" ;;
*"--offload-host-only"*) fail host; cp "$(last "$@")" k.o ;;
*"--hip-link"*)
  [ "$FAIL" != lld ] || unset ISATOOL_HIPCC_MARK
  [ "$FAIL" != code ] || exit 7
  [ -z "$ISATOOL_HIPCC_MARK" ] || echo "$ISATOOL_HIPCC $ISATOOL_HIPCC_BUDGET" >"$ISATOOL_HIPCC_MARK"
  echo "${COMPILER_PATH:-plain}" >k.o ;;
*" -target "*" -c "*) fail assemble; [ "$FAIL" != better ] || ! grep -q better "$7" || exit 1; cp "$7" "$9" ;;
*" -target "*) fail assemble; cp "$6" "$8" ;;
*) echo plain >k.o; exit "${CODE:-0}" ;;
esac
"""
NEW = ("--offload-new-driver", "--no-old")
"""a driver that has only the new way"""
HIP = ("-x", "hip", "--offload-arch=gfx1100", "-c", "k.hip", "-o", "k.o")


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to compile in, the stand-in beside it, and an isatool that rewrites at once."""
    compiler, place, temporary = tmp_path / "clang++", tmp_path / "build", tmp_path / "temporary"
    compiler.write_text(COMPILER)
    compiler.chmod(0o755)
    (tmp_path / "given.s").write_text(TEXT)
    place.mkdir()
    temporary.mkdir()
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG", "ISATOOL_HIPCC", "ISATOOL_HIPCC_BUDGET", "ISATOOL_HIPCC_ASSUME"):
        monkeypatch.setenv(name, "")
    for name in ("FAIL", "CHIP", "LLD", "LINKER", device_link.COMPILER_PATH, device_link.MARK):
        monkeypatch.setenv(name, "")
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("ISATOOL_LOG")
    monkeypatch.setenv("SOURCE", str(tmp_path / "given.s"))
    monkeypatch.setattr(tempfile, "tempdir", str(temporary))
    monkeypatch.chdir(place)
    monkeypatch.setattr(hipcc, "rewrite", lambda text, *_, **__: Outcome(BETTER, True, True))
    monkeypatch.setattr(hipcc, "plain", subprocess.call)
    monkeypatch.setattr(linked, "code_objects_differ", lambda *_: "")
    switches.say_once.cache_clear()
    return place


def _compile(folder: Path, *words: str) -> str:
    """What is in the object file afterwards, and nothing else is anywhere."""
    assert hipcc.main([str(folder.parent / "clang++"), *(words or HIP)]) == 0
    assert os.listdir(folder.parent / "temporary") == []
    assert os.listdir(folder) == ["k.o"]
    return (folder / "k.o").read_text("latin-1")


def test_the_object_has_the_rewritten_code(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert _compile(folder) == BETTER
    assert capfd.readouterr().err == "a warning\n"


FAILURES = {
    "ask": "-### ends with 1",
    "words": "a job of the compiler cannot be read",
    "front": "error: front",
    "text": "the device's assembly cannot be read",
    "assemble": "error: assemble",
    "link": "error: link",
    "host": "error: host",
    "unlinked": "no job links the device's object file",
}


@pytest.mark.parametrize("failure", FAILURES)
def test_every_failure_gives_the_plain_compile_and_a_warning(
    failure: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAIL", failure)
    assert _compile(folder) == "plain\n"
    said = capfd.readouterr().err
    assert said.startswith("isatool-hipcc: warning: ")
    assert FAILURES[failure] in said


def test_a_tool_that_is_missing_gives_the_plain_compile(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LLD", "no-such-lld")
    assert _compile(folder) == "plain\n"
    assert "warning: no-such-lld cannot be started" in capfd.readouterr().err


@pytest.mark.parametrize("error", [RefusedError("refused"), ValueError("unforeseen")])
def test_errors_of_isatool_give_the_plain_compile(
    error: Exception, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def rewrite(*_: object, **__: object) -> Outcome:
        raise error

    monkeypatch.setattr(hipcc, "rewrite", rewrite)
    assert _compile(folder) == "plain\n"
    assert str(error) in capfd.readouterr().err


def test_code_that_stays_is_made_by_the_driver_s_own_job(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hipcc, "rewrite", lambda text, *_, **__: Outcome(text, False))
    assert _compile(folder) == TEXT


@pytest.mark.parametrize("failure", ["better", "differs"])
def test_rewritten_code_that_does_not_assemble_or_launches_otherwise_is_not_used(
    failure: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAIL", failure)
    if failure == "differs":
        monkeypatch.setattr(linked, "code_objects_differ", lambda *_: "other LDS")
    assert _compile(folder) == TEXT
    assert "original used" in capfd.readouterr().err


def test_an_error_of_the_source_is_the_compiler_s(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIL", "front")
    monkeypatch.setenv("CODE", "3")
    assert hipcc.main([str(folder.parent / "clang++"), *HIP]) == 3


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("-fgpu-rdc", *HIP), "(-fgpu-rdc or LTO): link through isatool-hipcc as well"),
        ((*NEW, "-emit-llvm", *HIP), "(-fgpu-rdc or LTO)"),
        (("-S", *HIP), "assembly of the device is written"),
        (("-x", "hip", "-c", "-"), "standard input"),
    ],
)
def test_device_code_that_cannot_be_reached_passes_through_with_a_warning(
    words: tuple[str, ...], said: str, folder: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _compile(folder, *words) == "plain\n"
    assert said in capfd.readouterr().err


def test_the_new_offload_driver_is_asked_for_the_jobs_of_the_old(folder: Path) -> None:
    assert _compile(folder, "--offload-new-driver", *HIP) == BETTER


@pytest.fixture
def two_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(two_step, "rewrite", lambda text, *_, **__: Outcome(BETTER, True, True))


def _entries(data: bytes) -> list[bytes]:
    """What a bundle holds; none of it is an ELF file here."""
    (count,) = struct.unpack_from("<Q", data, 24)
    position, found = 32, []
    for _ in range(count):
        offset, size, length = struct.unpack_from("<QQQ", data, position)
        found.append(data[offset : offset + size])
        position += 24 + length
    return found


def test_a_driver_with_the_new_way_alone_compiles_in_two_steps(
    folder: Path, two_steps: None, capfd: pytest.CaptureFixture[str]
) -> None:
    assert _entries(_compile(folder, *NEW, *HIP).encode("latin-1")) == [b"", BETTER.encode()]
    assert capfd.readouterr().err == "a warning\n"


TWO_STEP_FAILURES = {
    "texts": "--offload-device-only or -S",
    "several": "several sources in one command",
    "front": "error: front",
    "text": "the device's assembly cannot be read",
    "assemble": "error: assemble",
    "host": "error: host",
}


@pytest.mark.parametrize("failure", TWO_STEP_FAILURES)
def test_every_failure_of_the_two_steps_gives_the_plain_compile_and_a_warning(
    failure: str, folder: Path, two_steps: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAIL", failure)
    assert _compile(folder, *NEW, *HIP) == "plain\n"
    said = capfd.readouterr().err
    assert said.startswith("isatool-hipcc: warning: ")
    assert failure == "texts" or TWO_STEP_FAILURES[failure] in said


def test_two_steps_that_change_nothing_or_cannot_be_used_are_the_plain_compile(
    folder: Path, two_steps: None, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(linked, "code_objects_differ", lambda *_: "other LDS")
    assert _compile(folder, *NEW, *HIP) == "plain\n"
    assert "original used: other LDS" in capfd.readouterr().err
    monkeypatch.setattr(two_step, "rewrite", lambda text, *_, **__: Outcome(text, False))
    assert _compile(folder, *NEW, *HIP) == "plain\n"
    monkeypatch.setenv("CHIP", "gfx90a")
    assert _compile(folder, *NEW, *HIP) == "plain\n"
    assert "gfx90a: no chip that isatool knows" in capfd.readouterr().err
    assert _compile(folder, *NEW, "-x", "hip", "k.hip") == "plain\n"
    assert "where a command only compiles (-c)" in capfd.readouterr().err


@pytest.mark.parametrize("linker", ["old", "new"])
def test_links_of_device_code_find_isatool_s_lld_first(
    linker: str, folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LINKER", linker)
    monkeypatch.setenv("COMPILER_PATH", "/their/own")
    made = _compile(folder, "--hip-link", "k.bc", "-o", "k.o").strip().split(os.pathsep)
    assert made == [str(device_link.folder()), "/their/own"]
    assert capfd.readouterr().err == ""
    monkeypatch.setenv("FAIL", "lld")
    _compile(folder, "--hip-link", "k.bc", "-o", "k.o")
    assert "no device code came to isatool's lld" in capfd.readouterr().err
    monkeypatch.setenv("FAIL", "code")
    assert hipcc.main([str(folder.parent / "clang++"), "--hip-link", "k.bc"]) == 7
    monkeypatch.setenv("FAIL", "")
    (folder.parent / "file").write_text("")
    monkeypatch.setenv("COMPILER_PATH", "")
    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "file" / "cache"))
    assert _compile(folder, "--hip-link", "k.bc", "-o", "k.o") == "plain\n"
    assert "no lld in " in capfd.readouterr().err


def test_links_of_the_host_are_the_plain_command(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert _compile(folder, "--hip-link", "k.o", "-o", "k.o") == "plain\n"
    assert capfd.readouterr().err == ""


def test_other_chips_are_left_alone_with_a_warning(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CHIP", "gfx90a")
    assert _compile(folder) == TEXT
    assert "gfx90a: no chip that isatool knows" in capfd.readouterr().err


def test_the_environment_turns_it_off_and_a_bad_budget_is_said(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISATOOL_HIPCC_BUDGET", "soon")
    assert _compile(folder) == "plain\n"
    monkeypatch.setenv("ISATOOL_DISABLE", "1")
    monkeypatch.delenv("ISATOOL_HIPCC_BUDGET")
    assert _compile(folder) == "plain\n"
    said = capfd.readouterr().err
    assert "ISATOOL_HIPCC_BUDGET is 'soon'" in said
    assert "ISATOOL_DISABLE is set" in said


def test_options_and_environment_reach_the_rewriting(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def rewrite(text: str, *words: object, **options: object) -> Outcome:
        seen.append((*words, options))
        return Outcome(text, False)

    monkeypatch.setattr(hipcc, "rewrite", rewrite)
    compiler = str(folder.parent / "clang++")
    monkeypatch.delenv("ISATOOL_HIPCC_BUDGET", raising=False)
    monkeypatch.setenv("ISATOOL_HIPCC", "rebank")
    assert hipcc.main([compiler, *HIP]) == 0
    monkeypatch.setenv("ISATOOL_HIPCC_BUDGET", "7")
    assert hipcc.main([compiler, *HIP]) == 0
    assert hipcc.main(["--pipeline", "pair", "--budget", "5", "--assume", "N <= 8", compiler, *HIP]) == 0
    assert seen == [
        ("rebank", 10.0, {"assume": (), "keep_lds": True}),
        ("rebank", 7.0, {"assume": (), "keep_lds": True}),
        ("pair", 5.0, {"assume": ("N <= 8",), "keep_lds": True}),
    ]


@pytest.mark.parametrize(
    "words", [("-c", "k.cpp"), ("-x", "hip", "-E", "k.hip"), ("--version",), ("a.o", "-o", "prog")]
)
def test_what_is_no_hip_source_passes_through_unasked(
    words: tuple[str, ...], folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(hipcc, "jobs_of", lambda *_: pytest.fail("asked"))
    assert _compile(folder, *words) == "plain\n"
    assert capfd.readouterr().err == ""


def test_bad_options_and_a_missing_compiler(folder: Path) -> None:
    assert hipcc.main([]) == hipcc.main(["--no-such-option"]) == 2
    command = [sys.executable, "-m", "isatool.routes.hipcc", "no-such-compiler", "-c", "k.cpp"]
    done = subprocess.run(
        command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": str(ROOT)}
    )
    assert done.returncode == 127
    assert done.stderr.startswith("isatool-hipcc: error: cannot run no-such-compiler")


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_a_signal_ends_the_job_and_leaves_no_file(folder: Path) -> None:
    given = {"FAIL": "wait", "CHIP": "gfx90a", "TMPDIR": str(folder.parent / "temporary"), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "isatool.routes.hipcc", str(folder.parent / "clang++"), *HIP]
    with subprocess.Popen(command, env={**os.environ, **given}, stderr=subprocess.PIPE) as process:
        while not (folder / "waiting").exists():
            assert process.poll() is None
            time.sleep(0.01)
        process.terminate()
        assert process.wait(timeout=20) == 128 + signal.SIGTERM
    assert os.listdir(folder.parent / "temporary") == []
    assert os.listdir(folder) == ["waiting"]


def test_quotes_of_the_driver_are_read() -> None:
    assert read_jobs('clang version 19\n "cc" "-DQ=\\"\\$x y\\"" "C:\\\\k"\n') == [
        DriverProcess(("cc", '-DQ="$x y"', "C:\\k"))
    ]


SOURCE = """
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __host__ __attribute__((host))
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, __SIZE_TYPE__, void *);
extern "C" unsigned __hipPopCallConfiguration(dim3 *, dim3 *, __SIZE_TYPE__ *, void *);
extern "C" unsigned __hipPushCallConfiguration(dim3, dim3, __SIZE_TYPE__ = 0, void * = 0);
extern "C" __global__ void mix(float *a, const float *b, float s, int n) {
  int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
  float x[8], y[8] = {};
  for (int j = 0; j < 8; j++) x[j] = b[i + 32 * j];
  for (int j = 0; j < n; j++)
    for (int k = 0; k < 8; k++) y[k] += x[k] * x[(k + 3) % 8] - s * y[(k + 1) % 8];
  for (int j = 0; j < 8; j++) a[i + 32 * j] = y[j];
}
void launch(float *a, float *b) { mix<<<dim3{1, 1, 1}, dim3{256, 1, 1}>>>(a, b, 2.0f, 3); }
"""
CLANG = shutil.which("clang++-19")
FLAGS = ("-x", "hip", "--offload-arch=gfx1100", "-nogpulib", "-nogpuinc", "-fuse-cuid=none", "-O3")


def require(*programs: str) -> None:
    """AssertionError that names those that are not there; .ci/run lists Debian's packages."""
    missing = [name for name in programs if shutil.which(name) is None]
    assert not missing, f"this test needs {', '.join(missing)}"


@pytest.fixture
def tools(folder: Path) -> dict[str, str]:
    """The environment, with lld and a launcher in the folder beside the one of the build."""
    require("clang++-19")
    place = folder.parent / "tools"
    place.mkdir()
    lld = f'#!/bin/sh\nshift 2\nexec {sys.executable} -m ziglang ld.lld "$@"\n'
    launcher = f'#!/bin/sh\nexec {sys.executable} -m isatool.routes.hipcc "$@"\n'
    for name, text in (("lld", lld), ("isatool-hipcc", launcher)):
        (place / name).write_text(text)
        (place / name).chmod(0o755)
    (folder / "k.hip").write_text(SOURCE)
    own = {"PYTHONPATH": str(ROOT), "ISATOOL_CACHE": str(folder.parent / "cache"), "ISATOOL_HIPCC": "pair"}
    return {**os.environ, **own, "PATH": f"{place}{os.pathsep}{os.environ['PATH']}"}


def _built(words: list[str], tools: dict[str, str]) -> str:
    """Run a command; what it says."""
    done = subprocess.run(words, capture_output=True, text=True, check=False, env=tools)
    assert done.returncode == 0, done.stderr
    return done.stderr


def _isatool(*words: str) -> str:
    command = [sys.executable, "-m", "isatool", *words]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    return subprocess.run(command, capture_output=True, text=True, check=True, env=environment).stdout


def test_what_a_job_says_is_its_error_and_not_a_word_of_its_help() -> None:
    said = "Usage: zig [command]\n  ast-check  Look for simple compile errors\nerror: unknown command: -cc1gen"
    with pytest.raises(RefusedError, match="sh ends with 1: error: unknown command: -cc1gen"):
        must(["sh", "-c", f"echo '{said}' >&2; exit 1"], [])


@pytest.mark.full
@pytest.mark.parametrize(
    "more",
    [
        (),
        ("-g",),
        ("-save-temps",),
        ("--offload-new-driver",),
        ("--offload-arch=gfx1030",),
    ],
)
def test_an_object_of_clang_has_more_dual_issue_and_is_proved(
    more: tuple[str, ...], folder: Path, tools: dict[str, str]
) -> None:
    command = [str(CLANG), "-B", str(folder.parent / "tools"), *FLAGS, *more, "-MD", "-MF", "k.d", "-c", "k.hip"]
    _built([*command, "-o", "plain.o"], tools)
    said = _built(["isatool-hipcc", *command, "-o", "k.o"], tools)
    assert "proved for all inputs" in said
    assert (folder / "k.d").read_text().startswith("k.o:")
    counts = [_isatool("disasm", "--chip", "gfx1100", name, "-o", "-").count("v_dual") for name in ("plain.o", "k.o")]
    assert counts[0] < counts[1]
    if not more:
        _isatool("verify", "plain.o", "k.o")


ONLY_NEW = r"""#!/bin/sh
case " $* " in
*" --no-offload-new-driver "*) exit 1 ;;
" -cc1 "*) exec ZIG "$@" ;;
*" -### "*) ZIG clang "$@" 2>&1 | sed "s#^ \"ZIG\"# \"$0\"#" >&2 ;;
*) exec ZIG clang "$@" ;;
esac
"""
"""ziglang's clang as a program of its own, with the new offload driver alone"""


@pytest.mark.full
def test_an_object_of_the_new_driver_alone(folder: Path, tools: dict[str, str]) -> None:
    import ziglang

    assert ziglang.__file__ is not None
    place = folder.parent / "tools"
    (place / "clang").write_text(ONLY_NEW.replace("ZIG", str(Path(ziglang.__file__).with_name("zig"))))
    (place / "ld.lld").write_text(f'#!/bin/sh\nexec {sys.executable} -m ziglang ld.lld "$@"\n')
    for name in ("clang", "ld.lld"):
        (place / name).chmod(0o755)
    command = [str(place / "clang"), *FLAGS, "--offload-arch=gfx1030", "-MD", "-MF", "k.d", "-c", "k.hip"]
    _built([str(place / "clang"), *FLAGS, "--offload-device-only", "-S", "k.hip", "-o", "plain.s"], tools)
    said = _built(["isatool-hipcc", *command, "--offload-new-driver", "-o", "k.o"], tools)
    assert "proved for all inputs" in said
    assert "gfx1030: no chip that isatool knows" in said
    assert (folder / "k.d").read_text().startswith("k.o:")
    _isatool("disasm", "--chip", "gfx1100", "k.o", "-o", "k.s")
    counts = [(folder / name).read_text().count("v_dual") for name in ("plain.s", "k.s")]
    assert counts[0] < counts[1]
    _isatool("verify", "plain.s", "k.s")


@pytest.mark.full
@pytest.mark.parametrize("more", [(), ("-mwavefrontsize64",), ("-mcumode", "-O0"), ("-g", "-save-temps")])
def test_the_text_of_the_device_assembles_to_what_the_compiler_makes(
    more: tuple[str, ...], folder: Path, tools: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assembled: list[str] = []

    def same(outcome: Outcome, given: str, assemble: object) -> bool:
        assembled.append(given)
        return True

    monkeypatch.setattr(hipcc, "rewrite", lambda text, *_, **__: Outcome(text, True, True))
    monkeypatch.setattr(hipcc, "usable", same)
    command = [str(CLANG), "-B", str(folder.parent / "tools"), *FLAGS, *more, "-c", "k.hip"]
    _built([*command, "-o", "plain.o"], tools)
    assert hipcc.main([*command, "-o", "k.o"]) == 0
    assert len(assembled) == 1
    plain, made = (_isatool("disasm", "--chip", "gfx1100", name, "-o", "-") for name in ("plain.o", "k.o"))
    assert made.replace("k.o", "plain.o") == plain


RUNTIME = """
#include <stdio.h>
struct dim3 { unsigned x, y, z; };
static void *handle;
void **__hipRegisterFatBinary(const int *data) { printf("%d\\n", *data == 0x48495046); return &handle; }
void __hipUnregisterFatBinary(void **m) {}
void __hipRegisterFunction(void **module, const void *function, char *symbol, const char *name) { puts(name); }
unsigned __hipPushCallConfiguration(struct dim3 g, struct dim3 b, size_t n, void *s) { return 0; }
unsigned __hipPopCallConfiguration(struct dim3 *g, struct dim3 *b, size_t *n, void **s) { return 0; }
int hipLaunchKernel(const void *function, struct dim3 g, struct dim3 b) { return puts("launched") < 0; }
"""
"""in place of libamdhip64: says what the program registers"""


@pytest.mark.full
def test_a_program_compiled_and_linked_by_one_command(folder: Path, tools: dict[str, str]) -> None:
    (folder / "k.hip").write_text(SOURCE + "int main() { launch(0, 0); }\n")
    (folder / "runtime.c").write_text(RUNTIME)
    _built([str(CLANG).replace("clang++", "clang"), "-w", "-c", "runtime.c", "-o", "runtime.o"], tools)
    options = (*FLAGS, "-B", str(folder.parent / "tools"), "-no-hip-rt", "k.hip", "-x", "none", "runtime.o", "-o")
    _built([str(CLANG), *options, "plain"], tools)
    assert "proved for all inputs" in _built(["isatool-hipcc", str(CLANG), *options, "made"], tools)
    done = subprocess.run(["./made"], capture_output=True, text=True, check=True)
    assert sorted(done.stdout.split()) == ["1", "launched", "mix"]
    counts = [_isatool("disasm", "--chip", "gfx1100", name, "-o", "-").count("v_dual") for name in ("plain", "made")]
    assert counts[0] < counts[1]
    _isatool("verify", "plain", "made")


@pytest.mark.full
@pytest.mark.parametrize("generator", ["Unix Makefiles", "Ninja"])
def test_a_cmake_project_in_one_line(generator: str, folder: Path, tools: dict[str, str]) -> None:
    require("cmake", "make", "ninja")
    options = " ".join((*FLAGS, "-B", str(folder.parent / "tools")))
    (folder / "k.cpp").write_text(SOURCE)
    (folder / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(p LANGUAGES CXX)\nfind_package(isatool CONFIG REQUIRED)\n"
        "add_library(plain STATIC k.cpp)\nadd_library(made STATIC k.cpp)\n"
        f'foreach(t plain made)\n  separate_arguments(f UNIX_COMMAND "{options}")\n'
        "  target_compile_options(${t} PRIVATE ${f})\nendforeach()\nisatool_optimize(made PIPELINE pair BUDGET 60)\n"
    )
    where = subprocess.run(["isatool-hipcc", "--cmake-dir"], capture_output=True, text=True, check=True, env=tools)
    _built(
        [
            "cmake",
            "-G",
            generator,
            "-B",
            "build",
            f"-DCMAKE_CXX_COMPILER={CLANG}",
            f"-Disatool_DIR={where.stdout.strip()}",
        ],
        tools,
    )
    _built(["cmake", "--build", "build"], tools)
    objects = [f"build/CMakeFiles/{name}.dir/k.cpp.o" for name in ("plain", "made")]
    counts = [_isatool("disasm", "--chip", "gfx1100", name, "-o", "-").count("v_dual") for name in objects]
    assert counts[0] < counts[1]
