"""What derives from the fields and docstrings of lemmas: their part of docs/certificates.md and of the JSON schema."""

from __future__ import annotations

import inspect
import json
import textwrap
from collections.abc import Iterator
from dataclasses import MISSING, is_dataclass
from typing import Any, Final, get_args, get_origin

from isatool.verify.lemma import Lemma, kinds
from isatool.verify.plain_data import MOST_ITEMS, MOST_LABEL, is_beside, keys_of, parts_of
from isatool.verify.verdict import CutPoint

PAGE: Final = "docs/certificates.md"
SCHEMA: Final = "docs/certificate.schema.json"
WIDTH: Final = 140


def rows() -> list[str]:
    """The table of all kinds, and what there is to say of some besides."""
    lines = ["| `step` | keys | what is shown |", "| --- | --- | --- |"]
    more = []
    for name, lemma in kinds().items():
        first, *rest = _paragraphs(lemma)
        keys = ", ".join(f"`{key}`" for key in keys_of(lemma))
        lines.append(f"| `{name}` | {keys} | {' '.join(first.split()).removesuffix('.')} |")
        for number, text in enumerate(rest):
            more += ["", *_wrapped(text if number else f"`{name}`: {text}")]
    return [*lines, *more, ""]


def _paragraphs(lemma: type[Lemma]) -> list[str]:
    return (inspect.getdoc(lemma) or "").split("\n\n")


def _wrapped(text: str) -> list[str]:
    if "```" in text:
        return text.split("\n")
    return textwrap.wrap(text, WIDTH, break_long_words=False, break_on_hyphens=False)


def schema(old: str) -> str:
    """The schema with the steps of today."""
    document = json.loads(old)
    known = document["$defs"]
    kept = {name: known[name] for name in ("number", "place", "file", "kernel")}
    document["$defs"] = {**kept, "step": {"oneOf": list(_steps())}}
    return json.dumps(document, indent=2) + "\n"


def _steps() -> Iterator[dict[str, object]]:
    for name, lemma in kinds().items():
        found = _object(lemma)
        first = {"step": {"const": name}, "program": {"type": "string"}}
        yield {**found, "required": ["step", *found["required"]], "properties": first | found["properties"]}


def _object(kind: Any) -> dict[str, Any]:
    properties: dict[str, object] = {}
    required: list[str] = []
    for field, form in parts_of(kind):
        if is_beside(form):
            inner = _object(form)
            properties |= inner["properties"]
            required += inner["required"]
        else:
            properties[field.name] = _form(form)
            required += [field.name] if field.default is MISSING else []
    return {"type": "object", "required": required, "additionalProperties": False, "properties": properties}


def _form(form: Any) -> dict[str, Any]:
    if form is int:
        return {"$ref": "#/$defs/number"}
    if form is str:
        return {"type": "string", "maxLength": MOST_LABEL}
    if form is CutPoint:
        return {"$ref": "#/$defs/place"}
    if is_dataclass(form):
        return _object(form)
    inner = get_args(form)
    if get_origin(form) is frozenset or inner[-1] is Ellipsis:
        return {"type": "array", "maxItems": MOST_ITEMS, "items": _form(inner[0])}
    sides = {name: _form(each) for name, each in zip(("first", "second"), inner, strict=True)}
    return {"type": "object", "required": [*sides], "additionalProperties": False, "properties": sides}
