"""Which words of a memory access say who sees it when: glc of gfx11; scope and temporal hint of gfx12, as bits and as
the words of the assembler (LLVM's SIDefines).

An access passes every cache below its scope. The temporal hint says what caches keep; of an atomic operation one bit of
it says that the old value is returned.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from isatool.isa.table import Form, Row

SCOPES: Final = ("SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS")
"""by number: compute unit, shader engine, device, system"""
RETURNS: Final = 1
"""the bit of an atomic operation's hint that returns the old value"""
_HINTS: Final = ("", "NT", "HT", "LU", "NT_RT", "RT_NT", "NT_HT", "NT_WB")
_SYSTEM: Final = SCOPES.index("SCOPE_SYS")


class Caches(StrEnum):
    """What an invalidation drops."""

    UNIT = "unit"
    """the cache of vector loads of a compute unit, which hides what waves of its workgroup store on another one"""
    ARRAY = "array"
    """that of a shader array"""
    DEVICE = "device"
    """every one before that of the device"""
    SCALAR = "scalar"


_DROPPED: Final = {"SCOPE_SE": Caches.UNIT, "SCOPE_DEV": Caches.DEVICE, "SCOPE_SYS": Caches.DEVICE}


class CachedAccess(StrEnum):
    """What decides how a hint is spelled."""

    LOAD = "LOAD"
    STORE = "STORE"
    ATOMIC = "ATOMIC"


def access_of(row: Row, form: Form) -> CachedAccess:
    """What the hint of an instruction is spelled for; invalidates and write-backs spell theirs as loads do."""
    if row.is_atomic:
        return CachedAccess.ATOMIC
    return CachedAccess.STORE if form.may_store and not form.may_load else CachedAccess.LOAD


def hint(bits: int, scope: int, access: CachedAccess) -> str | None:
    """The value of `th:`, "" for the usual policy, None for bits that have no word."""
    if not bits:
        return ""
    if access is CachedAccess.ATOMIC:
        name = {1: "RETURN", 2: "NT", 3: "NT_RETURN"}.get(bits)
        if bits in (4, 6) and SCOPES[scope] in ("SCOPE_DEV", "SCOPE_SYS"):
            name = "CASCADE_NT" if bits == 6 else "CASCADE_RT"
    elif bits == 3:
        name = "BYPASS" if scope == _SYSTEM else "RT_WB" if access is CachedAccess.STORE else "LU"
    else:
        name = None if bits == 7 and access is CachedAccess.LOAD else _HINTS[bits]
    return name and f"TH_{access}_{name}"


def invalidated(row: Row, scope: object) -> Caches | None:
    """What an instruction of a row drops; `scope`: the value of that modifier, None without one."""
    if row.invalidates == "scope":
        return _DROPPED.get(str(scope))
    return Caches(row.invalidates) if row.invalidates else None


def is_shared(name: str, value: object) -> bool:
    """Whether a modifier makes an access pass the caches of its compute unit, or return what an atomic one found."""
    return name == "glc" or (name == "scope" and value != SCOPES[0])


def is_near(name: str, value: object) -> bool:
    """Whether a modifier makes an access pass the caches of its compute unit, but not those of its shader engine."""
    return name == "scope" and value == SCOPES[1]


def returns(name: str, value: object) -> bool:
    """Whether a modifier says that an atomic operation returns the old value."""
    return name == "th" and isinstance(value, str) and value.startswith("TH_ATOMIC_") and "RETURN" in value
