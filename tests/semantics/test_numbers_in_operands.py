"""Numbers within operands are read as the assembler reads them; what it refuses is refused by its instruction."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.fuzz.generator import program_text
from isatool.ir.instruction import AnyInstruction
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower


def instruction(text: str) -> AnyInstruction:
    (found,) = (line.instruction for line in read_text(f"\t{text}\n").lines if line.instruction is not None)
    return found


@pytest.mark.parametrize(
    "text",
    [
        *(
            f"s_getreg_b32 s0, hwreg(HW_REG_MODE, {field})"
            for field in ("08, 1", "0, 09", "0, 1e999", "40, 1", "0, 33")
        ),
        *(
            f"ds_swizzle_b32 v1, v0 offset:swizzle({pattern})"
            for pattern in (
                "SWAP",
                "SWAP, 09",
                "BROADCAST, 1",
                "QUAD_PERM, 0, 1e9, 2, 3",
                "QUAD_PERM, 0",
                "",
                "BITMASK_PERM",
            )
        ),
        "ds_swizzle_b32 v1, v0 offset:1e9",
    ],
)
def test_what_is_no_number_there_is_refused(text: str) -> None:
    with pytest.raises(NotEmulated):
        lower(instruction(text))


@pytest.mark.parametrize(
    ("octal", "decimal"),
    [
        ("s_getreg_b32 s0, hwreg(HW_REG_MODE, 010, 02)", "s_getreg_b32 s0, hwreg(HW_REG_MODE, 8, 2)"),
        ("ds_swizzle_b32 v1, v0 offset:swizzle(SWAP, 010)", "ds_swizzle_b32 v1, v0 offset:swizzle(SWAP, 8)"),
    ],
)
def test_a_leading_zero_means_octal(octal: str, decimal: str) -> None:
    assert lower(instruction(octal)).effects == lower(instruction(decimal)).effects


def test_a_relocation_with_another_number_is_no_internal_error(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "k.s"
    path.write_text(program_text("\ts_add_u32 s4, s4, k@rel32@lo+08\n\ts_endpgm"))
    assert main(["verify", str(path), str(path)]) in (0, 2, 3), capsys.readouterr().err
