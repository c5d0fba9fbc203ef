"""The search for a proof ends: loops that nothing leaves are not executed, and steps are counted."""

from __future__ import annotations

from typing import Any

import pytest
from verify_snippets import PROLOGUE, compare, kernel

from isatool.allowance import Budget, OutOfBudgetError, granted
from isatool.asm.reader import read_text
from isatool.verify import prove as proving
from isatool.verify.product.memory import reordered
from isatool.verify.product.runner import Runner
from isatool.verify.prove import prove
from isatool.verify.values.constructors import Values
from isatool.verify.verdict import PROVED, UNKNOWN, Assumption, Sentence, Verdict

STORE = PROLOGUE + ".L:\n global_store_b32 v1, {}, s[4:5]\n s_branch .L\n"
LOAD = PROLOGUE + ".L:\n global_load_b32 v3, v1, s[4:5]\n s_waitcnt vmcnt(0)\n global_store_b32 v1, v3, s[6:7]{}\n"


def judged(first: str, second: str) -> Verdict:
    return prove(*(read_text(kernel(text)).kernel(None) for text in (first, second)))


@pytest.mark.parametrize(
    ("first", "second", "expected"),
    [
        (".L:\n s_nop 0\n s_branch .L\n", ".L:\n v_mov_b32_e32 v1, v0\n s_branch .L\n", PROVED),
        (".L:\n s_add_u32 s8, s8, 1\n s_branch .L\n", ".L:\n s_add_u32 s8, s8, 2\n s_branch .L\n", PROVED),
        (STORE.format("v0"), STORE.format("v1"), UNKNOWN),
        (LOAD.format("") + "s_branch .L\n", LOAD.format(" offset:4") + "s_branch .L\n", UNKNOWN),
    ],
    ids=["nothing", "registers", "a store", "a load and a store"],
)
def test_loops_that_nothing_leaves_are_compared_at_their_headers(first: str, second: str, expected: str) -> None:
    found = judged(first, second)
    assert found.status == expected
    assert found.statistics.get("rounds", 0) < 10


def test_a_search_that_costs_too_much_is_unknown_with_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(proving, "proof_budget", lambda: granted(Budget(100)))
    found = judged(PROLOGUE + "global_store_b32 v1, v0, s[4:5]\n", PROLOGUE + "global_store_b32 v1, v1, s[4:5]\n")
    assert found.status == UNKNOWN
    assert found.first_difference is not None
    assert "given up after" in found.first_difference.message


ALL_LANES = PROLOGUE + "s_mov_b32 exec_lo, -1\nds_store_b32 v1, v0{}\n{}global_store_b32 v1, v0, s[4:5]\ns_endpgm\n"


@pytest.mark.parametrize(("granted_by_user", "most"), [((), 1), ((Assumption(Sentence.FULL_WAVES),), 2)])
def test_guesses_that_took_all_instructions_are_not_made_again_for_what_nobody_grants(
    monkeypatch: pytest.MonkeyPatch, granted_by_user: tuple[Assumption, ...], most: int
) -> None:
    """Two programs that differ, with lanes that may have no work-item: the guesses under full waves run out of
    instructions under the first rules, as a stub has it.
    """
    guesses: list[bool] = []
    inner = proving._Proof._tried

    def tried(self: proving._Proof, *rules: Any) -> proving.WalkAttempt:
        found = inner(self, *rules)
        if rules[3] and not found.idle:
            guesses.append(True)
            found.exhausted = True
        return found

    monkeypatch.setattr(proving._Proof, "_tried", tried)
    more = "v_add_nc_u32_e32 v0, 4, v0\nv_xor_b32_e32 v0, 8, v0\n"
    texts = ALL_LANES.format("", ""), ALL_LANES.format(" offset:4", more)
    first, second = (read_text(kernel(text)).kernel(None) for text in texts)
    assert prove(first, second, assumptions=granted_by_user).status == UNKNOWN
    assert len(guesses) == most


def test_a_proof_takes_no_more_steps_than_its_caller_has() -> None:
    """A pass that asks for a quick proof gets a quick answer."""
    same = PROLOGUE + "global_store_b32 v1, {}, s[4:5]\n"
    with granted(Budget(100)):
        found = judged(same.format("v0"), same.format("v1"))
    assert found.status == UNKNOWN
    assert found.first_difference is not None
    assert "given up after 100 steps" in found.first_difference.message


@pytest.mark.parametrize(("last", "expected"), [((2, 1), True), ((2, 2), False)])
def test_ways_that_part_and_meet_many_times_are_counted_once_each(last: tuple[int, int], expected: bool) -> None:
    """As in a tree reduction: 60 times one of two ways is taken, which are not two to the power of 60 sequences."""
    values = Values(32)

    def order(first: int, second: int) -> int:
        found = 0
        for level in range(60):
            longer = values.sequence(found, ("LDS", level, 0, 4))
            found = values.sequence(0, ("either", 1, longer, found))
        return values.sequence(values.sequence(found, ("global", first, 0, 4)), ("global", second, 0, 4))

    assert reordered((values, order(1, 2), order(*last))) is expected


STORED = "global_store_b32 v1, v2, s[4:5]\n"
PARTLY = "v_mov_b32_e32 v2, v1\n{}v_writelane_b32 v2, s8, s9\n" + STORED


def test_what_was_given_up_leaves_nothing_to_later_proofs(monkeypatch: pytest.MonkeyPatch) -> None:
    """What an instruction does is kept from one proof to the next, and each may end in the middle of one."""
    pair = PARTLY.format(""), PARTLY.format("s_mov_b32 s9, s2\n")
    read = Runner.read
    left = 0

    def cut(runner: Runner, code: int) -> int:
        nonlocal left
        left -= 1
        if not left:
            raise OutOfBudgetError("given up")
        return read(runner, code)

    for count in range(1, 60):
        left = count
        monkeypatch.setattr(Runner, "read", cut)
        assert compare(*pair).status == UNKNOWN
        monkeypatch.setattr(Runner, "read", read)
        assert compare(*pair).status == UNKNOWN
