"""What a rewriter must know about one chip, as one value.

A chip is data in the folder `isatool.isa.chips`: nothing outside `isatool.isa` names one. The parts say where chips of
other generations differ, so that a new one is a new file there: which rows of the instruction table it has, its wait
counters and how an immediate packs them, the rules of VOPD, errata, register files, how a workgroup finds its ids,
which words on a memory instruction are its cache policy, the file of its cycle model.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from enum import IntEnum
from typing import NamedTuple

from isatool.isa.counters import Queue, WaitCounters
from isatool.isa.hazards import Hazard
from isatool.isa.registers import Register
from isatool.isa.vopd_opcodes import Opcode
from isatool.records import dataclass


class Support(IntEnum):
    """How far isatool supports a chip, or what a use needs: each includes the ones before."""

    READ = 0
    """code is read, explained and written back"""
    CHECK = 1
    """waits, barriers and hazards are known: rules hold, and mend code"""
    EXECUTE = 2
    """code is executed on the emulator"""
    REWRITE = 3
    """code is proved and rewritten"""


class IdPlace(NamedTuple):
    """Bits of a scalar register in which a wave finds an id of its workgroup when it starts."""

    register: Register
    low: int = 0
    width: int = 32


class VopdRules(NamedTuple):
    """What two instructions issued as one may be."""

    opcodes: Mapping[str, Opcode]
    """by name without v_dual_"""
    parity_erratum: bool
    """sources in the same position should differ in parity (R19)"""
    moves_share_banks: bool = False
    """two v_dual_mov_b32 may take src0 from one bank"""
    one_register_shares: bool = False
    """both halves may name one VGPR in the same place, which assemblers before LLVM 23 refuse"""


class DescriptorField(NamedTuple):
    """Where a kernel descriptor holds the value of a directive."""

    word: str
    """rsrc1, rsrc2, rsrc3 or properties"""
    low: int
    width: int
    default: int | None = 0
    """without the directive; None: it depends on others"""


class MatrixLayout(NamedTuple):
    """Where elements of matrices are in registers: of the number of an element along k, or of a row, letter n of a word
    says what bit n chooses: e the element within a register, r the register, h and w bits 4 and 5 of the lane. Each
    takes the lowest of its bits first.
    """

    factors: Mapping[tuple[int, int, int], str]
    """of A and B along k, by bits of an element, elements along k, lanes of a wave"""
    results: Mapping[tuple[int, int], str]
    """of the rows of C and D, by bits of an element and lanes of a wave"""


class StreamWords(NamedTuple):
    """The modifiers that say of a plain vector access that its data is not wanted again, and nothing else."""

    load: tuple[str, ...]
    store: tuple[str, ...]
    mark: str
    """the word that is among them: without it the others are those of a volatile access"""

    def are_hints(self, words: Collection[str], *, stores: bool) -> bool:
        """Whether these words of a load or store choose only what caches keep, not who sees it when."""
        return self.mark in words and set(self.store if stores else self.load).issuperset(words)


@dataclass(frozen=True, slots=True, eq=False)
class Target:
    """One chip. Everything that code above `isatool.isa` may ask of it. There is one object for each."""

    name: str
    family: str
    """the generation of its instruction set: gfx11"""
    table: str
    """the data file of its instructions, in the folder of chips"""
    encodings: str
    """how the names of the files of its machine code begin (`isatool.isa.encodings`)"""
    elf_machine: int
    """its number in the low byte of the flags of an ELF file (EF_AMDGPU_MACH)"""
    wgps: int
    """WGPs of the largest product with the chip"""
    model: str
    """the chip whose cycle model this one has but for what its own file in `isatool.model` says: itself, or the chip
    whose WGPs are most like its own; "" for none"""

    vgprs_wave32: int
    """registers per SIMD and lane in wave32; half of it in wave64"""
    vgpr_granule_wave32: int
    """allocation granule; half of it in wave64"""
    vopd: VopdRules | None
    """None for a chip without VOPD"""
    waits: WaitCounters
    workgroup_ids: tuple[IdPlace, IdPlace, IdPlace] | None
    """where the ids x, y, z always are; None: in the SGPRs after the user SGPRs, those that the descriptor asks for"""
    hardware_registers: Mapping[int, str]
    """those of s_getreg by number, without HW_REG_"""
    answers: Mapping[int, str]
    """those of s_sendmsg_rtn by number, without MSG_RTN_GET_"""
    descriptor: Mapping[str, DescriptorField]
    """the bits of a kernel descriptor by directive, without .amdhsa_"""
    cache_words: tuple[str, ...]
    """modifiers of memory instructions that go past a cache or order accesses"""
    stream_words: StreamWords

    hazards: frozenset[Hazard]
    """dependences that it does not interlock"""
    offsets: Mapping[str, range]
    """what the offset of a memory instruction may be, by encoding"""
    cut_offsets: frozenset[str]
    """encodings of which the assembler cuts an offset that is too large to its low bits, without a message"""
    lds_direct_waits: tuple[str, str]
    """fields of an LDS direct load: the number of VALU instructions that may be under way, and whether it goes ahead of
    memory instructions ("": it has none)"""
    scalar_float: bool
    """has s_add_f32 and its kin, and takes scalars as src1 of DPP"""
    matrices: MatrixLayout | None
    """of v_wmma and v_swmmac"""
    permutes_whole_wave: bool
    """ds_permute and ds_bpermute reach all 64 lanes of a wave64, not 32 of them"""
    append_adds_m0: bool
    """ds_append and ds_consume are said to add M0 to the address by all that describe them"""
    latencies: Mapping[str, int]
    """cycles until a result of an ALU can be used, by class (`Row.latency_class`); a carry takes as long as a result of
    the scalar ALU"""
    unordered_writes: frozenset[Queue]
    """queues whose operations are counted in order, but write their registers in any: image_sample where one may take
    the way of plain image loads"""
    d16_writes_whole: bool
    """a load into half a register may write the other half on its way"""
    named_barriers: bool
    """a kernel can allocate barriers besides that of its workgroup"""
    waited_scope: str = ""
    """the scope whose stores that are not atomic need every access before them to be done ("": none does)"""
    fewest_initial_sgprs: int = 0
    """user and system SGPRs that the launch of a wave32 kernel has to fill, else it fills some wrongly (an erratum)"""
    support: Support = Support.REWRITE
    """what takes it: nothing that wants more (`isatool.asm.target.find_chip`)"""

    addressable_vgprs: int = 256
    """that one wave can name"""
    max_waves: int = 16
    """waves per SIMD"""
    simds_per_wgp: int = 4
    simds_per_cu: int = 2
    lds_per_wgp: int = 128 * 1024
    """bytes; half of it in CU mode, and never more than half for one workgroup"""
    lds_per_workgroup: int = 64 * 1024
    lds_granule: int = 1024
    """bytes; the safe value (the descriptor counts in 512)"""
    lds_banks: int = 32
    """banks of 4 bytes in the half of the LDS that belongs to a CU"""
    workgroups_per_wgp: int = 32
    """of more than one wave; a workgroup of one wave needs no barrier and no slot"""
    max_workgroup_size: int = 1024
    clause_members: int = 32
    """of a clause, at most: s_clause can announce 63, compilers stop here"""
    instruction_cache: int = 32 * 1024
    """bytes, shared by the CUs of a WGP"""

    @property
    def has_vopd(self) -> bool:
        """Whether two instructions can be issued as one."""
        return self.vopd is not None

    @property
    def vopd_parity(self) -> bool:
        """Whether sources in the same VOPD position should differ in parity."""
        return self.vopd is not None and self.vopd.parity_erratum

    def vgprs_per_simd(self, wave_size: int) -> int:
        """Size of the VGPR file, in registers of a wave."""
        return self.vgprs_wave32 * 32 // wave_size

    def vgpr_granule(self, wave_size: int) -> int:
        """Registers are allocated in multiples of this."""
        return self.vgpr_granule_wave32 * 32 // wave_size

    def vgpr_encoding_granule(self, wave_size: int) -> int:
        """The kernel descriptor counts registers in multiples of this."""
        return 8 * 32 // wave_size
