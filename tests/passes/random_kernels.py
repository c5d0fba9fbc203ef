"""Random kernels for tests of passes: arithmetic that can dual-issue, loads with exact waits, divergence, LDS."""

from __future__ import annotations

import random
import struct
from dataclasses import dataclass, field

import numpy as np

from isatool.analysis.cfg import build_flow
from isatool.analysis.edits import apply_edits
from isatool.analysis.hazards import plan_hazards
from isatool.analysis.wait_insertion import plan_waits
from isatool.asm.reader import read_text
from isatool.emulator.dispatch import Contents, Dispatch, Layout, descriptor_of
from isatool.emulator.findings import FindingKind
from isatool.emulator.run import Executable, Settings
from isatool.ir.program import Function, Program
from isatool.passes.pair_region import is_legal_pair

LANES = 64
VALUES = 24
"""v0 to v23 hold random values; v24 to v31 addresses and lane numbers"""
PRELUDE = """
s_load_b128 s[28:31], s[0:1], 0x0
v_mov_b32_e32 v26, v0
v_mul_u32_u24_e32 v25, 0x60, v0
v_lshlrev_b32_e32 v27, 4, v0
s_load_b512 s[0:15], s[28:29], 0x0
s_mov_b32 vcc_lo, 0x0f0f3355
global_load_b128 v[0:3], v25, s[28:29] offset:128
global_load_b128 v[4:7], v25, s[28:29] offset:144
global_load_b128 v[8:11], v25, s[28:29] offset:160
global_load_b128 v[12:15], v25, s[28:29] offset:176
global_load_b128 v[16:19], v25, s[28:29] offset:192
global_load_b128 v[20:23], v25, s[28:29] offset:208
ds_store_b128 v27, v[0:3]
s_cmp_eq_u32 s2, s3
"""
EPILOGUE = """
s_mov_b32 exec_lo, -1
global_store_b128 v25, v[0:3], s[30:31]
global_store_b128 v25, v[4:7], s[30:31] offset:16
global_store_b128 v25, v[8:11], s[30:31] offset:32
global_store_b128 v25, v[12:15], s[30:31] offset:48
global_store_b128 v25, v[16:19], s[30:31] offset:64
global_store_b128 v25, v[20:23], s[30:31] offset:80
s_endpgm
"""
DUAL_X = (
    "{}mov_b32{} D, S", "{}add_f32{} D, S, V", "{}sub_f32{} D, S, V", "{}subrev_f32{} D, S, V",
    "{}mul_f32{} D, S, V", "{}fmac_f32{} D, S, V", "{}max_f32{} D, S, V", "{}min_f32{} D, S, V",
    "{}mul_dx9_zero_f32{} D, S, V",
)  # fmt: skip
DUAL_Y = (*DUAL_X, "{}add_nc_u32{} D, S, V", "{}lshlrev_b32{} D, S, V", "{}and_b32{} D, S, V")
OTHERS = (
    "v_fmaak_f32 D, V, V, 0x40490fdb", "v_fmamk_f32 D, V, 0x3fb504f3, V", "v_fmaak_f32 D, 2.0, V, 0x3f800000",
    "v_cndmask_b32_e32 D, S, V, vcc_lo", "v_cndmask_b32_e64 D, V, V, s3", "v_cndmask_b32_e64 D, 0, 1.0, vcc_lo",
    "v_fma_f32 D, V, V, V", "v_fma_f32 D, -V, V, |V|", "v_fma_f32 D, V, V, 1.0", "v_fma_f32 D, V, 2.0, V",
    "v_xor_b32_e32 D, S, V", "v_lshl_add_u32 D, V, 3, V", "v_add3_u32 D, V, V, S", "v_perm_b32 D, V, V, s2",
    "v_cmp_gt_f32_e32 vcc_lo, S, V", "v_cmp_lt_u32_e64 s5, V, V", "v_cmp_eq_u32_e32 vcc_lo, 3, V",
    "v_add_co_u32 D, vcc_lo, V, V", "v_add_co_ci_u32_e64 D, vcc_lo, V, V, vcc_lo", "v_mul_lo_u32 D, V, V",
    "v_rcp_f32_e32 D, V", "v_exp_f32_e32 D, V", "v_cvt_f32_i32_e32 D, V", "v_cvt_f16_f32_e32 D, V",
    "v_add_f16_e32 D, V, V", "v_pk_mul_f16 D, V, V", "v_mov_b32_dpp D, V row_shl:1 row_mask:0xf bank_mask:0xf",
    "v_add_f32_dpp D, V, V quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf bound_ctrl:1",
    "v_readlane_b32 s6, V, 5", "v_readfirstlane_b32 s7, V", "v_writelane_b32 D, s2, 7", "v_swap_b32 D, D",
    "v_dot2acc_f32_f16 D, V, V", "v_permlane16_b32 D, V, s2, s3", "v_add_f32_e64 D, V, V clamp",
    "s_add_u32 s4, s4, s2", "s_mov_b32 s8, 0x12345", "s_lshl_b32 s9, s4, 2", "s_cselect_b32 s10, s2, s3",
    "s_mov_b32 vcc_lo, s3", "v_mov_b32_e32 D, S", "v_mov_b32_e32 D, V",
)  # fmt: skip
PAIRS = ("v_lshlrev_b64 P, 4, P", "v_mad_u64_u32 P, null, V, V, P", "v_add_f64 P, P, P", "v_cvt_f64_f32_e32 P, V")
MEMORY = (
    "global_load_b32 D, v25, s[28:29] offset:128", "global_load_b64 P, v25, s[28:29] offset:144",
    "global_load_b128 Q, v25, s[28:29] offset:160", "global_load_d16_b16 D, v25, s[28:29] offset:132",
    "ds_store_b32 v27, V", "ds_load_b32 D, v27", "ds_load_b64 P, v27 offset:8", "ds_load_b128 Q, v27",
    "ds_load_2addr_b32 P, v27 offset1:2", "ds_load_u16_d16_hi D, v27", "ds_store_b64 v27, P",
    "s_load_b64 s[10:11], s[28:29], 0x10", "global_store_b32 v25, V, s[30:31]",
    "ds_bpermute_b32 D, v27, V", "s_setprio 1", "s_sleep 1",
)  # fmt: skip
FENCES = ("s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 0", "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15")


@dataclass
class Maker:
    """Instructions from a seed; `registers` bounds how many values there are, so how often registers are used again."""

    random: random.Random
    registers: int = VALUES
    labels: int = 0
    lines: list[str] = field(default_factory=list)

    def fill(self, template: str) -> str:
        """Registers and constants for the letters of a template."""
        words = []
        for word in template.replace(",", " ,").replace("|", " | ").replace("-V", "- V").split(" "):
            words.append(self.word(word))
        text = " ".join(words).replace(" ,", ",").replace("| ", "|").replace(" |", "|").replace("- v", "-v")
        return text.replace(",|", ", |").replace("|,", "|,")

    def word(self, word: str) -> str:
        pick = self.random
        match word:
            case "D" | "V":
                return f"v{pick.randrange(self.registers)}"
            case "P":
                first = pick.randrange(self.registers - 1)
                return f"v[{first}:{first + 1}]"
            case "Q":
                first = pick.randrange(self.registers - 3)
                return f"v[{first}:{first + 3}]"
            case "S":
                return pick.choice(("V", "V", "V", "s2", "s3", "1.0", "0", "3", "0x3fc90fdb", "vcc_lo")) \
                    .replace("V", f"v{pick.randrange(self.registers)}")  # fmt: skip
        return word

    def dual(self) -> str:
        """A VOPD that may be generated."""
        for _ in range(200):
            x, y = (self.fill(self.random.choice(kinds).format("v_dual_", "")) for kinds in (DUAL_X, DUAL_Y))
            text = f"{x} :: {y}"
            (line,) = read_text(f"\t{text}\n").lines
            if line.instruction is not None and not line.instruction.is_opaque and is_legal_pair(line.instruction):
                return text
        return "v_nop"

    def line(self) -> str:
        """One instruction."""
        kind = self.random.random()
        if kind < 0.5:
            return self.fill(self.random.choice(DUAL_Y).format("v_", "_e32"))
        if kind < 0.6:
            return self.dual()
        if kind < 0.85:
            return self.fill(self.random.choice(OTHERS))
        if kind < 0.9:
            return self.fill(self.random.choice(PAIRS))
        if kind < 0.985:
            return self.fill(self.random.choice(MEMORY))
        return self.random.choice(FENCES)

    def straight(self, count: int) -> None:
        """A straight line."""
        self.lines += [self.line() for _ in range(count)]

    def masked(self, count: int) -> None:
        """A region in which only some lanes are on."""
        mask = self.random.choice(("s3", "vcc_lo", "0x00ff0ff0"))
        self.lines.append(f"s_and_saveexec_b32 s12, {mask}")
        self.straight(count)
        self.lines.append("s_mov_b32 exec_lo, s12")

    def skipped(self, count: int) -> None:
        """A region that no wave enters if VCC is 0."""
        self.labels += 1
        label = f"skip{self.labels}"
        self.lines.append("v_cmp_gt_u32_e32 vcc_lo, 40, v26")
        self.lines.append("s_and_saveexec_b32 s13, vcc_lo")
        self.lines.append(f"s_cbranch_execz {label}")
        self.straight(count)
        self.lines.append(f"{label}:")
        self.lines.append("s_mov_b32 exec_lo, s13")


def text_of(seed: int, registers: int = VALUES, size: int = 40) -> str:
    """The body of a kernel without waits: a loop with straight, masked and skipped parts."""
    maker = Maker(random.Random(seed), registers)
    maker.lines += [*PRELUDE.strip().splitlines(), "s_mov_b32 s24, 2", "again:"]
    for _ in range(3):
        maker.random.choice((maker.straight, maker.straight, maker.masked, maker.skipped))(size)
    if maker.random.random() < 0.5:
        maker.lines.append("s_barrier")
        maker.straight(size // 4)
    maker.lines += ["s_add_i32 s24, s24, -1", "s_cmp_lg_u32 s24, 0", "s_cbranch_scc1 again"]
    maker.lines += EPILOGUE.strip().splitlines()
    return "\n".join(line if line.endswith(":") else f"\t{line}" for line in maker.lines)


def kernel(body: str, vgprs: int = 32) -> Program:
    """A program of one kernel `k` around a body."""
    values = {
        "next_free_vgpr": vgprs, "next_free_sgpr": 40, "group_segment_fixed_size": LANES * 16 + 64,
        "user_sgpr_kernarg_segment_ptr": 1, "user_sgpr_count": 2, "kernarg_size": 16, "float_denorm_mode_32": 3,
    }  # fmt: skip
    return read_text(
        "\n".join(
            (
                '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"', "\t.text", "\t.globl k", "\t.p2align 8",
                "\t.type k,@function", "k:", body, "\t.section .rodata", "\t.amdhsa_kernel k",
                *(f"\t\t.amdhsa_{name} {value}" for name, value in values.items()), "\t.end_amdhsa_kernel", "",
            )
        )
    )  # fmt: skip


def random_kernel(seed: int, registers: int = VALUES, size: int = 40) -> Function:
    """A random kernel with the waits and hazard waits that it needs, and no more."""
    function = kernel(text_of(seed, registers, size)).kernel("k")
    flow = build_flow(function)
    function = apply_edits(flow, plan_waits(flow, {}, {}).edits()).program.kernel("k")
    flow = build_flow(function)
    return apply_edits(flow, plan_hazards(flow)).program.kernel("k")


def memory_after(function: Function, seed: int = 0, engine: str = "native") -> tuple[bytes, tuple[FindingKind, ...]]:
    """The output buffer of two waves on random data, and the kinds of findings."""
    data = np.random.default_rng(seed).integers(0, 1 << 32, 32 + LANES * 2 * 24, dtype=np.uint64).astype(np.uint32)
    data[::3] = np.random.default_rng(seed + 1).uniform(-4, 4, data[::3].size).astype(np.float32).view(np.uint32)
    content, size = data.tobytes(), LANES * 0x60
    addresses = Layout().addresses([("in", len(content)), ("out", size)])
    launched = Dispatch(
        descriptor_of(function),
        (1, 1, 1),
        (LANES, 1, 1),
        struct.pack("<QQ", addresses["in"], addresses["out"]),
        (
            Contents("in", addresses["in"], content, 0, writable=False),
            Contents("out", addresses["out"], bytes(size), 0),
        ),
    )
    result = Executable(function).dispatch(launched, None, Settings("forward", True, engine=engine))
    return result.memory["out"], tuple(finding.kind for finding in result.findings)
