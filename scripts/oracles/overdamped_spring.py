#!/usr/bin/env python3
"""Writes Tests/Fixtures/springs/overdamped-oracle.csv: thrown overdamped springs in 60-digit arithmetic.

    pip install mpmath==1.3.0
    python3 scripts/oracles/overdamped_spring.py > Tests/Fixtures/springs/overdamped-oracle.csv

From the two exponentials of the residual, with initial velocities next to the fast and the slow rate,
where one of the two has almost no part in the motion. Inputs are hexadecimal floats; results have 20
digits, and `none` if there is no peak or it exceeds the range of doubles. `touch` is the conditioning of a settling time: the
relative change of the threshold that moves it by its whole length.
"""
import random

from mpmath import mp, mpf

mp.dps = 60
random.seed(20261122)


def settle(A, B, s, f, eps):
    """The last time |A e^(-s t) + B e^(-f t)| = eps, and its conditioning."""

    def y(t):
        return abs(A * mp.exp(-s * t) + B * mp.exp(-f * t))

    low, high = mpf(0), mpf("inf")
    if A * B < 0:
        turn = mp.log(-f * B / (s * A)) / (f - s)
        zero = mp.log(-B / A) / (f - s)
        if turn > 0 and y(turn) > eps:
            low = turn
        elif zero > 0:
            high = zero
    if low == 0 and y(low) <= eps:
        return mpf(0), mpf(0)
    if high == mpf("inf"):
        high = max(2 * low, 1 / f)
        while y(high) > eps:
            high *= 2
    for _ in range(400):
        middle = (low + high) / 2
        if y(middle) > eps:
            low = middle
        else:
            high = middle
        if high - low < middle * mpf("1e-40"):
            break
    t = (low + high) / 2
    slope = abs(A * s * mp.exp(-s * t) + B * f * mp.exp(-f * t))
    return t, eps / (slope * t)


def row(m, k, c, v0, threshold, speed):
    m, k, c, v, eps, limit = (mpf(x) for x in (m, k, c, v0, threshold, speed))
    a = c / (2 * m)
    mu = mp.sqrt(a * a - k / m)
    fast, slow = a + mu, k / m / (a + mu)
    A, B = (fast - v) / (2 * mu), -(slow - v) / (2 * mu)
    settling, touch = settle(A, B, slow, fast, eps)
    rest, restTouch = settle(-slow * A, -fast * B, slow, fast, limit)
    peak = overshoot = "none"
    if A < 0 < B:
        t = mp.log(-fast * B / (slow * A)) / (2 * mu)
        height = -(A * mp.exp(-slow * t) + B * mp.exp(-fast * t))
        if height > mpf("1e-308"):
            peak, overshoot = mp.nstr(t, 20), mp.nstr(height, 20)
    text = [float(x).hex() for x in (m, k, c, v, eps, limit)]
    text += [mp.nstr(settling, 20), mp.nstr(rest, 20), mp.nstr(touch, 4), mp.nstr(restTouch, 4)]
    print(",".join(text + [peak, overshoot]))


def log_uniform(low, high):
    return 10 ** random.uniform(low, high)


def main():
    print("# thrown overdamped springs in 60-digit arithmetic: scripts/oracles/overdamped_spring.py")
    print(
        "mass,stiffness,damping,initialVelocity,threshold,speed,settling,speedSettling,touch,speedTouch,"
        "peakTime,overshoot"
    )
    row(1, 100, 2e9, 2.02e9, 0.001, 1)
    row(1, 100, 200000, 200000.0017, 1e-8, 1e-8)
    row(1, 100, 1588.6564694485628, 1588.593520685445, 1e-12, 1e-9)
    row(1, 100, 30, 26.2, 0.001, 0.001)
    for i in range(600):
        m, k = log_uniform(-2, 2), log_uniform(0, 5)
        zeta = 1 + log_uniform(-6, 0) if i % 2 else log_uniform(0.01, 9)
        c = float(2 * zeta * mp.sqrt(mpf(m) * mpf(k)))
        a = mpf(c) / (2 * mpf(m))
        fast = a + mp.sqrt(a * a - mpf(k) / mpf(m))
        slow = mpf(k) / mpf(m) / fast
        near = random.choice((-1, 1)) * log_uniform(-15, 0)
        v0 = (fast * (1 + abs(near)), fast * (1 + near), slow * (1 + near), a * near)[i // 2 % 4]
        speed = log_uniform(-9, 0) * float(slow if random.random() < 0.5 else fast)
        row(m, k, c, float(v0), log_uniform(-12, -0.5), speed)


main()
