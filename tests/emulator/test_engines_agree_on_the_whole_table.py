"""Random instructions of the whole table, covered or not: what the reader takes, both engines execute alike or refuse
in the same words, and nothing ends in an internal error. `-m full` runs many more.
"""

from __future__ import annotations

import random

import pytest
from random_instructions import Generator
from single_pieces import read_instruction
from test_engines_agree_on_random_programs import EPILOGUE, LANES, PRELUDE, data
from tiny_kernels import dispatch, kernel

from isatool.diagnostics import UserError
from isatool.emulator.run import Executable, Settings
from isatool.ir.program import Function
from isatool.isa import chips, table
from isatool.isa.table import Form, Row
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower

ENCODINGS = frozenset(
    ("sop1", "sop2", "sopc", "sopk", "sopp", "vop1", "vop2", "vop3", "vop3sd", "vop3p", "vopc", "vopd", "ldsdir")
)
BODY = 12
QUICK, MANY = 6, 150
REFUSED_SHARE = 0.003


def forms() -> list[tuple[Row, Form]]:
    """Forms of wave32 code without labels."""
    rows = [
        looked[0]
        for name in table.all_mnemonics(chips.DEFAULT)
        if (looked := table.lookup(name, chips.DEFAULT)) is not None
    ]
    return [
        (row, form)
        for row in rows
        if not (row.chips or row.is_branch or row.is_terminator)
        for form in row.forms
        if form.wave_size in (0, 32) and form.encoding in ENCODINGS
    ]


def statement(rng: random.Random, row: Row, form: Form) -> str | None:
    """The text of an instance that the reader takes back and that does not stop the run (mostly)."""
    try:
        text = str(Generator(rng.getrandbits(30)).instance(row, form))
        instruction = read_instruction(text, target=chips.DEFAULT)
    except (KeyError, ValueError, UserError):
        return None
    if instruction.is_opaque or "exec" in text:
        return None
    try:
        lower(instruction)
    except NotEmulated:
        return text if rng.random() < REFUSED_SHARE else None
    return text


def program(seed: int) -> Function:
    """A straight line of random instructions between loads and stores of everything."""
    rng = random.Random(seed)
    chosen, body = forms(), []
    while len(body) < BODY:
        text = statement(rng, *rng.choice(chosen))
        if text is not None:
            body.append(text)
    lines = (PRELUDE + "\n".join(body) + "\n" + EPILOGUE).splitlines()
    return kernel("\n".join(line.strip() for line in lines if line.strip()), lds=1024, scratch=32, wavefront_size32=1)


def outcome(function: Function, seed: int, engine: str) -> tuple[str, object]:
    """Memory afterwards, or why the run stopped."""
    executable = Executable(function)
    launched = dispatch(function, data(seed), out=LANES * 0x60, lanes=LANES)
    try:
        result = executable.dispatch(launched, None, Settings("forward", False, engine=engine, limit=100_000))
    except NotEmulated as error:
        return "refused", str(error)
    return "memory", result.memory["out"]


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.full if seed >= QUICK else ()) for seed in range(MANY)]
)
def test_both_engines_execute_alike_or_refuse_alike(seed: int) -> None:
    function = program(seed)
    assert outcome(function, seed, "numpy") == outcome(function, seed, "native")


def test_forms_of_every_encoding_are_tried() -> None:
    assert {form.encoding for _, form in forms()} == ENCODINGS
