"""The compiled engine does what the readable reference does, to the bit."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from model_loops import HEAD, TAIL, kernel, turn

from isatool.cli.main import main
from isatool.emulator.native import NativeUnavailableError
from isatool.installed import zig
from isatool.isa import chips
from isatool.model import engine as engine_module
from isatool.model.engine import Engine, engine
from isatool.model.machine import Course, MachineOp, Rules, Setup
from isatool.model.parameters import VERSIONS, default_model, model_of
from isatool.model.reference import ReferenceMachine
from isatool.model.wave_clock import WaveClock

LINES = (
    "v_add_f32_e32 v1, v1, v2", "v_mul_f32_e32 v3, v1, v2", "v_rcp_f32_e32 v1, v3", "v_mul_lo_u32 v4, v1, v3",
    "v_cmp_eq_u32_e32 vcc_lo, v1, v2", "v_cndmask_b32_e32 v3, v1, v2, vcc_lo", "v_readfirstlane_b32 s5, v1",
    "v_add_co_u32 v1, vcc_lo, s5, v2", "v_mul_f32_e32 v2, s6, v3", "v_add_f64 v[6:7], v[8:9], v[6:7]",
    "v_dual_fmac_f32 v10, v1, v2 :: v_dual_fmac_f32 v11, v5, v3",
    "v_wmma_f32_16x16x16_f16 v[24:31], v[8:15], v[16:23], v[24:31]",
    "v_cndmask_b32_e64 v3, v1, v2, s5",
    "s_add_u32 s5, s6, s7", "s_addc_u32 s6, s6, s7", "s_mov_b32 s7, 3", "s_load_b32 s4, s[2:3], 0x0",
    "ds_load_b32 v1, v2", "ds_load_b128 v[12:15], v2", "ds_store_b64 v3, v[6:7]", "global_load_b32 v1, v2, s[2:3]",
    "global_load_b128 v[12:15], v2, s[6:7]", "global_store_b128 v[6:7], v[12:15], off", "s_waitcnt vmcnt(0)",
    "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(1) lgkmcnt(2)", "s_waitcnt_vscnt null, 0x0", "s_barrier", "s_nop 3",
    "s_delay_alu instid0(VALU_DEP_1)", "s_delay_alu instid0(TRANS32_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1)",
    "s_clause 0x1", "s_cbranch_vccz .Lnext",
)  # fmt: skip


RULES = tuple(
    dict.fromkeys(Rules.of(model_of(chips.chip(name), version)) for name in chips.NAMES for version in VERSIONS)
)
"""of every chip; what a text means is the default chip's"""


def machine(body: list[str], version: int = 1) -> tuple[tuple[MachineOp, ...], tuple[int, ...]]:
    lines = [line.replace(".Lnext", f".Lnext{number}") for number, line in enumerate(body)]
    text = "\n".join(f"{line}\n.Lnext{n}:" if "Lnext" in line else line for n, line in enumerate(lines))
    found = kernel(text, version)
    return found.stream(found.forest.loops[0]).program(found.model)


@settings(max_examples=60, deadline=None)
@given(
    body=st.lists(st.sampled_from(LINES), min_size=1, max_size=25),
    waves=st.integers(1, 6),
    group=st.integers(1, 6),
    repeat=st.booleans(),
    cold=st.booleans(),
    starts=st.lists(st.integers(0, 90), min_size=6, max_size=6),
    latency=st.sampled_from((1.0, 1.37, 0.5)),
    jitter=st.sampled_from((0.0, 0.1)),
    version=st.sampled_from(VERSIONS),
    rules=st.sampled_from(RULES),
)
def test_engine_and_reference_agree(
    body: list[str],
    waves: int,
    group: int,
    repeat: bool,
    cold: bool,
    starts: list[int],
    latency: float,
    jitter: float,
    version: int,
    rules: Rules,
) -> None:
    ops, sequence = machine(body, version)
    rules = replace(
        rules, valu_to_memory=rules.valu_to_memory * latency, release=rules.release * latency, jitter=jitter
    )
    courses = [Course(sequence, float(starts[number]), number // group) for number in range(waves)]
    pins = {} if repeat else {(0, len(sequence) // 2): 700.0}
    setup = Setup(ops, courses, rules, repeat, waves, waves * 4, cold, True, pins)
    compiled = engine()
    assert compiled is not None
    fast, slow = compiled.run(setup), ReferenceMachine(setup).run()
    assert fast.issues == slow.issues
    assert (fast.begin, fast.end, fast.issued, fast.steps) == (slow.begin, slow.end, slow.issued, slow.steps)
    assert fast.taken == slow.taken
    assert fast.stalls == {key: cycles for key, cycles in slow.stalls.items() if cycles}


@settings(max_examples=60, deadline=None)
@given(
    body=st.lists(st.sampled_from(LINES), min_size=1, max_size=25),
    version=st.sampled_from(VERSIONS),
    rules=st.sampled_from(RULES),
)
def test_the_clock_of_one_wave_agrees(body: list[str], version: int, rules: Rules) -> None:
    """Schedulers ask it; s_delay_alu is theirs to make, and nobody joins a barrier."""
    ops, sequence = machine(body, version)
    plain = [replace(op, delays=(0, 0)) for op in ops]
    found = ReferenceMachine(Setup(plain, [Course(tuple(sequence) * 3)], rules, note=True)).run()
    clock, times = WaveClock(rules, holds_back=False), []
    for number in tuple(sequence) * 3:
        times.append(clock.earliest(plain[number]))
        clock.issue(plain[number], times[-1])
    assert times == [issue.time for issue in found.issues]


def test_a_run_is_made_once_unless_anything_about_it_differs(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = engine()
    assert compiled is not None
    compiled = Engine(compiled.library)
    made: list[Setup] = []
    run = Engine._run
    monkeypatch.setattr(Engine, "_run", lambda self, setup, packed: (made.append(setup), run(self, setup, packed))[1])

    def setup(body: list[str], waves: int = 2, **changed: float) -> Setup:
        ops, sequence = machine(body)
        courses = [Course(sequence, float(changed.get("start", 0)), number // 2) for number in range(waves)]
        rules = replace(Rules.of(default_model()), jitter=changed.get("jitter", 0.0))
        warm, stop = int(changed.get("warm", 4)), int(changed.get("stop", 16))
        return Setup(ops, courses, rules, bool(changed.get("repeat", 1)), warm, stop, bool(changed.get("cold")))

    body = ["v_add_f32_e32 v1, v1, v2", "s_waitcnt vmcnt(0)", "global_load_b32 v2, v3, s[2:3]"]
    others = [
        setup(body[:2]), setup(body[::-1]), setup([body[0].replace("v2", "v3"), *body[1:]]), setup(body, waves=3),
        *(setup(body, **{name: value}) for name, value in
          (("start", 5.0), ("jitter", 0.1), ("warm", 6), ("stop", 18), ("repeat", 0), ("cold", 1))),
    ]  # fmt: skip
    first = compiled.run(setup(body))
    assert compiled.run(setup(body)) == first
    assert len(made) == 1
    for number, other in enumerate(others):
        slow = ReferenceMachine(other).run()
        kept = {key: cycles for key, cycles in slow.stalls.items() if cycles}
        assert compiled.run(other) == replace(slow, stalls=kept)
        assert len(made) == number + 2


def test_runs_are_forgotten_once_they_are_many(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = engine()
    assert compiled is not None
    compiled = Engine(compiled.library)
    ops, sequence = machine(["v_add_f32_e32 v1, v1, v2", "v_mul_f32_e32 v3, v1, v2"])
    setups = [Setup(ops, [Course(sequence)], Rules.of(default_model()), True, 2, 10 + more) for more in range(4)]
    found = [compiled.run(setup) for setup in setups]
    assert all(len(each.stalls) > 0 for each in found)
    made: list[Setup] = []
    run = Engine._run
    monkeypatch.setattr(Engine, "_run", lambda self, setup, packed: (made.append(setup), run(self, setup, packed))[1])
    monkeypatch.setattr(engine_module, "_MOST_STALLS", 3 * len(found[0].stalls))
    assert [compiled.run(setups[number]) for number in (3, 0)] == [found[3], found[0]]
    assert made == [setups[0]]


@settings(max_examples=20, deadline=None)
@given(body=st.lists(st.sampled_from(LINES), min_size=1, max_size=25), waves=st.integers(1, 4))
def test_waves_issue_in_order_and_units_one_a_cycle(body: list[str], waves: int) -> None:
    ops, sequence = machine(body)
    courses = [Course(sequence, 0.0, 0) for _ in range(waves)]
    issues = ReferenceMachine(Setup(ops, courses, Rules.of(default_model()), note=True)).run().issues
    assert len(issues) == waves * len(sequence)
    for wave in range(waves):
        mine = [issue for issue in issues if issue.wave == wave]
        assert [issue.place for issue in mine] == list(range(len(sequence)))
        assert [issue.time for issue in mine] == sorted(issue.time for issue in mine)
    for slot in range(6):
        times = sorted(issue.time for issue in issues if ops[sequence[issue.place]].slot == slot)
        assert all(after - before >= 1 for before, after in pairwise(times))
    executions = [issue.execution for issue in issues if ops[sequence[issue.place]].slot == 0]
    assert executions == sorted(executions)


def test_without_a_compiler_the_report_says_why_and_the_reference_runs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def missing() -> None:
        raise NativeUnavailableError("ziglang is not installed")

    with_engine = turn("v_add_f32_e32 v1, v1, v2", waves=2).cycles_per_turn
    monkeypatch.setattr("isatool.model.engine._load", missing)
    engine.cache_clear()
    try:
        assert turn("v_add_f32_e32 v1, v1, v2", waves=2).cycles_per_turn == pytest.approx(with_engine, rel=0.05)
        path = tmp_path / "loop.s"
        path.write_text(HEAD + "v_add_f32_e32 v1, v1, v2" + TAIL)
        assert main(["analyze", "--try", "none", str(path)]) == 0
        assert "without its compiled engine: ziglang is not installed" in capsys.readouterr().out
    finally:
        engine.cache_clear()


def test_a_clang_of_the_system_compiles_the_engine_where_there_is_no_ziglang(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """The engine measures more iterations than Python does: no figure may depend on which compiler is installed."""
    with_ziglang = turn("v_add_f32_e32 v1, v1, v2", waves=2).cycles_per_turn
    clang = tmp_path / "clang"
    clang.write_text(f'#!/bin/sh\necho >>{tmp_path / "calls"}\nexec {" ".join(zig())} cc "$@"\n')
    clang.chmod(0o755)
    monkeypatch.setattr("isatool.emulator.native.zig", tuple)
    monkeypatch.setattr("isatool.emulator.native.system_clang", lambda: str(clang))
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    engine.cache_clear()
    engine_module._load.cache_clear()
    try:
        assert turn("v_add_f32_e32 v1, v1, v2", waves=2).cycles_per_turn == with_ziglang
        assert engine() is not None
        assert (tmp_path / "calls").exists()
    finally:
        engine.cache_clear()
        engine_module._load.cache_clear()
