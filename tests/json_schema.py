"""The published JSON Schemas, held against what is printed: the keywords that these documents have."""

from __future__ import annotations

import re
from typing import Final

Json = dict[str, "Json"] | list["Json"] | str | int | float | bool | None

_TYPES: Final[dict[str, tuple[type, ...]]] = {
    "object": (dict,), "array": (list,), "string": (str,), "integer": (int,), "number": (int, float), "boolean": (bool,)
}  # fmt: skip


def definition(document: Json, name: str) -> Json:
    """A schema that a document defines by name."""
    assert isinstance(document, dict)
    found = document["$defs"]
    assert isinstance(found, dict)
    return found[name]


def faults(value: Json, schema: Json, document: Json, place: str = "$") -> list[str]:
    """What keeps a value from being one of a schema of a document."""
    assert isinstance(schema, dict)
    if isinstance(reference := schema.get("$ref"), str):
        return faults(value, definition(document, reference.rpartition("/")[2]), document, place)
    if "const" in schema:
        return [] if value == schema["const"] else [f"{place} is not {schema['const']}"]
    if isinstance(alternatives := schema.get("oneOf"), list):
        fitting = sum(not faults(value, each, document, place) for each in alternatives)
        return [] if fitting == 1 else [f"{place} fits {fitting} alternatives"]
    kind = str(schema["type"])
    if not isinstance(value, _TYPES[kind]) or (isinstance(value, bool) and kind != "boolean"):
        return [f"{place} is no {kind}"]
    found: list[str] = []
    lowest, highest = schema.get("minimum"), schema.get("maximum")
    if (
        isinstance(value, int)
        and isinstance(lowest, int)
        and isinstance(highest, int)
        and not lowest <= value <= highest
    ):
        found.append(f"{place} is out of range")
    if isinstance(value, str) and isinstance(pattern := schema.get("pattern"), str) and not re.match(pattern, value):
        found.append(f"{place} is not {pattern}")
    if isinstance(value, list):
        found += [f"{place} is empty"] if schema.get("minItems") and not value else []
        found += [fault for each in value for fault in faults(each, schema["items"], document, f"{place}[]")]
    if isinstance(value, dict):
        properties, required = schema.get("properties", {}), schema.get("required", [])
        others = schema.get("additionalProperties") or None
        assert isinstance(properties, dict)
        assert isinstance(required, list)
        found += [f"{place} lacks {key}" for key in required if key not in value]
        for key, each in value.items():
            if key in properties or others is not None:
                found += faults(each, properties.get(key, others), document, f"{place}.{key}")
            else:
                found.append(f"{place}.{key} is not described")
    return found
