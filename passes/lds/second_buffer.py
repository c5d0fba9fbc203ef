"""LDS accesses that reach a second buffer: by their offsets where these have room, else by registers of their own.

A register that the loop leaves alone gets a companion once, before the loop; for others the companion is computed
where the accesses stand.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.edits import Edits
from isatool.analysis.lds_accesses import address_register, byte_offsets
from isatool.ir.code import CannotComputeError, Code
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import opcodes
from isatool.isa.registers import VGPR_BASE, VGPR_COUNT, Register
from isatool.passes.lds.access_forms import LDS_REACH, ReachedAddress, formed
from isatool.records import dataclass, record


class NoRoomError(CannotComputeError):
    """Control falls into the loop, so there is no branch that code could be before."""


@record
class LoopPlace:
    """The blocks of a loop, and those outside from which control enters it."""

    blocks: frozenset[int]
    entering: tuple[int, ...]


@dataclass
class SecondBuffer:
    """`accesses`: instructions that are to go to the buffer `distance` bytes further on. CannotComputeError if one
    cannot. `placeholders`: VGPRs after those in use. `inside`: additions within the loop.
    """

    flow: ControlFlow
    loop: LoopPlace
    accesses: frozenset[int]
    distance: int
    placeholders: list[Register] = field(default_factory=list)
    inside: int = 0
    _companions: dict[Register, Register] = field(default_factory=dict)
    _before: dict[int, list[Instruction]] = field(default_factory=dict)

    def edits(self) -> Edits:
        """New accesses and the code for their registers."""
        written = self.flow.written(self.loop.blocks)
        replaced: dict[int, AnyInstruction] = {}
        for block in sorted(self.loop.blocks):
            fresh: set[Register] = set()
            for index in self.flow.blocks[block].instructions:
                if index in self.accesses:
                    replaced[index] = self._moved(index, written, fresh)
                fresh -= {register for register in fresh if self.flow.effects[index].writes >> register & 1}
        return Edits(replaced=replaced, before={index: tuple(code) for index, code in self._before.items()})

    def _moved(self, index: int, written: int, fresh: set[Register]) -> Instruction:
        instruction = self.flow.instructions[index]
        register, offsets = address_register(instruction), byte_offsets(instruction)
        if register is None or offsets is None:
            raise CannotComputeError(f"the address of {instruction.mnemonic} is not followed")
        further = [offset + self.distance for offset in offsets]
        moved = self._formed(instruction, register, further) if max(further) <= LDS_REACH else None
        if moved is not None:
            return moved
        companion = self._companion(register)
        code = Code(self.flow.function.target)
        code.emit(opcodes.V_ADD_NC_U32_E32, companion, self.distance, register)
        if written >> register & 1:
            if register not in fresh:
                self._before.setdefault(index, []).extend(code.instructions)
                self.inside += 1
            fresh.add(register)
        else:
            self._set_up(code.instructions)
        moved = self._formed(instruction, companion, offsets)
        if moved is None:
            raise CannotComputeError(f"{instruction.mnemonic} cannot get another address")
        return moved

    def _formed(self, instruction: AnyInstruction, register: Register, offsets: Sequence[int]) -> Instruction | None:
        made = formed(instruction, [ReachedAddress(register, offset) for offset in offsets])
        return made[0] if len(made) == 1 else None

    def _companion(self, register: Register) -> Register:
        found = self._companions.get(register)
        if found is None:
            used = max(one for line in self.flow.instructions for one in (*line.defs, *line.uses) if one.is_vgpr)
            free = max(used, self.placeholders[-1] if self.placeholders else VGPR_BASE) + 1
            if free >= VGPR_BASE + VGPR_COUNT:
                raise CannotComputeError("there are not enough VGPRs")
            found = self._companions[register] = Register(free)
            self.placeholders.append(found)
        return found

    def _set_up(self, code: Sequence[Instruction]) -> None:
        """Code before the branch to the loop, once."""
        for block in self.loop.entering:
            if self.flow.blocks[block].ending is Ending.FALL:
                raise NoRoomError("control falls into the loop")
            own = self._before.setdefault(self.flow.blocks[block].last - 1, [])
            own += [instruction for instruction in code if instruction not in own]
