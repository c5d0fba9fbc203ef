"""Scalar registers that are read again too soon, on chips that do not interlock them (`Hazard.SCALAR_READ`).

Once a vector instruction has read a register of a pair, the pair counts as read until enough ds_nop follow each other.
A later write of such a register needs a wait before its next reader: that for scalar results if a scalar instruction
wrote it, that for scalar results of the VALU if a vector instruction did and one reads it. Scalar memory, buffer and
image instructions wait for all of it. Reads are followed along every path, so what is read before a loop counts inside
it. Calls and returns wait for everything; what a caller or callee has read is unknown, so after one every pair counts.
(LLVM's AMDGPUWaitSGPRHazards has the same rule.)
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.dataflow import states_at_starts
from isatool.analysis.delays import depctr_fields
from isatool.analysis.effects import members
from isatool.ir.instruction import AnyInstruction
from isatool.ir.views import kept
from isatool.isa.hazards import FORGETTING_NOPS, SCALAR_RESULTS, VALU_SCALARS, VALU_VCC, Hazard
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, VCC_HI, VCC_LO, Register
from isatool.isa.table import AddressSpace, Unit

_VCC: Final = 1 << VCC_LO | 1 << VCC_HI
_NAMED: Final = (1 << NULL) - 1
"""SGPRs, VCC and trap registers; what comes after, as M0 and EXEC, is interlocked"""
_WAITING_SPACES: Final = frozenset((AddressSpace.BUFFER, AddressSpace.TBUFFER, AddressSpace.IMAGE))


class Late(NamedTuple):
    """Instruction `place` reads registers whose new values may not be there; waiting for `fields` mends it."""

    place: int
    registers: tuple[Register, ...]
    fields: tuple[str, ...]

    def covers(self, other: Late) -> bool:
        """Whether its wait mends the other one as well, at the same place."""
        return set(self.fields).issuperset(other.fields)

    def joined(self, other: Late) -> Late:
        """Both, at the place of the other one."""
        registers = dict.fromkeys(self.registers + other.registers)
        return Late(other.place, tuple(registers), tuple(dict.fromkeys(self.fields + other.fields)))


_NOWHERE: Final = Late(-1, (), ())


class _State(NamedTuple):
    """What earlier instructions did, as bit sets of registers: pairs that count as read, and registers that scalar and
    vector instructions have written since.
    """

    read: int = 0
    scalar: int = 0
    vector: int = 0

    def joined(self, other: _State) -> _State:
        """On either path."""
        return _State(self.read | other.read, self.scalar | other.scalar, self.vector | other.vector)

    def waited(self, fields: Mapping[str, int]) -> _State:
        """After a wait for the fields that are 0."""
        scalar = 0 if fields.get(SCALAR_RESULTS) == 0 else self.scalar
        gone = ~_VCC * (fields.get(VALU_SCALARS) == 0) | _VCC * (fields.get(VALU_VCC) == 0)
        return _State(self.read, scalar, self.vector & ~gone)


@kept
def late_scalars(flow: ControlFlow, gone: frozenset[int] = frozenset()) -> tuple[Late, ...]:
    """Every reader that comes too early, in the order of the code, each as if those before it were mended. `gone`:
    waits that count as taken away.
    """
    if Hazard.SCALAR_READ not in flow.function.target.hazards:
        return ()
    every = {late.place: late for late in _late(flow, None, gone)}
    if not every:
        return ()
    # a wait that one reader needs may serve later readers, which were found before that wait was known
    needed = {late.place: late for late in _late(flow, every, gone)}
    while True:
        missing = (late for late in _late(flow, needed, gone) if not needed.get(late.place, _NOWHERE).covers(late))
        more = next(missing, None)
        if more is None:
            return tuple(needed[place] for place in sorted(needed))
        needed[more.place] = needed.get(more.place, _NOWHERE).joined(more)


def _late(flow: ControlFlow, mended: Mapping[int, Late] | None, gone: frozenset[int]) -> Iterator[Late]:
    """The readers that come too early where these alone are mended; None: every one that is found on the way."""

    def end(block: int, start: _State) -> _State:
        """After a block."""
        steps = _walk(flow, block, start, mended, gone)
        return deque(steps, maxlen=1).pop()[1] if flow.blocks[block].instructions else start

    entry = _State() if flow.function.is_kernel else _State(read=_NAMED)
    starts = states_at_starts(flow, entry, end, _State.joined)
    for block in flow.full_order:
        if block in starts:
            yield from (late for late, _ in _walk(flow, block, starts[block], mended, gone) if late)


def _walk(
    flow: ControlFlow, block: int, state: _State, mended: Mapping[int, Late] | None, gone: frozenset[int]
) -> Iterator[tuple[Late | None, _State]]:
    """(what an instruction reads too early, the state after it) through a block."""
    nops = 0
    for index in flow.blocks[block].instructions:
        instruction = flow.instructions[index]
        is_nop = instruction.operation == Op.NOP and instruction.unit is Unit.LDS
        nops = nops + 1 if is_nop else 0
        late = None
        if is_nop:
            state = state._replace(read=state.read * (nops < FORGETTING_NOPS[flow.function.wave_size]))
        elif fields := depctr_fields(instruction):
            state = state.waited({} if index in gone else fields)
        elif instruction.unit is Unit.SMEM or instruction.space in _WAITING_SPACES:
            state = _State(state.read)
        elif instruction.unit in (Unit.VALU, Unit.SALU, Unit.BRANCH, Unit.CONTROL) and not instruction.is_opaque:
            late, state = _executed(flow, index, state, mended)
        yield late, state


def _executed(
    flow: ControlFlow, index: int, state: _State, mended: Mapping[int, Late] | None
) -> tuple[Late | None, _State]:
    instruction = flow.instructions[index]
    is_vector = instruction.unit is Unit.VALU
    uses, defs = _scalars(instruction)
    leaves = index in flow.calls or instruction.operation == Op.SETPC
    counted = uses & state.read
    if leaves:
        scalar, vector = state.scalar, state.vector
    else:
        if not is_vector and counted:  # a scalar reader waits for what the VALU writes by itself
            waited = _VCC * bool(counted & _VCC) | ~_VCC * bool(counted & ~_VCC)
            cleared = state.vector & waited
            # VCC that both wrote, on joining paths, is there too
            both = cleared & _VCC and counted & _VCC
            state = _State(state.read, state.scalar & ~(_VCC * bool(both)), state.vector & ~cleared)
        scalar = counted & state.scalar
        vector = counted & state.vector if is_vector else 0
    fields = []
    if scalar:
        fields.append(SCALAR_RESULTS)
    if vector & ~_VCC:
        fields.append(VALU_SCALARS)
    if vector & _VCC:
        fields.append(VALU_VCC)
    late = Late(index, tuple(map(Register, members(scalar | vector))), tuple(fields)) if fields else None
    wait = late if mended is None else mended.get(index)
    read, own_scalar, own_vector = state.waited(dict.fromkeys(wait.fields, 0)) if wait else state
    if is_vector:
        read |= _pairs(uses)
    if index in flow.calls:
        read = _NAMED
    written = defs & read
    if is_vector:
        return late, _State(read, own_scalar & ~(_of_vcc(written)), own_vector | written)
    return late, _State(read, own_scalar | written, own_vector & ~(_of_vcc(written)))


def _of_vcc(written: int) -> int:
    """VCC, if it is written: the last writer counts."""
    return _VCC if written & _VCC else 0


@lru_cache(maxsize=1 << 16)
def _scalars(instruction: AnyInstruction) -> tuple[int, int]:
    """Scalar registers that an instruction reads and writes; VCC as a whole."""
    uses = defs = 0
    for register in instruction.uses:
        uses |= 1 << register
    for register in instruction.defs:
        defs |= 1 << register
    return _whole(uses & _NAMED), _whole(defs & _NAMED)


def _whole(registers: int) -> int:
    return registers | _VCC if registers & _VCC else registers


def _pairs(registers: int) -> int:
    """The registers with the other of each pair."""
    even = registers & _EVEN
    odd = registers & ~_EVEN
    return registers | even << 1 | odd >> 1


_EVEN: Final = sum(1 << number for number in range(0, NULL, 2))
