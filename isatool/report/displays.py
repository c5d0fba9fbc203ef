"""What results show of themselves in a notebook: tables, figures of before and after, pictures. No scripts."""

from __future__ import annotations

import html
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from isatool.demangle import plain_name
from isatool.ir.program import Function
from isatool.model.analyse import analyse
from isatool.model.prediction import ModelledKernel
from isatool.report import annotated_page, drawing, page_figures

if TYPE_CHECKING:
    from isatool.api import BudgetResult, Equivalence, Execution, Optimization, Rewriting
    from isatool.pipeline.stages import Stage


def framed(title: str, content: str) -> str:
    """A display with its title and the colours of the page."""
    head = f"<h2>{html.escape(title)}</h2>" if title else ""
    return f'<div class="isa"><style>{drawing.style()}</style>{head}{content}</div>'


def folded(title: str, content: str) -> str:
    """Something that a click opens."""
    return f"<details><summary>{html.escape(title)}</summary>{content}</details>" if content else ""


def table(head: Sequence[str], rows: Iterable[Sequence[object]], numbers: Iterable[int] = ()) -> str:
    """A table; the columns in `numbers` are set right."""
    right = frozenset(numbers)

    def row(cells: Iterable[object], tag: str) -> str:
        return "<tr>" + "".join(
            f"<{tag}{' class=n' if place in right else ''}>{html.escape(str(cell))}</{tag}>"
            for place, cell in enumerate(cells)
        ) + "</tr>"  # fmt: skip

    return f"<table class=figures>{row(head, 'th')}{''.join(row(cells, 'td') for cells in rows)}</table>"


def said(text: str, good: bool) -> str:
    """A verdict in its colour."""
    return f'<p><b class="{"good" if good else "bad"}">{html.escape(text)}</b></p>'


def changes(before: Function, after: Function) -> str:
    """Figures of two versions, and folded their timelines and lines side by side."""
    first, second = (analyse(ModelledKernel.of(each), record=True, gains=False) for each in (before, after))
    return (
        page_figures.compared(first, second)
        + folded("Timelines", annotated_page.timelines(first, second))
        + folded("Lines side by side", annotated_page.side_by_side(first, second))
    )


def rewriting(result: Rewriting) -> str:
    """Verdict, figures before and after, pictures, report."""
    made = result.rewrite
    verdict, _, rest = result.report.partition("\n")
    parts = said(verdict, result.holds or not result.changed)
    if result.changed:
        parts += changes(made.source.kernel(made.kernel), made.program.kernel(made.kernel))
    return framed("", parts + folded("Report", f"<pre>{html.escape(rest)}</pre>" if rest else ""))


def optimization(result: Optimization) -> str:
    """Verdict, a bar of modelled cycles for each step with its proof, figures before and after, report."""
    verdict, _, rest = result.report.partition("\n")
    steps = [("input", result.searched.start, "")]
    steps += [(entry.name, entry.stage, entry.proof.text) for entry in result.searched.entries if entry.rewrite.changed]
    parts = said(verdict, result.holds or not result.changed) + _bars(steps)
    if result.changed:
        source, program = result.source, result.searched.program
        parts += changes(source.kernel(result.kernel), program.kernel(result.kernel))
    return framed("", parts + folded("Report", f"<pre>{html.escape(rest)}</pre>"))


def _bars(steps: Sequence[tuple[str, Stage, str]]) -> str:
    """A row for each step: cycles of the main loop for the work of the first, by the model."""
    first = steps[0][1].estimate
    rows = []
    for name, stage, proof in steps:
        now = stage.estimate
        cycles = None if first is None or now is None else now.cycles_for(first)
        if first is None or cycles is None:
            figure, bar = "", ""
        else:
            figure = f"~{cycles:.0f}"
            bar = f'<span class=bar style="width:{max(1.0, 240 * cycles / first.cycles):.0f}px"></span>'
        rows.append(f"<tr><td>{html.escape(name)}<td class=n>{figure}<td>{bar}<td>{html.escape(proof)}")
    head = "<tr><th>step<th class=n>~cycles of the main loop, for equal work<th><th>proof"
    return f"<table class=figures>{head}{''.join(rows)}</table>"


def equivalence(result: Equivalence) -> str:
    """The verdict, and what it rests on."""
    title, _, rest = str(result.verdict).partition("\n")
    rows = [(f"assumption{', not granted' * (text in result.ungranted)}", text) for text in result.assumptions]
    rows += [("premise", text) for text in result.premises]
    parts = said(title, result.holds) + (table(("", "what it rests on"), rows) if rows else "")
    return framed("", parts + (f"<pre>{html.escape(rest)}</pre>" if rest else ""))


def execution(result: Execution) -> str:
    """The verdict, checks against the reference, findings."""
    from isatool.report.run_text import verdict

    parts = said(verdict(result.kernel, result.result, result.checks), result.ok)
    if result.checks:
        rows = [
            (check.buffer, check.elements, f"{check.largest_error:.3g}", f"{check.worst_ratio:.3g}")
            for check in result.checks
        ]
        parts += table(("output", "elements", "largest error", "of its bound"), rows, (1, 2, 3))
    if result.result.findings:
        findings = [(found.line, found.kind, found.message) for found in result.result.findings]
        parts += table(("line", "finding", ""), findings, (0,))
    return framed("", parts)


def budgets(result: BudgetResult) -> str:
    """Every budget with what the kernel has, the broken ones first."""
    rows = [
        ("kept" if each.kept else "broken", each.budget, plain_name(each.kernel), f"{each.value:g}")
        for each in sorted(result.outcomes, key=lambda each: each.kept)
    ]
    text = "all budgets kept" if result.kept else "budgets are broken"
    return framed("", said(text, result.kept) + table(("", "budget", "kernel", "has"), rows, (3,)))
