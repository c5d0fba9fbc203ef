"""Whether an access of memory may pass another: the one answer that passes and analyses ask for.

Each instruction has a class, and a table says for each two classes what must hold for the later instruction to come
before the earlier one. Loads pass loads. LDS, global memory in all its forms, and scratch, which only its own lane
reaches, are different memories; a flat access may be in each of them. Nothing passes what waves may synchronise by.
Which words of an access are its scope, and which only hints to the caches, is a column of the chip (ISA guide 4.1.1).
Registers, branches and EXEC are not looked at here. `verify.memory_order` says the same for the validator, in code of
its own.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache, lru_cache
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.counters import wait_of
from isatool.analysis.synchronising import shows_order, synchronising
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.chips import of_table
from isatool.isa.counters import Queue
from isatool.isa.operations import Op
from isatool.isa.table import AddressSpace, Row, Unit


class AccessClass(StrEnum):
    """What an instruction does to memory, or says about it."""

    NONE = ""
    """arithmetic, branches, hints: only registers decide what it passes"""
    LOAD = "L"
    """of global memory by a vector instruction, through buffers and images too"""
    STORE = "S"
    SCALAR_LOAD = "K"
    LDS_LOAD = "l"
    LDS_STORE = "s"
    """also an atomic operation that brings nothing back: its order among accesses of the LDS is all that others see"""
    PRIVATE_LOAD = "p"
    PRIVATE_STORE = "P"
    FLAT_LOAD = "f"
    """of global memory, LDS or scratch"""
    FLAT_STORE = "F"
    EXCHANGE = "x"
    """between lanes, or a query of an image: a counter counts it, but it touches no memory"""
    ATOMIC = "A"
    """also an access that has a scope, returns more than data or lets waves synchronise, and a wait for stores"""
    BARRIER = "B"
    INVALIDATION = "I"
    WAIT = "W"
    HINT = "H"
    """about time: a sleep or a priority, meant for its place among the accesses"""
    OTHER = "Z"
    """messages, modes, exports, global data share, and what is unknown"""


class PassingNeed(StrEnum):
    """What must hold for an access to pass an earlier one."""

    NOTHING = "+"
    APART = "d"
    """they touch different bytes, in all lanes, or in one lane if work-items do not race"""
    UNCHANGED = "k"
    """the scalar load is of memory that nobody writes while the kernel runs"""
    QUIET = "q"
    """no wave of the workgroup can have stored before, and none tells another that its loads are done"""
    COUNTS = "c"
    """the wait is not for it, or waits are recomputed"""
    TIME = "h"
    """the hint may move"""
    NEVER = "."


LOADS: Final = frozenset(map(AccessClass, "LKlpfx"))
STORES: Final = frozenset(map(AccessClass, "SsPF"))
_COLUMNS: Final = "LSKlspPfFxABIWHZ"
_TABLE: Final = """
L + d + + + + + + d + . . . c h .
S d d d + + + + d d + . . . c h .
K + d + + + + + + d + k k k c h .
l + + + + d + + + d + . . . c h .
s + + + d d + + d d + . . . c h .
p + + + + + + d + d + . . . c h .
P + + + + + d d d d + . . . c h .
f + d + + d + d + d + . . . c h .
F d d d d d d d d d + . . . c h .
x + + + + + + + + + + . . . + + .
A . . k . . . . . . . . . . . h .
B q . k . . . . q . . . . . . h .
I q . k . . . . q . . . . . . h .
W c c c c c c c c c + . . . c h .
H h h h h h h h h h + h h h h h h
Z . . . . . . . . . . . . . . h .
"""
"""a row for the earlier instruction, a column for the one that passes it"""
_NEEDS: Final = {
    (AccessClass(row[0]), AccessClass(column)): PassingNeed(need)
    for row in _TABLE.strip().split("\n")
    for column, need in zip(_COLUMNS, row[1:].split(), strict=True)
}
_GLOBAL: Final = (AccessClass.LOAD, AccessClass.STORE)
_ACCESSES: Final = {
    AddressSpace.GLOBAL: _GLOBAL,
    AddressSpace.BUFFER: _GLOBAL,
    AddressSpace.TBUFFER: _GLOBAL,
    AddressSpace.IMAGE: _GLOBAL,
    AddressSpace.SCALAR: (AccessClass.SCALAR_LOAD, AccessClass.OTHER),
    AddressSpace.LDS: (AccessClass.LDS_LOAD, AccessClass.LDS_STORE),
    AddressSpace.SCRATCH: (AccessClass.PRIVATE_LOAD, AccessClass.PRIVATE_STORE),
    AddressSpace.FLAT: (AccessClass.FLAT_LOAD, AccessClass.FLAT_STORE),
}
"""the class of a load and of a store"""
_HINTS: Final = (Op.SETPRIO, Op.SLEEP)
_ELSEWHERE: Final = (Unit.EXPORT, Unit.LDSDIR)
_ANSWERED: Final = ("lds", "tfe", "lwe")
"""modifiers of accesses that write to LDS besides, or have another result than data"""


def needs(earlier: AccessClass, later: AccessClass) -> PassingNeed:
    """What must hold for `later` to come before `earlier`, as far as memory goes."""
    return _NEEDS.get((earlier, later), PassingNeed.NOTHING)


def may_pass(later: AccessClass, earlier: AccessClass, *granted: PassingNeed) -> bool:
    """Whether `later` may come before `earlier` if these needs are met."""
    need = needs(earlier, later)
    return need is PassingNeed.NOTHING or need in granted


@cache
def replaces(later: AccessClass, earlier: AccessClass) -> bool:
    """Whether `later` may not pass `earlier`, nor anything pass `later` that may not pass `earlier`."""
    stays = [each for each in AccessClass if not may_pass(each, earlier)]
    return later in stays and not any(may_pass(each, later) for each in stays)


def access_in(flow: ControlFlow, index: int) -> AccessClass:
    """The class of an instruction in its program, where waves may synchronise by ordinary loads and stores."""
    return AccessClass.ATOMIC if index in synchronising(flow).places else access_of(flow.instructions[index])


@kept
def may_tell(flow: ControlFlow) -> bool:
    """Whether a wave may let others know by other means than a barrier that it has done something."""
    rows = ((each.row, each) for each in flow.instructions)
    if any(row is not None and (row.is_atomic or has_scope(each)) for row, each in rows):
        return True
    return bool(synchronising(flow).accesses) or shows_order(flow)


@lru_cache(maxsize=1 << 16)
def access_of(instruction: AnyInstruction) -> AccessClass:
    """The class of an instruction, whatever program it is in."""
    row = instruction.row
    if instruction.is_opaque or (row is None and not instruction.is_dual):
        return AccessClass.OTHER
    if row is None:
        return AccessClass.NONE
    if (wait := wait_of(instruction)) is not None:
        stores = of_table(row.table).waits.of[Queue.STORE]
        return AccessClass.WAIT if wait.limit(stores) is None else AccessClass.ATOMIC
    if instruction.at_barrier:
        return AccessClass.BARRIER
    if row.invalidates:
        return AccessClass.INVALIDATION
    if row.operation in _HINTS:
        return AccessClass.HINT
    if row.is_fence or row.reads_state or row.writes_state or row.unit in _ELSEWHERE or instruction.has("gds"):
        return AccessClass.OTHER
    return _of_row(instruction, row)


def _of_row(instruction: AnyInstruction, row: Row) -> AccessClass:
    if not (row.may_load or row.may_store):
        counts = row.counters and row.unit is not Unit.SMEM
        return AccessClass.EXCHANGE if counts else AccessClass.OTHER if row.counters else AccessClass.NONE
    if row.is_atomic and row.unit is Unit.LDS and not instruction.defs:
        return AccessClass.LDS_STORE  # that brings nothing acquires nothing
    if row.is_atomic or row.may_load == row.may_store or any(map(instruction.has, _ANSWERED)):
        return AccessClass.ATOMIC
    if has_scope(instruction):
        return AccessClass.ATOMIC
    return _ACCESSES[row.space][row.may_store]


def has_scope(instruction: AnyInstruction) -> bool:
    """Whether an access has a word that is no mere hint about what the caches keep."""
    row = instruction.row
    if row is None:
        return False
    chip = of_table(row.table)
    words = {word for word in chip.cache_words if instruction.has(word)}
    return bool(words) and not chip.stream_words.are_hints(words, stores=row.may_store)
