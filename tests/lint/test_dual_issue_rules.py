"""VOPD findings against the assembler: an error is exactly what it refuses, and it takes what is offered as repair."""

from __future__ import annotations

import random
import re
from collections.abc import Sequence

import pytest
from assembled import refused
from examples import examples

from isatool.asm.reader import read_text
from isatool.diagnostics import Diagnostic, Severity
from isatool.isa import chips
from isatool.isa.vopd import opcodes
from isatool.lint.run import Selection, check_program

VOPD = Selection(select=("VOPD",))
SOURCES = ("s4", "s5", "vcc_lo", "vcc_hi", "m0", "exec_lo", "ttmp3", "null", "src_scc", "1.0", "-3", "0", "0x3e22f983")
LITERALS = ("0x1234", "0x41200000", "100.0", "-17")


def check(lines: Sequence[str]) -> tuple[Diagnostic, ...]:
    return check_program(read_text("".join(f"\t{line}\n" for line in lines)), VOPD)


def half(random_: random.Random, last: int) -> str:
    """A half with random operands of the right kinds, now and then with something that no half may have."""
    row = random_.choice(list(opcodes(chips.DEFAULT).values()))

    def register() -> str:
        return f"v{random_.randrange(last)}"

    def first() -> str:
        kind = random_.random()
        if kind < 0.75:
            return register()
        return random_.choice(SOURCES if kind < 0.9 else LITERALS)

    operands = [register(), first()]
    if row.sources == 2:
        operands.append(register() if random_.random() < 0.97 else random_.choice(("s4", "1.0")))
    if row.has_k:
        operands.insert(2 if row.addend else 3, random_.choice(LITERALS[:3]))
    if row.reads_vcc and random_.random() < 0.1:
        operands.append("vcc_lo")
    if random_.random() < 0.03:
        operands[1] = f"-{register()}"
    name = row.mnemonic if random_.random() < 0.98 else row.plain or row.mnemonic
    return f"{name} {', '.join(operands)}"


def pairs(seed: int, count: int, last: int) -> list[str]:
    random_ = random.Random(seed)
    return [f"{half(random_, last)} :: {half(random_, last)}" for _ in range(count)]


@pytest.mark.parametrize(("seed", "last"), [(1, 8), (2, 16), (3, 256)])
def test_an_error_is_found_exactly_where_the_assembler_refuses_the_pair(seed: int, last: int) -> None:
    lines = pairs(seed, examples(1800), last)
    errors = {found.span.line - 1 for found in check(lines) if found.severity is Severity.ERROR}
    differing = sorted(errors ^ refused(lines))
    assert [lines[index] for index in differing] == []


def test_a_rearranged_or_split_pair_is_taken_by_the_assembler_and_has_no_errors() -> None:
    lines = pairs(4, 600, 12)
    fixes = [text for found in check(lines) if found.fix is not None for text in found.fix.replacement]
    assert len(fixes) > 40
    assert refused(fixes) == set()
    assert [found for found in check(fixes) if found.severity is Severity.ERROR] == []


def one(line: str, *more: str) -> Diagnostic:
    found = [found for found in check((line, *more)) if found.severity is Severity.ERROR]
    assert len(found) == 1, found
    return found[0]


def test_the_offending_operand_of_the_second_half_is_marked() -> None:
    found = one("v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmamk_f32 v3, v4, 0x41200000, v6")
    assert found.source[found.span.column - 1 :][: found.span.length] == "v6"
    found = one("  lab: v_dual_mov_b32  v0 , v1::v_dual_mov_b32 v2,v4 ; a comment")
    assert found.source[found.span.column - 1 :][: found.span.length] == "v2"


def test_commuting_is_offered_before_another_register() -> None:
    found = one("v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v8")
    assert found.notes == (
        "repair: exchange src0 and src1 of y: v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v8, v5",
    )
    assert found.fix is not None
    assert found.fix.replacement == ("\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v8, v5",)


def test_the_nearest_register_that_nobody_uses_is_offered() -> None:
    found = one("v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v4", "v_mov_b32_e32 v9, v3", "v_mov_b32_e32 v7, v8")
    assert "v5 is free in this function: write v5 instead of v2 as y.dst" in found.notes[0]


def test_an_accumulator_that_moves_is_said_to_be_read_too() -> None:
    found = one("v_dual_fmac_f32 v0, v1, v3 :: v_dual_fmac_f32 v2, v4, v6")
    assert found.rule == "VOPD-R1"
    assert "(which is its addend too)" in found.notes[0]


def test_halves_are_exchanged_for_an_operation_of_the_second_half_only() -> None:
    found = one("v_dual_and_b32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5")
    assert (found.rule, "exchange the halves" in found.notes[0]) == ("VOPD-R14", True)


def test_the_same_parity_of_sources_is_a_warning_on_every_chip_of_the_family() -> None:
    line = "\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v7, v5\n"
    for chip in ("gfx1100", "gfx1102", "gfx1151"):
        text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n{line}'
        assert [found.rule for found in check_program(read_text(text), VOPD)] == ["VOPD-R19"]


def test_an_unknown_operation_names_its_nearest_neighbours() -> None:
    found = one("v_dual_mulf32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v5")
    assert found.rule == "VOPD-R14"
    assert "v_dual_mul_f32" in found.notes[0]


def test_pairs_in_inline_assembly_are_checked_too() -> None:
    text = "\t;;#ASMSTART\n\tv_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v2, v4\n\t;;#ASMEND\n"
    assert [found.rule for found in check_program(read_text(text), VOPD)] == ["VOPD-R1"]


ADVICE = re.compile(r"(v\d+)(?: instead of v\d+)? as ([xy])\.(\w+)(?:$|,| \(which)")


def with_advice(line: str, note: str) -> str | None:
    """The pair with the register that a note offers; None if the note offers something else."""
    match = ADVICE.search(note)
    if match is None:
        return None
    register, side, port = match.groups()
    halves = line.strip().split(" :: ")
    name, _, operands = halves["xy".index(side)].partition(" ")
    parts = operands.split(", ")
    index = {"dst": 0, "src0": 1, "src1": 3 if "fmamk" in name else 2}[port]
    parts[index] = register
    halves["xy".index(side)] = f"{name} {', '.join(parts)}"
    return " :: ".join(halves)


def test_the_register_that_is_offered_makes_the_pair_legal() -> None:
    lines = pairs(7, 600, 24)
    found = [finding for finding in check(lines) if finding.severity is Severity.ERROR]
    alone = [finding for finding in found if sum(other.span.line == finding.span.line for other in found) == 1]
    offered = [text for finding in alone for note in finding.notes if (text := with_advice(finding.source, note))]
    assert len(offered) > 20
    assert [offered[index] for index in sorted(refused(offered))] == []


def test_every_error_comes_with_a_repair() -> None:
    found = [finding for finding in check(pairs(8, 600, 24)) if finding.severity is Severity.ERROR]
    assert [finding for finding in found if not finding.notes] == []


def test_a_register_that_holds_nothing_here_is_offered_for_a_copy() -> None:
    """Every register is used somewhere; v99 to v101 are not needed any more where the pair stands."""
    pair = "v_dual_fmamk_f32 v0, v1, 0x1234, v2 :: v_dual_fmamk_f32 v3, v5, 0x1234, v7"
    written = [f"v_mov_b32_e32 v{index}, 0" for index in range(256)]
    needed = [index for index in range(0, 256, 2) if index != 100]
    stored = [f"global_store_b32 v[{index}:{index + 1}], v{index}, off" for index in needed]
    lines = [*written, pair, *stored, "s_endpgm"]
    (found,) = (finding for finding in check(lines) if finding.severity is Severity.ERROR)
    assert found.rule == "VOPD-R2"
    assert re.search(r"v10[01] is free here: v_mov_b32_e32 v10[01], v[15] before the pair", found.notes[0])
