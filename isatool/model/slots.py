"""What waves compete for."""

from __future__ import annotations

from enum import IntEnum


class Slot(IntEnum):
    """What a wave competes for when an instruction issues."""

    VALU = 0
    SALU = 1
    LDS = 2
    VMEM = 3
    SMEM = 4
    BRANCH = 5
    NONE = 6
