"""Two programs whose texts are the same but for code beside the first one, and for the addresses of LDS accesses.

Code beside a program writes only registers that the program nowhere touches, so the program cannot see it. Whether the
new addresses are right is for the caller to show.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from isatool.analysis.affine import analyse_affine
from isatool.analysis.assumptions import Grants, Sentence
from isatool.analysis.cfg import Block, ControlFlow
from isatool.analysis.effects import OPAQUE_EFFECTS, SGPRS, VGPRS
from isatool.analysis.lds_accesses import lds_accesses, segment_bytes
from isatool.analysis.lds_storage import uses_storage
from isatool.asm.descriptor import descriptor_of
from isatool.asm.register_counts import Counts, with_register_counts
from isatool.ir.instruction import AnyInstruction
from isatool.ir.program import Function
from isatool.isa.registers import SCC
from isatool.isa.table import Unit
from isatool.semantics.effects import Jump
from isatool.verify.effect_kinds import REGISTERS, SAME_PLACE, unnamed
from isatool.verify.launch import DeclaredLaunch
from isatool.verify.structural.surroundings import surroundings_differ
from isatool.verify.verdict import Assumption, NotShownError

_KEPT: Final = SAME_PLACE - {Jump}
"""kinds of effects of what both programs have in the same blocks"""
FAR: Final = 1 << 24
"""bytes; a range of addresses that reaches further out is taken for one that is not known"""


def aligned(
    first: ControlFlow, second: ControlFlow, removed: frozenset[int] = frozenset()
) -> Iterator[tuple[int, int]]:
    """(instruction of the first, last of those that stand for it in the second), block by block; NotShownError if
    the texts differ in more than companions and LDS addresses.

    `removed`: instructions of the first that have none; whether they may be missing is for the caller to show.
    """
    if len(first.blocks) != len(second.blocks):
        raise NotShownError("the blocks differ")
    reason = unnamed(first, _KEPT)
    if reason:
        raise NotShownError(reason)
    touched = 0
    for effect, instruction in zip(first.effects, first.instructions, strict=True):
        touched |= effect.reads | effect.writes
        if effect is OPAQUE_EFFECTS or instruction.is_opaque:
            raise NotShownError(f"{instruction.mnemonic} is not known")
    for one, two in zip(first.blocks, second.blocks, strict=True):
        if one.successors != two.successors or one.ending is not two.ending:
            raise NotShownError("the blocks differ")
        waiting = [index for index in one.instructions if index not in removed]
        yield from _aligned_blocks(first, second, waiting, two, touched)


def _aligned_blocks(
    first: ControlFlow, second: ControlFlow, waiting: list[int], two: Block, touched: int
) -> Iterator[tuple[int, int]]:
    scc_written = False
    place = 0
    cut = 0
    for index in two.instructions:
        new = second.instructions[index]
        old = first.instructions[waiting[place]] if place < len(waiting) else None
        if old is not None and _stands_for(old, new):
            _require_scc(scc_written, old)
            scc_written = False
            cut += 1
            if not is_cut(old, new) or cut == 2:
                yield waiting[place], index
                place, cut = place + 1, 0
            continue
        if cut or not _is_beside(second, index, touched):
            raise NotShownError(f"{second.place(index)}: {new.mnemonic}")
        scc_written = scc_written or SCC in new.defs
    if place < len(waiting) or cut or scc_written:
        raise NotShownError("instructions are missing")


def _stands_for(old: AnyInstruction, new: AnyInstruction) -> bool:
    """True for the same instruction, and for an LDS access that only its address can tell from the old one."""
    if old == new:
        return True
    return uses_storage(old) and uses_storage(new) and _operation(old) == _operation(new) and not new.has("gds")


def is_cut(old: AnyInstruction, new: AnyInstruction) -> bool:
    """True if a two-address form was cut in two."""
    return uses_storage(old) and "2addr" in old.mnemonic and "2addr" not in new.mnemonic


def _operation(instruction: AnyInstruction) -> str:
    """The mnemonic without what only says how two addresses are written."""
    return instruction.mnemonic.replace("_2addr", "").replace("_stride64", "")


def _require_scc(written: bool, old: AnyInstruction) -> None:
    """Code that writes SCC must stand before an instruction that writes it too."""
    if written and (SCC in old.uses or SCC not in old.defs):
        raise NotShownError(f"SCC is written before {old.mnemonic}")


def _is_beside(flow: ControlFlow, index: int, touched: int) -> bool:
    """True for arithmetic whose results the first program cannot see."""
    instruction, effect = flow.instructions[index], flow.effects[index]
    row = instruction.row
    if row is None or row.unit not in (Unit.VALU, Unit.SALU) or row.is_branch or index in flow.fences:
        return False
    if unnamed(flow, REGISTERS, (index,)):
        return False
    if instruction.reads_state or instruction.writes_state or effect.reads >> SCC & 1:
        return False
    return not effect.writes & ~(1 << SCC) & (touched | ~(SGPRS | VGPRS))


def lds_bytes(function: Function) -> int | None:
    """LDS that a kernel declares; None without a descriptor."""
    descriptor = descriptor_of(function.program, function.name)
    return descriptor.lds_bytes if descriptor is not None else None


class LdsSegment(NamedTuple):
    """The LDS of a kernel: its bytes, whether a launch has to add some of them to what the kernel declares, and the
    accesses that are not seen to end within these bytes.
    """

    size: int
    is_dynamic: bool
    leaving: tuple[int, ...] = ()

    @property
    def assumptions(self) -> tuple[Assumption, ...]:
        """What has to be granted: that accesses are in bounds, since beyond its LDS the input reads 0; or, if an access
        may leave the declared bytes, that launches add none, since these would follow those of the rewrite.
        """
        if self.is_dynamic:
            return (Assumption(Sentence.LDS_IN_BOUNDS),)
        return (Assumption(Sentence.NO_DYNAMIC_LDS),) if self.leaving else ()


def segment_of(function: Function, granted: Grants) -> LdsSegment | None:
    """The LDS of a kernel; None without a descriptor."""
    declared = lds_bytes(function)
    if declared is None:
        return None
    accesses = lds_accesses(analyse_affine(function, granted))
    size = segment_bytes(accesses, declared, function.target.lds_per_workgroup)
    return LdsSegment(size, size > declared, tuple(access.instruction for access in accesses if access.end > size))


def text_around(function: Function) -> list[str]:
    """The text of the file but for the function's body."""
    lines = function.program.lines
    return [line.text for line in (*lines[: function.first], *lines[function.last :])]


def other_launch(first: ControlFlow, second: ControlFlow) -> str | None:
    """How the files around two kernels differ in more than the counts of registers and of LDS bytes, or why what lies
    around their instructions forbids a proof; None if nothing is so.
    """
    before, launch = DeclaredLaunch.of(first.function), DeclaredLaunch.of(second.function)
    if launch is None or before is None:
        return "the descriptor cannot be read"
    declared, function = launch.descriptor, first.function
    counts = Counts(declared.vgprs, declared.sgprs, declared.lds_bytes)
    expected = with_register_counts(function.program, function.name, counts).kernel(function.name)
    if text_around(expected) != text_around(second.function):
        return "the files differ around the kernel in more than counts"
    return surroundings_differ((first, second), (before, launch))
