"""Small kernels with descriptor, metadata and launch spec, for the tests of passes.

Arguments: a source pointer at 0, a destination pointer at 8, a count n at 16. The kernel argument pointer is s[0:1],
the workgroup id s15, the work-item id v0.
"""

from __future__ import annotations

from isatool.asm.launch import parse_spec
from isatool.asm.launch_spec import LaunchSpec
from isatool.asm.reader import read_text
from isatool.ir.program import Function

_HEAD = """\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
\t.text
\t.p2align 8
\t.globl k
\t.type k,@function
k:
"""
_TAIL = """.Lfunc_end0:
\t.size k, .Lfunc_end0-k
\t.section .rodata,"a",@progbits
\t.p2align 6
\t.amdhsa_kernel k
\t\t.amdhsa_group_segment_fixed_size {lds}{segment}
\t\t.amdhsa_kernarg_size 20
\t\t.amdhsa_user_sgpr_count 15
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_system_sgpr_workgroup_id_x 1
\t\t.amdhsa_next_free_vgpr {vgprs}
\t\t.amdhsa_next_free_sgpr {sgprs}
\t\t.amdhsa_wavefront_size32 {narrow}
\t.end_amdhsa_kernel
\t.text
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
        .name:           source
      - .address_space:  global
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
        .name:           target
      - .offset:         16
        .size:           4
        .value_kind:     by_value
        .name:           n
    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 20
    .max_flat_workgroup_size: {block}
    .name:           k
    .private_segment_fixed_size: {private}
    .sgpr_count:     {sgprs}
    .symbol:         k.kd
    .vgpr_count:     {vgprs}
    .wavefront_size: {wave_size}
amdhsa.target:   amdgcn-amd-amdhsa--gfx1100
amdhsa.version:
  - 1
  - 2
...
\t.end_amdgpu_metadata
"""
_SPEC = """
kernel = "k"
block = [{block}, 1, 1]
grid = ["{grid}", 1, 1]

[sizes]
N = {{ default = 8, min = 1 }}

[[arguments]]
name = "source"
buffer = "f32[{source}]"
fill = "uniform(-1, 1)"

[[arguments]]
name = "target"
buffer = "f32[{target}]"
fill = "zeros"
output = true

[[arguments]]
name = "n"
scalar = "i32"
value = "N"
"""
LOAD_ARGUMENTS = """
    s_load_b128 s[4:7], s[0:1], 0x0
    s_load_b32 s8, s[0:1], 0x10
    s_waitcnt lgkmcnt(0)
"""

COLUMN = (
    f"{LOAD_ARGUMENTS}\nv_lshlrev_b32_e32 v1, 2, v0\nglobal_load_b32 v2, v1, s[4:5]\nv_and_b32_e32 v3, 31, v0\n"
    "v_lshrrev_b32_e32 v4, 5, v0\nv_lshlrev_b32_e32 v3, 7, v3\nv_lshl_add_u32 v3, v4, 2, v3\ns_waitcnt vmcnt(0)\n"
    "ds_store_b32 v3, v2\ns_waitcnt lgkmcnt(0)\ns_barrier\nds_load_b32 v5, v1\ns_lshl_b32 s12, s15, 8\n"
    "v_add_nc_u32_e32 v6, s12, v1\ns_waitcnt lgkmcnt(0)\nglobal_store_b32 v6, v5, s[6:7]"
)
"""two waves store a column of a matrix in LDS, all to few banks, and load a row"""


def small_kernel(
    body: str,
    *,
    lds: int = 0,
    block: int = 64,
    vgprs: int = 32,
    sgprs: int = 32,
    wave_size: int = 32,
    private: int = 0,
) -> Function:
    """A kernel with this body; one instruction, label or directive a line."""
    lines = [line.strip() for line in body.strip().splitlines() if line.strip()]
    printed = "\n".join(line if line.endswith(":") else "\t" + line for line in lines)
    narrow = int(wave_size == 32)
    lines = f".amdhsa_private_segment_fixed_size {private}", ".amdhsa_enable_private_segment 1"
    segment = "".join(f"\n\t\t{line}" for line in lines) if private else ""
    tail = _TAIL.format(
        lds=lds, vgprs=vgprs, sgprs=sgprs, block=block, narrow=narrow, wave_size=wave_size, private=private,
        segment=segment,
    )  # fmt: skip
    return read_text(f"{_HEAD}{printed}\n\ts_endpgm\n{tail}", "small.s").kernel()


def spec_text(*, block: int = 64, grid: str = "2", source: str = "4096", target: str = "4096") -> str:
    """Its launch as a file; sizes of buffers are expressions in N."""
    return _SPEC.format(block=block, grid=grid, source=source, target=target)


def small_spec(*, block: int = 64, grid: str = "2", source: str = "4096", target: str = "4096") -> LaunchSpec:
    """Its launch; sizes of buffers are expressions in N."""
    return parse_spec(spec_text(block=block, grid=grid, source=source, target=target))


def body_of(function: Function) -> list[str]:
    """Its instructions as text, hints and waits left out."""
    left_out = ("s_delay_alu", "s_clause", "s_waitcnt", "s_endpgm")
    return [str(instruction) for _, instruction in function.instructions if instruction.mnemonic not in left_out]


def strided_spec(stride: int, block: int = 64) -> LaunchSpec:
    """A launch of one workgroup that reads 4096 floats, `stride` of them a row, and stores one a lane."""
    text = spec_text(block=block, grid="1", target="64")
    return parse_spec(text.replace('value = "N"', f"value = {stride}"))


def called_function(body: str) -> Function:
    """A function with this body that is called, its return address in s[30:31]."""
    head = _HEAD.replace("\t.globl k\n", "")
    return read_text(f"{head}{body}\n\ts_setpc_b64 s[30:31]\n.Lfunc_end0:\n\t.size k, .Lfunc_end0-k\n").functions[0]
