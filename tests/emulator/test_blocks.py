"""Blocks of the native engine: what they leave is what the functions of their steps leave, to the bit."""

from __future__ import annotations

import sys

import numpy as np
import pytest
from numpy.typing import NDArray
from test_engines_agree_on_random_programs import LANES, data, program
from tiny_kernels import KERNARG, dispatch, kernel, lines, words

from isatool.emulator import blocks, native
from isatool.emulator.findings import FindingKind
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
    function: Function, content: NDArray[np.generic] = NOTHING, out: int = 256, sanitize: bool = False, limit: int = 0
) -> tuple[int, RawResult]:
    """The blocks that a run of two waves called, and its result."""
    executable = Executable(function)
    settings = Settings("forward", sanitize, engine="native", threads=1)
    settings = Settings("forward", sanitize, limit or settings.limit, engine="native", threads=1)
    result = executable.dispatch(dispatch(function, content, out=out, lanes=LANES), None, settings)
    return sum(len(prepared.compiled) for prepared in executable.prepared.values()), result


@pytest.mark.parametrize("sanitize", [False, True])
@pytest.mark.parametrize("seed", [100, *(pytest.param(n, marks=pytest.mark.full) for n in range(101, 130))])
def test_random_programs_leave_the_same_bits_and_counts(always: pytest.MonkeyPatch, seed: int, sanitize: bool) -> None:
    """With all modes of rounding, NaNs, subnormals, lanes that are off, LDS, scratch and loops."""
    function, content = program(seed), data(seed)
    used, fast = executed(function, content, LANES * 0x60, sanitize)
    always.setattr(blocks, "FEWEST", sys.maxsize)
    unused, slow = executed(function, content, LANES * 0x60, sanitize)
    assert used > 3
    assert not unused
    assert fast.memory == slow.memory
    assert fast.counts.tolist() == slow.counts.tolist()
    assert fast.findings == slow.findings


def test_a_block_is_compiled_when_it_has_run_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(blocks, "OFTEN", 300)
    monkeypatch.setattr(blocks, "WORK", 1500)
    known = native.Store.known
    monkeypatch.setattr(native.Store, "known", lambda *given: {} if "blocks" in given else known(*given))
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


@pytest.mark.parametrize("limit", range(40, 52))
def test_a_limit_ends_a_run_within_a_block(always: pytest.MonkeyPatch, limit: int) -> None:
    used, fast = executed(kernel(LOOP), limit=limit)
    always.setattr(blocks, "FEWEST", sys.maxsize)
    _, slow = executed(kernel(LOOP), limit=limit)
    assert used
    assert [finding.kind for finding in fast.findings] == [FindingKind.ENDLESS]
    assert fast.findings == slow.findings
    assert fast.counts.tolist() == slow.counts.tolist()


def test_what_a_step_of_a_block_refuses_is_refused_at_its_line(always: pytest.MonkeyPatch) -> None:
    matrix = "v_wmma_i32_16x16x16_iu8 v[24:31], v[8:11], v[8:11], v[24:31]"
    function = kernel(f"{KERNARG}\nv_mov_b32_e32 v9, v0\nv_add_nc_u32_e32 v10, 1, v0\n{matrix}\ns_nop 0\ns_endpgm")
    with pytest.raises(NotEmulated, match="do not repeat") as error:
        executed(function)
    assert error.value.diagnostics[0].span.line == lines(function, ["v_wmma"])[0]
