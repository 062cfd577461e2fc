#!/usr/bin/env python3
"""Writes the logs of five ports of a spring: a correct one, and four with a typical mistake each.

Each is a program of its own that steps m x'' + c x' + k x = 0 from 0 to 320 points, as an app does; none
uses the toolkit. Usage: integrate.py FOLDER
"""
import math
import sys

FRAMES = 60  # frames per second in the log


def write(folder, name, positions, first=0.0):
    with open(f"{folder}/{name}.csv", "w") as log:
        log.write("time,value\n")
        for frame, x in enumerate(positions):
            log.write(f"{first + frame / FRAMES:.6f},{320 * x:.4f}\n")


def fine(k, c, seconds, steps=64):
    """The fourth-order Runge-Kutta method, many steps per frame: practically exact here."""
    h = 1 / FRAMES / steps
    x, v, positions = 0.0, 0.0, []
    pull = lambda x, v: k * (1 - x) - c * v
    for _ in range(round(seconds * FRAMES) + 1):
        positions.append(x)
        for _ in range(steps):
            x1, v1 = v, pull(x, v)
            x2, v2 = v + h / 2 * v1, pull(x + h / 2 * x1, v + h / 2 * v1)
            x3, v3 = v + h / 2 * v2, pull(x + h / 2 * x2, v + h / 2 * v2)
            x4, v4 = v + h * v3, pull(x + h * x3, v + h * v3)
            x += h / 6 * (x1 + 2 * x2 + 2 * x3 + x4)
            v += h / 6 * (v1 + 2 * v2 + 2 * v3 + v4)
    return positions


def semi_implicit(k, c, seconds):
    """One step of semi-implicit Euler per frame: the mistake of most hand-written springs."""
    h = 1 / FRAMES
    x, v, positions = 0.0, 0.0, []
    for _ in range(round(seconds * FRAMES) + 1):
        positions.append(x)
        v += h * (k * (1 - x) - c * v)
        x += h * v
    return positions


def per_frame_friction(k, c, seconds, display=120, tuned=60):
    """Friction as a factor per frame, tuned on a 60 Hz display and run on a 120 Hz display."""
    friction = math.exp(-c / tuned)
    h, steps = 1 / display / 32, 32
    x, v, positions = 0.0, 0.0, []
    for frame in range(round(seconds * display) + 1):
        if frame % (display // FRAMES) == 0:
            positions.append(x)
        for _ in range(steps):
            # The friction of a whole frame, spread over the frame; the spring itself is integrated with fine steps.
            v *= friction ** (1 / steps)
            v += h * k * (1 - x)
            x += h * v
    return positions


def critical_clamp(k, c, seconds):
    """Runs a damping ratio above 1 as 1, as some platforms do."""
    return fine(k, min(c, 2 * math.sqrt(k)), seconds)


if __name__ == "__main__":
    folder = sys.argv[1]
    write(folder, "right", fine(230, 22, 0.8))
    write(folder, "late", fine(230, 22, 0.8), first=2.5 / FRAMES)
    write(folder, "semi-implicit-euler", semi_implicit(230, 22, 0.8))
    write(folder, "friction-per-frame", per_frame_friction(230, 22, 0.8))
    write(folder, "critical-clamp", critical_clamp(230, 45, 0.8))
