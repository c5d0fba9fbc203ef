"""Commands on many compiled kernels, none of which may be a fault: `python benchmarks/exit_codes.py DIR`.

    python benchmarks/corpus/compile.py DIR --level O1 --level O2 && python benchmarks/exit_codes.py DIR [--every 4]

Each kernel of each assembly file below DIR is taken out of its file and given to `check`, `fmt`, `analyze`, `pair` and
`rebank` in this process. Exit codes above 3, and tracebacks, are printed with the file; exit code 1 for any. `--every`
takes every so many kernels; `--from` goes on where a run ended.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from isatool.asm.emitter import emit
from isatool.asm.reader import read_file
from isatool.cli.main import main as isatool
from isatool.pipeline.detached import Detacher

COMMANDS: Final = (
    "check {}", "fmt {} -o {}.out", "analyze --try none {}", "pair {} -o {}.out --no-cache --time-limit {limit}",
    "rebank {} -o {}.out --no-cache --time-limit {limit}",
)  # fmt: skip
MOST: Final = 3
"""exit codes that say something about the input or the time"""


def kernels(folder: Path) -> Iterator[tuple[str, str]]:
    """Name and text of every kernel, alone in a file where it can be taken out."""
    for path in sorted(folder.rglob("*.s")):
        program = read_file(path)
        detacher = Detacher(program)
        for kernel in program.kernels:
            detached = detacher.detach(kernel)
            yield f"{path.name}: {kernel.name}", emit(program if detached is None else detached.program)


def outcome(words: list[str]) -> tuple[int, str]:
    """Exit code of a command, and what it said on standard error."""
    errors = io.StringIO()
    with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(errors):
        try:
            return isatool(words), errors.getvalue()
        except Exception as error:
            return 70, f"Traceback: {error!r}"


def main() -> int:
    """Prints faults as they come, then the codes of each command."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, metavar="DIR")
    parser.add_argument("--every", type=int, default=1, metavar="N")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="NUMBER", help="of the kernels chosen")
    parser.add_argument("--time-limit", type=float, default=5.0, help="seconds for a rewriting command")
    options = parser.parse_args()
    codes: Counter[tuple[str, int]] = Counter()
    faults = number = 0
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "kernel.s")
        for number, (name, text) in enumerate(list(kernels(options.folder))[:: options.every], 1):
            if number <= options.first:
                continue
            path.write_text(text, encoding="utf-8", errors="surrogateescape")
            for command in COMMANDS:
                words = command.replace("{}", str(path)).format(limit=options.time_limit).split()
                code, said = outcome(words)
                codes[words[0], code] += 1
                if code > MOST or "Traceback" in said:
                    faults += 1
                    print(f"{number}: {name}: {words[0]}: exit code {code}: {said.strip()[-300:]}", flush=True)
            if number % 50 == 0:
                print(f"{number} kernels", flush=True)
    counted = ", ".join(f"{command} {code}: {count}" for (command, code), count in sorted(codes.items()))
    print(f"{number} kernels, {faults} faults; exit codes: {counted}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
