"""The model is monotone in its latencies and says the same of runs of different length."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from examples import some
from model_loops import kernel

from isatool.asm.reader import read_file
from isatool.model.parameters import default_model
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import simulate

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"
TOLERANCE = 0.005
MIXED = """
global_load_b128 v[40:43], v0, s[2:3]
ds_load_b128 v[44:47], v1
s_waitcnt lgkmcnt(0)
v_mul_f32_e32 v2, v44, v45
s_delay_alu instid0(VALU_DEP_1)
v_rcp_f32_e32 v3, v2
s_delay_alu instid0(TRANS32_DEP_1)
v_fmac_f32_e32 v4, v3, v46
v_mul_lo_u32 v5, v5, v6
v_cmp_lt_u32_e32 vcc_lo, v5, v6
v_cndmask_b32_e32 v7, v5, v6, vcc_lo
ds_store_b32 v1, v7
s_add_u32 s2, s2, 64
s_addc_u32 s3, s3, 0
s_waitcnt vmcnt(0)
s_barrier
v_add_f32_e32 v8, v40, v41
"""


@pytest.fixture(scope="module", params=["kernel4.s", "mixed"])
def modelled(request: pytest.FixtureRequest) -> ModelledKernel:
    if request.param == "mixed":
        return kernel(MIXED)
    return ModelledKernel.of(read_file(str(SAMPLES / request.param)).kernel(None))


def _cycles(found: ModelledKernel, waves: int, turns: int | None = None) -> float:
    loop = found.heaviest()
    assert loop is not None
    return simulate(found.stream(loop), found.model, waves, 2, turns).cycles_per_turn


@pytest.mark.parametrize("factor", some([1.2, 2.0], 2))
def test_no_latency_makes_a_loop_faster_when_it_grows(modelled: ModelledKernel, factor: float) -> None:
    model = modelled.model
    base = _cycles(modelled, 12)
    faster = {}
    for name in model.parameters:
        if name.startswith("latency."):
            changed = replace(modelled, model=model.with_values({name: model[name] * factor}))
            changed.__dict__.update({key: getattr(modelled, key) for key in ("flow", "forest", "predicted")})
            cycles = _cycles(changed, 12)
            if cycles < base * (1 - TOLERANCE):
                faster[name] = cycles / base
    assert faster == {}


def test_runs_of_different_length_agree(modelled: ModelledKernel) -> None:
    base = _cycles(modelled, 12)
    for turns in (100, 150, 400):
        assert _cycles(modelled, 12, turns) == pytest.approx(base, rel=TOLERANCE)


def test_the_model_of_another_chip_is_read_where_the_target_says_so() -> None:
    function = read_file(str(SAMPLES / "kernel4.s")).kernel(None)
    assert ModelledKernel.of(function).model == default_model()
