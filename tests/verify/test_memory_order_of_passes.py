"""The two statements of what may pass what, that of passes and that of the validator, held against each other."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import product

from memory_classes import INSTRUCTIONS
from verify_snippets import kernel

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.memory.order import PassingNeed, access_of, may_pass
from isatool.asm.reader import read_text
from isatool.ir.instruction import AnyInstruction
from isatool.verify.memory_order import BlockOrder, place_of
from isatool.verify.structural.blockwise import Mark, SteppedProgram

STORES_DONE = "s_waitcnt_vscnt null, 0x0"
LOST = {
    ("fF", "x"): "blocks are compared without addresses, so flat accesses keep their place there",
    ("f", "LKlpf"): "the same; the walk may show it by addresses",
}
"""what passes do and the comparison of blocks does not show: classes of the two, in either order, and why"""
MORE = {("W", "ABIZ"): "the validator compares what is in flight there; passes keep waits where they are"}
"""what the comparison of blocks would show and passes do not do"""


@cache
def flow_of(text: str) -> ControlFlow:
    return build_flow(read_text(kernel(text)).kernel())


@cache
def instruction(text: str) -> AnyInstruction:
    return flow_of(text).instructions[0]


@cache
def noted(text: str) -> Callable[[BlockOrder], None]:
    """Adds an instruction to the order of its block, as the validator walks it."""
    flow = flow_of(text)
    steps = [step for step in SteppedProgram(flow).steps[0] if step.index == 0]

    def note(order: BlockOrder) -> None:
        for step in steps:
            if isinstance(step, Mark):
                step.note(order)
            elif step.is_event:
                order.add((text,), 0, *place_of(flow.instructions[0]))

    return note


def judge_allows(first: str, second: str) -> bool:
    """Whether two instructions may change places in a block, registers left out."""
    orders = BlockOrder(), BlockOrder()
    for order, texts in zip(orders, ((first, second), (second, first)), strict=True):
        for text in texts:
            noted(text)(order)
    return orders[0].events.keys() == orders[1].events.keys()


def listed(pair: tuple[str, str], where: dict[tuple[str, str], str]) -> bool:
    one, other = (access_of(instruction(text)).value for text in pair)
    return any((one in a and other in b) or (one in b and other in a) for a, b in where)


def test_passes_let_nothing_pass_that_the_validator_holds_back_but_what_is_listed() -> None:
    assert len(INSTRUCTIONS) ** 2 == 2304
    lost, more = [], []
    for pair in product(INSTRUCTIONS, repeat=2):
        one, other = (access_of(instruction(text)) for text in pair)
        passes, validator = may_pass(other, one, PassingNeed.COUNTS, PassingNeed.TIME), judge_allows(*pair)
        if passes and not validator and not listed(pair, LOST):
            lost.append(pair)
        if validator and not passes and not listed(pair, MORE) and pair[0] != pair[1]:
            more.append(pair)
    assert lost == []
    # a wait for stores is a fence to passes, and a store to global memory to the validator
    assert [pair for pair in more if STORES_DONE not in pair] == []
    assert {access_of(instruction(text)) for pair in more for text in pair if text != STORES_DONE} == {*"lsxpP"}


def test_what_is_listed_still_differs() -> None:
    for where, passes_do in ((LOST, True), (MORE, False)):
        for one, other in where:
            found = [
                may_pass(access_of(instruction(b)), access_of(instruction(a)), PassingNeed.COUNTS, PassingNeed.TIME)
                for a, b in product(INSTRUCTIONS, repeat=2)
                if INSTRUCTIONS[a] in one and INSTRUCTIONS[a] and INSTRUCTIONS[b] in other and INSTRUCTIONS[b]
                if judge_allows(a, b) is not passes_do
            ]
            assert passes_do in found
