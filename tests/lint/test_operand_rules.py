"""LANE and MEM findings against the assembler, which refuses the same lines."""

from __future__ import annotations

import random

import pytest
from assembled import refused

from isatool.asm.reader import read_text
from isatool.diagnostics import Severity
from isatool.lint.run import Selection, check_program

OPERANDS = Selection(select=("LANE", "MEM-ALIGN", "MEM-OFFSET", "WAIT-VALUE"))
SCALARS = ("s2", "s3", "vcc_lo", "vcc_hi", "m0", "exec_lo", "ttmp3", "null", "src_scc", "src_shared_base")
CONSTANTS = (
    "1.0",
    "0.5",
    "64",
    "65",
    "-16",
    "-17",
    "0x3f800000",
    "0x3118",
    "0x3c00",
    "100.0",
    "0x41200000",
    "0.15915494",
)
VECTOR = {
    "v_add_f32_e64 v0, {}, {}": 2,
    "v_fma_f32 v0, {}, {}, {}": 3,
    "v_add3_u32 v0, {}, {}, {}": 3,
    "v_cndmask_b32_e64 v0, {}, {}, s9": 2,
    "v_add_co_ci_u32_e64 v0, s8, {}, {}, s9": 2,
    "v_div_fmas_f32 v0, {}, {}, {}": 3,
    "v_cmp_lt_f32_e64 s8, {}, {}": 2,
    "v_add_nc_u32_e64 v0, {}, {}": 2,
    "v_fma_f16 v0, {}, {}, {}": 3,
    "v_mad_u32_u24 v0, {}, {}, {}": 3,
    "v_add_f32_e32 v0, {}, v1": 1,
    "v_fmaak_f32 v0, {}, v1, 0x41200000": 1,
    "v_med3_f32 v0, {}, {}, {}": 3,
    "v_perm_b32 v0, {}, {}, {}": 3,
}


def errors(lines: list[str]) -> set[int]:
    found = check_program(read_text("".join(f"\t{line}\n" for line in lines)), OPERANDS)
    return {diagnostic.span.line - 1 for diagnostic in found if diagnostic.severity is Severity.ERROR}


def test_too_many_scalars_are_found_exactly_where_the_assembler_refuses_them() -> None:
    random_ = random.Random(5)
    lines = []
    for _ in range(3000):
        text, count = random_.choice(list(VECTOR.items()))
        pools = random_.choices((SCALARS, CONSTANTS, ("v1", "v2")), (4, 4, 3), k=count)
        lines.append(text.format(*map(random_.choice, pools)))
    differing = sorted(errors(lines) ^ refused(lines))
    assert [lines[index] for index in differing] == []


def test_scalar_instructions_take_one_literal_and_any_registers() -> None:
    random_ = random.Random(6)
    operands = ("s2", "vcc_lo", "m0", "0x1234", "0x1235", "64", "65", "-17", "1.0", "0x1ffffffff", "-0x80000001")
    texts = ("s_add_u32 s0, {}, {}", "s_cmp_eq_u32 {}, {}", "s_and_b32 s0, {}, {}", "s_lshl_b32 s0, {}, {}")
    lines = [random_.choice(texts).format(random_.choice(operands), random_.choice(operands)) for _ in range(600)] + [
        f"s_mov_b32 s0, {operand}" for operand in operands
    ]
    differing = sorted(errors(lines) ^ refused(lines))
    assert [lines[index] for index in differing] == []


OFFSETS = [
    *(f"ds_load_b32 v0, v1 offset:{n}" for n in (0, 65535, 65536, 1 << 20)),
    *(f"ds_load_2addr_b32 v[0:1], v2 offset0:{n} offset1:1" for n in (255, 256)),
    *(f"ds_store_2addr_b64 v2, v[4:5], v[6:7] offset1:{n}" for n in (255, 256)),
    *(f"global_load_b32 v0, v1, s[0:1] offset:{n}" for n in (-4096, -4097, 4095, 4096)),
    *(f"scratch_store_b32 off, v1, s0 offset:{n}" for n in (-4096, -4097, 4095, 4096)),
    *(f"flat_load_b32 v0, v[2:3] offset:{n}" for n in (0, 4095, 4096)),
    *(f"s_load_b32 s0, s[2:3], {n}" for n in ("0xfffff", "0x100000", "-0x100000", "-0x100001")),
    *(f"s_load_b32 s0, s[2:3], s4 offset:{n}" for n in ("0xfffff", "0x100000")),
    *(f"s_movk_i32 s0, {n}" for n in ("0xffff", "0x10000", "-0x8000", "-0x8001")),
    *(f"s_nop {n}" for n in ("0xf", "0xffff")),
]
MODIFIERS = [
    *(f"v_mov_b32_dpp v0, v1 row_shl:{n} row_mask:0xf bank_mask:0xf" for n in (0, 1, 15, 16)),
    *(f"v_mov_b32_dpp v0, v1 row_ror:{n} row_mask:0xf bank_mask:0xf" for n in (0, 1, 15, 16)),
    *(f"v_mov_b32_dpp v0, v1 row_share:{n} row_mask:0xf bank_mask:0xf" for n in (0, 15, 16)),
    *(f"v_mov_b32_dpp v0, v1 row_xmask:1 row_mask:{n} bank_mask:0xf" for n in ("0xf", "0")),
    *(f"v_mov_b32_dpp v0, v1 quad_perm:[{n}] row_mask:0xf bank_mask:0xf" for n in ("0,1,2,3", "0,1,2,4")),
    *(f"v_mov_b32_dpp v0, v1 dpp8:[{n}]" for n in ("7,6,5,4,3,2,1,0", "8,6,5,4,3,2,1,0", "7,6,5,4,3,2,1")),
    *(f"v_add_f32_e64 v0, v1, v2 mul:{n}" for n in (1, 2, 3, 4, 8)),
    *(f"v_add_f32_e64 v0, v1, v2 div:{n}" for n in (1, 2, 4)),
    *(f"v_pk_add_f16 v0, v1, v2 op_sel:[{n}]" for n in ("0,1", "0,2")),
    *(f"s_waitcnt vmcnt({n})" for n in (63, 64)),
    *(f"s_waitcnt expcnt({n})" for n in (7, 8)),
]
TUPLES = [
    *(f"s_load_b64 s[{n}:{n + 1}], s[2:3], 0x0" for n in (0, 1, 2)),
    *(f"s_load_b128 s[{n}:{n + 3}], s[2:3], 0x0" for n in (4, 6, 7, 8)),
    *(f"s_load_b256 s[{n}:{n + 7}], s[2:3], 0x0" for n in (4, 6, 8)),
    *(f"s_mov_b64 s[0:1], s[{n}:{n + 1}]" for n in (2, 3)),
    *(f"global_load_b32 v0, v1, s[{n}:{n + 1}]" for n in (2, 3)),
    *(f"s_mov_b64 ttmp[{n}:{n + 1}], s[2:3]" for n in (2, 3)),
    *(f"v_add_f64 v[0:1], s[{n}:{n + 1}], v[2:3]" for n in (2, 3)),
    *(f"buffer_load_b32 v0, off, s[{n}:{n + 3}], 0" for n in (4, 6)),
]


@pytest.mark.parametrize("lines", [OFFSETS, MODIFIERS, TUPLES], ids=["offsets", "modifiers", "tuples"])
def test_what_does_not_fit_is_found_exactly_where_the_assembler_refuses_it(lines: list[str]) -> None:
    differing = sorted(errors(lines) ^ refused(lines))
    assert [lines[index] for index in differing] == []


@pytest.mark.parametrize(
    "line",
    [
        "buffer_load_b32 v0, off, s[4:7], 0 offset:4096",
        "buffer_store_b128 v[0:3], v4, s[4:7], 0 offen offset:65535",
        "s_nop 0x10000",
        "v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0x10 bank_mask:0xf",
    ],
)
def test_what_the_assembler_silently_cuts_is_found(line: str) -> None:
    assert refused([line]) == set()
    assert errors([line]) == {0}


def test_constants_that_only_the_assembler_knows_count_as_literals() -> None:
    assert errors(["v_fma_f32 v0, s1, s2, symbol"]) == {0}
    assert errors(["v_fma_f32 v0, s1, v2, symbol"]) == set()
