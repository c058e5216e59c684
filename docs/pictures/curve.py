"""A learning curve: `python docs/learn_tiny_towns.py 150 | python docs/pictures/curve.py > learning.svg`.

The words below and beside it can be given: `... | python docs/pictures/curve.py "decisions" "mean margin"`.
"""

import sys

WIDTH, HEIGHT, LEFT, BOTTOM, SMOOTH = 640, 300, 56, 44, 15


def draw(curve: list[tuple[float, float]], below: str = "seconds of CPU time, one core", beside: str = "mean score") -> str:
    """Return the mean of the last rounds over the seconds of CPU time, or something else, as SVG."""
    means = []
    for place in range(len(curve)):
        last = [score for _, score in curve[max(0, place - SMOOTH + 1) : place + 1]]
        means.append(sum(last) / len(last))
    end, low, high = curve[-1][0], int(min(means) // 5) * 5, int(max(means) // 5) * 5 + 5

    def at(time: float, score: float) -> tuple[float, float]:
        across, up = time / end, (score - low) / (high - low)
        return LEFT + across * (WIDTH - LEFT - 16), HEIGHT - BOTTOM - up * (HEIGHT - BOTTOM - 16)

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
    ]
    lines.append(f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>')
    for score in range(low, high + 1, 5):
        y = at(0, score)[1]
        lines.append(f'<path d="M{LEFT} {y:.1f}H{WIDTH - 16}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{score}</text>')
    for tenth in range(0, 11, 2):
        x = at(end * tenth / 10, low)[0]
        lines.append(f'<text x="{x:.1f}" y="{HEIGHT - BOTTOM + 18}" text-anchor="middle">{end * tenth / 10:.0f}</text>')
    path = " ".join("{:.1f},{:.1f}".format(*at(time, mean)) for (time, _), mean in zip(curve, means))
    lines.append(f'<polyline points="{path}" fill="none" stroke="#1f6f8b" stroke-width="2"/>')
    lines.append(f'<text x="{WIDTH / 2}" y="{HEIGHT - 8}" text-anchor="middle">{below}</text>')
    lines.append(f'<text transform="translate(14 {HEIGHT / 2 - 20}) rotate(-90)" text-anchor="middle">{beside}</text></svg>')
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    rows = [line.split(",") for line in sys.stdin]
    sys.stdout.write(draw([(float(time), float(score)) for time, score in rows], *sys.argv[1:]))
