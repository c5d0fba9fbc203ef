"""Fields of an input, x >> k & m, as terms of a sum: one form, whatever shifts and masks it was written with."""

from __future__ import annotations

from typing import Final

from isatool.bitvec.words import signed
from isatool.semantics.ops import Op
from isatool.verify.values.facts import is_first_lane
from isatool.verify.values.nodes import Extra
from isatool.verify.values.sums import Sum, add_multiple, terms_of
from isatool.verify.values.table import Table

_SHAPES: Final = frozenset((Op.SHR, Op.AND, Op.ZEXT))
"""what a field of an input may look like"""
_MADE: Final = frozenset((*_SHAPES, Extra.SUM, Op.CONST, Op.SELECT))
"""what is no whole to take fields from"""
_MADE_BUT_SUMS: Final = _MADE - {Extra.SUM}
"""the same for fields above the lowest: those of a sum are put together, while its lowest bits are a smaller sum"""


def has_fields(table: Table, terms: Sum) -> bool:
    """Whether there may be a field among the atoms."""
    return any(table.op[atom] in _SHAPES for atoms in terms for atom in atoms)


def put_in_place(table: Table, constant: int, terms: Sum, width: int) -> int:
    """2**n * (x >> n & m) becomes x & m << n, where x is an input: one form for fields of it, wherever they stand."""
    for atoms in list(terms):
        for atom in atoms:
            factor = terms.get(atoms, 0)
            found = _in_place(table, atom, factor, width) if factor else None
            if found is None:
                continue
            place, count = found
            others = list(atoms)
            others.remove(atom)
            del terms[atoms]
            first, parts = terms_of(table, place)
            for product, part in (*parts, ((), first)):
                joined = tuple(sorted((*others, *product)))
                if not joined:
                    constant += (factor >> count) * part
                elif part:
                    terms[joined] = terms.get(joined, 0) + (factor >> count) * part
            break
    return constant


def _in_place(table: Table, atom: int, factor: int, width: int) -> tuple[int, int] | None:
    """(a field of an input where it stands, how far the atom is that shifted down), if the factor shifts it back."""
    found = _field(table, atom)
    if found is None or not found[1] or factor & ((1 << found[1]) - 1):
        return None
    source, count, mask = found
    size = table.width[source]
    place = table.make(Op.AND, size, source, table.const((mask << count) & ((1 << size) - 1), size))
    return (table.make(Op.ZEXT, width, place) if table.op[atom] is Op.ZEXT else place), count


def gather_fields(table: Table, constant: int, terms: Sum, width: int) -> int:
    """Several fields of one input become those with different factors, by what each of its bits adds to the sum: x & m
    + x & n is x & (m | n) for masks without a common bit, x + x >> 3 is x & 7 + 9 * (x >> 3). The new constant.

    What a work-item id is in the first lane is a field of it as well, in a sum with other fields: the bits above those
    that number the lanes are the same in all lanes of a wave, and those are 0 there.
    """
    found: dict[int, list[tuple[tuple[int, ...], int, int]]] = {}
    for atoms in terms:
        field = _field(table, atoms[0], _MADE_BUT_SUMS) if len(atoms) == 1 else None
        if field is not None and table.width[field[0]] == 32 and (field[1] or table.op[field[0]] is not Extra.SUM):
            found.setdefault(field[0], []).append((atoms, *field[1:]))
    for source in list(found):
        item = table.args[source][0] if table.op[source] is Op.GATHER else source
        if item in table.numbering and item in found and item != source and is_first_lane(table, table.args[source][1]):
            found[item] += found.pop(source)
    full = (1 << width) - 1
    for source, fields in found.items():
        if len(fields) == 1 and (fields[0][2] & 1 or not fields[0][1] or table.op[source] is Extra.SUM):
            continue
        weights = [0] * 32
        for atoms, count, mask in fields:
            factor = terms.pop(atoms)
            for bit in _bits(mask):
                weights[bit + count] += factor << bit
        left = [bit for bit, weight in enumerate(weights) if weight & full]
        while left:
            first = left[0]
            alike = [bit for bit in left if not (weights[bit] - (weights[first] << bit - first)) & full]
            left = [bit for bit in left if bit not in alike]
            factor = signed(weights[first] & full, width)
            count = first if factor & ((1 << first) - 1) else 0
            part = table.make(Op.SHR, 32, source, table.const(count, 32))
            part = table.make(Op.AND, 32, part, table.const(sum(1 << bit for bit in alike) >> count, 32))
            part = table.make(Op.ZEXT, width, part) if width > 32 else part
            share = factor if count else factor >> first
            constant += add_multiple(table, terms, part, share)
    return constant


def without_flips(table: Table, value: int) -> int:
    """A sum whose terms (x >> k & m) ^ c, of an input x, are written as sums of the bits that c keeps and flips."""
    if table.op[value] is not Op.XOR and table.op[value] is not Extra.SUM:
        return value
    width, made = table.width[value], value
    _, terms = terms_of(table, value) if table.op[value] is Extra.SUM else (0, (((value,), 1),))
    for atoms, factor in terms:
        if len(atoms) != 1 or table.op[atoms[0]] is not Op.XOR or table.width[atoms[0]] != width:
            continue
        field, constant = table.args[atoms[0]]
        if not table.is_const(constant) or _field(table, field) is None:
            continue
        number = table.high[constant]
        parts = [table.make(Op.AND, width, field, table.const(mask, width)) for mask in (~number, number)]
        for part, share in ((atoms[0], -factor), (parts[0], factor), (parts[1], -factor), (constant, factor)):
            made = table.make(Op.ADD, width, made, table.make(Op.MUL, width, part, table.const(share, width)))
    return made


def _bits(mask: int) -> list[int]:
    return [bit for bit in range(mask.bit_length()) if mask >> bit & 1]


def _field(table: Table, atom: int, made: frozenset[object] = _MADE) -> tuple[int, int, int] | None:
    """(x, k, mask) of x >> k & mask, where x is an input, nothing that is `made`; extended or not."""
    inner = table.args[atom][0] if table.op[atom] is Op.ZEXT else atom
    mask, count = table.possible[inner], 0
    if table.op[inner] is Op.AND and table.is_const(table.args[inner][1]):
        inner = table.args[inner][0]
    if table.op[inner] is Op.SHR and table.is_const(table.args[inner][1]):
        inner, count = table.args[inner][0], table.high[table.args[inner][1]]
    return (inner, count, mask) if table.op[inner] not in made else None
