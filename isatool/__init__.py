"""isatool: an ISA rewriting toolkit for RDNA3 (gfx1100)."""

__version__ = "0.1.0"
