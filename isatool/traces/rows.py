"""Decoded traces as rows: gzipped JSON lines, a header with kernel, chip and digest of the code object, then a packet a
line with its time `t`, kind `k`, wave slot `w` and operation `op` by name. Such files exchange traces without the raw
buffers; what they say about instructions (`pc`, `i`) is not used, the walk finds it again.
"""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator, Mapping
from typing import Final

from isatool.diagnostics import Span, UserError
from isatool.records import record
from isatool.traces.packets import Packet

_GZIP: Final = b"\x1f\x8b"
_MOST_BYTES: Final = 1 << 30
_NUMBERED: Final = re.compile(r"_(\d+)\.jsonl")
_OPERATIONS: Final = {"SALU": 0, "SMEM_RD": 1, "JUMP": 3, "JUMP_NO": 4, "CALL": 5, "MESSAGE": 9}
_OTHER_SIMD: Final = 0x50
_OTHER_VMEM: Final = 0x5A
_UNNAMED: Final = 0x7F
"""an operation of which only the name is known: the walk asks for branches alone"""
_SOURCES: Final = {"SALU": 1, "VALU": 2, "VALU_SALU": 3, "LDS": 0, "LDS_ALT": 1, "VMEM": 2, "VMEM_ALT": 3}


@record
class RowsFile:
    """A file of decoded rows. `code_object`: digest by which it is named."""

    kernel: str
    chip: str
    shader_engine: int
    code_object: str
    packets: tuple[Packet, ...]
    number: int
    """of the dispatch in its process, 0 if neither the header nor the file's name says it"""


def read_rows(data: bytes, path: str) -> RowsFile | None:
    """The rows of a file; None if it is none of this kind, UserError if it is broken."""
    if data.startswith(_GZIP):
        expander = zlib.decompressobj(wbits=31)
        try:
            data = expander.decompress(data, _MOST_BYTES)
        except zlib.error as error:
            raise UserError(f"cannot unpack this file: {error}", Span(path)) from None
    first, _, rest = data.partition(b"\n")
    if not first.startswith(b"{"):
        return None
    header = _object(first, path, 1)
    texts = [header.get(key) for key in ("kernel", "arch", "lib")]
    engine = header.get("se")
    if not all(isinstance(text, str) for text in texts) or not isinstance(engine, int):
        raise UserError("the first row is not the header of a trace", Span(path, 1), "keys: kernel, arch, se, lib")
    kernel, chip, library = map(str, texts)
    if not library.isalnum():
        raise UserError("the code object is named by a digest", Span(path, 1), '"lib": "0b199fe3"')
    lines = enumerate(rest.splitlines(), 2)
    said, named = header.get("dispatch"), _NUMBERED.search(path)
    number = said if isinstance(said, int) else int(named[1]) if named is not None else 0
    return RowsFile(kernel, chip, engine, library, tuple(_packets(lines, path)), number)


def _packets(lines: Iterator[tuple[int, bytes]], path: str) -> Iterator[Packet]:
    last: tuple[int, int] | None = None
    for number, line in lines:
        row = _object(line, path, number)
        kind, time = row.get("k"), row.get("t")
        if kind == "SKIPPED":  # an instruction without a packet
            continue
        if not isinstance(kind, str) or not isinstance(time, int):
            raise UserError("a row needs a time and a kind", Span(path, number), '{"t": 7, "k": "VALUINST", "w": 0}')
        fields = _fields(row, kind)
        if kind == "IMMEDIATE_MASK":  # one row a wave
            fields["mask"] = 1 << fields.get("wave", 0)
        last = (time, number)
        yield Packet(time, kind, fields)
    if last is None:
        raise UserError("there are no rows in this file", Span(path, 1))


def _fields(row: Mapping[str, object], kind: str) -> dict[str, int]:
    found = {}
    for name, key in (("wave", "w"), ("simd", "simd"), ("mask", "mask")):
        value = row.get(key)
        if isinstance(value, int) and 0 <= value < 1 << 16:
            found[name] = value
    place = row.get("cu")
    if isinstance(place, int):
        found |= {"cu_low": place & 7, "cu_high": place >> 3}
    operation = row.get("op")
    if kind == "INST":
        name = str(operation)
        found["operation"] = _operation(name)
        found.setdefault("wave", 0)
    source = row.get("src")
    if isinstance(source, str):
        found["source"] = _SOURCES.get(source, 0)
    return found


def _operation(name: str) -> int:
    """Its number; of the partner SIMD's accesses by the registers that they move."""
    if name.startswith("OTHER_"):
        registers = name.rsplit("_", 1)[-1]
        return (_OTHER_VMEM if "VMEM" in name else _OTHER_SIMD) + (int(registers) - 1 if registers in "123456" else 0)
    return _OPERATIONS.get(name, _UNNAMED)


def _object(line: bytes, path: str, number: int) -> dict[str, object]:
    try:
        found = json.loads(line)
    except (ValueError, RecursionError):
        raise UserError("this row is not JSON", Span(path, number)) from None
    if not isinstance(found, dict):
        raise UserError("a row is a JSON object", Span(path, number))
    return found
