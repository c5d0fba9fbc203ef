"""The commands by name, each with a line on what it does: all that the overview needs, without importing any.

Ten are verbs of their own; the others are under a noun: `isatool pass unroll`, `isatool code asm`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from isatool.pipeline.registry import PASSES, pass_class

VERBS: Final = {
    "optimize": "run the passes that help, by the cycle model; prove each step",
    "rebank": "registers by bank: FMA pairs read four banks, and so on",
    "check": "lint: illegal VOPD pairs, hazards, missing waits, descriptors",
    "fmt": "write a file back byte for byte, canonical, or without macros",
    "verify": "prove that two kernels compute the same; compare their runs",
    "run": "execute a kernel on the emulator",
    "analyze": "what bounds each loop: slots, banks, LDS, waits, cycle model",
    "patch": "rewrite and prove the kernels inside a binary",
    "library": "the same for a folder of a library; list, or choose by size",
    "bench": "check and time kernels on a GPU (needs isatool[hip])",
}
"""modules of `isatool.cli`, as the others"""
_OTHERS: Final = {
    "run-passes": "run a pipeline of passes on a file, with repairs and proof",
    "mutate": "inject faults into a kernel and count which of them the proof and the runs detect",
    "fuzz": "run random kernels through both emulator engines, the validator and every pass; shrink failures",
    "init": "write a first launch spec for a kernel: arguments from the metadata, guesses for the rest",
    "annotate": "show issue slot, banks, conflicts, pressure, waits, stalls of every line: as text, HTML or JSON",
    "budget": "fail if a kernel misses a figure (dual_issue >= 0.95 in .LBB0_9, vgprs <= 192) or a baseline",
    "describe": "say what a file holds, what bounds its kernels, and the three commands to try",
    "explain": "show what each instruction reads and writes, its class, counters, VOPD slots and latency class",
    "lsp": "language server for editors: findings as you type, hover, completion, labels, uses of a register",
    "mcp": "tools for programs that write kernels (MCP): analyze, optimize, verify, explain, check a text",
    "asm": "assemble to an object file (.o) or a linked code object (.hsaco)",
    "retarget": "give code to another chip, with the proof that it means the same there",
    "disasm": "turn a .hsaco, a .o or a fat binary into text that assembles back to the same code",
    "store": "rewritten code objects, swapped in where programs load originals",
    "trace": "show an instruction trace (SQTT) beside the code: issue time, gap, what it waited for, the model's gap",
    "calibrate": "determine the chip model's parameters, on a GPU (needs isatool[hip]) or from instruction traces",
    "hardware-report": "measure a kernel, its steps and the microbenchmarks on a card; write one file to send back",
    "serve": "keep a process that has imported everything: commands fork from it and start at once (ISATOOL_SERVE=1)",
    "tune": "search pass options for the fastest verified version of a kernel (needs isatool[tune])",
    "doctor": "show versions, toolchain, devices, folders; what is missing",
    "completion": "print the completion of commands for bash, zsh or fish",
}


class Noun(NamedTuple):
    """What a noun is about, and its commands by the word that is typed after it."""

    about: str
    commands: Mapping[str, str]


def _same(*names: str) -> dict[str, str]:
    return {name: name for name in names}


NOUNS: Final[Mapping[str, Noun]] = {
    "pass": Noun(
        "one technique, or a pipeline of them: pair, unroll ...",
        {**_same(*PASSES), "run": "run-passes", "tune": "tune"},
    ),
    "code": Noun(
        "text and binaries: asm, disasm, retarget, explain ...",
        {
            **_same("describe", "asm", "disasm", "retarget", "explain", "annotate", "budget"),
            "launch-spec": "init",
        },
    ),
    "proof": Noun("test the proofs: planted faults, random kernels", _same("mutate", "fuzz")),
    "card": Noun(
        "a card's traces, parameters, measurements", {**_same("trace", "calibrate"), "report": "hardware-report"}
    ),
    "serve": Noun("a warm process; servers for editors and agents", _same("lsp", "mcp")),
}
REWRITING_COMMANDS: Final = (*PASSES, "optimize", "run-passes")
COMMANDS: Final = (*VERBS, *(name for name in PASSES if name not in VERBS), *_OTHERS)
"""all of them: a pass is a command"""
_TYPED: Final = {
    name: f"{noun} {word}" for noun, row in NOUNS.items() for word, name in row.commands.items() if name not in VERBS
}


def summary(name: str) -> str:
    """What a command does, in one line."""
    return (VERBS | _OTHERS)[name] if name not in PASSES or name in VERBS else pass_class(name).summary


def typed(name: str) -> str:
    """What a user types for a command: `pass unroll` for unroll."""
    return _TYPED.get(name, name)


def named_by(words: Sequence[str]) -> tuple[str, int]:
    """The command that words begin with, and how many of them name it; ("", 0) for none. A command under a noun is
    also found without the noun, as in releases before 0.2.
    """
    match list(words[:2]):
        case [noun, word] if noun in NOUNS and word in NOUNS[noun].commands:
            return NOUNS[noun].commands[word], 2
        case ["pass", word] if word in PASSES:
            return word, 2
        case [name, *_] if name in COMMANDS or name in PASSES:
            return name, 1
    return "", 0
