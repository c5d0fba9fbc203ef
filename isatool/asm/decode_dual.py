"""VOPD machine code as text: the fields of two instructions, one literal for both (RDNA3 ISA guide 15.3.7)."""

from __future__ import annotations

from isatool.asm.decoded_operands import NoMatchError, literal, scalar
from isatool.isa.encodings import LITERAL
from isatool.isa.registers import VGPR_BASE
from isatool.isa.target import Target
from isatool.isa.vopd import opcodes


def decode_dual(bits: int, length: int, target: Target, wave_size: int) -> tuple[str, int, int]:
    """Text, size, and ignored bits of a VOPD of which `length` bytes are there; NoMatchError if it is none."""
    if wave_size != 32 or length < 8:
        raise NoMatchError
    by_code = {opcode.code: opcode for opcode in opcodes(target).values()}
    numbers = bits >> 22 & 15, bits >> 17 & 31
    if any(number not in by_code for number in numbers):
        raise NoMatchError
    halves = [by_code[number] for number in numbers]
    destination = bits >> 56 & 0xFF
    destinations = destination, (bits >> 49 & 0x7F) << 1 | ~destination & 1
    sources = (bits & 0x1FF, bits >> 9 & 0xFF), (bits >> 32 & 0x1FF, bits >> 41 & 0xFF)
    takes_literal = any(opcode.has_k for opcode in halves) or any(source[0] == LITERAL for source in sources)
    if takes_literal and length < 12:
        raise NoMatchError
    word = bits >> 64 & 0xFFFFFFFF
    texts, ignored = [], 0
    for opcode, register, (first, second), shift in zip(halves, destinations, sources, (9, 41), strict=True):
        shown = f"v{first - VGPR_BASE}" if first >= VGPR_BASE else _scalar(first, word)
        operands = [f"v{register}", shown]
        if opcode.addend:
            operands.append(f"{word:#x}")
        if opcode.sources > 1:
            operands.append(f"v{second}")
        else:
            ignored |= second << shift
        if opcode.has_k and not opcode.addend:
            operands.append(f"{word:#x}")
        texts.append(f"{opcode.mnemonic} {', '.join(operands)}")
    return " :: ".join(texts), 12 if takes_literal else 8, ignored


def _scalar(code: int, word: int) -> str:
    return literal(word, "f32") if code == LITERAL else scalar(code, 1)
