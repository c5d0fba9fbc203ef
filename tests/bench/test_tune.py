"""The search: its space, what it keeps when it is killed, several workers, and that nothing unverified is timed."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

import optuna
import pytest
import scale
import shim
from hypothesis import given
from hypothesis import strategies as st
from optuna.trial import TrialState

from isatool.asm.emitter import emit
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.bench import candidates, history
from isatool.bench import search as searching
from isatool.bench.candidates import Candidate, Workshop, digest_of
from isatool.bench.search import StudyView, Trial, best, enqueue, open_study
from isatool.bench.search import history as finished
from isatool.bench.space import SearchSpace, default_space, parse_space, usual_limits
from isatool.cli.main import main as isatool
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import Judged, judged
from isatool.pipeline.registry import PASSES, parse_pipeline, pass_names, pipeline_for
from isatool.pipeline.rewrite import Rewrite
from isatool.verify.check_certificate import check_steps
from isatool.verify.verdict import PROVED, Verdict

DATA = Path(__file__).resolve().parents[1] / "data" / "outer_products"
KERNEL = "2x2_lds_scaled_2_O3"
TEXTS = ("", "rebank", "rebank,rebank", "rebank?", "rebank?,rebank", "rebank?,rebank?,rebank")


def all_pipelines(space: SearchSpace) -> set[tuple[str, int]]:
    """Every choice made in turn."""
    found: set[tuple[str, int]] = set()
    names: dict[str, tuple[str, ...]] = {}
    while True:
        before = len(names)
        for chosen in itertools.product(*names.values()):
            given = dict(zip(names, chosen, strict=True))

            def choose(name: str, values: tuple[str, ...], given: dict[str, str] = given) -> str:
                names.setdefault(name, values)
                return given.get(name, values[0])

            found.add(space.pipeline(choose))
        if len(names) == before:
            return found


@pytest.mark.parametrize("text", TEXTS)
def test_a_space_is_all_pipelines_that_its_choices_make(text: str) -> None:
    space = parse_space(text, (0, 96))
    found = all_pipelines(space)
    assert {limit for _, limit in found} == {0, 96}
    for pipeline, _ in found:
        assert [step.name for step in parse_pipeline(pipeline)] == [name for name, _ in pass_names(pipeline)]
    steps = {len(pass_names(pipeline)) for pipeline, _ in found}
    assert steps == set(range(text.count("rebank") - text.count("?"), text.count("rebank") + 1))


def test_options_take_each_of_their_values() -> None:
    space = parse_space("unroll{factor=2|4,loop=.LBB0_1}?,rebank")
    found = {pipeline for pipeline, _ in all_pipelines(space)}
    assert found == {"rebank", "unroll{factor=2,loop=.LBB0_1},rebank", "unroll{factor=4,loop=.LBB0_1},rebank"}
    assert space.size == 3


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("rebank?,", "cannot read this search space"),
        ("rebnk?", "there is no pass 'rebnk'"),
        ("rebank{factor=2|4}", "rebank has no option 'factor'"),
        ("unroll{factor=2|many}", "'factor' takes a number from 0 or full, not 'many'"),
    ],
)
def test_a_space_that_cannot_be_is_one_error(text: str, message: str) -> None:
    with pytest.raises(UserError, match=message):
        parse_space(text)


def test_the_usual_space_on_a_device_has_the_ladder_in_its_order() -> None:
    ladder = [step.name for step in parse_pipeline(pipeline_for())]
    steps = parse_space(default_space(on_device=True)).steps
    assert all(step.is_optional for step in steps)
    assert [step.name for step in steps if step.name in ladder] == ladder


def test_the_usual_space_on_the_model_has_what_the_model_has_not_judged_yet() -> None:
    steps = parse_space(default_space(on_device=False)).steps
    assert all(step.is_optional for step in steps)
    names = [step.name for step in steps]
    ladder = dict.fromkeys(step.name for step in parse_pipeline(pipeline_for()) if not step.asks_model)
    assert names[: len(ladder)] == list(ladder)
    assert "schedule" in names
    assert not {"double-buffer", "pipeline-epilogue", "cu-mode", "priority", "instruction-prefetch"} & set(names)


def test_on_a_device_the_usual_space_has_every_pass_there_is() -> None:
    assert {step.name for step in parse_space(default_space(on_device=True)).steps} == set(PASSES)


def test_the_first_choices_of_the_usual_space_are_the_ladder() -> None:
    pipeline, _ = parse_space(default_space(on_device=True)).pipeline(lambda _, values: values[0])
    chosen, ladder = parse_pipeline(pipeline), parse_pipeline(pipeline_for())
    assert chosen[1 : 1 + len(ladder)] == ladder
    names = [step.name for step in chosen]
    assert names[0] == "cu-mode"
    assert "schedule" in names[1 + len(ladder) : -3]
    assert names[-3:] == ["priority", "stream", "instruction-prefetch"]


@pytest.mark.parametrize(
    ("kernel", "limits"),
    [
        ("samples/sgemm/kernel5.s", (240, 192)),  # 6 waves with up to 240 of 1536 VGPRs in steps of 24, 8 with 192
        ("samples/sgemm/kernel1.s", (96,)),  # 16 waves are all there are
    ],
)
def test_the_usual_limits_are_the_most_registers_of_two_occupancies(kernel: str, limits: tuple[int, ...]) -> None:
    assert usual_limits(read_file(shim.ROOT / kernel).kernel(None)) == limits


@given(st.lists(st.sampled_from(["rebank", "unroll{factor=2,loop=.L1}", "pair"]), max_size=4))
def test_the_steps_of_a_pipeline_are_found_again(steps: list[str]) -> None:
    assert [text for _, text in pass_names(",".join(steps))] == steps


@dataclass
class Counted:
    """An objective for tests: the length of the text, and how often it was asked."""

    asked: list[str] = field(default_factory=list)
    words = "characters"

    def milliseconds(self, program: Program) -> float:
        self.asked.append(emit(program))
        return float(len(emit(program)))


@dataclass
class Renamed(Workshop):
    """Candidates that differ in a comment: the number of their steps."""

    problems: frozenset[str] = frozenset()

    def candidate(self, pipeline: str, max_vgprs: int) -> Candidate:
        made = super().candidate("", 0)
        count = len(pass_names(pipeline))
        lines = (*made.program.lines[:-1], *made.program.lines[:1] * count)
        problem = "refuted: no" if pipeline in self.problems else ""
        return Candidate(pipeline, max_vgprs, made.program.with_lines(lines), f"{count}", "shown", problem)


def workshop(folder: Path) -> Workshop:
    path = scale.write(folder, "scale")
    return Workshop(read_file(path), "scale", load_spec(path.with_suffix(".toml")), {}, Toolchain.find())


def renamed(folder: Path, problems: frozenset[str] = frozenset()) -> Renamed:
    made = workshop(folder)
    return Renamed(made.program, made.kernel, made.spec, made.sizes, made.toolchain, problems=problems)


SPACE = parse_space("rebank?,rebank?,rebank?")
FACTS = {"kernel": "scale", "launch": "N=64"}


def test_a_search_begins_with_the_input_and_times_equal_programs_once(tmp_path: Path) -> None:
    study = open_study(f"sqlite:///{tmp_path / 'a.db'}", "tune", FACTS, 0)
    enqueue(study, SPACE)
    objective = Counted()
    StudyView(study, SPACE, renamed(tmp_path), objective).run(12)
    trials = finished(study)
    assert [trial.pipeline for trial in trials[:2]] == ["", "rebank,rebank,rebank"]
    assert len(trials) == 12
    assert len(objective.asked) == len(set(objective.asked)) == len({trial.digest for trial in trials})
    found = best(trials)
    assert found is not None
    assert found.milliseconds == min(map(len, objective.asked))


def test_a_search_that_the_clock_ends_keeps_what_was_found(tmp_path: Path) -> None:
    study = open_study(f"sqlite:///{tmp_path / 'a.db'}", "tune", FACTS, 0)
    enqueue(study, SPACE)
    search = StudyView(study, SPACE, renamed(tmp_path), Counted())
    search.run(3, time.monotonic() + 600)
    assert (len(finished(study)), search.stopped) == (3, False)
    search.run(12, time.monotonic())
    assert (len(finished(study)), search.stopped) == (3, True)
    StudyView(study, SPACE, renamed(tmp_path), Counted()).run(5)
    assert len(finished(study)) == 5


def test_what_is_not_verified_is_never_timed(tmp_path: Path) -> None:
    study = open_study(f"sqlite:///{tmp_path / 'a.db'}", "tune", FACTS, 0)
    objective = Counted()
    refuted = frozenset(pipeline for pipeline, _ in all_pipelines(SPACE) if len(pass_names(pipeline)) % 2)
    enqueue(study, SPACE)
    StudyView(study, SPACE, renamed(tmp_path, refuted), objective).run(8)
    odd = [trial for trial in finished(study) if len(pass_names(trial.pipeline)) % 2]
    assert odd
    assert {trial.milliseconds for trial in odd} == {None}
    assert {trial.reason for trial in odd} == {"refuted: no"}
    assert all(text.count("amdgcn_target") % 2 for text in objective.asked)


def test_a_candidate_that_the_proof_refutes_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refute(step: Rewrite, *_: object, known: object) -> None:
        raise RefutedError("the emulator refutes the rewrite:\nN=64: C[0] is 1 against 2")

    made = workshop(tmp_path)
    other = made.program.with_lines(made.program.lines[:-1])
    monkeypatch.setattr(candidates, "show_equal", refute)
    assert made._verify(other, Verdict(PROVED)) == ("", "refuted: N=64: C[0] is 1 against 2")
    assert (made.candidate("", 0).proof, made.candidate("", 0).problem) == ("the input itself", "")


def of_file(path: Path) -> Workshop:
    program, spec = read_file(path), load_spec(path.with_suffix(".toml"))
    return Workshop(program, program.kernel(spec.kernel).name, spec, {}, Toolchain.find())


@pytest.mark.parametrize(
    ("kernel", "pipeline"),
    [
        (DATA / f"{KERNEL}.s", "batch-loads,pipeline-epilogue,double-buffer"),
        (DATA.parent / "ladder" / "gemm.s", "batch-loads,unroll,batch-loads,pipeline-epilogue,double-buffer"),
        (DATA.parent / "ladder" / "lanes.s", "unroll{factor=2}"),
    ],
)
def test_candidates_are_proved_step_by_step_with_what_the_passes_tell(kernel: Path, pipeline: str) -> None:
    made = of_file(kernel)
    candidate = made.candidate(pipeline, 0)
    assert candidate.digest != digest_of(made.program)
    assert candidate.problem == ""
    assert candidate.proof.startswith("proved for all inputs; emulated")


def test_the_validator_is_told_the_stages_of_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[int] = []

    def verdict(rewritten: Rewrite) -> Judged:
        told.append(len(rewritten.stages))
        return judged(rewritten)

    monkeypatch.setattr(candidates, "judged", verdict)
    assert of_file(DATA.parent / "ladder" / "lanes.s").candidate("unroll{factor=2},schedule", 0).proof
    assert told[0] == 3


def test_a_candidate_has_the_certificate_of_all_its_steps() -> None:
    made = of_file(DATA.parent / "ladder" / "lanes.s")
    candidate = made.candidate("unroll{factor=2},schedule", 0)
    proof = made.proof(candidate)
    assert proof is not None
    assert len(proof.steps) > 2
    before, after = (program.kernel(made.kernel) for program in (made.program, candidate.program))
    assert check_steps(before, after, proof.steps).status == PROVED
    assert made.proof(made.candidate("", 0)) is None


def test_a_step_that_two_pipelines_share_runs_and_is_proved_once(monkeypatch: pytest.MonkeyPatch) -> None:
    counts = {"run_step": 0, "judged": 0}

    def counting(name: str, original: Callable[..., object]) -> Callable[..., object]:
        def call(*arguments: object) -> object:
            counts[name] += 1
            return original(*arguments)

        return call

    for name in counts:
        monkeypatch.setattr(candidates, name, counting(name, getattr(candidates, name)))
    made = of_file(DATA / f"{KERNEL}.s")
    assert made.candidate("batch-loads", 0).proof
    assert counts == {"run_step": 1, "judged": 1}
    assert made.candidate("batch-loads,rebank", 0).proof
    assert counts == {"run_step": 2, "judged": 2}
    assert made.candidate("batch-loads,rebank", 0).proof
    assert counts == {"run_step": 2, "judged": 2}


def test_a_continued_search_keeps_what_there_was(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    histories: list[list[Trial]] = []
    for count in (3, 3, 7):
        study = open_study(url, "tune", FACTS, 0)
        enqueue(study, SPACE)
        StudyView(study, SPACE, renamed(tmp_path), Counted()).run(count)
        histories.append(finished(study))
    assert [len(trials) for trials in histories] == [3, 3, 7]
    assert histories[0] == histories[1] == histories[2][:3]


@dataclass
class Overtaken(Counted):
    """An objective during which another worker ends all trials that run or wait."""

    url: str = ""
    ended: list[int] = field(default_factory=list)

    def milliseconds(self, program: Program) -> float:
        if not self.ended:
            other = optuna.load_study(study_name="tune", storage=self.url)
            states = (TrialState.RUNNING, TrialState.WAITING)
            for trial in other.get_trials(deepcopy=False, states=states):
                self.ended.append(trial.number)
                other.tell(trial.number, 1.0)
        return super().milliseconds(program)


def test_trials_that_another_worker_ended_are_left_as_they_are(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    study = open_study(url, "tune", FACTS, 0)
    enqueue(study, SPACE)
    objective = Overtaken(url=url)
    StudyView(study, SPACE, renamed(tmp_path), objective).run(8)
    times = {trial.number: trial.milliseconds for trial in finished(study)}
    assert objective.ended[:2] == [0, 1]
    assert len(times) == 8
    assert {times[number] for number in objective.ended} == {1.0}


def test_a_waiting_trial_that_two_workers_took_is_of_the_first_that_ends_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    study = open_study(f"sqlite:///{tmp_path / 'a.db'}", "tune", FACTS, 0)
    enqueue(study, SPACE)
    ask = study.ask

    def overtaken() -> optuna.trial.Trial:
        trial = ask()
        if trial.number == 0:
            study.tell(trial.number, 1.0)
        return trial

    monkeypatch.setattr(study, "ask", overtaken)
    StudyView(study, SPACE, renamed(tmp_path), Counted()).run(4)
    times = {trial.number: trial.milliseconds for trial in finished(study)}
    assert len(times) >= 4
    assert [number for number, time in times.items() if time == 1.0] == [0]


@dataclass
class Stuck(Counted):
    """An objective that says that it began, and never ends."""

    begun: Path = Path()

    def milliseconds(self, program: Program) -> float:
        self.begun.touch()
        time.sleep(600)
        return super().milliseconds(program)


def stuck_worker(folder: Path, url: str) -> None:
    study = open_study(url, "tune", FACTS, 0)
    enqueue(study, SPACE)
    StudyView(study, SPACE, renamed(folder), Stuck(begun=folder / "begun")).run(12)


def test_the_trials_of_a_killed_worker_are_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    worker = multiprocessing.get_context("spawn").Process(target=stuck_worker, args=(tmp_path, url))
    worker.start()
    limit = time.monotonic() + 120
    while not (tmp_path / "begun").exists() and time.monotonic() < limit:
        time.sleep(0.1)
    worker.kill()
    worker.join()
    monkeypatch.setattr(searching, "HEARTBEAT_SECONDS", 1)
    monkeypatch.setattr(searching, "GRACE_SECONDS", 2)
    time.sleep(3)  # no sign of life for longer than that
    study = open_study(url, "tune", FACTS, 1)
    cut = [trial.number for trial in study.get_trials() if trial.state == TrialState.RUNNING]
    assert cut == list(range(searching.BATCH))
    StudyView(study, SPACE, renamed(tmp_path), Counted()).run(searching.BATCH)
    trials = study.get_trials()
    assert [trial.number for trial in trials if trial.state == TrialState.FAIL] == cut
    done = {trial.system_attrs["failed_trial"]: trial for trial in trials if trial.state == TrialState.COMPLETE}
    assert sorted(done) == cut
    assert [done[number].params for number in cut] == [trials[number].params for number in cut]
    assert [trial.pipeline for trial in finished(study)][:2] == ["", "rebank,rebank,rebank"]


def test_a_storage_about_something_else_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    open_study(url, "tune", FACTS, 0)
    with pytest.raises(UserError, match="is about another launch: N=64, not N=128"):
        open_study(url, "tune", {**FACTS, "launch": "N=128"}, 0)
    open_study(url, "other", {**FACTS, "launch": "N=128"}, 0)


@pytest.mark.parametrize("url", ["nonsense", "sqlite:////no/such/folder/a.db", "weird://x"])
def test_a_storage_that_cannot_be_opened_is_one_error(url: str) -> None:
    with pytest.raises(UserError, match="cannot open this storage"):
        open_study(url, "tune", {}, 0)


def test_equal_times_are_told_apart_in_the_same_way_everywhere() -> None:
    trials = [Trial(0, "a,b", 0, 1.0), Trial(1, "a", 0, 1.0), Trial(2, "b", 0, 1.0), Trial(3, "", 0, None, "no")]
    for order in itertools.permutations(trials):
        assert best(list(order)) == trials[1]


def test_the_history_says_what_its_numbers_are() -> None:
    trials = [Trial(0, "", 0, 2.0, "", "x"), Trial(1, "rebank", 96, 1.0, "", "y"), Trial(2, "pair", 0, None, "refuted")]
    words = "modelled ms at 2.50 GHz (no device: the cycle model's estimate, not a measurement)"
    assert words in history.as_text(trials, words)
    assert "rebank --max-vgprs 96" in history.as_text(trials, words)
    assert "no time: refuted" in history.as_text(trials, words)
    assert history.as_csv(trials, "ms").splitlines()[2] == "1,rebank,96,1.0,,y"
    svg = history.as_svg(trials, words)
    assert svg.count("<circle") == 2
    assert "not a measurement" in svg


def copied(folder: Path) -> Path:
    for suffix in (".s", ".toml"):
        shutil.copy(DATA / f"{KERNEL}{suffix}", folder / f"kernel{suffix}")
    return folder / "kernel.s"


def test_a_killed_search_goes_on_where_it_was_and_two_workers_end_it_alike(tmp_path: Path) -> None:
    """One of the workers makes candidates itself, the other in processes; both end with the same verified kernel."""
    kernel = copied(tmp_path)
    command = [sys.executable, "-m", "isatool", "tune", str(kernel), "--space", "rebank?", "--objective", "model"]
    environment = {**os.environ, "PYTHONPATH": str(shim.ROOT)}
    killed = tmp_path / "killed.s"
    process = subprocess.Popen([*command, "--trials", "1000", "--jobs", "1", "-o", str(killed)], env=environment)
    storage = f"sqlite:///{tmp_path / 'kernel.tune.db'}"
    before: list[Trial] = []
    limit = time.monotonic() + 120
    while len(before) < 2 and time.monotonic() < limit:
        time.sleep(0.3)
        before = _finished_of(storage)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = _finished_of(storage)
    assert len(before) >= 2
    assert not killed.exists()
    outputs = [tmp_path / f"best{number}.s" for number in range(2)]
    workers = [
        subprocess.Popen(
            [*command, "--trials", str(len(before) + 6), "--seed", str(number), "--jobs", str(number + 1), "--json",
             "-o", str(output)],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment,
        )
        for number, output in enumerate(outputs)
    ]  # fmt: skip
    printed = [worker.communicate(timeout=200) for worker in workers]
    assert [worker.returncode for worker in workers] == [0, 0], printed
    found = [json.loads(out) for out, _ in printed]
    for each in found:
        assert "not a measurement" in each["numbers_are"]
        after = {trial["trial"]: trial["milliseconds"] for trial in each["trials"]}
        assert {trial.number: trial.milliseconds for trial in before}.items() <= after.items()
        assert each["best"]["milliseconds"] == min(value for value in after.values() if value is not None)
    first, second = (each["best"] for each in found)
    assert (first["pipeline"], first["milliseconds"]) == (second["pipeline"], second["milliseconds"])
    numbers = [trial["trial"] for trial in max((each["trials"] for each in found), key=len)]
    assert len(numbers) == len(set(numbers)) >= len(before) + 6
    assert outputs[0].read_text() == outputs[1].read_text()
    head = outputs[0].read_text().splitlines()[:2]
    assert ": rebank" in head[0]
    assert "proved" in head[1] or "emulated" in head[1]
    again = tmp_path / "again.s"
    most = ["--max-vgprs", str(first["max_vgprs"])] if first["max_vgprs"] else []
    assert isatool(["run-passes", first["pipeline"], str(kernel), "-o", str(again), *most]) == 0
    assert _code(outputs[0]) == _code(again)


def _finished_of(storage: str) -> list[Trial]:
    try:
        import optuna

        return finished(optuna.load_study(study_name="tune", storage=storage))
    except Exception:
        return []


def _code(path: Path) -> list[str]:
    """Without the first comments, which say how a file was made."""
    return [line for line in path.read_text().splitlines() if not line.startswith("; isatool")]


def test_the_device_of_the_tests_times_candidates_and_is_called_simulated(hip: shim.Shim, tmp_path: Path) -> None:
    kernel = copied(tmp_path)
    done = hip.isatool(
        "tune", kernel, "--space", "rebank?", "--objective", "device", "--trials", 2, "--runs", 1, "--keep",
        tmp_path / "kept", "-o", tmp_path / "best.s", sources=[tmp_path / "kept"],
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert "2 trials, 2 with a time, 2 different programs; numbers are SIMULATED ms" in done.stdout
    assert "no measure of a GPU" in done.stdout


def test_a_device_that_was_asked_for_must_be_there(hip: shim.Shim, tmp_path: Path) -> None:
    kernel = copied(tmp_path)
    done = hip.isatool("tune", kernel, "--objective", "device", "-o", tmp_path / "b.s", ISATOOL_SHIM_FAULT="no_device")
    assert done.returncode == 2
    assert done.stderr.startswith("error: HIP finds no device")
    assert not (tmp_path / "b.s").exists()


def test_no_optuna_is_one_message(hip: shim.Shim, tmp_path: Path) -> None:
    kernel = copied(tmp_path)
    (tmp_path / "sitecustomize.py").write_text("import sys\nsys.modules['optuna'] = None\n")
    done = hip.isatool("tune", kernel, "-o", tmp_path / "b.s", PYTHONPATH=f"{tmp_path}:{shim.ROOT}")
    assert done.returncode == 2
    assert "the package optuna is not installed" in done.stderr
