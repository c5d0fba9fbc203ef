"""Waits as the engines execute them are those that analyses know, packed as the chip says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from isatool.analysis import counters
from isatool.asm.reader import read_text
from isatool.ir.instruction import AnyInstruction
from isatool.isa import chips
from isatool.isa.counters import Packed, Queue, WaitCounter, WaitCounters
from isatool.isa.target import Support
from isatool.semantics.effects import CounterWait
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower

NUMBERS = (0, 0x7, 0x3F7, 0xFC07, 0xFFF7, 0x0407, 0x1234, 0x8000, 0x89F7, 0xFFFF)
TEXTS = (
    *(f"s_waitcnt {number:#x}" for number in NUMBERS),
    "s_waitcnt vmcnt(0)",
    "s_waitcnt vmcnt(3) lgkmcnt(62)",
    "s_waitcnt vmcnt(63) expcnt(7)",
    "s_waitcnt lgkmcnt_sat(80) & expcnt(6)",
    *(f"s_waitcnt_{name}cnt null, {limit}" for name in ("vm", "vs", "lgkm") for limit in (0, 5, 63)),
    "s_waitcnt_expcnt null, 6",
    "s_waitcnt_expcnt null, 7",
)


def instruction(text: str) -> AnyInstruction:
    (found,) = (line.instruction for line in read_text(f"\t{text}\n").lines if line.instruction is not None)
    return found


@pytest.mark.parametrize("text", TEXTS)
def test_a_wait_is_executed_as_analyses_know_it(text: str) -> None:
    known = counters.wait_of(instruction(text))
    assert known is not None
    names = {"vm": "loads", "lgkm": "local", "exp": "exports", "vs": "stores"}
    wait = CounterWait(**{names[name]: limit for name, limit in known.limits})
    assert lower(instruction(text)).effects == (() if wait == CounterWait() else (wait,))


def test_where_a_counter_is_in_the_immediate_is_asked_of_the_chip(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = {"vm": Packed(0, 4), "exp": Packed(4, 3), "lgkm": Packed(8, 4)}
    queues = {"vm": (Queue.LOAD,), "exp": (Queue.EXPORT,), "lgkm": (Queue.LDS, Queue.SCALAR)}
    named = {name: WaitCounter(field.maximum, queues[name]) for name, field in packed.items()}
    waits = WaitCounters({**named, "vs": WaitCounter(63, (Queue.STORE,))}, {"s_waitcnt": packed}, {})
    other = replace(chips.DEFAULT, waits=waits)
    monkeypatch.setattr(chips, "of_table", lambda _table: other)
    monkeypatch.setattr("isatool.semantics.lower._known", {})
    assert lower(instruction("s_waitcnt 0xf72")).effects == (CounterWait(loads=2),)
    assert lower(instruction("s_waitcnt lgkmcnt(15) vmcnt(9)")).effects == (CounterWait(loads=9),)


def test_a_wait_for_the_counters_of_another_generation_is_refused() -> None:
    program = read_text('\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n\ts_waitcnt 0x0\n', use=Support.READ)
    (wait,) = [line.instruction for line in program.lines if line.instruction is not None]
    with pytest.raises(NotEmulated, match="counters of another generation"):
        lower(wait)


@pytest.mark.parametrize(
    ("text", "wait"),
    [
        ("s_wait_loadcnt 0x3", CounterWait(loads=3)),
        ("s_wait_loadcnt 0x3f", None),
        ("s_wait_storecnt 0x0", CounterWait(stores=0)),
        ("s_wait_dscnt 0x2", CounterWait(lds=2)),
        ("s_wait_kmcnt 0x0", CounterWait(scalar=0)),
        ("s_wait_expcnt 0x1", CounterWait(exports=1)),
        ("s_wait_samplecnt 0x0", None),
        ("s_wait_loadcnt_dscnt 0x305", CounterWait(loads=3, lds=5)),
        ("s_wait_storecnt_dscnt 0x3f00", CounterWait(lds=0)),
        ("s_wait_idle", CounterWait(loads=0, stores=0, lds=0, scalar=0, exports=0)),
    ],
)
def test_every_counter_has_a_wait_of_its_own_on_gfx12(text: str, wait: CounterWait | None) -> None:
    program = read_text(f'\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\n\t{text}\n', use=Support.READ)
    (found,) = [line.instruction for line in program.lines if line.instruction is not None]
    assert lower(found).effects == (() if wait is None else (wait,))
