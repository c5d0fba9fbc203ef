"""Findings of `isatool check` in compiler output: `python benchmarks/check_corpus.py [--clang clang-19 ...]`.

Compiles both corpora (tests/data/corpus at all levels, wave sizes and debug builds, benchmarks/corpus at -O0 to -O3 in
wave32 and wave64) and counts findings by rule. Any error is shown in full, and the exit code is 1: correct code has no
errors. With `--progress FILE` a run that was stopped goes on where it was.

1,000,000 lines: `nice python benchmarks/check_corpus.py --clang clang-19 --lines 1000000 --progress done.tsv`.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from pathlib import Path
from types import ModuleType

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Severity
from isatool.lint.run import check_program

ROOT = Path(__file__).resolve().parents[1]


def main() -> None:
    """Compile, check, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--clang", action="append", default=[], help="one more compiler besides ziglang's clang")
    parser.add_argument("--lines", type=int, default=sys.maxsize, help="stop after so many lines (default: all)")
    parser.add_argument(
        "--progress", type=Path, help="files that are done and what they had, one a line; goes on from it"
    )
    args = parser.parse_args()
    done = {row[0]: row[1:] for row in _rows(args.progress)}
    counts: Counter[str] = Counter()
    lines = errors = 0
    for name, compile_it in compiled([Toolchain.find(clang) for clang in (None, *args.clang)], (None, *args.clang)):
        if lines >= args.lines:
            break
        if name not in done:
            text = compile_it()
            findings = check_program(read_text(text, name))
            for found in findings:
                if found.severity is Severity.ERROR:
                    print(found, flush=True)
            done[name] = [str(text.count("\n")), *(f"{found.severity} {found.rule}" for found in findings)]
            if args.progress is not None:
                with args.progress.open("a", encoding="utf-8") as stream:
                    stream.write("\t".join((name, *done[name])) + "\n")
        lines += int(done[name][0])
        counts.update(done[name][1:])
        errors += sum(rule.startswith(f"{Severity.ERROR} ") for rule in done[name][1:])
    print(f"{len(done)} files, {lines} lines, {errors} errors")
    for name, count in counts.most_common():
        print(f"{count:7} {name}")
    sys.exit(1 if errors else 0)


def _rows(path: Path | None) -> list[list[str]]:
    if path is None or not path.exists():
        return []
    return [line.split("\t") for line in path.read_text(encoding="utf-8").splitlines()]


def compiled(compilers: Sequence[Toolchain], names: Sequence[str | None]) -> Iterator[tuple[str, Callable[[], str]]]:
    """(name, what gives the assembly text) of every variant of both corpora."""
    checks = module(ROOT / "tests" / "data" / "corpus" / "compile.py", "check_corpus_compile")
    kernels = module(ROOT / "benchmarks" / "corpus" / "compile.py", "kernel_corpus_compile")
    for tools, clang in zip(compilers, (name or "clang" for name in names), strict=True):
        for variant in checks.variants():
            yield f"{clang}/{variant.name}", partial(checks.compile_variant, tools, variant)
    for level, wave in product(("O2", "O3", "O1", "O0"), ((), kernels.WAVE64)):
        for tools, clang in zip(compilers, (name or "clang" for name in names), strict=True):
            for source in kernels.sources():
                if wave and "_w32" in source.read_text(encoding="utf-8"):
                    continue
                name = f"{clang}/{source.stem}-{level}{'-wave64' if wave else ''}"
                yield name, partial(kernels.compile_source, tools.clang, source, level, wave)


def module(path: Path, name: str) -> ModuleType:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    found = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(found)
    return found


if __name__ == "__main__":
    main()
