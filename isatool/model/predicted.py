"""Memory accesses as they follow from affine addresses, without an execution: LDS passes, transactions, bytes.

What all lanes share is tried at plausible values: a scalar argument counts as 1024, a pointer as aligned to a line.
All lanes are taken to be on.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import Final

from isatool.allowance import OutOfBudgetError
from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.arithmetic import Arithmetic, TooComplexError
from isatool.analysis.atoms import Atom, Kind
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.lane_addresses import Item, LaneAddresses
from isatool.analysis.lanes import TooManyMasksError
from isatool.analysis.launch_facts import work_item_place
from isatool.analysis.lds_accesses import lds_accesses
from isatool.analysis.lds_banks import Block, lanes_for, predict
from isatool.analysis.lds_storage import uses_storage
from isatool.analysis.polynomials import Polynomial, number
from isatool.diagnostics import UserError
from isatool.isa.table import AddressSpace, Unit
from isatool.model.access import LINE, ObservedAccess, transactions
from isatool.model.lds_timing import timing_of
from isatool.model.parameters import ChipModel
from isatool.semantics.effects import Space

SCALAR: Final = 1024
"""value of a scalar argument that is not known"""
POINTER: Final = 1 << 32
"""atoms that may be as large are pointers"""
MOST_WAVES: Final = 2
_CONDITIONS: Final = frozenset((Kind.NEGATIVE, Kind.EQUAL, Kind.CARRY, Kind.BORROW, Kind.UNKNOWN))
_MOST_CONDITIONS: Final = 3
"""2^3 ways are counted for each address; an access has seldom more than a mask of rows and one of columns"""


def predicted_accesses(flow: ControlFlow, model: ChipModel, block: Block | None = None) -> dict[int, ObservedAccess]:
    """By dense index, every memory instruction whose addresses are known up to what the lanes share.

    `block`: the workgroup's shape where the kernel does not say it.
    """
    found: dict[int, ObservedAccess] = {}
    memory = any(each.unit is Unit.VMEM for each in flow.instructions)
    if flow.unanalysable or not (memory or any(map(uses_storage, flow.instructions))):
        return found
    try:
        affine = analyse_affine(flow.function, (), flow)
        predictions = predict(affine, lds_accesses(affine), timing_of(model), block)
        for index, lds in predictions.items():
            if not lds.why:
                found[index] = ObservedAccess(lds.cycles, lds.ideal, 0.0, 0.0, 0.0)
        found |= _global(affine, block)
    except (TooComplexError, TooManyMasksError, OutOfBudgetError, UserError):
        return found
    return found


def _global(affine: Affine, block: Block | None) -> dict[int, ObservedAccess]:
    flow = affine.flow
    waves = [LaneAddresses(affine.atoms, wave, _value) for wave in _waves(affine, block)]
    found: dict[int, ObservedAccess] = {}
    seen: dict[tuple[Polynomial, int, bool], list[tuple[int, int] | None]] = {}
    known_choices: dict[tuple[tuple[int, int], ...], Arithmetic] = {}
    for index, accesses in affine.accesses.items():
        wanted = [access for access in accesses if access.space is Space.GLOBAL]
        if not wanted or flow.instructions[index].unit is not Unit.VMEM or not waves:
            continue
        size = sum(access.size for access in wanted)
        address = wanted[0].address
        if address is None:
            continue
        address += LINE * -(address.constant // LINE)  # whole lines further on, the same is moved
        masked = flow.instructions[index].space is AddressSpace.BUFFER
        counted = seen.get((address, size, masked))
        if counted is None:
            choices = _choices(affine, address) if masked else [{}]
            forms = tuple(_forms(affine, address, choices, known_choices))
            counted = seen[address, size, masked] = [_counted(forms, size, wave) for wave in waves]
        known = [each for each in counted if each is not None]
        if len(known) == len(counted):
            count, moved = (sum(column) / len(known) for column in zip(*known, strict=True))
            found[index] = ObservedAccess(0.0, 0.0, count, moved, float(size * flow.function.wave_size))
    return found


def _waves(affine: Affine, block: Block | None) -> Sequence[Sequence[Item]]:
    """Some waves of a workgroup; where its shape is not known, that of a plausible one."""
    size = affine.flow.function.wave_size
    lanes = lanes_for(affine.transfer.facts, block, size)
    if lanes is None:
        return [[(lane % width, lane // width, 0) for lane in range(size)] for width in (size, 16)]
    return [*lanes.waves[:1], *lanes.waves[1:][-(MOST_WAVES - 1) :]]


def _choices(affine: Affine, address: Polynomial) -> list[dict[int, int]]:
    """The ways in which the conditions in a buffer's address may turn out, the same for all lanes: they mask lanes
    whose offset would be out of range. One way without any where there are many.
    """
    found: set[int] = set()
    seen: set[int] = set()
    stack = list(address.atoms())
    while stack:
        atom = affine.atoms[stack.pop()]
        if atom.number in seen:
            continue
        seen.add(atom.number)
        if atom.kind in _CONDITIONS and atom.is_bit and not atom.name.startswith("first_item"):
            found.add(atom.number)
            continue
        for polynomial in atom.polynomials:
            stack += polynomial.atoms()
    numbers = sorted(found)
    if len(numbers) > _MOST_CONDITIONS:
        return [{}]
    return [dict(zip(numbers, chosen, strict=True)) for chosen in product((0, 1), repeat=len(numbers))]


def _forms(
    affine: Affine,
    address: Polynomial,
    choices: Sequence[Mapping[int, int]],
    known: dict[tuple[tuple[int, int], ...], Arithmetic],
) -> Iterator[Polynomial]:
    """An address with each choice of conditions, but where lanes differ in what is not known."""
    for choice in choices:
        chosen = address
        for atom, value in choice.items():
            chosen = chosen.substituted(atom, number(value))
        key = tuple(choice.items())
        if key not in known:
            known[key] = Arithmetic(affine.atoms, {atom: (value, value) for atom, value in key})
        chosen = known[key].exact(chosen)
        leaves = [affine.atoms[atom] for atom in affine.atoms.leaves(chosen)]
        if all(atom.uniform or work_item_place(atom) is not None for atom in leaves):
            yield chosen


def _counted(forms: Sequence[Polynomial], size: int, wave: LaneAddresses) -> tuple[int, int] | None:
    """(transactions, bytes) of a wave with the form of an address that moves most; None without any."""
    found = [transactions((address & (1 << 63) - 1 for address in wave.of(form)), size) for form in forms]
    return max(found, key=lambda each: each[1], default=None)


def _value(atom: Atom) -> int:
    """A plausible value of what all lanes share."""
    if "iteration" in atom.name:
        return max(atom.low, 0)
    if atom.high >= POINTER:
        return max(atom.low, POINTER)
    return min(max(atom.low, SCALAR), atom.high)
