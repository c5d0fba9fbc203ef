"""stream: which accesses get hints, and that nothing but hints of the table passes for the same program."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from small_kernels import small_kernel, small_spec

from isatool.analysis.stream_hints import addable_words
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare
from isatool.ir.program import Function
from isatool.passes.hints.options import Stream
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, rewrite
from isatool.verify.lemmas.stream import Streamed
from isatool.verify.verdict import PROVED

ROWS = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b32 s8, s[0:1], 0x10
	s_lshl_b32 s9, s15, 16
	v_lshlrev_b32_e32 v1, 2, v0
	v_add_nc_u32_e32 v1, s9, v1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(0)
.Lloop:
	global_load_b32 v2, v1, s[4:5]
	s_add_i32 s2, s2, 1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	global_store_b32 v1, v2, s[6:7]
	v_add_nc_u32_e32 v1, 0x1000, v1
	s_cmp_lt_u32 s2, s8
	s_cbranch_scc1 .Lloop
	s_endpgm
"""


def hinted(body: str) -> Rewrite:
    return rewrite(small_kernel(body, block=128).program, (Stream(),))


def hints(made: Rewrite) -> list[str]:
    """The accesses with hints in a rewrite."""
    return [str(each) for _, each in made.function.instructions if each.has("slc")]


def test_rows_that_are_read_and_written_once_get_hints() -> None:
    made = hinted(ROWS)
    assert hints(made) == ["global_load_b32 v2, v1, s[4:5] slc dlc", "global_store_b32 v1, v2, s[6:7] glc slc dlc"]
    shown = show_equal(made, None)
    assert shown.proved, shown.text
    assert not rewrite(made.program, (Stream(),)).changed


@pytest.mark.parametrize(
    ("old", "new", "loads", "stores"),
    [
        ("s_lshl_b32 s9, s15, 16", "s_mov_b32 s9, 0", 0, 1),  # every workgroup reads the same
        ("v_add_nc_u32_e32 v1, 0x1000, v1", "v_add_nc_u32_e32 v1, 64, v1", 0, 1),  # the next iteration reads again
        ("v_lshlrev_b32_e32 v1, 2, v0", "v_lshlrev_b32_e32 v1, 6, v0", 0, 0),  # parts of sectors
        ("global_store_b32 v1, v2, s[6:7]", "global_store_b32 v1, v2, s[4:5]", 0, 0),  # in place
        ("global_load_b32 v2, v1, s[4:5]", "global_load_b32 v2, v1, s[4:5] glc", 0, 1),  # a scope of its own
        ("v_add_f32_e32 v2, v2, v2", "global_load_b32 v3, v1, s[4:5]\n\ts_waitcnt vmcnt(0)", 0, 1),  # twice
    ],
)
def test_data_that_is_wanted_again_gets_none(old: str, new: str, loads: int, stores: int) -> None:
    assert old in ROWS
    found = hints(hinted(ROWS.replace(old, new)))
    assert [sum(what in text for text in found) for what in ("load", "store")] == [loads, stores]


def test_the_output_does_the_same_on_the_emulator() -> None:
    kernel = small_kernel(ROWS, block=128)
    made = rewrite(kernel.program, (Stream(),))
    launch = small_spec(block=128, source="131072", target="131072").resolve({"N": 4})
    assert compare(kernel, made.function, [launch]).equal


# -- the step of the proof

ACCESSES = (
    ("global_load_b32 v2, v1, s[4:5]", {"slc", "dlc"}),
    ("global_store_b32 v1, v2, s[6:7]", {"glc", "slc", "dlc"}),
    ("buffer_load_b32 v2, v1, s[8:11], 0 offen", {"slc", "dlc"}),
    ("buffer_store_b32 v2, v1, s[8:11], 0 offen", {"glc", "slc", "dlc"}),
    ("global_atomic_add_u32 v1, v2, s[6:7]", set()),
    ("buffer_atomic_add_u32 v2, v1, s[8:11], 0 offen", set()),
    ("scratch_load_b32 v2, off, off", set()),
    ("flat_load_b32 v2, v[4:5]", set()),
    ("s_load_b32 s8, s[0:1], 0x10", set()),
)
WORDS = ("glc", "slc", "dlc")
SUBSETS = [words for count in range(4) for words in combinations(WORDS, count)]


def one_access(text: str, words: tuple[str, ...]) -> Function | None:
    """A kernel with one access; None if there is no such instruction."""
    body = f"\t{' '.join((text, *words))}\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_endpgm\n"
    function = small_kernel(body, private=64)
    found = function.instructions[0][1]
    return None if found.is_opaque else read_text(emit(function.program), "k.s").kernel("k")


@pytest.mark.parametrize(("text", "allowed"), ACCESSES)
def test_only_the_words_of_the_table_may_be_added_and_none_goes(text: str, allowed: set[str]) -> None:
    kernels = {words: one_access(text, words) for words in SUBSETS}
    for before, after in product(SUBSETS, repeat=2):
        first, second = kernels[before], kernels[after]
        if first is None or second is None:
            continue
        judged = Streamed().judge(first, second).status == PROVED
        adds_hints = set(before) <= set(after) and set(after) <= allowed
        assert judged == (before == after or adds_hints), (text, before, after)


def test_the_table_names_no_word_of_an_access_that_is_ordered() -> None:
    for text in ("global_load_b32 v2, v1, s[4:5] glc", "global_load_b32 v2, v1, s[4:5] glc dlc"):
        function = one_access(text, ())
        assert function is not None
        assert addable_words(function.instructions[0][1], function.target) == ()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v2, v1, s[4:5] slc dlc", "v2, v1, s[4:5] offset:4 slc dlc"),
        ("v2, v1, s[4:5] slc dlc", "v2, v1, s[6:7] slc dlc"),
        ("v2, v1, s[4:5] slc dlc", "v3, v1, s[4:5] slc dlc"),
        ("global_load_b32 v2", "global_load_u16 v2"),
        ("v_add_f32_e32 v2, v2, v2", "v_add_f32_e32 v2, v2, v1"),
        ("s_waitcnt vmcnt(0)", "s_nop 0"),
        ("s_cbranch_scc1", "s_cbranch_scc0"),
    ],
)
def test_any_other_change_is_refused(old: str, new: str) -> None:
    made = hinted(ROWS)
    text = emit(made.program)
    assert old in text
    changed = read_text(text.replace(old, new, 1), "k.s").kernel("k")
    assert Streamed().judge(made.source.kernel("k"), made.function).status == PROVED
    assert Streamed().judge(made.source.kernel("k"), changed).status != PROVED


def test_other_data_in_the_file_is_refused() -> None:
    made = hinted(ROWS)
    texts = [emit(program) + "\t.data\ntable:\n\t.long 1\n" for program in (made.source, made.program)]
    for after, shown in ((texts[1], True), (texts[1].replace(".long 1", ".long 2"), False)):
        first, second = (read_text(text, "k.s").kernel("k") for text in (texts[0], after))
        assert (Streamed().judge(first, second).status == PROVED) is shown
