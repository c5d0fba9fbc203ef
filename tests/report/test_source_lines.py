"""Builds with `-g`: reports name lines of the source, and what only a debugger reads is no row."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.asm.debug_lines import SourceLines, SourcePlace, is_meta, source_places
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.report.editor import Document

ROOT = Path(__file__).resolve().parents[2]
KERNEL1 = (ROOT / "samples" / "sgemm" / "kernel1.s").read_text()
TABLE = '\t.file\t0 "/src/me" "gemm.hip" md5 0x0123\n\t.file\t1 "lib/math.h"\n'


@pytest.fixture
def debug_build(tmp_path: Path) -> Path:
    """Kernel 1 as with -g: its loop is line 12, its load line 3 of a header, and `.Ltmp` labels are everywhere."""
    text = KERNEL1.replace("\t.text\n", f"\t.text\n{TABLE}", 1)
    text = text.replace(".LBB0_3:", ".Ltmp1:\n.LBB0_3:", 1)
    head, label, tail = text.partition(".LBB0_3:")
    line, _, rest = tail.partition("\n")
    body, load, after = rest.partition("\tglobal_load_b32")
    made = f"{head}{label}{line}\n\t.loc\t0 12 5 is_stmt 0\n{body}.Ltmp2:\n\t;DEBUG_VALUE: k <- $sgpr2\n"
    made += f"\t.loc\t1 3 1\n{load}{after}"
    path = tmp_path / "gemm.s"
    path.write_text(made.replace("\ts_endpgm", "\t.loc 0 0 0\n\ts_endpgm", 1))
    return path


def test_places_follow_line_tables(debug_build: Path) -> None:
    program = read_text(debug_build.read_text())
    places = source_places(program)
    assert set(places.values()) == {SourcePlace("/src/me/gemm.hip", 12, 5), SourcePlace("lib/math.h", 3, 1)}
    texts = {program.lines[index].text.split()[0]: str(place) for index, place in places.items()}
    assert texts["global_load_b32"] == "math.h:3"
    assert "s_endpgm" not in texts  # line 0
    assert "s_load_b128" not in texts  # before the first .loc
    assert source_places(read_text(KERNEL1)) == {}


def test_loops_waits_and_hot_lines_are_named_by_the_source(
    debug_build: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["analyze", str(debug_build)]) == 0
    out = capsys.readouterr().out
    verdict = out.splitlines()[0]
    assert "in loop gemm.hip:12 (.LBB0_3), line" in verdict
    assert "\nloop gemm.hip:12 (.LBB0_3), lines" in out
    assert "(math.h:3): s_waitcnt" in out
    assert out.partition("waits longest, ~cycles per iteration\n")[2].split()[1] == "math.h:3"
    assert ".Ltmp" not in out


def test_annotated_rows_have_their_place_and_no_meta_lines(
    debug_build: Path, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["annotate", str(debug_build)]) == 0
    out = capsys.readouterr().out
    assert not [line for line in out.splitlines() if is_meta(line.partition("\t")[2] or line[7:].strip())]
    assert ".loc" not in out
    assert main(["annotate", str(debug_build), "--json"]) == 0
    (kernel,) = json.loads(capsys.readouterr().out)["kernels"]
    assert {row["source"] for row in kernel["lines"] if "slot" in row} == {None, "gemm.hip:12", "math.h:3"}
    assert main(["annotate", str(debug_build), "--html", "-o", str(tmp_path / "page.html")]) == 0
    assert "<td>math.h:3<td>" in (tmp_path / "page.html").read_text()


def test_findings_and_hover_say_where_they_are_from(debug_build: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = debug_build.read_text().replace("\tglobal_load_b32", "\tv_readlane_b32 s0, v1, 40\n\tglobal_load_b32", 1)
    debug_build.write_text(text)
    assert main(["check", str(debug_build)]) == 0
    assert "\n    from math.h:3\n" in capsys.readouterr().out
    number = next(place for place, line in enumerate(text.splitlines()) if "v_readlane" in line)
    assert "from math.h:3" in Document(text).hover(number)


def test_without_line_tables_lines_have_numbers_alone() -> None:
    lines = SourceLines.of(read_text(KERNEL1))
    assert lines.line(7) == "line 7"
    assert lines.loop(".LBB0_3", 7) == ".LBB0_3"
    assert lines.loop("", 7) == "(no label)"
