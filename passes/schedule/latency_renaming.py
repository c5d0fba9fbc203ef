"""Registers again for values of one region, so that loads need not wait for the last reader of a register.

Only values that live entirely in the region take part. What a VOPD reads or writes keeps its bank, so pairs stay
legal and what they read stays in as many banks. No register above the limit is taken. What moves is decided by the
schedule, which is made as if these values had registers of their own; here they get real ones, or there is none and
another order is tried.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.waits import WaitAnalysis
from isatool.analysis.webs import Webs, build_webs
from isatool.passes.common.in_flight import Flights, find_flights
from isatool.passes.common.region_lines import Emitted
from isatool.passes.common.regions import Region, RegionOperation, whole_operations
from isatool.passes.pair.choices import Elements
from isatool.passes.pair.interval_coloring import assign_registers
from isatool.passes.pair.local_values import LocalValues, find_local_values
from isatool.passes.pair.parity import Parity
from isatool.passes.pair.region_graph import RegionAccess, RegionGraph
from isatool.passes.pair.region_pairing import is_legal_pair
from isatool.records import dataclass


@dataclass(frozen=True, eq=False)
class Renaming:
    """The free values of the regions of one function. `limit`: VGPRs."""

    flow: ControlFlow
    waits: WaitAnalysis
    regions: tuple[Region, ...]
    limit: int
    full_waves: bool = False
    """no lane of a wave is without a work-item"""

    @cached_property
    def webs(self) -> Webs:
        """Values of VGPRs."""
        return build_webs(self.flow)

    @cached_property
    def flights(self) -> Flights:
        """What is in flight."""
        return find_flights(self.waits)

    @cached_property
    def registers(self) -> dict[int, int]:
        """The register of every web."""
        return {web.index: web.register.index for web in self.webs.webs}

    @cached_property
    def values(self) -> Mapping[Region, LocalValues]:
        """The values that may get other registers."""
        found = find_local_values(self.webs, self.regions, self.flights, self.full_waves)
        return {region: self._legal(region, values) for region, values in zip(self.regions, found, strict=True)}

    def _legal(self, region: Region, values: LocalValues) -> LocalValues:
        """Without those of VOPDs that break a rule: what is wrong with them stays where it was."""
        wrong = [
            dense for dense in range(region.first, region.last) if not is_legal_pair(self.flow.instructions[dense])
        ]
        members = values.members
        webs = (web for dense in wrong for web in (*self.webs.used[dense], *self.webs.defined[dense]))
        return values.without({members[web].body for web in webs if web in members})

    def _banked(self, region: Region, values: LocalValues) -> frozenset[int]:
        """Bodies with a value that a VOPD reads or writes."""
        paired: set[int] = set()
        for dense in range(region.first, region.last):
            if self.flow.instructions[dense].is_dual:
                paired.update(self.webs.used[dense])
                paired.update(self.webs.defined[dense])
        members = values.members
        return frozenset(members[web].body for web in paired if web in members)

    def lines(self, region: Region, order: Sequence[int]) -> tuple[Emitted, ...] | None:
        """The region in an order (dense indices) on real registers; None if there are not enough."""
        values = self.values[region]
        operations = whole_operations(self.webs, region)
        graph = self._graph(region, [operations[dense] for dense in order], values)
        assignment = assign_registers(
            self.webs,
            graph,
            values,
            range(len(order)),
            Elements(values),
            Parity(1),
            self.limit,
            self._banked(region, values),
        )
        if assignment.failed:
            return None
        registers = {**self.registers, **assignment.registers}
        return tuple(Emitted(operations[dense].materialise(registers), (dense,)) for dense in order)

    def _graph(self, region: Region, operations: list[RegionOperation], values: LocalValues) -> RegionGraph:
        """What the assignment of registers asks about: who reads and writes what, in the new order."""
        late = self.flights.after.get(region.last - 1, 0)
        accesses = [self._access(operation, values) for operation in operations]
        self._hold_until_waited(operations, accesses)
        return RegionGraph(region, operations, accesses, late=late)

    def _access(self, operation: RegionOperation, values: LocalValues) -> RegionAccess:
        keys = values.keys
        reads: dict[int, None] = {}
        writes: dict[int, None] = {}
        for half in operation.halves:
            reads.update((keys.get(web, register), None) for register, web in half.uses.items())
            writes.update((keys.get(web, register), None) for register, web in half.defs.items())
        return RegionAccess(tuple(reads), tuple(writes))

    def _hold_until_waited(self, operations: Sequence[RegionOperation], accesses: list[RegionAccess]) -> None:
        """All registers of a load stay its own until the first of its results is read: before, there is no wait."""
        loads: list[tuple[int, ...]] = []
        for position, operation in enumerate(operations):
            access = accesses[position]
            read = set(access.reads)
            held = [key for load in loads if read.intersection(load) for key in load]
            if held:
                loads = [load for load in loads if not read.intersection(load)]
                accesses[position] = RegionAccess(tuple(dict.fromkeys((*access.reads, *held))), access.writes)
            if self.flights.issues(operation.dense) and access.writes:
                loads.append(access.writes)
