"""Words packed from bytes or halves of memory: loads fill halves of registers, and at most one instruction packs them.

A load of a byte fills a register or one of its halves. So bytes 0 and 2 of a word go to the halves of one register,
bytes 1 and 3 to those of another, and one shift with or gives the word; compilers load each into a register of its own
and need three instructions or more. Two loads of halves fill the word itself. Each load stays where it is, so counts
for waits stay what they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, bits, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.isa import opcodes
from isatool.isa.chips import vgprs_for_waves, waves_by_vgpr
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import AddressSpace, OfTable, Unit
from isatool.model.pricing import access_bytes
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.narrow_words import WORD, Word, words_of

_BYTE: Final = 8
_UPPER: Final = WORD // 2
"""the first byte that goes to an upper half"""
_PAIRS: Final = ((0, 2), (1, 3))
"""bytes of a word that are halves of one register"""


_NAMES: Final = {
    (AddressSpace.LDS, 1): (opcodes.DS_LOAD_U8, opcodes.DS_LOAD_U8_D16, opcodes.DS_LOAD_U8_D16_HI),
    (AddressSpace.LDS, 2): (opcodes.DS_LOAD_U16, opcodes.DS_LOAD_U16_D16, opcodes.DS_LOAD_U16_D16_HI),
    (AddressSpace.GLOBAL, 1): (opcodes.GLOBAL_LOAD_U8, opcodes.GLOBAL_LOAD_D16_U8, opcodes.GLOBAL_LOAD_D16_HI_U8),
    (AddressSpace.GLOBAL, 2): (opcodes.GLOBAL_LOAD_U16, opcodes.GLOBAL_LOAD_D16_B16, opcodes.GLOBAL_LOAD_D16_HI_B16),
    (AddressSpace.BUFFER, 1): (opcodes.BUFFER_LOAD_U8, opcodes.BUFFER_LOAD_D16_U8, opcodes.BUFFER_LOAD_D16_HI_U8),
    (AddressSpace.BUFFER, 2): (opcodes.BUFFER_LOAD_U16, opcodes.BUFFER_LOAD_D16_B16, opcodes.BUFFER_LOAD_D16_HI_B16),
}
"""by memory and bytes: the loads that fill a register, its lower half, its upper half"""


_SPACES: Final = frozenset(space for space, _ in _NAMES)


class _Load(NamedTuple):
    """A load of a byte or half: of which word, its first byte there, and whether the register's other half is loaded
    first.
    """

    word: Word
    byte: int
    instruction: Instruction
    is_second: bool


_Place = tuple[int, "_Load | Word"]
"""the instruction of a mark, and what goes there: a load, or the packing of a word"""


def halved_words(draft: Draft, most: int) -> tuple[Draft, int]:
    """The draft, of which nothing is edited yet, with words packed from halves, and how many; where that saves vector
    instructions, lets as many waves run and takes at most `most` VGPRs.
    """
    flow = draft.flow()
    sizes = {index: size for index in range(len(flow.instructions)) if (size := _size(flow, index))}
    if not sizes:
        return draft, 0
    exec_state = compute_exec_state(flow)
    blocks = sorted({flow.block_of[index] for index in sizes} & set(flow.order))
    found = [word for block in blocks for word in words_of(flow, exec_state, block, sizes)]
    words = [word for word in found if not _is_packed(flow, word) and len(_spaces(flow, word)) == 1]
    free = _usable(flow, most)
    while words:
        made, later, marks = _marked(draft, flow, words)
        stay = {old for old, _, _ in made.relation.pairs}
        registers = _registers(later, marks, free)
        left = [
            word for word in words if word in registers and not any(flow.lines[load] in stay for load in word.loads)
        ]
        if left == words:
            code = {place: _built(mark, registers, flow.function.target) for place, mark in marks}
            edits = Edits()
            for place, instruction in code.items():
                edits.substitute(place, () if instruction is None else (instruction,))
            made = made.edited(later, edits)
            return (made, len(words)) if _vector(made.flow()) < _vector(flow) else (draft, 0)
        words = left
    return draft, 0


def _vector(flow: ControlFlow) -> int:
    """How many vector instructions there are."""
    return sum(each.unit is Unit.VALU for each in flow.instructions)


def _size(flow: ControlFlow, index: int) -> int:
    """How many bytes a load takes that may fill a half; 0 for any other instruction."""
    instruction = flow.instructions[index]
    form = instruction.form
    if not isinstance(instruction, Instruction) or form is None or not form.may_load or form.may_store:
        return 0
    if index in flow.kept or index in flow.fences or instruction.space not in _SPACES:
        return 0
    size = access_bytes(instruction)
    return size if size < WORD and instruction.operands[1].is_vgpr else 0


def _spaces(flow: ControlFlow, word: Word) -> set[AddressSpace]:
    """What memory its loads read: those of one return in order."""
    return {flow.instructions[load].space for load in word.loads}


def _is_packed(flow: ControlFlow, word: Word) -> bool:
    """Whether nothing can be saved: one instruction packs two registers with loaded halves, or loads fill the word."""
    if word.size > 1:
        return word.made in word.loads
    filled = [bits(flow.instructions[load].defs) for load in word.loads]
    alike = all(filled[lower] == filled[upper] for lower, upper in _PAIRS)
    return alike and flow.effects[word.made].reads & VGPRS == filled[0] | filled[1]


def _marked(draft: Draft, flow: ControlFlow, words: Sequence[Word]) -> tuple[Draft, ControlFlow, list[_Place]]:
    """A draft without the loads and packings of words, its control flow, and what goes where: each mark there keeps an
    address or a word's register alive.
    """
    marks: dict[int, list[tuple[AnyInstruction, _Load | Word]]] = {}
    target = flow.function.target
    for word in words:
        for place, index in enumerate(word.loads):
            load = flow.instructions[index]
            assert isinstance(load, Instruction)
            other = word.loads[place ^ (len(word.loads) // 2)]
            marks.setdefault(index, []).append(
                (_keeping(load, target), _Load(word, place * word.size, load, other < index))
            )
        mark = Instruction.build(opcodes.V_MOV_B32_E32, (word.register, 0), of=target)
        marks.setdefault(word.made + 1, []).append((mark, word))
    made = draft.edited(flow, Edits(before={at: tuple(mark for mark, _ in each) for at, each in marks.items()}))
    lines = {flow.lines[load] for word in words for load in word.loads}
    while True:
        later = made.flow()
        origins = {new: old for old, new, _ in made.relation.pairs}
        places = [index for index, line in enumerate(later.lines) if line not in origins]
        loads = {id(later.instructions[index]) for index, line in enumerate(later.lines) if origins.get(line) in lines}
        removal = plan_removal(later, stay={id(later.instructions[index]) for index in places}, loads=loads)
        if not removal:
            break
        made = made.edited(later, removal)
    return made, later, list(zip(places, (each for at in sorted(marks) for _, each in marks[at]), strict=True))


def _keeping(load: Instruction, of: OfTable) -> Instruction:
    """A store to the same address, which reads what the load reads and writes no register."""
    address, *rest = load.operands[1:]
    data = RegisterRange(address.registers[0])
    if load.space is AddressSpace.BUFFER:
        return Instruction.build(opcodes.BUFFER_STORE_B32, (data, address, *rest), load.modifiers, of=of)
    name = opcodes.DS_STORE_B32 if load.space is AddressSpace.LDS else opcodes.GLOBAL_STORE_B32
    return Instruction.build(name, (address, data, *rest), of=of)


def _usable(flow: ControlFlow, most: int) -> int:
    """The VGPRs that may be used while as many waves run."""
    every = 0
    for effect in flow.effects:
        every |= (effect.reads | effect.writes) & VGPRS
    target, wave_size = flow.function.target, flow.function.wave_size
    waves = waves_by_vgpr(target, every.bit_length() - VGPR_BASE, wave_size)
    count = min(vgprs_for_waves(target, waves, wave_size), most)
    return every | ((1 << count) - 1) << VGPR_BASE


def _registers(flow: ControlFlow, marks: Sequence[_Place], usable: int) -> dict[Word, tuple[Register, ...]]:
    """Two registers for each word of bytes that nothing else needs from its first load to where it is put together, for
    a word of halves its own; words without are left out.
    """
    busy = busy_registers(flow)
    spans: dict[Word, tuple[int, int]] = {}
    for place, mark in marks:
        word = mark.word if isinstance(mark, _Load) else mark
        spans[word] = (spans.get(word, (place, place))[0], place)
    taken: dict[Register, list[tuple[int, int]]] = {}
    found = {}
    for word, (first, last) in spans.items():
        inside = 0
        for index in range(first, last):
            inside |= busy[index]
        able = [word.register, *(Register(code) for code in members(usable & ~inside & ~(1 << word.register)))]
        free = [
            register
            for register in able
            if not inside >> register & 1 and not any(a < last and first < b for a, b in taken.get(register, ()))
        ]
        count = len(_PAIRS) if word.size == 1 else 1
        if len(free) >= count and (word.size == 1 or free[0] == word.register):
            found[word] = tuple(free[:count])
            for register in found[word]:
                taken.setdefault(register, []).append((first, last))
    return found


def _built(mark: _Load | Word, registers: Mapping[Word, tuple[Register, ...]], of: OfTable) -> Instruction | None:
    """The load of a byte or half into its half, into the whole register where that half is the lower one and comes
    first; or the packing of a word, None for one of halves.
    """
    if isinstance(mark, Word):
        if mark.size > 1:
            return None
        even, odd = map(RegisterRange, registers[mark])
        return Instruction.build(opcodes.V_LSHL_OR_B32, (mark.register, odd, _BYTE, even), of=of)
    load = mark.instruction
    whole, lower, upper = _NAMES[load.space, mark.word.size]
    name = upper if mark.byte >= _UPPER else lower if mark.is_second else whole
    filled = registers[mark.word]
    register = RegisterRange(filled[mark.byte % len(filled)])
    return Instruction.build(name, (register, *load.operands[1:]), load.modifiers, of=of)
