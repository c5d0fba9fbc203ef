"""One wave, evaluated lane by lane from the algebra's concrete definitions: what every engine is held against."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from isatool.isa.registers import EXEC_HI, EXEC_LO, VGPR_BASE
from isatool.isa.wave import DEFAULT_WAVE, WAVE64
from isatool.semantics import concrete
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.effects import Effect, WriteMask, WriteScalar, WriteScc, WriteVector
from isatool.semantics.ops import TRANSCENDENTAL, Op
from isatool.semantics.transcendental import expansion, is_primitive

SPECIAL = (
    0, 1, 2, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0x3F800000, 0xBF800000, 0x7F800000, 0xFF800000, 0x7FC00000, 0x7F800001,
    0xFFC12345, 0x00800000, 0x007FFFFF, 0x80000001, 0x3C003C00, 0x7C007E01, 0xFC000001, 0x4F000000, 0xCF000000, 
    0x33000000,
    0x7F7FFFFF, 0x00010000, 0x40490FDB, 31, 32, 63, 0x3DFCFCFC,
)  # fmt: skip


@dataclass
class WaveState:
    """Registers of one wave as plain integers: v[register][lane], s[operand code], scc."""

    v: list[list[int]]
    s: list[int]
    scc: int
    loaded: dict[int, list[int]] = field(default_factory=dict)
    lanes: int = DEFAULT_WAVE

    @classmethod
    def random(cls, seed: int, vgprs: int, lanes: int = DEFAULT_WAVE) -> WaveState:
        """Values biased to the ends of ranges and to special floats."""
        rng = random.Random(seed)
        v = [[biased(rng) for _ in range(lanes)] for _ in range(vgprs)]
        s = [biased(rng) for _ in range(128)]
        s[EXEC_LO] = rng.choice((0xFFFFFFFF, 0xFFFFFFFF, rng.getrandbits(32), 0x0000FFFF, 0))
        if lanes == WAVE64:
            s[EXEC_HI] = rng.choice((0xFFFFFFFF, s[EXEC_LO], rng.getrandbits(32), 0))
        return cls(v, s, rng.getrandbits(1), lanes=lanes)

    @property
    def exec_mask(self) -> int:
        """EXEC, a bit for each lane."""
        return (self.s[EXEC_LO] | self.s[EXEC_HI] << 32) & ((1 << self.lanes) - 1)


def biased(rng: random.Random) -> int:
    """A 32-bit pattern."""
    kind = rng.random()
    if kind < 0.25:
        return rng.choice(SPECIAL)
    if kind < 0.45:
        exponent = rng.randrange(100, 155)
        return (
            rng.getrandbits(1) << 31 | exponent << 23 | rng.getrandbits(23) & rng.choice((0x7FFFFF, 0x7FF000, 0x400000))
        )
    if kind < 0.6:
        return rng.getrandbits(5)
    return rng.getrandbits(32)


def values(expr: Expr, state: WaveState) -> list[int]:
    """The value of an expression in every lane."""
    done: dict[Expr, list[int]] = {}
    for node in walk(expr):
        done[node] = _node(node, [done[arg] for arg in node.args], state)
    return done[expr]


def _node(node: Expr, arguments: list[list[int]], state: WaveState) -> list[int]:
    op = node.op
    if op is Op.CONST:
        return [node.imm] * state.lanes
    if op is Op.VGPR:
        return list(state.v[node.imm])
    if op is Op.SGPR:
        return [state.s[node.imm]] * state.lanes
    if op is Op.SCC:
        return [state.scc] * state.lanes
    if op is Op.LANE:
        return list(range(state.lanes))
    if op is Op.LOADED:
        return list(state.loaded[node.imm])
    if op is Op.GATHER:
        return [arguments[0][arguments[1][lane]] for lane in range(state.lanes)]
    if op is Op.SCATTER:
        received = [0] * state.lanes
        for lane in range(state.lanes):
            if arguments[2][lane]:
                received[arguments[1][lane]] = arguments[0][lane]
        return received
    if op is Op.BALLOT:
        return [sum(bit << lane for lane, bit in enumerate(arguments[0]))] * state.lanes
    if op in TRANSCENDENTAL and not is_primitive(op, node.width):
        stand_in = Expr(Op.LOADED, node.width, (), 999)
        inner = WaveState([], [], 0, {999: arguments[0]}, state.lanes)
        return values(expansion(op, node.width, stand_in), inner)
    widths = tuple(arg.width for arg in node.args)
    return [
        concrete.apply(op, node.width, node.imm, widths, tuple(argument[lane] for argument in arguments))
        for lane in range(state.lanes)
    ]


def after(effects: tuple[Effect, ...], state: WaveState) -> WaveState:
    """The state after the register writes of some effects; all expressions read the state before."""
    result = WaveState([list(row) for row in state.v], list(state.s), state.scc, lanes=state.lanes)
    active = [state.exec_mask >> lane & 1 for lane in range(state.lanes)]
    for effect in effects:
        if isinstance(effect, WriteVector):
            computed = values(effect.value, state)
            where = [1] * state.lanes if effect.where is None else values(effect.where, state)
            row = result.v[effect.register - VGPR_BASE]
            for lane in range(state.lanes):
                if where[lane] and (effect.all_lanes or active[lane]):
                    row[lane] = computed[lane]
        elif isinstance(effect, WriteScalar):
            result.s[effect.register] = values(effect.value, state)[0]
        elif isinstance(effect, WriteMask):
            computed = values(effect.value, state)
            mask = sum((computed[lane] & active[lane]) << lane for lane in range(state.lanes))
            for half in range(effect.lanes // 32):
                result.s[effect.register + half] = mask >> (32 * half) & 0xFFFFFFFF
        elif isinstance(effect, WriteScc):
            result.scc = values(effect.value, state)[0]
    return result
