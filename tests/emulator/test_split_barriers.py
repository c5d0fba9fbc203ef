"""Code of gfx12 on both engines: counters of their own, a barrier in two halves, workgroup ids in trap registers."""

from __future__ import annotations

import struct
from pathlib import Path

import numpy as np
import pytest
from tiny_kernels import Run, kernel, words

from isatool.asm.buffers import make_buffers
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import run as run_kernel
from isatool.ir.program import Function
from isatool.isa.target import Support

SAMPLES = Path(__file__).parents[2] / "samples" / "sgemm"
CHIP = "gfx1201"
ARGUMENTS = "s_load_b128 s[4:7], s[0:1], 0x0\ns_wait_kmcnt 0x0\n"
STORE = "\nglobal_store_b32 v1, v2, s[6:7]\ns_endpgm"
EXCHANGE = """
v_lshlrev_b32_e32 v1, 2, v0
v_xor_b32_e32 v3, 0x80, v1
v_add_nc_u32_e32 v2, 7, v0
ds_store_b32 v1, v2
{wait}
{signal}
{between}
{await_}
ds_load_b32 v2, v3
s_wait_dscnt 0x0
"""
LANES = 64


def exchange(
    wait: str = "s_wait_dscnt 0x0",
    signal: str = "s_barrier_signal -1",
    between: str = "",
    await_: str = "s_barrier_wait -1",
) -> Function:
    """Two waves that take over from each other, 128 bytes away."""
    body = ARGUMENTS + EXCHANGE.format(wait=wait, signal=signal, between=between, await_=await_) + STORE
    return kernel(body, lds=512, chip=CHIP)


def kinds(run: Run, function: Function) -> list[tuple[FindingKind, int]]:
    return [(found.kind, found.line) for found in run(function, lanes=LANES, out=4 * LANES).findings]


def line_of(function: Function, text: str) -> int:
    (found,) = (number for number, line in enumerate(function.program.lines, 1) if text in line.text)
    return found


def test_an_exchange_by_signal_and_wait_is_clean(run: Run) -> None:
    result = run(exchange(), lanes=LANES, out=4 * LANES)
    assert not result.findings
    assert words(result)[:LANES] == [(lane ^ 32) + 7 for lane in range(LANES)]


def test_an_access_of_own_data_between_signal_and_wait_is_clean(run: Run) -> None:
    assert not kinds(run, exchange(between="ds_load_b32 v4, v1\nv_add_nc_u32_e32 v5, 1, v0"))


def test_a_store_in_flight_at_the_signal_is_found(run: Run) -> None:
    bad = exchange(wait="")
    assert (FindingKind.PENDING, line_of(bad, "s_barrier_signal")) in kinds(run, bad)


def test_a_store_between_signal_and_wait_races_with_what_follows_the_wait(run: Run) -> None:
    bad = exchange(between="ds_store_b32 v1, v0\ns_wait_dscnt 0x0")
    assert [kind for kind, _ in kinds(run, bad)] == [FindingKind.LDS_RACE]


def test_a_read_between_signal_and_wait_races_with_a_store_after_the_wait(run: Run) -> None:
    """The second wave stores where the first one read: before the barrier was complete, perhaps."""
    bad = exchange(between="ds_load_b32 v4, v1\ns_wait_dscnt 0x0", await_="s_barrier_wait -1\nds_store_b32 v3, v0")
    found = kinds(run, bad)
    assert found
    assert {kind for kind, _ in found} <= {FindingKind.LDS_RACE, FindingKind.PENDING}


def test_a_read_before_the_signal_races_with_nothing_after_the_wait(run: Run) -> None:
    own = "ds_load_b32 v4, v1\ns_wait_dscnt 0x0"
    assert not kinds(run, exchange(wait=f"s_wait_dscnt 0x0\n{own}", between=own))


def test_a_wait_without_a_signal_is_found(run: Run) -> None:
    bad = exchange(signal="")
    assert (FindingKind.BARRIER, line_of(bad, "s_barrier_wait")) in kinds(run, bad)


def test_two_signals_before_a_wait_are_found(run: Run) -> None:
    bad = exchange(between="s_nop 0\ns_barrier_signal 0xffff")
    assert (FindingKind.BARRIER, line_of(bad, "0xffff")) in kinds(run, bad)


@pytest.mark.parametrize(
    ("wait", "clean"),
    [("s_wait_kmcnt 0x0", True), ("s_wait_dscnt 0x0", False), ("s_wait_kmcnt 0x1", False), ("s_wait_idle", True)],
)
def test_scalar_loads_have_a_counter_of_their_own(run: Run, wait: str, clean: bool) -> None:
    body = f"{ARGUMENTS}s_load_b32 s8, s[4:5], 0x4\n{wait}\nv_mov_b32_e32 v2, s8\nv_mov_b32_e32 v1, 0" + STORE
    result = run(kernel(body, chip=CHIP), struct.pack("<II", 5, 9))
    assert (not result.findings) == clean
    assert words(result)[0] == 9


@pytest.mark.parametrize(
    ("wait", "clean"),
    [
        ("s_wait_dscnt 0x0", True),
        ("s_wait_dscnt 0x1", False),
        ("s_wait_kmcnt 0x0", False),
        ("s_wait_loadcnt 0x0", False),
        ("s_wait_loadcnt_dscnt 0x3f00", True),
    ],
)
def test_lds_counts_alone_while_scalar_loads_are_in_flight(run: Run, wait: str, clean: bool) -> None:
    body = f"{ARGUMENTS}v_lshlrev_b32_e32 v1, 2, v0\nds_store_b32 v1, v0\ns_load_b32 s8, s[4:5], 0x0\n"
    body += f"ds_load_b32 v2, v1\n{wait}\nv_mov_b32_e32 v3, v2\ns_wait_kmcnt 0x0" + STORE.replace("v2,", "v3,")
    assert (not run(kernel(body, lds=128, chip=CHIP), struct.pack("<I", 5)).findings) == clean


def test_an_invalidation_counts_among_loads(run: Run) -> None:
    """Of two outstanding the older one is the load: a wait for one of them is enough."""
    load = "v_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5]\n"
    body = f"{ARGUMENTS}{load}global_inv scope:SCOPE_SE\ns_wait_loadcnt 0x1" + STORE
    result = run(kernel(body, chip=CHIP), np.arange(32, dtype=np.uint32))
    assert not result.findings
    bad = f"{ARGUMENTS}{load}s_wait_loadcnt 0x1" + STORE
    assert run(kernel(bad, chip=CHIP), np.arange(32, dtype=np.uint32)).findings


@pytest.mark.parametrize("scope", ["", " scope:SCOPE_SE", " scope:SCOPE_DEV"])
def test_what_another_wave_stored_is_seen_after_an_invalidation(run: Run, scope: str) -> None:
    body = ARGUMENTS + "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v0, s[6:7]\ns_wait_storecnt 0x0\n"
    body += "s_barrier_signal -1\ns_barrier_wait -1\n" + (f"global_inv{scope}\ns_wait_loadcnt 0x0\n" if scope else "")
    body += "v_xor_b32_e32 v3, 0x80, v1\nglobal_load_b32 v2, v3, s[6:7]\ns_wait_loadcnt 0x0\ns_endpgm"
    function = kernel(body, chip=CHIP, workgroup_processor_mode=1)
    found = [finding.kind for finding in run(function, lanes=LANES, out=4 * LANES).findings]
    assert found == ([] if scope else [FindingKind.GLOBAL_RACE])


def test_a_store_that_is_not_waited_for_at_the_signal_is_not_ordered(run: Run) -> None:
    body = ARGUMENTS + "v_lshlrev_b32_e32 v1, 2, v0\nglobal_store_b32 v1, v0, s[6:7]\n"
    body += "s_barrier_signal -1\ns_wait_storecnt 0x0\ns_barrier_wait -1\nglobal_inv scope:SCOPE_SE\n"
    body += "s_wait_loadcnt 0x0\nv_xor_b32_e32 v3, 0x80, v1\nglobal_load_b32 v2, v3, s[6:7]\n"
    body += "s_wait_loadcnt 0x0\ns_endpgm"
    found = [finding.kind for finding in run(kernel(body, chip=CHIP), lanes=LANES, out=4 * LANES).findings]
    assert found == [FindingKind.GLOBAL_RACE]


def test_workgroup_ids_are_in_trap_registers(run: Run) -> None:
    body = ARGUMENTS + "s_lshl_b32 s8, ttmp9, 2\nv_mov_b32_e32 v1, s8\nv_mov_b32_e32 v2, ttmp7" + STORE
    body = body.replace("v_mov_b32_e32 v2, ttmp7", "v_mov_b32_e32 v2, ttmp7\nv_add_nc_u32_e32 v2, ttmp9, v2")
    result = run(kernel(body, chip=CHIP), groups=5)
    assert words(result)[:5] == [0, 1, 2, 3, 4]
    assert not result.findings


@pytest.mark.parametrize(
    ("load", "value"),
    [
        ("s_load_u8 s8, s[4:5], 0x5", 0x92),
        ("s_load_i8 s8, s[4:5], 0x5", 0xFFFFFF92),
        ("s_load_u16 s8, s[4:5], 0x6", 0xF4E3),
        ("s_load_i16 s8, s[4:5], 0x6", 0xFFFFF4E3),
        ("s_load_i16 s8, s[4:5], 0x2", 0x1234),
    ],
)
def test_scalar_loads_of_bytes_and_halfwords(run: Run, load: str, value: int) -> None:
    body = f"{ARGUMENTS}{load}\ns_wait_kmcnt 0x0\nv_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, s8" + STORE
    result = run(kernel(body, chip=CHIP), bytes.fromhex("0000341281 92 e3 f4"))
    assert words(result)[0] == value


def test_scalar_loads_of_three_dwords(run: Run) -> None:
    body = f"{ARGUMENTS}s_load_b96 s[8:10], s[4:5], 0x4\ns_wait_kmcnt 0x0\nv_mov_b32_e32 v1, 0\nv_mov_b32_e32 v2, s10"
    assert words(run(kernel(body + STORE, chip=CHIP), struct.pack("<IIII", 1, 2, 3, 4)))[0] == 4


@pytest.mark.parametrize(
    ("name", "compiler"),
    [
        ("kernel1", None),
        ("kernel5", None),
        *(
            pytest.param(name, compiler, marks=pytest.mark.full)
            for name in ("kernel1", "kernel2", "kernel3", "kernel4", "kernel5")
            for compiler in (None, "clang-19")
        ),
    ],
)
def test_samples_compute_the_same_bits_as_on_gfx11(name: str, compiler: str | None) -> None:
    chosen = load_spec(SAMPLES / f"{name}.toml").resolve({"N": 256}, allow_zero=True)
    contents = make_buffers(chosen)
    text = Toolchain.find(compiler).compile_hip(SAMPLES / f"{name}.hip", CHIP)
    here = run_kernel(read_text(text, f"{name}.s", use=Support.EXECUTE).kernel(None), chosen, contents=contents)
    there = run_kernel(read_file(SAMPLES / f"{name}.s").kernel(None), chosen, contents=contents)
    assert not here.findings
    assert here.buffers["C"].tobytes() == there.buffers["C"].tobytes()


FLAG = """
v_mov_b32_e32 v2, 0
s_cmp_eq_u32 ttmp9, 0
s_cbranch_scc0 .Lreader
v_mov_b32_e32 v3, 42
v_mov_b32_e32 v4, 1
global_store_b32 v2, v3, s[6:7] offset:64
s_wait_storecnt 0x0
s_mov_b32 exec_lo, 1
global_store_b32 v2, v4, s[6:7] scope:SCOPE_DEV
s_endpgm
.Lreader:
global_load_b32 v4, v2, s[6:7] scope:{load}
s_wait_loadcnt 0x0
v_readfirstlane_b32 s17, v4
s_cmp_eq_u32 s17, 0
s_cbranch_scc1 .Lreader
global_inv scope:{invalidate}
s_wait_loadcnt 0x0
global_load_b32 v6, v2, s[6:7] offset:64
s_wait_loadcnt 0x0
v_lshlrev_b32_e32 v1, 2, v0
global_store_b32 v1, v6, s[6:7] offset:128
s_endpgm
"""


@pytest.mark.parametrize(
    ("load", "invalidate", "clean"),
    [
        ("SCOPE_DEV", "SCOPE_DEV", True),
        ("SCOPE_SYS", "SCOPE_SYS", True),
        ("SCOPE_SE", "SCOPE_DEV", False),
        ("SCOPE_DEV", "SCOPE_SE", False),
    ],
)
def test_a_flag_of_another_workgroup_needs_the_scope_of_the_device(
    run: Run, load: str, invalidate: str, clean: bool
) -> None:
    found = run(
        kernel(ARGUMENTS + FLAG.format(load=load, invalidate=invalidate), chip=CHIP), groups=2, out=512
    ).findings
    assert {finding.kind for finding in found} == (set() if clean else {FindingKind.GLOBAL_RACE})
