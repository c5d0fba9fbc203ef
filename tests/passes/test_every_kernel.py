"""Files with many kernels: assembled once, the kernel at fault found, counts and lengths right, registers by waves."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from itertools import islice
from pathlib import Path

import pytest
from single_pieces import kernel_descriptor

from isatool.asm.elf import read_elf
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import AssembleError, Toolchain
from isatool.diagnostics import Diagnostic, Severity, Span, UserError
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.passes.pair.pair import Pair
from isatool.pipeline.every_kernel import rewrite_every
from isatool.pipeline.evidence import Proof
from isatool.pipeline.proof import show_equal
from isatool.pipeline.rewrite import Rewrite, occupancy_limit, rewrite
from isatool.pipeline.tasks import every
from isatool.verify.structural.linked import LinkedFiles

CORPUS = Path(__file__).parents[2] / "benchmarks" / "corpus" / "hip"


@cache
def compiled(name: str) -> Program:
    return read_text(Toolchain.find().compile_hip(CORPUS / f"{name}.hip", chips.DEFAULT.name))


@dataclass(frozen=True)
class Counting(Toolchain):
    """A toolchain that remembers the texts it assembled and refuses those with a certain word."""

    refused: str = ""
    texts: list[str] = field(default_factory=list, compare=False)

    def assemble(self, text: str, mcpu: str = "gfx1100", wave_size: int = 32, path: str = "<string>") -> bytes:
        self.texts.append(text)
        if self.refused and self.refused in text:
            raise AssembleError((Diagnostic("ASSEMBLER", Severity.ERROR, Span(path, 1), "refused by the test"),))
        return super().assemble(text, mcpu, wave_size, path)


def counting(refused: str = "") -> Counting:
    tools = Toolchain.find()
    return Counting(tools.clang, tools.lld, tools.origin, refused)


def pair_all(program: Program, tools: Toolchain) -> tuple[Program, list[Rewrite]]:
    def make(program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        return rewrite(program, [Pair()], name, toolchain=tools, assembled=toolchain is not None)

    names = [kernel.name for kernel in program.kernels]
    result, done = rewrite_every(program, names, make, lambda step, _: (step, Proof.not_needed()), tools)
    return result, [step for step, _ in done]


def test_kernels_that_stand_alone_are_assembled_together_once() -> None:
    tools = counting()
    result, done = pair_all(compiled("copies"), tools)
    assert sum(step.changed for step in done) > 1
    assert len(tools.texts) == 1
    assert tools.assemble_errors(emit(result), chips.DEFAULT.name) == []


def test_a_file_with_many_kernels_and_its_rewrite_are_linked_once_each(monkeypatch: pytest.MonkeyPatch) -> None:
    links = 0

    def link(self: Toolchain, made: bytes) -> bytes:
        nonlocal links
        links += 1
        return linked(self, made)

    linked = Toolchain.link
    monkeypatch.setattr(Toolchain, "link", link)
    tools = Toolchain.find()

    def make(program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        return rewrite(program, [Pair()], name, toolchain=tools, assembled=toolchain is not None)

    def show(step: Rewrite, files: LinkedFiles | None) -> tuple[Rewrite, Proof]:
        return step, show_equal(step, None, toolchain=tools, files=files)

    program = compiled("stencils")
    _, done = rewrite_every(program, [kernel.name for kernel in program.kernels], make, show, tools)
    assert sum(step.changed for step, _ in done) > 1
    assert all(proof.proved for step, proof in done if step.changed)
    assert links == 2


def test_worker_processes_make_the_same_of_a_file() -> None:
    tools = Toolchain.find()

    def make(program: Program, name: str, toolchain: Toolchain | None) -> Rewrite:
        return rewrite(program, [Pair()], name, toolchain=tools, assembled=toolchain is not None)

    def show(step: Rewrite, files: LinkedFiles | None) -> tuple[Rewrite, Proof]:
        if step.kernel == "jacobi3d":
            return step.withdrawn(), Proof(frozenset(), "refused by the test")
        return step, show_equal(step, None, toolchain=tools, files=files)

    program = compiled("stencils")
    names = [kernel.name for kernel in program.kernels]
    (one, here), (two, there) = (rewrite_every(program, names, make, show, tools, workers) for workers in (1, 2))
    assert emit(one) == emit(two)
    for (step, proof), (again, proof_again) in zip(here, there, strict=True):
        assert (step.kernel, step.changed, step.applied, step.before, step.after, step.remarks, proof) == (
            again.kernel, again.changed, again.applied, again.before, again.after, again.remarks, proof_again
        )  # fmt: skip
        assert emit(step.source) == emit(again.source)
        assert emit(step.program) == emit(again.program)
    assert any(step.changed for step, _ in there)


def fault(number: int) -> int:
    if number == 5:
        raise UserError("this one", Span("x.s", 3))
    return number * number


@pytest.mark.parametrize("count", [1, 2])
@pytest.mark.parametrize("length", [0, 1, 2, 9])
def test_work_in_processes_gives_results_in_order_and_raises_the_first_error(count: int, length: int) -> None:
    results = every(fault, range(length), count)
    assert list(islice(results, min(length, 5))) == [number * number for number in range(min(length, 5))]
    if length > 5:
        with pytest.raises(UserError, match="this one"):
            next(results)


def test_lengths_of_code_in_comments_are_those_of_the_object_file() -> None:
    result, _ = pair_all(compiled("stencils"), Toolchain.find())
    symbols = read_elf(Toolchain.find().assemble(emit(result), chips.DEFAULT.name)).symbol_names
    lengths = [int(line.text.split("=")[1]) for line in result.lines if "codeLenInByte" in line.text]
    sizes = [symbols[kernel.name].size for kernel in result.kernels]
    assert lengths == sizes


def test_only_the_kernel_that_the_assembler_refuses_is_left_as_it_is() -> None:
    program = compiled("copies")
    _, before = pair_all(program, Toolchain.find())
    changed = [step.kernel for step in before if step.changed]
    marked = read_text(emit(program).replace(f"\n{changed[0]}:", f"\n{changed[0]}: ; refuse this"))
    tools = counting()
    original = {line.text for line in marked.lines}
    result, done = pair_all(marked, _refusing_new(tools, original))
    assert [step.kernel for step in done if step.changed] == changed[1:]
    (left,) = [step for step in done if step.kernel == changed[0]]
    assert any("the assembler refuses the result" in remark.message for remark in left.remarks)
    assert tools.assemble_errors(emit(result), chips.DEFAULT.name) == []


def _refusing_new(tools: Counting, original: set[str]) -> Toolchain:
    """Refuses the marked kernel as soon as one of its lines is new."""

    @dataclass(frozen=True)
    class Refusing(Counting):
        def assemble(self, text: str, mcpu: str = "gfx1100", wave_size: int = 32, path: str = "<string>") -> bytes:
            _, found, rest = text.partition("; refuse this")
            code = rest.partition(".Lfunc_end")[0]
            if found and any("::" in line and line not in original for line in code.splitlines()):
                raise AssembleError((Diagnostic("ASSEMBLER", Severity.ERROR, Span(path, 1), "refused by the test"),))
            return super().assemble(text, mcpu, wave_size, path)

    return Refusing(tools.clang, tools.lld, tools.origin)


def test_registers_are_used_up_to_the_step_of_occupancy_and_no_further() -> None:
    chip = chips.chip("gfx1100")
    grown = 0
    for name in ("particles", "fractals"):
        program = compiled(name)
        result, _ = pair_all(program, Toolchain.find())
        for kernel in program.kernels:
            old, new = (kernel_descriptor([line.text for line in p.lines], kernel.name) for p in (program, result))
            assert old is not None
            assert new is not None
            assert chips.waves_by_vgpr(chip, new.vgprs) == chips.waves_by_vgpr(chip, old.vgprs)
            assert new.vgprs <= (occupancy_limit(kernel) or 0)
            grown += new.vgprs > chips.align_up(old.vgprs, chip.vgpr_granule(32))
    assert grown


def test_a_user_s_limit_of_registers_holds() -> None:
    program = compiled("particles")
    for kernel in program.kernels[:3]:
        step = rewrite(program, [Pair()], kernel.name, max_vgprs=24)
        assert step.after.vgprs <= max(24, step.before.vgprs)


def moved(program: Program) -> str:
    """What the first instruction moves."""
    return str(next(line.instruction for line in program.lines if line.instruction).operands[1].value)


def test_texts_share_what_statements_mean_but_not_what_a_symbol_means() -> None:
    head = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"\n\t.text\nk:\n'
    code = "\tv_mov_b32_e32 v1, size\n\tv_add_f32_e32 v2, v3, v4\n\ts_endpgm\n"
    unknown = read_text(head + code)
    known = read_text(head + "\t.set size, 5\n" + code)
    other = read_text(head + "\t.set size, 9\n" + code)
    alone = [read_text(head + setting + code) for setting in ("", "\t.set size, 5\n", "\t.set size, 9\n")]
    assert [moved(program) for program in (unknown, known, other)] == [moved(program) for program in alone]
    first, second = (
        next(line.instruction for line in program.lines if "v_add" in line.text) for program in (known, other)
    )
    assert first is second


CALLER = """
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
	.text
	.type helper,@function
helper:
	v_mov_b32_e32 v161, 0
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size helper, .Lfunc_end0-helper
	.globl k
	.p2align 8
	.type k,@function
k:
	s_load_b128 s[0:3], s[0:1], 0x0
	v_lshlrev_b32_e32 v20, 5, v0
	s_waitcnt lgkmcnt(0)
	global_load_b128 v[0:3], v20, s[0:1]
	global_load_b128 v[4:7], v20, s[0:1] offset:16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v0, v1
	v_rcp_f32_e32 v10, v4
	v_add_f32_e32 v9, v3, v2
	global_store_b96 v20, v[8:10], s[2:3]
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, helper@rel32@lo+4
	s_addc_u32 s5, s5, helper@rel32@hi+12
	s_swappc_b64 s[30:31], s[4:5]
	s_endpgm
.Lfunc_end1:
	.size k, .Lfunc_end1-k
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_count 15
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 162
		.amdhsa_next_free_sgpr 33
		.amdhsa_wavefront_size32 1
	.end_amdhsa_kernel
	.text
"""


def test_declared_registers_of_a_callee_stay_where_no_symbol_names_them() -> None:
    step = rewrite(read_text(CALLER), [Pair()], "k")
    assert step.changed
    descriptor = kernel_descriptor([line.text for line in step.program.lines], "k")
    assert descriptor is not None
    assert (descriptor.vgprs, descriptor.sgprs) == (162, 33)
