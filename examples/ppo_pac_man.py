"""PPO learns Pac-Man for two by playing against itself, until it beats one of our bots.

One file, after the manner of CleanRL: what happens stands here from top to bottom. It needs PyTorch
and Ludothèque, and runs on a GPU (`--device cuda`) or, at a small size, on the CPU:

    python examples/ppo_pac_man.py --device cuda --minutes 8.5 --curve curve.jsonl
    python examples/ppo_pac_man.py --device cpu --rows 256 --minutes 3 --opponent random

Both seats are played by the same network, which sees the board from the seat whose turn it is. What
is good for one seat is as bad for the other: where the other seat chooses next, the value of that
position counts with its sign turned round.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Callable
from dataclasses import dataclass, fields
from pathlib import Path

import torch
from torch import nn
from torch.distributions import Categorical
from torch.nn import functional

import ludotheque
from ludotheque.envs.batch import BatchEnv
from ludotheque.envs.spec import Spec


@dataclass
class Config:
    """Everything that can be set on the command line."""

    device: str = "cuda"
    rows: int = 8192  # games side by side
    horizon: int = 32  # steps of each between two updates
    minutes: float = 8.5
    updates: int = 0  # at most, if it is not 0
    opponent: str = "steady"  # learning stops when this bot is beaten
    games: int = 256  # against it, each time
    every: float = 60.0  # seconds of learning between two contests
    seed: int = 1
    hidden: int = 512
    learning_rate: float = 4e-4
    epochs: int = 2
    minibatches: int = 32
    discount: float = 0.999
    gae: float = 0.95  # lambda of the generalised advantage estimate
    clip: float = 0.2
    entropy: float = 0.01  # weight of what keeps the policy open, at the start
    value: float = 0.5  # weight of the loss of the values
    shaping: float = 1.0  # for a lead of all marbles
    curve: str = ""  # a file for the results of the contests, a line of JSON each
    save: str = ""  # a file for the network


class Network(nn.Module):
    """The policy and the value of a position, for the seat that sees it."""

    def __init__(self, spec: Spec, hidden: int) -> None:
        super().__init__()
        scale = torch.ones(spec.observation_length)
        for part in spec.parts.values():
            scale[part.start : part.stop] = 1 / part.most
        self.register_buffer("scale", scale)
        self.body = nn.Sequential(
            nn.Linear(spec.observation_length, hidden), nn.ReLU(),
            nn.Linear(hidden, hidden), nn.ReLU(),
            nn.Linear(hidden, hidden), nn.ReLU(),
        )  # fmt: skip
        self.policy = nn.Linear(hidden, spec.action_count)
        self.value = nn.Linear(hidden, 1)
        for layer in self.body:
            if isinstance(layer, nn.Linear):
                nn.init.orthogonal_(layer.weight, 2**0.5)
                nn.init.zeros_(layer.bias)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[Categorical, torch.Tensor]:
        with torch.autocast(seen.device.type, torch.bfloat16, enabled=seen.is_cuda):
            found = self.body(seen * self.scale)
            logits, value = self.policy(found), self.value(found)
        logits = logits.float().masked_fill(~legal, -1e9)
        return Categorical(logits=logits, validate_args=False), value.float().squeeze(-1)


class Buffers:
    """A batch of games, its buffers shared with PyTorch: they are written anew with each step."""

    def __init__(self, env: BatchEnv, device: str) -> None:
        self.env = env
        t = env.reset()
        self.seen, self.legal, self.seat, self.reward, self.terminated, self.truncated = (
            torch.as_tensor(each, device=device)
            for each in (t.observation, t.legal, t.seat, t.reward, t.terminated, t.truncated)
        )

    def step(self, actions: torch.Tensor) -> None:
        self.env.step(actions)

    @property
    def done(self) -> torch.Tensor:
        return self.terminated | self.truncated


def potential(spec: Spec, seen: torch.Tensor) -> torch.Tensor:
    """By how many marbles the seat that sees this leads, as a part of all."""
    tray = spec.part(seen, "tray").float()
    return (tray[..., 0] - tray[..., 1]) / spec.parts["tray"].most


def learn(config: Config, report: Callable[[dict[str, float]], None]) -> Network:
    """Plays and updates until the opponent is beaten, or time is up."""
    torch.manual_seed(config.seed)
    device = config.device
    torch.set_float32_matmul_precision("high")
    batch = Buffers(
        ludotheque.batch("pac-man", config.rows, 2, seed=config.seed, device=device), device
    )
    spec = batch.env.spec
    network = Network(spec, config.hidden).to(device)
    optimiser = torch.optim.Adam(
        network.parameters(), config.learning_rate, eps=1e-5, fused=device == "cuda"
    )
    shape = config.horizon, config.rows
    seen = torch.zeros((*shape, spec.observation_length), dtype=torch.uint8, device=device)
    legal = torch.zeros((*shape, spec.action_count), dtype=torch.bool, device=device)
    actions = torch.zeros(shape, dtype=torch.int64, device=device)
    seat = torch.zeros(shape, dtype=torch.int8, device=device)
    logprob, value, reward, lead, done = (torch.zeros(shape, device=device) for _ in range(5))
    started, contested, updates = time.perf_counter(), 0.0, 0

    def contested_now() -> bool:
        """Reports how it plays by now; says whether the opponent is beaten beyond doubt."""
        nonlocal contested
        found = contest(network, config)
        contested = time.perf_counter() - started
        steps = updates * config.rows * config.horizon
        report(found | {"seconds": round(contested, 1), "steps": float(steps)})
        return found["share"] - found["error"] > 0.5

    beaten = contested_now()
    while not beaten and updates != (config.updates or -1):
        taken = (time.perf_counter() - started) / (60 * config.minutes)
        if taken >= 1:
            break
        for group in optimiser.param_groups:
            group["lr"] = config.learning_rate * max(0.1, 1 - taken)
        entropy = config.entropy * max(0.1, 1 - taken)

        # Play.
        with torch.no_grad():
            for at in range(config.horizon):
                seen[at], legal[at], seat[at] = batch.seen, batch.legal, batch.seat
                chances, value[at] = network(batch.seen, batch.legal)
                actions[at] = chances.sample()
                logprob[at] = chances.log_prob(actions[at])
                lead[at] = potential(spec, batch.seen)
                batch.step(actions[at])
                acted = seat[at].long().unsqueeze(1)
                reward[at] = batch.reward.gather(1, acted).squeeze(1)
                done[at] = batch.done.float()
            _, next_value = network(batch.seen, batch.legal)
            next_lead, next_seat = potential(spec, batch.seen), batch.seat

            # How much better each action was than expected, for the seat that chose it.
            advantage = torch.zeros_like(value)
            later = torch.zeros_like(next_value)
            for at in reversed(range(config.horizon)):
                turned = torch.where(next_seat == seat[at], 1.0, -1.0) * (1 - done[at])
                gained = reward[at] + config.shaping * (
                    config.discount * turned * next_lead - lead[at]
                )
                wrong = gained + config.discount * turned * next_value - value[at]
                later = wrong + config.discount * config.gae * turned * later
                advantage[at] = later
                next_value, next_lead, next_seat = value[at], lead[at], seat[at]
            target = advantage + value
        updates += 1

        # Learn.
        flat = [each.flatten(0, 1) for each in (seen, legal, actions, logprob, advantage, target)]
        size = config.rows * config.horizon
        for _ in range(config.epochs):
            for part in torch.randperm(size, device=device).chunk(config.minibatches):
                s, mask, a, old, better, goal = (each[part] for each in flat)
                chances, now = network(s, mask)
                ratio = (chances.log_prob(a) - old).exp()
                better = (better - better.mean()) / (better.std() + 1e-8)
                kept = torch.min(
                    ratio * better, ratio.clamp(1 - config.clip, 1 + config.clip) * better
                )
                loss = -kept.mean() + config.value * functional.smooth_l1_loss(now, goal)
                loss = loss - entropy * chances.entropy().mean()
                optimiser.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(network.parameters(), 0.5)
                optimiser.step()

        if time.perf_counter() - started - contested >= config.every:
            beaten = contested_now()
    if not beaten:
        contested_now()
    return network


@torch.no_grad()
def contest(network: Network, config: Config) -> dict[str, float]:
    """The share of wins against the opponent, from either seat, with its standard error doubled.

    The network plays what it thinks best. The opponent's search runs on the CPU, and so does the
    environment; shared wins count half.
    """
    shares: list[float] = []
    for seat in range(2):
        env = ludotheque.batch(
            "pac-man", config.games // 2, 2, seed=1000 + seat, bots={1 - seat: config.opponent},
            max_steps=5000,
        )  # fmt: skip
        t = env.reset()
        left = torch.ones(env.spec.games, dtype=torch.bool)
        while left.any():
            seen = torch.as_tensor(t.observation).to(config.device)
            legal = torch.as_tensor(t.legal).to(config.device)
            t = env.step(network(seen, legal)[0].logits.argmax(dim=1).cpu())
            ended = left & torch.as_tensor(t.terminated | t.truncated)
            rewards = torch.as_tensor(t.reward)[ended, seat]
            shares += ((rewards + 1) / 2).tolist()
            left &= ~ended
    found = torch.tensor(shares)
    error = 2 * found.std().item() / len(shares) ** 0.5
    return {"share": round(found.mean().item(), 4), "error": round(error, 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    for each in fields(Config):
        kind = type(each.default)
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=kind, default=each.default)
    config = Config(**vars(parser.parse_args()))
    if config.curve:
        Path(config.curve).write_text("")

    def report(found: dict[str, float]) -> None:
        line = json.dumps(found | {"opponent": config.opponent})
        print(line, flush=True)
        if config.curve:
            with Path(config.curve).open("a") as file:
                file.write(line + "\n")

    network = learn(config, report)
    if config.save:
        torch.save(network.state_dict(), config.save)


if __name__ == "__main__":
    main()
