"""What the semantics read and write is what the instruction table says: two sources that must not contradict."""

from __future__ import annotations

from random_instructions import Generator, computing_forms
from test_numpy_engine_against_definitions import is_refused

from isatool.emulator.steps import make_step
from isatool.isa.registers import EXEC_LO, MODE, Register
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode

ENCODINGS = ("sop1", "sop2", "sopc", "sopk", "vop1", "vop2", "vop3", "vop3sd", "vop3p", "vopc", "vopd")


def test_effects_name_no_register_that_the_table_does_not_know_of() -> None:
    wrong = []
    for place, (row, form) in enumerate(computing_forms(ENCODINGS)):
        instruction = Generator(place).instance(row, form)
        if is_refused(instruction, Mode()):
            continue
        step = make_step(lower(instruction, Mode()), instruction, 0, 1, {})
        uses, defs = set(map(int, instruction.uses)), set(map(int, instruction.defs))
        reads = {code for code in step.reads if code not in uses}
        writes = {code for code in step.writes if code not in defs}
        if reads or writes:
            names = ", ".join(Register(code).name for code in (*reads, *writes))
            wrong.append(f"{instruction}: {names}")
    assert not wrong, "\n".join(wrong[:40])


def test_the_table_says_what_reads_other_lanes() -> None:
    for place, (row, form) in enumerate(computing_forms((*ENCODINGS, "vinterp"))):
        instruction = Generator(place).instance(row, form)
        if not is_refused(instruction, Mode()) and "Op.GATHER" in repr(lower(instruction, Mode()).effects):
            assert row.cross_lane or form.dpp, instruction


def test_registers_that_the_table_says_are_written_are_written() -> None:
    wrong = []
    for place, (row, form) in enumerate(computing_forms(ENCODINGS)):
        instruction = Generator(place).instance(row, form)
        if is_refused(instruction, Mode()):
            continue
        step = make_step(lower(instruction, Mode()), instruction, 0, 1, {})
        missing = {int(register) for register in instruction.defs} - step.writes - {int(MODE), int(EXEC_LO) + 1}
        if missing and row.mnemonic != "v_permlane64_b32":  # nothing happens in wave32
            wrong.append(f"{instruction}: {', '.join(Register(code).name for code in missing)}")
    assert not wrong, "\n".join(wrong[:40])
