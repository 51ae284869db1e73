"""What compilation relies on in Numba and NumPy that neither of them promises.

Each test is about one such thing. Where an upgrade breaks it, the test says what has changed and
what to look at. The upper bounds in `pyproject.toml` keep others from such an upgrade meanwhile.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from enum import IntEnum
from importlib.metadata import version
from pathlib import Path
from types import FunctionType
from typing import Any

import numba
import numpy as np
import pytest
from packaging.requirements import Requirement

from ludotheque.engine import declare
from ludotheque.engine.compile import cuda_module
from tests.tiers import slow

ROOT = Path(__file__).parents[2]
BOUNDED = ("numba", "numpy")
RECORD = np.dtype(
    [
        ("total", "i8"),
        ("pawn", "i2", (2,)),
        ("circled", "i1", (2, 3)),
        ("scratch", np.dtype([("depth", "i4"), ("line", "i1", (4,))], align=True)),
    ],
    align=True,
)

njit: Any = numba.njit
config: Any = numba.config


class Colour(IntEnum):
    RED = 2


FACTOR = 10


def scaled(number: int) -> int:
    return number * FACTOR


def clone_of(function: Any, qualname: str, names: dict[str, Any]) -> FunctionType:
    """As compilation clones functions: the same code, with other names around it."""
    made = FunctionType(function.__code__, names, function.__name__)
    made.__module__, made.__qualname__ = function.__module__, qualname
    return made


# ---------------------------------------------------------------- which versions


def required() -> dict[str, Requirement]:
    text = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    found = map(Requirement, tomllib.loads(text)["project"]["dependencies"])
    return {each.name: each for each in found}


@pytest.mark.parametrize("package", BOUNDED)
def test_the_next_release_is_not_taken_before_it_was_tried(package: str) -> None:
    bounds = required()[package].specifier
    assert any(bound.operator == "<" for bound in bounds), f"{package} needs an upper bound"
    lock = (ROOT / "requirements" / "play.lock").read_text(encoding="utf-8")
    locked = re.findall(rf"^{package}==([\w.]+)", lock, re.MULTILINE)
    for found in (version(package), *locked):
        assert bounds.contains(found), f"{package} {found} is outside its bounds"


# ---------------------------------------------------------------- options of njit


def test_references_need_not_be_counted() -> None:
    """`_nrt=False`: nothing is allocated, and nothing in the code counts references."""
    for counted in (True, False):
        made = njit(lambda numbers: numbers[0], _nrt=counted)
        made.compile((numba.int64[::1],))
        (text,) = made.inspect_llvm().values()
        assert ("NRT_" in text) is counted, "Numba's option _nrt does nothing"


def test_small_functions_can_be_inlined_by_force() -> None:
    """`forceinline=True` reaches LLVM as an attribute of the function."""
    for wanted in (True, False):
        made = njit(scaled, forceinline=wanted)
        made.compile((numba.int64,))
        (text,) = made.inspect_llvm().values()
        assert ("alwaysinline" in text) is wanted, "Numba's option forceinline does nothing"


def test_a_division_by_zero_is_not_looked_out_for() -> None:
    """`error_model="numpy"`: no exception, and no code for one."""
    divided = njit(lambda number, by: number // by, error_model="numpy")
    assert divided(7, 0) == 0, "Numba's error model changes what a division by zero gives"


# ---------------------------------------------------------------- clones


def test_names_are_looked_up_around_the_clone() -> None:
    names = {"FACTOR": 3}
    again = njit(clone_of(scaled, "test.again", names))
    assert (again(5), njit(scaled)(5)) == (15, 50), "Numba no longer reads a clone's own globals"


def test_a_name_can_stand_for_a_compiled_function_or_a_member_of_an_enum() -> None:
    def outer(number: int) -> int:
        return scaled(number) + Colour.RED

    names = {"scaled": njit(clone_of(scaled, "test.scaled", {"FACTOR": 3})), "Colour": Colour}
    assert njit(clone_of(outer, "test.outer", names))(5) == 17


def test_a_function_that_was_compiled_for_its_types_is_compiled_for_no_others() -> None:
    """`compile` with a tuple of types, then `disable_compile`: narrower numbers are widened."""
    made = njit(scaled)
    made.compile((numba.int64,))
    made.disable_compile()
    assert made(np.int8(4)) == 40
    assert made.signatures == [(numba.int64,)], "Numba compiles although that was disabled"


# ---------------------------------------------------------------- the cache on disk


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[Path]:
    before = config.CACHE_DIR
    config.CACHE_DIR = str(tmp_path)
    yield tmp_path
    config.CACHE_DIR = before


def names_in(cache: Path) -> str:
    return " ".join(sorted(path.name for path in cache.rglob("*.nbi")))


def test_the_cache_lies_where_it_was_when_a_function_was_wrapped(cache: Path) -> None:
    """`config.CACHE_DIR` is read by `njit(cache=True)`, and not again by compilation."""
    made = njit(clone_of(scaled, "test.wrapped", {"FACTOR": 2}), cache=True)
    config.CACHE_DIR = str(cache / "elsewhere")
    made(1)
    assert "wrapped" in names_in(cache), "Numba asks for CACHE_DIR at another time"
    assert not (cache / "elsewhere").exists()


def test_clones_with_names_of_their_own_share_no_entry(cache: Path) -> None:
    """Entries go by `__qualname__`: equal code with other globals is kept apart, and found."""
    for _ in range(2):
        made = {
            factor: njit(clone_of(scaled, f"game_{factor}.scaled", {"FACTOR": factor}), cache=True)
            for factor in (2, 7)
        }
        assert [made[factor](1) for factor in made] == [2, 7], "two clones share a cache entry"
    assert all(sum(each.stats.cache_hits.values()) == 1 for each in made.values()), (
        "Numba does not find a clone that it has kept"
    )
    assert "game_2" in names_in(cache), "Numba's cache does not go by __qualname__"
    assert "game_7" in names_in(cache), "Numba's cache does not go by __qualname__"


def test_a_function_made_from_text_is_kept_with_the_file_that_it_names(cache: Path) -> None:
    source = "def copy(number):\n    return number + 1\n"
    for hits in (0, 1):
        made = njit(declare.written(source, "copy", __file__, {}), cache=True)
        assert made(1) == 2
        assert sum(made.stats.cache_hits.values()) == hits, "Numba does not keep such a function"


# ---------------------------------------------------------------- records


def fill(s: Any) -> int:
    s.pawn[1] = 5
    s.circled[1][2] = 1
    s.scratch.depth += 3
    s.scratch.line[3] = 4
    s.total = s.pawn[1] + s.scratch.line[3]
    return int(s.total)


@pytest.mark.parametrize("kind", [np.ndarray, np.recarray])
def test_a_record_is_used_like_an_object(kind: type[np.ndarray[Any, Any]]) -> None:
    """Fields, rows of arrays and a record within the record, in place; a `recarray` likewise."""
    states = np.zeros(2, RECORD).view(kind)
    filled = njit(fill)
    filled.compile((numba.from_dtype(RECORD),))
    filled.disable_compile()
    assert filled(states[1]) == 9, "Numba has another type for an element of such an array"
    values = states[1].tolist()
    assert (values[0], values[1].tolist(), values[2].tolist()) == (9, [0, 5], [[0] * 3, [0, 0, 1]])
    assert (states[1]["scratch"]["depth"], states[1]["scratch"]["line"][3]) == (3, 4)
    assert states[0].tobytes() == bytes(RECORD.itemsize)


def test_an_element_of_a_recarray_has_its_fields_as_attributes() -> None:
    state = np.zeros(1, RECORD).view(np.recarray)[0]
    state.pawn[0] = 7
    assert (state.pawn[0], state.scratch.depth, state["pawn"][0]) == (7, 0, 7)


# ---------------------------------------------------------------- the GPU's half


@slow
def test_numbas_cuda_can_be_imported_and_has_what_simulations_call() -> None:
    """It looks for names that NumPy has dropped, which we put back before it is imported."""
    cuda = cuda_module()
    for name in ("jit", "local", "grid", "gridsize", "ballot_sync", "popc", "to_device"):
        assert hasattr(cuda, name), f"numba.cuda has no {name}"
    assert config.CUDA_LOW_OCCUPANCY_WARNINGS == 0
    assert callable(cuda.jit(scaled, device=True).py_func)
    for name in ("row_stack", "in1d", "trapz"):
        assert hasattr(np, name), f"numba.cuda looks for numpy.{name}"
