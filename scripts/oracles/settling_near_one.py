#!/usr/bin/env python3
"""Writes Tests/Fixtures/springs/settling-near-one.csv: settling times for thresholds close to 1.

    pip install mpmath==1.3.0 && python3 scripts/oracles/settling_near_one.py > Tests/Fixtures/springs/settling-near-one.csv

Springs solved in 120-digit arithmetic: the last time at which |y| > threshold, and the first at which |y| <=
threshold, for y(0) = 1 and y'(0) = -initialVelocity. Inputs are hexadecimal floats. `touch` is the relative
change of 1 - threshold that moves the time by its whole length: where it is small, the last swing only
touches the band.
"""
import random

from mpmath import mp, mpf

mp.dps = 120
random.seed(20261122)


def motion(m, k, c, v0):
    w2, a = mpf(k) / mpf(m), mpf(c) / (2 * mpf(m))
    delta, v = w2 - a * a, -mpf(v0)
    b = v + a
    q = -(w2 + a * v)
    r = mp.sqrt(abs(delta))

    def basis(t):
        if delta > 0:
            return mp.cos(r * t), mp.sin(r * t) / r
        if delta < 0:
            return mp.cosh(r * t), mp.sinh(r * t) / r
        return mpf(1), t

    def state(t):
        cc, ss = basis(t)
        e = mp.exp(-a * t)
        return e * (cc + b * ss), e * (v * cc + q * ss)

    def crossings(p, s):
        """The first time above 0 with p C + s S = 0, and the spacing; None if there is none."""
        if delta > 0:
            angle = mp.atan2(-p, s / r) if p != 0 else mp.pi
            while angle <= 0:
                angle += mp.pi
            return angle / r, mp.pi / r
        if s == 0 or -p / s <= 0:
            return None
        x = -p / s
        if delta == 0:
            return x, mp.inf
        return (mp.atanh(r * x) / r, mp.inf) if r * x < 1 else None

    return w2, a, delta, state, crossings(1, b), crossings(v, q)


def bisect(f, low, high):
    """The root of a function that is positive at low and not at high."""
    for _ in range(700):
        mid = (low + high) / 2
        if f(mid) > 0:
            low = mid
        else:
            high = mid
        if high - low < mid * mpf("1e-30"):
            break
    return (low + high) / 2


def upper(f, low, rate):
    high = low + 1 / rate
    while f(high) > 0:
        high = low + 2 * (high - low)
    return high


def settle(m, k, c, v0, eps):
    w2, a, delta, state, zeros, turns = motion(m, k, c, v0)
    rate = mp.sqrt(w2)

    def excess(t):
        return abs(state(t)[0]) - eps

    start = mpf(0)
    if turns and excess(turns[0]) > 0:
        start = turns[0]
        if delta > 0:
            height = abs(state(turns[0])[0])
            index = int(mp.floor(mp.log(height / eps) / (a * turns[1])))
            start = turns[0] + index * turns[1]
            assert excess(start) > 0 >= excess(start + turns[1])
    if zeros and delta > 0:
        zero = zeros[0]
        if zero < start:
            zero += mp.ceil((start - zero) / zeros[1]) * zeros[1]
        high = zero
    elif zeros and zeros[0] > start:
        high = zeros[0]
    else:
        high = upper(excess, start, rate)
    last = bisect(excess, start, high)
    # the first entry: after an outward turn, or from the start
    first = turns[0] if turns and -mpf(v0) > 0 else mpf(0)
    after = [z for z in ([zeros[0]] if zeros else []) if z > first]
    if zeros and delta > 0 and not after:
        after = [zeros[0] + zeros[1]]
    entry = bisect(excess, first, after[0] if after else upper(excess, first, rate))
    return last, entry, abs(state(last)[1]) * last


def row(m, k, c, v0, gap):
    eps = 1 - gap
    gap = 1 - mpf(eps)
    last, entry, change = settle(m, k, c, v0, mpf(eps))
    texts = [float(x).hex() for x in (m, k, c, v0, eps)]
    print(",".join(texts + [mp.nstr(last, 20), mp.nstr(entry, 20), mp.nstr(gap / change, 4)]))


def log_uniform(low, high):
    return 10 ** random.uniform(low, high)


print("# settling within thresholds close to 1, 120 digits: scripts/oracles/settling_near_one.py")
print("mass,stiffness,damping,initialVelocity,threshold,settling,entry,touch")
for i in range(900):
    m, k = log_uniform(-2, 2), log_uniform(0, 5)
    omega = float(mp.sqrt(mpf(k) / mpf(m)))
    zeta = [
        lambda: log_uniform(-3, 0), lambda: log_uniform(-14, -3), lambda: log_uniform(0, 2),
        lambda: log_uniform(2, 8), lambda: 1 + random.choice((-1, 1)) * log_uniform(-15.5, -1),
        lambda: random.uniform(0.2, 3),
    ][i % 6]()
    c = float(2 * mp.sqrt(mpf(m) * mpf(k)) * zeta)
    kind = i // 6 % 4
    v0 = 0.0 if kind < 2 else random.choice((-1, 1)) * omega * log_uniform(*((-12, 0), (-1, 1))[kind - 2])
    gap = (2.0**-53, 1e-15, log_uniform(-15.5, -10), log_uniform(-10, -1), 0.1)[i // 24 % 5]
    row(m, k, c, v0, gap)
