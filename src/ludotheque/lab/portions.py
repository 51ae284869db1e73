"""Portions of work that others do: threads, processes, or the nodes of a cluster.

A few portions are under way at any time. Which of the others does one, and which is done first,
makes no difference to what comes of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from itertools import islice
from typing import TypeVar

Portion = TypeVar("Portion")
Result = TypeVar("Result")

A_WORKER = 2  # portions under way: one is waiting for whoever is done with the other
AHEAD = 4  # times as many results may wait for one that is late


def as_they_come(
    submit: Callable[[Portion], Future[Result]],
    portions: Iterable[Portion],
    most: Callable[[], int],
) -> Iterator[tuple[Portion, Future[Result]]]:
    """Portions that are done, in any order; `most` says how many may be under way now.

    The first portions are submitted at once, the others as results are taken.
    """
    left = iter(portions)
    waiting = {submit(portion): portion for portion in islice(left, most())}

    def rest() -> Iterator[tuple[Portion, Future[Result]]]:
        while waiting:
            done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            found = [(waiting.pop(future), future) for future in done]
            more = islice(left, max(0, most() - len(waiting)))
            waiting.update((submit(portion), portion) for portion in more)
            yield from found

    return rest()


def in_order(
    submit: Callable[[Portion], Future[Result]],
    portions: Iterable[Portion],
    most: Callable[[], int],
) -> Iterator[Result]:
    """Results in the order of their portions."""
    early: dict[int, Future[Result]] = {}
    due = 0

    def most_now() -> int:
        return most() if len(early) < AHEAD * most() else 1

    numbered = enumerate(portions)
    for (number, _), done in as_they_come(lambda each: submit(each[1]), numbered, most_now):
        early[number] = done
        while due in early:
            yield early.pop(due).result()
            due += 1


def in_threads(
    work: Callable[[Portion], Result], portions: Iterable[Portion], workers: int
) -> Iterator[Result]:
    """Results in the order of their portions, from so many threads; one needs no thread."""
    if workers == 1:
        yield from map(work, portions)
        return
    with ThreadPoolExecutor(workers) as pool:
        yield from in_order(
            lambda portion: pool.submit(work, portion), portions, lambda: A_WORKER * workers
        )
