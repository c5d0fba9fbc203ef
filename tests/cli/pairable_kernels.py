"""Kernels in which operations can be paired, for tests of what is proved when time is up."""

from __future__ import annotations

KERNEL = """	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_load_b64 s[4:5], s[0:1], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_mul_f32_e32 v2, v0, v0
	v_add_f32_e32 v5, v1, v1
	s_waitcnt lgkmcnt(0)
	global_store_b32 v1, v2, s[4:5]
	global_store_b32 v1, v5, s[4:5] offset:128
	s_endpgm
.Lend:
	.size	k, .Lend-k
	.section	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_kernarg_size 8
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
"""
BUSY = (
    KERNEL.replace(
        "\ts_waitcnt",
        "".join(f"\tv_fmac_f32_e32 v{2 + n}, v{n % 2}, v{n % 2}\n" for n in range(8)) * 20 + "\ts_waitcnt",
    )
    .replace(
        "\ts_endpgm",
        "".join(f"\tglobal_store_b32 v1, v{n}, s[4:5] offset:{128 * n}\n" for n in range(2, 10)) + "\ts_endpgm",
    )
    .replace("next_free_vgpr 8", "next_free_vgpr 16")
)
"""the model says that it is faster in pairs"""
