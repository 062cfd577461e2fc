#!/usr/bin/env python3
"""Writes Tests/Fixtures/paths/lengths.csv: arc lengths of seeded Bezier segments in 40-digit arithmetic.

Each row: path data; then for each of three parameters t the length from the start, and the whole length.
Needs mpmath (PyPI). A quarter of the curves have cusps or nearly so, others loop, turn back on a line, or
have control points on their ends.
"""
import os
import random
import mpmath as mp

mp.mp.dps = 40
rng = random.Random(20261121)


def number():
    return round(rng.uniform(-100, 100), 3)


def cubic(kind):
    a, d = (number(), number()), (number(), number())
    b, c = (number(), number()), (number(), number())
    if kind == "cusp":  # control points crossed: x' and y' vanish together at 1/2
        c = (a[0] + b[0] - a[0], 0)
        h, k = abs(number()) + 1, abs(number()) + 1
        a, b, c, d = (0.0, 0.0), (h, k), (0.0, k), (h, 0.0)
    elif kind == "near-cusp":
        h, k, e = abs(number()) + 1, abs(number()) + 1, 10 ** rng.uniform(-9, -2)
        a, b, c, d = (0.0, 0.0), (h, k), (e, k), (h, 0.0)
    elif kind == "line":  # turning back
        p = [number() for _ in range(4)]
        a, b, c, d = [(x, 2 * x) for x in p]
    elif kind == "ends":
        b, c = a, d
    elif kind == "end":
        c = d
    return a, b, c, d


def speed(points):
    n = len(points) - 1
    legs = [
        (mp.mpf(q[0]) - mp.mpf(p[0]), mp.mpf(q[1]) - mp.mpf(p[1])) for p, q in zip(points, points[1:])
    ]

    def derivative(t):
        s = 1 - t
        if n == 1:
            w = [1]
        elif n == 2:
            w = [2 * s, 2 * t]
        else:
            w = [3 * s * s, 6 * s * t, 3 * t * t]
        return tuple(sum(u * leg[i] for u, leg in zip(w, legs)) for i in (0, 1))

    return lambda t: mp.sqrt(sum(v * v for v in derivative(t))), derivative


def breaks(derivative, n):
    """The places where the speed may be smallest, so that the quadrature gets smooth pieces."""
    if n < 2:
        return []
    h = mp.mpf(10) ** -15
    # B'.B'' as a polynomial through exact values at four places
    second = lambda t: tuple(
        (derivative(t + h)[i] - derivative(t - h)[i]) / (2 * h) for i in (0, 1))
    xs = [mp.mpf(i) / 3 for i in range(4)]
    ys = [sum(p * q for p, q in zip(derivative(x), second(x))) for x in xs]
    rows = mp.matrix([[x ** k for k in range(3, -1, -1)] for x in xs])
    coefficients = [c for c in mp.lu_solve(rows, mp.matrix(ys))]
    size = max(abs(c) for c in coefficients) or 1
    while coefficients and abs(coefficients[0]) < size * mp.mpf(10) ** -12:
        coefficients.pop(0)
    if len(coefficients) < 2:
        return []
    roots = mp.polyroots(coefficients, maxsteps=500, extraprec=200)
    found = []
    for r in roots:
        if 0 < mp.re(r) < 1:
            found.append(mp.re(r))
            width = abs(mp.im(r))
            if mp.mpf(10) ** -20 < width < 0.2:  # a near cusp: step out from it
                step = width
                while step < 1:
                    found += [mp.re(r) - step, mp.re(r) + step]
                    step *= 4
    return sorted({x for x in found if 0 < x < 1})


def text(points):
    p = lambda q: f"{q[0]!r},{q[1]!r}"
    return f"M{p(points[0])} {'LQC'[len(points) - 2]}" + " ".join(p(q) for q in points[1:])


path = os.path.join(os.path.dirname(__file__), "../../Tests/Fixtures/paths/lengths.csv")
os.makedirs(os.path.dirname(path), exist_ok=True)
with open(path, "w") as out:
    out.write("path,t1,length1,t2,length2,t3,length3,length\n")
    kinds = ["plain"] * 60 + ["cusp"] * 15 + ["near-cusp"] * 30 + ["line"] * 20
    kinds += ["ends"] * 10 + ["end"] * 10 + ["quad"] * 30 + ["quad-line"] * 10
    for kind in kinds:
        points = cubic(kind)
        if kind == "quad":
            points = points[0], points[1], points[3]
        elif kind == "quad-line":
            points = (0.0, 0.0), (number(), 0.0), (number(), 0.0)
        f, derivative = speed(points)
        cuts = breaks(derivative, len(points) - 1)
        parameters = sorted(round(rng.uniform(0, 1), 6) for _ in range(3))
        cells = []
        for t in parameters + [1]:
            inside = [c for c in cuts if c < t]
            cells.append(mp.nstr(mp.quad(f, [0] + inside + [t]), 20))
        fields = [f'"{text(points)}"']
        for t, cell in zip(parameters, cells):
            fields += [repr(t), cell]
        out.write(",".join(fields + [cells[3]]) + "\n")
