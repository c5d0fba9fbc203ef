"""What a kernel can ask the hardware: registers of s_getreg and answers of s_sendmsg_rtn, by number (gfx11)."""

from __future__ import annotations

from typing import Final

REGISTERS: Final = {
    2: "STATUS", 3: "TRAPSTS", 5: "GPR_ALLOC", 6: "LDS_ALLOC", 7: "IB_STS", 15: "SH_MEM_BASES", 20: "FLAT_SCR_LO",
    21: "FLAT_SCR_HI", 23: "HW_ID1", 24: "HW_ID2", 29: "SHADER_CYCLES",
}  # fmt: skip
"""readable hardware registers other than MODE, without HW_REG_"""
OF_THE_WAVE: Final = frozenset(
    (
        "HW_ID1",
        "HW_ID2",
        "SH_MEM_BASES",
        "FLAT_SCR_LO",
        "FLAT_SCR_HI",
        "SHADER_CYCLES",
        "SHADER_CYCLES_LO",
        "SHADER_CYCLES_HI",
    )
)
"""those that say where and when a wave runs. All others depend on its code: on what it has computed (STATUS has SCC and
whether EXEC and VCC are zero, TRAPSTS which exceptions there were), on what is in flight (IB_STS), or on how many
registers and how much LDS it takes (GPR_ALLOC, LDS_ALLOC)."""
ANSWERS: Final = {128: "DOORBELL", 129: "DDID", 130: "TMA", 131: "REALTIME", 133: "TBA"}
"""answers to messages, without MSG_RTN_GET_"""
MESSAGES: Final = {1: "MSG_INTERRUPT", 3: "MSG_DEALLOC_VGPRS"}
"""messages that change nothing in the kernel"""
DECLARABLE: Final = (*REGISTERS.values(), *ANSWERS.values())
"""names of inputs that a launch may declare"""
