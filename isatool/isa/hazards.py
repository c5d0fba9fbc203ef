"""Dependences that a chip does not interlock, as data: which it has is `Target.hazards`.

Every chip has those that nothing here names: WMMA after WMMA, v_permlane after v_cmpx, LDS direct loads.
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple


class Hazard(StrEnum):
    """What is lost if nothing waits."""

    TRANS_USE = "trans-use"
    """a vector instruction reads the result of a transcendental too soon"""
    MAD_OVERLAP = "mad-overlap"
    """v_mad_u64_u32 and v_mad_i64_i32 write a register that they also read"""
    FORWARDED = "forwarded"
    """in wave64 a vector instruction reads a VGPR from before and one from after a scalar write of EXEC"""
    MASK_WRITE = "mask-write"
    """in wave64 a vector instruction reads a lane mask that a scalar one wrote after a vector one had read it"""
    SCALAR_READ = "scalar-read"
    """a scalar register that a vector instruction has ever read is written, and read again"""


FORGETTING_NOPS: Final = {32: 4, 64: 8}
"""wave size -> ds_nop in a row after which no scalar register counts as read (SCALAR_READ)"""
VALU_RESULTS: Final = "depctr_va_vdst"
"""the field of the wait for ALU results that counts VALU instructions whose VGPRs are not written"""
SCALAR_RESULTS: Final = "depctr_sa_sdst"
"""that for SGPRs that the scalar ALU writes"""
VALU_SCALARS: Final = "depctr_va_sdst"
"""that for SGPRs that the VALU writes, but for VCC"""
VALU_VCC: Final = "depctr_va_vcc"
"""that for VCC where the VALU writes it"""
VMEM_SOURCES: Final = "depctr_vm_vsrc"
"""that for VGPRs that memory instructions have not read yet"""


class HazardEnd(NamedTuple):
    """When a dependence is no hazard any more."""

    waits: tuple[str, ...]
    """the fields of the wait for ALU results of which 0 mends it, each for another producer"""
    valu: int = 0
    """so many VALU instructions between producer and consumer are enough, 0: no number is"""
    trans: int = 0
    """or so many transcendental ones"""
    apart: int = 0
    """or more than so many VALU instructions between two producers"""


RULES: Final = {
    Hazard.TRANS_USE: HazardEnd((VALU_RESULTS,), valu=6, trans=2),
    Hazard.FORWARDED: HazardEnd((VALU_RESULTS,), valu=5, apart=2),
    Hazard.MASK_WRITE: HazardEnd((SCALAR_RESULTS,)),
    Hazard.SCALAR_READ: HazardEnd((SCALAR_RESULTS, VALU_SCALARS, VALU_VCC)),
}
LDS_DIRECT_REACH: Final = 15
"""an LDS direct load can wait for a VALU instruction with fewer than so many after it; before them it needs no wait"""
IN_FLIGHT: Final = 5
"""a result is in flight for so many VALU instructions, twice as long that of a transcendental; s_delay_alu names the
last four"""
