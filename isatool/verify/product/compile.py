"""Instructions as steps on a symbolic state: the effects of the semantics table, their expressions made functions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final, TypeAlias

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import operations
from isatool.isa.cache_policy import Caches
from isatool.isa.registers import NULL, Register
from isatool.isa.table import Unit
from isatool.isa.target import Target
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.control import message_of
from isatool.semantics.effects import (
    Atomic,
    Await,
    Barrier,
    Branch,
    Counter,
    CounterWait,
    Effect,
    Halt,
    Jump,
    Load,
    Lowered,
    Require,
    SetMode,
    Signal,
    Space,
    Store,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.verify.effect_kinds import IN_WAVE, PLAIN_ACCESSES, REGISTERS
from isatool.verify.memory_order import scope_of
from isatool.verify.product.access_steps import Step, access_steps
from isatool.verify.product.expressions import Value, expression
from isatool.verify.product.in_flight import LDS, PRIVATE, QUEUE_OF, STORES
from isatool.verify.product.opaque_sums import opaque_results
from isatool.verify.product.runner import Runner, UnsupportedError

_FOLLOWED: Final = REGISTERS | PLAIN_ACCESSES | IN_WAVE | {Atomic, Require, Jump, SetMode, Halt}
_MODE_BITS: Final = 0x3FF


def branch_condition(lowered: Lowered) -> Value | None:
    """The condition of a conditional branch."""
    for effect in lowered.effects:
        if isinstance(effect, Branch) and effect.condition is not None:
            return expression(effect.condition)
    return None


@lru_cache(maxsize=1 << 14)
def compiled(
    instruction: AnyInstruction, mode: Mode, wave_size: int, *, across: Target | None = None
) -> tuple[Step, Value | None]:
    """What an instruction does, and the condition of a branch; kept, since programs before and behind a pass share
    most instructions. NotEmulated if the table does not cover it.

    `across`: the chip of the second program, if that of the first is another; `structural.other_chip` has judged their
    words about caches then.
    """
    lowered = lower(instruction, mode, wave_size=wave_size)
    _refuse_unfollowed(instruction, lowered)
    scope = () if across is not None else scope_of(instruction)
    steps = []
    if across is not None and _controls_caches(instruction):
        steps.append(_dropping_step(instruction, lowered.counter))
    elif _controls_caches(instruction):
        steps.append(_cache_step(("caches", instruction.mnemonic, *scope), lowered.counter))
    elif not lowered.effects and not instruction.is_wait and (instruction.is_fence or instruction.writes_state):
        steps.append(_fence_step(("ordered", str(instruction))))  # nothing that a value shows
    elif scope:
        steps.append(_fence_step(("ordered", *scope)))
    accesses = access_steps(instruction, lowered)
    if lowered.counter is Counter.LDS and not accesses:
        steps.append(_exchange_step)
    steps += accesses
    steps += _write_steps(lowered.effects, opaque_results(instruction, _reader, across))
    for effect in lowered.effects:
        if isinstance(effect, (Barrier, Signal, Await)):
            steps.append(_fence_step((type(effect).__name__.lower(),)))
        elif isinstance(effect, CounterWait):
            steps.append(_wait_step(effect))
        elif isinstance(effect, SetMode):
            steps.append(_mode_step(effect))
        elif isinstance(effect, Jump):
            steps.append(_refusal(f"{instruction.mnemonic}: a jump to an address"))
        elif isinstance(effect, Halt):
            pass
    return _sequence(steps), branch_condition(lowered)


def _controls_caches(instruction: AnyInstruction) -> bool:
    return instruction.invalidates or (instruction.row is not None and instruction.row.writes_back)


def _refuse_unfollowed(instruction: AnyInstruction, lowered: Lowered) -> None:
    """UnsupportedError for effects that no step below stands for: nothing is left out in silence."""
    for effect in lowered.effects:
        if type(effect) not in _FOLLOWED:
            raise UnsupportedError(f"{instruction.mnemonic}: what it does is not followed ({type(effect).__name__})")
        if isinstance(effect, Halt) and effect.trapped:
            raise UnsupportedError(f"{instruction.mnemonic}: a kernel that stops itself")
        if isinstance(effect, SetMode) and effect.mask & ~_MODE_BITS:
            raise UnsupportedError(f"{instruction.mnemonic}: bits of MODE beyond rounding, denormals and clamps")
    if (
        instruction.operation == operations.Op.SENDMSG
        and isinstance(instruction, Instruction)
        and message_of(instruction) != "MSG_DEALLOC_VGPRS"
    ):
        raise UnsupportedError(f"{instruction.mnemonic}: a message to the driver")
    if instruction.unit is Unit.LDSDIR:
        raise UnsupportedError(f"{instruction.mnemonic}: a load of the LDS that other counters count")
    spaces = {effect.space for effect in lowered.effects if isinstance(effect, (Load, Store, Atomic))}
    if len(spaces) > 1:
        raise UnsupportedError(f"{instruction.mnemonic}: an access to several memories")
    if instruction.invalidated is Caches.SCALAR or (Space.CONSTANT in spaces and scope_of(instruction)):
        raise UnsupportedError(f"{instruction.mnemonic}: scalar loads of memory that changes")
    if instruction.is_wait and any(
        register != NULL for operand in instruction.operands for register in operand.registers
    ):
        raise UnsupportedError(f"{instruction.mnemonic}: a wait for a number in a register")


def _sequence(steps: list[Step]) -> Step:
    if len(steps) == 1:
        return steps[0]

    def run(runner: Runner) -> None:
        for step in steps:
            step(runner)

    return run


def _refusal(reason: str) -> Step:
    def run(runner: Runner) -> None:
        raise UnsupportedError(reason)

    return run


def _wait_step(wait: CounterWait) -> Step:
    def run(runner: Runner) -> None:
        runner.memory = runner.memory.waited(runner.values.decisions, wait)

    return run


def _mode_step(effect: SetMode) -> Step:
    def run(runner: Runner) -> None:
        runner.mode = Mode.of_bits(runner.mode.bits & ~effect.mask | effect.value)

    return run


def _cache_step(what: tuple[str, ...], counter: Counter) -> Step:
    """A fence that a counter may count: what waits for it has waited for the accesses before it."""
    if counter not in QUEUE_OF:
        return _fence_step(what)

    def run(runner: Runner) -> None:
        runner.memory = runner.model.fence(runner.memory, what)
        version = runner.memory.bases[Space.GLOBAL]
        if counter is Counter.STORES:  # a store after a wait for it rests on what it has written back
            runner.send(STORES, version, is_load=False)
        else:
            runner.memory = runner.memory.issued(QUEUE_OF[counter], ("caches", version))

    return run


def _dropping_step(instruction: AnyInstruction, counter: Counter) -> Step:
    """A fence that drops caches, which one chip counts and another does not: nobody else sees when it is done."""
    dropped = instruction.invalidated
    if dropped is None or (instruction.row is not None and instruction.row.writes_back):
        raise UnsupportedError(f"{instruction.mnemonic}: another chip has no such operation on caches")
    reach = Caches.DEVICE if dropped is Caches.ARRAY else dropped

    def run(runner: Runner) -> None:
        runner.memory = runner.model.fence(runner.memory, ("caches", reach.value))
        if counter in QUEUE_OF:
            runner.memory = runner.memory.issued(QUEUE_OF[counter], PRIVATE)

    return run


def _exchange_step(runner: Runner) -> None:
    """Lanes exchange values through the LDS, which waits count, and nobody else sees."""
    runner.memory = runner.memory.issued(LDS, PRIVATE)


def barrier_steps(barriers: Mapping[int, int]) -> Mapping[int, Step]:
    """What the halves of whole barriers do, of which other chips have none: the signal is the barrier."""
    found: dict[int, Step] = {}
    for signal, wait in barriers.items():
        if signal != wait:
            found[signal], found[wait] = _fence_step(("barrier",)), _sequence([])
    return found


def _fence_step(what: tuple[str, ...]) -> Step:
    def run(runner: Runner) -> None:
        runner.memory = runner.model.fence(runner.memory, what)

    return run


# -- registers


def _reader(expr: Expr, raw: bool, off: bool) -> Value:
    return expression(expr, raw=raw, off=off)


_Write: TypeAlias = tuple[Callable[[Runner], Any], Callable[[Runner, Any], None]]
"""what a write needs of the state before, and the write itself"""


def _write_steps(effects: tuple[Effect, ...], opaque: Mapping[Register, tuple[Value, Value]]) -> list[Step]:
    """All results are computed before the first is written, and nothing is kept from one run to the next: one may end
    in an error, and steps outlive it. `opaque`: values of results that are not followed.
    """
    writes: list[_Write] = []
    for effect in effects:
        if isinstance(effect, WriteVector) and effect.register in opaque:
            writes.append(_opaque_write(effect, *opaque[effect.register]))
        elif isinstance(effect, WriteVector):
            if effect.where is not None or effect.all_lanes:
                writes.append(_partial_write(effect))
            else:
                writes.append((expression(effect.value), _vector_writer(effect.register)))
        elif isinstance(effect, WriteScalar):
            writes.append((expression(effect.value), _scalar_writer(effect.register)))
        elif isinstance(effect, WriteMask):
            writes.append((expression(effect.value), _mask_writer(effect.register)))
        elif isinstance(effect, WriteScc):
            writes.append((expression(effect.value), _scc_writer))
    if not writes:
        return []
    if len(writes) == 1:
        value, write = writes[0]
        return [lambda runner: write(runner, value(runner))]

    def run(runner: Runner) -> None:
        results = [value(runner) for value, _ in writes]
        for (_, write), result in zip(writes, results, strict=True):
            write(runner, result)

    return [run]


def _vector_writer(register: Register) -> Callable[[Runner, int], None]:
    code = int(register)

    def write(runner: Runner, value: int) -> None:
        if runner.full:
            runner.regs[code] = value
        else:
            runner.write_lanes(code, value)

    return write


def _scalar_writer(register: Register) -> Callable[[Runner, int], None]:
    return lambda runner, value: runner.write_scalar(register, value)


def _mask_writer(register: Register) -> Callable[[Runner, int], None]:
    return lambda runner, value: runner.write_mask(register, value)


def _scc_writer(runner: Runner, value: int) -> None:
    runner.write_scc(value)


def _partial_write(effect: WriteVector) -> _Write:
    """A write of some lanes: the condition is computed with the value, as both need the state before."""
    where = expression(effect.where) if effect.where is not None else None
    if effect.all_lanes:
        return _write_any_lane(effect)
    value = expression(effect.value)
    register = int(effect.register)

    def compute(runner: Runner) -> tuple[int, int]:
        condition = where(runner) if where is not None else runner.values.true
        return value(runner), condition

    return compute, lambda runner, found: runner.write_lanes(register, *found)


def _opaque_write(effect: WriteVector, value: Value, idle: Value) -> _Write:
    if effect.where is not None:
        raise UnsupportedError("a sum of products in some lanes")
    if not effect.all_lanes:
        return value, _vector_writer(effect.register)
    register = int(effect.register)

    def compute(runner: Runner) -> tuple[int, int]:
        idle_result = idle(runner)
        return value(runner), idle_result

    def write(runner: Runner, found: tuple[int, int]) -> None:
        true = runner.values.true
        runner.write_all_lanes(register, found[0], true, found[1], true)

    return compute, write


def _write_any_lane(effect: WriteVector) -> _Write:
    register = int(effect.register)
    where = effect.where or al.TRUE
    active = expression(where, raw=True), expression(effect.value, raw=True)
    idle = expression(where, off=True), expression(effect.value, off=True)

    def compute(runner: Runner) -> tuple[int, int, int, int]:
        condition, idle_condition, idle_result = active[0](runner), idle[0](runner), idle[1](runner)
        return active[1](runner), condition, idle_result, idle_condition

    return compute, lambda runner, found: runner.write_all_lanes(register, *found)


# -- memory


# -- expressions
