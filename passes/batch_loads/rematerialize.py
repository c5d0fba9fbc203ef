"""Loops that are seldom entered compute again what they need, so that they hold no more registers than the others.

A value that was computed once before the loop by one VALU instruction is recomputed before each of its uses,
if everything that the instruction reads still is in its registers there and is alive in the loop anyway. That
costs an issue slot an iteration and frees a VGPR for as long as the loop runs.
"""

from __future__ import annotations

from collections.abc import Iterable

from isatool.analysis.cfg import ControlFlow, reachable
from isatool.analysis.edits import Edits
from isatool.analysis.effects import VGPRS, bits, effects_of
from isatool.analysis.exec_state import ExecState, compute_exec_state
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.liveness import compute_liveness
from isatool.analysis.loops import Loop, LoopForest, find_loops
from isatool.analysis.webs import Site, Web, Webs, build_webs
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import as_single
from isatool.isa.registers import Register
from isatool.isa.table import Unit
from isatool.passes.common.draft import Draft
from isatool.records import dataclass, record
from isatool.rewriting.registers import spare


@record
class Rematerialized:
    """The draft, and the VGPRs at the top of the file that the new code took."""

    draft: Draft
    placeholders: tuple[Register, ...]


def rematerialized(draft: Draft) -> Rematerialized:
    """The draft with the values of its fallback loops computed where they are used."""
    flow = draft.flow()
    forest = find_loops(flow)
    loops = [loop for loop in forest.loops if any(map(is_fallback, loop.labels))]
    outermost = [loop for loop in loops if loop.parent < 0 or forest.loops[loop.parent] not in loops]
    if not outermost or flow.unanalysable:
        return Rematerialized(draft, ())
    work = _Work(flow, forest, build_webs(flow), compute_exec_state(flow))
    edits = Edits()
    placeholders: list[Register] = []
    free = spare(flow, VGPRS)
    for loop in outermost:
        for web, definition in work.candidates(loop):
            for index in sorted({use.instruction for use in web.uses if flow.block_of[use.instruction] in loop.blocks}):
                if len(placeholders) >= len(free):
                    break
                target = free[len(placeholders)]
                placeholders.append(target)
                renaming = {web.register: target}
                edits.insert(index, definition.renamed(renaming))
                edits.replaced[index] = edits.replaced.get(index, flow.instructions[index]).renamed(renaming)
    return Rematerialized(draft.edited(flow, edits), tuple(placeholders))


@dataclass
class _Work:
    flow: ControlFlow
    forest: LoopForest
    webs: Webs
    exec_state: ExecState

    def candidates(self, loop: Loop) -> Iterable[tuple[Web, Instruction]]:
        """Values that may be computed in a loop, with the instruction that does."""
        liveness = compute_liveness(self.flow)
        live = liveness.block_in[loop.header]
        behind = 0
        for _, target in loop.exits:
            behind |= liveness.block_in[target]
        chosen: set[Register] = set()
        for web in self.webs.webs:
            inside = [use for use in web.uses if self.flow.block_of[use.instruction] in loop.blocks]
            if not inside or web.register in chosen or behind >> web.register & 1:
                continue
            definition = self._definition(web)
            if definition is None or not all(self._may_use(web, use.site, loop) for use in inside):
                continue
            sources = bits(definition.uses)
            if sources & VGPRS & ~live or sources & bits(chosen):
                continue
            users = {use.instruction for use in inside}
            if not all(self._stands(web.defs[0].instruction, index, sources) for index in users):
                continue
            chosen.add(web.register)
            yield web, definition

    def _definition(self, web: Web) -> Instruction | None:
        """The one instruction that computes a web, as a single one; None if it is not plain arithmetic before loops."""
        if web.pinned or web.at_entry or web.tied or len(web.defs) != 1:
            return None
        place = web.defs[0]
        block = self.flow.block_of[place.instruction]
        if self.forest.innermost[block] >= 0 or place.instruction in self.flow.fences:
            return None
        half = self.flow.instructions[place.instruction].halves[place.half]
        if half.row is None or half.row.unit is not Unit.VALU or half.row.cross_lane:
            return None
        if half.form is None or half.form.dpp:
            return None
        try:
            single = as_single(half) if len(self.flow.instructions[place.instruction].halves) > 1 else half
        except ValueError:
            return None
        effect = effects_of(single)
        plain = effect.writes == 1 << web.register and not effect.keeps and not effect.cross
        return single if plain and not effect.reads >> web.register & 1 else None

    def _may_use(self, web: Web, site: Site, loop: Loop) -> bool:
        """True if an operand may take another register, in the loop itself, in lanes that were computed."""
        instruction = self.flow.instructions[site.instruction]
        operand = instruction.halves[site.half].operands[site.operand]
        block = self.flow.block_of[site.instruction]
        if self.forest.innermost[block] != loop.index or len(operand.registers) != 1 or operand.spelling:
            return False
        if len(instruction.halves) > 1 or self.flow.effects[site.instruction].cross >> web.register & 1:
            return False
        masks = self.exec_state.masks
        computed = self.exec_state.at[web.defs[0].instruction]
        return masks.includes(computed, self.exec_state.at[site.instruction])

    def _stands(self, start: int, end: int, registers: int) -> bool:
        """True if nothing on any way from one instruction to another writes some registers."""
        return not any(self.flow.effects[index].writes & registers for index in self._between(start, end))

    def _between(self, start: int, end: int) -> Iterable[int]:
        """The instructions that may execute after `start` and before `end`."""
        blocks = self.flow.blocks
        first, last = blocks[self.flow.block_of[start]], blocks[self.flow.block_of[end]]
        ahead = reachable(first.successors, lambda block: blocks[block].successors)
        back = reachable(last.predecessors, lambda block: blocks[block].predecessors)
        for block in ahead & back:
            yield from blocks[block].instructions
        yield from range(start + 1, first.last if first.index != last.index or end < start else end)
        if first.index != last.index:
            yield from range(last.first, end)
