"""Device code that the linker compiles: a linker that stands in for lld here; clang and lld themselves in `--full`."""

from __future__ import annotations

import os
import shlex
import stat
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from test_hipcc import CLANG, _built, _isatool, require
from triton_standin import ROOT, TEXT

from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import RefusedError, UserError
from isatool.routes import device_link, hipcc, patch, switches
from isatool.routes.patch import Patched
from isatool.routes.rewrite import Outcome

BETTER = TEXT + "\t; better\n"
LLD = r"""#!/bin/sh
# Links by copying its first input; prints assembly where it is asked to. FAIL says what goes wrong.
all=" $* "; input=; output=
while [ $# -gt 0 ]; do
  case $1 in
  -o) output=$2; shift ;;
  -flavor | -m) shift ;;
  -*) ;;
  *) [ -n "$input" ] || input=$1 ;;
  esac
  shift
done
case $all in
*" --lto-emit-asm "*)
  [ "$FAIL" != asm ] || exit 1
  [ "$FAIL" = nothing ] || cp "$SOURCE" "$output.lto.s"
  [ "$FAIL" != two ] || cp "$SOURCE" "$output" ;;
*made.o*)
  [ "$FAIL" != link ] || { echo "error: link" >&2; exit 1; }
  [ "$FAIL" != better ] || ! grep -q better "$input" || exit 1
  cp "$input" "$output" ;;
*) echo "linker's own words"; [ "$FAIL" != plain ] || exit 5; cp "$SOURCE" "$output" ;;
esac
"""
WORDS = ("-flavor", "gnu", "-m", "elf64_amdgpu", "-shared", "-plugin-opt=mcpu=gfx1100", "-o", "out", "in.bc", "two.bc")


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with inputs, a linker on PATH, and an isatool that rewrites at once."""
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "lld").write_text(LLD)
    (tmp_path / "bin" / "lld").chmod(0o755)
    (tmp_path / "given.s").write_text(TEXT)
    for name in ("in.bc", "two.bc"):
        (tmp_path / name).write_bytes(b"BC\xc0\xde and more")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("SOURCE", str(tmp_path / "given.s"))
    for name in ("ISATOOL_DISABLE", "ISATOOL_LOG", "ISATOOL_HIPCC", "ISATOOL_HIPCC_BUDGET", "ISATOOL_HIPCC_ASSUME"):
        monkeypatch.delenv(name, raising=False)
    for name in ("FAIL", device_link.MARK, device_link.COMPILER_PATH):
        monkeypatch.delenv(name, raising=False)
    tools = SimpleNamespace(assemble=lambda text, *_: text.encode())
    monkeypatch.setattr(Toolchain, "find", lambda: tools)
    monkeypatch.setattr(device_link, "rewrite", lambda text, *_, **__: Outcome(BETTER, True, True))
    monkeypatch.setattr(device_link, "difference", lambda *_, **__: None)
    monkeypatch.setattr(
        device_link, "usable", lambda outcome, _, linked: outcome.changed and bool(linked(outcome.text))
    )
    monkeypatch.setattr(device_link, "_plain", lambda words: subprocess.call(list(words)))
    monkeypatch.setattr(
        patch, "patched", lambda each, *_: Patched(each.data, "gfx1100", ("k",), each.data, reason="no")
    )
    switches.say_once.cache_clear()
    return tmp_path


def _linked(*words: str) -> str:
    assert device_link.main("/somewhere/lld", words or WORDS) == 0
    return Path("out").read_text()


def test_the_code_object_is_made_of_the_rewritten_text(capfd: pytest.CaptureFixture[str]) -> None:
    assert _linked() == BETTER
    said = capfd.readouterr()
    assert (said.out, said.err) == ("linker's own words\n", "")


def test_response_files_are_read(place: Path) -> None:
    (place / "words").write_text(shlex.join(WORDS[-2:]))
    assert _linked(*WORDS[:-2], "@words") == BETTER


FAILURES: dict[str, str] = {
    "asm": "lld ends with 1",
    "nothing": "the linker prints 0 files of assembly",
    "two": "the linker prints 2 files of assembly",
    "link": "error: link",
    "better": "lld ends with 1",
}


@pytest.mark.parametrize("failure", FAILURES)
def test_every_failure_leaves_what_the_linker_made(
    failure: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("FAIL", failure)
    assert _linked() == TEXT
    assert FAILURES[failure] in capfd.readouterr().err


@pytest.mark.parametrize("error", [RefusedError("refused"), UserError("refused"), ValueError("unforeseen")])
@pytest.mark.parametrize("where", ["difference", "rewrite", "usable"])
def test_errors_of_isatool_leave_what_the_linker_made(
    error: Exception, where: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def raising(*_: object, **__: object) -> None:
        raise error

    monkeypatch.setattr(device_link, where, raising)
    assert _linked() == TEXT
    assert str(error) in capfd.readouterr().err


@pytest.mark.parametrize("name", ["difference", "usable"])
def test_what_differs_or_launches_otherwise_is_not_used(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_link, name, lambda *_, **__: "section .text differs" if name == "difference" else False)
    assert _linked() == TEXT


def test_a_linker_that_fails_ends_with_its_own_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FAIL", "plain")
    assert device_link.main("/somewhere/lld", WORDS) == 5
    assert not Path("out").exists()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda patch: patch.setenv("ISATOOL_DISABLE", "1"), "ISATOOL_DISABLE is set"),
        (lambda patch: patch.setenv("ISATOOL_HIPCC_BUDGET", "soon"), "ISATOOL_HIPCC_BUDGET is 'soon'"),
    ],
)
def test_the_environment_is_heard(
    change: Callable[[pytest.MonkeyPatch], None],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    change(monkeypatch)
    assert _linked() == TEXT
    assert said in capfd.readouterr().err


def test_other_chips_are_left_with_a_warning_and_links_of_the_host_without(
    capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert _linked(*(word.replace("gfx1100", "gfx90a") for word in WORDS)) == TEXT
    assert "gfx90a: no chip that isatool knows" in capfd.readouterr().err
    monkeypatch.setattr(device_link, "_rewrite", lambda _: pytest.fail("rewritten"))
    assert _linked(*(word for word in WORDS if "mcpu" not in word)) == TEXT
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("start", [b"\x7fELF and more", b"!<arch>\n and more"])
def test_code_that_is_compiled_already_is_taken_from_what_was_linked(
    start: bytes, place: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    (place / "in.bc").write_bytes(start)
    assert _linked(*WORDS[:-1]) == TEXT
    assert "k (linked): original used: no" in capfd.readouterr().err
    outcome = Outcome(BETTER, True, True)
    made = Patched(TEXT.encode(), "gfx1100", ("k",), BETTER.encode(), outcome)
    monkeypatch.setattr(patch, "patched", lambda *_: made)
    assert _linked(*WORDS[:-1]) == BETTER


def test_without_a_linker_isatools_own_links(monkeypatch: pytest.MonkeyPatch) -> None:
    own = ("zig", "ld.lld")
    monkeypatch.setattr(Toolchain, "find", lambda: Toolchain(("zig", "cc"), own, "ziglang"))
    monkeypatch.setattr(device_link, "_real", lambda _: None)
    started: list[list[str]] = []
    monkeypatch.setattr(device_link, "_plain", lambda words: started.append(list(words)) or 0)
    assert device_link.main("/somewhere/lld", ["-flavor", "gnu", "-o", "out", "in.o"]) == 0
    assert device_link.main("/somewhere/ld.lld", ["-o", "out", "in.o"]) == 0
    assert started == [[*own, "-o", "out", "in.o"]] * 2


def test_no_linker_is_one_message(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(Toolchain, "find", classmethod(lambda _: Toolchain(("clang",), (), "")))
    assert device_link.main("/somewhere/lld", WORDS) == 127
    assert "no lld beside the compiler or on PATH" in capfd.readouterr().err


def test_the_folder_is_for_the_user_alone_and_runs_this_isatool(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(place / "cache's"))
    assert hipcc.main(["--lld-dir"]) == 0
    folder = Path(capsys.readouterr().out.strip())
    assert [stat.S_IMODE(each.stat().st_mode) for each in (folder, *folder.iterdir())] == [0o700] * 3
    done = subprocess.run([str(folder / "lld"), *WORDS[:4], "-o", "out", "in.bc"], check=True, capture_output=True)
    assert done.stdout == b"linker's own words\n"
    folder.chmod(0o777)
    assert hipcc.main(["--lld-dir"]) == 2
    assert "belongs to somebody else" in capsys.readouterr().err


RUNTIME = (
    *("hipLaunchKernel", "__hipUnregisterFatBinary", "__hipPushCallConfiguration", "__hipPopCallConfiguration"),
    *("__hipRegisterFunction", "__hipRegisterVar", "__hipRegisterSurface", "__hipRegisterTexture"),
)
SOURCES = {
    "k.hip": """
struct dim3 { unsigned x, y, z; };
extern "C" int hipLaunchKernel(const void *, dim3, dim3, void **, __SIZE_TYPE__, void *);
extern "C" unsigned __hipPopCallConfiguration(dim3 *, dim3 *, __SIZE_TYPE__ *, void *);
extern "C" unsigned __hipPushCallConfiguration(dim3, dim3, __SIZE_TYPE__ = 0, void * = 0);
extern "C" __attribute__((device)) float other(float x);
extern "C" __attribute__((global)) void mix(float *a, const float *b, float s, int n) {
  int i = __builtin_amdgcn_workgroup_id_x() * 256 + __builtin_amdgcn_workitem_id_x();
  float x[8], y[8] = {};
  for (int j = 0; j < 8; j++) x[j] = b[i + 32 * j];
  for (int j = 0; j < n; j++)
    for (int k = 0; k < 8; k++) y[k] += x[k] * x[(k + 3) % 8] - s * y[(k + 1) % 8];
  for (int j = 0; j < 8; j++) a[i + 32 * j] = other(y[j]);
}
""",
    "o.hip": 'extern "C" __attribute__((device)) float other(float x) { return x * 3.0f; }\nint main() {}\n',
    "r.c": "static void *module;\nvoid **__hipRegisterFatBinary(void) { return &module; }\n"
    + "".join(f"int {name}(void) {{ return 0; }}\n" for name in RUNTIME),
}
FLAGS = ("--offload-arch=gfx1100", "-nogpulib", "-nogpuinc", "-O3")


@pytest.mark.full
@pytest.mark.parametrize("more", [(), ("-fgpu-rdc",), ("-fgpu-rdc", "--offload-new-driver"), ("-foffload-lto",)])
@pytest.mark.parametrize("through", ["launcher", "-B"])
def test_a_program_of_several_files_has_rewritten_code(
    more: tuple[str, ...], through: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    require("clang++-19")
    monkeypatch.undo()
    monkeypatch.chdir(tmp_path)
    whole = "-fgpu-rdc" not in more
    for name, text in SOURCES.items():
        Path(name).write_text(text.replace("other(y[j])", "y[j]") if whole else text)
    (tmp_path / "bin" / "lld").unlink()
    for name, drop in (("lld", "shift 2\n"), ("ld.lld", "")):
        script = tmp_path / "bin" / name
        script.write_text(f'#!/bin/sh\n{drop}exec {sys.executable} -m ziglang ld.lld "$@"\n')
        script.chmod(0o755)
    launcher = tmp_path / "bin" / "isatool-hipcc"
    launcher.write_text(f'#!/bin/sh\nexec {sys.executable} -m isatool.routes.hipcc "$@"\n')
    launcher.chmod(0o755)
    own = {"PYTHONPATH": str(ROOT), "ISATOOL_CACHE": str(tmp_path / "cache"), "ISATOOL_HIPCC": "pair"}
    tools = {**os.environ, **own, "PATH": f"{tmp_path / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    folder = subprocess.run(["isatool-hipcc", "--lld-dir"], env=tools, check=True, capture_output=True, text=True)
    _built([str(CLANG).replace("clang++", "clang"), "-w", "-c", "r.c"], tools)
    counts = []
    for kind in ("plain", "made"):
        extra = ["-B", folder.stdout.strip()] if (kind, through) == ("made", "-B") else []
        start = ["isatool-hipcc"] if (kind, through) == ("made", "launcher") else []
        said = ""
        for name in ("k", "o"):
            said += _built(
                [*start, str(CLANG), "-x", "hip", *FLAGS, *more, *extra, f"-cuid={name}", "-c", f"{name}.hip"], tools
            )
        link = ["--hip-link", "-no-hip-rt", *FLAGS[:2], *more, "k.o", "o.o", "r.o"]
        if through == "-B" and "--offload-new-driver" in more and extra:
            tools["COMPILER_PATH"] = extra[1]  # the driver's linker wrapper knows no -B
        said += _built([*start, str(CLANG), *extra, *link, "-o", kind], tools)
        counts.append(_isatool("disasm", "--chip", "gfx1100", kind, "-o", "-").count("v_dual"))
        assert ("proved for all inputs" in said) == (kind == "made")
        assert subprocess.run([f"./{kind}"], check=False).returncode == 0
    assert counts[0] < counts[1]
    _isatool("verify", "plain", "made")
