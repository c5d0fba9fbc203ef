"""A function on virtual registers: every VGPR operand names a web instead of a register.

Passes reorder, split and join instructions in this form, compute liveness of webs on the new order, and print it back
with new registers. Within one half of an instruction a register number stands for one web as a source and one as a
destination, so the instruction itself with its old registers serves as the template.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from isatool.allowance import spend
from isatool.analysis.effects import bits
from isatool.analysis.webs import Site, Webs
from isatool.ir.instruction import AnyInstruction, Dual, Instruction, whole_instruction
from isatool.ir.line import Line
from isatool.ir.moves import is_plain_move
from isatool.ir.operands import Operand, RegisterList
from isatool.isa.registers import Register, RegisterRange, vgpr
from isatool.isa.table import Role
from isatool.records import record


class NotConsecutiveError(Exception):
    """A tuple operand whose webs did not get consecutive registers."""


@record
class VirtualHalf:
    """One operation; `uses` and `defs` map its VGPRs to web numbers. A tied register is in both with the same web."""

    instruction: Instruction
    uses: Mapping[Register, int]
    defs: Mapping[Register, int]

    def materialise(self, registers: Mapping[int, int]) -> Instruction:
        """The operation on the registers that the webs got; NotConsecutiveError if a tuple is torn."""
        if not self.uses and not self.defs:
            return self.instruction
        return self.instruction.with_operands(
            tuple(self._operand(operand, registers) for operand in self.instruction.operands)
        )

    def _operand(self, operand: Operand, registers: Mapping[int, int]) -> Operand:
        if not operand.is_vgpr:
            return operand
        webs = self.defs if operand.role is not Role.USE else self.uses
        value = operand.value
        if isinstance(value, RegisterList):
            parts = tuple(self._range(part, webs, registers) for part in value.ranges)
            return operand.with_value(RegisterList(parts))
        assert isinstance(value, RegisterRange)
        renamed = self._range(value, webs, registers)
        return operand if renamed == value else operand.with_value(renamed)

    def _range(self, value: RegisterRange, webs: Mapping[Register, int], registers: Mapping[int, int]) -> RegisterRange:
        numbers = [registers[webs[register]] for register in value.registers]
        if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
            raise NotConsecutiveError(f"{self.instruction}: {numbers}")
        return RegisterRange(vgpr(numbers[0]), len(numbers))


@record
class VirtualInstruction:
    """An instruction or VOPD on webs. `origins` are the line indices it stands for; `line` carries label and comment.

    `early` marks destinations that may not share a register with a source of the same instruction.
    """

    halves: tuple[VirtualHalf, ...]
    origins: tuple[int, ...]
    line: Line | None = None
    early: bool = False

    @property
    def instruction(self) -> AnyInstruction:
        """The template with its old registers."""
        if len(self.halves) == 1:
            return self.halves[0].instruction
        return Dual(self.halves[0].instruction, self.halves[1].instruction)

    @property
    def uses(self) -> int:
        """Webs read, as a bit set."""
        return bits(web for half in self.halves for web in half.uses.values())

    @property
    def defs(self) -> int:
        """Webs written, as a bit set."""
        return bits(web for half in self.halves for web in half.defs.values())

    def materialise(self, registers: Mapping[int, int]) -> AnyInstruction:
        """The instruction on real registers."""
        return whole_instruction([half.materialise(registers) for half in self.halves])


Item = VirtualInstruction | Line


@record
class VirtualBlock:
    """Items of a basic block in order: instructions, and the lines between them that hold none."""

    items: tuple[Item, ...]
    successors: tuple[int, ...]

    @property
    def instructions(self) -> tuple[VirtualInstruction, ...]:
        """The instructions alone."""
        return tuple(item for item in self.items if isinstance(item, VirtualInstruction))


@record
class VirtualCode:
    """Blocks in file order; webs are numbered 0 <= web < count."""

    blocks: tuple[VirtualBlock, ...]
    count: int

    def with_block(self, index: int, items: Sequence[Item]) -> VirtualCode:
        """The same code with another block body."""
        blocks = list(self.blocks)
        blocks[index] = replace(blocks[index], items=tuple(items))
        return replace(self, blocks=tuple(blocks))


def live_out(code: VirtualCode) -> list[int]:
    """Webs live at the end of each block, as bit sets. A web read but not written on some path is live before it."""
    through: list[tuple[int, int]] = []
    for block in code.blocks:
        generated = killed = 0
        for instruction in reversed(block.instructions):
            uses, defs = instruction.uses, instruction.defs
            generated = (generated & ~defs) | uses
            killed = (killed | defs) & ~uses
        through.append((generated, killed))
    live_in = [generated for generated, _ in through]
    out = [0] * len(code.blocks)
    changed = True
    while changed:
        changed = False
        for index in range(len(code.blocks) - 1, -1, -1):
            after = 0
            for successor in code.blocks[index].successors:
                after |= live_in[successor]
            out[index] = after
            generated, killed = through[index]
            before = generated | (after & ~killed)
            if before != live_in[index]:
                live_in[index] = before
                changed = True
    return out


def live_at_entry(code: VirtualCode) -> int:
    """Webs read before any write on some path from the entry."""
    live = live_out(code)[0]
    for instruction in reversed(code.blocks[0].instructions):
        live = (live & ~instruction.defs) | instruction.uses
    return live


def copied(half: VirtualHalf) -> tuple[int, int] | None:
    """(target, source) of a move of one web to another that starts a new value; None for anything else."""
    if not is_plain_move(half.instruction) or len(half.uses) != 1 or len(half.defs) != 1:
        return None
    (source,), (target,) = half.uses.values(), half.defs.values()
    return target, source


def interference(code: VirtualCode, *, copies: bool = False) -> tuple[list[int], int]:
    """(bit set of interfering webs for each web, largest number of webs live at once).

    `copies`: the target of a move does not interfere with its source there, as both hold the same.

    A definition interferes with what is live after it, also if it is dead itself, and with the others of its
    instruction. Sources that die may share registers with destinations unless the destination is written early; an
    overlap of those that the input has is left to it: compilers let the unneeded high half of an addend overlap.
    """
    edges = [0] * code.count
    out = live_out(code)
    peak = 0
    entry = live_at_entry(code)
    _connect(edges, entry, entry)
    for index, block in enumerate(code.blocks):
        spend()
        live = out[index]
        peak = max(peak, live.bit_count())
        for instruction in reversed(block.instructions):
            uses, defs = instruction.uses, instruction.defs
            peak = max(peak, (live | defs).bit_count())
            own = [copied(half) for half in instruction.halves] if copies else []
            for copy, half in zip(own, instruction.halves, strict=False):
                same = 1 << copy[1] if copy is not None and not defs >> copy[1] & 1 else 0
                _connect(edges, bits(half.defs.values()), (live | defs) & ~same)
            if not copies:
                _connect(edges, defs, live | defs)
            for half in instruction.halves if instruction.early else ():
                for register, web in half.defs.items():
                    _connect(edges, 1 << web, bits(used for other, used in half.uses.items() if other != register))
            live = (live & ~defs) | uses
            peak = max(peak, live.bit_count())
    for web in range(code.count):
        edges[web] &= ~(1 << web)
    return edges, peak


def _connect(edges: list[int], definitions: int, around: int) -> None:
    """Edges both ways between each definition and everything around it."""
    rest = definitions
    while rest:
        low = rest & -rest
        rest ^= low
        web = low.bit_length() - 1
        fresh = around & ~edges[web] & ~low
        edges[web] |= fresh
        while fresh:
            other = fresh & -fresh
            fresh ^= other
            edges[other.bit_length() - 1] |= low


def build_virtual(webs: Webs, into: Mapping[int, int] | None = None) -> VirtualCode:
    """A function on the webs of its VGPRs; `into` renames webs that are to be one."""
    into = into or {}
    flow = webs.flow
    lines = flow.function.program.lines
    starts = [_with_leading_lines(lines, flow.lines[block.first]) for block in flow.blocks]
    starts[:1] = [flow.function.first]
    blocks = []
    for block in flow.blocks:
        last = starts[block.index + 1] if block.index + 1 < len(starts) else flow.function.last
        items: list[Item] = []
        for index in range(starts[block.index], last):
            dense = flow.instruction_at(index)
            line = lines[index]
            if dense is not None and line.labels:
                items += [Line.label(label) for label in line.labels]
                line = Line.of(flow.instructions[dense], line.comment, number=line.number)
            items.append(line if dense is None else _virtual(webs, dense, line, into))
        blocks.append(VirtualBlock(tuple(items), block.successors))
    return VirtualCode(tuple(blocks), len(webs.webs))


def _with_leading_lines(lines: Sequence[Line], index: int) -> int:
    """The first of the lines without instruction that are before a block's first instruction."""
    while index > 0 and not lines[index - 1].has_instruction:
        index -= 1
    return index


def _virtual(webs: Webs, dense: int, line: Line, into: Mapping[int, int]) -> VirtualInstruction:
    instruction = webs.flow.instructions[dense]
    halves = []
    early = False
    for number, half in enumerate(instruction.halves):
        uses: dict[Register, int] = {}
        defs: dict[Register, int] = {}
        for position, operand in enumerate(half.operands):
            found = webs.at.get(Site(dense, number, position))
            if found is None or not operand.is_vgpr:
                continue
            retained = webs.liveness.retained[dense]
            read_undef = webs.liveness.read_undef.get(dense, 0)
            for register, web in zip(operand.registers, found, strict=True):
                image = into.get(web, web)
                if operand.is_def:
                    defs[register] = image
                is_read = operand.is_use or operand.half
                if (is_read and not (operand.is_def and read_undef >> register & 1)) or retained >> register & 1:
                    uses[register] = image
        early = early or bool(half.row is not None and half.row.early_clobber)
        halves.append(VirtualHalf(half, uses, defs))
    return VirtualInstruction(tuple(halves), (webs.flow.lines[dense],), line, early)
