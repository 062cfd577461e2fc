#!/usr/bin/env python3
"""Writes Tests/Fixtures/arithmetic/elementary.csv: elementary functions in 60-digit arithmetic.

    pip install mpmath==1.3.0 && python3 scripts/oracles/elementary.py > Tests/Fixtures/arithmetic/elementary.csv

With two numbers, a seed and the cases of each kind, it writes others. Inputs are hexadecimal floats.
A result is the sum of two doubles, so that an error can be told in fractions of an ulp.
"""
import random
import sys

import mpmath
from mpmath import mp, mpf

mp.dps = 60
random.seed(int(sys.argv[1]) if len(sys.argv) > 1 else 20261121)
COUNT = int(sys.argv[2]) if len(sys.argv) > 2 else 25


def between(low, high):
    return random.uniform(low, high)


def power(low, high):
    """Of either sign, with a uniform logarithm."""
    return random.choice((-1, 1)) * 2.0 ** random.uniform(low, high)


def near(multiple):
    """The double nearest to a multiple of pi/2."""
    return float(random.randrange(1, multiple) * mp.pi / 2)


def write(name, x, y, value):
    high = float(value)
    if 1e-290 < abs(high) < 1.7e308:
        print(name, float(x).hex(), float(y).hex(), high.hex(), float(value - mpf(high)).hex(), sep=",")


UNARY = {
    "exp": (mpmath.exp, [lambda: power(-60, 9.4), lambda: between(-5, 5)]),
    "exp2": (lambda x: mpf(2) ** x, [lambda: between(-960, 1000), lambda: between(-10, 1)]),
    "expMinusOne": (mpmath.expm1, [lambda: power(-60, 5.5), lambda: between(-3, 3)]),
    "log": (
        mpmath.log,
        [lambda: abs(power(-1022, 1023)), lambda: between(0.4, 3), lambda: 1 + power(-52, -1)],
    ),
    "logOnePlus": (
        mpmath.log1p,
        [lambda: abs(power(-60, 80)), lambda: -abs(power(-60, -0.001)), lambda: between(-0.9, 3)],
    ),
    "sinh": (mpmath.sinh, [lambda: power(-60, 9.4), lambda: between(-3, 3)]),
    "cosh": (mpmath.cosh, [lambda: power(-60, 9.4), lambda: between(-3, 3)]),
    "asinh": (mpmath.asinh, [lambda: power(-60, 1000), lambda: between(-3, 3)]),
    "log10": (mpmath.log10, [lambda: abs(power(-1022, 1023)), lambda: between(0.3, 20)]),
    "atanh": (mpmath.atanh, [lambda: power(-60, -1e-9), lambda: between(-1, 1)]),
    "asin": (mpmath.asin, [lambda: power(-60, 0), lambda: between(-1, 1), lambda: 1 - abs(power(-53, -1))]),
    "acos": (mpmath.acos, [lambda: power(-60, 0), lambda: between(-1, 1), lambda: 1 - abs(power(-53, -1))]),
    "cbrt": (
        lambda x: mpf(x) ** (mpf(1) / 3) if x > 0 else -(mpf(-x) ** (mpf(1) / 3)),
        [lambda: power(-1022, 1023), lambda: between(0, 8)],
    ),
}
CIRCULAR = [
    lambda: power(-60, 20),
    lambda: between(-10, 10),
    lambda: near(100_000),
    lambda: power(20, 1023),
    lambda: near(2**50),
]
for name in ("sin", "cos", "tan"):
    UNARY[name] = (getattr(mpmath, name), CIRCULAR)


def close(low, high, x):
    return x * power(low, high)


def main():
    print("# elementary functions in 60-digit arithmetic: scripts/oracles/elementary.py")
    print("function,x,y,high,low")
    for name, (function, draws) in UNARY.items():
        mp.dps = 400 if draws is CIRCULAR else 60
        for draw in draws:
            for _ in range(COUNT):
                x = draw()
                write(name, x, 0, function(mpf(x)))
    mp.dps = 60
    for _ in range(COUNT):
        for x, y in [
            (power(-300, 300), power(-300, 300)),
            (between(-3, 3), between(-3, 3)),
            (x := power(-950, 1000), close(-30, 20, x)),
        ]:
            write("atan2", x, y, mpmath.atan2(mpf(x), mpf(y)))
        for x, y in [
            (abs(power(-1022, 1023)), power(-10, 4)),
            (abs(power(-10, 10)), between(-100, 100)),
            (between(0.01, 1), random.choice((2.4, 1 / 2.4, 3.0, 4.0, 5.0, 0.5))),
            (abs(power(-0.01, 0.01)), between(-40000, 40000)),
        ]:
            write("pow", x, y, mpf(x) ** mpf(y))
        for x, y in [(x := power(-950, 1000), close(-20, 20, x)), (between(-1, 1), between(-1, 1))]:
            write("hypot", x, y, mp.sqrt(mpf(x) ** 2 + mpf(y) ** 2))


main()
