"""Paths that no execution takes: the same comparison of the same values does not go two ways.

A test is a comparison of scalar registers and constants with the branch on it at the end of a block. What it gave is
known on either way, until one of its registers is written; another test of the same there goes only one way. Whoever
follows paths through a program (`dataflow.states_at_starts`) asks here.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final, TypeAlias

from isatool.analysis.cfg import Block, ControlFlow, Ending
from isatool.analysis.effects import bits
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Float, Integer
from isatool.ir.views import kept
from isatool.isa.registers import SCC, RegisterRange
from isatool.records import dataclass, record

Key: TypeAlias = tuple[object, ...]
"""a comparison and what it compares"""
Facts: TypeAlias = frozenset[tuple[Key, bool]]
"""comparisons whose result is known"""
NO_FACTS: Final[Facts] = frozenset()
_PLAIN: Final = (RegisterRange, Integer, Float)


@record
class Test:
    """A comparison before the branch at the end of a block: its key, the registers that it reads, and its result if the
    branch is taken.
    """

    key: Key
    reads: int
    taken: bool


@dataclass(frozen=True, eq=False)
class PathFacts:
    """The tests of a function that another one repeats, by block; `wanted`: which are asked again from a block on."""

    flow: ControlFlow
    tests: Mapping[int, Test]
    wanted: tuple[frozenset[Key], ...]
    forgotten: tuple[frozenset[Key], ...]
    """tests whose registers a block writes"""

    def onward(self, block: int, facts: Facts) -> Iterator[tuple[int, Facts]]:
        """The blocks that may follow one, and what is known there."""
        left = frozenset(fact for fact in facts if fact[0] not in self.forgotten[block])
        test = self.tests.get(block)
        known = dict(left).get(test.key) if test is not None else None
        for place, successor in enumerate(self.flow.blocks[block].successors):
            new = left
            if test is not None:
                result = test.taken if place == 0 else not test.taken
                if known is not None and known != result:
                    continue
                new = left | {(test.key, result)}
            wanted = self.wanted[successor]
            yield successor, frozenset(fact for fact in new if fact[0] in wanted)


@kept
def path_facts(flow: ControlFlow) -> PathFacts:
    """The tests of a function that are made more than once."""
    tests = {}
    for block in flow.blocks:
        test = _test(flow, block)
        if test is not None:
            tests[block.index] = test
    often = Counter(test.key for test in tests.values())
    tests = {block: test for block, test in tests.items() if often[test.key] > 1}
    registers = {test.key: test.reads for test in tests.values()}
    forgotten = []
    for block in flow.blocks:
        written = flow.written((block.index,)) if tests else 0
        forgotten.append(frozenset(key for key, reads in registers.items() if reads & written))
    return PathFacts(flow, tests, _wanted(flow, tests, forgotten), tuple(forgotten))


def _wanted(
    flow: ControlFlow, tests: Mapping[int, Test], forgotten: list[frozenset[Key]]
) -> tuple[frozenset[Key], ...]:
    """For every block the tests that are made, there or later, before their registers are written."""
    wanted: list[frozenset[Key]] = [frozenset()] * len(flow.blocks)
    pending = set(tests)
    while pending:
        block = flow.blocks[pending.pop()]
        after = frozenset[Key]().union(*(wanted[successor] for successor in block.successors))
        own = {tests[block.index].key} if block.index in tests else set()
        found = (after | own) - forgotten[block.index]
        if found != wanted[block.index]:
            wanted[block.index] = found
            pending.update(block.predecessors)
    return tuple(wanted)


def _test(flow: ControlFlow, block: Block) -> Test | None:
    """The comparison that decides where a block goes."""
    branch = flow.instructions[block.last - 1]
    if block.ending is not Ending.CONDITIONAL or len(block.successors) != 2 or branch.row is None:
        return None
    if branch.row.condition is None or branch.row.condition[0] != SCC:
        return None
    written = 0
    for index in range(block.last - 2, block.first - 1, -1):
        instruction, effect = flow.instructions[index], flow.effects[index]
        if not effect.writes >> SCC & 1:
            written |= effect.writes
            continue
        row = instruction.row
        if not isinstance(instruction, Instruction) or row is None or effect.writes != 1 << SCC or not row.inverse:
            return None
        reads = bits(instruction.uses)
        if reads & (written | 1 << SCC) or effect.reads & ~reads or instruction.modifiers:
            return None
        name = min(instruction.mnemonic, row.inverse)
        taken = branch.row.condition[1] == (name == instruction.mnemonic)
        values = tuple(operand.value for operand in instruction.operands)
        return Test((name, *values), reads, taken) if all(isinstance(value, _PLAIN) for value in values) else None
    return None
