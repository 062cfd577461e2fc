#!/usr/bin/env python3
"""Writes Tests/Fixtures/curves/steepest-slope.csv: the steepest slopes of cubic-beziers.

    pip install mpmath==1.3.0 && python3 scripts/oracles/steepest_slope.py > Tests/Fixtures/curves/steepest-slope.csv

|y'/x'| is compared at both ends and at every root of x' y'' - y' x'' in 0...1, in 1200-digit arithmetic. Inputs
are hexadecimal floats; slopes have 20 digits, `inf` where x' is 0 or the slope exceeds doubles.
"""
import random

from mpmath import mp, mpf

mp.dps = 1200
random.seed(20261122)


def slope(x, y, t):
    s = 1 - t
    dx = x[0] * s * s + 2 * (x[1] - x[0]) * s * t + (1 - x[1]) * t * t
    dy = y[0] * s * s + 2 * (y[1] - y[0]) * s * t + (1 - y[1]) * t * t
    if dx != 0:
        return dy / dx
    if dy != 0:
        return mp.sign(dy) * mp.inf
    return None


def limit(x, y, end):
    """The slope at an end; the ratio of the first terms that do not vanish."""
    if end:
        x, y = (1 - x[1], 1 - x[0]), (1 - y[1], 1 - y[0])
    for dx, dy in ((x[0], y[0]), (x[1], y[1]), (1, 1)):
        if dx != 0:
            return dy / dx
        if dy != 0:
            return mp.sign(dy) * mp.inf


def row(x1, y1, x2, y2):
    x, y = (mpf(x1), mpf(x2)), (mpf(y1), mpf(y2))
    if x == y:
        return
    d, e = (y[0], y[1] - y[0], 1 - y[1]), (x[0], x[1] - x[0], 1 - x[1])
    a, b, c = e[0] * d[1] - e[1] * d[0], e[0] * d[2] - e[2] * d[0], e[1] * d[2] - e[2] * d[1]
    found = [limit(x, y, False), limit(x, y, True)]
    # a s^2 + b s t + c t^2 = 0 for r = t/s
    ratios = []
    disc = b * b - 4 * a * c
    if disc > 0:
        q = -(b + (1 if b >= 0 else -1) * mp.sqrt(disc)) / 2
        ratios = [q / c if c != 0 else None, a / q if q != 0 else None]
    for r in ratios:
        if r is not None and r > 0:
            found.append(slope(x, y, r / (1 + r)))
    if x1 == 1 and x2 == 0:
        found.append(mp.inf if slope(x, y, mpf(1) / 2) != 0 and y != (1, 0) else None)
    steepest = max(abs(f) for f in found if f is not None)
    text = "inf" if steepest > mpf(2) ** 1024 else mp.nstr(steepest, 20)
    print(",".join([float(v).hex() for v in (x1, y1, x2, y2)] + [text]))


def near(base):
    """A number at, or within a few roundings to a part in a thousand of, 0 or 1."""
    gap = random.choice((0.0, 5e-324, 1e-300, 1e-100, 1e-20, 2.0**-53, 1e-15, 1e-10, 1e-5, 1e-3))
    return gap if base == 0 else 1 - gap


print("# steepest slopes in 1200-digit arithmetic: scripts/oracles/steepest_slope.py")
print("x1,y1,x2,y2,slope")
row(0.999999999999989, 1.5836932104083565, 5e-324, 1.0)
row(5e-324, 0.0, 0.0, 1.0)
for i in range(600):
    kind = i % 4
    if kind == 0:
        row(*(random.random() for _ in range(4)))
    elif kind == 1:  # a nearly vertical middle
        row(near(1), random.uniform(-1, 2), near(0), random.uniform(-1, 2))
    elif kind == 2:  # nearly vertical ends
        row(near(0), random.choice((0.0, random.random())), random.choice((near(0), near(1))),
            random.choice((1.0, random.random())))
    else:
        row(random.choice((near(0), near(1), random.random())),
            random.choice((-1, 1)) * 10 ** random.uniform(-5, 300),
            random.choice((near(0), near(1), random.random())),
            random.choice((-1, 1)) * 10 ** random.uniform(-5, 300))
