"""What a message says to install is what isatool's own metadata ask for."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from isatool.installed import to_install

EXTRAS = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


@pytest.mark.parametrize("extra", ["hip", "lsp", "tune", "toolchain"])
def test_an_extra_is_installed_by_the_names_of_its_packages(extra: str) -> None:
    assert to_install(extra) == " ".join(("pip install", *(f"'{each}'" for each in EXTRAS[extra])))


def test_an_extra_that_the_metadata_lack_is_named_itself() -> None:
    assert to_install("no-such-extra") == "pip install '.[no-such-extra]'"


NAMED = re.compile(
    r"(?:pip3?|pipx|uvx?) (?:install |run |--from )?(?:-\S+ )*[\"']?isatool\b(?![-/.\w])(?!\S* @ )(?!.*git\+)"
)


@pytest.mark.parametrize(
    ("line", "is_wrong"),
    [
        ("pip install 'isatool[hip]'", True),
        ("pip install isatool", True),
        ("pip install -U isatool", True),
        ("uvx isatool KERNEL.s", True),
        ("pip install '.[hip]'", False),
        ('pipx install "isatool[toolchain] @ git+https://HOST/isatool@v0.1.0"', False),
        ('uvx --from "isatool[toolchain] @ git+..." isatool KERNEL.s', False),
    ],
)
def test_what_asks_an_index_is_recognised(line: str, is_wrong: bool) -> None:
    assert bool(NAMED.search(line)) == is_wrong


def test_no_text_installs_isatool_from_an_index_that_lacks_it() -> None:
    """`pip install '.[hip]'` in a checkout, or a name with a URL: `isatool[hip] @ git+https://...`."""
    files = subprocess.run(["git", "ls-files"], capture_output=True, text=True, check=True).stdout.split()
    texts = [Path(name) for name in files if name.endswith((".md", ".py", ".yml", ".yaml", ".toml", ".js", ".json"))]
    found = [
        f"{path}:{number}"
        for path in texts
        if path.is_file() and path.name != "test_installed.py"
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if NAMED.search(line)
    ]
    assert found == []
