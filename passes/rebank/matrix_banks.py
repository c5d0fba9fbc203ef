"""Three banks for the operands of matrix products, of packed FMAs and of dot products, over the whole function, and no
moves between tuples that one register can hold.

A matrix product whose A, B and C do not begin in three banks takes 34 cycles instead of 32. Which bank a tuple begins
in is decided for all tuples together (`bank_classes`), several orders of the banks are tried, and everything is
coloured again. Where registers do not suffice, loads of factors come later, and then as many tuples as fit get their
bank, in the order in which they complete products.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice
from typing import Final

from isatool.allowance import OutOfBudgetError, OutOfTimeError
from isatool.analysis.cfg import ControlFlow
from isatool.analysis.loops import find_loops
from isatool.analysis.virtual import VirtualCode, VirtualInstruction, build_virtual, copied, interference
from isatool.analysis.webs import Webs, build_webs
from isatool.diagnostics import RefusedError
from isatool.ir.instruction import AnyInstruction
from isatool.isa.operations import Op
from isatool.isa.registers import BANKS
from isatool.isa.table import Role
from isatool.passes.rebank.bank_classes import (
    BankConflict,
    BankGraph,
    choose_banks,
    relabelled,
    weight_of,
    with_freedom,
)
from isatool.passes.rebank.bank_problem import (
    NoProductError,
    ProblemBuilder,
    in_place_ties,
    is_matrix_product,
    is_valid,
    too_many,
)
from isatool.passes.rebank.coalesce import coalesced
from isatool.passes.rebank.coloring import Coloring, Problem
from isatool.passes.rebank.delay_loads import delayed
from isatool.passes.rebank.hoist_loads import loose
from isatool.passes.rebank.place_code import is_placeable
from isatool.records import record

_SOURCES: Final = 3
_PER_LOOP: Final = 8.0
"""how much oftener the body of a loop is expected to run than what is around it"""
_PRODUCT: Final = 2.0
_PACKED: Final = 0.125
"""of a product's weight: nothing measured says what it costs that a packed FMA reads a bank twice"""
_PACKED_OPERATIONS: Final = frozenset((Op.PK_FMA, Op.FMA_MIX, Op.FMA_MIXLO, Op.FMA_MIXHI, Op.DOT2, Op.DOT4, Op.DOT8))
_WHOLE: Final = 24
"""ways of giving every tuple a bank that are tried: as many as orders of four banks"""
_ONCE: Final = _PACKED * _PRODUCT
"""the weight of a packed operation outside of loops"""
_FEWEST: Final = 8
"""packed operations in loops that are worth it in a kernel without matrix products"""
_SECOND: Final = 2
"""those of them of which as much is taken as fits, where none fits as a whole"""
_SPARE: Final = (4, 10, 18)
"""registers that loads which were moved down leave free"""
_TRIES: Final = 48
"""colourings of each of them"""


@record
class Triple:
    """An instruction whose sources want three banks: the web in which each begins, and what it costs if they do not."""

    webs: tuple[int, ...]
    weight: float
    is_product: bool
    block: int


@record
class Recolored:
    """Code on new registers, and what to say of it."""

    code: VirtualCode
    registers: Mapping[int, int]
    said: tuple[str, ...]


@record
class _Form:
    """The code as it is to be coloured: in which order, and which webs have become one (`into`).

    `often[b]`: how often block b is expected to run.
    """

    code: VirtualCode
    often: Sequence[float]
    triples: Sequence[Triple]
    into: Mapping[int, int]

    def expanded(self, registers: Mapping[int, int]) -> dict[int, int]:
        """Registers of all webs of the input, from those of the webs that are left."""
        return dict(registers) | {web: registers[image] for web, image in self.into.items() if image in registers}


@record
class _Made:
    """Registers for a form of the code."""

    form: _Form
    registers: Mapping[int, int]

    @property
    def cost(self) -> float:
        """What clashes and moves that are left cost, in cycles."""
        return clashing(self.form.triples, self.registers) + moving(self.form, self.registers)


def on_three_banks(flow: ControlFlow, limit: int) -> Recolored:
    """More matrix products in three banks, fewer moves; NoProductError if it has none, RefusedError if it stays."""
    webs = build_webs(flow)
    forest = find_loops(flow)
    often = [_PER_LOOP ** min(forest.depth(block.index), 4) for block in flow.blocks]

    def form_of(code: VirtualCode, into: Mapping[int, int]) -> _Form:
        return _Form(code, often, find_triples(often, code), into)

    plain = form_of(build_virtual(webs, in_place_ties(flow, webs)), {})
    triples = plain.triples
    if not any(triple.is_product for triple in triples) and sum(triple.weight > _ONCE for triple in triples) < _FEWEST:
        raise NoProductError("no block holds an operation that wants three banks")
    given = _Made(plain, {web.index: web.register.index for web in webs.webs})
    clean, count = clean_products(triples, given.registers)
    forms = [plain]
    merged = form_of(*coalesced(webs, plain.code, limit))
    if moving(merged, given.registers) < moving(plain, given.registers):
        forms.insert(0, merged)
    elif not clashing(triples, given.registers):
        what = f"its {count} matrix products" if count else f"its {len(triples)} packed operations"
        raise RefusedError(f"{what} begin in three banks")
    peak = interference(forms[0].code)[1]
    if peak > limit:
        raise too_many(peak, limit)
    made = _best(webs, [each for form in forms for each in _orders(flow, form, limit)], limit)
    if made is None or made.cost >= given.cost:
        text = f"{clean} of {count} matrix products begin in three banks, and no assignment of {limit} registers"
        raise RefusedError(f"{text} was found in which more do", help_="allow more with --max-vgprs")
    return Recolored(
        made.form.code, made.registers, tuple(_said(triples, given.registers, made.form.expanded(made.registers)))
    )


def _orders(flow: ControlFlow, form: _Form, limit: int) -> list[_Form]:
    """The code, and with LDS loads of blocks with products as much later as leaves more and more registers free."""
    blocks = loose(flow, sorted({triple.block for triple in form.triples}))
    made = [form]
    for spare in _SPARE:
        later = delayed(form.code, blocks, limit - spare)
        if later != made[-1].code:
            made.append(replace(form, code=later))
    return made


def _best(webs: Webs, forms: Sequence[_Form], limit: int) -> _Made | None:
    """All tuples on banks that they may have, in the first form of the code in which that is found; else as many as
    fit into the one that leaves most registers free, or the one that is given.
    """
    best: _Made | None = None
    try:
        for form in forms:
            for registers in color_on_banks(webs, form.code, limit, form.triples, whole=True):
                return _Made(form, registers)
        same = sum(form.into == forms[0].into for form in forms)
        for place in dict.fromkeys((same - 1, 0, len(forms) - 1)):
            for registers in color_on_banks(webs, forms[place].code, limit, forms[place].triples, whole=False):
                made = _Made(forms[place], registers)
                if best is None or made.cost < best.cost:
                    best = made
    except OutOfTimeError:
        raise
    except OutOfBudgetError:
        if best is None:
            raise
    return best


def moving(form: _Form, registers: Mapping[int, int]) -> float:
    """The weight of the moves between VGPRs that are left: one for each in a loop that runs once."""
    cost = 0.0
    for often, block in zip(form.often, form.code.blocks, strict=True):
        for instruction in block.instructions:
            for copy in map(copied, instruction.halves):
                if copy is not None and registers[copy[0]] != registers[copy[1]]:
                    cost += often / len(instruction.halves)
    return cost


def _said(triples: Sequence[Triple], before: Mapping[int, int], after: Mapping[int, int]) -> Iterator[str]:
    clean, count = clean_products(triples, after)
    if count:
        yield f"{clean} of {count} matrix products begin in three banks, {clean_products(triples, before)[0]} did"
    packed = [triple for triple in triples if not triple.is_product]
    if packed:
        now, was = (sum(not clashes(each, registers) for each in packed) for registers in (after, before))
        yield f"{now} of {len(packed)} packed operations read three banks, {was} did"


def find_triples(often: Sequence[float], code: VirtualCode) -> list[Triple]:
    """Every instruction with two or three VGPR sources that want banks of their own; block b runs `often[b]` times."""
    found = []
    for number, block in enumerate(code.blocks):
        for item in block.instructions:
            triple = _triple(item, often[number], number)
            if triple is not None:
                found.append(triple)
    return found


def _triple(item: VirtualInstruction, often: float, block: int) -> Triple | None:
    if len(item.halves) != 1:
        return None
    half = item.halves[0]
    instruction = half.instruction
    is_product = is_matrix_product(instruction)
    if not is_product and not _is_packed(instruction):
        return None
    sources = [operand for operand in instruction.operands if operand.role is Role.USE][:_SOURCES]
    first = [half.uses[operand.registers[0]] for operand in sources if operand.is_vgpr]
    distinct = tuple(dict.fromkeys(first))
    if len(distinct) < 2:
        return None
    return Triple(distinct, often * (_PRODUCT if is_product else _PACKED * _PRODUCT), is_product, block)


def _is_packed(instruction: AnyInstruction) -> bool:
    """A VOP3P with three VGPR sources that multiplies and adds."""
    sources = [operand for operand in instruction.operands if operand.role is Role.USE and operand.is_vgpr]
    return instruction.operation in _PACKED_OPERATIONS and len(sources) == _SOURCES


def clashing(triples: Sequence[Triple], registers: Mapping[int, int]) -> float:
    """The weight of the triples two of whose sources begin in one bank."""
    return sum(triple.weight for triple in triples if clashes(triple, registers))


def clashes(triple: Triple, registers: Mapping[int, int]) -> bool:
    """True if two of the sources begin in one bank, in different registers."""
    first = {registers[web] for web in triple.webs}
    return len({register % BANKS for register in first}) < len(first)


def clean_products(triples: Sequence[Triple], registers: Mapping[int, int]) -> tuple[int, int]:
    """(matrix products on three banks, matrix products)."""
    products = [triple for triple in triples if triple.is_product]
    return sum(not clashes(triple, registers) for triple in products), len(products)


def color_on_banks(
    webs: Webs, code: VirtualCode, limit: int, triples: Sequence[Triple], whole: bool
) -> Iterator[dict[int, int]]:
    """Assignments of registers: with all tuples in banks that they may have (`whole`), or more and more of them."""
    edges, peak = interference(code)
    if peak > limit:
        return
    for coalesce in (True, False):
        builder = ProblemBuilder(webs, code, edges, limit)
        if coalesce:
            builder.coalesce_copies()
        builder.wish_pairs()
        problem, numbering = builder.problem()
        banks = _Banks(problem, builder.edges, numbering, triples)
        found = False
        for result in banks.whole() if whole else banks.partly():
            registers = {web: result.registers[image] for web, image in numbering.items()}
            if is_valid(edges, numbering, registers) and is_placeable(builder.code, registers):
                found = True
                yield registers
        if found:
            return


class _Banks:
    """The graph of the tuples that triples lie in, and colourings of the function that keep what it asks for."""

    def __init__(
        self, problem: Problem, edges: Sequence[int], numbering: Mapping[int, int], triples: Sequence[Triple]
    ) -> None:
        self.problem = problem
        place = {
            web: (number, offset)
            for number, body in enumerate(problem.bodies)
            for offset, here in enumerate(body.members)
            for web in here
        }
        clashes = []
        for triple in triples:
            places = [place[numbering[web]] for web in triple.webs]
            for position, (node, offset) in enumerate(places):
                for other, other_offset in places[position + 1 :]:
                    clashes.append(BankConflict(node, other, offset - other_offset, triple.weight))
        given = {
            number: body.allowed.bit_length() - 1
            for number, body in enumerate(problem.bodies)
            if body.allowed.bit_count() == 1
        }
        self.graph = BankGraph.of(clashes, {number: base % BANKS for number, base in given.items()})
        self.banks = choose_banks(self.graph)
        self.least = weight_of(self.graph, self.banks)
        self.price = {node: sum(weight for _, _, weight in others) for node, others in self.graph.around.items()}
        self.masks = [sum(1 << base for base in range(bank, problem.limit, BANKS)) for bank in range(BANKS)]

    def whole(self) -> Iterator[Coloring]:
        """Colourings in which every tuple has a bank that it may have."""
        for allowed in islice(self._choices(), _WHOLE):
            for both in (False, True):
                result = self._color(allowed, frozenset(), both)
                if result.failed is None:
                    yield result

    def partly(self) -> Iterator[Coloring]:
        """Colourings in which more and more have."""
        for allowed in islice(self._choices(), _SECOND):
            yield from self._as_many_as_fit(allowed)

    def _choices(self) -> Iterator[dict[int, frozenset[int]]]:
        """The banks that each node may have: all orders of the banks; large tuples with most freedom, or small ones."""
        nodes = sorted(self.graph.around)
        orders = [
            sorted(nodes, key=lambda node: (-len(self.problem.bodies[node].members), node)),
            sorted(nodes, key=lambda node: (-len(self.graph.around[node]), node)),
            sorted(nodes, key=lambda node: (len(self.graph.around[node]), node)),
        ]
        choices = [
            banks for banks in relabelled(self.banks, self.graph.given) if weight_of(self.graph, banks) <= self.least
        ]
        seen: list[dict[int, frozenset[int]]] = []
        for order in orders:
            for banks in choices:
                allowed = with_freedom(self.graph, banks, order)
                if allowed not in seen:
                    seen.append(allowed)
                    yield allowed

    def _as_many_as_fit(self, allowed: Mapping[int, frozenset[int]]) -> Iterator[Coloring]:
        """Colourings in which more and more tuples begin in their banks, and others anywhere; halves of those that do
        not fit together are tried alone.
        """
        bound: set[int] = set()
        waiting = [self._by_completion(allowed)]
        for _ in range(_TRIES):
            if not waiting:
                return
            part = waiting.pop()
            result = self._color(allowed, allowed.keys() - bound - set(part), False)
            if result.failed is None:
                bound.update(part)
                yield result
            elif len(part) > 1:
                waiting += [part[len(part) // 2 :], part[: len(part) // 2]]

    def _by_completion(self, allowed: Mapping[int, frozenset[int]]) -> list[int]:
        """The nodes so that those before a place have as many clashes among themselves as possible."""
        ordered: list[int] = []
        waiting = set(allowed)
        gain = dict.fromkeys(waiting, 0.0)
        while waiting:
            node = max(waiting, key=lambda node: (gain[node], self.price[node], -node))
            waiting.remove(node)
            ordered.append(node)
            for other, _, weight in self.graph.around[node]:
                if other in waiting:
                    gain[other] += weight
        return ordered

    def _color(self, allowed: Mapping[int, frozenset[int]], free: Collection[int], both: bool) -> Coloring:
        from isatool.passes.rebank.colorer import color  # loads numpy

        bodies = list(self.problem.bodies)
        for number, banks in allowed.items():
            mask = 0
            for bank in banks:
                mask |= self.masks[bank]
            body = bodies[number]
            if number in free:
                bodies[number] = replace(body, wanted=mask)
            elif body.allowed & mask:
                bodies[number] = replace(body, allowed=body.allowed & mask, preferred=None)
        return color(replace(self.problem, bodies=tuple(bodies), from_both_ends=both))
