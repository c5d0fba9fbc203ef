"""The proof about two LDS buffers takes nothing of what a pass tells for granted: each fault put in by hand is refused.

Where waves can see the fault, the emulator finds it too: as another result, or as a race.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest

from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.emulator.compare import compare
from isatool.ir.program import Function, Program
from isatool.passes.lds.double_buffer import DoubleBuffer
from isatool.pipeline.rewrite import rewrite
from isatool.verify.lemmas.double_buffer import DoubleBuffered
from isatool.verify.lemmas.unfolding import Unfolded
from isatool.verify.verdict import PROVED, UNKNOWN

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "passes"))
from buffered_kernels import PREFETCH, TILE, buffered_kernel, buffered_spec


@dataclass(frozen=True)
class Texts:
    """The three programs of a proof."""

    source: str
    unfolded: str
    between: str
    removed: tuple[str, ...] = ()

    def replaced(self, old: str, new: str, where: str = "source unfolded between", count: int = -1) -> Texts:
        """The same with something else in some of the programs."""
        made = []
        for name in ("source", "unfolded", "between"):
            text = getattr(self, name)
            if name in where.split():
                assert old in text, f"{name} has no {old}"
                text = text.replace(old, new, count)
            made.append(text)
        return Texts(*made)


def program(text: str) -> Program:
    """A program by its text."""
    return read_text(text, "kernel.s")


@cache
def right() -> tuple[Texts, DoubleBuffered]:
    """What the pass makes of a loop with prefetch, and what it tells."""
    kernel = buffered_kernel(PREFETCH)
    result = rewrite(kernel.program, [DoubleBuffer()], kernel.name)
    _, (_, unfolded), (told, between) = result.proof_steps
    assert isinstance(told, DoubleBuffered)
    return Texts(emit(kernel.program), emit(unfolded), emit(between)), told


def judged(texts: Texts, distance: int = TILE, removed: frozenset[int] | None = None) -> str:
    """The status, or the reason where there is no proof. The same barriers are removed, counted in the text."""
    known, told = right()
    source, unfolded, between = (program(getattr(texts, name)).kernel() for name in ("source", "unfolded", "between"))
    places = barriers(program(known.unfolded).kernel())
    same = frozenset(barriers(unfolded)[places.index(index)] for index in told.removed_barriers)
    verdict = Unfolded().judge(source, unfolded)
    if verdict.holds:
        verdict = DoubleBuffered(distance, same if removed is None else removed).judge(unfolded, between)
    if verdict.status != UNKNOWN:
        return verdict.status
    assert verdict.first_difference is not None
    return verdict.first_difference.message


def seen_by_the_emulator(texts: Texts) -> bool:
    """Whether running the source and the intermediate program shows a difference or a race."""
    launches = [buffered_spec().resolve({"N": turns}) for turns in (1, 2, 3, 6)]
    first, second = program(texts.source).kernel(), program(texts.between).kernel()
    return not compare(first, second, launches, ("forward", "reverse", 1, 2)).equal


def barriers(function: Function) -> list[int]:
    """Dense indices of barriers."""
    return [k for k, (_, one) in enumerate(function.instructions) if one.mnemonic == "s_barrier"]


def test_what_the_pass_tells_is_proved_and_runs() -> None:
    texts, _ = right()
    assert judged(texts) == PROVED
    assert not seen_by_the_emulator(texts)


def test_a_barrier_too_many_removed() -> None:
    texts, _ = right()
    unfolded = program(texts.unfolded).kernel()
    every = frozenset(barriers(unfolded)[1:])
    head, separator, tail = texts.between.partition(".Lloop:")
    broken = Texts(texts.source, texts.unfolded, head + separator + tail.replace("\ts_barrier\n", ""))
    assert "the barrier is needed" in judged(broken, removed=every)
    assert seen_by_the_emulator(broken)


def test_a_barrier_that_went_without_being_told() -> None:
    texts, _ = right()
    broken = texts.replaced("\ts_barrier\n", "", "between", 1)
    assert judged(broken) != PROVED
    assert seen_by_the_emulator(broken)


def test_something_else_than_a_barrier_removed() -> None:
    texts, told = right()
    assert "not a barrier" in judged(texts, removed=told.removed_barriers | {0})


def test_the_barrier_between_storing_and_loading_removed_instead() -> None:
    texts, told = right()
    kept = frozenset(barriers(program(texts.unfolded).kernel())[1:]) - told.removed_barriers
    assert judged(texts, removed=kept) != PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("ds_store_b32 v1, v3 offset:1024", "ds_store_b32 v1, v3"),
        ("ds_load_b32 v4, v2 offset:1024", "ds_load_b32 v4, v2"),
    ],
)
def test_one_access_to_the_wrong_buffer(old: str, new: str) -> None:
    texts, _ = right()
    broken = texts.replaced(old, new, "between", 1)
    assert judged(broken) != PROVED
    assert seen_by_the_emulator(broken)


@pytest.mark.parametrize("offset", ["1020", "1028", "2048", "512"])
def test_an_access_at_another_distance(offset: str) -> None:
    texts, _ = right()
    broken = texts.replaced("ds_load_b32 v4, v2 offset:1024", f"ds_load_b32 v4, v2 offset:{offset}", "between", 1)
    assert "stay in the same buffer" in judged(broken)
    assert seen_by_the_emulator(broken)


def test_a_segment_that_was_not_doubled() -> None:
    texts, _ = right()
    broken = texts.replaced("group_segment_fixed_size 2048", "group_segment_fixed_size 1024", "between")
    broken = broken.replaced("group_segment_fixed_size: 2048", "group_segment_fixed_size: 1024", "between")
    assert "no room for it" in judged(broken)
    assert seen_by_the_emulator(broken)


def test_buffers_that_overlap() -> None:
    texts, _ = right()
    broken = texts.replaced("offset:1024", "offset:512", "between")
    assert "no room for it" in judged(broken, 512)
    assert seen_by_the_emulator(broken)


def test_a_copy_that_returns_to_itself_after_storing() -> None:
    """The unfolded program does what the first does, but loads from the buffer of two turns ago."""
    texts, _ = right()
    broken = texts.replaced("s_cbranch_scc1 .Lloop_buffer1", "s_cbranch_scc1 .Lloop", "unfolded between", 1)
    assert "which buffer holds" in judged(broken)
    assert seen_by_the_emulator(broken)


def test_a_store_that_covers_half_of_the_tile_only() -> None:
    """All three programs store half of the tile in the loop, which is right for one buffer and wrong for two."""
    texts, told = right()
    half = texts.replaced("ds_store_b32 v1, v3", "ds_store_b16 v1, v3", "source unfolded between")
    head, separator, tail = (part for part in half.source.partition(".Lloop:"))
    whole = head.replace("ds_store_b16", "ds_store_b32") + separator + tail
    others = []
    for text in (half.unfolded, half.between):
        first, mark, rest = text.partition(".Lloop:")
        others.append(first.replace("ds_store_b16", "ds_store_b32") + mark + rest)
    broken = Texts(whole, *others)
    assert "may not be rewritten" in judged(broken, removed=told.removed_barriers)
    assert seen_by_the_emulator(broken)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_add_nc_u32_e32 v5, v5, v4", "v_add_nc_u32_e32 v5, v4, v4"),
        ("ds_load_b32 v4, v2", "ds_load_b32 v6, v2"),
        ("s_cmp_lt_i32 s10, s8", "s_cmp_le_i32 s10, s8"),
        ("s_cbranch_vccnz", "s_cbranch_vccz"),
        ("s_add_u32 s4, s4, 0x400", "s_add_u32 s4, s4, 0x800"),
    ],
)
def test_an_unfolded_program_that_does_something_else(old: str, new: str) -> None:
    texts, _ = right()
    assert judged(texts.replaced(old, new, "unfolded between", 1)) != PROVED


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("v_xor_b32_e32 v2, 0x3fc, v1", "v_xor_b32_e32 v2, 0x3fc, v1\n\tds_store_b32 v1, v0"),
        ("v_xor_b32_e32 v2, 0x3fc, v1", "v_xor_b32_e32 v2, 0x3fc, v1\n\tv_mov_b32_e32 v5, 1"),
        ("ds_load_b32 v4, v2 offset:1024", "ds_load_u16 v4, v2 offset:1024"),
        ("ds_load_b32 v4, v2 offset:1024", "ds_load_b32 v4, v1 offset:1024"),
        ("ds_load_b32 v4, v2 offset:1024", "ds_load_b32 v3, v2 offset:1024"),
        ("ds_store_b32 v1, v3 offset:1024", "ds_store_b32 v1, v4 offset:1024"),
        ("s_waitcnt lgkmcnt(0)", "s_nop 0"),
    ],
)
def test_a_program_in_between_that_does_something_else(old: str, new: str) -> None:
    texts, _ = right()
    assert judged(texts.replaced(old, new, "between", 1)) != PROVED


def test_accesses_that_are_not_waited_for_at_the_barrier_that_is_left() -> None:
    texts, _ = right()
    early = texts.replaced(".Lnext:\n\ts_waitcnt lgkmcnt(0)\n", ".Lnext:\n", "source")
    unwaited = [text.replace("\ts_waitcnt lgkmcnt(0)\n\ts_barrier\n\ts_cmp", "\ts_barrier\n\ts_cmp") for text in (
        early.unfolded, early.between
    )]  # fmt: skip
    assert "in flight at this barrier" in judged(Texts(early.source, *unwaited))
