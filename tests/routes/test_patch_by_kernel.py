"""Several kernels of one code object: each is rewritten alone, and one that fails leaves the others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import pytest

from isatool.asm.emitter import encode
from isatool.asm.offload_bundle import code_objects
from isatool.asm.reader import read_text
from isatool.pipeline.cluster import workers_at
from isatool.routes import patch, rewrite
from isatool.routes.patch import PatchRequest
from isatool.routes.rewrite import Outcome
from isatool.verify.certificate import parse_certificate

sys.path.insert(0, str(Path(__file__).parents[1] / "cli"))
from library_folder import LARGE, SMALL, bundled, code_object

TWO = ((SMALL, 4), (LARGE, 8))
ASKED = PatchRequest("pair", 60.0, keep_lds=True)


@pytest.fixture(autouse=True)
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("ISATOOL_LOG", "off")


def _patched(request: PatchRequest) -> tuple[patch.Patched, bytes]:
    data = bundled(code_object(TWO))
    made, (found,) = patch.patch(data, "two.co", request)
    return found, made


def test_kernels_are_rewritten_one_by_one_and_proved_in_their_file() -> None:
    found, made = _patched(ASKED)
    assert [(part.kernel, part.outcome.changed) for part in found.parts] == [(SMALL, True), (LARGE, True)]
    assert found.outcome is not None
    assert found.outcome.proved
    assert found.outcome.text.count("v_dual_fmac_f32") >= 6
    assert [each.data for each in code_objects(made, "made")] == [found.data]
    certificate = parse_certificate(patch.proof_of(found))
    assert [proof.kernel for proof in certificate.kernels] == [SMALL, LARGE]
    assert patch.certificate_between(found) is not None


def _fails(kernel: str, why: Callable[[str], Outcome], monkeypatch: pytest.MonkeyPatch) -> None:
    proper = rewrite.rewrite_certified

    def rewritten(text: str, *rest: object, **more: object) -> tuple[Outcome, bytes]:
        if f".amdhsa_kernel {kernel}" in text:
            return why(text), b""
        return proper(text, *rest, **more)  # type: ignore[arg-type]

    monkeypatch.setattr(patch, "rewrite_certified", rewritten)


def test_one_that_is_not_proved_leaves_the_others(monkeypatch: pytest.MonkeyPatch) -> None:
    _fails(SMALL, lambda text: Outcome(text, False, reason="not proved: no reason"), monkeypatch)
    found, _ = _patched(ASKED)
    assert found.changed
    assert [part.outcome.changed for part in found.parts] == [False, True]
    assert found.outcome is not None
    before, after = (read_text(text, mcpu="gfx1100") for text in (found.text, found.outcome.text))
    assert [line.text for _, line in before.kernel(SMALL).lines()][:20] == [
        line.text for _, line in after.kernel(SMALL).lines()
    ][:20]


def test_what_has_another_form_is_not_put_back(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(text: str) -> Outcome:
        lines = text.replace(".name: D", ".name: D\n      - .name: E").split("\n")
        return Outcome("\n".join([line for line in lines if ".size" not in line]), True, True)

    _fails(SMALL, torn, monkeypatch)
    found, _ = _patched(ASKED)
    assert [part.outcome.changed for part in found.parts] == [False, True]
    assert found.parts[0].outcome.reason == "what it was rewritten to has another form"


def test_only_named_kernels_are_worked_on() -> None:
    found, _ = _patched(PatchRequest("pair", 60.0, keep_lds=True, only="*MT32*"))
    assert [part.kernel for part in found.parts] == [LARGE]
    assert found.changed
    none, made = _patched(PatchRequest("pair", 60.0, keep_lds=True, only="nothing"))
    assert none.reason == "no kernel is named nothing"
    assert made == bundled(code_object(TWO))


def test_the_result_does_not_depend_on_who_does_the_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    data, results = bundled(code_object(TWO)), []
    for where, count in (("local", 1), ("local", 2), ("local-cluster:2", 0)):
        if where != "local" and find_spec("distributed") is None:
            continue
        monkeypatch.setenv("ISATOOL_CACHE", str(tmp_path / f"{where}{count}"))
        workers = workers_at(where, count)
        try:
            made, (found,) = patch.patch(data, "two.co", ASKED, workers)
        finally:
            workers.close()
        results.append((made, patch.proof_of(found)))
        assert not any(part.outcome.cached for part in found.parts)
    assert results == [results[0]] * len(results)


def test_cycles_are_those_of_the_main_loops() -> None:
    found, _ = _patched(PatchRequest("pair", 60.0, keep_lds=True, modelled=True))
    for part in found.parts:
        assert part.cycles is not None
        assert part.cycles[1] < part.cycles[0]
        assert part.bound


def test_what_the_clock_cut_is_kept_for_the_same_budget_only(monkeypatch: pytest.MonkeyPatch) -> None:
    def late(*_: object, **__: object) -> None:
        raise rewrite.ChildOutOfTimeError

    def text_of() -> str:
        return _patched(PatchRequest("pair", 60.0, keep_lds=True, only="nothing"))[0].text

    text = text_of()
    with monkeypatch.context() as never:
        never.setattr(rewrite, "run_command", late)
        plain = rewrite.rewrite_certified(text, "pair", 5.0)[0]
        assert (plain.changed, plain.reason) == (False, "no answer within 10 s")
        assert rewrite.rewrite_certified(text, "pair", 5.0, keep_cut=True)[0].reason == plain.reason
        assert rewrite.rewrite_certified(text, "pair", 5.0, keep_cut=True)[0].cached
        assert not rewrite.rewrite_certified(text, "pair", 5.0)[0].cached
        assert not rewrite.rewrite_certified(text, "pair", 6.0, keep_cut=True)[0].cached
    assert rewrite.rewrite_certified(text, "pair", 50.0)[0].changed
    assert rewrite.rewrite_certified(text, "pair", 5.0, keep_cut=True)[0].changed, "the whole result comes first"
    assert encode(text)
