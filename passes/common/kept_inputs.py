"""Inputs of a kernel in registers of their own, from its first instruction on: what a guard tests far after it.

A workgroup id whose register is overwritten is copied at the start of the kernel, an argument is loaded there again.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from isatool.analysis.affine import Affine
from isatool.analysis.launch_facts import first_item_place
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa import opcodes
from isatool.isa.registers import RegisterRange, vgpr
from isatool.passes.common.synthesis import Pool


@dataclass
class KeptInputs:
    """Registers by atom; `code` is what the start of the kernel needs for them, `sgprs` where they come from."""

    affine: Affine
    sgprs: Pool
    copies: dict[int, RegisterRange] = field(default_factory=dict)
    code: list[AnyInstruction] = field(default_factory=list)
    first_item: RegisterRange | None = None
    """the first lane's v0 of the kernel's start"""

    def register(self, atom: int) -> RegisterRange | None:
        """A register with a workgroup id, a bit of the first lane's work-item id or an argument of 4 bytes; None for
        any other atom.
        """
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        bit = first_item_place(atoms[atom])
        if bit is not None:
            return self._bit_of_first_lane(atom, bit)
        for axis, register in enumerate(facts.workgroup_id_registers):
            if register is not None and facts.workgroup_id(atoms, axis).number == atom:
                return self._kept(atom, opcodes.S_MOV_B32, RegisterRange(register))
        return self._argument(atom)

    def pair(self, atom: int) -> RegisterRange | None:
        """A pair of registers with an argument of 8 bytes; None for any other atom."""
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        if facts.kernarg is None or facts.metadata is None:
            return None
        for argument in facts.metadata.arguments:
            found = facts.argument(atoms, argument.offset) if argument.size == 8 else None
            if found is not None and found[0].number == atom:
                if atom not in self.copies:
                    self.copies[atom] = self.sgprs.take(2)
                    pointer = RegisterRange(facts.kernarg, 2)
                    operands = (self.copies[atom], pointer, Integer(argument.offset))
                    self.code.append(
                        Instruction.build(opcodes.S_LOAD_B64, operands, of=self.affine.flow.function.target)
                    )
                return self.copies[atom]
        return None

    def _bit_of_first_lane(self, atom: int, bit: int) -> RegisterRange:
        if atom not in self.copies:
            chip = self.affine.flow.function.target
            if self.first_item is None:
                self.first_item = self.sgprs.take()
                operands = (self.first_item, RegisterRange(vgpr(0)))
                self.code.append(Instruction.build(opcodes.V_READFIRSTLANE_B32, operands, of=chip))
            self.copies[atom] = self.sgprs.take()
            extracted = (self.copies[atom], self.first_item, Integer(1 << 16 | bit))
            self.code.append(Instruction.build(opcodes.S_BFE_U32, extracted, of=chip))
        return self.copies[atom]

    def _argument(self, atom: int) -> RegisterRange | None:
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        if facts.kernarg is None or facts.metadata is None:
            return None
        for argument in facts.metadata.arguments:
            found = facts.argument(atoms, argument.offset) if argument.size == 4 else None
            if found is not None and found[0].number == atom:
                pointer = RegisterRange(facts.kernarg, 2)
                return self._kept(atom, opcodes.S_LOAD_B32, pointer, Integer(argument.offset))
        return None

    def _kept(self, atom: int, name: str, *values: RegisterRange | Integer) -> RegisterRange:
        if atom not in self.copies:
            self.copies[atom] = self.sgprs.take()
            target = self.affine.flow.function.target
            self.code.append(Instruction.build(name, (self.copies[atom], *values), of=target))
        return self.copies[atom]
