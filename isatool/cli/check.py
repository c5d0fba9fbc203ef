"""`isatool check`: rules over assembly files, for people and for CI."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence, Set
from dataclasses import replace
from pathlib import Path
from typing import Any, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import emit, write_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.declared_options import seldom
from isatool.cli.files import CHECKED_MCPU, OBJECT_OF, json_format, quiet
from isatool.diagnostics import Diagnostic, ForeignError, Severity, Span, UserError
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint import baseline, registry
from isatool.lint.run import Selection, check_program
from isatool.lint.settings import FORMATS, LEVELS, LintSettings, check_prefixes, find_settings
from isatool.progress import doing, stage
from isatool.report.colour import show
from isatool.report.findings import CheckReport, as_json, as_statistics, as_text, github_lines, tally

NAME = "check"
EXAMPLE = """
isatool check kernel.s
isatool check --format sarif -o findings.sarif *.s
isatool check --fix kernel.s -o fixed.s
isatool check --select PERF-DEAD,PERF-WAIT,PERF-CLAUSE --diff kernel.s
"""
EXIT_FINDINGS: Final = 1
EXIT_UNUSABLE: Final = 2
_ASSEMBLY: Final = (".s", ".asm")
_RANK: Final = {Severity.INFO: 0, Severity.WARNING: 1, Severity.ERROR: 2}


OPTIONS: Final = (
    ("files FILE*", "assembly files, folders of them; - is standard input"),
    ("--select RULES ...", "only rules with these ids or prefixes (VOPD,WAIT)"),
    ("--ignore RULES ...", "leave out these ids or prefixes (VOPD-R19)"),
    ("--fail-on", "exit with 1 if there are findings of this severity or above (default: error)", LEVELS),
    ("--format", "how findings are shown (default: text)", FORMATS),
    json_format,
    ("verbose -v", "every finding: without it a text shows all errors, and two of the rest of a rule in a file"),
    ("--statistics", "count findings by rule instead of showing them"),
    ("-o --output OUT", "where to write the findings (default: standard output); with --fix, the fixed file"),
    ("--fix", "fix errors, and what --select names, as far as that is safe; needs -o OUT"),
    ("--diff", "show what --fix would change, without writing it"),
    ("--baseline FILE", "do not report the findings in FILE"),
    ("--write-baseline", "write all findings of this run to the baseline"),
    ("--config FILE", "settings (default: the nearest isatool.toml or pyproject.toml)"),
    ("--list-rules", "list all rules and exit"),
    ("--explain RULE", "explain a rule, with examples, and exit"),
    ("--watch", "check again whenever a file changes, until Ctrl-C"),
    seldom(CHECKED_MCPU, OBJECT_OF, quiet("only the counts")),
)


def main(args: argparse.Namespace) -> int:
    """Check the files; 0 clean, 1 findings of the severity asked for, 2 a file is unusable."""
    if args.list_rules:
        for rule in registry.all_rules():
            print(f"{rule.id:20} {rule.severity.value:8} {rule.title}")
        return 0
    if args.explain:
        show(explanation(args.explain))
        return 0
    settings = _settings(args)
    if not args.files:
        raise UserError("no file to check", Span("isatool check"), "name one or more .s files; - is standard input")
    if args.write_baseline and not settings.baseline:
        raise UserError("--write-baseline needs a file", Span("isatool check"), "name it with --baseline FILE")
    if args.watch:
        if args.fix or args.diff or args.write_baseline:
            raise UserError("--watch only shows findings", hint="leave out --fix, --diff and --write-baseline")
        return _watch(args, settings)
    if args.fix or args.diff:
        return _fix(args, settings)
    return _check(args, settings, in_folders(args.files))


def _watch(args: argparse.Namespace, settings: LintSettings) -> int:
    """The exit code of the last check, which nobody sees: Ctrl-C ends it."""
    from isatool.cli.watching import rounds

    code = 0
    for number, files in enumerate(rounds(lambda: in_folders(args.files))):
        if number:
            print(f"--- {', '.join(files)}")
        code = _check(args, settings, files)
        sys.stdout.flush()
    return code


def _check(args: argparse.Namespace, settings: LintSettings, files: Sequence[str]) -> int:
    findings, unusable, foreign = _check_all(files, frozenset(files) - frozenset(args.files), settings, args.kernel)
    if len(foreign) == len(files) and not args.watch:
        raise UserError("the assembly files here are for other processors", Span(files[0]), "name one to see its error")
    if args.write_baseline:
        baseline.write_baseline(settings.baseline, findings, settings.root)
        report = CheckReport(tuple(findings), tuple(unusable), len(files) - len(foreign))
        print(f"{settings.baseline}: {tally(report)}", file=sys.stderr)
        return _refuse(unusable)
    known = 0
    if settings.baseline:
        findings, known = baseline.new_findings(findings, baseline.read_baseline(settings.baseline), settings.root)
    report = CheckReport(tuple(findings), tuple(unusable), len(files) - len(foreign), known, len(foreign))
    _write(tally(report) if args.quiet else _rendered(report, settings, args), args.output or "-")
    if unusable:
        return _refuse(unusable)
    return _exit_code(findings, settings)


def in_folders(names: Sequence[str]) -> list[str]:
    """The files, with the assembly files in and below a folder for it; UserError for a folder without any."""
    files: list[str] = []
    for name in names:
        if name == "-" or not Path(name).is_dir():
            files.append(name)
            continue
        found = [path for path in sorted(Path(name).rglob("*")) if path.suffix.lower() in _ASSEMBLY and path.is_file()]
        shown = [str(path) for path in found if not any(part.startswith(".") for part in path.relative_to(name).parts)]
        if not shown:
            raise UserError("no assembly file in this folder", Span(name), f"looked for {', '.join(_ASSEMBLY)}")
        files += shown
    return files


def explanation(identifier: str) -> str:
    """The page of a rule; UserError with the nearest for an unknown one."""
    check_prefixes((identifier,), Span("--explain"))
    found = [rule for rule in registry.all_rules() if rule.id.startswith(identifier.upper())]
    exact = [rule for rule in found if rule.id == identifier.upper()]
    if not exact and len(found) > 1:
        return "\n".join(f"{rule.id:20} {rule.severity.value:8} {rule.title}" for rule in found)
    return (exact or found)[0].text.rstrip()


def _exit_code(findings: Sequence[Diagnostic], settings: LintSettings) -> int:
    worst = max((_RANK[found.severity] for found in findings), default=-1)
    return EXIT_FINDINGS if worst >= _RANK[settings.fail_on] else 0


def _fix(args: argparse.Namespace, settings: LintSettings) -> int:
    """Mend one file; the exit code tells about what is left."""
    from isatool.cli.mending import fix_file

    if len(args.files) != 1:
        raise UserError("--fix and --diff take one file", Span("isatool check"), "run it once for each file")
    selection = Selection(settings.select, settings.ignore)
    left = fix_file(args.files[0], settings.mcpu, args.output, args.diff, selection, args.kernel, args.verbose)
    return _exit_code(left, settings)


def _settings(args: argparse.Namespace) -> LintSettings:
    settings = find_settings(Path.cwd(), args.config)
    if args.select:
        settings = replace(settings, select=_prefixes(args.select, "--select"))
    if args.ignore:
        settings = replace(settings, ignore=(*settings.ignore, *_prefixes(args.ignore, "--ignore")))
    named: dict[str, Any] = {"fail_on": args.fail_on and Severity(args.fail_on)}
    named |= {name: getattr(args, name) for name in ("format", "baseline", "mcpu")}
    return replace(settings, **{name: value for name, value in named.items() if value is not None})


def _prefixes(options: Sequence[str], name: str) -> tuple[str, ...]:
    parts = tuple(part for option in options for part in option.split(",") if part.strip())
    return check_prefixes(parts, Span(name))


def _check_all(
    files: Sequence[str], unnamed: Set[str], settings: LintSettings, kernel: str | None
) -> tuple[Sequence[Diagnostic], list[Diagnostic], list[str]]:
    """Findings of all files, what makes files unusable, and those of `unnamed` that are for other processors; a bad
    file does not keep the others from being checked.
    """
    selection = Selection(settings.select, settings.ignore)
    findings: list[Diagnostic] = []
    unusable: list[Diagnostic] = []
    foreign: list[str] = []
    for number, name in enumerate(files):
        short = Path(name).name
        doing(short, number + 1, len(files))
        try:
            program = read_written_out(name, settings.mcpu, kernel, Support.CHECK)
            with stage(short, number + 1, len(files)):
                findings += check_program(program, selection)
            doing(f"{short}: assembler")
            unusable += refused(program)
        except UserError as error:
            if isinstance(error, ForeignError) and name in unnamed:
                foreign.append(name)
            else:
                unusable += error.diagnostics
    return findings, unusable, foreign


def refused(program: Program) -> list[Diagnostic]:
    """What the assembler refuses but for lines where a rule, ignored or not, has an error."""
    errors = Toolchain.find().assemble_errors(emit(program), program.chip, program.wave_size, program.path)
    findings = check_program(program) if errors else ()
    ruled = {found.span.line for found in findings if found.severity is Severity.ERROR}
    return [error for error in errors if error.span.line not in ruled]


def _refuse(unusable: Sequence[Diagnostic]) -> int:
    for found in unusable:
        print(found, file=sys.stderr)
    return EXIT_UNUSABLE if unusable else 0


def _rendered(report: CheckReport, settings: LintSettings, args: argparse.Namespace) -> str:
    if settings.format == "json":
        return as_json(report)
    if settings.format == "sarif":
        from isatool.report.sarif import as_sarif

        return as_sarif(report, settings.root)
    if settings.format == "github":
        return github_lines((*report.unusable, *report.findings))
    return as_statistics(report) if args.statistics else as_text(report, args.verbose)


def _write(text: str, output: str) -> None:
    if output == "-":
        if text:
            show(text.encode("utf-8", errors="surrogateescape").decode("utf-8", errors="replace"))
        return
    write_text(text + "\n", output)
