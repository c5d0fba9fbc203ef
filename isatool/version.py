"""The version, for modules that `import isatool` itself reaches."""

from __future__ import annotations

__version__ = "0.1.0"
