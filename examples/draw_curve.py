"""Draws what `ppo_pac_man.py --curve` wrote as an SVG: wins against the opponent over time.

python examples/draw_curve.py curve.jsonl curve.svg
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 56, 20, 24, 44


def drawn(lines: list[dict[str, float | str]]) -> str:
    """Points with bars of two standard errors, and a line where both would win as often."""
    minutes = [float(line["seconds"]) / 60 for line in lines]
    longest = max(1.0, *minutes)

    def across(minute: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minute / longest

    def up(share: float) -> float:
        return TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)

    body = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        dash = "" if share == 0.5 else ' stroke-opacity="0.25"'
        body.append(
            f'<path d="M{LEFT} {up(share):.1f}H{WIDTH - RIGHT}" stroke="#777"{dash}/>'
            f'<text x="{LEFT - 8}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>'
        )
    for minute in range(int(longest) + 1):
        text = f'<text x="{across(minute):.1f}" y="{HEIGHT - 22}" text-anchor="middle">'
        body.append(f"{text}{minute}</text>")
    points = " ".join(
        f"{across(minute):.1f},{up(float(line['share'])):.1f}"
        for minute, line in zip(minutes, lines, strict=True)
    )
    body.append(f'<polyline points="{points}" fill="none" stroke="#b3541e" stroke-width="2"/>')
    for minute, line in zip(minutes, lines, strict=True):
        share, error = float(line["share"]), float(line["error"])
        x = f"{across(minute):.1f}"
        bar = f"M{x} {up(min(1, share + error)):.1f}V{up(max(0, share - error)):.1f}"
        body.append(f'<path d="{bar}" stroke="#b3541e"/>')
        body.append(f'<circle cx="{x}" cy="{up(share):.1f}" r="3.5" fill="#b3541e"/>')
    opponent = lines[0]["opponent"]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="13" fill="#777" role="img">\n'
        f"<title>Wins against {opponent}, by minutes of learning</title>\n"
        + "\n".join(body)
        + f'\n<text x="{WIDTH / 2}" y="{HEIGHT - 4}" text-anchor="middle">minutes</text>\n</svg>\n'
    )


if __name__ == "__main__":
    source, target = map(Path, sys.argv[1:])
    target.write_text(drawn([json.loads(line) for line in source.read_text().splitlines()]))
