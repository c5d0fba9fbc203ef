"""Traced runs beside the model: executed sequences, what is taken from the trace, errors by class, the command."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from trace_streams import recording, timed
from traced_kernels import use

from isatool.calibration.errors import errors_of, pairs_of
from isatool.calibration.traced import BARRIER, MEMORY, TracedRun, traced_run
from isatool.cli.main import main
from isatool.model.parameters import default_model
from isatool.traces.recording import read_recording

KERNEL = """
s_load_b64 s[2:3], s[0:1], null
v_lshlrev_b32_e32 v0, 2, v0
s_waitcnt lgkmcnt(0)
loop:
global_load_b32 v1, v0, s[2:3]
s_waitcnt vmcnt(0)
s_delay_alu instid0(VALU_DEP_1)
v_add_f32_e32 v1, v1, v1
s_barrier
s_sub_i32 s4, s4, 1
s_cbranch_scc0 loop
s_endpgm
"""
SMEM, VMEM, SALU, TAKEN, LEFT, ARRIVES = 1, 0x21, 0, 3, 4, 0x12


def _inst(operation: int) -> tuple[str, dict[str, int]]:
    return "INST", {"operation": operation}


WAIT: tuple[str, dict[str, int]] = ("IMMEDIATE", {})
VALU: tuple[str, dict[str, int]] = ("VALUINST", {})
EXECUTES: tuple[str, dict[str, int]] = ("ALUEXEC", {"source": 2})
PACKETS = [
    (10, "WAVESTART", {}), (900, *_inst(SMEM)), (901, *VALU), (909, *EXECUTES), (1200, *WAIT),
    (1201, *_inst(VMEM)), (1700, *WAIT), (1701, *VALU), (1709, *EXECUTES), (1702, *_inst(ARRIVES)),
    (1720, *_inst(SALU)), (1722, *_inst(TAKEN)),
    (2749, *_inst(VMEM)), (3249, *WAIT), (3250, *VALU), (3258, *EXECUTES), (3251, *_inst(ARRIVES)),
    (3266, *_inst(SALU)), (3268, *_inst(LEFT)), (3300, "WAVEEND", {}),
]  # fmt: skip


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    use(monkeypatch, KERNEL)
    packets = timed(sorted(PACKETS, key=lambda packet: packet[0]))
    return recording(tmp_path / "run.pkl", "k", b"", packets)


@pytest.fixture
def run(path: str) -> TracedRun:
    return traced_run(read_recording(path)[0], path)


def test_a_sequence_holds_what_left_no_packet(run: TracedRun) -> None:
    (wave,) = run.sequences
    loop = [3, 4, 5, 6, 7, 8, 9]
    assert wave.indexes == (0, 1, 2, *loop, *loop)
    assert wave.times[5] is None
    assert [run.flow.instructions[index].mnemonic for index in wave.indexes[4:7]] == [
        "s_waitcnt", "s_delay_alu", "v_add_f32",
    ]  # fmt: skip
    assert wave.executions[6] == 1709


def test_code_with_words_that_are_no_instructions_has_times_alone(
    path: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    use(monkeypatch, KERNEL.replace("v_add_f32_e32 v1, v1, v1", ".long 0xbe804e00"))
    run = traced_run(read_recording(path)[0], path)
    assert run.function is None
    assert run.sequences
    assert main(["card", "calibrate", "--trace", path, "--chip", "gfx1100"]) == 2
    assert "has words that are no instructions" in capsys.readouterr().err
    assert main(["card", "trace", path]) == 0


def test_waits_for_memory_barriers_and_pauses_are_taken_from_the_trace(run: TracedRun) -> None:
    apart = {gap.place: gap.apart for gap in run.gaps(default_model()) if gap.apart}
    assert apart == {2: MEMORY, 4: MEMORY, 8: BARRIER, 10: "pause", 11: MEMORY, 15: BARRIER}


def test_the_gaps_are_those_of_the_trace_and_begin_where_it_does(run: TracedRun) -> None:
    gaps = run.gaps(default_model())
    assert [gap.traced for gap in gaps[:5]] == [1, 299, 1, 499, 1]
    assert [gap.before for gap in gaps[:5]] == [0, 1, 2, 3, 4]
    assert all(gap.model > 0 for gap in gaps)


def test_first_passes_are_cold_and_iterations_are_not(run: TracedRun) -> None:
    cold = [gap.cold for gap in run.gaps(default_model())]
    assert cold[0]
    assert not any(cold[10:])


def test_errors_are_means_over_the_gaps_of_a_class(run: TracedRun) -> None:
    pairs = pairs_of(run, default_model())
    errors = errors_of(pairs)
    found = {each.name: each for each in (*errors.warm, *errors.cold)}
    branches = [pair for pair in pairs if (pair.before, pair.after) == ("SALU", "branch")]
    assert found["SALU -> branch"].count == len(branches) == 2
    assert found["SALU -> branch"].mean == 2
    assert {each.name for each in errors.apart} == {MEMORY, BARRIER, "pause"}
    traced, _ = errors.total()
    assert traced == sum(p.traced for p in pairs if not p.apart and "barrier" not in (p.before, p.after))


def test_the_command_prints_times_gaps_and_code(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", path]) == 0
    text = capsys.readouterr().out
    assert "k on gfx1100, shader engine 0: 1 waves on the SIMD, 15 issues traced" in text
    assert "scalar load: s_load_b64, 2 back" in text
    assert "total without those" in text


def test_the_command_gives_every_issue_as_json(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", path, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    (dispatch,) = data["dispatches"]
    issues = dispatch["waves"][0]["issues"]
    assert [issue["gap"] for issue in issues[:3]] == [None, 1, 299]
    assert issues[2]["apart"] == "memory"
    assert issues[5] == issues[5] | {"time": None, "gap": None, "text": "s_delay_alu instid0(VALU_DEP_1)"}
    assert data["errors"]["given"][0]["name"] in ("memory", "barrier", "pause")


def test_a_wave_or_kernel_that_is_not_there_is_one_message(path: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", path, "--wave", "3"]) == 2
    assert "waves 0 to 0 were traced" in capsys.readouterr().err
    assert main(["trace", path, "--kernel", "other"]) == 2
    assert "kernels in it: k" in capsys.readouterr().err


SOURCE = KERNEL.replace("loop:", ".Lloop:").replace("s_cbranch_scc0 loop", "s_cbranch_scc0 .Lloop")


def _source(folder: Path, body: str = SOURCE) -> str:
    path = folder / "k.s"
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.type k,@function\nk:'
    path.write_text(f"{head}{body}")
    return str(path)


def test_the_annotated_page_has_a_column_of_the_trace(path: str, tmp_path: Path) -> None:
    page = tmp_path / "k.html"
    assert main(["annotate", _source(tmp_path), "--trace", path, "--html", "-o", str(page)]) == 0
    text = page.read_text()
    assert "<th>traced" in text
    assert "<td>1/1 1x<tr" in text
    assert "<td>500/.. 2x<tr" in text


def test_a_trace_of_other_code_is_one_message(path: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    other = _source(tmp_path, SOURCE.replace("v_lshlrev_b32_e32 v0, 2, v0", "v_mov_b32_e32 v0, 0"))
    assert main(["annotate", other, "--trace", path, "--html"]) == 2
    assert "this is a trace of other code: v_lshlrev_b32 where the kernel has v_mov_b32" in capsys.readouterr().err
    assert main(["annotate", _source(tmp_path), "--trace", path]) == 2
    assert "--trace needs --html" in capsys.readouterr().err
