"""How many VGPRs a step gets: waves are given up only for markedly fewer instructions."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

import pytest

from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import Edits
from isatool.analysis.loops import find_loops
from isatool.asm.reader import read_file
from isatool.asm.toolchain import Toolchain
from isatool.ir.program import Function
from isatool.passes.common.declaration import Pass, Repair
from isatool.passes.common.draft import Draft
from isatool.passes.common.result import Context, PassResult
from isatool.pipeline.register_choice import RegisterChoice

KERNEL5 = Path(__file__).resolve().parents[2] / "samples/sgemm/kernel5.s"
USUAL = 240


@dataclass(frozen=True)
class DropsLoads(Pass):
    """With more VGPRs than usual it leaves out so many LDS loads of the loops, without them it adds nothing."""

    count: int
    name: ClassVar[str] = "drops-loads"
    breaks: ClassVar[tuple[Repair, ...]] = ()

    def apply(self, function: Function, context: Context) -> PassResult:
        draft = Draft.of(function)
        if context.vgpr_limit <= USUAL:
            return PassResult(draft.program, draft.relation)
        flow = build_flow(function)
        inside = {block for loop in find_loops(flow).loops for block in loop.blocks}
        loads = [
            index
            for index, line in enumerate(flow.instructions)
            if line.mnemonic.startswith("ds_load") and flow.block_of[index] in inside
        ]
        draft = draft.edited(flow, Edits(set(loads[: self.count])))
        return PassResult(draft.program, draft.relation, changed=True, improved=True, settled=True)


@pytest.mark.parametrize(("count", "limit"), [(1, USUAL), (6, 256)])
def test_waves_are_given_up_for_markedly_fewer_instructions(count: int, limit: int) -> None:
    program = read_file(KERNEL5)
    choice = RegisterChoice(program, "kernel", DropsLoads(count), "issue", Toolchain.find(), frozenset())
    made, found, why = choice.best(USUAL)
    assert made is not None
    assert (found, made.changed) == (limit, limit > USUAL)
    turn = [int(word) for word in why.replace(",", "").split() if word.isdigit()]
    assert turn == [749, USUAL, 749 - 8 * count, 256]
