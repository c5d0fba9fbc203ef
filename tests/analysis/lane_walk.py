"""One lane executed concretely by the semantics table, beside the symbolic states of the affine analysis.

Every register that an instruction reads, and every address, is compared with the value of its polynomial.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from isatool.analysis.affine import Affine
from isatool.analysis.affine_transfer import State
from isatool.analysis.atoms import Atom, Valuation
from isatool.analysis.effects import VGPRS
from isatool.isa.registers import EXEC_LO, SCC, VGPR_BASE
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import (
    Branch,
    Halt,
    Load,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.evaluate import evaluate
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op

KERNARG = 0x7F12_3456_7890 & ~15
Key = tuple[object, ...]


@dataclass
class Launch:
    """What the launch supplies to the lane that is watched."""

    item: tuple[int, int, int]
    group: tuple[int, int, int]
    arguments: dict[int, tuple[int, int]]
    """byte offset -> (size, value)"""
    seed: int = 0
    lane: int = 0


@dataclass
class Walk:
    """The machine, and what it must remember to evaluate atoms."""

    affine: Affine
    launch: Launch
    registers: dict[int, int] = field(default_factory=dict)
    recorded: dict[Key, int] = field(default_factory=dict)
    counters: dict[int, int] = field(default_factory=dict)
    loaded: dict[int, int] = field(default_factory=dict)
    compared: int = 0
    compared_addresses: int = 0

    def __post_init__(self) -> None:
        self.flow = self.affine.flow
        self.keys = {atom.number: key for key, atom in self.affine.atoms.by_key.items()}
        self.chance = random.Random(self.launch.seed)
        self.states: dict[int, list[tuple[int, State]]] = {}
        facts = self.affine.transfer.facts
        x, y, z = self.launch.item
        self.put(VGPR_BASE, x | y << 10 | z << 20)
        for axis, place in enumerate(facts.id_places):
            if place is not None:
                before = self.registers.get(place.register, 0) if place.low else 0
                self.put(place.register, before | self.launch.group[axis] << place.low)
        if facts.kernarg is not None:
            self.put(facts.kernarg, KERNARG & 0xFFFFFFFF)
            self.put(facts.kernarg + 1, KERNARG >> 32)
        self.put(EXEC_LO, 1 << self.launch.lane)

    def put(self, register: int, value: int) -> None:
        self.registers[register] = value & 0xFFFFFFFF

    def get(self, register: int) -> int:
        if register not in self.registers:
            self.registers[register] = self.recorded[("entry", -1, register)] = self.chance.randrange(1 << 32)
        return self.registers[register]

    @property
    def active(self) -> bool:
        return bool(self.registers[EXEC_LO])

    # -- running

    def run(self, limit: int) -> None:
        """Execute until the end or so many instructions; AssertionError where a polynomial is wrong."""
        flow = self.flow
        targets = {label: block.index for block in flow.blocks for label in block.labels}
        block, previous, executed = 0, -1, 0
        while executed < limit:
            self.enter(block, previous)
            following = block + 1
            for index, state in self.block_states(block):
                executed += 1
                target = self.step(index, state)
                if target == "halt":
                    return
                if target:
                    following = targets[target]
                    break
            block, previous = following, block

    def block_states(self, block: int) -> list[tuple[int, State]]:
        if block not in self.states:
            self.states[block] = [(index, state.copy()) for index, state in self.affine.replay(block)]
        return self.states[block]

    def enter(self, block: int, previous: int) -> None:
        """Count iterations, and remember what registers hold where paths meet."""
        for loop in self.affine.forest.loops:
            if loop.header == block:
                again = previous in loop.blocks
                self.counters[loop.index] = self.counters.get(loop.index, -1) + 1 if again else 0
        for key in self.keys.values():
            if key[1] in ("phi", "join") and key[2] == block:
                register = key[3]
                assert isinstance(register, int)
                self.recorded[key[1:]] = self.get(register if register < 4096 else register - 4096)

    def step(self, index: int, state: State) -> str:
        instruction = self.flow.instructions[index]
        for key in ("made", "mixed"):
            for register in self.wanted(key, index):
                if register >= 4096:
                    self.recorded[key, index, register] = self.get(register - 4096)
                elif key == "mixed":
                    self.recorded[key, index, register] = self.get(register)
        if self.active:
            for register in instruction.uses:
                if register not in (EXEC_LO, EXEC_LO + 1) and register < 512:
                    self.check(self.affine.value(state, register, index), 32, self.get(register), index, register.name)
                    bit = self.affine.transfer.bit_of_cell(state.cells.get(register), index)
                    if bit is not None:
                        mine = self.get(register) >> self.launch.lane & 1
                        self.check(bit, 1, mine, index, f"this lane's bit of {register.name}")
        lowered = lower(instruction)
        self.loaded = {}
        target = ""
        writes: list[tuple[int, int]] = []
        number = 0
        for effect in lowered.effects:
            if isinstance(effect, (Load, Store)):
                self.memory(effect, index, number)
                number += 1
            elif isinstance(effect, WriteVector):
                if self.active or effect.all_lanes:
                    writes.append((effect.register, self.evaluate(effect.value)))
            elif isinstance(effect, WriteScalar):
                writes.append((effect.register, self.evaluate(effect.value)))
            elif isinstance(effect, WriteMask):
                writes.append((effect.register, self.evaluate(effect.value) << self.launch.lane if self.active else 0))
            elif isinstance(effect, WriteScc):
                writes.append((SCC, self.evaluate(effect.value)))
            elif isinstance(effect, Branch):
                if effect.condition is None or self.evaluate(effect.condition):
                    target = effect.target
            elif isinstance(effect, Halt):
                return "halt"
        for register, value in writes:
            self.put(register, value)
            self.recorded["made", index, int(register)] = value & 0xFFFFFFFF
        return target

    def wanted(self, what: str, index: int) -> list[int]:
        cache = self.__dict__.setdefault("_wanted", {})
        if not cache:
            for key in self.keys.values():
                if key[1:2] and isinstance(key[1], str) and len(key) == 4:
                    cache.setdefault((key[1], key[2]), []).append(key[3])
        return cache.get((what, index), [])

    def memory(self, effect: Load | Store, index: int, number: int) -> None:
        address = self.evaluate(effect.address)
        access = self.affine.accesses[index][number]
        if self.active and access.address is not None:
            wide = access.space in (Space.GLOBAL, Space.CONSTANT)
            self.check(access.address, 64 if wide else 32, address, index, "address")
            self.compared_addresses += 1
        if not isinstance(effect, Load):
            return
        for dword in range(max(1, effect.size // 4)):
            value = self.read(effect.space, address + 4 * dword)
            value &= (1 << 8 * min(effect.size, 4)) - 1
            constant = effect.space is Space.CONSTANT
            code = dword if constant else effect.access * 16 + dword
            self.loaded[code | (1 << 16 if constant else 0)] = value
            self.recorded["made", index, (2048 if constant else 1024) + code] = value

    def read(self, space: Space, address: int) -> int:
        if space is Space.CONSTANT:
            for offset, (size, value) in self.launch.arguments.items():
                if KERNARG + offset <= address < KERNARG + offset + size:
                    return value >> 8 * (address - KERNARG - offset) & 0xFFFFFFFF
        return hash((space.value, address)) & 0xFFFFFFFF

    def evaluate(self, expr: Expr) -> int:
        def leaf(node: Expr) -> int:
            if node.op is Op.VGPR:
                return self.get(VGPR_BASE + node.imm)
            if node.op is Op.SGPR:
                return self.get(node.imm)
            if node.op is Op.SCC:
                return self.get(SCC) & 1
            if node.op is Op.LANE:
                return self.launch.lane
            if node.op is Op.LOADED:
                return self.loaded[node.imm]
            return self.loaded[node.imm | 1 << 16]

        return evaluate(expr, leaf)

    # -- comparing

    def check(self, polynomial: object, width: int, actual: int, index: int, what: str) -> None:
        from isatool.analysis.polynomials import Polynomial

        assert isinstance(polynomial, Polynomial)
        found = Valuation(self.affine.atoms, self.leaf).of(polynomial) & ((1 << width) - 1)
        line = self.flow.function.program.lines[self.flow.lines[index]]
        assert found == actual & ((1 << width) - 1), (
            f"{what} at line {line.number} {line.text.strip()}: {found:#x} for {actual:#x}, "
            f"{self.affine.atoms.describe(polynomial)}"
        )
        self.compared += 1

    def leaf(self, atom: Atom) -> int:
        """The value of a leaf atom now; it must lie in the atom's range."""
        if atom.number not in self.keys:  # found while reading
            self.keys = {known.number: key for key, known in self.affine.atoms.by_key.items()}
        value = self.leaf_value(self.keys[atom.number])
        assert atom.low <= value <= atom.high, f"{atom.name} is {value}, not in {atom.low}..{atom.high}"
        return value

    def leaf_value(self, key: Key) -> int:
        kind = key[1]
        if kind == "item":
            assert isinstance(key[2], int)
            assert isinstance(key[3], int)
            return self.launch.item[key[2]] >> key[3] & 1
        if kind == "group":
            assert isinstance(key[2], int)
            return self.launch.group[key[2]]
        if kind == "argument":
            assert isinstance(key[2], int)
            return self.launch.arguments[key[2]][1]
        if kind == "kernarg":
            return KERNARG >> 4
        if kind == "lane":
            return self.launch.lane
        if kind == "exec":
            return self.registers[EXEC_LO]
        if kind == "iteration":
            assert isinstance(key[2], int)
            return self.counters[key[2]]
        return self.recorded[key[1:]]


__all__ = ["VGPRS", "Launch", "Walk"]
