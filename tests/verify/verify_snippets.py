"""Small kernels in text, and verdicts on pairs of them."""

from __future__ import annotations

from isatool.asm.reader import read_text
from isatool.verify.prove import prove
from isatool.verify.verdict import Assumption, Verdict

PROLOGUE = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
"""
"""s[4:5] and s[6:7] point to buffers, s8 and s9 are scalar arguments, v1 = 4 * work-item id"""


FILLED = "ds_store_b32 v1, v0\ns_waitcnt lgkmcnt(0)\ns_barrier\n"
"""the LDS holds something that all waves have stored before"""


def kernel(body: str, *, lds: int = 0, items: int = 256, scratch: int = 0, mode: str = "", full: bool = False) -> str:
    """A kernel with two buffers and two scalars: s[0:1] points to the arguments, s2 is the workgroup, v0 the item.

    `full`: launched with 64 work-items, so that every wave is full.
    """
    size = "\n    .reqd_workgroup_size: [64, 1, 1]\n    .uniform_work_group_size: 1" if full else ""
    code = "\n".join(line if line.strip().endswith(":") else f"\t{line.strip()}" for line in body.strip().splitlines())
    return f"""
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl	kernel
	.p2align	8
	.type	kernel,@function
kernel:
{code}
	s_endpgm
.Lfunc_end0:
	.size	kernel, .Lfunc_end0-kernel
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel kernel
		.amdhsa_group_segment_fixed_size {lds}
		.amdhsa_private_segment_fixed_size {scratch}
		.amdhsa_enable_private_segment {int(scratch > 0)}
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_float_denorm_mode_32 3
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 32{mode}
	.end_amdhsa_kernel
	.text
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .offset:         16
        .size:           4
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: {lds}
    .kernarg_segment_align: 8
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: {items}
    .name:           kernel
    .private_segment_fixed_size: {scratch}{size}
    .sgpr_count:     34
    .symbol:         kernel.kd
    .vgpr_count:     64
    .wavefront_size: 32
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
"""


def compare(
    first: str,
    second: str,
    *,
    lds: int = 0,
    items: int = 256,
    scratch: int = 0,
    assume: tuple[str, ...] = (),
    prologue: str = PROLOGUE,
) -> Verdict:
    """The verdict on two bodies after the same prologue."""
    texts = [kernel(prologue + body, lds=lds, items=items, scratch=scratch) for body in (first, second)]
    return verdict_of(texts[0], texts[1], assume=assume)


def verdict_of(first: str, second: str, *, assume: tuple[str, ...] = ()) -> Verdict:
    """The verdict on two files."""
    a, b = read_text(first, "first.s"), read_text(second, "second.s")
    for program in (a, b):
        for _, instruction in program.kernel(None).instructions:
            assert not instruction.is_opaque, instruction
    return prove(a.kernel(None), b.kernel(None), assumptions=tuple(map(Assumption.parse, assume)))
