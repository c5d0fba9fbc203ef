"""Decoded rows: gzipped JSON lines with a header, walked like the packets of a raw buffer."""

from __future__ import annotations

import gzip
import json
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from isatool.diagnostics import UserError
from isatool.traces.recording import read_recording
from isatool.traces.rows import read_rows
from isatool.traces.walk import TracedCode, walk

HEADER = {"kernel": "k", "arch": "gfx1100", "se": 1, "lib": "0123abcd"}
ROWS = [
    {"t": 5, "k": "WAVESTART", "w": 2, "simd": 0, "cu": 0, "traced": True},
    {"t": 5, "k": "WAVESTART", "w": 2, "simd": 1, "cu": 0, "traced": False},
    {"t": 7, "k": "IMMEDIATE_MASK", "w": 2, "pc": 0, "i": "s_clause(1)"},
    {"t": 8, "k": "VALUINST", "w": 2},
    {"t": None, "k": "SKIPPED", "w": 2},
    {"t": 9, "k": "INST", "w": 0, "op": "OTHER_VMEM_2"},
    {"t": 16, "k": "ALUEXEC", "src": "VALU_SALU"},
    {"t": 17, "k": "INST", "w": 2, "op": "JUMP"},
    {"t": 30, "k": "VALUINST", "w": 2},
    {"t": 40, "k": "WAVEEND", "w": 2, "simd": 0, "cu": 0},
]
CODE = TracedCode(("s_clause 0x1", "v_mov_b32 v0, 0", "s_branch 65534"), (0, 4, 8), (None, None, 4))


def _text(rows: list[dict[str, object]]) -> bytes:
    return "\n".join(json.dumps(row) for row in rows).encode()


@pytest.mark.parametrize("pack", [bytes, gzip.compress])
def test_rows_are_walked_like_packets(tmp_path: Path, pack: type[bytes]) -> None:
    (tmp_path / "lib").mkdir()
    (tmp_path / "lib" / "0123abcd.hsaco").write_bytes(b"\x7fELF" + bytes(60))
    path = tmp_path / "rows.jsonl.gz"
    path.write_bytes(pack(_text([HEADER, *ROWS])))
    (dispatch,) = read_recording(str(path))
    assert (dispatch.kernel, dispatch.chip, dispatch.shader_engine) == ("k", "gfx1100", 1)
    (wave,) = walk(dispatch.packets(), CODE)
    assert [(issue.place, issue.time, issue.execution) for issue in wave.issues] == [
        (0, 7, None), (1, 8, 16), (2, 17, None), (1, 30, None),
    ]  # fmt: skip
    assert (wave.slot, wave.start, wave.end, wave.lost) == (2, 5, 40, "")


@pytest.mark.parametrize(
    ("said", "name", "number"),
    [({}, "rows.jsonl", 0), ({}, "run__k__se0_2.jsonl", 2), ({"dispatch": 3}, "run__k__se0_2.jsonl", 3),
     ({"dispatch": None}, "run__k__se0_1.jsonl.gz", 1)],
)  # fmt: skip
def test_the_number_of_a_dispatch_is_in_the_header_or_the_name(said: dict[str, object], name: str, number: int) -> None:
    found = read_rows(_text([HEADER | said, *ROWS]), name)
    assert found is not None
    assert found.number == number


def test_a_file_of_another_kind_is_not_rows() -> None:
    assert read_rows(b"\x80\x04", "file") is None


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ([HEADER], "no rows"),
        ([{"kernel": "k"}, *ROWS], "not the header"),
        ([HEADER | {"lib": "../../etc/passwd"}, *ROWS], "named by a digest"),
        ([HEADER, {"k": "VALUINST"}], "needs a time"),
    ],
)
def test_broken_rows_are_one_message_with_the_line(rows: list[dict[str, object]], message: str) -> None:
    with pytest.raises(UserError, match=message):
        read_rows(_text(rows), "rows.jsonl")


@given(st.binary(max_size=80))
def test_any_bytes_are_rows_or_one_message(rest: bytes) -> None:
    for begin in (b"{", b"\x1f\x8b", _text([HEADER]) + b"\n"):
        with suppress(UserError):
            read_rows(begin + rest, "rows")
