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
