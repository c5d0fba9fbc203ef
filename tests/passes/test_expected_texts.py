"""What passes make of small kernels, as text; `python tests/passes/regenerate.py` writes it again."""

from __future__ import annotations

import pytest
from regenerate import FOLDER, cases, output, pipeline_of

from isatool.pipeline.registry import PASSES


@pytest.mark.parametrize("case", cases())
def test_the_output_is_the_expected_text(case: str) -> None:
    assert output(case) == (FOLDER / f"{case}.out.s").read_text()


def test_every_pass_has_a_case_that_it_changes() -> None:
    changed = {
        pipeline_of(case).partition("{")[0]
        for case in cases()
        if not (FOLDER / f"{case}.out.s").read_text().startswith("; left as it is")
    }
    assert changed == set(PASSES)


def test_every_output_is_proved() -> None:
    for case in cases():
        first = (FOLDER / f"{case}.out.s").read_text().partition("\n")[0]
        assert first.startswith(("; proved", "; left as it is")), case
