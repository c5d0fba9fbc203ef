"""What a search makes small: the device's time of a kernel, or the cycle model's where there is no device."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from isatool.asm.toolchain import Toolchain
from isatool.bench.child import run_job
from isatool.bench.hip_runtime import DeviceError
from isatool.bench.job import BenchJob, TimingMethod
from isatool.bench.kernels import DeviceKernel, assemble_kernel
from isatool.diagnostics import UserError
from isatool.ir.program import Program
from isatool.records import record

if TYPE_CHECKING:
    from isatool.asm.launch_spec import Launch
    from isatool.model.parameters import ChipModel

MODEL_WORDS: Final = "modelled ms at {:.2f} GHz (no device: the cycle model's estimate, not a measurement)"
"""with the clock that it assumes"""


class NoValueError(Exception):
    """A candidate has no time; the text says why. The search goes on without it."""


class Objective(Protocol):
    """Milliseconds of a candidate."""

    @property
    def words(self) -> str:
        """What the numbers are."""
        ...

    def milliseconds(self, program: Program) -> float:
        """Less is better; NoValueError if there is none."""
        ...


@record
class ModelTime:
    """The cycle model's time of a launch: the iterations of each outermost loop, by the cycles of one."""

    kernel: str
    launch: Launch
    model: ChipModel

    @property
    def words(self) -> str:
        """Said plainly."""
        return MODEL_WORDS.format(self.model["clock.hertz"] / 1e9)

    def milliseconds(self, program: Program) -> float:
        """Modelled, for the whole grid."""
        from isatool.model.observe import observe
        from isatool.model.prediction import ModelledKernel

        function = program.kernel(self.kernel)
        observation = observe(function, self.launch, self.model)
        modelled = ModelledKernel(function, self.model, observation)
        groups = self.launch.grid[0] * self.launch.grid[1] * self.launch.grid[2]
        seconds = 0.0
        outermost = [loop for loop in modelled.forest.loops if loop.parent < 0]
        for loop in outermost:
            header = modelled.flow.blocks[loop.header].instructions
            iterations = observation.counts.get(modelled.flow.lines[header[0]], 0.0) if header else 0.0
            if iterations:
                seconds += modelled.grid_seconds(modelled.stream(loop), groups, iterations)
        if not seconds:
            raise NoValueError("the model sees loops only, and this candidate executes none")
        return 1000 * seconds


@record
class DeviceTime:
    """The least time on a device, beside the input in the same process, checked against it bit for bit."""

    kernel: str
    launch: Launch
    base: DeviceKernel
    toolchain: Toolchain
    method: TimingMethod
    device: int
    time_limit: float
    is_simulated: bool
    name: str

    @property
    def words(self) -> str:
        """Said plainly."""
        if self.is_simulated:
            return "SIMULATED ms (a stand-in for a device: no measure of a GPU)"
        return f"ms on {self.name}, least of {self.method.runs} runs or more"

    def milliseconds(self, program: Program) -> float:
        """Measured."""
        try:
            made = assemble_kernel(program, self.kernel, self.toolchain, "candidate")
            job = BenchJob(
                (self.base, made), (self.launch, self.launch), self.method, self.device, check_only_equal=True
            )
            row = run_job(job, self.time_limit).rows[1]
        except UserError as error:
            raise NoValueError(error.diagnostics[0].message) from None
        if not row.ok or row.minimum is None:
            raise NoValueError(row.verdict)
        return row.minimum


def device_time(
    program: Program,
    kernel: str,
    launch: Launch,
    toolchain: Toolchain,
    method: TimingMethod,
    device: int,
    time_limit: float,
) -> DeviceTime:
    """The device's time, after the input itself ran there; DeviceError if it cannot."""
    base = assemble_kernel(program, kernel, toolchain, "input")
    measured = run_job(BenchJob((base,), (launch,), method, device), time_limit)
    if not measured.ok:
        raise DeviceError(f"the input itself is wrong on the device: {measured.rows[0].verdict}")
    found = measured.device
    return DeviceTime(kernel, launch, base, toolchain, method, device, time_limit, found.is_simulated, found.name)
