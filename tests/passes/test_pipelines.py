"""Pipeline strings: typed options, errors at their column."""

from __future__ import annotations

import pytest

from isatool.diagnostics import UserError
from isatool.passes.rebank import Rebank
from isatool.pipeline.registry import PASSES, describe, parse_pipeline


def test_a_pipeline_is_a_list_of_passes() -> None:
    assert parse_pipeline("rebank, rebank{}") == [Rebank(), Rebank()]


def test_an_empty_pipeline_has_no_passes() -> None:
    assert parse_pipeline("") == []


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("rebnk", 1, "no pass 'rebnk'"),
        ("rebank,unknown-pass", 8, "no pass 'unknown-pass'"),
        ("rebank{colour=3}", 8, "no option 'colour'"),
        ("rebank,,", 8, "cannot read"),
    ],
)
def test_errors_stand_at_their_column(text: str, column: int, message: str) -> None:
    with pytest.raises(UserError, match=message) as caught:
        parse_pipeline(text)
    assert caught.value.diagnostics[0].span.column == column


@pytest.mark.parametrize("name", PASSES)
def test_every_pass_describes_itself(name: str) -> None:
    assert describe(name).startswith(name)
