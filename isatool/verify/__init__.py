"""Proof that two kernels compute the same. The package is callable: `isatool.verify(a, b)` goes on working once it is
imported, which puts it in the place of the function of that name.
"""

from __future__ import annotations

import sys
from types import ModuleType

import isatool


class _CallablePackage(ModuleType):
    __call__ = staticmethod(isatool._verify)


sys.modules[__name__].__class__ = _CallablePackage
