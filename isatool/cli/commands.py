"""The commands by name, each with a line on what it does: all that the overview needs, without importing any."""

from __future__ import annotations

from typing import Final

from isatool.pipeline.registry import PASSES, pass_class

_SEQUENCES: Final = {
    "optimize": "climb the whole ladder: every pass that helps, in order, proved after each",
    "run-passes": "run a pipeline of passes on a file, with repairs and proof",
}
_OTHERS: Final = {
    "verify": "prove that two kernels compute the same, and compare them bit for bit on the emulator",
    "mutate": "put faults into a kernel and see whether the proof and the runs notice them",
    "fuzz": "random kernels through both engines, the validator and every pass; failures are made small and kept",
    "init": "write the first launch spec of a kernel: its arguments from the metadata, the rest as guesses that run",
    "run": "execute a kernel on the emulator",
    "check": "find what goes wrong on the chip: dual-issue pairs, hazards, missing waits, wrong descriptors",
    "analyze": "show issue slots, dual issue, register banks, LDS, waits, occupancy and a cycle model of every loop",
    "annotate": "show source lines with slot, banks, conflicts, pressure, waits, stalls: text, one HTML page or JSON",
    "budget": "hold figures of kernels in CI: dual_issue >= 0.95 in .LBB0_9, vgprs <= 192, no worse than a baseline",
    "fmt": "write a file back as it was read, after resolving every instruction; or in canonical form",
    "explain": "tell what each instruction reads and writes, its class, counters, VOPD slots and latency class",
    "lsp": "language server for editors: findings as you type, hover, completion, labels, uses of a register",
    "asm": "assemble to an object file (.o) or a linked code object (.hsaco)",
    "disasm": "turn a .hsaco, a .o or a fat binary into text that assembles back to the same code",
    "patch": "rewrite the kernels of a .hsaco, a .o, a bundle or a program, proved, and write such a file",
    "store": "rewritten code objects that programs get when they load the originals: add, list, verify, remove, run",
    "trace": "show an instruction trace (SQTT) beside the code: issue time, gap, what it waited for, the model's gap",
    "bench": "run kernels on a GPU: check them, then time them side by side (needs isatool[hip])",
    "calibrate": "find the chip model's parameters: on a GPU (needs isatool[hip]), or from instruction traces",
    "hardware-report": "measure a kernel, its steps and the microbenchmarks on a card, into one file to send back",
    "tune": "search pass options for the fastest verified version of a kernel (needs isatool[tune])",
}
"""modules of `isatool.cli`, in the order of the help text"""
REWRITING_COMMANDS: Final = (*PASSES, *_SEQUENCES)
COMMANDS: Final = (*REWRITING_COMMANDS, *_OTHERS)
"""in the order of the help text: a pass is a command"""


def summary(name: str) -> str:
    """What a command does, in one line."""
    return pass_class(name).summary if name in PASSES else (_SEQUENCES | _OTHERS)[name]
