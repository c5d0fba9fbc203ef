"""One change in a text of assembly: what a faulty rewrite would do. Seeded, so that every run sees the same ones."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

_REGISTER = re.compile(r"\b([vs])(\d+)\b")
_NUMBER = re.compile(r"(?<![\w\[:.])(0x[0-9a-f]+|-?\d+)\b(?!\s*\()")
_OFFSET = re.compile(r"(offset[01]?):(\d+)")
_COUNT = re.compile(r"(vmcnt|lgkmcnt)\((\d+)\)")
_ACCUMULATE = re.compile(r"v_(?:dual_)?fmac_f32(?:_e32)? v(\d+)")


@dataclass(frozen=True)
class Mutant:
    """A changed text and what was changed."""

    kind: str
    line: int
    before: str
    after: str
    text: str


class Mutator:
    """Mutants of the lines first <= i < last of a text."""

    def __init__(self, text: str, seed: int) -> None:
        self.lines = text.splitlines()
        self.random = Random(seed)
        first = next(index for index, line in enumerate(self.lines) if line.startswith("kernel:"))
        last = next(index for index, line in enumerate(self.lines) if line.strip() == "s_endpgm")
        self.body = [index for index in range(first, last) if self._is_instruction(self.lines[index])]
        self.kinds: dict[str, Callable[[], Mutant | None]] = {
            "register": self.register,
            "deletion": self.deletion,
            "constant": self.constant,
            "wait": self.wait,
            "neighbours": self.neighbours,
            "accumulators": self.accumulators,
            "sources": self.sources,
        }

    @staticmethod
    def _is_instruction(line: str) -> bool:
        return bool(re.match(r"\s+[a-z]", line))

    def make(self, kind: str) -> Mutant:
        """A mutant of this kind that differs from the text."""
        while True:
            mutant = self.kinds[kind]()
            if mutant is not None and mutant.before != mutant.after:
                return mutant

    def _changed(self, kind: str, index: int, *new: str) -> Mutant:
        lines = list(self.lines)
        before = "\n".join(lines[index : index + max(1, len(new))])
        lines[index : index + max(1, len(new))] = new
        return Mutant(kind, index + 1, before, "\n".join(new), "\n".join(lines) + "\n")

    def _code(self, index: int) -> str:
        return self.lines[index].split(";")[0].rstrip()

    def register(self) -> Mutant | None:
        """Another register number in one operand."""
        index = self.random.choice(self.body)
        line = self._code(index)
        found = list(_REGISTER.finditer(line))
        if not found:
            return None
        match = self.random.choice(found)
        limit = 205 if match[1] == "v" else 16
        number = self.random.choice((self.random.randrange(limit), max(0, int(match[2]) - 1), int(match[2]) + 1))
        return self._changed("register", index, f"{line[: match.start()]}{match[1]}{number}{line[match.end() :]}")

    def deletion(self) -> Mutant | None:
        """One instruction gone."""
        index = self.random.choice(self.body)
        if re.match(r"\s+s_(delay_alu|clause|nop|waitcnt|branch|cbranch)", self.lines[index]):
            return None
        return self._changed("deletion", index, "")

    def constant(self) -> Mutant | None:
        """Another offset or constant."""
        index = self.random.choice(self.body)
        line = self._code(index)
        if re.match(r"\s+s_(delay_alu|clause|nop|waitcnt|sendmsg|branch|cbranch)", line):
            return None
        offset = _OFFSET.search(line)
        if offset and self.random.random() < 0.7:
            step = self.random.choice((4, -4, 8, 16, 64)) if offset[1] == "offset" else self.random.choice((1, -1, 2))
            number = int(offset[2]) + step
            if number < 0 or (offset[1] != "offset" and number > 255):
                return None
            return self._changed("constant", index, f"{line[: offset.start(2)]}{number}{line[offset.end(2) :]}")
        found = [match for match in _NUMBER.finditer(line) if match.start() > len(line) - len(line.lstrip()) + 5]
        if not found:
            return None
        match = self.random.choice(found)
        value = int(match[1], 0) + self.random.choice((1, -1, 2, 4, 16))
        if value < 0 <= int(match[1], 0):
            return None
        return self._changed("constant", index, f"{line[: match.start()]}{value}{line[match.end() :]}")

    def wait(self) -> Mutant | None:
        """A wait gone or weaker."""
        waits = [index for index in self.body if _COUNT.search(self.lines[index])]
        index = self.random.choice(waits)
        line = self._code(index)
        if self.random.random() < 0.5:
            return self._changed("wait", index, "")
        match = self.random.choice(list(_COUNT.finditer(line)))
        number = int(match[2]) + self.random.choice((1, 2))
        return self._changed("wait", index, f"{line[: match.start(2)]}{number}{line[match.end(2) :]}")

    def neighbours(self) -> Mutant | None:
        """Two neighbours exchanged."""
        index = self.random.choice(self.body)
        if index + 1 not in self.body:
            return None
        pair = (self._code(index), self._code(index + 1))
        if any(re.match(r"\s+s_(delay_alu|clause|nop|branch|cbranch)", line) for line in pair):
            return None
        return self._changed("neighbours", index, pair[1], pair[0])

    def accumulators(self) -> Mutant | None:
        """Two accumulators of products exchanged in one line."""
        places = [index for index in self.body if "::" in self.lines[index] and "fmac" in self.lines[index]]
        if not places:
            return None
        index = self.random.choice(places)
        line = self._code(index)
        found = list(_ACCUMULATE.finditer(line))
        if len(found) != 2:
            return None
        a, b = found
        swapped = f"{line[: a.start(1)]}{b[1]}{line[a.end(1) : b.start(1)]}{a[1]}{line[b.end(1) :]}"
        return self._changed("accumulators", index, swapped)

    def sources(self) -> Mutant | None:
        """The last two operands exchanged."""
        index = self.random.choice(self.body)
        line = self._code(index)
        if "::" in line or not re.match(r"\s+[vs]_", line):
            return None
        parts = line.rsplit(", ", 2)
        if len(parts) != 3 or not all(re.fullmatch(r"[vs]\d+|v\[\d+:\d+\]", part.strip()) for part in parts[1:]):
            return None
        return self._changed("sources", index, f"{parts[0]}, {parts[2]}, {parts[1]}")
