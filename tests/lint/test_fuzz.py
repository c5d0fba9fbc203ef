"""No text makes `check` raise anything but a user error, and every finding has a place in the text."""

from __future__ import annotations

import random
from pathlib import Path

from examples import examples
from hypothesis import given, settings
from hypothesis import strategies as st

from isatool.asm.reader import decode, read_text
from isatool.diagnostics import Diagnostic, UserError, render_text
from isatool.isa import chips, table
from isatool.lint.run import check_program
from isatool.report.findings import CheckReport, as_json, github_lines
from isatool.report.sarif import as_sarif

ROOT = Path(__file__).resolve().parents[2]
LINES = [
    line
    for name in ("samples/sgemm/kernel2.s", "tests/data/calls/calls.s", "samples/sgemm/kernel5.s")
    for line in (ROOT / name).read_text().splitlines()[:450]
]
OPERANDS = (
    *("v0", "v1", "v255", "v[0:1]", "v[1:4]", "v[8:15]", "s0", "s[0:1]", "s[1:2]", "s[4:7]", "vcc", "vcc_lo", "exec"),
    *("m0", "null", "off", "src_scc", "0", "64", "65", "-17", "1.0", "1e300", "0x1ffffffff", "label", "l@rel32@lo+4"),
    *("v0.l", "v3.h", "-v1", "|v2|", "sendmsg(MSG_DEALLOC_VGPRS)", "hwreg(HW_REG_MODE)", "[v1, v5]", "lit(3)", "ttmp4"),
)
MODIFIERS = (
    *("offset:4096", "offset:-1", "offset0:300", "glc", "slc", "dlc", "row_shl:0", "quad_perm:[0,1,2,9]", "dpp8:[1]"),
    *(
        "clamp",
        "mul:3",
        "op_sel:[0,2]",
        "wait_vdst:99",
        "wait_exp:9",
        "vmcnt(99)",
        "instid0(NO)",
        "row_mask:0x1f",
        "tfe",
    ),
)
EXTRAS = (
    *(".amdhsa_kernel k", ".end_amdhsa_kernel", ".amdgpu_metadata", ".end_amdgpu_metadata", "k:", ".type k,@function"),
    *(".amdhsa_next_free_vgpr 999", ".amdhsa_next_free_vgpr k.num_vgpr", ".set k.num_vgpr, max(k.num_vgpr, 4)", ".Lx:"),
    *(
        "; isatool: ignore-begin[",
        "; isatool: ignore[]",
        "; NumVgprs: 999999999999999999",
        ";;#ASMSTART",
        ";;#ASMEND",
    ),
    *(".macro m", ".endm", ".rept 3", ".endr", ".if 1", ".endif", "s_branch k", "s_cbranch_scc1 .Lx", "s_clause 0x3f"),
)


def instruction(random_: random.Random) -> str:
    name = random_.choice(table.all_mnemonics(chips.DEFAULT))
    operands = ", ".join(random_.choices(OPERANDS, k=random_.randrange(6)))
    modifiers = " ".join(random_.choices(MODIFIERS, k=random_.choice((0, 0, 1, 2))))
    return f"\t{name} {operands} {modifiers}"


def damaged(line: str, random_: random.Random) -> str:
    """A line with some characters deleted, doubled, exchanged or replaced."""
    characters = list(line)
    for _ in range(random_.randrange(1, 4)):
        if not characters:
            break
        place = random_.randrange(len(characters))
        action = random_.randrange(4)
        if action == 0:
            del characters[place]
        elif action == 1:
            characters.insert(place, characters[place])
        elif action == 2:
            characters[place] = random_.choice("0123456789[](){},:;|-+*/.vs@\"' \t")
        else:
            other = random_.randrange(len(characters))
            characters[place], characters[other] = characters[other], characters[place]
    return "".join(characters)


def text_of(random_: random.Random) -> str:
    start = random_.randrange(len(LINES))
    lines = LINES[start : start + random_.randrange(5, 60)]
    for _ in range(random_.randrange(1, 6)):
        place = random_.randrange(len(lines) + 1)
        action = random_.randrange(4)
        if action == 0 and lines:
            del lines[min(place, len(lines) - 1)]
        elif action == 1 and lines:
            at = min(place, len(lines) - 1)
            lines[at] = damaged(lines[at], random_)
        else:
            lines.insert(place, instruction(random_) if action == 2 else random_.choice(EXTRAS))
    return "\n".join(lines)


def without_unreadable_lines(text: str) -> tuple[Diagnostic, ...]:
    """Findings of a text; what the reader refuses is taken out first, so that the rules see the rest."""
    for _ in range(6):
        try:
            return check_program(read_text(text))
        except UserError as error:
            refused = {found.span.line for found in error.diagnostics}
            if refused == {0}:
                break
            text = "\n".join(line for number, line in enumerate(text.split("\n"), 1) if number not in refused)
    return ()


def test_damaged_programs_never_raise_and_findings_lie_in_their_lines() -> None:
    random_ = random.Random(11)
    rules: set[str] = set()
    for _ in range(500):
        for found in without_unreadable_lines(text_of(random_)):
            assert found.span.line >= 1
            assert 1 <= found.span.column <= max(1, len(found.source))
            assert found.span.column + found.span.length <= len(found.source) + 2
            render_text(found)
            rules.add(found.rule)
    assert len(rules) > 15


def test_random_instructions_never_raise() -> None:
    random_ = random.Random(12)
    findings: list[Diagnostic] = []
    for _ in range(60):
        findings += without_unreadable_lines("\n".join(instruction(random_) for _ in range(30)))
    report = CheckReport(tuple(findings), (), 1)
    as_json(report)
    as_sarif(report, ROOT)
    github_lines(report.findings)


def test_random_pairs_never_raise() -> None:
    random_ = random.Random(13)
    names = [name for name in table.all_mnemonics(chips.DEFAULT) if name.startswith("v_dual_")] + [
        "v_add_f32",
        "v_foo",
        "s_nop",
    ]
    for _ in range(40):
        lines = []
        for _ in range(25):
            halves = [
                f"{random_.choice(names)} {', '.join(random_.choices(OPERANDS, k=random_.randrange(5)))}" for _ in "xy"
            ]
            lines.append(f"\t{' :: '.join(halves)} {random_.choice(('', '', 'clamp', 'row_shl:1'))}")
        without_unreadable_lines("\n".join(lines))


@settings(max_examples=examples(150))
@given(st.text())
def test_any_text(text: str) -> None:
    without_unreadable_lines(text)


@settings(max_examples=examples(150))
@given(st.lists(st.sampled_from(EXTRAS), max_size=14))
def test_any_order_of_directives_and_marks(lines: list[str]) -> None:
    without_unreadable_lines("\n".join([*lines, "\ts_endpgm"]))


@settings(max_examples=examples(100))
@given(st.binary(max_size=200))
def test_any_bytes(data: bytes) -> None:
    try:
        check_program(read_text(decode(data, "any.s"), "any.s"))
    except UserError:
        return
