"""From an instruction to its effects: the table row, with operands, modifiers, DPP and modes applied generically.

One table for every engine and for the proof. An instruction that no row covers is refused (`NotEmulated`), never
guessed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Final

from isatool.diagnostics import Span
from isatool.ir.instruction import AnyInstruction, Instruction
from isatool.ir.operands import Operand
from isatool.isa.registers import EXEC_LO, VCC_LO, RegisterRange
from isatool.isa.wave import DEFAULT_WAVE
from isatool.semantics import algebra as al
from isatool.semantics import (
    division,
    narrow_float,
    number_extremes,
    scalar,
    scalar_float,
    trigonometry,
    vector_float,
    vector_integer,
)
from isatool.semantics.algebra import Expr
from isatool.semantics.control import CONTROL
from isatool.semantics.effects import Effect, Lowered
from isatool.semantics.errors import NotEmulated
from isatool.semantics.indexed import INDEXED
from isatool.semantics.interpolation import INTERPOLATION
from isatool.semantics.lanes import LANES
from isatool.semantics.matrix import MATRIX
from isatool.semantics.memory import knows_memory, lower_memory
from isatool.semantics.mode import Mode
from isatool.semantics.reading import Reader, Resolver
from isatool.semantics.rounding import rounded
from isatool.semantics.rule import IMPLICIT, LoweringRule, Rules
from isatool.semantics.writing import implicit_result, printed_result

_VCC: Final = Operand(RegisterRange(VCC_LO, 2))
"""the mask that an instruction does not print; wave32 reads and writes its first register"""
_SPECIAL: Final[tuple[Mapping[str, Callable[[Reader], Lowered]], ...]] = (
    CONTROL, LANES, INDEXED, MATRIX, INTERPOLATION, narrow_float.CONVERSIONS,
)  # fmt: skip


@cache
def rules() -> Rules:
    """Every row of the table that is an expression of its operands, by mnemonic."""
    return {
        **scalar.RULES, **scalar_float.RULES, **vector_integer.RULES, **vector_float.RULES, **division.RULES,
        **trigonometry.RULES, **number_extremes.RULES, **narrow_float.DOTS,
    }  # fmt: skip


def covered(mnemonic: str) -> bool:
    """True if a canonical mnemonic has semantics (some of its modifiers may still be refused)."""
    special = any(mnemonic in table for table in _SPECIAL)
    return special or mnemonic in rules() or knows_memory(mnemonic)


def adds_up(mnemonic: str) -> bool:
    """True for sums of products whose rounding only the hardware knows: the expressions are an order among several."""
    return mnemonic in vector_float.DOTS or mnemonic in narrow_float.DOTS or mnemonic in MATRIX


def one_encoding(mnemonic: str) -> str:
    """The name of a sum of products whether its addend is the destination or a source of its own."""
    return mnemonic.replace("dot2acc", "dot2")


def unresolved(text: str) -> int:
    """The resolver for code without symbols."""
    raise KeyError(text)


_MOST_KNOWN: Final = 1 << 15
"""operations whose effects are kept: those of all programs of a pipeline on a large kernel"""
_known: dict[tuple[Instruction, Mode, bool, int], Lowered] = {}


def lower(
    instruction: AnyInstruction,
    mode: Mode | None = None,
    resolve: Resolver = unresolved,
    span: Span | None = None,
    apertures: bool = False,
    wave_size: int = DEFAULT_WAVE,
) -> Lowered:
    """The effects of one instruction in a kernel of 32 or 64 lanes a wave, of both halves for a VOPD.

    `resolve` gives the value of an expression over symbols as the assembler and linker would put it at this place,
    and the address of the following instruction for `control.NEXT_INSTRUCTION`; it raises KeyError for what it does
    not know. `apertures` says that flat addresses may lie in the LDS or in private memory (see `flat.py`); without it
    code that asks where those are is refused. Raises NotEmulated with `span` for what the table does not cover.
    """
    mode = mode or Mode()
    try:
        parts = [_lower_one(half, mode, resolve, apertures, wave_size) for half in instruction.halves]
    except KeyError as error:
        name, *why = error.args  # a resolver may tell the reason
        raise NotEmulated(instruction, ": ".join((f"unknown symbol {name!r}", *why)), span) from error
    except NotEmulated as error:
        raise NotEmulated(instruction, error.reason, span) from error
    if len(parts) == 1:
        return parts[0]
    return Lowered(tuple(effect for part in parts for effect in part.effects))


def _lower_one(instruction: Instruction, mode: Mode, resolve: Resolver, apertures: bool, wave_size: int) -> Lowered:
    """The effects of one operation; found once for equal ones where no symbol decides about them."""
    key = (instruction, mode, apertures, wave_size)
    found = _known.get(key)
    if found is not None:
        return found
    asked = False

    def noted(text: str) -> int:
        nonlocal asked
        asked = True
        return resolve(text)

    found = _effects_of(instruction, mode, noted, apertures, wave_size)
    if not asked:
        if len(_known) >= _MOST_KNOWN:
            _known.clear()
        _known[key] = found
    return found


def _effects_of(instruction: Instruction, mode: Mode, resolve: Resolver, apertures: bool, wave_size: int) -> Lowered:
    if instruction.row is None or instruction.form is None:
        raise NotEmulated(instruction, "not in the instruction table")
    name = instruction.row.base
    rule = rules().get(name)
    if rule is not None:
        return _apply(rule, Reader.of(instruction, mode, resolve, rule.flush, apertures, wave_size))
    reader = Reader.of(instruction, mode, resolve, apertures=apertures, wave_size=wave_size)
    for table in _SPECIAL:
        if name in table:
            return table[name](reader)
    found = lower_memory(name, reader)
    if found is None:
        raise NotEmulated(instruction)
    return found


def _apply(rule: LoweringRule, reader: Reader) -> Lowered:
    printed = list(reader.instruction.operands)
    wanted = [kind for kind in (*rule.results, *rule.sources) if kind not in IMPLICIT]
    missing = len(wanted) - len(printed)
    if missing and missing != sum(kind == "mask?" for kind in wanted):
        raise reader.refuse("operands")
    results: list[tuple[str, Operand | None]] = []
    for kind in rule.results:
        if kind in IMPLICIT:
            results.append((kind, None))
        else:
            results.append((kind, _VCC if kind == "mask?" and missing else printed.pop(0)))
    sources: list[Expr] = []
    number = 0
    for kind in rule.sources:
        if kind in IMPLICIT:
            sources.append(_implicit_source(kind, rule, results, reader))
            continue
        operand = _VCC if kind == "mask?" and missing else printed.pop(0)
        # only sources of the instruction proper take part in op_sel and DPP; masks have no number
        sources.append(reader.source(kind, operand, -1 if kind.startswith("mask") else number))
        number += not kind.startswith("mask")
    compute = rule.compute
    if reader.instruction.has("clamp") and rule.saturated is not None:
        compute = rule.saturated
    elif reader.instruction.has("clamp") and not _may_clamp(rule):
        raise reader.refuse("clamp on this instruction")
    outcome = compute(reader, *sources) if rule.contextual else compute(*sources)
    wide = rule.results[0] == "f64"
    values = [
        rounded(value, reader.mode, wide=wide) for value in (outcome if isinstance(outcome, tuple) else (outcome,))
    ]
    effects: list[Effect] = []
    for (kind, target), value in zip(results, values, strict=True):
        if target is None:
            effects += implicit_result(kind, value, reader)
        else:
            effects += printed_result(kind, target, value, reader, number)
    return Lowered(tuple(effects))


def _may_clamp(rule: LoweringRule) -> bool:
    """Clamp limits float results, and only turns on exceptions in comparisons and conversions to integers."""
    return (
        rule.results[0][0] in "f"
        or rule.results[0] in ("v2f16", "lo16", "hi16", "mask?", "exec")
        or (rule.sources[0][0] == "f")
    )


def _implicit_source(kind: str, rule: LoweringRule, results: list[tuple[str, Operand | None]], reader: Reader) -> Expr:
    if kind == "scc":
        return al.SCC_BIT
    if kind == "vcc":
        return al.lane_bit(reader.vcc_mask)
    if kind in ("exec32", "exec64"):
        return al.lane_mask(EXEC_LO, int(kind.removeprefix("exec")))
    target = results[0][1]
    if kind != "dst" or target is None:
        raise reader.refuse(f"implicit source {kind}")
    result = rule.results[0]
    if result == "v2f16":
        return reader.source("raw32", Operand(target.value), -1)
    # the half that is read is the half that is written; op_sel speaks of it after the printed sources
    half = target.half
    if not half and result.endswith("16") and reader.flag("op_sel", sum(name != "dst" for name in rule.sources)):
        half = "h"
    return reader.source(result, Operand(target.value, half=half), -1)
