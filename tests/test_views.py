"""Views are computed once for each program, edits keep what they cannot change, and the debug mode says when not."""

from __future__ import annotations

import pickle
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import pytest
from scripts import load_script
from single_pieces import read_instruction

from isatool.analysis.cfg import build_flow
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import find_loops
from isatool.asm.descriptor import descriptors_of, read_descriptors
from isatool.asm.metadata import metadata_of_file, read_metadata
from isatool.asm.reader import read_file, read_text
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.ir.views import CHECKS, Viewed, carry, carry_view, kept, kept_through_code, known_view, observed
from isatool.isa import chips

ROOT = Path(__file__).resolve().parents[1]
KERNEL = ROOT / "samples" / "sgemm" / "kernel1.s"
_SMALL = """\
\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.type\tk,@function
k:
\ts_nop 0
\t; vgprs = 3
\ts_endpgm
\t.section\t.rodata
count = 4
\t.amdhsa_kernel k

\t\t.amdhsa_next_free_vgpr count
\t\t; of a compiler
\t\t.amdhsa_next_free_sgpr 2
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .name: k
    # registers
    .vgpr_count: 4

    .sgpr_count: 2
    .symbol: k.kd
...
\t.end_amdgpu_metadata
"""


@pytest.fixture(scope="module")
def program() -> Program:
    return read_file(KERNEL)


def test_a_view_is_computed_once_for_an_object() -> None:
    function = read_file(KERNEL).kernels[0]
    seen: Counter[str] = Counter()
    with observed(lambda name, _: seen.update((name.rpartition(".")[2],))):
        flow = build_flow(function)
        assert build_flow(function) is flow
        assert compute_liveness(flow) is compute_liveness(flow)
        assert find_loops(flow) is find_loops(build_flow(function))
    assert seen["build_flow"] == seen["compute_liveness"] == seen["find_loops"] == 1


def test_other_arguments_ask_for_another_view(program: Program) -> None:
    flow = build_flow(program.kernels[0])
    cut = build_flow(program.kernels[0], frozenset((flow.blocks[0].first + 1,)))
    assert len(cut.blocks) == len(flow.blocks) + 1
    assert build_flow(program.kernels[0]) is flow


def test_views_are_no_part_of_what_is_sent_to_another_process(program: Program) -> None:
    build_flow(program.kernels[0])
    descriptors_of(program)
    again = pickle.loads(pickle.dumps(program))
    assert again.texts == program.texts
    assert not again.kept_views()
    assert not again.kernels[0].kept_views()


@pytest.mark.parametrize("added", [-2, 0, 3])
def test_edits_of_code_keep_descriptor_and_metadata(
    program: Program, added: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(CHECKS, "1")
    descriptors_of(program), metadata_of_file(program)
    function = program.kernels[0]
    places = [index for index, _ in function.instructions]
    body = list(program.lines[function.first : function.last])
    at = places[2] - function.first
    new = [Line.of(read_instruction("s_nop 0", target=chips.DEFAULT))] * (added + 3)
    seen: list[str] = []
    with observed(lambda name, _: seen.append(name)):
        made = function.with_body([*body[:at], *new, *body[at + 3 :]])
        assert descriptors_of(made) == read_descriptors(made.texts)
        assert metadata_of_file(made) == read_metadata(made.texts)
    assert seen == []
    assert len(made.lines) == len(program.lines) + added


def test_an_edit_of_a_directive_keeps_nothing(program: Program) -> None:
    descriptors_of(program)
    place = descriptors_of(program)[0].places["next_free_vgpr"].line
    lines = list(program.lines)
    lines[place] = lines[place - 1]
    assert not program.with_lines(lines).kept_views()


_OTHERS = [
    Line.plain("    .vgpr_count: 8"),
    Line.plain("\t.amdhsa_next_free_vgpr 9"),
    Line.plain("count = 7"),
    Line.plain(""),
    Line.plain("; a comment"),
    Line.plain("# a comment"),
    Line.label("other"),
    Line.of(read_instruction("s_nop 0", target=chips.DEFAULT)),
]


@pytest.mark.parametrize("other", _OTHERS, ids=lambda line: line.text.strip() or "blank")
def test_whatever_line_is_edited_the_views_are_those_of_the_new_text(
    other: Line, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every line left out, replaced, or with another one before it: kept views are the recomputed ones."""
    monkeypatch.setenv(CHECKS, "1")
    program = read_text(_SMALL)
    for index in range(len(program.lines)):
        for old in (0, 1):
            descriptors_of(program), metadata_of_file(program)
            program.with_lines((*program.lines[:index], other, *program.lines[index + old :]))
        program.with_lines((*program.lines[:index], *program.lines[index + 1 :]))


@pytest.mark.parametrize("opener", ["", "\t.amdhsa_kernel k\n", "\t.amdgpu_metadata\n"])
def test_an_edit_of_metadata_or_descriptor_keeps_nothing(opener: str) -> None:
    program = read_text(_SMALL)
    descriptors_of(program), metadata_of_file(program)
    place = _SMALL[: _SMALL.index(opener or "\ts_endpgm") + len(opener)].count("\n")
    comment = Line.plain("; a comment")
    made = program.with_lines((*program.lines[:place], comment, *program.lines[place:]))
    assert bool(made.kept_views()) == (not opener)


@dataclass(frozen=True, eq=False)
class _Counted(Viewed):
    number: int


@kept_through_code(lambda found, end, by: found)
def _wrongly_kept(subject: _Counted) -> int:
    return subject.number


@kept
def _not_kept(subject: _Counted) -> int:
    return subject.number


def test_the_debug_mode_finds_a_view_that_an_edit_changed(monkeypatch: pytest.MonkeyPatch) -> None:
    old, new = _Counted(1), _Counted(2)
    assert (_wrongly_kept(old), _not_kept(old)) == (1, 1)
    monkeypatch.setenv(CHECKS, "1")
    with pytest.raises(AssertionError, match="_wrongly_kept: 1 should be 2"):
        carry(old, new, 0, 0)
    monkeypatch.setenv(CHECKS, "0")
    carry(old, new, 0, 0)
    assert _not_kept(new) == 2


def test_rebank_of_kernel5_asks_every_program_once(tmp_path: Path) -> None:
    source = tmp_path / "kernel5.s"  # without its launch spec: nothing is emulated
    source.write_text((ROOT / "samples" / "sgemm" / "kernel5.s").read_text())
    counts = load_script(ROOT / "benchmarks" / "views.py").count(("rebank", str(source), "-o", str(tmp_path / "out.s")))
    once = ("asm.reader.read_text", "asm.descriptor.descriptors_of", "asm.metadata.metadata_of_file")
    once += ("analysis.cfg.build_flow", "analysis.loops.find_loops", "analysis.liveness.compute_liveness")
    assert {name: counts.most(f"isatool.{name}") for name in once} == dict.fromkeys(once, 1)
    assert counts.computed["isatool.asm.reader.read_text"] == 2  # the input, and what was made of it
    assert counts.computed["isatool.analysis.cfg.build_flow"] <= 16
    assert counts.computed["isatool.asm.descriptor.descriptors_of"] <= 6
    assert counts.computed["isatool.asm.metadata.metadata_of_file"] <= 6


def test_a_view_that_is_carried_wrongly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(CHECKS, "0")
    carry_view(_length, one := Text("abc"), 3)
    assert (known_view(_length, one), known_view(_length, Text("abc"))) == (3, None)
    monkeypatch.setenv(CHECKS, "1")
    carry_view(_length, Text("abc"), 3)
    with pytest.raises(AssertionError, match="an edit changed the view"):
        carry_view(_length, Text("abc"), 4)


class Text(Viewed):
    def __init__(self, text: str) -> None:
        self.text = text


@kept
def _length(subject: Text) -> int:
    return len(subject.text)
