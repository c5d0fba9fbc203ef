"""pair: more VOPDs than the compiler made, in any wave32 code, by reordering and renaming inside basic blocks.

Every block is cut into regions in which instructions may change places (`regions`). VOPDs are taken apart, values that
live in one region lose their registers (`local_values`), a list scheduler forms pairs whose register parities can all
be had at once (`pair_schedule`), and the values are given registers again (`interval_coloring`). A region's result is
taken only if it has more pairs than the input, keeps loads as far before their waits, computes the same symbolically
(`region_check`), and if every pair is legal by the one function that says so. Waits stay and keep their counts, since
memory operations keep their order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import Webs, build_webs
from isatool.ir.instruction import Instruction
from isatool.ir.pairs import as_dot2acc
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.isa.registers import Register
from isatool.passes.common.draft import Draft
from isatool.passes.common.in_flight import Flights, find_flights
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region, find_regions
from isatool.passes.common.result import Context, PassResult, Remark
from isatool.passes.pair.constant_copies import plan_constant_copies
from isatool.passes.pair.factor_copies import FactorCopy, edits_of, find_factor_copies
from isatool.passes.pair.half_forms import AllowedDifference
from isatool.passes.pair.local_values import LocalValues, find_local_values
from isatool.passes.pair.options import Pair
from isatool.passes.pair.region_pairing import Options, PairedRegion, RegionPairing
from isatool.progress import doing
from isatool.records import record


def run(options: Pair, function: Function, context: Context) -> PassResult:
    """Pair one function; the input and a remark where that is impossible."""
    flow = build_flow(function)
    draft = Draft.of(function)
    draft = draft.edited(flow, plan_constant_copies(flow))
    nan_payload = options.nan_payload or Sentence.NAN_PAYLOAD in context.assumptions
    limit = max(context.vgpr_limit, context.occupancy_limit or 0)
    granted = AllowedDifference(nan_payload, Sentence.DOT2_ENCODINGS in context.assumptions)
    chosen = Options(limit, granted, options.latency_loss / 100, options.rename, context.explain)
    paired = _Paired.of(draft, chosen, context)
    pairs = {outcome.region: outcome.after for outcome in paired.outcomes}
    copies = find_factor_copies(paired.flights, pairs, limit) if options.rename else ()
    while copies:
        copied = _Paired.of(draft.edited(draft.flow(), edits_of(draft.flow(), copies)), chosen, context, copies)
        worth = paired.worth(copied, copies)
        if worth == copies:
            paired = copied
            break
        copies = worth
    made = paired.result(function)
    return made if granted.dot2 else replace(made, remarks=(*made.remarks, *_dot_remarks(flow)))


def _dot_remarks(flow: ControlFlow) -> Iterator[Remark]:
    """What another assumption would let be paired."""
    dots = [
        index
        for index, instruction in enumerate(flow.instructions)
        if isinstance(instruction, Instruction) and as_dot2acc(instruction) is not None
    ]
    if len(dots) > 1:
        text = f"{flow.function.name}: {len(dots)} dot products stay single, which name their addend: halves add up"
        span, help_ = flow.function.program.span(flow.lines[dots[0]]), f"--assume {Sentence.DOT2_ENCODINGS} pairs them"
        yield Remark("pair", span, text, help_, {"dot_products": len(dots)})


def _without(values: LocalValues, webs: Webs, registers: Collection[Register]) -> LocalValues:
    """Without the values that are in some registers."""
    held = (
        number
        for number, body in enumerate(values.bodies)
        if any(webs.webs[web].register in registers for part in body for web in part)
    )
    return values.without(held)


@record
class _Paired:
    """A draft, and what becomes of its regions."""

    draft: Draft
    flights: Flights
    regions: tuple[Region, ...]
    outcomes: tuple[PairedRegion, ...]
    faults: tuple[str, ...]

    @classmethod
    def of(cls, draft: Draft, options: Options, context: Context, copies: tuple[FactorCopy, ...] = ()) -> _Paired:
        """Pairs region by region. Factors and their copies stay where they are, in registers of unlike parity, which
        other pairs could take from them.
        """
        flow = draft.flow()
        webs = build_webs(flow)
        flights = find_flights(analyse_waits(flow, ordered=True))
        regions = find_regions(flow)
        values = find_local_values(webs, regions, flights)
        pairing = RegionPairing(webs, flights, options, context.seen)
        outcomes: list[PairedRegion] = []
        for number, (region, own) in enumerate(zip(regions, values, strict=True)):
            kept = {register for each in copies if each.region == number for register in (each.source, each.copy)}
            own = _without(own, webs, kept) if kept else own
            doing("region", len(outcomes) + 1, len(regions))
            outcomes.append(pairing.pair(region, own))
        return cls(draft, flights, regions, tuple(outcomes), tuple(pairing.faults))

    def worth(self, copied: _Paired, copies: tuple[FactorCopy, ...]) -> tuple[FactorCopy, ...]:
        """The copies of the regions that issue fewer instructions with theirs than without."""
        added = Counter(each.region for each in copies)
        pairs = [[outcome.after for outcome in each.outcomes] for each in (self, copied)]
        gains = {number: pairs[1][number] - pairs[0][number] - count for number, count in added.items()}
        return tuple(each for each in copies if gains[each.region] > 0)

    def result(self, function: Function) -> PassResult:
        """The function with what was found, or the input."""
        flow = self.draft.flow()
        results: dict[Region, Sequence[Emitted]] = {
            outcome.region: outcome.lines for outcome in self.outcomes if outcome.lines is not None
        }
        statistics = _statistics(self.outcomes)
        remarks = tuple(_single_remarks(flow, self.outcomes))
        for fault in self.faults:
            statistics[f"fault: {fault}"] = 1
        if not results:
            indices = (index for index, _ in function.instructions)
            return PassResult(function.program, Relation.identity(indices), remarks, statistics, settled=True)
        body, pairs = rewritten_body(flow, results)
        made = flow.function
        relation = self.draft.relation.then(Relation(frozenset((old, made.first + new, 0) for old, new in pairs)))
        # What has new neighbours may pair now: the pass runs again until it finds nothing.
        return PassResult(
            made.with_body(body), relation, remarks, statistics, changed=True, improved=True, restates=True
        )


def _statistics(outcomes: Sequence[PairedRegion]) -> dict[str, int | float | str]:
    found: dict[str, int | float | str] = {
        "pairs before": sum(outcome.before for outcome in outcomes),
        "pairs after": sum(outcome.after for outcome in outcomes),
    }
    found["pairs that break R19"] = sum(outcome.faulty for outcome in outcomes)
    reasons = Counter(single.reason for outcome in outcomes for single in outcome.singles)
    for reason, count in reasons.most_common():
        found[f"single: {reason}"] = count
    return found


def _single_remarks(flow: ControlFlow, outcomes: Sequence[PairedRegion]) -> Iterator[Remark]:
    """One remark for every instruction that could be half of a VOPD and is not, at its line of the input."""
    program = flow.function.program
    for single in sorted((single for outcome in outcomes for single in outcome.singles), key=lambda one: one.dense):
        span = program.span(flow.lines[single.dense])
        text = f"{single.text}: stays single: {single.reason}"
        facts: dict[str, int | str] = {"line": span.line, "reason": single.reason.name.lower()}
        if single.partner >= 0:
            line = program.span(flow.lines[single.partner]).line
            text += f"; nearest: {single.partner_text} (line {line})"
            facts |= {"nearest": single.partner_text, "nearest_line": line}
        if single.detail:
            text += f": {single.detail}"
            facts["detail"] = single.detail
        yield Remark("pair", span, text, facts=facts)
