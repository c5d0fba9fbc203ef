"""The microbenchmarks without hardware, the fit on made-up measurements, the command on the stand-in."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest
import shim
from examples import some
from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.cfg import build_flow
from isatool.analysis.hazards import find_hazards
from isatool.analysis.waits import analyse_waits
from isatool.asm.buffers import make_buffers
from isatool.asm.launch import parse_spec
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.bench.calibration import Slope, calibration_job, chip_file, fit, slopes
from isatool.bench.hip_runtime import Device, DeviceError
from isatool.bench.job import BenchJob, KernelTimes, Measurement
from isatool.bench.probes import READ_COUNTER, Probe, assembly, launch_text, probes
from isatool.emulator.dispatch import dispatch_of
from isatool.emulator.run import Executable, Settings
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.model.parameters import ChipModel, default_model, load_model
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import simulate

CARD = Device(0, "a card", "gfx1100", 48, 2500.0, 1250.0, 1 << 34)
STAND_IN = Device(0, "isatool emulator (simulated)", "gfx1100", 48, 2500.0, 1250.0, 1 << 34)
PROBES = probes()


@pytest.fixture(scope="module")
def program() -> Program:
    """All probes; the counter, which no emulator can have, reads numbers."""
    text = assembly(PROBES, chips.DEFAULT.name)
    for register, number in (("s9", 5), ("s10", 12)):
        text = text.replace(READ_COUNTER.format(register), f"s_mov_b32 {register}, {number}")
    return read_text(text, "probes.s")


@pytest.fixture(scope="module")
def job() -> BenchJob:
    return calibration_job(Toolchain.find(), "gfx1100", 0)


def test_the_microbenchmarks_assemble_and_break_no_rule(program: Program, job: BenchJob) -> None:
    assert len(job.kernels) == 2 * len(PROBES)
    assert not program.kernels[0].name.startswith(".")
    for kernel in program.kernels:
        flow = build_flow(kernel)
        assert not analyse_waits(flow).violations, kernel.name
        assert not find_hazards(flow), kernel.name


@pytest.mark.parametrize("probe", some(PROBES, 6), ids=lambda probe: probe.name)
def test_a_microbenchmark_runs_clean_and_every_wave_stores_its_cycles(probe, program: Program) -> None:  # type: ignore[no-untyped-def]
    name, _ = probe.forms[0]
    launch = parse_spec(launch_text(probe, name), f"{name}.toml").resolve({"turns": 2})
    kernel = program.kernel(name)
    done = Executable(kernel).dispatch(
        dispatch_of(kernel, launch, make_buffers(launch)), settings=Settings(engine="numpy")
    )
    assert done.findings == ()
    cycles = np.frombuffer(done.memory["cycles"], np.uint32)
    assert cycles.tolist() == [7] * probe.waves + [0] * (32 - probe.waves)


def test_the_long_form_differs_in_copies_only(program: Program) -> None:
    probe = next(one for one in PROBES if one.name == "latency_valu")
    (short, few), (long, many) = probe.forms
    length = [len(program.kernel(name).instructions) for name in (short, long)]
    assert length[1] - length[0] == many - few


def measured(job: BenchJob, cost: dict[str, float], device: Device = CARD, milliseconds: float = 0.01) -> Measurement:
    """What a device gives on which a copy of a body costs so many cycles, and everything else 321."""
    rows, outputs = [], []
    turns = job.launch.sizes["turns"]
    for probe in PROBES:
        for name, copies in probe.forms:
            value = round(321 + turns * copies * cost[probe.name])
            rows.append(KernelTimes(name, "observed", True, (milliseconds, milliseconds)))
            outputs.append(tuple({"cycles": np.full(32, value + noise, np.uint32)} for noise in (9, 0)))
    return Measurement(device, tuple(rows), {}, {}, tuple(outputs))


@given(st.integers(1, 200), st.integers(0, 40))
def test_what_a_body_costs_is_found_whatever_stands_round_it(job: BenchJob, base: int, step: int) -> None:
    cost = {probe.name: float(base + step * place) for place, probe in enumerate(PROBES)}
    found = slopes(job, measured(job, cost))
    assert {name: slope.cycles for name, slope in found.items()} == cost


def costs(**changed: float) -> dict[str, Slope]:
    """Slopes of a device that is as the model's chip file says, in the cases that are asked for."""
    model = default_model()
    found = {}
    for probe in PROBES:
        kind, _, name = probe.name.partition("_")
        simds = 2 if probe.cu_mode else 4
        value = 8.0
        if kind == "latency" and f"latency.{name}" in model.parameters:
            value = model[f"latency.{name}"]
        elif kind == "issue":
            value = probe.waves / simds * (model[f"issue.{name}"] if name != "dpp" else 2.0)
        elif probe.name.startswith("pair") or probe.name.startswith("fma"):
            value = probe.waves / simds * (1.5 if probe.name in ("pair_two_banks", "pair_three_banks") else 1.0)
        elif probe.name.startswith("lds"):
            passes = {"lds_b64": 2, "lds_b96": 4, "lds_b128": 4, "lds_b32_wgp": model["lds.wgp_penalty"]}.get(
                probe.name, 1
            )
            value = probe.waves / (1 if probe.cu_mode else 2) * passes
        elif probe.name == "vmem_b32":
            value = probe.waves
        found[probe.name] = Slope(probe, changed.get(probe.name, value))
    return found


def test_a_device_like_the_chip_file_gives_the_chip_file() -> None:
    fitted, refused = fit(costs())
    assert refused == ()
    found = {one.name: one.value for one in fitted}
    model = default_model()
    same = ("latency.valu", "latency.lds", "issue.valu", "issue.trans", "issue.dpp", "bank.pair_penalty",
            "bank.read_penalty", "lds.bytes_per_cycle", "lds.lanes_64", "lds.lanes_96", "lds.lanes_128",
            "lds.wgp_penalty", "vmem.cycles_per_transaction")  # fmt: skip
    assert {name: found[name] for name in same} == {name: model[name] for name in same}
    assert set(found) <= set(model.parameters)


def test_what_cannot_be_is_not_fitted() -> None:
    fitted, refused = fit(costs(latency_valu=0.0, lds_b32=0.0, pair_four_banks=1000.0))
    names = {one.name for one in fitted}
    left = {"latency.valu", "lds.bytes_per_cycle", "bank.pair_penalty", "lds.lanes_64", "lds.wgp_penalty"}
    assert not names & left
    assert len(refused) >= len(left)
    assert "latency.valu: latency_valu gave 0, which cannot be" in refused


def test_the_chip_file_is_read_back_as_measured(tmp_path: Path) -> None:
    fitted, _ = fit(costs(latency_lds=31.5))
    path = tmp_path / "card.toml"
    path.write_text(chip_file(fitted, CARD, {"HIP driver": "1"}, default_model()))
    model = load_model(chips.DEFAULT, str(path))
    assert model["latency.lds"] == 31.5
    assert model.parameters["latency.lds"].status == "measured"
    assert "a card" in model.parameters["latency.lds"].source
    assert model.parameters["latency.lds"].unit == "cycles"
    assert {one.name: one.value for one in fitted}.items() <= {name: model[name] for name in model.parameters}.items()


def test_a_run_in_which_the_counter_may_have_wrapped_is_refused(job: BenchJob) -> None:
    cost = {probe.name: 1.0 for probe in PROBES}
    with pytest.raises(DeviceError, match="a counter of 20 bits may wrap"):
        slopes(job, measured(job, cost, milliseconds=0.5))


def test_no_chip_file_comes_from_a_simulated_device() -> None:
    with pytest.raises(DeviceError, match="this device is simulated, so nothing was measured"):
        chip_file((), STAND_IN, {}, default_model())


def test_the_command_runs_every_microbenchmark_and_derives_nothing(hip: shim.Shim, tmp_path: Path) -> None:
    assert hip.isatool("calibrate", "--emit", tmp_path).returncode == 0
    assert len(list(tmp_path.glob("*.toml"))) == 2 * len(PROBES)
    done = hip.isatool(
        "calibrate", "--runs", 1, "--turns", 1, "--json", "-o", tmp_path / "chip.out", sources=[tmp_path / "probes.s"]
    )
    assert done.returncode == 2, done.stderr
    assert done.stderr.startswith("error: no chip file is written: this device is simulated")
    assert not (tmp_path / "chip.out").exists()
    found = json.loads(done.stdout)
    assert found["device"]["simulated"] is True
    assert found["parameters"] == {}
    assert set(found["cycles"]) == {probe.name for probe in PROBES}
    assert all(value > 0 for value in found["cycles"].values())


def test_calibrating_without_a_device_is_one_message(hip: shim.Shim) -> None:
    done = hip.isatool("calibrate", ISATOOL_SHIM_FAULT="no_device")
    assert done.returncode == 2
    assert done.stdout == ""
    assert "HIP finds no device" in done.stderr


OTHER = {
    "latency.salu_to_valu": 9.0, "latency.overwrite_source": 6.0, "latency.overwrite_sgpr": 20.0,
    "latency.smem_after_salu": 12.0, "lds.drains": 0.0, "vmem.cycles_per_part": 3.0,
    "vmem.returned_bytes_per_cycle": 64.0, "latency.wmma": 40.0, "issue.wmma": 16.0,
}  # fmt: skip
"""of a device that is not like gfx1100"""
DECIDES = (
    "salu_to_valu", "overwrite_source", "overwrite_mask", "smem_after_salu", "smem_after_valu", "lds_after_valu",
    "lds_after_salu", "vmem_b128_eight_lines", "vmem_b128_one_line", "latency_wmma", "issue_wmma",
)  # fmt: skip


@pytest.mark.parametrize("changed", [{}, OTHER])
def test_the_second_version_is_frozen_from_what_a_simulated_device_of_it_measures(
    changed: dict[str, float], tmp_path: Path
) -> None:
    """The model runs the probes as a device would, and calibration finds the numbers that it was given."""
    device = load_model(chips.DEFAULT, "gfx1100@2", changed | {"run.jitter": 0.0, "latency.vmem": 100.0})
    chosen = tuple(probe for probe in PROBES if probe.name in DECIDES)
    fitted, _ = fit({probe.name: modelled(probe, device) for probe in chosen})
    path = tmp_path / "card.toml"
    path.write_text(chip_file(fitted, CARD, {}, load_model(chips.DEFAULT, "gfx1100@2")))
    frozen = load_model(chips.DEFAULT, str(path))
    assert frozen.name == "gfx1100@2"
    assert {name: frozen[name] for name in OTHER} == pytest.approx({name: device[name] for name in OTHER}, rel=0.02)
    assert frozen["latency.vmem_far"] == 634
    assert {frozen.parameters[name].status for name in OTHER} == {"measured"}


def modelled(probe: Probe, model: ChipModel) -> Slope:
    """What a copy of a probe's body costs a wave of a SIMD by the model."""
    kernels = read_text(assembly((probe,), model.chip), "probes.s")
    waves = max(1, probe.waves // (2 if probe.cu_mode else 4))
    cycles = []
    for name, _ in probe.forms:
        kernel = ModelledKernel(kernels.kernel(name), model, None, probe.cu_mode)
        stream = kernel.stream(kernel.forest.loops[0])
        cycles.append(simulate(stream, model, waves, waves, iterations=40).cycles_per_turn)
    (_, few), (_, many) = probe.forms
    return Slope(probe, (cycles[1] - cycles[0]) / (many - few))
