"""Two straight-line instruction lists compute the same: every register and every ordered event, by symbolic values.

The check knows nothing of webs, graphs or schedules: it runs both lists on numbered values
(`verify.structural.straight_line`).
Memory operations, waits and barriers are events in order, with what they read. A load's destination holds a promise
until the wait that covers it, so a reader that comes too early reads another value. Compared are the events and what is
read after the region.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from typing import NamedTuple

from isatool.analysis.effects import members
from isatool.isa.registers import Register
from isatool.records import dataclass
from isatool.verify.structural.straight_line import Executed, Key, Machine


class ChainStep(NamedTuple):
    """What is issued together: all halves read before any writes. `is_event`: it keeps its place in the chain.

    `in_order`: a load that returns in order after older ones of its kind, so that it may follow one to its registers.
    `kind`: of a load, what it returns in order with.
    """

    halves: tuple[Executed, ...]
    is_event: bool = False
    is_load: bool = False
    in_order: bool = False
    waits: bool = False
    kind: tuple[int, ...] = ()


@dataclass
class LoadMachine(Machine):
    """Registers as numbered values, some of which are still in flight."""

    promises: dict[int, bool] = field(default_factory=dict)
    """value promised by a load -> whether it returns in order; gone once a wait covers it"""
    behind: dict[int, int] = field(default_factory=dict)
    """value promised -> the one promised before in the same register; it has come when the later one has"""
    overwritten: set[tuple[int, tuple[int, ...]]] = field(default_factory=set)
    """values promised in whose registers something else was written, and the kind of load that it was, if it was one"""
    hidden: dict[Register, set[int]] = field(default_factory=dict)
    """the same values by register: a wait for a register is for all that is on its way there"""

    def run(self, steps: Iterable[ChainStep], covered: Mapping[int, frozenset[int]]) -> None:
        """Execute. `covered[n]`: the promised values that are kept by the wait which is event n."""
        for step in steps:
            written = [pair for half in step.halves for pair in self.results(half, step.is_event)]
            for register, value in written:
                self._write(register, value, step)
            if step.waits:
                self.keep(covered.get(len(self.events) - 1, frozenset()))

    def _write(self, register: Register, value: int, step: ChainStep) -> None:
        held = self.state.get(register, -1)
        if held in self.promises:
            if step.in_order and self.promises[held]:
                self.behind[value] = held
            else:
                self.overwritten.add((held, step.kind))
                self.hidden.setdefault(register, set()).add(held)
        if step.is_load:
            self.promises[value] = step.in_order
        self.state[register] = value

    def chains(self, registers: Iterable[Register]) -> frozenset[int]:
        """The values in registers, and those that loads in flight will put there."""
        found: set[int] = set()
        for register in registers:
            found |= self.hidden.get(register, set())
            value: int | None = self.read(register)
            while value is not None:
                found.add(value)
                value = self.behind.get(value)
        return frozenset(found)

    def keep(self, promised: frozenset[int]) -> None:
        """A wait covers promised values: from now on they are there."""
        if not promised:
            return
        for register, value in list(self.state.items()):
            if value in promised:
                self.state[register] = self.number(("kept", value))
        for value in promised:
            self.promises.pop(value, None)


def same_results(
    old: Sequence[ChainStep],
    new: Sequence[ChainStep],
    released: Mapping[int, int],
    pending: int,
    live: int,
    nan_payload: bool = False,
) -> str | None:
    """What differs between two lists, None if they compute the same.

    `released[n]`: registers whose loads the n-th step of the old list, a wait, covers; `pending`: registers that loads
    from before will write; `live`: registers compared at the end. All are bit sets.
    """
    numbers: dict[Key, int] = {}
    before, after = LoadMachine(numbers, nan_payload), LoadMachine(numbers, nan_payload)
    for machine in (before, after):
        for code in members(pending):
            machine.promises[machine.read(Register(code))] = False
    covered: dict[int, frozenset[int]] = {}
    for position, step in enumerate(old):
        before.run((step,), {})
        if step.waits:
            promised = before.chains(Register(code) for code in members(released.get(position, 0)))
            covered[len(before.events) - 1] = promised
            before.keep(promised)
    after.run(new, covered)
    if before.events != after.events:
        count = min(len(before.events), len(after.events))
        place = next((i for i in range(count) if before.events[i] != after.events[i]), count)
        return f"event {place} differs"
    if not after.overwritten <= before.overwritten:  # that of the input may have a register of its own in the output
        return "what a load will bring is overwritten"
    for code in members(live):
        register = Register(code)
        if before.read(register) != after.read(register):
            return f"{register.name} differs at the end"
    return None
