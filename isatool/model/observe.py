"""What only execution can tell: how often lines run, LDS conflicts and global transactions of a wave.

LDS passes: lanes are served in groups (parameters `lds.lanes_*`); within a group each bank delivers one dword a cycle,
lanes that ask for the same dword are served together (ISA guide 12.1, 12.5; the groups of wide accesses are assumed).
Global accesses of a wave are merged into naturally aligned transactions of 32, 64 or 128 bytes.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from isatool.analysis.lds_banks import LdsTiming
from isatool.asm.buffers import make_buffers
from isatool.asm.launch_spec import Launch
from isatool.emulator.dispatch import dispatch_of, entry_of, global_memory, initial_group, lds_of
from isatool.emulator.findings import EmulatorFindings
from isatool.emulator.group import Group, Shared
from isatool.emulator.lockstep import LockstepMachine
from isatool.emulator.steps import EmulatedCode
from isatool.ir.program import Function
from isatool.model.access import Observation, ObservedAccess, transactions
from isatool.model.lds_timing import timing_of
from isatool.model.parameters import ChipModel
from isatool.records import dataclass

STEP_LIMIT: Final = 10**8
SAMPLES: Final = 12
"""executions of an instruction whose addresses are looked at"""
WAVES: Final = 4
"""waves of each"""


@dataclass
class _Sums:
    calls: float = 0
    seen: float = 0
    cycles: float = 0
    ideal: float = 0
    transactions: float = 0
    moved: float = 0
    asked: float = 0


def observe(kernel: Function, launch: Launch, model: ChipModel, workgroup: int = 0, seed: int = 0) -> Observation:
    """Run one workgroup and look at every memory access. NotEmulated or UserError as `run`."""
    dispatch = dispatch_of(kernel, launch, make_buffers(launch, seed), None)
    kernel.require_written_out()
    code = EmulatedCode(kernel.program)
    sums: dict[int, _Sums] = {}
    samples: dict[int, int] = {}

    def note(group: Group, space: str, addresses: NDArray[np.generic], size: int) -> None:
        found = sums.setdefault(group.line - 1, _Sums())
        found.calls += group.waves
        taken = samples.get(group.line, 0)
        if taken >= SAMPLES or space not in ("lds", "global"):
            return
        samples[group.line] = taken + 1
        for wave in range(min(WAVES, group.waves)):
            _add(found, space, addresses[wave].astype(np.int64), group.mask[wave], size, model)

    shared = Shared(
        global_memory(dispatch, code),
        lds_of(dispatch, 1, 4),
        EmulatorFindings(),
        False,
        dispatch.descriptor.scratch_bytes,
        observe=note,
    )
    counts = np.zeros(len(code.instructions) + 1, np.int64)
    group = initial_group(shared, code, kernel.name, dispatch, entry_of(dispatch, [workgroup]))
    waves = group.waves
    with np.errstate(all="ignore"):
        LockstepMachine(code, shared, counts, "lockstep", STEP_LIMIT).run(group)
    executed = {line: int(counts[index]) for index, (line, _) in enumerate(code.instructions)}
    return Observation(
        {line: count / waves for line, count in executed.items()},
        {line: _mean(found, executed.get(line, 0)) for line, found in sums.items() if found.seen},
        tuple(launch.sizes.items()),
    )


def _mean(found: _Sums, executed: int) -> ObservedAccess:
    """Averages for one execution by one wave; an instruction may access memory more than once (2addr)."""
    factor = found.calls / executed / found.seen if executed else 0.0
    values = (found.cycles, found.ideal, found.transactions, found.moved, found.asked)
    return ObservedAccess(*(value * factor for value in values))


def _add(
    found: _Sums, space: str, addresses: NDArray[np.int64], mask: NDArray[np.bool_], size: int, model: ChipModel
) -> None:
    found.seen += 1
    active = int(mask.sum())
    found.asked += active * size
    if not active:
        return
    if space == "global":
        count, moved = transactions(addresses[mask].tolist(), size)
        found.transactions += count
        found.moved += moved
        return
    timing = timing_of(model)
    found.cycles += lds_cycles(addresses, mask, size, timing)
    found.ideal += timing.ideal(len(addresses), size)


def lds_cycles(addresses: NDArray[np.int64], mask: NDArray[np.bool_], size: int, timing: LdsTiming) -> int:
    """Cycles of one LDS access: for each group of lanes the most distinct dwords that any bank must deliver."""
    pairs = zip(addresses.tolist(), mask.tolist(), strict=True)
    return timing.cycles([address if on else None for address, on in pairs], size)
