"""Code over webs: a write of half a register whose other half nobody reads is no use of what it held."""

from __future__ import annotations

from isatool.analysis.cfg import build_flow
from isatool.analysis.virtual import build_virtual, live_at_entry
from isatool.analysis.webs import build_webs
from isatool.asm.reader import read_text

TEXT = """k:
	v_mov_b16_e32 v1.l, v0.l
	v_mov_b16_e32 v1.h, v0.h
	v_cvt_f32_f16_e32 v3, v0.l
	v_cvt_f16_f32_e32 v2.l, v3
	global_store_b32 v3, v1, s[0:1]
	global_store_b16 v3, v2, s[0:1]
	s_endpgm
"""


def entry_of(text: str) -> int:
    """How many values come from before the function."""
    flow = build_flow(read_text(text, "k.s").kernel("k"))
    return live_at_entry(build_virtual(build_webs(flow))).bit_count()


def test_a_half_alone_is_not_live_before_it_is_written() -> None:
    assert entry_of(TEXT) == 1


def test_a_half_that_is_read_later_comes_from_before() -> None:
    assert entry_of(TEXT.replace("global_store_b16", "global_store_b32")) == 2
