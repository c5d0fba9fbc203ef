"""`isatool optimize`: the whole ladder in one command, proved after every step."""

from __future__ import annotations

import argparse
import json
import re
import signal
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NoReturn

from isatool.allowance import SECONDS, Budget
from isatool.analysis.assumptions import Sentence
from isatool.asm.emitter import emit, write_text
from isatool.asm.reader import read_file
from isatool.claim import claim
from isatool.cli.certificates import leave, require_certificate_place, shown_of
from isatool.cli.exit_codes import EXIT_SIGNALLED
from isatool.cli.files import find_toolchain, require_writable
from isatool.cli.interrupts import ending
from isatool.cli.rewriting import add_rewriting_arguments
from isatool.cli.rewriting_run import EXIT_NOTHING_DONE, shaped
from isatool.demangle import plain_name
from isatool.diagnostics import Span, UserError
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.model.estimate import SAME, Estimate
from isatool.model.prediction import ModelledKernel
from isatool.model.processor_modes import processor_modes
from isatool.passes.common.declaration import Pass, granting
from isatool.passes.common.result import RemarkKind
from isatool.passes.hints.options import WHEN
from isatool.pipeline.climb import Climb
from isatool.pipeline.climbed import Climbed
from isatool.pipeline.detached import Detached, attached
from isatool.pipeline.every_kernel import assembles, detached_kernels, useful_workers
from isatool.pipeline.evidence import claimed
from isatool.pipeline.header import with_header
from isatool.pipeline.ladder import GOALS, stage_data, table
from isatool.pipeline.proof import parse_sizes, spec_for
from isatool.pipeline.registry import parse_pipeline, pipeline_for, pipeline_text
from isatool.pipeline.tasks import Processes, start_method
from isatool.progress import stage
from isatool.report import rewrite_text
from isatool.report.colour import show
from isatool.report.rewrite_text import rewritten_by

NAME = "optimize"
EXAMPLE = """
isatool optimize samples/sgemm/kernel5.s -o kernel8.s --emit-steps steps
isatool optimize kernel5.s --goal occupancy -o kernel8.s
isatool optimize kernel5.s --cu-mode helps --priority --instruction-prefetch -o kernel8.s
isatool optimize kernel5.s --passes "batch-loads,unroll{factor=4},rebank" -o kernel8.s
"""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Goal, passes, steps, and the options of a rewriting command."""
    parser.add_argument(
        "--goal",
        choices=GOALS,
        default="auto",
        help="issue: fewer issue slots; occupancy: more waves per SIMD; auto (default): fewer modelled cycles",
    )
    parser.add_argument("--passes", metavar="PIPELINE", help="run these passes instead of the usual ones")
    parser.add_argument(
        "--nan-payload",
        action="store_true",
        help="swap sources of float operations even if another NaN may result; the proof allows that",
    )
    parser.add_argument(
        "--cu-mode",
        choices=("auto", "keep", *WHEN),
        default="auto",
        help="CU mode. keep: as in the input; always: wherever a workgroup fits on a CU; helps: where the cycle model "
        "gains by it; auto (default): chosen together with the passes, by the cycle model",
    )
    parser.add_argument(
        "--priority", action="store_true", help="add hints that raise the priority of a wave while it computes"
    )
    parser.add_argument(
        "--instruction-prefetch",
        action="store_true",
        help="set how much code is prefetched before a wave starts (a hint)",
    )
    parser.add_argument(
        "--emit-steps", metavar="DIR", help="write the output of every step to DIR: kernel6.s, kernel7.s, ..."
    )
    parser.add_argument(
        "--jobs", type=int, default=0, metavar="N", help="processes (default: one a core, one for small files)"
    )
    add_rewriting_arguments(
        parser, most_vgprs="as many as keep the input's waves, or what suits --goal", seconds=SECONDS
    )


def main(args: argparse.Namespace) -> int:
    """As every rewriting command; a step that cannot be shown equal is left out. After Ctrl-C, and at the deadline, the
    best that is proved by then is written.
    """
    if args.jobs < 0:
        raise UserError(f"--jobs {args.jobs} is out of range", hint="--jobs 1 works in this process alone")
    if args.max_vgprs is not None and not 1 <= args.max_vgprs <= chips.MOST_VGPRS:
        raise UserError(f"--max-vgprs {args.max_vgprs} is out of range", hint="a wave has 1 to 256 VGPRs")
    if not args.dry_run:
        require_writable(args.output)
        require_certificate_place(args)
    pipeline = _pipeline(args)
    program = read_file(args.input, args.mcpu, kernel=args.kernel)
    sizes = parse_sizes(args.size)
    asked: Sequence[Pass] = parse_pipeline(pipeline)
    if args.nan_payload:
        asked = granting(asked, Sentence.NAN_PAYLOAD)
    passes = shaped(args, asked, sizes)
    granted = frozenset(args.assume)
    tools = find_toolchain(args)
    names = [program.kernel(args.kernel).name] if args.kernel else [kernel.name for kernel in program.kernels]
    names = names or [program.kernel(None).name]
    alone = detached_kernels(program, names)
    changed_alone: list[tuple[Detached, Program]] = []
    everything: dict[str, Climbed] = {}
    steps = _Steps(_folder(args.emit_steps), Path(args.input).stem)
    until = Budget()
    workers = Processes(args.jobs or useful_workers([program.kernel(name) for name in names]), start_method())
    sys.stdout.flush()
    workers.submit(int).result()  # all of them start now, before there is a thread
    with ending(until) as signals:
        try:
            given = (passes, args.goal, args.max_vgprs, tools, sizes, granted, args.accept_unproved)
            is_ladder = args.passes is None
            climb = Climb(
                *given,
                steps.write,
                workers,
                until,
                args.seconds,
                may_vary=is_ladder,
                may_set_mode=is_ladder and args.cu_mode == "auto",
            )

            def climbed(name: str, of: Program, emitter: Callable[[str, Program], None]) -> Climbed:
                spec = spec_for(args.input, args.launch, name, names)
                spent = 0.0 if everything else time.monotonic() - args.start
                with stage(f"kernel {plain_name(name)}", len(everything) + 1, len(names)):
                    everything[name] = replace(climb, emit=emitter, spent=spent).run(of, name, spec)
                return everything[name]

            for name in names:
                if name in alone and not signals:
                    emitter = steps.of_part(program, changed_alone, alone[name])
                    changed_alone.append((alone[name], climbed(name, alone[name].program, emitter).program))
            current = attached(program, changed_alone)
            if alone and not assembles(current, tools):
                current, alone = program, {}
                everything.clear()
            for name in names:
                if name not in alone and not signals:
                    current = climbed(name, current, steps.write).program
        finally:
            workers.close()
    in_order = [(name, everything[name]) for name in names if name in everything]
    done = [(rung.rewrite, rung.proof) for _, climbed in in_order for rung in climbed.rungs]
    changed = any(step.changed for step, _ in done)
    if signals and not changed:
        _interrupted(signals[0])
    check = ""
    if not args.dry_run:
        text = emit(with_header(current, _taken(asked, passes, in_order), done, args.max_vgprs) if changed else program)
        write_text(text, args.output)
        of_kernels = [[(rung.rewrite, rung.proof) for rung in climbed.rungs] for _, climbed in in_order]
        check = leave(args, program, text, [shown_of(program, each) for each in of_kernels])
    _report(args, in_order, check)  # last: what reads it may read the first line only
    if signals:
        return EXIT_SIGNALLED + signals[0]
    return EXIT_NOTHING_DONE if args.require_change and not changed else 0


def _interrupted(number: int) -> NoReturn:
    """As if nobody had waited for what is proved: nothing is."""
    raise KeyboardInterrupt if number == signal.SIGINT else SystemExit(EXIT_SIGNALLED + number)


def _taken(asked: Sequence[Pass], passes: Sequence[Pass], everything: list[tuple[str, Climbed]]) -> Sequence[Pass]:
    """The pipeline for the header: what all kernels went through, where that was not what was asked for."""
    plans = {climbed.passes for _, climbed in everything}
    return plans.pop() if plans != {tuple(passes)} and len(plans) == 1 else asked


def _pipeline(args: argparse.Namespace) -> str:
    """The ladder or the user's passes; the mode in front, as it decides about room, hints behind."""
    steps = [] if args.cu_mode in ("auto", "keep") else [f"cu-mode{{when={args.cu_mode}}}"]
    steps.append(pipeline_for() if args.passes is None else args.passes)
    steps += ["priority"] if args.priority else []
    steps += ["instruction-prefetch"] if args.instruction_prefetch else []
    return ",".join(steps)


@dataclass
class _Steps:
    """Writes programs to a folder: behind kernel5 come kernel6, kernel7 and so on, behind other names numbers."""

    folder: Path | None
    stem: str
    count: int = field(default=0)

    def of_part(
        self, program: Program, others: Sequence[tuple[Detached, Program]], part: Detached
    ) -> Callable[[str, Program], None]:
        """`write` for programs of a kernel that was taken out of a file: the whole file is written."""
        return lambda step, made: self.write(step, attached(program, [*others, (part, made)])) if self.folder else None

    def write(self, step: str, program: Program) -> None:
        """The program behind the next step that changed something."""
        if self.folder is None:
            return
        self.count += 1
        number = re.search(r"\d+$", self.stem)
        base = self.stem[: number.start()] if number else self.stem
        place = self.folder / f"{base}{int(number[0] if number else 0) + self.count}.s"
        write_text(emit(program.with_lines((Line.plain(f"; isatool: after {step}"), *program.lines))), str(place))


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


def _modelled(climbed: Climbed, goal: str) -> str:
    """Cycles before and after by the model, and what bounds the result."""
    before = climbed.start.estimate
    after = climbed.rungs[-1].stage.estimate if climbed.rungs else before
    if before is None or after is None:
        return "no cycle model: its control flow cannot be followed"
    band = f" +-{100 * after.band:.0f} %" if after.band else ""
    cycles = after.cycles_for(before)
    if cycles is None:
        return f"~{after.cycles:.0f} cycles{band}, not comparable with the input's, by the model {after.model}"
    change = 100 * (cycles / before.cycles - 1)
    text = f"~{before.cycles:.0f} cycles become ~{cycles:.0f} for the same work ({change:+.1f} %{band}) by the model "
    text += f"{after.model}, bound by {after.bound}"
    fastest = min((each.cycles_for(before) or cycles for each in _estimates(climbed)), default=cycles)
    return text + f"; --goal {goal} costs ~{cycles - fastest:.0f} of them" * (cycles > fastest * (1 + SAME))


def _left(climbed: Climbed, args: argparse.Namespace) -> str:
    """What is left to gain at most, and the command that would try it; "" for less than the model can tell."""
    if climbed.withheld:
        first, *_ = climbed.withheld
        granted = " ".join(f"--assume '{text}'" for text in args.assume)
        options = " ".join(filter(None, (granted, *(each.option for each in first.ungranted))))
        size = f"{first.name} ~-{100 * first.saved:.1f} %"
        under = claim(first.ungranted, ungranted=first.ungranted)
        return f"left: {size}, {under}: isatool optimize {args.input} {options}"
    if not climbed.gains:
        return ""
    cost = f"left: {climbed.gains[0]} at most"
    plan = climbed.left[0] if climbed.left else None
    if plan is None:
        return f"{cost}, and no pass to try for it"
    limit = f" --max-vgprs {plan.limit}" if plan.limit else ""
    return f'{cost}; not tried for it: isatool optimize {args.input}{limit} --passes "{pipeline_text(plan.passes)}"'


def _estimates(climbed: Climbed) -> list[Estimate]:
    stages = [climbed.start, *(rung.stage for rung in climbed.rungs)]
    return [stage.estimate for stage in stages if stage.estimate is not None]


def _report(args: argparse.Namespace, everything: list[tuple[str, Climbed]], check: str) -> None:
    """`check`: the command that verifies the output."""
    stream = sys.stderr if args.output == "-" and not args.dry_run else sys.stdout
    if args.json:
        steps = [
            {
                "step": rung.name,
                **rewrite_text.data(rung.rewrite, None, rung.proof),
                "main_loop": stage_data(rung.stage),
            }
            for _, climbed in everything
            for rung in climbed.rungs
        ]
        inputs = [{"kernel": kernel, "main_loop": stage_data(climbed.start)} for kernel, climbed in everything]
        stopped = any(climbed.stopped for _, climbed in everything)
        report = {
            "schema": rewrite_text.SCHEMA, "goal": args.goal, "stopped": stopped, "inputs": inputs, "steps": steps,
            "untried": [list(climbed.untried) for _, climbed in everything],
            "models": [_modelled(climbed, args.goal) for _, climbed in everything],
            "left": [_left(climbed, args) for _, climbed in everything],
            "plans": [list(climbed.tried) for _, climbed in everything],
            "pipelines": [pipeline_text(climbed.passes) for _, climbed in everything],
            "verify": check,
        }  # fmt: skip
        print(json.dumps(report, indent=2), file=stream)
        return
    for kernel, climbed in everything:
        taken = [rung for rung in climbed.rungs if rung.rewrite.changed]
        shown = [(rung.rewrite, rung.proof) for rung in taken]
        what, *doubts = rewritten_by(
            [rung.name for rung in taken], [rung.proof for rung in taken], rewrite_text.cut(climbed)
        )
        words = filter(None, (_modelled(climbed, args.goal), *claimed(shown), *doubts, _left(climbed, args)))
        show(f"kernel {plain_name(kernel)}: {'; '.join(words)}\n  {what}", stream)
        if args.quiet:
            continue
        print(table(climbed.start, climbed.rungs), file=stream)
        if climbed.tried:
            print(f"  pipelines compared: {', '.join(climbed.tried)}", file=stream)
        if climbed.choice:
            print(f"  registers: {climbed.choice}", file=stream)
        modes = processor_modes(ModelledKernel.of(climbed.program.kernel(kernel)))
        if modes is not None:
            print(f"  {'in CU mode, which' if modes.cu_mode else 'CU mode'} {modes.advice}", file=stream)
        left = {rung.name for rung in climbed.rungs if not rung.rewrite.changed}
        for remark in climbed.remarks:
            if args.remarks or (remark.pass_name in left and remark.kind is RemarkKind.LEFT):
                print(remark, file=stream)
    if check and not args.quiet:
        print(f"verify: {check}", file=stream)
