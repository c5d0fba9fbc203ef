"""The chips that isatool knows, and how many waves fit on a SIMD of one.

A module that is named after a generation has its chips in `TARGETS`; a new chip is a new row or a new module here,
beside the files that its `table` and `encodings` name.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from isatool.folders import modules_in
from isatool.isa.target import Support, Target
from isatool.records import record

if TYPE_CHECKING:
    from fractions import Fraction


_LISTED: Final[tuple[Target, ...]] = tuple(
    target for module in modules_in(__name__, r"gfx\d+") for target in module.TARGETS
)
CHIPS: Final = tuple(target for target in _LISTED if target.support is Support.REWRITE)
"""those that every command takes"""
DEFAULT: Final = CHIPS[0]
"""what code is for that names no chip"""
NAMES: Final = tuple(target.name for target in CHIPS)
READABLE: Final = tuple(target.name for target in _LISTED)
"""the same and those that not every command takes"""
TABLES: Final = tuple({target.table: target for target in reversed(_LISTED)}.values())[::-1]
"""one chip for each instruction table, the first that has it"""
CACHE_WORDS: Final = tuple(dict.fromkeys(word for target in _LISTED for word in target.cache_words))
"""every word by which an access of any chip goes past a cache or is ordered; no form of another chip takes it"""
MOST_VGPRS: Final = max(target.addressable_vgprs for target in CHIPS)
"""that a wave of any chip can name"""
UNLIKE_THEIR_NUMBER: Final = dict.fromkeys(
    ("gfx1170", "gfx1171", "gfx1172"), "its matrix instructions and their encodings are those of gfx12"
)
"""chips that isatool does not read although their number is of a generation that it does, and why"""
FAMILIES: Final = tuple(dict.fromkeys(target.family for target in CHIPS))


@lru_cache(maxsize=64)
def chip(name: str) -> Target:
    """The chip called `gfx1100` and so on; KeyError for one that is not known, with the known names."""
    for candidate in _LISTED:
        if candidate.name == name:
            return candidate
    raise KeyError(f"{name} is not one of {', '.join(READABLE)}")


def names_for(use: Support) -> tuple[str, ...]:
    """The chips of which isatool knows enough for a use."""
    return tuple(target.name for target in _LISTED if target.support >= use)


@lru_cache(maxsize=64)
def of_table(table: str) -> Target:
    """A chip with a table (`Row.table`), for what all chips with one table share: counters and VOPD opcodes."""
    for candidate in TABLES:
        if candidate.table == table:
            return candidate
    raise KeyError(f"{table} is the table of no chip")


def align_up(value: int, granule: int) -> int:
    """The least multiple of granule that is not less than value."""
    return -(-value // granule) * granule


def waves_by_vgpr(target: Target, vgprs: int, wave_size: int = 32) -> int:
    """Waves per SIMD that the VGPR file holds when each uses `vgprs` registers (1 to 256)."""
    allocated = align_up(max(vgprs, 1), target.vgpr_granule(wave_size))
    return min(target.max_waves, target.vgprs_per_simd(wave_size) // allocated)


def vgprs_for_waves(target: Target, waves: int, wave_size: int = 32) -> int:
    """The most VGPRs a wave may use so that `waves` of them (1 to 16) fit on a SIMD; a limit of a wave for 0."""
    granule = target.vgpr_granule(wave_size)
    return min(target.addressable_vgprs, target.vgprs_per_simd(wave_size) // max(waves, 1) // granule * granule)


@record
class Occupancy:
    """How many waves run on a SIMD and what holds them back."""

    by_vgpr: int
    """waves per SIMD by registers alone"""
    by_lds: Fraction | None
    """waves per SIMD by LDS and workgroup slots alone, None without such a limit"""
    waves: Fraction
    """waves per SIMD, whole workgroups only; 0 if not even one workgroup fits"""
    workgroups: int
    """workgroups per WGP, or per CU in CU mode"""
    limiter: str
    """vgprs, lds, workgroups (slots for workgroups of several waves) or waves (the 16 of a SIMD)"""
    next_vgprs: int | None
    """most VGPRs with which one more workgroup would fit, if registers are what limits"""
    next_lds: int | None
    """most LDS bytes with which one more workgroup would fit, if LDS is what limits"""

    @property
    def printed(self) -> int:
        """The number that compilers print: registers and LDS, not rounded to whole workgroups of registers."""
        return self.by_vgpr if self.by_lds is None else min(self.by_vgpr, int(self.by_lds))


def occupancy(
    target: Target,
    vgprs: int,
    lds_bytes: int = 0,
    workgroup_size: int = 256,
    cu_mode: bool = False,
    wave_size: int = 32,
) -> Occupancy:
    """Waves per SIMD for a kernel; counts whole workgroups on a WGP (four SIMDs), in CU mode on a CU (two SIMDs)."""
    from fractions import Fraction  # every command reads the table of a chip, few count waves

    simds = target.simds_per_cu if cu_mode else target.simds_per_wgp
    pool = target.lds_per_wgp // 2 if cu_mode else target.lds_per_wgp
    waves_each = max(1, -(-workgroup_size // wave_size))
    by_vgpr = waves_by_vgpr(target, vgprs, wave_size)
    limits = {"vgprs": simds * by_vgpr // waves_each}
    if lds_bytes:
        limits["lds"] = pool // align_up(lds_bytes, target.lds_granule)
    if waves_each > 1:
        limits["workgroups"] = target.workgroups_per_wgp * simds // target.simds_per_wgp
    count = min(limits.values())
    others = [limits[name] for name in ("lds", "workgroups") if name in limits]
    limiter = min(limits, key=lambda name: limits[name])
    if limiter == "vgprs" and by_vgpr == target.max_waves:
        limiter = "waves"
    needed = -(-(count + 1) * waves_each // simds)
    return Occupancy(
        by_vgpr=by_vgpr,
        by_lds=Fraction(min(others) * waves_each, simds) if others else None,
        waves=Fraction(count * waves_each, simds),
        workgroups=count,
        limiter=limiter,
        next_vgprs=vgprs_for_waves(target, needed, wave_size)
        if limiter == "vgprs" and needed <= target.max_waves
        else None,
        next_lds=pool // (count + 1) // target.lds_granule * target.lds_granule if limiter == "lds" else None,
    )
