"""Dataclasses as plain data of JSON: what is written of a field, and read of it again, is by its type.

A number or a text is itself; a tuple or set of parts is a list, a pair has a part for the `first` and one for the
`second` program; a place of a program is its label or number; another dataclass is an object. One that is a field of a
dataclass has its keys beside those of the other fields. A field with its default is left out. What is read is
untrusted: everything is bounded, and whatever has another form is one error at its place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import MISSING, Field, fields, is_dataclass
from functools import cache
from typing import Any, Final, NoReturn, get_args, get_origin, get_type_hints

from isatool.asm.emitter import encode
from isatool.diagnostics import Span, UserError
from isatool.verify.verdict import CutPoint

MOST_ITEMS: Final = 10_000
"""byte maps, barriers, cut points or assumptions of one step or kernel"""
MOST_LABEL: Final = 4_096
_MOST_NUMBER: Final = 0xFFFFFFFF
"""characters of a label; 32 bits for lines, bytes and ids"""
_SIDES: Final = ("first", "second")


@cache
def parts_of(kind: Any) -> tuple[tuple[Field[Any], Any], ...]:
    """The fields of a dataclass, each with its type."""
    types = get_type_hints(kind)
    return tuple((field, types[field.name]) for field in fields(kind))


def is_beside(form: Any) -> bool:
    """True for a field whose parts are written beside the other fields."""
    return is_dataclass(form) and form is not CutPoint


def keys_of(kind: Any) -> Iterator[str]:
    """The keys of an object for a dataclass."""
    for field, form in parts_of(kind):
        yield from keys_of(form) if is_beside(form) else (field.name,)


def plain(value: Any) -> dict[str, object]:
    """A dataclass as plain data."""
    found: dict[str, object] = {}
    for field, form in parts_of(value.__class__):
        part = getattr(value, field.name)
        if part != field.default:
            found |= plain(part) if is_beside(form) else {field.name: _plain_part(part, form)}
    return found


def _plain_part(value: Any, form: Any) -> object:
    match value:
        case CutPoint(offset, label):
            return {"label": label, "offset": offset} if label else {"instruction": offset}
        case frozenset():
            return sorted(value)
        case tuple():
            inner = get_args(form)
            parts = [_plain_part(each, inner[0]) for each in value]
            return parts if inner[-1] is Ellipsis else dict(zip(_SIDES, parts, strict=True))
    return plain(value) if is_dataclass(value) else value


class PlainReader:
    """Plain data to values. `at` in all methods: where the data is, as `kernels[0].steps[1].program`."""

    def __init__(self, path: str) -> None:
        self.path = path

    def as_dataclass(self, kind: Any, data: Mapping[str, object], at: str) -> Any:
        """A dataclass from an object, whose keys are known to be right."""
        given: dict[str, object] = {}
        for field, form in parts_of(kind):
            if is_beside(form):
                given[field.name] = self.as_dataclass(form, data, at)
            elif field.name in data or field.default is MISSING:
                given[field.name] = self._part(form, data.get(field.name), f"{at}.{field.name}")
        return kind(**given)

    def _part(self, form: Any, data: object, at: str) -> object:
        if form is int:
            return self._number(data, at)
        if form is str:
            return self.as_text(data, at)
        if form is CutPoint:
            return self._point(data, at)
        if is_dataclass(form):
            return self.as_dataclass(form, self.as_object(data, at, tuple(keys_of(form))), at)
        inner = get_args(form)
        if inner[-1] is Ellipsis or len(inner) == 1:
            return get_origin(form)(
                self._part(inner[0], each, f"{at}[{number}]") for number, each in enumerate(self.as_list(data, at))
            )
        pair = self.as_object(data, at, _SIDES)
        return tuple(self._part(one, pair.get(name), f"{at}.{name}") for one, name in zip(inner, _SIDES, strict=True))

    def _point(self, data: object, at: str) -> CutPoint:
        found = self.as_object(data, at, ("label", "offset", "instruction"))
        if "label" in found and "instruction" not in found:
            return CutPoint(
                self._number(found.get("offset", 0), f"{at}.offset"), self.as_text(found["label"], f"{at}.label")
            )
        if "offset" in found or "label" in found:
            self.fail(at, "expected a label and an offset, or the number of an instruction", sorted(found))
        return CutPoint(self._number(found.get("instruction"), f"{at}.instruction"))

    def as_object(self, data: object, at: str, names: Sequence[str]) -> Mapping[str, object]:
        """An object whose keys are all among `names`, any with none."""
        if not isinstance(data, dict):
            self.fail(at, "expected an object", data)
        for name in data if names else ():
            if name not in names:
                self.fail(at, f"expected no other keys than {', '.join(names)}", name)
        return data

    def as_list(self, data: object, at: str, most: int = MOST_ITEMS) -> Sequence[object]:
        """A list."""
        if not isinstance(data, list) or len(data) > most:
            self.fail(at, f"expected a list of at most {most}", data)
        return data

    def as_text(self, data: object, at: str, most: int = MOST_LABEL) -> str:
        """A text that can be written."""
        if not isinstance(data, str) or len(data) > most:
            self.fail(at, f"expected a text of at most {most} characters", data)
        try:
            encode(data)
        except UnicodeEncodeError:
            self.fail(at, "expected a text that can be written as UTF-8", data)
        return data

    def _number(self, data: object, at: str) -> int:
        if isinstance(data, bool) or not isinstance(data, int) or not 0 <= data <= _MOST_NUMBER:
            self.fail(at, f"expected a whole number from 0 to {_MOST_NUMBER}", data)
        return data

    def fail(self, at: str, expected: str, data: object) -> NoReturn:
        """UserError for data of another form."""
        if isinstance(data, (dict, list)):
            shown = f"{'an object' if isinstance(data, dict) else 'a list'} of {len(data)}"
        elif data is None:
            shown = "nothing"
        else:
            text = str(data)
            shown = ascii(text) if isinstance(data, str) else ascii(text)[1:-1]
            shown = shown if len(shown) < 80 else f"{shown[:40]}..."
        raise UserError(f"{at}: {expected}, found {shown}", Span(self.path))
