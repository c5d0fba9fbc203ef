"""Branches, calls, waits, barriers, modes and hints (ISA guide 5, 16.3 and 16.5)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final

from isatool.asm.literals import integer
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Expression, Integer, Keyword
from isatool.isa import chips
from isatool.isa.counters import Packed, Queue, WaitCounters
from isatool.isa.hardware import ANSWERS, MESSAGES, REGISTERS
from isatool.isa.registers import EXEC_HI, EXEC_LO, NULL
from isatool.isa.waits import decode_waitcnt
from isatool.isa.wave import WAVE32
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import (
    Await,
    Barrier,
    Branch,
    ChooseMode,
    Counter,
    CounterWait,
    Effect,
    Halt,
    Jump,
    Lowered,
    Require,
    SetMode,
    Signal,
)
from isatool.semantics.reading import Reader
from isatool.semantics.writing import stored

NEXT_INSTRUCTION: Final = "."
"""The name that a resolver maps to the code address of the following instruction."""
HARDWARE: Final = "hardware."
"""Before the name of a hardware register or answer that a resolver maps to what the launch declares."""

_NOTHING: Final = Lowered(())


def _target(reader: Reader, position: int = 0) -> str:
    operand = reader.instruction.operands[position]
    if isinstance(operand.value, (Expression, Keyword)):
        return operand.value.text
    raise reader.refuse("a branch by a number")


def _branch(condition: Callable[[Reader], Expr] | None) -> Callable[[Reader], Lowered]:
    return lambda reader: Lowered((Branch(_target(reader), condition(reader) if condition else None),))


def _vcc_is_zero(reader: Reader) -> Expr:
    return al.eq(reader.vcc_mask, reader.no_lanes)


def wait_of(reader: Reader) -> CounterWait:
    """The counters of a wait, written by name or as one number; a counter at its maximum means no wait."""
    instruction = reader.instruction
    fields = _fields(instruction)
    if not fields or any(register != NULL for operand in instruction.operands for register in operand.registers):
        raise reader.refuse("a wait for counters of another generation, or by a register")
    if instruction.operands and isinstance(instruction.operands[-1].value, Integer):
        return _wait(reader, dict(decode_waitcnt(instruction.operands[-1].value.value, fields).limits))
    limits: dict[str, int] = {}
    for name, value in instruction.modifiers:
        counter = name.removesuffix("_sat").removesuffix("cnt")
        if counter in fields and isinstance(value, int) and value < fields[counter].maximum:
            limits[counter] = value
    return _wait(reader, limits)


def _wait(reader: Reader, limits: Mapping[str, int]) -> CounterWait:
    """Limits of a chip's counters by what they count. A counter of image samples or of rays alone counts nothing that
    is executed.
    """
    of = _counters(reader.instruction).of
    alone = of[Queue.SCALAR] != of[Queue.LDS]
    named = {
        of[Queue.LOAD]: "loads", of[Queue.STORE]: "stores", of[Queue.EXPORT]: "exports", of[Queue.SCALAR]: "scalar",
        of[Queue.LDS]: "lds" if alone else "local",
    }  # fmt: skip
    return CounterWait(**{named[name]: limit for name, limit in limits.items() if name in named})


def _counters(instruction: Instruction) -> WaitCounters:
    """Those of the chips that have the instruction."""
    assert instruction.row is not None
    return chips.of_table(instruction.row.table).waits


def _fields(instruction: Instruction) -> Mapping[str, Packed]:
    """The counters in its immediate, none for a wait of another generation."""
    assert instruction.row is not None
    return _counters(instruction).instructions.get(instruction.row.mnemonic, {})


def _message(reader: Reader) -> Lowered:
    """Messages to the driver or to other units: only those that change nothing in the kernel."""
    name = message_of(reader.instruction)
    if name not in MESSAGES.values():
        raise reader.refuse(f"message {name}")
    return _NOTHING


def message_of(instruction: Instruction) -> str:
    """The name of an instruction's message, its number where that has none here."""
    operand = instruction.operands[-1] if instruction.operands else None
    if operand is not None and isinstance(operand.value, Integer):
        number = operand.value.value
        return MESSAGES.get(number) or ANSWERS.get(number) or str(number)
    match = _MESSAGE.search(str(operand.value) if operand is not None else "")
    return match[1].removeprefix("MSG_RTN_GET_") if match else ""


def register_of(instruction: Instruction) -> str:
    """The name of the hardware register that s_getreg reads, without HW_REG_; its number where that has none here."""
    text = str(instruction.operands[-1].value)
    match = _HWREG.match(text)
    try:
        name = match[1] if match is not None else str(integer(text) & 63)
        number = int(name)
    except ValueError:
        return text if match is None else match[1].removeprefix("HW_REG_")
    return "MODE" if name in _MODE_NAMES else REGISTERS.get(number, name)


def _ask(reader: Reader) -> Lowered:
    """s_sendmsg_rtn: the answer is an input that the launch declares."""
    known = message_of(reader.instruction)
    if known not in ANSWERS.values():
        raise reader.refuse(f"message {known}")
    registers = reader.instruction.operands[0].registers
    answer = al.const(_declared(reader, known), 32 * len(registers))
    return Lowered(tuple(stored(registers, answer)), Counter.SMEM, registers, 1)


def _declared(reader: Reader, name: str) -> int:
    """What a launch says that the hardware answers."""
    try:
        return reader.resolve(HARDWARE + name)
    except KeyError:
        hint = f"declare {name} under [hardware] of the launch spec"
        raise reader.refuse(f"reading {name}, which no launch says: {hint}") from None


def _set_halt(reader: Reader) -> Lowered:
    return Lowered((Halt(trapped=True),)) if reader.integer(reader.instruction.operands[0]) & 1 else _NOTHING


def _trap(reader: Reader) -> Lowered:
    """Number 3 is a breakpoint, which does nothing without a debugger."""
    breakpoint_set = reader.integer(reader.instruction.operands[0]) == _BREAKPOINT
    return _NOTHING if breakpoint_set else Lowered((Halt(trapped=True),))


def _next_address(reader: Reader) -> Expr:
    return al.const(reader.resolve(NEXT_INSTRUCTION), 64)


def _get_pc(reader: Reader) -> Lowered:
    return Lowered(tuple(stored(reader.instruction.operands[0].registers, _next_address(reader))))


def _set_pc(reader: Reader) -> Lowered:
    return Lowered((Jump(reader.raw(reader.instruction.operands[0], "b64", -1)),))


def _swap_pc(reader: Reader) -> Lowered:
    destination, source = reader.instruction.operands[:2]
    writes = stored(destination.registers, _next_address(reader))
    return Lowered((*writes, Jump(reader.raw(source, "b64", -1))))


def _call(reader: Reader) -> Lowered:
    writes = stored(reader.instruction.operands[0].registers, _next_address(reader))
    return Lowered((*writes, Branch(_target(reader, 1))))


def _begin_halves(reader: Reader) -> Lowered:
    """s_subvector_loop_begin: the low half of a wave64 runs first, and sdst keeps the mask of the other half."""
    saved, low, upper = _halves(reader)
    high_only = al.eq(low, al.ZERO)
    kept = al.select(reader.is_idle, saved, al.select(high_only, low, upper))
    return Lowered(
        (
            *stored(reader.instruction.operands[0].registers, kept),
            *stored((EXEC_HI,), al.select(high_only, upper, al.ZERO)),
            Branch(_target(reader, 1), reader.is_idle),
        )
    )


def _end_halves(reader: Reader) -> Lowered:
    """s_subvector_loop_end: after the low half the high one, if it has lanes; after that both have theirs again."""
    saved, low, upper = _halves(reader)
    was_high = al.ne(upper, al.ZERO)
    again = al.and_(al.not_(was_high), al.ne(saved, al.ZERO))
    return Lowered(
        (
            *stored(reader.instruction.operands[0].registers, al.select(again, low, saved)),
            *stored((EXEC_LO,), al.select(was_high, saved, al.select(again, al.ZERO, low))),
            *stored((EXEC_HI,), al.select(again, saved, upper)),
            Branch(_target(reader, 1), again),
        )
    )


def _halves(reader: Reader) -> tuple[Expr, Expr, Expr]:
    """The saved half of the mask, and both halves of EXEC."""
    if reader.wave_size == WAVE32:
        raise reader.refuse("a loop over the halves of a wave64 in wave32")
    saved = reader.raw(reader.instruction.operands[0], "b32", -1)
    return saved, al.trunc(reader.exec_mask, 32), al.high(reader.exec_mask)


_HWREG: Final = re.compile(r"hwreg\(\s*(\w+)\s*(?:,\s*(\w+)\s*,\s*(\w+)\s*)?\)")
_BREAKPOINT: Final = 3
_MESSAGE: Final = re.compile(r"sendmsg\(\s*(\w+)")
_MODE_NAMES: Final = ("HW_REG_MODE", "HW_REG_WAVE_MODE", "1")
_BEYOND: Final = "setting bits of MODE beyond rounding, denormals and clamps"


def _known_bits(reader: Reader) -> int:
    """Rounding, denormals and, where MODE has them, DX10 clamp and IEEE."""
    return 0x3FF if reader.has_ieee_mode else 0xFF


def _field(reader: Reader, text: str) -> tuple[str, int, int]:
    """Name, first bit and size of a hwreg operand."""
    match = _HWREG.match(text)
    try:
        if match is None:
            bits = integer(text)
            return str(bits & 63), bits >> 6 & 31, (bits >> 11 & 31) + 1
        first, size = integer(match[2] or "0"), integer(match[3] or "32")
    except ValueError:
        raise reader.refuse(f"hardware register {text}") from None
    if not (0 <= first < 32 and 0 < size <= 32):
        raise reader.refuse(f"hardware register {text}")
    return match[1], first, size


def _set_register(reader: Reader) -> Lowered:
    operands = reader.instruction.operands
    name, first, size = _field(reader, str(operands[0].value))
    if name not in _MODE_NAMES:
        raise reader.refuse(f"writing {name}")
    field = (1 << size) - 1
    if operands[1].is_register:
        return _chosen_mode(reader, first, size)
    value = (reader.integer(operands[1]) & field) << first
    if value & ~_known_bits(reader):
        raise reader.refuse(_BEYOND)
    return Lowered((SetMode(field << first & _known_bits(reader), value),))


def _chosen_mode(reader: Reader, first: int, size: int) -> Lowered:
    """MODE from a register."""
    field = (1 << size) - 1
    value = al.and_(reader.raw(reader.instruction.operands[1], "b32", -1), al.const(field))
    known = (field << first & _known_bits(reader)) >> first
    unknown = al.eq(al.and_(value, al.const(field & ~known)), al.ZERO)
    required = () if field == known else (Require(unknown, _BEYOND),)
    return Lowered((*required, ChooseMode(known << first, first, al.and_(value, al.const(known)))))


def _get_register(reader: Reader) -> Lowered:
    operands = reader.instruction.operands
    name, first, size = _field(reader, str(operands[1].value))
    if name not in _MODE_NAMES:
        known = register_of(reader.instruction)
        if known not in REGISTERS.values():
            raise reader.refuse(f"reading {name}")
        field = _declared(reader, known) >> first & ((1 << size) - 1)
        return Lowered(tuple(stored(operands[0].registers, al.const(field))))
    value = reader.mode.bits >> first & ((1 << size) - 1)
    if first + size > _known_bits(reader).bit_length():
        raise reader.refuse("reading bits of MODE beyond rounding, denormals and clamps")
    return Lowered(tuple(stored(operands[0].registers, al.const(value))))


def _mode(first: int) -> Callable[[Reader], Lowered]:
    def result(reader: Reader) -> Lowered:
        value = reader.integer(reader.instruction.operands[0]) & 0xF
        return Lowered((SetMode(0xF << first, value << first),))

    return result


def _effect(effect: Effect) -> Callable[[Reader], Lowered]:
    return lambda _reader: Lowered((effect,))


def _hint(_reader: Reader) -> Lowered:
    return _NOTHING


def _counted_wait(reader: Reader) -> Lowered:
    wait = wait_of(reader)
    return Lowered(() if wait == CounterWait() else (wait,))


def _wait_for_all(reader: Reader) -> Lowered:
    return Lowered((_wait(reader, dict.fromkeys(_counters(reader.instruction).counters, 0)),))


def _of_workgroup(effect: Effect) -> Callable[[Reader], Lowered]:
    """Half of the workgroup's barrier, whose number is -1."""

    def result(reader: Reader) -> Lowered:
        (barrier,) = reader.instruction.operands
        if barrier.is_register or reader.integer(barrier) & 0xFFFF != 0xFFFF:
            raise reader.refuse("a barrier that is not the workgroup's")
        return Lowered((effect,))

    return result


def _cache_control(counter: Counter) -> Callable[[Reader], Lowered]:
    """An invalidation or a write-back of caches, which a counter counts; what engines follow of it, the row says."""
    return lambda _reader: Lowered((), counter, (), 1)


_HINTS: Final = (
    "s_nop", "s_sleep", "s_setprio", "s_clause", "s_delay_alu", "s_set_inst_prefetch_distance", "s_waitcnt_depctr",
    "s_wakeup", "s_ttracedata", "s_ttracedata_imm", "s_incperflevel", "s_decperflevel", "s_icache_inv", "s_dcache_inv",
    "s_gl1_inv", "buffer_gl0_inv", "buffer_gl1_inv", "s_version", "v_nop", "v_pipeflush", "ds_nop",
    "s_wait_event", "s_atc_probe", "s_atc_probe_buffer", "s_wait_alu", "s_sleep_var", "s_singleuse_vdst",
    "s_prefetch_inst", "s_prefetch_inst_pc_rel", "s_prefetch_data", "s_prefetch_data_pc_rel", "s_buffer_prefetch_data",
)  # fmt: skip

_DEBUG_BRANCHES: Final = (
    "s_cbranch_cdbgsys", "s_cbranch_cdbguser", "s_cbranch_cdbgsys_or_user", "s_cbranch_cdbgsys_and_user",
)  # fmt: skip

CONTROL: Final[Mapping[str, Callable[[Reader], Lowered]]] = {
    **dict.fromkeys(_HINTS, _hint),
    **dict.fromkeys((name for target in chips.TABLES for name in target.waits.instructions), _counted_wait),
    "s_wait_idle": _wait_for_all,
    "s_barrier": _effect(Barrier()),
    "s_barrier_signal": _of_workgroup(Signal()),
    "s_barrier_wait": _of_workgroup(Await()),
    "global_inv": _cache_control(Counter.LOADS),
    "global_wb": _cache_control(Counter.STORES),
    "global_wbinv": _cache_control(Counter.STORES),
    "s_endpgm": _effect(Halt()),
    "s_sendmsg": _message,
    "s_branch": _branch(None),
    "s_subvector_loop_begin": _begin_halves,
    "s_subvector_loop_end": _end_halves,
    "s_cbranch_scc0": _branch(lambda _reader: al.not_(al.SCC_BIT)),
    "s_cbranch_scc1": _branch(lambda _reader: al.SCC_BIT),
    "s_cbranch_vccz": _branch(_vcc_is_zero),
    "s_cbranch_vccnz": _branch(lambda reader: al.not_(_vcc_is_zero(reader))),
    "s_cbranch_execz": _branch(lambda reader: reader.is_idle),
    "s_cbranch_execnz": _branch(lambda reader: al.not_(reader.is_idle)),
    "s_getpc_b64": _get_pc,
    "s_setpc_b64": _set_pc,
    "s_swappc_b64": _swap_pc,
    "s_call_b64": _call,
    "s_setreg_imm32_b32": _set_register,
    "s_setreg_b32": _set_register,
    "s_trap": _trap,
    "s_sethalt": _set_halt,
    "s_sendmsg_rtn_b32": _ask,
    "s_sendmsg_rtn_b64": _ask,
    # the bits that a debugger sets are 0
    **dict.fromkeys(_DEBUG_BRANCHES, _branch(lambda _reader: al.FALSE)),
    "s_getreg_b32": _get_register,
    "s_round_mode": _mode(0),
    "s_denorm_mode": _mode(4),
}
