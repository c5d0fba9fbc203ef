"""The bits of MODE that change results (ISA guide 3.5), as the kernel descriptor sets them."""

from __future__ import annotations

from isatool.records import record

FLUSH_NONE = 3


@record
class Mode:
    """Rounding (0 nearest even, 1 up, 2 down, 3 zero) and denormals (bit 0: sources kept, bit 1: results kept) for
    f32 and for f16/f64, IEEE and DX10 clamp. The defaults are those of compiled kernels."""

    round_32: int = 0
    round_16_64: int = 0
    denormals_32: int = FLUSH_NONE
    denormals_16_64: int = FLUSH_NONE
    ieee: bool = True
    dx10_clamp: bool = True

    def denormals(self, width: int) -> int:
        """The denormal bits for floats of this width."""
        return self.denormals_32 if width == 32 else self.denormals_16_64

    def keeps_sources(self, width: int) -> bool:
        """True if subnormal sources are not flushed."""
        return bool(self.denormals(width) & 1)

    def keeps_results(self, width: int) -> bool:
        """True if subnormal results are not flushed."""
        return bool(self.denormals(width) & 2)

    @property
    def bits(self) -> int:
        """The low bits of the MODE register: round 3:0, denormals 7:4, DX10 clamp 8, IEEE 9."""
        return (
            self.round_32
            | self.round_16_64 << 2
            | self.denormals_32 << 4
            | self.denormals_16_64 << 6
            | self.dx10_clamp << 8
            | self.ieee << 9
        )

    @classmethod
    def of_bits(cls, bits: int) -> Mode:
        """The mode that these bits of the MODE register stand for."""
        return cls(bits & 3, bits >> 2 & 3, bits >> 4 & 3, bits >> 6 & 3, bool(bits >> 9 & 1), bool(bits >> 8 & 1))
