"""Control flow of one function: basic blocks over its instructions, numbered densely in file order.

Only labels that a branch names start a block, so the `.Ltmp` labels of a debug build do not cut one. What cannot be
followed (a jump through a register, but for long jumps; a branch by offset) is a reason in `unanalysable`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import field
from enum import StrEnum
from functools import cached_property
from typing import Final

from isatool.analysis.effects import OPAQUE_EFFECTS, Effects, effects_of
from isatool.analysis.hints import kept_lines
from isatool.analysis.long_jumps import LongJump, long_jumps
from isatool.analysis.whole_barriers import whole_barriers
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.operands import Expression, Integer
from isatool.ir.program import Function
from isatool.ir.views import Viewed, kept
from isatool.isa.counters import WaitCounters
from isatool.isa.operations import Op
from isatool.records import dataclass, record

RETURN_ADDRESS: Final = 30  # s[30:31] holds the return address in the AMDGPU calling convention
INLINE_ASSEMBLY: Final = "inline assembly"  # the reader's reason for lines between ASMSTART and ASMEND
MACRO_BLOCK: Final = ".macro block"  # and for those of a macro's definition
_JUMPS: Final = frozenset((Op.SETPC, Op.RFE))


class Ending(StrEnum):
    """How control leaves a block."""

    FALL = "falls through"
    BRANCH = "branch"
    CONDITIONAL = "conditional branch"
    END = "end of program"
    RETURN = "return"
    UNKNOWN = "unknown target"


@record
class Block:
    """Instructions first <= i < last. Successors of a conditional branch: the taken one first."""

    index: int
    first: int
    last: int
    ending: Ending
    successors: tuple[int, ...]
    predecessors: tuple[int, ...]
    labels: tuple[str, ...] = ()

    @property
    def instructions(self) -> range:
        """Dense indices of its instructions."""
        return range(self.first, self.last)

    @property
    def label(self) -> str:
        """What reports call it: its first label that no debug build made, "" for none."""
        return next((label for label in self.labels if not label.startswith(".Ltmp")), "")


@dataclass(frozen=True, eq=False)
class ControlFlow(Viewed):
    """A function as a graph. Instruction i is on line `lines[i]` of the program; block 0 is the entry.

    `long_jumps` end blocks as branches do. `fences`: instructions that no pass may move across or look into, and why;
    `kept`: those only because an author's hint says so. `unanalysable`: why control flow is not fully known, or "".
    """

    function: Function
    instructions: tuple[AnyInstruction, ...]
    lines: tuple[int, ...]
    blocks: tuple[Block, ...]
    block_of: tuple[int, ...]
    fences: dict[int, str]
    calls: frozenset[int]
    unanalysable: str | None = field(default=None)
    long_jumps: tuple[LongJump, ...] = ()
    kept: frozenset[int] = frozenset()

    @property
    def counters(self) -> WaitCounters:
        """The wait counters of the chip."""
        return self.function.target.waits

    @property
    def exits(self) -> tuple[int, ...]:
        """Blocks that leave the function, or whose successor is not known."""
        return tuple(block.index for block in self.blocks if not block.successors)

    @cached_property
    def effects(self) -> tuple[Effects, ...]:
        """Reads and writes of every instruction; a call and an opaque instruction may touch everything."""
        return tuple(
            OPAQUE_EFFECTS if index in self.calls else effects_of(instruction)
            for index, instruction in enumerate(self.instructions)
        )

    @cached_property
    def barriers(self) -> Mapping[int, int]:
        """`whole_barriers`: signal -> wait."""
        return dict(whole_barriers(self.instructions, [block.instructions for block in self.blocks]))

    @cached_property
    def at_barriers(self) -> frozenset[int]:
        """The instructions of these."""
        return frozenset(self.barriers.keys() | self.barriers.values())

    @cached_property
    def order(self) -> tuple[int, ...]:
        """The blocks that can be reached from the entry, in reverse postorder."""
        return _reverse_postorder([block.successors for block in self.blocks], (0,) if self.blocks else ())

    @cached_property
    def full_order(self) -> tuple[int, ...]:
        """All blocks: the reachable ones in reverse postorder, then the others in file order."""
        seen = set(self.order)
        return (*self.order, *(block.index for block in self.blocks if block.index not in seen))

    @cached_property
    def dominators(self) -> tuple[int, ...]:
        """Immediate dominator of each block; the entry's is itself, -1 where a block cannot be reached."""
        predecessors = [block.predecessors for block in self.blocks]
        return _immediate_dominators(self.order, predecessors, len(self.blocks))

    @cached_property
    def postdominators(self) -> tuple[int, ...]:
        """Immediate postdominator of each block; -1 for the virtual exit or where no exit can be reached."""
        count = len(self.blocks)
        exits = self.exits
        reverse = [*(block.predecessors for block in self.blocks), exits]
        order = _reverse_postorder(reverse, (count,))
        ends = set(exits)
        forward = [(*block.successors, count) if block.index in ends else block.successors for block in self.blocks]
        found = _immediate_dominators(order, [*forward, ()], count + 1)
        return tuple(-1 if found[index] == count else found[index] for index in range(count))

    def dominates(self, a: int, b: int) -> bool:
        """True if every path from the entry to block b goes through block a."""
        tree = self.dominators
        while b != a:
            parent = tree[b]
            if parent in (b, -1):
                return False
            b = parent
        return True

    def instruction_at(self, line: int) -> int | None:
        """Dense index of the instruction on a line of the program, None if there is none."""
        return self._by_line.get(line)

    def written(self, blocks: Iterable[int]) -> int:
        """The registers that instructions of some blocks write, as a bit set over register codes."""
        writes = 0
        for index in self.inside(blocks):
            writes |= self.effects[index].writes
        return writes

    def touched(self, indices: Iterable[int] | None = None) -> int:
        """The registers that some instructions, by default all, read or write, as a bit set over register codes."""
        found = 0
        for effect in self.effects if indices is None else map(self.effects.__getitem__, indices):
            found |= effect.reads | effect.writes
        return found

    def inside(self, blocks: Iterable[int]) -> list[int]:
        """The instructions of some blocks, in the order of these."""
        return [index for block in blocks for index in self.blocks[block].instructions]

    def block_at(self, index: int) -> Block:
        """The block of an instruction."""
        return self.blocks[self.block_of[index]]

    @cached_property
    def rank(self) -> Mapping[int, int]:
        """The place of every block in `full_order`."""
        return {block: place for place, block in enumerate(self.full_order)}

    def line_number(self, index: int) -> int:
        """The line of the file that was read on which an instruction stands, from 1; 0 if a pass made it."""
        return self.function.program.lines[self.lines[index]].number

    def place(self, index: int) -> str:
        """`line n` of an instruction, for messages; where a pass made it, its text and the nearest line above it."""
        program, line = self.function.program, self.lines[index]
        number = program.lines[line].number
        if number:
            return f"line {number}"
        return f"'{program.lines[line].text.partition(';')[0].strip()}' after line {program.span(line).line}"

    @cached_property
    def _by_line(self) -> dict[int, int]:
        return {line: index for index, line in enumerate(self.lines)}


@kept
def build_flow(function: Function, starts_too: frozenset[int] = frozenset()) -> ControlFlow:
    """The control flow graph of a kernel or function. `starts_too`: more instructions at which a block starts."""
    pairs = function.instructions
    lines = tuple(line for line, _ in pairs)
    instructions = tuple(instruction for _, instruction in pairs)
    problem = _assembler_program(function)
    positions = label_positions(function, lines)
    targets, problem = _branch_targets(instructions, positions, problem)
    jumps = tuple(long_jumps(instructions, positions))
    targets |= {jump.last: positions[jump.label] for jump in jumps}
    entered = [jump for jump in jumps if any(jump.first < target <= jump.last for target in targets.values())]
    if entered:
        problem = problem or f"a branch into what computes where {instructions[entered[0].last]} goes"
    starts = _block_starts(instructions, targets, starts_too)
    block_of: list[int] = []
    ends = [*starts[1:], len(instructions)] if starts else []
    for number, (first, last) in enumerate(zip(starts, ends, strict=True)):
        block_of += [number] * (last - first)
    shapes = []
    for number, first in enumerate(starts):
        last = starts[number + 1] if number + 1 < len(starts) else len(instructions)
        ending, successors = _leave(function, instructions, last - 1, targets)
        if ending is Ending.UNKNOWN:
            problem = problem or f"jump to an unknown place: {instructions[last - 1]}"
        blocks_after = tuple(dict.fromkeys(block_of[target] for target in successors if target < len(instructions)))
        if any(target >= len(instructions) for target in successors) and not blocks_after:
            ending = Ending.UNKNOWN
        shapes.append((first, last, ending, blocks_after))
    predecessors: list[list[int]] = [[] for _ in shapes]
    for number, (_, _, _, after) in enumerate(shapes):
        for successor in after:
            predecessors[successor].append(number)
    names: dict[int, list[str]] = {}
    reached = set(targets.values())
    named = {branch_target(instructions[index]) for index in targets} | {jump.label for jump in jumps}
    for label, position in sorted(positions.items(), key=lambda place: place[0] not in named):
        if position in reached:
            names.setdefault(position, []).append(label)
    blocks = tuple(
        Block(number, first, last, ending, after, tuple(predecessors[number]), tuple(names.get(first, ())))
        for number, (first, last, ending, after) in enumerate(shapes)
    )
    calls = frozenset(index for index, instruction in enumerate(instructions) if instruction.is_call)
    fences = _fences(function, pairs)
    kept = _kept(function, lines, instructions, fences)
    return ControlFlow(function, instructions, lines, blocks, tuple(block_of), fences, calls, problem, jumps, kept)


def _assembler_program(function: Function) -> str | None:
    """Macro calls, repetitions and conditionals are text to be expanded: what they hold is not known here. What defines
    a macro holds nothing.
    """
    for _, line in function.lines():
        if line.opaque_reason not in ("", INLINE_ASSEMBLY, MACRO_BLOCK) and line.instruction is None:
            return f"line {line.number}: {line.opaque_reason}, which `isatool fmt --expand` writes out"
    return None


def label_positions(function: Function, lines: tuple[int, ...]) -> dict[str, int]:
    """Labels of the body and the dense index of the first instruction at or after them."""
    positions: dict[str, int] = {}
    position = 0
    for index, line in function.lines():
        while position < len(lines) and lines[position] < index:
            position += 1
        for label in line.labels:
            positions[label] = position
    return positions


def _branch_targets(
    instructions: tuple[AnyInstruction, ...], positions: dict[str, int], problem: str | None
) -> tuple[dict[int, int], str | None]:
    """Dense index of the target of every direct branch whose label is in this function."""
    targets: dict[int, int] = {}
    for index, instruction in enumerate(instructions):
        if not instruction.is_branch or instruction.operation in _JUMPS or instruction.is_call:
            continue
        label = branch_target(instruction)
        if label is not None and label in positions:
            targets[index] = positions[label]
        else:
            problem = problem or f"branch to an unknown place: {instruction}"
    return targets, problem


def _block_starts(
    instructions: tuple[AnyInstruction, ...], targets: dict[int, int], starts_too: Iterable[int]
) -> list[int]:
    count = len(instructions)
    starts = {0, *targets.values(), *starts_too} if count else set()
    for index, instruction in enumerate(instructions):
        if index in targets or instruction.is_end or instruction.operation in _JUMPS or _is_jump(instruction):
            starts.add(index + 1)
    return sorted(start for start in starts if 0 <= start < count)


def _is_jump(instruction: AnyInstruction) -> bool:
    return instruction.is_branch and not instruction.is_call


def _leave(
    function: Function, instructions: tuple[AnyInstruction, ...], index: int, targets: dict[int, int]
) -> tuple[Ending, tuple[int, ...]]:
    """How control goes on after an instruction, and the dense indices it may go to."""
    instruction = instructions[index]
    if instruction.is_end:
        return Ending.END, ()
    if index in targets and instruction.operation in (Op.BRANCH, Op.SETPC):
        return Ending.BRANCH, (targets[index],)
    if instruction.operation in _JUMPS:
        leaves = _returns(function, instruction) or _is_tail_call(function, instructions, index)
        return (Ending.RETURN if leaves else Ending.UNKNOWN), ()
    if index in targets:
        return Ending.CONDITIONAL, (targets[index], index + 1)
    if _is_jump(instruction):
        return Ending.UNKNOWN, ()
    return Ending.FALL, (index + 1,)


def _returns(function: Function, instruction: AnyInstruction) -> bool:
    if function.is_kernel or instruction.operation != Op.SETPC:
        return False
    return any(register == RETURN_ADDRESS for operand in instruction.operands for register in operand.registers)


def _is_tail_call(function: Function, instructions: tuple[AnyInstruction, ...], index: int) -> bool:
    """A jump of a function to another one of the file, which then returns to our caller: the address comes from
    s_getpc_b64, s_add_u32 and s_addc_u32 before it, with nothing else that writes it.
    """
    jump = instructions[index]
    if function.is_kernel or jump.operation != Op.SETPC:
        return False
    address = {register for operand in jump.operands for register in operand.registers}
    symbols: list[str] = []
    for place in range(index - 1, -1, -1):
        instruction = instructions[place]
        if instruction.is_branch or instruction.is_opaque:
            return False
        if not address.intersection(instruction.defs):
            continue
        if instruction.operation == Op.GETPC:
            names = {other.name for other in function.program.functions}
            return len(symbols) == 2 and len(set(symbols)) == 1 and symbols[0] in names
        added = [name for operand in instruction.operands for name in _symbols(operand.value)]
        if not instruction.is_scalar or instruction.operation not in (Op.ADD, Op.ADDC) or len(added) != 1:
            return False
        symbols += added
    return False


def _symbols(value: object) -> tuple[str, ...]:
    return value.symbols if isinstance(value, Expression) and "@rel32@" in value.text else ()


def _fences(function: Function, pairs: Iterable[tuple[int, AnyInstruction]]) -> dict[int, str]:
    """Inline assembly, unknown instructions and calls, with the reason."""
    lines = function.program.lines
    fences: dict[int, str] = {}
    for index, (line, instruction) in enumerate(pairs):
        if lines[line].opaque_reason:
            fences[index] = lines[line].opaque_reason
        elif instruction.is_opaque:
            fences[index] = f"unknown instruction {instruction.name}"
        elif instruction.is_call:
            fences[index] = "call"
    return fences


def _clause_length(instruction: AnyInstruction) -> int:
    if instruction.operation != Op.CLAUSE or not instruction.operands:
        return 0
    value = instruction.operands[0].value
    return (value.value & 0x3F) + 1 if isinstance(value, Integer) else 0


def _kept(
    function: Function, lines: tuple[int, ...], instructions: tuple[AnyInstruction, ...], fences: dict[int, str]
) -> frozenset[int]:
    """Instructions that a hint keeps, put among the fences."""
    places = kept_lines(function)
    if not places:
        return frozenset()
    found = {index for index, line in enumerate(lines) if line in places}
    for index in tuple(found):
        found.update(range(index + 1, index + 1 + _clause_length(instructions[index])))  # a clause is kept as a whole
    kept = frozenset(index for index in found if index < len(lines) and index not in fences)
    for index in kept:
        fences[index] = f"a hint keeps line {function.program.lines[lines[index]].number}"
    return kept


def reachable(starts: Iterable[int], onward: Callable[[int], Iterable[int]]) -> set[int]:
    """The blocks (or other numbers) reached from some, these included, where `onward` names those next to one."""
    found: set[int] = set()
    waiting = list(starts)
    while waiting:
        block = waiting.pop()
        if block not in found:
            found.add(block)
            waiting += onward(block)
    return found


def _reverse_postorder(successors: list[tuple[int, ...]], roots: tuple[int, ...]) -> tuple[int, ...]:
    seen = set(roots)
    postorder: list[int] = []
    stack = [(root, iter(successors[root])) for root in roots]
    while stack:
        node, rest = stack[-1]
        following = next((successor for successor in rest if successor not in seen), None)
        if following is None:
            stack.pop()
            postorder.append(node)
        else:
            seen.add(following)
            stack.append((following, iter(successors[following])))
    return tuple(reversed(postorder))


def _immediate_dominators(order: tuple[int, ...], predecessors: list[tuple[int, ...]], count: int) -> tuple[int, ...]:
    """Iterative dominators over a reverse postorder; the first node of the order is the root."""
    rank = {node: position for position, node in enumerate(order)}
    found = [-1] * count
    if not order:
        return tuple(found)
    found[order[0]] = order[0]
    changed = True
    while changed:
        changed = False
        for node in order[1:]:
            best = -1
            for predecessor in predecessors[node]:
                if found[predecessor] == -1 or predecessor not in rank:
                    continue
                best = predecessor if best == -1 else _meet(best, predecessor, found, rank)
            if best != found[node]:
                found[node] = best
                changed = True
    return tuple(found)


def _meet(a: int, b: int, found: list[int], rank: dict[int, int]) -> int:
    while a != b:
        while rank[a] > rank[b]:
            a = found[a]
        while rank[b] > rank[a]:
            b = found[b]
    return a
