"""Options that would grant an analysis the facts that it lacks, with names that the kernel has.

Every message that proposes `--assume` takes it from here, so what it names exists: arguments of the metadata by a name
that means them and nothing else, workgroup ids that the kernel reads, the shape of a workgroup where nothing tells it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Final

from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.assumptions import Bound
from isatool.analysis.atoms import Kind
from isatool.analysis.launch_facts import AXES, LaunchFacts, argument_places
from isatool.asm.metadata import KernelMetadata
from isatool.claim import assume

if TYPE_CHECKING:
    from isatool.analysis.affine import Affine
    from isatool.analysis.atoms import Atoms, Bounds
    from isatool.analysis.lds_accesses import LdsAccess

_WORD: Final = (1 << 32) - 1
_ID_BITS: Final = 10
_MOST_ITEMS: Final = 1 << _ID_BITS
_GROUPS: Final = 1 << 16
"""workgroups along an axis that launches stay below: HIP's own limit of y and z"""


def argument_name(metadata: KernelMetadata, offset: int) -> str:
    """What an assumption calls the argument at a byte offset: its name, else its position, else its place."""
    places = argument_places(metadata)
    for number, argument in enumerate(metadata.arguments):
        if argument.offset == offset:
            wanted = (name for name in (argument.name, f"arg{number}") if name and name.isidentifier())
            return next((name for name in wanted if places.get(name, (-1, 0))[0] == offset), f"kernarg[{offset}]")
    return f"kernarg[{offset}]"


def input_names(atoms: Atoms, facts: LaunchFacts) -> dict[int, str]:
    """The atoms of a kernel's inputs that an assumption can speak of, each with its name there."""
    found: dict[int, str] = {}
    for axis, letter in enumerate(AXES):
        atom = atoms.known_input("group", axis)
        if atom is not None:
            found[atom.number] = f"workgroup_id_{letter}"
    for argument in facts.metadata.arguments if facts.metadata is not None else ():
        atom = atoms.known_input("argument", argument.offset)
        if atom is not None and facts.metadata is not None:
            found[atom.number] = argument_name(facts.metadata, argument.offset)
    return found


def bounds(atoms: Atoms, facts: LaunchFacts, wanted: Bounds) -> str:
    """The options that grant these ranges; "" if one of them is of something that no assumption can speak of."""
    names = input_names(atoms, facts)
    options = []
    for number, (low, high) in sorted(wanted.items(), reverse=True):
        atom = atoms[number]
        if low > atom.low or high < atom.high:
            if number not in names or atom.high > _WORD:
                return ""
            options += [assume(f"{names[number]} >= {low}")] if low > atom.low else []
            options += [assume(f"{names[number]} <= {high}")] if high < atom.high else []
    return " ".join(options)


def disjoint(atoms: Atoms, facts: LaunchFacts, pair: Iterable[int]) -> str:
    """The option that grants that two pointers reach different memory; "" if they are no two pointer arguments."""
    names = input_names(atoms, facts)
    pointers = [names[atom] for atom in pair if atom in names and atoms[atom].high > _WORD]
    return assume(f"disjoint({pointers[0]}, {pointers[1]})") if len(set(pointers)) == 2 else ""


def shape_within(affine: Affine, size: int) -> tuple[Bound, ...]:
    """Limits of a workgroup's shape with which all LDS accesses that are followed stay in `size` bytes, as assumptions:
    powers of two, as many work-items as possible. Empty if none help, or if the shape is known.
    """
    facts = affine.transfer.facts
    if facts.block is not None or facts.descriptor is None:
        return ()
    from isatool.analysis.lds_accesses import lds_accesses

    accesses = [access for access in lds_accesses(affine) if access.address is not None]
    axes = range(facts.descriptor.workitem_ids)
    lengths = [1 << bit for bit in range(min(facts.flat_limit, _MOST_ITEMS).bit_length())]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for shape in product(lengths, repeat=len(axes)):
        count = prod(shape)
        rank = (min(count, facts.flat_limit), min(shape), shape)
        if (best is None or rank > best) and count > 1 and _stays_within(affine, accesses, shape, size):
            best = rank
    if best is None:
        return ()
    return tuple(Bound(f"block_{AXES[axis]}", "<=", length) for axis, length in zip(axes, best[2], strict=True))


def _stays_within(affine: Affine, accesses: Sequence[LdsAccess], shape: Sequence[int], size: int) -> bool:
    bits = {
        atom.number: (0, 0)
        for axis, length in enumerate(shape)
        for bit in range(length.bit_length() - 1, _ID_BITS)
        if (atom := affine.atoms.known_leaf(Kind.INPUT, ("item", axis, bit))) is not None
    }
    views: dict[int, Arithmetic] = {}
    for access in accesses:
        block = affine.flow.block_of[access.instruction]
        if block not in views:
            views[block] = Arithmetic(affine.atoms, {**affine.views[block].bounds, **bits})
        low, high = views[block].range(access.address) if access.address is not None else (-1, 0)
        if low < 0 or high + access.size > size:
            return False
    return True


def launch_shape(atoms: Atoms, facts: LaunchFacts) -> str:
    """The options that tell what launches look like: fewer workgroups, the shape of one. "" if all that is known."""
    names = input_names(atoms, facts)
    options = [
        assume(f"{name} < {_GROUPS}")
        for number, name in names.items()
        if name.startswith("workgroup_id_") and atoms[number].high >= _GROUPS
    ]
    items = facts.descriptor.workitem_ids if facts.descriptor is not None else 1
    if facts.block is None and items == 1:
        options.append(assume(f"block_x == {facts.flat_limit}"))
    return " ".join(options)
