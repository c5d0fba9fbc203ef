"""Outer products: FMAs of one block whose factors form a bipartite graph, and how to pair, order and bank them.

With rows on two banks of unlike parity and columns on the other two, a pair of FMAs that differ in the parity of both
factors reads four banks (ISA guide 7.6). A walk over 2x2 blocks of row pairs and column pairs that changes one side at
a time fetches two new words a block; the accumulators stand on the banks that the pair does not fetch from.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import zip_longest
from typing import Final

from isatool.passes.rebank.matching import heaviest_matching
from isatool.records import record

ROW_BANKS: Final = (2, 3)
COLUMN_BANKS: Final = (0, 1)


@record
class Fma:
    """`accumulator += first * second` at a position of the block; factors and accumulator are web numbers."""

    position: int
    half: int
    accumulator: int
    first: int
    second: int


@record
class OuterProduct:
    """FMAs that share factors: one k-step. `rows` and `columns` are the two sides, in order of first definition."""

    rows: tuple[int, ...]
    columns: tuple[int, ...]
    fmas: tuple[Fma, ...]


@record
class FmaSlot:
    """One slot: a pair, or a single FMA. `banks` are those that accumulators should be on.

    Issues of one `unit` of a plan stay together: those of one pair of words of the longer side, or one that is left.
    """

    x: Fma
    y: Fma | None
    banks: tuple[int, ...]
    unit: int = 0


@record
class BankPlan:
    """Banks of the factors and the order of issue of one component. `twins` maps a word to its copy, if it has one that
    some issue reads; only such copies have banks.
    """

    component: OuterProduct
    banks: dict[int, int]
    issues: tuple[FmaSlot, ...]
    twins: dict[int, int] = field(default_factory=dict)


def find_components(fmas: Sequence[Fma], defined_at: dict[int, int]) -> tuple[OuterProduct, ...]:
    """The bipartite components, in program order; a factor that is on both sides leaves its component out.

    `defined_at` orders the factors of a side: position of the load or instruction that defines each.
    """
    adjacency: dict[int, set[int]] = defaultdict(set)
    for fma in fmas:
        adjacency[fma.first].add(fma.second)
        adjacency[fma.second].add(fma.first)
    side: dict[int, int] = {}
    group: dict[int, int] = {}
    broken: set[int] = set()
    for fma in fmas:
        if fma.first in side:
            continue
        number = len(set(group.values()))
        side[fma.first], group[fma.first] = 0, number
        stack = [fma.first]
        while stack:
            node = stack.pop()
            for neighbour in adjacency[node]:
                if neighbour not in side:
                    side[neighbour], group[neighbour] = 1 - side[node], number
                    stack.append(neighbour)
                elif side[neighbour] == side[node]:
                    broken.add(number)
    members: dict[int, list[Fma]] = defaultdict(list)
    for fma in fmas:
        members[group[fma.first]].append(fma)
    found = []
    for number, own in members.items():
        if number in broken:
            continue
        words = dict.fromkeys(word for fma in own for word in (fma.first, fma.second))
        ordered = sorted(words, key=lambda word: (defined_at.get(word, -1), word))
        rows = tuple(word for word in ordered if side[word] == 0)
        columns = tuple(word for word in ordered if side[word] == 1)
        if len(rows) > 1 and len(columns) > 1:
            found.append(OuterProduct(rows, columns, tuple(own)))
    return tuple(sorted(found, key=lambda component: component.fmas[0].position))


def plan(
    component: OuterProduct,
    row_pairs: Sequence[tuple[int, ...]],
    column_pairs: Sequence[tuple[int, ...]],
    row_banks: tuple[int, int] = ROW_BANKS,
    column_banks: tuple[int, int] = COLUMN_BANKS,
    twins: Mapping[int, int] | None = None,
    *,
    crosswise_first: bool = False,
) -> BankPlan:
    """Pair and order the FMAs of a component whose factors are grouped in pairs (or singles) of consecutive words.

    The side with fewer pairs is the inner one of the walk: its words are all fetched early, the other's one by one.
    `crosswise_first` issues the other pair of each 2x2 block first: where banks are exchanged from one k-step to the
    next, the pair that fetches is then another one, and no accumulator has to avoid all four banks.
    `twins` gives a single word a copy that is on the other bank, so that its FMAs can be paired with each other.
    """
    twins = dict(twins or {})
    banks = {word: row_banks[k] for pair in row_pairs for k, word in enumerate(_with_twin(pair, twins))}
    banks |= {word: column_banks[k] for pair in column_pairs for k, word in enumerate(_with_twin(pair, twins))}
    cells: dict[tuple[int, int], list[Fma]] = defaultdict(list)
    row_words = set(component.rows)
    for fma in component.fmas:
        key = (fma.first, fma.second) if fma.first in row_words else (fma.second, fma.first)
        cells[key].append(fma)
    issues: list[FmaSlot] = []
    previous: tuple[int, int] | None = None
    inner_rows = len(row_pairs) <= len(column_pairs)
    for i, j in _snake(len(row_pairs), len(column_pairs)):
        fresh = _fresh_banks(previous, (i, j), row_banks, column_banks)
        previous = (i, j)
        cells_of_block = list(_block(row_pairs[i], column_pairs[j], twins))
        for first, second in reversed(cells_of_block) if crosswise_first else cells_of_block:
            for x, y in zip(_orient(cells, first), _orient(cells, second), strict=False):
                twin = _twinned(y, second, row_pairs[i], column_pairs[j], twins)
                if not _parities_differ(x, twin, banks):
                    continue
                cells[first].remove(x)
                cells[second].remove(y)
                issues.append(FmaSlot(x, twin, _others(fresh), j if inner_rows else i))
                fresh = ()
    issues += leftovers([fma for own in cells.values() for fma in own], banks, len(issues))
    used = {word for issue in issues if issue.y is not None for word in (issue.y.first, issue.y.second)}
    unused = {twin for twin in twins.values() if twin not in used}
    twins = {word: twin for word, twin in twins.items() if twin in used}
    return BankPlan(component, {word: bank for word, bank in banks.items() if word not in unused}, tuple(issues), twins)


def accumulator_rank(component: OuterProduct) -> dict[int, int]:
    """For every factor the least number of an accumulator that it feeds."""
    rank: dict[int, int] = {}
    for fma in component.fmas:
        for word in (fma.first, fma.second):
            rank[word] = min(fma.accumulator, rank.get(word, fma.accumulator))
    return rank


def pairs_of(words: Iterable[int], tuples: Sequence[tuple[int, ...]], rank: Mapping[int, int]) -> list[tuple[int, ...]]:
    """Words in pairs: neighbours within a load first, what remains two by two in the order of `rank`.

    A rank by accumulators makes the same pairs in every k-step, as the parities of accumulators in tuples ask for.
    """
    remaining = dict.fromkeys(words)
    found: list[tuple[int, ...]] = []
    for group in tuples:
        own = [word for word in group if word in remaining]
        for first, second in zip(own[0::2], own[1::2], strict=False):
            found.append((first, second))
            del remaining[first], remaining[second]
    rest = sorted(remaining, key=rank.__getitem__)
    found += [(first,) if second is None else (first, second) for first, second in zip_longest(rest[0::2], rest[1::2])]
    order = {word: number for number, word in enumerate(words)}
    return sorted(found, key=lambda pair: order[pair[0]])


def pairs_on(
    pairs: Sequence[tuple[int, ...]], forced: Mapping[int, int], banks: tuple[int, int]
) -> list[tuple[int, ...]] | None:
    """Pairs whose first word can be on `banks[0]` and the second on `banks[1]`, where some words have no choice.

    `forced` maps such a word to its bank. Pairs without one stay as they are. None if a word is forced elsewhere, or
    if words forced onto the second bank find no partner.
    """
    kept: list[tuple[int, ...]] = []
    free: list[int] = []
    bound: tuple[list[int], list[int]] = ([], [])
    for pair in pairs:
        if not any(word in forced for word in pair):
            kept.append(pair)
            continue
        for word in pair:
            if word not in forced:
                free.append(word)
            elif forced[word] not in banks:
                return None
            else:
                bound[banks.index(forced[word])].append(word)
    firsts, seconds = bound
    surplus = len(firsts) - len(seconds)
    if surplus < 0:
        firsts, free = firsts + free[:-surplus], free[-surplus:]
    else:
        seconds, free = seconds + free[:surplus], free[surplus:]
    if len(firsts) < len(seconds):
        return None
    found = kept + [(first,) if second is None else (first, second) for first, second in zip_longest(firsts, seconds)]
    found += [(first,) if second is None else (first, second) for first, second in zip_longest(free[::2], free[1::2])]
    order = {word: number for number, word in enumerate(word for pair in pairs for word in pair)}
    return sorted(found, key=lambda pair: order[pair[0]])


def forced_banks(
    words: Iterable[int], groups: Mapping[int, tuple[int, ...]], banks: Mapping[int, int], part: int
) -> dict[int, int] | None:
    """Banks of words that are in one tuple with words whose banks are given; None if two of those disagree.

    `groups` maps a word to the words of its tuple; `part` is how many of them certainly stay together (a load may be
    cut into parts of that many).
    """
    forced: dict[int, int] = {}
    for word in words:
        group = groups.get(word, (word,))
        place = group.index(word)
        for other_place, other in enumerate(group):
            if other in banks and other_place // part == place // part:
                bank = (banks[other] + place - other_place) % 4
                if forced.setdefault(word, bank) != bank:
                    return None
    return forced


def _snake(rows: int, columns: int) -> Iterator[tuple[int, int]]:
    """Every (row pair, column pair), one side changing at a time; the shorter side runs inside."""
    outer, inner = (columns, rows) if rows <= columns else (rows, columns)
    for major in range(outer):
        order = range(inner) if major % 2 == 0 else range(inner - 1, -1, -1)
        for minor in order:
            yield (minor, major) if rows <= columns else (major, minor)


def _fresh_banks(
    previous: tuple[int, int] | None, now: tuple[int, int], row_banks: tuple[int, int], column_banks: tuple[int, int]
) -> tuple[int, ...]:
    """Banks that the first pair of a block fetches from."""
    if previous is None:
        return ()  # all four: no place for accumulators is free, so none is asked for
    return row_banks if previous[0] != now[0] else column_banks


def _others(banks: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(bank for bank in range(4) if bank not in banks)


def _with_twin(pair: tuple[int, ...], twins: Mapping[int, int]) -> tuple[int, ...]:
    return (pair[0], twins[pair[0]]) if len(pair) == 1 and pair[0] in twins else pair


def _block(
    rows: tuple[int, ...], columns: tuple[int, ...], twins: Mapping[int, int]
) -> Iterator[tuple[tuple[int, int], tuple[int, int]]]:
    """The pairs of cells of a block that differ in row and column, or in one of them where the other has a twin."""
    if len(rows) == 2 and len(columns) == 2:
        yield (rows[0], columns[0]), (rows[1], columns[1])
        yield (rows[0], columns[1]), (rows[1], columns[0])
    elif len(rows) == 2 and columns[0] in twins:
        yield (rows[0], columns[0]), (rows[1], columns[0])
    elif len(columns) == 2 and rows[0] in twins:
        yield (rows[0], columns[0]), (rows[0], columns[1])


def _twinned(
    fma: Fma, cell: tuple[int, int], rows: tuple[int, ...], columns: tuple[int, ...], twins: Mapping[int, int]
) -> Fma:
    """The FMA on the twin of the word that its block holds only once."""
    singles = {pair[0] for pair in (rows, columns) if len(pair) == 1 and pair[0] in twins} & set(cell)
    first = twins[fma.first] if fma.first in singles else fma.first
    second = twins[fma.second] if fma.second in singles else fma.second
    return replace(fma, first=first, second=second)


def _orient(cells: dict[tuple[int, int], list[Fma]], key: tuple[int, int]) -> list[Fma]:
    return list(cells.get(key, ()))


def _parities_differ(x: Fma, y: Fma, banks: Mapping[int, int]) -> bool:
    """Rules R2, R3 and the parity erratum R19, and two accumulators."""
    return (
        (banks[x.first] ^ banks[y.first]) & 1 == 1
        and (banks[x.second] ^ banks[y.second]) & 1 == 1
        and x.accumulator != y.accumulator
    )


def phases(component: OuterProduct) -> Iterator[OuterProduct]:
    """The first FMAs of every accumulator, the second ones, and so on, where the factors of a product feed an
    accumulator several times, as real and imaginary parts do.
    """
    counts: dict[int, int] = defaultdict(int)
    parts: dict[int, list[Fma]] = defaultdict(list)
    for fma in sorted(component.fmas, key=lambda fma: (fma.position, fma.half)):
        parts[counts[fma.accumulator]].append(fma)
        counts[fma.accumulator] += 1
    if len(parts) == 1:
        yield component
        return
    for own in parts.values():
        words = {word for fma in own for word in (fma.first, fma.second)}
        rows, columns = (tuple(w for w in side if w in words) for side in (component.rows, component.columns))
        if len(rows) > 1 and len(columns) > 1:
            yield OuterProduct(rows, columns, tuple(own))


def leftovers(fmas: Sequence[Fma], banks: Mapping[int, int], unit: int) -> list[FmaSlot]:
    """Pair what is left: an edge of a largest matching where parities allow, else singles; units from `unit` on.

    The first factors of a pair have unlike parities, so these are its two sides.
    """
    evens, odds = ([n for n, fma in enumerate(fmas) if banks[fma.first] & 1 == parity] for parity in (0, 1))
    matched = heaviest_matching(
        [
            {
                column: _weight(fmas[one], fmas[two], banks)
                for column, two in enumerate(odds)
                if _parities_differ(fmas[one], fmas[two], banks)
            }
            for one in evens
        ],
        len(odds),
    )
    edges = sorted(sorted((evens[row], odds[column])) for row, column in matched.items())
    paired = {number for edge in edges for number in edge}
    issues = [FmaSlot(fmas[first], fmas[second], _others(())) for first, second in edges]
    issues += [FmaSlot(fma, None, _others(())) for number, fma in enumerate(fmas) if number not in paired]
    return [replace(issue, unit=unit + number) for number, issue in enumerate(issues)]


def _weight(x: Fma, y: Fma, banks: Mapping[int, int]) -> int:
    """Of a pair: it had better read many banks, then one word by both."""
    distinct = len({banks[x.first], banks[x.second], banks[y.first], banks[y.second]})
    return 10 * distinct + (x.first == y.second) + (x.second == y.first)
