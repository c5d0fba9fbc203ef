"""`isatool code annotate` as text and as one HTML page."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = str(ROOT / "samples" / "sgemm" / "kernel5.s")
VOID = {"meta", "br", "td", "th", "tr", "p", "link", "input"}  # p and cells may end by themselves


class Checker(HTMLParser):
    """Balance of the elements that must be closed, links, and how many rows there are."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.rows = 0
        self.addresses: list[str] = []
        self.ids: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.rows += tag == "tr"
        for name, value in attrs:
            if name in ("src", "href") and value:
                self.addresses.append(value)
            if name == "id" and value:
                self.ids.add(value)
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            assert self.open.pop() == tag


def _page(path: Path) -> tuple[str, Checker]:
    text = path.read_text(encoding="utf-8")
    checker = Checker()
    checker.feed(text)
    checker.close()
    assert checker.open == []
    return text, checker


def test_every_source_line_is_shown_with_its_columns(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", KERNEL5]) == 0
    text = capsys.readouterr().out
    row = next(line for line in text.splitlines() if "v_dual_fmac_f32 v138, v191, v186" in line)
    assert row.split()[:5] == ["527", "VALU", "2x", "32|13!=", "3!"]
    wait = next(line for line in text.splitlines() if line.startswith("   525"))
    assert "5/1" in wait
    assert "legend" not in text
    assert "path: * on the longest chain" in text


def test_execution_counts_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", KERNEL5, "--launch", "--size", "N=128"]) == 0
    row = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("   527"))
    assert " 128 " in row


def test_the_page_needs_nothing_else_and_is_small(tmp_path: Path) -> None:
    out = tmp_path / "page.html"
    assert main(["annotate", KERNEL5, "--html", "-o", str(out)]) == 0
    text, checker = _page(out)
    assert all(address.startswith("#") for address in checker.addresses)
    assert "http" not in text
    assert {address[1:] for address in checker.addresses} <= checker.ids
    assert out.stat().st_size < 2_000_000
    assert "prefers-color-scheme" in text
    assert 'name="viewport"' in text
    assert text.count("<svg") == 3
    assert 'href="#k1-l598"' in text  # the hot list leads to the barrier
    assert text.count("class=loop") == 2
    for axis in (">VALU use</span>", ">~ cycles</em>", "FLOP per byte asked of", ">TFLOP/s of the board</text>"):
        assert axis in text


def test_before_and_after_are_joined_line_by_line(tmp_path: Path) -> None:
    changed = tmp_path / "after.s"
    lines = Path(KERNEL5).read_text(encoding="utf-8").splitlines()
    first = next(place for place, line in enumerate(lines) if "ds_load_b128 v[190:193]" in line)
    lines[first], lines[first + 1] = lines[first + 1], lines[first]
    changed.write_text("\n".join(lines) + "\n")
    out = tmp_path / "page.html"
    assert main(["annotate", KERNEL5, "--after", str(changed), "--html", "-o", str(out)]) == 0
    text, _ = _page(out)
    pairs = re.findall(r"data-pair=(\d+) tabindex=0>(ds_load_b128 v\[190:193\][^<]*)", text)
    assert len(pairs) == 2
    assert pairs[0] == pairs[1]
    assert "<td>iteration of all waves<td class=n>~5" in text  # figures of both versions
    count = re.search(r"(\d+) and (\d+) instructions, (\d+) joined", text)
    assert count is not None
    assert count[1] == count[2] == count[3]


def test_text_of_the_source_cannot_become_markup(tmp_path: Path) -> None:
    path = tmp_path / "odd.s"
    path.write_text("odd:\n  v_mov_b32 v0, 0 ; <script>alert(1)</script> & more\n  s_endpgm\n")
    out = tmp_path / "odd.html"
    assert main(["annotate", str(path), "--html", "-o", str(out)]) == 0
    text, _ = _page(out)
    assert "<script>alert" not in text


def test_mistakes_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", KERNEL5, "--after", "x.s"]) == 2
    assert "--after needs --html" in capsys.readouterr().err
    assert main(["annotate", KERNEL5, "--html", "-o", str(tmp_path / "no" / "x.html")]) == 2
    assert "folder does not exist" in capsys.readouterr().err


def test_the_columns_are_data_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["annotate", KERNEL5, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["schema"] == 1
    (kernel,) = found["kernels"]
    assert kernel["kernel"] == "kernel"
    lines = {each["line"]: each for each in kernel["lines"]}
    source = Path(KERNEL5).read_text(encoding="utf-8").splitlines()
    assert all(source[number - 1] == each["text"] for number, each in lines.items())
    pair = lines[527]
    assert (pair["slot"], pair["banks"], pair["banks_warn"], pair["cache"]) == ("VALU 2x", "32|13!=", True, "3!")
    assert (pair["loop"], pair["depth"], pair["runs"]) == (".LBB0_9", 2, None)
    assert lines[525]["stall"] > 100
    assert set(lines[9]) <= set(pair)
    assert main(["annotate", KERNEL5, "--json", "--html"]) == 2
