"""What a kernel's registers hold when it starts, as atoms: work-item ids, workgroup ids, the kernel arguments.

v0 holds the work-item ids in fields of 10 bits, the SGPRs after the user data the workgroup ids (AMDGPU backend user
guide, initial kernel execution state). A launch counts work-items in 32 bits, so with a known block the ids of
workgroups are bounded; without, nothing bounds them but an assumption that the user named.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import field
from functools import cache
from typing import Final

from isatool.analysis.assumptions import Bound, Grant, Sentence, in_order
from isatool.analysis.atoms import Atom, Atoms, Kind
from isatool.analysis.polynomials import ZERO, Polynomial, variable
from isatool.asm.descriptor import Descriptor, descriptor_of
from isatool.asm.metadata import KernelMetadata, MetadataArgument, metadata_of
from isatool.diagnostics import UserError
from isatool.ir.program import Function
from isatool.isa.registers import Register, sgpr
from isatool.isa.target import IdPlace, Target
from isatool.records import record

AXES: Final = "xyz"
_FIRST_ITEM: Final = "first_item_"
_ID_BITS: Final = 10
_WORD: Final = (1 << 32) - 1
_DWORD: Final = 4
_GROUP_SIZE: Final = "hidden_group_size"

Range = tuple[int, int]


@record
class LaunchFacts:
    """Ranges of what the launch supplies. `block` is None where its shape is not known; `arguments` by byte offset."""

    descriptor: Descriptor | None
    metadata: KernelMetadata | None
    target: Target
    limits: tuple[int, int, int]
    """the most work-items of a workgroup along each axis, if its shape is not known; a required shape bounds the last
    workgroups too, which may be smaller
    """
    block: tuple[int, int, int] | None = None
    workgroup_ids: tuple[Range, Range, Range] = ((0, _WORD), (0, _WORD), (0, _WORD))
    arguments: Mapping[int, Range] = field(default_factory=dict, hash=False)
    granted_rows: bool = False
    """whether the user granted full waves"""

    @property
    def has_rows(self) -> bool:
        """Whether the lanes of a wave are consecutive work-items along x, from a multiple of its size on."""
        if self.granted_rows:
            return True
        _, y, z = self.block or self.limits
        if y * z == 1:
            return True
        return self.block is not None and self.descriptor is not None and self.block[0] % self.descriptor.wave_size == 0

    @property
    def flat_limit(self) -> int:
        """The most work-items of a workgroup."""
        if self.block is not None:
            return self.block[0] * self.block[1] * self.block[2]
        if self.metadata is not None:
            return self.metadata.max_flat_workgroup_size
        return self.target.max_workgroup_size

    @property
    def kernarg(self) -> Register | None:
        """The first of the two registers that point to the kernel arguments."""
        if self.descriptor is None:
            return None
        found = self.descriptor.user_sgprs.get("kernarg_segment_ptr")
        return sgpr(found[0]) if found is not None else None

    @property
    def id_places(self) -> tuple[IdPlace | None, IdPlace | None, IdPlace | None]:
        """Where workgroup id x, y, z are at entry; None for what the launch does not fill in."""
        return self.descriptor.workgroup_id_places(self.target) if self.descriptor is not None else (None, None, None)

    @property
    def filled_registers(self) -> tuple[Register, ...]:
        """The SGPRs to which the launch gives a value: one that nobody wrote is not undefined for all that."""
        if self.descriptor is None:
            return ()
        found = [sgpr(first + place) for first, count in self.descriptor.user_sgprs.values() for place in range(count)]
        ids = [place.register for place in self.id_places if place is not None and place.register.is_sgpr]
        if self.descriptor.flag("system_sgpr_workgroup_info"):
            ids.append(Register(max([*ids, sgpr(self.descriptor.user_sgpr_count) - 1]) + 1))
        return (*found, *ids)

    def work_item(self, atoms: Atoms) -> Polynomial:
        """v0 at entry."""
        total = Polynomial({})
        count = self.descriptor.workitem_ids if self.descriptor is not None else 1
        for axis in range(count):
            extent = self.block[axis] if self.block is not None else min(self.flat_limit, self.limits[axis])
            for bit in range(max(extent - 1, 0).bit_length()):
                total = total + self.work_item_bit(atoms, axis, bit).scaled(1 << (_ID_BITS * axis + bit))
        return total

    def work_item_bit(self, atoms: Atoms, axis: int, bit: int) -> Polynomial:
        """One bit of a work-item id."""
        name = f"item_{AXES[axis]}.{bit}"
        return variable(atoms.leaf(Kind.INPUT, ("item", axis, bit), 0, 1, uniform=False, name=name).number)

    def in_first_lane(self, atoms: Atoms, value: Polynomial) -> Polynomial | None:
        """A value in the first lane of a wave, if lanes differ in it only by their work-item ids; else None.

        The ids of the first lane are unknown bits, the same in all lanes. If x numbers the lanes, its bits for the lane
        are 0, and its other bits those of any lane.
        """
        lanes = self.descriptor.wave_size if self.descriptor is not None else 0
        for number in list(value.atoms()):
            atom = atoms[number]
            if atom.uniform:
                continue
            place = work_item_place(atom)
            if place is None:
                return None
            axis, bit = place
            first = ZERO
            if axis or not self.has_rows:
                name, key = f"{_FIRST_ITEM}{AXES[axis]}.{bit}", ("first item", axis, bit)
                first = variable(atoms.leaf(Kind.UNKNOWN, key, 0, 1, uniform=True, name=name).number)
            elif 1 << bit >= lanes:
                continue
            value = value.substituted(number, first)
        return value

    def workgroup_id(self, atoms: Atoms, axis: int) -> Atom:
        """A workgroup id."""
        low, high = self.workgroup_ids[axis]
        place = self.id_places[axis]
        if place is not None:
            high = min(high, (1 << place.width) - 1)
        name = f"workgroup_id_{AXES[axis]}"
        return atoms.leaf(Kind.INPUT, ("group", axis), min(low, high), high, uniform=True, name=name)

    def argument(self, atoms: Atoms, offset: int) -> tuple[Atom, int] | None:
        """(atom, dword of it) for a dword of the kernel arguments, or (atom, 0) for an argument of 2 bytes; None where
        no argument of 2, 4 or 8 bytes is.
        """
        number, argument = self._argument_at(offset)
        if argument is None or argument.size not in (2, 4, 8) or (offset - argument.offset) % _DWORD:
            return None
        low, high = self.arguments.get(argument.offset, (0, (1 << 8 * argument.size) - 1))
        name = argument.name or f"arg{number}"
        atom = atoms.leaf(Kind.INPUT, ("argument", argument.offset), low, high, uniform=True, name=name)
        return atom, (offset - argument.offset) // 4

    def argument_word(self, atoms: Atoms, offset: int) -> tuple[Polynomial, int] | None:
        """(value, dword of it) for a dword of the kernel arguments; None where none of 4 or 8 bytes and no two of 2
        bytes are.
        """
        found = self.argument(atoms, offset)
        if found is None or not self._is_half(offset):
            return None if found is None else (variable(found[0].number), found[1])
        upper = self.argument(atoms, offset + _DWORD // 2) if self._is_half(offset + _DWORD // 2) else None
        return None if upper is None else (variable(found[0].number) + variable(upper[0].number).scaled(1 << 16), 0)

    def _is_half(self, offset: int) -> bool:
        """Whether an argument of 2 bytes is there."""
        argument = self._argument_at(offset)[1]
        return argument is not None and argument.size == _DWORD // 2

    def _argument_at(self, offset: int) -> tuple[int, MetadataArgument | None]:
        """(position, argument) of the argument that has a byte of the kernel arguments."""
        arguments = self.metadata.arguments if self.metadata is not None else ()
        return next(
            (
                (number, argument)
                for number, argument in enumerate(arguments)
                if argument.offset <= offset < argument.offset + argument.size
            ),
            (-1, None),
        )

    def group_sizes(self, atoms: Atoms) -> dict[int, int]:
        """The most work-items that a workgroup may have along an axis, by the hidden argument with their number."""
        found: dict[int, int] = {}
        for argument in self.metadata.arguments if self.metadata is not None else ():
            kind, _, axis = argument.value_kind.rpartition("_")
            atom = atoms.known_input("argument", argument.offset) if kind == _GROUP_SIZE else None
            if atom is not None:
                found[atom.number] = min(self.flat_limit, self.limits[AXES.index(axis)])
        return found


def work_item_place(atom: Atom) -> tuple[int, int] | None:
    """(axis, bit) of a bit of a work-item id; None for any other atom."""
    return _place_named(atom.name) if atom.kind is Kind.INPUT and atom.is_bit else None


@cache
def _place_named(name: str) -> tuple[int, int] | None:
    if not name.startswith("item_"):
        return None
    word, _, bit = name.partition(".")
    return AXES.index(word[-1]), int(bit)


def first_item_place(atom: Atom) -> int | None:
    """The place in v0 at entry of a bit of the first lane's work-item id; None for any other atom."""
    if atom.kind is not Kind.UNKNOWN or not atom.is_bit or not atom.name.startswith(_FIRST_ITEM):
        return None
    axis, _, bit = atom.name.removeprefix(_FIRST_ITEM).partition(".")
    return _ID_BITS * AXES.index(axis) + int(bit)


def launch_facts(function: Function, assumptions: Iterable[Grant] = ()) -> LaunchFacts:
    """The facts of a kernel from its descriptor, its metadata, and assumptions such as `N <= 32768`.

    Names are those of the arguments in the metadata, `arg0`, `arg1`, ... by position, `kernarg[24]` by place,
    `workgroup_id_x`, `block_x` and so on. Assumptions about other things are left to others. UserError for a number
    that cannot be.
    """
    descriptor = descriptor_of(function.program, function.name) if function.is_kernel else None
    metadata = metadata_of(function.program, function.name) if function.is_kernel else None
    required = metadata.required_workgroup_size if metadata is not None else ()
    block = _triple(metadata.workgroup_size) if metadata is not None else None
    ids: list[Range] = [(0, _WORD)] * 3
    places = argument_places(metadata)
    arguments: dict[int, Range] = {}
    extents: dict[int, int] = {}
    limits = list(required) or [function.target.max_workgroup_size] * 3
    for grant in in_order(assumptions):
        if not isinstance(grant, Bound):
            continue
        name, bounds = grant.name, grant.range
        axis = AXES.find(name[-1])
        if name.startswith("workgroup_id_") and axis >= 0:
            ids[axis] = _both(ids[axis], bounds, grant)
        elif name.startswith("block_") and axis >= 0:
            limits[axis] = min(limits[axis], bounds[1])
            if bounds[0] == bounds[1]:
                extents[axis] = bounds[0]
        elif name in places:
            offset, size = places[name]
            if name.startswith("kernarg[") and size != _DWORD:
                continue  # one of its dwords says nothing of the whole, a dword nothing of its halves
            arguments[offset] = _both(arguments.get(offset, (0, (1 << 8 * size) - 1)), bounds, grant)
    if all(axis in extents for axis in range(descriptor.workitem_ids if descriptor is not None else 1)):
        block = (extents[0], extents.get(1, 1), extents.get(2, 1))
    full = block or _triple(required)
    if full is not None:
        for axis in range(3):
            groups = _WORD // max(full[axis], 1)
            ids[axis] = (min(ids[axis][0], groups), min(ids[axis][1], groups))
    most = (limits[0], limits[1], limits[2])
    rows = Sentence.FULL_WAVES in assumptions
    return LaunchFacts(descriptor, metadata, function.target, most, block, (ids[0], ids[1], ids[2]), arguments, rows)


def item_bits(function: Function) -> int:
    """The bits that v0 may have in a lane that is on when a function starts: those of work-item ids in a kernel."""
    if not function.is_kernel:
        return _WORD
    facts = launch_facts(function)
    single = facts.descriptor is not None and facts.descriptor.workitem_ids == 1
    found = 0
    for axis in range(1 if single else len(AXES)):
        extent = facts.block[axis] if facts.block is not None else min(facts.flat_limit, facts.limits[axis])
        found |= (1 << max(extent - 1, 0).bit_length()) - 1 << _ID_BITS * axis
    return found


def argument_places(metadata: KernelMetadata | None) -> dict[str, tuple[int, int]]:
    """(offset, bytes) of a kernel's arguments by everything that an assumption may call them: position, name, place."""
    found: dict[str, tuple[int, int]] = {}
    arguments = metadata.arguments if metadata is not None else ()
    for number, argument in enumerate(arguments):
        found[f"arg{number}"] = found[f"kernarg[{argument.offset}]"] = (argument.offset, argument.size)
    for argument in arguments:
        if argument.name:
            found[argument.name] = (argument.offset, argument.size)
    return found


def restricted_pointers(metadata: KernelMetadata | None) -> frozenset[int]:
    """The offsets of the arguments that are `restrict` pointers by the metadata."""
    arguments = metadata.arguments if metadata is not None else ()
    return frozenset(each.offset for each in arguments if each.is_pointer and each.is_restricted)


def _triple(size: Sequence[int]) -> tuple[int, int, int] | None:
    return (size[0], size[1], size[2]) if size else None


def _both(known: Range, new: Range, grant: Bound) -> Range:
    low, high = max(known[0], new[0]), min(known[1], new[1])
    if low > high:
        raise UserError(f"the assumption '{grant}' cannot hold")
    return low, high
