"""The kernels that are committed: none is there twice, and none of a list is missing."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("benchmarks", "samples", "tests")


def test_no_text_is_committed_twice() -> None:
    """What two folders need is a link. A sample comes as a whole: two of them may be launched alike. A pass may say the
    same of two texts that it leaves as they are.
    """
    places: dict[bytes, list[str]] = {}
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*.*")):
            if (
                "__pycache__" not in path.parts
                and path.is_file()
                and not path.is_symlink()
                and not path.match("tests/passes/expected/*.out.s")
                and (content := path.read_bytes())
            ):
                places.setdefault(content, []).append(path.relative_to(ROOT).as_posix())
    twice = [found for found in places.values() if len(found) > 1]
    assert [found for found in twice if any(not name.startswith("samples/") for name in found)] == []


def test_every_kernel_of_the_list_is_there_and_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "benchmarks" / "corpus"))
    paths = {entry.path for entry in importlib.import_module("real.generate").entries()}
    folder = ROOT / "benchmarks" / "corpus" / "real"
    assert {path for path in paths if not path.is_file()} == set()
    assert {path for path in paths if path.parent == folder} == set(folder.glob("*.s"))
    assert {path for path in paths if path.parent != folder} == set((ROOT / "samples" / "triton").glob("*.s"))
