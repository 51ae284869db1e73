"""Monte Carlo tree search with hidden information, chance and several players.

It stands in the part of Python that also compiles: nothing is allocated, all memory is handed in.
Each iteration has the four classical phases (Kocsis and Szepesvári 2006), and one before them:

1. determinization: everything that the seat does not know is replaced by a random sample that
   fits what it knows. All samples share one tree, which is built from the view of this seat:
   single-observer information set MCTS (Cowling, Powley and Whitehouse 2012);
2. selection: each choice on the way down maximises PUCT, the mean value plus an exploration term
   weighted by a prior (Rosin 2011; in the form of Silver et al. 2017). The term grows with the
   availability count of an action, how often it was legal, in place of the visits of its parent
   (Cowling et al. 2012). An unvisited action has the mean value of its siblings less a constant, a
   form of first-play urgency (Gelly and Wang 2006). Chance nodes are sampled, with a child for each
   outcome; deep in the tree their outcomes share one node;
3. expansion: all legal actions become nodes at once, with priors from the game's own scores;
4. simulation: a play-out of limited length by the game's policy, then the game's evaluation;
5. backpropagation: every seat has its own share of the win, and each node adds up the share of
   whoever chose there: UCT for several players (Sturtevant 2008).

The move is the most visited one, or is drawn by visits (Silver et al. 2017).

- Cowling, Powley, Whitehouse: Information Set Monte Carlo Tree Search. IEEE TCIAIG 4 (2), 2012.
- Gelly, Wang: Exploration exploitation in Go: UCT for Monte-Carlo Go. NIPS workshop, 2006.
- Kocsis, Szepesvári: Bandit based Monte-Carlo Planning. ECML 2006.
- Rosin: Multi-armed bandits with episode context. Annals of Mathematics and AI 61, 2011.
- Silver et al.: Mastering the game of Go without human knowledge. Nature 550, 2017.
- Sturtevant: An Analysis of UCT in Multi-player Games. Computers and Games, 2008.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Annotated, NamedTuple

from ludotheque.engine.chance import below
from ludotheque.engine.levels import Opponents, place
from ludotheque.engine.turns import BY_CLOCK, next_seat

if TYPE_CHECKING:
    from ludotheque.bots.hooks import (
        ends_playout,
        is_hidden,
        leaf_value,
        playout_action,
        prior_score,
    )
    from ludotheque.engine.compiled_types import Actions, Board, Numbers, Rng, State
    from ludotheque.engine.drive import play_on
    from ludotheque.engine.verbs import (
        acting,
        apply,
        chance,
        copy,
        draw,
        imagine,
        legal,
        over,
        score,
    )

ROOT = 0
NONE = 0  # no node: the root is nobody's child
CHANCE = -1  # the actor of a chance outcome
POLICY = -2  # less the seat, the actor of an action that the play-out policy chose
UNDECIDED = -1  # in place of the move
HIDDEN = -1  # in place of an action that the searching seat does not see
WIN = 1_000_000  # the value of a whole win
FULL_PRIOR = 1_000_000  # the prior of the action with the best score, before normalisation
NO_SCORE = -(1 << 60)
LONGEST_PATH = 512
MOST_SHARED = 64  # events in a row that share one node, after which a descent ends
CHECK_EVERY = 16  # iterations between two checks whether the move is decided
PLAYERS = 6
THOUSAND = 1000
BY_POLICY = int(Opponents.POLICY)

ITERATIONS = place("iterations")
DEPTH = place("depth")
GREEDY_RATE = place("greedy_rate")
GREEDY_CANDIDATES = place("greedy_candidates")
EXPLORATION = place("exploration")
PRIOR_SCALE = place("prior_scale")
PRIOR_DEPTH = place("prior_depth")
FIRST_PLAY_REDUCTION = place("first_play_reduction")
CHANCE_DEPTH = place("chance_depth")
OPPONENTS = place("opponents")
VALUE_SCALE = place("value_scale")
VISIT_EXPONENT = place("visit_exponent")
VISIT_THRESHOLD = place("visit_threshold")
BLUNDER_RATE = place("blunder_rate")

# Functions that are compiled as a part of their caller: those that call the rules, and those of
# each iteration that would be handed the whole memory.
PARTS = (
    "iterate",
    "descend",
    "choose_in_tree",
    "follow_event",
    "select",
    "expand",
    "pick_outcome",
    "pick_seat",
    "pick_action",
    "is_enough",
    "best_by_score",
    "evaluate_leaf",
    "backpropagate",
)
ENTRIES = (  # what `search.py` calls
    "begin_search",
    "search",
    "final_action",
    "choose_random",
    "choose_greedy",
)


# ---------------------------------------------------------------- memory

Integer = Annotated[int, "i8"]


class Node:
    """A node of the tree: where an action, or an outcome of chance, leads from its parent."""

    actor: Integer  # the seat that chose; or `CHANCE`; or `POLICY` less the seat
    action: Integer  # the action or outcome; `HIDDEN` where the searching seat does not see it
    next_sibling: Integer
    first_child: Integer
    visits: Integer
    availability: Integer  # how often the action was legal when its parent was visited
    value: Integer  # the sum of the actor's shares of the win over all visits
    prior: Integer  # before normalisation
    best_score: Integer  # the highest prior score among the children


class SearchProgress:
    """How far a search has come, and where its present iteration stands."""

    nodes: Integer  # in use
    iterations: Integer  # completed
    path_length: Integer
    last_actor: Integer  # the seat that acted last
    events: Integer  # nodes on the path that the tree did not choose: chance, and policy


class Memory(NamedTuple):
    """All that one search works with."""

    nodes: Sequence[Node]
    progress: SearchProgress
    path: list[int]  # the nodes from the root down, the root left out
    actions: Actions  # the legal actions of whoever chooses
    child: list[int]  # by action, the node that it leads to
    scores: list[int]  # prior scores of the nodes that an expansion adds
    shares: list[int]  # by seat, its part of the win at the end of the iteration
    world: State  # the position of this iteration, determinized
    trial: State  # a copy on which single actions are tried
    rng: Rng
    numbers: Numbers  # of the level


def begin_search(m: Memory) -> bool:
    """Forgets the last search; returns whether the bot moves at random this time instead."""
    m.progress.nodes = 1
    m.progress.iterations = 0
    clear_node(m.nodes, ROOT, CHANCE, HIDDEN)
    return m.numbers[BLUNDER_RATE] > 0 and below(m.rng, THOUSAND) < m.numbers[BLUNDER_RATE]


def clear_node(nodes: Sequence[Node], at: int, actor: int, action: int) -> None:
    node = nodes[at]
    node.actor = actor
    node.action = action
    node.next_sibling = NONE
    node.first_child = NONE
    node.visits = 0
    node.availability = 0
    node.value = 0
    node.prior = FULL_PRIOR
    node.best_score = NO_SCORE


def add_child(m: Memory, at: int, actor: int, action: int) -> int:
    """A new node, if there is room for it."""
    node = m.progress.nodes
    if node >= len(m.nodes):
        return NONE
    m.progress.nodes += 1
    clear_node(m.nodes, node, actor, action)
    m.nodes[node].next_sibling = m.nodes[at].first_child
    m.nodes[at].first_child = node
    return node


# ---------------------------------------------------------------- iterations


def search(s: State, b: Board, seat: int, m: Memory, iterations: int) -> int:
    """Goes on for so many iterations; the move, or `UNDECIDED` while more could change it."""
    for _ in range(iterations):
        if m.progress.iterations % CHECK_EVERY == 0 and is_decided(m):
            return final_action(m)
        iterate(s, b, seat, m)
        m.progress.iterations += 1
    return final_action(m) if is_decided(m) else UNDECIDED


def is_decided(m: Memory) -> bool:
    """Whether the iterations that are left cannot change which action is the most visited."""
    left = m.numbers[ITERATIONS] - m.progress.iterations
    if left <= 0:
        return True
    most = 0
    second = 0
    children = 0
    child = m.nodes[ROOT].first_child
    while child != NONE:
        children += 1
        visits = m.nodes[child].visits
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        child = m.nodes[child].next_sibling
    if m.progress.iterations == 0:
        return False
    return children == 1 or (m.numbers[VISIT_EXPONENT] == 0 and most - second > left)


def iterate(s: State, b: Board, seat: int, m: Memory) -> None:
    """Determinization, selection with expansion, simulation, backpropagation."""
    copy(m.world, s)
    imagine(m.world, b, seat, m.rng)
    m.progress.path_length = 0
    m.progress.events = 0
    m.progress.last_actor = BY_CLOCK
    descend(b, seat, m)
    play_on(m.world, b, m, m.numbers[DEPTH])
    evaluate_leaf(b, m)
    backpropagate(m)


def backpropagate(m: Memory) -> None:
    """Adds to each node of the path the share of whoever chose there."""
    m.nodes[ROOT].visits += 1
    for step in range(m.progress.path_length):
        node = m.nodes[m.path[step]]
        node.visits += 1
        if node.actor >= 0:
            node.value += m.shares[node.actor]


# ---------------------------------------------------------------- selection


def descend(b: Board, seat: int, m: Memory) -> None:
    """From the root to a node without visits, or to the end of the game."""
    at = ROOT
    shared = 0
    while (
        shared < MOST_SHARED and m.progress.path_length < LONGEST_PATH - 1 and not over(m.world, b)
    ):
        if at != ROOT and m.nodes[at].visits == 0:
            return
        before = at
        outcomes = chance(m.world, b)
        if outcomes > 0:
            outcome = below(m.rng, outcomes)
            draw(m.world, b, outcome)
            at = follow_event(m, at, CHANCE, outcome)
        else:
            actor = seat
            if at != ROOT:
                actor = next_seat(acting(m.world, b), m.progress.last_actor)
            m.progress.last_actor = actor
            at = choose_in_tree(b, seat, actor, m, at)
        shared = shared + 1 if at == before else 0


def choose_in_tree(b: Board, seat: int, actor: int, m: Memory, at: int) -> int:
    """Plays the next action of a seat, by PUCT or by policy; returns the node that it leads to."""
    if actor != seat and follows_policy(b, actor, m):
        action = simulated_action(b, actor, m)
        seen = HIDDEN if is_hidden(m.world, b, actor, action) else action
        apply(m.world, b, actor, action)
        return follow_event(m, at, POLICY - actor, seen)
    n = legal(m.world, b, actor, m.actions)
    expand(b, actor, n, m, at)
    chosen = select(n, m)
    if chosen == NONE:  # the memory for nodes is full
        apply(m.world, b, actor, m.actions[below(m.rng, n)])
        return at
    apply(m.world, b, actor, m.nodes[chosen].action)
    append_to_path(m, chosen)
    return chosen


def append_to_path(m: Memory, node: int) -> None:
    m.path[m.progress.path_length] = node
    m.progress.path_length += 1


def follows_policy(b: Board, actor: int, m: Memory) -> bool:
    """Whether another seat's choice is left to the policy: by the level, or as it is hidden."""
    if m.numbers[OPPONENTS] == BY_POLICY or actor >= PLAYERS:
        return True
    n = legal(m.world, b, actor, m.actions)
    return n > 0 and is_hidden(m.world, b, actor, m.actions[0])


def follow_event(m: Memory, at: int, actor: int, action: int) -> int:
    """The node of an event that the tree does not choose; deep in the tree, the same node."""
    if m.progress.events >= m.numbers[CHANCE_DEPTH]:
        return at
    child = m.nodes[at].first_child
    while child != NONE and (m.nodes[child].action != action or m.nodes[child].actor != actor):
        child = m.nodes[child].next_sibling
    if child == NONE:
        child = add_child(m, at, actor, action)
        if child == NONE:
            return at
    m.progress.events += 1
    append_to_path(m, child)
    return child


def select(n: int, m: Memory) -> int:
    """The child with the highest PUCT among the legal actions; among equals, any."""
    priors = 0
    visits = 0
    value = 0
    for i in range(n):
        at = m.child[m.actions[i]]
        if at != NONE:
            m.nodes[at].availability += 1
            priors += m.nodes[at].prior
            visits += m.nodes[at].visits
            value += m.nodes[at].value
    mean = value / (visits * WIN) if visits > 0 else 0.5
    unvisited = mean - m.numbers[FIRST_PLAY_REDUCTION] / THOUSAND
    exploration = m.numbers[EXPLORATION] / THOUSAND / (priors + 1)
    start = below(m.rng, n)
    chosen = NONE
    highest = 0.0
    for i in range(n):
        at = m.child[m.actions[(start + i) % n]]
        if at != NONE:
            bound = puct(m.nodes, at, unvisited, exploration)
            if chosen == NONE or bound > highest:
                highest = bound
                chosen = at
    return chosen


def puct(nodes: Sequence[Node], at: int, unvisited: float, exploration: float) -> float:
    """The mean value plus the exploration term."""
    node = nodes[at]
    mean = node.value / (node.visits * WIN) if node.visits > 0 else unvisited
    return mean + exploration * node.prior * sqrt(node.availability) / (1 + node.visits)


# ---------------------------------------------------------------- expansion


def expand(b: Board, actor: int, n: int, m: Memory, at: int) -> None:
    """Gives each legal action a node, as far as there is room, and fills in `child`."""
    for i in range(n):
        m.child[m.actions[i]] = NONE
    child = m.nodes[at].first_child
    while child != NONE:
        if m.nodes[child].actor == actor:
            m.child[m.nodes[child].action] = child
        child = m.nodes[child].next_sibling
    scored = (
        m.numbers[PRIOR_SCALE] > 0 and n > 1 and m.progress.path_length < m.numbers[PRIOR_DEPTH]
    )
    first = m.progress.nodes
    for i in range(n):
        action = m.actions[i]
        if m.child[action] == NONE:
            node = add_child(m, at, actor, action)
            m.child[action] = node
            if scored and node != NONE:
                copy(m.trial, m.world)
                found = prior_score(m.trial, b, actor, action, m.numbers)
                m.scores[node - first] = found
                m.nodes[at].best_score = max(m.nodes[at].best_score, found)
    if scored:
        for node in range(first, m.progress.nodes):
            below_best = m.nodes[at].best_score - m.scores[node - first]
            m.nodes[node].prior = prior_of(below_best, m.numbers[PRIOR_SCALE])


def prior_of(below_best: int, scale: int) -> int:
    """The prior of an action whose score is so much below the best one."""
    part = scale / (scale + below_best)
    return int(FULL_PRIOR * part * part)


# ---------------------------------------------------------------- simulation


def pick_outcome(s: State, b: Board, outcomes: int, m: Memory) -> int:
    return below(m.rng, outcomes)


def pick_seat(bits: int, m: Memory) -> int:
    seat = next_seat(bits, m.progress.last_actor)
    m.progress.last_actor = seat
    return seat


def pick_action(s: State, b: Board, seat: int, m: Memory) -> int:
    return simulated_action(b, seat, m)


def is_enough(s: State, b: Board, m: Memory) -> bool:
    return ends_playout(s, b, m.numbers)


def simulated_action(b: Board, actor: int, m: Memory) -> int:
    """An action by the game's policy; or, at a certain rate, the best of a few by their scores."""
    if m.numbers[GREEDY_RATE] > 0 and below(m.rng, THOUSAND) < m.numbers[GREEDY_RATE]:
        return best_by_score(b, actor, m)
    return playout_action(m.world, b, actor, m.rng, m.actions, m.numbers)


def best_by_score(b: Board, actor: int, m: Memory) -> int:
    """The best by prior score of a few random actions."""
    n = legal(m.world, b, actor, m.actions)
    chosen = m.actions[below(m.rng, n)]
    if n == 1:
        return chosen
    best = 0
    for tried in range(min(n, m.numbers[GREEDY_CANDIDATES])):
        other = tried + below(m.rng, n - tried)
        action = m.actions[other]
        m.actions[other] = m.actions[tried]
        copy(m.trial, m.world)
        found = prior_score(m.trial, b, actor, action, m.numbers)
        if tried == 0 or found > best:
            best = found
            chosen = action
    return chosen


def evaluate_leaf(b: Board, m: Memory) -> None:
    """Each seat's share of the win: by the result, or by the evaluation."""
    s = m.world
    if over(s, b):
        share_result(b, m)
        return
    total = 0
    for seat in range(s.seats):
        value = leaf_value(s, b, seat, m.numbers)
        size = value if value > 0 else -value
        share = WIN + WIN * value // (m.numbers[VALUE_SCALE] + size)
        m.shares[seat] = share
        total += share
    for seat in range(s.seats):
        m.shares[seat] = m.shares[seat] * WIN // total if total > 0 else WIN // s.seats


def share_result(b: Board, m: Memory) -> None:
    """The highest score wins; who has as many points shares the win."""
    s = m.world
    best = score(s, b, 0)
    winners = 0
    for seat in range(s.seats):
        points = score(s, b, seat)
        if points > best:
            best = points
            winners = 0
        if points == best:
            winners += 1
    for seat in range(s.seats):
        m.shares[seat] = WIN // winners if score(s, b, seat) == best else 0


# ---------------------------------------------------------------- the move


def final_action(m: Memory) -> int:
    """The most visited action, by value among equals; or one that is drawn by visits."""
    most = 0
    chosen = NONE
    child = m.nodes[ROOT].first_child
    while child != NONE:
        visits = m.nodes[child].visits
        better = m.nodes[child].value > m.nodes[chosen].value
        if chosen == NONE or visits > most or (visits == most and better):
            most = visits
            chosen = child
        child = m.nodes[child].next_sibling
    if m.numbers[VISIT_EXPONENT] > 0:
        chosen = drawn_by_visits(m.nodes, m.rng, m.numbers, most)
    return m.nodes[chosen].action


def drawn_by_visits(nodes: Sequence[Node], rng: Rng, numbers: Numbers, most: int) -> int:
    """A child of the root, the likelier the more visits it has."""
    total = 0
    child = nodes[ROOT].first_child
    while child != NONE:
        total += draw_weight(nodes[child].visits, most, numbers)
        child = nodes[child].next_sibling
    ticket = below(rng, total)
    child = nodes[ROOT].first_child
    while ticket >= draw_weight(nodes[child].visits, most, numbers):
        ticket -= draw_weight(nodes[child].visits, most, numbers)
        child = nodes[child].next_sibling
    return child


def draw_weight(visits: int, most: int, numbers: Numbers) -> int:
    """Proportional to the power of the visits that the level names; that of `most` is 10,000."""
    if visits * THOUSAND < most * numbers[VISIT_THRESHOLD]:
        return 0
    weight = THOUSAND * 10
    for _ in range(numbers[VISIT_EXPONENT]):
        weight = weight * visits // most
    return weight
