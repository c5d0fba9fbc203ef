"""Every wait of the sample kernels matters: delete it or weaken it by one, and WAIT finds it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from examples import some
from single_pieces import read_instruction

from isatool.asm.reader import read_file
from isatool.diagnostics import Severity
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.lint.run import Selection, check_program

SAMPLES = sorted((Path(__file__).resolve().parents[2] / "samples" / "sgemm").glob("*.s"))
COUNTER = re.compile(r"(vmcnt|lgkmcnt)\((\d+)\)")
WAIT = Selection(select=("WAIT",))


def weakened(statement: str) -> Iterator[str]:
    """Without the wait, with each counter one higher, with each counter gone."""
    yield ""
    matches = list(COUNTER.finditer(statement))
    for match in matches:
        yield f"{statement[: match.start(2)]}{int(match[2]) + 1}{statement[match.end(2) :]}"
        if len(matches) > 1:
            yield statement[: match.start()] + statement[match.end() :]


def variants(program: Program) -> Iterator[tuple[str, Program]]:
    for index, line in enumerate(program.lines):
        instruction = line.instruction
        if instruction is None or not instruction.name.startswith("s_waitcnt") or "depctr" in instruction.name:
            continue
        for text in weakened(line.text.strip()):
            new = (
                Line("")
                if not text
                else Line(text, line.number, instruction=read_instruction(text, target=chips.DEFAULT))
            )
            yield (
                f"line {line.number}: '{line.text.strip()}' made '{text}'",
                program.with_lines((*program.lines[:index], new, *program.lines[index + 1 :])),
            )


@pytest.mark.parametrize("path", some(SAMPLES, 2), ids=lambda path: path.stem)
def test_a_deleted_or_weakened_wait_is_found(path: Path) -> None:
    program = read_file(path)
    assert check_program(program, WAIT) == ()
    missed = [name for name, changed in variants(program) if not check_program(changed, WAIT)]
    assert missed == []


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_the_samples_have_no_errors(path: Path) -> None:
    assert [found for found in check_program(read_file(path)) if found.severity is Severity.ERROR] == []
