"""A plan that leaves loads whole, or takes the banks that others have left: parities first, four banks where possible.

A pair needs words of unlike parity in both positions (rules R2, R3, R19); that its four words are on four banks only
makes it cheaper. The words of a load that stays whole are on consecutive banks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from isatool.passes.rebank.outer_product import COLUMN_BANKS, ROW_BANKS, BankPlan, Fma, FmaSlot, OuterProduct, leftovers

_ANY = (0, 1, 2, 3)
_GIVEN = -1
"""a word of parity 0, to which words of given banks are tied"""


def plan_on_parities(
    component: OuterProduct,
    partners: Mapping[int, int],
    banks: Mapping[int, int],
    groups: Mapping[int, tuple[int, ...]],
) -> BankPlan:
    """Pair the FMAs whose accumulators are `partners` in other plans (accumulator -> the other one of its pair), else
    those of two rows and two columns, where the parities of words allow.

    `banks` are those that words have already, or have to have; `groups` maps a word to the words of its load, if that
    stays whole.
    """
    parities = _Parities()
    for word in (*component.rows, *component.columns):
        if word in banks:
            parities.tie(word, _GIVEN, banks[word] & 1)
        for place, other in enumerate(groups.get(word, ())):
            parities.tie(word, other, (groups[word].index(word) - place) & 1)
    by_accumulator = {fma.accumulator: fma for fma in component.fmas}
    known = [(fma, by_accumulator.get(partners.get(fma.accumulator, -1))) for fma in component.fmas]
    pairs: list[tuple[Fma, Fma]] = []
    paired: set[int] = set()
    for x, y in known if any(y is not None for _, y in known) else _crossed(component, parities):
        if y is None or x.accumulator in paired or y.accumulator in paired or x.accumulator == y.accumulator:
            continue
        if parities.tie_all(((x.first, y.first), (x.second, y.second))):
            pairs.append((x, y))
            paired |= {x.accumulator, y.accumulator}
    chosen = _banks(component, parities, banks, groups, pairs)
    rest = [fma for fma in component.fmas if fma.accumulator not in paired]
    units: dict[frozenset[int], int] = {}
    rows = frozenset(component.rows)
    issues = [
        FmaSlot(
            x, y, _free_of(chosen, x, y), units.setdefault(rows & {x.first, x.second, y.first, y.second}, len(units))
        )
        for x, y in pairs
    ]
    return BankPlan(component, chosen, (*issues, *leftovers(rest, chosen, len(issues))))


def _crossed(component: OuterProduct, parities: _Parities) -> Iterator[tuple[Fma, Fma | None]]:
    """Pairs across two rows and two columns that may have unlike parities, neighbours first."""
    cells: dict[tuple[int, int], Fma] = {}
    for fma in component.fmas:
        cells[fma.first, fma.second] = cells[fma.second, fma.first] = fma
    columns = list(_two_by_two(component.columns, parities))
    for top, bottom in _two_by_two(component.rows, parities):
        for left, right in columns:
            for one, two in (((top, left), (bottom, right)), ((top, right), (bottom, left))):
                if one in cells and two in cells:
                    yield cells[one], cells[two]


def _two_by_two(words: Iterable[int], parities: _Parities) -> Iterator[tuple[int, int]]:
    """Words in pairs of unlike parity, which the pairs that are found set."""
    waiting: list[int] = []
    for word in words:
        for other in waiting:
            if parities.tie(other, word, 1):
                waiting.remove(other)
                yield other, word
                break
        else:
            waiting.append(word)


def _banks(
    component: OuterProduct,
    parities: _Parities,
    given: Mapping[int, int],
    groups: Mapping[int, tuple[int, ...]],
    pairs: Sequence[tuple[Fma, Fma]],
) -> dict[int, int]:
    """Banks of all words: of loads that stay whole by the parity of the first, of others as few pairs miss a bank."""
    chosen = {word: given[word] for word in (*component.rows, *component.columns) if word in given}
    for words, side in ((component.rows, ROW_BANKS), (component.columns, COLUMN_BANKS)):
        for word in words:
            group = groups.get(word, ())
            if word not in chosen and len(group) > 1:
                place = group.index(word)
                base = next(
                    ((chosen[other] - at) % 4 for at, other in enumerate(group) if other in chosen),
                    side[parities.of(word) ^ place & 1],
                )
                chosen[word] = (base + place) % 4
    readers: dict[int, list[tuple[Fma, Fma]]] = {}
    for x, y in pairs:
        for word in (x.first, x.second, y.first, y.second):
            readers.setdefault(word, []).append((x, y))
    for words, side in ((component.rows, ROW_BANKS), (component.columns, COLUMN_BANKS)):
        for word in (word for word in words if word not in chosen):
            first = side[parities.of(word)]

            def misses(bank: int, word: int = word) -> int:
                trial = {**chosen, word: bank}
                return sum(
                    len({trial.get(each, _GIVEN) for each in (x.first, x.second, y.first, y.second)}) < len(_ANY)
                    for x, y in readers.get(word, ())
                )

            chosen[word] = min((first, first ^ 2), key=misses)
    return chosen


def _free_of(banks: Mapping[int, int], x: Fma, y: Fma) -> tuple[int, ...]:
    """Banks that the pair does not fetch from; all if there are none, or the parities of the accumulators need both."""
    free = tuple(bank for bank in _ANY if bank not in {banks[word] for word in (x.first, x.second, y.first, y.second)})
    return free if len({bank & 1 for bank in free}) > 1 else _ANY


class _Parities:
    """Words whose parities are alike or unlike: sets of words, each with its parity towards the first of its set."""

    def __init__(self) -> None:
        self.parent: dict[int, tuple[int, int]] = {}

    def _find(self, word: int) -> tuple[int, int]:
        parity = 0
        while word in self.parent:
            word, step = self.parent[word]
            parity ^= step
        return word, parity

    def of(self, word: int) -> int:
        """The parity of a word, given or chosen."""
        root, parity = self._find(word)
        given, offset = self._find(_GIVEN)
        return parity ^ offset if root == given else parity

    def tie(self, a: int, b: int, unlike: int) -> bool:
        """Let the parities of two words differ by `unlike`; False if that contradicts others."""
        (root_a, parity_a), (root_b, parity_b) = self._find(a), self._find(b)
        if root_a == root_b:
            return parity_a ^ parity_b == unlike
        self.parent[root_a] = (root_b, parity_a ^ parity_b ^ unlike)
        return True

    def tie_all(self, pairs: tuple[tuple[int, int], ...]) -> bool:
        """Let the parities of several pairs of words be unlike; nothing changes if one of them cannot."""
        before = dict(self.parent)
        if all(a != b and self.tie(a, b, 1) for a, b in pairs):
            return True
        self.parent = before
        return False
