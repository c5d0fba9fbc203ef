"""A function as blocks of instructions with successors and no labels, which writes itself as text again.

A pass says which blocks there are, in which order, and where control goes from each; labels, branches and their
senses, alignment, comments and the relation to the input follow from that. What no pass touched is written as it was
read, byte for byte. A copy of a block has the same instructions, and its own place among the successors.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.loops import Loop
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Expression
from isatool.isa import opcodes
from isatool.isa.target import Target
from isatool.records import record

Decisions = Mapping[int, int]
"""the successor of each block whose last branch goes one way only in a copy"""


def copied_label(label: str, copy: int) -> str:
    """The name of a label in a copy of a loop."""
    return f"{label}_copy{copy}"


def is_number(label: str) -> bool:
    """True for what the reader calls a label that is only a number (`1:`, named by `1b` and `1f`)."""
    return label[:1].isdigit()


def branch(name: str, label: str, target: Target) -> Instruction:
    """A branch to a label."""
    return Instruction.build(name, (Expression(label, (label,)),), of=target)


def renamed_branch(instruction: AnyInstruction, label: str) -> AnyInstruction:
    """The same branch to another label."""
    assert isinstance(instruction, Instruction)
    return instruction.with_operands(
        replace(operand, value=Expression(label, (label,))) if isinstance(operand.value, Expression) else operand
        for operand in instruction.operands
    )


def require_plain(flow: ControlFlow, indices: Iterable[int]) -> None:
    """RefusedError if an instruction, or a line right before it, may not be copied."""
    lines = flow.function.program.lines
    for index in indices:
        start = flow.lines[index - 1] + 1 if index else flow.function.first
        for line in lines[start : flow.lines[index] + 1]:
            if line.opaque_reason:
                raise RefusedError(f"line {line.number} is opaque: {line.opaque_reason}")
            if line.directive is not None and line.directive.may_emit:
                raise RefusedError(f"line {line.number}: {line.directive.name} among the instructions is not followed")
        if index in flow.fences:
            raise RefusedError(f"{flow.place(index)}: {flow.fences[index]}")


class Place(NamedTuple):
    """A block by its number, and the number of its copy, 0 for the block itself. Blocks that a pass adds have numbers
    above those of the input's blocks.
    """

    block: int
    copy: int = 0


class BodyOp(NamedTuple):
    """An instruction, the index of the input's line that it comes from (-1 if a pass added it), and the number of the
    copy that it is in.
    """

    instruction: AnyInstruction
    origin: int = -1
    copy: int = 0


class SideExit(NamedTuple):
    """Code that ends in a branch, given by its mnemonic, to the block `goal`."""

    code: Sequence[AnyInstruction]
    branch: str
    goal: Place


class Part(NamedTuple):
    """A piece of a loop in another form: code, then a branch of the loop (`test`, its dense index; -1 for none).

    Control goes to `leave` where the branch leaves the loop, and to `stay` where it does not or there is no branch.
    Each is a block, the label of another part, or None for the part that follows.
    """

    ops: Sequence[BodyOp]
    label: str = ""
    test: int = -1
    leave: Place | str | None = None
    stay: Place | str | None = None
    copy: int = 0


@record
class BodyBlock:
    """Instructions, the branch after them (`end`), and the successors (`next`), the target of a conditional branch
    first.
    """

    ops: tuple[BodyOp, ...]
    next: tuple[Place, ...]
    end: BodyOp | None = None
    label: str = ""
    """the label that branches to the block name"""
    is_named: bool = False
    """whether the label is written even if no branch names it"""
    is_copied: bool = False
    """whether it is one of several copies (the first may be the block itself): compilers' comments on loops go"""
    before: Place | None = None
    """a block to which a branch is written even where control would fall into it"""

    @property
    def all_ops(self) -> tuple[BodyOp, ...]:
        """All instructions, the branch at the end among them."""
        return self.ops if self.end is None else (*self.ops, self.end)


@record
class Body:
    """The blocks of a function in the order of the text."""

    flow: ControlFlow
    blocks: Mapping[Place, BodyBlock]
    order: tuple[Place, ...]

    @classmethod
    def of(cls, flow: ControlFlow) -> Body:
        """A function as it is."""
        blocks: dict[Place, BodyBlock] = {}
        stem = f".L{flow.function.name}"
        for block in flow.blocks:
            ops = [BodyOp(flow.instructions[index], flow.lines[index]) for index in block.instructions]
            end = ops.pop() if block.ending in (Ending.BRANCH, Ending.CONDITIONAL) else None
            label = next((label for label in block.labels if not is_number(label)), "")
            stem = label or stem
            label = label or f"{stem}_block{block.index}"
            place, after = Place(block.index), Place(block.index + 1)
            following = tuple(map(Place, block.successors))
            blocks[place] = BodyBlock(tuple(ops), following, end, label, before=after)
        return cls(flow, blocks, tuple(blocks))

    # -- changes

    def copies(
        self,
        blocks: Sequence[int],
        decisions: Sequence[Decisions],
        back: Place | None,
        *,
        first: int = 0,
        left_out: Collection[int] = (),
    ) -> Body:
        """The body with one copy of a loop for each of `decisions`, numbered from `first` on; `blocks` are those of the
        loop, its header first.

        A back edge leads to the next copy, that of the last copy to `back`: RefusedError if there is one and `back` is
        None. Copies with decisions are without the instructions `left_out`.
        """
        header = blocks[0]
        goes: dict[Place, tuple[Place, ...]] = {}
        waiting = [Place(header, first)]
        while waiting:
            spend()
            place = waiting.pop()
            if place in goes:
                continue
            decided = decisions[place.copy - first].get(place.block)
            onward = []
            for target in self.flow.blocks[place.block].successors if decided is None else (decided,):
                inside = target in blocks
                goal = Place(target, place.copy + (target == header)) if inside else Place(target)
                if inside and goal.copy - first == len(decisions):
                    if back is None:
                        raise RefusedError("a branch leads back from the last copy to what follows it")
                    onward.append(back)
                    continue
                onward.append(goal)
                waiting += [goal] if inside else []
            goes[place] = tuple(onward)
        order = (Place(block, first + copy) for copy in range(len(decisions)) for block in blocks)
        at = Place(header) if back is None or back not in self.blocks else back
        made = self.with_copies(
            {place: goes[place] for place in order if place in goes}, blocks if not first else (), at
        )
        gone = {place for place in goes if decisions[place.copy - first]}
        return made.without(left_out, gone) if left_out else made

    def with_copies(
        self,
        goes: Mapping[Place, tuple[Place, ...]],
        instead_of: Collection[int],
        at: Place | None,
        named: Callable[[str, int], str] = copied_label,
    ) -> Body:
        """The body with copies of blocks, which have the successors of `goes` and its order, before block `at` (None:
        after all others), and without the blocks `instead_of`.

        RefusedError for what may not be copied.
        """
        copied = (self.blocks[Place(block)] for block in sorted({place.block for place in goes}))
        indices = (self.flow.instruction_at(op.origin) for block in copied for op in block.all_ops)
        require_plain(self.flow, (index for index in indices if index is not None))
        made = dict(self.blocks)
        for block in instead_of:
            del made[Place(block)]
        for place, onward in goes.items():
            old = self.blocks[Place(place.block)]
            label = named(old.label, place.copy) if place.copy else old.label
            made[place] = BodyBlock(
                tuple(op._replace(copy=place.copy) for op in old.ops),
                onward,
                None if old.end is None else old.end._replace(copy=place.copy),
                label,
                is_copied=True,
            )
        cut = self._rank(at)
        kept = [
            [place for place in part if place in made and place not in goes]
            for part in (self.order[:cut], self.order[cut:])
        ]
        return replace(self, blocks=made, order=(*kept[0], *goes, *kept[1]))

    def without(self, instructions: Collection[int], places: Iterable[Place] | None = None) -> Body:
        """The body without some instructions of the input (dense indices), in some blocks or all."""
        lines = {self.flow.lines[index] for index in instructions}
        made = dict(self.blocks)
        for place in self.blocks if places is None else places:
            made[place] = replace(made[place], ops=tuple(op for op in made[place].ops if op.origin not in lines))
        return replace(self, blocks=made)

    def named(self, place: Place, label: str) -> Body:
        """The body with a label of that name before a block."""
        return replace(self, blocks={**self.blocks, place: replace(self.blocks[place], label=label, is_named=True)})

    def with_blocks(self, made: Mapping[Place, BodyBlock], at: Place | None) -> Body:
        """The body with more blocks, before `at` or, if that is None, after the last."""
        cut = self._rank(at)
        order = (*self.order[:cut], *made, *self.order[cut:])
        return replace(self, blocks={**self.blocks, **made}, order=order)

    def _rank(self, place: Place | None) -> int:
        return len(self.order) if place is None else self.order.index(place)

    def following(self, place: Place) -> Place | None:
        """The block after another in the text."""
        return next(iter(self.order[self.order.index(place) + 1 :]), None)

    def with_tests(
        self, tests: Sequence[SideExit], then: Place, at: Place | None, label: str = ""
    ) -> tuple[Body, Place]:
        """The body with a block for each test before `at`, and the first of them. If no branch is taken, control goes
        on to `then`.
        """
        places = self.unused(len(tests) or 1)
        made = dict.fromkeys(places, BodyBlock((), (then,)))
        for place, following, test in zip(places, [*places[1:], then], tests, strict=False):
            end = branch(test.branch, label, self.flow.function.target)
            made[place] = BodyBlock(tuple(map(BodyOp, test.code)), (test.goal, following), BodyOp(end))
        made[places[0]] = replace(made[places[0]], label=label, is_named=bool(label))
        return self.with_blocks(made, at), places[0]

    def on_the_way(
        self, source: Place, goal: Place, code: Sequence[AnyInstruction], tests: Sequence[SideExit] = ()
    ) -> Body:
        """The body with tests, then code, on the edge from `source` to `goal`, where control falls or jumps; what an
        earlier call put there comes first.
        """
        while self.blocks[source].next[-1] != goal:
            source = self.blocks[source].next[-1]
        block, place = self.blocks[source], self.unused(1)[0]
        leads = replace(block, end=block.end if len(block.next) > 1 else None)
        jump = None if leads.end else block.end
        tail = BodyBlock(tuple(map(BodyOp, code)), (goal,), jump, before=block.before)
        body, first = self.with_blocks({place: tail}, self.following(source)).with_tests(tests, place, place)
        return replace(body, blocks={**body.blocks, source: replace(leads, next=(*block.next[:-1], first))})

    def changed(
        self, before: Mapping[int, Sequence[AnyInstruction]], replaced: Mapping[int, AnyInstruction] | None = None
    ) -> Body:
        """The body with code before instructions of the input (`before`) and with others in their places (`replaced`),
        both by dense index; copies stay as they are.
        """
        code = {self.flow.lines[index]: tuple(map(BodyOp, new)) for index, new in before.items()}
        others = {self.flow.lines[index]: new for index, new in (replaced or {}).items()}
        made = dict(self.blocks)
        for place, block in self.blocks.items():
            if place.copy or not any(op.origin in code or op.origin in others for op in block.all_ops):
                continue
            ops: list[BodyOp] = []
            for op in block.all_ops:
                ops += code.get(op.origin, ())
                ops.append(op._replace(instruction=others.get(op.origin, op.instruction)))
            end = ops.pop() if block.end else None
            made[place] = replace(block, ops=tuple(ops), end=end)
        return replace(self, blocks=made)

    def decided(self, ways: Mapping[int, int]) -> Body:
        """The body with a single successor, given in `ways`, of some blocks of the input."""
        made = {Place(block): replace(self.blocks[Place(block)], next=(Place(goal),)) for block, goal in ways.items()}
        return replace(self, blocks={**self.blocks, **made})

    def split(self, index: int, label: str) -> tuple[Body, Place]:
        """The body with a block of the input cut before an instruction, and the block that begins with it; before the
        first there is left a block with the label alone.
        """
        place = Place(self.flow.block_of[index])
        block, rest = self.blocks[place], self.unused(1)[0]
        cut = [op.origin for op in block.all_ops].index(self.flow.lines[index])
        parts = {
            place: replace(block, ops=block.ops[:cut], next=(rest,), end=None, before=None),
            rest: replace(block, ops=block.ops[cut:], label=label, is_named=False),
        }
        body = self.with_blocks({rest: parts[rest]}, self.following(place))
        return replace(body, blocks={**body.blocks, **parts}), rest

    def unused(self, count: int) -> list[Place]:
        """Places for new blocks."""
        number = max(place.block for place in self.blocks) + 1
        return [Place(number + each) for each in range(count)]

    def with_parts(self, loop: Loop, parts: Sequence[Part], after: Place) -> Body:
        """The body with the parts instead of a loop: the first has the loop's label, the last leads to `after`."""
        header = Place(loop.header)
        places = [header, *self.unused(len(parts) - 1)]
        named: dict[Place | str, Place] = {part.label: place for place, part in zip(places, parts, strict=True)}
        made: dict[Place, BodyBlock] = {}
        for place, part, following in zip(places, parts, [*places[1:], after], strict=True):
            stay, leave = (
                following if goal is None else named[goal] if isinstance(goal, str) else goal
                for goal in (part.stay, part.leave)
            )
            onward: tuple[Place, ...] = (stay,)
            end = None
            if part.test >= 0:
                ways = self.flow.block_at(part.test).successors
                onward = tuple(stay if way in loop.blocks else leave for way in ways)
                end = BodyOp(self.flow.instructions[part.test], self.flow.lines[part.test], part.copy)
            label = part.label or f"{self.blocks[header].label}_block{place.block}"
            made[place] = BodyBlock(tuple(part.ops), onward, end, label, is_named=bool(part.label))
        made[header] = replace(made[header], label=self.blocks[header].label)
        return self.instead_of(loop, made)

    def instead_of(self, loop: Loop, made: Mapping[Place, BodyBlock]) -> Body:
        """The body with other blocks instead of a loop."""
        kept = {place: block for place, block in self.blocks.items() if place.block not in loop.blocks}
        cut = self.order.index(Place(loop.header))
        parts = [[place for place in part if place in kept] for part in (self.order[:cut], self.order[cut:])]
        return replace(self, blocks={**kept, **made}, order=(*parts[0], *made, *parts[1]))

    def copied(self, places: Sequence[Place], at: Place | None, ending: str) -> Body:
        """The body with a copy of each of these blocks, numbered 1; copies lead to copies where the blocks lead to each
        other. `ending` is added to their labels.
        """
        goes = {
            place._replace(copy=1): tuple(goal._replace(copy=int(goal in places)) for goal in self.blocks[place].next)
            for place in places
        }
        return self.with_copies(goes, (), at, lambda label, _: label + ending)

    def redirected(self, sources: Iterable[Place], old: Place, new: Place) -> Body:
        """The body in which the blocks `sources` lead to `new` instead of `old`."""
        made = dict(self.blocks)
        for place in sources:
            onward = tuple(new if goal == old else goal for goal in made[place].next)
            made[place] = replace(made[place], next=onward)
        return replace(self, blocks=made)

    def with_jump(self, start: Place) -> Body:
        """The body with a branch before `start` where control would fall into it, so that code can be put between."""
        before = self.order[self.order.index(start) - 1]
        if self.order[0] == start or self.blocks[before].next[-1:] != (start,):
            return self
        body, entry = self.with_tests((), start, start)
        leads = replace(body.blocks[before], next=(*body.blocks[before].next[:-1], entry))
        jump = BodyOp(branch(opcodes.S_BRANCH, "", self.flow.function.target))
        made = replace(body.blocks[entry], end=jump, before=start)
        return replace(body, blocks={**body.blocks, before: leads, entry: made})
