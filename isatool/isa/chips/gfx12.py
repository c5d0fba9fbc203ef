"""The chips of gfx12: RDNA4 (gfx1200, gfx1201).

Sources: LLVM's AMDGPUBaseInfo (counters, VGPR pools and granules), GCNSubtarget (hazards), SIDefines (cache policy),
its back end's user guide (memory model of gfx12) and ELF header; trials with the assembler (LLVM 22).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from isatool.isa import hardware
from isatool.isa.chips import gfx11
from isatool.isa.counters import Packed, Queue, WaitCounter, WaitCounters
from isatool.isa.hazards import Hazard
from isatool.isa.registers import ttmp
from isatool.isa.target import DescriptorField, IdPlace, MatrixLayout, StreamWords, Support, Target, VopdRules

_COUNTERS: Final = {
    "load": WaitCounter(63, (Queue.LOAD, Queue.FLAT)),
    "store": WaitCounter(63, (Queue.STORE,)),
    "ds": WaitCounter(63, (Queue.LDS, Queue.FLAT_LDS)),
    "km": WaitCounter(31, (Queue.SCALAR,)),
    "sample": WaitCounter(63, (Queue.SAMPLE,)),
    "bvh": WaitCounter(7, (Queue.BVH,)),
    "exp": WaitCounter(7, (Queue.EXPORT,)),
}
_WAITS: Final = WaitCounters(
    counters=_COUNTERS,
    instructions={
        **{f"s_wait_{name}cnt": {name: Packed(0, counter.maximum.bit_length())} for name, counter in _COUNTERS.items()},
        "s_wait_loadcnt_dscnt": {"load": Packed(8, 6), "ds": Packed(0, 6)},
        "s_wait_storecnt_dscnt": {"store": Packed(8, 6), "ds": Packed(0, 6)},
    },
    dependences=gfx11.DEPENDENCES,
)
_REGISTERS: Final = {
    1: "WAVE_MODE", 2: "WAVE_STATUS", 4: "WAVE_STATE_PRIV", 5: "WAVE_GPR_ALLOC", 6: "WAVE_LDS_ALLOC", 7: "IB_STS",
    10: "PERF_SNAPSHOT_DATA", 11: "PERF_SNAPSHOT_PC_LO", 12: "PERF_SNAPSHOT_PC_HI", 15: "PERF_SNAPSHOT_DATA1",
    16: "PERF_SNAPSHOT_DATA2", 17: "WAVE_EXCP_FLAG_PRIV", 18: "WAVE_EXCP_FLAG_USER", 19: "WAVE_TRAP_CTRL",
    20: "WAVE_SCRATCH_BASE_LO", 21: "WAVE_SCRATCH_BASE_HI", 23: "WAVE_HW_ID1", 24: "WAVE_HW_ID2", 26: "WAVE_SCHED_MODE",
    29: "SHADER_CYCLES_LO", 30: "SHADER_CYCLES_HI", 31: "WAVE_DVGPR_ALLOC_LO", 32: "WAVE_DVGPR_ALLOC_HI",
}  # fmt: skip

_DESCRIPTOR: Final = {
    **{
        name: field
        for name, field in gfx11.DESCRIPTOR.items()
        if name not in ("dx10_clamp", "ieee_mode", "shared_vgpr_count")
    },
    "round_robin_scheduling": DescriptorField("rsrc1", 21, 1),
    "inst_pref_size": DescriptorField("rsrc3", 4, 8),
}


def num_name(name: str) -> str:
    """What gfx12 calls an operation of gfx11: maximum and minimum have the names of IEEE 754-2019."""
    return name.replace("max_", "max_num_").replace("min_", "min_num_")


_HALVES: Final = tuple(
    replace(
        half,
        name=num_name(half.name),
        commuted=num_name(half.commuted),
        plain="" if half.name.startswith("dot2acc") else num_name(half.plain),
    )
    for half in gfx11.HALVES
)
"""those of gfx11; dot2acc is only a half"""
_OFFSETS: Final = {
    "ds": range(65536),
    **dict.fromkeys(("global", "scratch", "flat", "smem"), range(-(1 << 23), 1 << 23)),
    **dict.fromkeys(("mubuf", "mtbuf"), range(1 << 23)),
}
_VOPD: Final = VopdRules(
    {half.name: half for half in _HALVES}, parity_erratum=False, moves_share_banks=True, one_register_shares=True
)
"""RDNA4 ISA guide 7.6"""

_MATRICES: Final = MatrixLayout(
    factors={
        (16, 16, 32): "erhr",
        (8, 16, 32): "eerh",
        (4, 16, 32): "eeeh",
        (4, 32, 32): "eeerh",
        (16, 16, 64): "erhw",
        (8, 16, 64): "eewh",
        (4, 16, 64): "eeeh",
        (4, 32, 64): "eeewh",
        # of what is multiplied with a sparse matrix
        (16, 32, 32): "errhr",
        (8, 32, 32): "eerrh",
        (4, 64, 32): "eeerrh",
        (16, 32, 64): "errhw",
        (8, 32, 64): "eerwh",
        (4, 64, 64): "eeerwh",
    },
    results={(32, 32): "rrrh", (16, 32): "errh", (32, 64): "rrwh", (16, 64): "erwh"},
)
"""as AMD's matrix instruction calculator has them"""


def _chip(number: str, machine: int, wgps: int) -> Target:
    return Target(
        name=f"gfx{number}",
        family="gfx12",
        table="gfx12.tsv",
        encodings="gfx12",
        elf_machine=machine,
        wgps=wgps,
        model="gfx1200",
        vgprs_wave32=1536,
        vgpr_granule_wave32=24,
        vopd=_VOPD,
        waits=_WAITS,
        workgroup_ids=(IdPlace(ttmp(9)), IdPlace(ttmp(7), 0, 16), IdPlace(ttmp(7), 16, 16)),
        hardware_registers=_REGISTERS,
        answers={**hardware.ANSWERS, 135: "SE_AID_ID"},
        descriptor=_DESCRIPTOR,
        cache_words=("th", "scope"),
        stream_words=StreamWords(load=(), store=(), mark=""),
        hazards=frozenset((Hazard.SCALAR_READ,)),
        offsets=_OFFSETS,
        cut_offsets=frozenset(),
        lds_direct_waits=("wait_va_vdst", "wait_vm_vsrc"),
        scalar_float=True,
        matrices=_MATRICES,
        permutes_whole_wave=True,
        append_adds_m0=False,
        latencies=gfx11.LATENCIES,
        # FeatureVmemWriteVgprInOrder of LLVM is that of other generations
        unordered_writes=frozenset((Queue.LOAD, Queue.SAMPLE, Queue.BVH)),
        d16_writes_whole=True,
        named_barriers=False,
        waited_scope="SCOPE_SYS",
        support=Support.REWRITE,
    )


TARGETS: Final = (
    _chip("1200", 0x48, 16),
    _chip("1201", 0x4E, 32),
)
"""in the order in which messages list them"""
