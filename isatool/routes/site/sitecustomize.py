"""Python runs this at its start if its folder is on PYTHONPATH: isatool goes into Triton as ISATOOL_TRITON says, when
Triton is imported. Whatever goes wrong, the program runs as it would without. Another sitecustomize is run as well.
"""

import os
import sys


def _start() -> None:
    if not os.environ.get("ISATOOL_TRITON"):
        return
    try:
        from isatool.routes.start import install_when_imported

        install_when_imported()
    except Exception as error:
        print(f"isatool: not in Triton: {error}", file=sys.stderr)


def _next() -> None:
    """The sitecustomize that this one hides."""
    import importlib.machinery
    import importlib.util

    here = os.path.dirname(os.path.abspath(__file__))
    others = [folder for folder in sys.path if os.path.abspath(folder or ".") != here]
    found = importlib.machinery.PathFinder.find_spec("sitecustomize", others)
    if found is not None and found.loader is not None:
        found.loader.exec_module(importlib.util.module_from_spec(found))


_start()
_next()
