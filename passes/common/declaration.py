"""How a pass is declared: once, as a frozen dataclass of options. All that names a pass or an option derives from it.

The command with its flags, the pipeline string, the header of an output, the tuner's search space, the method of
`isatool.Assembly` and the tables of docs/passes read these declarations. They are imported whenever the command line
lists passes, so modules that declare (`passes/*/options.py`) import nothing of what a pass does; `run` imports it.
"""

from __future__ import annotations

import importlib
import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import field, fields, replace
from enum import StrEnum
from typing import TYPE_CHECKING, ClassVar, Final, TypeVar, cast

from isatool.diagnostics import RefusedError
from isatool.records import record
from isatool.renamed import say_renamed, warn_renamed

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

    from isatool.analysis.assumptions import Sentence
    from isatool.ir.program import Function
    from isatool.passes.common.result import Context, PassResult

Value = bool | int | str
"""of an option; each has the type of its default"""
_Value = TypeVar("_Value", bool, int, str)

_WORD: Final = re.compile(r"\.?[A-Za-z_$][\w$.]*$", re.ASCII)
_NUMBER: Final = re.compile(r"-?\d{1,20}$", re.ASCII)
_FRACTION: Final = re.compile(r"\d{0,20}\.\d{1,20}$", re.ASCII)
_OPTION: Final = "option"
GUARD: Final = "guard"
"""the option of passes that may put a test before code and keep the original for where it fails"""


class Need(StrEnum):
    """What a pass may need of its input; without it the pass is not applied, and a remark says why."""

    WAVE32 = "wave32"
    VOPD = "a chip with VOPD"
    KERNEL = "a kernel with a descriptor"
    CONTROL_FLOW = "control flow that can be followed"
    STREAM_WORDS = "a chip whose words for data used once are known"


class Repair(StrEnum):
    """A repair that a pass may leave to the pipeline, in the order in which they are made."""

    ENCODINGS = "encodings"
    WAITS = "waits"
    HAZARDS = "hazards"
    CLAUSES = "clauses"
    DELAYS = "delays"
    DESCRIPTOR = "descriptor"


MOVED: Final = (Repair.HAZARDS, Repair.CLAUSES, Repair.DELAYS, Repair.DESCRIPTOR)
"""what instructions in another order may break"""
REWRITTEN: Final = (Repair.ENCODINGS, *MOVED)
"""what other instructions in another order may break"""


@record
class OptionFacts:
    """What a declaration says of an option beside its name, type and default."""

    help: str
    """one line, without the default"""
    unit: str = ""
    """what the value is: PERCENT, BYTES, LABEL; N for plain numbers"""
    low: int | None = None
    high: int | None = None
    choices: tuple[str, ...] = ()
    words: Mapping[str, int] = field(default_factory=dict)
    """words for some numbers: full for 0"""
    search: tuple[Value, ...] = ()
    """values that are worth trying, the ladder's first; none: not worth a search"""
    check: Callable[[str], object] | None = None
    """ValueError for a text that is no value"""
    grants: Sentence | None = None
    """the assumption that the option, where it is true, grants to the proof as well"""
    former: str = ""
    """its name until version 0.1; `!name` had the opposite meaning"""
    former_flags: tuple[str, ...] = ()
    """flags until version 0.1, as "--no-rename" or, with the value that meant this one, "--allow nan-payload" """
    seldom: bool = False
    """whether `--help` only names it"""
    former_fraction: bool = False
    """a number of percent that was a fraction of 1 until version 0.1"""


def option(
    default: _Value,
    help: str,
    *,
    unit: str = "",
    low: int | None = None,
    high: int | None = None,
    choices: tuple[str, ...] = (),
    words: Mapping[str, int] | None = None,
    search: tuple[Value, ...] = (),
    check: Callable[[str], object] | None = None,
    grants: Sentence | None = None,
    former: str = "",
    former_flags: tuple[str, ...] = (),
    seldom: bool = False,
    former_fraction: bool = False,
) -> _Value:
    """The field of an option; see `OptionFacts`."""
    facts = OptionFacts(
        help,
        unit,
        low,
        high,
        choices,
        words or {},
        search,
        check,
        grants,
        former,
        former_flags,
        seldom,
        former_fraction,
    )
    return field(default=default, metadata={_OPTION: facts})


@record
class Option:
    """An option as it is declared: what a value may be, how it is read and written."""

    name: str
    """of the field"""
    default: Value
    facts: OptionFacts

    @property
    def kind(self) -> type[Value]:
        """bool, int or str."""
        return type(self.default)

    @property
    def spelled(self) -> str:
        """As in pipeline strings."""
        return self.name.replace("_", "-")

    @property
    def flag(self) -> str:
        """As on the command line: a truth that is the default is switched off."""
        return f"--no-{self.spelled}" if self.default is True else f"--{self.spelled}"

    @property
    def placeholder(self) -> str:
        """What stands for the value in help texts; "" for a truth."""
        if self.kind is bool:
            return ""
        if self.facts.choices:
            return "|".join(self.facts.choices)
        return "|".join((self.facts.unit or ("N" if self.kind is int else "TEXT"), *self.facts.words))

    def parse(self, text: str) -> Value:
        """The value that a text stands for; ValueError says what is expected."""
        value = self._read(text)
        self.require(value)
        return value

    def _read(self, text: str) -> Value:
        if self.kind is bool:
            if text not in ("true", "false"):
                raise ValueError(f"'{self.spelled}' takes true or false, not '{text[:40]}'")
            return text == "true"
        if self.kind is str:
            return text
        if text in self.facts.words:
            return self.facts.words[text]
        if self.facts.former_fraction and (_FRACTION.match(text) or text == "1"):
            percent = round(100 * float(text))
            say_renamed(f"{self.spelled}={text}, a fraction of 1,", f"{self.spelled}={percent}, percent,")
            return percent
        if not _NUMBER.match(text):
            raise ValueError(f"'{self.spelled}' takes {self.expected}, not '{text[:40]}'")
        return int(text)

    @property
    def expected(self) -> str:
        """The values in words."""
        if self.kind is bool:
            return "true or false"
        if self.kind is str and not self.facts.choices:
            return "a text" if self.facts.unit in ("", "TEXT") else f"a text such as {self.facts.unit}"
        if self.facts.choices:
            return f"one of {', '.join(self.facts.choices)}"
        low, high, unit = self.facts.low, self.facts.high, self.facts.unit.lower()
        what = f"a number of {unit}" if unit and unit != "n" else "a number"
        if low is not None:
            what += f" from {low}" + (f" to {high}" if high is not None else "")
        return " or ".join((what, *self.facts.words))

    def require(self, value: Value) -> None:
        """ValueError for a value that is out of range, none of the choices, or of another type."""
        facts = self.facts
        if type(value) is not self.kind:
            raise ValueError(f"'{self.spelled}' takes {self.kind.__name__}, not {value!r}")
        if isinstance(value, str):
            if facts.choices and value not in facts.choices:
                raise ValueError(f"'{self.spelled}' takes {self.expected}, not '{value[:40]}'")
            if facts.check is not None:
                facts.check(value)
        elif (facts.low is not None and value < facts.low) or (facts.high is not None and value > facts.high):
            raise ValueError(f"'{self.spelled}' takes {self.expected}, not {value}")

    def text(self, value: Value) -> str:
        """A value as a pipeline string has it."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, str):
            return value if _WORD.match(value) else f'"{value}"'
        return next((word for word, number in self.facts.words.items() if number == value), str(value))


class Declared:
    """A frozen dataclass with options among its fields. ValueError for a value that an option does not take."""

    def __post_init__(self) -> None:
        for each in options(type(self)):
            value = getattr(self, each.name)
            if each.facts.former_fraction and isinstance(value, float):
                warn_renamed(f"{each.name}={value}, a fraction of 1", f"{each.name}={round(100 * value)}, percent")
                value = round(100 * value)
                object.__setattr__(self, each.name, value)
            each.require(value)


class Pass(Declared):
    """One transformation. Valid in, valid out; no exception for what it cannot do."""

    name: ClassVar[str]
    """as in pipeline strings, and of the command"""
    summary: ClassVar[str]
    """one line: what it does for the kernel"""
    examples: ClassVar[str]
    """command lines that work as they are"""
    needs: ClassVar[tuple[Need, ...]] = (Need.CONTROL_FLOW,)
    breaks: ClassVar[tuple[Repair, ...]] = tuple(Repair)
    """what the pipeline repairs of its results; a result may say that there is less to do, not more"""

    allocates: ClassVar[bool] = False
    """it allocates all registers again, so that `optimize` tries it with several limits"""
    runs_again: ClassVar[bool] = False
    """it may find more on what it made"""
    sets_mode: ClassVar[bool] = False
    """other numbers of registers run with as many waves after it, so it comes first"""
    changes_lds: ClassVar[bool] = False
    """a kernel takes another number of bytes of LDS after it than its launcher was told"""
    is_hint: ClassVar[bool] = False
    """the cycle model knows nothing of what it is for, and does not judge it"""
    asks_model: ClassVar[bool] = False
    """it asks the cycle model itself whether it pays: no choice where the model is the judge"""
    has_to_gain: ClassVar[bool] = False
    """`optimize` takes it only where the cycle model finds a gain, not wherever it finds no loss"""
    rests_on: ClassVar[tuple[Sentence, ...]] = ()
    """assumptions that proofs of its results need to be granted"""
    only_on_device: ClassVar[bool] = False
    """only a device can say whether it pays"""
    gain_in_remarks: ClassVar[bool] = False
    """no column of `optimize` shows what it gains, its remarks do"""
    judges_pairs: ClassVar[bool] = False
    """its remarks say of each instruction that is single why it is"""

    def run(self, function: Function, context: Context) -> PassResult:
        """The rewritten program, or the input and a remark that says why and what would help, as of a RefusedError."""
        from isatool.passes.common.needs import require
        from isatool.passes.common.report import PassReport

        try:
            require(self.needs, function)
            result = self.apply(function, context)
        except RefusedError as why:
            return PassReport(self.name, function).unchanged(why, settled=True)
        return replace(result, repairs=result.repairs & frozenset(self.breaks))

    def leaving_out(self, names: Iterable[str]) -> Pass | None:
        """The pass without some rewrites that its remarks name as `identity`; None if they depend on each other."""
        return None

    def apply(self, function: Function, context: Context) -> PassResult:
        """As `run`, of a function that has what the pass needs, or RefusedError: `run` of the module beside
        `options.py` that is called as the pass is.
        """
        folder, _, _ = type(self).__module__.rpartition(".")
        module = importlib.import_module(f"{folder}.{self.name.replace('-', '_')}")
        return cast("PassResult", module.run(self, function, context))


def options(declared: type[Declared]) -> tuple[Option, ...]:
    """The options of a declaration in order: its fields that are declared as such."""
    made = cast("type[DataclassInstance]", declared)
    return tuple(
        Option(each.name, cast(Value, each.default), each.metadata[_OPTION]) for each in fields(made) if each.metadata
    )


def granted(steps: Iterable[Pass]) -> frozenset[Sentence]:
    """The assumptions that options of passes grant, wherever the options were written."""
    return frozenset(
        each.facts.grants
        for step in steps
        for each in options(type(step))
        if each.facts.grants is not None and getattr(step, each.name)
    )


def granting(steps: Iterable[Pass], assumption: Sentence) -> tuple[Pass, ...]:
    """The passes with every option that grants this assumption switched on."""
    return _switched(steps, lambda each: each.facts.grants == assumption, value=True)


def without_guards(steps: Iterable[Pass]) -> tuple[Pass, ...]:
    """The passes with every option `guard` switched off: no test of theirs decides at run time which code runs."""
    return _switched(steps, lambda each: each.name == GUARD, value=False)


def _switched(steps: Iterable[Pass], is_meant: Callable[[Option], bool], *, value: bool) -> tuple[Pass, ...]:
    return tuple(
        cast(
            "Pass",
            replace(
                cast("DataclassInstance", step),
                **{each.name: value for each in options(type(step)) if is_meant(each)},
            ),
        )
        for step in steps
    )


def spelled(step: Pass) -> str:
    """The pipeline string that makes this pass: its name, and the options that are not as they are by default."""
    given = [
        f"{each.spelled}={each.text(getattr(step, each.name))}"
        for each in options(type(step))
        if getattr(step, each.name) != each.default
    ]
    return f"{step.name}{{{','.join(given)}}}" if given else step.name
