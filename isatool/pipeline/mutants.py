"""Kernels with one fault each, such as a rewrite with a mistake would make: what a proof and the runs have to notice.

A fault is a change of one or a few lines of the text, drawn by a seed; the other lines stay as they are, and so do the
line numbers. Not every fault changes what a kernel computes. It is long because it is a list: one method for a kind of
fault.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property
from random import Random
from typing import Final

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.interference import Interference, build_interference
from isatool.analysis.webs import Webs, build_webs
from isatool.asm.emitter import emit
from isatool.ir.instruction import AnyInstruction, Instruction, whole_instruction
from isatool.ir.line import Line
from isatool.ir.operands import Integer, Modifier, Operand
from isatool.ir.program import Function
from isatool.isa import opcodes
from isatool.isa.cache_policy import SCOPES
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_LO, Register, RegisterRange, sgpr, vgpr
from isatool.isa.table import AddressSpace, Unit
from isatool.pipeline.instruction_changes import (
    accumulator_of,
    computes,
    ends_program,
    flags_of,
    is_offset,
    is_tuple,
    sources_of,
    takes_sign,
    with_accumulator,
    with_modifiers,
    with_sources_exchanged,
)
from isatool.pipeline.other_opcodes import other_branch, other_opcodes
from isatool.records import record

_DRAWS: Final = 60
"""how often a fault is drawn that turns out not to be possible before a kind is given up"""
_NEAR: Final = 8
_SGPRS: Final = 106
_MOST_OFFSET: Final = 4095
"""of a global or buffer access that is certainly encodable"""

Edit = Mapping[int, tuple[str, ...]]
"""new texts for lines by index, none for a line that goes"""


def _is_counter_wait(instruction: AnyInstruction) -> bool:
    return instruction.is_wait and instruction.operation != Op.WAIT_IDLE


@record
class Mutant:
    """A kernel with a fault: its kind, 1-based line, the lines before and after, the whole text."""

    kind: str
    line: int
    before: str
    after: str
    text: str


class Mutator:
    """Draws faults of one kernel. The same seed gives the same faults."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.flow: ControlFlow = build_flow(function)
        self.random = Random(0)
        self._makers: dict[str, Callable[[], Edit | None]] = {
            "register": self._register,
            "scalar": self._scalar,
            "sources": self._sources,
            "tuple": self._tuple,
            "accumulators": self._accumulators,
            "merge": self._merge,
            "deletion": self._deletion,
            "swap": self._swap,
            "opcode": self._opcode,
            "immediate": self._immediate,
            "modifier": self._modifier,
            "wait": self._wait,
            "barrier-wait": self._barrier_wait,
            "barrier": self._barrier,
            "barrier-access": self._barrier_access,
            "interlock": self._interlock,
            "scope": self._scope,
            "branch": self._branch,
            "exec": self._exec,
        }

    @property
    def kinds(self) -> tuple[str, ...]:
        """The names of all kinds of faults."""
        return tuple(self._makers)

    def draw(self, kind: str, seed: int, number: int) -> Mutant | None:
        """Fault `number` of a kind; None if the kernel has no place for one. KeyError for an unknown kind."""
        self.random = Random(f"{kind} {seed} {number}")
        make = self._makers[kind]
        for _ in range(_DRAWS):
            edit = make()
            if edit is not None and any(texts != (self._text(index),) for index, texts in edit.items()):
                return self._mutant(kind, edit)
        return None

    def _mutant(self, kind: str, edit: Edit) -> Mutant:
        program = self.function.program
        lines = list(program.lines)
        for index, texts in edit.items():
            # what is left of the file keeps its line numbers
            lines[index] = Line("\n".join(texts))
        places = sorted(edit)
        return Mutant(
            kind,
            program.lines[places[0]].number,
            "; ".join(self._text(index).strip() for index in places),
            "; ".join(text.strip() for index in places for text in edit[index]),
            emit(program.with_lines(lines)),
        )

    # -- lines

    def _text(self, index: int) -> str:
        return self.function.program.lines[index].text

    def _line(self, index: int) -> Line:
        return self.function.program.lines[self.flow.lines[index]]

    def _changed(self, *changes: tuple[int, AnyInstruction | None]) -> Edit:
        """Instructions replaced, or taken away; labels stay."""
        edit: dict[int, tuple[str, ...]] = {}
        for index, instruction in changes:
            line = self._line(index)
            labels = "".join(f"{label}: " for label in line.labels)
            edit[self.flow.lines[index]] = (labels if instruction is None else f"{labels}\t{instruction}",)
        return edit

    def _pick(self, wanted: Callable[[AnyInstruction], bool]) -> int | None:
        """Any instruction with a property."""
        found = [
            index
            for index, instruction in enumerate(self.flow.instructions)
            if index not in self.flow.fences and not instruction.is_opaque and wanted(instruction)
        ]
        return self.random.choice(found) if found else None

    def _pick_operand(self, wanted: Callable[[Operand], bool]) -> tuple[int, int, int] | None:
        """(instruction, half, operand)."""
        index = self._pick(lambda instruction: any(wanted(operand) for operand in instruction.operands))
        if index is None:
            return None
        places = [
            (half, place)
            for half, part in enumerate(self.flow.instructions[index].halves)
            for place, operand in enumerate(part.operands)
            if wanted(operand)
        ]
        return (index, *self.random.choice(places))

    def _with_operand(self, index: int, half: int, place: int, value: object) -> Edit:
        parts = list(self.flow.instructions[index].halves)
        operands = list(parts[half].operands)
        old = operands[place]
        assert isinstance(value, (RegisterRange, Integer))
        operands[place] = Operand(value, old.role, old.spec, old.neg, old.abs, old.half)
        parts[half] = parts[half].with_operands(operands)
        return self._changed((index, whole_instruction(parts)))

    # -- operands

    def _register(self) -> Edit | None:
        return self._other_register(lambda operand: operand.is_vgpr and isinstance(operand.value, RegisterRange), 256)

    def _scalar(self) -> Edit | None:
        def is_scalar(operand: Operand) -> bool:
            return isinstance(operand.value, RegisterRange) and operand.value.first.is_sgpr

        return self._other_register(is_scalar, _SGPRS)

    def _other_register(self, wanted: Callable[[Operand], bool], limit: int) -> Edit | None:
        place = self._pick_operand(wanted)
        if place is None:
            return None
        value = self.flow.instructions[place[0]].halves[place[1]].operands[place[2]].value
        assert isinstance(value, RegisterRange)
        is_vector = value.first.is_vgpr
        step = 1 if is_vector else min(4, value.count)
        used = [register.index for register in self._used if register.is_vgpr == is_vector and register.index < limit]
        number = self.random.choice((value.first.index + step, value.first.index - step, *self.random.sample(used, 1)))
        number -= 0 if is_vector else number % step
        if not 0 <= number <= limit - value.count:
            return None
        return self._with_operand(*place, RegisterRange((vgpr if is_vector else sgpr)(number), value.count))

    @cached_property
    def _used(self) -> list[Register]:
        registers = {register for instruction in self.flow.instructions for register in instruction.uses}
        return sorted(register for register in registers if register.is_vgpr or register.is_sgpr)

    def _sources(self) -> Edit | None:
        """Two sources exchanged."""
        index = self._pick(lambda instruction: any(len(sources_of(half)) > 1 for half in instruction.halves))
        if index is None:
            return None
        parts = list(self.flow.instructions[index].halves)
        half = self.random.choice([half for half, part in enumerate(parts) if len(sources_of(part)) > 1])
        first, second = self.random.sample(sources_of(parts[half]), 2)
        operands = list(parts[half].operands)
        if operands[first].width != operands[second].width:
            return None
        operands[first], operands[second] = operands[second], operands[first]
        parts[half] = parts[half].with_operands(operands)
        return self._changed((index, whole_instruction(parts)))

    def _tuple(self) -> Edit | None:
        """A consumer takes two elements of a tuple in the wrong order, or another one of them."""
        index = self._pick(lambda instruction: any(is_tuple(operand) for operand in instruction.operands))
        if index is None:
            return None
        operand = self.random.choice([part for part in self.flow.instructions[index].operands if is_tuple(part)])
        first, second = self.random.sample(operand.registers, 2)
        block = self.flow.block_at(index)
        for place in range(index + 1, block.last):
            instruction = self.flow.instructions[place]
            single = [part.register for part in instruction.operands if part.width == 1 and part.is_use]
            if first in single:
                parts = [with_sources_exchanged(half, first, second) for half in instruction.halves]
                return self._changed((place, whole_instruction(parts)))
        return None

    def _accumulators(self) -> Edit | None:
        """Two products of a line, or of lines nearby, go to each other's sums."""
        index = self._pick(lambda instruction: any(accumulator_of(half) is not None for half in instruction.halves))
        if index is None:
            return None
        block = self.flow.block_at(index)
        sites = [
            (place, half, found)
            for place in range(index, min(block.last, index + _NEAR))
            for half, part in enumerate(self.flow.instructions[place].halves)
            if (found := accumulator_of(part)) is not None
        ]
        if len(sites) < 2:
            return None
        one, other = sites[0], self.random.choice(sites[1:])
        parts = {place: list(self.flow.instructions[place].halves) for place, _, _ in (one, other)}
        for (place, half, mine), (_, _, theirs) in ((one, other), (other, one)):
            parts[place][half] = with_accumulator(parts[place][half], mine, theirs)
        return self._changed(*((place, whole_instruction(halves)) for place, halves in parts.items()))

    @cached_property
    def _webs(self) -> tuple[Webs, Interference]:
        webs = build_webs(self.flow)
        return webs, build_interference(webs)

    def _merge(self) -> Edit | None:
        """Two values that live at the same time share a register."""
        webs, interference = self._webs
        movable = [web.index for web in webs.webs if not web.pinned and web.defs]
        if not movable:
            return None
        chosen = self.random.choice(movable)
        near = sorted(interference.neighbours(chosen))
        if not near:
            return None
        registers = [web.register for web in webs.webs]
        registers[chosen] = registers[self.random.choice(near)]
        try:
            changed = webs.rewrite(registers)
        except ValueError:
            return None
        return self._changed(*changed.items())

    # -- instructions

    def _deletion(self) -> Edit | None:
        index = self._pick(computes)
        return None if index is None else self._changed((index, None))

    def _swap(self) -> Edit | None:
        """Two neighbours exchanged."""
        index = self._pick(computes)
        if index is None or index + 1 >= self.flow.block_at(index).last:
            return None
        first, second = self.flow.instructions[index], self.flow.instructions[index + 1]
        moves = (computes(second) or second.unit is Unit.CONTROL) and not ends_program(second)
        if index + 1 in self.flow.fences or not moves:
            return None
        return self._changed((index, second), (index + 1, first))

    def _opcode(self) -> Edit | None:
        target = self.flow.function.target
        index = self._pick(lambda instruction: any(other_opcodes(half.name, target) for half in instruction.halves))
        if index is None:
            return None
        parts = list(self.flow.instructions[index].halves)
        half = self.random.choice([half for half, part in enumerate(parts) if other_opcodes(part.name, target)])
        old = parts[half]
        name = self.random.choice(other_opcodes(old.name, target))
        parts[half] = Instruction(name, old.row, old.suffix, old.form, old.operands, old.modifiers)
        return self._changed((index, whole_instruction(parts)))

    def _immediate(self) -> Edit | None:
        """Another constant or offset."""
        if self.random.random() < 0.5:
            return self._other_offset()
        place = self._pick_operand(lambda operand: isinstance(operand.value, Integer))
        if place is None or not computes(self.flow.instructions[place[0]]):
            return None
        value = self.flow.instructions[place[0]].halves[place[1]].operands[place[2]].value
        assert isinstance(value, Integer)
        number = value.value + self.random.choice((1, -1, 2, 4, -4, 16, 1 << 12))
        if number < 0 <= value.value:
            return None
        return self._with_operand(*place, Integer(number))

    def _other_offset(self) -> Edit | None:
        index = self._pick(lambda instruction: any(is_offset(modifier) for modifier in instruction.modifiers))
        if index is None:
            return None
        modifiers = list(self.flow.instructions[index].modifiers)
        place = self.random.choice([place for place, modifier in enumerate(modifiers) if is_offset(modifier)])
        name, old = modifiers[place]
        assert isinstance(old, int)
        number = old + (self.random.choice((4, -4, 8, 16, 64)) if name == "offset" else self.random.choice((1, -1, 2)))
        if (number < 0 <= old) or number > (_MOST_OFFSET if name == "offset" else 255):
            return None
        modifiers[place] = Modifier(name, number)
        return self._changed((index, with_modifiers(self.flow.instructions[index], modifiers)))

    def _modifier(self) -> Edit | None:
        """A modifier gone, or a sign changed."""

        def is_candidate(instruction: AnyInstruction) -> bool:
            is_signed = any(operand.has_sign for operand in instruction.operands)
            return computes(instruction) and (is_signed or bool(flags_of(instruction)) or takes_sign(instruction))

        index = self._pick(is_candidate)
        if index is None:
            return None
        instruction = self.flow.instructions[index].halves[0]
        flags = flags_of(instruction)
        if flags and self.random.random() < 0.7:
            gone = self.random.choice(flags)
            return self._changed((index, with_modifiers(instruction, [m for m in instruction.modifiers if m != gone])))
        if self.flow.instructions[index].is_dual or not takes_sign(instruction):
            return None
        operands = list(instruction.operands)
        place = self.random.choice([place for place, operand in enumerate(operands) if operand.is_use])
        old = operands[place]
        operands[place] = Operand(old.value, old.role, old.spec, not old.neg, old.abs, old.half)
        return self._changed((index, instruction.with_operands(operands)))

    # -- control

    def _wait(self) -> Edit | None:
        """A wait gone or weaker."""
        index = self._pick(_is_counter_wait)
        if index is None:
            return None
        instruction = self.flow.instructions[index]
        counts = [place for place, (_, value) in enumerate(instruction.modifiers) if isinstance(value, int)]
        if self.random.random() < 0.4:
            return self._changed((index, None))
        if not counts:
            return self._weaker(index) or self._changed((index, None))
        modifiers = list(instruction.modifiers)
        place = self.random.choice(counts)
        name, value = modifiers[place]
        assert isinstance(value, int)
        counter = self.flow.counters.counters.get(name.removesuffix("cnt"))
        most = counter.maximum if counter is not None else 63
        modifiers[place] = Modifier(name, min(most, value + self.random.choice((1, 1, 2, most))))
        return self._changed((index, with_modifiers(instruction, modifiers)))

    def _weaker(self, index: int) -> Edit | None:
        """A wait by an immediate, whose counter may be higher."""
        part = self.flow.instructions[index].halves[0]
        fields = self.flow.counters.instructions.get(part.mnemonic, {})
        value = part.operands[-1].value if fields and part.operands else None
        if not isinstance(value, Integer):
            return None
        field = self.random.choice(list(fields.values()))
        number = field.put(value.value, field.get(value.value) + self.random.choice((1, 1, 2, field.maximum)))
        return self._with_operand(index, 0, len(part.operands) - 1, Integer(number))

    def _barrier_wait(self) -> Edit | None:
        """A wait behind its barrier instead of before it."""
        places = [
            (wait, barrier)
            for barrier, instruction in enumerate(self.flow.instructions)
            if instruction.signals
            for wait in range(max(self.flow.block_at(barrier).first, barrier - _NEAR), barrier)
            if _is_counter_wait(self.flow.instructions[wait])
        ]
        if not places:
            return None
        wait, barrier = self.random.choice(places)
        edit = dict(self._changed((wait, None)))
        behind = self.flow.lines[barrier]
        edit[behind] = (self._text(behind), f"\t{self.flow.instructions[wait]}")
        return edit

    def _barrier(self) -> Edit | None:
        index = self._pick(lambda instruction: instruction.signals)
        return None if index is None else self._changed((index, None))

    def _barrier_access(self) -> Edit | None:
        """An access of memory on the other side of a barrier, or of one of its halves."""
        places = [
            (access, barrier)
            for barrier, instruction in enumerate(self.flow.instructions)
            if instruction.at_barrier
            for access in self.flow.block_at(barrier).instructions
            if 0 < abs(access - barrier) <= _NEAR and self.flow.instructions[access].space is not AddressSpace.NONE
        ]
        if not places:
            return None
        access, barrier = self.random.choice(places)
        moved, half = f"\t{self.flow.instructions[access]}", self._text(self.flow.lines[barrier])
        edit = dict(self._changed((access, None)))
        edit[self.flow.lines[barrier]] = (half, moved) if access < barrier else (moved, half)
        return edit

    def _interlock(self) -> Edit | None:
        """A wait for results of the ALUs gone, or after the instruction that needs it."""
        index = self._pick(lambda instruction: instruction.operation == Op.WAITCNT_DEPCTR)
        if index is None or self.random.random() < 0.5 or index + 1 >= self.flow.block_at(index).last:
            return None if index is None else self._changed((index, None))
        following = self.flow.instructions[index + 1]
        if index + 1 in self.flow.fences or ends_program(following):
            return None
        return self._changed((index, following), (index + 1, self.flow.instructions[index]))

    def _scope(self) -> Edit | None:
        """Other waves see an access earlier or later."""
        words = self.flow.function.target.cache_words

        def values(instruction: AnyInstruction) -> list[int]:
            return [place for place, (name, value) in enumerate(instruction.modifiers) if name in words and value]

        index = self._pick(lambda instruction: bool(values(instruction)))
        if index is None:
            return None
        modifiers = list(self.flow.instructions[index].modifiers)
        place = self.random.choice(values(self.flow.instructions[index]))
        other = self.random.choice((None, *SCOPES)) if modifiers[place].value in SCOPES else None
        modifiers[place : place + 1] = [] if other is None else [Modifier(modifiers[place].name, other)]
        return self._changed((index, with_modifiers(self.flow.instructions[index], modifiers)))

    def _branch(self) -> Edit | None:
        """A condition the other way round."""
        index = self._pick(lambda instruction: other_branch(instruction.mnemonic) != "")
        if index is None:
            return None
        old = self.flow.instructions[index].halves[0]
        name = other_branch(old.mnemonic)
        return self._changed((index, Instruction(name, old.row, "", old.form, old.operands, old.modifiers)))

    def _exec(self) -> Edit | None:
        """The lanes stay as they are."""
        index = self._pick(lambda instruction: EXEC_LO in instruction.defs and not instruction.is_dual)
        if index is None:
            return None
        instruction = self.flow.instructions[index].halves[0]
        saved = next(
            (operand for operand in instruction.operands if operand.is_def and operand.register != EXEC_LO), None
        )
        if saved is None or "saveexec" not in instruction.mnemonic:
            return self._changed((index, None))
        name = opcodes.S_MOV_B64 if saved.width == 2 else opcodes.S_MOV_B32
        source = RegisterRange(EXEC_LO, saved.width)
        return self._changed((index, self.flow.function.build(name, saved.value, source)))
