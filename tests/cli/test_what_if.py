"""`analyze --what-if`: the gain of single passes by the model, with their commands, and nothing written."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.cli.main import main

DATA = Path(__file__).resolve().parents[1] / "data/lanes"
COPY = str(DATA / "strided_copy.s")


def test_gains_reasons_and_what_the_model_does_not_see(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    before = {path: path.stat().st_mtime_ns for path in DATA.iterdir()}
    assert main(["analyze", COPY, "--what-if", "complete-lines,share-lanes,stream"]) == 0
    head, gain, left, unseen = capsys.readouterr().out.splitlines()
    assert "what each pass would gain alone" in head
    assert "cycles (-7" in gain
    assert "isatool pass complete-lines" in gain
    assert "--assume 'no data races between work-items'" in gain
    assert "does not apply: no load of its heaviest loop" in left
    assert unseen.startswith("  stream")
    assert before == {path: path.stat().st_mtime_ns for path in DATA.iterdir()}


def test_the_same_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", COPY, "--what-if", "complete-lines", "--json"]) == 0
    (found,) = json.loads(capsys.readouterr().out)["what_if"]
    assert (found["pass"], found["applies"]) == ("complete-lines", True)
    assert found["gain"] > 0.3
    assert found["cycles_after"] < found["cycles_before"]


def test_an_unknown_pass_is_an_error_at_its_place(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["analyze", COPY, "--what-if", "share-lane"]) == 2
    assert "did you mean 'share-lanes'?" in capsys.readouterr().err
