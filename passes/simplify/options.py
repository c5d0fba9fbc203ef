"""The options of `simplify`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from isatool.passes.common.declaration import REWRITTEN, Pass, option
from isatool.records import dataclass

COPIES_READ: Final = "copies-read"
COPIES_WRITTEN: Final = "copies-written"
BYTES: Final = "bytes-put-together"
WIDE: Final = "wide-addresses"
SCALED: Final = "counters-in-bytes"
SUMS: Final = "scalar-sums"
CARRIED: Final = "carried-halves"
ADDENDS: Final = "zero-addends"
HALVES: Final = "bytes-in-halves"
STORED: Final = "bytes-stored-from-halves"
SHUFFLES: Final = "shuffles-in-registers"
DEAD: Final = "dead-code"
OTHERS: Final = (COPIES_READ, COPIES_WRITTEN, BYTES, WIDE, SCALED, CARRIED, ADDENDS, HALVES, STORED, SHUFFLES, SUMS)
"""what the pass does beside the identities of its table, as remarks and `without` name it"""


def _known() -> set[str]:
    from isatool.passes.simplify.identities import IDENTITIES

    return {*OTHERS, *(identity.name for identity in IDENTITIES)}


def _check_names(text: str) -> None:
    """ValueError for what is no identity."""
    known = _known()
    for name in text.split():
        if name not in known:
            raise ValueError(f"'{name[:40]}' is not an identity; docs/peepholes.md lists them")


@dataclass(frozen=True)
class Simplify(Pass):
    """The pass."""

    name = "simplify"
    summary = "compute the same with fewer issues: instruction identities, copies, dead code"
    examples = """
        isatool pass simplify samples/sgemm/kernel3.s -o simpler.s
        isatool pass simplify samples/sgemm/kernel3.s --dry-run --remarks
    """
    breaks = REWRITTEN
    gain_in_remarks = True

    without: str = option(
        "",
        "rewrites to leave out: names of identities, and others that remarks name, separated by spaces",
        unit="NAMES",
        check=_check_names,
    )

    def leaving_out(self, names: Iterable[str]) -> Simplify:
        """Without some identities more; dead code always goes."""
        known = _known()
        able = (name for name in names if name in known)
        return replace(self, without=" ".join(dict.fromkeys((*self.without.split(), *able))))
