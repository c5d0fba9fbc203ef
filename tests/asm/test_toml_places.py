"""Places of TOML keys and values."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.asm.launch import parse_spec
from isatool.asm.toml_places import read_toml
from isatool.diagnostics import UserError

KERNEL5 = (Path(__file__).resolve().parents[2] / "samples" / "sgemm" / "kernel5.toml").read_text()

ODD = '''# comment = 1
a.b . "c d" = { x = [1, 2, { y = 'no ] here' }], "z" = """
two # lines " and ""quotes"""" }   # end
[t]  # table
list = [ # comment ]
  "one\\" , [", 0x1F,
  [1979-05-27T07:32:00Z, -inf],
]
last = \'\'\'x\'\'\'
[[many]]
k = 1
[[many]]
k = 2
[[many.inner]]
k = 3
[many.sub]
k = 4
'''


@pytest.mark.parametrize(
    ("path", "line", "column"),
    [
        (("a", "b", "c d", "x", 2, "y"), 2, 35),
        (("a", "b", "c d", "z"), 2, 59),
        (("t", "list", 0), 6, 4),
        (("t", "list", 1), 6, 16),
        (("t", "list", 2, 1), 7, 26),
        (("t", "last"), 9, 11),
        (("many", 0, "k"), 11, 5),
        (("many", 1, "k"), 13, 5),
        (("many", 1, "inner", 0, "k"), 15, 5),
        (("many", 1, "sub", "k"), 17, 5),
    ],
)
def test_every_value_has_its_place(path: tuple[str | int, ...], line: int, column: int) -> None:
    span = read_toml(ODD, "odd.toml").value_span(path)
    assert (span.line, span.column) == (line, column)


def test_a_value_that_is_not_there_has_the_place_around_it() -> None:
    span = read_toml(ODD, "odd.toml").value_span(("t", "missing"))
    assert (span.line, span.column) == (4, 1)


@settings(max_examples=300)
@given(st.integers(0, len(KERNEL5)), st.integers(0, 40), st.text("[]{}\"'=,.#\n ()N0-*/abT_:@", max_size=8))
def test_a_damaged_spec_is_a_user_error_or_a_spec(start: int, length: int, inserted: str) -> None:
    damaged = KERNEL5[:start] + inserted + KERNEL5[start + length :]
    try:
        parse_spec(damaged, "k.toml").resolve()
    except UserError as error:
        found = error.diagnostics[0].span
    else:
        return
    assert found.path == "k.toml"
    assert found.line > 0
