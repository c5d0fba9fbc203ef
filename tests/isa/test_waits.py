"""Immediates of waits and delays, against the assembler."""

from __future__ import annotations

import itertools
import random

from assembler import instruction_bytes
from hypothesis import given
from hypothesis import strategies as st

from isatool.isa import chips
from isatool.isa.counters import Packed
from isatool.isa.waits import (
    DELAY_IDS,
    DELAY_SKIPS,
    Delay,
    Wait,
    decode_delay,
    decode_depctr,
    decode_waitcnt,
    encode_delay,
    encode_depctr,
    encode_waitcnt,
    format_delay,
    format_depctr,
    format_waitcnt,
    parse_delay,
)

COUNTERS = chips.DEFAULT.waits
FIELDS = COUNTERS.instructions["s_waitcnt"]

counts = st.none() | st.integers(0, 62)


def immediate(code: bytes) -> int:
    """SIMM16 of a SOPP instruction."""
    return int.from_bytes(code[:2], "little")


@given(st.builds(Wait, vm=counts, lgkm=counts, exp=st.none() | st.integers(0, 6)))
def test_a_wait_comes_back_from_its_immediate(wait: Wait) -> None:
    assert decode_waitcnt(encode_waitcnt(wait, FIELDS), FIELDS) == wait


def test_the_assembler_encodes_waits_and_their_text_alike() -> None:
    rng = random.Random(1)
    waits = [Wait(), Wait(vm=0, lgkm=0, exp=0), Wait(vm=1, lgkm=0)]
    waits += [Wait(vm=rng.randrange(63), lgkm=rng.randrange(63), exp=rng.randrange(7)) for _ in range(50)]
    texts = [format_waitcnt(encode_waitcnt(wait, FIELDS), FIELDS) for wait in waits]
    assert texts[0] == "vmcnt(63) expcnt(7) lgkmcnt(63)"
    assert texts[1] == "vmcnt(0) expcnt(0) lgkmcnt(0)"
    assert texts[2] == "vmcnt(1) lgkmcnt(0)"
    codes = instruction_bytes([f"s_waitcnt {text}" for text in texts])
    assert [immediate(code) for code in codes] == [encode_waitcnt(wait, FIELDS) for wait in waits]


def test_a_count_above_the_maximum_is_no_wait() -> None:
    assert decode_waitcnt(encode_waitcnt(Wait(vm=100), FIELDS), FIELDS) == Wait()


def test_two_waits_together_wait_for_the_smaller_counts() -> None:
    assert Wait(vm=3, lgkm=0).merged(Wait(vm=1, vs=2)) == Wait(vm=1, lgkm=0, vs=2)


def test_the_assembler_encodes_depctr_fields_alike() -> None:
    cases = [{name: value} for name, field in COUNTERS.dependences.items() for value in range(field.maximum + 1)]
    texts = [format_depctr(encode_depctr(case, COUNTERS), COUNTERS) for case in cases]
    codes = instruction_bytes([f"s_waitcnt_depctr {text}" for text in texts])
    assert [immediate(code) for code in codes] == [encode_depctr(case, COUNTERS) for case in cases]
    assert encode_depctr({}, COUNTERS) == 0xFF9F


@given(st.integers(0, 0xFFFF))
def test_depctr_fields_survive_decoding_whatever_the_unused_bits_are(bits: int) -> None:
    fields = decode_depctr(bits, COUNTERS)
    assert decode_depctr(encode_depctr(fields, COUNTERS), COUNTERS) == fields


def test_both_spellings_of_a_wait_for_the_valu_are_recognised() -> None:
    for bits in (0xFFF, encode_depctr({"depctr_va_vdst": 0}, COUNTERS)):
        assert decode_depctr(bits, COUNTERS)["depctr_va_vdst"] == 0
    assert decode_depctr(0xFFFE, COUNTERS)["depctr_va_vdst"] != 0


def test_the_assembler_encodes_delays_alike() -> None:
    codes = [code for code, name in enumerate(DELAY_IDS) if name != "FMA_ACCUM_CYCLE_1"]
    delays = [Delay(*parts) for parts in itertools.product(codes, range(len(DELAY_SKIPS)), codes)]
    lines = [f"s_delay_alu {format_delay(delay)}" for delay in delays]
    assert [immediate(code) for code in instruction_bytes(lines)] == [encode_delay(delay) for delay in delays]


@given(st.integers(0, 11), st.integers(0, 5), st.integers(0, 11))
def test_a_delay_comes_back_from_its_text_and_its_number(first: int, skip: int, second: int) -> None:
    delay = Delay(first, skip, second)
    assert parse_delay(format_delay(delay)) == delay
    assert parse_delay(hex(encode_delay(delay))) == delay
    assert decode_delay(encode_delay(delay)) == delay


def test_what_is_not_a_delay_is_not_read_as_one() -> None:
    assert parse_delay("instid0(VALU_DEP_9)") is None
    assert parse_delay("vmcnt(0)") is None


def test_the_reach_of_a_delay_is_the_last_instruction_it_speaks_of() -> None:
    assert [Delay(1).reach, Delay(1, 1, 2).reach, Delay(1, 5, 2).reach, Delay().reach] == [1, 2, 6, 0]


def test_a_field_in_two_parts_is_one_number() -> None:
    field = Packed(0, 4, (14, 2))
    assert field.maximum == 63
    for value in range(64):
        bits = field.put(0xFFFF, value)
        assert field.get(bits) == value
        assert bits == 0x3FF0 | value & 15 | value >> 4 << 14
    assert field.put(0, 200) == 0xC00F
