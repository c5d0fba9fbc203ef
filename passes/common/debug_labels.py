"""Labels of debug information in a function whose code was copied: each stays once, at the first copy of its line.

Only labels that nothing but debug sections names are looked at. What branches, addresses or tables name is part of the
program: the pass that copies it has to rename it, and the assembler refuses it twice.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.program import Function, Program
from isatool.rewriting.text import BodyLine

_SECTIONS: Final = frozenset((".text", ".data", ".bss", ".rodata"))
_SYMBOL: Final = re.compile(r"[A-Za-z_.$][\w.$@]*")


def once(function: Function, body: Sequence[BodyLine]) -> Sequence[BodyLine]:
    """The new lines of a function; where a label is not there once, those of debug information are put in again."""
    origins = {label: index for index, line in function.lines() for label in line.labels if "#" not in label}
    counts = Counter(label for line, _, _ in body for label in line.labels)
    if all(counts[label] == 1 for label in origins):
        return body
    moved = set(origins) - _named_by_code(function.program)
    kept: list[BodyLine] = []
    for line, origin, copy in body:
        gone = moved.intersection(line.labels)
        if not gone:
            kept.append((line, origin, copy))
            continue
        kept += [(Line.label(label), origin, copy) for label in line.labels if label not in gone]
        if line.instruction is not None:
            kept.append((Line.of(line.instruction, line.comment, number=line.number), origin, copy))
    return _placed(kept, sorted((origins[label], label) for label in moved))


def _placed(body: Sequence[BodyLine], labels: Sequence[tuple[int, str]]) -> list[BodyLine]:
    """The lines with each label before the first that stands for its own line or a later one, in the order of before:
    debug information takes differences of them.
    """
    firsts: dict[int, int] = {}
    for place, (line, origin, _) in enumerate(body):
        if origin >= 0 and line.instruction is not None:
            firsts.setdefault(origin, place)
    there = sorted(firsts)
    wanted: dict[int, list[str]] = {}
    after = 0
    for origin, label in labels:
        after = max(after, next((firsts[other] for other in there if other >= origin), len(body)))
        wanted.setdefault(after, []).append(label)
    made: list[BodyLine] = []
    for place, part in enumerate(body):
        made += [(Line.label(label), -1, 0) for label in wanted.get(place, ())]
        made.append(part)
    return made + [(Line.label(label), -1, 0) for label in wanted.get(len(body), ())]


def _named_by_code(program: Program) -> set[str]:
    """Symbols that instructions name, or directives outside of debug sections."""
    found: set[str] = set()
    debugs = False
    for line in program.lines:
        if line.instruction is not None:
            for operand in line.instruction.operands:
                if isinstance(operand.value, Expression):
                    found.update(operand.value.symbols)
            continue
        directive = line.directive
        if directive is None:
            found.update(_SYMBOL.findall(line.text) if line.opaque_reason else ())
            continue
        if directive.name == ".section" or directive.name in _SECTIONS:
            debugs = directive.arguments.strip('"').startswith(".debug")
        elif not debugs:
            found.update(_SYMBOL.findall(directive.arguments))
    return found
