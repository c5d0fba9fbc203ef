"""Damaged files for every reader: does each end in exit code 0 to 3, soon, without an internal error?

`python benchmarks/fuzz_readers.py [--minutes 30] [--readers elf,toml]` goes on where `fuzz_readers.tsv` ends.
File number N of a reader is always the same: a good sample with a few faults, drawn by N. Faults are of bytes (flips,
cuts, copies, splices of two samples), of words (those of the format, hostile numbers, nesting) and, for code objects,
of the fields of headers. A file counts as failed with exit code 70 (an internal error), with another code that the
command does not have, out of memory (3 GiB), or after 20 s of CPU time; it is kept in `fuzz_readers.failed`, and
the exit code of this script is then 1. Commands run in this process, so a file takes milliseconds; `disasm` takes its
listing of instructions from the sample, and the assembler is asked about texts that it has not seen only now and then.
"""

from __future__ import annotations

import argparse
import io
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager, redirect_stderr, redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from damaged_files import Reader, damaged
from fuzzed_readers import KERNEL, readers, text_of
from ratchet import ROOT, CpuTimeError, cpu_limit

TABLE: Final = ROOT / "benchmarks" / "fuzz_readers.tsv"
FAILED: Final = ROOT / "benchmarks" / "fuzz_readers.failed"
CODES: Final = ("0", "1", "2", "3", "failed")
MEMORY: Final = 3 << 30
CPU_SECONDS: Final = 20
ROUND: Final = 50
"""files of a reader before another is chosen: the one that has used the least time"""


@dataclass
class Count:
    """What became of the files of one reader."""

    files: int = 0
    codes: Counter[str] = field(default_factory=Counter)
    seconds: float = 0.0
    """of CPU"""
    slowest: float = 0.0
    slowest_file: int = 0


@dataclass
class Table:
    """The campaign so far."""

    path: Path
    counts: dict[str, Count] = field(default_factory=dict)

    @classmethod
    def read(cls, path: Path) -> Table:
        """The file's rows; none without a file."""
        table = cls(path)
        for line in path.read_text().splitlines()[1:] if path.exists() else ():
            name, files, *codes, seconds, slowest, number = line.split("\t")
            found = Counter({code: int(count) for code, count in zip(CODES, codes, strict=True)})
            table.counts[name] = Count(int(files), found, float(seconds), float(slowest), int(number))
        return table

    def write(self) -> None:
        """All rows, and a sum."""
        rows = ["\t".join(("reader", "files", *CODES, "seconds", "slowest", "file"))]
        for name, count in sorted(self.counts.items()):
            codes = (str(count.codes[code]) for code in CODES)
            times = (f"{count.seconds:.1f}", f"{count.slowest:.2f}", str(count.slowest_file))
            rows.append("\t".join((name, str(count.files), *codes, *times)))
        self.path.write_text("\n".join(rows) + "\n")


@contextmanager
def workplace() -> Iterator[Path]:
    """A folder with a kernel, in which everything runs, with a bound of memory."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    with tempfile.TemporaryDirectory() as name, chdir(name):
        Path("kernel.s").write_bytes(text_of(KERNEL))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, before[1]))
        try:
            yield Path(name)
        finally:
            resource.setrlimit(resource.RLIMIT_AS, before)


def outcome(reader: Reader, data: bytes, folder: Path) -> tuple[str, float, str]:
    """(exit code or `failed`, CPU seconds, what was said) of one file."""
    path = folder / "input"
    path.write_bytes(data)
    out, err = (io.TextIOWrapper(io.BytesIO(), errors="backslashreplace") for _ in range(2))
    start = time.process_time()
    try:
        with cpu_limit(CPU_SECONDS), redirect_stdout(out), redirect_stderr(err):
            code = reader.read(str(path))
    except CpuTimeError:
        return "failed", time.process_time() - start, "too slow"
    except Exception as error:  # what `main` would call an internal error
        return "failed", time.process_time() - start, f"{type(error).__name__}: {error}"
    seconds = time.process_time() - start
    err.flush()
    said = err.buffer.getvalue().decode(errors="replace")  # type: ignore[attr-defined]
    good = str(code) in CODES and "more memory than" not in said and "Traceback" not in said
    return (str(code) if good and (code != 2 or said.strip()) else "failed"), seconds, said


def run(table: Table, names: Sequence[str], minutes: float, most: int, folder: Path) -> int:
    """Go on until the time is over, or every reader has `most` files; the number of failures."""
    end = time.monotonic() + minutes * 60
    failures = 0
    while time.monotonic() < end:
        waiting = [name for name in names if table.counts.setdefault(name, Count()).files < most]
        if not waiting:
            break
        name = min(waiting, key=lambda name: (table.counts[name].seconds, table.counts[name].files))
        count = table.counts[name]
        for number in range(count.files, min(count.files + ROUND, most)):
            data = damaged(readers()[name], number)
            code, seconds, said = outcome(readers()[name], data, folder)
            count.files += 1
            count.seconds += seconds
            count.codes[code] += 1
            if seconds > count.slowest:
                count.slowest, count.slowest_file = seconds, number
            if code == "failed":
                failures += 1
                FAILED.mkdir(exist_ok=True)
                (FAILED / f"{name.replace(' ', '-')}-{number}").write_bytes(data)
                print(f"{name} {number}: {' '.join(said.split())[-300:]}", flush=True)
        table.write()
    return failures


def main() -> int:
    """0; 1 with failures."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--readers", default="", help="names, separated by commas (default: all)")
    parser.add_argument("--most", type=int, default=1_000_000, help="files of a reader in all")
    parser.add_argument("--file", type=int, help="show what becomes of this file of one reader")
    args = parser.parse_args()
    names = [name for name in args.readers.split(",") if name] or list(readers())
    with workplace() as folder:
        if args.file is not None:
            os.environ["ISATOOL_DEBUG"] = "1"
            (folder / "input").write_bytes(damaged(readers()[names[0]], args.file))
            print(readers()[names[0]].read(str(folder / "input")))
            return 0
        table = Table.read(TABLE)
        failures = run(table, names, args.minutes, args.most, folder)
    total = sum((count.codes for count in table.counts.values()), Counter())
    print(f"{sum(count.files for count in table.counts.values())} files: {dict(total)}")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
