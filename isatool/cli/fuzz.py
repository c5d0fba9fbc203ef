"""`isatool proof fuzz`: random kernels through both engines, the validator and every pass."""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Final

from isatool.allowance import STOPPED_BY_TIME, limited
from isatool.asm.emitter import write_text
from isatool.asm.reader import read_source
from isatool.cli.executor import EXECUTOR, opened_workers
from isatool.cli.files import JSON_RESULT, made_folder, time_limit
from isatool.diagnostics import Span, UserError
from isatool.pipeline.jobs import Workers, each, in_order
from isatool.progress import doing

if TYPE_CHECKING:
    from isatool.fuzz.campaign import Chunk, Found, Task

NAME = "fuzz"
EXAMPLE = """
isatool proof fuzz -n 200
isatool proof fuzz -n 10000 --jobs 2 --seed 1000000 -o failures
isatool proof fuzz -n 10000 --every-pass --parts 1 --size 6 --progress nightly.jsonl -o failures
isatool proof fuzz -n 1 --seed 1234 --passes pair,rebank --json
"""
EXIT_FAILURES: Final = 1
SCHEMA: Final = 1


OPTIONS: Final = (
    ("-n --count N", "kernels", 100),
    ("--seed SEED", "seed of the first kernel; the next ones count up", 0),
    ("--passes NAMES", "pass names separated by commas, or none (default: every pass)"),
    ("--every-pass", "run every pass on each kernel (default: one pass per kernel, in turn)"),
    ("--size N", "instructions per part", 12),
    ("--parts N", "parts per kernel", 3),
    ("--wave", "lanes per wave", (32, 64), 32),
    ("--jobs N", "processes", 1),
    EXECUTOR,
    ("--no-native", "only the numpy engine"),
    ("--no-shrink", "do not shrink failures"),
    ("-o --output DIR", "write failing kernels and their launch specs to DIR"),
    time_limit("report what was tried by then"),
    ("--progress FILE", "record progress in FILE; the same command resumes from it"),
    JSON_RESULT,
)


def main(args: argparse.Namespace) -> int:
    """0 nothing failed, 1 something did."""
    from isatool.fuzz.campaign import names_of

    if args.count < 1 or args.jobs < 1 or args.size < 4 or args.parts < 1:
        raise UserError(
            "nothing to do", Span("isatool proof fuzz"), "-n, --jobs and --parts from 1 on, --size from 4 on"
        )
    passes = names_of(args.passes)
    folder = made_folder(args.output) if args.output else None
    start = time.monotonic()
    counts: dict[str, int] = {}
    found: list[Found] = []
    stopped = False
    doing("kernels", 0, args.count)
    with limited(args.seconds), opened_workers(args) as workers:
        for result, is_new in _results(args, passes, workers):
            stopped = stopped or result.stopped
            for name, count in result.counts.items():
                counts[name] = counts.get(name, 0) + count
            for failure in result.failures:
                found.append(failure)
                if is_new:
                    _tell(failure, folder, args.wave)
            doing("kernels", counts.get("kernels", 0), args.count)
    seconds = time.monotonic() - start
    if args.json:
        print(json.dumps(_data(found, counts, seconds, stopped), indent=2))
    else:
        if stopped:
            print(STOPPED_BY_TIME)
        for name, count in sorted(counts.items()):
            print(f"{count:7} {name}")
        print(f"{len(found)} failures in {counts.get('kernels', 0)} kernels, {seconds:.0f} s")
    return EXIT_FAILURES if found else 0


def _results(args: argparse.Namespace, passes: Sequence[str], workers: Workers) -> Iterator[tuple[Chunk, bool]]:
    """(chunk, whether it was worked on now): those noted in the progress file first, then the others in order,
    computed by the workers.
    """
    from isatool.fuzz.campaign import CHUNK, Task, work

    end = args.seed + args.count
    tasks = [
        Task(
            seed,
            min(seed + CHUNK, end),
            args.size,
            tuple(passes),
            native=not args.no_native,
            shrinks=not args.no_shrink,
            every=args.every_pass,
            wave_size=args.wave,
            parts=args.parts,
        )
        for seed in range(args.seed, end, CHUNK)
    ]
    done = _read_progress(args.progress)
    yield from ((done[_key(task)], False) for task in tasks if _key(task) in done)
    left = [task for task in tasks if _key(task) not in done]
    for task, result in zip(left, in_order(each(work, left, workers)), strict=True):
        if args.progress and not result.stopped:
            note = {
                "task": _key(task),
                "counts": result.counts,
                "failures": [asdict(found) for found in result.failures],
            }
            _append(args.progress, json.dumps(note) + "\n")
        yield result, True


def _key(task: Task) -> str:
    """What a task is called in the progress file."""
    return repr(task)


def _append(path: str, text: str) -> None:
    try:
        with Path(path).open("a", encoding="utf-8") as stream:
            stream.write(text if stream.tell() == 0 or _ends_line(path) else f"\n{text}")
    except OSError as error:
        raise UserError(f"cannot write this file: {error.strerror}", Span(path)) from None


def _ends_line(path: str) -> bool:
    """False where a run was stopped in the middle of a line."""
    with Path(path).open("rb") as stream:
        stream.seek(-1, 2)
        return stream.read(1) == b"\n"


def _read_progress(path: str | None) -> dict[str, Chunk]:
    """Chunks by task; a line that a stopped run left half written is no chunk."""
    from isatool.fuzz.campaign import Chunk, Found

    if path is None or not Path(path).exists():
        return {}
    found: dict[str, Chunk] = {}
    for line in read_source(path)[0].splitlines():
        try:
            note = json.loads(line)
            failures = tuple(Found(**failure) for failure in note["failures"])
            found[note["task"]] = Chunk({str(name): int(count) for name, count in note["counts"].items()}, failures)
        except (ValueError, KeyError, TypeError, AttributeError):
            continue
    return found


def _tell(found: Found, folder: Path | None, wave_size: int) -> None:
    from isatool.fuzz.harness import spec_text

    place = ""
    if folder is not None:
        name = f"{found.seed}-{'-'.join(found.kind.replace(':', '').split())}"
        path = folder / f"{name}.s"
        write_text(found.text, path)
        write_text(spec_text(wave_size), folder / f"{name}.toml")
        if found.original:
            write_text(found.original, folder / f"{name}.original.s")
        place = f" ({path})"
    detail = found.detail.splitlines()[0] if found.detail else ""
    print(f"seed {found.seed}: {found.kind}: {detail}{place}", file=sys.stderr)


def _data(found: Sequence[Found], counts: dict[str, int], seconds: float, stopped: bool) -> dict[str, object]:
    failures = [{name: text for name, text in asdict(each).items() if name != "original"} for each in found]
    return {
        "schema": SCHEMA,
        "stopped": stopped,
        "counts": dict(sorted(counts.items())),
        "seconds": round(seconds, 1),
        "failures": failures,
    }
