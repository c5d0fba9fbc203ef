"""Faults put into kernels: none that shows in a run may be called proved, and who notices it is told."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from examples import examples
from mutation_kernels import BODIES, SPEC, text
from test_split_barriers_at_work import BODY as SPLIT
from test_split_barriers_at_work import of

from isatool.analysis.assumptions import Sentence
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.emulator.findings import EmulatorFinding, FindingKind
from isatool.pipeline.mutants import Mutator
from isatool.pipeline.mutate import Fate, JudgedFault, Killer, MutationJob, MutationReport, breaks, mutate
from isatool.pipeline.tasks import Processes
from isatool.verify.premises import Premise
from isatool.verify.verdict import ASSUMING, PROVED, Verdict

FAULTS = examples(126)


@pytest.fixture(scope="module")
def spec(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = tmp_path_factory.mktemp("mutants") / "spec.toml"
    path.write_text(SPEC)
    return str(path)


def job(name: str, spec: str = "", seed: int = 1) -> MutationJob:
    return MutationJob(
        text(name), text(name), f"{name}.s", f"{name}.s", spec=spec, seed=seed, engine="numpy", assembler=False
    )


def report(job: MutationJob, count: int = FAULTS, kinds: tuple[str, ...] = ()) -> MutationReport:
    *_, last = mutate(job, count, kinds)
    assert isinstance(last, MutationReport)
    return last


@pytest.mark.parametrize("name", BODIES)
def test_no_fault_that_shows_is_called_proved(name: str, spec: str) -> None:
    count = FAULTS // 3 if "s_cbranch_scc1" in BODIES[name] else FAULTS  # loops without end take long to run
    found = report(job(name, spec), count)
    assert found.baseline == PROVED
    assert len(found.judged) == count
    assert found.of(Fate.FALSE_PROOF) == ()
    assert found.of(Fate.SURVIVED) == ()
    assert len(found.of(Fate.KILLED)) > count / 2


def test_every_wait_and_barrier_of_lds_code_is_missed(spec: str) -> None:
    found = report(job("transposed", spec), kinds=("wait", "barrier", "barrier-wait"))
    assert {judged.kind for judged in found.judged} == {"wait", "barrier", "barrier-wait"}
    assert all(judged.fate is Fate.KILLED for judged in found.judged), found.of(Fate.EQUIVALENT)


def test_the_same_seed_gives_the_same_faults() -> None:
    def texts(seed: int) -> list[str]:
        mutator = Mutator(read_text(text("addresses")).kernel(None))
        drawn = [mutator.draw(kind, seed, 0) for kind in mutator.kinds]
        return [mutant.text for mutant in drawn if mutant is not None]

    assert texts(3) == texts(3) != texts(4)


@pytest.mark.parametrize("name", BODIES)
def test_a_fault_changes_its_lines_and_no_others(name: str) -> None:
    source = text(name)
    mutator = Mutator(read_text(source).kernel(None))
    for kind in mutator.kinds:
        mutant = mutator.draw(kind, 1, 0)
        if mutant is None:
            continue
        assert mutant.text != source
        assert mutant.text.splitlines()[: mutant.line - 1] == source.splitlines()[: mutant.line - 1]
        assert mutant.text.splitlines()[-40:] == source.splitlines()[-40:]


def test_every_kind_has_a_place_in_some_kernel() -> None:
    missing = dict.fromkeys(Mutator(read_text(text("straight")).kernel(None)).kinds, True)
    for function in (*(read_text(text(name)).kernel(None) for name in BODIES), of(SPLIT)):
        mutator = Mutator(function)
        for kind in mutator.kinds:
            missing[kind] = missing[kind] and all(mutator.draw(kind, 1, number) is None for number in range(8))
    assert [kind for kind, is_missing in missing.items() if is_missing] == []


def test_without_a_launch_the_validator_alone_decides() -> None:
    found = report(job("straight"), 20)
    assert {judged.run for judged in found.judged} <= {"", "not run"}
    assert not any(Killer.VALUES in judged.killers for judged in found.judged)
    assert found.of(Fate.KILLED) != ()


def test_what_the_assembler_refuses_is_no_kernel() -> None:
    base = job("straight")
    checked = MutationJob(base.first, base.second, "a.s", "b.s", assembler=True)
    found = report(checked, 12, ("tuple", "register", "modifier", "sources"))
    assert all(judged.verdict == "" for judged in found.judged if Killer.ASSEMBLER in judged.killers)


def test_a_validator_that_proves_everything_is_caught(
    spec: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("isatool.pipeline.mutate.prove", lambda *_, **__: Verdict(PROVED))
    path = tmp_path / "kernel.s"
    path.write_text(text("straight"))
    options = ["--launch", spec, "-n", "10", "--jobs", "1", "--no-assembler", "--engine", "numpy"]
    assert main(["mutate", str(path), *options]) == 1
    assert "FALSE PROOF" in capsys.readouterr().out


def test_the_command_prints_a_table_and_data(spec: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "kernel.s"
    path.write_text(text("some lanes"))
    options = ["--launch", spec, "-n", "7", "--jobs", "1", "--no-assembler", "--engine", "numpy"]
    assert main(["mutate", str(path), *options, "--survivors"]) == 0
    shown = capsys.readouterr().out
    assert "no false proof" in shown
    assert "exec" in shown
    assert main(["mutate", str(path), *options, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["baseline"] == PROVED
    assert len(data["faults"]) == 7
    assert sum(counts.get("killed", 0) for counts in data["kinds"].values()) == sum(
        fault["fate"] == "killed" for fault in data["faults"]
    )


def test_processes_find_the_same(spec: str) -> None:
    def fates(workers: int) -> dict[int, Fate]:
        found = mutate(job("transposed", spec), 6, (), Processes(workers, "fork"))
        return {judged.number: judged.fate for judged in found if isinstance(judged, JudgedFault)}

    assert fates(1) == fates(2)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--kinds", "waits"], "kinds: register, scalar"),
        (["-n", "0"], "from 1 up"),
        (["--against", "other.s"], "differs from"),
    ],
)
def test_what_cannot_be_done_is_said(
    options: list[str], message: str, spec: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    Path("kernel.s").write_text(text("straight"))
    Path("other.s").write_text(text("straight").replace("v_mul_f32_e32 v5, v2, v3", "v_mul_f32_e32 v5, v2, v2"))
    assert main(["mutate", "kernel.s", "--launch", spec, "--engine", "numpy", *options]) == 2
    assert message in capsys.readouterr().err


def test_it_is_said_when_nothing_could_notice_a_fault(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "part.s"
    path.write_text("part:\n\tv_add_f32 v0, v1, v2\n\tv_add_f32 v3, v0, v4\n")
    assert main(["mutate", str(path), "-n", "2", "--jobs", "1", "--no-assembler"]) == 0
    assert "nothing judged the faults" in capsys.readouterr().out


def test_faults_in_what_a_pass_makes_are_judged_as_the_pass_is(tmp_path: Path) -> None:
    """Padding moves LDS data: the two texts alone prove nothing, through the pass's own steps they do."""
    path = Path(__file__).parents[1] / "data" / "lds" / "transpose.s"
    kernel = path.read_text()
    spec = str(path.with_suffix(".toml"))
    base = MutationJob(
        kernel, "", "a.s", "b.s", spec=spec, engine="numpy", assembler=False, passes="pad-lds", only_proved=True
    )
    found = report(base, 6, ("sources", "register", "swap"))
    assert found.baseline == ASSUMING  # that the launch adds no LDS
    assert {judged.run for judged in found.of(Fate.EQUIVALENT)} == {"equal"}
    assert {judged.run for judged in found.of(Fate.KILLED)} == {"not run"}


@pytest.mark.parametrize(
    ("kind", "subject", "assumed", "excused"),
    [
        (FindingKind.OUT_OF_BOUNDS, "LDS", Sentence.LDS_IN_BOUNDS, True),
        (FindingKind.OUT_OF_BOUNDS, "out", Sentence.LDS_IN_BOUNDS, False),
        (FindingKind.OUT_OF_BOUNDS, "LDS", Premise.RACE_FREE, False),
        (FindingKind.LDS_RACE, "LDS", Premise.RACE_FREE, True),
        (FindingKind.LDS_RACE, "LDS", Premise.NO_LDS_RACES, True),
        (FindingKind.LDS_RACE, "LDS", Sentence.LDS_IN_BOUNDS, False),
        (FindingKind.UNINITIALISED, "LDS", Premise.STORED_BEFORE, True),
        (FindingKind.PENDING, "v3", Premise.STORED_BEFORE, False),
    ],
)
def test_a_finding_excuses_a_proof_only_if_it_breaks_what_that_assumes(
    kind: FindingKind, subject: str, assumed: str, excused: bool
) -> None:
    assert breaks(EmulatorFinding(kind, 1, "", subject), (assumed,)) is excused
    assert not breaks(EmulatorFinding(kind, 1, "", subject), ())


def test_passes_that_change_nothing_leave_no_place_for_faults() -> None:
    base = job("straight")
    with pytest.raises(UserError, match="leaves this kernel as it is"):
        report(replace(base, passes="pad-lds"), 1)
