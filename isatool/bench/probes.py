"""Microbenchmarks as assembly: one kernel a probe, in a short and a long form.

Every probe times a loop with the shader's own cycle counter (HW_REG_SHADER_CYCLES, 20 bits on gfx11) and stores one
number a wave. The two forms differ only in how often the body stands in the loop, so that their difference is the
body's cost alone: loop, counter and start drop out. Bodies keep to registers v4 to v63 and s11 to s15.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from isatool.records import record

COUNTER_BITS: Final = 20
DATA_WORDS: Final = 4096
TURNS: Final = 32
READ_COUNTER: Final = "s_getreg_b32 {}, hwreg(HW_REG_SHADER_CYCLES, 0, 20)"

Body = Callable[[int], tuple[str, ...]]
_LAST_REGISTER: Final = 63
_PADDING_WORDS: Final = 64
_CODE_END: Final = 0xBF9F0000


@record
class Probe:
    """One microbenchmark. `body` gives the lines of one copy; copies come in multiples of 4.

    `lanes` is the workgroup, one workgroup runs; `lds` bytes are set to zero first.
    """

    name: str
    about: str
    body: Body
    lanes: int = 32
    copies: tuple[int, int] = (16, 64)
    cu_mode: bool = True
    lds: int = 0
    setup: tuple[str, ...] = ()

    @property
    def waves(self) -> int:
        """Waves of the workgroup."""
        return self.lanes // 32

    @property
    def forms(self) -> tuple[tuple[str, int], tuple[str, int]]:
        """(kernel name, copies) of the short and the long form."""
        short, long = self.copies
        return (f"{self.name}_short", short), (f"{self.name}_long", long)


def probes() -> tuple[Probe, ...]:
    """All of them, in the order of the report."""
    return (*_latencies(), *_issue(), *_banks(), *_single_fmas(), *_lds(), *_vmem(), *_control(), *_rules())


def assembly(chosen: tuple[Probe, ...], chip: str) -> str:
    """One file with both forms of every probe as kernels."""
    kernels = [(probe, name, copies) for probe in chosen for name, copies in probe.forms]
    lines = [f'\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"', "\t.amdhsa_code_object_version 6"]
    for probe, name, copies in kernels:
        lines += _kernel(probe, name, copies)
    lines += ["\t.amdgpu_metadata", "---", "amdhsa.kernels:"]
    for probe, name, _ in kernels:
        lines += _metadata(probe, name)
    lines += [f"amdhsa.target: amdgcn-amd-amdhsa--{chip}", "amdhsa.version:", "  - 1", "  - 2", "..."]
    return "\n".join([*lines, "\t.end_amdgpu_metadata", ""])


def launch_text(probe: Probe, name: str) -> str:
    """The launch spec of one form as TOML."""
    return f"""kernel = "{name}"
block = [{probe.lanes}]
grid = [1]
[sizes]
turns = {{ default = {TURNS}, min = 1 }}
[[arguments]]
name = "cycles"
buffer = "u32[32]"
fill = "zeros"
output = true
[[arguments]]
name = "data"
buffer = "u32[{DATA_WORDS}]"
fill = "zeros"
read_only = true
[[arguments]]
name = "turns"
scalar = "i32"
value = "turns"
"""


def _kernel(probe: Probe, name: str, copies: int) -> list[str]:
    body = [line for copy in range(copies) for line in probe.body(copy)]
    code = [
        "s_load_b128 s[4:7], s[0:1], 0x0",
        "s_load_b32 s8, s[0:1], 0x10",
        "v_and_b32_e32 v3, 31, v0",
        "v_lshlrev_b32_e32 v2, 2, v0",
        *(f"v_mov_b32_e32 v{number}, 0" for number in range(4, _LAST_REGISTER + 1)),
        *(f"s_mov_b32 s{number}, 0" for number in range(11, 14)),
        *(f"ds_store_b32 v2, v4 offset:{offset}" for offset in range(0, probe.lds, probe.lanes * 4)),
        *probe.setup,
        "s_waitcnt vmcnt(0) lgkmcnt(0)",
        *(("s_barrier",) if probe.waves > 1 else ()),
        READ_COUNTER.format("s9"),
        f".L{name}:",
        *body,
        "s_add_i32 s8, s8, -1",
        "s_cmp_lg_u32 s8, 0",
        f"s_cbranch_scc1 .L{name}",
        "s_waitcnt vmcnt(0) lgkmcnt(0)",
        READ_COUNTER.format("s10"),
        "s_sub_i32 s10, s10, s9",
        f"s_and_b32 s10, s10, {(1 << COUNTER_BITS) - 1:#x}",
        "v_lshrrev_b32_e32 v1, 5, v0",
        "v_lshlrev_b32_e32 v1, 2, v1",
        "v_mov_b32_e32 v2, s10",
        "s_mov_b32 exec_lo, 1",
        "global_store_b32 v1, v2, s[4:5]",
        "s_endpgm",
    ]
    text = [line.replace("LABEL", name) for line in code]
    return [
        "\t.text", f"\t.globl {name}", "\t.p2align 8", f"\t.type {name},@function", f"{name}:",
        *(line if line.endswith(":") else f"\t{line}" for line in text),
        f".Lend_{name}:", f"\t.size {name}, .Lend_{name}-{name}",
        f"\t.fill {_PADDING_WORDS}, 4, {_CODE_END:#x}",
        '\t.section .rodata,"a",@progbits', "\t.p2align 6",
        f"\t.amdhsa_kernel {name}",
        f"\t\t.amdhsa_group_segment_fixed_size {probe.lds}",
        "\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1",
        "\t\t.amdhsa_user_sgpr_count 15",
        "\t\t.amdhsa_kernarg_size 24",
        f"\t\t.amdhsa_workgroup_processor_mode {int(not probe.cu_mode)}",
        f"\t\t.amdhsa_next_free_vgpr {_LAST_REGISTER + 1}",
        "\t\t.amdhsa_next_free_sgpr 16",
        "\t\t.amdhsa_float_denorm_mode_32 3",
        "\t\t.amdhsa_float_denorm_mode_16_64 3",
        "\t.end_amdhsa_kernel",
    ]  # fmt: skip


def _metadata(probe: Probe, name: str) -> list[str]:
    pairs = ((0, 8, "global_buffer"), (8, 8, "global_buffer"), (16, 4, "by_value"))
    arguments = [
        line
        for offset, size, kind in pairs
        for line in (f"      - .offset: {offset}", f"        .size: {size}", f"        .value_kind: {kind}")
    ]
    return [
        "  - .args:", *arguments,
        f"    .group_segment_fixed_size: {probe.lds}", "    .kernarg_segment_align: 8",
        "    .kernarg_segment_size: 24", "    .max_flat_workgroup_size: 1024", f"    .name: {name}",
        "    .private_segment_fixed_size: 0", "    .sgpr_count: 16", f"    .symbol: {name}.kd",
        f"    .vgpr_count: {_LAST_REGISTER + 1}", "    .wavefront_size: 32",
    ]  # fmt: skip


def _same(*lines: str) -> Body:
    return lambda _copy: lines


def _latencies() -> tuple[Probe, ...]:
    """One wave, each instruction on the result of the one before."""
    wait_lds, wait_vmem = "s_waitcnt lgkmcnt(0)", "s_waitcnt vmcnt(0)"
    memory = (4, 16)
    return (
        Probe("latency_valu", "dependent v_add_f32", _same("v_add_f32_e32 v10, v10, v11")),
        Probe("latency_trans", "dependent v_exp_f32, with the wait that gfx11 needs",
              _same("v_exp_f32_e32 v10, v10", "s_waitcnt_depctr depctr_va_vdst(0)")),
        Probe("latency_mul32", "dependent v_mul_lo_u32", _same("v_mul_lo_u32 v10, v10, v11")),
        Probe("latency_valu64", "dependent v_lshlrev_b64", _same("v_lshlrev_b64 v[10:11], 1, v[10:11]")),
        Probe("latency_f64", "dependent v_fma_f64", _same("v_fma_f64 v[10:11], v[10:11], v[12:13], v[14:15]")),
        Probe("latency_wmma", "dependent v_wmma_f32_16x16x16_f16",
              _same("v_wmma_f32_16x16x16_f16 v[42:49], v[4:11], v[13:20], v[42:49]")),
        Probe("latency_salu", "dependent s_add_i32", _same("s_add_i32 s11, s11, 1")),
        Probe("latency_smem", "s_load_b32 on its own result", _same("s_load_b32 s11, s[6:7], s11", wait_lds),
              copies=memory),
        Probe("latency_lds", "ds_load_b32 on its own result", _same("ds_load_b32 v10, v10", wait_lds), copies=memory,
              lds=128),
        Probe("latency_vmem_near", "global_load_b32 on its own result, in the nearest cache",
              _same("global_load_b32 v10, v10, s[6:7]", wait_vmem), copies=memory),
        Probe("latency_vmem", "the same past the nearest cache (glc)",
              _same("global_load_b32 v10, v10, s[6:7] glc", wait_vmem), copies=memory),
    )  # fmt: skip


_WMMA: Final = tuple(
    f"v_wmma_f32_16x16x16_f16 v[{first}:{first + 7}], v[4:11], v[13:20], v[{first}:{first + 7}]"
    for first in (22, 30, 38, 46)
)


def _issue() -> tuple[Probe, ...]:
    """Independent instructions of eight waves a SIMD."""

    def rate(name: str, about: str, text: str) -> Probe:
        return Probe(name, about, lambda copy: (text.format(d=40 + 2 * (copy % 4), e=41 + 2 * (copy % 4)),), lanes=512)

    return (
        rate("issue_valu", "independent v_add_f32", "v_add_f32_e32 v{d}, v4, v5"),
        rate("issue_trans", "independent v_exp_f32", "v_exp_f32_e32 v{d}, v4"),
        rate("issue_mul32", "independent v_mul_lo_u32", "v_mul_lo_u32 v{d}, v4, v5"),
        rate("issue_valu64", "independent v_lshlrev_b64", "v_lshlrev_b64 v[{d}:{e}], 1, v[4:5]"),
        rate("issue_f64", "independent v_fma_f64", "v_fma_f64 v[{d}:{e}], v[4:5], v[6:7], v[8:9]"),
        rate("issue_dpp", "independent v_add_f32 with DPP",
             "v_add_f32_dpp v{d}, v4, v5 row_ror:1 row_mask:0xf bank_mask:0xf"),
        Probe("issue_wmma", "v_wmma_f32_16x16x16_f16 of four sums in turn",
              lambda copy: (_WMMA[copy % 4],), lanes=512),
        Probe("sixteen_waves_valu", "independent v_add_f32 of sixteen waves a SIMD",
              lambda copy: (f"v_add_f32_e32 v{40 + copy % 4}, v4, v5",), lanes=1024),
    )  # fmt: skip


def _banks() -> tuple[Probe, ...]:
    """Sources by bank (register number mod 4); `fresh` sources change from copy to copy, so no operand cache helps."""

    def source(bank: int, copy: int, place: int, fresh: bool) -> int:
        return 4 + bank + 4 * ((3 * place + copy) % 8 if fresh else place)

    def pair(banks: tuple[int, int, int, int], fresh: bool) -> Body:
        def body(copy: int) -> tuple[str, ...]:
            a, b, c, d = (source(bank, copy, place, fresh) for place, bank in enumerate(banks))
            x, y = 40 + 2 * (copy % 4), 41 + 2 * (copy % 4)
            return (f"v_dual_fmac_f32 v{x}, v{a}, v{b} :: v_dual_fmac_f32 v{y}, v{c}, v{d}",)

        return body

    def single(banks: tuple[int, int, int], fresh: bool) -> Body:
        def body(copy: int) -> tuple[str, ...]:
            a, b, c = (source(bank, copy, place, fresh) for place, bank in enumerate(banks))
            return (f"v_fma_f32 v{40 + copy % 8}, v{a}, v{b}, v{c}",)

        return body

    return (
        Probe("pair_four_banks", "pair of FMAs, sources in four banks", pair((0, 2, 1, 3), True), lanes=512),
        Probe("pair_three_banks", "the same in three banks", pair((0, 1, 1, 2), True), lanes=512),
        Probe("pair_two_banks", "the same in two banks", pair((0, 1, 1, 0), True), lanes=512),
        Probe("pair_kept", "in two banks, the same registers each time", pair((0, 1, 1, 0), False), lanes=512),
        Probe("fma_three_banks", "v_fma_f32, sources in three banks", single((0, 1, 2), True), lanes=512),
        Probe("fma_one_bank", "the same in one bank", single((0, 0, 0), True), lanes=512),
        Probe("fma_kept", "in one bank, the same registers each time", single((0, 0, 0), False), lanes=512),
    )


def _single_fmas() -> tuple[Probe, ...]:
    """v_fmac_f32 by the banks of destination and both sources: which of them take longer than a cycle.

    One wave shows what an instruction costs by itself, sixteen on a CU what is left when others fill the gaps. Six
    destinations in turn, so that no sum waits for the one before.
    """

    def body(banks: str, kept: bool) -> Body:
        first, second, third = map(int, banks)

        def lines(copy: int) -> tuple[str, ...]:
            a = 4 + second + 4 * (0 if kept else copy % 4)
            return (f"v_fmac_f32_e32 v{40 + first + 4 * (copy % 6)}, v{a}, v{20 + third + 4 * (copy % 5)}",)

        return lines

    patterns = {"012": "three banks", "011": "sources in one bank", "001": "destination with the first source",
                "010": "destination with the second source", "000": "all in one bank"}  # fmt: skip
    return tuple(
        Probe(f"fmac_{banks}{'_kept' * kept}{'_full' * (lanes > 32)}",
              f"v_fmac_f32, {words}{', first source the same each time' * kept}", body(banks, kept), lanes=lanes,
              copies=(60, 240) if lanes == 32 else (16, 64))
        for lanes in (32, 512)
        for banks, words in patterns.items()
        for kept in (False, True)
    )  # fmt: skip


def _every_fourth(load: str, wait: str) -> Body:
    """A load into one of four places, and a wait behind every fourth."""

    def body(copy: int) -> tuple[str, ...]:
        first = 40 + 4 * (copy % 4)
        text = load.format(**{f"d{words}": f"v[{first}:{first + words - 1}]" for words in (2, 3, 4)}, d1=f"v{first}")
        return (text, wait) if copy % 4 == 3 else (text,)

    return body


def _lds() -> tuple[Probe, ...]:
    """Sixteen waves on one CU, which has the LDS to itself."""

    def probe(name: str, about: str, load: str, stride: int, lanes: int = 512, cu_mode: bool = True) -> Probe:
        address = f"v_mul_u32_u24_e32 v4, {stride}, v3"
        body = _every_fourth(load, "s_waitcnt lgkmcnt(0)")
        return Probe(name, about, body, lanes, (4, 16), cu_mode, 8192, (address,))

    return (
        probe("lds_b32", "ds_load_b32", "ds_load_b32 {d1}, v4", 4),
        probe("lds_b64", "ds_load_b64", "ds_load_b64 {d2}, v4", 8),
        probe("lds_b96", "ds_load_b96", "ds_load_b96 {d3}, v4", 16),
        probe("lds_b128", "ds_load_b128", "ds_load_b128 {d4}, v4", 16),
        probe("lds_2addr_b32", "ds_load_2addr_b32 of neighbours", "ds_load_2addr_b32 {d2}, v4 offset1:1", 8),
        probe("lds_2addr_b64", "ds_load_2addr_b64 of neighbours", "ds_load_2addr_b64 {d4}, v4 offset1:1", 16),
        *(
            probe(f"lds_stride_{stride}", f"ds_load_b32, {stride} dwords apart", "ds_load_b32 {d1}, v4", 4 * stride)
            for stride in (2, 4, 8, 16, 32, 33)
        ),
        probe("lds_b32_wgp", "ds_load_b32 in WGP mode, twice the waves", "ds_load_b32 {d1}, v4", 4, 1024, False),
        probe("lds_b128_wgp", "ds_load_b128 in WGP mode, twice the waves", "ds_load_b128 {d4}, v4", 16, 1024, False),
        probe("lds_stride_8_wgp", "ds_load_b32, 8 dwords apart, in WGP mode", "ds_load_b32 {d1}, v4", 32, 1024, False),
    )


def _vmem() -> tuple[Probe, ...]:
    """Sixteen waves on one CU, everything in its nearest cache."""

    def probe(name: str, about: str, load: str, stride: int, *setup: str) -> Probe:
        address = f"v_mul_u32_u24_e32 v4, {stride}, v3"
        body = _every_fourth(load, "s_waitcnt vmcnt(0)")
        return Probe(name, about, body, 512, (4, 16), setup=(address, *setup))

    full = ("s_waitcnt lgkmcnt(0)", "v_add_co_u32 v4, vcc_lo, s6, v4", "v_add_co_ci_u32_e32 v5, vcc_lo, s7, v5, vcc_lo")
    return (
        probe("vmem_b32", "global_load_b32, scalar base", "global_load_b32 {d1}, v4, s[6:7]", 4),
        probe("vmem_b64", "global_load_b64", "global_load_b64 {d2}, v4, s[6:7]", 8),
        probe("vmem_b96", "global_load_b96", "global_load_b96 {d3}, v4, s[6:7]", 12),
        probe("vmem_b128", "global_load_b128", "global_load_b128 {d4}, v4, s[6:7]", 16),
        probe(
            "vmem_b32_vector", "global_load_b32, 64-bit address a lane", "global_load_b32 {d1}, v[4:5], off", 4, *full
        ),
        probe("vmem_b32_spread", "global_load_b32, a cache line a lane", "global_load_b32 {d1}, v4, s[6:7]", 128),
        probe(
            "vmem_b128_one_line",
            "global_load_b128, all lanes in one line",
            "global_load_b128 {d4}, v4, s[6:7]",
            16,
            "v_and_b32_e32 v4, 0x70, v4",
        ),
        probe(
            "vmem_b128_eight_lines",
            "global_load_b128, each 8 lanes in eight lines",
            "global_load_b128 {d4}, v4, s[6:7]",
            128,
            "v_and_b32_e32 v4, 0x380, v4",
            "v_lshrrev_b32_e32 v5, 3, v3",
            "v_lshl_add_u32 v4, v5, 4, v4",
        ),
    )


def _control() -> tuple[Probe, ...]:
    def branch(name: str) -> Body:
        return lambda copy: (f"{name} .LLABEL_{copy}", f".LLABEL_{copy}:")

    return (
        Probe("barrier", "s_barrier of sixteen waves on a CU", _same("s_barrier"), lanes=512),
        Probe("barrier_wgp", "s_barrier of 32 waves on a WGP", _same("s_barrier"), lanes=1024, cu_mode=False),
        Probe("branch", "s_branch to the next instruction", branch("s_branch"), copies=(8, 32)),
        Probe("branch_not_taken", "s_cbranch_execz that is not taken", branch("s_cbranch_execz"), copies=(8, 32)),
        Probe("control", "s_nop 0", _same("s_nop 0")),
    )


def _rules() -> tuple[Probe, ...]:
    """One wave: what an instruction waits for besides its operands, each beside the same without it."""

    def after(before: str, load: str) -> Body:
        return lambda copy: (before, *_every_fourth(load, "s_waitcnt lgkmcnt(0)")(copy))

    def scalar(before: str) -> Body:
        def body(copy: int) -> tuple[str, ...]:
            wait = ("s_waitcnt lgkmcnt(0)",) if copy % 4 == 3 else ()
            return (before, f"s_load_b32 s{(11, 12, 14, 15)[copy % 4]}, s[6:7], 0x0", *wait)

        return body

    lds = "ds_load_b32 {d1}, v4"
    return (
        Probe("lds_after_valu", "v_mov_b32, ds_load_b32", after("v_mov_b32_e32 v9, 0", lds), copies=(4, 16), lds=128),
        Probe("lds_after_salu", "s_mov_b32, ds_load_b32", after("s_mov_b32 s13, 0", lds), copies=(4, 16), lds=128),
        Probe("smem_after_salu", "s_mov_b32, s_load_b32", scalar("s_mov_b32 s13, 0"), copies=(4, 16)),
        Probe("smem_after_valu", "v_mov_b32, s_load_b32", scalar("v_mov_b32_e32 v9, 0"), copies=(4, 16)),
        Probe("salu_to_valu", "s_mov_b32, v_mov_b32 that reads it, of four SGPRs in turn",
              lambda copy: (f"s_mov_b32 s{11 + copy % 4}, 0", f"v_mov_b32_e32 v{10 + copy % 4}, s{11 + copy % 4}")),
        Probe("overwrite_source", "v_add_nc_u32 of an SGPR that s_mov_b32 overwrites",
              _same("v_add_nc_u32_e32 v10, s12, v11", "s_mov_b32 s12, 0")),
        Probe("overwrite_mask", "v_cndmask_b32 by an SGPR that s_mov_b32 overwrites",
              _same("v_cndmask_b32_e64 v10, v11, v12, s12", "s_mov_b32 s12, 0")),
    )  # fmt: skip
