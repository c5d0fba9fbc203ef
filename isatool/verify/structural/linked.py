"""Whether the linked code objects of two files launch alike: what runs is an object, the text only says what it is.

Compared are the parts that a proof about instructions takes for granted: that both texts assemble, that descriptor and
metadata in the object are those that were read, where the kernel is entered, how its symbols are seen from outside,
what the loader finds in the notes, and all other code and data with their relocations. Differences that the proof
judges (register counts, private memory, the processor mode, the code of kernels) are left to it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Final

from isatool.asm import descriptor_bytes
from isatool.asm.descriptor import Descriptor
from isatool.asm.elf import DESCRIPTOR_BYTES, Elf, Section, Symbol, read_elf
from isatool.asm.emitter import emit
from isatool.asm.metadata_note import Value, read_notes
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.verify.launch import Launch

_ENTRY_ALIGNMENT: Final = 256
_ALLOCATED: Final = 2
_EXECUTABLE: Final = 4
_NOTE: Final = 7
_FUNCTION: Final = 2
_OBJECT: Final = 1
_ABSOLUTE: Final = 0xFFF1
_LOCAL: Final = 0
_PADDING: Final = (b"\x00\x00\x9f\xbf", b"\x00\x00\x80\xbf", bytes(4))
"""s_code_end, s_nop 0, nothing"""
_MODE: Final = "workgroup_processor_mode"
_COUNTS: Final = frozenset((
    ".vgpr_count", ".sgpr_count", ".agpr_count", ".vgpr_spill_count", ".sgpr_spill_count",
    ".private_segment_fixed_size", ".group_segment_fixed_size", f".{_MODE}",
))  # fmt: skip
"""keys of a kernel's metadata that the proof judges, or that say nothing to the loader"""
_NOT_READ: Final = frozenset(("inst_pref_size", "reserve_vcc", "next_free_sgpr"))
"""fields of a descriptor that only the assembler knows, or that an object does not hold"""


@dataclass(frozen=True)
class Linked:
    """A text as an object file, and as the code object that the loader takes."""

    made: Elf
    loaded: Elf

    @cached_property
    def notes(self) -> list[dict[str, Value]]:
        """What the loader finds of metadata."""
        return read_notes(self.loaded)


@dataclass(frozen=True, eq=False)
class LinkedFiles:
    """A file and what became of it, linked once for all kernels that are proved alone."""

    before: Program
    after: Program
    toolchain: Toolchain

    def launch_alike(self, a: Function, b: Function) -> bool:
        """Whether these objects launch two kernels alike, of the same name and code in them as in programs of their
        own. False where that is not known.
        """
        if a.name != b.name or not _holds(self.before, a) or not _holds(self.after, b):
            return False
        return self._objects is not None and not _kernels_differ((a, b), self._objects)

    def link(self) -> None:
        """Assemble and link both now, before other processes that ask are forked."""
        self._objects  # noqa: B018

    @cached_property
    def _objects(self) -> tuple[Linked, Linked] | None:
        """Both objects; None if they differ in more than kernels."""
        try:
            first, second = (
                _linked(self.toolchain, emit(program), program.chip, program.wave_size, program.path)
                for program in (self.before, self.after)
            )
        except UserError:
            return None
        differ = _processors_differ((first, second)) or _files_differ(
            (self.before, self.after), ("", ""), (first, second)
        )
        return None if differ else (first, second)


def _holds(program: Program, function: Function) -> bool:
    """Whether a program has this kernel, with the same text, for the same chip."""
    if (program.chip, program.wave_size) != (function.program.chip, function.program.wave_size):
        return False
    found = next((kernel for kernel in program.kernels if kernel.name == function.name), None)
    return found is not None and (
        program.texts[found.first : found.last] == function.program.texts[function.first : function.last]
    )


def linked_difference(a: Function, b: Function, toolchain: Toolchain, files: LinkedFiles | None = None) -> str:
    """Why the code objects of two files do not launch these kernels alike, "" if they do. `files`: those that the
    kernels are from; the objects of kernels alone are only made where these do not show that they launch alike.
    """
    if files is not None and files.launch_alike(a, b):
        return ""
    found: list[Linked] = []
    for function, name in ((a, "first"), (b, "second")):
        program = function.program
        try:
            found.append(_linked(toolchain, emit(program), program.chip, program.wave_size, program.path))
        except AssembleError as error:
            first = error.diagnostics[0]
            return f"the {name} file does not assemble: line {first.span.line}: {first.message}"
        except UserError as error:
            return f"the {name} file does not link: {error}"
    return _difference((a, b), (found[0], found[1]))


@lru_cache(maxsize=4)
def _linked(toolchain: Toolchain, text: str, chip: str, wave_size: int, path: str) -> Linked:
    made = toolchain.assemble(text, chip, wave_size, path)
    return Linked(read_elf(made), read_elf(toolchain.link(made)))


def _difference(functions: tuple[Function, Function], objects: tuple[Linked, Linked]) -> str:
    programs = (functions[0].program, functions[1].program)
    names = (functions[0].name, functions[1].name)
    return _processors_differ(objects) or _kernels_differ(functions, objects) or _files_differ(programs, names, objects)


def _processors_differ(objects: tuple[Linked, Linked]) -> str:
    first, second = ((linked.made.machine, linked.made.flags) for linked in objects)
    return "" if first == second else "the objects are for different processors"


def _kernels_differ(functions: tuple[Function, Function], objects: tuple[Linked, Linked]) -> str:
    """What differs in the kernels themselves: as they were read, their entry, size and descriptor."""
    for function, linked in zip(functions, objects, strict=True):
        reason = _not_as_read(function, linked)
        if reason:
            return f"{function.program.path}: {reason}"
    names = (functions[0].name, functions[1].name)
    return _entries_differ(names, objects) or _own_sizes_differ(names, objects) or _descriptors_differ(names, objects)


def _files_differ(programs: tuple[Program, Program], names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    """What differs around the kernels of these names; with names that no kernel has, around all kernels."""
    return (
        _placed_relocations(programs, objects)
        or _sizes_differ(names, objects)
        or _notes_differ(names, objects)
        or _symbols_differ(names, objects)
        or _contents_differ(names, objects)
    )


def code_objects_differ(first: bytes, second: bytes, keep_lds: bool = True) -> str:
    """Why two code objects, given as files, do not launch their kernels alike, "" if they do. With `keep_lds`, LDS must
    be equal as well: who launches them knows its size already. UserError if one cannot be read. Instructions are not
    compared.
    """
    one, two = read_elf(first, "first"), read_elf(second, "second")
    if (one.machine, one.flags) != (two.machine, two.flags):
        return "the objects are for different processors"
    if sorted(_kernels(one)) != sorted(_kernels(two)) or not _kernels(one):
        return "the objects have different kernels"
    objects = Linked(one, one), Linked(two, two)
    for name in _kernels(one):
        names = name, name
        found = _entries_differ(names, objects) or _descriptors_differ(names, objects) or _notes_differ(names, objects)
        if found:
            return found
        before, after = (int.from_bytes((_descriptor(elf, name) or b"")[:4], "little") for elf in (one, two))
        if keep_lds and before != after:
            return f"{name} takes {after} bytes of LDS, not {before}"
    return ""


# -- one object


def _not_as_read(function: Function, linked: Linked) -> str:
    """What the object says of a kernel otherwise than the text does as it was read."""
    launch = Launch.of(function)
    data = _descriptor(linked.loaded, function.name)
    if launch is None or data is None:
        return f"the object has no descriptor of {function.name}"
    declared = launch.descriptor
    for name, value in descriptor_bytes.directives(data, declared.vgprs, None):
        if name in _NOT_READ:
            continue
        expected = declared.user_sgpr_count if name == "user_sgpr_count" else _value(declared, name)
        if value != expected:
            return f".amdhsa_{name} is {value} in the object, and was read as {expected}"
    metadata = launch.metadata
    entries = _entries(linked.notes, function.name)
    if metadata is None or len(entries) != 1:
        return ""
    said: tuple[tuple[str, Value], ...] = (
        (".kernarg_segment_size", metadata.kernarg_segment_size),
        (".group_segment_fixed_size", metadata.group_segment_fixed_size),
        (".max_flat_workgroup_size", metadata.max_flat_workgroup_size),
        (f".{_MODE}", metadata.workgroup_processor_mode),
        (".reqd_workgroup_size", list(metadata.required_workgroup_size)),
    )
    for key, read in said:
        if key in entries[0] and entries[0][key] != read:
            return f"{key} is {entries[0][key]} in the note, and was read as {read}"
    return ""


def _value(declared: Descriptor, name: str) -> int:
    try:
        return declared.value(name)
    except KeyError:
        return 0


def _descriptor(elf: Elf, kernel: str) -> bytes | None:
    try:
        data = elf.symbol_bytes(f"{kernel}.kd")
    except UserError:
        return None
    return data if len(data) == DESCRIPTOR_BYTES else None


def _kernels(elf: Elf) -> list[str]:
    """Names of the kernels that have a descriptor."""
    names = (name.removesuffix(".kd") for name in elf.symbol_names if name.endswith(".kd"))
    return [name for name in names if name in elf.symbol_names and _descriptor(elf, name) is not None]


def _section_of(elf: Elf, symbol: Symbol) -> Section | None:
    return elf.sections[symbol.section] if 0 < symbol.section < len(elf.sections) else None


def _seen(elf: Elf, symbol: Symbol) -> tuple[object, ...]:
    """How a symbol looks from outside: type, binding, visibility, and what its section is."""
    section = _section_of(elf, symbol)
    where = (section.kind, section.flags) if section is not None else (symbol.section,)
    return (symbol.kind, symbol.binding, symbol.visibility, where)


# -- both objects


def _entries_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    places: list[tuple[int, int]] = []
    for name, linked in zip(names, objects, strict=True):
        symbol, section = linked.loaded.symbol_names.get(name), None
        if symbol is not None:
            section = _section_of(linked.loaded, symbol)
        if symbol is None or section is None or not section.flags & _EXECUTABLE:
            return f"{name} is not in an executable section"
        descriptor = linked.loaded.symbol_names[f"{name}.kd"]
        data = _descriptor(linked.loaded, name)
        assert data is not None
        if descriptor.value + int.from_bytes(data[16:24], "little", signed=True) != symbol.value:
            return f"the descriptor of {name} does not point to it"
        places.append((symbol.value % _ENTRY_ALIGNMENT, descriptor.value % DESCRIPTOR_BYTES))
    for what, multiple, first, second in zip(
        ("kernel", "descriptor"), (_ENTRY_ALIGNMENT, DESCRIPTOR_BYTES), *places, strict=True
    ):
        if second and not first:
            return f"the second {what} is not at a multiple of {multiple} bytes"
    for end in ("", ".kd"):
        first_seen, second_seen = (
            _seen(linked.loaded, linked.loaded.symbol_names[f"{name}{end}"])
            for name, linked in zip(names, objects, strict=True)
        )
        if first_seen != second_seen:
            return f"the symbol {names[1]}{end} differs in type, binding, visibility or section"
    return ""


def _placed_relocations(programs: tuple[Program, Program], objects: tuple[Linked, Linked]) -> str:
    """`.reloc` patches a place in code that it counts itself: code around it has to be the same."""
    if not any(line.directive is not None and line.directive.name == ".reloc" for p in programs for line in p.lines):
        return ""
    code = [[section.data for section in linked.made.sections if section.flags & _EXECUTABLE] for linked in objects]
    return "" if code[0] == code[1] else "the files differ around .reloc, which patches a place that it counts itself"


def _own_sizes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    """A kernel's size is that of its code if it was in the first file."""
    first, second = (_beyond_code(linked.made, name) for name, linked in zip(names, objects, strict=True))
    return "" if second in (first, 0) else f"the size of {names[1]} is not that of its code"


def _sizes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    """Objects and functions other than kernels keep their sizes."""
    sizes = [
        {symbol.name: symbol.size for symbol in linked.made.symbols if symbol.kind in (_FUNCTION, _OBJECT)}
        for linked in objects
    ]
    kernels = {*names, *(name for linked in objects for name in _kernels(linked.made))}
    for symbol in sorted((sizes[0].keys() & sizes[1].keys()) - kernels):
        if sizes[0][symbol] != sizes[1][symbol]:
            return f"the size of {symbol} differs"
    return ""


def _beyond_code(elf: Elf, kernel: str) -> int | None:
    """How much larger the size of a kernel is than its code without the padding behind; None without a size."""
    symbol = elf.symbol_names[kernel]
    if not symbol.size:
        return None
    data = elf.sections[symbol.section].data
    starts = (s.value for s in elf.symbols if s.section == symbol.section and s.kind in (_FUNCTION, _OBJECT))
    end = min((start for start in starts if start > symbol.value), default=len(data))
    code = data[symbol.value : end]
    while code.endswith(_PADDING) and len(code) > symbol.size:
        code = code[:-4]
    return symbol.size - len(code)


def _descriptors_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    first, second = (_masked(linked.loaded, name) for name, linked in zip(names, objects, strict=True))
    return "" if first == second else "the descriptors differ"


def _masked(elf: Elf, kernel: str) -> bytes:
    """A descriptor without the fields that the proof judges: LDS, private memory, entry, VGPRs, mode, prefetch."""
    data = bytearray(_descriptor(elf, kernel) or b"")
    data[:8] = bytes(8)
    data[16:24] = bytes(8)
    for offset, mask in ((44, 0x3F0), (48, 0x2000003F)):
        word = int.from_bytes(data[offset : offset + 4], "little") & ~mask
        data[offset : offset + 4] = word.to_bytes(4, "little")
    return bytes(data)


def _entries(notes: list[dict[str, Value]], kernel: str) -> list[dict[str, Value]]:
    """What notes say of a kernel."""
    found: list[dict[str, Value]] = []
    for note in notes:
        kernels = note.get("amdhsa.kernels")
        for entry in kernels if isinstance(kernels, list) else ():
            if isinstance(entry, dict) and entry.get(".symbol") == f"{kernel}.kd":
                found.append(entry)
    return found


def _notes_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
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
    return "" if others[0] == others[1] else "the metadata list other kernels"


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


def _symbols_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    """Symbols that other objects see, or that are to come from them."""
    found = [dict(_outside(linked.made, name)) for name, linked in zip(names, objects, strict=True)]
    for symbol in sorted({*found[0], *found[1]}):
        if found[0].get(symbol) != found[1].get(symbol):
            return f"the symbol {symbol} differs"
    return ""


def _outside(elf: Elf, kernel: str) -> Iterator[tuple[str, tuple[object, ...]]]:
    for symbol in elf.symbols:
        if not symbol.name or symbol.binding == _LOCAL or symbol.name in (kernel, f"{kernel}.kd"):
            continue
        section = _section_of(elf, symbol)
        if section is None:
            yield symbol.name, (*_seen(elf, symbol), symbol.value if symbol.section == _ABSOLUTE else 0)
        elif section.flags & _EXECUTABLE:
            yield symbol.name, (*_seen(elf, symbol), section.name)
        else:
            yield symbol.name, (*_seen(elf, symbol), section.name, symbol.value, symbol.size)


def _contents_differ(names: tuple[str, str], objects: tuple[Linked, Linked]) -> str:
    """Data, and code outside of kernels."""
    first, second = (_contents(linked.made) for linked in objects)
    for section in sorted({*first, *second}):
        if first.get(section) != second.get(section):
            return f"the section {section} differs"
    relocations = [_relocated(linked.made) for linked in objects]
    if relocations[0][0] != relocations[1][0]:
        return "relocations of data differ"
    if not relocations[1][1] <= {(names[1] if at == names[0] else at, *what) for at, *what in relocations[0][1]}:
        return "the second file's code refers to other symbols"
    return ""


def _contents(elf: Elf) -> dict[str, list[object]]:
    """By name of the section: its kind, and its bytes without descriptors; of code what no kernel covers."""
    found: dict[str, list[object]] = {}
    for number, section in enumerate(elf.sections):
        if not section.flags & _ALLOCATED or section.kind == _NOTE:
            continue
        parts = found.setdefault(section.name, [])
        if section.flags & _EXECUTABLE:
            pieces = list(_outside_of_kernels(elf, number))
            if pieces:
                parts.append((section.kind, section.flags, pieces))
            continue
        data = bytearray(section.data)
        for kernel in _kernels(elf):
            symbol = elf.symbol_names[f"{kernel}.kd"]
            if symbol.section == number:
                data[symbol.value : symbol.value + DESCRIPTOR_BYTES] = bytes(DESCRIPTOR_BYTES)
        parts.append((section.kind, section.flags, section.size, bytes(data)))
    return {name: parts for name, parts in found.items() if parts}


def _outside_of_kernels(elf: Elf, number: int) -> Iterator[bytes]:
    """Runs of code that are no kernel's, without the padding around them."""
    data = elf.sections[number].data
    starts = sorted({s.value for s in elf.symbols if s.section == number and s.kind in (_FUNCTION, _OBJECT)})
    position = 0
    for kernel in sorted((elf.symbol_names[name] for name in _kernels(elf)), key=lambda symbol: symbol.value):
        if kernel.section != number:
            continue
        following = next((start for start in starts if start > kernel.value), len(data))
        yield from _unpadded(data[position : kernel.value])
        position = min(following, kernel.value + kernel.size) if kernel.size else following
    yield from _unpadded(data[position:])


def _unpadded(data: bytes) -> Iterator[bytes]:
    while data.startswith(_PADDING):
        data = data[4:]
    while data.endswith(_PADDING) and len(data) % 4 == 0:
        data = data[:-4]
    if data:
        yield data


def _relocated(elf: Elf) -> tuple[list[object], set[tuple[object, ...]]]:
    """(relocations of data with their places, those of descriptors left out; what each function of the code refers
    to).
    """
    data: list[object] = []
    code: set[tuple[object, ...]] = set()
    flags = {section.name: section.flags for section in elf.sections}
    descriptors = [elf.symbol_names[f"{kernel}.kd"] for kernel in _kernels(elf)]
    entries = {(elf.sections[symbol.section].name, symbol.value + 16) for symbol in descriptors}
    for relocation in elf.relocations:
        if flags.get(relocation.section, 0) & _EXECUTABLE:
            place = _function_at(elf, relocation.section, relocation.offset)
            code.add((place, relocation.kind, relocation.symbol, relocation.addend))
        elif flags.get(relocation.section, 0) & _ALLOCATED and (relocation.section, relocation.offset) not in entries:
            data.append((relocation.section, relocation.offset, relocation.kind, relocation.symbol, relocation.addend))
    return data, code


def _function_at(elf: Elf, section: str, offset: int) -> str:
    """The function that a place in code belongs to, "" if none begins before it."""
    before = []
    for symbol in elf.symbols:
        place = _section_of(elf, symbol)
        if symbol.kind == _FUNCTION and symbol.value <= offset and place is not None and place.name == section:
            before.append((symbol.value, symbol.name))
    return max(before, default=(0, ""))[1]
