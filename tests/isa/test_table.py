"""Facts of the table that no assembler knows: roles, implicit registers, counters, classes."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from isatool.asm.reader import read_text
from isatool.isa import chips
from isatool.isa.forms import match_form
from isatool.isa.registers import EXEC_HI, EXEC_LO, M0, MODE, SCC, VCC_HI, VCC_LO, Register
from isatool.isa.table import Form, Row, Unit, all_mnemonics, lookup, nearest


def row(mnemonic: str) -> Row:
    """The row of a mnemonic that exists."""
    found = lookup(mnemonic, chips.DEFAULT)
    assert found is not None, mnemonic
    return found[0]


def form(text: str, wave_size: int = 32) -> Form:
    """The form of a schematic line: mnemonic, operand kinds with widths (v2, s4, c, off), then /modifiers."""
    line, _, modifiers = text.partition("/")
    name, *operands = line.split()
    found = lookup(name, chips.DEFAULT)
    assert found is not None, name
    kinds = tuple(operand.rstrip("0123456789") for operand in operands)
    numbers = [operand.lstrip("abcdefghijklmnopqrstuvwxyz") for operand in operands]
    plain = {"v": 1, "s": 1, "vcc": wave_size // 32}
    widths = tuple(int(number) if number else plain.get(kind, 0) for number, kind in zip(numbers, kinds, strict=True))
    matched = match_form(*found, kinds, widths, frozenset(modifiers.split()), wave_size)
    assert matched is not None, text
    return matched


# Schematic line; roles of the printed operands: d written, u read, b both; implicit writes; implicit reads.
ROLES = (
    ("v_add_f32 v v v", "duu", "", "exec_lo mode"),
    ("v_add_f32_dpp v v v/row_shl", "buu", "", "exec_lo mode"),
    ("v_fmac_f32 v v v", "buu", "", "exec_lo mode"),
    ("v_fma_f32 v v v v", "duuu", "", "exec_lo mode"),
    ("v_fmamk_f32 v v c v", "duuu", "", "exec_lo mode"),
    ("v_add_f16 v v v", "buu", "", "exec_lo mode"),
    ("v_cvt_f16_f32 v v", "bu", "", "exec_lo mode"),
    ("v_cvt_f32_f16 v v", "du", "", "exec_lo mode"),
    ("v_cvt_pk_rtz_f16_f32 v v v", "duu", "", "exec_lo mode"),
    ("v_pk_add_f16 v v v", "duu", "", "exec_lo mode"),
    ("v_pk_fmac_f16 v v v", "buu", "", "exec_lo mode"),
    ("v_mad_u64_u32 v2 s v v v2", "dduuu", "", "exec_lo"),
    ("v_add_co_u32 v s v v", "dduu", "", "exec_lo"),
    ("v_add_co_ci_u32 v vcc v v vcc", "dduuu", "", "exec_lo"),
    ("v_add_co_ci_u32_e64 v s v v s", "dduuu", "", "exec_lo"),
    ("v_cndmask_b32 v v v vcc", "duuu", "", "exec_lo"),
    ("v_cndmask_b32 v v v", "duu", "", "exec_lo vcc_lo"),
    ("v_div_fmas_f32 v v v v", "duuu", "", "exec_lo mode vcc_lo"),
    ("v_div_scale_f32 v s v v v", "dduuu", "", "exec_lo mode"),
    ("v_cmp_lt_f32 vcc v v", "duu", "", "exec_lo mode"),
    ("v_cmp_lt_f32 s v v", "duu", "", "exec_lo mode"),
    ("v_cmpx_lt_u32 v v", "uu", "exec_lo", "exec_lo"),
    ("v_swap_b32 v v", "bb", "", "exec_lo"),
    ("v_readlane_b32 s v s", "duu", "", ""),
    ("v_writelane_b32 v s s", "buu", "", ""),
    ("v_readfirstlane_b32 s v", "du", "", "exec_lo"),
    ("v_permlane16_b32 v v s s", "buuu", "", "exec_lo"),
    ("v_movreld_b32 v v", "bu", "", "exec_lo m0"),
    ("v_movrels_b32 v v", "du", "", "exec_lo m0"),
    ("v_nop", "", "", "exec_lo"),
    ("v_dual_cndmask_b32 v v v", "duu", "", "exec_lo vcc_lo"),
    ("v_dual_fmac_f32 v v v", "buu", "", "exec_lo mode"),
    ("v_dual_dot2acc_f32_bf16 v v v", "buu", "", "exec_lo mode"),
    ("v_dual_mov_b32 v c", "du", "", "exec_lo"),
    ("s_add_u32 s s s", "duu", "scc", ""),
    ("s_addc_u32 s s s", "duu", "scc", "scc"),
    ("s_mul_i32 s s s", "duu", "", ""),
    ("s_cselect_b32 s s s", "duu", "", "scc"),
    ("s_cmov_b32 s s", "bu", "", "scc"),
    ("s_cmovk_i32 s c", "bu", "", "scc"),
    ("s_addk_i32 s c", "bu", "scc", ""),
    ("s_mulk_i32 s c", "bu", "", ""),
    ("s_movk_i32 s c", "du", "", ""),
    ("s_cmpk_eq_i32 s c", "uu", "scc", ""),
    ("s_cmp_eq_u32 s s", "uu", "scc", ""),
    ("s_bitset0_b64 s2 s", "bu", "", ""),
    ("s_bitcmp1_b64 s2 s", "uu", "scc", ""),
    ("s_quadmask_b32 s s", "du", "scc", ""),
    ("s_lshl1_add_u32 s s s", "duu", "scc", ""),
    ("s_and_saveexec_b32 s s", "du", "exec_lo scc", "exec_lo"),
    ("s_and_saveexec_b64 s2 s2", "du", "exec_lo exec_hi scc", "exec_lo exec_hi"),
    ("s_setreg_b32 k s", "uu", "mode", "mode"),
    ("s_getreg_b32 s k", "du", "", "mode"),
    ("s_movreld_b32 s s", "bu", "", "m0"),
    ("s_setpc_b64 s2", "u", "", ""),
    ("s_swappc_b64 s2 s2", "du", "", ""),
    ("s_getpc_b64 s2", "d", "", ""),
    ("s_call_b64 s2 e", "du", "", ""),
    ("s_cbranch_scc0 e", "u", "", "scc"),
    ("s_cbranch_vccnz e", "u", "", "vcc_lo"),
    ("s_cbranch_execz e", "u", "", "exec_lo"),
    ("s_load_b64 s2 s2 c", "duu", "", ""),
    ("s_waitcnt_vscnt s c", "uu", "", ""),
    ("ds_load_b32 v v", "du", "", "exec_lo"),
    ("ds_load_b32 v v/gds", "du", "", "exec_lo m0"),
    ("ds_load_u8_d16 v v", "bu", "", "exec_lo"),
    ("ds_load_u8 v v", "du", "", "exec_lo"),
    ("ds_store_b64 v v2", "uu", "", "exec_lo"),
    ("ds_store_2addr_b64 v v2 v2", "uuu", "", "exec_lo"),
    ("ds_add_rtn_u32 v v v", "duu", "", "exec_lo"),
    ("ds_bvh_stack_rtn_b32 v v v v4", "dbuu", "", "exec_lo"),
    ("ds_append v", "d", "", "exec_lo m0"),
    ("ds_load_addtid_b32 v", "d", "", "exec_lo m0"),
    ("global_load_b128 v4 v s2", "duu", "", "exec_lo"),
    ("global_load_b128 v4 v2 off", "duu", "", "exec_lo"),
    ("global_load_d16_hi_b16 v v s2", "buu", "", "exec_lo"),
    ("global_store_b32 v v s2", "uuu", "", "exec_lo"),
    ("global_atomic_add_u32 v v s2", "uuu", "", "exec_lo"),
    ("global_atomic_add_u32 v v v s2/glc", "duuu", "", "exec_lo"),
    ("global_atomic_cmpswap_b32 v v v2 s2/glc", "duuu", "", "exec_lo"),
    ("flat_load_b32 v v2", "du", "", "exec_lo"),
    ("scratch_store_b32 off v s", "uuu", "", "exec_lo"),
    ("buffer_load_b32 v v s4 c/offen", "duuu", "", "exec_lo"),
    ("buffer_load_b32 v2 v s4 c/offen tfe", "buuu", "", "exec_lo"),
    ("buffer_store_b32 v v2 s4 c/idxen offen", "uuuu", "", "exec_lo"),
    ("buffer_atomic_add_u32 v off s4 c/glc", "buuu", "", "exec_lo"),
    ("buffer_atomic_add_u32 v off s4 c", "uuuu", "", "exec_lo"),
    ("lds_param_load v k", "du", "", "exec_lo m0"),
    ("exp k v v off off/done", "uuuuu", "", "exec_lo"),
    ("exp k v v off off/row_en", "uuuuu", "", "exec_lo m0"),
)
LETTERS = {"d": "def", "u": "use", "b": "usedef"}


def named(text: str) -> set[Register]:
    """Registers by name."""
    every = {"exec_lo": EXEC_LO, "exec_hi": EXEC_HI, "vcc_lo": VCC_LO, "scc": SCC, "m0": M0, "mode": MODE}
    return {every[word] for word in text.split()}


@pytest.mark.parametrize(("line", "roles", "defs", "uses"), ROLES, ids=[case[0] for case in ROLES])
def test_operands_are_read_and_written_as_the_isa_guide_says(line: str, roles: str, defs: str, uses: str) -> None:
    found = form(line)
    assert [spec.role for spec in found.operands] == [LETTERS[letter] for letter in roles]
    assert set(found.implicit_defs) == named(defs)
    assert set(found.implicit_uses) == named(uses)


WIDTHS = (
    ("v_cvt_f32_f64 v v2", (1, 2)),
    ("v_lshlrev_b64 v2 v v2", (2, 1, 2)),
    ("v_ldexp_f64 v2 v2 v", (2, 2, 1)),
    ("v_cmp_class_f64 vcc v2 v", (1, 2, 1)),
    ("v_mqsad_u32_u8 v4 v2 v v4", (4, 2, 1, 4)),
    ("v_wmma_f32_16x16x16_f16 v8 v8 v8 v8", (8, 8, 8, 8)),
    ("v_wmma_i32_16x16x16_iu4 v8 v2 v2 v8", (8, 2, 2, 8)),
    ("s_lshl_b64 s2 s2 s", (2, 2, 1)),
    ("s_bfm_b64 s2 s s", (2, 1, 1)),
    ("s_ctz_i32_b64 s s2", (1, 2)),
    ("global_atomic_cmpswap_b64 v2 v v4 s2/glc", (2, 1, 4, 2)),
    ("s_load_b512 s16 s2 c", (16, 2, 0)),
)


@pytest.mark.parametrize(("line", "widths"), WIDTHS, ids=[case[0] for case in WIDTHS])
def test_irregular_widths(line: str, widths: tuple[int, ...]) -> None:
    assert tuple(spec.width for spec in form(line).operands) == widths


COUNTERS = (
    ("global_load_b32 v v s2", "vm"),
    ("global_store_b32 v v s2", "vs"),
    ("global_atomic_add_u32 v v s2", "vs"),
    ("global_atomic_add_u32 v v v s2/glc", "vm"),
    ("flat_load_b32 v v2", "vm lgkm"),
    ("flat_store_b32 v2 v", "vs lgkm"),
    ("scratch_load_b32 v off s", "vm"),
    ("ds_add_u32 v v", "lgkm"),
    ("s_load_b32 s s2 c", "lgkm"),
    ("s_sendmsg_rtn_b32 s k", "lgkm"),
    ("exp k v v v v", "exp"),
    ("lds_direct_load v", "exp"),
    ("buffer_gl0_inv", ""),
    ("v_add_f32 v v v", ""),
)


@pytest.mark.parametrize(("line", "counters"), COUNTERS, ids=[case[0] for case in COUNTERS])
def test_memory_instructions_raise_their_wait_counters(line: str, counters: str) -> None:
    assert " ".join(form(line).counters) == counters


def test_wave64_doubles_masks_and_implicit_registers_but_not_the_32_bit_saveexec() -> None:
    assert set(form("v_add_f32 v v v", 64).implicit_uses) == {EXEC_LO, EXEC_HI, MODE}
    assert set(form("v_div_fmas_f32 v v v v", 64).implicit_uses) >= {VCC_LO, VCC_HI}
    assert form("v_cmp_lt_u32 s2 v v", 64).operands[0].width == 2
    assert set(form("s_and_saveexec_b32 s s", 64).implicit_uses) == {EXEC_LO}


def test_a_sign_of_an_operand_selects_the_64_bit_encoding() -> None:
    assert form("v_add_f32 v v v").encoding == "vop2"
    assert form("v_add_f32 v v v/neg").encoding == "vop3"
    assert form("v_add_f32 v v v/neg row_shl").encoding == "vop2"


def test_the_wider_form_is_selected_by_what_only_it_can_hold() -> None:
    assert form("v_add_f32 v v s").encoding == "vop3"
    assert form("v_add_f32 v v v/clamp").encoding == "vop3"
    assert form("v_cndmask_b32 v v v s").encoding == "vop3"
    assert form("v_cndmask_b32 v v v vcc").encoding == "vop2"
    assert form("v_cmp_lt_f32 s v v").encoding == "vop3"


def test_a_modifier_that_no_form_has_matches_nothing() -> None:
    found = lookup("v_add_f32", chips.DEFAULT)
    assert found is not None
    assert match_form(*found, ("v", "v", "v"), (1, 1, 1), frozenset({"offset"})) is None
    assert match_form(*found, ("v", "v"), (1, 1), frozenset()) is None


def test_suffixes_are_read_and_wrong_ones_are_unknown() -> None:
    assert [
        (lookup(f"v_add_f32{end}", chips.DEFAULT) or (None, None))[1]
        for end in ("", "_e32", "_e64", "_dpp", "_e64_dpp")
    ] == [*("", "e32", "e64", "dpp", "e64_dpp")]
    assert lookup("v_add3_u32_e32", chips.DEFAULT) is None
    assert lookup("s_add_u32_e32", chips.DEFAULT) is None
    assert lookup("v_nonsense_f32", chips.DEFAULT) is None


def test_an_unknown_mnemonic_has_near_neighbours() -> None:
    assert nearest("v_fmac_f23", chips.DEFAULT)[0] == "v_fmac_f32"
    assert "global_load_dword" in nearest("global_load_dwrod", chips.DEFAULT)


def test_there_are_14_operations_for_the_first_half_of_a_vopd_and_17_for_the_second() -> None:
    duals = [row(name) for name in all_mnemonics(chips.DEFAULT) if name.startswith("v_dual_")]
    assert sum("x" in dual.vopd for dual in duals) == 14
    assert sum("y" in dual.vopd for dual in duals) == 17
    assert row("v_fmac_f32").dual == "v_dual_fmac_f32"
    assert row("v_dual_fmac_f32").base == "v_fmac_f32"
    assert lookup("v_dot2acc_f32_bf16", chips.DEFAULT) is None


def test_only_the_known_instructions_forbid_overlap_of_source_and_destination() -> None:
    early = {name for name in all_mnemonics(chips.DEFAULT) if row(name).early_clobber}
    assert {name for name in early if "wmma" not in name} == {
        *("v_mad_u64_u32", "v_mad_i64_i32", "v_mqsad_u32_u8", "v_mqsad_pk_u16_u8", "v_qsad_pk_u16_u8")
    }
    assert row("v_wmma_f32_16x16x16_f16").early_clobber == {"src0", "src1"}


def test_transcendentals_are_those_of_the_trans_unit() -> None:
    functions = ("exp", "log", "rcp", "rsq", "sqrt", "sin", "cos")
    expected = {f"v_{name}_{kind}" for name in functions for kind in ("f16", "f32")} | {"v_rcp_iflag_f32"}
    expected |= {f"v_{name}_f64" for name in ("rcp", "rsq", "sqrt")}
    assert {name for name in all_mnemonics(chips.DEFAULT) if row(name).is_transcendental} == expected


def test_exchanging_twice_gives_the_same_mnemonic() -> None:
    for name in all_mnemonics(chips.DEFAULT):
        other = row(name).exchange
        assert not other or row(other).exchange == name


def test_every_row_is_consistent_in_itself() -> None:
    for name in all_mnemonics(chips.DEFAULT):
        found = row(name)
        assert found.mnemonic == name
        assert found.forms
        assert found.unit is not Unit.VALU or found.ignores_exec or name == "v_illegal" or EXEC_LO in _uses(found)
        assert not found.ignores_exec or found.unit is Unit.VALU or not found.is_vector
        assert found.is_branch is (found.unit is Unit.BRANCH) or found.chips == "none"


def _uses(found: Row) -> set[Register]:
    return {register for one in found.forms for register in one.implicit_uses}


def test_importing_the_table_reads_nothing() -> None:
    script = "import isatool.isa.table as table; print(table._lines.cache_info().currsize)"
    said = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout
    assert said.strip() == "0"


def test_a_row_of_another_process_is_the_same() -> None:
    """Instructions are equal only if their rows are the same object, so that proofs work on what was sent."""
    rows = [row(mnemonic) for mnemonic in all_mnemonics(chips.DEFAULT)]
    assert all(sent is own for sent, own in zip(pickle.loads(pickle.dumps(rows)), rows, strict=True))


def test_a_program_of_another_process_has_equal_instructions() -> None:
    program = read_text("v_add_f32 v0, v1, v2\nv_dual_mul_f32 v0, v1, v2 :: v_dual_mov_b32 v3, v4\n", "sent.s")
    sent = pickle.loads(pickle.dumps(program))
    assert [line.instruction for line in sent.lines] == [line.instruction for line in program.lines]
