"""Sizes, loop figures and register pressure."""

from __future__ import annotations

from pathlib import Path

import pytest
from analysis_snippets import SAMPLES, VARIANTS, flow_of, kernel_text, sample_flow

from isatool.analysis.banks import cache_figures, measure, report_kernel
from isatool.analysis.pressure import compute_pressure
from isatool.analysis.sizes import code_bytes, size_of
from isatool.asm.toolchain import Toolchain
from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips
from isatool.isa.registers import vgpr

PADDING = b"\x00\x00\x9f\xbf"  # s_code_end after every kernel

SIZED = """
s_mov_b32 s0, 64
s_mov_b32 s0, 65
s_mov_b32 s0, -17
s_mov_b32 s0, 0xfffffff0
s_mov_b32 s0, 0x3f800000
s_mov_b32 s0, 1.0
s_mov_b32 s0, 1.5
s_mov_b32 s0, 0.15915494
s_mov_b64 s[0:1], 65
s_movk_i32 s0, 0x1234
s_addk_i32 s0, 0x1234
s_cmpk_lg_i32 s0, 0x1234
s_load_b32 s0, s[2:3], 0x10
v_mov_b32_e32 v0, 1.0
v_mov_b32_e32 v0, 0x12345
v_add_f32_e32 v0, 2.0, v1
v_add_f32_e64 v0, 0x40490fdb, v1
v_add_f32_e64 v0, |v2|, v1
v_add_f16_e32 v0, 0x3c00, v1
v_add_f16_e32 v0, 0x1234, v1
v_fmaak_f32 v0, v1, v2, 1.0
v_fmamk_f32 v0, v1, 0x41200000, v2
v_fma_f32 v0, v1, v2, 0x41200000
v_fma_f64 v[0:1], v[2:3], v[4:5], 1.0
v_cmp_eq_u32_e32 vcc_lo, 0x1000, v0
v_cmp_eq_u32_e64 s0, v1, v0
v_dual_fmac_f32 v0, v1, v2 :: v_dual_fmac_f32 v3, v4, v5
v_dual_mov_b32 v0, 0x12345 :: v_dual_mov_b32 v1, 0
v_dual_fmaak_f32 v0, v1, v2, 0x41200000 :: v_dual_mov_b32 v1, v4
v_mov_b32_dpp v0, v1 row_shl:1 row_mask:0xf bank_mask:0xf
v_pk_add_f16 v0, v1, v2
v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]
v_readlane_b32 s0, v1, 5
ds_load_b32 v0, v1 offset:16
ds_store_2addr_b32 v0, v1, v2 offset1:1
global_load_b128 v[0:3], v[4:5], off offset:16
scratch_load_b32 v0, off, s0
buffer_load_b32 v0, v1, s[4:7], 0 offen
s_waitcnt vmcnt(0)
s_waitcnt_vscnt null, 0x0
s_waitcnt_depctr 0xfff
s_delay_alu instid0(VALU_DEP_1)
s_barrier
v_exp_f32_e32 v0, 0x41200000
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15
image_sample v0, [v1, v2, v3], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_3D
"""


def test_sizes_are_those_of_the_assembler_instruction_by_instruction() -> None:
    lines = SIZED.strip().splitlines()
    text = kernel_text(SIZED)
    for line in lines:
        text = text.replace(f"\t{line}\n", f"\t{line}\n\ts_nop 15\n")
    code = Toolchain.find().code_bytes(text, chips.DEFAULT.name)
    mark = b"\x0f\x00\x80\xbf"
    position = 0
    for line in lines:
        end = code.index(mark, position + 4)
        assert size_of(flow_of(line).instructions[0]) == end - position, line
        position = end + 4


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_code_bytes_of_a_compiled_kernel_are_exact(path: Path) -> None:
    text = "\n".join(line for line in path.read_text().splitlines() if ".p2align" not in line)
    code = Toolchain.find().code_bytes(text, chips.DEFAULT.name)
    while code.endswith(PADDING):
        code = code[:-4]
    assert code_bytes(sample_flow(path).instructions) == len(code)


def test_an_unknown_instruction_has_no_size() -> None:
    assert size_of(flow_of("v_frobnicate_b32 v0").instructions[0]) == 0


def body(text: str) -> list[AnyInstruction]:
    return list(flow_of(text).instructions)[:-1]


def test_a_source_that_is_still_in_its_cache_slot_needs_no_read() -> None:
    assert cache_figures(body("v_fmac_f32_e32 v10, v1, v4\nv_fmac_f32_e32 v11, v1, v6")).source_reads == 0
    assert cache_figures(body("v_fmac_f32_e32 v10, v1, v4\nv_fmac_f32_e32 v11, v1, v8")).source_reads == 2


def test_reads_are_counted_by_half_and_a_written_register_leaves_its_slots() -> None:
    calm = cache_figures(body("v_dual_fmac_f32 v10, v1, v4 :: v_dual_fmac_f32 v11, v2, v7"))
    assert (calm.source_reads, calm.source_reads_x, calm.source_reads_y) == (0, 0, 0)
    renewed = cache_figures(body("v_dual_fmac_f32 v10, v1, v4 :: v_dual_fmac_f32 v11, v2, v7\nds_load_b64 v[1:2], v0"))
    assert (renewed.source_reads, renewed.source_reads_x, renewed.source_reads_y) == (2, 1, 1)


def test_two_reads_on_a_bank_are_a_conflict_and_so_is_a_read_with_an_accumulator() -> None:
    load = "\nds_load_b128 v[0:3], v8\nds_load_b128 v[4:7], v8"
    assert cache_figures(body("v_fmac_f32_e32 v10, v0, v4" + load)).conflicts == 1
    assert cache_figures(body("v_fmac_f32_e32 v10, v0, v5" + load)).conflicts == 0
    assert cache_figures(body("v_fmac_f32_e32 v12, v0, v5" + load)).conflicts == 1


def test_a_body_is_counted_by_kind() -> None:
    figures = measure(
        body(
            """
            v_dual_fmac_f32 v10, v0, v1 :: v_dual_fmac_f32 v11, v3, v2
            v_dual_fmac_f32 v10, v0, v4 :: v_dual_fmac_f32 v11, v2, v6
            v_dual_fmac_f32 v10, v0, v4 :: v_dual_mov_b32 v11, v2
            v_fmac_f32_e32 v10, v0, v1
            v_mov_b32_e32 v20, v21
            ds_load_b64 v[0:1], v8
            ds_store_b32 v8, v9
            global_load_b32 v9, v[12:13], off
            s_waitcnt lgkmcnt(0)
            s_delay_alu instid0(VALU_DEP_1)
            s_clause 0x1
            s_add_i32 s0, s0, 1
            s_barrier
            """
        )
    )
    assert (figures.fmas, figures.dual, figures.mixed, figures.single) == (6, 2, 1, 1)
    assert (figures.four_banks, figures.same_parity) == (1, 1)
    assert (figures.other_valu, figures.moves) == (1, 2)
    assert (figures.lds_loads, figures.lds_stores, figures.global_loads) == (1, 1, 1)
    assert (figures.waits, figures.delays, figures.hints, figures.salu, figures.barriers) == (1, 1, 1, 1, 1)
    assert figures.work == figures.instructions - 2
    assert figures.valu_issues == 5


@pytest.mark.parametrize("path", [*SAMPLES, *VARIANTS], ids=lambda path: path.stem)
def test_reports_of_kernels_add_up(path: Path) -> None:
    flow = sample_flow(path)
    report = report_kernel(flow)
    assert report.vgprs <= 256
    assert report.instructions == len(flow.instructions)
    assert report.bytes_without_hints < report.bytes
    for loop in report.loops:
        figures = loop.figures
        assert figures.cache.source_reads == figures.cache.source_reads_x + figures.cache.source_reads_y
        assert figures.fmas == 2 * figures.dual + figures.mixed + figures.single
        assert figures.four_banks <= figures.dual
        assert loop.line > 0
    if path.stem.startswith("kernel5") and "not_contracted" not in path.stem:
        (hot,) = [loop for loop in report.loops if loop.is_hot]
        assert (hot.figures.fmas, hot.loop.depth) == (128, 2)


def test_pressure_counts_what_is_held_before_or_behind_an_instruction() -> None:
    pressure = compute_pressure(
        flow_of(
            "v_mov_b32_e32 v1, v0\nv_mov_b32_e32 v4, v0\nv_add_f32_e32 v5, v1, v4\nglobal_store_b32 v[2:3], v5, off"
        )
    )
    assert pressure.live[:3] == (4, 4, 4)
    assert pressure.peak == 4
    assert vgpr(0) in {owner.register for owner in pressure.owners()}


def test_the_destination_of_a_load_on_the_way_counts() -> None:
    pressure = compute_pressure(flow_of("ds_load_b128 v[4:7], v0\nv_mov_b32_e32 v1, 0\ns_waitcnt lgkmcnt(0)\nv_nop"))
    assert pressure.live[1] == 5
    assert pressure.live[3] == 0
