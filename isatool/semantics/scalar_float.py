"""Floats of the scalar unit, which chips have from gfx1150 on: what the VALU computes, on scalar registers.

Those of 16 bits read the low halves of registers, and set the high half of the one that they write to 0 (ISA guides of
RDNA3.5 and RDNA4, 6.8).
"""

from __future__ import annotations

from typing import Final

from isatool.semantics import algebra as al
from isatool.semantics.algebra import Expr
from isatool.semantics.ops import Op
from isatool.semantics.reading import flush
from isatool.semantics.rule import LoweringRule, RuleContext, Rules, rule
from isatool.semantics.vector_float import float_comparisons, largest, smallest

_OF_TWO: Final = {"add": al.fadd, "sub": al.fsub, "mul": al.fmul}
_WHOLE: Final = {"floor": Op.FFLOOR, "ceil": Op.FCEIL, "trunc": Op.FTRUNC, "rndne": Op.FRNDNE}


def _from_upper_half(context: RuleContext, value: Expr) -> Expr:
    return al.fcvt(value if context.mode.keeps_sources(16) else flush(value), 32)


def _rules() -> dict[str, LoweringRule]:
    rules = {
        "s_fmaak_f32": rule("f32 = f32 f32 f32", al.fma),
        "s_fmamk_f32": rule("f32 = f32 f32 f32", al.fma),
        "s_cvt_f16_f32": rule("f16 = f32", lambda a: al.fcvt(a, 16)),
        "s_cvt_f32_f16": rule("f32 = f16", lambda a: al.fcvt(a, 32)),
        "s_cvt_hi_f32_f16": rule("f32 = uf16", _from_upper_half, contextual=True),
        "s_cvt_f32_i32": rule("f32 = b32", lambda a: al.convert(Op.STOF, a, 32)),
        "s_cvt_f32_u32": rule("f32 = b32", lambda a: al.convert(Op.UTOF, a, 32)),
        "s_cvt_i32_f32": rule("b32 = f32", lambda a: al.convert(Op.FTOS, a, 32)),
        "s_cvt_u32_f32": rule("b32 = f32", lambda a: al.convert(Op.FTOU, a, 32)),
        "s_cvt_pk_rtz_f16_f32": rule(
            "b32 = f32 f32", lambda a, b: al.concat(al.convert(Op.FCVTZ, a, 16), al.convert(Op.FCVTZ, b, 16))
        ),
    }
    for kind in ("f16", "f32"):
        two = f"{kind} = {kind} {kind}"
        rules |= {f"s_{name}_{kind}": rule(two, compute) for name, compute in _OF_TWO.items()}
        for name, pick in (("min", smallest), ("max", largest)):
            rules[f"s_{name}_{kind}"] = rule(two, pick, contextual=True, flush="sources")
        rules[f"s_fmac_{kind}"] = rule(f"{two} dst", al.fma)
        for name, op in _WHOLE.items():
            rules[f"s_{name}_{kind}"] = rule(f"{kind} = {kind}", al.unary(op))
    for name, test in float_comparisons().items():
        if name not in ("f", "t"):
            rules |= {f"s_cmp_{name}_f{width}": rule(f"scc = f{width} f{width}", test) for width in (16, 32)}
    return rules


RULES: Final[Rules] = _rules()
