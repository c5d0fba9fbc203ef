"""The chips of gfx11: RDNA3 (gfx1100 to gfx1103) and RDNA3.5 (gfx1150 to gfx1153).

Sources: RDNA3 ISA guide 2.3, 3.3, 5.6, 12.1, 16.5; LLVM's AMDGPUBaseInfo (VGPR pools and granules), GCNSubtarget
(errata) and ELF header; the tables of waves per register count were read off compiled kernels.
"""

from __future__ import annotations

from typing import Final

from isatool.isa.target import Board, MatrixForm, Packed, StreamWords, Target, VopdRules, WaitCounters, WorkgroupIds

_WAITS: Final = WaitCounters(
    maximum={"vm": 63, "lgkm": 63, "exp": 7, "vs": 63},
    packed={"vm": Packed(10, 6), "exp": Packed(0, 3), "lgkm": Packed(4, 6)},
)
_HAZARDS: Final = frozenset(
    {"vcmpx-permlane", "lds-direct-valu", "lds-direct-vmem", "valu-partial-forwarding", "valu-mask-write", "wmma"}
)


def _chip(number: str, machine: int, wgps: int, board: Board, *, big: bool, rdna35: bool = False) -> Target:
    return Target(
        name=f"gfx{number}",
        family="gfx11",
        table="gfx11.tsv",
        elf_machine=machine,
        wgps=wgps,
        board=board,
        model="gfx1151" if rdna35 else "gfx1100",
        vgprs_wave32=1536 if big else 1024,
        vgpr_granule_wave32=24 if big else 16,
        vopd=VopdRules(parity_erratum=True, one_register_twice=False),
        waits=_WAITS,
        workgroup_ids=WorkgroupIds.USER_SGPRS,
        cache_words=("glc", "slc", "dlc"),
        # ISA guide 4.1.1: slc streams through L2, dlc does not allocate in the last level, both of loads and stores.
        # glc is the scope of a load; a store has the scope of the device with it and without, and evicts its line.
        stream_words=StreamWords(load=("slc", "dlc"), store=("glc", "slc", "dlc")),
        matrix=MatrixForm.DUPLICATED,
        trans_use_hazard=not rdna35,
        mad_intra_fwd=not rdna35,
        scalar_float=rdna35,
        point_samples=rdna35,
        hazards=_HAZARDS,
    )


TARGETS: Final = (
    _chip("1100", 0x41, 48, Board("Radeon RX 7900 XTX", 2.5e9, 960e9), big=True),
    _chip("1101", 0x46, 30, Board("Radeon RX 7800 XT", 2.43e9, 624e9), big=True),
    _chip("1102", 0x47, 16, Board("Radeon RX 7600", 2.655e9, 288e9), big=False),
    _chip("1103", 0x44, 6, Board("Radeon 780M", 2.7e9, 89.6e9), big=False),
    _chip("1150", 0x43, 8, Board("Radeon 890M", 2.9e9, 120e9), big=False, rdna35=True),
    _chip("1151", 0x4A, 20, Board("Radeon 8060S", 2.9e9, 256e9), big=True, rdna35=True),
    _chip("1152", 0x55, 4, Board("Radeon 860M", 3.0e9, 128e9), big=False, rdna35=True),
    _chip("1153", 0x58, 2, Board("Radeon 840M", 2.9e9, 120e9, is_published=False), big=False, rdna35=True),
)
"""in the order in which messages list them; the first is the default of its family"""
