"""`isatool code budget`: figures of kernels held in CI."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import write_text
from isatool.asm.files import MAX_TEXT_BYTES, parse_toml, read_bounded
from isatool.cli.analyze import analysed_kernels
from isatool.cli.files import MCPU, OBJECT_OF, json_format, quiet
from isatool.demangle import is_called, plain_name
from isatool.diagnostics import Span, UserError
from isatool.progress import stage
from isatool.report.colour import show

if TYPE_CHECKING:
    from isatool.model.figures import KernelFigures
    from isatool.report.budget import BudgetCondition, BudgetOutcome

NAME = "budget"
EXAMPLE = """
isatool code budget samples/sgemm/kernel5.s --require "dual_issue >= 0.95 in .LBB0_9" --require "vgprs <= 208"
isatool code budget kernel.s --baseline budget.json --write-baseline
isatool code budget kernel.s --baseline budget.json --format github
"""
EXIT_BROKEN: Final = 1
SCHEMA: Final = 1
_NAMES: Final = ("isatool.toml", "pyproject.toml")


OPTIONS: Final = (
    ("files FILE+", "assembly files"),
    MCPU,
    OBJECT_OF,
    ("--require BUDGET ...", "a budget, such as 'vgprs <= 192'"),
    ("--config FILE", "settings (default: nearest isatool.toml or pyproject.toml)"),
    ("--baseline FILE", "a file with figures that must not get worse"),
    ("--write-baseline", "write the figures of this run to the baseline"),
    ("--chip FILE", "a TOML file of chip parameters that replace the package's, or the name of a packaged version"),
    ("--format", "default: text", ("text", "json", "github"), "text"),
    json_format,
    quiet("only broken budgets and the counts"),
    ("--list-metrics", "list the metrics, then go on"),
)


def main(args: argparse.Namespace) -> int:
    """0 all kept, 1 one is broken, 2 unusable input."""
    from isatool.report import budget

    if args.list_metrics:
        _list_metrics()
    if args.write_baseline:
        if not args.baseline:
            raise UserError(
                "--write-baseline needs a file", Span("isatool code budget"), "name it with --baseline FILE"
            )
        return _write_baseline(args, _figures_of_files(args))
    budgets = [budget.parse_budget(text, Span("--require", 1, 1)) for text in args.require]
    budgets += _from_settings(args.config)
    budgets += budget.read_baseline(args.baseline) if args.baseline else []
    if not budgets:
        raise UserError(
            "no budget",
            Span("isatool code budget"),
            'give --require, --baseline, or in isatool.toml [budget] require = ["vgprs <= 192"]',
        )
    figures = _figures_of_files(args)
    _require_known_kernels(budgets, figures)
    outcomes = {
        name: [each for kernel in kernels for each in budget.check_budgets(kernel, budgets)]
        for name, kernels in figures.items()
    }
    show(_rendered(args.format, outcomes, args.quiet))
    return EXIT_BROKEN if any(not each.kept for found in outcomes.values() for each in found) else 0


def _figures_of_files(args: argparse.Namespace) -> dict[str, list[KernelFigures]]:
    figures: dict[str, list[KernelFigures]] = {}
    for name in args.files:
        with stage(Path(name).name, len(figures) + 1, len(args.files)):
            figures[name] = _figures(name, args)
    return figures


def _figures(name: str, args: argparse.Namespace) -> list[KernelFigures]:
    from isatool.model.parameters import load_model
    from isatool.model.prediction import ModelledKernel

    program = read_written_out(name, args.mcpu, kernel=args.kernel)
    model = load_model(program.target, args.chip)
    kernels = [ModelledKernel(function, model) for function in program.kernels or (program.kernel(None),)]
    return [each.figures for each in analysed_kernels(kernels, record=False, gains=False)]


def _write_baseline(args: argparse.Namespace, figures: Mapping[str, list[KernelFigures]]) -> int:
    from isatool.report.budget import snapshot

    document = snapshot(each for kernels in figures.values() for each in kernels)
    write_text(json.dumps(document, indent=2, sort_keys=True) + "\n", args.baseline)
    return 0


def _require_known_kernels(budgets: list[BudgetCondition], figures: Mapping[str, list[KernelFigures]]) -> None:
    """A budget of a kernel that is in none of the files would be kept for ever."""
    known = {each.kernel for kernels in figures.values() for each in kernels}
    for budget in budgets:
        if budget.kernel and not any(is_called(symbol, budget.kernel) for symbol in known):
            hint = f"kernels here: {', '.join(map(plain_name, sorted(known)[:8]))}"
            raise UserError(f"no kernel '{budget.kernel}' in these files", budget.span, hint)


def _from_settings(named: str | None) -> list[BudgetCondition]:
    """[budget] require = [...] of isatool.toml, or [tool.isatool.budget] of pyproject.toml."""
    from isatool.report.budget import parse_budget

    if named is not None:
        paths = [Path(named)]
    else:
        folder = Path.cwd()
        paths = [place / name for place in (folder, *folder.parents) for name in _NAMES]
    for path in paths:
        if named is None and not path.is_file():
            continue
        table = _table(path)
        if table is None:
            continue
        unknown = [key for key in table if key != "require"]
        conditions = table.get("require", [])
        if unknown:
            raise UserError(f"unknown setting '{unknown[0]}'", Span(str(path)), 'require = ["vgprs <= 192"]')
        if not isinstance(conditions, list) or not all(isinstance(each, str) for each in conditions):
            raise UserError("'require' is a list of texts", Span(str(path)), 'require = ["vgprs <= 192"]')
        return [parse_budget(str(each), Span(str(path))) for each in conditions]
    return []


def _table(path: Path) -> Mapping[str, object] | None:
    try:
        node: object = parse_toml(read_bounded(path, MAX_TEXT_BYTES, "the settings").decode("utf-8"))
    except ValueError as error:  # not UTF-8, no TOML
        raise UserError(f"the settings are not valid TOML: {error}", Span(str(path))) from None
    for key in ("tool", "isatool", "budget") if path.name == "pyproject.toml" else ("budget",):
        node = node.get(key) if isinstance(node, dict) else None
    return {str(key): value for key, value in node.items()} if isinstance(node, dict) else None


def _rendered(form: str, outcomes: Mapping[str, list[BudgetOutcome]], quiet: bool) -> str:
    from isatool.report import budget
    from isatool.report.findings import github_lines

    if form == "json":
        files = {name: [asdict(each) for each in found] for name, found in outcomes.items()}
        return json.dumps({"schema": SCHEMA, "files": files}, indent=2)
    if form == "github":
        return github_lines([one for name, found in outcomes.items() for one in budget.as_diagnostics(found, name)])
    return "\n".join(budget.as_text(found, name, quiet) for name, found in outcomes.items())


def _list_metrics() -> None:
    from isatool.report.budget import KERNEL_METRICS, LOOP_METRICS

    for where, metrics in (("kernel", KERNEL_METRICS), ("loop", LOOP_METRICS)):
        for name, metric in metrics.items():
            print(f"{name:18} {where:7} {metric.about}{' (~ hypothesis)' if metric.modelled else ''}")
