"""Loads, stores and atomics of one instruction as steps on a symbolic state."""

from __future__ import annotations

from collections.abc import Callable

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa.registers import EXEC_HI, EXEC_LO, MODE, VGPR_BASE
from isatool.isa.table import AddressSpace, Unit
from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.effects import (
    Atomic,
    Load,
    Lowered,
    Require,
    Space,
    Store,
)
from isatool.semantics.ops import Op
from isatool.verify.product.expressions import Value, expression
from isatool.verify.product.in_flight import LDS as LDS_QUEUE
from isatool.verify.product.in_flight import QUEUE_OF
from isatool.verify.product.runner import Runner, UnsupportedError
from isatool.verify.values.nodes import Extra

Step = Callable[[Runner], None]


def access_steps(instruction: AnyInstruction, lowered: Lowered) -> list[Step]:
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
    accesses = _memory_steps(lowered)
    if instruction.unit is Unit.SMEM and isinstance(instruction, Instruction) and accesses:
        accesses = [_scalar_fetch(instruction, lowered, accesses[0])]
    return [*map(require_step, required), *accesses]


def _scalar_fetch(instruction: Instruction, lowered: Lowered, aligned: Step) -> Step:
    """Scalar loads: hardware ignores the low two bits of each part of an address, or of their sum (ISA guide 8). Where
    these may be two addresses it is an uninterpreted one.
    """
    loads = [effect for effect in lowered.effects if isinstance(effect, Load)]
    offsets = [operand for operand in instruction.operands[2:] if operand.registers]
    numbers = [operand.value for operand in instruction.operands[2:] if not operand.registers]
    constants = (*numbers, *(value for name, value in instruction.modifiers if name == "offset"))
    values = [number.value if isinstance(number, Integer) else number for number in constants]
    whole = all(isinstance(value, int) and value % 4 == 0 for value in values)
    low = [al.trunc(al.register(register), 2) for operand in offsets for register in operand.registers]
    conditions = [expression(al.eq(bits, al.const(0, 2))) for bits in low]
    sources = [expression(al.register(r)) for operand in instruction.operands[1:] for r in operand.registers]
    what = (_table(instruction), instruction.mnemonic.rpartition("_")[0], *map(str, constants))

    def run(runner: Runner) -> None:
        if whole and all(runner.shows(condition(runner)) for condition in conditions):
            aligned(runner)
            return
        address = runner.values.node(Extra.UNALIGNED, 64, tuple(source(runner) for source in sources), what)
        runner.fetch(address, sum(load.size for load in loads) // 4)
        results = iter(runner.fetched)
        found = [0] * (16 * len(loads))
        for load in loads:
            for dword in range(load.size // 4):
                found[16 * load.access + dword] = next(results)
        runner.fetched = found

    return run


def _table(instruction: Instruction) -> str:
    """The table of an instruction: what is not interpreted is never the same on chips with different ones."""
    return "" if instruction.row is None else instruction.row.table


def _uninterpreted_access(instruction: Instruction, lowered: Lowered) -> Step:
    """An access as a fence over everything that the instruction names: two are equal only if mnemonic, modifiers,
    constants and the values of all registers that they read are.

    No requirement of the semantics is needed for that, as nothing is said about what the access does.
    """
    constants = tuple(str(operand) for operand in instruction.operands if not operand.registers)
    modifiers = tuple(sorted(f"{name}:{value}" for name, value in instruction.modifiers))
    queue = QUEUE_OF[lowered.counter]
    what = ("partial", instruction.mnemonic, _table(instruction), *constants, *modifiers)
    sources = [expression(al.register(r)) for r in instruction.uses if r not in (EXEC_LO, EXEC_HI, MODE)]
    sizes = {effect.access: effect.size for effect in lowered.effects if isinstance(effect, (Load, Atomic))}
    reads_only = not any(isinstance(effect, (Store, Atomic)) for effect in lowered.effects)
    is_plain = reads_only and instruction.space is AddressSpace.BUFFER
    loads_global = is_plain and not (instruction.is_shared or instruction.has("lds"))

    def run(runner: Runner) -> None:
        operands = (*(source(runner) for source in sources), runner.active())
        runner.memory = runner.model.fence(runner.memory, what, operands, loads_global=loads_global)
        version = runner.memory.bases[Space.LDS if queue == LDS_QUEUE else Space.GLOBAL]
        runner.loaded = {
            access: [
                runner.values.node(Extra.RESULT, 32, (version,), 16 * access + dword)
                for dword in range(max(1, size // 4))
            ]
            for access, size in sizes.items()
        }
        runner.send(queue, version, is_load=reads_only)

    return run


def _checked_access(instruction: Instruction, lowered: Lowered) -> Step:
    """Loads or stores of the lanes and dwords that are in range: others read 0 and store nothing.

    Where the semantics' address is not shown to be right, as the descriptor is not known to be plain, each access of a
    dword or less is at an uninterpreted address over all that the instruction names and reads, and the lane: it may
    meet every other access, and is the same only if all of that is. Uninterpreted are accesses by a format then. Where
    only the range is in doubt, it is a condition of its own over all operands.
    """
    otherwise = _uninterpreted_access(instruction, lowered)
    required = [effect for effect in lowered.effects if isinstance(effect, Require) and effect.specified]
    plain = [expression(effect.condition) for effect in required if not effect.range_only]
    decided = [expression(effect.condition) for effect in required if effect.range_only]
    operands = [
        expression(al.register(r)) for r in instruction.uses if r not in (EXEC_LO, EXEC_HI, MODE) and r < VGPR_BASE
    ]
    constants = tuple(str(operand) for operand in instruction.operands if not operand.registers)
    sources = [expression(al.register(r)) for operand in instruction.operands[1:] for r in operand.registers]
    modifiers = (f"{name}:{value}" for name, value in instruction.modifiers)
    whole = (_table(instruction), instruction.mnemonic, *constants, *modifiers)
    accesses = [effect for effect in lowered.effects if isinstance(effect, (Load, Store))]
    loads = isinstance(accesses[0], Load)
    parts = [(expression(access.address), expression(access.where or al.TRUE), access.size) for access in accesses]
    data = [[expression(value) for value in access.data] for access in accesses if isinstance(access, Store)]
    numbers = [access.access for access in accesses if isinstance(access, Load)]

    def run(runner: Runner) -> None:
        node = runner.values.node
        places = [(address(runner), 0, size) for address, _, size in parts]
        if not all(runner.shows(condition(runner)) for condition in plain):
            if len(plain) > 1 or instruction.is_shared:
                otherwise(runner)
                return
            read = (runner.values.lane, *(source(runner) for source in sources))
            for number, (_, offset, size) in enumerate(places):
                places[number] = (node(Extra.DESCRIBED, 64, read, (size, number, whole)), offset, size)
            within = [node(Extra.WITHIN, 1, (address, *read), (size, 0, whole)) for address, _, size in places]
        elif all(runner.shows(condition(runner)) for condition in decided):
            within = [where(runner) for _, where, _ in parts]
        elif instruction.has("idxen"):
            otherwise(runner)
            return
        else:
            named = tuple(operand(runner) for operand in operands)
            within = [
                node(Extra.WITHIN, 1, (address, *named), (size, number, constants, whole[0]))
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


def _memory_steps(lowered: Lowered) -> list[Step]:
    effects = lowered.effects
    loads = tuple(effect for effect in effects if isinstance(effect, Load))
    stores = tuple(effect for effect in effects if isinstance(effect, Store))
    atomics = tuple(effect for effect in effects if isinstance(effect, Atomic))
    accesses: tuple[Load | Store | Atomic, ...] = (*loads, *stores, *atomics)
    if any(effect.where is not None for effect in accesses):
        return [_some_fetches(loads)]
    steps: list[Step] = [_atomic_step(effect, QUEUE_OF[lowered.counter]) for effect in atomics]
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


def _atomic_step(effect: Atomic, queue: int) -> Step:
    address = expression(effect.address)
    new = [expression(value) for value in effect.new]
    what = ("atomic", effect.space.value, effect.size, effect.access)
    return lambda runner: runner.atomic(what, effect.access, effect.size, address(runner), new, queue)


def require_step(effect: Require) -> Step:
    """What the effects rest on must be shown."""
    condition = expression(effect.condition)

    def run(runner: Runner) -> None:
        if not runner.shows(condition(runner)):
            raise UnsupportedError(f"not shown that this is none of {effect.reason}")

    return run
