"""Which VGPRs the operands of VOP1, VOP2 and VOPC reach.

Those of 16 bits give a bit of the register's number to the choice of the half, so they name v0 to v127 only; VOP3
reaches all registers. The assembler is asked for every row of the table in the tests.
"""

from __future__ import annotations

import re
from typing import Final

from isatool.isa.table import Form, OperandSpec, Row

LOW_VGPRS: Final = 128
_ENCODINGS: Final = frozenset(("vop1", "vop2", "vopc"))
_HALVES: Final = frozenset(("f16", "b16", "i16", "u16"))
_WHOLE: Final = re.compile(r"v_cvt_pk_rtz_f16_f32:vdst")
"""two halves in a register, though the table gives the type of one"""
_HALF: Final = re.compile(r"v_cmpx?_class_f16:src1|v_fma(ak|mk)_f16:src1|v_sat_pk_u8_i16:vdst")
"""a half, though the table gives the type of a register"""


def is_low_only(row: Row, form: Form, spec: OperandSpec) -> bool:
    """True for an operand that cannot name v128 and above in this form."""
    if form.encoding not in _ENCODINGS:
        return False
    place = f"{row.mnemonic}:{spec.name}"
    return (spec.type in _HALVES and not _WHOLE.fullmatch(place)) or bool(_HALF.fullmatch(place))
