"""The language server, spoken to by a scripted client over pipes as an editor does."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from examples import some

from isatool.report.editor import Document

ROOT = Path(__file__).resolve().parents[2]
KERNEL5 = ROOT / "samples" / "sgemm" / "kernel5.s"


class Client:
    """Just enough of the protocol."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", "isatool", "lsp"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT)
        self.number = 0
        self.published: list[dict[str, Any]] = []

    def send(self, message: dict[str, object]) -> None:
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        assert self.process.stdin is not None
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self) -> dict[str, Any]:
        stream = self.process.stdout
        assert stream is not None
        length = 0
        while (line := stream.readline().strip()) or not length:
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        found: dict[str, Any] = json.loads(stream.read(length))
        return found

    def request(self, method: str, **params: object) -> Any:
        self.number += 1
        self.send({"id": self.number, "method": method, "params": params})
        while True:
            answer = self.receive()
            if answer.get("id") == self.number and "method" not in answer:
                assert "error" not in answer, answer
                return answer["result"]
            if answer.get("method") == "textDocument/publishDiagnostics":
                self.published.append(answer["params"])

    def notify(self, method: str, **params: object) -> None:
        self.send({"method": method, "params": params})

    def open(self, uri: str, text: str) -> list[dict[str, Any]]:
        document = {"uri": uri, "languageId": "asm", "version": 1, "text": text}
        self.notify("textDocument/didOpen", textDocument=document)
        return self.diagnostics()

    def diagnostics(self) -> list[dict[str, Any]]:
        while not self.published:
            answer = self.receive()
            if answer.get("method") == "textDocument/publishDiagnostics":
                self.published.append(answer["params"])
        found: list[dict[str, Any]] = self.published.pop(0)["diagnostics"]
        return found


@pytest.fixture
def client() -> Iterator[Client]:
    made = Client()
    made.request("initialize", processId=None, rootUri=None, capabilities={})
    made.notify("initialized")
    yield made
    made.request("shutdown")
    made.notify("exit")
    assert made.process.wait(20) == 0


def _at(uri: str, line: int, character: int) -> dict[str, object]:
    return {"textDocument": {"uri": uri}, "position": {"line": line, "character": character}}


def test_an_editor_gets_findings_hover_completion_labels_and_registers(client: Client) -> None:
    uri = "file:///tmp/sketch.s"
    text = "k:\n\tv_add_f32_e32 v1, v2, v3\n\tv_dual_mul_f32 v4, v1, v2 :: v_dual_mul_f32 v6, v3, v5\n\ts_branch k\n"
    found = client.open(uri, text)
    assert {each["code"] for each in found} == {"VOPD-R1", "VOPD-R19"}
    assert found[0]["range"]["start"]["line"] == 2
    range_ = {"start": {"line": 2, "character": 0}, "end": {"line": 2, "character": 9}}
    actions = client.request(
        "textDocument/codeAction", textDocument={"uri": uri}, range=range_, context={"diagnostics": []}
    )
    assert {action["title"] for action in actions} == {
        "VOPD-R1: write two instructions", "VOPD-R19: write two instructions"
    }  # fmt: skip
    (edit,) = actions[0]["edit"]["changes"][uri]
    assert edit["newText"] == "\tv_mul_f32_e32 v4, v1, v2\n\tv_mul_f32_e32 v6, v3, v5\n"
    assert edit["range"] == {"start": {"line": 2, "character": 0}, "end": {"line": 3, "character": 0}}
    mended = text.replace("v6, v3", "v7, v3").replace("v3, v5", "v4, v5")
    client.notify("textDocument/didChange", textDocument={"uri": uri, "version": 2}, contentChanges=[{"text": mended}])
    assert client.diagnostics() == []
    hover = client.request("textDocument/hover", **_at(uri, 1, 4))["contents"]["value"]
    assert "writes       v1" in hover
    assert "source banks 23" in hover
    client.notify(
        "textDocument/didChange", textDocument={"uri": uri, "version": 3}, contentChanges=[{"text": "\tv_fmac_f\n"}]
    )
    client.diagnostics()
    items = client.request("textDocument/completion", **_at(uri, 0, 9))["items"]
    assert "v_fmac_f32" in [each["label"] for each in items]
    client.notify("textDocument/didChange", textDocument={"uri": uri, "version": 4}, contentChanges=[{"text": mended}])
    client.diagnostics()
    assert client.request("textDocument/definition", **_at(uri, 3, 10))["range"]["start"] == {"line": 0, "character": 0}
    marks = client.request("textDocument/documentHighlight", **_at(uri, 1, 16))
    assert [(mark["range"]["start"]["line"], mark["kind"]) for mark in marks] == [(1, 3), (2, 2)]


def test_hover_and_findings_work_on_2500_lines() -> None:
    lines = KERNEL5.read_text(encoding="utf-8").splitlines()
    place = next(number for number, line in enumerate(lines) if "v_dual_fmac_f32 v34" in line)
    body = [line for line in lines[place - 60 : place] if "v_dual_fmac" in line]
    text = "\n".join([*lines[:place], *(body[i % len(body)] for i in range(2500 - len(lines))), *lines[place:]])
    document = Document(text + "\n", str(KERNEL5))
    assert len(document.lines) > 2500
    document.hover(place)
    assert "VALU" in document.hover(place + 1)
    fresh = Document(text + "\n", str(KERNEL5))
    assert fresh.diagnostics is not None


def test_what_cannot_be_read_is_a_finding_and_not_an_exception() -> None:
    document = Document("\tv_add_f32 v0, v1,, v2\n\t.amdgcn_target\n:::\n")
    assert document.diagnostics
    assert document.hover(0) == ""
    assert document.hover(99) == ""
    assert document.definition(5, 0) is None
    assert document.highlights(0, 99) == ()
    assert [found.rule for found in Document("").diagnostics] == ["INPUT"]


@pytest.mark.parametrize("length", some([b"99999999999", b"9" * 5000, b"1" * 10_000_000], 2))
def test_a_message_of_gigabytes_ends_the_server_with_one_line(length: bytes) -> None:
    sent = b"Content-Length: " + length + b"\r\n\r\n{}"
    done = subprocess.run([sys.executable, "-m", "isatool", "lsp"], input=sent, capture_output=True, check=False)
    assert done.returncode == 2
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 2


def test_messages_that_are_no_json_are_said_in_one_line_each() -> None:
    bodies = [b"[" * 100_000, b"9" * 5000, b"\xff", b"{", b'{"jsonrpc": "2.0", "method": 5}', b"[]", b'"x"']
    sent = b"".join(b"Content-Length: %d\r\n\r\n%s" % (len(body), body) for body in bodies)
    done = subprocess.run([sys.executable, "-m", "isatool", "lsp"], input=sent, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr
    assert b"Traceback" not in done.stderr
    assert len(done.stderr.strip().splitlines()) <= 3 * len(bodies)


def test_an_editor_gets_outline_hints_tokens_formatting_and_new_names(client: Client) -> None:
    uri = "file:///tmp/outline.s"
    text = "\t.type k,@function\nk:\n.LBB0_1:\n  v_add_f32  v1,v2, v3\n\ts_branch .LBB0_1\n"
    client.open(uri, text)
    document = {"uri": uri}
    (symbol,) = client.request("textDocument/documentSymbol", textDocument=document)
    assert (symbol["name"], [child["name"] for child in symbol["children"]]) == ("k", [".LBB0_1"])
    everything = {"start": {"line": 0, "character": 0}, "end": {"line": 9, "character": 0}}
    hints = client.request("textDocument/inlayHint", textDocument=document, range=everything)
    assert [(hint["position"]["line"], hint["label"]) for hint in hints] == [(3, "banks 23")]
    data = client.request("textDocument/semanticTokens/full", textDocument=document)["data"]
    assert len(data) % 5 == 0
    assert data[:5] == [0, 1, 5, 4, 0]
    edits = client.request("textDocument/rename", **_at(uri, 2, 2), newName=".loop")["changes"][uri]
    assert [edit["range"]["start"]["line"] for edit in edits] == [2, 4]
    (edit,) = client.request(
        "textDocument/formatting", textDocument=document, options={"tabSize": 4, "insertSpaces": False}
    )
    assert "\tv_add_f32_e32 v1, v2, v3\n" in edit["newText"]


def test_cycles_are_shown_of_a_text_as_it_was_opened_or_saved_and_of_no_other(client: Client) -> None:
    uri = "file:///tmp/priced.s"
    text = (ROOT / "samples" / "sgemm" / "kernel1.s").read_text(encoding="utf-8")
    client.open(uri, text)

    def cycles() -> list[str]:
        everything = {"start": {"line": 0, "character": 0}, "end": {"line": 9999, "character": 0}}
        hints = client.request("textDocument/inlayHint", textDocument={"uri": uri}, range=everything)
        assert any("banks" in hint["label"] for hint in hints)
        return [hint["label"] for hint in hints if "cycles" in hint["label"]]

    opened = cycles()
    assert any("cycles an iteration" in label for label in opened)
    changed = text.replace("\ts_endpgm\n", "\ts_nop 0\n\ts_endpgm\n", 1)
    client.notify("textDocument/didChange", textDocument={"uri": uri, "version": 2}, contentChanges=[{"text": changed}])
    assert cycles() == []
    client.notify("textDocument/didSave", textDocument={"uri": uri})
    assert cycles() == opened
