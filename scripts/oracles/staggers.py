#!/usr/bin/env python3
"""Writes Tests/Fixtures/timeline/staggers.csv: delays of staggered elements by the published rules of GSAP 3
(utils.distribute), anime.js 4 (stagger) and Motion 12 (stagger), each 0.1 s.

    python3 scripts/oracles/staggers.py > Tests/Fixtures/timeline/staggers.csv
"""
from math import floor, inf, sqrt

EACH = 0.1


def gsap(count, origin, columns, axis, ease):
    """Origins given as shares lie on a grid's border, half a step before its first column."""
    shares = {"center": 0.5, "edges": 0.5, "last": 1}
    wrap = columns or inf
    if origin in shares:
        x0 = min(wrap, count) * shares[origin] - 0.5
        y0 = count * shares[origin] / wrap - 0.5 if columns else 0
    else:
        index = 0 if origin == "first" else origin
        x0, y0 = (index % columns, index // columns) if columns else (index, 0)
    distances = []
    for j in range(count):
        row, column = divmod(j, columns) if columns else (0, j)
        x, y = column - x0, row - y0
        distances.append({"x": abs(x), "y": abs(y)}.get(axis, sqrt(x * x + y * y)))
    low, span = min(distances), max(distances) - min(distances)
    if not columns or columns > count:
        steps = count - 1
    else:
        steps = {"x": columns, "y": count / columns}.get(axis, max(columns, count / columns))
    parts = [(d - low) / span if span else 0 for d in distances]
    if origin == "edges":
        parts = [1 - p for p in parts]
    return [round(EACH * steps * ease(p), 7) for p in parts]


def anime(count, origin, columns, axis, ease):
    """The last origin of a grid is the last element, not the corner; edges are reversed from the centre."""
    is_center = origin in ("center", "edges")
    index = {"first": 0, "last": count - 1}.get(origin, (count - 1) / 2 if is_center else origin)
    values = []
    for j in range(count):
        if not columns:
            values.append(abs(index - j))
            continue
        rows = -(-count // columns)
        x0 = (columns - 1) / 2 if is_center else index % columns
        y0 = (rows - 1) / 2 if is_center else index // columns
        dx, dy = x0 - j % columns, y0 - j // columns
        values.append({"x": -dx, "y": -dy}.get(axis, sqrt(dx * dx + dy * dy)))
    largest = max(values)
    if ease is not linear:
        values = [ease(v / largest) * largest for v in values]
    if origin == "edges":
        values = [-v if axis else abs(largest - v) for v in values]
    return [EACH * floor(100 * v + 0.5) / 100 for v in values]


def motion(count, origin, columns, axis, ease):
    """The easing runs over count steps, one more than there are."""
    index = {"first": 0, "last": count - 1, "center": (count - 1) / 2}.get(origin, origin)
    whole = EACH * count
    return [ease(EACH * abs(index - j) / whole) * whole for j in range(count)]


def linear(p):
    return p


def in_quad(p):
    return p * p


def main():
    print("library,count,from,columns,axis,easing,delays")
    for name, rule in (("gsap", gsap), ("anime", anime), ("motion", motion)):
        for ease in (linear, in_quad):
            for count, columns in ((1, 0), (4, 0), (5, 0), (9, 3), (12, 4), (10, 4), (3, 5)):
                for axis in ("", "x", "y") if columns else ("",):
                    for origin in ("first", "center", "last", "edges", 2 if count > 2 else 0):
                        if name == "motion" and (columns or origin == "edges"):
                            continue
                        if name == "anime" and (axis or count == 1) and ease is in_quad:
                            continue  # it divides by 0, or eases parts below 0
                        delays = rule(count, origin, columns, axis, ease)
                        text = " ".join(f"{d + 0.0:.12g}" for d in delays)
                        easing = "penner.in-quad" if ease is in_quad else ""
                        print(f"{name},{count},{origin},{columns or ''},{axis},{easing},{text}")


main()
