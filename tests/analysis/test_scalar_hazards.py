"""Scalar registers read before their new value is there: each rule, and the compiler's own waits."""

from __future__ import annotations

import pytest

from isatool.analysis.cfg import build_flow
from isatool.analysis.hazards import HazardRule, find_hazards, plan_hazards
from isatool.analysis.scalar_hazards import late_scalars
from isatool.asm.reader import read_text
from isatool.isa.target import Support

SA, VA, VCC = "depctr_sa_sdst", "depctr_va_sdst", "depctr_va_vcc"
READ = "v_add_f32_e32 v0, s2, v1\n"
"""makes s2 and s3 count as read"""


def late(body: str, chip: str = "gfx1201", wave64: bool = False, kernel: bool = True) -> list[tuple[int, str, str]]:
    """(place, registers, fields) of what is read too early."""
    lines = [line if line.endswith(":") else f"\t{line}" for line in (*body.strip().splitlines(), "s_endpgm")]
    text = f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"\n' + ("" if kernel else "\t.type f,@function\n") + "f:\n"
    text += "\n".join(lines) + "\n"
    if kernel:
        text += "\t.amdhsa_kernel f\n\t\t.amdhsa_next_free_vgpr 32\n\t\t.amdhsa_next_free_sgpr 64\n"
        text += f"\t\t.amdhsa_wavefront_size32 {int(not wave64)}\n\t.end_amdhsa_kernel\n"
    program = read_text(text, use=Support.CHECK)
    flow = build_flow(program.functions[0])
    return [
        (each.place, " ".join(register.name for register in each.registers), " ".join(each.fields))
        for each in late_scalars(flow)
    ]


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ("s_mov_b32 s2, 0\nv_add_f32_e32 v0, s2, v1", []),  # not read before
        (READ + "s_mov_b32 s2, 0\n" + READ, [(2, "s2", SA)]),
        (READ + "s_mov_b32 s3, 0\ns_mov_b32 s4, s3", [(2, "s3", SA)]),  # the other of the pair, a scalar reader
        (READ + "s_mov_b32 s4, 0\nv_add_f32_e32 v0, s4, v1", []),  # another pair
        (READ + "s_mov_b32 s2, 0\ns_wait_alu depctr_sa_sdst(0)\n" + READ, []),
        (READ + "s_mov_b32 s2, 0\ns_wait_alu depctr_va_sdst(0)\n" + READ, [(3, "s2", SA)]),
        (READ + "s_mov_b32 s2, 0\n" + READ + READ, [(2, "s2", SA)]),  # the first reader's wait is for both
        (READ + "v_cmp_lt_f32_e64 s2, v0, v1\nv_cndmask_b32_e64 v0, v1, v2, s2", [(2, "s2", VA)]),
        (READ + "v_cmp_lt_f32_e64 s2, v0, v1\ns_wait_alu depctr_va_sdst(0)\nv_cndmask_b32_e64 v0, v1, v2, s2", []),
        (READ + "v_cmp_lt_f32_e64 s2, v0, v1\ns_mov_b32 s4, s2", []),  # a scalar reader waits by itself
        (READ + "v_cmp_lt_f32_e64 s2, v0, v1\ns_mov_b32 s4, s3\nv_cndmask_b32_e64 v0, v1, v2, s2", []),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc_lo\nv_cmp_lt_f32_e32 vcc_lo, v0, v1\n"
         "v_cndmask_b32_e32 v0, v1, v2, vcc_lo", [(2, "vcc_lo vcc_hi", VCC)]),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc_lo\ns_mov_b32 vcc_lo, 0\ns_cbranch_vccz .Lend\n.Lend:",
         [(2, "vcc_lo vcc_hi", SA)]),
        ("v_cndmask_b32_e32 v0, v1, v2, vcc_lo\nv_cmp_lt_f32_e32 vcc_lo, v0, v1\ns_mov_b32 vcc_lo, 0\n"
         "v_cndmask_b32_e32 v0, v1, v2, vcc_lo", [(3, "vcc_lo vcc_hi", SA)]),  # the last writer counts
        (READ + "s_mov_b32 s2, 0\ns_load_b32 s8, s[4:5], 0x0\n" + READ, []),
        (READ + "s_mov_b32 s2, 0\nbuffer_load_b32 v4, off, s[8:11], null\n" + READ, []),
        (READ + "s_mov_b32 s2, 0\nglobal_load_b32 v4, v[6:7], off\n" + READ, [(3, "s2", SA)]),
        (READ + "ds_nop\nds_nop\nds_nop\nds_nop\ns_mov_b32 s2, 0\n" + READ, []),
        (READ + "ds_nop\nds_nop\nds_nop\ns_mov_b32 s2, 0\n" + READ, [(5, "s2", SA)]),
        (READ + "ds_nop\nds_nop\ns_nop 0\nds_nop\nds_nop\ns_mov_b32 s2, 0\n" + READ, [(7, "s2", SA)]),
        (READ + "s_mov_b32 m0, s8\ns_mov_b32 exec_lo, s8\nv_readlane_b32 s9, v0, m0", []),  # interlocked
        (READ + "s_mov_b32 s2, 0\ns_swappc_b64 s[30:31], s[20:21]", [(2, "s2", SA)]),
        (READ + "v_readlane_b32 s2, v1, 0\ns_setpc_b64 s[20:21]", [(2, "s2", VA)]),
        ("s_swappc_b64 s[30:31], s[20:21]\ns_mov_b32 s40, 0\ns_mov_b32 s41, s40", [(2, "s40", SA)]),
    ],
)  # fmt: skip
def test_a_register_that_was_read_and_written_needs_a_wait(body: str, expected: list[tuple[int, str, str]]) -> None:
    assert late(body) == expected


def test_what_is_read_in_a_loop_counts_before_it() -> None:
    body = f"s_mov_b32 s2, 0\n.Lloop:\ns_add_co_i32 s2, s2, 1\n{READ}s_cmp_lt_i32 s2, s9\ns_cbranch_scc1 .Lloop"
    assert late(body) == [(2, "s2", SA)]
    assert late(body.replace(READ, "")) == []


def test_one_of_two_paths_is_enough() -> None:
    body = f"s_cbranch_scc0 .Lelse\n{READ}.Lelse:\ns_mov_b32 s2, 0\n" + READ
    assert late(body) == [(3, "s2", SA)]


def test_what_a_wait_keeps_from_one_reader_it_does_not_keep_from_others() -> None:
    """The wait for s6, read where the loop begins, is for s2 as well, so nothing waits for s2 and with it for s4."""
    body = """v_add_f32_e32 v0, s2, v1
v_add_f32_e32 v0, s4, v1
v_add_f32_e32 v0, s6, v1
v_cmp_lt_f32_e64 s2, v0, v1
.Lloop:
v_cndmask_b32_e64 v0, v1, v2, s6
v_cmp_lt_f32_e64 s4, v0, v1
s_cbranch_scc0 .Lnext
.Lnext:
v_cndmask_b32_e64 v0, v1, v2, s2
s_cbranch_scc0 .Llast
.Llast:
v_cndmask_b32_e64 v0, v1, v2, s4
v_cmp_lt_f32_e64 s6, v0, v1
s_cbranch_scc1 .Lloop"""
    assert late(body) == [(4, "s6", VA), (9, "s4", VA)]
    waiting = body.replace("v_cndmask_b32_e64 v0, v1, v2, s6", "s_wait_alu depctr_va_sdst(0)\nv_mov_b32_e32 v0, s6")
    assert late(waiting) == [(10, "s4", VA)]


def test_a_function_does_not_know_what_its_caller_read() -> None:
    body = "s_mov_b32 s2, 0\ns_mov_b32 s3, s2"
    assert late(body, kernel=False) == [(1, "s2", SA)]
    assert late(body) == []


def test_wave64_needs_twice_the_nops() -> None:
    body = READ + "ds_nop\n" * 4 + "s_mov_b32 s2, 0\n" + READ
    assert late(body) == []
    assert late(body, wave64=True) == [(6, "s2", SA)]
    assert late(READ + "ds_nop\n" * 8 + "s_mov_b32 s2, 0\n" + READ, wave64=True) == []


def test_other_generations_interlock_them() -> None:
    assert late(READ + "s_mov_b32 s2, 0\n" + READ, chip="gfx1100") == []


def test_the_repair_is_the_wait_of_the_chip() -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\nf:\n\tv_add_f32_e32 v0, s2, v1\n'
    text += "\ts_mov_b32 s2, 0\n\tv_add_f32_e32 v0, s2, v1\n\ts_endpgm\n"
    flow = build_flow(read_text(text, use=Support.CHECK).functions[0])
    (hazard,) = find_hazards(flow)
    assert hazard.rule is HazardRule.SCALAR_READ
    assert str(hazard.insert) == "s_wait_alu depctr_sa_sdst(0)"
    assert plan_hazards(flow).before == {2: (hazard.insert,)}


SALU = "s_wait_alu depctr_sa_sdst(0)\n"
HINT = "s_delay_alu instid0(SALU_CYCLE_1)\n"


@pytest.mark.parametrize(
    ("body", "removed", "before"),
    [
        (READ + "s_mov_b32 s2, 0\n" + SALU + READ, [], {}),
        (READ + "s_mov_b32 s2, 0\n" + SALU + HINT + READ, [], {}),
        (READ + "s_mov_b32 s4, 0\n" + SALU + "v_add_f32_e32 v0, s4, v1", [2], {}),  # another pair
        ("s_mov_b32 s2, 0\n" + SALU + READ, [1], {}),  # nothing read it before
        (READ + "s_mov_b32 s2, 0\n" + SALU + READ + SALU + READ, [4], {}),  # waited for already
        (READ + "s_mov_b32 s2, 0\n" + SALU + "s_mov_b32 s8, 0\n" + READ, [2], {4: SALU}),  # where it is needed
        (READ + "s_mov_b32 s2, 0\ns_wait_alu depctr_sa_sdst(0) depctr_va_sdst(0)\n" + READ, [2], {3: SALU}),
        (READ + "s_mov_b32 s2, 0\ns_wait_alu depctr_sa_sdst(0) depctr_vm_vsrc(0)\n" + READ, [], {}),
        (READ + "s_mov_b32 s8, 0\ns_wait_alu 0x0\n" + READ, [], {}),  # for more than results: who knows what for
        (READ + "s_mov_b32 s8, 0\ns_wait_alu depctr_vm_vsrc(0)\n" + READ, [], {}),
    ],
)  # fmt: skip
@pytest.mark.parametrize("wave64", [False, True])
def test_a_repair_leaves_just_the_waits_that_are_needed(
    body: str, removed: list[int], before: dict[int, str], wave64: bool
) -> None:
    lines = "".join(f"\t{line}\n" for line in (*body.strip().splitlines(), "s_endpgm"))
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n' + f"f:\n{lines}\t.amdhsa_kernel f\n"
    text += f"\t\t.amdhsa_wavefront_size32 {int(not wave64)}\n\t.end_amdhsa_kernel\n"
    edits = plan_hazards(build_flow(read_text(text).functions[0]))
    assert (sorted(edits.removed), edits.replaced) == (removed, {})
    assert {index: "".join(f"{each}\n" for each in new) for index, new in edits.before.items()} == before
