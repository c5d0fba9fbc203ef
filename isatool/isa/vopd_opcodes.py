"""Opcodes of VOPD, the RDNA3 encoding that issues two FP32 operations at once (RDNA3 ISA guide 7.6 and tables 91, 92).

OPX takes the first 14, OPY all 17. Every operand is read through one of three ports of the VGPR banks: SRC0, SRC1,
SRC2. The accumulator of fmac and dot2acc and the addend of fmamk use SRC2.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

PREFIX: Final = "v_dual_"
"""how the name of a VOPD half begins"""


@dataclass(frozen=True, slots=True)
class Opcode:
    """One operation that a VOPD half can hold."""

    name: str
    """without v_dual_: fmac_f32"""
    code: int
    """number in the OPY field, and in OPX if `in_x`"""
    in_x: bool
    sources: int = 2
    """printed register or constant sources, without K"""
    accumulates: bool = False
    """reads its destination, through the SRC2 port"""
    addend: bool = False
    """fmamk: the second register is the addend and uses the SRC2 port, not SRC1"""
    has_k: bool = False
    """fmaak, fmamk: a literal constant belongs to the operation"""
    reads_vcc: bool = False
    commuted: str = ""
    """name of the operation that does the same with src0 and src1 exchanged, "" if there is none"""
    plain: str = ""
    """the VOP1 or VOP2 mnemonic that does the same, "" if it exists only as a half"""

    @property
    def mnemonic(self) -> str:
        """As printed: v_dual_fmac_f32."""
        return f"v_dual_{self.name}"


_ALL: Final = (
    Opcode("fmac_f32", 0, True, accumulates=True, commuted="fmac_f32", plain="v_fmac_f32"),
    Opcode("fmaak_f32", 1, True, has_k=True, commuted="fmaak_f32", plain="v_fmaak_f32"),
    Opcode("fmamk_f32", 2, True, has_k=True, addend=True, plain="v_fmamk_f32"),
    Opcode("mul_f32", 3, True, commuted="mul_f32", plain="v_mul_f32"),
    Opcode("add_f32", 4, True, commuted="add_f32", plain="v_add_f32"),
    Opcode("sub_f32", 5, True, commuted="subrev_f32", plain="v_sub_f32"),
    Opcode("subrev_f32", 6, True, commuted="sub_f32", plain="v_subrev_f32"),
    Opcode("mul_dx9_zero_f32", 7, True, commuted="mul_dx9_zero_f32", plain="v_mul_dx9_zero_f32"),
    Opcode("mov_b32", 8, True, sources=1, plain="v_mov_b32"),
    Opcode("cndmask_b32", 9, True, reads_vcc=True, plain="v_cndmask_b32"),
    Opcode("max_f32", 10, True, commuted="max_f32", plain="v_max_f32"),
    Opcode("min_f32", 11, True, commuted="min_f32", plain="v_min_f32"),
    Opcode("dot2acc_f32_f16", 12, True, accumulates=True, commuted="dot2acc_f32_f16", plain="v_dot2acc_f32_f16"),
    Opcode("dot2acc_f32_bf16", 13, True, accumulates=True, commuted="dot2acc_f32_bf16"),
    Opcode("add_nc_u32", 16, False, commuted="add_nc_u32", plain="v_add_nc_u32"),
    Opcode("lshlrev_b32", 17, False, plain="v_lshlrev_b32"),
    Opcode("and_b32", 18, False, commuted="and_b32", plain="v_and_b32"),
)
OPCODES: Final[dict[str, Opcode]] = {opcode.name: opcode for opcode in _ALL}
BY_PLAIN: Final[dict[str, Opcode]] = {opcode.plain: opcode for opcode in _ALL if opcode.plain}


def opcode(mnemonic: str) -> Opcode | None:
    """The opcode of `fmac_f32`, `v_dual_fmac_f32` or `v_fmac_f32` (also with _e32); None if no half can hold it."""
    name = mnemonic.removesuffix("_e32")
    return OPCODES.get(name.removeprefix("v_dual_")) or BY_PLAIN.get(name)
