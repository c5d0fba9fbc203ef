"""Global accesses of a loop by what their addresses are made of: a uniform part, a lane part, a step per iteration.

A global access with a scalar base adds a 64-bit SGPR pair, a zero-extended 32-bit VGPR and 13 bits of immediate (RDNA3
ISA guide 11.2). So the lane part has to be exact in [0, 2^32); everything else belongs to the scalars.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from isatool.analysis.affine import Affine
from isatool.analysis.arithmetic import Arithmetic
from isatool.analysis.atoms import Atoms, Bounds, Kind
from isatool.analysis.loops import Loop
from isatool.analysis.polynomials import Polynomial
from isatool.ir.code import CannotComputeError
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Keyword, Modifier, Operand
from isatool.ir.program import Function
from isatool.isa.registers import RegisterRange
from isatool.isa.table import AddressSpace
from isatool.records import record
from isatool.semantics.effects import Space

T = TypeVar("T")

_WORD: Final = 1 << 32
_USUAL: Final = 256
"""work-items of a workgroup, where launches decide"""
_SIDE: Final = 64
"""of them along each of several axes: workgroups of 16 x 16, 32 x 8 and 64 x 4 are usual ones"""


@record
class GlobalAccess:
    """A global load or store with a 64-bit VGPR address; `address` without its immediate offset."""

    index: int
    block: int
    address: Polynomial
    offset: int


@record
class Split:
    """address = start + iteration * step + lanes, exact; `start` and `step` are uniform, all three invariant."""

    access: GlobalAccess
    start: Polynomial
    step: Polynomial
    lanes: Polynomial


@record
class Blocked:
    """Why an address cannot be split, in words that name what is in the way. `by_range`: smaller values would do."""

    access: GlobalAccess
    reason: str
    by_range: bool = False


def _may_wrap(atoms: Atoms, atom: int) -> bool:
    """True for what is a polynomial of known things wherever it does not wrap."""
    inner = (part for part in atoms[atom].arguments if isinstance(part, Polynomial))
    known = all(atoms[other].kind is not Kind.UNKNOWN for part in inner for other in part.atoms())
    return known and atoms[atom].kind in (Kind.MOD, Kind.SIGNED, Kind.CARRY)


def accesses_in(affine: Affine, blocks: Sequence[int]) -> list[GlobalAccess]:
    """The global accesses of some blocks that take a pair of VGPRs, in program order."""
    found = []
    for block in sorted(blocks):
        for index in affine.flow.blocks[block].instructions:
            instruction = affine.flow.instructions[index]
            accesses = affine.accesses.get(index, ())
            if len(accesses) != 1 or accesses[0].space is not Space.GLOBAL or accesses[0].address is None:
                continue
            if not isinstance(instruction, Instruction) or index in affine.flow.fences:
                continue
            if instruction.space is not AddressSpace.GLOBAL or instruction.row is None or instruction.row.is_atomic:
                continue
            if not isinstance(instruction.operands[-1].value, Keyword):
                continue
            offset = instruction.integer("offset")
            found.append(GlobalAccess(index, block, accesses[0].address - offset, offset))
    return found


def split_all(
    affine: Affine, loop: Loop | None, accesses: Sequence[GlobalAccess], views: Sequence[Arithmetic]
) -> list[Split | Blocked]:
    """Every access split, or the reason why not, under the bounds of the views of the blocks."""
    return [split(affine, loop, access, views[access.block]) for access in accesses]


def split(affine: Affine, loop: Loop | None, access: GlobalAccess, view: Arithmetic) -> Split | Blocked:
    """One access split under the bounds of a view."""
    atoms = affine.atoms
    address = view.resolve(access.address, 64)
    uniform = {m: c for m, c in address.terms.items() if all(atoms[atom].uniform for atom in m)}
    lanes = Polynomial({m: c for m, c in address.terms.items() if m not in uniform})
    scalar = Polynomial(uniform)
    for atom in lanes.atoms():
        if not atoms[atom].uniform and not (atoms[atom].kind is Kind.INPUT and atoms[atom].is_bit):
            return Blocked(access, f"lanes differ by {atoms.name(atom)}", _may_wrap(atoms, atom))
    low, high = view.range(lanes)
    if low < 0 or high >= _WORD:
        return Blocked(access, f"{atoms.describe(lanes)} may not fit 32 bits", by_range=True)
    if loop is None:
        return Split(access, scalar, Polynomial({}), lanes)
    if atoms.varies(lanes) >> loop.index & 1:
        return Blocked(access, f"{atoms.describe(lanes)} changes from iteration to iteration")
    counter = next(affine.iteration(loop.index).atoms())
    step: dict[tuple[int, ...], int] = {}
    start: dict[tuple[int, ...], int] = {}
    for monomial, coefficient in scalar.terms.items():
        if monomial.count(counter) == 1:
            step[tuple(atom for atom in monomial if atom != counter)] = coefficient
        else:
            start[monomial] = coefficient
    parts = Polynomial(start), Polynomial(step)
    for part in parts:
        if atoms.varies(part) >> loop.index & 1:
            return Blocked(access, f"{atoms.describe(part)} is not affine in the iteration")
    return Split(access, parts[0], parts[1], lanes)


# -- bounds under which everything splits


def counting_inputs(affine: Affine, loop: Loop | None) -> frozenset[int]:
    """The uniform inputs that decide how often a loop and those around it run."""
    found: set[int] = set()
    while loop is not None:
        for block, _ in loop.exits:
            if block in affine.conditions:
                found |= affine.atoms.leaves(affine.conditions[block])
        loop = affine.forest.loops[loop.parent] if loop.parent >= 0 else None
    return frozenset(leaf for leaf in found if _is_size(affine, leaf))


def _is_size(affine: Affine, leaf: int) -> bool:
    """True for what a guard could compare with a bound: a word that is the same for all lanes and turns."""
    atom = affine.atoms[leaf]
    plain = atom.kind is Kind.INPUT and atom.uniform and not atom.varies and atom.high < _WORD
    return plain and atom.name not in ("kernarg/16", "exec")


def scales(affine: Affine, accesses: Sequence[GlobalAccess], counting: frozenset[int] = frozenset()) -> dict[int, int]:
    """The uniform inputs in the addresses that a guard could bound, each with the number that it always comes with.

    Workgroup ids count tiles: with 128 columns a tile it is 128 * id that is comparable with a size, and `_USUAL` * id
    (`_SIDE` along each of several axes) where it comes with the size of a workgroup. `counting` inputs are added.
    """
    atoms = affine.atoms
    leaves = set(counting)
    for access in accesses:
        leaves |= atoms.leaves(access.address)
    inputs = [leaf for leaf in sorted(leaves) if _is_size(affine, leaf)]
    small = affine.views_under(dict.fromkeys(inputs, (0, 8)))
    sizes = affine.transfer.facts.group_sizes(atoms)
    usual = _SIDE if len(sizes.keys() & set(inputs)) > 1 else _USUAL
    found: dict[int, int] = {}
    for leaf in inputs:
        coefficients = [
            coefficient * (1 if sizes.keys().isdisjoint(monomial) else usual)
            for access in accesses
            for monomial, coefficient in small[access.block].resolve(access.address, 64).terms.items()
            if leaf in monomial
        ]
        element = 4
        found[leaf] = max(1, min((abs(c) // element for c in coefficients), default=1))
    return found


def box(affine: Affine, scale: Mapping[int, int], limit: int) -> Bounds:
    """Every scaled input at most `limit`, a size of workgroups at most what launches of the kernel may have, or usual
    ones along each of several axes.
    """
    sizes = affine.transfer.facts.group_sizes(affine.atoms)
    if len(sizes.keys() & scale.keys()) > 1:
        sizes = {atom: min(most, _SIDE) for atom, most in sizes.items()}
    return {atom: (0, sizes.get(atom, limit // factor)) for atom, factor in scale.items()}


def largest_box(
    affine: Affine, loop: Loop, accesses: Sequence[GlobalAccess], scale: Mapping[int, int]
) -> tuple[int, list[Split]] | None:
    """(limit, splits): the largest box under which every access splits; None if there is none of use."""

    def attempt(limit: int) -> list[Split] | None:
        found = split_all(affine, loop, accesses, affine.views_under(box(affine, scale, limit)))
        splits = [part for part in found if isinstance(part, Split)]
        return splits if len(splits) == len(found) else None

    return largest_limit(attempt)


def largest_limit(attempt: Callable[[int], T | None]) -> tuple[int, T] | None:
    """(limit, what it gives): the largest limit with which an attempt succeeds; None if there is none of use."""
    best: tuple[int, T] | None = None
    low, high = 8, 31
    while low <= high:  # the exponent first, then the bits below it
        middle = (low + high) // 2
        found = attempt((1 << middle) - 1)
        if found is not None:
            best, low = ((1 << middle) - 1, found), middle + 1
        else:
            high = middle - 1
    if best is None:
        return None
    step = (best[0] + 1) // 2
    while step >= max(1, best[0] >> 10):
        found = attempt(best[0] + step)
        if found is not None:
            best = (best[0] + step, found)
        step //= 2
    return best


def with_scalar_base(
    function: Function, access: Instruction, base: RegisterRange, lanes: RegisterRange, offset: int
) -> Instruction:
    """A global access with a pair of SGPRs, a 32-bit offset of each lane and an immediate instead of its address."""
    values: list[Operand] = []
    for operand in access.operands:
        if operand.is_vgpr and operand.spec is not None and operand.spec.name == "vaddr":
            values.append(Operand(lanes))
        elif operand is access.operands[-1]:
            values.append(Operand(base))
        else:
            values.append(replace(operand, spec=None))
    others = [modifier for modifier in access.modifiers if modifier.name != "offset"]
    modifiers = [Modifier("offset", offset), *others] if offset else others
    built = function.build(access.name, *values, modifiers=modifiers)
    if built.form is None:
        raise CannotComputeError(f"{access.name} has no form with a scalar base")
    return built
