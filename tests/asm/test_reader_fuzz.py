"""Any text is either read, and written back as it was, or refused with a message that has a place."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.asm.emitter import emit, encode
from isatool.asm.reader import decode, read_text, unknown_mnemonics
from isatool.cli.explain import describe_line, read_lines
from isatool.diagnostics import UserError
from isatool.isa import chips, table

ROOT = Path(__file__).resolve().parents[2]
LINES = (ROOT / "samples" / "sgemm" / "kernel5.s").read_text().splitlines()
WORDS = [
    *(
        "v0",
        "v[0:3]",
        "v[x]",
        "s[4:5]",
        "[s0, s1]",
        "vcc_lo",
        "exec",
        "null",
        "off",
        "m0",
        "v3.l",
        "-v1",
        "|v2|",
        "abs(",
    ),
    *("0x10", "1.5", "-1", "09", "1b", "'a'", '"s"', "x@rel32@lo+4", ".L0", "neg(", ")", "[", "]", "(", "::", ":", ","),
    *(
        "offset:4",
        "offset",
        "glc",
        "noglc",
        "quad_perm:[0,1,2,3]",
        "row_mirror",
        "vmcnt(0)",
        "&",
        "|",
        "dim:2D",
        "lit(2)",
    ),
    *(
        ";",
        "//",
        "/*",
        "*/",
        "#",
        "\r\n",
        "\r",
        "\n",
        "\t",
        "\f",
        "\0",
        "=",
        "==",
        ".set x,",
        ".if 1",
        ".endif",
        ".macro M",
    ),
    *(
        ".endm",
        ".rept 2",
        ".endr",
        "M",
        "a:",
        "1:",
        ".amdgpu_metadata",
        ".end_amdgpu_metadata",
        ".amdhsa_kernel k",
        ".end",
    ),
    *(
        "1/0",
        "1<<99999",
        "max(",
        "alignto(1,0)",
        "~",
        "!",
        "%",
        "é",
        "\ud800",
        "\\",
        "0x",
        "0b2",
        "1e999",
        "v99999999999",
    ),
]
MNEMONICS = [
    *itertools.islice(table.all_mnemonics(chips.DEFAULT), 0, None, 23),
    "v_dual_mov_b32",
    "s_waitcnt",
    "s_delay_alu",
    "exp",
]


def _check(text: str) -> None:
    refused = None
    try:
        program = read_text(text)
    except UserError as error:
        refused = error
    if refused is not None:
        assert str(refused)
        assert all(diagnostic.message and diagnostic.span.path for diagnostic in refused.diagnostics)
        return
    assert emit(program) == text
    for diagnostic in unknown_mnemonics(program):
        assert str(diagnostic)
    for function in program.functions:
        assert function.first < function.last
    for line in program.lines:
        if line.instruction is not None:
            assert isinstance(line.instruction.defs + line.instruction.uses, tuple)
            assert str(line.instruction)


@settings(max_examples=300)
@given(st.text(max_size=80))
def test_any_characters(text: str) -> None:
    _check(text)


@settings(max_examples=500)
@given(
    st.lists(
        st.tuples(
            st.sampled_from(MNEMONICS), st.lists(st.sampled_from(WORDS), max_size=7), st.sampled_from([" ", ", "])
        ),
        max_size=4,
    )
)
def test_any_words_of_the_language(statements: list[tuple[str, list[str], str]]) -> None:
    _check("\n".join(f"{mnemonic} {glue.join(words)}" for mnemonic, words, glue in statements))


@settings(max_examples=200)
@given(st.integers(0, 2**32))
def test_damaged_compiler_output(seed: int) -> None:
    choice = random.Random(seed)
    lines = [choice.choice(LINES) for _ in range(6)]
    text = list("\n".join(lines))
    for _ in range(choice.randrange(4)):
        position = choice.randrange(len(text))
        text[position] = choice.choice(["", text[position] * 2, chr(choice.randrange(32, 127)), choice.choice(WORDS)])
    _check("".join(text))


@settings(max_examples=200)
@given(st.binary(max_size=120))
def test_any_bytes(data: bytes) -> None:
    try:
        text = decode(data, "file")
    except UserError:
        return
    assert encode(text) == data
    _check(text)


@settings(max_examples=200)
@given(st.lists(st.sampled_from(LINES + WORDS), max_size=8))
def test_explain_answers_for_every_line(lines: list[str]) -> None:
    text = "\n".join(lines)
    try:
        found = [describe_line(line, error, chips.DEFAULT) for line, error in read_lines(text, "file", chips.DEFAULT)]
    except UserError:
        return
    assert all("error" in line or "defs" in line for line in found)


def test_long_and_deep_statements_are_refused() -> None:
    for text in (
        "v_mov_b32 v0, " + "(" * 5000,
        "v_mov_b32 v0, " + "(" * 300 + "1" + ")" * 300,
        "v_mov_b32 v0, " + "-" * 500 + "1",
        "v_mov_b32 v0, " + "*".join(["1"] * 1000),
        ".set x, " + "+".join(["1"] * 3000) + "\nv_mov_b32 v[x], 0",
        "s_nop " + "a " * 5000,
    ):
        _check(text)
