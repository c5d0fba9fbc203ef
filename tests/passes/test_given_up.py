"""An analysis that gives up leaves a kernel as it is, with a reason, whatever command asked for it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from isatool.allowance import OutOfBudgetError
from isatool.analysis.arithmetic import TooComplexError
from isatool.analysis.bdd import TooEntangledError
from isatool.analysis.lanes import TooManyMasksError
from isatool.asm.reader import read_file
from isatool.cli.main import main
from isatool.passes.pair.options import Pair
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

KERNEL = Path(__file__).resolve().parents[2] / "samples" / "triton" / "softmax.s"
ERRORS = (TooComplexError, TooEntangledError, TooManyMasksError, lambda: OutOfBudgetError("given up"))


@pytest.mark.parametrize("error", ERRORS)
def test_a_pass_whose_analysis_gives_up_leaves_its_input(
    error: Callable[[], OutOfBudgetError], monkeypatch: pytest.MonkeyPatch
) -> None:
    def give_up(*_: object) -> None:
        raise error()

    monkeypatch.setattr(Pair, "apply", give_up)
    made = rewrite(read_file(KERNEL), parse_pipeline("pair,simplify"), "softmax")
    assert made.applied == ("simplify",)
    assert made.changed
    assert not made.stopped
    reasons = [remark.message for remark in made.remarks if remark.pass_name == "pair"]
    assert reasons == [f"softmax: left as it is: {error()}"]


def test_a_command_whose_analysis_gives_up_says_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def give_up(*_: object, **__: object) -> None:
        raise TooComplexError

    monkeypatch.setattr("isatool.model.analyse.compute_pressure", give_up)
    assert main(["analyze", "--try", "none", str(KERNEL)]) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err == (
        "isatool: error: a value is too complex to be followed: this kernel cannot be analysed; nothing was written\n"
    )
