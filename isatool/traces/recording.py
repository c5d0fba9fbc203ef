"""Files that hold traces: tinygrad's profile pickles with their code objects, raw SQTT buffers beside one, and decoded
rows (`isatool.traces.rows`).

A pickle is read without running anything that it names: every class in it becomes a bag of what it was built from.
"""

from __future__ import annotations

import io
import pickle
import struct
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from isatool.asm.elf import EM_AMDGPU, read_elf
from isatool.asm.files import read_bounded
from isatool.diagnostics import Span, UserError
from isatool.isa.chips import CHIPS
from isatool.records import record
from isatool.traces.packets import Packet, decode
from isatool.traces.rows import read_rows

MOST_BYTES: Final = 1 << 30
_DESCRIPTOR: Final = ".kd"
_PICKLE: Final = b"\x80"
_HEADER: Final = struct.Struct("<16sHHIQQQIHHHHHH")
_SHARED_OBJECT: Final = 3
_IDENTIFICATION: Final = b"\x7fELF\x02\x01\x01\x40\x04" + bytes(7)
"""64 bits, little endian, OS ABI of HSA, its version for code object version 6"""
_MACHINES: Final = {**{target.name: target.elf_machine for target in CHIPS}, "gfx1200": 0x48, "gfx1201": 0x4E}
"""also of chips whose recordings are read and whose code is not"""


@record
class RecordedDispatch:
    """One traced run of a kernel on one shader engine: its buffer of packets and the code object that ran."""

    kernel: str
    shader_engine: int
    chip: str
    """"" if the recording does not say"""
    blob: bytes
    """the raw buffer, empty if the recording holds decoded rows"""
    code_object: bytes
    path: str = "trace"
    rows: tuple[Packet, ...] = ()
    number: int = 0
    """of the dispatches of its process, from 1 on; 0 if the recording does not say"""

    def packets(self) -> Iterator[Packet]:
        """What was recorded, in order; UserError if the buffer is no trace."""
        return iter(self.rows) if self.rows else decode(self.blob, self.path)


def read_recording(path: str, code_object: str | None = None) -> tuple[RecordedDispatch, ...]:
    """The dispatches with instructions of a recording, in order; UserError if it holds none or cannot be read.

    `code_object`: a path, needed beside a raw buffer, which holds none.
    """
    data = _read(path)
    rows = read_rows(data, path)
    if rows is not None:
        beside = code_object or Path(path).parent / "lib" / f"{rows.code_object}.hsaco"
        library = with_identification(_read(str(beside)), rows.chip)
        found: tuple[RecordedDispatch, ...] = (
            RecordedDispatch(rows.kernel, rows.shader_engine, rows.chip, b"", library, path, rows.packets, rows.number),
        )
    elif data.startswith(_PICKLE):
        found = tuple(_of_events(_events(data, path), path))
    elif code_object is None:
        raise UserError(
            "a raw trace does not hold the code that ran", Span(path), "name the code object: --code-object FILE.hsaco"
        )
    else:
        found = (_raw(data, _read(code_object), path),)
    if not found:
        raise UserError("no instructions were traced in this recording", Span(path), "record with instruction tracing")
    return found


def _raw(blob: bytes, code_object: bytes, path: str) -> RecordedDispatch:
    """A raw buffer with the code object that the user named: its chip, and its kernel if there is but one."""
    elf = read_elf(code_object, path)
    chip = next((name for name, number in _MACHINES.items() if number == elf.flags & 0xFF), "")
    kernels = [name.removesuffix(_DESCRIPTOR) for name in elf.symbol_names if name.endswith(_DESCRIPTOR)]
    return RecordedDispatch(kernels[0] if len(kernels) == 1 else "", 0, chip, blob, code_object, path)


def _read(path: str) -> bytes:
    return read_bounded(path, MOST_BYTES, hint="name a recording of tinygrad, or a raw trace")


class _Bag:
    """What stands for any object in a pickle: its class's name and what it was built from; running it does nothing."""

    name = ""

    def __init__(self, *_: object, **__: object) -> None:
        self.state: dict[str, object] = {}

    def __setstate__(self, state: object) -> None:
        self.state = {}
        for part in state if isinstance(state, tuple) else (state,):
            if isinstance(part, dict):
                self.state.update(part)

    def __setitem__(self, key: object, value: object) -> None:
        """Items of a mapping type are not needed."""

    def append(self, value: object) -> None:
        """Items of a list type are not needed."""

    def extend(self, values: object) -> None:
        """Items of a list type are not needed."""


class _Reader(pickle.Unpickler):
    def find_class(self, module: str, name: str) -> type[_Bag]:
        return type("Bag", (_Bag,), {"name": name})

    def persistent_load(self, _: object) -> None:
        return None


def _events(data: bytes, path: str) -> Sequence[_Bag]:
    try:
        loaded = _Reader(io.BytesIO(data)).load()
    except Exception as error:  # whatever a broken pickle leads to
        raise UserError(f"cannot read this pickle: {type(error).__name__}", Span(path)) from None
    if not isinstance(loaded, list):
        raise UserError("this pickle is not a list of profile events", Span(path), "expected a recording of tinygrad")
    return [event for event in loaded if isinstance(event, _Bag)]


def _of_events(events: Sequence[_Bag], path: str) -> Iterator[RecordedDispatch]:
    chips = {event.state.get("device"): _chip(event) for event in events if event.name == "ProfileDeviceEvent"}
    programs: dict[object, _Bag] = {}
    for event in events:
        if event.name == "ProfileProgramEvent":
            for key in ("tag", "name"):
                programs.setdefault(event.state.get(key), event)
    for event in events:
        state = event.state
        blob, program = state.get("blob"), programs.get(state.get("kern"))
        if event.name != "ProfileSQTTEvent" or not state.get("itrace") or not isinstance(blob, bytes):
            continue
        library = program.state.get("lib") if program is not None else None
        if program is None or not isinstance(library, bytes):
            raise UserError(f"the code object of kernel {state.get('kern')} is not in this recording", Span(path))
        chip = chips.get(state.get("device"), "")
        engine, tag = state.get("se"), state.get("exec_tag")
        yield RecordedDispatch(
            str(program.state.get("name", "")),
            engine if isinstance(engine, int) else 0,
            chip,
            blob,
            with_identification(library, chip),
            path,
            number=tag if isinstance(tag, int) else 0,
        )


def _chip(event: _Bag) -> str:
    """gfx1100 from 110000; "" for a device that is no GPU."""
    properties = event.state.get("props")
    version = properties.get("gfx_target_version") if isinstance(properties, Mapping) else None
    return f"gfx{version // 10000}{version // 100 % 100:x}{version % 100:x}" if isinstance(version, int) else ""


def with_identification(code_object: bytes, chip: str) -> bytes:
    """A code object whose header lost identification, machine, flags or sizes of headers, with them filled in.

    Assembled kernels of some recordings come so; fields that are not zero stay as they are.
    """
    if len(code_object) < _HEADER.size or chip not in _MACHINES:
        return code_object
    found = _HEADER.unpack_from(code_object)
    lost = (_IDENTIFICATION, _SHARED_OBJECT, EM_AMDGPU, 1, 0, 0, 0, _MACHINES[chip], _HEADER.size, 56, 0, 64, 0, 0)
    fields = [old or new for old, new in zip(found[1:], lost[1:], strict=True)]
    identification = bytes(old or new for old, new in zip(found[0], _IDENTIFICATION, strict=True))
    return _HEADER.pack(identification, *fields) + code_object[_HEADER.size :]
