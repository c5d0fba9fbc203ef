"""Whether the linked code objects of two files launch alike, since the hardware runs an object and no text.

Compared are the parts that a proof about instructions takes for granted: both texts assemble; descriptor and metadata
in the objects are those that were read; and entry points, the symbols that others see, the notes for the loader, and
all other code and data with their relocations are equal. Differences that the proof judges (register counts, private
memory, the processor mode, the code of kernels) are left to it.
"""

from __future__ import annotations

from functools import cached_property, lru_cache

from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import UserError
from isatool.ir.program import Function, Program
from isatool.records import dataclass
from isatool.verify.structural.linked_contents import (
    contents_differ,
    placed_relocations,
    sizes_differ,
    symbols_differ,
)
from isatool.verify.structural.linked_kernels import (
    descriptors_differ,
    entries_differ,
    not_as_read,
    notes_differ,
    own_sizes_differ,
)
from isatool.verify.structural.linked_objects import Linked, descriptor_in, kernels_in


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


def linked_difference(a: Function, b: Function, toolchain: Toolchain, files: LinkedFiles | None = None) -> str | None:
    """Why the code objects of two files do not launch these kernels alike, None if they do. `files`: those that the
    kernels are from; the objects of kernels alone are only made where these do not show that they launch alike.
    """
    if files is not None and files.launch_alike(a, b):
        return None
    found: list[Linked] = []
    for function, name in ((a, "first"), (b, "second")):
        program = function.program
        try:
            found.append(_linked(toolchain, emit(program), program.chip, program.wave_size, program.path))
        except AssembleError as error:
            first = error.diagnostics[0]
            return f"the {name} file does not assemble: line {first.span.line}: {first.message}"
        except UserError as error:
            return f"the {name} file does not link: {error.diagnostics[0].message}"
    return _difference((a, b), (found[0], found[1]))


@lru_cache(maxsize=4)
def _linked(toolchain: Toolchain, text: str, chip: str, wave_size: int, path: str) -> Linked:
    made = toolchain.assemble(text, chip, wave_size, path)
    return Linked(read_elf(made), read_elf(toolchain.link(made)))


def _difference(functions: tuple[Function, Function], objects: tuple[Linked, Linked]) -> str | None:
    programs = (functions[0].program, functions[1].program)
    names = (functions[0].name, functions[1].name)
    return _processors_differ(objects) or _kernels_differ(functions, objects) or _files_differ(programs, names, objects)


def _processors_differ(objects: tuple[Linked, Linked]) -> str | None:
    first, second = ((linked.made.machine, linked.made.flags) for linked in objects)
    return None if first == second else "the objects are for different processors"


def _kernels_differ(functions: tuple[Function, Function], objects: tuple[Linked, Linked]) -> str | None:
    """What differs in the kernels themselves: as they were read, their entry, size and descriptor."""
    for function, linked in zip(functions, objects, strict=True):
        reason = not_as_read(function, linked)
        if reason:
            return f"{function.program.path}: {reason}"
    names = (functions[0].name, functions[1].name)
    return entries_differ(names, objects) or own_sizes_differ(names, objects) or descriptors_differ(names, objects)


def _files_differ(
    programs: tuple[Program, Program], names: tuple[str, str], objects: tuple[Linked, Linked]
) -> str | None:
    """What differs around the kernels of these names; with names that no kernel has, around all kernels."""
    return (
        placed_relocations(programs, objects)
        or sizes_differ(names, objects)
        or notes_differ(names, objects)
        or symbols_differ(names, objects)
        or contents_differ(names, objects)
    )


def code_objects_differ(first: bytes, second: bytes, keep_lds: bool = True) -> str | None:
    """Why two code objects, given as files, do not launch their kernels alike, None if they do. With `keep_lds`, LDS
    must be equal as well: who launches them knows its size already. UserError if one cannot be read. Instructions are
    not compared.
    """
    one, two = read_elf(first, "first"), read_elf(second, "second")
    if (one.machine, one.flags) != (two.machine, two.flags):
        return "the objects are for different processors"
    if sorted(kernels_in(one)) != sorted(kernels_in(two)) or not kernels_in(one):
        return "the objects have different kernels"
    objects = Linked(one, one), Linked(two, two)
    for name in kernels_in(one):
        names = name, name
        found = entries_differ(names, objects) or descriptors_differ(names, objects) or notes_differ(names, objects)
        if found:
            return found
        before, after = (int.from_bytes((descriptor_in(elf, name) or b"")[:4], "little") for elf in (one, two))
        if keep_lds and before != after:
            return f"{name} takes {after} bytes of LDS, not {before}"
    return None
