"""The tool runs from an installed wheel as it does from the checkout, with all its data."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import isatool

pytestmark = pytest.mark.full

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "samples" / "sgemm" / "kernel1.s"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    copy = folder / "checkout"
    subprocess.run(["git", "clone", "-q", str(ROOT), str(copy)], check=True)
    command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(folder), str(copy)]
    subprocess.run(command, check=True)
    (found,) = folder.glob("*.whl")
    return found


def test_everything_that_the_packages_need_is_in_the_wheel(wheel: Path) -> None:
    inside = set(zipfile.ZipFile(wheel).namelist())
    command = ["git", "ls-tree", "-r", "--name-only", "HEAD", "isatool", "passes", "grammars"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    wanted = {
        name if name.startswith("isatool/") else f"isatool/{name}"
        for name in done.stdout.split("\n")
        if name and not (ROOT / name).is_symlink()
    }
    assert sorted(wanted - inside) == []


@pytest.mark.parametrize(
    "arguments", [("fmt", str(KERNEL)), ("check", str(KERNEL)), ("--help",), ("rebank", str(KERNEL))]
)
def test_the_installed_tool_does_what_the_checkout_does(
    arguments: tuple[str, ...], wheel: Path, tmp_path: Path
) -> None:
    site = tmp_path / "site"
    zipfile.ZipFile(wheel).extractall(site)
    outputs = []
    for folder in (site, ROOT):
        environment = {**os.environ, "PYTHONPATH": str(folder)}
        command = [sys.executable, "-c", "from isatool.cli.main import run; run()", *arguments]
        done = subprocess.run(command, capture_output=True, check=True, cwd=tmp_path, env=environment)
        outputs.append(done.stdout)
    assert outputs[0] == outputs[1]


def test_wheel_and_source_distribution_can_be_published(wheel: Path) -> None:
    """The source distribution makes the same wheel, and both have metadata that an index takes."""
    folder = wheel.parent / "dist"
    build = [sys.executable, "-m", "build", "-o", str(folder), str(wheel.parent / "checkout")]
    subprocess.run(build, check=True, capture_output=True)
    made = sorted(folder.iterdir())
    assert [path.suffix for path in made] == [".whl", ".gz"]
    subprocess.run([sys.executable, "-m", "twine", "check", "--strict", *map(str, made)], check=True)
    assert isatool.__version__ in made[0].name
    assert set(zipfile.ZipFile(made[0]).namelist()) == set(zipfile.ZipFile(wheel).namelist())


def test_two_builds_of_a_commit_are_the_same_bytes(wheel: Path, tmp_path: Path) -> None:
    """With SOURCE_DATE_EPOCH, as packagers set it: from two checkouts with other times of files."""
    wheels = []
    for number in (1, 2):
        copy = tmp_path / f"checkout{number}"
        subprocess.run(["git", "clone", "-q", str(ROOT), str(copy)], check=True)
        for path in copy.rglob("*.py"):
            os.utime(path, (10**9 + number, 10**9 + number))
        command = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", str(copy / "out"), str(copy)]
        subprocess.run(command, check=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000"})
        wheels.append((copy / "out" / wheel.name).read_bytes())
    assert wheels[0] == wheels[1]


def test_pip_installs_from_a_git_url(tmp_path: Path) -> None:
    url = f"git+{ROOT.as_uri()}"  # "isatool @ git+https://..." on the pages: a name cannot go before a file: URL
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(tmp_path / "site"), url]
    subprocess.run(command, check=True)
    done = subprocess.run(
        [sys.executable, "-m", "isatool", "check", str(KERNEL)],
        env={**os.environ, "PYTHONPATH": str(tmp_path / "site")}, cwd=tmp_path, capture_output=True, text=True,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr


def test_a_release_is_tagged_with_its_version() -> None:
    """Outputs name the version, so it is a constant of the source, and a tag of a release has to agree with it."""
    done = subprocess.run(["git", "tag", "--points-at", "HEAD"], capture_output=True, text=True, check=True, cwd=ROOT)
    releases = [tag for tag in done.stdout.split() if re.fullmatch(r"v\d+(\.\d+)+", tag)]
    assert releases in ([], [f"v{isatool.__version__}"])
