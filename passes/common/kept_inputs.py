"""Inputs of a kernel in registers of their own, from its first instruction on: what a guard tests far after it.

A workgroup id whose register is overwritten is copied at the start of the kernel, an argument is loaded there again.
"""

from __future__ import annotations

from dataclasses import field
from typing import Final

from isatool.analysis.affine import Affine
from isatool.analysis.launch_facts import first_item_place
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Given
from isatool.isa import opcodes
from isatool.isa.registers import RegisterRange, vgpr
from isatool.passes.common.synthesis import Pool
from isatool.records import dataclass

_WORD_BYTES: Final = 4
_WORD_BITS: Final = 32


@dataclass
class KeptInputs:
    """Registers by atom; `code` is what the start of the kernel needs for them, `sgprs` where they come from."""

    affine: Affine
    sgprs: Pool
    copies: dict[int | tuple[int] | None, RegisterRange] = field(default_factory=dict)
    """None: what the first lane has in v0; (offset,): a dword of the arguments"""
    code: list[AnyInstruction] = field(default_factory=list)

    def register(self, atom: int) -> RegisterRange | None:
        """A register with a workgroup id, a bit of the first lane's work-item id or an argument of 2 or 4 bytes; None
        for any other atom.
        """
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        bit = first_item_place(atoms[atom])
        if bit is not None:
            item = self._kept(None, opcodes.V_READFIRSTLANE_B32, vgpr(0))
            return self._kept(atom, opcodes.S_BFE_U32, item, 1 << 16 | bit)
        for axis, place in enumerate(facts.id_places):
            if place is not None and facts.workgroup_id(atoms, axis).number == atom:
                if place.width == _WORD_BITS:
                    return self._kept(atom, opcodes.S_MOV_B32, place.register)
                return self._kept(atom, opcodes.S_BFE_U32, place.register, place.width << 16 | place.low)
        return self._argument(atom, opcodes.S_LOAD_B32, 1) or self._half(atom)

    def pair(self, atom: int) -> RegisterRange | None:
        """A pair of registers with an argument of 8 bytes; None for any other atom."""
        return self._argument(atom, opcodes.S_LOAD_B64, 2)

    def _argument(self, atom: int, name: str, words: int) -> RegisterRange | None:
        facts, atoms = self.affine.transfer.facts, self.affine.atoms
        if facts.kernarg is None or facts.metadata is None:
            return None
        for argument in facts.metadata.arguments:
            found = facts.argument(atoms, argument.offset) if argument.size == _WORD_BYTES * words else None
            if found is not None and found[0].number == atom:
                return self._kept(atom, name, RegisterRange(facts.kernarg, 2), argument.offset, words=words)
        return None

    def _half(self, atom: int) -> RegisterRange | None:
        """An argument of 2 bytes, from the dword in which it is."""
        facts = self.affine.transfer.facts
        if facts.kernarg is None or facts.metadata is None:
            return None
        for argument in facts.metadata.arguments:
            found = facts.argument(self.affine.atoms, argument.offset) if argument.size == _WORD_BYTES // 2 else None
            if found is not None and found[0].number == atom:
                start = argument.offset // _WORD_BYTES * _WORD_BYTES
                word = self._kept((start,), opcodes.S_LOAD_B32, RegisterRange(facts.kernarg, 2), start)
                return self._kept(atom, opcodes.S_BFE_U32, word, 16 << 16 | 8 * (argument.offset - start))
        return None

    def _kept(self, atom: int | tuple[int] | None, name: str, *values: Given, words: int = 1) -> RegisterRange:
        if atom not in self.copies:
            self.copies[atom] = self.sgprs.take(words)
            self.code.append(self.affine.flow.function.build(name, self.copies[atom], *values))
        return self.copies[atom]
