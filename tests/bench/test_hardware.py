"""The suite for a real gfx11 card: `pytest -m hardware`. See docs/hardware.md."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import scale
import shim

from isatool.asm.buffers import make_buffers
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.bench.child import run_job
from isatool.bench.hip_runtime import Device, DeviceError
from isatool.bench.job import BenchJob, TimingMethod
from isatool.bench.kernels import load_kernel
from isatool.emulator.run import run
from isatool.isa import chips
from isatool.model.parameters import default_model, load_model

SAMPLES = shim.ROOT / "samples" / "sgemm"
SMALL = {"kernel1": {"M": 40, "N": 56, "K": 32}, "kernel2": {"N": 64}, "kernel3": {"N": 128}, "kernel4": {"N": 128},
         "kernel5": {"N": 128}}  # fmt: skip


def device_and_emulator_agree(path: Path, sizes: dict[str, int]) -> Device:
    """Outputs of one launch have the same bits on the device and on the emulator."""
    launch = load_spec(path.with_suffix(".toml")).resolve(sizes)
    kernel = load_kernel(str(path), launch.kernel, Toolchain.find())
    measured = run_job(BenchJob((kernel,), (launch,), TimingMethod(2, 0), observe=True))
    wanted = run(read_file(path).kernel(launch.kernel), launch, sanitize=False, contents=make_buffers(launch)).buffers
    for outputs in measured.outputs[0]:
        for name, array in outputs.items():
            kind = f"u{array.dtype.itemsize}"
            assert np.array_equal(array.view(kind), wanted[name].view(kind)), name
    return measured.device


@pytest.mark.parametrize("name", ["kernel1", "kernel5"])
def test_the_stand_in_gives_the_bits_of_the_emulator(
    hip: shim.Shim, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    path = SAMPLES / f"{name}.s"
    for variable, value in hip.environment([path]).items():
        monkeypatch.setenv(variable, value)
    assert device_and_emulator_agree(path, SMALL[name]).is_simulated


@pytest.fixture(scope="session")
def card(tmp_path_factory: pytest.TempPathFactory) -> Device:
    """The card; who asks for these tests has one, so that a fault of it, or of isatool, is none to skip."""
    path = scale.write(tmp_path_factory.mktemp("card"), "scale")
    try:
        device = device_and_emulator_agree(path, {"N": 64})
    except DeviceError as error:
        pytest.fail(f"no gfx1100 that can be used: {error.diagnostics[0].message}")
    if device.is_simulated:
        pytest.fail("the device is simulated")
    return device


def isatool(*arguments: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "isatool", *map(str, arguments)], capture_output=True, text=True, check=False
    )


@pytest.mark.hardware
@pytest.mark.parametrize("name", SMALL)
def test_the_emulator_gives_the_bits_of_the_card(card: Device, name: str) -> None:
    assert device_and_emulator_agree(SAMPLES / f"{name}.s", SMALL[name]) == card


@pytest.mark.hardware
def test_the_ladder_is_timed_and_right(card: Device, tmp_path: Path) -> None:
    rebanked = tmp_path / "kernel6.s"
    assert isatool("rebank", SAMPLES / "kernel5.s", "-o", rebanked).returncode == 0
    done = isatool("bench", SAMPLES / "kernel5.s", rebanked, "--size", "N=4096", "--seconds", 1, "--json")
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert found["device"]["name"] == card.name
    for row in found["kernels"]:
        assert 0 < row["of_peak"] < 1
    assert "same bits as the first" in found["kernels"][1]["result"]


@pytest.mark.hardware
def test_a_wrong_kernel_is_found_on_the_card(card: Device, tmp_path: Path) -> None:
    paths = [scale.write(tmp_path, "right"), scale.write(tmp_path, "wrong", scale.WRONG)]
    paths.append(scale.write(tmp_path, "outside", scale.OUTSIDE))
    done = isatool("bench", *paths, "--json")
    assert done.returncode == 1, done.stderr
    assert [row["ok"] for row in json.loads(done.stdout)["kernels"]] == [True, False, False]
    assert card.chip == "gfx1100"


@pytest.mark.hardware
def test_the_chip_file_of_the_card_is_plausible(card: Device, tmp_path: Path) -> None:
    done = isatool("calibrate", "-o", tmp_path / "card.toml")
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    model = load_model(chips.DEFAULT, str(tmp_path / "card.toml"))
    assert card.name in model.parameters["latency.valu"].source
    for name in ("latency.valu", "latency.lds", "latency.vmem", "issue.valu", "lds.bytes_per_cycle"):
        assert default_model()[name] / 5 < model[name] < default_model()[name] * 5


@pytest.mark.hardware
def test_a_search_on_the_card_ends_with_a_kernel_that_is_not_slower(card: Device, tmp_path: Path) -> None:
    done = isatool(
        "tune", SAMPLES / "kernel5.s", "--size", "N=2048", "--objective", "device", "--trials", 4,
        "--storage", f"sqlite:///{tmp_path / 'tune.db'}", "-o", tmp_path / "best.s", "--json",
    )  # fmt: skip
    print(done.stdout)
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert card.name in found["numbers_are"]
    base = next(trial["milliseconds"] for trial in found["trials"] if not trial["pipeline"])
    assert 0 < found["best"]["milliseconds"] <= base
