"""DESC-STALE: register and LDS counts in `.set` symbols and comments that the code has outgrown.

Compilers from LLVM 20 on add up counts over calls with `.set <function>.num_vgpr`; all of them write a summary as
comments after a function. Only what is certainly too small or contradicts the descriptor is reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Final

from isatool.asm.file_symbols import FileSymbols
from isatool.diagnostics import Fix
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.lint.fixes import rewording
from isatool.lint.places import LinePlace
from isatool.lint.register_use import HighestUse, OperandRegister
from isatool.lint.rule import Finding, Subject, warning
from isatool.lint.views import declared_in, highest_uses

SYMBOL: Final = warning("DESC-SET", "a .set count is smaller than what its function uses")
COMMENT: Final = warning("DESC-COMMENT", "a count in a comment does not match the code")

_OWNER: Final = re.compile(r"\s*\.(?:size|amdhsa_kernel)\s+\"?([\w.$@]+)\"?")
_PLAIN_SET: Final = re.compile(r"\s*\.(?:set|equ|equiv)\s+(\S+?)\s*,\s*(\d+)\s*$")
_COMMENT: Final = re.compile(r"\s*;\s*(NumVgprs|NumSgprs|TotalNumSgprs|LDSByteSize):\s*(\d+)\s*(?:$|bytes/workgroup)")


def check(program: Program) -> Iterator[Finding]:
    """Counts in symbols and comments of every function."""
    uses = highest_uses(program)
    yield from _symbols(program, uses)
    yield from _comments(program, uses)


SUBJECT: Final = Subject("DESC", (SYMBOL, COMMENT), check)


def _symbols(program: Program, uses: Mapping[str, HighestUse]) -> Iterator[Finding]:
    if not any(".num_vgpr" in name or ".numbered_sgpr" in name for name in program.assigned):
        return
    symbols = FileSymbols(program.texts)
    for name, use in uses.items():
        for suffix, found in (("num_vgpr", use.vgpr), ("numbered_sgpr", use.sgpr)):
            if found is None:
                continue
            for symbol in (f"{name}.{suffix}", f".L{name}.{suffix}"):
                value = symbols.get(symbol)
                if value is None or value > found.register.index:
                    continue
                line = symbols.definitions[symbol][0]
                place = LinePlace(program.texts[line].find(symbol) + 1, len(symbol))
                message = f"{symbol} is {value}, but {name} uses {found.register}"
                yield Finding(SYMBOL, line, message, (program.shown(found.line),), place, _raised(program, line, found))


def _comments(program: Program, uses: Mapping[str, HighestUse]) -> Iterator[Finding]:
    owner = ""
    for index, line in enumerate(program.lines):
        text = line.text
        if line.directive is not None and (match := _OWNER.match(text)) is not None:
            owner = match.group(1)
        elif line.comment and line.instruction is None and (match := _COMMENT.match(text)) is not None:
            name, value = match.group(1), int(match.group(2))
            use = uses.get(owner)
            place = LinePlace(match.start(2) + 1, len(match.group(2)))
            if name == "LDSByteSize":
                descriptor = declared_in(program).descriptors.get(owner)
                if descriptor is not None and descriptor.lds_bytes != value:
                    text = f"the comment says {value} bytes of LDS, the descriptor {descriptor.lds_bytes}"
                    fix = _reworded(line, match, descriptor.lds_bytes)
                    yield Finding(COMMENT, index, text, (), place, fix)
                continue
            found = use and (use.vgpr if name == "NumVgprs" else use.sgpr)
            if found and value <= found.register.index:
                text = f"the comment says {value}, but {owner} uses {found.register}"
                fix = _reworded(line, match, found.register.index + 1)
                yield Finding(COMMENT, index, text, (program.shown(found.line),), place, fix)


def _reworded(line: Line, match: re.Match[str], count: int) -> Fix | None:
    start, end = match.span(2)
    return rewording(line, start, end - start, str(count), f"say {count}")


def _raised(program: Program, line: int, found: OperandRegister) -> Fix | None:
    """The number of a `.set` that is nothing but a number."""
    match = _PLAIN_SET.match(program.texts[line])
    if match is None:
        return None
    return _reworded(program.lines[line], match, found.register.index + 1)
