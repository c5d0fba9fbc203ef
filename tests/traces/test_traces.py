"""Thread traces: packets, recordings, and the walk from packets to instructions."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from trace_streams import event, recorded, stream

from isatool.diagnostics import UserError
from isatool.traces.packets import GFX11, GFX12, decode, formats
from isatool.traces.recording import read_recording
from isatool.traces.walk import TracedCode, walk

LOOP = TracedCode(
    ("s_load_b64 s[2:3], s[0:1], null", "s_waitcnt lgkmcnt(0)", "v_add_f32_e32 v1, v1, v2",
     "s_delay_alu instid0(VALU_DEP_1)", "v_mul_f32_e32 v1, v1, v1", "s_cbranch_scc1 65532", "s_endpgm"),
    (0, 8, 12, 16, 20, 24, 28),
    (None, None, None, None, None, 12, None),
)  # fmt: skip


@st.composite
def _packets(draw: st.DrawFn, layout: int) -> list[tuple[str, dict[str, int]]]:
    kinds = [form for form in formats(layout) if form.kind not in ("NOP", "HEADER", "TIMESTAMP")]
    found = []
    for form in draw(st.lists(st.sampled_from(kinds), max_size=30)):
        found.append((form.kind, {name: draw(st.integers(0, mask)) for name, _, mask in form.fields}))
    return found


@given(st.data(), st.sampled_from([GFX11, GFX12]))
def test_packets_come_back_with_their_fields_and_times(data: st.DataObject, layout: int) -> None:
    packets = data.draw(_packets(layout))
    time, expected = 0, []
    for kind, fields in packets:
        time += fields.get("delta", 0) + (4 if kind == "DELTA" else 0)
        expected.append((time, kind, {name: value for name, value in fields.items() if name != "delta"}))
    found = [(packet.time, packet.kind, packet.fields) for packet in decode(stream(packets, layout))]
    assert found[0] == (0, "HEADER", {"layout": layout, "simd": 0, "group": 0})
    assert found[1:] == expected


def test_no_byte_begins_packets_of_two_kinds_with_prefixes_of_one_length() -> None:
    for layout in (GFX11, GFX12):
        prefixes = [(form.prefix, form.prefix_bits) for form in formats(layout)]
        assert len(set(prefixes)) == len(prefixes)
        assert all(form.bits % 4 == 0 for form in formats(layout))


def test_a_time_of_the_boards_clock_is_no_distance() -> None:
    marked = stream([("TIMESTAMP", {"real": 1, "delta": 999}), ("TIMESTAMP", {"delta": 7})])
    assert [packet.time for packet in decode(marked)] == [0, 0, 7]


def test_a_pause_that_no_kernel_makes_is_left_out() -> None:
    assert [packet.time for packet in decode(stream([("TIMESTAMP", {"delta": 1 << 33})]))] == [0, 0]


@pytest.mark.parametrize("blob", [b"", b"\x00" * 64, b"\x7fELF" + bytes(60), (0x11 | 5 << 7).to_bytes(8, "little")])
def test_a_buffer_without_the_header_of_a_known_layout_is_refused(blob: bytes) -> None:
    with pytest.raises(UserError, match="not a gfx11 or gfx12 thread trace"):
        list(decode(blob))


def test_a_wave_is_walked_through_its_loop() -> None:
    taken, left = ("INST", {"delta": 1, "operation": 3}), ("INST", {"delta": 1, "operation": 4})
    body = [
        ("VALUINST", {"delta": 1}),
        ("VALUINST", {"delta": 5}),
        ("ALUEXEC", {"source": 2}),
        ("ALUEXEC", {"source": 2}),
    ]
    (wave,) = walk(
        decode(
            stream(
                [
                    ("WAVESTART", {"wave": 0}),
                    ("INST", {"delta": 2, "operation": 1}),
                    ("IMMEDIATE_MASK", {"delta": 3, "mask": 1}),
                    *body, taken, *body, left,
                    ("WAVEEND", {"delta": 4}),
                ]
            )
        ),
        LOOP,
    )  # fmt: skip
    assert [issue.place for issue in wave.issues] == [0, 1, 2, 4, 5, 2, 4, 5]
    assert [issue.time for issue in wave.issues] == [2, 5, 6, 11, 12, 13, 18, 19]
    assert [issue.execution for issue in wave.issues] == [None, None, 11, 11, None, 18, 18, None]
    assert (wave.lost, wave.end) == ("", 23)


def test_waves_of_other_simds_and_operations_of_the_partner_are_not_walked() -> None:
    packets = [("WAVESTART", {"simd": 2}), ("WAVESTART", {"cu_low": 1}), ("WAVESTART", {"wave": 3})]
    partner = ("INST", {"operation": 0x50, "wave": 3})
    (wave,) = walk(decode(stream([*packets, partner, ("INST", {"operation": 1, "wave": 3})])), LOOP)
    assert (wave.slot, [issue.place for issue in wave.issues]) == (3, [0])


@pytest.mark.parametrize(
    ("packet", "reason"),
    [(("VALUINST", {}), "a VALU issue does not fit s_load"), (("INST", {"operation": 3}), "does not fit s_load")],
)
def test_a_packet_that_does_not_fit_the_code_ends_the_walk_of_its_wave(
    packet: tuple[str, dict[str, int]], reason: str
) -> None:
    (wave,) = walk(decode(stream([("WAVESTART", {}), packet, ("INST", {"operation": 1})])), LOOP)
    assert wave.issues == []
    assert reason in wave.lost


def _immediates(count: int) -> list[tuple[str, dict[str, int]]]:
    return [("IMMEDIATE", {"delta": 1})] * count


SIGNAL = ("INST", {"delta": 1, "operation": 0x9A})
BARRIERS = TracedCode(
    ("s_nop 0", "s_barrier_signal -1", "s_barrier_wait 0xffff", "s_nop 0", "s_barrier_signal -1",
     "s_barrier_wait 0xffff", "s_nop 0", "s_endpgm"),
    tuple(range(0, 32, 4)),
    (None,) * 8,
)  # fmt: skip


@pytest.mark.parametrize(("packets", "places"), [(2, [0, 1, 2, 3, 4, 5, 6]), (1, [0, 1, 3, 4, 6])])
def test_a_barriers_wait_has_a_packet_in_some_recordings(packets: int, places: list[int]) -> None:
    blob = stream([("WAVESTART", {}), *_immediates(1), *[SIGNAL, *_immediates(packets)] * 2], GFX12)
    (wave,) = walk(decode(blob), BARRIERS)
    assert ([issue.place for issue in wave.issues], wave.lost) == (places, "")


def test_a_barriers_wait_that_neither_reading_explains_is_lost() -> None:
    blob = stream([("WAVESTART", {}), *_immediates(1), SIGNAL, *_immediates(3), SIGNAL], GFX12)
    (wave,) = walk(decode(blob), BARRIERS)
    assert wave.lost


@pytest.mark.parametrize("operation", [0x50, 0x59, 0x77, 0x78, 0xBC, 0xDD])
def test_operations_of_the_partner_on_gfx12_are_not_walked(operation: int) -> None:
    partner = ("INST", {"operation": operation})
    (wave,) = walk(decode(stream([("WAVESTART", {}), partner, ("INST", {"operation": 1})], GFX12)), LOOP)
    assert ([issue.place for issue in wave.issues], wave.lost) == ([0], "")


@pytest.mark.parametrize("operation", [0x5A, 0x5F, 0x76, 0x79, 0xBB, 0xDE])
def test_other_operations_on_gfx12_are_the_waves_own(operation: int) -> None:
    (wave,) = walk(decode(stream([("WAVESTART", {}), ("INST", {"operation": operation})], GFX12)), LOOP)
    assert [issue.operation for issue in wave.issues] == [operation]


# -- recordings


def test_dispatches_of_a_pickle_have_their_code_and_chip(tmp_path: Path) -> None:
    blob = stream([])
    path = recorded(
        tmp_path / "run.pkl",
        event("ProfileDeviceEvent", device="AMD", props={"gfx_target_version": 110501}),
        event("ProfileProgramEvent", device="AMD", name="k", lib=bytes(64) + b"code", tag=1),
        event("ProfileSQTTEvent", device="AMD", kern=1, se=2, blob=blob, itrace=True, exec_tag=4),
        event("ProfileSQTTEvent", device="AMD", kern=1, se=3, blob=blob, itrace=False),
    )
    (dispatch,) = read_recording(path)
    assert (dispatch.kernel, dispatch.shader_engine, dispatch.chip, dispatch.blob) == ("k", 2, "gfx1151", blob)
    assert dispatch.number == 4
    assert dispatch.code_object.startswith(b"\x7fELF\x02\x01\x01\x40")
    assert dispatch.code_object.endswith(b"code")


def test_a_pickle_runs_nothing(tmp_path: Path) -> None:
    """`os.system` in a pickle is a bag like any other class."""
    target = tmp_path / "made"
    (tmp_path / "evil.pkl").write_bytes(b"\x80\x04cos\nsystem\n(S'touch " + str(target).encode() + b"'\ntR.")
    with pytest.raises(UserError, match="not a list of profile events"):
        read_recording(str(tmp_path / "evil.pkl"))
    assert not target.exists()


@given(st.binary(max_size=60))
def test_a_broken_pickle_is_one_message(tmp_path_factory: pytest.TempPathFactory, rest: bytes) -> None:
    path = tmp_path_factory.mktemp("broken") / "run.pkl"
    path.write_bytes(b"\x80\x04" + rest)
    with pytest.raises(UserError):
        read_recording(str(path))


ELF = struct.pack("<16sHHIQQQIHHHHHH", b"\x7fELF\2\1\1\x40\4", 3, 224, 1, 0, 0, 0, 0x54A, 64, 56, 0, 64, 0, 0)
"""a header without sections, for gfx1151"""


def test_a_raw_buffer_needs_its_code_object(tmp_path: Path) -> None:
    raw = tmp_path / "se0.att"
    raw.write_bytes(stream([]))
    with pytest.raises(UserError, match="--code-object"):
        read_recording(str(raw))
    (tmp_path / "k.hsaco").write_bytes(ELF)
    (dispatch,) = read_recording(str(raw), str(tmp_path / "k.hsaco"))
    assert (dispatch.chip, dispatch.kernel, dispatch.blob) == ("gfx1151", "", raw.read_bytes())
