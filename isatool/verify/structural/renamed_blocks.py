"""What the VGPRs of a program are called in another one, block by block: guesses that are checked.

A pass may give a value another register in one part of a program only, and two values of one register different ones.
Where two blocks do the same work in the same order, an operand that the block did not make tells which register of the
first program holds what one of the second holds at its start; what a block only passes on is called as in the blocks
after it, as are sums that it carries on, whatever the order in which it adds. A wrong guess costs the proof, never its
truth.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from difflib import SequenceMatcher
from functools import reduce
from operator import or_
from typing import Final

from isatool.allowance import INSTRUCTION, spend
from isatool.analysis.cfg import Block, ControlFlow, Ending
from isatool.analysis.effects import VGPRS, bits
from isatool.analysis.liveness import compute_liveness
from isatool.ir.instruction import Instruction
from isatool.ir.operands import Operand
from isatool.ir.views import kept
from isatool.isa.registers import Register
from isatool.verify.structural.straight_line import canonical

Names = dict[int, dict[Register, Register]]
"""by block: a VGPR of the second program and the one of the first that holds the same at the block's start"""
_MOST_MATCHED: Final = 4_000_000
"""pairs of instructions of two blocks that are looked at to match them"""
_WORTH_ARRAYS: Final = 1 << 19
"""such pairs from which on arrays are faster than `difflib`, which takes a tenth of a second less to load"""


def renamed_at_starts(flows: tuple[ControlFlow, ControlFlow]) -> Names:
    """Other names than the same in blocks of two programs with one control flow graph; none where code is entered from
    elsewhere, nor where others know registers by their names.
    """
    return _renamed(flows[1], flows[0])


@kept  # with the second program: the first one may be compared with many
def _renamed(new: ControlFlow, old: ControlFlow) -> Names:
    flows = (old, new)
    if any(flow.calls or any(block.ending is Ending.RETURN for block in flow.blocks) for flow in flows):
        return {}
    live = [mask & VGPRS for mask in compute_liveness(flows[1]).block_in]
    found: Names = {}
    guessed: Names = {}
    for first, second in zip(flows[0].blocks, flows[1].blocks, strict=True):
        names = _exposed(flows, first, second)
        later = reduce(or_, (live[after] for after in second.successors), 0) & ~_replaced(flows[1], second)
        guessed[second.index] = names
        found[second.index] = {register: name for register, name in names.items() if not later >> register & 1}
    _pass_back(flows[1], live, found)
    for block, names in guessed.items():
        found[block] = names | found[block]
    _pass_back(flows[1], live, found)
    return {
        block.index: others
        for block in flows[1].blocks
        if block.index
        and block.predecessors
        and (others := {a: b for a, b in found[block.index].items() if a != b and live[block.index] >> a & 1})
    }


def _pass_back(flow: ControlFlow, live: Sequence[int], names: Names) -> None:
    """Give live registers that have no name in a block the name that they have in the blocks after it."""
    waiting = [block.index for block in flow.blocks]
    while waiting:
        after = waiting.pop()
        for block in flow.blocks[after].predecessors:
            found = names[block]
            passed = {
                register: name
                for register, name in names[after].items()
                if register not in found and live[block] >> register & 1
            }
            if passed:
                spend(INSTRUCTION * len(passed))
                found.update(passed)
                waiting.append(block)


def _replaced(flow: ControlFlow, block: Block) -> int:
    """Registers that a block gives a value that has nothing to do with the one before: sums are carried on."""
    replaced = 0
    for index in block.instructions:
        replaced |= flow.effects[index].writes & ~flow.effects[index].reads
    return replaced


def _exposed(flows: tuple[ControlFlow, ControlFlow], first: Block, second: Block) -> dict[Register, Register]:
    """For VGPRs that the second block reads before writing them, the first block's registers in the same operations."""
    found: dict[Register, Register] = {}
    made = [0, 0]
    for old, new in _matched(_work(flows[0], first), _work(flows[1], second)):
        for one, other in zip(_sources(old), _sources(new), strict=False):
            for name, register in zip(one.registers, other.registers, strict=False):
                is_outer = not (made[0] >> name & 1 or made[1] >> register & 1)
                if name.is_vgpr and register.is_vgpr and is_outer:
                    found.setdefault(register, name)
        made[0] |= bits(old.defs)
        made[1] |= bits(new.defs)
    return found


def _work(flow: ControlFlow, block: Block) -> list[Instruction]:
    """What a block does, halves of VOPDs one by one."""
    instructions = (flow.instructions[index] for index in block.instructions)
    return [half for each in instructions if not each.is_hint for half in each.halves if half.row is not None]


def _sources(instruction: Instruction) -> Sequence[Operand]:
    return canonical(instruction)[1]


def _matched(old: list[Instruction], new: list[Instruction]) -> Iterator[tuple[Instruction, Instruction]]:
    spend(INSTRUCTION * (len(old) + len(new)))
    olds, news = ([canonical(each)[0] for each in side] for side in (old, new))
    if olds == news:
        yield from zip(old, new, strict=True)
    elif len(old) * len(new) <= _MOST_MATCHED:
        for a, b, size in matching_blocks(olds, news):
            yield from zip(old[a : a + size], new[b : b + size], strict=True)


def matching_blocks(first: Sequence[Hashable], second: Sequence[Hashable]) -> list[tuple[int, int, int]]:
    """(place, place, length) of what two sequences have in common, in order: the longest run, the first one of several,
    and the same of what is before it in both and of what is after it. `difflib` finds the same pairs, one by one.
    """
    if len(first) * len(second) < _WORTH_ARRAYS:
        return [*SequenceMatcher(None, first, second, autojunk=False).get_matching_blocks()[:-1]]
    import numpy as np

    numbers: dict[Hashable, int] = {}
    one, other = (np.array([numbers.setdefault(each, len(numbers)) for each in side]) for side in (first, second))
    same = one[:, None] == other
    runs = np.zeros((len(one) + 1, len(other) + 1), np.int32)
    """of pairs that are the same, so many up to this one"""
    for place in range(len(one)):
        np.multiply(runs[place, :-1] + 1, same[place], out=runs[place + 1, 1:])
    counts = np.arange(1, max(runs.shape))
    found: list[tuple[int, int, int]] = []
    waiting = [(0, len(one), 0, len(other))]
    while waiting:
        low, high, other_low, other_high = waiting.pop()
        if low == high or other_low == other_high:
            continue
        inside = np.minimum(runs[low + 1 : high + 1, other_low + 1 : other_high + 1], counts[: high - low, None])
        np.minimum(inside, counts[: other_high - other_low], out=inside)
        end, other_end = divmod(int(inside.argmax()), inside.shape[1])
        length = int(inside[end, other_end])
        if length:
            begin, other_begin = low + end + 1 - length, other_low + other_end + 1 - length
            found.append((begin, other_begin, length))
            waiting += [(low, begin, other_low, other_begin)]
            waiting += [(begin + length, high, other_begin + length, other_high)]
    return sorted(found)
