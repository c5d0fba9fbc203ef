"""Compiler output has no findings: every source of the corpus, two compilers, debug builds, both wave sizes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from scripts import load_script

from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.diagnostics import Diagnostic
from isatool.lint.run import Selection, check_program

CORPUS = Path(__file__).resolve().parents[1] / "data" / "corpus"
PARITY = "VOPD-R19"


COMPILE = load_script(CORPUS / "compile.py")
CLANGS = [None, *(name for name in ("clang-19",) if shutil.which(name))]
# Some levels, a debug build and wave64 of every source; benchmarks/check_corpus.py takes all variants.
GROUPS = ("-O3", "-O1-wave64", *(pytest.param(name, marks=pytest.mark.full) for name in ("-O0", "-O2-g")))


def findings(clang: str | None, ending: str) -> list[Diagnostic]:
    tools = Toolchain.find(clang, environment={})
    found: list[Diagnostic] = []
    for variant in COMPILE.variants():
        if variant.name == Path(variant.source).stem + ending:
            text = COMPILE.compile_variant(tools, variant)
            found += check_program(read_text(text, variant.name), Selection(ignore=(PARITY,)))
    return found


@pytest.mark.parametrize("ending", GROUPS)
@pytest.mark.parametrize("clang", CLANGS, ids=str)
def test_nothing_is_found_in_compiler_output_but_pairs_of_the_same_parity(clang: str | None, ending: str) -> None:
    assert findings(clang, ending) == []
