"""A kernel of a file with many, as a program of its own: work on it costs what it is long, not what the file is long.

Compilers print a kernel's code, descriptor, symbols and summary together; its metadata stands with that of all others.
The text of a code object has all descriptors after the code. A detached program has the lines of the file's target,
this stretch, the descriptor if it is elsewhere, and this kernel's metadata, so it assembles by itself, and what a
rewrite makes of it is put back line by line. Functions that the kernel calls, and symbols that its
counts are made of, come with it as they are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.program import Function, Program
from isatool.records import record

_PREAMBLE: Final = frozenset(
    (
        *(".text", ".section", ".protected", ".globl", ".global", ".weak", ".hidden", ".internal", ".local"),
        *(".p2align", ".align", ".balign", ".type"),
    )
)
_TARGET: Final = frozenset((".amdgcn_target", ".amdhsa_code_object_version", ".file"))
"""what every kernel of a file rests on; `.loc` names files by number"""
_METADATA: Final = ".amdgpu_metadata"
_METADATA_END: Final = ".end_amdgpu_metadata"
_KERNEL, _KERNEL_END = ".amdhsa_kernel", ".end_amdhsa_kernel"
_ENTRY: Final = re.compile(r"^(?P<indent>\s*)- ")
_NAME: Final = re.compile(r"^\s*(?:- )?\.name:\s*(?P<name>\S.*?)\s*$")
_SYMBOL: Final = re.compile(r"(?<![\w.$@])[A-Za-z_.$][\w.$]*")
MOST_BORROWED: Final = 20_000
"""lines of called functions; a kernel with more is not worked on alone"""


@record
class Detached:
    """`program` holds the lines `places` of the file: program line i was the file's line `places[i]`.

    `first` <= i < `last` are those whose number may change: in the file they are `stretch` and, if the descriptor is
    elsewhere, `descriptor`, with lines between them that open its section.
    """

    program: Program
    places: tuple[int, ...]
    first: int
    last: int
    stretch: tuple[int, int]
    descriptor: tuple[int, int] | None = None

    def pieces(self, lines: Sequence[Line]) -> Iterator[tuple[tuple[int, int], Sequence[Line]]]:
        """Each stretch of the file, and what a rewrite made of it; `lines`: what it made of `first` to `last`."""
        if self.descriptor is None:
            yield self.stretch, lines
            return
        (start, end), (begin, behind) = self.stretch, self.descriptor
        opening = self.last - self.first - (end - start) - (behind - begin)
        place = next(place for place, line in enumerate(lines) if _is(line, _KERNEL))
        yield self.stretch, lines[: place - opening]
        yield self.descriptor, lines[place:]


class Detacher:
    """Detaches kernels of one program; the file is looked through once."""

    def __init__(self, program: Program) -> None:
        self.program = program
        lines = program.lines
        self.target = [i for i, line in enumerate(lines) if line.directive and line.directive.name in _TARGET]
        functions = program.functions
        starts = [_start(program, function) for function in functions]
        begin = next((i for i, line in enumerate(lines) if _is(line, _METADATA)), len(lines))
        ends = [*starts[1:], begin]
        self.stretches = {
            function.name: (start, min(end, begin))
            for function, start, end in zip(functions, starts, ends, strict=True)
        }
        self.metadata, self.frame = _metadata(program, begin)
        self.kernels = program.kernel_names
        self.descriptors = _descriptors(program)
        self.sections = [place for place, line in enumerate(lines) if _opens_data(line)]
        self.definitions: dict[str, list[int]] = {}
        for place, line in enumerate(lines):
            if line.directive is not None and line.directive.name == ".set":
                self.definitions.setdefault(_defined(line), []).append(place)

    def detach(self, function: Function) -> Detached | None:
        """The kernel alone; None if it is not alone."""
        start, end = self.stretches[function.name]
        lines = self.program.lines
        descriptor = self.descriptors.get(function.name)
        if descriptor is None:
            return None
        between: list[int] = []
        apart = [place for place, _ in self.descriptors.values() if start <= place < end] != [descriptor[0]]
        if apart:
            end = next((place for place in self.sections if function.first < place < end), end)
            opened = max((place for place in self.sections if place < descriptor[0]), default=len(lines))
            if opened < function.first:
                return None
            between = [place for place in range(opened, descriptor[0]) if _is(lines[place], ".p2align")]
            between = [opened, *between, *range(*descriptor)]
        borrowed = self._borrowed(range(start, end))
        if borrowed is None:
            return None
        target = sorted({*borrowed, *(place for place in self.target if not start <= place < end)})
        entry = self.metadata.get(function.name, ())
        frame = self.frame if entry else ((), ())
        changing = (*range(start, end), *between)
        places = (*target, *changing, *frame[0], *entry, *frame[1])
        program = self.program.with_lines(lines[place] for place in places)
        last = len(target) + len(changing)
        return Detached(program, places, len(target), last, (start, end), descriptor if apart else None)

    def _borrowed(self, own: range) -> set[int] | None:
        """Lines of functions and definitions that a stretch depends on; None if one is not to be had alone."""
        found: set[int] = set()
        todo = list(own)
        seen: set[str] = set()
        while todo:
            for name in _mentioned(self.program.lines[todo.pop()]):
                if name in seen:
                    continue
                seen.add(name)
                more: list[int] = []
                if name in self.stretches and name not in self.kernels:
                    more += range(*self.stretches[name])
                definitions = self.definitions.get(name, ())
                if len(definitions) > 1:
                    return None  # its value depends on the place
                more += definitions
                new = [place for place in more if place not in own and place not in found]
                found.update(new)
                todo += new
            if len(found) > MOST_BORROWED:
                return None
        return found


def detached_kernels(program: Program, names: Sequence[str]) -> dict[str, Detached]:
    """The named kernels of a file with several functions that are alone."""
    if len(program.functions) < 2:
        return {}
    detacher = Detacher(program)
    functions = {kernel.name: kernel for kernel in program.kernels}
    found: dict[str, Detached] = {}
    for name in names:
        detached = detacher.detach(functions[name])
        if detached is not None:
            found[name] = detached
    return found


def is_closed(program: Program) -> bool:
    """Whether the code of a program refers to nothing that is not in it."""
    defined = {name for line in program.lines for name in (*line.labels, _set_by(line))}
    return all(name in defined for line in program.lines if line.has_instruction for name in _mentioned(line))


def _set_by(line: Line) -> str:
    return _defined(line) if _is(line, ".set") else ""


def put_back(alone: Detached, text: Program, kernel: str) -> Program | None:
    """What a rewrite wrote for a detached program, without comments before it; None if it has another form."""
    again = Detacher(text).detach(text.kernel(kernel))
    if again is None or again.first != alone.first or len(again.places) - again.last != len(alone.places) - alone.last:
        return None
    return again.program


def attached(program: Program, changed: Iterable[tuple[Detached, Program]]) -> Program:
    """The program with what became of detached kernels put back."""
    lines: list[Line] = list(program.lines)
    stretches: dict[int, tuple[int, Sequence[Line]]] = {}
    for detached, result in changed:
        behind = len(detached.places) - detached.last
        first, last = detached.first, len(result.lines) - behind
        for (start, end), new in detached.pieces(result.lines[first:last]):
            stretches[start] = end, new
        for place, line in zip(detached.places[detached.last :], result.lines[last:], strict=True):
            lines[place] = line
    made: list[Line] = []
    place = 0
    for start in sorted(stretches):
        end, new = stretches[start]
        made += lines[place:start]
        made += new
        place = end
    return program.with_lines([*made, *lines[place:]])


def _start(program: Program, function: Function) -> int:
    """Where the directives before a function's label begin.

    The comments before the `.text` that brings the code back belong to the function before: its summary.
    """
    start = function.first
    for place in range(function.first - 1, -1, -1):
        line = program.lines[place]
        if line.directive is None:
            if line.labels or line.has_instruction:
                break
            continue  # a comment goes with the directive before it
        name = line.directive.name
        if name not in _PREAMBLE or (name == ".section" and not _is_code_section(line)):
            break
        start = place
        if name in (".text", ".section"):
            break
    return start


def _is_code_section(line: Line) -> bool:
    return line.directive is not None and line.directive.arguments.lstrip('" ').startswith(".text")


def _is(line: Line, directive: str) -> bool:
    return line.directive is not None and line.directive.name == directive


def _opens_data(line: Line) -> bool:
    """Whether a section without code begins."""
    named = line.directive is not None and line.directive.name == ".section"
    return (named and not _is_code_section(line)) or _is(line, ".rodata") or _is(line, ".data")


def _descriptors(program: Program) -> dict[str, tuple[int, int]]:
    """Lines of every kernel's descriptor."""
    found: dict[str, tuple[int, int]] = {}
    start, name = 0, ""
    for place, line in enumerate(program.lines):
        if _is(line, _KERNEL) and line.directive is not None:
            start, name = place, line.directive.arguments.strip().strip('"')
        elif _is(line, _KERNEL_END):
            found.setdefault(name, (start, place + 1))
    return found


def _defined(line: Line) -> str:
    """The symbol that a `.set` defines."""
    return line.directive.arguments.partition(",")[0].strip().strip('"') if line.directive is not None else ""


def _mentioned(line: Line) -> list[str]:
    """Symbols that a line refers to."""
    if line.instruction is not None:
        expressions = [o.value for o in line.instruction.operands if isinstance(o.value, Expression)]
        return [name for value in expressions for name in _SYMBOL.findall(str(value))]
    if line.directive is None:
        return []
    if line.directive.name == ".set":
        return _SYMBOL.findall(line.directive.arguments.partition(",")[2])
    return _SYMBOL.findall(line.directive.arguments) if line.directive.name.startswith(".amdhsa_") else []


def _metadata(program: Program, begin: int) -> tuple[Mapping[str, range], tuple[tuple[int, ...], tuple[int, ...]]]:
    """Lines of every kernel's entry, and the lines around the entries, before and after."""
    lines = program.lines
    end = next((i for i in range(begin, len(lines)) if _is(lines[i], _METADATA_END)), len(lines))
    entries: dict[str, range] = {}
    indent: str | None = None
    starts: list[int] = []
    behind = end
    inside = False
    for place in range(begin, end):
        text = lines[place].text
        if text.startswith("amdhsa.kernels:"):
            inside = True
            continue
        if not inside:
            continue
        if text and not text[0].isspace() and not text.startswith("-"):
            behind = place
            break
        match = _ENTRY.match(text)
        if match and (indent is None or match["indent"] == indent):
            indent = match["indent"]
            starts.append(place)
    if not starts:
        return {}, ((), ())
    depth = len(indent or "") + 2
    for place, following in zip(starts, [*starts[1:], behind], strict=True):
        for inner in range(place, following):
            text = lines[inner].text
            name = _NAME.match(text)
            if name and len(text) - len(text.lstrip(" -")) == depth:
                entries[name["name"].strip("'\"")] = range(place, following)
                break
    return entries, (tuple(range(begin, starts[0])), tuple(range(behind, min(end + 1, len(lines)))))
