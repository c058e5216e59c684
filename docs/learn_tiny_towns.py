"""A solo learner for Tiny Towns by proximal policy optimization (PPO), in numpy: `python docs/learn_tiny_towns.py SECONDS`.

The network sees the row of the table and of its own seat. An action is the sum of its words, so what is learned about a
cottage on one square helps on all. Prints seconds of CPU time and the mean score, round by round.
"""

import sys
from collections.abc import Iterator
from time import process_time
from typing import Any

import numpy as np

from tabletown import envs

MATCHES, STEPS, HIDDEN, EPOCHS = 128, 32, 64, 3
RATE, CLIP, ENTROPY, DECAY, PER_POINT = 2e-3, 0.2, 0.005, 0.97, 0.1
Net = dict[str, Any]


def forward(net: Net, bags: Any, rows: Any, legal: Any) -> tuple[Any, ...]:
    """Return hidden layer and values; for each legal action, in one flat list: match, words, key, probability."""
    hidden = np.maximum(rows @ net["in"] + net["in0"], 0)
    match, words = legal // len(bags), bags[legal % len(bags)]
    keys = words @ net["words"]
    logits = np.einsum("ij,ij->i", hidden[match], keys)
    starts = np.flatnonzero(np.diff(match, prepend=-1))
    weight = np.exp(logits - np.maximum.reduceat(logits, starts)[match])
    return hidden, hidden @ net["value"], match, words, keys, weight / np.add.reduceat(weight, starts)[match], starts


def gradients(net: Net, bags: Any, rows: Any, legal: Any, picked: Any, before: Any, advantage: Any, target: Any) -> Net:
    """Return the gradients of the clipped surrogate, the value error and the entropy."""
    hidden, value, match, words, keys, chance, starts = forward(net, bags, rows, legal)
    ratio = chance[picked] / before
    active = np.where(advantage > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * advantage
    log = np.log(chance + 1e-12)
    d_logits = chance * (active[match] + ENTROPY * (log - np.add.reduceat(chance * log, starts)[match]))
    d_logits[picked] -= active
    d_logits /= len(rows)
    d_value = (value - target) / len(rows)
    d_hidden = np.add.reduceat(d_logits[:, None] * keys, starts) + d_value[:, None] * net["value"]
    d_hidden *= hidden > 0
    d_words = words.T @ (d_logits[:, None] * hidden[match])
    return {"in": rows.T @ d_hidden, "in0": d_hidden.sum(0), "words": d_words, "value": hidden.T @ d_value}


def learn(seconds: float) -> Iterator[tuple[float, float]]:
    """Train for `seconds`; yield the time and the mean score of the matches that ended in each round."""
    batch = envs.Batch("tiny_towns", MATCHES, mode="solo", forced=True, seed=1)
    game, blocks = batch.game, envs.layout(batch.game)
    size = sum(block.size for block in blocks.table + blocks.seat)
    scale, rng = envs.scale(game)[:size], np.random.default_rng(0)
    spoken = [game.text(action).replace("+", " ").split() for action in range(batch.masks.shape[1])]
    known = sorted({word for each in spoken for word in each})
    bags = np.array([[word in each for word in known] for each in map(set, spoken)], np.float32)
    shapes = {"in": (size, HIDDEN), "in0": (HIDDEN,), "words": (len(known), HIDDEN), "value": (HIDDEN,)}
    net = {name: rng.normal(0, 0.06, shape).astype(np.float32) for name, shape in shapes.items()}
    first, second = ({name: np.zeros_like(each) for name, each in net.items()} for _ in range(2))
    updates, begin = 0, process_time()
    while process_time() - begin < seconds:
        kept, values, gains, ends, scores = [], [], [], [], []
        for _ in range(STEPS):
            rows, legal = batch.observations[:, :size] * scale, np.flatnonzero(batch.masks)
            _, value, match, _, _, chance, starts = forward(net, bags, rows, legal)
            noise = np.log(chance + 1e-12) + rng.gumbel(size=len(chance))
            picked = np.flatnonzero(noise == np.maximum.reduceat(noise, starts)[match])
            batch.step(legal[picked] % len(bags))
            kept.append((rows, legal, picked, chance[picked]))
            values.append(value)
            ends.append(batch.done.copy())
            gains.append(np.where(batch.done, batch.points[:, 0] * PER_POINT, 0))
            scores += batch.points[batch.done, 0].tolist()
        values.append(forward(net, bags, batch.observations[:, :size] * scale, np.flatnonzero(batch.masks))[1])
        advantage, ahead = np.zeros((STEPS, MATCHES), np.float32), np.zeros(MATCHES)
        for t in reversed(range(STEPS)):
            ahead = gains[t] - values[t] + ~ends[t] * (values[t + 1] + DECAY * ahead)
            advantage[t] = ahead
        target, advantage = advantage + np.array(values[:-1]), advantage / (advantage.std() + 1e-8)
        for some in np.concatenate([rng.permutation(STEPS).reshape(-1, 4) for _ in range(EPOCHS)]):
            rows, before = (np.concatenate([kept[t][part] for t in some]) for part in (0, 3))
            legal = np.concatenate([kept[t][1] + place * MATCHES * len(bags) for place, t in enumerate(some)])
            shift = np.cumsum([0] + [len(kept[t][1]) for t in some])
            picked = np.concatenate([kept[t][2] + shift[place] for place, t in enumerate(some)])
            slope = gradients(net, bags, rows, legal, picked, before, advantage[some].ravel(), target[some].ravel())
            updates += 1
            for name, each in slope.items():  # Adam
                first[name] += 0.1 * (each - first[name])
                second[name] += 0.001 * (each * each - second[name])
                root = np.sqrt(second[name] / (1 - 0.999**updates)) + 1e-8
                net[name] -= (RATE * first[name] / (1 - 0.9**updates) / root).astype(np.float32)
        if scores:
            yield process_time() - begin, float(np.mean(scores))


if __name__ == "__main__":
    for spent, score in learn(float(sys.argv[1])):
        print(f"{spent:.1f},{score:.2f}", flush=True)
