"""Texels of linear images: places, formats, edges, order of components, and what stops the run, on both engines."""

from __future__ import annotations

import numpy as np
import pytest
from tiny_kernels import KERNARG, kernel, run, words

from isatool.semantics.errors import NotEmulated

ENGINES = ("numpy", "native")
WIDTH, HEIGHT = 5, 3
R8G8B8A8, R32 = 46, 20
TEXELS = np.arange(64 * HEIGHT, dtype=np.uint32)


def body(
    text: str, *, number: int = R32, kind: int = 9, order: int = 4 | 5 << 3 | 6 << 6 | 7 << 9, tiling: int = 0,
    depth: int = 0, source: int = 4,
) -> str:  # fmt: skip
    """A descriptor of an image of 5 x 3 texels in s[8:15]; v2, v3 are x and y of the lane, 8 lanes to a row."""
    extent = WIDTH - 1
    return f"""
    {KERNARG}
    s_lshr_b64 s[8:9], s[{source}:{source + 1}], 8
    s_or_b32 s9, s9, {number << 20 | (extent & 3) << 30:#x}
    s_mov_b32 s10, {extent >> 2 | (HEIGHT - 1) << 14:#x}
    s_mov_b32 s11, {order | tiling << 20 | kind << 28:#x}
    s_mov_b32 s12, {depth}
    s_mov_b32 s13, 0
    s_mov_b32 s14, 0
    s_mov_b32 s15, 0
    v_lshlrev_b32_e32 v1, 2, v0
    v_and_b32_e32 v2, 7, v0
    v_lshrrev_b32_e32 v3, 3, v0
    {text}
    s_endpgm
    """


def loaded(text: str, engine: str, **image: int) -> list[int]:
    """v4 of the lanes after an instruction."""
    store = "s_waitcnt vmcnt(0)\nglobal_store_b32 v1, v4, s[6:7]"
    return words(run(kernel(body(f"{text}\n{store}", **image)), TEXELS, engine=engine))[:32]


def texel(lane: int) -> int:
    """The number of the texel of a lane, -1 outside; rows are 256 bytes apart."""
    x, y = lane % 8, lane // 8
    return 64 * y + x if x < WIDTH and y < HEIGHT else -1


@pytest.mark.parametrize("engine", ENGINES)
def test_texels_of_rows_are_read_and_zero_outside(engine: str) -> None:
    got = loaded("image_load v4, v[2:3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D", engine)
    assert got == [max(0, texel(lane)) for lane in range(32)]
    got = loaded("image_load v4, [v2, v3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D unorm", engine)
    assert got == [max(0, texel(lane)) for lane in range(32)]
    got = loaded("image_load v4, v0, s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_1D", engine, kind=8)
    assert got == [lane if lane < WIDTH else 0 for lane in range(32)]


@pytest.mark.parametrize("engine", ENGINES)
def test_the_mask_names_components_in_the_descriptors_order(engine: str) -> None:
    text = "image_load v[4:5], v[2:3], s[8:15] dmask:0xa dim:SQ_RSRC_IMG_2D\ns_waitcnt vmcnt(0)\n"
    text += "v_lshl_or_b32 v4, v5, 8, v4"
    # y is the first component of memory, w the constant 1
    got = loaded(text, engine, number=R8G8B8A8, order=7 | 4 << 3 | 5 << 6 | 1 << 9)
    assert got == [texel(lane) & 0xFF | 0x100 if texel(lane) >= 0 else 0 for lane in range(32)]


@pytest.mark.parametrize("engine", ENGINES)
def test_texels_inside_are_written(engine: str) -> None:
    text = "v_mov_b32_e32 v4, 1\nv_mov_b32_e32 v5, 2\nv_mov_b32_e32 v6, 3\nv_mov_b32_e32 v7, 0x1ff\n"
    text += "image_store v[4:7], v[2:3], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D"
    function = kernel(body(text, number=R8G8B8A8, source=6))
    got = words(run(function, TEXELS, out=256 * HEIGHT, engine=engine))
    inside = {texel(lane) for lane in range(32)}
    assert [place for place, word in enumerate(got) if word == 0xFF030201] == sorted(inside - {-1})


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("image", [{"tiling": 1}, {"kind": 10}, {"depth": 7}, {"number": 0}])
def test_other_images_stop_the_run(engine: str, image: dict[str, int]) -> None:
    with pytest.raises(NotEmulated, match="other than a linear one"):
        loaded("image_load v4, v[2:3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D", engine, **image)


@pytest.mark.parametrize("engine", ENGINES)
def test_a_store_of_some_components_stops_the_run(engine: str) -> None:
    with pytest.raises(NotEmulated, match="less than the components"):
        loaded("image_store v4, v[2:3], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D", engine, number=R8G8B8A8)
