"""One SIMD that runs waves: what it is given, what comes out, and the engine that does it.

`reference.py` says what happens, `engine.c` does the same quickly; without a compiler the reference serves.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field
from enum import IntEnum, IntFlag
from typing import Final, NamedTuple

from isatool.allowance import check
from isatool.model.parameters import ChipModel
from isatool.model.slots import Slot
from isatool.records import record

MOST_STEPS: Final = 1 << 26
"""issues of one run, whatever was asked for"""


class StallReason(IntEnum):
    """What an instruction waited for longest before it could issue."""

    ORDER = 0
    """the instruction before it, nothing else"""
    RESULT = 1
    """a register that `producer` writes, or vector instructions that must be done first"""
    OVERWRITE = 2
    """`producer` still reads a register that this instruction writes"""
    UNIT = 3
    """its unit was taken: the issue slot or the VALU with the queue before it"""
    GLOBAL = 4
    """a wait for `producer`, an access of global or scratch memory, or the full queue of such accesses"""
    LDS = 5
    """a wait for `producer`, an LDS access, or the full queue of such accesses"""
    SCALAR = 6
    """a wait for `producer`, a scalar load or a message"""
    BARRIER = 7
    BRANCH = 8
    """the pause after the branch before it"""
    FETCH = 9
    """code that was never fetched"""
    DELAY = 10
    """s_delay_alu before it, which names `producer`"""
    TRANSCENDENTAL = 11
    """the unit for transcendental instructions"""


class Flag(IntFlag):
    """What is special about an operation."""

    NOTHING = 0
    BARRIER = 1
    SILENT = 2
    """s_delay_alu: takes no cycle"""
    SCALAR = 4
    """a vector instruction that names an SGPR or VCC"""
    MASK = 8
    """a vector instruction that reads a lane mask from SGPRs or VCC"""
    TRANS = 16
    CONTROL = 32
    """a wait, a clause or another instruction that no unit executes"""
    CARRY = 64
    """a vector instruction that writes an SGPR or VCC"""
    DRAINS = 128
    """s_nop: waits until the memory accesses have read their registers"""


Limits = tuple[int, int, int, int]
NO_LIMITS: Final[Limits] = (-1, -1, -1, -1)
"""of what is no wait"""


@record
class MachineOp:
    """An instruction as the machine sees it. Registers by operand code."""

    slot: Slot
    cycles: float
    """in which its unit takes no other"""
    latency: float
    """VALU: from execution to execution of an instruction that uses the result; memory: without queueing"""
    reads: tuple[int, ...] = ()
    writes: tuple[int, ...] = ()
    flags: int = 0
    """of `Flag`, as a plain number: it is asked for often"""
    counter: int = -1
    """0 loads, 1 stores, 2 the LDS, and scalar memory on chips that count it there, 3 scalar memory on others"""
    reason: StallReason = StallReason.ORDER
    """what a wait for it is called"""
    limits: Limits = NO_LIMITS
    """a wait: operations of each counter that may stay on the way, -1 for any number"""
    delays: tuple[int, int] = (0, 0)
    """codes of s_delay_alu that speak for it"""
    block: int = -1
    """of code that is fetched together"""
    service: float = 0.0
    """cycles of the LDS, of the way to memory, or of the transcendental unit"""
    transfer: float = 0.0
    """cycles of the bus to the memory units"""
    pause: float = 0.0
    """cycles from a branch to the next instruction of its wave"""
    hold: float = 1.0
    """cycles in which no other instruction issues to its unit"""
    lead: float = 0.0
    """cycles before it counts as issued: a sleep, which issues when it is over"""
    cold: float = 0.0
    """cycles that the first wave waits longer for it, and every other that asks before it is back"""
    shared: float = 0.0
    """part of `service`, of other SIMDs, that only what another wave asks waits for"""


@record
class Course:
    """What a wave executes: numbers of operations, from `start` on. Barriers join the waves of a group."""

    sequence: Sequence[int]
    start: float = 0.0
    group: int = 0


@record
class Rules:
    """Numbers of the machine in cycles, in the order of engine.c. Results count from issue with an idle VALU."""

    queue: float
    """vector instructions that may be issued ahead of the VALU"""
    depth: float
    """from issue to execution"""
    valu: float
    valu_to_memory: float
    valu_to_salu: float
    salu: float
    salu_to_valu: float
    salu_to_memory: float
    salu_to_smem: float
    vcc: float
    scc: float
    overwrite: float
    overwrite_sgpr: float
    salu_after_carry: float
    valu_after_salu: float
    control_after_vector: float
    release: float
    lds_queue: float
    vmem_queue: float
    fetch: float
    """for a block of code"""
    bus_start: float
    """from the issue of a memory access until it leaves"""
    bus_waiting: float
    """accesses of this SIMD that may wait for the bus"""
    bus_free: float
    """from when an access leaves to the issue of one in its place"""
    barriers: float
    """between a barrier and the second one after it on the SIMD"""
    overwrite_source: float
    """as `overwrite_sgpr` after a vector instruction that reads no lane mask"""
    smem_after_salu: float
    lds_drains: float
    """not 0: an LDS access waits for every vector instruction before it, as one of global memory does"""
    bus_others: float
    """transfers of other SIMDs for each access, which the bus takes after those that a wave makes in a row"""
    stores: float
    """stores of this SIMD whose data has a place before the vector cache; more wait on the bus. 0: any number"""
    fetch_ahead: float
    """not 0: the block of code after one is asked for when that one is there, not when a wave comes to it"""
    leaves: float
    """from when an instruction gives its place in the queue back to its execution"""
    salu_to_wait: float
    """not 0: an instruction that no unit executes waits so long for a SALU result, as s_wait_alu does"""
    jitter: float = 0.0
    """part by which latencies of memory, pauses of branches and releases of barriers vary, evenly to both sides"""

    @classmethod
    def of(cls, model: ChipModel) -> Rules:
        """Those of a chip file."""
        return cls(
            model["valu.queue"] + model["valu.collects"],
            model["valu.depth"],
            model["latency.valu"],
            model["latency.valu_to_memory"],
            model["latency.valu_to_salu"],
            model["latency.salu"],
            model["latency.salu_to_valu"],
            model["latency.salu_to_memory"],
            model["latency.salu_to_smem"],
            model["latency.vcc"],
            model["latency.scc"],
            model["latency.overwrite"],
            model["latency.overwrite_sgpr"],
            model["latency.salu_after_carry"],
            model["latency.valu_after_salu"],
            model["issue.control_after_vector"],
            model["latency.barrier"],
            model["lds.queue"],
            model["vmem.queue"],
            model["fetch.block"] * model["fetch.cycles_per_byte"],
            model["bus.start"],
            model["bus.waiting"] // model["bus.simds"],
            model["bus.free"],
            model["issue.barrier"],
            model["latency.overwrite_source"],
            model["latency.smem_after_salu"],
            model["lds.drains"],
            model["bus.others_after"] * (model["bus.simds"] - 1),
            model["vmem.stores"] // model["vmem.simds"],
            model["fetch.ahead"],
            model["valu.depth"] - model["valu.collects"],
            model["latency.salu_to_wait"],
        )


@record
class Setup:
    """A run. With `repeat` sequences begin again: counted is from `warm` passes (over all waves) to `stop`."""

    ops: Sequence[MachineOp]
    courses: Sequence[Course]
    rules: Rules
    repeat: bool = False
    warm: int = 0
    stop: int = 0
    cold: bool = False
    """code is fetched, and what scalar loads read, when it is reached for the first time"""
    note: bool = False
    """keep every issue"""
    pins: Mapping[tuple[int, int], float] = field(default_factory=dict)
    """(wave, place) -> time of an issue that is known"""
    most: int = MOST_STEPS


class Issued(NamedTuple):
    """An issue: wave, place in its sequence, what it waited for, the place of that (-1: no instruction of the wave),
    time, and when a vector instruction executes.
    """

    wave: int
    place: int
    reason: StallReason
    producer: int
    time: float
    execution: float
    expected: float
    """the time without its pin"""


@record
class Totals:
    """What was counted between `begin` and `end`."""

    begin: float
    end: float
    taken: Mapping[Slot, float]
    """cycles of units"""
    issued: int
    steps: int
    stalls: Mapping[tuple[int, StallReason], float]
    """by number of the operation and reason, over all waves"""
    issues: tuple[Issued, ...] = ()


def run(setup: Setup) -> Totals:
    """Run the waves; by the compiled engine if there is a compiler."""
    from isatool.model.engine import engine

    check()
    found = engine()
    if found is not None:
        return found.run(setup)
    from isatool.model.reference import ReferenceMachine

    return ReferenceMachine(setup).run()
