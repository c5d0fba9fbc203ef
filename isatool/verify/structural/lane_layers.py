"""Straight-line code on numbered values where EXEC changes: what registers hold, by the lanes that were written.

A register's content is a pile of writes, each under a mask, down to one in all lanes. A read under a mask that is part
of the top write's is that write's value, whatever is under it; else it is a number for all that may be read. Which mask
is part of which is known from what made it: `and`, `and_not1` and v_cmpx switch lanes off, and `or` with the mask
that one was part of switches them on again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.effects import VGPRS, members
from isatool.analysis.lane_dependence import is_within_exec, mask_logic, mask_register
from isatool.analysis.register_halves import filled_half
from isatool.ir.instruction import AnyInstruction
from isatool.isa.registers import EXEC_HI, EXEC_LO, Register
from isatool.isa.table import Role
from isatool.isa.wave import WAVE32
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import Op as Value
from isatool.verify.structural.arithmetic import WORD, ArithmeticMachine
from isatool.verify.structural.blockwise import IssuedStep
from isatool.verify.structural.straight_line import Executed, Key

Mask = tuple[int, ...]
"""the numbers of the words of EXEC; () for all lanes"""
Layers = tuple[tuple[Mask, int], ...]
"""(mask, number) of the writes that can still be read somewhere, the last one first"""


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

    def execute(self, step: IssuedStep, identify: Callable[[Key], Key]) -> None:
        """An instruction of the program."""
        effect, instruction = self.flow.effects[step.index], self.flow.instructions[step.index]
        machine, mask = self.machine, self.mask
        everywhere = effect.cross | effect.writes & ~effect.lanes
        for code in members((effect.reads | effect.writes) & VGPRS):
            machine.state[Register(code)] = self._held(Register(code), () if everywhere >> code & 1 else mask)
        logic = mask_logic(instruction, self.flow.function.wave_size)
        wholes = {register: self._wholes(made) for register, made in logic.items()}
        unions = {register: self._union(made) for register, made in logic.items()}
        operations = tuple(Executed(each.instruction, frozenset(), each.detail) for each in step.operations)
        with self._half_filled(instruction):
            machine.execute(operations, step.is_event, identify)
        for code in members(effect.writes & VGPRS):
            self._write(Register(code), mask if effect.lanes >> code & 1 else ())
        if is_within_exec(instruction):
            self._note(self.mask, mask)
        for register in logic:
            words = self._words(register)
            self.machine.state.update(zip(words, unions[register], strict=False))
            for whole in wholes[register]:
                self._note(tuple(map(self.machine.read, words)), whole)

    @property
    def mask(self) -> Mask:
        """The lanes that are on."""
        return tuple(self.machine.read(word) for word in self.words)

    def whole(self, register: Register) -> object:
        """What a register holds, in all lanes."""
        return self._layers(register) if register.is_vgpr else self.machine.read(register)

    @contextmanager
    def _half_filled(self, instruction: AnyInstruction) -> Iterator[None]:
        """Around a load into half of a register: the loaded half does not depend on the old value, the other stays."""
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

    def _words(self, register: Register) -> tuple[Register, ...]:
        """Those of a mask that begins with a register."""
        return tuple(Register(register + place) for place in range(len(self.words)))

    def _mask_in(self, expr: Expr) -> Mask:
        """The numbers of a mask that is what a register holds; () for another one."""
        register = mask_register(expr)
        return () if register is None else tuple(map(self.machine.read, self._words(register)))

    def _wholes(self, mask: Expr) -> list[Mask]:
        """Masks that one made of others is part of."""
        parts = mask.args if mask.op is Value.AND else (mask,)
        return [found for part in parts for found in (self._mask_in(part),) if found]

    def _union(self, mask: Expr) -> Mask:
        """What two masks together are, if one is part of the other; () if that is not known."""
        if mask.op is not Value.OR:
            return ()
        one, other = map(self._mask_in, mask.args)
        if not one or not other:
            return ()
        return other if self._is_part(one, other) else one if self._is_part(other, one) else ()

    def _note(self, parts: Mask, wholes: Mask) -> None:
        for one, other in zip(parts, wholes, strict=True):
            if one != other:
                self.wholes.setdefault(one, set()).add(other)
