"""The numbers that a model takes a chip to have: named data with unit, status and source, every one replaceable."""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final

from isatool.asm.files import MAX_TEXT_BYTES, read_utf8
from isatool.asm.toml_places import TomlDocument, read_toml
from isatool.diagnostics import Span, UserError
from isatool.isa import chips
from isatool.isa.target import Target
from isatool.records import record

DEFAULT_CHIP: Final = chips.DEFAULT.model
DEFAULT_VERSION: Final = 2
VERSIONS: Final = (1, 2)
"""of the packaged files; each is frozen, a change of numbers or rules is a new one"""
STATUSES: Final = ("documented", "compiler", "published", "derived", "assumed", "given", "measured", "traced")
_OF_CARDS: Final = frozenset({"measured", "traced"})
_ELSEWHERE: Final = tuple(f"{status} on " for status in sorted(_OF_CARDS))
VERIFIED: Final = frozenset({"documented", "given"}) | _OF_CARDS
"""states of numbers that the vendor's manual has, `isatool card calibrate` measured or instruction traces of real cards
show; all others are hypotheses about the hardware"""
_LARGEST: Final = 1e15
"""that a number may be; memory moves 1e12 bytes in a second"""
_MAY_BE_ZERO: Final = ("cycles", "factor", "registers", "rule", "stores")
"""units; of everything else there is at least one"""
_KEYS: Final = ("value", "unit", "status", "source", "about", "spread")
_TOP_KEYS: Final = ("chip", "version")
_FIRST: Final = {"latency.vmem": "latency.vmem_far", "latency.smem_cold": "latency.smem_first"}
"""what another parameter replaces in a first dispatch, if that is longer"""


class Band(StrEnum):
    """What an estimate is of, as its error is known apart."""

    LOOP = "loop"
    MEMORY = "memory"
    """a loop that waits for global memory most, or whose vector cache is always busy"""
    MATRIX = "matrix"
    DISPATCH = "dispatch"
    """a kernel from its entry to its end, with its cold parts"""
    COMPARISON = "comparison"
    """of one loop of two programs: what is wrong with one is mostly wrong with the other"""
    COMPARISON_WHOLE = "comparison_whole"
    """of two programs from entry to end"""


_OF_LOOPS: Final = frozenset({Band.LOOP, Band.MEMORY, Band.MATRIX})


@record
class Parameter:
    """One number about a chip. `status` is one of `STATUSES`; "given" marks a value that the user set."""

    name: str
    value: float
    unit: str
    status: str
    source: str
    about: str
    count: int = 0
    """places or occurrences that a traced value rests on"""
    spread: str = ""
    """of those: "5..6, 90 %" """

    @property
    def is_verified(self) -> bool:
        """False for a hypothesis."""
        return self.status in VERIFIED

    @property
    def elsewhere(self) -> str:
        """What cards of another chip showed, and of which, where this is assumed of it; "" otherwise."""
        shown = self.source.partition(":")[0]
        return shown if self.status == "assumed" and shown.startswith(_ELSEWHERE) else ""

    def __str__(self) -> str:
        seen = f", n = {self.count}" if self.count else ""
        seen += f", {self.spread}" if self.spread else ""
        return f"{self.name} = {self.value:g} {self.unit} ({self.status}: {self.source}{seen})"


@record
class ChipModel:
    """All parameters of a chip by name (`latency.lds`)."""

    chip: str
    parameters: Mapping[str, Parameter]
    version: int = 0
    """of the numbers and of the rules that read them; a change of either is a new version"""

    @property
    def name(self) -> str:
        """By which estimates name it: `gfx1100@1`; with a plus where single numbers were replaced."""
        given = any(parameter.status == "given" for parameter in self.parameters.values())
        return f"{self.chip}@{self.version}{'+' * given}"

    def __getitem__(self, name: str) -> float:
        return self.parameters[name].value

    def band(self, kind: Band) -> float:
        """By which part an estimate may miss on either side: the most that one of a traced kernel held out did; 0 if
        that is not known.
        """
        found = self.band_parameter(kind)
        return found.value if found is not None else 0.0

    def band_parameter(self, kind: Band) -> Parameter | None:
        """Where a band is from; a model without bands of its own kinds has one for loops, of totals of traced gaps."""
        if self.has_kinds:
            return self.parameters[f"error.{kind}"]
        return self.parameters.get("error.total") if kind in _OF_LOOPS else None

    @property
    def has_kinds(self) -> bool:
        """False where all loops have one band."""
        return any(self.parameters[f"error.{kind}"].value > 0 for kind in Band if f"error.{kind}" in self.parameters)

    def assumptions(self, *prefixes: str) -> tuple[Parameter, ...]:
        """The hypotheses among the parameters whose names begin with one of these (all without any)."""
        return tuple(
            parameter
            for name, parameter in self.parameters.items()
            if not parameter.is_verified and (not prefixes or name.startswith(prefixes))
        )

    def in_first_dispatch(self) -> ChipModel:
        """The same in the first dispatch of a process: addresses are translated for the first time, and no kernel
        has written the data.
        """
        changed = dict(self.parameters)
        for name, first in _FIRST.items():
            if changed[first].value > changed[name].value:
                changed[name] = replace(changed[first], name=name)
        return replace(self, parameters=changed)

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
            value = _in_range(name, value, changed[name].unit, Span(source))
            changed[name] = replace(changed[name], value=value, status="given", source=source, count=0, spread="")
        return replace(self, parameters=changed)


@cache
def default_model() -> ChipModel:
    """The chip file of gfx1100 that comes with the package."""
    return _packaged(DEFAULT_CHIP, DEFAULT_VERSION)


@cache
def model_of(target: Target, version: int | None = None) -> ChipModel:
    """The packaged numbers of a chip: its own file over those of the chip that it is like, whose traces show nothing of
    it for sure; the default version if none is named.
    """
    model = _packaged(target.model, version or DEFAULT_VERSION)
    if model.chip == target.name:
        return model
    return _versions(target.name, version or DEFAULT_VERSION, _elsewhere(model))


def _elsewhere(model: ChipModel) -> ChipModel:
    """The parameters of a chip for one that is like it, where those that cards showed are hypotheses."""
    parameters = dict(model.parameters)
    for name, each in parameters.items():
        if each.status in _OF_CARDS:
            source = f"{each.status} on {model.chip}: {each.source}"
            parameters[name] = replace(each, status="assumed", source=source, count=0, spread="")
    return replace(model, parameters=parameters)


@cache
def _packaged(chip: str, version: int) -> ChipModel:
    """A version is written as what it changes in the one before, the first of a chip in the first of gfx1100."""
    base = None if chip == DEFAULT_CHIP else _elsewhere(_packaged(DEFAULT_CHIP, 1))
    return _versions(chip, version, base)


def _versions(chip: str, version: int, base: ChipModel | None) -> ChipModel:
    """What the files of a chip change in `base`; one that is like another has a file for a version if it differs."""
    for number in VERSIONS[: VERSIONS.index(version) + 1]:
        name = f"{chip}.toml" if number == 1 else f"{chip}@{number}.toml"
        file = resources.files("isatool.model").joinpath(name)
        if number == 1 or file.is_file():
            base = _read(read_toml(file.read_text(encoding="utf-8"), name), base)
    assert base is not None, version
    return base


def load_model(target: Target, path: str | None = None, settings: Mapping[str, float] | None = None) -> ChipModel:
    """The packaged model of a chip, with the numbers that a file and settings replace. `path` may name a packaged
    version, as "gfx1100@2"; a file names by `version` the one that it changes. UserError with the place of a mistake.
    """
    versions = {f"{target.name}@{version}": version for version in VERSIONS}
    version = versions.get(path or "", DEFAULT_VERSION)
    if path is None or path in versions:
        model = model_of(target, version)
    else:
        hint = f"a file, or a packaged version: {', '.join(versions)}"
        document = read_toml(read_utf8(path, MAX_TEXT_BYTES, "this chip file", hint), path)
        said = document.values.get("version")
        model = _read(document, model_of(target, next((each for each in VERSIONS if each == said), version)))
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


def _read(document: TomlDocument, base: ChipModel | None) -> ChipModel:
    chip = document.values.get("chip", base.chip if base else DEFAULT_CHIP)
    if not isinstance(chip, str):
        raise UserError("chip is a name", document.value_span(("chip",)), f'chip = "{DEFAULT_CHIP}"')
    version = document.values.get("version", base.version if base else 0)
    if not isinstance(version, int) or isinstance(version, bool):
        raise UserError("version is a whole number", document.value_span(("version",)), "version = 1")
    parameters = dict(base.parameters) if base else {}
    for section, table in document.values.items():
        if section in _TOP_KEYS:
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
    return ChipModel(chip, parameters, version)


def _parameter(
    document: TomlDocument, place: tuple[str, str], name: str, entry: object, known: Parameter | None
) -> Parameter:
    if isinstance(entry, (int, float)) and not isinstance(entry, bool) and known is not None:
        number = _in_range(name, entry, known.unit, document.value_span(place))
        return replace(known, value=number, status="given", source=document.path, count=0, spread="")
    if not isinstance(entry, Mapping):
        raise UserError(f"{name} is not a number", document.value_span(place), f"{place[1]} = 30")
    keys = (*_KEYS, "count")
    for key in entry:
        if key not in keys:
            raise UserError(f"unknown key '{key}'", document.key_span((*place, str(key))), f"keys: {', '.join(keys)}")
    count = entry.get("count", 0)
    if not isinstance(count, int) or isinstance(count, bool):
        raise UserError(f"{name}: count is a whole number", document.value_span(place), "count = 20")
    value = entry.get("value")
    if not isinstance(value, (int, float)) or isinstance(value, bool):
        raise UserError(f"{name} has no number as value", document.value_span(place), "{ value = 30 }")
    words = {key: str(entry[key]) for key in _KEYS[1:] if key in entry}
    status = words.get("status", "given" if known else "")
    if status not in STATUSES:
        raise UserError(
            f"{name}: status is one of {', '.join(STATUSES)}", document.value_span(place), 'status = "assumed"'
        )
    unit = words.get("unit", known.unit if known else "")
    return Parameter(
        name,
        _in_range(name, value, known.unit if known else unit, document.value_span(place)),
        unit,
        status,
        words.get("source", document.path if known else ""),
        words.get("about", known.about if known else ""),
        count,
        words.get("spread", ""),
    )


def _in_range(name: str, value: float, unit: str, span: Span) -> float:
    """The value; UserError for what no chip has."""
    least = 0 if unit in _MAY_BE_ZERO else 1e-3 if "/" in unit else 1
    if not least <= value <= _LARGEST:  # nor NaN
        raise UserError(
            f"{name} is out of range", span, f"a number of {unit or 'units'} from {least:g} to {_LARGEST:g}"
        )
    return float(value)
