"""How many VGPRs are in use at every instruction, and who holds them at the peak."""

from __future__ import annotations

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.effects import OPAQUE_EFFECTS, VGPRS, Effects, members
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.waits import analyse_waits
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.records import dataclass, record


@record
class Owner:
    """A VGPR in use at the peak. `definition`: the last instruction before in file order that writes it, -1 if none."""

    register: Register
    definition: int


@dataclass(frozen=True, eq=False)
class Pressure:
    """`live[i]`: how many VGPRs hold something while instruction i executes: values, results, destinations of loads on
    the way; `registers[i]` which, as a bit set over register codes.
    """

    flow: ControlFlow
    live: tuple[int, ...]
    registers: tuple[int, ...]
    peak: int
    peak_at: int

    def owners(self) -> tuple[Owner, ...]:
        """Who holds the registers at the peak, by register number."""
        if self.peak_at < 0:
            return ()
        return tuple(self._owner(register) for register in members(self.registers[self.peak_at]))

    def _owner(self, register: int) -> Owner:
        effects = self.flow.effects
        definition = next((i for i in range(self.peak_at, -1, -1) if effects[i].writes >> register & 1), -1)
        return Owner(Register(register), definition)


@kept
def compute_pressure(flow: ControlFlow) -> Pressure:
    """VGPR pressure of a function."""
    liveness = compute_liveness(flow)
    waits = analyse_waits(flow)
    in_flight = [0] * len(flow.instructions)
    for index, state in waits.states():
        in_flight[index] = state.pending
    registers = tuple(
        _in_use(effect, before, after) | late & VGPRS
        for effect, before, after, late in zip(flow.effects, liveness.before, liveness.after, in_flight, strict=True)
    )
    live = tuple(mask.bit_count() for mask in registers)
    peak = max(live, default=0)
    return Pressure(flow, live, registers, peak, live.index(peak) if live else -1)


def _in_use(effect: Effects, before: int, after: int) -> int:
    """The larger of what must be held before an instruction and after it; sources that die make room for results."""
    results = 0 if effect is OPAQUE_EFFECTS else effect.writes
    behind, ahead = (after | results) & VGPRS, before & VGPRS
    return ahead if ahead.bit_count() > behind.bit_count() else behind
