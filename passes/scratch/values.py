"""Which values registers and slots of private memory hold at each place: value numbering over a whole function.

A number stands for the last result of an instruction, for what some arithmetic makes of other numbers, for what an LDS
address held as long as nobody could store there, or for what met at the start of a block. Equal numbers at one place
are equal values in every lane that the launch turned on. In a reducible graph a number that a loop makes anew is never
one from the iteration before: on the way in it was another, so they meet in a number of their own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import field
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import VGPRS, effects_of, members
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.private_memory import SLOT, data_of, has_whole_slots, slots_of
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.pairs import as_single, constant_of
from isatool.isa.operations import Op
from isatool.isa.registers import Register
from isatool.isa.table import AddressSpace, Unit
from isatool.passes.common.narrow_words import may_change_lds
from isatool.records import dataclass, record

LDS: Final = SLOT - 1
"""place of the contents of the LDS"""
_WORD: Final = 0xFFFFFFFF
_WORDS: Final = frozenset(("b32", "u32", "i32"))
_DWORDS: Final = {"b32": 1, "b64": 2, "b96": 3, "b128": 4}

Held = dict[int, int]
"""place -> number of the value"""


@record
class ValueOrigin:
    """How a value was made: an instruction for one register, with the numbers of what it read by operand. `contents`:
    of the LDS, for a load of it; `element`: which of the loaded dwords the value is.
    """

    instruction: Instruction
    sources: tuple[tuple[int, ...], ...]
    contents: int = -1
    element: int = 0


@dataclass
class Numbers:
    """The numbers of values, and what is known of each."""

    known: dict[object, int] = field(default_factory=dict)
    constants: dict[int, int] = field(default_factory=dict)
    made: dict[int, ValueOrigin] = field(default_factory=dict)
    sums: dict[int, tuple[int, int]] = field(default_factory=dict)
    """value -> another one and a constant, of which it is the sum"""
    flips: dict[int, tuple[int, int]] = field(default_factory=dict)
    """value -> another one and a constant, of which it is the exclusive or"""

    def number(self, key: object) -> int:
        """The number of what a key describes."""
        return self.known.setdefault(key, len(self.known))

    def sum_of(self, value: int) -> tuple[int, int]:
        """A value as another one plus a constant."""
        return self.sums.get(value, (value, 0))

    def flip_of(self, value: int) -> tuple[int, int]:
        """A value as another one with bits flipped."""
        return self.flips.get(value, (value, 0))


@dataclass(frozen=True, eq=False)
class SlotValues:
    """What every place holds, from the starts of blocks on."""

    flow: ControlFlow
    private: frozenset[int]
    exec_state: ExecState
    numbers: Numbers
    starts: dict[int, Held]

    @classmethod
    def of(cls, flow: ControlFlow, private: frozenset[int]) -> SlotValues:
        """`private`: accesses of private memory at fixed places, which nobody else reaches."""
        found = cls(flow, private, compute_exec_state(flow), Numbers(), {})
        found._solve()
        return found

    def walk(self, block: int) -> Iterator[tuple[int, Held]]:
        """(instruction, what is held right before it) through a block. The dictionary changes as the walk goes on."""
        held = dict(self.starts[block])
        for index in self.flow.blocks[block].instructions:
            yield index, held
            self._step(index, held)

    def number_of(self, held: Held, place: int) -> int:
        """What a register or slot holds."""
        found = held.get(place)
        return self.numbers.number(("entry", place)) if found is None else found

    # -- the fixpoint

    def _solve(self) -> None:
        flow = self.flow
        ends: dict[int, Held] = {}
        met: set[tuple[int, int]] = set()
        self.starts[0] = {}
        changed = True
        while changed:
            changed = False
            for block in flow.order:
                start = self._met(block, ends, met)
                if block in ends and start == self.starts[block]:
                    continue
                changed = True
                self.starts[block] = start
                held = dict(start)
                spend(INSTRUCTION * len(flow.blocks[block].instructions))
                for index in flow.blocks[block].instructions:
                    self._step(index, held)
                ends[block] = held

    def _met(self, block: int, ends: dict[int, Held], met: set[tuple[int, int]]) -> Held:
        """The values held at the start of a block, by the known ends of its predecessors."""
        ways = [ends[before] for before in self.flow.blocks[block].predecessors if before in ends]
        if block == 0:
            ways.append({})
        start: Held = {}
        for place in {place for way in ways for place in way}:
            found = {self.number_of(way, place) for way in ways}
            if len(found) > 1 or (block, place) in met:
                met.add((block, place))
                start[place] = self.numbers.number(("met", block, place))
            else:
                start[place] = found.pop()
        return start

    # -- instructions

    def _step(self, index: int, held: Held) -> None:
        instruction = self.flow.instructions[index]
        effect = self.flow.effects[index]
        if index in self.private:
            self._access(index, instruction, held)
            return
        full = self.exec_state.is_full(index)
        new: Held = {}
        for number, half in enumerate(instruction.halves):
            new |= self._results(index, number, half, len(instruction.halves) > 1, full, held)
        for place in members(effect.writes):
            held[place] = new[place] if place in new else self._own(index, place)
        if may_change_lds(instruction):
            held[LDS] = self._own(index, LDS)

    def _own(self, index: int, place: int) -> int:
        return self.numbers.number(("result", index, place))

    def _access(self, index: int, instruction: AnyInstruction, held: Held) -> None:
        registers, slots = data_of(instruction), [SLOT + slot for slot in slots_of(instruction)]
        is_load = instruction.row is not None and instruction.row.may_load
        targets: Sequence[int] = registers if is_load else slots
        if not (has_whole_slots(instruction) and self.exec_state.is_full(index)):
            held |= {place: self._own(index, place) for place in targets}
            return
        sources: Sequence[int] = slots if is_load else registers
        held |= {target: self.number_of(held, source) for target, source in zip(targets, sources, strict=True)}

    def _results(
        self, index: int, number: int, half: Instruction, is_dual: bool, full: bool, held: Held
    ) -> dict[int, int]:
        """The numbers of what one operation writes, as far as they can be told from what it reads."""
        row = half.row
        if row is None or half.is_opaque or not full or index in self.flow.fences:
            return {}
        if row.unit is Unit.LDS and not is_dual:
            return self._loaded(half, held)
        effect = effects_of(half)
        if row.unit is not Unit.VALU or row.cross_lane or row.reads_state or effect.keeps or effect.cross:
            return {}
        if half.form is None or half.form.dpp:
            return {}
        if effect.writes.bit_count() != 1 or not effect.writes & VGPRS or half.operands[0].half:
            return {}
        try:
            single = as_single(half) if is_dual else half
        except ValueError:
            return {}
        place = effect.writes.bit_length() - 1
        sources = self._sources(single, held)
        if sources is None or {register for operand in single.operands for register in operand.registers} != {
            register for operand in half.operands for register in operand.registers
        }:
            return {}
        return {place: self._computed(single, sources)}

    def _sources(self, instruction: Instruction, held: Held) -> tuple[tuple[int, ...], ...] | None:
        """The numbers of what the operands after the first read; None if it reads what is no operand."""
        found: list[tuple[int, ...]] = []
        named: set[Register] = set()
        for operand in instruction.operands[1:]:
            if operand.is_def:
                return None
            constant = constant_of(operand)
            if constant is not None:
                found.append((self.constant(constant),))
            elif operand.registers:
                named.update(operand.registers)
                found.append(tuple(self.number_of(held, register) for register in operand.registers))
            else:
                return None
        rest = set(instruction.uses) - named
        return tuple(found) if all(register.name.startswith("exec") for register in rest) else None

    def constant(self, value: int) -> int:
        """The number of a constant."""
        found = self.numbers.number(("constant", value & _WORD))
        self.numbers.constants[found] = value & _WORD
        return found

    def _computed(self, instruction: Instruction, sources: tuple[tuple[int, ...], ...]) -> int:
        """The number of the result of plain arithmetic."""
        numbers, row = self.numbers, instruction.row
        assert row is not None
        plain = not instruction.is_modified
        if row.operation == Op.MOV and plain and row.type in _WORDS:
            return sources[0][0]
        shape = tuple((operand.half, operand.neg, operand.abs) for operand in instruction.operands)
        key = ("made", row.mnemonic, tuple(map(str, instruction.modifiers)), shape, sources)
        value = self._near(row.operation, instruction, sources) if plain and row.type in _WORDS else None
        if value is None:
            value = numbers.number(key)
        numbers.made.setdefault(value, ValueOrigin(instruction, sources))
        return value

    def _near(self, operation: str, instruction: Instruction, sources: tuple[tuple[int, ...], ...]) -> int | None:
        """The number of another value plus a constant, or with bits flipped; None for anything else."""
        constants = [constant_of(operand) for operand in instruction.operands[1:]]
        if operation not in (Op.ADD_NC, Op.XOR, Op.XAD) or len(constants) < 2:
            return None
        added = constants[2] if operation == Op.XAD else 0
        for constant, (other, *_) in zip(constants[:2], reversed(sources[:2]), strict=True):
            if constant is None or added is None:
                continue
            if operation == Op.ADD_NC:
                return self._shifted(True, other, constant)
            return self._shifted(True, self._shifted(False, other, constant), added)
        return None

    def _shifted(self, is_sum: bool, other: int, constant: int) -> int:
        """The number of another value plus a constant, or with bits flipped."""
        numbers = self.numbers
        base, first = numbers.sum_of(other) if is_sum else numbers.flip_of(other)
        total = (first + constant if is_sum else first ^ constant) & _WORD
        if total == 0:
            return base
        value = numbers.number(("sum" if is_sum else "flip", base, total))
        (numbers.sums if is_sum else numbers.flips)[value] = base, total
        return value

    def _loaded(self, load: Instruction, held: Held) -> dict[int, int]:
        """The numbers of what a load of the LDS brings, dword by dword."""
        row = load.row
        assert row is not None
        plain = row.operation == Op.LOAD and row.space is AddressSpace.LDS and row.type in _DWORDS
        if not plain or len(load.operands) != 2 or any(modifier.name != "offset" for modifier in load.modifiers):
            return {}
        data, address = load.operands
        if len(data.registers) != _DWORDS[row.type] or len(address.registers) != 1:
            return {}
        source = self.number_of(held, address.registers[0])
        contents = self.number_of(held, LDS)
        found = {}
        for element, register in enumerate(data.registers):
            key = ("loaded", row.mnemonic, load.integer("offset"), source, contents, element)
            value = self.numbers.number(key)
            self.numbers.made.setdefault(value, ValueOrigin(load, ((source,),), contents, element))
            found[int(register)] = value
        return found
