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
        """Choose registers by bank: FMA pairs read four banks, matrix operands begin in three.

        ahead: issue LDS loads of the next k-steps up to ISSUES VALU issues earlier, as far as registers allow
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Issue more instructions as VOPD pairs: reorder and rename inside basic blocks.

        nan_payload: swap sources of float operations even if another NaN may result
        latency_loss: how much the mean distance from a block's loads to their waits may shrink
        rename: give values that live in one block other registers
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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

        latency_loss: how much the mean distance from a block's loads to their waits may shrink
        rename: give values that live in one block other registers
        waits_only: keep the order of instructions and only recompute waits
        effort: max: also a search for better orders of each region, some seconds for one of 400 instructions
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Recompute spilled values, or keep them in free registers, instead of reloading them.

        steps: most instructions that may replace the load of one dword
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Compute the same with fewer issues: instruction identities, copies, dead code.

        without: rewrites to leave out: names of identities, and others that remarks name, separated by spaces
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
        """
    def unroll(
        self,
        *,
        loop: str = "",
        factor: int = 0,
        guard: bool = True,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Unroll inner loops, fully or by a factor, and fold their counters into offsets.

        loop: only the loop with this header label
        factor: copies of the body; full: unroll fully where the trip count is known, else as far as it pays
        guard: keep the original loop for the rest of its iterations after copies without tests
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Address global memory in loops through scalar bases instead of 64-bit VGPR addresses.

        scheme: v: one scalar base and many VGPR offsets; s: many scalar bases; r: bases computed on the way from one
        guard: keep the original loop under a guard where ranges are not proved, instead of refusing
        keep_conditions: keep conditions that always hold
        chunk: loads of a loop to keep together; 0: do not spread loads
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Split LDS loads of words that lanes share, and pass the parts between lanes by DPP.

        loads: loads to share; 0: as many as the cycle model favours
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
        """
    def transpose_lanes(
        self,
        *,
        always: bool = False,
        kernel: str | None = None,
        max_vgprs: int | None = None,
        launch: str | Path | None = None,
        sizes: Mapping[str, int] | None = None,
        assume: Iterable[str] = (),
        time_limit: float | None = None,
    ) -> Rewriting:
        """Let lanes load words of LDS and exchange halves and bytes by DPP, instead of narrow loads.

        always: also where the cycle model finds no gain
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Mask global accesses by the bounds of buffer descriptors instead of branches and EXEC.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Permute work-item ids, so that each wave accesses whole cache lines.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Permute workgroup ids, so that concurrent workgroups share cache lines: panels, Hilbert's curve.

        order: order of workgroups; xcds exists on other chips and is refused
        rows: rows of a band, a power of two; 4 for hilbert
        grid: workgroups along x and y of the grid for which lines are counted
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Issue the loads of a loop's next iteration before the arithmetic of the current one.

        loop: only the loop with this header label (default: every possible one)
        min_waves: waves per SIMD to keep; 0: all
        lds: move LDS loads of the next iteration, not global loads, among the arithmetic of the current one
        if_faster: only if the loop is not slower by the cycle model
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Give LDS arrays a layout with fewer bank conflicts, by padding or swizzling.

        strategy: pad: unused bytes after rows; swizzle: exclusive-or of column and row
        max_lds: LDS allowed per workgroup; 0: as much as costs no wave
        min_waves: waves per SIMD to keep; 0: all
        block: shape of the workgroup (default: the launch spec's)
        block_of: the kernel that has this shape (default: all)
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Give a loop a second LDS buffer, so that it needs one barrier fewer.

        loop: only the loop with this header label (default: the longest possible)
        min_waves: waves per SIMD to keep; 0: all
        if_faster: only if the loop is not slower by the cycle model
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Issue the loads of an epilogue ahead of earlier stores to other bytes.

        guard: keep the original code under a guard where the bytes are disjoint only for some launches
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Remove cache invalidations and waits at barriers that no store to global memory needs.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Run each workgroup on one CU (CU mode, clang's -mcumode), by the descriptor.

        when: always: wherever the workgroup fits on a CU; helps: only where the cycle model gains over 5 %
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Raise the priority of waves that compute: s_setprio around the FMAs of loops.

        level: priority of waves that compute
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Mark accesses to data that a loop uses once as nontemporal: glc, slc, dlc.

        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
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
        """Set in the descriptor how much code is prefetched before a wave starts.

        distance: 64-byte lines of code that a wave prefetches; 0: add no instruction
        kernel: the one to rewrite; None for the only one
        max_vgprs: VGPRs allowed; None for the input's granule
        launch: launch spec to run the result on; None for the .toml beside the file
        sizes: sizes of the launch spec
        assume: facts about the launch that passes and proof may use, such as 'N <= 4096'
        time_limit: seconds after which passes and proof stop
        """
