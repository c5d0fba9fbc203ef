"""HAZARD findings: what is certain, what is only possible, what compilers rightly do."""

from __future__ import annotations

import pytest

from isatool.asm.reader import read_text
from isatool.lint.run import Selection, check_program


def rules(body: str, wave64: bool = False, chip: str = "gfx1100") -> list[str]:
    head = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\nf:\n'
    tail = "\ts_endpgm\n"
    if wave64:
        tail += "\t.amdhsa_kernel f\n\t\t.amdhsa_next_free_vgpr 32\n\t\t.amdhsa_next_free_sgpr 32\n"
        tail += "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa_kernel\n"
    lines = [line if line.endswith(":") else f"\t{line}" for line in body.strip().splitlines()]
    text = head + "\n".join(lines) + "\n" + tail
    return [found.rule for found in check_program(read_text(text), Selection(select=("HAZARD",)))]


FILLER = "v_mov_b32_e32 v9, 0\n"
TRANS_FILLER = "v_exp_f32_e32 v8, v9\n"


@pytest.mark.parametrize(
    ("between", "expected"),
    [
        ("", ["HAZARD-TRANS"]),
        (FILLER * 5, ["HAZARD-TRANS"]),
        (FILLER * 6, []),
        (TRANS_FILLER, ["HAZARD-TRANS"]),
        (TRANS_FILLER * 2, []),
        ("s_waitcnt_depctr 0xfff\n", []),
        ("s_waitcnt_depctr depctr_va_vdst(0)\n", []),
        ("s_waitcnt_depctr depctr_sa_sdst(0)\n", ["HAZARD-TRANS"]),
        ("global_load_b32 v20, v[22:23], off\n", []),
        ("s_nop 15\ns_delay_alu instid0(TRANS32_DEP_1)\n", ["HAZARD-TRANS"]),
        ("v_dual_mov_b32 v8, 0 :: v_dual_mov_b32 v9, 0\n" * 5, ["HAZARD-TRANS"]),
    ],
)
def test_distance_of_a_transcendental_result(between: str, expected: list[str]) -> None:
    assert rules(f"v_rcp_f32_e32 v0, v1\n{between}v_add_f32_e32 v2, v0, v3") == expected


def test_chips_without_the_hazard() -> None:
    body = "v_rcp_f32_e32 v0, v1\nv_add_f32_e32 v2, v0, v3\nv_mad_u64_u32 v[4:5], null, v4, v6, v[8:9]"
    assert rules(body, chip="gfx1103") == ["HAZARD-TRANS", "HAZARD-OVERLAP"]
    assert rules(body, chip="gfx1150") == []


def test_a_hazard_on_the_only_way_through_blocks_is_an_error() -> None:
    body = "v_rcp_f32_e32 v0, v1\ns_cbranch_scc1 .La\ns_endpgm\n.La:\nv_add_f32_e32 v2, v0, v3"
    assert rules(body) == ["HAZARD-TRANS"]


def test_a_hazard_around_a_loop_is_an_error() -> None:
    assert rules(".La:\nv_add_f32_e32 v2, v0, v3\nv_rcp_f32_e32 v0, v1\ns_cbranch_scc1 .La") == ["HAZARD-TRANS"]


def test_a_hazard_on_one_of_two_ways_is_found_and_told_apart() -> None:
    """Compilers of LLVM 19 overlook these where the ways meet again further up."""
    diamond = "{}\ns_cbranch_scc1 .La\ns_nop 0\n.La:\nv_add_f32_e32 v2, v0, v3"
    assert rules(diamond.format("v_rcp_f32_e32 v0, v1")) == ["HAZARD-TRANS-JOIN"]
    one_arm = "s_cbranch_scc1 .La\nv_rcp_f32_e32 v0, v1\n.La:\nv_add_f32_e32 v2, v0, v3"
    assert rules(one_arm) in (["HAZARD-TRANS"], ["HAZARD-TRANS-JOIN"])


def test_halves_of_a_register_are_told_apart() -> None:
    assert rules("v_rcp_f16_e32 v8.l, v7.l\nv_rcp_f16_e32 v8.h, v8.h") == []
    assert rules("v_rcp_f16_e32 v8.l, v7.l\nv_rcp_f16_e32 v9.h, v8.l") == ["HAZARD-TRANS"]
    assert rules("v_rcp_f16_e32 v8.l, v7.l\nv_mov_b32_e32 v9, v8") == ["HAZARD-TRANS"]
    assert rules("v_rcp_f16_e32 v8.l, v7.l\nv_mov_b16_e32 v8.h, v9.l") == []


def test_an_accumulator_is_a_source() -> None:
    assert rules("v_rcp_f32_e32 v0, v1\nv_fmac_f32_e32 v0, v2, v3") == ["HAZARD-TRANS"]
    assert rules("v_rcp_f32_e32 v0, v1\nv_dual_fmac_f32 v0, v2, v3 :: v_dual_mov_b32 v5, v4") == ["HAZARD-TRANS"]


MAD = "v_mad_u64_u32 v[10:11], null, v23, v6, v[9:10]\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (MAD + "v_mov_b32_e32 v11, 0\nv_mov_b32_e32 v2, v11", []),
        (MAD + "v_mov_b32_e32 v2, v11", ["HAZARD-OVERLAP"]),
        (MAD + "s_cbranch_scc1 .La\nv_mov_b32_e32 v11, 0\n.La:\nv_mov_b32_e32 v2, v11", []),
        (MAD + "s_cbranch_scc1 .La\nv_mov_b32_e32 v12, 0\n.La:\nv_mov_b32_e32 v2, v11", ["HAZARD-OVERLAP"]),
        (MAD + "v_mad_u64_u32 v[12:13], null, v23, v6, v[10:11]\nv_mov_b32_e32 v2, v12", []),
        (MAD + "v_mad_u64_u32 v[12:13], null, v23, v6, v[10:11]\nv_mov_b32_e32 v2, v13", ["HAZARD-OVERLAP"]),
        (MAD + "v_mad_u64_u32 v[12:13], null, v11, v6, v[10:11]\nv_mov_b32_e32 v2, v12", ["HAZARD-OVERLAP"]),
        (
            f"v_mov_b32_e32 v11, 0\n.La:\n{MAD}v_mov_b32_e32 v9, v10\ns_cbranch_scc1 .La",
            [],
        ),
        (MAD, []),
        ("v_mad_u64_u32 v[10:11], null, v10, v6, v[8:9]", ["HAZARD-OVERLAP"]),
        ("v_mad_i64_i32 v[10:11], null, v7, v11, v[8:9]", ["HAZARD-OVERLAP"]),
        ("v_mad_u64_u32 v[10:11], null, v7, v6, v[10:11]", ["HAZARD-OVERLAP"]),
        ("v_mad_u64_u32 v[10:11], null, v7, v6, v[12:13]", []),
        ("v_mqsad_u32_u8 v[0:3], v[3:4], v5, v[6:9]", ["HAZARD-OVERLAP"]),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[16:23], v[24:31], v[0:7]", []),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[16:23], v[24:31], v[4:11]", ["HAZARD-OVERLAP"]),
        ("v_wmma_f32_16x16x16_f16 v[0:7], v[7:14], v[24:31], v[0:7]", ["HAZARD-OVERLAP"]),
        ("global_load_b64 v[0:1], v[0:1], off", []),
    ],
)
def test_destinations_that_overlap_sources(body: str, expected: list[str]) -> None:
    assert rules(body) == expected


RCP = "v_rcp_f32_e32 v0, v1\n"
ADD = "v_add_f32_e32 v2, v0, v3\n"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        (RCP + ADD * 3, ["HAZARD-TRANS"]),
        (RCP + ADD + RCP + ADD, ["HAZARD-TRANS"] * 2),
        (RCP + "s_cbranch_scc1 .La\n" + ADD + "s_endpgm\n.La:\n" + ADD, ["HAZARD-TRANS"] * 2),
        (RCP + "v_mov_b32_e32 v0, 0\n" + ADD, []),
        (RCP + "v_dual_mov_b32 v0, 0 :: v_dual_mov_b32 v9, 0\n" + ADD, []),
        (RCP + "v_mov_b32_dpp v0, v5 row_shr:1 row_mask:0xf bank_mask:0xf\n" + ADD, ["HAZARD-TRANS"]),
        (RCP + "v_mov_b32_e32 v0, 0\ns_mov_b32 exec_lo, s4\n" + ADD, ["HAZARD-TRANS"]),
        ("v_rcp_f16_e32 v0.l, v7.l\nv_mov_b16_e32 v0.h, v9.l\nv_mov_b32_e32 v9, v0", ["HAZARD-TRANS"]),
        ("v_rcp_f16_e32 v0.l, v7.l\nv_mov_b16_e32 v0.l, v9.l\nv_mov_b32_e32 v9, v0", []),
        ("s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n" + ADD * 3, ["HAZARD-DEALLOC"]),
        ("s_cbranch_scc1 .La\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n.La:\n" + ADD, ["HAZARD-DEALLOC"]),
        ("s_cbranch_scc1 .La\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n.La:\ns_endpgm", []),
    ],
)
def test_one_finding_for_each_cause_and_none_for_a_rewritten_register(body: str, expected: list[str]) -> None:
    assert rules(body) == expected


def test_one_finding_for_each_overwritten_mask_and_each_write_of_exec() -> None:
    reads = "v_cndmask_b32_e64 v3, v1, v2, s[2:3]\n"
    assert rules(reads + "s_mov_b64 s[2:3], s[4:5]\n" + reads * 2, wave64=True) == ["HAZARD-MASK"]
    body = "v_mov_b32_e32 v0, v4\ns_mov_b64 exec, s[0:1]\nv_mov_b32_e32 v1, v5\n" + "v_add_f32_e32 v2, v0, v1\n" * 2
    assert rules(body, wave64=True) == ["HAZARD-FORWARD"]


def test_the_transcendental_instruction_is_shown() -> None:
    text = "\tv_rcp_f32_e32 v0, v1\n\ts_nop 0\n\tv_add_f32_e32 v2, v0, v3\n\ts_endpgm\n"
    (found,) = check_program(read_text(text), Selection(select=("HAZARD",)))
    assert found.notes == (
        "line 1: v_rcp_f32_e32 v0, v1",
        "repair: before it `s_waitcnt_depctr depctr_va_vdst(0)`",
    )


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("v_mov_b32_e32 v0, v4\ns_mov_b64 exec, s[0:1]\nv_mov_b32_e32 v1, v5\n{}v_add_f32_e32 v2, v0, v1", 4),
        ("v_mov_b32_e32 v0, v4\ns_mov_b64 s[2:3], s[0:1]\nv_mov_b32_e32 v1, v5\n{}v_add_f32_e32 v2, v0, v1", -1),
    ],
)
def test_wave64_sources_around_a_write_of_exec(body: str, expected: int) -> None:
    for count in range(8):
        found = rules(body.format("v_mov_b32_e32 v20, 0\n" * count), wave64=True)
        assert found == (["HAZARD-FORWARD"] if count <= expected else [])
    assert rules(body.format("")) == []


def test_wave64_masks_read_as_data_are_no_masks() -> None:
    body = "v_cndmask_b32_e64 v0, v1, v2, s[2:3]\ns_mov_b32 s2, 4\nv_lshlrev_b32_e32 v3, s2, v4"
    assert rules(body, wave64=True) == []


def test_wave64_masks_are_followed_over_branches_waits_and_accesses() -> None:
    between = "s_cbranch_scc0 .La\nglobal_load_b32 v9, v8, s[6:7]\ns_waitcnt vmcnt(0)\n.La:\n"
    body = "v_cndmask_b32_e64 v0, v1, v2, s[2:3]\n{}s_mov_b64 s[2:3], s[4:5]\n{}{}v_cndmask_b32_e64 v3, v1, v2, s[2:3]"
    wait = "s_waitcnt_depctr depctr_sa_sdst(0)\n"
    assert rules(body.format(between, "", between.replace("La", "Lb")), wave64=True) == ["HAZARD-MASK"]
    assert rules(body.format("v_mov_b32_e32 v20, 0\n" * 9, "", ""), wave64=True) == ["HAZARD-MASK"]
    assert rules(body.format(between, wait, between.replace("La", "Lb")), wave64=True) == []


def test_wave64_sources_around_a_write_of_exec_are_seen_where_paths_join() -> None:
    body = "v_mov_b32_e32 v0, v4\ns_mov_b64 exec, s[0:1]\n{}.La:\nv_mov_b32_e32 v1, v5\nv_add_f32_e32 v2, v0, v1"
    assert rules(body.format("s_cbranch_scc0 .La\n"), wave64=True) == ["HAZARD-FORWARD-JOIN"]
    assert rules(body.format("s_waitcnt_depctr depctr_va_vdst(0)\n"), wave64=True) == []
    loop = "v_mov_b32_e32 v1, v5\n.La:\nv_add_f32_e32 v2, v0, v1\nv_mov_b32_e32 v0, v4\ns_mov_b64 exec, s[0:1]\n"
    loop += "{}s_cbranch_scc0 .La"
    assert rules(loop.format(""), wave64=True) == []  # neither path has one of each
    assert rules(loop.format("v_mov_b32_e32 v1, v5\n"), wave64=True) == ["HAZARD-FORWARD-JOIN"]
