"""Parameters from traces: what a synthetic trace was made with comes out, with count, places and spread."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from trace_streams import recording, timed
from traced_kernels import use

from isatool.calibration.derive import Derived, derive
from isatool.calibration.held_out import calibrate, chip_file
from isatool.calibration.traced import TracedRun, traced_run
from isatool.cli.main import main
from isatool.isa import chips
from isatool.model.parameters import default_model, load_model
from isatool.traces.recording import read_recording

KERNEL = """
loop:
v_add_co_u32 v2, vcc_lo, v2, v3
v_add_co_ci_u32_e32 v4, vcc_lo, v4, v5, vcc_lo
s_clause 0x1
global_load_b128 v[8:11], v[6:7], off
global_load_b128 v[12:15], v[6:7], off
s_add_u32 s2, s2, 16
s_cmpk_eq_i32 s2, 0x100
s_waitcnt vmcnt(1)
v_fma_f32 v16, v8, v9, v10
s_waitcnt vmcnt(0)
v_fma_f32 v17, v12, v13, v14
s_cbranch_scc0 loop
s_endpgm
"""
ITERATION: Sequence[tuple[int, str, dict[str, int]]] = [
    (0, "VALUINST", {}), (1, "VALUINST", {}), (4, "IMMEDIATE", {}),
    (8, "ALUEXEC", {"source": 2}), (9, "ALUEXEC", {"source": 2}),
    (18, "INST", {"operation": 0x22}), (19, "INST", {"operation": 0x22}),
    (21, "VMEMEXEC", {"source": 2}), (23, "VMEMEXEC", {"source": 2}),
    (24, "INST", {"operation": 0}), (26, "INST", {"operation": 0}),
    (500, "IMMEDIATE", {}), (501, "VALUINST", {}), (509, "ALUEXEC", {"source": 2}),
    (516, "IMMEDIATE", {}), (517, "VALUINST", {}), (525, "ALUEXEC", {"source": 2}),
]  # fmt: skip
TURNS, BRANCH = 12, 27
RATE = 16.0
"""bytes a cycle that the model has; the trace shows 32"""


def _run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: int = 0, name: str = "k") -> TracedRun:
    return traced_run(read_recording(_path(tmp_path, monkeypatch, slow, name))[0], "run")


def _path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, slow: int = 0, name: str = "k") -> str:
    """A trace of the loop; in `slow` of its iterations the branch takes longer."""
    use(monkeypatch, KERNEL)
    packets: list[tuple[int, str, dict[str, int]]] = [(0, "WAVESTART", {})]
    time = 1000
    for turn in range(TURNS):
        packets += [(time + at, kind, fields) for at, kind, fields in ITERATION]
        operation = 3 if turn + 1 < TURNS else 4
        packets.append((time + 530, "INST", {"operation": operation}))
        time += 530 + BRANCH + 5 * (turn < slow)
    packets.append((time, "WAVEEND", {}))
    return recording(tmp_path / f"{name}.pkl", name, b"", timed(packets))


def _by_name(found: Sequence[Derived]) -> dict[str, Derived]:
    return {each.name: each for each in found}


def test_what_a_trace_was_made_with_comes_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = {name: each.value for name, each in _by_name(derive([_run(tmp_path, monkeypatch)], RATE)).items()}
    assert found == found | {
        "valu.depth": 8, "latency.vcc": 1, "issue.control_after_vector": 3, "latency.salu": 2, "latency.branch": BRANCH,
        "bus.start": 3, "vmem.bytes_per_cycle": 512 / 16,
    }  # fmt: skip


def test_a_few_slow_occurrences_change_the_spread_and_not_the_value(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    branch = _by_name(derive([_run(tmp_path, monkeypatch, slow=3)], RATE))["latency.branch"]
    assert (branch.value, branch.count, branch.places) == (BRANCH, TURNS - 1, 1)
    assert (branch.low, branch.high) == (BRANCH, BRANCH + 5)
    assert "27..32 at 1 places, 73 % exactly" in branch.spread


def test_the_bytes_of_a_burst_are_no_latency(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first load ends 482 cycles after its issue, 16 of them its own; the second waits for those, too."""
    latency = _by_name(derive([_run(tmp_path, monkeypatch)], RATE))["latency.vmem"]
    assert (latency.value, latency.low, latency.high, latency.count) == (466, 466, 466, 2 * TURNS)


def test_nothing_comes_from_a_handful_of_occurrences(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "latency.branch_not_taken" not in _by_name(derive([_run(tmp_path, monkeypatch)], RATE))


def test_a_kernel_is_judged_by_what_the_others_show(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = [_run(tmp_path, monkeypatch, name="one"), _run(tmp_path, monkeypatch, slow=TURNS, name="two")]
    found = calibrate(runs, default_model())
    assert found.kernels == ("one", "two")
    branch = {each.name: each for each in found.held_out.warm}["branch -> VALU"]
    assert branch.error == pytest.approx(5)  # each is judged by the other's branches


def test_the_chip_file_is_one_that_the_model_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = calibrate([_run(tmp_path, monkeypatch)], default_model())
    path = tmp_path / "traced.toml"
    path.write_text(chip_file(found), encoding="utf-8")
    parameter = load_model(chips.DEFAULT, str(path)).parameters["latency.branch"]
    assert (parameter.value, parameter.status, parameter.count) == (BRANCH, "traced", TURNS - 1)
    assert parameter.is_verified
    assert "instruction traces of 1 code objects" in parameter.source


def test_the_command_writes_the_file_and_prints_the_errors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path, out = _path(tmp_path, monkeypatch), tmp_path / "traced.toml"
    assert main(["calibrate", "--trace", path, "-o", str(out)]) == 0
    text = capsys.readouterr().out
    assert "from 1 traced runs of k" in text
    assert "error on kernels held out" in text
    assert 'chip = "gfx1100"' in out.read_text(encoding="utf-8")
    assert main(["calibrate", "--trace", path, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["parameters"]["latency.branch"]["value"] == BRANCH


def test_recordings_of_another_chip_are_one_message(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = _path(tmp_path, monkeypatch)
    assert main(["calibrate", "--trace", path, "--chip", "gfx1151"]) == 2
    assert "they are of gfx1100" in capsys.readouterr().err


def _numbered(run: TracedRun, number: int) -> TracedRun:
    return replace(run, dispatch=replace(run.dispatch, number=number))


def test_loads_of_a_first_dispatch_show_memory_that_is_far(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run = _run(tmp_path, monkeypatch)
    later, first = (_by_name(derive([_numbered(run, number)], RATE)) for number in (2, 1))
    assert "latency.vmem_far" not in later
    assert "latency.vmem" not in first
    assert first["latency.vmem_far"].count == later["latency.vmem"].count == 2 * TURNS
    assert first["latency.vmem_far"].value >= later["latency.vmem"].value


def test_the_first_scalar_load_of_a_dispatch_is_cold_by_its_number(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    load = "s_load_b32 s{}, s[{}:{}], 0x0\ns_waitcnt lgkmcnt(0)\n"
    use(monkeypatch, f"{load.format(4, 0, 1)}{load.format(5, 4, 5)}s_endpgm\n")
    packets: list[tuple[int, str, dict[str, int]]] = [
        (0, "WAVESTART", {}), (1000, "INST", {"operation": 1}), (2100, "IMMEDIATE", {}),
        (2101, "INST", {"operation": 1}), (2130, "IMMEDIATE", {}), (2140, "WAVEEND", {}),
    ]  # fmt: skip
    run = traced_run(read_recording(recording(tmp_path / "k.pkl", "k", b"", timed(packets)))[0], "run")
    shown = {number: _by_name(derive([_numbered(run, number)], RATE)) for number in (0, 1, 2)}
    assert (shown[1]["latency.smem_first"].value, shown[2]["latency.smem_cold"].value) == (1100, 1100)
    assert not {"latency.smem_cold", "latency.smem_first"} & shown[0].keys()


def test_a_wait_for_the_alus_shows_what_it_waits_for_and_no_latency_of_the_vector_unit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = (
        "v_cmp_eq_u32_e32 vcc_lo, v1, v2\ns_wait_alu 0xfffd\nv_cndmask_b32_e32 v3, v1, v2, vcc_lo\n"
        "s_add_co_u32 s4, s4, 1\ns_wait_alu 0xfffe\ns_cmp_eq_u32 s4, 0\n"
    )
    use(monkeypatch, kernel * 8 + "s_endpgm\n")
    packets: list[tuple[int, str, dict[str, int]]] = [(0, "WAVESTART", {})]
    for time in range(1000, 1800, 100):
        packets += [(time, "VALUINST", {}), (time + 8, "ALUEXEC", {"source": 2}), (time + 17, "VALUINST", {})]
        packets += [(time + 25, "ALUEXEC", {"source": 2}), (time + 30, "INST", {"operation": 0})]
        packets.append((time + 39, "INST", {"operation": 0}))
    packets.append((2000, "WAVEEND", {}))
    path = recording(tmp_path / "k.pkl", "k", b"", timed(packets), 120000)
    found = _by_name(derive([traced_run(read_recording(path)[0], "run")], RATE))
    assert found["latency.salu_to_wait"].value == 8
    assert not {"latency.vcc", "latency.salu"} & found.keys()


def test_a_barrier_takes_what_the_wave_that_came_last_waited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, 3 * "s_nop 0\ns_barrier\n" + "s_nop 0\ns_endpgm\n")
    arrives = ("INST", 0x12)
    waves = {0: (0, 1, 20, 21, 35, 36, 50), 1: (4, 8, 20, 22, 35, 37, 50)}
    packets = []
    for wave, times in waves.items():
        packets.append((wave, "WAVESTART", {"wave": wave}))
        for time, (kind, operation) in zip(times, 3 * [("IMMEDIATE", 0), arrives] + [("IMMEDIATE", 0)], strict=True):
            packets.append((1000 + time, kind, {"wave": wave} | ({"operation": operation} if operation else {})))
        packets.append((1100 + wave, "WAVEEND", {"wave": wave}))
    path = recording(tmp_path / "run.pkl", "k", b"", timed(sorted(packets, key=lambda packet: packet[0])))
    found = _by_name(derive([traced_run(read_recording(path)[0], path)], RATE))["latency.barrier"]
    assert (found.value, found.count, found.low, found.high) == (13, 3, 12, 13)
