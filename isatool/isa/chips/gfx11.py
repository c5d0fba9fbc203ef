"""The chips of gfx11: RDNA3 (gfx1100 to gfx1103) and RDNA3.5 (gfx1150 to gfx1153).

Sources: RDNA3 ISA guide 2.3, 3.3, 5.6, 12.1, 16.5; LLVM's AMDGPUBaseInfo (VGPR pools and granules), GCNSubtarget
(errata) and ELF header; the tables of waves per register count were read off compiled kernels.
"""

from __future__ import annotations

from typing import Final

from isatool.isa import hardware
from isatool.isa.counters import Packed, Queue, WaitCounter, WaitCounters
from isatool.isa.hazards import Hazard
from isatool.isa.target import (
    DescriptorField,
    MatrixLayout,
    StreamWords,
    Target,
    VopdRules,
)
from isatool.isa.vopd_opcodes import Opcode

DEPENDENCES: Final = {
    "depctr_hold_cnt": Packed(7, 1),
    "depctr_sa_sdst": Packed(0, 1),
    "depctr_va_vdst": Packed(12, 4),
    "depctr_va_sdst": Packed(9, 3),
    "depctr_va_ssrc": Packed(8, 1),
    "depctr_va_vcc": Packed(1, 1),
    "depctr_vm_vsrc": Packed(2, 3),
}
_WAITS: Final = WaitCounters(
    counters={
        "vm": WaitCounter(63, (Queue.LOAD, Queue.SAMPLE, Queue.BVH, Queue.FLAT)),
        "lgkm": WaitCounter(63, (Queue.LDS, Queue.SCALAR)),
        "exp": WaitCounter(7, (Queue.EXPORT,)),
        "vs": WaitCounter(63, (Queue.STORE,)),
    },
    instructions={
        "s_waitcnt": {"vm": Packed(10, 6), "exp": Packed(0, 3), "lgkm": Packed(4, 6)},
        "s_waitcnt_vscnt": {"vs": Packed(0, 6)},
        "s_waitcnt_vmcnt": {"vm": Packed(0, 6)},
        "s_waitcnt_lgkmcnt": {"lgkm": Packed(0, 6)},
        "s_waitcnt_expcnt": {"exp": Packed(0, 3)},
    },
    dependences=DEPENDENCES,
)
DESCRIPTOR: Final = {
    "user_sgpr_dispatch_ptr": DescriptorField("properties", 1, 1),
    "user_sgpr_queue_ptr": DescriptorField("properties", 2, 1),
    "user_sgpr_kernarg_segment_ptr": DescriptorField("properties", 3, 1),
    "user_sgpr_dispatch_id": DescriptorField("properties", 4, 1),
    "user_sgpr_private_segment_size": DescriptorField("properties", 6, 1),
    "wavefront_size32": DescriptorField("properties", 10, 1, 1),
    "uses_dynamic_stack": DescriptorField("properties", 11, 1),
    "enable_private_segment": DescriptorField("rsrc2", 0, 1),
    "user_sgpr_count": DescriptorField("rsrc2", 1, 5, None),
    "system_sgpr_workgroup_id_x": DescriptorField("rsrc2", 7, 1, 1),
    "system_sgpr_workgroup_id_y": DescriptorField("rsrc2", 8, 1),
    "system_sgpr_workgroup_id_z": DescriptorField("rsrc2", 9, 1),
    "system_sgpr_workgroup_info": DescriptorField("rsrc2", 10, 1),
    "system_vgpr_workitem_id": DescriptorField("rsrc2", 11, 2),
    "float_round_mode_32": DescriptorField("rsrc1", 12, 2),
    "float_round_mode_16_64": DescriptorField("rsrc1", 14, 2),
    "float_denorm_mode_32": DescriptorField("rsrc1", 16, 2),
    "float_denorm_mode_16_64": DescriptorField("rsrc1", 18, 2, 3),
    "dx10_clamp": DescriptorField("rsrc1", 21, 1, 1),
    "ieee_mode": DescriptorField("rsrc1", 23, 1, 1),
    "fp16_overflow": DescriptorField("rsrc1", 26, 1),
    "workgroup_processor_mode": DescriptorField("rsrc1", 29, 1, 1),
    "memory_ordered": DescriptorField("rsrc1", 30, 1, 1),
    "forward_progress": DescriptorField("rsrc1", 31, 1, 1),
    "shared_vgpr_count": DescriptorField("rsrc3", 0, 4),
    "inst_pref_size": DescriptorField("rsrc3", 4, 6),
    "exception_fp_ieee_invalid_op": DescriptorField("rsrc2", 24, 1),
    "exception_fp_denorm_src": DescriptorField("rsrc2", 25, 1),
    "exception_fp_ieee_div_zero": DescriptorField("rsrc2", 26, 1),
    "exception_fp_ieee_overflow": DescriptorField("rsrc2", 27, 1),
    "exception_fp_ieee_underflow": DescriptorField("rsrc2", 28, 1),
    "exception_fp_ieee_inexact": DescriptorField("rsrc2", 29, 1),
    "exception_int_div_zero": DescriptorField("rsrc2", 30, 1),
}
"""in an order that the assembler takes"""

HALVES: Final = (
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
"""what a half of a VOPD can hold: OPX the first 14, OPY all 17 (ISA guide, tables 91 and 92)"""
_MATRICES: Final = MatrixLayout(
    factors={
        (bits, 16, lanes): letters for bits, letters in ((16, "errr"), (8, "eerr"), (4, "eeer")) for lanes in (32, 64)
    },
    results={(bits, lanes): letters for bits in (32, 16) for lanes, letters in ((32, "hrrr"), (64, "hwrr"))},
)
"""ISA guide 7.9: every group of 16 lanes holds all of A and B, results of 16 bits are in one half of a register"""
LATENCIES: Final = {
    **dict.fromkeys(("valu", "vopd", "wmma"), 5),
    "valu64": 6,
    "mul32": 8,
    "trans": 10,
    "f64": 38,
    "trans64": 40,
    "salu": 2,
}
"""LLVM's scheduling models of gfx11 and gfx12"""
_HAZARDS: Final = frozenset((Hazard.FORWARDED, Hazard.MASK_WRITE))
_OFFSETS: Final = {
    "ds": range(65536),
    "global": range(-4096, 4096),
    "scratch": range(-4096, 4096),
    "flat": range(4096),
    "mubuf": range(4096),
    "mtbuf": range(4096),
    "smem": range(-(1 << 20), 1 << 20),
}
_VOPD: Final = VopdRules({half.name: half for half in HALVES}, parity_erratum=True)


def _chip(
    number: str,
    machine: int,
    wgps: int,
    *,
    big: bool,
    rdna35: bool = False,
    point_samples: bool = False,
    initial_sgprs: int = 0,
) -> Target:
    return Target(
        name=f"gfx{number}",
        family="gfx11",
        table="gfx11.tsv",
        encodings="gfx11",
        elf_machine=machine,
        wgps=wgps,
        model="gfx1151" if rdna35 else "gfx1100",
        vgprs_wave32=1536 if big else 1024,
        vgpr_granule_wave32=24 if big else 16,
        vopd=_VOPD,
        waits=_WAITS,
        workgroup_ids=None,
        hardware_registers={1: "MODE", **hardware.REGISTERS},
        answers=hardware.ANSWERS,
        descriptor=DESCRIPTOR,
        cache_words=("glc", "slc", "dlc"),
        # ISA guide 4.1.1: slc streams through L2, dlc does not allocate in the last level, both of loads and stores.
        # glc is the scope of a load; a store has the scope of the device with it and without, and evicts its line.
        # Volatile accesses have dlc too (AMDGPU backend user guide, memory model of gfx11), slc only nontemporal ones.
        stream_words=StreamWords(load=("slc", "dlc"), store=("glc", "slc", "dlc"), mark="slc"),
        hazards=_HAZARDS if rdna35 else _HAZARDS | {Hazard.TRANS_USE, Hazard.MAD_OVERLAP},
        offsets=_OFFSETS,
        cut_offsets=frozenset(("mubuf", "mtbuf")),
        lds_direct_waits=("wait_vdst", ""),
        scalar_float=rdna35,
        matrices=_MATRICES,
        permutes_whole_wave=False,
        append_adds_m0=True,
        latencies=LATENCIES,
        unordered_writes=frozenset((Queue.SAMPLE,) if point_samples else ()),
        d16_writes_whole=False,
        named_barriers=False,
        fewest_initial_sgprs=initial_sgprs,
    )


TARGETS: Final = (
    _chip("1100", 0x41, 48, big=True, initial_sgprs=16),
    _chip("1101", 0x46, 30, big=True),
    _chip("1102", 0x47, 16, big=False, initial_sgprs=16),
    _chip("1103", 0x44, 6, big=False),
    _chip("1150", 0x43, 8, big=False, rdna35=True, point_samples=True),
    _chip("1151", 0x4A, 20, big=True, rdna35=True, point_samples=True),
    _chip("1152", 0x55, 4, big=False, rdna35=True, point_samples=True),
    _chip("1153", 0x58, 2, big=False, rdna35=True),
)
"""in the order in which messages list them; the first is the default of its family"""
