"""[hardware] of a launch spec: what registers and clocks hold."""

from __future__ import annotations

import pytest

from isatool.asm.launch import parse_spec
from isatool.diagnostics import UserError

BASE = "block = [32]\ngrid = [1]\narguments = []\n[hardware]\n"


def test_registers_and_clocks_are_declared() -> None:
    spec = parse_spec(BASE + "HW_ID1 = 0x10\nREALTIME = 18446744073709551615\n")
    assert spec.hardware == {"HW_ID1": 16, "REALTIME": (1 << 64) - 1}


@pytest.mark.parametrize(
    ("line", "message"),
    [("HW_ID9 = 1", "no hardware register"), ("HW_ID1 = -1", "at most 64 bits"), ('TMA = "x"', "at most 64 bits")],
)
def test_other_names_and_values_are_errors(line: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        parse_spec(BASE + line + "\n")
