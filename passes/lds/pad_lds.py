"""pad-lds: data in LDS laid out so that lanes do not meet on a bank.

LDS has 32 banks of 4 bytes (RDNA3 ISA guide 12.1); lanes that want different dwords of one bank wait for each other. A
column of a matrix whose rows are a multiple of 128 bytes lies in one bank. The pass finds the arrays of a kernel in its
addresses, chooses bytes to leave free behind every row, or columns to exchange, and gives every access the new address.
The map of old to new bytes is injective and every access goes through it, which is checked on the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.lds_accesses import LdsAccess, lds_accesses, segment_bytes, unresolved
from isatool.analysis.lds_banks import NO_SHAPE, LdsTiming
from isatool.analysis.lds_layout import declared_remark
from isatool.asm.descriptor import Descriptor
from isatool.asm.metadata import KernelMetadata
from isatool.asm.register_counts import Counts, used_registers, with_register_counts
from isatool.diagnostics import RefusedError
from isatool.ir.code import CannotComputeError
from isatool.ir.program import Function
from isatool.isa import chips
from isatool.isa.table import Unit
from isatool.passes.common.dead_code import plan_removal
from isatool.passes.common.draft import Draft
from isatool.passes.common.lower_registers import lowered
from isatool.passes.common.needs import declared_segment
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult, Remark
from isatool.passes.lds.addresses import Moved, Readdress
from isatool.passes.lds.layout_choice import LayoutChoice, Weighed, choose, cost_of, weigh, weight_of
from isatool.passes.lds.options import MIN_WAVES, PadLds, parse_block
from isatool.records import record
from isatool.verify.lemma import ProofStep
from isatool.verify.lemmas.lds_map import MovedLds

_FAR: Final = 1 << 20
_CYCLES_OF_LDS: Final = 2
"""issue slots that a cycle of the LDS is worth: two SIMDs share it"""


def run(options: PadLds, function: Function, context: Context) -> PassResult:
    """A new layout of the kernel's LDS, if one has fewer conflicts."""
    return _PadLds(function, context, options).run()


class _PadLds:
    def __init__(self, function: Function, context: Context, options: PadLds) -> None:
        self.function = function
        self.context = context
        self.options = options
        self.report = PassReport(options.name, function)
        self.offer: Remark | None = None
        """what padding would do for which fewer waves would run"""
        self.size = self.added_by_launch = 0
        self.block = parse_block(options.block) if options.block_of in ("", function.name) else None

    def run(self) -> PassResult:
        """Analyse, choose, rewrite, check."""
        try:
            return self._padded()
        except CannotComputeError as error:
            return self.report.unchanged(f"the new addresses cannot be computed: {error}")
        except RefusedError as error:
            return self.report.unchanged(error)

    def _padded(self) -> PassResult:
        descriptor, metadata = declared_segment(self.function)
        draft = Draft.of(self.function)
        flow = draft.flow()
        affine = analyse_affine(self.function, self.context.assumptions, flow)
        accesses = lds_accesses(affine)
        if not accesses and not unresolved(affine, accesses):
            raise RefusedError("it has no LDS accesses")
        self.size = segment_bytes(accesses, descriptor.lds_bytes, self.function.target.lds_per_workgroup)
        self.added_by_launch = self.size - descriptor.lds_bytes
        self._require_known(affine, accesses, self.size)
        weighed = weigh(affine, accesses, self.block)
        best: _Made | None = None
        reason: Exception | None = None
        for choice in self._choices(affine, weighed, descriptor, metadata):
            try:
                made = self._made(affine, accesses, choice)
            except RefusedError as error:
                reason = reason or error
                continue
            if best is None or made.gain > best.gain:
                best = made
        if self.offer is not None and (best is None or best.added > 0 or best.choice.after > best.choice.ideal):
            self.report.remarks.append(self.offer)
        if best is None:
            raise reason or RefusedError("no layout has fewer bank conflicts")
        return self._finished(best)

    def _made(self, affine: Affine, accesses: Sequence[LdsAccess], choice: LayoutChoice) -> _Made:
        """The kernel with a layout, checked, and without what only the old addresses needed."""
        before = Draft.of(self.function)
        moved = Readdress(affine, accesses, choice.layout).rewritten()
        edited = before.edited(affine.flow, moved.edits)
        counts = Counts(*used_registers(edited.function), choice.layout.size)
        lemma = MovedLds(choice.layout.pieces)
        told = (lemma, with_register_counts(edited.program, self.function.name, counts))
        judged = lemma.judge_with(self.function, told[1].kernel(self.function.name), self.context.assumptions)
        if judged.first_difference is not None:
            raise RefusedError(judged.first_difference.message, help_="another --strategy may do")
        found: list[_Made] = []
        refused: RefusedError | None = None
        try:
            found.append(self._lowered(affine, edited, choice, moved, told))
        except RefusedError as error:
            refused = error
        if refused is not None or moved.at_access:
            try:
                moved = Readdress(affine, accesses, choice.layout, in_place=True).rewritten()
                found.append(self._lowered(affine, before.edited(affine.flow, moved.edits), choice, moved, told))
            except (RefusedError, CannotComputeError):
                pass
        if not found:
            assert refused is not None
            raise refused
        return max(found, key=lambda made: made.gain)

    def _lowered(self, affine: Affine, edited: Draft, choice: LayoutChoice, moved: Moved, told: ProofStep) -> _Made:
        """The kernel without what only the old addresses needed, in registers that it may have."""
        flow = edited.flow()
        draft = edited.edited(flow, plan_removal(flow))
        added = _issue_slots(affine, draft) - _issue_slots(affine, Draft.of(self.function))
        saved = choice.before - choice.after
        if _CYCLES_OF_LDS * saved <= added:
            raise RefusedError(
                f"new addresses would cost {added:.0f} issue slots and save {saved:.0f} LDS cycles of a wave (model)"
            )
        return _Made(lowered(draft, moved.placeholders, self._vgprs()), choice, moved, told, added)

    def _vgprs(self) -> int:
        """VGPRs that may be used without a wave less."""
        return max(self.context.vgpr_limit, self.context.occupancy_limit or 0)

    # -- what must be known

    def _require_known(self, affine: Affine, accesses: Sequence[LdsAccess], size: int) -> None:
        """Refuse where something may touch LDS at a place that is not known."""
        lines = affine.flow.lines
        for place in unresolved(affine, accesses):
            raise RefusedError(self._at(lines[place.instruction], place.reason), lines[place.instruction])
        for access in accesses:
            line = lines[access.instruction]
            assert access.address is not None
            if access.low < -_FAR or access.high > _FAR:
                text = f"the range of its address is not known: {affine.atoms.describe(access.address)}"
                raise RefusedError(self._at(line, text), line)
            if access.low >= size:
                text = f"it reaches byte {access.low} of {size} that the kernel declares (dynamic LDS)"
                raise RefusedError(self._at(line, text), line)

    def _at(self, line: int, text: str) -> str:
        return f"line {self.function.program.lines[line].number}: {text}"

    # -- the choice

    def _choices(
        self, affine: Affine, weighed: Sequence[Weighed], descriptor: Descriptor, metadata: KernelMetadata
    ) -> list[LayoutChoice]:
        """Layouts worth trying: padding, and exchanged columns where padding leaves conflicts."""
        for line, why in {affine.flow.lines[one.access.instruction]: one.why for one in weighed if one.why}.items():
            self.report.note(f"its bank conflicts are not known: {why}", line, _HELP if why == NO_SHAPE else "")
        if all(one.why for one in weighed):
            raise RefusedError(
                f"no bank conflict can be predicted: {weighed[0].why}",
                help_=_HELP if weighed[0].why == NO_SHAPE else "",
            )
        most = self._most_bytes(descriptor, metadata)
        views = affine.views

        def chosen(most: int, strategy: str) -> LayoutChoice:
            return choose(
                weighed,
                self.size,
                most,
                LdsTiming(self.function.target.lds_banks),
                lambda access: views[affine.flow.block_of[access.instruction]],
                strategy,
            )

        found: list[LayoutChoice] = []
        for strategy in ("pad", "swizzle") if self.options.strategy == "auto" else (self.options.strategy,):
            choice = chosen(most, strategy)
            if choice.before <= choice.ideal:
                raise RefusedError("no bank conflicts are predicted")
            if strategy == "pad" and choice.after > choice.ideal and not self.options.max_lds:
                self._see_what_waves_buy(choice, chosen, descriptor, metadata)
            if not choice.layout.is_identity:
                found.append(choice)
            if choice.after <= choice.ideal:
                break
        if not found and self.offer is not None:
            self.report.remarks.append(self.offer)
        if not found:
            raise RefusedError(f"no layout of at most {most} bytes has fewer bank conflicts", help_=_MORE)
        return found

    def _see_what_waves_buy(
        self,
        within: LayoutChoice,
        chosen: Callable[[int, str], LayoutChoice],
        descriptor: Descriptor,
        metadata: KernelMetadata,
    ) -> None:
        """A remark about padding for which fewer waves would run, if it is better than any with which as many do."""
        more = chosen(self.function.target.lds_per_workgroup, "pad")
        waves = int(self._waves(descriptor, metadata, more.layout.size))
        if more.after >= within.after or not waves:
            return
        now = float(self._waves(descriptor, metadata, self.size))
        bytes_more = more.layout.size - self.size
        text = (
            f"{self.function.name}: {bytes_more} bytes more of LDS would leave {more.after:.0f} of {more.before:.0f} "
            f"LDS cycles of a wave, with {waves} waves a SIMD in place of {now:.3g}"
        )
        span = self.function.program.span(self.function.first)
        self.offer = Remark("pad-lds", span, text, f"--min-waves {waves} takes them", {MIN_WAVES: waves})

    def _waves(self, descriptor: Descriptor, metadata: KernelMetadata, lds: int) -> Fraction:
        """Waves on a SIMD with so many bytes of LDS."""
        size = metadata.max_flat_workgroup_size
        if self.block is not None:
            size = self.block[0] * self.block[1] * self.block[2]
        target, wave = self.function.target, descriptor.wave_size
        return chips.occupancy(target, descriptor.vgprs, lds, size, descriptor.cu_mode, wave).waves

    def _most_bytes(self, descriptor: Descriptor, metadata: KernelMetadata) -> int:
        """LDS bytes that the user allows, or that cost no wave."""
        target = self.function.target
        if self.options.max_lds:
            return min(self.options.max_lds, target.lds_per_workgroup)

        def waves(lds: int) -> Fraction:
            return self._waves(descriptor, metadata, lds)

        wanted = Fraction(self.options.min_waves) if self.options.min_waves else waves(self.size)
        granule = target.lds_granule
        most = chips.align_up(self.size, granule)
        while most + granule <= target.lds_per_workgroup and waves(most + granule) >= wanted:
            most += granule
        return most

    # -- the result

    def _finished(self, made: _Made) -> PassResult:
        choice = made.choice
        size = choice.layout.size
        self.report.statistics |= {
            "LDS cycles before": round(choice.before, 1),
            "LDS cycles after": round(choice.after, 1),
            "LDS cycles without conflicts": round(choice.ideal, 1),
            "LDS bytes after": size,
            "issue slots added": round(made.added, 1),
            "accesses split": made.moved.split,
            "addresses computed at the access": made.moved.at_access,
        }
        for piece in choice.layout.pieces:
            if not piece.is_identity:
                text = f"LDS bytes {piece.first} to {piece.last - 1}: now from {piece.base}, {piece.rows}"
                self.report.note(text)
        text = (
            f"{self.function.name}: {choice.before:.0f} LDS cycles of a wave become {choice.after:.0f}, "
            f"{choice.ideal:.0f} without conflicts (model); {size} bytes of LDS"
        )
        self.report.note(text)
        if self.added_by_launch:
            self.report.note(declared_remark(self.function.name, size, self.added_by_launch))
        counts = Counts(*used_registers(made.draft.function), size)
        program = with_register_counts(made.draft.program, self.function.name, counts)
        return self.report.changed(replace(made.draft, program=program), settled=False, proof_steps=(made.told,))


@record
class _Made:
    """A rewrite that was checked. `added`: issue slots of a wave."""

    draft: Draft
    choice: LayoutChoice
    moved: Moved
    told: ProofStep
    added: float

    @property
    def gain(self) -> float:
        """What it buys, in issue slots."""
        return _CYCLES_OF_LDS * (self.choice.before - self.choice.after) - self.added


_MORE: Final = "allow more with --max-lds or --min-waves"
_HELP: Final = "name the shape with --launch or --block, as in --block 32x8"


def _issue_slots(affine: Affine, draft: Draft) -> float:
    """Issue slots of a wave in what a draft of the analysed kernel reaches, waits and hints apart.

    A block runs as often as the analysed instructions that are left of it; one without any, as often as that before.
    """
    flow = draft.flow()
    indices = {line: index for index, line in enumerate(affine.flow.lines)}
    origins = {new: indices[old] for old, new, _ in draft.relation.pairs if old in indices}
    total, weight = 0.0, 1.0
    for block in (flow.blocks[number] for number in sorted(flow.order)):
        known = (origins[flow.lines[index]] for index in block.instructions if flow.lines[index] in origins)
        weight = next((weight_of(affine, origin) for origin in known), weight)
        counted = [flow.instructions[index] for index in block.instructions]
        total += weight * sum(cost_of(each) for each in counted if each.unit is not Unit.CONTROL)
    return total
