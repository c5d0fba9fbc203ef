"""What a proof about instructions takes for granted of the two files around them, and whether it may.

Bytes among the instructions, addresses of code and data, called functions, symbols whose value the assembler fills in,
and the registers and private memory that a descriptor asks for decide about results too, but are no operands. Where
they might differ the proof is refused; nothing is guessed.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from typing import Final, TypeAlias

from isatool.analysis.cfg import ControlFlow, Ending
from isatool.analysis.counters import issues_of
from isatool.asm.file_symbols import FileSymbols
from isatool.ir.instruction import AnyInstruction, branch_target
from isatool.ir.line import Line
from isatool.ir.operands import Expression
from isatool.ir.program import Function, Program
from isatool.isa.counters import Queue
from isatool.isa.hardware import OF_THE_WAVE
from isatool.isa.operations import Op
from isatool.isa.registers import NULL, Register
from isatool.isa.table import WAIT_FIELDS, AddressSpace, Unit
from isatool.semantics.control import register_of
from isatool.semantics.effects import Require
from isatool.semantics.errors import NotEmulated
from isatool.semantics.lower import lower
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.other_waves import shows_order
from isatool.verify.structural.plain_jumps import plain_jumps

_COMPUTED: Final = ("offset", "offset0", "offset1", *WAIT_FIELDS)
_NAMES_CHIP: Final = ".amdgcn_target"
"""compared by itself"""
_TARGET: Final = frozenset((_NAMES_CHIP, ".amdhsa_code_object_version"))
_COUNTS: Final = re.compile(r"\.(?:max_)?(?:num_\w+|numbered_sgpr|private_seg_size|uses_\w+|has_\w+)$")
_NAME: Final = re.compile(r"[A-Za-z_.$][\w.$@]*")
_BLOCKS: Final = {".amdhsa_kernel": ".end_amdhsa_kernel", ".amdgpu_metadata": ".end_amdgpu_metadata"}
_RAW: Final = {
    name: name.startswith(".amd")
    for name in (".amdgpu_metadata", ".end_amdgpu_metadata", ".amdgpu_pal_metadata", ".end_amdgpu_pal_metadata")
}
"""directives with which a text begins, or ends, that holds no statements"""
_MODE: Final = "MODE"
"""what its bits are is followed"""
_SETS_STATE: Final = (Op.SETREG, Op.SETREG_IMM32)
_RELATIVE: Final = re.compile("@(?:gotpc)?rel32")
"""the distance to a symbol, or to the place where the loader puts its address"""


Statement: TypeAlias = tuple[tuple[str, ...], tuple[str, str] | None, AnyInstruction | None, str, str]
"""labels; name and arguments of a directive; instruction; why the line is not looked into, and then its text"""


def surroundings_differ(
    flows: tuple[ControlFlow, ControlFlow], launches: tuple[DeclaredLaunch, DeclaredLaunch]
) -> str | None:
    """Why what lies around the instructions forbids a proof, None if it does not."""
    functions = (flows[0].function, flows[1].function)
    if _target(functions[0]) != _target(functions[1]):
        return "the files are for different targets or code object versions"
    for flow in flows:
        reason = _bytes_among(flow) or _runs_off(flow) or _computed_later(flow) or _code_addresses(flow)
        if reason:
            return f"{flow.function.program.path}: {reason}"
    for flow, launch in zip(flows, launches, strict=True):
        reason = is_watched(flow, launch)
        if reason:
            return f"{flow.function.program.path}: {reason}"
    reason = _symbol_values(flows) or _limits(flows, launches)
    if reason:
        return reason
    if shows_order(flows[0]) and not shows_order(flows[1]):
        return "a store of the first program may tell other waves that accesses before it are done, none of the second"
    if any(map(looks_outside, flows)) and _others(functions[0]) != _others(functions[1]):
        return "the code calls functions or takes addresses, and the files differ around it"
    return None


def _target(function: Function) -> list[tuple[str, str]]:
    chip = function.program.chip
    return [
        (line.directive.name, line.directive.arguments.strip().replace(chip, ""))
        for line in function.program.lines
        if line.directive is not None and line.directive.name in _TARGET
    ]


def same_statements(functions: tuple[Function, Function], launches: tuple[DeclaredLaunch, DeclaredLaunch]) -> bool:
    """Whether the assembler reads the same in both files, but for what `launch_difference` judges: nothing is left to
    prove.
    """
    first, second = (
        [line for index, line in enumerate(function.program.lines) if index not in launch.judged]
        for function, launch in zip(functions, launches, strict=True)
    )
    return functions[0].name == functions[1].name and _statements(first) == _statements(second)


def _statements(lines: list[Line]) -> list[tuple[Statement, str]]:
    """What lines say, and their texts; those of comments are left out."""
    found = []
    raw = False
    for line in lines:
        if line.directive is not None and line.directive.name in _RAW:
            raw = _RAW[line.directive.name]
        if raw or says_something(line):
            found.append((statement(line), line.text))
    return found


# -- one program


def is_watched(flow: ControlFlow, launch: DeclaredLaunch) -> str | None:
    """Why somebody sees more of a program than its memory operations: a trap handler, or the program itself; None if
    nobody does.
    """
    return _raises_exceptions(flow, launch) or _reads_own_state(flow) or _reads_late(flow)


def _reads_late(flow: ControlFlow) -> str | None:
    """Exports and GDS operations read VGPRs until a counter says so; that these are not overwritten before is not
    followed.
    """
    for index, issue in issues_of(flow).items():
        if Queue.EXPORT in issue.queues and any(register.is_vgpr for register in flow.instructions[index].uses):
            return f"{flow.place(index)}: '{flow.instructions[index]}' reads registers after its issue"
    return None


def _reads_own_state(flow: ControlFlow) -> str | None:
    """The hardware tells a program what it has computed, what is in flight, and how many registers and how much LDS it
    takes; a proof compares none of it.
    """
    for index, instruction in enumerate(flow.instructions):
        for half in instruction.halves:
            if half.operation == Op.GETREG and (name := register_of(half)) not in (_MODE, *OF_THE_WAVE):
                return f"{flow.place(index)}: '{instruction}' reads {name}, which depends on the code"
    return None


def _raises_exceptions(flow: ControlFlow, launch: DeclaredLaunch) -> str | None:
    """Why arithmetic may raise an exception, None if it cannot: a trap handler sees which instructions were executed.

    MODE enables exceptions; the launch takes it from the descriptor, and s_setreg changes it.
    """
    for name, value in sorted(launch.descriptor.values.items()):
        if name.startswith("exception_") and value:
            return f".amdhsa_{name} is {value}: an instruction that raises an exception is seen"
    for index, instruction in enumerate(flow.instructions):
        if instruction.operation not in _SETS_STATE:
            continue
        try:
            effects = lower(instruction, launch.mode, wave_size=launch.descriptor.wave_size).effects
        except NotEmulated as error:
            return f"{flow.place(index)}: {str(error).splitlines()[0]}"
        if any(isinstance(effect, Require) for effect in effects):
            return f"{flow.place(index)}: '{instruction}' may switch exceptions on"
    return None


def _bytes_among(flow: ControlFlow) -> str | None:
    """Data between the first and the last instruction would be executed, or be jumped over."""
    last = flow.lines[-1] if flow.lines else -1
    for index, line in flow.function.lines():
        directive = line.directive
        if directive is not None and index <= last and directive.may_emit:
            return f"line {line.number}: {directive.name} among the instructions is not followed"
    return None


def _runs_off(flow: ControlFlow) -> str | None:
    """A way out of the function that is no end: what is after it is not known."""
    for number in flow.order:
        block = flow.blocks[number]
        if block.ending in (Ending.UNKNOWN, Ending.FALL) and not block.successors:
            return f"{flow.place(block.last - 1)}: control runs past the end of the kernel"
        if block.ending is not Ending.CONDITIONAL or len(block.successors) == 2:
            continue
        only = flow.blocks[block.successors[0]]
        if only.first != block.last or branch_target(flow.instructions[block.last - 1]) not in only.labels:
            return f"{flow.place(block.last - 1)}: a branch goes, or falls through, past the end of the kernel"
    return None


def _computed_later(flow: ControlFlow) -> str | None:
    """Modifiers that are still text: the assembler computes them from symbols set further down."""
    for index, instruction in enumerate(flow.instructions):
        for modifier in instruction.modifiers:
            text = modifier.value
            if modifier.name in _COMPUTED and isinstance(text, str) and not text.startswith("swizzle("):
                return f"{flow.place(index)}: {modifier.name}:{text} is not known here"
    return None


def _numbers(flow: ControlFlow) -> Iterator[tuple[int, Expression]]:
    """Operands that are expressions over symbols, but for targets of branches."""
    for index, instruction in enumerate(flow.instructions):
        if instruction.is_branch:
            continue
        for operand in instruction.operands:
            if isinstance(operand.value, Expression):
                yield index, operand.value


def looks_outside(flow: ControlFlow) -> bool:
    """Whether a kernel calls functions or takes addresses, so that what the rest of its file holds counts."""
    return bool(flow.calls) or _has_symbols(flow)


def _has_symbols(flow: ControlFlow) -> bool:
    return any(True for _ in _numbers(flow)) or any(_is_getpc(instruction) for instruction in flow.instructions)


def _is_getpc(instruction: AnyInstruction) -> bool:
    return instruction.operation == Op.GETPC


def _code_addresses(flow: ControlFlow) -> str | None:
    """Distances within the code change with every instruction: only the compilers' idiom for symbols is followed, and
    long jumps after which nobody reads what they computed.
    """
    own = {label for _, line in flow.function.lines() for label in line.labels} | flow.function.program.kernel_names
    jumping = {index for jump in flow.long_jumps for index in jump.indices}
    for jump in flow.long_jumps:
        if jump.first not in plain_jumps(flow):
            return f"{flow.place(jump.last)}: what computes where it goes is read again"
    for index, number in _numbers(flow):
        if index in jumping:
            continue
        if "." in number.symbols or own.intersection(number.symbols):
            return f"{flow.place(index)}: the address of code is used as a number"
        if _RELATIVE.search(number.text) and not _after_getpc(flow, index):
            return f"{flow.place(index)}: a distance from an s_getpc_b64 in another block"
    for index, instruction in enumerate(flow.instructions):
        if _is_getpc(instruction) and index not in jumping and not _is_replaced(flow, index):
            return f"{flow.place(index)}: the program counter is used as a number"
    return None


def _after_getpc(flow: ControlFlow, index: int) -> bool:
    first = flow.block_at(index).first
    return any(_is_getpc(flow.instructions[place]) for place in range(first, index))


def _is_replaced(flow: ControlFlow, index: int) -> bool:
    """Whether both halves of the program counter are only read where the distance to a symbol is added to them."""
    waiting = set(flow.instructions[index].defs)
    for place in range(index + 1, flow.block_at(index).last):
        instruction = flow.instructions[place]
        read, written = waiting.intersection(instruction.uses), waiting.intersection(instruction.defs)
        if read and not (read == written and _adds_distance(instruction)):
            return False
        waiting -= written
        if not waiting:
            return True
    return False


def _adds_distance(instruction: AnyInstruction) -> bool:
    return (
        instruction.is_scalar
        and instruction.operation in (Op.ADD, Op.ADDC)
        and any(
            isinstance(operand.value, Expression) and _RELATIVE.search(operand.value.text) is not None
            for operand in instruction.operands
        )
    )


# -- both programs


def _symbol_values(flows: tuple[ControlFlow, ControlFlow]) -> str | None:
    """Symbols of one name have to have one value."""
    names = sorted({name for flow in flows for _, number in _numbers(flow) for name in number.symbols})
    if not names:
        return None
    first, second = (FileSymbols([line.text for line in flow.function.program.lines]) for flow in flows)
    for name in names:
        values = (first.get(name), second.get(name))
        if values[0] != values[1]:
            return f"the symbol {name} is {values[0]} and {values[1]}"
        for symbols, value in zip((first, second), values, strict=True):
            if name in symbols.definitions and (value is None or not symbols.is_certain(name)):
                return f"what the symbol {name} is where it is used is known to the assembler only"
    return None


def _limits(flows: tuple[ControlFlow, ControlFlow], launches: tuple[DeclaredLaunch, DeclaredLaunch]) -> str | None:
    """A wave that has fewer registers, or less private memory, than its code uses computes something else."""
    for flow, launch, whose in zip(flows, launches, ("first", "second"), strict=True):
        if lacks_registers(flow, launch):
            return f"the {whose} kernel uses more registers than .amdhsa_next_free_vgpr {launch.descriptor.vgprs}"
    if other_registers(launches[0], flows[1], launches[1]):
        return "registers are chosen by number, and the second kernel has another count of them"
    if launches[1].descriptor.scratch_bytes < launches[0].descriptor.scratch_bytes and _uses_private(flows[1]):
        return "the second kernel has less private memory, and uses it"
    return None


def lacks_registers(flow: ControlFlow, launch: DeclaredLaunch) -> bool:
    """True for code that uses VGPRs beyond those that its descriptor declares."""
    used = max(
        (register.index for instruction in flow.instructions for register in _registers(instruction)), default=-1
    )
    return used >= launch.descriptor.vgprs


def other_registers(first: DeclaredLaunch, second: ControlFlow, launch: DeclaredLaunch) -> bool:
    """True for a second program with a move that M0 may lead past the last VGPR, which is not that of the first."""
    return first.descriptor.vgprs != launch.descriptor.vgprs and any(
        half.row is not None and half.row.partial == "indexed" and half.row.unit is Unit.VALU
        for instruction in second.instructions
        for half in instruction.halves
    )


def _registers(instruction: AnyInstruction) -> Iterator[Register]:
    for operand in instruction.operands:
        for register in operand.registers:
            if register != NULL and register.is_vgpr:
                yield register


def _uses_private(flow: ControlFlow) -> bool:
    return bool(flow.calls) or any(
        instruction.unit is Unit.FLAT or instruction.space is AddressSpace.SCRATCH for instruction in flow.instructions
    )


def _others(function: Function) -> list[Statement]:
    """What else the file holds: not this kernel, other kernels' code, descriptors, metadata, counts and comments."""
    left_out: set[int] = set(range(function.first, function.last))
    for other in function.program.kernels:
        left_out.update(range(other.first, other.last))
    return [said for said, _ in statements_outside(function.program, left_out)]


def statements_outside(program: Program, left_out: Container[int]) -> Iterator[tuple[Statement, int]]:
    """(statement, its line) of all lines but some, descriptors, metadata, sizes, and counts of registers."""
    counts = _names_in_use(program)
    inside = ""
    for index, line in enumerate(program.lines):
        name = line.directive.name if line.directive is not None and not line.opaque_reason else ""
        if inside:
            inside = "" if name == inside else inside
        elif name in _BLOCKS:
            inside = _BLOCKS[name]
        elif (
            index not in left_out
            and name not in (".size", _NAMES_CHIP)
            and not _is_count(line, counts)
            and says_something(line)
        ):
            yield statement(line), line.number


def _is_count(line: Line, used: frozenset[str]) -> bool:
    """Whether a line gives a value to a count of registers that nothing else is made of."""
    directive = line.directive
    if directive is None or line.labels or line.opaque_reason or directive.name != ".set":
        return False
    name = directive.arguments.partition(",")[0].strip()
    return _COUNTS.search(name) is not None and name not in used


def _names_in_use(program: Program) -> frozenset[str]:
    """Names in directives other than those of descriptors and counts."""
    found: set[str] = set()
    for line in program.lines:
        directive = line.directive
        if directive is None or directive.name.startswith(".amdhsa_"):
            continue
        if directive.name != ".set" or not _COUNTS.search(directive.arguments.partition(",")[0].strip()):
            found.update(_NAME.findall(directive.arguments))
    return frozenset(found)


def says_something(line: Line) -> bool:
    """False for blank lines and comments."""
    return bool(line.labels or line.directive is not None or line.has_instruction or line.opaque_reason)


def statement(line: Line) -> Statement:
    """What the assembler reads in a line; of what it would expand, the text."""
    directive = line.directive
    said = None if directive is None else (directive.name, " ".join(directive.arguments.split()))
    text = line.text if line.opaque_reason or (directive is not None and '"' in directive.arguments) else ""
    return line.labels, said, line.instruction, line.opaque_reason, text
