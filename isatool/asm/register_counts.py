"""Register and LDS counts of a kernel, rewritten in every place where a compiler writes them.

A count is in the descriptor (which decides the allocation), in `.set <kernel>.num_vgpr` symbols that callers add
up (LLVM 20 and later), in the metadata, and in comments. Numbers inside expressions are replaced, the rest of an
expression stays; a comment that cannot be computed again is removed, so that nothing stale is left.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from isatool.asm.descriptor import Descriptor, descriptors_of, instruction_prefetch_size
from isatool.asm.file_symbols import FileSymbols
from isatool.asm.literals import is_decimal
from isatool.asm.metadata import KernelMetadata, metadata_of_file
from isatool.ir.line import Directive, Line
from isatool.ir.program import Function, Program
from isatool.isa import chips
from isatool.isa.registers import Register
from isatool.isa.target import Target
from isatool.records import record

_VGPR_SYMBOL: Final = "num_vgpr"
_SGPR_SYMBOL: Final = "numbered_sgpr"
_PRIVATE: Final = ".L"
_FILE_MAXIMUM: Final = {_VGPR_SYMBOL: "amdgpu.max_num_vgpr", _SGPR_SYMBOL: "amdgpu.max_num_sgpr"}
_SIZE: Final = re.compile(r"\s*\.size\s+\"?([\w.$@]+)\"?\s*,")
_KERNEL: Final = re.compile(r"\s*\.amdhsa_kernel\s+\"?([\w.$@]+)\"?")
_SUMMARY: Final = re.compile(r"\s*;\s*(?:Kernel|Function) info:\s*$")
SUMMARY_LINE: Final = re.compile(r"(\s*;\s*)(\w+)(\s*[:=]\s*)(\S.*?)\s*$")
_LEADING_NUMBER: Final = re.compile(r"max\(\s*(\d+)\s*(?=[,)])")

Edits = dict[int, str | None]
"""new text of a line by its index, None for a line to remove"""


@record
class Counts:
    """What a function itself uses: registers up to the highest, VCC not counted; bytes of LDS and code if known."""

    vgprs: int
    sgprs: int
    lds: int | None = None
    code_bytes: int | None = None


def used_registers(function: Function) -> tuple[int, int]:
    """(VGPRs, SGPRs) that a function's own body uses, counted up to the highest; VCC is not an SGPR here."""
    seen: set[Register] = set()
    for _, instruction in function.instructions:
        for operand in instruction.operands:
            seen.update(operand.registers)
    vgprs = max((register.index for register in seen if register.is_vgpr), default=-1) + 1
    sgprs = max((register.index for register in seen if register.is_sgpr), default=-1) + 1
    return vgprs, sgprs


@record
class _Change:
    """Totals of one kernel or function (callees included) before and after."""

    name: str
    old_vgprs: int
    old_sgprs: int
    vgprs: int
    sgprs: int
    lds: int | None
    code_bytes: int | None
    same_code: bool
    """its own code did not change, only that of a function it calls"""


def with_register_counts(program: Program, kernel: str, counts: Counts) -> Program:
    """The program with the counts of one kernel or function written everywhere, kernels that call it included. Lines
    that do not change stay the same objects.

    Without the length of the code the comment that has it is removed. ValueError for counts that no wave can have.
    """
    edits = _edits(program, kernel, counts)
    if not edits:
        return program
    lines: list[Line] = []
    for index, line in enumerate(program.lines):
        text = edits.get(index, line.text)
        if text is not None:
            lines.append(line if text == line.text else edited_line(line, text))
    # Symbols that count registers are not operands; what was read of them would be stale.
    symbols = {name: value for name, value in program.symbols.items() if not _counts_registers(name)}
    return replace(program.with_lines(lines), symbols=symbols)


def _edits(program: Program, kernel: str, counts: Counts) -> Edits:
    lines, target = program.texts, program.target
    if not (0 <= counts.vgprs <= target.addressable_vgprs and 0 <= counts.sgprs <= 106):
        raise ValueError(f"{counts.vgprs} VGPRs and {counts.sgprs} SGPRs are more than a wave has")
    before = FileSymbols(lines)
    edits: Edits = {}
    _edit_symbols(lines, before, kernel, counts, edits)
    after = FileSymbols([edits.get(index) or line for index, line in enumerate(lines)]) if edits else before
    descriptors = {found.kernel: found for found in descriptors_of(program)}
    metadata = {found.name: found for found in metadata_of_file(program)}
    changes = _changes(kernel, counts, descriptors, before, after)
    for change in changes.values():
        if change.name in descriptors:
            _edit_descriptor(lines, descriptors[change.name], change, after, edits)
        if change.name in metadata:
            _edit_metadata(lines, metadata[change.name], change, edits)
    _edit_comments(lines, changes, descriptors, metadata, target, edits)
    return {index: text for index, text in edits.items() if text != lines[index]}


def _counts_registers(name: str) -> bool:
    return name.endswith((f".{_VGPR_SYMBOL}", f".{_SGPR_SYMBOL}")) or name in _FILE_MAXIMUM.values()


def edited_line(line: Line, text: str) -> Line:
    """A directive or comment with another text; its number in the file stays."""
    directive = line.directive
    if directive is not None:
        start = text.find(directive.name) + len(directive.name)
        end = len(text) - len(line.comment) if line.comment and text.endswith(line.comment) else len(text)
        directive = Directive(directive.name, text[start:end].strip())
    comment = line.comment if directive is not None else text.strip() if line.comment else ""
    return Line(text, line.number, line.labels, directive, comment, None, line.column, line.opaque_reason)


def _edit_symbols(lines: Sequence[str], symbols: FileSymbols, kernel: str, counts: Counts, edits: Edits) -> None:
    """`.set <kernel>.num_vgpr` and its like; the file's maximum never falls below a function that is not a kernel."""
    for suffix, count in ((_VGPR_SYMBOL, counts.vgprs), (_SGPR_SYMBOL, counts.sgprs)):
        name = _symbol(symbols, kernel, suffix)
        if name not in symbols.definitions:
            continue
        index, expression = symbols.definitions[name]
        edits[index] = _with_expression(lines[index], expression, _own_count(expression, count))
        maximum = _FILE_MAXIMUM[suffix]
        is_kernel = any((match := _KERNEL.match(line)) and match.group(1) == kernel for line in lines)
        if not is_kernel and maximum in symbols and symbols[maximum] < count:
            index, expression = symbols.definitions[maximum]
            edits[index] = _with_expression(lines[index], expression, str(count))


def _symbol(symbols: FileSymbols, function: str, suffix: str) -> str:
    """The symbol that holds a count of a function: `f.num_vgpr`, for a function private to the file `.Lf.num_vgpr`."""
    private = f"{_PRIVATE}{function}.{suffix}"
    return private if private in symbols.definitions else f"{function}.{suffix}"


def _own_count(expression: str, count: int) -> str:
    """The expression with a function's own count replaced; what stands for its callees stays."""
    if is_decimal(expression):
        return str(count)
    match = _LEADING_NUMBER.match(expression)
    if match is not None:
        return f"{expression[: match.start(1)]}{count}{expression[match.end(1) :]}"
    return f"max({count}, {expression})"


def _with_expression(line: str, old: str, new: str) -> str:
    code = line.partition(";")[0]
    at = code.rindex(old)
    return f"{line[:at]}{new}{line[at + len(old) :]}"


def _changes(
    kernel: str,
    counts: Counts,
    descriptors: Mapping[str, Descriptor],
    before: FileSymbols,
    after: FileSymbols,
) -> dict[str, _Change]:
    """Totals of the kernel itself and of every kernel or function whose symbols depend on it."""
    names = {kernel: None} | dict.fromkeys(descriptors)
    counted = (name for name in after.definitions if name.endswith(f".{_VGPR_SYMBOL}"))
    names |= dict.fromkeys(name.rpartition(".")[0].removeprefix(_PRIVATE) for name in counted)
    found: dict[str, _Change] = {}
    for name in names:
        descriptor = descriptors.get(name)
        symbols = [_symbol(after, name, suffix) for suffix in (_VGPR_SYMBOL, _SGPR_SYMBOL)]
        old, new = [before.get(symbol) for symbol in symbols], [after.get(symbol) for symbol in symbols]
        own = name == kernel
        if not own and old == new:
            continue
        declared = (descriptor.vgprs, descriptor.sgprs) if descriptor else (counts.vgprs, counts.sgprs)
        wanted = (counts.vgprs, counts.sgprs) if own else declared
        found[name] = _Change(
            name,
            old_vgprs=declared[0] if descriptor or old[0] is None else old[0],
            old_sgprs=declared[1] if descriptor or old[1] is None else old[1],
            vgprs=wanted[0] if new[0] is None else new[0],
            sgprs=wanted[1] if new[1] is None else new[1],
            lds=counts.lds if own else None,
            code_bytes=counts.code_bytes if own else None,
            same_code=not own,
        )
    return found


def _edit_descriptor(
    lines: Sequence[str], descriptor: Descriptor, change: _Change, symbols: FileSymbols, edits: Edits
) -> None:
    wanted: dict[str, int] = {"next_free_vgpr": max(1, change.vgprs), "next_free_sgpr": change.sgprs}
    if change.lds is not None:
        wanted["group_segment_fixed_size"] = change.lds
    if change.code_bytes is not None:
        wanted["inst_pref_size"] = instruction_prefetch_size(change.code_bytes)
    for name, value in wanted.items():
        place = descriptor.places.get(name)
        if place is None or name not in descriptor.values or symbols.evaluate(place.text) == value:
            continue
        line = lines[place.line]
        at = line.index(place.text, line.index(name) + len(name))
        edits[place.line] = f"{line[:at]}{value}{line[at + len(place.text) :]}"


def _edit_metadata(lines: Sequence[str], metadata: KernelMetadata, change: _Change, edits: Edits) -> None:
    wanted: dict[str, int] = {".vgpr_count": change.vgprs}
    if metadata.sgpr_count is not None:
        wanted[".sgpr_count"] = _with_vcc(metadata.sgpr_count, change)
    if change.lds is not None:
        wanted[".group_segment_fixed_size"] = change.lds
    for key, value in wanted.items():
        place = metadata.places.get(key)
        if place is not None and place.text != str(value):
            line = lines[place.line]
            edits[place.line] = f"{line[: place.start]}{value}{line[place.end :]}"


def _with_vcc(old_total: int, change: _Change) -> int:
    """The count that includes VCC: two more than the numbered SGPRs where the old total had them."""
    return change.sgprs + (0 if old_total == change.old_sgprs else 2)


def _edit_comments(
    lines: Sequence[str],
    changes: Mapping[str, _Change],
    descriptors: Mapping[str, Descriptor],
    metadata: Mapping[str, KernelMetadata],
    target: Target,
    edits: Edits,
) -> None:
    for name, block in summaries(lines):
        if name in changes:
            summary = _Summary(changes[name], descriptors.get(name), metadata.get(name), target)
            texts = {index: match for index in block if (match := SUMMARY_LINE.match(lines[index])) is not None}
            summary.read({match[2]: match[4] for match in texts.values()})
            for index, match in texts.items():
                value = summary.value(match[2], match[4])
                edits[index] = None if value is None else f"{match[1]}{match[2]}{match[3]}{value}"


def summaries(lines: Sequence[str]) -> Iterable[tuple[str, range]]:
    """(function, line indices) of every block of comments that the compiler writes after a function."""
    owner = ""
    for index, line in enumerate(lines):
        match = _SIZE.match(line) or _KERNEL.match(line)
        if match is not None:
            owner = match.group(1)
        elif _SUMMARY.match(line):
            last = index + 1
            while last < len(lines) and lines[last].lstrip().startswith(";"):
                last += 1
            yield owner, range(index + 1, last)


class _Summary:
    """New values of the comments of one function."""

    def __init__(
        self, change: _Change, descriptor: Descriptor | None, metadata: KernelMetadata | None, target: Target
    ) -> None:
        self.change = change
        self.descriptor = descriptor
        self.metadata = metadata
        self.target = target
        self.wave_size = descriptor.wave_size if descriptor else 32
        self.old_total_sgprs = change.old_sgprs
        self.old_waves_vgprs = change.old_vgprs

    def read(self, values: Mapping[str, str]) -> None:
        """Take from the old comments what new ones depend on."""
        total = values.get("TotalNumSgprs", values.get("NumSgprs", ""))
        if is_decimal(total):
            self.old_total_sgprs = int(total)
        pinned = values.get("NumVGPRsForWavesPerEU", "")
        if is_decimal(pinned):
            self.old_waves_vgprs = int(pinned)

    def value(self, name: str, old: str) -> str | None:
        """The text for a comment, None to remove it."""
        change = self.change
        if name == "codeLenInByte":
            return old if change.same_code else None if change.code_bytes is None else str(change.code_bytes)
        if name == "LDSByteSize":
            return old if change.lds is None else re.sub(r"^\d+", str(change.lds), old)
        if not is_decimal(old):
            return old  # an expression over symbols that are right again
        number = int(old)
        total_sgprs = _with_vcc(self.old_total_sgprs, change)
        new: int | None = number
        if name in ("NumVgprs", "TotalNumVgprs"):
            new = change.vgprs
        elif name in ("NumSgprs", "TotalNumSgprs"):
            new = total_sgprs
        elif name == "VGPRBlocks":
            new = _blocks(change.vgprs, self.target.vgpr_encoding_granule(self.wave_size))
        elif name == "SGPRBlocks" and number:
            new = _blocks(total_sgprs, 8) if number == _blocks(self.old_total_sgprs, 8) else None
        elif name == "NumVGPRsForWavesPerEU":
            new = self._waves_vgprs()
        elif name == "NumSGPRsForWavesPerEU":
            new = _pinned(number, self.old_total_sgprs, total_sgprs)
        elif name == "Occupancy":
            new = self._occupancy(number)
        return None if new is None else str(new)

    def _waves_vgprs(self) -> int | None:
        return _pinned(self.old_waves_vgprs, max(1, self.change.old_vgprs), max(1, self.change.vgprs))

    def _occupancy(self, old: int) -> int | None:
        """Waves per SIMD, if the formula explains the number that was there."""
        if self.descriptor is None or self.metadata is None:
            return None
        lds = self.descriptor.lds_bytes
        new_vgprs = self._waves_vgprs()
        if new_vgprs is None or self._printed(self.old_waves_vgprs, lds) != old:
            return None
        return self._printed(new_vgprs, lds if self.change.lds is None else self.change.lds)

    def _printed(self, vgprs: int, lds: int) -> int:
        if self.descriptor is None or self.metadata is None:
            return 0
        size = self.metadata.max_flat_workgroup_size
        return chips.occupancy(self.target, vgprs, lds, size, self.descriptor.cu_mode, self.wave_size).printed


def _blocks(count: int, granule: int) -> int:
    return max(1, -(-count // granule)) - 1


def _pinned(old: int, old_count: int, count: int) -> int | None:
    """A count for waves per SIMD: the plain count, or a greater one that an attribute of the source had asked for."""
    if old == old_count:
        return count
    return max(old, count) if old > old_count else None
