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
from collections.abc import Iterator, Sequence

from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.waits import analyse_waits
from isatool.analysis.webs import build_webs
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.passes.common.draft import Draft
from isatool.passes.common.in_flight import find_flights
from isatool.passes.common.region_lines import Emitted, rewritten_body
from isatool.passes.common.regions import Region, find_regions
from isatool.passes.common.result import Context, PassResult, Remark
from isatool.passes.pair.constant_copies import plan_constant_copies
from isatool.passes.pair.local_values import find_local_values
from isatool.passes.pair.options import Pair
from isatool.passes.pair.region_pairing import Options, Outcome, RegionPairing
from isatool.progress import doing


def run(options: Pair, function: Function, context: Context) -> PassResult:
    """Pair one function; the input and a remark where that is impossible."""
    program = function.program
    flow = build_flow(function)
    draft = Draft.of(function)
    draft = draft.edited(flow, plan_constant_copies(flow))
    given, function, flow = function, draft.function, draft.flow()
    webs = build_webs(flow)
    flights = find_flights(analyse_waits(flow, ordered=True))
    regions = find_regions(flow)
    values = find_local_values(webs, regions, flights)
    nan_payload = options.nan_payload or "nan-payload" in context.assumptions
    limit = max(context.vgpr_limit, context.occupancy_limit or 0)
    chosen = Options(limit, nan_payload, options.latency_loss / 100, options.rename, context.explain)
    pairing = RegionPairing(webs, flights, chosen, context.seen)
    outcomes: list[Outcome] = []
    for region, own in zip(regions, values, strict=True):
        doing("region", len(outcomes) + 1, len(regions))
        outcomes.append(pairing.pair(region, own))
    results: dict[Region, Sequence[Emitted]] = {
        outcome.region: outcome.lines for outcome in outcomes if outcome.lines is not None
    }
    statistics = _statistics(outcomes)
    remarks = tuple(_single_remarks(flow, outcomes))
    for fault in pairing.faults:
        statistics[f"fault: {fault}"] = 1
    if not results:
        indices = (index for index, _ in given.instructions)
        return PassResult(program, Relation.identity(indices), remarks, statistics, settled=True)
    body, pairs = rewritten_body(flow, results)
    relation = draft.relation.then(Relation(frozenset((old, function.first + new, 0) for old, new in pairs)))
    # What has new neighbours may pair now: the pass runs again until it finds nothing.
    return PassResult(
        function.with_body(body), relation, remarks, statistics, changed=True, improved=True, restates=True
    )


def _statistics(outcomes: Sequence[Outcome]) -> dict[str, int | float | str]:
    found: dict[str, int | float | str] = {
        "pairs before": sum(outcome.before for outcome in outcomes),
        "pairs after": sum(outcome.after for outcome in outcomes),
    }
    found["pairs that break R19"] = sum(outcome.faulty for outcome in outcomes)
    reasons = Counter(single.reason for outcome in outcomes for single in outcome.singles)
    for reason, count in reasons.most_common():
        found[f"single: {reason}"] = count
    return found


def _single_remarks(flow: ControlFlow, outcomes: Sequence[Outcome]) -> Iterator[Remark]:
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
