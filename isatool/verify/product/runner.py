"""The state of one program on one path, and the operations that execute its instructions on it.

A VGPR is its value in a lane that was active at entry. Under partial EXEC, a write selects by the lane's bit of EXEC
between the new value and the old one, and a read assumes that the bit is set. Lanes that were off at entry hold other
values (`idle`), which only reads across lanes can see.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from isatool.isa.registers import EXEC_HI, EXEC_LO, SCC, VGPR_BASE, Register
from isatool.records import dataclass
from isatool.semantics.effects import Space
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.verify.product.in_flight import LDS as LDS_QUEUE
from isatool.verify.product.in_flight import LOADS, PRIVATE, STORES
from isatool.verify.product.memory import AddressedAccess, Memory, MemoryModel
from isatool.verify.values import bits, lanes
from isatool.verify.values.constructors import Values
from isatool.verify.values.nodes import Extra

SLOT_BASE: Final = 1 << 12
"""number of the register that is the dword at address 0 of private memory"""


def next_place(code: int) -> int:
    """The number of the register, or of the dword of private memory, after another."""
    return code + (4 if code >= SLOT_BASE else 1)


class IndexedScratchError(Exception):
    """Private memory is accessed at an address that is not constant."""


class UnsupportedError(Exception):
    """Something that the validator does not follow; the verdict is unknown."""


class ExhaustedError(UnsupportedError):
    """An attempt has executed as many instructions as it may."""


class IdleLanesError(UnsupportedError):
    """Lanes that may have no work-item do something: what their registers hold is not followed."""


@dataclass(slots=True)
class PathState:
    """What one path has computed. `path`: the decision diagram of what holds on it; `trail`: the branches taken."""

    regs: dict[int, int]
    idle: dict[int, int]
    memory: Memory
    mode: Mode
    path: int
    trail: tuple[tuple[int, bool], ...] = ()

    def copy(self) -> PathState:
        """A state that shares nothing with this one that changes."""
        return PathState(dict(self.regs), dict(self.idle), self.memory, self.mode, self.path, self.trail)


class Runner:
    """Executes steps on a state. `side` names the program in symbols of undefined registers."""

    def __init__(self, values: Values, model: MemoryModel, side: str, *, full_waves: bool) -> None:
        self.scratch_slots = True
        """whether private memory is taken as slots at constant addresses"""
        self.values = values
        self.model = model
        self.side = side
        self.full_waves = full_waves
        self.loaded: dict[int, list[int]] = {}
        self.fetched: list[int] = []
        self._choice = values.choice

    def enter(self, state: PathState) -> None:
        """Execute on a state from now on; it is changed in place."""
        self.state = state
        self.regs = state.regs
        self.memory = state.memory
        self.mode = state.mode
        self._take_exec()

    def leave(self) -> PathState:
        """The state after what was executed."""
        self.state.memory = self.memory
        self.state.mode = self.mode
        return self.state

    # -- EXEC

    def _take_exec(self) -> None:
        """Set `guard` (the lane's bit of EXEC, None if unknown), `full` and `context` (`path`, and that bit set)."""
        values = self.values
        mask = bits.lane_mask(values, self.regs, EXEC_LO)
        condition: int | None
        if values.op[mask] is Extra.MASK:
            condition = values.args[mask][0]
        elif values.constant(mask) == 0:
            condition = values.false
        else:
            condition = bits.bit(values, mask, values.lane) if self.full_waves else None
        if condition is not None:
            condition = values.given(condition, self.state.path)
        self.guard = condition
        self.full = condition == values.true
        guard = 1 if condition is None else values.conditions.diagram(condition)
        self.context = values.decisions.both(self.state.path, guard)
        self.refines = self.context > 1

    def exec_mask(self) -> int:
        """EXEC, simplified by what holds on this path."""
        return self.values.given(bits.lane_mask(self.values, self.regs, EXEC_LO), self.state.path)

    def active(self) -> int:
        """The lane's bit of EXEC as a condition."""
        if self.guard is None:
            raise IdleLanesError("EXEC may turn on lanes that were off at entry")
        return self.guard

    # -- registers

    def undefined(self, code: int) -> int:
        """The symbol for a register that nothing has written yet."""
        vector = code >= VGPR_BASE
        width = 1 if code == SCC else 32
        value = self.values.symbol(("undefined", "", code), width, uniform=not vector)
        self.regs[code] = value
        return value

    def read(self, code: int) -> int:
        """A register, simplified by what holds on this path and, of a VGPR, in an active lane."""
        value = self.regs.get(code)
        if value is None:
            value = self.undefined(code)
        if self.refines and self._choice[value]:
            return self.values.given(value, self.context if code >= VGPR_BASE else self.state.path)
        return value

    def read_raw(self, code: int) -> int:
        """A register in a lane that may be off now."""
        value = self.regs.get(code)
        if value is None:
            value = self.undefined(code)
        return self.values.given(value, self.state.path)

    def read_scc(self) -> int:
        """SCC as a condition."""
        return self.read(SCC)

    def idle_lane(self, code: int) -> int:
        """A VGPR in a lane that was off at entry."""
        found = self.state.idle.get(code)
        if found is None:
            found = self.values.symbol(("undefined", "", code, "idle"), 32, uniform=False)
        return found

    def write_lanes(self, code: int, value: int, where: int | None = None) -> None:
        """Write a VGPR in the active lanes, of those where `where` holds if it is given."""
        active = self.active()
        condition = active if where is None else self.values.conditions.and_(active, where)
        old = self.regs.get(code)
        if old is None:
            old = self.undefined(code)
        self.regs[code] = self.values.choices.select(32, condition, value, old)

    def write_all_lanes(self, code: int, value: int, where: int, idle: int, idle_where: int) -> None:
        """Write a VGPR whatever EXEC is: `value` where `where` holds, `idle` in lanes that were off at entry where
        `idle_where` does.
        """
        select = self.values.choices.select
        old = self.regs.get(code)
        if old is None:
            old = self.undefined(code)
        self.regs[code] = select(32, where, value, old)
        self.state.idle[code] = select(32, idle_where, idle, self.idle_lane(code))

    def write_scalar(self, register: Register, value: int) -> None:
        """Write an SGPR or half of EXEC."""
        if not self.values.uniform[value]:
            raise UnsupportedError(f"a value that differs between lanes goes to {register.name}")
        self.regs[register] = value
        if register in (EXEC_LO, EXEC_HI):
            self._take_exec()

    def write_mask(self, register: Register, condition: int) -> None:
        """Write to a mask register the active lanes where a condition holds."""
        both = self.values.conditions.and_(self.active(), condition)
        for place, value in enumerate(bits.mask_registers(self.values, bits.lanes_where(self.values, both))):
            self.write_scalar(Register(register + place), value)

    def write_scc(self, condition: int) -> None:
        """Write SCC."""
        if not self.values.uniform[condition]:
            raise UnsupportedError("a test that differs between lanes goes to SCC")
        self.regs[SCC] = condition

    # -- other lanes

    def gather(self, width: int, value: int, index: int, idle: Callable[[Runner], int]) -> int:
        """A value of lane `index`; `idle` computes it for a lane that was off at entry."""
        values = self.values
        if self._is_first_active(index):
            return self.gather_active(width, value, index)
        found = lanes.gather(values, width, value, index)
        if self.full_waves:
            return found
        elsewhere = lanes.gather(values, width, idle(self), index)
        within = lanes.bit(values, bits.lanes_where(values, values.true), index)
        return values.choices.select(width, within, found, elsewhere)

    def gather_active(self, width: int, value: int, index: int) -> int:
        """A value of lane `index`, which is active now."""
        return lanes.gather(self.values, width, self.values.given(value, self.context), index)

    def _is_first_active(self, index: int) -> bool:
        """True if `index` is the number of the first active lane, and there certainly is one."""
        values = self.values
        mask = self.exec_mask()
        if self.values.given(values.conditions.equal(mask, values.no_lanes), self.state.path) != values.false:
            return False
        first = values.make(Op.AND, 32, values.make(Op.CTZ, 32, mask), values.const(values.wave_size - 1))
        return index == first

    # -- memory

    def shows(self, condition: int) -> bool:
        """Whether a condition certainly holds on this path."""
        return self.values.given(condition, self.state.path) == self.values.true

    def _accesses(
        self, places: list[tuple[int, int, int]], within: Sequence[int] | None = None
    ) -> tuple[AddressedAccess, ...]:
        """The accesses of an active lane, each where its condition of `within` holds, if there are any."""
        active = self.active()
        if within is None:
            return tuple(AddressedAccess(*place, active) for place in places)
        both = self.values.conditions.and_
        return tuple(AddressedAccess(*place, both(active, where)) for place, where in zip(places, within, strict=True))

    def load(self, space: Space, places: list[tuple[int, int, int]]) -> None:
        """Load what one instruction loads; `loaded` has the dwords by the number of the access."""
        if space is Space.SCRATCH and self.scratch_slots:
            self.loaded = {number: self._read_slots(*place) for number, place in enumerate(places)}
            self.memory = self.model.reached(self.memory, self._accesses(places)).issued(LOADS, PRIVATE)
            return
        self.memory, found = self.model.load(self.memory, space, self._accesses(places), self.active())
        self.loaded = dict(enumerate(found))

    def load_within(
        self, space: Space, places: list[tuple[int, int, int]], within: Sequence[int], numbers: Sequence[int]
    ) -> None:
        """The same for accesses with these numbers, each of which gives 0 where its condition of `within` fails."""
        self.memory, found = self.model.load(self.memory, space, self._accesses(places, within), self.active())
        select, zero = self.values.choices.select, self.values.zero
        self.loaded = {
            number: [select(32, where, dword, zero) for dword in dwords]
            for number, where, dwords in zip(numbers, within, found, strict=True)
        }

    def fetch(self, address: int, dwords: int) -> None:
        """Load for the scalar unit; `fetched` has the dwords."""
        if not self.values.uniform[address]:
            raise UnsupportedError("the address of a scalar load differs between lanes")
        self.memory, self.fetched = self.model.fetch(self.memory, address, dwords)

    def store(
        self,
        space: Space,
        places: list[tuple[int, int, int]],
        data: tuple[tuple[int, ...], ...],
        within: Sequence[int] | None = None,
    ) -> None:
        """Store what one instruction stores, each access where its condition of `within` holds."""
        if space is Space.SCRATCH and self.scratch_slots:
            for place, dwords in zip(places, data, strict=True):
                self._write_slots(place, dwords)
            self.memory = self.model.reached(self.memory, self._accesses(places)).issued(STORES, PRIVATE)
            return
        active = self.active()
        if active == self.values.false:
            self.memory = self.memory.issued(LDS_QUEUE if space is Space.LDS else STORES, PRIVATE)
        else:
            self.memory = self.model.store(self.memory, space, self._accesses(places, within), data, active)

    # -- private memory at constant addresses is a register file of its own

    def _slot(self, base: int, offset: int, size: int) -> int:
        constant = self.values.constant(base)
        if constant is None:
            raise IndexedScratchError
        address = (constant + offset) & 0xFFFFFFFF
        if address % 4 + min(size, 4) > 4:
            raise UnsupportedError("an unaligned access to private memory")
        return address

    def _read_slots(self, base: int, offset: int, size: int) -> list[int]:
        address = self._slot(base, offset, size)
        if size >= 4:
            return [self.read(SLOT_BASE + address + 4 * dword) for dword in range(size // 4)]
        make, const = self.values.make, self.values.const
        whole = make(Op.SHR, 32, self.read(SLOT_BASE + address - address % 4), const(address % 4 * 8))
        return [make(Op.AND, 32, whole, const((1 << (8 * size)) - 1))]

    def _write_slots(self, place: tuple[int, int, int], dwords: tuple[int, ...]) -> None:
        base, offset, size = place
        address = self._slot(base, offset, size)
        if size >= 4:
            for position, value in enumerate(dwords):
                self.write_lanes(SLOT_BASE + address + 4 * position, value)
            return
        make, const = self.values.make, self.values.const
        shift, field = const(address % 4 * 8), (1 << (8 * size)) - 1
        code = SLOT_BASE + address - address % 4
        old = make(Op.AND, 32, self.read(code), const(~(field << (address % 4 * 8))))
        new = make(Op.SHL, 32, make(Op.AND, 32, dwords[0], const(field)), shift)
        self.write_lanes(code, make(Op.OR, 32, old, new))

    def atomic(
        self,
        what: tuple[str | int, ...],
        access: int,
        size: int,
        address: int,
        new: list[Callable[[Runner], int]],
        queue: int,
    ) -> None:
        """Execute a read-modify-write: a fence on the address, the functions `new` from old value to new, and EXEC."""
        values = self.values
        self.loaded[access] = [values.symbol(("old", dword), uniform=False) for dword in range(max(1, size // 4))]
        operands = (address, *(value(self) for value in new), self.active())
        self.memory = self.model.fence(self.memory, what, operands)
        version = self.memory.bases[Space.LDS if what[1] == Space.LDS.value else Space.GLOBAL]
        self.loaded[access] = [values.node(Extra.RESULT, 32, (version,), dword) for dword in range(max(1, size // 4))]
        self.send(queue, version, is_load=False)

    def send(self, queue: int, version: int, *, is_load: bool) -> None:
        """Put an access that is a fence in flight.

        Later stores may depend on its completion, as on that of a store. What has completed before the access is
        compared at the fence.
        """
        token = ("fence", queue, version)
        if not is_load or self.model.rules.signals:
            self.memory = self.memory.noted(token, (token,), 1, is_load=True, in_lds=queue == LDS_QUEUE)
        self.memory = self.memory.issued(queue, token)
