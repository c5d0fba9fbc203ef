"""What the emulator does not cover: `python benchmarks/coverage.py [FILE.s ...]`.

Without files every mnemonic of the instruction table that has no semantics; with files every instruction in them that
would stop a run, counted by mnemonic and reason, with the first place of each. What the hardware is asked counts as
declared under [hardware] of a launch spec, and is counted apart. Exit code 1 if an instruction would stop a run.

All of the corpus: `python benchmarks/corpus/compile.py OUT --clang clang-19`, once more with `--wave64`, then
`python benchmarks/coverage.py OUT/*/*.s`.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence

from isatool.asm.reader import read_file
from isatool.diagnostics import UserError
from isatool.emulator.steps import EmulatedCode
from isatool.isa import chips, table
from isatool.isa.hardware import DECLARABLE
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import covered
from isatool.semantics.mode import Mode


def not_covered() -> dict[str, list[str]]:
    """Mnemonics without semantics that the chips of the table have, by unit."""
    found: dict[str, list[str]] = {}
    for mnemonic in table.all_mnemonics(chips.DEFAULT):
        looked = table.lookup(mnemonic, chips.DEFAULT)
        if looked is not None and not looked[0].chips and not covered(looked[0].base):
            found.setdefault(str(looked[0].unit), []).append(mnemonic)
    return found


def stops(paths: Sequence[str]) -> tuple[Counter[tuple[str, str]], dict[tuple[str, str], str], int, int]:
    """Counts and first places by (mnemonic, reason) in some files, how many instructions these have, and how many of
    them ask the hardware."""
    counts: Counter[tuple[str, str]] = Counter()
    places: dict[tuple[str, str], str] = {}
    declared = dict.fromkeys(DECLARABLE, 0)
    total = asked = 0
    for path in paths:
        code = EmulatedCode(read_file(path), declared)
        total += len(code.instructions)
        asked += sum(one.mnemonic.startswith(("s_getreg", "s_sendmsg_rtn")) for _, one in code.instructions)
        for index, (line, instruction) in enumerate(code.instructions):
            try:
                code.step(index, Mode().bits)
            except NotEmulated as error:
                key = (instruction.mnemonic, error.reason)
                counts[key] += 1
                places.setdefault(key, f"{path}:{line + 1}")
    return counts, places, total, asked


def main() -> int:
    """Prints one of the two lists."""
    parser = argparse.ArgumentParser(description="what the emulator does not cover")
    parser.add_argument("files", nargs="*", help="assembly files; none: the instruction table")
    files = parser.parse_args().files
    if not files:
        for unit, mnemonics in sorted(not_covered().items()):
            print(f"{unit}: {len(mnemonics)}")
            print("  " + " ".join(mnemonics))
        return 0
    try:
        counts, places, total, asked = stops(files)
    except UserError as error:
        print(error)
        return 2
    for key, count in counts.most_common():
        mnemonic, reason = key
        print(f"{count:6}  {mnemonic}{': ' if reason else ''}{reason}  {places[key]}")
    stopped = sum(counts.values())
    print(f"{stopped} of {total} instructions in {len(files)} files would stop a run; {asked} ask the hardware")
    return 1 if counts else 0


if __name__ == "__main__":
    raise SystemExit(main())
