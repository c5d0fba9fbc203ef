"""check --fix: every fix removes its finding and brings no other; what has no errors stays as it is."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest
from examples import some

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.main import main
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint.mend import Mended, mend
from isatool.lint.registry import all_rules
from isatool.lint.run import EVERYTHING, Selection, check_program

ROOT = Path(__file__).resolve().parents[2]
TOOLS = Toolchain.find(environment={})
FILES = sorted((ROOT / "samples").rglob("*.s")) + sorted((ROOT / "tests" / "data" / "sgemm").glob("kernel[1-4]*.s"))


def refusals(program: Program) -> int:
    return len(TOOLS.assemble_errors(emit(program), program.chip, program.wave_size))


def mended(text: str, selection: Selection = EVERYTHING) -> Mended:
    return mend(read_text(text, use=Support.CHECK), selection, refusals)


def example(rule: str) -> str:
    match = re.search(r"## Failing\n\n```asm\n(.*?)```", (ROOT / f"docs/rules/{rule}.md").read_text(), re.DOTALL)
    assert match is not None
    return match.group(1)


def counted(program: Program) -> Counter[str]:
    advice = () if program.target.support is Support.REWRITE else ("PERF",)
    return Counter(found.rule for found in check_program(program, Selection(("*",), advice)))


@pytest.mark.parametrize("rule", [rule.id for rule in all_rules()])
def test_a_fix_removes_its_finding_and_brings_no_error(rule: str) -> None:
    program = read_text(example(rule), use=Support.CHECK)
    result = mended(example(rule), Selection((rule,)))
    before, after = counted(program), counted(result.program)
    serious = [each.id for each in all_rules() if not each.opt_in]
    assert [each for each in serious if after[each] > before[each]] == []
    assert refusals(result.program) <= refusals(program)
    has_fix = all(found.fix is not None for found in check_program(program, Selection((rule,))))
    assert (after[rule] == 0) == has_fix
    assert result.changed == (emit(result.program) != emit(program))
    if result.changed:
        again = mend(result.program, Selection((rule,)), refusals)
        assert not again.changed


@pytest.mark.parametrize("path", some(FILES, 2), ids=lambda path: path.stem)
def test_compiler_output_stays_as_it_is(path: Path) -> None:
    program = read_file(str(path))
    result = mend(program, EVERYTHING, refusals)
    assert not result.changed
    assert result.program is program


def test_warnings_are_mended_only_where_a_selection_names_them() -> None:
    text = example("WAIT-BARRIER")
    assert not mended(text).changed
    assert mended(text, Selection(("WAIT",))).changed


def test_labels_and_comments_of_mended_lines_stay() -> None:
    text = """
	ds_load_b32 v1, v0
	s_branch there
there:	v_add_f32_e32 v2, v1, v1 ; twice
	v_dual_mov_b32 v3, v4 :: v_dual_mov_b32 v5, v6 // two
	s_endpgm
"""
    lines = emit(mended(text).program).splitlines()
    assert lines[3:6] == ["there:", "\ts_waitcnt lgkmcnt(0)", "\tv_add_f32_e32 v2, v1, v1 ; twice"]
    assert lines[6:8] == ["\tv_mov_b32_e32 v3, v4 // two", "\tv_mov_b32_e32 v5, v6"]


def test_the_halves_of_a_pair_are_split_in_the_order_that_keeps_their_values() -> None:
    text = "\tv_dual_mov_b32 v3, v4 :: v_dual_mov_b32 v5, v3\n\ts_endpgm\n"
    assert emit(mended(text).program).splitlines()[:2] == ["\tv_mov_b32_e32 v5, v3", "\tv_mov_b32_e32 v3, v4"]


def test_a_pair_that_exchanges_two_registers_is_left_alone() -> None:
    text = "\tv_dual_mov_b32 v3, v5 :: v_dual_mov_b32 v5, v3\n\ts_endpgm\n"
    assert not mended(text).changed


def test_what_only_dead_code_reads_goes_with_it() -> None:
    dead = "\tv_mov_b32_e32 v5, 1.0\n\tv_add_f32_e32 v6, v5, v5\n\tv_add_f32_e32 v7, v6, v6\n"
    text = example("PERF-DEAD").replace("\tv_mov_b32_e32 v2, 0\n", dead)
    result = mended(text, Selection(("PERF-DEAD",)))
    assert "v5" not in emit(result.program)
    assert len(result.mended) == 3


def test_inline_assembly_is_not_touched() -> None:
    text = "\tds_load_b32 v1, v0\n\t;;#ASMSTART\n\tv_add_f32_e32 v2, v1, v1\n\t;;#ASMEND\n\ts_endpgm\n"
    assert not mended(text).changed


def test_the_command_writes_elsewhere_and_tells_what_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad, good = tmp_path / "bad.s", tmp_path / "good.s"
    bad.write_text(example("WAIT-READ"))
    assert main(["check", "--fix", str(bad), "-o", str(good)]) == 0
    assert "1 fix applied; left:\nno findings in 1 file\nthe result assembles" in capsys.readouterr().out
    assert bad.read_text() == example("WAIT-READ")
    assert main(["check", str(good)]) == 0
    capsys.readouterr()
    assert main(["check", "--diff", str(bad)]) == 0
    assert "+\ts_waitcnt vmcnt(0)\n" in capsys.readouterr().out
    assert main(["check", "--fix", str(bad)]) == 2
    assert main(["check", "--fix", str(bad), "-o", str(bad)]) == 2
    assert main(["check", "--fix", str(bad), str(good), "-o", str(tmp_path / "other.s")]) == 2
    bad.write_text(example("HAZARD-OVERLAP"))
    assert main(["check", "--fix", str(bad), "-o", str(good)]) == 1
    assert good.read_text() == bad.read_text()


def test_mended_advice_is_proved_to_change_no_result(tmp_path: Path) -> None:
    text = """
	.text
k:
	s_load_b64 s[2:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v0, 2, v0
	v_mov_b32_e32 v7, 1.0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v1, v0, s[2:3]
	global_load_b32 v2, v0, s[2:3] offset:256
	global_load_b32 v3, v0, s[2:3] offset:512
	global_load_b32 v4, v0, s[2:3] offset:768
	s_waitcnt lgkmcnt(0)
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v1, v2
	global_store_b32 v0, v1, s[2:3]
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_count 2
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
"""
    before, after = tmp_path / "before.s", tmp_path / "after.s"
    before.write_text(text)
    assert main(["check", "--select", "PERF", "--fix", str(before), "-o", str(after)]) == 0
    lines = set(after.read_text().splitlines())
    assert lines - set(text.splitlines()) == {"\ts_clause 0x3"}
    assert set(text.splitlines()) - lines == {"\tv_mov_b32_e32 v7, 1.0"}
    assert after.read_text().count("lgkmcnt") == 1
    assert main(["verify", str(before), str(after)]) == 0


@pytest.mark.parametrize("name", ["kernel1", "kernel2"])
def test_a_kernel_without_its_waits_gets_them_back(name: str, tmp_path: Path) -> None:
    original = ROOT / "samples" / "sgemm" / f"{name}.s"
    stripped, after = tmp_path / "stripped.s", tmp_path / "after.s"
    lines = [line for line in original.read_text().splitlines() if not line.startswith("\ts_waitcnt lgkm")]
    stripped.write_text("\n".join(lines) + "\n")
    assert main(["check", str(stripped)]) == 1
    assert main(["check", "--select", "WAIT", "--fix", str(stripped), "-o", str(after)]) == 0
    assert main(["check", str(after)]) == 0
    assert main(["verify", str(original), str(after), "--launch", str(original.with_suffix(".toml"))]) == 0
