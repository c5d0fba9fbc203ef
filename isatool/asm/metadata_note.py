"""The metadata note of a code object (MessagePack) as the YAML of `.amdgpu_metadata`.

Note layout: name size, descriptor size, type 32 (NT_AMDGPU_METADATA), "AMDGPU\\0" padded to 4 bytes, MessagePack.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from typing import Final, TypeAlias

from isatool.asm.elf import Elf
from isatool.diagnostics import UserError

Value: TypeAlias = "int | str | bool | float | list[Value] | dict[str, Value] | None"

_NOTE_TYPE: Final = 32
_LISTS: Final = ("amdhsa.kernels", "amdhsa.printf")
_SHT_NOTE: Final = 7
_PLAIN: Final = re.compile(r"[A-Za-z_./$][\w./$@-]*")
# What LLVM would take for a number, a truth value or nothing, quoted or not.
_NOT_A_STRING: Final = re.compile(r"true|false|null|~|yes|no|on|off|y|n|nan|inf|infinity|[-+.]?\d.*", re.IGNORECASE)


def read_note(elf: Elf) -> dict[str, Value]:
    """The metadata of a code object; empty without the note, UserError if it is damaged. Where files were linked that
    have a note each, loaders take the lists of all of them together.
    """
    merged: dict[str, Value] = {}
    for note in read_notes(elf):
        for key, value in note.items():
            known = merged.get(key)
            if key in _LISTS and isinstance(known, list) and isinstance(value, list):
                value = [*known, *value]
            merged[key] = value
    return merged


def read_notes(elf: Elf) -> list[dict[str, Value]]:
    """Every metadata note of a code object, in order; UserError if one is damaged."""
    found: list[dict[str, Value]] = []
    for section in elf.sections:
        if section.kind != _SHT_NOTE:
            continue
        position = 0
        while position + 12 <= len(section.data):
            name_size, size, kind = struct.unpack_from("<III", section.data, position)
            start = position + 12 + -(-name_size // 4) * 4
            if kind == _NOTE_TYPE and section.data[position + 12 : position + 18] == b"AMDGPU":
                found.append(_document(section.data[start : start + size]))
            position = start + -(-size // 4) * 4
    return found


def _document(data: bytes) -> dict[str, Value]:
    value = unpacked(data, UserError("the metadata note of this code object is damaged"))
    return value if isinstance(value, dict) else {}


def unpacked(data: bytes, damaged: UserError) -> Value:
    """The first value of MessagePack data; `damaged` is raised if it has none."""
    try:
        return _unpack(data, 0)[0]
    except (struct.error, IndexError, UnicodeDecodeError, RecursionError, ValueError):
        raise damaged from None


def _unpack(data: bytes, at: int) -> tuple[Value, int]:
    """One MessagePack value and where the next one starts."""
    code = data[at]
    at += 1
    if code < 0x80:
        return code, at
    if code >= 0xE0:
        return code - 256, at
    if code < 0x90:
        return _unpack_map(data, at, code & 15)
    if code < 0xA0:
        return _unpack_array(data, at, code & 15)
    if code < 0xC0:
        return _unpack_string(data, at, code & 31)
    if code in _CONSTANTS:
        return _CONSTANTS[code], at
    if code in _NUMBERS:
        layout = _NUMBERS[code]
        return layout.unpack_from(data, at)[0], at + layout.size
    if code not in _SIZED:
        raise ValueError(f"MessagePack code {code:#x}")
    kind, layout = _SIZED[code]
    (count,) = layout.unpack_from(data, at)
    at += layout.size
    if kind == "string":
        return _unpack_string(data, at, count)
    return _unpack_array(data, at, count) if kind == "array" else _unpack_map(data, at, count)


def _unpack_string(data: bytes, at: int, count: int) -> tuple[str, int]:
    if at + count > len(data):
        raise ValueError("string past the end")
    return data[at : at + count].decode(), at + count


def _unpack_array(data: bytes, at: int, count: int) -> tuple[list[Value], int]:
    values: list[Value] = []
    for _ in range(count):
        value, at = _unpack(data, at)
        values.append(value)
    return values, at


def _unpack_map(data: bytes, at: int, count: int) -> tuple[dict[str, Value], int]:
    found: dict[str, Value] = {}
    for _ in range(count):
        key, at = _unpack(data, at)
        found[str(key)], at = _unpack(data, at)
    return found, at


_CONSTANTS: Final[dict[int, Value]] = {0xC0: None, 0xC2: False, 0xC3: True}
_NUMBERS: Final = {
    code: struct.Struct(f">{letter}")
    for code, letter in zip((0xCA, 0xCB, 0xCC, 0xCD, 0xCE, 0xCF, 0xD0, 0xD1, 0xD2, 0xD3), "fdBHIQbhiq", strict=True)
}
_SIZED: Final = {
    code: (kind, struct.Struct(f">{letter}"))
    for code, kind, letter in (
        *((0xD9, "string", "B"), (0xDA, "string", "H"), (0xDB, "string", "I")),
        *((0xDC, "array", "H"), (0xDD, "array", "I"), (0xDE, "map", "H"), (0xDF, "map", "I")),
    )
}


def yaml_lines(value: dict[str, Value]) -> Iterator[str]:
    """The YAML document of a metadata map, without `---` and `...`."""
    yield from _block(value, "")


def _block(value: Value, indent: str) -> Iterator[str]:
    if isinstance(value, dict):
        for key, item in value.items():
            yield from _entry(f"{indent}{_scalar(key)}:", item, indent)
    elif isinstance(value, list):
        for item in value:
            if isinstance(item, (dict, list)) and item:
                first, *rest = _block(item, indent + "  ")
                yield f"{indent}- {first[len(indent) + 2 :]}"
                yield from rest
            else:
                yield f"{indent}- {_scalar(item)}"


def _entry(head: str, item: Value, indent: str) -> Iterator[str]:
    if isinstance(item, (dict, list)) and item:
        yield head
        yield from _block(item, indent + "  ")
    else:
        yield f"{head} {_scalar(item)}"


def _scalar(value: Value) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if value is None:
        return "null"
    if isinstance(value, list):
        return "[]"
    if isinstance(value, dict):
        return "{}"
    if not isinstance(value, str):
        return str(value)
    if _NOT_A_STRING.fullmatch(value):
        return f'!str "{value}"'
    if _PLAIN.fullmatch(value):
        return value
    if any(ord(character) < 32 for character in value):
        return '"' + "".join(f"\\x{ord(c):02x}" if ord(c) < 32 or c in '"\\' else c for c in value) + '"'
    return "'" + value.replace("'", "''") + "'"
