"""Lengths of encoded instructions, by the assembler: whether a constant costs a literal depends on the operand type."""

from __future__ import annotations

import re

from isatool.analysis.sizes import size_of
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError

FORMS = (
    *("v_add_f32_e32 v0, {}, v1", "v_add_f16_e32 v0, {}, v1", "v_add_nc_u32_e32 v0, {}, v1", "v_add_nc_u16 v0, {}, v1"),
    *("v_add_f64 v[0:1], {}, v[2:3]", "v_lshlrev_b64 v[0:1], {}, v[2:3]", "v_pk_add_f16 v0, {}, v1"),
    *("v_pk_add_u16 v0, {}, v1", "s_mov_b64 s[0:1], {}", "s_mov_b32 s0, {}", "v_cmp_lt_i16_e32 vcc_lo, {}, v1"),
    *("v_cmp_class_f16_e32 vcc_lo, {}, v1", "v_ldexp_f32 v0, v1, {}", "s_add_u32 s0, s1, {}"),
    *("v_dual_mov_b32 v0, {} :: v_dual_mov_b32 v1, v2", "v_mad_u64_u32 v[0:1], null, v2, v3, {}"),
    *("v_fma_mix_f32 v0, {}, v1, v2", "v_dot2_f32_f16 v0, {}, v1, v2", "v_cvt_f32_f16_e32 v0, {}"),
    *("v_cvt_f64_i32_e32 v[0:1], {}", "v_med3_i16 v0, {}, v1, v2", "v_cmp_eq_u64_e32 vcc_lo, {}, v[2:3]"),
)
CONSTANTS = (
    *("0", "1", "64", "65", "-1", "-16", "-17", "0.0", "0.5", "-0.5", "1.0", "2.0", "-4.0", "3.0", "0.15915494"),
    *("0.15915494309189532", "0x3c00", "0x3800", "0x4000", "0x3118", "0x3f800000", "0x40000000", "0x3e22f983"),
    *("0xffff", "0xfff0", "0xffffffff", "0xfffffff0", "0x3fe00000", "0x100"),
)
HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n'


def test_lengths_are_those_of_the_assembler() -> None:
    lines = [form.format(constant) for form in FORMS for constant in CONSTANTS]
    refused = {
        error.span.line - 3
        for error in Toolchain.find().assemble_errors(HEAD + "".join(f"\t{line}\n" for line in lines), "gfx1100", 32)
    }
    kept = [line for number, line in enumerate(lines) if number not in refused]
    assert len(kept) > 400
    text = HEAD
    for number, line in enumerate(kept):
        try:
            (found,) = (each.instruction for each in read_text(f"{HEAD}\t{line}\n").lines if each.instruction)
        except UserError:
            continue
        check = f'\t.if .Lafter{number}-.Lbefore{number} != {size_of(found)}\n\t.error "{line}"\n\t.endif\n'
        text += f".Lbefore{number}:\n\t{line}\n.Lafter{number}:\n{check}"
    wrong = [error.message for error in Toolchain.find().assemble_errors(text, "gfx1100", 32)]
    assert not wrong, re.sub(r"\s+", " ", "; ".join(wrong))
