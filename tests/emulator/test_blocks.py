"""Blocks of the native engine: what they leave is what the functions of their steps leave, to the bit."""

from __future__ import annotations

import random
import sys

import numpy as np
import pytest
from memory_instructions import PLACE, WAIT
from memory_instructions import PRELUDE as MEMORY_PRELUDE
from numpy.typing import NDArray
from test_engines_agree_on_memory_forms import DUMP, GROUPS, OUT, covered, instances
from test_engines_agree_on_random_programs import LANES, data, program
from tiny_kernels import KERNARG, dispatch, kernel, lines, words
from wave_oracle import biased

from isatool.allowance import Budget, granted
from isatool.emulator import blocks, native
from isatool.emulator.findings import FindingKind
from isatool.emulator.lockstep import STEP_LIMIT
from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.program import Function
from isatool.semantics.errors import NotEmulated

NOTHING = np.zeros(LANES, np.uint32)
LOOP = f"""
{KERNARG}
v_lshlrev_b32_e32 v1, 2, v0
v_mov_b32_e32 v2, 0
s_movk_i32 s8, 100
again:
v_add_nc_u32_e32 v2, v2, v0
v_xor_b32_e32 v2, s8, v2
s_add_i32 s8, s8, -1
v_add_nc_u32_e32 v2, 3, v2
s_cmp_lg_u32 s8, 0
s_cbranch_scc1 again
global_store_b32 v1, v2, s[6:7]
s_endpgm
"""


@pytest.fixture
def always(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """Every block is compiled before the first step."""
    monkeypatch.setattr(blocks, "OFTEN", 0)
    monkeypatch.setattr(blocks, "WORK", 0)
    return monkeypatch


def executed(
    function: Function,
    content: NDArray[np.generic] = NOTHING,
    out: int = 256,
    sanitize: bool = False,
    limit: int = STEP_LIMIT,
    lanes: int = LANES,
) -> tuple[int, RawResult]:
    """The blocks that a run called, and its result."""
    executable = Executable(function)
    settings = Settings("forward", sanitize, limit, engine="native", threads=1)
    result = executable.dispatch(dispatch(function, content, out=out, lanes=lanes), None, settings)
    return sum(len(prepared.compiled) for prepared in executable.prepared.values()), result


def check_alike(always: pytest.MonkeyPatch, function: Function, *given: object, **options: object) -> RawResult:
    """Run with blocks and without: the same memory, counts and findings."""
    used, fast = executed(function, *given, **options)  # type: ignore[arg-type]
    always.setattr(blocks, "FEWEST", sys.maxsize)
    unused, slow = executed(function, *given, **options)  # type: ignore[arg-type]
    assert used
    assert not unused
    assert fast.memory == slow.memory
    assert fast.counts.tolist() == slow.counts.tolist()
    assert fast.findings == slow.findings
    return fast


@pytest.mark.parametrize("sanitize", [False, True])
@pytest.mark.parametrize("seed", [100, *(pytest.param(n, marks=pytest.mark.full) for n in range(101, 130))])
def test_random_programs_leave_the_same_bits_and_counts(always: pytest.MonkeyPatch, seed: int, sanitize: bool) -> None:
    """With all modes of rounding, NaNs, subnormals, lanes that are off, LDS, scratch and loops."""
    check_alike(always, program(seed), data(seed), LANES * 0x60, sanitize)


@pytest.mark.parametrize("sanitize", [False, True])
@pytest.mark.parametrize("group", [0, *(pytest.param(n, marks=pytest.mark.full) for n in range(1, GROUPS))])
def test_memory_forms_in_blocks_leave_the_same(always: pytest.MonkeyPatch, group: int, sanitize: bool) -> None:
    """Inside and outside of buffers, the LDS and private memory, and where waits are missing."""
    rng = random.Random(group)
    chosen = [str(instruction) for instruction in instances(group) if covered(instruction)]
    body = [line for text in rng.sample(chosen, len(chosen)) for line in (text, *(WAIT if rng.random() < 0.8 else ()))]
    text = MEMORY_PRELUDE + "\n".join(body) + "\n" + DUMP
    kept = [line.strip() for line in text.splitlines() if line.strip()]
    function = kernel("\n".join(kept), lds=32 * PLACE, scratch=PLACE)
    content = np.array([biased(rng) for _ in range(1024)], np.uint32)
    check_alike(always, function, content, 5 * OUT, sanitize, lanes=32)


@pytest.mark.parametrize("sanitize", [False, True])
@pytest.mark.parametrize("size", [32, 64, 96, 128])
@pytest.mark.parametrize("stride", ["0", "4", "16", "20", "0xfffffff0"])
def test_lanes_at_one_place_in_a_row_apart_and_outside(
    always: pytest.MonkeyPatch, size: int, stride: str, sanitize: bool
) -> None:
    last = 7 + size // 32
    data = f"v[8:{last}]" if size > 32 else "v8"
    function = kernel(
        f"""{KERNARG}
        v_mul_lo_u32 v1, {stride}, v0
        v_mul_u32_u24_e32 v2, 16, v0
        v_mov_b32_e32 v8, v0
        v_not_b32_e32 v9, v0
        v_add_nc_u32_e32 v10, 7, v0
        v_mov_b32_e32 v11, 5
        ds_store_b{size} v1, {data}
        global_store_b{size} v1, {data}, s[6:7]
        s_waitcnt lgkmcnt(0)
        s_waitcnt_vscnt null, 0x0
        ds_load_b{size} {data}, v1
        s_waitcnt lgkmcnt(0)
        global_store_b{size} v2, {data}, s[6:7] offset:2048
        global_load_b{size} {data}, v1, s[4:5]
        s_waitcnt vmcnt(0)
        global_store_b{size} v2, {data}, s[6:7] offset:3072
        s_endpgm""",
        lds=512,
    )
    check_alike(always, function, np.arange(512, dtype=np.uint32), 4096, sanitize)


def test_a_block_is_compiled_when_it_has_run_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "OFTEN", 300)
    monkeypatch.setattr(blocks, "WORK", 1500)
    known = native.ShapeStore.known
    monkeypatch.setattr(native.ShapeStore, "known", lambda *given: {} if "blocks" in given else known(*given))
    function = kernel(LOOP.replace("100", "101"))
    executable = Executable(function)
    used = []
    for _ in range(3):
        executable.dispatch(dispatch(function, out=256, lanes=LANES), None, Settings(engine="native", sanitize=False))
        used.append(sum(len(prepared.compiled) for prepared in executable.prepared.values()))
    assert used == [0, 0, 1]  # twice 202 iterations, of five steps; the lines around the loop run too seldom


def test_a_compiled_block_serves_wherever_it_is_met_again(always: pytest.MonkeyPatch) -> None:
    first, here = executed(kernel(LOOP))
    always.setattr(blocks, "OFTEN", sys.maxsize)

    def fail(*_: object) -> None:
        raise AssertionError

    always.setattr(native, "_compile", fail)
    second, there = executed(kernel(f"s_nop 0\n{LOOP}"))
    assert first > second > 0
    assert words(here) == words(there)


def test_without_a_compiler_the_steps_do_everything(always: pytest.MonkeyPatch) -> None:
    function = kernel(LOOP.replace("3, v2", "5, v2"))
    always.setattr(blocks, "OFTEN", sys.maxsize)
    wanted = words(executed(function)[1])

    def fail(*_: object) -> None:
        raise native.NativeUnavailableError("no compiler")

    always.setattr(blocks, "OFTEN", 0)
    always.setattr(native, "_compile", fail)
    assert words(executed(function)[1]) == wanted


def test_no_compiler_starts_shortly_before_a_deadline(always: pytest.MonkeyPatch) -> None:
    known = native.ShapeStore.known
    always.setattr(native.ShapeStore, "known", lambda *given: {} if "blocks" in given else known(*given))
    with granted(Budget().within(seconds=10)):
        assert executed(kernel(LOOP))[0] == 0
    with granted(Budget().within(seconds=1000)):
        assert executed(kernel(LOOP))[0] > 0


@pytest.mark.parametrize("limit", range(40, 52))
def test_a_limit_ends_a_run_within_a_block(always: pytest.MonkeyPatch, limit: int) -> None:
    result = check_alike(always, kernel(LOOP), limit=limit)
    assert [finding.kind for finding in result.findings] == [FindingKind.ENDLESS]


def test_what_a_step_of_a_block_refuses_is_refused_at_its_line(always: pytest.MonkeyPatch) -> None:
    matrix = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[8:11], v[24:31]"
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v9, v0\nv_add_nc_u32_e32 v10, 1, v0\n{matrix}\ns_nop 0\ns_endpgm")
    with pytest.raises(NotEmulated, match="do not repeat") as error:
        executed(function)
    assert error.value.diagnostics[0].span.line == lines(function, ["v_wmma"])[0]
