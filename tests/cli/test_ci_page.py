"""The workflow of docs/ci.md and the pre-commit hook, each step run on a repository as the page describes it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import tomllib
from glob import glob
from pathlib import Path

import pytest

from isatool.cli.main import main

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "ci.md").read_text(encoding="utf-8")
HOOKS = (ROOT / ".pre-commit-hooks.yaml").read_text(encoding="utf-8")
FINDING = "\tv_readlane_b32 s0, v1, 40\n"
"""a warning"""
FAULT = "\tv_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v5, v8\n"
"""an error, which the assembler has as well"""


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """kernels/ as compiled, tuned/ as rewritten, launch specs beside them, a budget, findings of before."""
    monkeypatch.chdir(tmp_path)
    for folder in ("kernels", "tuned"):
        Path(folder).mkdir()
        shutil.copy(ROOT / "samples" / "sgemm" / "kernel1.s", Path(folder, "sgemm.s"))
        shutil.copy(ROOT / "samples" / "sgemm" / "kernel1.toml", Path(folder, "sgemm.toml"))
    Path("isatool.toml").write_text('[budget]\nrequire = ["vgprs <= 256"]\n', encoding="utf-8")
    (written,) = re.findall(r"^isatool (check .*--write-baseline.*?) *#", PAGE, re.MULTILINE)
    assert run(written) == 0
    return tmp_path


def run(command: str) -> int:
    """The exit code of a command of the page, its patterns of files expanded as a shell does."""
    words = [word for text in shlex.split(command) for word in (sorted(glob(text)) if "*" in text else [text])]
    return main(words)


def services() -> list[list[str]]:
    """The isatool commands of each service's example, in order."""
    examples = re.findall(r"```(?:yaml|groovy)\n(.*?)```", PAGE, re.DOTALL)
    found = [re.findall(r"(?:^ *- (?:run: |script: )?|sh ')isatool ([^'\n]*)", text, re.MULTILINE) for text in examples]
    return [[step.removesuffix(" || true").replace("$(Build.ArtifactStagingDirectory)/", "") for step in steps]
            for steps in found if steps]  # fmt: skip


@pytest.mark.parametrize("place", range(4))
def test_every_step_of_every_service_passes_on_sound_kernels(repository: Path, place: int) -> None:
    steps = services()[place]
    assert {"check", "verify", "code"} == {step.split()[0] for step in steps}
    assert len(steps) == (5 if "--format json tuned" in " ".join(steps) else 4)
    assert {run(step.partition(" > ")[0]) for step in steps} == {0}


def steps() -> list[str]:
    """The isatool steps of the GitHub workflow, without the name of the program."""
    (workflow,) = (text for text in re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL) if "actions/checkout" in text)
    return re.findall(r"^ *- run: isatool (.*)$", workflow, re.MULTILINE)


def test_the_workflow_writes_findings_for_code_scanning(repository: Path) -> None:
    assert [step.split()[0] for step in steps()] == ["check", "check", "verify", "code"]
    assert run(steps()[1]) == 0
    assert json.loads(Path("findings.sarif").read_text(encoding="utf-8"))["version"] == "2.1.0"


@pytest.mark.parametrize(
    ("old", "new", "failing"),
    [
        ("\ts_endpgm\n", f"{FAULT}\ts_endpgm\n", "check"),
        ("v_fmac_f32", "v_mul_f32", "verify"),
        (".amdhsa_next_free_vgpr", ".amdhsa_next_free_vgpr 257 ;", "check"),
    ],
)
def test_a_step_fails_on_a_change_for_the_worse(
    repository: Path, old: str, new: str, failing: str, capsys: pytest.CaptureFixture[str]
) -> None:
    tuned = Path("tuned/sgemm.s")
    text = tuned.read_text(encoding="utf-8")
    assert old in text
    tuned.write_text(text.replace(old, new, 1), encoding="utf-8")
    step = next(step for step in steps() if step.startswith(failing))
    assert run(step) in (1, 2)
    out = capsys.readouterr().out
    assert failing != "check" or "::error" in out or "could not be read" in out


def test_the_baseline_of_the_workflow_survives_moved_lines(repository: Path) -> None:
    tuned = Path("tuned/sgemm.s")
    text = tuned.read_text(encoding="utf-8").replace("\ts_endpgm\n", f"{FINDING}\ts_endpgm\n", 1)
    tuned.write_text(text, encoding="utf-8")
    step = f"{steps()[0]} --fail-on warning"
    assert run(step) == 1
    assert run("check --baseline known.json --write-baseline tuned/sgemm.s") == 0
    tuned.write_text("; moved\n\n" + text.replace("\ts_endpgm\n", "\ts_nop 0\n\ts_endpgm\n", 1), encoding="utf-8")
    assert run(step) == 0


def test_the_pre_commit_hook_takes_assembly_and_fails_on_errors(repository: Path) -> None:
    entry, budget, verify = re.findall(r"^ *entry: (.*)$", HOOKS, re.MULTILINE)
    (pattern,) = set(re.findall(r"^ *files: (.*)$", HOOKS, re.MULTILINE))
    program, *words = shlex.split(entry)
    assert program == "isatool"
    Path("bad.s").write_text(FAULT, encoding="utf-8")
    files = [path.as_posix() for path in sorted(Path().rglob("*")) if path.is_file()]
    taken = [name for name in files if re.search(pattern, name)]
    assert taken == ["bad.s", "kernels/sgemm.s", "tuned/sgemm.s"]
    assert main([*words, *taken]) == 1
    assert main([*words, *taken[1:]]) == 0
    assert main([*shlex.split(budget)[1:], *taken[1:]]) == 0
    assert main([*shlex.split(verify)[1:], *taken[1:]]) == 0
    assert main([*shlex.split(verify)[1:], "bad.s", taken[1]]) == 2
    extra = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"additional_dependencies: \[(.*?)\]", HOOKS)) == {", ".join(extra["toolchain"])}


def test_the_hooks_are_given_no_certificate_beside_a_kernel() -> None:
    """`files: ^tuned/` of a project replaces the hooks' own pattern, their types stay."""
    assert HOOKS.count("types: [asm]") == HOOKS.count("- id: ")
