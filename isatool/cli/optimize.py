"""`isatool optimize`: the whole ladder in one command, proved after every step."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from isatool.asm.emitter import emit, write_text
from isatool.asm.reader import read_file
from isatool.cli.files import find_toolchain, require_writable
from isatool.cli.rewriting import EXIT_NOTHING_DONE, EXIT_REFUTED, add_rewriting_arguments, with_header
from isatool.diagnostics import Span, UserError
from isatool.ir.program import Program
from isatool.pipeline.ladder import GOALS, Rung, pipeline_for, table
from isatool.pipeline.proof import Proof, RefutedError, parse_sizes, show_equal, spec_for
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import plateau_limit, rewrite

NAME = "optimize"
HELP = "climb the whole ladder: every pass that helps, in order, proved after each"
EXAMPLE = """
isatool optimize samples/sgemm/kernel5.s -o kernel8.s --emit-steps steps
isatool optimize kernel5.s --goal occupancy -o kernel8.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Goal, passes, steps, and the options of a rewriting command."""
    parser.add_argument("--goal", choices=(*GOALS, "auto"), default="auto", help="issue slots, or waves per SIMD")
    parser.add_argument("--passes", metavar="PIPELINE", help="these passes instead of the goal's")
    parser.add_argument("--emit-steps", metavar="DIR", help="write the program behind every step there")
    add_rewriting_arguments(parser)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command; a step that cannot be shown equal is left out."""
    if not args.dry_run:
        require_writable(args.output)
    folder = _folder(args.emit_steps)
    goal = "issue" if args.goal == "auto" else args.goal
    pipeline = args.passes or pipeline_for(goal)
    program = read_file(args.input, args.mcpu)
    names = [program.kernel(args.kernel).name] if args.kernel else [kernel.name for kernel in program.kernels]
    current = program
    everything: list[tuple[str, list[Rung]]] = []
    try:
        for name in names or [program.kernel(None).name]:
            current, rungs = _climb(args, current, name, pipeline, goal, folder)
            everything.append((name, rungs))
    except RefutedError as error:
        print(f"isatool: {error}\nnothing was written; please report this with the input", file=sys.stderr)
        return EXIT_REFUTED
    _report(args, everything)
    done = [(rung.rewrite, rung.proof) for _, rungs in everything for rung in rungs]
    changed = any(step.changed for step, _ in done)
    if not args.dry_run:
        write_text(emit(with_header(current, pipeline, done) if changed else program), args.output)
    return EXIT_NOTHING_DONE if args.require_change and not changed else 0


def _climb(
    args: argparse.Namespace, program: Program, kernel: str, pipeline: str, goal: str, folder: Path | None
) -> tuple[Program, list[Rung]]:
    """One kernel through all passes; what cannot be shown equal is not taken."""
    spec = spec_for(args.input, args.launch, kernel)
    sizes = parse_sizes(args.size)
    tools = find_toolchain(args)
    limit = args.max_vgprs or (plateau_limit(program.kernel(kernel)) if goal == "issue" else None)
    rungs: list[Rung] = []
    for number, step in enumerate(parse_pipeline(pipeline), 1):
        made = rewrite(program, [step], kernel, limit, tools)
        proof = Proof(True, False, "not needed")
        if made.changed:
            proof = show_equal(made, spec, sizes)
            if proof.holds or args.accept_unproved:
                program = made.program
                if folder is not None:
                    write_text(emit(program), folder / f"{kernel}.{number}.{step.name}.s")
            else:
                made = made.withdrawn()
        rungs.append(Rung(step.name, made, proof))
    return program, rungs


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise UserError(
            f"cannot make this folder: {error.strerror}", Span(name), "name another with --emit-steps"
        ) from None
    return folder


def _report(args: argparse.Namespace, everything: list[tuple[str, list[Rung]]]) -> None:
    stream = sys.stderr if args.output == "-" and not args.dry_run else sys.stdout
    if args.json:
        from isatool.report import rewrite_text

        steps = [
            {"step": rung.name, **rewrite_text.data(rung.rewrite, None, rung.proof.text)}
            for _, rungs in everything
            for rung in rungs
        ]
        print(json.dumps({"schema": rewrite_text.SCHEMA, "steps": steps}, indent=2), file=stream)
        return
    for kernel, rungs in everything:
        print(f"kernel {kernel}, blocks of loops with 64 FMAs and more:", file=stream)
        if rungs:
            print(table(rungs[0].rewrite.before, rungs), file=stream)
        for rung in rungs:
            for remark in rung.rewrite.remarks:
                if args.remarks or (not rung.rewrite.changed and "left as it is" in remark.message):
                    print(remark, file=stream)
