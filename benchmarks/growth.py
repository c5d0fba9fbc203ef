"""How processor time grows with lines, with kernels and with the length of one block: the exponents.

`python benchmarks/growth.py [--lines 2500 --lines 10000 --lines 40000] [--kind ...] [--command ...] [--compiled DIR]`.
Files and commands are those of `large_files.py`. An exponent is the slope of log(seconds beyond those of the shortest
possible file) over log(lines) between the last two lengths: 1 is linear, n log n from 10,000 to 40,000 lines is 1.1.
"""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
from pathlib import Path

from large_files import COMMANDS, KINDS, cost, text_of

from isatool.asm.toolchain import Toolchain

_LENGTHS = (2_500, 10_000)
_LEAST = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\nleast:\n\ts_endpgm\n'


def main() -> None:
    """Make the files, run the commands, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, action="append", help="lengths (default: 2500, 10000)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="kinds of files (default: all)")
    parser.add_argument("--command", action="append", choices=COMMANDS, help="commands (default: all)")
    parser.add_argument("--compiled", type=Path, help="folder of compiled corpus files (default: compile them)")
    args = parser.parse_args()
    tools = Toolchain.find()
    lengths = sorted(args.lines or _LENGTHS)
    print(f"{'kind':8} {'command':9}" + "".join(f"{f'{lines} lines':>15}" for lines in lengths) + f"{'exponent':>10}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        least = folder / "least.s"
        least.write_text(_LEAST)
        base = {command: seconds(command, least) for command in args.command or COMMANDS}
        for kind in args.kind or KINDS:
            paths = [folder / f"{kind}{lines}.s" for lines in lengths]
            for path, lines in zip(paths, lengths, strict=True):
                path.write_text(text_of(kind, lines, tools, folder, args.compiled))
            counts = [path.read_text().count("\n") for path in paths]
            for command in args.command or COMMANDS:
                found = [seconds(command, path) for path in paths]
                cells = "".join(f"{value:>13.2f} s" for value in found)
                print(f"{kind:8} {command:9}{cells}{exponent(counts, found, base[command]):>10.2f}", flush=True)


def seconds(command: str, path: Path) -> float:
    """Processor time of a command on a file, its children's included."""
    output = () if command == "check" else ("-o", f"{path}.out")
    return cost(
        (sys.executable, "-m", "isatool", command, str(path), *output), (1,) if command == "check" else ()
    ).seconds


def exponent(lines: list[int], found: list[float], base: float) -> float:
    """The slope between the two longest files; `base` is what a command takes for almost nothing."""
    times = [max(value - base, 0.01) for value in found[-2:]]
    return math.log(times[-1] / times[0]) / math.log(lines[-1] / lines[-2])


if __name__ == "__main__":
    main()
