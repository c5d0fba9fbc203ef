"""Which write every half of a register got its content from, at every instruction: equal versions are equal bits.

A version is the dense index of the instruction that wrote the half last, `ENTRY` for what a function begins with, or
the number of a block at whose start different versions meet. Where control comes to an instruction by any way, the last
of these events is the same one, so a register with one version at two instructions, the second of which uses what the
first computed, holds the same bits at both. A write in some lanes makes a new version as well. Calls and unknown
instructions write everything.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator
from typing import Final

from isatool.allowance import spend
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import EVERYTHING, OPAQUE_EFFECTS, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.register_halves import adds_to_result
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Operand
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.records import dataclass

ENTRY: Final = -1
Key = int
"""2 * register code, + 1 for the upper half"""


@dataclass(frozen=True, eq=False)
class Versions:
    """`starts[b]`: versions at the start of block b of what its predecessors bring; `writes[b]` by key."""

    flow: ControlFlow
    starts: tuple[dict[Key, int], ...]
    writes: tuple[dict[Key, list[int]], ...]
    everything: tuple[list[int], ...]
    """instructions of each block that may write any register"""
    readers: dict[tuple[Key, int], set[int]]
    """instructions by the version that they read"""
    escaped: frozenset[tuple[Key, int]]
    """versions that are live where paths with other versions meet, at the end, or in lanes that a later write skips"""

    def before(self, index: int, key: Key) -> int:
        """The version that a half has before an instruction."""
        block = self.flow.block_of[index]
        found = _last_before(self.writes[block].get(key, ()), index)
        other = _last_before(self.everything[block], index)
        last = max(found, other)
        return last if last >= 0 else self.starts[block].get(key, ENTRY)

    def of(self, index: int, keys: Iterable[Key]) -> tuple[int, ...]:
        """The versions of several halves."""
        return tuple(self.before(index, key) for key in keys)


def keys_of(register: Register) -> tuple[Key, Key]:
    """Both halves."""
    return 2 * register, 2 * register + 1


def keys_of_operand(operand: Operand) -> tuple[Key, ...]:
    """The halves that an operand names, low ones first."""
    return tuple(
        key
        for register in operand.registers
        for key in keys_of(register)
        if not operand.half or key % 2 == (operand.half == "h")
    )


def _last_before(places: list[int] | tuple[()], index: int) -> int:
    place = bisect_left(places, index)
    return places[place - 1] if place else -1


def written_keys(flow: ControlFlow, index: int) -> set[Key]:
    """The halves that an instruction may change; not for one that may change everything."""
    effect = flow.effects[index]
    found = {key for register in members(effect.writes) for key in (2 * register, 2 * register + 1)}
    for half in flow.instructions[index].halves:
        for operand in half.operands:
            if operand.is_def and operand.half and len(flow.instructions[index].halves) == 1:
                found.discard(2 * operand.registers[0] + (operand.half == "l"))
    return found


def is_only_written(half: Instruction, operand: Operand) -> bool:
    """Whether an operand is the half of a register that an instruction replaces, and does not read."""
    return operand.is_def and bool(operand.half) and not adds_to_result(half)


def read_keys(flow: ControlFlow, index: int) -> set[Key]:
    """The halves that an instruction may read; the half that a 16-bit result leaves alone is none."""
    effect = flow.effects[index]
    named: dict[int, set[str]] = {}
    for half in flow.instructions[index].halves:
        for operand in half.operands:
            for register in operand.registers if operand.is_use and not is_only_written(half, operand) else ():
                named.setdefault(register, set()).add(operand.half)
    through = {
        register
        for half in flow.instructions[index].halves
        for operand in half.operands
        if operand.is_def and operand.half
        for register in operand.registers
    }
    found: set[Key] = set()
    for code in members(effect.reads):
        halves = named.get(code, set() if code in through else {""})
        for name, key in (("l", 2 * code), ("h", 2 * code + 1)):
            if "" in halves or name in halves:
                found.add(key)
    return found


@kept
def compute_versions(flow: ControlFlow) -> Versions:
    """The versions of a function whose control flow can be followed."""
    writes, everything = _writes(flow)
    starts = _starts(flow, writes, everything)
    versions = Versions(flow, starts, writes, everything, {}, frozenset())
    retained, exec_state = compute_liveness(flow).retained, compute_exec_state(flow)
    merged: set[tuple[Key, int]] = set()
    for index in range(len(flow.instructions)):
        if flow.effects[index] is OPAQUE_EFFECTS:
            continue
        for key in read_keys(flow, index):
            versions.readers.setdefault((key, versions.before(index, key)), set()).add(index)
        if retained[index] and not exec_state.is_full(index):  # other lanes keep what they had
            keys = (key for key in written_keys(flow, index) if retained[index] >> key // 2 & 1)
            merged |= {(key, versions.before(index, key)) for key in keys}
    return Versions(flow, starts, writes, everything, versions.readers, frozenset((*_escaped(versions), *merged)))


def _writes(flow: ControlFlow) -> tuple[tuple[dict[Key, list[int]], ...], tuple[list[int], ...]]:
    writes: list[dict[Key, list[int]]] = []
    everything: list[list[int]] = []
    for block in flow.blocks:
        own: dict[Key, list[int]] = {}
        opaque: list[int] = []
        for index in block.instructions:
            if flow.effects[index] is OPAQUE_EFFECTS:
                opaque.append(index)
                continue
            for key in written_keys(flow, index):
                own.setdefault(key, []).append(index)
        writes.append(own)
        everything.append(opaque)
    return tuple(writes), tuple(everything)


def _starts(
    flow: ControlFlow, writes: tuple[dict[Key, list[int]], ...], everything: tuple[list[int], ...]
) -> tuple[dict[Key, int], ...]:
    keys = sorted({key for own in writes for key in own})
    opaque = any(everything)
    if opaque:
        keys = list(range(2 * EVERYTHING.bit_length()))
    starts: list[dict[Key, int]] = [{} for _ in flow.blocks]
    ends: dict[int, dict[Key, int]] = {}
    changed = True
    while changed:
        changed = False
        for block in flow.full_order:
            spend()
            incoming = [ends[before] for before in flow.blocks[block].predecessors if before in ends]
            state = _met(block, incoming, keys, starts[block], entered=block == 0 or not incoming)
            starts[block] = state
            end = dict(state)
            for key, places in writes[block].items():
                end[key] = places[-1]
            if everything[block]:
                last = everything[block][-1]
                end = {
                    key: max(end[key], last) if end[key] in flow.blocks[block].instructions else last for key in keys
                }
            if ends.get(block) != end:
                ends[block] = end
                changed = True
    return tuple(starts)


def _met(
    block: int, incoming: list[dict[Key, int]], keys: list[Key], before: dict[Key, int], *, entered: bool
) -> dict[Key, int]:
    """The versions at the start of a block; once different ones met there they do so for good."""
    own = ENTRY - 1 - block
    state: dict[Key, int] = {}
    for key in keys:
        values = {end[key] for end in incoming}
        if entered:
            values.add(ENTRY)
        state[key] = values.pop() if len(values) == 1 and before.get(key) != own else own
    return state


def _escaped(versions: Versions) -> Iterator[tuple[Key, int]]:
    flow = versions.flow
    liveness = compute_liveness(flow)
    for opaque in versions.everything:
        for index in opaque:
            yield from ((key, versions.before(index, key)) for key in range(2 * EVERYTHING.bit_length()))
    for block in flow.blocks:
        for code in members(liveness.block_out[block.index]):
            for key in keys_of(Register(code)):
                version = _at_end(versions, block.index, key)
                if not block.successors or any(
                    versions.starts[after].get(key, ENTRY) != version for after in block.successors
                ):
                    yield key, version


def _at_end(versions: Versions, block: int, key: Key) -> int:
    places = versions.writes[block].get(key, ())
    opaque = versions.everything[block]
    final = max(places[-1] if places else -1, opaque[-1] if opaque else -1)
    return final if final >= 0 else versions.starts[block].get(key, ENTRY)
