"""What a message says to install is what isatool's own metadata ask for."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from isatool.installed import to_install

EXTRAS = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]


@pytest.mark.parametrize("extra", ["hip", "lsp", "tune", "toolchain"])
def test_an_extra_is_installed_by_the_names_of_its_packages(extra: str) -> None:
    assert to_install(extra) == " ".join(("pip install", *(f"'{each}'" for each in EXTRAS[extra])))


def test_an_extra_that_the_metadata_lack_is_named_itself() -> None:
    assert to_install("no-such-extra") == "pip install 'isatool[no-such-extra]'"
