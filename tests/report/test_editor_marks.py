"""Outline, hints in lines, tokens, renaming, hover of operands: what an editor shows beside findings."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from isatool.asm.reader import read_text
from isatool.diagnostics import UserError
from isatool.model.analyse import analyse
from isatool.model.prediction import ModelledKernel
from isatool.report.editor import CharacterRange, Document
from isatool.report.editor_marks import TOKENS, inlay_hints, renamed, symbols, tokens

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "samples" / "sgemm" / "kernel1.s").read_text()
DOCUMENT = Document(TEXT)


def _at(part: str, word: str = "") -> tuple[int, int]:
    line = next(number for number, text in enumerate(DOCUMENT.lines) if part in text)
    return line, DOCUMENT.lines[line].index(word or part) + 1


def _edited(places: tuple[CharacterRange, ...], new: str) -> str:
    lines = list(DOCUMENT.lines)
    for place in sorted(places, reverse=True):
        text = lines[place.line]
        lines[place.line] = text[: place.first] + new + text[place.last :]
    return "\n".join(lines)


def test_functions_hold_their_labels() -> None:
    kernel, *others = symbols(DOCUMENT)
    assert kernel.name == "kernel"
    labels = re.findall(r"^(\.LBB\w+):", TEXT, re.MULTILINE)
    assert [label.name for label in kernel.labels] == labels
    assert all("." not in each.name[:1] for each in others)  # nothing of the metadata
    assert kernel.place.line < kernel.labels[0].place.line <= kernel.labels[0].last <= kernel.last


def test_a_priced_text_shows_the_cycles_that_analyze_finds() -> None:
    priced = Document(TEXT, is_priced=True)
    found = {number: text for number, _, text in inlay_hints(priced, 0, len(priced.lines))}
    analysed = analyse(ModelledKernel.of(read_text(TEXT).kernel(None)), gains=False)
    (model,) = analysed.figures.models
    (head,) = (loop.line - 1 for loop in analysed.figures.loops if loop.label == model.label)
    assert found[head].endswith(f"~{model.cycles_per_turn:.0f} cycles an iteration")
    (stalls,) = (each.line_stalls for each in analysed.simulations.values())
    lines = {analysed.kernel.flow.line_number(index) - 1: cycles for index, cycles in stalls.items() if cycles >= 0.5}
    assert lines
    for number, cycles in lines.items():
        assert f"waits ~{cycles:.0f} cycles" in found[number] or number == head
    assert not any("waits" in text for _, _, text in inlay_hints(DOCUMENT, 0, len(DOCUMENT.lines)))


def test_a_text_that_cannot_be_read_or_has_macros_has_no_cycles() -> None:
    for text in (
        TEXT.replace("\ts_endpgm", "\tv_add_f32 v0,,"),
        f".macro m\n\ts_nop 0\n.endm\n{TEXT}".replace("\ts_endpgm", "\tm\n\ts_endpgm"),
    ):
        assert Document(text, is_priced=True).costs == {}


def test_hints_show_banks_and_what_is_not_plain() -> None:
    line = _at("v_bfe_u32 v1")[0]
    found = {number: text for number, _, text in inlay_hints(DOCUMENT, 0, len(DOCUMENT.lines))}
    assert found[line] == "banks 0-"
    assert found[_at("s_load_b128")[0]] == "smem"
    assert _at("s_cmp_lt_i32")[0] not in found
    assert _at("s_waitcnt")[0] not in found


def test_tokens_cover_mnemonics_registers_and_labels_in_order() -> None:
    found = list(tokens(DOCUMENT))
    assert found == sorted(found)
    assert all(a[:2] < b[:2] and (a[0] < b[0] or a[1] + a[2] <= b[1]) for a, b in pairwise(found))
    line = _at("v_bfe_u32 v1")[0]
    kinds = [
        (DOCUMENT.lines[row][column : column + length], TOKENS[kind])
        for row, column, length, kind in found
        if row == line
    ]
    assert kinds == [
        ("v_bfe_u32", "keyword"),
        ("v1", "variable"),
        ("v0", "variable"),
        ("10", "number"),
        ("10", "number"),
    ]


def test_a_renamed_label_is_renamed_everywhere_and_means_the_same() -> None:
    places = renamed(DOCUMENT, *_at(".LBB0_3:"), ".loop")
    text = _edited(places, ".loop")
    assert text.replace(".loop", ".LBB0_3") == TEXT
    assert not [line for line in text.split("\n") if re.search(r"\.LBB0_3\b", line.partition(";")[0])]
    assert read_text(text).kernel(None).name == "kernel"


@pytest.mark.parametrize(
    ("place", "new", "reason"),
    [
        (_at(".LBB0_3:"), ".LBB0_4", "taken"),
        (_at(".LBB0_3:"), "v3", "cannot be the name"),
        (_at("v_bfe_u32 v1", "v_bfe_u32"), "x", "not a label"),
        (_at("v_lshl_add_u32 v5", "v5"), "v1", "uses v1 already"),
        (_at("v_lshl_add_u32 v5", "v5"), "s200", "not a register of the same kind"),
        (_at("v_ashrrev_i32_e32 v2", "v2"), "v200", "in a tuple"),
    ],
)
def test_what_would_change_the_meaning_is_refused(place: tuple[int, int], new: str, reason: str) -> None:
    with pytest.raises(UserError, match=reason):
        renamed(DOCUMENT, *place, new)


def test_a_renamed_register_keeps_what_the_code_computes() -> None:
    places = renamed(DOCUMENT, *_at("v_lshl_add_u32 v5", "v5"), "v20")
    text = _edited(places, "v20")
    assert not re.search(r"\bv5\b", text)
    assert len(re.findall(r"\bv20\b", text)) == len(re.findall(r"\bv5\b", TEXT))


def test_hover_tells_of_the_operand_under_the_cursor() -> None:
    line, column = _at("v_lshl_add_u32 v5", "s15")
    assert "operand 2 of v_lshl_add_u32: s15, use" in DOCUMENT.hover(line, column)
    line, column = _at("v_lshl_add_u32 v5", "v5")
    assert "operand 1 of v_lshl_add_u32: v5, def, bank 1" in DOCUMENT.hover(line, column)
    assert "operand" not in DOCUMENT.hover(line, 1)


def test_a_text_for_a_chip_that_is_only_checked_has_its_own_table_and_findings() -> None:
    body = "f:\n\tv_add_f32_e32 v0, s2, v1\n\ts_mov_b32 s2, 0\n\tv_max_num_f32_e32 v0, s2, v1\n"
    body += "\ts_wait_kmcnt 0x0\n\ts_endpgm\n"
    found = Document(f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n{body}')
    assert found.target.name == "gfx1201"
    assert [(each.rule, each.span.line) for each in found.diagnostics] == [("HAZARD-SGPR", 5)]
    assert "v_max_num_f32" in found.hover(4, 3)
    assert "kmcnt" in found.hover(5, 3)
    assert found.costs == {}
