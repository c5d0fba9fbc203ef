"""`isatool card report` on the stand-in: a whole report, wrong results, a hang, a lost device, and none at all."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
import scale
import shim

from isatool.bench.hardware_report import read_report
from isatool.bench.probes import probes
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.model.parameters import load_model


@pytest.fixture(scope="module")
def sources(hip: shim.Shim, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The microbenchmarks as the stand-in finds them."""
    folder = tmp_path_factory.mktemp("probes")
    assert hip.isatool("calibrate", "--emit", folder).returncode == 0
    return folder / "probes.s"


def _report(
    hip: shim.Shim, sources: Path, folder: Path, body: str = scale.BODY, *options: object, **variables: str
) -> tuple[subprocess.CompletedProcess[str], dict[str, object]]:
    kernel, out = scale.write(folder, "kernel", body), folder / "report.json"
    steps = folder / "steps"
    steps.mkdir(exist_ok=True)
    done = hip.isatool(
        "hardware-report", kernel, "-o", out, "--steps", "pair", "--runs", 1, "--turns", 1, "--keep-steps", steps,
        *options,
        sources=[sources, folder, steps], **variables,
    )  # fmt: skip
    return done, json.loads(out.read_text()) if out.exists() else {}


@pytest.mark.full
def test_a_whole_report_has_steps_both_modes_and_every_microbenchmark(
    hip: shim.Shim, sources: Path, tmp_path: Path
) -> None:
    done, found = _report(hip, sources, tmp_path)
    assert done.returncode == 0, done.stderr + done.stdout
    assert (found["status"], found["simulated"], found["problems"]) == ("complete", True, [])
    assert set(found["microbenchmarks"]) == {probe.name for probe in probes()}
    assert [row["step"] for row in found["steps"]] == ["input", "input, CU mode"]
    assert all(row["ok"] and len(row["milliseconds"]) == 1 for row in found["steps"])
    assert found["steps_left_out"][0].startswith("pair: ")
    assert found["traces_left_out"] == "rocprofv3 is not installed"
    assert "simulated" in done.stdout
    assert str(tmp_path) not in json.dumps({key: found[key] for key in ("device", "kernel", "steps")})


def test_a_wrong_result_has_no_time_and_is_a_problem(hip: shim.Shim, sources: Path, tmp_path: Path) -> None:
    done, found = _report(hip, sources, tmp_path, scale.WRONG, "--parts", "steps")
    assert done.returncode == 1
    first = found["steps"][0]
    assert (first["ok"], first["milliseconds"]) == (False, [])
    assert "wrong result" in found["problems"][0]["message"]


@pytest.mark.parametrize(
    ("fault", "message"),
    [
        pytest.param("hang", "no progress for 20 s", marks=pytest.mark.full),
        ("crash", "ended with signal SIGSEGV"),
        pytest.param("run", "unspecified launch failure", marks=pytest.mark.full),
    ],
)
def test_a_device_that_fails_after_it_answered_leaves_a_report_of_what_was_measured(
    hip: shim.Shim, sources: Path, tmp_path: Path, fault: str, message: str
) -> None:
    """It answers the first microbenchmark, then fails: the file says what happened and what is missing."""
    gone = tmp_path / "gone"
    faults = {"ISATOOL_SHIM_FAULT": fault, "ISATOOL_SHIM_FAULT_AFTER": str(gone)}
    done, found = _report(hip, sources, tmp_path, scale.BODY, "--device-limit", 20, **faults)
    assert done.returncode == 1, done.stderr
    assert found["status"] == "complete"
    assert found["microbenchmarks"] == {}
    messages = [problem["message"] for problem in found["problems"]]
    assert message in messages[0]
    assert all("the device does not answer any more" in each for each in messages[1:])
    assert "Traceback" not in done.stderr


def test_parts_that_begin_after_the_time_are_left_out(hip: shim.Shim, sources: Path, tmp_path: Path) -> None:
    done, found = _report(hip, sources, tmp_path, scale.BODY, "--minutes", "0.000001")
    assert done.returncode == 1
    assert {problem["message"] for problem in found["problems"]} == {"left out: the 1e-06 minutes are over"}


@pytest.mark.parametrize("fault", ["no_device", pytest.param("hang", marks=pytest.mark.full)])
def test_without_a_device_there_is_one_message_and_no_file(
    hip: shim.Shim, sources: Path, tmp_path: Path, fault: str
) -> None:
    done, found = _report(hip, sources, tmp_path, scale.BODY, "--device-limit", 5, ISATOOL_SHIM_FAULT=fault)
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    assert found == {}


# -- what comes back


def _received(path: Path, simulated: bool = False) -> Path:
    rows = {
        probe.name: {"about": probe.about, "waves": probe.waves, "cu_mode": probe.cu_mode, "cycles": 31.5}
        for probe in probes()
    }
    data = {
        "schema": 1, "simulated": simulated, "microbenchmarks": rows, "versions": {"HIP driver": "1"},
        "device": {"name": "a card", "arch": "gfx1100", "wgps": 48, "clock_mhz": 2500.0, "memory_mhz": 1250.0,
                   "memory_bytes": 1},
    }  # fmt: skip
    path.write_text(json.dumps(data))
    return path


def test_calibrate_reads_a_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report, out = _received(tmp_path / "report.json"), tmp_path / "card.toml"
    assert main(["calibrate", "--report", str(report), "-o", str(out)]) == 0
    assert "a card, gfx1100" in capsys.readouterr().out
    parameter = load_model(chips.DEFAULT, str(out)).parameters["latency.lds"]
    assert (parameter.value, parameter.status) == (31.5, "measured")


def test_a_report_without_some_parts_gives_the_others(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    report = _received(tmp_path / "report.json")
    data = json.loads(report.read_text())
    data["microbenchmarks"] = {"latency_lds": data["microbenchmarks"]["latency_lds"]}
    report.write_text(json.dumps(data))
    assert main(["calibrate", "--report", str(report)]) == 0
    text = capsys.readouterr().out
    assert "latency.lds = 31.5" in text
    assert "latency.valu: latency_valu was not measured" in text


@pytest.mark.parametrize("text", ["{}", "[]", '{"schema": 1, "device": 3}', "no JSON"])
def test_what_is_no_report_is_one_message(tmp_path: Path, text: str) -> None:
    path = tmp_path / "report.json"
    path.write_text(text)
    with pytest.raises(UserError):
        read_report(str(path))


def test_a_simulated_report_measures_nothing(tmp_path: Path) -> None:
    with pytest.raises(UserError, match="simulated"):
        read_report(str(_received(tmp_path / "report.json", simulated=True)))
