"""A four-lane machine for a handful of instructions, and random structured programs for it.

Independent of the project's emulator: integer meanings of its own, loads that land at their wait and not before.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction, Instruction, branch_target
from isatool.ir.operands import Integer, Operand
from isatool.isa.registers import EXEC_LO, SCC, VCC_LO

LANES = 4
ALL = (1 << LANES) - 1
MASK = 0xFFFFFFFF


@dataclass
class Machine:
    """Registers by code: a list of lanes for VGPRs, an int for scalars. `stores` is what the program put out."""

    vector: dict[int, list[int]]
    scalar: dict[int, int] = field(default_factory=lambda: {EXEC_LO: ALL})
    stores: list[tuple[int, ...]] = field(default_factory=list)
    landing: list[tuple[int, int, dict[int, int]]] = field(default_factory=list)
    immediate: bool = False
    """loads need no wait"""

    def run(self, flow: ControlFlow, instructions: list[AnyInstruction], limit: int = 4000) -> None:
        """Execute from the first instruction to s_endpgm."""
        targets = {label: block.first for block in flow.blocks for label in block.labels}
        index = 0
        for _ in range(limit):
            instruction = instructions[index]
            if instruction.mnemonic == "s_endpgm":
                return
            assert isinstance(instruction, Instruction)
            index = targets[self.jump(instruction)] if self.jump(instruction) else index + 1
            self.step(instruction)
        raise AssertionError("the program does not end")

    def jump(self, instruction: Instruction) -> str:
        """The label to go to, "" to go on."""
        taken = {
            "s_branch": True,
            "s_cbranch_execz": self.scalar[EXEC_LO] == 0,
            "s_cbranch_execnz": self.scalar[EXEC_LO] != 0,
            "s_cbranch_scc1": bool(self.scalar.get(SCC)),
        }.get(instruction.mnemonic, False)
        return branch_target(instruction) or "" if taken else ""

    def read(self, operand: Operand, lane: int = 0) -> int:
        """The value of a source in a lane."""
        if isinstance(operand.value, Integer):
            return operand.value.value & MASK
        (register,) = operand.registers
        if operand.is_vgpr:
            return self.vector[register][lane]
        return self.scalar.get(register, 0)

    def step(self, instruction: Instruction) -> None:
        """Execute one instruction that is no branch."""
        name, operands = instruction.mnemonic, instruction.operands
        if name == "s_waitcnt":
            limit = instruction.integer("lgkmcnt", 63)
            while len(self.landing) > limit:
                register, mask, values = self.landing.pop(0)
                for lane, value in values.items():
                    self.vector[register][lane] = self.vector[register][lane] & ~mask | value & mask
        elif name == "global_store_b32":
            lanes = self.lanes()
            self.stores.append(tuple(self.read(operands[1], lane) for lane in lanes) + tuple(lanes))
        elif name == "v_readlane_b32":
            self.scalar[operands[0].registers[0]] = self.read(operands[1], self.read(operands[2]))
        elif name.startswith(("v_cmp_", "v_cmpx_")):
            first, second = operands[-2:]
            result = sum(1 << lane for lane in self.lanes() if self.read(first, lane) % 7 < self.read(second, lane) % 7)
            self.scalar[EXEC_LO if name.startswith("v_cmpx_") else VCC_LO] = result
        elif name.startswith(("v_", "ds_load")):
            self.vector_step(name, operands)
        elif name.startswith("s_") and not instruction.is_branch:
            self.scalar_step(name, operands)

    def lanes(self) -> list[int]:
        """The lanes that are on."""
        return [lane for lane in range(LANES) if self.scalar[EXEC_LO] >> lane & 1]

    def vector_step(self, name: str, operands: tuple[Operand, ...]) -> None:
        """An instruction that writes a VGPR in the lanes that are on."""
        (target,) = operands[0].registers
        values = {}
        for lane in self.lanes():
            sources = [self.read(operand, lane) for operand in operands[1:]]
            if name == "v_mov_b32":
                values[lane] = sources[0]
            elif name == "v_add_nc_u32":
                values[lane] = sum(sources) & MASK
            elif name == "v_and_b32":
                values[lane] = sources[0] & sources[1]
            elif name == "v_lshrrev_b32":
                values[lane] = sources[1] >> sources[0]
            elif name in ("v_add_nc_u16", "v_mad_u16"):
                old = self.vector[target][lane]
                values[lane] = old & 0xFFFF0000 | sum(sources) & 0xFFFF
            elif name == "ds_load_u16_d16_hi":
                values[lane] = self.vector[target][lane] & 0xFFFF | (sources[0] * 40503 & 0xFFFF) << 16
            elif name == "v_fmac_f32":
                values[lane] = (self.vector[target][lane] * 3 + sources[0] * sources[1] + 1) & MASK
            else:
                values[lane] = (sources[0] * 2654435761 + 12345) & MASK
        if name.startswith("ds_load") and not self.immediate:
            mask = 0xFFFF0000 if name.endswith("_hi") else MASK
            self.landing.append((target, mask, values))
            for lane in values:
                self.vector[target][lane] = self.vector[target][lane] & ~mask | 0xDEADBEEF & mask
            return
        for lane, value in values.items():
            self.vector[target][lane] = value

    def scalar_step(self, name: str, operands: tuple[Operand, ...]) -> None:
        """Scalar moves and mask arithmetic."""
        if name == "s_cmp_lt_i32":
            self.scalar[SCC] = int(self.read(operands[0]) < self.read(operands[1]))
            return
        (target,) = operands[0].registers
        sources = [self.read(operand) for operand in operands[1:]]
        if name == "s_and_saveexec_b32":
            self.scalar[target], self.scalar[EXEC_LO] = self.scalar[EXEC_LO], sources[0] & self.scalar[EXEC_LO]
            return
        if name == "s_and_not1_saveexec_b32":
            self.scalar[target], self.scalar[EXEC_LO] = self.scalar[EXEC_LO], sources[0] & ~self.scalar[EXEC_LO]
            return
        results = {
            "s_mov_b32": lambda: sources[0],
            "s_add_i32": lambda: sum(sources) & MASK,
            "s_or_b32": lambda: sources[0] | sources[1],
            "s_xor_b32": lambda: sources[0] ^ sources[1],
            "s_and_not1_b32": lambda: sources[0] & ~sources[1],
        }
        self.scalar[target] = results[name]()


class Generator:
    """A random structured program over v0 to v6: lane conditions, uniform conditions, loops, loads."""

    def __init__(self, seed: int, waits: bool = True) -> None:
        self.waits = waits
        self.random = random.Random(seed)
        self.lines: list[str] = []
        self.labels = 0

    def program(self) -> str:
        """The body of a kernel."""
        self.statements(0)
        for register in range(1, 7):
            self.lines.append(f"global_store_b32 v[100:101], v{register}, off")
        return "\n".join(self.lines)

    def register(self) -> int:
        return self.random.randrange(7)

    def label(self) -> str:
        self.labels += 1
        return f"l{self.labels}"

    def statements(self, depth: int) -> None:
        for _ in range(self.random.randint(1, 5)):
            choices = [self.operation] * 6 + [self.load, self.store]
            if depth < 3:
                choices += [self.lane_if, self.lane_if_else, self.uniform_if, self.uniform_loop, self.lane_loop]
            self.random.choice(choices)(depth)

    def operation(self, depth: int) -> None:
        del depth
        target, a, b = self.register(), self.register(), self.register()
        texts = [
            f"v_mov_b32_e32 v{target}, v{a}",
            f"v_mov_b32_e32 v{target}, {self.random.randrange(60)}",
            f"v_add_nc_u32_e32 v{target}, v{a}, v{b}",
            f"v_fmac_f32_e32 v{target}, v{a}, v{b}",
            f"v_add_nc_u16 v{target}, v{a}, v{b}",
            f"v_mad_u16 v{target}, v{a}, v{b}, v{target}",
            f"v_and_b32_e32 v{target}, {self.random.choice(('0xffff', '0xffff0000', '0x1ffff'))}, v{a}",
            f"v_lshrrev_b32_e32 v{target}, {self.random.choice((15, 16, 20))}, v{a}",
        ]
        if self.random.random() < 0.1:
            self.lines += [f"v_readlane_b32 s60, v{a}, {self.random.randrange(LANES)}", f"v_mov_b32_e32 v{target}, s60"]
            return
        self.lines.append(self.random.choice(texts))

    def load(self, depth: int) -> None:
        target, a, b, other = self.random.sample(range(7), 4)
        name = self.random.choice(("ds_load_b32", "ds_load_b32", "ds_load_u16_d16_hi"))
        del depth
        if not self.waits:
            self.lines.append(f"{name} v{target}, v{a}")
            return
        self.lines += [
            f"{name} v{target}, v{a}",
            f"v_add_nc_u32_e32 v{other}, v{b}, v{a}",
            "s_waitcnt lgkmcnt(0)",
        ]

    def store(self, depth: int) -> None:
        del depth
        self.lines.append(f"global_store_b32 v[100:101], v{self.register()}, off")

    def compare(self) -> str:
        return f"v_cmp_lt_u32_e32 vcc_lo, v{self.register()}, v{self.register()}"

    def lane_if(self, depth: int) -> None:
        skip = self.label()
        self.lines += [self.compare(), f"s_and_saveexec_b32 s{20 + depth}, vcc_lo"]
        branches = self.random.random() < 0.5
        if branches:
            self.lines.append(f"s_cbranch_execz {skip}")
        self.statements(depth + 1)
        if branches:
            self.lines.append(f"{skip}:")
        self.lines.append(f"s_or_b32 exec_lo, exec_lo, s{20 + depth}")

    def lane_if_else(self, depth: int) -> None:
        other, join = self.label(), self.label()
        saved = f"s{20 + depth}"
        self.lines += [
            self.compare(),
            f"s_and_saveexec_b32 {saved}, vcc_lo",
            f"s_xor_b32 {saved}, exec_lo, {saved}",
            f"s_cbranch_execz {other}",
        ]
        self.statements(depth + 1)
        self.lines += [f"{other}:", f"s_and_not1_saveexec_b32 {saved}, {saved}", f"s_cbranch_execz {join}"]
        self.statements(depth + 1)
        self.lines += [f"{join}:", f"s_or_b32 exec_lo, exec_lo, {saved}"]

    def uniform_if(self, depth: int) -> None:
        skip = self.label()
        self.lines += [f"v_readlane_b32 s61, v{self.register()}, 1", "s_cmp_lt_i32 s61, 1000", f"s_cbranch_scc1 {skip}"]
        self.statements(depth + 1)
        self.lines.append(f"{skip}:")

    def uniform_loop(self, depth: int) -> None:
        again, counter = self.label(), f"s{40 + depth}"
        self.lines += [f"s_mov_b32 {counter}, 0", f"{again}:"]
        self.statements(depth + 1)
        self.lines += [
            f"s_add_i32 {counter}, {counter}, 1",
            f"s_cmp_lt_i32 {counter}, {self.random.randint(1, 3)}",
            f"s_cbranch_scc1 {again}",
        ]

    def lane_loop(self, depth: int) -> None:
        """Lanes leave one by one; a bit of every lane set is forced off so that the loop ends."""
        again, done, rounds = self.label(), f"s{50 + depth}", f"s{40 + depth}"
        leave = self.label()
        self.lines += [f"s_mov_b32 {done}, 0", f"s_mov_b32 {rounds}, 0", f"{again}:"]
        self.statements(depth + 1)
        self.lines += [
            f"s_add_i32 {rounds}, {rounds}, 1",
            self.compare(),
            f"s_or_b32 {done}, vcc_lo, {done}",
            f"s_and_not1_b32 exec_lo, exec_lo, {done}",
            f"s_cbranch_execz {leave}",
            f"s_cmp_lt_i32 {rounds}, 3",
            f"s_cbranch_scc1 {again}",
            f"s_or_b32 {done}, exec_lo, {done}",
            "s_mov_b32 exec_lo, 0",
            f"{leave}:",
            f"s_or_b32 exec_lo, exec_lo, {done}",
        ]
