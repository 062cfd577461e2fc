#!/usr/bin/env python3
"""Diagnoses a port from its log. Usage: judge.py LOG STIFFNESS DAMPING [TOLERANCE]

`curvetool compare` tells whether the log is right; `curvetool fit` tells which spring the log is of, which
gives the mistake away.
"""
import cmath
import json
import math
import subprocess
import sys


def tool(*words):
    result = subprocess.run(["curvetool", *words, "--json"], capture_output=True, text=True)
    if result.returncode not in (0, 1):
        sys.exit(result.stderr.strip())
    return result.returncode, json.loads(result.stdout)


def euler(k, c, h):
    """k/m and c/m of the motion of semi-implicit Euler steps, from the eigenvalues of a step."""
    trace, product = 2 - h * h * k - h * c, 1 - h * c
    root = cmath.sqrt(trace * trace / 4 - product)
    a, b = (cmath.log(trace / 2 + s * root) / h for s in (1, -1))
    return (a * b).real, -(a + b).real


def near(a, b, part=0.02):
    return abs(a - b) <= part * abs(b)


log, stiffness, damping = sys.argv[1], float(sys.argv[2]), float(sys.argv[3])
tolerance = sys.argv[4] if len(sys.argv) > 4 else "0.5pt"
spring = f"spring(mass: 1, stiffness: {stiffness}, damping: {damping})"
judged = ["compare", log, spring, "--from-value", "0", "--to-value", "320", "--max-error", tolerance]

status, plain = tool(*judged)
if status == 0:
    print(f"{log}: right, at most {plain['maxError']:.3g} off")
    sys.exit(0)
status, aligned = tool(*judged, "--align")
if status == 0:
    print(f"{log}: right, but {1000 * aligned['offset']:.1f} ms late")
    sys.exit(1)

_, fit = tool("fit", log, "--to", "spring")
k, c = fit["stiffnessPerMass"]["value"], fit["dampingPerMass"]["value"]
ratio, expected = fit["dampingRatio"]["value"], damping / 2 / math.sqrt(stiffness)
times = [sample["time"] for sample in fit["samples"]]
step = euler(stiffness, damping, times[1] - times[0])
first = plain["firstBad"]["time"]
if near(k, step[0]) and near(c, step[1]):
    verdict = "one step of semi-implicit Euler a frame: step more finely, or use the closed form"
elif expected > 1 and near(ratio, 1) and near(k, stiffness):
    verdict = f"runs as critically damped; the damping ratio should be {expected:.3g}"
elif near(k, stiffness):
    verdict = f"the damping is {c / damping:.3g} times too large: does it depend on the frame rate?"
else:
    verdict = f"another spring: k/m {k:.4g}, c/m {c:.4g}"
print(f"{log}: wrong from {first:.3f} s on, up to {plain['maxError']:.3g} off: {verdict}")
sys.exit(1)
