"""Opcodes of VOPD, the RDNA3 encoding that issues two FP32 operations at once (RDNA3 ISA guide 7.6 and tables 91, 92).

Which ones a chip has, its `VopdRules` say. Every operand is read through one of three ports of the VGPR banks: SRC0,
SRC1, SRC2. The accumulator of fmac and dot2acc and the addend of fmamk use SRC2.
"""

from __future__ import annotations

from typing import Final

from isatool.records import record

PREFIX: Final = "v_dual_"
"""how the name of a VOPD half begins"""


@record
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
