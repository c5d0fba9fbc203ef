"""A pair that exchanges registers says that it is meant, so that `check` does not warn of what passes made."""

from pathlib import Path

import pytest
from verify_snippets import kernel

from isatool.analysis.banks import report_kernel
from isatool.analysis.cfg import build_flow
from isatool.asm.emitter import emit
from isatool.asm.reader import read_text
from isatool.cli.main import main
from isatool.ir.program import Function
from isatool.ir.relation import Relation
from isatool.passes.common.result import PassResult
from isatool.pipeline.finishing import finished

EXCHANGE = "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v1, v0"
ENDING = "global_store_b64 v9, v[0:1], s[4:5]\ns_endpgm\n"
APART = f"v_mov_b32_e32 v4, v0\nv_mov_b32_e32 v0, v1\nv_mov_b32_e32 v1, v4\n{ENDING}"


def _read(text: str) -> Function:
    return read_text(text, "text.s").kernels[0]


def _finished(before: Function, text: str) -> str:
    made = _read(text).program
    result = PassResult(made, Relation.identity(()), repairs=frozenset(), changed=True, improved=True)
    return emit(finished("a pass", before, result, report_kernel(build_flow(before)), None).program)


def test_a_pair_that_a_pass_made_says_that_its_exchange_is_meant(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = _finished(_read(kernel(APART)), kernel(f"{EXCHANGE} ; as was\n{ENDING}"))
    assert f"{EXCHANGE} ; as was ; an exchange. isatool: ignore[VOPD-R18]\n" in text
    for name, content, count in (("made.s", text, 0), ("plain.s", text.replace("ignore", ""), 1)):
        (tmp_path / name).write_text(content)
        assert main(["check", "--select", "VOPD-R18", str(tmp_path / name)]) == 0
        assert capsys.readouterr().out.count("warning: ") == count


def test_other_pairs_and_those_of_the_input_are_left_as_they_are() -> None:
    other = "v_dual_mov_b32 v0, v1 :: v_dual_mov_b32 v3, v0"
    text = kernel(f"{EXCHANGE}\n{other}\n{ENDING}")
    assert _finished(_read(kernel(f"{EXCHANGE}\n{APART}")), text) == text
