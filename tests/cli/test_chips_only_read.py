"""A chip whose code is not executed: it is checked, written back and explained, and nothing else."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.isa.target import Support

KERNEL = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"
\t.text
k:
\ts_load_b64 s[0:1], s[0:1], 0x0
\ts_wait_kmcnt 0x0
\tglobal_atomic_add_u32 v0, v1, v2, s[0:1] th:TH_ATOMIC_RETURN scope:SCOPE_DEV
\tS_WAIT_LOADCNT 0
\ts_wait_alu 0xfffd
\ts_add_co_u32 s0, s0, s1
\ts_barrier_signal -1
\ts_barrier_wait -1
\ts_endpgm
"""
REFUSING = [
    *(["analyze"], ["optimize"], ["verify"], ["code", "annotate"]),
    *(["rebank"], ["pass", "pair"], ["pass", "unroll"], ["pass", "schedule"], ["pass", "run", "pair"]),
    *(["proof", "mutate"], []),
]


@pytest.fixture(autouse=True)
def _only_executed(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Today every chip that is read is rewritten too: one that is not."""
    listed = [replace(each, support=Support.EXECUTE) if each.family == "gfx12" else each for each in chips.CHIPS]
    monkeypatch.setattr(chips, "_LISTED", tuple(listed))
    chips.chip.cache_clear()
    yield
    chips.chip.cache_clear()


@pytest.fixture(name="source")
def _source(tmp_path: Path) -> Path:
    path = tmp_path / "in.s"
    path.write_text(KERNEL)
    return path


@pytest.mark.parametrize("words", REFUSING, ids=" ".join)
def test_every_other_command_refuses_them_with_the_reason(
    words: list[str], source: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = [str(source), str(source)] if words == ["verify"] else [str(source)]
    assert main([*words, *files]) == 2
    shown = capsys.readouterr()
    message = f"{source}:1:18: error: the target is gfx1201, whose code isatool does not rewrite: check, run, fmt,"
    assert (shown.out + shown.err).count(message) == 1


@pytest.mark.parametrize("words", [["analyze"], ["rebank"]], ids=" ".join)
def test_their_code_objects_are_refused(words: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.hsaco"
    path.write_bytes(Toolchain.find().assemble(KERNEL, "gfx1201", 32))
    assert main([*words, str(path)]) == 2
    assert "error: no code object for gfx11, gfx12 in this file" in "".join(capsys.readouterr())


def test_their_code_objects_are_taken_apart(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.hsaco"
    path.write_bytes(Toolchain.find().assemble(KERNEL, "gfx1201", 32))
    for words in (["code", "disasm"], ["fmt"]):
        assert main([*words, str(path)]) == 0
        shown = capsys.readouterr()
        assert "\tglobal_atomic_add_u32 v0, v1, v2, s[0:1] th:TH_ATOMIC_RETURN scope:SCOPE_DEV\n" in shown.out
        assert "\ts_barrier_signal -1\n" in shown.out
        assert shown.err == ""
    assert main(["code", "explain", str(path)]) == 0
    assert "kmcnt" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["gfx1200", "gfx1201"])
def test_naming_the_chip_is_refused_too(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.s"
    path.write_text("\ts_wait_kmcnt 0x0\n\ts_endpgm\n")
    assert main(["analyze", "--mcpu", name, str(path)]) == 2
    assert f"the target is {name}, whose code isatool does not rewrite" in capsys.readouterr().err
    with pytest.raises(UserError, match=f"the target is {name}, whose code isatool does not rewrite"):
        read_file(path, mcpu=name)
    assert main(["fmt", "--mcpu", name, str(path)]) == 0
    assert capsys.readouterr().out == path.read_text()


def test_their_code_is_written_back_and_explained(source: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fmt", str(source)]) == 0
    assert capsys.readouterr().out == KERNEL
    assert main(["fmt", "--canonical", str(source)]) == 0
    shown = capsys.readouterr().out
    assert "\ts_wait_loadcnt 0x0\n" in shown
    assert "\ts_add_co_u32 s0, s0, s1\n" in shown
    assert main(["code", "explain", "--json", str(source)]) == 0
    found = {
        each["mnemonic"]: each for each in map(json.loads, capsys.readouterr().out.splitlines()) if "class" in each
    }
    assert found["s_load_b64"]["counters"] == ["kmcnt"]
    assert found["global_atomic_add_u32"]["counters"] == ["loadcnt"]
    assert found["global_atomic_add_u32"]["defs"] == ["v0"]
    assert found["s_add_co_u32"]["implicit_defs"] == ["scc"]


def test_their_code_is_checked_and_mended(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    source, out = tmp_path / "in.s", tmp_path / "out.s"
    late = "\ts_wait_kmcnt 0x0\n\ts_mov_b32 s2, 0\n\tv_mov_b32_e32 v3, s2\n\ts_mov_b32 s2, 1\n\tv_mov_b32_e32 v4, s2\n"
    source.write_text(KERNEL.replace("\ts_wait_kmcnt 0x0\n", late))
    assert main(["check", str(source)]) == 1
    assert "[HAZARD-SGPR]" in capsys.readouterr().out
    assert main(["check", "--fix", str(source), "-o", str(out)]) == 0
    shown = capsys.readouterr().out
    assert "the result assembles" in shown
    assert "not proved to compute the same: isatool does not execute code of gfx1201" in shown
    assert "\ts_wait_alu depctr_sa_sdst(0)\n\tv_mov_b32_e32 v4, s2\n" in out.read_text()
    assert main(["check", str(out)]) == 0
    assert main(["check", "--select", "PERF", str(source)]) == 2
    assert "is advice for chips that isatool rewrites code of" in capsys.readouterr().err


def test_their_code_objects_are_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "in.hsaco"
    path.write_bytes(Toolchain.find().assemble(KERNEL, "gfx1201", 32))
    assert main(["check", str(path)]) == 0
    assert "error" not in capsys.readouterr().err
