"""Control flow that no structured source has: shared code, irreducible loops, computed jumps, modes; both engines."""

from __future__ import annotations

import numpy as np
import pytest
from tiny_kernels import HEADER_LINES, KERNARG, dispatch, kernel, kinds, run, words

from isatool.asm.reader import read_text
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, Settings
from isatool.semantics.errors import NotEmulated

ENGINES = ("numpy", "native")
DATA = np.arange(64, dtype=np.uint32)
STORE = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"


@pytest.mark.parametrize("engine", ENGINES)
def test_a_loop_with_two_entries_makes_the_turns_of_each_wave(engine: str) -> None:
    body = f"""
    {KERNARG}
    v_readfirstlane_b32 s8, v0
    s_mov_b32 s9, 0
    s_mov_b32 s10, 0
    s_cmp_eq_u32 s8, 0
    s_cbranch_scc1 second
    first:
    s_add_i32 s9, s9, 10
    second:
    s_add_i32 s9, s9, 1
    s_add_i32 s10, s10, 1
    s_cmp_lt_u32 s10, 4
    s_cbranch_scc1 first
    v_mov_b32_e32 v2, s9
    {STORE}
    """
    got = words(run(kernel(body), DATA, lanes=64, engine=engine))
    assert got == [34] * 32 + [44] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_a_table_of_offsets_chooses_the_target_of_a_jump(engine: str) -> None:
    cases = "\n".join(f"s_mov_b32 s12, {11 * (case + 1)}\ns_branch done" for case in range(4))
    body = f"""
    {KERNARG}
    v_readfirstlane_b32 s8, v0
    s_lshr_b32 s8, s8, 5
    s_mul_i32 s8, s8, 8
    s_getpc_b64 s[10:11]
    s_add_u32 s8, s8, 16
    s_add_u32 s10, s10, s8
    s_addc_u32 s11, s11, 0
    s_setpc_b64 s[10:11]
    {cases}
    done:
    v_mov_b32_e32 v2, s12
    {STORE}
    """
    got = words(run(kernel(body), DATA, lanes=128, out=512, engine=engine))
    assert got == [11] * 32 + [22] * 32 + [33] * 32 + [44] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_a_jump_to_no_instruction_is_a_finding(engine: str) -> None:
    body = f"{KERNARG}\ns_mov_b64 s[8:9], 0x1234\ns_setpc_b64 s[8:9]\ns_endpgm"
    result = run(kernel(body), DATA, engine=engine)
    assert kinds(result) == [FindingKind.OUT_OF_BOUNDS]
    assert "0x1234" in result.findings[0].message


@pytest.mark.parametrize("engine", ENGINES)
def test_a_kernel_may_share_its_end_with_another_one(engine: str) -> None:
    text = "\n".join(line.text for line in kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 7\ntail:\n{STORE}").program.lines)
    other = text.replace("k:", "j:").replace(" k", " j").replace("tail:", "").replace("v2, 7", "v2, 9")
    other = other.replace("v_lshlrev_b32_e32", "s_branch tail\n\tv_lshlrev_b32_e32")
    program = read_text(text + "\n" + other.split(".text", 1)[1].join(("\t.text", "")))
    for name, value in (("k", 7), ("j", 9)):
        function = program.kernel(name)
        result = Executable(function).dispatch(dispatch(function, DATA), None, Settings(engine=engine))
        assert words(result)[:32] == [value] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_lanes_leave_nested_loops_one_by_one(engine: str) -> None:
    body = f"""
    {KERNARG}
    v_mov_b32_e32 v2, 0
    v_mov_b32_e32 v3, 0
    s_mov_b32 s8, exec_lo
    outer:
    v_mov_b32_e32 v4, 0
    s_mov_b32 s9, exec_lo
    inner:
    v_add_nc_u32_e32 v2, 1, v2
    v_add_nc_u32_e32 v4, 1, v4
    v_cmp_le_u32_e32 vcc_lo, v4, v3
    s_and_b32 exec_lo, exec_lo, vcc_lo
    s_cbranch_execnz inner
    s_mov_b32 exec_lo, s9
    v_add_nc_u32_e32 v3, 1, v3
    v_cmp_lt_u32_e32 vcc_lo, v3, v0
    s_and_b32 exec_lo, exec_lo, vcc_lo
    s_cbranch_execnz outer
    s_mov_b32 exec_lo, s8
    {STORE}
    """
    got = words(run(kernel(body), DATA, engine=engine))[:32]
    assert got == [sum(range(1, max(1, lane) + 1)) for lane in range(32)]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("setting", "reason"),
    [
        ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 23, 1), 1", "bits of MODE"),
        ("s_mov_b32 s8, -1\ns_setreg_b32 hwreg(HW_REG_MODE, 8, 4), s8", "bits of MODE"),
        (
            "s_getreg_b32 s8, hwreg(HW_REG_HW_ID1)",
            r"reading HW_ID1, which no launch says: declare HW_ID1 under \[hardware\]",
        ),
    ],
)
def test_modes_that_are_not_covered_stop_the_run(engine: str, setting: str, reason: str) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\n{setting}\n{STORE}"
    with pytest.raises(NotEmulated, match=reason) as caught:
        run(kernel(body), DATA, engine=engine)
    assert caught.value.diagnostics[0].span.line > HEADER_LINES


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("setting", "wanted"),
    [
        ("s_round_mode 0x1", 0x3F800001),
        ("s_round_mode 0x4", 0x3F800000),
        ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), 1", 0x3F800001),
        ("s_mov_b32 s8, 1\ns_setreg_b32 hwreg(HW_REG_MODE, 0, 2), s8", 0x3F800001),
    ],
)
def test_rounding_modes_are_followed(engine: str, setting: str, wanted: int) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v2, 0x30800000\n{setting}\nv_add_f32_e32 v2, 1.0, v2\n{STORE}"
    assert words(run(kernel(body), DATA, engine=engine))[:32] == [wanted] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_the_descriptor_sets_the_rounding_mode(engine: str) -> None:
    body = f"{KERNARG}\nv_mov_b32_e32 v2, 0x30800000\nv_add_f32_e32 v2, 1.0, v2\n{STORE}"
    found = run(kernel(body, float_round_mode_32=1), DATA, engine=engine)
    assert words(found)[:32] == [0x3F800001] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_a_mode_from_a_register_that_changes_nothing_is_no_change(engine: str) -> None:
    body = f"""
    {KERNARG}
    s_getreg_b32 s8, hwreg(HW_REG_MODE, 4, 4)
    s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
    v_mul_f32_e64 v2, 1.0, 0x00000100
    s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
    v_mul_f32_e64 v3, 1.0, 0x00000100
    s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s8
    v_add_nc_u32_e32 v2, v2, v3
    {STORE}
    """
    assert words(run(kernel(body), DATA, engine=engine))[:32] == [0x100] * 32


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "text",
    ["s_sendmsg sendmsg(MSG_GS_ALLOC_REQ)", "s_sendmsg_rtn_b32 s8, sendmsg(MSG_RTN_GET_TMA)",
     "ds_gws_barrier v0 gds", "ds_add_u32 v0, v0 gds",
     "image_load_mip v2, v[0:2], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D", "v_illegal",
     "exp mrt0 off, off, off, off done"],
)  # fmt: skip
def test_what_is_not_covered_stops_with_its_line_in_both_engines(engine: str, text: str) -> None:
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 0\nv_mov_b32_e32 v3, 0\n{text}\n{STORE}")
    line = next(i for i, line in enumerate(function.program.lines, 1) if line.text.strip().startswith(text[:6]))
    with pytest.raises(NotEmulated, match="not emulated: ") as caught:
        run(function, DATA, engine=engine)
    assert caught.value.diagnostics[0].span.line == line


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    "text",
    [
        "s_sethalt 0",
        "s_trap 3",
        "s_sendmsg sendmsg(MSG_INTERRUPT)",
        "s_sendmsg 1",
        "s_wait_event 0",
        "s_cbranch_cdbgsys over",
    ],
)
def test_messages_and_debuggers_change_nothing(engine: str, text: str) -> None:
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 5\n{text}\nv_mov_b32_e32 v2, 6\nover:\n{STORE}")
    assert words(run(function, DATA, engine=engine))[:32] == [6] * 32


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("text", ["s_trap 2", "s_sethalt 5"])
def test_a_kernel_that_stops_itself_is_a_finding(engine: str, text: str) -> None:
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 5\n{STORE.removesuffix('s_endpgm')}{text}\n{STORE}")
    result = run(function, DATA, engine=engine)
    assert kinds(result) == [FindingKind.TRAP]
    assert result.findings[0].line == next(
        i for i, line in enumerate(function.program.lines, 1) if line.text.strip() == text
    )
    assert words(result)[:32] == [5] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_clocks_and_places_are_what_the_launch_declares(engine: str) -> None:
    body = f"""
    {KERNARG}
    s_getreg_b32 s8, hwreg(HW_REG_HW_ID1, 4, 8)
    s_getreg_b32 s9, hwreg(29, 0, 20)
    s_sendmsg_rtn_b64 s[10:11], sendmsg(MSG_RTN_GET_REALTIME)
    s_waitcnt lgkmcnt(0)
    s_add_u32 s8, s8, s9
    s_add_u32 s8, s8, s10
    s_add_u32 s8, s8, s11
    v_mov_b32_e32 v2, s8
    {STORE}
    """
    function = kernel(body)
    executable = Executable(function, {"HW_ID1": 0xABCDE, "SHADER_CYCLES": 0x1F00010, "REALTIME": 0x7_0000_0005})
    found = executable.dispatch(dispatch(function, DATA), None, Settings(engine=engine))
    assert words(found)[:32] == [0xCD + 0x10 + 5 + 7] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_code_that_no_wave_meets_may_be_anything(engine: str) -> None:
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v2, 5\ns_branch over\nv_illegal\nover:\n{STORE}")
    assert words(run(function, DATA, engine=engine))[:32] == [5] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_active_lanes_append_and_consume(engine: str) -> None:
    body = f"""
    {KERNARG}
    v_mov_b32_e32 v3, 16
    v_mov_b32_e32 v4, 100
    ds_store_b32 v3, v4
    s_waitcnt lgkmcnt(0)
    s_mov_b32 m0, 12
    v_mov_b32_e32 v2, 0
    s_mov_b32 exec_lo, 0xf0
    ds_append v2 offset:4
    s_waitcnt lgkmcnt(0)
    s_mov_b32 exec_lo, 0xff0000
    ds_consume v2 offset:4
    s_waitcnt lgkmcnt(0)
    s_mov_b32 exec_lo, -1
    {STORE}
    """
    got = words(run(kernel(body, lds=64), DATA, engine=engine))[:32]
    assert got == [0] * 4 + [100] * 4 + [0] * 8 + [104] * 8 + [0] * 8


@pytest.mark.parametrize("engine", ENGINES)
def test_each_wave_sets_its_own_mode_from_a_register(engine: str) -> None:
    body = f"""
    {KERNARG}
    v_readfirstlane_b32 s8, v0
    s_lshr_b32 s8, s8, 5
    s_getreg_b32 s9, hwreg(HW_REG_MODE, 4, 2)
    s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s8
    v_add_f32_e64 v2, 0, 0x00000100
    v_mul_f32_e64 v3, 0.5, 0x00800000
    s_barrier
    s_setreg_b32 hwreg(HW_REG_MODE, 4, 2), s9
    v_add_f32_e64 v4, 0, 0x00000001
    v_add_nc_u32_e32 v2, v2, v3
    v_add_nc_u32_e32 v2, v2, v4
    {STORE}
    """
    got = words(run(kernel(body), DATA, lanes=128, out=512, engine=engine))
    # bit 0 of the field keeps subnormal sources, bit 1 subnormal results
    assert got == [1] * 32 + [1] * 32 + [1 + 0x400000] * 32 + [1 + 0x100 + 0x400000] * 32
