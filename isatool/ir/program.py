"""A program: the lines of one assembly file, and its kernels and functions as views of them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import field, replace
from functools import cached_property
from typing import Final

from isatool.demangle import is_called, plain_name
from isatool.diagnostics import Span, UserError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.line import Line
from isatool.ir.operands import Given, Modifier
from isatool.ir.views import Viewed, carry
from isatool.isa import chips
from isatool.isa.target import Target
from isatool.records import dataclass

WRITE_OUT: Final = "write them out first: isatool fmt --expand IN -o OUT"
"""what to do about macros, repetitions and conditionals"""
_BLOCK_COMMENT: Final = re.compile(r"/\*|\*/")
_COMMENTS: Final = (";", "//", "#")
_DATA: Final = re.compile(r"\.amdhsa_.*|\.(?!end).*_metadata|\.end")
"""names of directives after which text is no code: of a kernel descriptor or of metadata, or not assembled"""
_FUNCTION_TYPE = re.compile(r"^\s*\"?([^\s,\"]+)\"?\s*,\s*[@%]function\s*$")


@dataclass(frozen=True)
class Program(Viewed):
    """The lines of a file. `symbols` holds absolute `.set` values known while reading, by name.

    `newline` is the file's line end, `trailing_newline` tells whether its last line had one: together with the lines'
    texts they make the emitted file the file that was read.
    """

    lines: tuple[Line, ...]
    chip: str
    path: str = "<string>"
    wave_size: int = 32
    symbols: Mapping[str, int] = field(default_factory=dict)
    newline: str = "\n"
    trailing_newline: bool = True

    @property
    def target(self) -> Target:
        """The chip that the file is for; KeyError for one that is not known, which no reader lets through."""
        return chips.chip(self.chip)

    @cached_property
    def functions(self) -> tuple[Function, ...]:
        """Every label of type @function with code behind it, kernels included, in file order."""
        return tuple(_find_functions(self))

    @cached_property
    def kernels(self) -> tuple[Function, ...]:
        """The functions that have a kernel descriptor."""
        return tuple(function for function in self.functions if function.is_kernel)

    @cached_property
    def kernel_names(self) -> frozenset[str]:
        """Names in `.amdhsa_kernel` directives."""
        return frozenset(
            line.directive.arguments.strip().strip('"')
            for line in self.lines
            if line.directive is not None and line.directive.name == ".amdhsa_kernel"
        )

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """The text of every line."""
        return tuple([line.text for line in self.lines])

    @cached_property
    def statements(self) -> tuple[tuple[AnyInstruction, tuple[int, ...]], ...]:
        """Every different instruction with the indices of its lines, in file order of the first."""
        found: dict[int, tuple[AnyInstruction, list[int]]] = {}
        for index, line in enumerate(self.lines):
            instruction = line.instruction
            if instruction is None:
                continue
            entry = found.get(id(instruction))
            if entry is None:
                found[id(instruction)] = (instruction, [index])
            else:
                entry[1].append(index)
        return tuple((instruction, tuple(lines)) for instruction, lines in found.values())

    @cached_property
    def assigned(self) -> frozenset[str]:
        """Names of the symbols that the file sets."""
        return frozenset(
            line.directive.arguments.partition(",")[0].strip()
            for line in self.lines
            if line.directive is not None and line.directive.name in (".set", ".equ", ".equiv")
        )

    @cached_property
    def labels(self) -> Mapping[str, int]:
        """Line index of every label."""
        return {label: index for index, line in enumerate(self.lines) for label in line.labels}

    @cached_property
    def _starts(self) -> tuple[int, ...]:
        return tuple(function.first for function in self.functions)

    def function_at(self, line: int) -> Function | None:
        """The function whose body holds the line with this index."""
        position = bisect_right(self._starts, line) - 1
        if position < 0:
            return None
        function = self.functions[position]
        return function if line < function.last else None

    def kernel(self, name: str | None = None) -> Function:
        """The kernel called `name`, by symbol or C++ name, or the only one; UserError if there is none or more."""
        kernels = self.kernels or tuple(function for function in self.functions if name in (None, function.name))
        if name is None:
            if len(kernels) == 1:
                return kernels[0]
            if not kernels:
                raise UserError("no kernel in this file", Span(self.path), "a kernel needs a label and .amdhsa_kernel")
            listing = ", ".join(plain_name(kernel.name) for kernel in kernels[:8])
            if not self.kernels:
                message = f"no kernel in this file, only {len(kernels)} device functions"
                raise UserError(message, Span(self.path), f"name one: --kernel {listing}")
            raise UserError(f"{len(kernels)} kernels in this file", Span(self.path), f"name one: --kernel {listing}")
        for kernel in kernels:
            if kernel.name == name:
                return kernel
        meant = [kernel for kernel in kernels if is_called(kernel.name, name)]
        if len(meant) == 1:
            return meant[0]
        if meant:
            names = ", ".join(plain_name(kernel.name) for kernel in meant)
            raise UserError(f"{len(meant)} kernels are called '{name}'", Span(self.path), f"name one: {names}")
        import difflib

        near = difflib.get_close_matches(name, [kernel.name for kernel in kernels], 3)
        names = ", ".join(map(plain_name, near or [kernel.name for kernel in kernels[:8]])) or "none"
        raise UserError(f"no kernel '{name}' in this file", Span(self.path), f"kernels here: {names}")

    def with_lines(self, lines: Iterable[Line]) -> Program:
        """The same file with other lines; views that edits of code cannot change are kept if only code differs."""
        made = replace(self, lines=tuple(lines))
        if self.kept_views():
            edit = _edit_of_code(self.lines, made.lines)
            if edit is not None:
                carry(self, made, *edit)
        return made

    def shown(self, index: int) -> str:
        """A line as a note shows it: `line 12: v_mov_b32_e32 v0, v1`."""
        found = self.lines[index]
        return f"line {found.number}: {found.text.partition(';')[0].strip()}"

    def span(self, index: int) -> Span:
        """The place of a line, by index, in the file that was read; of the nearest line above if a pass made it."""
        above = (self.lines[place] for place in range(index, -1, -1))
        line = next((line for line in above if line.number), self.lines[index])
        return Span(self.path, line.number, line.column if line.number else 0)


@dataclass(frozen=True, eq=False)
class Function(Viewed):
    """A kernel or function: the lines with index first <= i < last of a program, its label line included."""

    program: Program
    name: str
    first: int
    last: int
    is_kernel: bool

    @cached_property
    def instructions(self) -> tuple[tuple[int, AnyInstruction], ...]:
        """(line index, instruction) of every instruction of the body, in order."""
        lines = self.program.lines
        found = []
        for index in range(self.first, self.last):
            instruction = lines[index].instruction
            if instruction is not None:
                found.append((index, instruction))
        return tuple(found)

    @property
    def target(self) -> Target:
        """The chip that it is for."""
        return self.program.target

    @property
    def wave_size(self) -> int:
        """32 or 64 lanes."""
        return self.program.wave_size

    def build(self, name: str, *values: Given, modifiers: Iterable[Modifier] = ()) -> Instruction:
        """An instruction of its chip, as `Instruction.build` makes it."""
        return Instruction.build(name, values, modifiers, self.wave_size, of=self.target)

    def lines(self) -> Iterator[tuple[int, Line]]:
        """(index, line) of the body."""
        for index in range(self.first, self.last):
            yield index, self.program.lines[index]

    def require_written_out(self) -> None:
        """UserError if this function, or one that it may call, has instructions that only the assembler knows (macros).

        Figures without them would be those of another kernel.
        """
        callees = (other for other in self.program.functions if not other.is_kernel and other is not self)
        for function in (self, *callees):
            for index, line in function.lines():
                if line.has_instruction and line.instruction is None:
                    message = f"the instructions after this {line.opaque_reason} are not known here"
                    raise UserError(message, self.program.span(index), WRITE_OUT, line.text)

    def with_body(self, lines: Iterable[Line]) -> Program:
        """The program with this function's body replaced."""
        everything = self.program.lines
        return self.program.with_lines((*everything[: self.first], *lines, *everything[self.last :]))


def _edit_of_code(old: tuple[Line, ...], new: tuple[Line, ...]) -> tuple[int, int] | None:
    """(end of the old lines that were replaced, by how much what follows moves); None if other lines than those of
    instructions, labels and comments are among them, or if they are not where code is.
    """
    shorter = min(len(old), len(new))
    first = next((place for place in range(shorter) if old[place] is not new[place]), shorter)
    most = shorter - first
    behind = next((place for place in range(most) if old[-1 - place] is not new[-1 - place]), most)
    ends = len(old) - behind, len(new) - behind
    replaced = (*old[first : ends[0]], *new[first : ends[1]])
    if not all(map(_is_code, replaced)) or not _is_among_code(old, first):
        return None
    return ends[0], ends[1] - ends[0]


def _is_code(line: Line) -> bool:
    """True for an instruction, a label, a comment or a blank line; a line of metadata has the form of none of them."""
    if line.directive is not None or line.opaque_reason or _BLOCK_COMMENT.search(line.text):
        return False
    text = line.text.lstrip()
    return line.instruction is not None or bool(line.labels) or not text or text.startswith(_COMMENTS)


def _is_among_code(lines: tuple[Line, ...], place: int) -> bool:
    """False inside a kernel descriptor, metadata, or after `.end`, where a comment or an instruction is other text."""
    above = (lines[index] for index in range(place - 1, -1, -1))
    nearest = next((line for line in above if not _is_code(line) and (line.directive or not line.opaque_reason)), None)
    if nearest is None:
        return True
    return nearest.directive is not None and _DATA.fullmatch(nearest.directive.name) is None


def _find_functions(program: Program) -> Iterator[Function]:
    """Functions start at a label of type @function or a kernel's; they end at .Lfunc_end, .size or the next one."""
    wanted: dict[str, bool] = dict.fromkeys(program.kernel_names, True)
    for line in program.lines:
        directive = line.directive
        if directive is None:
            continue
        if directive.name == ".type" and (match := _FUNCTION_TYPE.match(directive.arguments)):
            wanted.setdefault(match.group(1), False)
        elif directive.name == ".amdgpu_hsa_kernel":
            wanted[directive.arguments.strip()] = True
    starts = sorted((index, label) for label, index in program.labels.items() if label in wanted)
    if not starts:
        yield from _untyped_functions(program)
        return
    for position, (first, name) in enumerate(starts):
        limit = starts[position + 1][0] if position + 1 < len(starts) else len(program.lines)
        last = _end_of_function(program, name, first, limit)
        if any(program.lines[index].has_instruction for index in range(first, last)):
            yield Function(program, name, first, last, wanted[name])


def _end_of_function(program: Program, name: str, first: int, limit: int) -> int:
    end = limit
    for index in range(first + 1, limit):
        line = program.lines[index]
        if any(label.startswith(".Lfunc_end") for label in line.labels):
            return index
        directive = line.directive
        if directive is None:
            continue
        if directive.name == ".size" and directive.arguments.split(",")[0].strip().strip('"') == name:
            return index
        if directive.name in (".section", ".rodata", ".data", ".bss", ".amdhsa_kernel", ".amdgpu_metadata"):
            end = index
            break
    return end


def _untyped_functions(program: Program) -> Iterator[Function]:
    """Bare hand-written code: everything from the first to the last instruction is one function."""
    indices = [index for index, line in enumerate(program.lines) if line.has_instruction]
    if not indices:
        return
    first = indices[0]
    while first > 0 and program.lines[first - 1].labels:
        first -= 1
    name = next((label for index in range(first, indices[0] + 1) for label in program.lines[index].labels), "")
    yield Function(program, name or "<text>", first, indices[-1] + 1, False)
