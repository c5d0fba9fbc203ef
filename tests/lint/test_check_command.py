"""The command: exit codes, formats, settings, baseline."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from isatool.cli.main import main
from isatool.lint import registry

CLEAN = "\tv_add_f32_e32 v0, v1, v2\n\ts_endpgm\n"
WARNS = "\tv_readlane_b32 s0, v1, 40\n\ts_endpgm\n"
FAILS = "\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v8\n\ts_endpgm\n"
UNREADABLE = "\tv_add_f32 v0, v1, v[\n\tv_mov_b32 v0, v300\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name, text in {"clean": CLEAN, "warns": WARNS, "fails": FAILS, "unreadable": UNREADABLE}.items():
        (tmp_path / f"{name}.s").write_text(text)
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["clean.s"], 0),
        (["warns.s"], 0),
        (["warns.s", "--fail-on", "warning"], 1),
        (["fails.s"], 1),
        (["clean.s", "warns.s", "fails.s"], 1),
        (["fails.s", "--ignore", "VOPD"], 0),
        (["fails.s", "--select", "WAIT,DESC"], 0),
        (["unreadable.s"], 2),
        (["fails.s", "unreadable.s"], 2),
        (["absent.s"], 2),
        (["."], 2),
        ([], 2),
        (["--list-rules"], 0),
        (["fails.s", "--select", "NONSENSE"], 2),
        (["clean.s", "--write-baseline"], 2),
    ],
)
def test_exit_codes(arguments: list[str], code: int) -> None:
    assert main(["check", *arguments]) == code


def test_text_shows_place_line_carets_and_repair(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "fails.s", "--ignore", "VOPD-R19"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "fails.s:1:50: error: src0 of both halves is in VGPR bank 1 (v1 and v5) [VOPD-R2]"
    assert lines[1].strip() == FAILS.splitlines()[0].strip()
    assert lines[2].index("^") == lines[1].index("v5")
    assert lines[3].strip().startswith("repair: exchange src0 and src1 of y")
    assert lines[-1] == "1 error in 1 file"


def test_an_unusable_file_is_told_and_the_others_are_checked(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "unreadable.s", "fails.s"]) == 2
    captured = capsys.readouterr()
    assert "unreadable.s:1:" in captured.err
    assert "unreadable.s:2:" in captured.err
    assert "fails.s:1:50: error" in captured.out
    assert "Traceback" not in captured.err


def test_standard_input(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    class Stream:
        buffer = io.BytesIO(FAILS.encode())

    monkeypatch.setattr("sys.stdin", Stream())
    assert main(["check", "-"]) == 1
    assert capsys.readouterr().out.startswith("<stdin>:1:50: error")


def test_json_holds_every_finding(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "fails.s", "warns.s", "unreadable.s", "--format", "json"]) == 2
    document = json.loads(capsys.readouterr().out)
    assert [found["rule"] for found in document["findings"]] == ["VOPD-R2", "VOPD-R19", "LANE-INDEX"]
    first = document["findings"][0]
    assert (first["path"], first["line"], first["column"], first["length"]) == ("fails.s", 1, 50, 2)
    assert first["fix"]["replacement"] == ["\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v8, v5"]
    assert document["summary"]["errors"] == 1
    assert len(document["unusable"]) == 2


def test_a_file_that_cannot_be_read_is_not_one_without_findings(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "unreadable.s"]) == 2
    assert capsys.readouterr().out == "no findings in 0 files; 1 file could not be read\n"


def test_github_annotations_are_escaped(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "50%,odd:name.s").write_text(FAILS)
    main(["check", "50%,odd:name.s", "--format", "github", "--ignore", "VOPD-R19"])
    line = capsys.readouterr().out.splitlines()[0]
    assert line.startswith("::error file=50%25%2Codd%3Aname.s,title=VOPD-R2,line=1,endLine=1,col=50,endColumn=52::src0")
    assert "%0Arepair: exchange" in line


def test_output_goes_to_a_file(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "fails.s", "--format", "json", "-o", "findings.json"]) == 1
    assert json.loads((folder / "findings.json").read_text())["summary"]["files"] == 1
    assert capsys.readouterr().out == ""
    assert main(["check", "fails.s", "-o", "no/such/folder"]) == 2


def test_statistics(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "fails.s", "fails.s", "--statistics"])
    assert capsys.readouterr().out.splitlines()[0].split() == ["2", "error", "VOPD-R2"]


def test_list_rules_shows_all(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "--list-rules"])
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        rule.id for rule in registry.all_rules()
    ]


@pytest.mark.parametrize(
    "text",
    [
        ".macro again\n again\n.endm\n again\n",
        ".rept -1\n s_nop 0\n.endr\n",
        ".while 1\n s_nop 0\n.endw\n",
        "a:\n s_nop 0\n.space missing - a\n",
        "a:\n s_nop 0\na:\n",
        " s_nop 0\n .unheard 1\n",
        " v_mov_b32_e32 v0, v1, v2\n",
    ],
)
def test_what_does_not_assemble_is_unusable(text: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "broken.s").write_text(text, encoding="utf-8")
    for arguments in ([], ["--ignore", "UNKNOWN"], ["--baseline", "known.json", "--write-baseline"]):
        assert main(["check", "broken.s", *arguments]) == 2
        assert "broken.s:" in capsys.readouterr().err


def test_settings_of_pyproject(folder: Path) -> None:
    (folder / "pyproject.toml").write_text('[tool.isatool.check]\nignore = ["VOPD"]\nfail-on = "warning"\n')
    assert main(["check", "fails.s"]) == 0
    assert main(["check", "warns.s"]) == 1
    assert main(["check", "warns.s", "--fail-on", "error"]) == 0


def test_isatool_toml_comes_before_pyproject_and_the_nearest_folder_counts(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (folder / "pyproject.toml").write_text('[tool.isatool.check]\nfail-on = "warning"\n')
    (folder / "isatool.toml").write_text('[check]\nselect = ["WAIT"]\n')
    assert main(["check", "fails.s"]) == 0
    below = folder / "below"
    below.mkdir()
    monkeypatch.chdir(below)
    assert main(["check", "../fails.s"]) == 0
    (below / "isatool.toml").write_text("[check]\n")
    assert main(["check", "../fails.s"]) == 1
    assert main(["check", "../fails.s", "--config", "../isatool.toml"]) == 0


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[check]\nselct = []\n", "did you mean 'select'?"),
        ('[check]\nselect = "VOPD"\n', "is a list"),
        ('[check]\nselect = ["VOPD-R99"]\n', "no rule is called 'VOPD-R99'"),
        ('[check]\nfail-on = "never"\n', "one of error, warning, info"),
        ("[check\n", "not valid TOML"),
    ],
)
def test_wrong_settings_are_told(folder: Path, text: str, told: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "isatool.toml").write_text(text)
    assert main(["check", "clean.s"]) == 2
    error = capsys.readouterr().err
    assert "isatool.toml" in error
    assert told in error


def test_a_baseline_holds_old_findings_back_wherever_their_lines_move(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["check", "fails.s", "warns.s", "--baseline", "known.json", "--write-baseline"]) == 0
    assert main(["check", "fails.s", "--baseline", "known.json", "--fail-on", "info"]) == 0
    assert "2 more in the baseline" in capsys.readouterr().out
    (folder / "fails.s").write_text("\ts_nop 0\n\ts_nop 0\n" + FAILS)
    assert main(["check", "fails.s", "--baseline", "known.json", "--fail-on", "info"]) == 0
    (folder / "fails.s").write_text(FAILS + FAILS)
    assert main(["check", "fails.s", "--baseline", "known.json"]) == 1


def test_a_baseline_survives_lines_that_messages_name(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "f:\n\tds_load_b32 v1, v2\n\tv_add_f32 v3, v1, v1\n\ts_endpgm\n"  # "pending since line 2"
    (folder / "moved.s").write_text(text)
    arguments = ["check", "moved.s", "--baseline", "known.json", "--fail-on", "info", "--select", "WAIT-READ"]
    assert main([*arguments, "--write-baseline"]) == 0
    (folder / "moved.s").write_text("\n; more\n\n" + text)
    assert main(arguments) == 0
    assert "1 more in the baseline" in capsys.readouterr().out


@pytest.mark.parametrize("text", ["", "[]", '{"version": 9}', '{"version": 1, "findings": {"a": "b"}}'])
def test_a_damaged_baseline_is_told(folder: Path, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "known.json").write_text(text)
    assert main(["check", "fails.s", "--baseline", "known.json"]) == 2
    assert "known.json" in capsys.readouterr().err


def test_the_same_input_gives_the_same_output(capsys: pytest.CaptureFixture[str]) -> None:
    main(["check", "fails.s", "warns.s", "--format", "sarif"])
    first = capsys.readouterr().out
    main(["check", "fails.s", "warns.s", "--format", "sarif"])
    assert capsys.readouterr().out == first


MANY = "".join(f"\tv_readlane_b32 s0, v1, {40 + number}\n" for number in range(9)) + "\ts_endpgm\n"


def test_what_a_compiler_did_many_times_is_shown_twice(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "many.s").write_text(MANY)
    assert main(["check", "many.s"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum("[LANE-INDEX]" in line for line in lines) == 2
    assert lines[-2:] == [
        "many.s: 7 more of LANE-INDEX, lines 3 to 9: -v shows each, --explain LANE-INDEX what it means",
        "9 warnings in 1 file",
    ]
    for shown in (["-v"], ["--format", "github"], ["--json"]):
        assert main(["check", "many.s", *shown]) == 0
        assert capsys.readouterr().out.count("LANE-INDEX") == 9
    (folder / "many.s").write_text(FAILS.splitlines(True)[0] * 9 + "\ts_endpgm\n")
    assert main(["check", "many.s", "--ignore", "VOPD-R19"]) == 1
    assert capsys.readouterr().out.count("error: ") == 9


def test_a_folder_may_hold_code_of_other_processors(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    for name in ("fails.s", "unreadable.s"):
        (folder / name).unlink()
    (folder / "host.S").write_text("\t.text\nf:\n\tmovl $1, %eax\n\tret\n")
    (folder / "other.s").write_text('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"\n\ts_endpgm\n')
    assert main(["check", "."]) == 0
    shown = capsys.readouterr()
    assert shown.out.splitlines()[-1] == "1 warning in 2 files; 2 files for other processors left out"
    assert shown.err == ""
    assert main(["check", ".", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["summary"] == {
        "files": 2, "errors": 0, "warnings": 1, "notes": 0, "in_baseline": 0, "left_out": 2,
    }  # fmt: skip
    for name in ("host.S", "other.s"):
        assert main(["check", "clean.s", name]) == 2
        assert name in capsys.readouterr().err
    for name in ("clean.s", "warns.s"):
        (folder / name).unlink()
    assert main(["check", "."]) == 2
    assert "other processors" in capsys.readouterr().err


def test_a_file_that_the_assembler_refuses_was_read(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "broken.s").write_text("\tv_muul_f32 v0, v1, v2\n\ts_endpgm\n")
    assert main(["check", "broken.s", "clean.s"]) == 2
    assert capsys.readouterr().out.splitlines()[-1] == "1 warning in 2 files; 1 file does not assemble"


def test_a_finding_about_a_directive_points_at_it(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "few.s").write_text(
        "k:\n\ts_endpgm\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 1\n\t\t.amdhsa_next_free_sgpr 1\n"
        "\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_wavefront_size32 1\n\t.end_amdhsa_kernel\n"
    )
    assert main(["check", "few.s", "--select", "DESC-FEW-SGPRS"]) == 0
    place, source, carets, *_ = capsys.readouterr().out.splitlines()
    assert place.startswith("few.s:3:2: warning")
    assert carets.index("^") == source.index(".amdhsa_kernel")


def test_several_registers_are_read_before_they_have_arrived(capsys: pytest.CaptureFixture[str], folder: Path) -> None:
    (folder / "early.s").write_text("\tglobal_load_b64 v[2:3], v[0:1], off\n\tv_add_f32_e32 v4, v2, v3\n\ts_endpgm\n")
    assert main(["check", "early.s"]) == 1
    assert "read before it has" not in (shown := capsys.readouterr().out)
    assert "are read before they have certainly arrived" in shown
