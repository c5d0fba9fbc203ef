"""The affine analysis on whole kernels: addresses, trip counts, ranges, and agreement with concrete lanes."""

from __future__ import annotations

import random
from functools import cache
from pathlib import Path

import pytest
from analysis_snippets import ROOT, SAMPLES, VARIANTS
from examples import some
from lane_walk import Launch, Walk

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.assumptions import grants
from isatool.asm.reader import read_file, read_text
from isatool.diagnostics import UserError
from isatool.semantics.effects import Space

HEAD = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\n\t.type k,@function\nk:\n'
TAIL = """
.Lfunc_end0:
\t.amdhsa_kernel k
\t\t.amdhsa_user_sgpr_count 14
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_system_sgpr_workgroup_id_y 1
\t\t.amdhsa_next_free_vgpr 64
\t\t.amdhsa_next_free_sgpr 40
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           8
        .value_kind:     global_buffer
        .name:           data
      - .offset:         8
        .size:           4
        .value_kind:     by_value
        .name:           count
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 12
    .max_flat_workgroup_size: 64
    .name:           k
    .private_segment_fixed_size: 0
    .sgpr_count:     40
    .symbol:         k.kd
    .vgpr_count:     64
    .wavefront_size: 32
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...
\t.end_amdgpu_metadata
"""


def analysed(body: str, *assumptions: str, wave_size: int = 32) -> Affine:
    """A kernel with a pointer and a count as arguments, 64 work-items, ids in v0, s14, s15."""
    lines = [line.strip() for line in body.strip().splitlines()]
    printed = "\n".join(line if line.endswith(":") else "\t" + line for line in lines)
    tail = TAIL.replace(
        "\t.end_amdhsa_kernel", f"\t\t.amdhsa_wavefront_size32 {int(wave_size == 32)}\n\t.end_amdhsa_kernel"
    )
    return analyse_affine(read_text(HEAD + printed + "\n\ts_endpgm" + tail).kernel(), grants(assumptions))


def addresses(affine: Affine, space: Space = Space.LDS) -> list[str]:
    """The addresses of a space in program order, as text, under what is known at each place."""
    found = []
    for index, accesses in sorted(affine.accesses.items()):
        view = affine.views[affine.flow.block_of[index]]
        for access in accesses:
            if access.space is space:
                assert access.address is not None
                value = view.resolve(access.address, 32 if space is Space.LDS else 64)
                found.append(affine.atoms.describe(value))
    return found


@cache
def sample(path: Path, *assumptions: str) -> Affine:
    return analyse_affine(read_file(path).kernel(), grants(assumptions))


def kernel5(*assumptions: str) -> Affine:
    return sample(ROOT / "samples/sgemm/kernel5.s", *assumptions)


def test_the_inner_loop_of_kernel_5_runs_eight_times_and_reads_two_rows_a_step() -> None:
    affine = kernel5()
    assert [trip.iterations for trip in affine.trips.values()] == [8]
    loads = [text for text in addresses(affine) if "iteration" in text]
    assert loads[0] == "528*iteration(.LBB0_9) + 16*item_x[4:3] + 128*item_x[6:5] + 64"
    assert loads[2] == "512*iteration(.LBB0_9) + 16*item_x[2:0] + 4224"
    assert len(loads) == 6


def test_an_unbounded_workgroup_id_leaves_its_sign_in_the_store_addresses() -> None:
    signs = [text for text in addresses(kernel5()) if "sign25(workgroup_id_" in text]
    assert len(signs) == 16
    bounded = addresses(kernel5("workgroup_id_x < 16777216", "workgroup_id_y < 16777216"))
    assert not [text for text in bounded if "sign" in text]
    assert "528*item_x[2:0] + 4*item_x[6:3] + 448" in bounded


def test_a_bound_on_the_size_resolves_every_global_address_of_kernel_5() -> None:
    affine = kernel5("arg3 <= 32768", "workgroup_id_x < 256", "workgroup_id_y < 256")
    found = addresses(affine, Space.GLOBAL)
    assert len(found) == 32 + 64
    assert not [text for text in found if "signed" in text or "low" in text]
    assert "32*arg3*iteration(.LBB0_6) + 512*workgroup_id_x + 36*arg3 + arg1 + 4*item_x[6:0]" in found


@pytest.mark.parametrize("path", some([*SAMPLES, *VARIANTS], 6), ids=lambda path: path.stem)
def test_every_address_of_the_sample_kernels_is_a_polynomial(path: Path) -> None:
    affine = sample(path)
    assert affine.accesses
    for accesses in affine.accesses.values():
        assert all(access.address is not None for access in accesses)


@pytest.mark.parametrize("path", [*SAMPLES, *VARIANTS], ids=lambda path: path.stem)
def test_registers_and_addresses_of_random_lanes_have_the_value_of_their_polynomial(path: Path) -> None:
    affine = sample(path)
    metadata, descriptor = affine.transfer.facts.metadata, affine.transfer.facts.descriptor
    assert metadata is not None
    assert descriptor is not None
    chance = random.Random(path.stem)
    compared = 0
    for seed in range(2):
        size = chance.choice([8, 24, 33, 46337, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, chance.randrange(1 << 32)])
        if seed == 0:
            size = 40
        arguments = {
            argument.offset: (argument.size, chance.randrange(1 << 64) if argument.size == 8 else size)
            for argument in metadata.arguments
        }
        flat = metadata.max_flat_workgroup_size
        item = (chance.randrange(flat), 0, 0)
        if descriptor.workitem_ids > 1:
            item = (chance.randrange(16), chance.randrange(flat // 32), 0)
        ids = [chance.choice([0, 1, 5, (1 << 24) - 1, 1 << 24, chance.randrange(1 << 32)]) for _ in range(3)]
        if seed == 0:
            ids = [0, 1, 0]
        walk = Walk(affine, Launch(item, (ids[0], ids[1], ids[2]), arguments, seed, chance.randrange(32)))
        walk.run(600 if path in SAMPLES else 300)
        compared += walk.compared
    assert compared > 30


def test_a_masked_sum_keeps_its_low_part_whatever_the_workgroup_id_is() -> None:
    affine = analysed("""
        s_lshl_b32 s2, s14, 7
        v_or_b32_e32 v1, s2, v0
        v_and_b32_e32 v1, 63, v1
        v_lshlrev_b32_e32 v1, 2, v1
        ds_load_b32 v2, v1 offset:64
    """)
    assert addresses(affine) == ["4*item_x[5:0] + 64"]


def test_halves_of_a_vopd_read_the_old_state() -> None:
    affine = analysed("""
        v_mov_b32_e32 v1, 4
        v_dual_mov_b32 v2, v0 :: v_dual_mov_b32 v1, v0
        v_dual_add_nc_u32 v2, v1, v2 :: v_dual_lshlrev_b32 v1, 2, v2
        ds_store_2addr_b32 v1, v2, v2 offset1:1
    """)
    assert addresses(affine) == ["4*item_x[5:0]", "4*item_x[5:0] + 4"]


def test_a_pointer_that_advances_with_a_carry_is_affine_in_the_iteration() -> None:
    affine = analysed("""
        s_load_b64 s[4:5], s[0:1], 0x0
        s_load_b32 s6, s[0:1], 0x8
        v_mov_b32_e32 v1, 0
        s_waitcnt lgkmcnt(0)
        .Lloop:
        global_load_b32 v2, v1, s[4:5] offset:16
        s_add_u32 s4, s4, 0x100
        s_addc_u32 s5, s5, 0
        s_add_i32 s6, s6, -1
        s_cmp_lg_u32 s6, 0
        s_cbranch_scc1 .Lloop
    """)
    assert addresses(affine, Space.GLOBAL) == ["data + 256*iteration(.Lloop) + 16"]
    assert not affine.trips


def test_what_is_written_in_some_lanes_is_mixed_when_the_others_come_back() -> None:
    affine = analysed("""
        v_mov_b32_e32 v1, 8
        v_cmp_gt_u32_e32 vcc_lo, 32, v0
        s_and_saveexec_b32 s2, vcc_lo
        v_mov_b32_e32 v1, 16
        ds_store_b32 v1, v0
        s_mov_b32 exec_lo, s2
        ds_store_b32 v1, v0 offset:4
    """)
    first, second = addresses(affine)
    assert first == "16"
    assert second.startswith("v1 of line")


def test_a_value_of_all_lanes_survives_a_region_that_leaves_it_alone() -> None:
    affine = analysed("""
        v_lshlrev_b32_e32 v1, 2, v0
        v_cmp_gt_u32_e32 vcc_lo, 32, v0
        s_and_saveexec_b32 s2, vcc_lo
        s_cbranch_execz .Lend_if
        v_mov_b32_e32 v3, 16
        .Lend_if:
        s_or_b32 exec_lo, exec_lo, s2
        ds_store_b32 v1, v0
    """)
    assert addresses(affine) == ["4*item_x[5:0]"]


def test_a_register_that_one_path_leaves_undefined_has_the_value_of_the_other() -> None:
    affine = analysed("""
        s_load_b32 s6, s[0:1], 0x8
        s_waitcnt lgkmcnt(0)
        s_cmp_eq_u32 s6, 0
        s_cbranch_scc1 .Lskip
        v_mov_b32_e32 v5, 32
        .Lskip:
        ds_store_b32 v5, v0
    """)
    assert addresses(affine) == ["32"]


def test_paths_with_different_values_give_an_unknown() -> None:
    affine = analysed("""
        s_load_b32 s6, s[0:1], 0x8
        v_mov_b32_e32 v5, 4
        s_waitcnt lgkmcnt(0)
        s_cmp_eq_u32 s6, 0
        s_cbranch_scc1 .Lskip
        v_mov_b32_e32 v5, 32
        .Lskip:
        ds_store_b32 v5, v0
    """)
    assert addresses(affine) == ["v5 at block 2"]


@pytest.mark.parametrize(
    ("step", "test", "limit", "trips"),
    [(1, "s_cmp_lg_u32", 5, 5), (4, "s_cmp_lt_u32", 10, 3), (2, "s_cmp_lt_i32", 8, 4), (3, "s_cmp_le_u32", 9, 4)],
)
def test_counted_loops_have_a_trip_count(step: int, test: str, limit: int, trips: int) -> None:
    affine = analysed(f"""
        s_mov_b32 s2, 0
        .Lloop:
        s_add_i32 s2, s2, {step}
        {test} s2, {limit}
        s_cbranch_scc1 .Lloop
        v_mov_b32_e32 v1, s2
        ds_store_b32 v1, v0
    """)
    assert affine.trips[0].iterations == trips
    assert addresses(affine) == [str(step * trips)]


@pytest.mark.parametrize(
    ("mask", "decided"),
    [
        ("s_and_b64 vcc, exec, s[2:3]", True),
        ("s_and_not1_b64 vcc, exec, s[2:3]", True),
        ("s_and_b32 vcc_lo, exec_lo, s2", False),  # the other half is not known
        ("s_and_b64 vcc, s[8:9], s[2:3]", False),
    ],
)
def test_a_lane_mask_of_wave64_is_empty_only_if_both_halves_are(mask: str, decided: bool) -> None:
    affine = analysed(
        f"""
        s_load_b32 s6, s[0:1], 0x8
        s_waitcnt lgkmcnt(0)
        s_cmp_lt_u32 s6, 8
        s_cselect_b64 s[2:3], -1, 0
        {mask}
        s_cbranch_vccz .Lend
        v_mov_b32_e32 v1, s6
        ds_store_b32 v1, v0
        .Lend:
        s_nop 0
    """,
        wave_size=64,
    )
    block = affine.flow.block_of[next(index for index, found in affine.accesses.items() if found[0].space is Space.LDS)]
    count = affine.transfer.facts.argument(affine.atoms, 8)
    assert count is not None
    low, high = affine.views[block].atom_range(count[0].number)
    assert ((low, high) != (0, (1 << 32) - 1)) is decided


def test_the_workgroup_ids_are_where_the_descriptor_has_them() -> None:
    body = "v_lshl_add_u32 v1, s{}, 2, v0\nds_store_b32 v1, v0"
    assert "workgroup_id_y" in addresses(analysed(body.format(15)))[0]
    wide = TAIL.replace("sgpr_count 14", "sgpr_count 2")
    text = (
        HEAD
        + body.format(3)
        + "\n\ts_endpgm"
        + wide.replace("\t.end_amdhsa", "\t\t.amdhsa_wavefront_size32 0\n\t.end_amdhsa")
    )
    assert "workgroup_id_y" in addresses(analyse_affine(read_text(text).kernel()))[0]


@pytest.mark.parametrize(
    ("code", "name"),
    [
        ("s_lshl_b32 s2, ttmp9, 2", "4*workgroup_id_x"),
        ("s_and_b32 s2, ttmp7, 0xffff", "workgroup_id_y"),
        ("s_bfe_u32 s2, ttmp7, 0x100000", "workgroup_id_y"),
        ("s_lshr_b32 s2, ttmp7, 16", "workgroup_id_z"),
        ("s_bfe_u32 s2, ttmp7, 0x100010", "workgroup_id_z"),
        ("s_mov_b32 s2, ttmp7", "workgroup_id_y + 65536*workgroup_id_z"),
    ],
)
def test_workgroup_ids_may_be_parts_of_other_registers(code: str, name: str) -> None:
    text = f"{HEAD}{code}\nv_lshl_add_u32 v1, v0, 2, s2\nds_store_b32 v1, v0\n\ts_endpgm{TAIL}"
    (address,) = addresses(analyse_affine(read_text(text.replace("gfx1100", "gfx1201")).kernel()))
    assert set(address.split(" + ")) == {*name.split(" + "), "4*item_x[5:0]"}


def test_a_loop_that_never_meets_its_bound_has_no_trip_count() -> None:
    affine = analysed("""
        s_mov_b32 s2, 1
        .Lloop:
        s_add_i32 s2, s2, 2
        s_cmp_lg_u32 s2, 8
        s_cbranch_scc1 .Lloop
    """)
    assert not affine.trips


def test_the_range_of_a_counter_follows_from_the_range_of_its_bound() -> None:
    body = """
        s_load_b32 s6, s[0:1], 0x8
        s_mov_b32 s2, 0
        s_waitcnt lgkmcnt(0)
        .Lloop:
        s_add_i32 s2, s2, 8
        s_cmp_lt_i32 s2, s6
        s_cbranch_scc1 .Lloop
    """
    affine = analysed(body, "count <= 100")
    (counter,) = affine.iteration(0).atoms()
    header = affine.forest.loops[0].header
    assert affine.views[header].atom_range(counter) == (0, 12)
    affine = analysed(body)
    assert affine.views[header].atom_range(next(affine.iteration(0).atoms()))[1] > 1 << 27


def test_a_branch_bounds_what_it_compared_on_the_paths_that_it_leads_to() -> None:
    affine = analysed("""
        s_cmp_gt_u32 s14, 100
        s_cbranch_scc1 .Lend
        v_lshl_add_u32 v1, s14, 2, v0
        ds_store_b32 v1, v0
        .Lend:
        s_nop 0
    """)
    index = next(index for index, found in affine.accesses.items() if found[0].space is Space.LDS)
    address = affine.accesses[index][0].address
    assert address is not None
    assert affine.views[affine.flow.block_of[index]].range(address) == (0, 463)


def test_calls_and_unknown_instructions_forget_everything() -> None:
    affine = analysed("""
        v_mov_b32_e32 v1, 4
        s_swappc_b64 s[30:31], s[4:5]
        ds_store_b32 v1, v0
    """)
    assert addresses(affine)[0].startswith("v1")


def test_an_assumption_that_cannot_hold_is_an_error() -> None:
    with pytest.raises(UserError, match="cannot hold"):
        analysed("s_nop 0", "count < 5", "count > 7")


WAVE = "v_readfirstlane_b32 s20, v0\ns_and_b32 s21, s20, 32\nv_and_b32_e32 v1, 31, v0\nv_or_b32_e32 v1, s21, v1\n"


@pytest.mark.parametrize(
    ("assumptions", "address"),
    [
        ((), "128*first_item_x[5] + 4*item_x[4:0]"),
        (("full-waves",), "4*item_x[5:0]"),
        (("block_x == 64",), "4*item_x[5:0]"),
    ],
)
def test_the_item_that_a_wave_begins_with(assumptions: tuple[str, ...], address: str) -> None:
    """The number of a wave as compilers get it: uniform, below the size of the workgroup, and in bits."""
    affine = analysed(f"{WAVE}v_lshlrev_b32_e32 v1, 2, v1\nds_load_b32 v2, v1\n", *assumptions)
    (access,) = (access for accesses in affine.accesses.values() for access in accesses)
    assert access.address is not None
    assert affine.arithmetic.range(access.address) == (0, 252)
    assert affine.atoms.describe(access.address) == address


def test_the_first_lane_is_not_known_where_lanes_are_off() -> None:
    affine = analysed(f"v_cmp_lt_u32_e32 vcc_lo, 3, v0\ns_and_b32 exec_lo, exec_lo, vcc_lo\n{WAVE}ds_load_b32 v2, v1\n")
    (access,) = (access for accesses in affine.accesses.values() for access in accesses)
    assert access.address is not None
    assert "first_item" not in affine.atoms.describe(access.address)


def test_masks_made_of_each_other_are_given_up_where_they_would_have_very_many_terms() -> None:
    """As polynomials 40 exclusive ors of comparisons have 2 ** 40 terms."""
    compares = "".join(f"v_cmp_eq_u32 s{n}, s{n}, v0\ns_xor_b32 vcc_lo, vcc_lo, s{n}\n" for n in range(10, 50))
    affine = analysed(f"v_cmp_eq_u32 vcc_lo, 1, v0\n{compares}v_cndmask_b32 v1, 0, 1, vcc_lo\ns_endpgm")
    assert len(affine.flow.instructions) > 80
