"""The cycle model on loops whose time can be told by hand."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from model_loops import HEAD, kernel, turn

from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.model.observe import observe
from isatool.model.parameters import default_model
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import MECHANISMS, simulate, without
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream, constant_trips

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"
CONTROL = 3  # counter, comparison and branch of the loop


def adds(count: int, step: int = 1) -> str:
    return "\n".join(f"v_add_f32_e32 v{10 + i * step}, v1, v2" for i in range(count))


def test_independent_instructions_of_one_wave_issue_one_a_cycle() -> None:
    assert turn(adds(40)).cycles_per_turn == pytest.approx(40 + CONTROL, abs=2)


def test_a_vector_instruction_of_wave64_takes_two_passes() -> None:
    wide = "v_cmp_eq_f32_e32 vcc, 0, v1\n"  # what makes it code of wave64
    found = turn(wide + adds(40))
    assert found.cycles_per_turn == pytest.approx(2 * 41, abs=3)
    product = "v_wmma_f32_16x16x16_f16 v[24:27], v[8:15], v[16:23], v[24:27]\n"
    assert turn(wide + product).cycles_per_turn == pytest.approx(2 + 32, abs=3)


def test_a_chain_of_dependent_instructions_takes_the_latency_of_each() -> None:
    chain = "\n".join("v_add_f32_e32 v1, v1, v2" for _ in range(20))
    assert turn(chain).cycles_per_turn == pytest.approx(100, abs=6)


def test_other_waves_fill_the_gaps_of_a_chain_that_says_so() -> None:
    link = "v_add_f32_e32 v1, v1, v2\n"
    hinted = turn(("s_delay_alu instid0(VALU_DEP_1)\n" + link) * 20, waves=8)
    assert hinted.cycles_per_turn == pytest.approx(160, abs=4)
    assert hinted.valu_busy > 0.97
    blocked = turn(link * 20, waves=8)  # dependent instructions fill the queue before the VALU
    assert blocked.cycles_per_turn > 4 * hinted.cycles_per_turn
    assert blocked.dominant == "dependences"


def test_a_pair_takes_one_slot_and_two_without_dual_issue() -> None:
    pairs = "\n".join(
        f"v_dual_fmac_f32 v{10 + 2 * i}, v0, v2 :: v_dual_fmac_f32 v{11 + 2 * i}, v1, v3" for i in range(30)
    )
    assert turn(pairs).cycles_per_turn == pytest.approx(30 + CONTROL, abs=2)
    assert turn(pairs, off=("branches", "dual issue")).cycles_per_turn == pytest.approx(60, abs=CONTROL)


def test_a_pair_that_misses_four_banks_pays_the_penalty_of_the_chip_file() -> None:
    pairs = "\n".join(
        f"v_dual_fmac_f32 v{10 + 2 * i}, v0, v4 :: v_dual_fmac_f32 v{11 + 2 * i}, v1, v3" for i in range(30)
    )
    assert turn(pairs).cycles_per_turn == pytest.approx(45, abs=CONTROL)
    assert turn(pairs, off=("branches", "banks")).cycles_per_turn == pytest.approx(30 + CONTROL, abs=2)
    assert turn(pairs, bank__pair_penalty=2).cycles_per_turn == pytest.approx(90, abs=CONTROL)


def test_wide_lds_loads_are_bound_by_the_bytes_per_cycle() -> None:
    loads = "\n".join(f"ds_load_b128 v[{20 + 4 * i}:{23 + 4 * i}], v0" for i in range(8)) + "\ns_waitcnt lgkmcnt(0)"
    found = turn(loads, waves=8)
    # WGP mode without a descriptor: 4 passes, 2 SIMDs, times the penalty of the far half
    assert found.cycles_per_turn == pytest.approx(8 * 8 * 4 * 2 * 2, rel=0.02)
    assert found.lds_busy > 0.97


def test_one_wave_waits_for_the_latency_of_a_load() -> None:
    found = turn("global_load_b32 v1, v0, s[2:3]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v2, v1, v1")
    assert found.cycles_per_turn == pytest.approx(default_model()["latency.vmem"] + 20, abs=12)
    assert found.dominant == "global memory"


def test_a_counted_wait_lets_younger_loads_stay_on_the_way() -> None:
    two = "global_load_b32 v1, v0, s[2:3]\nglobal_load_b32 v2, v0, s[4:5]\n"
    late = turn(two + "s_waitcnt vmcnt(1)\nv_add_f32_e32 v3, v1, v1\n" + adds(200) + "\ns_waitcnt vmcnt(0)")
    assert late.cycles_per_turn < default_model()["latency.vmem"] + 230


def test_waves_of_a_workgroup_wait_for_each_other_at_a_barrier() -> None:
    body = adds(20) + "\ns_barrier"
    apart = turn(body, waves=4, group=1)
    together = turn(body, waves=4, group=4)
    assert together.cycles_per_turn > apart.cycles_per_turn
    assert "barriers" in together.stalls


def test_scalar_instructions_of_one_wave_issue_beside_vector_instructions_of_another() -> None:
    body = adds(30) + "\n" + "\n".join("s_mov_b32 s5, 1" for _ in range(30))
    assert turn(body, waves=2).cycles_per_turn < 90


def test_quarter_rate_multiplies_take_four_slots() -> None:
    body = "\n".join(f"v_mul_lo_u32 v{10 + i}, v1, v2" for i in range(10))
    assert turn(body, waves=4).cycles_per_turn == pytest.approx(160, abs=4)


def test_a_taken_branch_pauses_its_wave() -> None:
    assert turn(adds(10), off=()).cycles_per_turn - turn(adds(10)).cycles_per_turn == pytest.approx(
        default_model()["latency.branch"] - 1, abs=1
    )


@settings(max_examples=25)
@given(count=st.integers(1, 60), waves=st.integers(1, 12), step=st.integers(0, 2))
def test_no_loop_is_faster_than_its_vector_instructions_or_one_instruction_a_cycle(
    count: int, waves: int, step: int
) -> None:
    found = turn(adds(count, step), waves=waves)
    assert found.cycles_per_turn >= count * waves * 0.98
    assert found.cycles_per_turn >= (count + CONTROL) * 0.98
    assert 0 < found.valu_busy <= 1.03
    for slot in (Slot.VALU, Slot.SALU):
        times = sorted(event.time for event in found.events if event.slot is slot)
        assert all(b - a >= 1 for a, b in pairwise(times))


def test_events_of_a_wave_are_in_program_order() -> None:
    found = turn(adds(10) + "\ns_waitcnt vmcnt(0)\n" + adds(5), waves=3)
    for wave in range(3):
        times = [event.time for event in found.events if event.wave == wave]
        assert times == sorted(times)


def test_an_unknown_mechanism_is_refused() -> None:
    found = kernel(adds(1))
    with pytest.raises(ValueError, match="not one of"):
        without(found.stream(found.forest.loops[0]), "magic")


def test_a_counter_between_constants_gives_the_trip_count() -> None:
    found = kernel(adds(1))
    assert constant_trips(found.flow, found.forest.loops[0]) == 16


@pytest.mark.parametrize(("counter", "iterations"), [("s2", 16), ("s3", 17)])
def test_a_counter_may_begin_as_half_of_a_pair(counter: str, iterations: int) -> None:
    begin = 0 if counter == "s2" else -1
    text = (
        f"{HEAD.partition('  s_mov_b32')[0]}  s_mov_b64 s[2:3], {begin}\n.Lloop:\n  s_addk_i32 {counter}, 1\n"
        f"  s_cmpk_lg_i32 {counter}, 16\n  s_cbranch_scc1 .Lloop\n  s_endpgm\n"
    )
    found = ModelledKernel.of(read_text(text).functions[0])
    assert constant_trips(found.flow, found.forest.loops[0]) == iterations


@pytest.fixture(scope="module")
def sgemm() -> dict[str, ModelledKernel]:
    kernels = {}
    for name in "345":
        function = read_file(str(SAMPLES / f"kernel{name}.s")).kernel(None)
        launch = load_spec(SAMPLES / f"kernel{name}.toml").resolve({"N": 128})
        seen = observe(function, launch, default_model())
        kernels[name] = ModelledKernel(function, default_model(), seen, cu_mode=name == "5")
    return kernels


def _milliseconds(found: ModelledKernel, off: str = "") -> float:
    loop = found.heaviest()
    assert loop is not None
    stream = found.stream(loop)
    return 1000 * found.grid_seconds(without(stream, off) if off else stream, 1024, 512)


def test_the_samples_are_ranked_as_the_hardware_ranked_them(sgemm: dict[str, ModelledKernel]) -> None:
    times = {name: _milliseconds(found) for name, found in sgemm.items()}
    published = {"3": 6.03, "4": 5.38, "5": 4.10}
    assert times["3"] * 1.02 > times["4"] > times["5"]
    assert all(0.9 < times[name] / published[name] < 1.15 for name in times)


def test_the_unpadded_tile_of_kernel_4_has_eightfold_conflicts_and_the_padded_one_of_kernel_5_none(
    sgemm: dict[str, ModelledKernel],
) -> None:
    def worst(found: ModelledKernel) -> float:
        assert found.observation is not None
        return max(access.conflict for access in found.observation.accesses.values())

    assert worst(sgemm["4"]) == 8.0
    assert worst(sgemm["5"]) == 1.0


@pytest.mark.parametrize("name", "345")
def test_addresses_that_are_affine_need_no_execution(sgemm: dict[str, ModelledKernel], name: str) -> None:
    seen = sgemm[name]
    blind = ModelledKernel(seen.function, seen.model, None, seen.cu_mode)
    loop = seen.heaviest()
    assert loop is not None
    assert blind.simulate(loop).cycles_per_turn == pytest.approx(seen.simulate(loop).cycles_per_turn, rel=0.1)
    assert seen.observation is not None
    accesses = seen.observation.accesses
    for index, line in enumerate(seen.flow.lines):
        if line in accesses and accesses[line].lds_ideal:
            predicted = blind.predicted[index]
            assert predicted.lds_cycles == pytest.approx(accesses[line].lds_cycles, rel=0.05)


def test_occupancy_of_the_samples(sgemm: dict[str, ModelledKernel]) -> None:
    assert (sgemm["5"].waves, sgemm["5"].waves_per_group) == (6, 2)


def test_every_mechanism_can_be_switched_off(sgemm: dict[str, ModelledKernel]) -> None:
    found = sgemm["5"]
    loop = found.heaviest()
    assert loop is not None
    stream = found.stream(loop)
    whole = simulate(stream, found.model, 6, 2, 3).cycles_per_turn
    for mechanism in MECHANISMS:
        changed = without(stream, mechanism)
        assert 0 < simulate(changed, found.model, 6, 2, 3).cycles_per_turn < whole * 1.6
        alone = OperationStream(changed.operations, changed.flops, changed.trips)
        assert changed.program(found.model) == alone.program(found.model)  # though it shares what did not change


def test_a_wait_is_named_by_what_is_on_the_way() -> None:
    """lgkmcnt counts LDS accesses and scalar loads."""
    scalar = "s_load_b32 s4, s[2:3], 0x0\n"
    lds = "ds_load_b32 v1, v0\n"
    wait = "s_waitcnt lgkmcnt(0)\n"
    for body, causes in (
        (scalar + wait, {"scalar loads"}),
        (lds + wait, {"lds"}),
        (scalar + wait + lds + wait, {"lds", "scalar loads"}),
    ):
        found = {cause for cause in turn(body + "v_nop\n").stalls if "taken" not in cause}
        assert found & {"lds", "scalar loads", "global memory"} == causes
    stalls = turn("global_load_b32 v1, v0, s[2:3]\ns_waitcnt vmcnt(0)\n").stalls
    assert "global memory" in stalls
