#!/usr/bin/env python3
"""Writes Tests/Fixtures/curves/script-eases.csv: eases of GSAP, Penner and anime.js by their published formulas.

    python3 scripts/oracles/script_eases.py > Tests/Fixtures/curves/script-eases.csv

GSAP 3.13 builds every ease from its ease-out (gsap-core.js: _configBack, _configElastic, SteppedEase). Penner's
elastic equations are the three functions of his ActionScript 2 library. anime.js 4 builds every ease from its
ease-in. In 40-digit arithmetic, with mpmath.
"""

from mpmath import asin, mp, mpf, pi, sin

mp.dps = 40


def gsap(out, kind):
    if kind == "out":
        return out
    if kind == "in":
        return lambda p: 1 - out(1 - p)
    return lambda p: (1 - out(1 - 2 * p)) / 2 if p < 0.5 else mpf(1) / 2 + out((p - mpf(1) / 2) * 2) / 2


def gsap_back(kind, s=mpf("1.70158")):
    return gsap(lambda p: (p - 1) ** 2 * ((s + 1) * (p - 1) + s) + 1 if p else mpf(0), kind)


def gsap_elastic(kind, amplitude=mpf(1), period=None):
    a = max(amplitude, mpf(1))
    period = (period or mpf("0.45" if kind == "inOut" else "0.3")) / min(amplitude, mpf(1))
    shift = period / (2 * pi) * asin(1 / a)
    return gsap(lambda p: mpf(1) if p == 1 else a * mpf(2) ** (-10 * p) * sin((p - shift) * 2 * pi / period) + 1, kind)


def gsap_steps(count, immediate=False):
    def value(p):
        p = max(mpf(0), min(1 - mpf("1e-8"), p))
        return (int((count if immediate else count + 1) * p) + immediate) / mpf(count)

    return value


def penner_elastic(kind, a, p):
    s = p / (2 * pi) * asin(1 / a)

    def growing(t):
        return -(a * mpf(2) ** (10 * (t - 1)) * sin((t - 1 - s) * 2 * pi / p))

    def falling(t):
        return a * mpf(2) ** (-10 * t) * sin((t - s) * 2 * pi / p)

    def value(t):
        if t in (0, 1):
            return t
        if kind == "in":
            return growing(t)
        if kind == "out":
            return falling(t) + 1
        return growing(2 * t) / 2 if 2 * t < 1 else falling(2 * t - 1) / 2 + 1

    return value


def anime_in_out(into):
    return lambda t: into(2 * t) / 2 if t < 0.5 else 1 - into(2 - 2 * t) / 2


def anime_elastic(t):
    return t if t in (0, 1) else -(mpf(2) ** (-10 * (1 - t))) * sin((1 - t - mpf("0.075")) * 2 * pi / mpf("0.3"))


s = mpf("1.70158")
eases = {
    "back.in": gsap_back("in"),
    "back.out(2)": gsap_back("out", mpf(2)),
    "back.inOut": gsap_back("inOut"),
    "back.inOut(1.7)": gsap_back("inOut", mpf("1.7")),
    "back.inOut(7)": gsap_back("inOut", mpf(7)),
    "elastic": gsap_elastic("out"),
    "elastic.in": gsap_elastic("in"),
    "elastic.inOut": gsap_elastic("inOut"),
    "elastic.out(0.5)": gsap_elastic("out", mpf("0.5")),
    "elastic.out(1.2, 0.4)": gsap_elastic("out", mpf("1.2"), mpf("0.4")),
    "elastic.out(1.6, 0.25)": gsap_elastic("out", mpf("1.6"), mpf("0.25")),
    "elastic.in(1.6, 0.25)": gsap_elastic("in", mpf("1.6"), mpf("0.25")),
    "elastic.inOut(2.5, 0.7)": gsap_elastic("inOut", mpf("2.5"), mpf("0.7")),
    "elastic.inOut(3)": gsap_elastic("inOut", mpf(3)),
    'ease: "steps(5)"': gsap_steps(5),
    "SteppedEase.config(12)": gsap_steps(12),
    'ease: "steps(5, true)"': gsap_steps(5, True),
    'ease: "steps(1)"': gsap_steps(1),
    "penner.in-elastic(amplitude: 1.6, period: 0.25)": penner_elastic("in", mpf("1.6"), mpf("0.25")),
    "penner.out-elastic(amplitude: 1.6, period: 0.25)": penner_elastic("out", mpf("1.6"), mpf("0.25")),
    "penner.out-elastic(amplitude: 3)": penner_elastic("out", mpf(3), mpf("0.3")),
    "penner.in-out-elastic(amplitude: 1.2, period: 0.5)": penner_elastic("inOut", mpf("1.2"), mpf("0.5")),
    "inOutBack": anime_in_out(lambda t: (s + 1) * t**3 - s * t**2),
    "inOutElastic": anime_in_out(anime_elastic),
}

print("# Made by scripts/oracles/script_eases.py.")
print("text,progress,value")
for text, ease in eases.items():
    quoted = '"' + text.replace('"', '""') + '"'
    for index in range(101):
        p = mpf(index) / 100 + (mpf("0.00123") if 0 < index < 100 else 0)
        p = mpf(float(p))
        print(f"{quoted},{float(p)!r},{float(ease(p))!r}")
