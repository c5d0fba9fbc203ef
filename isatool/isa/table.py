"""The instruction tables: for every mnemonic its forms, operand roles, implicit registers and class.

A chip says which table is its own (`Target.table`): that of gfx11 is `gfx11.tsv`, written by `build_table.py` in the
format of `table_format.py`. It is read at the first question and a row is parsed at the first question about it.
Facts: RDNA3 ISA guide chapters 4 to 13 and 16, held against the assembler by tests. It is long because a row and the
format that it is read from are one subject.
"""

from __future__ import annotations

from dataclasses import replace
from enum import StrEnum
from functools import cache
from typing import Final, Protocol

from isatool.isa.registers import EXEC_HI, EXEC_LO, M0, MODE, SCC, VCC_LO, Register
from isatool.isa.table_format import ANY_WIDTH, data_file
from isatool.records import record


class Unit(StrEnum):
    """The part of the machine that executes an instruction."""

    VALU = "VALU"
    SALU = "SALU"
    SMEM = "SMEM"
    LDS = "LDS"
    VMEM = "VMEM"
    """global, scratch, buffer, image"""
    FLAT = "FLAT"
    EXPORT = "EXPORT"
    LDSDIR = "LDSDIR"
    BRANCH = "BRANCH"
    CONTROL = "CONTROL"
    """waits, barriers, hints, messages, end of program"""


class OfTable(Protocol):
    """What names a table: a `Target`, or a `Row`, whose neighbours are in its own."""

    @property
    def table(self) -> str:
        """The data file, in the folder of chips."""


class AddressSpace(StrEnum):
    """The memory that an instruction works on, by the way in which it is addressed."""

    NONE = ""
    GLOBAL = "global"
    BUFFER = "buffer"
    TBUFFER = "tbuffer"
    IMAGE = "image"
    SCALAR = "scalar"
    """constant memory through the scalar cache"""
    SCRATCH = "scratch"
    FLAT = "flat"
    """global, scratch or LDS, by address"""
    LDS = "lds"
    GDS = "gds"
    """also global wave sync and ordered count"""


class Role(StrEnum):
    """What an instruction does with an operand."""

    DEF = "def"
    USE = "use"
    USEDEF = "usedef"


@record
class OperandSpec:
    """One printed operand of a form."""

    name: str
    """vdst, sdst, src0, vaddr, simm16, ..."""
    role: Role
    accepts: str
    """v: VGPR; s: scalar register; src: VGPR, scalar or constant; csrc: the same without literal; ssrc, scsrc: scalar
    or constant (without literal); vcc: vcc_lo or vcc only; vinline: VGPR or inline constant;
    dppsrc: VGPR, on RDNA3.5 also scalar register or inline constant; vo: VGPR or off; va: VGPR
    range or list; off; imm; literal; label; hwreg; msg; waitcnt; depctr; delay; exptgt; attr; m0"""
    width: int
    """dwords; 0 for what is not a register, -1 where the text decides (image data and addresses)"""
    type: str
    """f32, b32, u64, v2f16, mask (a lane mask: one SGPR in wave32, two in wave64), "" if not a register"""

    @property
    def is_register(self) -> bool:
        """Whether it can name registers."""
        return self.width != 0


@record
class Form:
    """One way to write an instruction."""

    encoding: str
    """sop1 sop2 sopc sopk sopp smem vop1 vop2 vopc vop3 vop3sd vop3p vopd ds flat global scratch mubuf mtbuf mimg exp
    ldsdir vinterp; on gfx12 also vsample"""
    operands: tuple[OperandSpec, ...]
    """the printed operands in order"""
    implicit_defs: tuple[Register, ...]
    implicit_uses: tuple[Register, ...]
    requires: frozenset[str]
    """modifiers that select this form (`forms.selector`): glc, returns, offen, idxen, tfe, d16, gds, done, row_en,
    dpp16, dpp8"""
    permits: frozenset[str]
    """further modifiers that may be written"""
    counters: tuple[str, ...]
    """wait counters raised: vm, vs, lgkm, exp"""
    may_load: bool
    may_store: bool
    wave_size: int
    """32 or 64 if it exists only there, else 0"""
    base: int
    """bytes without DPP controls and literals"""

    @property
    def dpp(self) -> bool:
        """True for the DPP16 and DPP8 forms."""
        return "dpp16" in self.requires or "dpp8" in self.requires

    def takes_suffix(self, suffix: str) -> bool:
        """Whether a spelling with this suffix (e32, e64, dpp, e64_dpp) can mean it."""
        narrow = self.encoding in ("vop1", "vop2", "vopc")
        wide = self.encoding in ("vop3", "vop3sd", "vop3p", "vinterp")
        if suffix == "e32":
            return not self.dpp and (narrow or self.encoding == "vopd")
        if suffix == "e64":
            return not self.dpp and wide
        if suffix == "dpp":
            return self.dpp and narrow
        return self.dpp and wide

    @property
    def size(self) -> int:
        """Bytes of the encoding without a literal and without a non-sequential image address list."""
        mandatory = any(spec.accepts == "literal" for spec in self.operands)
        return self.base + (4 if self.dpp or mandatory else 0)


_FOUR_BYTES: Final = frozenset({"sop1", "sop2", "sopc", "sopk", "sopp", "vop1", "vop2", "vopc", "ldsdir"})


@record
class Row:
    """One mnemonic."""

    table: str
    """the data file that has it"""
    mnemonic: str
    """canonical name without _e32, _e64, _dpp"""
    forms: tuple[Form, ...]
    unit: Unit
    vopd: str
    """slots of a VOPD that can hold it: "", "y" or "xy" """
    dual: str
    """name of the VOPD half that does the same, "" if none; for a VOPD half its own name"""
    base: str
    """for a VOPD half (v_dual_add_f32) the plain mnemonic (v_add_f32), else the mnemonic itself"""
    commutes: bool
    """src0 and src1 may be exchanged (up to the payload of a NaN result)"""
    exchange: str
    """the mnemonic that does the same with src0 and src1 exchanged (v_sub_f32: v_subrev_f32), "" if none"""
    is_transcendental: bool
    counters: tuple[str, ...]
    """union over the forms; atomics raise vs without glc and vm with it, so ask the form"""
    may_load: bool
    may_store: bool
    is_branch: bool
    is_terminator: bool
    is_atomic: bool
    latency_class: str
    """valu, vopd, valu64, mul32, trans, trans64, f64, wmma, salu, smem, lds, vmem, export, branch, barrier, none"""
    partial: str
    """what may keep its old value: "" (nothing), half, d16, lane, inactive; or indexed: an unknown register is meant"""
    cross_lane: bool
    early_clobber: frozenset[str]
    """operands that may not overlap vdst (v_mad_u64_u32 on gfx1100 to gfx1103, v_mqsad*, v_wmma A and B)"""
    ignores_exec: bool
    operation: str
    """what it does, by a name without unit and types (`operations.Op` has those that code asks for): v_add_f32 is fadd,
    v_add_nc_u32 add_nc, ds_load_b64 load"""
    type: str
    """the first type of its name: f32, u32, b64, ...; "" without one"""
    space: AddressSpace
    """the memory that it works on"""
    condition: tuple[Register, bool] | None
    """of a conditional branch: it is taken if that register is not zero (True) or zero (False)"""
    inverse: str
    """the branch or scalar comparison with the opposite condition, "" if none"""
    pair: str
    """the LDS access that does the work of two of these at two offsets, "" if none"""
    single: str
    """of an LDS access with two offsets the one that does half of it, "" if none"""
    stride64: str
    """of an LDS access with two offsets the one whose offsets count 64 elements, "" if none"""
    wider: str
    """the access of twice the width, "" if none"""
    is_annotation: bool
    """s_delay_alu, s_clause: speaks about the instructions after it and is computed again when they change"""
    is_hint: bool
    """has no effect but on time: annotations, s_nop, s_setprio, s_sleep, ..."""
    waits: str
    """what a wait instruction waits for: a counter (several by commas), packed (several in one immediate), depctr, all;
    "" for what does not wait"""
    is_fence: bool
    """orders memory operations of this wave against each other or against other waves, without touching memory"""
    signals: bool
    """tells a barrier that this wave has come: what it did before has to be done where others shall see it"""
    awaits: bool
    """goes on when all waves have come to a barrier; work between a signal and its wait overlaps with theirs"""
    invalidates: str
    """the caches that it invalidates, so that later loads see what other waves have stored: a member of
    `cache_policy.Caches`, or `scope` if the scope of the instruction says which; "" for none"""
    writes_back: bool
    """it writes stores of this wave back to where other parts of the chip see them; counted as a store"""
    is_for_named_barriers: bool
    """works on barriers that kernels allocate, by number"""
    reads_state: bool
    """its result depends on more than operands and memory: hardware registers, the time, the place in the program"""
    writes_state: bool
    """changes something that is neither an operand nor memory: modes, performance counters, messages"""
    is_call: bool
    is_end: bool
    """no instruction of the wave follows it"""
    chips: str
    """ "" for all chips of the table, "gfx115" for RDNA3.5, "none" for what compilers spell and no assembler reads"""

    def __reduce__(self) -> tuple[object, ...]:
        """By name: instructions that another process sends are equal to those that are read here."""
        return _row, (self.mnemonic, self.table)

    def is_on(self, chip: str) -> bool:
        """Whether a chip (gfx1100, ...) has it."""
        return not self.chips or (self.chips != "none" and chip.startswith(self.chips))

    @property
    def has_fields(self) -> bool:
        """Whether its immediate may be written as named fields."""
        return any(form.permits >= FIELDS for form in self.forms)

    @property
    def queue(self) -> str:
        """Which of the three orders of returning vector memory loads it belongs to: "", sample or bvh."""
        if self.space is not AddressSpace.IMAGE:
            return ""
        return "sample" if self.operation.startswith(_SAMPLES) else "bvh" if self.operation.startswith("bvh") else ""

    @property
    def two_addresses(self) -> int:
        """1 for an LDS access with two offsets that count elements, 64 where they count 64 elements, 0 for others."""
        if "2addr" not in self.operation:
            return 0
        return 64 if "stride64" in self.operation else 1

    @property
    def is_comparison(self) -> bool:
        """True for what compares two values and writes SCC, a lane mask or EXEC."""
        return self.operation.partition("_")[0] in _COMPARISONS

    @property
    def relation(self) -> str:
        """eq, lg, ne, lt, ... of an integer comparison, "" for everything else."""
        head, _, relation = self.operation.partition("_")
        return relation if head in _INTEGER_COMPARISONS else ""

    @property
    def writes_exec(self) -> bool:
        """True for comparisons that write EXEC (v_cmpx)."""
        return self.operation.startswith(("cmpx_", "fcmpx_"))

    @property
    def is_vector(self) -> bool:
        """True for everything that works on lanes."""
        return self.unit in (Unit.VALU, Unit.LDS, Unit.VMEM, Unit.FLAT, Unit.EXPORT, Unit.LDSDIR)


_COMPARISONS: Final = frozenset({"cmp", "cmpk", "cmpx", "fcmp", "fcmpx"})
_INTEGER_COMPARISONS: Final = frozenset({"cmp", "cmpk", "cmpx"})
SUFFIXES: Final = ("_e64_dpp", "_dpp", "_e32", "_e64")
_SAMPLES: Final = ("sample", "gather")
WAIT_FIELDS: Final = frozenset({"vmcnt", "lgkmcnt", "expcnt", "vmcnt_sat", "lgkmcnt_sat", "expcnt_sat"})
DEPCTR_FIELDS: Final = frozenset(
    {
        "depctr_hold_cnt",
        "depctr_sa_sdst",
        "depctr_va_vdst",
        "depctr_va_sdst",
        "depctr_va_ssrc",
        "depctr_va_vcc",
        "depctr_vm_vsrc",
    }
)
DELAY_FIELDS: Final = frozenset({"instid0", "instskip", "instid1"})
FIELDS: Final = WAIT_FIELDS | DEPCTR_FIELDS | DELAY_FIELDS
"""parts of immediates that have names"""


@cache
def _lines(table: str) -> tuple[dict[str, str], dict[str, str]]:
    """Row text by mnemonic, and aliases."""
    rows: dict[str, str] = {}
    aliases: dict[str, str] = {}
    with open(data_file(table), encoding="utf-8") as stream:
        lines = stream.read().splitlines()
    for line in lines:
        name, _, rest = line.partition("\t")
        if name[0] == "=":
            aliases[name[1:]] = rest
        else:
            rows[name] = rest
    return rows, aliases


def lookup(mnemonic: str, of: OfTable) -> tuple[Row, str] | None:
    """The row of a lower case mnemonic in any spelling and its suffix ("", e32, e64, dpp, e64_dpp); None if unknown."""
    return _lookup(mnemonic, of.table)


@cache
def _lookup(mnemonic: str, table: str) -> tuple[Row, str] | None:
    rows, aliases = _lines(table)
    name, suffix = mnemonic, ""
    if mnemonic not in rows and mnemonic not in aliases:
        for ending in SUFFIXES:
            if mnemonic.endswith(ending):
                name, suffix = mnemonic[: -len(ending)], ending[1:]
                break
    name = aliases.get(name, name)
    if name not in rows:
        return None
    row = _row(name, table)
    if suffix and not any(form.takes_suffix(suffix) for form in row.forms):
        return None
    return row, suffix


def known(mnemonic: str, of: OfTable) -> Row:
    """The row of a mnemonic that exists; KeyError for others."""
    found = lookup(mnemonic, of)
    if found is None:
        raise KeyError(mnemonic)
    return found[0]


def all_mnemonics(of: OfTable) -> tuple[str, ...]:
    """Every canonical mnemonic, sorted."""
    return tuple(_lines(of.table)[0])


def all_aliases(of: OfTable) -> dict[str, str]:
    """Old spellings and what they stand for."""
    return dict(_lines(of.table)[1])


def nearest(mnemonic: str, of: OfTable) -> list[str]:
    """Up to three known spellings that look most like an unknown one, best first."""
    import difflib  # only for messages

    rows, aliases = _lines(of.table)
    return difflib.get_close_matches(mnemonic, [*rows, *aliases], cutoff=0.6)


# reading the data ------------------------------------------------------------------------------------

_ROLES: Final = {"=": Role.DEF, ":": Role.USE, "~": Role.USEDEF}
_IMPLICIT: Final[dict[str, tuple[Register, ...]]] = {
    "SCC": (SCC,),
    "M0": (M0,),
    "MODE": (MODE,),
    "VCC": (VCC_LO,),
    "EXEC": (EXEC_LO,),
    "EXEC_LO": (EXEC_LO,),
    "EXEC_64": (EXEC_LO, EXEC_HI),
}


@cache
def _operand(text: str) -> OperandSpec:
    position = next(index for index, sign in enumerate(text) if sign in _ROLES)
    name, role, rest = text[:position], _ROLES[text[position]], text[position + 1 :]
    rest, _, kind = rest.partition("/")
    accepts, _, width = rest.partition("*")
    return OperandSpec(name, role, accepts, ANY_WIDTH if width == "?" else int(width or "1"), kind)


@cache
def _forms(text: str, base: int) -> tuple[Form, ...]:
    head, *words = text.split(" ")
    encoding, _, required = head.partition("+")
    encoding, _, dpp = encoding.partition(".")
    operands: list[OperandSpec] = []
    lists: dict[str, tuple[str, ...]] = {}
    for word in words:
        if word[0] in "><|#@%":
            lists[word[0]] = tuple(word[1:].split(","))
        else:
            operands.append(_operand(word))
    permits = frozenset(lists.get("|", ()))
    if "fields" in permits:
        permits = permits - {"fields"} | FIELDS
    access = lists.get("@", ("",))[0]
    form = Form(
        encoding,
        tuple(operands),
        _registers(lists.get(">", ())),
        _registers(lists.get("<", ())),
        frozenset(required.split(",")) if required else frozenset(),
        permits,
        lists.get("#", ()),
        "l" in access,
        "s" in access,
        int(lists.get("%", ("0",))[0]),
        4 if encoding in _FOUR_BYTES else base,
    )
    if not dpp:
        return (form,)
    return tuple(replace(form, requires=form.requires | {control}) for control in ("dpp16", "dpp8"))


def _registers(names: tuple[str, ...]) -> tuple[Register, ...]:
    return tuple(register for name in names for register in _IMPLICIT[name])


def _condition(text: str) -> tuple[Register, bool] | None:
    name, _, taken = text.partition(",")
    return (_IMPLICIT[name][0], taken == "1") if text else None


_SPACES: Final = {each.value: each for each in AddressSpace}


@cache
def _row(mnemonic: str, table: str) -> Row:
    unit, attributes, forms_text = _lines(table)[0][mnemonic].split("\t")
    values = dict(word.partition("=")[::2] for word in attributes.split(" "))
    base = int(values.get("bytes", "8"))
    forms = tuple(form for text in forms_text.split("; ") for form in _forms(text, base))
    early = values.get("early", "")
    return Row(
        table=table,
        mnemonic=mnemonic,
        forms=forms,
        unit=Unit(unit),
        vopd=values.get("vopd", ""),
        dual=mnemonic if "base" in values else values.get("dual", ""),
        base=values.get("base", mnemonic),
        commutes="commutes" in values,
        exchange=values.get("exchange", ""),
        is_transcendental="trans" in values,
        counters=tuple(dict.fromkeys(counter for form in forms for counter in form.counters)),
        may_load=any(form.may_load for form in forms),
        may_store=any(form.may_store for form in forms),
        is_branch="branch" in values,
        is_terminator="terminator" in values,
        is_atomic="atomic" in values,
        latency_class=values.get("lat", "none"),
        partial=values.get("partial", ""),
        cross_lane="cross" in values,
        early_clobber=frozenset(early.split(",")) if early else frozenset(),
        ignores_exec="noexec" in values,
        operation=values["op"],
        type=values.get("type", ""),
        space=_SPACES[values.get("space", "")],
        condition=_condition(values.get("if", "")),
        inverse=values.get("inverse", ""),
        pair=values.get("pair", ""),
        single=values.get("single", ""),
        stride64=values.get("stride64", ""),
        wider=values.get("wider", ""),
        is_annotation="annotation" in values,
        is_hint="hint" in values,
        waits=values.get("wait", ""),
        is_fence="fence" in values,
        signals="signals" in values,
        awaits="awaits" in values,
        invalidates=values.get("invalidates", ""),
        writes_back="writesback" in values,
        is_for_named_barriers="named" in values,
        reads_state="reads" in values,
        writes_state="writes" in values,
        is_call="call" in values,
        is_end="end" in values,
        chips=values.get("chips", ""),
    )
