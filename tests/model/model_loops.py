"""Loops as the tests of the model write them."""

from __future__ import annotations

from isatool.asm.reader import read_text
from isatool.isa import chips
from isatool.model.parameters import DEFAULT_VERSION, load_model
from isatool.model.prediction import ModelledKernel
from isatool.model.simulate import Simulation, simulate, without

HEAD = """
.amdgcn_target "amdgcn-amd-amdhsa--gfx1100"
.text
.globl kernel
.type kernel,@function
kernel:
  s_mov_b32 s0, 0
.Lloop:
"""
TAIL = """
  s_addk_i32 s0, 1
  s_cmpk_lg_i32 s0, 16
  s_cbranch_scc1 .Lloop
  s_endpgm
.Lfunc_end0:
"""


def kernel(body: str, version: int = DEFAULT_VERSION, **settings: float) -> ModelledKernel:
    """A kernel with one loop around a body; `latency__lds=30` sets a chip parameter."""
    values = {name.replace("__", "."): value for name, value in settings.items()}
    model = load_model(chips.DEFAULT, f"{chips.DEFAULT.name}@{version}", values)
    return ModelledKernel(read_text(HEAD + body + TAIL).functions[0], model)


def turn(
    body: str, waves: int = 1, group: int = 1, off: tuple[str, ...] = ("branches",), **settings: float
) -> Simulation:
    """The model of one iteration, without the pause after the branch unless asked for."""
    found = kernel(body, **settings)
    stream = found.stream(found.forest.loops[0])
    for mechanism in off:
        stream = without(stream, mechanism)
    return simulate(stream, found.model, waves, group, record=True)
