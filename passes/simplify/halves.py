"""Words packed from bytes of LDS: loads fill halves of two registers, and one instruction puts them together.

A load of a byte fills a register or one of its halves. So bytes 0 and 2 of a word go to the halves of one register,
bytes 1 and 3 to those of another, and one shift with or gives the word; compilers load each into a register of its own
and need three instructions or more. Each load stays where it is, so counts for waits stay what they are.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from isatool.analysis.cfg import ControlFlow
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, bits, members
from isatool.analysis.exec_state import compute_exec_state
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Integer
from isatool.isa import opcodes
from isatool.isa.chips import vgprs_for_waves, waves_by_vgpr
from isatool.isa.registers import VGPR_BASE, Register, RegisterRange
from isatool.isa.table import OfTable, Unit
from isatool.model.pricing import access_bytes
from isatool.passes.common.dead_code import is_lds_load, plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import busy_registers
from isatool.passes.common.narrow_words import WORD, Word, words_of

_BYTE: Final = 8
_UPPER: Final = WORD // 2
"""the first byte that goes to an upper half"""
_PAIRS: Final = ((0, 2), (1, 3))
"""bytes of a word that are halves of one register"""


class _Load(NamedTuple):
    """A load of a byte: of which word, which of its bytes, and whether the register's other half is loaded first."""

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
    sizes = {
        index: 1
        for index, instruction in enumerate(flow.instructions)
        if is_lds_load(instruction) and access_bytes(instruction) == 1 and index not in flow.kept
    }
    if not sizes:
        return draft, 0
    exec_state = compute_exec_state(flow)
    blocks = sorted({flow.block_of[index] for index in sizes} & set(flow.order))
    found = [word for block in blocks for word in words_of(flow, exec_state, block, sizes)]
    words = [word for word in found if not _is_packed(flow, word)]
    free = _usable(flow, most)
    while words:
        made, later, marks = _marked(draft, flow, words)
        stay = {old for old, _, _ in made.relation.pairs}
        registers = _registers(later, marks, free)
        left = [
            word for word in words if word in registers and not any(flow.lines[load] in stay for load in word.loads)
        ]
        if left == words:
            vector = [sum(each.unit is Unit.VALU for each in made_of.instructions) for made_of in (flow, later)]
            if vector[1] >= vector[0]:
                break
            code = {place: _built(mark, registers, flow.function.target) for place, mark in marks}
            return made.edited(later, Edits(replaced=code)), len(words)
        words = left
    return draft, 0


def _is_packed(flow: ControlFlow, word: Word) -> bool:
    """Whether one instruction packs it already, from two registers whose halves are loaded."""
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
        for byte, index in enumerate(word.loads):
            load = flow.instructions[index]
            assert isinstance(load, Instruction)
            address = load.operands[1]
            mark = Instruction.build(opcodes.DS_STORE_B32, (address, address), of=target)
            marks.setdefault(index, []).append((mark, _Load(word, byte, load, word.loads[byte ^ _UPPER] < index)))
        mark = Instruction.build(opcodes.V_MOV_B32_E32, (RegisterRange(word.register), Integer(0)), of=target)
        marks.setdefault(word.made + 1, []).append((mark, word))
    made = draft.edited(flow, Edits(before={at: tuple(mark for mark, _ in each) for at, each in marks.items()}))
    while removal := plan_removal(later := made.flow(), lds_loads=True):
        made = made.edited(later, removal)
    known = {new for _, new, _ in made.relation.pairs}
    places = [index for index, line in enumerate(later.lines) if line not in known]
    return made, later, list(zip(places, (each for at in sorted(marks) for _, each in marks[at]), strict=True))


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
    """Two registers for each word that nothing else needs from its first load to where it is put together; words
    without are left out.
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
        if len(free) >= len(_PAIRS):
            found[word] = tuple(free[: len(_PAIRS)])
            for register in found[word]:
                taken.setdefault(register, []).append((first, last))
    return found


def _built(mark: _Load | Word, registers: Mapping[Word, tuple[Register, ...]], of: OfTable) -> Instruction:
    """The load of a byte into its half, into the whole register where that half is the lower one and comes first; or
    the packing of a word.
    """
    if isinstance(mark, Word):
        even, odd = map(RegisterRange, registers[mark])
        operands = (RegisterRange(mark.register), odd, Integer(_BYTE), even)
        return Instruction.build(opcodes.V_LSHL_OR_B32, operands, of=of)
    if mark.byte >= _UPPER:
        name = opcodes.DS_LOAD_U8_D16_HI
    else:
        name = opcodes.DS_LOAD_U8_D16 if mark.is_second else opcodes.DS_LOAD_U8
    register = RegisterRange(registers[mark.word][mark.byte % len(_PAIRS)])
    return Instruction.build(name, (register, mark.instruction.operands[1]), mark.instruction.modifiers, of=of)
