"""Every identity of `simplify` holds by the semantics of its instructions (z3), and the validator knows it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from examples import examples
from examples import some as marked
from identity_terms import both_sides, cases

from isatool.isa import chips
from isatool.passes.simplify.conditions import condition
from isatool.passes.simplify.identities import IDENTITIES
from isatool.passes.simplify.rules import NOWHERE, Identity, IdentityRule, rule_of

BY_NAME = {rule.name: rule for identity in IDENTITIES if (rule := rule_of(identity, chips.DEFAULT)) is not None}
FOUND = [name for name, rule in BY_NAME.items() if rule.identity.by == "search"]
SOME = [*(name for name in BY_NAME if name not in FOUND), *marked(FOUND, 8)]
"""those by hand and a part of those that were found; all in the full run"""
MOST = 250
"""cases of an identity that z3 looks at in the full run"""


def test_names_are_different() -> None:
    assert len(BY_NAME) == len(IDENTITIES)
    assert len(FOUND) >= 100


def test_conditions_name_no_registers() -> None:
    for rule in BY_NAME.values():
        when = condition(rule.identity.when)
        lines = (*rule.steps, *rule.makes)
        registers = {part.name for step in lines for part in (step.result, *step.sources) if not part.is_constant}
        constants = {part.name for step in rule.steps for part in step.sources if part.is_constant}
        asked = {name for name in when.asked if "_" not in name}
        assert asked <= constants, rule.name
        assert {name.rpartition("_")[0] for name in when.asked if "_" in name} <= registers - {"d"}, rule.name
        known: dict[str, object] = dict.fromkeys(when.asked, 1)
        assert not (set(when.names(known) or {}) - {*when.asked}) & registers, rule.name


@pytest.mark.parametrize("name", SOME)
def test_an_identity_holds_for_all_values(name: str) -> None:
    pytest.importorskip("z3")
    from identity_proofs import counterexample

    assert not counterexample(BY_NAME[name], examples(MOST))


def some(rule: IdentityRule, most: int) -> tuple[dict[str, int], ...]:
    """All cases, or as many from the first to the last."""
    return cases(rule)[:: len(cases(rule)) // most + 1]


@pytest.mark.parametrize("name", SOME)
def test_the_validator_knows_an_identity(name: str) -> None:
    found = some(BY_NAME[name], 40)
    assert found
    for constants in found:
        before, after = both_sides(BY_NAME[name], constants)
        assert before == after, constants


OTHER_OPERATIONS = {
    "v_add3_u32": "v_xad_u32", "v_xad_u32": "v_add3_u32", "v_or3_b32": "v_xor3_b32", "v_xor3_b32": "v_or3_b32",
    "v_lshl_add_u32": "v_lshl_or_b32", "v_lshl_or_b32": "v_lshl_add_u32", "v_and_or_b32": "v_bfi_b32",
    "v_bfe_u32": "v_bfe_i32", "v_bfe_i32": "v_bfe_u32", "v_add_nc_u32": "v_sub_nc_u32", "v_xor_b32": "v_or_b32",
    "v_lshlrev_b32": "v_lshrrev_b32", "v_lshrrev_b32": "v_ashrrev_i32", "v_min_u32": "v_min_i32",
    "v_max_u32": "v_max_i32", "v_min_i32": "v_min_u32", "v_max_i32": "v_max_u32", "v_and_b32": "v_or_b32",
    "v_sub_nc_u32": "v_add_nc_u32", "v_add_lshl_u32": "v_lshl_add_u32", "v_or_b32": "v_xor_b32",
}  # fmt: skip


def mutants(identity: Identity) -> Iterator[Identity]:
    """An identity with another last operation, with sources exchanged, with the first written constant one off."""
    *before, last = identity.replacement
    mnemonic, _, rest = last.partition(" ")
    result, *sources = rest.split(", ")
    texts = [f"{OTHER_OPERATIONS[mnemonic]} {rest}"] if mnemonic in OTHER_OPERATIONS else []
    if len(sources) > 1 and sources[0] != NOWHERE:
        texts.append(f"{mnemonic} {', '.join((result, *sources[1::-1], *sources[2:]))}")
    for text in texts:
        yield replace(identity, name=f"{identity.name}: {text}", replacement=(*before, text))
    if " = " in identity.when:
        head, _, value = identity.when.rpartition(" = ")
        value, end, more = value.partition(";")
        yield replace(identity, name=f"{identity.name}: one more", when=f"{head} = {value} + 1{end}{more}")


@pytest.mark.parametrize("name", SOME)
def test_mutants_of_an_identity_are_refused(name: str) -> None:
    pytest.importorskip("z3")
    from identity_proofs import counterexample

    for identity in mutants(BY_NAME[name].identity):
        rule = rule_of(identity, chips.DEFAULT)
        assert rule is not None
        found = some(rule, 6)
        equal = [left == right for left, right in (both_sides(rule, constants) for constants in found)]
        if all(equal):  # as for sources of a sum
            assert not counterexample(rule, 40), identity.name
