"""Instructions as steps on a symbolic state: the effects of the semantics table with every expression made a function.

An expression reads the state before its instruction, in a lane that is active (`Runner` refines what it reads by the
lane's bit of EXEC). Reading another lane is right only where that lane was active at entry; elsewhere it finds what
lanes hold that the launch left off.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Final

from isatool.analysis.cfg import ControlFlow
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import operations
from isatool.isa.chips import CACHE_WORDS
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, NULL, VGPR_BASE, Register
from isatool.isa.table import Unit
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr, walk
from isatool.semantics.control import message_of
from isatool.semantics.effects import (
    Atomic,
    Barrier,
    Branch,
    Effect,
    Halt,
    Jump,
    Load,
    Lowered,
    Require,
    SetMode,
    Space,
    Store,
    Wait,
    WriteMask,
    WriteScalar,
    WriteScc,
    WriteVector,
)
from isatool.semantics.lower import lower
from isatool.semantics.mode import Mode
from isatool.semantics.ops import Op
from isatool.verify.product.memory import LDS as LDS_QUEUE
from isatool.verify.product.memory import VM, VS
from isatool.verify.product.opaque_sums import opaque_results
from isatool.verify.product.runner import Runner, UnsupportedError
from isatool.verify.values.nodes import Extra

Value = Callable[[Runner], int]
Step = Callable[[Runner], None]
_INVALIDATE: Final = frozenset((operations.Op.GL0_INV, operations.Op.GL1_INV, operations.Op.DCACHE_INV))
_SILENT: Final = (Unit.VALU, Unit.SALU, Unit.CONTROL)
_LARGEST_TREE: Final = 60
_FOLLOWED: Final = (
    *(WriteVector, WriteScalar, WriteMask, WriteScc, Load, Store, Atomic, Require, Branch, Jump, Barrier, Wait),
    *(SetMode, Halt),
)
_MODE_BITS: Final = 0x3FF


def is_ordering(instruction: AnyInstruction) -> bool:
    """Whether waves may talk to each other by it: an atomic, an invalidation of caches, an access past them."""
    if instruction.operation in _INVALIDATE or any(instruction.has(name) for name in CACHE_WORDS):
        return True
    return instruction.row is not None and instruction.row.is_atomic


def may_tell(flow: ControlFlow) -> bool:
    """Whether waves may tell each other by other means than a barrier that they have read something.

    An invalidation behind a barrier without an access in between is part of it: nobody has been asked.
    """
    for block in flow.blocks:
        behind_barrier = False
        for index in block.instructions:
            instruction = flow.instructions[index]
            if is_ordering(instruction) and not (behind_barrier and instruction.operation in _INVALIDATE):
                return True
            silent = instruction.operation in _INVALIDATE or instruction.unit in _SILENT
            behind_barrier = instruction.operation == operations.Op.BARRIER or (behind_barrier and silent)
    return False


def branch_condition(lowered: Lowered) -> Value | None:
    """The condition of a conditional branch."""
    for effect in lowered.effects:
        if isinstance(effect, Branch) and effect.condition is not None:
            return expression(effect.condition)
    return None


@lru_cache(maxsize=1 << 14)
def compiled(instruction: AnyInstruction, mode: Mode, wave_size: int) -> tuple[Step, Value | None]:
    """What an instruction does, and the condition of a branch; kept, since programs before and behind a pass share
    most instructions. NotEmulated if the table does not cover it.
    """
    lowered = lower(instruction, mode, wave_size=wave_size)
    _refuse_unfollowed(instruction, lowered)
    steps = [_fence_step(("invalidate", instruction.mnemonic))] if instruction.operation in _INVALIDATE else []
    if any(instruction.has(name) for name in CACHE_WORDS):
        steps.append(_fence_step(("ordered", *(name for name in CACHE_WORDS if instruction.has(name)))))
    steps += _access_steps(instruction, lowered)
    steps += _write_steps(lowered.effects, opaque_results(instruction, _reader))
    for effect in lowered.effects:
        if isinstance(effect, Barrier):
            steps.append(_fence_step(("barrier",)))
        elif isinstance(effect, Wait):
            steps.append(_wait_step(effect))
        elif isinstance(effect, SetMode):
            steps.append(_mode_step(effect))
        elif isinstance(effect, Jump):
            steps.append(_refusal(f"{instruction.mnemonic}: a jump to an address"))
        elif isinstance(effect, Halt):
            pass
    return _sequence(steps), branch_condition(lowered)


def _refuse_unfollowed(instruction: AnyInstruction, lowered: Lowered) -> None:
    """UnsupportedError for effects that no step below stands for: nothing is left out in silence."""
    for effect in lowered.effects:
        if not isinstance(effect, _FOLLOWED):
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
    spaces = {effect.space for effect in lowered.effects if isinstance(effect, (Load, Store, Atomic))}
    if len(spaces) > 1:
        raise UnsupportedError(f"{instruction.mnemonic}: an access to several memories")
    if instruction.operation == operations.Op.DCACHE_INV or (
        Space.CONSTANT in spaces and any(instruction.has(name) for name in CACHE_WORDS)
    ):
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


def _require_step(effect: Require) -> Step:
    """What the effects rest on must be shown."""
    condition = expression(effect.condition)

    def run(runner: Runner) -> None:
        if not runner.shows(condition(runner)):
            raise UnsupportedError(f"not shown that this is none of {effect.reason}")

    return run


def _wait_step(wait: Wait) -> Step:
    def run(runner: Runner) -> None:
        runner.memory = runner.memory.waited(wait)

    return run


def _mode_step(effect: SetMode) -> Step:
    def run(runner: Runner) -> None:
        runner.mode = Mode.of_bits(runner.mode.bits & ~effect.mask | effect.value)

    return run


def _fence_step(what: tuple[str, ...]) -> Step:
    def run(runner: Runner) -> None:
        runner.memory = runner.model.fence(runner.memory, what)

    return run


# -- registers


def _reader(expr: Expr, raw: bool, off: bool) -> Value:
    return expression(expr, raw=raw, off=off)


def _write_steps(effects: tuple[Effect, ...], opaque: Mapping[Register, tuple[Value, Value]]) -> list[Step]:
    """All results are computed before the first is written. `opaque`: values of results that are not followed."""
    writes: list[tuple[Value, Callable[[Runner, int], None]]] = []
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


def _partial_write(effect: WriteVector) -> tuple[Value, Callable[[Runner, int], None]]:
    """A write of some lanes: the value is computed with the condition, as both need the state before."""
    where = expression(effect.where) if effect.where is not None else None
    if effect.all_lanes:
        return _write_any_lane(effect)
    value = expression(effect.value)
    register = effect.register
    conditions: list[int] = []

    def compute(runner: Runner) -> int:
        conditions.append(where(runner) if where is not None else runner.values.true)
        return value(runner)

    def write(runner: Runner, result: int) -> None:
        runner.write_lanes(int(register), result, conditions.pop(0))

    return compute, write


def _opaque_write(effect: WriteVector, value: Value, idle: Value) -> tuple[Value, Callable[[Runner, int], None]]:
    if effect.where is not None:
        raise UnsupportedError("a sum of products in some lanes")
    if not effect.all_lanes:
        return value, _vector_writer(effect.register)
    waiting: list[int] = []

    def compute(runner: Runner) -> int:
        waiting.append(idle(runner))
        return value(runner)

    def write(runner: Runner, result: int) -> None:
        true = runner.values.true
        runner.write_all_lanes(int(effect.register), result, true, waiting.pop(0), true)

    return compute, write


def _write_any_lane(effect: WriteVector) -> tuple[Value, Callable[[Runner, int], None]]:
    register = effect.register
    waiting: list[tuple[int, int, int]] = []
    where = effect.where or al.TRUE
    active = expression(where, raw=True), expression(effect.value, raw=True)
    idle = expression(where, off=True), expression(effect.value, off=True)

    def compute(runner: Runner) -> int:
        waiting.append((active[0](runner), idle[0](runner), idle[1](runner)))
        return active[1](runner)

    def write(runner: Runner, result: int) -> None:
        condition, idle_condition, idle_result = waiting.pop(0)
        runner.write_all_lanes(int(register), result, condition, idle_result, idle_condition)

    return compute, write


# -- memory


def _access_steps(instruction: AnyInstruction, lowered: Lowered) -> list[Step]:
    """What has to hold, and the accesses; atomics of some lanes only (buffers, ds_append) stay uninterpreted."""
    partial = [
        effect
        for effect in lowered.effects
        if isinstance(effect, (Load, Store, Atomic)) and effect.where is not None and effect.space is not Space.CONSTANT
    ]
    if partial and isinstance(instruction, Instruction):
        if all(effect.space is Space.GLOBAL and not isinstance(effect, Atomic) for effect in partial):
            return [_checked_access(instruction, lowered)]
        return [_uninterpreted_access(instruction, lowered)]
    required = [effect for effect in lowered.effects if isinstance(effect, Require) and effect.specified]
    return [*map(_require_step, required), *_memory_steps(lowered.effects)]


def _uninterpreted_access(instruction: Instruction, lowered: Lowered) -> Step:
    """An access as a fence over everything that the instruction names: two are equal only if mnemonic, modifiers,
    constants and the values of all registers that they read are.

    No requirement of the semantics is needed for that, as nothing is said about what the access does.
    """
    constants = tuple(str(operand) for operand in instruction.operands if not operand.registers)
    modifiers = tuple(sorted(f"{name}:{value}" for name, value in instruction.modifiers))
    spaces = {effect.space for effect in lowered.effects if isinstance(effect, (Load, Store, Atomic))}
    queue = LDS_QUEUE if spaces == {Space.LDS} else VM
    what = ("partial", instruction.mnemonic, *constants, *modifiers)
    sources = [expression(al.register(r)) for r in instruction.uses if r not in (EXEC_LO, EXEC_HI, MODE)]
    sizes = {effect.access: effect.size for effect in lowered.effects if isinstance(effect, (Load, Atomic))}

    def run(runner: Runner) -> None:
        operands = (*(source(runner) for source in sources), runner.active())
        runner.memory = runner.model.fence(runner.memory, what, operands)
        version = runner.memory.bases[Space.LDS if queue == LDS_QUEUE else Space.GLOBAL]
        runner.loaded = {
            access: [
                runner.values.node(Extra.RESULT, 32, (version,), 16 * access + dword)
                for dword in range(max(1, size // 4))
            ]
            for access, size in sizes.items()
        }
        runner.memory = runner.memory.issued(queue, ("partial", version))
        if queue == VM:
            runner.memory = runner.memory.issued(VS, ("partial", version))

    return run


def _checked_access(instruction: Instruction, lowered: Lowered) -> Step:
    """Loads or stores of the lanes and dwords that are in range: others read 0 and store nothing.

    Uninterpreted where the semantics' address is not shown to be right: a descriptor that is not known to be plain.
    Where only the range is in doubt, it is a condition of its own over all operands.
    """
    otherwise = _uninterpreted_access(instruction, lowered)
    required = [effect for effect in lowered.effects if isinstance(effect, Require) and effect.specified]
    plain = [expression(effect.condition) for effect in required if not effect.range_only]
    decided = [expression(effect.condition) for effect in required if effect.range_only]
    operands = [
        expression(al.register(r)) for r in instruction.uses if r not in (EXEC_LO, EXEC_HI, MODE) and r < VGPR_BASE
    ]
    constants = tuple(str(operand) for operand in instruction.operands if not operand.registers)
    accesses = [effect for effect in lowered.effects if isinstance(effect, (Load, Store))]
    loads = isinstance(accesses[0], Load)
    parts = [(expression(access.address), expression(access.where or al.TRUE), access.size) for access in accesses]
    data = [[expression(value) for value in access.data] for access in accesses if isinstance(access, Store)]
    numbers = [access.access for access in accesses if isinstance(access, Load)]

    def run(runner: Runner) -> None:
        if not all(runner.shows(condition(runner)) for condition in plain):
            otherwise(runner)
            return
        places = [(address(runner), 0, size) for address, _, size in parts]
        if all(runner.shows(condition(runner)) for condition in decided):
            within = [where(runner) for _, where, _ in parts]
        elif instruction.has("idxen"):
            otherwise(runner)
            return
        else:
            named = tuple(operand(runner) for operand in operands)
            within = [
                runner.values.node(Extra.WITHIN, 1, (address, *named), (size, number, constants))
                for number, (address, _, size) in enumerate(places)
            ]
        if loads:
            runner.load_within(Space.GLOBAL, places, within, numbers)
        else:
            stored = tuple(tuple(value(runner) for value in values) for values in data)
            runner.store(Space.GLOBAL, places, stored, within)

    return run


def _some_fetches(loads: tuple[Load, ...]) -> Step:
    """Scalar loads of one instruction, each of which gives 0 where its condition fails."""
    parts = [
        (expression(load.address), expression(load.where or al.TRUE), load.access, load.size // 4) for load in loads
    ]

    def run(runner: Runner) -> None:
        found = [0] * (16 * len(parts))
        for address, where, access, dwords in parts:
            condition = where(runner)
            runner.fetch(address(runner), dwords)
            for dword, value in enumerate(runner.fetched):
                found[16 * access + dword] = runner.values.choices.select(32, condition, value, runner.values.zero)
        runner.fetched = found

    return run


def _memory_steps(effects: tuple[Effect, ...]) -> list[Step]:
    loads = tuple(effect for effect in effects if isinstance(effect, Load))
    stores = tuple(effect for effect in effects if isinstance(effect, Store))
    atomics = tuple(effect for effect in effects if isinstance(effect, Atomic))
    accesses: tuple[Load | Store | Atomic, ...] = (*loads, *stores, *atomics)
    if any(effect.where is not None for effect in accesses):
        return [_some_fetches(loads)]
    steps: list[Step] = [_atomic_step(effect) for effect in atomics]
    if loads and loads[0].space is Space.CONSTANT:
        address, dwords = expression(loads[0].address), loads[0].size // 4
        steps.append(lambda runner: runner.fetch(address(runner), dwords))
    elif loads:
        places = [_place(load) for load in loads]
        space = loads[0].space
        steps.append(lambda runner: runner.load(space, [(base(runner), offset, size) for base, offset, size in places]))
    if stores:
        targets = [
            (expression(base), offset, store.size) for store in stores for base, offset in [_split(store.address)]
        ]
        data = [[expression(value) for value in store.data] for store in stores]
        steps.append(_store_step(stores[0].space, targets, data))
    return steps


def _store_step(space: Space, targets: list[tuple[Value, int, int]], data: list[list[Value]]) -> Step:
    def run(runner: Runner) -> None:
        runner.store(
            space,
            [(base(runner), offset, size) for base, offset, size in targets],
            tuple(tuple(value(runner) for value in values) for values in data),
        )

    return run


def _place(access: Load | Store) -> tuple[Value, int, int]:
    base, offset = _split(access.address)
    return expression(base), offset, access.size


def _split(address: Expr) -> tuple[Expr, int]:
    """An LDS or scratch address as base and constant."""
    if address.width == 32 and address.op is Op.ADD:
        for value, other in (address.args, address.args[::-1]):
            if other.is_const:
                return value, other.imm
    return address, 0


def _atomic_step(effect: Atomic) -> Step:
    address = expression(effect.address)
    new = [expression(value) for value in effect.new]
    what = ("atomic", effect.space.value, effect.size, effect.access)
    return lambda runner: runner.atomic(what, effect.access, effect.size, address(runner), new)


# -- expressions


def expression(expr: Expr, *, raw: bool = False, off: bool = False) -> Value:
    """An expression as a function of the state.

    `raw`: not refined to lanes that are active now; `off`: in a lane that was not active at entry.
    """
    if _tree_size(expr) <= _LARGEST_TREE:
        return _compiled(expr, raw, off)
    return _tape(expr, raw, off)


def _tree_size(expr: Expr) -> int:
    sizes: dict[Expr, int] = {}
    for node in walk(expr):
        sizes[node] = 1 + sum(sizes[arg] for arg in node.args)
    return sizes[expr]


def _tape(expr: Expr, raw: bool, off: bool) -> Value:
    """Shared parts are computed once."""
    order = list(walk(expr))
    place = {node: position for position, node in enumerate(order)}
    steps: list[tuple[Value | None, Expr, tuple[int, ...]]] = []
    for node in order:
        special = not node.args or node.op is Op.GATHER or _guarded_gather(node) is not None
        value = _compiled(node, raw, off) if special else None
        steps.append((value, node, tuple(place[arg] for arg in node.args)))

    def run(runner: Runner) -> int:
        results: list[int] = []
        make = runner.values.make
        for value, node, args in steps:
            if value is not None:
                results.append(value(runner))
            else:
                results.append(make(node.op, node.width, *(results[arg] for arg in args), imm=node.imm))
        return results[-1]

    return run


def _compiled(expr: Expr, raw: bool, off: bool) -> Value:
    op, width, imm = expr.op, expr.width, expr.imm
    if not expr.args:
        return _leaf(expr, raw, off)
    if op is Op.GATHER and not off:
        return _gather(expr, active=False)
    guarded = None if off else _guarded_gather(expr)
    if guarded is not None:
        condition, other = expression(expr.args[0], raw=raw), expression(expr.args[2], raw=raw)
        fetched = _gather(guarded, active=True)
        return lambda runner: runner.values.choices.select(width, condition(runner), fetched(runner), other(runner))
    parts = [_compiled(arg, raw, off) for arg in expr.args]
    if len(parts) == 1:
        (only,) = parts
        return lambda runner: runner.values.constructors[op](width, (only(runner),), imm)
    if len(parts) == 2:
        first, second = parts
        return lambda runner: runner.values.constructors[op](width, (first(runner), second(runner)), imm)
    first, second, third = parts
    return lambda runner: runner.values.constructors[op](width, (first(runner), second(runner), third(runner)), imm)


def _leaf(expr: Expr, raw: bool, off: bool) -> Value:
    op, imm, width = expr.op, expr.imm, expr.width
    if op is Op.CONST:
        return lambda runner: runner.values.const(imm, width)
    if op is Op.VGPR:
        code = VGPR_BASE + imm
        if off:
            return lambda runner: runner.idle_lane(code)
        if raw:
            return lambda runner: runner.read_raw(code)
        return lambda runner: runner.read(code)
    if op is Op.SGPR:
        return lambda runner: runner.read(imm)
    if op is Op.SCC:
        return lambda runner: runner.read_scc()
    if op is Op.LANE:
        return lambda runner: runner.values.lane
    if op is Op.LOADED:
        return lambda runner: runner.loaded[imm // 16][imm % 16]
    return lambda runner: runner.fetched[imm]


def _guarded_gather(expr: Expr) -> Expr | None:
    """The gather in `select(... and exec bit of lane i ..., gather(x, i), other)`."""
    if expr.op is not Op.SELECT or expr.args[1].op is not Op.GATHER:
        return None
    gather = expr.args[1]
    wanted = [al.bit(mask, gather.args[1]) for mask in al.EXEC_MASKS.values()]
    stack = [expr.args[0]]
    while stack:
        node = stack.pop()
        if node in wanted:
            return gather
        if node.op is Op.AND:
            stack += node.args
    return None


def _gather(expr: Expr, *, active: bool) -> Value:
    width = expr.width
    value, index = expression(expr.args[0], raw=True), expression(expr.args[1])
    idle = expression(expr.args[0], off=True)
    if active:
        return lambda runner: runner.gather_active(width, value(runner), index(runner))
    return lambda runner: runner.gather(width, value(runner), index(runner), idle)
