"""What proofs take for granted of every kernel and nobody has to grant: the premises that a verdict says it needed.

docs/premises.md has all of them by number, those too that every verdict rests on.
"""

from __future__ import annotations

from enum import StrEnum


class Premise(StrEnum):
    """A premise that some proofs need, and then say so."""

    RACE_FREE = "no two waves race within a barrier interval (P3): the order of memory accesses differs"
    NO_GLOBAL_RACES = "no two waves race in global memory within a barrier interval (P3): fences differ"
    NO_LDS_RACES = "no two waves race in LDS within a barrier interval of the input (P3)"
    """a load and a store that race come in the order of the buffers afterwards, one of those that they had before"""
    STORED_BEFORE = "no result depends on LDS bytes that the kernel has not stored (P9)"
    WRAPS = "an LDS address is base + offset modulo 2**32 (P7)"
    LDS_BLOCKS = "a workgroup's LDS is a multiple of 16 bytes (P8)"
    SAME_FUNCTIONS = "functions that manuals give an accuracy of have the same bits on both chips (P20)"
    PRODUCTS = "waves of matrix products are full, and repeat A and B where they have to (P21)"
    RESTRICTED = "read_only and write_only pointers reach memory of their own (P19)"
