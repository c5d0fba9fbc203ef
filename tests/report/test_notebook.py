"""Rich displays, and the example notebook, executed again."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from scripts import load_script

import isatool
from isatool import notebook
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.passes.common.result import PassResult

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = ROOT / "samples" / "sgemm" / "kernel5.s"


def test_the_pictures_of_a_report_are_html_without_scripts() -> None:
    report = notebook.report(KERNEL5)
    for picture in (report, report.registers, report.banks, report.timeline, report.roofline, report.source):
        text = picture._repr_html_()
        assert text.startswith('<div class="isa">')
        assert "<script" not in text
        assert "http" not in text
    assert "96.9 % of 128 FMAs" in report.text
    assert repr(report.banks) == "Picture('Banks and operand caches')"


def test_two_versions_are_shown_side_by_side() -> None:
    assert "882 and 882 instructions, 882 joined" in notebook.before_after(KERNEL5, KERNEL5)._repr_html_()


def test_an_execution_adds_counts() -> None:
    report = notebook.report(KERNEL5, launch=KERNEL5.with_suffix(".toml"), sizes={"N": 128})
    assert "executed       N=128" in report.text


def test_the_extension_shows_kernels_and_results() -> None:
    shown: dict[type, Callable[..., str]] = {}

    class Formatter:
        def for_type(self, kind: type, show: Callable[..., str]) -> object:
            shown[kind] = show
            return None

    class Shell:
        @property
        def display_formatter(self) -> Shell:
            return self

        @property
        def formatters(self) -> dict[str, Formatter]:
            return {"text/html": Formatter()}

    notebook.load_ipython_extension(Shell())
    kernel = read_file(str(KERNEL5)).kernel(None)
    assert "Registers" not in shown[Function](kernel)
    assert "<svg" in shown[Function](kernel)
    result = PassResult(kernel.program, Relation.identity([]))
    assert "left as it is" in shown[PassResult](result)


def test_the_example_notebook_begins_as_it_was_stored(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its cells are those of the script, and the first report shows what it showed."""
    make = load_script(ROOT / "docs" / "notebooks" / "make.py")
    monkeypatch.chdir(make.HERE)
    stored = json.loads(make.NOTEBOOK.read_text(encoding="utf-8"))
    assert stored["nbformat"] == 4
    assert [(cell["cell_type"], cell["source"]) for cell in stored["cells"]] == [*make.CELLS]
    assert json.loads(json.dumps(make.execute(make.CELLS[:3]))) == stored["cells"][:3]


@pytest.mark.full
def test_the_example_notebook_shows_what_it_showed_when_it_was_stored() -> None:
    make = ROOT / "docs" / "notebooks" / "make.py"
    done = subprocess.run([sys.executable, str(make), "--check"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "as stored\n"), done.stderr


@pytest.mark.full
def test_jupyter_runs_the_notebook_from_where_it_is(tmp_path: Path) -> None:
    folder = ROOT / "docs" / "notebooks"
    command = [sys.executable, "-m", "nbconvert", "--execute", "--to", "notebook", "--output-dir", str(tmp_path)]
    done = subprocess.run([*command, "kernel5.ipynb"], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    page = (tmp_path / "kernel5.ipynb").read_text(encoding="utf-8")
    assert json.loads(page)["cells"][1]["outputs"]
    for shown in ("proved for all inputs", "VALU use", "TFLOP/s of the board", "equal bit for bit"):
        assert shown in page


def test_results_show_themselves_as_tables_and_pictures() -> None:
    kernel = isatool.load(ROOT / "samples" / "sgemm" / "kernel1.s")
    moved = kernel.unroll(factor=2)
    shown = moved._repr_html_()
    assert moved.changed
    assert "<th class=n>before<th class=n>after" in shown
    assert "Lines side by side" in shown
    assert "<svg" in shown
    assert "<script" not in shown
    same = kernel.verify(kernel)._repr_html_()
    assert '<b class="good">proved' in same
    run = kernel.run(sizes={"K": 3})._repr_html_()
    assert "largest error" in run
    kept = kernel.budget(["vgprs <= 4", "vgprs <= 64"])._repr_html_()
    assert kept.index("<td>broken") < kept.index("<td>kept")
    page = notebook.report(kernel).page._repr_html_()
    assert "sandbox=" in page
    assert "&lt;!doctype html&gt;" in page


def test_a_trace_shows_the_way_of_a_wave_and_what_it_wrote() -> None:
    kernel1 = KERNEL5.with_name("kernel1.s")
    trace = notebook.trace(kernel1, kernel1.with_suffix(".toml"), sizes={"K": 3}, lane=1, last=50)
    assert len(trace.steps) == 50
    turns = [step for step in trace.steps if step.text.startswith("v_fmac_f32")]
    assert turns
    assert all(step.values[0].startswith("v6[1]=0x") for step in turns)
    shown = trace._repr_html_()
    assert "<svg" in shown
    assert "50 executed instructions" in shown
    assert "<script" not in shown
    assert str(trace.steps[0]) in repr(trace)
    assert trace.path.title == "Executed lines"
