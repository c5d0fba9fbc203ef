"""`isatool library`: what a folder holds, and what its catalogues choose."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from library_folder import (
    LARGE,
    OTHER,
    ROOT,
    SMALL,
    SOLUTIONS,
    STEMS,
    bundled,
    catalogue,
    make_folder,
    matching,
    problem,
    solution,
)  # fmt: skip

from isatool.cli.main import main
from isatool.routes.tensile import MatrixProduct, catalogues

NN = f"{STEMS['NN']}.dat"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return make_folder(tmp_path / "library")


def test_a_folder_is_listed_by_file_and_kind(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["library", str(folder)]) == 0
    out = capsys.readouterr()
    assert f"{STEMS['NN']}.co" in out.out
    assert "kernels by type and layout: SB NN: 2, SB TN: 1" in out.out
    assert out.err == f"{folder}: 4 kernels in 3 files, 5 other files\n"
    assert main(["library", str(folder), "--only", "*MT32*", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert {name for row in data["files"] for name in row["kernels"]} == {LARGE}
    assert data["kinds"] == {"SB NN": 1}
    assert "Kernels.so-000-gfx1030.hsaco" in data["others"]


def test_a_size_names_what_the_library_takes_and_the_best_by_the_model(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["library", str(folder), "--size", "4096,4096,64", "--json"]) == 0
    first, second = json.loads(capsys.readouterr().out)["products"]
    assert (first["type"], first["layout"], first["compared"]) == ("SB", "NN", 2)
    assert (first["picked"]["kernel"], first["best"]["kernel"]) == (SMALL, LARGE)
    assert first["best"]["seconds"] < first["picked"]["seconds"]
    assert second["picked"]["kernel"] == second["best"]["kernel"] == OTHER
    assert main(["library", str(folder), "--size", "512,512,512,3", "--only", "*Ailk*"]) == 0
    out = capsys.readouterr().out
    assert "gfx1100 SB NN, 512 x 512 x 512, batch 3: 2 of 2 kernels have a model" in out
    assert out.count(LARGE) == 2


def _picked(folder: Path, size: Sequence[int], library: dict[str, Any], solutions: Sequence[Any] = SOLUTIONS) -> str:
    (folder / NN).write_bytes(catalogue(solutions, library))
    (found,) = catalogues(folder)
    sizes = (size[0], size[1], size[2], 1)
    best = found.pick(MatrixProduct("gfx1100", solutions[0]["problemType"], sizes))
    return best.name if best else ""


def test_of_rows_that_are_equally_near_the_faster_is_taken(folder: Path) -> None:
    assert _picked(folder, (512, 512, 512), problem(matching([([512] * 3, 7, 5.0), ([512] * 3, 8, 6.0)]))) == LARGE
    assert _picked(folder, (512, 512, 512), problem(matching([([512] * 3, 7, 6.0), ([512] * 3, 8, 5.0)]))) == SMALL


def test_a_row_whose_kernel_cannot_take_the_product_is_passed_over(folder: Path) -> None:
    table = matching([([8, 8, 8], 8, 5.0), ([4096] * 3, 7, 5.0)])
    assert _picked(folder, (8, 8, 8), problem(table)) == SMALL  # LARGE asks for 32 rows
    assert _picked(folder, (40, 8, 8), problem(table)) == LARGE


def test_rows_on_both_sides_are_compared_by_all_sizes(folder: Path) -> None:
    table = matching([([100, 100, 10], 7, 1.0), ([104, 900, 900], 8, 1.0), ([110, 100, 10], 8, 1.0)])
    assert _picked(folder, (103, 100, 10), problem(table)) == SMALL
    assert _picked(folder, (107, 100, 10), problem(table)) == LARGE


def test_equality_takes_exact_sizes_only_and_the_next_row_the_rest(folder: Path) -> None:
    exact = {"predicate": {"type": "EqualityMatching"}, "library": matching([([64] * 3, 8, 1.0)], "Equality")}
    rest = {"predicate": {"type": "TruePred"}, "library": {"type": "Single", "index": 7}}
    library = {"type": "Problem", "rows": [exact, rest]}
    assert _picked(folder, (64, 64, 64), library) == LARGE
    assert _picked(folder, (64, 64, 65), library) == SMALL


@pytest.mark.parametrize(
    ("predicate", "size", "holds"),
    [
        ({"type": "Free0SizeMultiple", "index": 0, "value": 4}, (6, 8, 8), False),
        ({"type": "Free1SizeMultiple", "index": 0, "value": 4}, (6, 8, 8), True),
        ({"type": "BoundSizeMultiple", "index": 0, "value": 16}, (8, 8, 8), False),
        ({"type": "GlobalSplitUCheckMinK", "value": 9}, (8, 8, 8), False),
        ({"type": "BufferStoreOffsetLimitCheck", "value": 64}, (1 << 24, 8, 8), False),
        ({"type": "BufferLoadOffsetLimitCheck", "value": dict.fromkeys(("DUorMT0", "DUorMT1"), 64) |
          dict.fromkeys(("ShiftPtrElemA", "ShiftPtrElemB"), 64)}, ((1 << 24) - 1, 8, 8), False),
        ({"type": "HighPrecisionAccumulate", "value": True}, (8, 8, 8), False),
        ({"type": "Or", "value": [{"type": "Fp16AltImpl"}, {"type": "TruePred"}]}, (8, 8, 8), True),
    ],
)  # fmt: skip
def test_predicates_hold_as_tensile_has_them(
    predicate: dict[str, Any], size: tuple[int, ...], holds: bool, folder: Path
) -> None:
    one = [solution(SMALL, 7, "NN", (8, 16), predicate)]
    assert _picked(folder, size, {"type": "Single", "index": 7}, one) == (SMALL if holds else "")


@pytest.mark.parametrize(
    ("library", "words"),
    [
        (problem(matching([([64] * 3, 7, 1.0)], "GridBased")), "chooses by the distance GridBased"),
        (problem({"type": "DecisionTree"}), "chooses by DecisionTree"),
        (problem({"type": "Single", "index": 7}, {"type": "MaxProblemSizeGreaterThan", "value": 4}), "asks MaxProblem"),
        ({"type": "Problem", "rows": 3}, "this catalogue is damaged, or of another kind"),
        (matching([([], 7, 1.0)]), "this catalogue is damaged, or of another kind"),
    ],
)
def test_what_is_not_known_of_a_catalogue_is_an_error(
    library: dict[str, Any], words: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / NN).write_bytes(catalogue(SOLUTIONS, library))
    assert main(["library", str(folder), "--size", "64,64,64"]) == 2
    error = capsys.readouterr().err
    assert words in error
    assert str(folder) in error


def test_a_catalogue_names_no_file_elsewhere(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / ROOT).write_bytes(catalogue([], {"type": "Placeholder", "value": "../other"}))
    assert main(["library", str(folder), "--size", "64,64,64"]) == 2
    assert "a file outside of its folder: '../other'" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "content", "words"),
    [
        (f"{STEMS['NN']}.co", bundled(b"\x7fELF" + bytes(60))[:60], "the offload bundle is damaged or cut short"),
        (f"{STEMS['NN']}.co", b"\x7fELF\x02\x01\x01", "damaged or cut short"),
        (NN, b"\xde\x00", "this catalogue is damaged, or of another kind"),
        (ROOT, b"", "this catalogue is damaged, or of another kind"),
    ],
)
def test_a_damaged_file_is_named(
    name: str, content: bytes, words: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / name).write_bytes(content)
    assert main(["library", str(folder)]) == 2
    error = capsys.readouterr().err
    assert f"{folder / name}: error: " in error
    assert words in error


def test_folders_and_sizes_that_are_none(tmp_path: Path, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, words in (
        ([str(tmp_path / "missing")], "there is no such folder"),
        ([str(folder / ROOT)], "this is no folder"),
        ([str(tmp_path / "empty")], "no file of this folder has code for a chip"),
        ([str(folder), "--size", "64,64"], "--size 64,64: expected three or four whole numbers"),
        ([str(folder), "--size", "64,64,0"], "expected three or four whole numbers"),
        ([str(folder), "--size", "8,8,8", "--only", "none"], "no kernel of this folder takes such a product"),
    ):
        (tmp_path / "empty").mkdir(exist_ok=True)
        assert main(["library", *arguments]) == 2
        assert words in capsys.readouterr().err
