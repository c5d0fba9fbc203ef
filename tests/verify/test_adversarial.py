"""Pairs that differ in what another wave, another lane or a later instruction may see: never proved, by either way."""

from __future__ import annotations

import pytest
from verify_snippets import compare

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import build_flow
from isatool.asm.reader import read_text
from isatool.semantics import effects
from isatool.semantics.mode import Mode
from isatool.verify.product import compile as steps
from isatool.verify.product.runner import UnsupportedError
from isatool.verify.structural.blockwise import same_by_blocks
from isatool.verify.verdict import ASSUMING, PROVED

STORE = "global_store_b32 v1, v2, s[4:5]\n"
LOAD = "global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
FLAG = "global_store_b32 v1, v0, s[6:7]\n"
STORES_DONE = "s_waitcnt_vscnt null, 0x0\n"
INDEX = "s_mov_b32 s12, 1\ns_mov_b32 s13, 7\ns_mov_b32 m0, s8\n"
LATE = "global_load_b32 v3, v1, s[4:5] offset:64\n"
ACQUIRE = "global_load_b32 v9, v1, s[6:7] glc dlc\ns_waitcnt vmcnt(0)\nbuffer_gl0_inv\n"
AGAIN = (
    "s_load_b32 s10, s[6:7], 0x0{0}\ns_waitcnt lgkmcnt(0)\n{1}s_load_b32 s11, s[6:7], 0x0{0}\ns_waitcnt lgkmcnt(0)\n"
)
LOOP = ".LBB0_1:\n{}s_add_i32 s8, s8, 1\ns_cmp_lg_u32 s8, 0\ns_cbranch_scc1 .LBB0_1\n"
COUNTED = (
    "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 0\n.LBB0_1:\nv_add_nc_u32_e32 v2, v2, v0\ns_add_i32 s10, s10, 1\n{}\n"
    "s_cbranch_scc1 .LBB0_1\n"
)

IDLE = "v_writelane_b32 v3, {}, 31\nv_mov_b32_e32 v3, v0\n"
"""lane 31 keeps what is written there if it has no work-item"""
MATRIX = "".join(f"v_mov_b32_e32 v{number}, v0\n" for number in range(16, 48))
MATRIX += "v_wmma_f32_16x16x16_f16 v[16:23], v[24:31], v[32:39], v[{}:{}]\nv_mov_b32_e32 v16, v0\n"
READ = "v_readlane_b32 s10, v{}, 31\nv_mov_b32_e32 v2, s10\n"

BACK = "s_waitcnt lgkmcnt(0)\nds_load_b32 v2, v1\ns_waitcnt lgkmcnt(0)\n"
EXPORT = "exp mrt0 v2, v2, v2, v2 done\n"
DIRECT = "s_mov_b32 m0, 64\nlds_direct_load v2 wait_vdst:0\n"
IMAGE = "".join(f"s_mov_b32 s{number}, s8\n" for number in range(12, 24)) + (
    "v_mov_b32_e32 v4, {}\nv_mov_b32_e32 v5, v0\ns_and_saveexec_b32 s10, s9\nv_mov_b32_e32 v4, v0\n"
    "image_sample v2, v[4:5], s[12:19], s[20:23] dmask:0x1 dim:SQ_RSRC_IMG_2D\ns_waitcnt vmcnt(0)\n"
)

PAIRS: dict[str, tuple[str, str]] = {
    **{
        f"a store of the LDS at a barrier, {name} after it": (
            f"ds_store_b32 v1, v0\n{exchange}s_waitcnt lgkmcnt(1)\ns_barrier\ns_waitcnt lgkmcnt(0)\n{STORE}",
            f"ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(1)\ns_barrier\n{exchange}s_waitcnt lgkmcnt(0)\n{STORE}",
        )
        for name, exchange in (
            ("a permutation", "ds_bpermute_b32 v2, v0, v1\n"),
            ("values pushed", "ds_permute_b32 v2, v0, v1\n"),
            ("a swizzle", "ds_swizzle_b32 v2, v1 offset:swizzle(SWAP,16)\n"),
            ("a load", "ds_load_b32 v2, v1 offset:1024\n"),
        )
    },
    "a store of the LDS at a barrier, after a load that returns": (
        f"ds_load_b32 v2, v1\nds_store_b32 v1, v0 offset:1024\ns_waitcnt lgkmcnt(0)\ns_barrier\n{STORE}",
        f"ds_load_b32 v2, v1\nds_store_b32 v1, v0 offset:1024\ns_waitcnt lgkmcnt(1)\ns_barrier\n{STORE}",
    ),
    **{
        f"a store of the LDS of an iteration before, {first} against {second} in flight before a flag": (
            LOOP.format(f"ds_store_b32 v1, v0\nv_add_nc_u32_e32 v1, 64, v1\ns_waitcnt lgkmcnt({first})\ns_barrier\n")
            + FLAG,
            LOOP.format(f"ds_store_b32 v1, v0\nv_add_nc_u32_e32 v1, 64, v1\ns_waitcnt lgkmcnt({second})\ns_barrier\n")
            + FLAG,
        )
        for first, second in ((1, 2), (2, 3), (2, 60), (5, 6), (12, 13))
    },
    "a register that an export has yet to read": (
        "v_mov_b32_e32 v2, 1\n" + EXPORT + "s_waitcnt expcnt(0)\nv_mov_b32_e32 v2, 2\n" + STORE,
        "v_mov_b32_e32 v2, 1\n" + EXPORT + "v_mov_b32_e32 v2, 2\ns_waitcnt expcnt(0)\n" + STORE,
    ),
    "a direct load of the LDS in flight at a barrier": (
        DIRECT + "s_waitcnt expcnt(0)\ns_barrier\nds_store_b32 v1, v0\n" + STORE,
        DIRECT + "s_barrier\ns_waitcnt expcnt(0)\nds_store_b32 v1, v0\n" + STORE,
    ),
    "addresses of a sample in lanes that are off": (
        IMAGE.format("v1") + "s_mov_b32 exec_lo, s10\n" + STORE,
        IMAGE.format("v0") + "s_mov_b32 exec_lo, s10\n" + STORE,
    ),
    "a lane without a work-item, read": (
        IDLE.format("s8") + READ.format(3) + STORE,
        IDLE.format("s9") + READ.format(3) + STORE,
    ),
    "a lane without a work-item, written in one program": (
        IDLE.format("s8") + READ.format(3) + STORE,
        "v_mov_b32_e32 v3, v0\n" + READ.format(3) + STORE,
    ),
    "a lane without a work-item, read in another block": (
        IDLE.format("s8") + LOOP.format("v_mov_b32_e32 v3, v0\n") + READ.format(3) + STORE,
        IDLE.format("s9") + LOOP.format("v_mov_b32_e32 v3, v0\n") + READ.format(3) + STORE,
    ),
    "a lane without a work-item, shifted in": (
        IDLE.format("s8") + "v_mov_b32_dpp v2, v3 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1\n" + STORE,
        IDLE.format("s9") + "v_mov_b32_dpp v2, v3 row_shl:1 row_mask:0xf bank_mask:0xf bound_ctrl:1 fi:1\n" + STORE,
    ),
    "a matrix in lanes without a work-item": (
        MATRIX.format(16, 23) + READ.format(16) + STORE,
        MATRIX.format(40, 47) + READ.format(16) + STORE,
    ),
    "a scalar register chosen by M0": (
        INDEX + "s_movrels_b32 s10, s12\nv_mov_b32_e32 v2, s10\n" + STORE,
        INDEX.replace("7", "8") + "s_movrels_b32 s10, s12\nv_mov_b32_e32 v2, s10\n" + STORE,
    ),
    "a scalar register written by M0": (
        INDEX + "s_movreld_b32 s12, s9\nv_mov_b32_e32 v2, s13\n" + STORE,
        INDEX.replace("m0, s8", "m0, s9") + "s_movreld_b32 s12, s9\nv_mov_b32_e32 v2, s13\n" + STORE,
    ),
    "a wait for a number in a register": (
        "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, 1\n" + STORE + "s_waitcnt_vscnt s10, 0x0\n" + FLAG,
        "s_mov_b32 s10, 63\nv_mov_b32_e32 v2, 1\n" + STORE + "s_waitcnt_vscnt s10, 0x0\n" + FLAG,
    ),
    "a flag after its data": (
        "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + FLAG,
        "v_mov_b32_e32 v2, 1\n" + STORE + FLAG,
    ),
    "a flag after its data, wait too late": (
        "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + FLAG,
        "v_mov_b32_e32 v2, 1\n" + STORE + FLAG + STORES_DONE,
    ),
    "a flag after its data, in a loop": (
        "v_mov_b32_e32 v2, 1\n" + LOOP.format(STORE + STORES_DONE + FLAG),
        "v_mov_b32_e32 v2, 1\n" + LOOP.format(STORE + FLAG + STORES_DONE),
    ),
    "a flag after the data of the iteration before": (
        "v_mov_b32_e32 v2, 1\n" + LOOP.format(STORES_DONE + FLAG + STORE),
        "v_mov_b32_e32 v2, 1\n" + LOOP.format(FLAG + STORES_DONE + STORE),
    ),
    "a flag after data in LDS": (
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n" + FLAG,
        "ds_store_b32 v1, v0\n" + FLAG + "s_waitcnt lgkmcnt(0)\n",
    ),
    "a flag in LDS after data": (
        "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + "ds_store_b32 v1, v0",
        "v_mov_b32_e32 v2, 1\n" + STORE + "ds_store_b32 v1, v0\n" + STORES_DONE,
    ),
    "a flag in LDS before its data": (
        "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + "ds_store_b32 v1, v0",
        "v_mov_b32_e32 v2, 1\nds_store_b32 v1, v0\n" + STORE + STORES_DONE,
    ),
    "a flag before its data in LDS": (
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n" + FLAG,
        FLAG + "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n",
    ),
    "a flag before its data in LDS, waited for": (
        "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n" + FLAG,
        FLAG + STORES_DONE + "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\n",
    ),
    "a lock given back before data in LDS were read": (
        ACQUIRE + "ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)\n" + FLAG + "global_store_b32 v1, v3, s[6:7] offset:4",
        ACQUIRE + FLAG + "ds_load_b32 v3, v1\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v1, v3, s[6:7] offset:4",
    ),
    "two stores exchanged around their wait": (
        "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + FLAG.replace("s[6:7]", "s[4:5] offset:1024"),
        "v_mov_b32_e32 v2, 1\n" + FLAG.replace("s[6:7]", "s[4:5] offset:1024") + STORES_DONE + STORE,
    ),
    "a lock given back before its data were read": (
        ACQUIRE + LATE + "s_waitcnt vmcnt(0)\n" + FLAG + "global_store_b32 v1, v3, s[6:7] offset:4",
        ACQUIRE + LATE + FLAG + "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v3, s[6:7] offset:4",
    ),
    "a scalar load past the cache": (
        AGAIN.format(" glc", "") + "s_sub_u32 s10, s10, s11\nv_mov_b32_e32 v2, s10\n" + STORE,
        AGAIN.format(" glc", "") + "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, s10\n" + STORE,
    ),
    "a scalar load after an invalidation": (
        AGAIN.format("", "s_dcache_inv\n") + "s_sub_u32 s10, s10, s11\nv_mov_b32_e32 v2, s10\n" + STORE,
        AGAIN.format("", "s_dcache_inv\n") + "s_mov_b32 s10, 0\nv_mov_b32_e32 v2, s10\n" + STORE,
    ),
    "a mode of 16-bit floats": (
        LOAD + "v_cvt_f16_f32_e32 v2, v2\n" + STORE,
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1\n" + LOAD + "v_cvt_f16_f32_e32 v2, v2\n" + STORE,
    ),
    "denormals": (
        LOAD + "v_add_f32_e32 v2, v2, v2\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\n" + STORE,
        LOAD + "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0\nv_add_f32_e32 v2, v2, v2\n" + STORE,
    ),
    "rounding": (
        LOAD + "v_add_f32_e32 v2, v2, v2\ns_round_mode 0x1\n" + STORE,
        LOAD + "s_round_mode 0x1\nv_add_f32_e32 v2, v2, v2\n" + STORE,
    ),
    "a constant of packed halves": (
        LOAD + "v_pk_add_f16 v2, v2, 1.0\n" + STORE,
        LOAD + "v_pk_add_f16 v2, v2, 0x3f800000\n" + STORE,
    ),
    "a constant of mixed width": (
        LOAD + "v_fma_mix_f32 v2, v2, 1.0, v2 op_sel_hi:[0,1,0]\n" + STORE,
        LOAD + "v_fma_mix_f32 v2, v2, 0x3f800000, v2 op_sel_hi:[0,1,0]\n" + STORE,
    ),
    "a constant of 16 bits": (
        LOAD + "v_cvt_f32_f16_e32 v2, 1.0\n" + STORE,
        LOAD + "v_cvt_f32_f16_e32 v2, 0x3f800000\n" + STORE,
    ),
    "DPP takes its first source from elsewhere": (
        "v_mov_b32_e32 v3, v0\nv_add_nc_u32_dpp v2, v3, v1 row_shr:1 row_mask:0xf bank_mask:0xf bound_ctrl:1\n" + STORE,
        "v_mov_b32_e32 v3, v0\nv_swap_b32 v3, v1\nv_add_nc_u32_dpp v2, v3, v1 row_shr:1 row_mask:0xf bank_mask:0xf "
        "bound_ctrl:1\nv_swap_b32 v3, v1\n" + STORE,
    ),
    "DPP keeps its old value and its source apart": (
        "global_load_b32 v4, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v2, v0\n"
        "v_add_nc_u32_dpp v2, v4, v1 row_shr:1 row_mask:0xf bank_mask:0xf\n" + STORE,
        "global_load_b32 v2, v1, s[6:7]\ns_waitcnt vmcnt(0)\nv_mov_b32_e32 v4, v0\n"
        "v_add_nc_u32_dpp v2, v4, v1 row_shr:1 row_mask:0xf bank_mask:0xf\n" + STORE,
    ),
    "a lane that was off at entry": (
        "s_or_saveexec_b32 s10, -1\nv_mov_b32_e32 v5, 1\ns_mov_b32 exec_lo, s10\nv_mov_b32_e32 v5, v0\n"
        "v_readlane_b32 s11, v5, 31\nv_mov_b32_e32 v2, s11\n" + STORE,
        "s_or_saveexec_b32 s10, -1\nv_mov_b32_e32 v6, 1\ns_mov_b32 exec_lo, s10\nv_mov_b32_e32 v5, v0\n"
        "v_readlane_b32 s11, v5, 31\nv_mov_b32_e32 v2, s11\n" + STORE,
    ),
    "EXEC narrowed by a comparison": (
        "v_mov_b32_e32 v2, 1\nv_cmpx_gt_u32_e32 8, v0\nv_mov_b32_e32 v2, 2\n" + STORE,
        "v_mov_b32_e32 v2, 1\nv_mov_b32_e32 v2, 2\n" + STORE,
    ),
    "a condition in VCC": (
        "v_cmp_gt_u32_e32 vcc_lo, 8, v0\n" + LOAD + "v_div_fmas_f32 v2, v2, v1, v0\n" + STORE,
        "v_cmp_gt_u32_e32 vcc_lo, 9, v0\n" + LOAD + "v_div_fmas_f32 v2, v2, v1, v0\n" + STORE,
    ),
    "the old value where no lane is read": (
        LOAD + "v_mov_b32_e32 v3, v0\nv_add_nc_u32_dpp v3, v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        "global_store_b32 v1, v3, s[4:5]",
        LOAD + "v_mov_b32_e32 v3, v1\nv_add_nc_u32_dpp v3, v2, v1 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        "global_store_b32 v1, v3, s[4:5]",
    ),
    "the other half": (
        LOAD + "v_mov_b32_e32 v3, -1\nglobal_load_d16_b16 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
        "global_store_b32 v1, v3, s[4:5]",
        LOAD + "v_mov_b32_e32 v3, 1\nglobal_load_d16_b16 v3, v1, s[6:7]\ns_waitcnt vmcnt(0)\n"
        "global_store_b32 v1, v3, s[4:5]",
    ),
    "a message to the host": (
        "v_mov_b32_e32 v2, 1\ns_mov_b32 m0, 0\ns_sendmsg sendmsg(MSG_INTERRUPT)\n" + STORE,
        "v_mov_b32_e32 v2, 1\ns_mov_b32 m0, 0\n" + STORE,
    ),
    "a loop with a signed test": (
        COUNTED.format("s_cmp_lt_u32 s10, s8") + STORE,
        COUNTED.format("s_cmp_lt_i32 s10, s8") + STORE,
    ),
    "a loop that may miss its end": (
        COUNTED.replace("s10, 1", "s10, 4").format("s_cmp_lg_u32 s10, s8") + STORE,
        COUNTED.replace("s10, 1", "s10, 4").format("s_cmp_lt_u32 s10, s8") + STORE,
    ),
    "one turn for two": (
        COUNTED.format("s_cmp_lt_i32 s10, s8") + STORE,
        COUNTED.replace("v2, v2, v0\n", "v2, v2, v0\nv_add_nc_u32_e32 v2, v2, v0\n")
        .replace("s10, 1", "s10, 2")
        .format("s_cmp_lt_i32 s10, s8")
        + STORE,
    ),
    "an address that wraps at 32 bits": (
        "v_add_nc_u32_e32 v3, s8, v1\nglobal_load_b32 v2, v3, s[6:7]\ns_waitcnt vmcnt(0)\n" + STORE,
        "s_add_u32 s10, s6, s8\ns_addc_u32 s11, s7, 0\nglobal_load_b32 v2, v1, s[10:11]\ns_waitcnt vmcnt(0)\n" + STORE,
    ),
    "an address in a loop that wraps at 32 bits": (
        "s_mov_b32 s10, 0\nv_mov_b32_e32 v3, v1\n.LBB0_1:\nglobal_load_b32 v2, v3, s[6:7]\ns_waitcnt vmcnt(0)\n"
        "v_add_nc_u32_e32 v3, 4, v3\ns_add_i32 s10, s10, 1\ns_cmp_lt_u32 s10, s8\ns_cbranch_scc1 .LBB0_1\n" + STORE,
        "s_mov_b32 s10, 0\ns_mov_b64 s[12:13], s[6:7]\n.LBB0_1:\nglobal_load_b32 v2, v1, s[12:13]\ns_waitcnt vmcnt(0)\n"
        "s_add_u32 s12, s12, 4\ns_addc_u32 s13, s13, 0\ns_add_i32 s10, s10, 1\ns_cmp_lt_u32 s10, s8\n"
        "s_cbranch_scc1 .LBB0_1\n" + STORE,
    ),
    "a product of 24 bits": ("v_mul_u32_u24_e32 v2, s8, v0\n" + STORE, "v_mul_lo_u32 v2, s8, v0\n" + STORE),
    "a barrier that some waves pass": (
        "s_cmp_eq_u32 s2, 0\ns_cbranch_scc1 .LBB0_1\ns_barrier\n.LBB0_1:\nv_mov_b32_e32 v2, 1\n" + STORE,
        "v_mov_b32_e32 v2, 1\n" + STORE,
    ),
    "a trap": ("v_mov_b32_e32 v2, 1\ns_trap 2\n" + STORE, "v_mov_b32_e32 v2, 1\n" + STORE),
    "an event that is waited for": ("v_mov_b32_e32 v2, 1\ns_wait_event 1\n" + STORE, "v_mov_b32_e32 v2, 1\n" + STORE),
    "a wave that sleeps is woken": ("v_mov_b32_e32 v2, 1\ns_wakeup\n" + STORE, "v_mov_b32_e32 v2, 1\n" + STORE),
    "an early end": ("v_mov_b32_e32 v2, 1\ns_endpgm\n" + STORE, "v_mov_b32_e32 v2, 1\n" + STORE),
    "registers given back": (
        "v_mov_b32_e32 v2, 1\n" + STORE + "s_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)",
        "v_mov_b32_e32 v2, 1\ns_nop 0\ns_sendmsg sendmsg(MSG_DEALLOC_VGPRS)\n" + STORE,
    ),
    "a store before a load is done, as no register needs it before": (
        LATE + "s_waitcnt vmcnt(0)\n" + FLAG + "global_store_b32 v1, v3, s[6:7] offset:4",
        LATE + FLAG + "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v3, s[6:7] offset:4",
    ),
    "an instruction that nobody knows": (
        "v_mov_b32_e32 v2, 1\ns_sendmsg_rtn_b32 s10, sendmsg(MSG_RTN_GET_REALTIME)\ns_waitcnt lgkmcnt(0)\n"
        "v_mov_b32_e32 v2, s10\n" + STORE,
        "v_mov_b32_e32 v2, 1\ns_sendmsg_rtn_b32 s10, sendmsg(MSG_RTN_GET_DOORBELL)\ns_waitcnt lgkmcnt(0)\n"
        "v_mov_b32_e32 v2, s10\n" + STORE,
    ),
}


def assert_not_proved(first: str, second: str) -> None:
    """At most given that no lane was off at entry."""
    found = compare(first, second, lds=2048)
    assert found.status != PROVED
    assert not found.holds or list(map(str, found.assumptions)) == ["full-waves"]


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_what_may_be_seen_is_not_proved_equal(first: str, second: str) -> None:
    assert_not_proved(first, second)


@pytest.mark.parametrize(("first", "second"), PAIRS.values(), ids=PAIRS)
def test_nor_by_values_alone(first: str, second: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("isatool.verify.prove.same_by_blocks", lambda *_, **__: "not asked")
    monkeypatch.setattr("isatool.verify.prove.same_unfolding", lambda *_: "not asked")
    assert_not_proved(first, second)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("ds_store_b32 v{0}, v6\nds_store_b32 v{0}, v7 offset:4\n" + BACK, "ds_store_b64 v{0}, v[6:7]\n" + BACK),
        (
            "ds_store_b32 v{0}, v6\nds_store_b32 v{0}, v7 offset:4\n" + BACK,
            "ds_store_2addr_b32 v{0}, v6, v7 offset1:1\n" + BACK,
        ),
        (
            "global_store_b32 v{0}, v6, s[6:7]\nglobal_store_b32 v{0}, v7, s[6:7] offset:4\n",
            "global_store_b64 v{0}, v[6:7], s[6:7]\n",
        ),
    ],
)
def test_stores_are_joined_only_if_no_two_lanes_store_the_same_bytes(first: str, second: str) -> None:
    halves = "v_mov_b32_e32 v2, 1\nv_mov_b32_e32 v6, v0\nv_not_b32_e32 v7, v0\nv_lshlrev_b32_e32 v8, 3, v0\n"
    for register, status in ((8, PROVED), (1, ASSUMING)):
        pair = (halves + body.format(register) + STORE for body in (first, second))
        found = compare(*pair, lds=2048, items=32)
        assert found.status == status
        assert (Sentence.NO_RACES in (each.subject for each in found.assumptions)) == (register == 1)


def test_stores_of_one_lane_to_the_same_bytes_are_not_joined() -> None:
    halves = "v_mov_b32_e32 v2, 1\nv_mov_b32_e32 v6, v0\nv_not_b32_e32 v7, v0\n"
    one, two = "ds_store_b32 v1, v6\nds_store_b32 v1, v7\n", "ds_store_2addr_b32 v1, v6, v7\n"
    assert compare(halves + one + BACK, halves + one + BACK, lds=2048).status == PROVED
    assert not compare(halves + one + BACK + STORE, halves + two + BACK + STORE, lds=2048).holds


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (STORE + STORES_DONE + FLAG, "v_mov_b32_e32 v3, 1\n" + STORE.replace("v2", "v3") + STORES_DONE + FLAG),
        (LOOP.format(STORE + FLAG), LOOP.format("s_nop 1\n" + STORE + FLAG)),
        (  # the data of an iteration has arrived at the flag of the next one
            "v_mov_b32_e32 v2, 1\n" + LOOP.format(STORES_DONE + FLAG + STORE),
            "v_mov_b32_e32 v2, 1\n" + LOOP.format(FLAG + STORE + STORES_DONE),
        ),
        (LOOP.format(LOAD + STORE), LOOP.format(LOAD.replace("v2", "v7") + "v_mov_b32_e32 v2, v7\n" + STORE)),
        ("v_mov_b32_e32 v2, 1\n" + STORE + FLAG, "v_mov_b32_e32 v2, 1\n" + STORE + STORES_DONE + FLAG),
    ],
)  # fmt: skip
def test_stores_that_nobody_waits_for_and_other_waits_are_fine(
    first: str, second: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("isatool.verify.prove.same_by_blocks", lambda *_, **__: "not asked")
    monkeypatch.setattr("isatool.verify.prove.same_unfolding", lambda *_: "not asked")
    defined = "v_mov_b32_e32 v2, 1\n"
    assert compare(defined + first, defined + second, lds=2048).holds


def test_an_effect_without_a_step_is_refused_not_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    flow = build_flow(read_text("k:\n\ts_nop 0\n").functions[0])
    unknown = effects.Lowered((object(),))  # type: ignore[arg-type]
    monkeypatch.setattr(steps, "lower", lambda *_, **__: unknown)
    with pytest.raises(UnsupportedError, match="not followed"):
        steps.compiled.__wrapped__(flow.instructions[0], Mode(), 32)


def test_only_effects_of_the_semantics_are_followed() -> None:
    assert set(steps._FOLLOWED) <= set(effects.Effect.__args__)


def test_blocks_compare_registers_that_m0_may_choose() -> None:
    flows = []
    for number in (7, 8):
        body = f"\ts_mov_b32 s13, {number}\n\ts_movrels_b32 s10, s12\n\tv_mov_b32_e32 v2, s10\n"
        flows.append(build_flow(read_text(f"k:\n{body}\tglobal_store_b32 v1, v2, s[4:5]\n\ts_endpgm\n").functions[0]))
    assert same_by_blocks(flows[0], flows[1]) is not None


def test_up_to_the_payload_of_nans_a_sum_is_no_factor() -> None:
    flows = []
    for sources in (("v2", "v3"), ("v3", "v2")):
        body = f"\tv_mov_b32_e32 v4, {sources[0]}\n\tv_mov_b32_e32 v5, {sources[1]}\n\tv_dot2acc_f32_f16 v4, v5, v6\n"
        flows.append(build_flow(read_text(f"k:\n{body}\tglobal_store_b32 v1, v4, s[4:5]\n\ts_endpgm\n").functions[0]))
    assert same_by_blocks(flows[0], flows[1], nan_payload=True) is not None
