"""Small kernels of whole workgroups, the same with other work-item ids, and what both do when they run."""

from __future__ import annotations

from isatool.asm.reader import read_text
from isatool.emulator.compare import Comparison, compare
from isatool.ir.program import Function
from isatool.verify.lemmas.item_order import RenumberedItems
from isatool.verify.verdict import Verdict
from isatool.verify.witness.parameters import parameters_of
from isatool.verify.witness.trials import LaunchTrial, spec_of

PROLOGUE = """
	s_load_b128 s[4:7], s[0:1], 0x0
	s_load_b64 s[8:9], s[0:1], 0x10
	v_lshlrev_b32_e32 v1, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_b32 v3, v1, s[4:5]
	v_mov_b32_e32 v2, 0
	s_waitcnt vmcnt(0)
"""
"""s[4:5] and s[6:7] point to buffers, s8 and s9 are scalar arguments, v1 = 4 * work-item id, v3 = in[id], v2 = 0"""
EPILOGUE = "global_store_b32 v1, v2, s[6:7]"
ARGUMENTS = (0xF0, 0x00FF00FF)
"""the scalars"""


def kernel(
    body: str,
    *,
    entry: str = "",
    prologue: str = PROLOGUE,
    epilogue: str = EPILOGUE,
    wave: int = 32,
    block: tuple[int, int, int] = (64, 1, 1),
    lds: int = 0,
    uniform: bool = True,
    directives: str = "",
) -> Function:
    """A kernel that stores v2 of each work-item, or does what the epilogue says, after code at its entry."""
    lines = (entry + prologue + body + "\n" + epilogue).strip().splitlines()
    code = "\n".join(line if line.strip().endswith(":") else f"\t{line.strip()}" for line in lines)
    axes = max(axis for axis in range(3) if axis == 0 or block[axis] > 1)
    total = block[0] * block[1] * block[2]
    text = f"""
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
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_count 2
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id {axes}
		.amdhsa_next_free_vgpr 64
		.amdhsa_next_free_sgpr 48
		.amdhsa_wavefront_size32 {int(wave == 32)}
{directives}
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
    .max_flat_workgroup_size: {total}
    .name:           kernel
    .private_segment_fixed_size: 0
    .reqd_workgroup_size: [{block[0]}, {block[1]}, {block[2]}]
    .sgpr_count:     48
    .symbol:         kernel.kd
    .uniform_work_group_size: {int(uniform)}
    .vgpr_count:     64
    .wavefront_size: {wave}
amdhsa.version:
  - 1
  - 2
...
	.end_amdgpu_metadata
"""
    program = read_text(text, "kernel.s")
    for _, instruction in program.kernel(None).instructions:
        assert not instruction.is_opaque, instruction
    return program.kernel(None)


def verdict(first: Function, second: Function, code: int = 1) -> Verdict:
    """Of the lemma, about a second kernel that begins with `code` instructions more."""
    return RenumberedItems(code).judge(first, second)


def run_both(
    first: Function, second: Function, block: tuple[int, int, int] = (64, 1, 1), *, quick: bool = False
) -> Comparison:
    """One workgroup of each, waves in several orders, on small and large numbers; `quick`: fewer runs."""
    parameters = parameters_of(first)
    assert parameters is not None
    launches = [
        spec_of(parameters, LaunchTrial(block, (1, 1, 1), (0, 0, *ARGUMENTS), (content, content, 0, 0))).resolve({})
        for content in (1, 2, 6)
    ]
    if quick:
        return compare(first, second, launches[:2], ["lockstep"], engine="numpy", sanitize=False)
    return compare(first, second, launches)
