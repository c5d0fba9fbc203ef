"""Every way to write operands and modifiers, held against the assembler: what is read prints the same bytes."""

from __future__ import annotations

import pytest
from single_pieces import read_instruction

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.ir.instruction import Dual, Instruction
from isatool.ir.operands import Expression, Float, Integer, Keyword, RegisterList
from isatool.isa import chips
from isatool.isa.registers import EXEC_LO, M0, SCC, VCC_LO, RegisterRange, sgpr, ttmp, vgpr

STATEMENTS = """
v_mov_b32 v0, v255
v_mov_b32_e32 v[5], v[7:7]
v_mov_b32 v0, s105
v_mov_b32 v0, ttmp15
v_mov_b32 v0, vcc_lo
v_mov_b32 v0, vcc_hi
v_mov_b32 v0, m0
v_mov_b32 v0, exec_lo
v_mov_b32 v0, exec_hi
v_mov_b32 v0, null
v_mov_b32 v0, src_scc
v_mov_b32 v0, src_shared_base
v_mov_b32 v0, src_private_limit
v_mov_b32 v0, 64
v_mov_b32 v0, -16
v_mov_b32 v0, - 5
v_mov_b32 v0, 0x1F
v_mov_b32 v0, 0x20000001L
v_mov_b32 v0, 1ull + 017l
v_mov_b32 v0, 0b101
v_mov_b32 v0, 017
v_mov_b32 v0, 'a'
v_mov_b32 v0, 1.0
v_mov_b32 v0, -.5
v_mov_b32 v0, 5.
v_mov_b32 v0, 1e3
v_mov_b32 v0, 1.5e-3
v_mov_b32 v0, 0x1.8p1
v_mov_b32 v0, 0.15915494
v_mov_b32 v0, 1 + 2*3
v_mov_b32 v0, (1 << 4) | 3
v_mov_b32 v0, ~0
v_mov_b32 v0, -(4)
v_mov_b32 v0, lit(1.0)
v_mov_b32 v0, symbol
v_mov_b32 v0, symbol@abs32@lo
s_add_u32 s0, s0, symbol@rel32@lo+4
s_addc_u32 s1, s1, symbol@gotpcrel32@hi+12
s_mov_b32 s0, .Llocal-.Lother
s_mov_b32 m0, -1
s_mov_b64 vcc, exec
s_mov_b64 s[4:5], 0x12345678
s_and_saveexec_b32 s0, vcc_lo
s_load_b128 [s0,s1,s2,s3], [s4,s5], null
s_load_b64 s[0:1], s[2:3], 0x10
s_load_b64 s[0:1], s[2:3], -8
s_load_b64 s[0:1], s[2:3], s5 offset:0x10
s_load_b64 s[0:1], s[2:3], s5 offset: 16 glc dlc
s_load_b512 s[4:19], vcc, 0x0
s_buffer_load_b32 s5, s[8:11], m0
v_add_f32 v0, -v1, |v2|
v_add_f32 v0, neg(v1), abs(v2)
v_add_f32 v0, -|v1|, -abs(s2)
v_add_f32_e64 v0, |s1|, -1.0 clamp mul:2
v_add_f32 v0, v1, v2, clamp
v_add_f32 v0 v1 v2
v_add_f32 v0, v1, v2 div: 2
V_ADD_F32_E32 v0,v1,v2
v_fma_f32 v0, -v1, |v2|, s3 clamp mul:4
v_fma_f16 v0, v1, v2, v3 op_sel:[1,0,0,1]
v_pk_fma_f16 v0, v1, v2, v3 op_sel:[0,1,0] op_sel_hi:[1, 0,1] neg_lo:[1,0,0] neg_hi:[0,0,1] clamp
v_fma_mix_f32 v0, |v1|, -v2, v3 op_sel:[1,0,0] op_sel_hi:[1,1,0]
v_mov_b32_dpp v0, v1 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf
v_mov_b32 v0, v1 quad_perm:[3, 2, 1, 0] row_mask: 0x3 bank_mask: 0x5 bound_ctrl:1 fi:1
v_add_f32_dpp v0, -v1, |v2| row_shl:1 row_mask:0xf bank_mask:0xf
v_add_f32 v0, v1, v2 row_mirror
v_add_f32 v0, v1, v2 row_half_mirror row_mask:0x1
v_add_f32_e64_dpp v0, -v1, |v2| clamp mul:2 row_share:3 row_mask:0xf bank_mask:0xf
v_add_f32 v0, v1, v2 dpp8:[7,6,5,4,3,2,1,0] fi:1
v_cmp_lt_f32 vcc_lo, v0, v1 row_xmask:1 row_mask:0xf bank_mask:0xf
v_cmp_lt_f32 s5, s1, v1
v_cmpx_lt_f32 v0, v1
v_cndmask_b32 v0, v1, v2, vcc_lo
v_cndmask_b32_e64 v0, v1, -v2, s4
v_add_co_u32 v0, null, v1, v2
v_add_co_ci_u32 v0, vcc_lo, v1, v2, vcc_lo
v_readlane_b32 s0, v1, m0
v_readfirstlane_b32 exec_lo, v1
v_writelane_b32 v0, s1, 3
v_permlane16_b32 v0, v1, s2, s3 op_sel:[1,0]
v_swap_b32 v0, v1
v_mov_b16 v0.l, v1.h
v_add_f16 v0.h, v1.l, v2.h
v_fmamk_f32 v0, v1, 0x12345, v2
v_fmaak_f32 v0, 1.0, v2, 0x3f800000
v_mad_u64_u32 v[0:1], null, v2, v3, v[4:5]
v_div_scale_f32 v0, vcc_lo, v1, v2, v3
v_lshlrev_b64 v[0:1], 3, v[2:3]
v_add_f64 v[0:1], 3.0, -v[2:3]
v_wmma_f32_16x16x16_f16 v[0:7], v[8:15], v[16:23], v[0:7]
v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v1, v2, v3
v_dual_mov_b32 v0, v1::v_dual_mov_b32 v1, v2
V_DUAL_FMAC_F32 v0, s1, v2 :: v_dual_fmaak_f32 v1, s1, v3, 0x42280000
v_dual_cndmask_b32 v0, v1, v2 :: v_dual_mul_f32 v3, 0.5, v5
v_interp_p10_f32 v0, v1, v2, v3 wait_exp:1
lds_direct_load v1 wait_vdst:15
lds_param_load v1, attr0.x wait_vdst: 3
ds_load_b32 v0, v1
ds_load_b32 v0, v1 offset:65535
ds_load_b32 v0, v1 offset: 8
ds_load_b32 v0, v1 offset : 8
ds_load_2addr_b32 v[0:1], v2 offset0:3 offset1:4
ds_load_2addr_stride64_b64 v[0:3], v2 offset1: 255
ds_store_b96 v0, v[1:3] offset:16
ds_add_u32 v0, v1 gds
ds_swizzle_b32 v0, v1 offset:swizzle(BITMASK_PERM,"01pi0")
ds_swizzle_b32 v0, v1 offset:swizzle(QUAD_PERM, 0, 1, 2, 3)
ds_append v0
ds_nop
ds_gws_barrier v0 gds
global_load_b32 v0, v[1:2], off
global_load_b32 v0, v1, s[2:3] offset:-4096 glc slc dlc
global_load_b32 v0, v[1:2], off, offset:4, glc
global_store_b128 v[0:1], v[2:5], off offset:16
global_atomic_add_u32 v0, v[1:2], v3, off glc
global_atomic_add_u32 v[1:2], v3, off
global_atomic_cmpswap_b64 v[0:1], v2, v[4:7], s[0:1] glc
global_load_d16_hi_b16 v0, v[1:2], off
flat_load_b64 v[0:1], v[2:3] offset:8
scratch_load_b32 v0, off, s3 offset:4
scratch_load_b32 v0, v1, off
scratch_store_b64 off, v[0:1], off
buffer_load_b32 v0, off, s[0:3], 0
buffer_load_b32 v0, v1, s[0:3], s4 offen offset:4095
buffer_load_b32 v0, v[1:2], s[0:3], 0 idxen offen glc
buffer_load_b32 v[0:1], v2, s[0:3], 0 offen tfe
buffer_store_format_xyzw v[0:3], v4, s[0:3], m0 idxen
buffer_gl0_inv
tbuffer_load_format_x v0, v1, s[0:3], 0 format:[BUF_FMT_32_FLOAT] idxen
tbuffer_load_format_x v0, v1, s[0:3], 0 format:22 idxen
image_load v0, [v4, v9], s[0:7] dmask:0x1 dim:2D
image_load v[0:3], v[4:5], s[0:7] dmask:0xf dim:SQ_RSRC_IMG_2D unorm glc
image_sample v[0:3], v4, s[0:7], s[8:11] dmask:0xf dim:SQ_RSRC_IMG_2D a16
image_bvh_intersect_ray v[4:7], [v50, v46, v[20:22], v[40:42], v[47:49]], s[12:15]
exp mrt0 v0, v1, off, off done
exp pos0 v0, v1, v2, v3
exp mrtz v0, off, off, off
exp prim v0, off, off, off done row_en
s_waitcnt vmcnt(1) lgkmcnt(0)
s_waitcnt vmcnt(0) & lgkmcnt(1), expcnt(2)
s_waitcnt vmcnt_sat(100)
s_waitcnt lgkmcnt (0)
s_waitcnt vmcnt(1+1)
s_waitcnt 0x3f7
s_waitcnt 0
s_waitcnt_vscnt null, 0x0
s_waitcnt_depctr 0xfff
s_waitcnt_depctr depctr_va_vdst(0)
s_delay_alu instid0(VALU_DEP_1)
s_delay_alu instid0(VALU_DEP_3) | instskip(SKIP_4) | instid1(TRANS32_DEP_1)
s_delay_alu instid0(SALU_CYCLE_1)|instid1(VALU_DEP_1)
s_delay_alu 0x91
s_sendmsg sendmsg(MSG_DEALLOC_VGPRS)
s_sendmsg_rtn_b64 s[0:1], sendmsg(MSG_RTN_GET_REALTIME)
s_getreg_b32 s0, hwreg(HW_REG_SHADER_CYCLES, 0, 20)
s_setreg_b32 hwreg(HW_REG_MODE), s1
s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0xf
s_set_inst_prefetch_distance 0x3
s_clause 0x1
s_nop 0,
s_setprio 3
s_barrier
s_branch symbol
s_cbranch_execz symbol
s_call_b64 s[4:5], symbol
s_branch 65535
s_getpc_b64 s[4:5]
s_swappc_b64 s[30:31], s[4:5]
s_setpc_b64 s[30:31]
s_movk_i32 s0, 0x8000
s_addk_i32 s0, -4
s_cmpk_eq_i32 s0, 0x10
s_endpgm
s_code_end
ds_read_b32 v0, v1
ds_write_b64 v0, v[2:3]
global_load_dwordx4 v[0:3], v[4:5], off
s_load_dwordx2 s[0:1], s[2:3], 0x8
buffer_store_dword v0, off, s[0:3], 0
v_add_u32 v0, v1, v2
s_andn2_b32 s0, s1, s2
v_ffbh_u32 v0, v1
""".strip().splitlines()


@pytest.fixture(scope="module")
def toolchain() -> Toolchain:
    return Toolchain.find()


def _assembled(toolchain: Toolchain, statements: list[str]) -> bytes:
    tail = "\nsymbol:\n.Llocal:\n.Lother:\n"
    return toolchain.code_bytes("\n".join(statements) + tail, chips.DEFAULT.name)


def test_every_statement_is_resolved_to_a_form_of_the_table() -> None:
    opaque = [text for text in STATEMENTS if read_instruction(text, target=chips.DEFAULT).is_opaque]
    assert opaque == []


def test_every_statement_prints_itself_to_the_same_bytes(toolchain: Toolchain) -> None:
    printed = [str(read_instruction(text, target=chips.DEFAULT)) for text in STATEMENTS]
    assert _assembled(toolchain, printed) == _assembled(toolchain, STATEMENTS)


def test_what_is_printed_reads_as_the_same_instruction() -> None:
    for text in STATEMENTS:
        once = read_instruction(text, target=chips.DEFAULT)
        assert read_instruction(str(once), target=chips.DEFAULT) == once, text


@pytest.mark.parametrize(
    ("text", "register"),
    [
        ("v_mov_b32 v0, v255", RegisterRange(vgpr(255))),
        ("s_mov_b64 s[4:5], s[6:7]", RegisterRange(sgpr(6), 2)),
        ("v_mov_b32 v0, ttmp3", RegisterRange(ttmp(3))),
        ("v_mov_b32 v0, vcc_lo", RegisterRange(VCC_LO)),
        ("v_mov_b32 v0, m0", RegisterRange(M0)),
        ("v_mov_b32 v0, exec_lo", RegisterRange(EXEC_LO)),
        ("v_mov_b32 v0, src_scc", RegisterRange(SCC)),
        ("s_mov_b64 s[0:1], [s2, s3]", RegisterRange(sgpr(2), 2)),
    ],
)
def test_register_operands_have_the_value_that_they_spell(text: str, register: RegisterRange) -> None:
    assert read_instruction(text, target=chips.DEFAULT).operands[1].value == register


@pytest.mark.parametrize(
    ("spelling", "value"),
    [
        ("0x1F", 31),
        ("017", 15),
        ("0b11", 3),
        ("-16", -16),
        ("'A'", 65),
        ("2*3+1", 7),
        ("1<<4|1", 17),
        ("- 5", -5),
        ("0x20000001L", 0x20000001),
        ("017ul", 15),
        ("0b11U", 3),
        ("-0x7fffffffL", -0x7FFFFFFF),
        ("10LL*2u", 20),
    ],
)
def test_integers_have_the_value_that_the_assembler_gives_them(spelling: str, value: int) -> None:
    assert read_instruction(f"v_mov_b32 v0, {spelling}", target=chips.DEFAULT).operands[1].value == Integer(value)


@pytest.mark.parametrize("spelling", ["10LU", "10LLL", "1.0L"])
def test_other_suffixes_are_refused_as_the_assembler_does(spelling: str) -> None:
    with pytest.raises(UserError):
        read_instruction(f"v_mov_b32 v0, {spelling}", target=chips.DEFAULT)


@pytest.mark.parametrize(("spelling", "value"), [("1.5", 1.5), (".5", 0.5), ("1e3", 1000.0), ("0x1.8p1", 3.0)])
def test_floats_have_the_value_that_they_spell(spelling: str, value: float) -> None:
    assert read_instruction(f"v_mov_b32 v0, {spelling}", target=chips.DEFAULT).operands[1].value == Float(value)


def test_source_modifiers_are_told_from_the_value() -> None:
    first, second = read_instruction("v_add_f32 v0, -|v1|, neg(s2)", target=chips.DEFAULT).operands[1:]
    assert (first.neg, first.abs, first.registers) == (True, True, (vgpr(1),))
    assert (second.neg, second.abs, second.registers) == (True, False, (sgpr(2),))


SIGNED_CONSTANTS = (
    *(
        "neg(0)",
        "neg(1)",
        "neg(-1)",
        "neg(1.0)",
        "neg(-1.0)",
        "-1.0",
        "-1",
        "-|0|",
        "-|1.0|",
        "-|-1.0|",
        "|-1|",
        "neg(0.5)",
    ),
    *("-v2", "-|v2|", "neg(s2)", "-vcc_lo", "neg(src_shared_base)", "-src_scc", "neg(0x3e22f983)"),
)


def test_a_sign_of_a_constant_assembles_to_the_same_once_printed(toolchain: Toolchain) -> None:
    texts = [f"v_fma_f32 v0, v1, v2, {operand}" for operand in SIGNED_CONSTANTS]
    texts += [f"v_fma_mix_f32 v8, v40, v8, {constant} op_sel_hi:[1,0,0]" for constant in ("neg(0)", "-|1|", "neg(1.0)")]
    printed = [str(read_instruction(text, target=chips.DEFAULT)) for text in texts]
    assert _assembled(toolchain, printed) == _assembled(toolchain, texts)


def test_halves_of_registers_are_told_from_the_register() -> None:
    destination, source = read_instruction("v_mov_b16 v3.h, v4.l", target=chips.DEFAULT).operands
    assert (destination.half, source.half) == ("h", "l")
    assert destination.registers == (vgpr(3),)


def test_an_address_list_of_an_image_stays_a_list() -> None:
    value = read_instruction("image_load v0, [v4, v5], s[0:7] dmask:0x1 dim:2D", target=chips.DEFAULT).operands[1].value
    assert value == RegisterList((RegisterRange(vgpr(4)), RegisterRange(vgpr(5))))


def test_keywords_and_symbols_are_kept_apart() -> None:
    assert read_instruction("global_load_b32 v0, v[1:2], off", target=chips.DEFAULT).operands[2].value == Keyword("off")
    symbol = read_instruction("s_add_u32 s0, s0, function@rel32@lo+4", target=chips.DEFAULT).operands[2].value
    assert symbol == Expression("function@rel32@lo+4", ("function",))


def test_modifiers_have_names_and_values() -> None:
    instruction = read_instruction("ds_load_2addr_b32 v[0:1], v2 offset0: 3 offset1:0x10", target=chips.DEFAULT)
    assert instruction.modifier("offset0") == 3
    assert instruction.modifier("offset1") == 16
    permuted = read_instruction("v_mov_b32 v0, v1 quad_perm:[3,2, 1,0]", target=chips.DEFAULT)
    assert permuted.modifier("quad_perm") == (
        3,
        2,
        1,
        0,
    )
    assert read_instruction("global_load_b32 v0, v[1:2], off glc", target=chips.DEFAULT).has("glc")


def test_counters_and_delays_are_modifiers() -> None:
    wait = read_instruction("s_waitcnt vmcnt(3) & lgkmcnt(1+1)", target=chips.DEFAULT)
    assert (wait.modifier("vmcnt"), wait.modifier("lgkmcnt")) == (3, 2)
    delay = read_instruction(
        "s_delay_alu instid0(VALU_DEP_3) | instskip(NEXT) | instid1(SALU_CYCLE_1)", target=chips.DEFAULT
    )
    assert delay.modifier("instskip") == "NEXT"


def test_a_pair_is_two_instructions() -> None:
    pair = read_instruction("v_dual_mov_b32 v0, v1::v_dual_add_f32 v1, v2, v3", target=chips.DEFAULT)
    assert isinstance(pair, Dual)
    assert [half.mnemonic for half in pair.halves] == ["v_dual_mov_b32", "v_dual_add_f32"]


def test_upper_case_mnemonics_are_known_and_upper_case_registers_are_not_registers() -> None:
    instruction = read_instruction("V_MOV_B32 v0, v1", target=chips.DEFAULT)
    assert isinstance(instruction, Instruction)
    assert instruction.mnemonic == "v_mov_b32"
    assert read_instruction("v_mov_b32 v0, V1", target=chips.DEFAULT).operands[1].registers == ()


def test_instances_of_one_shape_do_not_share_their_symbols() -> None:
    program = read_text("s_mov_b32 s0, .La-.Lb\ns_mov_b32 s0, .Lc-.Ld\n.La:\n.Lb:\n.Lc:\n.Ld:\n")
    symbols = [
        operand.value.symbols
        for line in program.lines
        if line.instruction is not None
        for operand in line.instruction.operands
        if isinstance(operand.value, Expression)
    ]
    assert symbols == [(".La", ".Lb"), (".Lc", ".Ld")]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("v_mov_b32 v256, 0", "v256 is out of range"),
        ("v_mov_b32 v0, s106", "s106 is out of range"),
        ("s_load_b128 s[104:107], s[0:1], 0", r"s\[104:107\] is out of range"),
        ("v_mov_b32 v[3:2], 0", "ends before it starts"),
        ("v_mov_b32 v[1, 0", "unexpected ','"),
        ("v_mov_b32 v0, (1", "ends too early"),
        ("v_mov_b32 v0,, v1", "unexpected ','"),
        ("v_mov_b32 v0, a[1]", "not a register of gfx11"),
        ("v_add_f32 v0, v1 + v2", "separate operands by commas"),
        ("v_mov_b32 v0, 09", "is not a number"),
        ("v_mov_b32 v0, 1/0", "division by zero"),
        ("s_mov_b64 [s0, s2], 0", "not consecutive"),
        ("v_mov_b32 v0, v1 :: v_mov_b32 v2, v3 :: v_mov_b32 v4, v5", "unexpected"),
    ],
)
def test_a_statement_that_cannot_be_read_says_why(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        read_instruction(text, target=chips.DEFAULT)


def test_a_statement_without_a_form_is_opaque_not_fatal() -> None:
    for text in ("v_add_f32 v0, v1", "v_mov_b32 v[0:1], v2", "v_unheard_of v0, v1, v2 maybe:3"):
        instruction = read_instruction(text, target=chips.DEFAULT)
        assert instruction.is_opaque, text
        assert instruction.defs == (), text
