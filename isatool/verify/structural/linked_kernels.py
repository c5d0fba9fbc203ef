"""Whether two code objects launch a kernel alike: as it was read, its entry, size, descriptor and metadata."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from isatool.asm import descriptor_bytes
from isatool.asm.descriptor import Descriptor
from isatool.asm.elf import DESCRIPTOR_BYTES, Elf
from isatool.asm.metadata_note import Value
from isatool.ir.program import Function
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.structural.linked_objects import (
    EXECUTABLE,
    FUNCTION,
    OBJECT,
    PADDING,
    Linked,
    descriptor_in,
    section_of,
    seen_from_outside,
)

_ENTRY_ALIGNMENT: Final = 256
_MODE: Final = "workgroup_processor_mode"
_COUNTS: Final = frozenset((
    ".vgpr_count", ".sgpr_count", ".agpr_count", ".vgpr_spill_count", ".sgpr_spill_count",
    ".private_segment_fixed_size", ".group_segment_fixed_size", f".{_MODE}",
))  # fmt: skip
"""keys of a kernel's metadata that the proof judges, or that say nothing to the loader"""
_NOT_READ: Final = frozenset(("inst_pref_size", "reserve_vcc", "next_free_sgpr"))
"""fields of a descriptor that only the assembler knows, or that an object does not hold"""


def not_as_read(function: Function, linked: Linked) -> str | None:
    """What the object says of a kernel otherwise than the text does as it was read."""
    launch = DeclaredLaunch.of(function)
    data = descriptor_in(linked.loaded, function.name)
    if launch is None or data is None:
        return f"the object has no descriptor of {function.name}"
    declared = launch.descriptor
    for name, value in descriptor_bytes.directives(data, function.target, declared.vgprs, None):
        if name in _NOT_READ:
            continue
        expected = declared.user_sgpr_count if name == "user_sgpr_count" else _value(declared, name)
        if value != expected:
            return f".amdhsa_{name} is {value} in the object, and was read as {expected}"
    metadata = launch.metadata
    entries = _entries(linked.notes, function.name)
    if metadata is None or len(entries) != 1:
        return None
    said: tuple[tuple[str, Value], ...] = (
        (".kernarg_segment_size", metadata.kernarg_segment_size),
        (".group_segment_fixed_size", metadata.group_segment_fixed_size),
        (".max_flat_workgroup_size", metadata.max_flat_workgroup_size),
        (f".{_MODE}", metadata.workgroup_processor_mode),
        (".reqd_workgroup_size", list(metadata.required_workgroup_size)),
        (".uniform_work_group_size", int(metadata.uniform_work_group_size)),
    )
    for key, read in said:
        if key in entries[0] and entries[0][key] != read:
            return f"{key} is {entries[0][key]} in the note, and was read as {read}"
    return None


def _value(declared: Descriptor, name: str) -> int:
    try:
        return declared.value(name)
    except KeyError:
        return 0


def entries_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Why kernels, as the loader enters and sees them, differ; None if they do not."""
    places: list[tuple[int, int]] = []
    for name, linked in zip(names, objects, strict=True):
        symbol, section = linked.loaded.symbol_names.get(name), None
        if symbol is not None:
            section = section_of(linked.loaded, symbol)
        if symbol is None or section is None or not section.flags & EXECUTABLE:
            return f"{name} is not in an executable section"
        descriptor = linked.loaded.symbol_names[f"{name}.kd"]
        data = descriptor_in(linked.loaded, name)
        assert data is not None
        if descriptor.value + int.from_bytes(data[16:24], "little", signed=True) != symbol.value:
            return f"the descriptor of {name} does not point to it"
        made = linked.made.symbol_names[name]
        home = section_of(linked.made, made)
        placed = (
            symbol.value,
            made.value,
            0 if home is None else home.alignment,
        )  # another linker may place it elsewhere
        places.append((max(place % _ENTRY_ALIGNMENT for place in placed), descriptor.value % DESCRIPTOR_BYTES))
    for what, multiple, first, second in zip(
        ("kernel", "descriptor"), (_ENTRY_ALIGNMENT, DESCRIPTOR_BYTES), *places, strict=True
    ):
        if second and not first:
            return f"the second {what} is not at a multiple of {multiple} bytes"
    for end in ("", ".kd"):
        first_seen, second_seen = (
            seen_from_outside(linked.loaded, linked.loaded.symbol_names[f"{name}{end}"])
            for name, linked in zip(names, objects, strict=True)
        )
        if first_seen != second_seen:
            return f"the symbol {names[1]}{end} differs in type, binding, visibility or section"
    return None


def own_sizes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """A kernel's size is that of its code if it was in the first file."""
    first, second = (_beyond_code(linked.made, name) for name, linked in zip(names, objects, strict=True))
    return None if second in (first, 0) else f"the size of {names[1]} is not that of its code"


def _beyond_code(elf: Elf, kernel: str) -> int | None:
    """How much larger the size of a kernel is than its code without the padding after it; None without a size."""
    symbol = elf.symbol_names[kernel]
    if not symbol.size:
        return None
    data = elf.sections[symbol.section].data
    starts = (s.value for s in elf.symbols if s.section == symbol.section and s.kind in (FUNCTION, OBJECT))
    end = min((start for start in starts if start > symbol.value), default=len(data))
    code = data[symbol.value : end]
    while code.endswith(PADDING) and len(code) > symbol.size:
        code = code[:-4]
    return symbol.size - len(code)


def descriptors_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Whether descriptors differ in what the proof does not judge, in words."""
    first, second = (_masked(linked.loaded, name) for name, linked in zip(names, objects, strict=True))
    return None if first == second else "the descriptors differ"


def _masked(elf: Elf, kernel: str) -> bytes:
    """A descriptor without the fields that the proof judges: LDS, private memory, entry, VGPRs, mode, prefetch."""
    data = bytearray(descriptor_in(elf, kernel) or b"")
    data[:8] = bytes(8)
    data[16:24] = bytes(8)
    for offset, mask in ((44, 0x3F0), (48, 0x2000003F)):
        word = int.from_bytes(data[offset : offset + 4], "little") & ~mask
        data[offset : offset + 4] = word.to_bytes(4, "little")
    return bytes(data)


def notes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str | None:
    """Why the metadata that the loader finds differ; None if they do not."""
    notes = [linked.notes for linked in objects]
    if len(notes[0]) != len(notes[1]):
        return f"the files have {len(notes[0])} and {len(notes[1])} notes of metadata"
    if [_without_kernels(note) for note in notes[0]] != [_without_kernels(note) for note in notes[1]]:
        return "the notes of metadata differ"
    found = [_entries(each, name) for each, name in zip(notes, names, strict=True)]
    if len(found[0]) != len(found[1]):
        return f"the metadata list {names[1]} {len(found[1])} times, that of the first file {len(found[0])} times"
    renamed = frozenset(() if names[0] == names[1] else (".name", ".symbol"))
    for first, second in zip(*found, strict=True):
        if renamed and (first.get(".name") == names[0]) != (second.get(".name") == names[1]):
            return "the metadata name the kernels differently"
        if _without(first, _COUNTS | renamed) != _without(second, _COUNTS | renamed):
            return "the metadata of the kernels differ"
    others = [_listed(each, name) for each, name in zip(notes, names, strict=True)]
    return None if others[0] == others[1] else "the metadata list other kernels"


def _entries(notes: list[dict[str, Value]], kernel: str) -> list[dict[str, Value]]:
    """What notes say of a kernel."""
    found: list[dict[str, Value]] = []
    for note in notes:
        kernels = note.get("amdhsa.kernels")
        for entry in kernels if isinstance(kernels, list) else ():
            if isinstance(entry, dict) and entry.get(".symbol") == f"{kernel}.kd":
                found.append(entry)
    return found


def _without(entry: Mapping[str, Value], keys: frozenset[str]) -> dict[str, Value]:
    return {key: value for key, value in entry.items() if key not in keys}


def _without_kernels(note: dict[str, Value]) -> dict[str, Value]:
    return _without(note, frozenset(("amdhsa.kernels",)))


def _listed(notes: list[dict[str, Value]], kernel: str) -> list[object]:
    """The other kernels in notes."""
    found: list[object] = []
    for note in notes:
        kernels = note.get("amdhsa.kernels")
        for entry in kernels if isinstance(kernels, list) else ():
            if not isinstance(entry, dict):
                found.append(entry)
            elif entry.get(".symbol") != f"{kernel}.kd":
                found.append(_without(entry, _COUNTS))
    return found
