"""Calls, divergence, scratch, atomics, addresses: the hard cases of running whole kernels."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from tiny_kernels import KERNARG, Run, dispatch, kernel, kinds, words

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.emulator.dispatch import FOUR_GIB, Layout
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable

STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"

DOUBLE = """
\t.type double,@function
double:
\tv_add_nc_u32_e32 v2, v2, v2
\ts_setpc_b64 s[30:31]
"""


@pytest.mark.parametrize(
    "call",
    [
        "s_getpc_b64 s[8:9]\ns_add_u32 s8, s8, double@rel32@lo+4\ns_addc_u32 s9, s9, double@rel32@hi+12\n"
        "s_swappc_b64 s[30:31], s[8:9]",
        "s_getpc_b64 s[8:9]\ns_add_u32 s8, s8, double@gotpcrel32@lo+4\ns_addc_u32 s9, s9, double@gotpcrel32@hi+12\n"
        "s_load_b64 s[8:9], s[8:9], 0x0\ns_waitcnt lgkmcnt(0)\ns_swappc_b64 s[30:31], s[8:9]",
        "s_call_b64 s[30:31], double",
    ],
    ids=["relative", "global offset table", "s_call"],
)
def test_a_function_is_called_and_returns(run: Run, call: str) -> None:
    result = run(kernel(f"{KERNARG}\nv_mov_b32_e32 v2, v0\n{call}\n{call}\n{STORE}", functions=DOUBLE))
    assert not result.findings
    assert words(result)[:32] == [4 * lane for lane in range(32)]


COLLATZ = """
v_add_nc_u32_e32 v3, 1, v0
v_mov_b32_e32 v2, 0
s_mov_b32 s8, exec_lo
again:
v_cmpx_ne_u32_e32 1, v3
s_cbranch_execz done
v_and_b32_e32 v4, 1, v3
v_mad_u32_u24 v5, v3, 3, 1
v_lshrrev_b32_e32 v6, 1, v3
v_cmp_eq_u32_e32 vcc_lo, 1, v4
v_cndmask_b32_e32 v3, v6, v5, vcc_lo
v_add_nc_u32_e32 v2, 1, v2
s_branch again
done:
s_mov_b32 exec_lo, s8
"""


def collatz(number: int) -> int:
    """Steps until 1."""
    steps = 0
    while number != 1:
        number = 3 * number + 1 if number % 2 else number // 2
        steps += 1
    return steps


@pytest.mark.parametrize("order", ["lockstep", "forward", "reverse", 7])
def test_a_loop_of_which_every_lane_and_wave_takes_its_own_number_of_turns(run: Run, order: str | int) -> None:
    function = kernel(f"{KERNARG}\n{COLLATZ}\n{STORE}")
    result = run(function, lanes=96, out=384, order=order)
    assert not result.findings
    assert words(result) == [collatz(lane + 1) for lane in range(96)]


def test_waves_that_part_at_a_branch_meet_again(run: Run) -> None:
    body = f"""
    {KERNARG}
    v_readfirstlane_b32 s8, v0
    s_bitcmp1_b32 s8, 5
    s_cbranch_scc1 odd
    v_mov_b32_e32 v2, 10
    s_branch join
    odd:
    v_mov_b32_e32 v2, 20
    join:
    v_add_nc_u32_e32 v2, 1, v2
    {STORE}
    """
    result = run(kernel(body), lanes=128, out=512)
    assert words(result) == [11 if lane // 32 % 2 == 0 else 21 for lane in range(128)]
    assert not result.findings


def test_the_last_wave_of_a_workgroup_may_be_partial(run: Run) -> None:
    result = run(kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 7\n{STORE}"), lanes=40)
    assert words(result)[:64] == [7] * 40 + [0] * 24


def test_workgroup_ids_and_packed_work_item_ids_are_in_place() -> None:
    body = f"{KERNARG}\nv_bfe_u32 v3, v0, 10, 10\nv_and_b32_e32 v0, 0x3ff, v0\nv_mov_b32_e32 v2, s3\n"
    body += "v_lshl_add_u32 v2, v3, 8, v2\nv_lshl_add_u32 v0, v3, 3, v0\nv_lshl_add_u32 v0, s2, 5, v0\n" + STORE
    directives = {"system_sgpr_workgroup_id_y": 1, "system_vgpr_workitem_id": 1}
    function = kernel(body, **directives)
    shape = dispatch(function, out=256)
    made = replace(shape, grid=(2, 1, 1), block=(8, 4, 1))
    result = Executable(function).dispatch(made)
    assert words(result) == [y * 256 for _ in range(2) for y in range(4) for _ in range(8)]


def test_the_dispatch_packet_tells_the_size_of_a_workgroup(run: Run) -> None:
    body = "s_load_b32 s8, s[0:1], 0x4\ns_load_b128 s[4:7], s[2:3], 0x0\ns_waitcnt lgkmcnt(0)\n"
    body += f"s_and_b32 s8, s8, 0xffff\nv_mov_b32_e32 v2, s8\n{STORE}"
    result = run(kernel(body, user_sgpr_dispatch_ptr=1, user_sgpr_count=4), lanes=32)
    assert words(result)[:32] == [32] * 32


def test_scratch_belongs_to_a_lane(run: Run) -> None:
    body = f"""
    {KERNARG}
    scratch_store_b32 off, v0, off offset:4
    v_mov_b32_e32 v3, 8
    scratch_store_b8 v3, v0, off
    scratch_load_b32 v2, off, off offset:4
    s_waitcnt vmcnt(0)
    {STORE}
    """
    result = run(kernel(body, scratch=16), lanes=64)
    assert not result.findings
    assert words(result) == list(range(64))
    beyond = run(kernel("scratch_load_b32 v2, off, off offset:16\ns_endpgm", scratch=16))
    assert kinds(beyond) == [FindingKind.OUT_OF_BOUNDS]


def test_atomics_of_all_workgroups_add_up_and_return_distinct_old_values(run: Run) -> None:
    body = f"""
    {KERNARG}
    v_mov_b32_e32 v1, 0
    v_mov_b32_e32 v2, 1
    global_atomic_add_u32 v3, v1, v2, s[6:7] glc
    s_waitcnt vmcnt(0)
    v_lshlrev_b32_e32 v3, 2, v3
    global_store_b32 v3, v2, s[6:7] offset:4
    s_endpgm
    """
    result = run(kernel(body), lanes=64, groups=3, out=1024)
    assert not result.findings
    assert words(result)[:193] == [192] + [1] * 192


def test_compare_and_swap_takes_the_new_value_first(run: Run) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, 9\nv_mov_b32_e32 v3, 0\n"
    body += "global_atomic_cmpswap_b32 v4, v1, v[2:3], s[6:7] glc\ns_waitcnt vmcnt(0)\n"
    body += "v_mov_b32_e32 v2, v4\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7] offset:4\ns_endpgm"
    result = run(kernel(body))
    assert words(result)[:4] == [9, 0, 9, 9]


def test_addresses_carry_across_four_gib_and_offsets_may_be_negative(run: Run) -> None:
    body = f"""
    {KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    v_add_co_u32 v3, vcc_lo, s4, v1
    v_add_co_ci_u32_e64 v4, null, s5, 0, vcc_lo
    v_add_co_u32 v3, vcc_lo, 0x80, v3
    v_add_co_ci_u32_e64 v4, null, 0, v4, vcc_lo
    global_load_b32 v2, v[3:4], off offset:-128
    s_waitcnt vmcnt(0)
    {STORE}
    """
    data = np.arange(4096, dtype=np.uint32)
    layout = Layout(straddle=True)
    shape = dispatch(kernel(body), data, layout=layout)
    start = shape.buffers[0].address
    assert start // FOUR_GIB != (start + data.nbytes - 1) // FOUR_GIB
    result = run(kernel(body), data, layout=layout)
    assert not result.findings
    assert words(result)[:32] == list(range(32))
    lost = body.replace("v_add_co_ci_u32_e64 v4, null, s5, 0, vcc_lo", "v_mov_b32_e32 v4, s5")
    near = Layout(base=(1 << 33) - 64)
    assert kinds(run(kernel(lost), data, layout=near)) == [FindingKind.OUT_OF_BOUNDS]


def test_a_vector_offset_to_a_scalar_base_is_zero_extended(run: Run) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v1, -4\nglobal_load_b32 v2, v1, s[4:5]\ns_waitcnt vmcnt(0)\n{STORE}"
    assert kinds(run(kernel(body), np.zeros(64, np.uint32)))[0] is FindingKind.OUT_OF_BOUNDS


def test_modes_that_code_sets_are_followed(run: Run) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v3, 1\ns_denorm_mode 0xc\nv_add_f32_e32 v2, v3, v3\n{STORE}"
    assert words(run(kernel(body)))[0] == 0
    assert words(run(kernel(body.replace("0xc", "0xf"))))[0] == 2


def test_one_of_several_kernels_is_run(run: Run) -> None:
    text = "\n".join(line.text for line in kernel("s_endpgm").program.lines)
    second = text.replace("k,", "q,").replace("k:", "q:").replace(" k", " q").replace("s_endpgm", "s_nop 1\n\ts_endpgm")
    program = read_text(text + "\n\t.text\n" + second.partition(".text")[2])
    assert {found.name for found in program.kernels} == {"k", "q"}
    assert run(program.kernel("q")).counts.sum() == 2
    assert run(program.kernel("k")).counts.sum() == 1


def test_a_kernel_of_another_wave_size_than_the_file_is_refused(run: Run) -> None:
    text = emit(kernel("s_endpgm", wavefront_size32=0).program)
    second = text[text.index("\t.amdhsa_kernel") :].replace("kernel k", "kernel other").replace("32 0", "32 1")
    body = "\t.text\n\t.globl other\n\t.type other,@function\nother:\n\ts_endpgm\n\t.section .rodata\n"
    with pytest.raises(UserError, match="for wave32, the file is read for wave64"):
        run(read_text(text + body + second).kernel("other"))


def test_a_workgroup_outside_the_grid_is_refused(run: Run) -> None:
    with pytest.raises(UserError, match="no workgroup 7"):
        run(kernel("s_endpgm"), workgroups=[7])


def test_a_register_may_be_chosen_by_m0(run: Run) -> None:
    fill = "\n".join(f"v_add_nc_u32_e32 v{8 + offset}, {16 * offset}, v0" for offset in range(4))
    body = f"{KERNARG}\n{fill}\ns_mov_b32 m0, 2\nv_movrels_b32_e32 v3, v8\n"
    body += "v_mov_b32_e32 v4, 0\nv_mov_b32_e32 v5, 0\nv_mov_b32_e32 v6, 0\nv_movreld_b32_e32 v4, v3\n"
    body += "s_mov_b32 s8, 3\ns_mov_b32 s9, 5\ns_mov_b32 m0, 1\ns_movrels_b32 s10, s8\n"
    body += f"v_add_nc_u32_e32 v2, s10, v6\n{STORE}"
    result = run(kernel(body))
    assert not result.findings
    assert words(result)[:32] == [lane + 32 + 5 for lane in range(32)]


def test_a_flat_load_must_be_waited_for_by_both_counters(run: Run) -> None:
    body = f"""
    {KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    v_add_co_u32 v3, vcc_lo, s4, v1
    v_add_co_ci_u32_e64 v4, null, s5, 0, vcc_lo
    flat_load_b32 v2, v[3:4]
    WAIT
    v_mov_b32_e32 v5, v2
    s_waitcnt vmcnt(0) lgkmcnt(0)
    {STORE}
    """
    data = np.arange(32, dtype=np.uint32)
    for wait in ("s_waitcnt vmcnt(0)", "s_waitcnt lgkmcnt(0)"):
        assert kinds(run(kernel(body.replace("WAIT", wait)), data)) == [FindingKind.PENDING]
    result = run(kernel(body.replace("WAIT", "s_waitcnt vmcnt(0) lgkmcnt(0)")), data)
    assert not result.findings
    assert words(result)[:32] == list(range(32))


def test_flat_accesses_return_in_order_so_that_a_wait_for_all_but_younger_ones_suffices(run: Run) -> None:
    body = f"""
    {KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    v_add_co_u32 v3, vcc_lo, s4, v1
    v_add_co_ci_u32_e64 v4, null, s5, 0, vcc_lo
    v_add_co_u32 v6, vcc_lo, s6, v1
    v_add_co_ci_u32_e64 v7, null, s7, 0, vcc_lo
    flat_load_b32 v2, v[3:4]
    flat_store_b32 v[6:7], v0 offset:128
    flat_store_b32 v[6:7], v0 offset:128
    s_waitcnt vmcnt(0) lgkmcnt(LEFT)
    s_barrier
    v_mov_b32_e32 v5, v2
    s_waitcnt vmcnt(0) lgkmcnt(0)
    {STORE}
    """
    data = np.arange(32, dtype=np.uint32)
    assert not run(kernel(body.replace("LEFT", "2")), data).findings
    assert kinds(run(kernel(body.replace("LEFT", "3")), data)) == [FindingKind.PENDING]


@pytest.mark.parametrize(
    ("move", "found"),
    [("v_movrels_b32 v3, v8", False), ("v_movreld_b32 v8, v3", False), ("v_movrels_b32 v9, v3", True)],
)
def test_an_indexed_move_touches_only_what_it_names_for_certain(run: Run, move: str, found: bool) -> None:
    body = f"""
    {KERNARG}
    v_lshlrev_b32_e32 v1, 2, v0
    v_mov_b32_e32 v3, v0
    v_mov_b32_e32 v8, v0
    s_mov_b32 m0, 0
    global_load_b32 v9, v1, s[4:5]
    {move}
    s_waitcnt vmcnt(0)
    v_mov_b32_e32 v2, v9
    {STORE}
    """
    assert kinds(run(kernel(body), np.arange(32, dtype=np.uint32))) == [FindingKind.PENDING] * found
