#!/usr/bin/env python3
"""Writes Tests/Fixtures/curves/cubic-bezier-oracle.csv: values of cubic-bezier curves to 60 digits.

    python3 scripts/oracles/cubic_bezier.py > Tests/Fixtures/curves/cubic-bezier-oracle.csv

One row per curve: its control points and 200 points "x:high:low", where the exact value is
high + low. A third of the curves is degenerate: ends with x1 = 0 or x2 = 1, the triple roots,
pinched middles, and the locus 1 + 3 x1 - 3 x2 = 0 hit exactly and missed by units of rounding.
Needs mpmath. The seed is fixed, so the output is always the same.
"""

import math
import random

from mpmath import mp, mpf

mp.dps = 60
random.seed(20240817)


def x_of(x1, x2, t):
    s = 1 - t
    return 3 * x1 * t * s * s + 3 * x2 * t * t * s + t * t * t


def exact_value(curve, x):
    """y at the parameter found by bisection to 70 digits of t, or of 1 - t in the upper half."""
    x1, y1, x2, y2 = map(mpf, curve)
    x = mpf(x)
    upper = x > x_of(x1, x2, mpf(1) / 2)
    if upper:  # mirrored, so that a t near 1 keeps full precision
        x1, y1, x2, y2, x = 1 - x2, 1 - y2, 1 - x1, 1 - y1, 1 - x
    if x == 0:
        return mpf(1 if upper else 0)
    low = high = mpf(1) / 2
    while x_of(x1, x2, low) > x:
        high, low = low, low / 1024
    t = (low + high) / 2
    for _ in range(400):
        miss = x_of(x1, x2, t) - x
        if miss == 0:
            break
        if miss > 0:
            high = t
        else:
            low = t
        slope = 3 * (x1 * (1 - t) * (1 - 3 * t) + x2 * t * (2 - 3 * t) + t * t)
        t_next = t - miss / slope if slope > 0 else low
        if not low < t_next < high:
            t_next = (low + high) / 2
        if abs(t_next - t) <= abs(t) * mpf(10) ** -45:
            t = t_next
            break
        t = t_next
    s = 1 - t
    y = 3 * y1 * t * s * s + 3 * y2 * t * t * s + t * t * t
    return 1 - y if upper else y


def neighbour(x, steps):
    for _ in range(abs(steps)):
        x = math.nextafter(x, math.inf if steps > 0 else -math.inf)
    return min(max(x, 0.0), 1.0)


def ordinate():
    kind = random.randrange(6)
    if kind == 0:
        return random.choice([0.0, 1.0])
    if kind == 1:
        return round(random.uniform(-4, 5), 3)
    if kind == 2:
        return float("%.6g" % (random.choice([-1, 1]) * 10 ** random.uniform(-3, 6)))
    return round(random.random(), 4)


def ordinary():
    return (round(random.random(), 4), ordinate(), round(random.random(), 4), ordinate())


def degenerate(index):
    y1, y2 = ordinate(), ordinate()
    little = float("%.3g" % 10 ** random.uniform(-20, -1))
    minute = float("%.3g" % 10 ** random.uniform(-300, -20))
    x = round(random.random(), 4)
    kinds = [
        (0.0, y1, x, y2),
        (x, y1, 1.0, y2),
        (0.0, y1, 1.0, y2),
        (0.0, y1, 0.0, y2),
        (1.0, y1, 1.0, y2),
        (1.0, y1, 0.0, y1),
        (1.0, y1, 0.0, y2),
        (1 - little, y1, little, y2),
        (1.0, y1, minute, y1),
        (little, y1, little, y2),
        (1 - little, y1, 1 - little, y2),
        (minute, y1, minute, y2),
        (x / 2, y1, neighbour(1 / 3 + x / 2, random.randint(-3, 3)), y2),
        (0.0, 0.2, neighbour(1 / 3, random.randint(-2, 2)), 0.8),
    ]
    return kinds[index % len(kinds)]


def abscissas(curve):
    middle = min((1 + 3 * curve[0] + 3 * curve[2]) / 8, 1.0)
    fixed = [0.0, 1.0, 1e-300, 1e-30, 1e-17, 1e-9, 1 - 2**-53, 1 - 2**-52, 1 - 1e-9, 0.5]
    fixed += [neighbour(middle, k) for k in range(-3, 4)]
    fixed += [neighbour(0.5, k) for k in (-2, -1, 1, 2)]
    for power in (3, 6, 9, 12, 15):
        fixed += [neighbour(middle + sign * 10.0**-power, 0) for sign in (-1, 1)]
        fixed += [float("%.2g" % (10.0 ** -random.uniform(power - 3, power))) for _ in range(4)]
        fixed += [1 - float("%.2g" % (10.0 ** -random.uniform(power - 3, power))) for _ in range(4)]
    while len(fixed) < 200:
        fixed.append(round(random.random(), 6))
    return fixed


def text(x):
    return repr(x).removesuffix(".0")


print("# cubic-bezier(x1, y1, x2, y2) in 60-digit arithmetic: x:high:low, value high + low.")
print("# Made by scripts/oracles/cubic_bezier.py.")
print("x1,y1,x2,y2,points")
for number in range(300):
    curve = degenerate(number // 3) if number % 3 == 0 else ordinary()
    points = []
    for x in abscissas(curve):
        value = exact_value(curve, x)
        high = float(value)
        low = float(value - mpf(high))
        points.append("%s:%s:%.1g" % (text(x), text(high), low))
    print(",".join([*map(text, curve), " ".join(points)]))
