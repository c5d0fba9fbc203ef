"""A small kernel by hand: out[i] = in[i] * factor, one element a lane, and ways to spoil it."""

from __future__ import annotations

from pathlib import Path

SPEC = """
kernel = "scale"
block = [32]
grid = ["N/32"]
[sizes]
N = { default = 64, multiple_of = 32, min = 32 }
[[arguments]]
name = "source"
buffer = "f32[N]"
fill = "uniform(-1, 1)"
read_only = true
[[arguments]]
name = "target"
buffer = "f32[N]"
output = true
[[arguments]]
name = "factor"
scalar = "f32"
value = 3.5
[reference]
target = "factor * source"
flops = "N"
"""

BODY = """
s_load_b128 s[4:7], s[0:1], 0x0
s_load_b32 s8, s[0:1], 0x10
s_lshl_b32 s9, s15, 5
v_add_lshl_u32 v0, v0, s9, 2
s_waitcnt lgkmcnt(0)
global_load_b32 v1, v0, s[4:5]
s_waitcnt vmcnt(0)
v_mul_f32_e32 v1, s8, v1
global_store_b32 v0, v1, s[6:7]
s_endpgm
"""

OTHER_ORDER = BODY.replace("v_mul_f32_e32 v1, s8, v1", "v_mul_f32_e64 v1, v1, s8")
WRONG = BODY.replace("v_mul_f32_e32", "v_add_f32_e32")
OUTSIDE = BODY.replace("global_store_b32 v0, v1, s[6:7]", "global_store_b32 v0, v1, s[6:7] offset:64")
WRITES_INPUT = BODY.replace("global_store_b32 v0, v1, s[6:7]", "global_store_b32 v0, v1, s[4:5]")

TEXT = """\t.amdgcn_target "amdgcn-amd-amdhsa--{chip}"
\t.amdhsa_code_object_version 6
\t.text
\t.globl scale
\t.p2align 8
\t.type scale,@function
scale:
{body}
.Lend:
\t.size scale, .Lend-scale
\t.section .rodata,"a",@progbits
\t.p2align 6
\t.amdhsa_kernel scale
\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1
\t\t.amdhsa_user_sgpr_count {user}
\t\t.amdhsa_kernarg_size 24
\t\t.amdhsa_next_free_vgpr 8
\t\t.amdhsa_next_free_sgpr 16
\t\t.amdhsa_float_denorm_mode_32 3
\t.end_amdhsa_kernel
\t.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset: 0
        .size: 8
        .value_kind: global_buffer
      - .offset: 8
        .size: 8
        .value_kind: global_buffer
      - .offset: 16
        .size: 4
        .value_kind: by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 1024
    .name: scale
    .private_segment_fixed_size: 0
    .sgpr_count: 16
    .symbol: scale.kd
    .vgpr_count: 8
    .wavefront_size: 32
amdhsa.target: amdgcn-amd-amdhsa--{chip}
amdhsa.version:
  - 1
  - 2
...
\t.end_amdgpu_metadata
"""


def write(folder: Path, name: str, body: str = BODY, chip: str = "gfx1100") -> Path:
    """NAME.s with the spec beside it."""
    path = folder / f"{name}.s"
    lines = "\n".join(f"\t{line}" for line in body.strip().splitlines())
    path.write_text(TEXT.format(body=lines, chip=chip, user=15), encoding="utf-8")
    path.with_suffix(".toml").write_text(SPEC, encoding="utf-8")
    return path
