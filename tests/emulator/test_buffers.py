"""Buffer descriptors: addresses of all addressing modes, range checks, atomics, what is refused, on both engines."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest
from tiny_kernels import KERNARG, kernel, run, words

from isatool.semantics.errors import NotEmulated

ENGINES = ("numpy", "native")
RAW, STRUCTURED, INDEX_ONLY, OFF = 3, 0, 1, 2
DATA = np.arange(100, 164, dtype=np.uint32)


def described(body: str, *, records: int, stride: int = 0, check: int = RAW, extra: int = 0, source: int = 4) -> str:
    """A body after the descriptor s[8:11] of the input (source 4) or output (6) buffer; v1 is four times the lane."""
    return f"""
    {KERNARG}
    s_mov_b32 s8, s{source}
    s_and_b32 s9, s{source + 1}, 0xffff
    s_or_b32 s9, s9, {hex(stride << 16)}
    s_mov_b32 s10, {records}
    s_mov_b32 s11, {hex(check << 28 | 0x27000 | extra)}
    v_lshlrev_b32_e32 v1, 2, v0
    {body}
    s_endpgm
    """


def stored(text: str, registers: Sequence[str]) -> str:
    """Wait, then store registers to the output, a row of 32 dwords each."""
    rows = "\n".join(f"global_store_b32 v1, {r}, s[6:7] offset:{128 * place}" for place, r in enumerate(registers))
    return f"{text}\ns_waitcnt vmcnt(0) lgkmcnt(0)\n{rows}"


def rows(text: str, registers: Sequence[str], engine: str, **descriptor: int) -> list[list[int]]:
    """What the registers hold in each lane."""
    function = kernel(described(stored(text, registers), **descriptor))
    result = run(function, DATA, out=128 * len(registers), engine=engine)
    assert not result.findings
    return np.array(words(result)).reshape(-1, 32).tolist()


def expected(offsets: Sequence[int], limit: int) -> list[int]:
    """Dwords of the input at byte offsets, 0 where they do not lie below the limit."""
    return [100 + offset // 4 if 0 <= offset <= limit - 4 else 0 for offset in offsets]


@pytest.mark.parametrize("engine", ENGINES)
def test_a_raw_buffer_reads_zero_beyond_its_size_and_before_its_start(engine: str) -> None:
    text = "v_add_nc_u32_e32 v2, -8, v1\nbuffer_load_b32 v3, v2, s[8:11], 0 offen\nbuffer_load_b32 v4, off, s[8:11], 0"
    got = rows(text, ("v3", "v4"), engine, records=64)
    assert got[0] == expected([4 * lane - 8 for lane in range(32)], 64)
    assert got[1] == [100] * 32


@pytest.mark.parametrize("engine", ENGINES)
def test_every_dword_of_a_wide_load_is_checked_by_itself(engine: str) -> None:
    got = rows("buffer_load_b128 v[2:5], v1, s[8:11], 0 offen offset:4", ("v2", "v3", "v4", "v5"), engine, records=100)
    for dword, row in enumerate(got):
        assert row == expected([4 * lane + 4 + 4 * dword for lane in range(32)], 100)


@pytest.mark.parametrize("engine", ENGINES)
def test_an_index_counts_records_and_the_offset_stays_within_one(engine: str) -> None:
    text = """
    v_and_b32_e32 v2, 7, v0
    v_lshrrev_b32_e32 v3, 3, v0
    v_lshlrev_b32_e32 v3, 2, v3
    buffer_load_b32 v4, v[2:3], s[8:11], 0 idxen offen
    buffer_load_b32 v5, v2, s[8:11], 0 idxen offset:4
    """
    got = rows(text, ("v4", "v5"), engine, records=6, stride=12, check=STRUCTURED)
    lanes = range(32)
    places = [(lane & 7, 4 * (lane >> 3)) for lane in lanes]
    assert got[0] == [100 + 3 * index + offset // 4 if index < 6 and offset < 12 else 0 for index, offset in places]
    assert got[1] == [100 + 3 * (lane & 7) + 1 if lane & 7 < 6 else 0 for lane in lanes]


@pytest.mark.parametrize("engine", ENGINES)
def test_the_kind_of_check_is_the_descriptors(engine: str) -> None:
    text = "v_and_b32_e32 v2, 3, v0\nbuffer_load_b32 v3, v2, s[8:11], 0 idxen offset:16"
    assert rows(text, ("v3",), engine, records=2, stride=8, check=INDEX_ONLY)[0][:4] == [104, 106, 0, 0]
    assert rows(text, ("v3",), engine, records=2, stride=8, check=OFF)[0][:4] == [104, 106, 108, 110]
    assert rows(text, ("v3",), engine, records=0, stride=8, check=OFF)[0][:4] == [0, 0, 0, 0]


@pytest.mark.parametrize("engine", ENGINES)
def test_bytes_and_halves_are_extended_or_kept_apart(engine: str) -> None:
    text = """
    v_mov_b32_e32 v2, 0x55556666
    v_mov_b32_e32 v3, 0x55556666
    buffer_load_u8 v4, v0, s[8:11], 0 offen
    buffer_load_i16 v5, v1, s[8:11], 0 offen
    buffer_load_d16_b16 v2, v1, s[8:11], 0 offen
    buffer_load_d16_hi_b16 v3, v1, s[8:11], 0 offen
    """
    got = rows(text, ("v2", "v3", "v4", "v5"), engine, records=128)
    octets = DATA.tobytes()
    assert got[0] == [0x55550000 | (100 + lane) for lane in range(32)]
    assert got[1] == [(100 + lane) << 16 | 0x6666 for lane in range(32)]
    assert got[2] == [octets[lane] for lane in range(32)]
    assert got[3] == [100 + lane for lane in range(32)]


@pytest.mark.parametrize("engine", ENGINES)
def test_stores_out_of_range_are_dropped(engine: str) -> None:
    text = "v_add_nc_u32_e32 v2, 0x100, v0\nv_mov_b32_e32 v3, v2\nv_lshlrev_b32_e32 v4, 3, v0\n"
    text += "buffer_store_b64 v[2:3], v4, s[8:11], 0 offen"
    text += "\ns_waitcnt_vscnt null, 0x0\nbuffer_store_b8 v0, v0, s[8:11], 0 offen offset:124"
    result = run(kernel(described(text, records=126, source=6)), DATA, out=256, engine=engine)
    got = np.array(words(result))
    assert got[:31].tolist() == [0x100 + place // 2 for place in range(31)]
    assert got[31] == 0x0100  # the bytes 0 and 1; the dword itself lies out of range
    assert not got[32:].any()


@pytest.mark.parametrize("engine", ENGINES)
def test_atomics_give_the_old_value_and_leave_out_what_is_out_of_range(engine: str) -> None:
    text = """
    v_mov_b32_e32 v2, 5
    v_mov_b32_e32 v3, 7
    v_and_b32_e32 v4, 4, v1
    buffer_atomic_add_u32 v2, v4, s[8:11], 0 offen glc
    buffer_atomic_max_u32 v3, off, s[8:11], 0 offset:8
    s_waitcnt vmcnt(0)
    s_waitcnt_vscnt null, 0x0
    v_mov_b32_e32 v5, v2
    global_store_b32 v1, v5, s[6:7] offset:128
    """
    result = run(kernel(described(text, records=8, source=6)), DATA, out=256, engine=engine)
    got = words(result)
    assert got[:3] == [80, 80, 0]
    assert got[32:] == [5 * (lane // 2) for lane in range(32)]


@pytest.mark.parametrize("engine", ENGINES)
def test_scalar_buffer_loads_read_zero_beyond_the_size(engine: str) -> None:
    text = """
    s_buffer_load_b128 s[12:15], s[8:11], 0x18
    s_mov_b32 s16, 0x13
    s_buffer_load_b32 s17, s[8:11], s16
    s_waitcnt lgkmcnt(0)
    """
    moves = "\n".join(f"v_mov_b32_e32 v{2 + place}, s{12 + place}" for place in (0, 1, 2, 3, 5))
    got = rows(f"{text}\n{moves}", ("v2", "v3", "v4", "v5", "v7"), engine, records=4, stride=8, check=STRUCTURED)
    assert [row[0] for row in got] == [106, 107, 0, 0, 104]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("change", [{"stride": 0xC000}, {"extra": 1 << 23}, {"extra": 2 << 30}])
def test_a_descriptor_that_is_not_plain_stops_with_the_line(engine: str, change: dict[str, int]) -> None:
    function = kernel(described(stored("buffer_load_b32 v2, v1, s[8:11], 0 offen", ("v2",)), records=64, **change))
    line = next(i for i, line in enumerate(function.program.lines, 1) if "buffer_load" in line.text)
    with pytest.raises(NotEmulated, match=r"not emulated: buffer_load_b32.*swizzle") as caught:
        run(function, DATA, out=128, engine=engine)
    assert caught.value.diagnostics[0].span.line == line


@pytest.mark.parametrize("engine", ENGINES)
def test_a_scalar_offset_counts_in_addresses_and_may_not_decide_the_range_of_a_raw_buffer(engine: str) -> None:
    text = "s_mov_b32 s12, 16\nbuffer_load_b32 v2, v1, s[8:11], s12 offen"
    assert rows(text, ("v2",), engine, records=256)[0] == [104 + lane for lane in range(32)]
    with pytest.raises(NotEmulated, match="scalar offset"):
        rows(text, ("v2",), engine, records=128)


@pytest.mark.parametrize("engine", ENGINES)
def test_inactive_lanes_neither_load_nor_decide_anything(engine: str) -> None:
    text = "v_mov_b32_e32 v2, 1\ns_mov_b32 exec_lo, 0xff\ns_mov_b32 s12, 0x60\n"
    text += "buffer_load_b32 v2, v1, s[8:11], s12 offen\ns_waitcnt vmcnt(0)\ns_mov_b32 exec_lo, -1"
    assert rows(text, ("v2",), engine, records=128)[0] == [124 + lane for lane in range(8)] + [1] * 24


@pytest.mark.parametrize("engine", ENGINES)
def test_a_buffer_without_a_format_stops_the_run(engine: str) -> None:
    body = described("s_and_b32 s11, s11, 0xfffc0fff\nbuffer_load_format_x v2, off, s[8:11], 0", records=64)
    with pytest.raises(NotEmulated, match="without a format"):
        run(kernel(body), DATA, engine=engine)


HALVES = np.array([1.5, -2.0, 0.25, 3.0] * 32, np.float16)


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("text", "registers", "wanted"),
    [
        ("tbuffer_load_format_xyzw v[2:5], v0, s[8:11], 0 format:[BUF_FMT_16_16_16_16_FLOAT] idxen", 4,
         [1.5, -2.0, 0.25, 3.0]),
        ("tbuffer_load_format_xyzw v[2:5], v0, s[8:11], 0 format:[BUF_FMT_16_16_FLOAT] idxen", 4,
         [1.5, -2.0, 0.0, 1.0]),
        ("tbuffer_load_format_x v2, v0, s[8:11], 0 format:[BUF_FMT_16_FLOAT] idxen offset:2", 1, [-2.0]),
        ("buffer_load_format_xyzw v[2:5], v0, s[8:11], 0 idxen", 4, [-2.0, 1.0, 0.0, 1.5]),
        ("buffer_load_format_x v2, v0, s[8:11], 0 idxen", 1, [-2.0]),
    ],
)  # fmt: skip
def test_typed_loads_convert_components(engine: str, text: str, registers: int, wanted: list[float]) -> None:
    """The descriptor's format is 16_16_FLOAT, its order y, 1, 0, x; records end after lane 29."""
    names = [f"v{2 + place}" for place in range(registers)]
    extra = 0x27000 ^ (29 << 12 | 5 | 1 << 3 | 0 << 6 | 4 << 9)
    body = described(stored(text, names), records=30, stride=8, check=STRUCTURED)
    body = body.replace("v_lshlrev_b32_e32 v1", f"s_xor_b32 s11, s11, {extra:#x}\nv_lshlrev_b32_e32 v1", 1)
    found = run(kernel(body), HALVES, out=128 * registers, engine=engine)
    got = np.array(words(found), np.uint32).view(np.float32).reshape(-1, 32)
    for row, number in zip(got.tolist(), wanted, strict=True):
        assert row == [number] * 30 + [0.0] * 2


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("tbuffer_store_format_xy v[2:3], v1, s[8:11], 0 format:[BUF_FMT_8_8_UINT] offen", 0x0705),
        ("tbuffer_store_format_x v2, v1, s[8:11], 0 format:[BUF_FMT_32_SINT] offen", 5),
        ("tbuffer_store_d16_format_xyz v[4:5], v1, s[8:11], 0 format:[BUF_FMT_10_11_11_FLOAT] offen",
         0x3C0 | 0x400 << 11 | 0x1C0 << 22),
        ("buffer_store_format_xyzw v[2:5], v1, s[8:11], 0 offen", 0xFFFF0705),
        ("buffer_store_d16_hi_format_x v4, v1, s[8:11], 0 offen offset:0", None),
    ],
)  # fmt: skip
def test_typed_stores_convert_components(engine: str, text: str, wanted: int | None) -> None:
    """The descriptor's format is 8_8_8_8_UINT, which asks for four components."""
    setup = "\n".join(
        f"v_mov_b32_e32 v{register}, {number}" for register, number in ((2, 5), (3, 7), (4, "0x40003c00"), (5, 0x3800))
    )
    body = described(f"s_xor_b32 s11, s11, {0x27000 ^ 46 << 12:#x}\n{setup}\n{text}", records=64, source=6)
    if wanted is None:
        with pytest.raises(NotEmulated, match="less than the components"):
            run(kernel(body), DATA, out=128, engine=engine)
        return
    got = words(run(kernel(body), DATA, out=128, engine=engine))
    assert [word for word in got[:16] if word != wanted] == []
    assert wanted not in got[16:32]


@pytest.mark.parametrize("engine", ENGINES)
def test_typed_halves_keep_the_other_half(engine: str) -> None:
    load = "v_mov_b32_e32 v2, 0x11112222\nv_mov_b32_e32 v3, 0x11112222\nv_mov_b32_e32 v4, 0x11112222\n"
    load += "tbuffer_load_d16_format_xyz v[2:3], off, s[8:11], 0 format:[BUF_FMT_16_16_16_16_FLOAT]\n"
    load += "s_waitcnt vmcnt(0)\nbuffer_load_d16_hi_format_x v4, off, s[8:11], 0"
    body = described(stored(load, ["v2", "v3", "v4"]), records=64)
    body = body.replace(
        "v_lshlrev_b32_e32 v1", f"s_xor_b32 s11, s11, {0x27000 ^ (13 << 12 | 4):#x}\nv_lshlrev_b32_e32 v1", 1
    )
    got = words(run(kernel(body), HALVES, out=384, engine=engine))
    assert [got[0], got[32], got[64]] == [0xC0003E00, 0x11113400, 0x3E002222]
