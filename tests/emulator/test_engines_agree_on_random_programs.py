"""Random programs with loops, divergence, LDS, scratch and global memory: numpy and native agree bit for bit."""

from __future__ import annotations

import random

import numpy as np
import pytest
from random_instructions import Generator, computing_forms
from test_numpy_engine_against_definitions import is_refused
from tiny_kernels import dispatch, kernel
from wave_oracle import biased

from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.program import Function
from isatool.semantics.mode import Mode

LANES = 64
FORMS = ("sop1", "sop2", "sopc", "vop1", "vop2", "vopc", "vop3", "vop3sd", "vop3p")
PRELUDE = """
s_load_b128 s[28:31], s[0:1], 0x0
v_lshlrev_b32_e32 v24, 2, v0
v_mov_b32_e32 v26, v0
s_waitcnt lgkmcnt(0)
s_load_b512 s[0:15], s[28:29], 0x0
s_load_b256 s[16:23], s[28:29], 0x40
v_mul_u32_u24_e32 v25, 0x60, v0
global_load_b128 v[0:3], v25, s[28:29] offset:128
global_load_b128 v[4:7], v25, s[28:29] offset:144
global_load_b128 v[8:11], v25, s[28:29] offset:160
global_load_b128 v[12:15], v25, s[28:29] offset:176
global_load_b128 v[16:19], v25, s[28:29] offset:192
global_load_b128 v[20:23], v25, s[28:29] offset:208
s_mov_b32 vcc_lo, 0x0f0f3355
s_mov_b32 m0, 0
s_cmp_eq_u32 m0, 0
s_waitcnt vmcnt(0) lgkmcnt(0)
"""
EPILOGUE = """
s_mov_b32 exec_lo, -1
global_store_b128 v25, v[0:3], s[30:31]
global_store_b128 v25, v[4:7], s[30:31] offset:16
global_store_b128 v25, v[8:11], s[30:31] offset:32
global_store_b128 v25, v[12:15], s[30:31] offset:48
global_store_b128 v25, v[16:19], s[30:31] offset:64
global_store_b128 v25, v[20:23], s[30:31] offset:80
s_endpgm
"""


def memory_block(rng: random.Random) -> list[str]:
    """A store, a wait and a load back of a lane's own place in LDS or scratch, or an atomic."""
    register, other = rng.randrange(20), rng.randrange(20)
    width, size = rng.choice(((1, 4), (2, 8), (4, 16)))
    data = f"v{register}" if width == 1 else f"v[{register}:{register + width - 1}]"
    target = f"v{other}" if width == 1 else f"v[{other}:{other + width - 1}]"
    bits = 8 * size
    kind = rng.randrange(5)
    address = ["v_lshlrev_b32_e32 v27, 4, v26"]
    if kind == 0:
        return [*address, f"ds_store_b{bits} v27, {data}", "s_waitcnt lgkmcnt(0)", f"ds_load_b{bits} {target}, v27",
                "s_waitcnt lgkmcnt(0)"]  # fmt: skip
    if kind == 1:
        part = rng.choice(("u8", "i8", "u16", "i16", "u8_d16", "u8_d16_hi"))
        return [*address, f"ds_store_b32 v27, v{register}", "s_waitcnt lgkmcnt(0)",
                f"ds_load_{part} v{other}, v27 offset:{rng.choice((0, 2))}", "s_waitcnt lgkmcnt(0)"]  # fmt: skip
    if kind == 2:
        operation = rng.choice(("add_u32", "max_i32", "min_u32", "and_b32", "inc_u32", "dec_u32", "add_f32"))
        name = f"ds_{operation[:-4]}_rtn{operation[-4:]}"
        return [*address, f"ds_store_b32 v27, v{other}", "s_waitcnt lgkmcnt(0)",
                f"{name} v{other}, v27, v{register}", "s_waitcnt lgkmcnt(0)"]  # fmt: skip
    if kind == 3:
        store, load = f"scratch_store_b{bits} off, {data}", f"scratch_load_b{bits} {target}, off"
        return [f"{store}, off offset:16", f"{load}, off offset:16", "s_waitcnt vmcnt(0)"]
    return [f"ds_bpermute_b32 v{other}, v24, v{register} offset:4", "s_waitcnt lgkmcnt(0)"]


def program(seed: int) -> Function:
    """A loop over a random body, in which some lanes are switched off for a while and some waves leave a part out."""
    rng = random.Random(seed)
    forms = computing_forms(FORMS)
    body: list[str] = []
    while len(body) < 60:
        place = rng.randrange(len(forms))
        row, form = forms[place]
        if any(operand.accepts in ("literal",) for operand in form.operands):
            continue
        instruction = Generator(place).instance(row, form)
        if row.chips or is_refused(instruction, Mode()) or "exec" in str(instruction):
            continue
        rounding = rng.randrange(1, 16) if rng.random() < 0.15 else 0
        body += (
            [f"s_round_mode {rounding:#x}", str(instruction), "s_round_mode 0x0"] if rounding else [str(instruction)]
        )
        if rng.random() < 0.12:
            body += memory_block(rng)
        if rng.random() < 0.08:
            body.append("s_mov_b32 exec_lo, " + rng.choice(("-1", "0xffff", "s3", "vcc_lo")))
        if rng.random() < 0.05:
            body += ["s_mov_b32 exec_lo, -1", "s_barrier"]
    body.append("s_mov_b32 exec_lo, -1")
    skipped = "\n".join(body[: len(body) // 3])
    lines = f"""
    {PRELUDE}
    s_mov_b32 s24, 3
    again:
    {chr(10).join(body)}
    v_readfirstlane_b32 s25, v26
    s_bitcmp1_b32 s25, 5
    s_cbranch_scc1 join
    {skipped.replace("s_barrier", "s_nop 0")}
    s_mov_b32 exec_lo, -1
    join:
    s_add_i32 s24, s24, -1
    s_cmp_lg_u32 s24, 0
    s_cbranch_scc1 again
    {EPILOGUE}
    """
    text = "\n".join(line.strip() for line in lines.splitlines() if line.strip())
    return kernel(text, lds=LANES * 16, scratch=32)


def data(seed: int) -> np.ndarray[tuple[int], np.dtype[np.uint32]]:
    """Input biased to special values."""
    rng = random.Random(seed)
    return np.array([biased(rng) for _ in range(32 + LANES * 2 * 24)], np.uint32)


@pytest.mark.parametrize("seed", range(16))
def test_both_engines_leave_the_same_memory_counts_and_findings(seed: int) -> None:
    executable = Executable(program(seed))
    launched = dispatch(executable.kernel, data(seed), out=LANES * 0x60, lanes=LANES)

    def run(engine: str, order: str) -> RawResult:
        return executable.dispatch(launched, None, Settings(order, True, engine=engine))

    first = run("numpy", "lockstep")
    for engine, order in (("native", "forward"), ("native", "reverse"), ("numpy", "reverse")):
        other = run(engine, order)
        assert other.engine == engine
        assert other.memory == first.memory
        assert other.counts.tolist() == first.counts.tolist()
    assert {finding.kind for finding in first.findings} == {
        finding.kind for finding in run("native", "forward").findings
    }
