"""What a user may grant to passes and proofs: read here and nowhere else, and spelled in one way.

An assumption is one of the named ones, a bound of a number that a launch supplies, or that two pointers reach different
memory. Which argument of a kernel a name means, `isatool.pipeline.assumptions` finds out.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from enum import StrEnum
from functools import lru_cache
from typing import Final, Self

from isatool.records import record

_NUMBER: Final = r"(?:0x[0-9a-fA-F]+|0|[1-9]\d*)"
_SUBJECT: Final = rf"([A-Za-z_]\w*|kernarg\[{_NUMBER}\])"
_BOUND: Final = re.compile(rf"{_SUBJECT}\s*(<=|<|==|=|>=|>)\s*({_NUMBER})$")
_APART: Final = re.compile(rf"disjoint\(\s*{_SUBJECT}\s*,\s*{_SUBJECT}\s*\)$")
_TOP: Final = (1 << 64) - 1


class Sentence(StrEnum):
    """An assumption without a number, and what it says of every launch."""

    meaning: str

    def __new__(cls, text: str, meaning: str = "") -> Self:
        """A member is the text by which it is granted."""
        member = str.__new__(cls, text)
        member._value_, member.meaning = text, meaning
        return member

    LDS_IN_BOUNDS = "LDS accesses in bounds", "no LDS access reaches beyond what the launch gives the workgroup"
    NO_DYNAMIC_LDS = "no-dynamic-lds", "the launch adds no LDS to what the kernel declares"
    NO_RACES = (
        "no data races between work-items",
        "no two work-items access one address, one of them to write, without a barrier between",
    )
    NAN_PAYLOAD = "nan-payload", "equal up to which NaN a NaN is: sources of float operations may be exchanged"
    DOT2_ENCODINGS = (
        "dot2-encodings-agree",
        "in VOP3P, v_dot2 gives the bits of v_dot2acc, whose addend is its destination",
    )
    VOPD_INTERLOCKS = (
        "vopd-interlocks-hold",
        "no VOPD loses the interlock on a result in flight (rule R19): an erratum that not every pair meets",
    )
    RESIDENT = (
        "workgroups-are-resident",
        "workgroups that wait for each other all run at once, with the registers and the LDS of the rewrite too",
    )
    FULL_WAVES = (
        "full-waves",
        "a workgroup's size along x is a multiple of the wave size: every lane has a work-item, numbered by x",
    )
    POINTERS_48 = (
        "48-bit-pointers",
        "pointers among the arguments are below 2^48, as user addresses are: the base of a descriptor has no more bits",
    )


@record
class Bound:
    """`N <= 4096`. The name is an argument, arg0, `kernarg[24]`, `workgroup_id_x`, `workitem_id_x` or `block_x`; places
    of arguments are in decimal.
    """

    name: str
    relation: str
    """< <= == >= >"""
    number: int

    @property
    def range(self) -> tuple[int, int]:
        """The least and the greatest number, of 64 bits, that it leaves; the second is less where it leaves none."""
        return {
            "<": (0, self.number - 1),
            "<=": (0, self.number),
            "==": (self.number, self.number),
            ">=": (self.number, _TOP),
            ">": (self.number + 1, _TOP),
        }[self.relation]

    @property
    def place(self) -> int | None:
        """The byte of the kernel arguments that it names; None for a name."""
        return place_of(self.name)

    def __str__(self) -> str:
        return f"{self.name} {self.relation} {self.number}"


@record
class Apart:
    """`disjoint(A, C)`: what is reached through two pointers among the arguments does not overlap."""

    first: str
    second: str

    def __str__(self) -> str:
        return f"disjoint({self.first}, {self.second})"


Grant = Sentence | Bound | Apart
Grants = frozenset[Grant]
NOTHING: Final[Grants] = frozenset()
HELP: Final = (
    "write NAME <= NUMBER (also < == >= >) with a kernel argument, arg0, workgroup_id_x, block_x or kernarg[24] as "
    "NAME, disjoint(A, C) with two pointers, or one of: " + ", ".join(Sentence)
)


@lru_cache(maxsize=1024)
def parse(text: str) -> Grant | None:
    """The assumption that a text is; None if it is none."""
    plain = " ".join(text.split())
    if plain in Sentence.__members__.values():
        return Sentence(plain)
    if bound := _BOUND.match(plain):
        return Bound(_plain(bound[1]), "==" if bound[2] == "=" else bound[2], int(bound[3], 0))
    if apart := _APART.match(plain):
        return Apart(_plain(apart[1]), _plain(apart[2]))
    return None


def grants(texts: Iterable[str]) -> Grants:
    """Those that texts are; ValueError for a text that is none."""
    found = {text: parse(text) for text in texts}
    if None in found.values():
        raise ValueError(", ".join(text for text, grant in found.items() if grant is None))
    return frozenset(grant for grant in found.values() if grant is not None)


def of_launch(block: Sequence[int], wave_size: int, lds_bytes: int | None = None) -> Grants:
    """The assumptions that hold for launches with workgroups of this shape and so many added bytes of LDS (None: not
    known). Only launches decide whether waves are full.
    """
    full = {Sentence.FULL_WAVES} if block[0] and block[0] % wave_size == 0 else set()
    return frozenset(full | ({Sentence.NO_DYNAMIC_LDS} if lds_bytes == 0 else set()))


def in_order(grants: Iterable[Grant]) -> list[Grant]:
    """In the order of their texts."""
    return sorted(grants, key=str)


def place_of(name: str) -> int | None:
    """24 for `kernarg[24]`; None for the name of an argument."""
    return int(name[8:-1], 0) if name.startswith("kernarg[") else None


def _plain(name: str) -> str:
    place = place_of(name)
    return name if place is None else f"kernarg[{place}]"
