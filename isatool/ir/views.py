"""Views: what is computed from an immutable object once, on demand, and kept with it for as long as it lives.

`@kept` makes a view of a function whose first argument is the object; further arguments are hashable and part of the
question. A view is a value: nobody changes one that was given out. Views are no part of an object's state: they are not
pickled and not compared. None is begun after the deadline of the budget in force (`isatool.allowance`). With
`ISATOOL_CHECK_VIEWS=1` in the environment `carry` holds views that outlive an edit against new ones.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from functools import wraps
from typing import Concatenate, Final, Generic, ParamSpec, TypeVar, cast

from isatool.allowance import check

S = TypeVar("S", bound="Viewed")
T = TypeVar("T")
P = ParamSpec("P")

CHECKS: Final = "ISATOOL_CHECK_VIEWS"
"""the environment variable that switches on the comparison of carried views with new ones"""
Observer = Callable[[str, object], None]
_observers: list[Observer] = []


class Viewed:
    """A mixin for immutable objects that views are kept with."""

    _views: dict[tuple[Hashable, ...], object] | None = None

    def kept_views(self) -> dict[tuple[Hashable, ...], object]:
        """What is kept now, by (name of the view, further arguments)."""
        found = self._views
        if found is None:
            found = {}
            object.__setattr__(self, "_views", found)
        return found

    def __getstate__(self) -> dict[str, object]:
        """The fields alone: views and cached properties are computed again where they are needed."""
        fields = getattr(type(self), "__dataclass_fields__", None)
        return {name: value for name, value in self.__dict__.items() if fields is None or name in fields}


class View(Generic[T]):
    """The name of a view and how it is computed, for `carried` and for whoever counts."""

    def __init__(self, name: str, compute: Callable[..., T]) -> None:
        self.name = name
        self.compute = compute


class _Carried:
    """A view that outlived edits, each (line number, by how much lines from there on move); moved when it is asked."""

    __slots__ = ("edits", "value")

    def __init__(self, value: object, edits: tuple[tuple[int, int], ...]) -> None:
        self.value = value
        self.edits = edits

    def moved(self, name: str) -> object:
        """The view as it is after the edits."""
        found = self.value
        for end, by in self.edits:
            found = _MOVES[name](found, end, by)
        return found


_ABSENT: Final = object()
VIEWS: Final[dict[str, View[object]]] = {}
_MOVES: Final[dict[str, Callable[[object, int, int], object]]] = {}


def kept(compute: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """A function of an immutable object whose result is computed once for each object and arguments."""
    name = _name(compute)
    VIEWS[name] = View(name, compute)

    @wraps(compute)
    def ask(subject: S, *args: P.args, **kwargs: P.kwargs) -> T:
        key = (name, *args, *kwargs.items()) if kwargs else (name, *args)
        views = subject.kept_views()
        found = views.get(key, _ABSENT)
        if found is _ABSENT:
            check()
            for observer in _observers:
                observer(name, subject)
            found = views[key] = compute(subject, *args, **kwargs)
        elif type(found) is _Carried:
            found = views[key] = found.moved(name)
        return cast("T", found)

    return cast("Callable[Concatenate[S, P], T]", ask)


def kept_through_code(move: Callable[[T, int, int], T]) -> Callable[[Callable[[S], T]], Callable[[S], T]]:
    """A view of a program that no edit of lines of code can change but for the numbers of lines in it, which `move`
    renews: it is given the view, a line number, and by how much lines from there on move.
    """

    def decorate(compute: Callable[[S], T]) -> Callable[[S], T]:
        _MOVES[_name(compute)] = cast("Callable[[object, int, int], object]", move)
        return kept(compute)

    return decorate


def notice(name: str, subject: object) -> None:
    """Tell observers of work that is no view, such as reading a text."""
    for observer in _observers:
        observer(name, subject)


@contextmanager
def observed(observer: Observer) -> Iterator[None]:
    """Tell `observer` of every view that is computed: its name and the object."""
    _observers.append(observer)
    try:
        yield
    finally:
        _observers.remove(observer)


def carry(old: Viewed, new: Viewed, end: int, by: int) -> None:
    """Give a program the views of another one that differs in lines of code alone, those that such an edit cannot
    change. What was on a line from `end` on is `by` lines further down.
    """
    views = new.kept_views()
    for key, value in old.kept_views().items():
        name = cast("str", key[0])
        if name not in _MOVES:
            continue
        before = value if isinstance(value, _Carried) else _Carried(value, ())
        views[key] = carried = _Carried(before.value, (*before.edits, (end, by)))
        if checks_on():
            found, again = carried.moved(name), VIEWS[name].compute(new, *key[1:])
            if again != found:
                raise AssertionError(f"an edit changed the view {name}: {found!r} should be {again!r}")


def known_view(view: Callable[[S], T], subject: S) -> T | None:
    """A view without further arguments, if it was computed already."""
    found = subject.kept_views().get((_name(view),))
    return cast("T | None", found.moved(_name(view)) if isinstance(found, _Carried) else found)


def carry_view(view: Callable[[S], T], subject: S, value: T) -> None:
    """Keep a view without further arguments as an edit is known to leave it."""
    name = _name(view)
    if checks_on() and (again := VIEWS[name].compute(subject)) != value:
        raise AssertionError(f"an edit changed the view {name}: {value!r} should be {again!r}")
    subject.kept_views().setdefault((name,), value)


def _name(view: Callable[..., object]) -> str:
    return f"{view.__module__}.{view.__qualname__}"


def checks_on() -> bool:
    """Whether kept views are compared with new computations."""
    return os.environ.get(CHECKS, "") not in ("", "0")
