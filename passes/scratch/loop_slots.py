"""Slots of private memory in registers for as long as a loop runs: loaded where it is entered, stored where it is left.

Registers that are free in a loop need not be free wherever a slot lives, in another version of the loop say. A slot
that a loop loads into a register which holds nothing else there stays in that register.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.loops import Loop, find_loops
from isatool.analysis.private_memory import data_of, has_whole_slots, private_accesses, slots_of
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.ir.operands import Keyword, Modifier, Operand
from isatool.isa import opcodes
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.versions import entering_block
from isatool.records import dataclass, record
from isatool.rewriting.body import Body, Place
from isatool.rewriting.text import written

_WORD_BYTES: Final = 4
_OFF: Final = Operand(Keyword("off"))


@record
class SlotLives:
    """`before[i]`, `after[i]`: slots whose values are read later, as bit sets."""

    before: list[int]
    after: list[int]


def promoted_in_loops(draft: Draft, lives: SlotLives, limit: int, *, own: bool = False) -> tuple[Draft, int]:
    """The draft with slots of innermost loops in registers below a limit; how many. `own`: only those that stay in the
    registers which the loop loads them to.
    """
    flow = draft.flow()
    forest = find_loops(flow)
    busy = busy_registers(flow)
    body = Body.of(flow)
    count = 0
    for loop in forest.loops:
        if any(other.parent == loop.index for other in forest.loops):
            continue
        work = _Loop(flow, loop, lives, busy, limit, own)
        try:
            homes = work.homes()
            if homes:
                body = work.placed(body, homes)
                count += len(homes)
        except RefusedError:
            continue
    return (draft.with_body(written(body)), count) if count else (draft, 0)


@dataclass
class _Loop:
    """The slots of one loop."""

    flow: ControlFlow
    loop: Loop
    lives: SlotLives
    busy: Sequence[int]
    limit: int
    own: bool
    taken: int = 0

    def __post_init__(self) -> None:
        self.inside = self.flow.inside(sorted(self.loop.blocks))
        private = private_accesses(self.flow)
        self.accesses = [index for index in self.inside if index in private]
        self.crowded = 0
        for index in self.inside:
            self.crowded |= self.busy[index]

    def homes(self) -> dict[int, Register]:
        """Registers by slot: their own first, then others for the slots that are accessed most often."""
        entry = entering_block(self.flow, self.loop)
        full = compute_exec_state(self.flow).is_full
        places = [self.flow.blocks[entry].last - 1, *(self.flow.blocks[after].first for _, after in self.loop.exits)]
        if not self.accesses or not all(map(full, (*places, *self.accesses))):
            return {}
        homes: dict[int, Register] = {}
        rest = []
        for slots, accesses in self._groups():
            if any(index in self.flow.kept for index in accesses) or not self._may_leave(slots, accesses):
                continue
            own = self._own_registers(slots, accesses)
            if own is None:
                if not self.own:
                    rest.append((slots, accesses))
                continue
            homes |= own
            self.taken |= sum(1 << register for register in own.values())
        for slots, _ in sorted(rest, key=lambda part: -len(part[1]) / len(part[0])):
            free = [
                code for code in range(VGPR_BASE, VGPR_BASE + self.limit) if not (self.crowded | self.taken) >> code & 1
            ]
            if len(free) >= len(slots):
                homes |= dict(zip(slots, map(Register, free), strict=False))
                self.taken |= sum(1 << code for code in free[: len(slots)])
        return homes

    def _groups(self) -> list[tuple[list[int], list[int]]]:
        """(slots, accesses) of slots that some access of the loop touches together; whole dwords only."""
        parts: list[tuple[set[int], list[int]]] = []
        for index in self.accesses:
            slots, accesses = set(slots_of(self.flow.instructions[index])), [index]
            apart = [part for part in parts if not part[0] & slots]
            for part in parts:
                if part[0] & slots:
                    slots |= part[0]
                    accesses += part[1]
            parts = [*apart, (slots, accesses)]
        return [
            (sorted(slots), sorted(accesses))
            for slots, accesses in parts
            if all(has_whole_slots(self.flow.instructions[index]) for index in accesses)
        ]

    def _own_registers(self, slots: Sequence[int], accesses: Sequence[int]) -> dict[int, Register] | None:
        """The registers that the loop loads slots to, if they hold nothing else from the load to the store."""
        loads = [index for index in accesses if self._is_load(index)]
        stores = [index for index in accesses if index not in loads]
        found: dict[int, Register] = {}
        for index in accesses:
            instruction = self.flow.instructions[index]
            for slot, register in zip(slots_of(instruction), data_of(instruction), strict=True):
                if found.setdefault(slot, register) != register:
                    return None
        if len(set(found.values())) < len(slots) or len({self.flow.block_of[index] for index in accesses}) > 1:
            return None
        for slot, register in found.items():
            mine = [
                [index for index in part if slot in slots_of(self.flow.instructions[index])] for part in (loads, stores)
            ]
            if len(mine[0]) != 1 or len(mine[1]) > 1 or not self._is_only(register, mine[0][0], mine[1]):
                return None
        return found

    def _is_only(self, register: Register, load: int, stores: Sequence[int]) -> bool:
        """Whether a register is busy from a load to a store of its slot only, or never written but by the load."""
        if self.taken >> register & 1 or register - VGPR_BASE >= self.limit:
            return False
        where = [index for index in self.inside if self.busy[index] >> register & 1]
        block = self.flow.blocks[self.flow.block_of[load]]
        if stores:
            return all(load <= index <= stores[0] for index in where)
        written = [index for index in self.inside if self.flow.effects[index].writes >> register & 1]
        return written == [load] and all(load <= index < block.last for index in where)

    def _is_load(self, index: int) -> bool:
        row = self.flow.instructions[index].row
        return row is not None and row.may_load

    def _stored(self, accesses: Collection[int]) -> set[int]:
        return {
            slot for index in accesses if not self._is_load(index) for slot in slots_of(self.flow.instructions[index])
        }

    def _live_at(self, block: int, slots: Collection[int]) -> list[int]:
        """The slots that are read from the start of a block on."""
        live = self.lives.before[self.flow.blocks[block].first]
        return [slot for slot in slots if live >> slot & 1]

    def _may_leave(self, slots: Sequence[int], accesses: Sequence[int]) -> bool:
        """Whether there is a place for stores on every way out of the loop after which a changed slot is read."""
        stored = self._stored(accesses) & set(slots)
        return all(
            not self._live_at(after, stored) or self._begins(after) or self._falls(source, after)
            for source, after in self.loop.exits
        )

    def _begins(self, after: int) -> bool:
        """Whether only the loop leads to a block."""
        return self.loop.blocks.issuperset(self.flow.blocks[after].predecessors)

    def _falls(self, source: int, after: int) -> bool:
        """Whether control falls from one block into another."""
        return after == source + 1 and self.flow.blocks[source].successors[0] != after

    def placed(self, body: Body, homes: dict[int, Register]) -> Body:
        """The body with loads before the loop, moves in it, stores after it."""
        live = self._live_at(self.loop.header, sorted(homes))
        loads = [self._access(opcodes.SCRATCH_LOAD_B32, [_home(homes[slot]), _OFF, _OFF], slot) for slot in live]
        header = self.loop.header
        body = body.on_the_way(Place(entering_block(self.flow, self.loop)), Place(header), loads)
        moves: dict[int, list[AnyInstruction]] = {}
        for index in self.accesses:
            instruction = self.flow.instructions[index]
            slots = slots_of(instruction)
            if not all(slot in homes for slot in slots):
                continue
            pairs = [(register, homes[slot]) for register, slot in zip(data_of(instruction), slots, strict=True)]
            if not self._is_load(index):
                pairs = [(home, register) for register, home in pairs]
            moves[index] = [
                self.flow.function.build(opcodes.V_MOV_B32_E32, target, source)
                for target, source in pairs
                if target != source
            ]
        stored = self._stored(self.accesses) & homes.keys()
        ahead: dict[int, list[AnyInstruction]] = {}
        for source, after in self.loop.exits:
            stores = [
                self._access(opcodes.SCRATCH_STORE_B32, [_OFF, _home(homes[slot]), _OFF], slot)
                for slot in self._live_at(after, sorted(stored))
            ]
            if self._begins(after):
                ahead[self.flow.blocks[after].first] = stores
            elif stores:
                body = body.on_the_way(Place(source), Place(after), stores)
        return body.changed(moves | ahead).without(moves)

    def _access(self, name: str, operands: list[Operand], slot: int) -> AnyInstruction:
        modifiers = [Modifier("offset", _WORD_BYTES * slot)] if slot else []
        return self.flow.function.build(name, *operands, modifiers=modifiers)


def _home(register: Register) -> Operand:
    return Operand(RegisterRange(register))
