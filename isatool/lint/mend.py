"""Applies the fixes that findings carry, and keeps those after which there is less to find and nothing new.

The fixes of a round are applied together. If that brings a new finding or a line that the assembler refuses, halves of
them are tried, and so on, until the fixes that cause it are known. These are left out and their findings stay.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Final

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.diagnostics import Diagnostic, Fix, Severity, UserError
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint.run import EVERYTHING, Selection, check_program
from isatool.records import record

MOST_ROUNDS: Final = 60
"""a fix can bring another finding to light"""
_REVEALING: Final = ("WAIT-READ", "WAIT-WRITE")
"""rules that find only the first of several uses of a load: the wait that fixes it may reveal the next one"""

Refusals = Callable[[Program], int]
"""how many lines of a program the assembler refuses"""


@record
class Mended:
    """The program after the fixes, the findings that they fixed, and those that are left."""

    program: Program
    mended: tuple[Diagnostic, ...]
    left: tuple[Diagnostic, ...]

    @property
    def changed(self) -> bool:
        """True if any fix was applied."""
        return bool(self.mended)


@record
class _State:
    """A program, the findings asked for, how many errors and warnings each rule has (`known`), and how many lines the
    assembler refuses.
    """

    program: Program
    asked: tuple[Diagnostic, ...]
    known: Counter[str]
    refused: int


def mend(program: Program, selection: Selection, refusals: Refusals) -> Mended:
    """Fix findings of severity error, and those of other severities that `selection.select` names.

    The assembler is asked of every candidate that would be kept. Lines that no fix touches stay as they are.
    """
    first = state = _state(program, selection, refusals)
    mended: list[Diagnostic] = []
    refused: set[tuple[str, str, str]] = set()
    for _ in range(MOST_ROUNDS):
        fixes = _first_of_each_line(state.asked, selection, refused)
        if not fixes:
            break
        after, applied = _settle(state, fixes, selection, refusals)
        refused.update(_key(each) for each in fixes if each not in applied)
        if not applied:
            continue
        mended += applied
        state = after
    if any(count > first.known[rule] for rule, count in state.known.items()):
        return Mended(program, (), first.asked)
    return Mended(state.program, tuple(mended), state.asked)


def _state(program: Program, selection: Selection, refusals: Refusals) -> _State:
    asked = check_program(program, selection)
    every = asked if selection == EVERYTHING else check_program(program, EVERYTHING)
    return _State(program, asked, Counter(found.rule for found in every), refusals(program))


def _first_of_each_line(
    found: Sequence[Diagnostic], selection: Selection, refused: set[tuple[str, str, str]]
) -> list[Diagnostic]:
    """Findings with a fix that is wanted and was not refused, the worst one for each line."""
    chosen: dict[int, Diagnostic] = {}
    order = {Severity.ERROR: 0, Severity.WARNING: 1, Severity.INFO: 2}
    for each in sorted(found, key=lambda each: order[each.severity]):
        wanted = each.severity is Severity.ERROR or bool(selection.select)
        if each.fix is not None and wanted and _key(each) not in refused:
            chosen.setdefault(each.fix.line, each)
    return [chosen[line] for line in sorted(chosen)]


def _key(found: Diagnostic) -> tuple[str, str, str]:
    """What identifies a finding when its line has moved."""
    return found.rule, found.source, found.message


def _settle(
    state: _State, fixes: Sequence[Diagnostic], selection: Selection, refusals: Refusals
) -> tuple[_State, list[Diagnostic]]:
    """The state after all fixes that can be applied together, and these."""
    kept: list[Diagnostic] = []
    best = state
    queue = [list(fixes)]
    while queue:
        group = queue.pop(0)
        after = _tried(state, [*kept, *group], selection, refusals)
        if after is not None and _is_better(best, after, group):
            kept += group
            best = after
        elif len(group) > 1:
            middle = len(group) // 2
            queue[:0] = [group[:middle], group[middle:]]
    return best, kept


def _tried(state: _State, fixes: Sequence[Diagnostic], selection: Selection, refusals: Refusals) -> _State | None:
    try:
        return _state(applied(state.program, [each.fix for each in fixes if each.fix]), selection, refusals)
    except UserError:  # a text that cannot be read any more
        return None


def _is_better(before: _State, after: _State, fixed: Sequence[Diagnostic]) -> bool:
    """Whether the fixed findings are gone and no rule has more than before, but for the rules in _REVEALING."""
    if after.refused > before.refused:
        return False
    old, new = Counter(map(_key, before.asked)), Counter(map(_key, after.asked))
    if any(new[key] >= old[key] for key in map(_key, fixed)):
        return False
    asked = Counter(found.rule for found in before.asked)
    asked.update(dict.fromkeys(_REVEALING, len(after.asked)))
    known = before.known + Counter(dict.fromkeys(_REVEALING, sum(after.known.values())))
    more = [rule for rule, count in Counter(found.rule for found in after.asked).items() if count > asked[rule]]
    return not more and all(count <= known[rule] for rule, count in after.known.items())


def applied(program: Program, fixes: Sequence[Fix]) -> Program:
    """The program with whole lines replaced, read again; at most one fix for a line."""
    by_line = {fix.line: fix for fix in fixes}
    lines: list[Line] = []
    for line in program.lines:
        fix = by_line.get(line.number)
        lines += [line] if fix is None else [Line.plain(text) for text in fix.replacement]
    return read_text(emit(program.with_lines(lines)), program.path, program.chip, use=Support.CHECK)
