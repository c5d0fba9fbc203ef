"""Types of `pass_methods.py`. Written by `python tests/surface/surface.py`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from isatool.api import Rewriting
from isatool.passes.common.declaration import Pass

HOW: Final[Mapping[str, tuple[str, object, str]]]

def method_name(declared: type[Pass]) -> str: ...
def method_text(declared: type[Pass]) -> str: ...
def method(declared: type[Pass]) -> Callable[..., Rewriting]: ...

class PassMethods:
    def rewritten(self, passes: Sequence[Pass], **how: Any) -> Rewriting: ...
    def rebank(
        self,
        *,
        ahead: int = 0,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Give the factors of outer products and the operands of matrix products banks of their own.

        ahead: issue LDS loads of the next k-steps up to so many VALU issues earlier, as far as registers allow
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def pair(
        self,
        *,
        nan_payload: bool = False,
        latency_loss: int = 10,
        rename: bool = True,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Issue more instructions in pairs (VOPD): reorder and rename inside basic blocks.

        nan_payload: exchange sources of float operations although another NaN may result
        latency_loss: how much nearer a block's loads may come to their waits on average
        rename: values of one block may get other registers
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def schedule(
        self,
        *,
        latency_loss: int = 10,
        rename: bool = True,
        waits_only: bool = False,
        effort: str = "normal",
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Hide latency inside basic blocks: loads early, waits late and partial.

        latency_loss: how much nearer a block's loads may come to their waits on average
        rename: values of one block may get other registers
        waits_only: leave the order as it is; only waits are recomputed
        effort: max: also a search for better orders of each region, some seconds for one of 400 instructions
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def respill(
        self,
        *,
        steps: int = 3,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Compute spilled values again, or keep them in free registers, instead of reloading them.

        steps: instructions that may replace a load of a dword
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def simplify(
        self,
        *,
        without: str = "",
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Compute the same with fewer issues: identities of instructions, dead code.

        without: what is not done: names of identities and of what else remarks name, separated by blanks
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def unroll(
        self,
        *,
        loop: str = "",
        factor: int = 0,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Write inner loops out in full, or by a factor, and fold their counters into offsets.

        loop: only the loop with this header
        factor: copies of the body; full: all, or what pays
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def batch_loads(
        self,
        *,
        scheme: str = "auto",
        guard: bool = True,
        keep_conditions: bool = False,
        chunk: int = 2,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Give the global accesses of loops scalar bases instead of 64-bit vector addresses.

        scheme: v: one base and many offsets; s: many bases
        guard: a guard and the original loop where ranges are not proved, else refusal
        keep_conditions: keep conditions that always hold
        chunk: loads of a loop that stay together; 0: leave them
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def share_lanes(
        self,
        *,
        loads: int = 0,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let lanes that load the same words from LDS load a part each and pass it on by DPP.

        loads: loads to share; 0: as many as the cycle model gains by
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def bound_buffers(
        self,
        *,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let buffer descriptors drop the accesses of masked lanes, instead of branches and EXEC.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def complete_lines(
        self,
        *,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let work-items exchange their ids, so that waves access whole lines of memory.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def swizzle_workgroups(
        self,
        *,
        order: str = "panels",
        rows: int = 8,
        grid: int = 64,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let workgroups that run together work on a block of the grid: panels, Hilbert's curve.

        order: the order of workgroups; xcds, of other chips, is refused
        rows: rows of a band, a power of two; hilbert has 4
        grid: workgroups along x and y of the grid that is counted for
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def pipeline(
        self,
        *,
        loop: str = "",
        min_waves: int = 0,
        lds: bool = False,
        if_faster: bool = False,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Load what a loop's next iteration needs before the arithmetic of this one.

        loop: only the loop with this header, else every one that can be done
        min_waves: waves per SIMD that must be left; 0: all
        lds: the first LDS loads of the next iteration instead, among the arithmetic of this one
        if_faster: only if the cycle model does not call the loop slower
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def pad_lds(
        self,
        *,
        strategy: str = "auto",
        max_lds: int = 0,
        min_waves: int = 0,
        block: str = "",
        block_of: str = "",
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Give LDS arrays a new layout, by padding or exchanged columns, without bank conflicts.

        strategy: free bytes, or exchanged columns
        max_lds: LDS allowed for a workgroup; 0: what costs no wave
        min_waves: waves per SIMD that must be left; 0: all
        block: shape of the workgroup, else the launch spec's
        block_of: the one kernel that has this shape, else all
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def double_buffer(
        self,
        *,
        loop: str = "",
        min_waves: int = 0,
        if_faster: bool = False,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let a loop use two LDS buffers in turn, so that one of its barriers goes.

        loop: only the loop with this header, else the longest that can be done
        min_waves: waves per SIMD that must be left; 0: all
        if_faster: only if the cycle model does not call the loop slower
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def pipeline_epilogue(
        self,
        *,
        guard: bool = True,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Issue the loads of rows ahead of the stores of rows before them, where their bytes are apart.

        guard: a guard and the original rows where the bytes are apart only for some launches
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def relax_fences(
        self,
        *,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Leave out cache invalidations and waits at barriers that no store to global memory needs.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def cu_mode(
        self,
        *,
        when: str = "always",
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Keep the workgroups of a kernel on one CU (clang's -mcumode), by its descriptor.

        when: wherever there is room, or only where the cycle model finds more than 5 %
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def priority(
        self,
        *,
        level: int = 1,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Issue waves that compute before waves that load: s_setprio around the FMAs of loops.

        level: the priority of waves that compute
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def stream(
        self,
        *,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Say of data that a loop touches once that no cache has to keep it: glc, slc, dlc.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
    def instruction_prefetch(
        self,
        *,
        distance: int = 0,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Say in the descriptor how much code is fetched before a wave starts.

        distance: lines of 64 bytes that a wave fetches ahead; 0: no instruction is added
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: what is granted to passes and proof, such as 'N <= 4096'
        time_limit: seconds after which pass or proof is cut
        """
