"""A chip's instructions are looked up in its own table, and what was read for one chip is not given out for another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from single_pieces import read_instruction

from isatool.asm.reader import LineReader
from isatool.asm.symbols import SymbolTable
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import chips
from isatool.isa.registers import RegisterRange, vgpr
from isatool.isa.table import all_mnemonics, data_file, known, lookup, nearest
from isatool.isa.target import Target

SUM = "v_add_f32_e32 v0, v1, v2"


@pytest.fixture(name="other")
def _other(tmp_path: Path) -> Target:
    """A chip whose table is that of gfx11 without v_add_f32, and whose v_mul_f32 does not commute."""
    rows = Path(data_file(chips.DEFAULT.table)).read_text(encoding="utf-8").splitlines()
    kept = [row for row in rows if not row.startswith("v_add_f32\t")]
    changed = [row.replace(" commutes", "") if row.startswith("v_mul_f32\t") else row for row in kept]
    assert len(kept) == len(rows) - 1
    assert changed != kept
    table = tmp_path / "other.tsv"
    table.write_text("\n".join(changed) + "\n", encoding="utf-8")
    return replace(chips.DEFAULT, name="gfx1199", table=str(table))


def test_a_mnemonic_is_looked_up_in_the_table_of_the_chip(other: Target) -> None:
    assert lookup("v_add_f32_e32", chips.DEFAULT) is not None
    assert lookup("v_add_f32_e32", other) is None
    assert (known("v_mul_f32", chips.DEFAULT).commutes, known("v_mul_f32", other).commutes) == (True, False)
    assert set(all_mnemonics(chips.DEFAULT)) - set(all_mnemonics(other)) == {"v_add_f32"}
    assert "v_add_f32" not in nearest("v_add_f32", other)


def test_the_neighbours_of_a_row_are_in_its_table(other: Target) -> None:
    row = known("v_sub_f32", other)
    assert known(row.exchange, row).table == other.table
    assert lookup("v_add_f32", row) is None


def test_chips_of_one_table_share_its_rows() -> None:
    assert known("v_add_f32", chips.chip("gfx1100")) is known("v_add_f32", chips.chip("gfx1151"))


def test_readings_of_one_chip_are_not_those_of_another(other: Target) -> None:
    def read(target: Target) -> AnyInstruction:
        line = LineReader("file", target, 32, SymbolTable(SUM)).line(SUM, 1)
        assert line.instruction is not None
        return line.instruction

    for target in (chips.DEFAULT, other, chips.DEFAULT, other):
        assert read(target).is_opaque == (target is other)
        assert read_instruction(SUM, target).is_opaque == (target is other)


def test_an_instruction_is_made_by_the_table_that_is_named(other: Target) -> None:
    values = [RegisterRange(vgpr(number)) for number in range(3)]
    plain = Instruction.build("v_mul_f32_e32", values, of=other)
    assert plain.row is not None
    assert not plain.row.commutes
    assert Instruction.build("v_add_f32_e32", values, of=plain.row).is_opaque
    assert plain.sibling("v_add_f32_e32", values).is_opaque
    assert plain.sibling("v_add_f32_e32", values).sibling("v_mul_f32_e32", values).is_opaque, "its table is not known"
    assert not Instruction.build("v_add_f32_e32", values, of=chips.DEFAULT).is_opaque
