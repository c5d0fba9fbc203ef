"""`isatool verify`: do two kernels compute the same?"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING

from isatool.asm.reader import read_file
from isatool.cli.launching import add_launch, find_launch_spec, parse_order, parse_sizes, require_launch_spec

if TYPE_CHECKING:
    from isatool.emulator.compare import Comparison

NAME = "verify"
HELP = "compare two kernels bit for bit on the emulator"
EXAMPLE = """
isatool verify kernel5.s kernel6.s --launch kernel5.toml
"""
EQUAL, REFUTED, UNKNOWN = 0, 1, 3


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """A.s, B.s and how to run them."""
    parser.add_argument("first", metavar="A.s", help="the original")
    parser.add_argument("second", metavar="B.s", help="the rewrite")
    parser.add_argument("--mcpu", help="the chip, if the files name none")
    add_launch(parser)
    parser.add_argument("--order", action="append", default=[], help="wave order: lockstep, forward, reverse, a seed")
    parser.add_argument("--no-sanitize", action="store_true", help="compare values only")
    parser.add_argument("--keep-going", action="store_true", help="do not stop at the first difference")
    parser.add_argument("--json", action="store_true", help="print the result as JSON")


def main(args: argparse.Namespace) -> int:
    """0: equal on the launches of the spec; 1: they differ, with the first difference; 2: the input is unusable."""
    from isatool.emulator.compare import compare, launches_of

    first = read_file(args.first, args.mcpu).kernel(args.kernel)
    second = read_file(args.second, args.mcpu).kernel(args.kernel)
    spec = find_launch_spec(args.first, args.launch) or require_launch_spec(args.second, None)
    comparison = compare(
        first, second, launches_of(spec, parse_sizes(args.size)),
        [parse_order(order) for order in args.order] or None,
        sanitize=not args.no_sanitize, engine=args.engine, seed=args.seed, stop_early=not args.keep_going,
    )  # fmt: skip
    if args.json:
        print(json.dumps(as_json(comparison), indent=2))
    else:
        print(as_text(comparison))
    return EQUAL if comparison.equal else REFUTED


def as_text(comparison: Comparison) -> str:
    """The verdict, then what it rests on."""
    lines = [f"{'emulated' if comparison.equal else 'refuted'}: {comparison}"]
    worst: dict[str, str] = {}
    for compared in comparison.runs:
        for check in compared.reference:
            worst.setdefault(check.buffer, f"reference: {check}")
    lines += worst.values()
    if comparison.shared_findings:
        lines.append(f"{len(comparison.shared_findings)} finding(s) in the first kernel already:")
        lines += [f"  {finding}" for finding in comparison.shared_findings]
    return "\n".join(lines)


def as_json(comparison: Comparison) -> dict[str, object]:
    """The comparison as plain data."""
    return {
        "verdict": "emulated" if comparison.equal else "refuted",
        "runs": [
            {"sizes": dict(compared.launch.sizes), "order": compared.order, "engine": compared.second.engine}
            for compared in comparison.runs
        ],
        "differences": [
            {
                "sizes": dict(difference.sizes),
                "order": difference.order,
                "buffer": difference.buffer,
                "index": list(difference.index),
                "first": difference.first,
                "second": difference.second,
                "elements": difference.elements,
            }
            for difference in comparison.differences
        ],
        "new_findings": [
            {"kind": str(new.finding.kind), "line": new.finding.line, "message": new.finding.message}
            for new in comparison.new_findings
        ],
        "shared_findings": [
            {"kind": str(finding.kind), "line": finding.line, "message": finding.message}
            for finding in comparison.shared_findings
        ],
    }
