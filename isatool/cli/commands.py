"""The commands by name, each with a line on what it does: all that the overview needs, without importing any."""

from __future__ import annotations

from typing import Final

from isatool.pipeline.registry import PASSES, pass_class

_SEQUENCES: Final = {
    "optimize": "run the passes that help, by the cycle model, and prove the kernel after each",
    "run-passes": "run a pipeline of passes on a file, with repairs and proof",
}
_OTHERS: Final = {
    "verify": "prove that two kernels compute the same, and compare their runs on the emulator bit for bit",
    "mutate": "inject faults into a kernel and count which of them the proof and the runs detect",
    "fuzz": "run random kernels through both emulator engines, the validator and every pass; shrink failures",
    "init": "write a first launch spec for a kernel: arguments from the metadata, guesses for the rest",
    "run": "execute a kernel on the emulator",
    "check": "lint kernels: illegal VOPD pairs, hazards, missing waits, wrong descriptors; speed advice on request",
    "analyze": "show issue slots, dual issue, register banks, LDS, waits, occupancy and a cycle model of every loop",
    "annotate": "show issue slot, banks, conflicts, pressure, waits, stalls of every line: as text, HTML or JSON",
    "budget": "fail if a kernel misses a figure (dual_issue >= 0.95 in .LBB0_9, vgprs <= 192) or a baseline",
    "fmt": "parse a file and write it back byte for byte, in canonical form, or with macros expanded",
    "explain": "show what each instruction reads and writes, its class, counters, VOPD slots and latency class",
    "lsp": "language server for editors: findings as you type, hover, completion, labels, uses of a register",
    "asm": "assemble to an object file (.o) or a linked code object (.hsaco)",
    "disasm": "turn a .hsaco, a .o or a fat binary into text that assembles back to the same code",
    "patch": "rewrite and prove the kernels inside a .hsaco, a .o, a bundle or a program",
    "library": "rewrite and prove the kernels of a library's folder; list them, or those that it takes for a size",
    "store": "swap in rewritten code objects when programs load the originals: add, list, verify, remove, run",
    "trace": "show an instruction trace (SQTT) beside the code: issue time, gap, what it waited for, the model's gap",
    "bench": "run kernels on a GPU: check them, then time them side by side (needs isatool[hip])",
    "calibrate": "determine the chip model's parameters, on a GPU (needs isatool[hip]) or from instruction traces",
    "hardware-report": "measure a kernel, its steps and the microbenchmarks on a card; write one file to send back",
    "serve": "keep a process that has imported everything: commands fork from it and start at once (ISATOOL_SERVE=1)",
    "tune": "search pass options for the fastest verified version of a kernel (needs isatool[tune])",
}
"""modules of `isatool.cli`"""
REWRITING_COMMANDS: Final = (*PASSES, *_SEQUENCES)
COMMANDS: Final = (*REWRITING_COMMANDS, *_OTHERS)
"""all of them: a pass is a command"""
GROUPS: Final[dict[str, tuple[str, ...]]] = {
    "rewrite a kernel": ("optimize", "run-passes", "tune"),
    "one pass each": tuple(PASSES),
    "prove and execute": ("verify", "run", "init", "mutate", "fuzz"),
    "inspect": ("analyze", "annotate", "check", "budget", "explain", "trace", "lsp"),
    "text and binaries": ("fmt", "asm", "disasm", "patch", "library", "store"),
    "start at once": ("serve",),
    "on a GPU": ("bench", "calibrate", "hardware-report"),
}
"""the commands in the order of the help text, by what they are for"""


def summary(name: str) -> str:
    """What a command does, in one line."""
    return pass_class(name).summary if name in PASSES else (_SEQUENCES | _OTHERS)[name]
