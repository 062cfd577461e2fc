#!/usr/bin/env python3
"""Writes Tests/Fixtures/springs/oracle.csv: damped springs solved in 60-digit arithmetic.

    pip install mpmath==1.3.0 && python3 scripts/oracles/damped_spring.py > Tests/Fixtures/springs/oracle.csv

Inputs are hexadecimal floats, so that both sides solve the same spring to the last bit; results
have 20 digits. Residuals are (to - value)/(to - from); `scale` and `velocityScale` are the sums of
the magnitudes of the terms that make residual and velocity up, so that scale/|residual| says how
well conditioned the result is. `touch` is the same for the settling time: the relative change of
the threshold that moves it by its whole length.
"""
import random

from mpmath import mp, mpf

mp.dps = 60
random.seed(20261121)
EPS = mpf("0.001")


def solution(m, k, c, v0):
    """The terms whose sums are y and y', as functions of time."""
    m, k, c, v0 = mpf(m), mpf(k), mpf(c), mpf(v0)
    w2, a = k / m, c / (2 * m)
    delta = w2 - a * a
    y0, v = mpf(1), -v0
    b = v + a * y0
    q = -(w2 * y0 + a * v)

    def terms(t):
        t = mpf(t)
        if delta > 0:
            r = mp.sqrt(delta)
            cc, ss = mp.cos(r * t), mp.sin(r * t) / r
        elif delta < 0:
            r = mp.sqrt(-delta)
            cc, ss = mp.cosh(r * t), mp.sinh(r * t) / r
        else:
            cc, ss = mpf(1), t
        e = mp.exp(-a * t)
        return e * y0 * cc, e * b * ss, e * v * cc, e * q * ss

    return w2, a, delta, b, q, v, terms


def bisect(f, low, high):
    """The root of a decreasing function, to 40 digits relative."""
    for _ in range(400):
        mid = (low + high) / 2
        if f(mid) > 0:
            low = mid
        else:
            high = mid
        if high - low < mid * mpf("1e-40"):
            break
    return (low + high) / 2


def settle(w2, a, delta, b, q, v, terms, eps):
    """The last time |y| = eps, from the extrema of y (oscillating) or its one turn."""

    def y(t):
        t1, t2, _, _ = terms(t)
        return abs(t1 + t2)

    start = mpf(0)
    if delta > 0:
        r = mp.sqrt(delta)
        # extrema: v cos + q sin / r = 0
        first = mp.atan2(-v, q / r) if v != 0 else mp.pi
        while first <= 0:
            first += mp.pi
        first /= r
        step = mp.pi / r
        # heights decrease by a constant factor: the last one above eps, checked on both sides
        k = -1
        if y(first) > eps:
            k = int(mp.floor(mp.log(y(first) / eps) / (a * step)))
            assert y(first + k * step) > eps >= y(first + (k + 1) * step)
            start = first + k * step
        elif eps >= 1:
            return mpf(0)
        # the zero of y after the start
        zero = mp.atan2(-1, b / r)
        while zero <= r * start:
            zero += mp.ceil((r * start - zero) / mp.pi) * mp.pi or mp.pi
        return bisect(lambda t: y(t) - eps, start, zero / r)
    # at most one turn: tanh(r t)/r = -v/q
    r = mp.sqrt(-delta)
    if q != 0 and -v / q > 0 and r * (-v / q) < 1:
        turn = mp.atanh(r * (-v / q)) / r if r else -v / q
        if y(turn) > eps:
            start = turn
    high = max(start, 1 / a)
    if start == 0 and b < 0 and r * (-1 / b) < 1:  # no turn above eps: settles before the zero
        high = mp.atanh(r * (-1 / b)) / r if r else -1 / b
        return bisect(lambda t: y(t) - eps, start, high)
    while y(high) > eps:
        high *= 2
    return bisect(lambda t: y(t) - eps, start, high)


def row(m, k, c, v0, fraction):
    w2, a, delta, b, q, v, terms = solution(m, k, c, v0)
    T = settle(w2, a, delta, b, q, v, terms, EPS)
    t = float(T * mpf(fraction))
    t1, t2, u1, u2 = terms(t)
    y, dy = t1 + t2, u1 + u2
    s1, s2, p1, p2 = terms(T)
    touch = EPS / (abs(p1 + p2) * T) if T else mpf(0)
    text = [float(x).hex() for x in (m, k, c, v0, t)]
    text += [mp.nstr(x, 20) for x in (y, dy, T)]
    text += [mp.nstr(x, 4) for x in (abs(t1) + abs(t2), abs(u1) + abs(u2), touch)]
    print(",".join(text))


def log_uniform(low, high):
    return 10 ** random.uniform(low, high)


def main():
    print("# damped springs in 60-digit arithmetic: scripts/oracles/damped_spring.py")
    print("mass,stiffness,damping,initialVelocity,time,residual,velocity,settling,scale,velocityScale,touch")
    for i in range(2400):
        kind = i % 6
        wide = i % 5 == 0
        m = log_uniform(-300, 300) if wide else log_uniform(-2, 2)
        k = log_uniform(-300, 300) if wide else log_uniform(0, 5)
        critical = 2 * mp.sqrt(mpf(m) * mpf(k))
        if kind <= 2:
            zeta = mpf(log_uniform(-3, 0))
        elif kind == 3:
            zeta = mpf(log_uniform(0, 5))
        elif kind == 4:
            zeta = 1 + random.choice((-1, 1)) * mpf(log_uniform(-15.5, -1))
        else:
            zeta = mpf(random.uniform(0.2, 3))
        c = float(zeta * critical)
        omega = float(mp.sqrt(mpf(k) / mpf(m)))
        if i % 3 == 0:
            v0 = 0.0
        else:
            v0 = random.choice((-1, 1)) * omega * log_uniform(-3, 6)
        if i % 7 == 0:  # the direction that starts on one of the two exponentials
            v0 = omega * float(zeta)
        row(m, k, c, v0, random.uniform(0, 1.1))


main()
