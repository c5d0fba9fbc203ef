"""LLVM IR through tinygrad's compiler and isatool's; prints how many dual-issue instructions each object file has."""

from __future__ import annotations

from tinygrad.runtime.support.compiler_llvm import AMDLLVMCompiler

import isatool.tinygrad
from isatool.asm.elf import read_elf
from isatool.asm.machine_code import instructions

POINTERS = ", ".join(f"ptr addrspace(1) noalias %{name}" for name in ("out", "a", "b"))
HEAD = f"""define amdgpu_kernel void @k({POINTERS}) #0 {{
  %t = tail call i32 @llvm.amdgcn.workitem.id.x()
"""
BLOCK = """  %i{0} = add i32 %t, {1}
  %e{0} = zext i32 %i{0} to i64
  %pa{0} = getelementptr float, ptr addrspace(1) %a, i64 %e{0}
  %pb{0} = getelementptr float, ptr addrspace(1) %b, i64 %e{0}
  %po{0} = getelementptr float, ptr addrspace(1) %out, i64 %e{0}
  %va{0} = load float, ptr addrspace(1) %pa{0}
  %vb{0} = load float, ptr addrspace(1) %pb{0}
  %m{0} = fmul float %va{0}, %vb{0}
  %s{0} = fadd float %m{0}, %va{0}
  %x{0} = fmul float %s{0}, {0}.5
  store float %x{0}, ptr addrspace(1) %po{0}
"""
TAIL = """  ret void
}
declare i32 @llvm.amdgcn.workitem.id.x()
attributes #0 = { nounwind "amdgpu-flat-work-group-size"="1,256" }
"""


def pairs(data: bytes) -> int:
    """Dual-issue instructions of an object file."""
    return sum(item.text.startswith("v_dual_") for item in instructions(read_elf(data), "gfx1100", 32))


ir = HEAD + "".join(BLOCK.format(k, 256 * k) for k in range(8)) + TAIL
print(pairs(AMDLLVMCompiler("gfx1100").compile(ir)), pairs(isatool.tinygrad.Compiler("gfx1100", "pair").compile(ir)))
