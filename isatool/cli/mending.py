"""`isatool check --fix` and `--diff`: one file with its fixes applied, written elsewhere, or shown as a diff."""

from __future__ import annotations

import difflib
import shlex
import sys

from isatool.asm.emitter import emit, write_text
from isatool.asm.reader import read_file, read_text
from isatool.asm.toolchain import Toolchain
from isatool.cli.files import require_writable
from isatool.demangle import plain_name
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.program import Program
from isatool.isa.target import Support
from isatool.lint.mend import Mended, mend
from isatool.lint.run import Selection
from isatool.report.findings import CheckReport, as_text
from isatool.verify.verdict import PROVED


def fix_file(
    name: str,
    mcpu: str | None,
    output: str | None,
    diff: bool,
    selection: Selection,
    kernel: str | None = None,
    every: bool = False,
) -> tuple[Diagnostic, ...]:
    """Mend one file, write or show it, say what was done; the findings that are left.

    UserError without a place to write to.
    """
    if not diff:
        _require_output(output)
    program = read_file(name, mcpu, kernel=kernel, use=Support.CHECK)
    tools = Toolchain.find()

    def refusals(candidate: Program) -> int:
        return len(tools.assemble_errors(emit(candidate), candidate.chip, candidate.wave_size, name))

    result = mend(program, selection, refusals)
    if diff:
        write_text(_difference(program, result.program, name), output or "-")
    else:
        assert output is not None
        write_text(emit(result.program), output)
    stream = sys.stderr if (output or "-") == "-" else sys.stdout
    print(_report(result, refusals(result.program), every), file=stream)
    if result.changed and not diff and "-" not in (name, output):
        print(_comparison(program, result.program, tools, [name, str(output)], mcpu, kernel), file=stream)
    return result.left


def _comparison(
    before: Program, after: Program, tools: Toolchain, files: list[str], mcpu: str | None, kernel: str | None
) -> str:
    """The command that verifies the fixed file, if it is proved to compute the same: who fixes an error may want
    something else.
    """
    if before.target.support < Support.REWRITE:
        return f"not proved to compute the same: isatool does not execute code of {before.chip}"
    from isatool.pipeline.judge import judge

    written = read_text(emit(after), files[1], after.chip)
    for name in [kernel] if kernel is not None else [each.name for each in before.kernels]:
        verdict = judge(before.kernel(name), written.kernel(name), toolchain=tools)
        if verdict.status is not PROVED:
            why = verdict.first_difference.message if verdict.first_difference is not None else str(verdict)
            return f"not proved to compute the same: kernel {plain_name(before.kernel(name).name)}: {why}"
    options = [word for option, text in (("--mcpu", mcpu), ("--kernel", kernel)) if text for word in (option, text)]
    return f"verify: {shlex.join(['isatool', 'verify', *files, *options])}"


def _require_output(output: str | None) -> None:
    if output is None:
        raise UserError(
            "--fix needs a place for the fixed file",
            Span("isatool check"),
            "name it with -o OUT (- is standard output), or look first with --diff; input files are never changed",
        )
    require_writable(output)


def _difference(before: Program, after: Program, name: str) -> str:
    lines = difflib.unified_diff(
        [f"{line.text}\n" for line in before.lines],
        [f"{line.text}\n" for line in after.lines],
        name,
        f"{name} (fixed)",
    )
    return "".join(lines)


def _report(result: Mended, refused: int, every: bool) -> str:
    lines = [f"{found.span}: fixed: {found.message} [{found.rule}]: {_how(found)}" for found in result.mended]
    count = len(result.mended)
    lines.append(f"{count} {'fix' if count == 1 else 'fixes'} applied; left:")
    lines.append(as_text(CheckReport(result.left, (), 1), every))
    if refused:
        lines.append(f"the assembler still refuses {refused} {'line' if refused == 1 else 'lines'}")
    elif any(found.severity is Severity.ERROR for found in result.mended):
        lines.append("the result assembles")
    return "\n".join(lines)


def _how(found: Diagnostic) -> str:
    return found.fix.description if found.fix is not None else ""
