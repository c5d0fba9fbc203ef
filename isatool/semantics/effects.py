"""What an instruction does to the state, as values: a list of effects whose expressions all read the state before it.

Order inside the list matters only where one access feeds another (LOADED refers to a load's or atomic's number) and
where two effects write the same place (the later one wins, as with two lanes of one store the higher one does).
"""

from __future__ import annotations

from dataclasses import field
from enum import IntFlag, StrEnum

from isatool.isa.registers import Register
from isatool.isa.wave import DEFAULT_WAVE
from isatool.records import record
from isatool.semantics.algebra import Expr


class Space(StrEnum):
    """The memory that an access goes to."""

    GLOBAL = "global"  # 64-bit address
    LDS = "lds"  # 32-bit byte address within the workgroup; out of range loads give 0, stores are dropped
    SCRATCH = "scratch"  # 32-bit byte address within the lane's private segment
    CONSTANT = "constant"  # SMEM: uniform 64-bit address, low two bits ignored


class Counter(StrEnum):
    """The queue that an operation waits in until a wait instruction covers it (ISA guide 5.6)."""

    NONE = ""
    LOADS = "loads"  # vector loads and returning atomics, in order
    STORES = "stores"  # vector stores and atomics without result, in order
    LDS = "lds"  # in order among themselves
    SMEM = "smem"  # scalar loads, on some chips counted with those of the LDS: only a wait for none proves anything


class Access(IntFlag):
    """What a step is for the order of accesses to global memory (the numbers of runtime.h)."""

    NOTHING = 0
    INVALIDATE_L0 = 1
    INVALIDATE_L1 = 2
    COHERENT = 4
    """a load that passes the caches by: it may wait for another wave"""
    RETURNS = 8
    """an atomic that returns what was there"""
    NEAR = 16
    """with COHERENT: only waves of the own workgroup can be waited for"""


@record
class WriteVector:
    """A VGPR of every active lane where `where` (w1, if any) holds; `all_lanes` ignores EXEC."""

    register: Register
    value: Expr
    where: Expr | None = None
    all_lanes: bool = False


@record
class WriteScalar:
    """An SGPR, VCC, M0 or EXEC half."""

    register: Register
    value: Expr


@record
class WriteMask:
    """A lane mask: the w1 value of every active lane, 0 for the others.

    `lanes` is the lane count, 32 or 64: a mask of 64 bits takes the register and the one after it.
    """

    register: Register
    value: Expr
    lanes: int = DEFAULT_WAVE


@record
class WriteScc:
    """SCC; the value is one bit wide."""

    value: Expr


@record
class Load:
    """Read `size` bytes per active lane (once for CONSTANT); other effects refer to the dwords as LOADED or FETCHED.

    `align` is what the access needs so that all of it is defined behaviour without the unaligned mode. Where `where`
    (w1; uniform for CONSTANT) does not hold nothing is read and the dwords are 0.
    """

    access: int
    space: Space
    address: Expr
    size: int
    align: int
    where: Expr | None = None


@record
class Store:
    """Write `size` bytes per active lane; `data` holds dwords, of which a smaller size takes the low bytes."""

    space: Space
    address: Expr
    data: tuple[Expr, ...]
    size: int
    align: int
    where: Expr | None = None


@record
class Atomic:
    """Replace `size` bytes by `new`, an expression over LOADED(access) and the lane's operands, lane after lane.

    Lanes where `where` does not hold leave memory alone and read 0.
    """

    access: int
    space: Space
    address: Expr
    new: tuple[Expr, ...]
    size: int
    where: Expr | None = None


@record
class Require:
    """The other effects say what the instruction does only if the condition (w1, uniform) holds; else engines stop
    with the reason.

    `specified`: the hardware does something definite where the condition fails, so a proof may not take it for granted.
    `range_only`: without it only that is unknown which lanes' accesses are in range: the same ones for equal operands.
    """

    condition: Expr
    reason: str
    specified: bool = True
    range_only: bool = False


@record
class Branch:
    """Go to a label if the condition (w1, uniform) holds; None: always."""

    target: str
    condition: Expr | None = None


@record
class Jump:
    """Go to a 64-bit code address."""

    address: Expr


@record
class Barrier:
    """All waves of the workgroup meet here."""


@record
class Signal:
    """The barrier of the workgroup counts this wave, which goes on."""


@record
class Await:
    """Go on when the barrier of the workgroup has counted all its waves."""


@record
class CounterWait:
    """Wait until at most so many operations of each counter are outstanding; None: no wait."""

    loads: int | None = None
    local: int | None = None
    """operations of LDS and scalar memory together"""
    exports: int | None = None
    stores: int | None = None
    lds: int | None = None
    """operations of LDS alone"""
    scalar: int | None = None
    """those of scalar memory alone, which come in any order: only 0 proves anything"""

    @property
    def for_all_scalar(self) -> bool:
        """Whether no operation of scalar memory is outstanding afterwards."""
        return self.local == 0 or self.scalar == 0


@record
class SetMode:
    """Replace bits of the MODE register: (MODE & ~mask) | value. Engines follow it only where they know it
    beforehand.
    """

    mask: int
    value: int


@record
class ChooseMode:
    """Replace bits of MODE by a value that is known only when code runs: (MODE & ~mask) | (field << first) & mask."""

    mask: int
    first: int
    field: Expr


@record
class Halt:
    """The wave ends; `trapped`: it stops itself, which no kernel that works does."""

    trapped: bool = False


Effect = (
    WriteVector
    | WriteScalar
    | WriteMask
    | WriteScc
    | Load
    | Store
    | Atomic
    | Require
    | Branch
    | Jump
    | Barrier
    | Signal
    | Await
    | CounterWait
    | SetMode
    | ChooseMode
    | Halt
)


@record
class Lowered:
    """An instruction as effects. `pending` are the registers that belong to a load until its counter was waited for.

    `count` is how much the counter rises. An instruction without value (a delay, a hint) has no effects.
    """

    effects: tuple[Effect, ...]
    counter: Counter = Counter.NONE
    pending: tuple[Register, ...] = field(default=())
    count: int = 0
    also: Counter = Counter.NONE
    """a second counter that must be waited for too (flat accesses)"""
