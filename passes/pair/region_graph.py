"""Dependences between the operations of a region, on values.

A key names what is read or written: a register code, or the place of a free value (from `MEMBER_BASE` on), which no
other value shares. Reads after writes and writes after writes are strict; a write after a read is weak: both may be
issued together, since the halves of a VOPD read before either writes. Memory operations, waits, barriers and whatever
else has effects beside registers form one chain that keeps its order, so that the counts of waits stay right. A wait
counts as a write of the registers whose loads it covers: their readers stay after it, whatever else moves.
"""

from __future__ import annotations

from dataclasses import field
from functools import cached_property, lru_cache
from typing import Final

from isatool.analysis.counters import wait_of
from isatool.analysis.effects import members
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.moves import is_plain_move
from isatool.isa.registers import MODE, NULL
from isatool.isa.table import Unit
from isatool.passes.common.in_flight import Flights
from isatool.passes.common.regions import Region, RegionOperation
from isatool.passes.pair.local_values import LocalValues
from isatool.records import dataclass, record

_UNORDERED: Final = frozenset((Unit.VALU, Unit.SALU))


@record
class RegionAccess:
    """What an operation reads and writes, as keys. A partial write is in both."""

    reads: tuple[int, ...]
    writes: tuple[int, ...]


@dataclass
class RegionGraph:
    """Operations 0 to n - 1 in an order that computes the same as the input, and what must come before what."""

    region: Region
    operations: list[RegionOperation]
    accesses: list[RegionAccess]
    strict: list[list[int]] = field(default_factory=list)
    """operations that must be issued before"""
    weak: list[list[int]] = field(default_factory=list)
    """operations that must be issued before or together"""
    chain: list[bool] = field(default_factory=list)
    """in the chain of memory operations and waits"""
    waits: list[bool] = field(default_factory=list)
    late: int = 0
    """registers that loads in flight at the end of the region will write, as a bit set"""

    def __len__(self) -> int:
        return len(self.operations)

    @cached_property
    def strict_after(self) -> list[list[int]]:
        """Operations that must be issued after."""
        return _turned(self.strict)

    @cached_property
    def weak_after(self) -> list[list[int]]:
        """Operations that must be issued after or together."""
        return _turned(self.weak)

    @cached_property
    def moves(self) -> list[bool]:
        """Which operations copy a register or a constant and do nothing else."""
        return [all(map(is_plain_move, (half.instruction for half in each.halves))) for each in self.operations]


def _turned(sources: list[list[int]]) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in sources]
    for number, own in enumerate(sources):
        for source in own:
            found[source].append(number)
    return found


def build_graph(
    region: Region, operations: list[RegionOperation], values: LocalValues, flights: Flights
) -> RegionGraph:
    """The graph of a region's operations; webs that are not free count as their registers."""
    return _Builder(region, operations, values, flights).build()


class _Builder:
    def __init__(
        self, region: Region, operations: list[RegionOperation], values: LocalValues, flights: Flights
    ) -> None:
        self.region = region
        self.operations = operations
        self.keys = values.keys
        self.flights = flights
        self.promised: dict[int, dict[int, None]] = {
            register: {register: None} for register in members(flights.before.get(region.first, 0))
        }
        """register -> keys of the results on the way to it; a load may follow another to the same register"""

    def build(self) -> RegionGraph:
        late = self.flights.after.get(self.region.last - 1, 0)
        graph = RegionGraph(self.region, self.operations, [], late=late)
        for operation in self.operations:
            access = self._access(operation)
            graph.accesses.append(access)
            if self.flights.issues(operation.dense):
                for half in operation.halves:
                    for register, web in half.defs.items():
                        self.promised.setdefault(register, {})[self._key(register, web)] = None
            instruction = operation.halves[0].instruction
            graph.waits.append(wait_of(instruction) is not None)
            graph.chain.append(is_chained(instruction))
        _connect(graph)
        return graph

    def _key(self, register: int, web: int) -> int:
        return self.keys.get(web, register)

    def _access(self, operation: RegionOperation) -> RegionAccess:
        reads: dict[int, None] = {}
        writes: dict[int, None] = {}
        keys = self.keys
        for half in operation.halves:
            for register, web in half.uses.items():
                reads[keys.get(web, register)] = None
            for register, web in half.defs.items():
                key = keys.get(web, register)
                writes[key] = None
                if self.flights.issues(operation.dense) and key in self.promised.get(register, ()):
                    reads[key] = (
                        None  # what comes first to a register is still on the way there, so nothing else is in it
                    )
            scalar_reads, scalar_writes = _scalars(half.instruction)
            for code in scalar_reads:
                reads[code] = None
            for code in scalar_writes:
                writes[code] = None
        if not self.flights.before.get(operation.dense, 0):
            return RegionAccess(tuple(reads), tuple(writes))
        for code in members(self._released(operation)):
            for key in self.promised.pop(code, {code: None}):
                reads[key] = writes[key] = None
        return RegionAccess(tuple(reads), tuple(writes))

    def _released(self, operation: RegionOperation) -> int:
        """The registers whose loads a wait covers."""
        if wait_of(operation.halves[0].instruction) is None:
            return 0
        return self.flights.released(operation.dense)


@lru_cache(maxsize=65536)
def _scalars(instruction: Instruction) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Registers other than VGPRs that an operation reads and writes. Modes do not change inside a region."""
    free = (MODE, NULL)
    return (
        tuple(int(register) for register in instruction.uses if not register.is_vgpr and register not in free),
        tuple(int(register) for register in instruction.defs if not register.is_vgpr and register not in free),
    )


def is_chained(instruction: AnyInstruction) -> bool:
    """True for what keeps its place among memory operations and waits."""
    return instruction.unit not in _UNORDERED


def _connect(graph: RegionGraph) -> None:
    writer: dict[int, int] = {}
    readers: dict[int, list[int]] = {}
    last_in_chain = -1
    for number, access in enumerate(graph.accesses):
        strict: dict[int, None] = {}
        weak: dict[int, None] = {}
        for key in access.reads:
            source = writer.get(key)
            if source is not None:
                strict[source] = None
        for key in access.writes:
            source = writer.get(key)
            if source is not None:
                strict[source] = None
            for reader in readers.pop(key, ()):
                if reader != number:
                    weak[reader] = None
            writer[key] = number
        for key in access.reads:
            if writer.get(key) != number:
                readers.setdefault(key, []).append(number)
        if graph.chain[number]:
            if last_in_chain >= 0:
                strict[last_in_chain] = None
            last_in_chain = number
        graph.strict.append(list(strict))
        graph.weak.append([reader for reader in weak if reader not in strict])
