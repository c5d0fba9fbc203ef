"""What one wave executes in an iteration of a loop: a path of blocks, inner loops repeated, as priced operations.

Where a branch is conditional the path takes the way that was executed more often, or without an execution the longest:
a guarded prefetch or store is then part of the iteration. Inner loops repeat by executed counts, by a counter that is
compared with a constant, or else `UNKNOWN_TRIPS` times.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Final

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.delays import is_delay
from isatool.analysis.fallbacks import fallback_blocks
from isatool.analysis.loops import Loop, LoopForest
from isatool.diagnostics import UserError
from isatool.ir.instruction import AnyInstruction
from isatool.isa.operations import Op as Operates
from isatool.isa.table import Unit
from isatool.model.machine import MachineOp
from isatool.model.parameters import ChipModel
from isatool.model.pricing import Operation, Pricing
from isatool.model.work import flops_of
from isatool.records import dataclass

UNKNOWN_TRIPS: Final = 8


@dataclass(frozen=True)
class OperationStream:
    """One iteration of a loop: operations in order of execution."""

    operations: tuple[Operation, ...]
    flops: float
    """floating-point operations of a wave and iteration, those of matrices and dots included"""
    trips: tuple[tuple[int, float, str], ...]
    """(inner loop, trips, how they are known)"""

    def __len__(self) -> int:
        return len(self.operations)

    @cached_property
    def table(self) -> tuple[Operation, ...]:
        """Every operation once."""
        return tuple({id(operation): operation for operation in self.operations}.values())

    @cached_property
    def _numbers(self) -> tuple[int, ...]:
        numbers = {id(operation): number for number, operation in enumerate(self.table)}
        return tuple(numbers[id(operation)] for operation in self.operations)

    def mapped(self, change: Callable[[Operation], Operation]) -> OperationStream:
        """The stream with every operation changed, each once; what `change` returns as it is keeps its `MachineOp`."""
        changed = [change(operation) for operation in self.table]
        made = replace(self, operations=tuple(changed[number] for number in self._numbers))
        made.__dict__["_ops"] = self._ops
        return made

    def program(self, model: ChipModel) -> tuple[tuple[MachineOp, ...], tuple[int, ...]]:
        """The machine's operations, in the order of `table`, and the numbers of those executed."""
        block = int(model["fetch.block"])
        return tuple(self._op(operation, block) for operation in self.table), self._numbers

    def _op(self, operation: Operation, block: int) -> MachineOp:
        key = id(operation), block
        if key not in self._ops:
            self._ops[key] = operation, operation.op(block)
        return self._ops[key][1]

    @cached_property
    def _ops(self) -> dict[tuple[int, int], tuple[Operation, MachineOp]]:
        """By identity of an operation, which is kept so that no other one gets its number, and bytes of a block; shared
        with the streams that are made of this one.
        """
        return {}


MOST_NESTING: Final = 100
MOST_INSTRUCTIONS: Final = 1 << 15
"""of inner loops within one iteration; further iterations of theirs are left out"""


def stream_of(
    pricing: Pricing, forest: LoopForest, loop: Loop, counts: Mapping[int, float] | None = None
) -> OperationStream:
    """One iteration of a loop. `counts`: executions by line index. UserError for loops nested deeper than any
    real ones.
    """
    _require_usual_nesting(pricing, forest)
    walker = _Walker(pricing, forest, counts or {})
    operations = walker.operations(walker.iteration(loop))
    return walker.stream(operations)


def whole_stream(pricing: Pricing, forest: LoopForest, counts: Mapping[int, float] | None = None) -> OperationStream:
    """A kernel from its entry to its end, loops as often as they run. UserError as `stream_of`."""
    flow = pricing.flow
    ends = tuple(block.index for block in flow.blocks if not block.successors)
    everything = Loop(-1, flow.order[0], frozenset(flow.order), ends, (), -2, 0, -1)
    _require_usual_nesting(pricing, forest)
    walker = _Walker(pricing, forest, counts or {})
    return walker.stream(walker.operations(walker.iteration(everything)))


def _require_usual_nesting(pricing: Pricing, forest: LoopForest) -> None:
    if forest.deepest > MOST_NESTING:
        function = pricing.flow.function
        message = f"loops of '{function.name}' are nested more than {MOST_NESTING} deep"
        raise UserError(message, function.program.span(function.first))


@dataclass
class _Walker:
    pricing: Pricing
    forest: LoopForest
    counts: Mapping[int, float]

    def __post_init__(self) -> None:
        self.trips: dict[int, tuple[int, float, str]] = {}

    def iteration(self, loop: Loop) -> list[int]:
        """Blocks of one iteration in order; inner loops unrolled."""
        chain = self._best_path(loop)
        blocks: list[int] = []
        for block in chain:
            inner = self._inner(block, loop)
            if inner is None:
                blocks.append(block)
                continue
            count, how = self._trip_count(inner)
            self.trips[inner.index] = (inner.index, count, how)
            iteration = self.iteration(inner)
            length = sum(max(1, self._length(number)) for number in iteration)
            blocks += iteration * max(1, min(round(count), MOST_INSTRUCTIONS // length))
        return blocks

    def _inner(self, block: int, loop: Loop) -> Loop | None:
        """The loop directly inside that a block stands for (its header)."""
        for other in self.forest.children(loop.index):
            if other.header == block:
                return other
        return None

    def _best_path(self, loop: Loop) -> list[int]:
        """From header to latch over the heaviest edges that usual launches take, inner loops as single nodes."""
        owner = {block: other.header for other in self.forest.children(loop.index) for block in other.blocks}
        seldom = frozenset[int]() if self.counts else fallback_blocks(self.pricing.flow)
        own = (block for block in loop.blocks if owner.get(block, block) == block and block in self.pricing.ranks)
        inside = (block for block in own if block not in seldom or loop.header in seldom)
        order = sorted(inside, key=self.pricing.ranks.__getitem__)
        places = {block: place for place, block in enumerate(order)}
        best: dict[int, tuple[float, int]] = {loop.header: (self._weight(loop.header), -1)}
        for block in order:
            if block not in best:
                continue
            score = best[block][0]
            for successor in self._successors(block, loop, owner):
                if places.get(successor, -1) <= places[block]:  # backwards: to the header, or irreducible
                    continue
                found = score + self._weight(successor)
                if successor not in best or found > best[successor][0]:
                    best[successor] = (found, block)
        ends = [owner.get(latch, latch) for latch in loop.latches]
        ends = [end for end in ends if end in best] or [loop.header]
        path = [max(ends, key=lambda end: best[end][0])]
        while best[path[-1]][1] >= 0:
            path.append(best[path[-1]][1])
        return path[::-1]

    def _successors(self, block: int, loop: Loop, owner: Mapping[int, int]) -> list[int]:
        flow = self.pricing.flow
        inner = self._inner(block, loop)
        edges = [exit_[1] for exit_ in inner.exits] if inner else list(flow.blocks[block].successors)
        return [owner.get(target, target) for target in dict.fromkeys(edges) if target in loop.blocks]

    def _weight(self, block: int) -> float:
        """Executed instructions of a block, or how many it has."""
        flow = self.pricing.flow
        length = self._length(block)
        if self.counts:
            return length * self.counts.get(flow.lines[flow.blocks[block].first], 0.0) + 1e-6
        return float(length)

    def _length(self, block: int) -> int:
        found = self.pricing.flow.blocks[block]
        return found.last - found.first

    def _trip_count(self, loop: Loop) -> tuple[float, str]:
        flow = self.pricing.flow
        if self.counts:
            entries = sum(self._executed_edge(block, loop.header) for block in loop.entries)
            header = self.counts.get(flow.lines[flow.blocks[loop.header].first], 0.0)
            if entries:
                return header / entries, "executed"
        found = constant_trips(flow, loop)
        return (found, "constant") if found else (UNKNOWN_TRIPS, "assumed")

    def _executed_edge(self, block: int, header: int) -> float:
        """Executions of an edge into a header, at most those of its block."""
        flow = self.pricing.flow
        last = self.counts.get(flow.lines[flow.blocks[block].last - 1], 0.0)
        others = [target for target in flow.blocks[block].successors if target != header]
        if not others:
            return last
        return max(0.0, last - sum(self.counts.get(flow.lines[flow.blocks[each].first], 0.0) for each in others))

    def stream(self, operations: Sequence[Operation]) -> OperationStream:
        """With what the operations do."""
        flow = self.pricing.flow
        size = flow.function.wave_size
        per_lane = {id(each): flops_of(flow.instructions[each.index], size) for each in operations}
        flops = sum(per_lane[id(each)] for each in operations) * size
        return OperationStream(tuple(operations), flops, tuple(self.trips.values()))

    def operations(self, blocks: Sequence[int]) -> list[Operation]:
        """Priced instructions of an iteration; a branch is taken if the next block is not the one after it."""
        flow = self.pricing.flow
        found: list[Operation] = []
        for place, number in enumerate(blocks):
            block = flow.blocks[number]
            following = blocks[place + 1] if place + 1 < len(blocks) else blocks[0]
            taken = following != number + 1 and block.ending in (Ending.BRANCH, Ending.CONDITIONAL)
            for index in block.instructions:
                if is_delay(flow.instructions[index]):  # it takes no cycle, and speaks for others
                    continue
                found.append(self.pricing.price(index, taken and index == block.last - 1))
        return found


def constant_trips(flow: ControlFlow, loop: Loop) -> int:
    """Turns of a loop that steps one SGPR by a constant from a constant to a constant; 0 if it is not of that kind."""
    if len(loop.latches) != 1:
        return 0
    instructions = [(index, flow.instructions[index]) for index in flow.inside(sorted(loop.blocks))]
    compares = [
        instruction
        for _, instruction in instructions
        if instruction.row is not None and instruction.row.is_comparison and instruction.unit is Unit.SALU
    ]
    if len(compares) != 1:
        return 0
    compare = compares[0]
    bound = _constant(compare, 1)
    counter = compare.operands[0].register if compare.operands else None
    steps = [
        (index, instruction)
        for index, instruction in instructions
        if counter is not None and flow.effects[index].writes >> counter & 1
    ]
    if bound is None or counter is None or len(steps) != 1:
        return 0
    step = _constant(steps[0][1], len(steps[0][1].operands) - 1)
    if not _does(steps[0][1], Operates.ADD, Operates.ADDK) or not step:
        return 0
    header = flow.blocks[loop.header].first
    start = next((i for i in range(header - 1, -1, -1) if flow.effects[i].writes >> counter & 1), None)
    begin = _moved(flow.instructions[start], counter) if start is not None else None
    if begin is None:
        return 0
    iterations, rest = divmod(bound - begin, step)
    return iterations if rest == 0 and 0 < iterations < 1 << 20 else 0


def _moved(instruction: AnyInstruction, register: int) -> int | None:
    """The constant that an instruction moves to an SGPR, alone or as half of a pair."""
    row, value = instruction.row, _constant(instruction, 1)
    if _does(instruction, Operates.MOV, Operates.MOVK):
        return value
    if row is None or value is None or row.operation != Operates.MOV or row.type != "b64":
        return None
    return value if instruction.operands[0].register == register else value >> 31


def _does(instruction: AnyInstruction, *operations: Operates) -> bool:
    """Whether it is one of these operations on 32 bits."""
    return instruction.operation in operations and instruction.type in ("b32", "i32", "u32")


def _constant(instruction: AnyInstruction, place: int) -> int | None:
    return instruction.operands[place].integer if place < len(instruction.operands) else None
