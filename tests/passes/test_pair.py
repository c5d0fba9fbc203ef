"""pair on small blocks: what becomes a VOPD, what may move, what must stay."""

from __future__ import annotations

import pytest
from pair_snippets import LOADED, duals, function_of, run, stored, texts
from random_kernels import kernel

from isatool.asm.reader import read_text
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.passes.common.load_distance import is_never_later
from isatool.passes.common.result import Context
from isatool.passes.pair.pair import Pair
from isatool.pipeline.repair import same_function


def test_two_that_are_not_adjacent_are_brought_together() -> None:
    result = run(
        LOADED + "v_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v4\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9, 10)
    )
    assert result.changed
    assert len(duals(result)) == 1
    assert result.statistics["pairs before"] == 0
    assert result.statistics["pairs after"] == 1


def test_registers_of_values_that_live_in_the_block_are_given_out_anew_for_parity() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\nv_mul_f32_e32 v10, v3, v2\nv_add_f32_e32 v9, v8, v10\n" + stored(9)
    (pair,) = duals(run(body))
    assert pair.count("v_dual_mul_f32") == 2


def test_without_renaming_registers_stay() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\nv_mul_f32_e32 v10, v3, v2\nv_add_f32_e32 v9, v8, v10\n" + stored(9)
    assert not run(body, options=Pair(rename=False)).changed


def test_a_register_used_again_does_not_order_two_values() -> None:
    body = (
        LOADED
        + "v_mul_f32_e32 v8, v0, v1\nglobal_store_b32 v20, v8, s[0:1]\n"
        + "v_mul_f32_e32 v8, v3, v2\nglobal_store_b32 v20, v8, s[0:1] offset:4\n"
    )
    assert len(duals(run(body))) == 1


def test_two_moves_of_one_register_pair_through_different_ports() -> None:
    (pair,) = duals(run(LOADED + "v_mov_b32_e32 v8, v1\nv_mov_b32_e32 v9, v1\n" + stored(1, 8, 9)))
    assert pair in ("v_dual_mov_b32 v8, v1 :: v_dual_add_nc_u32 v9, 0, v1",
                    "v_dual_mov_b32 v9, v1 :: v_dual_add_nc_u32 v8, 0, v1")  # fmt: skip


def test_float_sources_are_exchanged_only_if_nan_payloads_may_change() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\nv_mul_f32_e32 v9, v2, v3\n" + stored(8, 9)
    assert not run(body, options=Pair(rename=False)).changed
    assert len(duals(run(body, options=Pair(rename=False, nan_payload=True)))) == 1


def test_integer_sources_are_exchanged() -> None:
    body = LOADED + "v_mov_b32_e32 v8, v0\nv_add_nc_u32_e32 v9, v2, v3\n" + stored(8, 9, 0, 2, 3)
    assert duals(run(body, options=Pair(rename=False))) == ["v_dual_mov_b32 v8, v0 :: v_dual_add_nc_u32 v9, v3, v2"]


def test_a_reader_and_a_writer_of_one_register_share_a_slot() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\nv_mov_b32_e32 v1, 0\n" + stored(8, 1)
    (pair,) = duals(run(body, options=Pair(rename=False)))
    assert "v_dual_mov_b32 v1, 0" in pair


def test_a_reader_of_the_result_never_shares_its_slot() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\nv_add_f32_e32 v9, v8, v2\n" + stored(9)
    assert not run(body).changed


def test_fma_becomes_fmac_where_it_accumulates() -> None:
    body = LOADED + "v_fma_f32 v8, v0, v1, v8\nv_fma_f32 v9, v3, v2, v9\n" + stored(8, 9)
    body = "global_load_b64 v[8:9], v20, s[0:1] offset:64\n" + body
    assert duals(run(body)) == ["v_dual_fmac_f32 v8, v0, v1 :: v_dual_fmac_f32 v9, v3, v2"]


def test_two_literals_do_not_share_a_slot() -> None:
    body = LOADED + "v_mul_f32_e32 v8, 0x40490fdb, v0\nv_mul_f32_e32 v9, 0x3fb504f3, v1\n" + stored(8, 9)
    result = run(body)
    assert not result.changed
    assert "literals" in " ".join(result.statistics)


@pytest.mark.parametrize(
    "barrier",
    [
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0",
        "s_getreg_b32 s9, hwreg(HW_REG_SHADER_CYCLES)",
        "s_getpc_b64 s[10:11]",
        "s_add_u32 s10, s10, table@rel32@lo+4",
        "s_round_mode 0x0",
        "v_movrels_b32_e32 v10, v0",
        "s_sethalt 0",
    ],
)
def test_nothing_moves_across(barrier: str) -> None:
    body = LOADED + f"v_mul_f32_e32 v8, v0, v1\n{barrier}\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9)
    assert duals(run(body)) == []


def test_nothing_moves_across_a_line_that_asks_to_be_kept() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\ns_nop 0 ; isatool: keep\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9)
    assert not run(body).changed


def test_nothing_moves_across_inline_assembly_or_data() -> None:
    for lines in (";;#ASMSTART\n;;#ASMEND", ".long 0xbf800000"):
        body = LOADED + f"v_mul_f32_e32 v8, v0, v1\n{lines}\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9)
        assert not run(body).changed


def test_nothing_moves_across_a_write_of_exec() -> None:
    body = LOADED + "v_mul_f32_e32 v8, v0, v1\ns_mov_b32 exec_lo, s4\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9)
    assert not run(body).changed


def test_a_consumer_stays_behind_the_wait_for_its_load() -> None:
    body = (
        "v_mul_f32_e32 v8, v16, v17\nglobal_load_b32 v0, v20, s[0:1]\nglobal_load_b32 v1, v20, s[0:1] offset:4\n"
        "s_waitcnt vmcnt(1)\nv_add_f32_e32 v9, v0, v18\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v10, v1, v19\n"
    )
    lines = texts(run(body + stored(8, 9, 10)))
    first = next(i for i, line in enumerate(lines) if "vmcnt(1)" in line)
    assert all("v18" not in line for line in lines[:first])
    last = next(i for i, line in enumerate(lines) if "vmcnt(0)" in line)
    assert all("v19" not in line for line in lines[:last])


def test_a_result_on_the_way_that_nothing_reads_keeps_its_register() -> None:
    body = (
        "global_load_b32 v5, v20, s[0:1]\n"
        "v_mul_f32_e32 v8, v0, v1\nv_mul_f32_e32 v10, v3, v2\nv_add_f32_e32 v9, v8, v10\n" + stored(9)
    )
    result = run(body, limit=11)
    for line in texts(result):
        assert "v5" not in line.replace("global_load_b32 v5", "") or "global" in line


def test_memory_and_waits_keep_their_order() -> None:
    body = (
        "v_mul_f32_e32 v8, v0, v1\nds_store_b32 v21, v8\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
        "ds_load_b32 v9, v21 offset:4\nv_add_f32_e32 v11, v3, v2\ns_waitcnt lgkmcnt(0)\n" + stored(9, 11)
    )
    order = ["ds_store", "s_waitcnt", "s_barrier", "ds_load", "s_waitcnt", "global", "global"]
    kept = [line for line in texts(run(body)) if not line.startswith(("v_", "s_clause"))]
    assert [line.startswith(name) for line, name in zip(kept, order, strict=True)] == [True] * len(order)


def test_an_exchange_of_two_registers_stays_one_instruction() -> None:
    swap = "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v0"
    body = LOADED + f"v_mul_f32_e32 v8, v4, v5\n{swap}\nv_add_f32_e32 v9, v7, v6\n" + stored(0, 1, 8, 9)
    assert swap in texts(run(body))


def test_cross_lane_reads_keep_their_registers() -> None:
    body = (
        LOADED
        + "v_add_f32_e32 v8, v0, v1\nv_mov_b32_dpp v9, v8 row_shr:1 row_mask:0xf bank_mask:0xf\n"
        + "v_mul_f32_e32 v10, v2, v3\nv_readlane_b32 s9, v10, 3\nv_mul_f32_e32 v11, s9, v9\n"
        + stored(11)
    )
    lines = " ".join(texts(run(body)))
    assert "v_mov_b32_dpp v9, v8" in lines
    assert "v_readlane_b32 s9, v10" in lines


def test_halves_of_registers_are_left_alone() -> None:
    body = LOADED + "v_mov_b16_e32 v8.l, v0.l\nv_mov_b16_e32 v8.h, v1.l\nv_mul_f32_e32 v9, v8, v2\n" + stored(9)
    lines = " ".join(texts(run(body)))
    assert "v_mov_b16_e32 v8.l, v0.l" in lines
    assert "v_mov_b16_e32 v8.h, v1.l" in lines


def test_tuples_move_as_a_whole() -> None:
    body = (
        "global_load_b64 v[0:1], v20, s[0:1]\nglobal_load_b64 v[2:3], v20, s[0:1] offset:8\ns_waitcnt vmcnt(0)\n"
        "v_mul_f32_e32 v8, v0, v0\nv_mul_f32_e32 v9, v2, v2\nv_mul_f32_e32 v10, v1, v1\nv_mul_f32_e32 v11, v3, v3\n"
        + stored(8, 9, 10, 11)
    )
    assert len(duals(run(body))) == 2


def test_stale_hints_go_and_new_ones_come() -> None:
    body = (
        LOADED + "v_mul_f32_e32 v8, v0, v1\ns_delay_alu instid0(VALU_DEP_1)\nv_exp_f32_e32 v8, v8\n"
        "v_add_f32_e32 v9, v3, v2\n" + stored(8, 9)
    )
    result = run(body)
    assert len(duals(result)) == 1
    names = [i.mnemonic for _, i in function_of(result).instructions]
    assert names[names.index("v_dual_mul_f32") + 1] == "s_delay_alu"


def test_comments_go_with_their_instructions_and_debug_labels_keep_their_order() -> None:
    body = (
        LOADED + "; first\nv_mul_f32_e32 v8, v0, v1 ; product\n.Ltmp1:\nv_exp_f32_e32 v10, v4\n.Ltmp2:\n"
        "; second\nv_add_f32_e32 v9, v3, v2 ; sum\n" + stored(8, 9, 10)
    )
    result = run(body)
    lines = [line.text for line in result.program.lines]
    (pair,) = (line for line in lines if "::" in line)
    assert "; product" in pair
    assert "; sum" in pair
    assert lines.index(".Ltmp1:") < lines.index(".Ltmp2:")
    assert {"\t; first", "\t; second"} <= set(lines)


def test_the_relation_names_both_lines_of_a_pair() -> None:
    result = run(LOADED + "v_mul_f32_e32 v8, v0, v1\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9))
    lines = function_of(result).program.lines
    (dual,) = (i for i, line in enumerate(lines) if "::" in line.text)
    assert len([pair for pair in result.relation.pairs if pair[1] == dual]) == 2


def test_a_second_run_changes_nothing() -> None:
    result = run(
        LOADED + "v_mul_f32_e32 v8, v0, v1\nv_rcp_f32_e32 v10, v4\nv_add_f32_e32 v9, v3, v2\n" + stored(8, 9, 10)
    )
    again = Pair().run(same_function(result.program, function_of(result)), Context(96))
    assert not again.changed


def test_wave64_code_is_left_alone_with_a_remark() -> None:
    program = kernel("\tv_mul_f32_e32 v8, v0, v1\n\tv_add_f32_e32 v9, v3, v2\n\ts_endpgm")
    wide = Function(type(program)(program.lines, program.chip, wave_size=64), "k", 5, 9, True)
    result = Pair().run(wide, Context(96))
    assert not result.changed
    assert "wave64" in str(result.remarks[0])


def test_pairs_may_shorten_the_way_from_a_load_to_its_wait_if_nothing_comes_later() -> None:
    body = (
        "global_load_b32 v0, v20, s[0:1]\nv_mul_f32_e32 v8, v4, v5\nv_add_f32_e32 v9, v7, v6\n"
        "v_mul_f32_e32 v10, v12, v13\nv_add_f32_e32 v11, v15, v14\ns_waitcnt vmcnt(0)\n" + stored(0, 8, 9, 10, 11)
    )
    lines = texts(run(body))
    assert lines[0].startswith("global_load")
    assert len(duals(run(body))) == 2


def test_a_read_stays_behind_a_wait_that_lets_younger_flat_loads_go_on() -> None:
    body = (
        "v_mul_f32_e32 v8, v4, v5\nv_mul_f32_e32 v10, v12, v13\nflat_load_b32 v0, v[16:17]\n"
        "flat_load_b32 v2, v[18:19]\ns_waitcnt vmcnt(1) lgkmcnt(1)\nv_mov_b32_e32 v9, v0\n"
        "v_mov_b32_e32 v11, v0\ns_waitcnt vmcnt(0) lgkmcnt(0)\n" + stored(2, 8, 9, 10, 11)
    )
    lines = texts(run(body, options=Pair(latency_loss=100)))
    wait = next(number for number, line in enumerate(lines) if line.startswith("s_waitcnt"))
    assert all(wait < number for number, line in enumerate(lines) if "v9, v0" in line or "v11, v0" in line)


@pytest.mark.parametrize(
    ("new", "never_later"),
    [
        ("load pair pair wait", True),
        ("load wait pair pair", False),
        ("pair load pair wait", False),
        ("load pair wait pair", False),
        ("load pair pair wait load", False),
    ],
)
def test_a_block_is_later_if_a_load_or_its_end_is_for_some_latency(new: str, never_later: bool) -> None:
    def events(names: str) -> list[AnyInstruction | None]:
        return [made.get(name) for name in names.split()]

    program = read_text("\tglobal_load_b32 v0, v20, s[0:1]\n\ts_waitcnt vmcnt(0)\n\tv_nop\n")
    made = dict(zip(("load", "wait", "one"), (line.instruction for line in program.lines), strict=False))
    assert is_never_later(events(new), events("load one one one one wait")) is never_later


def test_pairs_of_fmas_on_four_banks_are_not_given_up_for_one_issue() -> None:
    """An FMA beside an operation that only OPY has saves an issue and takes two pairs off their banks."""
    fmas = ("v_dual_fmac_f32 v8, v2, v0 :: v_dual_fmac_f32 v9, v3, v1\n"
            "v_dual_fmac_f32 v10, v2, v1 :: v_dual_fmac_f32 v11, v3, v0\n")  # fmt: skip
    others = "v_lshlrev_b32_e32 v12, 1, v4\nv_and_b32_e32 v13, v5, v6\nv_lshlrev_b32_e32 v14, 2, v5\n"
    loaded = "global_load_b128 v[8:11], v20, s[0:1] offset:32\n" + LOADED
    assert not run(loaded + fmas + others + stored(8, 9, 10, 11, 12, 13, 14)).changed
    alone = "v_lshlrev_b32_e32 v12, 1, v4\nv_mul_f32_e32 v13, v6, v5\n"
    assert len(duals(run(loaded + fmas + alone + stored(8, 9, 10, 11, 12, 13)))) == 3


def test_an_operation_that_found_no_partner_is_put_off_across_a_wait_for_what_its_partner_reads() -> None:
    """A row of four sums with one factor a step: with the copy of the factor five operations, of which one is left."""

    def loads(step: int) -> str:
        first = 4 + 5 * (step % 2)
        return "\n".join(f"ds_load_b32 v{first + k}, v21 offset:{64 * step + 4 * k}" for k in range(5))

    def sums(step: int) -> str:
        first = 4 + 5 * (step % 2)
        return "\n".join(f"v_fmac_f32_e32 v{k}, v{first + k}, v{first + 4}" for k in range(4))

    steps = range(6)
    body = "\n".join(f"{loads(k + 1)}\ns_waitcnt lgkmcnt(5)\n{sums(k)}" for k in steps)
    body = f"{loads(0)}\n{body}\n{stored(0, 1, 2, 3)}"
    result = run(body)
    lines = texts(result)
    assert len(duals(result)) == (4 + 1) * len(steps) // 2
    assert not [line for line in lines if line.startswith(("v_fmac", "v_mov"))]
    order = [line.split()[0] for line in lines if line.startswith(("ds_load", "s_waitcnt"))]
    assert order == [line.split()[0] for line in body.splitlines() if line.startswith(("ds_load", "s_waitcnt"))]
