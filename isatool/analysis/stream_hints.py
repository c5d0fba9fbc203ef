"""Which cache hints a memory access may be given: those that say that its data is not wanted again, and nothing else.

`Target.stream_words` has them for loads and for stores. An access that already has a word of another meaning, as `glc`
of a load, which is its scope, is ordered by it and gets none; nor does an atomic, whose `glc` asks for the old value.
"""

from __future__ import annotations

from typing import Final

from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Modifier
from isatool.isa.table import AddressSpace, Unit
from isatool.isa.target import Target

_SPACES: Final = (AddressSpace.GLOBAL, AddressSpace.BUFFER)
_OTHERWISE: Final = ("tfe", "lds", "gds")
"""modifiers that make it no plain access of global memory"""


def addable_words(instruction: AnyInstruction, target: Target) -> tuple[str, ...]:
    """The words that may be added to an instruction as they are written; none if it is no plain access."""
    row, form = instruction.row, instruction.form
    if isinstance(instruction, Instruction) and row is not None and form is not None and not row.is_atomic:
        words = target.stream_words.store if form.may_store else target.stream_words.load
        plain = row.space in _SPACES and row.unit is Unit.VMEM and form.may_load != form.may_store
        other = (*(word for word in target.cache_words if word not in words), *_OTHERWISE)
        if plain and not any(map(instruction.has, other)):
            return tuple(word for word in words if not instruction.has(word))
    return ()


def with_words(instruction: Instruction, words: tuple[str, ...], target: Target) -> Instruction | None:
    """The same access with more hints, in the order of the assembler; None if it takes none of that name."""
    cache = target.cache_words
    named = {modifier.name for modifier in instruction.modifiers} | set(words)
    kept = tuple(modifier for modifier in instruction.modifiers if modifier.name not in cache)
    hints = tuple(Modifier(word) for word in cache if word in named)
    made = Instruction.build(instruction.name, instruction.operands, (*kept, *hints), of=target)
    return None if made.is_opaque else made


def adds_only_hints(first: AnyInstruction, second: AnyInstruction, target: Target) -> bool:
    """Whether the second instruction is the first one with words that may be added, none of them twice."""
    if not isinstance(first, Instruction) or not isinstance(second, Instruction):
        return False
    added = [modifier for modifier in second.modifiers if modifier not in first.modifiers]
    kept = tuple(modifier for modifier in second.modifiers if modifier in first.modifiers)
    names = tuple(modifier.name for modifier in added)
    return (
        bool(added)
        and set(names) <= set(addable_words(first, target))
        and len(set(names)) == len(names)
        and all(modifier.value is None for modifier in added)
        and (first.name, first.operands, first.modifiers) == (second.name, second.operands, kept)
    )
