"""Pairs of small kernels, area by area of the ISA, put to `verify`: half do the same, half differ in one place.

`python benchmarks/verify_pairs.py [--area PART] [--every N] [--unproved] [--table]`. The pairs are made from the
templates in `benchmarks/pairs/*.txt` (`docs/verify.md` has the areas and the form). Every pair is executed on the
emulator: equal ones must agree on all launches, different ones must part on one of them, in memory or by a finding of
the sanitizers, unless the template names the fact of the hardware by which they differ. Exit code 1 for a proof of a
different pair, or a pair whose label the emulator does not confirm.
"""

from __future__ import annotations

import argparse
import itertools
import re
import struct
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests" / "verify"))

from verify_snippets import kernel

from isatool.asm.canonical import expand
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import UserError
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.run import Executable, RawResult, Settings
from isatool.ir.program import Function
from isatool.pipeline import judge as pipeline_judge
from isatool.semantics.errors import NotEmulated

TOOLCHAIN = Toolchain.find()
TEMPLATES = Path(__file__).resolve().parent / "pairs"
PROLOGUE = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b64 s[8:9], s[0:1], 0x10
v_lshlrev_b32_e32 v1, 2, v0
v_lshlrev_b32_e32 v9, 4, v0
s_waitcnt lgkmcnt(0)
global_load_b128 v[10:13], v9, s[6:7]
s_load_b128 s[12:15], s[6:7], 0x0
s_waitcnt vmcnt(0) lgkmcnt(0)
"""
"""s[4:5] and s[6:7] point to the output and the input, s8 and s9 are scalar arguments, v0 is the work-item, v1 = 4 *
v0, v[10:13] are four dwords of the input for each work-item and s[12:15] four for all"""
DWORDS = 8192
"""length of both buffers"""
LAUNCHES = ((64, 3, 7), (40, 1, 0x80000000), (64, 0xFFFFFFFF, 2), (96, 0, 5), (32, 0x7FFFFFFF, 0x12345678))
FEW = ((64, 3, 7), (40, 1, 2), (64, 8, 2), (96, 0, 5), (32, 5, 9))
"""(work-items of a workgroup, s8, s9); the second list for kernels that count to them"""
EDGES = (
    0, 1, 2, 3, 31, 32, 0x7F, 0x80, 0xFF, 0x7FFF, 0x8000, 0xFFFF, 0x10000, 0x7FFFFFFF, 0x80000000, 0x80000001,
    0xFFFFFFFE, 0xFFFFFFFF, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFC12345,
    0x00000001, 0x807FFFFF, 0x00800000, 0x4F000000, 0xCF000000, 0x4F800000, 0x3C003C00, 0x7C00FC00, 0x7E017C01,
    0x00018001, 0x3EFFFFFF, 0x40200000, 0x437F0000, 4, 5, 6, 9, 10, 17, 18, 20, 0xFFFFFF7F, 0xFFFFFF80,
)  # fmt: skip
SPECIAL = (0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001, 0xFFA12345, 0xFFC12345, 0x00000001, 0x807FFFFF, 0x00800000)
"""floats: infinities, quiet and signalling NaNs, denormals and the least normal number"""
MOST_STEPS = 40_000


@dataclass(frozen=True)
class Pair:
    """Two texts. `why`: the fact of the hardware by which they differ where running does not show it."""

    area: str
    name: str
    first: str
    second: str
    equal: bool
    why: str
    few: bool


@dataclass
class Case:
    """A template: texts that do the same as the first one, and texts that do not."""

    area: str
    name: str
    options: dict[str, str]
    values: dict[str, list[str]]
    texts: list[tuple[str, str]] = field(default_factory=list)
    """(mark, text); the mark is "" for the first one, = or !"""

    def pairs(self, fragments: dict[str, str]) -> Iterator[Pair]:
        """All instances."""
        for number, chosen in enumerate(itertools.product(*self.values.values())):
            names = dict(zip(self.values, map(_number, chosen), strict=True))
            made = [(mark, _filled(text, fragments, names)) for mark, text in self.texts]
            for place, (mark, text) in enumerate(made[1:]):
                why = re.match(r"\s*\[(.*?)\]", text)
                texts = [self._kernel(made[0][1]), self._kernel(text[why.end() :] if why else text)]
                if number + place & 1 and not why:  # a wait more is allowed, a wait less is not
                    texts.reverse()
                if texts[0] == texts[1]:
                    raise ValueError(f"{self.area}: {self.name}: the texts are the same")
                of = ", ".join(f"{name}={value}" for name, value in names.items())
                name = f"{self.name} {mark}{sum(found == mark for found, _ in made[: place + 2])} {of}".strip()
                few = "few" in self.options
                yield Pair(self.area, name, *texts, mark == "=", why[1] if why else "", few)

    def _kernel(self, text: str) -> str:
        lines = [line.strip() for line in text.replace(";", "\n").splitlines() if line.strip()]
        described = [line[1:].strip() for line in lines if line.startswith("%")]
        body = "\n".join([PROLOGUE if "bare" not in self.options else "", *(_ for _ in lines if _[0] != "%")])
        options = {name: int(self.options[name]) for name in ("lds", "scratch") if name in self.options}
        made = kernel(body + _epilogue(self.options.get("out", "v2")), full="full" in self.options, **options)
        for directive in described:
            name, _, value = directive.partition(" ")
            made, count = re.subn(rf"{name} .*", f"{name} {value}", made)
            if not count:
                made = made.replace("\t.end_amdhsa_kernel", f"\t\t{directive}\n\t.end_amdhsa_kernel")
        return made


def _number(text: str) -> int | str:
    try:
        return int(text, 0)
    except ValueError:
        return text


def _filled(text: str, fragments: dict[str, str], names: dict[str, int | str]) -> str:
    for name in sorted(fragments, key=len, reverse=True):
        text = text.replace(f"${name}", fragments[name])
    return re.sub(r"\{(.*?)\}", lambda found: str(eval(found[1], {"__builtins__": {"min": min}}, dict(names))), text)


def _epilogue(out: str) -> str:
    """Stores the result of every work-item: one register or two."""
    if out == "none":
        return ""
    first, _, last = out[1:].partition(":")
    moved = ""
    if out[0] == "s":
        moved = f"\nv_mov_b32_e32 v2, s{first}" + (f"\nv_mov_b32_e32 v3, s{last}" if last else "")
        first, last = "2", "3" if last else ""
    if last:
        return f"{moved}\nv_lshlrev_b32_e32 v1, 3, v0\nglobal_store_b64 v1, v[{first}:{last}], s[4:5]"
    return f"{moved}\nglobal_store_b32 v1, v{first}, s[4:5]"


def cases(folder: Path = TEMPLATES) -> Iterator[tuple[Case, dict[str, str]]]:
    """The templates of all files, each with the fragments of its file."""
    for path in sorted(folder.glob("*.txt")):
        area, fragments, case = path.stem, dict[str, str](), None
        for line in path.read_text(encoding="utf-8").splitlines():
            mark, rest = line[:1], line[1:]
            if mark in ("#", ""):
                continue
            if mark == ":":
                area = rest.strip()
            elif mark == "$":
                name, _, value = rest.partition("=")
                for other in sorted(fragments, key=len, reverse=True):
                    value = value.replace(f"${other}", fragments[other])
                fragments[name.strip()] = value.strip()
            elif mark == "@":
                if case is not None:
                    yield case, fragments
                head, _, given = rest.partition("|")
                words = [word.partition("=") for word in given.split()]
                values = {name: value.split(",") for name, _, value in words if name.isupper()}
                case = Case(area, head.strip(), {n: v for n, _, v in words if not n.isupper()}, values)
            elif case is not None and mark in "=!":
                case.texts.append((mark, rest.strip()))
            elif case is not None and case.texts:
                case.texts[-1] = (case.texts[-1][0], f"{case.texts[-1][1]};{line.strip()}")
            elif case is not None:
                case.texts.append(("", line.strip()))
        if case is not None:
            yield case, fragments


def all_pairs(folder: Path = TEMPLATES) -> list[Pair]:
    """Every pair of the templates."""
    return [pair for case, fragments in cases(folder) for pair in case.pairs(fragments)]


# -- execution


def _data(seed: int) -> bytes:
    """Random dwords, edges among them; neighbours are often equal, opposite or one apart. Every other launch has mostly
    floats, with zeros of both signs.
    """
    source, floats = Random(seed), seed // 2 % 2
    words = [0] * DWORDS
    for place in range(DWORDS):
        pick, before = source.random(), words[place - 1]
        if floats and pick < 0.15:
            words[place] = source.choice(SPECIAL)
        elif floats and pick < 0.6:
            number = source.choice((0.0, -0.0, source.uniform(-300, 300), source.uniform(-2, 2), source.uniform(-2, 2)))
            words[place] = struct.unpack("<I", struct.pack("<f", number))[0]
        elif pick < 0.3:
            words[place] = source.getrandbits(32)
        elif pick < 0.5:
            words[place] = source.choice(EDGES)
        elif pick < 0.55:
            words[place] = struct.unpack("<I", struct.pack("<f", source.uniform(-300, 300)))[0]
        elif pick < 0.65:
            words[place] = source.choice((1, -1)) * source.randrange(300) & 0xFFFFFFFF
        else:
            near = (before, before, -before, ~before, before + 1, before - 1, before ^ 1 << source.randrange(32))
            words[place] = source.choice(near) & 0xFFFFFFFF
    scalars = (
        [0x80000001, 5, 0x40000001, 7],
        [0, *words[1:4]],
        [2, 16, 1, 16],
        [words[0], 6, words[0], 7],
        [words[2]] * 4,
    )
    words[:4] = scalars[seed // 2]
    return struct.pack(f"<{DWORDS}I", *words)


DATA = tuple(_data(seed) for seed in range(2 * len(LAUNCHES)))


def differs(first: Function, second: Function, few: bool, full: bool) -> str:
    """On which launch two kernels part, "" if on none."""
    executables = [Executable(function) for function in (first, second)]
    numbers = _numbers(first) | _numbers(second)
    for number, (items, *scalars) in enumerate(FEW if few else LAUNCHES):
        runs = []
        for executable in executables:
            addresses = Layout().addresses([("out", 4 * DWORDS), ("in", 4 * DWORDS)])
            contents = tuple(
                Contents(name, addresses[name], _with_numbers(DATA[2 * number + place], numbers, number), 4096)
                for place, name in enumerate(("out", "in"))
            )
            kernarg = struct.pack("<QQII", addresses["out"], addresses["in"], *scalars)
            block = (64 if full else items, 1, 1)
            first = executable.kernel
            dispatch = Dispatch(descriptor_of(first), first.target, (2, 1, 1), block, kernarg, contents)
            runs.append(executable.dispatch(dispatch, None, Settings("lockstep", True, MOST_STEPS, "numpy")))
        difference = _difference(runs[0], runs[1])
        if difference:
            return f"launch {number}: {difference}"
    return ""


def _numbers(function: Function) -> frozenset[int]:
    """The constants of a kernel's instructions, and the numbers where something may change beside them."""
    text = " ".join(str(instruction) for _, instruction in function.instructions)
    found = {int(number, 0) for number in re.findall(r"(?<=[ ,])-?(?:0x[0-9a-f]+|\d+)\b", text)}
    near = {sign * (number + step) for number in found for step in (-1, 0, 1) for sign in (-1, 1)}
    return frozenset(number & 0xFFFFFFFF for number in near)


def _with_numbers(data: bytes, numbers: frozenset[int], seed: int) -> bytes:
    """Every eighth dword, after the first eight, one of the numbers."""
    words, ordered = np.frombuffer(data, dtype="<u4").copy(), sorted(numbers)
    Random(seed).shuffle(ordered)
    places = np.arange(8, DWORDS, 8) + np.arange(8, DWORDS, 8) // 8 % 2
    words[places] = np.resize(np.array(ordered, dtype="<u4"), places.size)
    return words.tobytes()


def _difference(first: RawResult, second: RawResult) -> str:
    if first.memory != second.memory:
        return "memory"
    kinds = [{finding.kind for finding in run.findings} for run in (first, second)]
    return "" if kinds[0] == kinds[1] else f"findings {sorted(kinds[0] ^ kinds[1])}"


# -- judgement


@dataclass(frozen=True)
class Judgement:
    """What became of a pair: the verdict's word and reason, where the runs part, CPU seconds of the proof."""

    pair: Pair
    status: str
    reason: str
    parted: str
    seconds: float

    @property
    def is_wrong(self) -> str:
        """What is wrong with it, "" for nothing: a false proof, or a label that running does not confirm."""
        if self.reason.startswith("an instruction that"):
            return self.reason
        if self.pair.equal:
            return f"not equal: {self.parted}" if self.parted else ""
        if self.status not in ("unknown", "refuted"):
            return "FALSE PROOF"
        return "" if self.parted or self.pair.why else "does not differ in any run"


def judge(pair: Pair, execute: bool = True) -> Judgement:
    """Prove as `isatool verify` does, code objects and faults compared, and run."""
    functions = [read_text(text, f"{pair.area}: {pair.name}").kernel(None) for text in (pair.first, pair.second)]
    if any(instruction.is_opaque for function in functions for _, instruction in function.instructions):
        return Judgement(pair, "unknown", "an instruction that isatool does not read", "", 0.0)
    started = time.process_time()
    verdict = pipeline_judge.judge(functions[0], functions[1], toolchain=TOOLCHAIN)
    seconds = time.process_time() - started
    reason = str(verdict.first_difference or "")
    parted = ""
    if execute:
        try:
            run = [expand(function.program, TOOLCHAIN).kernel(None) for function in functions]
            parted = differs(run[0], run[1], pair.few, "reqd_workgroup_size" in pair.first)
        except (NotEmulated, UserError) as error:
            parted = "" if pair.why or pair.equal else f"not emulated: {error}"
    return Judgement(pair, verdict.status, reason, parted, seconds)


def table(found: list[Judgement]) -> str:
    """The counts by area."""
    rows = ["| area | equal | proved | different | refused |", "| --- | ---: | ---: | ---: | ---: |"]
    total: Counter[str] = Counter()
    for area in dict.fromkeys(one.pair.area for one in found):
        counts = Counter(_column(one) for one in found if one.pair.area == area)
        total += counts
        rows.append(_row(area, counts))
    return "\n".join([*rows, _row("all", total)])


def _column(one: Judgement) -> str:
    return ("equal " if one.pair.equal else "different ") + str(one.status in ("proved", "proved under assumptions"))


def _row(name: str, counts: Counter[str]) -> str:
    equal, different = (sum(counts[f"{kind} {held}"] for held in (True, False)) for kind in ("equal", "different"))
    return f"| {name} | {equal} | {counts['equal True']} | {different} | {counts['different False']} |"


def main() -> None:
    """Judge the chosen pairs, print what is wrong and the counts."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--area", default="", help="only areas with this in their names")
    parser.add_argument("--every", type=int, default=1, help="only every so many pairs")
    parser.add_argument("--unproved", action="store_true", help="print the equal pairs that are not proved, and why")
    parser.add_argument("--no-run", action="store_true", help="only prove")
    parser.add_argument("--table", action="store_true", help="print the counts of every area")
    args = parser.parse_args()
    chosen = [pair for pair in all_pairs() if args.area in pair.area][:: args.every]
    found = []
    for pair in chosen:
        found.append(judge(pair, not args.no_run))
        if found[-1].is_wrong and not (args.no_run and pair.equal):
            if not (args.no_run and found[-1].is_wrong.startswith("does not")):
                print(f"WRONG {pair.area}: {pair.name}: {found[-1].is_wrong}", flush=True)
        elif args.unproved and pair.equal and found[-1].status not in ("proved",):
            print(f"not proved: {pair.area}: {pair.name}: {found[-1].reason}", flush=True)
    if args.table:
        print(table(found))
    counts = Counter(map(_column, found))
    wrong = [one for one in found if one.is_wrong]
    equal, different = (sum(one.pair.equal is kind for one in found) for kind in (True, False))
    print(f"{len(found)} pairs: {counts['equal True']} of {equal} equal ones proved, {counts['different True']} of "
          f"{different} different ones proved, {sum(one.seconds for one in found):.1f} CPU s of proofs")  # fmt: skip
    sys.exit(1 if [one for one in wrong if not args.no_run or one.is_wrong == "FALSE PROOF"] else 0)


if __name__ == "__main__":
    main()
