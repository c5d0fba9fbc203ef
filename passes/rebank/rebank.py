"""rebank: give the factors of outer products banks on which every pair of FMAs reads four, and pair all of them.

The whole function is put on virtual registers, outer products are planned (see `outer_product`), wide loads of their
factors are cut so that rows and columns can be on banks of their own, copies are coalesced, and everything is
coloured again. No move restores anything. Waits, delays, clauses and the descriptor are left to the repairs. It is
long because one attempt has many stages, each a short method on one state.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import field, replace
from itertools import product
from typing import Final

from isatool.allowance import OutOfBudgetError, OutOfTimeError, budget, granted
from isatool.analysis.affine import analyse_affine
from isatool.analysis.assumptions import Sentence
from isatool.analysis.cfg import ControlFlow, build_flow
from isatool.analysis.loops import find_loops
from isatool.analysis.virtual import (
    Item,
    VirtualCode,
    VirtualInstruction,
    build_virtual,
    interference,
    live_out,
)
from isatool.analysis.webs import Webs, build_webs
from isatool.diagnostics import RefusedError
from isatool.ir.line import Line
from isatool.ir.program import Function, Program
from isatool.ir.relation import Relation
from isatool.isa.registers import Register
from isatool.passes.common.report import PassReport
from isatool.passes.common.result import Context, PassResult
from isatool.passes.rebank.bank_problem import (
    NoProductError,
    ProblemBuilder,
    has_bound_tuples,
    in_place_ties,
    is_matrix_product,
    is_valid,
    too_many,
)
from isatool.passes.rebank.delay_loads import delayed
from isatool.passes.rebank.fma_block import WeaveError, cut_load, find_fmas, twin_load, weave
from isatool.passes.rebank.fma_order import IssueOrder, orders
from isatool.passes.rebank.hoist_loads import hoisted, loose, slots
from isatool.passes.rebank.lds_bound import accesses, busy, cutting_is_free
from isatool.passes.rebank.matrix_banks import on_three_banks
from isatool.passes.rebank.merge_steps import another_base, has_quads, merge_steps
from isatool.passes.rebank.negated_factors import with_flipped_words
from isatool.passes.rebank.options import Rebank
from isatool.passes.rebank.outer_product import (
    COLUMN_BANKS,
    ROW_BANKS,
    BankPlan,
    FmaSlot,
    OuterProduct,
    accumulator_rank,
    find_components,
    forced_banks,
    pairs_of,
    pairs_on,
    phases,
    plan,
)
from isatool.passes.rebank.parity_plan import plan_on_parities
from isatool.passes.rebank.place_code import place
from isatool.passes.rebank.repair_pairs import MutualSwapError
from isatool.passes.rebank.single_fmas import shared_factor
from isatool.records import dataclass, record

MINIMUM_FMAS: Final = 8
_SPARE: Final = (4, 12)
"""registers that early loads leave free, so that tuples find a place"""
_SPARE_LATE: Final = (4, 10, 18)
"""registers that loads which were moved down leave free"""


@record
class _Way:
    """What an attempt may do: load odd words twice, let loads serve two k-steps, order FMAs tile after tile, leave all
    loads whole, leave out banks and parities that contradict others.
    """

    twins: bool = True
    merge: bool = False
    tiled: bool = False
    whole: bool = False
    lenient: bool = False


_CUT: Final = (_Way(merge=True), _Way(), _Way(tiled=True), _Way(twins=False), _Way(twins=False, tiled=True))
_WHOLE: Final = (_Way(twins=False, whole=True), _Way(twins=False, tiled=True, whole=True))
_CUT_DOWN: Final = (_Way(twins=False, lenient=True), _Way(twins=False, tiled=True, lenient=True))
_REPORTED: Final = _Way()

_INEXACT: Final = 1 / 16
"""of the registers that an order is said to need: factors and other values need not be the most at one place"""

MOST_STEPS: Final = 60_000_000
"""of work on one kernel, about six seconds: kernel 5 written out takes nearly half of it to fit 192 VGPRs"""

_MOST_WITHOUT_PRODUCTS: Final = 6_000_000
"""the same where only packed operations want three banks: a clash costs them an eighth of what it costs a product"""


def run(options: Rebank, function: Function, context: Context) -> PassResult:
    """Rebank one function; the input and a remark where the pass does not apply."""
    one_dot = Sentence.DOT2_ENCODINGS in context.assumptions
    return _Rebank(function, context.vgpr_limit, options.ahead, one_dot).run()


@dataclass
class _Work:
    """What the steps share: the code as it is being rewritten, and the decisions made so far."""

    webs: Webs
    code: VirtualCode
    way: _Way
    banks: dict[int, int] = field(default_factory=dict)
    plans: dict[int, list[BankPlan]] = field(default_factory=dict)
    twins: dict[int, int] = field(default_factory=dict)
    """words that are loaded twice, and the second web"""


class _Rebank:
    def __init__(self, function: Function, limit: int, ahead: int, one_dot: bool) -> None:
        self.function = function
        self.limit = limit
        self.ahead = ahead
        self.one_dot = one_dot
        """the encodings of a dot product count as one"""
        self.report = PassReport(Rebank.name, function)

    def run(self) -> PassResult:
        """Outer products, else the banks of matrix products; a refusal becomes a remark."""
        try:
            return self._within_budget(self._rewrite, MOST_STEPS)
        except RefusedError as reason:
            refusal = reason
        try:
            products = any(is_matrix_product(instruction) for _, instruction in self.function.instructions)
            return self._within_budget(self._on_three_banks, MOST_STEPS if products else _MOST_WITHOUT_PRODUCTS)
        except NoProductError:
            pass
        except RefusedError as reason:
            refusal = reason
        return self.report.unchanged(refusal)

    def _within_budget(self, steps: Callable[[], PassResult], most: int) -> PassResult:
        """The steps, with an end to the search for registers."""
        try:
            with granted(budget().within(most)):
                return steps()
        except OutOfTimeError:
            raise
        except OutOfBudgetError:
            raise RefusedError(
                f"no assignment of {self.limit} registers was found in {most:,} steps, after which it ends",
                help_="allow more registers with --max-vgprs",
            ) from None

    def _rewrite(self) -> PassResult:
        flow = build_flow(self.function)
        webs = build_webs(flow)
        refusal: RefusedError | None = None
        for way in (*_CUT, *_WHOLE, *_CUT_DOWN):
            try:
                result = self._attempt(flow, webs, way)
            except NoProductError:
                raise
            except RefusedError as reason:
                refusal = reason if way == _REPORTED else refusal
                continue
            return result if way.whole else self._with_whole_loads(flow, webs, result)
        assert refusal is not None
        raise refusal

    def _with_whole_loads(self, flow: ControlFlow, webs: Webs, result: PassResult) -> PassResult:
        """Another result that leaves loads whole, if cut ones make a loop wait for the LDS and whole ones less so."""
        made = self._function_of(result)
        if accesses(made) <= accesses(self.function) or cutting_is_free(flow):
            return result
        cut = busy(made)
        if cut.lds <= cut.valu or cut.lds <= busy(self.function).lds:
            return result
        for way in _WHOLE:
            try:
                whole = self._attempt(flow, webs, way)
            except RefusedError:
                continue
            return whole if busy(self._function_of(whole)).most < cut.most else result
        return result

    def _function_of(self, result: PassResult) -> Function:
        return next(each for each in result.program.functions if each.name == self.function.name)

    def _attempt(self, flow: ControlFlow, webs: Webs, way: _Way) -> PassResult:
        """The rewritten function; RefusedError if this way leads nowhere."""
        work = _Work(webs, with_flipped_words(build_virtual(webs, in_place_ties(flow, webs))), way)
        self._plan(work)
        if not work.plans:
            raise _no_product(flow)
        if way.merge and not any(len(plans) > 1 for plans in work.plans.values()):
            raise RefusedError("no block holds several k-steps")
        self._cut_loads(work)
        if way.merge:
            self._merge_steps(work)
        self._weave(work)
        return self._placed(*self._colored(work))

    def _on_three_banks(self) -> PassResult:
        """The function with the operands of matrix products, packed FMAs and dot products in banks of their own."""
        found = on_three_banks(build_flow(self.function), self.limit)
        for text in found.said:
            self.report.about(text)
        return replace(self._placed(found.code, found.registers), improved=True, settled=True)

    def _placed(self, code: VirtualCode, registers: Mapping[int, int]) -> PassResult:
        """The code on its registers."""
        try:
            placed, trailing = place(code, registers)
        except MutualSwapError as error:
            raise RefusedError(f"a pair cannot stay a pair, and not be taken apart: {error}") from None
        lines: list[Line] = []
        pairs: set[tuple[int, int, int]] = set()
        for part in placed:
            lines += part.lines(self.function.program.lines[part.origins[0]].number)
            pairs |= {(origin, self.function.first + len(lines) - 1, 0) for origin in part.origins}
        program = self.function.with_body([*lines, *trailing])
        vgprs = max(registers.values(), default=-1) + 1
        return PassResult(
            program, Relation(frozenset(pairs)), tuple(self.report.remarks), {"vgprs": vgprs}, changed=True
        )

    # -- planning

    def _plan(self, work: _Work) -> None:
        """A plan for every component of every block that can have one; factors keep the first bank they were given."""
        for number, block in enumerate(work.code.blocks):
            fmas = find_fmas(block.items, self.one_dot)
            if len(fmas) < MINIMUM_FMAS:
                continue
            loads = _loads_by_web(block.items)
            defined = {web: position for web, (position, _) in loads.items()}
            for component in (part for whole in find_components(fmas, defined) for part in phases(whole)):
                made = self._plan_component(work, number, component, loads)
                if made is not None:
                    work.plans.setdefault(number, []).append(made)
                    work.banks.update(made.banks)

    def _plan_component(
        self, work: _Work, block: int, component: OuterProduct, loads: Mapping[int, tuple[int, tuple[int, ...]]]
    ) -> BankPlan | None:
        accumulators = [fma.accumulator for fma in component.fmas]
        factors = {*component.rows, *component.columns}
        if len(set(accumulators)) != len(accumulators) or factors & set(accumulators):
            return None
        if work.way.whole:
            return self._plan_on_parities(work, block, component, loads)
        tuples = [group for _, group in sorted(set(loads.values()))]
        rank = accumulator_rank(component)
        rows, columns = (pairs_of(side, tuples, rank) for side in (component.rows, component.columns))
        odd = work.way.merge and len(work.plans.get(block, ())) % 2 == 1
        for row_pairs, column_pairs, row_banks, column_banks in _choices(component, rows, columns, loads, work, odd):
            twins = self._twins(work, (*row_pairs, *column_pairs), loads) if work.way.twins else {}
            made = plan(component, row_pairs, column_pairs, row_banks, column_banks, twins, crosswise_first=odd)
            if all(work.banks.get(word, bank) == bank for word, bank in made.banks.items()):
                work.twins.update(made.twins)
                work.code = replace(work.code, count=work.code.count + len(twins))
                return made
        return self._plan_on_parities(work, block, component, loads)

    def _plan_on_parities(
        self, work: _Work, block: int, component: OuterProduct, loads: Mapping[int, tuple[int, tuple[int, ...]]]
    ) -> BankPlan | None:
        """A plan on the banks that other plans leave, with their pairs of accumulators; None if nothing pairs."""
        groups = {web: group for web, (_, group) in loads.items()}
        words = (*component.rows, *component.columns)
        for part in (4,) if work.way.whole else (4, 2, 1):
            forced = forced_banks(words, groups, work.banks, part)
            if forced is None:
                continue
            kept = groups if work.way.whole else {}
            made = plan_on_parities(component, _partners(work.plans.get(block, ())), forced, kept)
            if any(issue.y is not None for issue in made.issues):
                return made
        return None

    def _twins(
        self, work: _Work, pairs: Sequence[tuple[int, ...]], loads: Mapping[int, tuple[int, tuple[int, ...]]]
    ) -> dict[int, int]:
        """New webs for single words that only loads define: the other parity for half of their FMAs."""
        singles = [pair[0] for pair in pairs if len(pair) == 1 and pair[0] in loads]
        found: dict[int, int] = {}
        for web in singles:
            if web not in work.twins and _only_loaded(work.code, web):
                found[web] = work.code.count + len(found)
        return found

    # -- loads

    def _cut_loads(self, work: _Work) -> None:
        """Cut every load whose tuple cannot give its words the planned banks."""
        for number, block in enumerate(work.code.blocks):
            items: list[Item] = []
            moved: dict[int, int] = {}
            for position, item in enumerate(block.items):
                moved[position] = len(items)
                twins = twin_load(item, work.twins) if isinstance(item, VirtualInstruction) else []
                if isinstance(item, VirtualInstruction) and not _tuples_fit(item, work.banks):
                    cut = cut_load(item)
                    if cut is not None and not all(_tuples_fit(part, work.banks) for part in cut.parts):
                        cut = cut_load(item, singly=True)
                    if cut is not None:
                        items += [*cut.parts, *twins]
                        continue
                items += [*twins, item]
            if len(items) != len(block.items):
                work.code = work.code.with_block(number, items)
                work.plans[number] = [_moved(made, moved) for made in work.plans.get(number, ())]
        work.plans = {number: plans for number, plans in work.plans.items() if plans}

    def _merge_steps(self, work: _Work) -> None:
        """Join the LDS loads of consecutive k-steps where their addresses are known to be multiples of 8."""
        affine = analyse_affine(self.function, flow=work.webs.flow)
        forest = find_loops(work.webs.flow)

        def aligned(item: VirtualInstruction, register: Register) -> bool:
            index = work.webs.flow.instruction_at(item.origins[0])
            return index is not None and affine.value(affine.before(index), register, index).trailing_zeros() >= 3

        joined = False
        for number, plans in work.plans.items():
            items = work.code.blocks[number].items
            depth = forest.depth(number)

            def invariant(web: int, depth: int = depth) -> bool:
                places = _definitions(work.code, web)
                return len(places) == 1 and forest.depth(places[0][0]) < depth

            merged = merge_steps(items, plans, aligned, invariant, work.code.count)
            joined = joined or has_quads(items, plans)
            if len(merged.items) == len(items):
                continue
            joined = True
            work.code = work.code.with_block(number, merged.items)
            work.plans[number] = [_moved(made, merged.moved) for made in plans]
            for (base, constant), web in merged.bases.items():
                self._add_base(work, base, constant, web)
        if not joined:
            raise RefusedError("no two loads of consecutive k-steps can be joined")

    def _add_base(self, work: _Work, base: int, constant: int, web: int) -> None:
        """Another base of LDS loads, made right after the only definition of the one it stands beside."""
        ((number, position),) = _definitions(work.code, base)
        items = list(work.code.blocks[number].items)
        definition = items[position]
        assert isinstance(definition, VirtualInstruction)
        items.insert(position + 1, another_base(definition, base, constant, web))
        work.code = replace(work.code.with_block(number, items), count=max(work.code.count, web + 1))
        work.plans = {
            block: [_moved(made, {k: k + (k > position) for k in range(len(items))}) for made in plans]
            if block == number
            else plans
            for block, plans in work.plans.items()
        }

    def _weave(self, work: _Work) -> None:
        """Put every block in its planned order; a plan that contradicts the block is given up."""
        problem = ""
        kept: dict[int, list[BankPlan]] = {}
        out = live_out(work.code)
        another = False
        for number, plans in work.plans.items():
            items = work.code.blocks[number].items
            good = plans
            while good:
                try:
                    order = self._order(items, out[number], good, work.way.tiled)
                    woven = weave(items, order.issues)
                    another = another or order.is_tiled
                except WeaveError as error:
                    problem = str(error)
                    alone = [made for made in good if _can_weave(items, out[number], made)]
                    good = alone if len(alone) < len(good) else good[:-1]
                    continue
                work.code = work.code.with_block(number, woven)
                kept[number] = good
                break
        work.plans = kept
        if not kept:
            raise RefusedError(f"the FMAs of a block cannot be reordered: {problem}")
        if work.way.tiled and not another:
            raise RefusedError("no other order takes fewer registers")

    def _order(self, items: Sequence[Item], after: int, plans: Sequence[BankPlan], tiled: bool) -> IssueOrder:
        """Step after step, or what takes fewer registers if there is such an order and `tiled` asks for it."""
        first, *others = orders(items, after, plans)
        chosen = others[0] if tiled and others and others[0].registers < first.registers else first
        if chosen.registers > self.limit * (1 + _INEXACT):
            raise too_many(chosen.registers, self.limit)
        return chosen

    # -- colouring

    def _colored(self, work: _Work) -> tuple[VirtualCode, dict[int, int]]:
        """Coloured with loads where they are; if registers do not suffice, with loads as late as it takes."""
        try:
            return self._color_ahead(work)
        except RefusedError:
            if work.way.merge:  # that registers hold two steps at once is what it is for
                raise
            plain = work.code
            for spare in _SPARE_LATE:
                work.code = delayed(plain, loose(work.webs.flow, work.plans), self.limit - spare)
                try:
                    return self._color(work)
                except RefusedError:
                    continue
            raise

    def _color_ahead(self, work: _Work) -> tuple[VirtualCode, dict[int, int]]:
        """Coloured with the LDS loads of k-steps as early as asked for and registers allow, else where they are."""
        plain = work.code
        for spare in _SPARE if self.ahead and any(len(plans) > 1 for plans in work.plans.values()) else ():
            work.code = hoisted(plain, loose(work.webs.flow, work.plans), self.limit - spare, self.ahead)
            try:
                return self._color(work, takes_turns=True)
            except RefusedError:
                work.code = plain
        return self._color(work)

    def _color(self, work: _Work, takes_turns: bool = False) -> tuple[VirtualCode, dict[int, int]]:
        from isatool.passes.rebank.colorer import color  # loads numpy

        code = work.code
        edges, peak = interference(code)
        if peak > self.limit:
            raise too_many(peak, self.limit)
        issues = [issue for plans in work.plans.values() for made in plans for issue in made.issues]
        for coalesce, accumulators in product((True, False), repeat=2):
            builder = ProblemBuilder(work.webs, code, edges, self.limit, work.way.lenient)
            if coalesce:
                builder.coalesce_copies()
            if takes_turns:
                builder.take_turns(slots(code, work.plans, work.banks, edges))
            builder.bank_factors(work.banks)
            builder.bank_accumulators(issues, accumulators, peak)
            builder.wish_pairs()
            problem, numbering = builder.problem()
            # Long tuples whose first words want different banks leave gaps beside each other: each kind at an end.
            for from_both_ends in (False, True) if coalesce and has_bound_tuples(problem) else (False,):
                result = color(replace(problem, from_both_ends=from_both_ends))
                if result.failed is None:
                    registers = {web: result.registers[image] for web, image in numbering.items()}
                    if is_valid(edges, numbering, registers):
                        if builder.left_out:
                            self.report.about(
                                f"cut down: {builder.left_out} banks that tuples cannot have are left out"
                            )
                        return builder.code, registers
        raise RefusedError(
            f"no assignment of {self.limit} registers satisfies the bank constraints",
            help_="allow more with --max-vgprs",
        )


_Pairs = Sequence[tuple[int, ...]]


def _choices(
    component: OuterProduct,
    rows: _Pairs,
    columns: _Pairs,
    loads: Mapping[int, tuple[int, tuple[int, ...]]],
    work: _Work,
    odd: bool,
) -> Iterator[tuple[_Pairs, _Pairs, tuple[int, int], tuple[int, int]]]:
    """(row pairs, column pairs, their banks) that a component may be planned with, the best first.

    A tuple that runs along k gives every k-step one word; its words are on consecutive banks, so rows and columns
    move on by one bank from step to step.
    """
    choices = [(ROW_BANKS, COLUMN_BANKS), (COLUMN_BANKS, ROW_BANKS)]
    groups = {web: group for web, (_, group) in loads.items()}
    words = (*component.rows, *component.columns)
    for part in (4, 2):
        forced = forced_banks(words, groups, work.banks, part)
        if not forced:
            continue
        for first in range(4):
            banks = [(first + k) % 4 for k in range(4)]
            row_banks, column_banks = (banks[0], banks[1]), (banks[2], banks[3])
            row_pairs, column_pairs = pairs_on(rows, forced, row_banks), pairs_on(columns, forced, column_banks)
            if row_pairs is not None and column_pairs is not None:
                yield row_pairs, column_pairs, row_banks, column_banks
    for row_banks, column_banks in reversed(choices) if odd else choices:
        yield rows, columns, row_banks, column_banks


def _partners(plans: Sequence[BankPlan]) -> dict[int, int]:
    """For every accumulator of a pair the other one."""
    pairs = [
        (issue.x.accumulator, issue.y.accumulator) for made in plans for issue in made.issues if issue.y is not None
    ]
    return dict(pairs) | {y: x for x, y in pairs}


def _loads_by_web(items: Sequence[Item]) -> dict[int, tuple[int, tuple[int, ...]]]:
    """For every web that a block defines: (item index, the webs of the tuple it is defined in)."""
    found: dict[int, tuple[int, tuple[int, ...]]] = {}
    for position, item in enumerate(items):
        if not isinstance(item, VirtualInstruction):
            continue
        for half in item.halves:
            for operand in half.instruction.operands:
                if operand.is_def and operand.is_vgpr:
                    group = tuple(half.defs[register] for register in operand.registers)
                    for web in group:
                        found.setdefault(web, (position, group))
    return found


def _tuples_fit(item: VirtualInstruction, banks: Mapping[int, int]) -> bool:
    """True if the planned banks of every tuple of the instruction are consecutive."""
    for half in item.halves:
        for operand in half.instruction.operands:
            if not operand.is_def or not operand.is_vgpr or len(operand.registers) < 2:
                continue
            planned = [
                (banks[half.defs[register]] - place) % 4
                for place, register in enumerate(operand.registers)
                if half.defs[register] in banks
            ]
            if len(set(planned)) > 1:
                return False
    return True


def _can_weave(items: Sequence[Item], after: int, made: BankPlan) -> bool:
    try:
        weave(items, next(orders(items, after, [made])).issues)
    except WeaveError:
        return False
    return True


def _moved(made: BankPlan, moved: Mapping[int, int]) -> BankPlan:
    """The plan with item positions after loads were cut."""

    def shift(issue: FmaSlot) -> FmaSlot:
        x = replace(issue.x, position=moved[issue.x.position])
        y = replace(issue.y, position=moved[issue.y.position]) if issue.y is not None else None
        return replace(issue, x=x, y=y)

    return replace(made, issues=tuple(shift(issue) for issue in made.issues))


def _definitions(code: VirtualCode, web: int) -> list[tuple[int, int]]:
    """(block, item) of every instruction that writes a web."""
    return [
        (number, position)
        for number, block in enumerate(code.blocks)
        for position, item in enumerate(block.items)
        if isinstance(item, VirtualInstruction) and item.defs >> web & 1
    ]


def _only_loaded(code: VirtualCode, web: int) -> bool:
    """True if every definition of a web is a load that can be issued once more for this word alone."""
    found = False
    for block in code.blocks:
        for item in block.instructions:
            if item.defs >> web & 1:
                if len(twin_load(item, {web: web})) != 1:
                    return False
                found = True
    return found


def rebank(program: Program, vgpr_limit: int, kernel: str | None = None) -> PassResult:
    """Rebank one kernel of a program; the repairs in `needs` are the caller's."""
    return Rebank().run(program.kernel(kernel), Context(vgpr_limit))


def _no_product(flow: ControlFlow) -> NoProductError:
    """What is there instead of an outer product."""
    row = shared_factor(flow)
    if row is None:
        return NoProductError(
            "no block holds an outer product of FMAs", help_="`isatool pass pair` works on all other code"
        )
    line = flow.function.program.span(flow.lines[row.first]).line
    return NoProductError(
        f"no block holds an outer product of FMAs: {row.count} of them, from line {line} on, share the factor "
        f"{row.register.name}, a tile of one row",
        help_="`isatool pass pair` copies the factor into another bank; with `--nan-payload` it may exchange factors "
        "as well",
    )
