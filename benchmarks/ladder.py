"""What every pass buys on every kernel, by a measure of its own: `python benchmarks/ladder.py [KERNEL.s ...]`.

Without names: the samples' kernels 1 to 5 and those of tests/data/ladder. Each pass runs alone on the input and is
proved, one workgroup of the launch spec runs on the emulator before and after, and its executed instructions are
counted. LDS cycles are the bank model's. A pass either makes its measure smaller or says why it left the kernel alone.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from isatool.analysis.affine import analyse_affine
from isatool.analysis.banks import kind_of, measure
from isatool.asm.launch import find_spec, load_spec
from isatool.asm.reader import read_file
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.model.access import ObservedAccess
from isatool.model.observe import observe
from isatool.model.parameters import default_model
from isatool.passes.common.load_groups import accesses_in
from isatool.pipeline.proof import show_equal
from isatool.pipeline.registry import parse_pipeline
from isatool.pipeline.rewrite import Rewrite, plateau_limit, rewrite

ROOT: Final = Path(__file__).resolve().parents[1]
KERNELS: Final = (
    *(f"samples/sgemm/kernel{number}.s" for number in range(1, 6)),
    "samples/sgemm/kernel5_unpadded.s",
    *(f"tests/data/ladder/{name}.s" for name in ("gemm8x8", "stencil", "reduction", "transpose", "chain", "strided")),
    *(f"tests/data/ladder/{name}.s" for name in ("gemm", "tile", "columns", "wide", "lanes", "tree")),
)


@dataclass(frozen=True)
class Executed:
    """One workgroup of a kernel: how often a wave executes each instruction, and its memory accesses."""

    function: Function
    counts: Mapping[int, float]
    accesses: Mapping[int, ObservedAccess]

    def total(self, weight: Callable[[AnyInstruction], float]) -> float:
        """The sum of weights over everything executed."""
        return sum(self.counts.get(line, 0.0) * weight(instruction) for line, instruction in self.function.instructions)

    @property
    def lds_cycles(self) -> tuple[float, float]:
        """LDS cycles by the bank model, and without conflicts."""
        pairs = [(self.counts.get(line, 0.0), access) for line, access in self.accesses.items()]
        return sum(n * access.lds_cycles for n, access in pairs), sum(n * access.lds_ideal for n, access in pairs)


def executed(function: Function, path: Path) -> Executed:
    """The kernel run with the default sizes of the launch spec beside a file."""
    place = find_spec(path)
    assert place is not None, path
    seen = observe(function, load_spec(place).resolve({}), default_model())
    return Executed(function, seen.counts, seen.accesses)


def _work(instruction: AnyInstruction) -> float:
    return float(kind_of(instruction) not in ("delay", "hint"))


def _addressing(instruction: AnyInstruction) -> float:
    return float(kind_of(instruction) == "valu")


def _fma_slots(instruction: AnyInstruction) -> float:
    """Issues of FMAs, those of pairs that do not read four banks twice."""
    if kind_of(instruction) != "fma":
        return 0.0
    figures = measure([instruction])
    return 1.0 + (figures.dual - figures.four_banks)


def _valu_slots(instruction: AnyInstruction) -> float:
    return float(instruction.mnemonic.startswith("v_"))


@dataclass(frozen=True)
class Measure:
    """What a pass makes smaller, in words and as a number, and whether a kernel has any of it to lose."""

    words: str
    value: Callable[[Executed], float]
    has_to_win: Callable[[Executed], bool]


def _addresses_in_loops(kernel: Executed) -> bool:
    affine = analyse_affine(kernel.function)
    return bool(accesses_in(affine, sorted({block for loop in affine.forest.loops for block in loop.blocks})))


def _loops(kernel: Executed) -> bool:
    return bool(analyse_affine(kernel.function).forest.loops)


MEASURES: Final[Mapping[str, Measure]] = {
    "pad-lds": Measure("LDS cycles", lambda k: k.lds_cycles[0], lambda k: k.lds_cycles[0] > k.lds_cycles[1]),
    "batch-loads": Measure("VALU that is no FMA", lambda k: k.total(_addressing), _addresses_in_loops),
    "unroll": Measure("instructions", lambda k: k.total(_work), _loops),
    "rebank": Measure(
        "FMA slots", lambda k: k.total(_fma_slots), lambda k: any(f.fmas >= 8 for f in _blocks_with_fmas(k.function))
    ),
    "pair": Measure("VALU slots", lambda k: k.total(_valu_slots), lambda k: k.total(_valu_slots) > 0),
}


@dataclass(frozen=True)
class _Fmas:
    fmas: int


def _blocks_with_fmas(function: Function) -> Iterator[_Fmas]:
    affine = analyse_affine(function)
    for loop in affine.forest.loops:
        body = [affine.flow.instructions[i] for block in loop.blocks for i in affine.flow.blocks[block].instructions]
        yield _Fmas(measure(body).fmas)


@dataclass(frozen=True)
class Cell:
    """One pass on one kernel. `reason`: why it was left alone, "" if it was rewritten."""

    kernel: str
    name: str
    before: float
    after: float
    could_win: bool
    proof: str
    reason: str

    @property
    def verdict(self) -> str:
        """better, as good, worse, refused, or nothing to win."""
        if self.reason:
            return "refused" if self.could_win else "nothing to win"
        return "better" if self.after < self.before else "worse" if self.after > self.before else "as good"


def cell(path: Path, name: str, pipeline: str = "") -> Cell:
    """A pass on the first kernel of a file, proved and measured."""
    program = read_file(path)
    before = executed(program.kernel(), path)
    own = MEASURES[name]
    made = rewrite(program, parse_pipeline(pipeline or name), None, plateau_limit(program.kernel()), explain=True)
    value, could_win = own.value(before), own.has_to_win(before)
    if not made.changed:
        return Cell(path.stem, name, value, value, could_win, "", _reason(made, name))
    place = find_spec(path)
    assert place is not None, path
    proof = show_equal(made, load_spec(place), {})
    after = executed(made.function, path)
    return Cell(path.stem, name, value, own.value(after), could_win, proof.text, "")


def _reason(made: Rewrite, name: str) -> str:
    own = [remark.message for remark in made.remarks if remark.pass_name == name]
    plain = [message for message in own if "left as" in message]
    return ([*plain, *own] or ["no reason was given"])[0]


def matrix(paths: Sequence[Path], names: Sequence[str]) -> Iterator[Cell]:
    """Every pass on every kernel."""
    for path in paths:
        for name in names:
            yield cell(path, name)


def main() -> int:
    """Prints the matrix as it grows; 1 if a pass made a kernel worse, or fewer than half could be improved."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("kernels", nargs="*", type=Path, default=[ROOT / name for name in KERNELS])
    parser.add_argument("--passes", default=",".join(MEASURES), help="names with commas between")
    options = parser.parse_args()
    found = []
    print(f"{'kernel':18}{'pass':13}{'measure':22}{'before':>10}{'after':>10}  verdict")
    for one in matrix(options.kernels, options.passes.split(",")):
        found.append(one)
        words = MEASURES[one.name].words
        how = one.reason or ("proved" if one.proof.startswith("proved") else "emulated")
        print(f"{one.kernel:18}{one.name:13}{words:22}{one.before:10.0f}{one.after:10.0f}  {one.verdict}: {how}"[:200])
        sys.stdout.flush()
    able = [one for one in found if one.could_win]
    better = sum(one.verdict == "better" for one in able)
    worse = sum(one.verdict == "worse" for one in found)
    print(f"{better} of {len(able)} pairs of pass and kernel with something to win are better, {worse} worse")
    return int(worse > 0 or 2 * better < len(able))


if __name__ == "__main__":
    sys.exit(main())
