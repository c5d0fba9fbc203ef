"""Plants faults in kernels and counts those that the sanitizers find.

`python benchmarks/planted_faults.py [--minutes 20] [--count 200] [--engine native]` goes on where
`benchmarks/planted_faults.tsv` ends: one row a fault, drawn kind by kind from the SGEMM samples, from the corpus and
from small kernels for wave32 and wave64 (`planted_kernels.py`). A fault is found if a run at the default sizes has a
finding, in one of two wave orders. A fault that makes no difference by the rules of the ISA is no fault: places are
chosen so that what is taken away is needed (a wait: something outstanding is used before the next wait). `--table`
prints the kinds. Exit code 1 if fewer than 95 % are found or an unmodified kernel has a finding.
"""

from __future__ import annotations

import argparse
import re
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from planted_kernels import ROOT, Target, targets

from isatool.diagnostics import UserError

TABLE: Final = ROOT / "benchmarks" / "planted_faults.tsv"
ENOUGH: Final = 0.95
ORDERS: Final = ("forward", "reverse")

Lines = tuple[str, ...]
Change = Callable[[Lines, int], list[str] | None]
_LOAD: Final = re.compile(r"\s*(global|buffer|flat|scratch)_load_\w+\s+(v\[[\d:]+\]|v\d+)")
_DS_LOAD: Final = re.compile(r"\s*ds_load_\w+\s+(v\[[\d:]+\]|v\d+)")
_S_LOAD: Final = re.compile(r"\s*s_load_\w+\s+(s\[[\d:]+\]|s\d+)")
_BLOCK: Final = re.compile(r"^\S+:|\s*s_(c?branch\w*|endpgm)")
_NAME: Final = re.compile(r"\b([vs])(?:(\d+)\b|\[(\d+):(\d+)\])")


def _registers(text: str) -> set[str]:
    found: set[str] = set()
    for kind, one, low, high in _NAME.findall(re.sub(r";.*", "", text)):
        numbers = [int(one)] if one else range(int(low), int(high) + 1)
        found.update(f"{kind}{number}" for number in numbers)
    return found


def _outstanding(lines: Lines, place: int, pattern: re.Pattern[str], counter: str) -> list[set[str]]:
    """Destinations of the loads of the same block since the last wait of their counter, the latest first."""
    found: list[set[str]] = []
    for line in reversed(lines[:place]):
        if _BLOCK.match(line) or f"{counter}(" in line:
            break
        match = pattern.match(line)
        if match:
            found.append(_registers(match[match.lastindex or 0]))
    return found


def _used_soon(lines: Lines, place: int, registers: set[str], counter: str) -> bool:
    for line in lines[place + 1 :]:
        if _BLOCK.match(line) or (f"{counter}(" in line and not line.strip().startswith(";")):
            return False
        if _registers(line) & registers:
            return True
    return False


def _wait(lines: Lines, place: int, weaker: bool) -> list[str] | None:
    """A wait taken away, or weaker by one, for which a load of the block is used before the next one."""
    match = re.match(r"\s*s_waitcnt (vmcnt|lgkmcnt)\((\d+)\)\s*$", lines[place].split(";")[0])
    if match is None:
        return None
    counter, count = match[1], int(match[2])
    patterns = (_LOAD,) if counter == "vmcnt" else (_DS_LOAD,) if weaker else (_DS_LOAD, _S_LOAD)
    scalar = bool(_outstanding(lines, place, _S_LOAD, counter)) if counter == "lgkmcnt" else False
    for pattern in patterns:
        loads = _outstanding(lines, place, pattern, counter)[count:]
        chosen = loads[:1] if weaker else loads
        if (weaker and scalar) or not any(_used_soon(lines, place, load, counter) for load in chosen):
            continue
        text = f"\ts_waitcnt {counter}({count + 1})" if weaker else "\ts_nop 0"
        return _with(lines, place, text)
    return None


def _with(lines: Lines, place: int, *texts: str) -> list[str]:
    return [*lines[:place], *texts, *lines[place + 1 :]]


def _at(pattern: str, *made: str) -> Change:
    """Lines that match become others; groups of the match are filled in."""
    compiled = re.compile(pattern)

    def change(lines: Lines, place: int) -> list[str] | None:
        match = compiled.match(lines[place].split(";")[0].rstrip())
        return None if match is None else _with(lines, place, *(match.expand(text) for text in made))

    return change


def _value(lines: Lines, name: str) -> int:
    for line in lines:
        match = re.match(rf"\s*\.amdhsa_{name}\s+(\d+)", line)
        if match:
            return int(match[1])
    return 0


def _offset(pattern: str, by: Callable[[Lines], int]) -> Change:
    """An offset that grows by what a descriptor says."""
    compiled = re.compile(pattern)

    def change(lines: Lines, place: int) -> list[str] | None:
        text = lines[place].split(";")[0].rstrip()
        if not compiled.match(text) or by(lines) == 0:
            return None
        known = re.search(r" offset:(\d+)$", text)
        offset = by(lines) + (int(known[1]) if known else 0)
        if offset > 65535 or (not text.strip().startswith("ds_") and offset > 4095):
            return None
        return _with(lines, place, f"{text[: known.start()] if known else text} offset:{offset}")

    return change


def _kernarg(lines: Lines, place: int) -> list[str] | None:
    match = re.match(r"(\s*s_load_\w+ \S+ s\[0:1\], )(0x[0-9a-f]+|null)", lines[place].split(";")[0])
    size = _value(lines, "kernarg_size")
    if match is None or not size:
        return None
    old = 0 if match[2] == "null" else int(match[2], 16)
    return _with(lines, place, f"{match[1]}{hex(old + -(-size // 16) * 16)}")


def _barrier_early(lines: Lines, place: int) -> list[str] | None:
    """Before the LDS store that it follows."""
    if "s_barrier" not in lines[place]:
        return None
    for before in range(place - 1, max(0, place - 8), -1):
        if _BLOCK.match(lines[before]):
            return None
        if re.match(r"\s*(ds_store|global_store)", lines[before]):
            return [*lines[:before], "\ts_barrier", *lines[before:place], *lines[place + 1 :]]
    return None


def _barrier_late(lines: Lines, place: int) -> list[str] | None:
    """After the load that it comes before."""
    if "s_barrier" not in lines[place]:
        return None
    for after in range(place + 1, min(len(lines), place + 40)):
        if _BLOCK.match(lines[after]):
            return None
        if re.match(r"\s*(ds_load|global_load)", lines[after]):
            return [*lines[:place], *lines[place + 1 : after + 1], "\ts_barrier", *lines[after + 1 :]]
    return None


def _new_register(pattern: str) -> Change:
    """Group 2 of a match, one VGPR, becomes one that nothing writes."""
    compiled = re.compile(pattern)

    def change(lines: Lines, place: int) -> list[str] | None:
        match = compiled.match(lines[place].split(";")[0].rstrip())
        count = _value(lines, "next_free_vgpr")
        if match is None or not 0 < count < 250:
            return None
        made = _with(lines, place, f"{match[1]}v{count}{match[3]}")
        return [re.sub(r"(\.amdhsa_next_free_vgpr\s+)\d+", rf"\g<1>{count + 1}", line) for line in made]

    return change


def _directive(name: str, share: Callable[[int], int]) -> Change:
    def change(lines: Lines, place: int) -> list[str] | None:
        match = re.match(rf"(\s*\.amdhsa_{name}\s+)(\d+)\s*$", lines[place])
        if match is None or int(match[2]) == 0 or share(int(match[2])) == int(match[2]):
            return None
        return _with(lines, place, f"{match[1]}{share(int(match[2]))}")

    return change


def _backward(lines: Lines, place: int) -> list[str] | None:
    match = re.match(r"\s*s_cbranch_\w+\s+(\S+)", lines[place])
    if match is None or f"{match[1]}:" not in "\n".join(line.split(";")[0].strip() for line in lines[:place]).split(
        "\n"
    ):
        return None
    return _with(lines, place, f"\ts_branch {match[1]}")


def _before_barrier(lines: Lines, place: int) -> list[str] | None:
    """The wait that covers stores before a barrier or a flag."""
    text = lines[place].strip()
    lds = re.match(r"s_waitcnt lgkmcnt\(0\)", text) and "ds_store" in "".join(lines[max(0, place - 3) : place])
    follows = any("s_barrier" in line for line in lines[place + 1 : place + 3])
    if not (lds and follows) and not (text.startswith("s_waitcnt_vscnt") and lines[-1].startswith("\t.end_amdhsa")):
        return None
    if text.startswith("s_waitcnt_vscnt") and "scratch" in "".join(lines):
        return None
    return _with(lines, place, "\ts_nop 0")


def _exec_half(lines: Lines, place: int) -> list[str] | None:
    """An index that the upper lanes don't get."""
    match = re.match(r"\s*v_lshlrev_b32_e32 (v\d+), \d+, v0\s*$", lines[place].split(";")[0])
    before = "\n".join(lines[:place])
    if match is None or "exec" in before or "cmpx" in before or match[1] in _registers(before) or match[1] == "v0":
        return None
    wide = not _value(lines, "wavefront_size32")
    off, on = (
        ("s_mov_b64 exec, 0xffff", "s_mov_b64 exec, -1")
        if wide
        else ("s_mov_b32 exec_lo, 0xffff", "s_mov_b32 exec_lo, -1")
    )
    return _with(lines, place, f"\t{off}", lines[place], f"\t{on}")


def _initial(lines: Lines, place: int) -> list[str] | None:
    match = re.match(r"\s*v_mov_b32_e32 (v\d+), (0|1|7)\s*$", lines[place].split(";")[0])
    if match is None or match[1] in _registers("\n".join(lines[:place])):
        return None
    return _with(lines, place, "\ts_nop 0")


def _half(lines: Lines, place: int) -> list[str] | None:
    """The load of a high half of a register that held nothing before."""
    match = re.match(r"\s*(?:global|ds)_load_\w*d16_hi\w* (v\d+), ", lines[place])
    before = "\n".join(line for line in lines[:place] if "_d16_" not in line)
    if match is None or match[1] in _registers(before):
        return None
    return _with(lines, place, "\ts_nop 0")


def _first_store(lines: Lines, place: int) -> list[str] | None:
    """A store before every barrier: what it would write has not been written before."""
    if not re.match(r"\s*ds_store_b\d+ v", lines[place]) or any("s_barrier" in line for line in lines[:place]):
        return None
    return _with(lines, place, "\ts_nop 0")


def _of_small(change: Change) -> Change:
    """Only in the kernels of this file: compiled ones invalidate caches also where no wave reads another's data."""
    return lambda lines, place: change(lines, place) if lines[-1].startswith("\t.end_amdhsa") else None


STORE32: Final = r"(\s*global_store_b32 )(v\d+)(, v\d+, s\[.*)"
KINDS: Final[dict[str, Change]] = {
    "wait removed": lambda lines, place: _wait(lines, place, weaker=False),
    "wait weaker by one": lambda lines, place: _wait(lines, place, weaker=True),
    "wait for stores removed": _before_barrier,
    "barrier removed": _at(r"\s*s_barrier$", "\ts_nop 0"),
    "barrier before the store": _barrier_early,
    "barrier after the load": _barrier_late,
    "caches not invalidated": _of_small(_at(r"\s*buffer_gl[01]_inv$", "\ts_nop 0")),
    "flag read through the cache": _at(r"(\s*global_load_b32 .*) glc$", r"\1"),
    "LDS offset too large": _offset(
        r"\s*ds_(load|store)_b(32|64|128) ", lambda lines: _value(lines, "group_segment_fixed_size")
    ),
    "LDS declared too small": _directive("group_segment_fixed_size", lambda size: size // 8 * 4),
    "global index too large": _at(STORE32, r"\tv_add_nc_u32_e32 \2, 0x1000000, \2", r"\1\2\3"),
    "global address too large": _at(
        r"(\s*global_(?:store|load)_(?:b32|b64|b128) (?:\S+ )?)v\[(\d+):(\d+)\](.*off.*)",
        r"\tv_add_nc_u32_e32 v\3, 1, v\3", r"\1v[\2:\3]\4",
    ),
    "argument after the segment": _kernarg,
    "stored value never written": _new_register(r"(\s*(?:global|ds)_store_b32 v(?:\d+|\[\d+:\d+\]), )(v\d+)(.*)$"),
    "address never written": _new_register(r"(\s*(?:global|ds)_store_b\d+ )(v\d+)(, .*)$"),
    "condition never written": _at(r"(\s*s_cmp_\w+ )s\d+(,.*)", r"\1s89\2"),
    "accumulator not cleared": _initial,
    "index in half of the lanes": _exec_half,
    "LDS never written": _first_store,
    "half never written": _half,
    "lanes store to one dword": _at(STORE32, r"\tv_and_b32_e32 \2, 0xffffffe0, \2", r"\1\2\3"),
    "lanes store to one dword of LDS": _at(
        r"(\s*ds_store_b32 )(v\d+)(, v\d+.*)", r"\tv_and_b32_e32 v15, 0xffffffe0, \2", r"\1v15\3"
    ),
    "atomic off its alignment": _at(r"(\s*(?:ds_add_u32|global_atomic_add_u32) .*?)( glc)?$", r"\1 offset:2\2"),
    "private offset too large": _offset(
        r"\s*scratch_(load|store)", lambda lines: _value(lines, "private_segment_fixed_size")
    ),
    "private memory too small": _directive("private_segment_fixed_size", lambda size: size // 2),
    "private memory never written": _at(r"\s*scratch_store\w+ .*$", "\ts_nop 0"),
    "VGPRs declared too few": _directive("next_free_vgpr", lambda count: max(1, min(count // 2, 3))),
    "endless loop": _backward,
}  # fmt: skip


@dataclass(frozen=True)
class Fault:
    """One fault: where, and the kernel with it."""

    target: Target
    kind: str
    line: int
    lines: tuple[str, ...]


def faults(count: int) -> Iterator[Fault]:
    """Kind by kind one more of each, from kernels in turn, until there are `count`."""
    queues = {kind: _of_kind(kind, change) for kind, change in KINDS.items()}
    given = 0
    while queues and given < count:
        for kind in list(queues):
            fault = next(queues[kind], None)
            if fault is None:
                del queues[kind]
                continue
            yield fault
            given += 1
            if given == count:
                return


def _of_kind(kind: str, change: Change) -> Iterator[Fault]:
    """The first place of each kernel, then the second, ..., small kernels and large ones in turn."""
    chosen = targets()
    order = [target for pair in zip(chosen[::-1], chosen, strict=True) for target in pair][: len(chosen)]
    order += [target for target in chosen if target not in order]
    found = {target.name: places(target, change) for target in order}
    for number in range(max(map(len, found.values()), default=0)):
        for target in order:
            if number < len(found[target.name]):
                place, lines = found[target.name][number]
                yield Fault(target, kind, place + 1, tuple(lines))


def places(target: Target, change: Change) -> list[tuple[int, list[str]]]:
    """Places of directives, and of instructions that a run reaches."""
    made = ((place, change(target.lines, place)) for place in range(len(target.lines)))
    reached = target.reached
    return [
        (place, lines)
        for place, lines in made
        if lines is not None and (place + 1 in reached or ".amdhsa_" in target.lines[place])
    ]


def judged(fault: Fault, engine: str) -> str:
    """Kinds of findings, `nothing`, or why it cannot run."""
    try:
        found = fault.target.findings(fault.lines, engine, ORDERS)
    except UserError as error:
        return f"refused: {str(error).splitlines()[0][:60]}"
    return ", ".join(sorted({str(finding.kind) for finding in found})) or "nothing"


def summary(rows: Sequence[Sequence[str]]) -> str:
    """A table of kinds from rows of kernel, kind, line and result."""
    planted, found = Counter(row[1] for row in rows), Counter(row[1] for row in rows if row[3] != "nothing")
    lines = [f"{kind:34} {planted[kind]:4} {found[kind]:4}" for kind in KINDS if planted[kind]]
    return "\n".join((f"{'kind':34} faults found", *lines, f"{'all':34} {len(rows):4} {sum(found.values()):4}"))


def main() -> int:
    """Go on with the table, or print it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--engine", default="native")
    parser.add_argument("--table", action="store_true", help="print the kinds of the committed results")
    parser.add_argument("--output", type=Path, default=TABLE)
    args = parser.parse_args()
    rows = [line.split("\t") for line in args.output.read_text().splitlines()] if args.output.exists() else []
    clean = True
    if not args.table:
        for target in targets():
            found = target.findings(target.lines, args.engine, ORDERS)
            clean &= not found
            if found:
                print(target.name, *map(str, found), sep="\n  ", flush=True)
        end = time.monotonic() + 60 * args.minutes
        done = {tuple(row[:3]) for row in rows}
        with args.output.open("a") as output:
            for fault in faults(args.count):
                key = (fault.target.name, fault.kind, str(fault.line))
                if key in done or time.monotonic() > end:
                    continue
                result = judged(fault, args.engine)
                if result.startswith("refused"):
                    print(*key, result, flush=True)
                rows.append([*key, result])
                output.write("\t".join(rows[-1]) + "\n")
                output.flush()
    print(summary(rows))
    missed = [row for row in rows if row[3] == "nothing"]
    for row in missed:
        print("not found:", *row[:3])
    return int(not clean or len(missed) > (1 - ENOUGH) * len(rows))


if __name__ == "__main__":
    sys.exit(main())
