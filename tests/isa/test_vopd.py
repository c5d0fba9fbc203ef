"""VOPD rules one by one, repairs, and what they promise."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.isa import chips
from isatool.isa.registers import LDS_DIRECT, VCC_LO, sgpr, vgpr
from isatool.isa.table import lookup
from isatool.isa.vopd import Half as AnyHalf
from isatool.isa.vopd import commuted, is_legal, is_taken, mov_as_add, opcode, opcodes, repairs, violations

OPCODES = opcodes(chips.DEFAULT)
Half = partial(AnyHalf, table=chips.DEFAULT.table)


def two(name: str, dst: int, src0: int, src1: int) -> AnyHalf:
    """A half with two VGPR sources."""
    return Half(name, vgpr(dst), vgpr(src0), vgpr(src1))


def rules(x: AnyHalf, y: AnyHalf, *, generate: bool = False) -> list[str]:
    """Names of the broken rules."""
    return [violation.rule for violation in violations(x, y, generate=generate)]


GOOD = two("fmac_f32", 0, 4, 8), two("fmac_f32", 1, 5, 9)


def test_a_legal_pair_breaks_no_rule() -> None:
    assert rules(*GOOD, generate=True) == []
    assert is_legal(*GOOD)


@pytest.mark.parametrize(
    ("x", "y", "expected"),
    [
        (two("mul_f32", 0, 4, 8), two("mul_f32", 2, 5, 9), ["R1"]),
        (two("mul_f32", 0, 4, 8), two("mul_f32", 1, 8, 9), ["R2"]),
        (two("mul_f32", 0, 4, 8), two("mul_f32", 1, 4, 9), ["R2"]),
        (two("mul_f32", 0, 4, 8), two("mul_f32", 1, 5, 12), ["R3"]),
        (Half("fmamk_f32", vgpr(0), vgpr(4), vgpr(3), 7), two("fmac_f32", 5, 5, 9), ["R4"]),
        (Half("fmamk_f32", vgpr(0), vgpr(4), vgpr(3), 7), two("mul_f32", 1, 5, 7), []),
        (two("mul_f32", 0, 3, 3), two("mul_f32", 1, 4, 4), []),
        (Half("mul_f32", vgpr(0), vgpr(4), sgpr(3)), two("mul_f32", 1, 5, 9), ["R6"]),
        (Half("mul_f32", vgpr(0), 5, vgpr(3)), Half("mul_f32", vgpr(1), 7, vgpr(4)), ["R8"]),
        (
            Half("fmaak_f32", vgpr(0), sgpr(1), vgpr(3), 7),
            Half("mul_f32", vgpr(1), sgpr(2), vgpr(4)),
            ["R10", "R9"],
        ),
        (Half("cndmask_b32", vgpr(0), sgpr(1), vgpr(3), uses_vcc=True), two("mul_f32", 1, 4, 4), ["R10"]),
        (replace(GOOD[0], modified=True), GOOD[1], ["R11"]),
        (Half("cndmask_b32", vgpr(0), vgpr(1), vgpr(3)), two("mul_f32", 1, 4, 4), ["R12"]),
        (two("and_b32", 0, 4, 8), two("mul_f32", 1, 5, 9), ["R14"]),
        (two("mul_f32", 0, 4, 8), two("exp_f32", 1, 5, 9), ["R15"]),
        (Half("mul_f32", vgpr(0), LDS_DIRECT, vgpr(3)), two("mul_f32", 1, 4, 4), ["R17"]),
        (two("mul_f32", 0, 4, 8), two("mul_f32", 1, 6, 9), ["R19"]),
        (two("mul_f32", 0, 4, 8), two("mul_f32", 1, 5, 10), ["R19"]),
    ],
)
def test_each_rule_finds_its_pair(x: AnyHalf, y: AnyHalf, expected: list[str]) -> None:
    assert rules(x, y) == expected


def test_only_order_makes_a_half_that_reads_the_other_destination_illegal() -> None:
    x, y = two("mul_f32", 0, 4, 8), two("mul_f32", 1, 0 + 5, 0 + 9)
    reader = two("mul_f32", 1, 5, 0 + 1)
    assert rules(x, y, generate=True) == []
    writer = two("mul_f32", 0, 4, 8)
    dependent = two("mul_f32", 3, 0 + 5, 0 + 13)
    dependent = replace(dependent, src0=vgpr(0), src1=vgpr(13))
    writer = replace(writer, src0=vgpr(5))
    assert rules(writer, dependent) == []
    assert rules(writer, dependent, generate=True) == ["R18"]
    assert not is_legal(writer, dependent, first="x")
    assert is_legal(writer, dependent, first="y")
    assert reader.reads == {vgpr(5), vgpr(1)}


def test_an_accumulator_counts_as_read() -> None:
    writer, reader = two("mul_f32", 0, 5, 8), two("fmac_f32", 1, 4, 9)
    assert rules(writer, reader, generate=True) == []
    assert vgpr(1) in reader.reads


def test_wave64_has_no_vopd() -> None:
    assert [violation.rule for violation in violations(*GOOD, generate=False, wave_size=64)] == ["R13"]


def test_a_chip_without_the_erratum_allows_equal_parity() -> None:
    x, y = two("mul_f32", 0, 4, 8), two("mul_f32", 1, 6, 9)
    assert not is_legal(x, y)
    assert is_legal(x, y, parity=False)
    assert is_legal(*(replace(half, table="gfx12.tsv") for half in (x, y)))


def test_gfx12_takes_one_register_in_the_same_place_of_both_halves() -> None:
    for other, taken in ((4, True), (8, False)):
        pair = two("mul_f32", 0, 4, 8), two("mul_f32", 1, other, 9)
        for table in ("gfx11.tsv", "gfx12.tsv"):
            x, y = (replace(half, table=table) for half in pair)
            (found,) = violations(x, y, generate=False)
            assert is_taken(found, x, y) == (taken and table == "gfx12.tsv")
            assert not is_legal(x, y)


def test_messages_name_registers_and_operands() -> None:
    (violation,) = violations(two("mul_f32", 0, 4, 8), two("mul_f32", 1, 8, 9), generate=False)
    assert violation.level == "E"
    assert violation.operands == ("x.src0", "y.src0")
    assert "v4 and v8" in violation.message


def test_an_opcode_is_found_under_any_of_its_names() -> None:
    assert (
        opcode("v_fmac_f32_e32", chips.DEFAULT)
        is opcode("v_dual_fmac_f32", chips.DEFAULT)
        is opcode("fmac_f32", chips.DEFAULT)
        is OPCODES["fmac_f32"]
    )
    assert opcode("v_dot2acc_f32_bf16", chips.DEFAULT) is None
    assert opcode("v_exp_f32", chips.DEFAULT) is None


def test_opcodes_and_instruction_table_agree() -> None:
    for info in OPCODES.values():
        found = lookup(info.mnemonic, chips.DEFAULT)
        assert found is not None
        assert found[0].vopd == ("xy" if info.in_x else "y")
        assert found[0].base == (info.plain or f"v_{info.name}")
        assert found[0].commutes is (info.commuted == info.name)
        assert found[0].exchange == (f"v_dual_{info.commuted}" if info.commuted not in ("", info.name) else "")


def test_exchanging_sources_repairs_a_bank_clash() -> None:
    x, y = two("mul_f32", 0, 4, 9), two("sub_f32", 1, 8, 5)
    best = repairs(x, y)[0]
    assert is_legal(best.x, best.y)
    assert len(best.steps) == 1


def test_a_subtraction_is_reversed_when_its_sources_are_exchanged() -> None:
    assert commuted(two("sub_f32", 1, 8, 5)) == two("subrev_f32", 1, 5, 8)
    assert commuted(two("lshlrev_b32", 1, 8, 5)) is None
    assert commuted(Half("mul_f32", vgpr(0), sgpr(1), vgpr(2))) is None


def test_a_move_in_the_second_half_may_become_an_addition() -> None:
    x, y = Half("mov_b32", vgpr(0), vgpr(4)), Half("mov_b32", vgpr(1), vgpr(8))
    found = [repair for repair in repairs(x, y) if repair.y == Half("add_nc_u32", vgpr(1), None, vgpr(8))]
    assert found
    assert mov_as_add(Half("mov_b32", vgpr(0), VCC_LO)) is None


def test_halves_are_exchanged_when_only_the_second_can_hold_the_operation() -> None:
    x, y = two("and_b32", 0, 4, 8), two("mul_f32", 1, 5, 9)
    best = repairs(x, y)[0]
    assert (best.x, best.y, best.first) == (y, x, "y")


def test_a_clash_of_destinations_has_no_repair() -> None:
    assert repairs(two("mul_f32", 0, 4, 8), two("mul_f32", 2, 5, 9)) == ()


registers = st.integers(0, 12).map(vgpr)
halves = st.builds(
    AnyHalf,
    st.sampled_from(sorted(OPCODES)),
    registers,
    registers | st.none(),
    registers,
    table=st.just(chips.DEFAULT.table),
)


@given(halves, halves, st.sampled_from(("x", "y")))
def test_the_quick_answer_is_the_list_of_violations_being_empty(x: AnyHalf, y: AnyHalf, first: str) -> None:
    side = "x" if first == "x" else "y"
    found = violations(x, y, generate=True, first=side)  # type: ignore[arg-type]
    assert is_legal(x, y, first=side) is (found == ())  # type: ignore[arg-type]


@given(halves, halves)
def test_repairs_are_legal_and_keep_destinations_and_the_registers_read(x: AnyHalf, y: AnyHalf) -> None:
    for repair in repairs(x, y):
        assert is_legal(repair.x, repair.y, first=repair.first)
        assert {repair.x.dst, repair.y.dst} == {x.dst, y.dst}
        assert repair.x.reads | repair.y.reads == x.reads | y.reads
