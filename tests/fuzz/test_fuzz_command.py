"""Random kernels: right by construction, alike on both engines, unharmed by passes; failures are made small."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from isatool.asm.emitter import emit
from isatool.asm.launch import parse_spec
from isatool.cli.main import main
from isatool.fuzz.campaign import Task, names_of, work
from isatool.fuzz.generator import SIMPLE, WORK_ITEMS, random_kernel
from isatool.fuzz.harness import compile_shapes, launch, spec_text
from isatool.fuzz.shrink import shrink
from isatool.fuzz.trials import FuzzFailure, Tally, fails_alike, kernel_failure, pass_failure, proof_failure
from isatool.pipeline.registry import parse_pipeline

KEPT = sorted((Path(__file__).resolve().parents[1] / "data" / "fuzz").glob("*.s"))
SMALL = 5


@pytest.mark.parametrize("wave_size", [32, 64])
def test_kernels_of_every_kind_are_right(wave_size: int) -> None:
    for seed in range(20 if wave_size == 32 else 10):
        text = emit(random_kernel(seed, size=SMALL, wave_size=wave_size).program)
        failure, expected = kernel_failure(text, seed, native=False)
        assert failure is None, f"seed {seed}: {failure}"
        assert expected is not None
        assert len(expected.memory) == 96 * WORK_ITEMS[wave_size]


@pytest.mark.parametrize("wave_size", [32, 64])
def test_both_engines_leave_the_same_memory(wave_size: int) -> None:
    kernels = {seed: random_kernel(seed, size=SMALL, wave_size=wave_size) for seed in range(100, 108)}
    compile_shapes(kernels.values())
    for seed, function in kernels.items():
        failure, _ = kernel_failure(emit(function.program), seed, native=True)
        assert failure is None, f"seed {seed}: {failure}"


@pytest.mark.parametrize("name", names_of(None))
def test_a_few_kernels_through_every_pass(name: str) -> None:
    for seed in range(2):
        text = emit(random_kernel(seed, size=SMALL, parts=SIMPLE).program)
        _, expected = kernel_failure(text, seed, native=False)
        assert expected is not None
        assert pass_failure(text, seed, parse_pipeline(name)[0], expected, Tally()) is None


@pytest.mark.full
@pytest.mark.parametrize("wave_size", [32, 64])
@pytest.mark.parametrize("first", range(0, 400, 50))
def test_hundreds_of_kernels(first: int, wave_size: int) -> None:
    found = work(Task(first, first + 50, 12, names_of(None), native=True, shrinks=True, wave_size=wave_size))
    assert found.failures == ()
    assert found.counts["kernels"] == 50


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_what_once_failed_does_not_fail_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    passes = text.partition("\n")[0].removeprefix("; fuzz: ")
    failure, expected = kernel_failure(text, 0, native=False)
    assert failure is None
    assert expected is not None
    for name in names_of(passes):
        assert pass_failure(text, 0, parse_pipeline(name)[0], expected, Tally()) is None


def test_a_proof_with_many_cases_comes_to_an_end() -> None:
    folder = KEPT[0].parent / "proofs"
    texts = [(folder / name).read_text(encoding="utf-8") for name in ("many_cases.s", "many_cases_changed.s")]
    _, expected = kernel_failure(texts[0], 2, native=False)
    assert expected is not None
    assert proof_failure(texts[0], texts[1], 2, expected, Tally()) is None


def test_the_same_seed_makes_the_same_kernel() -> None:
    assert emit(random_kernel(7, size=SMALL).program) == emit(random_kernel(7, size=SMALL).program)
    assert emit(random_kernel(7, size=SMALL).program) != emit(random_kernel(8, size=SMALL).program)


def test_a_missing_wait_is_found_and_made_small() -> None:
    text = emit(random_kernel(2, size=SMALL, parts=("straight",)).program)
    broken = text.replace("s_waitcnt lgkmcnt(0)", "s_nop 0", 1)
    failure, expected = kernel_failure(broken, 0, native=False)
    assert expected is None
    assert failure is not None
    assert failure.kind == "kernel: check"
    small = shrink(broken, lambda candidate: fails_alike(failure, candidate, 0, (), native=False), 120)
    assert len(small.splitlines()) < len(broken.splitlines()) // 2
    again, _ = kernel_failure(small, 0, native=False)
    assert isinstance(again, FuzzFailure)
    assert again.kind == failure.kind


def test_a_change_that_the_validator_proves_leaves_the_same_memory() -> None:
    text = emit(random_kernel(3, size=SMALL, parts=("straight",)).program)
    _, expected = kernel_failure(text, 3, native=False)
    assert expected is not None
    tally = Tally()
    hint = text.replace("\ts_cmp_eq_u32 s2, s3", "\ts_nop 0\n\ts_cmp_eq_u32 s2, s3", 1)
    assert proof_failure(text, hint, 3, expected, tally) is None
    assert tally.counts == {"changed line: proved": 1}


def test_shrinking_finds_the_lines_that_matter() -> None:
    text = "\n".join(map(str, range(40)))
    small = shrink(text, lambda candidate: {"3", "29"} <= set(candidate.split("\n")))
    assert small.split("\n") == ["3", "29"]


def test_the_spec_that_is_written_beside_a_failure_is_the_one_that_ran() -> None:
    assert parse_spec(spec_text(32), "fuzz.toml").resolve({}) == launch(32)


def test_the_command_counts_and_reports(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["fuzz", "-n", "2", "--size", "5", "--passes", "pair", "--no-native", "--json", "-o", str(tmp_path / "out")]
    assert main(words) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["schema"] == 1
    assert printed["counts"]["kernels"] == 2
    assert printed["failures"] == []
    assert main(["fuzz", "--passes", "pear"]) == 2
    assert main(["fuzz", "-n", "0"]) == 2


def test_a_stopped_run_goes_on_where_it_was(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    progress = tmp_path / "progress.jsonl"
    command = ["fuzz", "--size", "4", "--passes", "none", "--no-native", "--json", "--progress", str(progress)]
    assert main([*command, "-n", "4"]) == 0
    noted = progress.read_text()
    progress.write_text(noted + noted[:40])
    capsys.readouterr()
    assert main([*command, "-n", "5"]) == 0
    assert json.loads(capsys.readouterr().out)["counts"]["kernels"] == 5
    again = progress.read_text()
    assert again.startswith(noted)
    assert main([*command, "-n", "5"]) == 0
    assert progress.read_text() == again
    assert json.loads(capsys.readouterr().out)["counts"]["kernels"] == 5


def test_wave64_kernels_wait_after_writes_of_exec() -> None:
    failure, _ = kernel_failure(emit(random_kernel(20000139, wave_size=64).program), 20000139, native=False)
    assert failure is None
