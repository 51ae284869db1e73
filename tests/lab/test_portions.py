"""Portions of work: all of them, in order where that matters, and never too many at once."""

from __future__ import annotations

from concurrent.futures import Future

import pytest

from ludotheque.lab.portions import AHEAD, as_they_come, in_order, in_threads


class Workers:
    """Others who have done a portion when the test says so."""

    def __init__(self) -> None:
        self.under_way: dict[int, Future[str]] = {}
        self.begun: list[int] = []

    def submit(self, portion: int) -> Future[str]:
        self.begun.append(portion)
        self.under_way[portion] = Future()
        return self.under_way[portion]

    def finish(self, *portions: int) -> None:
        for portion in portions:
            self.under_way.pop(portion).set_result(str(portion))


def test_what_is_done_first_comes_first() -> None:
    workers = Workers()
    results = as_they_come(workers.submit, range(5), lambda: 3)
    assert workers.begun == [0, 1, 2]  # before anything is asked for
    workers.finish(1)
    assert next(results)[1].result() == "1"
    assert workers.begun == [0, 1, 2, 3]
    workers.finish(0, 2, 3)
    assert {next(results)[0] for _ in range(3)} == {0, 2, 3}
    workers.finish(4)
    assert [(portion, done.result()) for portion, done in results] == [(4, "4")]


def test_as_many_are_under_way_as_there_may_be_now() -> None:
    workers, most = Workers(), [2]
    results = as_they_come(workers.submit, range(20), lambda: most[0])
    assert len(workers.under_way) == 2
    most[0] = 5
    workers.finish(0)
    next(results)
    assert len(workers.under_way) == 5
    most[0] = 1
    for portion in (1, 2, 3, 4):
        workers.finish(portion)
        next(results)
    assert list(workers.under_way) == [5]


def test_results_come_in_order_whichever_is_done_first() -> None:
    workers, order = Workers(), [2, 3, 1, 0]

    def submit(portion: int) -> Future[str]:
        made = workers.submit(portion)
        if portion == 3:
            workers.finish(order.pop(0))
        return made

    def most() -> int:
        if len(workers.begun) == 4 and order:
            workers.finish(order.pop(0))
        return 4

    assert list(in_order(submit, range(4), most)) == ["0", "1", "2", "3"]


def test_only_so_many_results_wait_for_one_that_is_late() -> None:
    workers, begun_before = Workers(), [0]

    def submit(portion: int) -> Future[str]:
        made = workers.submit(portion)
        if portion:
            workers.finish(portion)
        return made

    def most() -> int:
        """Two; the late one is done when nothing else is begun any more, or far too much."""
        begun = len(workers.begun)
        if 0 in workers.under_way and (begun == begun_before[0] or begun > 50):
            assert begun <= 2 * AHEAD + 3
            workers.finish(0)
        begun_before[0] = begun
        return 2

    assert list(in_order(submit, range(100), most)) == [str(number) for number in range(100)]


@pytest.mark.parametrize("workers", [1, 3])
def test_threads_work_in_order(workers: int) -> None:
    assert list(in_threads(str, range(50), workers)) == [str(number) for number in range(50)]


@pytest.mark.parametrize("workers", [1, 3])
def test_an_error_is_raised_where_its_result_would_come(workers: int) -> None:
    results = in_threads(lambda number: 1 // (3 - number), range(50), workers)
    assert [next(results) for _ in range(3)] == [0, 0, 1]
    with pytest.raises(ZeroDivisionError):
        list(results)
