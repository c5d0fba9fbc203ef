"""What follows when a condition of lanes and paths holds, against its definition."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from isatool.analysis.bdd import FALSE, TRUE, Bdd

VARIABLES = 6
STEPS = st.lists(
    st.tuples(st.sampled_from(("both", "either", "without")), st.integers(0, 30), st.integers(0, 30)),
    min_size=1,
    max_size=25,
)


@given(STEPS)
def test_literals_are_what_a_function_implies(steps: list[tuple[str, int, int]]) -> None:
    decisions = Bdd()
    made = [FALSE, TRUE, *(decisions.variable(number) for number in range(VARIABLES))]
    for name, first, second in steps:
        made.append(getattr(decisions, name)(made[first % len(made)], made[second % len(made)]))
    for function in made:
        wanted = {}
        for number in range(VARIABLES):
            variable = decisions.variable(number)
            if function not in (FALSE, TRUE) and decisions.implies(function, variable):
                wanted[number] = True
            elif function not in (FALSE, TRUE) and decisions.excludes(function, variable):
                wanted[number] = False
        assert decisions.literals(function) == wanted
        assert list(decisions.literals(function)) == sorted(wanted)


@given(STEPS, st.integers(0, (1 << VARIABLES) - 1))
def test_what_a_function_says_about_some_variables(steps: list[tuple[str, int, int]], kept: int) -> None:
    """The weakest of its consequences that is about these alone: no others of them follow."""
    decisions = Bdd()
    made = [FALSE, TRUE, *(decisions.variable(number) for number in range(VARIABLES))]
    for name, first, second in steps:
        made.append(getattr(decisions, name)(made[first % len(made)], made[second % len(made)]))
    for function in made:
        wanted = function
        for number in range(VARIABLES):
            if not kept >> number & 1:
                cases = (decisions.assign(wanted, {number: value}) for value in (False, True))
                wanted = decisions.either(*cases)
        assert decisions.about(function, kept) == wanted
        assert decisions.implies(function, wanted)
        for other in made:
            if not decisions.support(other) & ~kept:
                assert decisions.implies(function, other) == decisions.implies(wanted, other)


@given(STEPS)
def test_a_function_within_what_is_known(steps: list[tuple[str, int, int]]) -> None:
    """It is the same where that holds, constant if it is constant there, and speaks of no new variables."""
    decisions = Bdd()
    made = [FALSE, TRUE, *(decisions.variable(number) for number in range(VARIABLES))]
    for name, first, second in steps:
        made.append(getattr(decisions, name)(made[first % len(made)], made[second % len(made)]))
    for known in made[1:]:
        for function in made if known != FALSE else ():
            found = decisions.within(function, known)
            assert decisions.both(found, known) == decisions.both(function, known)
            assert not decisions.support(found) & ~decisions.support(function)
            assert (found == TRUE) is decisions.implies(known, function)
            assert (found == FALSE) is decisions.excludes(known, function)
            literals = decisions.literals(known)
            assert not any(decisions.support(found) >> number & 1 for number in literals)
