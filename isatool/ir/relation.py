"""Which instructions of a pass's output stand for which of its input: a many-to-many relation of line indices."""

from __future__ import annotations

from collections.abc import Iterable

from isatool.records import record


@record
class Relation:
    """Pairs (old line index, new line index, copy number). Composable over a pipeline; unrolled copies are numbered."""

    pairs: frozenset[tuple[int, int, int]]

    @classmethod
    def identity(cls, indices: Iterable[int]) -> Relation:
        """Every line stands for itself."""
        return cls(frozenset((index, index, 0) for index in indices))

    @classmethod
    def from_origins(cls, origins: Iterable[int]) -> Relation:
        """By the old index of every new line, -1 for lines that stand for none."""
        return cls(frozenset((old, new, 0) for new, old in enumerate(origins) if old >= 0))

    def then(self, later: Relation) -> Relation:
        """This relation followed by a later pass's."""
        onward: dict[int, list[tuple[int, int]]] = {}
        for old, new, copy in later.pairs:
            onward.setdefault(old, []).append((new, copy))
        return Relation(
            frozenset(
                (old, final, copy * 1024 + later_copy if later_copy else copy)
                for old, middle, copy in self.pairs
                for final, later_copy in onward.get(middle, ())
            )
        )
