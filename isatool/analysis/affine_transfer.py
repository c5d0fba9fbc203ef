"""One instruction on symbolic registers: the effects of the semantics table, evaluated on polynomials.

All sources are read before anything is written, so the halves of a VOPD see the old state. A vector write counts for
the lanes that are on in EXEC. What is not followed becomes an atom of the instruction that made it. It is long because
what an instruction reads, computes and leaves are questions about the same masks and unknowns.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import field
from functools import cached_property, reduce
from typing import Final

from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.atoms import Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import OPAQUE_EFFECTS, members
from isatool.analysis.exec_state import ExecState
from isatool.analysis.lane_values import Cell, Condition, Layered, read, touches, write
from isatool.analysis.lanes import ALL_LANES
from isatool.analysis.launch_facts import LaunchFacts
from isatool.analysis.polynomials import ONE, ZERO, Polynomial, variable
from isatool.analysis.private_memory import SLOT, slot_moves
from isatool.analysis.symbolic import ONE_BIT, Evaluator
from isatool.isa import operations
from isatool.isa.registers import EXEC_HI, EXEC_LO, SCC, VGPR_BASE, Register, vgpr
from isatool.isa.wave import WAVE32
from isatool.records import dataclass, record
from isatool.semantics.algebra import Expr, nodes_of
from isatool.semantics.effects import (
    Atomic,
    Load,
    Lowered,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.ops import FLOAT, Op

ENTRY: Final = -1
_CODES: Final = 512
_LOADED: Final = 1024
_FETCHED: Final = 2048
_FORGOTTEN: Final = 4096
"""beyond register codes: dwords of loads, of scalar loads, registers whose lanes can no longer be told apart"""
_WORD: Final = (1 << 32) - 1
_LOGIC: Final = frozenset((Op.AND, Op.OR, Op.XOR, Op.NOT))


@record
class AffineAccess:
    """One address of a memory instruction: `number` 0 or 1 (two-address LDS operations), in order.

    `address` is modulo 2^32 in LDS and scratch, modulo 2^64 elsewhere; None if it is not followed.
    """

    instruction: int
    number: int
    space: Space
    address: Polynomial | None
    size: int
    is_load: bool
    is_store: bool


@dataclass
class State:
    """Registers by code. What is not in `cells` has the value of `epoch`: undefined since entry, or since a call."""

    cells: dict[int, Cell]
    epoch: int = ENTRY

    def copy(self) -> State:
        """A state of its own."""
        return State(dict(self.cells), self.epoch)


@dataclass(slots=True)
class _Done:
    """The last step of an instruction: what its registers held then, and the accesses and writes that followed."""

    epoch: int
    held: list[Cell | None]
    accesses: list[AffineAccess]
    writes: list[tuple[int, Cell]]


@dataclass
class Transfer:
    """Steps states through the instructions of a function."""

    flow: ControlFlow
    exec_state: ExecState
    arithmetic: Arithmetic
    facts: LaunchFacts
    loops_of: Callable[[int], int]
    """the loops around a block, as a bit set"""
    compared: dict[int, Polynomial] = field(default_factory=dict)
    """by instruction, the bit of a lane that is on in the mask that it writes"""
    _lowered: dict[int, Lowered | None] = field(default_factory=dict)
    _unknowns: dict[tuple[str, int, int], Polynomial] = field(default_factory=dict)
    _unfollowed: dict[int, list[tuple[int, Polynomial]] | None] = field(default_factory=dict)
    """by instruction, what it writes whatever it reads, if none of that is known"""
    _reads: dict[int, tuple[int, ...]] = field(default_factory=dict)
    """by instruction, the registers that its effects depend on"""
    _done: dict[int, _Done] = field(default_factory=dict)

    @cached_property
    def _slot_moves(self) -> Mapping[int, tuple[tuple[int, int], ...]]:
        return slot_moves(self.flow)

    def entry(self) -> State:
        """The state at function entry; outside of kernels nothing is known."""
        cells: dict[int, Cell] = {}
        if not self.flow.function.is_kernel or self.facts.descriptor is None:
            return State(cells)
        atoms = self.arithmetic.atoms
        cells[vgpr(0)] = self.facts.work_item(atoms)
        ids: dict[int, Polynomial] = {}
        for axis, place in enumerate(self.facts.id_places):
            if place is not None:
                bits = variable(self.facts.workgroup_id(atoms, axis).number).scaled(1 << place.low)
                ids[place.register] = ids.get(place.register, ZERO) + bits
        cells |= ids
        kernarg = self.facts.kernarg
        if kernarg is not None:
            pointer = self.kernarg_pointer()
            cells[kernarg] = self.arithmetic.reduce(pointer, 32)
            cells[kernarg + 1] = self.arithmetic.shift_right(pointer, 32, 64)
        state = State(cells)
        for register in self.facts.filled_registers:
            if register not in cells:
                cells[register] = self.undefined(state, register)
        return state

    def kernarg_pointer(self) -> Polynomial:
        """The address of the kernel arguments, a multiple of 16 bytes (HSA: kernarg segment)."""
        high = (1 << 60) - 1
        atom = self.arithmetic.atoms.leaf(Kind.INPUT, ("kernarg",), 0, high, uniform=True, name="kernarg/16")
        return variable(atom.number).scaled(16)

    def is_argument(self, access: AffineAccess) -> bool:
        """Whether an access is certainly a load of kernel arguments, which nobody may write while the kernel runs."""
        descriptor = self.facts.descriptor
        if access.space is not Space.CONSTANT or access.address is None or descriptor is None:
            return False
        offset = self.arithmetic.reduce(access.address - self.kernarg_pointer(), 64)
        return offset.is_constant and 0 <= offset.constant <= descriptor.kernarg_extent - access.size

    # -- atoms of places

    def unknown(
        self, what: str, place: int, register: int, *, uniform: bool, block: int, high: int = _WORD
    ) -> Polynomial:
        """The value that a place gives a register, not known any further."""
        key = (what, place, register)
        found = self._unknowns.get(key)
        if found is None:
            name, varies = self._name(what, place, register), self.loops_of(block)
            atom = self.arithmetic.atoms.leaf(Kind.UNKNOWN, key, 0, high, uniform=uniform, varies=varies, name=name)
            found = self._unknowns[key] = variable(atom.number)
        return found

    def _name(self, what: str, place: int, register: int) -> str:
        """An unknown for people."""
        code = register - _FORGOTTEN if register >= _FORGOTTEN else register
        name = "scc" if code == SCC else Register(code).name if code < _CODES else "the value loaded"
        if code >= SLOT:
            name = f"the dword at offset {4 * (code - SLOT)} of private memory"
        if what in ("phi", "join"):
            return f"{name} at block {place}"
        if what == "entry":
            return f"{name} at entry"
        line = self.flow.line_number(place)
        name = "mask" if what == "mask" else name
        return f"{name} of line {line}" if line else name

    def _made(self, index: int, register: int, high: int = _WORD) -> Polynomial:
        block = self.flow.block_of[index]
        return self.unknown("made", index, register, uniform=register < VGPR_BASE, block=block, high=high)

    def _mask(self, index: int) -> Polynomial:
        """A condition at an instruction that is not followed."""
        uniform = all(register < VGPR_BASE for register in self.flow.instructions[index].defs)
        block = self.flow.block_of[index]
        return self.unknown("mask", index, SCC, uniform=uniform, block=block, high=1)

    def undefined(self, state: State, register: int) -> Polynomial:
        """The value of a register that nothing is known to have written."""
        block = 0 if state.epoch == ENTRY else self.flow.block_of[state.epoch]
        return self.unknown("entry", state.epoch, register, uniform=register < VGPR_BASE, block=block)

    # -- reading

    def value(self, state: State, register: int, index: int) -> Polynomial:
        """What an active lane reads from a register at an instruction."""
        cell = state.cells.get(register)
        if cell is None:
            return self.undefined(state, register)
        found = read(self.exec_state.masks, cell, self.exec_state.at[index])
        if found is None:
            return self.unknown("mixed", index, register, uniform=False, block=self.flow.block_of[index])
        return found

    def _leaf(
        self, state: State, index: int, loads: dict[int, Load], evaluator: Evaluator
    ) -> Callable[[Expr], Polynomial | None]:
        def leaf(node: Expr) -> Polynomial | None:
            if node.op is Op.VGPR:
                return self.value(state, VGPR_BASE + node.imm, index)
            if node.op is Op.SGPR:
                if node.imm in (EXEC_LO, EXEC_HI):
                    return self._exec(node.imm - EXEC_LO)
                return self.value(state, node.imm, index)
            if node.op is Op.SCC:
                cell = state.cells.get(SCC)
                return cell if isinstance(cell, Polynomial) else None
            if node.op is Op.LANE:
                atom = self.arithmetic.atoms.leaf(
                    Kind.INPUT, ("lane",), 0, self.wave_size - 1, uniform=False, name="lane"
                )
                return variable(atom.number)
            if node.op is Op.BIT:
                return self._lane_bit(state, node.args[0], index)
            if node.op in (Op.LOADED, Op.FETCHED):
                return self._loaded(node, index, loads, evaluator)
            return None

        return leaf

    @property
    def wave_size(self) -> int:
        """Lanes of a wave."""
        return self.flow.function.wave_size

    def _exec(self, half: int) -> Polynomial | None:
        """A half of EXEC where nothing changes it: a wave has at least one lane."""
        if self.exec_state.writes_exec or (half and self.wave_size == WAVE32):
            return None
        high = (1 << self.wave_size) - 1
        atom = self.arithmetic.atoms.leaf(Kind.INPUT, ("exec",), 1, high, uniform=True, name="exec")
        mask = variable(atom.number)
        return self.arithmetic.shift_right(mask, 32, 64) if half else self.arithmetic.reduce(mask, 32)

    def lane_mask(self, state: State, register: int) -> Polynomial | None:
        """The bits of a lane mask that begins with this register, modulo 2 to the number of lanes."""
        low, high = state.cells.get(register), state.cells.get(register + 1)
        if self.wave_size == WAVE32 or not isinstance(low, Polynomial):
            return low if isinstance(low, Polynomial) else None
        return self.arithmetic.concatenated(low, high) if isinstance(high, Polynomial) else None

    def _lane_bit(self, state: State, mask: Expr, index: int) -> Polynomial | None:
        parts = mask.args if mask.op is Op.CONCAT else (mask,)
        registers = [part.imm for part in parts if part.op is Op.SGPR]
        if not registers or registers != [*range(registers[0], registers[0] + len(parts))]:
            return None
        if registers[0] == EXEC_LO:
            return ONE
        cells = [state.cells.get(register) for register in registers]
        found = [self.bit_of_cell(cell, index) for cell in cells]
        return found[0] if all(value == found[0] for value in found) else None

    def bit_of_cell(self, cell: Cell | None, index: int) -> Polynomial | None:
        """An active lane's bit of a register of a mask."""
        if isinstance(cell, Condition) and self.exec_state.masks.includes(cell.mask, self.exec_state.at[index]):
            return cell.value
        if isinstance(cell, Polynomial) and cell.is_constant and cell.constant in (0, -1):
            return ONE if cell.constant else ZERO
        return None

    def _loaded(self, node: Expr, index: int, loads: dict[int, Load], evaluator: Evaluator) -> Polynomial | None:
        if node.op is Op.LOADED:
            load = loads.get(node.imm // 16)
            size = load.size if load is not None else 4
            return self._made(index, _LOADED + node.imm, (1 << 8 * min(size, 4)) - 1)
        load = loads.get(node.imm // 16)
        plain = load is not None and load.space is Space.CONSTANT and load.where is None
        address = evaluator(load.address) if load is not None and plain else None
        if address is not None:
            offset = self.arithmetic.reduce(address - self.kernarg_pointer(), 64)
            if offset.is_constant:
                found = self.facts.argument_word(self.arithmetic.atoms, offset.constant + 4 * (node.imm % 16))
                if found is not None:
                    whole, dword = found
                    return self.arithmetic.shift_right(whole, 32, 64) if dword else self.arithmetic.reduce(whole, 32)
        block = self.flow.block_of[index]
        return self.unknown("made", index, _FETCHED + node.imm, uniform=True, block=block)

    # -- stepping

    def step(self, index: int, state: State) -> list[AffineAccess]:
        """Execute an instruction on a state; the accesses that it makes."""
        self._renew(index, state)
        if self.flow.effects[index] is OPAQUE_EFFECTS:
            state.cells.clear()
            state.epoch = index
            return []
        if index not in self._unfollowed:
            written = self._unfollowed_writes(index)
            made = None if written is None else [(register, self._made(index, register)) for register in written]
            self._unfollowed[index] = made
        writes: Sequence[tuple[int, Cell]] | None = self._unfollowed[index]
        moved = self._slot_moves.get(index)
        accesses: list[AffineAccess] = []
        if writes is None:
            done = self._again(index, state)
            accesses, writes = done.accesses, done.writes
        if moved is not None:
            writes = self._moved(moved, state, index)
        for register, cell in writes:
            self._put(state, register, cell, index)
        return accesses

    def _again(self, index: int, state: State) -> _Done:
        """What a followed instruction does; the last answer if the registers that it reads hold the same again."""
        reads = self._reads.get(index)
        if reads is None:
            reads = self._reads[index] = self._registers(index)
        held = [state.cells.get(register) for register in reads]
        done = self._done.get(index)
        if done is None or done.epoch != state.epoch or done.held != held:
            done = self._done[index] = _Done(state.epoch, held, *self._followed(index, state))
        return done

    def _registers(self, index: int) -> tuple[int, ...]:
        """The registers that an instruction reads by its operands or by its semantics."""
        lowered = self._lower(index)
        assert lowered is not None
        found = set(map(int, self.flow.instructions[index].uses))
        for effect in lowered.effects:
            if isinstance(effect, (Load, Store, Atomic)):
                nodes = nodes_of(effect.address)
            elif isinstance(effect, (WriteVector, WriteScalar, WriteMask, WriteScc)):
                nodes = nodes_of(effect.value)
            else:
                continue
            for node in nodes:
                if node.op is Op.VGPR:
                    found.add(VGPR_BASE + node.imm)
                elif node.op is Op.SGPR:
                    found.add(node.imm)
                elif node.op is Op.SCC:
                    found.add(int(SCC))
        return tuple(sorted(found))

    def _followed(self, index: int, state: State) -> tuple[list[AffineAccess], list[tuple[int, Cell]]]:
        lowered = self._lower(index)
        assert lowered is not None
        loads = {effect.access: effect for effect in lowered.effects if isinstance(effect, Load)}
        evaluator = Evaluator(self.arithmetic, lambda node: None)
        evaluator.leaf = self._leaf(state, index, loads, evaluator)
        is_first = self.flow.instructions[index].operation == operations.Op.READFIRSTLANE
        if is_first and self.exec_state.is_full(index):
            evaluator.first_lane = lambda value: self.facts.in_first_lane(self.arithmetic.atoms, value)
        evaluator.mask = lambda: self._mask(index)
        accesses: list[AffineAccess] = []
        writes: list[tuple[int, Cell]] = []
        for effect in lowered.effects:
            if isinstance(effect, (Load, Store, Atomic)):
                address = evaluator(effect.address)
                is_load, is_store = not isinstance(effect, Store), not isinstance(effect, Load)
                accesses.append(
                    AffineAccess(index, len(accesses), effect.space, address, effect.size, is_load, is_store)
                )
            elif isinstance(effect, (WriteVector, WriteScalar, WriteMask, WriteScc)):
                writes += self._written(effect, evaluator, state, index)
        return accesses, writes

    def _moved(self, moves: tuple[tuple[int, int], ...], state: State, index: int) -> list[tuple[int, Polynomial]]:
        """What an access of private memory leaves in registers or slots."""
        return [
            (target, self._made(index, target) if source < 0 else self.value(state, source, index))
            for target, source in moves
        ]

    def _unfollowed_writes(self, index: int) -> tuple[int, ...] | None:
        """The registers that an instruction writes, if their values are unknown whatever it reads; else None."""
        lowered = self._lower(index)
        if lowered is None:
            return tuple(members(self.flow.effects[index].writes))
        vectors = [effect for effect in lowered.effects if isinstance(effect, WriteVector) and _is_unfollowed(effect)]
        return tuple(int(effect.register) for effect in vectors) if len(vectors) == len(lowered.effects) else None

    def _written(
        self, effect: WriteVector | WriteScalar | WriteMask | WriteScc, evaluator: Evaluator, state: State, index: int
    ) -> list[tuple[int, Cell]]:
        if isinstance(effect, WriteScc):
            found = evaluator(effect.value)
            return [(SCC, found if found is not None else self._made(index, SCC, 1))]
        register = int(effect.register)
        if isinstance(effect, WriteVector) and _is_unfollowed(effect):
            return [(register, self._made(index, register))]
        value = evaluator(effect.value)
        if isinstance(effect, WriteMask):
            mask = self.exec_state.at[index]
            self.compared.pop(index, None)
            if value is not None:
                self.compared[index] = value
            scalars = [(half, self._made(index, half)) for half in range(register, register + effect.lanes // WAVE32)]
            return [(half, made if value is None else Condition(mask, value, made)) for half, made in scalars]
        known = value if value is not None else self._made(index, register)
        if isinstance(effect, WriteScalar) and self._reads_condition(state, index):
            logic = self._condition(effect.value, state, index)
            if logic is not None:
                return [(register, Condition(*logic, known))]
        return [(register, known)]

    def _reads_condition(self, state: State, index: int) -> bool:
        return any(isinstance(state.cells.get(int(read)), Condition) for read in self.flow.instructions[index].uses)

    def _condition(self, node: Expr, state: State, index: int, half: int = 0) -> tuple[int, Polynomial] | None:
        """(lanes, their bits) of logic on a word of lane masks; a word of a 64-bit mask is its low or high half."""
        if node.op is Op.HIGH:
            return self._condition(node.args[0], state, index, 1)
        if node.op is Op.CONCAT:
            return self._condition(node.args[half], state, index)
        if node.op is Op.CONST:
            bits = node.imm >> WAVE32 * half & _WORD
            return (ALL_LANES, ONE if bits else ZERO) if bits in (0, _WORD) else None
        if node.op is Op.SGPR:
            cell = state.cells.get(node.imm)
            if node.imm in (EXEC_LO, EXEC_HI):
                return self.exec_state.at[index], ONE
            if isinstance(cell, Condition):
                return cell.mask, cell.value
            bit = self.bit_of_cell(cell, index)
            return (ALL_LANES, bit) if bit is not None else None
        parts = [self._condition(part, state, index, half) for part in node.args] if node.op in _LOGIC else []
        found = [part for part in parts if part is not None]
        if not found or len(found) < len(parts):
            return None
        lanes = reduce(self.exec_state.masks.intersection, (mask for mask, _ in found))
        try:
            return lanes, ONE_BIT[node.op](*(value for _, value in found))
        except TooComplexError:
            return None

    def _put(self, state: State, register: int, cell: Cell, index: int) -> None:
        if register in (EXEC_LO, EXEC_HI):
            return
        mask = self.exec_state.at[index]
        is_laned = register >= SLOT or (register >= VGPR_BASE and self.flow.effects[index].lanes >> register & 1)
        if is_laned and mask != ALL_LANES and isinstance(cell, Polynomial):
            old = state.cells.get(register)
            cell = write(self.exec_state.masks, self.undefined(state, register) if old is None else old, mask, cell)
        state.cells[register] = cell

    def _lower(self, index: int) -> Lowered | None:
        instruction = self.flow.instructions[index]
        key = id(instruction)
        if key not in self._lowered:
            try:
                self._lowered[key] = lower(instruction, wave_size=self.wave_size)
            except (NotEmulated, TooComplexError):
                self._lowered[key] = None
        return self._lowered[key]

    def _renew(self, index: int, state: State) -> None:
        """Masks that mean something else from here on are given up."""
        atoms = self.exec_state.renewed.get(index, 0)
        if not atoms:
            return
        for register, cell in list(state.cells.items()):
            if touches(self.exec_state.masks, cell, atoms):
                state.cells[register] = self.forgotten(cell, "made", index, register, self.flow.block_of[index])

    def forgotten(self, cell: Cell, what: str, place: int, register: int, block: int) -> Cell:
        """A cell whose lanes can no longer be told apart."""
        if isinstance(cell, Condition):
            return cell.scalar
        assert isinstance(cell, Layered)
        return self.unknown(what, place, register + _FORGOTTEN, uniform=False, block=block)


def _is_unfollowed(effect: WriteVector) -> bool:
    """Whether nothing is known of what a write of a VGPR leaves there: floats, some lanes, idle lanes."""
    return effect.where is not None or effect.all_lanes or effect.value.op in FLOAT
