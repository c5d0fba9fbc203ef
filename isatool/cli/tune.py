"""`isatool pass tune`: search pass options for one kernel; every candidate is verified before it is timed."""

from __future__ import annotations

import argparse
import json
import math
import shlex
import sys
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME
from isatool.asm.canonical import read_written_out
from isatool.asm.emitter import emit, write_text
from isatool.cli.bench import DEVICE
from isatool.cli.certificates import CERTIFICATE, leave, require_certificate_place
from isatool.cli.declared_options import seldom
from isatool.cli.executor import EXECUTOR, opened_workers
from isatool.cli.files import CLANG, JSON_RESULT, MCPU, OUTPUT, SIZE, made_folder, require_writable, time_limit
from isatool.cli.launching import parse_sizes, require_launch_spec
from isatool.diagnostics import Span, UserError
from isatool.progress import doing
from isatool.records import record
from isatool.session.rewrite import WrittenProof

if TYPE_CHECKING:
    from collections.abc import Callable

    from isatool.bench.candidates import Workshop
    from isatool.bench.objective import DeviceTime, Objective
    from isatool.bench.search import StudyView, Trial
    from isatool.pipeline.jobs import Workers

NAME = "tune"
EXAMPLE = """
isatool pass tune kernel5.s --launch kernel5.toml --trials 200 -o best.s --plot history.svg
isatool pass tune kernel5.s --space "unroll{factor=2|4|8}?,rebank,pair?" --objective model -o best.s
"""
EXIT_NOTHING_FOUND = 1


@record
class TuneRequest:
    """The options, checked."""

    input: str
    mcpu: str | None
    kernel: str | None
    launch: str | None
    sizes: tuple[tuple[str, int], ...]
    space: str
    max_vgprs: tuple[int, ...]
    objective: str
    trials: int
    storage: str
    study: str
    seed: int
    runs: int
    device: int
    device_limit: float
    clang: str | None
    chip_file: str | None
    keep: str | None
    jobs: int


OPTIONS: Final = (
    ("input IN", "assembly file, not standard input: the history is named after it"),
    OUTPUT,
    ("--kernel NAME", "the kernel, if the file has several"),
    ("--launch SPEC", "launch spec (default: the .toml beside IN)"),
    (
        "--space SPACE",
        "a pipeline with ? after steps to leave out and | between values (default: passes of optimize "
        "and schedule, on a device also CU mode and hints)",
        "",
    ),
    ("--max-vgprs N,N", "VGPR limits to try; 0: the input's (default: the most with as many waves, and with more)"),
    (
        "--objective",
        "rank by measured time, by the cycle model, or (auto, the default) by time where there is a device",
        ("auto", "device", "model"),
        "auto",
    ),
    ("--trials TRIALS", "total finished trials of the study", 100),
    (
        "--jobs N",
        "processes that make and verify candidates (default: one a core); the search is the same with any number",
        0,
    ),
    ("--storage URL", "Optuna storage (default: sqlite:///IN.tune.db)"),
    ("--study STUDY", "name of the study in the storage", "tune"),
    ("--history FILE", "write all trials as CSV"),
    ("--plot FILE", "write the history as SVG"),
    time_limit("take the best candidate that is proved by then"),
    seldom(
        MCPU,
        SIZE,
        EXECUTOR,
        ("--seed SEED", "seed of the search", 0),
        ("--runs RUNS", "timed runs of each candidate on the device", 10),
        ("--chip FILE", "chip file for the cycle model"),
        ("--keep DIR", "write every timed candidate to DIR"),
        JSON_RESULT,
        *CERTIFICATE,
        *DEVICE,
        CLANG,
    ),
)


def main(args: argparse.Namespace) -> int:
    """0; 1 if no candidate has a time; 2 for unusable input, or a device that was asked for and cannot be used."""
    for path in (args.output, args.history, args.plot):
        if path is not None:
            require_writable(path)
    require_certificate_place(args)
    request = _request(args)
    deadline = math.inf if args.seconds is None else time.monotonic() + args.seconds
    try:
        with opened_workers(args, request.jobs) as workers:
            search = _open(request, workers)
            search.run(request.trials, deadline)
            return _ended(args, request, search)
    except BrokenExecutor as error:
        message = f"the workers were lost: {error or type(error).__name__}"
        raise UserError(message, Span("--executor"), "begun again the study goes on where it was") from None


def _ended(args: argparse.Namespace, request: TuneRequest, search: StudyView) -> int:
    """Report what was found, and write it."""
    from isatool.bench import history as histories
    from isatool.bench.search import best, history

    trials = history(search.study)
    words = search.objective.words
    found = best(trials)
    if args.history is not None:
        write_text(histories.as_csv(trials, words), args.history)
    if args.plot is not None:
        write_text(histories.as_svg(trials, words), args.plot)
    report = sys.stderr if args.output == "-" else sys.stdout
    if args.json:
        print(json.dumps({**_data(trials, found, words), "stopped": search.stopped}, indent=2), file=report)
    else:
        if search.stopped:
            print(f"{STOPPED_BY_TIME}: {len(trials)} trials", file=report)
        print(histories.as_text(trials, words), file=report)
        if found is not None:
            print(f"best: {found.milliseconds:.6g} {words}\npipeline: {histories.shown(found)}", file=report)
            if found.pipeline:
                print(f"again: {_command(request, found)}", file=report)
    if found is None:
        return EXIT_NOTHING_FOUND
    made = search.workshop.candidate(found.pipeline, found.max_vgprs)
    if made.problem or made.digest != found.digest:
        raise UserError(
            f"the best pipeline of the study makes another program here: {found.pipeline}",
            Span(request.storage),
            f"was the study begun with another version of isatool? {made.problem}".rstrip(),
        )
    text = emit(search.workshop.with_header(made))
    write_text(text, args.output)
    steps = search.workshop.proof(made)
    shown = [WrittenProof(steps, search.workshop.proved(made), True)] if steps else []
    check = leave(args, search.workshop.program, text, shown)
    if check and not args.json:
        print(f"verify: {check}", file=report)
    return 0


def _request(args: argparse.Namespace) -> TuneRequest:
    from isatool.pipeline.tasks import usable_cores

    if args.input == "-" or not Path(args.input).name:
        raise UserError("tune needs a file", hint="its storage is named after it")
    if args.trials < 1 or args.jobs < 0 or args.runs < 1 or not args.device_limit > 0:
        raise UserError("--trials and --runs must be at least 1, --jobs at least 0, --device-limit more than 0 seconds")
    try:
        vgprs = tuple(int(part) for part in args.max_vgprs.split(",")) if args.max_vgprs else ()
    except ValueError:
        raise UserError(f"--max-vgprs {args.max_vgprs}: expected numbers", hint="--max-vgprs 0,120,144") from None
    if not all(0 <= number <= 256 for number in vgprs):
        raise UserError(f"--max-vgprs {args.max_vgprs} is out of range", hint="0, or 1 to 256")
    if args.keep is not None:
        made_folder(args.keep)
    storage = args.storage or f"sqlite:///{Path(args.input).with_suffix('.tune.db')}"
    return TuneRequest(
        args.input, args.mcpu, args.kernel, args.launch, tuple(parse_sizes(args.size).items()),
        args.space, vgprs, args.objective, args.trials, storage, args.study, args.seed, args.runs,
        args.device, args.device_limit, args.clang, args.chip, args.keep, args.jobs or usable_cores(),
    )  # fmt: skip


def _open(request: TuneRequest, workers: Workers) -> StudyView:
    """This process's part of the study."""
    from isatool.asm.toolchain import Toolchain
    from isatool.bench.candidates import Workshop, digest_of
    from isatool.bench.objective import ModelTime
    from isatool.bench.search import StudyView, enqueue, open_study, require_optuna
    from isatool.bench.space import default_space, parse_space, usual_limits
    from isatool.model.parameters import load_model

    require_optuna()
    program = read_written_out(request.input, request.mcpu, kernel=request.kernel)
    spec = require_launch_spec(request.input, request.launch)
    kernel = program.kernel(request.kernel or spec.kernel).name
    launch = spec.resolve(dict(request.sizes))
    limits = request.max_vgprs or usual_limits(program.kernel(kernel))
    if request.space:
        parse_space(request.space)  # what cannot be read is said before a device is asked
    tools = Toolchain.find(clang=request.clang)
    workshop = Workshop(program, kernel, spec, dict(request.sizes), tools, workers)
    objective: Objective | None = None
    if request.objective != "model":
        objective = _device(workshop, request)
    space = parse_space(request.space or default_space(on_device=objective is not None), limits)
    objective = objective or ModelTime(kernel, launch, load_model(program.target, request.chip_file))
    facts = {
        "kernel": f"{kernel} of {digest_of(program)[:16]}",
        "launch": ", ".join(f"{name}={value}" for name, value in launch.sizes.items()) or "default",
        "objective": objective.words,
        "space": f"{space.text}; max-vgprs {','.join(map(str, limits))}",
    }
    study = open_study(request.storage, request.study, facts, request.seed)
    enqueue(study, space)
    keep = Path(request.keep) if request.keep else None
    return StudyView(study, space, workshop, objective, keep, _progress(request.trials))


def _device(workshop: Workshop, request: TuneRequest) -> DeviceTime | None:
    """The device's time; None where there is no device and none was insisted on."""
    from isatool.bench.hip_runtime import DeviceError
    from isatool.bench.job import TimingMethod
    from isatool.bench.objective import device_time

    if request.keep is not None:
        write_text(emit(workshop.program), Path(request.keep) / "input.s")
    launch = workshop.spec.resolve(dict(request.sizes))
    try:
        return device_time(
            workshop.program, workshop.kernel, launch, workshop.toolchain, TimingMethod(request.runs), request.device,
            request.device_limit,
        )  # fmt: skip
    except DeviceError as error:
        if request.objective == "device":
            raise
        print(f"no device ({error.diagnostics[0].message}): the cycle model's estimates instead", file=sys.stderr)
        return None


def _progress(trials: int) -> Callable[[Trial, int], None]:
    """Says which trial it is, and what the last one came to."""

    def show(trial: Trial, count: int) -> None:
        value = trial.reason if trial.milliseconds is None else f"{trial.milliseconds:.6g}"
        doing(f"{trial.pipeline}: {value}; trials", count, trials)

    return show


def _command(request: TuneRequest, found: Trial) -> str:
    """The command line that makes the best kernel again."""
    parts = ["isatool", "pass", "run", found.pipeline, request.input]
    parts += ["--kernel", request.kernel] if request.kernel else []
    parts += ["--launch", request.launch] if request.launch else []
    parts += ["--max-vgprs", str(found.max_vgprs)] if found.max_vgprs else []
    return shlex.join(parts)


def _data(trials: list[Trial], found: Trial | None, words: str) -> dict[str, object]:
    return {
        "numbers_are": words,
        "best": None if found is None else _row(found),
        "trials": [_row(trial) for trial in trials],
    }


def _row(trial: Trial) -> dict[str, object]:
    return {
        "trial": trial.number,
        "pipeline": trial.pipeline,
        "max_vgprs": trial.max_vgprs or None,
        "milliseconds": trial.milliseconds,
        "reason": trial.reason or None,
        "sha256": trial.digest or None,
    }
