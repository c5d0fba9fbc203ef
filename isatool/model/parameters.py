"""The numbers that a model takes a chip to have: named data with unit, status and source, every one replaceable."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from importlib import resources
from typing import Final

from isatool.asm.files import MAX_TEXT_BYTES, read_utf8
from isatool.asm.toml_places import TomlDocument, read_toml
from isatool.diagnostics import Span, UserError

DEFAULT_CHIP: Final = "gfx1100"
STATUSES: Final = ("documented", "compiler", "published", "derived", "assumed", "given", "measured")
VERIFIED: Final = frozenset({"documented", "given", "measured"})
"""what the vendor's manual says or `isatool calibrate` measured; everything else is a hypothesis about the hardware"""
_KEYS: Final = ("value", "unit", "status", "source", "about")


@dataclass(frozen=True, slots=True)
class Parameter:
    """One number about a chip. `status` is one of `STATUSES`; "given" marks a value that the user set."""

    name: str
    value: float
    unit: str
    status: str
    source: str
    about: str

    @property
    def is_verified(self) -> bool:
        """False for a hypothesis."""
        return self.status in VERIFIED

    def __str__(self) -> str:
        return f"{self.name} = {self.value:g} {self.unit} ({self.status}: {self.source})"


@dataclass(frozen=True)
class ChipModel:
    """All parameters of a chip by name (`latency.lds`)."""

    chip: str
    parameters: Mapping[str, Parameter]

    def __getitem__(self, name: str) -> float:
        return self.parameters[name].value

    def assumptions(self, *prefixes: str) -> tuple[Parameter, ...]:
        """The hypotheses among the parameters whose names begin with one of these (all without any)."""
        return tuple(
            parameter
            for name, parameter in self.parameters.items()
            if not parameter.is_verified and (not prefixes or name.startswith(prefixes))
        )

    def with_values(self, values: Mapping[str, float], source: str = "set by the user") -> ChipModel:
        """The same chip with other numbers; UserError for a name that there is not."""
        changed = dict(self.parameters)
        for name, value in values.items():
            if name not in changed:
                near = difflib.get_close_matches(name, changed, 3)
                raise UserError(
                    f"there is no chip parameter '{name}'",
                    Span(source),
                    f"did you mean {', '.join(near)}?" if near else f"names: {', '.join(changed)}",
                )
            changed[name] = replace(changed[name], value=value, status="given", source=source)
        return ChipModel(self.chip, changed)


@cache
def default_model() -> ChipModel:
    """The chip file that comes with the package."""
    text = resources.files("isatool.model").joinpath(f"{DEFAULT_CHIP}.toml").read_text(encoding="utf-8")
    return _read(text, f"{DEFAULT_CHIP}.toml", None)


def load_model(path: str | None = None, settings: Mapping[str, float] | None = None) -> ChipModel:
    """The package's chip, with what a file and single settings replace. UserError with the place of a mistake."""
    model = default_model()
    if path is not None:
        model = _read(read_utf8(path, MAX_TEXT_BYTES, "this chip file"), path, model)
    return model.with_values(settings) if settings else model


def parse_settings(options: list[str]) -> dict[str, float]:
    """`latency.lds=30` options as numbers."""
    found: dict[str, float] = {}
    for option in options:
        name, equals, value = option.partition("=")
        try:
            if not equals:
                raise ValueError
            found[name.strip()] = float(value)
        except ValueError:
            raise UserError(f"--set {option}: expected NAME=NUMBER", Span("isatool"), "--set latency.lds=30") from None
    return found


def _read(text: str, path: str, base: ChipModel | None) -> ChipModel:
    document = read_toml(text, path)
    chip = document.values.get("chip", base.chip if base else DEFAULT_CHIP)
    if not isinstance(chip, str):
        raise UserError("chip is a name", document.value_span(("chip",)), 'chip = "gfx1100"')
    parameters = dict(base.parameters) if base else {}
    for section, table in document.values.items():
        if section == "chip":
            continue
        if not isinstance(table, Mapping):
            raise UserError(f"{section} is not a section", document.key_span((section,)), "[latency]")
        for key, entry in table.items():
            name = f"{section}.{key}"
            if base is not None and name not in base.parameters:
                near = difflib.get_close_matches(name, base.parameters, 3)
                hint = f"did you mean {', '.join(near)}?" if near else f"names: {', '.join(base.parameters)}"
                raise UserError(f"there is no chip parameter '{name}'", document.key_span((section, str(key))), hint)
            parameters[name] = _parameter(document, (section, str(key)), name, entry, parameters.get(name))
    return ChipModel(chip, parameters)


def _parameter(
    document: TomlDocument, place: tuple[str, str], name: str, entry: object, known: Parameter | None
) -> Parameter:
    if isinstance(entry, (int, float)) and not isinstance(entry, bool) and known is not None:
        return replace(known, value=float(entry), status="given", source=document.path)
    if not isinstance(entry, Mapping):
        raise UserError(f"{name} is not a number", document.value_span(place), f"{place[1]} = 30")
    for key in entry:
        if key not in _KEYS:
            raise UserError(f"unknown key '{key}'", document.key_span((*place, str(key))), f"keys: {', '.join(_KEYS)}")
    value = entry.get("value")
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise UserError(f"{name} has no number as value", document.value_span(place), "{ value = 30 }")
    words = {key: str(entry[key]) for key in _KEYS[1:] if key in entry}
    status = words.get("status", "given" if known else "")
    if status not in STATUSES:
        raise UserError(
            f"{name}: status is one of {', '.join(STATUSES)}", document.value_span(place), 'status = "assumed"'
        )
    return Parameter(
        name,
        float(value),
        words.get("unit", known.unit if known else ""),
        status,
        words.get("source", document.path if known else ""),
        words.get("about", known.about if known else ""),
    )
