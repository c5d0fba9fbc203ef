"""Steps 5 to 8 of the SGEMM ladder, rebuilt from the article's text, in the cycle model; beside the published times.

    python benchmarks/seed_steps.py [--chip FILE] [--set NAME=VALUE] [--json] [--write DIR] [--file STEP=PATH ...]

Step 5 is the sample. Step 6 has the article's inner loop: 12 b64 loads, then 64 pairs of FMAs on four banks each, in
the article's registers, and after the loop 366 moves that put the accumulators back. Step 7 is that inner loop eight
times without counter, comparison and branch; step 8 has scalar bases and two vector offsets in place of the address
arithmetic, its 16 loads two to a copy. The rebuilt texts have the instructions of the steps and not their addresses:
they are modelled, not run; `--file 6=PATH` takes the author's text of a step in place of the rebuilt one. What
`bank.*` costs is assumed, so each figure has the band of its range; no published time takes part in anything but the
comparison. Milliseconds hang on a clock that nobody measured, the article's VALU utilisation does not: the VALU's
slots over it are cycles, and those over the published time the clock of the card.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from isatool.analysis.loops import Loop
from isatool.asm.launch import load_spec
from isatool.asm.reader import read_file, read_text
from isatool.isa import chips
from isatool.model.access import Observation
from isatool.model.observe import observe
from isatool.model.parameters import ChipModel, load_model, parse_settings
from isatool.model.prediction import ModelledKernel
from isatool.model.slots import Slot
from isatool.model.stream import OperationStream

SAMPLE: Final = Path(__file__).resolve().parents[1] / "samples" / "sgemm" / "kernel5.s"
PUBLISHED: Final = {"5": 4.0994, "6": 3.6368, "7": 3.3314, "8": 2.8032}
UTILISATION: Final = {"5": 0.623, "6": 0.762, "7": 0.80}
"""of the VALU, as the article has it from a profiler; of step 7 at least, of step 8 nothing"""
SIZE: Final = 4096
OBSERVED: Final = 128
STEP: Final = 8
GROUPS: Final = (SIZE // 128) ** 2
RANGES: Final[Mapping[str, Sequence[float]]] = {
    "bank.pair_penalty": (0.35, 0.5, 1.0),
    "bank.read_penalty": (0.0, 0.25),
}
"""least and most that the article's experiments allow: pairs off four banks fill at most 75 % of the slots, which takes
0.35 of a cycle, and a second read of a bank costs no more than a cycle"""
PENALTIES: Final = (*RANGES, "bank.single_penalty")
"""what makes an instruction take the VALU for longer than its slot"""
A: Final = (186, 190, 194, 198)
B: Final = (184, 188, 192, 196, 200, 204, 208, 212)
MOVES: Final = 366
VGPRS: Final = {"6": 214, "7": 214, "8": 216}
SGPRS: Final = 56


def inner_loop() -> list[str]:
    """The loads of a k-step and its 64 pairs: A and B walked in blocks of two, as the article lists them."""
    lines = [f"ds_load_b64 v[{a}:{a + 1}], v183 offset:{8 * (n % 2) + 64 * (n // 2)}" for n, a in enumerate(A)]
    lines += [f"ds_load_b64 v[{b}:{b + 1}], v202 offset:{8 * (n % 2) + 128 * (n // 2)}" for n, b in enumerate(B)]
    lines.append("s_waitcnt lgkmcnt(0)")
    lines += [*_pairs()]
    return lines


def _pairs() -> Iterator[str]:
    """Pairs whose four sources lie in four banks; accumulators in four banks in turn."""
    sums = 2
    for half in range(0, len(B), 2):
        for row, a in enumerate(A):
            columns = B[half : half + 2] if row % 2 == 0 else B[half : half + 2][::-1]
            for b in columns:
                yield f"v_dual_fmac_f32 v{sums + 3}, v{a}, v{b} :: v_dual_fmac_f32 v{sums}, v{a + 1}, v{b + 1}"
                yield f"v_dual_fmac_f32 v{sums + 1}, v{a}, v{b + 1} :: v_dual_fmac_f32 v{sums + 2}, v{a + 1}, v{b}"
                sums += 4


def rebuilt(step: str, text: str) -> str:
    """The sample with the main loop of a step."""
    lines = text.split("\n")
    start = next(n for n, line in enumerate(lines) if line.startswith(".LBB0_9:"))
    end = next(n for n in range(start, len(lines)) if "s_cbranch_scc1 .LBB0_9" in lines[n])
    head = [lines[start], *(f"\t{line}" for line in ("v_add_nc_u32_e32 v202, s16, v164", "s_addk_i32 s16, 0x200"))]
    advance = ["v_add_nc_u32_e32 v183, 0x210, v183", "v_add_nc_u32_e32 v202, 0x200, v202"]
    if step == "6":
        test = ["v_add_nc_u32_e32 v183, 0x210, v183", "s_cmpk_lg_i32 s16, 0x1000"]
        loads, pairs = inner_loop()[:12], inner_loop()[12:]
        body = [*head, *_tabbed([*loads, *test, *pairs]), lines[end]]
    else:
        body = [lines[start]]
        for copy in range(STEP):
            body += _tabbed(
                [*inner_loop()[:12], *advance, *(_spread_loads(copy) if step == "8" else ()), *inner_loop()[12:]]
            )
    before = lines[:start]
    if step == "8":
        before = _without_addresses(before)
    after = lines[end + 1 :]
    restore = next(n for n, line in enumerate(after) if line.startswith(".LBB0_12:"))
    after[restore + 1 : restore + 1] = _tabbed([f"v_mov_b32_e32 v{2 + n % 128}, v{130 + n % 80}" for n in range(MOVES)])
    whole = "\n".join([*before, *body, *after])
    for name, value in (("vgpr", VGPRS[step]), ("sgpr", SGPRS)):
        whole = re.sub(rf"(\.amdhsa_next_free_{name} )\S+", rf"\g<1>{value}", whole)
        whole = re.sub(rf"(\.{name}_count:\s+)\d+", rf"\g<1>{value}", whole)
    return whole


def _tabbed(lines: Sequence[str]) -> list[str]:
    return [f"\t{line}" for line in lines]


def _spread_loads(copy: int) -> list[str]:
    """Two of the sixteen loads, in the first copy after the offsets are advanced."""
    offsets = ["v_add_nc_u32_e32 v203, 0x20000, v203", "v_add_nc_u32_e32 v215, 0x20, v215"] if copy == 0 else []
    loads = []
    for number in (2 * copy, 2 * copy + 1):
        offset, base = ("v203", 24 + 2 * number) if number < 8 else ("v215", 40 + 2 * (number - 8))
        loads.append(f"global_load_b32 v{167 + number}, {offset}, s[{base}:{base + 1}]")
    return [*offsets, *loads]


def _without_addresses(lines: Sequence[str]) -> list[str]:
    """Without the loads of the next tile and the vector instructions between the first and the last of them."""
    loop = next(n for n, line in enumerate(lines) if line.startswith(".LBB0_6:"))
    loads = [n for n in range(loop, len(lines)) if lines[n].lstrip().startswith("global_load_b32")]
    first = loads[0]
    while first > loop and lines[first - 1].lstrip().startswith(("v_", "s_delay_alu", "s_clause")):
        first -= 1
    gone = re.compile(r"\s+(v_|global_load|s_delay_alu|s_clause)")
    kept = [line for line in lines[first : loads[-1] + 1] if not gone.match(line)]
    return [*lines[:first], *kept, *lines[loads[-1] + 1 :]]


@dataclass(frozen=True)
class Modelled:
    """A step: milliseconds by the chip file, and the least and most within the range of the banks' numbers."""

    step: str
    value: float
    low: float
    high: float
    bound: str
    cycles: float
    """of the whole product, at the model's clock"""
    slots: float
    """issue slots of the VALU in the main loop, without what banks cost"""

    @property
    def utilised(self) -> float | None:
        """Cycles in which the VALU's slots are the published part; None without one."""
        part = UTILISATION.get(self.step)
        return None if part is None else self.slots / part


def _observed(model: ChipModel) -> Observation:
    """What an execution of the sample shows."""
    spec = load_spec(SAMPLE.with_suffix(".toml")).resolve({"N": OBSERVED})
    return observe(read_file(str(SAMPLE)).kernel(None), spec, model)


def main_loop(
    step: str, text: str, model: ChipModel, seen: Observation | None
) -> tuple[ModelledKernel, Loop, OperationStream]:
    """A step with its main loop and what a wave executes in an iteration."""
    function = read_text(text, f"kernel{step}.s", "gfx1100").kernel(None)
    kernel = ModelledKernel(function, model, seen, cu_mode=True)
    loop = kernel.heaviest()
    assert loop is not None
    return kernel, loop, kernel.stream(loop)


def milliseconds(kernel: ModelledKernel, stream: OperationStream) -> float:
    """Modelled time of the whole product."""
    return 1000 * kernel.grid_seconds(stream, GROUPS, SIZE / STEP)


def issue_slots(kernel: ModelledKernel, stream: OperationStream) -> float:
    """Of the VALU of the SIMD that has most waves, in the main loop: no cycle of the model is in them."""
    ops, sequence = stream.program(kernel.model)
    groups = -(-GROUPS // (int(kernel.model["board.simds"]) // kernel.target.simds_per_cu))
    slots = sum(ops[number].cycles for number in sequence if ops[number].slot is Slot.VALU)
    return groups * kernel.waves_per_group * slots * SIZE / STEP


def steps(model: ChipModel, files: Mapping[str, Path]) -> list[Modelled]:
    """Every step with its band; `files`: texts in place of the rebuilt ones."""
    text = SAMPLE.read_text(encoding="utf-8")
    found = []
    for step in PUBLISHED:
        source = text if step == "5" else rebuilt(step, text)
        source = files[step].read_text(encoding="utf-8") if step in files else source
        seen = None if step in files or step != "5" else _observed(model)
        kernel, loop, stream = main_loop(step, source, model, seen)
        value = milliseconds(kernel, stream)
        times = [value]
        for pair in RANGES["bank.pair_penalty"]:
            for read in RANGES["bank.read_penalty"]:
                changed = model.with_values({"bank.pair_penalty": pair, "bank.read_penalty": read}, "its range")
                banks, _, its = main_loop(step, source, changed, seen)
                times.append(milliseconds(banks, its))
        cycles = value / 1000 * model["clock.hertz"]
        free, _, its = main_loop(step, source, model.with_values(dict.fromkeys(PENALTIES, 0.0), "slots alone"), seen)
        found.append(
            Modelled(
                step, value, min(times), max(times), kernel.simulate(loop).dominant, cycles, issue_slots(free, its)
            )
        )
    return found


def in_cycles(found: Sequence[Modelled]) -> list[str]:
    """Steps in cycles, by the model and by the published utilisation, with the clock that the latter implies."""
    lines = [
        f"{'step':6}{'10^6 cycles, model':>20}{'utilisation':>13}{'step, model':>13}{'utilisation':>13}{'clock':>10}"
    ]
    before: Modelled | None = None
    for each in found:
        row = f"{each.step:6}{each.cycles / 1e6:20.2f}"
        if each.utilised is not None:
            row += f"{each.utilised / 1e6:13.2f}"
        if before is not None:
            change = f"{100 * (each.cycles / before.cycles - 1):+.1f}%"
            row = f"{row:39}{change:>13}"
        if each.utilised is not None:
            if before is not None and before.utilised is not None:
                change = f"{100 * (each.utilised / before.utilised - 1):+.1f}%"
                row += f"{change:>13}"
            row = f"{row:65}{each.utilised / PUBLISHED[each.step] / 1e6:6.2f} GHz"
        lines.append(row)
        before = each
    return lines


def table(found: Sequence[Modelled]) -> str:
    """What a person reads."""
    head = f"{'step':6}{'published':>11}{'model':>9}{'band of bank.*':>18}"
    lines = [*in_cycles(found), "", f"milliseconds, the model's at {found[0].cycles / found[0].value / 1e6:.2f} GHz:"]
    lines.append(f"{head}{'step, published':>18}{'step, model':>14}{'band':>16}")
    for number, each in enumerate(found):
        published = PUBLISHED[each.step]
        row = f"{each.step:6}{published:11.3f}{each.value:9.3f}{f'{each.low:.3f}..{each.high:.3f}':>18}"
        if number:
            before = found[number - 1]
            change = published / PUBLISHED[before.step] - 1
            low, high = sorted((each.low / before.low - 1, each.high / before.high - 1))
            inside = "" if low <= change <= high else "  outside"
            row += f"{100 * change:+17.1f}%{100 * (each.value / before.value - 1):+13.1f}%"
            row += f"{f'{100 * low:+.1f}..{100 * high:+.1f} %':>16}{inside}"
        lines.append(row)
    order = [each.step for each in sorted(found, key=lambda one: -one.value)]
    lines.append(f"order of the model: {' '.join(order)} ({'right' if order == list(PUBLISHED) else 'wrong'})")
    inside = [each.step for each in found if each.low <= PUBLISHED[each.step] <= each.high]
    lines.append(f"published time inside the band: {', '.join(inside) or 'none'}")
    return "\n".join(lines)


def main() -> int:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--chip", help="chip file")
    parser.add_argument("--set", action="append", default=[], metavar="NAME=VALUE", help="one chip parameter")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--write", metavar="DIR", help="write the rebuilt texts")
    parser.add_argument("--file", action="append", default=[], metavar="STEP=PATH", help="the text of a step")
    options = parser.parse_args()
    files = {step: Path(path) for step, _, path in (each.partition("=") for each in options.file)}
    if files.keys() - PUBLISHED.keys():
        parser.error(f"--file: steps are {', '.join(PUBLISHED)}")
    if options.write:
        text = SAMPLE.read_text(encoding="utf-8")
        for step in list(PUBLISHED)[1:]:
            Path(options.write, f"kernel{step}.s").write_text(rebuilt(step, text), encoding="utf-8")
    found = steps(load_model(chips.DEFAULT, options.chip, parse_settings(options.set)), files)
    if options.json:
        json.dump([vars(each) | {"published": PUBLISHED[each.step]} for each in found], sys.stdout, indent=1)
        print()
    else:
        print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
