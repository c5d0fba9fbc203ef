"""`isatool bench` with the real hip-python, on a device that runs kernels on isatool's engine."""

from __future__ import annotations

import csv
import json
import os
import subprocess
from pathlib import Path

import pytest
import scale
import shim

SAMPLES = Path(__file__).resolve().parents[2] / "samples" / "sgemm"


def one_message(done: subprocess.CompletedProcess[str]) -> str:
    """The only error of a run that was not possible."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    errors = [line for line in done.stderr.splitlines() if not line.startswith("    ")]
    assert len(errors) == 1, done.stderr
    assert "Traceback" not in done.stderr
    return done.stderr


def test_kernels_are_checked_and_timed_and_nothing_is_derived_from_simulated_times(
    hip: shim.Shim, tmp_path: Path
) -> None:
    first, second = scale.write(tmp_path, "first"), scale.write(tmp_path, "second", scale.OTHER_ORDER)
    done = hip.isatool(
        "bench", first, second, "--runs", 4, "--json", tmp_path / "out.json", "--csv", tmp_path / "out.csv",
        "--plot", tmp_path / "out.svg", sources=[tmp_path],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "simulated: the device is a stand-in" in done.stdout
    assert done.stdout.count("(sim.)") == 4
    found = json.loads((tmp_path / "out.json").read_text())
    assert found["device"]["simulated"] is True
    assert found["versions"]["library"] == str(hip.library)
    assert found["peak_flops"] is None
    for row in found["kernels"]:
        assert row["ok"]
        assert len(row["milliseconds"]) == 4
        assert row["simulated"] is True
        assert row["minimum_ms"] > 0
        assert [row["gflops"], row["of_peak"], row["relative"]] == [None, None, None]
    assert "same bits as the first" in found["kernels"][1]["result"]
    with (tmp_path / "out.csv").open() as file:
        rows = list(csv.DictReader(file))
    assert [row["gflops"] for row in rows] == ["", ""]
    assert {row["simulated"] for row in rows} == {"true"}
    assert "SIMULATED" in (tmp_path / "out.svg").read_text()
    assert "GFLOP" not in (tmp_path / "out.svg").read_text()


def test_wrong_kernels_get_no_time(hip: shim.Shim, tmp_path: Path) -> None:
    names = {"good": scale.BODY, "wrong": scale.WRONG, "outside": scale.OUTSIDE, "spoils": scale.WRITES_INPUT}
    paths = [scale.write(tmp_path, name, body) for name, body in names.items()]
    done = hip.isatool("bench", *paths, "--json", "--runs", 2, sources=[tmp_path])
    assert done.returncode == 1, done.stderr
    good, wrong, outside, spoils = json.loads(done.stdout)["kernels"]
    assert good["ok"]
    assert good["minimum_ms"] > 0
    assert "WRONG: target outside the float64 bound" in wrong["result"]
    assert "64 byte(s) after target were written" in outside["result"]
    assert "source is read-only and was written" in spoils["result"]
    for row in (wrong, outside, spoils):
        assert row["minimum_ms"] is None
        assert row["milliseconds"] == []


def test_a_code_object_is_timed_like_its_assembly(hip: shim.Shim, tmp_path: Path) -> None:
    source = scale.write(tmp_path, "first")
    assert hip.isatool("asm", source, "-o", tmp_path / "linked.hsaco").returncode == 0
    done = hip.isatool("bench", source, tmp_path / "linked.hsaco", "--runs", 2, "--json", sources=[tmp_path])
    assert done.returncode == 0, done.stderr
    assert [row["kernel"] for row in json.loads(done.stdout)["kernels"]] == ["first", "linked"]


def test_the_reference_method_is_sixteen_runs_of_one_kernel_after_the_other(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    done = hip.isatool("bench", path, "--reference-method", "--json", sources=[tmp_path])
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert len(found["kernels"][0]["milliseconds"]) == 16
    assert found["method"].startswith("16 runs of one kernel after the other without warm-up")


def test_compiled_kernels_with_their_own_grids_share_buffers(hip: shim.Shim) -> None:
    done = hip.isatool(
        "bench", SAMPLES / "kernel4.s", SAMPLES / "kernel5.s", "--size", "N=128", "--runs", 1, "--warmup", 0, "--json",
        sources=[SAMPLES / "kernel4.s", SAMPLES / "kernel5.s"],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert all("C within the float64 bound" in row["result"] for row in json.loads(done.stdout)["kernels"])


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("no_device", "HIP finds no device"),
        ("malloc", "the device has no 8448 bytes left for buffer 'source'"),
        ("module", "first: the device refuses this code object: device kernel image is invalid (HIP error 200)"),
        ("launch", "hipModuleLaunchKernel failed: invalid argument (HIP error 1)"),
        ("run", "hipDeviceSynchronize failed: unspecified launch failure (HIP error 719)"),
        ("copy", "hipMemcpy failed: invalid argument (HIP error 1)"),
        ("crash", "the benchmark process ended with signal SIGSEGV while checking first"),
    ],
)
def test_a_fault_of_the_device_is_one_message(hip: shim.Shim, tmp_path: Path, fault: str, message: str) -> None:
    path = scale.write(tmp_path, "first")
    assert message in one_message(hip.isatool("bench", path, sources=[tmp_path], ISATOOL_SHIM_FAULT=fault))


def test_a_hang_is_ended_after_the_time_limit(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    done = hip.isatool("bench", path, "--device-limit", 1.5, sources=[tmp_path], ISATOOL_SHIM_FAULT="hang")
    assert "no progress for 1.5 s while checking first: the process was ended" in one_message(done)


def test_a_device_of_another_architecture_is_refused(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    done = hip.isatool("bench", path, sources=[tmp_path], ISATOOL_SHIM_ARCH="gfx90a:sramecc+:xnack-")
    assert "first is assembled for gfx1100, device 0 is gfx90a" in one_message(done)


def test_a_device_that_is_not_there_is_named(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    assert "there is no device 3" in one_message(hip.isatool("bench", path, "--device", 3, sources=[tmp_path]))


def test_a_library_without_a_symbol_is_one_message(tmp_path: Path) -> None:
    old = shim.build(tmp_path / "old", "-DWITHOUT_LAUNCH")
    path = scale.write(tmp_path, "first")
    done = old.isatool("bench", path, sources=[tmp_path])
    assert "HIP's library has no hipModuleLaunchKernel" in one_message(done)


def test_no_library_is_one_message(tmp_path: Path, empty_folder: Path) -> None:
    path = scale.write(tmp_path, "first")
    done = shim.Shim(empty_folder).isatool("bench", path)
    assert "HIP's library libamdhip64.so cannot be loaded" in one_message(done)


def test_no_hip_python_is_one_message(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    hidden = tmp_path / "sitecustomize.py"
    hidden.write_text("import sys\nsys.modules['hip'] = None\n")
    done = hip.isatool("bench", path, PYTHONPATH=f"{tmp_path}:{shim.ROOT}")
    assert "the package hip-python is not installed" in one_message(done)
    assert "pip install 'hip-python>=" in done.stderr


@pytest.mark.parametrize(
    ("name", "message"),
    [("rocblas", "librocblas.so cannot be loaded"), ("hipblas", "hip-python's binding of hipblas is not installed")],
)
def test_a_blas_library_that_is_not_there_is_one_message(hip: shim.Shim, name: str, message: str) -> None:
    kernel = SAMPLES / "kernel5.s"
    done = hip.isatool("bench", kernel, "--size", "N=128", "--vs", name, sources=[kernel])
    assert message in one_message(done)


def test_a_blas_library_is_a_row_of_its_own(hip: shim.Shim, tmp_path: Path) -> None:
    kernel = SAMPLES / "kernel5.s"
    places = os.pathsep.join([str(hip.library.parent), str(shim.build_blas(tmp_path, "rocblas").parent)])
    done = hip.isatool(
        "bench", kernel, "--size", "N=128", "--runs", 1, "--warmup", 0, "--vs", "rocblas", "--json",
        sources=[kernel], LD_LIBRARY_PATH=places,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["kernels"]
    assert [row["kernel"] for row in rows] == ["kernel5", "rocblas"]
    assert "C within the float64 bound" in rows[1]["result"]


def test_a_launch_that_is_no_product_cannot_be_compared_with_blas(hip: shim.Shim, tmp_path: Path) -> None:
    path = scale.write(tmp_path, "first")
    assert "not one that a BLAS library can do" in one_message(hip.isatool("bench", path, "--vs", "rocblas"))


def test_kernels_with_other_arguments_are_refused(hip: shim.Shim, tmp_path: Path) -> None:
    first, second = scale.write(tmp_path, "first"), scale.write(tmp_path, "second")
    second.with_suffix(".toml").write_text(scale.SPEC.replace("3.5", "4.5"))
    done = hip.isatool("bench", first, second)
    assert "the arguments of this launch are not those of the first kernel's" in one_message(done)
