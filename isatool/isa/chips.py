"""The chips of gfx11: register files, LDS, errata, and how many waves fit on a SIMD.

Sources: RDNA3 ISA guide 2.3, 3.3, 12.1; LLVM's AMDGPUBaseInfo (VGPR pools and granules) and GCNSubtarget (errata); the
tables of waves per register count were read off compiled kernels.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Final

MAX_WAVES: Final = 16
"""waves per SIMD"""
SIMDS_PER_WGP: Final = 4
SIMDS_PER_CU: Final = 2
LDS_PER_WGP: Final = 128 * 1024
"""bytes; half of it in CU mode, and never more than half for one workgroup"""
LDS_PER_WORKGROUP: Final = 64 * 1024
LDS_GRANULE: Final = 1024
"""bytes; the safe value (the descriptor counts in 512)"""
LDS_DESCRIPTOR_GRANULE: Final = 512
LDS_BANKS: Final = 32
"""banks of 4 bytes in the half of the LDS that belongs to a CU"""
WORKGROUPS_PER_WGP: Final = 32
"""of more than one wave; a workgroup of one wave needs no barrier and no slot"""
MAX_WORKGROUP_SIZE: Final = 1024
ADDRESSABLE_VGPRS: Final = 256
INSTRUCTION_CACHE: Final = 32 * 1024
"""bytes, shared by the CUs of a WGP"""
INSTRUCTION_LINE: Final = 64
SCALAR_CACHE: Final = 16 * 1024
VECTOR_CACHE_LINE: Final = 128


@dataclass(frozen=True, slots=True)
class Chip:
    """What a rewriter must know about one target."""

    name: str
    vgprs_wave32: int
    """registers per SIMD and lane in wave32; half of it in wave64"""
    vgpr_granule_wave32: int
    """allocation granule; half of it in wave64"""
    trans_use_hazard: bool
    """a transcendental result read too soon needs s_waitcnt_depctr va_vdst(0)"""
    mad_intra_fwd: bool
    """v_mad_u64_u32 and v_mad_i64_i32 may not overlap their sources"""
    scalar_float: bool
    """has s_add_f32 and its kin, and takes scalars as src1 of DPP (RDNA3.5)"""
    point_samples: bool = False
    """an image_sample may take the way of plain image loads, so two of them return in no order"""
    vopd_parity: bool = True
    """sources in the same VOPD position should differ in parity"""
    has_vopd: bool = True
    hazards: frozenset[str] = frozenset(
        {"vcmpx-permlane", "lds-direct-valu", "lds-direct-vmem", "valu-partial-forwarding", "valu-mask-write", "wmma"}
    )

    def vgprs_per_simd(self, wave_size: int) -> int:
        """Size of the VGPR file, in registers of a wave."""
        return self.vgprs_wave32 * 32 // wave_size

    def vgpr_granule(self, wave_size: int) -> int:
        """Registers are allocated in multiples of this."""
        return self.vgpr_granule_wave32 * 32 // wave_size

    def vgpr_encoding_granule(self, wave_size: int) -> int:
        """The kernel descriptor counts registers in multiples of this."""
        return 8 * 32 // wave_size


def _chip(name: str, *, big: bool, rdna35: bool = False) -> Chip:
    return Chip(
        name=name,
        vgprs_wave32=1536 if big else 1024,
        vgpr_granule_wave32=24 if big else 16,
        trans_use_hazard=not rdna35,
        mad_intra_fwd=not rdna35,
        scalar_float=rdna35,
        point_samples=rdna35,
    )


DEFAULT: Final = _chip("gfx1100", big=True)
CHIPS: Final = (
    DEFAULT,
    _chip("gfx1101", big=True),
    _chip("gfx1102", big=False),
    _chip("gfx1103", big=False),
    _chip("gfx1150", big=False, rdna35=True),
    _chip("gfx1151", big=True, rdna35=True),
    _chip("gfx1152", big=False, rdna35=True),
    _chip("gfx1153", big=False, rdna35=True),
)


@lru_cache(maxsize=32)
def chip(name: str) -> Chip:
    """The chip called `gfx1100` and so on; KeyError for one that is not known, with the known names."""
    for candidate in CHIPS:
        if candidate.name == name:
            return candidate
    raise KeyError(f"{name} is not one of {', '.join(candidate.name for candidate in CHIPS)}")


def known_chip(name: str) -> Chip:
    """The chip of that name; for one that is not known the one with all hazards."""
    return next((known for known in CHIPS if known.name == name), DEFAULT)


def align_up(value: int, granule: int) -> int:
    """The least multiple of granule that is not less than value."""
    return -(-value // granule) * granule


def waves_by_vgpr(target: Chip, vgprs: int, wave_size: int = 32) -> int:
    """Waves per SIMD that the VGPR file holds when each uses `vgprs` registers (1 to 256)."""
    allocated = align_up(max(vgprs, 1), target.vgpr_granule(wave_size))
    return min(MAX_WAVES, target.vgprs_per_simd(wave_size) // allocated)


def vgprs_for_waves(target: Chip, waves: int, wave_size: int = 32) -> int:
    """The most VGPRs a wave may use so that `waves` of them (1 to 16) fit on a SIMD; a limit of a wave for 0."""
    granule = target.vgpr_granule(wave_size)
    return min(ADDRESSABLE_VGPRS, target.vgprs_per_simd(wave_size) // max(waves, 1) // granule * granule)


@dataclass(frozen=True, slots=True)
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
    target: Chip,
    vgprs: int,
    lds_bytes: int = 0,
    workgroup_size: int = 256,
    cu_mode: bool = False,
    wave_size: int = 32,
) -> Occupancy:
    """Waves per SIMD for a kernel; counts whole workgroups on a WGP (four SIMDs), in CU mode on a CU (two SIMDs)."""
    simds = SIMDS_PER_CU if cu_mode else SIMDS_PER_WGP
    pool = LDS_PER_WGP // 2 if cu_mode else LDS_PER_WGP
    waves_each = max(1, -(-workgroup_size // wave_size))
    by_vgpr = waves_by_vgpr(target, vgprs, wave_size)
    limits = {"vgprs": simds * by_vgpr // waves_each}
    if lds_bytes:
        limits["lds"] = pool // align_up(lds_bytes, LDS_GRANULE)
    if waves_each > 1:
        limits["workgroups"] = WORKGROUPS_PER_WGP * simds // SIMDS_PER_WGP
    count = min(limits.values())
    others = [limits[name] for name in ("lds", "workgroups") if name in limits]
    limiter = min(limits, key=lambda name: limits[name])
    if limiter == "vgprs" and by_vgpr == MAX_WAVES:
        limiter = "waves"
    needed = -(-(count + 1) * waves_each // simds)
    return Occupancy(
        by_vgpr=by_vgpr,
        by_lds=Fraction(min(others) * waves_each, simds) if others else None,
        waves=Fraction(count * waves_each, simds),
        workgroups=count,
        limiter=limiter,
        next_vgprs=vgprs_for_waves(target, needed, wave_size) if limiter == "vgprs" and needed <= MAX_WAVES else None,
        next_lds=pool // (count + 1) // LDS_GRANULE * LDS_GRANULE if limiter == "lds" else None,
    )
