"""`isatool pass run`: any passes in any order, with repair, checks and proof after them."""

from __future__ import annotations

import argparse
import difflib
import sys
from dataclasses import field
from typing import Final

from isatool.asm.emitter import emit
from isatool.cli.rewriting_flags import rewriting
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.records import dataclass

NAME = "run-passes"
EXAMPLE = """
isatool pass run "rebank,pair,schedule{latency_loss=5}" samples/sgemm/kernel5.s -o kernel6.s
isatool pass run rebank,pair samples/sgemm/kernel5.s --dry-run --time-passes --print-after rebank
isatool pass run --list-passes
"""
ALL = "all"


class _ListPasses(argparse.Action):
    """Prints the passes and leaves, before required arguments are asked for."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from isatool.pipeline.registry import PASSES, describe

        for name in PASSES:
            print(describe(name))
        parser.exit(0)


def _list_passes(parser: argparse.ArgumentParser) -> None:
    about = "names, options and what each pass does"
    parser.add_argument("--list-passes", action=_ListPasses, nargs=0, help=about)


OPTIONS: Final = (
    ("passes PIPELINE", "passes in order, such as rebank,unroll{factor=8}"),
    _list_passes,
    ("--time-passes", "seconds of every pass on standard error, and their sums"),
    (
        "--print-after PASS ...",
        "print the program after this pass on standard error; all: after every pass; may be repeated",
    ),
    *rewriting(),
)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command."""
    from isatool.cli.rewriting import run
    from isatool.pipeline.registry import parse_pipeline

    passes = parse_pipeline(args.passes)
    names = tuple(dict.fromkeys(step.name for step in passes))
    for wanted in args.print_after:
        _require_step(wanted, names)
    observer = _Observer(args.time_passes, frozenset(args.print_after))
    code = run(args, passes, observer.observe)
    observer.finish()
    return code


def _require_step(wanted: str, names: tuple[str, ...]) -> None:
    if wanted == ALL or wanted in names:
        return
    near = difflib.get_close_matches(wanted, (*names, ALL), 1)
    hint = f"did you mean '{near[0]}'?" if near else f"passes here: {', '.join((*names, ALL))}"
    raise UserError(f"this pipeline has no pass '{wanted}' to print after", Span("--print-after"), hint)


@dataclass
class _Observer:
    """Told of every pass on every kernel."""

    times: bool
    wanted: frozenset[str]
    sums: dict[str, list[float]] = field(default_factory=dict)

    def observe(self, name: str, seconds: float, program: Program) -> None:
        """A pass is over; `program` is what is after it."""
        self.sums.setdefault(name, []).append(seconds)
        if self.times:
            print(f"{name}: {seconds:.3f} s", file=sys.stderr)
        if self.wanted & {name, ALL}:
            print(f"; isatool: {program.path}: after {name}\n{emit(program)}", file=sys.stderr)

    def finish(self) -> None:
        """The sums, where a pass ran more than once."""
        if not self.times or all(len(found) == 1 for found in self.sums.values()):
            return
        for name, found in self.sums.items():
            print(f"{name}, {len(found)} runs: {sum(found):.3f} s", file=sys.stderr)
        print(f"all passes: {sum(map(sum, self.sums.values())):.3f} s", file=sys.stderr)
