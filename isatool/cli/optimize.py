"""`isatool optimize`: the whole ladder in one command, proved after every step."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import asdict, field
from functools import partial
from pathlib import Path
from typing import Final, NoReturn, TextIO

from isatool.allowance import SECONDS, Budget
from isatool.asm.emitter import emit, write_text
from isatool.claim import claim
from isatool.cli.declared_options import add_options, seldom
from isatool.cli.executor import EXECUTOR, LOCAL, opened_workers
from isatool.cli.exit_codes import EXIT_SIGNALLED
from isatool.cli.files import made_folder
from isatool.cli.rewriting import exit_code, first_screen, opened, print_rest, requested, stream_of, write
from isatool.cli.rewriting_flags import rewriting
from isatool.demangle import plain_name
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.model.estimate import SAME, Estimate
from isatool.model.prediction import ModelledKernel
from isatool.model.processor_modes import processor_modes
from isatool.passes.common.result import RemarkKind
from isatool.pipeline.evidence import claimed
from isatool.pipeline.ladder import stage_data, table
from isatool.pipeline.registry import pipeline_text
from isatool.pipeline.search_result import SearchResult
from isatool.pipeline.stages import band_text, cycles_of
from isatool.records import dataclass
from isatool.report import rewrite_text
from isatool.report.colour import show
from isatool.report.rewrite_text import rewritten_by
from isatool.session.interrupts import ending
from isatool.session.optimize import OptimizeRequest, optimize

NAME = "optimize"
EXAMPLE = """
isatool optimize samples/sgemm/kernel5.s -o kernel8.s --emit-steps steps
isatool optimize kernel5.s --goal occupancy -o kernel8.s
isatool optimize kernel5.s --cu-mode helps --priority --instruction-prefetch -o kernel8.s
isatool optimize kernel5.s --passes "batch-loads,unroll{factor=4},rebank" -o kernel8.s
"""


OPTIONS: Final = (
    partial(add_options, declared=OptimizeRequest),
    seldom(EXECUTOR),
    ("--emit-steps DIR", "write the output of every step to DIR: kernel6.s, kernel7.s, ..."),
    *rewriting("as many as keep the input's waves, or what suits --goal", SECONDS),
)


def main(args: argparse.Namespace) -> int:
    """As every rewriting command; a step that cannot be shown equal is left out. After Ctrl-C, and at the deadline, the
    best that is proved by then is written.
    """
    request = requested(args, OptimizeRequest)
    request.asked()  # a pipeline that cannot be read is an error before a file is
    file = opened(args)
    steps = (
        _Steps(made_folder(args.emit_steps, "name another with --emit-steps"), Path(args.input).stem)
        if args.emit_steps is not None
        else None
    )
    until = Budget()
    sys.stdout.flush()
    with ending(until) as signals, nullcontext(None) if args.executor == LOCAL else opened_workers(args, 1) as workers:
        emitter = steps.write if steps is not None else None
        done = optimize(file.program, file.names, request, file.toolchain, emitter, until, args.start, workers)
    if signals and not done.changed:
        _interrupted(signals[0])
    _report(args, done.kernels, write(args, file.given, done))  # last: what reads it may read the first line only
    return EXIT_SIGNALLED + signals[0] if signals else exit_code(args, done)


def _interrupted(number: int) -> NoReturn:
    """As if nobody had waited for what is proved: nothing is."""
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(EXIT_SIGNALLED + number)


@dataclass
class _Steps:
    """Writes programs to a folder: behind kernel5 come kernel6, kernel7 and so on, behind other names numbers."""

    folder: Path
    stem: str
    count: int = field(default=0)

    def write(self, step: str, program: Program) -> None:
        """The program behind the next step that changed something."""
        self.count += 1
        number = re.search(r"\d+$", self.stem)
        base = self.stem[: number.start()] if number else self.stem
        place = self.folder / f"{base}{int(number[0] if number else 0) + self.count}.s"
        write_text(emit(program.with_lines((Line.plain(f"; isatool: after {step}"), *program.lines))), str(place))


def _modelled(searched: SearchResult, goal: str) -> str:
    """Cycles by the model, before and after where something changed, and what bounds the result."""
    before = searched.start.estimate
    after = searched.entries[-1].stage.estimate if searched.entries else before
    if before is None or after is None:
        return f"no cycles by the model: {searched.cut or 'isatool analyze says why'}"
    band = band_text(after.band, after.is_assumed)
    if not searched.changed:
        return f"~{before.cycles:.0f} cycles{band} by the model {before.model}, bound by {before.bound}"
    cycles = cycles_of(searched.start, searched.entries[-1].stage)
    if cycles is None:
        return f"~{after.cycles:.0f} cycles{band}, not comparable with the input's, by the model {after.model}"
    if cycles.change:
        text = f"~{cycles.before:.0f} cycles become ~{cycles.after:.0f} for the same work"
        text += f"{cycles.each} ({cycles.change})"
    else:
        less = ", fewer issue slots or instructions" * after.issues_less(before)
        text = f"as many cycles as before (~{cycles.before:.0f}{less})"
    text += f" by the model {after.model}, bound by {after.bound}"
    fastest = min((each.cycles_for(before) or cycles.after for each in _estimates(searched)), default=cycles.after)
    costs = cycles.after > fastest * (1 + SAME)
    return text + f"; --goal {goal} costs ~{cycles.after - fastest:.0f} of them" * costs


def _why_left(searched: SearchResult) -> str:
    """Why nothing was changed: what was not proved, or the reason of the only pass; "" if none was tried."""
    if searched.lost:
        first, *_ = searched.lost
        return f": {first.step}: {first.reason}"
    if len(searched.entries) > 1:
        return ": no pass gains anything"
    return "".join(f": {entry.rewrite.reason}" for entry in searched.entries if entry.rewrite.reason)


def _left(searched: SearchResult, args: argparse.Namespace) -> str:
    """What is left to gain at most, and the command that would try it; "" for less than the model can tell."""
    if searched.withheld:
        first, *_ = searched.withheld
        granted = " ".join(f"--assume '{text}'" for text in args.assume)
        options = " ".join(filter(None, (granted, *(each.option for each in first.ungranted))))
        size = f"{first.name} ~-{100 * first.saved:.1f} %"
        under = claim(first.ungranted, ungranted=first.ungranted)
        return f"left: {size}, {under}: isatool optimize {args.input} {options}"
    if not searched.gains:
        return ""
    cost = f"left: {searched.gains[0]} at most"
    plan = searched.left[0] if searched.left else None
    if plan is None:
        return f"{cost}, for which no pass is known"
    limit = f" --max-vgprs {plan.limit}" if plan.limit else ""
    return f'{cost}; not tried for it: isatool optimize {args.input}{limit} --passes "{pipeline_text(plan.passes)}"'


def _estimates(searched: SearchResult) -> list[Estimate]:
    stages = [searched.start, *(entry.stage for entry in searched.entries)]
    return [stage.estimate for stage in stages if stage.estimate is not None]


def _report(args: argparse.Namespace, everything: Sequence[tuple[str, SearchResult]], check: str) -> None:
    """`check`: the command that verifies the output."""
    stream, goal = stream_of(args), args.option_goal
    if args.json:
        steps = [
            {
                "step": entry.name,
                **rewrite_text.data(entry.rewrite, None, entry.proof),
                "main_loop": stage_data(entry.stage),
            }
            for _, searched in everything
            for entry in searched.entries
        ]
        inputs = [{"kernel": kernel, "main_loop": stage_data(searched.start)} for kernel, searched in everything]
        stopped = any(searched.stopped for _, searched in everything)
        report = {
            "schema": rewrite_text.SCHEMA, "goal": goal, "stopped": stopped, "inputs": inputs, "steps": steps,
            "untried": [list(searched.untried) for _, searched in everything],
            "lost": [[asdict(each) for each in searched.lost] for _, searched in everything],
            "models": [_modelled(searched, goal) for _, searched in everything],
            "left": [_left(searched, args) for _, searched in everything],
            "plans": [list(searched.tried) for _, searched in everything],
            "pipelines": [pipeline_text(searched.passes) for _, searched in everything],
            "verify": check,
        }  # fmt: skip
        print(json.dumps(report, indent=2), file=stream)
        return
    blocks = [_block(kernel, searched, args) for kernel, searched in everything]
    listed = first_screen(args, [len(lines) for lines in blocks])
    for (kernel, searched), lines in zip(everything[:listed], blocks, strict=False):
        show("\n  ".join(lines), stream)
        if args.verbose:
            _tables(searched, kernel, stream)
        left = {entry.name for entry in searched.entries if not entry.rewrite.changed} if args.verbose else set()
        for remark in searched.remarks:
            if args.remarks or (remark.pass_name in left and remark.kind is RemarkKind.LEFT):
                print(remark, file=stream)
    print_rest(
        listed,
        [any(entry.rewrite.changed for entry in searched.entries) for _, searched in everything],
        stream,
    )
    if check and not args.quiet:
        print(f"verify: {check}", file=stream)


def _block(kernel: str, searched: SearchResult, args: argparse.Namespace) -> list[str]:
    """What the first screen says of a kernel: the verdict, then a line for each thing that the result rests on, one for
    what the search left, and the passes.
    """
    taken = [entry for entry in searched.entries if entry.rewrite.changed]
    what, *doubts = rewritten_by(
        [entry.name for entry in taken], [entry.proof for entry in taken], rewrite_text.cut(searched)
    )
    modelled, left = _modelled(searched, args.option_goal), [*filter(None, (_left(searched, args),))]
    if not taken:
        return [f"kernel {plain_name(kernel)}: {what}{_why_left(searched)}; {modelled}", *doubts, *left]
    first, *rest = *claimed([(entry.rewrite, entry.proof) for entry in taken]), *doubts, *left, what
    return [f"kernel {plain_name(kernel)}: {modelled}; {first}", *rest]


def _tables(searched: SearchResult, kernel: str, stream: TextIO) -> None:
    """Every step with its figures, the pipelines that were compared, and what decides registers and mode."""
    print(table(searched.start, searched.entries), file=stream)
    if searched.tried:
        print(f"  pipelines compared: {', '.join(searched.tried)}", file=stream)
    if searched.choice:
        print(f"  registers: {searched.choice}", file=stream)
    modes = processor_modes(ModelledKernel.of(searched.program.kernel(kernel)))
    if modes is not None:
        print(f"  {'in CU mode, which' if modes.cu_mode else 'CU mode'} {modes.advice}", file=stream)
