"""Where two programs part first."""

from __future__ import annotations

from isatool.verify.cutpoints import Failure, Product
from isatool.verify.verdict import Difference


def explain(product: Product, failures: list[Failure]) -> Difference:
    """The first difference of a failed proof."""
    return Difference((product.first_failures or failures)[0].what)
