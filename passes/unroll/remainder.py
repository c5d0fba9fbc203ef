"""Loops with a symbolic trip count, several bodies between tests: a main loop, and the loop as it was for the rest.

The main loop goes round only while all tests of its next bodies would go on. For an ordered comparison of a counter x
with a bound y that is one comparison with `y - (bodies - 1) * step`, computed once; where that overflows the loop as
it was does everything. For `x != y` the distance between both, as an unsigned number, must leave room for the bodies.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.effects import SGPRS
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.polynomials import Polynomial
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.line import Line
from isatool.ir.operands import Integer, Operand, Value
from isatool.isa import opcodes
from isatool.isa.registers import SCC, Register, RegisterRange, sgpr
from isatool.isa.target import Target
from isatool.passes.common.draft import Draft, untouched
from isatool.passes.common.loop_copies import (
    BodyLine,
    LoopText,
    branch,
    only_exit,
    renamed_branch,
    unrolled_label,
)
from isatool.passes.unroll.loop_unfolding import Unfolding

_OPPOSITE: Final = {"lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "eq": "lg", "lg": "eq"}
_SIGNS: Final = {"lt": "<", "gt": ">", "le": "<=", "ge": ">="}
_MIRRORED: Final = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "lg": "lg"}
_LAST_FREE_SGPR: Final = 101
_MOST: Final = 1 << 30
"""distances whose sums cannot wrap in 32 bits"""


@dataclass(frozen=True, slots=True)
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
    limit = _free_sgpr(affine)
    label = min(text.header_labels)
    names = _Names(f"{label}_guarded", unrolled_label(label, factor), label, f"{label}_done")
    lines, chip = affine.flow.function.program.lines, affine.flow.function.target
    stays = next(s for s in affine.flow.blocks[exit_.block].successors if s != exit_.target)
    main = Unfolding(affine.flow, text.loop, [{exit_.block: stays}] * factor, first_copy=1).lines()
    main = [(line, origin, copy) for line, origin, copy in main if not set(line.labels) & text.header_labels]
    guard, again = (
        _distance_tests(test, factor, limit, names, chip)
        if test.relation == "lg"
        else _limit_tests(test, factor, limit, names, chip)
    )
    leave = opcodes.S_CBRANCH_SCC0 if test.goes_on_if else opcodes.S_CBRANCH_SCC1
    body: list[BodyLine] = [
        *_made([Line.label(names.guarded), *guard, Line.label(names.main)]),
        *main,
        *_made([*again, Line.of(test.compare), Line.of(branch(leave, names.done, chip))]),
        *untouched(lines, range(text.first, text.last)),
        *_made([Line.label(names.done)]),
    ]
    function = affine.flow.function
    outside = [
        (_redirected(lines[index], text.header_labels, names.guarded), index, 0)
        for index in range(function.first, function.last)
        if not text.first <= index < text.last
    ]
    split = text.first - function.first
    return draft.with_body(
        [*outside[:split], *body, *outside[split:]]
    ), f"{_guard(test, factor)}, else the original loop {label} runs"


def _guard(test: ExitTest, factor: int) -> str:
    """The comparison before the main loop: that so many bodies can run without a test between them."""
    if test.relation == "lg":
        ends = (test.bound, test.counter) if test.step > 0 else (test.counter, test.bound)
        difference = " - ".join(str(end) for end in ends if str(end) != "0")
        return f"{difference} >= {factor * abs(test.step)}"
    distance = (factor - 1) * test.step
    return f"{test.counter} {'+' if distance > 0 else '-'} {abs(distance)} {_SIGNS[test.relation]} {test.bound}"


@dataclass(frozen=True, slots=True)
class _Names:
    """Labels: where the tests before the main loop stand, the main loop, the loop as it was, after both."""

    guarded: str
    main: str
    rest: str
    done: str


def _made(lines: Sequence[Line]) -> list[BodyLine]:
    return [(line, -1, 0) for line in lines]


def _redirected(line: Line, labels: frozenset[str], target: str) -> Line:
    """A line outside the loop; branches into it go to the guard."""
    if line.instruction is None or branch_target(line.instruction) not in labels:
        return line
    return line.with_instruction(renamed_branch(line.instruction, target))


def _free_sgpr(affine: Affine) -> Register:
    """An SGPR that the function does not name; RefusedError if there is none or it calls others."""
    if affine.flow.calls:
        raise RefusedError("the function calls others, which may use every register")
    first = max((affine.flow.touched() & SGPRS).bit_length(), 16)  # up to s15 are set up by the launch
    if first > _LAST_FREE_SGPR:
        raise RefusedError("there are no free SGPRs")
    return sgpr(first)


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


def _limit_tests(
    test: ExitTest, factor: int, limit: Register, names: _Names, chip: Target
) -> tuple[list[Line], list[Line]]:
    """(before the main loop, at its end) for an ordered comparison."""
    suffix = "i32" if test.is_signed else "u32"
    distance = (factor - 1) * test.step
    if abs(distance) >= _MOST:
        raise RefusedError("the factor times its step is too large")
    guard: list[Line] = []
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
        guard.append(Line.of(test.compare.sibling(name, (bound, test.bound, Integer(abs(distance))))))
        guard.append(Line.of(branch(opcodes.S_CBRANCH_SCC1, names.rest, chip)))
    name = opcodes.scalar_comparison(test.relation, suffix)
    compare = test.compare.sibling(name, (RegisterRange(test.counter), bound))
    guard += [Line.of(compare), Line.of(branch(opcodes.S_CBRANCH_SCC0, names.rest, chip))]
    return guard, [Line.of(compare), Line.of(branch(opcodes.S_CBRANCH_SCC1, names.main, chip))]


def _distance_tests(
    test: ExitTest, factor: int, limit: Register, names: _Names, chip: Target
) -> tuple[list[Line], list[Line]]:
    """The same for a loop that runs until the counter meets the bound."""
    room = factor * abs(test.step)
    if room >= _MOST:
        raise RefusedError("the factor times its step is too large")
    counter, bound = RegisterRange(test.counter), test.bound
    instructions: list[AnyInstruction] = []
    if isinstance(bound, Integer) and bound.value == 0 and test.step < 0:
        distance = counter
    else:
        distance = RegisterRange(limit)
        pair = (bound, counter) if test.step > 0 else (counter, bound)
        instructions.append(test.compare.sibling(opcodes.S_SUB_U32, (distance, *pair)))
    instructions.append(test.compare.sibling(opcodes.S_CMP_GE_U32, (distance, Integer(room))))
    lines = [Line.of(instruction) for instruction in instructions]
    guard = [*lines, Line.of(branch(opcodes.S_CBRANCH_SCC0, names.rest, chip))]
    return guard, [*lines, Line.of(branch(opcodes.S_CBRANCH_SCC1, names.main, chip))]
