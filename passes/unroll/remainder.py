"""Loops with a symbolic trip count, several bodies between tests: a main loop, and the loop as it was for the rest.

The main loop goes round only while all tests of its next bodies would go on. For an ordered comparison of a counter x
with a bound y that is one comparison with `y - (bodies - 1) * step`, computed once; where that overflows the loop as
it was does everything. For `x != y` the distance between both, as an unsigned number, must leave room for the bodies.
"""

from __future__ import annotations

from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.effects import SGPRS
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import Polynomial
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.operands import Integer, Operand, Value
from isatool.isa import opcodes
from isatool.isa.registers import SCC, Register, RegisterRange
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import LoopText, header_and_rest, only_exit, unrolled_label
from isatool.records import record
from isatool.rewriting.body import Body, Place, SideExit
from isatool.rewriting.registers import TooFewRegistersError, spare
from isatool.rewriting.text import written

_OPPOSITE: Final = {"lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "eq": "lg", "lg": "eq"}
_SIGNS: Final = {"lt": "<", "gt": ">", "le": "<=", "ge": ">="}
_MIRRORED: Final = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "lg": "lg"}
_MOST: Final = 1 << 30
"""distances whose sums cannot wrap in 32 bits"""


@record
class ExitTest:
    """The loop goes on while `counter relation bound`; the counter grows by `step` in every iteration, before the test.

    `compare` is the instruction as it stands; `goes_on_if` the value of SCC on which it branches back.
    """

    counter: Register
    bound: Value
    relation: str
    is_signed: bool
    step: int
    compare: Instruction
    goes_on_if: int


def with_remainder(draft: Draft, affine: Affine, text: LoopText, factor: int) -> tuple[Draft, str]:
    """The draft with a main loop of `factor` bodies before a loop, and what it tests for that in words; RefusedError
    where that cannot be.
    """
    test = find_exit_test(affine, text)
    exit_ = only_exit(text)
    if compute_liveness(affine.flow).block_in[text.loop.header] >> SCC & 1:
        raise RefusedError("SCC is alive at its header")
    flow, label = affine.flow, min(text.header_labels)
    stays = next(s for s in flow.blocks[exit_.block].successors if s != exit_.target)
    rest, main = Place(text.loop.header), Place(text.loop.header, 1)
    tests = _distance_tests if test.relation == "lg" else _limit_tests
    overflows, compare = tests(test, factor, _free_sgpr(affine))
    leave = opcodes.S_CBRANCH_SCC0 if test.goes_on_if else opcodes.S_CBRANCH_SCC1
    after, latch = Place(exit_.target), Place(exit_.block)
    body, done = Body.of(flow).with_tests((), after, after, f"{label}_done")
    body = body.redirected((latch,), after, done)
    ends = (SideExit(compare, opcodes.S_CBRANCH_SCC1, main), SideExit((test.compare,), leave, done))
    body, again = body.with_tests(ends, rest, rest)
    body = body.copies(header_and_rest(text.loop), [{exit_.block: stays}] * factor, again, first=1)
    guards = [SideExit(code, opcodes.S_CBRANCH_SCC1, rest) for code in overflows]
    guards.append(SideExit(compare, opcodes.S_CBRANCH_SCC0, rest))
    body, guard = body.with_tests(guards, main, main, f"{label}_guarded")
    entering = map(Place, text.loop.entries)
    body = body.redirected(entering, rest, guard).named(main, unrolled_label(label, factor))
    return draft.with_body(written(body)), f"{_guard(test, factor)}, else the original loop {label} runs"


def _guard(test: ExitTest, factor: int) -> str:
    """The comparison before the main loop: that so many bodies can run without a test between them."""
    if test.relation == "lg":
        ends = (test.bound, test.counter) if test.step > 0 else (test.counter, test.bound)
        difference = " - ".join(str(end) for end in ends if str(end) != "0")
        return f"{difference} >= {factor * abs(test.step)}"
    distance = (factor - 1) * test.step
    return f"{test.counter} {'+' if distance > 0 else '-'} {abs(distance)} {_SIGNS[test.relation]} {test.bound}"


def _free_sgpr(affine: Affine) -> Register:
    """An SGPR that nothing needs; RefusedError if there is none, or the function calls others."""
    if affine.flow.calls:
        raise RefusedError("the function calls others, which may use every register")
    for register in spare(affine.flow, SGPRS):
        return register
    raise TooFewRegistersError


# -- the test


def find_exit_test(affine: Affine, text: LoopText) -> ExitTest:
    """The comparison at the end of a loop; RefusedError with the reason where it is of another kind."""
    flow = affine.flow
    block = flow.blocks[text.loop.latches[0]]
    exit_ = only_exit(text)
    last = flow.instructions[block.last - 1]
    condition = last.row.condition if last.row is not None else None
    if exit_.block != block.index or condition is None or condition[0] != SCC:
        raise RefusedError("its exit is not a test of SCC at its end")
    place = next((i for i in range(block.last - 2, block.first - 1, -1) if flow.effects[i].writes >> SCC & 1), None)
    compare = flow.instructions[place] if place is not None else None
    if place is None or not isinstance(compare, Instruction) or compare.row is None or not compare.is_scalar:
        raise RefusedError("its exit does not compare two scalars")
    if not compare.row.is_comparison:
        raise RefusedError("its exit does not compare two scalars")
    name, kind = compare.row.relation, compare.row.type
    if kind not in ("i32", "u32") or name not in _OPPOSITE:
        raise RefusedError(f"{compare.mnemonic} is not a comparison that counts")
    goes_on_if = int(condition[1])
    if branch_target(last) not in text.header_labels:
        raise RefusedError("its last branch does not lead back to the header")
    relation = name if goes_on_if else _OPPOSITE[name]
    counter, bound, step = _counter(affine, text, place, compare.operands[0], compare.operands[1])
    if counter is None:
        counter, bound, step = _counter(affine, text, place, compare.operands[1], compare.operands[0])
        relation = _MIRRORED[relation]
    if counter is None or bound is None:
        raise RefusedError("its exit does not compare a counter with something that stays the same")
    if any(flow.effects[i].writes >> counter & 1 for i in range(place, block.last)):
        raise RefusedError("its counter changes after the test")
    rising = relation in ("lt", "le")
    if relation == "eq" or (relation != "lg" and rising != (step > 0)):
        raise RefusedError("its counter does not move towards the bound")
    return ExitTest(counter, bound, relation, kind == "i32", step, compare, goes_on_if)


def _counter(
    affine: Affine, text: LoopText, place: int, first: Operand, second: Operand
) -> tuple[Register | None, Value | None, int]:
    """(counter, bound, step) if `first` counts before the test at `place` and `second` is invariant."""
    register = first.register
    if register is None:
        return None, None, 0
    step = affine.steps.get((text.loop.header, int(register)))
    if step is None or step.pair or not step.amount.is_constant or not step.amount:
        return None, None, 0
    if second.register is not None:
        written = any(affine.flow.effects[i].writes >> second.register & 1 for i in text.instructions)
        if written:
            return None, None, 0
    elif not isinstance(second.value, Integer):
        return None, None, 0
    start = affine.starts[text.loop.header]
    if (
        start is None
        or _value(affine, affine.before(place), register, place)
        - _value(affine, start, register, affine.flow.blocks[text.loop.header].first)
        != step.amount
    ):
        return None, None, 0
    return register, second.value, step.amount.constant


def _value(affine: Affine, state: State, register: int, index: int) -> Polynomial:
    return affine.value(state, register, index)


# -- the code around the main loop


Code = list[AnyInstruction]


def _limit_tests(test: ExitTest, factor: int, limit: Register) -> tuple[list[Code], Code]:
    """(what overflows into SCC where the bound is too close to the end of its range, the comparison of the main loop)
    for an ordered comparison.
    """
    suffix = "i32" if test.is_signed else "u32"
    distance = (factor - 1) * test.step
    if abs(distance) >= _MOST:
        raise RefusedError("the factor times its step is too large")
    overflows: list[Code] = []
    bound: Value
    if isinstance(test.bound, Integer):
        value = test.bound.value - distance
        low, high = (-(1 << 31), (1 << 31) - 1) if test.is_signed else (0, (1 << 32) - 1)
        if not low <= value <= high:
            raise RefusedError("the bound is too close to the end of its range")
        bound = Integer(value)
    else:
        bound = RegisterRange(limit)
        name = opcodes.scalar_sum(suffix) if distance <= 0 else opcodes.scalar_difference(suffix)
        overflows.append([test.compare.sibling(name, (bound, test.bound, abs(distance)))])
    name = opcodes.scalar_comparison(test.relation, suffix)
    return overflows, [test.compare.sibling(name, (test.counter, bound))]


def _distance_tests(test: ExitTest, factor: int, limit: Register) -> tuple[list[Code], Code]:
    """The same for a loop that runs until the counter meets the bound."""
    room = factor * abs(test.step)
    if room >= _MOST:
        raise RefusedError("the factor times its step is too large")
    counter, bound = RegisterRange(test.counter), test.bound
    code: Code = []
    if isinstance(bound, Integer) and bound.value == 0 and test.step < 0:
        distance = counter
    else:
        distance = RegisterRange(limit)
        pair = (bound, counter) if test.step > 0 else (counter, bound)
        code.append(test.compare.sibling(opcodes.S_SUB_U32, (distance, *pair)))
    return [], [*code, test.compare.sibling(opcodes.S_CMP_GE_U32, (distance, room))]
