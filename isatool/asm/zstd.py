"""zstd as Python 3.14 has it, or its backport, which is a twentieth of other packages for it."""

from __future__ import annotations

import sys

if sys.version_info >= (3, 14):
    from compression.zstd import ZstdDecompressor, ZstdError, compress
else:
    from backports.zstd import ZstdDecompressor, ZstdError, compress

__all__ = ["ZstdDecompressor", "ZstdError", "compress"]
