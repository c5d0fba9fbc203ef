"""The forms in which a loop can be unrolled, the best first: written out, one test for several bodies, a test in each.

Which one it can be depends on what is known of its iterations: all of them (`analysis.known_iterations`,
`analysis.trip_counts`, `analysis.lane_exits`), that a scalar counts towards a bound (`remainder`), or nothing; then
copies keep their tests.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Final

from isatool.analysis.affine import Affine, analyse_affine
from isatool.analysis.assumptions import Grants
from isatool.analysis.fallbacks import is_fallback
from isatool.analysis.known_iterations import known_iterations
from isatool.analysis.lane_exits import LaneExit, uniform_exit
from isatool.analysis.loops import Loop
from isatool.analysis.sizes import code_bytes
from isatool.analysis.trip_counts import MOST_ITERATIONS
from isatool.diagnostics import RefusedError
from isatool.passes.common.draft import Draft
from isatool.passes.common.loop_copies import find_text, header_and_rest, unrolled_label
from isatool.passes.unroll.exit_reasons import why_uncounted
from isatool.passes.unroll.remainder import with_remainder
from isatool.records import record
from isatool.rewriting.body import Body, Decisions, Place, require_plain
from isatool.rewriting.text import written

FACTORS: Final = (4, 2)
"""numbers of copies that are tried where nobody asked for one"""


@record
class UnrolledForm:
    """A loop unrolled. `is_straight`: no loop is left; `stage`: the draft if all copies keep all their tests."""

    draft: Draft
    copies: int
    words: str
    is_straight: bool = False
    stage: Draft | None = None
    guard: str = ""
    """the test of its code at run time, and the code that runs if it fails"""


@record
class Wish:
    """How many copies (0: all iterations if they are known, otherwise what usually pays, none if `is_hopeless`), the
    bytes of instruction cache there are for them, assumptions for the address analysis, and whether a guard may test
    that several iterations are left.
    """

    factor: int
    room: int
    assumptions: Grants
    is_hopeless: bool = False
    guard: bool = True


def forms_of(draft: Draft, affine: Affine, loop: Loop, label: str, wish: Wish) -> Iterator[UnrolledForm]:
    """The forms of a loop, the best first; RefusedError if there is none."""
    require_plain(affine.flow, affine.flow.inside(sorted(loop.blocks)))
    body, factor = _bytes_of(affine, loop), wish.factor
    most = wish.room // max(body, 1)
    iterations = _iterations(affine, loop, most)
    if iterations is not None:
        yield _known(draft, affine, loop, label, *iterations, factor, most)
        return
    if is_fallback(label):
        raise RefusedError("its trip count is not known, and usual launches do not run it")
    if most < 2 or factor > most:
        raise _too_long(affine, max(factor, 2), body)
    if factor == 1:
        raise RefusedError("one copy is what is there")
    if wish.is_hopeless and not factor:
        raise RefusedError("its trip count is not known, and the loop counter is a small part of its issue cost")
    rotated = cache(partial(_rotated, draft, affine, loop, label, wish.assumptions))
    for copies in (factor,) if factor else FACTORS:
        if copies <= most:
            yield _unknown(draft, affine, loop, label, copies, rotated if wish.guard else None)


def _bytes_of(affine: Affine, loop: Loop) -> int:
    flow = affine.flow
    return code_bytes(flow.instructions[index] for index in flow.inside(loop.blocks))


def _too_long(affine: Affine, copies: int, body: int) -> RefusedError:
    cache = affine.flow.function.target.instruction_cache
    text = f"{copies} copies of {body} bytes do not fit the instruction cache of {cache} bytes"
    return RefusedError(text, help_="name a smaller factor with --factor")


# -- every iteration is known


def _iterations(affine: Affine, loop: Loop, most: int) -> tuple[Sequence[Decisions], LaneExit | None] | None:
    """The decisions in every iteration of a loop with a known number of iterations, and the test of its lanes if that
    gives the number; None if it is not known.
    """
    trip = affine.trips.get(loop.index)
    if trip is not None:
        return _all_iterations(affine, trip.iterations, trip.exit, trip.target), None
    found = known_iterations(affine, loop, most + 1)
    if found.ends:
        return found.decisions, None
    lanes = uniform_exit(affine, loop, MOST_ITERATIONS)
    return None if lanes is None else (_all_iterations(affine, lanes.iterations, lanes.exit, lanes.target), lanes)


def _all_iterations(affine: Affine, count: int, exit_: int, target: int) -> Sequence[Decisions]:
    stays = next(block for block in affine.flow.blocks[exit_].successors if block != target)
    return [{exit_: stays}] * (count - 1) + [{exit_: target}]


def _known(
    draft: Draft,
    affine: Affine,
    loop: Loop,
    label: str,
    iterations: Sequence[Decisions],
    lanes: LaneExit | None,
    factor: int,
    most: int,
) -> UnrolledForm:
    """The whole loop, or as many copies as fit, with the iterations that are over put in front."""
    count = len(iterations)
    wanted = factor or count
    tests = lanes.tests if lanes is not None else frozenset[int]()
    if count == 1 or wanted == 1:
        raise RefusedError("one copy is what is there")
    if wanted >= count <= most:
        body = Body.of(affine.flow).copies(header_and_rest(loop), iterations, None, left_out=tests)
        body = body if lanes is None else body.without(lanes.idle)
        return UnrolledForm(draft.with_body(written(body)), count, f"{count} copies", is_straight=True)
    copies = _dividing(count, min(wanted, most), exactly=bool(factor))
    if copies < 2:
        raise _too_long(affine, count, _bytes_of(affine, loop))
    peeled = count % copies
    if any(iteration != iterations[0] for iteration in iterations[:-1]):
        kept: list[Decisions] = [{} for _ in range(copies)]
        return UnrolledForm(_looping(draft, affine, loop, label, [], kept), copies, f"{copies} copies with their tests")
    main = [*iterations[peeled : peeled + copies - 1], {}]
    return UnrolledForm(
        _looping(draft, affine, loop, label, iterations[:peeled], main, tests), copies, f"{copies} copies"
    )


def _dividing(count: int, most: int, *, exactly: bool) -> int:
    """How many copies: as many as asked for, else the most that divide the count without a rest."""
    if exactly and most >= 2:
        return most
    return max((copies for copies in range(1, most + 1) if count % copies == 0), default=1)


def _looping(
    draft: Draft,
    affine: Affine,
    loop: Loop,
    label: str,
    peeled: Sequence[Decisions],
    main: Sequence[Decisions],
    tests: frozenset[int] = frozenset(),
) -> Draft:
    """Iterations before a loop of several bodies, which goes back to its own header."""
    main_header = Place(loop.header, len(peeled))
    body = Body.of(affine.flow).copies(header_and_rest(loop), [*peeled, *main], main_header, left_out=tests)
    return draft.with_body(written(body.named(main_header, unrolled_label(label, len(main)))))


# -- the number of iterations is not known

_Rotated = Callable[[], tuple[Draft, Affine, Loop]]
"""gives the loop with its header first, made once for all numbers of copies"""


def _unknown(
    draft: Draft, affine: Affine, loop: Loop, label: str, copies: int, rotated: _Rotated | None
) -> UnrolledForm:
    """A main loop with one test and the rest after it, else copies that keep their tests. `rotated`: None for no guard
    before it.
    """
    try:
        if rotated is None:
            raise RefusedError("no guard may test how many iterations are left")
        return _with_rest(draft, affine, loop, copies, rotated)
    except RefusedError as error:
        kept: list[Decisions] = [{} for _ in range(copies)]
        stage = _looping(draft, affine, loop, label, [], kept)
        why = why_uncounted(affine, loop, str(error))
        words = f"{why}, so {copies} copies keep their tests and"
        return UnrolledForm(stage, copies, words, stage=stage)


def _with_rest(draft: Draft, affine: Affine, loop: Loop, copies: int, rotated: _Rotated) -> UnrolledForm:
    try:
        text = find_text(affine.flow, loop)
    except RefusedError:
        draft, affine, loop = rotated()
        text = find_text(affine.flow, loop)
    made, guard = with_remainder(draft, affine, text, copies)
    return UnrolledForm(made, copies, f"{copies} copies with a loop for the rest", guard=guard)


def _rotated(draft: Draft, affine: Affine, loop: Loop, label: str, assumptions: Grants) -> tuple[Draft, Affine, Loop]:
    """The loop with its header first."""
    body = Body.of(affine.flow).copies(header_and_rest(loop), [{}], Place(loop.header))
    turned = draft.with_body(written(body))
    found = analyse_affine(turned.function, assumptions)
    again = next(other for other in found.forest.loops if label in found.flow.blocks[other.header].labels)
    return turned, found, again
