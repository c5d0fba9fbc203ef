"""What an engine has no code for stops the run at its line with exit code 2, and only if a wave gets there."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.cli.main import main
from isatool.emulator import print_numpy
from isatool.emulator.c_operations import integer_text
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.errors import UnprintedError
from isatool.semantics.ops import Op

ROOT = Path(__file__).resolve().parents[2]
KERNEL = ROOT / "samples/sgemm/kernel1.s"


def _refuse(*_: object) -> None:
    raise UnprintedError("nobody wrote this")


@pytest.mark.parametrize(
    ("engine", "place"),
    [("numpy", "isatool.emulator.lockstep.step_function"), ("native", "isatool.emulator.native_code.printed")],
)
def test_a_run_ends_with_the_line_and_not_with_an_internal_error(
    engine: str, place: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(place, _refuse)
    assert main(["run", str(KERNEL), "--engine", engine, "--workgroups", "0"]) == 2
    said = capsys.readouterr().err
    assert "not emulated" in said
    assert "nobody wrote this" in said
    assert f"{KERNEL}:" in said


def test_upper_halves_of_products_of_other_widths_are_refused() -> None:
    node = Expr(Op.MULHU, 64, (al.const(1, 64), al.const(2, 64)), 0)
    with pytest.raises(UnprintedError, match="upper half"):
        integer_text(node, ["a", "b"], False)
    with pytest.raises(UnprintedError, match="upper half"):
        print_numpy._high_product(node, "a", "b")
