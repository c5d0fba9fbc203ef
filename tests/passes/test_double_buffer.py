"""double-buffer: loops with two LDS buffers in turn, proved and run; refusals, and the figures of an iteration."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from buffered_kernels import (
    AGAIN,
    BLOCK,
    DIRECT,
    FETCH,
    FIRST_TILE,
    PREFETCH,
    READ,
    RESULT,
    SHARED,
    START,
    TILE,
    WRITE,
    buffered_kernel,
    buffered_spec,
)
from checked import ROOT, SAMPLES, assert_equal, spec_beside
from single_pieces import kernel_descriptor

from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit
from isatool.asm.reader import read_file, read_text
from isatool.cli.main import main
from isatool.ir.program import Function
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.pipeline.main_loop import find_main_loop
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite

TILES = ROOT / "tests/data/lds"
IN_BOUNDS = frozenset(("LDS accesses in bounds", "no-dynamic-lds"))
SMALL_IDS = frozenset(("workgroup_id_x < 65536", "workgroup_id_y < 65536"))


STORE = "ds_store_b32 v1, v3"
SOME_WAVES = "only some waves of a workgroup may come to this barrier"


def buffered(kernel: Function, assumptions: frozenset[str] = frozenset(), **options: str | bool) -> Rewrite:
    """The pipeline with the pass alone."""
    return rewrite(kernel.program, [DoubleBuffer(**options)], kernel.name, assumptions=assumptions)  # type: ignore[arg-type]


def why(result: Rewrite) -> str:
    """What the pass said."""
    return " | ".join(remark.message for remark in result.remarks if remark.pass_name == "double-buffer")


def barriers(function: Function) -> int:
    """Barriers in the text."""
    return sum(instruction.mnemonic == "s_barrier" for _, instruction in function.instructions)


def lds_bytes(function: Function) -> int:
    """LDS that the kernel declares."""
    descriptor = kernel_descriptor([line.text for line in function.program.lines], function.name)
    assert descriptor is not None
    return descriptor.lds_bytes


def assert_right(kernel: Function, result: Rewrite) -> None:
    """Proved, and equal on the emulator for several numbers of tiles and orders of waves, without races."""
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    sizes = [{"N": turns} for turns in (0, 1, 2, 5, 8)]
    assert_equal(kernel, result.function, buffered_spec(), sizes, ("forward", "reverse", 1, 2))


# -- kernels that it does


@pytest.mark.parametrize("body", [PREFETCH, DIRECT], ids=["prefetch", "direct"])
def test_a_loop_over_tiles_gets_a_second_buffer_and_loses_a_barrier(body: str) -> None:
    kernel = buffered_kernel(body)
    result = buffered(kernel)
    assert_right(kernel, result)
    assert "1 of 2 barriers per iteration are left" in why(result)
    assert lds_bytes(result.function) == 2 * TILE


def test_tiles_that_share_their_bytes_in_an_iteration_get_bytes_of_their_own() -> None:
    """The smaller one moves, and only its bytes are added; that its stores write what is loaded takes the shape."""
    kernel = buffered_kernel(SHARED, 2 * TILE)
    shape = frozenset((f"block_x == {BLOCK}",))
    result = buffered(kernel, shape)
    assert result.changed, why(result)
    assert "2 of 4 barriers per iteration are left" in why(result)
    assert lds_bytes(result.function) == 3 * TILE
    assert show_equal(result, None).proved
    sizes = [{"N": turns} for turns in (0, 1, 2, 5, 8)]
    assert_equal(kernel, result.function, buffered_spec(), sizes, ("forward", "reverse", 1, 2))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ds_load_b32 v4, v2", "ds_load_b32 v4, v2 offset:1024"),
        ("ds_load_b32 v4, v2", "ds_load_b64 v[4:5], v8"),
        ("ds_store_b32 v1, v3", f"s_mov_b32 s13, exec_lo\nv_cmpx_gt_u32_e32 128, v0\n{STORE}\ns_mov_b32 exec_lo, s13"),
        ("ds_store_b32 v1, v3", f"v_add_nc_u32_e32 v1, 4, v1\n{STORE}"),
    ],
    ids=["beyond", "wider", "fewer lanes", "another place in each iteration"],
)
def test_a_load_of_bytes_that_another_tile_left_there_is_refused(old: str, new: str) -> None:
    kernel = buffered_kernel(SHARED.replace(old, new), 2 * TILE)
    result = buffered(kernel, frozenset((f"block_x == {BLOCK}",)))
    assert not result.changed
    assert "which buffer holds the data that it loads is not known" in why(result)


def test_a_second_run_changes_nothing() -> None:
    once = buffered(buffered_kernel(PREFETCH))
    again = buffered(once.function)
    assert not again.changed
    assert "the barrier is needed" in why(again)


def test_lds_used_again_behind_the_loop_is_proved_too() -> None:
    exchange = (
        "s_barrier\nds_store_b32 v1, v5\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v2\ns_waitcnt lgkmcnt(0)\n"
    )
    kernel = buffered_kernel(PREFETCH.replace(RESULT, exchange + RESULT))
    assert_right(kernel, buffered(kernel))


def test_a_tile_that_is_read_behind_the_loop_is_read_from_the_buffer_that_holds_it() -> None:
    """The code after the loop is in two copies then; a launch without turns reads the first buffer."""
    kernel = buffered_kernel(PREFETCH.replace(RESULT, READ + RESULT))
    assert_right(kernel, buffered(kernel))
    bypass = "s_cmp_lt_i32 s8, 2\ns_cbranch_scc1 .Lend\n"
    around = PREFETCH.replace(FETCH, bypass + FETCH).replace(RESULT, ".Lend:\n" + READ + RESULT)
    kernel = buffered_kernel(around)
    assert_right(kernel, buffered(kernel))


def test_a_tile_that_is_read_and_overwritten_in_place_is_done() -> None:
    """A ring of elements, each the sum of itself and the one opposite, again and again."""
    turn = "v_mov_b32_e32 v3, v5\n"
    body = START + FIRST_TILE + ".Lloop:\ns_add_i32 s10, s10, 1\ns_mov_b32 s11, -1\n" + READ + turn + WRITE + AGAIN
    kernel = buffered_kernel(body + READ + RESULT)
    assert_right(kernel, buffered(kernel))


def test_a_reduction_inside_the_loop_is_done() -> None:
    """Two loads of every tile, of which one reads another wave's element."""
    halves = READ.replace("ds_load_b32 v4, v2", "ds_load_b32 v4, v1") + READ
    kernel = buffered_kernel(PREFETCH.replace(READ, halves))
    assert_right(kernel, buffered(kernel))


def test_two_address_forms_that_cannot_reach_get_a_register_in_front_of_the_loop() -> None:
    pair = "ds_load_2addr_b32 v[8:9], v7 offset1:1\ns_waitcnt lgkmcnt(0)\nv_add3_u32 v5, v5, v8, v9\n"
    body = PREFETCH.replace(READ, READ + pair)
    body = body.replace(START, START + "v_and_b32_e32 v7, 0x3f8, v1\n")
    kernel = buffered_kernel(body)
    result = buffered(kernel)
    assert_right(kernel, result)
    added = [str(one) for _, one in result.function.instructions if "v_add_nc_u32" in str(one) and "0x400" in str(one)]
    assert len(added) == 1


@pytest.mark.parametrize(
    ("between", "additions"), [("v_xor_b32_e32 v7, 8, v7\n", 2), ("", 1)], ids=["between its reads", "after them"]
)
def test_an_address_that_the_loop_changes_is_moved_at_the_access(between: str, additions: int) -> None:
    """By two-address forms, which cannot reach the other buffer; a register for it serves until the address changes."""
    read = "ds_load_2addr_b32 v[8:9], v7 offset1:1\ns_waitcnt lgkmcnt(0)\nv_add3_u32 v5, v5, v8, v9\n"
    turn = read + between + read + "v_xor_b32_e32 v7, 24, v7\n"
    body = PREFETCH.replace(READ, READ + turn).replace(START, START + "v_and_b32_e32 v7, 0x3c0, v1\n")
    kernel = buffered_kernel(body)
    result = buffered(kernel, IN_BOUNDS)
    assert_right(kernel, result)
    added = [str(one) for _, one in result.function.instructions if re.match("v_add_nc_u32.* 0x400, v7", str(one))]
    assert len(added) == additions


def test_a_mask_of_all_lanes_or_none_is_as_good_as_a_scalar_condition() -> None:
    compare = "v_cmp_ge_i32_e64 vcc_lo, s10, s8\ns_and_b32 vcc_lo, exec_lo, vcc_lo"
    kernel = buffered_kernel(PREFETCH.replace("s_and_not1_b32 vcc_lo, exec_lo, s11", compare))
    assert_right(kernel, buffered(kernel))


def test_labels_that_are_only_numbers_get_names_where_copies_need_them() -> None:
    body = PREFETCH
    for label, number, uses in ((".Lloop", 1, "b"), (".Lread", 2, "f"), (".Lnext", 3, "f")):
        body = body.replace(f"{label}:", f"{number}:").replace(f" {label}\n", f" {number}{uses}\n")
    result = buffered(buffered_kernel(body))
    assert result.changed, why(result)
    assert show_equal(result, None).proved
    assert_right(buffered_kernel(PREFETCH), result)


@pytest.mark.parametrize("name", ["kernel2", "kernel3"])
def test_sample_kernels_without_prefetch_are_done(name: str) -> None:
    path = SAMPLES / f"{name}.s"
    result = buffered(read_file(path).kernel(), IN_BOUNDS)
    assert "1 of 2 barriers per iteration are left" in why(result)
    proof = show_equal(result, spec_beside(path), {"N": 128})
    assert proof.proved
    assert proof.emulated


@pytest.mark.parametrize("name", ["product", "product_clang19"])
def test_a_block_of_two_dimensions_is_done(name: str) -> None:
    result = buffered(read_file(TILES / f"{name}.s").kernel(), IN_BOUNDS)
    assert result.changed, why(result)
    proof = show_equal(result, spec_beside(TILES / "product.s"))
    assert proof.proved
    assert proof.emulated


@pytest.mark.parametrize("name", ["kernel4", pytest.param("kernel5", marks=pytest.mark.full)])
def test_sample_kernels_with_prefetch_are_done_for_usual_numbers_of_workgroups(name: str) -> None:
    path = SAMPLES / f"{name}.s"
    kernel = read_file(path).kernel()
    assert "may not be rewritten" in why(buffered(kernel))
    result = buffered(kernel, SMALL_IDS)
    assert result.changed, why(result)
    proof = show_equal(result, spec_beside(path), {"N": 128})
    assert proof.proved
    assert proof.emulated


def test_a_table_beside_the_tile_that_is_stored_once_stays_where_it_is() -> None:
    table = FIRST_TILE.replace("ds_store_b32 v1, v3", "ds_store_b32 v1, v3\nds_store_b32 v1, v3 offset:1024")
    read = READ + READ.replace("v4, v2", "v4, v2 offset:1024", 1)
    kernel = buffered_kernel(PREFETCH.replace(FIRST_TILE, table).replace(READ, read), 2 * TILE)
    assert_right(kernel, buffered(kernel))


def test_other_work_items_may_store_a_byte_next_time_if_the_shape_is_known() -> None:
    """The first tile is stored backwards, the next ones forwards: together they cover it, no work-item does alone."""
    kernel = buffered_kernel(PREFETCH.replace(FIRST_TILE, FIRST_TILE.replace("ds_store_b32 v1", "ds_store_b32 v2")))
    assert "may not be rewritten" in why(buffered(kernel))
    result = buffered(kernel, frozenset(("block_x == 256",)))
    assert result.changed, why(result)
    proof = show_equal(result, buffered_spec())
    assert proof.proved
    assert proof.emulated
    assert "block_x == 256" in proof.assumptions
    assert not buffered(kernel, frozenset(("block_x == 192",))).changed


# -- figures


def test_figures_of_a_turn_are_those_of_one_copy() -> None:
    path = SAMPLES / "kernel3.s"
    kernel = read_file(path).kernel()
    before, after = find_main_loop(kernel), find_main_loop(buffered(kernel).function)
    assert (before.copies, after.copies) == (1, 2)
    assert after.figures.fmas == before.figures.fmas
    assert after.figures.lds_loads == before.figures.lds_loads
    assert after.figures.lds_stores == before.figures.lds_stores
    assert after.figures.work <= before.figures.work + 4


def test_the_model_is_asked_only_if_that_is_wanted() -> None:
    kernel = buffered_kernel(DIRECT)
    assert "modelled" not in why(buffered(kernel))
    assert "modelled" in why(buffered(kernel, if_faster=True))


@pytest.mark.full
def test_what_the_model_calls_slower_is_not_taken_if_it_is_asked() -> None:
    """Two buffers in so much LDS halve the waves."""
    text = (
        (SAMPLES / "kernel3.s").read_text().replace("group_segment_fixed_size 8192", "group_segment_fixed_size 16384")
    )
    kernel = read_text(text.replace("group_segment_fixed_size: 8192", "group_segment_fixed_size: 16384")).kernel()
    assert buffered(kernel, min_waves=1).changed
    assert "it would be slower" in why(buffered(kernel, min_waves=1, if_faster=True))


# -- what it refuses


def refused(body: str, lds: int = TILE) -> str:
    """Why a kernel is left as it is."""
    result = buffered(buffered_kernel(body, lds))
    assert not result.changed
    assert "left as it is" in why(result)
    return why(result)


def test_a_tile_of_which_the_loop_stores_only_half_stays() -> None:
    """The first tile is stored in pairs, the next ones element by element."""
    pairs = FIRST_TILE.replace("ds_store_b32 v1, v3", "ds_store_b64 v20, v[3:4]")
    body = PREFETCH.replace(FIRST_TILE, pairs).replace("v_xor_b32_e32 v2, 0x3fc, v1", "v_xor_b32_e32 v2, 0x7f8, v20")
    body = body.replace("v_lshlrev_b32_e32 v1, 2, v0", "v_lshlrev_b32_e32 v1, 2, v0\nv_lshlrev_b32_e32 v20, 3, v0")
    assert "may not be rewritten" in refused(body.replace("s_mov_b32 s10", "v_mov_b32_e32 v4, 0\ns_mov_b32 s10"), 2048)


def test_stores_with_lanes_off_cover_nothing() -> None:
    masked = "s_mov_b32 s13, exec_lo\nv_cmpx_gt_u32_e32 128, v0\nds_store_b32 v1, v3\ns_mov_b32 exec_lo, s13\n"
    assert "may not be rewritten" in refused(PREFETCH.replace(WRITE, WRITE.replace("ds_store_b32 v1, v3\n", masked)))


def test_a_barrier_that_only_some_waves_may_reach_is_not_reasoned_about() -> None:
    """Waves are no longer at the same barrier, so their accesses may meet: that is checked first."""
    own = "v_cmp_lt_u32_e32 vcc_lo, 31, v0\ns_cbranch_vccnz .Lskip\ns_barrier\n.Lskip:\n"
    assert "waves may synchronise by 'ds_load_b32 v4, v2'" in refused(PREFETCH.replace(WRITE, own + WRITE))


def test_stores_that_only_some_waves_may_do_are_refused() -> None:
    own = PREFETCH.replace("s_and_not1_b32 vcc_lo, exec_lo, s11", "v_cmp_lt_u32_e32 vcc_lo, 31, v0")
    assert SOME_WAVES in refused(own)


def test_a_number_of_turns_from_memory_is_not_known_to_be_common() -> None:
    body = PREFETCH.replace(START, START + "s_load_b32 s8, s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\n")
    assert SOME_WAVES in refused(body)
    lane = PREFETCH.replace(START, START + "v_readfirstlane_b32 s8, v0\n")
    assert SOME_WAVES in refused(lane)


def test_a_loop_that_is_entered_at_two_places_is_refused() -> None:
    body = PREFETCH.replace(FETCH, "s_cmp_lt_i32 s8, 3\ns_cbranch_scc1 .Lread\n" + FETCH)
    assert "control enters a loop at several places" in refused(body)


def test_atomics_and_accesses_without_address_are_refused() -> None:
    assert "ds_add_u32" in refused(PREFETCH.replace(READ, READ + "ds_add_u32 v2, v4\n"))
    append = "s_mov_b32 m0, 0\nds_append v9\n"
    assert "waves may synchronise by 'ds_load_b32 v4, v2'" in refused(PREFETCH.replace(READ, READ + append))
    assert "may point into LDS" in refused(
        PREFETCH.replace(READ, READ + "v_mov_b32_e32 v10, 0\nv_mov_b32_e32 v11, 0\nflat_load_b32 v9, v[10:11]\n")
    )


def test_an_address_from_memory_is_refused_for_a_store_and_bounded_for_a_load() -> None:
    own = "v_and_b32_e32 v12, 0x3fc, v3\nds_store_b32 v12, v3\n"
    assert refused(PREFETCH.replace(WRITE, WRITE.replace("ds_store_b32 v1, v3\n", own)))


def test_a_load_that_is_on_its_way_at_the_barrier_that_is_left_is_seen() -> None:
    """The first program waits for it after the barrier only."""
    late = PREFETCH.replace(AGAIN, "s_waitcnt lgkmcnt(0)\nv_add_nc_u32_e32 v5, v5, v9\n" + AGAIN)
    late = late.replace(
        ".Lnext:\n    s_waitcnt lgkmcnt(0)\n", ".Lnext:\n    s_waitcnt lgkmcnt(0)\n    ds_load_b32 v9, v2\n"
    )
    assert refused(late)


def test_lds_that_would_not_fit_is_refused() -> None:
    assert "a workgroup has 65536 at most" in refused(PREFETCH, 65000)


def test_a_second_buffer_that_costs_waves_is_refused() -> None:
    """Four workgroups of eight waves find room on a WGP with 32 KiB each, three with more."""
    kernel = buffered_kernel(PREFETCH, 32768)
    result = buffered(kernel)
    assert not result.changed
    assert "6 waves a SIMD would run, not 8" in why(result)
    assert [remark.help for remark in result.remarks if "waves a SIMD" in remark.message] == [
        "--min-waves 6 takes them"
    ]
    assert_right(kernel, rewrite(kernel.program, [DoubleBuffer(min_waves=6)], kernel.name))


def test_only_what_moves_is_there_twice() -> None:
    result = buffered(buffered_kernel(PREFETCH, 40000))
    assert result.changed
    assert lds_bytes(result.function) < 40000 + 2 * TILE


def test_lds_that_only_the_launch_adds_is_declared() -> None:
    result = buffered(buffered_kernel(PREFETCH, 0))
    assert result.changed
    assert lds_bytes(result.function) == 2 * TILE
    assert f"may add 0 bytes (dynamic LDS), not {TILE}" in why(result)
    assert "LDS accesses in bounds" in show_equal(result, None).text
    assert show_equal(replace(result, assumptions=frozenset({Sentence.LDS_IN_BOUNDS})), None).proved


def test_a_kernel_whose_lds_is_not_known_is_refused() -> None:
    other = PREFETCH.replace(FIRST_TILE, FIRST_TILE + "ds_load_b32 v9, v3\n")
    assert "what its addresses reach is not known" in refused(other, 0)


# -- the command


def test_the_command_says_what_it_did_and_what_it_assumed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out.s"
    assert main(["double-buffer", str(SAMPLES / "kernel3.s"), "-o", str(out), "--size", "N=128", "--remarks"]) == 0
    printed = capsys.readouterr().out
    assert "proof: proved for all inputs" in printed
    assert "barriers per iteration are left" in printed
    assert "LDS bytes that the kernel has not stored" in out.read_text()


def test_the_table_of_optimize_tells_what_the_second_buffer_bought(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = tmp_path / "in.s"
    source.write_text(emit(buffered_kernel(PREFETCH).program))
    command = ["optimize", "--time-limit", "none", str(source), "-v", "-o", str(tmp_path / "out.s")]
    assert main([*command, "--passes", "double-buffer{if-faster=true}"]) == 0
    printed = capsys.readouterr().out
    assert "1 of 2 barriers per iteration are left" in printed
    assert "iterations of the heaviest loop per cycle" in printed


def test_another_loop_than_there_is_is_refused_with_its_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = str(tmp_path / "out.s")
    command = ["double-buffer", str(SAMPLES / "kernel3.s"), "-o", out, "--loop", ".Lnone", "--remarks"]
    assert main([*command, "--size", "N=128"]) == 0
    assert ".Lnone" in capsys.readouterr().out


def test_reading_again_before_the_next_barrier_keeps_both() -> None:
    """What is stored is loaded in the same phase by the work-item itself."""
    body = PREFETCH.replace(WRITE, WRITE.replace("ds_store_b32 v1, v3", "ds_store_b32 v1, v3\nds_load_b32 v9, v1"))
    assert refused(body)
