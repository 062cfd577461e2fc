// swift-format-ignore-file
// Written by Web/build from Web/page and the module: change those.

/// The playground, a page in one file.
enum PlaygroundPage {
  static let html: StaticString = ###"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'">
<title>Motion curves</title>
<style>
:root {
  color-scheme: light dark;
  --ground: #f6f7f9; --card: #ffffff; --text: #1f2328; --muted: #5b6570; --line: #e2e6ea; --axis: #b9c1cb;
  --control: #eef1f4; --focus: #0072b2;
  --c0: #0072b2; --c1: #c24e00; --c2: #00805d; --c3: #a8507f; --c4: #946300; --c5: #2c7da8; --c6: #6f6300; --c7: #3f454d;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #0d1014; --card: #14181e; --text: #e6eaf0; --muted: #9aa5b3; --line: #262d37; --axis: #4b5666;
    --control: #1e242d; --focus: #3d9fe0;
    --c0: #3d9fe0; --c1: #f0803c; --c2: #1fbd8c; --c3: #e094bd; --c4: #f0b030; --c5: #93d2f7; --c6: #f0e442; --c7: #c4ccd6;
  }
}
* { box-sizing: border-box }
[hidden] { display: none !important }
body {
  margin: 0; background: var(--ground); color: var(--text);
  font: 14px/1.45 Inter, system-ui, -apple-system, "Segoe UI", Roboto, "Liberation Sans", "DejaVu Sans", sans-serif;
  font-variant-numeric: tabular-nums;
}
header { display: flex; align-items: baseline; gap: 12px; max-width: 1240px; margin: 0 auto; padding: 20px 20px 12px }
h1 { font-size: 17px; font-weight: 650; letter-spacing: -0.01em; margin: 0; overflow-wrap: anywhere }
header p { margin: 0; color: var(--muted); flex: 1 }
h2 { font-size: 12px; font-weight: 600; color: var(--muted); margin: 0 0 10px; letter-spacing: 0.01em }
main { display: grid; gap: 12px; max-width: 1240px; margin: 0 auto; padding: 0 20px 32px; align-items: start; grid-template-columns: minmax(0, 1fr) 400px }
.column { display: grid; gap: 12px; min-width: 0 }
.card { background: var(--card); border: 1px solid var(--line); border-radius: 10px; padding: 16px; min-width: 0 }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
.note { color: var(--muted); margin: 10px 0 0; font-size: 13px; overflow-wrap: anywhere }
ul.note { padding-left: 18px } .note:empty { display: none }

button, select, input[type="text"] {
  font: inherit; color: inherit; background: var(--control); border: 1px solid transparent; border-radius: 7px;
  padding: 5px 10px; min-height: 32px; max-width: 100%;
}
button { cursor: pointer; font-weight: 550 } button:hover, select:hover { border-color: var(--axis) }
button.quiet { background: none; color: var(--muted); padding-left: 0; font-weight: 450 }
button.quiet:hover { color: var(--text); border-color: transparent }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px }
input[type="range"], input[type="checkbox"] { accent-color: var(--accent, var(--text)); margin: 0 }
label { color: var(--muted); font-size: 13px; display: inline-flex; align-items: center; gap: 6px }
label > * { color: var(--text) }
code, pre, .mono, input[type="text"] { font-family: "JetBrains Mono", ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", "DejaVu Sans Mono", monospace; font-size: 13px }

#curves { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px }
#curves li { display: grid; grid-template-columns: 14px minmax(0, 1fr) 32px; gap: 8px; align-items: center }
#curves input[type="radio"] { appearance: none; width: 14px; height: 14px; margin: 0; border-radius: 50%; border: 2px solid var(--accent); cursor: pointer }
#curves input[type="radio"]:checked { background: var(--accent); box-shadow: inset 0 0 0 2px var(--card) }
#curves input[type="text"] { width: 100%; font-size: 12.5px; padding: 5px 8px }
#curves input::-webkit-calendar-picker-indicator { display: none !important }
#curves input[aria-invalid="true"] { border-color: var(--c1) }
#curves .remove { padding: 0; background: none; color: var(--muted); font-size: 16px; min-height: 32px }
#curves .remove:hover { color: var(--text); border-color: transparent }
#curves .error { grid-column: 2 / -1; color: var(--c1); font-size: 13px; margin: 0; overflow-wrap: anywhere }
#add { margin-top: 4px }

#plot { display: block; width: 100%; height: 380px; touch-action: none; border-radius: 4px; overflow: visible }
#plot text { fill: var(--muted); font-size: 12px }
#plot .grid { stroke: var(--line) } #plot .axis { stroke: var(--axis) }
#plot .curve { fill: none; stroke-width: 1.75; stroke-linejoin: round } #plot .curve.selected { stroke-width: 2.5 }
#plot .arm { stroke: var(--axis); stroke-width: 1 }
#plot .handle { fill: var(--card); stroke-width: 2; cursor: grab } #plot .handle:focus { outline: none; stroke-width: 4 }
#plot .hover, #plot .head { stroke: var(--muted); stroke-dasharray: 3 3 } #plot .head { stroke-dasharray: none }
#plot .settling { stroke-dasharray: 2 4 }
.readout { min-height: 20px; margin: 4px 0 10px; color: var(--muted); font-size: 13px; display: flex; flex-wrap: wrap; gap: 2px 14px }
.readout b { font-weight: 550; color: var(--accent) }
.transport { display: flex; align-items: center; gap: 12px; flex-wrap: wrap }
.transport #play { min-width: 76px } .transport #scrub { flex: 1; min-width: 120px }
#clock { min-width: 58px; text-align: right; color: var(--muted) }
.movers { margin-top: 6px; display: grid; gap: 10px }
.mover { display: grid; grid-template-columns: minmax(0, 1fr) 44px 44px 44px; gap: 18px; align-items: center; color: var(--accent) }
.caption { margin: 16px 0 0; color: var(--muted) !important; font-size: 12px; text-align: center; align-items: end } .caption span:first-child { text-align: left; margin-left: 22px }
.mover .lane { position: relative; height: 28px; container-type: inline-size; margin: 0 36px }
.mover .lane::before { content: ""; position: absolute; inset: 13px 0; background: var(--line); border-radius: 1px }
.mover .shape { display: block; width: 28px; height: 28px; border-radius: 7px; background: currentColor; margin: auto }
.mover .lane .shape { position: absolute; left: -14px }
.mover .turn { background: linear-gradient(currentColor 0 0) 50% 0 / 3px 14px no-repeat, color-mix(in srgb, currentColor 26%, transparent); border-radius: 50% }

#settings fieldset { border: 0; margin: 0 0 12px; padding: 0 } #settings fieldset:last-child { margin: 0 }
#settings legend { padding: 0; font-size: 12px; color: var(--muted); margin-bottom: 4px }
.row { display: grid; grid-template-columns: 116px minmax(0, 1fr) 92px; gap: 10px; align-items: center; min-height: 34px }
.row label { color: var(--text) } .row input[type="text"] { width: 100%; padding: 3px 8px; text-align: right; min-height: 28px }
.row input[type="range"] { width: 100% }

#facts { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 4px 14px; margin: 0 }
#facts dt { color: var(--muted) } #facts dd { margin: 0; text-align: right; overflow-wrap: anywhere }
#facts dd.strong { font-weight: 650; color: var(--accent) }

.arena { position: relative; height: 170px; border-radius: 8px; background: var(--control); overflow: hidden; touch-action: none; cursor: crosshair }
.arena .box, .arena .target { position: absolute; left: -22px; top: -22px; width: 44px; height: 44px; border-radius: 11px }
.arena .box { background: var(--accent); cursor: grab; will-change: transform }
.arena .target { border: 1.5px dashed var(--axis) }

.copy-bar { display: flex; gap: 12px; flex-wrap: wrap; align-items: center } .copy-bar #copy { margin-left: auto }
pre { background: var(--control); border-radius: 8px; padding: 12px; margin: 12px 0 0; max-height: 300px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2 }

.boxes { position: relative; height: 320px; overflow: hidden; border-radius: 8px; background: var(--control) }
.boxes span { position: absolute; left: 0; top: 0; border-radius: 6px }
.bars { list-style: none; padding: 0; margin: 12px 0 0; display: grid; gap: 4px }
.bars li { display: grid; grid-template-columns: 180px minmax(0, 1fr); gap: 10px; align-items: center; font-size: 12px }
.bars i { display: block; height: 10px; border-radius: 5px; background: var(--accent) }

@media (max-width: 860px) {
  main { display: flex; flex-direction: column; align-items: stretch; padding: 0 12px 24px; gap: 10px }
  .column { display: contents } .plot { order: 1 } .scene { order: 2 } .curves { order: 3 } .settings { order: 4 } .facts { order: 5 } .throw { order: 6 } .copy { order: 7 }
  header { padding: 14px 12px 10px; flex-wrap: wrap } header p { flex: none; order: 3; width: 100%; font-size: 13px } header button { margin-left: auto }
  .card { padding: 12px } #plot { height: 280px } .row { grid-template-columns: 104px minmax(0, 1fr) 84px }
  .caption span { font-size: 12px } .caption { display: none } .movers { margin-top: 16px } .mover { gap: 12px; grid-template-columns: minmax(0, 1fr) 32px 32px 32px } .caption { margin: 16px 0 0; color: var(--muted) !important; font-size: 12px; text-align: center; align-items: end } .caption span:first-child { text-align: left; margin-left: 22px }
.mover .lane { margin: 0 20px }
  .bars li { grid-template-columns: 110px minmax(0, 1fr) }
}
</style>
</head>
<body>
<header>
  <h1 id="title">Motion curves</h1>
  <p id="subtitle">Exact timing functions and springs. Drag, type, throw, copy.</p>
  <button id="share" type="button">Copy link</button>
</header>
<main>
  <div class="column">
  <section class="card plot" aria-labelledby="plot-title">
    <h2 id="plot-title" class="hidden">Plot</h2>
    <svg id="plot" role="group" aria-label="The curves over time" tabindex="0"></svg>
    <p id="readout" class="readout" aria-live="polite"></p>
    <div class="transport">
      <button id="play" type="button" aria-pressed="false">Play</button>
      <input id="scrub" type="range" min="0" max="1" step="any" value="0" aria-label="Time">
      <output id="clock" for="scrub">0.00 s</output>
      <label>Speed
        <select id="speed">
          <option value="1">1×</option>
          <option value="0.5">0.5×</option>
          <option value="0.25">0.25×</option>
          <option value="0.1">0.1×</option>
        </select>
      </label>
      <label class="check"><input id="loop" type="checkbox" checked> Loop</label>
    </div>
    <p class="mover caption" aria-hidden="true"><span>position</span><span>scale</span><span>rotation</span><span>opacity</span></p>
    <div id="movers" class="movers" role="img" aria-label="The curves as position, scale, rotation and opacity"></div>
  </section>

  <section id="scene" class="card scene" aria-labelledby="scene-title" hidden>
    <h2 id="scene-title">Scene</h2>
    <div id="boxes" class="boxes" role="img" aria-label="The layers of the scene"></div>
    <ol id="bars" class="bars"></ol>
  </section>

  <section class="card throw" aria-labelledby="throw-title">
    <h2 id="throw-title">Throw it</h2>
    <div id="arena" class="arena" tabindex="0" role="application" aria-label="Throw the box: drag and let go, click to move the target, or press the arrow keys">
      <span id="target" class="target"></span>
      <span id="box" class="box"></span>
    </div>
    <p id="throw-note" class="note">Drag the box and let go. Click anywhere to move its target; the spring keeps its velocity.</p>
  </section>

  <section class="card copy" aria-labelledby="copy-title">
    <h2 id="copy-title">Copy</h2>
    <div class="copy-bar">
      <label>As <select id="target-language"></select></label>
      <label>Largest error
        <select id="error">
          <option value="0.01">0.01</option>
          <option value="0.001" selected>0.001</option>
          <option value="0.0001">0.0001</option>
        </select>
      </label>
      <button id="copy" type="button">Copy</button>
    </div>
    <pre id="text" tabindex="0" aria-label="Text to copy"></pre>
    <p id="cost" class="note"></p>
    <ul id="notes" class="note"></ul>
  </section>
  </div>
  <div class="column">
  <section class="card curves" aria-labelledby="curves-title">
    <h2 id="curves-title">Curves</h2>
    <ol id="curves"></ol>
    <button id="add" type="button" class="quiet">Add a curve</button>
    <datalist id="names"></datalist>
  </section>

  <section class="card settings" aria-labelledby="settings-title">
    <h2 id="settings-title">Parameters</h2>
    <div id="settings"></div>
  </section>

  <section class="card facts" aria-labelledby="facts-title">
    <h2 id="facts-title">Facts</h2>
    <dl id="facts"></dl>
    <p id="difference" class="note"></p>
  </section>
  </div>
</main>
<p id="status" class="hidden" role="status"></p>
<script type="application/json" id="preview">{}</script>
<script type="text/plain" id="module">
H4sIAAAAAAACA8x9C5gdRZloV/X7dPc5Pa9kkglQpxN3h0fWAb3JBFByZicQwSvsXtfL3etewRBWD6gEIuvdnc1MyCQkPKOIEkCdmYCJbgIRQcI7II8IAaOL
EF4SJEBAlPBQo6Lc/1H9OJOTEK9777cnma7u6up6/PXXX3/99f9/Gaee8xlhGIa4LBoTp8jBQeMUc2BwUAycIuDWHeSfcYqtQyeNMOnqD6Y/MZi+gzuTAzt9
lnR186SWznVggAvzCtmILO0AprHST3RSB0OK8TDFwADXY4B+g1zpgcFC7Tg2GMx/ximl4oOTFuUOcGrIWyfgbx0sJ81koPjdwCCXmJbtUEjVXMTtWZTdQaMW
5beDi3QuHuU5kOYzyOWbHDhcGuQX5CVj/QcKD372Cu4HCvUb0HCwdJ3sAZ2ZX2i9uUg3eNGiRWmdzH+lZNbgv+Z9PmDkvZRjBmW2qNCYLA9XVwojBwYykFFa
Rh+Ajcsgpm4e0IAZGExhMKhrwXiwiCuKrR3QHzlZJQodymmyjD2NSVQGle2lDYUKUOsXcRW5C8MUlfixNDCQoha2tfhQGhzIsS4YHCg8hXyTNcXTVeZRMZCB
kFObKXLxRxoQAzmEC53t5f1rN3TvYFoFjcx2Nn4WZaNlIOsafRcwoNJaDzYMkspg448HQnozMJgN6oGsmwfyAVNsLBefDrOQ7wpjRreTqww37qLBbPRkd1jS
Ik2MFqXdpvEN28T4C291jKW/swe5253BRfozanWGqPye6Ncizl/q7/6VnqJxQDA46wHC2YEB+nBAd5rBTR7gXCDJSYP/wT8aY/koXKSr7GV4OaipqsEUk8nU
QHH8DxIap8jn5VjrpDf+wMBAgbpkI1ly7+RDoIj1PHiz4azJYFbM4GA+atObLB+bes84RQzQzAPQlwDZATlNmPM/e+6UT5zzT58+feEnzll42pmf/iQEZy/8
3GmfmHfm5+adeuZ8IzAvj5+sGLFryCC2nSiIgrjkSNna2hoEsW+1BnFkxW3tVscE2xETQ98K7U5DSulEzqR4cteUAw40xUGObTmhpYQIqklp6jR7ahRFpfdY
f1Gy/alT/ci1TNuyTKUOiv/Sj7sDxzs48sQhkfA8S1giihzHCuJDY98/bPpfvben5/BSybJNO4o9q+L7RxzxF+9z3m//lxmRtLJfxTYs+KpkGJZtc5Sdv7Vm
zrTe7Wfb5j7eUWDagenYJcs5IohNz3N8t9e0SrOsyPT90A8jP5QGJCvZ8JOmjOy4YprSMM0jjwLwxFBd03T2yDyAf4YNaUzb7pW2KWVgV6wjTNPzXVt6R3+g
0jutckT0wZLtSFvacWy2HhNVLC9yAeyBlEYYGCWvZEQSf5FhGZFl+pEd+L2WrEAvWhHW3HFiy4l6K1Zs+0FgO72x4xteJWp1Ztu+6ZWcJq2G5oQ13y/ZXt/s
WHA5+LXfarVaMpSmFzl/7RhRa+9fe62eXe33Cp9XzNA+wrK9aI51hN1bzPhYNdk7DsJYmr29c3sj/B0RReaHWnudyIh6I9kKlTYDy7Uqjt9rRMf3QknQvtgp
nfDh/yotG5vuOtJyqM10tQLDkp4h+WdERxhR0BvE8DMt7699aX0E2+GcCOX6vl06yfqbv7Uc3+qFoqz/1m99tBp7f/cx678fLqXtSSlO9kTP/3D+/pD/+fF/
+F/+J4LDfd8B/JOWf4rtW/4RLVbvqdL6pG1HRlCZF54CdTrWtlsEomRsx4gxUN2K0Qsv7BJgKpTSYkf2acKOscL4DP1ttxwh4GLZEt7a+LXdYpeFmO/avafb
9iG23YoZBP9oQRYRYChePxX5ltXvQxG2OFxan7arLS0SPxStpuNHIeZVpwq1YJamaZ4Bo8eE4qD60jrzM5jlUTR4IAUm+qywhfc5yz4C8cmGilNtoO9M5yxx
sHDdyuTWUmiWSqHdCqgTT3Xs4MNTp3qR4ZSmRu8D1PEM/8NTAckjK/hzfv6f8zNiJ44d4L/hBv/DJTZiusMI/BfDO/oFfrAAf9POnlp6T1A64Rx7quVNdSxj
YWxAG/3PW77jnTvHjhzLfg/0kxW9J7J6I8sGCnNq5JsmdCDQtMlz/X8KPfrBKG4Y1HkAA9z2PN+uYJq5oe+bAKQYqGnNMv4hCAwjMGBEwdAqtUJqfMr/hfhN
cGRgTZ06DQD+Ba/XK3l2K2CwXQp7w+iIUsUJrNaPRf/73H8+F8ZQKTgi+pej7FbbHjAdGFYW5Ot9uAL/3h/0/KuzqNWG5gJJgL5tHew5/HAAljMkhnDVQj87
vVmcRe3jBz22X+n+lB9kCPCKDQtngfNEVwS9BUQPRrLv+NIDHPMDWQqDVmOJGBZAQxxvqQgiGFvSaQ28ZcKIOoWAoR6fL/rhDfy3rRS3ACeIRIXQfMtaLpYL
/+//nqAAv355TIiQMfstc4Uwey8Q1aitrb+//5h+cUyb4F9/2+fazNgvARGBPCPnQuFA1pXWUuBH8UXi4IvFJeIicTLMnIcfLg65VBwi+kWPOFyIj8WWGXhA
j2WrXCkuFl+Evy8Jw1km2lovE5ElvixgchGXw7/+rwinv2SHjhM4VdHvtCJdh1o7jhN9VVg9kMT2LL+3Fagx4KeXgu5ycYVYBX/LxJVQ06uEcBzRfzVkAL/L
hSPE10T/JeIQB161XSHSf9Vq3W4VgWwTHnwBwPVj+XXxDWEAzAM/HhHQAaPCcsVZ4hH7EZgmhWE7T0y43RwUtU2bWoNBo7b2TonBBg62XEPB7Y8JDG7kJ7o3
8HLRCEVYeHlrA93v5uBRfuPh5VWO2sXBW1dTcA0n2PBVCtZdyV99jYJXV3PhoxR8+QpOwsG9Yxz5U6rFW9+gp6u5YvdykkfXUzAVL9Pw8h68/AVehjnhYXiZ
jpf34qUHL4fj5Qi8vA8v78fLf8HLDLzMxEsvXmbh5W2u2pF42cjtup2Di+6iYCUHR+PlA3j5IF6OwcsmAt3ddL2Hrt+n6710vY+u99P1AbpupusP6Pogp7yO
Mt/MwUMUt4WuD9P1Ebr+kK5b6bqck17EwY8obiU/fJmDH1PcLn54i4NtDM9dHDxOKbYxcJ/mYPPj1A0jqziSe/FGfnqUe/EJ+myIcxzm4EmK28l5vKpz5I59
il49qivAwdMU9zQ/bOfgGW4df/tTetjODzs4eJbiruDUV+tvGVT8sJWD5yhuhB+u4eBnFLeDH3Zy8DzFbeBevpGDHRS38XpGAA5e4LbR9ed0/SVdX6frW3S9
nUHzO3r4PV2v4ai3GApv8fDbzcE7lOJGrsdGDoYI8Lu4rW9xsJjidvPD2xycR3Fr+aN1OtBjiIOLuOSdXNarHAwx/g5zsJmbu0WPbQ62cbCZe3splbOJ4+7l
4Gl+9SN6dTuXvYmDXfxqmDHmaR7GV/DTNq7C0xzczjRhB4+4bdxEzuRtDm7kV1dzsIszeYLhw33yFgdP8sf88DYHT1HcEFd4WNeb4pbrAc3BMxS3kh++zAHT
oCv44WoOnuUBwQ/XcLCd+4Af1nHwHOfHlfgyBz/j/Pjhag6e5/rxwzAHO7h+/HCRRjsulx+u4eBFLpcf1nHwEsVt4IcbOdjJfccP93LwMsVt5octHLxCcVv5
4VEOfk5x2/jhaQ5epbjturIc/ILiduoEHPyS0+mxpLuAe/FVnh5GrmIc4Kcbv849x5Ff5onkaQ62cORFjC1D36HgDSrgGo67l+PeorhfMQhvoKjfMF7Q9bd0
3cIv3qaHP9D1j3R9h7vtu1wKjzoGB0edR9cldF3GGHs7Bcu5sjdSsILRnR8uoOuFdL2Erl/ktt9EwZfoehldL2dI8QueOZk282jidq79HgUMRx7i9/L4epXf
8HjnmXDDzRR8k65rGJIM5bf4zTomOhsp4PHGncfd9Ta/4MZzezbdQgGXxZlwolu5gzngwb2ZH77PteQevI2C+5lG88Nmuv6Au53h+RDXla4PM5nhCnHt13GL
H+PPuTcf5/y5rtu41zizJxiud/Bo4OBJTsZteoondU79NHcPJ7uGg2e4bpz6p1x3LuhZBgoj33a+cgc+x/SKQfQzrj1D9XkGJ4NtB08F/PACjwcG8YtcA4b0
SwxdbupOJiFczsscxcleYfBwoVsYvEPcC/dysJwjr+aG/Zwxh8cwYxy/+CXXnscZt55hvoMR8xom+/dey4DmyB3cO/fymF3HwXIeuvcy4R7mJFdzsJvR9FVG
7as5s438wQ4Odt7CZPN7TGE28WDmYPs9/O5b3COMdI9ysHYtI4fmdDnYypE7ORji75j7Xc6D7Ps25cgT4wgHb3PrHqZXazluHQTuZTJ2PjP/M587+39Lozzv
82efO/+cTyw89ex/nL/wHOO3YRoz73OfPXf+2QuNpVGgYz5z6hnzja9HUfr4uYWf/txnjdHs/elnz59vXBuFWQaf/+xCY22W/txTz/z8/HOMb0ctacT8Mz83
79MLPw2R67KvTj91HlTjuizRaZ8+/fT5Z8//7Lz5xo1ZVmd++rPzTz3buCMreuH8Lyw07opaC4+fOHP+Z/9x4aeMu6OKjj31TBRCLpxvPFRJG3n2/DPnn3rO
fGNLxb80ELiKeNh+w+w+7H2XWiutL1qP2o/b2+wn7A9dKY5Z5sx9PrjPerL0VOnzXxhY9C3xbfFvYp1YL64T14sN4jviBrFZPCDuE5vEt6Q1Ip/0b/O/J+4V
n3xQbBGPiK3icfG0+KnYLn4mdogXxe/lA+Wd4hXxC/GaeF28KX4tfi/+IN4Ri+VSeb5cIR80L5QXy0vl5fKr8l55v3xY3lT6XulLwWXBrfJW/x35R3mzudFc
Kx6Xt5i3mreZL1tfta+wt8kn5DPyp/JZuV0+J38mn5c75AvyRfmS3Clflq/In8tX5S/ka/J1uVv+Vm73d5WXmxeaq8yrzBXWa+XXy2vN5/xnxKPWT6zHrMet
bdYT1mPiSesp62nrGeun1rPWD8XD4iHxA/GyeEm8IJ4Xz4lnxdvid+K3Yrd4S7whdolfilfFr82vyC/Ly+RKeYm8SN5m3W4tl8vksDxP3mHdad1lbbLutu6x
vm/9xtxt/tb8nfl7823zD+YfzXfMIWuxdZ61xBq2llrLrDvNu81nfXGz+KZ1vr3c/rF/nfNydIG92L7Fvt2+w77TvsveZN9t32NfY6+1v2Gvtv/NXmevt6+z
r7e/Y99gf9e+0b7WfsSfs8S5yvm6s9b5tvOgf6Nzk3Ozs9G51bnd2eTc6zzoPOz80Pl351HncWeb86TztPMb93XneWeHM7jTecX5pfML5w3nLedXzq+d3zi7
nd85bzt/cP7oLHGH3XecIXexe757ibvS/Yr7VfcK92r3a+7X3dXuhfa33fXu9e6N7k3u99yb3Y3uJvdu9x73Pvd+d7P7Tz9wH3QPech92H3E/bH7qPu4+6T7
lPvv7jPuT9zn3J+5dwYvuq+4P3dfdX/h/tJ9zd3lvuW+4e52b3O2OM86b7vbnRfcP7g/c37srHF+66xzr3S+697l3ute7H7XedO53L3KPd87z/udu8Qb9pZ6
y7zl3pj3XW+jf7d/r/8Df4u/yv6J/7j/hO8+4//Ov0pcH2wIfh68GjwW/iJ4PPxV+JVwSTgcLg2XheeHy8MV4QXhheFF4cXhm+El4aXhtvD14I3giXBl+GT4
xfCp8Evh0+Fl4TPhl8OfhpeHz4ZvBtvDr4ZvBb8KfhM8F+4OfhY+H+4IXwivCF8MXwp3hi+Hq8JXwivD3wU/D18NfxFeFf4yvDr8WvhauCv8eviN8PXwjfAP
wR+DkfCtcDQcC1eHQ+Gvw2vCa8PfhLvDr5W+Ff57+Hv/tvCb4Q+9i/xbw0e8C/27wse8y/yt4W+97/lLgrXh9eH3vSH/h+Em7w/e+vBu74/et8N14Tul84Nf
ltaE/xa+Vro73OZd7j/tv+lt8BcHW8Jfev/mb/Vf9r7pP+y/5F3j/6G0IbzXW+x/J7zPO89/KHzBG/MfDHd4o/4Pwue9Ef8h/2feN/zN4XPe1/37w2e9q/37
wp96V/nfD5/2Vvnf93/sXepv9p/0vurfEN7vLfG/Gz7gDfs3hpu9pf73wge98/1N4ePel/3bw63exf4d4aPeF/1N/o+8S/z7/X/3Vvr3hE94X/HXO095V/jX
hfd473h3hj/xvuTfGz7jXelvDLd4K/ybw4e85f5t9k7vWv9m+xVvjf+Y/wvv2/6j/qvet/xbwoe9C/yHw9e8df42f5e33l9l/dxb69/s3+H9znvKf8O73r/D
/JV3g/8d8zfejf515oveav+RcLd3k/+G/LX3Xf82eaf3e+92cZf3tnebeN27zr9JvOV9x78p/IG3zH8g3O59zX+99Gj4RmlF8JPwguBH4fP+Dv/H4Qv+H8PL
ozXRzdHG6Jbo1uil6MXoh9HmaEv0QvRA9FC0I7ov+kH0Tnh/9GD0Uun58o7yNeVry9fK50oXVS6tfLGysvKlymWVTZXSvd/7wJOVzxhyNv9TAhjdBbXBelka
wgyUMSeSyuiWVu0d+LkLODgWI2tWvWqEgtKIZmmETgMp8DUQ/voMaQRBOz1ayphuePHw0NAQPAdPe1IOWouUrHnnVv2sOhKrUzZNqoyoiXgxpS/cYQVFswoK
LLyEFRQ1mX0n8+9Es++E/i5QJVXKK62r42N11idBn1rSZ/xtBNkoyU2ActLqzinGByro22QsOQni7Mam2cWmWVmDCnfYNKtZ06ysaVbWoMIdNs1q1jRrb01L
GxZmDbOUXWyYnTYsiw9UiA3D1DLIo4sJMiAU7uhemZhMOXAv4pXLIb4SjO9yQ0jMYn2fWqaM9cPVKJSMAcMZBui7QhLd2cNZZ++RJBgPfy7HohQmpChjOVaW
e+GukERDfjiD/B5JEGiRKiMog77eZdCq+Nz1wwndB31DfzSX9HUvG8bbobfdJX2dFDs0tLuypM9bNowvvOU6Au47l3M6jO9eTp9jtsuHIWUIWSYhNIcKiLCA
KC8gyguIGgoICwWEhQLCrICQC/ioClT0N8ohwiCO7aoE2b3a79KiQmlRobQoKy3SzSljluU8y3KeZbkhy3Ihy3Ihy3KWZVk3YEHQZRBpG6xzxU+AXjHipYSl
wVnCHCSEMBC/kTIlYtzIMZR+ISGLxJwBxMtU8iMwokydkpLoz87G9/oT/KplCAuiS1AJjGClzEoECgg1OpYIBqaG8agLoneJmVIrZR5peDh0MG+BL/0jDR/v
3itKRwkmc8o4WBozJVbEqwPx9eqcZcC5hzNkiGHMubc35t7Oucece8eRRgfnPuEoMQFjplRNrHG37Eys2sCCRCK05J5UBiI5GqmLFXDmUyCwZshOroiaIRXf
TZshpykR1IQY1OBA2BNAaIoQKSnBalOlUzIC9YBacB/C9LHBMc1Bc5EYnEpwrqkzEmca3UIXAdl1s2FvFsmuzIht4Q7JrmxGdiWSTw9BLTNiW7hDsiubkV3+
LlCe8nKyCxWJz616VCd3feID5U1KTHuBPupmeuv7epYpsW4YEZ1+QHKrAdNkM6XJWfpA+X2UIKdywbgs9/VpDNMUNi6N2wvM9g2fkOCzb1iEMHmocNwUtEfj
BeW1l9q6tcoCzMdRIeKVUwNEb4cn7yjRCoF7pNECAaBeDIFEzIfZZob0YFg6ODrM+IELU3BkhdPtnjCPl4yvmqNnMfgXb+UYaGxVYGBUzb1XW9ba61UAoonj
ol4D7OyCGpnxZl0ZJWkKETCF+FCTamkv+TiqNNPEpvkzTY9bRBcESz3PMYBP6WmF/qym6jwsgseEcBfBnNj3jlhSheocbBqJBQSzz12S2H3msqrDs2Sfy3wO
JOjEi4K6O8uU1feO/hlLhhNzaWIPJA6+jxO3L1qhXLz3BhJ3aQJXwO4VM/F75fW1rFD+Uqw8QAuyj1fAt30dK4AfcCHVQGLDSyQPtjKXYuOsrB8Gl1QthBFX
YLhK1CV/LQZmmkbwspCoLiVnT6VhiUhmzI0MfkosZIwgqMGHXYB60EJglwyzkHrw+MgAHgBoTrwWoK2/rA3SoDX6jJlmNwdAd2o99fSuN7vbZKS3U8/jQgES
0MY3H/zRQ2sueuKGtwxqITCEfb/46Rff/MqWp2/eYRBEgIOAboDeR5A8t+PyNx979YnbX8V3nZT8Vw8+vOTxdU/d/CZGecFNUjiLcJ7BrjGwawzsRbk0MQeg
pSbB1sTIOLExgJ5wCMaukkshP+gnZ2kisUssJQfwSws6AGAawZeWjocvAEmWQn7QS9CfkBDzXwp5YQaQj1oBqeIV0GH6pY0vW/ClxS87Ci/xy6YfNSTFV/zx
AKIX1EsiNgCIMAXWlIFIlYDyAF0gIXyQOCm4WignEyFrYoOdpcpauia4yYT5V88TK8UZicUjQs6u/SVxuLWdRh2m0L98u2QgacJVQpjYOOc5c5BG0FjfY9Zz
OFrPevuRREw3YhxkJrKiAwuAeNg1cwEMUbnwbGJT7ONwNcJTHFTuMK7c0XWa3muHUfU4wqrF9fhiTDc5/UBZ042TMXtE+I9y9QVXXzSrm14MpXV79yRYcHwJ
lRkCF5WXi2QIeXsYavGbl1BUt/SqNtYorDqFFnUTw8UAr3VzewBKRxqHYffNkN3waqVICdalyDb9uXzSf0ZOCPkgrkh3Y0W6uSLTuCIHH2kczBU55ChxCHBN
fU3W0ftmk6AgKiZbdS8VQqZDIT4jsdORkC3FBo+L4E1VMtMj6jBy5VxAS6dm4d/xXVVYLdk4+eIKJKxDk0X8wKWEiTaOG+YEagL7A9qIHQcrFd2nSlZIQeoS
W5qD1oCuyC7zjMTMmDf45CKZ1ohFFN2yGyAPYwWG0GGA2nrAJAJWc1Li3Ft7UsxJBPSASWMDHhm7zPiLDN4IZu7aSgl8gH4XknyhfBwyQPQm/lLOLuFiFaf6
y4ic58PIqwmAT3+qupOl24Bon0V/Mkuy65imSXYd80kcXpDfHKiXOFT24jA5VPZUXQy6qx4GCjiCdJD5WeZZFrXdP4OZrjZ0L3EltYuobTtFPX70Et2lyuwG
UEJJ3h3Z5A2zd3r/m3eMv4O+cptlvWMfWWfZOvvK1lTAzwBX4FDrX+EPuTewsyJrfH/AgDGnG8sl0EUoYFhWLQxfFRi7K1uT5yuEYqfJjBw1xGvEIKJD0Tle
ANJpnESMhJn+ACRQ2zhxDbUP3g6QOtXkUWKbCJ6r2AIQ1oa/bMmxyyhMJfv6B7kg7qZoW44NIUPTclw7hJ8XBsDWGoeaMZBMCBTgAgSdgAsQAC5MXULFbTVq
Ls798aWElMiR4NjvQ/qhZiKjmzJGu4+ZKec2PkIdlDdL9kLgzpI9SHVnAbmFsTkLCVKtEzkYaYQRNhlIHFAODylHSCV+GUusGmGYvw2rgmmil/gIM78ZOfQ5
mskhjqA5jPbvNtUQ/YZyL+dy81HAYYjLnVovT4+9vPCt9abTI0RY8Vd4buTX8Vd1PvgYX8FTWCnIp1jKY2BBcZadbny0ShPZSVWRZppOuLzWZ+KQ5qonRj8g
qKHUj4FjpPPw/rQbIVbMWbc79FK4Y9aiIesSZl1qlnWJo7OsRZ51EsDircSZ17Bj3f/XBTgBDYOBBZjv/oKDM1w1Dhg2ZhVgPiHK2jRq6MKmDmtUtaEP+SGB
CaWXhyHlfSyVn74DTK6Jc1V4Is4DgmOp7QpRPzyhq5YiSHzlkOZtelHEHdachSqoA85UhYm5N6kNNBsoFpavRwq0rBrlc4Ooza0fKo3Rql2MO5njnGLcpzjO
LcZ9geNgrqidhbfVMtydQncVuDuJ7mKcSYxqCzc/TFqxtT7Kw+DuBBXVRPPmGSrixbMP7awnvopnAU3xkV7MhqCCtMRHItIDQRlpiY+URUHQMgu4HR/JTQxQ
GoTVP9RmNoAJ2cb96TvrP0Xf2UEB2NxL79KZJzXpuLlNOu4U3XFNOr1cjDuL4ypNECFuggh/fh873Mcu97HHfVzmPq5wH8fcxzb3cUvTPsb57ljsk5QmXKU7
VgT/QXNZ30++Tf/egMfexsee/PEVeOxufCzMdThX7DJSxtQIfu3Y5qA5IAfdgSKLrGd4oGK2nst3usczkwB8scZZm2XJKdY6wB1TYlz+JQ4xjfqVrZHWIKSF
V8fmeOvgtKwMjbfAWzt5h4VVoGjGxiRDpLtGYOSjPG1j1YfKlYrS7mpgzu5nbuy1wfTmHVW6OQn159uPGVHu6iRS7lhSVuUszfyu4uPgaV1XVyvjmJkAGlrJ
eMYRoDpR9nQ6Mv/5y3nwmD0UEu46Zn4kkQHPUXuPfAxVLuZj7CWfOREtVRpi4NmtRsX9zcQp21IC2wWMosfbRn4VeJ1IlTFviCtDRIyfwV9FQXLThOUnVLGs
o8tEVJF9g5yEgTlBFiquVjA3j1NAi1S0mkD4sb/D30+OGYN7uv27F44ZG1Hw6tTE6YJM80QvFBL9BBPB+xagYdhBhXxKuBwr3YzRlUKWMPSiQkaVQkbVVlx+
0FKN8AspVhvK+JBKtCMaOkgl2pFKtBGVaIJ0tmpDKgErfKISDhKEuYCnFaQSDhKEXhTKIpVwkCB0Q9CKVIJSdkIQIZUAwgqjIAhofaYHnY289w2tjj0oBlz4
cwadgVyeP27k5dw0t2Wne0I6qlDarxxm3eM6cMw6Fj8l+u4BgUzyNdRpxLFmKDOP9zndGXIKyuZ5poFlsIH3sOSrE2im1JUX71yqQTOlCjwTvk6wW6oBfxgm
NLhLCNUQoRrs9VMVIFRd6FW5sI6dFAMW4YzkoYQNu9omeE1lJkoBwfQgFyaYXk4pvfHLN4P3XDHxjZekO7D4dBM+YY94TG4t5VGLuepeggPbbZiKaesjJWqQ
uJPl5UjU7CJR8zRRC4io2Q1EzVO4DxJootaJkHg2hUQnbpII7LKIe66sXAxsWhsz5TEJXY2kpBzIHZjOykeAtywD3MyFSUw8js9N6cSa6f6AMaH4ZQvXOEzi
rGdi7JmQeqZJfTzcYAB4QQkW4HuJ+ZmS8hGLbdzNsKFbB+sIryAFGKxAUa4BX+nevlfLxuJ6PlMb1A2/XZouz2GR0U5gZKwICNoopPJwbrEhNYLhxAg3Hzxo
LrQnppUFJk+CAp4GGZ5qfKGS7qNOhCFHHBcmoIESsHgToOGdQFoKAA13r5/isKA+JGh4CAbEoMJ8jJgEyDwl55eKTd4rJrJmhK4bjsCsDOi2BkGJj+PXOzUS
mnv8T9Js0hqAz5fRACVaVadc3jwvo58ey0LLpJ4BK3rcjKi2ps0Yv/wJdOvS9fK7J6I2In1UrQjC1mYftHI0fwBQs8+otgEGA6lpBwB8oV7tgEgA07mJOKM6
QQ99mJ+qJaCfFRh/baqCI3SCKtVhHdauKggTaEwHD5GqDek8HKnUoZHy6liXCoRUPURgKKDO/Rfju7hZPWOO1g2LNTuesuWtNRlvoLuY1w8yexU3EC0b1w8l
VcYRVMI6iI/AnYvtdZi8uIqQwkMFHSQVKJ9MJsKwdmiaUOGhppG04KyAy7cYKctEiKp2KhcpyiRsRQEL48IkQfTkdzk9ASSh6rpYoM0fhjgRn6tw+kIG8ARE
xeafIgiB7cBWAIMX4yzhQeDWbMLJTpxsPaRPCoJJhKFEpoCQ7I1ue82YUV5BeePodoiksEi3M76gE/mCuNZdpym2REQ6VKVjiT7H1OU2wQqA6fIyJmkpcDJ+
kSNqUf6piddVnYzriQIj4xc5InjfBVnR6ifpLGTl8uonmVTkiKaozkJGk4oc0QHMEXUyR0R44KQcUSUjDhXsFifvlsaWA6IwR+QRR0Qwn8s9AFBWk5Ej8tQU
5Ig81cWddAB3Ugt3UifOJTRRlaAFCuBI66ZxCI0ERjXwSum/DUIrUODMuP/bEXIG6YrEdZptDzZp01LQRiFutQkoDd6ohjedM81OLqn7Tyupm7/vmWn2KBG8
6NkOCU8LAtTt8oxEphsDqdyfN4lkbaPEuuhNIol7TBwn462X8AcoPZYop4RLiJcYq0HSalnbJerxD5c27G2g1Fo3YLmsUjgsqyaGQyhthnA31Hy68XYubTZh
jbpxMXOhFu+JULHxfZfwuo+e41dI+sd45CUmlmLiqtgh2lJ1NWmyUBZGowXenxhZ0Nq7jTmJSQ3ebuBu/t1GugvJsWtFQ2y2TwOp44ewfalCGyWNt2AU0iov
y6GzzsnTTCgqTQj8BArP+eOH9/djnVDBxyL9+JH9/Vgn7Kn6AQ0Xfx5vrzT/pmmDbdHQjMQ81OwERg0C4GKLK6YinYFJ4dQk7IKJrKSCAnkoFekMvC9jPkA2
C/lARJwUiRYQZW8vpKoaM0zSlmLleqtUOWgyBt1QBROhV8GgkwuMYcbF+lcDKp4ZUR8Wsw6EMS5zgfD7FHqqQmGFn5kfzGYjK5+NcDjEv1lKmEecJaAmMcf8
SZi0IMEzkeC1ZCzxuI+YGcbNGiR1piohqTOR4kGP4cquF4IKkjqTxYAmi4hMFSCpM0kMGNBK0SAtL6wArDNqmw2ciHG8kPoMUNWMk1aWpoN2JkGmsWc3zPMW
Qnm7TOmjxfRxMmvh5Rug3ZnK2C2OZw7KAQl/GFqD3kAu5sn2Hzl32i/GoWvRcjMT0BpGJt4zeIHp6UUKzAekcQuTQueZdZSkW9DdBrLsJQw8WiMSwSa5eshY
HzajpiFHa2q6H0kaNw4iFaZb7iqao7WcIuz+MnwZNUCRRrCZS1u9TNoK1SywCr5mFcrEKhgNrIIByzH4I1bBJE1EPWGaCDofuTFnFLAdmOpRQHMfv2kBfKq2
AvzaAHYtiBSozFUB7rENgIfYAbM6jKYOWCLHrGPDERMoGarf8PNEnaBHP3fq9936eZJ+r/TzZP2+Uz936fexfp6C2E1wwIqGCIVzVcsJjLonoKykeRt91Y4j
xVet9awJqmOW1ApCagLf9tbVRL7rqSMbYFBVkXUwqJLIPRhUPeQcWKCBrISh2jAb4Nzbqy2qjOvPMvKnUcoqaJYWKAwKcYx4F9UuTIXaMBUFwGXgQDNxYZK/
MgrbNCJ9S9qKuWx0Cm6sa01uwGDa0iUagTpSr9k2CnAs+Mun9lzNBpgYHk6k4mXHo5eQiBTBls6LyBi7c4gdLohv/gTRDXB0J/Psm9FBu8CVbwP42/ELKRN3
MjFxDbIbe6+ym6bfsvDGJiFEnVjuTHjjYte4JOlyUjJG7V6+mFhuuEcxW7xiMUlYUqLGIoyTp57Pi8kvnoeLybT0NQ1KGlgLgl8SsRCMwZYBM6dPfoE+wbIM
6ZOHMmniz33m0Ms0x1jEFEIP+TCWsba/Z94J+RPaIt1msNZRNpdTVPxrTIYgR85tE/AyIaUeEbryEJfyM807h2HD803zXqlkvVJJe2X8R9QdehsHOwWmKmwP
1SOtQTpAaCHowurWDwt9hLOOnQ4lJxsRuIsIuDyOBz9RyEFFBF6mJN2k3dNUn3wv2uQF9vhIA7WVTOLHg1ZtLlNQb/6xLUU+Pw25xdG00q6TSgxpw5DW1TeG
MpESvo1HhnSvQPJDzbU27lwdal5hAxGAcMRGQcSh5kobkaN2q+Ae3kV9tsGuQ4yGGKba5fS//a3Xf/xfP3nSMWMwDudef/uVbzz+zx9U+e3pXYlP1Rgl/IMV
jSo+o+5q8RnW2w3PPnBg+1JuQY4EdcwKei3AqRu8SiD9Imu60V0ly5lpVTKECTEq3sMUhdpYFWzMQbcq2LsKC1CBfWrGjK/Xvmpl7lErs2BHpPx91QL6xKwj
zwpzPsONlWms2lYTmwB9tNnkHt5kcs9uNLmnN5jAR3IXJ5Ky6kFlwrR/UfuDNCfdWaSL6swifUtvFqz9JFlzqTp9o7+g6aE2NHTe0L8i+TNr78N2kq4XMk6a
dKF1T712Zqo0OOSm+nxXx5ZLvFeG19s7MhU01im7Bkg5TZw40+AYZ31Ce7rx4XSZPjdxcayRxNBrNtY8juaxtmcPkkpSPg9JoA/0OKaRUaasE5tJET2KMtUT
TWNpz8nWrBGsdXe5KV6iLUmBbZKabSrxHnUD2yShU+GP2Ca7tstFSr+aYdENOaKinY+EPQBCxNvUJUXSYl0X6CNAtSpupOE+F9X1RBQQIlkPs3aS4hnwhLai
itKSOSkjMaxwlbVovJyJxitIYptXCFYd2PUSOBCUi5ZxBdAJU0aIAg1R4zGFFBaF2SgQ3w9pgV3b7tdrOVutZJNew5Zcw3UBylVCKnKoudMHXgjC7X61FcPl
JeCPIBwqATcJ4W4f+EcId/nANsp0Nq4NwdwA/LOaoDpUu2qjvK8tdDqlKBDRgnoh1LWlzglSXTKEPb1Z6Yx7A089df1J2hvf5AUHcMNQr55kYjXCDQ7gDs2t
WJFwlrkLw5ZZ5mYMW2eZmzDsmGVuw7B9lrkdw7ZZ5k7cyasgwqfooKet7QK1Cu3aBqvOtYIYrfGoWxJQfTfI9H1WX9TFXYcai+4MudbSm73QpvZxKZEv4/XL
uw/B/Umii4i/QrgqGsdoFTkSoDEnIWtS25pzRCx5Rz1qVNMivqW21oIcP0630D7gqOAGeOlyf8sr0xev+uqCDwCWLmZRvc4LcvtWilgK8CoF5/gR1KkHeMrD
yIyHkVOXp3xe/G2mD0FhmIl0mPnZMPNxmIm9fsqGKxLF0r4eaSVcLHhAAUJcCxA8bkQSCUuVDZI3uimTf+PVmiofH6XwQbUgKJg73CfQXGPVdcHlGpks1OP1
GGhmSOA2gSAqQEjCX8TXMXtk10ZKCL1NbfXagbW9D9frU6hu1cN1bYmH60gJh2tte4mHIcRsKCUTMNxYSmjAbiolNIA3l5KG4anxcVNY5+9zfKRhC/ENw1Yn
HynX+WUBfYtDoPCG2orpG8YrVsVIOlU0DzsTB5geQoRA+UBSokuPtUB1qonwCMtT+AxuEliU9y9Yd+FTnwLwjKGSQtNxa2XjFrJOxy1KOnRaL90F2fco181j
ipTnFABpHwS6T5zvHlkyzY+/k6lBUxk5mKCkLB8bVrHmSovfxTdQjXbq1DRxYDzEaHDrd/ptGo992JFyB+8VYhAnOjYL3CZgBS0/RKvuPyLNqKcUBAcUzKTB
SiFRkjN1BQuDpl6gV1FWfCPRhgu1eU9isxhHLzlwrUkGGLBKs8mOHRglSOWMJe4qjb+z/3oeWVTjPGYpN37kUjL4Wo0KOqOrlJhPO0NOQQcGmang7tAxYQ1s
Q63EYJjyOD25YSLZrHUTZchWa1669MXRXpVpLE33EEmLX1rk+kpQ6OA68bCU8mpa5GW0yKkdhhsWL6Q2aoeRJLFhVeXtZa3b/FNe6noNS10UxwNrW1jqYgqn
1l1nkgNc1TDTWFlbmt4sYzrzpWGicin2M230agr7WjYyWQDjVBp32NSLCJqdjWoQSiDfUdCGcNh+AiszDRuTrZyxQdMSFoKxvb4xmlSyWWGsGqsIe6BFmTeT
XCo00/V2SLKzEwl/WwBctBFvJG3zWPjahjm1q8pq1Tp2VbIvVh75yX5UzzCM7XefNieLIIWsGvfy2zLxajAJ1cLju8j6GDh6J9/Jm5bv5JWaaWC4xGeWxu3k
Icxc4jM1WLI+noZ9LDdWOzLSXZ2g93En9HdO7//o76v+7DHVsRqmFH80w/hTM32s3YMkQmRmOR1APbox/edt/sFnej6x45gx/aL3r0eSien990eSTrg/ZfKp
N269YyyZpCYBkmPMbCj1t3eNjSSTR6DYyaPJpFGFu4OTRkdHKIHxVxdMWn0bJoDYyRRQInhIE939IfWeK5f8yy0kAZx4x5qauYC5drKa9AmJ/ngxQQFl8JMw
iFE4iIMTMG9SPpdNVpPHMgnUdlgFd40mE8ewRij5b6HfYmgi7wHcd9cI6r2PwXTh97//gY9d+/wBD3xwrH/yiID/h9w1Mga1U51jyRR47X9mbduxrS9+YKx/
R/+v/nHOi39/J770+49f33PWA3/78tFj/QdtfN9Lb75UvwM+w3/VA/JqTRxVXaOUfOKZd0848+6P3ZVW4dpjOJuPf+MLN5+46Et3pqX/7oNYOhb8tYFNaxfO
+tYdY/1XbNv92rZfVj+IMOPCDvkAlYWgHBsdKbrmIINggM0BV8I6afKV1YkoNfHxYSI+AHAnw3x3AEpDJyp/BEOiVtOYAEna70wJUIDoKpEABUiASkSAmiAn
UB4mQJIIkKHacxD4o2N5t4wgKZhQUCickBMoIgiHZQQBxiwSU0sTlXG6VSpWbSO8T9um4lGmMOeRKTYpXDVkBZNzuimr2li3WNRh9VU+riCd1dSUFBUbFawQ
H3tS8ZIXJI1yVs2jobT120Na2npnbPpFFVXcRPXSDHCC6Zx6MS9lp17CRhOwXuQp8dJ0SiwhkgfpDgCyC7SaTkX9M+SITFe/Fs4Ue24DsKZX2EBnfIVScNb0
8mojyGzGPyF9BujwEUkbAcCLV0u4W4KihRLv3avSoSRStkgw5MeP8TeK6sEr8JB0rVORfJl0FhB1yql+817K80nDOTUW8Unxm0SDWH5qMlJCul/KdbrwMx+3
cdLZrFRbzpNYqbYivbmgOJuVsyV5mfTWNGTDcZqzFSb55WbroTJH6/VQGasUp9nAbBQAzALK/USadEIS/6JqC+rNBKy/fajRDfMXBAr4awg6YTUMQQyLYQh6
YC0MgQfjAgKjOlHvDgFQVB3GcIQdgyCGl6p9NKXlW1nGjvmo1mJsZKJ8AvckfIAHwK4UsX5/WGBMIuZKQurYJ0lgGwZcez8lByH2aZTprEcpORj/EROCMNNW
b51loGJ62ywDFdPbZxmomN4xy0Dd9QmzDNRPnzgLao1q6kZvgHQGOlhVaGSWU2FvOWWDc+yfAiAhnUSsZ1WwiguxjSJVcgmpJyzCrIQW4YSAUYpTHm3nU2Qt
rBWx+3rN9fgFKPkZ++YX2oz4S3qZCKhyivwkqwkyWU25yUeqzDtRjBYBKVZqWUGZa5ajPqmgRNSNEY+5KSo41JgNHI1kDagyopWFgcKdJ0arMqJVBwaIT2XC
J9KDRu1HHjzxU0vzNXoJlxk4LqckiC1aWQ6r/fyQHrHIoRrHK83JQEeVzkgqKph7Dixz0I1GlbWYKsw27Z/NmepsILfkNQWZJwbnfuaRYgaQkvZ0K9VChM3I
oiaKlY8gUYwaiGJEe5qV45kotmc0CpdipORZ5v0KVkvAv+O7oOVVqmc70Uogzi4jWkyItl00IBrutVBk7eg9EY2nz3a01CpII0qISJMyacSkVBpRrKAuH6sk
eHclJpuvck5CcXdFVyPFICSiVV5m4rDIOiDgUgGZyZwMLV4tDHoApUpo8dqGgQKUgmA2ECwIOgGzSrh/jpQq4O0MQB1og8nllFV7tdVEfxmn1JMICRRw74CK
ia1a5yUBKtFDLM7icN+G94bqwPsO+OTkOj5OwMcJ8HgSPU7Ex4mYshOVWrtw3aha8aYVhW940w6Jsa1mvgkbFLZZyRtKKbVXJAtfB4gntdfn9vrcXp/b63N7
fW6vT+3NM0znFVilzkI3FCgYRCcIbSy472DBffssE006J7D8fiLK771cNaLScDbFfbbwUt5hg3VG4mvewUfeYYtMHcA0mmKYRfMKqMu+DH/tfe6aAGbWtuBU
XVsr860TANQW0s3ypxubJVALiLhXVokArpMYuyHdxEHoDqdbdvu0QKbJKfM8hkOCN04ovmCJDPnXtlKVID61Ribhe089F0rj9zsv5u+Bd4Eq9WDt3g+8HgS9
9P7Vi3Wvd3MTpnELVK6RQRL9AgObZ4o5km5Ee1LGoLMxR69K5VjVCgakn5vluNkAPKwNbaLtRB9dkcyulXTz/fjuFBX7VXm6YWgw+rWh+yH9Nmh838tPLxYz
5VYJhAqHu4ZG/P1GeNeue3qjwF683xyXJAYaF46Lg5i0pOnGNt2lj0rczKgZ47sy4I/3NNqm6Ew256MISouLVkkpB81sg9TKpCxaxO3StvgmcuyRfk/ugY5m
GUEvyl0oDc7bhTT07GSSaHT648AzS6JNdipELnEQC5wGQbSJfL5Cp0Dwthcmj8PoDiqBYh9aeIpcDm3WLuRZkHOCvFgM7aAWmMfrUZ9XpyVY/OSbw6rEo94v
bNc5AIIUNJulcAbH28uYMNvgrrGRkB6YrUw05bFhdjVytQIL9ZS1PQJNwlANtLawSRjqnNBVtWnjix+Ph0et/U6a1eJY1mTmVRVU6SItZ1d2fBUpP+hscdlj
EGlEZTauzxnK/BBtOcaoNYmCRZOmGYCEmcrs5rD+gtZOTY1lWLEbBXpQO7I+1IAy2ckAtHt8k5EmoAqvXrwVvxAUQS47jKCTTBZQxRRdwpDzwlfIy9KKsuUO
ikVisJxi4CbjjMTVpNRFUqog6EYTU3YN5LIfIVfJWWYvm7d4hQUYbWeSJUwpjeUdP5Q0yUbtF9mo/eIi0zZtrxyli4tqXy+qXaRJDXxlmPKVUcZXRqkuYPNP
WSMQuUtcj0sSCJZqpKHu4YzoRUXvMMybsu4L3qO2s9Z9KWWzm4tMyjS9gbz9scVDpApLha/JC4f1X9Hzhq/MlsWZo718XI1/M39Oo8eOxrcF4M6PdDf1YDel
QB5U8o6knE4t7pKTunD3MzMEwWknv/+bLpilg1TbjogYSRUrKFDM9XKkOV6yKJV7qNmbxCNJC5LOVMbYquLRJEZpNFp4KJlK4DbMHrsqkfsWNcrxokbZKGoE
bmk0aVNtI0q+LWE1Bn1a847vSoKNSfvqRCo5kkkFocqZYOWuKm46A3YqWY1ZSnBzQVLIn+5FUihTSaEcJymUf7KkUO4hKZSZpFA2lRRKlhRKSiT3LSmkhYJL
SueEvywpdFlS6LKkEG3mkD8eLymUTSSFcgya2ExSCLBCSaHct6RQ7kVSKP80SaHci6RQ7lVSKP8USWHmtEeVCpJCmUkKJT40SgolSgoB0SSOmRbVltc5QyEA
I3RfZ5OBix3RnUymYas6Z/1ZwzaZrAfuBFK2Rs6Ddp+kfpzc//FL7/lV98dfO2ZMxYSyLQC4jlFAqMmqZX6X6iRGE0k+oMvFi9kRsPKPRUU7sttV/lyYrUow
pcfA5yO9LzDlqhVAoyWHgs1ktaAwl8sTeIt+hcbBI2Z4dFJ9XdQ2J3l3nEMkHg+ReB8QqXaighBSJeY2JHMbnchtuMjTaG7jIinkYKalT34L2fNQiMzEudBN
Yi4CkvWuJC39rToZz0M+ixZgAtzxBm6CtU8b98ZQFwD+gC6xmhp6a16IeoguTcfZPlBNLEQlU4/s9lh7tYoLWtxUI6v91E2zi4XBl7ddkLmb8gA7TdqGk/hS
8xdkc4Ke17JnzIsnaUGiZbbaIS9TWoYUTNd2OQCgubR5OVkZ/3hGYp4Lt4PKXFgbPGdBzTiOnWST4h+1HnXuqULBFY0OutyUqVXaq2EOGUPvqEKL3PimYYaD
Qa13KcRtH6gsOuJyaxbOqCErVrnI/sTbL8hExh6zf5SjlwrG3FwB2MMl5J3ClqTiKxZxhyOsSJsHeoTE1YlTr50FUDFR2x9j62TJoFCtykUfaqQmj+YNtL/q
EH8G0EXrCGZjsdtQ8jPTZE3yJOTXITx1Ym6YCPWL0iRn4UJc8hDzeeBoEz9yXib1aML6vxGVxKCL9Yc/Z8CibdpsBTEiikvh5QIghXv+JQyAVcIgxsGJliYR
BgqWaQIHXAWhqReYT5PkxD/UXClY0X25qLYUdhkwDaOsUJVVs8grXLSKdKfyHYaCFsUq5awipVw/3kId34r4VzPjK5fqvVPCigYps8z4ndmXzs7EtQArsSBp
Q/lFa/+Ej7309evNHx89Vu1QIVCjCIhxudqpKtVJMLdPhm7ytcwLFjtXi9QJm4XmI8ex756w5p7ArtOK0i4YnDhAaQvAr10tkBg+s1SvP68WMMKb2lGg/ndb
1LC1M2EUePV25czrSlDwMgH+tZ/edWXinB7hMk1kxixdqcPGKZkxyxRkYLtQMNq0CgDQLhweqMiPqjVT2JvJFHR/whxNq2q/cgzKh3AsseezOZesV6ekZR2A
ZXVhWQdgWVP2VdYULquLyurisrqorBwAB+a3B+0Ji87R5ECAwYEAi4MgBKaAYXEgw8KsmQAGrphCknuAmgJ9o9Q+wJBkqasHAF02CkCZooFyEAPlQMROE83e
0QniAdxqytrcV6vNYqtNbrWpIaxaaAJtJnlt4ejUD1htN6wEWvQI+GlaxheqjJJx/8W/uGnkN/dv+OAYGkcdag6J0aRKs3MHzNKkcZmrdwttmicJZ8kfICw5
cYVo4iw9GZFpMrvfc9j93kEYxNUDMehEpwSazEfKHoHHUB04Ai/L6qARSFpRzkg1geFjmrP1Smb5StLiN9HDA88ahLGmOZtX4l01QFdcSh04yzyZnOqYp0Bw
0CzzUxAks8yztKt+VL6HxAvQ5UEXksEkHzzMrWAWvZzFbM5iLmdxEnzeC1/rZSgA6aRqgsFcqDMEs6EhPlqoHYj1PC7SroxzH0anZfl3cv6K8+/m/Hsg/07K
PzeN53J6uJxuLkdxOZ3FcvjkBYYKDGYTfTHi7hvRd+CeDoTJ7SCV7EFfW3j9anKnx4kzmkzNl8iJ6MpVeNVUVV2dVPXbndyadtU+Um3HClQz+nhaYchtPWas
2h5AwRXU4KpAHcp4gwqGqMpVjaBmId7AtITYiYJmByoj0K1Le/9tdzz+xLMDT30AEBDymITRkyCPTrzpRM0p1gs7EEiaQOEzLA945mrJJDwRi3dDZr1iFu8G
zIGVcA40VJkFwRXqCRTFNxP2Lhba83yDt3u5p9815sf0e1Oh9Q45VMUdGRgic8+hQygKru/l/rm+N4L3NPeriOi4HUrskzPNbQIdMO6QplM0IQLuR+gJWeSa
1mGuaK0nI1Kxnt5kMjJrEyFmIk1GAnkfU4sykPbBkgPHao2Ncm3cRUgdYNcmHhul1hRiAckIETo5J+4i6wLEjEZy6pBp2uwxeGHSeQERqgVQ61kNLTe8TjuJ
TaRD1hIlqmClWqJeNo95SGXRx0Sz2pOPGDRARlEVamSbJI9xgcLWSBRZm3BsYrGLAaTAzkcitl3JDMdrzKKmBiwwDrWDbJMcZKtG59jASrWcl3Wu0v6xg7UH
VSR57gFuahHzVshX2fhEvFYqHwtyExaBUlKbeCmGeeqqaboxLZNA1nYjD6as+Hup6dVuwVr/cPu2QN+o043DyEdFwB5iQ+1qsfkxLzVRdRv8C+o5gb+rBuP2
6sPM3Wwp88+MOh2AzFW2l9nq14kVrVVZchwcam4VuAWGJLasgoOBAlYg+Yi2r9lN6beJOsTkSqvBdGO35DXTu3v7gLa67G85VCUUpNdIID+06R2zxoYuN+eu
m3x2PULm8Qa65epTy9cAta2sqQahGWRWPUhcs4fTuvJ4lOgmMRG3nLrilku+TPzogmprLlsrr6625atNeGqHym506sBlRquA0FmHmttLycRVuJOLVp/oSaMA
8qgoNFITC+50BVDZCaurk4JxsZDhzlJDTBuQ2rb+K1fh75ZjTodpRqIqbssYfAxFTGqQpKZi7w0Ayw/jPqjuJSu+EjU+q5Nwisgjr+JIjCqvTiblpQDKYTHt
UHZ7oeyM2Z02G3OBHC7ATYSrday3aYQiLyI7lMmQZPLqq8aqk6nQrBdWX5Xx8qurk9GgZrlT19hH3zQKAfOu+W9ddySVNdzraBZO1kpr7Xq85NLm5koHo6FY
heBhV8n0a6MNLYL4TTawl+RIf7M9A/eJLNU109yM4aRZ5ibJtosbMazMNFEdvTaNcX6tTzZlsl6blloNriUzM3oR33+pxtYNwJDi6RjIEnjnsuPVdYJReK3A
2pCe8cbUdSszWFzLDU51CpDKLSQ2rg2ZNZfAysusA2iTIPUq4TH4Uq8SwCfDzIpGjrT3eAAySh3woN/WjCON30oI5dmNqjzkw0ZXQahWOnpq0zXa7In8cX5z
Vfokam1VvzY0YlaD2pCoolFhqeaTTo+LETa9i9km7QqADRAetIXKRjV33BC0/haeSqjbZNZt7xVjEtgOa7oxKtnn+ohkR0NXS3Y/dIVEQMKaVOLOynvFBbix
CulWoBMMi1wulzDdsGTruSGJ6jaWio8SP8Y+tY80foShe6SxVff1Fgz9GZJwwNE4EBwlbsUQwHYLhqUjDcIJNlUgTwJF3BjaEzeWE27Qi3h5ihsXaTxYLrg5
sLQW6gDNKo3DmiKW4MlPtTfknMSP9BvAkje4czWD3hRnSEPCj/ShOlxD/RnyQ4gTReeb8myYskz6vMHF910jsHgH5tyreQBepzrJnL1frvj3z18/ua5UWHBK
0v7X7NVUiVvTGeAsBtcXil7EM53r/TSfU5NqKx8xVEEkwW7+b9PGcqkJg4/8EO1SB9mmjkUqUJBFAx3aI6vb0/qeglh5qPkpWIR5WRa48kmJ4SnHjME6eBKK
+VHqeuD8LhVownpHmsnHGVdOhrYHDY3dX9i/O0z+BM0hizagPdr2YhS5U1cJGjo7mbwvs8/JhD2522Mrh2wmopvUv27K35921LOvwYJlklbCmxOxYTMOfGKY
CCCwLPcDHrOP2jyGt6IhunmksU6PzbWkn5XrhQrSuhm92DmRHGSKdwcNpvoPh2GoIccb8AHTkw1SBXpMW+NswXA2IQKHswxagN0u6X6rXec5CkX0QdEc7GLe
ptbZQYa8D2/hEnbSeKCrGGjvpP4D1+yc+1fvvIbrSala+i9/7C92Bn/V8kF6HP9FSqta+h/egr9XobdayBND7tJaTYFRUmDQaHowqyXyhtItYzSrzEge0Tqm
fORYm104ZjZP5Evv3T3HWejRHxlJmm4M7fsFRq1dnGr4RMJXNQ3eKUiL+U8qZZsuxdEMKxKUvKRNeUnUd0/rkrYJMl2msYssPrLvaB6EAAlzZQjI3q7Dkkkr
v1i4rNxq1w7nDoe+vDulDID2Xq7+YqVmzIgRPBtALpty22WcsWqTCdOAhwWmHfltrLpNkCZ+KL4nzXwj1f124GIw3CTQIF5j5/e1EbqvtWg6UDUrLYdr0ZgW
sSHnybZrnmyn5sl2aZ5sN/FkMFk7BdSgsfGn8GdXBHvMwZtpDqYX+Ry8tQl/tkX31OY9+DM7ILNkF1KTBr+2bwPosUOF/x9d1kk9hs42iv3Uya4zqZfUn9NJ
6aAOkKG6VTNUt2iGaqNmpG6UDCGgR7glhQwS7nQYeECNqQQeXEO+ZtDNmJeb0sPiDLGdzL7hRuI+nDzSmITbcUcaKBcSqNJpoGUW+dU9ko5pCLUvb5bIeDPY
w/WmIN2oWxO5Lq3NJe3hZHIW1FwxM1e7Fm+J9eYHr9jZSjg/qQgFVnSIEan00FRBOjaWXp/vSRUs7aRKe8DY+2GsxRU6n0SqGQU+WMDludxl7307jBMiI6cS
MEex3gymUKKeWNqRUFIquvki9MDYghuwzD8YTRDoT32VKq1KYDm/Ct05qwi4jYKz9/z29C5VLjzkFmVJRJLoUtELmSp4J0NnY+SXnQvj1JZ2dJQ0VpecEyVR
sboWezQaXZWVyMUVCouKhVnsIamYnhxlF1xsYceQbivK9YGX8Mf5H86XVWFucZertWQ9tSF1NByyo+HMp9bRbL1GG9TkAMwyUchGPvJxDaLPLIjgjixDiCPE
gw10JXoaKiHY4ZhAT2N4flzE+2mlcdtptM+DZ2ZlPnmxiVaurJTCAPcwj2Z33o1ukPGsWlXJ/NRW0IiFa/6FtOZUbRYcZZo/uG0paP8DHe2gI9sIXe6QI1v2
leCm1g9kGS4yy3B0SxtOXZpZtLJbWrKBcNkGgvNtaDN71i42LFCVcUoEjV3EZg1cY/KeHeIRT5CvNd4DL7Uw9cBbtO8IMz2z5vUlopA62aSmki26dQKtr7ST
zb001eGmWlwlbGNnfvif9sCbei6zUuQiLUaraLIktHa+QyZLVoOI2CJwONpzGSHJ/TkqkIVTJ63ouR3dZ5KkmBrkIgmHUgHcX6gfDKMzXoO6HcTDVchrFRm3
iMzPnpX52XNronlpgrtXKBtJVw+A9UhUWQOCBAOJ7lQdV6AGe5muzDC0b1af7+I6QMkwWO0B3dt2o4TYreLRXYATTkS7hR7JVeGmt04b7vFiLRGCavQyIU1n
ATx7qYcPZDoMNTG7Yd6BqM70tNL0NKZUvRm5M3IgJliTwyq+0IOK5rWAZzGcqSzyHlPQKHnGtmiCGhCL9BS1VZyRBJkmhKcPIy6esoVqDeg/lfBauXSmprN+
+C4grLjrNJ+bZaPMHuGh1bK9BqmOr8XPxMQicDBTTyuQk2kGGh9o3rjEvHFAPYdBL7vSC3B5gR9isfwtsY3595vy7+nDw/j7blKuRFGiifqUxP8FB5tDohri
6+XIbQWkWBBh/BUCZcz4ZgTg+AU0DptpnoUnN+PuYYBswCnoMmimeXLK7gUkewvILZdm9wJEHh2vub0AOSM8vJqcmwKzZ2HUFK5kJ1aCHH9pVo9avNWAuSLl
5wLk5+YCOxeQI59As3Pw8YcRwpnud8rNQS01M+cXmbmPQ4rJ6L6DROwp8+1p5hu7+p40X49de1NnxIngCkICZtRkiqPA1Pl7MHWNaYP3ik+id/fpxqnY7OnG
KVXK9ePc+pPZhJHcHVmEhN5CPr38bPTzuvBsVAckDszI0ZuM1gBG2bGG05qe4jcFn1V2Tt/PIk/QYSRigJVuzKKicSk/dQxGzqJ67ZJHkBGCummsxb1Sdp1k
KvPMjTCP2jQkLBgSRUXUSJWmG0cDJpUQgdEfEJ30jfNRw/CqAAeEefLwCkdXVaPC6TjB6moMsyIeaQmDrAXnsOPQMEef+PUfdgJlCRXlsSpxQeaF1bo1HVIK
rYpyn58hnXbRuteWVNuC/HRKOhc2daa6b/Z1P5KQS8sWotjVdlwOEflpQ1/rpDzbjvvmKC02iyTI5lN/+bQO9pREpx7YbP18KOB3oDrQiGk+WjGRRbXEU6Z4
sydxjkPd9kbvqfvVpEINJ9S0a/7xtdxL7azG2k2AwTlhHu5r69pJ7Rwgq6ExvoapUlv//3hz9z0HffZaAQ2cMJpAO7OY+V1JQNS0DZgo7L/bmGTk27KD1QDP
SfOxSiZNysxA0kw8sakOloOuONFfaIAso1NgGe3MNwpN/2Sqis4UocFkAgGsVUdBiyp1mdDRaCYVZElOA7LuEGyASYc1cJBrGiQTm7TLQ9W4VI40EVvB7gp5
Vx/FL8UM+uu3L7ys09qF64t5yEOyqbmfIheatY19A+DZDICG6tCmm7q4jip9inttjfnS2S3aV0x6FtC+VdDjbK1xGh/wEOfVnldQNqQGpUlJXz99AMLSUvOO
izycFYP0yUV2Am3JMwDD9//Sft1xz/3zMAAkKEAelm0e2aX7WkhcwsnMwaCzUYAtyIoBESgjEi+mX4QwMkq8m1rCU3ytwum3wGp6matPv6Bv1CgGDHNtJBxt
iE0OuufEUcdn2hHqGv/vUTcgUyo9/Sq4pQPV/dyxn18r4RTm8UznK/Nm1EPxM5nLb7+eTdNTyNj31YuKPv+yGdDJRBEen++Lu9Y5n3d52XW131hrsJRze+M9
5mDQXscjrJHzJQOsONsARNenZAMUX82nM3q1lV9FtataVDNJNfZSzVyEdeUC/3Ek2fI5wCrMIH8xJirQOFhlpRx9lgc5TqjzcUAiPQSRLVjf5RjE/Uq0P0lY
T9fVXgrplI+wcNhRyAxd8bCj3Ftu1GgvFDXaCzm4yLD2etCRQ6rCuRMOKzvoKPMZ6O7FZ2DzT9ljoKvKpJ8SFX3l4slx6DG2cPSBS61meyG8dzJHuekqnVyK
aAFg7Qrq67TkNXnJLTmTU9BQSKGa+kRMTx5cSZl119wCxrhYV6VcXmO7LMpwi66GAI6ded4O8tJuPLxsj/NgUafRS9rYrICOXWnBnkNWAGYOmBVayAoID1SZ
kFr+TFSto0ma+1lo7hPtndY61MeZsY+ddTmZ+liQK/TcBCDou/lcN9ouit6WsNoh3XCy+qlOrolqrGeMWAXH0uTQqjpVfPOYmrx6BPWeG+DXhTRtIjAJGHX+
MrKRV5ManruAVeQjpqJVSW6SQkbFXTATHVBQ4ZwCXANliS+mZC9Og1goBjhOdodClDDvphD9ZHeiKRWdRVjoHzyv29VSG4uU4dExO6Ie0tUDM0I7Bdrt0Qkm
fNhPGZ21R4XuK2OHdKkpo9CC88790Kfuec/RPKHhOU16bCivnsC0QcaFldo7y39n4CGBU9QBBQc1yUFsBJqBp6oKKbbSyW+N7w9QSh2oopE0k7vGRlYpk7zH
HaAOzLQax7IOx0xG0yShbjxumZBUiDX9m497hulSKjYd8V7qecJtcjxKuclHKYx56Hg8dOgMlBgpwIxs2LBrDUgA/dBVnYKze5jRGC+VFVUyGkMleiQrWp7S
Ce0wkWRFHsuKUq+kir2SHoRn4aQnc6HwI/eL7zPhwmklRsMcF3gLL7JoW25iw1gG1GuFMdrGOpo01XyNp5rUzL+l8eRQwjxUEjwYOI2qIovebtbkrM6kGdHl
Sa2nqc7mjx0HHdvZ5EpODOxhC6Lc7IiCotZ/Kp6Umec43OCAoDMpja5CtrCkPXVpuVjhIK08JjtO64vaQjuINw8Xj9PKPPEEe/HE0/xTIPXdgBghSrR6UEpB
/YVSLYWbg+ithZ7wNNFU2kVH5IUBG96glQW5QZiPSrYSYAerK8Rp6ByIHyFFwLZa5nTHRC3+NuzgMtyUgcK1Y+IOtDKjJU3AB1YBzQ1xSdJeDZFpg3F8YlQi
UyyUuyC1jsihLsoDkKOCqqO3Igu3B+az7wdF7tTRahNxP0LqYWnzztbjkg4AsMBTPVABTpnwXTw/QgebKNyuTsDv2+YCBach1s5jwDgeKG35DLQwAYLiYpHI
c7aRS5wJqPyraFObgLycCS8O+IhtfIJ4xTLNVWubJ3K4BXl/BAihnmlxyOEJFbBGVlDH/ABDMnf+SGRwP9Z6gdpiMUxtUboDIxuagyMsaDwGLsiJb6A7mjtT
YmeG2kf7u59moU0vdTPY0DIbu0Qqcpa6PWepgwabpaA4ql50PXTNaLL9Ev3p9WzqmH58jWztr177p92PJLjSJ21UREJgtiMIy+ZscpmCCFdpWOkzA8dEL+Zt
8xhX+iHbVeNaugX6M0LjQvKrgs4bcQ1Z5vV3jCv9lNfPydr+VrSV9NDIOTuNmko2anDtU8HDPNBSCPc6oOrEFTAylTQZYI41RMwP2DckV7kNB9g8dLfCvoXS
5X+Z/C5lNQ4yU4q2Udrv0SJdoUwSVEkUVLXgjlS7qhwLWBvrybpFxRh0FFZFZVXOeIEO5gX4XOLCqig7WQvHMAqrBBtlQxPYVXWQCx8A6gW5Q7UlVYipkI2q
oD0ULpXX0OVcvjQIdbbxNNpcNtBmNmq3atlAy3jZAACOZQMthaV9R5PiKsjNlLPFeouqVMsNsoGGDApr+BacBMq8wVVO0RHoX8vYN4i1a9IumJ87MHkl7S70
AIXH3I7PNz+/h33U4IIP+H6Dts7KiNo4h6ddWNl7F8bchTF3YVzowtSDCm2/VRRxCmVC4Zi87iAEttqelY1x1EE3i7vcDavK3r34YS042zw6d7bp793Zpr8P
Z5tH41Fh96dMwdHkbLP2KTIjzflCGoh+NgBdtBoWvHAPaKZD71oh3HWTlyMDOTIy/dts1GFBy/ryul9x3xbrZSIRRdkcfodbygYgDtz20l08kpeOcwlK8NH9
UXkURjA8w/1o0grI3jqvq4BMgPz5KKmoeHQV5FkpjJXV8Ay9O6+LDFpHGV0hVzykmBy45fHVMi/kji74hvRV5Y6kjXbQ2lXbmmpH6ityQuYrcgKyGT6tNZvA
lvyXsa9I5DYkT0IS2Ylu1Kk5ErgNqdpnGFMg6JgBTIdUZXQRF6GcH61UVXBcbrxhaG+haF2BDl1I2JDulrFLWfIr6OAmmdROHjFox6h8k0y7LtIyVpLNOXw4
aOptlIQkyOBI5gxzIcltUpqNwv+MDcTER6OeAyKzq6wjjfdDYM6QPU38i9RGLqaznslw4t1E7Yq0BcmgPRVBoCNkFpJY5MMjXW1rvTsLZ2lFEHQBY9H1Dd71
kucbms39goeO2qWscscZQVasceei55sS+1cI2NsCGv5myl6px2qRURptIFW0jCrapjfx3/Iy+W+5xHMyW5VFGY+91ShsM+7hCItWfOYdhYX3x0gGkx5XgUyS
Pq6isNeCu0gf5l2kuWTjwxsspXEbLFbD/mVISzhSB0kbT+wabrH4NdTFROe/eIwcchhamTL1ALNvdcr9SBLgqQVYoXJhmwUrd2u649ZTJTagN9tmwakx2mt7
cMLIVY9LxEa8uwSsjG5hgMyYlNFt2s1QqeF4DtJaoEFkZyLYAJHKVuU7kngN78fXjEJGt6eNQBOkAO0TK9nCLeCjAnJ1Y6SGlVGkcuTkAb31YR53pHmgJJm2
RUvZ9Fdir9D7qd66v0LFtKF7pnQ4OmOdS6TSwNC/k+uJBqNAWeO9+XpA4yAtMkj3HFiPwVfxmqqNinx+4xIXmRynMQo6rKCNjGcODNZRD0aSNnIplzeXam0z
6EBtEwdvKRc7l2okN/ZZ7FzKd4WvKYib0T1ZZl2hrbj8fA1Q0mJ1PJLYD3j7tSCKtjMduZD3rTWh+LmHR5ihX4NcL04VDgVknQkRP5cL91APItTm8O8VJdwS
QLkjHV2OiCqmG37irs91DDDGS3xyjWKS+V68mHfBUGm4CeMu+bRx8kVj12SeWjRLLXTqgHHHIIzgkzr64iUn0TJAqzcW7hzSZ/UWKv9s1B9ZeDY18ytLaLAR
786YnH3BGaolfcbfFqObJoWcKwsgG+3XI3EanH84NbGw6qBXNqyGcXyXPhCcAFdan6TV9qlKyy5I91AQyg5D2WbQu40gNlIQOwhYpxlgUV7MZ0o65ImiGTg5
TcD7pCk4FfQoL2gQCEnIYIDqp2oNfT3LlL1uuO8YGD5agdGYU0wCXErfJhh/DibIT3TNK53hxbtUP2Jv5jJPva+GRAGua4p4gYvQcdXnPb20CZpCDMVLxrfS
pLVCCfHGOBsX3RpvtqbaTDgO0CMInTjYBAS4ocMCQzoLbOqX9Lx+/gV8grdoAAwfcOvQrGqvH6565PqxluoeFe4KSTRw0iRyzySkkjuTtHS8mWZMulDQqMqC
ZlWCIfheEfOJpWhbmQND1MRRgpS2iHPizS8Ujfq1gz5/9lGihDpXqiDqO9/EkyvS3a4hUXBdCJn9z3rtH9DzEPonOOjziXuOcs9Yjypo69PxUfNJ6VUfzYeM
aa0Hj+VjfvVuWNu8P/NA2EOnMmBW5yJ3XGOxI3kbXHIBQ6azrplbVPYVFB6mxBmUZvgCzV6TV0Oc70wt3WT43mfU+zZs37R4ybKLruiZaWjWtRCFrgmLj72Q
omN8BeO8gsRpN1Ywq12sa9e+R+08rp3FtSNRtBayGsgPW6yNg5uFQ0U7+e+ho0RlIgmxkZz7QFcIeV1G3px0mw2kmxwFuc0GppsRbBeHo9tsOLrNyTSxhmoB
O/RLlw6UV0pY3ZywOkhYS8Q9kGmNiwsVIuKkh0Qe429YQgfhLIjYMnixXjT4+QF0tfhc1khHPS9WSpeslC5YKd2gFXzqkB7yXIJ5Bg/8/3QwWXQsmR2nyWqi
+/An6RT9SaIRACm2snNJEzvWJD1kdNVpa/9OtNSzc39PDqe2OQcSNXv/wf4lL0h9Z/3n9ZylfWeRQ4D/SwdZe3G6VXCbhYNx/NEHl2VHH9AuAoLrBsskhbiU
dG73C6Qznf93ydTV13TjdaknoNomybQSAAgV7KlDRG6DL/ULJ/7apewSsmDajc4Jmxpj4xSTG3hLokh7GHhjJBt4oxDBQwNvOpGxytXZZmJ12IEAGfc7ZDTJ
L+iLfZl3+2uUr9c3pMYMdDKz7kaehYrYbugjL52Dzd4qaT7MRnKJHmAkRp6E5qkYfTJRY/SshQoREv2LkLIFqpn4MEGmeqRA4x2WhaRqpE4apy26U5KMzrt8
lpqwvigeXKapjk2mREh1bDaFAU5gJilWkg0M9drrco52YbETD9eC5/T4Los8V1B8GsvmMa8Ta7DdTzn7MrtYE/FdjY9r6fEnwmR7mIJ8RWqmXyo8zh4v6GoG
T6zHS29C+1DxQ4169eYqZa2aqrU34TV760L3IujbSqIuMHzciev6goWIyc4vD0XP3nDBt2lMjDHxeOsOeKHwhSq+qJLBWCb1UHawRggxyD7De3EKZP8x2oOf
YP8xoni+feFoe3YrIwqn25uF0+1Z3gLry8LXVuFr3Jc6NXG72Fl5nu6FQjoyR8EkncF8PEkXSQPVaD6QKiQA87vIoojXDDiSK5oswcSEvlOViRvyBn84H0oD
RCaWq6vKh3OT+5NU4V0Gl3i+Sas7G/5MWOHJRbKwyktPICWKdm6Cc2sCIxFXIGrJSYnfVS31eX0WzZfrE2KPjXXDwPsftbxPLEmiZbTCSsonoa8ggZwtnicO
vBvwiOdUW4BzQ5bTAJazFTjunKuutilnXbW9r4I+OlAqhEYS+SaRclJ+Q2RLgv2+Q0q9h5jvOPZTIbI1w37f7c1cKxhvP52q0uOgjUQfyq3dagcKr/JjeNsh
sqXagQmoOumLNHUhisxNVMf6pX0xQHlpMgGoIYnd8tz2eYf5e+Tj2OsLlyQTVeVviV/ieQbpwCNahyD3XQp9FC9fk3R8WO+ll2H1k3TS3OzMKRYdQDPFHrHF
9zavL2zViusL5CRUB4rsq5P6RDVEIcq+2xEWKvpDqugkFcGHVvHDtpOgc2I8wYo6PYuHKNJ9KETZdHB9luXW9GxXj72aFOqGgJ8IOB8uaw4wLzU77iy2vbYI
h8LyJFwD6I+3y/qOOV+FS9eck3ScoTpwN74DAmNu13oIDvr8OuzXPmtYGxVrxHERN+YwcqU1LyFadFDuaz5MbsDzGv0oPUppUu3awTrtJL4oPkTIFRi836lH
+AQYfeKjwc9NSV4sM+4ev0kHmyQmpxlzL5FxJ2mGxPEgmzH3nCbgCbUggzFrQ2oB+xEEIoIkRBRW2B6vsAssta6SZQgLjUGd/alWTXK6P6Fq6PQKXTs5GmP7
KspAEKcMP3BfL64g5R58LggJjDW18rk1cwH6ulJu38AS+M5cMlzlM6IhBjJBn25ABeHDc9YrSX1Nbk/7vOFKkOfXpMyXVmg9xz+3JGs4+Atyntq3eMjUYgyj
UNAomoNMNpj95GicvS9fzu78MyMOtGzZ35zmpTw9G41FBnQlGUaQozESYQGTE55ZR2+Z9W5SLUEums6qJFdfeKcpeZAuXQ0WL7C5VHBh6tctLwSNhc0qbqQ3
FmJxhlU+zxIHOPp9oIIT3FBI9le0nFXE4oW1jSiKb24T0sEpda9t1jJZV6s7+2n1bDRh7DYMcplzFlT1YIOMKQ82vCo7B4SXic/QMTKYqGANbgSsQZUcElO7
qkShrSvZySLedt5Wi1kWELIUeDwkb3BNgOQivwk/QNZPTq5hVaQS7zbVHktOgaw6C0r2YybVqVEk5o4XC2hOhJ24Yy3GTUNOJmbNCaZBQ50kSMo5B89nWEcb
gU2/X698GjO+lmyS4LUvIL5EkyujgVzBlBP0uUBz9XqToAQD2VfesB4WuEp/jI9PI6mw3jt3SKuaN09R/YwMutN36WHpdI6Sm2+qO7SrUTqeT0qfggdAP57O
XVOwoSVaFSMnZdIGk+DJ1ivUZRt173Oi+n/Y+xogO64qvf553a/f6/fe9BvNWCPNjHy7LeyRNbJkSZZGshfraWUhGy9WCNkiFFUxeLVLPUyVf1SUK3FZMho7
wj9YGIMlA8XMKI6dWisxP7t4AWOxYRdna6nSplhwiBPM7xpC1loIi5zsLjnfOffe7n7zRjO216QqJYSn+3Xf7nvvubfvPffcc74v7qwzTmJ4PsmaOIB1JWCP
UU79X8Q29w/+zZ2DnvCzVY0BHpNok7enkPLbdkwMeENgNwc3J+8nXbCKDpRINlHyTSyNdh50afD4J+xZ0VCttEmzXZum6hhzetD7WjwIzF96cwWeF3BJFI9D
8ZUZ5KT/lcuKac9Ht5v/YoxK9N3BIand4d04+ya2tWBfBUs2mB3E3zO0Ht7VEtNYX+GH1rGTB5yqGrjcXYmtdGAWVFUbmAVVePwNiRdYwkg1oIsoNM/zWgU3
v/+bTOpsPyjM4CFMBcejAN8sdPpK4but5no8712D0vEhbPdmPL8wSgU1CFAfqFPr4GdnZ+twFuuBvPwM3XDfxiMrto7jd8CcxKphU0VvgacSVP2Wqp2gtOpQ
yncPpaSr4HvxSgZ0+P8ZvybuGLR2vgPrBHZ8olY5AL5ZRPnojhl1vAKus2qbcUfwaxdQ7GFemn+T1XRfrhfVdGBwYhZz97IWy5i8CB4zezcwBKDhBqC7Jirq
rsdg3Ll/aDczJh2807u56aHb2oeMEhfvZYeUGt7p5rdxSSZtc0EzLBjBnzpo3f2YaCSCkPJcHZ0rOzRHheeO3auZ7yJVey+cj68heYC4jQPhVfNaUBUi1oBU
Z+pP3KCRbsvWW1gpG4IfaQ3j6LJX06DSjE3S1BqFBVzzdWi1Pi3XPGvLRQyNrpYB8bjKgyKLtK0bsm0a0l+oIQfhbwsqtXJj6ss9DdqvNTF0VZmzKjalaWP0
SkpFcXRRWPEvtu4n72UbIR6jxmLcYD7zYuOmW9PjRDUfJxrxZa57QDunBGXL4kN6GD8iTijQ3v7UmBj/TQQTY+42dqrgcMOjRyRqji4fEAv+7WFGGdgZHd55
5aGsVtLkpWPYbmCVhv4dYjdjU5sdBN8qDQv2EJ26315CpXPwpHNzsWNQa+ndhIrRAQqdJpIdBRqaSWWgw61wXRGVoU9y8ZzUaoNy7+J1FZQYVuRz2Xz8Xku7
WHuMNywWkctSJRT3SGipsmJf9Liwn1uXMmdx1yoF0QlqTdl7zoXX7wyeTvDhLVT4E/fqTj8lLlGbgTfADjMoMIl0DxPLJ9yR+jcE7/NRqcweu71nbCvzR6Oe
hFSwkW6hUPZLHCHVnLVy2a7vlz0PhbzrHfORh+gKAED4v0ry6WkD1fHQnfq1idS1IXU1m1bllpY93HzMlKHP7twWzgpJdBtP2zaelwSjXW2rvwd7HVuxRcGI
eyi6OJctUvIJKflqKbmS+P16aeOQ0ZWrua8Ibxz6HpSPPDSj/5IhXzSYdXx1KcuFjifpXsFCgb7tKu+zWLNZKf6Mfc7sKiI3SO68f4jNOzun7hZNP+9U734r
az5sV4A7C4+fNFALjWPHYU/OQwdlixFjdqcuhZf4xAKtyb1mGxJ2DPFlsVYoJPi2vARbbVqBZv+WqPMrxjQIepOyNoxk7DTjkNL6K/fNTZjaw5jVfuvlG+1X
VUZnMKEAX4jgTHlHrjKGuYPP+wtuJGWDkB2TFjk7u4Umkk08zz531rOzW3HY1TXqGfGrJ2jyUYeyuowG1r6iXOOF4Zvv3d7TLjroTRj3qaPfSn0veiJdILmV
UPWEimkVQ0u+3ATCEyGCxzF48jCMca66UMYngCXCijmS9JY6H+rcPkNdXjlhVbRlOHXQ7j/5C1fawyDHCk+V1ivrSAfxT2YesM59+92OgKvn90hpbFVCz3VC
3ohmf+srb+40gPsxcHNncD/cXzxzOeSfvv55CxUhKD0W6scapceQroJCnc8p8vS44ce9vVJGUo+/YZfGwJi5tez4WTgrJNF9b9r2s3lJYtnl45hy6I3sltEr
Hq+feAIqUbBQ+StLFID/6uTrFQyJ/c6Anwc4/EUTsk5joPaMyY+pOfVGYsbWv+RbvEOMD09W3DREdTzlvBdDzH8Wxx4ZTcJXZV6uLsG83Gsk2umyMhHi+9dq
S9HIzLtU2mAPvgVO4exsHNpJ+vXdbxVMr6Ip8/Os0DqPie8IUs63dO685dD0Tnc6ZeM2XmrVXr2uqppQxJpVZIojUrjwxynWLHRHrnIx64fvFfKEQmpnp1+y
JisOOemf7yJ58l29xgccPE/1/z7wXbYzFFoVJmxW9qtlZX+haeOVTQyvYuj3jbJfFHG0SHXxJgz6tM6+FVycTyw0VMNsq+onVJWVfccq+71We1H2uTrVx6Sg
jljnC/m8RmHFr0hY87X9E7Scl5ouJLbaImJjr+LqXXgPakWCg3W1fjbp1fjrpIcUW/6c+UIT2wVfeOTefO/D7BrtjNMFd460KZbX/c50PBu4Q309mJOuEuX3
OwZyKkq1UVaHq9KqKckh3hgV2NXPvCD2WV4r5Ih7Y71uXeaWQdwTO24/xL1rBHFvDBh43zVeo2MpW5OKxRTqlbJXnnIwfdfEt6vOvnk6fJDh9ZnKrzNyY4p4
o6jj7c+aXQmZyv8xQ128u1njEH7eTwzgh8aKKuwkdBEBLy0omAOMzsARvl0a+Vd217sOb/Gv4O2UNhdEDLUoGR5ZRmcjuJsNmXUpFhJj4imG7sjBTRUb3OTY
4KZhBgfsI5iKGsZShOYmNrM6wOdfiWg7gYYdEmjYZbLvMQgzqwSNCoYhCAccnmJhoKVSIJydzTEwoKgmx6dq5T1Qjd0ZO5cG9DnXsG4l6YTG3DIgrTCAL2yA
w7ea1TwAUQdONXJ/udz7VVUwpL7H9Q+Il1hFApUCjXQb+hYHi3n7KHteA1aYWwjueqLkU7eAw5ADNzLt24lZocIO24Ks6SLnH/olP8Xef+hqgmOrg08rslzD
acCOfWzwCrn5PcOFBJ5AVYGTX6PBvXVPMzBmOcOow8b0+nVMOhPnL4WPmAMyMPrQOIiWXoZwLHqxxPKoSkprH3iz0IIUME2NPbde1aw5JdFiQMnfWWVplwqL
nL28Vn7nABVCAu78Qu41qU/N1KdS1DRddLDWHgaTCvU6fL8Ku6w4gxsImzRiT2MAvhszfKkA1oEPZI19IIU0ToVU3Ba+LHolYyiYZbF4goZ6vm6J8FoKcoO9
/UaUcA+0Upj+QkgiKkuCq147i6Xvo9rS9+E+lr47XWZCMo6DEAbzXlWZ7crRai5QPJhOqYpThj95CxuXzcU97JjrXd30xYHPYzdY5YFyCcH7gHPkVnO1V3Ku
XcaPlLk+e1wZ5d1Y3wi3D2/QiJ+h8tuHciqmKrc6Qg6xeh7NNJlXVblX85DmyK6nJ2YNT1OCsrvQ/o57C7ZGwwI1lch1x4JC/RiXt0pifVDzu3c+ksv3+Xu0
fBdulft0q9yXP8X08HjqV67n5ZYVVSRAZS/WJXE4sK+n1y+lVi1sSgQXZkvlwqjmS80KmyO+rLebqmt8+pwWiq7KPD1YibOm8kZZ/PgtP5yC4Tr+6gUD0QHv
9mUM/OhrtO6KgEDeUc1Fc3Cwp8MYP/XVsgXpw5wFf9IjXle5BUdFdhR9PugmL+bggI5ATzsCPo6edNKT6NQveeIy+hQ4Yug6UyvQ7yc8YByscx73aOQK1/oz
HsaXtf5Rj6YEun8EnDQ+IgraEPFg55TXTZepwc5DHvCPBsEKkA7j6ACZaLAz1U2X02FNN6UVaOdMo9s5SilX6PPnmZtRzmdA+qnPVTcdo9PDdUk+rs+RfJU+
R/Lz9TklV/AOTboglkxTOv9Eu5tmu/b8hy898rNv/cs3pheoNuDOfcCdry4Qf6VvyOnfLmT94QJ14dyncs5rFv8bsF2y1n/WSy/CkYQ4oQZZGGvw+5SbXozj
3nStGlznTKST+KXSdTiMpJfgkKTrcYjSDUhyxssuFfsaFfVo0EUPXF50Uce1BNcSe02NTDjUkk/CiX45XzyK0xFaN+OG89kAb37ZSzciow3pJm8HSUMce2cq
XdJCzjjazbYj4c2dF30QI02Zq5Ny9Ut0dagzaa5OyNUjdHWZYVja9HS6mU0YAOGk8XGShsFL1WrKup2uofPL6NoW+m+rGmRjCZIg8fytMqzkL6VVPL9gUFLk
IPFU0GyjuDsneVGp1mu2eEfbXOTsUrqf2QLTvYu2+adA3DixzX+2zRXItlCa1BZf+33vuFIVON0L7uC/MwrhqYuLvGX0e6LASOaoTeriY8fTTZhDN6mJY3Pp
privMlJ+6qLSr4I80jwgWa09nk0UXdUxv9udRYYU3FSOXi69R60B65kvqxYz4hUliwKLQENNiDYBc06/wpw+MK8wbv5aPFRsMd7y0QWtSEGXUAShX5uI1cS8
vOiFE/2d9C8qZMZbqqW35+77E4u5719ESS6C+/5F8YL65GSrAuucbwCN1xRYwSDuI4+aX2uY9esyEIBNUZ/f1llGn8CGYmPV1IZyqLmGX+w8aV/id85Lt/PT
P3LTyzvf/zOX3vu9//6XPw/pZestDxW9LMp/An1E9jDX2+x+96pi6Pb62fTiPLQBF+zpzPH0YiyDD1e7u0bW7Xrb/0lX7FAbjtsvQJM60YDhdJPPGfIQh7Rp
fobNfLoaBckUZbFM1+hF1Oil57/++yHV6Wd/9vVD1V4Bhb0CQhDC4ahcsPWLFKwiz4h9kE5rXbWh/0N/kD/kS0o2MOM05IfUJYXUD0sYBO7R0L+Ohn2ZZV3e
eOu8rIdbzM0+/dIjEn5T8ktIyJKIfR7pstul3vOyGZWVXH1hoCv3Ci+gSU7uWEnldbm4UL5P5LVxltIgazo/4Ab56Uc/gobgj2HhyJSsNOy4NAtkm0tNxeEn
M3WaBnGMSTykMrwQU93p95EGzZpQJRqYRQ2kmpnpZCJPyjNgZK7nMyOCTw7XMff1TG8qn97URju7nW9nN3WpndxW2clNbbFz27ieHDARkWQ2Ijq+omFK17v3
0JwGveiDJDscD7s0yVPlpl2JTSSZbkflbqP5nZLfQjMhpbo5vRyHm9JtSHMj5DDhvSfdKuuMbchGbUo3YHZs8DpjI58yhe1GtV7fcZlh8HJuvY264SYx0V12
uftuOkxtd95Fh8ntzvVYQgBjPVTbgbFO3xKYokO18XL3Gjpcvt25mg7btvP6i+bQXXTYugXDhgkBeop738kcSl7CNuV6Hga0GRXE/jdLYQo1w0MmHMg0b2KQ
JHKwjzXYPMKoGb0/HYQRYiGtwe3H5oeBWyLcfFR4gvTedYhs8dUl2zjidz0iWXzUG/GOmxAh46u1kAK305PBFmcNfZuTiDgllQn8Cj761NEAQaxMV2A7Xzap
e53PYCCmr2Zb5LJ0wGwrG+af4wTUEU03pNdeTIqIK0rMZZIIga7ol0aR8dEIRzxRZKY4DSnS0k2NQuNDoXkWq5MJkD6JQnM5pz3Faan3Gr3MVxuZ29JXl24n
JVNtppVJekWu4m7Ax2HIj6Fo05e3xX5yuECf3GTxW4NcztCSADI8AnzArQx/Wa5qiKoegYPhZYz/Waojd7RTuDkl9HfFyrG2dnhAtLWDgBu5nAlbS7XCbg0r
DFRAav9Z6YTQsDewAeMW6n5XPJZuUZsfS7dS/7nMkGzmg+SG2WPK25dtHKUOSwK4lb5x+phkneiza5Lfb6FYctRCtQIasdVGxVYjNaku1WPvU7Tu+nHfdRdk
+FSQbkbnOxmkgyj3s4FE6J0K0ivEGfu5gOmtQnXFVv9xT6L0ZnAcJD0Xx81b/SNe/pWeanRlWsm/Uh5D+bomfEBEtXyliXylIySmPh8kv8d8uH7frzTkteGL
QTZ5lYzxZwIZy08HNJaHGOMOhtudZ4XEexJWiyr87/rlto6S0drSSy9UW2ntuYXWoZfRmnQNrTs30hp0gtabF9Fac1K4U1nkyU/KhfPSC2J1wa4173zgj38x
AaSyC4FUphLOdw/jKBxl5nlNXRGCuuKI27lQz7mh5q6gOj3kYk3o2E1nDVoCmWtlzy+yVzyEd6/EJ0tH8JDJiPTH5nXicJ8Nir1ujVYFQk1DMajW6N3LOvW8
ex4oU1aU0/YT3Xr3EQ/TzTrnmIeetM456smc8pAnLU0r0kl23Vxw/NVj6gtWK9jI84qPKWaQNYI1PBkZCwPMIrSInes1MIiS4f5j2RQYKgugXuzhPyneOgg1
jIHtxSRoY3Ro0tgl9vCWRCwOSOxjAgsHVL317o8CEdEPAxHRDwIR0QuBiOj5AJNnoHwJVh2USNU1Eqm6ESacQE1usQGrEMTBQWPF+UktEFhzL0eXOtko+JvA
MlIFnFPUs4aoWvODX+IdF8hsXyht+dt+tgbl0TDTUg2eamhTQQTDAcDteZlfVRGW+fV8iX6G1U6txpzkHTfGWIgAJSGB0eIgFvGivQYrNlxbtQ95q7FEptS+
z3oF5nGvtJguIuIt6f0Qgt/VoqjrIXaym3ytZ4Sl1t4ijX1ZyiPL5rQqWokroG2WB4BrVhQT52DnFxrIfBakCSdnTLgzvg0nx8v/KMTbqTnC/L1nVVEK/NSi
yVLGJssIoGYbbI6R5DiVZxjBovwycA9qPJPXhUc0TfLJvC3soDczaIgpOS3Hyi9iIJC6uZNPniNpG/tENHlWgQbVBD0pYBcb8yfPtkye/ihV3MfkGdPkCS4O
MbLCr3cpbYpIcrBryeRZU7Fu2Rn/bJMnDU48SjzuQ/xr/Sd9mTyf8tNEJk8M8tB1k62s69LUuUfQqLEZOEBqXT5vvhBq6dhpkxuGL+fTZkP6TyTDWcLm1ik7
RRpqiapMkRwMol0QUJhQYBkwzYco6Vr/VCjj4XMh9jhVQ4a5pgxzLRnmfBnmqjLMRXaYq8swZ0K89TAXLTCWu/lY7nBg1hrsQNuxzpGxripjnStjXa081p1s
mLFuuuaHB7wclaEPit5ScPR4CqmrumDoCZAz792Dg3GdU8lafPcjBgPV4V1MDq+xfqyJRpFkhr+6v0PTGF7FbvL1zvWAH6Ujswxm7VlVx3GQ+q0x+ew4Tpd7
GRU7NwHWoi4vpcnZA42iavcwKVqQVKgjSafyWzSqDujAYnFDFMO8BSB6hp3nC5SSSmookHlt9JOm4Z5YCl5ebOKSMAO3+VX/w3rSNZrCv8oBGA3Z/gOhFv+9
elTiLfgN9eSnBjXSAhUX8OwifnpPTnMc5/bIcg0GF6xaAW9vcxeN2wAphwCMA4MCAIQGY52vjuEbiDG0/0+56lo9heaWOrzsaiBT6/y5M/99ewSjsfeFu+jy
Vx37xrplV7ZvdnjWqmnYTlfPYJxbY7G6F6p4sk+ZrqDrV8wr0hTTzvWpI7ztawJQnl8tYeppJdTpActbEGpPOSUUvTL2Hql1r6JRm3nJys3Dn4FqG2jXphp8
OhviUw8or64aekxj9clY1hQXBldCNz0J3WRgV7vj3+BRqIjgN8AuLQZox4m/6dOoBMTvfH810spXxDuihtplqTzkZnjqQ8hSLxGyNM1VRuYEWnzWKg9+rTIh
SwQdtmGQIDUxQ91i8UeAdK9rVhXA4XKYBj5hRrFO5EFNMjlgSSaTBR9ViXSBASZkaTEhS1OQ7ucTsugt3CbqTq9iYhY++9A0x3ayjw0Gns60bOc2O3eZE360
mzw4XSJbsViSjgpgi7ENXtnuJIJWEuVumK4wEZnt6fgvmiH2RGsHKre7B2oWudXPXZ1c6CwVHIAK6iJ0UsMFVnMm2idcHpVfwe6vL8wcAKbCjvUXjB6P2R+e
U4bSbNcm/t/3SYsNeMBM67pDsCNdjxdSxI5KfEqC3M2eSDV2OPHFOQduYQ1pmpFu1qIVUkCSFfriATpjEuAsmT2GrsSIdlu8wz4ipLoGblvmUduzcpYHv3OY
1Gc/+fldui6H/aXzPCz0sFA7xJoNoaESMIE0aAFmgdmZY6NWYqZ1HKuwOrJYhozNWBpr+hxXPrCWliePxr5B7YhZauxAIhwk4EwYQpAZBDR8Ay+MwM1wnhpW
iZnxT1IzDfjgu0EKwbtqYpZzJC7wSbdL9wbBzAMe4eQXd/GMCuw9fCdGCkgHCD5joMfV5G/v4gGQ7UNr/ZM+1YSOpI8GOJJ+2saR9NXlOJJCNoLjUT9dgeMR
P12JI4l1VFZjkt+LTk9+qE4BzzuDo1oyQ50jABJ3GnQup040TMpxki4vBCcCv1tzpu2/co5+Lp+9QQAqzug6B9ABi01RlIAuzUleSp4plIav5XV3bVLVm5JK
WCx3mzO0LXMGhDnLSZFZTpWge+lyZn7gfUV+FQlCv0qU6kIu+S2QuRRz4TcxUnrAKpYsciHnt6djOOyV1tkjjbND2mZKmmaDtMyENIxKRzm/Ql3VWDooi+Ni
W6m8MIIip9rCxEYSKMk3G1ODBVylsSKu0qAae1cWQRJ5oh8WEjGoEt0fUUnhFQOFV1BVksKDA4UHqV4J1WaQKjZA9UctSELNMldDI4rl47AjSdOOJE2uxC/v
4s8y5htCHtSQRzTDdWQZrht9HhIG+yYJKdyPuN3BbaS70QpkGxoJI8cUHZZvIwUxUiNg/o7UCqEZWlmgGfIxAD3hcleiTh+kifgm0ieQqCFoZvBEqwufj+WF
yJkbb+Cg5vxWPkINk4CG8LkNFXGu/c4TroQz+cmZu3SsE3usPlGg+4s0CO4TLuOO0oRlXCKjearL8YYlMfBoigMZUAErtIcFCDwFHD53MwLbCzvfFQPMyOsH
9pX18fmTPir86ye5c57UPVP/Tl7SLmV+clo7DmPZ43PIflZntnR2/8wZFuFDOJouzSLE3qKILLW793NWX0IEV6tIRcLYTwNi+9K0k4xrzUEIGnXesbDifqFj
+vkUx6n/RjLQMMRMTFIzUIvMMVW3HFO1Pg+J8gkZoGPWhbWoripgLaoXKHAc6NjudgdrTUNiVKe1jDmbMsRGOQyp8oVcngXD7I80cVMJacEipEO87MRpwi8Q
/gy8dC07HCMjnC1jclycDTExJhNs0FnC6sF5+lsTqS0Hf2zh98grkh7zUqww0lsJ6QGPVq2E9FbMf0ioVujaChYi9sVWkJQhyZowPtXoa3ag5ywHd3lNSBtq
VAmRVo0qZs60VDVxSQW+Mcvk0FYV0NPTxFWs6ihzJOW/x6hn8/yPD5eu9qD4DRdQ/HBbUPyGZQkPDL9ls8doqMgB/IZ5yqwCwA/GL/uTRppeM0IV0H2DvVdZ
pCuvalbVCpIghLKi8zYtGYfEuZeaYQuf3aTZ4MEgaMSR2LORLi1qHMdAbac1W6lcrRqiKV6N0p8sOc7kuubOvtHCz9NX/s5oSYZDJOKRWZp2Rmaz4eMqt1gU
6HqPZcvUsiIRyBxdyF9xXp/SDKI0VJDlanmxIPnPeQWBMkAFoTIU3z0M00RF1bQo39wMlOlfEF9WU8P4Trl3oa+dJ31taJuRKhhBY+WxQ37+HdaxU8tfEUZ8
6lvcw7u81vPthLbSTmj1fuNGXcaNleVxY4zHDZqtljhexKR0YxBuQWcwfs9/53nh7QB5xGqHoSonUhO8yJCVFUGrDN4tnM3v5l3KgL+RgOnL6NfssSwEYuNs
Vj2WIVY83DeaEzLuk9Bwb1bjwJJiNJsFJce06iOw4c8cF8gpD7/yBNai77Dj7RyQbeZmM79gC9w3+qkZFRyj52POICi4GhWy4lVzUF41B4zU9TPxWb7gkDY9
dqp8WYPbWj4ynvQE1FY5es4D7OySnnPKz9EkFn8xR0D+taEfMywOa0sF3GNbAszxJZRhg4QcMBKyJxoADOkBeiMzxyof6KQ+E6G5VjOI2EXD6KvoeHJFwJBJ
fw16UZCds6MgG7hj41puUY/n4x6Hi+Eeh/1xj70CNa7AAnoa9/iCh7VFKtzfSW7pDLDjtiF4NdjHTKWTYx9XWVQa+VhjZWHDgJ78QgHAmFZlPjubY8P9UkG4
dzuXmh0DkZjLR8SjHQAZuqiiZtu1Gv+l50a3w1aRANzUWi7ATeLikw5xgOWCzRkRDhsQMoI1SV333iNuCdLZVfVt3mGEUNS2eQdxjKAeU7WgHrsFRi2XuRfq
KpylpRY9dBuTgMHwFeAKPX6TEqjFiopwJYLWjcgCjAtVXKlCAXeZm5H6Fq5U+JV8Gm7z3gO9GJYeGjvois9v51NS668vv70CDb/0dh/Kfvnt27y3l1/pbPP2
Ig0WC65ysFhw4y/VK032mLfMSaf992YV0bk6AoFHTXifZ6DpDHQdW4M4NqlmoM04rCMykYva3uAiNDpA2xoGrhzSjJWoMCdU5nC2/yUvi2XHP+DILAO0xcFy
AaaSBqaSeP5DFfa9eFBTdsTU+TrfdjV8eecF90Z20OFEdF0vienOFfD4Tpt0NsVnLTrbzGe0MKKJBmfAJZ3kMzwxwWcNOluNM9mrIAUM59PPZO35foWdM99z
BBQCRe7c56EgL7rd5Bsfslt192HTsSh2VVnnHMbWNN2cxlY1HX/q4uppE71eM2AW8FNonFAxyjKdDT6DMIIFmZA9lZxQA5z0mWyoX2l/8PqXtnVCNW1ph89a
Wm4zUCaSdjbMbf4TXZDXrTPRYEV9h61XlVKfoW6WfLjQxdiIUe5gJiGvFoG7aFeFFb0cDcRPTVNRluNCAx0XGl03Py40wEpfRcybJ0KpaLt1hT0/glh4L6sd
fz/HfXKUJ8c3VhRnqmrgxmtLzloO1ZIcFnqv1DZQ9S6sDFDoULsaCE6w4xfj+2cosabdyP+GbOQPdbgf2Qkl3MJEx65MKoFsMyzOyamN7KGMQvNCH2gyYcwq
wLxWypDLmrDe3vYtL5MBGw1zIwQPZZoaIyqRIkHmp327o/trnaCP6gmaetk/xgx9qu8Mjbku+Yt79MbaC4gQxX6+iyl6gal5vIc8DtHRmGX/lmX0uO9VCrx8
fu7bw7NHVVPwYeMwN/YrVxANqrSwuIHpQiJOaiNWdZSfFiwzOsQ6GhDAPyTRjHtiDeSOEsuXeXq14651InGckZsumB6ptVlbdlQ8CzoBTlkF12M8e5xJ9ugh
R5gTNmg2qwlantCfoVvwN+G/Y/xX8d/V/HeC/07egkmojil/VsVzMxrqi9v8OtaLvi1eDjCimHHEjCLG0HuArYRhMnPQ2Mvz59BE9NeMO7G+4iaf+ZDm/taZ
N5A5q13WslYXhfP+CrVUxbTUEa+PHjDZowZ0KiyItd4Eq1xMbEiHEaYXg2bmJVm86FQ42WXIXTO1yOTCsVMVBH+5+LlaZpUGLiUWRM+1eBWmYKr+9IKziMuF
qi062fWU57WUJjpLaSgThkWrA8Exn9Jk4Ez17UrysQ9JaCgpyB/7AMbSn7idgXwwRVvoTlCVuWeD7Th60PuoGfTcxQc3Gvj14LaMP2u8Eh/zt5gO8nuAU+Zo
X1hS349FMQKBwz23ljfs2M7Ka6RmhVddCqFWAAqhK64Bw41AlOIXeWU7GC913KuewEhlB/GlYWGp9rCw0Gi2Wy9YsTCgsvn7u8x9UGXWGeVZl3OmOwAXS+oV
SFecMvNMFH//11LHY7qOEzeijv4rrOPEjYU6AkLjbnGFAPVtCuS/iS57Ui1YyV95bmB2/A/6OS4bdvoNIg/98G8GhojxrtwtyntTkLL82ChfZ4fDNqha8MfM
vKbGBeZwbe2TeVafP0xeXrPAOpR7csIi9TJcMuFz12E3No3TLcSxi5RMf2iR0sHimr8VUBdPyZfWpIbJAyQibLWbVrGsjgU/E0bRpk9Kf3Yc/61DyNlpJKC6
zaNbuRtMifGDiHDXIA85VDQ9YdlowyWx0YZGmIcf5hokHb+w4g3ESSQoIKXnxX24UNwQbiN6ANCMji/yAPBtrxLKlksB1K9iOs+84vOomQNaNyygdVnfNXjW
QR99NxQzj9Z32R3fqqUNqPaaRiksKr2RUXprYlppYCoS/xPW/WOr88ZmL6Pvu0PZ0QgV/L3+8IvQeSEQpn2K2OcARHdQNAL2Bakw6ECY/FLeAlqfBpt7UEDb
S7T0GxiWKrnHxicrQcjsK27OswMfwYqFVXXgpLWolK99zVKGd5irKaOp9NeKmEe64g0cZS4NQCxjtyDja+mVt3XXeE5Wf4wUJkGab7AKx/4RofWPcK1/hAi+
X3YFyWfMQ8U2fdeaf13sFjtybayrGlv4bITmUzmjaau5zZE5kZclE9Jcbqm5mNOPIfYRj1TBJnXOWk1F2aOn/R0y7V8BuyDN/qwJWGJQ17JWu2Z6ZTAWBgSd
8EbwZ4y/ob83VUy0/iDvi6D9987HrszHuePWL92AqZjvANCB4RCYyHwM0qSUTpbG6XwztrITxAJu6uaXwvy0KpAlNGq6QlroIqylMM/h1ROtCqJ1wZBCEkKn
DjhamI0e0Ylp+umVf7qlnzHMcHvEYLdDLHVTTHLA1XbFUzfYyi5OFfHPDcW3qbqNcv26F3i24sZK5Vg/plwUlUVEEexE85REUc1PI2k0I4qKiKK2mCh4KVnh
ytaosuCCLf10Sz+1KKoiikhEgcjL7zpiHmamOGp0uqAtCCo4jg6MA6+SJJGTPPSA5tu0IgxFhIGIsCoijLax8nPa9qMX60FN75pXrTjdAjSr9HMPUYgwlwYo
TjJ9p9CSAQ+CrZ9BYuBJHne7+jpWLwGcRVW1PW1xV4y6pD3RffFED9a7b0kZo/S3aOIOQP7NcKZ7YD2f8HbxwEovTe7inMVOl/9mExwSPu7SxBzAYSBjYNRP
u1kNgKZ0+qSbVW9BRp9xszrTPVK6U66YFP7cbd9VKCIuTYineYCAhwoOk6lg6uP8qy5e+axUXdOX47rKGrixGuwIdId1iC3e3n4WinkQLEa69NxjIsy1/osu
EwssCb+lcpXskcxPWZHLOhsq5l6mHm/o8DxnKdF5rKcNqJZqqCZwhmiOEd3iNGtHXN2779QEB19yYQyd8J5yYUaFDb5luB5OuvAdwJc4+8D7KauXruQ9mrh9
p5U/AP57OOv9klfJ6StVMntMQtjOntJh+HQPXKWkKYOrlA0E8Aag4r3gomXXOc+7YIuY8J5z02U4fg5hx3T9G246xNA32TAejjLLGmxpLRILgnJDep5q2W3A
fely9PKlCTff8EvUeaNwuFHLb06HXkmb4rtL/rV8DIy+fC3gzBCJzOBmuwTqDAhUibDbtYTdbgBRvuwZvFpcSpXALHF0xOXuedBWtzvDAsE0JBNSIrot02wh
9IHDyGrifIpBZljmrLYOp4AZHeG+jgkYDBAwONVZy3eo23zF8GJcoZw8WjAwftdvV4H10z71qPW+fhuloJz2cntyK7Hpx35DHOjXoSJ3Tj9aDgUspSiLjoaH
d8g49M9lHHq7jENvk3FoL9bKVDfUuoLqQtthGsaKzNQV4c/1dcBHQGOpGWm/xitJl52WGFMK/cpDjaPMNzw3iFTBDpMnpMh0s4ZM6Iy6MMt6nZNgxxqPN4SJ
aIm4TfLyRHYVQc3hrPFHMEdwkRRa3u2sxobtauzOsDKF7N6w3XmDnF243blQufEGKTuX3KCHQpnMVz40eBZ+xd8drACCyT3Qur1AGKmDXUjndpB3LDv4PsjA
HXBpxgjLmcrpkRpiTkWNmbqh2a/GTe1pZ8bEQA/hi1mStWtszj+cu8uSbjqPi1goisWUrJMZ/MvXo3ger+2dfsTITqkwev1jy87eYC34MnllrwCv7BXA7ser
F/RTjNEvmno1FMPgZbwVrS99cwFf+v6Pii99U/vSe+xL38IaqlX0pTdDehP/xIc+w3kMzfyD+EnprbslYr1Wk2akc3wsz9H1duQjLIx6eB27jhadp5sqLMxB
BY+jnkfs5fmP7LuqoGAuOadC28Bfhrv/BnT/Y/bO6QPKezqzO2LVQ3tH6eMeXAg7DTyiosjzPN+zRbsMhEb5/OhZQ3ubU14naN7wGYQnzNAMTX7LgO+1XzvF
Dc1mQ9xrzlOecTt+csfcxzNvYfNmhXucgjfxV6gD+jk0VIddzIfU8CycmGaU93de1uxECK24ZjRLnspGjmdwlklX5EVeaVF6OMaoid0KTJfoh5/XSDa1HXNK
Hp0tije3nnuGrsU7pi9u6Ahb7K4PPPuf3rfhX/zgyjl9Y+o3ZzLjlTP1H2eyMTq/fuW7Pnfq6blsXI2TqHBlB+X68jNzM9mqGcp21Ww2PqtW0b3x2dkZTuBc
cs+K419EArq6ig+ciH6YRF+5Wr3hkUP/6o/mZtJxNfr0Y7SGYQcmCTLzuD/9w/3cs+H1MI5Dkq5iN/60FavxXENapVbNZQUEruz82Wx0DiUCGFeb/3cnVVH8
mf/kmRn2NsrG6Obmr/32o98f/9ob53atnHHp/xc/MzNHpVNjc5mi27X3Pb5s9+CPfmNu1w92/eL3rvrRO76Mm96ua05suOlrb/3xFXO7zn9q01/9/K+6T9Nj
+JemebFGZ9X5s5x8+Y1fOe/Gr/z2M6YIj14pr3nnp277/HV3PPhlk/v/fiNyR8afvP3k4/u3/bun53Ydfe7MS8/9dfpGyEwyu/g3OC+Icm52JkeYUy1GSyY9
JH2EpvRVj3BcgPLwYxQ/SLir0lGVAsZ8FB2NowaGCw51eRciMVLzjZU/bTXWZyjI+POZyFbt4+F1bJt80q/ye85W4YumYq1UQ+xf1ux4V/MELz9X7WKwhne+
dOWckm9zTK2YTVfBN0/HfM6fOAbksp44VqnhfbzWWOKcRBJapVqjnMdSJ6dVVKwYKzWfdf6Q5dZM7rmTcaIT1cTk2oSjOY3rezQh21C6ksPEYLI+LwX1Et1v
I+onKHr2mdkiD+D2yvCNtr3SgiN6b8PB1dWEJOnjgPGVpooOqTFq2iFp2jEWfQzXIowluX/7ATXU27hDZ2ncdCzmoZbWGgvkDeW9FKk8hmV8nJNXx7/ZXyfL
FbKxsnqWn05ZNe2zUFBzO64JDGPI68oFjwgmqdjCNPsNL/o++wE2d3VcBr5mU8C0dmloiJdfxbrSB2ChpgUhq8gN6OD3T+v1O03+2Fakyb/SLGxOYPtcTEj6
imxmW87uu7x+hYZ+zJn265P6slWthHpcAvMco//oqw9wEB5HiElVUCmfK8NeCiIOTvr72qhewSY/Vdlj46kx0Cgv+fC0Nqg4kIgnBiZSmDhBwEmOTMvuniRq
2o5QqD8cT3ltURCDE3++5bsc22d00CWGP78eOqjwItwg/gW0cJjdtffH67e+9Kffpzkons0a3HOwwyVfY1PBT6Fa/gxbSmic45ksLqdX8bzUs8cQVUvqVzYw
mkpM/MBo6p4ryLmCnCvIuYKcK8j/vwXhbXOnoJ7PaKBx0S7xyvvuZt+KHs1KR9XHfzgUVAEWfod3oFG0TtX01FoT61TNWqdqYp2q9Vin6mKdWpq910S2cwQB
T7IWFAER4L3mpuI8bJJpc9PS8nsFWj1bCGxhJJpwcftRDb6gqxeMmK/BJBNrI1ANJhkTL9801MmxDSps2qDC1oKPCnUy8Bdy+1EDKmQj963N7UdMZ6PtRziv
5fajhg1lrbENXO9pvPgQ72nozB/LM883C7FnoSrFDu0BhagiXnnQ3+rQw2JeI/STe6yF1bMDUAfdJWUqX05iy+fxloeXm5/m5Z+8lvzta8v5t03+bBBKEK5X
NnL9P5BCj72sJvay2mu1l5kveZk1lA0hrLZgKPMNBICro93gPO1PZQlMZENizBQTGRUyuUHwk16BkYyFXDSTmQvWUIYNoqKhLO7A3glDWWsphjJ264W5Fh/c
r8NQ1i4YysZg3FHtoqFsHIay8dlsbFaMaLCBtYuGMlwd5wMnoh8mUcFQNmYMZQ32ohVDGTqPGMpqMJSN4ZCk4wIt0ojFHic2gHE1XjaUrWJD2fgihrL2goay
tmrPZecvYChrn9VQpkqGslWznLyfoay9oKHs/AUMZe0eQxmJsmwoaxhDmYJtbLyfoWw8HVWqYCg7q5msveDgUDeDAyN1MQZQo9/g0JDLempqK8Dp5KPCuMGT
4rFpnG1uNRhmxvfxlNTeJsPCq7W5jVubWyKWHmNzk5/jBZtbwt9DW62Ypb46vI9Hv6VurA9TSzRG0/FXMEmPU1a1oh0NQrlPrGgtEHQFTGKVgTgZjNOkVSTp
SlUXK5q1mMGahg2cbEBgHebb0BYf3sNXPrwzQHx5eDdamW8RC+KC1Y2nPtO4Ivyatbq92uYtQj1SR8ZADqcAa3BrlwxuCQxutYLB7a9Hff92HwB+r4MWVlCv
nV71ujZDLUp60WxW46YvtU7c0zr8fbUYPKtfpi25rHtVDVgi7LAozTKgWlaBGiDdA77p83IceC051ntyTGyO+H4BtXNMxfuyFlR+VLrVs/Y4J5xzwjknnHPC
OSecc8I5J5xzwjknnHPCOSecc8I5m3DOumOAd91/d3GfQLuTx5+peb5sry+48RHOggUXQabFGnLgCvymZ7Jw3l0V7ctqKB7CjmqL7aycy+BcBucyOJeBzmDB
kcxPPnR3KaqYUR/iD7oewrxMLGmO6JAbwsS9K7/wu1z6dc7feAzPGlsmlAojASAS0xChcJTiWn9iTu5VNBVKBThcATydTnm511Ym/lWAHwH4yOc0TLL8+gMu
7TdrXjMvLSL8TEhagC3ZXUiuoybyRx/kTb2Q701b+6EEAwsmwgHBZQNSFR0GuiWY8UYPzDizlDR7qIYaHLKPMKg3NyvYqEK0ROYBcxJBhvWrwXd+MvME2MXr
qFs6nzog91byvc4lu/mAK99xmF6VXvYWusbo4S5Dl2et3rciHoRpv1wk9iiVi5xTw7n+T7stj833Dj9xCazAjn3+Oua2LVy4GvyynGGDgXvZItzAdoDOhyXg
iXm4eV2zqqsfgqQ96bS51k5nw9Xs27f9OibppDNUznK9Ai8Azppc7jbKPUBJvkP5/4nzJqBOdQa5Dm0Bo2gXbrpCeO93qa/w4w4eb6p2oQY+/cLpP+u2fC/0
wrh01xOOXIdvO4ETADuBalKnbBMGIJO8djMzPV1cxhdziTFvBLdIJILwGPxY48wM4BOkNgOpRxPQPoitb7yXJbgEIASOfWrpfvuRO01fDSa8KRIrk9gHCEhG
Eo7kSR4y0XUKoUmISuVfI7LvxRGQSMxxVPRnBz/0UfPQBnloUh6awB6YiUGXeKiGZEPPfEyewb7qHon7kxS497B5XyLva8j7IgY/Q2joUQmkkrcFHEntSRho
ckxvuTv516kaGjYjQCDsYNGDQKM7eSVPgljDgXid+4QuAWX6OL/XuBSgpRibJ7Z4Vt6bmzkjA+NaOYV3Nfu/SzniY8AYIkDVToBe0cDHWt2DfqDF16jGpV0V
fdkMKxwEZrYNVBwf9D2/hJdgI23BdBQWvhzqhbwj51O+jMU0v1OB66nSlbhtBrbrk8bVaWLx0nS4AzqyoxueyKKdyaG9AgVlHIc1LFSYfOwQD6fiaxLtVId2
Om8tJzU3PcMlZO8BkWPgZkBQWAgryfIqA0HAuEGhAKB8XBMEMvpJDrIBaiiDZCWYmNwdGdomLBT0UdHZ1zkNAZRHj1Thm5ocfWjdZKuCbPT3oVs9ME/+Hddg
GWmsLfgOfXpaI5M7EC+C+iPgYmE+97rMcRMB0QR0LRZYTWCPJx3sjR24lhnYQ4ChmV30sPNGGWE2Xc2DAvKZBcQWX0RZbrtFi9V2hrBz/dUCt9K5XuOudN5n
rrzPXLnJXLnJXNlPV5hh5DaUQdV2N9FYMRWu8wCX7QNyr9EABAQN1ZJGUjxz4JomLvt9Ljdqcfm99fxmvfCqnst+n8uNqOdVNfD+YMoXMa1/czMsvLGWP1or
vLF4mb7I8huj/GZUeFXxMjiDS89UjaA+xYK6UwsqKgqqmr8ACDjlF4T5zWL5i5dBRVx6JpCqv0DVnnHfxFBn5rkgfw7u8OXnKvnNSsdjFIKOz+gDnUO64HRa
AeIAfUhdhluo6y9XRXsMDE8kEHPcJefu0QN9I41khK8KwH+EFwAmp8azYR0Y+v+XumuPsaM673POPO7cO/fuzq6v13e9pp47tlRbwfJWtVhjI5m5ihsrQamJ
UIWq/OE/SIQW/4EfWKhC3rW9mMWg1K3cxoChy0OsE3krK9AGEtpuH0IkQXRbgUpaGjmRSoOqUiRaFFWo6ff7vnNm5u69a6+RCqql9dx5nznnO9/53j+pIoXp
EOV1b5AJa6vHlGZhNKu1Pq6mCkbXcKxjdvpAO+g4ZqoQT6nua1jZzt30+ybN+6EzXK51u4q5wlzqZhvvO9ym9aGtBdoZZZ1o/dR4UqKlMsmvIR8v23lo4XRS
mclrx9kyUHmZwqIh+a+5qaTSmT5xcmb27Nzi9BS7lRc6O09z+YagMz47n03/j3sIVaS4xolKgnl0zzxqWTsCA8cZ1VwRKIuPJvow9Q9Y0R/6RdklxBzmGAVI
mDa50hWObiqxAk1CK4oP7eMpHkofVVCWoIIKYZX4p6dlZa1sczZLKgNx/SQJv8xIgvYqzrmOWMZDFWISXiqAnQ4LRM1tzs60ahegEAtQ2FtkkYW+kItE91l5
UAnZA2pEbdm6Qw+/Oa1lySFp3Xi7BgCfvGCaBU7Lj4HMaDGpRTy0JHRr9EFt3xGi/BA8oAYq9hmuznRIq1+HbMg7pJXUuENq3R3Cn93mXOmMr9uBClzxN3ky
VDr/8cuPfER/VkjYynBF6SQjRaU1ILHRb5BnDZSZVnerXUja2MdsgOsnoepjosZSkLZ3TyoTzsiAeCnR4xelmXHbw6YOoubOZkStrhfzq+TdPBOq/BE3o7o5
ZqInYK+gPo1KGNFhVMA/ChqUeqRCdIMlEeaftKs5XxvzoyyTuGWZhOQso39xpUjdTzrRuXRCikBxtep3tTJXryinWPEDFc5E/LDFxKRhe8vnjPhRWemsC3jJ
qiDZiATUiVASaKEzfjpRl2by+R/SORV1KsLaaDBRXyHY5YwKrGRLsNYK5LXOIKKEQYEb70tpVh1ZSNxLD3bi00k4M+GG0Xdd15/Sx7Wd+OOlilnb1XrB3hqV
Al9NKYgZQ8rY6gIyS6HITK1cg6aVRrmUyKp3/MFJqdfZtVfBGFX6jVEFvc4qxDXuV/3uV+b+SIK1ukdNJriyOkHIr8G6urd02IxUvfeEQFTRSHxM79pjRr+e
VDvx7Dxzl/zJHptYVHzujCmpFKYRBhhxUKBgrpUhVZbMGmUWp1BmRsCSBmYHfhzGciUzBPUTzbrV5LyxJlLsWlb8jX7oaT2VY3gmeTnTfIQK28R/nRFZcq9U
ID0mxpY+sn4+r1Yl9efz6jrl/8RfgDBL64xziCNVu9viKFyjuFaRszDTrgqKoi3cXPpVusS0x16iey9BKa8QRSeCpDrhonBAdZ77PiEVrXPi4+npOKnSkkoi
t2tg192YezQVLkPi0V5a6GVtZXsXaZfxR2dYVeQ2dpl+QkxnpzSdeaqvoLCorDkpun2h4QSSvWcHcclCkaNKV+aIuYSEC7Cn38q/IJQv4NbY5svwmObLvfjA
xConOrqolCnlRaxbIg3Ri6R9SqyxI2OJYw5QDhjp1z2aKkDWMbuXX45AE6DBjil3qc0VfLoMR1B6nAE06LorlLvC7ruiEzpvaXed4/BadY7Dq9c5DnvqHGNq
56U/ixLHYV7iOOwuccxlMT2Zeqy42UrGHvNOKbJH3+PZ0n1FGWN+s8cD7ZcKVpmiyEWNY5bdnqvpwcI8eVYV+bKumCddlGxZv1ud4bL7xNJ3OQ+bn63U2+XM
KskpbSJRdsbsxDcBesDFCNAsuV9+UaPvBfiImedcvYszTp801k7HsMFPzdjpdBk7nUUxWNGvHmOn2AONSbKPsdMrGTu7bJPIB/oyD78xdnpsKDQG6sLY6RfG
Tn+5sdO/lrGTy/kWxk6nj7HTKYydvhg7/dzY6S8zdjq9xk7/asZOv9vY6UCQ9eV2/xMaO/2SsdO5XmOnJyMSSkc4xtjpibHTg4nfGDu9fYxSUr+n7azO2OmK
sVNyqgtjpwtjpy/GTleMnRahRoydLoydvNkAgMHc2OmKsZPP3IL/OIvbGDtdKBS8uVFu6jJ2usbY6ZvWiLHTFWMnp2LLFTj3Tfu8uG0z0YVf1eWiwtiJp7ls
7MS2bOykMz3GTnclY6fT19jpWAMl2tRt7MRIYVKUjJ1Oj7HT72fs7H6WFH+F/b4wdnqfxNjpEi8sjJ3/rVxVFnYXnTKfHEexqdakqYfFvC6GdgXuB5A6ri1Z
lDZlqCNWpuOH2QZQKUyJQVFL+QkLHw9TIpClZMUI8kLKgSmk7Ga3THIrTLUrDta+EXjSTK5u/OopHl1X5BAGWIkvsKSBX+dtsTWowZEg/plPC7BC/HCooqe8
4yiO604Fx72pQki0yYXQR2zhL4gyKJ4gLqxaoauIFEyDTV/bCTseWnNsIY0g2XiXZtJ6Z/dsR506DVHlWOoupA3SZ9KB/ciUBEoJyTRDNLVJG6HV7QjQVCFu
ryH5D1KZR1JZM2mQctVem9RLYlJ7JNGX2us6g+2WiMcWJ6sM6CKz2Equfi65XuMX1mN/BWOCnwu01/hlUyd7jQ7LYulNM9fuTxXmXkN1MC/XiBTpEwmLpLeO
Dg6jXLZphz1hry5fm/+KklZnYDYdpXmiFx7s6NOdjyX/QJ26nfT9msGpA0ijToh5rbrbrruLrrc7ir5o0NeNLe+LBvXFWL++4Kv79wXKLyVjC6zs1h8kWlJ3
NJz/J2RC0gDKEtc79VNJ/JV0Aws9ngEV8+M3hJ9GedetQe9waXEvWZOoMdotd4T55jGaWaSspjfcxjIy1+Jx9wp2mbF29aer0q9GqRl/K/CMdBP3tiqSjq/6
DARnRdC6qkmTtC6GQExuYGFkrKsB3OgRuIOGzPeVHjckOWDFAU61Kxq3ZNNkQxDImH1BVG6H5ikBmO4x8BS25Il88oVVk8r/3dRI+g97PerpZSGEATFJ9Onx
7DiRUjybNuaJ8eLn6c6eh5LGg/NH0rF76NtJvhqjjbNvbIE2G+9jC1HHmzEWktUQGfUwXjF/G4m+5Tb/3bQVPPIr1+fua1UPIt6Hz6Br2Ffs+FV29+o7uSVz
jL6v1dPVrb5dffWObqGj69zRLdPRdXS0vsd8NhuNqaN1uaNb3R2tuztad79f80uoq7vbLF3dKs3mvCCVLTBQavMo8U4jv/aerNMygtKIpTGhmT96BwjS+BVa
vHWT+jzWknl2uqD0trPCymRekqm2byqR8zJkK237KAbqCOgS2zBD8VPkPptqbpyIzoaokkBynH88L7p9RZWrJMSWE4gkU02q8VMsPVe3OUmhd7KFnm3wnL9Y
3cr1R+0dc3LHdtUh+qUbM+qxKuqt18BWbmkPYLOzPYj7xkm4oc0WQFfpW7MaEFv+Sh7DIlQ6nCdzV5OhCZf06iEs1c0kxmbt7czkRpImCvWS8ldNRibcAxm3
kXbXII0S+dv0jgMpFvmEbyF1dbf6HmJ0Grucl7Gt7XJewnbgJv0itoM36cvYkih7Ucm75xQpKzUzU4gLZ3OKvj1+mkW9Ue4KK05GyTAzSC8ZZQY5nEQFgyw9
pZpd4QIF8qRnTkglVQb2Kj2O4dK5yf9omvxj0+S3TZPfNE1eMk1+zTR5UXW9bBqvyRZLLys3mvpoWqUj6Nd16CaX3ztcSuFEL6IP14GgcWHSvKPR9QrSmEfo
L+Ya0w3YYmuHSX1BnW6M6bPyUmgGPO7Qn8sfmmv1w7ZMGH/24+azHzOffd589jnz2WfNZ8+qnErMx9I7L4h6VH6PWdpZ+eKk162kG7by8gQyRWuYnVK10RaX
EESBlSbInf0nCI/wVnd/7wyRU11NvOKU2sjta+RZtMQCIgMTXgPbvkqrcR1gSlHSORTXERjCgDCEK3k1439wPVfgKUqhLJUcmyI8VnIlemXztpuvLCwIuf3M
2y4M1lVR9HVxtep3tTJXY8CryxwQ4UJay91GbuIZHqn52bZhe8vn4LEk7QhPg8ZEmyOoEXKJhcN+l3vsRwLSYgMrixjQklruUqoZl5Lu51KqsciM2aDovzu4
kJpClvuMieQErtPfn2R9FiSvsAnbDW6AjX00LqlQXFKeuKRccUlpKdbdmOAkZtVxZ+AmyT0q+8dgD63kvnmora/7kTulWW3t/iv8VVaDh/dJkBGacFuhaYF4
qBA84dAyz/oq3FopDUWVXWtbdJzWSG2NrNoKd1daF7V1fzow9hWO9UOuQB1cwDvMXvPD7N8RIYGXZAfcZjCpmI4bTAL69dslIdIr3GJul1urvNdfugEN+qCq
WJwBV72/v9hj7kdVy3gZVQ6UfWK9P1b6dpH9laHcZY4y1uBNdFbZGhyVNPru02Lr6v+qJVt6Mez/PrEqcNc4kItY0FelkCV0vniQxMpQW5hpV9g70/O55QvU
NS5Anagq9Bg3qUCPcRlgumhBxOYcS52g5n9zK2KAESrWJSNMXt8SBFtQMYx9gdBsBR4yJs/qwlWcru4qicn4WN1V0k6vSzXx7JRit1ZALMXMIeY3aZ3njsfC
adX4+ivL5o7X380K1bdhTE09lJQElgyWOW6r4JXiOBbxWK/4dhGVvfIQk+iO29Iai+6eEd1rEN3VPRyhk7K/C6K7KovuHtYnT2DckhLresM1cQvFilRb5o6t
lJeiAOMV9BuvAAMQMQ4owwX3GyS5JpISF7lXtYL1IOooTmmqZNOJKQcf8Srg2yFjnVKoCWPqJfXTkC4VnRL/ZMWuNYGFyLUPXeFxieZ7SVQoHqj4+bS8uIZL
etjRzChZbygezglSy0unvfUIl0rjpQeUQRw+1fMSD4nXJLp08dOzMBAdPjXTUTOwlilzIT6QMWL6XsiqiDbrE4a0VkSK/Uy73rLxXO5e/8wiUlzjOHckRqay
QphJhYNQ+HXlqJVIwkPCpHKkXaXbAOlzicvi9HkIwupELyFZIqmBToLOoBkuGLjfLpzSDMnltRnwroh0QOdGpYCHoOjjZ5XWhR9zvGyeb02mng1DY/+IZbj8
0ufFN8IeemC8uoiNQHwFnzVeFXOeDswXTp9tTigSLqQ5Zu4AA1qY+QtT5/f7yBcpMXIfeHheHww0ZKM4NhslG6edjyMWyRYdKLUeH+coDg5mYWOVF//rIzmO
J3x6zhc5OARwQQbY0aa3+GLz9+IXHhGhdqkcLPWy0l4h/CbLgNmoK9BjLXmt4heLN4nxvvwuvK9KwWkrzD4ZiQzNb1o/EkOWG/rxSGnmXCGVTR2hOSaCejjP
rnx1KFVjJtgQYj0HmjEySaHNf1RRjbIWr3JgV0QUUOvfAd816CtvisA4Pf2BmtCvlU4s2hOLdOLF0olL9sRlOjFXOnHenjirJ/SjpRMz9sSSO6HvL47faw5P
0/V3FYe/WnoMKUed9zlO8+YJJAVJi97/5+/8izOhbynu2WFOzVGbtuCeN6hfF+meDbQDHOjL37jw8nt0T5P2wRYu0oX1RG26MM0QTiQIiFMtdbPzBhvxbcXS
4GNm929k93Gze1l2nzC7F2T3gtmdld0nze5R3nvK7B3gvT8ye7fx3pzZ28l7T5u9zdSsh0yz3j2bY+MsydP/+Bv5kVfkyKnH8iMX5cgHz+dHzsmRpeLItBy5
XBw5yAfOFgfu5APfeSI/MJ55thr4pienDRuIX2CbjJdtnhQfPsMFolLbZIpFHNwqoOds4F8V+rV+crtCeL2bjbJwV2VegrM1+tXEL9QNpZkC37z1o0XWo2Yy
DVYFScpVxVhkca0UjCS6F08YJcdjM7jCG+uZeyyD8qQOTaaM5oJMkjqCxRxB9qtn9YM4FQKtp5EwfE9DYH0awoQbEo/pISq3Dn8rXR3ICQYPivKVggPZXAhC
dGwfS1eMua7p+1OdvabYRc/96MZ/guZuekpuvEkLNnhXdGfLyYOmvE1MXfGrXDSs68TcSieeLp0YLp2I//qTHvrL3pc8wy/5895r/2ylQz9waXEgkbmOQJTw
KA1HeDQl7X0y84+ltUwfncx+dTJ74FAW0gn4hGG5NQioHNmzKqx5Dkzw4w/PmMKtmbNbDWOzy0GdOwfGVB+jU7fBZQy2mfFtdON/8o1sDVe0PFhrAl+0qgbo
WzedEHxOyQ6TvZSDEhE7Q6oY+L6pfO+WrkYsMUcO+/FF5LPImWwKsswmJIAwplSR8h7ie8ba7BBkJDCE1mzmgGv0Zkp9toEDHqogdVTH9bsegKYcFYyqbOOh
zEM91zCbStyjnAkwSAINzVseH36XH793xhTzRwRcaZ232PBBDp6JZJ8zxTGhBByctfCbcoRBheNHZDLQr1cfMSISVD2Hiw7wyuklZrIEJWzNDtB3Ga9AC/qB
K3HybIFCUJWb6PgnDxuM5aYNH3OArxs//iAe8dZwoI15rFHg3V/W5SzWOT0pAI8hMzPJk0gUMFNJu53TACP7tkb2xTbnW5p1UBDEc7rdnRpEZJTWB1zPUUSm
ESTfqJ/kG0GWZQTKCB8S9ZN35ZpIGGQRKYqmxkwppPRV5ouI8LwVUBr3i15C8lywMNP58MoPfvTuv49Cj6x1djL2Z26L+PrtjMlsuW7dcN0M9wTZ+2/Qqv26
K1MnPjVtw2ahOjJcr4UzIvlvC7uKsh2T1HSSAbdwLrLMp1tSier9JcuaPkL5I0mvBFzzd8VijmyW+KUTgmCBKDXZ6cq+ksfdljYAKEpjsd8Cig74ThAEKmAs
rCatXw3IdsTuEcddTxqwHAxg1BqwGAySmqI0+9Z2IKOyPmlwuqHTXQdsGN16WQnqJvA133Em45dtnBJNfWYaZ5XA1j2qJD1zVgl+3YySZJ5pRc2k7QMC03h/
ewCbo+1BbO5F2MgWfVAwEu8GNOJ29XVEjGxzvtZuYnNXey3OHWiPYPPV9rochgsfF7NEsr4eRtexCq/UKzFXve13fyyHzf2BjUiu60/3tTp3/fU87LoetWwm
BUn1sJ079dLcOYC5w8RKqllSpesGMIcGjbOk36xBOBkyxbK7J413K0DCE5s2ALvXDhmVJwU4ZghWFBYTJ2KjOnsYPGFTSZh72POhTjiuu89E4h4woWPsL/55
P9It4cF+NsRbgOOU6ZcmNl1+XreZb5zTAgN7VpvmaYCEUvM0mrfVndbgz59zf6HgEf6c+4FqjxoI1/UrvcFwA9uLxVXRpmfNKphVSgILDfxuZ19u1X3nR4vO
hHMrjZ5oOc5O+lm9yRkHqOJutaUw//5izwRjLBptqEU/6/ANRB2wdXoKov+MJhFkz+V6g7MDQ5v9uFAtqAs3/YHoROdUAdJJSp/PelNrAnqez8+9rFkB9OkJ
Z+fLigc++xxTgqWD74ma+1lTAoSk70uKOzfQj1/h9cCLVjrFxcBRGVgDVT6mMadNq73e1tLNTojzzUVCZoe0l6I6d8uAhLNVlJpzRQmlvaOE0t42n/+mEkpb
UkJprymhtEVDaS8ZSrvMlNZLZsadNy6yzo3i9N8iXqLN4u0H6mtNAKNbUvh2VArfrr/ZdTjcCEYUqNEe8uLHBe/0RtqEeJQHfPbNCAnGozy4CzfQZhCU5gHs
sUmbIRCclwyLbWaNYKg2BUN1rWCojgiG6rpuDNXLtnJINJanbphlPS8CEvU/Jxa06Hdrbgw3QI7wUCBcLxNkWMLIY+glunkLMURa+oMylrj3BRY8SE5ht79v
5Z0JngnsRmCl2wdHDSHcvaSua1laBERtdgmExpMknIxfOVks81LnQabFTiGTHQDJRuxzKIUeqlLogYXGzUJZiUyUDUBlRjA1z5cm5st2NYz5ss0ZwnyBPD8s
yb9rJPm3mUcAB5wTLpHwFv7bNPChkz3M/NNsomHYF830ec5MmzkzjS4oeft55h5bXeIuazFtiKuMYEvcZB2297dbRPH9GXAgDDjovPDu64/R33t7wH8DpgPi
vkHnZz9568M/vTQ6QbONjmow4fLFNDuCggkH2QDmRFBiwoFBoLjyeyWOG2yasfDA0tF9ueWnSw2WGyLRIt8xGAoDmrSRSPjhiPDDdT21xT//+GP49609RVnw
dQxtkJ/42hjv2tN3jdFTRj7/6/zvwz3PEP8k3uoh9TwjNYl469qCt44Y3uoa3nqv0MRBIYm7pY/ukj46IPRwp5DDfqGGfUIMtyL82YaUsHt9XBhniY1WhI2G
wkbXChsdETa6TthoC2zUlQgV5qA7hJ+OC2J0LyOtCSONhJHWhZE2hJEOCCMdFEYaCyMdEkY6LIx0jTDSZjcjXczDNxa2+xs4mEsfz43/l91CO2W1N7B1Olik
Uybo7fmTNlOLmZkJ0E+p3UtaYn1gTq+yZcOcQwYzUhOC32wwQoP6DTkBzggJlv6+NJZxIRqNhfWnFhB8ScNX4mTrOYOJi2xUSXSFPRDPOTa5xUGoY3W7g8Dk
avY7OJAO0K/jbBYctKIqOnmJE2DDNIY4PCSZ1vV0GA2LYaMYRq7EEDAM+zejghUMhQ9iNvHFSQORFzGW1lHELSHyIsbgNGnD0hUi6KjhJUga0xDME3al9lsJ
TBZnbp20zZk/WTRnTZGviY9A0G3alAUrzCEMxbhyUcYr4lwLInGFzQjtbZ0kEud8uZZYO0Y5jq+9nqYNjUZ7A4LVrYY9604m65MN2ZaDhZZdKMdn3fSGbmX7
Ubf9Kyyyue2NzBPAgPgp/DlWQdoIvFajjFcxLsPJSHuIYYeG0WvDXHQlStZKmB9UFw7MMwkuVbMGDWX3Y+Rp+wBTQD0ZwqbBAELPs62c61368bdtJz4gc9/I
jMT7kSvxc3oWNwk3lq6P4dVNaBMeE054r/DTg8JP7wbMsumNWDySnJ12HdCodRLcTpjMlS5F9pM8oKSS5ocj6tD/Ze9toOS4qnPR+umuqu7qn+qZnv+RXN1S
HClI10riSLLkB6pZdiyMA4LltZ7vWn7rOTd+N36D31uWo+vl5GlZY2lwJmBAgAGBRSLAiRWQiEwEkYkcxkaALMtEgEgEKDeyI3iCmKCAQkTiXL+z97dP/fRU
z4yELevdBSy5umuqT52fffbf2fvbqmd72y1lUbbaYbi3tSh097YWc69bYnW2w0WTrV8IF4+FD7Ra9PtFYyvUp7CHIC9iG7S+LVw8GbbVk35Y26saK2F+Sjw/
KW2qhMlg11Rktq6kEhTWzLKUiCZWTJwfMPPqVlLQLGFJXBleGXumwlLrSjq4vlKftraoTy090DYNdBENdHFY3tv6xbC+t7WEu9WW0S5Sw1BP/CKNtk2jXUyj
bc8c7S9O0rwsovVQ7wiXTJJb6xfCRezd0iAVxBl0NK+adSyBTRU5XA5rLFMxscQ6V4Q360+p/NXGKtW7DSmDB8Gd7Ghkf5zisHI2y0BdO6yINsMO5hRPasa1
06LwQkPHBkcTX1G/OKF0x7Efnnz/th89+6FgFbHFYnRC6Rp7ptmrcMgOe7mXn9Rb5Ra2jtpM8be13ZghfUEiN13d/lXmtyyKUV9ufJON4uXGCQtKyXGrNSqs
i1PNw17iWFdS6HUmg4wDrvJFiuJp7VKc8dUORKZcCZmSCBQ3vFJN55UZgbInxToDP+xlgUI5sMxprgwrNyQ9wbarcA/fxHGY9/CxUy0WPXUKUTYUI2CBQzWu
YoHTkD1YDvUnWuVGWI+8TXcrwqSzJaUuB3u3Ij+PntOLQyGiVcWA1QiqjGDAq5CBhlvfDjU03BI6nfbDkB96KEF5c6Hu+VD3QrilVuNhcmPSfzbwj2JouHX4
0bX40eoWFVaLoXtdGUfIVfmSDLUq/20yfkqHnwcsaANeCcHDom8V1XO1Wi4J2pAErZ8StB3LE+CUKyBoiU08HaQFuWEPyVuXBO0QCWOSty4pSk11YZ0IGb50
LoHwUQ6NX2LtsVlQDApvDwMo9O+Slw5i+KPg5SEn5ipBpZ0ygUwFRFXi4iInFz7IwXAQPYrUyiDazR+Cj26N8SqPWrxPrUN05eP0K1ZZB+XmfoqjUcrFPrqq
Ae2xoCjspqvaBY/QdWSt+TGOt1ljfNTCkROdEYSjK2mb87HSDgsvm7TR7ovpl52Tl70gLzsjLzstLzslLzspL/uWvOyb8rIT8rLj8jLmG8xv6Jwx+JgEtbF0
/zh/IdMgNWvhiJpon1PNUuJ7hyni2xLxzee6DRy2dhffKWOuKkYeCfApc24BXhfXUklcS2VxLdV+VhmupO3PJsPTDaRkeHzbV3zk4mV4vasMr3bK8PqrLsPr
XWR4bb4yvP6zynCa9cnOnZ9hDUTfDeI1VJmMZHxthoyvztF0FRnhfvd32Ig345QxNxwh5j8SOus5SnSGOt0bO/9yNYSeeWgIx7SG8NyZ+7/3kx/s/FwoKoI3
Tkk2YgQ+pX/P3oUKdIOgu24Q7Tr5jX90ouePPP2wS+/IPpdiBynGK4aXqA+BqBNlUS8aom5oDl/pYMpqIYQdlzrYMTHBwzTCl8xV1rRwxQP6xj65wby3IrzX
F97bEN5bFt4bCO91wXvpdxO2NHRebpzVLZ+RG6ek5ZPS8rek5W9Kyyek5eNWbLfOxWiRBDaTHpQO9MaqkUlI9aDWUB6e+jPJ1xIH5N0AwnqT2tsD6g/FTaTP
MGe1acYfYb/JblucfbtVRz7FOszSlBOKoU8McWGXxIXtigs7EBc2s9ujJtzyh8XlfciEL2pa2PlBE3bZARPser8J//2nzRaHGzxmthbQdZ8JM3OPqcxM6iAx
qGQXpKjJE+3O97P39YzYtHPJeVIKlz7Rbr3WIOpVLHXqtUYhdJXUcvxUwydmbK9jVlSJqRrbi6fT5v2VIuMhzK6y2Q2KZVJ/LVEu01VGmXwaS4xCm3PfvHZJ
ZEGQ0q46yaUk5FIRcikTuURlcSI+rKO94HL8+aZ7WTddIYHB0MSlrL1RYtSjYRMFFTXFsJslECOnpHFm2Z0BEDUcE5TxmeBYCExnHF4P1kg8xmth90qwVFEO
S3ZDmQF0myOJ6LcN/pOfmEwxFgjx7lJSkVngQMoaDoSYOuBASnzkq/qitfdSDC1SngEt4qfaqua3BWWevGAELdJaZQUAynUZmUaRWKPFebPs5ruK94QhMX8N
9llh+xgU82dQkQ/yVS0xEIVFYq7SIeZ4wyDGqZYr8CopgReWO2jB7aAFn3dURXbUvvfNvaNcbcnIJirLJmrIJvJlE1XIdxe0qp17yNV7yL34PVSVPVSRPeTL
HmrIHirLHgoueA9VZQ9VZN58mbeGzFtZ5i2Yzx7SG0fpSHGMQLKXDJ6pj1lg+R+1wPJ3WWD5Oy2w/B2kciIuil1z+yyIkD0WRMhuCyLkqAWRdFjY2yFZoWkL
IumgBZF0QNjbfouyKtghfzW89CtwlrkM7vklONJcDC99CC/9KLz0g/DSN+GlT516hnDWL4CzfiGc9VfAWX9lx6mnrQPgS/6QEQp1RX8q8D3BFykALf2XT+i/
HPyDGWGVj6TCKvelouzOZqLsVtNpnsMRdcXg82mYJoTZ0xHl1ZgOZ6m1bBVPhfq0eBVPg/o0uoqnQH1qruLhq0+VVTx0OlRFML66p6hJj5XQsH4ZtYqoB9Ev
o56Ek6Cm+1+nyhXOfXP2OYXaluk4vRCpER5F0i9lTGPqI50qLGXLn0ZBaRNqWK1KZqQVDNPHGMsYYAmj8zA0E+NyL2hQ+z2zZ0sKPy4JDAzGo+889WwSCUcD
DD60NQbed+G1mBmFR8d3HLxzA8O/2Rsjm60ul8KQSmSVlfKi/koiLMgIRY6aE3yYXqdkQIUih8qQG62SnL9QWxYHWTK+HOXIqEtlvO2rhylTpk0vDz3yiHnx
kTmqJ/gc6s0ZTuiUoYVVp22c7lYCmTCvEZT1iR17Nkm6cnEn0lzD8eDh1Dk6nwPeDM6wARv/Jrgs1+OM8Dpwh3XQT68Fb1kN1nI1OMsKMJJlUI9+idjQcmMp
Ik2WUKQJnbj2wbnUz+OWsXC/gp1bRXWIUSHUxIq8Of8399OepnCCpP8fmXnMfilHwFFLcqJDiPuEDUWnsBTlUlf/euTIdcoEQ54UXX9CbIDNeOe96OsmdOQu
dOtOdPIOdPl2DOA2HNreiiPcW1qlLnNIB7Q9OKBt4IA2wAFtHQe0Pg5oOTjFAJs2iGk3keeeQsOwkTNVQM5UCRs6kQU+ZIEBWWBCFpQzETBVyIIaZEEdsiCA
LGhAFvRAFvRCFjQhC/ogC/qzsiDGVMsGwD/F/PxTHfw8YSSr4+iM4B9zuHkx5nHFmJsXY25ejLl5MebmxZibF2NuXuzGzYspxpeqgZEVTH+cEkzvGbF6tlhx
jI6dHsqS8ejsU1/9ghMdeuqr73DYhZDhiksQGbZC15nI+z+TeMwfnYQ/0q6iAEZOv7K548EjnUziTmyxmDR9kGYFpFkFadawGevYjAE2YyOzGfmcZAxbLMIW
W4ctdi222GrFJLgzwhnKPgLuomkjUxwjDiS5NnTG6ONHlK62IvV5ceozBZuUEGxCQnLCTAWbKG597iNxuMlqskmi/5HcWMY3PvCH8Y2Qb+xKbjQlcIoj4W6Q
agKRkhCimeyFZkJd/wethwfqrcaNLLIINFYN962M4v47CG3yGB+xTMfymQMir+L6CEUpxedEzkrrlKnBTwtqXpLQAzkkAta7kwk8UGJN9ah8I86JlIKqevdH
WwVsnhHxic9U7iQB6DJteDeOqF6CDE6ZXFigRAHXTlTmZKUKzTGbK1WkGtRYOJI8rLO0JHkYxCEJHnUbdl98UsI47o34pKSRnJSkOqjfT9HrbFwRkju5FFQz
a40lXDPACFWHK2s5pbCKA5MAByb1lQYOTIyAhbYaHsn0dJyCnnMOqNIxHPEkk8e6LR4jjuxQXUWUcWp23ahAxzdvmDG70nm1ig6FyZcprG4ICasBzSCpMFW6
OdiuaWc4B/yzAqKjNuo0RR5NUZ2mqNRlijhqo4SoDY+nyMMUeZgiT5l/ZIUghsMLazRFnmLeaoo8xcppiq4yr0QvfwG9HEUvQ/Ry8Wy9dONeurm99NHN9s/c
x+XGL1MfrzJ/BX1cgj4uQx9X5PUxO4+FOeaRAmAVo1oMERyS3pziUEXtB5ljID4GUp5tsl+Lyf5fMJCrMZDVGMi1lwlJqCYR++tmAvN2Wzoyz8l3iooFekIs
zuNiaR6zIEWOiuV6WCzXQ2K5ToulmrJQTbFQWZh82oI0ecyCOFEWcFMs4D6xgJXaKVu66OuPOBJ10soljSBHu3xVO+4kHVePjIICB4kC5Q/Ee7qsg3v5rYN2
bxRiT4e1Tssx7bKLjOSOOOxQm/aP2eXu+ED5junfQfUPTf9lTf+dPwLdq50brb6T6N5YY6wD3Qfq3uA4fdJ7i2u6UG+s0KU4zgG6DLYGNfXEUONc4cqVXqg3
VzlYMOfteJ0TsbXs4K2OfqsPp6CnR1OKZWCJRuPljcbDaFwejRtZ1LybynhgUZj6SiJx8BoWggPXGIF26f0tmVikXLmJcsVu8QM29c0Wx+I+Ww7T0Zq9u+M7
nZNQUPwOe74FAE+xa2yHPS67b4ei239/V3b3JVRLfrvlxiO6MEEpePrdaZ8j6oRckC/xhCkOvmOmOBf1jWm5ccCEnrI/lemxT33WU6eTOkg7oLj3qIfTO/i3
27X7cEo7GPWN8/LEWWn9hVTrZ0z4309La6dMnDbBgkh8iORQFB9iXMaQj4d65HioV46HmnI81CfHQ/1ynGTIcVMgx00NOW4yO46vynJ85cvxVUWOr6pyfFWT
46s67WhH741oNQMPonaiWudoNdtBaqdQKjHtBGWlElWRQcqZwClTM44TFnOzDHPTh7lZgblZhblZg7lZh7kZwNxswNw0YW4aF2xuTmvXo7/VtqzE8zadWJcS
Hr9iRnQ8B7xnso4yAe9V2CAkxcN0vPu2+cW7p+XSUobOKAKdnWxUDuNW+lmJrVhauaWIhFrKegRbWGYSrJ5ktMzDxWfkufh0THuqTQNAKXFJs7OvY2ybdMIW
lQcC2+NP95sxMSxRF1vRhOR/yBp8Zl7+2m6+z1fNaftwwaYKGTFEyq60jzPOGlkxHvzZ1gyij15eSkw0Ml4gB6a2C1Pby/i9yjC1fZjaFZjaVfi9alh6zmtY
gzPNa3AasxoeqqtbveKzCtlTaQOE64xktxSDfRLIpe5A1N+NZjaimbvQzJ1Ij5D8swnhFZvRDQk03ikcZoeksj0kB+TbJaXtQeE8U8J5Jk2GYyRrMkWwziue
OWCszBB68TU2+wEJ468vJnLKdSA/WfOabpScUDqf1pk/J47/qYnDSBNHE6kvfasulDgyDsI/STkIv+SYQc6RSTp9T60Hji4cQWh1EOCprMem1i4DpV1u3tie
bwZGUiZ5mlFXPY6DFcn0WKebMM7Cci5BFpaZxB0kvWTKjKvCxylRyZ3/yv/7/uuSUZya7J64dwnGwScKfGBQELJ2ZJPYmVQNDzuohAODMraVD69sRTbpbWjj
VjRxC1q4GS1sQAs3oYX1aOE6tEDHI2ac6KXJNWIfP1EtnyAUInsjDhEcHCLYOERwcYjg4RChhEOEcgZ4rRIfIhiXaps2ux0iZDbYo6kNNukVgi2WYsuZylaJ
F14UudvVxzrhcFEewbOffGBizSrrZvWFVJBdn/rm42fVdN0k+eBLCJYrThlfF9sOxxKF7zbZWrR5v4yS0zoBFn6WGY58R1cNF2JHTuAXUsQe33nbP775wMK3
/WMnsQup25c8R9XUmaVnOzJLxwxJJdWp/E7kr8xLI31Oa9XHmPqcsdPff/odX/rUt/7in4xVrFxT6OkpZJOSQn5HopCfed0q87b4HeYtrJCbG1IHAe/+UCr1
36GcBMp4ZRjK6B3v1X8zb+6qo+fywkuakfpqZVgyF56RCVso6kzYPmTC9sdWQ/91LzBtPvm6Xa3+MaM1kIYGMGNYgClTcR3iakvTKcp0uQupqne0+mZhWeBX
A5nk/n4RzdfYWc6QgxO2O8UetvYW+hR7SOWMHuuWSJ9Nqo8DCuaWymX6czlPKpdxu0Mqm1eZFDhpUhhlhUHaFPHEWfyKgkiUt+v0gBcfvnBNvIYcKfVQdQQO
xavRvzeMKJpqqEeW3DneanKQnrpPSl8vXYqcE9nuY+7zguI+zQzq0KZ2vyRC4oyRkVfUI+O89X2IrCYEWK+0UOSCYRKy21Sv6ZeMSHzOQVUpUjzRQ5T/3ZP4
DLlyALyFQKhwgie041tpkj0oLdBuUp968dOK6q15T9gkP1s/+dl6Z/kxkTytFQ29h8Z05zjDZNIYZA5kwBgp9ZE8ShRu+SW6VtYYX6RrsMY4RNc6g0hySNnB
BDThqJnyLaROO4mgs84EkSSP/EHadRDVOz0MdHas2KARs6xidNAcZ7ZV0WxrINflFp/L1sDGesHG+sHG+sDGTLAxA2ysATbmg41VwMaqxL/6if0tN/oA6NUE
+yMYfmZjQ2E9Tg/QcSA9sXfBkVz7ip96bMafJZumlDrIroiGmtXtLum49GgGRFetJIEuA8wN7HCA2OOwfiIcJqZGbsTlxgGz7VDZm+En2qMsxO7aRlGAr7F3
EdaJuipTaSHjNMspMU7Kr84elI997+RHtk2cuoZ8HzgSf3bPic+eZQ4ZU9G70ufbYxOHt01sx7n52A+eevZhd4ZoZa4GdaWZHAmpiW5COREq3m5myVjL93uZ
VI27aMtARhsim79is2QeO/3UZ7Z98Nlv/+oqEtB0RrU+zFMSSlASunjeDouOkBrDzPP/ZmoPGZtCYlgZCCCH8qpED6AeTJgd4j/eR81XkdAy2yTZFE0+7L++
6vL5f5UYgv36KhVEVZZ8OWwS7S2kC4H2qEuoyK25VHVoNGwKQSakR6KiQ4XLsqh5oIEknsH5q3Epha3OCpumlkRBm8ENSUkj/TjL/C7LBfPzFszGghWwYMXU
SvESyYJhiZT2NKpUJgJYWtBdFxKgoxEoQcNQghay8ypcoFaZVI36tkmlKlXKmTqXhvbIN6FX1qBX9kKv7Ide2Qe90oReaUCvbECv9KFXVqBXVqFXutArPeiV
JeiVg9Arh7K227F82+1PU8rZrrrVs6WwOcdVD564JAN9GstRDhI6to1RnIkKf3Tk2W3/+uy3H/+OUOFMaJoUGFjIbFBbbQxenW+x5SiFboZNzsDZ6crvKuB3
98tuMjp20YX0n1jbPKF1TOwHAEnCglkBgl4GC2YJdsBi7IAQFswo9tEgnH5NsmDIkGnAkOmBIdOL/dCEIdOXgtaxUgaFmBP1wPZTQi5tP84m5OYhz3LlYLfV
7Vi9szNX75KKtBnDaHsZCSYzNpqZMTdRJSkUZN9fptRIN+JYTTelRnJtngyR9F8ORELOSAGpy5BLfDuKD7r/Mpu7koxmsjNm5VKPpj9J/+inO4WUj6dwfbUa
so1TI//b66v1sB8BCf0kCQbpMqikibTBeHqOTz8r4Wdl/Myf9WfhQDj0sT9qD4fDu9R/BpUOOvhbI4zQV6gUu4GBvbzyPsWp0mJ9Pm6WV4PwZiICehCHpUw8
9DxyYwKIwwbEYQ/EYS/EYRPisC/lZinkuVmKDtwsgwBgDBLAMe1Jyf+j1Sr4KbfLXH4UFHXoBEkcED/KtJHxo3T+fyQluuN3Bl+7kKScr18+STlfmSspp4he
B89N/v8iHyezOtp9LKuT87ev679lFLJPpBSyd/eYDb2kE3ZXP1nemRVpy652i3k6UWY+aTJONqEuZORKV+fg8MnlxCGbXfhjPz2tVvxWHcU0vRpO/IlDSpr+
dQUe/J8+b7D/PnnkWvWFwNYn/kw9crU4+Q8btCixl39JOjT7RCo0G6hwiBRD1HAWDM6JSNvXUcMnGGU1Dt48YVLYFwfPewieL4Pt+YD7rnAofVvDYHF0GmOK
6eC0do0izethidxdNXJ3uezumvGedvx0q+5LvXiKnuNwUQfhog7CRZ3Qo3BRB0GtDsVaE0p9hcJFHcX8DEKBsxDYVkdAW00HtGXe7OtXJ2FtOSHdvHgUwcYr
w43bqQGWMcAkCnDWAZY7B5gbD6tf6Y2dPy2vLCDsUMZTTsJtc1csDjvEiEpovoTmS7r5EpMjVVEgaCMNrlscO/e1J37MB0yhgApP7/nI488ZpMnGgMNBQnoV
YpPKvBWBuT0OBQ1i4NTEv3dI0KmmJZDzoASGHpAU0f0WZOk+CQDdIwGjuyVg9BEJGN0lAaM7OWD0KvPDkuz7IQkI3WFBjD4kAaHbKSA0ObCtJDjDjp+gTXby
BRtecxPsoaTZg3tBcOXxSw9blBdXimMtaKayiXGXyTwFScBs3pSRPxkhzMk4OkOYL7+RqEcKOJqmghQaYoqLf3GVZlPy6WpyBnReQpHPyXvPSj9ekH6dkfGc
lv6ekv6flPGcSDAdShLq7Eiosy2hznE3KI2uhjS6KtLoKkij85FGZwpcNE7A6zgB93AC7mZOwJ1MUWmqs8E2irhqEblqIHLV7IxcNXTkqpETuXpMB6oellDS
aX3jgNzYZwKliqNSGfaO41Kfm37wk49+5e9+Bbjk9OCUjkqdkDDV87qps/LEGWnqdNzUqWxTFEfLhZj5ODqJUT2RxKhSKQ8TJPKnEqO62wSJPCIxqrskRnVP
An3iS6wqL/U+iTk9LrGrxyRY6KgEBR2WYKFDEiw0LdApB81WeeaRaAm6ugtd3YOuXoeuXoau7kNXr0BXr0JXr12Qrk5K8YSdm7v4zfnnLn7r8sld/IlpxjVE
pzP9bcTo+ceydnZEuV+73tnF9n5+hnKMvqCb18ZDvDoe4rJ4iIvjIY7GQ2zGQwziISqt2BA+UkB0jKF2fWcUso2qcToYORuDmlFyP5lScr/sJiFZu6y5woO1
SYxAhg/941wmcSpMOG0G7zNTCR4dk6c5/WnZHqdku5yU7XFCtsdx2TYpRCJftlFFtlFVtlFNthGHIXzORBzC47KdD0iW837ZzhxynrjwzCTdxkkVEOAyGAR5
R6fTbMLyPE2DxbH8cKXIhKNTV6csMgVej9RVZPhzWv3rq1xEs7jUPsMVNA3CMFmBO9stDrcjTpxAVCMqXXVBfVhqSxhyoO8Fyb1BfW9Q7hEuOti204VtO5pt
Ozls+y7hrHfg623y9RZ83QA2e5PmsuszTHadoJto7qz59w59Y7tm6MKuJ2N2PZFl1/fG6PpeilmfN9LM+kYs8uuxxuuxxNdhheWM5Caw11tALjeDWjboEhQm
jvgNHPi7iFHzELEKIFWQ3a0UwdnpSLl0MWG7rNwdvidV6m3ayd3hXcxXos6MfH+FCQUe3PVxWNluHaNEpud1pCmuvFjSQdMTJtJ6NqOt+RGPA+JxQTweiKcE
4jFAPGUQjw/iqYB4qhlEhDqIJwDxNEA8PSCeXhBPk8++X8YQ1zNmNsSVWG03s+C0sMZTommclGyaE5JNc1xY4zFhjUdF05kF9K0sLNYRFusKi/WExZaExRpJ
rCZT/9Wg/hRCTwObpwebpxebpzmLZlPG5nGweVxsHg+bp5Qb96x9iLHOQKwyVhq6bK29KeH5V84sEDA1oej3faBTdSimwWAcgbDtDgSTATo4YWikg+IscCgG
yNGcNVr25YFDSecRczkkbzyqxrrU1B9mdamqGs3Jj+TpUmGsS2VxUS7dUGJclEKCi6JtuQvCRTFnwUXxwQXK4AIlcAEbvKSQnsy5wFDMWcBQfFhxZVhxpZlW
nNnVoBBgLP+SgKFkNtanUhvrD5oOlbYobDE3VxNEke2F9BYbHI/qnTETnVtszOCQAjfZVqO8rX6dN53isbyzNhJoAnNNIgTG7bbZjRWc5pO1Sq6CeivW+ZaW
kdEfJFelBkKtg1ADEGoDhNqTic1oEmn+ClEhoQD002UFRYkS2Q7i7GeIO+fLLrP89New8kTblcgHQrrQoS6uHDOr8WaPTUvJsWkJwXalRE8vyc6tZqPyvI7D
ai99WO11HFZ7YTV7Cu2lTq+95NjXSx37eqmD6iotRJfAccHbzT1Bn71T8+hD3gm6xy42IYc/3JoTW3CJ6UC7zeI5qjBI44zbbJS0C4RvwqeoDk5RXRygDdOF
wnD4VC3OnBijc2dnMiyPtBxdnMeTKjy5Z/BeQkweKtJ5CTF5MwNOmrOtdMfq/uxv0kt3wtJrV83dyg/aWMMpG4s4aWMVJ2ws44vivTsvXrlzAiRwVoAEXhDo
wjPiNTxtYTWft7Ccz1lYz1MWFvSkhRU9YXVZ0nL+klbZj1wMq69hrBUN8m+ibKnirPZ4UoypEh9R8pp+Xi1qe0RrhWpCDrw7Tytcau8T1+IBdj2+xp5mV+VS
G7iLcD6uRGa5u8pmP13lGg73JIMH5QJX2aSbw07dYQJRlI6ltFFhQtAaOJuuQhPy8HBwgAOpO+0NU9sbZo69cVZbAmfEEjilb5wwE48jybij3M8ouKdtrjWP
4It3T7u8xniav6wxDktIM4c4GyvjXPrd2tG4SxyNO/SN7VbiiqR3TDLC/lpzq2DT3m+h5QnB33xRWiZPJdV0ohTztN/xfMbveMQEET1tgogOmyCiQyaIaJqr
BybaeTft/Zw4VM6KQ+UF0drPiAMlzxpQvCU/dMJD6ISnQye8dOiEJ34iLxs64Wk/kdfhJ/JSoRNeEjqR3b8z47ouy/37l/ksOb+6GnNeYceZ6mqpPdsa0YxY
aVBcJY0CWKMJuqcm7SWbK1PyfY6ntlvDMwqd6RgIqXDmIAZCwigrqUKRbme8ZNavUc3oiLWM0znIxEv2QEfshY7YhI7YBx2xHzriwGzxktsLuTrin6V0xA/3
Fghtzk7luhU7EOd05NTZg7OYYN2R52bBm9tlZ82w1d2t7DtBk3HJug7vUVcflPin1oNUr4MJcyG4cwS4Q1ryP3z/6T93o+8Y0cQROzv0QQw9xNAT9Xim1dll
uLm78VUbMMpHTomPfFIO6CYK6MiLNnpy3kb11TM2crFO2bSZl9onbOKjS+2zagelmw2HtUo9Qu7TPN0kg5BR6YKQkdFN5huY+bKF1c4SrBZHXKYDa+cTcXn0
XZmIy3LXiMszMf/2cilmp/DtHcLHH5Kl2i78W/F3X/h7pYO/14S/14W/B8LfmXh+JKe5/yyATmflNPcFAXQ6w/hUOZGYTm4kppSCTUW2e8S8R+lCyEpeWh8z
k6i0ATC0cDQcTPg7NtK0VsRy5mUpqV7DcrprEKkes4RUSe4UcU4sOVpDq2zOxRq8xj4g6gWrZsOroJoJCE+HHubgMInd2wU46Vgr4/oQ+XrYrH7fXIigGYoZ
SZWT3EnSw5y15rfwRelhpTXGN02pVyQa5XFBFNIgR7mA6TMUM3rHQ1wBaa35Xqm08B6phLTdQssPSq0A0tsoQr8To2jKSuth35Jz328KNtEJ0beOy7nvMcEm
Oin61xnRp06LPnVK3ESTEsIwIUf+L4pX9LzoYefEu3pWvKukpymCFMpZvO66/6f5qRue+73J1yl6Go2//B8jbfqqH7p95In28KPqBcNj4dSjLVupB8PQGah8
AW+rpfaOQmtI/WEEld2Di/Pb0d7udNxdHjtbEOeaexVxbBsLH2ArY+9kayi1M3leuLgCV3Uo0HSkwknF43fMhkg5aku0hYzmkIxmWkTKPhEpu0Wk7BKRcqC7
SOlalLYEN19ZUl7UT5LsFoSsBohjJeVtaFX38rSX0LFXzFXa9qWUtu+P2o0t9uZijBtT6EhzUbTHMLk5Qufa0I1F1c73pPBuXfb17GX03A65tAxyiQLwfnjy
WTiHQvrBkW0TZ9+583Pf40A0d+z0kcfe8YE617ZI59fNIufVe7Y/kUlc7e8U/CkZ7803tYYCC2dLzEglkvWtnD0Loz9fI5ihqaSSLyThI57mfU+kk9EyQ6bc
G3Xjhxncr1S6Wiz8980h/E8LHzwloU4pdEcjqcDBIU++hDxVRChWJSSsJiFhdQkJ40D4z0lI1+PCKg6IcbdfWMU+YhWJbM9k7eTcFqDf66sE1quEfwlV1MvQ
AfqhAwzQJexUBRywybA/HAgHRfBPdXhg7JTYn7Jg0W9nj4uy6djsVOyE1QGEs63kQ08S73zoqdjBhMjJe6EN3MVC/6zRxfliYLILmGsGYmPhdxHOl1zUQUho
Mzm5pTPYR7iL4nz5GL4ooa9E8kdNlG7ZJW6anSL8d5gXpFg4oliYWqcQdcIVdaIk6oQHdQK+KbJmktomGd/LxyRI5KMi+3eJL2WnyP4dIvsfEdmuY7x0DNhu
kf1HxfdyWE5CD4nMnxZfzEGR/emYsW4u13kZG9lt2Y0RdTCbzmifOTnHXK/9n4MFeDnxP0vGox+e+uozTqSkik1RKh0+hbYjmB/kWLDT7gRX7OsCjGv+QyGJ
8OfIIM6e2ryRi8jSTPl5EQA+busIANVhW+xgRTiP5RCOD7Qjn3ZDU10cWkQ/XkTVnuqPYGr4BIfhUwdselUGwr1A+dk6QaBAOwmDoAQBN102viDo7fabUMQk
nSlQINUgtHWVX447/86kLiPLMJt+1BxvubYyiQmS3UPJEUZj59gIR3BI5sRpDbmP1D9KUDDH2YlYiCF3nTgG3kRJ27y+xDkpDlXBoiD/NZwgUKIEAZdQ2NX0
E/y6zTVS4lp1c2EFXVDiWbL/aitnyzDvS2eYx7L8xaykTiEDdcr52aW4mRdJcplt4JTr0stowcYrnNvm5+sO+izOwlmcjbM41celyVncIDzCA8lZXGuIXL+m
uH5LZJtQnrza3znGYH/YnzYG6WvaGByKLQ5OtZ/Q7bIFs9RW9tOwT8n3HS5g7BSGkyaWRRsyRtspcN3Fgt6XhtG2OVmJCtqlawapuVHb1UbFGZv2HZNQ0LZ1
KYXojD2unf1xFKX6pou8LTd2iBPvwQJxU7YYKRuJoyltRFOaqWhKiqW0ATByVmyy82KTbS/AJpsotBaEBWHtC/QB+miYTJS6q2EjKDTEpXJJXK2GKgQ6qA8o
DSz6NDjjoj+fADBtMdjP939f7u8H32NXC/lkG2oyjz3RUYtO/erFrTp+iP2zcMnCSdu2pX73f+gg0yYETMAeRJksWrBMAakb4pJ/hUWfQe+iz0mdP+nkZ2Fn
IbpYyj9dAIMtxAa2q6zr4ZT5zCQMy5oDaTQFE6GljHCygc3YBl4M4zcEpsNkJl9zQM4qECY7ohYrNoqXsFu+kErgzBihf5EyQh8tJWFbuzJVav7pqc980lEa
78ThDoEurjIvfUjA+nOX4wEr6y8nfKiHZ+L43AsuuQnM8a6WnwkVEve5Afd5Fe7zGtzndbjPA7jP2SXyRrDI34BD5CYwyPXQT6+bEahlrUPYG0iNOhznVKae
oyA5LoRBQxeQfk40Z36QShLcaXUmCSYI+KwDeG/KyRbksl6e6AA7uRBjDFq106LcM5eAvqhsGeHZA7nL5V6fozjHBLkLNx9J3ZRnitFRM8bm4i/yHFITvpvy
XOkmpJRq3OqLhjQTtxzyiJGhGJfZdDJlNpPyml1G5nDpF3mJoxSQGI7rxQSOy6PCLh6NSc0Co3JpmZvqqI7+1D3bYcdYXDv541Vmea35Af643CitMd4vH5U5
u8Z4SJ5WlKxsSvmi3vGgzXRwf1IwV/33QXs8RdEv3d/N7XdJCduL6+s6MQxBB3mfSMh7xtOcM2KGErXJT2WKheWit5tQIIxXwo22y851ox1IcbAjrh1sMe+z
N+fBL4/9wxH10PQ1iLtm19gL3/4cHfzcojE+rbnxPc8mzq2bLxbf86JgF7pbnT0ruyDCnH2ii2o7T3CYVwPlMg8cxnE5gjYNAPyf18VqXIKA+sNt3UCLL8EQ
Xk14TtIEBWT4IQEZ3i4gww+Ki2WKg84ZarMPUJv9gNocANTmYIwlMYDYi8E4DlziLEyqh6JUlL5ERekXDcZJuesduOttuOtNKC4uFJc+aC39Ga1l8JoOoGyg
TLy9mORnTGTRep+yOW9hjPL8N+kk/l2rV1l30pentk3sq6xiJIDn00AAuwQIgLL8t1eSnX7Y6NzqtIc7twji5JyZkO0zcUpe0Y2SYTB8DpO+weAUqaxhT5KG
Z4NVeWX3dZLO8GrkAs1MD9QpIfNIE5zID8h+PJVEdMS2CSwkFjiZXM8k7vYOETg67paQodWQb4kr7VzD2T9jpI8d23vi8R+rZ9YLea7mHDFNndfGgigVjqtI
PLo2S7GFVFRutrhIAfyhguIiXHV3qVpUrjESosbIEtQYWYHlZ+6p2o9pLF5KH8mbZWRulpC26SFn083UF3Gy9UXSzel0K3EFGHAFmHAFWOBFFXCmKjwCtRhp
OMatqYGjVMFRKqjbEMa1SJZkq5LIkeBs9Ts/l1rkH9q2lV7kmeViOgETO+Cpz2t46iOCF/ajp776zE+q80MLM7Nifz4oYR0ol69s1RnnZas6E7eVEIRDjgsy
Ii0iCaaFKmihBlqoZ2mBiKAOIqiF1Y9fM3dNGqVvCCV0yQr+yxQl/DkowepOCccuDDqz8ApCaV3e6xsHfZqGrEDH6nYuaw3LWp1jTc0ZdYYyq3kwZS18oGEP
bbE3W/rQ/ZiVC2aUoG6L46cJjCeKzHaQLgNkbCJR8m2UBOYan2fCXP9Mucb3yvneXfh6h3y9DV9vQYTPzUme54ZYYJzan0ohpSTTXuQiC6oEN6OLnO3SN/RB
43aJT3owlUI6JUeLnFbai5RSIku2GJOjw4n46FCSOlegFOayVE1PKsHJxWUVd5fZqQMCPQAEeoMNc6VekEmu1AsGRCdtiEi0Hk2I504JlR9rf0IFRrMHi7iA
KCRAYs/De5deSMVKYPCrn1bIBThIlDCY18ggbksjvWFPXBZ3IOwP+8I69/HfmDkMrbQOU6iV0mW+RFelzHyRrkqbOURXNaXTdFX6zEFLfBdtpf8cteYJT3lM
xM1Pjjz275/d8+HP/dTIFTlfEtb0nZPvsVflyZwjwo5+fOZt7/tyrVPoxLrJ2biCXtuM/iQuuCBx/9G3kzsUaaapiKLRtMV9zhRLnBKSKB0grvM8ZTEA0ln2
Ux20AHN+wJw9/v0FsX3OyHHyaQkdmyWxtylnW31yPN0vx9M6tYATeZ/i4+jlxpMM1r3cmDZbI3JcPSrH1QtSRixRAVj0kEYvSzgDExf+OhhnK/Mw89AvZzaV
eZhZaqw3ha2FYKpXgKmGmqmqyVoYhuEVH/14e+ET7VasprxkbEt9fjP7iXaoua4ojloWi4Lm/LGuMc6v6ozPOqtkJs8+7d0QEltj4dRrOZu09VrOJuUDt7YU
oOD4k7b6i4cvO6x2+7VsSuB3lGna5k+UZbqQw+CssDDyBP0miB9rVgpz9K9DSoBLtn9GWVHvIiumO2XFwIXKivossmJgHrKCEfHeglV/MxZ9A9b8Jiz5egLM
J5+o5Az3wV/aD3/pADKPTXhdDXhdK7PgDzRnmqgVmKh1mKgBTNRGJuO+DyZqP0zUgUzGvQ8TdRgm6ghM1FGYqAsyJiqgsOO8+mZKYYmM4F9YZ/jsvIA0Fz3B
+s2/Xj5wmn9StOpb4np4p5Ke51bDcAGO7I59GEWBXmCN2GX1mQMSzx55+pmfvHNoVTakPqlXXeAaKElUTazEFTRGJznHTbqsg/5GPkIqxd2yUJi7FKsoS6xl
mbLjiYqCeul1lHoPUOq9wcXdlYbCGmIvNESqSO+kIHNibdpjdVLpi0u5gk4cSxNNTCvhq4R22Md8gcIL+15rbcgYk7aS3pREyEaAohOpdC1j/1dmAAVBBbzE
4/WhJl6NYLIViLhfpi4Ww2fC0VOEo6cIR08Rjp4iHD1FOHqKcPQU4egpwtFThKOnCEdPEY6eAiiRjAjqUaVVBACrO8PF48LFU4xdPA7lFwqdfmMG7KsrO8zV
mF1uSEfNTuNt+RVJ3aUcPchngkX6VqFq9GRplekyqubWXcpQxS5ZWtWQD5VlT1axISvYjT62Yhn7sCTYV9iBXu72c1Pbz01tvwwvMYWXZG5acjNjJv1Vyuj9
dgoK66x5aYBy5m/lEBDShgwO0kXaNNTQVBZRaU4hBRnlQEYZkFEuZJQHGVXKyCgfMqoCGVWFjKpBRtUhowLIqAZkVA9kVK/IqJcbFcfLguKQbne0S7reCxK6
eUY0udOiyZ0STe6kpNWekFDQlGbni2ZXEc2u2qHZOaLZGaLZuaLZeaLZlV5pUBwDItqFiPYgokszvMgVHexQSBRpjiuxN5KHSkJ7XEQxUmgP/aQADkGurAtY
IluUVtPXChmquVczkYtK5K8xKrRhiTXYkX13y+lSihsgJ44cpZ7N92x/PrXr/9pNgkEmrA4Mnx8deecnneh7L7z/fS5ZmXNh98yC2+PNgO052tW4uBnq3AYN
NXXJ8HssWX5bL3/qjwkJ2Dkk4GgS4JgI+yJ26RwkoPQ+IgEHJOAQCdizkoANYfmzMOdcUNIZrJY4686Ys+7IclaNTJYLSso3TsmNE9LU8bipY9mmKMyesHMA
ApVw6cMZLv1hiVT/kGSp7RD29JAYntvF8Nwp7Gy3sLtHhN3tEnZ3SAzcVIR6SdhUWSLUfYl4r0jEe3WmZXHpco8m8tG6plNu0Hd1P2g9JAetP82ctE7rk1aN
qH67RlSfAboeI6r//LD154etF3PY+mSKUL/tdBdJaS2U2ePXJ+JkfjfGUVmCUgyJ8JbUMgkIDVOefBFOBLaREk6PzC2cHAgn45UUTtyrDuEE/N+Wnf7jXBOf
CAJP0HI6BYGnBYF38YKgpAUBXEE7YjdxtP2T2s3kUd1PHCNcoGwoadmA1o9JHtNRae1VEw+OiAfjAsSD1M42XgXx8MGUfymDAB0j6Sv2tq2D/F9mMOdUx5Lj
u3l17NCMTOtXAmx6lnPFp1J8av9ia2SLHZ8qpiKpk/q94rFKu6jSNeTYU8UxvpQTaY9TaYoyhe5a/JE6shN3KxR0irtV3SYB7NvrOCy4qkOIS2GNQ2l1aLDW
y/dbnJMlTu16t3yrgCrxtgLyoueUY7DCgDrgsATgNJVGbqpVABycIKxTmlCAVKsgXdMW8fVm3gmdSSVUxhEjrP5ssKJsxClXirEg2Dqg/vZw4QiawV4daRyd
iiOeIy4QyTWQm/z8m7gMcjOqKFZUp0h/6kmrT4I21fTUlVxLzQ4bMn2wdfpw1NhHy9qgOsJ5un0fbotuX1cyiM8Fo5Ci6p+ywwbd45l6hiNJ+/mZydjIpPJh
7QEqZ5zJOavzjCfx5qdSRWmcdLx5XeLNBzje3OmINx9Q7x6QePNTfJz0nBafdHJDFRuoZFiDZ2wgbNBiNLhPb6qSdOwPB6mAzC+NX2UYa80jtOROtHR8uaGk
z9P4toS+tYfWGIfxfTFnxgyvtA7he0jfV1rT+DY4vtRQIusAvgX4ts8Oh8OhOPSayqlE+2yc+n7wfunvMhwSLMEhwYrWAv4N9MsFUXBPa1hdvHtaC+FiVKKk
HifADVHxF9qiV8QJcFdQuPoQh6vnTYxapSFiEYSFT7TjhMNrTcI0WIiyOQtQNmcEeZ+jRO4NelMjHFQjbg1WKFmmX6ttdTlvKwaPspDti01AIqvrQXJz0RaX
GHBw0Kxa+so26W8MrzgI7WMI+3+H1XZ0rW198h6hyhBqbjvQ1cN69J7kkP1LKK3nq9HwlDZoSvth5dZpgAt05P8ITWX9DXHjo+EITemCVMujuS33xemldWxL
TG2dcLKoqnSDprZOOFlNrAK5wBesZMR5ivZXehGVBG83wx61DSoFX8f5dDIDXxcIwYQ8QgxRq4GSmNCGkLfaDbUpERNQp1rquTXM6QU6BYEnuLWw4vky1wsF
KofIuvAmxTgXgoksJA9JnS6D7Yau9MQvoUl57/06ulxtKFKDSO08LUdqpA2RCIhJ9BvbNNfgFML2giolzYXqX4vYRSWsyiFOJSqOh1X1H9pejL2zgHIjkHZC
GyvYS6tBR8SSBxaGLZ381cJbgx/IJLJYGxTX4FCs+qshpNjYUDhInHMB0XK3c+e3QPlOZpFnj7LDzHAhqCjamxPvsZjKPknV3jpsKHFEUcjHwrydsxC3ZefU
iHBroRrkZKtNHPmtXMyXya+FxVA314/QH4Y1A2aWOEQia/j6qkNhe8ToaC9E5fGrTEOxIxJWFBCgpBeJlgYf3hA3HNRRJdEviBhYoN4wqHZIsOnusD/yNt3d
7udBHtnKFf82Qp5T2obJz+KvX56M3bmSkZLmiLIqAeamQsemjBy4434mUdWM0NsgN5nQG3/XuYYzKG9QKO9cN8o7Z7X7s5RXDn2hvDJRnp+mPKWYTtnRfVB3
5qa8cynKG6Qxjgjljcbn+UnnFc+5oVoK+6l0ZvdohxK4f4YVNtReqMessL7oQW6vET2Y0N/DPFdKFDDdtCBOGpoHsjgZJB7YSHigEpeaB+om+3ObrIOhKcqj
9OqwRceeQ5T7NETyhohymL4NcwqUohwZ70Ds4E9topKv7/MCQepVqYykGiRXAKecRFKN+tW9ETpbImOnvtQK2i1GS+oPW4/yAwt0MssNrBUO0dqq5wbluSF6
jhpskOIwQsLL0/Ma4egT8+ktep+o8sXgMPN9tdO9WBwP4oeV9mgsjkdp3ga7/TTDej2iUI/zUpewZG6QJewoSWEsY0lBxe7oWJ6K3fWvNEbVZXgli+s21Wtb
qBmYXGuhy7mtkrsqnlNaiPP/nR2zQVrVZU3Qy+M5nkyGzsL3xIo5rKzT+9+df/hyG/DO7gBDu10DAvbD1bAAB0+DOIYawaHUqKL+p98NKtinxGAjmphm658s
Z3u3Gfka+yx4Uqs0e5RWp/iS3vLh6Frz+7TV1SR9j7c8WAARJbOAfmYBC0LhY9GuM09ss6Lnj9xvMvSD5gpfEEEgOm84DF0389cFMfHGem/yKY3Kdio5f2Iv
2BkT4/8ew75epTrcujBsthPaq6CB1HJxW0jB2M/IMmvNT8tcPMZzscZgQLkGanKRTqmdH9s1OMuUNQtaC7X8grT8fWn5e9LyGWn5tBlrq7JoWUS2U4kzQyIJ
Km6HDC34iIJ0QhYDHKHbIPWhEgcfdDiLiProxKARWXeTd8+J1SfdpunnsxrTT68YgRe8EitSx4pox8++xK106kAqeokrpf3SBa9KHauiWz8jytZpaW3+K6EZ
ycxZabwSs9LoOit/v6NzVioXPCuNWWalcjGzotkrh3t9Ws6CH+M9vlxtLOgse0zEeu0WaOf9Au08bYIvHhTv3AGJCjwhUYHHTTLz+Ax6QM6gr5Az6D7x1jXh
5zkpDrhROOAWwgE3AAfcFXDA9WWOlYczkV8jcMANZY6V63DANeCAWwAH3GDWAXcsP6n1Cyl30gnX9rY49xV00sExI+NQClLnJHFSOsejEN6OJ9ATy2LXReEG
yqSgYOoSgqnLMYSXRb+Z6dtxcZslFrmbOS7bQ1y2j0jsClKly0ifLgmjn19rma64eSIz/ZMury+H8lJJ9r4JoF/rScCupboWob/GuB54l9chAGkdIo+ulUC0
7WZEoC6muKpMDp827g3NdPi0cVdoIrnH1Lrje6c53JpFHoVbm2Onn/rMtg8+++1fpWBretpYHz89vWeao67NJNHHzMvZMZH9YyIczkzFfikaNHUWkJlkAZkp
eD6TIrsn1FCiKVNyRMxFWo2/dlznhyFGzpmZH1bN5IfVkB9WR35YgPywBvLDpFKDw9OPN+iqcDSTOnHEwebqgfu1Ad9rAMdrHV7XWiZxpJpNHJml9SS1mmgY
Z+vIHzMlDppCDezQoTjoXroM0kEZBUf30WUJWWrpVJMQ+akU59uHpLImEk96kxICycf/OhL2xl8N4/aRa3LzzQoJdrja8vke5EOpLb+jzxrYUtycg8Vhqt7i
mMuFAeBCm4YjmQAhCG2JQwvJyqTTLviOyV5o+7RUZIOWiS2UyAYtpRmDweBZqOxSprks523HMm7LdoyXhLali21ZxbasYXM72NwerSP5btUQzrGTkyKeRSlM
FxTMb4mhGMBftPNUdVT1HMCtMUAXwgoZ7MEVeIeqYDs4AuugER1qDOcgiRUmuz4a+mTq8Q4QGsZ4sAEJEnxucvYijcelzOExwXE6KjhOhwX36ZDgOU0LfOtB
Adw/IID7+wXPaZ/gOe1h+NarzE8I4P6fMvLhcmO3AO4/IsiIjIToxQq04G3xvFdi6JIETDsp79llvE4S1eNhBAUMjGqUpFqd+U4cY0jETzWJ+KkqZl6TH9Va
ysa88Kj2TaKY3Imvt8vXW/H1ZoSLbEiUlJtiDWjf4ykNSImGqM219Ohne7Qy9YioOzv1jYfkxoMSiDKV0n8mRf/hQME2iukd4njBSkr7eTFTRe+NWMLfwAre
hAVcj/W7DvrMBh3M3oNAwV4cMDcRKOgiULCKQMFaBlq+DvswgNHYQMiCdHanpbOQdW0OzrSxVnGCjk7BoawbHZ1xPp3Q85MEpx1A0gnNEGT0oi8CRHPRl2I+
BRSlL2uIJ8Btnye2sZl0lXnGQZkCNeOIUzwezzlROkkhTcqpn9YpRLqeOgFf6sEdTw3uWKIZpyDoz5oIyhyJoa+xD4DvoXHwnDx8DxI8iYNOfjnCkfngGk9P
5lv3ryq3yN/FI8I5/NiaTGtJSbz+vLWkP7sQLWnqSzO1pHyFaGrauCCNSKjZ7dS2YkUppq6jgGH9TpK0xvYWZeCe1TYXUdUg7C5NVftB5fuZysORDtoFcVG5
oaw40TV/LzdRMiuL5z0OFW8kcTrM4zHWWegQxEK9ACobwLB/DgkJNeuoHuCSrraALkuUGeeSynZFrCOkezYaLvjYH7XDMNyl/nMFJbb91kjrigS2BBglBNBX
1aUKBbg8BavuCqy6LbDqJoPkWS3O2DpjkeH4GvuURYboa6jQwOj8dk4KGEWKzrsARrEz5QoXQuO8AhrnAmico1R6ppguO+NKsgCs1FoGu7EOKzWAldqAldoD
K7UXVmoTVmofrNR+WKkDsFIHYaUOwUodnhf00uGUyvrnrtkXh2lY2YKE3YOzQsz7IIKzRi8sOCv6zlPPPuNE//QVk/KDOO4JZ55HJmOlpYyjD18fShAUGZSS
cjoMeUox7DLnOcY1DrsXcokr2zmZUpzVV6SyHfcqprJSuqZolz9RSojNeS5TGt4LyY/xEx1BX+YFBX3NE9baBKy1Zqe7Emn7Nw+lgr44MKx0wYDWUilDt56u
iUGtpUCsMxXEZqBY9wmKdb+gWA9IkNegoFgPSZBXU4K2tDuqR9xRvR0o1o64lYyO+r81cU/VxX0VdA36qr7yRaSm82OCn07t5nMVu7ylsDnOhzqWigtm88yB
eebCPPNgnpVgnpXjnPdk3/vZfe8h/M3ABBXU/GSxlH2pe6j3fi2996thTTa6NiPpTkXXh2X7j4u/OGvNLwnM+RdN1Jw7JCGD00IxB1NURIQcNeAzHfspQ0Zd
I6GMAO/50Gefk5hGKhDKJPvC998PiB+OWqRw5+l/eviTz0nR7TjkeSKlImyOYQiPpvXrlDbNSoQZPfHu+M5Oc4Z+XczXr5W6sdK69wL16/NGEnSSgi26qwO2
6A7srtvSsEW3dMAWbUhgi9YnY74uD7bodtgztdhoOsgHQomqfag7lF5W5U4rp0m02aVz4b0s3rp8P2DiwiOq5ymyYV9Ca6wCo9NSVjUUj1JYnqGAafiAqjjJ
XDjJPDjJSnCSlVE/s06XQSW4qoSuadK3kC3JfNAJU8NMmB0wEx3TNvGueNqOMd6EOfbd03/8sKDb5Mzex2LV/isyfeeOPP7wB3/w8CrMYAJAYY7J8sX43LPP
lXlBc2VjrgqYKxQZFYffa6d3XfeTJbe++6l/qaz7GO6tu2PdLp67UOZOl7YK1bP45OlnjWvUs43Yl0gH/uZr1EbuiSuYxh7JHuiHDeiHAfTDer6zkXGedVpA
E25ccnqy/7YP/tt++G+pfIbSRwahpFTnNS8sokhuDcKdOwB3bj/cuX1w5zYz7tzebGzvsSzQX/L/jDg6koZZm08M8DOTnRm5r0wU8Mw0h3mkN0x3y8h9Dwut
ffPK7g/eu/Wyyes/2rEkcY95SbjDtChHuy+KEy+KEy+KEy+KEy+KEy+KEy+KEy+KkyyKg0Vx5rkoTrdFsWRRMuT4TIocH8xgGmRyphKoydvEW3CqCiEpzoIN
iVAkXI2jHclPzRnJT9n0p/VQNa+DprmuJTlRLgwLD4ZFCaGvZZgSPkyJCnJIqjC7aqQAL8Qx6wKkFY1Cux2EctvkwOmjnelPqRuhIxgGzlJGOkjSihUPvhdx
JlRtp8lABnfSp9eyCsFhasyr09lTTY1cYAtywSUebVeN3IVG7kEjL0EjL8+SXFyDRl6HRh5kToF7oJH3prKmGLkgm8Jz8flSR1Nk+qGiFWShN4ozoDfS6FEG
UJ+ee/65D33+M1/5Dw1G95RGfxIQulR1mzTlBik/Vh7lXoe1XIfVi5F5L2gRgUJRBApFESgURaBQaJIF6kYCJ2xmSlYKxbpA3XBjilW6GKFuMM2qHSrgG3SI
3PdaPilgmj3cSbNBDs1eynGmaNbN0Owrnek3g2adGTTrzKTZBG3jbEp6bDfTWBvKFKHJNtV/SCTZ+h6l+Kn/cOQSRQSY/Nd71V8pI5Of4TIZVI4itBqTWYyO
okZ/IRJgqeMQEbDU4U8sdfgTSx3+xFKHP7HU4d+y1OF7nLBUnInDobqTAHFsj3fpN0tW7xZXb8YwEZhccacgNRTsdUC+p9LVONo0WmWKkihEK2jsinAK0TKO
MFYLpFS/tg/7uxAt5rtqESmVgi3rAuarXVO0RDVK6DNFAReiQf7cw5npPalgd0q1UKpzoG6aEmn9J/AEKQIIPrFVuP4gpGyTMGCIDus+i32LqGOWn3lAiSnQ
/qQe9qXheagX7X7pR4GyCgbUxbuHokCRAVOzLcMkCPuwQXPdyDNtG7itA7ppJBKvXw0r4pbwKMmonxT7/plN2FQwJolPsV++11l5r7Oyr7NepkYoVL0g+Qh9
YTPsxeeOP/nhIM363vbQ2OoHWsPhwN7WSNjY2xpFqP5YuG1DlaI1RyZbC8LRsfABRPqOjK1Qn8LBvepX2libqG8LRyfDYfWkH/bS6g2G9b2qzV5ODEktdC+9
smYXDLNAAcYDYZNG1ewc1Q1VU/U2svCAOfMB9gQ1o8J4eyAciLPBwl4qm9IMB2C+qBHSmIaoY0NhP0Y7TKMdDZt7WwvDvr2tK7hbwzLaURrtSLiQRjscj3Y4
7O8c7cJJNWAEN6vmwysm30J5DeEIXWjCdQhrPNvx5GNFIoM3xzb26vTl/yTsi8yNZK4yTRyIaWIypgl9yOBSGLgb+q0ChYKz21wRDOCU8wi3gNsZwu1sv5Cc
YJRXMrxdCQGhHk00ZWwJa/v7olnektIyLOFsBnE2g3LwbPrstQri3VMaYsvgaBXqifr3hpEWWQwGRWqDDdJ9Tvmji40KJ4QtZEVXE7ePC5xYip2nAFgNunF1
26PL6nY5BcVazoViDYluWsS2l6gXcxg9v8Eip4FUR7EIeelWqWujg9iLcRC7FZ0kEC6pY2LR8UCR5bpHFV94ODh44Kpqpbiqmtv9tyTMCdqHBlykKicogUI9
0xVQ0G8sNl7g8fwUM25UVn8sSQGk4gT8sDGjGo0xSzUamjxDqtFgboK/0t29usUG/QrUoilFm1kGKb2DKwNZdOteFjWMfOJKVOJcAX4W6ijw210aZxmdrrR9
6qRLU+jTFJZ5CnO6FFOsy6ljLikjVJu9QGmnLqnTgRSPkXgpinwqanq3EkUlZB/FidAubbHuK25JVed1ZwIFd/VR2htVmxJmVXMKRSXGbPK8MhwMlxAip3pP
yyL/eQPBkBUEUwZtXwdTRtvtcSZkWiFv092qzWDT3e0KzZ7UBnOXG9N2i8M499sMiqo+7bN1RTATznRLVwSjQkJcc5pVm4dsgi3jmtQ2XXfaQDPbRTWo1fUR
OixV191Ug1pd99hKr3C5inNAvRK2Eeg0nUaFOZEpGcSckduTt/o9uK3jyRQ5qVuo6sUaVPBkXG6KEueKOIhz5aDF5YMWk64HTfT8gClzQOAsLh/ccGTpHhMj
2m3KiEyMaJeJEe2kAxqX0QB8mktGA3AFDcAVNABX0AB65My76muw8vmPkOq6ZYf4VGqIzuU2xEpCq0GL4QYr6m2gXAy+2S7R4Et5gy/hdjz4YwbImEOBgy9s
FcPsFgzwZoxrQ6u86FkcUi76isbMxYmHaoIw2agBc9Ffy+kHt/VF3dZ6taMVFxJeeAy8cNFXsaNT7azWzXwt3cy73yXNrMbcX4spXtfiZ0Hm+XFr3eoBu7Se
+9XAONTM4srcExNnr1hlPSI3d9JslDm0yiU5+xBdDUZKZn71oBXGBb+nLF3xO3pUF6+k8MVJC1W9Jyy88AVp+3T6hSfl5nF54TF54VF54WF54aHUC6fpnsko
1PyCA/w3iwQxwWjI8aobHbBipO9yl8g+Q8+Q0TFDDB9CfWP4EOnkLn1jh9zITgdD9tFfUpB98uAZ/ctTcuOEvnFMbmQHSk1NZ5uaxyhLaSYubNuScFJh2yWi
GSYrJFVSfWxzjfGgiTWa4usaY1K+T5hYjs2E4sjv5jJr6koH2V/eGqcpw60S84l7QaqbQKp3ETO4yvy/ac8vN/4v2vLLjTtbzO7vAIO4HfzhNrCHzbLTPT9q
6uJRn8hGhGZ7cvgV7gmGHzy9VScAp/4Ub0Jq65zVKkLOnbUuDGMv84YClUb71NHHnnGis6fe/3EGT2cuBfGayr+V6TkANLZmZINnMI/pIVqxxyMv9dNnhAME
4/gj3/ygdkcNEtdbagetAH/VWbk95O24Z63Zw5+8e9YYDfq0xlCaOoXOe3B09ETW3UovS0uSo11X5rKQJWV+tAJVg/xGPXHyPXBIsih6WFH+QVIThLAV+Sgh
b5Ft3Nan2/LaYg6KXrxubTMsEoqeSXoiH4re3XLGjFbARTrNVpF+/nWRIsdnSJEQ8qyy6Bu5UiTErC/GpC9Rcx0rS/k8sqR5ZOmipIglUsTsJkW6sM35iQxL
RIbZTWRcHCd1mSyuBlmsSMgCaL1qBSxmATcRJdK7TgifPG6iT0dNiLPDdFXb5BhfeQt9DR9pD33VTHckrPCmUb0IvYzDkPcOp+pWgq9szbKckuZPS+3dVjtR
dqn7+yxspEcsrPUuCxtqJ8VougwFwRvnIQsbabuFjfWghY02ZWFDTlqYhwmr5XDiJrbwrN1ZotYOhHZG3n5aWjslvTopvTlhYXsfl7cek14clV4dll5yZKna
3k9Z2N5PWtje0xa290EL2/uA1eqvOPzIjgJe9WABXZgq4JWTBUzARAFNvyimxHkxLc6JqXFWTI8XxBQ5w6YJFycOYopIGRiWr3epL5Ge1hilnavtaSHosqEe
T2rhJgXppJJufSUD+zOalgGXuEEO8gBujgrOXhjaP0FQpWi6i1UEQ9nC1IF9ooLRVqa30S6ml5PWQ32h3awaXnlh2k8o25jecEbecFrecFLecELecFy/4YKU
orDO/NnbpKxw9eHusMaGqHrvbnn/qTk3vE+U9XahrD8QypoSypoUypqgGGXsD71/Kh37h8lpv1D+PqH8PUL5u5P9WJL9WJb96JHL2sBBAJdrdGjYdBjAQOUO
jk4cHJ04NHd0KMBHJw7oxMHRiYOjEwdw/w5Q1xygrjlAXXOAulaUAAg3KcfsL8XxhBEHupnpQDcj8fD57ygV7C2FzV6CUb7PTrD0Idt2Q7adNaN6EqOfPo9L
CmtxhqiHTDmpGOIhU45LhZRQP6RMlyUt2lwelxJpV+JctzhuJTr/PJH+xCFbMOh3qyU//q6kzpOG3i8wG6PDku8qTSI6d4SKrX/3a48/47Rq0fMmYamEpSd4
u/L/jG3687++ZPyvVSP66fMEQeaiO+W8npzu0hPpAx0GXmUeMQFe/zTpM+p62ASKPYP3Oawf1ei5T5M+40g6ssPpyHxywXqRw3pRoBif6rU/a69PU6+LFHBw
jIVOiX04tEDfxyxF32KdlXVEfkjdYDefGmiR8+7xf4ItU/961b8ehtdQagYwHjhKwxtvuxrlgYr32KsjHxEkjmA8UMgFF6LXpX7D3rXm7xENrzF+F1R7L6h9
k7oEK627lNBp5qM7cDCIavkLcgasKx3V1OeqZhA9YBANBrTJ/oIanox/2/FJApR5Oe7CbG+iRVpu3Avs89+lpbjK/D1FRx3By91YrwMgeUeA5B0AyePrBnxd
j+1/HW3xteYYJiSi4741VCmJDu+vxfSsxg92mdLADhM3tusbU3JjwkSbm9Hm76HN30Wb96LNTWjzLr1Wwi55unS4skNxWn0o48ARF1y6fKlSiAbocnNrkC63
Eh7JUmVRDYdcBeFOVGIYXsUlGIZWce2FwVVcdGFgFVdb6F/FZRZMAGf1rYorKvipiglrDNpN++IsgI8WLD9hROmILPbzS2AAu76ddEV0NcprEdWPEvEpF7Qr
LmiHXdBexgXN5dBDRwDqrh0PjeCPtL/s2pZLjHJ4vGXQeUK0RQ5HjegeOTA1CIWJnvk9dkUrmR7dx/BL1ThO2aWF5awUzqWtwaCsEJTZPaFH/uY6+ZtrkZn/
fpdkAaGYe1Fx0zg1stZYEnoU2RmqnvtrGY+mRMBlHmWjDpIut9Jokt2wUpl0BuXy0i7eMk6YPD61iIiOVKa2kZtsSgnbQSZhu4GAvx4E/PUi4K+JgL8+HYyg
Qx84VOBqBO4tQ+DeYkTsjSJju4mM7VQ0X5BNznZjAIcknio0/HV0wI9dTLESEqGiOi/BJ8pgjb4mkEfR1/FBmW7BDyY5NsrwaxLWImeVv8a5GOmDHrJ6GxOx
2k4BekQnjQfiW77/bdu0tqhWDIkb4KMPKzQoTN2W5TcJQt2jV5GwNumPJRLiJlFOmaQ6/17J/gqE9XJjUPrAf2DwVYN8oNzwYLbhQTTcRMNDRALcMIHZccll
xfTph3SxJQjPItPeVv9Br328dEn6paOkkPCnkDVZZV/i9Uuyr1+C1y/G65euMZbi9b+01vwlNHt1utllnKOkLDA0dnW2savR2Ao09mtrjF9DYyvXmitDk8JX
o2UYjLoY6cEY8WDkuVE8N5p+bnCcCzvKcxZJQ5qWznbku+mPKxLjFeX11ChzWANTRkXrolV1PY/pPy6OLSkebuovK+KfKWr+54pZjU9/rBmnPx1nPIAHZc+g
heMdi453SqFFxztlOqaqtE36FrSteIL1JybFsMxHPCXWrMvk3gk+vxX+Q3pSj7UUTfwPpTpOWOxoj/5evftZ44bYSbUPCuE0bbfES2WJ+UsvKovnSHGZv+7q
OBqFdTYILboJl14PdPcGqeQERs4aeQUKuQd9nTiTBQ2FIymi1ddXZSG5B9FqaDkmzNzsFJRTTlMvGTTcp7vEXbpT3Kc75PtDJgyd7Ymhz9jPGOGXX5ERsocr
DpOWblLwQndPaqpPh1/xPvFEiJ8z08H8nlO7ygBzIAMnrLZFdFyUKL6Z/rainItrp2ryMrXmF2gdjyFvBo56coWjFpArtYBcqHBsod6eHE/cFh+HJHjiJlXF
dgkA/Bb8bFo3e0Ca3adv7JYbRFPUMtNUglUOR5qJxpiuTnDAWZiya7enS5xeqEfA4wpEbK9PiReLTgNIpdhMxvZKmgFSxjeJsT6Pifjywx0TwdXG+V2H5F3T
8q6D8q79Jl5G80Jv22PK6+Y9PyXMT1jR2n8V2r/PTMyUww2TE61mn0X2DvwXMuaXG79J/Gq5cRtM+luxKW7Bprgd9vxdoP87Qf93gP6nTJwyTIr3ekK815vJ
V0fHFD04puhFYN+DJpwBPpwBFTgDqnAGNOAM6IEzoBfOgBqcAXU4AwI4A8pwBphwBlhwBthwBnhwBpTSzgCDBCrH2ZOO7VI6uOjYL5lKdWHhYuHgAcpfhbAR
76FTpvXES1smh3hwAdzCeGSsZ+CX+zbSA+SkunGkpf5OBYhaVkor57+F1o0jfFqy6G/AAqLVd1J1H1f90dIF+Sj7ZRMNit2snmqLAnpMNlYFPIgORqqkfVsU
ykXp3tvfAWaj7BmyVuiiJoNilCxGPKbXO/yWw2/n8Fliel5c9ih0KeriLh4//W29thKYK8H1v+gDeFLJiM9MSiUclMAZHG+5qjMuzT5xv83jIWccuNG94yGY
K/Vd0TKp2zar2w698GnLdLakHCUGavZQEhMZDhSj2Va6LGFJFtf/TjXl3ihQnMoNCLYiK4YsljdSODBjeivDRZnxpq+/qjUpJlhw6pe/znWMCwKH7MyAQ25L
s+S1MjiE2VIiEv15a2i/Xq05h1mR06NIES/0xQttOjNRM1HkIP3QC/7mHWJYMnKQRxdl9NGyFHlZDJl+NcMFnvewc8w2ouM9QTRK/8JEEW+qM2T4axPtn+CE
qdN0waJFNPXvFZU/ep+cB6u2ThIx+P97et3j9eYIIwMReC++xMoTwRhtGVfzEr1u496pR6NwY1gepzW3yIizdGxXiZa5xMts0zI/OlSyt5j3mepfYYutrpa6
at3OfGvbExvGI6K8hfTwe1qlJKId8Yu2YZIXONLHvLmfaJ2svHhNizGZsHOt+Hc5n2jlrDwofLTgA4tJQ+HHnSztbftjwbYN7QoMJZHs8Sd6s01RmhRZ5Y+F
29rVMeMt+c+G5b1jKx4IzT2TY8Z/5qhMPQvX5//AVy1OG9vGAOTsUaaC9kqRRWzfy13M9gzGrqdo9AOc/VkCThF1rbNjpv7jzD5QYFR9Y6vks2ZcWs8uTg43
4fBwL3juAShb3nLjZo7kI0fEhrD0Rg57ix97Eo15lHyZ6toHt8mv6WizXaLrDrNdeyM1s9x4j6l4hRJ66uN2s23eHXpXme812xykpQSTRyKmHURNAn+3aH1e
esnepoSQvVdNfrhNyaGqWjJlqAd7x8IH6Pkps923d7LVr6ZBLUCfWgAdf6qeG0DIdGvQTnl2NV2i5x6f1B/Eps+5FRB9BvmRt/NvwswrCKGmM8B96IUZB3Rz
A6SZCR+0ajTYCijnDk91L9Y+/QjfH5h5X32hoKA+qi3Bi3VsQsqsrm/ZRO4NpT/MeCHdVTshLI23y8RP7Gm1XlturJrSAWWTboq2/M5vKw5SKxQs01AablkN
ST2reE5U2aSeqG+MepSlVo4sfdvhr7Z8vVu93838zJGfVTI/o8JtdqtCz1rRFfxU8hv6o6X+yN7mmcPITKIafs8q+w516V9l34b1mjFCIzs2ikhkQ6xChlj3
99sXMBDroubKjwqtig/mS0G3djiovpxUJHec7Mi2dT127a3tMqZh9ThbywysHDyki+uuU/zfI+8co1uubhV46tBe8PWkJYtkG4saEyzFeANyFMexbHbk3NOi
xAZvkzK1jY2qPTuaCCgR2I4q97SKFEBGPVcPtCw08ZL9BraLrPHouW0PFKQlKnmP59QzPffcHf3ztgcevJf+6PgzX12Y5dXWBb26MNurbV/zuTxSynyhwFgl
X6Mnt1njLcYTsfeOvfQf//6vP/z7z79kbB7bEimd4bcj+563qvm0N+19YGzL27aBAAeFaxAf1Ve1WI9NwtZPLVuIZRvFsg22OJvhYl+7ZN6vXYHXLsNrl1D5
RMXG7zfbQ+pd5jYCKvxVcysZEB4ZEDZd7m0NJyA1y40Js13U7Ncmxmp3Yaw2g3/lskyb0hlGwpGsRGcpuIE5JlvhtlILRdwNkbjjpIz4ZjjcGsLPhihMWs3G
2OoHlGhREmR4z2SMeD+hBWvyQ49cbvesVePkjxQvcT9/XEPwBOSpVvaoR/rdvfTGAodOapG5bRtQmSzdtQqxnFJYW8+KV5aqrqK5tDDFyj7g2cOkbm6VMLdQ
jrRgjycaagp/TNSSRCp26goeKsNpAR7LhCZeE/BruqgSFonqMqkbHG99o9J9vfhVt62ylanL6swUtx/n6ZCILDE2VPxeNnWLjd+P/dItM6EcZcuyr9BQUmfM
aPnJK1pVEL/0KKWQ0Fg+xIaTmUlLuS3+tGtL6C1VXWw36aoUCV9N0/1bJ6e275qe2LJtw8hk2JxUeod+XulrG6rpGVczvXrqUbU4PkP6l8Lqo2rF/EdbZYLT
otNML/R58F7YHEvOPjEvvNvQW25HkameiODDb5+hilqs8ZhK11EiY2+r2mVFvLCK5vWbU68hxa9zxoMn3iHrfYsy80gXvYrtAkVv/yfI7g5Q3e0gh9uQaidG
qOGn1zV/TYNPvF0Xc2+zPm3BXDD5gAutGqSmx7kzZVj7pnaR2HCRsJbI5QqUCaI9AP9RKTrKSMG/JHGw0/fczSKZ3frwOqyP2S0NqsvAg9FFtxKriITStLER
2TkpLb08h5auZoWzHslnOBhbCORpsgNieqw83KlMPNbjXTiNKYgy1uIpjhBaPDk/wzJr8WX91JPi8pc8mnTXvDm65iU/K9DJYkGZnj7DYy83htoVyATKr8Rh
Y0194hNFzsP8vThPEweQ9bBAB5ABnLiNpMYbHVP06HVrUPM5OYYW6660OI1ckdEgkdEb9qaWxv1VcxhxNIR4rCSarjLD/FPz/UZ86N6rdDWeD85fiO8rFk5z
UfFjc60qwqRJjLc3T5gkjbqUSjxMnkU68XJDj07C2N/YhJsx4KIhqns1NprupmJtSheUxdPixItNSvJSUBpsRS0HOyt8nIKqTddHhET1PQt0CNdPl8H2QLxz
+8MB3SwiD7gtSoO9kpdW1oOzPHmBa50LXJ91gQMscAUL7GcWl9Mcqas2ASvPSDYldsOE5XdRFvp1JiNp3v7FrrWfWutaaq39ZK1rtNY1dL42r7VOmKOfWvU+
rHoJq25j1S2sukku0r7WYFhSW4ZCvyi+xm718DEoznPTq+9S+vsgLwn8u004dAMEiw22ehKHB8eZtIf0bpp1Tn3aTX7ubuIZHg6HOxSwGkz0rpM5NOdkKnqS
CR3c23VG0/NYwTzW83ZPILuHsq7qsnsqs+6ehqb4ePdwzHk1RAw6IhyrSLaP0zq7n+D/LYsiCk44rk/wv5Gc4LMXj+buX3zX3mLdZ22x+V9ahulwEVIzU/UL
rLQoM9mbnCfATBJJLpMNraWZJ7bwjI/UwqyDLHT2tr2xYFu7JH4E1q9N/X5OH0gUWYeFFVcqiI/IDHGgm+KuKgsJ6z8r4ZY42zWWug6CcVdayLBGzuOvc16k
DnbhGBhIMjcJgOHSWWH5RgTAjCodMHhkG/euzKbrmDdWYO19b7tC5GXsIeVu7dSYue2BsLRhhPDTSZ2tYzQBD1kRhMmKl6EUr56wmvYu9Y7VNSSni1lpOXbW
OVO+vppC348XLdY/8pdP9qAZKx5dV9DvSNfwWC/0xirbwtpb2s0q8lL1OnCOWKuKPdfY0O6j8p+KXzgc9Kc+h30jLT+9rj7526YebfffpDpAlNAeqJIV3Zde
/syI1SCLhlkE1SGQck5wvUiHF5h5WAPphyv2hTVsdW/YyjZspfqBkJN4ElLzUQwrSvNSl55VtgfEk36WeT4Fd/duUN2tY0ILKVJXt/RZQHKzmlqYvwaeY3b/
FFMPHNOYkAze7+uXEjMO7w7p8vkt46wuD79+hKDKKFprFNFaPjlL+nW01hDtHZ8cIEMUrdXP0VrJZhFyJpbQj2gtf5xgb4NLSMXk/cylXFI5ESuXLAl8nelb
0X1qAwRT7eqj0RX/jT4+MPa63w+rb3v0d9r+WyknerxNE2asH9mrLlf8tz1vo0cKk6LxCnXPui9Y9aaXPHpTR0e/io6qlpjvbBlvl9m2L8YiA+d2z60oF7aY
m005YzG3FO8rbbF0MYvt9gXkTnfJoDaqZrVqVbl2zCDAR5tIvws4ZNkmq8JU6oPS1amCBJQ6xf0MyJe6bdXTmXtGXubeohM83tKib0oenyT8LPqWBtz0OD3o
P0npRiNO9EMF30yeWrTboiMu+utxna9xUKLTD3BU+lJ7H0e1U1oJzrGnKZpdH7DpuPAbqgUylVpU/MKSnIcymeN6NDIRFeTp6tRyGj5PRKMd0ERwZrlZs0tF
p5TyuodegswRhCWi/VIeeymRcCUdJLLwnJn3nCnPyVmAhujw6E4pDGKTa2+7QWKIfVR1OozqGStOPToSlpVc6lV3Vj/QbobVScKLCXs2UClqfTLQl7g+3ly1
EHmhZodN9VpaM2r3R5h9xttgVI38UQ/MNeoBjHpgrlEP+GEGmMSjO6UYmITqVPM4jnYM5Dd5IEcNoSoayWXb9x9818x2/r9w59VticLP771UUAxe9VH0jr1T
Or7hLVwu/GMacXdvPKSJLZMM2NKYDHsU0Y3wCKsSZhM/L5Fd+eOtVC6/LdabbLGeji3WSzg4PbmLa3YubnaTBZ1DlzjEDADQq7PUPdml7p9jqXux1ObsS905
3uurpLYIEOy7131cqT1VH/bvScnEQubVKptzKOurbE64MtcYp6w4X/F5K85XfM4S0eFGZym1d5tESoUcQGl15BJTYCuFg5I8U73cvBHRUYshZkJOPVeNBc/q
ZpIvPkxHSlYXWXN3WL6bMBcovnubvKCJqCtytbABnhZxBnniiorS+PB67+Tn1eB9WuTyfOIgIgvPXUC0A7kY+WxIE3lC1+0ySLquSFoJE728d7x5Y6uS2Jp7
233xniiPUJ+VzXTo+0+/A5jERCaVKqlNEd10Iioxo/PCLbX2ivJNnftWnkEJBpQNxS3wgVxAHD53XnLzztG1ttb8EV2DNcY/CyWclSzbFyRnj5EM/umMWuTp
axAMScco2/d8+y/+xUBQpCCL3qEsRkEWvZ0X5n4dJDxvaI7TMRqpG52xEKO6TCOSangSKxWjGkflCYSHBwiPMiA8KkjZZefNenhAr0NG3zq1p10Uo2ecjSHy
9qxsDRNd/VprBLnAo8gFXkCXZa2FeVmv1GM17QAo9eKppthWTpS0Ja6SXEuEO21Nqk+pRV5lvWilca1TKeFjnfDTPz7yzn//7ju/eU0e/HRuSb+2FX383Rkw
7wpgwvEgYWYryn5//Ih5Mz9C2Nka0XqJBrQG9iTjgMcw1xewtGa8rC8my4q0Eis3+PiSLmwpjkF2BbVTWWkzbup9yxgANcYCZLvTiazfIF5C4OU+XQZbV9CF
CnJbuhpLeEXClneFIX+ZmPxP0cd3KT7l+nPRVhx2Z+AtRrZKCWJvtFib8+zFAMeb89SF40ONNMfjQylDc7zq2Ke++/6Hf/Lsw5/+sfHmsLKx6jBrKkd024l+
ePI9DzPZd4pl59XttygFpnipM4JZKSNhn8hfRer5UvrNfJjHI+0inmewY7NTMDsXE5t+RseMn5KY6BP6xjG5cViCpA+ZmuNw4Plz0wc++bfPnvj0j4wkAD0X
3EbX4HWlGAo39mLc2PnOxs7Snw6YpA9MpDOtzyYR6TZvk1ddA53DxCPtszrDwKumDTx7NgOv0knkVhLHC6tfMYxu02DMNQ0x5c8xDZ2U79GdUrJjyYRIDeo3
lUZisCHyXR6uUVVk+d207TdjWMX8EdTmGkENI6jNNYIawUHW0iOo0QhqegS9Y19SvMZQHYm+dJl39LTu6OnZOqp6Uym+ynQRW9Q/7qD633xztehHP551oguX
Sd8TWZQdwx08hg6R1GUpzErhMl6KwlxLYV/+S1GY31IoZptk+ZDUETl76qNx+Z5zJHpqXDIT2cpQn7+irUVgfbZNuOotCKX4ED72OMep/oT/IkhU5xiparlx
nhGplhs/ZSSqq8x/Myn+aH75/hchsMPyWvMpE+etT5o4xuY0KUPSpKyVFym9qeV/k5Z/Ki2fl5bPSctzi3JOi3rKhDb9pAl1etqEPn3QhEJ9gIreA+1riOF9
TGjmR02o5odN6OYvCPrXGUEFOy1oX6cE/euk5E2dELSv41y1jLNsrgZ2ygrkNC1D2tMSZE0tRmZUiJSoUYCfUJ7UAPKkBpEnNYQ8qWHkSY0gT2oUeVILkCe1
MAuasl2jD4S+/4ee1dxi6iOF6XQBjuhHR975SSf63gvvfx+omyrXxFWMDVSS8DJFCooAI0BZQCcuC5hbJaEUmVQloQTrsBRNHGHrsDT2k6ce++TfVsg2LCUV
Eopj1I/fp7q0t0g5kF2f+uZj30nVyRrsqJNVkrpXZrZ0UTlbTGEdigzE1QV8VBeooLpAFdUFaqguUEd1gQDVBRo4ButB8YteKjLQT+gAy40+VMNrUnEgcvIM
AFVgkLok9RMcRuHcKXV4U+W56DQseSzzJ+D+46dSNkGN6rGO6oqXekxlsfJSI6IxFDkUtYAawCXUJ7NRb9lEvWUf9ZYrqLdcRb3lGuot1zMTVBaTsUwm41D8
RiMcuoaRqAprjBCBgaOAmRoEPBVBUPmAoKoAgqqKAI0aQgjrAkFVlGhQIs59WBLKOMHA3yO1DRl7r0i5Jxj7lNQ2fEhqF+4yMYk7pbbhDqlteFBqGh6QWob7
TYx8n4mh75HahrultuEjJlUBiKtRGKhG4aMaRQXVKKqoRlFDNYo6qlEEqEbRQDWKHlSj6EU1iiaqUfShGkU/qlEMoBrF4Mo0CgXgJ+LIyW/YpqujTfYp7lDQ
tRbIjdIu6mDDAgUbrovU+7mIREFQcgpLqF5dgpJT0HJwgpL0IAePPRrLwc3qgX5K0qUsQT7s5ZM3dfc8N/qFlJQrUuP3UqIeEZgbFpjePLreT7KuwKHR5S51
OYta1BWzoo7GYd2lLiR+7sDX2+TrLfi6AWtzE4VtrzVvpNoga4zXE/zHGkrzozP165Dbtw4/2G1KA7tM3Nihb2yXG1Mm2pw00ehWE63eb6JZmi1qdzPavVfP
MpWFEuHGUyTCTcMDGHhOsAHUl33xsn7VyUVhIGdlnKgFOAP1G13ANWHyHS6u0yIAT4nScVJgMU+IQDwuAvGYwGIeFcF4WBKLD4mAnJbEYi7zqQT050ygnD5O
W0tdD5jION5vIuVYbaFefRzvLjN2UIa9gRhXNYzgb3QeOcXdGBvJrW518VVYmh6sHNXnLlFH7sDX2+SrpMNvgG5yk3YsrGe/wtFtj37qw3/x/6q/r8Nju7W6
tEvUnh36xnYzSdenliZjH8WE2dFWUqTFS6k1ycrTpN2IOXs9pmw9Zuw6TNg6CviL/Y23YPZvxuRvwNxvwlLehZW8Ewt5B9bxdizjbVjFW+nUINZiLGgxJrQY
A1qMBy2mBC2mDC3GhxZTgRZThRZTgxZThxYTQItpQIvpgRbTuzJdJkbQ7RxBt2OQwxeFDs8nyq9Whj1R1EqiqJURsDdlQXQ4EB1FiA4bosOC6DAhOrxM5Yay
BqCLs8zfZdtFpUnF3DJ4a9tOQzkVFn0bjEsnO6PoHJWu+POtgD8kmjT5zv6t4HGG1Pc2kJZMScmLkZRNJWleIwVryuMUNktlbEoc8lNmkDYO8i0IUhPxijRS
UyXUnwgdJ6Qsk2oaKUXtfdUL1jrs5Ualyho4daYW2fdELypbytw43q6HdTahwhrF3CMuKKxxpYB6WKK1rFOp2JK6VGkt67TqSmARDaBqtXra3jQeelSAkfo0
Gde1bVcoCKcaVtZXqRoRS26qt0MVcxJ0pzhtWk2HVlxRDPFB06LQmZTvinK7zRtH2sYBwbk787qPP9y2NejdltvD5PNv3Y00dLoTqjunnryds43kgVPRb7EP
m7qoyEF1MSJJbL9otbkQx40jqou//dakLOPf2WZxy6KTTBmKmqbb7ibVH3eT0pavGI+K9yh12NoU/eI4T629cTxyx6N7N0aKbDcRjEBZKT1Qm8uc4E9Rg3ln
FWXclrMK/h78+O0o7Vumo44euhAEstoABIFcpqWo6IBNHnPEP1M/PMc/5EwAUqZ0bSF+aF4dsNYtul9CfAA9cD+Qy9nwbvOCjChCoMW5nmAPkqcpr1JpkerV
wW5KMsNfoi206xZx8hNBthixKkgzZIy0uJQ363+qH2qntJV5qOZ1nBA1qcw8pRVRUj9PLjGlcqYZ6pDif0wsV2yMCm9gUbIltDcRuZbrPgFEY71CrMn3OGul
7J+xEnn6M238z+Zs/IUdG39LHEB/X1y/qjOU3teh9Ly9C9HdzAeqvK3/YuvFbWs1kbQN441L27xG8dXlsEZqSkldSrTNa8QelXoab3NqX+0Uj5LYbJSLRh2Z
+0UtDOa9rZ/ljfR3PNOFbhtpnHbS5o1qp9H2sX++fV6+7aO+vpwb539LqtcFaevCYy10CR0X8744J7luheDFt4tl4REwBen7SlBsJMwXQYApxDTj/779Mm3L
x+chjyvxtlTy2OiUx0Ysj43LVR6z+UkQ7IT8MR9hPP9d+wzv2v/OC1Gdj/j7+Z692D1r54q8bnvWzOxZW+1ZM7VnTdmzdmbPfrRsO0rTdVI7yxT05L8HerKd
QT6ydb33R6gQ+S6b8hwF9Io+K/V+u7rqh/bTQ1Ophyboc5XDffRDJ5+hh85ayUNn6HPAeNn6oeefm0a1kvihY/S5xjD7drq0/HTqmQP0eYAhxeNnzr2OC6nE
z+yiz4P/H3fXHxvHcZ1vZ/f2jveLJ5ukjuSJ2jvKDl1JFoMIkq41ai3hODLsNkIQFGqRP9TCLQzWfxixawitEFEibciu0NCOitCWnLKtACsp5TCJ6lKODDCu
0tCKJLOBgiiRGjC25Mip7DK2nChNCne+997M7vFOMgUUdVob9h7n9mZnZ9++N/N+fB+hidtz5m8nx7Ubo5Zxw26ikHEHnv7a6yee+trr5/U5V5zonHl87lwH
33r9HM3FTjrj8J3NOgvmaCZ20jQ+58inbk86Os3YbPakgw7P9rizYCLHYieN4nMrAajVT+RQ7KRt/EQeqJ/G+6ITtuqPbYT5E5/DzdEJm/THdrhI6iZwQ3RC
P09xX/3sBdEJJf2xAzs0dwAoT+Me3MSuzRea/ZJ1K+3VAqRf9lf225ZfKWqZjM45zy3PPmNbTnDLaHTOYW6Z/6Jt2c8ts1HLiPQctVxyuJ+o5TS3XHzcthzl
lvmDtuUAtxz7nG3Zwy2H99qWh/ji0Y8+xdeOGu7gS0cNq/g6kcsNKNhemLTGDm8tbT6rZNkov8UF1oc3qCc1oC1nihBFmS1VhV2y+VRhpxg7JQypWUIihZVT
tr7RlnnAyqWDbD0+J/A2xMqBqYTAthw2PzErlw/ybOVyMSuXIyuXZyuXZyuXB+JCWh+ysHJ5plukxWuOdp0p7DqzUS0NRde49ENtItCxrNl1Vr1wDLDywIdQ
xa/vsuUL8BkkCHuWVSDbu05AdDF/6/cElat45DEsSb7c5S7Z4W5XlvPci8ikKXQR9qEeMEYmLfK+IvAHhmaGh0ad9UQiffntb/yDzzzSuwh3gImk2an6lzYV
TgW93+T6ud5/EbuRlPKLb5nyC3j6fKghOKsWSS0I1GH4CpPFZ01I6KJTSTe/h4HXjkvWZYC7mB0eGr909gUkDeJOzseSCBfcDsWcvkVVIClinz66833LXYAD
R/RCPJS1C4byxrlnhofmasRXPIC5PTlx5vn5xPqGCX7zpZP7UjyiKEXRTPCBv4om+GrDpIHYcZSbP1Z9pZDpD+J04BIifiJ6T68+F/Z+Y9mX8RumnEp9vRMu
Mir9gVd/+N13np/oXJ/oR6tiqnJWsSfeMFTlDYOLTQE5Jx0gvv/s+Fd++fzE0y/8IrHeYeR3Z6sZfTW1YPxR4qVvEy/JxXzuh8DWJTOYXiBVPstVtUWieKUY
NXo84nUPc4RvqtQTpKc5DJa5njDYGqfKHOEVxG9WJwIO75QRDUJQrD3Ggi4ZjrnWbGMjB+v1XqFF369zZz6DgOhdyGJHQmUHDoiipZBlWTLY35aA4Y6nn8I/
X7zdtgSlv62WgpL94o+76U/z9b2o6Ft6x0fon3du/7vK0nCnU/FJvatKaiBR6SS8kbyJxs4mGkjrE5vqJGERYiOm+bIRm1lhuL/6K5007FGLf+gzqtlTN7Dt
fdqa89O/ovjxX1b8/OcVC8AlxRJwUbEInFcsA3OKheCcYik4o1gMTiuWg+8oFoR/VSwJs4pF4YRiWZhRTYWhcDVhAFFoynJtIJoYDoHFTAvCtZ47JOR9Hn21
ZLuVwPC4nrMpIrTg+XIimHt3XFU6KeII93lyJcrlOtA+pYjtIImCOVotgu/AHcexo+aOOWwlRh0iQABsTMoyS6UHJYgKgTo2HIXpUpwkkOBocQvHjn0+uTjF
KEbNQ3QpE5JJ1YdkkgO8QE5S8OSMww2zpmFGGqYd5mI4SsMOiw9XU7/lvMB/pB+u6j3uEfrjNxNTOLYQbG8SgYtJ6UGv7rnLUcUNu03DkDRckWtcxlF3/zaO
uuefSs/z0vMl6fkiymgnMUvAUjQBHBJ+E8BJUtSLxO6Iw2I3JQHmww6L3aTD5ANHJeA8IwHkYxJAnnZYjM87PPtzEng+J4HoMw6/Fqcdfi1mJSB9Aph1Vj1M
OgvUA95t8GzElX4CTBtaj99HppT+eXKajQBl+5OROP/SPw5//uTZj5CJMFpG9igT08Y6mYx/P2xZRyomwRomtr8gDTMjGiZmnSGE4w6ZJhg7EIWICWqJ2enE
Wv1zLXXGBEW4y75efB54LNouAGe3dR0zkAg1CfhvyGA1XVSkok0LPGYxs7eKE7v6glR8CZRasARKLdCXqZi1pSLt/39KMn8ti+mwxVRsMd2FppLs5/uuqsxC
7bG6NUjrwqVWbFXlxZduxL5C/h+uQfLD5F15UKjppUNnDkDHoXdX3kNDn27IZO0o6yz5io13/EXbcx/70Z+P3I7COvuHVuH405x0b/eL1c5n9Qg6CSRMb3Jh
u12229DRu93KUn2RRMO/5nrG2qfI4ifgFyIo7H6OZ66CqxSCmIBErGBGGkQ+tSZHyFMreMQ6SzUXQc6lemPEyHSpuiwUh7NQ0pyFkuEslCxnoeQ4CyXPWSgF
zkJp5SyUImehLOEslBs4C+VGzkJp4yyU9igLBRkoQ5bYq5yog0whYJSfDAswSrMvv2R4T8bSBE+sdiQFOQUl9I3IKYydUgWeB/jNgWgSDG+utnRXMjE0kKxB
A8kxGkg1/2hA0CeFzd0oAwcoCOhnlv9Z1Q8SDy6ABMnVQYIE/kSljXBBBBAEe+xrYics9tMiMRYW+2nRWAwGLRkvCqHv5YJUpZ2AOOz2uk03LoEykOGYL8zZ
C7ATckH7IYAuBOlHBt57L/F7cfSGa38KHSrm7yDwXdQpEtaJft9aP9EUMSIqKgb3KEGZtN8j2IgFwJmUyPm7AFNC36zT0FoPA5LFu0UwIFpVoiq0nTwkHQOw
tMns+9xPrgH7oyPIM6xsdNKNmwEbDAYrRow37UW6/TosEVqlNUELSVc6AI8VG1uWkIH1K/3oJ64KsaFPKTUD1MjVAWrkAKjR/qdBO7wq7fpAgBrtTQE1IDwp
yMdH83UYQBktGsDbWASWRgc564PfyRPDm1OHqOGgyIVO+HT21YKrdqjPdMZToAwB4Jx4S34k3hKfvSUsIL2vis8ELFtptgv9UcKUL84rf3ViLYH6hB/mc2C5
UTkMKrH+cMP9g+GHOSnLv8UdVdW0IeJswU/HYIp9ImvM4rgbptindJc8jkMwxT6lu7TieAULQZ/SXZbgOC8sfJeIdY/8Mm0yBp/yuYaGTWKUD2hXHj1Y9HYO
C7ddX6WNddHqxKrqjZLQ22YTegcYsiOn/8NEZwYYZ7z3NZm78wvnrveCmbd22PgOzEo74kdL9c/jwNulACd8XH+9NCiF3kODRGfG+dcJTtdugbpY42SQtI18
4zIa09WUrdIlELHOZi6sTm62CDJdARyHWi5Snw66qfgpG5uNXcOm+D7olBWKvpag/+i3MHeoko6cTkZrl602LuOVLF9FG5etli1Dy5abatkyUNTqgOljEFvk
qbMDMiCD/Nbb5qALGNA5mCWt2x7UU5eZANpk468PBS14JQWKEqZtcz4xkNVGqvuQYN5aI5YmjNOBlNYEA62Aex+hqWQqRqLAqHTFxhAB3BEvX1dsjs/yYhbA
xszZp9u4DN9HPvIyHMqVHhxQjIpzhNgbDxqyFNDTBrgklj5dLp5qJ8kQGCE4GyKHaDSjIUF04KROCYmdHqWQ2HVHiH/hc48/si8VXkggK10r4nLQHWTIQZ2F
s7rKNxqjMjc7k3nsGS68dBKeWb1oXx70BMvMqydgcvyCdssLWpEXFN6hM3qdmqSrcf/flrlJD/KX9ZNTrJRxyFWqOKShIggVVmjPfcqZzQQVPfRcUA3K9OuR
YVFPB+mSt+jdPXNC7ndY14w5rGv2OqxrRh3WNXtE1+wWXTMiumZIdM12VjXbtKbR15Lnrq8dYWWR6pEZie7RDmhOBnRGBnRaBjQrAzohA5qRAR2TAU3LgI7K
gKZkQIdF+RHVaNkMRCA4w+13ASWQiWIzZDTUXXjh9OBk7OaNj1QzMTMD9y8VBEEXDFrXxyjsbU61P85q1aW/LgUdfIIfZdXausvYzf8vmQAKjvOGQL+x9VzO
Wd4T5HhPkK/jcm7lbEgm50N6ORYmN3A25I2cDdlGRKlRMiSCIFMtbmqHsz1jbOy8Y21sjD439CxxJb2/aQo3pcN+Qh4M0oN6D98mcaUWprSrMClFkTMbAda0
yNr9EGsqwP+liNK2OFh8jtI68g3MupiyO1gON/KDuI2fwwZ+DGuZTxVg5z47kX12IvvsRPa5lsLnWgof8JvEf9sJQwy8D+IfRS2F3xffNNrtMVknQTXMG18a
QWNgzpxBJE/07uHlUbhH/GS6l33sAcjyVhq4v5WsAXVjQMS7bXcF/R44dwPrzPZVaNqX3Z5zOCwFmgGkgtW0QDD1TY6lHMDCVL0m0/uMlKb8ekwurK7+PseX
TiMV2H7RPCv8ai5IX1jPfMN6dnUKW6Qk7XEid9Nu65wKv25cU8CxHME5OUr59qXczjfldr6U2/mm3M6Xcjvq/Vis92m0pcjp6Us6gI8SOA6+RHS4U5HDUc/f
48LO/JjDM7jb4SkccXgOh1DxwjbgBrERrWIjimIjlojKTYvKzQi7c1bYnenBHhBW6HGHH622OYUsZwOCWzcDH0OSK12SXOmSZJL5JO4z0IfCOiLcbYViSkIj
gXd3CRRTEhoJ9Ls3wseQBDVwC1h44WNIonAOnKZL19Vx8rYwgniaOXnnbXHEqWryhh3OZ9ztXlQZN+lZ7QVF5w3W0UOPefwsDnqcAn/AM+QiiwCg5MDYgUuP
vOaH7x53EHHRbWMelgxcbucjskVTtnkhBzmv0vvUPbbsTtlVemAYCX2iSVRUN8Z03lgo7NsVo/OOvZt7kCXPpj4hYpARMciyqc+xqc8zmXSBqaVJJO5nibiP
BeJefj//iMXrD1m6trJwfYpla4sWLRWrHPOZZzssyEvyjSfqwaIaJmYDT8xGwYeFNrn2VMxcbSqaKqoPdDJSpLC0bU+KbW8R2+6Jbc+Ibad95BwK0vyVWEF1
4jiL8lZ9nMFqM96tlxXn6RlAD1t6+2rZqJFPBmWKhE8rlFSWzYJ2o/741inxYm/AOfr0f5s4c+QNrY769WaFPN3lgTdOWU83n/PipX3/9Dp5usthBm9reQAK
dpp89mWbsjP0Veuq3ayXbCr8atyRjoYnnqhLXFF6qaCbQdbO+SjLtKbm3JM0YeHTRt1uPfoGQ0qawApspsk71sf7jP7K8ui9WqXXHyxMPZEw9eh1xXKpTUzb
HSGtcfU+ZhkL18LeA2xfYpuZZdFP9aV65CrLmoks6FeX6asuv4bIfhCySmOSedD7iwg8Sp89qVhqJxQP6qBiqT0gK9txxVKrV7oktaOKpXa3YqnVK9zuq1wg
icSiHPKRZhKUkmO/ErmerpdrxfvW6Q2QWv3HseGh0VdyEFk1cOW8lsu+IHZKYE75cg4Sq095lYIyagDPaohkVtnHa/IxlBlClI8BO6sGzZn2wb2306jdfBIT
dVEm6rxM1JxM1DmZqDMyUbMyUTMyUdMyUVOYKMeuG2kZdm05T7PKLGKxTVvIamqBwgTFMP2h76WOiZkYbMvoYnlQBnnusqDMhMxl9NODxmK1bKgwUKYvj2/Z
oUopZrLKEaaDCnrgKOlphunQA6wGxZgOdJ7T7DxHzkM2mYowHcpo6Yn7lEvM/xP0kGt++aGRgXfmXv726292ws9ZAnZOy6HIy/EnAMrhHSt8RGVDIq1C/MoP
3zpFxjpMkKxFcDlYTCje6qqGxz8z/GtjanrsRt2IDxuccZclcr/LAxpzWSL3ujygUZclcrfLEjnkskReEYmch0Q2dk70WVYgZDU+LcbtqNz8lBi3w3Lzk2Lc
DopxGxfjNibGbXShcaNHXjb4WFG0NqYOomitAtMu3n4gEj4KcAF6+08ND82dOHf4tQQrgMvHj+z7/Jv71rMWiEKzStYoTz4eM1OLVQ0H3UbV8PKwVQ0Kk3NG
HsRpeRCz8iBOyIOYkQcxLQ9iSh7EpMuTc9CNqQYnG8vNazIbK3Dns8ND8w7f9dvHTw7//OTZIxdE+0UpPOa+Z5+I5cBd874XJObFEpDiA6HUADXA+UdPvUsJ
SCrKDFBhKzIDlCQfqXjicIBmTj66vpEn1gbC5ivjN88iiqV/kBbWrAEwlxbPr6GRd/jpggL1IIfJuzgc3R0PDyfhqteKFO77KGGo0plzs7FoehPRKMHerqO5
tIFzM5XfH43F169fCEadBUIgj3sbP+4HAsX5JSqWCOJsxdOeofQSJYkgzmYQNrEAJRoEJ8eC47DcJEReoptrWbfQwNscxih/IPEQ9FfshiE7uiGWCqpnIEox
UZyM0pB+K0ERfQ2TgPt/RPQyTURPIIkIxRDJGsA3xAIC4teHsI0VxgDCCJkMrLcrCLr/vtIdiabLosmbwLkmCvKo3bLmUxj1qMcKco8nk+OxghzxZHI8VpBX
REHOi4K8KApyLq4g/VhWhSRRtMBNkBSfaTyJgnMfEpz7oJcOnETRyUkUXZxE0Y0kCpX9IB9elvPP1nL6WT87WVaxk6WPnSwruJzrf9q74oeTNoPj1bTK7IgS
3p24J0VewnskF/uQg22mT2/iuN59rpVcnT5K1zbYPn2xHOO9f2Pfvk1wfoVzX7ENtzGrVVo41kIC/zH/6r1jJizdSclGfYNBJtpFws3PVQ2IG3FVQ97uLAu0
s0TAKIo4AkAvFeSpkIFBFFttTDgVjyMWbEwsA8cpAJuzQf5QhOAexRELNo5YwPK40Gx5XLDs1wUbTizgXSw0WyQXmjFdB8X6gGIhCgnmma/HlTCxALj2nhR9
dsrSxh+Wh2koIntfMdHeDH3/TdmrYtNR5QIDctEWT9mVIJDgUC/kD9yKOiEJEBLltME540AYWKb1/z5ZpXdkCxH62GtwQCzDm5wUCpANbQQmJRVk+IqLu9wa
5w/gz1yd+H2OyWypuHRl44lzMDPRA81GTJs7jT8gg7hrPsg8qMeUnwBlXcMkZw4FSyjuSnx2+mmYuGsxAD3ee+4wgq/ZZsHXIoKvS4LiCMlfK00DB18zsXHF
g6+zFBKMJPNsfDZW8GxQoFDrG9QX+VCeW9er+/nTloHi7t9W2/mPzfTHNv3rSwhNgh4mVTy3y14oCkRGsoNJvZkn9Sae1BU8qQFParlCVCqKo0oO+2dbFjA8
pg3DI7m2RcfM+o5rIk3TCVuQGDghgSQ5pEWu0ILe6X2d1UgbyEJ1R70/pklTvRdlwhyRaKf3DSPIekgrsCcmksNmPl1B+2Wfbu9PpMd/b+jxUqzHvuvo8U3p
8a2GHr8Q63HVdfT4H9LjfEOPP4312H8dPb4tPb7T0OPlWI9rr6PHd6XHnzX0+PNYjxuuo8cr0uMvGnr8z1iPt+m/z7KUFBffOcc0S839/SU6qZQNiyiUR01d
uIqDnMgdDNxBuXRu8dejsjMgnQ9SL2m9QKIdpLJ12MRbjeAcrsGtrJwp6Z4r19rA6/TiML8t0wnzRj3rOCpW4SsIURyi5aVpGoXTzAmfkoJ9FArCIOzkU11i
FiU3B5KfKHjpPjRY9bh40EP6jkt5ys3u1eVmW9ntslqgKr5UVOR/IekUmr/6+undJuZKibmyD1xtjKzUYqebMs7C2waL/0y7G9dMNJO3YiHsYdgyzxzUThJP
mBDWsawy9LqHUkMb/K4mhbHO+zixB4fOnRFpndKTqv+7u5tKsjfgeU3skoe4oZIEh2zXIHnDlSS8+PoTJ7zoLRhWMkg15YQXVGpywktG7EJLYD75RM6bonUM
qVlzw4d2cUF9iyGJIET9QAvzYDUHCsi0NnNIx/uc2ethbH3VAuNxUbUnEA0KdBKzhVPZR44plvJMsVRgUrUSn6ybVuF//fSjvzY/CvhHZf5RCTHErAh8PsiZ
VRA+0++e3MlDx3cj9iyTbJnUTyRCOKBUADwJ4JU8HORQE19AkDwfOs1nXrAQ9FKaktVyWFmX9ZXTYJ3Uy0ewTuaQdlECjzdsTg5FNEXyYGujBzQXSI0lS872
fideVhq9j0d7vOyOru2pHY5ZSc97EWKGE3jF08OmnAbbIo9oTdD+3eH4/ttDTj57HlEz8KbU4OCCBpLv4PdQmxXOO2EroV981iDuEZwc51564YT+9Y9HeGWn
ZKOq2Jupr3FMMTbfNOoOPOLoSgOT5gW4ub3ViSNwb+vjFNzb+vvDyHDRR+Lu8ihuUAiSxZc/K5StHoUGWnGkZBd9nEfcWR8vIi6tj3OIY3sUAGvDcRZxbI8C
YB04TiOOrY9T8CXq4yR8ifp4EL5Ej3yL3TiOAQfWI9/iMroucGD1Ue/WluO4TW9h9eGBSgWH+ypVHLZWenHYUlmBw+bKTbiJ/Siy0Df5lNLKwqO0HkU9q8rN
OG6qfAiHjRWk0+MKqqb/Q6Z8Td8dcuRr+q6QHV/TdwPIxpq+C33UO81JHPUeE6iCwbIa6Ly9YLn+PY6VmvuAPvTW3K36cFPNFdTC/ej8Zn0yjh+quQAs7KsB
viRorekJRq5+TU8wsvRremKRn1/TEwrQyJqeSMBF1vQE6qPe5QLZMChTaZgX9NRcwjEMau42fajW3Pv0YUXN3QJgLIJoeYoUGX0cUyxNxYsjAln4A4dBBYuD
Imc/cChFVi/6KreEbuU3UBOBvG5XCNsKIWed6tP7WdC/P3zV4mA8jQ3VlcL9didbpP7KKhzWVlcHK0VvrAr0Z4yyyHbD55biFGmfldhOtuiD3k4WOEQoDt1Y
D1reV1duDVZW1gQFqEwihdaDDAZjvZNCrWLLVKW9ULqaplct0p+wmNUs608PfvMgS2fs3Wnxb9aQBdXXInua4suAtzYg27oC/yPJEuUJOmf+URv/qIj0Hl+U
5xrcVVYf9D3mZC3jVakAP1EFMfvvkuM6gcp4vfjWJqQY9sGA/ZJnqvdXYkO8KGNaD+VWypkkOiXdN63geYvs9/6X8X9hiHvsLjmcP37kHT+8cP4IccZQHz6d
Y3bSH807cXDzlUxLwBTRq7FbXt1st7zasrWv/m/2ri42jus6z507s3+zs7v8kUxHfpjd+EGMpFgPhmkoBqxZRArtFIYD6MHIU4D2IaBeaskI8mBYK5F2aVl2
lFQt5EAGmFathFobCIGCKIWD8MEoiEBFGScN5EAGGEQ2mERwVMNthUSoe75z7p2ZXc5SJMOqdREI4v7Nz51zv3vuved85xxsB3fl7ZF35dZoz2DAVr6t4Z7d
1m6OFUF9813sU9rZnWn/JPUp7c7xKSlzvfgnfV4kPGFPnQ0vvuZa0PiM8F/PmH780G2OC0huuq1PwW3nwj83ngBcsVa9BuciKZ4lVkDsZHTxugzt6nHUl8Lr
LdLKVdR8FVkC0fLM32PgJOgO6IkaXGTZi0ooTNB/vIyTrLykhnMJIVOfjh4wE2/2YC8+o6f4+eys8i+yioWZj+eKOS2tP6Ml7esFLa0+r+Upzmp5qsvwk2Au
0c1xnktIa1SrgWRNXfIkcukaXlG1cY9zg9/SdP+Qu2y+Le1xrtPb+A0E5q6CXeRjiq95U0mbf/M/OxPmig5RdB67h8atyljUq6DhDS1omDfyfNPIbcHI8YqR
61WSI/WXGdglM7BL6cCWIZk/fmVpcW1gl+4L/V7hOEY4JSMcIwQRiTWuIOZDHjqLuQwuaxiLAs1CxKMyLK4dnsxaGATP23nPsqKrq+WAkxB7ItvbBqsnPJHp
rCcynvFE5qc9weopT7B60iOsBhjzZ7yBo4HTHM+ZO5zxzGgwdzhv7nDW3OGyucMlc4eLuANCCFfKgjtQCnCXegBWCAYJjua5EpgYA4RGKseA7JoRxA0DrmUD
tusGfLfMoP3QDNqbGLSF1RvZOwrUao3MFqrhXFfOJKzhUy1SqZOHeXO+g1a+mO5o9KM7kyfCyqPAC40lrpbQDDMxL0wH38E1w2WG5EzVOx7jytc7eGfsSzXZ
xhTXmFW0ynJ2Ok78wyOPt3w0g9bcUy3qaWqGx6lEEZlLQtqBPcEOGifYuVuPBDYmIJXTophXBCg5iCqFmfzbc7SnoB/m3J4E3GddPNmKDNyTSQLur/1NJl+Q
B4LWXjvlmmTeYhBNe9pDlmHWXY+J6pqUQftZUVx7SVAQHcdkxRIqVIT7f5OUYZXpKSXpyRLSStqeLHEsKVdmkyfIjqMbd0tD0+zh5U3bPQOE1LZnp/BFL1dp
+6K0PaO0zbB/0wzvBTPcr5jhfxXDvZpYvJmDZgaIXmWYdswwve0afWWG6awZpjNmmJ42w/SUGaYnMUw51ij30kGaj39cwgg+JWEESsIIahJG4EoYgZb0jb5J
7awxX4/BRo1zNLq1QS/lz6gaUtHtcUJ6CfY4VXqp4goau3DaZeCy6FjxQXm0Q7a7579zlT7C4cGySxaDDZa32kbztUr7TdCnFk3Aew0a+sCvYypEY+NRqKar
T1kQQ9yFxyQelM9juMNGxSdrhDTYoV8EbunRsPDXhFt6PAx96i+YwjmZ4r7QS4e+uMyR1684yail5XmBQ5ZRkdom1LKZ+z9S7L1rM/XBjwoQGeekQOpXFyJj
TnVJPIJw2+mM2y44oNQRKYvz7NO2ygL0Gv2p4k+j8f5LdmlPH0dbihljwK2zyxmzaw2VnE44CL5V9TyOv058gLsPtkrGcFHCKNyJ4NSvSOiZ5JiXFb14wrzE
E3aHd1j5e3krfy/xk3mJn+wO75gTnbdD8HK9aD66xcSxdltVFGYLpfAaydguYjiOTmdcOfPONNu87BPvyx4fRNU2H5CCrdZ3ydVOlbWQAUxdAFNJa7ZmBbyR
oHKIVdm6dhuNIzdX6K14F0T1rvGGVYwozXOnMcFDJhq/R5LDIg7XiiMTiy2SHJYOGu672mqnwRvnBvkB3mnP5r1zEnu4jxGIMqHf4MWLawOeVwBEszAH9GgZ
69RGkMVB2iqnWR/8FBWcWe9dB9Vj53GSev1gqx41MHvyd8hBmrlqzmNBBVaLQdIGvtiK3rDYSy9VSoPPka5Dgs9LMP3yS6mpBrefcysQyMIneXE1SDitclRH
thCPN+K6O0OTdNCFnSb3lFJUm9ARvVQn9Bgei9o4NhXVYUqCTZxEU8abyW2NH8EISYtv+rw/LICCldfhab6H6oAHKUVD6S3pdvdMyT3RQQYpdYuVv5w2EtrZ
ckMt7dvl3LOP7u8HPeDTUf2JkGdi445IbBR+zISmp3tAVkowmekGh26C6a1CU/oAeXnoBabY1qH/uEUVlpVeKSsFWX0OU0G9ixwO6S2/LmMgQIyfDc13g+va
15yeozdFR7E3XtAYw3jqSw17WU2mE62lobV0ntZirxgbDnWioTRnyMrTUHJ0IJGEaRR2t1VJeBOelRY9ZdLVGHNlWSAlX0e0ngwGnODxBNIuMngqlgXQLppZ
w+0lAGxDVLcUGheKQflwNwo5p0JUnYGJ/mC7btQPtk0/NtVM6vRtcVxzaZCxWO3fljnmLTlmXDPvZVyXuEhGAEcGB0ndK5WWVhbIqEww36na1jO0AEWqE2Tq
fJRaOaEdrrGeEIG8Gnr42cSFMVfI1p4Rh0Vae+ak21N7JqfyzJuuVPqYd6XSxxuuVAC57ErFj0uuVPy46ErFmQuu1Dw570rRk7OuVD2Zc6Ukyhm4GIoPqG+6
Uj7lVWQ3KrLhnguonHKlgspJtzlqipBcMbde4KbsdG65LVrTPMF8E9QaoUXX6QLej+sld0KfNO+v0vtZ836R3nfwnhZht32pYXfLJMqT57tpbvKhy5lWr/yM
HTQdnS20jSMloVx8y4cgy4TCj5ynjTCRZGz6a7IF6hfkOHwoW0ypFLoR+1i24vuOiwBKKZWChL/F6J4J/WV62QrXArf4KXrZMqGfJPXD3hpxBheFTEONy6aD
kxKG0jdV6ZoGtxuEEUkHt66qhOurqsNroZbiAktFyfpT4SpLRSyNO0pKnD8r1eK/Kucv2QteNRdctF8smC/mzR24rqHiJHNFbFK+b6572Vz3kpILX1RSs4d5
ZGkVn4sqW8XnmCl5dFQJADum5NGzgj/E2ReZR1hnOJoCSidMAaVZU2nwgimEc94UwjlrCuTMmYI4Z0xBnNOmINMp1Qx4Ho4/EJ+49CSBir6QhCVu7B6iXZDm
CVuiHh+UoMfdUgxop9T92S51f+6Xuj+R1P25T+r+jEndn1Gp+4PyP3Up/9OQ8j9DUv5nWMr/jEj5n9FsEUOT6p/QgZ1jkfSI1THfHfMrnPRJP+fbmaTjZlgB
7e6Pvv+3zPW/RetPiU975Z3v3JQS0Ar2j2X88IvrJoptCZ84Xq37ze+9K6G4wid6mNGgLC3xihLOwYO2bH185UQmDbQxp7rGnJowERIzalP4BVcwx3TUemkn
iyqfd0Lf47BF5qYpjgZWJocc38sWh2c2qv7kf5lGftTXyM5RQ5Zgz5Nv2A28HuNMN3mbJTYMZ+kqKQ1iQaU8iEKWB+EaHoTPPIhCHw/Cx/rR8CAW+El+YVu/
oLCq8GkDDSMOb72RVybeyYswfm5aWAmIFQc9l2EYe1G1Kl2aFBSPJt/IoZpWdUc8dCusaddRsjYyKWdXPqwvXyfcHBY1Epa83DGJHpXZcPzBF0p3Lit/Rolw
BPd3m3V+gsAEPflYn5JWCeCTqqXLiT/9QnOIKaS0zmg2aF03xAL6a2gcevq/gledXkk3sC/wJLzrinXNlkRKtJOYaf/yvX/WWPUPoedgaEBm7yg0YVMxfkZI
2j9pphCoXl/XKNIPmX0jira+0rE5ihQMP216IZ0a00u4x9krfIVH6KXKBA5bPSP+tCkqbMgaYrlMr72F3o+gVYVD0bAQXPoPnFnRCEijLcKIRRZ7RRSPiCQe
NrnLgGogutSCpZaz7LhJ4gUfXBJOuFBmLkkuel2oTIQX+pzN3I+GsfrykSrvXkkpCmb2qDCztwg3jQml2DJApTP6QSo2Y+tOhCYz+D1rrFGRNrpnrbSsfp2i
+/TJ0aOiT44d7dUn0x9XfbLgZBXKgvO/olFen94kjZJcKF+jyM//PzTKq89vnka5gx7J3vBjoT0WnP9b6sMyCDs0ltg0HyZ1a4ymKPTxKjtqALGyYBRAKZdY
CXGVjAKQdiT8PqRghfGsj1o5nFArR4RauSWhVo4m1EqbdIBW6ebdMN4zZg4h852hVj5oqZVVPjRDrayCGuRHVTSznEetDDPUSj9CsYs+aqUv1MqyUCvDhFqJ
gwdSK32hVpaFWhnSqLOZiSLfPEmI9xlqZZV/m0mOsnbSgmSz6UE0R5uHCaLDFNG5wi8IopEvHOxKX5LMEnh7gF3sAfZwhl1ZgjulBHZlxbIr/1VISsKu7CTV
O4dtSaYkdCp4x1NJiaObPTVyMxkfi41fTidf+hwk1Lg+vdJkgR9k77VTtmTbZUd2PyqrouRACbu8JrZjKDnAu7H7xFYxxgQymnm2y4VgJcHt4u089Ujw54K7
ZiJ1kbPBmOtwm72pxu9f6bEMsLdLNU1kqdfSAjZ+gKcwpzIZDLY095kpk7696QSyn9eyu3fNXp9a/raRAafBRNPfNtNmETsQHoSaTYnmkMa70zZ0xcTv4Dhc
+AH1cyWyeluJsK6avetPTTHhRbMXvm72vktm73uNHkeo6runGu/xvIYyyXJXkoiUSWazIIa5zh4o+9wx2eeOSn1bbFtLcK8VUPQwxD4X7rWCJMkqSGW1grjX
7La1iMQABnGvFTyYPHXqFfs4GDxbwQZMnmKkJD1xuBlG1Qtskh9oAyVN1o1qHBJVbxf5WDaHtqrGIFrON4jWxCDaRuRdnVYj/dZPoSOK2VNK3IyywR6Q7c4Y
N9wfJGK1LhHbJMpWxLKykqXvIOnKHTKyZZ3OBmB1mGAeDpatskIV3moVyfHyBBnyuq0oAqF3wQxLlsRay7cV11JbcXnNtuIabMU1ehloK/5ZxfeOFJ5TNDwK
GY9AOYkchTuTCzs0s874TL/56C0/r7d8yJ9ZuT76yM/rIzkGq85qZhgE3WbYVgLKbquO/N8NjAmayiBLj2TJ2cHZaRvpdnW67UU1TqMsLpACO0EkjTLTWAq2
r3y79wzMDXKvGimOIlTZK6sVV6b1tm7XZpu1nt9OvcQm2IwPGP6+dpH+Bcmdkmp9QAPd9ty2KNiG1P6YwEaiOimBZj0awtWHZAMQeTR8RtNCbkhxvoUTNNJi
qLmVJoZ75CmbNPS4Ck1Vs9cwqh1ofYKjIRVd7ouh1+uihG1OHcDzcUrugLo7iN3J0E+TBa/e1SbT7sA+Dnq3RSb+kh2XdfHsjPV2DFZZ8NyVo1Gk9N4aBSj0
2arEL4/uD0n/x52j7tPsoEtPwoctSNI9Qu0f43YmRoYR9rc5maNJbCjXm3SZOOjKmEeZchBApuk9lb2nQiIdJjgEmbNf5Q6v4MvKwVYARUG9ebgbbWNPERds
rcSPPs7oxNaqxQGrdDQdE1x4fgZVBHQ0PNPEcqeKxVR1EqupT7Cz0GeQUS+GHAPGmBi22NrHmVWRkVgw0yCtxEmIvcPNbUhCHBpQVAAKvZcxwC2qRcMHuEW1
LCSiStLZiT5evdsTRbweAAgIsLmtcB77oajaDECgSrsopC+3obiouY/9wR4dZBGjCeZB9/m2+0Ibig4V7Ka/yJna0256x7hGsK9ouZwxlmXgJiPDhYwsne4e
XslznQhahp/jFNr4ET0Cy/i9MJszmQqcKo7KL6d69TVPY8mRrbprqThr5OCsj2WzER5NhTRgYJk0mPpD9EfCnhFdGPRrC9aIwQtfYI2hYKDI92Sbi+dfM3LT
61CP8HVUBBIKFIObod7ooMc7nvGvZ3kffuM/JE0c5khYt+iN01LnJB0AGs31W+zB35oFkA5Nz7TVDCZ395xklEKreq7ac6A72GvPrBEexS606GQoAdYyCyvM
uaWe0oV7FM24e6Varbb5Z8Ga5fhGyTyLiht08tAsTup0TLUN0kDuEdmcslGvil3fV5jX2nKe4GnKx3ZPSioj7tXtv8IPXNpxZcm62DtqpspaSyHtAfUU6PfC
WbG0d69VlARlnuz2W7QCf0J0Lf5/fpvEYZqPj2/DSKEz9qNJItPGCSjLljkfISAOZ/h3JZaGbnww0o9huwBTIMJRaLg8M8V2wUijirRmAxxNG/HvOJQJAeq/
kxgmEjJtNZslyeXH9a+OTDWZ35sWTd4XIk6KHrb/ObUEMJSqnlR8yZyhHKnx4EF+n5cqw/jj9dH2mKyHP2P4cx/+RPhzP/5sx5+dIPDtbvz2JaYTBb/f4ZdZ
TajnvGQTXMi40Wx49FmbCOimBA02Ys22gSSpEzx77idnjvLRpTUZlkz6XR2/K55fNx42+T68+OLrNmuub1KCqvgseAONnx/Lxj4rEKRjFQ9HyXEoemH8Xots
4DzPfANlcqqreB7fbmefHvaTEvt0VQFb1DN/b9zQdMI/HMsY3vD6JhyrirORY++XWnLoFjYRgpI0C4uktNuPTLgLPlNxYABb8FPToU6ZZnR5X0yFV/wms7gX
fdxml/Njv1mEXfEtHxxQ7ORXPKmkdlDYor4Fa01xD50FXbPHWfTF3njFFyvNgi87kSX67joKIimmJ7jXzPtFl1M93DAfF+TjciGTWkLF1wpTyZNcM1JeSB8+
3cpDwL5Iix7LTx7Ti29tNoLi9wx+eNjrAUjxbdMMkDtXV2vG8xsC8rIFcpQAeXHNQF7m7o1ygXyRgbzcB+Q5AfJF7tZLBsiXVwPyeQPkswbIc/1AXr4bQJ7V
K590A0CeQ+sMWk9raqF5f1Izcq+aj7Py8ae9QF7IATK1az1Ant1sBMW/2giQT67ajBc2BOTfWCBvTYDcubBmjczduzUXyCdFI+teIHcEyCe5W08ZIJ9eDciz
BsgzBsidFRpZ3w2NnPOkG9HIoBVZjUxAvmQ1siD3TauR5eN8L5Av5Wnk9QH59GYjKL6xESDPrdqMv9gQkN9fCeS5NQN5eRUg32Sq2nIfkJccBvKf488zAuOv
roLiLwuI/0x65Uv9uvhuQHjW2xQIz9HS9LzVxd6EO2d1sceYvWh1sXy80AvhuTxd7K0Lwuc3GzvxbzcC4YurNmN2QxD+NwvhLQmE59eui7l7t+SvjoVt6fWt
jgXCT+LPAYHwU6tAeFIg/Fnplb39Wti7G1o45xk3ooUJwqesFiYIn7BaWDB7xmph+Xi6F8In8rTw+iB8ebOxE3+wEQjPr9qMFzcE4Q9XauGltWthb7AW3j0l
B/QgOJoyPm/k/GAAPbwKgLcLgO+XPon6dfDdAPCsvzk62H/I7Vgd7E+4t3yjg31G7KzVwfJxphfAzCXv18H+ugC8sNnIif99fQA+fjQpd5E2oJyWuygnNSjm
vp2pQVGWnKRcBQO0+863M5HS8uMPaFX2CP+41E1+fDhz5m7+cb6bSRGennk//zjXzeTRlh9fdpGpkO/ZzWQXLsf3wo1WTpOQxw3Q0tAltEksTYHzj8IIpalx
ZN+EfU9+amCQNfAtfxe5+D2Y0LPGfIP+2uV83RX4fcOVHFsnENOgxhH2wMm2zqA2gR8vSn+O9ohTwwiFMN2Qy1bHV/M6ncNNq5FvupHT+k3BX86txDpJTTXe
P2aQVTnX8pIcq2tgNrDfs1mLgnNcuvnOTDijh+rxfwqeYB90Of9ZVLOpPqp96PKTFMiJGzbyktFyHiOWr1Lt0Uecp++836OPmKaDP6OtGvNtWg06t56rjEoy
oDz0D+gJQ1EtaqSzqd+vjJjC/giT14eY5cGiTZRRMeXpMEOC739dCQqWUTieXn+FGARCw68Rg5B9yIW+h7Qqaegz6gW4Nhp7nOddUU0zrhDrOnitPeTeVmZO
pe9uGDV0lVTSdfN+UXTQh+bjgny8CaN3MXt/A5Wbx8xDX+evbqueaTYrlcwH36rxFPpcWY81cscVEd8GjcSPl1ZDMfVVguA1IXQdoIxvWUhWuVRRPgiLiVdK
98OSUyTMO/uZ3zcmiY/gwVSND3AJSfLJJh9XyFA3kxiKbWzx57TXyCsR0QsUzm5SHai4zfoD5mXwE8Ur0TiNawbTWhXywvfWXAsL9COgHNkLfM5WCMIXB7qJ
96Nss0taOsdoqxIfORyrpzlXFrtKkYVvqhVEVesjwLf03aTQPhpN2OMRqE4X5qy1P5w2zFf5wX49P51EM5nEljCdm/tHFbonp7f8XGiYTkEgrC2poFoxuXDK
MLUHnPZSRxxuBUA0ka1AwUWX1meIAnMfh4O3QC57/SVZOiRjrwk1l8xvZUmFGWUcOE4wX/ojseiPxKKPB7Ho4yuYQAQTXEBShUGCqbBgKoS2uohmNZwhQp8Q
CUYF/TnAWdJrUSWqz9xN4hV0yIl6wWfHH7hXSazuvDrY0sb954gK46g1P3JQjbsAB2K5VcwWxXZQmLtsuxUJiedo0n5tlqfhvo9r4RXc8Qrr4hrAMQrxgaya
IrFkdQLAIRkR6OUwl6YI20dI7BWE92rSR22HPx35E6aKhGCDBMirUIkC5FWoTB6mZ+IEDHR+hc4NgVZUcq4xKaTxQlvNRGFUSd77mGWw/CwfArftmUOcskY6
XSObyz/C/V7k4FIN3ullZg9wcKnGOusiXvW4/lKrNoH8nPzhqVaIbg+jMNPtrXBCcoeWE153TeRJd3wRJY2a9chpHDMxZQp93JA1aMWuQRV6fLiLtLlpcEup
FdgeryQDuYLereT1bgV9MyLZ8t30aJV3tDJHB9FINNI3kEOJmYfwbYmF5N0QvR+GWINDUSMRq+QSG5HEE8G+7LlMEDGkj54LDTicrk7KYiTozbAxSc2sT7VG
o5EMW2FFW1oj3JrvZPLnVQzzAlEscfmJUCGdkGa7HE6XE44fZ1Tscg7gUJeOLD3OlEFpNi88n4zqkyhiNhph9tKNl47LeowrJieda9S2/Zx5wyedOG5Ly2V7
WgrR88Vq2uHKQ5J5w8ekJ4MrkMHFNSTSi2Z/MRdj9qF/YaYVrsghkpynEaUyYIQIT44eeLLlMDfNRET1PqfksODw4Yp5BTOO7v7o7Dl+1JePm6x3+a1Nv848
KiumtR8e8BYZuXI1MpB0MDnBzVWZksaUkKqmXehpkLbEjxUdlArn4Sw2Xjn+3+xdf4wV13WeOzPvvXnvzXv7HiwYbNrMPmi1NGBIZe1ScAODcEMr2tLIf6AK
tbQllYX4w1BkodYKi8HpxsbNWnFiHFNlJSfyujF4HZNqaR117TjRQoiFXZLgBFvYsd2ti+NNY8c0wVXPd8658+PtW8BJW7dphZZ5M3N/zf157rnnfJ/O0g0a
xDQDQP1KlxWySItpTdhqyvTWxPTU1OltDjru79QAUrPW4Tua3hye3oDmgaBddibr3RbNiZqZiazryieyz+hEdp9OZAd1IrtHJ7IhnbuWa1XRz95O01i/AB7b
ScyDh4tUKDKUnbYH9Z2PywJUB1wqytmqY70JoK7TqqPsGiRTelhh5+Cd3WbFkzx9B/TlNQ4/aIfhbtlTUJSbJObNVOnp1GGi4NcNAFOCtSsGr3fKEMJhqWcw
YmmPC5uo2gexXHgwRElX41kZLKHGc7zP+kNj9qhWdlI2qFFcglWW3aBi2wYljLuSnfsGQJk2r31TFwsCGGRb1grBAtDbiQm1Q5YdHl2deRQ7C+9EXTfe3jtD
6MslYH72BA78bAk4P0UCPdO2w9DpSIgfc4iPgUcBzi20XvWpdVbLFdEo0bJCexuI8hb9AJIUMBAMi1aruNs4jFMr5lwSvzsfv1viNyT+nJXOHIk/d5WZG5lO
hf99LRlJk6IVpF8BOg7n1uhTuzHJbV4+t3mSW7fkNh+SJ+d2NUTRjrnNp0eq2/iJ6DacxjGwq1U/k6eaKHbaqzKtqa3qFhPLwbumuS8xIcSGmd3NmOUd4DYt
w+icAlntCO5dghwBdaiYyJZisys2OxmCImcMiX/PVng37f9f2U0z/lCneLrL5q10XXc0sn8u676mPtO+BlvzSo7mKq0fywIbXnkdhcIHG155PbX5cUQ+nniW
BgLwc5Xbs9xgOcvicrYeUlVABVhLub3ZW7I3U00AO511iy9ag/aRRcbpiCoPwvGxykhmMzZPCK+B9OF7ukuOLtOV2Ag+25HC9gd2yxzKljm8ki1zUvP1mXQJ
FegSWLKsQJcATwqoo9czLiEg7HHZFfs7kX/I8pch+avyP782nctVX2Pm6mtw9TV0fF52ZLLHS32Q1Q6icaiw532mV/8o1ThUROPA+K2X1zg0RONQma5f+AOT
dT+wLl3ljOE8iGjKjbvvVO8Xv4ce0IIJXQPPdzKFF8TToYhpvJwSAh3yXG+P91HxZwjEpeA9dmsoH+6B3wHmVpqia3bajKp5/wOmXVAPhJB9u7I2/+LbNZOp
vyY/U6omm6qZlupMsJNcnvogOp92EY87Km8zN17TKqBnUvA/Oxz5D+fdXKIQwXPOBmj8h7r90h5zq7unaBfUUS91rjbLTKMn0IOZsniwV+QArCrKh1CUDzVq
8Yzsm6KgUaT3QzvWYSYP4totdd/xjMuud/V1Fx/6wbO//ccbV/8pk/IJJe6aT6z5CLbMJdpRJQE4/cm7ZAEAn91SZwUm9utbrPNfw+/P36WEqMvF43iJgGz1
wnHNntfQ9iTJJpdowInO4xOEFi8aUT7Rhrg3J37VtcQ1n125W6HFAgcomTfuxiByGoePt2KBM1xeFKZY4CUgZ/S5A7QPW/vPZ/eafvcCIB0h/pXiC25KhUhP
EvTPSnzk7JgR1I22YDXqrdW2Z25KwbjM3AYsaYCaeVgWGXuaK+qiovVdcHtq8aTp6Yq/f+LYA6WeavzK1BM/KfY0sCOvCgs9E1nex3U4sP/a+CM1RVOzT57I
1So2a5TRboZOk7ZimLdMvd4sZdguRYDhXdpYZ9J041y6E5LuJkTZLM21JZ/sRmmuDeKcvv6/qrncSzbXJZqqMq2pkq2q7iy/bcHLxAFOh4czhdFi9JabALeB
bR12qqK1tnp4/z+0ciPMy46wGzDEyhHvT8uwZYG1Q4VtHOBA36AL73bKwq9Vpo0pYwyUBVj7gtmWFCff4IYb5oL0K6NN7ubbZkohAc4rDN6kybe6manVJfEz
iicg7X6urT+dUhyCk4pLMGH+F7b9vx1M2r56xSN3YNij6WEA47cssNCleMzMMImOSF2OCWynNtR4W12OakM9rA01YnJz6UEzw2Q6KIkfNAJyKA013Jb4kDbU
AQWKGDQ/t3Pqq2iTN6gnVuOpE8e/XgTkdjlB6xxn0yHYQ+U/ttrxY8uZj40qq6gAdO1aSQWg4M5KB5+OIXwRg67RRwWIhye/vM+NXzqxV/mcplWEPYAIotCS
vRqh23FZd5iPUY0djYFf+/PVmf7KQo5eUBxYqRWuparWWsXW4rsCHp1yFQV00lWcUPvgjD445Qos6Elc3VXmhCuwoMdxra50JlyBA33KFXjQcY034llIU08h
Te2DIX0w6CmkqScpcwtUpAWQMrdAoC1QRgvYhoSRVYo4SnWaII4uBoRuU3FsDe5PMuTtYvc0Q94uBpVUN64vu0CKXQzqqLmwiAQorWCAzmWS7mhOP6N+dguV
8Ox+BkyZ1c8An0awUZr9OSxPS/QrWJ6jnhXkv1LwuvZk0ILPOYlyaOEDQiQQwzamqGpP6n+rTC9Vkm5yLqzuhxQFei2gt5TWvvrkXQ+8/Y0F4EYoMYJnBFu1
0kKrofVZAdT4O8Y1CvLscQxhU4RBM4MasUEzQLz44QrhL75OaN6XCwX1EiF37xVy90VC7h4JuTsU0cVl5mqQuy915oPcnaQ/kLtDaTCbqbJR3/Rtf29JbpIb
RkznVff9FGpOFOikVcTA3cis6h+lDjwnWSL/qFW6ZpXZBPi7aE40Z/jLrbkPRqVrmDKdAs6FMznfb1CWbRZwXDFQK9pqefs2ZS5xsFf6b66KqhBXgMo+ECp7
4Y3AbrNXTGEWCb99JPz2C4Tffp5QdHYLv31D+O1hu9UQKvumUNnPEir72cKJ0Z1yYsh+HBpF2nwqr3ibHh00JaI9pymLzZiK8PfQTjxccLv2/NRdeGDc0T78
tPbhN08cu//e1+/v//npxIvznZh6r+HOqr05msPnIxvw64PcY/+/h/6n9tBjBddPd+Mw80jJWWgHlAoGAbdIHNJzHEUHKhdQQ96YFQsCa1g9RI2rAuXffDYx
Yz6A3QLVwqBV9wQsrwVWHmDJzMf1AHz4AvHpW/hF2d0vfEyVRYECiR616MllIZnQNOn9RUFe4I7GXBOtCi6NFnYeCPCOBFjqgFIpkDTSAzsvtaRUPgcADJQt
4Y2KFwq257dLD46VHpy89IA6xB404CV9t9zfrLc3ye0WYA70uZtRkxj2m+jxi+MHvvDg08//ar+7UQKN2TRGjTwYsQ+G9QGJv4EeqWpCaJBMSoPGtmQGiZxb
w8oFNDY30oigutkEoo7F7mYaGHTZSgODLttpYNBlFw0MutwKAQJh9/MwKGGZXwIhEAIByYgQCEpRHQJBCVbiMGyF4T9dQggERenOOE5v676uHNSU5YwjPR6t
PnJVocxo3xmYglNuGwf4aTMTqrW7JsW1vgL7ckBg9PhXaou+ZHvkbYu3buspCFYC4D+AEjGdmlZUbkj9txg/YskNrSJDO+4noa2QgFbD/p4WCG8HrGyGQTPg
7trJ8jL1R1h4iyAPvec2tZ1l1A11BSAB0ywjMRSKtKUkhrbCw2LV/5Sbasuof1OCra4UnbbOurFOH1yXxwmo7H624KfdswJRM3PVrTtaZTWDnZ5CWR4nKdAH
6Kl8+F7mbTql+O7SqzxoVc6iKZWTjEjIYMFv+62TCz7M1jorWFfSRhBbpg8MsQ3q2gmSdWpmy4lryWKnwd0yaqgWu/HWPun989jjqZfxPlvchZa3xGb/ovUs
SMA+u8TNqR5V7cGYrcQQHx12+uhQHlswV+hnG3IwDJB8mG138bfwiBOvB5xbN7Mm23ygWxST7SLgTiyQq5psG9F9NkT3x00CP4bbE6NpvEmeP3W7fHlgs2YI
jyT7Jqy2DVttF1StXJUgjM7TVAMsNzXaruKQw4+qvQ7IMUmA6XOwxCX8aFzlFimcMtTVQxUJYAV1kdItMRTjZse2VjNqkoBBknh1106IBC6syqsM2duM6nHj
Fiz7+BXcgpWffmHlb2L28+nSxRR3afnqUr66FCxXGqvMkCNzYY8srQf/KiSNAJynpeRDoGNVJwJZU+WgPMHzpnm17Wjc6TRM8GxUFApd8lpno7rMRmaxu9/F
dDTK0xFTLBpQLLaqOh0ddXtKmdmRiZZboaV3Lt0g5vYdMb9KN8ixawekL6CctvKszlzQxDaMRmx6eG/HbInHbHA4haKutTM6/wkPWCxi4AqOwisDpzbMMcNu
Nve54n4z5MoRxz00s+P5QZqhE3I/qeOY2S679ACMPWRG3X7ws9O6Og2v+kzG4UfSL2v67OFC6Wscdjaot8UoJV05ANhxiCK/pJ5BL6rH0Fno5WT0YBixgpSZ
tawWJxQtTontHJsMeXzaKOZxqyzs5+yyUZ8OcTxhWl0W45i1hVTErjzI8agRZ52HtTwjhnnQKMKYRoAzorGgPlmo43GN+rhGHTMwVCin8NPxtbD2B6ULRXss
Y5xZz3gi4XwhCcWfdnSfeJTRp5XRUkGrmv00du6n+U+/C5uYMlVZM/9dG6WlNkiHWN/TROc2bDmM0PRsu6IJZD9pi8TaLLE2CQa7gZaUG6W9+i9ZxoMmLeSF
zoUcMJLfrZLfbpsfhHkt5SFxP22r+iGNeMBITBLvmyigrjpcwfKrS+cjBeYZug17iOuyvliYKsC5KSdoMt9YeamjUNBpFSvJ4+wq1pVZxcbZ7JaPK7LL2DoS
wGQZqyfLWBjVMcnC88hNl7G6LmNrqKt1zbCMyZtpy9gKm3V+GQt0Gbv+QzVfQOTZS8XslONRWc34xDOzntVlvYiZM6cu6xmV9VLrGUZEwgtQ16KEMXZuKMxX
b2+PQaWwYPA+MM5gX3ijQp1hxXjFNwktz5BJdCFQQ/HOsCiQL7yLK9LdgaS7wvCmxSptAKJDY5LOFkVBireWYgDbCHCexMGkwxZxtsdagK2y798iZ/pFBuxA
6CI2Lvh/0HC8T9l4uyXeLol3M073S7l5osL7ScTJzhPYou7Vj4u2pYH4m2Sa4G/y5Jvc7Dex8qFlTd/Emzz/MQHYYtFTWZfhiBkOlCAcGCoMVmfkv2SeROqW
SA3lcBK8h5mqfKbibUyKB2f7DiVcIZldJ5ktt5lhNGkRb8R/m/JFXC+x1kmsNT0sDAf2wMFy0kL9HaQbQ1YgF4EhZOl+jfEyJiZqXQBW6iD2GIneZ+2TnTes
g58OL7j13SBoghF/Po8cH4oCoAE6WLtILvY1zOV4ShwR0Rzrr5dYqnypZGjbehd7pw+7OR9TIzt29uP93gvHHvv06/ddJVxUia/6me/uZd/Ts4yfj9DMTPXV
J7/x9Vc5NK95bvy4hjuZhJtAuH88d1zDjUu4YQ33OIcTFc6YUmKNSpD9GuRhDgK1+giSOvK1b37yn47M75ep3o0nvyPBDmVSOojfc1kHgSAnNciBTJBB/L6a
aQMQZFSD3JqG2E0/f6GPFz43vkffb0/f3wSy0D53C7+/8Jy835y+3yRl2Mjvz+r7Den79fJ+Db8f1/fXp+9XSAGX8/vP6fsl6fteqa2I30+dkfcLbLXPo6r6
ymvHH/v2+UNXQX1r1t5NTTnsQ3/LH5QqyY5KFQyMJk/ukSfnHkme7Jcn4+mTXdKO6YOtkkr64EZJJAtkwGmkD67jB59Ni7JI+M1aXrwg10MTKvl51N3d+I5P
ZYAK/DiEKtNP9dNUBRNUBQdd6aFfKPaTQMpZHTqrPcG1zuuDCHRtvziNU/E1wEXuKqcoADO3vcL9/Llj1wpxGzRd52F115sv5VqASA4M/xrU6D6DK7z++WdG
f+j0a7nfvLdTuW9T1XsgCR9yF74iqyN2Dn/5Pq+2x6S45KPFNo3TUbPwr3hQjxTjUg7zQqrM2RIp7gLV6tNJAZzNVJ5qn7MJ3PQrnY2RCzUeLLDE/Zq+wJVq
nEfPvv/CMdRig37eCTgIl0qrSkl/4SeE3z2+qEeYDd3SUYJmHMC25x948a1npn58bnW/GcP9Y6+evI/+XqT7Ua50LqgZ4akxHk76ofkc3s7qM8NGSnnQcKoO
1LnYACAHZKTbo6nV/bDGSL58ShIcTxJ0zuNtd58zieteEk7OSYrmDAPw9huaxtyFQ3u5NWkK7nO2R2yqR7d9zk0UachFrg5sugeTn7hQB3JlmhpzOS3aVMmb
YVxfevKu7376+DX97qirWY+gbCOCQzll4q6MoFlgo0ua9a+UZ8OA7GHd+27/l98b+8Vvrl73F91HPvTin19YvY6v3a+uXsfXI2+s5kxeEwKO+DtGlH8FgYyg
JOgRC7RJhxmX8tXaRqMD+gkfvjMBvpomHJwEy1f+6KG/Xknt4EqTTUkl4Mzahc71KdiS+Oz7MT5zBfjQAfjv+otYOvflayi6/RptGDOBIn7v2eP3oyHMuCcl
HPOkmUb4vs85AImBWnvQgwcOz6utAhv+tdXA1ZFvvV18aI8xlgswQNQaGfI1O6mRQV/yG/Cly01Jfua0Z2vEnPKi6TmZS+ck8+IZn7v6UEoCeRrZkRBwSrOd
kGydMV8+85Bvs3UO+h2yda8gWzNZ4GzPpUP25QLsKPrMuYJke6Yg2U4UkqnFGSmkY3RYUnj9nmSMHsJb2ikc1BSGJAV3gO/73JeTgrvnphfck/rybME9KbhH
A5ILTgkOF6UBhorSAG9KEdAAU4UYpys4WJGN5CP7JNFFYGYTnF+gMMcNUbkyS9sTytIGiF83Km+jB4kWfQRkwLR5epQVLsvMFxntZqkzCnQbwyTBBYsOzCgj
o0qSlsV5gccee7lVmdIpVB+3zP7wYQNNlaglWrWsBrDIIjt9TQ0aQJ5MFkQ11gAWo1A4UKvCgeoLB2pByGRItMAc8QGdgSKKtGI7jm8+IB9XSP3UILNjKmrR
M3jBsFNdwAr+cwXWVzPpV5lRQbCvfXTfjEhJQYqUFKRoiVmkpCCDlEQScjz+aEbAkJfPu0BKwsscUlKQQUrCy+FHM0hJacxF8jKLlBRkkJLwcuDRzEIexLOx
kAc5pKQiIyVNsB4NezES6QUpSXCS8IKmKV9wkuBAzcfp/H5CMaEFLOas4dlwTDRyNXs+atCvxxJ+tgyYURyqTsromSlrnqJaemiaiJCTiYifPTR9WeVwWhsL
Uf3BVg0Y6grps2+fWE/ZthfInopC+BQU2sfP+mhPMgGh2sB3tHxXjeqMhu5VtnRv5d2PBEzIVTv7aIcwOdbkfKtm3RQK4oGEJOxDZUZX+3VX0dXB9FexXGmJ
g3Q2sZiWJdR+TwF89PRXo78qkyFADTrutVUSVw2liOZD7VAmCeaRqxVV08+oVqedOZv2M+dKol+r4aBftJ3+zpboA4/mVZ2+qDoL01WdB00rzGrbfIb9ade2
+aJtK4i2LUy1bQh+KW2br9q2gmrbwpyiU5UYIc9m7crO7Jy3YlsaiL9NlBj8bVWLvJN8m4XXc8QHbx4qKVR16j0p4VxVzqBCOYMqwdJY1Kqo0o7V2Dmrm9Ks
JpyOeW2UvDZIXuspL1dPzdhxqBf7vF7e+mVqb7lEWiKRepkdUTWxGquzJrYqmthQNLGl7NRctoq2pc4pbZOTyfCE1wjrJQACCHZvgAIaAV6YAA4XH6qVKGu4
mGQP1XhIJrBeYWLGUIsy1J4VLBo4UGOFRhkKjZIiJDlOa5Y94RTIpMudcXbIo1M0k4sWmo4Rq4KKpBSSPIcGUH36UQMTQWFn1KVobMkam85mIW2sRBMLUkRZ
+ypRjWZmYHAoBpQHTWxNNbFwn6haTazMy1+yIFDyJnn+t/sU3IzKEspJQVLvrqphfWBAiVtKNZpND3tmR92xt6Onmy1HZCgJBHu6bANLQZZymaNqdhWvgdhw
Od2TRLiI7mhvFGEw9Dk070Wz5JgPa8u3xEgjbXXtWrCR19yinODBUIqLrOCxKCt4uOJN5QK8DYruLoghkLldiHZNFVO06DSVcTF8KZQvRfSlwL4Uv00CcVUC
Scro6Rkic2AJTlkROGVFlkiCBKfsJZFnBKNstJg7g3zSmHCPkJW44ljtCWmILwAHBfGWLoobc4kJMFpMi7GAVi6QYLQY/2VRiyEbelvsXr2E+g3IMFpOY+pO
aXw2RzEw01oiDLG9dKmiCk2k+h5GKjMw/YJrdElco4vij12AQRcrEgLp4L4cL1DS1Rcabj21vhpy23Tip1knDq3I9qgIpchWVtK+DIXIBZMidWYtSmTkxdbb
+h3RARRpQ5fV8+Ik6OOihrYUq6UcxSov0UWlUaWv3GonKL9VyTKslnMMq5UcwypM3yvKsMqljopKWyuaeLAW4S9k/pQgCjEk2VyfUkM5SzAMqMS/AtarVeYO
qKEr8WKQrK50Pi53vUy5WlvpDMr9om2YzOp97n65j3DPEIS4m7dtsUNi2gXDdw25mzJR3TL+cjfU2oJq+l6rmmYzQKxSDbENbHIcBYZht2i6BLfALhC9Yaus
UxVwn9YUhK41GxVVgQvwbJDh1ICj2KlaEscXKiOGZ0U8LiswA5xPlyY8LiswBuiGyya6WYiMaGql7yURCNQy9igm9hKgFS5SM/Z+F7gfYJwpi5NyGccBtagM
K8c6jPnmA8mpOzULAgBAgusTQmQMOzlLhnB/5DPYEJJj2Gk5kDDVqItPsjMYPpRPtx68i8Nu7fD+tewChpP3bmaZzpy8b/1wLbPQydQdCupIdScsKXbtFAcy
iIITOIZHc/IxPDw90kVID+UFnkd4hHSWwvF9TwX9M37jtWc87qrNWIcG6jJ2f7MW4BfIWqmSfolEQqrEX0ZdYnoJ8XBRq2kP2nXtr0EGLTPnGo6TiixMUKuK
AAnMFCrpHbzyFLFIl+WQp0Khmgn/1MK7hX93IfPw0quiavmkMRd+Uk3b0KCY/7iVqRWTbo6jRq6IqM4ZfmxfXnQoLjOTkEz//R1vB/77DTEeZhm5qLihRd4N
MfDCGcNOx6jBVpOn84ETHpTxxbU/eO3zP/xavR+HPWvftPrYjXQzcGLfwNCR50f/9T/YexsgO67qXLR3d5/TfU6fn56ZM38a2e5zJJIRlq6VF1+PkP0e6nn+
kQnXEZTrlV8q9cp5j6T0xq56lqz4+aZU1tgzMsIWIMA2AttEYIMF1hABxsjEJAIMCGMTEQxRggwCDFfkGqLYJtcJrstb31p7d+8+c2Y0sp0bp+rZpenTf7v3
79prr/2tbzlYOpYnf/z37/jGwzUYPcu6nenBdXSCUFF48BkHK8UyG5aP0O9xklB3SiiilUa4kQTg8uxmgqdIX4gfvVl8RhTi5ekl1mNsW+anD3EgZt0L8i5g
/I1SJRvcptXL0up90s4xDis7/V3t3JfESX8Scfpv59z0Zf5LdEcvYn6NDXFu+9S/tO6ZsVBL6zekN001GInHsOeL/2DLuucffMOv3khPO0aI0997sMU9k23N
PaXqjgCCK7JVWAWfQHkVrRDaLVy5Hx+k8/2qPYjjQQVfjlUAQQzjeFi1R3AkjXM0YWvFUcU7OOVkdAI7OOVkZEL2SYcZzcrOHzeK88d1Iv6uFR+Qt4l804BS
6rVSWuxUZu4JFz/5BP47/saLf5v/+/YbdW24l471KOm75pe0JSWNqaR+d0lr/6olrS1c0vkMPTnOnyU45HkNBrGqAMCrAgCvQnuoiXSn2ROuj1WWOW62bpNa
jIzTjMOWIeyAzsdo/feoBG94QGQzr/u1NsTbYQj60mL/9fp1Zo7zvX69rBiBMi3NdSKaMTo14QrLNeE8sl/uSDHDHFYLBMqLJvmBYlDBeleyi71u+Mpc1GTD
CrJq1aTKau00vy6R9cT8OlXZ/Kqy+jvNL9Su6lW7qtc8DEvxDZDjgN7p2tVBUVW2ymty7Tq9a9c11aPyxZ1du6ZWlbUwXfA1cPphmZ6T58//Za97819OVxzG
d7P4dTUbazKvTA6L9wUy0oDJqk/enNfXPFYHFgvAWGEuuqTvinrPAuTPp5JDqmCLkVKyKmyl3fVuel2eFuI56sLnEWRDaHkV9n7QhLQ9i6nAj9egqmAyIEfH
2tUlFu1/3rgyObAiYGLpnld8loOQhcEC9cTUfDzUSVuJH393tgAR6jxvbhYhV5mAsOf7IUj1xukQwWUgBOLGSsjqQahiOBhcAcMEKcAOKO2cyR3i5Z6XQvF3
HfpufYHa4m+Ny5fxyXOm9HepyTtOVgPsXLFnRlfCSKdSLwFSeQ7DUHqkyxmssJaCHFXqTDQaAensML+eVbfvkU4Np4i1WvInLmS/mSic6L5A00F7N+XSv2Se
xWAvi8zSoNvE+y2n0tHsjuC1C6njsHGmelqhtrjYirrE1uKCiQsc2QsEUu3ps4gJm8zr9bYwAcPerSA8/G1VBRMfVOB8NIGtUjErq+EpoBHhWlyl6OUZCWe3
BayquTk1yj81XsfWLytZm9T0jJJ1s2Td+cnSWgEFrKHnzVqgZd0qUjqr+4qdU2UbDWp+DzctM5tNHvMeidivhKkPsWYoz81yDxT6wxKTXl1Wt6iui31k8Z7B
SsJp+kO3GqA/QjPPli45Xl1YwAWQxtVI3PBWU4kc8c0rX6h+A3EB1juvgx1/vbNSnPkS8eJbTk8uh0wrSXABjiULKqQQh7gNZa2SuY3VwPPooZGY59ETnkcP
jKnM80i//hfRY8yYjW5tlTz2Y/KscKsq50byONx9VreeXbduNv5c1LLbq5bdbPy52fhzUd9ur/p2e48/CXpf0/xyjsnHJUJTZKqYg35zg1qhYSzarS7nJx4T
Na09KR32Xqfr50lArS+kh06d3/UKd3neB4GUMPyi56RfhMDnVdQNFolt2a7I3uHEUX2lrJMuGEtcP9Ork9ZzsWUqrmwqzgoVXs8qLo817nPFJdW6xPCWoqVK
G/Z0oBCUVAKFVLBFwQvTle0SL0xhjgC+E+yJepeyIn61lWwPW8i23j8j8edPOLwLyrfph/Y1kOuhuZ7tmtKbWFxNeFezAa8irwKAW4n3zug8jXR4xu5g1cL7
AdBGymKmqIo678sKpG71jMi4fJS1M2/PDcoyGqTcc4OyjA1KdhTLlFvsrJfiQzfrCtftQsK0SXpGO4aC0adVHjSWj9Uli8C+2ck1mHGaSZyrPn/Arh+cZrpG
3C5SrpLM16PuvOoFKgzKQoEAULIz/ANn0Rz/wFkgy3Jf+g3d+LIe1/mX2LjIHcFw6FawvVbF4Upp2KvapRW889aOVsi2GFQSbZ5CP+LkVtylTVScA3HHrcBu
IWaWtnxzVnN9wAHXx3qYHR5B+caoys3Uo8WjDqjKq83w153wy9NZt0aaV+MPW2Y38zc/KH30PHUdPfOcA0sy7zOVLKOX3o5HwVZ5V8NYCorfPmoOa2mPxGRp
X+YejdU9/cLqHnwXHrzUa4C7lM16Hopeo1ayOcPLRU7M6lJEUurKc2cglpKyngON6Cmz9dp0U4gl7kP+3Ozkc4/vvPurDba0dttf//Ates+R3sdj5fQFBya/
rg4F0+oKNqK3yyv2ijHd6gtrtVRb8YEefUHc86lLnN/R7Z967XLeB0Cew0oyzOOfxk5jfb3zKRzL652DOJYYrFzB3st+xZK16CYlYtD0E9N37GsV9jPqx/GA
ag/gCB4iDQ6INDgg6945OABjBGh3kHL3c6nE6bKCnfTKuFjjL+60cNjYGWTfCmsUXCSjYB1VQCsZ1KNgwBgN9XjwsrrwXkYlgHroDCrCDKL9SiqjU5bKISGL
nN8zo3O+V1fXHaBvqjAEwcWR/fkrmmmpwjF6eQNiWslstV1KfCMoFYz3mbshPcJYLp0XnoeOaDCXyKB7Ba+A3t6PTdeGPBV/iGFb6c2UmxSjd4D6Shmjrood
Efq1vd3Q47DEQBKBj3gaSgJpjCGKP/xaP+xt/Zlj+rhQT64EGyY0RQYHLxenBIsNsy5smD5zN8sWqIOtw8xqV8FOk9YD71Sul5OFWJ4LcFxwdGQhuC7U0Xie
cGxZDgyObEzjXm8nhlWe04FvclIF5wuXNdQOCqHkuZefwpd6u1OQdOyZrawCF8meeaZHNkewwXyeE4uvRa0N4yCtQmFldHwqGBwwxPgZXqhiqfea1PsiZfg/
enFMp4x/4L3qSzTJdGY4KutN/rLOIG9/w5yOSQKQjpwsOgmiAbY4jQuSP/4p9o2jrzRDn82uHv0TlgLDUeBkuv0CerFjnGtg6xS1lUp8iXhHn7HuWluC7tpF
kkx6BphKoQY1WDHvpbNGwlbMDCS21oq07MVgMa/ZgmVJuc4WLC8j/002Y5wm9/6/cT6XUL3Fyp13gVIED2sjqV1P6klDGIJ7JVjLGILtmCmTEem/Ytnz5xEt
g0o4YpZgEtrgBm73aXxA/2SzPUBK/0DO6+0Jn3CnmdTfwhoazXSxxeh7zMyo69o87V3Ubgg6aEOnxp7vV7B/ITzf/xN+rXfejGntAg7A2eKwm+lj7EAWJm7f
OzLud0oNnt2dQTBTWvQFLVFo7SwcNxZXff40vx8z6mQAeR9Kmm9J4NV5iSjkvEPi5MlaVd+vt/LCZBDMJUzx3UyGruTpanyKZmv7yxL9gpTHtdAiVnnjVOvZ
XJw0J73ZNn07j23BfL79OhQMOGX6IR0VYi+KOvHwLDdDlNBrSW2MkutnZByAAC15t9YZBOKgBsTBIBAHrflv96NmQzrU0tK2qU4tqV7ovB7bwOudVbD0rHfG
AfwDtqcGEH5Ch4EJZ4QOzQkHNccU6qer4gF0dM5h4sBShMriCo+TOhvz0FZM+0H9TKpwBFXY16sKE2gQqzxgMfIqjFGFtN55OVVIr6EKY6sKG6YKw6wKQ1Rh
o1cVNs64CutShTGqkAWoNYYXGL4Y2QloW2hQDqCvmfE7GfQev2MckwgVamq4kKIZyLyzSHPfZBOPso15YLZXtcdS7eESql2Dg6zK11caWRM0XkNNENn1zEtf
PbX3Rz+uueUdvmU9LwC0Vq/4IK9tghV3i+8oTf+yELiHXZYC9hqVIIEQUYEhkJKNcCHOFW6pQDZ/PIlW2NvmZ2h5XO3WfZp4yYbCheNVRb0ej+SycX431uHa
v+5XLGv9Gb1ZtWw2ddCqNxI1p7crxWbDAHJevjZnJ392XDFpR9LIh8X/iWVrSnew8HnM0zY1LlFvu43XvSo/jZ01W5WfxsLavSr3cMXNVuVW+ImsPAAhzSsQ
M5AwPklTyPYqkQCcEqaPyomjAu52aACX4SLCWBB23DNxdAuSML5tVmOSdKz43EUNmdDej1hlIGBsIC5q3lZaAijGNbxWaru7vn92/Auf+FpjXo3/oe5CX/hE
oG0eC9b5int5xXPYSQO7Kiz3SHh12qcjCVdUSyoK7p2ZM6rO4oKN6Anmh6G3ChdOE3YPdbdYi3nSYp60mMck3Gase3WsSiu8DHXRUpVFwmDMw3C4NkfruuLp
WnhsrXdWwy3pAhd2kqX2RPgxltPVU7yQi7/9Lt4cZXZHNqquccbldKWQDNRwKc72bfJdItOhWUSnHollFyYDHSY+3f0011XNrqu2l7+GtKTC1FYR6QEIBguA
HVcAO9kO0G0V1bfDIgnV/sQrPiTdx+/2Iz5i3Duf/2u4AYtvJ/vXGe/Okzj62suTkXjHcMVA8Y6aF8BEzO6Ah3H0JpxD5gXnoLyw831fa0zAN1Z/YZ+8oNiZ
1p1Qe8wLaheuaAyfms6+8KL2ET4lHr3i6stFYF9f+sJ9VIRjynzgqDwPngIuwmGV+fHiyvMnv/6rn/58lKkP9Rf26y/skzfYK5nfcPbgyqnvP/3gx95V117K
/I1p7WV8IxdaXWccUjebx39BRbjapH+VJL+JCwy2F0l8g3n4m7UJZ51Jeq3kfpwLK07bT2inbX74kzVx2wZlymFvgoXhHs92XN5lvGLLE2offpcm1EHxiVXs
G/uj73/n+YcPjE447D+LytMesyeMy295wj3laS9NX3ICb9fJnxzbeffXPvl3vzUBF1N73Dn7tTfqQV+3jmL3Wy7oUc+4nr/oGV/afXju5sPqQvFfZdrWPb6p
sZOeqY7D5pez10tLBVfO989mrpx+GrdLmf9mR/wi1sF7szSVdrTz5nnqKgnTfqWwN20S/qk3C6HQRgkVsk4YDlPhrJqEQ9caZ4PQPF0ElxokCz+aeO8s7140
DXmWeJ1ETOlUY7/OetGvU/ubMPQExp5OPI/ZDUWLLb/OWDO71YXWrVbgdGsKp1uUuVfEbP3qS8oXOjHdCC4g8duXhBdoBjgHT1fFA2RdtvviCaib+d36xNWC
deFSuhd4UjqOg4JHCQUPe3t+ACUXhLDxrcgJYf/JL8Fi5d4U7lA3MUZkrlPG6kLNdQLMjMCLiCIWis41xhiBKibOtbdm02RzJglmsYQYY0gGEDxeumxKz1AM
V2eTQS3dAa595zLAsiGpK+mfYOMR1uL0hikNYaaHgPNvzlHTV85TTieea5ftOF3pTfxAX6489OtgThw0diHezkIoWfk9f1sudSUx9coS4208+5mkD2sXz1j1
o4Tr2ZvrtDiEONdu/xi2XQpUzm5RSRpYAGCR5X1gYXSFDlCl59DERXRdlQzk8X/CpMrwe7C4j1GWqCGT6K0892oseqpAnZbW0LINutwEBL/PhNple6q9J9Ru
5K9iJYc1aRQl9ehu11W5KwxmQRMWKDCk0IFsXtPgv/iP+L8X33gfp6/hwl/ohOCIDjTY4s06so5mi8YcXWKjsFBFC9ZV02IH4KFmgqkRhFRYxcyYdFjJca+Y
IJoO5yPMwiqSI3Uhv79YuO/rwn1fE+77SLjvq8J9XxHue1e478Oc+541A+Ft5pA+iDuLLQUd2wpk+Pmg/GUAiMh2RYOylJmRc65m7ZddCIoEjmNRTkgu5vFS
8p9/NNaJchS2iXmSUkvlEUDEL5mpq0LebnnqXRbtlsNLwZ6J/19j93VUFvwjC9QhESgQjQIzS3e6Js0qYkwuIy11muYXRkirLwBBsesBAUrXHhCkdJRdremr
GjEdYNeGwWDM9VcH5O7rcFgIz1OPw7GSzo8owUQ+pnmm98PRMuRtvj7c520/On4KI4ze+zRA5VUdNyMkAQzv72qBHXtdGvEdmxz7oqRqkWMnrQvVn9BhYL3z
n+nQv965EeR8IO8J4chzHUl47UbQHTgjFK4yvR3nWZG7efOPJyx2k+x6si/bNPQsmFKlECaDK+I6qYdtUvwbpfT/mXoPFf5PsDlW5LiuGI7rSg+O682ajfpq
Ob1Kn2r26o1CTX0x0GQXqkkImfVOKvWxQeoDZAGeUAQ4mtQaCezV7NZ7zIVdKifVRprbJc0/kTTn17GHOtZtlHFen3Jszut1wnm9AbWyyr0Y7PSrSMkYwuHK
9rAQYY8IEfaocF5fK5TXo0J5PSKU18NCeT0klNeDQnldmUd5HeUM7WUM+5AGthn27wrd0o7gJosyzyD3sc90swbcwmFa9q0w5gXKw9TewOPw7RzKE2o8kL6e
QXlClGczpCtAsCbllxyD5bVTXqcTfqmY8Dqd7kvz0t1OQ0NvEISwjOv636tdOUIQEwtIqKKNYZyK0XBCSVdY5/caLG3cVszrTvKT4cW+FEm/lLJLvzavQQ1i
N3mNYHFZMKwW3vdxcJvD2Fz4gmQr6XCkxU5VZwviTsNgurNY/DRgCSE8hDiPYN5joFMkQKearbgYXFBvS4fGBS1o3ojYvtHFxGBlMxIWVmzmrbsV9M5zJP3c
uWwLSLNT885OEpPaoUN9kyICfWyO3rI1ung2acyCsNOB8c0XW6XfXaaqKdNiismiSgnKVLQZwMjiZ+At5KJuitYQDFcFGC41B1VtDjoafBh0+QCDwgYJysfA
3Bjla8wvX/8saqIpZvNGMjALVYc0ddF4shzYNcyU9Yy35wdS7vNa16kt9BL8NbfUmc9+gV7ESHDcz3gNEzf6NoJb2rGIQ7ONDCVrozBHvSbiXeqva4BuBqzP
/RherhdB6TReBCW0RonlI8P/L1nvODVrM7pk46Rz9wLeVvUzdLT1y3pE18ps5sI07xHtFwBOmhpgX9ojo5CbiB0Fck+t+zwXQAHZ+J90pS4Ys+JQDXmCjaXf
8a4HOuVLcuP0ywQCB2cEBA4iIcjNx2EW6BqUTtS8YnO30LmBtFAveDBHuQ3YFJ2UL2UwrJM7pcd33Z6hELOXUqdpc8Oc2WeyD1H1qVnrS++/nRVjHrvYwOI+
7Oyk+lZXNi04MdZXpJiXo082yoLR9m8qFbaDwsyZouBDdyaeX0uBx78SL6+euGTtPLep7iyAlq9kRD02vL7SG1xffPGcP9YeelEGMRDXsnmeYxnKIEIeKwAw
/Ks5I9ZfsTNiHTNP3QbgHuBJRG9BUZXGWZUu7A5WK3C1eDAMN5PGTrZynPPHHa6GCpJu9kzGTrABNAe9N5c0GdjRp13GcmBHydS6twC2g1SCWXAXYN6zdmK8
DLc8+etfO/9bIQMNDJPfqyvLrUqRXA4jS3eMLL3xDgw26m0YXKSJ2bfuvF2ctIulM+pnMlV4+JiZBVaKhp5giQIFrtIrc5YzV9ZLa2bdwxkOIkuNblgqdCHD
fhJZt0yGLZe7wv1j1kyFg9/2e7n6wSV7sW835NtwBaP5fAD78zfQ8rMxLyeNrjF4c+4G2OiVrRYWw+MScwuKaTV/v2BNK1iYhhbgfMgsTEMLEz5EzPjQGUqG
crNXpT0EGNSQ6cYt0eOa0OPiZGCOVFEaVMOclaZW4eKkb5ZWXcNQ4dgFtg8qXDNpdatww7NQ9kaipJ8x/VJ/Va4/W0XtLmEdJawvUsI6SljvWcL6vBJWUcJ6
XkKtgOqCxihoHwo6nNTnaBE5ONdepoeulLaPikFPjKK0HEx1GKWN55d2dBb10ifYozhZxgrrSNInu5bV7n6PpPpxmgzidkFZ7e/1QtKvFdUewylj8QGGtuCF
WIqe69ZUjTNT7r/9ChTU6IwU1G5nJjh61KwcQIthZIzGXPSU3fBsItlcBstYrvAt5JBagfqHqMZ10QLZNaYsWFhK5JoOGC5LG8e0Vgi3s0u3QFMteKGSrgK/
pQwNUDu94lzppTgL81wdIZT9mns69blEGW0zcblvNKYF8xuxZ5K2Vux23XLuaEpt7ucg10TzxbvgmKG3EUmvjMNIO4D62WqHOMS8nKS6cld5YM+h3nYNfpM0
5t3WO2dkcvFXgfuU/Q4vHevUJhu7aKJCiHqYgUyEDp+JVSJDvg+7dLAVHXDbVk7sPqFJptTbnCJcTtyYnRSWYREBzh02yozCRAPOHQcMTy3BF6NZqxLdPoKl
wy8o9U50W6ni0ghwNfZXcZQyzjMV3EeJA/loKFkA/MKbrM1M+olPldTRkC4OWXdglsp44a5JNXPrZIg0Rjv1NEbsCf+GsY5enUJTr6OQZUOciEJ+U/ano+It
rJShLSSKvijLW8UJxNZLtMz3gPzEGrbC85y5f5TnHtWFWnbTHW8Ccg9rmJCKUSuA0ehCY2yW1HD40CDZJolwOvQlIZY2cBrg4wD10hZw+uDrxAMVks+AgvUl
3pWdQS5q5ffqAYQqHSlz/BqIyHz2tciz+S2eS6n3+lCs6ol//VxSP8CaUoVBdm/k/HLXkGfK/Ez5wM5ZoWGqzbZ5yGKPqroRcnCQh5HLRUg8UjQQOokL0jSQ
qVCK5SXNK4V1lEuhyZAreKmMtPt+D+E7QEMef2inBCt28R2XN0TwthgduF9jFcGgfVoVPMD106j5InwVOzK0tMHAkd3FLDoCYkVGh1zXld08knClV+jJXT4j
T+5ylBjG23zxUeKtxJn5LAylhb13mTi0tMBdWeplem9wmtVGEE1CNeYGL0mDA/YYzGqViYEd8G2OnlGKRnHvFffi62yuptOsrrsrR1bXZWt1vfRFb1kWvWJN
juFCII4RZew5O9hR6Y6Z4TDY8EJVjWarpUD7KmSuHvBS8GwvBTRyrcNb3/FGQTDCc6bMs4pi0kFfGC0d7M+fp6ptDmVV6VTmrBmfroSd8hJdF6IluC7Mm97D
OdsaaSt91EE6moCkKs4B2tktgGs9RmgX5tbDPL4RW+oT3oYUIYuwVcoLORiVPXbx8kFP12mm72wh3810+mZ3S51NwFlKhniEZ/CgMIPLcrH7wyVMxnES6BrI
QOceTOcBO2iKOA9Z0udzvQeYAxNqrmvHEA59TF2vEJEtulTg8JzfiPJ7WRJxbi8x/CYsFXdMNVxXsWSJwBPn0tLO/FY1X/8GM4u/QFbulVUSdcoe7hRLdaxo
djlWLNXFYh6pDeVziqVzfZNdyT1/edif8CmB3gW753Zdx2upp3vYQ+DQneM02l181t8I3sJiW3LHM8Iuu2yrdEEPlc7OUnzaJo+1elcS9a5nb2LVzuejhxjE
+l8p/tSs1EFJ0+V6snr1ZPXKDBpl24RaNubTfOywR34pM5pav6xHdHPOZs057xFrwJFqtSEbX8gNtmhOk+tEcr1ccj0C8ao4nnKUO9/5IgB5o93Lkd7Q2X4Z
qfoOKxByHtWDsU8XSdgRhN04n655zAqaeswKOvnDZygTh9+AnT81uQfQrrkPfu4nDrYAFdPV7VLYB1Qr/vRmpquL9c6ru2KfJpO95WbeTdX4cRNhZ5P+6F1P
jmHfVK34MOPKSXH21zscvoX5Ty/Q8zmwvEtDbWfff7f+vg4WYn0f/tVv09//p7l7108gmI6OxSEZuMrKwJUvNwMf0RmYmVcBWdgfDb385W12sBvEUriO7t1n
ZehaK0ObX26GPqsNup+f7p2hfXYcps/lAR444FFFBzvSz+6WMD2/znPOcY7qEsBnxcPTJu8d6k8S5Udnn0Ml0UWJh3SBu90ujkC1T1OgJWH3V9yvPa95fSZn
QhWM0tGXxzjsAGu2nvU0VH0a9PSR+AAHD+A76Q4dXJM7D+IYTT5/8s6Zv3ni7v9pguNGrfio1Vr77fLer86wvSjvHyvk/WOnyfvHeuR9jvP+MTvvKx6wsvio
ncVDZ5pFdizO4les2C89nT77mZsz6KOGPQq3t0/qP60j4WMKYqZlU+cph7XZUb4GrCjvuNMy2U2XTwktqEvSHTmEjX2EUXBuZoW1+IfOJJgvQyERxzHEnOPq
IJ4Mk85Ix2uYcAUIWeCZNv6NPQJc1JIAQMgakOW0uALXToglOmRyTZx2Nc+0x148DIioCeYxypYJnjgpKNBhuIJ4jCDcYcBAbAps1UdSn278SW7gu2ysYxZB
XBbqH2p4ZVqoZwGd9nVHJtxOh3U2eTK2bIWTXkkUU66EcH5cwnWdivHkHcEczpEG7TB5oGgpC39sWSjwmeljXB4uAz6EQHjFKHlr5aXV8tI4lH5rjWBz+2eB
ox8RDFGQRDou4n0WzT9dy1hhp9VUGljPvXCLXD8iqBF5IGRP8hqsHnInNndi3Mmvj5jrIwYmQmmu8qZVp45ZHsg5b7MhnGY8Ai2qYc3p1N7CtXbSmWor84CH
TXmJEVmOeR5k04S58hGN0eXFEfWPHzCtuJuuYeZa9K5thtpe+wNWMmc0sFcgjftndB1v4/W/6WjsJ17JXNHczBUtWPhdcZugcToFKR6DmNTb3JESvpWX+PTo
78MJ4WrDuIs83ogvLS3OOIwAKWskwnGsO9dHZ6RmrCgPcEbYohMNU/9y6IqpTzl/kXP+sZks2GUlIkEps+3+v2Z23Ebqb+s0pzoKLMIeBv5IJl+8bMcBi0Ia
CBwJEuapkPFotAhcxowqcSFvKve30LZB3vP1CjRucxZTk2uWEYLoXQBQIgjdnhZ64HY7bKYoUk5bZJ9G8RZMjIdv+krc25Ya9z0rQIKaiGVPm0scWIUrnVGS
mSad/ap5Z5ZAJjYzvzv35RUqLwI8Rpf4ut6LF3aFIKlo9qo5TUtPNfT8LSx1t5vwpH1C5tvPTjpgA8FyJOY5EquzDuJ86y76onRRb4qm0he8KQkF4KUvyk+z
zvTSU3yBo5TGbCPs4y8/wG0TMiZetxswkBqUnMSGAzrbFqnYIYnpm3qINKdoLhbyIHxdLgaYyk96WGtvbcMJ4hkPVPRs5TshPzGxH5efmNmPyU8XFsXYBNJt
MLI/9XlOm5cT8R3OLkfMymHoNcDOASQsA5S8AltGIIuhUBZD7I7kpP1TbBBa70Dy7stAiHfUVMOeG7NlUc7RDRvnbRZH9zq96DnGfN3Zomd1gRQZmk5XpDBn
kUhhStyYrkJIVM0Tvgm7CmAJUOye1vFBFdCdaklSLZlUS5JqadLVqX6Vwyso+FJ5IHLmNMEkVUKaZYQQ7U6TgeghSX9OOjBJA1s+qeNJ8eptmgO4/vXX7/7q
3OgExy+lFxCnM0DSIdYv3UlXJM2KSbMi2a1InDedLhYKmReQRFGlt7CyoBcp5SovL7qTjiQSW2SSjiTpaLIsSVMSWMLQA5REDeuY1OvSXTlCEM+87kJOEN1x
EJOplF289BzlFiO4dIlhmjtW8qS9ErGHESOoqFsaQjejW7q5btmQVXqYNLRLmasjX4syWUfxEELFhzLpitaqEMykji09DnYSikPA/DKV5HJWppGpFH2wnP5Y
/D8LocGXs0aqhPnOyruBjiQlK+8lzntd+nZIk4/p2zrzJc58STJfSspZ5kvIfD0pweDkcriIpQU4h8aaoqtrd2G3GEfIl6zHxawbCFiPrAcygGgw6AHUO+Nh
MeMBMl7S3sBLCziEJUnKXnHps4+L+0Ah77V6WfIenknen9B5zwZp7+xXe2Q/yLO/BN91lWK8Uo/plXe/HkrenWLeeSz1zrtn8u7lgqCQd0/y7kmMd867JwF5
vI11BPlhg5iCw6zSq6QPyPpUVkn71Dw2efv/77k5pdKpfMW04uOaD+ETmg9Bh6VY8aCJRxGIKpBj8YQXjed8cczVMeQCppSyljZl9hT5uAnVxDsnoXbsKWcu
egiZsdhrgWZycmiFcu0UNjHBMdYJzCpNGYIxZCGLKJ9dlfP4EzNWsBik/6CEicw/K+/u58AFFm1ZRmmm71rp5kxgIw5iEIUdbLJcjxUKpmf3d8ai/1WpHQBN
4qZiZLvDoY8yBQYhj3C7lZ/z4xcbU7ATfS70Ac0owjOC+Vv1fob0FIYve+/Ly4z4vTXyS43jXUU4Ldz8abWIpzivmypdm4XhXAf2804k+rmXxVJzDfW6b7bD
snta76xoNGJtgYdqwNrVNY492yIC55Wg5yq8heguAJ2rHaCFeH0uJ0DKa8ngimpLr6maUBnUll5bXVxSwgXlGaYisPJUd+Ybb4DDF6qPtRXE+K1i77M5q2na
6P/4lzwkA8FX0OcCiRMUsNcFR+lLqg/8Jw4s6ndTKLy8fqLOqJ8Yv8VCP+nRP9Rp+gdvZJ/zxwgneD0p5mjQBR5Xc1SZAA5UdT326hpmZzGaFWLK6mQgWyML
5a92mvxxCytM8QpdFHFE422pvxUZlyBJSrZNAmrIqtWA/yQNCFwJ/BeZs4fyLIiWUBAtviBaNFOhK4iWWBAtVSixQRei5Y0kfLQtxmeSOsUB9eiHtw1aRUAv
OiZcMW5vw2IDgeFcYEOjAXqfLlN9e4lz/VziHdgZjWXwYy3N8j396KHBuggqwV0r/qdugkeU1yOYiWCwOxUBamXBQTZ16mPsdFrK7jYzqG6nb6zdz2AVcXQe
0JCBTkvgNp3BWxnE3Bna1Bkea4/wo4yp7YxqMBZ9Rh5ddisjbztjmzrLx9pnSTyFswVWdY6Uu0LlbifUh+l3O/Gub3cskvUVFq5sZdKydgTbr0si+/Q3ksqB
9m8m7QPt8ckm2JhQf+0K/Y5y5K74Fi0JN71kLLWJC7s4iPpMgNXYQ/Ztm77OOsdgqqtJkLs12+0iLm6cLnbabTzA2TE3zNPWpXnM40kraUsghUjg/tDUmDAt
mqzNdFYlZ721nsOXsd4RMFQLA7WfmgVuGO031TFlLy/AjHv9alnp/BWn8/pkWbtVyPXiv15hLJnTgHqMK9ZSw8mcHvVT9CjPG7TOy7pfI7AFAlok1bYvE0kG
/sGgKGGAUNkPsMMAP12zI8CYV6NCoBgaONyi8U4Dm44xEmg4Uou2eMzSOB4eeyvDHwTik7csc9E1MMx3PcDtyvkdXiBaS/4rslLitl22IHhJyj+p2oO9m7Ir
OINpkq6ADAVfDErmdZskTfNFVQyEYUeFyZhNkVlGDeDFiGPuoXJ610yMB4a6A/YAYyQRaxEbBnZ6apAsD1Gx2D5k4q4H3tyV/rekvgIJAVopIlFl+M+7Xgz4
MirRV1ZmAV/avEP2eipXq+BhwRn9DSA/zmmfiyTtMUuXiu4Y7Amaj9nM8WykfW6UnGt/BNlcRZXXurW3wIikH411IXTTm7indVoPUH/Hz1sn3/j2pLXzges7
7WuSNlZobTo4G8fm6HDOHzMybdKfZSBQJhqbkH6XFKP+9kPwtaUfv5nGgJ2lb1lZyrtgp/3vW5609QRRpVYsyJLfpIsJtXZ7vvjgpwvio5WcWxQf1FV5Qohl
QhjpPThaIjZkQjhXJoRh1MmiQqPVLTQol4PUY73ThLkq+NqoWkkGTruXmJl3vRi2aEAGzops4JzLffpcM3AK/iAsY5Kz26uRpCVfcKlbxsTzZIx4mqyOktX2
R4oDp7fU6SF3aODE+cCJlz5wYjNw6iyqpCh21huURbq9ehFR1dZEp6/HsEnOxV/0zUis65bng4o4+JP2aqQVyoq79d6JF//F29kK7kT7mpHPUZlEoZ0XoS/J
N6A5RlMgwN2woMfwLniFZoCm9mPkJUMnMuvlTZ3aWLvOk18AH2mt2Da1tkr9neGQfaCYAUUM1NQWg81oRsm09PaQpaEOM0FtpoaOkPrbHsX3RZy0PW9DMoh2
Xpbn8t+vhAHRk8cSpkka4lhxiI7SxaH2GB7oljD8dEHCNJMxkTDVTEGpMiCxCgmzPBngZeO8gaDd0JssYcZy1aT/tKpJc56UOYtkWlODh+cJjZrE81lQaJQB
fx3hKJgIZYGRPsbj+Swaz835QmMEQqNF3/SKQoMuFYVGuYdiIvt9Z0XJWfZHkM3l1JWbt/auq6qeG+cLjSqERpOFRlULjSaExtg1yRiExhgdWGiM2UKjmiF2
eX0wxkWxs16nNsb0zumz0KjOExpVERrLWGichb+IXDIIQMEgU1ph/Ebzo2Ypx3uZPXwx3L4nuP2XMQwXw/fDyKOt1AWTHfz2IFzGFnQwZguH1+1gzEYjEj6D
WB57yeCB9vIF3vfmkuV6VPEz4EPuNDeBm5K6Co8zRaLPOAGw2GsP0GidBKPPcu0nembzLkLF8cd45I5ShxxYoEMuj9i5nWXyYDI2Rh8srC+80w7i5fPWF/NK
s3yxFccYrw6Wv5orjmBufghKWYQsP+0ipNxjBcKVhFpcvsiwpoadFzIUHcUMeKxABnmHvecKxFtkhC7jASqTeDmzdtEk/oCrSjt6B2VgMKDPW0EwzcH85bwJ
VjCatOnC9YjuRFcQuJiu0DvXAxJOR3as462j6+u+MZbSuAKm6DKJgVEDuii4Agh4ISv7nTF2iTGnbxoTR0t1KSDWia+VC1j8WLlo+xn6WyFXJpvX6M+W2bkO
VwRRDnA1vfur2zTWbaO8oZBRKUxAD5TZfsc7pPM2g54Lq7l9TlQZv6ffp7bOVUVHyULJwTZn2d+aRk2JtZrSdyvHh+v0b+oMjJF+wmrKIKiTbiDVxBEXHlJT
hi01ZYTZyDM1ZTQpH2gvIzWlptWUalISHxtSV2gOp+ZfbodhSoYu7ZzFkLESmpfOES20DKk9htrgSWl5ZLPd/HteRFVZxYlpkisXVZxldHEY8Zbmqzj8dNc4
I8VAlJzaTmo9TRqwVNnqtM9GkL9a+xy2KpBsTZIWx52aJxLOkXXXOcKHIuuugYKa0evXOfM0orOTvvY5jJ8xgQh7LKSqC7NcJE3x8B1heIb496JnnE1y7Zz5
OtHoJhZTZyNJO7N0qSgnK710Ig6IdnaUnG1/BNlMaOicc2vvmqqxyXK+RlSDRnQOa0Q1rRGdA42ofA338k6ZRQFpRGVbI6rZy6gI/WLeMord2Woibb1Chr6V
Z+gsJrc5i8coq8JjlNZyVpHO1usqxmbLfSiCuYtxchbkz/4Ge6u57FFrvNVc21/DQcirFTcLUGXFLRp2rWQr2t2wYkZvRneWgGBhbxh/aWgXH3vKiTeVbpxq
l1Z8T/wJPHsS8cWkhUTfVFfZZrBKXySRXMo2g1V62GWCwTIHXuXQAbwtn5RW0e9wwjvsAl35uAvy2zXO191Oda7NPniPuZZzOwfN7dTzyAFLB4AjQyo9mG9t
c540O1XtVU1M9XqE5rkHrFDqmqxGb3shEt2Pf/ok0+FHCE1XmeuixAeJL2gftiX1rRie27ameEFQL6kgmWyqdtTmu7D9SrX5TlcIhmdd4RTe5XYauL7b7dRF
1EqWDzIWmu6VNbqZEl1FLTPhHVT09aAr2hy/QJ/9skHMzrqSOv7udrvuNzDO68jW55Vk6xEl2XpICZ3xQURWpbf2cijPhjQ2lxg/tiY1ht5ih1elB5SBrENU
dWqCbRZ0WA5Zp0T3KlZapE+SfgDSwjI/JqB1xRHbajhul+zcaDyCdyl5nK7dw/PNPuF5vtO8uEe/uFsXZBeTK1k45fQ/gFcVe57AmVkQdbqWzXbrpvKHuFwP
zbCbN8pV4dVjp2qXi1mhO01TqBE4NlSTZrFMiZBIL5cGH6FVLc/A4/IwuKPxZ0OxPGvlpdXy0rheCjMfI9qju+YXzeHmPIdHnJ5Z3CRfe7N8baP52jEny+O1
+HNdMY9Xy1u/L29dJZQ/9QymbMIalTXWtedQnXcJLi7om9g1hhNPr5doQmwy9UIRYdYJ0h3XU6uC8nmjwJJopKJHNlh3dsHMX+MtbxgPaxxCV3aGGUyj4q/u
1OHq6aPxB3ayBIGc1tjcB3MQk5cV6qhb2MlG9Bco0SbJr+3M+L8lz4rjHNrosjaP0pD34PMPAwKWYs4yy7pAd1hdJUimw6CsGsON4iPyWh4xulAMVSwWYixJ
duzUuH2/vlNzduyY4vC5h3bASbKQmBNFr8O22q8Vg30ZmEpD7CIGH6W1KZJKF70Uwf7gRN+HmzsWMVqQAVNEX2KckWdGnviQK/EhV7hZgRsP/TpPVeHXw+/X
GGEMCCG/3yq+35L3Y3l/cL0zKO8PXaiGKHNiuMYYdQCybOvZEOldBA9MwJkk3YuL6V4s6W6QdC9Z71wi6V56IZo5uhhgNQEfHznBFMlx6lnQWJX6iHWhwMga
Gh81AdBBLiug75aQiLISeaB3IpOoaAdWVhelCbGO9TYYdnFqRaDsv3irdC4sdlwOuOvgW/EHudWf9mhxuuIA+6xRVR/uBNtoMRhso4XkOVNpCSAHd1v6m1MM
I/S2TKXBVHrjlnQdPQKQRjWp6gxXGZoBNff0Yen5PH7+NqG/ojcvVP04rHf6sK5e7zAhM7V9hufAojbl1+jFF/hFDj9MtdMyoBd+aEkZIK3t5mnb24/POtxV
6UAV4GhvP0e8/bKnM2+/aryfie9lVmZvvxWsgaxx4jZ9TksL1JAzBkNUNeHADZQP4JGDBPU61eGQ8FW27dSu1ZWLEKDVQjLI0DY0LhapW1L/dzhMy47E28b8
UM0ohWMCt1cibfIzXoVXo1tcVXvlY9GMQPHacYBG9nFYjj124KrLOKykUtFhvBPisBoAFZDx8uvn0zrdwdTJw/miTh1f2dBx4lO3SxYcsDUrYI9pckxqYGtW
6ALnAx52AYD/cGhaTYfwAnccqHcETFWwJyTQZFGPClaFEZQHMCQjG6JRKrb2FNkpbsFO/K13oPOfawL0OAdmUzEqXMOkWDu2z2QaYDIz+T/veiC6I4xs44S7
QwIb9NpnUUy9QZNTcwvVRTDXqbB5ojrWjtg84bF5gr311YHZTl2bJxq3grWGzY7xWLtPRmy/gMoCgMoGdG6B02olddsuMZgEB9pDk02O9gW7RMDCeguIzywQ
T9CD4XOpvxalFM4pQJf6axES4qJjrrGMoM+zeaGehG0mt8rxsUN0caDND3B2zA3ztM3CmRssEkeMDJWdnRGzW1thGq4KW2SF+ayi4cU5l1Ed65UIbl67Hug4
YjWIGfdv8tPrV91KR6wGy2iZWy/kd/FfslAKilwtUjXzrhfYXIRArJy0si0Xjk/eXkYrf2ayzB7mihnE2qifshdcUigVXSo8bIOvmckp33KhFdcy+yPGNlu/
tXeVViJN0McGhpyw9SYmcurU2cBQ0QaGOgwMzjVABU5BaIuBwbENDBVjYEC3CdEzLqkXsh61mdu6YgwMdpa+pbOkN1uGOcakbdMdYZMU1L9/rlZUJglc3oX1
LYlQkhcmlR37BCbJQI/5UOMMsc1KQz+yNlrDWxHDsCFWyqaYJ2swT8bC/dlnWSn7mRWEBERgC4UWQKiDGmUJ4RBoo2XF2zEf13fmlsQztRAOUOkyKF6Y9LWH
i0bCQboYt4cNFM82EvLTURdJ0zw4XpgMy4gOdqKFrrL4jSuvhD93aUbUJVZHErTZvQYihlZ2b+UVabe5Lcw3DPtQI9x7QeVIXWK4aFwcFs6zzsib2X7hvLUz
WncN4KnH1mxlQTNkKSmzN1vSD+AubEUJUwBQO9kG2qQFl9amZMtmJKVLzCNmXSrlg2aoebrtsXCeXXW40A+wydBly0TIFXSMYZNTEjYhb4c2XOWWSEjjNKOQ
L7ZzXWI+zW9rb1437/nopXW3u23r3HI0GjF+ezdtEPVqHMjHLtNqAMkXsuQLtOQLIflq14DxnbkRRPLVbMkX2JvNfe2RYt8ZKfaIEf4I72cF8yysgew4D7PZ
ryau7zXtCV9KhkjjArLGcoEfylzgS+lyLIXFi70EU8hQxLclGOuIvFjrjGbBWEfhAT+y4KvJCNadQ7S4T4ZpeYBlzE99FWdOQ841HddsDrEtlvRnGEZbKVM8
jKTC7vNnMxpwboVqZ+KMMnbA6J1tokXT8tfH5cBYWhPvcq4jmFBJb78cVVpuh7TYYuIp8EQ+e5tsqzLTOenzdMAgwlqaV12UxqV1oXaECzcOIafWLkkyoJss
8V7alEmslG63XqcMUy2kOyivKF+ntA2rtR3X00qghHVB6fIxLg1VwBbEH9JlQWTFkqclJNquHXhsXMDmXQDXuVJSuYJGcqmdFRB1GLLjcriZrpS2bUXsFipM
ElLSwr5U2kY3C9cj4eeo0lqmE9EiB4OTPT1g4AlozUHTGR0qNJ0FoHQDpe66a+EGkf7WJZ0+RvWumxLajupU+luyYveRJpJLYixGgqSJ1Ukg3IQBlgygDqvJ
gq1PNj/xPidmEqlnkdn4E248PWMMG5lphwmd8MApm8npoarXZyv6YHPyDaKKvezQk7EjTf/eNMZ+C59hN3QTnw5XpOcFJk4U6pYbsoSGdLZ1yrohHd2Qbe78
K2WqYKvl6d0xHTRChVqGei7VEw5QW6QXwHnipAP30JEpJnkse/MnUPDil9u04hXdigq0kfoF6Y9XYN8ZC1JKr7t7lLl7NLNuUBHeEeoelc24DmmcVLYYHS+L
HY1mbbL/oSOdAQtPUmuwOCWNBktV0mjYz69F/YMZeGEWLqF5m9RxdONyb1wwMX69mKZ0N4cHIzjBuhNEYLX+zO2AWcPwYd1lEnkROeGb5p3gP7ojtA6zX5Vn
QvPmq2B2cOabHWgdwm7idYTd1r+M63hDDj4OJMXEQtFxwIc7NPn849/6xgO7//bTLzg7J7yrScAMTf78++95/q4njn/uGVxC+B56lPSynZ3ByR8+c+fz3332
bx99FreuoluDk798/MmZvznwvc89j0sb51VaCyHXzTZCv2wjmEBuTrxLlhvU5eVpJ75dygQJEW/rDNN4oOXzNuYNKt1A1SP9ji830YGam+nOCR4RW0kmlaP0
nGT4GvT1JggLPMFZ8BKhKXGA1JY6D5PmpR3SmuilBJYTJxkey5LHdy+t87S34/rN9D76dig8G5papGRsO5o2AYSGMo7L29pYFPEIrrvsaClGmSoXWYwy5jUh
vDanoIVNnG3coCU2pUH1QdktF150EaoRdAl24Q3Q60Pp9SIcaZoXis5+oegcyIlbudeLIAFYl3q79NBMzHIf/66ErhrIAn3lv1jYhCxsQpabJcMr4UrQKT9n
Q4qer+b8d9Netp/KdLe8p/qSmxObveBqAoijiqPNgibu6zPTJ94w4R43t07s/N5Dv3Am3Kes954wN/fRe4f5vQ995763T6+fcB/K3vvo3x58nt47wLff+4gk
u6/79l5c+Nnj+qu7s9tfOfbpf6Hbs9ZXX1KGrsKdcE9Z/GwnzY3DlJ3j1o2nlFW+I9aNw/aNh6wbB+wb2Pqa/MVXfyJ5u0PlefvcLx2hbJg8dULfns5u/+Se
z/3QYaaIyX84+WG5e2128/jD/+AwQ8XkL76p6Qav0jcP3nbPIz9zhBJD52ejKRkV+aL88vmm/l0EqaUKPH6vfAdMhfdLJg495zBbIZN47HcRukytuGea4cuk
VItlruOlt7Jt7gL3RZcNaG/Xp8/I6S59elRO36FPH5XT2/Tpfjm9XZ/eIae79em0nL5Tnz7LpHjpu/TpMTl9tz59TE736NODcvoefXqPnL5Xn+6S0/fp0218
doc+u5rP7tRnQjBylz5bx2fv12crMy5AL/3sezOWv1OS7505O+ARubLnz7MrL0oOPnVXduUZufKdd2RXjsqVh/Irj8qV99+RXdkvVw4fzK5czBf25RfW5qF3
V9ybAdKFhc4vstDRCtIFe0DC7HJlSkd45gIO3wo+OsS2Fj66CuPFhYXOy1joPM1C5+WxQDIWOsamlXvpRWW5bCAD2E0QxlPPMJ6SOm1TJmj2OYfWJ71YNmpC
mcCaaE1YNpIQ8raesKm8Lib0urDP1WGx1mpoTQhDYKfGDZaTUWaF8jMmhQhMCi5o5iWkfYsZf1zNPgce/vizyO6Kn8mLwqsw7RW2Iv+5hs2cXqSjjrS1GbcP
GSGxh8bjflWkoxS544qksbknRXIokTEWo6Zcd1m6mMtvMzLSY7liLoOCdDfC09PTF2uZcNJhmWJkwrpMJrjpXj0wDgnz5Qf06f1y+kF9ukdO79an2/nsHn22
mc/u1WdXWmybJz6ddemDksLRRwv8m3Tlw+8vcG3SlYOP2ryhiLedX7iaL5wyo7Lj8XBP106lw8xERFVgseDcO11gweksymZjGG3OLzDarKUBZ/VXppZBf/Ut
ig+f+2vJtACtMfW+46lcemDXd/gCw/nhc59lX2uflEbZOjE1qOk/fFk++sJ3o+k/xqfSEZ14Vis66mth4361YbUZfyX5tyoe+R9ZPP/3LJR/L89/MpUO6cQP
Lpb/lYbaJnkl+T9YzP/Q4vm/e6H8l/L8j0ylDZ141nF75X+5obcZeSX5t8YG8t9YPP8fXCj/QZ7/eCod1IkfXaz+W4biJn4l+T9arP/BxfP/gYXyb9HfhFNp
n048Ey698l+rVw29kN+Tomd+/r08/173J5BNL+3ryr8n+fd0/vcW8+8JXxVNOhqNHepo9nqaeXbaou85vDh9D/7/ZZDr+ydUD33/OGupj79H9MOj2XSy+3sP
nXIW0IoPL6QVY9raZ93Ya26cUprCTN+YtaetG/Pr11kq/Nvyy79vkvF7ar/7/J7a7x6t/f6Yn9Ha7x1QpPff+6mf2dqvWlD7/VBRC/3Toha6r6iFfriohX6k
qIXeV9BC7y9ooR8taKEfK2ihD/TQQv/irm5dcd9D3briP9+ZXblDZyh/a1quTOdvXcsXjn4mu3CVpPuZLo1z+jOWxun//xrn/xCN84iar3G+YGucJ4qi4EWL
5n5fr2X+PV4+Xu7wzAITwbatG9P2jRespfazriUJTlg3jtkr/yesG4+ZG3voxiHrxkHXEhH3WzfusW/ssW7ssr/xkiVUXlDWjZPWjRO24OJFf0blfyS7pbn8
Wcg9byRGppAffNfTn4Y8PGAle7/9PZsQfo8tD2etG9ut+rwuv7zZyh5E3U9M7jaZDxz4wBd+xkHVs3c2WIaI8/PLiFPwMf2FRIu3Q5SLkVy8tSzxtl/Llr0e
j+2P69NZOf2EPtUL3Qf16XE5PaBP9aJ3Tp8+JKef1Kf75PTP9OluOT1ojAp6eWyMCnL6aWNUkNPPGKOCXicbo4KcftYYFeT0YWNUkNPP6VORbof0mYi2R/SZ
yLXP67O1lpg99b5M1u2RKvlSvkh/SYry97dnV05qQ0Z+5SltJcnTOSxX/iVf2h+QK0/k4nqvXDmeX5mVKw/lV05J+f4yv3JcrvwsV//2yZUTn8uu7JYrL7w7
u3KjPJJn52184cn8iYv4wsn8wvjSDQ2t14bYh9g8jeS3mO5fU5L/JWNraOWS/7/Zkn9f0dbwzQUDnMQXzAtUoiVCnK2973iaMa+VVBA3hrNXoWS0dn86Q8Tm
d33A+mpGH6eH/1wPpFCAf2u5+zyqL642kVagmP3oS+/8XpnkFDZCKfn7e328DPgpPn6g98fL/HH6wheKn5VB/Rf64gYTruIi/dmffvSDExCcbvpQ76/qIj96
mq/+ZfGrIlgO51aNdPqojvDCX/3J9z7/AstxN32s93dd+e4Tp/nuF4vfFfH2pdy2Ytl7KLUf3G7bQtKq8B0/tWjJj58mB18u5kDL28dyY49UOOxQPzm28+6v
ffLvfmuCuZCfWbSZnz3NZ79S/KyW+l+1TE5dYVne+75iWBbDm/zCoqV/6TTZ+FoxG3ouOmIZwmzTHSW49/ZiDJmIV0duOvv9xbrB7u8vno2vF7OhZ8jHLfOc
bVqkBP/b7QXjGoLUHFDz1Piu8CWBHb6kJOFLIKfDLEBJJQtkUs0CmURZIJNaFr7Enxe+xLfClzDuI+wlz0O5bMtzVECkI5dUe0cuCXpELjGx+HpELiknjKou
JxHkeVkil5QlmlSZgQx25JKyMKuXJaSJ3yNyiW8il/AyHvG5OqWuyCUiz/9leuHIJT8KVf+OeeFWGaMgXMLY4FQ5UEEZoIISoEKwRL7rJAA4mTEKYQZOAERF
2aHCNV+u4piX7EiqEC4X2kkFWAS6kcBioTdtgZCINAoggFQqbdvaqUplAw4Qgcm3Qv0DbdKu4wxYFMzdiGvOeBGpbNyP5UbV2FnuumW+f0YZ8y6ll8TsEINM
9HFsAcRf110uAPABxYVHM3wQLqGc9/BO8AreCRKSgZ2Fl+BKwQFu6/TRGrpoYyt1VXTRvszc5K9xWoAoIVsF9yzegM42s+2Is4ZZv1e5qyITqtqq9A0jFyRG
zWkUpCV6h1Blov77E18qlhUK4CjmF7QzkMS52RyFrXVa2imsD05hMUbJYNI31elLBjdeL4hQXK0lfRsFKxS2+xCZWkI8M/jsLw2/s9wwlw/PiCBBLgZEQTO1
3KIP4uv+ZdSaPjpRnwCXhNCX71OL6rBgETKQJH1aX4vSJzLjHIKCtyNR60ju6NbJG884lphGVKDm7bMFTytp0XikYdsHwbMSn1pOT2AstJIIgqeV1CB4WoKg
aiGqnU+HOr5vZawpeWjqps7zaPz7TF64jssSFrIMwFCMJEMgLajpkEdtJLQ8MZ40nhhfY0+M5Y7AD5mEG43D4iz+Emo8+q6vmjukK7jA9bmC63MZ16dnElBP
SDAB4fJwNbrP5XWCRswZdJ+vQX+GVypxLxeOBrCManSfoOSYuhSM4BqQV+ZIqwbkJx5zgiFLXHbhBqwP0bYSue9ua/uSDGYJH96mfobu84Huy1630H0oZcfP
Za1v0H1uju6zRadvofv8XGT6aA0qk6D76IYpYCYyISx9hriUM2kVSjx0je4r2+g+ti6XqXN0qhrdFwm6ryam6jKAf4GWonWRog0Rtk2RwLHMgwHQfGXtXRQk
sQD6mgLoawigr57Ng1VMgjWZBCNcbSRNLWKX5jXOVexmKD9Pc4/8rOL1c1RtK0rtPGRfuyw9jLGRC2P8hK9YemB4hhi/4AxUEgdNlGH8wvkYv7WvIsQv6yMC
8ctntCLEz7EgfjKZOixAApleA5lTeXJ2cohen0D0+gWbNyDYvJYA9gZztFUrGcj0tibTPbCvcrNXVTXlsokWBEDeUDEBxo2d9tV/W6BeWATqDReBeuM0noeL
QL0RA9Qb2tkZKgL1Eob1FYB6cV4jMqkO0oV+TKoDpDf0xOeFNjwvZHjeCOPwAsDzgnnwvFFU8+hmumPgeY7A80YYnjeKWEI2PG/0MnZoNPC80Us7I0mwlUac
wPNGLHjeiIbnjVjwPKcnPC9sl2rBmUHzwiI0L1wcmucUIoOwjyb3dVb3w7y3B0mfiLl+EXMDIuZaIuYG9dNm0DgyHcvUSXJup6b6HMhIPwcyd4mwJx6P5s5Q
4HhZRNqo3zE0kjRP/i0kV/RO11U7yoZdaY/K4jZQS7wocfiUrKsYasjX4O6FiH0u91Za9vCvG+kuIJz8DMcDDngfpo/zmceCwOYsjWCG8jryTo7gDVaRIhbq
sAA4a5GYo8NyJp0nKcmPrAaefJV7PmYXPHsRduEQ+s9dzW5upO/QHIEdOFLQYXuiZdME6+nsuE6zGSKblOBVDclGxTY1tNNVGRF8bEUrTyTARi+ZoS9nui1f
iU/s5KFr/CL01R/iapujgDu87wst2mPnbdaetZsBHn1QQk1hb1m401MmU4dTKch83PhHO7MZCrdlvlY3yAMlfuTH/LmSfigfFUx3lnUTX8eJj42PjhP9XOUQ
onwZyDIA9CSldPowrx9FUqWRSAc//qK440iwUbCPYZHHnaUT6i7EWjRJDwdBwXzdd8KEg8Cz464PX30//qrArAMTcjrdd/ILM276o8dvlsCT+osZ88kIk20w
HKN4j3V7dDV/lUtdI4tVn691om+X/RLYUreXzEA4WLIceXX4ecxMoSBwVjtrTRzOAEFQF2E0tByDJMQMjcrdJfTbC9xdOCLH6539/HOVNzLh7dM/4wlvr/4Z
Tnh7NGBBcjIunkirGeH/xHfZbDPtpQGHv+E1WhsEY3tcxIrZVaIaB+tD+mtnC3RPhMFUU/HMu/V6iQrItu1V3kklIUBPgU+lfK73IvhVEF/T5bFWBrcM9s0l
ziYG2xu8q6UwV/GY8zaBSuLdmV9oGeKHc/UYBwS61WhR4zzQOThPRUL1KHk4PsQUPqnD//9ayQ8q5gMS4C9I9/OP+MMS5Ye6IAxi5clfC0iWL+w1F/boC7tA
u+ayMa7MoS86wYXqFjkBidx652Y+4ejIbGXZLm11o7x/wiR4TCd41Fw4oi8c1l94FEdK/PM4UrqP6HQP6XQfUpLwQWWiZVKHjz9yi15ZgPHkPn2yyr1RmmNa
oXZWUe7RDKtAd9PA8Q4FlXqVe4+CuWKVe78ihaqENw4oyMRS0geZWEpiyMRS0oRMLCUNyMQS5GUNw5PtRZCXLGFkrUZz/nOuUGdwK1JPoguGSsqlaTn12ry4
4w0GDgGCfnWwZAbVOMfmkACKDsJROxnTABNYKI0riU5U3JEdgUXw5xk5BE4LXzgtSlBk2SxI6xdepPM6Y6rjZKOzBhkTtitCb1AVCRtlcWjVFHXlMB2fajvF
kBbCXrJ9StiRnPRGtiI2RAeFy+1m1jli6Krptfy7H5pqeh3/brGm37ICjkCU0uq3H+t9vdD9mPRdCPZP3KLtdiPYjUIYnAEcYtgKPCZuiBZ9LWwPMkMYKbUe
+z1i3cDeeSP6+yEYnkfB0X+D4U1ORnLCrgEUeKDXVDYgl7XmzCWIeUuTCX6kIpuQdyNw+RyZnwRdlMsi7/xX73Ner895xc95r1IifZSzMObd22Q4GUoG5TfH
30kirXfRkpAUTvtZ7Sk+1xmbXHdre3kyOtc+KxmYa5+tWfuFbWx5ctZs+5zk7Mnk1vYYZoSzJtfSr2QZU04Yv+3mTHL2bLKcnoySQTTnsqRvjtIcRJuOWAu5
wWJ0qNFkCLaKod6+y6krD6j5D7CH8hBi2o4mo3kAqMH2KPwuR41z8DKUaQwZG0tGpLTLUdqzk6G5dpIMz7XbnK3lurRno7RnJQlKuzwr7fJkpLu0ySwVuH2W
ECAvT9qzcJs9R0KnoAWk0q3azhpKmigVBWtGHIZ7v5IMY23g6k5yKOsks1knMa4sWMlCkLC0gFZtt/zpX/dyf2eSVpdF/2WFVyIlu2ZUqj2lPMaQx5HCmCvE
2JrbkU3K3h3+qzcFBziZ3ULQrwW5NfRzXaG+PFxx81BfVWndOlq3kVTmSBK6czTLqLl2n45vDDoTGBIaSRPkAzEamYkkwLlKorTa3cjxbNKgJ3u47Sf1pG92
8n360U1Mwpfue1jvHs1liUzvmE36QcaXDmj7dPaQhljy8ibldVGRjQ8hS9JRY83vesunpz9wiw4wECJkLyTygNjTMLVAvl/Gst3bknqXSoIHPSx0WtwLYSJD
1L67TexB5xLh7dUru+Oq7eJ4TLX5/ClM6XQ8qmDBGXefUDTV0fGIot5Ax8egidHxMNqcjo8iLAsdDykS/CFT9g0n4Xnq06o9An36Uxj8dDyoSFaEUABoiIbg
96LhxpmM70HWaAmulTA2UceI61vUtDyjaXlFTSuElnOECsFqz2FXLhwyFw7qC/vhCE1T+/10zHYl6Xd3zQMXfw+eGWUICr876+nEXtIXXjCpP6svPKNTP2Gl
fhzXPIaDcWpP4biXVN8QQDWjWoXpU65RrWhmeu0Mtcwgx+OoIeOomY2j5kLjqKHznjQxdt5ZHDsP39tz7DR47NR1W2QPnX7sjEylLf3W9KcXGTsjMnaSfOws
7z12Ti40dmQPSRYkr73REyDve7wpLFK5EPRjlceGELkem+tx8XporofZ9SSkBZdHSzuusl2+ZHm3jyKt8vbAak5Z2utjerCy4P3bDuCs+bMB3HpVB3BriQOY
zvf5hngIPfZzs1zINc5RX3cCX2JVckfwO1G6HRs81dRDZ6ywwu5eLr0xayFK0mqhvEVxvatFR8z1kUKL7vOlRVd5R6gFYSQMwaea/uRLTz5oQlYXhsxeBA8I
wW2aZ/ce1anoUTPAo0Zcl3dJOt8op7/4pgT9LaS0S6e0R4+K3d2p6LF3jOptgCk+X/NjbyBTq8A+Y1X8Mb/30Dvm9x56x/zuoXfMN0PvRT30XtJDb7okQ29X
iUpk5cCNVtzJY+CQSqXPyXb4sjxuPa3q6eyJmemDt337gb8R08SyyS996DvPPbR/iO0Tyya/YfC+e83Dez7xnfu/7LC1Ytnk12575CNf+Xgf2yyWTX7xfo3O
neaHacA8+fH3PvAVdunV5+xzJ7+fppF2tblOv6/E76MzjGreSL+/csuTn3jhv377E0/R+xvo/AfvfeQWdsVYZxLYf/TjSHytleBKUyRG9i6bfP7E17/x05+P
TrgxnbwLSGJvwg2TZRrX56SHH7a845aRGr373uzCZr7wwfzC7/OFZ+/JLmziCw/nT6zmC/vyROG5vs+FJ7y2Q0KyeHvdtGLkhrZEYiSx9cHJYkoxTAwCZ/If
jt8589yTH4gnRN7Asn3gMCTo9GMefRHN+6AZWTfiz/YO/55WnaoII3riy3o3sWo+cJ76vkv9lnrP0y5G4xrnuNtu8fhxaSWE8ePScikEDUf6wnNf7C0TNstQ
u649Zkitxt1rO1U9mJ18MGOnbkxPDCqSCWGMOrPwfXWqF7i7ZSsc2ApsWl0miJJaOvY7/H6qLpVnYS1x0gZdafzOGJSAdLeHEh4wedrttauIbFHzNiQ1khlY
Oi8D0a6jgVeIniCwrGH6JbCsEfplwFiOBmNVMjCW+TWE37SgDLdtpUUaNp9IMAnHMckOP6O2DZmbeBCsx7Q2ZfsOt1PON035vKozKqbZEK5MAL+O8kNCe0wP
bJDKvUgG/br2aI2l4hFHnqZrv48/V/Nbd5q3Nslbb5a3NmJhPKht6LCmS0FGOYYj3mOncMo87mXRHbM9G24XtAPqXE21NShGcyE5GRcSdq56N4Rwo8Ks66Q+
7xgNAiBDi1wJyTsiIXkrEpLXl5C8Q+DCrKU16K7YK7Lk6cEFVJmDC6gyB+epMgczVeaoJ5X0lCfy9Jgn8vSEV1RluK5I0/GQBud1LR0a2N50UEUr0R4X8KYY
53GPnUdH8rfHzp8jedtj5Q12gmVmMxDs26IwVEV8v0tX6bioratlpltrka4WdSsNO1ZGw1JdGhYmzSe0pvMYjuxScs4EKAr44kNQdRx2RGE16IBWfVjpGhOl
K1l+ofoIjgPrnQ/j2FrvQAFLzhKFKzlbFC58bJcn6U571sde1B87pT/2rP7YSf2xZ/THTuiPfV9/7Gn9seP6Y8f0x06vj0UQfB9xZUL/sCsT+j5XJvR7XJnQ
97JgHKcyQgEYpzoQBeGAKwrCflcUhCdcaYYjrgy5x1xROA67onA86orCccgVheMht019OUAJzwcEAyjwAGbt1TCnAvwdYACspEMFvSlAp1oubFEjsvnaogMP
jiAZxp5ckIzIbu2o7NYuk93aMdmtXc74J719SN0ts3k/HHreDn97tp96wsnYH5NS7l5YmrxF+yZtot+QHCOYnkuiXQBNbrxT33ub5SBXSh9Dl0uC+GvMI1XW
V4KY8e4r7tN7uGkAlhatmwSTkDnT9K1wAX/ysmHEZ/S4uioJJv/p8U/96uEDH/z8PzsTahPdcC50Nuaski++ccIBdRimUmcdXX/mS5+def+T3/vtCRq/Qaou
VFTj6H8JHpJCUz2nFa5guqGuljRJwQkYn+/cSNd//qUn7w4mnOuKH5rGM5grnQsV5XF+vbRWfIVXQ+UVX9UWt0CictDDX9OIDOCUqbJqUzH73bQ5ErzDoK4g
/nNDbB8C6gLGNJraqNFT7/J6NVHn0owa4jAC3vtzaWlLFw0m4GIH/21494aPtKup2w7k3AEembezuUq5dFaVoogozua8pPce1rWSNcFPn/no3V/95N997he9
muDop+n5Yhu88Pgjd7//53dPSBs40gZ5PUpbHGH2aVPVujWkirG0oG84L782VY/a9KQ2falNQAJIbSkvUKnnkhiOsrqNrLqF2oEgwenNiucISL7VTEDPc0TA
c0QSvcHDXFd9g8eh6d/AcefDN3jCDbbKrZG4KWHDxcHZSLuOQ0JTEx3GgQBeRZI/xmEdttGgKNhl8hPeU/NlT82XPTVf9tR82VPzZU/NT9iv1wcUActxpVEj
J5wFPKifckEEL2uLO1QXBbzl5pc2xa1g8pRZQgjRz+OknO/+3sGfa6KfZx7/1O13NSdy/+bD6ybE7e/IzPThX4xhjaCoh33hv5aF7+fZv79TPLLFBZDWDr+4
+8Efigsgn9+r2OeZf8+5WB7o6x4qIX9mhPLIw1xN3q7pQEKLbOML7y76hrnpifcWHH7ddDpX89fJE5+1FgK48I0PWgsBXPjC3ZYw+JrsMaLGT4Zld4d7U3lH
icm6LYyLMb4j1PHNWjVYa6I0QzG4K9cVK1BR1okisxZ6zRrncsxb56k3gVZ63L24U8LFjR0/02trrMnWocm2G5p6t5mLXDg3GEcEjcjJVcbYojplTG2fkEJG
UIuidn8STTZ2dQbaMJ1V8XPwLXXlgfa2f8KDc5OnP9EHqkmFbCedIXowoQfxofqFCniA2nrn/6aDv97ZDMpJOO+EmB+h9lZB7hbKdn4p8TMtPeTd/DBm13Oa
xHFP+yFwXn+X5CYzhSZxwnoZqfuXcew5P6vnZCpLhl3W7USgCnusmcZaCuQ3uRwjKPBQ0roS8e6SfpxRPbxFEIJX1oPCl0g/jBKqLw54UUoaXMn33awTG6Gq
pIMEZm5aBKbNjMC0yW88PCuhU/kG+84Bzo2zWmeYETdQ14ehrsc9XhLfgCYVrgQ+Bqp+5/VUXVT9q9Dh1jvjkKYXOCvpULnASejQP0FKO+nJE05Mi4xk6Epm
58wKloywe2HPUoXSUYHJzasue5etUegAtynpAe9Q0gV2KekDs0o6wbSSXnCj9ILrCvU6jhY81bMF6dPjHd0sg2+t887ZvKaU9WgSmeDYr7n6r0r9R1T/EirR
zyOMZlixpJlL8Y8i2AmwX2scswmvGIyJRQn/CgFy4ggMMcQjB1Fgy8RIMQLDiOAiWhKBYRSLOI7AsAyrOsXkyVm6JqiJCRXFlO75YoiRG06+SFPRCqVMLmle
kXwiJ4ky5XOiE0nJ3aG2IxRaRqx70M3QUCmDdzD/zroLMRQt/D/lydsC/v9tW3mvpewot+L5DocZawmMIwZpwLke0EGKyi3RyEZ1MDLkvNbwyn4JXNQMvcIb
HImoJqGgQkZSq16AgyJLc43WeAYcsnaK4z9VGal0akZv4Z0vQKW1glBaRxmrZYYeo6ZwOG0l4bSrtSGdK/c81d9mCH8ffNQElwKXhk4guH4t/WuDkehKeKRe
Tn+kSI/81b8oBvS78IeqtXSSddRQI6kj5WZSR8oxDsCl1FH6fhxCbLyw/8i80tflcgZUbEDpb/R6siGX5cn0Ih1sbIBkaQyEcN/WpMluNwI3u2VGlMAGvt4S
AG45aV1Sr7kb0nGxJe+ixWMDzD7jAiEqIzwZME0AlEn17nE7zEvPVq5LQUiDKq0hGGYlCCvR0ilwl9b8gRWp9tVP2w5Ye9rnuwLSBczo787NTr6uZzS6P3iL
RDEIJBpdTUej69TS10lTpexxVdzCKyehXpz87xvu49v/+E7dzX3p5o60Q8ikHcbm3dW/Y4mAwPsG5fikpMCRKteQ5Cwj/MsgDuN8/1nzhZgW9mX03yoO0PmN
6ayMvN9woXqvyz/DG9Y77+Gf6509OFaZxKGMxfkul4Ncaf5mHq/SscraCmuHwMps9g09fIZRshF6g+rnAjB8lCe/B1ygC/BP2KlewtEphnu11bBczjrASK+H
bBARVZK2vyoQJZhAeD7w4ZfVHXNPR+et/m6dl4q2IRbUMfSPDbHl9LhCIX9oAmscVwh7NMKhnEjPc5nOgIMkbZ8SLhkq71LpogWgWUvggoo2+6YRfle2uSU3
SdNdBRy2brOK4MsqjC8TUPVxpZd8DLOT4tY6Yxx8GLPzGGZnKu1CheFgP5ggAw2WH8V8x3aXUZhtMDEWDTUurJguUPlTnSr7AugGr6FM04+ZRv7VYW5lnnsE
qessaUT22s93ilFp6DsnCpsG6KjldNadiv9xRrtJUlEfNIiQzTLO3ibj7GoAB7p86NAMQVevRr1rBPS/KP2h4hMqK7l4GUKC69B1svRQjDzOu+Sx03XJVs8u
CaWkpbvksWIrHuNWhIRvD2Lm4gVIC95wWNw0eGlQLU4Hg9lcIEPyKeBokwn3CaVnhyE9O4yKlYpniEDDLBEIbPqwx6GWR+gfpstqilARYnX5796W9hhbn7Zv
oXXKKI38IfRgGM4ppX2wPJLIuh8WSl2Z6JjxrRIVfZTWOoGGESIi75jAobYmw1vpwSeU3TpaIUi/8JiTtY71hERhgNqzzKg9sgkjoxSzeRVk133CkR9SsQOM
nQozYHeCPDoo1ROHw1zWPVJ3KaoXGpLAgvOUSddmlfSyaSWREyr0PU3CHUhRxIu9uzSmr3X0pF+8z1UVv10qqXye+i62gKkev6OkPp9S0mpHsaVb5q1hLSCO
2QKisoCAqLCA6Nm1OPCXLSCqIiBqIiCGRECMioBYJgJCQUAMAsM3yGvKhsHnlZOmnnFiPd306emmX083Azzd9Cd9mYZ4CibIlHsdAo7Z4/pGGdfb6Gtl7NlV
MuWwwvNUcbS6WR3/2UtOr/HMYVZMjBLU1NJEVq9+zPGMNF7SDl3z6qWqej3BYWYEP2h0GolSBC3mucff+eBdTz796eecTLnhsEi5frM5iw6lP1KK5DTFu+X0
Z8/e+T62lNp6Trtqv0K9G35khQ6LvFqPdCdmQLxn3DnS8Wys2O1cxlLRmhwaXZODW+xEe5Wow3co6U17MIAbRgnL+hPi6xa/E5jVW7qqVz6ipK6nBw7KUwbj
g4hAEYBFYYI7RxRTY5Xh9yEc5lm8YTN7f9mQwnPvtq5ZdXG8IDcO8oK+oXHt07J7hg8/LxWQ7itUVhmxiDs8nh7iajnEf9m3Qirxea7ESrES9+tKvF9XIiA1
eeWZyVZXop3BXpV4fCHBVze663nqp/zBNc5PtCB8RokQOKEzQNpNBTuQw6xlm+kYIngRHdM8xq1VUDC6BM9G+cjF8s0NSxY8Tzs9e+xwJh/PowEgBXuPKwXb
48pHdrvyTazatPcHPKoq4gRSNXOMK3OMwhzDLnfpQRMvN7q/lofsOaryDTIX84R/hgYFLKY5jghHunZ5Y+IOEkRHZ0TMeRrOxDyovNwuMVKpbHwRH8Pk6W1J
QXxF2TReHBJN5CCas7TGeQgQpxJDmDwcH0V8qRJDnCo40jzH8aJKMMkoKxvfWjgbzG4D8t0AX1iOuOygEjZvH3em4r+e0T4fjsRyZTNPSUIvl6BBRnj1bdjW
WOP8IfYzzlN/JDnajG2NcfdaITa5Tjyvt8m2xo3tfhy2twdwmAaLSok1Bi7TLiVkLrsB92Lalj2q0+L9R2xrXCkeQ7ALh2AQLYEKZCMdBnjfEkJyA/yOQH5V
gu1tHfyOxBmpgZ3ZUlK5UP0HuB+td9bQgWZweChF2Kctya5/mDWDjwYOsY9E69fcfyjz8QjyhSqc4fVuNDTQ2kBEKbRbnEA9Bg8lXNzZFZIJJtTldTgVheJY
JPMhKITazFsJz/jVjpP+5Y43cfRy6Pbwk3c3Xl8P2WMZnsS8VKYFiGLiGaZbcEG3EKT/RbXr6XPP3um1y+kPD+9+MGgP1Pq4uVrSlWDmKulI6CBA+rYIYI7M
x+0R0tjfKo3pS8s4iCDLexvAeZSxlccDsCUDEJteIYdKxh4/9r58+FkJfy9VB6nnVAWhVQWNy+tQxRrsUF+v1YVDSWxPVAEVUwF1qYA6aEpQAXCQgBqX1KkQ
DVRA45J6HTqWjMjwkvqCTYM2wZca3e1BmSllmVG1KFqgNZRkhsmAkJnAtIayMhMhM70Yiq1sibM4WkwBLRRlAeGbIFPRHczKelKlARNR49SoOZo0SBCbt49K
U0a6/TQdMhsRemdGXf9NIThx07+62YKJ9K4aBBBHbupX1F0nYvvfCfQipz2APoq+GumlDtVBGxodNFIt0wWlIkoM2wKolvpBh0iaChhvxCusIl5hiDfqsIQ7
gCFS4pmTRcv9PPrPUx9hybbG+TA8Dum4T0uHe7S0YNBqidUVF2HJWuy6mzDhJ2+UxoBtXaga2BNd79QBb0Moa2YTw9Yox6TxdVT1bIf0aOaJ/eOSauywtuwM
FZVrXAGtJaxwU8Fz4wruPWVrgggMFiyewpoKO1LpD0i6POlcVi/xeoLnXLRb/NSMZmQRnIUTf2cm85C9mDVjTHfQz/mR+OeiD8jlRNL4Lru5inNBWZyPSzgA
WuoLWQpNhn/DHrs0rwtjyLvN44xvw9YOO3DT+fhU/Fe3mGWkq2cRH5M9JwcMmw/TNNXseeoCait/jfMfSfbT4XyS/f44b2n7gDb14TBOuSmLgy76ECzqNFoV
lYlW5+tkdQ7naWQkXccL9JS6ROpRtdNMETAAHsM1uLyuhJ+Lh6uPrunYQoPHqSPj1KEe6BmhoTSFCExUfj5OZTDSC1fUJRDRyJTtZo4OxYHnV8rpcultIDup
TcV/o0NrMZsEkk6cK1gGOZiaAqRbojwAuFBFT/Uw37SwDYSeik0h6qkeqJDqdGiip3qyceRhKgPRvyNR4dg/1uccYy8kZT3NYYg7xHFJxHHA4hj5DEVi+yKx
uWA53cAv2jnd2gllY4VOObkicYAUiWMzWUiILmVClBgZlYdZX2H9JMAo/jyP2jXOI3o0H1KiOTwEiLboNzUtBZQOoHajpLQNCZDi0Ak1/Fwlue1FCZYBlPfx
35oQjW8TAXF1u8u9i7URNupvYfMNm9EwbMsi/GsybAuAJB6yNRmyZR6y4xitodmxWfGkBql80zjZCUhlxV9piApjo47yWAp5NJXiL98iNXtEYr1twp8raUIr
ATHaYN6nUvyVW3Rp3iyK00ZKqG5otzIO2KQZf/MWgXQiS7JILUN+HaFVjFks5Z9mWnf7YbTFMQU7UMmaMa0HME2WMdZYbVHwHmKNhe2YPOQCWhV3z9OBTI3M
q4Sp0TdDLsgUlUvqJXtqdHUISIUQkM6Kb3O1uiue0gq5rlYq2DpdlSu+Y0BAKJjgJxkpw73mIul+60DakhdGY7YeeI+GabSjdHqfR5rXtNKGu2q7VgsjjiFm
1gDCA0YrPCr5xmLl6NimPH+jp2g5L13LrkR7TtSrf+pMcfrJf/r5j7z0I9902IUCBfnMjNkq8SNRcPeBoJd37BQTbpa4mdY79+NnBbSa8NrqZT+pyGVtPylh
u7yU3qOmsrH8d12LgldpAMv0rBf7woO4FqmucVbLYGbSiDpT4dA0H8vQ3Kc6vrzZYS7J6hXagx0h0I2bPMna6u/qiqYphlHcKv1/p0Cjg92W85jqIk0uq/Pc
qEBoxt7SfupOQc0rpS85U7offPZPuR+4Gm6D6v/ejB4U2+FY7qfeVGIyg9OBqbZiQtD/B7TFdNFlvjZEv6VODfHwerao4td5l3GOtiALEuyXXk4iygdezDo/
SrRR6CKBDd2nDN/hrTp3On8x5+/4TIZzC3P5lgWx5Opqkm6oPKmsiAUaNAKuzcTXWJi0KvyCXEGujD95yDP1rLQsJC1U6rma1XNV6rmKei5FeTJ4j8rX6ROy
GAVOQ1/Won4i/ftpI6UZ9TbOfDpYbspKcGW7hnkMvEbrnb3o4DXGm/FqbreSZdkuHOsMESkVWrJTB1kG3aM8MHKkHzs9N3RgHhp401jSfw3pI9Wkf6oNhil3
qj2IG9fk/Qt2SeYILSSL5q3yKNpOfU5NUckH2lg4YxvoDmRWSWbRteLvi+rWlyrddageQb1HX61qPFQ1vQ7hktXvsuLigVCunvWdKvUY3PJYC886UjXdijqu
wB9agWutho5EaVezjtRImDSylTDBhO5vVaQAHBT6JFNVUV0makrnPM8xSXHHdEglHZLbsh9t6esAxR2qOHSkVjuCGbclAYvQQahm6ewaylgrVdtStbXdV+jH
SYv6wDXIE9YQ1D21ZlrLerArexGm29ODNTMWsPme8HTfavdHeYWjV6AY0Iy4l/i6lwg6sdQ1kqRTsIEA3cRDF5KCzZednlzOZKfVtDz2OAJ7NWHfE5NpqfgG
DnVT/zVT/3Vd/9k4tzq5yX6vbFPXyzJuiudnDYi92alXoThRLktEaLAo6eihn154GTPncpQhzrwlXLziiwWRsQTRHL1S0RzNF81V5OSMRTMqGi/aojk6Q9Fs
y+FByV89E8b114QwDnsI41Am75oI41iEcYvRznY/jRYQxrVewrgm3bKWC+NoUWE8JMK4tnRhXDPCeCiSCPAvWxhHBWFc6yGMa4sK42hRYRzNE8bRKxHGbiaK
N/IXWAYPvgIZHBVlcNRbBkevYRlcyjIt9d0ozIFR9xz4WpPBkdkS4rVHwUpo9oq0qiyKclsryjDDukLU7gqPugvk6Zb1Togw0Fi66TWd4qEMMx7WOVCycKHK
axG9olMauRAaG3QFQizQS7vALO1CWdqBSE8v7XgnPUjCog06lNUcLZk82KArYoOOtA26FmmLN6evGS65u5fFfueK/S4Q+10o9ruK2O+qYr+LtGuDNnnZ9jtH
KCedJBDDc1mY6LNoUdELjVKwQ90U7lDbczx+kHFOLggUTUsydWzfAitfS9y+auINFrbZ+awfmPw1Tl+nPtduZMmAprQT5txXSyRUN7RgS1jfVYswwn+ND1hY
wiW+BDu63ngnKbkVgCDss9esTfar31IX+zEjGjCg69i4C7fC7kK1zjixDEJI8qdidgeD9JBnjFMB03wecQ3vTUnvVZXENBWMuy9hI5GOL7rC6/kCNhLpeMpt
ezg+iw1GOp50hUb6GVeAMCfAOEjH466QBx9zaRgG7D3dlwTnqb92aboM1jjfgpc1HY/Cyzpg58FBHI+47SEIqgDhcZNKlteRqfgHev1d0uvvAOYezuRGyePF
ksUNksOLJIPrJH/nS/bWSu5WS+bGJW8rJWsdyVlbMpZIvpZLtsBFXMnoBDI5E+h8Wrn8yr9xLjlDOhI8V+Qax5cPyw52191x91FPbh/ycH+1c9LruKlzhfiF
UQN6651d7Jm4yjvqTXjT+vcR+v1iWX4fpt+n8JvkyLNlceI8WdYzIZf9hP7IM3AlVgXqy8znkbN3ygNV5MkysKqIFwLqS6nbfW5OfWkq1/TXVd4+l+bzgJ1R
6UPnegfhrErXD8G5lQty2GWDUJCAqxPH4Td4e5Vkeg+OjQkPTlqaBpNZcNm/jnNo02CGgvjiZgQNpqG9xcML0GCGxvM4LHoeB5qkMjAklYEmqQwMSWWgSSoD
TFmPcrgS0GCGzFQZZDSYj/AJ01UGmq6SPWsP6hT2ujrJPa5c2GUuTOsLL+pvvMB1cqF6DkdK+R91yqd0ys/qlE+ixNi9D5j+U3sXB0xRqnfGAraEcX99REmH
PaSkxz6kpMseVIKcexQUmAHv8XPff0xJ5z+spPc/o3RHUlL9zG4SMMyMx9FTSgbSUSUj6QnFPE9FPkzuXkU+TGyRhMLwqoSOOMRuN1OCgpWYg1CVZX+7LF7t
TGcPjuI6Jt8ydKCWxBKJgTqSyCL9EiRmQILEtCRIzKDQ4HOw4FI2+SqLiTOgedXMup+oeph1M/q5w07mznH6+TbAfBtaPRQeRgxbZJHQ16nNwZJjdtsYs5jP
t0ufr5ZKfV8pzrf/Gh+w5tslvmTo8PizVcy34M1LogXn2yoDMgHG1CFMuiD78NvL0DgA3KvE7YZ9jgvWaaUAcxKm4zccGGGnUc+YzDWeKOhCAV+U76AqGwQc
aBBwg0HAqgsETDp+0tAg4IsKQM2L2gHUyybdWDfVjqHX8lKP1pu8UuZ8/S5pruH/x97fgNtVlnfi8Prea6+19t5r77NPcpJzgGfvBDwpScnMMOQDKlnnz0dA
BiMXfV+ml///hRU7mQPv+ycxk4uZN8NJyAlNJWpUsKDoRKSFVo7Fb7A6RkpbRLBB0YKiDS04aFFTpUorLe/9u+/nWR/77JMEpcp/ZuDKWXuvvT6ej/u5n/vz
d6sWyajZSgYIaXPFcGwqpJJJYQvW3JSu5WTrmk8jXJQOnxyDSM47AKc/0epDNHCXxHDtMgQkr7ua2oBw5EWIDEakMBN6AdRqS6Bwl+tW7dhCDL5OzASRx3Zv
ccxBVLaOA0hUnIdOdrAuBN1+GGUskdOGnEoPGVUoRLBYYqPGtkrekYm+WqQW6+yFEbyt+iPnWHRUe5AGuEhRt89Bt2P9xQs9URpxT94TObukiGNbj2jhVdY6
qZG0VmKIT5dg3tW0ATLC81m8/Pus3sHMU8sBS+wcsMThEN75hCGsPuSNBgG8NoID4DqPJcUtkdS3RZL6thgsUCv5LQTwtgSupFgSf5zHxNWqMXGhrApPVoVV
pC3ERZiac4aBAQ8lxK7Iyn7KsaMSALxjoIixStweG2QF1NjncjdsUTKVV4xBTtyXxKDZuMHhULAepf0gtx4FYj0KYD0Kc+uRHxfPZsvDBQ1UkWnNM89BD+b/
tXmOtM3WuY1AzHPcstprG4gYCZTfC1F6BtFLddgyiHm/tuGCS1Cj+nHWKYx0ddxNv0KtHynMLnVgGHoCv2VLvS4b5W3YcAe3YVIrHIqCNYO2yQCJFcUpwOVd
5W2M73dsf0YQ1akp2SrOdz+sLXkNKzu1OLE05s9PsgdGUOKl4mfxf/arlfvPlRiQ4jbmp3iMfwbWJcdZ6KwoXPPXu3NYda/vS1VMF3PoSlyJVGhX7gUN7hbM
ebYgU/va3sNw7pn9ZkRuHRcKvA1xwNOBPDi6KEqJVmMAg/VWKqEE5ViunGZz9IDdnl0ztLq6VKygrEajT56u3WYmRHmyFyAEkabT4xpHNZArXOwcIkOkqrZm
xvD6vZuqiI+QY9ljikh+dtir87ShNMjC1zDN8ACzikPnmhfQn03TzHqjC7Zu1TMSZB9+7K7vOBoAK39qMTnsm64J6Ippvs1YL95Gtt1amCy2pAaQvLwLgLmK
2BSEv3pXcvkBtvdyjN9xVKYDdK9ibYRaU8BKoQKRQfx3+fc6XyGYUmwWqwkqdyCo3Fwbh4HAcTGdWo4/k3zTTbtyBPCaIIAHggBeL6p3cAhJKDaUPMDWJe4+
CCDxbzTMeoi03iQPVDhqju+XlzrtGdcYYHYWgScmyiiRNWSzLYsEW00ulpjbYNvqk5R5jXjIvX4dOG+6zESE8gAlA0hP45sK2FUitvh4oapvETueaRuuVasA
6loLKjEstaHpNM5ZaiwsNQZLrcXaPJZwnm+NWSlNdHb6PFYayVzTtOSejtPPFaSSad3m1/LXkele7KLp//d0v8mFkiSLfbrfKns6WjnfjOHpQJgGLPBsHgXD
pBuDUtATdcn4OmjCt7GNh0veDB0g/Ja7jOZ7RdCXkPtS9orwmAbSlwb6gAE1XpGauJ3ozopXRI+e9orIRdo/UCv8TYGehCSfhEQmIdFekfwxPIe0+6S8YZB0
k4pXRE0z4j2anHtFlITeLBfnyKTELK/kUlaxWI43SSzxRrEfnyOukA1iRT5r0CGiY49bbEteSyJUE/4QyFKdC8dV+8oexK02/CFtcU634SRp5f6QeKg/JIaD
C3NyumrRF+pzJ3dOXyRm+k1Mb8Z0nsIZEmnPGcw9nWnxwjKa3tWgqVicIREw9VqF6wzOkBjOkFbZGZLAGVKDMySR0gZN7UcrnCEjKhZnSAwfhSbC3DPaLJwh
bbpCmn36fFdIzXjjauLWqolfOhJnSPtiZqFMu+yarm3kYO3aNI0rfbuSWmbcIuk8t0iN3SIdzGzuFmk6+bijn82SW6RTuEWakGPFLdKO8/EGOVwkYecbpVXn
SID6hmEekbXiRjldXGpnHV9dyvKcRmx9Rr8TDLWbN1ZGfASHVr76zcC3Su6QGnNOQ9O62UPa20/yFutO1cycIXB5+ufohUlF4JDDWvo/dpvws3IA31ieeXme
BCyxS4Tmd0ikldyxDTl6huVrvv6/Jk+PXyKr7v5LsOruS2bVoWHVIbPq+XzaEj7tCZ8OxXudLMCnOy+VT3eET6PYQip+a/BpYprtIogo/Vn4dHp0Ph3+0vh0
+5h8unP8fLrDjNjw6bbEDxV8Wtg4UwWNa1v4dFvz6bDKp9uGT6fHy6fTIXy6nbuvNwk5XCQZRCU+3T0Kn05fRj4d/Lx8Wje7+4vl06zq/lrOqEvqrkSkQnjM
1ld/ZwWIxfOa0arkd8SiPmpNp8/s1uFgRTTqCufS3iIcXg+ErxXOFb0xSSWTiHBTKhodhMt4jEPz1eI17BZeVCDeJSHnO10j920DwUhIeczBzsM6H8tpowxo
CFb2p3MHuEy9lIZ1uAisHvzZb7IbaCxzS16gWl44uSaB+Az4SSQPHBptJqyB3jmpIcd7ZUt+jZN6rLJZQ9e5Ckq2I6REGCP7X7l2+LMo49hqa9orD6URH0Wx
tc1PdVZi+xFCl0kr/28zokgveY3ZMUjVZStPqALewpjHhnqX6Jc0b7Y8lR6xVM58+OsvsBL+ZwJqPqCEc0gBV58PK0p4KCEwbKziPSKExh2+BD0bW2AVvpn1
7MDo2TXBp8+xm8t6dl307DDXs3FxoWcX0M1lPbsuenaY69lxoWjXZWLDhRTtP1xkd2dKuK6mKKJNz/rObg166ZVzj8ykJ30/O+lCDgbzuf+JFGy3OcMHiUTP
7h5M8XHEIanv5owWH65UD9mfIQ5AZPEA0xIh9ecSJAKtsl4H49YqaxPygeAvbuCwEflA8Bf7kqqUgN5REV6uSjk4pTU8wdYVsmVUQt8kSGngENpmfOwjjMsV
oiyQ0HbModuwlEm5xwGOjmKxleDCWJxK1KIJ5gwg6WYuwkQbG/qSjnFw5KIjv6lD27Fq6tSuCNVZSoYjHePCT+rkkpGeG9ok/52Wj3A/hwPTaBsJyRcJyddG
Wi0h+cj1486PbKSthDdahNnRFhqiUDxvod2qFNIxWyi8ET5GVW+Pi4yILZvoolyGBWZFvokuwso7n3XMETYWr7fWSgrd6ZJ6t1rYMVBJm/AzegMSMUNleoIQ
zhE8y7FxH5sDY/bMJsrCswz4xQyPS8KzL4CCPhJ1TduVj6DCBg6Lmd6J7BaZPXWxEWY87KVri9ZLs00niD54q6z2o9/Je0ISxPTP0RlaAC4G/f+GmEvdkYwT
4grT/UVlwZ/bfZpkg0tPQkhvdAf4Dk5uEYUk3yd0LmANUYK5MDYCGomklSTYqxEIY41ehNFryAoC/dF4NUBGHcSgV8hISyuNChnlRBRWiSgsSWIlIqKOChE1
XiIRXf/yERE63AG5NPJWgk5Qw42pxgyyIZdFuQj20ujl+peZXjSLAuOKOKBFDM/gVJC0mWB+9Xw29Jt8Uo8ZpmTHeYJ8k2MLSD7oIskHRf3GFhvQJQxvgxzO
QoyddLnOXSuQfFfiy6HdOw/8dsgQxCVIlTXORCFq+NzsiyW8ZSOtWRp6k0xXbEYw5tTh0eyA+XaGjUtHTms8wBWljet7u4W0HB33pbetn3OX6hgZEzOgQTcW
MyTTPQZdOulzCikN/sUA6YZCkSSjsXZ1hwM96vn5D/5Re2cui+cLlpzvposy1xizriM1rrevt1B0tQavDcdDo6jqYhIqlt3Cz1hbubnGeO+K4dgFDgvyKHfV
AGJBf0TurkjYoVRE9tPvMy11CjRVEmxInuVKZT64RZ15UmmgaGbbWkOo5ynn7Gk6bHNCOXR1JJjHSUtwCmnJCGVDqOtcwBpkh30BIZD0YhOb6s+LTfUlNhVZ
tn4Rm0pzydN0bqPJHlwbipxXiEVGsLGMZNIZmrXP2bYkDXOQrGRLDusGB9jSjj+YSZpL3CqQrOWA7+8knnaCzetSR7rUAYX5nLysu9SBsw/NDirJyxwVYEMe
At83pQlNpSzdOCQ9xkh6DLKJXpMlk9K8cBlXfkRYPOJg6RGl28fpdjsW2NTySrD1SuCxwjtjHV1cl8tdiLdjDHTL2c+RZD/Hkv0cSPZzItnPDcl+bkr2s19k
P5cc6Ukpztcr4M3j+2w7KHnRDdx2yCkQ9L82IoXsKROGpQNtdO1Fj1qty0ghFgWOdyAdAgjEA6w1Z4BwfxFDgjwlF34jB3U7HY0jnecCVRKBmERgLMPziwBM
C4EIAhOg+3AtINkHu2BQZ8RNLbEoRCmISu8To0OKuc7ZUnVQnoUWh1lrWglqftVtT/tcq8cFwnL3uGMUjmnG6hWNICSiYIwKyQY+PnBCraMK/IcSbBNRcbTb
muhEXtZiD2FoRiL+Ys/3OV7MvdbdoYfgiFspiB7mYEZSEV1gANjpyb7xyFR7/OiwMoS9nE9rPAsuKcSInrXXjPcaeW5TohpiE0mySVoDNrNMDm0KkGqN0CGN
IcjQSy2Br+qlGnuurbHoOhqSaUTwRQRtqrgZFb7wbFrChY1bXsAVujWq2UsCTTtSSgRP4VLiUIMvMmhVlz8/asJj9jqCtDmrIQ93IuI0WIHa62M4HgGYXjdn
EtTVvY5ppBpdbz3jSijgUzjSvnMYx7E17mM4LlnjHsJxlHes78pHbFnfcblIroG3k1LtHNdtp7+7K8dtHZUS7V0JrVkkPUsf3q2rlZe+cC91rjWXc86/ghuZ
MKwuks/mjy1G1j6u2AmaL6DJtpG/BEuutqpyTCTKwENAvN2WETlg5zsB6t/BtlyJb4RJYFSgoztC1SPAnO7023M09DaiG1tzgj8pTApBPN0iuvE4JSaUacaV
o8OuHJXTmnA61ejGf4kXlKIbj/MmQN5Orb5edeb6S4Hit4Qr/6bjamRuduodlbqjaqkaU/TLkqm113MJZzuPdc/agzxBR5MgNa2FWMjuVhJXJBYSVCiwfp0c
06zDUSOMY1gE0I+SbESzNsrY00RfbW206Kq22NRHOejQwSLXUYYjusI7EuBHOMCnEhIYbocthHNqBKwTZja4IXQUX8wfd+XhEi0BOhzT8Z8dBjpMaWT+9sGn
d9+0732nYxjGEA5qV2EO/8Ml+YNFrC19xuzw1wxP8bMnn/mAi1ovlaFpLXQ3JEiS+lCeHKujTV2elKSyomZZ6fKBdxT1tXOQZvBLLYhnQCIgPn1ewxdEQX1R
nPPW54Hsx3h+OcCrnDpUZqVhCfE/zBH/Q+7ed0WrEKQZiTfsmELMI3m84QjiDTtDboIIFOrmhGDzV3EtM25G0aaiS+jO+VyrQJdgecgaXoLFVEP5J6mGkiVQ
zOyp7zzxPqmestJUT7nrsU8esXRllAd2c6Un4idF2R17CmN2wC5XR+lkt/9OpRZKJ3t8f6UWCl3xtqL0yTwoPBnF82HQMji7YLNhFXbdbIu0TbYMsO4hu98Z
ANYd1eI0UhZT5ts2mAfHy47iA+Jlu6oFtxGtv04vLdj6gQIqtMW7gAmhpXWqUol+pbXOrD3dt1tW+YhKDXg3nf3MLhNqC0ELWJrOtGzistXj8zN4ACA+x0z2
kcdaqAtjAccAQ7fsCFDiiAAlpgKU2Jaw1JbA+o9KsGsiwa681a0kZZRDrBdJiHUNQbJ9kjADZMwwIqLCLo2MmbpgmuvxNmCjQVz9roMNP6NBRpFDhYLk5XDl
e1xJF3jAleyB+12zTo4esR5KJjEmmuer41YJI1Ed2TIkANuu0sdIThyn2d9i4lhlfdPGxjdm4HdxfJQRQ4xetcp6wu6PFjvh8QtG80jErm55P9eTSnvb/N/F
djxWAaQFnz7wjzvtnEe3Swz6jZc0rHmTCEM471ajZrfC/eI9qXBnu3KrxgoJOIFhS8PTnGZiOKMZE+YCRmGsBYZPlJlCl3FMORtPl4TrFETGa4eUVF0W7hCw
xsqv4oJitunsEa7pZhpgreUGWKuhcaCUmLnuiS8e5LpulZbqgk+oaXfQqrK0orHW6YMcjFovaoDug17KUlOsI6hrAnf2y1nORiHCoHEFsKQIQS9OgknRsmo6
XMakg4pm4zikqHVoJBdtedllc8BvJ3N7I1NWb6yoFneCZrNtBAowhbj53QFnBsLxmbO7+67Lcel+iSOURKx43e0Kh7jLldfc6cpbb3elLQdcNGaFe7MLjnKq
u9/tnYDjXpdGio473d5EUjMG9ADZpEIReb0K/WH5hmIEfrD7lTACcAekd+/UheHpiud1UZPnHHnhEUfe/6wjrXrGkbE47MhYcE1gOh5yZCwe4BKZ+UNFI5hm
oZUlOIYZXWUd1K/5jH7NPfo1H9evuVu/5k79mgP6NTfr1+zHa8rsqZRbYSmpsYdYupV0SGFptyBTodTeiJTaI/USaHcnSKm9cSm1N4FSe07pUXl43YgAv6Z4
IgfpTUoQ0HIJxFESGTQhMRVjEjXUFWNqKqEUsKk2kArnI5UQHvHFCAbwxW3rCzqfp+1TAdLztBnnjVyZqeqD14H9noYWIwXVek0DGIYS92/rMw5sTUjcUOyN
OB8JAWxb4jQCY6jJrPg/IZuBU0QcSeBwJWWAHnDheM8TXBKfMTkRytBz3ZkcvMVlPR5uRn6XZZz19X8HI1fPY6iBjS2JQcDL+0gdACH8/6hn/NYeV2LKnrYY
S7KURoG8gj+tnoVPnzMuBi49tTixFKYxl7/n6RMmayZjDFo3fq9t6QxwXPZOXQaSvmsZDtCHoAmdUsYyDkpTTekyvWP5J2U+4bAWpR3X01bBFR5Xiw1rpSRB
EBEiVcfc90Dx8VDx0VlvXRbfWy9yePZ7eSwG/bxyGmBn2o2NKHla/X0fh5X9gJ00Jo/BhzmVQxnFhByw6yTNoUNt+qsza3K3OD+tLk/z2fMifsV6jlLHD65z
LlAtW8mlvBmiT3xagw+SZ9hyPwtH5mZ/MA6EneIrz6s80O+FiY/JflyjRe63UQ/scUvEPURgZE8evOdDtex79+eA+pmtL/TTpwV9mi4j2nVPs38V4ROrrFXE
C11gysUcadHjCIvlPQ6+WCuBFqdLQsNqRvUjdoZB+zoNmltqzJGBxpw1nTW1hHPfLRUDgW7UkUqjztKNulAadYE0aqM06hxp1AZp1KXSqE3SqIt6CH8oNeSQ
U20IgE+HDwuuLFpA10kTfkua8CZpwhXShMulCa+XJlwtTbhKmrCZmiDhRZybzpbhzJtOD+3RqMQ5vqfHr8COU5M4lkDiWBK8tyPvbct7U3lv0tNhMmHChhsi
pUlkdIbMmDgw47VCLiX9u5br3xyYkT6yh+OnYsn3CzJnGxgYjLSc+uWb3D8gC6ngNRyzQbq4P+QBcBxw5NW0+AwS9ImYOTLTFAKSdATOJOjkWWsLVBu9yM4b
p06wh6U0W3e71dl6Dt45Y1h6dBjd4I5i1p4zs3adLcO3y5bx22nLAO6QAbxGJm6fLSO/15ahn7V7SSzBrz5i0rBbOfB/dOnAErsjqMcOtqkGotTgTXGkIKyj
Qgld86Ven+xWtN48s1u92zFmf9rlTy+S2eDp8nW+mKPzxbwcB1O0eGYhYrI6b7yvsxADw9qQG8X4YdqbxyoUtiU8HsEQFW9eIN68gF1fxivPiXMzxEIHXV/s
twrYb4W9bjtveeF2HiI3L2CDqWYE3zFBxoXk4GGsLOVjrCzUP0xkoxlEzT2ZXRSWcVEQURcfV+aOi3e2CjhdJLm7hcOCdnvZhBmROaiGOAEQx8gGHEPHldx1
SBvrzG4moZShcfUjKrGmg+N0QBtHdIXa5V8ON4t47fbj3Mzom3pzrpQ+mlTu1K9CrUJauI6NC4uiZirWZj3mt7HwW3626kXEzJbN8f4bLvuwVAGlez9e3Lvs
j3ZpxFb+YdbIAQG3dl5EV2gSPDwd1yeBeB7f/c28IAFYEESPhnCbpvCeFkcvutjDzwKOMqQ/V2D/2aG4UhCXqb8DUbOQAV0NWrZcNWHAROx3k2O/m1eixKFq
Qg5uMjwWfrgSDEkMXxL5XX0mCLjBk6NUQl848nsEg2tL40ZgVMNQmxgPpoyuoQkdfdbdKHjbYa8xL/qMwzoar2XZ7djRZ43B6LNGEX3GENUdRJ+FefRZKNFn
4bzos4YEFTURfdaQ6DMOG2rlYUMj1eizRjmAOyxFnxkUyNCgQH5iWAh3gpKqEjjULI1fk8dP4odccMLV4iZemU9EKfpsucBpY5I9mn8hr/kmHk9Ol2JEK9Fn
MuB59FkIZYPahugz03aaaWpwB4e2yVfOQ+nbJvosp1Ddemm26USN7ubODcCc5j0JaUh/js5I9FmI6LMWyMLTqkA4FDSRo890T5AcgTsk+ixcOPqsUYo+awqN
8ODRAsqDFrn+BOdTgHoaeeziSHUddSrUk9NOq0o7reHh/9Q/oZ3OS6Sd618+2pEoO6aSVsEcejBNM7GYsZ0PV/fSyOT6l5tM8tSONlrvClW3THsbg3kKGFfT
pOIpsWZUFzeCnHdpjiP8ZjAcXIqv/CozndLmA4qzypQW6iiDuBI+HUn4dI6pEN+5yG7NlDKNc2VMeRI2rUMB/IWL/LgbRLkORLmGUIoIQpfrH9Nj/ofZlVS/
qBwTitxcF7k5Kt7HuvJ6/m70X0g0VvZpAylRtegiXKNcSTX7tcq9LE55RSEOHrMwj7+yNLa7jjcXXPck1h3CbPgsZSMyycsjk+oJL16k5+Pp4BZGPKtLvEnd
xJt4hh7qPS+PTOLyJ5DBdNxJ9pRVwI4b9cIWkxnLvIHIvCxbbBP1YisE4VXWFgjAq6yrZae/Snb6zUSGLiD/vbxjQwcAhV5YBGrhGYncHCIRUCcDiP7h5/oH
A1toV54fZ7+ZvVF5472E5wazgm+xZCEwZkZNnpT0U6giHrtqoYrU5j1LzEghw+lOXgU7QCCRry0dUIoyRB6ElEkYE8+0T5EAzJMl9HS5WBiVRJAikDSU9Je6
ICZGuqq31a/p8HWmkkKhJ8kSzDiBSBWKAoVQYGQKgjuhMA/LnDVexMI4r0T1geHJs7Snh8yVYyEQzW/rOQaJI9AdBVeOC64MJClPdvREc+XLRTJ7vfDayyRS
7FJh1ZuGceWNUkPjHOGHFxmN8ujFZl0OGjVbOmemQfmQjYRziR2dxWLxMORJjlaRhWIyHeWyUkIpKSAX5dH8oY7m93J5yhN5ytO5pLJqWA1SMjNYigEGHYgV
1UHXskVQGfSSIBVVhz0qCVKlYcfC4GEP8mHfIMN+lgz7Whn2QmaeL0hNyrAvl2FfebzDvryU3wiQFw1eA5obEdxitA2bjGk7gG0jBvtHKCrj0xRAuq2KILWh
aL0W9XUnADHDnasKUkHeE8DS/BydSQIIUh4EqXqR+lTjZKmyIBUVgpTuCaBwcEeNBSkPglRYwKFaSqc7CXxNIeno9WuVVm9NVq/9y1m2x0c/17989AMFJBBK
Ma0EidQFjT7Kx9dQSvSzUcr1Lzel5P4lRrALxJGCfng/Sz8uL9ik8EfDLaUfrx/ej415P352rgmTYU3swkySWpzTzJLY3ZksU8K4zMXiwjxwbn49tAXEEzYt
OYVpqRBVrFxUsUuiine8ooo7TFQpV4Dy8yDHOkPecwytHsmHbjSR0E3TSgmJtrguVVbvtSSi+mgP+f0PHP0hET2EY4MPS+ZlqxRczqHDHGEei8lvTHJQS5Y/
Syx/NbH8NcTy1xTLX0ssf17V8pfnjyo/vt216zMwf+X+ifmwAeJdkinxePa4eOA8EHxfBK2gtD16sq1KaikcTzowztfFBiJNMcXry/PPOOg1wbRn75YDFTJk
51SBxARw/R6fvNJAWOt4aVhocjZWU8TmYE05HsRuVwf71RlDrrJgHSzYEIfIlHsuFqxkv2LNvrT3hIOJv6b8AlNqvMvJHYocBn5uQ5fySWiN2NtNNUFHCmo5
XOrWm5ZBD7Jrt+ACuPIvHEfhMJ4lxwA0StUj/LtwnCvVSwYJh7AhisvlydZ5JKCibXCMCrKeWCAZPVajXRmCEOhI3PnQW8QIDmM00blE1ON9QRFCMznNkSuT
gAyScHpZoGZ8VC2+1/fsGf9ab8a5tmRsNUH+UAkkqjjMVk7rShIwHv6uxLyjrls6zT8KjCNWBJ8N9dlweoXD/jy6a4WzEq5mrhDdryMK1Z7rRwjdcbJwe6nG
dN8fV9bcLOkuzhxdlgfxtHaraJaEG/oZtaZnBYUEZRCn+a3UsJtNMkLa97hMGZjD+bSXN3W6FoON+yY9wYOFG9Xowu0Sbqqpodl0PctGSsm5AkpWpbjzJXbV
Z3jsIYHOSEXxYK1p0pgwUbJKT8vTVKZuS3fr1A0i+HQOmtBcr6PcOUS2g+EVmN+zdEWHhkli8mMaEVoq7Tm6tTwynVkaHOS11dXIrJFCNGnTu3SHMpsUN5sp
ZXinMkcuGB7BHVcit2hlNHFG11RjDFeVXMKtblzCqzLvMr0Y/FhOsSbrZGLG3q3BJUoXAy8E9M6GsZXT6XU7tbyb2yJUK74ndZtl8PmdRWXJY5Uazn7KqnQZ
d0Hz532SJJZkktsi6AN+9k+WTpQ7y+TJ2XmeHKfEcXnITb2aJMGFSJCDO9MTd6YHd6YtKXGxlHxMpORjg1YYY0snTbjGvjGvXdk35726ya9uNEBdRfKGrR0R
eWHqZs+lxYH0d8HOdDVKa0SfJqeR2W1xfs1yPuuzoUnK7bmymElAdgWntd9iCw0+pToCNDCsgQlsx5a+m3PPY3LnY16iHTjGpmDnNgWbZ+UPZ3VNbYZzbLAg
YvLQ2jAeNGA8aMN4EM6/CTbwVNMZeiGWDjcPBmswqCnnVSG9KlpvIb3K4cA4yIahigEvzfluTKK6svtRKAhRKpyClblbxUuXtOIitdM2prBSfmdNBymcdT5v
9OF0QQUfmuXsIqEBD7YYU5wUqX8eYGNBRHfN5mFVa/t+KS7eg1fflnqijm71PVLFtDvQal8nR+KTJEe6cPAh0czGfuWKg89l5EzdL135FE346u4yLjVSSPu+
RHg9Sy+rm9qk9ekVlrXG4v3mDOcq2HpWOK9f41wteAUNKQOb6fvouXOzHJL42akXzX/WbvP5Jy9av54v53u+xd2ayGqlbvmqgyAnT7CY3fTDszrgeBI7wgpX
9UakYaYorM+eUGDc+uwMBcytDw8nwptG1rhpMhIX2YyVe8VICKu1nlYI3Y0LOIO8If5gJGPWjPvWLrtvuVi1LcWqbRK6E+O+DXogUyLAhknG1CAUbgXzi9NK
B6e+KzVkU0ZVddM/mpWikLQPNniSIbpkkwuwx1IObTGeLURzdWhV1UAgLSGQFpQqLDUkFOZ5xgX7rJbA/XkYaJqv4ZZmpSNwJdmSTxvA/0jESSePTuoNofNa
hchTIfJAiNwxRN6JTbHdmDUKUjGiUlEYFhfFAy2yNM96eAG7nuH2rxsMc573hs5YbVRqf7Ifsc4Zq2yCECxNoBbQvIfMeFgpakAp8lEgJsqe/a4uEPPYDYEk
jNYR2MlFMEMMRtKYX0W7QuqBPBKwMHq4du4vSn1qPctmPasOPSvKWqVKNFKK+uebz1jGe0zU6q7o45iLumS2RpLZaktmayyZrYlktjaqma2+hvlBZqtXwvfZ
e0IRW1CSGoz3QkIGqQesfWA9HO1/oKoMON/r4nyneUkMjoqgkInBCWt1EEeFDe0sDkk6qcBcYZzSHEzO+MjrjA4ml+SebA1oq7FZ2ZOdcIRZ7slmaqlXPNn1
YZ7suvFk4/5+86iebKlJK55s7nVLPNl18WTXryRm0xiopFV4sus5ZGTZkz1S9UaOlAywJdDIEVr32pPd0hAYK8UDACyJNteWxhaupL7RxDAcFRj7O1IeCZWk
jw/GC7NnDLD1HISQPdn13JOdio9ypOTJHhGrYtcYTkaMdtut4KisLFovzTadqLM/cBAPRrsouxzUARflz9yZkic7LTzZEazvI2UD7Mg8T3Y635Ndr3qy2aFY
N55sIRTQSN2A2jVVi/0EguzWxG8h0x+NVxNk1IBKMKwgW7NCRjkRpVUiSocjj6bGpd18iUR0/ctHRLlLO8xbCTpJVVeoxgyyIZeRKo7KcdPL9S8zvWgWZSCh
Gc+SmVCsgkYEhsbh1jWBUqlr22UbvyaFjKiFgru1rDoAmcU7SV12kobsJKnsJCOyk9iyk0Syk3RlJ2nKThIa86HI2gs5KcFzC8ciiJFHvG68kQ0oFAyE3oBC
UR9yE4Y8hwDBDq2zFEW61SlZC28SkWBujf7vveJ/7xX/e69YaK/wjrJX+P+r7RW1/6fuFZWdwmGikTSIULxdIbxdbGasF94uNheGRZgO0EdHDVxq4e2qsxpy
WBLz4OrpasQck/jcYCNbkTvUED4YaZ3cznXyNEl1/YK6UIqqG90shW5GQwzKD9kRJnxNpYjj0jp5WjjCFvpftyPlUAhA6FtsuclC1HbRmcSeFD7SNp0w/fxO
bag4nX0jWuv1kNbAASxTtz22d9cPH751f3+Nk7LXAKlPSJZhzguXUBZsp7ZaWbgt2/nP1hZaK6QCpRdwnlSynYm8np29ZStdwFsgPeJFV1AT6tPZk7uv9/ST
qMP6Orqms31r9ne7r993DX5kHZAW8HT2+d3w6qAkaX1u6sV/+ulPfvBXn3vR2jE1k9GZ/5C526+kvrrb5q6fmtmzm3oKww96WjcH7HEfmTWB0AIciixBDrPr
13UQqRg/TJA1vVkGhie9r3FbKpeYwhwkSSwVSWKJSBJjIkl0RZJIxbMIEmCtVBsEG6KVpqKVjohWaotWGolW2q3gLYVlrdSr+AnvduxgpvDNhX2XTT4mow0l
bGD8gRHAKqxoCO+2zxfLCSCVJNAd7j9kYgSvGe/5XORDvl443hNM8PM4q4OLgYvw0tf398I4bwHIRQ+Pe27D5rwWacqVKJvjcOoXtHt6mIg5iBIXIExxiAQ0
ztcbawL7nkIcANc2A5hJsKPSK9iJtVENdtcV6LwQrMArFcp5f+I5M861rZkczuiAkxed1fnR++1yCUliLToT+hrAN51hXQ1f+5n2ZoDMfrZff7V9OZ3Y+SX3
DPsyFU49dd8ndv/uw9/4N2vsTXwdL3fns/3o1Ra2iDypOszqSKoOJak6NK6Y589G8H+IKjiM+FYARYRTIMudDBShYbn7cQkowtqGFKIptffV9hX0KcIn6xz6
FJcyra3T6dl7SXSlhtGqIAZh7bRVTVLQEY2BeiM7P5UnZl/EJ6773fzE1XziEzfnJ26Em3FUl8GMswPFvXfJmYPFmXvkzF++Oz9zP+6Oz+AqlfTLT/blvzwh
Zw4XSeJcHJL2jxfkl6+8Nf8F5SYzWi03OvzL59+R/4ISlSY//VYUpYTP4U4HmB21qdvp8376fA59xjWfnXv8M4esNc4m+v7kMx8QII/L6MtT3/3CDX/24a9/
6vv04+W4+JAAeWzWNz78/fd+6En6bRt9f/a7N8mNO+jLX//w8bf82dw3//UaVGena78k9+2z9Y3fu+s9n3wWlTRx4uFvveND1+9cvwZVsXWDqHF3my9zdONn
zJf37bvlo9+xdDHP5778uNx4yPz8sK0rgPJT3vbER5+ma1Fkc+op0NABat5z+bV33fJJ/DyL4fkf9z0ij9rnILokWwsly6elIKn4cVEGwhSiPV1qaK7uWVJe
NpHysg0pL8v1U5WU3ZyQqptjUpSzixqeYJIjUlCyi0qSEQp4rrLqqN8JnWYxB7+g2io8S0vQJEm1l6bVBN6AqzMO/SUHGspJWgMN6U7NGlvyL6tDGpacHbOc
qjfMRKgBIyzYfMENbQhwYUbsFEF77nmkDsRAGXBxGOs5OEz2luKgeuPld8DkLA9w5AGuPMA7ngfAW3Pbf+tPqIkD9Gdc0b83jvfGY8nXRSr40nWcCj4uqeCO
pIK76zgdd5ekkhMr5wTdpD7fkpyXS7WkXGoi5VIbUi61KeVSW1IuNZVyqW0pl9qRcqkjUi61K+VSR6Vc6iIpl7pYyqWOSbnUJeVyqVwHWNt2P2M7zkzuE15d
IN0BaiAXByTfGcUG3y9+wFXWJFAChIsfWAt+HdDVr+J9c7zPWev6piwp1XJcQYSCZqF0o/QhXIM4Dv2e6sWgKmRZ013pGg6xF8CYHKE8frLuNIrWHyjH2IO6
SJrQWdj+GcSRzFJGSFep6Kevi356r5XCbOWinz7v/x4X/XSzWRveNCnuKBmRSDJWCKGXfb4GfR84fRbv06ejXK7YMyAu8LknrPJJTfAIPc/cLZkLKcVdZV0j
0RexPMOlUTEiAn6U/MxtGj4Sweh9q4RhBCGepHp4GSSB0uIyvpKMG0soe6STcc0TXt/nGPfLkWjAbp73zBZhVXROh7VYcHg10dftvZbAz2NzNWTSUOZ2IRNq
7M0IoHALOkGCBuikyXTSBP3ru7ineurdFcSWUnFyn6VjPNfQpU39ourFp9mvlij7X8O7VllnSR7rWgntP12k0daZ9qshY663fg2p+5LcEkhAZkMvQ91LYGrG
1Xfgx9nibYm8LZa3BfI2S94WsewLYYlH4ksmQyPH7dd5g+yHkUbFulHSmkjiQgNqYgnNlYNzmq5r2ayX2GZGEJtiLRBwY2VOcZk9/zImMQuhNy3VKoXexHP9
lONpsFU0mbppVeoaenHW2iK2hEHiZCdSYFIhjK0zhjY09aK9m7QWwAwliFFS0V2zu/NwHLV7yrqEtVmiK5g5iMqi0rPyTyC5hgyuzM7u3aLDhINXyjzFMk+R
zJPO068XVIHVaFCKOMdp1habJquAgbFpMntg1TCBTTPg5OphzEAqWCHTwuKoCAv4skuRGwQfONenHpOEoS4dGmDfNQj7NZ1drFOvDpRUnv+qY+6Qs3IhNCeS
3pULBQdQFUU03kZJbpY0Jy4v/loJUNInL2SUVKTD4ZTLiBxg0VCn4Sx3YslCNoUgRIF434jTKhjsQbtSPRvPuBDBDNupSaRVIH/2zeAXBfTF7bbhMB7pagXT
1SwXsbwczl1iuS4vnfBCqbN8u53X043zqF+G2OHeq5ADDlnFhjBM/0h/izhcCrCpMX6sGGFrqi62FzpoUNWQsa4eRU2cglvLyReqJ+m9N9o5ow7A3phTM7Dn
o4z0N5mzav5ZcHZutKVQOGOd2nmqlnDrJrh1S/uEBQnJZry6/RrWdZ8t+Dx7bQm6w+cdfUa72WnDrsI7c5lj07k8EJHW0oisrK6Ag91Z4tgdZW7PN/Z7UGW+
tLNfpnf2EebYIwj21ndJj4ut/VJgC6FVr0ccOAkka+jakXxrr1x9mv1/AXtolfV/4m2rLKBFBMBMZzCfS1ExiQSbM+3/SwrA/5+QFNZbrxdJ6DIRgS4t9bON
zOmBl6Q5W+DXteV1LXldKq8L5XXNmAUeYi7JYJ3pCeAgQertSK1xXNCWhrV0w6RFTbSI2kfNzKmNIf/6I4ZvhznfDsG3wwX4dpjzbRFgh/LtEHy7q7olvt2a
648y38bKGGEJ2kALAlqd+HZLG4/nkytbLgwOIWy2gvAJQNQS824z824OY94JCwUo7Q4RoXhW/olhFGWE9TQJ96Yzg5fKhLVkwpoyYYlMWKOgD6xOw70DxdxG
ArTZrpua2OR27pHiELeUy3SX+IrhJrFYqZj7MPcOITQspVY1wb1DKdQdikErFMN0DO6N6GzxABEnyEubwSQLFtRW9V4nRz2qMSAhG3adjYxMKGA7BpYQDKdd
wqwscQsoMbzkhXZ3YET4eh7OHF6UvUvHwRQawhRawhQmC56QzOcJazHs81lCg1lCA3SfvASW0FiYJegpbwxjCYlhivEAUxzBUpQV2RjGKpIqq4C3KD46qxiR
ZsRDWYXkWgS0G+aFvVvxkKkwrD0usfaRWANOY0+QHWKQ3yRC4qHw/pT5zYj0Lj5OfhP9YviNiHeG54CoowGeo2VFu8pbSoJhmbeMHIO3xMfgLa2Xwlvio/AW
zOYwdmIYykjOUEYWYCgVziTcRZZZcX4It4mPwm1a4DYaEK8NptMGo/lt27Zn5meRk/TpbgEmqIb83jHddGyL9YYdW0jzRlSpu2CYvii+QwP5JVa/Us3MbwEG
7sOeDzMC/rkmVEwV2jgipDkml/6wsZ6zr5W9AsUp1rgppPWl0KNWWUv6tTmR1LuVqHzPULYkGtTRvvr89tFJwCwxzdVBzPVhwOpyTSxVb4qMA3jgrtOz49+R
W/9CnVtQZ9zUeG526m++/bDLCgvoNijjpr4OIwR/Tg2unmgrkIZoFnBDnlYPtdCk1bNNIJzux2aMdFYIXbPCTZEJUleeLM4cVN/N1VLGb+eyemm/zqDufbPg
4aW0S5fWTRV0FSN+3caQR4IDhZw0VlBjUVADjsc8zV5EP9urrFF5A8Km+UUczJm/SOMgGLgiThoCzVHvbcE7rmMEJCJUGcNNx1IGRc9LP885Hov1KUnswvnf
np136ePXzTv1k92/gKvmN27vcTXuxd2/gKt+24eStqOUkBRU/DursxpvMTp7Sjwwtakn//rJWz73iS/9E3tgagWqbU1QbYtqPaqmrcp/ua+EYKsTKTQuaWjQ
a8PymtVWZoYftQV+NBT4UUvgRx2BH60L/Ggk8KNxLmiXpG/e7LvYFAH/loJvt0WkT0UyTwT1NIQhmjr7x8ZSnn/hJCbe307l6g45yKwaVZzfA1uq7stbdxeg
2s4vuv06Avl0Kbe6WiA+gR7qCHpoXdBDI0EPjQU9NBH00IaghzYFPbQl6KGpoIe2BT20I+ihI4Ie2i3QQ8UVTS3yEDMPTlATUMrVhclblwLlIHkNRl0Anvyt
72EHaMw4CxMjgzFXqdHaCPJ7yIWbsDZ15MEvfPHHb12yht6ak2rFWTiMVAsAZkOr/3BzmVanHr7lY99+6JaPff/sKT5++6HvnC2JXplDImwIZ2UNjJ59iAuQ
dr3ipKgQtyPEYQtx1IU4BIJOqGJSqGK5UIUSqpgQqhgTUQ+ZBkwcbSGOjhDHSKUMyegCxA2NgrGYHRfhBHBrLMIh7S3OC/0EXCBrkNTftruMH/8L7k0sVH26
UPxqIe6VQvGTQuPLhcZLQLmNClBuS0g9FVJvC6l3hNRHhNS7QuqjJVJ3tRoMYq8JsfvziF0HxNeGEvvbap5NXNef8XaUYuNtg7uHiEzPoFznMM4HBfgfTl6B
ri3ZvZCvuuw9vCpIPjpHYPMFI/1j1wnOjM3AjvyIWXNdyVmRp7PBF4FsNhtYsco9lROv70cEafrWWbF20tT3XI4x6PsNKad1Ts+Ll7HugsQefs3b5DX4TCIT
rJ47OYrKzfaYD3zDdPrOWUkG8HSA0f4vWeds/KPPvOeHf/lfXo0QUj0CR87m575rVt6SZ6yLdN2wClxwR/sukEJSK06Hxcd68TEqPrLo5+Tfb8s/HcCIH0/C
nR61/CHSZmr1jRxbY5/qXtPjVbQNOIjwqvg4uZn2BjpcDqnpVPcyWCFPdTf1eGgvEuFpI8NDaohr9htpbnW3JNkcrCLVu/AprhXLNCNGrHMBCFFf5wJZK4L3
0VUxvI+MsxUeF86Ww3En1vFUKrblxba82JYX2/JiW15sQ+pLJOgEKTO+kO1x38cJ2Qgb8jO358bLbt0lBOdzEoo4/GwZBkZ4O511iPSmWZ2zXWSprLBy1UfM
s0VtG1s0H43NHb8aStP1OnnFNeIUsYBl79sl2V2P7JL6nNmX5QPE6N/ZwyEjVnzQtb2ZZXdLlq6yDvZr27KTpjN/O2COtmWvms6ep+GkVtBmtG2aJrROHFgm
tM7dFV49f/DrcjovYob7fvQWDZ+DrbCDAxKu6nBgpYhIpkE0KcuZ2JNxG9343Ft0/madU7uMBqWrpBxHA4g37RLOYrHRXb71BY20z10fp+HAkJ+LQOfi6pkL
G5AlUGHuTsyT/JLNYPCWsX6FncDK9yWMkDXe4yg5jgJCuK9CTikGlEZwOrtmC1h/vXIfWrCNoxms7KQtGSNgudmMAjQAXQS9lGiAZ4Y9cvX0OwwCUI9fiNyA
WHe9VOTOlLR2uF4igJ8DLAXQKyKjnuHRrNHTfWrDtmzmzSLouhsY+DfcQkRAW2otc7dnLyC/cgsUuS39uk55n8BP26ZPda0+sYU3NBwDagmHj8PwxB5HifH7
Y55VKdWaSOVc/zWc62pPc3Oq+wHO7NPsl6MqatpnyDmMNWpCNkOXxYy9va0foPnUkxpGzb9gHPeoLVxJUyFrLsaBtnIZOvZMBBUXSgKpB75uQfsM4FVCdEAL
qEr0g8LNNHHoCtL2YhVupjP+tq0ojEk7Do2XuKRxUiWbcR7wjyqh88jrnuGxzzk3WlgZwYLdv2H8s9z/37+eSUymp59SD7f0SQWFkZMWZk03h0+3wf3am+mX
w0z/9HYSB7KTVHol+tuWEFZH966m2lJZGIUpIHC1z4PLZSuHr4J20/H88Xgvh5vj/Zvpfu4yi9WWgJdq8rC3TMOqRPyBC0Fu5eiMvI9glJoVC4YNY0FztvrA
RPY7xVT2R36WyTzKlHoype7/Q6c0OK4p9X62KfVROtG/oAFQhhYqWFN7mbsYwbIJ/wBbQDXiyM89/SYq6fiYEwDLNWOq8iRV287+AEec28UcgC1Zhi3Zgj2u
JFBGxbKvewjPqaXffYvWGBK4vAX4HO34Wz5vIL4RCGFJX7yiyGf93Pi9tj3ERljE9HpFTK0xbSKtYJ+O3naByJ7VGOHQJKh7Gg/GZzGEYxK4ui1DZ+DCL92A
57CjPsnLnno0sboaQO5uX13IBjDVoUE46Le72T4Re9HC97LZ6j12pViqb3qj9K4pPQj0Npk/CUHFBziomMO/wlh0Hmgrga5WCkwU+pNI3hck66duEOuylct6
ooHmRUeKcQ7gv3+nDX18B9QU8dcr3hEcGkOWd/oB7awctQSUHE0HtAoYqAjudWStkPqABfpGjlU+t+GJHCpmS5leFw8BQI84wc7X+Lsh4hqATQTcHz6JNr3N
qYxXUIwXD88wsUSfzsVXy6SmKfnfbf8OnsEP6nFcnShUEhZn8XCaQvFSteNDGkfIZUync3kZu2zGZ9hQGu32nvyRsifjKol4AvA/rqvxlV77LcXL9f4NVc4r
ohBN9LbD4qyAz5swtfgR3/NofrwiQFvl8dnGEAHwR1qokKRJivnhHv4JKmvEqfIGiuOcf8P//c3Zt5HSwSkkSVayWiAtIxu7SqMAJRwAoZPaXlvkZUSqgQ2j
kY1N91vYQFSTPp4KTkifFH9qf+CWN/ImUBMo0Ei1QEinOpYpVjikvmEN/nUSaE3rx/Iqh5yt3zRVDls5IkkL3pXmgrcKvBh49thVSMJvr3MUcdl0HbWooTrr
nJSTYSIZnkJBTIdo5RhX1sqH6o2dvMhgn6OhQrBgznMADIGuLefB3MJVOJH8kV3NIxW/8Vxd6RK5WTxE1JuJ6cKGK8L6ntwbYGYT8baahLhy2hgmJ+6lCqaU
JiMc9Bvn806s74hzdfWNDVvidTl9MBwcgFh1em14KdqFgust2CyJBAaccEOKc9XzEqRSAwgpK7WCh9bj5xPPn6kz2ylZRnKaBvuaMJaPfolYijN5SUzksfze
deWSmEymkSEWLsNRz8twRENugo6Ec/Vs7VVIFmIsxjqplBYpGkgISE2GEz28bIBIlMM5oNUzTV47qPSM+W39JtR82AtO5cg+GwaifnwqVwmws7V8mrTdbDV/
ajPKGK8T+sSLCXV3ZYEJAL+KGAC2+wZBiZMyoAIOy0FTr2mI4D+/o9KzUHrGqQ5phgqGISxeSAypjNxoXkx09FgjZ/PI2QK6aasunm+r1jorjXVea/ec/9ev
47+nz75NNc7hj7/+1bNvO6C6qvGGvj2uOh+4RTVu6VO/bukvUotU803jqllQX/Hxt8bVotKXc9rfXbXrlt/d8mu39Zu8lIp3fbX0rqfxLnpNSq+R61qlFiXl
Fo184Jb8oZUrv1q6kp/XHrjylTUbqiHTkNA0SOFxemIvSl5pVIN2rpV2wiKUrrNgEWqvs2AR6kgfRkp9cCE32giYXE3sjisv0NKdmcbajA29ub8JUmCneqm3
aPfP1uNqb+umt1He28jkss/rbX3oGnG5YyW/hZXmVI1AlhpMWteoGizNSDFy17mbUSponXu5bKqXHV/9U/Bd+gNwgFA4eA3xuD99m5GowbqlkI6tOS/nbiA7
Y8xERgzuDwDYKdlWu8XHZokXFh8XsScCtk7eKjZCejzV3QBH3KnuWqSQnOquRl7JqS5KDHJCiV2uutdY566WumcrJToWVfe669gG35Qci0RyLBZxjgXb1qVM
DvaTwgZ4CpcQEguVVFOdVzaH3hf/OwdCccF+rA+IJHnbbX1XubfdpvLB2JB/XL7htlxcOMA6BcsLtx2Iv+na/syyj7A9MNH2QOh2pOKJWbCuzYIvsFlQ27Oy
MW0dJNVX6zGREeyPI1uYv2vrIHJv2ToYiXUwEutgpOIh1sGIb8ytg9FQ6+CxG/AyWAejo1sHo9w6GGnrYCTWQWpHthxaPMZ1us80HTHeb3JVbixUgC0uPUaM
hW7FWAiN2WVjYcTGQlcbC2VOxFgYxVej1iAHz3Nghql1uMoiDUPHWtgInEYpbtQJxLWrrDocUPTpNDuCR4o+cThHyps9VwFc4TLQJ8QArgV4mk1zSN/jJdAS
WQXNviLmZyv9CtIe42+z5TlP1fGNr0nlYf4svgHvVOoSym+zJRcLa0YBq1qAyxuopaezWDJ2ThkAW77ntVIHcVqgZYnR6VqNEXKh7cpz/h2f+fDXX3Ak4oXb
8zGTjG7r8DmtGbIEG/R02JFyLmDDxLHVQDaDcMA3nv6uXYbf+SiFYUuUuM+/84joZGiYVHqCQYqaVlChQk79ha0AF9Op5fgzyTfdZG4ak5u6clMKzm+UOrsE
F4dqb6awPP5/0RSlLzTA4LyeU9IJMdJ4vcloUg505FnfDVlvLzTCIK8dgv7gibeyxbeWR9uHLFXrbQNicpHhFOpw+xqH29cr4fZoc4ioeQ63hwqQPr0zD30O
43LovIHcrmnMmQt7ERd7sC8GgV+sonG2A7MdIwAvSljXFXUZmrdPT3/frB5UqyF1QZmuUDxy45th3M9O+k+MHHzNm3uxBDtOyA6fCKhbcKqbDmiLSa4tNliJ
n98LDskiLmJJRB127IRtbc11nIORg1Nyr+JKr+Jx6Celjg3tkU6qlIE5Sp8a8/tUG+hTlPcpMgU9hvapUfSpNtgnVn19hgUyId9uXlQ519XClrmo+Fnvy1a8
mZgN/K+KwRHNkAQYEoxSvzbO1SmQQVL0D3KVQD5Q18eZAQWqNg6DpUA3+BthMaangogYtDy+2XYleBBYxwy+LCjbnNevEaOVfWWPpCUOpK1n2nnOrSoSWSJO
ZAHzERRBQGZj2qLpf2XBuYUl/QHwoetVOAssdpio6poRZeH5UpExJK5ssudvDXzSYq9NZ7xiMa4uhzUy704A2tz3wM2JJFY43hp2zPJO6Atkv3cH0Ckv5Pp1
ki8TXEmbpeTLcLUepI5y6hGqYtY3IonFJC/GvEOLO8iDyjuYRhPxuo4r6zrmJLboQslc7ObUA4U9zs2TUiKIC9qtZNKsXQkoEBVdCVeBgAz5sD20Obrb2zYt
6ZsIPAHTuBIYzGCMFuPlSjHP/2ZCDMb0iQOzJjSdjfAtFXP6jIpxex0vI2mFHq78abwL+CNtvfukqn0eK8TtadwFPFpNpw2TpVswT4uRqzp0bb/LBSxI/0R4
vRrR1qlRNYLDIkm268pu2MUabDEsNsyfi1WIw5hsQ0l/CUa4i9W4BKuxxclfxXjq7oNyWlIOqsuLcLFa9AE1pkY/8EFwmBEQ9ggSEKQ4G2AgciN7qmLpY4z4
1Q4OLl1qmtye3+QRPKd79CaP5E3uLtzkrjR5ZEiT22hkm6hqZppz8oomm//XW0bWPk7bLfgp+wbi3ygJ6g7vJsNuduR0frMj0QB4oha0aDDQA/6UcEBB/Iyv
16zzv/SaTX+Bazb9F1mzQv3DViqIfZEh9sX5+lz8UtbnIqLzn3Flzm+YWY/zGzaSN+x4V6Fp2LHX33/z3YSo3BkSxmBL8rpI+/ApXTCOJNNCVEyOJSq+dkFR
kZPh2RUYph+czV2B7MIiUozEkhOLLgGfHAkw2wAzVoMjGtUTmaKaTE50g88hduzW69fhe7ABTtbSxMSxSpHUL0pLcgvsQPipKRZWLkqWlEzEsWoZc3yY5/DW
8xzeGNA+w/oQCkYupIOAtEu2ECsi+Dbbi1X6yT+Gsaouhp66wDtAuiCKNp/W6k8C4KNQj4lGpQlpA+VdpVYSTjZyQmtxRBZijZMF+tNRcaU/I3l/OAmls3B/
Oi9Xf5poM3owgx7o3iUZV5KMcYg18LIh0wmrEl7FYVR/t1OHUf04cGNSctxfIvX+XnmkyoqO1AhMMW2WEHMNoa6A/GYHQAMz1US8bCzFAiLMTUt8u9lYVmMr
oVh1UtXCck6LcHpPA2AiQeX4YrGO55JUYO/D9A4DexYi99Bgdw3SU2oIqZMTUsdkMw0bHiRQGUJyiE21Jf0ReTRE4SFXTGOaNmSC6I9+0pBqU1xlldlDE5VZ
tylrWo8rfNE2f0mlgjptsOPMR2ScPYyzh8yyfLDThQc7kcFOBgbbe7kHO6Ex8iqD7dEKLQ8ya3ZtQ6cJIMi0UlfDMLcHhzmfKB5uTl8yBssQgy3qHUaeE0+r
Y63nIc0Y3VAYTqm4VJlzxv92wejHj+rox0eLoMc/ul6v1q9GtZh1NPdaktyuDcyqPVyOeZ76+8ceETCox2xYvx/avfPgXbd8DFBRh3Di6SOf/+nvv+0EhnGy
p54z0EwHzcX7n/3m3UB5ugcnfvjgIx+640vjjAhlTz1rLr6TL/4zes1d7/kUnnwAJ35830dchpXSNvfDa9c4+/MrP3wz3biXH/PgI3Tdzsp11+jLDn7pibO4
iMLU9x/8pgu0q1IbL6cv76bPdz/73k/9yEIKrM00do8N/CzbAIpdlHl5WB7UzTs4fhoyJ5KosoeE7H12A/aRcc7GNkTr+DoN0BEad5CWFSkHSVqkm/9blvgc
RmHkLKR+U5v84jnixdEc1vNQi6wjIQkOGqQtss5CFllnvkXWYGQGjGLEdg/zKdWfanKw9UFsuH1nhRv221M/evCRL96x7/GPPmftWcNBwO2p733rHT9690NP
fOopnEIkMF1Ku/KefjL15FM3/ehrzz7+mWfxE3u3pv7+wYd3/+Vd36BBp1Mhh0A0wHC2qeZWovt029Z+h4d6r9Q0QA5pY46epa5XDGLSd8ZVfW6WZDyUV6Av
KddC6rJp9AZeBw4MwSZ0alTbFVCybHQLie7V8KlYwqc4NXSCGoA5g12858A8DkUtojnrL+ZpoUnsj80ZxFRx72LyoqK80BIpROVgBS8VSOf5zGepWlrKU+TP
Q0sR8cPsn+9hHC5dvkZFvSVA11iSIwlgjJ05mt18jJeMq0WoQDWkJhT1calsmI0FSyjxBfb8C7gtDTkvJZSavaU4szQvoaQT3keQjolqGkv0BKvuJaxBRkWC
MHJfxnRa5mJQDtNSJ2NFU9dVWlTcohbpssd0kS7ZBJiRmKutcUge3w6oIH7AH8wKt85itiTxaqfTDMy27I8EEElK4B3OHVafZov+xxaKJV9mnEZZwt4i93/H
kv98seQvZxT5b1UC2YpN0GI+pbkh8cssTP/i7eIq0J8Mi8x45B1lsy8olE+h3Gd27Hgb7dfIhCgHj3KRTAWFEpm1CkLDBKIeuRCTw8V3IlAlF9+p4xP8U1yE
yBPFVVc6AoIqB+hxJJzH5Ylg/PzFlvr7iPakJC9Lqb8vLVzq7y/eotNGEin1lxyl1N+uX/FGZmrXJkUU0xG7oqIgT6DDobjsNBPnUnjs6ieCxRte3PAF1hmx
VmxFihCGV9PI8medT79rZHnOryYx+7UMyFVTMfvg4uzs8zjwqXc+0JtsBv/GlVF2LVSyOsI2OFqJ60jDDs6yOgLHiAsgDTx7tbAq1dC32sT8BHWfHQgA2m8I
qjjHEkImrxlo5xiGd3oOktcjIEjp4GEV09NF+j+3Udfllvba0/zwx0224X6baw2K64wTlPYB7shjRA+EGqbbSX1pAvGBBGuAbWTeVq40dUA+dmXARzVZLdKl
ZaKBGp7D4CXZJKdGNza0RzDSSP/5FbEY2uJ8Xmwz6tlp5zdQCSoWzpa9ml+ZQ23XFEo5NbXbj4dP1y9IxCmBB6pEShvFUqhLJRKgURncQAaXa1lFXNNID26Q
Dy6rVotyp44NB0iwseEnE4OlbmNYGy3plZ/35NWcJGV6Uhm67KxKt9C+0wbPKK86oZ6AQVtGCBD2EjNsQ6AdpDFmtQ5jwXYBxDLwdgawJIIYEA2DbChHH4Dn
MNTIcQRKyHxIET4G9pO5wSNKP8FywRUmF6PCJO0acyRLkVQteDqLNQDEmFoy2xtXS1FccjGesATFJReTvDlQXHLprBqbBVRoMgerfCETlUpLwubjAHZvPoRF
C/IbozC0MB6tYeMh18SCrpNLcyXqi9ViNGIxCTjcszH0bIlqU6dUa643gSqaJ3CrxnT3llC76YoJdG8Mb1+K7o2pzmD3JmYxEEv4DeqE2UuoOeNqCQ5l6i+P
trPgRJRvwWUCvsgnJVpFC2bBQs8G6bOYNrgWnXKRufJbRnW1MV4PgSzJ+IJGTTBpGC6zGw8uyEQWZII66FiQdbMgE/BSLMj43EZXc7vnrRK3k6Ww0+4LiGNU
1JbbIVVarkGKNZbEiWU9wZDJ0UTno4rNwOvhtZBTB+TVwFBHgLV4kjrR0D1ooA5SJqGe9KWp57/+kR99snlJg3agnlJYF+qkEtLJm+iXJI7n87uR0uDa+eA6
pcGNjjm43rDBZYvG/MJ6efxUj9Hi7yOp71ZbeVOky9+oCZLO30j7T5SDPRVN9lYAnG8xpuFWGy9Ti2DVjyENp3RYvIbTWtEKe2svTpYMgvjymGYYrCD7kZXt
fNCtkK1ixSOvy50Im06KutwHPlHUi0OZuIaU40Z1vC7xgDS24mOVZx22vUU88hdzDIGF6lA12v7B9dcL14801/eyZ6yBnflqJlGdOYsTV0mxOeQ3lygIBR9A
QBFTrgqJiAFdFYEpFXtJtTUNaU2St+bXzqdzRWsWuq8p98Us/fCdRDKvOo+N+f3zG3kRzUjHGPAEfFM6lB2iHxKpptnD4fX4czn+XMHXfdSYOTehn6usS3t9
1dPbah+hH02wm4saUb55U09VeGWvB4uy1FI9jmRqD6HhKlQ9fum7THGGDf2+LksOxyR+7vMFefWGyR5XFFje48arXr9gpvdo5AfD5Eqzk5xYZnJ+vg49XXcR
gmQ8RO6wZSXaiNzFSvTNSrTzldgwqq8hhEV5KJQtQRgNJ/s2iPh7D9pcXvGeGwIpOJ8sM8U5FPfmHPzZyP29yfR3rfT3dOnv6l4/r2sPe5CMJjVeaSmkkSO+
9gyGG3Fv/iIGsj4+8yskJk4VF0qZl1u5hvsZsB56SgHhnwSgVTnPyPcTKzu1enKphqpdJkh6y5Viwy+afbPdP5mI5GTSf06hppJ+8Cp1cl5l6hSVgD5OlpWp
iO9JWJ0JqqsjhC7pnYJSIKegYdmvzmvOuY20+r5Jet8kvW+FmjQvoletkFdNCo29il5VfY9D71mB96zgAZhUKy5uwJc7SYNoxTzexLEx48XHYfVZ5u8DdoGd
T8N/AZNarIt5RkJ5SZnyoAtJXSxaXlzRQlNenZYlTNr9iCmvmHBDd3Whuzro7m9Ad7f9414U7xxbqG3aqGNAhZvxYFMlDYM3K5ed7/M2q1g2q7is9ySsXqGh
55ZwIOe1d+g2cHDhbaBNXeHJ0MSgTlanXNxAtP+kOoUmjyt0P20NI9g/HXrWJppkmuGM3eMn9gq5EQ2rU4jcqDElcjtZyO2Uo5HbyUxu6IU6+eL+KeP9BL2S
sNAKvbHCpDTP9WSRPoVF+qozUO3BI2o9Zct661l8TKSEFVfN4FX8BDicGsaWlZwWtqw9Iacs+zhTxynZV8X5EaUf5wTUTzAexSnQEqnB0HJW4GBhCKGJUh/R
S+YvP3yriUKlITpg91+l8YXgo1XdFY61xoG3NpxWXfqTf0/xPTXfuXcHbfbZkCRxCo8U67+I934rc61V1lhW1Cc+RYrvnKyUXg+nsAx38twsKyns7nyCb/8Y
h4z+Sn7hr3y2txgSN8YYYsHiPGEBBaKLz69rlLjr/FLRRQQ7silcAIEuhjkrRAkBqc2U1wUrlxMu7kvUclgkE7UMFskE+J0pHXow/CSqD+9XAvkLXlq1qJRe
uCjPFVvEj5Mig4ti/kF8cD25JaF91njg+vDA9YbchDeGdEiA3IrlDcCRBLLgatAjSoIl8PERrxVJc7lKpn5tjTNBpxl5K1EMSJWQWM0lo9wtAt2+VZ0kKHhj
ZvCroRzCMoNchtMlB5kh1aXUVl04aOLFxzLEuGVDjOTOnNvwCs7NBg5mQHHBgO5+64IMiEQ6Ll8hjfQH7CillsbSUiPne8eU891hcn61pfNZ5c6FWeUiamk4
7z6oBbokDjtduYiPqd12//uK4jlD1YXs1XlNrIWUiEVFgaz32z0uMv8+GxELq0i46GmOKYWbb8TGVMNg6puMS0FmA6XY4ljvYi/slWLoHP/FNR1qGhMpjrUY
xyD2L9pcaYvWHpfYakiJrZqU2EoqhZ8DMQBH1cLPseBcRVL4+UjunTjk2rExcR+y8hg6wPVAjvTnqx2BGEZrontw9DAsWTzRKUTzgIX3OoR3GCz75wkefV1S
qw8yhC4PhlSgFxneRYkbhu3f0Gdr8jn4sxF/LuLLRIRndP9EsP4bBi8BD2egYigLKrjIlBeHDQ5LG/FHIUyjgWRLzd8vanJai/FuNjnNhcLw3iLvgN492fd0
fB4j/CJjny8SSd4Fj2aczUQqEISCqcARd/y8SWcl/qzmm24yNym5aUJuGuPaZIPiMObQkxiyumRGMQSDC9VHpswENH/ecYLCoF2aU70Penof9Mw+6Mo+KACg
Pkfm0EW8K/KIeYiQ9OESoO6iNIEvJQC4fzh4gpgIAw5M90wmypvuA92pJkEGxb6JQep7xbaJOEEESTA2amK2SD7b1We7+VkMAQ/eCqe7hktoIMAM2iBuoPfI
7knkEQo5APOLt0pEP8zNfk6okNN59FZZj8uDCG+QFX/RQbrXIHxFdnLPk4WQncwPKNtOiXsURe57Pknz+RU8LEDGpRPGWlQahRdNQ5OerYkGno0z7RNxWG9N
iJ+DVn/2huxyNoX1g/H11gl04leR0TEuIHk2e5C6RUETPqXZl3uafSLtTnj0KusElDK08WlCCpuMESPjUEVPqkkgwMEUQ2GgLw97fI+XseFPfixQkZ4QpqSt
BFuVP4gD+64SFkh6Zd8pqvd4UtwiO4uTXcp2Z0l/EXMFZwqUhwrBDuz2Nr2rJOJkr648jYHB4Cb0Yk490I36nG9HeXyLVfH5ABnTkyphnpmveQYY1uqDUqO4
vnJNK7cCpDIpj7jL2B5Wl25go8tKuWGyJyX90u9o4tDuo7zycV4dlHZSQSw2NUKz86abnu04Fk9bXCoSSu8fM9Wk77em06+bsWS0U5hIetyGy3q6prSPre0S
lJZeZb0O+vkqa5OY+y+SbW2j7HLnIMoz16v8uPiiSSWWILVhrybljWuR0uYScNESlmpdvCvpORLPVtc0FvEggjny7xPy+xj9/pvZG1U8To/59EErO/CPO218
YyQaH9KaJVUpLSyhRaDK9daowD52Ja0USaZwhAuccViQcShk7GDNMc0o2GF+vrGKxSU7ZmKJGegPW3hdtvCwUiVTb+GJbOGNapXMw2VO/26nKBrjXsjqrAW9
rwU91j4XoUjsEYXj01YWSWcMfkmSGAetape7fkDrNRwMuWOa93ybY3epxxs5uN+bniTRbueu62av2XJui5mnhDd505wyV/yo3fh2drU8yOcH+cWD+tYkis/Q
LVvxN+S/ydbKw31+qgmh4pfTSsAdjCwuHxL+ULyXhSVQXvx/07DQKgm5GqdsWconHbYuWXwwiplWSWkWsDyu1eBJ0QaiNsgvSlduCSG8QTLoeSLOS4kfw/Xi
7497CSOiFztuqURZAd4dys7qCUgkkbj2aYbSFjSVi9bQpy29yPyofKIn3zS6kMNU/WJdZZwex/r3XxFj+VOLgZzQdPH59WPakwKd8m4njOQECRRez41MHZDb
TDTssSWjBYFfQka0/J29ZRQPyeUzsZHNXDNrmiS+wZuKrD1vG8BeEBagoq2I52hgZQDyJcAaamDBpmKLBH5Acm4jGKiYLQBFMRcCKmq+c9klgW7Xwhta8IiR
LO+yBR79Tlu2xdttScE4YJt+HGfXqxADtRxioFZADAx0PYcYQNdtAXxm/EyOkEOnba4lRTRYqiknaNfcmi6KyoKb2iU6oRNjiEMg2RIIPNv7CFvKnqTuZKth
723YpKdI/WlaLFyGQiITfn266Tq2q8WZAaKAb9wuHLVBXHoi4niH3OJXb/FZt4HgtZ/mAzsWqBZvV41iSojRv0El4/ToucNWthofWUy51UaBXp4pUrlYZr5R
z9h+2l00PBsYWdXjX4ccS929Uhv1LO4uz5MACQyj/3K70eCdaDDQYYBwW1YNdtpGT3bBqfmiWCBljZy/WRp9hbT1cl2yLzuir+YKY/i7V6Boc/3gGrlvm9x3
NUbOLmk+LCx+GjjCjfXWvbZIjffYIjZ+HOdpudxtc9kjvO9uxGnkRe/iopjap22pz3CvLSrWPbYUsvu4LQN/tw19UGjfuUDobrLPw0qfVoLAIgyviRUJkWld
z1eC6h+vQ58FctDl/GHeRJxEj/JquaRZHeS8+BuP2epes1A7cTWduxR/LqsO8Ua56xy5awOKRUW56Rml6kpUxP59iWWIscfGw/z7HK7NUQwx/LfxMP++XBML
dm/uwY3m+i0OuEyZNfP7zmW+XjfRmRFqrnjE8kwmr8n/za9RzZ5X8AmvfHspEGagM3klmaGfjqereZGZoZ9e2kAs4PpsTaVSMWaBsanDT+OptGEP9tKypfAh
1MHm3GyvBekOHZzNu6o/lS7RvZrN+zLvEkh43twaFytOtda4d9syP82iyXew3C9M1bIRLgvxKOIIWgdJ6RLk38YPskBhCW1q01qzsK/306z+GpIpo7umomtB
JnvvoKf3O9lJ/+n8BpIDaCl2FGlZkerQEsRzgbum2rC7tUk+gzu/SWw/HGiEF7/URtSHN6KORmxEI6Z1I+rVRmgnv7yhl5pm0CvS0ivaeEU4/BUhPYlf0Tav
CJHSMs0hZfSKpglJK1bD0T+xvafJ8G0Rs4W37NVWhJVimZkkbaRefp5n6hjlsRLp7k0cADGMJGPSynupgQ0tv1fp9/JbD5mUQZRkZrNQWt3AUrM126zwYZ6a
qArpcqlV2pdTzqUpZpFHZcEZrA0f3to8MqoNziCjlRbvt+X9Pt7vHv/7g+HvD+ZRUDD4fsFU5uSsFMiOR6Ehf/hL/Hk05A/SUGBs1KyMynjHWjEVbaM8xQVp
SNj0eSWcvyh78of/GcMUZQfeGsjfjeNS0TKUgguhFFwIefLNdllnh/+xQ79zdEAER2zvh8xSEX3qgrog0CGsQ0sM9G7a68JsFSJKs8M//M9iEqv8DJYWaJki
EZkCssU9WpZgmcKHTJE9beXlektihc5jRpw2DMJ1SaeGKS+C7MzUfp+h9pRNT32uBwVptSqghKXVgvMshohQgr/3iKj0btnHzb105o5dgzV5uVAsavLaFTCs
IzO9Ea46ylOW13/6HOq4kRySF4AbEfvqXt93Z/xrQ9L57LLdvFwzFUY8Vh5rgpYccrPHOIftLTqUMzRAjDgpeS0I6p7r18FZ7Ll+hIYguluCt2IWCcJxZSEH
QzlgQOV4vWgWJXLHVcyZLw3mLQwKzfmCkgPTKufApIxr3lLpln5rGyprDuKah5l1PnA88kSYltQww5C2GdS411EhEmFG5kBRSITpzhWSEgYViTBhkSQyqtqQ
ItoLJonwBfb8CzjarY1ot1E1WmStcHWRthrN936MXXuuvwhjF/GILR5XHRqxcuqnU4rQ5EaJpeQojbLRKHtoo8r6gXLQHjtvD4flJshRWUSTQy2JOGul8TrE
crck0Z04EFzF21S4FX7ibVuFLHiZhHkJsXMlx7Jkp67FZxd14TwJkt/I+opFOqTAJ8MOKs5XDz9zjD172ENYSn6x8f+flMiMzKe2bc1qP2f8/z0Lx/8fuU5K
8gmENqC3evZC8f+3neB7Mx5nO7pDyhmhIduh+kADKBe9cqsUVNf5XcOEY87TAoclQqrr1K1hIrBcFwtnN/Tt4oxT7DKh8AKQEfJq5wBAOleOsh4iL8syqGMm
mbc1Zqf+9LqH//C5D73zVZewmJIUQsx/QGm7DD972V+9816a8y+5kjuaMcxHiR5tE1bhLHv7LuFeL2jcbB1WsZ/DKpx/ZXksZApqcrZjy3GDgTAHdGnxVmP3
B0e/dqzRr8no1441+rVYrF3F6Ne44nQ1D23+SP7tV/7wUWveWG4uj+X7v3qbn+08dByDeZsezN27KoP5wZd1MMUvLjUkhg9q81iD2pRBbR5rUJtQ0JvlQW1i
UJuGpJ05oEXoccUAkgTWQnQ62/8TRKeTdDQYnd6aVfFsLh4D0Hp26u36502XsKXt2Vu1038uv3HnzKxKeVpaOjIgv0iiB449PZ/QO/Wnq7T+yZ3/c07PyzMz
+6oz8573HWVmEj0z+UXHmBmWcDQq+lfOPuc9t+C/P/jcOb/F/337bC3lHf4c33kP7IpJ9D/dCL+1OsL7jjbCDT3C+17SCD/8EP574mw91D8xQ/2ds0sYq/8T
j/CN1RE++MmjjHDXBHx+8qWMcE6xMrCPf858OFv/9OPqCC88suGxRjaUkQ2PNbLsmgjLIxtiZMNc3kaSkt4KH3rnvX944wPdS1j3LO2Dv0VnptDb1b2ohLPO
9VpEkw7LZ/EYL/v87TaqRS40YvnzYOQ/qnDwixoKTWJmMP78Lffe9qd/0J4nFNBgWAVidF7S7t9v6HX0x1/d0BvJdkkYWCiOknDIHfllzoYML/Ozh95ytCGz
Sm+ip74SVmVlwB75w997z8fr88brTZeYlh/cWozR6dR5PTTUfdzqZV/kvJyj956fkXivvN7f9/6v/vDjdy6aTy6va7hSWh5XeNmffHThOW44r7hufeXmz37a
n9epK6D+cqf4d9iPHligS/YUgiJRpsft2dkORgble0vFIkeKj6Bs/e1SzLSp63DwOvkGbsFPo6eUScmp/MI2m1XWWqkZerpUSl3dc6U2qi21UUPguSoUPj3V
HUPFU6C7dlSwwg0lFKXGVUah0K6UWJJJATNfLnEmgD1vC+z5iMCedxj2XEUCvFLUIN0b2HkRu8NOXmODw2cY7f0qCQnIh+G3WFXOd+U3ITqNFEkavkg5n516
0fxn7Taff/Ki9esclhoqN39M/oDs+afYyHc/EtdJrrYAQP+ANZ0+Kgj0UJmu4viBVRY8nDV4OBMcLsKpTdp8lxhPI8fUHKUdgvaeFylB1anvvq0ISr9TgsuP
2FmLf3u7CaPIvm5L4RbgPOMRdOKFyNKRtTr+tJatnS4KlHFlrbdKxZLJabR2Ldp9Vp97sYF/f/atulTLamDei7W2BhLIw0+5dk0hBZUfGvJDxxiiv99kRIfq
Q1MZsEQGLOwh4Ng89Hlrut/UwfW6jEBG72Z/cS39vCkhs40t63qUa0DjPgMe5NrUd57YZTMQUgPhYnpYa9quGhmrQvbhJ+6xNYp39ZIWe7Cr5/JZxJtnbfRu
r3abGSKLubhuKaAKLZ+UsKzlEnqlGJ1zimM6raybf5qYzgSAHdGf1nrMENG8WQnvtAto9ENFzB7N/EEGJ+V0itX05QUBxDposcGLz5/BMGG2hKYhcPCjN+Rp
uwB5sC7k/HZA0SHCNWCLNW5UvlSB8tKP3ZDnGhZhWO9JgjqbgvHPu7YUAmRsSAGDwWtyDtJbrtPwzmOo2rZFwI6lwnIkAT0gFaTUS/0697xGyV8bwgW5batE
z57PkigpmQnjiakEBNRQyWl2p98ENlGyymr30zmBKDMwOigsmBRbQwcGXmdYHQo6CZbfka2hI4bgcNjWINfFqqM6xdaQ4EyoOrntim0mjCvUnlK7+yNT/t47
xlVjDjhNbaQet2ZhClAjm/odQIROffu+j7z3L9l82ioEgtc12AlTz/BrDf4HbPsNQNfBippsBazEtq2IEuAS5Ple4pYHoWy7O0b/c9vdMfo/aLtLcCb3XjAA
KvfqS++3q136TdYo4LxJb71Ox3SIdFPP6GLNetHDV2yfnnvqqx8Kqr26gkUXakvGP+pd/hXdi8ff8rBT7cQbuRM4rxnkvPZjEy5NHbdadJSEy07mP8Vln0+F
EYQiYaSmihtXT+/bmgM4XOuYXQ2wb9flaYlY3OmeODPhz/JBLFV9N7vDFO++U4p3f0DeB1a7n4SYqRdtxsvjEzvNiWvk+9WIjCLJgtqss2o2q8Aotb+rlVoU
37uCrmic4Vwutz1gHnNQP/cec+JufeJOW558u108+gDOSUY/P+xmHA9zlsjkdHqbMeffbE+nH9RfVjiXSwX6zeCdK5yrIIitcLah5vwKZwfksRW0O/VGcdxn
9xYpzlO40ZYy9IvWcP350TVceH5kDVec767hKPr2Gq4xWZc6ja01RTl5Jx6cahYoqlNc+Avrcccqaq2lb+ErjnVq53Gd+uddL/epz4WuP2PvSMqQj37h0dRB
p376nuu4nKUOOwwkc4CE5S7HsYKK+3XsSMcbTxeYMDY4LxkbFPXq76Sp/jCXX4rEI8XbuyuygT/pPGFLcdTHbIFkehR6Ph0PYfnR8SHEcdLxAcSx0fF+xLHR
8SA0ITp+BihEPpzHgNHm+La28k+zP4rt0F9lfcQmCqLj3bYgEN0FSvI5LnSR8R7Dd2/nyb5QyxXMjJ+/gkPcjNUx4/JjkYre9wbet4Yt1cAs1aC6VH0smM10
wAK6XL5epr9ukq8bAaV6hnMOjZleTBuUb1Lo7jHrNDjDOYuu+LdnOGvlNlpx8pibbTmx35zYq08QQ+An7yiefA3W0BkkbfKTrqbDWhKOzPr0IZXq9ckKlC7u
er0GdrE5NHVgANTP2XV7ga4fHOx6+6V23V6o6+2jdz0GGU0JFWVCRBuEhs4SEloLXoQ4wzYOm4QeLxJy3CjUeJUQ92ah7SuEtC8Xyn69EPZlQteXIr3AQ9NO
h6KE1CiGp10piLiTdIghc3uIIFZ0aCCs2ENRzTE6tBBW7AHyF1jUbRGWO4CV89QIMOU81QWmnKdGOaEEsClcQ5WXYYFwCDn4AZvR/qWW0AU6gwdob9OvlS/n
SdEO/LtwnPHA8WuftLRtSElwlHxy3A2Cke0AsZ/VAof3TcT+6+pM+g6+XENUczxQ6fHyFPuoT0nkKUn1KfF1Tt6TqlM8PJZTPDy6Uzyc5xSHRjIEEC/MHeJh
1SHOAPGe1HjiBP7C7+2lX7uhjHsH3GGUqs393pKPw7WU/PZsUfjW1fEAeWkYzOazoe9KUsO1zsy8krVmP5A4XK/iHJfwJxNR6ubRoyity9E480Q514hy9Mkp
rraHXW3rq6sCHXSLvri5Y05O9kwMHja43HXe2kKvcTgAwJymecSzspP+Uz9RdRTuSe7i8KthT/AE2Kwxp5p7ptLrJb5TRVMpvbfRsKY4E5vjAp1SXGC4exPJ
blO1njHYM4lOIQU5mtUmDuijX9NJ8sBaZmwM6+cc0uQlDWkCjICkNKTHGMlk/kgmvAIvhN6JAU1V8mZiU+ldvIkPexDWa2sc+RtzKpIhxTgB9R/DOVUbPpyc
64XYEBpEe3AYH7kur4qYIyigGCIrn7C3DIQT/IyDa7+kwTVhQuXIZmTQH22A5Q2l4cVDhFDtN2PMjjKuZjjFoNCQsLahdEnkW5MBoU/xLI8sDWtUGtEv845c
W+FyKWrYN5uw5ZxpL5VMqCUwjqy3xsTK2RWbJwyazTVi0JxyZyEB0ZsRXXY2TSAjShcJorOG487nubVj8dzaSw1EYp47eZUESB1vEJI3EITEfDT970ODkJwN
Wc+8p8f2R0YCZ548WeXJlVikD6ZOOlM3UUgHnNyCtOyDAt5gZzXWO3WDEU5yhn0ZzdePH/zITz9513s+/Q/WGnsTbMJnWhvpdKkwKeq6iSwDA2eWnGGtxhnv
THsyv/Chgwdpo1RKHkwCQm3qqe9+4YY/+/DXP/V9Rh2oTaGpB2wg7sMaaV9O15IMsd+Wd+6Vo30nW3AfcM+wrslfC3GrNvW9+x5+b22NdXXRuL30Tmsnfvur
3d958n23/d2tr2YZrSaSHO25j+832A3W6fS4Z+gz11Cs0TJ5+pYc1+FGKJjfeeJ9Ak1/M2nUU3jzw3c99skjkPIQOBZmt78tv2EfLgGR7KcOzeILlvLkGucF
epKBen8eqmmQPY9lu9fWsOrHE85Bz2M41CC9Q5YPdKO9NrZ2CGyAekk/zQn2TpFQrI2YLJ7Q5c/ZYhg4YovT4Vm7x+efscVg+BTguuh4GNpOwFpRguNj0HYC
1oqaOB6yRVd+CNpOcJr9ILQd0tm+AG2Hjg9A2wlYS+rieBDaDpJ6/3hXqVac6LoDJ82iRc5bTZZtjXkuf/AuMB94gE4lDWARDmO9xThM9sZwWA1E81Md1VtK
S8roU0tzG/0bGhItm4HKg+xvvvzIF2s6kmqYDaVWtqGEw2woRLyFDYXVktoCipljtBNniA1liMmEv26Wr5ejIMYZzusLM8dluQXl8L1GPSFOcyld8Zc05ZuO
YjHhEwf0iZttefSNJRMKDDpgW/ts/TQYdjiHCtbnwoayN7ehICt0UT7IVyBvYHH161j165LhX4+c/Ua+Vy2+rTdeeOImikrISzUg2pJiUg/eVrhg2JKGZZn/
fOTsA/0T1Am3qaVqXC297bYDt7ESLT/vnP3V7I2IsTirVyOGO0EXTXzAaNtn33agR3fS2SXqhKO/7ITSy05UJ95Gd43TO/Gyvj/ew3NPUPRhaVE4UhwZtLNl
u2x27mm/xpSLqgco9yp44IXnDMOSf7linB188n3D5zaosQ9SN5fms/D82bfRIH6wv5T63Mfbl76R7rCQd7KU27P0QG9pGZpN69Y1IWJnULeuGeqt/WzU6yxA
vQc/bai3JtR7/0umXmcI9dY09d5/PNQbg4/9hrCxfy9c7DJhYpcKD9sE0x/U5VSshMwQrxB+qE2Hs5q97tTsdYdw12uEuW4T3nq1sNarINz6aPfpYhxYjaKg
Z7AVkRVtH14tGBNjKNo+9G3YFBvYR33o2zAttiAX+dC3YWFsQ9H2VQeKtg99G/bGLhRtH/q2MTvCqHggd4HtrftSnCWhfxyerBMGHJ0w4A4kDCTjJA5yPsDQ
hIHEJAw0kSYv/6fPAa+h3wJXTTOJ1OmYInEmE0l1hMt3gFzMlYNbSKXxsy4U7J7HGfz4hNwKVJeEmy3htJyuRsxARdxJLrPmZys5SWURfZrkc4vp03I+N8ZV
gHEOdahIA1uCclTbexr8W3WbrmPZDufoizSOzfRcQeSYv017clpv0yMwjWi8Yl+NaWl+MSyY3XMbNB3DMpm7ctpkMtOLnZf5xd6wF3vVFy/0EEBZ68dYwx5j
VR6DDVFXuE7KX/SzNZwinxfIUc4TbOXJx6OA8liUub3FGImhtxP7EoKsI2o9UkvmAJEx1xtXI3M9qWZc1+DUEcLuIjWOAD22CMQI0KurpYMBeuOkUbCyUlcT
s8ZvMizwpbtA4Eue29FdOOIlrsh0yu11caZbCnVRjUu41U0pQ+JqXa3UeViJ+Wse34IFJp6j7vBbUERwC7W5fAqzO5uTiKkZ1ZGacW2oFW228bRyAYppoAMa
6AyjgY6crlDj4Ks65j0W+BFUuUUCk7IYbOmLgd2eKRVN8Ku2oX85XwHxg3C64i64h/aFh67LcZUGnAXPamfBM9pZ8JR2FhzWzoInIEaLMyHWzoREOxMa2pnQ
1M6ElnYmpLDy3sdOg1XW57XT4CA7Ddi50NXOhdHcWYAC4MC48aQYQVD+4WUwlV+jbdhXL2Q5x551aWHQ3pSbyr92Y8lUfhFdQdvZRrntbmMZv9M+iu0cT95n
F4+GGR0W6VlbHgZzOqKFeEMoTOY7C2+eDygdHsrXyUhukoG8SMZxoxjOLxXj+OUyKa+XOblMpmSHzPA1MsHbZH6vlum9SmZ3s0zuFdjIj24xj8RiHovFPBGL
eUMs5k2xmLfEYp6KxbwtFvOOWMxHxGLeFYv5aGExjwVuyBJzCTbIAoTvsy07zReTU44dAZoaSUeeSAHpF2eLNTZfY3zUEVHmkCOxaw85IuI84AhA2/2OCDcH
HZFuPuOIeHOPI5rjxx0RlO52RFK6y4GodJr9hw7kqFXWHzgict2JcBD6/XZHhK4DxEd11FxX3sSKWKnMUF5d3t3CRXokguW/Tjd9y3EcbN9B9pgzLaFbxBNG
SWI4zWZFP0AEkBoFeqorVcnUKFfQecxRo6uspZyNBjA+fgCzjFSPGAmPP7muCPPRbOgiGaSNMkbnyBBtkHafJQO0VsbndBme1TI6K2VwJmVslsvQ9GVkejIw
SsZlQoZljAh4NMdnwO9gABo2r/QD99jmXwX8KyQ5ik4dJyhPySNpRHQJkWtkbslg5MNYl4hbjxZI5m7tAfMF8EfCcuJl79slCXAVQ5NtNt4jZ8M8VPkKcJoQ
uFq2RuSZQtUj2JEKh8DAnNfyqKWagH7VuHAnTtSxVdeH2VzrsKJGqsZSwdE66UgnHemkg06G3Aa8j2GRHQ6vkdCUYWiQ58tV2Lhr/FZ8i1W5yAKbQnp105B9
UqcgKTcEFXJLBjhnbfXraogDQJq1GWlWV648rrnWpP088c+vvI1Ldg1lBfv1kr5Zs4QbNSt4XhuHXsAuSBS5k1nCKmsXL/nT7Ouw5KP0C28X9rMfOJ0mBJHr
A+61szg3bkkMYoC6Pih6Z4IQA9U6034QTW2ut77AIR/rLQSHoLf349hg/GPE4EitrwPPfHa3k/31g7tsTjlkAxk9X2IOHWWs8gmbcqu/GqTMIlEc1w980pur
re1bNW3vcrT9K9T2sLq2j0WDu69tdl97iDJ9nFpvLFqvis6036nH5B08Juutsv0GpGvico6YBz2jTxw2Jx7TJw7pJz+kn/ygfvIX9JMf0E++Xz8ZkTkyeVCw
C936YCm65jRqn7C1d2hT4X5bGNs+bSrcq02FN2rT4gFterxVU9fN2vT4Ga1b36OH/ONa577bFnZ7lzZl3qlNmbeTDMarywAnQLoIgWoAZuUKyAyLHKcLI1st
Wjn08FD08Lro4ZHo4bHo4Yno4Q3Rw5uih7dED09FD2+LHt4RPXxE9PBuWQ/XiKt6+w5oozbb91/7NYfTiG3WzX1d9j7sB8RMZgAQQxprvyZqUAg1qC66O9jE
nJR9H7b0BSQzx3+VWtuRVvcbUPdDVvKb41CcWqo2qCc14HmhX+vIe2LVyGjzbjVJmGZXwHM7nOPfRN7+CEfgq+akZWErArgJffb63SKFZeflvRAh+lD+ulkd
SCRdGCLMzxvw/pHM2TJOJ1fvvSPbqVDfqwZgZ8QV95p0Zw4D3WWHMrWviWeqbm8EuNL/iqtSr90ydz3rfAZNWpfaHoF1bqRhxUWT8k8HZuB12nXd7N79Bw7u
nNm9aZxax9aOkGHUaPTW7r2DHhIBGwRQB3cA9GFEm1RqbEMByA/GmoZ5FAn8mJzW7tlKOnj7F6Rwhqol2RR1aoa7W1GDGowokEpSmlUE2Ed30MYBPAEM1Lat
ufqJ4HNRP5vFDYBXwVRDoewTKQA8L5tB/K6lF2InvtfxAqJt0HgREOANCwhwTrOXkoDjrLKWoPLeKgt6nwOEuhCHlKEYrQu5JGw/UlxElrue/sXsgA9cIPLB
Bkxoh5Irb9oteCfeCjc1WPnjNE3NvTRFzb2XNsTOv0vXxY44BD5mrTFAmHBtK/QRGhc87IO6ShB7OD14OFEm9+ZdzA1p1YurMxBXZ01cnaG4Ouvi6ozXFLkb
Xu7YNIDM73cDMAVhDu5MTjaWDIEnQ+Dz4PQDHqp+jceP5CJqLIZwKw8rKcyIbY4YG+LQDVxfk7rbZ/hY6F0onVP8iJ/s3xAYS5chTgDKHqIcIeLFLc5fe/8e
8xhlXyoIngDnA1Ik3TrlT9XhPQa9YVEEFRfy1Jl77xifQlnjdMs4QNHpKdDMplJaTy36iiNsiAjrcbiinXIupsmx+Je6ZHABw+11DGoDwPWiD4/coOERadqu
7HOURlvV3zyn2nexe5uXRHb2hbwkMFI0XHQNXU3X1O/aMwtAXPG20gWN2R6XwuPxupTxNBKZoQN2pcqnP4yoYXTINBZxwASaUyQQKWDV+eFukX0YJh/aPtOk
rQEzlH0B+s3OYvGRM9QspyZ4HA2li1skrClXKWifnXvIxbiykb1iwAxVjL9UV85GDndiWE/HwHq652oI7Hlbiyunc2hxW5rlSWNcaR2gpuGRR1GDpJU7Hm6r
jlcwGCeq2QDWuKuQsaRcXsu86muyumsMEMiKm1Na3S4HHmBRfkVAOVldYtWJR9NFP10N6GyGMZg3Xlb8NrsAN7GlJfTekFtiiewv0Qay46B0rMRwKee1HLtt
Tl7Ipj1aM5yIV+exBTdFFVYb3RLIWKYR5V7ccA0IqQUxzAxmNeb2G/PDcH/mU48d16mvzj/16PxTj/x8Nz4YOO5MYLaHnTTedRMLbaxDO2jrgop4iI1Vdfa5
j8FgVReXez9CTHl++eX0sQXnU33qB088/KHrd65H/Ged/fYHPvz4vUc4ELRuXPcbpMLxWfQ0CR+IshvemXv8r8Gv2aF35CdeT08/a5qD6v98txSX4xN1Xc/5
gzrTKKuVSjJH81XcUklRCRGJJAQjKmIuIuqGtRpnHMRcRCbGIpr64YMP7/7Jw9+492mOsSBJ9LP95NUWks69z/YbryYpNlIJySevts5RkdY4iz5Yp2Nvw88k
9aIQyFNc6a3GGrOOMLAZ04S1aPyqe8cJYOzMz2ANgtWh6QQ1BALlrX/I5bZP/fW3vvqjT961ZM3wHlSjRCLl5j1w5vfgOBtrL9hYO28syVy07yGqwMdhDDjL
WlzhOhcqd9gqT3IrffhTgXW2wvFQPFcg9+lbSnsXHcZo76KDoq2LDpMkM9NhNalAdZiEYmlTrprUTSyElJAJkTqwEnlISCsIkTowgWwRpBWEqrGGwzltjXCM
iNSa1ivqMIYO8q8/d12H1pIzBJWoTJd5AmQfETmDcT6xjvNxynE+2o5zlDCfnMBNGE729lsqQTgPcBAOsvOWGeB3j3m5mcSKfTJYgZrJYhXkb11J2piAzrfC
WQ4j2wpnJTTIFc7pokCeBUKgvv2x9kloja8hiRuJJG7EkrgRSeJGXRI3LEncCEuJGxy5op9VFDIhCrItRwNGg4qaQkWtgooM+TiqdUAoqLkODv7C1T8YCmCv
cVVcSd/9XtNulk27kWaJERfn7Mdn2t91+AtpiMl66zv8Zb31DI6kbz6FI+3Kh3GEzthvnGl/S77QHc311jf5y3rrCRxpP3zMEbX5UTpmdOchOhoG+QB9NrFN
9+PzrHx+1in57kiM1FYZS6B5dFHrVjbGRXqz+51p1Zrup9rD21ZpthTW2l6HPi1hr+0IfWJPcL9Ln8a4IMyofn4Ekb6tumoUhbJIBu+wJE5Sn47niUApKQ5j
KPmMD93+Yh3Lk+pYHjfGE7T+kqrFXOcJpoLDtET/hit7dAVH0ZKsYLaMRdpmETFUdBfHffDTRGzTaOM4C1tHxHEBIzjuIO0lgnMhwGEbSQURnAs+DleRZBmd
Bmx4mL/+Y4+tYHA1RJIDHYnDgpsnQUd6+CLha7D+UiOyZ/nUHUVf9MUtRHG32LVXuS/fWmgPIxX30G4Oy9s0wIy5YNSZ9nngv+utc4WwzhG62iBkdRY48pn2
epgJ1lvrhJLWCiGdLnQEns8eEqGiBywsvpyKVL4pPVTE1l02jJo0q4iAeVrLZ0oYRlqaqV/OFHGzzKyg+GYO3anKo07iKt3wrENkjWDiEsm9TzsafqndYM0f
ZnVePcgm7xZ+xih7zMaq1dbcCDzrkJ2h7uohLnol1twILlDGUdWLK0JOyLvBVUbWWzfhOLreuhHH7hkIrIyQOrLPyZGb7n5XFfUmyvY5RU2tCh1rsyy3dp+j
Rws2EurEjQBepONNTm8Ruv5up7dYMubbg9bZ1Fhn06p1NuJQJ/A/mEyft+XEEVufeEafOGxLH57AcfGZ9tdxXLTeetyWvj5mS18fxZHE0UP6vs+YJ3/ckRN3
mRO36xO36tG52ZEn8yguWmAUWxyUqieD0x21dZYH0FhnaSS+bgsVPG4LGbDnOtKe60h7riP2bDs4PmMLRT1lC0kdtoWmZvWI73SEPl/Q9Pm8ps/nNH0e0fT5
rA1APKZ/A42ORp9Ohy74RB3uzpV0aMMUW1cdmGLrsKUqwA/AFFuXkgZ1CRWvSy2UOrhNggocMMXWUbClDqx2mGLrUgulLrVQwtwU2xINNYWKFZVMsY9Erjdj
X5tvuTudeQrqgNBuwT9l5/6pa6ebnhWGdgiD644tfUuERJhzaXlap9kdWE6QWF+H+dZCOr3VdD1bTLS4A9fU+RqaF1wg9ye4H49JxN7b7ZvaDfPV81AXmxD1
vGYcINnXHnzrB2vZD54SGBgEq8ewENlbFVuG2AH1IGdOWmL3f0F7XTiSuX6m/WP2F6y3/p5NEuut57RfAJ4GDPWzttEx/moXhg9/OfR9fLrf0Cw8yJ61p1ni
SwwDt7S055VcUBskoO4sMfmvFUv/oEu1KS7VlrhUUwFCaIsTtSNO1BF4JBbB4bDKGkVcH7zMi0SeXMyBvr0x1TBx9Lnvx8QtE8kOx3c9jwugeNPiclgQ4lVf
A4jnuJzCIcCaiFKR3JK52akPP3fTu34iMUHAMwirpdQZm7VSX/PAYXgOe7qKEnQemktrK8xp27b2wwzPo9k2FccrSfN25Ve+PSxNf23wZT1WOLacy0ao/MWo
Pb/gyCHDdaEWOwvETFuGFVtDHGV3Ge/V7dp7das5caM+sU+7qzgCdOeXXI4jCaaePHjwp+9++L2k/e+Q654yNz6hb3zUnHhIn7hfP+lg/qTPVJ/0cfzwAgfU
3F/2hH284gm73hbC22ML5c3aQno7baG9HUR74hAb0Q4xpuH9thDxPu04u1vH7t+lHWB3asfX7Tp2v+RAa2oHWisWbeZ0cXGtFt/WSnFqTYpTa7l4s5R4syYk
uBSerrZ4ujri6RoRT1dXPF2j4ulaJJ6uxeLpGqtGnO40DFVZ8fd9pzmTK6KHS9AmBpEXrAA52yJ22+UiaQNu6Se0Q/AxPQ6P6nE5pB2ED2nH4AN6fO7XjsGD
epw+o8fpHu1o/LgtbuuPsiOSM7fZcXm3Hv+79PjTeI/oeH8uXeKIytcVZZDUvv5oJeNgVHV/k9GdC/Epr7gyjOyP6h/erElToyRcpr/qmOmNQqfnFPHQG/JY
6/3/3URn2ZDVg2wCicyBDsYKTDDWwqAOePKO4snXgOkjkZmfdDUd1sKRntN+kciMQZ2SMc1kSDfIiJ4lA7pW6P0cIddNMjsXyeRslLm5SqZ6s8z0FTLRl8s8
v16m+TKZ5UsRypkr+U4lvLomxB4KsdeF2CMh9liIPRFibwixN4XYW0LsqRB7W4i9I8Q+UiX2PJFZdWGAmbC4rCTbNie56KSbfvwtrO1Y8S7fCWb8a0soRLm7
IJs8Fw5fjmFGypfkfvlS5s8X0DCfYaQww+zeNVdVK5Uw9geD0SPeOZICNEXdYNtEPNdKEc/HGyvEjfNTptqlHENZ15Gq/EDnZXygPfBjLGWS4VVdez0k1TlU
EpwjCgoNBnCst9QE3ppENREIzLtzA4HA9IBBB3dzFpieiUEbBfRkq4KGiqpHdvattw5D67yE7f2VEViwNzlqav4oWVPFrXzxQpdVAn8rb4XjR0BAyyctLvgb
CpIWqKhAnYp/2HSSmaWGH9/tVDxWIqIh6tZD8uT5EvKWZLXXAMU4/zHshVr3qnPGFoBy8O8145AzlklMeT37moBQo+k37OHo1HlVedhBAygrLiGIGhxDZOxa
0wksJN1yb9mj4qePcsl5gLOx17sfCmyy1BX2xSEDwSbkQpcrz+cSZchMDYsqYtg2IhaHIK1EIuDE2Ur2SyAZIf3xrLEau7r2ZREavFJW5KTEhi5H3C8i+hx4
73oINEVEHweaTkig6ZgEoXZ7EghvqlSaIfh3DVrLBqbukV2SfKNrJsClG66yxvp1YxhB/SpUbOsDx47rJyzpp2wQC+HqDbV/WvfjJ6ZIncW5xi9HH5jedM6w
DkJOSO3xT3VXSzzuRnnoORJzu8GAVSQy71xjdwtngbSr4IPtAnyQwctUXNREyd+ZX1OkZ7VLD3rTeL9detAV4722FGp06L3nlh+Ug8i8aDOaGmSUXoM+wPHc
QjgJozrWY5R3h++byczSBaJR0CxhH6CThDrIBhMLbIXY1DRnp58Fpx9Jz1wQB9UVESZAo5iwX1sXxamMKciizuEqRUaivV3Vaano1dcCMb8GSzBfda1hqw6z
sRbzt8pah+1Y4htJo8v8baiwkpzBrgdS7CaljiI8ECwZhtgCl8AfgcCFULXXQePO3AvYA+5LmtWpCJk9lbZd+rMJf67mtzPsIuhhE+jhVPcyxGef6h5wBNnk
ToQV+xwWXMP5yxGwfaq7GQHbp7pXI53nVPca5PKc6pK8PIYjCcpLcCQBeSmOJOiO8zPt3gSOJKidgCMJcCfiSILeSTiSAKhwJMGwhyMJjH0cSZBchiNN+XIc
n7F7J+N4xO6dguPzdu9V/H6nN8nvd3or+P1O71cU9+1mZx09lT7/yjp6Cx1XrEMpL0tNrkMpL0u9ah21io6nrKNW0vHkddRqOi5fR72g47J11Cs69tdRL+nY
W+deQwe1zr2aDietczfT4cR17uV0OGGdexkdJta5m+gwvs4FWS1d5yIYZMk6dy0dxta5AA5dvI4xExetQ26hGhWo0K5AhQZsqxKFjs1UbBnZwpYqxhM9ZBeA
om04vYIiyspBFIgFP7rFkQb92FgEEdPvhlksGRa+tgfGsOczH2CQShOyWUKCJF59pt0RYasNIW29lYrklohiEmbaIZv94furtkH9Jh3JObiiwco6wsrawspS
4UGJsDLkp2HRczQXglakBjJH9I9JDH9XYvgRru+g4K6HOkYNhPIjTphD+UMJ5Ue4vlUO1/dpbzV7bsqheE/knqH4OyieIkbw7C47c7nmkA6YFnWTaMae+ptD
e7747blb/jXL6/bUk8/c9EF2Yt+Mbzu/tHvngQ/fcs/TIr3bU3/92E0/+rO7cDUqQE794Nv66p18NQ3YZ5/9BqezX0P7aB0CvD115MF3SM77ZlxzaPfOu/d9
4+7vcQ6nPfW9L3/hXT95+ImPPsVqhz31Q/PETbj4IX79Hz/NSog99aPDX/jit7+3BG50E6y8Tkcu05U7P3zzp5+xOHR56tkv3/uhdz80sYYkc7qNQ+3Wmdhw
auTbvvlRNHIMWDQSFQ6B7IALj6I2LxFHve/G3F+wjSvefOPt+Ynusn8SvyIm4vfcohg7SnXPA8A9C0RQhxubNyaQCSrOPMwcNl72JV0bq6ZrNfwF/kpBqJrk
V2CThYfwT64rUFth3QdwSJ8j1MdQk5Wv+dPrNPhpIsitYc8tBRxLwA2tjC/pR6HsJFSOGgILgHmR/sXuHDX3LC1jr+35OJxOj2KcWX7lJBBMVuaBzCQGFHJ1
DRqUh8NlAkp7qYDSbhL/+UXyhI3yvHPk6RsM3LpvgI416DHH/3jQqEzlbOhXXQkKSiXIJpE4llCCYHNo11pRkzr+acNDLR1nxjHa0X4STcNyJZ26VNKJFs7X
i48FVB0L5mN8LKDqAXudcjkWzLAsiIqsiiRQRRqqDi3EnivcnRAKNKCQqfZCeoWme5jyGqR6VFDdGf2WdjlU6M0/Z7gjyJ586qho9rge/0qlP46S0tg+1hC1
ZYjaxxqiNkpntctD1MYQtUuVWRKDVMP9pd0/gUbGlpQmNLIRUuIGNLJkFrpbx4AdjWDc3lKunVDPHto3tHZCh2sn5O7EfcdXO4FUntt3yYLmuDP51uf4NsBg
kqw8Tr3TwXBu6WpTA50eeBfWpPySzYDnLPs9ecoqFHTB9MjjOF/xKGA/paC6o1Yl+EUVjDJxSVCpNQ3/6Jmbdv/l793yqaeseWQsFYtwQS2be/DeDwZHrVhE
A//7lYH//WMM/O8PGfg5HvjfLw38HS/DwC/7qCyiZR/TXipTpufjhvUDpXXMsH707AXm14wdHnKpPkZhljKMbTyBrvknuQbuh0hqbaOgcDtHvxaucj7TOIIU
ztdZwSIvhbwXFG98j94HSNnbRD9+2eLC2zD817N//ie6n/6QwqSXwzOPcZKRqlR1c+HRGaPZWTrNtiIAZrvcBYTo6HQ5V4Ur3A0Q7Hg0kRJVN4prmD1WadOt
0ia6W2ImUC2dr6Ez2lAlZ9P37WZKOJ81J+y9sVa4BFxLIJDC7Bl+wD32tIFCCrkeIc6z/dSELYfZ8un0OUluhKYk71/B+myI4KAWDggOCmGCtKRV6fvZhAB8
bo5kQnwQ7doIvYIxhaOsghy8NYRjnCcu5PkvHpDx7mCx9RTbXyzbHwMjsgUmlK2RA8uwkqXqJm1wZvP7mm/XZkqhWuFRXY4+zB1QDFEuWyJHacf15JcEkc4X
8sk6UzSNAIIQDB6+DJc3nX5/cLig4rtMviQbcEn4CNQFCTqEBG3jgBisUKQXHomEPY3EcOpxtqJ4+I9f1odzD9IvCPJMPTbdJL3ZU3UYe3wIIBAyaJaVYMEz
nahpOmoER0soWyFLND81pk+N6VNJBFtDzxU5EIYCpk9SD22jILCJAOp+DdgNHPXrMwg8LALeBZzo4vF9EVByoCPxigGoZN1YBCJYBGjaMIX+xjc3PJ4s6mlE
0pbHPStVkM2VrwiTThdtzBf2gY/qfU43jORkkswASpJNMIZfXr9Akp8wcg2uUKsaiKQXgzdkU4nmw0B2EUx1Bi8FVnpq8PQ2sEyg9NRA37w+IMnVhLADrfSE
RegabOE3LAzNFh0Lmi06OjRbNByajetDwguQQ7NFOTRbVIVmQyAZF6QvQ7PxnSqYD3FZKRNJEnH7hvyKpYwxgjDSo1SLjOKbz/b8mQCZHDlKW7CAhKvFuKOI
AMmxRIBERIDkWCLAAHIjiQAJRIBkQNJFohDCW1EXgCS7FOJuW/AB8wKRTUDwd1QKIa+BCQVaP2JJBoW8dJbFwfhohSdfyv8kh7QHysTFhT44TEw0wUb5RQNi
YrV4Km91pM1r/jZLG9gPZnXqKuypyUnxL18nKdWXxAxgRCCLfYrRRTA15SIIuaD2o2rdoyH9PlTp95EBxh6wJRmFPoh/P+oIjz/kCJM/DMseHZ9wegGOjyGb
OEQAkGykzzi0aOj4lEPL5YRX5hiWlLbKIP4WD+JwBW3IKB6pjOLfHW0Un9OjeESP4k5XRvEFPYrP61Hc58oo7nVlFGfdV9QozhvJI/c98ifBvHG8gseRfxso
5TQ4iiY+UBL3GWYAl0jCPNxP+93yGP9w+BiDqWZrJayAZQS6K1srhX5o50easHNU5euXuZ7FxLYALeLXIPv+l45Ji4es8jj9aPg49ZkWdyLQIkScCpPkNSKn
XS2EdxUkM8FGCSWMNISHfgSH1/e6OFzWG8Xh0t4iHDb1FtNL9wbTbLbVoplr6XOpgLyQGgNFJEQOxs4AeflnOC/4kibxPI4kdzyH48gZzhEcu2c4z+I4eobz
DI6LznCewnHxGc5hHH1+y97AKA+HfUjDLuOw8pvzoXjuaEORyBCEJEiNv4IWWYVAfvjg4x/6/e/DYDuPRkQ7xwVBBjtuVTsfpBKsgvlAGdXl9kBluf35dcPG
DiN2q6ahm20ZwRsRxBMySkCEgX0H4klDRglgetpnC0HttYWiZhHk4wmmRLKcZUx/GrXca9II+pjTDF3+AAmyB325Sog9vVX743G1ViMY4RwmUr6R+exBn435
mbO1571iOEBlegt7/ALTiwsQ33n06XWPa3qf+WVM7zJM7wPF9D4zb3qfoel9wJerBqf3maNN7wN6el2aXmH1MfSkGpuxqe3JxCuT6f/NY3v+9voP3/Kv5025
VFvHz0F25MF3uJVq6z/Lgt7rHXvGSdTFqBczRDcNzNBeZA35ctXgDNHVC8/QIcxQMha/crSffDJ+RtVGFJPfqSomuedqmGJiPJ35RcdQTI5nXu886ry+3Eu4
x3bBgkDunEcgdxKBPObLVYMEcufRCOQxvYRtcOixo9BHdCz6iIQ+omPRR1SFbiL6iEAf0VGW67c+sfsn3zsKj8YFxKOPuQWLNbmYt78/ms6QG9cCMTDbYmCO
yuTBsdfZaJk8UKpQDD22mHYiMe24661uBjWkxrshc8tk6StmwIcMu/F9L8Al8XOQPXUsLklDPWnG/IEFx5xVW71kntBL5jG9ZL6ml8xX9ZJ5VC+ZQ3rJPKSX
zAO0ZFiYWWWdLk9aDcF5lbVSnjfZ62YrSy358b9oS9RIjguquvlHEbYeoPX75MEnSGz8zpc+8EEBTy/a9ZNfUrtgnRVoRktUjKc8rnCjptUIYvxOdR8A4q3L
WQ3ic3jsbYXJBjBG5cYe0C+/XTeKA+zp+AfcmNPsP0TOVMhxRWNwiHDpL2ZmB20EUiBt291MhzEE6oRIRfoNqCrrrX8PDWa9dRkUEYBosh6zSWy5bHUc2kXN
Fu9htsjh4zCKNtUojMz2BQ0UurS1kXksZnhDccq7tDSNkRmONZQwgpHZ2fjmRhuxKdNI4uohdWVmGmbTMdgpXxkLe0CV+fyH3r3vm0dTZT4P08szx5J1IRfm
G+CNztFE2bscIdk7tQXmdkdI9jZHSPYDjlDHAUdI9lZHqOZmR0j2RqcnIuwq61kPpRlYYPX6LtyPIzzZwyKiR+S0jojm5uo9MGcBaPdwFpAswi17fSzSfT8N
sr9/4hHmcdX4SODelx71/MKPOtXd6/fHFq6vXGNk/7xYXZgD/XOxunplYbIJ4HafF+baaTX2gqCzyJI8Qkvy8aMsySN6ST6nl+Tzekn+g16S/6iX5E5HluRe
xyzJ/c7PsiT1grTVyJAlyAqDk4zohRgCA5sXYr20EDtAMTuehRgPW4idV85CHBRpdBTaQhoI/Rxk3z8ODcSdD3lZSKojuXMSFPoPs7q6yb/QMqVZzsXVEfYL
ESO2jaxTKIZWL4AMxfML2yppWveSJPH0U/faRW+5F9ftNn0d4nQvd5OEXH/QH4su/+N8n+nL31NaKHf6gBsbyRZD+P6UPz1pWWdY2IfYP3q3rz3/6DaddAfH
xGXzV+4efVEwUS1Qf9kdas1zh/pJqgOkIx0gHZkF4kuAtD/d9zlA2mNPJ9gIFAvtDk05QJp6+3E9GndrA/lB7Wb4jDaQ36MN5A9pN8MD2s1wP9wM4yWPavV/
PHq5PFnRg4eLHhFfdpZcthaX6R/qPCgSHAt8rWVfETflskd1FnwoQSTlQI5lX9UBJUIfpSr1d7yjcOvCpRth9H32RUcytRuFMs6Rlmzo2TS6hY/YYh+xcL3v
28L2vmcL33vWFsb3jC2c7yn4MxdAUg2zpxCCoSNsYexlwy/+XD3w4zC2KWkOh6Xpxnsu4SNe/DISuExBEpc6b/9iO39MIS5Gt76vZd/v6T3tWS37PqP3uqdo
b5OdRjvubV5wYTzAlWi0gEFs/BViyOLrY+ZYFni6JXluHHI5JnGYCEupSVRmIAETGrjNFawxD1KAG7/sNgH7ZXtkLAXWxiRgAZEKtiiwkUQq+BKpUB8WqWBV
IxUOBCb85sdpzZ5ZvMOecXcEjLNosv/dHKOSuNBOm/HB4TfIniJ+/T8MmDpnhHBlL6lt6iJz9QVuJX1c4TznIK6IPz7rIBqIPz7lrBFwIY90FZA5He8BB6Pj
3eBodOQUCY9TJuo43oxl4XH6Ad+3F8vAYxmogePzyGf1OH2hheMzUFM8Tm9o4/gY8lk9Tn8Y4fciPdnj9IhRfj/Skz1Wcxbz+6HueJxesYTfj7QLj9MvxtHJ
J5zeBPAzH8cypuNjWMZ4vtM7gduHNAyP0zdOQgkTepOzjv4BPH8d9RKw+euodwi2X0e9Qnz9OuoNIuvXUS8Aj7+OWg9gfE5L8JDKcBDHxZxe4SHt4QCO45xO
4SFF4hDuP5HTKjwkUOzkMLF1NMpINV5Howxz0joaXWB7rqNRRZQ/XY9jcx2NIkL619HoAZd/HY0aEPk5zcNDRsU9OI5xWoeH7IubcXQkmQKPcCWZAh8nzqAx
UhMosUEHeI9UNtNzNSSSYjmw77JshjwJiGhqmoVCZDvRHOucO+ThGlKDPoHIOfMT8vPs7Uq9tsFFJe3z5AdkDzn0CvrHaXkeZ6t76ZNCzvDpkV7JTXMhrGZX
M/SSbcRPhBNyypWbXTN9KhfQ8RCvnYXT/QmT8+Eh5+PyLJKf6OmfN0+/Qk0UGDAeggyQP+xN/c19H3nv9T7g+zztiESVyGfeKpdxvPsqaxOecGm/h8NlfMGz
b9XP3QiKw77Xx2FDb5nqaW67TPUV/YYsZLphN8Np0hkdX3lyJrmSfXscfub7XHRB2eP5DczIsxXyY/Usr1Lk27nZZgxFucmQArhFp6NFq6zVvV6RpwgwV9WT
dpU7sZya7UHM4B5O0gP6uhMTCANaTodwe+9kzljj2ZjIHFIS1IRUzE3loXb1oak8rSvNGSNiMg9FYFS6vX/ymfZ/4c/h9n5/vfWf8Xm9dY2Q6TY69EhvKuFw
Ipd4maltOgHtY2I4LjF+tOf/yJjEE7ADL1fLS7Vh+xJSdApn6wIAcxmY54TJgsAFrS29vpSIzU/TYPUh3/Tp2lOmZvYAIuNkrkvau2t2d66TqN1TbDHI78tO
7vVoQ1yWPWn3iAh6E/RvOQAoTh6YaqYYmujT7P9CM0BT+Z97J+NwjQzoNpmzq3tgvZIYz3CuNiTVvizNpP8qLEUbyayvQmZeHyGqQxeeo/pcY0CqXNPcLgdO
sK1ORrodDSbS7Wy1DHucjYkBALeCzqggDitmDlwG5ZlZbS2/6yBCYnfeL55tL/3Qdfp9yDFB9SjUEIVarkylRJ1MM5HdKa6DI3bW4ltFVUEt0q/bsrERyckO
+HVbInE91NLs9wcYQTqMEfQrjMBACRDVZX/+30pJPF7WgN6u2DlfWX84oydz6PrEa64h3rFVOrpNOnp1TxUZEU51tJyfocsQsqDaK5azBIuXxKspKLlHTlrD
wpUrwpUtwpVi4SqzRLhymPjpka6RO+4/geQOe0dI/1ArOzZyxyEnlzuKQohgv/ud6aw9WKVehnQwH3bD/6FFlefs3N4zIKywPOQxdBYf97L0wcBONSyD61j6
4OIONo5c7MFjoKcIx+chn3lsoeFq0R7ndPIltztyyQF+5CrrFn7kKutmLajsR70Ij+V/rmmqs7mPHuaXreRLDxeKdulWBt+B1AMoET7/+O5KsZu77b7kEb+o
w85TKCbtKfrToW8j9K8LDUWY/c2AKALwR3+U22n3Fyle9+kc16VqI/UxQf5L2B9hAnqXwYfE9Tfb/cWmvvnzRKgJqd6L+bIbd2mC3QmplrnBCNMvp/7Q5aiu
gMs9CMw8hsLnbzI37tc3cjUFj8VjUqxHFTVQp/+3Nd/nSndtlQhQiUlMGixxNgLOPjLMrjRS8mzzdfaw62x93YBnOwH+/EiOPy/V92LVFubfEeYPuHxYmdK5
2amnn3iHC87dAWePS+BHb7yEjaT6SWiOzSBYKZ1sZ+G2bOc/u1sU6gJu2apizoEYy/A08Io/gy0K45dDH8mzdpkAe37MGF9y/dsZQJ6pxEf6hRG/gHcpqKSo
qEBXcJoGQLmyOpARVFIRu6zMp2Xva7HrfrvC/e+HFpOlgFTPUItXcmVIw//udz+xu8YaclCmegOoxe47RjOwmr7l246bgwV83iQ7wU5wwCUFcKfNloKY1GyD
BXNzfg1tfvrk791YnKRhfRp3PYdw8R89s+ddui34ofTQuqTI8ohIlYrEpKhbElxOG2CCDbBhUtOHD4GoolA+E94BExVgB0ygu6FIo4UdMJFcwgSaXCoI9GE2
ej7vftIGY2uT4TGvuuO64lVLIMzorP+citSSIusfzCBJDDaFasnCtXMrVusCllJagoQPtC2ppaGtWImxYoVixQqRUQ8rlqt4aEh37SEvn7bt1rkNvwjqL1pj
YAs2FLVfhQqd88Z7PmnkumkFBD8Ly7B1VDbge+yM2C8SZso78GdswMiVtmDkFz9E8zL1gydu2v3Dh29JGe+Kd/SSFLGkKkVsxp+r+vz56n6YD/WfaCyn0Dz/
NPtLtmwcD9uycTxky67wgN447sfGsQSCyVIdzd9QS6VEyJJhDpIlclo7SIYvSlqAfexr+seG1oqWslZkFWszUEsV/auszbtK1NKglmVLp5koRoFGQteD4AzB
wHA1yo1/LWOhbdcFRy2aX+hP4wD5IymTTvwXRrCt0adrGcG2pVO5asp8WozPapxROyYYsCPfYUgRx3VmzpBotQh7TqAWoRvt+XvOZf0TzJYDWCbVVidUd5wN
sr2fBVsA1JYTZMNBdT1cTedejz+XV7ebTXLXRXLXxt4JsVqk95e2AWelN7UZyMtL37lLGo/fZvOrdDcALUGU1uCJwNpoI0YGbOMETFYAtnEC2Ea7xDYGZqcB
dLKQDkHmbePxgBgWqAlwj0CNg3sEAlfBOBddOiwG9xjFC0dpNhIg0OlVSG+ZnNZbQEMEwbfp160WqWil9H+SBBiDdTePi8CyPbhBxarJOVgCXTJO3+j7G8f7
/sK+NVf5Zd+ax19z35rPXKzHKGQwFbBy6b/gKAARQNI7RJLeb3PlLZHxHC7EUch5R2zpCoA42Vqjl+WjWJax9n5FOYpCzcwb88jYJEGZfCKuvpHAIi+wKMBG
U+EF1ExPGzQ9xhptsIGIDVLs5MeUh8xKbVjT7aGs1BZWakMxEsQUzUptTt4jVkrsPGKHgAer/aio020N2eJwjjpxRm6trZkpbdpBUqva/D2wOs0N7zpoaUaY
TvOgeukPDTGkrFr3Wb8YIxZc5X6uiRgT7kcrWRjfw6Rrb+vFmge6mgc6mphbZht+QEJz0swtVBF6xyiMmImQu3D79iC3j4dy+3aF2z9k+sfpIG+LpI/IwH+I
DXDrLTaMRYzpzcUtxUDHVqx72SbHH9ls5muzncf5MF7601n9WqlbjH2BYWsGBqiortZCtKM4N7cCeLR6nTNE0Sv/7q3AwHXwEh7Q4UoYVEFRxDpryhpYwhVS
LN5PYaLBXmofZS+Nj7mXAv36SxhN4jcP2zKaGGuMJpsL28zwooVcDNXewbgdDJwbsh6Pd4vldWs8CXAcBDESdcUuHYAzuuINcIHA0kSNE1jPXbGeuxIM5kL0
8kDhGBlHW889pAVpLfb9LTcmDTYw2uvddq696s1YbHyf4G0tmK/X0cIXq4EorDcSG3tB+0LnK6t32aLd38lMjCN2QgzIbTwAq6wP8ACssg5o5fRWrS3dzJyI
nQ7EhzUjD3LnHeu3/ChoZHXRyPhBV8tzrpLHbBb99XKDINM0u+8+Wyq0aew9rZexOq3BJD3QLcb9cmHdTcx1+inZ3YiJ9UeymTdnXOGcmB+jP42q7nS/q0Yh
TBq0tER1N8oLFCllHdho7dzq8k+z2lwpv+Tn/1mWKfJdm3qP129GmTa8fuJ84dxjpLYBeEEr2LgWiG+K9Csu7QbQk+0AR8SncDvwEZugckuh6hu1qIkaV6Fq
osM1+paK86VbFBfDNW0Fp408nanjxdnc0JrOG5uubkoqeJF4sIwkF+eUAS+PAD8Y5M4tb3LLa9K8mmmXvHbnHllapTJpvkiT2KJ4jjP2+/jL3qWXvJc+wMEJ
PqfThv2m0X84ubYLQaYJQaZr9J/ht+pCqtS6SR7XEJUgmqp+hrWSDtEZ1iQdYtQhadLasybo0DiDhJqmaq2z0pLlY8As0ijlhkjzIb36q6zV3KmSMjSwCsAu
sME3eVsWBED257Mm1MT2XhN/fk1rQrRsmpxLi7toFdsVTagpmlCT/flsJbVJEwLZ0PZdO7dR5+3blvlg0SbUoo2ZhEE9wNdzo/UAziLSss/a6XRXSfSBv7lZ
4hqXySK+FIsYWKR1EYQj0amk6k7OaEvQVENGiD39ujStURR5ZGyRlhvgRlPwqwH7dERE7dHSqBmh55ij5g4btaiaFG7EGIEZ9yRDWqSK5781RKpoim2yKSEv
OWYB21pWryl7hv2K8bKZObx1+rFRQ5tGDV09Dcyq0s45mWmxurRvrsQMF9tm90yGAB9Zb/1H2TQ3y555hRS9vvxoO+bhkuG3gckaOHccE4kpmpb94j8Kl98s
BHKFcPnLew2Za5TjGry5OgB6sG/bbywpiVlHYjZhJJ8oa3B1BZGiIT03ygER+APowRr2Z1v255rsz6Hsz3XZnyPZn2PZnxPZnxuyPzer+/PdeXXwP/XtpAyA
ZTzagBwr206xlHDurllN6sExsq49wa0sbXo86UYWZFBxh8P407+4rrqfsw8skE2M99wJzAYqP/JsLBGZeUxmoys7dyom44Ql/JrmYk6SxEjnbCh5vaRyJo24
4HMcMXHY5qFuloY+yvmcX+JzvJp94XM+38ziAa9YDr5AUdFKYJ+NwD6Lq7l5prwolA4fK9Y3fM4XPNLKO7zSO2rH+45g2Dtqg1wBoAbIv7AubgjcPH+HMpWT
7P4PGZKVEcnjjOJshDYBLTeKmmczXrsWzQXAWtuawQRJqK/h4S1U5YtFuBwT4gUN14WGI6HhWGg4ERpuCA03hYbtKg0fLmNJ3N4Nx2ccBgiz+ZjDKFSImil5
GbetFyy7d5cUVQx08JW37NMaRgipD8pJvyV1aE7XYzL7pDYjng5g69yKeHpfYF9K2BN1QahZOk1v0Wdp1gJtDwJYsdiDEkBhw8AVaHsQSR5Ve5BgLGFfh8F+
21ZSt2AJirjZ+0rOjqaxB3F2ImI4RU4xZVAyrr6i5RVdYkel2TsEWhxP+zOWPiKuwhH2U2OBiSC4dCC4pAW26AgkSLHEmGeNDH+WaKgRvQpyVgqdaCmJdwks
MalYYlLMcJcOsOPGXPqhB/hRot46I4mGRclm5hlj0+l1e0r6whBNYLXwg5ViWZgUg8MpssOfLGaH5SKBK9nvJ8SENcY2bREgT2cpIvvBs6iFIOnneu5378lx
9sK+yJ8AqBkVFrRIttrFDAGIGBnQyEi2fLq3hNbL0pJmM4IKH0F20pbMv4DYzwygWrf1g20k6wMv7ngiwlvZjGqOQ9U4nqub+LZ8C7HVpZjfcTVGH5xt070J
GvaTpjN/e+8EamObbZssBy7lTr6W5H+6c0KFmzGPNPE7XZpORKP2TgQRR/3mXO8kAPfW+625nmI7DA33BKi6g+HosXDejxnct9/PwcA7w1rdkdO61YkK0eST
4M+P5/rL4BRSjCwSjKsT52Z7y2kYwm2qvxUi57atvZPVMkWNGaerUJL5FM3UW3rYe6oFD1YLL6Gu1el1CW3ZUlWMSK+pq4816JNUHyMS1dXHcvQ8OiO1x5qM
mc6yT3CuYGLP71Agp3WHAoOuzp+M7vOSHuDkD3DydY8waDkdq3Sur7iorh6v+lz/VTxkk+OqQUN2Ummv7hcevxUqhscvXrDGNF9gz7+A4zliOS81pvu9FTiz
opzEcZJaDn/dMqUUteNVXGD6lEu4e82iGy3QJhjeGEiowVjENL3NrcRFwP1OpMeeXC5aAg5qHsAGKcSUx6qj+Uas+vrhrgDFm0EaocG7W4pQD16qxntL1bjq
nt9gMKc2dshAtTfy3h+oEy5m10OAxQNSCVXA4Ihx+aFm7diyDOAP7mmgdLAujCQjXA+b77acHnBrwDBjdH0PymUR6hVop0bMTo1mxecYoHCgirVfowsW9rQR
vrukCmNt0Lpoo/ReM1Mc0fUrwlGYCRx1QSi9cPpJsSTy6tiQwZt62uq8gY1gvxXXBLimpzNfFMuGmbtt+lSXXo5F3zTeYU8MUkGuUCcG87qRK9TsUEzYMzC/
f1J/CKklTbxB/QqAqlsgr5aKsc/EcBpqz3gsPhL4C0Bgs3t0Be+1CFNc4W4g5kaHjYj4WeFu6r0KvbiMuIaJcY7yQqGjXL8RPoiVQF1GtQmu9Q3U5VetYdTl
ZVIFUkmR75PWlPCU83QLo5JHpkpILzAw5G0thCUlTAKRJrWPMtDSpJ1Lk62E+QftTJB3A5r2ppEmW2xbAhG0VMA6Jo82iRbUPSNNeiUfpelqS1ZHiwRlA8Ri
qotAxyHZMYHs2Mjeb/fabHrEu1OJjIu0ptNiqTJ/Jst9EBRbIijGIigmIig2RFBMRVCsi6DYFkExWEBQjO/1PAchvDvyOvM7vbyQsMEG/RorxjvdDKXCIx36
g0IZh60iMSPiggxrp9Pdby+Xp65pOaQOaokBnrmhRxrsqUQtCU7CAMCYmpdJTbMGKnvWEV6KKmaelC+LiSScDdlyflD2mMv4i9PZcgmtiiRq2kDkE6MDfJsJ
ozfYuxF7ULClZD90pGxwOC19oBP6SUjfRRKwl4cSFsSDnb0fzSMeF8TD2GheJkKtZ4jHBfFEykXx6oiJB9yLug8koiHEw1lMNlD63I1coF36ijG/n8Mz61ju
EQJDAMcWbicdtA4B3mFQUmoKkwvGRkfRk8zxIivI4RRXmw2VDWIJJe6bMWNQJ9eROrlc5TvkqPa8XC5HxWPlejBsEOV6hnT+wbWjYXqyZ+ATPSAb6uzBikzK
sqUtsqWvGRKE0Y742dpiqk9FCk3EQB+KwcHLQ6eW834BaZX00R1b+g08uTFs32jI6dwMpkrpgnk7f1yyoDdMaG21F/lvq6xzONUKPmJJVuQQOHvYy3WVs/zl
9FiDzOjEP+dIGAdryQziC2cIhDPUhDOEx+umYCuWJRzZKzCoHQZvL3GNf/IKjPDVwywkUKD5a2FlLfNtY2LwdfZFTYNEhmWezaaGoMS42QwQyNoL+CE1rD02
A/jaDOCbtVcTM0ANSr3Naw/JRsDmRp0krL1gYO1pGyWr/TUx1e28z8VG5U311zjL2SjwooWd1eJHQXSysgCr0JKwKmsLTR+x0BTWTStLtqP8Er347C1b4dgU
8MQXX+TiLTWFHNTd13v6SQAtl+voms72rdnf7b5+3zX4keN6fRVMZ5/f7UzDGO4pf27qxX/66U9+8Fefe9HaMTWT0Zn/kLnbr6S14G6bu35qZs9u7KZs82U3
hm8OmJWPzJrpyoMd2KqU9JkIU/gYSDmj3/8kryortox+7mYs/UwE+6tCqatAxUjKt0wMgFiuxIPJJCqMKHeh+UKbltBmTWgzGGreWG3I76DvAhXSLteFqhnu
o2rGSseLBKD1qw0ofHc63bOn4Ee+5ke+6Mg1KMeM7z4pwO7LAfOO8i4WcDV6eBbKuzAg/ISgvY8J9ntXQyDhgrV9UgrOY+gSjp6rocBLgl/WEXXUIC418G1j
D0sM+PGSduRB8bewAbJVmX3IdbEoc9QXCks4LCnUxZyYryXe68Lcj69BV8trKdSRLlhGng48sPPAAoS9sR+JF6GH8hhmGcVYRp6KSR5UHi8jpn3qHEOlSGBB
dQuLZQuL8UKo+4WfuCYVLxKN+a+t3fAP9zTGf1hGcDbFEJG7xE60Dn+CE60toBupZDclktYU5mjm+/dX0WD0+3TdC7BXntG2zGgqM5rIjIZFNlkkkcuB4PRz
LTdExzDWK61zEHAgzDUQG3MgHJPrwHnwmHGdD03AtVJRqd8NmYI9w0T327nQRXvskVysClioetTKgSMqMlVN6LYOb2uAw2ZIZbDKkxBwmv2b1KH6KusNEA9W
WZcTTdcBNJewtAWxCw4e1i7rqB8Dewldt9dGhOJ5DMUPE3fTxNScfeDWPoJyvDeN9xGq03zjeK/JEt0+m018MW7/z1BA3szJHKr5JjHD+Xyss2s3xHEnImvq
SBWoFWl3idB/KGl3gQQkNMwyEC+plITHzglRE64QVdeZJXUY0+mZa/GCs/r8vg38u2R81KUMah2LnPuOMqiWqawrvLH8tJCfNoYrJ+Rpqvo0FE2vg2zaLJf1
OuZpuloTyyN5oEtbpUV0UGDqJjkl+7pdWrxRefFGJfmTAywjWbxRsXg5wDLQUUFBZfFasnglwJKDyIhYexB/afFGQxevJYu3DoKlHViv3jpW78ZsCZ1HCFxd
L98Ay5ep7yIuF2aWb5SHX9T18r1E1fXyfR0+rbc2SS3ii1CE+AxnY5aa2N3PVZeveeGf6IgYaNCVczxqH37iHlsimAdu6LD3vHpuyMRgyVwiS+Z1smQ2yZK5
SMhmozi5Aj09yIkUw30oQbehDrpVrojYjojYtojYiYjYDRGxrbKIXaflbxjDdyI3mnF2ODm6+WBwCISIowSDoLbqn1+3UDDI68WHdJnsy5dKJMgl4th7nbiS
Nol0eVFPZ48lkj1mG68ew3ivsq7gsoocjxC9BOlbZ5cE0uYCuQppIyejIubn5sN4Saeu3zOsU0AM94BWkykD8H1woSf8ZHbBJ3DGZlNnXrbKMQ3auN8YiG14
3y4xqz0itcMa2ZflAxzHv7OnHO3Q4BVnoh1iGGcahdMgwYJ7DZZl/tDEPDQZ/lDQHOIgGtnYVdP9BjFEYkwN1VrnICKTZPwuHXiLKueJiDTdKCwgF7OBiBgL
Kso2TM0/CIWNvLBDLGEGjeOLLzChBaRefeVtUnhRhtrOJFPTUOEGIbGzxPUwKcrNct5CGscOLpA1qN3CiVYc2PNGjDAvMm44Ji01HWmwVpJ0fkUE1RXG0wF/
jsWMNAApsBWooZWJhmGkgSgTASw6okzwtNK+j1rjYKTWAPx8vlw8tmGLVhGYdESiinIAQJjp6IxSAAApd+UAAJKWT0SW7XrrBAkAmJAAgDGJmeseLQCgW/j6
a9r/3z0+9z+N14nCHU4Q7jAhUzfW03ZEdt4HRl5inzyr5y8Lqymrt8Fxe/ktUSGSoSrEwbz2rB3/ZJRr1+cy2AG3QJcv1xF5zJkuwZa8Z/eChSakusgzqJj5
XScvL+KWy4tULuaI2y1ZY3sT2SmeJVu+AIH36wIE3o+2Sl2Ux5y+s1XAv/v2Vk4zJkVyC3E5R/sZ7K09XXAO6ziedwn/5hzlN3f4b4DBOX+pNtJr/JXPOMbf
GGv8Fa8EOPOoBhQ5pNEqHmLgkdPsBzU6xReQQEfHBzRKxf0aeOSgRqv4DPAaWvRx6vsP3vvB30YFtavpC20WOw/te/89P+Aiz+EUJmgMlddC8bee4byemvZE
jtZ8t20a6VRhYh6wpX33a4CFg7a0779rQIXP2tK+z2hghXtsad/HNcDC3QzIwG8K089wlTC0tnyCvj195PM/Bc7PvRoEzmH62cOGvHCFC+Yfgr3aJr00T+A6
aHEZXfu88X5yBzUxmVJ778iDyDlWBrwqNMmh+209OgfsNajgng/NjmJorqGPskO+/z15Euk+IE09f4wBK+b1ZRq350vj1oyrJxjFMdfj8qbqzbwyhOA/dcFt
bHCt12IkaWFpOVoCl8/XFUdp/6wjf45H+ohkFMD1N2VdQr96pSG9ywzpfpuLCeZDerNdjOmNdj6of7kvH9Q7Mag32vMH1f6XHNQb7WJQG3H1hNRsqQ82NZeQ
SoMq+3Eotg9G9nHyUuw7d0pQkF0ZqRfQXdqJnsMg/eABet/BdWsc4MZwecK3fviWe79DC/YpnLheD+hjZkDXrnEOlQb0oXxA+06ZTp9HG53sH27OzxzGWx+y
f8GU+1BpkJO4ekLQa8wok1Sct3YY8cLxwev/sp6uApMdeRB49D94QPDoneqsbJRaTOdINzZwjZ/VtFBIjTvGIjkdFb+h+7bwnLXQ0ars5vmzFYuh542zOOUI
JhLH82Y7HdWct2Bac7ObxiUnv8F5CbTcsPkYPqXAtGDSjHPCIcaubVc2I2HBZWyi4kRWYxAsV4Ng2SUQLE8XoGHbFkrKVECwXAHBclkoQ61V1C9F5ogGwapq
t4w35QrelFY1DxapoJZ2zDFwkJV1qM1hEdTFJcPjM+2bIQeQPHGjK1j7+11RAPe54kjZ6wqYn8bcdHQxizDb606zIqzx/G6mLfTFt5l4ptLudI/eFT+uMZ0O
6N30Vuyajk47snKYh1x+kwhMJ+ayTu4RB5UCrKw1LQ2gDxq4TNd6wrlQY5dxQL8E9cUGh0wjhjU0vFRTw0u1NJxUWpoiYqvxcU2RN2yKOMOTbR+H7VyYN5ud
z5BYIlHnk4e1vxfVoY0UDe+Wu9PJmC1hsLUcDRAkh6Fi9GCFqnmm/W5H6jPf5Ih6fqMjGvl+HFOaSYeHdwGMq31OAWPVwOgPnBsyMxjCd2vZ5yYt+9yoZ3m/
ln32OZKAwohUHu9WbGOoiWenJnBUXG8KVk9f4JusCnyTRiOOJYPAHYBvymEU7vRcu2x8PGJd2XeLCmpQ+sYkScA+1U3hroSyTpOpRxsmfPcy4j0up1m6erBd
5EP6xVi7AmJzFV1vQGyuoJMPsEbr0m1iaXNhyHNXgVBIFyAFiw6b+HextLlgdz4OZ5Eu4UKRC/O4ZHSXfsue4nYYHccvY9iIU3gejE3lnjx7qvok9zT7/4tX
r7L+P3j1KuuqHldE3NzjVl7B/ioMEs2Ydm5p/dVlbY578XemF2kfqDJc9ircLl1J5EGhPMjlcODK0Izx0EziopV9HoTV1aGZkCeM0Zi42K0L5anyslgsqnkl
WRifEIccbhPcmq0oJbJtK6tOMD9rSvn0osAlSmkyteTulpJNysSP6gCevJw8e/RCA16n1zR2l8bxV6lCfiOi/pps4jpgGxMXwL337FnIxHWrzpy8WWcT3chQ
Xgya1oHS+Q5GgWDQtK5GhbB19lFTZx+N5nlOiwSkw+6PwqPjSEIbnr/Kukc//+O2REnerZ//Bxoq7IDdW0QNHDVV3BAdp5OUSB7dKq6hAIH+8cUNGyIbnX9N
I4l1JFPZ+tQlOh4V05MpW981ZethHMrL1pvnTwPBQsKBFsPiNFpYnMbUYlicuqVnjQ1/FgrFYKsa5aL3owg6WalGYYKYpEMbRe9HVQdF70c5/Qnhq/RuWPFH
1aJ1TsoWpIR+oRFdRATfISJtE9dLieO1elKXYIQ2mNFzEWqE1dOoC5qAjvse1WgCTo4m0KYdWdCbU8k3V6nZa9rYa6hd0/02J4A5iuN1U3rlaI4mEPJeA5S2
hCfGN5svDZtEc2g6hT95CV24VLKTx1SwghbwOAs4S9T4HRJawnePGv2CIxPoutX6ugTX4YFjoP6lAjapE2tlQomUAgCKoSM54IEahUXdoQsU8q8dgTaLZbKy
1VmtlJ4yCmaPWYlkVuoyK6HMSiOfFUtmpYYgr1GWvNUarsQ+eoazzVDcMeIrgY3DaSP79pSy6Lf1Y86vh+lAoyQJMxhlQ5COxKPX7BTsgVHYIVvlKL1RHaXX
5ii9ViVKj+YTc6qj9HZWYTFIShuF5EED2OIBFEQ2x+BS5IhsLY3ItkhjNoTT/bRigNvMiGzPVIGYrlLpPES2HSVEtm0GZqCCyPaAILJdxjaw/kgBEJDjjm0S
xnGRpOVuBFKMgcJUHZXmwyyIbJ3cb4TdDOJf3ylvZc54fsMgIttzg4hstNG2hiGybZAWnSUcbG1vRJefNCkqI9KucidWCveclISt1fQAEy6aYt9BfCPtO3aB
yJYCkY3WpJhAx+ShTvWhY/K0CWObdfKHQnBMt/ftM+1r+XO4vd9Zb/1XfF5v7YBhVCCyRpic8wqaQGTrGkS2FFG86QKIbCmE6nRoBG8KRLYmEjRzRLaOgPKM
54hsHPCeKseEZ3aAyNaRyI38NDE7FDpRHbp2XCOy2YzINjIMkS2/LztZoy09KYlSKScdVhDZnhtAZLsWm9kq679KsvMOGdBrZM629UZiWfk7bQbI77NQ3pHF
qXcMByEqvFN0OIB06NJj9h8q8ChkMjgQrpcCog1Mx8FOMUaHLgRXB1ODAFMFptcGr2uD68dFgGkI6Gfp0GgVSiWVLT0RJICQemPkv9Hcyq6VhFLmYUsPFWtE
LQk4dSTgNAWbpI1P4k4T8T+7Avu6FGEFllpSzuoD+ibbquyq7uqz/MP7xzixlCJUiXeuVBTZVO9cnt65Wnrnai20c7km2hs7V4qhSqsxpkViHcdgjyIGO+9y
FyhJI9n37r/pXTUilycP3vOhGpGLv+CNWhP+yAeMJoyUTb0hc5GPgTEdhZ42opPDQI9dCVAvcsKG7dv+8e7b3rB92+iIHe5HeRBKPXHm9yQuRgWafQea/UgW
9ZqxjhRORcvikFo4GFJxMLTFwdARB8OIOBi64mCwKylYows4GOLf9ezmjOLUKVJAU4iqkOPoMKYRtj7JCf6uCY0MRZBdjmA2G2J/uk3nn0ADWz6dp/YQ07+A
t2fEdDnbpi/AJPm9GuRk8DgAHzz7FvasBkAaQwachww4aNw9JiQ8Q7BKFX5nFNUaP43DfzxwQ/qOzCVv2jzMy3aUbqcGI+QGCTroX9/TWTrZDF3I6Tvj3Bsa
gC0Ig9N9CSXCSOJYsBdwvHUgMUPBRiTVq/BiogKvl3eQ089YSKxtpjP+tq0I06LOqNoW7XCik/Rj5XyMNipVJ97Uj3RiTizp8AkHaMB/t8qqI0f+NDui9QZ9
iq4nmSaYxs0TKsC7WefFoyKO6EYyf6CaiEoJEHQdSig94n1iBnJTDbEd8Eg5eeg7xA0k5h307XSGNZe+DrmDV8W6cJxrwn/sOkkZtLlcO8580uBAMPNDxBfG
HGGhfWtb39djbpkx9zibCQNOJBNyoB6Niq+HP5LK2hU/FKbB58gRTnoEpDywdFR0MaImewjg8M00xDwN8WY6g2lIOFdAxXoafDMNSXkasJdr0DILA91AyBeG
3cIktBiOitY7loroUhN0tU4i6RTgsKmBgUII9wwmcoxECIzQc6BPnMKaYViILf14G8x11OW+pZ/FpxMssmQz/XKY9/mtPWwe2Ulq5EoMD6cYuxtM/idder4J
5EOUjUrOI5Eu3so2W8zpyHj+eLyXMYjx/s3As9uGh7sxt58YeDFpEsMhU+a9hiNtZpS/7QzGt0akgUyWqnPvvvMWvUFyWW1PY+/T3e727AXqhL1lGnEFytrG
cIJb2eyDQeSWYYu2BNfBkilAvmGESCqJq2pJXFUq1gFGpmDBP2RhJxTMIE3EDicSxLO2bc+AZstN4FIiy7kdW7G9+kUT2Anrl5vgaVAMriq7XRriSUNcaQjQ
PzUiQ98S7iB2YljAQqyjfa5dm2HyWM6/QkGewa6VYkn0/S39wLTP2oIZUsF2bZ6xdCGJIL3rBo5Pnlb+FmagNqjKRshXKJlM/fqkjIhQGa6LTJSBhAlHDPOA
OLaLRZakE6/llwBWX6YK+YSRvik4vx9KiANxZebdHLRn8Q5iI569LuOEYD6kfiJjRGI1+aYkvwmFWp08kSE0vCroSYKQdGv4KHASqVedQZ52rCOLBnB6i0yA
LdhjCHFQwcUcIMIedt7qu0wjXczGA74dzCz7Y9ZRVeZycLHoqM4UpNidNimcy9hT0oeJKauVLrGn2KVrG5/S5UonzfS97Pbf0bt534eD185op75M2UZcfidA
qDYpW1D6NtIPT933id2/+/A3/s0atF5fdpCxqtYWb1iN6Jjs9reZZweQD+2sDvnQLjwja4hmbaS5Qjqwp75338PvrSF82S76BHlX4IYfG9KpTcUrEUFCXThH
uoC2mSYBcYoaNPXX3/rqjz5515I15TYcMW04pNvw1He/cMOfffjrn/q+JQ1Btt9hK29I92dpyLcfuuVj9O/vzx4yRo+bWNq+J2OUnHHU9v3wwYd3/+Thb9z7
9PD2jf0s7SvNx2D7hrTpiS9islVxIZChOV2OJ3hIoyYkzV0gh39/qXviTO3aPF3+oDMQgsfC20d5V/arQVaSWXhuYyBARKPDiHAc6uArDRYTqhoHX604rwEr
LRLk6+K4HrCFDkL3Ykd4bBC6F7vnYVtDsgpwL1DdGlpab2nrVqqDdJ7QxtLHYPxMGBeWdmf6sHPHFoDkpoIE129vVY2tvQ5xlhFVB3aPpGqzlKgz+Lu848P+
MooIa8Zj1Bn8yPqWDP4xkwSJWniqqxarMZjEXnS3bCXtINzWX7IVqI3b+lEJ2bG/FBFToVqKwR2fj+P4gN2fMECOwDIO1bjGj8+TG+7WSFV36ToMd9oGzPEe
fQMDpAniXhXO8aC+9TP61ntsIDouNXYJBj4GFEGn1OAT0eCl6kQ0eGIo2PFJZbDjpdTck+aBHS8VaK0J0dxPKsCOcfnRwI6XarP2hDZrcwXacDsnoKfbez11
otECS+kBFYzjE9U49IjxBTOe+QJ7/gVsLxmHveRE9N5AG4e9E+k0vVdbR5SYT/pTa69HPYK53nI1Ptc7WRKv2aaCfOjls71T1MmoINtH55ejgmxfqcEKsifP
qmV0ZaxOmKOHLUVPT6QD9VSVeri02sPeUfH5qYe9Y2L091Sv6OFSoNxPqF6OyI829dWJ0tFl6OhyanrvZDUx13uVOmmO7kWzluneLqdu0BWvQm+Xobcno7fL
1ImDvX3VLMZlOQP70xhNzsJSdIqkkE8QWepEbYMuC/HzBHwlAqOfy9DONEpDbqAmk3DgYGUaoxWUxhFawgmpiFJzLU+/bZko6hxyl0PICzsI8ilULHaQmC0B
qHEkKBAcLUhsJDSWgKWwBNTUUqydGttBIIMCmIHUGclJHnToA7KBaGKpLKYjgHCpGHafEYDfZ6qghM/aXCe3CvCLKiolgF8UNYExtwTwa1WtUhvZitvn+MZN
DPD7vF2OtNQjim3hXEG/nm9i16dNdiBjyHc1hnykMeRHNYb8Io0h38ut6jVExpiMEEb0rRWIvku1WT1gs3qtsKlz+IEKtE39+SpmLD1/qd6GaszkgzKTH8mZ
/InC5E/Imfx4zuQnNJMnLqw/jTBHPpFz3U8YgO0d4+vMTKDqoXD7MTR18XzmubbgnWNg3YsHWWcOkLRYTMqac07KxTBzs8m7yjZXy00r5aZJ8MwxzeIX00RK
N07C5xJo7xj/NptfZYSDpRywxNsVE/BiECo0/ZMwHyEUvpNgWV3MltWhE7AUqfFE+LQCANpLwwEbZahOgIE1VCfCwBpK0QvavST7gA2skNTZ4GNWa57iwgHG
Tc6eoO083UoPr8D3phKpm8hIhLTbmU2uWOVNqJ6tAryVXSbYxpeosa0q2tqv6fo0e3bnaAZXi3tsvfHeOtVc21IkfoNj+R15Yq10/U8WvB7x59joIC8+b2Ad
5XZqiIAqcLoCMRcBi2TQOF9ECUaOG4fN0aQDGqxwQJrR+BqwSJmjt+8xtbn4l/z8/j0F5rS8m+cxf/9SDRn5+vMbOiY6jPVU+7pa1Qq9SYl6yqpyyLAMK9a5
VsGM5eXyjhV6qN+xh3echfEN7aQV59bc4llxOaC+xnU6dFA9yr8sYkMvbLthLBzdqXJ0t8TRa8fL0f1hHH0eFtc8vr7TGeTrz5PIn4+/8HVwdCHhFyCyoZ8m
j7CWL81FZxKHhfNjPXFYVKVab3H1rMUcx+jBV0GPNuGn772lGllX5fDFFlkKlz8e/s0DbmLmxzntWVLBb3WkAzc7sghvdCBznma/Uz/0Hfqh+/VD9zny0L2O
lDKadUjImz/BsQTOlxDGxsW83a3Ez4+KeXuRmLd7Yt5WA+Ztg2Kr/PhDjuMUQSHplf3AxBBJnmmNUxSH7Xo1vV8Zx7JE19cMCgrseMA0YIstnS/EVeUQxQm1
epngHfC7BAMh0O89w0nEgclObOKE9GBeuxwRAYsk8ndJD2WnFRw4Di0Ok2uKtedi7SFEO5R20QP+8AadXcwC7R0IH2Unvys4hHl+ojZfeRJ8leaRNI5nzzg7
gLTBpvPBNK4F8glQ7LbpWraDBPFzG00EwZ3XaNHBvaCRKudUYtsBDmM0KALAiOsiuS6W65KB6xwJE6TrArmulrmMjUfXhtVr2agLtsHXOXINUund8xDMV75U
OSto4wwlUpJOAUSsMH7b4moLBeKlvo5znGvrGOIlIB7XWrDMqBX/Ueyh5E+J2PaXI5AG9GJfb0s4/9WjJWsMw2fczNq7lKDK6tM6XqA+vcKy1liWoO7A3eyt
cK5aA/+pbFIPWdPpWzlwplaFubiipzcTP8+JOc3+DQF3+PeSiXSZ5D9dKuAOeU6Mri+Rfk8Kg45Aawml1kl2bcbJg1v6tfG8WtbcLIOgLwyWb1UeKLG9NZYB
V1n7YKIeZ1q2k05Zwq/cw/jYjsZmrFWxGcMcECVgR6nJJrfL2eSDeVSRySYPStiMTTE5awAObdwoIssSol8G52YZvB/meJqR1JxjUA4ey3OQOVNSy7Ec+3WJ
9mnMlyxX95tGskyngUSDXOeyZDkmuJpdCRRLe3WRLJVcDOAeFlCrkuWk3LRcbqJFAcst8PsEDtJ4MYEK3TC1WR7ZZaKxCjhDJ5scqObEYPS4jUEdDBm+bc88
5NCfhwjp8Vr06HAsXCgFN5G8kv+EIkmf7bdyKx0or/j8Ojhc9PT9+w0fVAlDGxDp0iNazEJt1bqDqCYRAPbc72xAQsKBkOAaC35HhSCtQWqxTU60Xc6JHsQF
8UxOdK1EguL1yDso9kiPabs2KKqUEEP0/P3xW4sqQV5Rl9Y3KXKuwC0UC6uUH2h82Dv3F3HpUk7CRKfX4MMOs1YvNrVrNUIIBytMSITnmBRVKxLpITEjnoG2
s626ihBCGuwSwv1Lho4ZyK0rkpjf5VXxOQ4eA59DGXwObzg+R03wbhluIxK4jXgYjIMrMA6OwDjYgl1eAHNMst/jqAAadglE4yUAaEQLA2hEAqARoZZ9BUAj
WhBAIxJ3F1ekRsJAj+OJt5fBMYz0aLACADKiBGRkhYCMrBaQkbUGZOSso4OM2CWQkTLkRSSQF/EwyAtXIC8cCRO1h0JeHMxjid9ouzPw+HqcYcJxEQyd5Gku
NV9M9OS0FhNthHoBcZm1AFtZK9wQEHH8KUV/7PgZOCZFUETeLxyWCIQeu2r6tfIF6pzNlU2tC8eB28O/9u3pbDPmhHQc/uQASQgc1sHDkSEh9Q0Bs5B/D6c5
lUJ/t/QT+HZmJD1fANuL18lT7Zf01DF56lj1qfHvOHlPTYQxB5T365m9ve9ImQ4Iepy/iRnwpoVl1rNrt+ACdJYaBQ4gKOgStglPI/+mnAvHBdfK40FCXh4J
ebSbitemDr/2NnAVBnEIdZqOzfBjPU97uLHikBGCweSywu0bcPdO4Xs2+mWzKaeHsD7qniODxqGBGP+gPZvfQG+w5E1m14TYeIMZisFp93VozLwZqM7r2DQP
83HOiC44bOFgleeZqcuqUJfDjQB1Xc73KPlkDaODl9oKeSI/rkwXH3NsJx+MKmWEx6KMcDhlhBXKwIILy5Thb8vSrRV/XpkywnmU4Wi6kHKU7IDD/jp/mmlX
cxlxF9NllwfKHhgoe2Cg7HnTZeNgCwJvKMy2IKL4x44dmEFjEykD99mG1yPxAhKrT+y7VCAT9R44ktsTSysMqxdDR+LIrOA1qERnx+YrCCLWMfgMSX4euKTy
dAx+YGLwfdLaOQa/rx/bC+O8YbAYGyxIIiCOA+EWBlcql4MQGAuNnf9E/SwAKbcXsiWXzT/UFj0yAUPeFCMJ6RhZIMV3lIsoRjKQUDEfB780kuUW8dRtVIOD
5oriFMbisM2VvRvcAkYuzXOQSNEh7pGdzMEvBX6chAn5kFfoPCsF2GuZRvtBCVXfnZR4LXqnCNkVAHYZS73z067vaQSJHIpuCGyolSPvVJAfgxx5x9PIO15F
0bFE0bHKyI+BXq7zkR8DCTgKCjnySJ6bGBSSn5ctZrqyYo5vxi7tCKSaIzKbgz2+ARsptmdH4EIcFmDBcHjz1Nuzm9snlBe/33P8AiN+dY6FMERR9mWjOelC
jsep8w6dcJKxVkVcnZZL8tw72fDCd7ic8Kfci0lQk3xH2sxhTQBRJAgfwvyGUoA5hCTnIVMuRQ4lpLw68ug6ki7XlbxcVDwIGUORBPMivVQwR3zMb11Lc56B
AUUkqsvLVN4Kwakhic9+UdSynJXqz8tKdZB+j7XCj8au4pqZd9i+rDjYXWgfkJ7UIYctE5LyGFRNnsKrEXnnFLN/4KNm9qXpebmBejahkT5NXlUpSzCRLMFY
sgQjyRKsS5agI1mCnmQJupIl6JezBEkwhL2ZBbgtkAjDAnTvvZ5b5zywo8a0fvx/nZjWMI9prZdiWsMFYlrrx45pDfKgyTCPaQ034zy4LQO+65jWIHO39SOG
hY51oCqiXGs6yjWRKNeGRLk2JcpVh7ey4ot4V4Tf1RD9R4oVYgFBEw2hiaQU8apiUERDNY8a0/r90EdNM58LTZRQGY2RztHrKAE/hCKxYLSrEJAuD5VHu/o6
2jUYiHbt8RJdjh1OHa+92cJIIqR1OSLsajjE+VQmUqCnAYlUg0HPY3/1BsfYmXjZQOJlA5UgXhYMPspB0KHcYZfezBvyVl2MkRsg4PQ0xfXNOI/aDqq+BfYh
HSmpcb9bJpIyj59NJX62LfGzHdkYRyR+tlvEy46ojgF1r/1b4pSjxRlnw7Jd4g4WpCT51jc7HaZiXML/oH+7patniOeTYIZd/05YHOWXbIbZR2OKJYUGCQ3m
U6o/NeUgcEck9VwnLyQdrr9o6kcPPvLFO/Y9/tHnrD1Af/bUoqnvfesdP3r3Q0986imcAsgRJGU1uqc/OvXkUzf96GvPPv6ZZ/GTgjNn6u8ffHj3X971jU/9
CKfSop/i9OzquteqY9DyQWh7ZSB4aUO4Tm+QnrApYVt/MYcL002InhmMIh4DqY1tpl+KKOIAUcSLOYp4DIaechTx2Plc/MREEY+d11+swq09BChjFS0uRREv
1lHEiytRxH5czKvxNtVov6rFZnEE22BGlWWBSqZYIhxEHBVBxMaVwmWaQBYGnp1jPnkKfSN6q3ggvFcijEMTYVwriDJUKZhJqNpgJqHq8M4BfzSg7rr6ak3S
qgV+ghnS4SX5J16l5ahjP486ZqeLV8LPfCkRyNJEV0cchxqCEA11paGONLQcpYyGetTQSgRyaCKQQx2BfGAkcGfcaz3YumacHSVrl5adln1Wx8PWGJNDq0dF
/iXAbvBLBiUIbH75dPquPWX4dIMLUZd5gf8XSDcMO3CqmyKfsw6D0RbYdVyuDe/MzfZjzlIMLuHwaglCSpBuhrhr+rmRhxRdcclWwHbs3tRvbpViIOWgw7Jz
pBpAFUHcd1jMHh5AxRfY8y/gACpXzktRDA9FcVwVFRUFWyw1AFU+425IpZnM4kEs1aUnha7s+ulHorOlOsIyErd1SrtYCd4u0q+t8/bCoF4A8gDU5+AcDADJ
oP4VIza1MfYWcV6Nx450JewL2N9GEOMRIcZjBDEeKZFjndt9I/uHiL3XEWsf8rQhtiNCBhNPX6Q66yzOmv7ljHvprU1kPUz9zWN7/vb6JkLLCoJ50+sYEkwm
h34PEMu988HB2eHEMQxP5laLKNaLoAPXWPiRiDVSKkWc5pXGokEzfyRmfoE+9fJKY6428+diuCdmfg8SmJj5tRjuMXS+QJ9ypbFsRTHvJjBlYN7j6uDwrLe5
M1iLI6oOP2hXaUNJnxiJKoX9lnOd7Uquc62S62yrNrVEcp1Zlwp1xQ6GYbIF179Xk4j8iFgUq/eu2It7qXAwpWqnWjptBuTYysmxZchx6LNtIUr45ogKHUFu
5iyiEMI0UvbzpM2FqbN2LOqsvQTq5Op+tQp1arr83pfvdatU+UZQZYbzGgFWCHQITfLo1eD6FsJRNk8eaOdU1GXiJOzuG8dRb0l13jDe6zKYB3wLXFGygbij
V8AQ3Pfk8CGg88c7BP7CQ0CD8KZX6BAcizdVuNICg5DoQYjOZX8AD0IEZROa6ArU7VnAmYn3JcatXuPQ3brBW5Gj9nQ+P9Prwg8+MHCxQGs5dOBAChl5HBRt
J/apLKYPPJEpchT/3jje77yJWq869PBkgWiJwdshcHZFqxeUjpBh8PKoQPY8ekWZmoP37dJ2h5Zh0mJ8SGF8aGdLeyMGoigSx2MI6AC22KwV48zpAq72r8GU
Vln/CvvlKmu1IK+tFAQpAAcwypxtmhKLTWJMcIxKUEepGDHaFSNGS4wYI6Kw2lWoo8Lp9KXQdyV0ZIc7M8wbaVyQqXFB0i5w04ALssFexjF4IIGHFB0lhITr
tAv6fx1Rf7TpbDlPfI7iPm9E4kq0q65ER7sSbbaLkHDDZW/Zo6iNC6putrZEPIoJqrF7vLXBAketS0oeRYn9zJ2t2PjycvNE3iD++OJGc16WSSgyU4iaWQjx
S1QI4akfZ7+OQKTF1mI8NdTL09VoZPl79PfawGDKMEI35VGpCVDS+ZI8R6JUv6Ea7yFl6NTzxg8gBOEYzV4MGak0pml1MP3cL5sApe/4RrE2bBQTFhCKF7VU
MjBheEcElJufeaaGFihmMTgRA1JSKkH6eWMTlGyevIyUS8syZbS6offdvfB9q+g+xDSU7rL1vDoarjv7q5sXvD2h23WMQwvAA64GHmhq4IE00YBmh4WVpCYT
SQyXpYKp7KSWSgxA+KqBjdTh5f/X4tf+V2CjYCMtKdTRlEIdqRTq4DjCWHzWofis6+KzTsRn7YrPuiU+66b4rNMhPmuiSeGWdW0DLTux9y/sXguO5V4LhrvX
TDnUGrvXEAwZaPeaaI+0P3nbxPlauNhquYutpj0r2sVWm+9iC8TFln7xLYO+tWDQt6Z9Z6ssa70lvjX2nfGTJbJ8wHdWix8MXHDX2jCrX6kS1OnT6bv3VCtB
SSWlSYmBVsOqJ0s+Lpc7L2XZGcFaqp8jP5e1PeZcPpd8EJZVz04TPvwr52OXz5mWN9AkaUxDB4T068rfotG5ONLpNhQ3UP5WhiIEL/AFBSQuaSXEEGo5Q6gl
sdZK6lorqS8UfFQ3DKGmnZNgCLH2gOftZRfnkCYzfPqYrnhWNCyqNswtNax+vA3zhzVMF6CHNcZDDBaPT/rB3nxvxvyYqMOfL+NsxoU/K8lGew02SA29b+d9
C953sikRrrXIRNfSMHBztQp34Xg2XxCXQgEar0vl+ZpUnteV7jU0fSSQ8RLWx2sVnpL5RZp1mFRSgSCPKoXG7WqFraDqYSlbtXaNepBW6jOeiZw6cIxA1+eP
P9CV8whNeOs+W4e3Pj8vvHWfLfGtO9Y4++1MX2wCTHsmLeOJPOLVNyj/gi3EY3u1jPRVMsTTErX+H2UX3Sw471fI2F4ucZGvRx4qGmPiXVGQfF7Eo2W02kB8
jzb7WMAFsaq9zCk17l17qvXcYLfxJXSxxiq/uZB1fnOZnfspSXG4uAGFGPWFkjQ2EIN8BXtwA+VfLAkdr5cs2p+p85yZnJCqgBUcVkqktbBe/VLuhQl0dHMX
dJrzmnmBjqks6RQVpmVJ60DHtBToyLwmW1WMMztADllD0oov67dKWcVYWTpdJNDbeixOK4TtckYcL6FL+0gYKmJwYfGkkQu5nvb8GNwNxLV1DK6Cow7WzUoM
7qRAWS2X8F9lYnBXy8VY1jo1rxyDu9bU1Qwk10vH4LZ0DG6YI5eF23uRAJjFWpDawnUYAw3cF26jXxkuM2Zs/9bRInat+fRrQotJDsmDdp8YHrT786ykwGDG
QQPFHiGUn3I1uuKnEm9Iqxp8S0SDIaiAjrhfUZg0c+Q6e9h1tr4Os98q8mRTnAlMXXaahrl+G8mxHRXPwZA21+vqFrXZKN3CNsxW7e7s1NOsfnfUyGyu8b+B
rZFJ9rSlkcMWnKty6ms28+atsm0iTphnuRYXQwOX/jn/8f/dvSH6nL9Bwo0rvCmpbHYLjWF4rDEMZQzDY41hiCifsDyGIRobDthtVWWsjnzZnjdYv6kHi37T
Ga0vdbQcPVr24GiNrTrn0p/26hit2it2TL5/n5gNK4PyRj0o+NFUj3q5RiU3Bb2SRqU6Jt954pYvfnvuPZ/+h/lra7MUIU/z1EPeoVjRw11B9v0vP/JFKW1x
XCPWqxdPY+UKxkg9RkdeNB9meCzHOcUD/s0iHeCwVB9olkqmRUPK9FZ2Sru0U3rHu1O6w3bKarAWIOr6LUazNCp2LqhK4/JwnTh7FaM1Agkyv8ueF+Qz764J
AakTEHQNUhdWIvW1CBqJCBqLCJqICNqogNS1qiJobVAEPZCH7v9j23ZLIXm29mP+d054dpZ9TmBSSJv8uI4jOLhLIgP6XFPZGRZ+4chpXQHs8/wod9l9u6Sk
tX7Usj/RD4I9moUuh8OGj+eZUMHPlci/+VeW7clcKBcJgXZ6h+hRxlbKeQPL7tdt+9OBtv3ZkLYd5xuPvxfHaNuf67Y9MNC2L7wC2vagbtsXB9r20CugbQ/r
tn1poG1/8Qpo2yHdtkcG2vblV0DbvqLb9uhA2776Cmjb13Tb/nKgbY+9Atr2uG7b1wfa9o1XQNue0G375kDbvvUKaNtf6bYdHmjbk6+Atv21btvfDLTtqVdA
257Wbfv2QNv+xyugbc/otn1noG3f/SW2bdnOXaaFEguf5+j/czBU9vlbLfs8O0/2+d5LlX2+r8fjBwPjceQXK/vcPWyu/k637YcDbfvRL3auhrbtOd22vx9o
249fAW37iW7b8wNt+4dXQNv+UbftpwNte+GX2LZluxdaf6dLjg+HNWs1kb5ztHO3+M7ZO+eY7/FiS3KjdMKGlX7h7XhW/NthYM8417oz9rW1mZqxpx+2ruz7
uT3d0VHCPjLnFZ/h/Kvf3S1n105LThT9Sh80uiqfDs3pcBogrC7Xwl3hXLTGXatcAIcEOIRS5SeV4jzdfp1L9fQj/dqgF+d+rljV9pDmbV/KWBuT04o9Dumt
xnu+EqoozJ8JDoiliLk4PMcRcqPft0fm2E/frwtz+pLhtZb+pDfnplxEuPa5blu/qTOmUFuh1+KyCr2Uw2Ylrn4M1XGr5RQKq0VH2eeKYXqBKB++wJ5/wXmS
k+lN9zuqUxgr6AY4lzrGNJhK2OoIzINd1ZrrjSp7DjV1qCkjGjavq0Zne4vVIsDmjcASPArYvBGVDsLmLZpVXboyVskcPawh/W1wf8tRj7p3iHp35gO26VIR
7OuwhvbKml8qoo2kGjE0x2oErRgxXeuia6Po2iJlzfXGVHuut4Qb0tX9G6WG0xVj6B+j7C9C/7rz+zc2i5EY5TeoJbOXMNDTKA6l9zPFizHHiYsvQsnpdZKS
WzcBoTTFXBIz4WXBj8mYzLU1Jxn+aG00jxd4KjqRf+H0wgqFgupSIfVEaBAo7eVHoVlSs4qJ11YNrrgmAyzVHnyggJnEk/jhqAbkGDCDSrnfw+X0lNPspX1/
burFF93dSB1aZS3p1+bgjhnE41EO8hAc5C3UwezSfsRZUH1Ec4bbcOtYP9HltPoNzpf+vb2CchvunTp7d7/J1T1gRlP2VLr3jr6v6nxMzxMcMn5RYqqWxCDF
eJhpMDaGeFxjD7vG1tdUjfC6yvBUquuMhFLFRMVsE4zmZrlQKQOlO+nNGNelDCe9xoVbxV7jbmAPAcrxUZ9bW86DE4zdPv70aZbVr2Vv7Z7XQPjPzl3OlgaS
6vIHgaACVDyJ7ioMjakuojLwyjjrTvfaKuI6KjJGvVTGrOer5h3Ud7d4soAHwq0jg37IxHedJXV21vba7NkwVSBrqgPW19aNblGjz1ctbvK5W2jIzDwAgMmx
bGpBS/LQOCRt43gvRRhdS6KdinNuLNHr5XNcG71o2fuAJCWT4qMd+YWYdMe2uLAmD2h65Dru2sDXo0y3nDb124/9HGvYc6zKc8xIgGA2lSZoyAdGWfQRcJ93
9tYbcoRFRxAWfXHjcbGslKs5zpt6fpspg2POmoSI+dRTvU58bEMIIe07nBbqsNF4KLXx0Pt8pKZd2ZOS9r7+56QfEV8xfcodkqH0y5N+SRGw8iom0kHBhHxt
cW7N/KErX2Af44LSagzXoJQKmurka5ADA7Dzm2YPb7iShk9Iw8eQRWpJ5p8lycKWIHt4BTdFzst3bdu+dkpc1X62UwlgITfOpVk5c++UvVunrEuq9ZTDZGNN
JbunqMHXXyLlxi2dKIxAQWwqn2Qmad2hc73pakarMT9/AD9Pbd09O2XP9tgEb+cPdpgCsDNPNfciLIgOr2NobUd/GnzZl2/g3pRvuDS/4Td4J0dfv/b/Z+/q
g+Qorvv0zOzs7MftrqRDukNnM7sSrqvSqTinFH0ADhoVClC4gv4gVU7+SJEq/6G64g+kXFEkRaxF0sUKBvsCsSE4xCc+XLIR1GECkSGpOhQQhxDyIYMR2CFH
jGRZfOSChFFsBad/73X3zOzO3u2dFCBVokrs3u7OdPeb937d/fq938u4Qk4ZuYh4LEhUyjRDZGR3NbJn5EdAdE8ufkQeTGngyufQfSwGhZxuqjmcbHTX8g9X
o2wfVN6sFTT0Zwlw0qCfcl+JXSBLAJSGBfwbQE+mAfotA/25h0EPo/A/Sw/RlxqGJTWBgzDmIWWHPDwnkIvdSohYIyovkFf4j+izwCMkLSr4L8bgX8Tg34UB
+ynw39BiFgbZEfjSoujRAvblRCOxn2pqaLugSpsIBc5j+i1sRpbE4GYKeJvQZUmLcrFCsXYdhajrRV48xDttqU5z1aMWd2X4JsEyj5l8xDUieZAYnqWHWvX5
SRcotE6KmB448VcBwRA3ghmCIsg6ZROVQTB04/7y+XMr3/6ayhbKyuUSPriHPigpMqIKzG5dDrmmVECsEJOnD3kW1mWqlOEfmAx/aSdBaXtgbS/sBD+TG8Xs
TQnj7QiEylThXSHHJLg1h5kubKSvXHQ1heknclecELz+XZS7Qps+pzIyFG1ECyoyVld1yIQjb3LExEDN4a2VvLyT8ittKnC6c0jXhl3Gu6mwn95lqUrqMqZm
lIPDuxzHQ3HcW5VD+7FPCne9SqHsUyIs000pdrLKaQ+UlYV4CHxxnOswh68Tq0lGc4rIv0/nLYqNlRsGEOP7N1LIDoRD2eI1yioqs5iKtQqybRxk21SQbVMO
Rao0JBaVmZXBCfuuhwhUoQK5edTxcntNqfMV8ldrUO3AAaVDH5//9eKM7xLxOZzxXWxdyAd/Szn2LGCKLjBcUmmJLlTg3T/07VcP9IAnghKc3bCek0+0wK5f
KnwguzplzgF7LCLaINikpyPH8OQQFWm3Cn8uxJYU2k+Kf+fEPKYaUTxCxJ/JMxDe8QxEGep0mO0TNY6nttdq1rEUn5TxDjBnyEk341O2pZPU3pzSXrpdXkXU
EpcWpWkpnS5oncbqRtp8LDGroBKz8tdwOEBcuTlaKE/KnWM6UX6cSPirFogJ4kbappB6JHbTDnUB5/OrqQTlPPlOin/+MmLTRvHPZVQ8AewqeHcelXxhi/DY
IoipZbnFwiO7YB1BXCqEuJCqx8htcI713kvoPS76hqr8igQyuaekfGj6Iqn3XWQWcb2PXCRy5lTvyBa62RawsYNQqWp4jU7NF7N4i7UeIh+HLfTAFhYjETJN
eAWw0fpwZ5AteFDri7nA1hpg5cXWag7RXgFjhR14bAceSLF75Us37MBD4b4LEe8NO/BAYxvIl0WwAyradT6iD8Cb7SGHpIsZyxAnbuEYHSmBEkHmczCr7Kkx
haBQuO+Tx8vR4+fwcjq8HHk2gZf9c8XLgwovj+x98YWj7762phkw30wHzN1exGVUj/QjPHr4lfuz4cn9z9PNw071RO1w8tkkubQdjp2gZ4zZ/r4hzn4xJWyW
Qorht+4yowzkqvVWeasRsYrK7sA4D3PJnSXfuYWAWoo8PHYY95S9DxL5AxkQ/p2PBXzdvkR0BRnwMsh9xDpBlHqRfNHqg3fGZCvCPFXeYdkSa/BmiLe5BUu1
MCa4hXseozJD71zGLUU1feItfpFa/PHXTItXyu8KXAxI3nCtafHSoPWYZtXiddTiU1GLqDFVohpTaPFa0+KGlBbtubQ4SC1O7jMt3iC/61lpX88tbjQtfnnJ
/6izp4+SZ0/yGf+WKmnZyy0XBXAFM6xIrbyJPLU3b2r3TKqFgjapJ7vyZQe+S6ppa9/+I9vY/eewgQrKIeETNz6OJ3hha6kba7m17HkSUQURCuU0c8KkE8NV
hFufBB7ssBWHiAiHo7d3R2/3RG/Horfj5i1e6nYcqU8J/nTUZnAaQcfls5yww2cM+9ahBgHIYXHdB5uf026bO7lL3eQB/A2CeBGepP8fFgOVt6LAfAjiJAGm
fDNFbkyUIqlSsfNjyPwTKN6ETcBbwjDWO3IKJucm+RXCXro+3OMMcGNhLyGuWhFkwsUU3ubGK0/tcWrEkWYTVI/9WEecEXu6WObcjYRc+TqMCEP5usPGDLFM
ioyniFOiau6PJd5ya+36lFvpnwTO79qdcidJyj/FRNT4rLJ9A51txK4if23sUvR3mTPm6FjAy/6U2pmMrgi75QTN3R535JylnulK+2UkrZ2yELWnpXPYHqjs
H1I8k/RR5VnMWzWw0shpqQPTHigHMrF8o3KQwb4wQ99egzS/8GlrPcmO7hiU5N88yZEbsUIbS86V9FBwfMsA+aadq/RzqhxnF3hHdDT3ss7sxS2qmvJ35OVo
mJ1ymF6BCe+h9yLWcIwcHkN8AUPUfib6aeUAPsJMP8/cAWXJ6fem+/SZ/qnPTla+/MX2L38xulzoyw+2f/lBc3mh9W+nH29sEBUuXE6JIcnWFmDFu1Oplb/2
/lrnzipKy3eOyNWz0Nd31SjxPf67RTurKDK6aKS6iOUTG3TQsjnBP6nZy5xeeU8bt14YdO68/A/pvyOX3Tcib7sAX1Rq3cGCxBfI9F6IXsQ+WyT72o0RxD5b
yBKPibF/mg4d1B1aXaUO9coO2BjDedQ92QI6U10IjIFXHH1YJPcKXXSiBOz7NdkOzyry9i8D4iqvUNmaEnoBnjG5/KSwWbimCrNU/3pM/S9gbsXENTXmA1M/
ryqwrRzljCg7HOXF61iytqANSuPVzH/YDyahNU6vfPHXOIF8ya1xUKE8j3IENtaAfijxWNWYVry4yWEoTiKdK580WfIuEQut7PGIXSup1ETsCYneqUJp8yBz
Cl+z1htMYSR/zZgGzB1LeFV1BKki/LvKkW0qh1MTk5PFvbqNXWZxiYRO1Zb/nIJaKbjIgEWalFq5Tjp6Ln7QFfNi2/n/B1vpgEpQYSt9Prx3KEwYdtNnC/Rm
mfbBnQO1zl6qSEhbavluIRFt9uB9bRFWSZQP56Wtkjz+OGKfVvvf84Ji0564aRfcpXfB3WYX3I0dTlfrXXDXbHfBYETo4y0udsHzeRe8ILELPo93wQtntwvu
NLvgSrQJHv24SHJj5LjkrH9y1my4mTgbrofbQKhUoShwYKGagBm5EbdrCv6+AWJa7MOvYrzOc6e33VsQnSlbwmjRgk3NhxI5NeM8b/nZiiRerdUo8wHv/cFj
XvMuEgHyuHBy41MR7CqVtOiUz80jp7OO8nChilcwiWkxzJIXwktYoxfCw+YqLwTV26h8T2+81+JRMGttWKkW0TUqhuIP1DqQeoBZJnuJuAmZyrynydMWBqaw
0XguvPCfP6TeF6k2nFTnv5D36aXblHVJJ1qL94ZF+kb24WmN+n1BOarTp0r8Xip/PrX/hyd+cuDvF62COci9P7VQQuH2kvKYjarPiFOvLD8Yi30gb7UC7XAd
p7JG03C5SiJLfC2YcZpKylROfV31TBWJLnHB5nLykpJOcMNa/gvwgCy3LsV5/0Xi93CETafReFmBIBlMnuvK675a7wkxLi888tYPaaw0jf2E7jNfTsllsItQ
qdQSHRaAyrDm8HHBT7dyVymBf1w5Ee4ygVbcqM+NVtAhWjeoIxRPeQkadrflcNGA3Cla1koLQqoMBB2KKKCMc42N2NOWANDz0aEbJfZSmQzFmEcw2KHJgjsN
DHYCBjvI0ZOmcBnOXMEZTSe0HRstIFgZG2Krh3AOXQbOdTM+dhGRgwUQm7fSqjCRRTHsvIKiUGQ7z1A731dV2vJXKAortHk5leOtFTtMFqia8AiVtC1K416h
2fi0VWkzVZNd8ZoU80Ktk6CozIv0w7i1VnA5kBIoV6RS1vSk1mEmtYqZ1OaZ6Wu+nryQeQn/nzQpM+XVsprcU0prVlNbBtNK9NSciOJZP7UcnppDT615HFLI
jn5oNHlF7iNPL+6ei7mQvHAVT2AdPIGVeQKr8AQ2jyewLE9gC3gCm08TmD7O8BQA0HFGCeeEJQrUwHMsKPBrGnSGP1aD1tyS6qkXODyf2ZDjjoq0c5DHblXn
IJ/YlEg9ONMpsbPllLhfEy138pTYedamxPd9kY8zhZgpcd0vkZswtoadmaDJn7jtH/Ys5xLiUOvV4Ms0rk3XuFGVg9NpAC+X3Y+unGIsuOZcdnC6xsF5UNVc
PzL19NvvP3zvxVR0HRctparnzmbMwKgEl7yvx05GT9/X4/t6DY7Ty8nF90DkVFzLjtNLuY3VRF0g28iyuzrZhs1uRVu3YXMbtm5D3oDdpPIGPnlIFRg5xNnL
hDQurPcKDukthhma/XMNZxDgJncYnuI2LRcjBaWqM9ZkcRRVtF+jpUJOs+HkAR3u1cTCKaEjB+hobINTGH1iaANuuBFuuHrpE8cNN1yMZ+ay69llt74baU4g
/6g/s01rDh76W0fhElfIPS0O8m4vV2DiE08NTQ/HxXByV1MGvxyO12I4Hg8nN6fhZHk4/3n8pW31yRmGM6NfV3ELFTiV1W0Yjm2A3cZw3BbDcXk4XovhSGOY
dkA+nwuYEwwsNmMmocfHJxixwbWRyoDwYeN8VmREnI2jygPFWFX+PdcCc3TPehTioCMt4MasZxOnIV1BO/gjGH8SRwNui6OB/sbjjz4+/pgtNgnGpkSbXos2
L288AFnLByBtYZXDWOXoNp1km05jmwq7nCbssjV22THsslthl8Q+4F8adtltYxd5QuwEdtntYRcdSeb4xKMVdsnbTCatY0EKesWtIx/XLbKO/ZF1nHzvmw8d
7WgXzOxGMGPx8vhmBjManyoc0grM5DOadnzZpvHl4oqtxzeaMr4ZAYDHF0e3+Pgcg25OC3TjEFse3zToNu340tDtqebxTaaMr43cmQTA6cyZX8SPniOAuyMr
/Di5ZRPA4ax4uwK4TgVwvavsYgRwfjrA9cwG4NjuD/xyWoBb0Qhw/QxwfYwNvTGAW5oCNqIBbBJtpoHNpRpsPDrNjsDGjcAmGwMb5+pmYma5HoMDV+3j3MT+
x50d3rgxvMlqffUN3vjQ1yxts5qbYR78aSHHD+vjCZVdPgPk+E2QMx5Bzi+ODm3LzsoiqRB4ZJFuwiKzSYtMH6EyymyrETrTj9BrGqHTBDrjEejERtiWTfrN
Nnk8bpMRUeThBaJgfH+ZKJm0TgVPJu3kgh8FnHrlAl/p79RlWP3Zertrrzvx+r/8Zt/Xz6cqT7RUGRNYn8QvsMaFusIaE7hk8vkXjr7bvcrag8+l3YwK2kiI
EbxGdiPuFon7iGF9H7ED3/zHG6+ceGL3Z1eJurrPTXQba2N0lzdl69clO/Ml3ZcN6MrPhrZ99ZHPrpL7RLoDAhT6cThPpCSHBd6CbhIvE2ilvNKekq/mkd/1
TfMET+L7+SutXTZFA40aZcBxvK0f/Clh3lujZLwXW4dtbmEcr0OvPrf37fvf/EB2dcxOjmSP+v0I/94exit//Xfy9/YOO/mg6jaP6pgw8CKV+LQbbfed2Ha/
kBoMhsMeT+HLabKLx7VdnHarSMEIP8/HRSPyW/Byhp9Xh0UXie+7zPz4PVQXkq+7XI40f8DlOOQRF0ubsKrOm+gGwUBY1adNuKUIjzkDlSeGdF1WFaiV5yEU
awUTqFWAAefJgNN6imUMZQ3IEY1biNUKMhx25XHYVZbDrnwOu8o1hF2deO/Bx/Y98m8ryCZll2t5wozeAe657rQJALvWBIBNRLCwAXFwK+0vRlKTg5ODHrfi
YnvfYXH9l8NR21MOi+sdhwPkjjl86kU3GKMbHLZiYjtGQQY7GsRGXPwZLTbHsO8T7mUaxVZgudUoRA1brTwLTQIZhOZCWhcCpiE0F9JCvRuKVXO10Nx0obks
NNlx3WU3EpqbJjS3QWg7aMx1ERfaHQ7r2t8o4Q07rGu3KeHtcGgZzUKbtHGDYRET2g4S2i7bCC1yHeT15rRgpsNpdY12qHntP1Biy7DYPBZblsXms9hysxCb
7PpcxbaLRr0nIbYf2Cy2R20W26jNYttts9h22TGx1ekG43Gx7aJDYvnRp1xs9bmLTQ5OjnoqIbZDgsX1kmATnRAsrgOCTXRcxEx0hG4Q6wHfk05uEmIzJurM
xkRdNlFXm6jDJuqwiTpsog6baHM46XS4NiLmjmsWxiy1Iya0zaxqm1h0N7CiXc+C2xhTszG6dk9cXnTGJRc5n8KJIBLXmDVrcbWzPEds5T/xEZFa2b3LmXLq
RCCjV3Z7sqKsV3aj6YHgG9IDwUXq3E9s62ruJ+LVyh4tyA0cCe6Qd55SKzRv3MO0IqIAYbkmVQsIWlFyngXe/a0+/qvUUPaJ0gL9G7U3YEMsHjvLh4Q+HxIm
/SCO8YPwviSli9HGRAqcwrMpUtfBamt1tCu7Y0z+3W/+HtuNv3sTuzYLqpDBAR+pSTcwigpbSTWxmPLOqlCIjsUFSNQgyBqixddu0XjWor9Tp3VOSvkdl/ID
lUsp3C0SKr1bQKVBDCyFZXORXZIF3hZQN0SbJOSTiZnjH0Osy60/4ny/L3FI5bUIXYTwOhgNSjzhyjYLkTWSpMMuY410krJbxKzS01ZZNk+qbDw66UPgY5m4
VfpslTm2yjxbZZGtskNZ5TM6i2iv4N1SKbLHHdPC1/DzCXtcwvaYJSrnNqzS1SXgTOE6oguoZqiiSjUbL0epTm7dAtPpaMsdNWd5j31Sx3WPno3jOjyuFud1
D21T53XjFh/Y4fUsndgdyTqZLfbN+blB3rxUyMvJT3LTQN7kX3IEs6raqqH9wygFZtSmwA6q5e4g1FtnvYzx22zjNeE/0hUaMTNUothpjZgUh+ZzHFquGTHz
jJg6d0YjZoexw45odkxHzHwSMR2DmP3AvjUAxiC7hgDRZ0DMMSBmGBALDIhFRDyALJuL2LaHiZnWmJiZEyZmGBPzESaWGjExn8DEHGNigTGxyJjYweIpMyZW
DCaWZoOJvsbEeeZZzMOz8KfDRL8BE3OMiYVEplAHY2K5YaXy8zce3/bhuz/7HQbGSrvAOJYExs8xMGbOABjzAMZ83OqbgPFEKjDC1I99asy8/uvZm7m55pyZ
nzPzs2vmE8rM39370kPffeT10XesWRr66AsJQ3/O+lgs/VctLX2rfyaWPrP/Ms3Sh7+SZumjpyNLrycsfSSy9LuTlm6uCbd/ui09sQWCpfezpadseNow/N5z
hv9xGz7bcZe245of3hodQ6AiptwjtQcEsm/1AwkQ6PtYMOC/W2LA+2c022dTMQDidaeb7dMx4KPYbC/iGDAhDAaMiyQGfGRme3EOA85hwP8dBuxXk//RQ/e+
/a3ibCf+pM1/4WOx+dMtbT4tkvlRHcn8J8LeEhCrJZOwQINsImKtOSrHSSCBzNdhDAJfSm2FGVkXifwlIh+dMVYGyHFhHmlhHW5vcTlBKJ12aVIVYIwGWc6K
KtLGIG32WoSV0KncM9QqEPsHuvtveCKnsWw4jmWhTzkpFPEyLlduX5bmcstWuuq6JX/FiYRLRvgIP9yK1wHZE51jvzOWYz8Yy7G/YZY59qalb6iWTtcbWho+
S9n8pqX7VEvbGsd0f6yl7SLWVF3Mta3HWU/DJxtH9UQ9auu2eFs7ZtsWcurh79aKzlnbUCFQJQxCrzIhvGSYgdgzCgdZ6P4+qrlwqjYldttIqIAL92Z4yFDx
kssSY353NgXZ0B7cTAncGUof8WUfUU4z7Ftf8zpUGgeuCvtUbnJ7nV+hDlY42UwDAMh3Q2YRlD8ldyEo+ijhjUCLCnUnEC9nImlyGvEaLtIU0ArxPC7PqxLg
qCvcd6ToEt5O0jN7ihgbxuLwMWw8p7ec/bKndqLsKX2vy55uVclMfdcDRBwaXnPZU7up7KmXKHtqU+FTu7KvqeypTbzFgadT/wRy/oTOALSBR3ZTndNuiYqs
8eF7bFNW5Ud/DeHce0bsQLnUxZRcxoSZ9tmBJn97jh1oOnagqQMJdqBgruxAyXMQTQw0JYgY6F/TiYG+A/Vw5qoeM6+1U9Rj7CuN+iHnPK0fE0IpyMsiRUNO
RavuKWF0ZFIoJSHVyLFq5Fk1CjOphq/4FCyrbQ0pQEOK8sWHojRpSElrSMO5V6m1hpRm0JCxFxMa0pOmIUXWkA7WkELiwD/fsGL84NDDL+wrRUoCBdmXriDb
XeGl5CeEOAL3wpPHH2RinqURc5Tuqx4I2A+2bU1yR7mJ/AbE4RyM5S1wwkPdbp3wYAJ/M01ZBpbKMmDqKJMBlUnJZBg9mMhkmJfIZPCI5CgIMi3zGKZtgfMW
Jg4m8hY6m/IWKLexZYYVt2AyrDJNGVYr7SubnoShZuAg1gQpkhsnRaKJlKtvMyPS83ozajUGcR+3o+Ij/ZESwO3ohe8fGvq5B19kWDVaMHWwkT+sPrR1Bv6w
O+9J8IdtbeAP60rSh7XJPtUXW9j1zpZ9qsX4mkY3F/qpAw30U/1a1k/bEVdbTNY5I9vj9zZYWLgM8n1Jf+oamU/taJB5ZgbOthlkbuyuSWNFusZGOYF9RmN7
6ehFd9xtU4SZFBH+qJUIz4xCdubzojYWPcO3bj236JlmSht9KTGlfeZMKWSPHn7loaO3fya28Bl1aOFzKH1eOzMVmfmgoQ0Vmbj9nIpMpyITSRVZfMYsw3uf
v/NXLy6OqciITSrySrqK/NQV5S0Bl9BablWokkZICtAVWkt28WY0cCuPcR0j4/mkySVcOlBFjI0jrxwMLxgIMzdWsTBeSjtBzoMO7KsoNQ6xb/bgwFXk/qxm
2QeNag5e5R2d7O5i90es6Vn56y3K24p7ULILDl89Cp2n7+1B0jWXC0C4IGxyB/TNXLgXzOWEnn64JST3Q6XmDta8wXDLn4Vb5A8v2BRmrlpMo5Fi2AROFzWW
HKszM37DPVj1ULUWrgw38K7sQHGC3B90uPhCDxCSzK6H5yK7UX6SGdxMY9oyEGQ3cWUBfBj4GzdTnJD83N+EggKyjwFWS4O1/EAtC4IJeQc5u1dJAUG9ULy+
lh2ogaUZHBWwhBII73wwUSy3clUiwusJsqho4bFDEHUt4CHMBmV4DrNcjTYLJyvljAdBHtFHRfBSeXB2M3MKuxsL7VNYxD2hAScAw+H5m5zzv8Rda4wl1XHu
5+2+/bi378zced2dndM9y2pXu5YnEYEdwGbvaHdYYwTI4kci5YcT2AhNHMlMJsiRNgxmdxEBB0wCxtiJM3ORRWwyISKR4IcdkBJHCGM7kPgBRgZsnMQOxEQk
USzFduqrOv24j4Fd1iKMlu57uvs86tSpqlNVp2p8w7rJqsrWRcIXNjRgndQEzTg1Oqo1Lu8oeGX9FR/UMbpIlY0Z5jJ+09chTpDhHXPqYk6Nck4NPaeSv2YP
azgYY/1RA/GlWGuKDMxTnWjDHih6fVzCAiEiWVRxd3qVsyDX7MNDCWrqgE1q2KwJAXSNYzGgG10JRRjixVN1g4hSY0QxCkSpRxzLhBClfj3K6yiv34ADpcge
RVXb6zTPwI+mYmyRrFH0ICJCA31w2mIFcTrGSuR0nFXK6QSv9bStw/mJqiaBjo2j2U2o8SKECUqzSU6nwM8mRwFvUoo18PxfshDIrlrLJBp460+twwsfFSZj
cBox+ZUZQpqAAEZHDpgiaptdeXvj8hjZlOBh92cwOcmT7gbnfoolAGlMElV+l+i7hlw4LIWvnIVbpEHkFZpefuOpZ7784Meee+Q/jdMX2vtomU8vv/adu9/4
xNMvPPoKiqapyEAeoqnT2dTyy6/c+8Y3Xn3uC6/iETz2p5b/66mvnPzmn3/70TdQlJQQgQewRAAfQ16D8TXV4rwGQO7bBGRMlHxot+6QkSgf9DWbIeS+IfPW
kamMkJGAIljExbMA8+z19OQlBjMhTVQLu/Nq5jeBuLM0iZ592NJISa+CzXtwaGacn13JZpS3RmuQWDj9nukU1aPdFaAp2r+evmdMjdxQIxAYaR7KhfOF5wuy
tp4iDhQvxdhCtbKKaAFgtD+4vRL9JbIl4J/+iTBoyljnKXRzvaGCOcK+sfu/NEDzhlWoZekdpN4w1kDP/BL/PdUS6jcm1G9cqN+EUL+2fjtfRgaoI7KtJCCA
k7oLmLJTA3dMKnxGWZ9pXj5yS7F47lS2k39gmuYGyFm1z3WEm9vDHV/D9qRW9hmyd3Ijuo07/0b0vC4Wn7pYfOqIFMfUuOy5Kz13qOdyLN3PeIbripPx1fiM
PGjxa46ZVA00lqbDvL7AwDlBXpfZwrROM3YHZ7xw8oAmvriugrtD6V1h+uB9e/g8rZg/FQdf9VjvnzP9WuqLx6wFgSzn05rb+7j0+ctSHWyRE27PvN/n2lI3
d7yl30Qs6X95ZS6YfvF5heljfJm7TotHGISbM327ZPpehem7FaYvworH9gvlgem7wvTdtBggWy+YlvvXUwlWSFAyd3ZOzpl+UGX6zLADcPYQTB/JiziVDDF4
D0S7gUsdJB4EPZGTLzgKQtejWYtlMMQa06yc7vXRH9QbcmorWQdNWQcNWQexrINICGpLPKtRgT6il1cTq4amWtKMpf2cRawq2L3oWEpjBdDtfyJbEesvslQ8
YY5g/dmbMXyUCAJ6eTy9M2b4EBA8TgI2ivF4UlwwfL/C8L1hho+YxrEs7Z8X3y9wRfh+s8CJfr7frPD9PobNMkBT7OjE6ydTTtHZFpY/AZaPIHPM8iOwfGBP
W8SBSREHpkQcmBZxYEaEhyYTIh9vz4Lp1NMOW+bSXfjlp3MsKaW7czuz0/2kCUPzdGFoppZW0nk0cTRVnCY0TTllaJrhckm6oHarOUEqXhZls4Y0a0izhjRr
SLNG3uyThrTLZzxKIJSID7eHNmjTr9BIHbg9TAG5r6GROnB7mMErv0HwomfHCV50uU7S032Q4EWXXyV40SufMGkY9PBek8ZB13tMGgg9/rhJI6Hrx8zqUCp3
0jcwcL1YqqDKfSxERoG8B4Fpj5xFeKcEH0ivFdnn6n7Z57x+2efDREnP65d9PpjLPntOZ3v6ZR/a8ag9/bLPLw/BZheVdNjCSwLQHG7W1OxIIegfjKoU5LEU
tJfFHaSEokUzKAVx4r/m9fRkQAray1IQQo37VSmoeZmEfNBSUHMl26v8NWIGIgXtrUhBe7UUtPctpSBPizT+2UlCXr8k5J2FJMRiiZFLFUz1cqnCV7PgAL7q
gAP4ag4cwFe7wQF8tUu/DXlCiAkYBpEIxAAkggH5icgHYgAShYH8FNGljRpJUEKNJAGjRgPBcyGIzDCuCs6DMAjiF+RBzV9srtBFXWQcpUt6kXGELtkFnI5u
AZYDYMupYk3JHRPsEWKXPvcGxHqi0GjcBjV+xZPGBAmRXLKcbBkkhd1oUKDDcnFU5jxg6LBfjdQWYfQm6Ksl9FXXNgEYcVRPXVsyWFsbwOTaJgm6pZfOdD/x
5FYuYfMJCKclhFO3cgSg4hidupXDg60cBUy5lRUA2Qz/kCVQdwSuVCRQt4oruQTqFxKoLxKoLxKozxJoQYfdEnP4JHPukMGBLH1ZYv4xjvxoaDH0w9QlTe7O
3PNEq61AdXxRtmv/Jh0NlZ9MY1dmkpxIT1TxJPQMwOZw6CBVdfm/Jy3b3LBvcorEFySfeFo+8XDkXucrJNRLvneyLMWxt1eMSlYJzu3HosZ+6zqIkfutD5E4
QZd1iBP7rBOp/jYPlM6RnhEyNYCWjiR02P1qyr+QU1sDwJxWcJ91MzLleQfs20zogg7YxHsiXD9pQj48YG+asMPqOOYetozcTh7G3GIx2TiTWJz4OO8e7YwR
mp34BEKzG4jejrUfLtm+5KUEcYI9Wq+3H8eOteGfMG8qDDqbZpnim+YC56A5tL2Hiz+c03f0H336onkDEeDHN1Ybk0HkRPSfRf9Mg/7nRa5PpDLkSUIS4+RZ
tqlwgm8jbg6WB3l5xRZe66j6pvL6CoJNRKpPvgJFcdTYqfrGDtU3zrD6L3P18U7VxyOqqXwX7fRdhJ3V4Jfld8PQ0t3eqb5wqDZ64g8MKA2Arj6QnZ5aJHJp
IdVTPOFXb/FXICEH7GP0IxhqLpTm6oPl0Q7l8Q7ljbwce+i+fhJtCzezgfHQ9ijazAC0GABuCKyevlM2POZFiKGjoi9mzWV123uta6DNfy/clVWYl10hZcdG
gVb2zIY+7olVXd8Jzv7bgzOEE1Zg6jJD5JCzgPtwH72hl6KRLw1BmOA7MIpI4PlVDU9D4FkfAc9gCJ7+MKiGu1E7E6DXzmTU1Zf+kV8yzuQlc+RLoUDh5hsP
J8/fJej91iAd7masX7HyV1xIfc8bK7FVZq9wdRCJ54qMOHtWu4fyM3lfH7Tg5x+4Oo0Fb5YT5b7b/MWUZdVfoC0RXRZpS+QiVfQ4LvtoS+Ri82bhckg22edL
ghCstfDI0p98oLfy4t2X9tg/2B9Eg368iAUvnrpT7wHx42t3ijiHDckxif6EAFa0AeCdCmReVxImQ16RHkzD6ILNL/e8LT2fkJ4n0vNIeu6nSSh5N1hvi8Mj
fNQagpp5sdmgC8m7tMeHvEtbfsi78FSfEMkwYWsJc2ZAeLNgfT81tVPmO+CSeVK7ZFrrZ+2SqZ0ysXsUz8ta4f+ibW5wmknNiuNlxXvzu3eU3psVd0wIcw/Z
tr1hnrDz3MybVpGcmVo8CCuZnfzTSXG47SI6nJ28hJ+aQ5SPQ0iEi0hdxYVfr+Tssjk6gCyVpwmd64i2UV/db3DIMg6RewWMu/st50Kcl+nqF6ma7VPszHT/
kd/723vO237fI9cc52qS19jrNLLLdWSzD65RrCMYqbuzuWfawDpyu/kHdp4ORlfJ36WOJArLa37C7K95cbX78hOPPeR1X/u7e//Ig8+NrhEvFjXSa+yAvN+C
ZYwuJDjhkoD4c75wDkwH6RGZc/wLJWrfhWzfFVTlU3x5LpnwJ6ZlbxRThWwYA1Pl9E+VMzBV+WMOhVY+xzEXQq3uYt8nWAoFAFT/+GkNNDRkv/qZPsiy3o/f
d3Iw0KzCK2A/LWUPl4nUl/MHu2T4vgzfk+HX+odfBJFXbvgfNdvhXHdlnp2hbCBRN0ktO3eyftJYqRzuYfcmm/eMuvOPfZxdG+R0pCuK7zLgN9GAmB0onAEH
CiizPe1AgcgxyY9ylwE/40zZtbASXMrjdDkc84IjS9XKODCjPmbKw5plCQiDCFPO+mpWRxy9aaLW7hIfoUFSeYuKr8yrrJ9JlTpWuMdVesuPffGeFz5z+1+8
eCmq9qpV2/T4yrfT27rubRkdcbDXzrn2uhI4cKDX7rn2WscofKPSa664xn02z7DPnPcCiGAv3HVzJZ52mYd5eFCfk7n47+FBebS0i0E5o9ruizQuQ6nGjmWe
iQr1aROcVoOzy8KpW0Sn9yNxxreT10+LpOdrJjLqwNDzeQbrP3Ucc8M7YW0UW3Bakb6MsBAX0np5G5S3YXkblbdxedsob5vadpUlQoymV9PW26ypvB0jThqr
VvcjyBitxvjPLIUcq7xtqVbyCqdPGityKqqxrWxcjRdJ7nrZRK+XtbkW3E30Nkn6gzG+heodTp433uv1tmjbzo3hPhun10IVqbbCXaQa9AE+bagmlbXprgnj
Mo1XJUjNkcR8dBEeHj3qfUxVjBUdvQ7QCfEkwhM19gBtKqjOHhXq33WOjYN8LjBIktxnc2cwwhd45n3OI8i6yMI2FCDbG0FEVAp1USmYolIYW7IXoVIQzYKz
ZEMXm2N5OIWDOaCZrIqFnpRxJ7wHQleJMm6e+1xp/blIUDWtMFdiyfwOx/9hzYsfanUUZ0tJOHSuC6dhV7wzEVfISZ5lnWyNpR45+cO11XLFo1sm5qpBFLrP
ciAKWRu1E8I+lMmKrG5tXSSY2mr38KqYElNaFdCCcEix143VA4bB1t/F1Syg+2s5qNDRGJ5UJKxn4QFOpoZjk3gVGwMIxrilDS9CYh7gdDQskhxgVxAbgeRw
2yI2fEim1u4eyjnwvlXVWjI0a07kbnpVNeUuWVUN3NEWTwqIXsR8pyIpOMzHBRVr+Hx4l0EjRF3lY11URoPnUgDm9nf04NJpLSXXSEpe6zbP8eDSl0YeXMpB
CrFZg7TGo69JbLw+QbrvBNO3TbMqf9gl6uoIWHIgDZIUoeA38/Nktg4Vhc6DoQNnCyUasJVefkj89pXL6lbCIN7rmTJ7UBQ/d7o0vdJj3lGxFyNeqPEr3zot
Oe3lJcA/x3ax8WKCcmuvVgTa5Xq9xfGwAkwi6NaGfcKsuHdHuWIVsxfr2Wtw7+O4Qu2baCHSAlfjAusgv9KAY2pSPUzd0IepYz5MnfQJWA1YrVXMAlZEgq2K
ku/z0CPsZxvAVGIByUiy3rLh9SREvcXEzWaChzRSkSbjLa0YLsv/mcE2RvfDz/6Fm06YSxC5vT/Lqf7rG6j/1zq0QR1XzeNpG8QWRzQaxYnDSRUhL+g4Lkk6
hYufTuNipDMClyibLU4jzoLBT9KUjxx1k5hDu0NUooFUhD5dvO4ie8pMLVmLtCaml6x9dJlZshT8ZiC6eGp8yTqELGcEMBWDh8S82A0iFUyzG8CFqPRJz/o5
/sKtvBzB9z9/s+b7fz3jRUCTm5B5ukH/Kr6Bbukg4Ke1cpVXlMLsj+hqPPD4QDds/YNxBjWC1EZEGYTThqfEhdnljaKX/GsRZxSwL0kQBCxzHY4n+6wr4O7B
3iEB8mDyWx/B4dYAwdx8eFISgzz22xyYDj1jdEdiTsnC5mG6GpypDNPVyLOw9fVBNxSKkwZ8NSIYIOHmC+8PCy4K8AnI6jwRbtfCKRw3P8dwCYHmpByuPiTp
1RBstRwP+wgN/TbXqV80hgB3AXKhRSpACD5J7tDMx+PCY+QYh/8rev2D07kdZHBmFsuZCaqL1+ubm+BN5mYRDXz/Zg2WRQYLpzDt2lCCpJGeC+7eIrKarmb1
/KyuVwSOqBeBI3wG96hq5aQuQRshFIiDBY8eufe633154yeffU9viXGchFrkkgt0TjukYsmzRss+0MURYy95UCoeBQcaKnt86mdJP5KWUAjQzo5QSMAlp8Fr
E5leDQwgJyOmyZ5S0FrRuibKw1mgkyJ0bFCEjh0NDqo/EXAkAEcLw2ce6eVQ8CtIyA4I+WiTNwUKZM/m9vIlN2Vjy+q2B9XYg9l4d/53LmMsHM/RcbzKECZI
LmhEgbYpnp+1CxbZZsvcXVDwpG1MSJszBPL6ySaL1yb5tR8yhZ7UyUqmVBvDmcYSXIPrCyjiFUQ6qXCWXbDTTqULhGS7IKsVJGiXGl/hrk7y+h5G+2FyVHCs
6KrYHiZIkEmi6nT/2+liOhoE4bISP5uDA0E61zXT3apBE9FIPXYZULMsXLoQ5OBJhhSRLMYAAK9KfaDXi8JhGE3mlIsE1C3Rpvo5T6kXaMIn3OdKNKn2KyQe
MiesJOBNYwBcmSbM9UGstGNfkRQwPBvaMDeSNszRWOaqYPrsqeoibsgymMMyoNojSDGcMTkYZQANpDhPRigkxMsN12wkKEmIX5CQsARGf+seJ68GJWGCHQAG
kfSoINgFCIIcBMFQ7uagDwT9uZsDAkHQD4LKwg0Agmk0GODl3Zow0P6JCYOLPi2q3aoOB3YMkUQJTR3QaDbPIhVGOj8w0v5GAhkpzbOmDnqYPqiDT12sswMq
CCU1vRugCRgLX9NGvcK1Ra7FwoqOFlFfafJ8VYMTKVfuSdHwLEZSrGeRqibIzHBjP2bhQakkbwQSGdV6FVvIOpDxYBzgI0Aw8/FH/57jd5KmYk0gDM7Fd1AU
hDdKRy0tuKtlO6B4HyUoqP77R4kmTfhq7oDiRJh3Yd52CabPdw0xpduHK/uh3f3U6OA5L7SDfQhwEKg+T2SHVxmkHqyykOFqyyo6WJV72EvLXidoJ4xoXsGG
ooINiRA0op2KDERVANcgAyWDMpBwuqSgalHO7gboWDRy6TK7i4TdBbx0vQtYbVdbYb9k5qZyTqOhMSFRWQWfGyrLy/W1QdurCZDkGtPa98WWBPIlmg3x0S+2
AGmrm6SeSDGsmPGAltnCkdYP3/XR+++74T2slQlUm+Hrgunx3mThgWyBNhv079os6lAtyH9ONzDG+bjxxaWDBjCl5RkWW+rsdUdoQJs/hZGbufs67b6JoLc5
+Dj6g36xgoJATSjCLWelhowpB/VA97i3Rf1ZKJ4e74jM0NcBWjuyHy4ByRpKMFHoJ2c14UyxpdAs2eceIdTztKCR0Bth9hgBePFlBO0w1LGS+/8gPfQPNJ9C
iAnl7fmFumpC9jVs8XMrzvyDGxsdy5k2Nl/KNzafNsvj46qyuc9DXTtlqOlKhuOFe7VnZKRDrWAzLxoLONWLxsLV2lkoqJhiscs/vfi1O8SNFOqU0h2bCCNv
zVVp/Vg0aT8u+lu7olbTrdvduyVwEHr491gb4d/UamMbLjZp/K9fpxV9qNBprYtOq8alq5kNJ14f/vZ1ODfA9S4Qq4n4eBD1hwLLS21WfvmrWeNdWnnlrII2
Itey3SVBfuzdpkF7X5j6sgm805YKJgt2EQCbs6mGbRkmfCK7ZnHoKGSV1yiGEUqxZhitymE3U3zp2L2ya51TVdotD9qMojhU49skc7a3SeL0t7PZ5cVbVbid
dZbVraq+ne1aVievzuY6Kto+BU/nYpTNhu0YpgPiMa9asN62BjtzGatzupa8YA6/sAIi3wKE59U8e4quAsGb6Tw6OC+9FQ/z3WoaPWttZwo9m+FuzXfU5Pap
D9CYO2p2+Wc/s08q6umu5UO3nlKK1iY9n8EPvNEqMq8TXynhEKmc/PjramoNit71NRLPWySMU0lzjXYAVAKNFS2qk4yp/qjK2F2X1W+sId3P3us2r42sBaTE
qQaVKH3cOAsvYEo1A8tgAwgEFQjMtMjXHVxk4HiP3W3zzzp+jtHPyVXCvsy/2ERYOxJzmuIBsC56T0hPWUxQZ71nNFLt+ba01C+erZb6G2eppf6u5VgnzI0a
/SuodWmWMAsbxuuXXtepGDSOd9LyiaptpdihOltp2P1eaTd5/dLCbkK3VbsJDoQrHKemv16W9CrNKHMra5WGkB6Uqj24Y/Q2e5vK6LNQZOMdURpiVVBd450M
lzHiUQl/Q1/BXGHibrPX29wsK36AmrmWdbsxfZfGQMkGESJiYddicTSpvLml33/p0t5m2gq1RAqt3tb91Ocv/P637nvk2T++pHecxdINyLz07NeJSrVS6g7j
Q2uk1esv8zB5uS2DOmr1wYGGinxqVq8HHxqrChJLOSirASSb4SOm6Zzg+vuhGFTMSWGvl0Xa1AJxnX5q981I5iCG6XCrh01QD2lhlEU/8Gqw2ctw1tbdorY+
VcghKq5Ofw8qzh7LwA7ey9CX/NXjnQcys6d9RhXuRkcOfCY3BD78/5UTgntwrjkhSGQZkRLCx0k8drDRB9u0n83PJR/EsGHsmR3jMz6cI97DrgXbVMVGKbaR
WzkQyZv64dqyKe7TGrLlxYe+kI3xZtf6LYRn6G4ci+ETRjIbHB/o3YI6PF7BVqLgHcgFxBGggzaxO+AcnuJpAvXv+2MiGAesQ4haeoDE9BiXfSkXqjwQg1by
6KGwLkiCwKpmb4kjIOjngWr0oJtwxGESBXEPmm6na+cFUW+JM1c6l8XN8M3qlw5exT7GDqTSwlj++Aa8UbDgxFmTROnLYS0laVCZrBl2qsplDo8AGU9UYDs3
iLfrRbvB6HYrlnL2P9q5PhuzBeviBk6oSbVX0vZCVztixpD5KDM7gKmrg4cqUxy4rox9Dn3grON0HHbVPHR+Usuf0AR/CqoDtgeDDlkVfB7999O61dz4P+7e
PkqO67oPrI/+qO7q6q7+mJ4eDD5eFyFyYBAR4uUCIEiL0xOIBMVEpHToHO0e/kHxI8sz1B8kxOXROggxJAEYjCkZkmUtIFLyzICO4BiQIYW2kZiMRrLiYGXK
B1YkGZQoGfSREjimV9DKihAvbe393fveq6qeHnyQspyzwAGquj5evXfffffd+969v+tlfANM9GBhwCg97LlQFEEI9Xk2fm6v9sm0ju+MQ8kmVizLIMu5m0Zs
Ra+T384tIXsxkKTNGHe83gnXC2LAClYG66qCcHye1CqyxhRzr6BVVESZrkbKRg01+V6J5hc2l0CIw6ScyMm9iFesQTLUACFC+i+vtcdsq7GeUJBCfVtoIkqN
LGRg1UJK2vHMxoX9z+wtwWCEo2xFObJEiVrTW01+S6KjRqmyDblsQvEvY61Fdhc0f0l254MsS+C8QvSiKaYpChkN9CaHmpr1HiVuJ6h/pOhJR9sFomVpOya0
VjFZoDdHzjKpJNh3iYP1nIp8ssYGfNKaTXsFrgoOvkR9JaSI+K6jVyzKiLGkj+suwZYWjkfsPp3jvDcKLJPACMcUikJiXQhiWBuynHQxolR1AYCUalGjeVNN
JhwuSb8VC0fLYE1YdNMXHctiDSKquIW0VWdx4XrWdXmmacDebmCVC6xUuzmqGHs7ZxKLNa4EXFXb6HqSCkmEh/pOQS8UOXqrWQCJcyuVZpOtOGKlkkN+lOBn
FgTOStZ2MMn1qXdjMt55XCEmr8YQstgls4OypsnlUkEN9FgFxTaF6Zt6SPCyUkdcegNRHpoCI14hxkKXtKXmei2oadeCACE+ql4Yb1wW6f1Yb+io9hGWeooI
WiAaF0DjGGTji0xqJpheYajVV5Ro5hFqMJtEbm4xgBM2Wm3dCT9RKmLCLuyBwm65nrGISjwl3x6JswY2zWSJTYBRStGl/acAZV0a/PPZwe5bAZ6DVzNPhrIr
eEu2oCpe8Td6vT6HMd8Mt3TMxCjH17+m+jUdvZjxqgqtOzjNI+npP5vc8cSjtz7whbfc+HOLpuNlRNcjsk+ZLWKmEsCoST/CKlc/1ndclgwRsYKP5Sf2buFt
+0UGT3hATknDGDzEp/Pz83T+HpxjF14FC0n7XonBy272NlXG3Bi476dOHsBgbPcjcdwl86+JTVisfLnoezH4hkRTScCReni8rj9AbFrHVjI2b9yBuBroOvdb
+r2IeyJpc6MWkpBr2EHVyBLOVBTiDpmcFaYM5ZFiQSoH2UFtatu98PygKodk43iI4NeXoZV2ZErJFlUMl5VVhEPFLt3ylrQ8RlO0sHBBAOj+GGpJM0cA+l7w
ca52fciRJ/3lccG868xqL8hCFoSP70NJ8tm/wAByrKQmDC/I7X1i2YLcqWHDomgNi5KscxcR81jOGBZANIKouEVAj9iwqCpegSwzjFhAhkWZw/PkJxkWZeh5
ZFjAYVRvCii/+TRqMSdOOdrCqI60MIpiYVQFuyN4UBWthYHd8IAVK7YwighvwZKsWBhlHeIYSOBfMGt/89N6y7YKi6Oaszi0bkS0GCYDgLoDbXGUMqR/vyMu
fNsAliBOeyXx6ytYhz7IzDJc+BymDJWKI1m1i/MksEqqfP8kHckSundSfAHlKV/hASioeICpigfi8EfVCLLPZ1ciV7sU4Ujy8LF0mTWnFUKZdVEj/kX6v4aL
5myEs8DTlCUkWH8HHpc1VtZQZ+OnHhffp6LF7gYB9Gb2qY8JiB3d/ZSZLZAM46As4xqZMa1P1i/xF57+kCxiFQdTgzJf0eu68MWOtdOG2uoFGXENqtmfi/Zs
PglgrdDN68Udd0vmLZnIivHe/ZnNNM3QvBVTlfhQ5MnEZMuza1krI6FsrkDukK64kJh1m4emF59Jghdnfmz+OE+a8x/92Pl50npQAYXVks+T0plW++zgXizM
8fZPTUU7LvA737tpESgXr3uJBol/x2QSnySZ7sKXlqvaUvHNSbr7T7NFhaRs63cXVfMItX+BQ9kCuMfCSTYl07Q9XT+9aHtgPu2Cxfl+B0M24ksfY8UqUI3M
r87CYY2IFRxOuukcxfIXexQ7PviXvz3/oz848bZFNUZae0egsgI1Zm/cR1fpE/0gvOqA8Gauz8dVBz03jg6M1bjtem3086wOsmGxr0cmcYm6FFNDj37LJDFG
pAL63DjWEh6ZTSY2erlQWjWBPuyosQVqgZlaef+ohKHOn5hQpdlklZrgob5q8OMDf+28g30pupmVr2QypUx/debmabqZudVVq7EtYxbZzn5ucf6wcu+HcOqq
nr567qa0p/D+gnlkXDeZ5ii0aI+4NOqgZAHlL1pQ/iJ/dh+r0sVQ2sKuHBPyinaDK1k3uIkRLxnKKh5KJRlKJfQLNLkJifhiBNZxdj9TcLbr9Meg+HBtJ0zC
13H7xQn7RSAijUvX83fZ360/zq3jMqlO3G1qNb47oWBM0wzNimEJCuS43RSjQaBagjfU2gmZ1G/RI4gqAhNnRzsxHAybqvbBNbJLTOMCgmbWQEhv9HuyILdm
K4M0FAUzQWXwetK/o5aRmIqYU5+qlUUKw9GznDp5nvBTL0+avcxK6hIN+8iXEDm6cW9Sf7ss2ZExih3+4jt5KfUgIqS072SJp9aYvSc/LBJt8HkNdlQbnPNm
5Xm6ZoLc+Wr83/Zx5BEbqhv9eZ9UFDoe8klPp+NBHw6aG/0DvvhTzvmkkNHxggfPy43+eU/cLc95/fEa4iuVfA+oR7nvoXXz6WghnYUM83mSnXRCkiEe3NCv
K69PF/vtLEgQHlvY8c87n77l1V945Cb437cXWFGK8XdxkY3HeJQgyyyB35ORjv1Wja1weJHayxf22Ms7XKnj77MMMGWc/Uf8UXrpE/dkLp+/6Z7I43g41VpZ
5meff2/kE53sTnY6GWU06EmqjG9pKdS0dIzNzdaO713/13878w/+M1Fz7LB++6lprucY3b1p7vobPvnCL9y4KEV7NBsOFpMuCZnWwoKW1v8Ib5Poo4Z1zZ4B
X5sX6RW/9y71NkQxZH4QYeepGHqDXlxgfnuSZ+xW2rB0d2RPpmH3omGufWa638IsekYzcZxOYPGCkskqVi2qygjW1mw2z2x9Zoit53NsnaFj5kEsoWT5scUM
ZQfgBQj0NowAVJqI3pa1wVE90s6VxE9HorLWZVBtE+/jzTKkpmREKRlQPRlPsQynQEaTA6/ltAmu6vVdYc/s6DLfr0NVpRmf7b4wpWK0gGgVFS1itNFQsZsR
NPVHI6d+EFhP/UlPuTv+6c/jz9eIRXo7+PTnvwvWoPq8N6mDLulD38089DU8VIeLtpMpIsoUAYitzItR5kXgbVHzXaJERATrSXxDjSSlsfHJ8Hk/rzQ3MpNe
w056DW7Gj9jHpBHyDbgPz7IfTQNT0ASmoDqmoAlMQc0RL6kmJp8GfatEkw8Zrdd7ZHGp+Hp2N2nBvbsOL+/NiB7C+nddjWF6rKsupqk6vMMRJd2QTVVngSRb
3HdgTxyLA0wF8Pkv8iJF2SzWzhcslorGAHYXklRfvY+10TP+bPy3+1IYsA6v8PSrejkEdGG9tQK9tWKu+rLzUIGuU2MRUVP+vYI2EW7xzmBhOsyQM7Tk5C9a
FyNSf8/4/ZC38ANxh6vLqzqlRZRLabHSy5LUggYhLxbViFYwBslMrrDhlVSNcSzfacBrILfqw3hv2vU3qUgDsH67zGGrohfbGiMctirUwRXtNjaqppVQVaSZ
/iM0Q8XsNC1tJrLxV9l5GmpmTb6uE7tFNrHbSlRA2UIFLLkBQrBGva2CI1iZrIIUVd5obYAcDeg5od2c5nAxtHfEXnRl0GMfq0XjNBewBhDnqBdmqRda6mkG
YLvH3NTkawr5UtrBAYL+5Wh3JN/LHP8Q2fXoJqtbpiaiLFRVrFfkYJlHzJ1QlqE/FTc5BW7KCZ5d2oZThSXqBlecWa9jR3TH4IqvUKlQkMUhNQs8stsyXmvi
JMeLoAB/463uUCB7nFkrn6wMU9BopH5f3ydujvPurDw9QLhoev+35nL2JU2IUGY6n/4eJm7gEZ12eaGJmxxHHs06Y7pD3zm9eC+jfQM3aODTvJ4W+5w0jHQz
6GB0nCMdDMcLLs03dDzv9idwPOf2V+F41u1PMhySR5JbcxO+dT9W+62zZipfigyedMqV0pdcKf2kLv2ELn1el3oUX7E8ioAY/4TPETH+aRxXXe8fxXHyelIy
OW7GP4nj+PX+Eo7d6/1T/gosfdYZxdOVvPug5W3/7423h2oEnA/D4d7/iBwO48fUORzBAV6o9zrgv0S2FwzxLnuKuFxvCV8tQ30JeGUkdUwmVg1kfmEljf73
ZwcBczgW/YZGR/p1YjjNzkuanU96muE8YbjTYF8wnCdsPe/1JyHPDO+xbj92v8RLusq/X2px1su3wtUgZd+XQBz9RDn+yH4L3kAW1JLGCOvNygN0QZQuXIr/
hjU0srI44Il7A7B0opgxHy4npr0QioHGTkx82Sp0RKxCGs0LE3CTM41puQG4DwduaOHTP9Xw0CfnsuGh5TcZHvr5lcJDhdoSDnpFAaIfDYqiUwV50zoYbVpX
sqZ11ZrWoTWtgyHTOoh/uC81qWv8BEzqYMikDoZN6kCb1AGb1BGOZFLXcSSTuoHjHEztgE3qJo7nwd8Bm9RtmSXle1D6g4uZ1BH2bOcTbHlXyGqJyKSuEgPQ
Rey6p3i7eYOaFCAxqANricFqgB8O0iMAuzAQAZWlg67TPNMga1YFeevLNY8OPUaVzFa9zt/MW1/wN2xQO+hev4HBVOPl+yBje4lNZsrP2mSNXPlcBquMUb8u
emVVOmcbGSkBTDPuminpGSUd05N+iaVbAukViOkga5p1jGmW7SVTDdlFgCLHi1CVUWRNOjlLq5O3tDrvTaqgQSdnaXWylhbdj3OWViVraTVyllYla2k1sdhC
llZLVaj9HREVQcbSqhpLa7RpEHIjxGgyJoGNJOBZa8xGEoyZSILhlySGAKQqcSwUW1o0Q13P6mEdllZVNWBpVWF+TSkOl1J0aEnUVFssLfZXBQ8Rw0diad0N
QFNO/VzUobE0YZOwFER/2bhSyPKCy2xOwT/AvYe3Asuc0kK208TrhkHGOJm0q2XQ8GbaL9rNtE8b/7Gj9UJ1j/iOZkDkrZVHgm33w8nl5tjIGDw7h+0dsT5C
nXYxb+hUBwXEmmmFBixaTY2RnWwjoS8q+Q7ENBJlwh5rrHOMfJtDU/rswlYTm6bKjlanf/PT/+bQR//0j2+SBNQRh+Im9XeaIuuXVaQ2k3jDZeaPvr743f+6
cP7PM0X6ZCHZIhuXVWRDiqxzkS9/9dNf/pff+8UfZIqEU70tMh5ZpJhwMRckXjQNLu3IB7/7wrf3f/ZHN8FzupwGru20gWvQQ6O3L4tcow9CQmXD1uAUF79j
dLfBL6yg/AXe4I+okshH4tB8Hua8tGIVQUyFOMBxqKI9eLBrX+M9fubfKpUtamgLcWeIV67mtFAOdWtbLbS9Mq0l1q0hsW5MYQmLjySySYJhJR28fIMkp3XE
6ndYa2b1OrNmC8ObKnuYhCWjvdyP1SfRYm2oJGBNeVugZUtbxOaS6YPI9EGUuuTgvDb4uduWe+JEg3X0gXUrjBlwUST0kWhB3vbPV7guW3kcjbVTPqtjuOqX
GFNcuowkeHqpxqxdRZ2/ieOq0wXleSwnArsGQSGNwQX2rGDUcvb4qOd8g+pghTrX/Ha45cAcaTEmJfr/dckpBneOYa5YOEw0hyWqvaW4bXU2ICLRwtKV7Fxx
CD9RKXDQMm5Ldw2H3hvHe8t4005fQ0+n65NDNyasgVO1Fu84/W1Ri1qHk2bqTWPPbHXhbcOM1gUukOrSK93Le6VJvQ6nGFtbYtp5u7n3s9OL9oXO9OKCmtA/
Evph1Jbe9BGa5uX8xE3YvUWjFpjUtq1w2LfFJtmi6BvzlkvwkWyxaVEMuoFf39+XySpDZlBq2hgGLadKl31umLaRNSLpjVFmTlZHK+czX5zyCh6vifq7tUvT
oHArOwTxBM5Ob6V0yx/hf674dQUD71ZAttLznCbEv1U27JnpyXbgBbooswLDWexo0mXtVAW3RrIh4LACkNQBF8UvQQddOLIIJ+pBcHPE2y4VXjtNgxP5PW+j
11vhvRhBRLIEYd50s+8pvJd5vscJhkh9JYWjyhna9INT6YPzHCDuio8tDXt3oMQtUXYkK4AmdLY70+Hq1IZFghCyqkJ2kXVx85vFAFDe7h7vseIewFAXHku9
hktaBQSy+fGkjNgm73gSILYJEOeISDqeVDjKqTqp3ON7Eah2nB4zztVzjSdVsBdzyaSqIMgJOUEQLh/h0CGJVUC4cEMVNgDbWjupNfGTZFJGRSurYB8V6v6v
rKexkzQ2hIht42eZadkbp40MhB2aloJHSeSUJN9hKRf4xmgJVO80MGwcS+Xe8jh3Gxg2Lk5D1ZGBYawljGNX2wSGtbFxXVXjOjCMlF5Npm37sSeOELbq8f4q
1T3enxT9DQSkzumpib30xCoir9gpE0RJYumx4/RqlqKr9qoePQnNY3Jv1i+beiXXtDFBLPVWbBo/4I6CkWdo2RRHXvkAivDUWDbcraLCd3O9a+/mSNt2GrHW
xU/RiQcMF6Cj0rrpY4DbeZh9GMpAtAAM86d4Bm2GkkIhEH9S48rGkVwWxK9M0pT3ZqCpUfGf2CeOR9X4kyzyy5iWnvB+ehCzBzR41imHY1HLbwpjFuhRH/ol
BkVFiewyyMfSaJjZX14ZZpblAA91PvNwFiO1gdgo7I4Sftjz4C8m/n3c0oJ2NEdMDftlJ6Xm46lbXpm9ZdP1WSweGOcnl64X9PVF5GKxN+6Hd4yvsiXp0KE0
fsXn+BWXgzt670uKLLd1x2k3b59r/lF2TvFZ/4X8wzi/jfF5i2R9Y6I5nJRTxaKc9Z5NPZLowYXD93LMtWtTL+Lv/E9+ba2U454S/hnuOajX1nqaedLMyVnm
KS1jHi+3tlbSybqXlq2tlVgOKFe7OXomeav9DW/u1A0S2TV4oY0OHnsY9UvL1tvaHIzAb9I3fxHdEfZ0gAJnDinwjV/hG//vz0Y1TOpsBsP/xd8tgGdu6pF4
3nkwCfWUE2INtUcqPcN3y08ERkjuHf6J+OfMz6lZ8+OUY0+RdkoKwJWeHLZB7d7uXIdENVu89ykDEUPWygO4tt25T27dLevod8nz75HDnTLXwCOI/t0GPQ+S
CdspqIaaxb42zUIN8Yq7kr8Y/sTbHeXcnHQnk3GaDcbZTauLpZ+bk1W7kkntzkAX2SMZPnZSH7j7F2AWsadWd6MXJ6sVHYJkjVqt1tw7OU8zD53Q39U0EAsL
/Z52obpkMomOat7Mji9S9loMyXVY3NncVyrEklkfB9VPcOj1r8q9HW5yrku6MnQTtU5dtaD6pJf2IDNI3K/ndftNzp2wiN9CjZhAIdP4byc9TYdtC4vz8MGm
GW294CwkV2MJoaGuhuN5A8u1RfrQeo42p5JomgmRr4ort1MqNy2V29a/imYngXK4OSpSi7C1yq7VVFBKyRYZOdRWKolKpXHVvwZhSDdHLZoJcUoWVrnWknmw
K1bkhHV3uS9zfu8uXiJEkoOJTPOpPVVeLbs7mcThruRqfFu9M6JJneZcRWdldTWdFx5BLUJJDdGfUpP9tUSdtdD8JlforykQYhKNKqlJpeCqulY84dfiV4Vq
0kWCaM9ZoAp1kSGaTo/w5V56OZbLcDmsUWUnRbhxgZ4U6EuBhRXeXOE790eVUK3tTxL9loV50Gcw7hhPqksf8Wb769FktV4JgUhPr1XCzAvYgzm0nzHJG2Ha
UaHpKJzmR4MdANfUONnhyLFyjW0yTTHcZtd0BwYXMrXivf5qkRjXAXJWgNTWwYk6xN6nwkGNo/GrF45c709Zx5wf98epn94CfgWvazZndiXFnj0fe+wKTKzx
PuKQhmaOgmUOsGuGOe4Dc1x9Ocxx9aWYozeaOXpvmDlGv7nCdyxzRCswx/tGMkfDMkdBLwBxjbzQVElTK2lI3zUyfXen9N0d0nc0O2BfehqHTN/tXCYmZfRS
U9+RKBnCXAmq2IPUY12JjKCvejtFLPH4Xe9PS127ZK8S6XtUsa4wlfgqJ/TJLpaguxJ+k6xeWOQ6MH9ShRYXknFrAf8zlZ7fr9ZPQhK5Wa8oRCeqRvyr+7Oe
UN23RwF/l2RfV1beeZpTKlN5lkPv0LDHK3hZaZ9dfEF8du0XNAeKr9VarHd1sd61Futdkyu+iv4NUooAV5O4hHrFi+1UjAGREv2BZUR3c0S/bznRIa3+fohe
XE70B/JEL715oudJHl6U5LXR0D/M3TybTrJSsRYCchyHgOTkuFoNATmOeXsSfZq7S/dFuJIQU4rm0gmaSxXmUqYrqMqkJkm7Tq1ZUNfQpNgnkXwVTfILLJzH
M9PkAhY6YF9DZNNxnRq/dzLZQFKnB/eCDIGuFuqMcfMO79fQhqwsNBgQVp6vQYN6VDVuYyGoQV+HXxKUV7o6mHof1IwN2HlqwPl8ig597Dw1VALebKirmDfT
SUhpjTXKJcpu64PNKNm2GSXb0BpzOuqbUk47iqTguHmJm61U52a70UCX7KoK3Xgn2zBreN5UmDdJAaWfPv908VPxngSrltyNyaT092SOG67BSdr5azKqpXAS
F5Plhf41BgVyLUYlbN81GAo8LifTcTmJcTmZGZfXYFxOmnGZjkpZysvCV6aDsBvKpybfHhH7UXE0CNeik0lS3KaHWzfDTV073LrLRo0tC2y1Vl6skUZKbDUJ
troabLV2xVcVf7erp6NJtQZ8NKmuERlHnHcXBhaTq5Yl1xpPCzFLLqg3lybXmtHkuv/tlyGziFwTPHOOINeVSidLrsYK5FphSlgrU4Ih1zVCrjV2SniAiIV4
D2JmHU6pNqh17M0AybKBJQurW+vFhs8TcXwZEVcPEXENEXEDRBUTcfUbIeL43w0RlSWiujIijgsRN6REFC+K7hBpum+cNJc7HMf+bobjCNJc3nDMkwbDEdsI
CmCciBNb0cYTDwJZ0RUy1j0PwalQcvuTsF2hmav1N0eIVplgQkK71LRla0nTVS4/YDVsEDzG1B6q9RD868Hv6/kztzJw0nqs0ExC1117e9S0rVkruu7aK7ZT
oFSjD3rWXrkvc542d73gSbHurZvbkOY6ZIyo/hQ1+Wqp7NTtUQsljmwjLg+TA0BRV/fXS8be9ZgKNRFg+/ffotbTF94i3566lUO41kPTxwhcL30prZ+8Yk2f
ilZ2NBBJH2Rt0me18taoDsPFsMtF5O66NzdNNcy4YJWYa2EVwzc3NNbbobH+yoZGT4bGunRomM7vKmWJxDp27Q3p2FcmV0mhjnIKNdfiJ6o9X7HBMjFssDwA
V10AGKxiFFQX0zqcu10zrfczq2SyjqTXwugxLAdA+c16sbHajTU31orxROauvCuLW5PQwPuqf09UGFKVxyw1VtSWO0Zb7lptuQtKdEZpy528ttwXbbkv2vK4
aMu+aMt9pEJivMzBtkGZC5Jl7sk0qpfBe4CAEgNXaRIB34rYzmPug5K7mQ682osRR7R0NC1FE6cK6sj1OcHlxEd+wLszcEeTtcEAKA/YH1yLgySjHBvlezWm
KWdwey79EHOD+ygH2TV2EkM92I9x+mC/ReKfidSH7CQbFtq5j+XV7s0c+DumkWpaciHGoUKlr8US5WZml3H2WKULaqPvJNdglZIHEw03WUEhlRxXeZEl6ZHq
QxNggCxribdApzGfsqSbh7WFQMZxFtp4vsDLwwUytdYA8G8NWGjSMoWCZW0lSMNKEJph1aT0KhP7FIc483SkRHhp1oAIBmusezH5GaQsda6lHz/zNgd8stpc
Wy/XFPOOE9MBy9bjitviwQJU1yyk+ITE9dc7WEpyZU2IZp+1sjumNyrGdGTAKK5rCHPl2FM1UlZsCLs1LLvxClRH6LCcDyblsuWDcNAh9ouf2q+ZrwOuy5iK
umpq0obDZG+H5v6AZU2IbEd6d6Rxcfiv4b8v/j2gBGp+QDg388ObxQokBlqOFWiywQMjsG+cxafwSoBD8JPBDLxOoAJdDQX3/Icka7z8+u0PCSoXXsZv7SkV
6lf8+LP6AU/vW5oH5l0PaBz6jn0Vrtq8kVfM7pJWlTfY/bANcq+o6sLhpKJcGsz389afAxARV1XSkNvKi0loIpDLT94xie16C3qH6OT0/F2TAJo0yKeqoIMo
XnELZoeOIZOJVLmdW45dYTi7IoNMwYv1cpOmA3fMZ+6QVlcNeAjjWqN1wfLWpeDfKhhuXXCp1hUMXLdu3YMeGiYBANjjzm5vU0v1t335NlU1/XbxxaSU+zax
/0W/Hd7Fe8mMFmThawvGB8m96mk7VOY5K2hBuYyowE5PnH3AATiMdj12ofC4rPEWwKIrwVN/9nHZBf7q4xae+rd4L/bpZmBwCIqMDJMLPg2Hg09rueDTMB98
OpyVSkUWL6Vsruq4U8ZnarBh3tBxpxwDynGn9Yx+Uk+dyzmeJtRekSFHNyF3Bm/TmXBeTrvRYufZ2wT8QcJ5V3pZwnrrKmav1AbHnWp4pjRNk0meFSStyCKf
m/17VsHSPAE6uowTBUSjEgW0OLgsGkoUAB/bFruWjqqpydeDWvbbg7gfcX4ttJnIxl+F8wsrBQ2THKBjqdC5GBU4PUBT0gO0Z6kQ7JMtqBrHnWqH2iZpLS2Q
o5VB7w9XCDgtD2BJhjo4r416d+AfnCNbPUu2uiVbfbkztEn40rl9yBkaIRD0L0e0I/nubRtH3MiXrevolrQmEkoTqbYNOK1xfrFkjGNN6O/iovVGdciGGBkh
j5YKPtG44WBhFcbPaxmW7FnUvB46o5XpjCPDLNkSlmyyGdFEGHmsmlDMFlMiN8hSUt3FxXnoKtqPWsD0dJRquEKUap3j7FBriVINOUo1tFGq6f3hKNViJkqV
t+VPu0nxXsHFISuDlYGJoTDVUIepTmTKlTDVkMNUV+E452E1g8NUV+N43u2vwfEcMvOEHKbKe6IHPRJ4Nu+AmkCYqkFqCfNhqiGHqXLpS66UflKXfkKXPq9L
Pcr5f0yYaqjWcJhqiGSap3Fcy2GqvEYwj+NqDlMNEba6hOOqFcNUEfo7aiSYOg+PCP/vbUQM1QgO92ZceP+/GRdZYJ/6CLbxZNgEs2RWrMVKOUeH1nm5Aa2R
2NYQ8V9sL2ZjW8nikjmMA+BCHdta0tb38KBKP8/BrcKmehCc9DSbesKmp8H0IQe38mCY9/rrGHM9DW7FUMgHt4YcupptBnzo8H0T3CpPhCODW2F2yAM26jIc
Dm7VnZQPbh1BzZHBrWEuuDXMBLe+gyHZNwIRb6O/jazUw4mP0x7+C5IC/QYalU9GqW+B0u9V/o7Xf+P7X/kn99xxE4O8Lxy+d1fYyqrprFeOwPtmOKZwTfa6
XtrBXV7aCf9nF7Chklk09TvEK77VTXzopeYNRHmFN2otT9tVtYRzhMIvOHEY6BuW0W24wLYCnOPSl1dxdXYYlN8p7w5zGh74qYb5PqUdWaeu3I91RJjv51YK
850yUb5TwhIuDDbXmG8rhPj+koc0MZx3ZTA18DNukmj1E3P/You3XnkzOP1WiOTb3uBrDGbozVCr5pbIhg+u+pdoYOKiSjeS8v1LOuUjtHOsj7to22YGN+UC
r1WuFFjAUoGcf5DOO/r8yx5WCtxBxKldBfSQDOylP4HWPXgfmTuK3aDPft1e6GBsDk6kF6b4wlx6YTVfOPs1eyHmCx/7kL1QCM+UfDjt1vaMSAKK3BUDZ8dd
v/yFH07d9b2bWBYUB190ZuP/kir3OuGFP3AZ0ozz+mgktw3ejq2Ss5ZsvOk+37sRaGpT3jbSk+niFOw/+PyxFdoDvCbn/krEphllAboa4FlnjdvkbO6Hkq+q
xmmxK7D82Az6v4WIfP4sLzRGlguKuXwKxxGMUD6+93NkLSGjTR0rn/zeJ/brBEVBv6G53cdHa33GYS9I5j5H5iXR2oWxVg/8DPigb/igR4T6h+gIP10f8k3C
xjNp32ILJH6030aU1KOCTJYdsyJLtL1Wz0sUnVGobjIKoRacUYizzNtIvNiM/jETR6aL60qEbZwpqzu6LAlZBMIuEg/V0zbWdYvOZlpET22lhof61qEPA9Bz
0MxhNNZVYbsT06xXgnyow0AJ7BIcQs1obJvAIGfmie/v/0+vfegTL79tqw/728fwc2T4ObB9AZKKVDXbnWslUS5NDnpR9//RcKTrMalsdwCGWsN4cVABwKmW
UGNHEpE5AndPWs4NbhUZqrY7FQHIZZRqCS5oMU54NmHVSc8X6GgG7tZ83Pcz6ah4ixRIqbdgNQpxF4bJHXnHMLmgJeBdzi+5Z1bDkbu88IClJyQwBwr1NKcy
D3gyRxE6MKCc87EXcGn9HZp8fm2/hr/GhxD+ZF3b58VMJTFDkrSy48/D/n/5mx9/7ybg4o4swFEVLLCp8vWS/wpQC5yMmbEUbzGRlSs1VTEuRfhvporhHnd3
GXmsrVu3l8old9gPPpf4NtjiPecJlChs6WDlzLdBzpYOFIPj6qR7z3mAeJw3w/85z9rSwaD4COaXiioxjJMkq5TMe/iwGNE1m7SylqZyHF2oSVtZmU2CmdeO
vPrDPz7/rw8t8UpxMPiAXjMOBg/NLrv5gL5ZgcN4RYUkTVPQK47lLQ4OkTaGVOQlHmdfMWn3nkViNjoe8iy0V2OZb2IFYZ40dFRlJ6dVqCOhREV2VipYxy0w
ZBzI6XPGBpx5GL/Cm2Wr9cgoX2A+Ybjm4iOc3aGCWP1+YGog9oUCkc84YGVqZA/HBTo5ba7EfOWI5un/ZZp0tyMkjysScY7wvRtnp5BMnM628VmLzq7jMyTJ
3MxnbTq7ls86vNA7xRnOgsF6PuvSmeKzcUuOAPycBJuAm3JLZMBpuruQTauzS7V3qdou1dqlmrs4aeCA9DXXuRi8nM2BY/cPORavbVwzujZNI++btUe8pNqy
d1izOU8FK0gyQN7OYX8hcQQ1BqAHnKYQfVRFGkZcoBG5Y+Mvdl/+ox/RDN8+rmqYDPd+Lumpnr1+3yQCCMQrgefKcZork1VWeYa4sT/IHIlUeu+eXX1qFAdX
YwJzBRN9lVplb6yiN3ATQ3JC9e7RmIecX46DE0a0ZmpWTab9L0hnaKEaO6460gI1eWQx1+Bts+mUP7FA1R96HwRJn2gdV00paEGt4pJqxZwbMcYcrMvKLToR
uJ7+vuqpIut0x/2t3in8gGGwVN7qveBpyOlTNGqfpx8yvW7xTuBcdL5gcPZlO2mextJIMJhPr3zRw4f+gOa6Yyhsfuk1UhyfM4p4MEIWzmdkYSUrC4OcLKxc
RBbOs9h61eRqJEsykBQjCIxkNOvi4AA9Q0SmgbmYxGnWqvjwjt978U9e/tPd3/w5xo7MJKkSiWAXrc99UFTOCyRFSME64OFTT3tJBceDHj/z2gd1FV4HlBgd
LyDyko5zXj+DPyUBnKEEcBYVEwEECCQ3eVvIoQH2KhZgr80yemRjAxlmwGeAqlNRnRvcVcRZY9udCWyJQGmowJmhQ4dxyRSPua+ay748OEfj/tgS4mfnvuir
gNv0m0/oL513+9zW11xRaM+5CEE2YdFI3mdnkN/XCfkqEgQ5+NYZU2b+Cd4tOUaWyFmm3wbilK3emf+BWKg3K+njGTAIzJOOyTfHRaeEi864+NorrnDRWTfP
RS+5NAnQ8ZTmptPuMBeNCxd1RnBRzXDRmOWisTTH7QpcVMtz0bhwUSfHRW3hom6WixA8l5Q0F528GBctaS56QXPRySvgoq+85qLQP1iRjV7LsNF3vBTevs7p
DE54NJPzdo6oR/oKzelATa9oFHWap8V1p+/RGbtu9VcxnChNA1aIHkslYm0w9w0r/46CeddC0aLjUSJEFaoNtEvRb75gKH6Ue/6YmzAVTrhIuDPUbp3OMkPL
oWazhsaccRTyhfjpmIc9xk3OcQR0F9/qftrjDNaZSgM02FQ3GdMVbukKHyKuXJWy9aosW2O+vSRbHxC2PsSNe9ZN2PqcH2Lrgy7S+ZDw1Ox9ALhMTYtZ0Va1
oYbSlUuRYnCBrD8vrbqXrfqqTKNWrPo5h6v+AdRot1R8bqjiD0m93yfVfuCya/0b/+4zj3uo96kRXUhdVtNd2NZdSh+HAP80umt8O3Umko5td7j7QukyDD/q
MjCJpJRtXqwGmdyob4xphhmFlF+1kvzzMv2wsvwTar8H9bgrGcPh7jyx7xCy/GOhyk4iinEkab5BFtkGnczWefKKZfYUV3kbrxJJlafzVd4sVb5Wqjx12VX+
jX/36y/7V8AfY2+AP8Yulz+4/2uaH9qaPwy/jOsadGSiCRljMzfRhOlCTVMmHCTSCvRCTXP5Qg3PO1WZd0Ked0JVw7wTqjbmnVB1Me+EUFs64tkaG4OSDLlb
UkfIIGnztjuv0/rTgolRGSWzB0tDEvsqY5PDqIS0DmFSotN7IsLDvPTu4b/VMmsriHBN1yefZKwYFRpqgopJ9fjMj90n+6tV8X8CcddoYlbSHUgQOQnrvu+4
Pn0aO4yV0XgWuOkuv3mzKDgFgHPVLExHqLurpjh5NNu8nK3a1hDYHo2H+1XZ1kgrXtO5iDR+4OqZPftmtu1Xa4COUju213p/zKknZ5x3R7k2Y/Bp5e0YVgKe
82b+zO2vhicgRidZVfSTiMrQNcAAGTFmhZCm9nlhVdHMyauoYNekqwdDVQ+GytBgqPFgMN2QLh9oghvMmoHGiw6Xk94D0kiFd9Yv+awL0BHGNgmHcVMMTaU7
HKlDwXMK8gp7gVfSLiDbF5/NXDX9FS7rmu7xFfvGvq25/7zhfuqFL6A/0DNzZKoM5uZ9Tl1Dl4eflVE03EFmtjCzR05aVE0Hhhm9NFyml+bFRXgZ4iIcaeyM
i5raFTW1KmpqDeJC59ZtQ0ttay014IE9mPvCkIoKjJ7VvMhPjGa2VY2C2rD5KSNeuMWqa0WyAa7eys5L572RKVOc8H9z3T3LQYdKGngVXnrsgqgKmxyqsCrF
i/s15E+hX+CY/T4QGE3WYF5PxncLWJdMUWNG7AV+n68PIzg+vRzBMb9dKA+gAH4gfML14FCVtqEiX0yh4Kq8cKtRB4gYvBRTOL73c8DJq+iWArSsEh/hxlV4
BZiB+rhxleHGldC4Stq477wlDPf4j3l7vMdsqi/+p2u15GcQJ23/yocBgfyHT2qz8FL4k+BXXqlbP8tAW8iMpS3QmgA9wzYELLanMS3gvFhE+nedMdaDc7MY
ZFh9jJQPYVCfcriFUkQMT3IfmjjDlDgcKim3Ak52B7ASfVW5fDYPiPQleqAwq+qbHAf56MvUoyh2Sd+j/w/5s/EfoLGriA4wobXhpDGq42f22e1xep0GyXnP
JHXV64C1TF6E8/zOc/s1at95HtI18bGlIe3KqzVs3Dyq/Ns4uR8NZXfllwVZFJkA0NE1IgLRLvGRsm7e20ojwMdefQykFgebd2pWNewPUsQicIpszuui8Exf
NzA+9DhDJdBItwhuUscAPoUmg6zu0CbkroFO9IUUehsL7UuXE5p6OcHl5QQ/t5zg8+6jq0EUpc2/vjdtcxOoizpJ4itkdtZ9AHHPMR9xYxPPssYcs4ak7ows
V8wxVwgMUMNyhc9nc57CJSBFbuClY1wmuVwenJIvpIWfksLbUugpKbQlhXW2+qfAQ+c0f9F/lsXqPDbP6ds5FpPK8QB7lpPkNeSK7gZxwzvvKaQ6Tri7IiDJ
g2Ni0BPRcNjPuw1SdSXqNQEuGdDB45XkBm9SSp9bX1HTsTSDOXqeucRA1ywwNsihp60IXNNFpmEEMQTahwiRb+Bc763OKmq2t8mZ6MegdkxywtvgBNQJnnQJ
3etRZelep+9d9QzLqzUDkUt6e3GGLAmagrHpSgytNXeGZK9jqzsaRHpWfmY+PyujjF+XEbbJWY0h7INyvUF0S1TQYQPG1VNy/YEBDvmqTSzTnqkfQPo5HHrv
4vCmMjjiPGciteKNMaBpfJ73khY9quhRpLJs3OB+A8ve8XbnZRz97VjVYt+Jr7oiW067mrdc+e6Sm2leCzIL+STihcdlDxz3RAVyuca3AyMU0wpSqoJ5iSdv
YaSnlETMMrqcxccFCN2WwjKK3aSMfxI3A40YvzPC1hbZt/PuigFEOuFFKsPmXRtI5JrEMBxIFLF4ADtHKejv6JcF63eMagf+cYmOzs8gcmq7swGiZLszxU4a
znr4qW1xFBCyt5Jm4xIFnZgh90H7v9a0/++a9hc07f9K0/68pv05Tfuzbo5uhxjJ/+xIuhGRDvnc18QdvXdHWQLap5isuWwIRsiO5YRslE3EQkJ2zl1ByEaX
LWTn3JyYIAU2AhChFrJ7fSNkif4jhOy8mwrZRjr1uqmQjYeE7Dz1jgjZxpCQPT8sZM/nhOz5YSF7HlL0oL+SkD3oy+1hIcuMZIVsLFdSIRuBqoLV6xks48ju
9Xp2r1ewjEdSLxIw40gL2XikkB3LuEmLHA8GwBbHWSzdRGcdOtOww4Hy2RlzcONsf0zzQxcIl1qysEytaplaZYT0NyJT4d8OH4uy3cPaTBz3jGxhXZtje+qb
sUFhcOqTn1ks6IWXnAjtDBhRiegSDwq3RDWTTUSLTeBrDglNSFIjOKcHsZWb7qCj5eb0sNj8BRm5/4cM3A/IuH1Ehu1DwigPyBfvHpKXZ51UXtYzI7bOUrI8
uHaWBOUIKbnkzNq3LyIlUUAqKKe1nIyRumaLd9JfMTa3PDjp50TdSd9G51o52bV5yVybl6x+kZdFTnbfrJz8uJaTh7WcPKTl5Ee1nDyo5eQBLSfnRsnJucuW
kxkSjhSVAu+EHMzHfHgEgkZ9nXyY10Y8uBnkTIqaMSm6PE4a0p9WsqWWBa4ul2y4upJkm15JsFGzWfuwZeNCKtjwKyfYDvnSjxBsblawuSzYTvqmm8musvaJ
YUwj2eAHHqTxKMsUfHrYKPiABagj9H2VeToFnrcLCwzOapm0qgOR/MHTsraA7z7DQwlo7taoqRsk+IYxanRxcZr0zZQVjyxL1ztbYcDEC1q8z3E5q5DiFY3o
2h0wFHFAa9FaoPYnM6FHk29n7YK4ZzVHw9p8eHUACzMMPl5jgNPEA5/whU7CQKfEOLFwRoVDgxJfYFd4uzwZU/JzrV0iQyxO0lVwBNO4xex+i9VWrEM2sBTa
PZmsepHr/a/Yf8Yb7FGNTU78yGDP+3n3nUxjVXuYyOo/OngdSUMfnuW0sY8KNi4KVb4QiwpcLbTZSDy16h4aTPgug1zTP2zWVQair+PaBP1bJ1C81DJktuTp
z789atMlOnRkuY3aQfMZXJYBoz2ApxcQmsxF114co4uGKmrtAuL3+HTNwhHrkIEsqy5XyOWIg5GVYkqRXdkYcsxv5vHDEdPhbfQ2233lI4liCGz4dLyYtD5F
MqLFyME26PGm5SfK3eiptIiFpL+ASz0UssClTOhS1inFv2PVfzFpf6o/pq/XaELDEfVnkJTRoWp1SSQl/KZD1KTnTNxDYpcAEowSb8RL7FZNB5/zoPgq2EIy
3IfwXs8+myTDSd3Y7iAyb23aKgRA+wjcPoKAaV9VtjjX0mFsi7MZMQBbnOvoMLHF2UaHdVucG1WXQ9Inxf0lGlrBM/1Q1tX7gUlJgJUo+IVh5HLQvOk69OZQ
7xlpzlTjjCvseGqXrzzxvXS1XPZXWBoc/jsqv/Lv7NWLdF8qev4eL5PfPrDe0MGj2T0FQcmWHQXqSj2VZc6wy1BYbiF7nO5e4McLA8++56XvuaPec/V78O6q
5le8VeV4Es7EDABeQGZqKWjEWSBIu7wkCox55caH2Lk+gE9zRdblfHbZhv9D1TT07dmSQ2CP12SlfsYsgtu7fL2GxXL/2F67Vh4PP6aCTB1OyxWwhY+Dw1Hh
K3y8MOjMIkycGrGTBUWF8cF9TllS8BkEGpZMUc+OonmxDypyciMooFDT0ZnZrnRc7OgUeFXVBww9OBL9udf2rD7LPKI7ca/txGWPsN8HINkCFW71SdFWlUGD
pPXOSHwZ+8BFL3JUVZFngQqUKhcL1dnqY0UFLvQ2Fh07F2Y8VCS7EKCn2W9RL+e+4nvunuJj3vRVj4uJ50jsMP9KCpKrDMF7hUl6U8Nn+5mn97wjwrhE3PtR
DBC5M9gDxrvqCSllA00kzvF9SXHmh1/68pN/cuybv/sDZx9j8Selmb/89od/8LGXXvnd7zj7kvJuoP4/BYjpfTM/+NIf/+Gnnn75s39FN0oz8VOqOPPqd371
B19/7eUXXqPXS7uTIt3YTdNoaWbsqX2WjwL9eInMkOgpRT/LqkgPU8G7k9I++sLYU9i6UO4+eqJJ5e5LXHO/jPv8souX01szP6bHg7SAcuZ79GyuGDxnCipy
QXSLK6xvmkLse6q8/E1bgfybuffwCF7GafOpfYqfdWkeodN9n7qSOJa/KUscy9llcSwfzMexfOgy41g+UUnjWI4X0ziWb/kSxxLm41hOf2s4juWVoTiWg68M
xbGc/eZQHMvSN4fiWL79K5k4lqd6RfiLh3vcx9Ldirr1GZeIqqmkBHiBMq/QjVq7LGuXZdmkcDc51zL8w3wFQrMYM8A6xl3OS5rvx/Ny7xbe1T7tjwiceS3Q
gTM6aMbF9t5/C/q8jf1DxDbQ8a8C2dY7H2hvwKBvow/h2Vvc6J+sYMt2o38UudboeKICV+6N/nyFVNri4FB5lsb03BILgyLQIA+WB3+BWh0sY2fx89rxosAm
wxkOU9lAz2z1TvuDcd1lhcH8nw5vTFKjMt4eWNNq5Pw3Totz0ll2TvoOe1zBizHvw3HGRQDNlPdVFxFA7HMX26QvMIH9oS+VjXk3mCAZuHSJWmGFsp6r1Qmp
1RLX6ou6VqeGanVS1+p5XasTV1ars5eoFRaWolytDkqt5rlWz+laHR2q1SFdq4/qWh28slrNnb14rWBt13K1Oi9eQ3Ncq71uUhb3sXytPiCBXI9I3R7Cqo01
riTWI/sZuqKr5PSbg0TvGA5V5a3uN3yyjunTL/viEwN8AWYTX4bDab/f0SZAF2aBDiqbK0gc1uu+9gf24byzyTnvY9zS6PERbrbJOcfFbPSp2JoubtxWexw6
T0/GB6z38vDgmRgeO9QlZSxjOalLhohHjCa9hXDw21Y6fRUN7m6hr2LcEI3HkSMeS/4ISY1/w8SDPCBtvU9G/t19DtdyOOUaElHliVax/ouwjkYTdly3sCeI
D5dJZ+h+FwKReE88Ll+ABl6AtgHa9MfprCd+NYcqejN6o39Ay6ULAQeeaGouE0U/O5KahYtSMxkfzP1pnp5rND1PO8Nja0m4+A6UfGfCrkTvybPwTuHdHeIi
O03WW09TCv5Qw1QM7ahqqPHBxxcvPqo2Dw8qxbXZjC9dJ7XZlq/NlNRmvdRGXXZtfi/j1bN8OPV0N0/obvZ1N4e6m1epZT3TuKKeIVr868V8n1TQJ2lirRov
cFh/BQkdGYO/Qo3tC6KUPDz9y9OLdG48BBdHOwhyymdUqpOMayexlIykhcJ/WLLOjNsozwJZMTe4Hy/zafDoducwn253DuE4udWjZv/lf3YtHaX51jnwYFmI
kLDIO1TGh3O0LpgUTYP5bzz//dTJMNcfjERQ0PQf1/RfTd/v3UA9hTD87dRTkAXbHaZsKPRUq5jHQ7tOCgSzYQE7bgRsyhnCAYP4EcMEg+ARcR7K8EFB14Od
dfRYnRjmiK8uVxsmRqkNXzbuTCe+fbHRgXRxnDiLKkQGO53sUi2q566h5zClaKp++0Lqk54fBkR6SVW1S/V2jRwCVT0EQt30cd30nm56S79lVTtpbPwRfX6i
yL4Xg29INLKm0zdcnaOZVT9636h+nFJFP0xzKWZ4VgT1C8gWSxq6fViXnJT58blwVl5Ky1dy52wNa736qn0SVznI+UNc3PslUNMWfwui7AqWIZyZD3/1d586
9IPvnvw5DpaVJU0OmIXteJ3EsW7mxHo6YBYWAQJmf1ksAkTKBhIpW5JI2VgiZbsSKTuWi5StSqRsKJGy4xIp20sjZWFZm0FasphkqoolFhc5Ox9FNCk9jXIK
WKyqIC0XyinAIaxg0vRK2DnIslQ3Vu9fN/0Q6bvNGs5cJn13gEAlMnjdPLojEgkLumOAYKOEF0I+6gEXoYoNtJ2TqvKgxHnSrwcRRYjgJB2+CDcl3l47gKBK
XgeuSDQlUgZA0a8JFGmIPb5QMtbAhqnOJk1MVxs54TD9am30nXuQjQZWfoODh/o1GwXShFs3nm0JGON7I1fiaaERhWLiXCJg/rIesoupbmbfOYbPv0XOwJrM
jl/9+tXnwn/QfBuvThY49xjm/54V6kf6HqJs575EQuUFTwUzX15aevWJEoLfxIsLtHEH23hRvE1nAk9JFqHAUPbHGNEBZ4jHhOuVK6CUHDvEeLCS0D3hBKQ9
SXQmUJbo0z/MOdDRfAptJXEn+6vSi/TSZL+X/h4/rCYOX2XWqIL4JV5YnZAQKFIhPU7fOZHOVsmEZD1HonXVxj3z+7SnxhYyVNOXz3qqs+yyhGSdAJXmDz3u
boVnLcJXqX4e12PB1kjmQ8SsYtluGzjvxoQZcJrvy5QYbPCnaEoM4DfvWrMBxjmmxEWPTzElLvDpdgfhTZgSD3mDa43nJsKHqcTf14OnN6tWrVidgKvTwxdX
JzxCVLY68Ph02TVVBgsM25oJtmJlOP81umJWChGmjP+f9RIuYd5DcwdHM0+7Rh2WzOOHxMXPNRNagAmNGhbaj3zeFP2sB0PfsQukmX7Yb/sBUYljK7b8nMtN
v8CVe92Vvpjz8p1xzpXeOO/+xLoDUXPdFWt1Smp1hmv1iitdQtZ5rk9Ou9IpL7nSK6fcv5tuGSjbhqO5NpykWnZWbMNRacNJLv8FTdklN0/Zo5qyJ35ylEWk
VnvFWh2QWh3iWj2rKTs/RNmDmrJPa8oe+GlTFiFbKwsPxGMFiMcKEI8lHDtE1weErA/95PjVuZj8OCU1eg++eZfQ9O48Se8Qiv5jIejOvxt6snPyUX78GD++
yfmMZ5RW+nGC3hW1M3ir+1mP1ddg8Pyoomi6AW6GamjHD/CwJ2046cluy/Oe7ASVWZExSDBm5YYse9aj++5gHXZ+OJepI07xeucrgMgyO1/hey7qBQ+3999M
3d59cXv3cm7vnmyt+UNu7/9+VbG8x3vM21N8zLdYQX7mExyWWjEN+GTeDEg//0l27ihtckjQlDMxx2WxEUu8iljaAB/G9KV5eemt7n9FdCu9/OcYU3Q8hzFV
wmojqUklSLd+gLfPAFeAjiTdOG354LdeN7YyyvsIu0FwSFMsCFL1rZi86/AxaaoIhxacjuqklTQBv8Ppn9tw3x0w5Aj7AZRZicd3TnnJGNx4+KWSqtAAwZdI
YV3AkfTgeRxrW7xncQy2eIdwjMjI8uXrB3xVU6ENJisNDpBhUtI+SF2hS+qK1tBp1zkHoWqosnXbdDLFlOB+bIsSt5oytNhyrjx2kOBKf0FX+vO60ku60i/o
Sp/UlT6hK33Uz33tHH/taOZruWoTnc55CTt2dUApnz/cyOiYTEnQsXMnPL5w1rwT6nPmIwd4hbfNOXvh2V7FsAx3IYqBBiJ694h8moxTzQUkeev5FhcMikPD
4Ddy+5/Q7X9ct39Ot/91T9p/wZP2n/csy+hW02fFazDIfcj48AWcgxy9UzIRcox/tMU75l6WHzWDUx/D0Ig/lYk0Osul5G9ZF6jSgMbyc64qsb9ebyvNVPR5
BvQl/kOi1xIipLdg3bkE7a3E0x7acswIiVjGV02GFwDv9UPx8f1a2Sqx1Vo1ntMLFx350s2bnDnPjHcAR1AfXRgx3jfR3JJ46F86JZHt74IMWPQQzfHILowK
6mMvaRKfkC1fYlAbruchDxWljveSen+Mt1YxPJO2amEPutVvY4u1xDPkmKlDmgN8zk047J/Tfu/GaMGqdzZFdphPkU2iAJv95RVTZPMD7qg9Jxb9BQSjxGn2
77APNGEV2zzZqir5vyOd5bvMS2mV43tnEjQoQoAaAAuOpxvu730372fpqEG0t4KfZqWYEYFKOqF2JX0QFhIgWccAmAlcGVIw8aCkxjakkvTYY1mPu4HA99R0
4J5Jk84y9U4WS34qKByM4eFP2HH7EHoT6kckH9SDCe62LGS5K99tuEffNb593LPKvcH9M0YP3O68iqO/3TnryWB+BcfGFuBglOBad1oP6lNeWkdTmIpIckRg
IfrWGc0tp/Lc8h78d1fCXHI3Mc6XD33QRAOhVX/x5BCF0/BIHR8ECgl/Nt8tMahjJNtaI4h/Kkd8hiFujiTwKU3gfDGWwHdAHm7wdzLydTXjiZRx4+M32CvG
+u2VTXwh++1V4IlUhidSxcQVDr8kgYRV4nD4lpapV5yfgVsofEvL4ltaFr8kmtLgl1QmqUoWZFk14VuKKJPLoQUGecgUVO13RRrwEQ5TfGWYUXI/xMtkNJdu
Aw1bK9Fwuj+GwzaeWnJM+kYJ2rUE7a5A0Fwz3gh1x4S6dUtdIGWyo2VuOQwfleUw4unrZArYbAEQmdOnOIkIMlG4jyaxZNfhrDQlBOhbSEOen6zjLfSOl/xZ
dr4tQftm71rV4AYAEzbpak9YuRsDKdYG7sm1YJaxds01FfLZUThid7XHDF2ccjpbvFM++ATqCHaBjZ8/F5OZsUO5YrkDMuIEh9xhcNZGTc01HclnltQ45jsc
9aQOYNaTeCg1sTN1iW3WahYpzYAwDsRZTjt+axj+roHhR+1/y4CplW3ioYpBn3NN6iFdHBbGiKUqmbJ6o8uScNuy+G4ynpjJUov4Yh9452G/S8xj4gxYkEEG
PDYra6W3TSauzRQp95X7IMQFXI+e1pOM/4gAw+Lr4rTSRfUYGLbLlQjFhxvxCi4cVhkl1iwaVm0W+ipAmqscytl3tcHF81JoVDtjI3ZJOUAKmoQ4FU6Lxik4
uxTdg49xTgNSwv6rRbPoIfZuyDkRC91iNNXEKmsIB5/O+iP+qMhokIU9qWNhQZtOBT1Y5j6CwZIUt3irM6oGLyczIhMjbpVt3s2y9azdPVsvOsVi0S2GcEsF
qCocVpkdCliMczMSybVc5WrEYgshDGBf/lzVyCXXhrdUc1CGo18VMmD9HkDbZGADS5s4AnjbnI1itYjby1iBdkfAohcGq2cH8s0T+zPL06JBsXDRKEncargI
FrNu/7wM7xG5JRCK6tMzFDZZaswtHSNVu130s2yMFKwR+scxUgXwi6sBxwvgDnac7M32SzATOaigzLGCXBMENDIdelkyU7UFGYlUfBwqhu6RpXtk6D7yg8vo
Xvmd3xPKBziJU5sPwB01gYYsA5YJ+xaCTFEQv1DQdu5xXXhMwwoh88idAzqWU4KDvjZUv5qJJWfIVBDG+iBOOBZ19Yc6h0j8H5/CnRoDbce/htkt3OsxWvYo
eOrgUvDUwcXhqYNl8NToBZJvkEB+Bpo6sNDUQR6aWtw0h6CpJVPPCyOhqeG+qYrNX7LJYFaJ826BozaoxJHQ1EH4Hzw4bBoMgM2ZYHuOtFOz7LYMf+rPShgP
sJMDHKagYmLCREBM7gF0YxngypDuuOtmsl4ltfzDMDurmfsLRJRgEXfgUxkuuzOvoWJPv+0+dlsetN8RuUpyYvjss5oU+AsyYmt6IcwX+YF78cf2G5c4jAnJ
gVSO/097lR4Suwh7fw6zOAlcMDixHtjb5zxL1PrNhudebAQFdgT0AWPwmLfH7gUC3rqc5qZZ6a+kj3PYfaAfsOsAUiq9PRL43kLG/EMqKF8wmfMizWdEAh5g
eMYb9YxnnmFlbAW/bjL5gCBovsto22bTP2RnYllCtBdplEDDZEbXNXVZUTFpubKu6751WL+MStKZlz7tjnra1U8PNQdNEeu1cPGGlH96Varx8t1F6uINEXXZ
BYRSrvvfaRBV3w+sx2McQTSqwOpxVd83E++X5UilnfVnQjJxAwaW8TK+8gGghMKZMiJGYZgwzGi01yrg8Uyj3ySB0JSsSNrSSSIVvisyYYh17eOPsXdmmN2h
O0wnLRx2JIyuulMLgpdFE/lb/+HBHMecVg2GFUiNHyZij6yjFi7wa9+Y04GdN2rPBpS5Lf46yVVnZs7lNQtbUqZMaJzwmFpWEuyNNgq8rt/KvNmSlJZtfvSb
TIz8bSzT+7dEpVA1ZZ0xepdyH6bhA4SQzp1YpIEUbebo85UndJghIMXooAAUT30nTY1m/L19Koi6B8FVNz15B2vscUaniq1OFXOBYrDFIdKkqOokUonY+b4l
79aStp3e2yaDydDbsWQuiXW8Ls3nsPCq8NjYQIcCLLyq8mHhVRGiqejQhIVXVZHEZupVzmxjXzFBk/r3tzQ4EEiEWirnlsjnlQUQsK7Cd7Pq6T5MRAXnqvqd
OjcXL96MoCLPNBto3qlnqFgHFSM6vAEq0mugYj1DxZrQsKVpWJSEXbXhdxmy9zKaXxcok8xgXmEcY4gj+kXEc3S5w9gMXCGgpShwUWaQJIZlAw3xUeQMhJzO
ZZBTq68ZouorKdhM7UpJ66xAWrBn7YrZMxT2xAJEVpSWU9x8FYf/F5CQ/N3DRpBkBRz4t8JzflBEasfioHxrBNcwkvKkHKS2greQlGDHLS5iYWSj11vkZCIl
/UQwvZgEdK/E9hKnBPUULrDltE1f8BaBtkgXdi7OI38fB9pu9OJFxe8peoyf38zP08k0nsuFnz2bidG4bnSMxmYdo/HBylYbr/FiUeI1XtHxGlimPcvxGgfz
8Rofvsx4jS9n8o78javjNb705Ny8y/EaM6++8ut/8fXa1lzQxtyfWe9Oju4fnH51KIrj/NmhKI6ls0NRHH/xzFAUxx9/Io3iCOfWFNw9hd31NN7udCGbfgSp
hqxz3pCGxneHoi5cefzxxzU24HkXt1yNKq3Tl7iz8W9nojA8hIgW4ZQDV/GN/nkPHtHw5ZHcJBcAkP+06OO5ZBVs2ILDAyQnpllUbK4SVNJiCsTxfAaIoyA1
hVUzKN8WcexYDn9jUICqojGTn3dzGMLPu30/HMT90JcdiM08PQ/igR9/fJ8swNcEqDWD9+fn0YHnXPH73C1uwB/IZkTBylTi5zxAj7rsE3zUzfkEHyNCjvAJ
fsG1vu9f+zXbySdB/RrIQLImZO9VaZd149ReDBusB3v2fvGt7r/HLh515ovYxaPjCy7CXDhmI9Z0aXJwD0A0ELFTtZ5VNklE4aqPPMFrfZxmY/fDANoYuP0W
+h7mv10jyD5YG9rL4TdAZXoLp7klC/M+7psyOF6Ht8tI8LHX2sWwfAujsHyfdiVNwwHdaMb2NUlIa7BOSArDOgGmLXObpHgpGBQo38rygpXlEUNUj2Iv4pdI
croUGPuvoGJg/xVUE9h/BVWDz2cBMfYdOjBGFBZjqakC+ndIBixS/HG4Bf9/lv/nQCAzAH/HWneQ3tjTkz5e8KSP5z1p7rOe9PEhTxLtPKehU094cN5l8Na2
BkPk6KmTGhTxeU/8nJcYPJG9LtgJ+IuexIe8pEEUT2nI1dMexgWc+/olKPns23zBTXqfStpbvJcQptpDXmnvVEG2tdh1gIXOS4VZIaYsZJh9qILE0A7fBTTv
skupsFhaCbVH5z1W8UjUHtjAsZYaS/luXaIRz2P9VCFh7J4ap/JLuoxnIMgXbXbGy8hWH6u8MKa6xLR2Je69EZs/cGK9Bdm3cI714Hr60Pmb7ol8XlHiDRhf
JyPX6L614SHQ4xEwxaC+AtS9Oc/+q6Xbe9Kr0MtDEyEO3m8hz+ijDAQgrtFf8EUOzSRbteAdqgV2HpdV44wEjDzA4NMJM95D+XrcLfLyLnDplPceqpWNc2ex
ZkaToHZGWXzaF92kIcCoPeDTkjSb0NIrzOLTvuAmkTHJQ86AuQI+LfdLOHIjmeFQm0CjyOLTsnzsWXzaSFLmRkajbcDUbei0e+YymZYNUXEbyLCoIVAnoOE2
RyOgRul0YDtBoROAdqqGZDuTKW2+b1OpCnB1faiDprw7knDgzcLC3cnT+TbusJ0MYE0dFuUjQbaJh/90P4WHKPL2+A3uZ10+hd/aZ/h0u3MCx95Wjya7t9h6
Hs3OQdyJndGdWB3qRNd0YhWdWF2hE6u8hzGyE6voRN42SjvxrVRvidv6DM8DJABdYcVjGub/qCsj5XkkxJDO9kxqaOsHR/YoOrujDcOMg9x4vyPd3Rnu7vFR
3Z2+SIbXDUQOOja2E5WQV22784IrMSyY+xFXwEygkHG4AWeOKA36yI6aDA/xpN/Sk76Z7FNmFiUgShmI0euS6k9k/PCknluEaxxPehZPuDp6+LjLB48eOsQ0
mp6t45ceP4OE0Ylag1ddRrxAaEETQygZNYSGKOUaymiKGY6oYkIrYHaRbPWhQS8r2HTPoU333GDlYOQsUhD0soLFEW8JjrgrOOKR4Ig3BUccW4eYmLD8VoOO
UFN1HOq4iHVhn/fgeD6M/3JOb8bzlZGKaPUyFNE/MpLnta/829/82EvPdiCAtF4cZNXiQl4tjkVbqPX1jlFkVaxIR+DldVb/TemsPN2OS6bDOS9hfbTAi7Wj
9sUKctmkgkuHwIe1LrNXpxc4qHWip7VOdIB1ImggmrzDP1LCm+aOUpx/RXRZoiICcLHzq8FY2nzJ5ZjccTp2sRFaup5z8RUktKgroUX/H29fAyTHVec3r7un
p2d6Pnp3Z79X0uuWbK8sGclgtCtbwWqXbIuLEwTlVJkrc+ULJiW2SEosKspHBFpLi2JzBusqAmQ+LjKGWFAoWagLJ852vHAOyGAoEXzEBB8lgjCyz86twccZ
x0De7/9/73X3zOxKNlXnLblnunv6vX6f/8/fb5hTi9qUUISFAclENU4mcjmZqJ+TiQY4mUhQMhHMC0gmanAyUbNAuxext6mPg1YHOWuJZK71ziMiHmEmyscE
D9iRqUKu0GnvwuNlv/EfXlW87KE+39sv9gFF2c/U28OBhXXWugprLoIVp5xIIFL33WovcPbOkk2TeNjC9P6PZsjiwBIPASteog6pK70EzkA1mihpLSYc+vRc
ZYZ842mss8rSRYevzJVnKPdGnaBLGc50IweH5RSYA3vck7O53Je07Lc/LjBhApJaY7DmWCLTbejnZsaEaXgjF36asyu0aKVHMhvUkneMy4ambb7jr7ffym7C
Zkf0hCiCKmm0c2HQzlEbRjs3GEvCEC0QxlJo0PP04+rwvTLRgnlWvfez2BfaVEXVCXTavqswcO//J28xSTfDCoK+cHK5KlWseC+KdFJdgN2iqle8KnJL8rkq
VfN8JcLoyOuklp7OivgiAiIGKcCzSnqooxqPqsySVZWU0CopoVVSQiMcjxGPqpanqqR0hjjeBeWzSspon4ysAFxHfjqtzVW9AtaNAJw2VKv9x/uKIaHFe6sU
hel2VgyCehXpCVWkJ1C15jqqtYdr9S6u1O4LrlO2DXTURItRVS1WVUnMquP4JWyyVRLDkKbW0VETr6ijVIs8fV+xi6q6i6CIeJ0tcYpb4iY89uakjcMtxYZA
WkQVaRHUTDvVttDWDTEoIyJZzL9mZIS3FMHTP//Myp0DSbtQnUmqzTRK2sb9sr1Ym81cG6xtVaxtbdstbUrSKJZgRcn02EufM6m+Xf1CmT3cLzXdTxGoskig
r2L3+BKOdZLmq9hi0K7YHY4DPcF4raKVKkD36f6ins71PI2ESNegT9dgIN3PeG4aiLQG1zdkKzUJTw7/c9CIIKqidnLHv2//l+t/8r4jV39GL7vV6N67DSZo
mrNaVze4wb33aOrE7Ve/fRyZN9q4UqXQW17Qw7/Uv3nj9vuSxkPJ0P1KbB0CwFwCMhUEm1YpCv3g3dqbRnAzlZT2rCrlRQzhLZ6gdoWJRskrVcpRG0ZvIktt
C1BSqnKY8KSrsrHVPYmj0KN4CFKZ2k7W8W6yWJnhhk3XcaJyFdq9Ph99427dkRPcfyM8Z6Uqvc+EOfPPo5MskdgUVOj5IaUaISU4kCGkAbXjQhqgvKOA+W08
plcr6UwaRKgZRsXHfnA7xvicm1aynQh7bfq8w7z1wQy3rzphuOVVAb9G5t8xispKo8Jvg66MatjEQD8sSORBQ2/mb+AeDvLcw7/OuIdTl4UgpdzOkhyEUkc4
pCaTg0xSdZ3loH6Wg6IC/fAAJTmikwI0/eHAyCGPVVyXQiCMBCLyOTvqyTs4XBgigl7WfCxrO3PwrH76ZGkmJxJ9/CCfXWIgVLqsPmiRiM8H5nwws97RoZr+
eufmKXcPZ9NgeNCt6oFHD5pgu4QyrRJgA0BxoMA7lwPvEDSjBkGQd2PnYjB6xAlojW/ZsICQOSMI9Mkq2/ASONHJ242FQg0BCr2v6tB7l0LvhQm9r0KzczpC
79/cEPpBvcLtOVGaLutQbZ/XokLhNOmpCaMDPCV8rO3UJjck1Ca7EhP5oB9mUptifs687j01Cm/izr4RhytLu/jbDRB0tzg7TT9wXUDwTnHB0TcPWLcLittB
qVKwq1AltnEg8DTi1uCnr3GUMEVL7rQ8AWnbSD5fKG40XaWd4tJeXUn8CtGjB7Qemb+Ua4rLSnspWV1d3ZNAVE7ca9kh06146aAerXjln8/ZMkK3+P+bs7ky
gnNlHE0nw1aBmsU7RAAd9W1WJYLUYWBLEZqEPgtsydMRYFF6Nr9tZZIbRGmhSl99ddQ2/9Vznf1eBpyw6NtgKcCw8v6xzigolvTlzyibzrUpTu4G4vZxEYla
wwEBAS4CUuvG22Qed2XppG/IyZU4j8DqTLYf3+oeL1xVrVm4eix/1XxYRJCP/fKO8ST3lX610P0r2ntlhgCrfmW/6l8d9YnWEqDMvhLSHkoa98sGdtyUUOPS
dUCupu2Wg19oW6xcVpIMdzrBcKceTgUmfsgCVzvZXlRJjxF+82S2F1E7/ZlOHGMKFkLyvu8jvBW56XHeo15y1CZl6S5g3E9/QQ8FKDX/TJ2gh+q96CXai2KH
lskMa3UZnNVA46z6ZsAMUASnDh2N7qY18xOvwONdyzzeHw7Y4/2/ujzeR4oe749eoMf7IT/zeD/kaI/3Nw7OLTjs8f7pU99xi/7uY091+rt/1unvPtvh7144
2+HvPny2w9+99NOcv/uTVbcFo4D1doscQKGZV5eVLtZRpgxuZf1mav15KPObObAz/SHDm70VLmulIjDo2Y2MH7aLnSY3s+drNwOf3RoL9md4OLmHTYXvYh/j
bWyj2guX22WlfWxlmhdsVZrLyERdeMqUTthmF9dRUazjf8/qKLS9SmhMPc8Yyk8KRJXDpQo4sYoGeXZ1THKVHzxJEA5FQ+Bk2tRMkZkZcGNPd/R2643+YIZS
tY1BqqbZ9yQsgVbSzgFRtc8HRIUBXwbSBZEU+uSaKnoggnjQ2BV964FwyQPxWvoEB8TljPgEl9fglDNZwKGaLMBHaQ8ZGSk3o0BSyyzCnm80qMcfzMCSpgsG
yWuABkXEfinAoGi4bI+p6tvY+DkN6jf8DI1e437Fx1DvGuX0MdXRoU6xIQfpUTHlTjM78KdYXdDEy9jOdbZNQJuEzwnz1dllqs7YjKgIkBp5xD0oGKLuq9re
qTSuBhtNPyuSJvZuX4sJ3Xu3z6dtgs6F7vI19XqYRKrBeGalDI+3jafUdKwbJnoYgzxjvSXbaLj2Y2QrBWZ5C6tnm42hLhtD+9kYOsDG0BYbQyM2hjZYD2iy
MbTOSoBgJcBjY2jISoDPSkCFlYCAlQCNBqCxAfoKxtAdaiiSLfQGNoUOdphCrWzx0mBQV5pCha2WH3D3l63V0s0tU+kl1yLHAj4CguO5xKBV8UkYlMxJ9VUN
lhPCXkSqNN2S3bBIp86odWP+dm2XPtd9ikA8+YIaPHflIEj1NVp9Hjerj/Erkt5L4/+PGGX1bdyrN/OKdBN37o2E8apqFX3tUFZe9EGTIFj4TmgCcC/46U/O
3ivgc2BqcSYrPSsSKuFpkVBiOrAnRVKZRR2eEUoXjfbOJkx2euBgRhFXTg872SqK9/g6v8fv8Q5n7DBFSixiR3TwxD0UbLFJfMLhdf+Ik9BucNRJWlqfaMGx
vncWtFh7Z7EfoH7maZCulZDBd4YwiyA3Su0oFbWB1BAKCVtocALTlhYyxGHQDHc45oJe/68PWVZfl1l9BYMhBsaHvFst+a+ZIgwQDt0CdGbZYmwYJ4xeLm7h
1eKdCPjYJGbYN7Kbn027nlrxd7yO/vv+1YQZKhJGJARuqEiG1TZAkKJOMpKK68aT0dyWMPrKtoSxnlvCOG8JgRyzW0JAW8IMfcKW8E58uhKRCEBSuaWwJeTf
nsBCA361MX77Cb4FS/aqwpZ5Syrtr3nPXIVVbhX/ejW1JPflarnKunUHrxJvAQ3ylaU38za1C2DX0BnLWMJ2pmNablKF/bwT8+9UrqoTEptA8Zw6YzAs2/b9
8jfQnrKLhgDWsJ0YBWZvCgpvN52uM3uKFQi2AaalSyDAC6xKj/3cCgM3MJX8TqV1eDIq1iB94MgL3y9ZOMdTxbbXgQcBhyaMdXQOOni+GLEoW8ZScR5WgKBO
7Lb952MBIJrWIEMMaMX98M/2G7d03zW/+517UM3A2gk17ponkjXwPXsnEokR3ziRxJRWEozL+on5OOlhU0kJYuVazujtrq1v8i9Sh+8Tve4T+r5i5oVaKJDM
bAF3qNxE1VlV0T+RrEUVx6l+tXGAHMDOIuUaeiWpqhxfM31oXq6V6u3G1Y3qCzMLtLJMBe7SKlKBU56oB7Xhzt6mphwj1ulx5XWMqzd0jCsNmL2LZZ/pKTUH
tloT4+KKc2AApEnYDtxZEKhR6EN+sB371Xort/UeanUeaq2OoVa3L9NZ+0t7zApvmVmhZtS5wqyQZBSyazw1Y0fVfAvR+cCRudud9Dc0X+ZOL/8KHr+C3/EK
npEBw2V74vILfxcLX75QfKONeKPzdENuTzl/h7i93yYTxtcCF/xc56goLOKF/Zoc97QP3+GwYD6vgxpvd1heXxIsms6wIP9O3s13s9Z2azzAwvGzImm/EsMW
bR6u5n64oBCEnGTRbQbXnn+fhV3BZnANJfrxLijRNgu8IwUo0eGC1bvKAm+94P0fyNnHLGYpcXEYyFCfIUMFQ4ZWGDI0KEKGHrawWS/Uy75OFCxbdKtyFoqu
lPKLYr8jAp2SdCvw06vLkVoEjLO+zGx8+96NXN50Iwt4R+D3gZV9oxV9yzPseCDTeULSe1lW1yNCZ8pdJPL1b5W5lx8tJ40TLK49UmZsUWYoJ3N51HSdkiA8
kBZKa/XqxRaftjpRtddNVT5tuxq1pikQfdiEjahqa4t0/Z++RPGqnxPK8H4TrSeb2pjfIgGwdmKezEFvITCW6UPYE60x/+1kzK9pkVhGswi7Vh2NH/AawUTg
1rZ/bUOEWiCkSpSifzho4owScme12J2lY448jjny+fboI3O5KOIqdmEY56o2Sj+7J2RKCzMCN2YjMCFQdvgfW9c3TBo08oPd64kOrEYRI08phVspMSL2WKEh
20srdeMK0YFx71YoWp5yns+ftU/LdAXeOfXWP/iIfuvtxbfOvxrHZkG/9li/9rmHqdQqeRYvpK858aNk8kT4TG9Y5gV3hi/nEJUnZ/SFUvScqfTm81d6I1d6
kipteoidJVatm+OakfryglHrrHFsk/iQjue8Uxs/7tDGsnmdqDEnWNs7LFjcv0vwXnBMsHXvUzra76jgdeJewdY7Ew/6Wa0dfVEwrRCry8LWJ8uEaZiAbFjq
Eh06mAxQV/4Po6vJjgEMblIuYILrO4JVkiPdklfWiWqN03U/pd/tEf1ui/rdHkQbmIkwUOQZs/2j6caV0rBXLZec7MKGj2Zm+AAoF2IrmV+uXx37QjajwFvb
h8Q1wqnOxak1tGlmC+Wdq+0rYqwDbFEt3qJc3qIEb1Eeb1E+b1ERbVExDday2XUuU1fgEyhlPoES4vwtHrb6ttF8DF9whUVePFPq8OJO5ty1maPWOAMzLk1y
Bm7j30yzM/AK/raZnYEb1bdFcsltZL+c+l+9yxU4qS1v69g5K9nlNQEHGBhjyV3XhrvOvsDKrsBCWTlH4Csvh6tfdATaS5eVdhj33/ZX6v5bzLn/un1/Afv+
PK5giX1/gZGRuUvY93dBHr8zJhsyTM47RsKF/lpNCS7APHeVCOPsc/ZX9lXMUJkbzIkxhgIJEJY5ScYvbiFq+6CYw+tp5WQXkhJW++FDCqwLyaAWrcyhVE6P
12f41zquZdfV2sz1QqjGVScf0m9DFnp/E/LC93LIi8GLIZtgXwgLfEhq6gJxrsFo+cA1wezvhbOHOwt1I9RVvXrwuMzHidg8P8gMug1qvKmrFzJtoE6hMRGo
OQvpbL17up60iOkxkq371RLjkmejzmGzkfTjZsg21BpvR30Fc+mTfYxwbq3skDG3OE8QThtvKPXCD/B7MGloUyma4QLJrcrpE30z0ae1jIUV7TB4S5pbnLvq
VEMmH6Dnq0KzIs8UiwS9UWvGnM9ZZ0/TWVwznf3nc102zVfS3fw0bYflWmntiY20+Yum/GxD93hDLPF2FcQDufDULKmzR8jm4acLIZvriX4si1nFdEJcext5
Ve+NB9VBbY1DGPLuTDxskc/MnIpHQKXjGiQOjgXZJMYQCgwm7ioOIN0WWNp8HCKdbj5i5mPiUedEM0qdNSORuuQbtFF7nPIacD/pO7iN1Mnom4e0tj3n6y+d
T6X7cvMcF4b5B7mzVOKpQ0bIIlVV883MgV+G0gBh9dzgqi19Ake1la/CcVe8Goed8RoctscSh+k4JqYcTsWbjBNZfr1a+Vs4yHgtDhPxOhxG4ouIBya+mE2q
l8jhrCKObEGoXzv/cDwp1+HjRerjejz61+X4UhxfLMcbqFpevJGq5cWXEbOaF7+GzrvxJjrvxpvpvBtfTkxrbvxakq7c+HUkfbnxFSR9ufHryZLuxlvI0u7G
UyStufE0OU3deGtuufWantLWXNUHr8OgaPjyYtJDLoEJepo+blUf/7W6sF5uoe9T+vukvIK+v15/T4j4zcXHWL4WBykvx2GN3IzDarkJh1XyNThMyMtwGJcb
/7jh1n1dPhyx5eWqUO6oQrmjCmUut8zllrncMpdb5nLLXG6Zy6V8ay7Xub7hLVeu11Gu11Gux+V6XK7H5Xpcrsflelyux+UKZOO+zgCEuMuV63aU63aU63K5
Lpfrcrkul+tyuS6X66JcdQjlmNzwHkZVHZWXvodVRGZA0YP2eo4XK0cP3q4NWnZpYylzI8cSTrJZZB0HCsZsFpHsRpxgITUnnTZZOh1k6XSIpdOBQtggcbEQ
YKoRHssobinMQxIWoAjL6VJYSA1aCi0GISUdX2wwCC+xSceXIHr+4hV+LC9m0EGTdFzjpOMqJx27nHTsc9JxqNZftZcTgysMPAVzz4oMMXODRqj6su/B3ONl
uFCbrTydMkxliSJJjCQNtvm/YQMyRSxU1SnZFTMpLdYz7e4ZMK4wQh+TU4zNxK5LMMjrk5DTCuuqnvux7SMjP/0AfULEyftgGlIVctP30qemdDcJUJeTUCwy
Ce6y0mRSNQlwgiDIlgmHFES60jMcUnQiEauR8Tpxqdo5SfgG/oeOONQkvyYrrsqgaFVjyQ2RFUfkuPakVLsYb2MhkAR1ThzZ/KNeKXHZD30oWJcCpBfAIoTp
Own7MyaCj1EuURBopslC48zKFmOBA+nH15lyFRNxh6DPOojua0ALrCEHzQJmbxKXIk6iQl2DOAkCm59k2T7TQUIKmqOxoXZrDm2ozCYMHPnZ2wua0ogWpn+n
4a4RFwtDEMUwtpMGGdd9DXukCqvzFgaVguGTwP8j1W06crAOOCW0ECFvU8abaoxrnvvx9779q+/8aGiKI5Uo5ELawFLwfZvGhMGi0vk+tMjYNCbSRlDZzTkA
yzvKwjc6xVKpx3SZplZJ+wzA+dPLAYE/eojB9vD5f5pKtVlz0jGUkH+y6UME8ITckLXk8upuhZXcG7hWO1nJ3cHftvO4gQJ8mpTcbTMM9OunEzkll6JNtep5
BbfWZq1lmiFR4yYk/XLbhai4hZJyKu4rL4crX1RxzaWcoln4rJ51o1F9d7Fl5sJV39N51bfSrfpWWfUNWPWtFMNeq6QGd9eoqBKbELCqtsMEHG5oASUp/Fav
3k8FbrMzpD2n4QY2ebFDySWVQ+MpqIfeJQwUmgeIyQxroaKxFnzCWggKWAsVagFfYy3cVcyShXEuJP0NtNW0vAC4NgZeJSEvVCmfV7g5HwIMYUWQBbI2E2xN
WARWoNXUoUz5gHklu5AMIopCkEQnye7pySKQQZt9CBE7jUbUkm4WvwjaS586KO2lv54ry8QedBV2mmETbiH3U0I4HbuLMQ+7OGYQcYlRR8zDh4QNerhTsP5J
RLMDU86cyAEGzIm8f84H6QUzfDa6QAJ2wnqB/SvY2SgzEyei3IjpM2nDw5+v22auG4LK2x11e5+t2p9wzW7jiu3JAQQsFb2Ceyhykpv8NrRFoeKBzXFhk2+f
Nvn2a5NvpE2+TW3ybYUsh90lWLCC7AUWEhasBjE4AwhWgxCs2iRY9RyKFTjYIFgFJFgFsg+CVYBQNPCjEYNfwGguAaO5KH3zOtV4OmG7gUMDJ5HVhClCKC8v
lnLZiuSj3UPp2UulgpN2bz4FTmdn31HMzgbTcC4fr1JMyw7YFu6x6Rs7obEE1CkmqLORRVdadv46Ny2M8eX1qrGnDIGOpmPOdjrzp8SfK6AaHyfXAep4XLyM
DPUSiDUo+ekb+tIXkcelvuFyuEmI/ZwWBqvdcZGo+99It/0WK+yMWW9Vn2KahffUK85+5wO+Riu1DsglkectVLNt7dEDtFoyzTIT3B3S/Ea3gE5ovXsTqJEw
8ULEwMBFHMBh3MAttyZlnNydGBA5D/2sBKUGRXk19aqpnYsuhfjrO3m5RoG8x0Z0bT4jB8Qo7SMeOxkieShUYztkyo0aATG+uVFywU7XP+VuhzQM+EqAA8Dz
rCq8Pekn3pc30yMatD4E0G7uxNGjxUGNgi2q49RRbRDEVVWbcm/jEoHXYl6rX7UWhmKg2XMG6dq8FoQivYAOEnVOJN0cdU72jIDWGPMcJrPJPQV9x/Q1VNln
dGWf1pU9pyt7Vlf2jK4sqNhQW6Aj5Yoi4ityYnUXpdpmZ8KMF7L9FpqA2VLq2XAtezvIWPSYabV63Guae4g4juQAwBzbsh/ImPkqbQaxXI1otaqwClLfM/dB
gLUzxIHCYbOi0RLf0i3xqG6JU7olHtEtsahb4qRuiYV8S2SfMGbU+qxGkYU7pzYYYjqHAcIhUNWUM9TbC9R0zMgRwMYdMSRWwFIumAjjwZwoEBXpW4ZXzB9L
Hb5hxRyyYbCIm/CmKB4GasRwRt/Sxzlk7UIO2eCJ+Wuuwuu0oQlFPehbXLNv4G0H8TW9yuaToUc4qGkwu5GQEMgDPUTz70bshLl+BaOCarJl+jVSszYAgGe7
9+BCD39B9/DndQ8f1z38Wd3DRIPXnnJBjofZfphI5YjwHmV9/HbdSR73T0k1LpFBRoUx2urI6McLt6wRoqWz8F2ThY8ncxY+xjwkmRGWZEbpVwlN2EF+bj0Z
wwbqZvn943IMG+lg7snjPZ/cAs2t2imhQqr91AWB85hq/FHspy7vpy4DoLgcxmLbHlaWznZnKhMzfJnWpZ+QSM0W5JZK4V+6ZZfArPEvS/4KLEoisKlzsIg5
bGfPAimfJ+yQgJQ9C6R8nuDD2kpQ1Y2SqQUDrZe7gartSemqZy1zexm9WAd6ah4v+ZqKrBOMjlsEWh0HVnJwTYshXJuy9p4TsvlFg6qqAV/UwxlVNQCcagMH
gKuiULPN1dGhJbY8qbbluCSP45JcHYg/RVCggAVWenkOFngcWa5Blk73p7lMqMnemVAm++nTIWc/PaKznxDtskjZT/cUs58+cYHZT3+bw/t8ztXZT/jMeJ9p
Y0sh9en0Mx2ZTnPPdGY6/aAj0+nM0x2ZTuRp0ZlOdOLl7IQXfr9eFmRyc/a1rRdbFMA+S8iFv/nur//D5M1/f7WOUTgiZqKfWzHDOo7WO0cQGOGZ1BMY/fyc
f1+EOmiiooXhQOcuUeTcbdi3NrjAjxAAxq+z2ugyFKRHAFAkviE2LiHAtEYvPbnBp7MIhjktwu+LW4QcRIjZTNPNwLz0+VOHGHHZ7s0kawhCOClExu9kX9UO
1lS2Y1VWG3OWshgYFrCHmUwdmsF140mYC1wPzxu4LklL2owSrkhI3p4uKkqSoxEJXrMjl2nG5jK9k4PEof/55w1cH+KAxWGOPRxhVbI712tXeqXRMm0Mrksx
uBwW7u5CSTrNP/31vSvFWrblgOwvnisEeebvpaCWUS0NQz4dzVsOVP12ZSCNIm84cLXhYPRNbEwtgjRihxjVhgN+Kaut7UK2ZR9sBGPsHFQ3e8wQfzn7YY+p
th5LL89cfYSkirN91FvfNWNmJKHtb5y3vwlGBd3FoKCEcrOKzQCr2QywxkCESoN5IyX2wlWkVPaqpitXMUKoxriR41gyhZzAkil4DxRyNa8ba7AWkFvAU9UH
i/mYRgqtaR3NXUbl81jliyw+LVHIdMUOG5XvQy99fsmx4frn6/mmXfgevO8Vjhqc6eDdLV4fkcNyqOOcOqN/A9Fh/s4Vo4KhrwkO8PU4wDcqJHqs4gE6bkKf
ZKMQAoUBO8ijspeD280c3G76enSPm/myDW3Xwt9lq79Sd6858Pyh7z/7kU//8A1TuYQ23oCUqFSI8f1kFuPbZN9Ui31TFd5LA95Lq4UYX8EuKq+AbDHG5r9V
HEBV4xhfHX6sd9izIFUS+8q9w6KmZ6SzgYEnouc/rK2V29nMuo2tldNqQ1D3BIlOES+9Va2ZtXt2HHjvG3d//aJt/+wz9ON7OQ4kZRg0ijchLxAQVFuUCk/J
7/tn2MTPaBpJvYinka6xYA9fM6bTG2Q9s5D4pmdutiShh5+1/QAAhwkGcJic0SbY75k0/0kyGSdkQd+c1NU9j2eoEupmjWtjlIeO6/4m8Udwe7RgJX4b3B5N
fALYKegNmfjqxjjUpmBIL4UXu6TXizmFF3vEpde65hiEmhvZJtxRCxsslY6aUfhspw29UGsEKzI/Hm9l7FtBDhZCxBLqX0nXn/2wRWhwGKGhYlARAosRQXbt
QgnWZZQuLX3uh65eXYr3INOkyfiTs7I123G1bmEdj71k9sOOt0DLEqDceuemqbzvJQsBu0MIpxv1IQfCgHc8TU4Vl2KgHO1yrHCqHt/wy8xeX2F7vWB7vWMz
/zM3kCi4gaxE++O+amU/xZhpS5Wzz6okh51CLrtd4Nl0hAXo23DEJT6Z0cnpgQ0PluwJ4narGtLNNIeD525fkaaHfB8aORYxvSNQ2EKiIxDqy2RJydps4cPV
iIOr1quzdcjqfDZggDycbdBZKfC5yWaa1Me6VqY1choydXntJ+doiZvgPE9Y0omYOtL5n5nVrAyeu/Rzi8+6Rs5QrfC5QxpT1uMYbWxzFJcNtXDKjTI+lzwR
df1+JQQ21VTsi9tqDS5L9QJK1YhhVCulA2xHQ5ZhUrc81GWAd/8BQ7O+UR2cK4GYi77dwUl8eE6DU7hVyZtz9r66Np9nFrQ8kTObztBvsmRMZ7m35ig5+jlb
s6AnxqXCM8h2RhX8kMM1vNPhKt7hcB3nHa7knMO1fFFwNZdEoSyKVloSWWGFmqoWiahFwDj9Fm2+npixgneuQs3iJdWUmojaNQHlLLwT2MkQBvEwmXXTul6u
fnR3x7au7maiccBPJyPXNuq6i7s7shSXrNVV7ZI0LvKd6XBbfUED7X5ecFsdF9xWnxXcVoQe3yDbC5V0WHT06WGRdeposalKGiW7JUepewdlyVpGne7uPSxW
7l809WCPds63bCCHU1+9K7U93u9b+v0e1e93Sr/fI/r9FvX7ndTvt9BjLCxc0Fh4c6NJQ5A60gGniK/Ub/e6hlr0QS0S4HBdoyqH1jvTSZMiOgW+bE4I9UW9
7tAGZ/KhpJ++DeKbfEg9Ht9ason4zwbmbP/9qqHV7EXU33C9ERZbqZZzN2R/smYcvYa50rrCa/WqbVdaZo27fenvVh598Bb1GvbQlO2g7BqQKw/HGe6td3Jn
7ea+upW76hbuqZv46bs6xiErFiuOw/DCxiE/6fcYh31qHFLei6A+GlX/BjW6LRo8or1UqL5zzYKlB+mdepDeoQfpvB6kc3qQ3savvqfHclU67xDt4+WqZ9Uh
hI6gSppyu2eVzdCG3Y+41l0M0UgpEUMAZBo3Y2oFvmIMoefn8nzFDhp4yPAVT0BldKAyTkBlHOrxI6T0gaLYSX21JTtydEsJmQotcAI5cgScQI4cvrK0XR3G
rQh+31YlxDlyLH8iUicGt5QAzDOwpbRZHUpblPrhyGhLaRrsO1tK20JGXwxlhaCl9ewhDig9sfyCqlQLGdhAawy18Dnfqe339uWiXLwsrmBjXGawXorJXQc6
TPgVAhwmELbLPAUUthty2G49j+qzmQFvkI9Rk+GsrBMeSoDQIenPyvJsQyB/Ni6nJ7711fuQjfXLcx89WOGI9hxp6a0ZaWmD+WRExifTKHKVpkQ4qblKzwJd
VGvzHoEiqAY5IcuwIs0/rIT+4AQTy6svLTDWVfWXSNZPyFB/6dPMpp7s2+oiLi/a6kpkVW91J5Fls1UJEh7pA0RWiuw0BEFAEfNU8Syre1DOPCD4e0impdzq
XXSdZXWPIVc8hlzxoLb5amCZ8BeChPRh4KgzoeqtmiEK4zMo8KeWLX9qQPypvRpBQCtlhzJMGmVgTCKGvA6TRhmxhSOQ5aC5lhnXHIyqSYXgzpg7NefEFvQe
bNEgFtVybxZV9bsnWFO0vnQPCtVNacSX1FO+Zup5c96X7hlN8V2WO/ibGePObnW9gSZBrErZvrJJ2y53OMmL171N4t9BFwzQO/8WumAZn94Vkz9gN7/ErTQm
07nHMFiRQOjrBEJKHAzCDjJYEqkx0slOmwvkeSBnIFfN19NCvk1byJ+rTFncsBNhhhv2mxpbzt/AhnO82xxs3Gs/xYZz/kGlBxbYdw/OLWlreM54/tMf/7eD
//jck6+FMdla3T/d2+qe2c8X/t42/zRDh/3fDiyxpec6LOwLz3VY2Jee7bCwn362w8K+8PEcltiXB/wyoHreX87HDBwby5vUl6KV+LPU1Rx/lllVkCCks4Ey
9HGbCZRUOC2ESNUp8SGXgKDO6gyECmUgnKLMnzNuMQXhVD2XgnC6WkxByB5PN+Ye/oQ/Q7mFFYJ3ol92FG0zAEQua4lMa7k6YA/IUgUKpS60Ne5QPsOJrhwf
xutmpfGdOIvtbv5uk/jr1MGcaHNNT/fPcDObXNOePGLEMna6H7Rh9PFMP4jE6OO5fjCM0ccn+reS8snbgJpep+omUtHyivnL8Yp5ah/wLK8YdUtm1T2llibw
ilXzurbSXDdfR7EYVeKmrulG7EJnOOPq/qp9ReMa/Wct1yy2KJn0DKU5n3UJPoNu+BjfYH9NIhzfrq6yg5iixjxGNqqw7bnONxlZCclcnhkr0o3uuZ2DZSuZ
45r8KmhRV4YPgMHw3eMF10chQKyhwR3y0XKbOdH3Cq7CtKpQI4unULtQ0rxKPOPSl+C9SePK0tP05crSOZcDuM7iWN+iGqFIvpu0jIu2AgGtskyodoVQm3tG
HVS6Q7UbHGTQZ6l+KDO/kpFXNuCBbSAPIsho48gFlNu+/KJBfpJ7YR03gUSspxVJSZilQR499RGGYqLs3w3uiI1nfDsZIsxtP+dsrA1uYL1Yt6rRh+v1nMWU
xsapejpoR6sNKnusnreZWugPNLjRhLK1GM2f9qP5CRPbDhdr4Osmn8tfh13HZZfh0y7nIJ9zOSf5rMsRlGdcGzfl6RjTnmZ3LzO7e+nl5BXJzO5mEz+8lDe7
G1kTNBEiQ5qrrf3zAybMed+7kwhDJKIgOXsh6JH7CJ7OyHoroSWY22mg2UlTVwPEQVAMlKIopPRoTl4YUCfbpGqIeEgJ1cy8o7q3T8fyN8kxX+8VzJ+19FPG
gP4TQcoLbOgRIqefKnX0gWW4ecZlMpWnXc6VV33Q1H0Q6T6oY+mhRZEMgpyJUuHlsYv+rpKKZVZBjg5HZLrJRGlwJkqLM1GanIkScSZKHd0ISI+4ymDNuR2I
9qRWDtJN7U9/0wHe+UxLj62WHlstPbZaemy1+D2fbXFe/IstdmO/0GLoiKUWB5DORew0e7nFnto7InYYz0eMFXBXBM/xZaUjEXteD0eMTnk04ky7YxGHZagd
LSrW+AcdaAVfjrjGX4o0DV+kWah0PPHxiGv8FxHXeDHiGj+oCXZORlzjU7rGj0Rc49O6xo/pGj+ua/ykrvETusZndI3PRdDdQP/eg21mkAEWBxhgscK+KMG+
KJ99UQH7olz2RfVzXEfUC2+mwb6oFouzTRZn2wWAxcfduI8jEZ50ORKhrwixeGzswtlmzh56VWwzX4w8Z395XzVLaFqs5AXBOc2MeuB2jrswWDYMJaHTNze4
RwVznzLaxAaXAyY2uHOEyEC0CQV+1VPZT4+L2LAc12GYzxPBWGLiekdUl28JihvW7tDQEVi+icDCIsoRWGqWg8hYCaia3LKO2d2kWP0smqslm4bksq6f1er9
LOa6hLsMk93PlmjjfzudW5DVXXCXklCYi9YvsT0Hv87tXbvTRw3bYBa7wL24j2MXdk85e9NJrUA008PPd/qEXyggRUFGqhSEl0WOvt9FMhKTFt5UlF528uTa
wXN0OzLSrS+9QTJ0voyGRa5aoxpwceX6bBIfYGKr9/OSvI9X4ts4x3ovkZz36GyZ46F+pd080NHNbaZNz3dz+4K6WTaxpvu8pvscsOBz0J5Pa0HIPQdZt7NX
L+3s1Emlg/s95JF9ForMT888b0fRbeqOoS3OXhY+g6+wR+j2FWNymj1jcgZZOGtYoowyUWJepRTtMrFiXll6N7Px7WF84d206+Z22XMdYTnMfkml7SGguXyP
Nw3QXNpU7fjEZ1YerRHUgd7vhhejsdLmMTtSfLESv1gQN3PUjU37Yk37Ys3ci/3+L5WJvx2vAhiZQYaj3MdzdxATdxWc2r847xTp5yky0GuKYEFZYNz2yYI+
2JIVWNRaMoB9rSWrW101c7HXBRnw2KRaM7q0dA4/yDjCSsQR1gRHmBr7sSBsJasZg4e22aXDk58L1zrROkBEUUTrcJlORr3pv+HF4B2M4XArLzi3xCXGHxdh
ji3VxCnXtXHW0fFb2NhBuQu04mWAOLRaDyc3g86z/9bU3UtPcnMeKPwsIdbCuhKyD+n5ePAAE7AEmunW04pM7lldsHb1FdhdPJY0/HT+QBezi+hkdhkkGmGI
HYNvyIfA9LPYMdCL3KVtIYuENvEjjayJyNVmIf25wenPJU5/FsX058WKkRa+MhzU9ot9dfXP2+99wN0n3m/MR05ealgUPSIyX8hHZHYDLf9WA1b9RgNVvawB
rV7UMZgvCA3vTniGNUYsZN7Fcxrn6YzGfXqSoikpyI1QoNQk0MzSl5WeEBS62RFb6UY/NHFwxwSnjBKyFWeodAdw5lWikDJDQO6EYIR+RJHPxANapGlrF8sQ
ucSGZB9cYkOc9lJ5U6MsiU1J6R183ntTw5cDcoi8Ht4kFDipDpNkPi2tg3V1siTjYRwmwFU4WRqJR3Fox2M4RPG49DaUgnhC9qvHOHsp+XsVGxDgStCwDSWL
d/ncET3r1XD+1R3m85gcn5Wjs3JkVg6Tr8GflWI28caVeldPG1J9WJ2iu98fr1FHJ5bkpkT/GOJponvyTzBY/nwcy+ETHHg6Hydy9IQc4c9r5RhFo46fmI/X
cT2z+EgygGvLlFjBMrVQTGJbINbRGN6I5OH4Irn24fhiue7h+BLwBMBXSSM0b0Avy0u2uoA0vXgruR4v2urCEdna6u7mLXzRkpvqBGDrnfhKMlkwX805ZtgR
FBkFBXear+hp5Ann2/Pmq6N64B/RQcgsU+M+Y8EiQhhTHWvBYpqY+ZzgTrgpcvIBAqwtWrCWWAic05hxSYXDnIt76h7gqmDnERmSDvFqaYe7oE2VfO5C+9zj
KfXi+X11schv+i16GYJsG9aQbSMasm1UQ7aNMefsguacFUYjJ87ZcRttOp5p5D1732ON3LPhpgGHmw5zuOkIh5uOshF9jFIY4ZvxtW+G5OTliV93ch/tYEkZ
sYGetW5pSQ7t0W1ZQkQCLEuqYyqkwBWbyM+6cD0aI2YR4pRmSdDtu3755oUPZg23MJwwUjfysG7kQDfyal60KqFs4zjCrdgtuS4wf+5CkT/3L0SH7IowPdSP
4/RodCsxdeKCxNTeoeOxsSGKguH0KvFXQptNryx9VbDR9KRumYXCyFsopnAuaE4RhhM+iXCrYvNlMcHHvv69g1lMcKGJAVQAprxVVN+vm4drwZSRDJd/sp4B
o3oGjOnO8XTnCN054wzapEb3/pnryZauM8IoeHSYvPhMeELZ73VGdCj2WvUCeu27ttee+c63n3runoi6brUqT8phjkxcM9vxLrYu2XALsuFm5nRFv5Gv32gE
ZrZRvWyM6TXD64jTGadZIWzSGbSrQU5QwC6kdl8luAazXTMmw8rzCs3s62audMyBEV2pUdCWd+ianurbttU121o/9Lr1wzbPHDYYCn6SThDzuhLERO5Z4z2f
NUQBErLNqH5ta0b02YxYYTPiMJsRR9iMOIpFK4gHmeXRaOh2GTopOl0uC6CG7TUsemFiZ8uXWoKP/aK4gK3jkCobq9kuro6Mm8bTISCo6+J08G3wfZbsUZhm
Zu3Dyqf6kdcq827ntZOr9j79i5wBxksfL3VYzk3m/jIw1CZEvaJD1EleN5Hq/ymLVC/Sr9RYUg/ZOlgvRKr7bH+Lp9wSwYwSEajQSKsZykEzw2ckpNQK81j6
2M98FtkrBYDqgEX2alFkP+YU0tLfUTAfamY2EiKI/U3/KXFBEgvYjw5p8k8vLhOOALHAVTpZ4MooupLZElc2UqLXf/2nr4pe7he+C491PpbZy8cyUwSHTabh
SGVKF9RnVBvVDcJSB2SHrzNvyj0gOwJKlS/rIBjAJ0bnPqjDKsjoj5hgA6WErPcNpVKWQRV9F97dpPrQNb8z/5UOms//+LvSvwLMsrpdqvvPfO1WePMMj9yZ
9O3XNlxGrtJ+iaDgl6hZIIeakYJ6VtB6JYDOOSOrLzuUYkf5NJi++2eS8rUNQsTSyAXLxUtXGIlA7TfX02rnm3WT+ldEz1AOKrWJs1f6M0BKCriLQwIECN+E
IDy8VkCY5ZC1yrK2s6GGMDyS1Nh0BaEyfzBObA85+AgJwK+VCq7g2RyenygBkQcQQrrw6um+mfQcxZRggRfqxRGRgQeoR3x/Xu8eWLg8jq8eBx/uzkYZIWuM
4MmvhQ6XtThQ71QDXAgylPfPcM6A0uj+ZaOKQYRXU58ppquUVPgOdYJY1kkW1Vcgyu8c50Bz3ESBxnjUtY0ax6nDTbv/hoZG641orzepBzTdTc7DL43xRkel
KEXtYrSLRRIWlosvIMtFN25F/u/8Hoe/fXUeh8+Uy2XNb1/giwx1EaHlitRlqT/NFEnGXTgO68XEJcINyrLsJrMsO6dXll2D5rrTkWXXAJU4zfUQiTJu9DOu
DiUwhiYPzt0bN9Modoi3WU3JlgwlIWnVpUPxDpHJi+uzmkof5mgrFcs8GFYmpMU1Z9QjZPSVB7YiwxbeQUe21GhrYGQ0MAX0a4eZ8SRAAkCJqTIj5s/st4lv
IWxJJ8HAERAhZij7ifoyROTdUYiPLlcpNNSUA/fLAU1NiUvr1CVLTRlqakqAT6uahYymHAJiOMwghi26R56aMiTeyTBPTRkWqCkdfYurqSnBf7uYo6bEEGBT
nmPtkGgh/lkHNeUhMqbFIkdNSayU2gpGoGVOIVuFJKQwR0/ZZOASEf0VhRt9LKrls1d8Gr7lfblkZL/Ixdjrz8pK2QzivBYG6mEKT2SzEGggPtX0+KbcMdph
6rQbw2zkw7pFRNmyTlkrjs5a0TjQxzhrxdFZK5SfwmeDGWo6namCKe3gc2vKPQbSnYDw2EhQOlVC5Jxv0lY2Qnv4KtJV/E1KC2NsP6VP5emeYb9PvYIChRfl
1BX18zaWbuLYi6BnQwNuafhDhJ0wtAjlsAwgEaVxf9yWcG73x4PAPUR09IiafoKmX5uTV/z17kiChBdJv/GBVfSH7J95K5KYiMMYPX6jOrSR0+ojvHonl709
BwjXMBDmOsB8iJvMmF2GKKycMMeFyV7JvzzxUvPvOUSbVghReAjlDlAV/7fgOv5QcCWfEFzLxwVX87Tgep4SXNFFUShMUmEiK6xQVdUmktokGSTgE0rB2zhj
42ALFSpcUo2Jphy8sVHVCN8wo6ITOYFl2CQFDBfWYEHPyWKNZRZrPJRfg4Veg0doDR4qBh1LWGRGaA3WIIQ/M7lnksJtcdco1uAxNQiGkO2MFh5nAHqJbFla
gydMIO8qSqrGGrwKa/B4KpZ5MHRPxPGOzahHyAleg4ewBg/JcaWvj2ANHsEaPGxS3gRn8oh/gWBAmuAmn8daVE36oUEYTEZN440u1xM0HTDks+FOxmOdUTFE
zFj5Ae/waHofD6Y/4bF0Gw+lvTyS9vBA2s1Pv6VjwJ/JDfjxjgEvR2m5UW1AQ39UNU6WUdE19M/khr7WZwvvh1HY68XtoOu/sTFgPeTxxA5hPq5mqFn1np/Q
s+YePWuO6llzRM+aw3rW3KFnzVyPWTN3/lnTz7OmZ3XDrIqrc7XNnV6TfZQaIYKmw3Dq026NrCGgtbrXNZrqUH5jA9nd5esaSjYH2/VqHCbjCRym8YgNzuZ4
jYaBTQXhuypxPAQKhdrxYxxG4sSYyniztpkZoTVnhJzR/P+5+/ogScoyz8rMqvyoj66s7uqPme6ZyaqB3Z5AgvmDYGYQP5LwA1lD2Ij9w9jwIrjVvTAa/wAk
DO5igqmBBhoc2F5ArxHQBsZlYMFtXLxrPXbtxREHFoxmQ73ZWzVGRR1Yues40W10xHt/z/O8mW9mZX/MuLvungaTVdVVme/3+zzP+3t+P95UavQHJrix+Cd1
zFUmuEEHctwi/yOOUIC9CGcUTrRjX2m32s8m9pUm1WX7PuUQO8huUfZJ1NlHvDbdxCuifAw1wPeV9taAq5zq1iOfzHsvOdbL9klNekAHoK10R9cJq4RDy6xG
tMbW8tmrOaEFfeu1tRSsDWzkCwslFkK8b6fvx1JNjvcm0gs/tFIE+0QxgB3g9BeE1kXHLXbOZ1ldHtgkq4uJY79fs7os39hbEk3r157+7A9+/rlP/feXSlll
697nDmax5kuPH8xizefTDxhr3ks/CGtvWJtmsvlOwHj87/Ux2TyYrfNDm6zzr4K0zt/R2P1jN/aWpc4vnbz9f7i56vYOZrH2s7/OYe2X3shh7effyGHte28Y
WPs/VNWPLRqqZd6UWA6pSxlBPrXH51M519hiuJvAsitMDoCgpKiqX1gqc3ykVHvmNHIgHnfTHIhfeWkOxAtlbvOvl/JJEIeNJIhXDUH0X5X7KYHSdtdd9Nm1
umggyx40+/N89sPPctkP8z/LZT8sv5brkdnX8vxCP831yIt35viF7rnT4Be6daDsHCjjTFt7oyuj5ln2/NqpEJQMMX/myRALhckQC7lkiLm6qExlkiHmzGSI
+cJkCFasmsskQxzJJUPMB/lHFyZD7M4WYZ1ciN4g53D3pUKstrOpEPxFfJpPhQAlEoFLCUq4EDKU8EjI5EuLYac4HaIe1faRI15FwkM9CpANobYX5EcYHDwL
ThoekHnmrJX+4MRlsPTpQ2Yne8zowKkMcaBMdvJu3Kqe4uOJ4NokKe1jrCkzY43LjDWNxHFX3VLPcxrN1Sl2P5cFtd9XL5SwX0xB7cvpFHsSYfaz0QKE4isn
VdIHKf2g9oUsqP1LAqj+osO4nUUBsz8pgOoFIFotoXwC/HwwhZ/7sje7O//sBo16dwBEH6J1rw51hyE0h1fwRS+X5FAS+R5P/Yr0eYbotwzI0L/H3/U9aFAR
83HkTq1LflzeBPlxetrrITqPtD6ijSTOpAWHg0VljUJ0EhQiQckT9GHxiEIYigNC+gwo5DOgFp8BeXwGNMBnQMy9C0fFzUPJbUpSNaDkh9Xs/mEKzHZIyrvJ
PXpPk3t0TiDkdze5R2ebDDu7r8nHaEeanNlyuMnA6/kmUw4tNEUuTiDmi00AsdXIaDIX0VNN1tU+2mRg9lKTj+OOEfT8HGe52fFTpBISktuqX4GcGaWsAVrz
jucq86Mcyvz7UpnvSWVOSGW+LZU5LpV5SSqzIpX5iVTmpFRmVSqj8fK9kCtzSiozHXJlDgnKfCbkysyGXJm5kHMZfUaZuxmU+SijzNuM/SrzOdIgnyM5ohXH
50hDfI5kMcpcJOMaDPcayKiahmy3tjjwOpxBmR92gBOivhGU+VgWZb4yqsNef7xezFeiax+n6BqZ1j8+swDw7YMV54C7v0LRNB0AHki2XBNknpWpzGykLJPq
mTJjQVZmjI/BsrjzJTvBnS/asr/Ysr/YvL/M2yS2N1PH3ZZKU7ucEpO7eNBudnp10vkJEJGL9/KT5+i7oKLbK09WY6JKsMOz+BvfoG8cUl7YWfKNqL7PId0s
1Q3LdYa3LlS77oWlVdz5a5IJ+Dr98An1w69xJqCBriRJr0r41yT20GBM/qpyqxLv84/AJf/Rq+HGXXJ1d+CaqLHmYdQ13WYiPXnMnuLmzCM5H7MEyWkg91Is
538TFcYvyMn7k3K+uSBwgMesDpGZquZbsTsNSaHP4U1m7Pg+rIwzdj8Ankg8KrvUd/bYi1b8XCk5nu79Ux5Ru5gBbSCEVcss+YS9QgoDn8CybOURK7vsz0nJ
7xaOnlkQr2vytMEIqibZJ4UJFdUozqA3KBXiENV1UVmtflQW4FgeA4GpTFdtukjDqkgrGxQJIZxgHa7+Vh9XP9ItPU63DDndcrPl2abKM7u6fnmIS3vt1Muw
IPVyL486Sb3cbdBltgQ2Zz4igczRzlNNDJ9MMRgvcoF9H9FR7VKDb499NzQxBuCz7dS6Ja/n63K3ndwkj9BR43w0P8wh5F2YE7BkGUkBC6uJQfcUajOszD0W
pGiyJpwbL+uvdFzBaHqE0QzjrZ0mb6XKEmqsbQN5hTaQm7GBUkygmn9vOFeD2l09BYsy+I7dKEwVbnINaoDcgMSiRC+rK+gngosYLQfxBs3uHHckN9uXFSru
GJrY8ocGzrHU3egkq4vkEV69ID6uD7Pyq9cuR+06Q4IltmiJIiwxAcvbPAJ6aj87jrnYFh72xj5H45eWWIHCWTTW/EUq5KK55suH4TN/kmgLemz8pxyW+EW4
2NPa7nM2+uU+W5+vsb1J2BA3g4E/z/q0yL3fb/NCfJ/NfTVns9lzt63m5loYeSc5rXMYIQ+RcX1a58CNfx2Uz8f4VC7MeF7DaArfyGYd2FQ269OlNdJZV1az
LJLFEJ1CSP0wmVUCotfQedc0pDQgx2NDKswYUoa6WSQYrvhQCs5H3BWofLZUtfyMRQmvERnqayrIl3KY+gFtDr2+w3UP2PsHD5SvN0nxHDMGoZaJfjz9U3YG
T29i6Z+x2ZD9qs1b8VGbx9mSLWmVdoKlnxezZ85OSI2Zv3jGPh0CY2VNcQKnjLkFGYNHZOwdxtirxCc5U6+A4XiIXi9Pa1AP0lStbjsuXcrgf+U+qXHWvrI7
Eg1f8lEOjqm5Oqq+OkI4/SEUdqiosKZvWMudW40JGOsnDAfc7E0q6UnXqpUedZmkvnLQNfK+fuw6kP7qv0s5rLCaopcRLRkB7qQkmQ9jpuoPo2G2RtYlJL0w
/D7IsUUjl1HK/paoTQH5hC9I40JO6b3Ao6QeH0k9ULsej8/qTMAes5BmAGqi0iRRE1GagYU0A1ATlSY647iM4TgCaQbbcAlBA5y2wYwdeY9HLgP6d0RBAvSP
oonHo3GdALCNgP7bH5/udNM2c/uoiNw1qYj0hpl4zDM2ju92fFmN3ejLypnrfLmzE5D/s4CLJVKys/Y5ZNbt3MeSEcrsJrhwbR+D8I8TCB8Jqr5BOGTujMfY
VDxucWpJl7bBEzmj7HnSKyW44gQlJsN0dM0gwTYOEmznDWPG5gNESlUM9Hnl2TpVMTobQYIgttaqssVaV1aSm7iNcxO3c26ix7mJ45ybOEFAUQweP0G3z1lZ
6qFMaGpekLv3iQE8B4iilQe4z9pFUSZlw1CUacZmrtakBtrgclOAu6rLDt5cZ22+X7Rjj/rUiECZv1Ur2502w43/1OaE8lmb2/2QrHDqjlidibOrAqDsqhWN
JWkEiHyOJQfDVnIw7FJDr2bTCFYJtjzGyM2xfBpBwGkE45xG4HE0mhq6TZpL0Va1BG+NRt5tHBonBYtnaB001jx2L7qS+IHFzoWZdImae1cS9A/vruReOaSm
PeY6G7ozVmerGZJ2iEzCIvA46FIrtHDsxqmtkL3gSAHKTG1A9MB2iokOwIl6WDwxhYmu7ENM9PisKRxGxpNTnbPV5U2ol0YPBpMlyHGUStdE4/TvBP27jf7d
Tv+eTf+28S+URWqnscBuTQbbaqmgqXrSVNO5psq0036zma6j9cAlkOA7G26+UYT0lVqFSo0GkRcT+kWkX5ylX0zqF2+a4lrinFq3L7cT+qHjITh3GtXXbDH6
7DBtDjjn4BZn9vaXKQQzpP2tFDyspsrfyeb/opiFy7L5P2+zQvYxmTrfsDkR4YRs4d+WLfy4bOEnZQt/yeaomHLeaYn7iQ1K+HNLr5EFcW7plM3c8Ks2iyz3
HLakZ5xOjdBgp117XS8/1xppPbXBqF0vbG9qk7M4cxXm2fnK0imfzsP9dJmz82plq1b8eLpS6OiERdGJWXYO1XdoBXs12YB/kXcLzSVtiGQQNYhGBFFR2jO2
QdwiuE1wWcHGCg3SKPi9PitEFj/1gyEiWqaEOeRH++eUslvjcQ4OSLK0K3p25r74AR4r72f1gCvym+J23hTP5k1x1TI2xXG9KbaTTbGtQTxrFDeB8ehNcTtv
imdnNsUJ3hS38aaISeqrnVYtlgGWahlzsO8hFX+stM42eTmvM+/lrecSY49cd+eLR2RozP/y3/PQGNNDY2/ByJikgUEa5hfxwHh7dmC8iQfGJA+M3f9+BoZ6
xtg6Y0JETyZ4TIxtekx0JcAzES+tOyoqxBl5d++gxleOZZ8vBDl1LgayZvSqqdMNzbu5qQ7Gl9JUnH6byxWbyxObyxebKxCba5xH69n5pbswCGClQQBlMsUr
vzRP9OO30Cl9EhRIDxBrOx+ms7xtampOqP+244ilxkcsFh+xbOcjlrP5iGWCj1i2seve4iOWQT5iGeDIQJMjAyEfsWyVVB2ODHgcGfA5MhBwZGA8Iyqh3Ccy
6PJq4t56uTmzjnb9r7StFHVQkJiDXBxGvtPrqNy6HX+XL4Hzwuf0nHJydEzREdLAxaGFkZzzH9ZPzjnHYVnlf7z5zDJ06nbzgLXf0NVN1TR6xHhqKj9cF38O
U3HVlH6Q9KJDwO25u5zr9sC2u8uSlfLEqbyiw7SVaiEQxM5PtXsjQlO7qWLvdalgb1Ak2OvTGhjkBHtJ/1TQqFzW72kw2XVarxeqmZTh4tIOWcU6aCpLYId0
sUO62CFJ7/iqrLTEB1gm4/0smnGFssGCJBdMLYRNoi4B6BpOxnUs6xpgHWxpWVdiKQsSlrJWbK1RYA/xLdQqoGUwgDz6VrXUh1gGA54TAfLW2urSwJyo0jJY
jWpYBmuCI87uiSxezusPNKJZ1Pm9kALBnlhNwsTVaACa5ZmeG9Ba7WvuidnvQ5slRtSDlCumDUQOSbSocVa6FK/eAbcgiLwru60ooHARabYMQVGRNlGraBMV
dXvZRIcygSIPCALSf6lu7ud6+A3o4TeA4TfQHyFqUYRoIDP4BpR9r/67tG/wQe2pdAm5d+61URVw/g46FiyFwaXjqsYs/H0dUS1X4e6Q7kstPzDHaFyK/gt1
2e7suJzgATkGdRdsa7lxGfK4HOwfl3U9LtvJuKT9ub7OuKxnx2XI43IwMy4bPC4J8VCjcVlT4/MAhmcLw7Nl7NKyMNOxi7/OaA15tNZ5tPqbHq3fKSWCOMYX
kpXnPOsOi7VwbgdViboesliJfUbyJqYBWrGUmaEc1Pj9U6p3OsNiAQTx8TTIjtLyrtmIhhFkTzfU9E9euqGiDTMbqscbqpdsqKqQNmA3sCbBPdI/jgP+WMZx
6eJj3/2/33zkjS/8lYg4eZkMWT8Tfm/wliscNjYT2Fi01yLurvZatf7TJjvAm2yVN9laJvxeN8PvdyThdzertrxxhtr/OTOAwl9UHOuAfb2n797zjK0Z1fiQ
uuyeil99+oV7PbHC0g37J3io5rE89Wu1R5tvEOrzlGHMMAQ1Tc6nmKh6sfvxaYjYeyBVDWQoVOPDd2SXw9xzcK9JLAAgWqXsoEhNW2z78UtPf+FGL3752/c7
SPQv+uGYGqIeDvaauIQEY4IO5uFb130m18BPalDWNSipGvhwnBhhV2OumXcxdT3A2mrJkI8sSj7zMIhWXWyze5wVXIM9znFcm3TP8PHpPc5JvK/T+wben1Dv
aa/1wOyMrDX/4ciXrDVVSGIlJ+RGctqnyvYhyq86t3RFh0hzP9Ahetx34KNL+lLXrDR1zSNOUXpgchpGxX4xzV2T7xi5a8tG7hrarTB3zTPJpWWw/4nOXbM2
SldTcz6hZfq5ZdupIbn7ym4gozVQg0kNIrG9AtheY6qLA0ocE8tLzfWJqJqeOgcpnleGYXzrZwyIbRBXMRl5UATIEQy0LOIvepboFZmfE9Mp8ae4eNhZ+GdS
WbQBK4+p1Sb8DOFzAlZVDc4twYlxdHcwCafPAqq42+410vQ2aeKunJmJ29vi+mpVsA9U1MrgJsl/jmnqgjJGZwHdeV/RLEIBPn1QsuEuT7COPmEcOa2ZbcZd
ziXGT+YPit7aNdiwzi1dzbvKVbypfIRNyA9jx97lwIR0IehOeuzGVpWkIaWi65Qjs+j0Z94BvjcI4WPKQ8KJN1ItPHrfijxCB+MpyzYJguvUu+DN1m14klrW
b8VVreszuKoVfRpXtT/0HM7QWbX56St2VI9qkqGDjKEVO01IGuXm0Mkgnoiwl5meBGASQ4Q9vY0bL+MmcivO9PEkjG7cT5LxVKEflUI/IoU+IoU+LIWel0LP
OVzoWSfztEUCcs86Zl6RUWzVTotOty3peL/fYAH4MBXj4ZaUvDvIenMylJV5iLLimlFb/TcQNYByjv1roQYSxOG111Dnshq3C5V1GgGTMN3M6pa1URTqWAZV
/hWbK/+yzZU/aXPlX7K58idsrvxx6bFlWzewzgpEqr/xoBrbeXFVpsItG08FZRfpuTBmzgXgtFRVelbRZHjU4tnwiBhZR8TIOmzxhJi3eEbMWdwgs9Y/75xY
sQrnxIqVnxOPSgs/Ii18RFr4sLTwvLTwnLTwbH5OzObmxKx1BnMCYmf6Vrk5MWv1z4nnpNDPSqGPSaGPSqGXpNCLUugFu2BOLNjmnJi1Tm9OrFgbzImxTc+J
iIcAuTNmddeYE7dJ5W+Vys9I5ael8j2p/KrkGa5YuoGTOTGWeVBtzfzvUZyyOdGoGe6lGUYJ3llVQ+OQz2G5Qhl/QVRDamiNbnOZ8vqqQvQ/WSpxNhvrGHZh
HX4EjPmUGM5p4SxmqFzlOieGc1p4nV4hDZkyP8pTUagG1YUlDtbgtgsi+4rZJsksi0heQbW2qmmG3PQX783788vkMN17U5L1xBmcC5g9tpG3aCd5iy5RFrnh
Yb1zL1iwi2wK02iX04bLGcLl9OByhqnLWfhjCD6p1cJm1xNGHLLoPVqJrT0l2MJqcLWA/i2VyCqPGskbtRRDxf6CEgFa5Vb4Dk2mrIhYcvqrGWgo0VldKH2c
MpqJkITekpJzNMaHsVCE70yoGz7vTHW2yciAihKSgxt0K0z7iagRO9d2HUp93i5fAy6mAT1pYHVs0UWjpkC1tqqfUHXVm24tGSILTBoA96FbT0YH88IRtLob
JqPDo1cLFr3ojET4i5pb+BlmGgYCnpTeHB+omzPnAL1TN23yzUZowVVbCI+zbeqfZKhtI8PsuPyZIkAywnTXJjNulD/RM45zbjGKyu/OxgP3pvHAGp//ein8
pJYNA8bgOCpLGHBvJnd8LwUv8K06ktLVqkOhQOS16oDd3mg0qlHP7NBhESLvqSfkPSGN0aIbIyxNURHVjFPRDk5KB4F+DV1Ro4SjZHRxOWrvbPhUgUYA+o/3
NBC6c96l+t5DpvAOXMY6ES6TnQ4uUaerYx5YaIAKkzsaScxpJvaOWO2x6V+66Us1Axo0rkFPMR7xcNyJgJsxp1vJnG4ZacWtGv0hncutNeZy/kc8eVsUDMPk
7SIX2UN68aS67EAusofVW7V8tBO5yF60XTUjZjdyk/ciDQdLIjMM6YMSO3fsTPrArWw2cchauHU2OHzIckrkyVrzRiIBDc/OMyRza0bQw4VPuFbS8eGBivZA
Ekdnxc7FJi5i33cDNwROKdteHtwQHTtHdEI79uSGeKkbgp+w5eXBDanil1dj2YMbQqGHjyD0ADdkAL+7AmEFuCFh1uTCfdjkoj4fZKmZkIyekGwttrzasJ6Q
aDMk5LleNCwml0/vByOfTS6PTK5R0gb9fbpblawX6vpnca2T9eJh4z6K6wBZLx4ZejY/XVkvyoIQw2JUVR+Wiycm1xg3R8q/2pK1d4xMrlbkGyZXehuPLAJ9
KzaCiMjLz9yPLB8q9CtS6Jel0Cel0C9JoU9IoY9LoZftzNNg2nlkmXuJgWd6T8oCtrvDaNwRtBSbXC1jd/K0yTUCk2uYjFiYXOZD1EYYRsNRKEZXDSZX/Rq1
lsHkQueyyeWx/+HB8gqz1U1MrpY2uajyj0rlH5HKH5HKH5bKz0vl5+xkvEiV1UN5AwgyD8KWvLEbkpkKyg2pGy55Xc8FuCGe4YZkJsOjFs+GRyyeDkcsng+H
LZ4Q8xbPiDmLG0S5IZudE2p/3XhO7C6cErvzM+IVSwaXJYPLksFlyeCyZHBZMris3IyA4WbOCMOa3/yM2D2V3Ck3IXI+CJX5NhkTt8qYmJExMS1joidjYlXK
vJIdqws0/VYsc0KYrtMu1cAbTYjdG8yHcNPzYYy7nwOtRS5Idj48J/31rPTXMemvo9JfS9Jfi1YyVqTGyXzINisbRKAbJ9tRtTuOojiVesyMVHbrURlZ0/UU
mu9xoL8uPRg+zJE9ClyD2059ftFU+CDRmbaSnTNIoActuvtPE0uFT67LPFGQ+2xsn0HfttmQrZOzKnnbrPO22eBg6IqdcNSPlf0D1vWjKUHXbFbR5mmH1pLK
xd09lF1B4yNhZmBeBoAVvqIZ4VcshqAzjmWVyLLjObuAgjbuJrjVuSyG4kHBrT4guFWG3U/a99lMYT9nk0zdslNANsCfGyQDQF7ZaSrs8/ZU+PTNpsBCZRdQ
fg1B94EKpaoVQBnOWo4aaRJoVntwgRJp1AO19iCnzui/hK/eIc1y0upmT6hJxZ6xgicsUnKh/M0hnDY5jF1yis6bHP5Yzps28RVKLW/jiJRnoWQKj2jfR2SO
IW+8VV3HKdWBAIxDnFkw7XRHUdvRomeN8sdpboMBjMSZe1KfzRQV2XwO4yxPEc7yPOv7NkvffM+WrGSb5T5WbaZAf81mhuIVG9nFhL8kTavXbbXwJ3WuEQY0
pAMVteIMcKpVk1YdjF7CjSjvET+YNrJEJrDBbIP0cj+HosGSMGenLAluEYnitgLYmBNtU9XfJrCxuSxuXY1w5StPwKfdnoTNtlHYTK0NExK2YB2R7fkM/SXG
4C/TTPyGzMTjOQz+UQtocqJ2jgSLX05QZSAPVx4PiMOVx0OJ+mryOwmqbKdO1D8rQZWdBbdjJ6HKCuviRDs5UV+jyjqMKusyqqzMqLIdjCqLtPqvchy249R+
O+XrTySoMiSGHwWGdPzC0hKuWy+wn8J1y4WlRZvB7E/iOnKBvYBrm0wkUg4/jGvzzWqVgdL4hWqVYaEbLHM4VKXExUGqcYXSw7udC0tftIX0fU2GikVJA3hS
0gAWwBvvmPhYOKJZnoqeHb9VqxokCFmHfPi7BSHbs/fYh+z4lwaIrRIfMtZL5eHi0OjaqHoNgiDXXtPtZr8Rn6fzDjRhT4KVM++zXRB35i+/Q0/91d2v8bFo
9gdqdn7S7uzEUPuEzTT6d9vMATBrM13HIRuDK55xjMzyVBLtiCPhhDTLAWMn/PLNYtcgUyc5F6V0cwcgx3OcOafzO6Sg5nR+V1DTk5K5TEIZ0cjj01/u7kr5
haNdCTTuQeq2B3p5mv18kvOO/iRnskYbkuOxM9qRkO3vJLL9T9r0EmT7n6CXF5aoFxvUg6/+KMUMZpqRAoa2ZLRS43H+IT35b2/IDJ+d+eHzot03fnae/vjJ
jZh0C4yf13nj6skH1xs+IqLBLB2mQkeSn72DEzC6Ue6XO6Io6X5w6rD9pVwT1ZbLB093yH4dP1u4Yf2iInV8MtP7JxicfRUli3dpRbwuu2B+mAH7H+Jl8wq1
LkbS/11Vhe19ldouLdhU5bntcG/d8iBv/HfX0Z2LCnXntrOoxg4W1dhseYZVeXo3rt8+ymr9nbU1KKI+DQpAk7ezgO0OxvWeTmnmNyiNchrOXkPcLOoTN4O5
vJ2zhXdwtvBmi9JWRVnaoCjp8mSsWgCUTp/OkshasEWLXi2degW5vKMFubxRJ0O3fySl228zrmiIMbxbGMM7xhjekUx2706GF+1geJHD+IEyuwwRbF6LE7Fm
ExDF017ZI0qSyvX9xL6gd5qKB2Th8OK/+dMNTjQJJFmLh3As+Xa12Hf9cbX7f0VHIAD+0P0S+ePdoPg+Gaoxdaf362PREwwRuLzoVPS/8GHof0Zo8tzSdcx3
eC2zHyJSp36XIgWKjkIpktwk6CDC9Wq1ozPQMCJqzJbyk6MB6Fx1huggdHCPMwk4j3rTjJyEk3eSDveiFh+CVkm4hY7SvkiUnaTaQrytkCWBNwe1KDCeHhEK
z3kKtoif3dZEtBJ/8LkRtCfvJMTIPsUfvMgx4g/pbegUXd+JIwJEgOlkbidnoFUh6a0JSa8tJL2WkPTWhaS3ISS9A0TSaz6MmEZzLL0nMriAntUd5ACPaqgy
K3nEAsVJTPNywm+pD0YnJRRRivDrKPyDRvbBY1PRgHIQ+FTU4qCErYMSuXPRBp+LDmSbIAlKeOm5aFX4V2vCv2oL/6ol/Kt14V9tCP8qDx5phuSUxklrmHkk
YzVlNP+TZiP2oXeIeLttYNwFD9Xms6SEp7P295tj1fxanlXzkSzD5KObZJi83xdixOdu7C0LMeIzf3f/P36yDoyj+vpzhCWyLv6RfJjhmrwpR625MJ2j1uyl
H0zUHmtXrAPl/e4B6/qyDv4vjJiBjdmgzyTNkxWeW1oIdARhdsAINfB7HWJ4F/EOqg86ZUqPP8c5EjCz1XzAOr9zAZMnzQYIZ8TzHply1YwpN+/FoK7BHw1T
js5NSXUdpty8t8c+4cRfLSWAx/mb89tVRlidgjVZhpoTbOUmUZoaR2myOyhLBFKAoiEBioGEW5anSfZJCPFpa6daYO1kSwWn1V/XY60VeazHpFRHpVRLmy9V
S5VqZYO24mCgWap5LlWihVXTDCxmqY5IqQ5LqeY3X6phVap+2ydbKoL0ZErV41LNSvZzV/yRbKlmRPRxWkrXQ7RdpxtBrLeae1I9sfhvW+q97JHYUO95J18e
koWviix8nUNWzSLKMTsnKV8TCfkBg4NstTkVNfsYPReDKf5bnlBrOugn1FIPuSPoUMFuD5jG41DAHTET8EOnA9UhSfXqrmaBsYjIJiB+mGKWl6ahhNpknpfF
lAEULLXqpycK1VAtNq2snX/Oq6MWQbVYBNW4jWBZ72Isq6MeZF/TaUYhMLqgY3q4MxhbnaHY6bTrHtGOQromaZBP90y1e/yR5PxATeISihP0i+c4oAdVlxIt
QEe8vNaVWn1eK/WtPuWi1efrOlV3+aYN1p4+dqysj1Ut9LHK7GM57GOh226S8UmqgplnOAkH52NLM8968RNHTyoft7fs9K84fcxYWf+qWuhfldm/cti/Oo2y
/I0Xf37NsuzOLzMZ36pa6FuV2bdy2Lc6vVZZuyRhbmkx/KpqoV8lFKwO+1WbLca6C0p+kcguMDoqjlWiW34nS5z2R5HL/LGOIvNCowPf/EBz81ajPLxTc6ZV
iNBdAvqyA5vBfMfY6G0j8k8xFwKly5dR1vSrJf5qt8zS9YMiXmp8mf+y3Ia4Uvo8/uayEP3+7ztYLqJCAHeYtslCJrMwlaGuUTJ/Ccn8Fp0C1TsDZJBsbolE
SDstP0tUKP+PMzWtjPBxjTM1B9JMTVA8WbQcWh8lPtLBnY9R+im4vAHCsvq9WTbYizxaS/JiMm5sk93YMruxLXZjBzNurLB91tiNrbIbKydfAwxXH+JUVFpH
R7Qh/LDj2MpazAgsCUwk5mNBLbKUyCwZyaYJZIoEhQKWF6riEqnWdYAdqhvSOj5nRCxSosY+ZwHXGikOeRAfn6fEDigOMXLO02pDjYeVR5nmbZyFc0UjZeMs
SdmIOuTdTXDmRpmST8R9sHWYwlQb8khKyDPVhryM2pCjvyIZG77q8pOFGRtOsrU7DIHrVxv6BO9ytqE2VBNhAqZszygL+HxamSoNbayZd/zM0hU2zo565pYz
yo7KJV3cadDQn1/scmnm+ccN5vnvVJl5/u/FFbtR/eQEsf0/nvXFPrcZX+zrN/ZOlNkXO3HzN+/65Ktzu3F7iyVOyS07/s2Hvva5e/aJY/Z17ZglH2dcs1sP
5ljoZ3K6AEu35Jy32fSDydpd7YqrZl9Z+WoV3Qnz1YxAemUdUnk68VXfyJ34Wjku21ViG7Nk4U4Og62p8JfGYTBZrd8SStZvihjqN0QIeNniDP7nlW0ttOtL
lQ5dlysdZrqtYGE9xzle6QwU0q43owHQrjejBmjXm2oFUC3fBBd7aGqBL1mptrfTp+3trKPtvZRldFiCunMcgnuC0GpEu97M0K677FOsrd48IzoL09IOPRC8
ltdXTm2eiXJqM77jgaxyap2AG2HkR06fsq7Tx7/er57tiahtIKK2ofiPLWmbqhCvCw37xlqpzbh320FTK3U8y8poEjD8xQ0aGUXM7U3iYbdgxDeJyN74glvA
2I5N3FXfxks1RJqJhYPP9W+VOyOOajPy+6ja80daThFv791ybjmb0peFSfQoxEFwoC7+x2CVRTQ2WWrc0Wn15SSt3smk1RcPRnCzM6jCoYNgBwkEiElWcRDs
4EAWKjjEQukA9Ql6EX9KVRXhPuYapSsHKc4BFynPOTjeiTC3nx+RPyjlhyQpaIpSeAXgJlIL3yOD0Y+Xbs07OFlxazg4A+s4OG6hgxOyg9PqY/gBQCH3DLDx
8iBvqEa466HeuuWBk9NYx8lxC52ckJ2cllZm31x5oP764w3Ks3tKOCsLHR230NEJ2dFpsaNzOqVZOLx+acIcqbXh7LQKnR2fnZ2QnR034Wl2aT3K3l59khAj
+2utSLkVaG3dE6t/9eLVyoidKB++QA2FycjV3/Kxk+etwtjJZra6tJ3rjsGguwu85EPrMuQiduKnHLmqcEbsxFU/XSmMnTTZnm/uXEhjJz5vW7nbiFV5D1uV
PhHOqr2KuIyV5zf0cGfYXJCFchcSCbHTGdQulWqH24Ss51YBnM0I2mha2Nx6AkA7JOQ+czYTB91ts9bBrM0aB/PC+nafHPodEXa4wwJoe0xQSk/arIGwIOil
RTocVPaE3amhSEmT93l5AXl5OCXoeMrDq/ZLXfvspAXspFUvMJFrqsrDpBZR6jTRDDUBf40a7EBMGAz19PP5vHA3e1+TbJH3CzAwYwE0GtrMKRwyi7DBGxyw
SxZmiAuqbDmPpC7ZfFXbzXeNehYF74Hgt65vFDP9ztk6FHbIngq/kJz5JCN8F/dYmfuKtx3XwPKxTCIF8mBqeUycZfHJUEaPlDZmKEczLbraIJ+4mbYJYvKg
h6V4sBkDD+aYeLBqhkbMyeHBAuSIr0ndWq1xjlOZaMSWbcoYKptCpvxpOEWCxZAppRRw/hRJ5SJk6rJCQxmv6wSLR/SFEJDnWa8IfO8lu2slUoDpKz5SoEwx
vrEq5Cdu5GURS4Klbe13jXcBwo7q6p8/aDiZW+AMog7jF6djD3chM9XAmZvDsLwBAjExZSOfvDHjOAQ6sOs3+cn6XLACdozbYLE1KI+6ggPsGYe50KZxDSmP
ukLQZ6BiapRHzecQFUp7TgArvKKQFBGt3VgK5UxikM8kukPwwONPsbIHfvjoDekBhSfLe1uW7OFoMBpKTF6j1GZ7LKzVpGhAl20Too3mdq1Rk5Yzt2DNBpea
FO2Za70jtM7vcuYtBs6aredeHM681X4eDVOnl8dsbtNnbG7Tr9rcpoS3sygZhNqU8HYeIZ9u5pdAPt1ELy8sTRPqjkDnFSwKp6yoHXlJgZ+ineoU7Y/fvoEP
rb2ihsq+OU89ipfqm2wOG07LgO3Jkn2KKeirxKlbzYg2VgsMVWsN1uAqKLdJ6LCaGKoeG6oNNlQH2FAN2VBtkx+ApMayQYPnpzhtP4MgrdbYPI/J51pyRNoi
8bnmZCNWxvmIGOejSbiVz4BGoxGJaR/mM0yBV9EsUv+9qyGEsFkK2G5ZgIv/S1sl+xGvpO3quvBbJI+CwAdALYt87n1xz7rx8gaSD5QzMAZz/GOdLawR1Xve
ofyCysUvfPfFv/35C+N70NFSNOner0hitp+CZG6mfY86cYt0oi+dOCKdOJqyEpF5Pmd33Ye7gxeovTIahH02pE/8NV2psQCfspIFGHAShGxziNwhWoEtc/kd
Ug0zJMvvqaznosrj1NSACTnDGEuwMn04e6RMxbmMWptZzez1eD+tQt7PAeb9DLVXYJn0jm2mdwwYiKva10k4mhtrCKizYlZhLRLFLM3R3M5wNHvM0TzAsZqQ
h7WFYV2FG1YF3INtzdI6YNjLO1uZ7HOcvYyJFAmrxhOkJloE0G39dnqytUZPtpKe3FvQkRmaTquQpnPAcGN2n0k/Dif9OPyv1I9j63RjxGbuBJ/8QMot7cYx
Wfa3yJrvy5o/Imv+KFUR057TDr7yyrN/6cU/LAHokVsbQNMZTUTjEVB12Niokrwg8FHUtN1l1/aGW6Rodd5rfS02hyW0kQDytGSKuqW8ctADCDpQJINWENo/
nhDi5sOSOLAgPJ2PiSl/JMmDmLfVLNt/dZdPijbmtDNWvHhR7WGvikxJ/GT6Ro+P9Q5HhDuswZZ4yOZyivhjH+heQ3dDTkxabJ4HbJ4Psnk+lDkxKWd4xQT4
56UnJlkGzjmrZByBqELLEYitj0DEW1llt64d85fYq3MQig5ZQ6YeOTufEOdOyn+/nAyYCul2cmhirX1IQEShv/kJjrveCc7e/+9OcHp3neEJzqf/jZ7gvMOy
9keQWbcffDCyJdF+5W2R/UBXLRuRzs/33/7gg/iC+r+VfhRV1Ifz87VtdFpDUsOTNqFbQjqiufWWgrOcH9iWresSXdmtS13qxBuio491RB/9+IhNbCFRXWKP
dSjClDA/61F9l+PvsdvxD47fdK8X/1QtxTgmr8dtfF0TH/ugGjU+irdImLIRz9+WDVNu+Eu1qSyt9xvui8xvxtRvTqz3GyYsy/wGGbFx7+Pr/KgOOr0Gzmh3
2WN70gTFujKjpVs/qNqYAuiQecELGpydgCIV9rnKg60KYeDSr3cQwaXaP+O3Xf24mmaVa+Po6ivBi2Fj47NxzjzVKaXmuRrBG1MjYkzO3HJGY/KJdYIYvjzG
lyCGq15lgxiuBDH8Xcwd7VO4yUqBFYhECOfFHmJDyIQ0PA5pVDcOaXjwdNQ4cSWkQUr3dXq0mFpuEtJw+1LcGmKG1QtS3NgfrZMl5pOT5YsV45OT1QB/iLLE
wL7q65CGJyENF23r65CGJyENYkTxdUjDk5BGQJ8Su0qXObd8CmmEkU8hjRYeSCENNwlp6Fc+hTSaMWjc6caqkOx/q/cU0vCTkAbhh5tJSCO9xQk6gRlU/wXR
wMPdIZhcCGm4HNJoUUijrYroi1PuU0hjANeTEEr0TTfXj1oU0vARMbsVV5dCGr6ENHxs4z1cBymk4QM8vGLjJiTNg5AGHmWGNKpgacdfKaThU0hjGNfjVnck
Br2KhDTwQw5p+BTSqOJ6FP6nTyGNsWg4GpER6GdDGml7LKzVpGhAatcFalcJaQwkIY30FghpgFUWTYr2zLXeEYSofQppNPOtF+iQhq86S0Ia1KbP2NymX7W5
TY/a3KZLNrfpU7hWdUgDLyWk4cNGmsZ1lMxbH4FR8nSrSYER0vDJrvUlpDGaZBJnC5h5Q95wFY1xEw1Y8oZpwPYQYPfZG1ZPbFBIo5EkYcJlaSQ+g5v4DAhp
rDHbGrxiNJIkzConYYachNniJMwhTsIc5SRM4mmqY82sI6RRS0MatUxIo4H4pBnSaFCH/bkeSnOI4PkU0tiC66ylfEQNSfUppLE12hLV6Fc6pOFTSMM1Qho+
hTR8CWn4FNJAFhh+xSENPwlp+GlIAxINOE7ikEagQxo1eAXjgPx/rDOBkIafhDT8TEhDiibdy/uX+kR3L3XiuHTihHRiTTpxi3Ti1jSk4WPoztnd4OHuMIU0
hrGr6JxsCO6M5BZgcYTdfkfY1eJpeUfYBRteNCLLL5c8GRCqPG5NDRi1/IIwAEvwiKbl86g4l1FrI6TRgCeMBmZP2KeQho+Qhs8hDR8hDXyBXWEfIQ0awu/n
EXwFTto1VzSafJSmljKr/YjqRrsqu8Ih11IYsa2EETukYV1YC5fJn9zEFR5lV7jOrnCVXeEWu8JDRm5xA65wQ1xhPxfScLPj9/LONlze29mOyyWdHcnhJBYc
hDTaFNJo/3Z6sr1GT7aTntxb0JGT1I97cZuLuB/fnu3HN3E/TnI/7j6TfhxL+nHsX6kfx9bpRoQ0fJYc8SfJz0u7cVyW/QlZ82uy5m+RNX8rVXGLplTMhjSy
awMwC5RtuA3kgpHFleQFoUt0dNN2NxQLEwW8+RYpYJ13XJ8bHiLpDX0amArw4sZJVpDqBzDpqX5o8DpCu8gTtHtQYGMU1wWQZvgU2KB9/4gNWhy8mrfVXDuN
wIax7pmBDb8osJFaq5sIcYQc4hgqDnF8xghxjHKIo52RgB8uym2UE8gGhzhcDnFUUwl42rWSEMfHXcs9YAhzNLWZHgWyzzeJMMwSz6oZNcPlG/hz0GsS5AIf
mqZXyNkDTYAM1D8T3RYuEY4i1Gz4sx6ZXfgRm11NioniUu+0cQEHTisalHakZxi2TlKuE7ly/QPfjTA8b7beSq9gzrwFry4sXQQyUDR/E1PpfIYYXae2PkIb
7XKu2mPv51cfJhvqkHx+Bb2bgUEWJs8+hRrE56t/xPRpmql77WQAN0HXF+JyvtqSm+eWLur4uLwFNT3PeqsayE1EMkCwqX3oJnzoyfj7Fv1JPYF96CaitYR7
pGJN7rHPj3/w3S8qH/o18aGlQMKrTbCNtjLKr4EzocxxL/OFxKNux7P3Zp3WzH3YK8z8EiqGC+v9hr3jzG8+q9ovXl7vR1XK08n86EvJotZXtWxlDEDK/C+s
ot9QD+CgvrnL3su+d0iNncoG/Ms5xhvDbW87M7jtT62ydaCyX3nd+9XSlpIy/rFaw0pJUOg/aXYdGNLOezjwB7QRxf/8lKUxSH7SqbKubMTKVNUomJe/nXjb
g11iRo2s1h2J4FC38cA9CQbngzA0o+A/0qX6Rw0itnDBNElPHiOQeNR/k06JEkvxW7UHlD7YrY+rSUPjYrxTBR4OSeKbaM2Pn1lrfrvpphSK9n6DRDFL4r66
9NpBO/4H3gb/7TK3z9r/nCzVvxHh80hC9vwbMrczS/XCZpnbz4C83HwasWEzmfkazO2z9m/MUv0vxtx+BrziUuUNmNtf32D8z1gJ+MwjqY/fMl37grWJibC3
cB7szU+DVywZUZLqflJS21+yZERJavtxof5etnLTYNn6ZyBr3zuV3GkTXO1nQFduPoxolHnmrcHVvmBtNAv2/rao2p+T/npW+uuY9NdR6a8l6a9FKxkreeLo
bLPWEqZuYpV4d0Oou0U86tAtgnvzu6Mgcc7JhFm1dZmmc8pzo5cVUE6DbTMaNSmnHyqinC5fS95xP+W02k+nuhB5AQXzGJqYXm3RDNRBwkAd5BioHypmoG6A
gVo9UfXh2D6bT4SiLXhFwe4asVKPIqA2ioBaNekfimhTq/UOJszJNWZOrvO+HWqGCQNSZDBSh5o1ucZUyUYCXMiMySn14wueE6hd3TmgJU/9rvoeLhUYrO8Z
77r5DuhU1GN3TrMemGpRKCfhwL6spbUQ/78WfpdHzInSmX3upMcfa+23TgUGUanomyX+mL+5OSk5j0CSJgeISQuDRZAq6b+zASVs//caFa588E610LiQYHO0
WGGJ+8vt1B0SK3OgKmtHtXOIhBN4SgKJ7HNg4jfowg/3obTGeqidgBjISX4NuIuogg8raURVpBFr/LS605/f5EqJadcg+UVYd9mPsFG7YLanLBBVuhrngyDh
PqoQqAYH152g7td4XJdxUoahUJ7C6Zoj/VqOr78aONfYunQcuUV9nRzgb9TJActn6g7pNGnyYIzycFEunJp1VZqBaG3uGeZVjTzY3SEQylPvwawOVZu0SCNX
fdcjfKpTYvyqxq7q9yHaL9PSTAWDfaqiLlXqf1yMWxIKWG5RZkB6cstyfBV+UsGlYt7Siu1wgaMX+pVeFsqx/R5CCpUuRYN8TE2eypWYOpd8tIGnV1TTqJZO
ickZhKA+U47rlaovQimnTH9Kz1JDQj3/fWQdWFOEXB7Y5/i50RXQwpnjO3/DYHOZLE4t1OmEL3icTvgtSSe8AcenlE74+Ww64V9uktrlV65QuyBvUahdesdu
7K1Yeyhx8Mc/uulGL5s1uHBHLklw+fZ8kuDtOYaXE4dShhf64KX/mmSLhbWfNZyacvvq2hVask2k+EmcS7zjU/fgfy+/TUDjCFf92GD7NBIj/trmTOm/EsD/
UzbDjRYFqPikrWaSVZNcgKrkAtQkF6AuOQQNySEYYLic8MC6nMUUEeyoZ3ebAih/5OYEPOcxeM5n8FwgZWNhTh9TKBpAwI5MulbRktgSIQFeEgn4NZgEOpux
dXVnKLIAcwlZD7ZNS2hnmM+OR+Kw04w1Nyzthc7bBYaD9DMisexsjSm+LaCfGUKURM0pdYPuuDA24hAPsZwc24QVD2l6lTQ/8HBxfuBKkh8Y/8+Hkv7+CWBx
zf/H3PcA2VWVed5/79377n3v9Xv9J+mkgznvJoEOSYaeGiudxIzk9hJphUHGwl202CpcmSqqYatCjBSzxZKGBBIYHYIidBC000GDSpzoIoN/0BZdjQhWdB0L
d9WKuzpiFc6gMjuMbpX7/b7vnHPvff06dHCsGi1yX99337nnz3e+8/39fZtpOjlWD+Vi1AgHiD1l2tNxehy5tgOpbyACG3JmMdsKBpLyE0QFvyLOvEcI4Jcu
iWAIagR2jiR3vOBKWNzzXDXbjnWke6yre4515MxjfTHfHzzWAT1W0o6WqSE1WAZdHuXow5SDLcfSVV0jGVGr9Fjnnpu+J0eBLD5TY4mtdK+Az1x8EqHBy02s
/srdRHP+Daq6e9H5Xd+zFZm3lTK1iBLFbEuV8xc4URHzbMIW1LBaYeeKK7KAv42wLW+VBfG9+4CNWlwuUYvDErWIiGc3x/VVDCTR1LlyRzgmaoXkNj7v6qzb
V4CYWGFHc6wwGoiMS92SFbXCpiZxXwIa5HJT1ve+20xywR0Swr+BuH/rL3bioGznFdJtMBiJKLQkNF74VvtQyqgvW8tlOuxTOV56pWiIP+0W844BuQRW/11X
IHCR/KAGtjnP8H2drPvYbdqRhRRdGNbncW1u9r6Aa8xYdRVIn4/hKlh1/OtH8fcqUsRdAe79GK4uKeKuRMQ+7AqQL/JVi31k4N5AcMjRuxJA74CArKJ9AKdC
7nyPTlw46Em/OCyV+sVhqQn7cLhfL+t+vaT79Svdr1/qfr2o+/WC7hdvQN7JbAS454CO5yRKaB0Q0NKTnERuON9JB6FzvD62GvDNN9iQ4OjGTlUig92zrIo+
b6X4/z1Qre71b/Hp6KN/jY1uPgdjtLu4u5IWS2O6JHqNWHm8oGgWSVIAN4s1XCDMITNSEinSMTqJKBUzUgop0jE6dUGam5FSSJGO0WlI9aJIR/EAC2+T8ylE
b1QvcD+NzEg63B5107ZRg70d2bO5Fw/NFSphsUdTYQAxDrdYHiiVRLAFaZCWy6PPdP5i9r+6UlcxK1xWMzf49guI5LXaWDPqXcPAwqg6fnz/lzr9UFylsRN8
8m329rA5RXAfofer+jHGc4LqLtyyBV5lY1xrqknnbpOViypn79btMB+83VQIxz9XpBFXPU/j7NmZ93q6bChXoN8nGnlkIk2s0hDqcmGDJgsrHXpLwwUt1pnf
+MSQPG7jIXmXfvOHbucaZRxhioOGI3PAvXLjBHxcgwuasRaJSYAQrvd3wJqkiyNLPaOarWdU4188zgUQagl/kXJpi1h+Ukd1oxuhnLEp5xIs8oIfwYsXcYQR
qnORQP0653xE/Gxz1ovvdhRBP5udtQAL2OwouH/GnWG6DI07LcE0XcJcpIOdesIzKNYcJ6ctNrJQj3mOB97ScMpUyFM40HMKxzCDjcVmcIsAj46x8vaHm8Fi
Z1/VdNZlOpuYTk/qh+ctGirHXcVd1n7caXF4coWo22yOayeSyul+TzDGKpKluYjURuhafRfz/pedR7qay1aStZ24tCXBHKRUna3C9eKFql8+TkXZ3NEOLJBP
uKijxjGloeq7jPkczLooyIaSb7Gtyoa7yCMvlgPEvWiKdXxb7i3hTzdhTm1ltiQbnOKGYFnDO+nfF5xCdbaXnaKRLZY71s+L9W3tbEixaDantSVmnRaKtGxa
MCj7yxVdos7wms/cxiG4TqkoegR7FBZsOeBGogks0DSraDEcX4gxow/DACjhZxT+VOb+6FYSqfn+GP4cM/e3bPUm5T6sfpjQl2hKHDE/S1BDjjfCXZcFI81c
taFEx8jHuWVKsaW3LRYZVKm3xgwOMpnS9oxhYzATqtiDDFy7PyK7PyKZAu7Fx4W+EpnF2OBWRLZuWmzrprUX/amgVuC4wWzHMpWxTGUVxzS4vIIdp4+tzylg
PBIbJK9XRJUWJM5LxkRsIwmwfliJGB9Kr4AZBn3rvYfEVuibvbKKrS/4NJwmInwmlzZ4/wzCTaCiXhJqJLe1hEo/uQ7ueBpWgB3kG7rb2YBCihUK9qR9DDqS
kHyaLn/nTo6oo3XysU5tEwUUWzNqu2RGjRdMNGddtiTrsg81NnkK2jwFiTGfhjCThA3IVclSBuJbekH/xWxTpRf0W55wDXfh/cZLGonRNejwDPLxamKeNN+P
kwW3oi57jM3WNBlTINY8YSLUwGhFS63Oiw+F2cy7S3eX3/3qHLwHfNffS8045kFY3umXm5woLeR+QxJ1JaXDxZeczU+fLnBjElnFdFtPpVZ7r+XwdKVSXY8G
LQFXivirQ/9oDkntrfdb434Lb+BjAM2uSgMYOpbeto/AIBfawir8fq1paPTs+scWJ6ncTt3ZiGgkF+ETDv2Td5iU7c3emLxgy9m9YIsMeAdCodzk8xXf3Tt4
s7vXHngS9rdTLIGQwjlSwZOwAV85xB3oPKTLaBoVQxGgx9PdLWlcClAo/oGCDzEemkwbxfvN4h99hT8QJ0JsibYjXVTaX3xuQPXj7lg6WLw7VPxD7BX00I5y
P5YX/xguvm8FZ2kRCzqSDqmhORKSwiPpSrVybnaOXpccoU/UZqQaR+aOHKa2zZ1Y7szyr95J8v7w5A2wRcGTVDgR86Q04vo4vRy4ZxDbUd/K2BfLtnIcWm0r
g14M4CSkbQlWRJsU3NgpnJ06JIhWlxuWI8/Jj7xEefLytEpf38cmGyIHXmCHJT+ndb+9i4eYUBAG6fBZw50clk4iYhCJEdTbkZ2Lj6oho0pkVE0Z1XIZVZ+M
alhGVWz6rEaVG7a/3q7Ee72bXSS5FBXQ3PrqMOQ5a83E9t3FzjBGF2AjASCStD2hst67alxMCUiRht2Bix8vNVixkj0qEMrZvSSafmi/9mDaVPqTEjWn+3R8
QZ9IBROsoitwpkICqE6OqOp1ONyw2arXifn3Una/8PnEIk7WElitSaCYikItjlH0O264OASSXu4xrqA71amiWLKkKu3kok/VqU7DOJaQ6NRBIBDdbLLjkF7W
zHbh5OUg3yOHTRTTjmvohQAR6/kyz7yMtaEqHxk8c9CNyu5FMRQ3C4HNzWKuNq3LTB7YDF3k4gVxzU3230ZdOUJNeJxNGSw3d6wKDEI14aNC1ANIb8Ee/Alp
nSW5hth8ZhBUfBNLiH2KZWEbfxxaES/MU6p7vqgqKdVVVYOE14LLNqZGsWUcAV+JxMVVUw2a/iZWpwkpr5fOgirbKtkttgo2Ur8S6c9oIr9oswZpW+9tH2dr
GNuzU1LQHnSX5gTVA9RUf2S/KFg5gATivvn19x6wues1yV3nrGgEekelysYvXsiCYyz2kBobQxqwhPSJbjW9/4+yXMnqO2o/z6Z9qs8+cs1I2npy4nfmf84+
8/mff+e8lcixRU8qHANfvgb+1pY5FTISLgNDXhHEP7OHDaJGsSZbhNoKJjChixgNBk/Ygxi5dKMKNTFyfE7ra4ZGDrmQT6tMfSIKR9no9VxfnDXvpsCOHCJN
l4hmPfHy9jHadW1Go6KbTJtGHPasdu6BKJtMlD1fGMOECYG4AVS7sSmA5Uro/gQXWIcZLHPk3qopoiP+BOVVPrVAv45jCZd+SGvc5DRmEaSteTIRkLbYEI4g
WrRuvdvii9wr6Mcc01QtgkJez8B3Jizc1LZhODSHkRZqMD21/p+X9sPbXAH6yhSJIv2Tjapgvg2I6d4rcpRDbu+sQ5NzeNmiOYdvKi7hURlcHW8OpW58U/U/
obG7XBbGq7qvroRAdSCn1SF4RdjBxGv/Vg0eZa8YWB+Xom9I8GiDmTFx2Cp4Eo4G7z/TSjmT0AthSalOvquBZKjGmxtNJhUwPPpAxwWUp76/SGsjyMVC5PZI
Gk/yiqDRKpTJKrGRAd6rn/lriSavQEUgMgttKlhUKpdeteXSowJZHS2QVQimihQyKVXKwTosa1RFIKiC5bUYpS1R/W9gFLcEC0Z/X9ZwxOoV7pRS8K8U32HO
j4GuQt+MyVeMd2FnDXOhQTlTgVpfiHdBEHXp6UieDuRpNiEZQnZgMi+E+kcCkGWVqoUFw51k1vW9vT4EmTwixkJxwu9Z4exaaOigAbE6yOmEgIm98M1XOf+G
nnEMM3lnWhlhCy3R+QigdXBay/NoHkFpT6acQNSpqNoxfhHgsuGBwAAqMoAAZ/Lvlu7kf6gmTv6nFjj5Hy87+f92iU7+45Xcyf+LinbyP71vet4TJ/8//eAj
R+/vK3v5Tx/q8vIfOtTl5T99d5eX/8TdXV7+Q/mNVrIBqrBkVVSMjKqCNU/oKnkPc4pI6zDn699Z8QNaztBGBDjXpYGWSQNdnwE0VCmINBwpE+QMaHvOf8Je
Ek2FD5GwiwOBUCt8iATZ9ikV6DynYNTbLvIMsWDX57fRCmbXsthCcwgBzuNcRS3KMPY6RxiNIlJmq6/gC9rqA4o22uoD0mVM4N7goMzqeNcDB2zp2u36sMRW
T1RwgbutU4eTfSuilzY5W4gLBsgD6MNlLJeYGEwotGBCCccD9RhIVSwXcGIhXytUdeRrhYKQFQpCVgjswEGJjmuZ4CcXljKXTekBSUZEjNpnHsBnPpYt1wPT
HnN0EiiZxmFehOTVFt/T95RgeTUc16ODNgkMAUySBAb02g6D2AYojgHGUckVAk7Wkhm1GApulyu79HUAPuVih673BsctJgk9NO8s3YLz0Vdnwfm5H4SkdQFm
QLd/yrHQJxxwlbkXXXX3U/80etU/SthLmH3VKYS92KAXcS7C8Ui6jCAlhuu9i8YFUiDc5OwQZ+H2Dtex3iJV3MdErdiI0tSbHAiP4QYOSQ0xK33CquAFowOv
qQRr5MMHBELUZ6DlvI62n6+qb+z4xVX1swsYQcYaTTlkisuDMnhLuURvwlBCeGOl/V6bUoGS4o5EqIEG+ky9W+YDFtTamZh79vmfff3TX/3166Xwnl9KU6tI
mlqjK00NO26t1B9QEneJ3LRIctNqkpsWl3LTXM7MivkTMrNqOddvjfscMnbK0tDBehU1reK97n91b7HkdKKgaLso91LFheEfpOqLi1IwNQ1GrkpAqzEsHLAw
R0X4cSKDXeYANHG4jIeS+ZcsDL91Mw9RclpiBiRyAahqFw6ymMMadV3yxNfxQnBt0Tvq1JyIQWm0mFrwHxCtkU0/rkmBZDBAoLYAgdrOljGO6wCLBwxjThJX
Ui6S6mrAvOjxVMJmPnprAR47L1CqklEN+HWfPGB/zbjO8nixsum1EvB1jUBQXc3AlIVAcNB8Ygo2EXkeZscO382BDtHyBrxl8PMclzVyBgDn5gIAZ/ayipUh
UU3LwhKmq7s4DIMJ607+uM1BiTE1NE5Dzv7esXE50+Wop7tcQcS6k3HSWdQf0KJ+n8Z/709EY90lUlLC6o+QTD1dhtMjwemxLFdtelGGK5oNKu7h+CD1AMdH
AhgCJNsPYOckcnwkXOqDrRjYdh1qFErMTg6gLriX+EULaWBX9hrbBxuEtUclPWKwDuYxWN+btfFm+3W8GZMDKvg8zsvwkVu7qwiXMK4bCzCuEa8/JHp2Xo/L
LNh/sev1l7JcN8lq7SoulgzCBlFprHEmxJvwwtJqJgYSrZAP3bXeXAVokdEUMLIbCzCywUiHRAr/NzEUK7Rrw2ALJYDQdQbEGU4b2qGBTXn28+Rq1xGbWVZJ
00qaXmubdm3ZtzO9Yn3vjbceG2tI6ZILctwPjXsaILaotZxFqC+KLkILOKdbCfhsWQn43KtQAp71ciXghIn0/dE9v/1as6wEzL+vSwmYfd8rKQHT7+tSAr55
3/QrKgGf10rAsaIS8L5WFImARHqdz58KJuqSOnD9K6sDu35vdQA0H7R+aqSOXda+GYqsDquAGGoqyDkVy1Ii4vwuEq5Qd8uI6Q1rQ2rkYnqvF1g5vTYFF4dj
UF1qUEVrKtEW5TRuiETOBXNZYhbzYIBDLsLlanqcNIdrcxO6CTZivytbBWuwCqKeVJ5I20z+bUzqK0xobCc0/r0ntMLB/HpCT9kJnTUTeoVM6OUyoVfmE5rb
W+s9Z7ae5PrPE9RB3tTT/jg8J1KIZHicg6mFQ3A4pdGSDr3f7iuUY6GGZmGk+YIrn8Sqb5eN/fkBLMlptaSgHXIzKFkQiAoq2r0c0bdAR7vJvv1U/vY99H0/
FoC1JNV8kCdHjh1R/UjhQKMXpTxNk/y9nDwBtI+qaK6haK41646vsUXJrJpR4LQ5UjONKlS1XaL13tShGc68TM+AzBlpWPeIhR5v/dp+cd6FYKtIiiOeVM0M
mjxmD9aweh5NkE9buLRpC884bSd6ThsJGvUPlmatxbOm0OZaZOkgLLw0a8MyXYNCeUgtq9mKoDBWlWctjxwOUCabyRRlsgOUyebikMjt4R3RKNgZIrOZWsaI
oGe9LRE2MElW9TS3F0yzbC5jTqiJOSERc0JFzAmxmBMam03gTXEZ2HGM1o5w3iHwfNP+hg1+LuYdFjjQg4uYmW3iYX9PcLt+1PPWLOhBt2QeeZBtrG0YemBY
rnH5pX5Vuzjvi4QH1izmcFXbgRAEKnYgePbEDjSAIbId6CCGN7AVGgPnBhGZAIR0l6ErWUK6vsBLOaeNQSEGKQbjyFqDHnCxjpucw0gxpusMZGqmSDGPHHLZ
JBRaMKbIgjEJa+w56FB4Y0grjVUkTohVjKS+TwTb0LCArgHQjY1CNfGlIkyQPZGcLEXNf4GbP6bT0mJjfBmlpU5LBh2Ion2ixOeuXQ6kgRDVJyle82eBazHz
6nAtPhpXvb1VFjYganAQR6eap36XkhDhee5YioSZIZvUhkBHL3uNPu3ShkAnu5o/IU/wck0oDqf6lVyOvMTNRg590enLT+IX99I0hey3zCp70tZU2t7gjdov
NTJFaALqzMbNoH+74ib/wm2ycR8RsEBYb/6KI4ZNpm1bXGGhZQHtSxra7dnpFxbQLLTU36Mljg7kNNxI1d+Bqpt5n7QN6SMH5J04r/R72cGrWlNwjAkk6PTL
v3MgiraNelrqlHN2nSIWedEvr/0/Bz/z8k9eP9sZKMyohL5GnQFQbVNov81BtG3i+sSE2/CmKLrUJZptgKPZQo4w01aQxn9icBC+xHxBLkmvEevxXsL5lBEd
nXhTecB1XsYz/Rqz5Rd+D0iRIwU8XDpPj6T1o1vt5JE6ExcfqB8V6eT3mtCu2WrKbDUxTQqh0ZitJmxULRD9PLYL+8WQmJwwpULTbyJqBiZMnsomPUmk3cYO
KRC204OuHS7kEU1JyEOht87i1N0UCNnQWsmbOXVXxVruFFqqLkLdNOQp2ePKe4cAtS1C4MrRL5YFw5aVJaOfd5M5D32K+ETqMGsw9PrFWSxkr647Z9d1dNyR
JeM+pI4smVPqCYyfHocV2dsXjjPF9/3hHG103PxrOtp+61eCvcHNHiuMwsd9Uz9KwxB7O0zeVBddUbv6m4oNR67oWQ3MrCKoSmY1AHGPTXW4FqO/wzJucwqQ
HBRaSn7HSAGfyJwOJOzVik/EUqCPrXJ0SGi5omaPkIYp2lcxljrdc+SpEhmgFk2gO9zs2eEA1m0uBcxkUIEFeRThD9i5FTErV7CB2aUkjmMfac1hcU/K+RWa
3jS5N5lH7V1mu5SAbi9Bv2yXkkW6VJEu1aVLE0yJti9hcTO0OAIGT8BTDLEDQHVVCdgOkoNBAEt7waly2ilZ2YfFyt4SK3skVnaprU6aXu7NYtvjZDZq0n9z
2+OlRXeWtT1eZU2Ppz9jZf4rkfO42btCilJIRfWHD5STXKUYBUolZN91iqmacQ+zVvEJHQlUalMnk7qSTLp4mx97btrVqUjdjQ6bGue2UU7FXCWNqlfV0chU
K7dtcuBJXdpsnaHN3OBWanE96eCJ2NuuEnkuEXPbaetz+SvPNTG5JBs6b+RYXnAiIjFGLaAJwH9vGulUxJ8LZHlHwwp4JsTZ/t2aYpQH+3eEv6P8byUw5UyQ
4iplHyndEwZoXwb8epxzLtg9uwrlk2O8yr9PL6RFbq7Qi+ROzweMuZWdT5X86aSPuo+zUC5m5EU108oCzXS93xJ9HgpqxbjkdGmpbfwJluStkhW5RWq4jeWW
ZO0r1u5YDpFis4D4jWEu4Ld9fb/uFz9ON8SRw9pD1WgP+NI4cKwGURUNIvfFjeUWSD8TQBFcNIPyFzCoJTiAj706B/DT5zUTXhTvlmCvf4tHV3z2+RqYcNxZ
375Uu98sIhtN7nt+yMymnvmF3JQaq9YWLD5eJIuU4+CSnZzWEeG4YXcfAKaf52QpVmIPcn5op8+8M+PozIX/L2KfAB/DasbTAgLfIMkSzN3XiaZtScGaFuB4
Xyel9kv+xLRAxPs6/XRAUrN8fB4c94HxxJgNQzBaHUbdqSppxF5n+ZoPChxkaTa8iTvpOotQF1tVg19B/866U60Xb9NZXDCdYodltaxG7/7B7MJE04/cobOX
NjnXsNwgpoerM7EOHOsMF0NI2bAi0F2DgBNQg502pxSmKzoApR7Ax5E/bzgM3NWGxzJzJBOIE9p8Th4AyhipI82Dih5FzPny17m/wXXZNudfcO3f5ryM69Bm
7yVc6cR5EVeaNgaJo3ef9tSQ6teujjbGWkCwc2U6zNbxueNvbkAKA3QXEY2F7io2U2UfiGlK0LS4Xptfak+4oEmkwWAwlJVvb/gctUyDecCXwRz2ZTAzvgzm
Xl8Gc8iXwRz0ZTDTfqkXs9yLab+I6VUYThU48zx/6Uo18pZGqTtZi8Pbq2x7PeiOAym1KlTE7kRBOuzLoux7T7/3aJj940++8WUvmz7l59QAWrhKMMuR55tF
Fzc8s+A6vzQtLDXTAC1/YclbdslpGyy65J/TS/5ZveRP6CV/TC/5Cb3kj5i3dy/5bGHJvfIcebzQvNlpsRdd6dklrDQ3cqbV/p96HN/X43hOj+O7ehyn9DhO
6nHMez1We947i9UudanY3xhoEDTDoVqGTO9+yfRezpneqzTDO4cW7DX032rO9IYouNpwjzzTe7KjOOFbIt0vhSWL9acxtuxXIWdxXHh14pHvwN0263JBvuPU
0bE7VHg8XQEXAYrzoQvH05UTat/lqT+i1PH9nQ48CGN3GIVsum+fWrGfVpS+Xjmx5Y79nbSU+a8R9XieWjP7dA93pLzG6RqG4mcGul0Oqy20/z0AGayFOHFj
Z12Bg61p+oHjIg8P0pHfHS96sSSl+xBa/IXBpFwmNZhK16g1hdQEBDJ5guWfqHUy3jaNo7NCrT1ObNE/3jlXucc753EP2piJBvD6V+6nJ86leeq0oWGupCmh
nbTuOP20ODXn7qfZ6axADuR5+8VGowfD8UZ6QKSvrkMQrLcwCFYGlXnygNsrSpatAHmYrIo663BnncisYspuq85buN/pn7OwiVErxaZVyZrcx+S1rjgfNB3u
DQ2PIRBK0xTacmSvwXZaDfJua0iA/LvValANKNT4WFVKiBdiFXCA1WK6bnNDyGwv7i3SJ16zoJUCZGdbIDuR4nVOIXP3HKsqn1NIUj8n4S+khKcnP6kDXl6X
8HShG3o9fiTi0jlEOywvEM9wzqfJWIZkdh8cY5QuQ0hm94lfkGjqEx/lep4rLDbAEqYifU1ndcJTySxAIHnz/1OHea5H3tLo4ho8gSM9J3AYEziw2AQqmcDh
P/AElvjh7zubGhogb9GwRcE8xNvPkNYMz0OnX/9ECRricpGQRzntOV3WGVbLOmuZc61V/Tj96AaSDOivy+hSRX0eTOxytVYLkCIquiIqnhb8ki6x8rRbEiDP
KwiQKxk4h0/+PYWD//r83L8WR/q/IDmCxMrfgFNQV19yU9LbzEqrJokE3/jB4W9Ws3/4zre/GS4UCXhxdVIWiQQh9Z6WkevYEe+i/Zuq83A5l2SCiWgiACej
s6B9LF3z6P6J1x2ccPfRiQDW2NqXrr58pDOI82GPyGTp0G7iFTimzqG7fTd0VjGj7AyolZ0OSxadLslCRIoV9EYiQi1mtNW5Il2so1OZy1jRqcz4hHQq40qk
811c1zCaUFXRNDLmKE3hPJQJMx0rJOXZShehrIDFgtXSBcqRWOmiMJlauph3e0gXeTMsXbRVekWjkRvw19d9m8Clhpq+77h+Ij8rS/feTvZFLCHF11vklOvd
qPsqG+VDpPQMNdSZqO9Tg2A4HbWGvpWN/S3ePR3GdJGk4tNdCK6rJxz6UXYLNdCig+FYtvrd+HjHxIUHVPv2Y+9K/et4Rmn7oxrbyHG6rH73o7fjkQACRmm5
SpOuHbMDl3Pa1ipakyFGslpDzC0c6VoiFDZFF45d2qiXhvBtGULXwx3ZBucaKQ35ShYeQmbbYGpwocdGISG/2EcvEfT39baqITWguiy70PWV5bNKgmppHt6T
s60PMvGqhJ/L2a4qsV1bZdyyX9NW2LOt0tQq4cbEZBE5q9bDnLm2M8ykPaqHpnRFTs+i6/qIA8mr0ns6Zhr+7ZDDer1yMfoM8dmBRtUVOfCnBsZgVurPSviv
v4dzXT0Y4zXosuKXoaNsbl5vatuus4Vg1mHcISPp9m5bLC++Iv5Lp+36xz/PQTYsZUZT1PsxBjdTBmIBXaGNFPEoGjW6+G9sxLi8oZEvLPAOzxes/w2Mud/Z
aKPG9QKruthwUs9acVLEn31MPsK7/MgBXbtQFxuugw1xjMnH7DdpxHtFEEPMqbkRNnJfbYCN3Ffnwy7ty/LVOT0pgd9sKm2p5OICLnA9ycM0VBfmRNIjiakL
YjlKNDozzb4gX5yJILpKK697cw/KUOuo2+vORBmcKevlBGJK/DF9RJY+vBJxrLHEscaGiSxGHJEQR8jUb+2m8OXB/0NUsg4+n3U0izbyiMudtso2HQTlY/V8
W4aWa6r1UFEgKH1cKp+6de6Cb5muFl3s155dr4ShMnX12iS34bniaPJF+Ji1xWdez8ZmRuOA60i7vSDcFRxJbIHjGIT23TatAdST7JRamS6jCNjEZ+hMqXMZ
ZwiHxslXZSsecOeD7laGu2qg0hH7CY6k/JnneXsrNwtasWAmc2yLm2uNipEqAFfoOe9seGy052wf12T7sDmL/6noGr/mRqfCOYn4700jKac/uhb/uPLmhhiu
04oY31N3A5trgWG6eObAWxuYsKo4hIBgUTvTk454E+Mj3H8VH0mTo/Ck4s9obs56vzH7s/TYnIrzJOc89dk5kqLiU4ySsgqrHs8h+gVOdWfuCN3sg2KGoEZt
xJ/S2OOh9pA+5OXhva/tHd47ZpB8g3Eb6vtkIqG+39EJf9ANT3Os75PlWN8vLjHW94dBIdbXoPo+k6P6vvCjbx+9//iKroy/D1jH1UYO9p3+QHf0771d0b8n
vjddjv598f1d0b/33lmI/j1Uq+iqqjc3e2XBID4/c8pJT5XsJz2TnirrvWsYZRkZzDqSbNwiLWqA36sFjvcqSXS+Em6+Tc4kck43+DuQJwyHYF3yo8fSBtpt
9JLmGnLbZOijLkpTcH77FPC6kepdZw/XP0ybqg2dtiasy3YUYkDtvTmRi1FJ6g0jtsiEb3BIKzmvH8tZvduL1bel5FwXq29Dk9O5PWOlBI4xcOIWWMEAfPZc
JiLgMhHZH/OrORBtIPtjqUhdkRRFuZsA+pga+6R1DqaDMB4NoTzTjZ1lgro5Zg4QYh7LJSl4WJKCV5gzY6U9M1aCsy3P3N799FHLEieGqSs3JHXllklduUGp
KzcsBLlCUgddBBkMcNTJALMuuEq7XLsqO0enfOSe3bU9PbtbjGcX5aXus+T9WnpiCEOt5KmKPs/NJ26zOc6u5DgHkuM8YOVXBAXaAX+lXPg+u2t++ueV7K7f
uFwJq/RQBXmgjG69FY0iD5Tze14r0zzG6/CcOTGLCWODqHMecVUOWiVdWMLkfhSIr18oTFgYkvzyJopJftmWcj5fnvaXz9BgsqBwXFc23jLJxhuUHLymJN/1
SfJdKMl3kSTf1crJd5J5F0ja3YDEgCyXo3lIfG6xyfDTZ/yjpgJdUkzKSH4cumGxaFyefqkT0iJDNaGklGX98p0KNd2EnH8W5YQTopbMZu9m+sXc83d+ex+x
3z10E44EnwQn35mDHnb4ottufOO1T63b/qdzHKZzRIc7h9rzGrKtOdzkXIk3XJVy5ubV/IC4XkOxNyPlU3D6J0tBwUAkCAHnRz8wRcki66g/eDjM5l6a/n6F
DRfl50IYkKmfJljlbTuW2OFR7u8WzjSV/u4o93dM+rtR+ju65P7asjhdHUUrN7OfJkTC6x4kx0kUMWSuvVOXCajXRnqth/fFuKyljeNJLUkP6UA1XIY7LM4M
duq4tDjMxtvkjPFmQK1eVd/NRVx2K3e3CnareLeKdjOIAhHJRW/l//3dhd0ffpp/4Jk4cUDPRCSxXGx+biEISpOUDMwzI4chmhbry1Us1p2+XqzCoxyQButY
47iq44zZ/yWVHBeIF/roHleB/hgfl0OIPpZ6Mox/VklP1OI9wWuel/Q8r7Qjrs1i+aq4Ia7n+u75fnhG74fZ+elbP313xBuCkzd588jLD7ppFwUU4N3LC297
hd/tYWc7Lf9NksDtcdcKpfD+45lDhonQWbH41KuLG/6b0E32FkKNLAPJ4WyuyNFsaqK7R7nuXiuD2GQoiyG6e8ghL6E+D0NOO4FaErNv2AU3D5UHJIFQ+cAV
CFUAlAHevxwfGmf+DZyi65/lRt0oqeGjSA3Htm3YjdrAYd9E0dYbOR4ZwxMdtWYgIyMbpVizMASAjOw5Hokjh6pd4/O9ppo432vArl2B2nk4BWoISx+kSx2n
AKCjgCXFmjZnWdO7iyQ5mb3esE9DkoDVdRCkBUbhT457V2R9+sD6bw+W3fymm18pQTJHOjmRy7pykddBhFkUkxNjLvVX+jnuaB5W06/72JleJyConKrIdW75
RUpetHaJL+o3VQjuu/WVXsSohJFwRtQLlheN/euPKHijVPR+rbxoi7xou32RBeQ84wt/OP+Sr4PWyo8ILQkXuHI8x4wJ83CwHDPm7SV2YLerzSDARvi04Y4I
6AlNQE/YM6AnzHnB/jgMdSBPFah65j2zuWBRDprpCs3BqyU0J9JVjTR0GVjsRo7DMXoCJ+Wz5s4FiaM3NyoyXBwGMe3PoqvEs5NRdJU04RSRuwVXCWdchOIq
aY37JHFkVchsIYt6W8ZJYAuNo2Qj2MhfdtoqRJZRP3NjktA9vaqhAC77GYlBJtqQ46PZR0I/HRQfCc7AzIePJAR2gjJBRAzGLuXuBhE50TxG4m2r02T+R70f
hn+DoyYG3gB0ZWzt4ZSB3Pn5UPW/zn07Ara3OW8Dr9wGYQomnCtQJn2zdzkQTohfyHshOHg20Tjk5LZQezSWyUQZO+4y9mhgTYxDw1HFcSOGUv++5M8oNiJA
9+jiA6708bArnZxxpZfILkM3AReFfrKc0xrXRQfty9SUPbRNAb1CV2lOVCq1Atm1gJdSv20hg1KHSl/RZDI2+hWNmjzHiycQ1+WhaCMuGJcnkU9ZlT2bHdIA
O8s0XC7AHoaKlWnoP36pv544QpODu1fij7G0xX8M44/RtI//GMIfKh3kP9qghRWqdYzUnr5jRHmDx9hStywRS/GI2I1XFfCD6wV/a92a5Oo8pl/Klkr4i9zw
X8dBdo71t55jDP7dPxJ2UKdFrrKxuH8zO1Xb4lR1xalK+ipRqhqxQvXRrexlXaUC+tQSJ+xGVnedMfHFvhZO2M10Tvtq5WZnO8MnTKUNzkSzIMZcFcCUFSnD
FmsTpod1wGNRSdmrg/pkKL82XBQKK3M9lsjYpp6Dcum8dq9gAQ1h5e1msGdhAzse5zawZ7UN7OkFNrAvlW1g80u0gT0Z5jaw9/q5DeyUBr36xY++/c3/++xI
V8L74S4b2OmZbhismS4b2Kn7u2Gw7u+Gwbq/AIP15LKKxoK5JbAHRFy0gc1XUPOi0jq08MDQrJGfac3yb1mgrGTPufKjWwUIYpPzsivgw1ywqsOFq55zYQ7b
4D/PwH8b/NMux70/wfJU0Thyws3+SNTkonnkMZcx8bvtIyct6kaaZLMP2KGixAzAC+YNhkithLZxWvBRNHJEnZEjihgVUiy4jNFiCF1qazIknDWNNK2cAJyb
n3VVCSk/K+At0RnwWuoL8FqgYHN/LpL+7Fhyf4px8fPlOkrzGpflq65gd55ERVi6foNxXC5wnwaOy4K1OX8JawOVCysz8Yunnv3gsQOkc80b/JPFQU/6F4Ce
iHDIII91AXkcUP3WiFVXcdeY6jZyH/BAP5s78yq0TF7AQtCS/gWgJWBPsdjT6saetrSuDFJX5h+49UxdGaXJkta/6go00DyK9VZUm+uuVlSL665WYKQ6ybWT
dA2lPibwhmrq81gQusutJ6Yn/Nx+Y8l72pVqc99gIuDFT3Ji4B60DEIqXCk2eegdixjo4txAF2fns66UG+hMfY3TDxQNdC7g1ZukJ8L0uTHz9uxmVK7mxUBs
zX7liT34kXCKyx8h4udXnjELn/Sm5DtbLR3WX7r1jDvV+rrx7nJVJRrt9zRp/50e9Xc16Z9iUh/1nmFSN2qmwVmqVxJwqvmKcLBTFeFgJyvCwZ6rWHyssZK5
sy0I4G1kNyF9M5T0zWoRLSvA0klVMejmsbDSINfN45JuHmTIPwi0SV3W98eFjRwkIo/Cws1ObiTCGnSjTDK0YFTM2UFQNhcf1BS4XxepmwY9BBZxE2w66GYF
zZ6sIDgjm84+/OB0iUnXmIZha++mXN/uoYLy1bV1lkbITGmdgMms02/rp9kU63jNl28zNmiuG9CWrELUPEXxNYteXXyw2e3r1XmITfoVPpYKt5nf43vTRj3U
1f/gLuGcziJvZNSwTc6sK3X/Ul4dgXfOmdK9rpwHh1xhSzMYvKFjICp1+hhOicFfmeQkxU8QsE0CXb8Fuu7Pga570RjqiYq3K2aDSaz6YDCJwaBWoCAyDCaM
OzwInxRb6eHK9bUjBBGQbvbTp579RNUUE7R79vYD+Z51l7pn67721He4SOuLXgdAGc98j7nMtF/clSjMBZ6S+jxOLuRKTMSwFN4jQXZa3Be3+eUNLbb/9pqn
RPwDVoUve6yrGW3wPyFOfRLHM2839W1QqxGkKgwUyI8VFJ+VE7cO394F7l26CuidnpDzQV0ddL+uCjrtyejf48nszHji5+GMFKkiOsB043X4FHvQEwfQIx5A
2YiSvA4XSXwUmSt0fcwT780JT7xkT3jioJz3OlV0aQFT1Nv42Af0Ngag3qzfaQJWD4aBvqzeaYNSmlKWri5l6fqkLF1LytK187J0tIQA4tP6WRtTkrCS5naW
Q/KvbmXfTbxZahGI72ZYfDdt8d34gp/YLy4cKeGBOMJh8cjAhTPALhxQJlw4dXHh9IkLJxEXTqNQ75oh6ODC4R0aLx2O82uvLhvrmO97yBw1eaPzVWu0ySTX
in6/Vgvgub3mHhuellU4LAshSjXRP2PRRhMJWKoX9DJubpvzRBU62Fb/BK7JVv8RXOOt/iyuta3+TFVba7OZ6pQKnkwbx1QDdJyxQTdbC6V/3922tPFa9khw
DRY264seF+CWsZh7prgnxzFnv/TEiTHrT/Gr6IYc79y/e6o2Y0o/0jr615J65mfPyz79jZeFORIo2LIWG3yuiY6fde3MT8nO9DhwLw+3gZ7qJ7ml3dtctOTN
V5cOAfLcHa/KlN/k8BnSVj93B+Oz1vxgL4DHCtb9PGfyOWcqrZQggi7P/lTDRVmEIBZTN3uXImVxvX/5uHdR9id6804/VJZHA2C7FjIhlRTGlWTMpwxMi87D
5M+jSMcs/YpOiQUqR3e7LWnXLbfbYnAhaXc4dRe06+Z5wz8P9bnR1TJQaS5Lq7C4BRBA/iwNYXbjz5emLmxvXIh1Mq3AABcIQpTDVrjjHZutqFwTxcsZuZVe
dS8qXPONQzz4oOoRXKufQanBWp58Yoz5E619HDJLn5BeYmuSVMxAQf99N3TYumJvKoYY5iDs3aCbPbt5Eu/jOo4a5dwt5ICYckBZjLgFZ1Ji9oHw4E42MMdK
rL9Y5uuyC2/g1j53wCa2RjJJUepwNu1l9KfD2bR/hk/bHJBVBJqy8DrlFaH5lQnnz5fysp7qtaxYorelWAVBN8vdHoA3S+2KSIHUXiviYLYZ+YFFB6fXisgz
iVTEsOlARDVvF9SDy0nENyvj6ZXxzco4XStT4fqNYpfSg6gqx65O3LU60rX8UeqH5my17Fsf/8xtlez7Dtz2/JP33SroBYGqZS/qAqEXqcRO7+dliTL3de4O
Ddt20hlHurIxjI+hTD2sVQGQrya0zSZ6N3EMJoMKKVmXNFy9CWBq4gf/ncEE35i/xikkHfQan3S2UhhcZWED+w1BbOw4ghGo+Zg2281Vg8peLgJkTj9V8FgA
YnGSGToJs+D8JMzWhDwyRPDgQ6NwsrDdF7Ylw9QzLsMXqkgwwWqCCeaTdGD81yX/nc0vlkrVhvq8zMyEx7n6vejQA41xOREv8/Kn3Z4B+Ppp6OtxmUcg9m3e
uaE4qMInl99gurez91Pw7BKdxgnX2wuuJ3m/NqnjBcQzErZ+rLOJ6XiuawAZhAbEXBojNk/xWYISfvTYijQ5PvE7d584Zgfzwr/4cjhtmLmKMUPxIpkMMSYk
7pmRECNfr6mahQ0a/om7Eq5eRmUVyCPamsI+Y2PjUs1OInPCMXT2PkxxNAtSZUcl9FV9Yu/tE1vuUH3Idmk+un+fTd4zjWIKjf/RNN+LduAsETw5kmFbjDoj
UplM2759/H4LIVNYJJ46ib0QFBnEQZSEDnezBobMjduf9Nzq3iJbF1+BMylRu8yoSZUCXEpl8l0Nx3DQHBtTTAtciaqKUqUMg6mql4wIe9J/AiJCIDM1csoH
pw207xcPaMwatIIt5bBXmpilnBOV65T/Rua0rSkJjWSfIXL2K5JfrCpcFoW+wMtMObwKVFGBq3CMCwEFLXl0+cB8Hhh4JAQoy4DzX7h8wxUYnvtdr1BUjPiJ
r3mOr7Q5BYvltz57gFnmKsa5wNHjc5V31yKpQT91GEAPXpIK4h58VMth+dLnFNPWk5olM7wQD9/h4fgQgsG5lOV4yf1e4N0c7PWI3Qn2SyBIMJUC0Hrus6Bp
kqoqgSnl2Qk5zJsNDZEABIIwEWixHnBvEwyVbmo9aZeTa11Orl5QvIIXlOG0bQRF3UBxN2wERcMA+/T+qeD5uMAzJfX/4HanpZKJ6OY0mZjHfoIhpMaVcEg3
hOG/vlOK1OTI20LvyT+7GjEFrPYGhkmSWE0EoyP7DfzL07HfnO8XTOFkQGjHLTfgAURFE/26kmFiq2WHWmOi/940kvJ5HnAseoakWE/PNKfU7IF2yBs7SthT
DY8ULoGWpVCSiyacjwC2JjEF65hPXRjHAx14TAB4bcAv+e1d4oh1pGnj5cTWnl26x+qH0fgCgOb/scBj9ZWyx+qrS/RYPRT2QGjGZ4nazuqbS76qUx/ujtf+
cHe89oe60Zof6vJVzT/U5au6yxgVEDXQ0rVDk+f7GFMrLDqtDkVFp9WJov+p7Kza5JxyS24qmJ+QOfktHeHKBqiHexmgPul22Jl13JWo10d16apHXAnsfpgI
mq02G/yT7Mza4J9wtfWEjZAb/CfYdgVbHm2povX0oJudR18cLFtP3+OqRg/r6Wzu5Kpm3zxq7acPQtNIpP4bl4GulyyIz4tT6Sa0fLMUAZjush/ukpFcLyHq
16LIgPUqIcJLysFVupFdM2CNHlng5Zop+Vee44jtYodOSoeu5Kh46dDV5f5cLv25VPozueT+PDr/2F9Vs1///c9vFYCM7r5sAXsqdmWUe6JRsMSlVu7JmPRk
o/Rk9Cx6kvvbZspOnhltwHyQ6QemXTS+yTmi/W1zcEIsIBN1VmSC6t9zZQKJNYEMTxm0tx137ziqaocvWvbvf/ahv/G/s32Oh35kursmQcSTpBG42JqoypPU
EptkXYzQUcknJk7JmZ5OyUGkL83eeiby4aSthp6uqp6+pvjE5rRP7Aiu0Ta2kWukWvaJcQxLZKNpqgt6Ui3KdrlPbI7fxAtiFqipe9CnexDpUwW289or+sQa
uU+sIT6xRu4TayzuE2v18ol5BZ/YDMlQrQU+sVn2idF33T6xh41PrJjCsjQGZys09BnvIbG8os395Jls7q2Czb0lNvfZks0dZoH99/ayuetKW8Ga/162uQdi
c59dYHN/zNjcW/+fvX+Bs+O6ygXxep16n3OqH5LabgXXKTsz7WsLix/GUmwPdvVEtvzAVri+jOGfueMLuXM9LcNYsq7Hd36KumW15JbtJII4YCcOURwncogb
RB7EgYQoDxIlOEF5QAwYUMABA0kQJICBEP/Xt9beu6rOOf2Q4oQwQLD6nDpVu/Zz7bXWXuv74HPPch2tM36kfuRDek5vrHTZ2byWA4LsHluC1B9/rMb/i2r8
T6rxf1qN/1OKs/AZ1V+nbPjQp5wv2+Jbf9aGzx3RD+KL/7o6qZhTPvhv2OJ7n1c++vuVz31B+eAPsY//AvdBB84j8Aiz67stru8JcX2vE9e313B9rxHXdyau
77Xi+h4R1/eouL5tcX374voOxPXdEdd3t+btpLUrrm9YawODP+D9D9j7b8H7bzMbYgrbgEoT778t3n9fvP+BeP/DyvuPaXso1E7Q99tODXwsawQuKgML0GhD
3N5T8A0Y7/eEeL+BVG50LT4aB/Gux2V8xETDi7vahB2xhlk5y+2lncPKTsu+7b7hJzw4g3d7tdJDczgQKZ7MpKn3GEn/SJEaElUA85+7YAyNKI80aBswLbM8
qqRTRPsFA13m6RuK1rKJknXmVUe/WZhXabp/wyk4dIzs6a1tHBySJt9S0PmRVIYr8gtckU6VDwkY4TzvCGB+B3Pppa/6ynsO//3Hjv76I4X9+twxUu4RUv+9
R96cu285XHhGKB8uyHiaMtSz5WahEwXQoSRA6Vd98PAjea2Aw0B5Ld0ZBj3owATpsjUEgNEMJlFXA5l3+qvf6wAoOZEKx2AmaiHPOAEXcPZELsDIsQTVthm+
vIgEPBQPoBihqAyFHCcUispwilFYO1U0XNKgqIwuUSzDgwyVv1EzLkgxGWpdXK4sin9ubaryQ/2apRGLpbFJDA1D9X3ux8TQENOkxu/yz3ZlPfyzxLvVjA1t
l3x8Kbskbhoapx4x2+NmtiuOPtJneZx4c3+U3Jv7LY/DfZbH779hrml5HKvuyPjC219v7vCSk2sZ2LVTY8vz6vYHUOiWCJqTX5vhcif6w+VOsYnCWjz/hD37
o7Rnv6cex6KiUU46Eo1yylHxdI5EozznLBGNEks0SizRKLFEo8TNaBQXvB5Vpqc3gPLgLYny0Crf3YwUeDeS7ctM+SESiUaJG9EoqdgrNWW5L3mRdhPeMXfL
4fddtC+6JhblKMBEGmryY3Y5gmigppr8OHXkEDX5/VUsyhNvMoP8BHq/w/QmyKn1TLt0FJU3AAr77mYgyq+rMLoPqLiF9yut4QmlBbwbWgIHorgSiBIPBqJ4
5x7n2BBx8O7eUdgcVjKKsbc5+GzIjemQQBSEFKT0FD42KL718/hdl5Ea4u84TwYCURYkEOVBW1ThwhPlvGkJ3K9UpQXVaA5I0eFDKXz3Gf0J74SilPNsk7ht
TweiuCYQxesLRBk2vWi+tCUz1+NAFE8o4DyhgOOgA1CdciCKB/UmQxgMiXQViPKgLNgL3BO2xKZKRKrEpyqlGQvw48YngK2MLARHxvjNKvrisKNMOhWV8WAV
ZcFRHEdVFMbjjqTKPuaI5ihRFtQYR6KtjjnCKf1+jvbYYH2Uozk2WE86omEeVxriCdYkqcKIzuDjQdLAn7OLiSPF2CXOk4jpmiC19wed4+KyGkMfd1noPOnN
SGdmb5qvYWl5woDY/yus9YFLlbA4VhMWbj0tXPmH8+6NgsDXTAvvUsd2l4lh46Z6SOoGIuwYcBvW9ToallShRYzx5liTsLAKEvhs1lXY/bDJcMJPwz47w7YT
PgMNolMD+L/ix9suo4wxao+bjyvgWPYPpP0LYYLXgUK55rpubC6C9TLYExKRk/cQM1PLXBuRzLVYcM1YXA0yDpIoi4eKsibn4IddEWTTv086GhaTqruj/D4D
lX9KfC+3srunyBRvXr32t4isfblY3TeDd0fVfoRFYlPgmXggEuIPV3De727E741xnVzl+un01WnK2VYwbDuVBdWQ3TSASGAXENWx3aQN3CzWEqATsj7awHdW
lJW/rCgrj+LvxCYyZssXG5H9WNPF8JgtnSujedRm8sB3DyXfO/KrtvHrDAr+ESX4YyX420rwjyqJxScstfi7ROcrcvzdGkN8uUbnKy4Zf5dp/HxhvhwR5stY
mC/bwnw5KsyXOJnCkruqDXB7Blnu4E8HFxmRi3M5eKVnX5njNByvwgNaYqONV7HRflrPzi9/9n3v+NknHx7HHFX7frhMEGom0jCVmRiCVagKP8vdgcFxv6U9
mQXJOsHfmHMK3m+9LXJUNojC4clljcKh9nMq86eVrJ53ZPgPKZl/v5L5CyzzIWFVJ/d/qbpfN3eYYvAJ2aupF8fhuiCxrazTMb5kq/QmhM9VUXOeuA7WNlwH
CvEgEddBLK4DV1wHo+I6GBPXgS2ug1RcB21xHXTEddBVfMNig4yIAbtGuQ4w389HCO6ExCE9acu0ndjUsPxPeNrE/a/L2c7KwfPE3Qbh7M8OnFGY3d+Q6K10
+GPB9iJSb4qYds0kO0SKdu0Z/IJI3EjN9ohP6y8BTx6Za+fTPZtIJyonlLkSl4ff0nRrRkx2Fel8UnbTO2zqiRSMWFxHcNNHcNMn+DPHpSvJF8FNn+LPbciF
hpu+YzYWeFnTvpfQFbUu2qR3v7bPTd9fIYGGqFfouFToZrzr5VKhW5r12Sb1uV7qs3XV9cEZ/5+tUJ/NwHupV2eKa7MZb7pcanNlszYbpTYXSm2mVl0bMtHL
rz+yfG2w5zdqE3JtJvCm9VKbvFmbTGqTSm3CVdfme6g2x5afPBfZb4P8ove/FfKL/j5qy9vYVx6xp3qklrXRWsJDXTl+ziBrI2LxTzM0u1uO21CR47bEkEQ4
82owGsIB0weHSJKLMfrlTDpWpH6JJvVD7YTUD+ExDZ7o2FgJNfaZMbEWOrWyxoaXJbxRsd49q7ZrvLeTb6l5DpJyA3LmxFgTz3zPrrOQi1sSvvqkctRfxazj
lYPUYgepDQcpB5mXKTOrGWd+xIq23efMj9hJwL9VzvyIj/rnTYJLoM4qOTqY58er4Zmm4XgVzh/pL5tlEZtlPDlBxZ1Uk85Ed4eCahNCcYKPlP3CITibPPrT
FUengrZSPRBC/D1nMzRs3flv5hZg2Nj5H3DsIRYOGmWaGJb31xz/1ZQMxfEfnvvJyvEfqGT0viIGEH4kSry0eb8rORiOv10o3u0pg8jzqxqRh353ZQe0S2en
hIJYsgmOsyWFfXD8B+sAQF3ZBzPZB9NG9PgI72wR7S16zzkYOOGss7sWx2t2N6T9YdDVpuNj07myFoLkl09aM7Xg8p/bp6GyOXkNv9IHtenx5VBfDhEOIsDD
/vnO9ZvIUhN89okZwdquwbPnBceSMTi7LZwSEwWjtK9nDMvf/9U3agUftfjLfezKkgA1WB7cDvrhI+Ke5IsCHq5A+alC2d2i4AANHv+8tOB9eyveQ4/+tILu
Bez4fL8TTdNPuj/EswBvrjmxK1xGW5zYdiXAbPD0ZvB3AZGnF0k0R1xO9YCx7pCypFOmZm9oY0KxWpzKC9uwptyc/riiBdKvbKy0c3frJMnbmLRqAJww42Ys
sKr40tVRNC4EFeJBruMARpXBbSuvMSouXmOJHlOU9gh16r6E1aS7ZgypLlK2GbES6eEwekDF2Sblh8T+DW2POzowhxYmoj11WZcf2l1ug2WtDqcVKqZAGycm
pok6qKhfMa57l0wlqOM6ErpEUmNKCWqexzT5VAc45a8pjS47pSDSMX9xANrmeooz3Be7gPG7HVH2EsOY3q6c4s3DmUQhdNcxOH71BcuymGqcM+WSZbFxNVkW
h1WWxYP8N08eeVMR5/FheGnR2z8xKYkY37WJFw88cIaJF+//15F48bBtO7Pn/mYzhurJ/rMK0bEG46g+vW/upCsnIV/78Hv2fXzxd1+CwxNzEx+LfIxuUlCY
f/Knv+vCJFJqReGUhx5tHFU45R88XMOw7FkVb32p97JfF97632K01b1xoKKpd4Mq0TFZ/n4Db4ZUmiLEvhhIxEGE10WkhFRRvVDsoNuE0G1IWVJhCJYZ6qB8
zAXOU6W2aF2vX0TESgVUIoITwfFwpdrEnN0woTWbltZszqc1xvIYkGlaW/EFDsLPU+FdY8WEeTXa0LAqIvTu0uHGuLlRL6PZNLQZukNN8ZZ+fS0Mg6f6xiqe
weVV70q/tkifkH4NLnBvLrofKFKOSMjy9Ag7Ndtiw2d1XyYNzHmKtRJtBttImQF1i88xPaT94Dyl/JJVS34sn30dFmUeI/C2RTIJk74YybsiR2xuxWfukW0b
AZgSeTGC+EkdJhkD+RMB8cqRGytJqJX3orXFOHnjBvZnq/LwUiH0rhGFIEZyKs7eojXV86CB8wxr0ZtnZ57gMwofSsl789G39MYcZqCzhmXUWJK3YWbQGB/k
o1VHWTCNG/Y3pvk+T6wGDshco62GtQbzcy124jUMCjakijFSBlG4XXrAC87HsY/Z1Jljj+DIbETxUrLvbKTHQ9hyOCgUEx1pzM7IQYONLPHUtES+/tn3vMMv
Tz3zgV/zc7WYrip86qnybz75qTfQxjxZrEFqk7A5TKJ1VLcTOkwhBdKR4Gdy6LhPLbCaWryaDA/8LEvoifrsRaYuQphjIbv0BTXVhzvaOY1+79e3tRisoWra
onNbonPH4moKRcOOxMfUFvU6Ex9TR3xMLdGt14hu7Yhu7YtuPSJ7wlqW40rofVAr8MK5QjuO2SoWEEXSoOCsgDUn+NyHN1LsbinpGyP7zGA1MH5J9qScBoWI
fXFfhQ2M3/K4JdlBnERy3NJbaEUD+ZrAC8AEu8fXYvhUvTbYkm6TgONbJZPgFfJ4BRfLOSk3l5HC8NSYcgg9FrgcoAtXFkNokuUe//L+P/HLv/3k+fDG0tPP
1CHLLrJ/CsrwBusnge61wbpNIPduFVH7CmFzD3t2DZqVA6eD6gTo5hUg4O2hEPAwF2wlHp5qAvLdDDXAQxg+QIFtyG1PVGuB0/MU73EdS3AzYwluZRzSgrXW
bXUsQRwZcPLIlT3H4BMFTDh1mf1T/AknBj8pyFe3MdCV84ryQgP42eg0iNJO4/UT/PopBi0sMkYrbEIZ5qKKrRfo0YnGkQqGrfmGUBs/MkCZDNCIDNCoDNCY
DNC4TJ6bNfgV8PH1ISqfJjjmNCFkQTessw0evsPuEEfOUB05Q3XEFeyIK9iB05hMK0ZX5xC8nrI5INp0CqCoy+LNZyHliOTyNLxTFYwVyQDE0vuJ9H4q66CN
dZDmiZrTNsfQN7vKM12V6nMo6RhXgPhu3VTHiTplFuQpt26MbzSKpMT3a4j87A8510XMTkz7BnYVJ1tqNgQA0emMHN4mo2qbtNRSCHkpRNU6wFDTf4oK4cIZ
euNbNFXBhT1LUmuAMrmLLTmELMXCyezngnyXRwgon1C2Z5s578XwtEz6RtxI3xj+HknfIGtpBiXGmNEdHaNEO57NRmeE4Y7yFKFISGgKGftSG14+UHws7jZj
r02JDgLYHvgXQCGtdSdolRyhoNjmo2G7TiSX1a7DZmFkzkQAxYlNVlhS5ZXAUXUvcCf+a49rtLFKuFmF3XBm2KuvjgJvmKJ9aKiivb6maE8sp2gPU7MfPEM1
m8H5HhxUs8MhanYoW0A2TM1O+tVsBoCs1OzOsmp2+sKo2fkQNXt9Tc2egJq9teh8oEhYze7myRG2B1JRs7vLqNnZMmp2VqnZ7x6mZmeM1zixlJrt51lTzc76
1ezxldTsbFDNhiaXqX10vKHDjtfU7IzV7JFKzR55C1BQVq3ujfap2WNNNXu8pmaPazV7jVGzefcZ591nSBXjfLypZo+Jmt3JR1nNzupqNqm7ksS5pJJtqG1s
A1kCvdz49V83VCfuVDrxaWnB7FldhTLsr6wMp6IMd0UZbteVYaXpHqu5qo2zWGu9h07HQXJmgu7fPQr/Bj0Kc//uUfj/qEfhd07fo/D46/4teBQ+tLRH4d7A
bZHZEAyz4tlS1mlhEQBe6pYyVfA2EXwVyp/+qWEeNOH+MBkjZSEE5ZebxtttyA5iSzkWyw6h1ngtLUuVtk46F/6086ThSNhWTgpofZ0v4aZ6aKHiD7mV+RK+
vO8Rb5Nzi4E2OFmjR3jk63MGVrv+g8KeThuG8kY2lPmw4qVFh/lCmobyZrERLxZzfSNJNJ1tiQg2r+8VXROMrcXV6x/th4FvVok04XajRhnXKOc1KjWaatZo
Qmo0rtEnVlujOm3EyabPBZF39NL/Syz7W2X5vUIs+1tg2WM638ZRIxIX3ZV5kxbjJi56HJKmy5Jm2KyIoEhg6uiw6I6ERWcSFj0iYdGjEhbNmGh8MBqqpBRl
0lPtZQr8/jiGP6g4hqKmhR9KJ3nCqcIxASagIB7opNh00r2/ukQnoSMiMeFfsalKbqmb8N82PefHly8Y4CjeBSTxcDL5R2f2isN8uPSp5uHSp6vDJXvZwyX6
+JVams1XdJL+x/bNzblynvTVk1/qO0861X+edOLRRtK9Ux59tAYQfQE64cCcgfWRtp/7WxKhWX60ftTEJ2cwwt/PX9/IjTvRbNxnXtCTs+MVidxf/OkHvuav
cHT2jRWPzj5Wb8+c67vw1rKia9eyEFsGjMhiMCIl7H1cqNOlkbqfCvGg0nCCSsPxlbS3bqzpRFjpQFai/1RUPBzSSn3gQFiftkhWbTTYR/TePHwLyIQ2WB5n
fzjQzFLErgZbBMRncM+tE8YLW1zC01h0nbY5tG/BYmGfTQjcDUmBY0pIrnsACZTq7LehlfUlNw0n2NB1grwNXQeYJjHrOlYj661llkbu44D+EENB7W5Ct6hU
x5zjgiYE10ZF6dKy0xtv7pYx4Gfc8n8gB9i7yJ4oY4HSX0U4L7LGGPGM3kImwxs4YiyqYH0AdiUxKlHSl98VKTzVHZzl5F3Df+w7qQ5hBfW7voLjcYalS7hD
vOUev9fliRECc8ZTfc3sLB4Hq+xCmBc0AaYLpemRgEoTfnaulnNjW3BJijR3wNLhKv2gjTxYCACORu/wZoMQBqsKSndQr851zJ+p9pyhtbBLByEpnuw8tOMo
JTcTJbedt97CVLWCjsKoKi5V08EMYCPEyWN0mtk5YAN53OMmGRLxH6HEf4TiSVaB0uBUdaSt9o1tn+NjaDunz8ESbXVUPRptTYzLPEFb7aXa6uUqjtnhRjrS
SMc0siPhOdJI3kyjVScShw3AJ/2/R1iofrYpVD+3WqGK7E232jH+QBMRfHLf3DElR7/21be+62OdpiA99tY+QXr4rX17xpcfrEnWnx9rYdVGwKvU6/aYW+VH
sjvAh50WDJAJ+BrpoBjwfvbEIgYVN5s7PXW+tsFCqiNM4I0c5LqyxENEFGeXlMg7sFWhrez9r1Gi60rJ2LlcQJQ3I2cAuMzT3el75taXXzv5CQaMebPNZ2nI
WPgdHbybSx7c76v98Zhw7TKocyv79HxlQ/2xTjVEKCj93yuBmDvn9Lpl0sskNWKDNed0PNtzXPaMr1acS2tM+mkpkDMg/jZJp57kbJBMrydzHAafoK6rSeZ4
1EYXL4fg/f43NxG824pmAad0wv3LQPropldr9gJJ6Qkk6cfuQ/EOzKkllskjH3vUXgbsu63AvkcU2HfWh5vfQdYjNZN7YUFSrOx+UJVkKKjKMALOh6t2f7XK
Fn1QIZc/gFXdVqt7hCYtCA80Rqmu/Rv264BJVdDbHu2fCyM8F9Iy6rURngvs8HQnFfBArfm2sc6pI37eLrNdktPyRrsMdwlY9MMVDLit4MGz1NFG0k8frl4b
yaQTf1Fafun4m4Hf8AxpXgEAnT/t0sREOrtq3gj3KNwrY+zEE+RB078DoDXxKkBrTrjSu9OPH3v/u77w5MNvzDeBdYhz7+LTS7zLJeFqvSRfTpBJpWPuRzl5
rdmRIwb9xXTkWNWRo6ojR1RHtlVHsroCIKeov7FnDW1stPxkmnvb3sZkGmHKpYzdQinE4M68MzADTNy2YPPI/KKff26vJqlgRazgwc/AI7Lk8/SoIlDiCVBl
UD3QTH9DD0p1xvqr085HBvKvHmiu159X6/WNar0+rNbrg2q9Mn59cL67UXErBUymxJmtzBATKwaZNYo5Zi1nuttIhh0u0MbORKCdfGuTNyaDQBuaSz+ar0Mu
/Wi+Frn0o/ka7P+jeVzPpQ+AxKTjljVrMjvcVC59kyyZFGUoy0r/P9zM+jts9wK4a1OO3k7LjYIujCSi0TwdSNVuIn7ZwxC/bpMBuFX6/3YaHnsouyIDKh22
JRSa/Z4j0qK0GDN+zzFoSyO1Ha9ZcTCLQdEJDH9yR/iTu8Kf3Bb+5ExgGpJLWE1EniKrTqMNyABbclhruYNBM3fwFhF9tfTVoJa+mvbtJVXeTTV3z2CvwWYL
GRks78kclo+Ab8hH+Lwoc+dVTk2/cTIU1FPxdAqCSsUbEadmJk7NRLTJDq8H0sBWj1r/J2eGWv8Lqd0yx95uPbHBAuWqn4uE9/H8g7YcsjxgNxIcaNqUb/mo
HtKqRj9fIfnl/gbrqEov8ssFh4zO893H7NrNhyUIoHzMAaijuid7QGVLwN3Jv0kOhY5R2EZTygfgdIA/N/dCuUmzylWArT4yT+68jGQZf0TE0Bv546UWNy6o
N45jQ8CWYlyTX39N0zU50Ea077hp37FGxoeEnkvU/t/r0I2tUvOXosrQXSMz0+th3mg5VeOxp5fsXLz4pHnxszZ37FPDOnbjTDmllom6MXteIvZBAs4deLHU
ZiPVhm8xFID1gTNM9EsMnm0Gj1Vn+sZUUs84uT8NLfxPv3LWJudpThkBZsIlzjyXcb77hLPJ+YYjn48609nCDzr3q58ek68LqPo3UHb5NL/h6bvNe4eNuX+R
/adOEahhp3Z+ycHx5hvVt2ecwlXjT1U56RR6itO3p51icKKDI+TtT839g1/+3Sc/4bIhIX1AM2rXTnikd+1UA83DU1VGBuopR3dkzuN03MG/JwT3VJ77rGrR
BN+Q45+pEspVUH7pGUG79HmD9rNn9IKnjZhzKh6w+dyJpOH5NVZQf0rWr59xLhapfYWD8yXadPkeZ9KU+JG5qsRAl8hgrbIRcFGFY2K6glwyf35GUzqaiC4f
AvKQLVLkfv57qbWgvs/bIlbmbD2QzD5JQ8urHLSQDCyk3XC7oaf6QJBhwbZLls7tmKyIqovw7VY535yzTQhBOa55bH+huXgH33b8bjVEZ/QuaUTGud1MR9n4
jZan01MZWTSpQjj53C0CzDNoFbpy2QRNVQVLBBWyi9Dj/zRnsmpsyaoJReZH1SBwGEUeqREJq4yu6hYFPQa/pF1jaAxrmFQ+7QomXKrjRLOODso9avf59W7S
sh7eTO4pr4jRA1GRAHaePoUFmUS0LGMyN7BYOlSvMHvnPnMIbfJMbSQXPtXIrQs5jpYuc3IzMkH56UP3yuiFG6zrZX2FSErrClx6yNKYi6J7NWA63ftSc++V
eZcB07vmNkFMp68bZ6a7cMSZl8n6DLF5v82WXMu34i9t9I/ib8wKV4i+exh/w/PdzSy7HlffNvK3x3D6nuqAX84Q1u8WmRYbNZ+q+l96zNH78goxBVdvKboa
rT0BaFsyDM8+AUI9Y5szukoyDMVe7knIcMn6UOzbZb5D+uhmnEPmXTOz0GkYLnMN5KLdHTB9BRFCN+cjVSNa0giv2QhXN8JjROZhjfBQQcDDC663N6wRcg81
E21sNKJVawTcf269Ea5gSRvM/ZagzVP1n1VJ/nrkZY8LUc6czZy6PJ53bXIW1MfbeWgfVN9u5W8PwAu5MDC8XLzesqqx9lH6LeJ8pyJu3uQIKwi0+lgoIO4s
osViZDrbt62tlt1dmHaX2Tsx6y61dgCc/VLrdnGY3kZ/+BwwVIcln1AH5LswSGb+TYm+Io2mV2dP3adcphcKhN0Uwsk1OQz3nEFGqxEseIZgYYWxTHksDcHC
CqPKFLlp36iOGA4BUy8JTFkEL4BbnvPfSfa4dyzm8eP7i9F56jJNE5D1P8duWz1tqfEntL/4PMWfzqcIurFb6o+iFeMIrB09wkwNfT1SO+ZY6fQCfadrk8lw
YO6NTF+xcISH5JgeknEZkqzXTk/zDY55w8Syb1gvb5igNzgDQ23ZzLrCWqC7ON8bgZ5a1b72qXaLXX997VN1C+ATRza5t2IyL25ybzdSkaE1aFXWjod5mEDg
nn3wPiXPQbnqyyo/bEv1H7a5/rRb8lbMY2WZHgiX7YFUigghz4xR1hYX/1HNWJw8uHrY9w/UiIq/omDfPz4A+/7bzTOC31kt7Huszgc+vW/usCfnA5/DmcAv
/vZ5m+DLFTQfc1Twi39wcZO0+MRj/UDwj/XBMR490k9a/LY+OMbD1YX1yXOh2+WkGR1sc1aDnzhbDmqRfq1BLTqKCAGnD0MAla0aPkGrXHCh0vVDKtPV7GNC
Gc+el1PJjFxV94iIpavZxw+oTeC5UH0ZKJ5vrBU+58/wITLu8OXJvlcfP8Bt4bz8eoxgvQqYpeY+p/HSufEZQVyqoinlh+fWorG1mvCNuAqfyvxrtE7lsJgo
f08IqsrDozPSyXRFP/psZ0b9Ip6mP7tH+U/+piNYd3/dEdTjUx3BdPxyR1Cmn+0IyvTXOwKDPtcFhv6U842OYOM91xEsvIWueHbmu+LaOdQVqMH7u+L0fqAL
v8wG6+Gu8tl2BX/pcBdu3Qvcx7q9cZwT1nqJB+1oV6oM1w8ZhtmzFdYfc8b+alfq/76u1P+JrtT/3V2p/9Gu1P/9Xan/cVX/j3al/se6Uv8Tqv5Pqvo/per/
eVX/p1X9n1H1P6nq/6yq/ynUn2v8XF+N/7yqMRMW3J1JjfdmUuO5TOFOqxo/p2o8n0mND2VS4/szqfFCJjV+MJMaP6Dw3Q9nCgc9kxo/mkmNH8+kxo9lUuOj
mdT4iaw3Dtk3LiBUYwJCNSLhfKMCQtWROL6ueL5S8Xy1xfMViecrFs9XIuF8oXi+bPF8ueL58sTz5YuQDcRblTVAqL4BeC7uhnlXDm/XNEGoTp2lZfLHEjvR
/qxjlpE6Qz3BPtO3MC0LPmUK7OACdwIOYv7EeKvaK0xvu1zLI8PJY1dO4aDhFLZLnNtrp/DlDdfq5T2O4A0rSERsYgKzWidWwUFKn4M8J3VS0W5r/zgHbl0i
vNvnu/kmZ2Opgen3He4neNhYO0tQ7D82tIkIf8YLjvyeKDTyPuzJsPmUgdtv8CT0FVs61yCEAboEF5xLwed96wW71yAeYorhG2wcJnHBG7/1gr1r2i18ulgK
3iwFX766gi9Re2lUHn373mV7HOt0WE/Hy9f7mc+5Zc4Mc/0FrpcCB3p42QLPBTXdCjU9wx5euqZL9ax2lixb8Ns/O3ToSGReKkj/LxGBuFnk4cUiDjeSNHSA
/ZRKmNVU0WZI3i2ycldCQjnTA4EvVAcCDbFYCqMtbhvnHBSWh4HIw1DkYSTyMK5hoLTgxNCBJZr2Puw/OkLr+XRjXA7pJ5qnRp4ceViyL4Q1l3ME+xJY5uGd
TM9hs/ppAshijYXTNQFkDJ8e86HRoGBDoJgA4QR8ZBTAWwLutY5wr0XCvZYI91oqEazhTC/EkZEOmvnEmrDFgXzOHmc3gLur9Ou2keogCfR1jgQGNxiqI1I9
EFqHIwjJ4l2wJfhkq6ROTyFv7gdoIaX4M4FgOtoNcKoJWq8uFKR+tO8F5cpFVAs20gvcOYYN5pPNUXXiOaZOPMcbGq6E+fPekZL5w3bpKUHlz9vzYpsyz1Gf
4D9hlz0FPF47Gf388JPRZ+p0QyffYVRz4COXtH0/bQtUa3dpRp1kOUYdWxh1QnNIz8NNRTzdOKvWjDox7WrPD3ANPd3g90He6tLUNclQ6ppAghZtmdGrrQ08
ntWR4dPNI8M/VcQgX7IFEvQZRRBy0hb45qft3kRNkZ8LweJSaeGHmL+Frvbzt3xUQ76p0NyzWOnrBTr48dynBByUjZSzyk8J1M5Z1HGPM1wP1ECU3gsQHGOh
Unw4FA6ZJ+etYp7woQxCNxDucuQeskl5TjxBj403huExwQ5/gjv5/Qpn91jfkfRRFa1So59ZZ0ZjHdvuzZ72TbyQUlWKZADmsn+GAN18bFlc83XDcM0Pqbrd
r+q2gJFdp+q2Ztm6gX7yz1aolRzkL32Enwwn7bLlJN+Xk/xVdpaaoBNqgp6tJmiiJqivJuhZHM2EcJ914GSHW6xCkczDnSTqrWt3FmE9oOmYFhImoGkNBzSt
KycARzswx9JVzLFP6zn2OT74e2icJxnN6fxsHAgkO/MJPgaI+tq7lnqAhmhn8zLO6KsIqm9tBecjNVhNpP0FrIDrmKih0nfDmUhfKqVP+q65RHdCNDDMGo97
DKlL79i77LyDP3lkGW42fzluNlu42Yx3DEHHy0rMYIn+XpevbUzNFXteyzs253WDhzJvRRW2Z6Qm6eFfqLmhovIL7EGrGG846Ogi+9O22MCfUlxQTzJH1pRz
XAmCj9Jws2fQvF7VKTFb5sMCkda0F8N85CXuFG0uoy9xc/oz9hJ3gv6MI4cuBB1TWNsYnoubG8NCa0aurrQxBAq/hrWLT+ttICh/Sz7iWPDRakegYqUxrgCI
rrL5Vai2xoAwA2mCDXGie747BUS8JajBFGQce14VaJxusDfABSbWv8fJBTgl1DxgwdJQoNEyUKCKPOusBv6n24//mRr8z7SB/6lcEGtE5V4rKvc6UbknkDjs
cEiQigplPEacHSXCiOULI5YljFi2MGIFTUasU23tkvj4ixJgGfmzzm5nFsqsuzvA3z1D4qxJ00cMxUtf/poP/+3Uy//qCkUk83VnJvuzAXSj1vnO1x3h6Z1y
vuGIZ8Rv4Bux086RVf9lR6jPnkXodYsPptlGeloRVjzFhBcXuCcUhdlxR1xGx5yiC/UqY9eIASd28w4jEWQCENwdZk115bKyprqIqR/TohcMhr3xemHwgpCl
oxQrlzZ7+qbWzwXuUZfVbPfNEkm44BZr89H/0mPCjydcrorNTx51hgQMH3XKTH6ry+93O0MDho87Jq7wfYerQGlHBUrjL0Jc1ipNaZB18TnRSxYcAZEvFDVc
UxjPObIev6GIcp7DvqT1kgnht8J0MLLWM3pJLeDNaQa8McnIBusTjigJNIZn8Zp3oCwwScmkwnyqoznTJGcYIkFzdhUCs60RmFFtQWB2hZlXogk9DVe0XkcT
quJelK+HgejVynrR8LKwjAFfpIML10lw4YQEF54lwYVny6HDJCM5ywoZGN9jMr7HauPLAFueav06ZcWNLjlmT8mYPWsLHWDBhscpu8lf8ZRSsk5Clk4Ylc3T
MwisxHdeRsPAHxFn9gn+eKl1nPm6N9EIlKmaW780oFk2RrM8TjVa06jjE1LH47YA8su8OtGnWx5Tcv79al49sep5tcQMslUfemoGnWXOarBIW9kn5wyaMHz1
bu97mAHR7Z1DS2T0x8meOUf+fA//Sao1enb/Gh0dukbPXn6Nvr1vjXZ5jSJZdgJqpr0zXwc187t9NTXXkn16ayldtlt/oL9b87PZZcyTsoV4O56YHaX/nF1+
/PByU3P1XTtCmv7c43uXneYwMGmmvFlp5OGVj+Rr3rLkMn1QloChfVkn5mdzCRxWS+BhtQQeXL1o7VKN962wMBdYkHzPKmv8nKjlC8oIVZtBX43nVI13S4Xv
+te2FXynNwLWDaBNACCpyAC70VWqLAKXSDNgXeAJ59utCMDYb9d1mqW2lwZ509hQ8iZbot89iX6nNhq4gjOdAWNqBmRqBqxTM2CiEuUvtDJwdt8cmKQF1TcH
Jlc3B8ZkDmQyB9bJHJiQOXAWlAFROxmsowsk7w5kIOnBh2lg2Cic2OQ8iCF8nbjtH3CWUQ/HzmRWHH58b2NWjKhZwVxZ9VlRjC4xL/r4smCkN6fFlTIfLhcm
os00hJnRO8aY5LA+7GM1XYRJ5y5xHhchTxXb5DzKn8sHnBlUVAfArSIWtZpeR+7WzmIDGilGwlg9mQOGoy8uY8/MYzYj1g019sdqiP/9I/OSgd3LHrZ7bdKe
rBX2G3Y0j66GL31iqNPZFqdzJk7ns4waeBanfjXflhnVqqvz8zEQvTwf08MzQR9zRu9XdwyYwWMNLB3FAJXKCXl15vS71ZmT4oNK5Cg+EFM4lKP4qJGE4rG6
GvMnaKv1A/lNLhuyVRLK79iOW6NPbdBgTMyU2klz8GeXzZZAHPCU8XszM4gOi9+oot6HZS/w14f3CoY9LqjwyURHRtfyK853QwnV5qRz3a06YztiTg3klKh2
/TQ4BZxvhVPAUZwCWY1TQGNPwWEBBgHmXlPMAcwgEIFBQL2gThWQHMmT7xaqgHefKVXAZ75LqQK+bQXPNAqugerpoMUNlqBTMPmnIBX9tcbx8notzWNuqWiO
2qtaeFWNpPzlKyaDfU3nhgyvvBqjz6pg4OW4FD6HteE210Zq1kabxNDA2kjztLY2CgchG5ZwbHRkdXRlrWSCB1m6V9UYOSoMSL2CIuOqB6rfjslelOhX88pK
sZKO4m+HiTdSoJodxt+MOTpSZgLVq2vkCGKHeXVRRbG6UrO6UrW6UlldqayuFKsrXWF1pbx00vrqSvtWl7pFra42rZ3311YXem3o6kqHrK7Pndbq4sDVtLa6
+sb416MaaI43HFnZ7PXVJPvNfQZhWZDFqTMNmEtoBo2zyfKZXnUEpfMYgIkMDuqZIp2yFAFSyLxIbgkwa/p0viUMSLhOfeGAFEldyh3+FAprkjeDIaIOxy8u
FzelWZIArqQzaKpdxOFm/dIf6rAS+dlk+nMiEGB2ZZuR8JGwSLcwmgqPi2LViXJHTVoaDfWx1nrkIn3qD3/3Hb6CFKi/h2ZB7R38Bo5UaasK0NtauSP7ilOt
jBRRW2nJMDH8awd/JgA2xlzSHrYjBwsqw5+8N1J/2jFcdtGb8+5bihEGm2Smet6ISyGvF/Vf9tW/vYfHVIKiBX8llUcUULXTAKruf0ggqkPqt40MUt7Ns0de
wlTwnZcgRJoujDyCmDsHPOeIOO4KKEuC4Dyy7A73krwDcDQXM8llEHPwahsMa0N62gf0XZ+GEp/PLWhLqLjXc4z/2RlIPghVl9Qot11JBAiH6cv12ytwcSiy
K8Dst4fC7LfBWyXw4tSXX9IJX7zAkSIAjBoxvtxdzLUMxH0O15HsOp4AgifOZllgMr4DHbwzWLArkTskq2aEwIpGDG9S1LMx6b5tdH0b0E9K3fvoAwZZsiKm
clAFYM6HHOMOCR1qU3N5Q6NS15zhe5WChK8QwpMXsTgDfjji6zi6jqXb3zEk2IJjk3Z3pdpreF3pPvGpT6iqNhLFHJXqyIff3gxAwpCfuGdHIfmZ9rWTiG1y
ObNaTYdA7Xn037WTLATP/b27xVjeeBsNSokMSUd1Cc6u7V1Qu5ktIkwEY8gWQjMGIlOrntM2+cn33cvRwdhjcbjpMqAo4sM3snjCe2SvsTFONndKz2e+Mtoc
OJyqUkSTP7cdRgCmNxk03P+TtxlUQJqGIy8mVIOymfPODGx2x/oJJOm4vSARhR3/XTuJueCy2LqRb0SqAJY4tvc3817/loKuHy5C88LD5lNuvblApjI0g0ce
ecQ40/LwzQxKBzouun4Yg/sI6wf4y9c3P/LmRw7TgIEajSUoqo/JL4hNdvLRxMOZW7tCITtm10/ZTllVGPYz1kz26weGHK69Qp+t3Tb8aA1WCSxRDhnkgDk2
FT+iyyq/9OFPkdjfIMGQCKHk0i4WVAeEQeL2uysuPg5PE18uzt73qsoiwb7FLqCggVSUz2jQhjp+yJQQMJ8nh305nxIfrpK5zaF+otAYBnwhN5eT2l9VuUJe
PtQTcpNxhJz4ReMI2SYhZtcDiQ25JHt25ExOKHEeT1pVQMev1sJxa9clQIbPJndJX91VBCaqVeIU6rdXcQq/9sDXXYM71CgR/rAfKeLL7B+XQMn/VCSXWv9F
Pt9UpJdat4jDZFtB2tLL5fP1RYf5OQRNw0WUZKYCiUZUIBFDsW+wDtlA1GBoXEUI2denV3JM1rFmn750+T6lIk41ezXTvdrfkRAA//SGfqd1owOgVo1wvtXo
4vwHi3HjmnokHze8DI8M94osG1l6vmuJpweYbhUKoRyEXWvOwa6RY7Ctcgp2ZfmVP63I2I81x57ZvF8qI7+1WHq0/+Cjc59xyotUrHHfBLre4FQhNywwM7qv
EMyLHxfS7/8ix+D9ICQdHQ7BoS1ztsQX7+ZYpCdl7xtvuLJskLCMCkTKCOTbpRYcQxz+YIuPU44mXIldk4X6gC2JGT9tM6ZdcBpM5qfhxmPJl33wAIuCAUeT
K1keoTiauuJosiXQIhKfUiA+pTHxKY2IT2m04VOKxaGUDONW7TTSO8zu/nmN25wIhova2P/bKuBcAVbmTTmC6foPZ4bp+mst20Dig2sqMgYuyDMtQcEn4+cS
Z2seTW/YhKxLzGOQxFqG3LkmzhrXFd01pnSLubYLT7UAhLmfOMA4pFScV6dN5dpjj6/0dvZncbPGi1gYXnUKr47iik1Sr8f4W3iBoDOgrrT8Lpf2bMYfjHIk
UTUR0m8u1NUGzYxwdpdpHYsBzNxMd4zdxWfebKoPWLSpm8Go3WMcx/EeQ1deuDIUQ9+bNA7DGb1HKl+DYaj9FJtU3+oTlfNSDm3H6BQtLDdfgT8MLiJfwcHK
Iqq/CaIYMAvU0f+kBzvs8Th7UneaRDAMbQOOIW4mgWIYUjPMOmYdYfILcf/UEqRipomuEZQ9vMb29OSda28vbJXxxFpCeSJtJqZOP0R/D/vINuVUdDLY/+Bu
qZWdvZsffICvexKLU7jM/HyM2btUNA7kDVvBWe2iuon+pZH8J6zDs8/9Qynp3D+6W59YyRse0m/IpXQAcgyWfsJqFo+7GsWfVMV/sa/4w33FHxta/CG7r/b9
xf+xKv5P+op/pr/2ztDa9xWPuxrFf0kV/6d9xT/SX/uhxR9y+mrfX/yfqeKf7Sv+t/tr7w6tfV/xuKtR/J+r4v+ir/i/7K/90OIPuX217y/+y6r4r/QV/2h/
7b2hte8rfs7rK/6rqvi/6iv+4f7aDy3+kNdX+/7iT6ni/7qv+Ff11741tPZ9xeOuRvF/o4r/Wl/xi/21H1r8oVZf7fuL/7oq/m/7iv9Af+39obXvKx53NYr/
O1X83/cVf29/7YcWf8jvq31/8c+p4v+hr/gP9tc+GFr7vuJxV6P4f1TF/1Nf8R/pr/3Q4g8FfbXvL/4bqvh/7iv+Y/21D4fWvq943NUo/puq+Of7in9nf+2H
Fn8o7Kt9f/Fz+6T4vfuaxR/qr300tPZ9xeOuRvF3q+L39RX/9v7aDy3+UNRX+/7i51Xx+/uK/5X+2sdDa99XPO5qFH9AFX9PX/Hv66/90OIPxX217yveufLc
hX3sPFT49vytYO0fEA9khkyyK5JNBbd29+y1bXiuwcd+EkXJL+Us4pgFtZpPJKALeNL+BA76qoKetD+uXVV39VXwYKOCB1eo4MEhFXySK3iwVsHfHFLBY0Mr
eChpVvDYYAXvbVTw3hUqeO+QCv4uV/DeWgU/NawH06E92FdB3NVXwfsaFbxvhQreN6SCT3MF76tV8MSwHhxawUP1q+fez/PYgToqD9iqnqi6CX6/1yXTihRQ
S9tg7AbPLWCBuQZJzoWRaMt5lY0fIxiP9Okim61Jfj5l8xKguPz8ePP5cXk+k+fXXGqtkefXXmavlecnEGthIa6Dn8+bz+fy/Hp5vnep1ZPni8vsQp4/j4Mr
kGbKz1/YfP5CeX5Knt9wqbVBnv/ey+zvFU7PjQUf6jnDDAxHLisDQwO9oKSL2RhH4I8jxVxeCGXxsGLUZVOMAMmgtM25ndxXw6uZGo5XozFqPhAJRs0XFEYN
zZG5Y4xR80wTo+ZV+1aHUfOBGob9P2sMe/q86EjIDzsGaog07+4DoDn1rn4Amnf1AdAcfVcD4N4tD1UXMr5w/NUmhM9LHlg9eM9iUAPvCaRjPjUA3vOXzY55
9Wo7JlQd88l9c4dUx/z2zyx+EoD+DN3zSQXd87efXfxNQfmvuunQL/cB95w42tdvc0f7+u3oL/X126FfqgH3/KIfOLOtPeABsPm/mvdc+V/OfQ1vZMG5h/ZJ
hIMvGxk7SBeLEPhbzmIRMbRTGd4J1+9iEU/n+7YVwWRuL873ktwFTJeB5Oruy6N5pFBN5vH05gPzvVSkC+QaiHEBaQyzGnjmmaBlsEOim2eY9Rn/eiMD7ECG
jRgU1o4Rp/5F9rXF6KIAOV5TjC1KgNBLBejyyipHG79vLdZ0XMeyndPB8Jc3+loIBhoIK/3WSqmhOTZ/S3Lu6mCxWMuIrNzB6yZ7cT6+2JuoJZy7AtzlWTaz
IZ7FZ0iDYujqNkC7S0dusIfJKZyP1QRV7vbOwpWz9IFCnE/Ms09lRHwm7As3I5A9f49BacsTpLmvpTFfN0lVpzHP05ehfEACjCG0fM1OoEfv2imuMnUMum9O
H867nCjUMmie8hakRuO613+de5auZHMLQjkCRlIcGGU8RzDDuLbZ3gX2H1lJYnKRLHm0akjNQ0kb6BqrurME6Mw3qPDkx0QU80anPDzYunjjqr6v542o+j7F
G0v1faM+DCWxrz8mr13XAiBCAK4OA4qwpn66dSKswRX083XUwbY2WKdCgSKgh9o1VC75rnG4BLGcLvQ8hev+bAiX5QXuyRC5ZRe4TyH7HrljCLxrlSd9PgOJ
G2cgJ/3yq5b8WAvljFkxeMyVUM6T/ibnsFsWSsLF5dF39gdzHnbrpxpH7Rl2wVURnIclQeAoe/7frfLVn+gLt39MsSw8qsgBDgPEPjGBEQI2Xn9TBTbezuMh
merNWsG3FDZqNSe1OqQ4HaRWD/bVakHVal7Vam71tQL74J+tUCscegaNWp2UoPTb5aiN63RXs0q3So1eIRW6ZdX1Kag+J1cYO0b1btTnmNRnmxzayAFMsz5b
5VzwpVKtK2kraZsMZrBUN99BVwwuzaHfDNhDDwzl/pps7K9IzvXYKMe1XI/NzXpMST3Ok3rkq64HuDjqUDaNemywHnOl3EfBfcKQJt1hkCYMbvYLroDbv90V
AIDDbq9TS0B+ojuTdwfA8J5j5Dn6bSANWTOK18/AL7I/Hapk4lCYSp4MZSYcZ2CUKeejyAs1zUt1CjVOnc93D0e9EbJahycPZyp5uIsdXADxauB5CEOgRz8v
B2z9ucRy1OSd+9OiZCG0pKvziRvFqPOlr0q8HOkLpbOTKswRgL3RfORIb6wEa4rbG09jBQOocm7RIT8/Z9DZfPmRKaQu4CNPMAmS9PMAEsO8ghO9aAnGiUgY
J0JhnAiEccKvM054lzjHwophzBWp7FXgYm6TWKz0AI6qwMXgiKmB8BwLqZYgCDbQYrFAi402oMWe9WfoPX0S+tlBCe0Ok9A/oM/9f3m5Ne5xdkaLD+h6fE5H
Vhv+TBSxMp5SJsdtPubWlm0dTqq/aKCM+fi0XgrPpfDzVln4OaoNh965UhsQwhrg05S86EJ50cYXphXeNW0+yLxYCt8shV9uCldEaSu8ZEmp0i8pmlJGQydl
p3HgrKUNyyXwLPML68oDzaDsZ3RcQ4uzgxQCpafUgwp9kp6tFA2nBlXJZB4c/apv9qobXbmRz6dIDRhVXDr6VuU4o614HI6z6m1yJ65igX6VY3G9VBEZggdm
GVgtdzlYrY7EQKQm4CpFwAiYgEKOG8l5iQuDHccqtTV1HZOxuIaMpc24WsPWNHVeW0KRXE6RcvMuUqRcSZFyhW7EFWQtVziUQcSuSGGrzqMGh5CwXhoklfBW
q+HI6zTFVLeco1FOSqghZdrLSLvW8Fyr3RpqoAkdAU1oC2hCV0ATsgo0AcaHzULfvoNRF8bO/Rm2NGH1gbbqdPDYNDyEwqYcl+CFTIIXXAleGJXghbFhrCwq
eCGW4IW0EbxgS/AC7xZrtCFwBHHy3reSQ9IakkNyAWsWHBpv5pUuTrJK8pRj34M8ecmQ7JK+zJL2kbz93ZJZ8vSZZpac+leZWQLr9WNnRtHTF63/S2ELrhlE
csazNS6Gyvw7WQtu/PxSwY036eDGly8R3Dg1U0VqMpBVwNFjHI0XLs5/UKKhwHJ91WQR1cLJopXCyZpkcPYAGdz5pEn5ola7Bhyyxf6ly+wf5k+IKHsZPl0K
YwGV39qIKDtu9ZljpVNxGFZJlr95t07ChLnaVIY2lxeq9MwqYu/y3B0SsbfNROy55ScrYkV6T5lcIu+8RTbcV0hrby2SWjhj0ldf28BAIUfkFweMumbbWHE+
tDyJ3JJvkEc1iVwGGO/37F3udRfZPyzBci8TtsttIvKvl91va6+rA+Wxt0mw+7BsT7eCdiJVEgLYrfI/XbURHf1L05XjiURk3k+G8yXg0uB8eonGnFfcXntt
4f27XRJlb0O8HrbCrRC4UG4SJqwYptwkctnEyD3OisfmmexN8+yFq2aUTn49WUXRcbvdJYPpMgmmG5FtabQ/a/O1+0zW5phsUrZsUl6DOiwcFmGXyibVlk2q
IwKvq/CHKpj6v25VFF+HKz8uw6kxIY9xCJXFEkk+rlK2mQ/GxikQdUcRmKydBVtOhqp8nTm+srm6ADT/oMrQOd/auMm9S3J1Xiq8Swzt4CNMU2fsuIZhB3xI
DKTQ4P+aEOKjXMTpem7PcxWxRmC4m0Cv5Na4ivh7navoJumJbcJUdL182yq0Zy+VStG/H7VmtBOWNk8dGccOZBU6drnUaLPQ8lws7uaN4mu+UHiDXmqShZah
KOp70/Fv5U2qT1VknJPUf6p1wwbr5ZzQACa1wjk9nqKqfElv0nRWNZ4iV3iKHNn4AsC/1XL9mkRFjiEqcisAumU2+UBm4WEz5fd+R3M+hKXOLj0k4pCc+9Zy
Pt47NOcDxE/Z4XnVxZyvYUtRSyR7fK3luBVZE6DQTU4qH1H1Hw8IhcvwowEQtzigYgm5u5Y6HVD3JJIK1aBrIYHPLDyAHnOlmECzkIgm/JH7VC5sLhi9AA4P
sMTtSunkzKc7sbloBqF63SNDPxOhFdGwVkSoocPhoYZ+JkJ7omHtkbvVoYduT+4uimeF3j53zOLRA6XgYLWEKiVitYmPvbD4IkOQUvtUu0VVTd/iDN4CKrZ4
k7sRSv8mZBILit4UBG53B5Do6NvlM9lH7zOa/eVsJpP4HRfVPmuoz6ikxtmW4xkcLNmPz9c4c7bxCgo1A465H7Udn5GcFXORYZGZN4u66Ndnd8hzO3mchV0n
ENheyXlOWDrbfTVHdT2proVBqEpXUQdsyCEx2oBjJz/r2eFslb/qmp3OQzAtB9UCFRVJTqE4PiaKiJ2qz3P2BuOzM7zEOGcUTbBe6Gm90IVeOFGO8y/Uex/S
7sH1uVfphW51xKtVmWPvqR26usjjOE/ix+nLeShJAsgf+aZ24dQv5+5F9veC4TiE9rkBBMcBPl0oOVtTPXbRnQf7GOmRFbmxqu7EkOpGjeoCp5UqO/0nf/jL
7/jCp96Q4bgb9heSfiXDiWqUfVg/HookjfAnA81SvbKRcUjpBMEnH2nubo3bq9Qpph1v/IYYe2zpPHfCnc0fqft0A9B4G9PhfGdqE28ItrgVTIbg52wXbDT2
bO68nlazJRDcV032WtggPlD40xeTVfx8d0dBP3Wv4rkOAE5/+nn5v4AWgNBekdi9+66tKggP+4Vd/vM6/uca2ixIWreU2XRy9hFMpXLvXUgGeh646RKDUx64
lf+5brJn1e7PLNxvlfO3X0Pja5XfDOi5Hkhr4LxBSc8HM4vTFx/44COIC28l/9FBi1DTDxSuaYAnex0Jsy5p36rs52a7NDn0cn7ueWvfB9UvRy9/pJu81FZJ
ssn/NrxMKUwEY1e6ASFBbtU9hbuNxChvpHd1Af9Jze4m5avuyt3/cWR78nM0ABxR0ChYuOAaxbS2sR8fg6BpxtRXuoxzDwCk2/2N4dZdnLf+x/QV+195oCrO
3HTFPO5p1b/3gDiafDpsuRzo4FbBDhtNBojkRyDeI7xThL5SKWrbjm22HVuRaQxuO7ZhsLPNtmNj27GHbTv2Ulx2iuGsSKc1iRkY4XrfKh1b+7To2Jjdvl3b
D5PFosOEdHaNU61GkVZlPlSfrBqZl8/ZEz+Ng/deS/Sx7M5Fncw+ne8rMmls9XgXG5RV26COWfuYVU4Pzpb67QmVwjcoKr0RVXKTBg5Hc1JCZ5BbDqlz4JVr
vnL6BxeO6IeGkcN18NppHzfhFmmGRK70N0APaNXGCNu6pVjKIrVvctoL/8lYjVmivTb2ZKfRFmHNG2jFIBtehL1bRqbx3hTJN5zcsgIbXgsKEztsaGjbkoOk
BtepM8elVB3OTx9WUpR3odtEebrJzbm8CIeyiTDBNUvF7DXVt7l8C+Uv0TnNoqPynBkpO0bZekryG2jbzF67oNo/UbSgEm6wzkELI7O55C1IFq1J/bRXGduV
HFlCciwvL2KWF8tLiRimU1xbjAOSSqmoS/RFzHyXknBs1mYvyTnCdEmex9WwO54ep6MIslTDipo6D5saKRONNkfdZTwVqjMriokks0niHpz4L6Y/NkLiIoRE
kvqDc5QJuWUcMwGZmhFcuil0MhiXUe5cap2HP+x2/J8QZYJEzohlCBI8I8ETicr1SPV7YEEcC7WJ4XT5rOT/loZwhncl96BR/ewCM7roTc7eUWgEDmgOuXt1
m2l5HdaO6fu1k9kn4a4v+NfteWuSbHRuNzvbJkUvOOXWLb98exEbz3D2rW8W3xp3J20WOPcyozzA39leWUDFlYCCR1EEVCwCKl6lgJJxEBElR/UsTNg7p/zf
wzbWfvLLzsrkl52VyS87WMRtUtVBNrvJzVTtYmwASuAN1BFLN9fq7Ru8VkuOBBpKjKfGncMlLmSTneYVTFlgRFxkx6RnOqBnDhd7USUyEJod63nRwmxoDZsN
LaPTtDAHWsPmQGtpTSaPjBKDeO8yw1wIFmlXcJjcFH/SXnVzfRtLMUn8IZPEyRCobJ0NNDsJ6QE1ex4rcnb2r5wwB+96osRbao9i6GWOeHxOkScziLGYpB0h
2c6L0SsvnMnewNsCWX0TbRvRhS0eTZ9GMxos0ZOtxgP03AQ9v25GCk9mhpeKYxFsNlT8ui1t0THv6IHIsdpoasXLdHGyh0UEoeaVDEoC4ahLXuNXtnEdoQw9
pcUSTpl+bqG+YZERniqiu9zdin+uElHF5hO7z2wB8cO5NklZKOpRj3H2Zi60rPKDSD6g/WQWyDRRL2HQpwRoMgnQQ3CGnOK+K7e2OegStkeO2EGyUIvkWJFy
9oKqTVpO7Cpn7/hv9GTHcx3bcrEO7Bm6t7xiR5nu4s2hHKWhjktHX/b5q6u+7uwlpUeba/NRXz2aNh7Fva7k76blOXxX9Qx+dHiXLm3N/uug6m1UPT1WdOpV
7wypertR9Y6uertZ9Xat6ilVvZM2H/XVo2njUdzrioDqqKq3a1VPqeodqXonMcxUcz58/El2gtlDv9ndwToAtV1+SBs/0DiqqYNp8+BChZvVydkH7DZ+kL0M
TiFcfWhBDoJ1Iry5RnMIm2+4dbIg8xo/0h+X5wStQ2sSSArbuZ/pqzOJ37czNoqdvZ7LtEXgyhRFNN41O3rsbtQHqrkt+zIQ+/gQxMPyyx16o4MyS+vayZ5D
HeOZQHMnD67mbTlQ2CzoRzgu8ZcEnYpOwKGN9kd3mQ8S5Bw0rX/fxrtsdjeomGJH2OasmcLCdHHKJ+1reKHwGPXsmgqnJs6emQ7mDXLJ1Yxx9IyxGjMGx8oy
Z3p2qm/31e2p+t1Rv7O9xfOjx5wXoinyeLMa4vDjO2XkC6t8TsbeKv0dW0TfOCbOdtx5gxLQ1Dy1+K+v3OwsA1rweNCvCqWosHEiUF//0HgtPkCzZwr8Ql1D
y8gZ7A8sJJ86xMcJRH0hmW7x+7vFp27p+XwG0lg/tZ7BM3SLLbdwNXXvqH5x4KpX66haEIzLxNEhaFUl+hiWC5doqKt2gqoiQXdjOiWftO36vt1w1MO/Ozfn
XGafl8MrJJkdgSiu6pcMpwv8C84Z+PwwKGfLuRy5J1snobwGotSqy65cHsXd5Tn/XWym6SvuOXJHbt8BVSFgBnVkaejr7h1QmHmzgMt1PYI5ROXFYYbZbuzk
Mc8LVPZIpYHqaAiXdno4L6GJhEKAFsG9GddMFhf6R6L1D8HLy97IYfk505WGw7SR0OimA0/Yw56w1RP9+mm8CEtiijH14OUUm0S2wpKPMFy172plNRriJ+ej
Ztds0KG4yNnjrhQUOD0wHkKDFbN2ApPghMFjK1yWK2Gdgz3RKmjI6kZE6ka3Uaz5UL/BXuEGMCG1oXf6sIxDltJ8jJcCKTndDogvqhwJSDE/tuDrVawp4910
Gw598FS4wv0JQ0EqrfU3fBd2igGvOGFXKivrgC294uXcjhUJ+nNHz58mSTw9i5QDTjeArUpVmbbkCn6lq3Q/K/L0QEQ3B9gVckYKXtw/nR2YtucRJmU+Qy+m
zQdacuGLXhxjeFgfpjGCwgxMyl07C9AYedlnVRI1rcDXw/VFduZD+JtcCkI6D4AdD+BvdAnQ/umJ892pTe6C+pgXwbSLGgQ0e75Bk/KKfdsmi2CTe5gPQja5
czYTVCkzi1kSohyopnj3zy/ojBKtuXOGpMhK7GHUaMf0UsTwL/VeiqQP6ar0UiTdqnopQy85tV6qeoxzsvxaGqfqJUv1EjI2aZcY7CULYFDcSddIH21F1+F0
nXvqSumViU3uZvmULdU/26R7ABtZ9Q6fz9OVWu8wvijbAZ4AjGRvWjCavw/dOu1xXCui/82POHNydI+qIGyATR9eUHYFkojUF0czedpaQfeS+sWlHoQ3PyJd
eoecwnEEM21zVwHPkhpxDf+yzNMewEWMfr/tBUqwPd9JOeMwedQBTOAewT3zz+icOFjFOXGQSOpb45zYRwKh9r6ac19JLew/lIRLNxQLztWmfv2omH2+EEwI
8DhPomdywVFfn1sVPudEbk3rEjdJmM2lVmqCDPC0hz+X2dDbQqrbpaSE/X2bbG63mSWJMDxXb3XYiB/DzJiakXMO6DYbrPN5g6AP/4GDHEkgeSqwkWE9cIiL
DCbsBW9ZUHvmeUVLkrBcHI+z/mKfD7hLEiP7qe72TSi0nJK4yecYhmdKAjFdziqiLfd8EijYc89378Kee777oI0IUwYc87AH/wxo41ykKMmBItNlSmkuUnWy
RxfUzmUwpmCtx7KRsbFNq422sYRXf5ub8NYFHe9ZxeVol4pKsRz2jhfwEu9+39Y3JI3W5Tic2YblkbBXBd4Rq3EHSdvp559399EwhNPZwhF1Cpaaed/fWXQ/
Ej2H+DsaL+ZT3oB915Um4SKEQjvEBmvii69DBiT3ZgqcYxf+saJVt11bQ2xXr6Fyt7TK7TVtV69mu/qNd6fNMnxVRtooY+AhZB8qa9arWbN9d9lJXzP7fq3c
elqf8lkbCnBqwCK5+trfx83XrOpG6EjRJvdmqEq0f7G8YnCrVXU3VdBdotXK+7hiH4pFfNrjlSzTpErcnGiIm4vsGREj/xekyAbrVlGnXyEMQbeIJLqde+sE
r6Mps7JgvHg0eVs1KZLwVH4bSxF9OpAJNDbfLb8fkd/VqqxGJ8XyKlq1Ox9jkdqaoQ4/578DjvWOxdx7nJWb1nxfCTD04bcr5YwJ5jv2+Uut8xFIUolwoKBx
4W9fUCsuEzgXYFS0BBbUk0GgZ67XpVwPt9xWFIRzh604Ibha9oYp50rFasOYauw1oCdf2uZDtewXFiTcjMp4aSJx8rj8jgU5xGxJvBreJ/XEdvZS1J7B5MRD
4UuAhAkS7S4z1o0vVvIfWMcYhxIxMTRT+UqTqfwB37XrWco1S9CioSmCI71Q61ok21wl1UIxfEg/EPOT7CcyRsM7WAntCTcAdJNoCd3EHGUM/bS85hKLQ8Qx
zw35tLxe038kpz3Yi6TQZtqJPURjqesujDWLRPpgUBlSQQCDIVr9SpMvQVgwxRqWZSoho6FGMx+mPDlssSbswgv58ccXBADdTfp7XSSoYwLUBAffHIXUPtVu
Ub08b/p24BbowpZYpfEi/OYRjkLCqzhEExaK8bHIBXiXEH9DFQZkecjY1KR6ONrrQlVPhnX38C4Qk3+ILmozpP8S/YY6Aqc+QkUd41dHBy5yB3LncMwbPCzA
SScJ5DwuM7tuHtPyub6RUWIUSx5WjsKiUn9Ry5xQQqDIqpEVrkKgTBbJw6EdGbQAq8HtIOLFKnUI3ASgR22RMJbIj/WJnDdz5Bx1Mo+AhG762S8vmOjkcWZt
/gYtirk5sBDAM85MzxCKyRAIAnrxeebFuSQ9TxSxgPQDSNWnLgav8ouFkCHHZvNiBcRAm4B0GVXinQsqitkjg5SVZQa1b0vM5XNdxowAoGtCRgMDbMZ4PPsM
+zXb5exV7RYkfgxbwcb5cJ76Mgv4wLENuoeLLNogGdGEypQPRQdu2w6LrFg6C88nsDX4G21V9EbMCWpL2+EFBPlgyBbawrQQc8T0u3iWQIZwF2imBRxvFh1m
C0CeYEczLfQ/JEwLsdSWdPDoMmscZ0yXMARxTMZOilbWa5kCQFh373Gr3r/sA+IuPm6ZPq5gUlLpaUU005YNZ6BX7f5e9Xg63MJHJo2OiA3rxHeqLyQYfrNU
hWdJ2xoyjhhA91++tuw3JiWfdwZaOOvbSCDy6wrB+kSSJXBZKwSCFSwuuliEQygB86dM4OwrlBPhfJfTNfhTCF8gOxYyzj7B6mbHwkTTsTAhjoVxcSycJWx9
1kX22ULfRyXlOP20kzfbtr1nWo4LWwgI51Q0OQanneyyhWkbBruRDRZ9RzigNZ3um/by8MAP6zMkp3b+/yt8amQd4SMmvje3aj+/GT9P79w3P23Pd5FB2lko
AKfUWbiJOT4c+vRjXC5OhT4B34fzHfd9qE7xAZvEPuSmx2NIz6geeRl3j73viGDzuH3hddgh3jusf6qfm/3TPGyvpXsuueP52PF4jUOlO3K96UqXRMgn+kNR
zEEAFJxgRf1tNdkIq9XL+vMSEGwQ6eQECUVp6ljRmatYq9StLD6Dc+sW6RI6VbyyThWvrFPF2DM5BsFHBkEm27iqRV35AJagMkJz9xjZppPJX6d2WtcfvNPX
H0I+/pO717UlhPvdlexalwwHKYJzlKML/LYqLZVAfeDGMQybfZE93ovw7TJ7HKWvZbuHylyLUzxx0Dok+kgdAax2nKaJVCNlZdznqksQg8h3lb/0HhbPAbqG
tMsoDzB07O2ClC5TsnVRJDcKtxRxHl3FUpkrnN7YDhBddmM7JHt2N/08ZcFODS+yQP1EF+nDZRbyR+jHDn7s4gTlEgs5iW38EufdSyxOfAnx5qS8C/Y13Pn0
tghoOOqYMpZjRTQ65bfT2kmWa5J0KVZYIHX3+YRQmlb4F1njnExmoZ9bfKSt+uy8IqlpbLHOo/C5xYj+YJ0tEi8/3PuxuPd9JER6KGkKbgfsrx5vY4Cl50/r
LrU2yae1l1qX4BMN7GX2xTmnCGRIoeRfU6RQ8icqpZBPNhAb+ZOFPEp2/MfUxV5NPZRAOyguqgWe5KKx4sLxDEpxCaC4xBBqiagBARQXFePhG/avPnWQNn36
eA0zYT1/BXJKdrBa6FfqRChqIeai0g7TttIMgxQCXgHNi4qRin7h11QFnzWWEA0QPcA35E5JP7lT4yFhdvJpBmF4E9EvaF6JfuFDv4iMpuzp9YLKh7Re4gr5
odEW9uKhk26Tcb5VxvkWGedtMs7Xm3F+hRnn/8OM83824/xyM843m3G+yYzztWacrzHjvFUOq2Sc+3RUDPR4baAzCdVpDnRsNFQ10DEa5fQPhG90ve/UWNhN
jXT4FBKl9F+2okYp9Sul1B9QSjncza8ppXzoNYEdiW4XpZSZDbyaUvpXth3PVqebVsEMfJKVqiW2Y8Qbb8JKvPGpwixoyXmzBWKAuyt3WGL7QBlxZa8lqRfk
nghHLjy8sQ3Vkf4AgmG35DhDAF7ERIa0YymJ3TLinKfTJZzVHOGXADq7RDTjzT4ktg+FFG/ztsIDykxVnNijctkSiUh6nV3xkFQWvwhYS7kExfynlj6xUEN1
SJGkpu3uq9raIyDxEOppej8/+L4FlVTmiVOWg1Co5y+zh/gNULEttq3iewRj1ukP7JN4HUdnoxatHt1rgl04QN5JPmRzMWegUfur0Kh5tvqDWad9ip3xHdpL
KGe2qLOc5MsK7dWiYc+jI97ruNSEyp95rKkH8aEcYrNxuu/zwdyPsQvE1pFjZJQg9YAFHplHl4ogI5PpJfJpoggvtTaLGBwvokucvq2PzbOcUyEV8Yvsb3b2
S7Kt17Ik9UvONi85q/aSidpLxs1LMnkJW376dVbtdTafV9LrjkpWhH5ZqeaQXcW/MVq5XsmvCTwcKbeqoKAqO5MrV3iLSH7jV6qzTeQW+lLHgE8Wpe7eTm5X
EfL5gAQOyiljFbTqmQwLnsnZqbsV9Vn9W8Cqz7BJF1TZF8s/bw973lbPD7iB85acDJK6t9hjVG128ZvThkROBROZd+IZp2e0LWbXTwSTpSKg7cppzxHQgYqt
NKeBIhUG386qLTc5JKmHYyn7GAkVuFdNGl7tWMpzbMuTEMfqVMnTp0pB81QpqJ0qgbSv/pivHksbj+2UyEVPnXoFtVMvu24uedpUCkz8NWcZmW4wH+o32Cvc
AKGZwExysV4zOePp7xZrWLeo07rh9XZW2XD7jPo1qSW8IsR1SBNtc4jzRqFyZ4ePLDVXlprIiqKl15usNl5rEucrZ3F+4yyOtzcVByxncRJAqY7fqh/N8RvC
DvHKOxZz1xy/+YmmnT9Yi1XPDbQR9ja231T+tg4XtNQkUASjZqOE0a8CCoWfVSklLpSSMBEgIlyulJLWRfZ64WObIInNagSpXWPyJ5QnzZEOFTwqugdtppkE
NKZC+CvynkR/kLj9Bm3QcSzbVoBzDgAvRjgARG/2LdJbJfKIXzfKMcoubNtMYCFSDgtkBLdQAH6i8ph9DbLTJB4VbGWPvXKmfPQL1jU7eyGqkfqwIZ/TEd1V
P+nS6UWIpeaXIGQtFWZmdM+7Va+xM5vrNNYoYvk+Dof0cSoVh+0VqD4OuVFcS3ZUmbb7zbbnET3Uktu2tJWarFt7I0MTUDOyX11QhMwRn1+F2a8tVG4shEgF
Na05MFpzwHV9V8NGRsR/T5nSacGUvfF1TPlNWnMy5CE4jWFJx6w1k3YIrTmmTrXQtwEwU3iCQHVWmyXWUEg7iLtjJ0K0WlWU5P227VVqk13O/eeZcvQ6jvF7
0/8+U665hs0X7gFatSihXH87K7mBzI/yLV+wrmNV6qmXz5Rn46PPeCKkDv/uy5UXzS6f9G6jW9bfNlM+8zd/uAfuMgZdQQUrn3Hyag2s8kLBqvgNWBUchvsa
VuV1ClbFVbAqFUJ/HVbFH4BVcXTw3g6OvmYXB+dZcnwctEU+y7rIthDRBS5vqKv4Y4ufxxejhgMK8dL3L1SILDWIFWiEn3LsdLa2tmtmCuMl9VkoCE40Fooy
TRwZLPfKmg3icDhOwPPHI4tDexk8Miaqr5jtAZw0yFTARIe7ySvX06qFuSJW8TjZbcpmgRFWhMoFxZZz0QaEE3ubYtzRFt+TOJcYFsVUqaWu4i3QOlPO58HS
iLhaZEsktZrG1edr2DOlWHqxsdH4uVcPGD/43zqsRrZVmMsit2RVIVVjVQcH9aMCq3EM8GmeZZbcUzsCsMwRgCVu6/u/y08A+ptYeZ+rJp6hD78yeq7XvTFj
u7PK/ixcM5HdmqntKokaCnistnOFRtyTGQwnYiv34FKEJuCKxPMEvKnFyTJWst+2W7OyXqzCM+/yaovGkyoyhGrrRv7RFm8l3hDk7LQM5QSsxYZobm8XJzcK
kXXsCaGig/dzQKfYvYGqxocdqgYLiMJVgZnMszYD1Sj73N0atITrIKpN9nlztQBMNEYUXpMW143EMOQ/kjeUkH7S+6mCvhQzxo3iqYKaxfuDxXvs7lWIjdL0
0kPxCL+0IMS3qz3gp8ov6hego3nlrL+9kBjApRrmiqegsBtvZn4hj9nl5c3S6ba8GVmeR86dkc0NfZokhzw7mFWJQFb22dcIZvfzz3d3sBhE37aaVfDpPqmC
oxovafiWqgJH5bdyT1WhpWdWbqMKNH54vYOR9Wian/uzij2Ebhu9U2VY+VtUepXO62LMnqJ1rLDq6rw1LNZxg6VTriwTOLfBckzU3AbLZSW8VXpi4OgnfPVE
Wj2Bu1yxBiwd1Cd34xfZO+EzYNdebkseViCSj7PwWkrJa9WVPOZl516yaoqNZRSbmjRl4BOW6iy9depADMUmhGYRQ7GJhjwEvRDpISF3Pqk46HwaDel8i3FL
cyAMcgp5jq6mxoAO46O20Rty6xqWPrK1F2QM+DfKBUE14DMeaAgYzxnsLI440TiVSjZzq76ZW/XNnG+3+HbOu6LuFA+lKVZKsZctJZRSwmYpfKT5b+0/j+bR
v/9zGv+cZRla669LRL+Vve8g9tkYq+mf+eM1iLewoK26vBYRMOpeKWgKpOmOHDIGocR192RfpfXERkOF4y+Fck5X/ePplZ8uU34qQuDXudrTplhHinW5WJeL
xfNu7mR/fFBlx2QKl7BRHtCMa19rvfW3urc+XPXWV86gNdkyram97u/0636jeh27R07zdfkyr/tfV9Nfe3U20TFrWIedXm281TX+73Xj339w2CSSbq/d/9yQ
sfmLuVVPiVfPqSZeOKyFXNobz2Ckw9U19h905T/Dlb/2tN5x3Frd4ju9mk+trub/qGv+8YNLj80/DZEyd/ff9I0hA/7GuaXv/2d9/+cO9v3yTf3Lb/WXdM5w
zisTDl6r/nmroMdK/n9L3cTh51OKzRH/5MzPqBi0ppwLOSId/wh1IvNnoZgrs7+6T8oeXtfU1FVvfxOIwf05pssM69Cuydo6mA+si2e5O34bsKveHhxY1AOc
vLr56JoAp9onKDbuMJPSNaFOrgl1qn3aImlhg2amOzToyUPgVUTWJkeXLxYJWZtFCnszYmPTMcZmXDM2Y2VsVq3VxiagERCXnQCnrY0MTXh2STW8g+yx8HF+
jadNTnq4Fl2t3aGLebx/2jkw/Q1B7bP3sYV+k4YxHHxUQbcpvCBJhNI/15ph/WjbTlkvHlIKVRjYbPSwL+3ca9IPVIhc1dZ6iFzPeH8tlXgHvfKGNqS3QofA
V6/M2cSH2rn9urYnUbfHrBvbHiMfm+o259CfH1RHrjhpu7EZ7Yjf/wK/T3scqMfJ/Y16/uVB5RwD2kCw9Y528+Ev68LNs+yfd3E/GaB8vyd+ea/yy7f55PNj
fstR2Y4k5ngSBTLHw3owNxtS0yHNmKA5mw7koXg2injbZA/e2+6OXspeil5bxof9lR237icfXC9DV4kwF65mUSRN5Go1wYWM0KoBc5nZrQbZ1QyOzRmcx32z
r1SJLdERZKxY6L8r7smj/UfuKMLtkpJAyxHoC4uc1CJd7ElChMznbUyIBQc5DhgTzmnuTvbC+twNZei2tluNWn/loKq1nXfwqs5WDTm6ZYVR2VZ0+kcl1qPy
3TUiSwxER4mD+DS67/q233jFZ+QVEjOhB3TP8gNqLzmgiYL9YOenpV2cv62DILSnDW4UkDkvsVMsvyuwvFlhBxiaZu3pwAjTUEkRpPXsLCEvAZEiWNg2o94u
oqHhvDTsr1q+Q7ue4iXZM4AyVZMOcIRtckOVRxKUCilIhuDrByWqXFYKB48E57uhDIqZxZ72jNJEpumrpjJqX4RgmiUpk5CUSWU+t2mVIhO8k8f1eR3W5nV4
+jvz4Aw/47meLj3Xqxnd7mWMZYIBaGNGZwO7aZ7JXB05UnSvF7jugZ0zqXbOeGDnlB2TK9b3ZN7Bze7ATlmr9JslzFwq0FOR5N3aDXz2W2SlJxE1SPcDpnLe
ra+sEVpZeTZT4GKR5V3ahzJzPsw0riOM7tvdBw4/PMIREKeev4J2Z7prfg5bdP8WW1Xibw/qJCwLb6blm2HV0jLvbqf+65aztJLVvte3hmsAUlby2pCxS5wh
jD9uU/NbOTXx9ILczzTcvaZvgZuZNuJlQRZ4KjhLprlp5UntWpYBIRimSQ1PNtATvPr1qwcVUpjVuPzOffpyg34qd77XHkV+n2lAyNEqIlfLK65vsye2lhQh
169tO7Wr091GBf/qoM5yHJYpCPYJBcczpH4KZXWVHO8o9BS/LWmGpzlw9zASFjATi7Btnfsgv4EsRH6fMGWFq39Xg3WMdsLsr1lRTKXC6bDnU7ms6pqoqtDl
cBIeU0ZVSofN2fqDGKTBR7HmtZ2VyvROyfY9qsGi2ZyItSWRiCWRPM6O6qF5mrAgIqzZ3NJgGDg54Jb+zUGTkRHkPoJdBka7YPzUIHfBp0daMy1H6Ag6iWPY
PFARWpwyYYSCm7w5aUm6s9OA4TRUYDUKOD5okH0fQPPTXdrLPRWaGEp2zL+O7GaytySvE6ok0mWLtF+uJA2Z4i0lUwItU9z6AoPBPUQu4PKyciGqVSBScqG8
4ocGZEJ5xXUNeTBUMuBt2vRi6hqrv4pnKgMcJQPiITJA50daRdSQAcYHwUviTGQAdY6SAW2pcHvY8225rOoaq6oAGZsXMscHtIdNtfqDGJDBRyEDNF9ymyOm
kPeoZIA6OATW+FWNiWSV/p3IsGHyCfr1Rg5Q4Cib852Mz8gQC1dYSrBVuk6yilSu2miaPC6vp9KInRXSuRhRcGqGA0YC1jiYt+lrIn7Od6ckaKlKxUqXOoqX
wEMfyBOZpJpItjukYn/JEsl/XuG0+SWhekkFEWvm1FJZ+7YUnJK4NfnoglQ3LNlsibuXyDsbfjf4c3TCe8op9hLuMDBEoRqidDqRRUefgnmOyrOGS+XaTFlU
KhynbpmoyCD58QEVpV87UTEiR8rOnaWrObBIC1yc7hxgPUewyLTGqqp75b75eWUNnbAdBImfEeR7axWQ7y3FhVcLLHbKuZNuE9q9BKSHECn4DGoa3rl9cXrz
AV4lw5DgfcVIQAMyu9sQZ8zl+7Yln/KcVpXF2Q9QeaEWLexNUrZ1EW0VPu46GP1STtDljdykz/W5vLnbDzYNQMd0CZu3wpJ2hmErGQOiZqQ2GIxCPt5ewl52
IRY8RXPl5RHgar1JYNtuZ5qjC2eyvzuoCppQBTX7SVYoY3CS4JgXKAPXLMbap9otqq/mjU06cAv8AQxHHQjmOAK/pZbRzPDqXVh4beZhGmcOYqhLtlofZqEA
9NHTfsQGJKgnLgLNYg3XOxYYbdLiD5AohZly3Uy5ewfufX03cNi2au2RpIHc1Ty/qfAbtM5ocfmrWFxD00haSrMJ+yk6JM55iQUFiKWeQpDg2BOsxlpE2ZmR
yESnRSLDSCRRnbtM4vZ8o7T1N6nWuPKY/ZOqgVWFC79eZfWM/qTrpi/rvih1NlluZ/8gepTIe5I3pC+KA2c65L2gaE97C0cmex1RCEEljY4ELB/tIa3cugN0
n4/3RqEzS52Y2Suq+XNaq+1W5cVZRX9iq7T71Sl04LZiDDE5bXsallxGHebWyTRG6eIIgp7Vm/QP+u6kwUxC2ktvvEJ7VbibeVCB/OXj/C8rVCbxT07meuN5
3EwBPPchDqEdL5+XMzsEs76BGad9ng2cFDiOKKA1OilwLaKAxq8zZa7L1yIaaE2tuHUDxcnorpGot3HoY3kAJMWYcabYRIMnoPPD4v5T/Im2cnQFyZCBW3a4
TmOQcoxOBo76LXKckuVjk73xeq+PY94tFMmRwr8eyS7qTOnbWamBZZeKcdQyMH21+nVxsye9WCku9X4U35tqhZE5tRvE9zYmvreg8r358L0FyveWwPc2hohC
WmhjuX/HYj5mfG+sWSba95Ys6XtjM7ZeN/G4BZKqOt5omsLXOX1p+K0v2zGWx5ygPS21a0g+LWkySJpA39m/gIP64lXrpZXHskw4ElQWCnVmq5zbxx/HMRr3
KMYSS4JIAQUzluOXt9/TlMG8zG0TUmpLSCn1byZOymSa9vKaxrxtki5g+k7Oy/pjOu9WYgmaOc0AcXb62+mFfsPZGSQqmlsFvxs9EpuIK5F/bvIR2/arbAQG
ZlaRsKL+4Rj0J/EmxKP6WycLdB7tI4W/nX5zlFIIJAOEX3MwnsOZA1Aq/NyZISvBJw0CQX4t5OICnYBhWsTK45PhIkK5iM6nD1ywfa3EmOeta+C9YX0DDhd/
l+Jql2BZshKRXfQzjuORYlHOlhbzyPGSmkQaTJV4p/9HFaSX39B2jQHNuGNFZGJGQRPFEaNFXEoqsYS4ezfQnIypP13wTUScu4XLzFFEmiRO78I85gDhrW0v
DRD1GdWf5uQV8QCrJ2w+csLJernn2jYn0s3ewSDP7LLECRQ9G9LKDR7f33OxJEl/hr9i2hLIkWAR11s9Tj1xsbkk8+iTOd8XKFs5xVHh75wf9l3ozBYPWTht
swvEN4c+nFvZjJmP9PZDOkd0QCRnf8x80IhH0D7EADM0Yix0eCTZt0W2LIvHNolH6p72473OUob8Yt7pC2uIbmrbSzoxkzq9TZ9vImy65f2lXBGxdqG1EtUQ
1wAOBkfEVRYMGLyB3Izl69d+/HvlHJV08tK6FqtlO3tL72gzc9JMMYBhJ1sFTWUXMoYz6F2hG2C8uzsKTSmgCAYE01FvHX5iNiOpT+MmvQtV/VJvy3Nqn/HU
SSvSuqSM7ZLor+qxyG9+vCb2LMCJW8kPMvWlPvD1Gwe+Pg58g+16cQZSUGAKCueRvuCATqSlKCzEMYcsq57DqITOjTz6Ji8e97pXllZJq4e0K1ynuaVAd4B2
j6nmXTXJ+yj1tX3NZN6aYWIwZBYxmiFC8lWEsyRSJG/3/hUgLn3bUJfsFdx0HFnvMu0KTQmDH0kXHdmJME0c8M24yAmDiNxuWDsQSvEvg9PElVZYTbV6W0vU
W+6sVz1pIEu6YpGrCW8tP+Fnl5rwt6m8xCo5COx1Vwv2BGdJWryHcZqfSvcA7AdYeVrMD2ldOwmZoswKX5sVGFMxKySDH1PnMRM30Zc/MDM0d0Boa9xdha0S
CMAmo3MIWiqHQKEbNHMGWkxS05cz0JKn7MZT9RyB6imOlKwFEtbiOl9hu3vgwFVKNOtM6qO/Bx6GBfotX4AGtGd34WtdG7fRVZuutRhsWv2AbTv3+amcfgRS
wMLuZJRfb5W7d5hQxvdWOtuqYVTuvtfAqHRnegDO5KQZnKKXt88ULcnM4oJ8qGmk7AEyxcm9GaQVtoAoBhXQwbFawFg9DEDFHCBu+X8LJsusRMFy/Flr60BG
4KecmrKprATrWlT6Tkz37UiQ4qg1nxkQDU5YCHEJCqk7DHYBsn2R4cL2j0xPwNncAOYYThGOrpsU6aa+0qiHTBB2FVSuPDj3DQrV381+/R62tqSUnmDKXkV9
oNKFQ9r3QFwFt6vP08dV2wAShWdY+61CpEPwi3DvsGYX8mLuOapzUlm5NnRFbiS/gbdeh9sOjyT1WMg6viV6vkVWrGjAagp4gt51lcC4SLyRSrv19G4l+fn7
7+VULZgNoVz3FAvtN9iFh3G5vYFR4zRh4MpZgL5mihhO5BLHC5Eegf8k89cplS8vhRy3so+/RsLDBZvY6WPqelE9KVSNA6ckYByS9yISw64iMcAiE2rCSyYY
6ku/d6Algq2w8kwzB/We3dNXHCzIovoRnEYc6YS2ZTmeZbmQYdvaLdqpAStm70BkEXJhEVnEoiEsv3D0S59tXWJNkWH/W4d/42fec+9v/8LvWJusnL5//NBb
P/vug59726fp+wR9f+Jv5n/m3QufeeRj9D2j70f/+PhDH3nbq96waZOFWAYa1jmgnu955RESp+de1w6AiD7D+G+0uEA7lu681NIiBwdWP4LUWxCG0HilcZJI
5VJVuRRPO1D+yo31B51p5ybgI03bC/rZaKlng4FnQ3nWNc+GYLNasoOWb3XVQHpXd8dgI53pTN7nmfcFHCHhTMdI3KW3QDHUL3vfl59532vv+fTDL9lkHbfx
/ZlnHnrtPZ96+Ac2Wcfw/YlTJz/x2nuefPj7NllP8PdnT75938df9TBV5ih/P3ny4L6P3//w92+yHsP393756fd97cCn30DlHebvzzz90NcOfOoNVN6D+P4r
p576xNcOPPkGKu8Qf3/2qbf/yce4cQv8/eRTB//kY/e/gcqbw/f3fPnz7/vcgU+/nsq7C1+f+fxDnzvwqddTcbfT13efOvGJzx148vVU2q34+uyJt3/kY696
PRV2C76ePHHwIx+7//VU1s309V1ffvJ97zrw6YeoqG34+syTD73rwKceoqK20td3njr+iXcdePIhKgr98s5nj7/9LR971UNU1GZ8PXn84Fs+dv9DVNRG+vrL
X/7o+1574NMPUlGYx7/8zEcfeu2BTz34AzKNj5469onXHnjywe+TWXz02WNv3/exVz24SQ3nyWMH933s/ge/H8PZKvcg8zbSYwrNe/oZa65w6F+a16UN5DzO
SHen/wzLjZR2ZlS+1GLAaAbcF4HGT94kprBk9PIk4dkoccyi6Jlfyw1Cjpq3bmhbvKHEVZoxVcgw5yQLjoNDhkoutC2jc97Sa03XnPs4zEKOvvBslva5PyPS
KbuH5aV9kZ0xx2YBA3wns/owrIbDjMTTTLfK4Y7292EbLDfvWDyQ+/MCUim4BaFY9Qh7pH2wqoj5dHiWNvu5vXfPLxw6fGxudt+2SSiMmw8wXE1reuPCkXLu
m+4OhLmQInCECm0dgS54RHFzSS+EkvMMGqs82ElSHgL2SuQ4yH7gCnICNog3aAUG2AuQt4K94OL3XYIPogARkq+4DrhwaqhYFVg53XO5infhM0FX05pjT7h8
JnvbvZqmBLRRd/ZAtYMjHlwaB/gHkPsk0LXqFdA/udMWsLQY5wgJNTmnSEuetOCjM/vkvQYljZlMr9KQFSG9zkK0utULa+MeySHblKpj9tC96jx584Hhg+Ke
724sYvyZKsL55gjN5zECVOuM8YiZQxQWV50M9ufV/1n7uE0g1uO3R9ObFyAMdTe9/l4F2vY/AbRtg/Viodc4r2cpUiD8Wa9Px/lpuiPkqUC2xBF6KjzCIfY4
9ecuqjJfbIC/gQSqpVihhC3KF7aoQBDhKjSvdwHHmQwVfZilVAooZspL6nObb59n8BbBaVHX+P9mGevHqV06Zs3ncu+kubZxnnPQ3yQ6CYPm1vN4WYeyJb3K
UjqUQtbjLO9G/q+XPOW0hJXQo5kqx6zUSUWATi6AAbGZo7xp+wGh2Q/xgkeUMqQRVjNAd9oiEDg4NpjuIqY4wp9gms+f4Caddg8U3QWqOP0T0TaJQN2ALoLo
nt0sIVxL2TT8Qd3pzfuK7oHpvXty+nd2d+7sm+dIE/177SebfgIu1LS9Gyhv9Ic0XByoJEsIC1sZGjK5iqBvaoJBgoRHTtcxRdpsZBxBLOIRgPAf4Xaz5AjB
em4Buh2cWKk4VBMRJ4BsTD7ttTzF+OjUQJtqVH7jQjudCe302UWw2GO996wiWqyT1QPfzTA/0kavodaGf1yBmjqV4L2VC1mOu7qfH1KnRCEMPdQYbCoAPeZE
inSyCCWwBPZPpAgeK/rpWiJDIizRhlGHxiDdl4dyMrTc0/awpxtKLnB44bHcxj6n5q1MUlGkOofEwc+claTvqD6wU19u3K7o7fRPPk0TX36CmW8ltRek8iD0
/qWb8pp7DVu18Uw42I6uhiNNgJoDE7KGDagWZMemJxsM5ewdQkvh16BE2d45CeSkylKp2NChlMBYbBmyR2wHASdJ3XuvogEE6zUjjeT2DTsqOl4G5vFzuble
ITmMZaLsLRJlaLcF8dHcfuheSRHyGJliA+Cor4KTr4JJgtVo7wIaBvqWpJyYxPTshzR/fR2Y836Xo9ANHuWJ2s5rKRqiihtSOKaEEJPVG9A9IpyDrGBaK8wH
6ZVg7FW6D77d0fPoNp+PDvKWoYH0c69JCekJ8WBLKCFDQwkZKUrIiuFUCCFp77uMRI4L8VJCcF5qQX6Slna5wIhsxs0MRblRPlmFD0JIn3cNQwjpb3K3wheN
/RTbWk82NgaTRAiO5oH1DGsdpwLIBo/q/LQMuAC4ebBAGSLG7IyMEAE7HaeCO7FNMmeVQVk8YbbFl5AapePJpC/c7Oe49BZKxyxu8TjwfooDLlVi8k7P8Sr9
qT9keL1KKVCHHt+iCzc6LRfuQABJqAQ2LWR6O/JH82U4jeRgQwL8hvpvIQh+5l4VJJkB2RxhjKkOso+/I3GbucRtYvGtn8lee6+J2eTq5LKTJAieW9H/m67s
/01X9v+mCGKL5+WQLt3EUesJMFmrWMZkl3Xaaasklavbea+xl7p9IPP0dfdyIM9qRTM0r6FC+RnbcxRpZu5+vx1DQ/y+Bin0xXWfjbBBx3qWr8D/LA685Rmf
h+XF1HieKoJm5naen74Cgf4yi+Imq7MErPuSCCBs9272s9xP72x5tkqXXWJRZzXl9xYIL3+aoX1VxG8+U4aqe4GabayYGvmOsmXkuyDOKXsmqNkzoTCZ5zOq
JLFn3KXtGUx8Ui19ZigesGei+SKs2zMcRRKytWGjF9EZMDTiPDii2W0DbheTXla2zhRTT0rNQm3r+Hx0oWwd/yL7ewrSUhkUN0CTX1TYi1CMe4kw2rjMOKXw
/uj39QOxpQ57Wa1h8aJWMxlveGCl+cSrnybnYi/iVPdtKo9by9HTetGQ8Ezzqf9FmJUOn+DnVV/YkLv9FYJ1kIfzIHcmOSImcyQXAprLctIZCr93gFBQPj+o
BMrj9mr8ITj4uJZZDb6D7g0LMLyhAoeVs4Gv+4HHQaJ2k4L3pFXX9CzgZgPGFsem4k9g5pCAMaZ7zKALXHdg3Kp9jeFvk8UiVduWB0Xlx4Tk4EehGVxq3Swk
BzcZkgN0K+iso03Am6z4cWEzsxfhjRIlVyHxeuXFKrDfF08Fs1Db2Rtk6mvH/UX2DwpV9f8C/LwN1uU9Rr/bjJz5KediHuQhcWryZm3iMBqXP0xo+hCIbQG6
7n/EHvaIrR5JJMejHmTdUWS2XZp++NtuUNraTe7fzlKEtrUOUmS2CVTJ1s5cFMgKyhr0AYXNM1ElKraagNa+AbRu899u3t7O54+sfPjqPzv75XlR9Ozsgb2q
4KywOVYXqKBwRbFa2K7YQpbjjw2Hw0/Xb7BXuAFWQ0dmVIgZxTVXI4TGKNB304ThjZgabMR50ohcZEFbbHiFP9ti3nKgPuPDTkzOXTsZ7o/WlJYR9wUcmm2r
VecuCQWhskI7C0Box5/4Jo54gGc2+rG2vSQagS14JJMgR5bsbRtZ2x2Vtd1VeeMsSmjnMYFZSDb+jqETRCvhReBYrTsEpiBdAi/Cbhy+2yscvtfxIjrbiozT
wwO8UKWHZxzMVuUiBNrW94fjRbC6FvJ45fEPS6TDsiO0rWibEcpkhNKBEbJ5hLa2W99NI7TEwLR16NW2YoQDhqvuzPKR4d15fTtcNX7EUgNsLznAiT4QNqOC
1JYKKtdK/t7pJ1Wo8VFIJBK6A2QKVsVIcROjYOYzvH+DzUpi54GhaTgpLMNJwWx/LeGkYALAWDgpLMNJIUSBU/KJVdjYbIBKUJFtsVcSnWNjWHuGIdAzrIHV
6yZqrxs3r8vU64pU+Cl0LEb1QvGzPMIisHpXKDDG6cwMNnGL41xxQAV/Swshl+xcyNP9pF9ZP8IdzVFWVNSRe81GXrld/jcmS6wFm/AUTGfQnT67pdmr6Bu3
tKLoUm7peogJT5+WvIbxpp6wXZGwsmTKOYS1gOgsvHYSAS3edu3HoaWwh8qBd0YOwraSwjbLJwAc0ix/poU7CGfwNHHh86G26CK3cpEhTRomWC6vYJxczMY7
yit2LC7IPsEcAcE+NkOn6RXQcBb3L1AB0dZJHhD6LUw+USOv2Wgw+xnKnNsJFObX7tWnMS3ahgpfzg2ks32+Q7YvxoYX527PlmN8Vj4ZMp8LA9xXC3BfeOh1
+qEJeWhcHsqU+SkbnDoBc3C2Ick4cOZIahyOPVqVKjzTIN41dpuKaXfY4pUdF5+kyr5UmT0H1iY5ZVvqVVXWePKnLlPKGEflSbvedc9ZM3K8Fc7wHMUYyNVs
hk/S1AqQaxMzjBWpUE1b4jQj6+suYIlvch+0RcHljdhRGNWMaSCRNTwU5YMqCgV8dxzy0zqfnswNnQ0izDiYv5zaUsT8yNSMqoAigef0xCsvcZ6y8fF8d/Mm
94T6uHGTe1x9nNrkHrPxARzoUohmgsf3YzYuaMHRqnxuMMT5teCPH3zvrZc4T6g3kF19VH28GX33mPqybZN72NYF6Hfi3Powv1PER6vGBA/LXssOxPo46qAJ
a9iSrmiLDlWvDY2l8WsnFw4kvUnmt+DhnQ0EwPEmRmZovv6M7TZsnLozW2H0HhY5BaOmJZFQ8PBsXPhfbJzd2EeQ8IPjm9YP8vFNi38aZX6Z2f9Ur0/Jcwf+
YrV4INWE+cGrA6D8kc3I4A3wL47jghgqPRaOV1w7ScIKoVmg/KDNgFMDoZcDx3pr29F5mbbkBXTlJo51un0HSYfbBECYf9JX8OgNjEAPaZuoo3i/zg/A84n5
4lrbARrNcVJaDtROIadVJUmckTEc1vdWKzmbuqIkBYRG4pukGB+zryJZd6y8cutk8lTzYEFnw9o13yy0cufqIprJHfEARAKXP3sHIsFIJ4bXgpdXbOi0rmfq
hFB5EAEs5aAvIhRh5xAuJLS3l67Ec4a5yHTWsxzoWWJnG68dHKJvuVelcKYsmhA9pgIAIAyDxmEC/vcxDdOsfQAcR+mwf3R76VwzWQQGqwpOhKsVfwj9rFW2
PGBKmnCXXL5KlCieHOFWDrdzhG/NzUPcuZNvTeReh68z9Y3Yeo/z4S9nhyCGjqPJCucOJIbwmLoi1G0F3q7/9xfNEWo1UKiet65j1D4OneYwNV+ZSbvKuW9a
O8S1Wc5l1/Bt6Z2K8fOKHVxX2W2ff969jskDaIF8cd8Bb0YQvcHiIffRPaN37iz/et+B++9SL/Kpb8oP7XPYHG0BQuv5f/6nv/+rP/rg89Zu2pdp7fy30r1z
e4HI1cUD07P794nXo6WHleZy9lY5Uah2kK/bdrBHhfG5V4pDXx2XbF6YDvYVfPwcsnNGEd4G08HLOGgmFD+NqKz00AT+ydUPNX/dfBHsL0IcOdPvWRFPtw/m
HPNA1+L9RbK7IFP/oDAmJdMjB0mXYt4klDSdHaRnp9ccRLYL3bW7CPdDTQQUTbCfvdpmTc7u44xI8Rq5tR/s3RJ0O6vwY5ODju0OMgTlOjTHYe3t7XLEKGKG
hCICxwzxDsQQH32kvFQaqklWeLIf8s+ylh7jjncQ6yN5Txzrg9hxUU1yVRj0D9ZF+Cmjmni0HliR8US7sTVOg0ymHTwDyZamVdzj3LZsV+7vVNR8tUVrSXBm
jSHmByWuE3gyqma5NUPy3+PYWHrs++0MZpyH/JH/mNs7quZgzfwSR3NYi9VhoTTdNtEcno7m8FS8la2v6WgOxjLxGtEccu9k4R0pJNiTfucgpZPWTrD5OIhl
V1sLJI3ZGg0oCuKUyZ6SaFFLR7MmyUN2NfRZXVuiVVKJ941qJrRUAAlvOwyggdNXnHjJGTL0R+VeB/NSqhjteZAKBzX3y1nUmlWkSVQ9AHWOJfGJZkv00ZfH
nEpzpFkZ66rlvk5UNPPTVUfDHG2cveNeheei04qpkozETzM1kg0TsCc4jJOZitTArAiFW4d/CvlHmaURDhzlEWbv9Y3VJRFqYJxhnjTzk+C0qLfEmMIxpjCK
fJ1+n9dzOSORiowZ/YB+3G8aqN4gk7kljiGftMWIUZLgwxONQu1AkUxmJh2Oq8l80GYc5YFhjNUwxkxok9d7EDw30cg9Bl9ZiABNF+Y8/WI1iJYexATzjwl4
aTbHam7VGhInew1ngVWe2uvuKE/uxdbFyRhW+RyunNrrXM3IQvectHYUjPXMTIUW3rWDtP2dwsYxF17XtpU2QaX7oOmc866a7CalzRdfc4yet8pXHbOumgTx
wiRn6yU/oPYsgQ/gsXZEzNs5K/6KtohZNx3oBZiFjztmF++naQpWomkKhtM0BSo+MGTdBoGQgaJp4oXe2lVmO8ugRtEUGoqmEB7GiqIpVBRNuT4uRHGSKvyB
eyueJZqP7pXC0egYIkrAIjHZrPkOc7AygxzeKMVYku+5cDvlcgqBQ0nR2Q2LU5jsXbq3zpTUymmQWvHvmtTq9YrUymNSq6ACc2qQWjkDpFZ+o8cczn51sg8P
9Bif/lPFso/cK6YUP8ydpOaJbKC1LgiShe9oF7xBdcHG29AF3W+xCz46tAvIJtsozIT0HrHH6IMwfG1EhyzRE/Pf0Z54WPXEceu2F2I2fHzp2fCOfWLHMpw9
qoq/S/bCd3ZJzAm9Ubn5BemE40t3wq/sV52wWfpg83dNF7xpr3TB+G0Sbv2tdcEnlu6CT96rumBcumD8u6YL3tjH9vetdcGnlu6Ch1V8h/DR1TbQIV1wT70L
6omHLSEuUuSLfdxCzezCCXALTVTcQgh/79uyrIEtiz30jQhmznG0BvmRbhF+pFsMP5L9Lb39Fnn7LX3MRzPs8jaMSRzr50iEn6tV29yVsHFHwsYRCKjCyS+y
Y4kvp3plMAxtXS/lILfNGYCd/GbFE97sc2/XTF9/t+rZnA57XasW6e/CTII/Ddf7QH9KzqjHOaO3m5zR203OqL3sW+QJvr2eDfoCTiBDVvUvMoFW/fYlJtCv
LTWqG29balT1Ho7i1B5uYfPGWzbiLcuPphSO0dzGz+TyyVGjObR0uZNvq4/i++wlRtFfdhTpFd+nX/F98gpF8gNwLWuV43OljM+V1fgMLfdKKfbKvn4/Pjxx
2ls2cXrpReD0pUA3x374Ilg5kbpZyvAFm7xjqRnkLCsXahxvXKy3OjngcBfsNl2wuykHTKlyB/9cr+x9zhKVbS0vxPpWXd3OWfWaX7lxLW7cLaZxt/QJuTOt
RX3t1zrjvUstn6nbVlg+PT3Ne3qFTskKnRK7brnF45c3y7qnNXSzAuGQxTNYqtzJt61KaE0tJ7SmdPFTwyq9stCaYqF1sxFaNzeE1mDp9crXev0vl6r8xG2r
moLLDzbmRU/myKoaNcGNutU06taqUaf1VimBH6839kNLNdbftcxIHbN0Zx6zhsvnldeSz2vpSrOWrqzW0hJvqEvqWhPOVO85PTF6pnrP6Yl8jTUgcBOrRMNm
zdESLZHjVO1/q1rDZv2KzS+s1jBY7hJaw5L9fuFy/X6hLv5C3TMXSs9cuLp+v5D7/SbT7zc1+n2wdLmTb6v3+8eXqvxxa7naHzdL9bil33Dcklcct1bXAnoD
mvDErGkDPtYaMewl6m65td6Qdw8nzd1823KkuX651Wx7W822N0wXtdSdfNvyZLlDn94sT2/u2zT/bKlpP37biiZPZbOx5FLWYb+1ZcFtYakEnhW1gNtMd9xW
aQGn9TYpgR+vN/Q19gthFNOVTPzhcKy45W7Br+fSBgSmulwJzEuZ4NuFc8TGxHeW2EFWbWyqtpu+qO8iqxA7t4vYuX0JY7K/9Pru8f8VvWvJUXBXHIV+Pura
jBzGR73kKAxwZtvLlj6cM3tphSS97XQcMXp1AHnaYsyfVY1GyqOxy4zGrj6Fcam3yBN8e31UftR2Z7HWPL3WLFlrHh9hDVtrnlyurzVPwZHJog8ZJCn58FLj
fdJeybz5PVtPqt+z9aw6aUsDTtqrEW6H9xjpho81I2dY2epuubU+1BOWecKuPWEnr8vcaDbY7c2yptbzK//tcv8TyCqNMRVIRDiOZItIApv8GxB+UjoIiuJU
bCSlk1qUzhTt8hRttp28fYG1sdfNEeBEOjy+ZCpiys9jpFn7EirVucCyeiNA6kJhHWhIRULPJ3Q9H/kJkHr9xFWAFos5yD3hC1s4dCfa2o5w/o7K4C1Qg9p5
2KPK9Hz1qoQTDa4SDdYq4i3tOI9zqqd6b4fmHj516dNG/pTRp4w/jdKnCf40Rp9y/jROn6b40xoqpz2DrCPRyzpUQ6WXxYiGXPMSy+KT8XxcPpE1PiafaMMa
lU8bZ/JMPtE66PKnfOQlKCNlXTHN29IqX0B5E0ZZk7FkKAs9FNa1jP1fxAyb1kZ0zw2C+7kVMY8z4F2hH1IGK44Z2nctOhCBaGtN96QyWvxKmoptxLwBIZU+
xxhXancxwtUuMD4/wTRSW/A6HjdfejKGviVdGSMKU/oyLp+yVGfGSEmR3ozLZ+XjGt2P/un3Y8J9Jp0o3an6Eg1BeEEHvde5mgPv2tyxbU3+uBZX87WSV0od
0lFocxxHUkrMncCxByDCyT53r2CuCpQbT9tEHkmLDlATY8SVdQC6ngx5CMgbIZ98FL5Q3xQdhFR4NH8ipYVYxTrqU52wCn6H3gSNAKZyHfNsyLpNSu8a7sIE
u1VEZZe3zPDAYoJ0ylfwl3aebqfRb9N8QNfcWr/jtuqODu4o2rTGgpyKSpkDCHeBIaw4C7Mtzc+iQmg9YZp1sKzSvENXACGxls+RVBv54bZ5mKb1dryEZ2RS
7pmhXsLrJntxSg9T7a+WBDaLWkAPTcjk7KBS9BAnsCG8CfGGybAXRHhBiilfRG3XVAM5b8Va3NWWNqxFNc7iANM22kAVm6GuSRkidy21harRV78kMS/tVB2H
4jroNe4ARi1maGnG7DUjbSqp7ude6HBYLfXGDe2EWm8N/R+LPyo8YZhG7pgtVMUOmIa47LUshrF6+WLVXnWJGxzxl3WcW/F5OUpscVntEZISCRKMYpnY6bXt
gDqAo3zWYtJiUVENQ3odp27FJGtKLDFsZVQ8lJuYJUUHUiEmdSSP1S4f849Matvr8Gao1kFaOtepaFiB8uDY2HoKGk+6LW3F1xILSQQV6FyjZRa9Dosn4CbT
DsTMCqrRAXcbrtOwJrToqv5IkJ7C0g4cVP39AQiQNVRNOUnsooJUN7cuG9TS/m29tGNME+47HqOANxm9tDl2me65hsYMfQd6DJpqTBN2Op2Gvo9xJsonnSv/
D4HUeHVgAr06SPj8ZmWZftsPhn/+zA+G1dGwjovF4bCtemep49/aGfLv1s6Qa4fCiLB60lPgt0Lkux2o98CRQZQ0PgY3KAQgiUr/DSmJAelnODvOzcMb+Tza
uVHC4FHQBYA6oX9+QrIJ7Ks4UDxg4nAS91RPcK5B6aHC8KOLHxljC1uSy7xqehvkRGzZBn2OIhXfkWpj0FezgGsWMCPvlRITcKXoiGSbRTzDqEI3MtiWz9UJ
bmSMEBQassbH2k8eybYO9Yrqjw6+knZJ6KqY/doDFeqqAbKZmSGCHGRv+nffVL1eG1ZV5fWSRQskJNA8cqf3DAhp7nLkNqApoFQ6WgfndEuWN5gQVs3XBpC1
zTpM6BiHyOg+tTA1dLe5bISbYgTYFXWzK1+bW/O12ZWvzZbblK+tgnct7WRdHeCUUzF4v0/2nhWN1DD5bSFDWlkRX0L9roJLG2q46LW01ZDFlchGCOBOGiOy
8wqO9+xgUwxJM8PeCK0MsnaEg0CLUeXpILVaferkI/koslDzLhBEsy+whBsTyRjTbopbJciSbjQcjQ7yjnz0y7gQL7D+HdZU/ZQ0mQ2sFqYiinvQHEhMrsHn
Efq8nq/Sa+XEmrTGtFyL4AdqUVqu4aepMWWBa8Xaxd46+tLD5WJisXdWBZ9F6iIuph3XsWyHqYIN0APnj3aHmYxduWwYEzPVI11DkMRFOd9SUU7FtWQukzqz
2Ds77yz2JvN1iPXuLhbrkU9+FqAhihdN5qOL873vqc2BrON6lu0BD/0c6IkOD+qQJNzSkRvswRs4tyMuvZninPwcgwaQZ71zULVzmuTU35OfjYrFi0WOik1y
xc6ZzEcW55Gru560CqrmWQxKl+dn5/TTJL78MMfwZmqa0NCqT2MSiS65y+OAfx2lXycQfZvuzNcyWsAI1C5cyXaSgkFXSKFOqYR9vDBGhpebj9zBke8mAXcN
Q/aoLOnxRL9Z6fugoBy/li3I9Da4Hbok1EhzFF0DSg8rXsZEyqBuZDmttBHaimgCjmA9zBSZ2phGaEcqRmTy0k/41lbOjSxfhzva+SiDLiRwpWA+8UthSdAy
TrfW9aG0nh/fb+RZYuQFA0aejVrjPzLyepImG+a9q+hObkEhogGvPZfknfpapBfZMRbcBivCagMI14gIDJYbWHhRbyI/t5cCWRjtSvRiphnk6+UczxRjWLBr
6DNZDeO450VSwDmmKSNMRbb2X83qXANJ8yKSMLQOi0m1QL8H66DNC5WWwnmTtHzne2cPX6MvXmmNvnjFNfri/MX1NfpiVPDF9Rz4s0V06BUqouPFk/k5skK/
h9Yj8Gdyqul6tUzX5S9Wa7Z/mY5U/dABgIVGl1i7Mx/ltUlCJX+RWptrBtbm6LDC6EmJ8yu2kKGRyvJJZQtgpiTopmzQ8O5QdMXq4EUDSsgeov7VJlKMwPc5
rneFoo2vY3q7KEYRLSf+ABSSYrIjlH0Cq2yCep3W2LlYf+dqP0CP/QA92qmCoRr0kE0vTZQMiZbxGaBPmj6DlF1d2mfQhc8ghc+gC59BPOQhwHQqn0FXWXuZ
GBZZzWewZksbilwq+QXsLUuXdRbE4izoiuFEBlKmnAUjEDSZchaQFIPVPcrOgkw5C9Qdt1V3ZLijGGVnQVsEoFi6I5BjL4KlO5K/iJ0FIxBXWT5Cd+UZOwtG
xNDWjeOHR83D1N/b8RJxX8HKSnO8bpLkehuLg50FXRbOeAgOE65knqFe9FxvNOG5x/6CeNg72njHiHJ4uKYmo8YDMSrN6KAmL2J/wSiaQXWDlTfC/oIONYet
uEYV2XCTl2ZV36G4DB3HfdBrKxgL8ReYUTaVVPdzR2Qs4qlDlvUX8LZFqp7xF8TwF8RUdlb5IkYh+fli9UJ1id/Y5i9rWA18qmYfx22QQY/CX5DKpB4B0n1H
MGk6vMHRLyM38pyhVTjChmuebqduweQW20zN7JFVeQHaxguQulrLq7wAMbblGEsHk3lE5IdqSsCdgeujmOTiBTCtHKdL+NIebCVjy/LyT7O6M4BkwaAzAM0y
zoDUOANicQbIbEfvjORKrqVwBgSYQF34NLl3uvBpNjqItY9lLH5dQUe+VYY+Y/u+HnRCwR7hLg2FfTVqEHIwDKLepuKV6EtBfkO7VbwScWkfzXzu4AotjYop
U6FPbj4AubwInKBFeJoZcDJn5K40b8/DLw80NCYRbgMGDYz1dfC77r68M5+ndGeCJMgUOX1oaqu/qa3+pnpoqjesqV6jqZIWNqyp3rCmtnDFq5qaoHKmxSla
3EaLO7m3SDuau9gbUdhC0uw2tYfuyNBsxpoE2BY00v5mZ/PoICU54HEdwS4OOBhs2C9rNzAgWyWDJ6jtGbCgyftiO6sni7MjJDV+kLThBgFAzm/MK8ij7UCu
I1uPlo3GzQaJDHtDGEsFqiDA3HvKPeQLOmTAM6ZIGd69aBvQF51diUa0ecH6DKsilmciebd8WdNt5u2KckpvZ6D9UEYFO19i9q3Y0C4CstyhgAHzL4K/If1J
STwQV4OlW3NN2wPxWLidHQKa/0V5G5Ae5yot39awHkq1Z15el1/GTgLjc2BPD+npqAlDwPJ9sQyOb0IUGDTSlBawXwQ6S6jOXdmAQVntRsW41gXQLXAzRiDc
jk+28o8sW2N5gm9vekmC+njLHR32MWG8aaH2unw2lNGqJmFWgCWOFD4+rwYrJcwZoArQTVkeAC3BEnYhniYeX6SdhbabcRlXbN1kL4wy4Gs+hj8497qLhXhI
n3bzp0TNkjTXqFI42kl4e3Jq82WNni+pJsHsV3zYvZUYdS4AZDwfOK9R8yfO/atltlT30VLdDgAAmjoBuzZcOWpRHUPCHHSOTKpezZnoTOZMhANSQevOu/WD
8q55ONED1+HRkXvH6/eOm3sFuoApjmr141rTWu+oVH2ZQVJr70zmTYArgfj4ZPdhTyeShvWSsxWxrem5YbEIJqDCN3Xwh/ecjz9+/YzdFw9fVZilXqJiEXAS
JJ/UCrHPoKWl/e2hM9ODd3p0ZtWQD6Uz+x4VkGmyjesBPDbTjQkrCq2V32Sv5UHHtK15NhCvdDYQL382EA+cDXDuMWfSMtWYPheIzblA3DwXwImvhkVrnAtg
b/NH7jMp5GdzZj9AQ/vzZhUOBxocjMybBwaOCWIcE5z0DEiO7I7ZTxaB7I70KZTdUbni6f314mg5eDRvfN4d/WFnBRbOCqzBs4JM/O1DjwpC6Qk5KcC7TVw1
DWxQxfWGcmKQVTI9HF7L0NRSBXPJgYE+LnCl8q4Eksk5we20naL2ka49nxQEeYSDG57KUT1eLKpqFWmkT58PCzAE9Tur+ie6NkHPF4HCJwU+xEj2kz1n8KDA
MVHWTsmp9rVDglzwVMwCcKsaqemhOnXwqKBWWM6I6jiNQNX4nfzJrQuSpd4iT/DtTUHyvw6l7tl/t1D3+JyW312BvWd4Ga9T9D/pbathAPrLTiua9XYrUFA+
oqhBBizrRgjqhxUKjRDeSo6NKKKclcgYxwOJDjKJ0ZFtRCfkcH12aCbBj0hzhUaRvhQjvVF1ghDkCXP+CbFPFz+O5aM/QQoCTCUEGHEERj4G1yUcrhIsxLES
UcIXhF8qRrBQDMpAi98D+ZoKoin0GbgLcQQOfk7j6w0QLcT+DIQJFeOo5yj45nG2q+cu134Mh81UZDGuro7nYy8B7F4++hLM5zYqizOM22e46jZcOZGKTpqp
gnqYy9f0GRn+EQ7aE3brtknXqYJ6Yvh7qfISQoF+yoOtk8U4Goodd9y0oi39ild3oLiZboaXDt2PABb6YTRPZEnbeRsxPQmwlddQuWhCjtNzGro1m/hzKO2n
n3EoPYHScBPcwvqW2zEskWqrhN4gsApuZJkY4+xxGxeOglgib8KaFy00XjRoeYlyiCFOhw/ZMe6pPKK8aInxoqVDHhLqG8BXFDp+oyvxDV3WVsTLsFYib5hx
JUTkzTr2ds/O9JJlV0EqzjTlf4hh04szjZ1gXeVM44iPcY74COnirfU7bqvu6OKOotOOhGCco1ZiE7UygSnRzifYmcZRK11M0XbeZWdaOx9nIBDVxrZxYbXF
0dVRkT3tVLwUQFbubJ3swZeE2sOZFoj7hB5aJzOoi0rRQ70ORpE9aaHyGfW9IMYL2piXfFbYCJUZN6EvE/k4qjHBnrQO2kAVo9XDFWvR6umiDX31Yw+RvLRb
dRyK60okDXUAGd/KuanYspPq/k7tfu6FLnvSqDeW9aTxIqW1azxpXXjSuhAMXPa4RAHRmuKLVXvVpY5wl+LL2lwgav6g5mXqtkf4rKbt52pqtxF7My7Ed+OY
trCM24i9aasgIBIJJdYYdqYuxzCqNQzQW7p+F3Wb0gwT/pHmF03hbipeNl4Jbe11i8TrFgz1unEIGmrVS1wdY1Z53bqwFbpYauJCZqGpmh1yx+E6Daxy6auf
UnjdWApRy4f0iIq+CY3DjSSiONyMfFDL+7f18uYgLe49HqcQK8Is70DckQkcbug9nPHRdEP0zWl1G0vrM4i+CY1TDq6/5Nnh1sPEbUtZD8sn4DkvQALeSjm+
Z5ZMmPyCxBmVx1wdTXHMVcHMU84xV8dyf9QtVsu+wAHcH3UlI+OYi6ePu6L3TDlPuqeRe0Ej86Qr5R2nv8lC4MVA7t3tawSww4nhxxX1BnBc/MoTLtDWyuOu
ADs9FaA7jldNoyq1pEIc/EIWUo8PXx9MeuzjfjiBa1J1S1DrFgdT9qOwMUJqHv76VE38bVE1mbLhUus5NNc3pFX9DfUVl5XhxbizF0v9OQSu56oaI58u+9K9
Fay/DjLJPXRX9owsSYZvOxGIubcRoP5O9qbXCFYYDbSnqd+2CnuWfo7vP9/dSOoO/QHjgYMPVwI60MnbwBp0wI2TyWziKRah3SOvqgwUeuQCNyw6L3GnOA+E
I7taIwfNHbIV1epqo3sYzQ6VRpWfc2eyP1WtxDEiknRYgsU1MuoY+xsImUED3WWl2KHx1+BwSVftKluYrZa0zl7GpEJSnH1nzQ72zr1fWZR7dpTQ+skWpnvc
AcCoDL+xHp5hEsK2k6HsIW4gg08tUVTXY/Q4wmpwgdkLZSDllBlyzSLtzc3HWYDQBQiQjL5CiCEGXz7FpCW7EuHkQOlRq7cLVbjLwYfwVFbE1aP8RFfLx9gY
OCo0ESYOzaaajEyUQTGSj0HIkq6MGxKNztaVU6AuaLvdvAONUZWR0fZuhOp6S4SCZkDHOjJs6D/OsnMVEuW0JEFNotjq/U/W3v/56v1NNus37dMo0r/BTfyf
6eNLLfV/MLjNl/8y+QG+720HcN9Gy9Bu1qA/8zrUAdxaha0x4d7p2uGsysfdYDGE5XjJu/BEybku2f3zygIUOvhQRBMZWHD9u/TMrvKcmbIFhlYXlzX5J4kD
cccB809jMbTYfcsnJPC6f1mDkXlwuAUlyzNZ/jzuroLJLddLtN96+d3ZBdp5OUCh71i+3owuzIPb2Dwu6TjlLNUV7SvIQAx2lbN3lKCoOGdH2bpmkltDHbCD
qyBtCTWzPSQiHErsy/AFytgH/K6H/BAPP+gGKssOh2W30pXWrp3AkKfG5LT0FG9ea1fu34rrCGjL/R3MoDflrCfbhRSagAkI1+eBsnskv0dPEU4xwphtA6Ec
e/7uLEF4Z+8AbD2Q06mVNtg5cimHPYc5SlJjV9gCcS++Nsh+RjfuWLV0RZvx5hlqOjdQ02sVFDQzFVaXT9h2oPK5QzbX8Snn3kb+YuHsKlzV247q7R3M5Jsz
R7nqbB9PreeAREfvFrxXODLMgmTsbYWejNjEFn6As033usu97t5KV9DrIQub3N0hKNG4mHu34jqmVu7tAC5pIOFJirVLITwNtHsCPpDDTGIW1mOMk1tse7eC
4qe27nqvWo/PXvFI4X7AIOQ+b+3Tn//+eQuA2i7dmNONJz/0CgbkVc+dLH+CCS++4Wi44te7jj3r73GuPHevqAgCvyrfCk/AvKlrcm+SRs3h1UCLvboboKkg
7Mjt7DEsYfmlnIWmeO7dUgpIE1rTX/nDn/7azz759HufsfYXPiB8PSD7W4v7i2D6bz/5qX1fePz33/s1a3/u7y58QPaOALI3mP7iM6/72u98+Xff/2X6CajF
RbB/+muf/MxvHrn/d995iopq7S4igPoKLLA/nR/MW9PZwTzin2itmUNHb35/Hu8GlnDEhdOt08/bVCrQgX11u5QVcVlcEF0HtdhB9aN+2jzE5fQ9yRXwm0+i
mUOfC6jQ6Xxhv36KbtifB/uPJE/ZDhg25Ni71X/orciWlj/wZnmwwmG3n4jOVSOZbVEvKwIqW59ClVY30W/fUv8Bx9F2g8UOx/VM3WI1OZYuB08b8vr+Dweu
OhD0ialmfPh/L4Db30eLmor7kbY1vfcb9GgeLBxRUZGsabkZKzbihbc3WNYWZnRWIsxPjiBuwNkzCNDMXemfUVcGq+hKDncK+tj9/EWazH2dWWvyc4ISLSKE
+k2BZIcVsyV8aoO9uY333iHDoeD1hFdLv0/gic1LT1RWgXBWhIWt+IxTpujOBQn5H6rK2cwQZYEhaon3tsBANkF/QujFDHPtg1evVhBuIj0lk43C+Moc4ysT
cOzsH+9VuNUZnjF7Sk/tMJLpkdvwmPnwmFlLPgqlJBSbk2yPLKlBV+dO8sftSChsXcUo5e6xZ09z2hgyoVVNIMMpdMZTKd9HQkboyqrppIjBho4LBkFcs4FE
6QZb1SJFcIKyrYJLnPXiEOcYB7aG9E+ixucxmJbhnLxK25OgLYaLOb52ssQcWw8SOTMAtNcKj1OyWLTVBC46hssJVFvdbUU2SQYDT9lRqekYc92ChfiO3nht
2q3JO7Xp31ub+4/31k13OS4I1E++W0tBGDI6K4yTYhCoDdDKQ4WFYtfpn3Ss8zbmJvHb9jQCj8fIPHDrq3EdXRwHj6R6p/5B312/txpIU3yHehRMTXmoOZVW
2fAXpDO+hQ7Kwx67ycGRNfLDRcqOMEsdq9qKJauTmDCHMfTRFjksHMvjyV5Sn9eILcoWjhQT17flaD5rrIlhnzq1t/0Wv21C1o3fXDMscptrjN+wtn/htWoF
CjMgR29wwNeo1L5++yjGNskZeXL4q5sCtc2SFGcSoYhw9WTSrNe/6JzPhw9jOLxbu/09WCkYe5jDsegwWVmoyMo6ICuLt+sEg1jIyuI6WVmYequfMqFwpzmN
Ggt3Wljd2VyuLbhg10tAJG9Djg5/7tuGHN6GBqWgyhAEcrlsQ/VdKOgqb2vtLc3E7NQkZqc6MXuJt0h6dh7TRKG3iLnxUyDGkq3eU9b6uW9WWY18tlrBpnsm
dMETngeP4xA0ikfLUIq1UL+WphSrhbB4SWExKbPiIdevQkDWr99Dn7CXvWmoB5ksxqEOZB0QItluCtDIEsdxy9SH75BAicZJ+FDHsMEeseX2PmK05CcB1+GW
58H7MKu8D7N3CLtaySmaO8joZNtQGcfWDrbtYZnbYmprs5FJaNSrVEydIxwEZIlefanlaav3m2z1nmeMwp91h1i9563C6j1vKau3afOKz7Rm99o8IP6q39R4
Rb4KwzoUw9p7oQxrIGplD+3XlnVuCeAy/KarfoEri2+11ntunBRz9zWH63X/PlwrDJe7ayZ749y/zGjd3Tdavy8upRdmvFbTmf4L3Jn9DVWua/bcqTbP97X5
5/59hq48Q0mzETfCd36OHvh2ztH1351zdOHfpehpdupm6tTfufs7LEXZX31e01/9yBB/9R+6dmv23LfwL2luHcMpiJ0Hu4pQuq2IqHrl/zzDOpO7Y6YMZsq7
dtBGTvfgeBGQJCqKltsFpX7YGVgsl5VVyd+zr6l0C3ryMhuATaTjITaF9e0YqnGqHSTs3Sj5MXrw6/wgp8yS0jvOpJD6plVVYAnvuYrJsphRSbzn1lLe83gp
7znwGS3NEMWgLcLOFOOcZgL1oKlfBEAw2DUDrrP1uEXlSHPv4pwmbhTDZwkq2pJmtncd4zSRoruLU7u6iM5R81zBxPz5vUJKda/znUNeeVTZKKEKI/0WkFec
K8t/tDUhzz/aGtxjzpEAfPxdAoXlVfcticLy68PxUcNdy+GjMlbe3B5BSMRfq8Lj+0eDmaer6KhbLbl1RZTUoSU4qgSnD2CRUfc+ZOmD6A9ZGnXvg8MbBnTZ
ZZFfNe5sq8KdVS37kMGd/dASuLMrtWxYCU143FrL1loaMdauEGPt5LGg5ShHrzcLaqo7+YQ0vLMflgxTgRYm+y6jRU1eqPyWMfL+sn1Fum0SQCXwWHY46Y/T
hjIqEM7IqLR7I/R9lMnSXOWnq1zIkXbWtIyLpqUc8ENdNC3jmGEbtjXUMdOS68YxY8PP1hZ3i5DVIYdO3DPw40ilIAcYo8qwzyUqo489NeYqhgX+mYT9M7by
zyTGPzO7lH/GZj8XfD/bijGgywGXT2gc804+Nklfq1dDCMNFg8Pveq2/clDV2slH8apRjjq2p/OFI2S0i+97ywpjtq0Y7R+ztG+8su/e8VpimEbVEVF6Gp17
PWcDVq8Q/5ctRKK+ccctO9xLuuNY9GtCQD1C9OFIL6MOHkk9dfRMX1rYu0eEp7wljIwAPEh2vwDQxhrT+LQCaYBj/G3hLDk94p6Vs6VWQzKUfNZ1SJDvQZRS
/fjKrR9fcQKSM+zQyjGHVkzq6ww7qnKGHVVN25Jrs1hE6tzT1QfCtl6T7B7GEE07fIdFU59WbnjghxlEzKT+wm/44H2sTR2RmGjc2fj5zWBQn965b37anu+x
jxmFVmenFh8SBFvMUao5pqaHlQ+aD8p112yp/6aOz/iQnJtcf/XP3ScBvrW7rWl3vn4lt1Tw3ZD3rvBO/tWW+rN9Aq3j7Z4nJ5V27XjbP0+ngeEAOVDNJhH2
Y5xRjTAjR14mnRGWDqPOysmu28g1P63pEa9ievRlmNdOyRYLqo7qFIvzx+kRPu+zF+f5rHdo3+QBjpl9UJBmzDCZhzPlnpmLLAB8vmocmaJRObfX2dF2mc3c
dLeTKP5pNRP7D9OHvY1h3iNuphlSvyI6xyyQcx8f6iwng/TVxta1sREpwT0e1p5+6D51Mk6G4na5mr2eryVqOOZyVGo6QdZrf9VDdFoyHfR40pgzBZqH88k7
Wo436w1Ok1LUbUwQV3q/RO6epc4SZT6ES8wHs/0N/bT8bJFuNDvj0E/LzyXu36jvVDxcLGKciieDyzpceomFWGLwRkx3FgDigDNnGrs7yBqOHu+1hz+FfZbe
l7f3TzsHpr8hMVf2PtCZxzSVl3msva1RtbQhRxZZhHUWXkby1knUMk4ZTMKIsXRw1va3d+l56S7dDzzBQfcrsmHmQssqPzh7rdSkWo3tJVdjKquxbVZjfzmN
tdMQctUZWPKlVcg1Lb0grGjAnK16sv7LCK/ECK9kQHglKwmvZCnh5WhxwQn8zb3iBRZeYR6uJLwsVRuFOFc9J2ILZZPwMHjBGuItUhBvUe2JN/A27gjam2PQ
3uTkNg+v59sdvlXkn1WTfsMkn944EtorONd4OphnrAnehPskoiWnrPc7390qUV0RshoyQswA6wVVJt7p9sXJVQuOuic4o+4JV9E9nNAY9onxQDpHmuUyDE6z
rUrYn7kcTHv2qsUhQy/w4z/Pk9HlZpn1HQEDJ15ykceyyCMsckuWeYBQuFp5/IrtqtxKW6zV+036xto0dpMrOHZSYqTIYLpjkQxdmF6IECWb4Ypr28oLxXfY
fIf9+P68NQ9zq5U87XqugnP9rhj3auS39U1nMwle0CkQyBSIV5gCgN8JINtCjg/IuaFxbrFsDJRiFyjFrrlV8txYegNIqrlRK55mh6DjYAOtvcRSL9lSB0RC
k954n8odrM2OkIPqnw54hJ1qhI9Z/8JDPHx5m3G1T2NcJ4aO63pZ2hMrjys6jCz9jTJF4MmXZX74PoHd9DdYmeRo1qcLnJkO1TgoSCzc0PbqeDycyg4UR+cY
DRo8hzRmEzg7+m9ki3c8y3ZcjpIOsKMHcLn7uzjznx4qr9ixs0f6r+hb1UXcgklRprt2Imm1dq8rW1Dt3lTdO9q4l4rAV7f2qCc7k4sEFz6YQkocmdD3STIa
dVjqcYrCshJpyHRPl1MPN8t03yg9fyHPWBaLG2XiFwMjMGVG4DwZgbx/BJwG4DRa8a94EC6sD0LbEIEDqsxVkONG/v90bAeztXWtY5Rb6AQZLBysPnqfjlls
bbA2S3e2ppyLkUg05WwUeBH0bcHnrMh7nZKVFfLzb+WDjxA3X7id0cbo0xRtKm0GtCjjq9pKI7XK5/funinfaDMWWTl3eHam/A/y+dQH6fPZ6vpjr5wpj37B
km9/csdM+b3qh7tmyn3q4T/6eXrgaXXPB99EX35HfZnz1d8H6eJvfdG+DvIwqO4BZA3u4b+458QXbflmyuSf1MvwWdWBL5vK4ZuuNv+imoPP3M6H7R9q8+aN
XnqLaMFIgjXf4hrkMXCCo45j+QyDi29xmVDVSzuPd9Hn+dEdVHJcupDvaStZAulUHqRpnHRSy3FbrdTD3fSCV9LUTqIoAUwVSqbBzKNd5VPhjjZA1ZOr2kEa
6hujIIgY7r76ymCGdFcr1SW0pIRT6Y52IL958qr/d6bj+47nea7Ht14t7hW+hXfAuIT3m0Mbh0+k87b3yESQDnKZXkQmnhLpUe1+unuiUOPyKMbFof5/zwnq
/++Tz0+9fKZ8Sl0/gevr5PPh/32mPK6uH16kp18kn59X1151zLqKP8z955nyj6wf4s+vf5imxVnXMZo2gimpnuLhDvJ4a4/mGakDwNRgiMry0DeunikPrWfA
jOy3kUt8dsKIDVuoRwCjlj2Fi+yrx3Y+tC/GtzNOEfdBS2J7h/RBWNReZ2p6tnz+jnQOd0iKDlFtZVHCZ9ZB9rvSTj5BKhOxFp2r2yoc15Lfednej5JbbJuV
7/pJ6uz/h1oWXtf2ODyg/H0oOJ62MDnRVEtDm+W1dKm8mJEJKpEoSs8/Gq89bSZb2aVl01xzjeuT/flgocIm4R4r5IzPHPjVtgrXsS0Wu3XR7mjR7jdFu18T
7S6Jdrba/cYO4ugdxK/tIC7tIA5vpGor8mtbkUtbkSOmNTswETta8ukXCXg5LnHkuATJmsmnW7Y7W1oqmV2JaFuLaCWqHqn2eCqWj0xqV+t3shgrVAzEVW1r
BQQlu/aQoJSmgW+1XCcM27ZnaUe/HkEc+6gACwfiwtlg2QrSnuqFgyI1QRDWIzPIJPvaekYhRqMTOY6F/7ckaQ0n+ZhmO/VBP325ekePY7npJQ47CejtFh61
LBv/T/9LVO4tbuHaWdLxlqTjsy7UutTieUn1vNRykAmnWrB7phMmCQRwEkbqIu2RkK5xGMZMctZ/kc+uabH4CNqRYuinKAz90Pf9sDXwEF0O9UMsi6kGl1k2
5Lq6DYDkVunTCpO7HGE1kcIht1uW65KtnwiMLOS0o0pBlMMGy6VXzd7BzXPhGkAxV3Osvxo2vYKok7ZIZ0nggBoQ21TKSwTlQZXPaYM8xtyh/Ebqxju6+gH5
nT+i1z2EkN+DtUxfJELlO6FQsLJg1VQZ9ogmf1VVhKuSX8MzBBBkEJkc0QOhiWiipEtaHv8E4XlSvUVLWauM+TctgfGblsxWGfFvWmrjNy3NTUNZztv8QtkD
bqTngi76DM9We5LUT2Q1jaqH+/bOP3gMJbm7yufsHXdy4+hRr8R8QSBWuf72MrtqMvl/kSsgumVWnRfY6kiJ1ukN/AKWrAzMyeAX7Cqp9i22xGjLgOxV5pPA
/YnkckVy2YyWT/ujvCTZ69ge+toXEY4T5ABOZNJPP8jqvItz1T0zrEIgTT7Kfc3ZUgSk1oZy85UIDMCusr3H6KacMsDZb6GYBTYQUwORttpzTL+pDWDPTAfy
nxUbkfyhlvxBU/IHNckfpvoBXz2QNh7YKbZzqGR9JJcYRFd6I4QcfydHz5nub5njGt8A41WagtWnKVTbanQN7afY1d0dd+7o8dk6j4fwK9lbOZMDRQTNIjz2
qzOGkaW3dhwS+uxc5Rlv6xkvTER6pju1me7UZrlTm+VObYY7tRnuNGa4Y+a3fK4pP5bWP0h4wX6KtuuTzpqe8alRPqMtPzWm/q5Rf9eqvxPq79nyF3uEeNqN
XmJBL3HgmuE4OegmQnOB4yQczrfMpM395KE+cyzQJxqVOQYAa3T0Y8YkC4xJFsAkC/FHm2RwmYdFfAPrYWSS4em4NlDMcEcmWSjZQcYki747TLKobpJFyiSL
GiZZVDfJoppJFlUmWdQwyaKaSRbVTLJoSZMsUZq0fEtrFJPYMBNlkqX8LdUmWbqLPotJli5vkukHB02ypG6SJdokS7RJlhiTLGmaZEndJEuMSZZokyzRJlli
1ICkaZIlxiRLjEmWikkWwCQbOpHIJINOlCqTjN4jE29C7k9q9wcwyaLGWo1qqziqre6otuqjmjSIalIiUlZHpK2OqG511Ewy5h0hk4xTj4G8mG7ttfMIINvK
JIvqJllkTLK0MsmiyiQLGEBgWF+QSZboPmgxnuuwPgB9WU0qRTVx9R3qHO6QFB0S9ZtkUd0kS8QkS1ZvkkXaJIsqkyxuyLC3N8yyqM8sC2pmWUzKhF3bzUK5
rg2xykSDZdOS3ZF63OO9qa5MhNzYFtQOgfJzamaQihrjjLqwUib6dtLA7KShGCw38ERQA2z1DXDVG7KTRmonxYSRno94mkQ3tAVt3muY7Uig17mbjZ00FjXh
u20njQApGH1bd9J4YCeNFeh6Vlnxp1peu3kwdYL2U09PG9I+zwOoEA4WylmgfnBSZuHvIJWnkYWZB3cqpiYOlmR4qcdl3jIK9NBgfQkrATVhHqlg/WipYH1v
MFgfDKuYIR6TSwMVLBWUszYDzDJ0rc2gS4Bz75IYE0aoCBM6xB8PO/8POBO9EUR9AKcslT9t+dORP54C1RkFqM6YQcL5urV/kzuVg5+FfrH2FyN14Byg1nn5
WB2CB4dQdHcdeQeHlR7eEiIOQAXkeMxChQvcjwtCl0g/z1c/e9l9og3t0GFDOFfZymnhMU84oFjxhhSC0gcDE25l85K6hLqe+WzQDXl3Rk/FPLi6yIQovUwF
1os+qpDHUGNzGz6BKSfngtxdUlDAnyKFChDyzaYQwYHjoKkWg2LkS80ijmHFpKuBYKmT/VlM6dmZHTJZbHHWzYKMi/GPbej0oSTLj/Nh2Dj11gktH3H8/iqY
lwhkq5fOE/E8XjA7L3HO48Mt6SD6Cedml9kxKAnK8E7Eu0YSBxuJQyhSZhX1hvRFYUSkJ/WEOYaUFJSG6Y+jGYXP9XM67l9kJNJ1WiqbiBu7syBb62qFy0a/
cr6EGGNMUENtb4mJ5VPPwd4HeBsypdocX6sLg6+BYa7hc/hvdBn5SS0xJ3HBKm8h6wiH1eU5d6Bi/04D9G+OBsheggbI6qcB+qxj+7NN2N+wYIhxm6HL8LWF
w0E/byEkSWOEMmawYH56CqaSGWkdFRTvXzcp6Fnq67X0NTn3AL+YZcZVmOUkjv9Inb7tRbrSDH24W32geh7cz55UKZ/tfUY2xHGAVGw7OABsCd32uYETt80w
WUHuIqBDB3/7JHB/6T6FYjiBe0P8Cesx45ZKTnKBasw90N94dKGPbEEJwa8/YfMFm6VEsu0FCL8X3o4Me4r9bwgy+O2xF83au+09xilw2DZKjGwSLZmjPKuu
mQTSpMJZov3iYRUJIWz3NQymUGEwgfcay7COwQTED/rvOmAweWQMY0P+ouzOU1Qi5h0zRcQyz2DvRRVkLjwpVyvGbkZ5LSIoL6QGzZiTOg59D/heTv9q4Tte
2wI1SHoBczZ75eaZPKbPrCg8+ypRD6aoNhuszajK5UWCP1fy71+W3893pyBD4P6INNIq9Gne515v80dsdA/xx0utB/G3s8k5ZJd5Seruh2lOl4e4yR9RCskE
yPBqVWDNoHRmmIcAa4BVlg3WBH5aXwBgtlGhUCqUQQL1VejVVYVepSp0v6rQvF2+2FRovl6hKfoN/y7YtOXS3/tt9EOj0pGhafIuolbTfkH1e8gmwUp/H7RJ
JaTnHrB7o/h7yO6NARcUs0UwwyONFsNkAuOYJxFyOsc1WswSsyIUvBjWsFi96F5mn02VyS61zqI/I5dSH0VgQxynP2OXOBnrSr2AiRJ6qQLSBbmXZPTwIUzE
kQb4Q5aqnhnPWUOmxrMWj8NdqNBuGgf6M2c3x+JWGYvbwTphxiKtJkdaTY50VZPjKWtgdtxSpJgdXYDY44HjUq2b8dvLC9CIN6q0Vaq0jaqU9VXp1VWVXqWq
dFrTI1XTo9tX7dSQt8r0yNT0GFHTY1RNjzE1Pcab04MZW7t6eqwxjK1rMD26y02PrkyPVBiW8wzTI8W8OIv+jGJ6pJgX4/RnHNODJ2Kk0ef7pwe957Bd2Xsf
Xx+4s96eFv3nMse8EpinqqCWIZ43odjkkxgI0Euc25D0zqC4lzi3QnP9QBFOX7xwpHy+u6MgzbDLTCICv69RUoN9RQQtJZpODvTi6bm7SCjuu6tHHdVrk3Ts
pByKG07P/if2EyyefGKve4llwSEXlEefPmbji5c0i1QBirXHPvu+d/nmsT9/+iFXHqM7NCLpvuoAQj+14VIL6k83pxracmLZFTAyBLyQgVR+jcGLujyqcqnI
yq9+2L6MrmY0lcuvqhtcbE6mhjY3GpyddMvUpXyzN1MePcUPtuh+n1S/W2g3e5b1mJMWIM2hxryb/RocOHRL4VzD+oizXU4SuLTzKzSltMVjPT23m7q10ePx
tqIz2SPbFsEV1B4okNT/Rhmcm52nLcop776L5hq12Sm/GVzTdqnD+Kic9FivJ90hns3ZO3rd6VkVez7US0sCbXH/9Hvu/ky0Z/rse4qIX3XXf+SB50r9J0R8
HEFM+rVAodwO0hDSkwDvhd6gbt2EhZKVX/zcJ86+rZy4k/v83LdyZnqGlMAigx0+QkuQPljFWG88TYEU/he7Z8r3/Q+q/rlv2yesfiRIyp8lVaz7oXL9T36o
WFu+4jaMXHc7veWc/16sy7M7FvN1j++fxrv2TE+gvqjk//MfSZ2Lpr8p9W3la/K1+sUWrXS8n94eHekBVLPLtUUlgV4+be8uxrYt7u6NSKXsXcU6mhzXtX01
vKOqKetgKqIhMt7fOCgk2K3z3VuKCXXveF77cXcxPk0yeywfv6m3Dkmo9PPETYu7i9HpWQRsrlucnt0NekW4WKKUbIl17SAf1VdCngT0lX7p45wYpUrLbYw2
2TXDTBMATyW1kR3sKavqKUDIR0dmwNzUVfSyQ6YIqgP5KvL/DmbgocmQM2VMmW+9o5dNz9I1HqGujFBx1oHp2f29s0lxiHf3Jmgyz4W7ORg8nLb3bZO4H3QZ
0Ceq/pSZz2F66Fgwh/BdY/W7+CdaHIu7p8XUeQ+vvQyQ9+Xze2bK5195Dc0Humsz/tlYxPnZu0GkdBOGmRvEFni33Dt7TRv2EibYYm8MjpDyGCvfST42feVu
EnwIQBjJxw6QsWov0MXZ/QtYgvT7AepvHxWO8VqaMS3TpCQ/iyv2KxLsxhWmu1u6OaONRk/K76NmEtV/HEe7plXPTAvFnmklO38mMbNosuWjaN+oaZ9+QLXT
lnauY/Bcms3STpqx0k7cDZlBy+QAVsUC/aDaSvccMHOr1l7LtGZ8aHsT0x8TjQa14OGR8R034zux4vhyPBN+24Z/bs7P7hv9AJe3ypK8kqkUGuMcSvu7i2oK
6PaPcPsnsP5G8xHV9hFp+wR+h08iSlSbgyXaPKFkusUTohrniUFhkZhxnmgIizy5CfIJkmJ69mW8TWZc+7nZG4QrFB+hf/H6H01tfcXJM5Ylo3g5X7SvVQK6
1gHuCh3QWq4D5O32VRyLOLQDEhn1hCYRaoF/JvqkCZtSsWxmx08EN3FGIFLfuyyuklcWI3l0E03/iVfSpIl+ZPGVBa0UllvdfcX4TXjpyybpqQlO+pPZzo44
1OM1SBCsyBgYgGZ0NzVGktio0w6QLJp25zA+o0dK62q6Rm+fIV1RqrEWU31+W289fY/38KU1Zcj8YGt7PnVA/FOk2K4p49uxV5XRDC5kSkbG6M1Ont2oD5jX
lC3RIFs4Xlyv3O0IYSv3KBYCfEHaNJmM5aFPWz9F4vTUL8/elvszHDneXZwnsf13n7H2TI8vTD9PvXaK+iGefpjVhSv25NFuINzGuOvP6KZ4Yfo1c++fO7X3
GFSJ6b/TyPd8Y4gbp4+ePLZ334H7H9y4e5PVIilAcjzK10GOR0zL1S1b1B9lm/YDsv/XwV/ZzdfhrM9HY9fm6/M1W3ZQD3V763IfeMOKF4RULGlCJk3oShMy
akI80ISkakLMTUhw10ATknoTYm5C0t8EjqQdoZGc+/AXLlIS4b33KSkyJbIo70lAAjjzBu5DW9mtRjdmxRimH32aKM7S826CZ+TLJsURFuRnYWIUS7Z2cMDG
+wdsfOiAjQ8O2Hizte1yDRPT0J5JwmSCROkYSVleVbxwaHmYNVL6NK1Hp9cfoKV83gJ1LzWdvkT8JaqyR+ZvascCmMyrEXL/lZIOGdNXd45q8spepIhd1oHY
xac+WDdTrEFoUEdln2mShe6+KvfwZaxpmK+7kcx4UzuiNRID5X47mRDwedI9+IY10UEuxDoS1fjDunNIqlyHFOfUiNSR6fruqLaaEa2KN35UEili9R8UObSo
oZTR8JGCAXWcBASugfFRjTb1qRgNQvgh89+5wWiDSf0N+QQ/PaEk37BKsCTZbbZEWjZOP7WYiudKy0uuZacwfbiKwRQ4jEksjXD6ioUjUI+FHolKf0JHJKUK
nJ7d4jrktcv+aTIT9WHvuYLzc9tMOTd399wr6d89QAO6dhJ+w2wfNNzk123HJlNz+vJeq7xcgFzxsoXpriQg5UwDDsYH70d6tBFO794NN2+bYUr8RHygofiU
A0RDW0zSrfxjYR5cw3n+bBLFeTBz7pF9Apnj5P4ijUl3B73hiusmNXcxI7FbQGLH+fIs04wjWI5qAUZy5pZkRBKVt3olO1BBDLW78HLnJiHeyd3dwNS6idEt
cg9bK/vLHfZR5l4eLO7e5PLhzo/a9h5J+Jp+3tpX+NPHrJv4lIo+YXbsVpNkoQeNjKFgfKYsoBtz/5UH4IGnTRMIXf5Cr3qLnXycurZKIt1YD4Hi8CXYiIGa
tiE4c6fUEZ+zjSutLVt6L1XOyj71GnkYkfPTfINcqjLJyFKRvDD6NCHDBzrPwsWfbDfSiW5i4lxamPT+m9oAJHZxrmkhD0mCs6pjOP2//eBLpk5zt9cSymkw
JOwOZ4H8XbEe+cJxEyGQ4XtB7jvDfjg4TrP38QSOYIADbQ/nFtBtePZEEtsYQ2LjGZkQHM/IzKKJmiEJGws4U8MklDfUCo85Dcu8ufFapsASwCBJkq+/uNV8
Md3yvYygjKBQvi/JPTTlS+pX2tI3lBdwuydxxYNF1WJXn8+YCXdwwnf5jPQLv/TPguvYzsC7JL70Geunyo074dpw5agvKl/zadI5Pb7r3Mf2Sc3NvfaumYts
jh/2cBJIFg/wHc0Nt5PYNg/JvRw3EmW/qvRpqqSXNPH+NkgHuFVfJXIu6tVYj6zkQrXUsOK9nKPgPHBmC7YdIzrPAFSQb1/qZqdx82Vy8xGnZasIB1ArMa3L
dLdGy/G2hVq0+3eKn6RV8ZP4tbockbqwIBAEndqPjy3wGkUcLcNmBGQZR4IA1Zrv+UsxUWBgSBKCw2LbZOFIgrIjCcpQHnzB3Up+7AU6gKIdhDGd8CmDg9JO
HvVIWrk1aRXV45JKLGfMNvWWSOKbzfkjAgvyMPsFhkOMqNCCz6RbMpgeLiFlVKI6eJobJeEWxGdECK/IGy/Ih7xg5B5DESh04TxoivDFEvs3rkpmw0QXRWIk
e4jr5zTOWm8xnw7PIgRiqkjxJy9Ic57be/f8wqHDx+ZmaVxwDk3qqb77mKV2yAhZ7Tn9Sacr3iluVDk+I29PpjfLXodsodffK3E7UnVuszixo4vs78Fi3mC9
CF22wVpP20qE5F3uuXHqOU7R5LE3j1lDL1Wl8rupPDF3gjw5Qu+Ijwj4EU89TAp6GrOEOkfix4Iq/JqaoHeF5KWYgDTJ1FRikqFIHrQxCz15GiutUPEVtpqs
rdyTsU0OOk4NziTbXiTa943JUsWkhvVVHjBp3bBVzrx1bUwqBpkPhq1yuQcsyu2+VZ4uFh0DGhGY+J1Qw1D4j89DD9OIOaFeveZWHOFjLvi4KWEfvwrWw3G2
S7cdu0/yhRPan4WE1sTjvRn8f0NjATlNBaf1LGMi7D0CDGIhDzgCmwNio1JmqAIKjd6XMQwd3Wspei0d1mspeqSLXkvRa+mwXpN7wNTc7eu1pMx3cBBHpw6y
0dlSv4a+6O5ArzvchpTJpPMUxOdtpmhOhPE8mRFmaXZftEXUcCAT7aTZFw/Iagk3WKmiCJ4CzTF7Qdt8y4dU1Am9mk/yhRCbrnO/ty+yM5r+PkY+LdocBkR3
tUnI7pQ5HMtEjZqxkloDeoiDkTxay4WPTYv2AnxyZ/j468PsCBExJRF1/3RvlZvgfb+dMeTixU46LwcZIs+87JeZ19HXWFbUERa0D9LIeIxBIsmZHaCN4M6y
VPmP3Wsq93YEJuWMTJDOFFxFB7nRLR2qdI1sMzcK4udVnISKvQan+xCudC9OucYElI9RDujijCGCEMKIOgJs7Xl5wpY9hm9nDhBb80bUn0p2OrX4xY0V6gIS
XWir1x3oZ4f3ypkKAz7gwgMss3149VXSjMs/Zg/u5bgPS1hWLQAISe68Wlt/7XsthZzUzMtD6sl/knQWW1tijlJjMMU8qAuutCaQZkBYQk/cOFNeSn+SrYU/
yfiYce4+3kvKDwG6YRNVWK6m5Rdx4QuWudJWSNgBsiztcqOMDGL+yhM2W8UcyfkhNWQpfviE/IAacvKSTaVewwiV7RvbQfl2+pl/JA0jT/YUXQj4vHuE9Yer
4ePGMyDERkw+QjqwoQKDyKEJ5esz65Bj85RBl0c9l72a6BION/JTUbEQkRy+ED2A7if1iHsg6O+BQPVAMLwHAu4BHNVRD7RqPRA2eyDiHnDlGd0DgSAsBYhE
jJihXs1Xg8rJPQAUHHfYtHCUFvndOS1aMi1aK00Ld2BabJX8X5kW3tLTwhVsUhQA7bdUWD3+pZZJuEXC8aLnA0vY2ROKOs+ATgXDVDlM03aAYzQlYA5AJ9uK
eFKwwXIXW249Ci6cxxyZJP1w84F5Dv87j/bxchbgDcI901HcM17e2VF0d9GW0O3nnskU0ux6+gkH9ohxQ+QfNs4RhA7ExShQ1DzaV4uxxQriDxKctZoqsHAc
ZNHOIPa5wNuWjtxgDwNHZ6gD2sbH8/EqntDrjcPrNq63TO6neLFYg35ie6BYO5mPAE6kViu3Ge04vgRATa1SS6LTJLl6kOFecxf1cUx9xEcP1WgNDQTVJMRA
5OnLECCPY7yxMtyVezvz0TLbtVPEuCIu3qeJvG3xrnmK5KcrJD+ZIvn5uVarxaA8NYZB2h9cg8pjIY4CCiVyszFkLVY/AVCO8Qpq4yU6qIEkRrbkxEz2xgXe
J5rfVhEeutLzpxE2SsraooKtZJ5CBSFtKzIB0tFp1Fs1gB9SKFml1djG+k7ESPBvFX5Qu1nWEg9ljIdZvVHwWl1SGbJP3KdgpWwEd3XwJ+Ujx9RAS3Hcbl8V
NQaRKdJl1yWca5gTEdL6ZU5oBjiXecJ4J8F/HuOO9lfVY5JODicG2XMnj7fzd0nMt7PjurYee99binezrxQXaFI5tG/E82PgUBx0FS6wKgl5b/ztoJpuRn34
fOg4s8meKoBW4aZvF3ZVBD0CZ+waHvJZEAoggnE7XWtdx9MIri1FDDxdc15owcJA0/Y1kwWe7gR+i/EV4FL9PstHULB8bE1PkREyr755aLP55k5P1L457CnQ
32ycJcg3H9+teVB4wxsYkEFIchixPtPuAfHV0ir3FotkN10Kb2ItlW6dwD85UNsOkFyqbNt5kP2mu0nHdnB80gGzbwefw91FZ3/R3V1k0/lBdLyTd8Htm3EK
hQPln4mDU3D9poj9Pri7SDkLgwySPNgPV2SYJ7thn9POQv/Fr5zevA/n0uHLJueV14XrMw/D9sBu5rfNffa45h7UWZI+MxoO0C5DTjkQ1xqa1OM/GQJqECAS
chNpY0HPcPY0Il2VH9anjkI3BRwSRV3gHija1Kn1roBpDk9w+5UL9IOJ2KkdiezW1a5d4h2VnU7pftp4E45UQDfGcM2Csxm9G1Pf7QdsOfiPE1AoU7dFih85
2o9EP/rIKZ3BfgZMC4XKoHstZGV510zRgn7fZqyGWMYgkXFJpdND9Lj0H0O4bx06V1v/4jMUMTbN+bnMNOHAZJmbzDodqbkZ7S8STMdlp7bPnR/wmKhpm5jZ
HADN9iAotddgrCIeiVhN4Dj39/OhApNk1OYoOldbk3/RDYAs6dF/Nm97ass76lbR0HDKaV5rwWr3dfoIyPZogILpWY5xtxAkwDEaHPF+PY8eOzxbuLVFtzGW
BtBUaQtiP6QNlaplPlviAmdXos/ewiKG/GanYmsnew2LBJIcYZi0r3/2bhXwCSrquTkoWlfsA3sAJz1giVX7cUtvxXCP52bzbH7zsRX7w7Zi3/goVnjeHva8
rZ7v819gHc/3sry9DWfA8FpIaobDwe7MiaY2kc603obNxTxZpNni7sNmGPXv10me4dhxUqXfM7KxedCDfQqxn1xmX4oMkkutl8BPdCliwBGveTHipoG/52FV
TskDmKItk3F2zCLNQsWmh/upItaPNF6BThGrmHFOyqktOCSh6w8ijBXJSVPC+cH89UftS5zHHHw+333M3uQeVp8P0+cH1ecH6fMhB5+eABS2LumYPZM9Kr2P
i4ccRMm+eS97NOQmVQ90Ktfg2LAaPEU1WFBvOkFvmlOfj9Pn52z5fIw+n7JNCacs82YkFZ7i+NxH9qr+Me8Fzg39IJu6h9igQGg4AV3zVyjOutT6qj0w5hWV
sIFk9Mq/4jd/FQcWVOYn2atEdsFfsTlYG2Chp3Cz37xPaTsWdT/iNE9r8ANxhPMcqAY/BBp3W82BkTxA4iRXs7MgzBi1wT/judaYYcNKToPVTatna9PqZG1a
PVWbVicGp1VtcHHxxLcwrY7XptWx2rR6wqmm1VFnqWl11FnFtFID7NXml3ROd4U159bWnFtbc25tzbmqczrDOgcXD8EBmf3SggSZ9XVOd4U159bWnFtbc7XO
OTW0c0bwlTvn6EJ/53C4q6wT7BNPVrha0kNwWiT12ZS8IELxOIdj+7nsTj/P1dKLUnHahdIP9PObFtTiZV+yLV0SqnX76L3VsDJJHNf1MLccB0nDvuqWuEgn
5UeOutqCeMDzggFEYb3JO3Dic4S+B7UHhm2QOzBsq+3TaZizDrdklbumYLj3P7HcPjlgsgKsFxXLoB4rm5CVQXb9O6aLK/MwGAZRW9sAMW7KNgzZNsSR6Qmd
XGEVDtuGTs0udMxm7MMuZNC3eEbOrWAyxNvl6DX7lJptiBuykzo9kWWL/Q29NABgP4PL6VqZD/Ub7BVuwMRlnHoP6P5hrtK945klaiRzRc2KNw6bFRqsFC4N
eDYwKwJxd4Ti7oiaTo64cnK0amO8wilZIm6NvieWOzNjWvakNisiZOGyp6AtnoJEhYPkO7ZUkHh5rDs+4G4Lqds6TKluHBD6Q/0Ge4UbkHWaCvV7Rzqe46US
5C4l2/m82Mveeq/2ZzSnKBNFhEMYAuKm7yBgD0SjLi1EMgHUa1ce70TOW8OvwchQtgCASQcnMwqTcKBeieTYWuJEYDZxtrzM9LgByGrCSG6QhLITjPbnCXad
v2MLO9Hpo3tnYbEb1/uh3Nuyk/5KwKLNcRiAjHsH0oCBHygwZVu5lr6rwQj8mYJdz2H5JMdo9MF/nREAGFmsCgKsF5XecAgwvsdR97gNELBeXDq9kFmwFCFL
rPohFnww1Rswn6kv2i6D7uGVdxaBAMv+EAmPnYzEUtolmYq0SV0zyc560IECbw3IBz4f6AkqmkDA/4pjh+h8srNKSxOcF8H2IlSEp2GZXzOJHSLfwX7/XKWC
5jL6ScW3VjJNDaIS0OXn5MF2kKOmdLlNW1JbQ/hjErQVyRLi5RDo5DMGBAcSpfBe+CQCYmBkCkhA1HZ5IyXrX+5OkYSN0wgcB0R8epMrrvXoViSw8MSducC1
XuIyBD7OPBAMlUdohc9QHAiwyp2rDMay02NnbYTgEAZjS6uDUlfTtM/egZO3JLnXtZPV9dt50m/nfbf2m+619Db02px72wwyjC1Sw5B6jMwsEr69Lv5EZEPa
eWiCajKJsulK9E1bom86Ej+h+poPznVPI+yzq4N2yhSD4vPek1Q/0LfTHYu/sG17j6LVaGmSkBaLULePZGxVRGMIZUDs6eeHkY1VPw+SjdmmYCEdc4RSCMGi
YPShDSbMHfWp/2WfVfxhtQduwvkFbJLwJo7lZKbRfpqO0GB+N8hvWvVAktV4/k/Tuz9IfMMwFbEBvKg4GmIOKnGHKEpVxE6oAZikM2STQY5qzxWgJ8Xr2NKx
KOZR5T5vaWyIFvRS+vEIRym0Kre5y8dtseDTDysnFPqiUPQcKS3kcHqEMdXK5Aii7aps04T+Af2cvjmsSBlayT94jj9s/OqwFSr8hcNgJJCkVuxn7lOUyNci
Cmu7iZDh8U9kFNIzmgbtVUyD/niiPF1UUWkJgoqyfUVXhrajaJCqvu8s2e2OdHtHWDBShtvmQJqr2r6MQMwsGAmzYLToJ6baYFA8UxCjzQ5OtG0sHpecNu3c
5Yi5RvjY0pMxkcnYTmr1RN+0GzW0VA2ZpyOulSQ8HSlTh0kcUIq44VjASBDxdz2HWTv78BM/wvRHQoDXZVKU/iZW3EeRYTxqMeNR2Md4hJPqmVVKyn7uoaoN
FfdQU1RZRlSp151wXIlurYK165NxNcbc6ZpvAYsgap/EVVD7ipTR1hb1SZ60MOH9VlqYHBBWEWC7BByeLi10El1jwZAO1LxRpS9drl0v1x4ol8WYh65CfxUJ
R97jE5njqiNpLnIvYmFwaOEml3v0qhckFDbZWmHxnbRrqGrl72kFnT4pYmV4C0iPfzU7pKB+nzRZ+1byO56LSCO/nq1fBTlNzeC4MOAzUkB1uepihmAUkHSr
Zvi5yz9PqfgnZAr42e9Knjm8c+zK1zfzBVqegUJf8REmNQWPCv9ET/6e4mHw4fe8FUclm9xbhHXkZhPIzy8CAIR63e9rqaqjDwMcnpIFxLLVk+hDT6IPvWb0
ofevLfowlOjDsBl96EsQZxV96JvoQ78efehV0YcBRx/GAqCE6MOnq+hDCIwq+pDmdj36MBRFLpARPWX1hR/+qtvStFReHU+3CpCQaeQxlo2aGa6acC1W99WE
c3NbzS2XE1DU5GD4AsaeZx/UdBdhXlPOhT0Pf6agrwOLt0rpUcHobZv56yIWhqCpecp4RXusSGN6uOrQn2FAzkYVGAXkLHwCTIabpwjvcAG4klG91s/wamD0
yHjkVSbamzrXlnFF9AuUdBhhBZs55xX8nuwPNAQnR0ppbu6eXXZJO3GTRl2fVvAy+vsfzEkWjnkQZpDC4Ww1+ytUKJukFZWW6OItCUAMuZcrqM/kkNtyROpX
sS2k5TjaBUgt1fhJsFBYlxc648Ljo8cN1lkF7UjPkzhlH+E4wiq/3z57SZ4q9B3oprLfEVAsCyvQGrYCLawuS4hHBx+yhz1kq4cSYYg2O413RJllfsW+hwBN
5TwJewMcfNWvCWc+yBY69HdVMPtqphPqhqDfjWOoXhEKUNvmkUXhMM2bo7Io5pP7x1rBrKdC09SIzNWBqMhyRYAR9Bt2w4Vg18TFkE9iJcEtrLhshvE+4Ag7
wS6WcjRB0cbnzssKS+TTj7WZDaCleSRsCSqXEEPjZcSmGPGXmL/cJCdJ7I/tij82kwMbkkOM82JJtg2HeYXFCO9VT2nn6pUChvNShkiiD1s5QeMy+/+krw6v
yf+KT5darwAgJuBOPAAcvVzDEZVP079A/Mnqq3JMp7DoyHiRkVT+rQK6c1vPQYDdTkDvbLB2FGsUDKDeLG4vwiEMusuzrY32seUuz7s2igz30b4NpFOjidQR
/2NcMBqypX49yddggqIYTKi1+egd1JVrH2d4j/5bR6BzraU/ZH5M5KOL+TpmIFxnjhRlEnfycVaWxobN4k5SjXu+DvCH1MtUiXBXHu7Mx9n3iKH9Q5ZGY9Xr
SwAeJb11aSSBmlY1JJGCGXpWFAin2inkWojYKKfaKmgm8Kdb9fCL7JtmLKpbCxlammKcFyfQVL8ji92S4d/V41vv4jm6EYm4Y/lIbjfn5EaZIxf31DnM5sLi
OfljOEvlOfmj+HQpIKfgKL1JpuY2NRsZNDSHE75bn5M4kp3Xr3i5vOKWHkNE/Z8CIPZfAfyR4tMrCrvjerbj9fWXX61OX5acLUsOYK+y3HjK8VJrNsqSN3o9
Sx0uqYX2Y2ah/agsNDTKWqJR6JCw3ihLL7Ta3DCighsqiF1s0r5CDYnMEEYJVJsaAm/MMlthbxgRBGynunu5TWEE4aAj/bk1ZplZugq0zEZUVPOW+vUkz7DM
Rob8oorSiyfNu0svnrQhV0ewYkfzEdoCRmULSOvdNsZhqLSu7J15d2BdVVVuylw+o1sr53cTfETXG5FjPFuO8axylhZiB+FZvXV5jAgxDisnW93EbdIkwkyd
4LpSDUbwYWe+luNsZEY9bRwp8p1VFN5L8hQW0RhjP/H5Zj6jyuubi7lEOZ/Xi2QuTi03FyOZi3H/XBwQ+pGZi7yyHFlSI32S/RW1g8tlgpOXDUwuOempbtTy
ko7r4lTW9Vok+KlaxfR5RB0zrjXD+rP7BDvA3KeMhtpOEBkq7sYtchA5+CvEPU1ZNrxHbxMC5zEQODv5GMyJ3KFZVB+XFUY0MT49OcRxhKKJo7fWDRteKCUe
lEIlPydWIT/DFYfXyE+S9sNEjDUoYsLaYgnRF5ZkFVjIXnK23kHjb5Du5mo28yddspndPa6xwGs2M2czBUi4CpCRxOlWjkq3CjmhCrP6+22EcvpoCWekKk1a
wJ55EyuSTe42eAdJZiCTj57ihZzKsma3y029tpRBZpvSgZMj7KMTUqfB2Wk1ouYTwIzhfPDymbxDQy4HwD/Hadhscm9E0KjNZr0kuvrwSYDtls0f2O3O1k1k
S/iozkthTvC1y2UztmYYfs/hwBx6NPsjttDtcu6b7o5yzsFs8bOT9+nDzlo+maPyyUIZEdno2fwF/AC69DHJrwKMRd3yxDY3gwRWmzO7jpWz1+bBDk58saUQ
nANT/6VCNvElDWU7JEHbbDkrpGqzE9k2W84KSds4smPbtb7lOOXcMWtHPbtatEVSyKylkq+NATL815oZ8bLkbR4fOeDAv84W7NXb65r2Dv2EPnCH9YFruIRd
0wdDP6Ff3GH94g5jGoYEubMXTdscSBvIMcU25PZAmUBajvHZxTVvZ6y8nSphkRZ7zdvp6Z6i3ypfIEO9LVWsXS/WHijWXqLYmmGFogU+3B5+r5DmhprM3dH3
MNaEua32SU4V+Pbt3fotINR15Ae4eqykUSPQMRq++EZbXqOTM1/TDiStBaZ/LbUFrhunivOdEgo1gcmqW/RMM8gUGNi/GRo5B2L8+e7G+rTTU65lphfDQLeW
2GxbZg61VE7UkG23hW13kIYeSVuFwjmPkcSSqKOuioNaJ0l7W+rXEz4z4mmJtZTm4R3Uu+njcBsO3Bou5m3W1ALlZQKaTob4YqbG9ob7PWrNX+2nod0kUGd6
FdZ6a7WflupVVWr/ygxkSWJlhLQ2PBwbSc550ZW1cyBv01Kd/OEi5axIn/1VCAmRVRMrh+jgUHh9Ppf+4eCo1Jhdo9n1mmi8UcawT3GtBr/FNVj6PUPqJbBp
A0efVfkADq+94oTWvyeWa08Lh1fcnowjSrx6BJiaJxKMJKc7/uJ8L5bloLWW2qfaLWoOzJtRHrgF4SQd7OuOgEDA/6RrkTTbveysPb3ZeHqzDNbT0MkTLD1w
7f6BMZ/KPTRfs4WifYQWMz4emL7iHlqzR+4o3O3Y5pDDDv1jcpH+nPPfBfzEm+8FQNVMtrGbfclZGQqNJxPQW9mD+7T5VfAT9N/VzJtjcfqYz4y3DfHjJKLd
cWBlCKZUxs3AnwmofIoo5D/wJ2jI5+PTpRYGsAVWEQe4NxjHi2dkMOHfbZji7DLOnuDYYFIwL4ZKNOVcDnJJZhchec2SHf9ciH824p+Lsy8KCgR8xhfTzoLC
TtmbcAuCOKYkgT2XKGKEm2FpXt83bp+RcasaLQEi/OhGuDDQeRXVlMXJmWxaJj8IFAPY73xGpo/pqVsEqxv7/gZrinTKatupbHMrmTTak7qhUpGSx4azGDi7
lmIxcPhXsBjsBhIzsIDwyaqxGCj3lKPu4J9XZikwT3nylNd8Kjk+vKbpsnwLKfMt7DJ8C7v6+BaEecepefL5QFI9wbevgl9hqVJSKSXt41N4dceNZr3d3qyK
IBbWg0o1WMI37XMIoL4ZKf1sUwhUvhB9MFc1SBEcAb2KSndXkc4UbXAkkHVzgQvgbWzmLgeVFRmwRZVpEl/dNguxgx9H85GfoPXXQdRZh4MEqGTgHYdAtvsJ
pruJOZU+4QtbhJRoaxsMPpy8h/eUdzG1B3LhdOIDP1XEVyk4qSLZAhZBxBBwDUcQeYkQv0SdjZK1/hIkuSmIfl+K7KDZHeZkSlRPyvJTHWFdi9ogsAQnhG0E
MOAHV6AEXI3JkvLGSP9tnRQ2BeYQMHXzpbPwypRZI3TfUTWpQTmHVrsAdIy5z36Cj/q38PtQa0aMz0fl013owVDV/GrmYVJtCmUMEwbJS2QfoLp0BGvIY998
qajcaB7DAIzzOPvcvTqcEt5KHiJfHkmLDkDxY4CWdQCK7w95iJlTGJauQBQIuJU6cqjZEUgVzjAbo9boUFsOsB3nU+rZmeWOUnjCetfwsYmPadimsstbJJwP
Y9MpXzGjZun2Yk2e0FCgZ26t33FbdUcHdxRJG1hSbaEao2mN4CEcnKzN2wDHWEuFINKURpgaAFyEDl1BkuUagBjqNvLDiXkYZHE89JgMfrlnhnoJr5skNaKN
6HX3ajnntqgF9NC4pN11UCl6iOOscXbpcJzxkBcgkJgeaFMD2uDhVNVAaHaxBncl0oY1qMZaRnJIZJYmM9Q1gvS6htrCASON+iWJeWmn6jgU12EIO3SAZiJq
ywGrGWlTSXU/90JHztdBBJhQ662h/5MFHIE4xZNl0tlCVaTVwCKHKs1LhwNYO432qkvc4DZ/Yajw7EviuuFw7E4bEsDf2vaFw5Ik3LXtgDqAAzPXYNJyQPEN
7ZDjM2mNIn7s/8/e1cfYUV33uTNv3+e+t7Petb1gJ9x3bcAGO14CzC6EgN/GGIMdbFVOZEX5A6mpRNdUwq5j8Yfxru3FLHg3cdpUgkBbqyU1DXbkqDRQiSgW
QdQhJIIoqdKGImgIQilBqNAIBYJ7fr9zZ968510D6peqRqu9bz7u3Llzzrnnfp1zfi20MOjmhoI1aLtsMKKDtDxb9XpaIRxEukSAGz4WLtuB6M6NbJNlj8iw
QRf28jhMInTXKsRtWZ2taOMcXp+qiwaAihpoaJD5ynieDiWSDdeFrWXdx/G3ZMg36Hp5Uj+THgBtXSjV1O6+D3awRXVQz3SDb9o/Tpt2FWJC2pXBoxJaQwMr
VqgdCUgYOxjHV7c3UbfaOIB/PgjRGGakCuylrgip8/3B6xWv9h8CTwAMcvcVIplr78njtG1vlf/AFRnzBkcEn6OFDU33v7JPlwJIWHp+RxDFUOMlhWkx0Mdl
G+Gn8rt+X2I9ENJoz9M0jPZB9EobrWf/VLZwaYOhjwwJqxp3tHwFYfW4oQIfbR0I0MohX5dSVpcQaj6kDzexV+Wtm6XVs4oRRwm0jEcv5qpax1q7jiXUUbgh
1StxkFLB++VUPWuIWsR9S/aI/l3VZpEjC4u1GJAJVGsGGT0jDUETKX4eIQPRmwRsLqhzUcNHRb7D9YbmnhBU9UX/3ZFie2YPM0ytiHTALpLv4FGkpZqOUjUH
b+dKbZnaRdrV+EEu3boYZxKnRr28ovg4gz6c7itUJiKuzpzhg/N+sFWW5rBVhpQ+j0lrXMyoNk4XjTlOxq7q/gnFJTuNGJ2Akt0lemZSWH7bTu88wx0GuYZp
3LgauxPDLmy9G2wW8arUPABLtYWYtCXMZOTW9fUyXL+lLTYrvRUfnY4v8TWQN4WtyYlx5p80OwlxxaJbB4AcUc6hv+fQXHryaC5RR7kK5JI9kQK59OSBXKJa
5jri83nolgpqMTkJoBTFb8EFALBs1EC3lRTCReFy9JLQykO4VNsQLhUP4dJilB9XvpbqKYVvqXbAt1QI3wLQgaFxLhVgjQnr8zn0lsH3RG9RZLguwBXGxioS
b0898yeajblxsRv0vs8QVxptxJVGG3GlcVSEjIgrxe3cTvpD1UOINXUDGbpNtO2yv9ZZMUeUJ0Mgr7k+gAPEutI9srFe9vAlIQBRAF8C0JglG49LHuQ47/Ou
n9FF+/OoKo02qkqjjaoinf/RcZIgvxDLQUBLytqOvc/W58ebC8YC3TBpPSzd0+m9aCrxmJ2GKfTA3taE7YcryPE9clHjKduBvXq0R3LtIUhLf/qZ3+M8LLYL
jh9Up7CwtREqI7b9x6dJYsm7VsMN98t8l3gHabm9x12MOP4Wga9svHeOskNfdkyLmnzZsXB0DPizjXSRKv5MvSHyfcbFuj4r7AIZhF0YfFYzKnw7o0JWMVIi
q9iAVKwvz9vW9YyUBLid9mdfg6G3cI+fLedrN9AKBp9slL7yuX2gb9hN374z6Ju9au166UTi9FVebk56ouNdca3jWz2+Q54AW6UNV9OLaSD4T9cRmV6qUN0r
11U5y+2HX3763r95+WmzVZpsQ+65AdFZokqkgDO790ZzAA1/YOxyH7F9zimtjPji2x0L65O8WSR6F7N8yq9HkPiMSGqZM3Y0ah8cOR57KdgrmfGSLKSyVO6V
0l4iLIXjrKtkkqr2SfZ3ut/wVvsN2LsFCsRW1WtlPGqFbCGjd4+n37KzrU7soNCnDyyNM4pOwTIs1FXOrqv8gDRw9bkb9Jw9RBlBPwB6z7dWWueIcPMm+opA
w7htItS7jt6pcIw0i9vTSPzgXzS553ZUhlpvQl0CPW4pOV7Yg/Stjlj/DPXf35aI8h585XY1G8H1y32A/36U2w93RFb/nBs4sZaKms5KQsem33QDCaFHjHRX
0oBzpSxAvujyUqukUVeozc+MjV/MxcYvamz8zMtyKPCRaf3wQAZhhzEIq7nOG2rpszoo8B13wxq49judJuM9XSbjPR0m4z25IuAxcOig2uT0dBiPV7G49124
NdYu5gCm7Ee3sDlsH6a4emle2513uCvDSJDtx540O1rF3Y0wMGEb4NRkswEMVK7Zka7oDUGz9p6kEx4W33Zovlrtiu4b6lPQO9cOea9e1h3y2vn6MTSmbK8+
DnZVeGHnF3Vc7e26eq6WgBKH0hL9rV6Frv/VoTmp1F3QBZoh+0ySOnfms22Y8wuGcL60fW47ilmFu8NdtRtvC1CccxJINxIvjogKCmMA2I/1f6m99lzUMHg+
CirPdZkwjYHKoO3FdnxhT4i3c4Q4izzNTX3bmfdMpvmXnD7U5konlTrz7ZtJW2An0X0ueOb4nG8cyj3225P/pZN33t/J/AX88u6zn5SDeP9M7uodh97Xybfv
+u3J/5mTb817Mv8zf3b3Bz/517yEvHtovjv/T0/+/b+v6PlpPTnzvqqj2RrcppTTX/P0BwPRgokwZyFoMvMZjzkfLTt8QM2jXt1PfHmZ2PP2zAHCgAcOBpTq
3lRu75MherHCyMuTxV3j8GDh1kxEOyrm3ozlUZkXXesqnDYdMeOIJRFwbKfheX5ksjshLOjit+/UqDHw5xqed+MlhE18GL894/e3h7PtlzJ3yNLtlxq2X8rE
jMH2S3XeR2G2yzCoikyAL1JDf6lZWmNuzjOOsz/ix8C6AMt+KZpGWS1NtFP21NKIOB5xXUYan1VbBqyKRXkw9roHY+8lGHvUAcYe0T+ul2DsIe1PQ4+rHMKm
t06H1fFmAzi28h/7dfGYddqMqT44kVFbJi78yPTbpJCHjXyS/B4xauP5gGlyEf5B0+RA/phRs4ATRsTga4SheibgHCKMv8j69yOkx84k2CATmGISrJOfniTA
4sHkU1ESjNr+sTd/+OzP/qF3JBhmKCzJHK6QozJMB/qx3WWR+VQE487+sdce/9uHiiNhLIf7GSRwRAZpc0hLOYXGgPylbi0pwH0SbtNFlza56X/dijbOQeUW
DBtCT+WfdFJ5GzdZwfoYnirjzQVC6AG0BK44S4UwrVpAGAI5WhH4zfQX1GsEjnkrA67C6jU4hsNnJAjcoMbcjHC8EC6mISC9YXIcjrmRcBPayu+DPWsQCRqV
+Rw82oidBomO35khJRYetcBcxGKjHTyqRvHyDthwt+Jdrm+n5H6aX3XggI+i9SlXVA+5QbjGfbq5EKVvUVHYlAsCIVm3usxgbm4rTG8mN6+BZY0Wlu5Ms9PB
LIZkocsksQizFgaAbVsXVlLchyLAOMcm7hgbPWgX+piS7dCxqWV69qCwalHrL94MmrXWvxjOnaOWmjvhKmDUn4i6CbRGSEJvhU/pln5GmRop0iyo0xyu3Ypk
F5Lb2Ch+k+qY5dqgrLafFeCcXYSIbaFGbAsx/bgMkVIRqi0ElMxop2msWzyHcexZWfDe1q6eGUN2qIsZ1eOuzY/FXfyo0ma/kx+11I6uSn6IMHmeLKIha20u
phTpXg9PYUSamMu4VJv4uzM+KjcxjIqp/lbuyIWzPgb2XQm+rQ6uUIaNqiPoZcqRYRhBh1A/2xTSnoq9kELaL4IyjtB9LEL3UWD3MZdSKGPiiNDLEQPkR7aq
3ro1ddUtqqtuRV11e+CqO8DN6pYVCTTNgTRoEBxaV0EOH4drMGToof2ZBV+kHqwFNbwv2nSe6VXFqKiKt0VDDhPnJEoJ9R1vdJVZCK6Urx5U8/tRPmUH5aHW
bwL/3o7n+uXo9IxvCFfi3aBkUSlZUUr2KCWrqpnjfdO+B6/D/bGeURXdaz3rlKOsUy6TqnN1aHUwpmzrGVULStWiUrWiVO1RqlZB1dj20njDd7+gaErOeic5
y0rOgnZxogRsvZOcDyJczk+FnkfoTEaCsuPxlCnnKXrEpCR90OijIOoR0/rnNlXzD7OX1T7WRfqYU35Pzqo0l9vSbHJ+BUsDWrJxpQPrYvC9fgaPoPHu/q8I
6RAQfIzLFI4meUNOppez3rMF/bKBthrUMoB89lhvBC/tUjrGPGyyRZn3sKaK5ON2tHp2N4qBCUs9RTJM+nloKf7AWhEe6C+ZZth67Rff+FmxWQLkPAMtKFjC
n+/dQZib78z6BZ5h7GvC/57RPlbAQ0U5OgNMSulMpwwDymH3cwp4RJ4npm0IuVLyNMvqTDJj9ElbxpMt5/nZ8SyQVg1DdZp2dd986ccPobpVVFfGBSGtXs3x
qW+zvq9ofQnTtFoEWV611NGbxvL+q+n39OqHlBW9B8EQQi+ptOiu0BCzGcp72J/9HO/+OWrx8uPfuK/EkTp2N9UZu+JHpNJ6uOytV6vZ1ar2HsXWKOiLeuxL
67HWdbwPl67Sqo3KVyIIeXuAO2XaI9wwP8KN/Ai3ulkd1DpHuAhvU+XYKyXvi+mynTCEnjBD400TreU2tob8NK09NPAIPRhlOhBsvRXA9QmL+nYnv0S7Yylr
j4J/3abgX5MwN2i7pzHsSx0YDLuxM2z5NRqFgXsPFf2uXteH7wi5vwQ1VmmZ+WpNza8aBHpMNCP0WAiQ3nM0nN6Q9v3QIb1sVBrPTE30aA5TpJ9xqswU6kmV
mbzmVuXDLcqVm2E+4UUkL/pQZlPcmrWmS/YzD9ezyn6mzDqFP/xgrK/MyfoKqHR21sdqN6qhVuiaVj6KYP7TR1tBJ4NvcuRiTbnY28lFozaURXYy+NnGLcc2
T03G0+rZeFpVntL61RlE4AUqSC94apSnjGI3qFHsYjU6UVBezIfJ01Pz83SL8nST8nTD/yxPpW5rzBcwDxTdNAsvNfmdMapZp41WbSrbVsIousKwHrlYLIE3
dy7vUnN1H/eTvnnSR6Qr7CuDuayqY781AfvqA7O6yXOOJLpo0fraHVyqCOIf4F7t7tBEE+HaZQ/5JQtur+iZn2u4HmFlzxKplw9ZHuVyY1dXpLimV1oTkssr
xJ5lxzjO7EnHxnrOArkwcR0XJrBd5nOG8V8d8E5z3EvLGRYjlOL1Uq/7PBfNbgz3otz8GVaEe3cgJgoRKcs1Xyjp2ZOOaWA5vq8dJS578RRp8cNqT5WOU7lY
SsO5AB2Mf+crVUzjtxd8G5UXrUoXMgrSiHLNt+ibbw+bb6mj+cKgXv7ZfAutVYh38GLqZLsK+4hG+muvt2/GvDjV2wFjxkCXI5CpHN3KI5iH3cIjdFDy0wvH
18dp5l9AF26tTERSpFPE2vMjlBKup7GqdYpQWB2sdHWd4TbUm7uU97Ne4frODpHpJ1TzxvmtMdCvk8Fn3mXwUnMRsLEw6Yu7UBL61MSsL51R1Rlnifib6UUb
Z/ai3HHW2VQ/JlPxXJOp7EFpiAs4wx3ADHewpSt1fZ0z3E76rJGaLiCZEGSE9NF6D5A8iCBFF2rSmU56qmfpOR2rH/VCuk8jvr5dAO+Qgh2Ea0gBkrtcAzQg
Jn/flSIuKe37OK9dlBE/m9eenQ3ZvPa9GLLYLu5eZFCoUuXCoi4uDIILg51cGGgO+ifV0Cib1y5IIyicyYo6ep5B+ZGeZyBXVvsIojuVE13qN7x4ocxf6p3c
kQvv73nl46Dy0XOuruyMlZ0LaxoSfhVHk44wdTCgQcPGsuluS3DtMjq+PgDCzdWQi4AfQ09SYrdXsoPo9kp2AN1eydbR7ZVsjG6vZBfqUMZiKJMhjkOa0i5P
ATm1y+PyskaLVAGEl0TRd3m51o8prrV9sNFMSfUdT6C0vyuslM9t+JANfMo25KH2FLfjORKHsEcrw+UjCrmrkV0yKKuvmXxIzdDPWgDq0xMUTBgVdP//vB0q
mgi8On9sEL3MXX3NOF9YkDMyBnNlDDoy1mqXB3NWMzQGhgu+mlNpNVO7hG+GppTbU+8y5fQzToxP7p9lPwHL+JKG+qc0lWGJXtbQk7oyhw6kqqutvutwNGgP
GUesjMGeD1utpzcswUKKPLGeKwLFtJuUd/7pbK4Data8DUvR+jdDOUkx23O1/OpB9toZTEEPc9rSBnrPlRWUki79LCOAX3+Znv4AusWqQ63toIWRmZq/dEPb
BrXBtgMzuvGD7IIP9ubD6p7oywcyDLAoUmxNF8etftyds2r8cpI2p3KnOq735YrfKPGOHHInnp5loKL19fwjp3rH9Xb7Eb0a36XZr0uzxXfPpqtpuXMnYy80
ukDD5WvsQ0hKQAO9JU5r+sf7Ug9UzgY1xDQC148TWk4pfyidLq5o8me5jl+tRnYHuiwzI0oDx7V86E/2+YdG9aHL9KHhptazrHN9rcW7d+rgNkg9Q/22hhCg
Mq65s00NXotnUiIYJWw8SyLUWm//2vgeEQVPzqYRS7IST7FEKSNXYnBl8CRGy+ZjBg+CoSdRQHRF9Ch+ZeR/IlIhOob7k09HhCwpjv3y+We/96vvLwFoibzj
Ql/pPrziSDTeutCzrs3WqEsSsmtY4PzCrKIqcAsgLUcr/ByvPCOZDuzz4RdlsnOttsRtoO1KmV5U9L3xF1mQ39AZbpVIDB2Pgv+6RSN9DdSuUOsH3JsJxv7t
qXsfeuTr9yTYngnGoPfsCIf2cSrZ2crBkLJzUKcNMSRNbuuyYilrs5N+QaTNIeVmfHjWIy7mAlLMUfXXTWfd022kYOzNp178y5LWU4Rn8gWDisr9Z7gnFYy9
9IvvHnry6//0yGsB9qXkxuT+ydsTsw3eg4nZQp9TxgPBVBuxUZbr8S0Y1QTL7uT7wtYJmN+My8A1MVs1wy5RlJ5+6TjhrdPEYp40mFFNy1x0/RJXuTqAiq3I
VPbqYB1fZ26Wn0oS3Mpp1LP3piUHu7L6BbdpxaaN/5bwHjkae/X579/398f/8e/ekH7yMG+JAAaPmrQKMu17ACevP//VN558belIcILtcWV02EhFzE16co9x
1auDSd5aHRyRbz5i0iqazyF8Ois7hZJee/7Zh77ZGDHP8G1PRYn5idGqnTJdH44Fz0e+hSIfzD79ZFZw8AQF5JghtnZJO9MPEERGG8bzBzWQmr54cMS8RO2U
mBcw6+0SzbKKZkFFM/jPiibqcKIvHTZ83Zhs432yJ5uDLTvOUEoeZFy1qPGzVKnRjalud0WNMS15Toa3oJvLFEEBkQvD8fgrvjKMqH0yJLQYszD6NrPcN6su
6V6tBHq5XZLUrG3U2eJYYqsLttO5hEb2G5fUarw8JUOH3bXFfsAxFXpuJHIos/PpMAzz8ZnDesb6yZsUdM+jFGiIWMb4sdGyP/KGlHfezZA8a0zM6JEOvu87
m9JVE8+GoMvsccIxAv3A8daaSwKsgo7uOA6wQE4qTc5nJoNgblckOzoyYUtjk/v2T00fPnJycuLAliVYoAVIMka5Y8PTRxkcSMSjhBUmyMdR6RtLRxW02XSg
BwCMx4ZY2sDIYKEn47DD7EPIePo8oeFdBVOkA/meJgd8z0HK5XcyVM/329TZfquXC1KYEhC1uCAlA+jriErFM2kgOxkRvMtjR00HO9ZPkCw9u289klEkVyHh
y9ch2YBkE5ItliFUtiH5LJKbkHwOyc1IbkFyK5JdijSLdVV+BNNppjNMDzP9MtN7mN7P9AjTB5g+yPQY0xNMH2b6KNPHmJ5k+gTTU0yfZvoM0x8x/Yn3an+B
Zy8xfYXpq0xfZ/om07eYvsONAdaZT84wPcz0y0zvYXo/0yNMH2D6INNjTE8wfZjpo0wfC+OfzvpYAE9XzOYJdWTUSYJutJRdQdEqe3QTpqibMCXdhCFvlyrS
pHXcp1nuyP8Vjixf5eoqdQ3y1PWRq46ScJXrJ2fdAvLWDZC7jgKyyS0kh90ibfuLyWhHufmsO4fMdueS3W4JGe4oTre4D5Hp7sNkuzuPUuwoZXtcU0XAORUC
t0zFwC1XQXDnqyi4C1QY3IUqDm6FCoRbqSLhLlKhcBerWLhVKhhutYqG+4gKh1uj4uGGVUDcJSoi7qMqJO5SFRN3mQqKu1xFxSUqLG5ExcWNatt0V6jYuCtV
cNzHVHTcVSo87uMqPu5qFSB3jYqQW6tC5Fratt2Yb8mfUJFy61So3LUqVm69Cpa7TkXLbVDhctereLkbVMDcRhUxt0mFzH1SxczdqILmNquouS0qbC6In2vv
2T2G/nRLAlE0dnMCwTT2xgRiauwnEwitsZuIZmnsxgQCbewNCcTb2OsTCLuxGxKIvrHXJWgIxq5P0CyMvTZBIzF2HbEojf0EOwRjxxL5fvltJWhUxq5N0MSM
vSZBgzP26gTNz9iPJ2iMxl6VoGka+7EEDdXYKxM0W2OvSIQf8juaoDkbO5KgcRubJGjqxl6eoOEbe1kCNWDspQmUgrEfTaAijL0kgcIwdjiB+jB2TQJlYuxH
EqgWY1cnUDTGruLGrbEXJ1BCxl7EMY+xKxMoKGNXcIBl7IUJlJexFyRQZcaez/V0Y5cnUHPGLuNWg7EugQo0tpmEe+THJuFt8nNeIhrS2A8noi2N/VAimtPY
pYloUWOXJKJRjT0X0YONPQczRWOHYJtg7GLYAhm7COEHDVZWNsnPYCIq2mB1bZ38LEjoZ9qfiBo3WIMZBZwODEu4AzGs+xGrsEmBIanBjtNy4IRjGGuwR7UU
MRJ1i7ekOxdFLuFg/bsX6y2JeoHq3nGIzs/Q4+PMBfzenGF67fcC7VSG0zWMM1f7V/8He9caJEd1nbv7ds97dnullTRC2PS0ZCMsychG1gsZqccKpTJKUKWU
FD/8w6bsP+P8QECq+KGYhZVAGK2QCRgEdrxCMgLrgbAxiGAZhWBZxiZZFJ4Bu5YYkyUOsRIgdiqkyP3OOffent1ZsS5j+0cCpZ2Z2497+t7T3d89j+94/e73
mfiduN/z8Xuh+73YxdKvMlZxr3pf6FuG950Vy/BuoY/KRop4HdtF8txDHf4C+pWGXF4MsR6h+AtC9hccmuAvODTeXxDOvY+NqmQEBgyRBhXfPNTBY2T58BXx
7GhhDnZ6FvQ2bhKG9b+klbo4ItwVBW2+LgvoqC2+hW2CBJiAITkaE9XlDZYEzrAoU2U7I2QF5ewHTC6Ek9lTk8fZrjzpGIHDsmwOuLApn228WNibxRLB5UQS
hxry1YIeM9tP7p0UwXxfHpKJNi9ICvG7zbbS/sD/Japo6rkL5C7zAlRMwlDIBpwv+n6QM3opZ/QiX7LusI6029DUpcN8UpjA7UNCpK9nMQ1z8+izPyw0x6Nw
FQ7YNcQUfZBvpWdNjMolmswS0FjKCF8nXnwrA3evuiXwbVp+wAVBjb8STiR4vtcR3anPiYg4YdjG1BNTxaaUcvIT/5NzIAHJGeS8UhwNEXxyDpXUm3t4kAtq
6VHM4ss7wjsJX19J7inc/KUqXQCS5PFRoIp7lv9R0sr+geNZyJ2l7xm1htlstWRm8YKuqHgXfSLA62okDHNElPF5FqsriXmI51xZxgWMmrJhwUTylPh922zG
D26Xakbjx/EBIQEsWLsBzlPvj3jxBaO3h1seqWxJMP4MnyH/Ip/Bda649AHNLaV5k3/ZBDBi8RFy8TRQ4qvc05PkZj3ADQ1tvFw/u6bQgyd9XEwbPZwezwuE
g1FqNveaeJ8nayUdfVIiivLdF9DlLRWBoZt5JfKSzysRvSIJeUUS8YqkkFuRFN0apMArkoh/6eWZW5EwWg0ZrZYYrdYYrcaMVvsZrTYYrZ7JaDVhtDqP0ep8
RqsLGa0uZrS6hNHqckarqxitrmG0upbR6jpGq+sZrW7QaLXAkPZ9DGnfz5D2LIa0CUPaJkPalCHtXIa085B+KED2AwJkPyhA9mwBsvMFyJ4jQPZDAmQXCJBd
KEB2kQDZDwuQPVeA7GIBsh8RIPtRAbLnCZBdIkD2YwJklwqQXSZAdrkA2RUCZFcKkD0/UQJhVwmE/bhA2AsEwq4WCLtGIGwmELYlEPYTVHL2/wpsLQpsDQW2
fkJga0tgayawdY3A1tUCWy8Q2Ppxga2rBLYqga3nC2xdKbB1hcDW5QJblwlsXSqw9WMCW5cIbD1PYOtHBbZ+RGDrYoGt5wps/bDA1kUCWxcKbF0gsPVDAlvP
Edg6X2Dr2QJbPyiw9QMCWwOGrRHD1nkMW+cybE0ZtjYZtiYMW89i2Pp+hq3vY9haYNh6JsPWOQxbz2DYOptha4Nh6yyGrTMZts5g2NrPsHU6w9ZpDFv7GLbG
DFt7Gbb2MGyVgBsOogLArTHALTHADRngav3qdSjKd5hQw9nzABifZm9b5ulvbxNDIFDeRr1ljMn1EYOkt4752Fp92g8Qb8E0ydEkJM6np26mCPd3IWwm/2uh
g5gyOpgWhcfd+auMcS1g0vZeKj5medpz+/VORtqMmjLVXzqyv07UUXw31FH8dVFHwtWXxgXDnA5thPxOIiINAypCKuu70mNICBTG5kCHKKhbzkV/IQdMcjgD
L8aYhxBJ7V8jEDZS9CsGKA4XXDBNiKNRjh7hkp5jJhRyd+cwo+IcEZt6QwSDcjE37MQOM3FC648zmx4HU3BFSAS6YucQxjnUoaGD2GFGJUB89s3Tr/lSudLw
nPKRev+bqeRalKOZD1HQ7DuKL+EIfa70HpDfh6lCHzmwNJwGdXx2gP7eQ3+3q3b8/WvtcgY936P+gAuX7FWcKjasmpR+/RUFb/65/h0KrPOLvF0KtPOLvNsV
11a4RXEttJ2Ki6FtVxy2cEBmBIC6n10s2cj3rmE3CHtAukh1gqX6rUrEQxL/4FrjSc1vyw3wIu9x1fRZmGNKz/7mTekUnfgdXUCtV3rreUbW6U0IGvTi4Q6/
cZiN0iBgmzPtU5ue/i/x8sO4+2tcW9tqwglTwabKcQ8nKF8plbgzOg1x/7it9ldSOt//UxS/WOn9CfiQV3ob5QAslWw1nAJXQkI73IO2vYYXQoin9joIChJ/
Naq4GryIH9+4zZZrIF2vNSVYJGJh4ucGpca40faBoY6pyGjlFeo716z//Ooqj9dgcF1A419ij5V+5dHHRp6PATz4CA/Qz6vo11V5pz8WanfRM+KBSAX5OmXH
4nFu/7cpEF1N5vcfKHHF5Il+f72lu9//GIUKDJQ6/f66tdPvj4a835/KFdrGlD0I4NeAWHuMZyzWj/nNm4j0v5ipTfDZ9evlxuUU0wneTC3If4mf/Fgv7CrL
27pBLAU2VPVY1JYdeMB0H9nbARVMDNrxV26y/um3+aLOUc+DO143jAYIBligxuAg0e2nArisseVXAUACFWFczJ73+YD4SylyvrRMNbRo82RU622Kvs/miQfd
tMXHb7IuQOGFKLILsEIHxHt5dVpJijJhxgmop8g4AYsmCoE4u8j+4VG3jTZfes5z32izO83cuInXKaDbk5p0h3zXdnaJ5FM3uK69mp0hD8lT4x6SVvQq8xtr
uWJHnPJizgSC6iGRuUMw9wXxUOrZD+zURzz1C4mqBSzPSGHIFrLw0SIPccsRxy3TZsTqxEMDcosG9N6LRM0ixJ0EXD/Rp93jHQNWUSVgYeKzssDN8qwUW4qH
OjwheGFs+cB5XY2NncbFao+xt9xNg7RXOSMifLaqw2drUAfTt4ilkH22VDNGTE+521VseKFYEseZ9kLqmU17YjNkhy2fvHQxHLvuvOg/Z2XLO3wJDJIUKmfy
ggOYFeS3bu0UM17EbSlm4oAx43lixgvFjAfkg9bbbGsK+0VwZRt3cQxOObHp0auDLsW6qYHQBn6nJrH7xSQWXPnrYdTuFrGT3S1iVC1RytIC6zPk9yczh9k8
/3tJbW+g+9jMmb4YY02mTDcapdysB0y+GCDzTmY9mPKsBzLrAU8M/zLmziva+bcjzE/7Sb6/Vu45M1Kzb0a5rYr5m6pIvJByUxVzym/CIor04ISJOWfLT7i1
w8LPe3V/d47QOyhnoaZ3p/5t3p0Xmt34NUmUpExtiIcWiwnB7Rl30tt4Z8dDn9uszRxzTZSo9FKBMhzWzztvhWP7lCQRBTOeqttLGMq9vp1I3rjevdydD/0n
PgbqjrcH8e6bOHhOv1ZP1yt1UzOP0XETevD/J/Q0E3r/721CS1OeUPvKu4+m8o7cK2+4kq+MnLQTTjHtBKsqGyW3U9KBVbm52+SobJj8QaNBfnKoNT85ip02
aB2PTCHDYX5L0neO31JYJtNHPwzsbAYPDTqiBQF2ZuAW2bKWENxMAGXK2x6bHdfYoXlKWlR8fzc5SixHyHJ4U5EDK1sXgWp3IIGMp6r6P30ByiCZNYVyQWQu
XhN4il9HkYl5jFzMY+RiM0NUxxbTQxQ/u0NevlfBeaAXX+oyhHhGiOilmEUuXerlEVuXHF4qaEoYUa94/8zAxNTr0VqlyHJ2ebsn8EMwKJqi8ChixwYfIfrL
9Ms1o350T99kT2c2zGGO65JIoO2LNsDSW6sRQg3UInzJ3nJ9nT8/+fCeAiI4NZLQ79a52wcmjpDXwtgPcAQoqOJu91dQeKv+uk1/TfjrgP4a89ed+muDA8gL
MCfh0RbZlImCTZkodsrP1dWK5JfUIxpdqXEQB5/Fy7x5tFzxEgkPRvavi8dExdfnqbwgRimKX91hV+mQ5xL8+TR19K0hoWwsUaQZmzfWjZPQsxIWuklYYAk9
klAi9mqQEKt/z0T8egijff3kwz989uCPl7KIy52E/ywSzm8L+d4C4gWaRMD5vz0BH3s5J2DDCfiaCFgiARv4k0wuYOk9F3BEBHxj7Nb91x164eE3PRaRpRvb
wXXXUZfGSfKbilDqFIHvpYYJV85uvNPeS/0cahzTok8sRJSzB4MV6qWVc2amAV+W+vJg7H7nQqn1fdt6Y/QHP3z19dnLTnujovijTxHA+9xlF7PCxcR97V+U
qS7XzDHSuHT/swiRXep/Gl3okfYv0V3kQrr9DXoD0TuaAb9f3v+RTQfuHG1/SqPt02j7uQn3ebR9c1P7NuQfxe5lZCMZWcrsF9tHiY3gfrfFrjgEeLELWDU1
E+Lp5+VfTz68/8s/OvP082IqCU9JrHebtJSyYcE/a56CHfP2I5m31176m/3f109BO2lkfqLENDprOHFCfFPIwD5et2Af/XwdgE2Bng5X6a2/+JenBp/b8eMV
y7zLUOeL0thkTkKZE0qO9boP3RNGpcduHXyo51002nvoaKq12vsNtdqT0XlCRkf6dhot116j/HhFuY/uJs7pt2cEKFj9LpiQhwn67XXoN1/5fK3Mvxjbvf9u
feWk4SdEw+XKwYH9HqicWL4FgEbVu/tKIYyqmymheXNwdbjZrDkCR2QnXGRhViQYxW96ZbCQ0u+FJ+8kLKRaiDY/FuLtz9u1ZqjWq68c/bkW4jKK3FE8B4oU
R4+6ar3y2LcHb3vyxfMw7opTQZR5oC7XC+DrBXvt3WEfqUv0HvqRupiX+fNhKAaNfAGJHvRdL4gu0GBDf1+g4rR0lFMvkCXEOSCKws4vCOaBFsEkXYAUoAJA
fBUYkyT3QwE+ko9Xtd78iU9JH9TrPfjsXYr8DqWHd+8NVroHfHcBR3hvpGoovg2fx5n+44mv6lfpbErqIIEHfEg/IL92+lp+ZG4Yibf4fC3b/LR2VO8JH7Rc
A7I6ZLdgr1anESUh7qW1nvx3ad3LXh+9dU+hWc/eeulLNxaIXBv1D9l6kr12fOtPsfGnr3x9T5E2yqiH2aN3yHVp1XnAfkcRmjScow+pZpVEf+khG9BfNEMN
KwPouR2BX+HKNZY8BTHrS5EuopIeShehgLnLl/pjvp3mMHthpx3IN339ZlzOpHpj9GJstLPlQqgHt/NwYEzRQbY3wA5Pe9YWHYAe6kQgx6r4lpu4NrORDHEL
8IXsPC4WXYpg0KskimDg+Q/srOlvrX/6yTNvPHgAsybbT9B2wI8jAc3qk4O/fPLFh3+m8cfhQNQEnZSO0uwGbj4po3GB0oOi/475ae9dacwTq7esbSxau/G/
m7PXJPGeo6QJgZviwE180DHPp1Z/To+E/ZGUdlMCaK5hj/n+6HCzlJ+iQKaIZfbHrMz+aGCmJnv0djcxVh7/FUzBsM9zAAztEafjMC88rAo247Vv3/vvJ//w
0g2rUZJhgTrsE2OVhyVCOs3u9xmu4JFXXXtgMm3XHuZvL+2yjXc1+6oT1R09HPFzZ3XjcDXYBe2Wz7JpM0AMEqet9sl1qPgOUpiYCeNN453cWM2pEdauda00
SpRGWW2uZn9784BVLqxC46R3DyuDcsqg3CUilPW73IU8I70jes/WG//29W8dP/TMvGXIflTiF9enY51RTj3Gnetxdy7KHMO53jp58InjSCgTgU/YM3nHnFSP
jzvT99yZRGuwbzV7brtTC8XP5VNK9Mie2B9VTmMUl1HFSffhpC1myijllQAMaPO51vyFPJ2J1t+jppLCO+94g4jXcJOAN4t+IuwMZRJgQMAwh26YQ6vKL293
s0J5RvE97uFAt3OI2/nkk/uPf+MfH6TbOZRRD82tEQyHbtRDUxRUxfeyyUi/j5jHLTYvkxM4Zz5bD4/fC+fQsDspHw+ZIc6ODlNDrrHjsByUagv0siHWgGA6
RWXircyAgIc9lMvwn0eXp57Y+qJchj+CTdOZWceooj8aurkJk1oyLSndtVtvAcAqEMCqGut/mJ19kUQoZv2dfRNrDw09gjGrS70tVBVUw8QopzOhaAg++0kO
mZLttzk1Is7HkcDgFFW95nfqj/iG+COiK9+LCN2nJo/QFVJRpHiTQyI5jUPir/zAh6UqRwybN0wRbIqSQE+bQJwoITgUGW7YqPWfj92//7kao0GCTRqEyv7B
PNof9inOdYWN69QrRx+5+xCnusLQ5Thi7TI8MDG2+aCeb5OdbbCQz9If6cuH9cCY7FEswfXjwixGam3ePs5NT1u6GT/1+7u3zZtzxk9qzbvpucG56XO/OT0/
4vR82jNqS6TDBOmKbd7e0RWM4NvyXY0EEwL3WYRKm3fPxZDszIcT+NLAcnacKW/MtEEYciU21sDHlbCnC8EcNM4glzGx4HxtnS2UTx5BH+3z10EG9PTgkFsE
nILeUSF5kwRu8tWtcYjywAeRB+5JHrhN95Zb/Zrb84ncWU8+B5zQNmWNvzzmc7q4xwny4TkayRc5lVt/b6SlC8icWDRp3cRVBk02Cd7YLUmLNqe6iDVAKIp3
zdB4VpSIWVGQwxxKinKBBsbFvES5qB7nZuicJ/zqM/blh8phUS+slFtYIQqgLDdCGddWoxgAvTqm2qOVbsaACjdbY4DC7lXsXu22e5WbxX+PJ1EtqcW7sXxq
guQ6zP2uJ2WO5qyDPqyt2/exaIhQ6cHo9MqDsmaolXrwrKubVqp2GyX1BYGXxlTdL04K9Ekn/hTqseQ4xms2maBMPAq1+Gemv081a1XanvZhTT2Nj6yl07Gm
7sNrZzrW1NMmPxYRrCBR6qMik/GKIAb7U0lLm/TCVdNLrpoe4Q5niNabHbvnWqjjjEzRuLBm15FI0g9uVB6cYKVX0x8+OujNTnQ7pJcP6eVDevmQXj6k3PKW
qQ36w7z/H716mVrHzWvGNS/n5sVg30XoTTmJVmj0U+ZQ3DIHAmi5D5L7H3dfmeNy9R7ZIWmMTTHbKSnUVHWpRsVPa22RoZ6RErT1IN+3Vb4cpi/xI0OsXVLN
RZwFDf30cANW09enR6rmPCh0ISXqpGR1EbTx0Ipe/KHKpPq23N3UIw1FrCVRc4aQsc9IaqyGrIWX5lD/6uZM0tOCqOiM3Un/nuZMJoWaaXV/B5ODzbA1i+vQ
mzrpTa/1OJWR+12je6TvGpvJ0pwBSTVAS/Xpd6Uz5CaYsQIziqlcnMzAwqFgejtAvekj1jVn4GNNcyY+Fjf7gzU5YXXThuaspCLdV+VzFg3Dnq9xaPP4rTHQ
MfqJv8PPKA+C4Hk5c4VqIORqhYIHJl6h4Knph3OznIvt4QJUFGUIYfFaf3lokg2j7ObszPayFEfiqM5R4rGJlVWCQMzzTECUcKywtZDBEYyY8igLEedU4xg3
/ZiOnx2yYX8l9pFxpJxJVnRUQpyKc7Mfwr7lw8bF1dUZTevnhJAsUT3PIjmAA1P8Wg9Ms5wUpRCDVFmtmOLXtBDAsFHaWoW/UdXPgApEpmUufl2kYqhUWA0w
lBoh046gY7wKbrymZoHmlCGTp0X/q74bnDZSNB6zfy6lYk0eDWfJZEiSh3q/wFoF+AzC84wIEZg3F47vqG+rK+9EUS3Yi7P14J/DfuybD/u+6DqXiskKsCcX
FGsooClLqporBJWYwkxhlzJYBltC4O+Srt1SDArObTtcGhcyTrGw3mQQc5gieUe9iRATnDddIeYooaZhlXPLNKW9E7yNGlf36fDa4nZ+zzSS+CyN3VKOWefo
vXCRt4Sp2hanrg4VqECJY0ttAllfLmCUKJ31OsM+8hyMK0gwPIXD7N6V+J9LvTlat7XcVzQJhiZtBjsZHlleNkYoj96ycEXGxwZyofZEdaSlu4QjhTeyW28V
mtYYStScF56C79NIwsUXIhqcvJTMnleYFFl2oReysJLt7RPvkIib7R0y1SBHgsGREOa9xe5MjTc5Yr3RtK4M2NHjw6yWxm8Av+NR8RtYKqPyUoKkRfjQPWfN
NhDYcRl5S4gGCUhXT6phg6ogVKDAUdimawtroyNH0wpTCVUE3HZBtYUOVFvOodqyvdIBSWMGr49g2chQ/nfGT3Tfm8K+SzbuxcTMHaObdBOlt3QljZ08QG4K
pLGWkZXCIg1hrJ5AJ8BjvwcB9JhX36mX/asVaHron4b9X7ChPyNeLmCdz4To/MBUVGn5RDiOhKPF1yX+gS1pqXX+tpY/mDIleFo5mFZb8WBa25DW5zR7WqVW
mJSvS/R3VATtR9UUH7VzNUq9otnHhSSmOVr05vSk2kpQhqRkWXriQY086geaM1u9ZPvSj5JmXbngk7rJrgoseygZL4JJ2EMDyx4a4C0ZdGUP7SCVsl31bwAT
d1Kv+y1o67TmLHjdAksaP1M39mkYVJeezAazd66pOgkdfjmZdXBrK74uKW3VI+BvrHunvdBu36Z48d2+TXFAkhI/31u1wVRjTmSUlXIMiH9HGlh25UCmYUwo
MdhPpiWVOfqnGwgNEsuteNu+tLFe915reX+cziKKRoLR+QHDuSa0589USIrLCB5NxwqFCOwbbdRhbSCYwR0yYwNq9zZn41Rhrl03UUViVwWA3jnII0ZZjpSK
v2h8T1fZQYWYwKpJVIh63VKXcbjRMYxVOL2gzukFyiZhYGcwJBJbIh1keRAbfFA/HxTDdBnYDKMKl6qs5yioiO3PhUd3G6Hct3Juvv6e5qvRobKGptHsMzJg
SyvMriazzbi2wA+O9UePRooRKg+Xoaeh54cTbsgeLhYyUS/VhJuy664X1oPxethDWqafGXjKdFdDqs8+QZXklpqVb86+oDU63paW9+knFL5e11p9fVLeuu+K
tPJ5sJJCASp6mucc1B9n/fkB3KetcAt5sKas6+hiHzQ9L+pTImrS4EI/WUXfdCxhlgIJzNIw50KGCeup8g6r3fq0krNbVKzdoiLMqTg3Mac2K1XanDZgtpgN
WWG2OAP4uAGzxRkwW8ye9FA931qClV6sv85m9l+tguv1BWXJRc0Gn2+qguhjksYcffuRRLMgUaNDollWosbkEs1qJ7NZoIYTSOuwJ37h7AAZQLQicy2nR0Aa
CpN12lk/Ze43mZ1FT9IzpooK6qfm/4X/y97Vx8pxVfe5M7s7Mzs7+/Y5dnB5tJqdJMgUkloC9UFCa88SO89JSELlpBS1asCphPYFKR8GjFj72bFjHFdO04ZK
yfuHt2uRl0pYiZVUpZAoTqDFoYQPUYJaKARCJQi0jVRaghRBz+937p2dfR8OFVX/qBrH3vm4c++559577j3f0quV/8CCtugUQWcR0oRkFxKvYIfXAAqM5xLQ
kwIaCDN9T8l4vJrWp10ND9Gt0Se1WtPbypr8zNnuS02awwmfIPuHPQn5DJjhr6rj8P+qMuIbd6gyokFlxC/rHPH36ysjbK43RqelNgK/66ojPlJFQubt4mJX
pUle7+eNXWorYx12NTY9N09aZ2iOts2q0bduGT4l0cjh5t6DBUX+NnefcdTwg2oFLMOxkWe0mBo3Br61X9zYZ24a+fG0dfNLtX6jtn7jZOvJg2Mv7ioa/L39
a/VG3csdbHTRkre5LOEBa8z0CjDWLYZKmLQEXzPCd7euXtbj6vQrM/FVTb+qTX6VfM5BuhJW+AusGC9br1/ywH7FVtvjwvDcAqlCtmos6q4FdPjMfn6W2Uvf
Ar9eI/ttI/snG0meXK8jjb3n6odXNuFyMnKK65MVGF6jHz4bQDe2l+O2vRw3s04LWpYFq1047pbP/5Tvf2gpCK0KGVo1rPr+1+haFVJcp9QjKqlHRDPqknpE
pI6T7v+hTkxTXRymujhIUI0jP9LN0IYD0MwppvOPa4YDYDzPu9tBvFAb1BY0YVglo8c5k1s1aK5RyZcaURUR5RS+yaYFd5i48PuaV9BDePQi2Ju3+nnKTJ5Z
CiHfFGKbW4lf3ulOYz9A7VmT3r1dkMmsjZcbsuk9wiW1Ic9r88wiNW8QTiuCKn3PzpTZ+6TvyGIpD3bwzBTPpTEisF9Dm9dgL0SEjQyn1rjbZlNtm4doZ2ol
bMmOtClQAVBAOC3nWDnS9vPEojvJpt8C038rom5olW10W+qaSzXdaI1JHLMSEd6VgGZezlmII58iGdQ1dMTw5pAdCAewWF605AUO2o25GWBsLkUE+aSEraHI
QpMtsgMOdwKmdChrITmsvBD+kzhz0lK0B6ilrzJ3NujVPmAwspCrtNT2KdIxTJhtLtEUgAJLe92MtSF0Gp2vHudksLlqm870mLlq28yLdRUVWNb0eOVHanqM
7TMXNKBjgtAIfEAb0U1sRLTzpDdOuxKC797IrEkLzIt7zglbA6nCgMk0TKVu2UyYUwtj0y5u6ttZOp9vyhIZCmDmvdUSN49LtFEiT2RuhZlUFeNFilIx4kKd
n6XzeZydL5U0MfRz6ABSCLTlSQKlBEiJ6yM/TsqP4yyZ59BjMsiBBZwUmpuRw3EK3iqArLOFj9r4aCMhzNoASj5CAoGE2ReB0LUaSNGA8DLSgTQNSjASlNqE
Uon2YRPAOJ9JAxKdpUlfUAPA6tkm6YseqKrwJUnZaHuMOFTXBtaIgDL1C6lb2Xy7BNKWJxaAMJMxs0IivffW/KMLOM4a16ZW8N3eISC2qchC3Zu4dKiVbE/0
1z5ih1PenCe9qXe+boVxrCsFBWjMpViWnNjxlWkoCCCHukmTJzQBYaTZr6ScLHPwCty6pHosKl2XbaxHrLysiSgRvi5IWYZtTOA2qbZdB0I7r+KaZArHWt4A
ZanIVnQ1kP0LyYdbLVyTaZhKPGDxhOxyHvereAiJNjyXYcWuM8ZHhABmLd6kq/EhXWhtKpNQTkEtKbAFVdpgl/bX3NJuYppoAmuMUYjV0IZ+GtARgVHW3CVj
Jj/zXcCWIArHfwtpDIcN4YEell/5j5rhlMmsszqiLHnJoRoiXQzK47XJvPkiel+OE7zhVXgNVT4NMD+yty4eslk0gLBuA/wMpiIPCdemvqsG9NgqseI9Gqvc
7GQuqKifh0iHt0MFWVLXTu5PckagGyejfTcZfE5VXiFjLeK5V+7zk7CEJSw+yLzPLFRdMBzSKkJlEsRAPSk1edc+wZ7CmIxhDAGjjAbOFTyDxGhfbgVQbtM2
Tn3EHdG21ew2eMrKGJlE0ASsdb0Sn8EuMkUI8BfYIyPDQ3K5AOaGMkWB3XCt16dFBEl9w/Y7cFES7ceMdiVT2uMWyTZ4FWitZqJWLaFKw3GthUm2yQHXBQHQ
c9icDaQV2IMcpNx6kEP8Aj3I1ezpqpZ8bE2mpJ/X1+RJ3MkU86VPdi/Yrhl2fGilGPHJllBuEOG6yqFfkxexXzGjo89QkJPn37Nrc021c3JNNZ6+bylP37dM
ck3rcm76BYu/Mhe1bi0qM6BfdbUnr8LRvbC+2KWWLknevOJ5XmA6F2upogp9bBMMrY5UukxtxgXOTbxU5NHvtVZR7E2WOb2izGktk7MMXH9hLUYyDQNTjdr1
LTZ1ziLfZpGWgvY8b15rAR6HJN7idyp3naf/pPLNMyfWu/nu6puPR2FAbYqRv/UDVY2589S1qQQLNS6oGn17FzyiqSAuePSQszV4VOOvPJ6HzpY4PNyNLvjL
Qza0Q6z5+aqGxlLU6kui3XLsPHTHjTI00XVS6E3H8mbP/M6teYI5GvbMYZxdy9JHhII2l4tnPojzeXKKSeh6XjfteSwrdcx0W8UXP9htFPQNQvSce489490M
8cX578/rxel/+POFm4vz3t9HpgOA/4L1rYthFbF3Pm/I/ISWEtM16vlHZVdLj/QODLLwaD6FsD4QqePDl+9S822WnMKm6h4Ks1JDualBLmzL7lODrNMzN5w6
IqyRVit1oWZkil5VU7RWTRFqiqQmRABDqXbPPwKIwokqUn0ZVqtwbB8StaGq5kDgb74rJcYG0vFUYNNtKu35u5mNrmeOYI+fylqDLuIJtfZLuai35SBs1qhL
2bIbB73elgOsDEfm3pbBu/LG7Rplx4C0ySECANO9oOcf66b228FhMAP4qNWr8SNy6y3pkvQnssjKAWPPkF3EGSgL35FCN0X2MerVDkuVy4wweEq5mXRA8blt
pHlHz3sHYKF/A8gRGKDprI740tMCnRQ5mKPcdZrjzWaNrP/mWBeuPJF7UXJGdSviBYp/aL3Qgu0Vj2ukB2P1Ya95YP9ysfW2bulxuKF0wt7gkvCuVR+0xn24
23SQRV4Dy9SZsb0X3yBzP4QGPaWhQQQP0Z/d5dTUuYVDjvfT4HEb2fScjIrh+cjTgygtjBnUuVzbezQKYRne+W8D+PE7G8uH/fncOONx7t5Fp3j4q7JrdQ4d
pxHmr8MWB68+gUgLnf84USl6YfFrWfXlf9LAY8m4r7u14pPlTV4vbfe2MeZaz+jPwYNLXzr73Nnnjy/MBvcZPrjn05969tSL6Wxwj94/+KM7H/rKaSl/TO+P
/OyBb31nehbJi3C7+MALDz0vb/fx7geHT3/r/NngFtyc+fy/Hznpzwbvxc3SRz9+4ldngxtx/eVvfObH8vyduD770NJFsDmUy4/+8JsBzA3l8qmv/wbUeHJ1
6rs1aPJqvTNHfgvWhrXe0onGbIAcgPd8Ufa8TC6+H87Cnbv3PbmXtd1rzgZjbyOhWhHPNfUMWbPs8wu3j/KGM4vKA0EVeHilr3mgs4LBkmE/pSHuZbzcOJ5H
DT602HJwuv1UFnzizv/jcTLvvXvdOJlH2yYurQdWJn1XdWmYMuNi12eW4K1KvhpWSfPZv4CSRjvL/OkzeYSouCtyxIN1LTaqzyp9nGxWpn9xKtbdGjCuzJgc
a8bkpgLxClmjfqFCYF8ROhYKJWZJ/vldNgJ8FvJ0aG2ftuLBvMZcO66aVC2vCijfqu6+YPKoIiWKSloYVbIeKu0CLS7deDEhIsysuHTjjV3sibU/xTH0EpA9
FaJqXrovGNWPO0T+q0Pkm5nUnen9bIa+anfVqE52/vpVqdEh7EbFVljkVbrcZfK74mGOLWIY/2IIBoPx2BhVgGzivsG0PxPohKhnS9/iE8tCc8Ajm3iZrpC6
9Txyyi0h7nQdZIF/K0MdahKwlqa3jtwe+QtAre5T/vb1JnRuZsbjXPhlxmSclszMKw940w14qxzwlktMvu6A6z4XqZ2AHXA9NFqzQa0yZJWF38/NNdYnHTCv
V2+znEhmciI9yJm7YiY9aDO54d+H+e+jZvVs8p09bKCxEXci/WZxn3GDGumgRisG1Rle3Idht0koX/J0aM3k0B40OrYDHdt91J8jk5vR4g1mn2ow+9REJsp7
7IeVpOfNRAM846fzAXt2i2mH5XKyn0VO9n/2ZhHCm3nqiyYNFlH1U86K4p1Mx5gbm6keGs1K2nYkvqukOaRzt1b7rKv3+2vX+17mJNR6b1m/XuZ2/7zN7f60
gYnJxd5Zm9P9s0bDYJ4x3bbU3rpMSsIR8FIpCRXtpXAUb8DoBLn6MMXoBO4MOCCYSl3Wd1PJ+r4CmHGu3qCMRh0583VCZyx0oYXOt9AFFjqeWxlo0w4j0xpv
nRzETD97jX61GRPZRYvgSIY6kswYbYH2FWgDoLuUNWlAB01642n08IZsdxVzm3vXsSyvJvhDGMyCvC/Pk7QTr3dePGG9eJC7zaarndFJDfSaXamNTxspIAxz
aa3OSWH2FuY2bP2rc9P+8kCtAmtOZR5zzGJs1gGqcS6g/j9JoEsSuN/pVyHhAd2ap5X77cw4E4ytN+awc6BOe2KExNRoX/nwSu5Jobwbd59yMihQpToVl2qu
kcjmGvGSvzN+bWyfvrVqnr7Z+RZ+/0QZSzsTTt8H71PXAOaIo3Sxt5nhykFoWP5HJ6xVcgSuWpOeOMkxfCQ6H7jMXMKr6AOXehfj6lLvDQghPetfWFxUpua+
cCI194XU0Nde528Z+3JWUnOjO9+p1xEjDX/9hcIfB+C3AWxU8KJeFVfwltpYTdXDSxSUE7Ecq67vtwPPeHhVHISfxMU782imnDSQjjQzo0IYOEZxOLAN4POk
uK4vOzUoSYytuin8atY6hbzxA4YVZoSpmDyttI7m4d4mQ9/CQJpWDY/aWdxt6WNhO692o91mOAzUfQnOIS3U1G3hncEJhMAk0AsCoqwl8AAa46AxCo1ZCU2C
n4Rn/gQroV3IaYCYSRVBKmZgtZ5W+22p8W88xaRKo1oQBsik28VnU/rhlMNqMsaqlGSun0Tw2p0CNjsE3UDfsQL0ZAx6B6AnFvSOw6BHDMJ/VbbC+WJwLVtP
WxWj3Sn4UlFUFt4gVKuzrOEZxo/k087yfHc6kQNIrbuhFXB5SDUb5O80dpjzrmS1eBYjkjh6BnRcQf1hdFu24TaZok11Q8+ay9hPZW9tSy+nBRUcu2Tia6zI
KboOgEJspDE+o80xXYWnLmak+qXz8j/5NUgY/UG5ZoWkhy5MzhYNULdxPsMcrcz+OoVdjpx1bqDFyPn94g1XKSup9tj+7Zk/77TkcRZ9isdOowcbYXxOCq59
KGWbI85bFQkx5UTxrN8v/ri+KzUgwbaDtVYdIxvJX0aEJvPpw9IztIaPdRsk6MfqmgL6CXuAmsbgZETOCGdVIQfOOvyJbiwgPD5ZK0wtS2J9cKFLXWByhGMh
dGWZ4OgmfqnHgH9246RWayyd+WZQNws1CnGre2ZUimh8SP7zALQtpn6k2wQcPfU6NR9azlMIqVT6mbd724jqrL08fnoUHqAR3QaZ8D6y8kQ5cKPatnvXHL/L
9F3eGuRx1tp9apC3etuOLedTRfM2BvWdKuJ+pV3DdnsyrBPtJoDTkFkdl20qjNJepeyxrqnqT5OeOdpbGGQtSBgTmNjGTCHCnWn27dyqpjCu7cz0zOEj8lKj
kUjpd3U7oEyw/P/SAy94kBFn6TzMOPziETl1vDz1diUzlAww+UnWkR7ScriPImOwem86OnDDvG/A0Q2yZJmf6mrS0bVHNB5JovHovuTX6hTPl87+Wbl4euNc
KaeOK9cmLEdEIRmB80HiIDhxxhNCfQ6AKYmVaWJGOFWiw/xFKNs+qGRQKx6+jnYks1exhZ9whwwx3HBzbnJS+XjQmQ0iuEHP0svRn6OTgdBKISYRtV1pF2fU
zf1eHZE71B5W5087Yw2bc4iXc9RgCfYUhNJtCKUx4RIYW9NIm3fCaSUuSiy2ANg8SIfsMU1ruE7FC+wsj37aJYXSx3psqvqsWXzW30mnOwhFwyJzmF8O6gEx
v+a6Wo37ngYuJOql5Ul7FaqNAQg9JQINQkfMd30ShZgWPy2YDVF0xeEQ8nEkT3r1g3kKsNPeh2UnGXTLzge6ebWucLYDrlL5WkXecZfuhGNMhDRZhz2FDBRp
A3T1co3IKPW+DIRc15XUcWK0VE2XtVCnwCNNbraTpGwKj40saDtnhHZU3pC/dvMnAvmBpFpm1jynUItkAlNIFt4sZ9yz/k4ZaGRMsHZgrR0Qb0erTuT6507f
1A70rMTxQ8vUbymdiJROCBNeeXq0G1o60TsjAO3PY/m9Qd1VMlzv1hgst6qBvwxb5eNjegqvkX77QmNk+cNyu8cILXIIHpC4BtQ7WEI62XgAeVy4W2Wbk206
55vJBoMjsLjmbmHIYfRodAE3NnoXB1k4ELwli03fX4gHq7dYCEPljL4HZ8GYglG58K2fqoA3k9eor5cLczIPrKg52z6yV29+25K7+sxS3pyIBMUvRzBokh/s
yXjre95SMcphmWeGwzwe5qAYQeVVClcTeZUO8/ZIBj4dwTt9lCVD+W2PluS/vLWE1zEDLMgCl9KtoTSULkqRGj5F5pYsHQ6lbE3KZq3FTLCHYohOlrXkDdKz
ZDGKZNI12rMv4Wc41HUB8F2Hzmwb5dKV9lpdkfMluyIATa3oCl6hK4k0PMqmsmQEaEdZeyi/Le1KZymfGtL7BqEL2lK6Ix3PphahiJMqh4Rzil2ZlrJZZ1G2
JR/F5Jt21kFXpuVT9Ba1pWRzCK0PaIWFqYAE+4+aNBIMZWRbeCvwBBaowAHlL+WBYA5sAGLGoQtL1NsIUohENNEiTIK0IOPM5AuOCUAy2tBSHgOrKXBcG+U+
B4ZYXolHQGYUsmQF0DGHVWfLCDZhAFn+8Ssgy5SQ1wiuRGzlCY8jvk4NgW4RQfBQBT2ZOO4AjVNDpgSBTxzwsc5BNzVqOjVqmBqJ2tVmZiT9ESg3Xnb6vMtO
P7JtdPnOV/3B3q/s+KsnMLNq7M8IBRbvx39PS4Hr+d/XpICg5vLXfO5W+f8xef5nF+6S/596Ykl6MlqqrP7mRGCu5kQQLnf9k59716c6UzMp+NyTN0ET4r58
rtizQ0h5mDVf9nnu+KkysxhADBwQDiOF8PVyHDMYchlfX8fX10WCcQlhF+QDBzLxmkOioKmrS2vCd8OlSVRRBRFRubN4efj7G9/42gf+9K2Y0zV395iAMOQ8
Kd8voUmzaAPx/XQb4DHu7glb3gzL90sWBoWCE5JWF4BiKLhkZloNtWBoQLVqo5j3hftwIosFcJYNOQFagA69tVuzbf1gGzOX2egljeI5Ri9EeFJYx4DFgIz3
QfuUD+qV1uuwkzoeCLvD5garzCnGEfvGifbM/QjOAKfuPXk4g+SjMLyayeOTeeMVaLE3MXe8c80db3LueJNzB8FBvAodbIyGPOc3Rksn4euceS+DYQzd1LId
H+uILf7i7eNBrVMKJ39GsHhZcw3J85F0OJI15K25hgQZ660h+Zt7Q3iBz+hvRX8948b9k3UZi/rAjDNbrRqLlxYwFphd79FQD/jBmMg2792fR3zbwLrKGn80
U8Y5fE9aGcxwZVQA4Pr+suy7Yb9i7l/j2xe3yVY+rkeo5uPlUb2+Moyie3DLG0eIzk42NCxB2rrvpjyRHdwVuhq0N6x8Embyus5lVC+/ejjcw6/GlV+NylHS
lXjLaM8Oezo6xwyDwKj6bhyK7/doqd84qTpkaekkZNbN3sLvkq9mLBYz2Vg5ibqmJBo4DbpvsPbHmB4jiqK8l9wUBbvLmWr0S5yuxrjmw+th4hI7yjV8Kza4
ursTyhUOgedh+V4oV31MueLtVcoVn7HlS8oVbwflsiiXC6VcGDZLuSAVkOvMe2ByNWX15AXfNAZjaGsTlGMce4J7VGMIOeZiOdovCg2NhtCaDsuSS0tjLE3u
yZjZ2CIi6YrUhrsRrjDlR1ljiD5IC4ZbKfgCM0RjhltomEV2kw0npiuIxcdy3UGHQt9qiyBqglwilLWSwIRDW2cFoJA4lD5J8ayOiVsf5ZzsWSibLQGSSkPB
qLSMqgGFPMpgGRMOOUgNGcol7O2C35M5XXbsDqYUu64UuwaKfZcfmIXaoKQRWUkjLIF2S6yg1ay5/I6zT79v6x9+b1uFKpfrBXQZdPvGV7/70S8/bntDA47t
3N5G0mFMgwgdJJ8VYg8mqb/k+K+c/PRIMRLxh4UMEcVCT+7KLlo8/OG/liOEzKTHl4vgVoq1VK6tUVx+5hbAZgRfe33QUZF2hOnGHbKjlsaRCu88BiixTO+z
9SBYCA8Eq7eu8X5F6dfdxzQ04tWUrF9DLeKBvgxT45rUhdH+uQtVDxcwFcD7DITiXkUIiGjsK5s5sfJeqOHYjHBs95fHFYu2pgrtE2cwV30HeRTt3NJBDvM9
Yah/+5gwsLBQPzCAmRjEUk2Y38W9bR/JwzvBiAvjJqWkkfDOPPrQso33/F/MvQucXVV1P35e99zHua95JJkwqPseqE4kCQEVkiAmNyQQ3lTQ0lY/ZkgmZIa8
mBkg1EiigKVVgT6sJLVy7x2ttkpLW/sT/RUTQavWR6mtLX3js9Taio+21p+/+l/ftfY5Z59zz50kqP3/osw9z332Y+2111p7re+i05ezzxncpUtaC9vEFmbd
WlE5q6L1kTb77uTqGzkqgnpBFW4yntUaYgANMb56jwTL1O5iayH84vRD6QKLMPJfTuUlvAB333yPmFU4mJna8W7SLjfc824amJsMNktLZOiPE+3I5k6dmhzc
86EeKR71qLgLiBFseskbVZHu3EW3SOmIRbQN0DsSztxTSFdM8nhyv5OZ0g1AtXWh6cgCdT0/pRrGMakmfLrxbf9w5ct6UC7Ms7BB3z/KG+TlTda1c2FhXAi4
AWsDlcw3cbFp8NHETvB22/buoF7ZcHOiWiPeue3fEopH7BvuTXLkudfwUGPld6X7SUROafHgIfCDMN6ENcF9XejDmhBabARzdaZEEhpNlZ7BXFXhLkiuHur4
qOvYh0oH+9hPNKuxrP3feFbHrAYQkkBgZxkrGtunaHSIc4J1g5vbm4f43+tjuepjxzqybNDSs/nFH3/lu770nI+/rLf5tI5N/38hhCsi9nIvrNDt8p73jFw8
/NULe5u/vPnfb9zy1Z/5MG7amy97aM3+j7/8n1/a2/y8R170T9/+p5lH6TX8rwWIjaoJk02ci19ZtvsjS3d/5JXHomq8a4MU9aoHD3zg6jt++cNRDb73MtQA
H/+Ng8ffM7/utx7tbX7gye9+48l/a72M3tAffOGF/D1wC1BHOdk5YFbHgCOkxgVHsa15FH7DvOUUVOVigIt0AbdLdJvdFeipQM75DiIcVJDCc7OF5qpQMkym
6dDwlY3hcxO4sWjt2PgyLcURGXRNsT0RQ8VHKcq3JJ5rGF4PP2NY7HwJMCnip4RlxFpAYBT4OMYLC6qFlaKHr2RWVEtWVDC4cmb1L8vqz2p3Cest/algodZq
dwBxIiwKsBErk+xT08VyjohHLMA+isAaT0MOicDH8lU4Cg7Mq74HP2Rew/RiRlLPQmh1tO4DXb3FvjQqAS1badt3RLOoPXJ5LcJ3euDjrH9Z2sjI0yn4esFx
WceD1K7FJfXGjToWx9r83284a+qSJf+ZWrM9Y83GpHrmvzet/ipWaCKrzf964Fsz/zD3Fxf2sApTQxOZHcu3AeNqsyWE2tGlFvZEqcEDerrFX3xqA56z+iYk
zYSenpIFuq0nIt3WU0a/lp2qMlHwhp6bdEdPppfJG8nsjSdQT/8PKvijm178xsS/9uCxXiPZe9Q9s//ndQfmdZ/Red5iqqeXVj29lOpJ65T3fbhkeGb/F+g0
1f/0f84+1oX0+cP0sHfKPew9yx5OyIU1Z16ZGwZQPrYCEh1yh6FPxizBuL+dPWztaEX7J88pHDR8USI+s+aXogHLGyZ3sWFy08PkZofJ5WFyMRG+se57GCkY
TOlLGw6vu+Adf/RzL+2leA4MNOA5MtwX4Wl6GQMdTSW+1hF6aE6+StE6LyXoEzbrDpq6WXE7Jh1iRQbpsAtLF9VIT2DXnMBuF9Y6sEiqnJ7A7gDycgeSF2yB
A8nLPWXyck84gQt9E5itf32E5p4qoYGfRoT2uOt4keksemjz8Wgtiy5ooosWu/tfKkamAWPnmpxj4LTPDJnM/nh8vAHj4w0cHzbYDmKw3ikzWG/x8RHhMTtC
8YrzzAaxNhU6jSDmiNDbsf5TPf0O8zuvx6u7y9qtyzMKKzL2jRN1HtzlzntTg35Mgtsmx7GmWsF/eJ590LujnB3IZ47tMJnFwxflDKO51IGDhN6mP7jnzk8f
+fpfvXnjwbAAvYlWy00vhvrETd1/p/KjA4n0atx5190fDEvRSG+A6OmpOLbjwJ2vOxZvK6EPAsOKFvMh3Kh2sUNqGjVCOHm4Cz2jPybHw1qyTUXTO7awb6QS
FsI62yNZo3CBJw2bTxMyqiv7LCWDfViaGWhC+gp4GKY5PaytkZ8jMhLL5V+zQOtq8+bH6bpYLj+9IRapaXpuHnvjJP3/EZSkCfUj9KhYRx/XRUz8bveP3vit
D9H15/K/D2+QbQNIvHUO2g6wh4KdJxLDOkI1dKgiyds63ul2iJ3SFdS/jH6rZvZhqrIPU83IihV6CXy7QrMPrbWwP1fBEf1hmwqVzD2YoUTM0SE11Pz5ezVA
rhX8mud6d5S0VPZo6OZZCA8cjK5+4wfWK0nfsq6dBXKGSWUeqIxmA6jMj6mskJBbQmVFg8o4FsakMoOUygl9lA36qCyEgaaPKm8cUW+T7FuHpaYGRZMW8376
KBn0AasZHGpy6QPX8+mjpmospxv0UcqlDxSxGH0Yk6cM0i6JJR8jx3sLMJFUMmRSxpj3sKVakXvGnlxF9uQqGTKB3mCJ3mBh85b+VKA3lPGnlkcmNNcazXtA
HMG/eS74Uelg/iL1zKHJ1PKiTYrR6TUX9X5MXMjkw4Z4MJg+NluHT/v50gc2He8gNBTWEznfiA1f3upNnugwMZWZmMoRMeUwm5pBTEwV9PAAZlNbjNnUqToJ
MdUGMJvayRKTi1WohlUI26YdTA6Lt1mzxOQKMZWzxOQys2KekyUmuANYsr0e8ZwK3AFcdgzIENPm0q+99Lcfb5/zYaaraJh+kCfLTIosEzQFupaTQTMB/jIs
vnBJTMycrmHxtUBfJ+ZVXsSrdNlvinR2iwSX+leev+S1n/rbDSJz/Pn3fvtDr7h2mmRkqO7JzU6mJ3zWI7swuPPlMX5KrMP6mJRpPr3/rz7xfDaUWeZZolIX
WKVmZHCuHU+95MuibRsQ4V8pOd4dtYOK47ef7fSyU+zXNqS5csYkiHXGlnWGB3HXx3/lBdQ9lb5jmRxETkFyypb9zY+ffd0m9wc//aGeTEao5YGhbVSMY+KC
EZ22uNMC4yys6KnZxUZGAEcGMP2qmOfFBaLUYc+QgEhY+GTAzhgAWJJt8QZmxGB+MkAeKS+EVd5t6YTNyOVgaPAGTQAnjhL9CYeRSAq8dkhvc1STqVpBJYdR
yWERD4YF0jNZ6WLxoIwPDnczRiGMTVnGpowvVvCHOTvz+OFoRlb5UfrASAcHGOTKAFZVWYxVUWMMVlUZwKoqg1lVOEp3Y7ZJ5UVndxMZjQAvq9tJ7ncWWebY
Ii3Mt2wco4v06UuYfirmGZx2KtiLGkKfd7tqlEsMh6SLh5iChukZDC5LU3o8ul2qTJCpji2OF7B5VGCS03tyVAysbrFJrgJ6J7EOyzqKGIrItwJvVCbfZky+
1Q7bBwPQdRPlBCLsVmUWyt4eCmzIysR2QrHxlfEqJkKNy6zFZdbw5bIIo+xYUxHHmprQK7sNceYG7DhWYBdc55aCXy4UkCmCXVoHOkg8s0E25dP+DfHNyciS
egPv289uMc2oBQnCsZB869DBTf+tN5BeqcXExVm6D5YO4Cr70cHb2UbNtB5HH3UCVgljEUUlFW6yZwdb8WWJ4M3pgmxOo7QiGvCp1xbv+Jv9n3+pKsSHbENl
f6aCmGkhMHxRncECBRUfHUJztvg5KI3i98QYApBTSnLGAhtcJkg1DQT4iFhLpOr9wkaNqGdjxzXNf3jDWoy95cxyBVK1hFQt+A2wKGjjCETLuiqoQPJLEAFw
H7Cuyj3WlxPrkLlFZRol5sZ5XCULWmxTv2gHPW+L7v/4jvjdpy7afjOe+43Jm8PiLPZfv++/+2b+9lvu1ZgKqc32b9uOHfsHDfDT8GFXNknQXrT2Owxy3TE3
LqZVUzRBdLnpJGLm0zlk7NUbJRbngIHkSuwA9uB9eGRY147HYhCRvx8F8ivrKDvouc0338tJH44qTj9y8zgHgAWvL3guT0PvYOSH5KGNGG5vajz0geKSmkDF
k5hART2Bkgp54lRji4uNBPNGjk3PPH+nmVUV3lXRyfVT7GLftsT5Rm84l9pvOKDw57JxY+czNnu1PNObhnmEx4Jjj90wvJ64JFQgI1VYRgoDTK5APBLSxA3P
Tks8O1ECzrgsxatwoRs7dxjvMLOjdyztTGFFzhRcQqUbTQhm3wFfLzD3BEQKjDtcrUDvoNhpBch+UM8kqkcFzhGVozw1MfFt7HzjfZ9dVUUIHDBVuf42pAj2
a0U9pWYBu3nwShbwZit3jy6xw0gy4lUBUXxB+694C40+wqWpQETUSSxbhybHYz8ddojC1mfwycAvs4u9d0cxiehDLofId7mISKKV7JavUccROLhypvnQG4Qc
mnBl5xhriT1JYqyLCP0LJFa0KOsUPyHh1QyqV5bQnYqE7gRVjqVtzvDDRYDbFwFuj5ckKreIOFx+aVReanLUTgQr0V4zgz1+AVzAWw/eGV3n0994vXgl4ELz
fkzK07T5nhOzAfMScXt49JfulRRghzmAlyFV4UFwuMm5xBDf1/x+IBL8rcBBaruXsru8u5dj7ap50f9VnStOYxYghrihSg8h1SkQLMdbQ1yPVl2iCgWcT5Uu
rsEDGygvjJxf3mRx9riSEY8zEsXujKRid4ZJRkYQbvlKQXkUuEpVXuFYavguRvrTWKSMRKpTEuktXCARIv5tzRuV81A4jEiqBoLqHqKvqTuvCUvjnHdjVDUQ
1BoHUjXupKJJ8KHbIxzsuoRZfatEjVpK/y2jMlpjdLCc4WGHqAJVQQFFTStApQwQVxbMqeCmSxlW1pth6qCjyszZthWe9lCLZO92Gd0Rjj/UGgH9WYZLL4Kh
cK8R5b0IYA0PBmS2CMDMg9zcFQGiM05XpwO7EcNGnTSMDgkeCp+DDpGeOJ1EC+qJpoE6Qv1Udx1sgevcKyeHJVLOe6gslyPQiLYOfq/+OMp2EvSAEz+vW9tU
o4jueg5J1KfrQVdLfrLG3v2BGkdcfGNWnYaY+PA0YSJtFoeadzK7YZxSpLOQOfvLLCGcrsp6Vg+p0yVshzMc0H+ox+lq+VWITl6qlqkxtbzZ44nutZaqoLVM
ndYaU6e3lnPcYQQSgQx3GsGAMaBLDG8Z1kH4Nf0pPQFAoSWdiSr6qASsVhAERV/UgAXI2rKMGNFYq4TsHznFMKEz1Qv1I4yzwuXrYNG+b/JX7EzLAom/Lkn+
Di/yGysmiTuCUcalGwU44ZjGREBCgBhp0Y2RFs94/52ScKkfbdGN0RZjyJ7gEUSPSrYfEx0VnUfy5lUMBGBJzJmf8cUqRmypmHKd8oMI4Icd1xlYuxzDbDPY
KodkkZy46RCnrasAK8UK7StrAIxkp032PXCQZrF4pyoeVMW7VfWusKaKd206dPddYV35d16j4c8gim9t2ShP2bUip/Wgt7BTqZ85xM9cFT9D8lkd4Yv2XWyC
Du4Kq3e2GIvtjQgq4U/orHdU5RgEgKpsRkb9P49T+YxT8KLEgYf6LHEJRKce8c5b/MtiTHIG5sR/l40zKWAkXQ3P5nHeV1lHPMCwXRK9FtIVRqOhPmCEEvvi
GNaGpF/kcStcPs5p+pAqWadABR4WRxlwcKOyPgDXcEYUlZVKk3LLQO8quxulwRXB46pKbaokkNDXrct5FddYOLnf8gQBx6OFF76HC+uA3AFXfYEy5TWGmEiy
jdHB+q/7NywwNRjmPU8I422O4yZIbs2UpxJ3gYHwpb1ttP+j1/75F1zJxPok4wRpb6UEKY9byGoHuoLJ4Cwk/NXJSVVqoluxnA93NU5UapkZsI3ket11HGzO
nWTp/LmA/oD+jKZ64KDca4Ugznf+jAZwQqJLziAZvckQZRnLJ7rmm45bZFJMusaJ7tPLb7tX+wvS8QOyvyV5FqsMH1KdOSMC4zxybyR/OpzSnVH4kkSNmnoF
QEh3nqXzRnKGxtA1ydVKkaubIlf2h9HkKoCqmoQc3UYvyenCsNA45SScoEtE7DI0i3uWo1Ul1LcSQxJWQJ4lBG/mlR2vB0UiT9CmKx/T+TjhbRcTYtR2hh5K
7M1f8lz/kH/QPZQAeThxxCIV2DyadOVZCNo9C2HGZ7lN/BnDH4U/E6zi/vq9enbn9bZr9rbLCekE5S7DHNxFmIMLSop6mz74j3dHOTuxxQDkEUbj8CXDQZRi
VnIholoAxrbOYngRS6AKiu0DM0ioS4oEfiIdqrSxF1anGBMb/+thd6Siqj1EsSMeDhZY+BdgPxKXqLQmrtLvGN+osClK5wX1khy9UFtJ50NBleRb0AJryniq
3O2piunAiUK7Bm9jW7nxBD7c7ZlFoEr6tUqg85HyzANAxwxjazDEYBOdXQexNUFsDY4UznatC7gJ7OTWOVy4ripgCKSXgGloHBAGCyzqNDpOjK9C0sMvBK5z
aPnB4uJExrSFtKoc18RUBTsKURhWWTjSC+VBTOC33h6TZplfgmWXfSJ7cqEUVsW2ndnkglG9jhjStMUXtyoSFTqEHf4hBJI2cdTssTFAzMcjiuvWDGsweHvY
HOMLY+ESdlQpGEUuJQmuQEUu7YbLsI1o3Bojwa5Gt8a64fIePUZ/SNbDEf0Zla+d1gnHu6R6DKsRDr0N1GlqnG5iX4G+PX6UROCRLj1D909X42xxHEcNh4+q
URiEh2EQHoUxvEMv0kMwCJ8Om8fpdGOkC/dS7jQfncaupnBkyWxCFOmDI6jHEJvxe/RyE0dJt4xj44R7QWEQ0C0V3S0TPAjLMn0NAVG7rg6hzUNofQFHhbj1
1NfLqOuo4k1uvUf9sIxbP4quWHaUnqaxWtbl9NbLuPXLUJFRhCB7eIyVj1G0fhkeQuuX0kPJqscSdrPbNa4UsdtLRI2BLSqM6ekYnBH8OR2DM4I/TanjUri6
AdaE0TuY8NDchkooqICjgt6O74R1jp4t0IeL+HCIxA4cQA2SrCF6toAQnbKE6MTRs0VVP8r0iY3rSrRxXebAqK6OwSngvNs1WPFzMN2fC73sZFnx8/JY8XOZ
FT8vw4qfSx967gBW/BywYkWs+HkGK36ueh5Y8fPUc0xWXBZWXFFKs+KCUvgpGqy4xqyYtYoe9tQLGKMaEy9azRy3zE45Rc2KCwkr5l2B5+Sw4iLHMqGggsGK
i/hA0dgoJLZaSHFm5qmG60oNA9zHiou5rLiQZsUtsM4wYsVnoLNbYMVngBWHA1hxKKy4xay4pQpgxS0IAE2M0UzredSVxIpVHiv+iGP7h5LkFhA2gfYF24vA
FCtvBjrR1rkodSgjL4clpgtGTAYkLRHaVRxGBOiu4uXjkqFdn17Gtm3A73AKmoJGdvzKvRq1GSVE+T1RB4irEcoX4yLDisrQrzcpT/DrkO0NEwNN5mWG1HxB
VSlvYUwzX4PYM5yKn4Day6LE2TIZOOuQhn0yv8gptbeqbPshbEjaKJshlCKt7o9s2z/YNl3PsRq4R/A7FnpHNHgnGvXp+IgN5wZF0CWxlROhbrI0hoQRRbQQ
FjTIsCUKUY+BBCS/vQubcFGiIdyjuMseRngOfv/rXORXRigivEUKXXarLfCNseAdJVqL/YN+DkhRCep+VfOIMmusDlYAR8Algg4uZEzzjgZdUBy3wAJSVUzz
FeF3Naw2vAFQZ9s/2tPncFFluzsDCNgZRALeCJGVotGTjbEq81R40zV60eYW7PfaJw87paC6utjZ6wiAqGI1LGA1LKhqV+/dIogUqanwGO/X1mFfB5wBB4kS
p66mTf9UzQfZbs+7wngbm63wROBv4+26fAC5dUQYM1qo0TMKURu4bdxztmxjdLFDbMOFgatc5yrrEju8fcuLCIruLLAoSs9zuS2ZTU6yVyf1BYgAQ2MAo0JX
10F1Hb3Z4KAAF90QOTPWGY8BD0hPCUaHo3jz2qUvM9wFl1RASYVUSVJQQQoqpAo62nKCM+56AwuAbayaZa2Hki6xzpmgBdpa5yjFZ03VNDTRJq0m4ZDy1sX5
qYGtNsI5uEbAEqDpU/NHYOcZQfImEmb1/B6GRRG64Rv5W+X2MXBT0pfax6ODj/BB83FWKctqWC8VLozlB2Zao6oM7QxQfs2ZcAk9MXoWskUshE6aPHDLedRw
6H9ljfMODxtAzcMxUPPwGbIxgX5g1ghL/TDnPgITH5UXq+ESLAoMBrgEi8LowFfVKNYFai+vC8b65Biuw9YCVguWoOmoyawwgfRR5eC1duFgwpI4o47LbCjF
70rwCy8IN/JAXjo2yzuarITHksjtxFVYeJN7lIOYQHAesGA1b/pDh5TRAfo/QJjZbuBF2jvbQ/7xW7fPtJ/61u1sWUtU+WqiyhfyVHmPJZpCRpXnFPNala+m
1O1qZK6IVPmCVuV9ncgAKgpUeZoCZ1mCB2nFMNuFFMx2btmWgGtbSDJQElX+sCNJc0qsXJmWlowO//eVwWaT1XZTqmzFHVcQSHRA86EpXM9Z7KxjF66Yeujw
4TsugVETozWrirOcmJgqMxunMMRzJYFq4mSCeKK/iCI/4eQ9IbfcRV52+Qkv9wm+VYhvxSRQiEigkFhzJN1DibHHs2Yct01Cc9vNH3uWWYD8W5BHdcq9EgQh
Iv7LeX9K59vLfxni060wKBYk3QPsYe78zKY//p3v9N72oT/72w3nO02QM112ZiT3VWkguWRLLEqJnBprE5f3pr9/2ijRnQnduEQ3lwA5vYUr5XBaq01///TH
ULdvoZxUQrRV1nDd8yxb9pMKGqFfFVIKRoHzoOdOx1zLWjHXsgZbZXHwdNTiqzvfIgbGWRo8MUToiYicDf1mNS82q/mD56LOyUGipDtjiv4yMSVFFrAmMSGL
MK4VojxA1HQ3brpBhFRTScTSlERZYvAbYJYtG2bZ8iJm2bI2yzqmWVbXLzHLRnWT5mExTw8WVARtse38tlhsq5lCDX3xWbbJbIBpL09ayk0x22beav4oW3nP
gFYG8WRwTL+kZ7yiqzdIfIYU0mm1jexlbmJyj64mHjDIfFTkHCLF9tjumdA6y2ED5CrLi2jTIto8eDOyolp5m9Ds7JLax/UikULEmhZECy8WLTwZA6oR/0qA
fEcC5INot4SmSrwfUov2Q3RxdWSOvBy4hnFZ9fyykGAQGySS1hB7CNibO7l2sIcGiuveKx8NYt+DOupYFWc4v9tq0OebnAoN/QXrQDMtejVjwmHB14vFqEqq
ieWkiUPSxIrRxKEBTdR7QGVpIhsFO9TQKD0gdRMRYZXX5XqkVbKF3miQ1e6+xb80axRvBGykL0JuJWVN8sN6weudAelgSidKB1NaPB1MKT8dTLQHnGSEMVMn
O32pkwdkhNEqN+ASOCNMaVBGGFUYuivOZ5+fMfnb1bQoeNzty4a2ePJkrqB7M2cin2VXjKZlVx3Xq9UKfrFUrgQNCOftv5FeADgKz2C6IImt5VKh+WvaUbIe
cJI7xrOny7+qL9fw5J/yyzSDC+1lMxOWdR4nxkGmmUKSb91jMGVOTaSLfocuo4qKrDXrUZpprzWrgT5t/tphzhAavf0b8racNx/gm1UgkLZXmkUdvBmlrdSl
rbJehVcmnOtblln2W6RsS2/dd1Nl3ytlVwIwrSpLXpYkGKEmc0ZwK2+y68t6snvKNguHiMbryBaRzPpfL+icX/y6Zt2PMOuOu0BvRMZJ+OLJt5F6tRzoMUGd
7WjJKpxKnQsaZ0dqLMdv1V1jp79aLUWfm6DVir45anZktZhUZrTFaRGawORB1UrPpmqci4UeZ+q18x635XLcklJqYIsa4kfOi5LM7BTGQxUHDIKdPxg+y2sA
9Lei4WASKp7KcBRjEurpZkSdz87UenqedHGS4O3BTFHo2/a3nP4p9C0nzRgW9NC6QfJlMFs7YlDEe4jpI0ttTmXsVGXYqzomViuiCJ5gJzsitm6QDGkpGhFJ
1lMK/VqcICWW0p1Umj3D3GuZUro22SKbLVfTlNILTEc+S+lRx3zFGPggagiJ6WUS07FeSCIqTXJwiGcxvRIl5AviREVBpAMNKDlSfco0SDOmxR5yul6ckfXX
55TRjF6sB9lmxyIeSzeR9I76LOlpqO+UQl2I/RDYhVpzBM71FKnMto4hEGNz1Ml2IrOU0jJLKS2zFIApz1jwhrnITnIcQlC1dQ+wQgokipScY8e9V065tuS/
KmKNxo/mjdxYoIn1GlL2o8TNmgE/GcvOcbnvTgGT8RCyJ23tIeW8746wDrR1VX93iEwBl0jcRvuXPssewdVIaOc+lSXVZt1RxJlCrHOIkFFFzzaU80grkf9a
Q8i14G40RoETdut3Qzty7LD7CNvWhF3LIWxG0lU1JuwCA0AlHViK+z5yOiqqRqsMiPXE46gg+W3YdliKRsePHY/8ZHTyCo9Gpwin5aGOarLvURnjU478O+Bo
xBk3Ah6qIcMLaSgzPMhtORMOI+dE4m6oaSHjhBj1Y2Ak31F2cL+k7I4dRY7XYisTQNXEBbX9pAt+CQ9szSyd9jM0O+WG23wXkuRG3kFMSe3vOe0i71jeF3ko
auYrHkMx13XO+MM7mRQeqckO2vvpV2T59uNswD3PebgGwjnP+aMalfKEK1V6wJ+RWtCVqE73f5aeeroc144EoC/+IgtA8rzb/NIvRv6SpBO+x+MsOYZF9Sz3
HnZUeMYFNjEdfJd00V5nIeRNzYmwsD2W2vv0NDee025WT0M/iOLhiuQeE5gfEVbR1AVMnc0wGZ2gXGGbLkyNxIPFqS2yMjJ6JzAaC9u1oZF6qPmb9+rOOV5L
thKHLN65TbhYMGxpkzF6ZM0CUB1P51Xuo26SNfnT8XHw3pKOQnMOliK6esYyMk0ZETjdGIf3mUM7kgCVQ9tnteURgTIbfn6TfZcqHjzG7qUceeIfDUt6MCI7
+OGNvV8P/UVQVHVsTIzDYxnBMk9p+ElldZH/7PsOqe4eEjGQQhU8EmtalTYn9oj3vqsfiOFIe9g68EmtTWG4FwR2MUEdg2JIk/LimmNsC8L7iv40O4Z1hPXA
JNLHTt5Enl+YW5TNaFq+Ku0YF8fbSoYua0AqjOmyoumn1k8/pANUmLmDFutSUjVsMBdNaLEJN6LLSWlPymrml6XqoMUKfcq0H6DylqRVqKnqVtgjWlVVlwQR
1Nk0IaqKq1ATr8O66LkNnnD0eRcG7yHkcsDC6yu6ooaGXh8rncyRXfitlY4IfSCoZR37sfnrXCXU42MzTDWM9xAGjNEqHWH4SWIzn7DEBjZBLaMT5jA5EWS+
fqT5nnvF3X2ccyOjDmuVUYG1UoE1yHNUklYSg6/VdEYN6f2r2YQ5RreRrQit1K4TvrS3xJ38WxIIz33B/cIxXLjz21GI/MbOOhZPeMGscdmX15DPYj+Ki59/
L4frRzUKuOfDGi8lFS1QFVPJIJT+oHzc7Hc/6nf/SOjrZvvS7xb6XYfJv0++WCB2EPm2P1QoQihziGG4/NvnP8sb8bA8wFesYNgh4X0QZbrFbnJYgrGxaNgk
i6p0FFZGdhdg9/s4PVeF8xphEY8dbf3ICOpDpAg0A4Iw4V4uESOmJOG3kYnUSTyafdPL2Ddi5dgepwzJ8GU0b+H7gsEp6F/IEUCVpKKNjj2C3EB+7N2ns8Tq
mcnefTwjg8jTOVMHhJdJTs66JGihzlikXhcCHndKzHMF/TuwXpIRlbODaZ6R1CyIa1YfXDNmERCqqQRdOebIZznNsLQYGHbArtpnOWOoRGRdisKBiQ9Xt6sE
JXPHzYjanm35yBoD8QzxnZwiUr9JwtrN0V2kQuGsXHF+OsOXOYAB64/g5E1kijVInJCR/JJVJpOfFFPB1UWGGSVeYTzSS+3pM1GKGmIZa0CHmRggim39a3Gq
rMGF7Qh9hBtwRuJxWkLYJ4ajhXilgLdR6JkztyguwBPEXYpHwiLPXUcVMXcdnrtIgc5lUI+9716teUo2VWWWdCS09MuWvGzzxLeTF4PgPbbj0hTnWEOna3qp
d1pJl7VK7W0ZNyAtXH5X7ETlGVqd1yBDANxnODwzxY0Ap+92+q9Lft9Key2/yn4wDDklLr9lZhKydR681XFdSTQA0ypLZjBRsPDmmyNtL0apYncznz+CUGB7
Sjoq5ybfwephuC5i7En65t0GmFmJQq7557PP/8Yff2kDu6yU+gqC9x0Tix2Boqc/Uz4yFVaEThxFB46x52XJFxIahGt2NIDvtR07iXFAMGkK2kW4hZ3lFsAr
5IQ2R1qeubyyLmAvsrxGjxjLK9vIbCyvnpbYPCyvNqhuDezZSdjUelvAsUDzscSuMrK6zLqhe+LKIhKQWJpzSJQ7CWuBu8GtLKmHHBYFNYy4G8JkJHmGky3h
aipBNoOcuA6nYhSzkZmOMwBxpvngobpn6+0q3fsd17BfSCLLE1jObVjOHdNy7rgezOaNciWo1po8+gjZogH/fZbl/CrQpTgACVZJWMntVVaVDVJ/oJ+oB/Hd
asuR/hRVW4x6779XMtZJDtk/1G/VIAb8I+f/wLuJgb2A7MhcC21gL2ALonS+ew2mE4aXSvlfupTExF7g/KSGhd0y7TBledOkrAQuYGpc3i40P8AwPjri/lDL
jw5/AOl8W14iCty4pou/1y+E6UJD07tmB05Z7on6Fu/sUhbDCqn4oz/Ae3ENdtRg0PIN8790gJ02/xdWWbsBWT/h7KIB0H1ELUrM/462eD8s/SbPJBsAhgdj
txUNNkyWjkwCbdA9Was0Fikn9T1tPq6Wf9yfii3VcYeaH8z2tJ/09JZayRj4ainIHe1Fxhef/nF0WTEwO0liKIsyx5r44mjyVrYMmOd5pDGl9Twbi6dVPM9C
J770gDvT9nC1OhOHJY7pS6PxpXhCFrg65zkPwKkWsgWSl3IpbGVq/q4YGGR2GReSifxITJD0UvOzvxA/r4+rhZyBSDncGkOQntPooA+EkiHn7UBv8Sd/bIMk
q5LeLjj54mRSfjBTmBuN+FnuGmi02gwXTf21sRnOAFAxEf427OQKrLL+C/vMNTfgYLZSL+707n2a/4BGSBSmo63i6h2zeZ3DLk5ltGF7Am27cVD/M4pcl900
Fps0DEbOw8DC56mNgCPJebIjAELvxDZ/P+gNeRL6mrdcpoBn4srtNNoydTPqdqrLadmuYEENqn6xVi+ZG9HR2Bkb0ckc+FCykKYW2glHFtr/HS+ZgxY7wysF
exVVXbSVXtcWX76Ad+/H9jAeq+SUZ1e0fH0oXr5oVi1Eq/CPYnn6vbzlKfjxrRm/l14zlHWUWlP5cX/PXA5zeHuWzVlaomqGLHyNhnYOx/892bhSGmYqvmKl
0XuN8Z0c52Xu//UF4o9OtEAUTW5ZPjG35ElioF/VfJOH1XxmluUssyyzkbbHa6pREDAjTlWMzUzWBNqE5skNdfhguin28Kie/sUUXfbdxlY8QMjiEd6o/K7J
wMf7XikEKU6OVFTJjD/WWfxlL8t1XPVjmSNu9jtO/5zhXfdOahV8aoPeHuCHeQO3mFeNolzW1fBjPSViDZEhSD5g1Abd2zrlD1iDPxDjR/Z4Vc602v7hxCCL
4U/fDsApnvk/zFj5g8YKhfdYkMhU3ooXpFhG4vc/vNi6tAvkiJUJYVEnWpzAIUhFw5/9vCpZmE7XYb2ZcK6R9MU/bPNyGbPfS/HUNEButJIdY66WlVF+Pyja
hwATh9TC9h2FSFI5bKfMKhlwu0x6AO1mQMP51zakPfit0smTtgaq41CPyG31go09CfOIojnCjb1On9fu/Rto0dC5XbzkwTgE5ILkpQs2Gi/pV2zlNv9OiBvs
EWmQ6ZtPwLIpuHfIVF8SvKr2cU70CSjLA0CLbz8s58E6dz+fd+S8uo50ZZzfL+e1dTTWOD8s5/V1RCY4JwkF5411tPjg/Ck5b65zt/L5E3I+tE6ShsMBhTtI
tmjKYlUMh9e5a/hU8WkBBs1iDIN1+NCdwKVq23NYb8wcYcjL0TQCXEdBIL8ZLlG8hxnnKrjzGCKMiYA7Ovg1JiGYrz1VV/6jm9Q9m977+d/+fOWOTfY9/Ooz
Bjbgw7/8D3/6woPHYLlEj1qABnzF+LEHO2yEYPQCS8LxegyZZknihFBMktgNbupryYYlt4A3itUoboZBB1vflQiXD3AJAnMgUYNNhOniC72uQUO97qOo4UZq
I8oY7aCoBUbCl9It1Yye6HEygfj5ZT0E5wXx+Rgqp4Y5ObPFwLLLJNdRjdM6IyyQ0zrzJ6hiY4I2WOeEDnUOFtd31VKUtAQgfB3JnjKqqtScQu8I939YodZw
MmePrjaPRO0Z3dhL5KdtL40oHGA2wOZFuLjZciNn7E4BVX/JV373JaI9MWOBfZK3Cz+n5wctJ312iv4DI6eE4H26zb8XTI6ekR8gnScoLJq26HFVvCbNmxYz
Otk59bLy2R/q8g+6Lj+6GiD9e2KN0bm7JA4XOcNcic0tIDjNlfzALucHjssvbeyl7D6oHO/lKDCeWTb/WzzD9VlHLe0CA0Bw4nuP3k3iz1KdNYt4TByU9Q3H
9g4O7BIA2rcPzTCumHPpeNyExI5Iug7bJADHYLTdOD1EenTp7WbWT4hiCKws0fJShJvdzfJCklUGMTUJ6Y2L7mqqs+y/1rJSGHYFByB22AlLviN97RsuRxLE
tl0KKJ7g9bAoBgWjAL5kByf6rp/9rg+/UH8huNu2C4fasV+4iCt+2700QhcrCmoTsWM45UH9uant7AkLHACvCkAys7fO1bCi+1cj+hupBbGpVNA7wMqaCstI
08s+h9T5W7ENYjOUFi3ZEh/+BddxDhUPZiwAjt4I5spI8bY4/fsAQrD1ftHVNfbMvbrmcwhK6Eg0lt59xhVXQM840gaePNFJRTYa47thcAMD6jHa9OQ4p34o
TTKEXiAuDJxuQgXbGRWXYbCNcGd+IILLRURvbbHdqxKeqC/2RE3VFzQMvrFfFRgbe6SolIxbVpeel+9XFyu4LAuYwOVVGPrYnM+4k3AoBiExJlPFZCR2fNIQ
3yvsKLpnOU32UzEh3T7r2LaRFdjtk7oSs5GbEb8SkxDH0cUqHNwf/yqdPWhDSomLH+g2RH1LfVZ0GJGg5LGkKxuGIuJ2+584ZiwNg8uOT8yEXXmfQ/2MbEF5
jySJoiQxxPtt28fM9bJTZkJjUtQdx7bEHxGzmKewx1PY4ykMb1FElmDCeDSFEWTCcwmgd8hGDBc/mhbwI+Mp7CGsJZnCiCKTUB/kzXU2tr9nb9Gbsh5ehDXu
e2KNS+jgVhBBH9/OokJ0xSTDcjdvAIo5hvNrqGSbLLnRv8mjjPVuPPgSNlbjzMBrMllKLZ2n9MMRwvmEIJyPtfxc7ckDYk+xyxlMVbF7gp0pDmtCDEmVPxJt
pHAAiWgudByBjeSsaQWdEuOEjfyOn2mkm7XHau1FVBkrHfZzAg2IV3eZcv+o3RRcdIOXds922YuIk38ihC89sAL2EUF9oKhPx0cZqA9cEqgPS5rPgrM8+pQM
00Kv5cHCJvP3C3ECE7rKQJUpzH1+hqW6wXzR13vfJSPV2XaTMXH1DXneI3brpQxH/IDRJzcYhgXugi7GIHXJMuXaHRJcZi1EjTCLMgcSdrkEoRo9QSu6LRhg
hhRYE1lOYiMyKYmQzd6SLPZWfrICKle2S3gqSNeY2fiStrUsU00Hxk2qDCdbWRbXYUYI1CIDYgeL194TIF8rtQBzZa1oJPNfc4NUk51Uk1Fq5oJpcWH86Rgb
yAuO2S5868y1rZAsWIkEE83UtDmJZE5bB0fwRr7INrYEN5YUx8GwjdiOpRZWUUrRSXmSRQmHHRxdEYCS23DR6YaFBZW8Tj3QNSQvK/gbeA3ZdywmdWuuHHp9
fFnM4IWeMT7UJM/UQ7wczaafj+fb013jpCNYE8iNEWdWh86js/lIigsz3cVPjgd/GHgF7FPd4Uds8SnL8HxkZAy2TrXYlH6Sfh5n282w2K7dWi8U7bJjYSqq
wqwUIVFaxfbhw84liLGGXDyr7NktslFoz/J9T2IZ4AFJi2YtSF4p8B1H3xG4AL7k6kuFvoc9fcdPHi7oS6UgvT+vz/yNvTAVSGPQd4k3ws74X3eyI6YlcKp8
FtrisUOrh7LHGQCNrX6u8TQAMmj+BHKlfYieOuMDONz0L/d/6d//94f+7S3HYa4P5CIc4b3mRsv2TMENXoSJLntmrGueeVwEo7t4yQdfqQP0/rBzM4ICH9qk
3gjf8ocg1edW34cLpYVoEuXr6vvPsvrQA+5qlXMqXxxvJY1rVU/UjFZNL2r/l+m/lMq5zTj1ZsbtYuKwXqqWhPclie1PPWG3ROrx9+Ok3dfgz/WimSaF0wvV
QKUsALjG7o9Gthi6isuVQDI9JHdG5flyIANFw3TXsVYpxYWLpq+sloHfLE79eLVk+hxBuDeSN/YexFJWDDTcL+wD7IxmfgtMfOPC/D+/5jFv4+bJm9d++73r
/s8G1ijazsXj4oRphpd1jJZiHDpd1MKXPN+8DWh02hp2KuyglPKxVl1x9odL+Jnv8zA3+Pi/7xU/f3YHR7G9Vily7Ytp4CSyrKe+zX9KPGAl1dBDtnyjaiK1
aK+j6kdRceYkcSwdp8zZPP9nW5a9ev4LG6hznGDz2R96uvem1V/bsPnNq3H0bxvix72N28e5A0XP4fXciilz4+qNPdMp4ZlDrVSYXi1vC6JkrIBiBnrKSsxA
X2Pg9IOIZYdtwtjuSA6LecaCklZ6HPj5a2D0CqOMt+B5DGhnokBWf6qMXqeqM2FVFVj9qaoS1B8EUDAqZBXAE1gxSf2pjYcFBjmjg2CrIFQVGNjeqF2RATQY
10CVrqrBisllhNWzOHC5CgwLn8OKr2KY8QLfLZzlKGzgw+W6zkHQ7DuOaOcwOJVYVguOxQCX8mHGs+AiDAiQ+jpGparC4dGCx3oKan2YHSMRRhtHGP2KbTv9
UZyxWwYHISLyps3bbQIAKFs6H7lX9qkKHPBPazvNw/HQlrhEkiAFl9ASoBgHrpcWD5Ig8wM9oW3PMgxN7Bge1fV17DMqFbgMQv9NAH8A4iLptW5EBAzTjyQg
mIBb2bvZuZo90qOLl4kH9lZO0dNyOWiSgeOx/w9LFkdTSF+V4r66GP6mNvcU1xoe3wwTXwpdndLAxlvgCw5aY+Nmeb2F3IHW2XblArui7OBeJ9WzfgJhftIB
7Fbiasv/c4d+IXFMtliuZsCl8ziwwOLOLUWWSQbpeK8O6nAxju6WmsMhFjaHs7E5rDB0dwI0wT7teEpWDEQ047kiP+kN/WLycU8/m+B1MMuIo1VdzgLimyBc
C44e1R8dakfJgGJk135VMlE7xnYLagdYqES3lGPUjjIjg8eoHeyx7mjMDnGGLknQbR4UB5EYjCuSdSBC9XDE8yP2UnDEJTsG2oQ/CMN9jEXZEIjPCgBpFPBX
Dr5W8r1D3sHiIecO55BnphpyUtgeglgm4fReAk5byAOnzUK5MUpcyJiZGsxNaOXwGyX+USPk53NiQ3g0Ulhx7OVKOGwQC7baE3wEd+cz+YhEI1pIcUQiUPt0
PiLdlXoCR7SEtkf5qME0jKNmH1IJiS+rLKteYE9rK5It6ljvi0iuQydNnMCdQozFFY7zSR5sDSXPcW4gN3ZHr1wuSTB0/E+qO2iIh84HiLsaPh+A7qoMVusg
Fq0kkbGf1HFkAc++9kfEI19V2p+wdrM/EJ6iy+LDNXQMEIrHJBkKV3SE4QyNii4xKrpUVfg44AZU+bjW14CRuAGjAxqwRhqAcJIl0pylA5rz+jdKc0bTzRk5
UXPcdHOSai8xqr3UaOYyo5m0hrXXzqxAtDrHR+PoVJu4UZq4Vpq4RpqIBi+TBo8NaPAbnmWD2SJBirtsFhQna5ovhYUojsuN47gK6TiubO15MXdkMV+EwhDo
FdevkF8/H2tfi7Fd1s6w8dEARYxDOpQbNEQaiEWBtzu2Fy1YT9GSa2uOwwFDodO+/30cj/5iIAEm4egICJcbz9jthnGHOPDmL/zc6O9c8oW/MRxt7nvs3yde
dd8XTSs5vfE1MTPGWEPMSSP3TqAcvuHw685z4EjgtI9/4vX42u4ZZFxz2yvOcybAltdbZ0oOE5W8cDq/8LtvOhy9MKbcTYf/+M7DD9vnO006/tJXP+Oe75TO
+F+6iTZkAWRegmQClv1UtGEZbEiSBHlxkiAs+G2vL0GQFycI8jR0kxeUOV5mvbUx+G6zLM4qVXaqtQ8VkljN49Tv5Qj5/wjUW6LqIgxjLIXisBRWb2DAyWCy
Jjax9F5x7RpVMy0js6nTV8z2ZQ09mTecxbaYHIlzTmmk4nACWlZlrb+Uz3IftvH3EbvTqgficmI+wVtvvhnM1lB1RgI2rzVRxGEu6B67Ew7BOeMIvJqGBVW+
Se90OTZsIRzhwu9lXWt08Xj20cSMj+qPqNGF1ggwYxdayEs82mPXuFEkpE5oF3kHki84BpDsjvE0+K1Orkj6xfjmn7nhr/5q7J/mpxmzHd9wFgzkhK4JR9t7
kNrbPArKnuPd6sbRXrikyx92FlSjFy7lrMjN/4OkUa1lzsZEKXSoK+JbqFwHyMaOJNcMm0dijX9h81v/8vlPB6uHPtz59dBZvJucbNi/kw779/N3LzvE4AvG
rap5a7lyvu8A9xJVIwHuNMhGSGpADffYQHTaIwvh6fqVJ5DzmJr1et4zk2zJ/76h12ok8giwBYC3uEydjiJnwuc8Qp9pDrDx4alKjzonbVNBgKCJQKB9oLIk
vR9/DnRawyy1Eq3Qa0iSKh5R2ac34s/WDi2PTeNrJEfSBFfDLQdGh/SdxCQwyg9Rr0zW/ORqFVexRbDoa8mpIyUUMiUYD1TZuEhPpfEXUDvXeK6aHErVC8bN
0QHPZUr1UsAMxkvOyb3PCNRqRhN63Mtr8GdtB9HHqRdSFpYqp+/Lvsp/Sp0WW8CWAkFdBUjezUxgCfLjqWqvS+cjfH+Uzh0+fy7fd+h8lJ8neY762gfVqXHl
QolDPhgutNMLnZ4akhLpBF9oNdVyuuQgGUZAJbYcAIQP96jRQ2qkB3QH/CBL+DBqU1fP7bWeR2fEkhSdjeKTQ7j4XMkqKnI+3GaRIKaFn7Eok0IEn9S2WRhB
D7zrDSaqCgPFnhFJMGfGuLBnQoI5I+cldYZApnjttbtnkDOBVjrSMFrrrDH6CddZTVhUgg5oRY10qTlKPY9mjXquGu0ylrdRrVRUaeo7Y1LEcupDKmJMDaOI
5WoUM+pZVbxiOMpU+pvhSjOa66y12D9fZ61BxpR11gSAPddZin6GpYmj1ERkLIHoVqQnXWAmcMTpc0hIOk09hxQzmqYR/kNzsQW1sdjNaCduzWt4STLOLAb/
KLDbbbn5KUGIYMdQLcP8l+3aUSg29HemD41I4kkGIclRwxjBXvujDBsUUnOaD90bGQgkBx2Ch5zm78RXw6ISw0WJge9SROBLDxXQQw6wdRitSJCJfthP2PIJ
Wz5hySdskZ8tlp/lg291kqb7maaTCI+ml/GjAF5A2rmuF8ANpF76JWzUQUrR9eJdBk7lwfXCEepVkqaXVAX1KpFAbzUFQQICerrpz/oTrnyiANosKQ+0SaQL
2iyBUhUMIvJ5Sz7PXn6+ePnpyrwB5j+NMCA9NpYdGq9vaAoCU2oOjcfOYAIDW+D6FaQLClKHQv7QeKjDzxtD42WGxhffjCL7YbQYriGqV1l5ul76JaQmQaJn
XS+P0+Vy7i2GGaMj1MuXetEYo140VVAvjzOFAusv1fRn/QlHPsGD4ctg+NIRvnSER/fcJrMUtxR9/v/YDmBbABqlEP6Nlrs65F1ngckOjaXrZ8VDwxunun7W
CYbGkaFxUSNLBuNH8wlsi7fXRNjXtM6s4TTQhbaHD1toNadmEWs1f7i31G0ieWq8eeukNm8tiaU0Ifo9M5lm4Tzn75wEntHPg2f0chLmpcxg7b9z4FL8hQhe
5e+cVgGWPo/ld23ggt+oGLiAASwGLtgVlTZ/2drA5bPFTwxhtjZwVdlAyIYwElHr7S/YrUb7b6xWs61R+gZER5rGr7KoxI/R2vIkCfObPmOd7zzh6A2+2NBy
jPXqp98iRss11KxVFi+Km8Mh/Gzl+1+X+yvcNSRY0NW1rboaivBaACl96wX2nzh8WLp1vfVJPlxvfQK/I+c7x532SiT5fgy5AY5z3z2uzaQklPmRAShdlybX
ReFzZ0pdJsy6IHe5j59RwaxqthpxlRrw5898iq7oRL708HEHfz/qhFzCJ5ywDhgLfvrOO2W7oq5zNxfTvfjpqBehkw7oRcRsUtUPszPqXbZU/h473ZP7pScP
/Mh6EjrHgK58Qiq0DR/cIdXZle7L66Uvr5O+vObH1Jd+ui//LO5LZ3Bf2tKX/JG7HN2XTrovn7GlM79r/+h60x7cm1Klp3h4v6yH92k73aFP2tKjf2FLlz5h
/3j6VBXZyWEEme9HVZlPlqjKQ62lyj3b/hsomlTXv3akFn/hoFarrCepI+uuZzPsCSJwiNMs49BNHI1J1dqlmbDePnxckqwhkQ31Vzmu9keiyn7UUXXiOlHt
jQF+PBrgh9MDnOnYP7tXl/QwN/v9utmPmM1+/HCq2W0Vj9sTqXHr0Bn3AvUBFc+9Q32T/VKHv/RO/aX3PJsv3U9nSCqeKvd+LvdXdbkPLFIu+7thZ8jP7vBd
otGysJj4OXjHWJq8mbChGtijxXpKnH5Ejd5FVLBELb1LVJwnHDFkEOkrvYc2xIYXokKdub3ebtzcaki+OX2RVPwGFXaMqGH0WGuMC2ggLQADmpXm1dCsGkbu
eW72798ZZ5xPSjAJQGH824pzyZaximE5A9ZeQF/t61khbSZb+gTc8plya0KxtCgKBQe6ecyZSWnRYxBNz4dleh7n6flRO2TC/0SG+z6sOcYjmKb1mGP4Ccfw
E47hnxTHgBlzWaom90tNOlyTd2pG8Z4Mo3hAM4pf1Yzi/lNgFGdTVWWCf9IBZOMqqmdrSOaklHbcScxZqgovmLBUd13LJpU2APUFA6gvAPUFudQXgPrEcUpT
H5dei+mM89ADBlfTWQ10xuEm8UVVFPhMn8N18QgcdIi+SrOq3Edc8WuoWZN6oJEmxRT91BMCT3PAhqajIU1H9WiawCzBcqHOXBjh/gkCc5xCuprg/uXJf4iE
ixIIVSHdq+EL7NOQ5mK9tRzzYz2L9fXznFH6aZ7nNLW7PPNdDRznxpOiIICRb9AEawm9IvA6RukXXGSL6NLlJcuJ9PffclznkH1HDDH8RAIFC7l7RuMVCJ0y
nGZhFSmH1N6XhuyosZHvC40WVrgTcKabcNZAA44Qj5HAgubKVXyEqXIljtZbV2D34XxnczxPCu2PchT74/rzYzPaMST6fIk/P4YvnB5ywkplfh6iXUkQlsWJ
hGTncoQkyMia6S/QFU1j9PBmOJRRE5yt5zuR94ZECOuu+iXPGSWV0vDlHRSE8oTppfsEAqA9ydNr5DxFDaNgSsm13JRcyxOtsthNKpKVOZAczTQjrZYTxyy2
aslhPalSQ8BviRsIAFudWKKn6tsxGWuPqsajBzfZ9xzjuIs4krNpJspuwlkNRNfrhEMcYjqMVMB8vUhXw5FOmLw62guXdMKlRpAoXOvgodbkOCgqBXasLqMi
jnB24BG+gNBPhPUhaDSgnyUcFkpLkg4L5fSMKB7ZnGGepA/TqyP0PbUEgbnDCBtdSpeH01Ge6GnwowbVYNQAXhwbbzWYH9BBnQ5qOKjpTCnKiztziood6R2h
qgynA029JNB0CsyLk8b8eVCI0hQVDhkB4lF8iKQnktxFpstD+1CrlGhjLtsO2GX74hpD6BChs3c240qWzUhBWyJyKjw7woAKLwOVnJ8+svl1j//qTzx06e9f
NyUuZkF714w4Z520E5hHcz4q5i+Muedh6nuY+h6mfoUTAhhzz5M5Tz8rW5z3fYIW4UqUj4LqGtctVWiJCx3DC6eHNfyodKHNFn+q2pIcSkAljgsl5SmsRVKn
B6lzV5uebj/NU/wjUd6C3aqWyJxe+/Af0/MH6fl//rvX2+c786rKnMFrfyePM7R/5+8escGe/tjNPFLn2O30tWxWFGD16u+ebd+BsKBV1utaHM5zULrpgLRv
vhW0v2LTJP8K8Mr/47Hfe2+xVWP0J7iVF6Sx6aai+09hZNtL83qGKrI/6ZlP6575wkcf/YO/enMJneMxUkoxNWjIsUMvXo8iXiWksC09atcIKVwhbdzaijGL
YYRcpLPrGkr0/e/Q++uy7Z55PurdqLdPom+/ZLMsabW/8ne/5NK8L7fKEDKKRpCPHZULJGIIoKX2OfTm03iz8ycfXPDp7a8/9pkFGhg4Q7QlyRhjKBQusENA
Sa+3WiIDKvjqiLNAwC4C4n/hti048rlwpiyLhwF2BqzzGLa5hrF12rRSWxyTyxKPlUoQwF60RvaQ+cQ8lfLTKqWyhxQWyR4i/fqmu/TAzbMnc1vNsLNrQUJe
C4J0jZW9PQ+rEZsQC+39YC4hQ4RVQISVPCKsaNxzYS/lmAkiebiHRXZeUqVUIlGqFItSlZQolV/XkkhSJWBzkyRVQUpuRR8tAm26Ap/KUfpxIEKBY7YKRmIS
K0In84wo8lLw565TIpHIiPgoGzCqRCZTEgvkTMmeLAtJ2AGS+VEGpyyDU5aFU5bBKXFfpkcZnDLAz0pikWVwylo8Pcoi85illbi0MTx5OmkoZbDIVGlgkWWw
yAZ+Sq1mrKWUMVVTunkZrGMrcUm+RaUIL6D3rjA187JwyVfR88Ilr2PUCrT2L/g1mYh0pZ9Lph9p0kpcyVxrxFyxvMK5joRs+vyrWhwGo51heVSx2zAE/yrs
NrhNlt4gR1b4CHJkGUeYQyUYfBFgyo0s8hwKZHNdC2+PFQueIJnfkbtSsyk4SiToRzmZvAR8/GACPl40p5qvp1qBp1oxjULOO2cFPdW+D7apNQEi34Pw5YaN
lyPjC2IPPqDjzm2ZeZ7GyeKZRr88+zgO9C9lt4Czip3nHMDRCvea8539sVbASwY9+bjm7rDllvhdpizZGdlKjXEwbYpb2UtqDXN2vrU55PWNntdsHSbdKu6s
JU4QRLwX8O00KBzyy4MyjaP11i5sZ57vbGv/RFyfp8z6YM3wYGMs4mcXlpFUhYsRkQxskJrBvknUHnHx8mAG9mAGZnlhwqw/zMD8sVFZF5o076JmAK6kmPkC
XUkW759rcSK32yFPr7JgimUO1MDP/ha2XUAjggZfjJIDMeb6ECdbBSsbipMf5tKCL/lnkJoQSiH1MZTCoqpBKSzCGDlGPw0ohUVRCgsMg6DdgLFTy7yMFvnQ
TskK29pB3P3x4r8D0SuGWPSEy3S06UtP3P2prz505PcniJjo+vuOY1P/8EddbPPR+6JmeqJfepy+mDetwFljhY8x1TPDaevhXJE/nOhG+DN5K5x5UcBsrn/C
moNfXOr4CWN+2Is1VV6Lv2qTXP2FL2Pd/vrnPvheP0kp8GyBlxl3mc5NpEiYV1JIkQV9sdD813ujbEIhjEMMaF+6VfRhT/RSmtPAbC7EiH6gF+VHoM3fiUoY
6y9hVEpoUgkRprMfxQsK1Z0cyNkpYG0VMMV0/rfmv0d1O1Mqolqsf08YAGMRWFqq7oIl/adO1GAThE8sx+zTH+Pw+YzDdxzRLWtm4r79j+jra/t75sVSoTXU
MybitIxUAjmti8IOQpTVsSApzvQ3/jP6xtb+b2yWb2xkaYge70/9GH0wDa5pfPMt0TefML7573fqb17f/83r5JvXxN9MUkJKVzJIq2R6gFp4jxNrCAXM+sNO
hH/nb5FcGf0D7stlrSJUpaqxilDAPgosLvc4kZ0k8oP9hBOnJ3umEzvDfhTDVj7P4eEDv7G16vCXUd9uw58doQCOIjWI7ojHdRBMMcMl0vf9JO/j/1NdcFc3
vwueyeuC/fgzL11w4Fl3QTFC6Y1AFn8UrQ9OpvVYKND2TV968u5/eePv8ErBrT1s57T2MLfzLlvae4/9rBvs/9jGvPasxvy7D6bHvKLH/P68XrifW/+ruhce
ePa9UEh6YbTFmz4IDeQ+KUmf+NInYTnTK+1mbjPLiRCQ18rvDZjc2DrxdX7TuJUPc+veb4tl+BEbyS/SrYg1/USsSD9R4M2RaNGJS+5wye/UJb+H+zFTsr1Y
/1U9zYyTldfE0jUWotCOr77HY+xc34TTpQ6UawaebrJk8Qic57zHE2xdUuwPO1IQ/X3EMSB1eSDSl7A/FVX6b6KGf8LuXxg+asvKcNzmpYFKT6B3sdJo7F2P
8yU2IzjRYgQoUTqlHLa8h12Kc9f+bVSxv9CVeMIWQYB3se1cCcB9NvjrBd5XFzL4fPTRL+uPPqU/+vTgjzoyUaDLtVvJAo3ow3YrWp3hMkCjtyYM3k0qGs2i
7zqhP64CpM/EhXG49szFo/JH9+l6fDdnVL6j6/aMLbalAm+5VcBHPulI3uFPOLIv8VFHD6DDQTUk8OstLR8Hs0i2Nj8rGzYliW0ty2bEw14kC7+3zBDqXgKh
ftzKQvbkblFoTVdgK3yBrSgOgqkoMUyFb7uexYHH/qy8wmKn8XDJAJRQRQGs4L1iDViBG8UYsEKCnOQV3tWLASvceKMvBqzw+h72TCgLuRQBVhQHA1akQHnK
Rg8ZMYcszsW4Bf8MUIRTxkRQfZAIUXS/pdEOOsCEETgEHEUgCD2cGNAHOC1H90IGvxTEoiJ2Ov0TQkMwyA/eHQx7kBwvMASQWBMTAARxvig+dNcxo/s6TN6D
wRBCe5w6VW5XN25+eO3b/+vzby8QQY0LsTO4Y7mnvC7aY6Bct7wU6JJnfL7FG3LA6qDpZuAilLPgB6eMYZEdrCZjUPFglZV3tCfj4KXAlDLwBxExPb2BwX9y
kBC8BAkBvRO98G86ZO3wNzagdyQhtdHqBMNCCjaQo9CF3QQgY+Nzj/d6HZ2/6ccNvqKsGKGkx1W8O4Ga++59GxcE4+i4lYAc/ZfjOIecOxJosbIZB9h+z3s5
2A9ZA2HYlFi/ioHeE7e8/Z9/8q7/7befftrGZgUiJNlA2vyLeyPzLKIUOFaM1mSxsiI7YZn9XnFRRTZXW1Wan7xPjI22GBurYmx0xdjoiV05gCxQjKzysCWL
SdmGAaYC82MVZjLJqJlUubPOHWM0EVpr2cmhlLfkleSyXvIqbXdW0hafgkm97bSYaZQEDqGCcMNyjDAV/K7jweaJhK9J9xdT3f+wdP9o24WlQHc/dcoH0sAb
h+9a3W5/6R8+/22//R2SsP7EZRm3mO7+gu7+Irq/jNFoUk8XZTu7iO4PcHEC4eq6+31Y5+HMHKD7fVURl3JbbGFlEcWi7i9Jv5dg2K/CKZ3jayVNycmK+27L
NzrMR4cVkw77mGuErBpoT+waGXopJ7et7RFOQJrycbsCBkLDxe0JNqS7m7745Fu//cfvY23pOrqOXYMYCwv+G38ZOYatxZ+XEsenn41hgZ79Cyvx6YGRPCtC
p59gFOMEHitV9gT+rJSy1zyrspHbhNmk4b1UYuelMRR6esh5+FTacwlEwLklPfFM8eO9O59TtGWrkZXlM5WAbQS2QneFc71hKzRQYIJHDagMSEZ+BOxOIx0W
o1H0MYoTpBn56DNfDyIRy0pVTAbRj/Sil8a5Dr+aqEVr6T6JZy9WPvcNQq6ppL+MAi3G8Of0kJ33VAiYjBfjS49HOdj7Ojz1AIurFcZTQKmPRfUriW2ZS20O
LjXqv3SZMJkhFZy/wlkr3cdYKn7Cs4P3lRz7UOWgEbodzwOGyBNUZxACgJ3dNCRh6HWB64u4Yr8D+/7ROFATMMQluIMUEiDETgcBD+AmXdwrQNuAD0hY6cQw
Y09v6PF2RFGVYn8PugYGijOHGG6bcZvpfjcsdsMESqKnjEIMYObkGNcDfFE+KWjzJUGZLyC/AdYl/6jUsIoaVnUNq53Ypee7VEMA4+KhTnIN+kumhgWpYcGo
iVFIbg1xvSw1pE8WBT+/eFRw9SuMBdwF4vZWgdoGVItnIN1HWNxyUVclEAz2MDARJ5MIW/O4hPwCXbNI1ESjffvGhwLE/DCpGh+qwPeKPlRJ0omj8ErOMT4U
dM0ieVAkV3EBiMe0TBxlPFOqN++uUcvhY0SFFzpArCcqOSoJhytdwYLHAzUOA+9SpZMRA/61z49QGQZ+HAr3pHB2RuJ3JAVCQTIfYJTL6DpJdBAclQQInPi1
y2kDIo8o+qK/zmWHfvqFm3881k8QwRTYglLsJpc6yeHJZRlYWOc+wMWykl7o/HBF3Q8k3uM6/2fHRpzNcev7Ors0MeB/YWm0IF7vkZtg8Enblqy7mPLOAPRT
K41+6nQXgHWduW9EuN+QebnZBZpO6hKpeG5auXWUu2DAObOjgpOCJ3UMaE5EmTYC81Lwa2gKf06we8DOcr+RKhjBzBxb5US98KOu16dLfoTwYN/hHuzfwRYQ
JCO3iMPJMYzcIg4z5BPlFrF14lYjCUk8HxfNLcLOXFj+vOYXIyRkJWF2YwKIDCnAgy8jO/giGtPh1CN299GwhMQjnHbEidKOlDHn6Kko7UgFkw/nnTgNyS4+
vz9OQ7KNzw/HaUiu53OddqQOtonzp+I0JIxgHaUdaYJx4lynHSlgIcD5migryRo+lbQjSKCOPk8xDvpfw2CHw6qUTS0yQpeMVCXKfvTuY+EoVslih7M2+wnX
R76RArGu4qnkG1myyVJL4nwjwIiA34bdY9NAj70ybZ1vxOZE0TCxNfS1hBVxeyRJ7DBu0soIZ9Byj9+iUnrC2Cv806ESyqwMDsw3gjKWdlDUQhjEH7YRmBzl
G6GlrWzmG0nlHxlD5dQQ+3CiNWW4jjLOXjesdxXgt+qSUcTmbCRjyKbE2UjKko2kHN1VIyiJ+ryGfCOkcaqlKkBzekekQRKhD12UrjbSbqB2Jt+IzZj+VVWl
LsjkG7HT+UZsI98IPEWoUuJUqfON2CYQdLfVyPR/EXmwEaNY2nTop1AcCdENATYrHgVelWg1RcHuK0g0pC3RkD6ENHMn/R22bR+MoCOnpB2cHhKfhHTvLfR4
ODtsM8K1Mb7W4eymVk8+zLaTjmlU4ie78joKpJYoO3W32Y0LArkAeI24wgKRfzJxgvfZtiv147wirpFIhcGEPVN8AveM1/QfEPdMzoiXFkz45ZQJxU0KoddM
CGIYaQyZ1igOdppCkMSZIq9J8DZkf66YfPlh18CIZ2/ude6TthwSmyGe5xkrITMbiDbMoYsdbJscTWXuKAORxU+JzCwLQzgtg9DLkIs7yAoUlg2RGVO/BMnR
kHTL4oSnhbMS34fgHZYNgaxsytgDROmqCKT4JIk4iN+m38MOi0GQwCGuH5U61lDHmq5jLUmDB6G5ghv0kCk0pwVI9kiXOpoCpFFIbh1xvSJ1rLFY30HdSiSs
vQcHAfOOLhj5A1xpkn7wa/jo495TNouIphBfZfwgqAIpIb6acwyBFonS0gItUc3TKLZofIpWr2f4mlw1hPSiCOnFkxDSSTkppj9Fi+R3bR6SKvSYKrQYn7UY
aFzVLourkKs7SO9UzZWu66zvkChbSEaOk8fwI1VTeObCC12tzkF4LrAE/Andw8fxi/GuoP/WuQ/jvEpD8gh3Pb/P66AhQBNLexJ36fcJLsYQoEH5foJy/Cyl
3qeFaOFO6P+QAvRTTixAe+1nHEOA1vKRxxtqXvPrGp/sSf3sd+EMBW3/SQFdS8sWJDYdCFmIugd7oIxh8IAda7mse+HaNqxnceKysiFI8CvvoeXqVISJBgkT
jViYgPLqMeIW/z6ChZau9XByXF/8RCRcFMU8yJvERREuyqlkZkUWdwLc1MJFVfTjCmf/MoWLEtJ/4UuDhAuU0eygKIg80YeJQaaSmVXj54c4mVkiXAyjcqj+
YZZQ7+e/HRsFEu0PgZ6rECWGuuwHOySiRJEFjeEuJxyr86Sqo/bRXRSyi4STjrCMJqSjRMrALLABRYbWltJSRjEjZdBMhSyjah3D/iFSRjEtZRTTUgYJRRFt
aTGDN4W8Fe5+UwwNG/FQlB+9G3bYJHUMCUNFCKmlrix5ScagDif10p1dpiFk/Ala/CIx4+gAJGCltyYSb1sBsD3jQXGHUoXmJ6KUuYx1V+BfjpcTtN9Cm7fU
qzM6Y6fX/EUxJjM4nkb9YHtwkoE6Bo71Acr7YbsgUHnI8CjKk+JNL6ftzcPESF+fae+faRU5PAdXIfcjSAyGbWhwnA0HENocpuNvqXkSflcR85EgE8AgIUF3
pZmwKrerbEelF/FQAL6gH6HPuXD/RixQ+RIOMipKAh5k1QFcLV9E/d88GPu2eCLs22I+9m0xijJgN3fIZ0UT+zYCJUywb0sx9m0JkDgJ9m2pH/u2KNi3zV+4
Lwt6W8yC3qZBbhmFW9JYYCsBLq/FDMhtKfgn23WhHhvUZhgs6bNvAz1RTbX99hHe86BqVGfOkDLs5pF4F4N70eNgiUGgtazBst9tLpKt726MvLkhxyM8i7po
e1hG2lEYauigGLWJMb8LElIWB2wWDdHdjWn3lBv65P9oQ4u6qT+Chr7V4B1rYqzitk79RWJ0JpsjydjpjHqwcDvNowIoBBQ2SNcsgLNAzgGZHG8JO0Tz12X/
GNPAjQOM3C0MpZrka3GDzxS9ErONGFWmmcoHixW++cC9GiOmxC4LhVQMD2/zRhgznkbXZk/qdGCBl4rhSQcWeLxv4muIGQTRNb8SbY2UWl6ctssTfx8XM5ch
lUvsmi6opjQ6iDII5Os65qYUx9xUOHw5p2xP/NRJ3J9RwTqOt+CPYSeWWGMFjmhxjE0h4r/8yYgqv5tQJRX/7qTzkNLDzLvEm0YMqydHvKtgmt0Qqx6hvEWw
Y9Qp1RjtrXrGm7WHO//OsBN7h5fCasDPCcBbUUoS5HAGeNPFldFpl2MA4rLK+WUxD1RAaHXnZ6Ll9ZkNjAurqtR6nVuPw53MWK1SH1F4CVF4eYFdFSYKL0MU
CNeoaKLw0LMfjTbgPMRKVXmcGP2V8b9Aqh/SaURc8TTiUCwsP+w5xKFYPr5XvlxSzlyOb+aXHu+Yl7FUkhxaQwhWGSTS5G1ixKmCLirMAErgKQYjqXF1OFtp
K3A36iw31YjDx+wiEHZRS7OLBmaIcKGaCo5IC+tHmA/VOFSTDqKkc5pgsYi8b7iAyRyQ8l48qBIkPAjUOhuCY+7pN41n+IKZhll2/ZWVdgMoSVrxScyAyZvX
W39tS2bWBIB2R1habz2pL0fS3ZNxzr7jELSekNu2oRvyoklqlJPewHFyjqEbFvs2cMqwaJrZURPzO9pP0szRxAZ9rIMNlUoCYAorhFG8Rqo19nwc2fMZVJ9B
+z9evBPnYN8H7g6ObFTBHmsl+2PH8RnXrDAUWEhXHlscPJbZSZ0sG2/UsY2RqagrFXVPYnMKZqPM5lQndDthoxOCzFzsQzXRTa5q4tMN6AtQnav0GOzLCJpz
US0YoyHYU12r2CGFio1tpyLXH7VGWR6r5TXsaXnw+Kl0OeapImq5LrvcMd2zEHEIJdtUyyv4TFnyM7MdFKWWYT+3YLTZZlKBnZAT2yWUfTSxVhEVwKJHxeVT
QXqL0eYnu6GdplCjeGMy9czJFxmXarBSO8b4UUfDgGCz6aaaGELoVhMd1YCoyuYLWD0CbquNXcEm9xZSUxNVcGpqekKyUKOXbWwGsJyLl7BzYLEyV+aRKBvm
CA/bEhYgD/cbGA+JulRCqssyKMtjUENbQbvtQfs8GcU7rC1gZ+Iemykf9iC4h0gRQydZxPACNjMOcziV2KbBKxxgKFQNkwBQEmqi6I+Soj8aK/pLFmiMXv7I
c+/+l5+EFZH0TnodnV5Dw5ZyXVgxd9RIPD2iEiunYmBIf7eyAFP+EiLvBeitm1e8Ctjuf7dB7GAO9jHAyXvhMulRaVl/o6rPvgrVhXCsy0r8QrgcdaEDtVyN
xUR7fAOYSJ2+W6dv1VGb07g2bHhBbcqZ2pSffW2chXAcBOt0dbVwUEa1cEBk8gkZ4yE1xKYY0uBpjIeMChAfUsN5RQ8twJ7A2xCukiFle3+RWmBnCrCffQvs
BbDiIZqTC7wJHzCGj6tkBIldyBe9zBe9Z/9Fb0HPfuqhJfg0HTDMMkatyExaBozNKfh4LfPx2rP/eJEp2OO0rlwLHLioBQ5IaDmOASvzmlZlm1WjR9zmEfZm
Yi3ZA+4KTUu6+jCujgFOugciqGCRreJPhVYeepHEgvfgEcA5uz181oaZzMMfG4/U8EgHj4wjVwVvklXwRfwvYensQWBx7wTMbWx8P/vM/Xbwy76H1AKQlSK4
INMzKEqG62aMmy4boNyBxk0Xxk0PP/fYIUyXLhs3TceSIq5tw05Ah1O5eomZX3ZJXTZulk5l5MqbOB5ejxwnQzpL+tzVxk12VnbPkkFzDeOmJYClbP+2xLhZ
MjO78i3YxazYuFlkp27siWSMmz4shez/PcC4iTKCDooi9hR/2Eps5GzcLMbP13mVTIybTVQO1Yf7CRs3XTZuWmy+rXe5ojXeRa3xBTZfWmzcbIrM0GCjPiL5
C9FdFLKL5BGZxcDdonYVekfY8ow8pCBV9loP/bRx08oYNy1t+ccGeMa4aWWU/LRxkz1uhba0cRN6JvAyy6wnAi9LctoyEqMm03Jq/91i02Zi0gy1L75pAC11
TUM7nM4KGDEPAx887DqYEYrtC4dtEVnpcL/WHs5yN4oOQEdrRF9wYgarzMCEYyzrYHuzkGx0PXOMWRnni2Z2AgmEDRjYDivyRiEEngJv3aIDReApqNJRkS5L
eFNc6njbvaBdmmyBpMKmGg+AHZU8ge8X8T6XXOpy5iopuYT3CrrkgjhYccnIlBU5WBWNpdLHPEtcO8RVg/WO2BFDdKbIDYN1LBxvYuufBffa6PB4fIgfKAP+
ERHV0oMKqcmO5V+qBmza28TItCt4vOAUkrCZToqDUf0yPr732G1kfLjHTjn5vtnOePmKg+jbaW5pE8fHk/BA+Ge1a+c5v2prcrU57aLhQPu0oK4eQNEHxYP2
cAb8b7/4zu4WCMBdCCiKwq7ZGOS2f9U2sSO9HE9e8wlOdFyii09aOR69n5AKXY9vvUoqtC1dn2ukPldIfbb+0PURj+iz2K80qccEV0N7RPOXNqarsUY8i1dK
bSZSKATiWWx+xMvxt81WYwzhbgO9m/2T8G4+2Tok3s2pGjDAo3ZvfsBO+Td3Yg+Otm0fauv4LlATSEp7oTV5OPVJifs08k/jUZ9kI17wSz/63EyxMnT0CP59
cENWPfrx5GbSc3/d+XEypife9+QHv2KlEzJ1X3/ChEy/9D+RriqTzfTH1CUPfe6Ddx5+6gRdcv//L13Snyn8fySD16aH/uHzCz9/eP3iXbJw4i75lE1dgrmH
2I5Wof0Qg4P57a997Q/vLKZjKek9QIoUrILtIG21LA0febNeGlo+b8u9DkUddqioSqtY9aLH7n8gfqzqRBff9avJRTtAGA699h3gn3z76bt/pcj7NZlCy7Ln
60skaVHCXpByHDt2/2hssxx2E+zPKHa2Dx+lXb8EVvf2t5wtoaMzuUqYwrccHhpd0Y6M/2HX3DHkYFC8ZTOUp/EW8rKut/4L+3zObIs+2eKMoScZ0wP5QXKu
2hIoezjeg/4Vz84DN9X7phzqeIlEB1sQUMyY+bXtsmCgGhHzL4WPrREwD8i8K+jxbz/91js/cG/lfGezNKvC2W2xk/1Y9Kogk4aOpOa1M1ikTk4Au3FfcgOj
jn6mjrWcOvonruNEbh0n8GeloBSsQbB9qo52hCecCt8fgNn6rRjMRuBaud3qVNvNcdRXtRiO4UpsIa6yrpAg6s3sigi4lhRh25lYaieKpTahXO9yEqJYYwLe
WuAf4lJQaK+caf4eEv21HEHbtFM932xXBMjH6PlRE1OJev6zLhhRYRMAiX7t028fPR/wlkbnSU8JpFJBA1pIXDaDBSFZTSJT2QLIsxjigXGbIXocQbQ904jy
KSShbu8yePsaUwpWWSF4rC0uC6YIfHpGAkZbifdueuZPPvjtv/z025ed75ypVwmv/RefAnvWEcLzYYHhzLz2l+Uyn0ILaX/HuEBlnmkIkG39qfaqWGo60xTb
2LnKbX43inQryeY2S2ZNWBfMx+1IHOWUEZGwNZGSteJu+lx6J3rRbqqcsJs+HXXTY3/2+Bs/VqJeSir/xKlVvt37XCLEnpmSIE/UpqeaHqAD7Dv8qGUPG3oQ
jROiZjnQvyCAAb5EdhUfDUvvRth1HmLAKmsorLQLt9YLnFAXGjqAFFoRckD7yzYvABVMT4+nJz3Pkf0ec/TyrApmawLn9W3B8EIQu09XJT0LJ4EUfq0f++bX
7l6Qx7jguLCyYArIY177S3j2S1/7hU/hWT/gFTMu0DWfpAJpGS1LxrpUgV76sXd9248ek/sFs15f+twnf13qxY9/lVre/tKf2HTniwihlYaxQJ+wFaahB2wO
Kn0grW+SYmnn6JvvS/TNJ/4kloCAG99unue80xZqLA5WZ8qLqTO+3vKPMbQ95kJu+50pza5fnTHuC/hHmcHZuWNAA+2vPPOR/4M+KETSwsNR7SESddwWdTye
Q9eNRL3sx6t1UtAXH3vL36Ig70fbmfcP6My12c5M6aflxfRTX/TTH64z7UA7kWAameC11hlv5ddON+Xw0N4EOE11PvgJ90452zu13N4pL9473144nOqdQPfO
PXa2e74rZoR7bLGZhFVJW5DuosMAc4HhQ9I1HGjV4m3/Gntpp/uIrkR1W0HfRaQ6XnufDaBdWxFHbfKcTGAsBrS9chJtR/A2Wk6r2ic/9R9vOfIb1JncVkZS
ZqQGP5v05Ulp9C4210io9f50i7cJNbxK2n09oqNig0GZsziYDS6bWRx+x4aVYZX1kA2z5irrfbb02ntsSXpBHVIToJ8486Ed+8JIxx++T8JNBA2IUxiU5ZVq
WI9TGNTh7FHOeQlYNGzt06kLPEldUJDUBYGkLqhK6oLaeTwYzEkjF8VnWzUvrpp3klWLSHcsDtv++3fElEvVg02uWdVfg1IS4z977X8Cd/nO597iEqf5ypN3
/3rRZDJ+lpSCXFLy80kJxX38d/7m9yY0KQGjNxEJbTOZAyfVmnCuELPTNWG5j1+UF+MXUYsCTTkVTTm2phxPU46vKadM3Bow5HAZRS/gT8XQHcsZEdvLwBVx
RhUtYfxlwbEPlc0I8jhQUacb97jL7CjLeCxH8PXmp5Asru5aNifR40ufvltQRzgVXFSGAORGmcr5PHqwxIqzfvkzJ/vyZ5KX7ejlz57sy5+NXw4GPWm0E29k
2mlUvwlbQlxGyfyYhJHHexILYakLQCxVQsZRPBuVMaaDZ4xHA2RK9TnpqfSO0Wg1+JNcKj8W2tgjKEloVgUbX5Ix+StIvFxlH1C3GdYQS2jcKHM4np+6FnB4
YyF1rSK9bnTmmhNU6rNRpdYycLI7IW6CSnaBxpArD50pKCnah0h2IKqyW1OWrZpANiIq4uXlJwFewM6N6fp4gYG3DAdQ0HZgWBWw9xBWUztXetUGZ66mgoZp
vt/ASP22zryOfRhVXWA/JTlCYp/G9vFosf8j3gmjS8j4MzW+uWn6vAZZ66IFtO0kjfXUeFg05IYd4yGi1p0ubGjmDmYHERU5ZdVV3SzLNZAfuCwfZZEI0EPE
fU0seGe8k+GE7nfaDb4ookkNCO0TcCwBXjut+HAWrCkbzoK1WGxh25+jaoCCDbTtD0RrtV9wGUzacIqviR974jn3FAe+OcozL9TZ76pgXsq8UIdEZl7Kez8J
U8TFExZHE9K4uFjp6JnviQ+yLJOIM6kzqIBk3y0Zj9Qka5J1nrg70vXP83oRwGjAaSMiaHti4DWkYUqi9WvBR3xOWuId8g7Geu39dsoyluh0rJnH8MK0om1E
qMNLnFESfcztdVxr3nVNDeacP2ZEwwgdNrLM0qriBovddRa9awdRlRIP4Gc2YPLYkjpHg7ef52ymlZ0ET0x/VWh+jHusAo/PALhJJU4EUUT0BmajKkJri+D3
YVYKAaIPqmNoPE92kmvylbpwlIbwl6YwlDWyMoKTNIWTNIST1IWT1JKUpAzfxrW4uubGTK3A221Bwt1B1kMM83J1DTs8kEnbh2Z42XUvZUlF+ilV8chUxN7M
kVb4ybgH26O0ohUFsBrfg+Xpv7SJnSN8+U9J4n854LcAD/kCPOQLQLGjP2v5LSHCYVR9OLbWaQpE0S3JikADMMT26ODk6/uwUd/nUX0LgYCaFpMitP4UkUim
gV4fEd1vPLGcnnA5W3Z7nNN3FDn5g4iJVWzNiWc7yzuemBRdnU2AkV31IvCwzZJsJNP+/4241ghOhAYY/Lajl604RlkNgItk4McCJNyb6Y9gNkL08bLogHYk
JG3+zKfx7+82bH4R//vzGAtwvOVnAxkXwuKR2J1i48t2IGaN3d8TZD5PldKhHJzhtSS4f6JDGQG/CWofP/Ddt2gkP/5T6qjib2K/00q8LDS84/KNyl+AR6/g
1akEru5nHDvJ8/XMBglkQq+4Zq9A0086A0JfI68nrKgniL05wddcV2A7E3tihEzFnVwUo1tJjG5lQemsCCsK+vE5beBzeo5n2citEtXG1Uv84btWfySBbivr
+fBXb07n1uHo4BjFTQfOueDGxRwAuKiU/3rghKVwQgtdJZIuWFkuk7K8+fu/9c3PXXnDNVqu2Hjfxja0a7/9jU8IrF9uWVKh/lfZlNT+tz/54EIROlZ+cyRW
gs3f4CcT53GaKX+FqxDrWOBk7WDWfLepQw0Z1dcSnANnvTUMzecCuynQcVVh+mDsFVGOdCb2xMb6A9uOIgvT8Xn+ieLz/Pz4PEeLkYzkyzKPo+PzxPpD3V3d
jRg9l0OaRNAqxjF6RUbLi2P0OAhCdvgkd6K7EanTHN7leUx4LRWIR4GA3PJ1sjROPigwZ/jKx+5K4vmSiLwiQhTfWy8VNEatcweCLWNxQ8XShpCT1COROUjc
4HiTxyN9nWOKvh7vmxr4rRW2F/qwFwbtCi3ulVYNJ3XJoXRipOEoCjWGgmg12pakZ+OAqYndMvMQN6M4QZvMzrB6da0Ew26dhyOAhamJpLhwvftB9M+6Mzr+
zx9YP1Wz2v/+NOnZ7W987c/uLFJl6fUAyOZAbFzFUTBIH7SCjppsNlW4KjbPw4eP/4C6GcHQiKIpE0upCvguw0uq8iUg8yqeGOfcvkNie/Uz4VHltiDIid3F
P+OROyWk6WOcnZ1h5j7KznS+rL0SDlSL0pkMR+FAuri6GoY5pmaUVc8vC9YghnTkTE1lUrSQyQg77QgTYotRGWTUlCi1EgkTEzOc/jXgvEjolaFAQrAYLBTF
C5GTpIFt/PImEkIO05pJ3ykzVkxNM6AwGMe+P2/N2m1HBeNsaPObx6NdyqbkkxzF3ISbcnkrPXITqZJRZXDG+diq2DKYpy6RLbsRFiQDGoMRjdFOYm51S40E
duyYjA4ihlcQn26o0Sm2cGUHaTh3kIZzO3YUPuZIb5iM1nA0Wksyo7VULcFoDRuFLh0wWsO5o2XJaDUeDZub1D0vw5ip5suo7wMwB2RnLaFnQKKtKlgFdvad
5sMxcGHL1hOuHGUiKUSxbec5pwtBI+ytZIa9lXXYm81hb6VU2FuJ3RNtDnsrtE8HzuGXIxnzdEAOA5eRBhBifRi0vXmYB1rDLtIjgrCpuIMzIuqX2gdmZN+1
hMlYhzmWK8X5taQzA1ggl0Qkn/vBslA60fQMfXBsBql7IBqPzpASwEckzhRxVJKqcWBeVdWo/4Yxt4c5Qk4I9A33id+MFnvRaUlYe5wWDiGfud1YzoselG4s
n6gbv5K0qoRuVBDpS9KNElJaTXqxgFXxdFVGSGkjih0cjntsONNj6bJL0mPUEzOGtaKD4FLMfPpsFXQlXWSji2wEl/rJhNOHsF7y7l65/c9/95H3EotVI7Ry
jcL6EznlRWbe7/wJcgV99XMf/JTPyaaRYCLZm0FKPw8j1yLRwUJKP09a6KGuY3CLZrgDPIk4nQDpyDxJ6eeBbKBAVE0FQlTACNO9EEucDVZIfr9QLOlUog4J
6c4hyRrqRlHD8fLosic0JxZFoOdNLT96BPoMYz8Wb2oxriACMVuCrYltoeLl4zO0XlotLPUVZV0MHZTDdnmRwcpYRlL3IAJk4PDh8hY21Vs3cYo+RNhtrfli
iGM+iAGv6WBVk4XBu6Qs/MvTcbOVKG4WeQ0lbtaTvJ5hXVNUQ1U/0GoiBziN9RDIi/h4IIgIlQ+o5gKwOmqJPjHc7XXCYdJDh6bGSWemZ3eMt4YQlzMTjoAy
q1F4Mzi7GklY4YgaBU1WjfqN5NcPw4hBbcyooXU8guWZ9qGLkWUWVNlQFYQ908fQNSWWj0gulK2LvF7xYsa+eMeUwUQbehSinGJeHKNssPWqxChXjCKruUUW
aRxZ3zaiuDGIBqJQBya4Rs3BrCpz3DhagzlnzdSYoXtCsVZwpEjajJekvn24clNYStSZZuSHXxHlJhjkNqDqnsUOcmJeQWtg8GOwuhLnxiV5/m336SXEqhX4
gVYNbK/EqUiCOAyNaCJ+5X8lr3jyoFjH6NAZ9M4HkndceZDe4UXnYXfQO3+YvOPIg7C6lVucjuq/eCrR1fIMMcD/0jaeEnI5yNUcdLJqUvbb47JZjSmdbb8Q
K9Uqa0XLxQ+QzEtw+HDwo7CeCdo2PTncsvDIEK1kJbh0NJgrt5rMxEk+jG1qvJETNvR2KWtqDmD3K/xI+7gjTXjGn5GK0xVuRqyPiatk9Ejzd3nRqmjh3lOL
ScTASYp3/x2W5gFV13LbjxFjMQV9WliwL1cn1v4bLjGJLz8Gh0s0Qyulxz+VW84Is/cmPAbq7W98/a2/Qi9hSzIN0SkBMwzU+APrZ9jHsSXhKXaUMIQ66BL2
Oqsw+KPuFwvEmuoWKFTrrW/C+6q43noGUwmVDzgDLW9VFrFtGoIvY4EhHQ0LDCtopyMYBwtMURYY+hwWGM7/B7z7BhYYzv+HKIchAW6WBYbqUImUz28YTktw
e0w231pbOE8HYw9aumU6RYcXN7VticMNAxQyzMGjGFKN5mLBJoidFu1XvgYna/TJWpys1Sdsrt2oTx62cfawrU8f4dNHotPjfHpcTldRr4EzPOPMsW6KK9/k
K9/ElTmA8HmJQ58q/I9q2/+ote2x3YKI88Nq27/7Jq1tj4m2PTZQ2374TQO17ZfE6RTY81ZQB/ilz9zFsVE419vRVruA/y4dD34fqRnM3ADaHNV2Ik9m7SXr
sOLcti6rUf8KLAw19TJO8wJPOCeFqT7WFrnbxFQ/3XSdjTfnV8ab83+ZJFGbEEz1MxP88+Ji+Od0E/5vCf55lLjTXyHpChnSXYw+JbH42B9gew8cqNncswmZ
Df64fj7v9kXymi3yGrsWG4add3lmANETqSQBaznfbtotcG17THyHIvcAeAS2OKjmpS0GwMc7Rc4XhTI+jYzbOruUq+wVDgc7uWy0OA8eARKeQ3Oz+cd3MuX4
MXB/Ofa5fKyXttDpGjwepbsdw5/T8Uel7rUhxn6jO/jlaBemGZYG67bPLpLGCKHRjmix0I50Sz566lYhPjQf3ZZ2+JoQnyz57Afv0s6MFjwezrbPhaPDKusc
YuGpkKGA43TiJEy2eDX48GpI91ocusNpGiIXy5emXCwTJ+NP2bYdI3Qp61KNSQQgrZlLazx/ZEaNS7JtgcGyTBgsqw8GiwV/S2d+ZebgQJC3zMLArOgjoc34
ZfxNPrKiPMOLfUXe4MeNrwT/VC+USdQDXJp7SDnspJwwyEXzqxIDTsDeirCtscVEZFrSO/2rxF8TwETOBCPTAEImJO25Bp2zzoYUEl6wwgkKW9jECs7F+KqC
LQq/BTQxVcdNUga2k55YR1fVWTCnkodb0CNIst1+MVRHINFA88QFbT/bWgMWcOkqFnW8+faBmRY7wJAgV+dP1RFxSpL/DMPE8c7olloF3k6oKdHiCOo5pEbg
XjET+rpPufbDqkYdcYCe0VdH1DBcC3xSKSD4ahNAgI5H1aln+HMMmDOzFVWWTud0WFGfWZeh4jfBC2PrXA0ox+5VPPWsrfCb43zodAOoKOx9sXU8HEFDoaCM
xK2oSr/i0zUXe6JRNyM1N7ofigfdGFKVCOyuugVfA5odcuGgCfACAtjd6Pl8XJL2t+AFVsmA3elH9mNYSrqtAnZXQy/U2ORGhDGCi6S/s4GAal2X/D6x91gx
1qMAGllp/vkvaoDDYiqhfDF2bKvEjm1BzkuSSR4LdYg6I2C1Lrp6XXs+obOWUMshPDLYYnt0prWUbSCHZhbPNUyPeJeykzNsJ2EZOdm3sd97FaNYb+/gk5qq
3kRDVKNBQ8/sMp/YnTxRxxNhrcYJkEgnxw2mBmBhhctAElW1jAqpwCC8FQiu0NzrdAU4VSMs9ug28su1+OWqqt2EjzDZBO07ZoBtSZ8bJ2WAXQncS2qcd9Ki
FtBLS4WC6qgUvQTFpwYBx0GH5n2gjA9UQZdhuebG1ajhqRE8VZM2jKAaaINHBVIbqGIzADChKwWaPXW0IVO/IIg/Wk86DsXV0WvcAa2yOCSKS3L8+XpcSf08
9wI6DKgn1atqAbXeyv2fTFLqrKupqjyh6luoinUwBi57hJka5hRfTNqrL9XEUIeTJQixb77pPsnmyGXVhgCiBZtLRQi7elkNqBVsYhrhbSfglVxV0xsDVB+Y
ajDDsBrUxSQrM7iOuVshNkRzl6QKR2YqTcM6CLjO64meB9W2c7kAdTHjCX3wIEODl9lQ1kmnScd3N2pHT+fSiLHUAYkJWAk0mfg5s0zdaAEDw/UarKTNmaQ/
gglnNGQexHgVmf6gJlSXBFGy6QYqSHVzTd6gp/bno6ldAZlw3/EYFTEb4qntowPpmUtpzNB3LdStNgMh/JQ6jTk1QC0Zm/LE/5NooyRrNlEMxM7PebYXSQ02
rDXNPUAGVzYfFa9ijdTXYI8aTFNxpzIWowu8QFZW6CfxmLEinFLWZy/GBrOGZQzLMCBskQ1Wegz3XNyDczLYsatKNd4DLeqVC+ICA7rp8zJUJpFLtLZSzFSv
GFdPyxc2fkoMh2VfXXOl1q7IOLwdQvfDIqpdiqpdRrWLCiFSRRaUSqYIU0qqU2JXIpYMyrzExRV30hUPotoUW77sVLBqTn2Lrm7FvafE5YbjTCPRzWmjOMwv
CFWWKHKu/g4HN7pJjTT6pe5NmNLinnIFcTYuDAMH2cfh1Zi/yUeufMVe9CvyhoDIJl9p20EFNkDOthZUGd+ieS+fjPGahnywEbyefur5fTdIGu9/bCvfqEI5
b0aaJRQLOj89OVepYlbi7probrpWbzFP3tx/QhJ1kZOzjJHmJ2lWFkIO01Uekul4HP7ey0C8AWYaEG+cyCkNUIYtB0+Q5Rk1pwSc7BInO/KB7wHIi2IHb3LR
KtSJcHUGJySFgvskPcBQXz7DjTlIK1REEqIS43ZIip9uh5V4ziik3IVO8O4lJc7Lp43+7qFRnfHg0bAYqVLFVzLl8UbnPTotH5/dy2ecZ7a46cX3vLv9+gMw
1CYv3plkHbnrGElQooVki3aMoiv6TIoO0kUHA4uuJJZj9qyDcJROfoML2Q+7xoer+kw+XEt/uDbww9WMOZlVCGLrZRh6ApF6SApvyCKeVBJAcA2YfIK2s8es
6jgJNIldyMnkFsPeAnKLDXdJCKmI8dC4BTz7oW44iuwiQz3sRwAnBhg/XToZZahARukaghXx5rA23loCUXQ+hF5D/2GpTiq5FCsp0IEqqjYeLktbKpepZQ+G
DCA0Rh9VY0ep0GX07S7dGVVDILAlmSqO0g1UcbQbLlfLe3S2vIcjOqAqjzG2CxU22gmXd8LTUOSoWtIF5tgSOhoD9S6nr5zG4D+o2AJ9mAT/TthEua2l0FlI
eAogCNZIXJkjds4+ATSwv8bW4LGkdaOGVbePXKSgBgqijmFpr8ryelxULyE6WOGpKqZNfgjet0MGrOAI4NGMvkCzh6gvlnfD03B3OYZrOSdPGFanyaQf6eD2
cOJkRo8J5CCGf/lRNWyg9izv0s1hExFRd+OIGuki5cIId9+w7j6q8DByfHCmmWHUmModB7xXPsURWQ1nhnMEuHt0a4RagdqP9OjZEW7CEDWFm3A6alDttp5D
xTbVWA/w+k01DlimklqKC8/tdejdqrik65LHABPWxciHS1HoUhQ/hiP60xRQxucRrdBxSyXD2KJhXAY5PRmlMMT3mEyXdkmeX3qUnmh2wzO6VJ1l6gzQ1BJF
Dy1RTJIjEUmOoCVLmSRpDEaQNogKoj4fAUkyKB89i9eXoiSADi2hEcP9kbhG2/NnDb6E6oyiOqOYNS3MmpYalVkzAtjOcBmqmiqL62h0ExWGKoRUQFPRikMt
Q2vRsGVR5amty7jyLdVEgUsYGnQJ9wJXflS1mCCoaJpPo5iNHfzQfCKGe7p6Tre1XD1PqS6xinHM05Jq8ZDRpM3UZVTqMo6BGseQLcPRMrwySsucjNsQaA1f
IKpiF5GRVA+17VZDIi2NpnOwJS5TxcfUaahhCbSM0qggImkiQrpO2jovftTiEXA/agWgC8E0xtFa6k98lh/AjFVjMlXHUU15O1yWnQEj8hLIfGlmEqOvMW+o
k1s9EAIIiP7QN0fQS2jvUh4DohomFKoGRn4cgzFCLA2DMSYDjsHCMBFNjGOYlmKYxmkYqeJNIg5uGubtOLWO2CXdG8HXaTBovmSm7JhM2WZEjvrWOF7CROeJ
1VTRUFEVeugpTDU9SuMYpRFUuDXePsS9b6gNp5EQsLy1jH5pFrTGA7bt+M238OrZ1CshGwycPaIPlm8Ky8ySrfbD+9k525imvNSMZRfsseyCPZYs2Kfpk3xB
IZC1t4y1N2Drk63tH/+nONP+j8blNUvXEef/2bi6FvkAUtPUGJj57XOXf27/p6xXT7GG/y+xDyCV2f7U/dFZ0K616vRfo+rq/T9a0Q9/5vXGw099OjoD5KS9
kERctIbaY61Gm9ZcUXuqANsdUs8F0O4QcGIrQFzkZV0wfqt0j//XDUmWJHmSgYY5EcgR1UygCKfWWwAaWyawZCVB+R0XcNkRAQBuIGesBfMfIgdGJQZpuUQO
nCaRA0skcmBMIgeWrnNJz43bePzTZhvvN9pISsjCg9S051DTnt+qB8kuC/Irw5WJfhocEAmbXTO5j+3mAPqwz1qozrgs+/yXScYOEpYsdnkfD632f9PY/V+M
Jd34QVGcDLrsuf7iNx7DRqeJKMwCPIgleLDglg85d9hm2Ek6GXUnHsASb+GWsYVbaY+wKbaKLdxa+18f+8yvF+F2KfJyms3bjxr7EK+MiCusmiWravud90Z0
VDW/gy3mMnt0OpkEjrnFsneJC184Yx8kHNp06GA8ea5TzU3WtWHpZjVk7C//5Gzq9BXG6YGDMXT8D6zrVOnm2S0MyX/c6Jlx7g7eDa/JbnhV74bX9R7zMNw3
ipwJmvUjJCcsNt96n7iQxWm6z7ZDqA2raAWv4Ee1hmEoOZ36iH4QO1eEH4eLJyukntIjZcjkq6xSq8EGF0T8wWeujg9SP2nAc0E6TAGhN9tfgGc5UQwwCbB9
8wV2hsDu+GE0BOOAPVqX629LE3njUi5BNy9j29xHmvMWfBSxbe6LXxYTMCjblQTivG3uqxq2zX3ZNue45AyNo5eSwI7/6zpGZN/hQVFRyu6mwvgKgDLUWDqH
xaP0LHcXYFzOcrfJDvKRJORhS4Q3lH3jGvy5viMOAn6nxXu+XSPRnZ0ESRSVYxRZ8xAqg6cj0KbM93yjvm5SCm+Hp+4ZcRh+IJAyTrqWEhPUydQAI5uq7Q01
vJd5VyKLOi24RBhtMSpkfD7dQlh1cl/xM/UwQ0mYuQMNF8ptT6PxF5Fkk3glMHYZpice/m+W7cZB3OJUqfQYA5lir7Mn2LODE9OhzBLe8DnlVaknKaI7yKzG
aOAO++GVu50sVr7PYZNsnyhlsvMVdaLhYpfKAPX3OJuWYMZWovx7gsdiTLYbWLXn+NyixEIiXo3fTWWXAwxtUcDvo0KhlmB+RQjsHcm+UdZ5v1FeTY5VWM9a
WpDlCpaWBsSf9KeqkkMO+hNpxg2ox02oIg38qUlLhlkMazDmA7SbCgmSTQDZS17nJvycoYDD/5j0LazMZagGCIGs8I0KHQ0LeH6TMd4Rdwy6LMoI1HssdWL5
60lWMYap1T05xMYeLPtFfF8SPbMowPm3GPm2VTXsHSQpmCksKhJvsJbjuviz1E3XhPrbdHx9/xAMMTQ0S4zJEEQ1TNUrMOoVxPUKtIgyjIxrHJgN7RxI6vw0
ROwm4LfPctdQzzZYfk3rkggkrsig1TJCNhCzIWTXedBq6L4G/jS7PIJcOVIIcJuGqshZyOGPXmctahhUUD/KDQS4cJGO6lHygVE1fJTGKOBhw9gOS0qDUZGp
VGWhQ92r+3BjGKAZfLwVHRSIv6JRzUCqGaDnAjxSx1E91llLPBF5swCV4z70GdwWic9KUR8S+S+EPiML+z2W4X00PD3t8T1fvuf3dYvfixIXNMAVhnVy9gBW
J+6WJvq5cZTTFiIdAWrEpIo6NqCd1NAtTXRLTVTFEsqNuuVoqwKfvC9YkXPaF7RLIbulMZL3ENC6Jcyd8wiUj+psAFXJXeBy7gKs1buCrucCp8E+1BcWaO71
oOd3hYy7TUcHhNIKC8z2Og+Gxe2p9FFmylXGWWLWkYTs7UhSex8SmAV2Ey1HSFh28zdl52CVNaZ9EjmCnyP6WhImX16AaxwyEvMLP88rTAkI2UEXgxjNy40X
SQa9tyO38CBvFYe5roJu8BFeyaIAo6fa27GHVf6+E9bahxT9d9k4mzhpFjc/i0p2j6hitPxYGzub3/qXz386WD30MsG2diVrS/Oh+wTOxmVgs1UW9qmoIPa0
Vt4R6j7e5Kw5SaSixbtSqvaBHuzJvhF3zwtMgcv9HjxndEDjf23oKBoSr8P3q0QxPYaftZt/wF/3JAd0832s9vnC1s2+w4JvBEL6kZvvF4d891CRIQ+cO2Lh
6HjK76lpjJusRiRMykb9d+Ga/jQ7FModuA7F4VaHdiSZbg9tn+VXMunHwLwE2iHGdKjIsjxBE55lcLBdjBAYbzXBJNgiYarXy9vX6NecjcRrJXgqclGJXnkt
jxo/tDWbhjZglsG5WOsZLg7HEXDxMnNxJFLkzBCcrCJKZYI1hNl4lfR64pW8sBotjeu9/44dNfNOkKBG7P/5jVxBpHE9yh1+pyRMCswmQG1uFU27vPjJ0Dpk
fAJxt0AAaT9g0/jcb7cKcKf2ZQ/EzwghvhZCMmtHVdZFrOolvX9SllydVZEiQi0EwR+yykmLqfFV45uJHy7aBss9jTnNAtLDq2YLq9ENlLq4y1H/aJazTSpz
OmUer0amSWDuFWHuFbSmopl7GX90a+COS4ssjzn7BxVTQ1mJI2dlKBOsrmj8aPAqZuugIdD8v8IQ1DGOflxMK2GenH2yYlLLllqpCq8GFHEVj2uFhtIY/iRn
EukQtHZBraNnqnDVsC6ruZhkfOSlCJKLqxjtCjgPqqRp3TzE/16/oafRWz62QbLBYqw3v/jjr3zXl57z8Zf1Np/Wsen/L9zQ4VSqVfR9cXN5z3tGLh7+6oW9
zV/e/O83bvnqz7wMN4ubL3tozf6Pv/yfX9rb/LxHXvRP3/6nmQs530LPSArQEvSb4uZluz+ydPdHXhl//10bpIxXPXjgA1ff8cvxp7/3sg6niy9u/o2Dx98z
v+636KsPPPndbzz5by391be97oPbD7zhN+OvvjD91ac2mBWgaVtM9VKK2uzcGVRh5BuWs7OyCygxEEqsQzJjCbWMo4RzwNJU4Z9ulxPsGZwjQxq5ORorGdYS
n65pg1cwNcHJysWnmSofuE8H0fOiDE8w1gKqm9/wiU/uWfOaL8e5ydZehEwTYXPTy94YDqUw+Kuxf/3axzvMeDZijTrW4yRdm8/ZfsNpk+9/4sKeZLWifqgi
BS8d1RPDURnZdaoGTkqD+QyzmGo/AR7TFIb29hHgsQ4ntCCWNEy3+wjww7hZ7SfAR4UUsCVkoBIgoUaDTYARGR4zyRDXNRl+OE2G+LYmw0dNMqzEpKdTJRMh
dJlvNjfZd14T1sYfvfsYADXiPj5uHcz094iSp6oYUaztwQIWhiozTJMbVAxu4GBVowfSi1FVq82qMMOYE1WE1fNh54h2IkkWbS3ivPc+ASc1BQxDCtQypLzu
imHKbr4zkheS0lwEFwBUESLSInLCJQazhEW3KJH6cVUY9TqRpTg5aVI5SDrH4/ABP/hmQef1dM3EEDqYCWHaZY4XrOh4wShwxlks1PvLNiK8v/zov0h8Icxy
dd5NEdMWmw4Xef2LeP07/2AnLytBxda2RzGY1WE7YzMkHBGaiwXa1Np/8SuR1dNqw47X5PIkWBj6RFL4ULshUX2LFTjUfucvxAUqz6wch92xrLYQDi9WRrX9
VGzYhLeiUWL77FZgtBEfwEGZrzUkAmFsRoQBNXyEZmjzCO90j0yNh9Eec1NSx4ya0T13HmuNJNQZA1w1LZXsTE+Ot0YCVtdJC1yAtjqywFL/ESFZHdcFBSyK
6bLM7WKzJK2WeVotc7Va5kArIzqDXw/oDW5MHcG4YgtgQ0KEyhwiJDGoRUTtnS4+eggRciREqC4hQlUOEZIY1CLgoTwJJjJDhJIUEv9qey4L9fYhDNQ9Tss1
kGBw6X5H4H+ftAX/dywRvHBqJKDXaGZJm9k3JWWUmuTeco/0WgLhpUpHFlrYdETENJtETUNnkCiIntGxItGjEQyBKq7letYfvS9OrysXfv2+OIKzuBDc5fqS
8LvAXuxtMSp7UQxiU5QVuipIxwVJRmIjIYtPOhiCSMbDgsGOCn3siFUNIcdCWgYtyAXDblgQu2F5sEmOzRiBlkHZLleAeMWbuYqrt60HtaIEtaLIm7qlFM8t
yQtpYTQjirZZPDyKbD+xOGr2tu7lGYC7bRU3uPOcg/L5sYVHw9q7aXxqDPMM7x/gxnD0GK8gLgjREqO7RD8HXxpxS4capEf2mRsSJfIdEmrGAc0FxvrVcQNt
Rq8Qn5HINGDoSRxO5gr638OuYHY94Apo1z2uoHZ912lxfpRnnBZbxZ52WsP4fcppjTCpO0L6TzitUfx+wmkt4bg0p7WUy3day7hcpzW2eNxDrmriwrXV5wBL
hvYuPHTXsXB5st0uu69e+9AVPDTGsr28aloel6sliYdLou/W7GolkKnJ3hQGtS7PUGsJX7msBs1jCT1rlGElz5IOYsj/S+H00Iu9bUBPtcjTRsipxqOE8DAa
/+VpwTgpZ5n4etTF7Sa9TQ5xZER26hsZnwvcWi769xIoZQH2/elPvUu/S8Ts1uiES80KOfTcUlgdW8tAUNWcaiw1muOo9NsMgsqeK6a2tkx5YNmDatdaAnvm
8l7GmLqUKjIkLatTdWGz1A2Ayw6yBcatWI6y+IcqHqQqHcjTy7MK5nJTiTYeBzdcflQFGWtBDb4hpFP3OkRYTaMAzbBAewwfw349mUEHiQ5luYhBqktBBXAZ
8Uy/uyDZv7F0HzYSJWbEuGW8YxLfkkzDt9Tg8f9DFlGumg6My6q1AOQbRM0eoUFZDveeZZmhXiaEODTYL2ip9sAJ8GcE1lzt4BF0wnTvMcbBCLzo6NulzHB7
rKHntmeZ2bTilhoP9tBR0Ksx2FKCjQdcFcBTb7n0AzWD/+Rq8nxzGd3M1+Th5hQuodt5mjxeOxlNfjnnAw1yNXmUka/J46t5mjzeODVNfhngEBnqcdAgorfg
KkkfXZLxS1oifknsIcfjPII/3LHL4IO0NJrKy2QqLwMPykwBGg0DeGGyBrzDfHrmR5csNvNZmbf4ueUs3dKNPG196aPhadDWx1Pa4/KI8bG2vtTU1nEr0daX
CW3jhS5ODNdLYnBJ9aCtj3ax28QTaHmuts7eeNQ/A7R1JrIq3c7T1vHaItp6LXZio5rR7GPn2OW52jqu52vr+Haetr4so60TY2dtfZk6jbV1j/Xw5Wp8oLa+
jDiwPMVDywGtoKCs9WW5WF+W8aRdaC0nZkK9nGIC8ciJ3IyR6eEFXiDr1IUdvDbGtENj/+5WmWoJea0iUj+ROl8u6sslWfRIXgPUE8PbjQrYnQF9VxToO40L
XpDQ12jnIDg27MueEhBmY1GvmQc4qWUqlicfdkTNINkKe5kWaSRst/+uLWb/Z2yp89O2yHpPQSkU9YRlvSdskfU+YYusd9wWWe8RG9GipyyrWVmxrBaJZYlf
MOkyplhmGehFfWKZ5FzshZYhlVl9UlktksoaykpLZVa+VIbtXStt2q+ZNnWRykZoaRmGVGYNksqGiNwtmHYDxRYf0yuYsYxk7xLDbmVuWV2krg8bUFM8bOwj
mAJuvo1etPnaTEtlcEmG8XyIqlWr5lSjmZLKmlmprBZgo3TIXOiGVI0V6QG1azVgErOyu9/wI61Iy0jh1umTuQEVVMMzWsGZd/mHKp4WJT152sryZitfKhMd
9ajyzPrz5ssQlDyPpqwlUpmVlcqGI6msb9Ct9FbKliylAlRpBFJZzZTKvNSSxH1oSGVV45bxjkl8jUzDs1LZsyoiLZUNiVQ2HETNrtKgWFn5GkM9JIRYyVAB
nCws7ZbbY6cIPMvu8p5qyuh6nTDde5z4GBb3Jn17JDPctYxU5uW2sqmGtVRWOQp6NQZbSrDxgKu8VhPsgfsBe+z4kyuV8c0hupkvlQ3B3aNBt/OkMrx2MlKZ
JYAvuVIZysiXyvDVPKkMb5yaVDYEqWwETGLQIKK36iAADW1vbEY2ZDOyoqJxrip2N6KOHYJHbzOaykMylYfAgzJTgEZDeQOlsmr20cZiM19LZXhO76FYuVJZ
E4nkSSpbkk5OHXsWQyprmlIZbiVS2ZB2Obfgg0JHBkgVwhNCy8Sapx7qyQSycqUyi3uLbuZLZUxkBbqdJ5XhtUWkMt/YnMfsq3f5jTypDNfzpTJ8O08qG8pI
ZcTYWSobUqPGHoqllgyUyobgL8pP8dCKVAZ/sIxUJtG0rSGetAvIOj5EvZxiAvHIaanMwgNDgSyQRThPtSxtqQEOSbsZbUXATyO4CwJUQYAA77ANxG4vK0AV
Mj7QjJftIMt7y5aM5K1CjPN1UmIPv0Ziim2IKfZgD40CAyqd5W6FH+ZZ7ka4hUoqDiQ8j1LFIR78mrDCDhqSIiMt29iGbOMYhWM/sheWjdlVjnxzhE3DHhgA
Vh8p16UKu6QK1wPSspfkqjO/sSXVAvoIPb8NXqLp+BNwFMSf1GCysaUAw4Rriwm3CjG7BEcw7E12ARcgXKZOakha7EGehzKxnIKqsYE8VYmUxJNqpEOiy1Gk
XQeakywghXRz7Ez1sK0s1YMl1kfTBnqs+OKswRur7MVhw22Dd1m5GYjntvkH28/V0SDlioCnbXPthqQZVElxtjMb4zyUNfRbL+PmWoA/V2QPTzekwBlRkGse
/VxWBYxRAS6j7L8ZiZep7pJ97Br6metS4BR0WUICHZaz8pI5IpCVKjUve3UYV82hExIczl8jjB35kjna/f0GH470t0oM4VAz2ErB7PoK3DOayeL1bD/MWSGy
9KW/bctXqEcBk2TL27wtjxHME1H4ZpFu5oso7CFCw5MrouC1kxFRbHyFns0TUVBGvoiCr+aJKHjj1EQUTt4YSNB/PrGe9KwraKLmji2kZl1BZl2BZ50pogAh
oZTaVysxtYJ6+LAygCRws48ARF6xU/IKnrNFXrFz5ZXCo2ED8koztX7a8bYX5JWCKa/gVsrnoyBznfglHfkZnw/bkFdqeuZTZ9q58orNXUc38+UVGhTsNdi5
8gpeW0ReGcrIK8R18EaevILr+fIKvp0nrxT6fD58llcKqsHySsCSiK2aA+WVAvButWdISVZiTpNexYpGU1lEFg8btzZ+mthrpUm80GJ2XOil3crSG7AYzR5e
KPEmXIAwHTa8GDptig0ytRwFJ0nYSDngBEZlxcEpzV5UoZJUyAJX0Um2OGgIu1KxGemdtu0KJoKrgScdvPSIA7drfv9hB4mqGBWhiPOn7KO9nuAswFzU63XF
z5Xf6zj6rfudnsTWeLA16Yv34GKJ7V5nYXu+xHft0JEokZQnCb2DTsWdUnCkSbKar71jY1mtaUBu9ksgJxCp0q7UIkixTKNErBqDnQwHE2G5txjuFMSutWEg
frGVtF8sRKRWFT/X6OKcjWGpF7vppsUleWBrL8PxsF1t6wiSjPDEYGrC62pQxmpgcpFnWyHybCuII2VBO1IWMo6UhQE+scVkiz1S1wvsU5mQXjFIS5XsFWWS
uw0Xf5MRNqr1gK8O7oNSb7AcmA0TqLIPNuujOjaIRUOJO9EdgLA8H2EH6ABfT2LTa6qQZdT9rfZTciGH2rInqdn6xAeglXiSI9s4Fvqs5YUjeE2xw+fnCoav
Rw1dFbB0AmcO/qJdZRGh2hsswpUHO0aiT1RVezsU8IfHR/dTejXU3qv5MwaVuaqGbXBx98MX8wQVDu+izw8QVPhdqm+uoILXTk5Q8bnFeYIKyhjkq+rnCip4
49QEFR64lL9qoU8st+Gtnh4xVNrOj0izec3uhrYZr2T3RNipRINVwWD5jAxCXcAw0vkEmDuEKZJEFSspf1WmWXjwSQbl1EIXryvMOCu5sov/aFiH7NJIraWV
2JkQsotvyi40dQ3ZxebGA7mw0sVJkiVJaMaUXcQvvnIC2cUfKLswjdYGyC7+4rJLM+OvWu3yG3myiz9QdqkNkF38jOxSIULoMj+rp2SXxkDZxUf0Fz/FRMrZ
exda2n86PaFLWbmEHkBsKuv8ID22c9Dybcu1XfraAbpUECwwO98QP0hmqYgJJWRN1WE5AHJGAUOpSpAxOKsC5AvxNkslC41sOcFR14NDqXvIuSNyLNslW14T
0RIThQyyHxtCq3T8rmc61mn/JzvygTKigSZrBR3+U94o+wreEawIvlHCjnFVWOAofA4XanlB/ArdeDSsvLuFRAA4DLAPWOF9QJLZ+FcnAy7ybgVEo4XQy3qI
EYvvhIWUSoJtDP7mGyX2d4Ed8VIvpprkUT1MF00zWJ4Wb6kTcZZ3a1cwpEMqtlhldqWGcVna9awpu5ZV2bUsCUSvJ5uXVnDIjkPeEOYdO6GJd6Fyo1AmHWjH
aMZwN43C7ejO97UHqEtHEe67dR6JgQky/GHOcBzBwrtGqHG3nzYmjCwfKaI4bEd2PiL40F+UNAr5pMHKgX8E8kLBIB8iDc8kjYJBGl5EGgU+XIw0UC8OrBIK
6S0YxKBJxFNeJ/RSJOJB8U1IxFtgKObBJFL4HyaRx4ZL0Ta2C2tsglthxr7JBranN7ALegPb1/6zRe1a+yPbyNa+85yHfDiKuMMOFTVrNIq8WxtHTa5pLTG8
hAy3gcQlEWrEmKGZjPX5tY6pRq+1fBE1Q0feLU9rGGMkz0WZ3ZJSRZQeg3dCGjwHbjdj4js1lNl/RoxyVWKUq/DGqmLzr4Ej+uOL1LGMeN4y/iGpo6GWZQIQ
GsofoEtUk5CxSKomBtpIRZ8FZv2J1qqtRsoHY4wlzawuMaaGelFP93dAM9sBUBjGRGHIwh1BUB4SQTna1FrKQfr4syyKsVuGGLshdjWiR1rL0jEdallWl1iW
bvWyTMzd0iQqbSxflxhK+aG0qqrPt07CWr1UX9FY4FnTb6VerUUhaNAnarE+MQZtMd1NkE7HRDrNBu+BhCqahHQMfQNuWT7+8Bgti/SuZdC7fHHLwnCm9Alz
ougwOHahEX+lZbn6hPZWWrZY7BuNzYDYt2UnpU808BV6Nj/2bdkAfQJfzY99W3aqHnMYuJQ+sTRN1za6qb7ozB68aYv5XMHMjub48mhmL8fMrjIyGgZreUqf
GMr3iDQpP+00l3KZs4VusTfHa/xQ1glLgefC5rJssFNddYBTXdVQKaqmSoEIsaxTHQMqslOdlwjuvNu6zMw5zh3FHofLclWKwXR4LKbDII8OPzyADk2VwthY
rsByy2/kqRQGNWZUiiChxpRKUc2oFEMkQJpOdSN6Y3Yxp7qmGtFOdUvBs4ewO9sImJjSc7qaVimAQgKfuRJ85xoaPjhfZWAq8LMe4SiigPmpEfoxUf1eJ/RT
Ag/iLExtZjzxMDNksu1zHIcyErv4Y1FeklmUbcFKGFNLAMYIQWAh2Z/2Ay0QwPNrmP47XcLlH4h3XbndygfZQmg6HYBv43xYU6e9uzWsxt/dGmWHIZab4nIg
N42I3HS6yE3DIjfVRG4aFU/AOLIuODpUsA9VOOomdgSE9ORo6QmQzywDvvu+1L428LydCEIAKlizxRC87CtoaV9BS/sKWlrEsrSIZWkRy9IilqVFLEuLWJYW
sSwtYllaxLK0iOVIbiToAZaGonAiocqoYmYTBmbaGDIUYzacFaSibFuAT3SNB93BtmBj+6Yh/ggkinkn2MLX4piXFsdcEHmU1MdNSyMuxLE0mA9kLg3mMzTA
HdBjcawh4piHIy+OkW8ggI1/4C2nGpkYeS8TI58Wx/rD5Un5BJXE4pibEce8lKjnYql3jQ+wfOFCHKsO6oA+3GjIXK7IXH5GHINJc0hMmkPa0Yi38ir4U43Q
NqvAcRQfsqF01Lb4OWbFsX6Qh6FUqxNxzM0XxyomcVbhxHJCcazBz5nssDlIFHMhiqW7CJH4rkBDeINhhYbE4wUZFHHU6Mn4aEJxUQb/sNxOQ5n4D2YmgIhi
GH3xhIMokSeK0XUQaWOAKKa96Bq5ohheOxlRDMl78f08UQxlDBLFGrmiGN44NVHMw8ClRLFqmqaZWfRBdMGLzhVXyEpGFAMMP0Qxl+gaE5rp2cUR/fGiwfIw
WEPsA0vzyfSDzRBg7hCmSJLTsqdEMaZZBK87+DTTvshhDpY1Fz/ae9bLlcOGHg1HIIeNpuQCL4aDhhw2ZMphuJXIYS43fogdSXFSyMhhriGH+VoOo75xc+Uw
6k4QoTtADmMiBB/Lk8Pw2inIYX6X38iTw3B9kBzm5sphXp8cVmA5zFMjLIdZLGG5anSgHObBu5CfYiLlRWuh5QbsdJue0EMG43E1h9byl5svf8kqyPp5whob
vBmASVkQHADssbW4QFqA4PuxcASnjhHz7wZHbA/Jdu2D9h2Rde0eJ0zB6JEcBZsRR6Lyh4/Q/c98Gv++vqGnzTAkmDR/W2AFqNZHj+DfBzeA3+nrGCAdL1tE
vGyRJa2CpIK0kPyxJFEUcZjsHzuOAUWwJi9yIoHlKhxJO7R5qeAFjejLhqn9vXQkNdJ0aEtnsr/tcroQiYgeh9VWbJ/0YD5awxgenmC0hsXDo+EJ4HWTOdSR
XRoOKtaYDT5vwMNEyRffl4R0pysxoAJS2yhRn/KCP7Rt76CErruJXZWlI5grtTGebXX2EWUtGHhY3kLopWI4AgGwkMjwA0eQwG6hk37HXSBScVo2Eq0ZEn2U
dULjd/Vy3kqyWhMpB/+5pGQfWnLQPeRqvwLP8CvwE78CdIgWX5ztIkQ4xhA4/RHqANFLDYFrAiFg72zjQsjZWzqyuk+N88wFkGF6fx93ZX+fJG0PzgNpZJui
BgSsdkni9mBkrKt65n6dBQT4WwMgLi1j4f4Qwwi2jFCuYKE1iqevby3BR7e2luJsDeJJoaqPqeBoaznvBKKAXus0cO5Oa7z9cZu0HA/uEM8h2ab1XOW0nudu
zMXLUYltdKCQjs6sE4cH8v1AOfw5QmmttBwe4LUcOTwMcXcpVpRaZtVW9A+rtmK085pSsPwpDrKpRmjnAIdQQDGHHKVUKyNwq4EC9xm5Arc6ymlfhb+eEaiQ
xOwzWioFfVTCEtfKWj2HFm3fGNo3Mrh9Z+CuAoS9tG9YnZFq3xm6fWecoH0nbhR8SJ6LG6EpQ5+ZKrJ1hmr1ydDPycjQVPdWi58tZl0knitC9HO3iAi9BI2v
DBaileykwkuwJ73LjrgqZ4SLGI2U0dKkYNSRjZY0J4hA0MG5kjL961GXqgGS8hnU+eGZdDtPUsZrJyMptxT/y5WUUUa+pIyv5knKeOPUJGUexgxoV8jy8TIM
R3NRWmyCDBv40wK6Z0yLLaHFlqbFVkoMNmkod3xSVIWatDKIXPRA60zshVM3MMmKGOxDDG7hh0qu8nt5YvAZj4Y/ATH4+SmxrKXOMMTgM0wxGLcSMVhJ4/FC
FycvSNgvE4QyxOCJbnhmD4PSy6OwY5rCWnkUxmIwU+eKPAr7MG6qxcTgF6ozk5qd2VUTXX4jTwxuJXSWEYNXJHSWEoNbGTH4DPUCFoOV+gkWg0MWcFvq+QPF
YKVeqOQppkAaLFVfQGYPIpheeraekTZHtvCACsSncX8PJKA9HM6Ua7v0NXg4tEiMDEVkbuWLzCwRtxgy0uB+gRRxvw0yL2pvxzNRICqolvcY0FGdCSeHM0kO
DiXusHWEusDqkpimOgth8cjmx/994lX3PfaxDcJjVbEj+HwgE+n/r2zoJXzml8+8lP7/OSIRkZP/WjOBi5e9ev7Ptnycrp/+8Zvp/59O+M8L1As2j71xkv7/
yIaEyj5Cj45e8HsjF/ze47qIid/t/tEbv/Uhuv5c/vdhFKGJhRiAjQaT3IUu+IVoVTuNJliLmqHGqeLoX25jMRX5y61JZLl4ch/v0fBSBbuhSkvVVGui+weJ
TS8wY1BnHIXPLSehaHUi8YKWHQvkj0/Tx4njHSUm0+v1jlBbrrzxi98svONjL8UYUA173SO9KUR5tI4Qr3rt6O9c8oWfu2sDX8LywleXvvKf3vG77hdf2psC
CT2PvpVQ1Q4i19bzoiWZpLtwPLSV2s4utS6dMXSXel7LoT563rOUJJkhjYroCFvCKImORMSno0uUsmEiPR1Z6U4n7unSFecG+g5yVMSxTyr4RdfxDnn9AU/K
g7XboaGT/e5Dif+MmFQZDugS9ocQn1kkaC6Ks2xJMITE4bcUltkVOqwwJfwOaxgsLYi7BUn5C2FgSmzwXgj4YRHXK6rUW3h7/MzGi7aznuizjghnyMVwhoM0
znCQxhkOvu+EBaAtFVVha42xj1jIR4p5YK/GNRa6lO8VUHF2fUo/o2wmGZ3EGXb89iEqK9g+Ll7XPtKa6+D9xOu6EWeaeX3TA+xv2qk5Sg//XfidPG21SnGC
a1dZgMlySPUPB5NO2oIeo/uWBd23IqpaIFDfEyEp8bUI3dcSYbqWg+5bFnRfeY0UEZdfS5yg06ZeR6P7plH4sRHpyEZkfbAh2IXg7SLgK9p8r0WGsRoMY1UO
O4LxNR3V7sb1zjN319KCau0oDBwp7wMnhe5bbblGCTXu/qAX97qg+7qtqkb3RYKLVgnovg5MuOl2uwwcyIavSgabtMZI5Bz+xpbfsnbjdvGHv+hK4zH4Dv9Q
42vGN5PO1+i+VUYIU85RNDJpYS2+QaWKpj7YpT07mpVskzBejoxXY1Go+Ap2PRjdl4FXdWvApgMY7tGaQFVMFZkhedysouGmx8/N4C25nD+HDfdOPrqvYTel
TqRP1HLQfS1B96XbKXTfWgpjr873q+yKppF9rSyyrytFGR/lNPI03EwOuYoCWzNredbMDeInWsMUcnMVhVqeNTNHUQAZuYkdM6Uo1BI75suyIC1urqKAN05N
UaillAQ3TWl27uwBgJEjUFCVzCYZctRik8zh2RPI7HFw5MRcA53ugOLANYj2Ta6RIYtcy3qQYSvxqegRTEkC28wZKGK3BtYjHNEjOOFmLVePCHKRfWvxqgU9
IjD1CNxK9AiHGx8wF8FJ2TDjmPxKR6VXdN84uXoEdScI0BmgRzABNuh2nh6B1xbRI4Yz5vR6l9/I0yNwPV+PwLfz9IhaRo8AIXQZoKhpmNOdRZB9a2pYm9Nr
GFHQYXUBmW1qzCxNThCkkX2Zm6YXoho7/APKF2mYVYmPUkIYbwVTO3udI8F/OOykChu5gYrrZ23RRQmgYn4vekTZ3BlPhSvewC6zZWB/ivG3BERQBK4B1LMC
E92T2LPnqDXerM28zAFcA6BCi/127yCCCKWiNUSoRgrGhV+PkIKL6NMih5r9wL5ZvA58fuRh2YBizEb7obuOtYzA4RO3r3REWdw+WvsW4JXd/D0ur7rAmPj0
WZKSixiAGJhVFYN/9d3SQftQ6aCY+FXoSno4zqPhSY44ZCUKC5IoTvIV6dRbNKLwQ7clEl4gBkpi4hZJ6R52P11lbRPvU8bWxeaAOJ9eL76n14jr6daWLn9j
OCTp65qSzK4hqe3qkuiuts7dleQXCTgJXnst/FTXzsRpw9fgfE18ruwV7sT5nP2uooaOkrAXpStROGSo3JJqHO1p+NyihEOUeKudk9lkookakiZFEq/4PU7G
wt6C2A9WOglmoxP6jFFPV5G9qSOeggPKyabrKUguZ2z8FxGmVOqx4w+CK3ijSacxKgDeCw7PRYgcbM3tDIoFrnQ5hVEtYxGsxWmfmpzsiXNKdDl6LspQ2+xw
iqSCJKZFKks2qNP36wC/QGDtCAJWKzo3ZwE7h8MkAVX5RpWOcIOeYAwkkl7pmaNhRbLD+OCo9EdSJUWZpxqcfgqtLcfB92gr9vN5Wx+uISix2+11M9m20a+e
9KurKgki7kewT1qg7mKPkkKP03lHziTcvyJi8+B5VI8aD48vu3uQXbFXQc9TpyGjD+ojGX2QhQf55+NUP7xl0eFcPJyJmxPjBK+3HQADp7yPZD9wV2peY5Jk
YD0SdhPDfxAfcoFuaaXc+A2M4kYaoBjblME7fI0/7vzY8MftHwZ/3P4R44/bJ8Qfb54M/vj9n42ww+00/niQqhwV1EwvIinPraD91GcTDPLALLX9pwKiqost
t1ewsUBiYYBtfsRIV0qsq/2wUVLZLMkohH3Amr1wZLHGLV4Uou7aYzNZCHPLMhs6zlm5FoUsBztn7joyEJzcyYKTk2SRhmL/EYCV2ycAK3+UN3LZDcSLYp8L
HF3AmZAcyU2nrCT/YBLR1cNers1mlMICvRV6ndj6aOyck/BnGz5zHVquF7qGm78yo8CnYt/N4xzjCZQBQ5fpLbCm0Lwb3z/6YPBGpBdw7jAEqYezqU/DkpGi
tEyNf/hPk4SfIzTz0dWcKbPKHplDp5YBVZRxwDaYqUqb6VSlDaQqLd+cQA5IqtJmOlVpc0Cq0rKkKi0ZqUrRjiRlLxKXVjhtL7ViSPJ9MqadE/Slfy1zqM6X
8Vyc7zWbKd7NtJTIiWQM3r2GujrCY9BBOnFOf9ouzTTf1p8B9YVIKbPKWgEg9FXWhGRAPRNRxhMOTFJFSKIOnhyWDKhDrSH8NJEIdcKpSq7UEmdA5SkGxyXU
RM8yXBYXWijvTpTcNOkCZctV6GmB5DetpvKb6sy9Fclv6qTymw5JftOa5Dct5eY3fTieRm8ouJVDhkXv4R9BAt4TDMpJJuBtSA5Y4BSWpeiTpOuq0PVQiq6H
03Q9pFPwDqfpejhN18OnkIKXzhK6rnJC3pokk45pkPSrB5X7IMMFd05EgmUhwYqQoCUkWBISDFIk2BASrAkJNoUEqxEJekKCXoYEvQBEFnAiER5PHloRBAAM
2dCUafXn2LXycuxqGmykcuw2F8uxm9Dgv3pukfige+ikOeETf5qmyQraIPQ4Ell6T0QtadvhMYHAiDn21JbMExanDUlWBqdLnWt6yjjGQtGqM8ijNJbaqpNq
T9DhUuTe5qVvDDc+7QJGt7jpi//w+W//r/ctP580tqKeeM9EjTzPOdOUFCIyKSdP0KRcyqmRq5AMrfaXSDIstVGmr6eQxaiGQos2HFUS8vtAHvlVhPwCIb+h
FAdspMivKeRnCflVUxywBoMzyM/JkJ/D7M7iwWsyuxvh+g+xaUrILRByG0qxvEaK3JpCbpaQWzXF8mqDyO3fHbty6Nmyu6fBk77xd595r0+L1rf+5DN3FiE3
nwy9cft1MO1yenohScONUXj/iZlAM48J2Kl1qJYahbqMQmORUZBEQs3+Wd7Mm+V2XiZt3e116fbGoG7/TsmuRt3+RNLtINgSqzJlrcpUkpjnxbQRiPRPs0by
uUeZzL/8tU++yY8VGs056saAkjZs8OhasspUubDaKaR5D0gbqZ9AX4Le8MTr46/xRkGLt2ej7eQzN8Zbtwy4EZ1MYTPWjh/agVMils3f/61vfu7KG67ZAAGz
+UFNMEi9LuapYvsJa4ZzsLNtClnYH7rrmMGYNLU1+6mtgDh1JrpzZUKfAzJbZa2RlWelTP0JEX6UEN1psvIsFzGJU8NPOKMiAzWzKw/VzFh6inC7Ja5++LjL
n91kne+ubf8JHlw7Q237iJi9VImqd55zBXSWFe7a853N7Qv0uJIyFPWtcFd69aMW3n1c3uUzW3rqLtBZjRjm+3uHF3tnwtks7d0qU+4K4X9XokvOtq8iNpit
8toT1/hbj/3Zp/z2N45bYPa5tXSMWq4BW1+8ZRPOFcIDtkpfb4aAqoYusK9Cbqr11pVQsNZbV4i6tVUSP23G3lbz9VzCMJApM6XSleZdh2U3O9BHZZN+pQea
0h8l6R3dV2WpRcUkcYc0ZdJRSKEvRzKG8NOmyBgx12kK1ymlZIu0fGunZIuqcJ1AuE4tV7Z4IuY67/V8hOvDaG2TtpX4ERRTNmte0M0lvPcgg4g5vRg3cRQ8
m1rkHKXZTwKWm9l93JDsPrpdTs+0AKQW3lM0vEWqqipKaFjvcWBSiVFiegtAqOx1VV0M9Pyi2zVUSCns6OCi7KQttW6PCwJwSeOI8rrYXa0ZWPTbxxe6nF3t
0ExYrVmR9YgzNw4CVDAApI4pYwd6w45xNECfXrNxB++NFVngddn6V21+iG3cYFWyNnkiUmjNRzjwcIJXLimhWWhBUQgJrOjyeFet+b/Z6QPhI8SPmmgh/Rfz
xx6D3jbZqX5INd/NoYqcgKoqnvVD4lk/LNJZjC/3JcezGdlB+/9nxtZVzoLsFbhJR9gLHU4Pk/IS2sEOIHF6qrScmKUz7H6bQRAkv7obYQBmo6/hUBPWGdiV
VvXt7ISSR328a02jU+8tsJxXNWmvRJNcDCA6Wx4EQZPGcOXogBcCBqv1iJ62h6VxMASg3I5Th8BFvQ7KkSQS1N+sq/NejvR3Rfq7jOn557ZtH0y7Am/Q8Oq2
iQKMdrhmR4WlHstMPVbmQdQA/oFTfpf3Mt2jZlvjWJDQRhiIB+hfW6D/bHrXnFicVP5o7rseILscs070YQ4kYcNYSaB+rOArNR8sRltso7jWJ6x4b0zQFosC
SVUSSKoyZJ8KC+uBFta1gCkiTV2LNI1Igs96OKm6Z7k2WB5vjg2fwXyb06ElW6uTJLT8I1dnos07Js37eAWtqPI6UkVIdfqECz5b2cRa/PmkjlQ2YaFQ5zul
QL9Kq5f5rqeK65y1ymsf/iy9u0Z5m7782B/e+bbP/O2Lziclx1MllOxFas8YHXK2EG/TG3g7kwpWnpa3Y7UfWUWY5V+B0J32p3lx+p038e40lrwRNUz9N2xY
bV0SJXQpfx2LdWLnHRKpndh0VlhHXybioWe+SdVMjBB1fplXLDFElEVWFE15aEDHjKDpa9UIluNz6YeE6XPUCGyaa+iMpOiV9FOFJjgi3T+CBfA0pGpdby2X
J8forI7eGIEw3VQjRq/5aoSli9SmAw33CLFUyVdo4ZgEwpm2TQWgZnfzpsJIwDeoxdhVlVeqIfHeW5V3OQur9uVEDP0vUa+M7Z4JzdGMhu4XjKHz2lJZjCDA
o4ponVQ3SO+i8s4pkuk91FpyslUfVUvuold+2BYIpUd13PSNr7/1V5jgPTV6flJdor61/LiIej5EvTVtkj2gPEeiHtHkizEHLS0s+TIXttLj337qk5/66r8e
oSK5jqWWY0xMxoHy5ULoEUHIZKZOQMMuockqtyrUODTNuZqjIqmH5Ab3ADwXlXP5eBvfXYlKfSGq1Eq4d4zQiskxanUXrmD1i9lnsc61ubomkGRnObxP3/Zm
sA4H7FC5iqNGabbyUQPVQtIKny5VZs62Se9bD0FsvbVOBLG1ohq+GHIc+EBAS7PImPFR+0M0RUj++6gb9d/jur/UjOzgNp9+i1ygVd5fBfmPtNxwCD8TfP/r
b9FtA1CMDx2jiZ8m4k2bd2sfBeRdSH2ALuihQV30IJ1tr0cZq6x1KGOVtbbF33kxFUU/a1o1YUErVQX9HIDSYE7EYIQ2hiO4nPONEqXR6OR3fgUTHFIdiYlE
dgEE19OoEk3M8AD2jDGE/GDSBJBfoZbSd+og0xmObQtgdWu/L+64CnfDe9+gv4IdDx8yVMDbZEjgrLuhyn6pPrSruB/oirS+vQLFPeZm7o/od6kohL/RwQpn
8/lx5CE9/UQM3vCUzVGI8BVQAr/QFPSFkoAvWEk+WPinyQplOy67cxADqGHrFf4Ik4I/UZq8WeIQm3RgIXAPm2iTNzf085gQzuBX4scc4F+c+DH3EnbeHvhY
2wreUCq4DPDlH7LvEFdUV3xQvRRm5oRzjUB6bRSXCiUeFc04v4HEjlZSm4xlQ0BkLamcwjZTOsfuUVVZ6AF57S3/+oed//zjh1/GG03RydQ4O5wQ8TWPCdQX
IyHrzLce9jkAnwsW3Fs4Ysh2oCFxWLaS464qm9hsBtrazvFGpBYUsKT3Qg9i9RkfvJPjMs/40J2STdBQoYAL1+WyP8LMFyjPOHs/29f+t7xIeo63YPgDcTbm
MlNyWMWsq7XnZ8L6B2Lzx8L2LTUTNLkc36GWDnatlu6OXavt+D12rYajXV2Vv+8AoVL5W8fZs8G/fJxBBeZhLPKoFwGt2HbnVXUGHJXo6GjLdXn3WPkc8dfy
kRWAWMrFbOgIiKvC76FnokP7IkxyEFcyHuzAXyAmUZphfytiAT5E6cjb2vwwfQ1mRmLmsO01wkA8vKnKl8FnHA7dDWJIB2bC5qlUQFnbOb6UxPer2NO9djWw
M6gIjp/m5lOLPXaXv/+zFktPUNeaqXwjXK26CqhqYm72o8c4JBnAj/m1KaS7gx0k6rGgAElN1Yhgqi1ge1bZqFVDfly3a4ThsktrAfs9UD+Iv76bv98EcmAU
eg2kzgZ03UbNEl8Lv/lY7GshHu6xs0Zwjm0fohIc1J6mdDph9SrrQPvQHJBjrmlbl90Mtzsn+FPb9Q4hdNzZqJdvO5Fq9BUnlm0c3gl+nL8PLQxE79Jgp1hM
u9lyXAY6nxGffyxBRSxB7uVs66MliIhG490mhSEFHywX3oxyZlRhnYNOddr3fNNj2QvU5mR6xmeH5kAmqGIbyrXE5+2DHHqtoxzCwtGW1XZbnmtaujNb4D1+
XgN8dpE5Cp3ucacH34bvYMqj5RnXTPZsYd11eYOCvdqYrfayDg1QwugpWnddw2wumZRXspYOU7mN0zOpbfRT5dh1LQEQ65ajxDfHSiNsx7y7mMGm1Ly5uMBg
sy5M21zd+DHTzmrW8fe1sfWHqiHDivInm79hBLwTE/z1hFO2GFP0GTfOHRQcdmxQpRgLZKmQmlRDop5bQ9J8sWw4Wjdu4z1vBvGskG7uuBkPQD2+bBzU5ZrS
bFFyA+G/y8ZDG2vDmwUAk2iZuFa7yKQpilERQtM8EKLoKlFowCmOYEjGj8/e7LKQ2WwPxZtHXx8TRolWS5eFZ9y0tcegD2qmU/zQa2CDjrBQ6qW7tevkRx3P
OUiz8w5YHXiNNs00cSc3gvRqr6PpC/Eim4pTYSZ3WBIhFGHq0dZAQVAoNDt46QjWS20H4pTlOu+SKiXKEAlEzNd88DXP5GsCL/FoWGa+VlTld7c4owe6zpi+
LsfzhIWalRCxtOUeW5w5u2HliMgF7I7Hfp/dIww5UKCqRpADBs6FsYO/kyEUvOCbceoF+Knl9kmmb3UwjhJIhTHIiQnEQZjKpWnnTPI4Q9mx3oOb//Gp4Fd+
6w2f34AMZUvefNnXvBffjOOjD27+8JojLxx7668eM1aYOM7CWF0WjMPu5rlfdX9v92eWbYR7EC9PC7EH3ocTD7y7MHXys9InyqEL5bDUHhP0NVcrhy5rTjBi
Ex9Y4ZbOJ1mfGLiFPx4zfHp+FM+zDN4ux+aIxzI7FOZjeHEMf07HH5UpgnjtN7qLvMwnGCLUSXYbOPt8i528VjhjIvPbmdStp4mnotP8xH28itFtUiOqyhkP
3u3Y3iFQhHAN1oxoGjfx3+XjoTND8+T4sTdgYWp7LQsLB2mbdIKn7JnQmgcczqWJ+RldFLrCBFzuQEtPmTattw8fp6L4Ns7ef5wLljC248d/mbqgMdPef3NI
w8JPtq0NVI/5kBrEz7KXHgq+KSxcKeAjN7V/8AOX5k67eetGq33o4hrNa5pOhw8fvFnZM9F74uyIMZ3RRStXoyk5M4givOlm0g0PMBjJTeg9u31wBnsuyOfG
SsUFJFCAOYiznUXPUuNuCtENB3HYduZDNBB9hQJ4FPgsCC6zXQgjrjYdsLRFQghscDZ+ClB90J0t1ksjRhiCVbJlFu0Ugq7y2MhA/lB1usu2nTtANcSagH6C
H/8O9McdB9HH9BdXIYo37gztO0KHnjhIj+srpILeEXpyjZ4OUYBy9F0qIToK8YGD57OZ1WV3e33nLuL+wQobEspvhMa+h/WbMGFTVbtHYrv5zvFghBUmAeCm
hej7tEAEHhEI/hyiP8qKT62gYBF3plc2HdqE59Vs+8FDM+3TLh0PmrjTxsWLZ9q30oXkpX8BchAtMSTf6A9/95AIkI+G7iIqiuEzYBzH6IDKjhW4QxxHAHIS
OJ8jWJmPhIXtLChDKivwFLNCjrclspziiYXliB1c2/ZciyP+aEEgCRBKFYeOFLqhSJH0xM3jLJwW4LlrT+LExuYzYteI0V07LtJu8NfvIpWelr/gPZ+053dN
qe23zN469YI5devk7lum5tTk7JSa37dP7Z6cvXFK7dw3qybpkRumt6+6YernpqdmLfNf/L7aOzW1Y07t2Ye3d03uVZqdz83v2z+nS9k9vXdqcnZihbVlcm56
743qtWrNTvU6S19XN+yb33UBnV+xb35+ekrtn923f2p2/nZreu/0/PTk7ldO7d63fZrOr90/S2+vnts7uX//7bqs1fv37b7dum3fDTfsjh+4Yd8te7ffbu3e
d9sqfbh3X3S0Z2rH9C17orNd0zfuio53zk7dfMsUvzh14yT97JjaPrV7anZyfmrVnskD1uT21OnU5Nztq+iPnM3Rx6xbp2ZvX4UD/REcXjs/vXPn3qm5uSvo
BI9P7913y7w+wl+c6abwjd2Tc/PT2+X4wP5V03tXRc/Hx/JI6pZ5Hcc3TG6/afX03quTwuUkKl7OVuPdS/lw+/TsdjmKylt18y2Ts8mX5Wxufmr/3DyOZm7Z
s3+VHOKiPtxHfTC3a9++eeuWvTuiQ5CC2k69PG/NTu2fmpy/iI+ND03vNT/EZ3t3XLRv7/zsvt3X7MM5ERb1/p4pHKqdoIwpNTs1d8vueRqnnZP4nZ/eM3X1
zp1zU9Qa49U5HpxVUzt3Tm2nk53UAfGJfjU+n9w5PzUbn81FY2dRmfFAWjv33TKr9t6y5wZqn3Xb1A2rJvdO75mcn963d87as486eG6KSrplnmYEeoNOLrr2
WrXxpqnbd85O7qHT7XNzq5IzlRzumd4+u29uimq/Y85avWd69+7p6IyIbHrPLXu2zM7um7VumZu6ij5469TmWfozGw2xnqapOcsnm+T4IuM47kRpiLWSpqk+
lFlJT8i3eSYng0VEuS8eKz7ZMblnP2b1LPogOns5n1C/bTbPZ6d23LJ96sp96CyLKjBJQzQ3zWfzs5N79eH2fXv2757iQ6omTU4+nOJGXhyd0mibp/qzF89O
yvmt03O3TO7efAtXaq912/T8rvhkjtlEfHrDbiK2+Gw7DVsyoqC75ASltOMzPJmcXQQGmJzun53aPj3HNTPYyPTeFBuh03h2GlMz6l5jplvEmdUNU+pGGu+9
mr8kvOVKOadHVqmds/v2UK13zO6b3rHqwJ7dFs2n7TfFJEJ8IRnL5IzGkk8iFruH5u0umePgzswok+9txRm6e9X+fXtvZEohzo0jmqX8IUvITL5qXcEUpU+k
j6Z2rJZhIJqgIVsVn8xRkVQhfb533zwRpj5B90sFaaklNjKlT+IShSb4uevkkKewtWf3rlu3z908P/lzU9YW6VPidBdh+bJeQbNAjuJxllP94KX6VBcuJxfv
nt6/f2qHnFyybwfVUo6n59o7dkxjahL3np5fRWsZUXxyThOGmjiHcwzUK7HyWsQSb5KjhFasV1z6yump21ZLpaasy6bm99MAqYtobhCLoOlyy5SixXXn5G46
06OLoUwWJuuSa9vXUL1o/u7Zou/QU3Or+WSWRvjKqcm914KxT8lQ7923dyqhDnp4KqYOPrlh6sbpvdSzU5jY88QnbuSTG4kr754SNrtnescOOp5UtIRvp+uT
N05Z1+2anlOoPU5onu6enr9lx5SmtYv30XPUOTT/N2EhnrLUvr27b6c/dDi/D72BI1pe9u6YnN0hFaUJi09Mzu+idWXPHrrF19vzW+gI8sF1+3A0tXdq9sbb
r9tFXb5r3+4d6am4Iz0V6ek9+3dRD/3c1A4iu9k9k7v5kAhNkxcvbuAzdMirmz6m0uev3U9SUGrp3GGunMYtLLTxLT7Zs4+ofN/e6e3GQ+DUyVN8Jt1FH9rO
X9w8tXt+0uIu2DFJR0pd1AYfmLS2pZaDbdY2Yw2YWLHNUjs0r1v1s5YW/S5UP2vRMoTRlJPXYh5PraejV69U4e0hjuhgHx28VoUH+Dw8k9/m42uvu/Tii6/a
cu21r7ni6p+yrsUgQ6KcUxdd+0prS/vaLa+59KrXtK/a/JqrX3Gdefuya6++Su7Tjddsal90efw0nyTlbr30kq3WRa+49rqrr3zNtde8/NKrLmEZlChB7dup
XspMYGr1zJx6cWr1P9fC2M2SGHludP2n46Prz009e078RHx0/TmWmt6r1qxevZqOiM7U5DzJunPz6hyLjnZTL/Gh2rl78saVag2m5DkG+ayX5+SNqXNevIaE
WnUuSltD/6yzz064zmqrnRzGXGl1Uv/V1tkvTC/1E6m1fsJc7CcsnoD752kVpONdt89Nb+ejiGtPpDjaRMx5J6zLtTwCNjGheXd0bcK6kmZBcsYiRXKqSBu4
TSXnIu5N7cARy0J0tF04GB3tmYY0I9f2zoGFUmETTNObiaQvDK3wwhA9Gq6nw5VyuCIk3ne7kn6YOCMUUqXj9SpMhsSKpJmVCksI0e4Nt8wrYkNWIoeRwnn2
CxUmNWlfE6Fi4Q+PmiKMsqLZomT8I2nHUnuIs2JNttYrYuskMU7twNux1EgTiU5v1drLejqpqNQpiPeV5nn8Kp/tnJ1mWYZOwpXxpKUzmoIx1dDpa9X81N45
OV5J92LRY73RGDqOOS9fZ61HDsP4u6GcR/OaaA91OWelslag8mtW8jHjVLDcRuof+kREyZPUD5nyDaFX417E1Bq3NFXe5A00UGrVOZk5GP+7bRddvI04ym2z
0/PUH6x5Gu+r7ZN7X8DDRQydSrhxcjr1AUM21nJK+t81RJSX7iUCIX1zkkR76wT3sU5Pzq8WOYXuv3T/4gWQvDp9wzSNj7Fcmf9ifpSwo3T/KGM5pWbuRH+v
Tu6bYjjEt02i9ObeF3Ey/YR5n1TZ7Oup+1ft67udlVWhDVu5919JSnTfXSq/feU1xPNf8/L2dZdezYvBazZd/YqrLvrp3PtXbtl86SuuNJ9I36dFKv165v5V
V2duGwuRlJ2tX3L/lVte/tO8CvbNB71WxVPDvB8v5Bjfm2/ZNx/PDPknbHgwAbVjWWZzLOQsRq/J8/lPnaiUqyNFf8BH2ntJdp7eP/D9i4lLkwx+LcmMl+7N
eYTVdJZCIVWm52rSH4NLECV2cAn6+1G39r0ff18XlH1fC1vXpbTQq4ih6Tl3U+4DyftavG+ndI7V2fvp2+b3s+9fvZ8NEKsjwsq8L7eNUga+qP+RGko9Msmq
i1azUv/kPvcYS6XZJxL6yWWn6fHPeSQzvn1PZMav7/61t03vnH/FpasNmSr1L21N6K9/tMS86FySKGjRnsPMJf40r58z7u+Zmt+1j5Y4mriTalazrovaUmZi
EcjwC7FBTM1tn53efzL3V7MJwzSmnMzzeilt792hlav089dO77lld171Eu03VpQz681eYWfEzGZlXRcDYHY9GtRCMMG9NF3QrYZtzyx/cn5+dprENtZzw7Nf
FqbXOxZSBnBLS1Sk6bn9uye3c8nZVTVW2vKX20jTuOgVmy696DWbtvzMpVtenu6ftE4j2spA+jItb7r+u4mu567WGmX/BJmee/nUHhJ5dly996LEHGa2b7G7
kGcitT+RQdL9J/Ix+p+NuisxDJjUN9JF6tVzSMZYt2bN+eesW3fuS158/ovX0O9i7/eVD7Ph+tiqyHLbLfthxpq/bZ9hHdAvxobji3bn9kdkBFIga+LL6gQv
QHI1ZXFDdF/PZVDNIlmcV+RYzN9BOstems50yNenYXrYDuF1ajbpxejxjLaAz+DTSuTVNXwhY4bIleAShS9nsyWiF5DL5tzusXj2pSzm6X+vuJRpUJajayYh
es/Dfp3cl/k66AFZT67RWzPC1cz1/ATLnTbX5nxY/7tlLl5GfiphdMZ8kL0geSLeETLen75pen61uU2S/pfoF5vz1Atr394pQzfbcTuMEzsOrATrWcP6xb7Z
HbwG4MGbpveSZr8IifF7MUXhhqhbfD3StM0XmHr4bm55+vbU5PZdQrzZrTErO32z/QtSTiYdNKjbdk1TaXydSAfcfC7zvHDYEz4arweyuTd18y05/RvzgWj+
TqpbqA2G/obNiLn9xK7V5Cx11g51FvfAKl2fqdk9c1ho5nmfkqZDtAWDTsNpmqXE3yOGs2P61ukdpBTdnqqPNs1qZqCXc4yuYbnsrz/2SYx+lE3Syd3bs8so
OusFF4EeZ18A8/hKEBSNy8W7byH1lIq5dlIP8cxP3kIqj3rFpWr/vtn5uWT9iChZbK9Wn/wS32cD4yL3xX646Puz84ve7+cn5n3eBVrs+7ByLnKfdx6sPPls
bvXeqfkLVMb4vVJbfyI2M7f6pvk++TLqZ5Zr51bvyDSR5Xst28/vEx0h2nYx60f39H5Y+l/yarz/unj/rzLMy/Tv5avVNVN796KGxFRvJLYI/qiunNw+uw/b
O5NEKZNzu9SV11+gjL5I1p8X8YdXwvQEq6csPPO76Fjo77apqb10EvXV6vn0lMXeAL0sUp6eA5F9SImVhch8et8OWqpexPw3VgeivZnUv6tp0dQy90oV7SLh
nIui0ZjekRGI5XasL+4nKWal6hObX0BsWDZp5zL8hne4DqzW5sTViR0V+3KrsxJ9tH+wKtryJVYDDtp3nwkjc9O8z5TSfz/Z2Mn/gnE/9wvG/dwv9LU3Mgu/
aPX8vpum9tJAXxtVkbt8S1ygbLdex08Z8mOy67Yy2pyZOxt9d/bc7Paz2SI7uXd+ThPOxdM37pmkwSCuOb9v/vb9WAr2Tu2O2JqsDVyI2olHXyNFvyZSK+Px
HaA2D+IP+bMrLi9Xje6jx1i44p7JVcnAo4iHz6aYwMD7/RXKvp99JBquVbdN3bBSvWYPEdLtc6v27JOZsH0uu6Am3GJVsk2Vf9/YNMyh19y3U/Mh9774wAx6
O74/4O1U/XbS6tzH4ttCzzwgfew9nsurQI/Sf+wasW/n/Nk7SSjZO3/LdMzamUAv3XSlumhy9gZI5DE1S/em22vsyOb2h7FDm2rP3nneiBz0fnx/wPtXqjUr
16iLiJuueQkdrFl9zovwbyWdn4ez8/CPzl7Mz5y7Zq3cXHsuzl6y8hx1zspz0vIUWwxZIGLZfw4yzAF1oYirqfuszui756Tfv20XdTjd2IvtGTV/y+zeOcVj
Fd2PpbUbJ/cP+v408ejZydv2pttLN8AVuHKs5fMbprytbaHmNu6cunKlumKl2rpSvZK4BTG1leonV6rrVqo2k8rP9MmTxHxWnTN1zhrWqPCr6Ys3c7aIJ48S
G4RZv22pXa45WAJWUllMXNunVmzLk593Tt02RTJisoGE3tHMb4odc5J/l0ZFoXd2E7vD7hDJojTUsvunfgLK8S5q1G7skZBQq+0o3KX05DTVO/qUgrI/tzpl
76Eao2z6fuQwxxL1HNZt7bpD2sk+PUTzajsVfqOudFrjRceaqu7q1P4NTWO1d5+x/3SOmsOHb993CwnfVFEpuE9f103jjxstuXGf0IXs08U9vhI9o34i2Q+Z
nE3adaGa3L9/NZ3O0GiuFink0vmpPavniPlg303rpdNTcz+75tUXsL6n36VH5tm3Yq49z9vbE1ofNO5fR8xq3+zkbpBCe54Ig575WXMjU3ZC0/qk8X5iPMY6
S2tjVIjxLyqq79nVYlxaqQY/sfXqKzavuMDK5Z/ThuEamiUNClv5tvVtOCktQqxPtpKIEl+mKX1bdDfafd0WTc+d2E/bIcRwgbnLlHiOsuUTMzgx4WX3w5hD
zCmwmdtlxhNZEUvYt/t2iNIxI9FTitjimnNRg+l5TEsFEXb3VLK1ubpPHpBC90zeToSHXcd94Fh49cBKzYPoAxNriM5WaKMM7yNOnLNSnbNiNTLbqGwXXGhY
HPu788Ce3Xvn1ut3Lgx3zc/vX3/22XPbd03tmZxbra9DXDt7cv9NZ9PQnK2vhRUqr/LS1qpVZm+uNzR/7Fca9YkHzKhQWMl54qeTJ3LvX3/u4vd/OrnfN35i
sES/wtPG2mZ6YE2s2CZshU1f50Ar3rNvdio9PnzvhikqhZ6gkZ6dnJ4TnkhDIBaGiEWB7GTtvoCP56cO0CpHara+p02B0ySiTk3uWJ3aP0xt0sNUYDBf3noW
0rkuKYZm8FyKIa4nRjo/vRtME8zvBtKkTLpc8xLeXKZ1WSUsOdUdr1WycZ6SL062fhlDY8xPF+k/eWW9dBFxfe4jWTYiAQguqGKDSzwq+9Y3fQMMe2r3ztT9
bZEP9zZDpqBHpw4QO959O8YQDQOrz92/N94Xh4CLdkHRVeec86KV6uLp2amd+w7QybmgnWsnd07OTqtzzl997gVq26pYgNymJnfQm9s2zt2yn20l21Yb9CWj
SUzJ+BS6afrGXfM8YGbd2MdsPfGs/bez+3kOPxFiBA/aQdXTHbNX7ZkmiXY3F6rlrmSpJI3otpWxzMQmNG2g6ytfvZYmYOLzuspw75D75k0ZuFXR+OCZuA/U
xGIP6q6A48aKFfzN6PvqRF9I/9soRokJ4sA7p2bnVokn7w6twaxXcp58IlO+IT3smbuAnnld5XVZ+76weNOjKZI9Ikfk2xKV/kQVxiZDIqhpCWd6NnJPpfUz
slfy4hWLJ7O3REyGV1Za4LRARlfih2TgU2N6Xfp7WUui2jM1e+MUJD5wTzU/eROeUtvYdZ7m0jY2NIO5kBAUrbxwaF/d50/TL4+Baew5gUyWJYkLsvSY6Fy5
XateK8NJE2nPejmkdWHq+kjK2dbnQJMWobfJ9JxIG7RjrhgtIAmbZL8s8Dx5/ypt7AXHzAoDPLzU+dxhc9Bp6K7pPU+duC3HwYb5A3X6OaKeQHqmP7vxdfaz
Xm8uNhLPwgZbGsE5YbkJCVzHFMNG+WRfaRovUJVvvAWSEb6yTTuTXrdvG8s1/RI73NVwbgrjsGfs3qGw4wVzpywZKjbRz0n9+0ZA9A3SNlbn+Ddl5Nl9ZvlU
nNbF+z8VlZmhn+h5TZ2y/iWjST0xcGi1/8tcNO0ynTi/T8WdlkxzPdam2rLS6Ecrh9zgj7eYvxV0Z5qB5+xcAf+NeC6Do0WT7UomKqjRNOcqZvsT8gOF9pMg
pv7ufXuxO5MpjOle35IS6OJOmqSzmfUZ2x6zU+JJF9Hg5N7UV4z5lmtpm0gFxqw31NxtfZZXPSO3xUvmhSry+o620LZZfetvwkeIle6dY+sF6Yt6WsWF8dSj
4jC62/qKBb1KRUlBQE1zp32K/27L7Iht07pxRBzmJKOP3jY5KzrvPILd5ldH/mskYN2OJ7bPUmkkTWlhZVvfdv221SfhD5TpbpWyn80bXXVhv+F7gigKQvh6
Fe7XMTKrD4QrKomdmwXCiKaN6ykH1OifcT8SPs3pYN7P9KQ8Z7ye0EPKHh9/PjOa6f1yDAvbSyA3xgTFhL++j7744X20/u/al92gSr7XNzRUMURHVDL8yQzP
YTYlc0hohMT3+alkQOZYPrQWHa9IXz+FEUuiQ6I6JvdS7veW9WrjluGkH/8z76dDofjBRNDL7ufqubSL/s5FgkY0SdarPbfsnp/ev5tdIvaoG24XiWIgfcOD
Z71aLSLFiv/R/jI2Xa/ctwMPrI7GcXCvmv5pc9M37lWyK6LOXXPuS1afsyYlj5phE6T04MH0/US81bcT0xrb8+bmU8LsBWnVVW07k7Racdye28byA2SryflY
6NV7MziEgw3LHnSSqDcXqNu01UTCpFKiM2SP/ftn9x3QsVF9+k1Sfc3ksIk+T4uh7PITu0q49Uo6nto9SVwVldiWJjhmhet5nVQqPBObQyGNqdF94Up9LwkY
6X8+qU/f4/IoXYkqJGEosZu6Bf+HELIUCtozF6rXrYxfQb3Tz68Z+HC6YVzReL7hgddFNUuGLlW9qVvFj5KY1m4d32bcpyfAs7nGK5Nrmm2FqfWBqpjhw+n7
+vXXVaK/GYVqkabo9b7fwU2v+JBI990AU2vO8xJ6Y5h7DCF+ZWLXgCkg66KS+nedaYBm8TWWs3kb4AaanzumZKlgeVXbFwwdZw7rdvQPfRxGpJTTNqapcKBX
XjxK4YFzuKPzypO255V0bXqok2FOxrMyeKy5f/vcJbfFBpW5HC9N0be2EbPYfevUnDZYHchYUM9Zr13uzl39oqlVL6J+3sk2G3YcWLf6xVOrzsU5bKBr+P+w
hEb8YRvvmG7TgRPbJ2dnb49H6QVzhv5Jcp6K3D0Th1ItPWrRHT5dKZHpOsM4IuPfV4AIcFkNaXW+/+oE9a9EEfV15AR3fcYix90HMZto7YAoNdC942Vf8QyH
nYqV7tfGxev3J1bAikHECvcJufOaA8Yq8+r+27ebixDdpwc2QhWaJUKHjrHvlhtIvI21bLa+7p3cPRHdWKGpC1sj09BBLuDT23ZN092JafVSqsHq3VN7b6R+
X6XOUc9/Pl342elXq5deiJenzzpLXqAl8pbZvVSfn53Gc69WZ6kJnLyazuKLK9QL1cQ8rhyIr5xNzx3Qz8VX84w5Qp8ZB1TNM2AXyXFIGvi8sfHGr81x2BQ4
BZHIOTn+rqRL7bsp3pq4Zb8YeOYnqQ/Xq/NXv2Rq1YvNiRCrJrFewaoDGwBW9+0vzBsLLgJ4ox0FIiDZSRBNl7p4+y4xzk4Lk+pr3kRoZf0/b1eD/f3j/coJ
iMorpXkwIVwHQ8/e+ZVq3y3z+hhqXbbb1P7pKdKCVuptuTnZnp2e3XES9pULxLdQAwbMy0cUVOa5xDKQETB+ShtBb5uCqZS3elABFkt0jSB8stifkVzEODaH
raLJ3asTe9+UaJTc7WvY7q0t3jDU35D24rWwfZfuzYmUQqD1SiExaVHKBWOx/kCdttHq+hpuuJaJ9kweiM45MHBu/+Rew26yXrRdSNU7p2fn5rPyGCa12PfW
Xyg8ZzU1YSKWqfne6vgjaeUruR9Vqu9+2h4azazpWbVtn27AdMpgd11sy5BXLtB7gbux7bdtJ0nEc5O3zxER3Ma2C57W03OrFcd6834NxNjz1qjJNN82+f8B
Yfx6ozi7T756NU0o8H62o+0kufQCtY2UhXO2adKTNU/E7QPJtvxqPV/Z0IrK5FlmTdNqIj9Mhgh2xNFNEJgqufGMffZXamRUOHXXABPsq0l2JJHOjJ9O+4ew
HZ33KS6bvHXy2qzDwjYdj32AOuV2+u/AufR77qvjMdsGWYVEFS10Zs2pKxPP5D2R4+mtpmS27daM4eTElklDW5QJyE3XvbotDcCxjQS67fvQR+esPjcylM0J
6UzvFSmHt65FzNuxb4p57C7T43+b+FCLGHHF1M7IS2Jqd0p8ZDMtPR0HyW8zNxGx16eX+p19Tg8mPah0h6aDcyGfx+Wv1wWm1sC4a2IhJ+JQUTxB1Mfannkh
Lbcr1IUvM0SNPnlCLt/ep8xG96d3Ys1+2YVYh/Qqf/vP3m7IBPwUVPNYftDSQ7+cEL+fCAkTWkjokxFiYYBlBC0iGBLC6y6onH02Eb7Zvy/YAQntBevVC166
c+0LVqoXEOlD9nnNvtkdU7h+MZAt6Prcrsn9U3Q+kfU33yYy+LbcDc1tWj+D6hoFUuMY1I/fhNxB0oYNNXp/8HwwHl6plfJTmBgG/4tsAXOs4O8nxqdpJPUF
vTW+b25+Tkvz55Dcnl0/TPGFOfNtbDCenpcZccpTYKUZRp5D3y+H/6gSFCL18gQjI65PAtaieVHk+qEjQOJAbXGUbKsUjBCqJl7IbO7mhZ/4RWyW1Q8nNX6l
7F2oF4G85/IierIBPRfkh1oQ78GA9vXvqfPH1QP2v6cFFo135GObB9vi9AaMevFqA+sGciV4QlqBWdkfALVewGBWVl63wjKwSjSZzYmeZvQhrYNzsbPBnMbk
4L0ZNlSZplnLxOyYVCQcXUPK4OzsZKzWR+/DHY4W3O37dt+yx3A3PkH5K/veM/cTJ9KLHu9aaH1ZJLuYqObiHQ1gRJhF9Pnz0X2ziL7xzgZkgWmYiBnbcvX3
CR6lZKmIQs6y4VvrV/CO77bV0T5VJE1oWIY+B0Rj58S0loAWhQyz6AkXYO5P81LIpkjs1s6uztZ3m8hcczH1Q3CJCCTSjLKVZxKGOXb1YH1+W0588KnuyZj/
VlSyAzIhCnY66m09+3rz4cQB08jC+BUZULmBD2t5L28/F5Ncu3yCm65XvHE5zbIIS94TUvv1GfPXelZ1ViwaPz2R4r/ZAtL1W6n6SIqHJC4/S1gZfUA7xQ0o
3bJoveapCmdP1rgy98HB0Ak37Nuh7TeRgnrd7OT2m1Zqz+KoERKrO5eUct3k9O7bpmncwQZfzIpRWt9dJZ70V7Wv3LKNzeUb+Zltufd1QGfCZFemV4B+B0Wm
18nZaZgFWNnXfjyA72PJQhd9QaYgVl/5IXZOpJ/bWB+U2jGj1jVL91fl7BfKexeGOXfBb/IDNLcl9/MDNAdxnCz5ZDjKQH8FddElr5zaDo+/U5qpP6U1yrmp
ZImXLp3UsaJq+sa9+7DppHvN2F5YzfvHOf4/09GuhHjgzDINadOwXtZWLxrfqs2CCcTTempf3oxn/pACjko/ObD7+1bmxN7bN4Ojrp3YkWU31k9N3ZDYK+ZU
+5pLM/QRCbvgrTpaPgKHA6iXIV/k+uHF70/ugc6FgdknyA+GyxO7LVyQ9ohameMMNT3f5wIV2Xu27STZdZvY7aWWWpNgnTgWShmpZ9fUXoNCML2mxFmH+RMK
Iv0L3nmh6rMvXkC0uQOCtdpDwqcK++J1eKWY3LHjNWzpmZCOPzdmsTt375ucX32NRjG6VIxbJM2s/afSP17zyDnrvve9536yeMd/v/UPvn7fLfde/dYPLdzw
xv94xy/Nv+1V24/+yuc+PHH/m8a+/fXwsn97YO95P9H65It+/5JVF0y94rcfvunouV+vXPRfN37pqts+NnPnDZ/9+q//1vsv3Pb4htv2/eEnf/Oh+95382/8
7p7TLrM/9tqPfuE3v/L8t1z3vXe8c+Jzn66/8+nD337bsbd95k/f2Dk4c83P1DsPPXK29am1f/uCZb0P/ctTn3ti28s+8u9/85ra9TvfuzBxz9S/vf+qtz32
34/863P/+1cvetfLP3hT45rPXPGpex/5yiMPPvqPv3nmDX9wyV89cMaGd/3zune94GuH3vPPH3zi838WfOXvP/fLc9NHzjzzty/8/7q7DrAqjq69IBel2IkF
G1bgA/X2YslerLFji5qoiIgVUIkFS6zYG6KIEjUWEBVsEUWRoiIqFtAotgiCgCigoqJoYvSf3T27d3bvXq7x+77n+f9/n2c5Z945O3PmzMzZmdm5w/wEtVv1
839/zPAOrj37WozBYmNj00qCDqGeuNDt2LQtd8K61pCscz1ytY9rV6+o1h33H7q8Vuubc3TYSffSjaXPhxfVTCPyF4T/9lft1K3dkxNcZzfInrO7YEiczZh+
silb5w07WP/JQrfd9U62L1k92P95bfuM5GdDBqc8jA9V17/r9m2Yf167DI117+jTrzTJjrcd/XfU7BYZ3bfvrDMN+kff67a8bZ8liTuie9/slZT6fdITH9ue
ue7ZsVX0Bc1TXpOSwe0GeXl265gZtjLk09mIP4vdYrrvv6YaKlm7Pe/R+W7lwRPefnauVf/g+8O18tMuCJrFIkF4lyB8WRD+U7ALcrvg1KdUfrhVOT+3LVv5
m+wSk3lhlykveOEPlmG83OK7JuDhWlG3n+LhfxUFb8RzK3d6cgIvm+yAVz4WtkpJb7QeC6e1S9xzDMttVocpdjmG8NNVVi0vrTZuH2xuc+vHt7l7jwuHxAbI
g5av4MJxw2zJehMPcOHdz69lNDp/i1Mu2EHvPXBEMGf4qIYhp6OmRrHhDjWdyp03XM1glQu22fw+SEcuZg1faHdafbfqht0QjszpP8HqevrrdHY5bUuLxd31
86d+BMOX7TgxzW3/obQdYHg/SX5fdZ2GmjQmLL90sVFu6vePgt8xuS3sNLK2X4ctdnUjGMP/2uf4N1XT52WEn6XDt5c3dfrjuzOO55PKaFN0c6hbvrL6Cc9t
s7bQZRt6v76sxPNxJOmQSIWrxWSO+rt1oeP6AQ1LqHDhld0/JGsyb5y6+TKUym1n596vDkmqSJwvxsSj8A3J9e3+DS91vXg0fkshCu9pSSwpmDqyeF6GfMEG
lNtq90V7ste8KXBckjLqOCrbIY2TXVaAdOfuse1VuQShvNaivE337jmWUTs6N18r7M+EvrbXrGz7Tn3n3R7Yo+zNA+Ly5L8m2a6Mqnm91Ru3WfdWEnO7z7Wq
Xrx+MPHi5clNNWIW3buztXtIZODERc9iIrW/Z3n2XL7Q7cG+nh5l00vG++xd1ur+BK+TISHbBvr136fvZB/tn+lRkR9X/tm36uNMzz6ZN6QyuUKpUmu0Ou+x
PuN8x1M7XKVyqUKqlKqkaqlGqpXqZFKZTCaXKWRKmUqmlmlkWplOLpXL5HK5Qq6Uq+RquUaulesUUoVMIVcoFEqFSqFWaBRahU4pVcqUcqVCqVSqlGqlRqlV
6lRSlUwlVylUSpVKpVZpVFqVTi1Vy9RytUKtVKvUarVGrVXrNFKNTCPXKDRKjUqj1mg0Wo1OK9XKtHKtQqvUqrRqrUar1ep0SEUdyl6Hktahx3QIYjZKsFs7
6dGgDzUPZ1fsLz5OTOgo814zu5HfgdU/6w4PbXFp8POHl+7PnDlyiENx45WsP14x+0ZqSttDt+N6j30Q3qk02Dv7zxtJfZz3JWzWdT/U9Fhm+ceufdyPZyyW
fXQYXeHVZc+3HSNUbyt+v1L9CrH09YkVf3+3IHdj/M0ZOx/sGD6rtXWdiwPTXtw6vGJLxaCOM7tdd0iOcF4dGkZE+J875l6RsIhIf/Vi3oMZnruahBc71g4d
V60wMco77OTPvZuWVh3VJHT9i9BNveIi1fKDs0/9mNfvQvLmsCf3Y492qJjfJKTmvZE2qoet4urWiOvTpW67vKsrPafaXEtc++lgq6t2n0uOJGc9T8r49OSP
8Kg4tYfXtFXs+yWxy9zCrM0pd05M8jsiSdIsbxncs1HP2LRoN9+Gj4fXj7/Z8dGAdeEBdZba3t07rTP6cw0u6he41MoQ9Uta6jf03DkfM6jfoiPmMbop7/aE
uc2drzaD+i7BLOBz+2Xw37EHeKNBirdfD+4QeLgC2sdGJGSlkNmL3D/M/DGTfJVT4NHw3R1ywBlvyYTYbDLuU06MXW4embezzd4N4QWkskdQWjRRRNa3n7V8
1q2+iUlHKjoFxEzs1ODZuycHfeYnPvZt32Kh29xOG8bPdXnkMiJxeOTrFREegZ3e5Rxs3S81KNH1m279A5Z+2HM2W/n25jDnjx4hXTttCxv7h3famZwYn4Gf
cn/v16VDQKv4xqE3bYrb9bL+Ntr1WOOSJp+Cu51p91a15KnHAq+4NtO2PyvXDV6qu7NR19HlQ9Iar+DtNbdKcj6Hv2/WzN/2hzW127+Mt7nqnLlA7d+22Gvn
eLLHgHmvCksuJTjPLA4dtLpCV7VztVHrmh3z+mtKzJR5H3tIq3zfRF0e4ZSYWcZ9b0XTNthlbNh41pc6KctJ7k7NFOjxnJw+O+D/wu9VqURcuCU1498/UGdc
uPDOdXXl/x5w6mzfQBdKKsA3QOR57rxMWFShJ9eTuI3mrN6w1xpWd5hS0itlwgOuxM7f/Kd9Br+g/Ttx/wXB6afpgTNcuHlle2qSgxUZdpnIfNsqpGpaCZkv
xQV6j2tPqTrO18d7DrWW68suLbV3kTsZEjEciks9hW3crqR8+DXXN3AqtYJmSu4nf2ri6BswdeaEiYZfcDC/VqEa4BxuowytARHo60evZZvYrsQ/xBfbfG5k
N5CXMtMbeumEOhHHj5r/uMMECDt6is2XPhgL/zzEbqSnltapg9BN5EP8h85PFa4FCMtPfTSl1nyYrxFDe/WZNMOZmsr7wsIIs5OGW5ekfjXFnZtLj8Bc8Dim
mxtvAeYm+YaW5rH/poVd+o9+4QRB/QMWK2o8he4gVnfUpudgfJAcwzFe+Dy1fZSOK6DOFgBb5VPnNARxPP1Cpwdsxs8z/8aDibMk6H7HpILCVQjob5A3wcRz
6VoQhvTsEF+Paq/sGT8FhPgFMxfurB+QszAhx22xKWTClqbTC5yByVUxKQdnAIGclQk52g9icuz4XcyfVlpeJ8O5GricxES+3AETgvQsBBrAiTcEUYRLlZGc
PCyTjWWPSwQ/aW0iX/rfA2H5BAOzDChbzxa8Oigjhe2J+c9w9zk9mHA6ieu3HNJcAXQl0FUWfF2ElwXcnyB+NcivAboW6Dqg64FuABoCdCPQUKCbgG4GGgZ0
C9BwoFuBbrMw2KMK2HQ8c04TXR8+9HFZgndTrrEN6YODZk6inxHG+Xgb9/kviaPPjxP09f+NcZWVXSzOUthXc+HsHxPpi9mdTQNPX8yWbJ2a833MPx8y+E66
vUMb+QXodqA7gO4E+ivQXUB3A90DdC/QSKBRQPcBjQa6H+gBoAeBxnxBX2L7UayFsf249+dT4zjuxQyrOIcsjG0cxGaUJ+7H5piJF6Y3LohfF0L5cXMqjzfZ
jrDrMAgfwcpD+Wl6/5SFZRUrET/oyw718o3jqLEx68vZuAbUmIpaubEnCHusrToc7pk31yGH85vMNLKIRCCKeUI6IuHqmPw7l5Ebzr+9R46nr8ck8/xjzs/u
ak4QtTD5ebTAQ5LxxweA5sHzL0if6nx92PjUt1RGJ4AWkky+ueTQ6nx9mOsGOZ2a/E7LJq/Ts9+HoNcL8qxAn2bLSgaeappNnmpKMTtJRr9cEiWOcnhBRgrS
Z/VxpbJ3iQX9C8lBdAKXyTAkXAOTp5NfdpVkaD7kc4ezTy7SpzYmH0nP2gtIZv4ebSTvas3Xh5Ev5fQvpbIpKQT9rpGO1nx9mPKmQX0Wg9xDw3uxhZg+T7n2
wNTTRU4+VKAPk95Trn7p4MgS0O8wuVSgD1NP17n0GPvf5sJOAn0YO5Zw+jDlPcbJf1uN337YdsXqw+T3DOy0m5RW4+vP1iNnb7AjG9a34Lcf4XiHEOALBO2Z
PqVKkQ/ljAT7vAS9sshpgvbGyB8n6ejOxSRbf2z6Y1qItedn5Hd0BZ8jmedTSdZutrbi+jD2uJnCyBVx7e+jDV8ftv4ZO5Vy9cXg5eQigT5sf4V+k8L02xvQ
L9+T5vwR026SOfuy/oYNC/0R28/49Vdq0h/RbuHwXS49Rr6Akxf6IyY+UVDfuVxY3B/lCtq3QR+hP2L9FSHwN6y80B/x+wvbnwq5sNAfMe0ji0uPrR9T/ojR
p0DQ/037I6E94NuHob4E/Z/11/x+lGvSHzHtzpAe0z4yTPojxj4FgvZjeF7oj4T9HdZRTfoj5j1RzKXH2DPNjD96wsmzfpgNC/0Ro/8FLj2mv94y6Y8YdQ3+
kfHfZ0lT/ojfvgx+i22H00Tbs+E5fns19keMvgZ9WH/E2Vfgj/j2ZttrIfinvBShP2LsnQXjgfckv77LTPoj8HspbP9hyvOBNBpvtSSIRkb6XRL050hD+2jJ
bx9sf2Tfz2x/YtKJJ/VIvo5R+7gDfv45yfZXRv4lORgZy87Ivqkka2c+TSV31eOX39y8mC0/VXaHStZNTK2TmFoXMbUOYmrdw9T6hcSMvIXoConxeoTY+oNw
DYEaa7MYanZ0PVlL+PZnFmnC9awd31uJ9BcUz/q1fCumXYnHPyVfoHgbk/FlZHtbxma8+JWpXHySDVM2U8+PkojkT8zh4sdJmLrix0/i4odIGNvw43vphe2H
tVdZK4JoYDQXXqZn+kEpWas1QXxjFB/GxUvF4s8GcvGeKN7RKH421MczchqKr2+k7yo9O+4JEY2fxD1vXZUgahrFb+PK+8Ga77/o6+ghLr5ULB7lL7QXVWeU
3FXEVDU1vtT7wnMd9H3tReqZa+ejQc5dn2FVidyi8SDnoi+yZfqWeL6TQU6pHyARaX9cetNBrr9+WFWxdiKUG60X9rnKyzUCnmunL7apRF/UPlh97SSVpHd2
CZdepeUihnDpCd8P4vV1A94np0nh+GaHDV+eef8/MHr/svSKaH8zXMz4A5tvt+H7e2H6QvlG1cTsYzyPMbXOekTgD83l998u/79bnv+2fv/UXl9bHvb9vcuZ
7z/540f2/f+MGy+cFciz82Z23Mpv12XkUXt++fnjCWM9c1H6dSvRR1gewoUvT5ixQ2NBfzc33qF+BlW7EnmhPnqBPCE6Lk7/6vobIyivOXsK14r/6Xgvtx5/
/GmuPE71+fLm7CUcD8gl/PkW+x4Xtis2X6vqYvPFMpP5zbHhy7PtW3z+V0a2lIjJnyb5ehnK/9ZeTB/T9TrZprL5tyE/Vt5DIrbe+Mxk/T2w448Xhenz1wO+
3p+w45MyM+2TmZ/f4+xXy1VM/j7M584ZzWelrpX3d2H6nmbkhemPteOP58T7VxmXfqCovEF/I39FDf8sxNf5Lb/g+yX17qmBacKuf/HLkcv5Y+H6lqn0qb/H
LMx/f/i6+DIz+fOv32CSdhxoHNATQE8CjQd6CuhpoAlAzwBNBJoENFnku4kFUOoryVPkLGs5V/Y9mX+lQLpngZ4Del7ke9Umdp0BZC4ATQN6EegloJeBpgO9
AvQq0GtArwPN+MLv4Gw7oj65p8O35uao3B6oIy9GHdmiIfNEJlaGL33mxlc8c9OM3tTf30HmlkXlcrdBLsuM3B2Qu1uJ3IU1BHEP5O5bMDd1PcAw6voDC8eG
EsRDCGcjmoPuR4DnYngeuh8Dno/hBeguBPwJhheh+ym6VyL8GeDFFoY8SzDZUnQ/B/wFhr9EdxngrzD8NbrfQNrlgrQp7K0I9k4EqxBg4xD2HrAPmNyfInJ/
CeQoHT9iOv6N7k+Af8ZwqsIsLJl0LS2N7VLF0iBrhXiJJYNbY3hVxFcD3AbDbRFvB2nbi6RdHZOtgfiakEYtDK+N+DqA18VwB8R/A3g9DK+P+AaAN8RwR8Q3
ArwxhjdBfFPAm2G4E+KbA94Cw1sivhXgrTG8DeKdAXfBcFfE/wtwNwx3R3xbwNtheHvESwGXYbgc8QrAlRiuQrwacA2GaxGvA7wDhndEfCfAO2P4t4gnAddj
uAfiuwDeFcO7Ib474D0wvCfivwO8F4b3RnwfwPtieD/E9wd8AIZ7In4g4IMwfDDihwA+FMO/R/wwwIdj+AjE/wD4jxg+EvGjAB+N4V6IHwO4N4aPRbwP4OMw
3Bfx4wGfgOETET8J8MkYPgXxfoD7Y3gA4qcCPg3DpyM+EPCfMHwG4mcCPgvDZyM+CPA5GD4X8fMAn4/hPyN+AeALMXwR4hcDvgTDlyI+GPBlGL4c8SsAX4nh
qxC/GvA1GL4W8esAX4/hGxAfAvhGDA9F/CbAN2N4GOK3AB6O4VsRvw3wCAz/BfHbAd+B4TsR/ytlO4TvsuT7UnrvDmB7qOeRzF6BP6O/BwEWhegFJLMPSz8a
8fshfADoQcsvHyf9u5epPUL/H697ocZj6ZGwz+s3MPBxaANxWB2dQPxJwOMx/BTiTwOegOFnEJ8IeBKGJyM+xdJYB+rfeQjruq3J+s8l/9O4+Lyj8nnFJZFy
fOycfZ88n0VeaWUf7JVTQC7TvUv0X19CTjlZVKHvyny/vgwJpVtWPo40N68yF38FgKtAr1kaz0+o8TL7XeY0tqZWy94wv29ta+AHWrPr3x6vYi3tPJcduHNt
SZfiWSF7H1zIG2094eNiyS+RK855vPEr0vwye6/i8YqIAYuKVh34gahZxWlytZwxqa5uP1WMneJz4kKCfbV+K0ZEzLnfYMSac66fcnpXr9An/Q9DkS9+Ew8Q
AA==
</script>
<script type="module">
// The JavaScript side of the module's door: texts, arrays and handles. curves.js loads the module and exports these
// classes; the playground connects to the module it carries.

/** A text or a number that the library refuses; the message is the library's own. */
class CurveError extends Error {
  name = "CurveError";
}

/**
 * What the module asks its host for: the nearest double of a decimal too long for its own reader.
 *
 * @param {() => WebAssembly.Memory} memory
 */
function imports(memory) {
  return {
    env: {
      /** @param {number} text @param {number} target */
      _swift_stdlib_strtod_clocale(text, target) {
        const bytes = new Uint8Array(memory().buffer);
        const end = bytes.indexOf(0, text);
        const value = Number(new TextDecoder().decode(bytes.subarray(text, end)));
        new DataView(memory().buffer).setFloat64(target, value, true);
        return end;
      },
    },
  };
}

/**
 * Instantiates the module and makes its classes.
 *
 * @param {BufferSource} bytes The module, curves.wasm.
 */
async function connect(bytes) {
  /** @type {any} */
  let door;
  const { instance } = await WebAssembly.instantiate(bytes, imports(() => door.memory));
  door = instance.exports;
  const abandoned = new FinalizationRegistry((/** @type {number} */ handle) => door.curves_free(handle));
  const encoder = new TextEncoder();
  const decoder = new TextDecoder();

  /** The text that the last call left. */
  const text = () =>
    decoder.decode(new Uint8Array(door.memory.buffer, door.curves_text(), door.curves_text_length()));

  /** @param {number} handle */
  const checked = (handle) => {
    if (handle === 0) throw new CurveError(text());
    return handle;
  };

  /** @param {string} words */
  const make = (words) => {
    const bytes = encoder.encode(words);
    const place = door.curves_allocate(bytes.length);
    new Uint8Array(door.memory.buffer, place, bytes.length).set(bytes);
    const handle = door.curves_make(place, bytes.length);
    door.curves_release(place);
    return checked(handle);
  };

  /** Room for the numbers of one call, kept for the next. */
  const room = { place: 0, count: 0 };

  /**
   * @param {"curves_values" | "curves_velocities"} name
   * @param {number} handle
   * @param {ArrayLike<number>} places
   */
  const evaluate = (name, handle, places) => {
    if (places.length > room.count) {
      door.curves_release(room.place);
      room.count = Math.max(1024, 2 * places.length);
      room.place = door.curves_allocate(room.count * 8);
      if (room.place === 0) {
        room.count = 0;
        throw new RangeError("too many places for the memory of a page");
      }
    }
    new Float64Array(door.memory.buffer, room.place, places.length).set(places);
    door[name](handle, room.place, room.place, places.length);
    return new Float64Array(door.memory.buffer, room.place, places.length).slice();
  };

  /** What curves and motions have in common. */
  class Handle {
    /** @type {number} */ #handle;
    /** @type {any} */ #facts;

    /** @param {number} handle */
    constructor(handle) {
      this.#handle = handle;
      abandoned.register(this, handle, this);
    }

    /** The number by which the module knows this object; 0 once it is freed. */
    get handle() {
      return this.#handle;
    }

    /** @param {number} place */
    value(place) {
      return evaluate("curves_values", this.#handle, [place])[0];
    }

    /** @param {number} place */
    velocity(place) {
      return evaluate("curves_velocities", this.#handle, [place])[0];
    }

    /** @param {ArrayLike<number>} places */
    values(places) {
      return evaluate("curves_values", this.#handle, places);
    }

    /** @param {ArrayLike<number>} places */
    velocities(places) {
      return evaluate("curves_velocities", this.#handle, places);
    }

    get facts() {
      if (!this.#facts) {
        door.curves_facts(this.#handle);
        this.#facts = JSON.parse(text());
      }
      return this.#facts;
    }

    /** Frees the memory now; otherwise the garbage collector does. */
    free() {
      if (this.#handle === 0) return;
      abandoned.unregister(this);
      door.curves_free(this.#handle);
      this.#handle = 0;
    }
  }

  /** A timing function: CSS, a preset's name, four numbers or a spring, in the words of curvetool. */
  class Curve extends Handle {
    /** @param {string} words */
    constructor(words) {
      super(make(words));
    }

    /**
     * The `linear()` with the fewest stops that is nowhere further off than an error.
     *
     * @param {number} maximumError In units of the distance.
     * @returns {{text: string, maximumError: number, stops: number} | null} Null beyond 1,000 stops.
     */
    linear(maximumError = 0.001) {
      door.curves_linear(this.handle, maximumError);
      const found = JSON.parse(text());
      return found.text ? found : null;
    }

    /**
     * The largest difference from another curve over progress 0...1.
     *
     * @param {Curve} other
     * @returns {{maximum: number, at: number, rootMeanSquare: number}}
     */
    difference(other) {
      door.curves_difference(this.handle, other.handle);
      return JSON.parse(text());
    }

    /** The shortest text that reads back to the same curve. */
    toString() {
      return this.facts.text;
    }
  }

  /** A cubic Bézier curve from (0, 0) to (1, 1). */
  class CubicBezier extends Curve {
    /** @param {number} x1 @param {number} y1 @param {number} x2 @param {number} y2 */
    constructor(x1, y1, x2, y2) {
      super(`cubic-bezier(${[x1, y1, x2, y2].map(decimal)})`);
    }
  }

  /** A damped spring; as a curve, its motion from 0 to 1 over its settling time. */
  class Spring extends Curve {
    /** @param {Record<string, number>} parameters */
    constructor(parameters = {}) {
      super(`spring(${Object.entries(parameters).map(([name, value]) => `${name}: ${decimal(value)}`)})`);
    }

    /**
     * A motion of this spring in seconds.
     *
     * @param {{from?: number, to?: number, velocity?: number}} options The velocity is in value units per second.
     */
    motion({ from = 0, to = 1, velocity = 0 } = {}) {
      return new SpringMotion(this, from, to, velocity);
    }
  }

  /** The exact motion of a spring from one value to another. */
  class SpringMotion extends Handle {
    /** @type {Spring} */ #spring;

    /** @param {Spring} spring @param {number} from @param {number} to @param {number} velocity */
    constructor(spring, from, to, velocity) {
      super(checked(door.curves_motion(spring.handle, from, to, velocity)));
      this.#spring = spring;
    }

    /**
     * The motion that goes on from where this one is at a time, with its velocity, toward a new target.
     *
     * @param {number} to
     * @param {number} seconds
     */
    retargeted(to, seconds) {
      return new SpringMotion(this.#spring, this.value(seconds), to, this.velocity(seconds));
    }
  }

  /** The platforms whose words the page's module writes. @returns {{ name: string, title: string }[]} */
  const targets = () => {
    door.curves_targets();
    return JSON.parse(text());
  };

  /** A curve in the words of a target, with its error. @param {Curve} curve @param {string} target @param {number} error */
  const convert = (curve, target, error) => {
    const bytes = encoder.encode(target);
    const place = door.curves_allocate(bytes.length);
    new Uint8Array(door.memory.buffer, place, bytes.length).set(bytes);
    door.curves_convert(curve.handle, place, bytes.length, error);
    door.curves_release(place);
    return JSON.parse(text());
  };

  return { Curve, CubicBezier, Spring, SpringMotion, targets, convert, use: () => ({ handles: door.curves_count(), bytes: door.memory.buffer.byteLength }) };
}

/**
 * A number as the library reads it. What is not finite becomes a number it refuses.
 *
 * @param {number} value
 */
function decimal(value) {
  if (Number.isNaN(value)) return "NaN";
  return value === Infinity ? "1e400" : value === -Infinity ? "-1e400" : String(value);
}
// Numbers as people read and type them.

/** Six significant digits at most, as on the command line's screen. @param {number | null | undefined} value */
function brief(value) {
  if (value === null || value === undefined) return "never";
  if (value === 0) return "0";
  const text = Number(value.toPrecision(6));
  return Math.abs(text) >= 1e-4 && Math.abs(text) < 1e7 ? String(text) : text.toExponential();
}

/** @param {number} value @param {number} digits */
function rounded(value, digits) {
  return Number(value.toFixed(digits)) + 0;
}

/** @param {number} value @param {number} low @param {number} high */
function clamp(value, low, high) {
  return Math.min(Math.max(value, low), high);
}

/** Round places for a scale with about so many steps. @param {number} low @param {number} high @param {number} count */
function ticks(low, high, count) {
  const rough = (high - low) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
  const places = [];
  for (let index = Math.ceil(low / step - 1e-9); index * step <= high + step * 1e-9; index += 1) {
    places.push(Number((index * step).toPrecision(12)));
  }
  return places;
}
// What the page shows, and its form as the address's fragment.

/** @typedef {{ name: string, text: string }} NamedText */

/** The first example: a spring people use beside CSS's default. */
const example = [
  { name: "", text: "spring(stiffness: 230, damping: 22)" },
  { name: "", text: "cubic-bezier(0.25, 0.1, 0.25, 1)" },
];

/** How many curves can be told apart by their colours. */
const colourCount = 8;

/**
 * The state of a fragment; null where it has none.
 *
 * @param {string} fragment
 */
function parseFragment(fragment) {
  const words = new URLSearchParams(fragment.replace(/^#/, ""));
  const texts = words.getAll("curve").slice(0, 40);
  if (texts.length === 0) return null;
  const names = words.getAll("name");
  return {
    curves: texts.map((text, index) => ({ name: names[index] ?? "", text: text.slice(0, 20_000) })),
    selected: Math.min(Math.max(Number.parseInt(words.get("selected") ?? "0") || 0, 0), texts.length - 1),
    duration: readDuration(words.get("duration")),
  };
}

/** @param {string | null} text */
function readDuration(text) {
  const value = Number(text);
  return value > 0 && value <= 60 ? value : 0.6;
}

/** @param {{ curves: NamedText[], selected: number, duration: number }} state */
function fragmentOf(state) {
  const words = new URLSearchParams();
  for (const { name, text } of state.curves) {
    words.append("curve", text);
    if (state.curves.some((curve) => curve.name)) words.append("name", name);
  }
  if (state.selected > 0) words.set("selected", String(state.selected));
  if (state.duration !== 0.6) words.set("duration", String(state.duration));
  return "#" + words;
}

/**
 * The state to begin with: the fragment's, else the preview's, else the example.
 *
 * @param {{ curves?: NamedText[] }} preview
 */
function firstState(preview) {
  const curves = preview.curves?.length ? preview.curves : example;
  return parseFragment(location.hash) ?? { curves, selected: 0, duration: 0.6 };
}
// The plot: curves over time or progress, handles to drag, what is under the pointer.


const svgNamespace = "http://www.w3.org/2000/svg";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {string} [text]
 */
function svg(name, attributes, text) {
  const element = document.createElementNS(svgNamespace, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return element;
}

/** Draws the curves of a page and lets their handles be dragged. */
class Plot {
  /**
   * @param {SVGSVGElement} element
   * @param {HTMLElement} readout
   * @param {(change: { points?: number[], stop?: { index: number, input: number, output: number } }) => void} onDrag
   */
  constructor(element, readout, onDrag) {
    this.element = element;
    this.readout = readout;
    this.onDrag = onDrag;
    this.items = [];
    this.span = 1;
    this.inSeconds = false;
    this.time = 0;
    this.hoverAt = null;
    this.dragged = null;
    element.addEventListener("pointerdown", (event) => this.grab(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", () => (this.dragged = null));
    element.addEventListener("pointercancel", () => (this.dragged = null));
    element.addEventListener("pointerleave", () => this.hover(null));
    element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(element);
  }

  /**
   * @param {any[]} items Curves with their names, colours and seconds; the selected one last.
   * @param {number} span Where the axis ends.
   * @param {boolean} inSeconds Whether the axis is time.
   */
  show(items, span, inSeconds) {
    Object.assign(this, { items, span, inSeconds });
    this.draw();
  }

  /** Where an item is at a place of the axis. */
  progress(item, place) {
    return this.inSeconds ? clamp(place / item.seconds, 0, 1) : place;
  }

  draw() {
    const { width, height } = this.element.getBoundingClientRect();
    if (width === 0) return;
    this.box = { left: 34, right: width - 10, top: 12, bottom: height - 26 };
    const count = Math.max(200, Math.round(width));
    const places = Array.from({ length: count + 1 }, (_, index) => (this.span * index) / count);
    let [low, high] = [0, 1];
    for (const item of this.items) {
      // Both sides of a jump, and the turning points between two pixels.
      const extra = item.sharp.filter((x) => x >= 0 && x <= 1);
      const own = this.inSeconds ? places.map((place) => this.progress(item, place)) : places;
      item.places = [...own, ...extra.flatMap((x) => [x, Math.max(x - 1e-9, 0)])].sort((a, b) => a - b);
      item.values = item.curve.values(item.places);
      for (const value of item.values) {
        if (value < low) low = value;
        if (value > high) high = value;
      }
    }
    // While a handle is held the scale stays, so that it does not run from the pointer.
    if (!this.dragged || !this.range) this.range = { low: Math.max(low, -20), high: Math.min(high, 20) };
    const margin = (this.range.high - this.range.low) * 0.06;
    this.scale = { low: this.range.low - margin, high: this.range.high + margin };
    const focused = document.activeElement?.getAttribute("data-handle");
    this.element.replaceChildren(...this.axes(), ...this.curves(), ...this.handles(), this.marks());
    if (focused) /** @type {any} */ (this.element.querySelector(`[data-handle="${focused}"]`))?.focus();
    this.drawMarks();
  }

  x(place) {
    return this.box.left + (place / this.span) * (this.box.right - this.box.left);
  }

  y(value) {
    const { low, high } = this.scale;
    return this.box.bottom - ((value - low) / (high - low)) * (this.box.bottom - this.box.top);
  }

  axes() {
    const { left, right, bottom } = this.box;
    const lines = [];
    for (const value of ticks(this.scale.low, this.scale.high, 6)) {
      const y = this.y(value);
      const kind = value === 0 || value === 1 ? "axis" : "grid";
      lines.push(svg("line", { class: kind, x1: left, x2: right, y1: y, y2: y }));
      lines.push(svg("text", { x: left - 8, y: y + 4, "text-anchor": "end" }, brief(value)));
    }
    for (const place of ticks(0, this.span, Math.max(3, Math.round((right - left) / 110)))) {
      const unit = this.inSeconds ? " s" : "";
      const x = this.x(place);
      const anchor = x > right - 16 ? "end" : "middle";
      lines.push(svg("text", { x, y: bottom + 20, "text-anchor": anchor }, brief(place) + unit));
    }
    return lines;
  }

  curves() {
    return this.items.map((item) => {
      const selected = item === this.items[this.items.length - 1];
      const points = [];
      for (let index = 0; index < item.values.length; index += 1) {
        const place = this.inSeconds ? item.places[index] * item.seconds : item.places[index];
        points.push(`${this.x(place).toFixed(2)},${this.y(clamp(item.values[index], -1e4, 1e4)).toFixed(2)}`);
      }
      if (this.inSeconds && item.seconds < this.span) {
        points.push(`${this.x(this.span).toFixed(2)},${this.y(item.values[item.values.length - 1]).toFixed(2)}`);
      }
      return svg("polyline", {
        class: selected ? "curve selected" : "curve", points: points.join(" "), stroke: item.colour,
      });
    });
  }

  /** The handles of the selected curve: two control points, or the stops of a linear(). */
  handles() {
    const item = this.items[this.items.length - 1];
    if (!item) return [];
    const { kind, points, inputs, outputs } = item.facts;
    const scale = this.inSeconds ? item.seconds : 1;
    if (kind === "cubic-bezier") {
      const ends = [[0, 0], [1, 1]];
      return [0, 1].flatMap((index) => {
        const [x, y] = [points[2 * index], points[2 * index + 1]];
        const name = index === 0 ? "First control point" : "Second control point";
        return [
          svg("line", {
            class: "arm", x1: this.x(ends[index][0] * scale), y1: this.y(ends[index][1]), x2: this.x(x * scale),
            y2: this.y(y),
          }),
          this.handle(`p${index}`, name, x, y, scale, item.colour),
        ];
      });
    }
    if (kind === "linear" && inputs && inputs.length <= 60) {
      return inputs.map((x, index) => this.handle(`s${index}`, `Stop ${index + 1}`, x, outputs[index], scale, item.colour));
    }
    return [];
  }

  handle(id, name, x, y, scale, colour) {
    return svg("circle", {
      class: "handle", "data-handle": id, cx: this.x(x * scale), cy: this.y(y), r: 7, stroke: colour, tabindex: 0,
      role: "slider", "aria-label": name, "aria-valuenow": rounded(x, 3),
      "aria-valuetext": `progress ${brief(x)}, value ${brief(y)}`, "aria-valuemin": 0, "aria-valuemax": 1,
    });
  }

  marks() {
    this.markGroup = svg("g", { "aria-hidden": "true", "pointer-events": "none" });
    return this.markGroup;
  }

  /** The play head, and the line under the pointer with its values. */
  drawMarks() {
    if (!this.markGroup || !this.box) return;
    const { top, bottom } = this.box;
    const lines = [];
    const head = this.x(Math.min(this.time, this.span));
    lines.push(svg("line", { class: "head", x1: head, x2: head, y1: top, y2: bottom }));
    const place = this.hoverAt ?? Math.min(this.time, this.span);
    if (this.hoverAt !== null) {
      const x = this.x(this.hoverAt);
      lines.push(svg("line", { class: "hover", x1: x, x2: x, y1: top, y2: bottom }));
    }
    const texts = [document.createTextNode(`${this.inSeconds ? "time" : "progress"} ${place.toFixed(3)}`)];
    for (const item of [...this.items].sort((a, b) => a.index - b.index)) {
      const value = item.curve.value(this.progress(item, place));
      lines.push(svg("circle", { cx: this.x(place), cy: this.y(value), r: 4, fill: item.colour }));
      const word = document.createElement("b");
      word.style.setProperty("--accent", item.colour);
      word.textContent = value.toFixed(4);
      texts.push(/** @type {any} */ (word));
    }
    this.markGroup.replaceChildren(...lines);
    this.readout.replaceChildren(...texts);
  }

  /** @param {number | null} place */
  hover(place) {
    this.hoverAt = place;
    this.drawMarks();
  }

  /** Where a pointer is, in progress and value. */
  position(event) {
    const bounds = this.element.getBoundingClientRect();
    const { left, right, top, bottom } = this.box;
    const place = ((event.clientX - bounds.left - left) / (right - left)) * this.span;
    const share = (bottom - (event.clientY - bounds.top)) / (bottom - top);
    return { place, value: this.scale.low + share * (this.scale.high - this.scale.low) };
  }

  grab(event) {
    const id = event.target.getAttribute?.("data-handle");
    if (!id) return;
    event.preventDefault();
    event.target.focus();
    this.element.setPointerCapture(event.pointerId);
    this.dragged = id;
  }

  move(event) {
    if (!this.box) return;
    const { place, value } = this.position(event);
    if (!this.dragged) return this.hover(clamp(place, 0, this.span));
    const item = this.items[this.items.length - 1];
    const scale = this.inSeconds ? item.seconds : 1;
    this.put(this.dragged, place / scale, clamp(value, -3, 4));
  }

  /** Moves a handle. */
  put(id, x, y) {
    const { facts } = this.items[this.items.length - 1];
    const index = Number(id.slice(1));
    if (id[0] === "p") {
      const points = [...facts.points];
      points[2 * index] = rounded(clamp(x, 0, 1), 3);
      points[2 * index + 1] = rounded(y, 3);
      this.onDrag({ points });
    } else {
      const low = index > 0 ? facts.inputs[index - 1] : facts.inputs[0];
      const high = index < facts.inputs.length - 1 ? facts.inputs[index + 1] : facts.inputs[index];
      const isEnd = index === 0 || index === facts.inputs.length - 1;
      const input = isEnd ? facts.inputs[index] : rounded(clamp(x, low, high), 4);
      this.onDrag({ stop: { index, input, output: rounded(y, 3) } });
    }
  }

  key(event) {
    const step = event.shiftKey ? 0.1 : 0.01;
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const id = event.target.getAttribute("data-handle");
    if (!id) {
      const place = this.hoverAt ?? this.time;
      return this.hover(clamp(place + (dx + dy) * step * this.span, 0, this.span));
    }
    const { facts } = this.items[this.items.length - 1];
    const index = Number(id.slice(1));
    const [x, y] =
      id[0] === "p" ? [facts.points[2 * index], facts.points[2 * index + 1]] : [facts.inputs[index], facts.outputs[index]];
    this.put(id, x + dx * step, y + dy * step);
  }
}
// What moves: Web Animations whose easing is the text that the page also offers to copy.

/** How long the end is shown before the next run, in milliseconds. */
const rest = 500;

/** The largest error of a linear() that stands for a curve CSS does not have. A spring's ends on its target, which a settled spring is 0.001 away from. */
const animationError = { spring: 0.00100005, other: 0.0002 };

/**
 * The CSS easing function that plays a curve: its own text where CSS has it.
 *
 * @param {any} curve
 */
function playable(curve) {
  const { text, kind, points } = curve.facts;
  if (kind === "cubic-bezier") return `cubic-bezier(${points.join(", ")})`;
  if (CSS.supports("animation-timing-function", text)) return text;
  return curve.linear(kind === "spring" ? animationError.spring : animationError.other)?.text ?? curve.linear(0.01)?.text ?? "linear";
}

/** Plays all curves together. */
class Player {
  /**
   * @param {HTMLElement} container
   * @param {(seconds: number, isPlaying: boolean) => void} onTime
   */
  constructor(container, onTime) {
    this.container = container;
    this.onTime = onTime;
    /** @type {Animation[]} */
    this.animations = [];
    this.span = 1;
    this.rate = 1;
    this.loops = true;
    this.isPlaying = false;
    this.time = 0;
    this.last = 0;
    /** Told of every time; a scene's boxes follow it. @type {((seconds: number) => void)[]} */
    this.followers = [];
  }

  /** @param {any[]} items @param {number} span In seconds. */
  show(items, span) {
    for (const animation of this.animations) animation.cancel();
    this.animations = [];
    this.span = span;
    const rows = items.map((item) => {
      const row = document.createElement("div");
      row.className = "mover";
      row.style.setProperty("--accent", item.colour);
      const lane = document.createElement("span");
      lane.className = "lane";
      const shapes = [
        // A share of the lane, so that the motion fits every width.
        [{ transform: "translateX(0)" }, { transform: "translateX(100cqw)" }],
        [{ transform: "scale(0.3)" }, { transform: "scale(1)" }],
        [{ transform: "rotate(0deg)" }, { transform: "rotate(180deg)" }],
        [{ opacity: 0 }, { opacity: 1 }],
      ].map((frames, index) => {
        const shape = document.createElement("span");
        shape.className = index === 2 ? "shape turn" : "shape";
        this.animations.push(
          new Animation(
            new KeyframeEffect(shape, frames, { duration: item.seconds * 1000, easing: item.playable, fill: "both" })));
        return shape;
      });
      lane.append(shapes[0]);
      row.append(lane, ...shapes.slice(1));
      return row;
    });
    this.container.replaceChildren(...rows);
    this.seek(Math.min(this.time, span));
    if (this.isPlaying) this.start();
  }

  /** @param {number} seconds */
  seek(seconds) {
    this.time = seconds;
    for (const animation of this.animations) {
      animation.pause();
      animation.currentTime = seconds * 1000;
    }
    this.tell();
    if (this.isPlaying) this.start();
  }

  play() {
    if (this.time >= this.span) this.time = 0;
    this.isPlaying = true;
    this.start();
  }

  pause() {
    this.isPlaying = false;
    this.seek(this.time);
  }

  /** @param {number} rate */
  setRate(rate) {
    this.rate = rate;
    if (this.isPlaying) this.start();
  }

  /** Starts every animation at the present time. */
  start() {
    for (const animation of this.animations) {
      animation.playbackRate = this.rate;
      animation.currentTime = this.time * 1000;
      animation.play();
      // play() begins an ended animation anew.
      animation.currentTime = this.time * 1000;
    }
    this.last = performance.now();
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.tick());
  }

  tick() {
    if (!this.isPlaying) return;
    const now = performance.now();
    this.time += ((now - this.last) / 1000) * this.rate;
    this.last = now;
    const end = this.span + (rest / 1000) * this.rate;
    if (this.time >= end) {
      if (this.loops) {
        this.time = 0;
        return this.start();
      }
      this.isPlaying = false;
      this.time = this.span;
      return this.tell();
    }
    this.tell();
    this.frame = requestAnimationFrame(() => this.tick());
  }

  tell() {
    const shown = Math.min(this.time, this.span);
    this.onTime(shown, this.isPlaying);
    for (const follow of this.followers) follow(shown);
  }
}
// The parameters of the selected curve: sliders and number fields. A spring has three sets of words for one thing, each of
// which follows the others.


/**
 * The fields of a spring, by set. Sliders of quantities that span decades are logarithmic.
 *
 * @type {{ title: string, fields: { key: string, label: string, low: number, high: number, logarithmic?: boolean }[] }[]}
 */
const springSets = [
  {
    title: "Physical",
    fields: [
      { key: "stiffness", label: "Stiffness", low: 1, high: 2000, logarithmic: true },
      { key: "damping", label: "Damping", low: 0.5, high: 200, logarithmic: true },
      { key: "mass", label: "Mass", low: 0.1, high: 20, logarithmic: true },
      { key: "velocity", label: "Initial velocity", low: -20, high: 20 },
    ],
  },
  {
    title: "Perceptual",
    fields: [
      { key: "duration", label: "Duration, s", low: 0.05, high: 3, logarithmic: true },
      { key: "bounce", label: "Bounce", low: -0.9, high: 0.95 },
    ],
  },
  {
    title: "Response",
    fields: [
      { key: "response", label: "Response, s", low: 0.05, high: 3, logarithmic: true },
      { key: "dampingRatio", label: "Damping ratio", low: 0.05, high: 3, logarithmic: true },
    ],
  },
];

const bezierFields = ["x1", "y1", "x2", "y2"].map((key) => ({
  key, label: key, low: key[0] === "x" ? 0 : -1, high: key[0] === "x" ? 1 : 2,
}));

/** What the fields show for a spring's facts. @param {any} motion */
function springValues(motion) {
  return {
    stiffness: motion.stiffness, damping: motion.damping, mass: motion.mass, velocity: motion.initialVelocity,
    duration: motion.response, bounce: motion.bounce, response: motion.response, dampingRatio: motion.dampingRatio,
  };
}

/** The text of a spring after one field of a set was changed. @param {string} title @param {Record<string, string>} values */
function springText(title, values) {
  const velocity = Number(values.velocity) === 0 ? "" : `, initialVelocity: ${values.velocity}`;
  if (title === "Perceptual") return `spring(duration: ${values.duration}, bounce: ${values.bounce}${velocity})`;
  if (title === "Response") return `spring(response: ${values.response}, dampingRatio: ${values.dampingRatio}${velocity})`;
  const mass = Number(values.mass) === 1 ? "" : `mass: ${values.mass}, `;
  return `spring(${mass}stiffness: ${values.stiffness}, damping: ${values.damping}${velocity})`;
}

/** The panel of parameters. */
class Settings {
  /**
   * @param {HTMLElement} element
   * @param {(text: string) => void} onText
   * @param {(seconds: number) => void} onDuration
   */
  constructor(element, onText, onDuration) {
    Object.assign(this, { element, onText, onDuration, kind: "" });
    /** @type {Map<string, { slider: HTMLInputElement, number: HTMLInputElement, field: any }>} */
    this.rows = new Map();
  }

  /** @param {any} facts @param {number} duration Of curves without a time of their own. */
  show(facts, duration) {
    const kind = facts.kind === "spring" || facts.kind === "cubic-bezier" ? facts.kind : "other";
    if (kind !== this.kind) this.build(kind);
    this.kind = kind;
    this.facts = facts;
    const values =
      kind === "spring"
        ? springValues(facts.motion)
        : { ...(facts.points ? Object.fromEntries(facts.points.map((value, index) => [`x1 y1 x2 y2`.split(" ")[index], value])) : {}), seconds: duration };
    for (const [key, { slider, number, field }] of this.rows) {
      const value = values[key];
      if (document.activeElement !== number) number.value = String(rounded(value, 4));
      const place = field.logarithmic ? Math.log(Math.max(value, 1e-12)) : value;
      if (document.activeElement !== slider || Math.abs(Number(slider.value) - place) > 0.01) slider.value = String(place);
      slider.setAttribute("aria-valuetext", brief(value));
    }
  }

  /** @param {string} kind */
  build(kind) {
    this.rows.clear();
    const sets =
      kind === "spring"
        ? springSets
        : [
            ...(kind === "cubic-bezier" ? [{ title: "Control points", fields: bezierFields }] : []),
            { title: "Playing", fields: [{ key: "seconds", label: "Duration, s", low: 0.1, high: 3 }] },
          ];
    this.element.replaceChildren(
      ...sets.map(({ title, fields }) => {
        const set = document.createElement("fieldset");
        const legend = document.createElement("legend");
        legend.textContent = title;
        set.append(legend, ...fields.map((field) => this.row(title, field)));
        return set;
      }));
  }

  row(title, field) {
    const row = document.createElement("div");
    row.className = "row";
    const id = `field-${field.key}`;
    const label = document.createElement("label");
    label.htmlFor = id;
    label.textContent = field.label;
    const slider = document.createElement("input");
    const [low, high] = field.logarithmic ? [Math.log(field.low), Math.log(field.high)] : [field.low, field.high];
    Object.assign(slider, { type: "range", min: low, max: high, step: "any" });
    slider.setAttribute("aria-label", `${field.label}, slider`);
    const number = document.createElement("input");
    Object.assign(number, { type: "text", inputMode: "decimal", id, autocomplete: "off", spellcheck: false });
    slider.addEventListener("input", () => {
      const place = Number(slider.value);
      const value = field.logarithmic ? Math.exp(place) : place;
      this.change(title, field.key, String(Number(value.toPrecision(3))));
    });
    number.addEventListener("input", () => this.change(title, field.key, number.value.trim()));
    number.addEventListener("keydown", (event) => {
      const sign = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!sign || !Number.isFinite(Number(number.value))) return;
      event.preventDefault();
      const step = (field.high - field.low > 100 ? 1 : 0.01) * (event.shiftKey ? 10 : 1);
      number.value = String(rounded(Number(number.value) + sign * step, 4));
      this.change(title, field.key, number.value);
    });
    this.rows.set(field.key, { slider, number, field });
    row.append(label, slider, number);
    return row;
  }

  /** @param {string} title @param {string} key @param {string} text What was typed, however wrong: the library judges. */
  change(title, key, text) {
    if (key === "seconds") {
      const value = Number(text);
      if (value > 0) this.onDuration(clamp(value, 0.01, 60));
      return;
    }
    if (this.kind === "spring") {
      const values = Object.fromEntries(Object.entries(springValues(this.facts.motion)).map(([name, value]) => [name, String(value)]));
      values[key] = text;
      // The initial velocity belongs to every set; the text keeps the set it is in.
      const own = key === "velocity" ? setOf(this.facts.text) : title;
      return this.onText(springText(own, values));
    }
    const points = this.facts.points.map(String);
    points[["x1", "y1", "x2", "y2"].indexOf(key)] = text;
    this.onText(`cubic-bezier(${points.join(", ")})`);
  }
}

/** @param {string} text */
function setOf(text) {
  if (text.includes("bounce")) return "Perceptual";
  return text.includes("response") ? "Response" : "Physical";
}
// The box to throw: its motion is the selected spring's, from where it was let go with the speed it had.

/** How far back the speed of a throw is measured, in milliseconds. */
const speedWindow = 80;

class Arena {
  /**
   * @param {HTMLElement} element
   * @param {HTMLElement} box
   * @param {HTMLElement} target
   */
  constructor(element, box, target) {
    Object.assign(this, { element, box, target });
    /** @type {{ x: number, y: number }} Shares of the arena, so that it can be resized. */
    this.home = { x: 0.5, y: 0.5 };
    this.place = { ...this.home };
    this.trail = [];
    this.spring = null;
    this.motions = null;
    this.held = false;
    element.addEventListener("pointerdown", (event) => this.down(event));
    element.addEventListener("pointermove", (event) => this.move(event));
    element.addEventListener("pointerup", () => this.release());
    element.addEventListener("pointercancel", () => this.release());
    element.addEventListener("keydown", (event) => this.key(event));
    new ResizeObserver(() => this.draw()).observe(element);
  }

  /** @param {any} spring A Spring, or null where the selected curve is none. */
  use(spring) {
    this.spring?.free();
    this.spring = spring;
    if (this.motions && spring) this.follow(this.speed());
  }

  /** Where the pointer is, in shares of the arena. */
  at(event) {
    const bounds = this.element.getBoundingClientRect();
    return { x: (event.clientX - bounds.left) / bounds.width, y: (event.clientY - bounds.top) / bounds.height };
  }

  down(event) {
    this.element.setPointerCapture(event.pointerId);
    if (event.target !== this.box) {
      this.home = this.at(event);
      return this.follow(this.speed());
    }
    this.held = true;
    this.stop();
    this.trail = [{ ...this.at(event), time: event.timeStamp }];
  }

  move(event) {
    if (!this.held) return;
    this.place = this.at(event);
    this.trail.push({ ...this.place, time: event.timeStamp });
    while (this.trail.length > 2 && this.trail[0].time < event.timeStamp - speedWindow) this.trail.shift();
    this.draw();
  }

  release() {
    if (!this.held) return;
    this.held = false;
    const [first, last] = [this.trail[0], this.trail[this.trail.length - 1]];
    const seconds = (last.time - first.time) / 1000;
    const isStill = performance.now() - last.time > speedWindow || seconds <= 0;
    this.follow(isStill ? { x: 0, y: 0 } : { x: (last.x - first.x) / seconds, y: (last.y - first.y) / seconds });
  }

  key(event) {
    const [dx, dy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const inside = (/** @type {number} */ value) => Math.min(Math.max(value, 0.06), 0.94);
    this.home = { x: inside(this.home.x + dx * 0.2), y: inside(this.home.y + dy * 0.25) };
    this.follow(this.speed());
  }

  /** The velocity the box has now, in shares per second. */
  speed() {
    if (!this.motions) return { x: 0, y: 0 };
    const seconds = (performance.now() - this.start) / 1000;
    return { x: this.motions.x.velocity(seconds), y: this.motions.y.velocity(seconds) };
  }

  /** Lets the spring take the box to its target. */
  follow(velocity) {
    this.stop();
    this.draw();
    if (!this.spring) return;
    const motion = (/** @type {"x" | "y"} */ axis) =>
      this.spring.motion({ from: this.place[axis], to: this.home[axis], velocity: velocity[axis] });
    this.motions = { x: motion("x"), y: motion("y") };
    this.start = performance.now();
    const end = Math.max(...Object.values(this.motions).map(({ facts }) => facts.settlingTime ?? Infinity), 0.1) * 1.5;
    const tick = () => {
      const seconds = Math.max(performance.now() - this.start, 0) / 1000;
      this.place = { x: this.motions.x.value(seconds), y: this.motions.y.value(seconds) };
      this.draw();
      if (seconds < end) this.frame = requestAnimationFrame(tick);
      else this.stop();
    };
    tick();
  }

  stop() {
    cancelAnimationFrame(this.frame);
    if (!this.motions) return;
    this.motions.x.free();
    this.motions.y.free();
    this.motions = null;
  }

  draw() {
    const { width, height } = this.element.getBoundingClientRect();
    const put = (/** @type {HTMLElement} */ element, /** @type {{ x: number, y: number }} */ place) => {
      element.style.transform = `translate(${place.x * width}px, ${place.y * height}px)`;
    };
    put(this.box, this.place);
    put(this.target, this.home);
  }
}
// A scene: a box for each layer, and for each property a bar where it changes. The values were computed by curvetool.

/** The properties that a box can show, as the ends of column names. */
const properties = /\.(position\.x|position\.y|opacity|transform\.rotation(?:\.z)?|transform\.scale(?:\.[xy])?|transform\.translation\.[xy])$/;

/** The side of a box, in the scene's units. */
const side = 44;

class Scene {
  /**
   * @param {HTMLElement} area
   * @param {HTMLElement} bars
   * @param {{ duration: number, columns: { name: string, values: (number | null)[] }[] }} scene
   */
  constructor(area, bars, scene) {
    this.area = area;
    this.duration = scene.duration;
    /** @type {Map<string, Map<string, (number | null)[]>>} */
    this.layers = new Map();
    for (const { name, values } of scene.columns) {
      const property = name.match(properties)?.[1];
      if (!property) continue;
      const layer = name.slice(0, -property.length - 1);
      if (!this.layers.has(layer)) this.layers.set(layer, new Map());
      this.layers.get(layer)?.set(property, values);
    }
    this.boxes = [...this.layers.keys()].map((name, index) => {
      const box = document.createElement("span");
      box.title = name;
      box.style.background = `var(--c${index % 8})`;
      return box;
    });
    area.replaceChildren(...this.boxes);
    this.frame = this.extent();
    bars.replaceChildren(...scene.columns.filter(({ values }) => changes(values)).map((column, index) => this.bar(column, index)));
  }

  /** The rectangle that holds every place of every box. */
  extent() {
    const ends = (/** @type {string} */ axis) => {
      const values = [...this.layers.values()].flatMap((tracks) => tracks.get(`position.${axis}`) ?? [0]).filter((value) => value !== null);
      return [Math.min(...values, 0), Math.max(...values, 1)];
    };
    const [[left, right], [top, bottom]] = [ends("x"), ends("y")];
    return { left: left - side, top: top - side, width: right - left + 2 * side, height: bottom - top + 2 * side };
  }

  bar({ name, values }, index) {
    const row = document.createElement("li");
    const label = Object.assign(document.createElement("span"), { textContent: name });
    const lane = document.createElement("span");
    const bar = document.createElement("i");
    const { first, last } = /** @type {{ first: number, last: number }} */ (changes(values));
    bar.style.setProperty("--accent", `var(--c${index % 8})`);
    bar.style.marginLeft = `${(100 * first) / (values.length - 1)}%`;
    bar.style.width = `${(100 * (last - first)) / (values.length - 1)}%`;
    lane.append(bar);
    row.append(label, lane);
    return row;
  }

  /** @param {number} seconds */
  show(seconds) {
    const { left, top, width, height } = this.frame;
    const scale = Math.min(this.area.clientWidth / width, this.area.clientHeight / height, 2);
    [...this.layers.values()].forEach((tracks, index) => {
      const at = (/** @type {string} */ name, /** @type {number} */ standard) => {
        const track = tracks.get(name);
        if (!track) return standard;
        const place = Math.min((seconds / this.duration) * (track.length - 1), track.length - 1);
        const before = Math.floor(place);
        const [from, to] = [track[before], track[Math.min(before + 1, track.length - 1)]];
        return from === null || to === null ? standard : from + (to - from) * (place - before);
      };
      const style = this.boxes[index].style;
      const size = side * scale;
      const x = (at("position.x", 0) + at("transform.translation.x", 0) - left) * scale - size / 2;
      const y = (at("position.y", 0) + at("transform.translation.y", 0) - top) * scale - size / 2;
      const even = at("transform.scale", 1);
      style.width = style.height = `${size}px`;
      style.opacity = String(at("opacity", 1));
      style.transform =
        `translate(${x}px, ${y}px) rotate(${at("transform.rotation", at("transform.rotation.z", 0))}rad) ` +
        `scale(${even * at("transform.scale.x", 1)}, ${even * at("transform.scale.y", 1)})`;
    });
  }
}

/** The first and the last place of a change; null if there is none. @param {(number | null)[]} values */
function changes(values) {
  let first = -1;
  let last = -1;
  for (let index = 1; index < values.length; index += 1) {
    if (values[index] === values[index - 1]) continue;
    if (first < 0) first = index - 1;
    last = index;
  }
  return first < 0 ? null : { first, last };
}
// The page: one state, shown by its parts, changed by its controls.


/** @param {string} id @returns {any} */
const byId = (id) => document.getElementById(id);

/** The module that the page carries: gzip in base64. */
async function moduleBytes() {
  const packed = Uint8Array.from(atob(byId("module").textContent.replace(/\s/g, "")), (letter) => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new Response(stream).arrayBuffer();
}

const library = await connect(await moduleBytes());
const preview = JSON.parse(byId("preview").textContent);
const state = firstState(preview);
const prefersStillness = matchMedia("(prefers-reduced-motion: reduce)");

/** Reads a curve: the object and its facts, or the library's message. */
function read(text) {
  try {
    const curve = new library.Curve(text);
    return { curve, facts: curve.facts, sharp: sharpPlaces(curve.facts), playable: playable(curve), message: "" };
  } catch (error) {
    return { message: error.message };
  }
}

/** Progresses where a curve may jump or turn, beside the pixels. */
function sharpPlaces(facts) {
  if (facts.inputs) return facts.inputs;
  if (facts.steps) return Array.from({ length: Math.min(facts.steps, 500) + 1 }, (_, index) => index / Math.min(facts.steps, 500));
  if (facts.motion?.peakTime) return [facts.motion.peakTime / facts.duration];
  return [];
}

/** Every curve of the state with what was read of it; one that can't be read keeps what it last was. */
let items = state.curves.map(({ name, text }) => ({ name, text, ...read(text) }));

const colour = (/** @type {number} */ index) => `var(--c${index % colourCount})`;

const plot = new Plot(byId("plot"), byId("readout"), ({ points, stop }) => {
  if (points) return setText(`cubic-bezier(${points.join(", ")})`);
  const { inputs, outputs } = selected().facts;
  const stops = inputs.map((input, index) => {
    const [x, y] = index === stop.index ? [stop.input, stop.output] : [input, outputs[index]];
    return `${y} ${brief(100 * x)}%`;
  });
  setText(`linear(${stops.join(", ")})`);
});

const player = new Player(byId("movers"), (seconds, isPlaying) => {
  byId("scrub").value = String(seconds);
  byId("clock").textContent = `${seconds.toFixed(2)} s`;
  byId("play").textContent = isPlaying ? "Pause" : "Play";
  byId("play").setAttribute("aria-pressed", String(isPlaying));
  plot.time = plot.inSeconds ? seconds : seconds / player.span;
  plot.drawMarks();
});

const settings = new Settings(byId("settings"), setText, (seconds) => {
  state.duration = seconds;
  show();
});
const arena = new Arena(byId("arena"), byId("box"), byId("target"));

function selected() {
  return items[state.selected];
}

/** Changes the text of the selected curve. */
function setText(text) {
  change(state.selected, text);
  const field = byId("curves").querySelectorAll("input[type=text]")[state.selected];
  if (field && document.activeElement !== field) field.value = text;
}

/** Changes the text of a curve; what can't be read leaves the last one shown, with the library's message. */
function change(index, text) {
  const next = read(text);
  const item = items[index];
  if (next.message === "") {
    item.curve?.free();
    items[index] = { name: item.name, text, ...next };
    state.curves[index].text = text;
  } else {
    item.message = next.message;
  }
  show();
}

/** Shows the state. */
function show() {
  const known = items.map((item, index) => ({ ...item, index })).filter((item) => item.curve);
  const inSeconds = known.some((item) => item.facts.kind === "spring");
  for (const item of known) {
    item.seconds = item.facts.duration ?? state.duration;
    item.colour = colour(item.index);
  }
  const longest = Math.max(...known.map((item) => item.seconds), 0.001);
  const span = Math.max(longest, preview.scene?.duration ?? 0);
  byId("scrub").max = String(span);
  // The selected curve lies on top.
  const inOrder = [...known].sort((a, b) => Number(a.index === state.selected) - Number(b.index === state.selected));
  player.show(known, span);
  plot.show(inOrder, inSeconds ? longest : 1, inSeconds);
  showErrors();
  const current = known.find((item) => item.index === state.selected);
  if (!current) return;
  document.body.style.setProperty("--accent", current.colour);
  settings.show(current.facts, state.duration);
  showFacts(current.facts);
  showDifference(current, known);
  showThrow(current.facts);
  showCopy(current);
  history.replaceState(null, "", fragmentOf(state));
}

function showErrors() {
  byId("curves").querySelectorAll("li").forEach((row, index) => {
    const field = row.querySelector("input[type=text]");
    const error = row.querySelector(".error");
    error.textContent = items[index].message;
    error.hidden = items[index].message === "";
    field.setAttribute("aria-invalid", String(items[index].message !== ""));
  });
}

/** The list of curves, built anew when their number or the selection changes. */
function showList() {
  byId("curves").replaceChildren(
    ...items.map((item, index) => {
      const row = document.createElement("li");
      row.style.setProperty("--accent", colour(index));
      const label = item.name || `Curve ${index + 1}`;
      const pick = Object.assign(document.createElement("input"), { type: "radio", name: "selected", checked: index === state.selected });
      pick.setAttribute("aria-label", `Edit ${label}`);
      pick.addEventListener("change", () => select(index));
      const field = Object.assign(document.createElement("input"), { type: "text", value: item.text, spellcheck: false, autocomplete: "off" });
      field.setAttribute("list", "names");
      field.setAttribute("aria-label", label);
      field.setAttribute("aria-describedby", `error-${index}`);
      field.title = item.name;
      field.addEventListener("input", () => change(index, field.value));
      field.addEventListener("focus", () => select(index));
      const remove = Object.assign(document.createElement("button"), { type: "button", className: "remove", textContent: "×", disabled: items.length === 1 });
      remove.setAttribute("aria-label", `Remove ${label}`);
      remove.addEventListener("click", () => removeCurve(index));
      const error = Object.assign(document.createElement("p"), { className: "error", id: `error-${index}`, hidden: true });
      row.append(pick, field, remove, error);
      return row;
    }));
}

/** @param {number} index */
function select(index) {
  if (state.selected === index) return;
  state.selected = index;
  byId("curves").querySelectorAll("input[type=radio]").forEach((pick, place) => (pick.checked = place === index));
  show();
}

/** @param {number} index */
function removeCurve(index) {
  items[index].curve?.free();
  items.splice(index, 1);
  state.curves.splice(index, 1);
  state.selected = Math.min(state.selected, items.length - 1);
  showList();
  show();
}

function addCurve() {
  if (items.length >= 40) return;
  const text = ["ease-in-out", "swiftui.bouncy", "material.emphasized", "penner.out-bounce"][items.length % 4];
  state.curves.push({ name: "", text });
  items.push({ name: "", text, ...read(text) });
  state.selected = items.length - 1;
  showList();
  show();
}

function showFacts(facts) {
  const rows = [];
  const place = (point) => `${brief(point.value)} at ${brief(point.progress)}`;
  if (facts.motion) {
    const { motion } = facts;
    const seconds = (value) => (value === null ? "never" : `${brief(value)} s`);
    rows.push(["Settles within 0.1 %", seconds(motion.settlingTime), "strong"]);
    rows.push(["Regime", motion.regime], ["Damping ratio", brief(motion.dampingRatio)]);
    rows.push(["Overshoot", motion.overshoot > 0 ? `${brief(100 * motion.overshoot)} %` : "none"]);
    if (motion.peakTime !== undefined) rows.push(["Peak", `${brief(motion.peakValue)} at ${seconds(motion.peakTime)}`]);
    rows.push(["Rise, 10 to 90 %", seconds(motion.riseTime)]);
    rows.push(["Natural frequency", `${brief(motion.naturalFrequency)} rad/s`]);
    rows.push(["Core Animation says", seconds(motion.coreAnimation)], ["SwiftUI says", seconds(motion.swiftUI)], ["UIKit says", seconds(motion.uiKit)]);
  } else if (facts.points) {
    rows.push(["Range", `${brief(facts.minimum.value)} to ${brief(facts.maximum.value)}`, "strong"]);
    rows.push(["Minimum", place(facts.minimum)], ["Maximum", place(facts.maximum)]);
    rows.push(["Steepest slope", facts.steepest.value === null ? "vertical" : place(facts.steepest)]);
    rows.push(["Monotonic", facts.monotonic ? "yes" : "no"]);
  } else if (facts.inputs) {
    rows.push(["Stops", String(facts.inputs.length), "strong"]);
  }
  rows.push(["Text", facts.text]);
  byId("facts").replaceChildren(
    ...rows.flatMap(([name, value, className]) => [
      Object.assign(document.createElement("dt"), { textContent: name }),
      Object.assign(document.createElement("dd"), { textContent: value, className: className ?? "" }),
    ]));
}

function showDifference(current, known) {
  const other = known.find((item) => item.index !== current.index);
  const note = byId("difference");
  if (!other) return note.replaceChildren();
  const { maximum, at } = current.curve.difference(other.curve);
  note.textContent =
    `Largest difference from ${other.name || `curve ${other.index + 1}`}: ${brief(maximum)}, at ${brief(100 * at)} % of each one's duration.`;
}

function showThrow(facts) {
  arena.use(facts.motion ? new library.Spring(springParameters(facts.motion)) : null);
  byId("throw-note").textContent = facts.motion
    ? "Drag the box and let go. Click anywhere to move its target; the spring keeps its velocity."
    : "Only a spring can be thrown: this curve has no answer to a velocity. Pick or type a spring.";
}

function springParameters({ mass, stiffness, damping }) {
  return { mass, stiffness, damping };
}

function showCopy({ curve }) {
  const language = byId("target-language").value;
  const found = library.convert(curve, language, Number(byId("error").value));
  byId("text").textContent = found.text ?? "";
  byId("copy").disabled = !found.text;
  const cost = [];
  if (found.refusal) cost.push(found.refusal);
  if (found.duration) cost.push(`lasts ${brief(found.duration)} s`);
  if (found.points) cost.push(`${found.points} points`);
  if (found.text) cost.push(found.lossless && found.maximumError <= 1e-12 ? "exact" : `largest error ${brief(found.maximumError)}`);
  byId("cost").textContent = cost.join(" · ");
  byId("notes").replaceChildren(
    ...(found.notes ?? []).map((text) => Object.assign(document.createElement("li"), { textContent: text })));
}

async function copy(text, button, done) {
  let isCopied = true;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // From a file there may be no clipboard: a selection still has one.
    const area = Object.assign(document.createElement("textarea"), { value: text, className: "hidden" });
    document.body.append(area);
    area.select();
    isCopied = document.execCommand("copy");
    area.remove();
  }
  const before = button.dataset.label ?? button.textContent;
  button.dataset.label = before;
  button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
  byId("status").textContent = isCopied ? done : "Copying was refused";
  setTimeout(() => (button.textContent = before), 1500);
}

byId("add").addEventListener("click", addCurve);
byId("play").addEventListener("click", () => (player.isPlaying ? player.pause() : player.play()));
byId("scrub").addEventListener("input", (event) => {
  player.isPlaying = false;
  player.seek(Number(event.target.value));
});
byId("speed").addEventListener("change", (event) => player.setRate(Number(event.target.value)));
byId("loop").addEventListener("change", (event) => (player.loops = event.target.checked));
byId("target-language").addEventListener("change", () => showCopy(selected()));
byId("error").addEventListener("change", () => showCopy(selected()));
byId("copy").addEventListener("click", (event) => copy(byId("text").textContent, event.target, "Text copied"));
byId("share").addEventListener("click", (event) => copy(location.href, event.target, "Link copied"));
addEventListener("keydown", (event) => {
  const isFree = event.target === document.body || event.target === byId("plot");
  if (event.key !== " " || !isFree) return;
  event.preventDefault();
  byId("play").click();
});
addEventListener("hashchange", () => {
  const next = parseFragment(location.hash);
  if (!next || fragmentOf(next) === fragmentOf(state)) return;
  for (const item of items) item.curve?.free();
  Object.assign(state, next);
  items = state.curves.map(({ name, text }) => ({ name, text, ...read(text) }));
  showList();
  show();
});

byId("target-language").replaceChildren(
  ...library.targets().map(({ name, title }) => Object.assign(document.createElement("option"), { value: name, textContent: title })));
byId("names").replaceChildren(
  ...["ease", "ease-in", "ease-out", "ease-in-out", "linear(0, 0.25, 0.75, 1)", "steps(4)", "swiftui.bouncy", "swiftui.snappy", "swiftui.smooth", "material.emphasized", "material.standard", "penner.out-back", "penner.out-elastic", "penner.out-bounce", "spring(duration: 0.5, bounce: 0.3)"].map(
    (value) => Object.assign(document.createElement("option"), { value })));
if (preview.title) {
  document.title = preview.title;
  byId("title").textContent = preview.title;
}
if (preview.scene) {
  const scene = new Scene(byId("boxes"), byId("bars"), preview.scene);
  byId("scene").hidden = false;
  player.followers.push((seconds) => scene.show(seconds));
}
showList();
show();
if (!prefersStillness.matches) player.play();
prefersStillness.addEventListener("change", () => prefersStillness.matches && player.pause());

// For the console: `new curves.Curve("ease").value(0.5)`.
Object.assign(globalThis, { curves: library });
document.documentElement.dataset.ready = "true";
</script>
</body>
</html>
"""###
}
