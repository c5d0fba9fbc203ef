"""What a release publishes: equal builds, a list of what is installed, and a workflow without a token."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path
from typing import Any

import pytest
import yaml
from scripts import load_script

from isatool.version import __version__

ROOT = Path(__file__).resolve().parents[1]
sbom = load_script(ROOT / ".ci" / "sbom.py")
METADATA = f"""Metadata-Version: 2.4
Name: isatool
Version: {__version__}
Summary: a tool
License-Expression: MIT
Requires-Dist: lark>=1.2
Requires-Dist: numpy>=1.26
Requires-Dist: colorama; sys_platform == "no such system"
Provides-Extra: toolchain
Requires-Dist: ziglang>=0.17.1; extra == "toolchain"
Provides-Extra: tune
Requires-Dist: optuna>=4; extra == "tune"

text
"""


@pytest.fixture
def wheel(tmp_path: Path) -> Path:
    path = tmp_path / f"isatool-{__version__}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(f"isatool-{__version__}.dist-info/METADATA", METADATA)
    return path


def test_the_list_names_what_the_wheel_installs_in_the_versions_of_the_constraints(wheel: Path) -> None:
    bill: dict[str, Any] = sbom.bill(wheel)
    versions = sbom.pinned()
    scopes = {part["name"]: part["scope"] for part in bill["components"]}
    assert scopes == {"lark": "required", "numpy": "required", "ziglang": "optional"}
    assert all(part["purl"] == f"pkg:pypi/{part['name']}@{versions[part['name']]}" for part in bill["components"])
    assert all(part["licenses"] for part in bill["components"])
    (own, *others) = bill["dependencies"]
    assert own["ref"] == bill["metadata"]["component"]["bom-ref"] == f"pkg:pypi/isatool@{__version__}"
    assert {each.partition("@")[0] for each in own["dependsOn"]} == {f"pkg:pypi/{name}" for name in scopes}
    assert {each["ref"] for each in others} == {part["bom-ref"] for part in bill["components"]}


def test_the_same_wheel_gives_the_same_bytes_and_another_one_another_number(wheel: Path) -> None:
    command = [sys.executable, str(ROOT / ".ci" / "sbom.py"), str(wheel)]
    texts = [subprocess.run(command, capture_output=True, text=True, check=True).stdout for _ in range(2)]
    assert texts[0] == texts[1]
    with zipfile.ZipFile(wheel, "a") as archive:
        archive.writestr("more", "")
    assert sbom.bill(wheel)["serialNumber"] != json.loads(texts[0])["serialNumber"]


def test_a_package_in_another_version_is_refused(wheel: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sbom, "pinned", lambda: {"lark": "0.1", "numpy": "0.1", "ziglang": "0.1"})
    with pytest.raises(ValueError, match=r"lark .* is installed, constraints\.txt has 0\.1"):
        sbom.bill(wheel)


def test_the_workflow_gives_each_job_what_it_needs_and_keeps_no_token() -> None:
    text = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    workflow = yaml.safe_load(text)
    assert workflow["permissions"] == {}
    assert {name for name, job in workflow["jobs"].items() if "id-token" in job["permissions"]} == {"publish", "pages"}
    assert all(
        job["permissions"].get("contents") != "write" for name, job in workflow["jobs"].items() if name != "release"
    )
    assert "secrets." not in text
    assert "password" not in text
    assert workflow["jobs"]["publish"]["environment"] == "pypi"
    programs = re.findall(r"- run: (\.ci/\S+)", text)
    assert programs == [".ci/release"]
    assert all((ROOT / program).is_file() for program in programs)


def test_the_changelog_says_in_ten_lines_what_a_release_brings() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    for release in re.split(r"^## ", text, flags=re.M)[1:]:
        lead, heading, _ = release.partition("\n### In detail\n")
        assert heading, release[:30]
        assert 3 <= lead.count("\n- ") <= 10


@pytest.mark.full
def test_a_release_is_built_twice_and_comes_with_its_list(tmp_path: Path) -> None:
    subprocess.run(
        [str(ROOT / ".ci" / "release"), str(tmp_path)], check=True, env={**os.environ, "PYTHON": sys.executable}
    )
    names = sorted(path.relative_to(tmp_path).as_posix() for path in tmp_path.rglob("*") if path.is_file())
    wheel = f"isatool-{__version__}-py3-none-any.whl"
    assert names == [wheel, f"isatool-{__version__}.tar.gz", "sbom/isatool.cdx.json"]
    bill = json.loads((tmp_path / names[2]).read_text(encoding="utf-8"))
    assert {part["name"] for part in bill["components"] if part["scope"] == "required"} == {
        "backports-zstd", "lark", "numpy",
    }  # fmt: skip
    inside = zipfile.ZipFile(tmp_path / wheel).namelist()
    assert {f"isatool-{__version__}.dist-info/licenses/{name}" for name in ("LICENSE", "NOTICE")} <= set(inside)


def test_the_conda_recipe_says_what_the_metadata_say() -> None:
    recipe = yaml.safe_load((ROOT / "recipe" / "recipe.yaml").read_text(encoding="utf-8"))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert recipe["context"]["version"] == __version__
    assert recipe["about"]["license"] == project["license"]
    assert recipe["about"]["license_file"] == project["license-files"]
    assert recipe["build"]["python"]["entry_points"] == [f"{name} = {at}" for name, at in project["scripts"].items()]
    wanted = {re.sub(r"\s", "", line.partition(";")[0]) for line in project["dependencies"]}
    python, *packages = recipe["requirements"]["run"]
    assert {re.sub(r"\s", "", each) for each in packages} == wanted
    assert python == recipe["requirements"]["host"][0]
    assert python.startswith(f"python {project['requires-python']}")


def test_the_commands_of_the_recipe_hold(tmp_path: Path) -> None:
    recipe = yaml.safe_load((ROOT / "recipe" / "recipe.yaml").read_text(encoding="utf-8"))
    _, test = recipe["tests"]
    for name in test["files"]["source"]:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_bytes((ROOT / name).read_bytes())
    for command in test["script"]:
        program, *words = command.split()
        assert program == "isatool"
        environment = {**os.environ, "PYTHONPATH": str(ROOT)}
        subprocess.run([sys.executable, "-m", "isatool", *words], cwd=tmp_path, env=environment, check=True)
