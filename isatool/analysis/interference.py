"""Which webs may not share a register: those that are live where another is defined, plus what the hardware adds.

A definition that nothing reads still overwrites its register. A load owns its destination from issue until the wait
that covers it (ISA guide 5.6). Where a destination is written before all sources are read (RDNA3 ISA guide 7.9 for
WMMA; v_mad_u64_u32 and the like on gfx1100 to gfx1103) destination and sources exclude each other. The address of a
load is read at issue and may share a register with its destination. The halves of a VOPD both read before either
writes.
"""

from __future__ import annotations

from collections.abc import Iterator

from isatool.analysis.effects import bits, members
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import Site, Webs
from isatool.records import dataclass


@dataclass(frozen=True, eq=False)
class Interference:
    """`adjacency[w]`: the webs that may not have the register of web w, as a bit set of web indices; symmetric."""

    webs: Webs
    adjacency: tuple[int, ...]

    def conflict(self, a: int, b: int) -> bool:
        """True if the two webs may not share a register."""
        return bool(self.adjacency[a] >> b & 1)

    def neighbours(self, web: int) -> Iterator[int]:
        """The webs that exclude this one, in order."""
        return members(self.adjacency[web])


def build_interference(webs: Webs) -> Interference:
    """The interference graph of the webs of one register file."""
    adjacency = [0] * len(webs.webs)
    for web in members(webs.entry):
        adjacency[web] |= webs.entry
    in_flight = _in_flight(webs)
    copies: dict[int, dict[int, int]] = {}
    for copy in webs.copies:
        copies.setdefault(copy.instruction, {})[copy.target] = copy.source
    defined, used = webs.defined, webs.used
    retained = webs.liveness.retained
    registers = [int(web.register) for web in webs.webs]
    for block in webs.flow.blocks:
        live = webs.block_out[block.index]
        for index in reversed(block.instructions):
            written = defined[index]
            if written:
                here = live | in_flight.get(index, 0) | bits(written)
                excused = copies.get(index, {})
                for web in written:
                    source = excused.get(web, web)
                    adjacency[web] |= here if source in written else here & ~(1 << source)
                    if not retained[index] >> registers[web] & 1:
                        live &= ~(1 << web)
            live |= bits(used[index])
    for a, b in _early_clobbers(webs):
        adjacency[a] |= 1 << b
    return Interference(webs, _symmetric(adjacency))


def _symmetric(adjacency: list[int]) -> tuple[int, ...]:
    """Make the relation symmetric and no web its own neighbour."""
    result = list(adjacency)
    for web, others in enumerate(adjacency):
        bit = 1 << web
        for other in members(others):
            result[other] |= bit
    return tuple(others & ~(1 << web) for web, others in enumerate(result))


def _in_flight(webs: Webs) -> dict[int, int]:
    """For each instruction the webs that loads in flight will write, read or not on the path that control takes."""
    waits = analyse_waits(webs.flow)
    results = {
        index: _result_webs(webs, index, issue.results) for index, issue in waits.issues.items() if issue.results
    }
    found: dict[int, int] = {}
    for index, state in waits.states():
        if not state.pending or not webs.defined[index]:
            continue
        late = 0
        for stamps in state.stamps:
            for operation in stamps:
                late |= results.get(operation, 0)
        found[index] = late
    return found


def _result_webs(webs: Webs, index: int, registers: int) -> int:
    return bits(web for web in webs.defined[index] if registers >> webs.webs[web].register & 1)


def _early_clobbers(webs: Webs) -> Iterator[tuple[int, int]]:
    """Pairs of a destination and a source web of one instruction that may not overlap.

    An overlap that the input already has is left as it is: compilers let the unneeded high half of an addend overlap.
    """
    for index, instruction in enumerate(webs.flow.instructions):
        row, form = instruction.row, instruction.form
        if row is None or form is None or not row.early_clobber:
            continue
        operands = [
            (spec.name, webs.at.get(Site(index, 0, position), ())) for position, spec in enumerate(form.operands)
        ]
        targets = next((found for name, found in operands if name == "vdst"), ())
        for name, sources in operands:
            if name == "vdst":
                continue
            partly = row.latency_class == "wmma" and name == "src2"
            if name not in row.early_clobber and not partly:
                continue
            for number, target in enumerate(targets):
                for element, source in enumerate(sources):
                    if target == source or (partly and number == element):
                        continue
                    if webs.webs[target].register != webs.webs[source].register:
                        yield target, source
