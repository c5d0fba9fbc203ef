"""Runs the rules over programs: selection, comments that silence, and the baseline."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import cache, lru_cache

from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint import registry
from isatool.lint.rule import Finding, Rule, Subject, diagnostic
from isatool.lint.suppress import read_suppressions
from isatool.progress import doing
from isatool.records import record


@record
class Selection:
    """Rules that are asked: those that `select` covers (if it is empty all but advice) and `ignore` does not.

    The longer prefix wins: selecting VOPD-R19 and ignoring VOPD asks VOPD-R19.
    """

    select: tuple[str, ...] = ()
    ignore: tuple[str, ...] = ()

    def includes(self, rule: Rule) -> bool:
        """True if a rule is asked."""
        wanted = max((len(prefix) for prefix in self.select if registry.matches(prefix, rule.id)), default=-1)
        refused = max((len(prefix) for prefix in self.ignore if registry.matches(prefix, rule.id)), default=-1)
        if wanted < 0 and (self.select or rule.opt_in):
            return False
        return wanted > refused or refused < 0


EVERYTHING = Selection()


def exactly(rules: Iterable[Rule]) -> Selection:
    """These rules and no other, though the id of one may be a prefix of another's (HAZARD-TRANS, HAZARD-TRANS-JOIN)."""
    wanted = {rule.id for rule in rules}
    return Selection(tuple(wanted), tuple(rule.id for rule in registry.all_rules() if rule.id not in wanted))


def check_program(program: Program, selection: Selection = EVERYTHING) -> tuple[Diagnostic, ...]:
    """Every finding of the selected rules that no comment silences, in the order of the lines."""
    suppressions = read_suppressions(program.lines, registry.is_prefix)
    found = [finding for finding in suppressions.findings if selection.includes(finding.rule)]
    for finding in _findings(program, selection):
        if not suppressions.ranges or not suppressions.covers(finding.rule.id, finding.line, registry.matches):
            found.append(finding)
    lines = program.lines
    if not found:
        return ()
    from isatool.asm.debug_lines import source_places

    places = source_places(program)
    diagnostics = []
    for finding in found:
        line = lines[finding.line]
        if place := places.get(finding.line):
            finding = replace(finding, notes=(*finding.notes, f"from {place}"))
        diagnostics.append(diagnostic(finding, program.path, line.number, line.text, line.column))
    return tuple(sorted(diagnostics, key=lambda each: (each.span, each.rule)))


def errors(program: Program) -> tuple[Diagnostic, ...]:
    """The findings of severity error, as `check_program`."""
    return check_program(program, _severe())


@cache
def _severe() -> Selection:
    return exactly(rule for rule in registry.all_rules() if rule.severity is Severity.ERROR)


def findings(program: Program, selection: Selection) -> Iterator[Finding]:
    """Every finding of the selected rules, silenced or not, subject by subject."""
    return _findings(program, selection)


@lru_cache(maxsize=64)
def _asked(selection: Selection) -> tuple[tuple[Subject, frozenset[str]], ...]:
    """The subjects of which rules are asked, and the ids of these."""
    subjects = registry.SUBJECTS
    asked = [frozenset(rule.id for rule in subject.rules if selection.includes(rule)) for subject in subjects]
    return tuple((subject, wanted) for subject, wanted in zip(subjects, asked, strict=True) if wanted)


def _advice(subject: Subject, wanted: frozenset[str]) -> str:
    """The first rule of advice that is asked of a subject, "" if none is: it needs to know what instructions cost."""
    return next((rule.id for rule in subject.rules if rule.is_advice and rule.id in wanted), "")


def _findings(program: Program, selection: Selection) -> Iterator[Finding]:
    for number, (subject, wanted) in enumerate(_asked(selection)):
        if program.target.support < Support.REWRITE and (advice := _advice(subject, wanted)):
            reason = f"{advice} is advice for chips that isatool rewrites code of, {program.chip} is not among them"
            raise UserError(reason, Span(program.path), "leave it away")
        doing(f"rules {subject.name}", number + 1, len(registry.SUBJECTS))
        for finding in subject.check(program):
            if finding.rule.id in wanted:
                yield finding
