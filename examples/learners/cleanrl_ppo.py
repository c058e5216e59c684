"""PPO in the style of CleanRL on a vector environment: `python examples/learners/cleanrl_ppo.py [GAME] [DECISIONS]`.

Needs `pip install "tabletown[research]" torch`. The policy head is factored: the words of an action, its verb and arguments,
are added up, so what is learned about a word helps with every action that has it. Prints the decisions played and the mean
result of the matches that ended in each round.
"""

import sys

import gymnasium
import numpy as np
import torch
from torch import Tensor, nn

import tabletown.envs

MATCHES, STEPS, EPOCHS, PARTS, HIDDEN = 128, 32, 3, 8, 64
RATE, CLIP, ENTROPY, VALUE, LAMBDA, PER_POINT = 2e-3, 0.2, 0.005, 0.5, 0.97, 0.1


class Agent(nn.Module):
    """A network with a value and a factored policy."""

    def __init__(self, env: tabletown.envs.BatchEnv) -> None:
        super().__init__()
        bags = tabletown.envs.action_features(env.game).bags
        self.register_buffer("bags", torch.tensor(bags, dtype=torch.float32))
        self.body = nn.Sequential(nn.Linear(env.single_observation_space.shape[0], HIDDEN), nn.ReLU())
        self.words = nn.Parameter(torch.randn(bags.shape[1], HIDDEN) * 0.06)
        self.value = nn.Linear(HIDDEN, 1)
        nn.init.normal_(self.body[0].weight, std=0.06)  # few inputs are set

    def forward(self, seen: Tensor, match: Tensor, action: Tensor) -> tuple[Tensor, Tensor]:
        """Return the log-probability of every legal action, given as match and action, and the value of every match."""
        hidden = self.body(seen)
        logits = (hidden[match] * (self.bags[action] @ self.words)).sum(1)
        highest = torch.full((len(seen),), -torch.inf).scatter_reduce(0, match, logits.detach(), "amax")
        total = torch.zeros(len(seen)).index_add(0, match, (logits - highest[match]).exp())
        return logits - (highest + total.log())[match], self.value(hidden).squeeze(1)


def draw(match: Tensor, chances: Tensor) -> Tensor:
    """Return the place of a random action for every match (the Gumbel trick)."""
    noisy = chances - torch.empty_like(chances).exponential_().log()
    best = torch.full((int(match[-1]) + 1,), -torch.inf).scatter_reduce(0, match, noisy, "amax")
    return (noisy == best[match]).nonzero().squeeze(1)


def learn(game: str, decisions: int, **chosen: object) -> Agent:
    """Train an agent; the reward comes at the end of a match."""
    env = gymnasium.make_vec(f"tabletown/{game}-v0", num_envs=MATCHES, **chosen)
    torch.manual_seed(1)
    agent = Agent(env.unwrapped)
    optimizer = torch.optim.Adam(agent.parameters(), RATE, eps=1e-5)
    seen, info = env.reset(seed=1)
    for round_ in range(decisions // (MATCHES * STEPS)):
        kept, ended = [], []
        for _ in range(STEPS):
            rows, (match, action) = torch.as_tensor(seen), map(torch.as_tensor, info["action_mask"].nonzero())
            with torch.no_grad():
                chances, value = agent(rows, match, action)
            picked = draw(match, chances)
            seen, reward, over, _, info = env.step(action[picked].numpy())
            ended += reward[over].tolist()
            gain, goes_on = torch.as_tensor(reward * PER_POINT, dtype=torch.float32), torch.as_tensor(~over)
            kept.append((rows, match, action, picked, chances[picked], value, gain, goes_on))
        with torch.no_grad():
            ahead = agent(torch.as_tensor(seen), *map(torch.as_tensor, info["action_mask"].nonzero()))[1]
        advantages, advantage = [], torch.zeros(MATCHES)
        for *_, value, gain, goes_on in reversed(kept):
            advantage = gain + goes_on * (ahead + LAMBDA * advantage) - value
            ahead = value
            advantages.insert(0, advantage)
        spread = torch.cat(advantages).std()
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS).chunk(PARTS):
                steps = [kept[int(step)] for step in part]
                lengths = np.cumsum([0] + [len(each[1]) for each in steps])
                rows, action, before, values = (torch.cat([each[place] for each in steps]) for place in (0, 2, 4, 5))
                match = torch.cat([each[1] + MATCHES * place for place, each in enumerate(steps)])
                picked = torch.cat([each[3] + int(start) for start, each in zip(lengths, steps)])
                gains = torch.cat([advantages[int(step)] for step in part])
                chances, value = agent(rows, match, action)
                ratio = (chances[picked] - before).exp()
                scaled = gains / (spread + 1e-8)
                surrogate = torch.min(ratio * scaled, ratio.clamp(1 - CLIP, 1 + CLIP) * scaled).mean()
                error = (value - values - gains).pow(2).mean()
                entropy = -(chances.exp() * chances).sum() / len(rows)
                optimizer.zero_grad()
                (VALUE * error - surrogate - ENTROPY * entropy).backward()
                optimizer.step()
        if ended:
            print(f"{(round_ + 1) * MATCHES * STEPS},{np.mean(ended):.2f}", flush=True)
    return agent


if __name__ == "__main__":
    learn(sys.argv[1] if len(sys.argv) > 1 else "TinyTowns", int(sys.argv[2]) if len(sys.argv) > 2 else 400_000)
