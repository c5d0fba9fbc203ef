"""What makes a text that can be read unusable all the same: not gfx11 at all, truncated, labels missing or doubled."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from functools import cached_property

from isatool.diagnostics import Diagnostic, ForeignError, Severity, Span
from isatool.ir.instruction import branch_target
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.program import Program
from isatool.isa import table


class InputChecker:
    """Checks a program that was read. Macros may define labels and emit anything: then labels are not checked."""

    def __init__(self, program: Program, has_macros: bool, unreadable: int) -> None:
        self.program = program
        self.has_macros = has_macros or any(line.opaque_reason.startswith(".") for line in program.lines)
        self.unreadable = unreadable

    def diagnostics(self) -> Iterator[Diagnostic]:
        """One diagnostic for each fault; ForeignError alone if this is no gfx11 assembly."""
        self._require_gfx11()
        if self.has_macros:
            return
        yield from self._doubled_labels()
        yield from self._undefined_labels()
        yield from self._truncated()

    def _require_gfx11(self) -> None:
        """At least one instruction is known, or there is none."""
        first: Line | None = None
        for line in self.program.lines:
            if line.instruction is None:
                if line.opaque_reason == "unreadable":
                    if table.lookup(_word(line), self.program.target) is not None:
                        return
                    first = first or line
            elif any(half.row is not None for half in line.instruction.halves):
                return
            else:
                first = first or line
        if first is None:
            return
        word = _word(first)
        raise ForeignError(
            f"no {self.program.target.family} instruction in this file: '{word}' is not one",
            Span(self.program.path, first.number, first.column, len(word)),
            "isatool reads AMDGPU assembly for gfx11 and gfx12 (RDNA3, RDNA4); "
            "of HIP, `hipcc --offload-arch=CHIP --offload-device-only -S` writes it",
            first.text,
        )

    def _doubled_labels(self) -> Iterator[Diagnostic]:
        seen: dict[str, int] = {}
        for line in self.program.lines:
            for label in line.labels:
                if label in seen and not line.opaque_reason:
                    note = f"first defined on line {seen[label]}"
                    yield self._error(line, line.text.find(label) + 1, label, f"label '{label}' is defined twice", note)
                seen.setdefault(label, line.number)

    def _undefined_labels(self) -> Iterator[Diagnostic]:
        for line in self.program.lines:
            instruction = line.instruction
            if instruction is None:
                continue
            target = branch_target(instruction) if instruction.is_branch else None
            if target is not None and not self._is_defined(target):
                yield self._undefined(line, target)
                continue
            for operand in instruction.operands:
                if type(operand.value) is Expression and target is None:
                    for symbol in operand.value.symbols:
                        if symbol.startswith(".L") and not self._is_defined(symbol):
                            yield self._undefined(line, symbol)

    def _is_defined(self, symbol: str) -> bool:
        return symbol in self.program.labels or symbol in self._assigned

    @cached_property
    def _assigned(self) -> frozenset[str]:
        """Names that .set gives a value to, absolute or not."""
        return frozenset(
            line.directive.arguments.partition(",")[0].strip().strip('"')
            for line in self.program.lines
            if line.directive is not None and line.directive.name in (".set", ".equ", ".equiv")
        )

    def _undefined(self, line: Line, label: str) -> Diagnostic:
        near = difflib.get_close_matches(label, self.program.labels, 1)
        hint = f"nearest label: {near[0]}" if near else "define it, or is the file truncated?"
        return self._error(line, line.text.find(label) + 1, label, f"undefined label '{label}'", hint)

    def _truncated(self) -> Iterator[Diagnostic]:
        """A compiler closes every function with .size; without it the last instruction has to end the code."""
        lines = self.program.lines
        if self.unreadable or not any(
            line.directive is not None and line.directive.name == ".amdgcn_target" for line in lines
        ):
            return
        functions = self.program.functions
        last = functions[-1] if functions else None
        if last is None or last.last < len(lines) or not last.instructions or not self._is_typed(last.name):
            return
        index, instruction = last.instructions[-1]
        if any(half.row is None or half.row.is_terminator for half in instruction.halves):
            return
        line = lines[index]
        yield self._error(
            line,
            line.column,
            instruction.name,
            f"the code of '{last.name}' runs off the end of the file",
            "is the file truncated? a function ends with s_endpgm, s_setpc_b64 or a branch",
        )

    def _is_typed(self, name: str) -> bool:
        return any(
            line.directive is not None and line.directive.name == ".type" and line.directive.arguments.startswith(name)
            for line in self.program.lines
        )

    def _error(self, line: Line, column: int, what: str, message: str, note: str) -> Diagnostic:
        span = Span(self.program.path, line.number, column, len(what))
        return Diagnostic("INPUT", Severity.ERROR, span, message, (note,), line.text)


def _word(line: Line) -> str:
    statement = line.text[line.column - 1 :].strip()
    return statement.split(None, 1)[0].lower() if statement else ""
