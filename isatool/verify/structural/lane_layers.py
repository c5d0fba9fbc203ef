"""Straight-line code on numbered values where EXEC changes: what registers hold, by the lanes that were written.

A register's content is a pile of writes, each under a mask, down to one in all lanes. A read under a mask that is part
of the top write's is that write's value, whatever is under it; else it is a number for all that may be read. Which mask
is part of which is known from what made it: `and`, `and_not1` and v_cmpx switch lanes off, and `or` with the mask
that one was part of switches them on again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.effects import VGPRS, members
from isatool.analysis.register_halves import filled_half
from isatool.ir.instruction import AnyInstruction
from isatool.isa.operations import Op
from isatool.isa.registers import EXEC_HI, EXEC_LO, Register
from isatool.isa.table import Role, Unit
from isatool.isa.wave import WAVE32
from isatool.semantics.ops import Op as Value
from isatool.verify.structural.arithmetic import WORD, ArithmeticMachine
from isatool.verify.structural.blockwise import Step
from isatool.verify.structural.straight_line import Executed, Key

Mask = tuple[int, ...]
"""the numbers of the words of EXEC; () for all lanes"""
Layers = tuple[tuple[Mask, int], ...]
"""(mask, number) of the writes that can still be read somewhere, the last one first"""

_PARTS: Final[Mapping[str, tuple[int, ...]]] = {Op.AND: (0, 1), Op.AND_NOT1: (0,)}
"""scalar operations -> sources that the result is part of"""


class LaneMachine:
    """A machine and the layers of its vector registers."""

    def __init__(self, machine: ArithmeticMachine, flow: ControlFlow) -> None:
        self.machine = machine
        self.flow = flow
        self.layers: dict[Register, Layers] = {}
        self.wholes: dict[int, set[int]] = {}
        """numbers of masks -> those that they are part of"""
        self.words = (EXEC_LO,) if flow.function.wave_size == WAVE32 else (EXEC_LO, EXEC_HI)

    def fork(self) -> LaneMachine:
        """Another one that goes on from here by itself."""
        made = LaneMachine(self.machine.fork(), self.flow)
        made.layers = dict(self.layers)
        made.wholes = {number: set(wholes) for number, wholes in self.wholes.items()}
        return made

    def execute(self, step: Step, identify: Callable[[Key], Key]) -> None:
        """An instruction of the program."""
        effect, instruction = self.flow.effects[step.index], self.flow.instructions[step.index]
        machine, mask = self.machine, self.mask
        everywhere = effect.cross | effect.writes & ~effect.lanes
        for code in members((effect.reads | effect.writes) & VGPRS):
            machine.state[Register(code)] = self._held(Register(code), () if everywhere >> code & 1 else mask)
        before = self._sources(instruction)
        operations = tuple(Executed(each.instruction, frozenset(), each.detail) for each in step.operations)
        with self._half_filled(instruction):
            machine.execute(operations, step.is_event, identify)
        for code in members(effect.writes & VGPRS):
            self._write(Register(code), mask if effect.lanes >> code & 1 else ())
        self._relate(instruction, before, mask)

    @property
    def mask(self) -> Mask:
        """The lanes that are on."""
        return tuple(self.machine.read(word) for word in self.words)

    def whole(self, register: Register) -> object:
        """What a register holds, in all lanes."""
        return self._layers(register) if register.is_vgpr else self.machine.read(register)

    @contextmanager
    def _half_filled(self, instruction: AnyInstruction) -> Iterator[None]:
        """Around a load into half a register: what it brings does not depend on what that held, half of which stays."""
        machine, values = self.machine, self.machine.values
        half = filled_half(instruction.mnemonic)
        sources = {
            register for operand in instruction.operands if operand.role is Role.USE for register in operand.registers
        }
        if not half or len(instruction.defs) != 1 or sources & set(instruction.defs):
            yield
            return
        (register,) = instruction.defs
        old = machine.state[register]
        machine.state[register] = values.zero
        yield
        loaded, kept = (values.make(Value.TRUNC, WORD // 2, machine.state[register]), old)
        other = values.make(Value.HIGH if half == "l" else Value.TRUNC, WORD // 2, kept)
        parts = (loaded, other) if half == "l" else (other, loaded)
        machine.state[register] = values.make(Value.CONCAT, WORD, *parts)

    # -- layers

    def _layers(self, register: Register) -> Layers:
        found = self.layers.get(register)
        if found is None:
            self.machine.state.pop(register, None)
            found = self.layers[register] = (((), self.machine.read(register)),)
        return found

    def _held(self, register: Register, mask: Mask) -> int:
        """A number for what the lanes of a mask hold."""
        seen = []
        for layer in self._layers(register):
            seen.append(layer)
            if self._is_part(mask, layer[0]):
                break
        return seen[0][1] if len(seen) == 1 else self.machine.number(("layers", tuple(seen)))

    def _write(self, register: Register, mask: Mask) -> None:
        number = self.machine.read(register)
        left = tuple(layer for layer in self._layers(register) if not self._is_part(layer[0], mask))
        self.layers[register] = ((mask, number), *left)

    # -- masks

    def _is_part(self, mask: Mask, of: Mask) -> bool:
        if not mask or not of:
            return not of
        return all(self._is_word_part(one, other) for one, other in zip(mask, of, strict=True))

    def _is_word_part(self, one: int, of: int) -> bool:
        return of in reachable([one], lambda number: self.wholes.get(number, ()))

    def _sources(self, instruction: AnyInstruction) -> list[list[int]]:
        """The numbers of the scalar sources, word by word."""
        if instruction.unit is not Unit.SALU:
            return []
        uses = [operand for operand in instruction.operands if not operand.is_def and operand.is_register]
        return [[self.machine.read(register) for register in operand.registers] for operand in uses]

    def _relate(self, instruction: AnyInstruction, sources: list[list[int]], mask: Mask) -> None:
        """Note what a mask that was made is part of."""
        if instruction.is_dual:
            return
        if instruction.unit is Unit.VALU and self.mask != mask:  # a comparison that switches lanes off
            self._note(self.mask, mask)
        if instruction.unit is not Unit.SALU:
            return
        operation = instruction.operation
        if operation == Op.AND_SAVEEXEC:
            self._note(self.mask, mask)
        results = [operand for operand in instruction.operands if operand.is_def and operand.is_register]
        if len(results) != 1:
            return
        registers = results[0].registers
        every = len([operand for operand in instruction.operands if not operand.is_def]) == len(sources)
        if operation == Op.OR and every and len(sources) == 2:
            for one, other in (sources, sources[::-1]):
                if len(one) == len(other) == len(registers) and all(map(self._is_word_part, one, other)):
                    self.machine.state.update(zip(registers, other, strict=True))
                    return
        if operation in _PARTS and every:
            made = tuple(self.machine.read(register) for register in registers)
            for place in _PARTS[operation]:
                if place < len(sources) and len(sources[place]) == len(made):
                    self._note(made, tuple(sources[place]))

    def _note(self, parts: Mask, wholes: Mask) -> None:
        for one, other in zip(parts, wholes, strict=True):
            if one != other:
                self.wholes.setdefault(one, set()).add(other)
