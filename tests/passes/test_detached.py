"""Kernels of a file with many, each worked on alone and put back."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from isatool.asm.disassembler import disassemble_code_object
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.asm.toolchain import Toolchain
from isatool.ir.line import Line
from isatool.ir.program import Program
from isatool.isa import chips
from isatool.passes.pair.pair import Pair
from isatool.pipeline.detached import Detacher, attached
from isatool.pipeline.rewrite import rewrite

CORPUS = Path(__file__).parents[2] / "benchmarks" / "corpus" / "hip"


@cache
def compiled(name: str) -> Program:
    return read_text(Toolchain.find().compile_hip(CORPUS / f"{name}.hip", chips.DEFAULT.name))


def test_every_kernel_assembles_alone_and_keeps_its_lines() -> None:
    program = compiled("copies")
    detacher = Detacher(program)
    tools = Toolchain.find()
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        assert tools.assemble_errors(emit(alone.program), chips.DEFAULT.name) == []
        assert [kernel.name for kernel in alone.program.kernels] == [kernel.name]
        assert all(program.lines[place] is line for place, line in zip(alone.places, alone.program.lines, strict=True))


def test_a_kernel_has_its_own_summary_and_no_other() -> None:
    program = compiled("copies")
    detacher = Detacher(program)
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        texts = [line.text for line in alone.program.lines]
        (place,) = [index for index, text in enumerate(texts) if text.startswith("; codeLenInByte")]
        assert place > texts.index(f"\t.amdhsa_kernel {kernel.name}")


def test_a_kernel_that_calls_brings_the_functions_and_their_counts() -> None:
    program = compiled("control")
    detacher = Detacher(program)
    callees = [function.name for function in program.functions if not function.is_kernel]
    assert callees
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        assert [function.name for function in alone.program.functions if function.is_kernel] == [kernel.name]
        borrowed = [function.name for function in alone.program.functions if not function.is_kernel]
        assert borrowed == (callees if kernel.name == "calls" else [])
        assert Toolchain.find().assemble_errors(emit(alone.program), chips.DEFAULT.name) == []


def test_a_function_that_kernels_share_stays_as_it_is() -> None:
    program = compiled("control")
    detached = Detacher(program).detach(program.kernel("calls"))
    assert detached is not None
    step = rewrite(detached.program, [Pair()], "calls")
    result = attached(program, [(detached, step.program)])
    for function in program.functions:
        if not function.is_kernel:
            (same,) = [other for other in result.functions if other.name == function.name]
            assert [line.text for _, line in same.lines()] == [line.text for _, line in function.lines()]
    assert Toolchain.find().assemble_errors(emit(result), chips.DEFAULT.name) == []


def test_nothing_changed_is_the_program_itself() -> None:
    program = compiled("copies")
    assert attached(program, []).lines == program.lines


def test_changed_stretches_and_metadata_come_back_to_their_places() -> None:
    program = compiled("copies")
    detacher = Detacher(program)
    changed = []
    for kernel in program.kernels[1:3]:
        alone = detacher.detach(kernel)
        assert alone is not None
        lines = list(alone.program.lines)
        lines[alone.last - 1 : alone.last] = [lines[alone.last - 1], Line.plain(f"; after {kernel.name}")]
        changed.append((alone, alone.program.with_lines(lines)))
    result = attached(program, changed)
    assert len(result.lines) == len(program.lines) + 2
    assert [line for line in result.lines if not line.text.startswith("; after")] == list(program.lines)


def test_paired_kernels_make_a_file_that_assembles() -> None:
    program = compiled("copies")
    detacher = Detacher(program)
    changed = []
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        step = rewrite(alone.program, [Pair()], kernel.name)
        if step.changed:
            changed.append((alone, step.program))
    assert changed
    assert Toolchain.find().assemble_errors(emit(attached(program, changed)), chips.DEFAULT.name) == []


@cache
def disassembled(name: str) -> Program:
    tools = Toolchain.find()
    program = compiled(name)
    linked = tools.link(tools.assemble(emit(program), program.chip, program.wave_size))
    return read_text(disassemble_code_object(linked, tools, name).text)


def test_kernels_of_a_code_object_have_their_descriptors_elsewhere() -> None:
    program = disassembled("copies")
    detacher = Detacher(program)
    assert len(program.kernels) > 1
    for kernel in program.kernels:
        alone = detacher.detach(kernel)
        assert alone is not None
        assert Toolchain.find().assemble_errors(emit(alone.program), chips.DEFAULT.name) == []
        assert [each.name for each in alone.program.kernels] == [kernel.name]
        assert sum(".amdhsa_kernel" in line.text for line in alone.program.lines) == 1
        assert all(program.lines[place] is line for place, line in zip(alone.places, alone.program.lines, strict=True))


def test_code_and_descriptor_of_a_code_object_are_put_back_where_they_were() -> None:
    program = disassembled("copies")
    names = [kernel.name for kernel in program.kernels]
    parts = []
    for name in names:
        alone = Detacher(program).detach(program.kernel(name))
        assert alone is not None
        lines = list(alone.program.lines)
        end = next(place for place, line in enumerate(lines) if "s_endpgm" in line.text)
        lines.insert(end, Line.plain(f"; code of {name}"))
        end = next(place for place, line in enumerate(lines) if ".end_amdhsa_kernel" in line.text)
        lines.insert(end, Line.plain(f"; descriptor of {name}"))
        parts.append((alone, alone.program.with_lines(lines)))
    result = attached(program, parts)
    texts = [line.text for line in result.lines]
    assert [text for text in texts if not text.startswith("; ")] == [line.text for line in program.lines]
    for name in names:
        label, code = texts.index(f"{name}:"), texts.index(f"; code of {name}")
        assert not any(text.endswith(":") and text[:-1] in names for text in texts[label + 1 : code])
        start, end = texts.index(f"\t.amdhsa_kernel {name}"), texts.index(f"; descriptor of {name}")
        assert start < end < texts.index("\t.end_amdhsa_kernel", start)
