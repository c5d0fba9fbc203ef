"""The same with hip-python 7.2, which has another interface: installed for these tests, 308 MB."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
import scale
import shim

pytestmark = pytest.mark.full

ALREADY_THERE = "ISATOOL_HIP_PYTHON_7"
"""a folder with hip-python 7.2 in it, to be used instead of a new one"""


@pytest.fixture(scope="session")
def hip_python_7(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = os.environ.get(ALREADY_THERE)
    if there:
        return Path(there)
    folder = tmp_path_factory.mktemp("hip-python-7")
    subprocess.run(
        [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--disable-pip-version-check",
         "--target", str(folder), "hip-python>=7.2,<8"],
        check=True,
    )  # fmt: skip
    return folder


@pytest.fixture
def path(hip_python_7: Path) -> str:
    return os.pathsep.join([str(shim.ROOT), str(hip_python_7)])


def test_kernels_are_checked_and_timed(hip: shim.Shim, path: str, tmp_path: Path) -> None:
    names = {"good": scale.BODY, "wrong": scale.WRONG, "outside": scale.OUTSIDE}
    paths = [scale.write(tmp_path, name, body) for name, body in names.items()]
    done = hip.isatool("bench", *paths, "--json", "--runs", 2, sources=[tmp_path], PYTHONPATH=path)
    assert done.returncode == 1, done.stderr
    found = json.loads(done.stdout)
    assert found["versions"]["hip-python"].startswith("7.2")
    assert found["versions"]["library"] == str(hip.library)
    assert found["device"]["arch"] == "gfx1100"
    assert found["device"]["simulated"] is True
    assert [row["ok"] for row in found["kernels"]] == [True, False, False]


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        ("no_device", "HIP finds no device"),
        ("malloc", "the device has no 8448 bytes left for buffer 'source'"),
        ("module", "the device refuses this code object"),
        ("launch", "hipModuleLaunchKernel failed: invalid argument (HIP error 1)"),
        ("run", "hipDeviceSynchronize failed: unspecified launch failure (HIP error 719)"),
        ("crash", "the benchmark process ended with signal SIGSEGV while checking first"),
    ],
)
def test_a_fault_of_the_device_is_one_message(
    hip: shim.Shim, path: str, tmp_path: Path, fault: str, message: str
) -> None:
    kernel = scale.write(tmp_path, "first")
    done = hip.isatool("bench", kernel, sources=[tmp_path], ISATOOL_SHIM_FAULT=fault, PYTHONPATH=path)
    assert done.returncode == 2
    assert message in done.stderr
    assert done.stdout == ""


def test_no_library_and_a_missing_symbol_are_one_message_each(path: str, tmp_path: Path) -> None:
    kernel = scale.write(tmp_path, "first")
    done = shim.Shim(tmp_path / "nothing").isatool("bench", kernel, PYTHONPATH=path)
    assert done.returncode == 2
    assert "HIP's library libamdhip64.so cannot be loaded" in done.stderr
    old = shim.build(tmp_path / "old", "-DWITHOUT_LAUNCH")
    done = old.isatool("bench", kernel, sources=[tmp_path], PYTHONPATH=path)
    assert done.returncode == 2
    assert "HIP's library has no hipModuleLaunchKernel" in done.stderr


def test_microbenchmarks_and_a_search_run(hip: shim.Shim, path: str, tmp_path: Path) -> None:
    assert hip.isatool("calibrate", "--emit", tmp_path / "probes").returncode == 0
    done = hip.isatool(
        "calibrate", "--runs", 1, "--turns", 1, "--json", sources=[tmp_path / "probes" / "probes.s"], PYTHONPATH=path
    )
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["parameters"] == {}
    kernel = scale.write(tmp_path, "first")
    done = hip.isatool(
        "tune", kernel, "--objective", "device", "--trials", 2, "--runs", 1, "--keep", tmp_path / "kept",
        "-o", tmp_path / "best.s", sources=[tmp_path / "kept"], PYTHONPATH=path,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "SIMULATED" in done.stdout


def test_a_blas_library_is_a_row_of_its_own(hip: shim.Shim, path: str, tmp_path: Path) -> None:
    library = shim.build_blas(tmp_path, "hipblas")
    kernel = shim.ROOT / "samples" / "sgemm" / "kernel5.s"
    places = os.pathsep.join([str(hip.library.parent), str(library.parent)])
    done = hip.isatool(
        "bench", kernel, "--size", "N=128", "--runs", 1, "--warmup", 0, "--vs", "hipblas", "--json",
        sources=[kernel], PYTHONPATH=path, LD_LIBRARY_PATH=places,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    rows = json.loads(done.stdout)["kernels"]
    assert [row["kernel"] for row in rows] == ["kernel5", "hipblas"]
    assert "C within the float64 bound" in rows[1]["result"]


def test_a_launch_costs_less_than_fifty_microseconds(hip: shim.Shim, path: str, tmp_path: Path) -> None:
    kernel = scale.write(tmp_path, "first")
    for packages in (str(shim.ROOT), path):
        environment = hip.environment([tmp_path], ISATOOL_SHIM_NULL="1", PYTHONPATH=packages)
        done = subprocess.run(
            [sys.executable, str(shim.HERE / "launch_overhead.py"), str(kernel)],
            capture_output=True, text=True, check=True, env=environment,
        )  # fmt: skip
        assert float(done.stdout) < 50
