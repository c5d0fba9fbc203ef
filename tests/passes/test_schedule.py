"""schedule on small blocks: what moves, what must stay, what becomes of waits."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from random_kernels import kernel

from isatool.analysis.cfg import build_flow
from isatool.analysis.counters import issue_of, wait_of
from isatool.analysis.hazards import lost_interlocks, new_lost_interlocks
from isatool.asm.reader import read_file
from isatool.ir.program import Function
from isatool.model.exposed import exposed_latency
from isatool.passes.common.result import Context, PassResult
from isatool.passes.rebank.rebank import Rebank
from isatool.passes.schedule.schedule import Schedule
from isatool.pipeline.repair import repair, same_function
from isatool.pipeline.rewrite import rewrite

ROOT = Path(__file__).resolve().parents[2]

WORK = "\n".join(f"v_mul_f32_e32 v{8 + n}, v{12 + n}, v{12 + n}" for n in range(4))


def made(body: str, options: Schedule | None = None) -> tuple[Function, PassResult]:
    lines = "\n".join(line if line.endswith(":") else f"\t{line}" for line in body.strip().splitlines())
    function = kernel(f"{lines}\n\ts_endpgm").kernel("k")
    return function, repair(function, (options or Schedule()).run(function, Context(96)))


def texts(body: str, options: Schedule | None = None) -> list[str]:
    function, result = made(body, options)
    hints = ("s_delay_alu", "s_endpgm", "s_clause")
    return [str(i) for _, i in same_function(result.program, function).instructions if i.mnemonic not in hints]


def test_a_load_comes_before_work_that_does_not_need_it() -> None:
    lines = texts(f"{WORK}\nglobal_load_b32 v0, v20, s[0:1]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v1, v0, v0\n"
                  "global_store_b32 v20, v1, s[0:1]")  # fmt: skip
    assert lines[0].startswith("global_load_b32")
    assert lines.index("s_waitcnt vmcnt(0)") == 5


def test_a_load_waits_for_its_address_only() -> None:
    lines = texts(f"{WORK}\n{WORK}\nv_lshlrev_b32_e32 v21, 2, v20\nglobal_load_b32 v0, v21, s[0:1]\n"
                  "s_waitcnt vmcnt(0)\nv_add_f32_e32 v1, v0, v0\nglobal_store_b32 v20, v1, s[0:1]")  # fmt: skip
    assert lines[0].startswith("v_lshlrev")
    assert lines.index("global_load_b32 v0, v21, s[0:1]") < lines.index("s_waitcnt vmcnt(0)") - 2


def test_a_wait_for_everything_becomes_waits_for_what_is_needed() -> None:
    body = "\n".join(f"global_load_b32 v{n}, v20, s[0:1] offset:{4 * n}" for n in range(3))
    body += "\ns_waitcnt vmcnt(0)\n"
    body += "\n".join(f"v_exp_f32_e32 v{n + 4}, v{n}\nv_log_f32_e32 v{n + 4}, v{n + 4}" for n in range(3))
    body += "\n" + "\n".join(f"global_store_b32 v20, v{n + 4}, s[2:3] offset:{4 * n}" for n in range(3))
    waits = [line for line in texts(body) if line.startswith("s_waitcnt")]
    assert waits[0] == "s_waitcnt vmcnt(2)"
    assert waits[-1] == "s_waitcnt vmcnt(0)"


def test_loads_pass_loads_but_not_stores_of_the_same_memory() -> None:
    """Each work-item has a word of its own in the LDS."""
    body = (
        "v_lshlrev_b32_e32 v22, 2, v0\nds_store_b32 v22, v12\nds_load_b32 v2, v22\nglobal_load_b32 v1, v20, s[0:1]\n"
        "s_waitcnt vmcnt(0) lgkmcnt(0)\nv_add_f32_e32 v1, v2, v1\nglobal_store_b32 v20, v1, s[0:1]"
    )
    lines = [line for line in texts(body) if line.startswith(("ds_", "global_"))]
    assert lines[0].startswith("global_load")
    assert lines.index("ds_store_b32 v22, v12") < lines.index("ds_load_b32 v2, v22")


@pytest.mark.parametrize(
    "barrier",
    [
        "s_barrier",
        "global_atomic_add_u32 v20, v12, s[0:1]",
        "buffer_gl0_inv",
        "global_store_b32 v20, v12, s[0:1]",
        "s_waitcnt_vscnt null, 0x0",
        "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0",
        "s_nop 3",
        "s_sendmsg_rtn_b64 s[4:5], sendmsg(MSG_RTN_GET_REALTIME)",
        "s_mov_b32 exec_lo, s4",
        "v_readfirstlane_b32 s0, v13",
    ],
)
def test_a_load_does_not_pass(barrier: str) -> None:
    lines = texts(
        f"{WORK}\n{barrier}\nglobal_load_b32 v0, v20, s[0:1]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v1, v0, v0\n"
        "global_store_b32 v20, v1, s[0:1]"
    )
    assert lines.index(barrier) < lines.index("global_load_b32 v0, v20, s[0:1]")


@pytest.mark.parametrize("first", ["global_load_b32 v0, v20, s[0:1] glc", "ds_load_b32 v0, v21\ns_waitcnt lgkmcnt(0)"])
def test_loads_that_may_be_volatile_keep_their_place(first: str) -> None:
    load = first.splitlines()[0]
    lines = texts(
        f"v_lshlrev_b32_e32 v21, 2, v20\n{first}\nds_load_b32 v2, v22\ns_waitcnt vmcnt(0) lgkmcnt(0)\n"
        "v_add_f32_e32 v1, v0, v2\nglobal_store_b32 v20, v1, s[0:1]"
    )
    assert lines.index(load) < lines.index("ds_load_b32 v2, v22")


def test_a_store_that_may_be_a_flag_still_finds_returned_what_it_found() -> None:
    lines = texts(
        f"ds_store_b32 v22, v12\nds_load_b32 v0, v21\ns_waitcnt lgkmcnt(0)\n{WORK}\n"
        "global_store_b32 v20, v13, s[0:1]\nv_add_f32_e32 v1, v0, v0\nglobal_store_b32 v20, v1, s[2:3]"
    )
    flag = lines.index("global_store_b32 v20, v13, s[0:1]")
    assert any(line.startswith("s_waitcnt lgkmcnt(") for line in lines[lines.index("ds_store_b32 v22, v12") : flag])


@pytest.mark.parametrize("name", ["scale", "scale_clang19", "descending"])
def test_nothing_is_waited_for_twice(name: str) -> None:
    program = read_file(ROOT / "tests" / "data" / "epilogues" / f"{name}.s")
    flow = build_flow(rewrite(program, (Schedule(),)).program.kernel())
    last = None
    for instruction in flow.instructions:
        wait = wait_of(instruction)
        if issue_of(instruction, 0) is not None or instruction.is_end:
            last = None
        elif wait is not None and not wait.is_empty:
            assert wait != last, instruction
            last = wait


def test_pairs_stay_pairs() -> None:
    pair = "v_dual_mul_f32 v8, v0, v1 :: v_dual_add_f32 v9, v3, v2"
    lines = texts(
        f"{pair}\n{WORK}\nglobal_load_b32 v4, v20, s[0:1]\ns_waitcnt vmcnt(0)\nv_add_f32_e32 v5, v4, v8\n"
        "global_store_b64 v20, v[8:9], s[0:1]\nglobal_store_b32 v20, v5, s[0:1]"
    )
    assert pair in lines
    assert lines[0].startswith("global_load")


def test_a_line_that_asks_to_be_kept_is_not_passed() -> None:
    lines = texts(
        f"{WORK}\nv_mov_b32_e32 v7, 0 ; isatool: keep\nglobal_load_b32 v0, v20, s[0:1]\ns_waitcnt vmcnt(0)\n"
        "v_add_f32_e32 v1, v0, v7\nglobal_store_b32 v20, v1, s[0:1]"
    )
    assert lines[4] == "v_mov_b32_e32 v7, 0"
    assert lines.index("global_load_b32 v0, v20, s[0:1]") > 4


TWO_STEPS = """
ds_load_b32 v0, v20
s_waitcnt lgkmcnt(0)
v_mul_f32_e32 v1, v0, v2
ds_load_b32 v0, v20 offset:4
s_waitcnt lgkmcnt(0)
v_mul_f32_e32 v3, v0, v4
global_store_b64 v20, v[1:2], s[0:1]
global_store_b32 v20, v3, s[0:1] offset:16
"""


def test_a_load_gets_another_register_if_its_own_is_still_read() -> None:
    lines = texts(TWO_STEPS)
    loads = [line for line in lines if line.startswith("ds_load")]
    assert lines[:2] == loads
    assert len({line.split()[1] for line in loads}) == 2
    assert "s_waitcnt lgkmcnt(1)" in lines


def test_without_renaming_every_value_stays_in_its_register() -> None:
    lines = texts(TWO_STEPS, Schedule(rename=False))
    assert [line.split()[1] for line in lines if line.startswith("ds_load")] == ["v0,", "v0,"]


def test_no_more_registers_are_taken_than_allowed() -> None:
    lines = "\n".join(f"\t{line}" for line in TWO_STEPS.strip().splitlines())
    function = kernel(f"{lines}\n\ts_endpgm").kernel("k")
    result = Schedule().run(function, Context(5))
    after = same_function(result.program, function)
    used = {register.index for _, i in after.instructions for register in (*i.defs, *i.uses) if register.is_vgpr}
    assert used <= {0, 1, 2, 3, 4, 20}


def test_a_pair_keeps_the_banks_of_what_it_reads() -> None:
    pair = "v_dual_mul_f32 v6, v0, v1 :: v_dual_mul_f32 v7, v2, v3"
    step = f"ds_load_b128 v[0:3], v20 offset:{{}}\ns_waitcnt lgkmcnt(0)\n{pair}\nds_store_b64 v21, v[6:7] offset:{{}}\n"
    lines = texts("".join(step.format(16 * n, 2048 + 8 * n) for n in range(2)))
    for line in lines:
        if "::" in line:
            numbers = [int(word.strip("v,")) for word in line.split() if word.startswith("v") and word[1].isdigit()]
            assert [number % 4 for number in numbers] == [2, 0, 1, 3, 2, 3]


def test_waits_only_keeps_the_order() -> None:
    body = (
        "global_load_b32 v0, v20, s[0:1]\nglobal_load_b128 v[24:27], v20, s[0:1] offset:16\ns_waitcnt vmcnt(0)\n"
        f"v_exp_f32_e32 v2, v0\n{WORK}\nv_add_f32_e32 v3, v24, v2\nglobal_store_b32 v20, v3, s[2:3]"
    )
    lines = [line for line in texts(body, Schedule(waits_only=True)) if not line.startswith("s_waitcnt")]
    assert lines == [line for line in body.splitlines() if not line.startswith("s_waitcnt")]
    assert "s_waitcnt vmcnt(1)" in texts(body, Schedule(waits_only=True))


def test_the_model_of_one_wave_finds_the_result_faster() -> None:
    function, result = made(
        f"{WORK}\nds_load_b32 v0, v21\ns_waitcnt lgkmcnt(0)\nv_add_f32_e32 v1, v0, v0\nds_store_b32 v22, v1"
    )
    assert result.changed
    after = same_function(result.program, function)
    assert exposed_latency(build_flow(after)).cycles < exposed_latency(build_flow(function)).cycles


def test_what_hides_nothing_is_left_as_it_is_with_a_remark() -> None:
    _, result = made("v_mul_f32_e32 v8, v0, v1\nds_store_b32 v22, v8")
    assert not result.changed
    assert "left as it is" in result.remarks[0].message


def test_wave64_code_is_scheduled_too() -> None:
    body = f"\t{WORK}\n\tglobal_load_b32 v0, v20, s[0:1]\n\ts_waitcnt vmcnt(0)\n\tv_add_f32_e32 v1, v0, v0\n\ts_endpgm"
    program = kernel(body.replace("\n", "\n\t"))
    function = program.kernel("k")
    wide = Function(replace(program, wave_size=64), "k", function.first, function.last, True)
    result = Schedule().run(wide, Context(96))
    assert result.changed


def test_a_percentage_is_asked_for() -> None:
    with pytest.raises(ValueError, match="from 0 to 100"):
        Schedule(latency_loss=150)


def test_pairs_that_read_four_banks_still_do_behind_rebank() -> None:
    program = read_file(ROOT / "samples/sgemm/kernel3.s")
    banked = rewrite(program, [Rebank()])
    done = rewrite(program, [Rebank(), Schedule()])
    assert done.after.hot.four_banks == banked.after.hot.four_banks > 0
    assert done.after.hot.dual == banked.after.hot.dual
    assert done.after.hot.cache.conflicts <= banked.after.hot.cache.conflicts
    assert done.after.vgprs <= banked.after.vgprs


def test_pairs_of_equal_parity_stay_as_far_from_what_they_read() -> None:
    program = read_file(ROOT / "benchmarks" / "corpus" / "kernels" / "fft_radix8.s")
    result = rewrite(program, (Schedule(),))
    assert result.changed
    before, after = (build_flow(made.kernels[0]) for made in (program, result.program))
    assert lost_interlocks(before)
    assert not new_lost_interlocks(before, after)
    assert not any(instruction.mnemonic == "s_waitcnt_depctr" for instruction in after.instructions)
