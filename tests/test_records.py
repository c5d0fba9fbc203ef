"""`isatool.records.dataclass` means what `dataclasses.dataclass` means."""

from __future__ import annotations

import copy
import dataclasses
import pickle
import re
from abc import ABC, abstractmethod
from dataclasses import field
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

import pytest

from isatool.records import dataclass, record

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Point:
    """A value of slots."""

    x: int
    y: float = 1.5
    name: str = field(default="", compare=False)
    parts: tuple[int, ...] = field(default=(), repr=False, kw_only=True)
    LIMIT: ClassVar[int] = 3


@dataclass(frozen=True, slots=True, order=True)
class Far(Point):
    """More slots than its base."""

    z: int = 0


@dataclass
class Plain:
    """What changes, with a default of its own for each object."""

    items: list[int] = field(default_factory=list)
    total: int = field(init=False)

    def __post_init__(self) -> None:
        self.total = sum(self.items)


@dataclass(frozen=True)
class Cached:
    """A frozen object with a dictionary."""

    value: int

    @cached_property
    def twice(self) -> int:
        """Computed once."""
        return 2 * self.value


@dataclass(frozen=True, eq=False)
class Same:
    """Equal to itself only."""

    value: int


@dataclass(frozen=True, repr=False)
class Written(ABC):
    """Has its own words."""

    value: int

    @abstractmethod
    def f(self) -> int:
        """Something."""

    def __repr__(self) -> str:
        return "written"


class Subclass(Point):
    """Not a dataclass itself."""


KINDS: tuple[tuple[type, dict[str, Any], tuple[tuple[object, ...], ...]], ...] = (
    (Point, {"frozen": True, "slots": True}, ((1,), (2, 2.5), (1, 1.5, "a"))),
    (Far, {"frozen": True, "slots": True, "order": True}, ((1,), (1, 2.0, "b", 3))),
    (Plain, {}, (([1, 2],), ())),
    (Cached, {"frozen": True}, ((1,), (2,))),
    (Same, {"frozen": True, "eq": False}, ((1,),)),
)


def standard(cls: type, options: dict[str, Any]) -> type:
    """The same class by the standard library."""
    names = [each.name for each in dataclasses.fields(cls)]
    generated = {"__init__", "__repr__", "__eq__", "__hash__", "__slots__", *names} | {
        name for name in vars(dataclasses.make_dataclass("Any", (), frozen=True, order=True)) if name.startswith("__")
    }
    body = {
        name: value for name, value in vars(cls).items() if name not in generated | {"__getstate__", "__setstate__"}
    }
    plain = type(cls.__name__, (), body)
    for each in dataclasses.fields(cls):
        given = {name: getattr(each, name) for name in ("init", "repr", "hash", "compare", "kw_only")}
        default = {
            name: getattr(each, name)
            for name in ("default", "default_factory")
            if getattr(each, name) is not dataclasses.MISSING
        }
        setattr(plain, each.name, field(**given, **default))
    plain.__annotations__ = {each.name: each.type for each in dataclasses.fields(cls)}
    plain.__qualname__ = cls.__qualname__
    made: type = dataclasses.dataclass(**options)(plain)
    return made


@pytest.mark.parametrize(("cls", "options", "calls"), KINDS, ids=lambda each: getattr(each, "__name__", ""))
def test_it_means_what_the_standard_library_means(
    cls: type, options: dict[str, Any], calls: tuple[tuple[object, ...], ...]
) -> None:
    theirs = standard(cls, options)
    assert cls.__match_args__ == theirs.__match_args__  # type: ignore[attr-defined]
    for arguments in calls:
        ours, other = cls(*arguments), theirs(*arguments)
        for each in dataclasses.fields(cls):
            assert getattr(ours, each.name) == getattr(other, each.name)
        if options.get("eq", True):
            assert (ours == cls(*arguments), ours == other) == (True, False)
        else:
            assert ours != cls(*arguments)
        assert repr(ours) == repr(other)
        if cls.__hash__ is None:
            assert theirs.__hash__ is None
        elif options.get("eq", True):
            assert hash(ours) == hash(other)
        assert [ours == cls(*each) for each in calls] == [other == theirs(*each) for each in calls]
        if options.get("order"):
            assert [ours < cls(*each) for each in calls] == [other < theirs(*each) for each in calls]
    for wrong in ((), (1, 2, 3, 4, 5, 6, 7)):
        with pytest.raises(TypeError) if cls is not Plain or wrong else pytest.MonkeyPatch.context():
            cls(*wrong)


def test_a_frozen_object_stays_as_it_is() -> None:
    for each in (Point(1), Far(1), Cached(1)):
        name = dataclasses.fields(each)[0].name
        with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot assign to field '{name}'"):
            setattr(each, name, 2)
        with pytest.raises(dataclasses.FrozenInstanceError, match=f"cannot delete field '{name}'"):
            delattr(each, name)
    with pytest.raises((dataclasses.FrozenInstanceError, TypeError)):
        Point(1).other = 1  # type: ignore[attr-defined]
    assert not hasattr(Point(1), "__dict__")
    assert Cached(3).twice == 6


def test_objects_that_no_call_made_are_whole() -> None:
    """A copy and what was pickled never call `__init__`."""
    far = Far(1, 2.0, "c", 4, parts=(5,))
    for again in (copy.copy(far), copy.deepcopy(far), pickle.loads(pickle.dumps(far))):
        assert (again, again.parts, again.name, hash(again)) == (far, (5,), "c", hash(far))
    assert dataclasses.replace(far, z=9, parts=(6,)) == Far(1, 2.0, "", 9, parts=(6,))
    assert dataclasses.asdict(Point(1)) == {"x": 1, "y": 1.5, "name": "", "parts": ()}
    assert Subclass(2).x == 2
    assert Point(1) != Subclass(1)


def test_an_abstract_class_keeps_what_it_has() -> None:
    with pytest.raises(TypeError, match="abstract"):
        Written(1)  # type: ignore[abstract]

    class Whole(Written):
        def f(self) -> int:
            return self.value

    assert (Whole(1).f(), repr(Whole(1))) == (1, "written")


def test_the_standard_decorator_extends_it() -> None:
    @dataclasses.dataclass(frozen=True)
    class Longer(Point):
        more: int = 7

    assert (Longer(1), Longer(1).more, Longer(1).y) == (Longer(1, 1.5, "", 7), 7, 1.5)
    with pytest.raises(TypeError, match="frozen"):
        dataclasses.dataclass(type("Changes", (Point,), {"__annotations__": {}}))


def test_modules_take_it_from_here() -> None:
    """One import of the standard decorator makes every command start later."""
    paths = [path for root in ("isatool", "passes") for path in (ROOT / root).rglob("*.py")]
    taken = re.compile(r"^from dataclasses import .*\bdataclass\b", re.MULTILINE)
    theirs = [str(path) for path in paths if path.name != "records.py" and taken.search(path.read_text())]
    assert not theirs, "from isatool.records import dataclass"


def test_a_record_is_a_frozen_object_of_slots() -> None:
    @record
    class Pair:
        """A value."""

        first: int
        second: list[int] = field(default_factory=list)

    assert Pair(1) == Pair(1, [])
    assert not hasattr(Pair(1), "__dict__")
    assert dataclasses.replace(Pair(1), second=[2]) == Pair(1, [2])
    with pytest.raises(dataclasses.FrozenInstanceError):
        Pair(1).first = 2  # type: ignore[misc]
