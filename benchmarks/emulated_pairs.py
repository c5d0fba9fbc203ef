"""Runs every kernel of a folder of compiled files on the emulator, before and after `pair`, on random inputs.

`python benchmarks/emulated_pairs.py FOLDER [--passes PIPELINE] [--half tuning|held-out|all] [--seeds 2] [--workers
2]`; with `--passes` other passes than `pair`. Every buffer argument gets random data (floats between -2 and 2, or
small integers, by the seed), every scalar argument a small number. Memory after the run must be equal bit for bit,
and no finding of the sanitizers may be new. A kernel that cannot be run on such inputs (it leaves its buffers, never
ends, or has an instruction without semantics) is counted.
"""

from __future__ import annotations

import argparse
import struct
import sys
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import is_held_out
from pairing import body_of

from isatool.asm.metadata import KernelMetadata, metadata_of
from isatool.asm.reader import read_file
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.program import Function, Program
from isatool.pipeline.detached import Detacher
from isatool.pipeline.evidence import RefutedError
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import rewrite

BUFFER_BYTES = 1 << 16
MOST_STEPS = 40_000
_STOPPED = frozenset((FindingKind.ENDLESS, FindingKind.OUT_OF_BOUNDS))
SMALL = 8
"""value of scalar arguments"""


@dataclass(frozen=True)
class Verdict:
    """What became of one kernel: `equal`, `unchanged`, `not runnable: ...`, or what is wrong."""

    place: str
    outcome: str
    is_wrong: bool = False


def main() -> None:
    """Run all, print counts and what is wrong; exit code 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--passes", default="pair", help="a pipeline, as run-passes takes it (default: pair)")
    parser.add_argument("--half", choices=("tuning", "held-out", "all"), default="all")
    parser.add_argument("--name", action="append", default=[], help="a source without suffix; may be repeated")
    parser.add_argument("--seeds", type=int, default=2)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--prove", action="store_true", help="prove every result too")
    args = parser.parse_args()
    wanted = {"all": (True, False), "tuning": (False,), "held-out": (True,)}[args.half]
    paths = [
        path
        for path in sorted(args.folder.glob("*/*.s"))
        if is_held_out(path.stem) in wanted and (not args.name or path.stem in args.name)
    ]
    with ProcessPoolExecutor(args.workers) as pool:
        jobs = [pool.submit(judge_file, path, args.passes, args.seeds, args.prove) for path in paths]
        verdicts: list[Verdict] = []
        for path, job in zip(paths, jobs, strict=True):
            own = job.result()
            verdicts += own
            wrong = sum(verdict.is_wrong for verdict in own)
            print(f"{path.parent.name}/{path.stem}: {len(own)} kernels, {wrong} wrong", file=sys.stderr, flush=True)
    counts = Counter(verdict.outcome.partition(":")[0] for verdict in verdicts)
    print(f"{len(verdicts)} distinct bodies in {len(paths)} files: " + ", ".join(
        f"{count} {name}" for name, count in counts.most_common()))  # fmt: skip
    reasons = Counter(v.outcome.partition(": ")[2] for v in verdicts if v.outcome.startswith("not runnable"))
    for reason, count in reasons.most_common(8):
        print(f"  {count} not runnable: {reason}")
    wrong = [verdict for verdict in verdicts if verdict.is_wrong]
    for verdict in wrong:
        print(f"WRONG {verdict.place}: {verdict.outcome}")
    sys.exit(1 if wrong else 0)


def judge_file(path: Path, passes: str, seeds: int, prove: bool) -> list[Verdict]:
    """Every distinct kernel of one file."""
    program = read_file(path)
    detacher = Detacher(program)
    seen: set[str] = set()
    found = []
    for function in program.kernels:
        body = body_of(function)
        if body in seen:
            continue
        seen.add(body)
        detached = detacher.detach(function)
        alone = detached.program if detached is not None else program
        place = f"{path.parent.name}/{path.stem} {function.name}"
        try:
            found.append(_judge(place, alone, function.name, passes, seeds, prove))
        except RefutedError as error:
            found.append(Verdict(place, f"refuted: {error}", True))
        except Exception:
            found.append(Verdict(place, f"exception: {traceback.format_exc(limit=-3)}", True))
    return found


def _judge(place: str, program: Program, name: str, passes: str, seeds: int, prove: bool) -> Verdict:
    made = rewrite(program, parse_pipeline(passes), name)
    if not made.changed:
        return Verdict(place, "unchanged")
    if prove and not show_equal(made, None).proved:
        return Verdict(place, "not proved", True)
    before, after = program.kernel(name), made.program.kernel(name)
    outcome = "not runnable: no inputs"
    for seed in range(seeds):
        old = _run(before, seed)
        if isinstance(old, str):
            outcome = f"not runnable: {old}" if outcome != "equal" else outcome
            continue
        new = _run(after, seed)
        if isinstance(new, str):
            return Verdict(place, f"only the output fails: {new}", True)
        if old.memory != new.memory:
            return Verdict(place, f"memory differs with seed {seed}", True)
        kinds = Counter(finding.kind for finding in new.findings) - Counter(finding.kind for finding in old.findings)
        if kinds:
            return Verdict(place, f"new findings with seed {seed}: {dict(kinds)}", True)
        outcome = "equal"
    return Verdict(place, outcome)


def _run(function: Function, seed: int) -> RawResult | str:
    """The result of two workgroups, or why there is none."""
    metadata = metadata_of(function.program, function.name)
    if metadata is None:
        return "no metadata"
    size = metadata.required_workgroup_size or (64, 1, 1)
    try:
        block = (size[0], size[1], size[2])
        dispatch = Dispatch(descriptor_of(function), function.target, (2, 1, 1), block, *_inputs(metadata, seed))
        result = Executable(function).dispatch(dispatch, None, Settings("lockstep", True, MOST_STEPS, "numpy"))
    except Exception as error:
        return type(error).__name__
    # Cut off at the limit of steps, or off its buffers: what memory holds then depends on the order of the code.
    stopped = [finding.kind for finding in result.findings if finding.kind in _STOPPED]
    return stopped[0].value if stopped else result


def _inputs(metadata: KernelMetadata, seed: int) -> tuple[bytes, tuple[Contents, ...]]:
    """(kernel arguments, buffers)."""
    buffers = [argument for argument in metadata.arguments if argument.value_kind == "global_buffer"]
    addresses = Layout().addresses([(f"b{argument.offset}", BUFFER_BYTES) for argument in buffers])
    kernarg = bytearray(max(metadata.kernarg_segment_size, 8))
    contents: list[Contents] = []
    for number, argument in enumerate(metadata.arguments):
        if argument in buffers:
            name = f"b{argument.offset}"
            struct.pack_into("<Q", kernarg, argument.offset, addresses[name])
            contents.append(Contents(name, addresses[name], _data(seed * 64 + number), 4096))
        elif not argument.is_hidden:
            value = np.float32(0.5).tobytes() if seed & 1 and number % 2 else SMALL.to_bytes(4, "little")
            kernarg[argument.offset : argument.offset + min(4, argument.size)] = value[: min(4, argument.size)]
    return bytes(kernarg), tuple(contents)


def _data(seed: int) -> bytes:
    """Floats for even seeds, small integers and floats in turn for odd ones."""
    rng = np.random.default_rng(seed)
    floats = rng.uniform(-2, 2, BUFFER_BYTES // 4).astype(np.float32)
    floats[rng.integers(0, floats.size, 64)] = np.array([0.0, -0.0, np.inf, np.nan] * 16, dtype=np.float32)
    if seed % 2 == 0:
        return floats.tobytes()
    numbers = rng.integers(0, SMALL, BUFFER_BYTES // 4, dtype=np.uint32)
    return numbers.tobytes()


if __name__ == "__main__":
    main()
