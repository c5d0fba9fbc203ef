"""`optimize` on the kernels of benchmarks/judged_kernels.txt: what two models and plain counts say of its results.

    python benchmarks/judged.py                 # all, written to benchmarks/judged.tsv
    python benchmarks/judged.py heat2d scan     # those whose names contain a word; the other rows stay
    python benchmarks/judged.py --missing       # those that have no row
    python benchmarks/judged.py --table         # the table as it was written, nothing is run

A row has cycles for the same work before and after, by the cycle model and by the second one (the largest of issue
slots, longest chain of one wave, LDS and memory cycles), issue slots of the VALU and instructions. The kernel must not
get slower by more than the model's noise. `agree` is whether the second model's cycles, or where these do not change
its issue slots, go the same way as the model's; `same` where the model sees no difference.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.model.estimate import SAME, Estimate
from isatool.pipeline.proof import spec_for
from isatool.pipeline.registry import parse_pipeline, pipeline_for
from isatool.pipeline.search import Search
from isatool.pipeline.shapes import with_block

ROOT: Final = Path(__file__).resolve().parents[1]
LIST: Final = ROOT / "benchmarks/judged_kernels.txt"
TABLE: Final = ROOT / "benchmarks/judged.tsv"
COLUMNS: Final = (
    "kernel", "model", "before", "after", "change", "second before", "second after", "slots before", "slots after",
    "instructions before", "instructions after", "agree", "passes",
)  # fmt: skip


def names() -> list[str]:
    """The kernels of the list."""
    return [line for line in LIST.read_text().split("\n") if line and not line.startswith("#")]


def rows() -> dict[str, list[str]]:
    """The table as it was written, by kernel."""
    if not TABLE.exists():
        return {}
    lines = TABLE.read_text().splitlines()[1:]
    return {line.split("\t")[0]: line.split("\t") for line in lines}


def judged(name: str) -> list[str]:
    """The row of a kernel."""
    path = str(ROOT / name)
    program = read_file(path)
    kernel = program.kernel(None).name
    spec = spec_for(path, None, kernel, [kernel])
    passes = with_block(parse_pipeline(pipeline_for()), lambda: spec)
    search = Search(
        passes, "auto", None, Toolchain.find(), {}, frozenset(), False, lambda *_: None, may_vary=True,
        may_set_mode=True,
    )  # fmt: skip
    searched = search.run(program, kernel, spec)
    before, after = searched.start.estimate, searched.entries[-1].stage.estimate
    taken = ",".join(entry.name for entry in searched.entries if entry.rewrite.changed)
    if before is None or after is None or after.cycles_for(before) is None:
        return [name, "", *["-"] * 10, taken]
    scale = before.work / after.work
    figures = (
        (before.cycles, after.cycles * scale),
        (before.plain.cycles, after.plain.cycles * scale),
        (before.plain.issue, after.plain.issue * scale),
        (before.plain.instructions * before.waves, after.plain.instructions * after.waves * scale),
    )
    (one, other), *rest = figures
    return [
        name, before.model, f"{one:.0f}", f"{other:.0f}", f"{100 * (other / one - 1):+.1f} %",
        *(f"{value:.0f}" for pair in rest for value in pair), agreement(before, after), taken,
    ]  # fmt: skip


def agreement(before: Estimate, after: Estimate) -> str:
    """Whether the second model goes the same way: yes, no, or same where the model sees no difference."""
    scale = before.work / after.work
    cycles = _sign(before.cycles, after.cycles * scale)
    second = _sign(before.plain.cycles, after.plain.cycles * scale)
    second = second or _sign(before.plain.issue, after.plain.issue * scale)
    if not cycles:
        return "same"
    return "yes" if second == cycles else "no"


def _sign(before: float, after: float) -> int:
    if abs(after - before) <= SAME * before:
        return 0
    return 1 if after > before else -1


def write(found: dict[str, list[str]]) -> None:
    """The table in the order of the list."""
    lines = ["\t".join(COLUMNS), *("\t".join(found[name]) for name in names() if name in found)]
    TABLE.write_text("\n".join(lines) + "\n")


def report(found: dict[str, list[str]]) -> int:
    """A line each and the sums; 1 if a kernel got slower."""
    slower, counts = [], dict.fromkeys(("yes", "no", "same", "-"), 0)
    for row in found.values():
        print(
            f"{row[0]:48} {row[2]:>9} {row[3]:>9} {row[4]:>9}   second {row[5]:>8} {row[6]:>8}  {row[11]:5} {row[12]}"
        )
        counts[row[11]] += 1
        if row[2] != "-" and float(row[3]) > float(row[2]) * (1 + SAME) + 1:
            slower.append(row[0])
    faster = sum(row[11] in ("yes", "no") for row in found.values())
    rest = f"{counts['same']} as fast, {len(slower)} slower, {counts['-']} not modelled"
    print(f"{len(found)} of {len(names())} kernels: {faster} faster, {rest}")
    print(f"the second model agrees in sign on {counts['yes']} of {counts['yes'] + counts['no']}")
    return 1 if slower else 0


def main(arguments: list[str]) -> int:
    """Run what is asked for, print the table."""
    found = rows()
    words = [word for word in arguments if not word.startswith("--")]
    wanted = [name for name in names() if not words or any(word in name for word in words)]
    if "--missing" in arguments:
        wanted = [name for name in wanted if name not in found]
    for name in wanted if "--table" not in arguments else ():
        found[name] = judged(name)
        print(f"{name}: {found[name][2]} -> {found[name][3]}", flush=True)
        write(found)
    return report({name: found[name] for name in names() if name in found})


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
