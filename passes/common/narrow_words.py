"""Words that narrow loads fill: which bytes of LDS a register holds, followed through moves, shifts and packings.

A compiler puts a word together from halves or bytes in many ways: loads into halves of registers, moves of halves,
shifts and ors. All are followed by what they do to bytes, in one block, from the loads to the instruction that takes
the whole word.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, members
from isatool.analysis.exec_state import ExecState
from isatool.analysis.memory.order import AccessClass, PassingNeed, access_of, may_pass
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.registers import VGPR_BASE, Register
from isatool.isa.table import Unit
from isatool.model.pricing import access_bytes
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import Load, Require, WriteVector
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.semantics.ops import Op

WORD: Final = 4
"""bytes"""
_BYTE: Final = 8
_MOST_RESULTS: Final = 2
"""registers that an instruction which only moves bytes writes: both halves of a VOPD"""

Byte = tuple[int, int] | int | None
"""(the instruction that loads it, which of its bytes), a constant, or anything else"""
Bytes = tuple[Byte, ...]


class Word(NamedTuple):
    """A word of narrow loads: what takes it first, its register, the loads in the order of its bytes, what puts it
    there, whether LDS stays what it was from the first load to the last, and whether from there to the use.
    """

    use: int
    register: Register
    loads: tuple[int, ...]
    made: int
    same_lds: bool
    kept_lds: bool

    @property
    def size(self) -> int:
        """Bytes of each load."""
        return WORD // len(self.loads)


def words_of(flow: ControlFlow, exec_state: ExecState, block: int, sizes: Mapping[int, int]) -> list[Word]:
    """The words that narrow loads of a block fill and that the block uses. `sizes`: instruction -> bytes that it loads,
    for loads that may be replaced.
    """
    found: list[Word] = []
    taken: dict[int, Bytes] = {}
    state: dict[int, Bytes] = {}
    phases: dict[int, int] = {}
    written: dict[int, int] = {}
    phase = 0
    for index in flow.blocks[block].instructions:
        instruction, effect = flow.instructions[index], flow.effects[index]
        if effect is OPAQUE_EFFECTS or not exec_state.is_full(index):
            state.clear()
        phases[index] = phase
        phase += index in flow.fences or may_change_lds(instruction)
        made = _moved(instruction, index, state, sizes, flow.function.wave_size) if effect.writes & VGPRS else None
        if made is None:
            for code in members(effect.reads & VGPRS):
                if code not in state:
                    continue
                loads = _loads_of(state[code], sizes)
                if loads is None or taken.get(code) == state[code]:
                    continue
                loaded = {phases[load] for load in loads}
                found.append(Word(index, Register(code), loads, written[code], len(loaded) == 1, phase in loaded))
                taken[code] = state[code]
        for code in members(effect.writes & VGPRS):
            state.pop(code, None)
            taken.pop(code, None)
        if made is not None and exec_state.is_full(index):
            state.update(made)
            written.update(dict.fromkeys(made, index))
    return found


def may_change_lds(instruction: AnyInstruction) -> bool:
    """Whether LDS may be something else after an instruction: by a store, or by other waves."""
    return not may_pass(AccessClass.LDS_LOAD, access_of(instruction), PassingNeed.COUNTS, PassingNeed.TIME)


def _loads_of(held: Bytes, sizes: Mapping[int, int]) -> tuple[int, ...] | None:
    """The loads that fill a word, each as a whole; None if anything else is in it."""
    loads = []
    place = 0
    while place < WORD:
        byte = held[place]
        if not isinstance(byte, tuple):
            return None
        load, size = byte[0], sizes.get(byte[0], WORD)
        if size >= WORD or held[place : place + size] != tuple((load, part) for part in range(size)):
            return None
        loads.append(load)
        place += size
    return tuple(loads) if len(set(loads)) == len(loads) and len({sizes[load] for load in loads}) == 1 else None


def _moved(
    instruction: AnyInstruction, index: int, state: Mapping[int, Bytes], sizes: Mapping[int, int], wave_size: int
) -> dict[int, Bytes] | None:
    """The bytes of each register that an instruction writes, if it only moves bytes; None if it does anything else."""
    if len(instruction.defs) > _MOST_RESULTS or (instruction.unit is not Unit.VALU and index not in sizes):
        return None
    try:
        lowered = lower(instruction, wave_size=wave_size)
    except NotEmulated:
        return None
    made: dict[int, Bytes] = {}
    for effect in lowered.effects:
        if isinstance(effect, Load | Require) and index in sizes:
            continue
        if not isinstance(effect, WriteVector) or effect.where is not None or effect.all_lanes:
            return None
        value = _bytes(effect.value, index, state, sizes)
        if value is None:
            return None
        made[effect.register] = value
    return made


def _bytes(expr: Expr, index: int, state: Mapping[int, Bytes], sizes: Mapping[int, int]) -> Bytes | None:
    """The bytes of a value, or None if it is computed in any other way than by moving them."""
    rule = _RULES.get(expr.op)
    if expr.width % _BYTE:
        return None
    if expr.op is Op.VGPR:
        return state.get(VGPR_BASE + expr.imm, (None,) * WORD)
    if expr.op is Op.LOADED:
        size = sizes.get(index)
        return None if size is None else (*((index, part) for part in range(size)), *(0,) * (WORD - size))
    if expr.op is Op.CONST:
        return tuple(expr.imm.to_bytes(expr.width // _BYTE, "little"))
    if rule is None:
        return None
    args = [_bytes(arg, index, state, sizes) for arg in expr.args]
    known = [arg for arg in args if arg is not None]
    return rule(expr.width // _BYTE, known) if len(known) == len(args) else None


def _number(value: Bytes) -> int | None:
    total = 0
    for place, byte in enumerate(value):
        if not isinstance(byte, int):
            return None
        total |= byte << _BYTE * place
    return total


def _shifted(count: int, args: Sequence[Bytes], *, left: bool) -> Bytes | None:
    amount = _number(args[1])
    if amount is None or amount % _BYTE:
        return None
    zeros = (0,) * min(amount // _BYTE, count)
    return (*zeros, *args[0])[:count] if left else (*args[0][len(zeros) :], *zeros)


def _merged(count: int, args: Sequence[Bytes]) -> Bytes | None:
    """Or, exclusive or, and sum, of bytes of which one is 0."""
    made: list[Byte] = []
    for a, b in zip(*args, strict=True):
        if a != 0 and b != 0:
            return None
        made.append(b if a == 0 else a)
    return tuple(made)


def _masked(count: int, args: Sequence[Bytes]) -> Bytes | None:
    made: list[Byte] = []
    for a, b in zip(*args, strict=True):
        value, mask = (a, b) if isinstance(b, int) else (b, a)
        if mask not in (0, 0xFF):
            return None
        made.append(value if mask else 0)
    return tuple(made)


_RULES: Final[Mapping[Op, Callable[[int, Sequence[Bytes]], Bytes | None]]] = {
    Op.CONCAT: lambda count, args: (*args[0], *args[1]),
    Op.TRUNC: lambda count, args: args[0][:count],
    Op.HIGH: lambda count, args: args[0][-count:],
    Op.ZEXT: lambda count, args: (*args[0], *(0,) * (count - len(args[0]))),
    Op.SHL: lambda count, args: _shifted(count, args, left=True),
    Op.SHR: lambda count, args: _shifted(count, args, left=False),
    Op.OR: _merged,
    Op.XOR: _merged,
    Op.ADD: _merged,
    Op.AND: _masked,
}


def narrow_loads(function: Function) -> int:
    """How many instructions load less than a word from LDS."""
    loads = (instruction for _, instruction in function.instructions if access_of(instruction) is AccessClass.LDS_LOAD)
    return sum(access_bytes(load) < WORD for load in loads)
