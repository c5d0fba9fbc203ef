"""What people read first: one verdict line, only what changed, colour on terminals, what a rule means."""

from __future__ import annotations

import io
import json
import re
from dataclasses import replace
from pathlib import Path

import pytest

from isatool.asm.debug_lines import SourceLines
from isatool.asm.reader import read_file
from isatool.cli.check import in_folders
from isatool.cli.main import main
from isatool.cli.watching import rounds
from isatool.diagnostics import UserError
from isatool.isa.chips import DEFAULT
from isatool.lint import registry
from isatool.model.parameters import Band, model_of
from isatool.model.prediction import ModelledKernel
from isatool.pipeline.stages import Cycles, cycles_of, stage_of
from isatool.pipeline.verdict import LoopVerdict, Tried, verdict_of
from isatool.report.analysis_text import advice_text, verdict_text
from isatool.report.colour import coloured, show

ROOT = Path(__file__).resolve().parents[2]
SOFTMAX = ROOT / "samples" / "triton" / "softmax.s"
UNPADDED = ROOT / "samples" / "sgemm" / "kernel5_unpadded.s"
KERNEL1 = ROOT / "samples" / "sgemm" / "kernel1.s"
ESCAPE = re.compile(r"\x1b\[[\d;]*m")


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("sample", "step"), [("sgemm/kernel2", "pipeline"), ("triton/int4_gemv", "relax-fences")])
def test_other_passes_are_tried_where_no_usual_one_gains(sample: str, step: str) -> None:
    found = verdict_of(ModelledKernel.of(read_file(ROOT / "samples" / f"{sample}.s").kernel(None)))
    assert found is not None
    assert found.best is not None
    assert found.best.step == step
    assert found.best.saved > 0.05


def test_the_verdict_names_a_command_that_gains(capsys: pytest.CaptureFixture[str]) -> None:
    found = verdict_of(ModelledKernel.of(read_file(SOFTMAX).kernel(None)))
    assert found is not None
    assert found.floor <= found.cycles
    assert found.best is not None
    assert (found.best.step, found.best.reason, found.best.assumptions) == ("pair", "", ())
    assert 0.01 <= found.best.saved < 1
    assert {each.step for each in found.tried} >= {"pair", "rebank", "simplify", "schedule", "cu-mode"}
    line = verdict_text(found, "softmax", "k.s", SourceLines({}))
    assert line.startswith("kernel softmax: bound by ~VALU")
    gain = r"~\d+ -> ~\d+ cycles, \+-\d+ % each \(-\d.*\), proved for all inputs"
    assert re.search(rf"; `isatool pass pair k.s -o OUT.s`: {gain}$", line)
    advice = advice_text(found, "k.s").splitlines()
    assert re.match(rf"  pair +{gain}: isatool pass pair k.s -o OUT.s$", advice[1])
    assert any(re.match("  rebank +no block holds an outer product", row) for row in advice)
    assert main(["analyze", "-q", "--try", "none", str(SOFTMAX)]) == 0
    plain = capsys.readouterr().out
    assert plain.startswith(line.partition("; ")[0])
    assert "nothing tried" in plain
    assert "isatool" not in plain


def test_a_recommended_command_gains_what_it_says(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--json", str(SOFTMAX)]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["kernels"]
    first = kernel["tried"][0]
    assert first["recommended"]
    words = first["command"].replace("OUT.s", str(tmp_path / "out.s")).split()
    assert main(words[1:]) == 0
    capsys.readouterr()
    before, after = (stage_of(read_file(path), "softmax").estimate for path in (str(SOFTMAX), str(tmp_path / "out.s")))
    assert before is not None
    assert after is not None
    assert (before.cycles, after.cycles_for(before)) == (first["cycles_before"], first["cycles_after"])
    # and nothing recommends what it has just done
    assert main(["analyze", "--json", str(tmp_path / "out.s")]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["kernels"]
    assert all(each["pass"] != "pair" for each in kernel["tried"] if each["recommended"])


def test_the_cheap_tries_of_a_large_kernel_end_at_a_proved_gain(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = ModelledKernel.of(read_file(SOFTMAX).kernel(None))
    monkeypatch.setattr("isatool.pipeline.verdict._LARGE", 10)
    found = verdict_of(kernel)
    assert found is not None
    assert found.best is not None
    assert [(each.step, each.reason) for each in found.tried] == [("pair", "")]
    assert {"rebank", "simplify", "schedule", "cu-mode"} <= {*found.not_tried}
    assert f"  {'not tried':21} " in advice_text(found, "k.s")


def test_what_is_not_tried_in_time_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", "--json", "--time-limit", "0.001", str(SOFTMAX)]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["kernels"]
    assert kernel["tried"] == []
    assert "pair" in kernel["not_tried"]


def test_what_needs_an_assumption_is_not_recommended() -> None:
    needs = Tried(
        "rebank", Cycles("m", 100, 50, 0, 0, False), "proved if x", (), ("--assume 'full-waves'",), "not proved"
    )
    gains = Tried("pair", Cycles("m", 100, 90, 0, 0, False), "proved for all inputs")
    found = LoopVerdict("k", "", 0, "VALU", 100, 90, "VALU", (needs, gains), ("unroll",), ())
    assert found.best is gains
    rows = advice_text(found, "k.s").splitlines()
    assert rows[1].endswith(
        "not proved, needs --assume 'full-waves': isatool pass rebank k.s -o OUT.s --assume 'full-waves'"
    )
    assert rows[3].split() == ["not", "tried", "unroll"]


def test_an_executed_kernel_has_one_figure(capsys: pytest.CaptureFixture[str]) -> None:
    """The first line and the table are of the same kernel, with what the launch shows."""
    arguments = [str(UNPADDED), "--launch", "--size", "N=128", "--try", "none"]
    assert main(["analyze", *arguments]) == 0
    text = capsys.readouterr().out
    (first,) = re.findall(r"; ~(\d+) cycles per iteration, floor", text.splitlines()[0])
    assert f"~{first} cycles +-" in text
    assert main(["annotate", *arguments, "--html"]) == 0
    assert f">~{first}<" in (page := capsys.readouterr().out) or f"{int(first)}" in page


def test_a_kernel_with_nothing_left_says_where_its_floor_is(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    head, _, tail = KERNEL1.read_text().partition("\ts_load_b128")
    body = "\tv_mov_b32_e32 v1, 0\n" + ".LOOP:\n\tv_mul_lo_u32 v1, v1, v1\n\tv_cmp_lg_u32_e32 vcc_lo, 5, v1\n"
    rest = tail[tail.index("\ts_endpgm") :]
    (tmp_path / "k.s").write_text(f"{head}{body}\ts_cbranch_vccnz .LOOP\n{rest}")
    assert main(["analyze", "-q", "--try", "all", str(tmp_path / "k.s")]) == 0
    assert "in loop .LOOP" in (line := capsys.readouterr().out)
    assert "nothing recommended: 7 passes tried, none gains 1 % and is proved" in line
    assert "floor ~" in line


def test_passes_that_leave_memory_accesses_are_not_tried_at_the_floor_of_the_lds(tmp_path: Path) -> None:
    """The loop takes as long as the LDS does: pairs, banks and order cannot gain there, and are not made to see it."""
    head, _, tail = KERNEL1.read_text().partition("\ts_load_b128")
    loads = "".join(f"\tds_load_b128 v[{4 * n + 8}:{4 * n + 11}], v0 offset:{16 * n}\n" for n in range(8))
    sums = "".join(f"\tv_fmac_f32_e32 v{n + 4}, v{n + 8}, v{n + 8}\n" for n in range(4))
    loop = f"\ts_mov_b32 s2, 64\n.LOOP:\n{loads}\ts_add_i32 s2, s2, -1\n\ts_waitcnt lgkmcnt(0)\n{sums}"
    loop += "\ts_cmp_lg_u32 s2, 0\n\ts_cbranch_scc1 .LOOP\n"
    head = re.sub(r"(group_segment_fixed_size) \d+", r"\1 8192", re.sub(r"(next_free_vgpr) \d+", r"\1 48", head))
    rest = tail[tail.index("\ts_endpgm") :]
    (tmp_path / "k.s").write_text(f"{head}{loop}{rest}")
    found = verdict_of(ModelledKernel.of(read_file(tmp_path / "k.s").kernel(None)))
    assert found is not None
    assert (found.floor_of, found.label) == ("LDS", ".LOOP")
    ruled_out = {each.step for each in found.tried if each.reason.startswith("LDS bounds the loop")}
    assert ruled_out == {"pair", "rebank", "schedule"}
    assert found.cycles - found.floor < 0.01 * found.cycles


def test_the_report_of_a_rewrite_begins_with_its_verdict_and_shows_what_changed(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["pair", str(SOFTMAX), "--dry-run", "-v"]) == 0
    verdict, *rest = capsys.readouterr().out.splitlines()
    assert re.match(r"kernel softmax: rewritten by pair\b.*proved for all inputs$", verdict)
    rows = [line.split()[-2:] for line in rest if re.match(r" {4}\S.* {2}\d+ +\d+$", line)]
    assert rows
    assert all(before != after for before, after in rows)
    assert main(["pair", str(SOFTMAX), "--dry-run", "-q"]) == 0
    (quiet,) = capsys.readouterr().out.splitlines()
    assert re.sub(r" ~\d+ -> ~\d+ cycles, \+-\d+ % each \([^)]*\);", "", verdict) == quiet
    assert main(["pair", str(SOFTMAX), "--dry-run"]) == 0
    first, *others = capsys.readouterr().out.splitlines()
    assert first == verdict
    assert len(others) <= 7


def test_a_wrong_result_names_index_and_both_values(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "k.s").write_text(KERNEL1.read_text().replace("v_fmac_f32", "v_mul_f32"))
    spec = str(KERNEL1.with_suffix(".toml"))
    assert main(["run", str(tmp_path / "k.s"), "--launch", spec]) == 1
    first = capsys.readouterr().out.splitlines()[0]
    assert re.search(r"wrong result: C\[\d+, \d+\] is \S+, the reference \S+$", first)
    assert main(["run", str(tmp_path / "k.s"), "--launch", spec, "--json"]) == 1
    (check,) = json.loads(capsys.readouterr().out)["reference"]
    assert f"C[{check['index'][0]}, {check['index'][1]}] is {check['value']:.9g}" in first


def test_colour_is_for_terminals_and_changes_no_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    text = "k.s:1:2: error: no\nk.s:1:2: warning: so\nkernel k: rewritten by pair; proved for all inputs"
    assert ESCAPE.sub("", coloured(text)) == text
    assert len(ESCAPE.findall(coloured(text))) == 2 * 4
    terminal, plain = _Terminal(), io.StringIO()
    show(text, terminal)
    show(text, plain)
    assert terminal.getvalue() == coloured(text) + "\n"
    assert plain.getvalue() == text + "\n"
    monkeypatch.setenv("NO_COLOR", "1")
    show(text, off := _Terminal())
    assert off.getvalue() == text + "\n"


def test_every_rule_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    for rule in registry.all_rules():
        assert rule.text == (ROOT / rule.page).read_text(encoding="utf-8")
    assert main(["check", "--explain", "vopd-r19"]) == 0
    assert "## Failing" in capsys.readouterr().out
    assert main(["check", "--explain", "VOPD-R1"]) == 0
    assert capsys.readouterr().out.startswith("# VOPD-R1:")
    assert main(["check", "--explain", "WAIT"]) == 0
    assert {line.split("-")[0] for line in capsys.readouterr().out.splitlines()} == {"WAIT"}
    assert main(["check", "--explain", "NOPE"]) == 2


def test_folders_stand_for_the_assembly_in_them(tmp_path: Path) -> None:
    for name in ("b.s", "a/x.S", "a/y.txt", ".hidden/z.s"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("")
    assert in_folders(["-", str(tmp_path)]) == ["-", str(tmp_path / "a/x.S"), str(tmp_path / "b.s")]
    with pytest.raises(UserError, match="no assembly file"):
        in_folders([str(_empty(tmp_path))])


def _empty(folder: Path) -> Path:
    (folder / "empty").mkdir()
    return folder / "empty"


def test_watching_sees_what_is_written_and_what_is_new(tmp_path: Path) -> None:
    first, second = tmp_path / "1.s", tmp_path / "2.s"
    first.write_text("a")
    writes = iter([lambda: first.write_text("ab"), lambda: None, lambda: second.write_text("c")])
    found = rounds(lambda: [str(path) for path in sorted(tmp_path.iterdir())], lambda _: next(writes)())
    assert [next(found) for _ in range(3)] == [[str(first)], [str(first)], [str(second)]]


def test_sarif_has_the_texts_of_rules_and_links_where_the_repository_is_known(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ISATOOL_PAGES", "https://host/isatool/blob/main/")
    assert main(["check", "--format", "sarif", str(KERNEL1)]) == 0
    rules = json.loads(capsys.readouterr().out)["runs"][0]["tool"]["driver"]["rules"]
    assert {rule["helpUri"] for rule in rules} == {
        f"https://host/isatool/blob/main/docs/rules/{rule.id}.md" for rule in registry.all_rules()
    }
    assert all("## Failing" in rule["help"]["markdown"] for rule in rules if rule["id"].startswith("VOPD"))
    assert all(rule["fullDescription"]["text"] for rule in rules)


def test_a_gain_is_for_the_same_work() -> None:
    one = stage_of(read_file(KERNEL1), "kernel")
    assert one.estimate is not None
    twice = replace(one.estimate, cycles=2 * one.estimate.cycles, work=2 * one.estimate.work)
    half = replace(one.estimate, cycles=one.estimate.cycles / 2)
    assert (cycles := cycles_of(one, replace(one, estimate=twice))) is not None
    assert cycles.saved == pytest.approx(0)  # unrolled by two, as fast
    assert (cycles := cycles_of(one, replace(one, estimate=half))) is not None
    assert cycles.saved == pytest.approx(0.5)
    assert cycles_of(one, replace(one, estimate=replace(half, unit="other"))) is None
    assert cycles_of(one, replace(one, estimate=None)) is None


def test_quiet_is_one_line_of_every_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def quiet(*words: object, code: int = 0) -> list[str]:
        assert main([str(word) for word in words] + ["-q"]) == code
        return capsys.readouterr().out.splitlines()

    moved = tmp_path / "kernel1.s"
    moved.write_text(KERNEL1.read_text().replace("s_cmp_lt_i32 s5, 1", "s_cmp_lt_i32 s5, 2", 1))
    assert quiet("verify", KERNEL1, KERNEL1) == ["kernel kernel: proved for all inputs"]
    (line,) = quiet("verify", KERNEL1, moved, "--no-witness", code=1)
    assert line.startswith("kernel kernel: refuted: M=1, N=1, K=1, ")
    (line,) = quiet("annotate", KERNEL1)
    assert line.startswith("kernel kernel: bound by ~global memory")
    broken, tally = quiet("budget", KERNEL1, "--require", "vgprs <= 200", "--require", "vgprs <= 1", code=1)
    assert broken.endswith("broken: vgprs <= 1: kernel has 9")
    assert tally.endswith("1 of 2 budgets kept")
    assert main(["asm", str(KERNEL1), "-o", str(tmp_path / "k.hsaco")]) == 0
    rewritten = quiet("patch", tmp_path / "k.hsaco", "-o", tmp_path / "l.hsaco", "--pipeline", "double-buffer")
    assert rewritten == ["0 of 1 code objects rewritten and proved"]


@pytest.mark.parametrize(
    ("after", "words"),
    [
        (90.0, "; ~100 -> ~90 cycles, +-14 % each (-10.0 % +-5 %, model m)"),
        (100.04, "; as many cycles as before (~100, model m)"),
        (99.96, "; as many cycles as before (~100, model m)"),
        (103.0, "; slower by the model: ~100 -> ~103 cycles, +-14 % each (+3.0 % +-5 %, model m)"),
    ],
)
def test_the_verdict_says_of_a_result_that_it_is_slower_or_no_faster(
    after: float, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    cycles = Cycles("m", 100.0, after, 0.14, 0.05, False)
    monkeypatch.setattr("isatool.pipeline.stages.cycles_of", lambda *_: cycles)
    assert main(["pair", str(SOFTMAX), "--dry-run"]) == 0
    first, *_ = capsys.readouterr().out.splitlines()
    assert words in first
    assert "0.0 %" not in first.replace("-10.0 %", "")


@pytest.mark.parametrize(("version", "compared"), [(1, 0.0), (2, 0.11)])
def test_a_gain_has_the_band_of_comparisons_or_none(version: int, compared: float) -> None:
    model = model_of(DEFAULT, version)
    assert model.band(Band.COMPARISON) == compared
    assert model.band(Band.LOOP) > 0
    assert ("+-" in Cycles("m", 100, 90, 0.1, compared, False).change) is bool(compared)
