"""`isatool serve mcp`, spoken to by the client of the official package as a program that writes kernels does."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from mcp import Client, StdioServerParameters

import isatool
from isatool.report.agent_server import TOOLS, make_server

ROOT = Path(__file__).resolve().parents[2]
KERNEL1 = (ROOT / "samples" / "sgemm" / "kernel1.s").read_text(encoding="utf-8")


def spoken(server: Any, talk: Callable[[Client], Awaitable[Any]]) -> Any:
    """What a conversation with a server gives."""

    async def conversation() -> Any:
        async with Client(server) as client:
            return await talk(client)

    return asyncio.run(conversation())


def called(name: str, **arguments: object) -> Any:
    """The result of a tool of a server in this process."""
    return spoken(make_server(), lambda client: client.call_tool(name, arguments))


def test_a_client_gets_a_proved_kernel_over_standard_input_and_output(tmp_path: Path) -> None:
    server = StdioServerParameters(
        command=sys.executable, args=["-m", "isatool", "serve", "mcp"], cwd=tmp_path, env={"PYTHONPATH": str(ROOT)}
    )

    async def talk(client: Client) -> tuple[Any, Any, Any]:
        tools = await client.list_tools()
        better = (await client.call_tool("optimize", {"text": KERNEL1, "seconds": 10})).structured_content
        given = {"before": KERNEL1, "after": better["text"], "certificate": better["certificate"]}
        forged = given | {"after": better["text"].replace("v_", "v_ ", 1)}
        assert (await client.call_tool("verify", forged)).is_error
        return tools, better, (await client.call_tool("verify", given)).structured_content

    tools, better, verdict = spoken(server, talk)
    assert [tool.name for tool in tools.tools] == [tool.__name__ for tool in TOOLS]
    assert all(tool.input_schema["required"] and tool.output_schema["properties"] for tool in tools.tools)
    assert better["changed"]
    assert better["proved"]
    assert better["text"] != KERNEL1
    assert verdict["holds"]
    assert list(tmp_path.iterdir()) == []


def test_another_kernel_is_not_called_proved() -> None:
    found = called(
        "verify", before=KERNEL1, after=KERNEL1.replace("v_fmac_f32_e32", "v_sub_f32_e32")
    ).structured_content
    assert (found["result"], found["holds"]) == ("refuted", False) or found["result"] == "unknown"


def test_what_is_checked_analyzed_and_explained_is_what_the_commands_say() -> None:
    kernel = isatool.load(KERNEL1)
    assert called("explain", text=KERNEL1).structured_content["text"] == kernel.explain()
    assert called("analyze", text=KERNEL1).structured_content["kernels"] == {"kernel": kernel.analyze().text}
    found = called("check", text=KERNEL1.replace("\ts_waitcnt", "\t; s_waitcnt")).structured_content
    assert found["errors"] > 0
    assert {row["rule"] for row in found["findings"]} & {"WAIT-READ", "WAIT-VALUE"}


def test_the_path_of_a_file_is_a_text_like_any_other_and_nothing_is_included(tmp_path: Path) -> None:
    secret = tmp_path / "secret.s"
    secret.write_text(KERNEL1, encoding="utf-8")
    for text in (str(secret), f'.include "{secret}"\n{KERNEL1}'):
        answer = called("optimize", text=text)
        assert answer.is_error
        assert "v_fmac" not in answer.content[0].text


def test_code_of_every_generation_is_checked_explained_and_analyzed() -> None:
    text = '\t.amdgcn_target "amdgcn-amd-amdhsa--gfx1201"\nf:\n\tv_add_f32_e32 v0, s2, v1\n\ts_mov_b32 s2, 0\n'
    text += "\tv_max_num_f32_e32 v0, s2, v1\n\ts_endpgm\n"
    found = called("check", text=text).structured_content
    assert [(each["rule"], each["line"]) for each in found["findings"]] == [("HAZARD-SGPR", 5)]
    assert "v_max_num_f32" in called("explain", text=text).structured_content["text"]
    assert not called("analyze", text=text).is_error
