"""action.yml and .pre-commit-hooks.yaml: their steps, run in a repository with kernels as a runner would."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "action.yml").read_text(encoding="utf-8")
ACTION: dict[str, Any] = yaml.safe_load(TEXT)
HOOKS: list[dict[str, Any]] = yaml.safe_load((ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8"))
FAULT = "\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v8\n"


@pytest.fixture
def repository(tmp_path: Path) -> Path:
    """kernels/ as compiled and tuned/ as rewritten, in git."""
    folder = tmp_path / "repository"
    for name in ("kernels", "tuned"):
        (folder / name).mkdir(parents=True)
        shutil.copy(ROOT / "samples" / "sgemm" / "kernel1.s", folder / name / "sgemm.s")
    (folder / "isatool.toml").write_text('[budget]\nrequire = ["vgprs <= 256"]\n', encoding="utf-8")
    return folder


@pytest.fixture
def installed(tmp_path: Path) -> Path:
    """RUNNER_TEMP with an isatool that is this checkout's."""
    script = tmp_path / "runner" / "isatool" / "bin" / "isatool"
    script.parent.mkdir(parents=True)
    script.write_text(f'#!/bin/sh\nPYTHONPATH={ROOT} exec {sys.executable} -m isatool "$@"\n')
    script.chmod(0o755)
    return tmp_path / "runner"


def run(
    repository: Path, runner: Path, inputs: dict[str, str], action: Path = ROOT, install: bool = False
) -> list[tuple[str, int, str]]:
    """Name, exit code and output of the steps that a runner executes: none after a failure but for always()."""
    given = {name: str(each["default"]) for name, each in ACTION["inputs"].items()} | inputs
    path = runner / "path"
    path.touch()
    done: list[tuple[str, int, str]] = []
    for step in ACTION["runs"]["steps"]:
        if "run" not in step or (step["name"] == "install isatool" and not install):
            continue
        failed = any(code for _, code, _ in done)
        if not _holds(step.get("if", ""), given, failed):
            continue
        environment = {name: _filled(value, given, action) for name, value in step["env"].items()}
        before = f"{':'.join(path.read_text().split() or [str(runner / 'isatool' / 'bin')])}:{os.environ['PATH']}"
        answer = subprocess.run(
            ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", step["run"]], cwd=repository, text=True,
            capture_output=True, check=False,
            env={k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
            | {"PATH": before, "RUNNER_TEMP": str(runner), "GITHUB_PATH": str(path)} | environment,
        )  # fmt: skip
        done.append((step["name"], answer.returncode, answer.stdout + answer.stderr))
    return done


def _filled(value: str, given: dict[str, str], action: Path) -> str:
    value = value.replace("${{ github.action_path }}", str(action))
    return re.sub(r"\$\{\{ inputs\.([\w-]+) \}\}", lambda match: given[match[1]], value)


def _holds(condition: str, given: dict[str, str], failed: bool) -> bool:
    terms = [term for term in condition.split(" && ") if term]
    if failed and "always()" not in terms:
        return False
    for term in terms:
        if term != "always()":
            match = re.fullmatch(r"inputs\.([\w-]+) != ''", term)
            assert match is not None, term
            if not given[match[1]]:
                return False
    return True


def test_sound_kernels_pass_every_step(repository: Path, installed: Path) -> None:
    inputs = {
        "check": "kernels tuned/*.s", "sarif": "findings.sarif", "budget": "tuned/*.s",
        "verify": "kernels/sgemm.s tuned/sgemm.s\n\nkernels/sgemm.s tuned/sgemm.s --json\n",
    }  # fmt: skip
    done = run(repository, installed, inputs)
    assert [(name, code) for name, code, _ in done] == [
        ("check", 0), ("findings as SARIF", 0), ("verify", 0), ("budgets", 0)
    ], done  # fmt: skip
    assert json.loads((repository / "findings.sarif").read_text(encoding="utf-8"))["version"] == "2.1.0"


def test_an_error_fails_the_step_and_is_in_the_sarif(repository: Path, installed: Path) -> None:
    kernel = repository / "tuned" / "sgemm.s"
    kernel.write_text(kernel.read_text(encoding="utf-8").replace("\ts_endpgm\n", f"{FAULT}\ts_endpgm\n", 1))
    done = run(repository, installed, {"sarif": "findings.sarif", "budget": "tuned/sgemm.s"})
    assert [name for name, _, _ in done] == ["check", "findings as SARIF"]
    assert done[0][1] in (1, 2)
    assert "::error file=tuned/sgemm.s" in done[0][2]
    assert done[1][1] == 0
    assert json.loads((repository / "findings.sarif").read_text(encoding="utf-8"))["runs"][0]["results"]


def test_each_pair_is_verified_and_one_that_differs_fails(repository: Path, installed: Path) -> None:
    other = repository / "tuned" / "other.s"
    text = (repository / "tuned" / "sgemm.s").read_text(encoding="utf-8")
    other.write_text(text.replace("v_fmac_f32", "v_mul_f32", 1), encoding="utf-8")
    pairs = "kernels/sgemm.s tuned/other.s\nkernels/sgemm.s tuned/sgemm.s"
    ((name, code, output),) = run(repository, installed, {"check": "", "verify": pairs})
    assert (name, code) == ("verify", 1)
    assert "proved" in output.splitlines()[-1], output


def test_a_missed_budget_fails(repository: Path, installed: Path) -> None:
    (repository / "isatool.toml").write_text('[budget]\nrequire = ["vgprs <= 2"]\n', encoding="utf-8")
    ((name, code, output),) = run(repository, installed, {"check": "", "budget": "tuned/sgemm.s"})
    assert (name, code) == ("budgets", 1)
    assert "::error" in output


def test_no_input_gets_into_the_text_of_a_script() -> None:
    """Inputs come from workflows; as part of a script they could be commands."""
    for step in ACTION["runs"]["steps"]:
        assert "${{" not in step.get("run", "")
    assert set(re.findall(r"inputs\.([\w-]+)", TEXT)) == set(ACTION["inputs"])


@pytest.mark.full
def test_the_action_installs_itself_from_a_clone(repository: Path, tmp_path: Path) -> None:
    clone = tmp_path / "clone"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(clone)], check=True)
    runner = tmp_path / "empty runner"
    runner.mkdir()
    done = run(repository, runner, {"toolchain": "false"}, action=clone, install=True)
    assert [(name, code) for name, code, _ in done] == [("install isatool", 0), ("check", 0)], done
    assert Path((runner / "path").read_text().strip(), "isatool").is_file()


@pytest.mark.full
def test_pre_commit_takes_the_hooks_from_the_repository_alone(repository: Path, tmp_path: Path) -> None:
    head = subprocess.run(["git", "rev-parse", "HEAD"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    pair = {"args": ["kernels/sgemm.s", "tuned/sgemm.s"]}
    hooks = [{"id": each["id"], **(pair if each["id"] == "isatool-verify" else {})} for each in HOOKS]
    config = {"repos": [{"repo": str(ROOT), "rev": head.strip(), "hooks": hooks}]}
    (repository / ".pre-commit-config.yaml").write_text(yaml.safe_dump(config), encoding="utf-8")
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    environment["PRE_COMMIT_HOME"] = str(tmp_path / "home")

    def run_hooks() -> subprocess.CompletedProcess[str]:
        subprocess.run(["git", "add", "-A"], cwd=repository, check=True)
        words = [sys.executable, "-m", "pre_commit", "run", "--all-files"]
        return subprocess.run(words, cwd=repository, env=environment, capture_output=True, text=True, check=False)

    subprocess.run(["git", "init", "-q"], cwd=repository, check=True)
    done = run_hooks()
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.count("Passed") == len(HOOKS) == 3
    (repository / "tuned" / "bad.s").write_text(FAULT, encoding="utf-8")
    done = run_hooks()
    assert done.returncode == 1
    assert "bad.s:1" in done.stdout
