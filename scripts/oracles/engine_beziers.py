#!/usr/bin/env python3
"""Writes Tests/Fixtures/curves/engine-beziers.csv: how far the cubic-beziers of libraries are from exact ones.

    python3 scripts/oracles/engine_beziers.py > Tests/Fixtures/curves/engine-beziers.csv

The solvers are those of the published sources: bezier-easing 2 (also within React Native, Reanimated and lottie-web),
Motion 12 (motion-utils, cubic-bezier) and anime.js 4. Each is compared with 200 bisections at 200,001 progresses.
"""

import struct

CURVES = [
    (0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0.4, 0, 0.2, 1), (1, 0, 0, 1), (0.95, 0.05, 0.795, 0.035),
    (0, 1.5, 1, -0.5), (0.05, 0.7, 0.1, 1), (0.9, 0, 0.9, 1), (0.3, 0.3, 0.7, 0.7),
]
COUNT = 200_000


def cubic(t, a, b):
    return (((1 - 3 * b + 3 * a) * t + (3 * b - 6 * a)) * t + 3 * a) * t


def slope(t, a, b):
    return 3 * (1 - 3 * b + 3 * a) * t * t + 2 * (3 * b - 6 * a) * t + 3 * a


def halved(x, low, high, x1, x2, limit):
    count = 0
    while True:
        t = low + (high - low) / 2
        miss = cubic(t, x1, x2) - x
        if miss > 0:
            high = t
        else:
            low = t
        count += 1
        if not (abs(miss) > 1e-7 and count < limit):
            return t


def single(value):
    return struct.unpack("f", struct.pack("f", value))[0]


def bezier_easing(x1, y1, x2, y2):
    samples = [single(cubic(i * 0.1, x1, x2)) for i in range(11)]

    def solve(x):
        start, index = 0.0, 1
        while index != 10 and samples[index] <= x:
            index, start = index + 1, start + 0.1
        index -= 1
        guess = start + (x - samples[index]) / (samples[index + 1] - samples[index]) * 0.1
        first = slope(guess, x1, x2)
        if first == 0:
            return guess
        if first < 0.001:
            return halved(x, start, start + 0.1, x1, x2, 10)
        for _ in range(4):
            here = slope(guess, x1, x2)
            if here == 0:
                return guess
            guess -= (cubic(guess, x1, x2) - x) / here
        return guess

    return lambda x: cubic(solve(x), y1, y2)


def halving(limit):
    return lambda x1, y1, x2, y2: lambda x: cubic(halved(x, 0.0, 1.0, x1, x2, limit), y1, y2)


def exact(x1, y1, x2, y2):
    def value(x):
        low, high = 0.0, 1.0
        for _ in range(60):
            t = (low + high) / 2
            if 3 * x1 * t * (1 - t) ** 2 + 3 * x2 * t * t * (1 - t) + t ** 3 < x:
                low = t
            else:
                high = t
        t = (low + high) / 2
        return 3 * y1 * t * (1 - t) ** 2 + 3 * y2 * t * t * (1 - t) + t ** 3

    return value


print("# Made by scripts/oracles/engine_beziers.py.")
print("target,x1,y1,x2,y2,largest")
for curve in CURVES:
    linear = curve[0] == curve[1] and curve[2] == curve[3]
    truth = [exact(*curve)(i / COUNT) for i in range(1, COUNT)]
    for target, engine in [("reanimated", bezier_easing), ("motion", halving(12)), ("anime", halving(100))]:
        solved = engine(*curve)
        worst = 0.0 if linear else max(abs(solved(i / COUNT) - truth[i - 1]) for i in range(1, COUNT))
        print(target, *curve, worst, sep=",")
