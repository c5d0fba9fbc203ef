"""The languages that isatool reads, as lark grammars. Parsers are built once per process, on first use.

Building one takes longer than reading a small file, so its tables are kept beside the grammar, in NAME.json. They count
for the text of the grammar and the version of lark that they were made with; with others the parser is built.
`python tests/surface/surface.py` writes them.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Callable, Mapping
from functools import cache
from operator import itemgetter
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from lark import Lark

STARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "assembly": ("start", "expression"),
    "budget": ("start",),
    "expression": ("expression",),
    "pipeline": ("start", "space"),
}
"""the symbols that a text of each language may be"""
_FOLDER: Final = Path(__file__).parent


@cache
def parser(name: str) -> Lark:
    """The LALR parser of `<name>.lark` with positions on every tree node."""
    text = _grammar(name)
    return _quick(_kept(name, text) or _built(name, text))


def tables(name: str) -> str:
    """The text of `<name>.json`."""
    import lark
    from lark.grammar import Rule
    from lark.lexer import TerminalDef

    text = _grammar(name)
    data, memo = _built(name, text).memo_serialize([TerminalDef, Rule])
    kept = {"lark": lark.__version__, "grammar": zlib.crc32(text.encode()), "data": data, "memo": memo}
    return json.dumps(kept, separators=(",", ":"), sort_keys=True) + "\n"


def is_current(name: str) -> bool:
    """Whether `<name>.json` is there, and of this grammar and this lark."""
    return _kept(name, _grammar(name)) is not None


def _grammar(name: str) -> str:
    return (_FOLDER / f"{name}.lark").read_text(encoding="utf-8")


def _built(name: str, text: str) -> Lark:
    from lark import Lark

    starts = list(STARTS[name])
    return Lark(text, parser="lalr", start=starts, propagate_positions=True, maybe_placeholders=False)


def _kept(name: str, text: str) -> Lark | None:
    import lark

    try:
        kept = json.loads((_FOLDER / f"{name}.json").read_text(encoding="utf-8"), object_hook=_with_numbers)
    except FileNotFoundError:
        return None
    if kept["lark"] != lark.__version__ or kept["grammar"] != zlib.crc32(text.encode()):
        return None
    load: Callable[[object, object], lark.Lark] = lark.Lark._load_from_dict
    return load(kept["data"], kept["memo"])


def _quick(found: Lark) -> Lark:
    """Rules of one symbol that make no node pass on the one that they get: its position is known already."""
    frontend: Any = found.parser
    callbacks: dict[Any, Callable[[Any], Any]] = frontend.parser.parser.callbacks
    for rule in callbacks:
        if getattr(rule, "options", None) and rule.options.expand1 and rule.alias is None and len(rule.expansion) == 1:
            callbacks[rule] = itemgetter(0)
    return found


def _with_numbers(found: dict[str, Any]) -> dict[str | int, Any]:
    """Keys that were numbers are texts in JSON."""
    return {int(key) if key.isdecimal() else key: value for key, value in found.items()}
