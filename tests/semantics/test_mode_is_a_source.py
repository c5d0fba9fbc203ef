"""What depends on MODE says so in the instruction table: dependences then keep it after the write of MODE."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.isa import chips, table
from isatool.isa.registers import MODE
from isatool.isa.target import Target
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import covered, lower
from isatool.semantics.mode import Mode

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "isa"))
from texts import samples

ALL = Mode(round_32=3, round_16_64=3, denormals_32=0, denormals_16_64=0, dx10_clamp=False, ieee=False)
EACH = (Mode(round_32=3), Mode(round_16_64=3), Mode(denormals_32=0), Mode(denormals_16_64=0), Mode(dx10_clamp=False))
EACH = (*EACH, Mode(ieee=False))


@pytest.mark.parametrize(
    "others", [pytest.param((ALL,), id="all"), pytest.param(EACH, id="each", marks=pytest.mark.full)]
)
@pytest.mark.parametrize("target", chips.TABLES, ids=lambda target: target.name)
def test_every_instruction_whose_effects_depend_on_mode_reads_it(target: Target, others: tuple[Mode, ...]) -> None:
    rows = {
        looked[0].mnemonic: looked[0] for name in table.all_mnemonics(target) if (looked := table.lookup(name, target))
    }
    found = [sample for row in rows.values() if covered(row.base) and not row.chips for sample in samples(row)]
    first = {(sample.row.mnemonic, sample.form if others is EACH else None): sample for sample in reversed(found)}
    depend, wrong = set(), set()
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{target.name}"\n\t.text\ntarget:\n'
    text = head + "".join(f"\t{sample.text}\n" for sample in first.values())
    for line in read_text(text).lines:
        instruction = line.instruction
        if instruction is None:
            continue
        try:
            usual = lower(instruction)
            changes = [mode for mode in others if lower(instruction, mode).effects != usual.effects]
        except (NotEmulated, KeyError):
            continue
        if changes:
            depend.add(instruction.mnemonic)
            if MODE not in instruction.uses:
                wrong.add(instruction.mnemonic)
    assert {"ds_add_f32", "ds_add_rtn_f32", "v_add_f32", "v_cvt_f32_f16"} <= depend
    assert "s_minimum_f32" in depend or "s_minimum_f32" not in rows
    assert not wrong
