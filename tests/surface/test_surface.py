"""What users rely on does not change unseen, and old names go on working for a release."""

from __future__ import annotations

import argparse
import warnings
from pathlib import Path
from types import ModuleType

import pytest
from scripts import load_script

from isatool.renamed import add_renamed_option, old_names

HERE = Path(__file__).resolve().parent


SURFACE = load_script(HERE / "surface.py")


@pytest.mark.parametrize("part", SURFACE.PARTS)
def test_the_public_surface_is_as_it_was(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(SURFACE.ROOT)
    kept = (HERE / f"{part}.txt").read_text().splitlines()
    found = SURFACE.PARTS[part]().splitlines()
    gone = [f"- {line}" for line in kept if line not in found]
    added = [f"+ {line}" for line in found if line not in kept]
    assert [*gone, *added] == [], "python tests/surface/surface.py writes it again; CHANGELOG.md says what changed"
    assert found == kept


def test_an_old_name_works_and_says_what_is_new() -> None:
    module = ModuleType("isatool.somewhere")
    module.__getattr__ = old_names("isatool.somewhere", {"Fault": "isatool.diagnostics:UserError"})  # type: ignore[method-assign]
    with pytest.warns(DeprecationWarning, match=r"isatool\.somewhere\.Fault is now isatool\.diagnostics\.UserError"):
        assert module.Fault.__name__ == "UserError"
    with pytest.raises(AttributeError, match="no attribute 'other'"), warnings.catch_warnings(action="error"):
        _ = module.other


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--most-vgprs", type=int, default=8, metavar="N", help="VGPRs allowed")
    parser.add_argument("--grant", action="append", default=[])
    parser.add_argument("--quiet", action="store_true")
    for old, new in (("--max", "--most-vgprs"), ("--assume", "--grant"), ("--silent", "--quiet")):
        add_renamed_option(parser, old, new)
    return parser


@pytest.mark.parametrize(
    ("old", "new", "warned"),
    [
        (["--max", "9"], ["--most-vgprs", "9"], "--max is now --most-vgprs"),
        (["--assume", "a", "--grant", "b"], ["--grant", "a", "--grant", "b"], "--assume is now --grant"),
        (["--silent"], ["--quiet"], "--silent is now --quiet"),
    ],
)
def test_an_old_option_does_what_the_new_one_does(
    old: list[str], new: list[str], warned: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _parser().parse_args(old) == _parser().parse_args(new)
    assert warned in capsys.readouterr().err


def test_a_new_option_says_nothing_and_an_old_one_is_in_no_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert _parser().parse_args([]).most_vgprs == 8
    assert _parser().parse_args(["--most-vgprs", "7"]).most_vgprs == 7
    assert capsys.readouterr().err == ""
    assert "--silent" not in _parser().format_help()


def test_an_old_option_checks_its_value_like_the_new_one(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        _parser().parse_args(["--max", "many"])
    assert "invalid int value" in capsys.readouterr().err
