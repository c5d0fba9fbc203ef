"""`isatool library IN OUT`: the folder that comes out, how it goes on after an end, what it refuses."""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from typing import Any

import pytest
from library_folder import (
    LARGE,
    OTHER,
    SMALL,
    STEMS,
    bundled,
    catalogue,
    code_object,
    make_folder,
    matching,
    problem,
    solution,
)

from isatool.asm import emitter
from isatool.asm.binary_input import chip_of_object
from isatool.asm.elf import kernels_of, read_elf
from isatool.asm.metadata_note import read_note
from isatool.asm.offload_bundle import code_objects
from isatool.cli.main import main
from isatool.diagnostics import UserError
from isatool.routes import library_rewriting, patch, rewrite
from isatool.routes.library_rewriting import RECORD, _launched
from isatool.routes.rewrite import Outcome

HELPERS, NN, TN = "Kernels.so-000-gfx1100.hsaco", f"{STEMS['NN']}.co", f"{STEMS['TN']}.co"


@pytest.fixture(scope="module")
def cache_of_all(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture
def folder(tmp_path: Path, cache_of_all: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ISATOOL_CACHE", str(cache_of_all))
    return make_folder(tmp_path / "library")


def _without_counts(value: Any) -> Any:
    """Metadata without the numbers of registers, which no launch depends on."""
    if isinstance(value, dict):
        return {k: _without_counts(v) for k, v in value.items() if k not in (".sgpr_count", ".vgpr_count")}
    return [_without_counts(each) for each in value] if isinstance(value, list) else value


def _made(folder: Path, *more: str) -> int:
    return main(["library", str(folder), str(folder.parent / "out"), "--pipeline", "pair", *more])


def test_files_and_kernels_keep_their_names_and_all_else_its_bytes(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _made(folder, "--html", str(folder.parent / "page.html")) == 0
    out = folder.parent / "out"
    text = capsys.readouterr().out
    assert len(re.findall("proved for all inputs", text)) == 4
    assert "4 of 4 kernels rewritten and proved; main loops -" in text
    assert sorted(os.listdir(out)) == sorted([*os.listdir(folder), RECORD])
    assert {name for name in os.listdir(folder) if (folder / name).read_bytes() != (out / name).read_bytes()} == {
        HELPERS, NN, TN,
    }  # fmt: skip
    for name in (NN, TN):
        (old,), (new,) = (code_objects((place / name).read_bytes(), name) for place in (folder, out))
        assert old.target == new.target
        assert kernels_of(read_elf(old.data)) == kernels_of(read_elf(new.data))
        assert _without_counts(read_note(read_elf(old.data))) == _without_counts(read_note(read_elf(new.data)))
    page = (folder.parent / "page.html").read_text()
    assert page.index(LARGE) < page.index("Cijk_S")


def _record(folder: Path) -> dict[str, Any]:
    content: dict[str, Any] = json.loads((folder.parent / "out" / RECORD).read_text())
    return content


def test_the_report_says_of_each_kernel_what_became_of_it(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _made(folder, "--only", "*MT32*", "--json") == 0
    printed = capsys.readouterr()
    data = json.loads(printed.out)
    assert data == _record(folder)
    (progress,) = [json.loads(line)["progress"] for line in printed.err.splitlines()]
    assert (progress["kernels"], progress["of"], progress["seconds_left"]) == (1, 1, 0.0)
    assert progress["saved"] > 0
    (row,) = [each for each in data["files"][NN]["kernels"] if each["kernel"] == LARGE]
    assert (row["changed"], row["proof"], row["reason"]) == (True, "proved for all inputs", "")
    assert row["cycles"][1] < row["cycles"][0]
    assert row["bound"]
    (left,) = [each for each in data["files"][NN]["kernels"] if each["kernel"] == SMALL]
    assert (left["changed"], left["cycles"]) == (False, None)
    assert data["files"][TN]["kernels"][0]["reason"] == "no kernel is named *MT32*"


def test_verify_takes_the_proofs_of_a_folder_from_the_cache(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    assert _made(folder, "-q", "--jobs", "1") == 0
    monkeypatch.setattr("isatool.pipeline.certified_judge.judge", None)
    for name, kernels in ((HELPERS, ["Cijk_S"]), (NN, [SMALL, LARGE]), (TN, [OTHER])):
        capsys.readouterr()
        assert main(["verify", str(folder / name), str(folder.parent / "out" / name), "--json"]) == 0
        found = json.loads(capsys.readouterr().out)
        verdicts = found if isinstance(found, list) else [{"kernel": kernels[0], **found}]
        assert [each["kernel"] for each in verdicts] == kernels
        assert all(str(folder.parent / "own" / "proofs") in each["proof"]["certificate"] for each in verdicts)


def test_what_is_finished_is_not_made_again(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert _made(folder, "-q") == 0
    before = {path.name: path.stat().st_mtime_ns for path in (folder.parent / "out").iterdir() if path.name != RECORD}
    record = _record(folder)
    monkeypatch.setattr(library_rewriting, "patching", None)
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert {path.name: path.stat().st_mtime_ns for path in (folder.parent / "out").iterdir()} | before == {
        path.name: path.stat().st_mtime_ns for path in (folder.parent / "out").iterdir()
    }
    assert _record(folder) == record


def test_it_goes_on_where_it_was_ended(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = folder.parent / "out"
    proper, calls = rewrite.run_command, list[str]()

    class Ended(BaseException):
        pass

    def counted(command: Any, place: str, *rest: Any) -> Any:
        calls.append((Path(place) / "kernel.s").read_text().partition(".amdhsa_kernel ")[2].split()[0])
        if calls[-1] == OTHER and calls.count(OTHER) == 1:
            raise Ended
        return proper(command, place, *rest)

    monkeypatch.setattr(rewrite, "run_command", counted)
    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    with pytest.raises(Ended):
        _made(folder, "-q", "--jobs", "1")
    assert calls.count(SMALL) == calls.count(LARGE) == 1
    assert (out / NN).is_file()
    assert not (out / TN).exists()
    (out / f".{TN}.0123456789ab.part").write_bytes(b"half")
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert calls.count(SMALL) == calls.count(LARGE) == 1
    assert calls.count(OTHER) == 2
    assert sorted(os.listdir(out)) == sorted([*os.listdir(folder), RECORD])
    (out / NN).write_bytes(b"somebody else's")
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert calls.count(SMALL) == 1, "its kernels are in the cache"
    assert code_objects((out / NN).read_bytes(), NN)


def test_another_folder_of_the_same_takes_its_files_from_the_cache(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    assert _made(folder, "-q", "--jobs", "1") == 0
    first, rows = folder.parent / "out", _record(folder)
    first.rename(first.with_name("first"))
    proper, asked = library_rewriting.patching, list[str]()

    def counted(data: bytes, path: str, *rest: Any) -> Any:
        asked.append(Path(path).name)
        return proper(data, path, *rest)

    monkeypatch.setattr(library_rewriting, "patching", counted)
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert NN not in asked
    assert (first / NN).read_bytes() == (first.with_name("first") / NN).read_bytes() != (folder / NN).read_bytes()
    again = _record(folder)["files"][NN]["kernels"]
    assert again == [row | {"seconds": 0.0} for row in rows["files"][NN]["kernels"]]

    for place in (folder.parent / "own" / "libraries").iterdir():
        place.write_bytes(place.read_bytes()[:-1] + b"?")
    (first / NN).unlink()
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert asked.count(NN) == 1, "a damaged one is made again"
    monkeypatch.setenv("ISATOOL_CACHE_VERIFY", "1")
    (first / NN).unlink()
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert asked.count(NN) == 2, "it carries no proof"
    assert (first / NN).read_bytes() == (first.with_name("first") / NN).read_bytes()


def test_a_file_that_another_try_may_change_is_not_kept(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def ended(text: str, *_: object, **__: object) -> tuple[Outcome, bytes]:
        return Outcome(text, False, reason="isatool was ended by signal 9: it said nothing"), b""

    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    monkeypatch.setattr("isatool.routes.patch.rewrite_certified", ended)
    assert _made(folder, "-q", "--jobs", "1") == 0
    assert not (folder.parent / "own" / "libraries").exists()


def test_the_largest_file_is_begun_first(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proper, begun = library_rewriting.patching, list[int]()

    def noted(data: bytes, *rest: Any) -> Any:
        begun.append(len(data))
        return proper(data, *rest)

    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    monkeypatch.setattr(library_rewriting, "patching", noted)
    assert _made(folder, "-q", "--only", "none", "--jobs", "1") == 0
    assert len(set(begun)) > 1
    assert begun == sorted(begun, reverse=True)


def test_a_record_that_takes_long_is_written_rarely(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    proper, held = library_rewriting._keep, list[int]()

    def slow(record: library_rewriting.LibraryRecord, target: Path) -> None:
        held.append(len(record.files))
        time.sleep(0.2)
        proper(record, target)

    monkeypatch.setattr(library_rewriting, "_keep", slow)
    assert _made(folder, "-q", "--only", "none", "--jobs", "1") == 0
    count = len(os.listdir(folder))
    assert count > 3
    assert held == [0, 1, count], "at the begin, after the first file, at the end"
    assert len(_record(folder)["files"]) == count


def test_what_the_model_calls_no_better_stays_as_it_is(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def same(text: str, *_: object, **__: object) -> tuple[Outcome, bytes]:
        name = text.partition(".amdhsa_kernel ")[2].split()[0]
        return Outcome(text.replace("s_nop 0", "") + "; changed\n", True, True, model={name: (4, 4)}), b""

    monkeypatch.setattr("isatool.routes.patch.rewrite_certified", same)
    monkeypatch.setenv("ISATOOL_CACHE", str(folder.parent / "own"))
    assert _made(folder, "--jobs", "1") == 0
    assert "nothing gained by the model: as many cycles as before (~" in capsys.readouterr().out
    assert all((folder.parent / "out" / path.name).read_bytes() == path.read_bytes() for path in folder.iterdir())


def test_folders_that_are_refused(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parent = folder.parent
    (parent / "full").mkdir()
    (parent / "full" / "mine").write_text("mine")
    (parent / "empty").mkdir()
    (parent / "file").write_text("")
    for arguments, words in (
        ([folder, folder], "IN and OUT are in each other"),
        ([folder, folder / "inner"], "IN and OUT are in each other"),
        ([folder, parent], "IN and OUT are in each other"),
        ([folder, parent / "full"], "this folder is not empty"),
        ([folder, parent / "file"], "cannot make this folder"),
        ([parent / "empty", parent / "new"], "no file of this folder has code for a chip"),
        ([parent / "missing", parent / "new"], "there is no such folder"),
        ([folder, parent / "new", "--size", "8,8,8"], "--size is for a folder"),
        ([folder, parent / "new", "--pipeline", "none"], "none"),
        ([folder, "--html", "page.html"], "--html is the report of a rewritten folder"),
    ):
        assert main(["library", *map(str, arguments)]) == 2
        error = capsys.readouterr().err
        assert words in error
        assert "Traceback" not in error
    assert os.listdir(parent / "full") == ["mine"]
    assert not (parent / "new").exists()


def test_a_folder_that_was_begun_otherwise_is_left(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert _made(folder, "-q", "--only", "none") == 0
    assert _made(folder, "-q", "--only", "other") == 2
    assert "begun with other options or another version" in capsys.readouterr().err
    (folder.parent / "out" / RECORD).write_text('{"asked": {}, "files": {"a": 3}}')
    assert _made(folder, "-q", "--only", "none") == 2
    assert "this record is damaged" in capsys.readouterr().err


def test_a_damaged_file_is_told_before_anything_is_made(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / TN).write_bytes((folder / TN).read_bytes()[:80])
    assert _made(folder) == 2
    assert f"{folder / TN}: error: the offload bundle is damaged or cut short" in capsys.readouterr().err
    assert not (folder.parent / "out").exists()


def test_a_full_disk_is_one_message_and_leaves_what_is_finished(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    proper = emitter.replace_file

    def full(data: bytes, path: str) -> None:
        if path.endswith(TN):
            raise OSError(28, "No space left on device")
        proper(data, path)

    monkeypatch.setattr(emitter, "replace_file", full)
    assert _made(folder, "-q", "--only", "none", "--jobs", "1") == 2
    assert f"{TN}: error: cannot write this file: No space left on device" in capsys.readouterr().err
    assert NN in _record(folder)["files"]
    monkeypatch.setattr(emitter, "replace_file", proper)
    assert _made(folder, "-q", "--only", "none") == 0


def test_a_folder_that_was_made_so_may_be_rewritten(folder: Path) -> None:
    assert _made(folder, "-q", "--only", "none") == 0
    again = folder.parent / "again"
    assert main(["library", str(folder.parent / "out"), str(again), "--only", "none", "-q"]) == 0
    assert all((again / path.name).read_bytes() == path.read_bytes() for path in folder.iterdir())
    assert bundled(code_object(((OTHER, 8),))) == (again / TN).read_bytes()


def test_a_folder_for_another_chip_has_its_code_names_and_catalogues(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _made(folder, "--target", "gfx1151", "--only", "*MT32*") == 0
    out = folder.parent / "out"
    text = capsys.readouterr().out
    assert re.search(r"for gfx1151: 3 of 3 files, whose \d+ instructions mean the same there\n", text)
    assert "1 of 4 kernels rewritten and proved" in text
    assert sorted(os.listdir(out)) == sorted(
        [name.replace("gfx1100", "gfx1151") for name in os.listdir(folder)] + [RECORD]
    )
    for name in (NN, TN, HELPERS):
        other = name.replace("gfx1100", "gfx1151")
        (old,), (new,) = (
            code_objects((place / each).read_bytes(), each) for place, each in ((folder, name), (out, other))
        )
        assert (chip_of_object(old), chip_of_object(new)) == ("gfx1100", "gfx1151")
        assert kernels_of(read_elf(old.data)) == kernels_of(read_elf(new.data))
    assert main(["library", str(out), "--json"]) == 0
    listed = json.loads(capsys.readouterr().out)
    assert main(["library", str(folder), "--json"]) == 0
    assert (
        json.loads(json.dumps(listed).replace("gfx1151", "gfx1100"))["kinds"]
        == json.loads(capsys.readouterr().out)["kinds"]
    )


def test_a_folder_goes_to_another_chip_and_back(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Its kernels fill 7 SGPRs at the start, which gfx1100 does not take: each begins with a copy then."""
    assert _made(folder, "-q", "--target", "gfx1151", "--only", "") == 0
    strix, back = folder.parent / "out", folder.parent / "back"
    assert main(["library", str(strix), str(back), "-q", "--target", "gfx1100", "--only", ""]) == 0
    for name in (NN, TN, HELPERS):
        (old,), (new,) = (code_objects((place / name).read_bytes(), name) for place in (folder, back))
        assert (chip_of_object(new), kernels_of(read_elf(new.data))) == ("gfx1100", kernels_of(read_elf(old.data)))
    there, here = map(int, re.findall(r"3 of 3 files, whose (\d+) instructions", capsys.readouterr().out))
    assert here == there + 4


def test_what_another_chip_cannot_run_is_not_written(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(library_rewriting, "retarget", _refusing)
    assert _made(folder, "--target", "gfx1151", "--only", "") == 0
    out = folder.parent / "out"
    text = capsys.readouterr().out
    assert "for gfx1151: 0 of 3 files, whose 0 instructions mean the same there; 3 refused, not written" in text
    assert not list(out.glob("*.co"))
    record = json.loads((out / RECORD).read_text())
    rows = [row for about in record["files"].values() for row in about["kernels"]]
    assert len(rows) == 4
    assert {row["reason"] for row in rows} == {"not for the other chip: of two kinds"}


def _refusing(*_: object) -> None:
    raise UserError("of two kinds")


def test_a_target_needs_one_chip_and_a_new_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["library", str(folder), "--target", "gfx1151"]) == 2
    assert "--target is of a new folder" in capsys.readouterr().err
    (folder / "other.hsaco").write_bytes(code_object((("Cijk_T", 1),), chip="gfx1101"))
    assert _made(folder, "--target", "gfx1151") == 2
    assert "this folder has code for gfx1100, gfx1101" in capsys.readouterr().err


@pytest.mark.parametrize("more", [[], ["--chip", "gfx1151"]])
def test_a_folder_of_the_other_chip_alone_has_nothing_to_bring(
    more: list[str], folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in folder.iterdir():
        path.unlink()
    (folder / "k_gfx1151.hsaco").write_bytes(code_object((("Cijk_T", 1),), chip="gfx1151"))
    assert _made(folder, "--target", "gfx1151", *more) == 2
    assert "no file of this folder has code to bring to gfx1151" in capsys.readouterr().err


def test_two_files_that_would_have_one_name_are_refused_and_nothing_is_written(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    there = HELPERS.replace("gfx1100", "gfx1151")
    (folder / there).write_bytes(code_object((("Cijk_T", 1),), chip="gfx1151"))
    assert _made(folder, "--target", "gfx1151", "--only", "") == 2
    assert f"{there}: error: this file and {HELPERS} would both be {there} in OUT" in capsys.readouterr().err
    assert not (folder.parent / "out").exists()


def test_kernels_are_launched_as_the_catalogue_beside_them_says(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In whole waves, which rocBLAS's kernels do not say themselves: then lanes may be switched on."""
    who = f"{STEMS['TN']}.dat"
    launched = _launched(folder)
    assert launched[STEMS["TN"]] == ((OTHER, 32, who),)
    assert [kernel for kernel, *_ in launched[STEMS["NN"]]] == [SMALL, LARGE]
    known: list[object] = []

    def certified(text: str, *granted: object, **how: object) -> tuple[Outcome, bytes]:
        known.append(granted[4])
        return Outcome(text, False, reason="nothing"), b""

    monkeypatch.setattr(patch, "rewrite_certified", certified)
    asked = patch.PatchRequest("pair", 60.0, launched=launched[STEMS["TN"]])
    for kernel, most in ((OTHER, 32), (OTHER, 64), (SMALL, 32)):
        patch.rewrite_kernel(patch._Kernel(kernel, f"    .max_flat_workgroup_size: {most}\n", asked, 0))
    assert known == [{"block_x == 32": who}, {}, {}]


def test_a_kernel_with_two_sizes_is_launched_in_neither(folder: Path) -> None:
    other = solution(OTHER, 10, "TN", (16, 16))
    other["sizeMapping"]["workGroup"] = [8, 8, 1]
    both = [solution(OTHER, 9, "TN", (16, 16)), other]
    (folder / f"{STEMS['TN']}.dat").write_bytes(catalogue(both, problem(matching([([64] * 3, 9, 1.0)]))))
    assert STEMS["TN"] not in _launched(folder)


def test_nothing_is_known_of_launches_where_a_catalogue_is_damaged(folder: Path) -> None:
    for path in folder.glob("*.dat"):
        path.write_bytes(path.read_bytes()[:-1])
    assert _launched(folder) == {}


def test_an_interrupted_run_says_how_it_goes_on(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("isatool.routes.library_rewriting.rewrite_library", interrupted)
    assert _made(folder) == 130
    out = folder.parent / "out"
    assert capsys.readouterr().err.splitlines() == [f"{out}: the same command goes on from here", "interrupted"]
