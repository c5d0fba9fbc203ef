"""The objects of SARIF 2.1.0 that are written: their properties, which are required, their types and enumerations."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from urllib.parse import urlparse


@dataclass(frozen=True)
class Shape:
    """An object: each property with what it must be; those in `required` must be there, others may not."""

    properties: Mapping[str, object]
    required: frozenset[str] = frozenset()


def one_of(*values: str) -> frozenset[str]:
    return frozenset(values)


POSITIVE = "a number from 1"
URI = "a URI reference"
MESSAGE = Shape({"text": str, "markdown": str}, one_of("text"))
ARTIFACT = Shape({"uri": URI, "uriBaseId": str})
REGION = Shape(
    {
        "startLine": POSITIVE,
        "startColumn": POSITIVE,
        "endLine": POSITIVE,
        "endColumn": POSITIVE,
        "snippet": Shape({"text": str}),
    }
)
LOCATION = Shape({"physicalLocation": Shape({"artifactLocation": ARTIFACT, "region": REGION})})
LEVEL = one_of("none", "note", "warning", "error")
RULE = Shape(
    {
        "id": str,
        "shortDescription": MESSAGE,
        "fullDescription": MESSAGE,
        "help": MESSAGE,
        "helpUri": str,
        "defaultConfiguration": Shape({"level": LEVEL}),
    },
    one_of("id"),
)
REPLACEMENT = Shape({"deletedRegion": REGION, "insertedContent": Shape({"text": str})}, one_of("deletedRegion"))
CHANGE = Shape(
    {"artifactLocation": ARTIFACT, "replacements": [REPLACEMENT]}, one_of("artifactLocation", "replacements")
)
RESULT = Shape(
    {
        "ruleId": str,
        "ruleIndex": "a number from 0",
        "level": LEVEL,
        "message": MESSAGE,
        "locations": [LOCATION],
        "partialFingerprints": {"*": str},
        "fixes": [Shape({"description": MESSAGE, "artifactChanges": [CHANGE]}, one_of("artifactChanges"))],
    },
    one_of("message"),
)
NOTIFICATION = Shape({"level": LEVEL, "message": MESSAGE, "locations": [LOCATION]}, one_of("message"))
DRIVER = Shape({"name": str, "version": str, "rules": [RULE]}, one_of("name"))
RUN = Shape(
    {
        "tool": Shape({"driver": DRIVER}, one_of("driver")),
        "columnKind": one_of("utf16CodeUnits", "unicodeCodePoints"),
        "invocations": [
            Shape(
                {"executionSuccessful": bool, "toolExecutionNotifications": [NOTIFICATION]},
                one_of("executionSuccessful"),
            )
        ],
        "results": [RESULT],
    },
    one_of("tool"),
)
LOG = Shape({"$schema": URI, "version": one_of("2.1.0"), "runs": [RUN]}, one_of("version", "runs"))


def faults(value: object, shape: object, place: str = "$") -> Iterator[str]:
    """Where a value is not of a shape."""
    if isinstance(shape, Shape):
        if not isinstance(value, dict):
            yield f"{place} is no object"
            return
        yield from (f"{place} lacks {name}" for name in sorted(shape.required - value.keys()))
        for name, part in value.items():
            if name not in shape.properties:
                yield f"{place} may not have {name}"
            else:
                yield from faults(part, shape.properties[name], f"{place}.{name}")
    elif isinstance(shape, list):
        if not isinstance(value, list):
            yield f"{place} is no array"
            return
        for index, part in enumerate(value):
            yield from faults(part, shape[0], f"{place}[{index}]")
    elif isinstance(shape, dict):
        for name, part in value.items() if isinstance(value, dict) else ():
            yield from faults(part, shape["*"], f"{place}.{name}")
    elif isinstance(shape, frozenset):
        if value not in shape:
            yield f"{place} is {value!r}, not one of {sorted(shape)}"
    elif isinstance(shape, str):
        yield from _plain_faults(value, shape, place)
    elif not isinstance(value, shape if isinstance(shape, type) else object):
        yield f"{place} is {value!r}"


def _plain_faults(value: object, shape: str, place: str) -> Iterator[str]:
    if shape == URI:
        if not isinstance(value, str) or re.search(r"[\s<>\"{}|\\^`]|%(?![0-9A-Fa-f]{2})", value) or ":" in value[:2]:
            yield f"{place} is no URI reference: {value!r}"
        else:
            urlparse(value)
    elif not isinstance(value, int) or isinstance(value, bool) or value < int(shape[-1]):
        yield f"{place} is {value!r}, not {shape}"
