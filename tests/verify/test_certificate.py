"""Reading certificates: what was written is read again, everything else is one error at its place."""

from __future__ import annotations

import json
from dataclasses import is_dataclass
from pathlib import Path
from typing import Any, get_args, get_origin

import pytest
from certificate_mutants import KINDS, pairs
from hypothesis import given, settings
from hypothesis import strategies as st
from json_schema import faults

from isatool.analysis.lds_layout import LdsLayout, Piece, Rows
from isatool.diagnostics import UserError
from isatool.verify.certificate import (
    Certificate,
    KernelProof,
    Step,
    certificate_data,
    certificate_text,
    parse_certificate,
    read_certificate,
)
from isatool.verify.lemma import kind_of, kinds
from isatool.verify.lemmas.equal import Equal
from isatool.verify.plain_data import parts_of
from isatool.verify.verdict import CutPoint

SCHEMA = json.loads((Path(__file__).resolve().parents[2] / "docs/certificate.schema.json").read_text())

numbers = st.integers(0, 2**32 - 1)
texts = st.text(st.characters(codec="utf-8"), max_size=40)
points = st.builds(CutPoint, numbers, st.one_of(st.just(""), texts))


def values(form: Any) -> st.SearchStrategy[Any]:
    """Anything that a field of a lemma may hold."""
    known: dict[Any, st.SearchStrategy[Any]] = {int: numbers, str: texts, CutPoint: points}
    if form in known:
        return known[form]
    if is_dataclass(form):
        return st.builds(form, **{field.name: values(each) for field, each in parts_of(form)})
    inner = get_args(form)
    if get_origin(form) is frozenset:
        return st.frozensets(values(inner[0]), max_size=4)
    if inner[-1] is Ellipsis:
        return st.lists(values(inner[0]), max_size=3).map(tuple)
    return st.tuples(*map(values, inner))


def steps(program: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.builds(Step, st.one_of(*map(values, kinds().values())), program)


proofs = st.builds(
    lambda kernel, some, last, assumed: KernelProof(kernel, (*some, last), assumed),
    texts,
    st.lists(steps(texts), max_size=3),
    steps(st.none()),
    st.lists(texts, max_size=2).map(tuple),
)
digests = st.text("0123456789abcdef", min_size=64, max_size=64)
certificates = st.builds(
    Certificate, digests, digests, st.lists(proofs, max_size=2, unique_by=lambda proof: proof.kernel).map(tuple), texts
)


@settings(max_examples=50, deadline=None)
@given(certificates)
def test_what_is_written_is_read_again_and_described_by_the_schema(certificate: Certificate) -> None:
    data = certificate_data(certificate)
    assert parse_certificate(json.dumps(data).encode()) == certificate
    assert faults(data, SCHEMA, SCHEMA) == []


def test_a_certificate_of_an_earlier_release_is_read_and_written_again_to_the_byte() -> None:
    path = Path(__file__).resolve().parents[1] / "data/certificates/every_kind.json"
    certificate = read_certificate(str(path))
    assert {kind_of(step.lemma) for proof in certificate.kernels for step in proof.steps} == set(kinds())
    assert certificate_text(certificate) == path.read_text()
    assert faults(certificate_data(certificate), SCHEMA, SCHEMA) == []


def test_there_is_a_pair_of_every_kind() -> None:
    assert tuple(sorted(pairs())) == KINDS


@pytest.mark.parametrize("name", KINDS)
def test_certificates_of_passes_are_described_by_the_schema(name: str) -> None:
    assert faults(pairs()[name].data, SCHEMA, SCHEMA) == []


@given(st.one_of(st.binary(max_size=200), st.text(max_size=200).map(lambda text: text.encode("utf-8", "replace"))))
def test_no_bytes_raise_anything_but_a_user_error(data: bytes) -> None:
    with pytest.raises(UserError):
        parse_certificate(data, "c.json")


json_values = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(st.lists(inner, max_size=3), st.dictionaries(st.text(max_size=8), inner, max_size=3)),
    max_leaves=8,
)


@given(st.sampled_from(KINDS), st.data())
def test_a_value_of_another_type_is_refused_or_the_same_to_the_schema(name: str, data: st.DataObject) -> None:
    found = json.loads(json.dumps(pairs()[name].data))
    container, key = found, data.draw(st.sampled_from(sorted(found)))
    while isinstance(container[key], (dict, list)) and container[key] and data.draw(st.booleans()):
        container = container[key]
        keys = sorted(container) if isinstance(container, dict) else list(range(len(container)))
        key = data.draw(st.sampled_from(keys))
    container[key] = data.draw(json_values)
    try:
        parse_certificate(json.dumps(found).encode())
    except UserError:
        return
    assert faults(found, SCHEMA, SCHEMA) == []


BASE = certificate_data(Certificate("0" * 64, "1" * 64, (KernelProof("k", (Step(Equal(), "text"), Step(Equal()))),)))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "c.json:1:1: error: this is not JSON"),
        (json.dumps(BASE)[:-5], "this is not JSON"),
        ("[" * 100_000, "nested too deeply"),
        ("[]", "the file: expected an object, found a list of 0"),
        ("{}", 'format: expected "isatool certificate", found nothing'),
        (json.dumps({**BASE, "version": 2}), "version: this isatool knows version 1, found 2"),
        (json.dumps({**BASE, "version": True}), "version: this isatool knows version 1"),
        (json.dumps({**BASE, "extra": 1}), "expected no other keys than"),
        (json.dumps(BASE).replace('"version": 1', '"version": NaN'), "NaN is not a JSON number"),
        (json.dumps(BASE).replace('"version": 1', f'"version": {"9" * 5000}'), "this is not a certificate"),
        (json.dumps(BASE).replace('"version": 1', '"version": 1, "version": 1'), "a key twice"),
        (json.dumps(BASE).replace("0" * 64, "0" * 63), "first.sha256: expected a SHA-256"),
        (json.dumps({**BASE, "kernels": None}), "kernels: expected a list"),
        (json.dumps({**BASE, "kernels": [*BASE["kernels"], *BASE["kernels"]]}), "one entry for a kernel"),  # type: ignore[misc]
        (json.dumps(BASE).replace('"equal"', '"trust me"', 1), "steps[0].step: expected one of double-buffer, equal, "),
        (json.dumps(BASE).replace('"program": "text"', '"program": 3'), "kernels[0].steps[0].program: expected a text"),
        (json.dumps(BASE).replace('"program": "text"', '"program": "\\ud800"'), "written as UTF-8"),
        (json.dumps(BASE).replace(', "program": "text"', ""), "kernels[0].steps: expected a program in every step"),
    ],
)
def test_what_is_wrong_is_said_in_one_line(text: str, message: str) -> None:
    with pytest.raises(UserError) as raised:
        parse_certificate(text.encode(), "c.json")
    said = str(raised.value)
    assert message in said
    assert len(said.splitlines()) == 1
    assert len(said) < 400


@pytest.mark.parametrize(
    "pieces",
    [
        (Piece(0, 64, 0, Rows(0, 4)),),
        (Piece(0, 64, 0, Rows(0, 0, 4, 1)),),
        (Piece(0, 64, 0, Rows(48, 4)),),
        (Piece(64, 0, 0),),
        (Piece(64, 128, 0), Piece(0, 64, 64)),
        (Piece(0, 64, 0), Piece(32, 96, 96)),
        (Piece(0, 64, 0), Piece(64, 128, 32)),
    ],
)
def test_a_map_that_is_none_is_not_injective(pieces: tuple[Piece, ...]) -> None:
    assert not LdsLayout(pieces).is_injective()
