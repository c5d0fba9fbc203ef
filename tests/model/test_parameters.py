"""The chip file: every number named, sourced, replaceable; mistakes are told with their place."""

from __future__ import annotations

from pathlib import Path

import pytest

from isatool.diagnostics import UserError
from isatool.isa import chips
from isatool.model.parameters import STATUSES, default_model, load_model, model_of, parse_settings


def test_every_parameter_has_a_unit_a_status_a_source_and_a_description() -> None:
    for parameter in default_model().parameters.values():
        assert parameter.unit
        assert parameter.source
        assert parameter.about
        assert parameter.status in STATUSES


def test_the_roofline_of_the_chip_file_is_that_of_the_article() -> None:
    model = default_model()
    assert model["clock.hertz"] * model["board.simds"] * 128 == pytest.approx(61.44e12)
    assert model["board.memory_bandwidth"] == 960e9


def test_hypotheses_are_named() -> None:
    names = {parameter.name for parameter in default_model().assumptions()}
    assert {"lds.lanes_128", "bank.pair_penalty", "latency.trans"} <= names
    assert "bank.count" not in names


def test_a_setting_replaces_a_number_and_counts_as_given() -> None:
    model = load_model(chips.DEFAULT, settings=parse_settings(["latency.lds=30"]))
    assert model["latency.lds"] == 30
    assert model.parameters["latency.lds"].status == "given"
    assert default_model()["latency.lds"] != 30


def test_a_file_replaces_numbers(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        'chip = "gfx1101"\n[latency]\nlds = 27\nvmem = { value = 400, status = "published", source = "me" }\n'
    )
    model = load_model(chips.DEFAULT, str(path))
    assert (model.chip, model["latency.lds"], model["latency.vmem"], model["latency.valu"]) == ("gfx1101", 27, 400, 5)
    assert model.parameters["latency.vmem"].source == "me"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("[latency]\nldss = 27\n", ":2:1: error: there is no chip parameter 'latency.ldss'"),
        ('[latency]\nlds = "fast"\n', "latency.lds is not a number"),
        ("[latency]\nlds = { value = 1, colour = 2 }\n", "unknown key 'colour'"),
        ("[latency]\nlds = { status = 'assumed' }\n", "has no number as value"),
        ("[latency]\nlds = { value = 1, status = 'sure' }\n", "status is one of"),
        ("latency = 3\n", "is not a section"),
        ("[lds]\nlanes_32 = nan\n", "lds.lanes_32 is out of range"),
        ("[lds]\nlanes_32 = { value = 0 }\n", "a number of lanes from 1 to 1e+15"),
        ("[latency]\nlds = -1\n", "a number of cycles from 0 to 1e+15"),
        ("[latency]\nlds = inf\n", "latency.lds is out of range"),
        ("[latency\n", "not valid TOML"),
    ],
)
def test_a_mistake_in_a_chip_file_is_told_with_its_place(tmp_path: Path, text: str, expected: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(text)
    with pytest.raises(UserError) as caught:
        load_model(chips.DEFAULT, str(path))
    assert expected in str(caught.value)


@pytest.mark.parametrize("option", ["latency.lds", "latency.lds=quick", "=3", "latency.lds=nan", "board.simds=0"])
def test_a_setting_that_is_not_one_is_refused(option: str) -> None:
    with pytest.raises(UserError):
        load_model(chips.DEFAULT, settings=parse_settings([option]))


def test_a_missing_chip_file_is_told() -> None:
    with pytest.raises(UserError, match="cannot read"):
        load_model(chips.DEFAULT, "no/such/file.toml")


def test_gfx1151_has_a_file_of_its_own_that_adds_to_that_of_gfx1100() -> None:
    mobile, desktop = model_of(chips.chip("gfx1151")), model_of(chips.chip("gfx1101"))
    assert mobile.chip == "gfx1151"
    assert mobile["board.simds"] == 80
    assert mobile.parameters.keys() == desktop.parameters.keys()


@pytest.mark.parametrize("chip", ["gfx1151", "gfx1200", "gfx1201"])
def test_what_cards_of_another_chip_showed_is_assumed(chip: str) -> None:
    other = load_model(chips.DEFAULT, "gfx1100@1").parameters
    for name, each in model_of(chips.chip(chip)).parameters.items():
        if each.value == other[name].value and each.source == other[name].source:
            assert each.status not in ("traced", "measured"), name


def test_estimates_name_the_model_with_its_version() -> None:
    model = default_model()
    assert model.name == f"gfx1100@{model.version}"
    assert model.with_values({"latency.lds": 1}).name == f"gfx1100@{model.version}+"


def test_a_traced_number_says_how_often_it_was_seen() -> None:
    for parameter in (*default_model().parameters.values(), *model_of(chips.chip("gfx1151")).parameters.values()):
        assert (parameter.status == "traced") == bool(parameter.count)
        assert not parameter.count or f"n = {parameter.count}" in str(parameter)
