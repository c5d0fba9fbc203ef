"""Findings of `isatool check` in compiler output: `python benchmarks/check_corpus.py [--clang clang-19 ...]`.

Compiles both corpora (tests/data/corpus at all levels, wave sizes and debug builds, benchmarks/corpus at -O1 to -O3)
and counts findings by rule. Any error is shown in full, and the exit code is 1: correct code has no errors.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections import Counter
from collections.abc import Iterator
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
    args = parser.parse_args()
    counts: Counter[str] = Counter()
    files = lines = errors = 0
    for clang in (None, *args.clang):
        for name, text in compiled(Toolchain.find(clang)):
            files, lines = files + 1, lines + text.count("\n")
            for found in check_program(read_text(text, f"{clang or 'clang'}/{name}")):
                counts[f"{found.severity} {found.rule}"] += 1
                if found.severity is Severity.ERROR:
                    errors += 1
                    print(found)
    print(f"{files} files, {lines} lines")
    for name, count in counts.most_common():
        print(f"{count:7} {name}")
    sys.exit(1 if errors else 0)


def compiled(tools: Toolchain) -> Iterator[tuple[str, str]]:
    """(name, assembly text) of every variant of both corpora."""
    checks = module(ROOT / "tests" / "data" / "corpus" / "compile.py", "check_corpus_compile")
    for variant in checks.variants():
        yield variant.name, checks.compile_variant(tools, variant)
    kernels = module(ROOT / "benchmarks" / "corpus" / "compile.py", "kernel_corpus_compile")
    for source in kernels.sources():
        for level in kernels.LEVELS:
            yield f"{source.stem}-{level}", kernels.compile_source(tools.clang, source, level)


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
