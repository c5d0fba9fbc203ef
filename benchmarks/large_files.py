"""Time and memory of `fmt`, `check`, `pair` and `schedule` on large files, as multiples of `clang -c` on the same file.

`python benchmarks/large_files.py [--lines 2000 ...] [--kind kernels ...] [--command pair ...]`. Everything runs as a
process of its own in one go. Ratios are of processor time, children included, so that other work on the machine does
not count, and of the best of three of clang and of two of isatool: the first one may compile modules, as pip does when
it installs them. The wall time is next to it. Kinds of files: `kernels` joins the compiled corpus under new names,
`block` is one kernel with a single straight line of code, `tiny` is as many kernels of a dozen instructions as fit.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parent / "corpus"))

from compile import compile_all

from isatool.asm.toolchain import TARGET, Toolchain
from isatool.isa import chips

KINDS: Final = ("kernels", "block", "tiny")
COMMANDS: Final = ("fmt", "check", "pair", "schedule")
_NAME: Final = re.compile(r"[A-Za-z_.$][\w.$]*")
_DEFINED: Final = re.compile(r"^(?P<label>[A-Za-z_.$][\w.$]*):|^\s*\.type\s+(?P<type>[\w.$]+),", re.MULTILINE)
_TRAILER: Final = ("\t.ident", '\t.section\t".note.GNU-stack"', "\t.addrsig", "\t.amdgpu_metadata")
_ONCE: Final = ("\t.amdgcn_target", "\t.amdhsa_code_object_version")

TINY: Final = """
DEVICE static inline void small_{n}(const float *a, float *b, unsigned c) {{
    unsigned i = lane() + group() * 256u;
    float x = a[i], y = a[i + {n}u];
    b[i] = x * y + (float)c; b[i + 256u] = x - y * {n}.0f;
}}
extern "C" GLOBAL void tiny_{n}(const float *a, float *b, unsigned c) {{ small_{n}(a, b, c); }}
"""

BLOCK: Final = """
extern "C" GLOBAL void block(const float *a, float *b) {{
    float x[16];
    for (int i = 0; i < 16; ++i) x[i] = a[lane() + 256 * i];
    {body}
    for (int i = 0; i < 16; ++i) b[lane() + 256 * i] = x[i];
}}
"""


class Cost(NamedTuple):
    """Wall and processor time in seconds and the highest resident memory in MiB of one process."""

    wall: float
    seconds: float
    mebibytes: float


def main() -> None:
    """Make the files, run the commands, print a table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lines", type=int, action="append", help="lengths (default: 2000, 20000, 250000)")
    parser.add_argument("--kind", action="append", choices=KINDS, help="kinds of files (default: all)")
    parser.add_argument("--command", action="append", choices=COMMANDS, help="commands (default: all)")
    parser.add_argument("--compiled", type=Path, help="folder of compiled corpus files (default: compile them)")
    args = parser.parse_args()
    tools = Toolchain.find()
    print(f"{'kind':8} {'lines':>8} {'command':8} {'wall s':>8} {'cpu s':>8} {'ratio':>7} {'MiB':>7} {'us/line':>8}")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for kind in args.kind or KINDS:
            for lines in args.lines or (2_000, 20_000, 250_000):
                path = folder / f"{kind}{lines}.s"
                path.write_text(text_of(kind, lines, tools, folder, args.compiled))
                _show(kind, path, tools, args.command or COMMANDS)
                path.unlink()


def text_of(kind: str, lines: int, tools: Toolchain, folder: Path, compiled: Path | None = None) -> str:
    """Assembly of some kind with at least so many lines."""
    if kind == "kernels":
        return joined(_corpus(folder, compiled), lines)
    from many_kernels import PRELUDE

    source = folder / "large.hip"
    if kind == "block":
        steps = (f"x[{i * 7 % 16}] = x[{i % 16}] * x[{i * 5 % 16}] + x[{i * 3 % 16}];" for i in range(lines // 2 + 8))
        source.write_text(PRELUDE + BLOCK.format(body="\n".join(steps)))
        return tools.compile_hip(source, chips.DEFAULT.name)
    count = lines // 130 + 1
    source.write_text(PRELUDE + "".join(TINY.format(n=number) for number in range(count)))
    return tools.compile_hip(source, chips.DEFAULT.name)


def _corpus(folder: Path, compiled: Path | None) -> Iterator[str]:
    """Compiled files without end, the same ones again when all were had."""
    if compiled is None:
        compiled = folder / "corpus"
        if not compiled.exists():
            list(compile_all(compiled, (), ("O1", "O2", "O3"), ()))
    paths = sorted(compiled.glob("*/*.s"), key=lambda path: (path.parent.name[::-1], path.stat().st_size))
    while True:
        yield from (path.read_text() for path in paths)


def joined(texts: Iterator[str], lines: int) -> str:
    """One file out of compiled ones until it has so many lines: symbols renamed, metadata put together."""
    body: list[str] = []
    entries: list[str] = []
    frame: tuple[list[str], list[str]] = ([], [])
    for number, text in enumerate(texts):
        own, kernels, around = _parts(_renamed(text, f"_{number}"))
        body += [line for line in own if number == 0 or not line.startswith(_ONCE)]
        entries += kernels
        frame = frame if number else around
        if len(body) + len(entries) >= lines:
            break
    return "\n".join((*body, *frame[0], *entries, *frame[1])) + "\n"


def _renamed(text: str, suffix: str) -> str:
    """The text with another name for every symbol that it defines, also in the names derived from it."""
    found = (match["label"] or match["type"] for match in _DEFINED.finditer(text))
    names = {name for name in found if not name.startswith("amdhsa.")}

    def renamed(match: re.Match[str]) -> str:
        whole = match.group()
        if whole in names:
            return whole + suffix
        head, dot, rest = whole.partition(".")
        return f"{head}{suffix}{dot}{rest}" if head in names else whole

    return _NAME.sub(renamed, text)


def _parts(text: str) -> tuple[list[str], list[str], tuple[list[str], list[str]]]:
    """(code, entries of the kernels' metadata, the metadata before and after them)."""
    lines = text.splitlines()
    end = next((i for i, line in enumerate(lines) if line.startswith(_TRAILER)), len(lines))
    meta = next(i for i, line in enumerate(lines) if line.startswith("\t.amdgpu_metadata"))
    first = next(i for i in range(meta, len(lines)) if lines[i].startswith("amdhsa.kernels")) + 1
    last = next(i for i in range(first, len(lines)) if lines[i].startswith("amdhsa."))
    return lines[:end], lines[first:last], (lines[meta:first], lines[last:])


def _show(kind: str, path: Path, tools: Toolchain, commands: Sequence[str]) -> None:
    lines = path.read_text().count("\n")
    target = ("-target", TARGET, "-mcpu=gfx1100", "-x", "assembler", "-c", str(path))
    assembling = min((cost((*tools.clang, *target, "-o", f"{path}.o")) for _ in range(3)), key=lambda c: c.seconds)
    _row(kind, lines, "clang -c", assembling, assembling)
    for command in commands:
        output = () if command == "check" else ("-o", f"{path}.out")
        process = (sys.executable, "-m", "isatool", command, str(path), *output)
        findings = (1,) if command == "check" else ()
        made = min((cost(process, findings) for _ in range(2)), key=lambda c: c.seconds)
        _row(kind, lines, command, made, assembling)


def _row(kind: str, lines: int, command: str, made: Cost, base: Cost) -> None:
    print(
        f"{kind:8} {lines:8} {command:8} {made.wall:8.2f} {made.seconds:8.2f} {made.seconds / base.seconds:7.1f} "
        f"{made.mebibytes:7.0f} {made.seconds / lines * 1e6:8.1f}",
        flush=True,
    )


def cost(command: Sequence[str], findings: Sequence[int] = ()) -> Cost:
    """Run a process; exit codes other than 0 and `findings` stop the benchmark."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, *findings):
        raise SystemExit(f"{' '.join(command)}: exit code {process.returncode}")
    return Cost(time.perf_counter() - start, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


if __name__ == "__main__":
    main()
