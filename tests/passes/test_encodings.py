"""Encodings after a pass: short where the operands fit, long where a 16-bit operand is a VGPR beyond v127."""

from __future__ import annotations

import pytest
from random_kernels import kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import apply_edits
from isatool.asm.emitter import emit
from isatool.asm.toolchain import Toolchain
from isatool.passes.common.shrink import plan_encodings


def repaired(text: str) -> str:
    """An instruction after the repair, which the assembler takes."""
    flow = build_flow(kernel(f"\t{text}\n\ts_endpgm").kernel("k"))
    program = apply_edits(flow, plan_encodings(flow)).program
    Toolchain.find().assemble(emit(program), program.chip, 32, "k.s")
    return str(next(instruction for _, instruction in program.kernel("k").instructions))


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("v_add_f32_e64 v1, v2, v200", "v_add_f32_e32 v1, v2, v200"),
        ("v_add_f32_e64 v1, -v2, v3", "v_add_f32_e64 v1, -v2, v3"),
        ("v_cvt_f16_f32_e64 v200, v1", "v_cvt_f16_f32_e64 v200, v1"),
        ("v_cvt_f16_f32_e64 v100, v200", "v_cvt_f16_f32_e32 v100, v200"),
        ("v_cvt_f16_f32_e32 v200, v1", "v_cvt_f16_f32_e64 v200, v1"),
        ("v_add_f16_e32 v1, v2, v128", "v_add_f16_e64 v1, v2, v128"),
        ("v_cmp_lt_f16_e32 vcc_lo, v1, v130", "v_cmp_lt_f16_e64 vcc_lo, v1, v130"),
        ("v_pk_fmac_f16_e32 v200, v201, v202", "v_pk_fmac_f16_e32 v200, v201, v202"),
    ],
)
def test_the_encoding_fits_the_registers(text: str, wanted: str) -> None:
    assert repaired(text) == wanted
