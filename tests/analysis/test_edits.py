"""Edits: nothing comes between s_getpc_b64 and a symbol that counts from it."""

from __future__ import annotations

from isatool.analysis.cfg import build_flow
from isatool.analysis.delays import plan_delays
from isatool.analysis.edits import Edits, apply_edits
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.ir.instruction import Instruction
from isatool.isa import chips

CALL = """k:
	s_getpc_b64 s[16:17]
	s_add_u32 s16, s16, f@rel32@lo+4
	s_addc_u32 s17, s17, f@rel32@hi+12
	s_swappc_b64 s[30:31], s[16:17]
	s_endpgm
"""


def test_a_wait_that_belongs_between_comes_before_the_address_is_taken() -> None:
    flow = build_flow(read_text(CALL).functions[0])
    wait = Instruction.build("s_nop", (0,), of=chips.DEFAULT)
    text = emit(apply_edits(flow, Edits(before={2: (wait,), 3: (wait,)})).program)
    assert text.splitlines()[1:6] == [
        "\ts_nop 0",
        "\ts_getpc_b64 s[16:17]",
        "\ts_add_u32 s16, s16, f@rel32@lo+4",
        "\ts_addc_u32 s17, s17, f@rel32@hi+12",
        "\ts_nop 0",
    ]


def test_hints_do_not_divide_an_address() -> None:
    flow = build_flow(read_text(CALL).functions[0])
    lines = emit(apply_edits(flow, plan_delays(flow)).program).splitlines()
    assert lines[1:4] == CALL.splitlines()[1:4]


def test_code_before_a_branch_stays_there_although_the_block_took_an_address() -> None:
    taken = CALL.replace("s_swappc_b64 s[30:31], s[16:17]", "s_nop 1\n\ts_branch .Lend\n.Lend:")
    flow = build_flow(read_text(taken).functions[0])
    wait = Instruction.build("s_nop", (0,), of=chips.DEFAULT)
    text = emit(apply_edits(flow, Edits(before={3: (wait,)})).program)
    assert text.splitlines()[1:7] == [*taken.splitlines()[1:4], "\ts_nop 0", "\ts_nop 1", "\ts_branch .Lend"]


def test_code_in_the_place_of_an_instruction_ends_with_what_replaces_it() -> None:
    flow = build_flow(read_text("k:\n\ts_nop 5\n\ts_nop 6\n\ts_nop 7\n\ts_endpgm\n").functions[0])
    one, two, three = (Instruction.build("s_nop", (each,), of=chips.DEFAULT) for each in range(3))
    edits = Edits()
    edits.insert(0, one)
    edits.substitute(0, (two, three))
    edits.substitute(1, ())
    edits.substitute(2, (one,))
    assert (edits.removed, edits.replaced, edits.before) == ({1}, {0: three, 2: one}, {0: (one, two)})
    text = emit(apply_edits(flow, edits).program)
    assert text.splitlines()[1:5] == ["\ts_nop 0", "\ts_nop 1", "\ts_nop 2", "\ts_nop 0"]
