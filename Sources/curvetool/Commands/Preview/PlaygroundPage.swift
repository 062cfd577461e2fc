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
H4sIAAAAAAACA8y9DZwdRZUo3lX9fbv73r4zk2SSCVD3kt0dhMiwuskEUHKzE4jgU3af65/nc59gCKsXVAIx6+7OZiYkwQABIoImiDoziSYq0egihO+ACFFR
A/IRPg3IR1SUKKBRI/zPR1V338lNiM/d99uB3Oqurs9Tp06dOnXOKeuM8z8kLMsSn0zGxOlyaMg63R4cGhKDpwt49If4zzrd1aFnImz6DYfMnxgy3+DJ5sA1
75J+/Typo0sdHDSVme+DGO+YZPqzhyHFBJhicJDrHqS/IW7o4FChRRwbDeV/1uml4otnqvIHOTWUrRNwXg/rMYUMFvMNDnGNpm6PQmymv2SJ6aA/tMTk0HFL
sO2mUMw9xLXaHHhcB5QS5fVhqwcLL2H2CZ4HC60a1L13dEvcQV1YUBifsNj/rKX2Et35JUuWmDbb/06ZnaF/z8d80MoLyzEDUoXQVZMxGMrK8HVTMXJwMAMf
pWX0AZD4DG4a8kENuMEhA5kh3QrGiSVLTC8Y8jk2QqLC4Jqe6jSBxiqqg+oOTEehAdT7JdxEHs7YoBW/lgYHDZphX4svpaHBHAOjocHCW8wPWVcC3WSeFYMZ
CDm1bRCNM2lADOYQLqBAkI+62zLoQ6YJGrHdbC4tyWbOYDY0+iliQJlWD7VMmMpQ6x9PCvMwOJRN6sFsmAfzyVPsLFdvplzMT4X5o/vJTaaJNGQGyMuesKYl
mhgtMcOm8Q37xPgLX3WMo/O5Qzzs3tASnY16nSEqfyf6tYTLlzrfv9NbMg4IFhc9SDg7OEgZB/WgWdzlQS4Fkpw69J/8R3Msn4VLdJODDC+HNFW1mHoyyRos
UoUhQmODfEGOtZ55CAcHBws0J5vJkkcnnwJFrOfJm01nHlIvq2ZoKJ+15iErx6XRs04Xg7wYLDldAmQH5TRhL/jw4qnvO/+fP3jWovedv+jMcz74fgjOW/SR
M983/5yPzD/jnAVWZK9K76tYFd+SUcX1kiiJKiVPymq1GkWV0KlGlcSpdHQ6XRNcT0yMQyd2J1lSSi/xuiuTp/RMPcQWh3qu48XOYUJEqpYkSanuHF5yw2nT
wsR3bNdx7MMOO7TyF2HlLyMv+KskEL2JCAJHOCJJPM+JKkdUwvANRx41/Y1vPLpUclzbTSqB0xeGx0z7a3faMYe/yXuz+zczEulkf32u5UDOkmU5rstRbv7V
mTnTeb0/17UP8I0C241szy053jFRxQ4CL/T7bac0y0nsMIzDWFqQpuTCn7Rl4lb6bFtatn3scQCaCrTVtr19So7gP8uFNLbr9kvXljJy+5xjbDsIfVcGx7+l
r/+v+45J3lpyPelKt1KxqyckfU6Q+ADySEorjqxSULISiX+J5ViJY4eJG4X9juyDEXQSbLbnVRwv6e9zKm4YRa7XX/FCK+hLqt5sN7SDktemy9CduBGGJTeY
M7siuB7MHVadqiNjaQeJ97eelVT7/zaoBq4aCArZ++zYPcZxg2Suc4zbXyz4xMMmBydBWJH9/fP6E/w7Jknsytuq/YmsQnsrduT4UWB7dthvJSf3Qz3Qu0rp
lLf/D+m42G/fk45HHaZfJ7IcGViS/6zkGCuJ+qMK/NlO8LehdN6BnfDeiZ0MQ7d0qvN3f+94odMPtTn/c8B5l6oE//Bu5/87Wko3kFKcFog3/i/vPb3/+73/
+H/C90VHh6EH6Ced8HQ3dMJjUqf/DOm833UTK+qbH58OjTrRdVOB2FhxK4gs0Nw+qx8+uCVAUqgldRP3TOFWsMX4DqPtpscI+HFcCV9dzO2mblmIBb7bf5br
9rpuFQuI/smBIhJATvz9QBI6wUAI6Y+WzgddlaYSs4mq7YVJjCU1qTkpFmjb9tkwdWyoDBovnXM+hAUeR7MGUmCiDwtXBB9x3GMQl1xoNrUFxs32zhV/JXy/
b3K1FNulUuxWAW0q0zw3evu0aUFieaVpyZsAooEVvn0aIHjiRH/OX/jn/FkVr1LxgO+GB/wffoCC0RNGwH8YYVXoLwqjhfj31+dNK9Wj0innu9OcYJrnQK5F
FQu6GX7UCb1g8Vw38Ry3DgPlJPXE6U8cF6jLGUlo2zCCQNMmzwv/OQ7oDyZx66TOA5jgbhCEbh8mmheHoQ2AqgAlbTjWP0aRZUUWzCiYWqWq4+CL+S/GDNGx
kTNt2l8DxD8W9AelwK0CAruluD9Ojin1eZFTfXfyL4v/dTHMoFJ0TPJvx7lV1x20PZhUDhQavL0P/ntz9MZ/95ZUXegu0AMY3OrQG48+GqA1LIZxt0J/rnlY
mkUd4A9G7KDS/Ql/UB6AqmI5uAJcIKYkMFZA72Aeh14oA0CxMJKlOKpay8RyAeTDC1aIKIGJJb1qFFworGSSEDDRKx8XA/AF/ncdg1owuESdYui846wUK0X4
nvcQDOBvQJ4QI1zsAce+SNj9FwuVdHQMDAycMCBO6BD8N9DxkQ67EpaAgkCZiXeJ8KDovmopCpPKKvFXl4rLxCpxGiyYRx8tei8XvWJAvFEcLcS7K44dBUCK
ZVWuFpeKT8C/K4TlXSg6qp8UiSOuFLCoiKvgv4FPCW+g5MaeF3lKDHhVJOnQas/zkk8L542QxA2csL8KhBhwMzCgu0qsEWvh34XiamjpZ4TwPDFwDRQAf1cJ
T4jPioHLRK8HnzrWCPOfUk23KiLZIQLIAcANK/Jz4vPCAphHYWVEwACMCscX54rvud+D5VFYrnf/xJvtIdHYeXtHNGQ1tt0qMdjOwZ51FOx9UGCwk9/o2aJU
n6cIB3+u3EzPa3QwQkGAP6s4ajUHW66hYBdn3f0pCpZfzbk+ywHXs3kNBQ98moIXONg9ypFPUCu2cCnbOMNyzvDytRQcjj/T8Ocv8OcvqUhOeBT+TMefo/Gn
D3+OwZ+/xp834c+b8edv8GcG/szEn378mYU/G7kVx+LPjq/R8+McXHsbt52D4/HnLfjzVvw5AX+2EujuoN876fdb9HsX/X6bfu+m33vodxv9fod+v0u/z2xi
EHLwPYq7l36/T78/oN8f8hDR70ZOei0H91HcZn65joP7KW71V+nlSg7WMDy3cfAwpdjDwN3LwcqHaRj2cIpVaykYZiA/QulHuPj1HDxKcSv5ZRUHK8coeIw+
vcxxezh4nOL28sswN+oJitvN9T9JL8OcYDkHP6a4LfxyCwc7Ke4FftnNwVMUt5Vf7uLgaYpbzjWt5OAnDEce3gc4eIbidnCCxzl4luJ20e/P6feX9Psr7hh/
5b7+nl7+wAVz1AgHVzLerOHgNUrxALdthwYDQXw1v1zJwVKKW8Mv13BwAcVt45d7dRGMtls52MJVruS6VnEwwsF6DnZxd1/g4GUO9nAwwqO9gkmDhgsH1/Gn
++jT43oIONjGnx7nYERTAX7bw0RnLwfDTAwYw9YwjK/hYDV3YA8TmZ0cXMc0ZAfDhxtyJQePcBn8cg0Hj1LcCL+s5+AxituoZ7Ke1xS3WXeMA018+OUWDp6k
uK38chcHP+Yx4Jd7OdjJ5XFHruPgKS6PX27h4GluH7+s16jI7eOXazl4huvll7s0KnK9/HIvB89R3HZ+eYCD53nsdEEc7KK4XfzyAgc/pbjd/PIyBz/jmc8v
ezn4OcUNc0eXa9yhuJX8soqDX3A6XhCWc7CNR3EzB8/wYA7z2x5Gha2f4RHmYIQXktX8tp3fRriwX3EnOO4ZjnuJ4l5mEH6don5DL7/lntDvC/zhD/Syl37/
SL+v8rB9g+clt5/BwVFLedLxlOBG30zBxxlA/8FzjScev1xEvxfT76XcF+7mdRR8gn6vYDxmSH2TAl4yeTlkwsv93MafGWQ8Q1by/Fp1PQU835k6b+eoL9Dv
F7n2z3FdN1DwZYY1vzC15RmsZ+IWChhcDIKdHMWt57ZwJRy//kZGb8YyfrmDfu/kOm5iFGaKwC930+89XC7D8zv0+11e+uj3hww1bv1uDh7gWrh5D3L53MqH
eNS4sIcZrkxwVnKwg0ePx+gRRkpO/ShXxD24i4PHuG2c+nFuAlf0BAOFke9JRmeGyo8Z3AzanQxOTvYUN56/PM0jzND7CVfAL89wC7i0Zxm63NXnGMY8Bs9z
t3gQdjEx4JcXGLwjPArPcLCRI2/hjv2UZznPax5G/vAC/f6Su8oQY5ivZ5Rcz2R/93rGJo7cyElWMqbu5jl7L0/yazjYxpN8JwfrOftmftvGb3s55cbPaBxi
sn49T/atPI052Hknk8WNXB+P7Muat93A2fntBc3pcuRqzrCRg4e4LJ5kW10CAi+MWzm4hXv3Xfq0jePuhcD/pEy9Dy340EfO+xdpled/9LzFC85/36Izzvun
BYvOt3bHJmb+Rz68eMF5i6y9caRjPnTG2Qusq5LEvH5k0Qc/8mFrTWK+n3XeggXWNUmcFfDRDy+yPp+lX3zGOR9dcL41mlRNxIJzPjL/g4s+CJHrslxnnTEf
mvGFLNGZHzzrrAXnLfjw/AXWV7KizvnghxeccZ51XVb1ogUfW2Rdn3QUXt93zoIP/9OiD1hbkoqOPeMcFDouWmDdWTGdPG/BOQvOOH+B9a1KeFEkcPvwXfeX
du9Rb7rEWeVc6nzf3e7e597vvu0qccKwN+/x6A7nodLDpXPP/+d/2Si+JL4sviKuFZvEV8XXxGbxdXGPuFvcJW4XG6Xzefmj8D/Cb4pviX/8jvie+L74oXhI
PCaeED8WT4mfiGfFb+Vt5efFT8UL4pdit/i1eEX8XuwVr4phuVxeKFfKu+2L5Sp5mbxSfkpulXfK78jNpa+XLolWRdfLb4R/kL+X/2FfZ28QP5LftK+3b7Cf
dT7hXuE+IB+Uj8hH5WPycfmEfFL+WO6UT8mn5U/kM/JZ+Zx8Xu6SP5U/l7+QL8tX5CPh8+Xl9sftq+xP2yuc58q7yuvtR8PHxXbnPud+50fOA86DzoPiIedh
Z4fziPOo85jzA3Gv+K7YJnaJ58Qz4mmxUzwp/iB+J/aI34qXxK/Ei+IX4ufi1/ZV8pPyCnm5vFReIm9wtjgflyvkMrlU3ujc5Nzs3OLc6tzm3O68ZL9sv2L/
xv6tvcf+nf17+w/2XvuP9qv2a/aws9S5wLnJvtXeEYrrxZjzmjPsfjfc6O1M9jjfcL/pXu/e4G5xb3Rvcm92P+uOumvca9z17hfcL7ob3I3ul92vuNe6m9zP
uXeHc//oXuWt8ca89d6d4Ve9r3lf977hXedd793k3ebd5d3jfcf7vvcD7z7vfu8B7yHvRf/n3hPek96/Pu094+3ynvde8H7pvejt9n7l/dp72fuN91tvj/dH
71Xvd97vvT94S/2V/sX+av8T/hX+p/xP+2v8z/pj/hf8Df61/ib/q/7X/M3+Fv9G/yb/Vv82f6t/3h3+nf4bvuV/27/b/65/r/9D/37/R/73/Af97/uP+I/6
N0RP+k/7P/Gf8Z/1n/Of93f5L/g/83f73/Tu9h7xXvYf9Z7wX/Ef9+71Rr2XvPX+ld5X/Bv8W/yP+5u8X3iX+1f5r/m/93/t/8Hf6//Rf9UfDq4OvhJsDm8M
bwnvCO8KP+l+P/xh+JJzf+g/FL4Uboy+FD0TPRt9P34u+kH8QnxZ/Idob/TH6NXotWg4XhpfEC+Ll8cr4p/FF8Yfj38Y/zT6WbQ9XhnfF18U3x9fHP8oviR+
IF4VPxhfGj8U/zx6OL48fiH6RfRitCPeHT0SPxo/Fj8er46fiJ+MfxzvjD8RPxVfEf86ejr+SfxM/Mn42fjK+Kr4ufj5+FPxp+Nd8U/jV6LfRGvin8dr46vj
z8R7ol/E18SfjX8ZvxivKY3G341/E/5H/Ln4nmB5+I347mBZeEP8g+CS8J74V8FXw72lkXhDfHOwJ/h6/O3ggvDueEvwSvCF+MbgN8FYvD7+fWk4+lnp8/G6
+OelG+PtwaXhg+HPg43hXfFzwbpwW/hU8Lnw2+GPg2vCPaWN8S3B74IvxbcGvw++FT8RXB3eGT8erA3viB8L1oTfCh8NPh1ujR8JPhXeFj8cXBneGj8UfDK8
OX4g+ER4c/jd4OPh1vD+4PLwy/FtwR+Cr8S3B3uDa+OtwR+Dr8Z3Bq8FW+IfBqvC6+JtwYrwm/G9wUXhlvA7wYXhbeH3gpXhTfF9wWXhBu9Hwerwi/FNwW+D
6+PvBxeHt8QPBleEm+O7gqXh1+JvBcPhde7O4LPhZvfp4PPhD8Jng7Hw3vCZYDTcHj4frA/vC3cFXwivcn4SjIRfC78Z/Dp4IPxZsCG80f5F8OVwk/1icG34
ZfvJ4DPht+Pdwabwl/KXwVfCG+T1wUvBzeKG4OXgJvHT4IvhdeKF4EvhpviO4NXg9nhHcFX4i9L34l+WLojujZdF2+LHwyfC78RPhq/Eq5LPJV9NvpZsTr6e
PJk8kdyd3J58K3k8uS25M3ksuSXZmvwmvjW5I/lJ6dHyY+XPlK8pr5dPlJZVLqysrHy8clHl4soNldK6i95yX+VDlpzN/ykBXO3CxlCzLC1hR8qam0hl9Uqn
8Rr8+Qs5OBEjG06zZsWC0oh2aYROAynwM5D85gxpRVEXvTrKmm4F6fLh4WF4jx4PpBxylijZCBbXwqw5EptTtm1qjGiIdCmlLzxhA0W7BgqsvIQNFA2Z5ZN5
PtEun9D5IlVSpbzRujkhNmdTPZqjls2x/j6BYpTkLkA9prlzi/GRiuZstZadCnFua9fcYtecrEOFJ+ya065rTtY1J+tQ4Qm75rTrmrO/rpmOxVnHHOUWO+aa
jmXxkYqxY5haRnl0MUEGhMITPSsbkykPnkW6ciXEV6LxQ24JiUVsmqMuVNam5bUklowByzMM0E+FJHqwl2eDvU+SaDz8uR6HUtiQooz1OFnphadCEg355Rnk
90mCQEtUGUEZzem/EHqVLt60vE7P0ZzhV+1lc3ovXI6Pw3v9ZXO6KXZ4eE9l2ZzgwuX4IVipI+C5eyWnw/jelZQdi125HFLGUGQ9hu5QBQlWkOQVJHkFSUsF
caGCuFBBnFUQcwXvUpFK/k55RBjEiT2VKHtWB11bUqgtKdSWZLUlujtlLLKcF1nOiyy3FFkuFFkuFFnOiizrDiyMeiwibUNNbvgpMCpWuoKwNDpX2EOEEBbi
N1Kmuhg3cyylP0goom7PAOJlK/kOmFG2TklJdLbz8LvOgrmqw1gR/USVyIpWy6xGoIDQohOJYGBqmI+6IvpWtw21UvaxVoBTB8sW+DE81grx6WhROk4wmVPW
EdKaKbEhQROIb9DkIiMuPZ4hYwxTLr2rtfQuLj3l0icca03g0iceJyZizNSajS3uld11pzG4sC4RWnJfKgORHI3UxYm48KkQODNkNzdEzZCKn6bNkNOUiBpC
DGlwIOwJILRECENKsNnUaENGoB3QCh5DWD42e7Y9ZC8RQ4cTnBvq7Lo3jR5hiIDs+tm0t4tkV2bEtvCEZFe2I7sSyWeAoJYZsS08IdmV7cgu54tUoIKc7EJD
0sW1gNrkb6qHQHnrJaa9QB91N4NNc/ouVOLa5Yjo9AcktxYxTbYNTc7SRyqcQwlyKheNK/JAWVNYprBzJm4/MDswfGKCz4FhEcPioeJxS9A+nRdU1n5a6zcq
C7EcT8WIV14DEL0L3oLjRAcE/rFWFQJAvRQCiZgPq80MGcC09HB22OnWSww4ssrpcV+Yp8vGN83Tqxj8l16zlGKgszWBgVWz999s2ehq1gCINs6LZgOwswda
ZKd36MYoSUuIgCUkhJbUSvspx1OlmTZ2LZxpB9wj+kGwNPMSI8hKbxfpbA3V5GkRPSSEvwTWxDmviWU1aM4RtlV3gGDO8ZfV3Tn2hTWPV8k5PvM5kKAbfxS0
3btQOXNe03/WsuV1e0XdHax7+D2t+3OSi5SPz8Fg3V9Rh1/A7otmYn4VzKlepMIV2HiAFhSfXgR550y4CPgBH1IN1l34iOTBVfYK7JyTjcPQspqDMOIGLK8R
dck/i8GZthX9VEhUjJKzD6dpiUhmzUssfqs7yBhB0ICMPYB60ENglyy7kHro5MQCHgBoTroeoK1zNoZo0lpzrJl2LwdAdxp9TfPUnz1ttczj4RdwpQAJ6ONL
373vextWPfKNly3qITCEc37x5Cde+tS9j9/wjEUQAQ4ChgFGH0Hy1DNXvfTQC4/c8gJ+66bkr3z3+8sevvaxG17CqCD6phTeElxncGgsHBoLR1GuqNuD0FOb
YGtjZFp3MYCR8AjGvpIroDwYJ29FXeKQOEoOYk4HBgBgmkBOR8dDDkCSFVAejBKMJyTE8ldAWVgAlKMuglTpRTBg+qOLH6v40eGPEwofMWfbTC1J8RNnHkT0
gnZJxAYAEabAljIQqRFQH6ALJIQMdc+Aq0ol2QhZGzvsrVDOig3RN21Yf/U6sVqcXXd4RsjZjb8iDrexy2rCEvpXe0sWkibcJcR1F9c8by7SCJrr+6x6Hkfr
Ve8gkojpVoqTzEZWdHAhEA+3YS+EKSoXnUdsinsS7kZ4iYPGHcWNO75Jy3vjKGoeRziNtJleiummmAzKmW6dhsUjwr+Lmy+4+aJd2/RmyLTt9ZNgxellVGcM
XFReL5Ih5O1hqqU/u4yiemVQc7FFcc0r9KiXGC4GeKOX+wNQOtY6CodvhuyFT6uFIViXI9v05/JJ/x05IeSDuCG9rQ3p5YZM44Yccax1BDfkDceJNwDXNKfN
PvrAbBJURNVku+4VQkgzFdKz666ZCdlWbOikBL7UJDM9ogkzV84DtPQaDv47uacGuyUXF1/cgcRN6LJIb7ucMNHFecOcQEPgeEAfceBgp6LHVMkKaURd5kp7
yBnUDdltn123M+YNsqySpkUsouiVvQB5mCswhY4C1NYTpi5gNyclrr2NR8XcuoARsGluwCtjl51+gsGbwMrdWC2BD9DfYpIvlE9CBoi+pFfk7BJuVnGp/ySR
83waBQ0B8Bkw2jpZug2I9ln0+7Mku09om2T3Ce/H6QXlzYV2iSNlP06TI2VfzcegtxZgoIAjMJMszArPimjseRpWusbwXcSVNFZR33aJZvq9y/SQKrsXQAk1
Bbdmizes3ub5t69Z/wBj5bcr+pkDFJ0V6x2oWFsBPwNcgUe9f4oz8mjgYCXO+PGACWNPt1ZKoItQwXJZczB8QWDs7mxPnu8QioMmM3LUEq8Rg4gORed4AUin
cRIxElb6Q5BA7eDEDVQn2BshdWrI48QOET1VcQUgrAv/si3HbquwlBzoPygFcdegbTm1hIxtx/PdGP6COAK21jrSToFkQqAAFyDoBlyAAHDh8GVU3Xar4ePa
n15OSIkcCc79OUg/1ExkdA1jtOeEmXJe6yu0QQWzZD8E/izZh1R3FpBbmJuzkCA1upGDkVacYJeBxAHlCJByxFTjlVhjzYrj/GtcE0wTg3qIMAvbkcOQo5kc
4gyay2j/eksN0W+o9yquN58FHMa43Wn08/LYzxvfRr9ZHiHCST/FayN/Tj+ty8HXdA0vYaUoX2KpjMGFxVV2uvWuGi1kp9aEKdQsuLzXZ+JgStULYxgR1FDq
x8CxzDp8MP1GiBVL1v2OAwN3LFq0FF3Cokvtii5xdFa0yIuuR7B5K3HhDRxY/7+6Ai+iaTC4EMs9WHBwgWvHAcPFoiIsJ0ZZm0YNXdnhyzWqujCG/FKHBaWf
pyGVfSLVb74BJjfEYhW/E9cBwbHUd4WoH5/S0zAIkl49rHmbfhRxxw1vkYqagDM1YWPpbVoD3QaKhfXrmQI9qyX52iAa85pHSmu05hbjTuM4rxj3AY7zi3Ef
4zhYKxrn4mOtDE+n01MFnk6lpxRXEqtW5e7H9Q7sbYjyMHg6RSUN0b57lkp48xxCP5v1UKWzgKaESC9mQ1BBWhIiEemDoIy0JETKoiCozgJuJ0RykwKUhmD3
D62ZDWBCtvFgxs75bzF2blQANo/S6wzmqW0Gbl6bgTtdD1ybQS8X487luEobREjbIMKfP8Yej7HPYxzwGJd5jCs8ximPsctjXG07xrjenYhjYmjCZ/TAiug/
aS2b8+CX6b9fw2t/62tf/vozeO1tfS2sdbhW7LYMY2pFv/Fce8gelEP+YJFF1is8UDFXr+W7/JOZSQC+WOOsy7Jkg7UecMeUGLd/dY+YRv3J1UhrEdLCpxNz
vPVwWVaWxlvgrb18wOIaUDRrSz1DpNtHYOajPG1LLYTGlYrS7lpkzx5gbuzFIfPwmirdUI919p0njCh/XT1R/li9rMpZmgU9xdehM3uuqVXGMTMRdLSS8Ywj
QHWS7O0sZP7zj/PhNXspJNx9woJEIgOeo/Y+5ViqXCzH2k85cxPaqrTEwLtfS4rnm3Wv7EoJbBcwigEfG4U14HUSVcayIa4MESlmg38VBcltG7af0MSyji4T
UUX2DUoSFpYERai0VsHSAk4BPVLJOgLhu/8B/x48YQye6fEfnj1hbETBpzPqXg8Umid6tpDoQUwE36tAw3CACuWUcDtWugGjK4UiYeolhYIqhYJqHbj9oK0a
4RdSrE6U8SGV6EI09JBKdCGV6CQq0QbpXNWJVAJ2+EQlPCQI8wBPK0glPCQI/SiURSrhIUHohaADqQSl7IYgQSoBhBVmQRTR/kxPOhd57290eO6QGPThnzfk
Deby/HEzL+emuS+7/FPMrEJpv/KYdU+bwDHrWMxK9D0AAlnP91BnEseaocx8Puf0Z8ipKJvnlQa2wRY+w5avSaCZ2lRB+vQKDZqpNeCZ8HMdh6UWcca4TpO7
hFCNEarRfrOqCKHqw6jKRU0cpBSwCFekACVsONQuwetwZqIUEMwASmGCGeSUMhi/fbP4zBUTf+UycwKLb9fiG45IwOTWUQH1mJse1HFi+y1LMR19GKIGibtZ
Xo5EzS0StUATtYiImttC1AKF5yCRJmrdCIlHDCS68ZBE4JAlPHJl5WPg0t6YKY9N6GrVS8qD0oHprLwDeMsywM1eVE+Jxwm5K93YMj0eMCcUf6xyi+N6mo1M
iiMT08i0aU+ABwwAL6jBAXwvMT9TUiFisYunGS4M61AT4RUZgMEOFOUakEuP9l1aNpY285XaomF4aYXZnsMmo4vAyFgREbRRSBXg2uJCagTDOxM8fAigu9Cf
lHYWmLweFfA0yvBU4wvV9G0aRJhyxHFhApooEYs3ARrBKaSlANDw95sVpwWNIUEjQDAgBhXWY8QkQOapOb9U7PJ+MZE1I3TbcAZmdcCwtQhKQpy/wRmJ0Nzj
f5Nuk9YAZL+QJijRqiaV8uIFGf0MWBZaJvUM2NHjYUStw3Rj/PYn0r0z++XXT0R9RPqoOhCEHe0ydHA0ZwCouWfXOgGDgdR0AQA+1qxNgEgA0+K6OLs2UU99
WJ9qJaCfFZh/naqCM3SiKjVhH9alKggT6MwEniI1F9IFOFNpQBMVNLEtFQipeYjAUEGTxy/Fb2m7dqYcrTuWanbcsOUdDZlupqeU9w8y+5S2EC0X9w8lVcYZ
VMI2iHfAk4/99Zi8+IqQIkAFHSQVKJ+sT4Jp7dEyoeIjbatexVUBt28pUpZJEFXrVj5SlMnYiwIWpoVFgujJyzk9ASSh5vpYocsZY1yIFytcvpABPAVRsX1W
BCGwHdgLYPBSXCUCCPyGSzjZjYttgPRJQTCZMJTIFBCS/dHtoB0zyjuoYBzdjpEUFul2xhd0I1+QNnqbtMSWiEjHqnQi0eeUhtwlWAEwfd7G1KsFTiYsckRV
FZ5RD3pqU3A/UWBkwiJHBN97oCja/dS7C0X5vPupTy5yRFNVd6GgyUWO6BDmiLqZIyI88AxHVMmIQwWHxcuHpbXngCjMEQXEERHM5/EIAJTVFOSIAjUVOaJA
9fAgHcKDVOVB6sa1hBaqEvRAARxp3zQOoZHAqBZeyfy3WWgFClwZD/44Qs4gXZG0SavtETYdWgo6KMSjNgG1wRfV8qV7pt3NNfX+aTX1cv6+mXafEtFzgeuR
8LQgQN0pz65LczBg5P58SCQbWyS2RR8SSTxj4jiZ3nMZZ0DpsUQ5JfzE+JNiM0haLRu7RTPdtqLlbAOl1roDK2WNwuWyZmM4jNJmCPdAy6dbe3Npsw171BuW
Mhfq8JkIVZvechnv++g9fZakf4xHQd3GWmzcFXtEW2q+Jk0OysJotsD3dyYO9PYOa27dpg7vtPA0/w7LnEJy7EbREpud00Dq9C7sn1Foo6TptzEKaVWQldDd
5OSmEIoyCYGfQOE5Z777YDPrhAoyC5P5noPNrBP21cKIpks4n49X2udp22FXtHSjbh9pdwOjBgFwscUdU5HOwKJwRj3ugYWspKICeSgV6Qx8L2M5QDYL5UBE
Wi8SLSDKwX5IVS1lmJieYuP6a9Q46DIGvdAEG6FXwaCbK0xhxcX21yKqnhnREDazHoQpbnOB8IcUBqpCYYXfmR/MViMnX41wOqS/WkGYR5wloCYxx5wlrleR
4NlI8KoZSzwuEzPDeFiDpM5WJSR1NlI8GDHc2fVDUEFSZ7MY0GYRka0iJHU2iQEj2ilapOWFDYB9RmObhQsxzhdSnwGqmnHSytF00M0kyDT33JZ13kEo75SG
PjpMH6ewFl5+ANqbqYzd6AX2kByU8A9DZygYzMU82fkjl07nxTh1HdpuZgJay8rEexZvMAO9SYH1gDRuYVHoPqeJknQHhttClr2EQUB7RCLYJFePGevjdtQ0
5mhNTQ8iSevBQaJic+SukrlayynB4S9DzqQFijSD7VzaGmTSVmhmgVUINatQJlbBamEVLNiOwT9iFWzSRNQLpo2gC5Eb80YB24GpHgU0DzFPFfCp1gHw6wTY
VREpUJmrAtxjJwAPsQNWdZhNE2CLnLKODUdMpGSofsPvk3SCPv3erb/36vfJ+rvS71P092793qO/p/p9KmI3wQEbGiMUFqvqKYy6p6CspH0fQ9WFMyVUHc2s
C2rCLKkVhNREfuxvqkn81NdENsCipiLrYFEjkXuwqHnIObBAA1kJS3ViMcC5d9Wqqoz7zzLyp4lhFTRLCxQGhThW+nNqXWyE2rAURcBl4ESzcWOSf7IKxzTC
fCVtxVw2OhUP1rUmN2AwHekSjUAdqRddFwU4DvzLl/ZczQaYGJ5OpOLlpmsuIxEpgs2si8gY+3OJHS6Ib/4E0Q1wdKfx6pvRQbfAle8A+LvpTsPEnUZMXIvs
xt2v7KZtXhbeuCSEaBLLnQlvfBwanyRdniFj1O9lS4nlhmcUs6XLl5KExRA1FmGcdvjHCXxbV1+Am0lT+4YWJQ1sBcGvnrAQjMGWATOnT2GBPsG2DOlTgDJp
4s9D5tDLtMY4xBTCCIUwl7G1rzDvhPwJHZHusFjrKFvLKSrdjckQ5Mi5bQVeJqbUI0I3HuIMP9N+cBg2vN60H5VKNioVMyrjM9Fw6GMcHBRYqrA/1A7TAjNB
aCPow+42jAtjhKuOa6aSl80IPEUEXB7Hg79TyCFFBF4akm7T6anRJ9+PNnmBPT7WQm0lm/jxqEObyxTUm+93pcjXp2G/OJtWu01SiSFtGNK6+vxwJlLCr+nI
sB4VSH6kvdHFk6sj7TUuEAEIR1wURBxpr3YRORo3CR7h3TRmm90mxGiIYard3sDeL/3q/v/x/lNPGIN5OO9rt1z964f/9a0qfzyrpx5SM0YJ/2BHo4rvqLta
fIf9dst7CBzYgZRbkCNBHbOCXgtw6hbvEki/yJlu9dbIcmZajQxhYoxK9zFFoT7WBBtz0KOK9q/CAlTggJox49t1oFbZ+7TKLtgRqfBArYAxsZvIs8Kaz3Bj
ZRqnsd3GLsAYbbN5hLfaPLJbbB7pzTbwkTzEdUlF9aEyoRlf1P4gzUl/FumierNI3zKYBXs/SdZcqkl5dA5aHhrDwxcM/zuSP7vxJuwn6Xoh48Skaxite5qN
c4zS4LBv9PmuSR2feK8Mr3dOyFTQWKdsPZByWjhxpcE5zvqE7nTr7WabPq/u41wjiWHQbq4FHM1zbd8RJJWkfB2SQB/odUwjozSsE5tJET1KMtUTTWPpzMnV
rBHsdXf7Bi/RlqTANknNNpX4jLqFbZIwqPCP2Ca3sdtHSr+OYdELJaKiXYiEPQJCxMfUJUXSYt0WGCNAtRoepOE5F7X1nSggRLIeZ/0kxTPgCV1FDaUtc72M
xLDCTdai8XImGq8giW3fINh14NBL4EBQLlrGHUA3LBkxCjREg+cUUlgUZqNA/CCkBW5jZ9hs5Gy1km1GDXuyntsClKuEVORIe1cIvBCEO8NaB4YrS8AfQThc
Am4Swj0h8I8Q7g6BbZRmNW4Mw9oA/LOaqCaoLtVJZX+hMOiUokBEC+qF0NZqkxMYXTKEPX1Z7Y37Am99TZ3FjMYXecMB3DC0q68+qZbgAQdwh/Z2bEg8y96N
YXWWvQ3Djln2VgwnzLJ3YNg1y96JYecsexee5FUQ4Q066GVrp0CtQrex2WlyqyBGazzqnkTU3s3SfM/ai7q416LGoj9DbnT0YS/0qWtcSuTLeP/y+lPwYJLo
KtJLCVdF6xytIUcCNOZUZE0a23OOiCXvqEeNalrEtzQ2OlDie+kR+gccFTwAL10eqP5s+tK1n174FsDSpSyq12VBaV8yiKUArww4x8+gbj3BDQ8jMx5GHr7S
8Hnpl5k+RIVpJsw0C7NpFuI0E/vNyoYrEsXSoZ5pJdwsBEABYtwLEDyuQxIJW5XNkg+6qZCv8G5NlU9ODHxQLQgq5gEPCTTrnaauuNwgk4VmugkDzQwJPCYQ
RAUISThH+lVmj9zGSAmht7Wz2Ti0sf/p+jUD1e16um4s8XQdKeF0bews8TSEmM2l+kQMt5TqNGG3luo0gbeV6i3TU+Pj1rjJ+XN8pGkL8S3TVicfKTf5YwF9
i1Og8IX6iulb5is2xap3q2Q+DiZOMD2FCIHyiaREj55rkepWk+AVtqeQDR7qsCkfWHjtJY99AMAzhkoKbeetk81bKNrMW5R06LSBOQU58CzX3WOKlJcUAWkf
ArpPnO8+RTLNT7+eqUFTHTmYoKasHBd2sfZqh7+l36AW7dKpaeHAeIjR4Nbf9FcTj2M4wXAHRwsxhAsdmwXuELCDlm+jXferSDOahoLghIKVNFotJEpyDr+I
hUGHX6x3UU56HdGGS7R5T91lMY7ecuBekwwwYJfmkh07MEqQyhur+2s1/s7+2/lkUY3rmKP89NuXk8HXOlTQGV2rxAI6GfIKOjDITEV3xJ4Ne2AXWiWGYsPj
9OWGiWSz1kuUIdutBWbri7O9Jk0sLfcQSZtf2uSGSlDo4T7xKEN5NS0KMlrkNY7CAwver8JW7yiSJLbsqoL97HXbZ+WtbtCy1UVxPLC2ha0upvAavU0mOcBV
LWcaKxsrzMOFTGcuW05UzmA/08agoXCsZSuTBTA20rijDl9F0OxuVYNQAvmOgjaEx/YT2Jhp2Jls54wdmlZnIRjb61uj9Uq2KozVUpXgCFSVfQPJpWLb7Ldj
kp29k/C3CuCig3ir3jmfha+dWFKXqqxTHWOfqR+IlUd+cgDVMyxr5x1nzs0iSCGrwaO8V9aDBixCjfjkHrI+Bo7ey0/ypuUneaV2Ghg+8ZmlcSd5CDOf+EwN
lmyMp+EYyy21CRnprk3U57gTB7qnD7zrD7Vw9piasA6WlHA0w/gzMn2sPUMkQmRm2UygPt2ZgQu2fedDfe975oQx/aH/b0fqk8zzt0bq3fB8+pQzrtt+61h9
spoMSI4xs6HW390+NlKfMgLVThmtTx5VeDo4eXR0hBJYb7x48rqbMQHETqGAEsGLSXTH29RfXL3s324kCeCkWzc07IXMtZPVZEhI9MqlBAWUwU/GIEXhIE5O
wLzJ+Vo2RU0ZyyRQO2EX3DNanzSGLULJf5X+lkIX+Qzg27ePoN77GCwX4cCb73n3F35yyD1vHRuYMiLg/zfcPjIGrVPdY/Wp8Dn80MbOEzuee8vYwDMDr/zT
3Ofecxt+DAdO3tR37j1//9PjxwYO2/Km5196vnkrZMP/aofkzZo0qnpGKfmkc+6YeM4d777dNOELJ3Ax7/38x25455IrbjO1//6tWDtW/NnBrRsXzfrSrWMD
a3bseXHHL2tvRZhxZW94C9WFoBwbHSm65iCDYIDNIVfDPmnK1bVJKDUJ8WUSvgBwp8B6dwhKQyepcARDolbTmABJOu80BChCdJVIgCIkQCUiQG2QEygPEyBJ
BMhSXTkIwtGxfFhGkBRMLCgUTswJFBGEozKCAHMWiamjico43SqVqs4RPqftVOkoU5gLyBSbFK5aioLF2RzKqk7WLRZN2H2VTypIZzU1JUXFVgUrxMc+I14K
onqrnFXzaCht/fKwlrbeltphUUUVD1EDUwAuMN2HX8pb2cMvY6MJ2C/ykni5WRJLiOSROQFAdoF200bUP0OOSLP7dXCl2PcYgDW94hY6EyqUgrOmV9AYQWYz
/QHpM8CAj0g6CABevFbC0xIULZT47F6VjiSRskOCoTD9IedR1A7egceka21E8mXSWUDUKRv95v3UF5KGszEWCUnxm0SDWL8xGSkh3S/lOl2YLcRjHLOalRor
eRErNS4yDxcXV7NytiUvk96ahmw8TnO2wiS/3G4/VOZovR8qY5NSUwysRhHALKLS30mLTkziX1RtQb2ZiPW3j7R6Yf2CQAF/DUE37IYhSGEzDEEf7IUhCGBe
QGDVJunTIQCKasIcTnBgEMTwUXWNGlq+nWXsWI7qKMYmNson8EwiBHgA7EoJ6/fHBcYkYa4kpoH9EQls44hbHxpyEOOYJpnOemLIwfhMTAjiTFu9Y5aFiumd
syxUTO+aZaFi+oRZFuquT5xloX76pFnQalRTt/ojpDMwwKpCM7NshL1lwwbn2D8VQEI6idjOmmAVF2IbhVFyiWkkHMKsOm3CCQETg1MBHedTZCNuFLH7a5rr
CQtQCjP2LSz0GfGX9DIRUGWD/CSriTJZTblNJlXmkyhGi4gUK7WsoMwty1GfVFASGsaE59xUFR1pzQaORrIGVBnRysFA4ckTo1UZ0WoCBohPZcIn0oNG7Uee
POkDK/I9egm3GTgvp9YRW7SyHDb7yWE9Y5FDtU5WmpOBgSqdXa+oaN75sM1BNxo11mKqMNt0cDZnqruF3JLXFGSeGJwHWYbBDCAlXeYo1UGEzciiJoqVdyBR
TFqIYkJnmpWTmSh2ZTQKt2Kk5Fnm8wpWS8B/J/dAz2vUzi6ilUCcfUa0lBBtp2hBNDxrocjG8fsiGi+fXWipVZBGlBCRJmfSiMlGGlFsoK4fmyT4dCUlm69y
TkLxdEU3w2AQEtEabzNxWmQDEHGtgMxkToYWrw4GfYBSJbR47cRAAUpBMBsIFgTdgFklPD9HShXxcQagDvTB5nrKqqvWYaO/jNOb9QQJFHDvgIp1V3XMr0eo
RA+xuIrDcyc+W2oCPk+ALKc18XUivk6E11PpdRK+TsKU3ajU2oP7RtWBDx0ofMOHLkiMfbXzQ9iocMxK3lBKxl6RLHw9IJ7U35D7G3J/Q+5vyP0Nub8h9Tcv
0KwrsEudhW4oUDCIThA6WXA/gQX3XbNsNOmcyPL7SSi/D3LViKLimBV92xWB4R02O2fXQ807hMg73CuNA5hWUwy7aF4BbTmQ4a97wFMTwMzGvbhUNzbK/OgE
AHUv6WaF061tEqgFRNwla0QAr5UYu9kc4iB0l5sjuwNaINPilHkewynBBycUX7BEhvIb26lJEG+skUn43tfMhdKY/8eXcn7gXaBJfdi6NwOvB0E/ff/JpXrU
e7kL07gHKtfIIIl+gYHNC8USSTeiq17GoLu1xKBG9Ti1Cgakn5uVuM0CPGwMb6XjxBBdkcxulHT3w/QOg4oDqjzdsjQYw8bw3ZB+B3R+zk8fXypmyu0SCBVO
dw2N9Fut8G589fEtAkfxbntckhRoXDwuDmJMTdOtHXpIH5B4mNGwxg9lxJn3Ndqm6Ew2F6IISouL1koph+zsgNTJpCxaxO3TsfhWcuxh8pN7oONZRtCPchdK
g+t2IQ29e5kkGp3+ePDOkmibnQqRSxzEAq9FEG0jn6/QKRB87YfF4yh6gkag2Ic2niKXQ9uNS3gV5JKgLBZDe6gFFvB+NOTdaQk2P/nhsCrxrA8Lx3UegMCA
ZpsU3tB4exkbVhs8NbbqpAfmKhtNeVxYXa1crcBBPWVtj0CLMDQDrS1cEoZ6p/TUXDr44teT4VVrv5NmtTiRNZl5VwVNWqXl7MpNP0XKD7pY3PZYRBpRmY3b
c7ay30ZHjilqTaJg0aZlBiBhG5ndXNZf0NqpxliGFbtRoAetI+tDDSibnQxAv8d3GWkCqvDqzVsxh6AIctlhRd1ksoAqpugShpwX/oS8LF1UdvwhsUQMlQ0G
brXOrvualPpIShUEvWhiyq6BfPYj5Cs5y+5n85agsAGj40yyhCmZWD7xQ0mTbNV+ka3aLz4ybdP2y1H6uKkO9abaR5rUwlfGhq9MMr4yMbqA7bOyRiByl7gf
lyQQLDVIQz3AFTFIit5hmDdl3Rd8Rm1nrftSylY3H5mUafoAeeShpcOkCkuVb8grh/1f0fNGqOzq0szRXj6vxn9ZMLfVY0fr1wJwFyR6mPpwmAyQh5S8tV42
S4u/7NQePP3MDEFw2cmf/64HVunIaNsRESOpYgUFirlejrTHSxal8o+0++vpSL2KpNPIGDtUOlpPURqNFh5KGgnc5tljn6nLA4sa5XhRo2wVNQK3NFrvVJ0j
Su6VsBuDMW0EJ/fUoy31rnV1qeRIJhWEJmeCldtreOgM2KlkLWUpwQ0FSSFn3Y+kUBpJoRwnKZR/sqRQ7iMplJmkULaVFEqWFEpKJA8sKaSNgk9K54S/LCn0
WVLos6QQbeaQPx4vKZRtJIVyDLrYTlIIsEJJoTywpFDuR1Io/zRJodyPpFDuV1Io/xRJYea0R5UKkkKZSQolvrRKCiVKCgHRJM6ZqurM25yhEIARhq+7zcTF
geitT6Fpq7pn/VnTtj5FT9yJpGyNnAedPkn9OmXgvZff+Urve188YUylhLJVANyEUUCoKaq6oEd1E6OJJB/QZeVSdgSswhNR0Y7sdlU4D1arEizpKfD5SO8L
TLnqANBoyaFgM1ktKMzl8gTeol+hcfBIGR7d1F4ftc1J3p3mEEnHQyQ9AERq3agghFSJuQ3J3EY3chs+8jSa21glhRzKtPTJbyF7HoqRmVgMwyTmISBZ70rS
1t9pkvE8lLNkISbAE2/gJlj7tPVsDHUB4B/QJVZTQ2/Ni1AP0aflODsHaohFqGQakN0ea6/WcEOLh2pktW/cNPtYGeS84eLM3VQA2GnTMZzEj5q/IJsT9LyW
vWNZvEgLEi2z1Q55mdIypGi6tssBAM2jw8spyvqns+v2YngcUvaixtD5CxvWSewkmxT/qPeoc08Nita0OujyDVOrtFfDHDKWPlGFHvnp15czHCzqvU8hHvtA
Y9ERl99wcEWNWbHKR/YnffziTGQcMPtHJQZGMObnCsABbiFvE64kFV+xhAccYUXaPDAiJK6ue83GuQAVG7X9MbZJlgwK1ap89KFGavJo3kDnqx7xZwBdtI5g
NhaHDSU/M23WJK/H/DmGt24sDROhfpFJci5uxCVPsZAnjjbxI+dlUs8mbP+vk5IY8rH98M8bdOiYNttBjIjiVnilAEjhmX8JA2CVMEhxcqKlSYKBgm2awAlX
QWjqDeaDJDkJj7RXC1Z0Xylq1cIpA6ZhlBWqsnYWeYVL1pLuVH7CUNCiWKu8taSUG6b30sB3IP417PShFfrslLCiRcosM35n9uWzM3EtwEosrHei/KJjYOK7
n//c1+z7jx+rTVAxUKMEiHG51q0qtcmwtk+BYQq1zAs2O9cI44TNQfORk9h3T9zwT2HXaUVpF0xOnKB0BBA2rhFIDB9eofef1wiY4W3tKFD/uzNpOdqZOAq8
epfy5vfUUfAyEf7rOqvn6rp3VoLbNJEZs/QYh41TM2OWqcjA9qBgtG0TAKA9OD1QkR9Va6ayN5Op6P6EOZoO1XX1GNQP4VjdXcDmXLJZm2rqOgTr6sG6DsG6
ph6orqlcVw/V1cN19VBdOQAOzR8P2xcW3aP1QwEGhwIsDoMQmAKGxaEMC7thAxi4YQpJ7iFqKoyNUgcAQz1LXTsE6LJVAMpUDZTDGCiHInbaaPaOThAP4V5T
0faBem0Xe21zr20NYVWlBbSd5LXK0cYPWGMP7ASqegbsMHV8rMYomQ5c+otvjvz27s1vHUPjqCPtYTFar9HqPAFWadK4zNW7hTbNk4Sz5A8Qtpy4Q7RxlZ6C
yDSF3e957H7vMAzS2qEYdKNTAk3mE+WOwGusDh2Bj2V12AgkrShvpFaH6WPbs/VOZtvlpMVvo4cHXjUIY217Nu/EexqArriVOnSWfRo51bFPh+CwWfYHIKjP
ss/VrvpR+R4SL0SXBz1IBuv55GFuBYvo5yJmcxHzuIhTIXs/5NbbUADSqbU6BvOgzRDMho6EaKF2KLbzpES7Ms59GJ2Zld/N5Ssuv5fL74Pyu6n83DSe6+nj
enq5HsX1dBfr4ZsXGCowmW30xYinb0TfgXs6FBa3w1R9H/pa5f2rzYOe1r3R+uH5FrkuenIVXnW4qq2r1/TXXdybLtU1UuvCBtQy+nhmYcptP2Gs1hVBxRXU
4KpAG8r4gAqGqMpVS6BlMT7AsoTYiYJmDxoj0K1L18DNtz78yI8HH3sLICCUMRmjJ0MZ3fjQjZpTrBd2KJA0gcJn2B7wylXNJDwJi3djZr1SFu9GzIGVcA20
VJkFwRUaCRTFtxP2LhXa83yLt3u5r9815sf0d1uh9Q45VMUTGZgi886nSygKru/lwbm+t6K/aO9XEdFxJ9Q4R860dwh0wPiMtL2iCRFwP0IvyCLXtI5zRWu9
GJGK9fQ2i5HdmAQxk2gxEsj72FqUgbQPthw4VxtslOviKYJxgN2YdGJirCnEQpIRInRyTtxH1gWIGc1k45Bp2uwx+GDTfQEJqgVQ71kNLTe8NoPEJtIxa4kS
VXCMlmiQrWMBUln0MdGu9eQjBg2QUVSFGtk2yWN8oLANEkU2Jp5Yd9jFAFJg7x0J265khuMNZlGNAQvMQ+0g2yYH2arVOTawUtULssFV2j92tPGwiiTPPcBN
LWHeCvkqF9+I1zLysSg3YREoJXWJl2KYG1dN061pmQSysQd5MOWk1xvTqz2Ctf7hca9A36jTraPIR0XEHmJj7Wqx/TUvDVHzW/wL6jWB89WicWf1ceZutpT5
Z0adDkDmGtvLbA+bxIo2aiw5jo60tws8AkMSW1bREUABK5B8RNvX7KH0O0QTYnKl1Wi6tUfynun1vX1AX332txyrEgrSGySQH976mt1gQ5cbctdNIbseIfN4
C91yzVErNwC1rWyoRbEdZVY9SFyzlzN78niU6NZTIm45dcUjl3yb+K6FtY5ctlZeV+vMd5vw1gWN3eI1gctM1gKhc460d5bqk9biSS5afaInjQLIk6LQSE0q
uNMVQGUnrqtNjsbFQoG7Si0xnUBqOweuXot/N55wFiwzElVxq2OQGaqY3CJJNWLvzQDLt+M5qB4lJ/0EanzWJuMSkUdewZEYVV5Xn5zXAiiH1XRB3V2FujNm
d9psLAVKWIqHCNfo2GDrCEUuIzuUKZBkyrrPjNWmUKXZKKz7TMbLr6tNQYOalV5TYx/laRUC5kPzP3turVc28KijWThZK210m+nv92OudAQailUIHm6NTL+2
uNAjiN/qAntJjvS3uTPwnMhRPTPtbRhOnmVvlWy7uAXDykwb1dEb0xjnN4ZkUyabjWnGanAjmZnRh/TWyzW2bgaGFG/HQJYgWMyOV68VjMIbBbaG9Iy3GNet
zGBxKzd7talAKleR2LgxbDd8Aitvsw6hQwLjVSJg8BmvEsAnw8qKRo509ngIMkoT4EV/bVjHWr+TEMrzWlV5yIeNboJQHXT11Nb12uyJ/HF+ca15E43OWtgY
HrFrUWNY1NCosNQISafHxwiXvqVsk7YGYAOEB22hslnNAzcMvb+RlxIaNpkN29FiTALb4Uy3RiX7XB+R7GjoGsnuh9ZIBCTsSSWerBwtLsaDVUh3ETrBcMjl
cgnTLZdsPTcsUd3GUelx4n4cU/dY6z4M/WOt7Xqs78UwnCEJBzyNA9Fx4iYMAWw3Ylg61iKcYFMF8iRQxI3hfXFjJeEGfUhfM57kV2k8WCm4O7C1FuoQzSqN
w5oiluDNT41fy7n1MNFfAEt+zYOrGfS2OEMaEmGiL9XhFupsyA8hThSdb8rzYMmyKXuLi+/bR2DzDsx50AgAvF5tsj37oFzxH5y/fnJdqbBiQ9L+z+x11Iib
zApwLoPrY0Uv4pnO9UGaz6nJjdU/sFRBJMFu/m/WxnLGhCFEfohOqaPsUMchFSgoooUO7VPULaa9pyNWHml/ADZhQVYE7nwMMTz9hDHYB09GMT9KXQ9d0KMi
TVhvNYW8l3HlNOh71NLZg4X968PkT9AccugAOqBjL0aR23SToKOz61MOZPY5hbAnd3vs5JDNRHSTB66d+p4zj/vxi7BhmayV8OYmbNiME58YJgIIbMvDiOfs
Ay7P4e1oiG4fa12r5+ZG0s/K9UIFad2MXuq9kxxkitcHDab6T4dhrCHHB/AR05PNUkV6TjvjbMFwNSECh6sMWoDdIul5u9vkNQpF9FHRHOxSPqbWxUGBfA7v
4BZ28nigqxRo7+SBQzfsmvfG117E/aRU1YGrHvrLXdEbq2+l1/E5DK2qDnz/Xvx7AUarSp4YcpfWairMkgKDRsuDXSuRN5RemaJZZUbyiNYx5SPH2uzCMbN5
Il96r+85zkGP/shI0nJjad8vMGvd4lLDNxK+oGnwLkFazH9SLTt0LZ5mWJGg5DVtzWuisXtc17RDkOkyzV1k8ZF9R/MgBEicK0NA8W4Ttkxa+cXBbeV2t3EM
DziM5R2GMgDaB7n6i2PMmBEjeDWAUrbmtsu4YjWmEKYBDwtMO/Lb2HSXIE38UHqnKXwLtf0W4GIw3CrQIF5j57e0EXqotWgmoGqWqYdb0ZoWsSHnyXZqnmyX
5sl2a55sD/FksFh7BdSgufGn8Gdron3W4G20BtOHfA3e3oY/u1eP1LZ9+DM3IrNkH1KTBr+2bwPosUOF/xdD1k0jhs42iuPUza4zaZTUnzNIZlJHyFDdpBmq
GzVDtUUzUtdJhhDQIzySQgYJTzosvKDGVgIvriFfM+hmLMhN6WFzhthOZt/wIPEcTh5rTcbjuGMtlAsJVOm00DKL/OoeS9c0xNqXN0tkghns4XprZA7qNiS+
T3tzSWc4mZwFNVfszNWuw0di/fnFK262E85vKkKBFV1iRCo9tFSQjo2j9+f7UgVHO6nSHjD2fxlrcYfON5FqRoEvFvB5LffZe98z1imJlVMJWKNYbwZTKNGs
O9qRUL1UdPNF6IGxBTdgmX8wWiDQn/paVVpbh+38WnTnrBLgNgrO3vPHs3pUufCSW5TVE5JEl4peyFTBOxk6GyO/7FwZp3a0o6N6a3PJOVE9KTbXYY9Go2uz
Grm6QmVJsTKHPSQV05Oj7IKLLRwY0m1FuT7wEuE4/8P5tirOLe5ytZZspDYYR8MxOxrOfGodz9ZrdEBNDsAcG4Vs5CMf9yD6zoIEnsgyhDhCvNhAN6KvpRGC
HY4J9DSG98clfJ5WGnecRuc8eGdW5pMXu+jkykoGBniGeTy78251g4x31apK5qe2gkYs3PKPmZZTs1lwlGn+4LGloPMPdLSDjmwTdLlDjmzZV4JvrB/IMlxk
luHoljY+fEVm0cpuackGwmcbCC63pc/sWbvYsUhVxikRtA4RmzVwi8l7doxXPEG5zngPvNRD44G3aN8RZ3pm7dtLRME42aSuki26cwrtr7STzf101eOuOtwk
7GN3fvmf9sBrPJc5BrlIi9EpmiwJrZ3vkcmS0yIidggcnvZcRkhyd44KZOHUTTt67kfvOSQppg75SMKhVgD3x5pHwOxMN6BuB/FwFfJaRcYtIvOz52R+9vyG
aF+b4OEVykXS1QdgPRZV1oAgwUSiJ9XEHajFXqYrMyztmzXkp7QJULIsVntA97a9KCH2a3h1F+CEl9BpYUByVXjob9KBe7pHS4SgGf1MSM0qgHcv9fGFTEeh
JmYvrDsQ1W1uKzW3MRn1ZuTOyIGYYE0Op/hBTypa1yJexXClcsh7TEGj5AnXoQVqUCzRS9R2cXY9yjQhAn0ZcfGWLVRrQP+phNfKpzs1vU3LbwfCiqdOC7hb
LsrsER5aLTtokeqEWvxMTCwCBwsNtAI5mWag8YHmjUvMG0c0chj0syu9CLcXmBGr5bzENub5t+b5KeNRnL+XlCtRlGijPiXxf9ER9rCoxfh5JXJbESkWJBi/
RqCMGb+MABw/hsZhM+1z8eZmPD2MkA04HV0GzbRPM+xeRLK3iNxyaXYvQuTR8Zrbi5AzwsurybkpMHsORk3lRnZjI8jxl2b1qMfbLVgrDD8XIT83D9i5iBz5
RJqdg8xvRwhnut+Gm4NWamYuLDJz74UUU9B9B4nYDfMdaOYbh/pOU27Arr1pMNK64AZCAmbUpMFRYOrCfZi61rTR0eL96N19unUGdnu6dXqNSn0v9/40NmEk
d0cOIWGwiG8vPw/9vC46D9UBiQOzcvQmozWAUXat4bS2t/hNxXeV3dP3dBIIuoxEDLLSjV1UNC7lt47BzFnSbFz2A2SEoG0aa/GslF0n2co+Zwusoy5NCQem
RFERNVGl6dbxgEklRGD0B0Q3feN61DK9KsABYZk8veLRtbWkcDtOtK6WwqqIV1rCJKviGnYSGuboG7/+026gLKGiPDYlLci8sFk3mSml0Koo9/kZ020XHfvt
Sa0zym+npHthjTPVA7OvB5GEXFpWiWLXunA7ROSnE32tk/JsF56bo7TYLpIgl2/95ds62FMS3XrgsvXzkYDfkZqARkwL0IqJLKol3jLFhz117yTUbW/1nnpQ
XSq0cGJDu+Yf38r9tM5pbd1EmJwT5+O5tm6d1M4BshZa41tolNoG/tdLe+487MNfENDBiaN16GcWs6CnHhE17QQmCsfvZiYZ+bHsUC3Ce9JCbJJNizIzkLQS
T2qrg+WhK070Fxohy+gVWEY3841Cyz+ZqqIzRegwmUAAazWhoEVlXCZMaDWTirIkZwJZ9wg2wKTDHjjKNQ3qk9r0K0DVOCNHmoS9YHeFfKqP4pdiAQPNWxZ9
stvZjfuL+chDsql5aJALzdrGPg/wbAdAS03Qppu6ugk1yopnba3l0t0t2leMuQvowCroabbXOJMveEjzZs8vKBtSh0xS0tc3L0BYqo3gpCTAVTEybz6yE2hL
ngEY8v9b11dPeupflwNAogLkYdsWkF16qIXEJVzMPAy6WwXYgqwYEIEyIvGUyRHDzCjxaWoJb/F1CrffAqsZZK4+w4K+UasYMM61kXC2ITZ56J4TZx3faUeo
a/3Xo25EplR6+VXwSBeqh7ljv7BRwiUs4JUuVPYNqIcSZjKX330uW6ankrHvC6uKPv+yFdDLRBEB3++Lp9Y5n3dV2fe131hnqJRze+M95mDQ1cQrrJHzJQOs
NDsARNenZAOUXsO3MwaN7Z9CtatG0rBJNfZyzVzETeUD/3Es2fJ5wCrMIH8xNirQeNhkpTx9lwc5TmjydUDCXILIFqyvcw3iQSU6mCSsp+trL4V0y0dcuOwo
ZoaueNlR7i03abUXSlrthTzcZDj7vejII1Xh3AmHk110lPkM9PfjM7B9VvYY6Ksy6ackRV+5eHMceowtXH3gU6/ZXgifvcxRrtmlk0sRLQBs7KCxNjVvyGuu
5kxOQUPBQNX4RDQ3D66mwnobfgFjfGyrUj7vsX0WZfhFV0MAx+68bA95aT99dcU+98GiTmNQ72SzArp2pYojh6wArBywKlTJCggvVJloLH8mqY7Ruin9XDT3
SfZPaz0a48zYx82GnEx9HCgVRm4iEPQ9fK8bHRcleyXsdkg3nKx+alMaopbqFSNV0Ym0OHSobpXeMKamrBtBvecW+PUgTZsETAJGLb2QbOTV5Jb3HmAV+Yqp
ZG09N0kho+IeWIkOKahwTgWugYrED1OzD2dCLFQDHCe7QyFKmA9TjH6yu9GUiu4iLIwP3tfta6mNQ8rw6JgdUQ/p6qEZoZ0K/Q7oBhO+7KeMztqTwvCVcUB6
1NRR6MEFi9/2gTv/4nhe0PCeJj03VNCsw7JBxoWVxmsrf2/hJYFT1SEFBzX1w9gINANPTRVSbKeb31q/H6KUOlQlI6aQ28dG1iqbvMcdog7NtBrHsgHHQkZN
klh3Ho9MSCrEmv7t5z3D9DVyImFmfGA8T/htrkcpt8lkYMxTJ+CpQ3egpEgBZmTThl1rQAIYh57aVFzd44zGBEZWVMloDNUYkKxopaET2mEiyYoClhUZr6SK
vZIehnfhmJu5UPiR+8UPmXDhspKiYY4PvEWQOHQsN6llLgPqdcAc7WQdTVpqPstLjTHzr7beHEqYh0qCRwCnUVNk0dvLmpy1mbQi+ryo9bXV2bzf89CxnUuu
5MTgPrYgys+uKChq/RvxpMw8x+EBBwTd9dLoWmQLS9pTl5aLFS7SymOy67Q+oS20o/Su5cXrtDJPPNF+PPG0zwqkvhcQI0aJVh9KKWi8UKql8HAQvbXQG94m
aqRddEVeHLHhDVpZkBuEBahkKwF2sLtCnIbBgfgRUgTsbGROd2zU4u/EAS7DQxkoXBcmnoBWZrSlifjCKqC5MW5JumoxMm0wj9+ZlMgUC+UuSK0TcqiL8gDk
qKDp6K3IweOBBez7QZE7dbTaRNxPkHo42ryz46T6BACwwFs9UAFO2ZAvXZCgg00UbtcmYv7OeUDBaYp18RywTgZKWz4bLUyAoPhYJfKcneQSZyIq/yo61CYg
X8CEFyd8wjY+UbrsQs1Va5sncrgFZb8DCKFeaXHK4Q0VsEdW0Mb8AkMyd35HYvE4NvqB2mI1TG1RugMzG7qDMyxqvQYuyolvpAeaB1PiYMbaR/vr32ahTS91
N9jQMpu7RCpylrorZ6mjFpulqDirnvMDdM1os/0S/dP7WeOYfnyLXO2vXvunPYgkuNMnbVREQmC2EwjL9mxymYIIV2nZ6TMDx0Qv5WPzFHf6MdtV4166CuOZ
oHEh+VVB5424hyzz/jvFnb7h9XOydrAN7SA9NHLOTrOmks0a3PtU8DIPtBTCsw5oOnEFjEwlTQaYY40R8yP2DclN7sQJNh/drbBvIbP9L5PfpazFUWZK0TlK
5z1apCuUTYIqiYKqKp5IdanKiYC1qV6sqyrFYEJhV1RW5YwXmMC8AN9LXNgVZTdr4RxGYZVgo2zoAruqjnLhA0C9IHeoVY1CTIVsVAWdoXCtvIcu5/KlIWiz
i7fR5rKBTrtVu1XLBqrjZQMAOJYNVAtb+wltqqsgN1PONutVVamVW2QDLQUU9vBVXATKfMBVNugI9K869nli7dr0C9bnCZi8YoYLPUDhNbfjy83v72EfNbjh
A77foqOzMqI2ruFmCCv7H8KUhzDlIUwLQ2g8qNDxW0URp1AmFE7J6w5CYLsbONkcRx10u3jK3bKr7N+PH9aCs83jc2eb4f6dbYYHcLZ5PF4VdrdhCo4nZ5uN
D5AZac4X0kQMswnoo9Ww4I17RCsdeteK4amXvBxZyJGR6d82qwkbWtaX1+OK57bYLhuJKMrmMB8eKVuAOPDYT0/pSF47riUowUf3R+VRmMHwDs+j9Q5A9o75
PQVkAuTPZ0lFpaNrocxKYa6sg3cY3fk9ZNA6yugKpeIlxeTALY+vlXkjd3zBN2SoKrfWO+kErUt1bqhNML4iJ2a+IicimxHSXrMNbMl/GfuKRG5D8iIkkZ3o
RZ2aY4HbkKprhjUVggkzgOmQqowu4hKU86OVqopOyo03LO0tFK0r0KELCRvMaRm7lCW/gh4ekknt5BGDLozKD8m06yItYyXZnMeXgxpvoyQkQQZHMmeYC0lu
ltJuFf5nbCAmPh71HBCZfeUca70ZAnuG7GvjX6Qxcind9UyGE68nalekLUgG7UYEgY6QWUjikA8Ps9vWencOrtKKIOgDxqLrG3zqJ883tJqHBQ8djctZ5Y4L
gqJY485Hzzcl9q8QsbcFNPzNlL2Mx2qRURptIFW0jCraprfx3/I0+W+5LPAyW5UlGY+93SocM+7jCIt2fPathY33u0kGY66rQCZJX1dROGvBU6S38ynSPLLx
4QOW0rgDFqfl/DKmLRypg5jOE7uGRyxhA3Ux0fkvXiOHHIZWpjQeYA6sTnkQSSK8tQAbVC4cs2DjbjInbn01YgP6s2MWXBqT/fYHF4xc9bhEbMTrS8DK6BYG
yIxNBd2s3QyVWq7nIK0FmkRuJoKNEKlcVb61nm7g8/iGVSjoFtMJNEGK0D6xkm3cIr4qIFc3RmpYGUUqR04e0FsflnGrKQMlyXQsWsqWvxJ7hT5I9daDFSqa
ju6b0uPojHUukUoDQ/82bicajAJlTffn6wGNg7TIwJw5sB5DqNINNRcV+cLWLS4yOV5rFAxYQRsZ7xwYaqIejCRt5FIuby41OmfQhdo2Tt5SLnYuNUhuHLLY
uZSfCq8viJvRPVlmXaGtuMJ8D1DSYnW8kjiM+Pi1IIp2Mx25mM+tNaH4eYBXmKFfg1wvThUuBWSdCZE+dmGOe/Z0K9bm8EeLEh4JoNyRri5HRBXTrbDub8p1
DDAmqIfkGsUm8710KZ+CodJwG8Zd8m3j5IvGbcg8tWiXWujUEeOORRjBN3XMSZedStsArd5YePJInzVYpMLzUH9k0XnUzSuW0WQj3p0xOcvBBaplc6y/L0a3
TQolVxZCMdqvR91rcf7hNcSimode2bAZ1sk9+kJwAlxpU900O6QmLb3YnKEglD2Gssug91tBbBkQewhYrx1gUV7Md0p65ImiHTg5TcTnpAacCkaUNzQIhHrM
YIDmG7WGOX0XKvfa5XNOgOmjFRitucUkwKXM2Qrzz8ME+Y2ueaMzvHid5ifszVzmqQ/UkSTCfU0RL3ATOq75fKZnuqApxHC6bHwvbdorlBBvrPNw063x5pql
WpsJ5wF6BKEbB9uAAA90WGBId4EdfoVe1y+4mG/wFi2A4QtuPVpV3U3LawG5fmwY3aPCUyGJBo5JIvdNQiq5M0lLJ5hpp6QLBZ2qLGzXJJiCR4uUbyxF28oc
GKIhjhOktEWcEx9+oWg0bBz20fOOEyXUuVIFUd/Hbby5wpx2DYuC60Io7H83G/+InofQP8FhH6375yv/7E2ogrbJzI9GSEqv+mo+ZEwbfXgtH/Ord8De5s2Z
B8I+upUBi1qM3HGDxY7kbfDVixgy3U3N3KKyr6DwKCXOpjSvXaTZa/JqiOudraWbDN9vW805m3duXbrswlVr+mZamnUtRKFrwuJrP6SYML6Bad5A4rRbG5i1
LtWt69qndQG3zuHWkShaC1kt5Icd1sbBw8Lhop389egoUdlIQlwk5yHQFUJen5E3J912C+kmR0F+u4npZwTbx+not5uOfnsyTayhWsgO/czWgcoyhNXPCauH
hLVE3AOZ1vi4USEiTnpI5DH+q8voIpyFCVsGL9WbhjC/gK6RLmaNdNTzYqV0yUrpgpXSLdrBG4f0UOZrF2D19/y/dDBZdCyZXafJaqIH8CfpFf1JohEAKbay
c0kbB9YmPWR01elq/0601XNzf08ep3a5BBI1B//J/iUvNr6z/vt6ztK+s8ghwP+lg6z9ON0quM3CyTj+6oNPZlcf0CkCgusbjk0KcYZ07gwLpNOs/7ulcfU1
3fqV1AtQY6tkWgkAhAb2NSEit8GX+oOXXnk5u4QsmHajc8K2xti4xOQG3pIo0j4G3hjJBt4oRAjQwJtuZKxxc3bY2Bx2IEDG/R4ZTfIHynEg8+5wgwr1/obU
mIFOZtbdyLNQFTstfeWld4TdXyPNh9lILtEDjMTIU9E8FaNPI2qMnrVQIUKifxFStkA1kxAWSKNHCjTeY1mIUSP1TJy26DYkGZ13hSw1YX1RvLhMUx2XTImQ
6rhsCgOcwExSrCQbGBq1X8m52oXFLrxcC97N9V0Oea6geBPL5jG/ItZgZ2g4+zK7WBPp7a2vG+n1QWGzPUxBviI10y8VXmePP+hqBm+sx5/+Op1Dpd9r1au3
1ypn7eFaexM+s7cudC+Cvq0k6gJD5m7c1xcsRGx2fnkkevaGH/xqYlKMScdbd8AHhR9U8UONDMYyqYdyow1CiCH2Gd6PSyD7j9Ee/AT7jxHF++0LV9uzWxlR
uN3eLtxuz/IW2F8WcjuF3HgudUbd72Fn5Xm6ZwvpyBwFk3RHC/AmXSQN1KIFQKqQACzoIYsi3jPgTK5osgQLE/pOVTYeyFuccQHUBohMLFdPjS/nJvcnRuFd
RvMNlWU1/sRqvCZIVZVcv9CmAu9kPqeJ/suavXTYh3SNbg8j5yv4pNnyyDATFjN8rMAeXWI87eSVoPmWXcOjjdZKHC6wxjeMTUf/Z2jkQJWgiKd+sJv9rCEO
szouipbwy81CwgK9ZP991rtkXyughaZ5LhqV9FoWOTE4F5p6hEXmLUdYQY3dNcHHesjQsTKYqGgDimY24CEpCQ58VaLQ1Y3s5k13Fws6U+bOYt6Xj4fkN3wb
ILkkLOzDzR2xpI/u5Wfe2F/DlIls30Qu3UU79oz8TfnseUrmqfdnikapcZPij2fUcHeqcHdqWjE3KVw0rPkzj6Fqdh4WbXaJp1fe+egx+1oSzbbNv0mFK+ak
F2qWX2+F50Q1uhVy8SbcolmFLVoAn0U0x4fFRXMABKU5FVTPW66XVeSb7uMLbWifrk8zPNJzY3E2KgSQiZ35Zq6vpZst/PyYwyM5U+lkvrt2Kl7Jeb+5KXYq
drREfMqcCmnWlEhmQZdGFNryIxrep0Qtakw3x/aYP60nGKAffJd0eCj1A7xbetVe2BiWfGOOb0QiyIgkJDDElA9mW1mXRDQnkrlZurhWQVHHYvRaTGeo6fdx
sZozLGB/+3d01hWrci1RPh4y1iI8fHTHF4sZ0Quji7d/V6kNPLpVPr3soKQPUVvxSNNGtNu3YGQCYd7hEXG1QfLRrCTiflHSRTe8+0YDx8t07vyWu1/aAt/L
VG2I4PiqcpyYgocbaEXqqypakfqog9HF5/Ip+Q5AB96F4XlYL2bmfQdzlsTRudmGVnnIvK0LXJyz9pBY4hTmrTmqsGj74NAlW5eiAL5uzUmBPKDdMAwI2uEC
UmtzNGtOeWU90luO1jzwQbyLKCsK86P3IIOPBQHCBO/As2MUK5RVuAnSqmU1+rqsZgExgvkiW0QaqJFhTpoJMYCbWYJHw3QUDaMyhDcAot61RsygIQueNlXV
0B32KDiefpzELoGQ4d/344nkq4zjjYRXd50ELeJU8vdNXhJRnd9I05A1w4GroLQiVUHzaCTGjUu7TqQ7LIaXyoWJRLTNMhl/29GpdEQYYpki/4xRJJ3LIrTP
awN4FuiQAga5fg8QSHmtlq6VVMyCQr4rLtF3EcGW/mxUBzsZ4IFX6ZBpokrejpdHofZnLUZ8ogEN9FiW30HuNrtQsydEOtr5fzOgPIxJQ+QXOeIZxX/BqLUZ
ueSAIxeQs1rViT4ofSKKBNKqHsiqGUh7fwPZgRpQeLlN62Dq6HED2m40kXT5dItIZFpTReqVtjTF0k2Zix0vju6nLqFdG11O/A725EhPMjKKU6GmE35OJ+Lo
b4Ap1ceFbute70pNxlfzsSBu+u40m771AW768oP87YUjUKIegb79mNuHNqSfW0l2n3OClXNOWFYPaWiykXKKTIOdMQ3tEeJE8hZqZDp2xjTsF0N06nbSHacx
vNVaWEQMGC0t33EMD1BAmuD/Z+9rgOyorjP753W/fq/fm+k3GqGRZkbcbmQYoREaJCGNJGL0JgIP2DGU15vyply12ESJ6xlXgVBc1C6FBBqIzK8M2JFIXMyM
yiVSljas441JbIycddZs1t7Sbq2zlE1tsME28ToBO+VdsZVd9nzn3Hu7+80bzcjE3qotWWa6X/ft7nvP/Tv33HO+T2w8NDSTykCHO7CZKCpDj+Tiy6LVBuXe
Rz2DhkpSYtCnCrJ54kFLhFU7wSakJeSyXAnFXRJarqzYOzAuWNjrkucs7lilIDpFtSm7Abnwep1h7xleVYUCf+pB3egnZZN6KyJAeQsTGSaRTjPVb8INqXdF
sOWVcmV2Pew9Ezi6cDTqSkgZG+oUMmV74hCp5qyVywZKr8/zUMj7EDEfeYiuICSb/6skp2ZM8PSj5rWJlLUhZTVmxHJNi1U9HzNl6LO29MJZIYmu4xlbxwuS
YLSrbfenYX3aDqMRYyDFzKSMndklcj4mOV8nOVcSUVkvmXIZ77Ka796xKdf3oHzkzrK9lwz5oqHiuJVYMCGXXi60PUl3HgsF6ttVtnzZbbNSRAB7AdhVhHJZ
fs6pmamHB9FwoqnJ+0XTzxvVh9/Hmk/I7OxpKOMnDdRCrAUedlo/HBL2cx6z23XJvESM5EDzX3jQGIap/KHsLkadQoJvyUtg/NQKtCv02W9xlGnQnZS1YSTj
bUyHlNa33Hc3YfwIY1b7rd9VtF9VOV7WOGf+WQT3lrtzlTHMt1w/XtjY84ujk2fHpCXO2F7Zq2Y91FgkZlXPPnfOM9S+16v25V2xAFyVRvzqKZp81KGsLqMB
dX+zZWT2xXzT3+09vWmK1oRxnxr6HdT2opPpIsmthKqnVEyrGFryaWM9JeGJEOF8GDx5GMY4V13sw6cQ3c2KOZJ05zof6tweQ11eOOG5snmQoY4tgv7ihfYw
yLHCU6X1ykbSQfzToL++oenbfjsE9oTfJqWxrxJ6rhPy1gB7wF1ze7uBSOz+29sD+7Eh6ZnLIf/09c99lIWg9FioH2uUHkO6CjJ1MafI0+OGH3e3ShlJPe7D
Lo2BMbOd2PGzcFZIotvejG1nC5LEYnflKD/ojbxR1i0er5d4AspRsFj+K8sUgP/zyRdFt22hxxkQjQBQvGRC1mkM+FFFhn+HydK0aTdjWozkP7LNHh1PVtw0
RLU95XwUQ8x/lq1WGU3CRUaTc48SbC5aovd3G4mmXFYmQvR/rbYYqw36zq7DU+4h3gfglYPHKZypxqEp0q/vf5+grDiFPvRHrNA6J2Q3DylLt4/h9tS+QzNT
7kzK5nG81Kq9el1VNcEhNavIFEekcPHOKdYsNEcucvHTRx4UOOtCamfKnyleUewE3Pu7S3yT7+o1PgB6ear/V4Hvsp2hUKuURJT9alnZX2zaOL+J4ecY+n2j
7BdFHC1RXLwJgz6ts+8AO9rJxYZqmG1V/ZSqsrLvWGWfBVWoHVH2uTjVE5JRToIoOPudtyms+LyEtVDbP0XLeSnpYmKrLSE29vOq3of3oFQkOFhX6+eSXo17
Jz2k2PLnLBSa2C74wuMP6qhbyaDC66bitKtTLzDF8rrfmYnnAnewp09Z0lGi/H7bgIBEqTbK6gAiWjUlOegO4zS6+pnviH2W1wo5BtJI90a7uWUwkMSO2wsD
6QbBQBoBKtFLBpVoJGVrUjGbAoZf9pNQDqbvmuy219lbQgd0MOAxkyu1h25N4QEetb39WbMjTuz5P+YMiq9r1jiokokeA3gGsKIKOwldhAtyHxTMfo6X5Zir
Do38azqbXDCiOu3VvJ3S4oyIoRY5wyMr6GwId7NBsy7FQmJE9u7RHNndvGLdzR3rbr6S4Zp6CKaiVmIpQnMTm1kdICavQfyDgPUNCljfCtn3GICZVcJ4BFUK
ENAOT7Ew0FIumJc80gYU1eSIIa28B6pxXcbuPgF15xrWrSSd0Jhb+qUW+tHD+tmhvlnNQ0K0K3sj92DI/ZFUBUPqR1z/gOzbV8R1PNDYg6FvkUmYSYk+z2vA
CrM9wIFClHxqFtjCdbCxr71tMCtU2IVOsM5cfPn7fslzpPsfmpogC+pwoIos13AasKsFG7xCrn7PsFOAuUlV4HbRaHBrnW4GxixnOA7YmF6/kWkA4vyl2LV3
QM9CHY3DmuhlcJCnF4t3taqktPbB/iItSAGc0Zi+49pmzSmJFgNK/s4qS7uUWXzZy0vltw9QJiQEwi98vSblqZnyVIqaposG1jfN8B6hXofvV2GHFWewNWCT
RuxpDIl0a4aeCqgDeKXU2CtFaHxUSNntQ8+iV3JUq1kWi29OqOfrPhFen4LcYG+/FTmchlYK018ISURlSXDRa+ew9H1KW/o+2cPSd4/L3BTGlQPCYCaSKvOP
OFrNRVw1E1xUccoB6e9l47K5OM2uUt71TV9cKjx2TFIeSDAQTgmALa41V/uJ5dpl/GSZfa3LuUTejfWNsC3wBo14fii/dSgnx6hyrSMIBKvn4UzTq1SVez0P
aY7senpi1vA0SRu7Eu5vu/uwNRoWyEJErrsXFeqnOb9VEutjmnG3/Xgu3xcf0PJdvFYe0rXyUP4UE/biqbdcz8stK6pIScd+RctC1WbvG69XSq1a2JQI98iW
i05ezZeaFTZHfEVvN1XX+9SdFvN3zzw9WIn7jPKGWfz4LT+cguE6/tol/dEB764VDMXla/zUisBy3V3NRXNwoKvBGM/BdbIF6cOcBQ+fIyCcLriOsOvOS0En
eSWHa3IEDNQROFi0pNOexAt92RMnnmeB2h+CGD3lcKKTHqJONzpPezRyhRv8WQ/jywb/qEdTAt0/ApYAHz6eLYh4AMza6Qo10H7CAyLFAHCa05U4OsCKGGhP
dtJVdFjfSWkF2j7b6LSPUsrV+vwlZsuS81nQsOlz1UlH6PRwXZKP6nMkX6vPkfxifU7JFfx1kg6ovtKUzv+g1UmzPdN/9OUnf/pf/8U700tUCwC0PgBo1xWo
WNJ35IQ8l7L+cIm6dP6pnIWUxf8ObJds8F/w0stwJCGOqQEWxnr8PuOml+N4U7pBDWx0xtJx/FLpRhyG0itwSNJNOETpBJKc9bIrxb5GWT0agOBZrSo6DeJa
gmuJvaaGxhyqyWfg1riKLx7F6RCtm3HD+eMAb37TSzfjQxPpFm83SUNcrWYrHdJCzjra8aktAWft13xQVUyaq+Ny9ct0dbA9bq6OydUjdHWF4bzY8ly6lU0Y
gEWj8XGchsEr1Tr6dCtdT+dX0bVt9N92NcDGEiRB4oVbZVjJX0mreH7BgKTIYXspo9lmcUBL8qxSqddv8462OMvZlXQ/sxmme5ft8M+ASmtsh/9CiwuQbaM0
qc2+9sTbfY0qsOwWHPR+cxjCU5cXmWTo91iBI8ZRW9Tlx46nWzCHblFjx+bTLXFPZaT81GWlXwV5pHmImNpwPBsrOg9ifrc7iwzytKUcT1Z6j1oPHhpfVi1m
xCtKFhkWgYaaomYM5pxemXnjwILMuPlr8VCxxnjLR2e0IhldRhaEEGcsVmMLvkUvHOvtNnlZ4WO8pVp6e+5QObaUQ+VllOQyOFReFi+qT473VWCd8w3E5PoC
TwvEfeSz5td65mG5CpQsk9Tmd7RXUBeYKFZWTU2Ug/80IFb7GfsSv31RupOf/oGb7mq/8pcuvfd7/+1bfx/SyzZZZhB6WZT/RDy47GFusp/7rWuLwXSb5tLL
c2dTXLCns8fTy7EMPlztaBLu1bvVxHHbAzTNBg0YTif5nKHbcUib5mfYzKeLUZBMURYrdIleQ4lef+mbnwupTD/9y28eqnYLKOwWENxCD0fljG1aImMVeUbs
g3Ra66iJ3g+dzB/yJSUbmHEa8kPqikLqR8QxFfdo6N9Iw77Msi5vvLXf1MMt5maffukRCb8p+RUkZEkEbjdcdjvUet40o7KSqy/3d+Re4QU0yckdK6m8LJcX
8vd4XhpnORWyvv0qV8iPP/U4KoI7w+K+wllp2HFpFsi2lqqKHYJn6zQN4hiTeEhleDmmstPvIw2aNaFKNDCLGpAbM9PJRJ6UZ8DIXM9nRrgDH65j7uua3lQ+
vanNdna72M5u6ko7ua21k5vaZue2UT05YCIiyWxGvGJFA8dtch+gOQ160SdIdjgedmmSp8LNuBItQjLdicLdSfM7Jd9HMyGluj3dhcNt6Q6kuRVyGPM+km6X
dcYOfEZtSScwOzZ4nbGZT5lUcLPapO+4zPm0i2tvs664cUx0V+1yP0yHyZ3Oh+gwvtO5GUsIoN6GaidQb6kvgbszVJt3uTfQYddO53o67NjJ6y+aQ/fQYfs2
DBvGKftZbn2nc3BfCaSR67lj9lYUEPvfLIVJlAwPGQdtU72Jie3Nw6/XY/MIo2b08XQARojFtAa3F78SBm6JOfBR4DHSezfC19hXV+zgGKxN8C32UW5EoGyB
z7KvNkAKXE/PBNuc9dQ3xxEDRCoTEK99tKmjAcKKGEDaNr5sXLc6n8OzTVvNtsllaYDZdjbMv8gJqCGaZkivvZwUEVeUmKskEUKP0C6NIuOjEo54oshMchpS
pKWZGoXGh0LzAlYnY6DhEIVmF6c9w2mp9Rq9zFebmW3MV1fuJCVTbaWVSXp1ruJOoHMYOkoo2tTzttkuhwvU5caLfQ1yOUtLAsjwCBCbtjMgWbmoIYp6BA6G
VzEiW6mM3NDO4OakEBIVC8fa2uF+0dYOIgB8F1PolUqF3RpWGCiDVP9HpRFCw55gA8Y+an5Xn0i3qa0n0u3Ufq4ytGf5IDkxd0x5e7PNw9RgSQB3UB+nziTr
RJ9dk/xeC8WSoxaKFdCIrTYrthqpcXWlHnufpXXXqz3XXZDhs0G6FY3vdJAOIN8vBBIzcSZIrxZn7BcDJhwJ1dXb/ac9iZuYxXGA9Fwct273j3h5Lz3T6Mi0
kvdSHkP5uobgRoyb9NJEeukQialHh+T3mI7r9+ylIa8NXwuy8WtljD8byFj+RkBjeYgx7mC403lBaFXHYbWowv+u19c2UjJaW3rppWo7rT230Tr0KlqTrqd1
52Zag47RevMyWmuOC5sdizz5fjlzXnpJrC7Zs/6Dj/75z8aAHXMpsGNUwt+d5sjWo8wFrMHEQ4CJH3Hbl+o5N9Ro4lSmJ1ysCR276azDyCFzrez5RTzxJ/Du
NeiydAQzjIxIf25eJw732YDY69ZrVSDUwOADar3evaxTy3vg0TKIeDltL9Ftcp/0MN1sdI55aEkbnaOezClPeFLTtCIdZ9fNRcdfPaa+bLWCzTyv+JhiBlgj
WM+TkbEwwCxCi9j5bgODKBnuP5ZNgcFLALPCHv7j4q2D4I8YaCtMSzMCRmMau8Qe3icxJP0SjZLAwgFVb5P7g0BE9P1ARPRqICJ6ORARvRRg8gyUL+FDAxI7
tF5ihzbDhBOo8W02hAiCODhgrDg/qgUCNOvleB+nGwV/E1hGqgDYiLrWEFVrfvBLTLACYuoLySD37RdqUB4NVyCV4NmGNhVEMBwAbpiX+VUVYZlfz5foZ1nt
1GrMad5x46jXCMG9EqomDmIRL9prsGLDtVX7kPc1lsld1/NZr8AF65UW00WMomW9H0LwO1oUdT3EjneSr3eNsFTb26Syr0p5ZNmaVkUrcQVGxyIzc8mKYuIv
2PmFBjKfBWkC/Bil56xvA/zw8j8N8XaqjjB/7zlVlAJjqGiy9GHzyQgwMxP2i5F8cTL/YASL8puIRK3xTF4XZrc0ySfzlvC13c5h3CbntBwrv4hDs+vmTj55
DqUt7BPR5FkFPkcThHEAwmosnDxbMnn6w1RwH5NnTJMn0NHFyAq/3uXUKWL7wHcik2dNxbpmZ/1zTZ40OPEo8bQP8W/wn/Fl8nzWTxOZPDHIQ9dNtrOu64G1
nvFBsRnYT2pdPm++HGrp2GmTK4Yv59NmQ9pPJMNZwubWSTtFGrDvqkyRHAyiXRCQmVACZTHNh8jpBv9MKOPhiyH2OFVDhrmmDHN9Msz5MsxVZZiL7DBXl2HO
BN3pYS5aZCx387Hc4cCs9diBtmOdI2NdVcY6V8a6WnmsO90wY91MzQcft42T7YFrtBxkI55C6qouqEYCrcl792DF2uhUsj6++7hBpXN4F5PDa6wfa6JxvZhz
qe7v1sRS17KbfL19MwDh6Mi8T1lrTtVxHKB2a0w+u4/T5W6Oq/ZtCDSuy0tpcvZAbKVaXdxWFrYO6kjSrvwajar9aUP75lkSmRwS4nl2ni+QfCkpoYAYtdBO
mgYNfDkIRrGJS8IM3OJX/cB60jWawojHARgN2f4DxQn/vX5Y4i34DfXkhwbHy0JHFhCGIn56OieejHN7ZLkEA4sWrYCAtLWDym0AJl0gXxEVDEgog3rLV0fQ
B2IM7a/JVdfqKTS31OFlVwO9TfsbzsL3TQtqVvcL99Dlrzn2jXXLd2nf7PCsVdNAaq6ewfhrjaXKXiji6R55upquX70gS5NMBNSjjPC2rwlkbH61hHKklVCn
C75oUfAj5ZRwjcpoSOBrP/9KbeY5K1cPdwPVMmB7TTXwXDbIpx5w91w1eEKjJ8lY1hQXBldCNz0J3WSoPbvj3+BRqIip1M8uLQb6wIn/yqdRCRis+f5qpJWv
iHdEDdj+cplhzfDUAyK/XoLIb5qrjJUG/N6srzz49ZUh8iPosA2DzaWhsusWHTkCyG5d49wDoJDDNNCFGVc0kQc17Ve/pf1KFn1UJdIE+hkiv48h8puCPbwQ
Il9v4TZRdnoVQ+Xz2QMzHNvJPjYYeNozsp3bbN9nTvjRTvLITAn+3qJ7OSqALcZWeGWnk0j8eJS7YbrCDWG2p+P/1AyxJ1o7ULnLPVCzWHp+7urkQmep4ACc
NhehkxrAqZpzA550eVQ+j91fX7DSARWCHes/M3o8Zn94ThmSmT1b+H+vkBYbCEl1XTcIdqTr8kKK2FGJT0mQ17EnUo0dTnxxzoFbWEOqZqiT9dEKKSDJCqFk
P50xLWOWzB1DU2KMoW3eYR8RUh0DgCrzqG1ZOe623z5M6rOf/O19uiyH/eUjby/2sIBtxxqfuqESYLM3aAFmoXIZ9bxW4gp0HKuwOrJYhozNWBprQgNXOlif
liePxhpXVoCCbxQHEkGFB4r1IILMIKCVt/DCCGjZF6mVKjEz/mmqpn4fDARIIQgkTcxyjsQFPuN26N4AuBLA7Ji8LnwLQENCPzFSQDqAIhkDPa4mb9zHAyDb
hzb4p30qCR1JHw1wJP20hSPpq6twJIVsCMejfroaxyN+ugZHEuuwrMbke685Xd9DcQoIqxkc1ZJZahwBsFHToL2LGtFKUo6TdFUhOBGIqprFZv818/Rz1RyP
Rn77rC5zAB2wWBVFCejcnOal5NlCbvhaXnbXJlXdKSmHxXy3+IO2Zs6CwmAVKTKrqBB0L13FWNy8r8ivIkHoV4lSXfhKfgvw+sWv8JsYuzZgFUsWuZDzB9IR
HG6S2pmWytktdTMpVTMhNTMmFaPSYf5eoaxqJB2QxXGxrlSeGcH1US3hxiEJlOSbjaiBAtLFSBHpYkCNfCiLIIk80fcLiRjmgu4PqaTwiv7CK6goSeHB/sKD
VK6ESjNABeun8qMUJKFmGT27wQzZzcJI0rQjSZML8RNmZgD2m6VzaMgjmnM0spyjjR4PCadwk4QU7kfc7sAO0t1oBbIDlYSRY5IOq3aQghipIXCxRmq1ED+s
KRA/+BiATrrclKjRB2kivonUBRI1CM0Mnmh1YViwSN05l9YtHNSc38pHqJUkoEF0t8Ei8qjfPulKOJOf/PQ+HevEHqsnCwRMkYYlPMkc1T5NWMYlMlqguhxv
WFhpj6Y40DMU0Nu6eBmySAgt3dsR2F7Y+a4YqCxeP7CvrI/uT/qoMOKe5sZ5WrdM/Tv5kXYp85P/rh2HsezxOWQ/qzN/Lbt/5pxX8CEcTpdnEWJvUUSW2t37
easvIYKrrwgOz5wG/WL70kRgjDSKVjOncYAdC/TqFxqmn09xnPrH8gENDMlQ8TUDfsWsH3XL+lHr8ZAon5ABGmZdeCTqqgIeiXqBlMCBju3udLDWNLQSdVrL
mLNJQzWRA8MpX+h+WTDMx0UTN+VQiKTBL6gpmtOEXyCI5nVhV+bGzPTRDIDPqgBNeXVRD6i91jWV80W6r4nUVoHRr/B76Lykx0jhq4301kB6QAhUayC91Qsf
EvB7uraahYh9sdUkZUiyJhwcNerNDvScVWCTrQmMdo0KIdKqUcHMmZaqhpKvwDdmhRxaqsJMx0mpqMPMWpH/HqGWzfM/Oi5d7cJVWlnAVcJtwVVaKUt4oCqt
mDtGQ0UOqbSSp8wqIJVg/LI/aaTpNiNUAaY00H2VRbrm2mZVrSYJQiir2+/XknFInDdRNWzjs9s0Py84nYw4Ens21KFFDc+EWie1hcrVqkGa4tUw/cmS40x3
aO7sHS78fOOa3xwuyXCQRDw0R9PO0Fy28rjKLRYFAsVj2Qq1ogjNPk8X8ldc1CM3A8gNZWSVWlXMSP5zQUagDFBGKA/Fd6+EaaKialqU724GyrQviC+rqZXo
p9y60NYukrY2uMNIFRxtsfLYIT/vh3Xs1HIvwohPbYtbeIfXer6d0NbYCa3ea9yoy7ixpjxujPC4QbPVMseLmJRuDMJ90BmM3/M/eF54F2C3sNph8LCx1AQv
MohYRfDDgg8Li+aHeZcy4D4SMKEM/Zo7loXA0JrLqscyxIqHe4dziqy9EhruzWlkPlKM5rKg5JhWfRI2/NnjAjnl4VeewFr0HXa8nQeyzfxc5hdsgXuHn5pV
wTF6PuYPBAVXo8KneNUclFfNASOf/a34LF9ySJse21W+rOEGLUMMT3oCM6gcPecBCHBZzznl52gSi7+UY1L+0vAoGRaHtaUCEqXNAeb4Eu6jwaYMGJvSEw0g
ZIboULApqWkCL85nahrXagYRu2gYfRUNT64IPCXpr0E3LqVzblxKA0BpXMstDuVCJMpwKSTKsDcSpVcgK+R7ytNIlJf8nrZIhfvbyb52PztuG8o9g0bJ5AY5
GmWVRaWxKDVWFjYM6Ml/U4CUpFWZz87m2HC/UjCH3faVZsdAJObyEfFoB0BPK6qo2Xatxt/y3Ogu2CoSwM1ZywXQ4l106RAHWC7YnBHhMIGQEaxJ6rr1HnFL
IJsuuOsPI4SitsM7iGME9ZiKBfXYLXCcuIyGXVfhHC216KE7mZYFhq8AV+jx2/A0B2RFuBJB60ZkAcaFKq5UoYC7zJZFbQtXmIVaTsMd3kegF8PSQ2MHXfH5
7XxKav3N5bdXoOGX3u5D2S+/fYf3gfIrnR3eTUiDxYKrHCwW3PjL9UqTPeYtl8Ub/keziuhcbYHAoyp8yDPQdAa6jq1BHJtUM9BmHNYRmchFbW9wERodoG4N
J0oOacZKVJhTXHI42+vyslh2/AOOzDJAWxwsF2AqaWAqiRc+VGHfi8c0iHpMja/9bVcDyrZfdm9lBx1ORNf1kpjuXA2P77RJZ5N81kdnW/mMFkY00eAsobNx
PsMTY3zWoLN1OJO9ClLAcD7zfNZa6FfYPvs9R0AhkOX2Qx4y8prbSf5Djg36EDYdi2JXlY3OYWxN080ZbFXT8ccurr5hotdrBswCfgqNUypGXmaygecRRrAo
N6WnklOqn5M+nw32yu2rv/jc9p1STZvblefMLdcZSKxIO1vJdf5dnZFfWGOiwYraDluvKqU2Q80s+WShibERo9zATEJeLQJ30a4KK3o5GoifmiYHK8eFBjou
NLpxYVxogJW+ipjJSIRS0XbrCnt+BLEwkVXb/n6O++QoT45vrCj+qKqBraglX9ZyqJbksNh7pbSBqndgZYBCh9LVmKEZ3CPo/wwl1rQb+U/IRv5g2xdAGT2h
hNuYetKVSSWQbYalWdK0kT3sxV3PMXJtxqyi+aTBOxF5uJOmELa3fcuUYcBGw9wIwUOZBiuPSjQVkPkbvt3R/aVO0Ef1BE2t7B9jhv5Gzxkac13yzQf0xtrL
iBDFfr6LKXqRqXm0i84H0dGYZX/CMnra9yoFpiQ/9+3h2aOqSZGwcZgb+5UriAZVWljcwgDuESe1Eas6yk8LljG2Yx0NCOAfkmjGLbEGui2J5cs8vdpxNziR
OM7ITRfcW1TbrC07Kp4DwDOnrIJ9K547zrRH9JAjWNYTml9kjJYn9GdwH/4m/HeE/yr+u47/jvHf8X3MZI4pf07F87Ma6ovr/EbWi74tXg4wophxxIwixtB7
gK2EYTJ70NjL8+dQRfTXjDuxvuImf/iIZmPVH2/g46x2WctaXRTOhytUUxVTU0e8HnrAeJca0K6wIDZ4Y6xyMdUUHYaY8AWamZdk8ZJT4XiHIXfN1CKTC8dO
VRD85eLnOplVGriUWBA91+JVmIyp+uJ8zC5nqrbkZNeVn7eTm+gcuaGPMCxaHQiO+ZSmOdT17Ury8CMSGuq2DwqD+o/cdn8+mKIudCOoytwzYRuOHvQ+ZQY9
d+nBjQZ+Pbit4G6NV6Izn2GCru8BTpmjfWFJ/TgWxQgEDqfvKG/YsZ2V10jNCq+6FEKtABRCV1wDhhsBut4vMv21MV7quFc9gZVYpQEwVsbFp9HsOr1gxcKA
8ubv7zAadZV5AJRnXc4ZgBro+KlXgMF3ylwAUfzKL6WMx3QZx25FGf3zLOPYrYUyAkLjfnGFABlhCuS/sQ57Ui1ayLc8NzA7/gf9HJcNO/0GkYd++LcDQ8R4
V14nyntTkLL82Chf54bDNqha8MfMvKbGBeZwbe2TeU6fP0xeXrPAA5F7csIi9SZcMuFz12Y3No3TLVR+S+RMd7RI6WBxzagHqIuzn+Ke1qSKyQMkImy1m1qx
PFsFPxNH+K61K0Cb4791CDk7jQRUtgUA+AfBXRU/hgh3DfKQQ0XTE5YfMFwWP2BohPmCjBVJ2y+seANxEgkKSOl5dn+vkN0QbiN6ANAcW9/lAeDbXiWULZcC
qF/FNJ4F2edRMwe0blhA67K+a/Csgx76bihmHq3vsju+VUsbUO01sUVYVHojo/TWxLTSwFQk/ies+8dW543NXkbPd4eyoxEq+Hv9yZeg80IgTMQRsc8BqIeg
aATsC1Jh0IEw+am8BUQLDTb3IIO2lWjpNzAsVXKPjc9UgpDZztyc+QA+ghULq+rASWtJKb/nbUsZ3mGuJvGk3L9HxDzUEW/gKHNpAGIZuwUZv4deeWdnvedk
9ROkMAnSfINVOPaPCK1/hGv9I0TwvT5XkHzGzCBs03et+dfFbrEj10Y6qrGNz4ZoPpUzmraaOxyZE3lZMibV5Zaqi1mWGGIf8UgVbFKfLSoh03ra3y3T/tWw
C9Lsz5qApWpzLY+oa6ZXBmNhQNAxbwh/RrgPnTVFTLT+IO+LoP13z8euzMe549b/dAMmx7wbQAeGQ2As8zFIk1I6Xhqn883YyhSIBdzUzS+F+WlVIEto1HSF
RspFWEthnsOrx/oqiNYFQQ5JCI064GhhNnpEp2bop1f+6ZZ+xjDDTYvBbrdY6iaZ5ICL7YqnbrCdXZwq4p8bim9TdQd99Zte4NmCGyuVY/2YclFUlhBFMIXq
KYmimp9GUmlGFBURRW0pUfBSssKFrVFhwc5X+umWfmpRVEUUkYgCkZffdcQ8zNw9VOl0QVsQVHAcDRgHXiVJIid58FHNgGZFGIoIAxFhVUQY7WDl5w3bjl6r
BzW9a1614nQL0KzSzj1EIcJcGiA7yVuaKAZ4EGz9DBIDT/K029HXsXoJ4Cyqqq0Zi7ti1CXtie6LJ3qwyX1vyhilv0YTdwA6VoYznYb1fMzbwwMrvTQ5CE+6
NWKny3+zCQ4Jn3ZpYg7gMJAxMOq/drMaAE3p9Bk3q+7Dhz7vZnUm4KJ0Z1wxKXzDbd1XyCIujYmneYCAhwoO46lg6uP8ay5e+YIUXRPK4rrKGrixDuwIdId1
iG3eTb0sFAsgWIx06bkTIswN/msuEwssC7+lcq3skSxMWZHLhlt+zLuJyWAbOjzPWU50Hutp4J1vKPCQw3SlI+tZt+Di3nOPJjj4sgtj6Jj3rAszKmzwfYbr
4bQL3wH0xLlHP06fev0a3qOJW/dY+QPgv4tF2C95lbxxDXitJYTt3Ckdhk/3wB5HmjLY49hAAG8Ayt7LLmp2o/OSC7aIMe9FN12B4xcQdkzX/4ubDjL0TbYS
D0eZ5XG0tBaJBUG5Jb1I9dltwL3pKrTy5Qk33/BL1EXDcLhRq25PB8+nTtHvknulMzD68nsAZ4ZIZAY32yNQZ0CgSoRvqE/4hvoR5cuewevEpVQJzBJHR+xy
L4K2utNZKRBMgzIhJaLbwr/YRegDh5HVxPkUg8xKmbNaOpwCZnSE+zomYDBAwOBkewPfoWbzVcOLcbVy8mjBwPhdf0AF1k/7zGet9/X7KQV96SauT64lNv3Y
PsSBfm3KcvuNz5ZDAUspyqKj4eE3ZBz6ZzIOfUDGoffLOHQT1spUNpS6guJC22FirIrM1BVhNPR1wEdAY6kZab/OK0mXnZYYUwrtykOJo8w3PDeIVMEOkyc0
lXSzho/QGTVhlvVGJ8GONR5vCBPRMnGb5OWJ7CqCmsNZ7w9hjuAsKdS8216HDdt12J1hZQqfe8dO5x1ydulO51LlxhOSd865QQ+FMpmvfGjwLPyKvztQAQST
e6CvSJGug11I53bw7Vh28H3QszpgN4sRljOZ0yM1xJyKEjN1Q7NXiZva086MiYEewpeyJGvX2JwRMneXJd10ATukkEaKKVknM/iXv4jseby2d3pRVTqlzOj1
j807e4P1wZfJK3sFeGWvAHY/Xreon2KMdtHUq6EYBi/jrWh96ZuL+NL3flR86Zval95jX/o+rKH6ir70Zkhv4p/40Gc4B3l4MoOflN66WyLWax1pRvqLJ/Iv
ut7ufISFUQ+vY9fRovN0U4WFOajgcdT1iL288JG91xYUzGV/qVA38Jfh5j+B5n/M3nnjgPKey+yOWPXQTcPUuQcWw04Ds5so8jzPd23RrgChUT4/etbQ3uKU
NwqaN3wG4QkzOEuT3wrge+3XTnGDc9kgt5qLlGfcjp/ZPf/7mbe4ebPCLU7Bm/ir1AD9HBqqzS7mg2rlHJyYZpX3D17WbEcIrbhhOEuezYaOZ3CWSVfnWV5j
UXo4xqiJ3QpMl2iHX9RINrXd80oenSuKN7eee4auxTumL060hb9vz70v/PuPTfzzV6+Z1zcmf3U2M145k/92Nhuh85vXfOgLZ56bz0bVKIkKV3bTV998fn42
WztLn107l43OqbV0b3RubpYTOFc8sPr4l5CArq7lAyeiHybRV69X73jy0L/80/nZdFQNP3eC1jDswCRBZh63p589rAnjhyhNDB+ItezGn/bFajTXkNaqtfNZ
AYEru3guG55HjgDG1eL/3UNFFH/mv3h+lr2NshG6ufXrv/7ZV0a//s75PWtmXfr/5c/PzlPu1Mh8puh27WNPr7hu4Ae/Mr/n1T0/++1rf/AbX8FNb88NpyZu
+/r7/ubq+T0XP7vlh3//w85z9Bj+pWmereE5dfEcJ19161cvuvWrv/68ycJnr5HXfPCpO794492PfcV8/X+9E1/Hhz9z1+mn9+/4w+fm9xx98ezrL/5d+k7I
TD52+a/wtyDK+bnZHGFO9TFaMukh6ZM0pa99kuMClIcfw/hBwl2bDqsUMObDaGgcNbCy4FCXNyESI1XfSLlrq5EeQ0HG3WcsW7uXh9eRHdKlf87+nK1Fj6Zs
rVGD7F/WbHvX8wQvP9fuYbCGD75+zbySvjmiVs+la+Gbp2M+F04c/XJZTxxr1cq9vNZY5pxEElqr+ob5G8udnNZStmKmumadP2S50QB+D+NEJ6qJybUJR3Ma
16c1IdtguobDxGCyvigF9RLdbyHqJyh69pnZIg/g9srwjba+0oIjenfFwdXVhCTpY7/xlaaCDqoRqtpBqdoRFn0M1yKMJbl/+wE12F25g+eo3HQk5qGW1hqL
fBvKeylSeQTL+DinE41/tbdOlitkI2X1LD+dtGraH0NBze24JjCMIa8rlzwpmKRiC9PsN7zo+/y9bO5quwx8jSuHZ7RLQ0O8/CrWlT4ALygtCFlFbkAH/8SM
Xr9HTAGNyb/SLLIxwy7GJiR9RTazLYvqfV6vTBs2e6dXm9SXrWolZLASmOcY/UdffZCD8DhCTIqCQvlcGPZSEHFw0s9po3oFm/xUZI+Np8ZAo7zk4RltUHEg
EU8MTKQwcYKAkzw0I7t7kqhpG0Kh/HA85bVFQQxO/MU+3+XYPqODLjP8+Rehgwovwi3iX0ALh7k9N/3Npu2v/7tXaA6K57IGtxzscElvbCr4KVTL3bAPa1Is
LGezuJxexQtSzx1DVC2pX1n/cCox8f3DqXshIxcyciEjFzJyISP//2aEt82dgno+q4HGRbvEK++/n30rujQrHVUf/8lgUAVY+N3egUbROlXTU2tNrFM1a52q
iXWq1mWdqot1ann2XhPZzhEEPMlaUAREgHebm4rzsEmmzU3L+955aPVsIbCZkWjCpe1HNfiCrls0Yr4Gk0ysjUA1mGRMvHzTUCfHNqiwaYMK+xZ9VKiTgb+Q
248aUCEbuW9tbj9iOhttP8J5LbcfNWwoa41t4HpP4+kneE9Df/xE/vF8sxB7FqpSbNAeUIgq4pUH/a0OPSzmNUIvucdaWF07AHXQXeKjj8hOSGzVPmx5eLn5
acH3k7fzffva8vdb5vtsEEoQrlc2cv0/kEKXvawm9rLa27WXmZ68whrKBhFWWzCU+QYCwNXRbnCe9iezBCayQTFmiomMMpncIvhJ52EkYyEXzWTmgjWUYYOo
aCiL27B3wlDWtxxDGbv1wlyLDvfLMJS1CoayERh3VKtoKBuFoWx0LhuZEyMabGCtoqEMV0f5wInoh0lUMJSNGENZg71oxVCGxiOGshoMZSM4JOmoQIs0YrHH
iQ1gVI2WDWVr2VA2uoShrLWooaylWvPZxYsYylrnNJSpkqFs7Rwn72Uoay1qKLt4EUNZq8tQRqIsG8oaxlCmYBsb7WUoG02HlSoYys5pJmstOjjUzeDASF2M
AdToNTg05LKemloKcDr5qDBq8KR4bBplm1sNhpnRvTwltXbIsPDz2txGrc0tEUuPsbnJz9GCzS3h/tBSq+eora7cy6PfcjfWV1JNNIbT0fOYpEfpU7WiHQ1C
+V2xovWBoCtgEqsMxMlgnCatIknXqLpY0azFDNY0bOBk/QLrsNCGtvTwHp7/8M4A8eXh3WhlvkUsiAtWN576TOWK8GvW6vbzVm8R6pEaMgZyOAVYg1urZHBL
YHCrFQxufzfs+3f5APD7BWhhBfXa6Vava7NUo6QXzWU1rvpS7cRdtcP9q4/Bs3p9tE8u61ZVA5YIOyxKtfSrPqtA9ZPuAd/0BV/sfztfrHd9MbFfRP8F1M4x
Fe/N+qDyo9B9XWuPC8K5IJwLwrkgnAvCuSCcC8K5IJwLwrkgnAvCuSCccwnnnDsGeNfv3l/cJ9Du5PHna54v2+uLbnyEc2DBRZBpsYQcuAK/6dksXHBXRXuz
GrKHsKPaUjsrFz5w4QMXPnDhA/oDi45kfnL4/lJUMaM+xJ9wPYR5mVjSHNEhN4SJe1d+4bc49xudn3gMzxpbJpQKIwEgEtMQoXCU4gZ/bF7uVTQVSgU4XAE8
nc54uddWJv5VgB8B+MjnNEyy/DrJuf2rmtfMc4sIPxOSFmBLdg+S66iJ/NGHeVMv5Hsz1n4owcCCiXBAcNmAVEWH/k4JZrzRBTPOLCXNLqqhBofsIwzq3c0K
NqoQLZF5wJxEkGH9evCdn848AXbx2mpf+6kDcm8N32tfcR0fcOWvHaZXpZe9l64xerjL0OVZX/dbEQ/CtF8uEnuUysWXU8O5/k86fR6b7x1+4gpYgR37/I3M
bVu4cD34ZfmDDQbuZYtwA9sB+jssAU/Mw80bm1Vd/BAk7Um7xaV22hPXs2/fzhuZpJPOUDjL9Qq8ADhrcr5byHc/Jflr+v5fOO8C6lR7gMvQEjCKVuGmK4T3
fofaCj/u4PGmahVK4NMvnP7TTp/vhV4Yl+56wpHr8G0ncAJgJ1BJ6vTZhAHI5FvXMTM9XVzBF3OJMW8E10gkgvAY/FjjzPSjC1KdgdSjCWgfxNY3PsoSXAYQ
Asc+9el2+8g9pq0GY94kiZVJ7AMEJCOJI+A+JrpOITQJUan8a0j2vTgCEok5jor+7OaHjpiHJuShcXloDHtgJgZd4qEa8hl65pPyDPZVpyXuT1Lg3mPmfYm8
ryHvixj8DKGhj0sglbwt4EhqT8JAkyf0lruT907V0LAZAQJhB4oeBBrdySt5EsQaDsRrPyR0CcjTp/m9xqUANcXYPLHFs/Le3cwZGRjXyim8q9n7XcoRHwPG
EAGqdgL0igY6a3Ua7UCLr1GNS7sq+rIZVjgIzGwbqDg+6Ht+CS/BRtqC6Sgs9Bxqhbwj59N3GYtpYaMC11OlI3HbDGzXI42r08TipelwA3RkRzc8lUVTyaGb
BArKOA5rWKgweewQD6fiaxJNqUNTzvvKSc1Nz3AJ2XtA5Oi/HRAUFsJKPnmtgSBg3KBQAFB+XxMEMvpJDrIBaiiDZCWYmNwcGdomLGT0KdHZNzoNAZRHi1Th
u5ocfWjdZKuCbPS/Q7d6YIH8267BMtJYW/AdOjWjkckdiBdB/RFwsTCfex3muImAaAK6FgusJrDH4w72xg68hxnYQ4ChmV30sP1OGWG2XM+DAr7zB4DY4ovI
y537tFhtYwjbN18vcCvtmzXuSvtj5srHzJXbzJXbzJX9dIUZRu5EHlTtuiYqK6bMtR/lvN0r9xoNQEDQUC1pJMXzB25o4rLf43KjFpffW89v1guv6rrs97jc
iLpeVQPvD6Z8EdOmdzfDwhtr+aO1whuLl6lHlt8Y5TejwquKl8EZXHqmagT1FAvqHi2oqCioav4CIOCUXxDmN4v5L14GFXHpmUCK/jIVe9Z9F0OdmeeC/Dm4
w5efq+Q3K22PUQjaPqMPtA/pjNNpBYgD1JE6DLdQ1z1XRdMGhicSiDlukp95QA/0jTSSEb4qAP8RXgCYnBrPhnVg6AuKFLpDbHFvEAlr0GMKvTA+7Hne3e6B
fKBrOmZj9uDNaTjl6K5CY0ptuml0O/+Sx3SY970PMFzrJjdhhLnMb1/8O/tSmh9ST6idAetE86eHNylPkEmuRDxee/L2U/er6ozFjjMwUBamMM+IPZs9oKpT
B++5d+bwkdnTBw/wtvKpqcn7Gb4hnJo4fKJ98P/4twNFijFOXBWegHhOAMvaERo4jqhmRKB2sl95+0g+GIo+HeSwS/A5tBwFCJjWsdJV9m4qDAUeKa0AH5rm
Lh6JjKqAJagCIayafOd+mVmrG511EspAo75S0XuZSdCk4pjrmHU8oBCT8lIF7XSUM2pudCazmpmAIkxA0UKQRVb6IgaJ7jHzAAm5AtaIete8Qy/fkdXb6nbJ
3URaB4GPBUwzxGn2GpoZTSb1mKuWlG4PMqhP30EtP8IYUEcrDpiuTgtkqJdARqxAhlSdBVIvC4SLnXKsdJvTbQUCV/IYd4bq1Otv/Y8A3p9VUrbaSFG4yUxR
WR1MbHSO5llHy8xqu9ydCNqY5mGA8ZOA+qjc4QxNu/LRTDqc1gHxUWqPN0g2k7SCQwONmoXNjFqlD/On5NvcE2pciB1AN0dPrAjZK1qfBySMeB8Q8PejDQoe
qTS6/oIK8x3P9zheG/2jqJP4RZ2E9Cy9/mKkSK+XduJZ7YQWAnlqt1dqV6deVE8x6gcQzkT9MGBikrFri/e0+lFd7K4PesmaMNmIBjQVAxLo1NTE/co9OWP7
f0T33HiqKkMbVSbwFcKdzmqhlRwSrrWceW2qH17CaIEX/05GveqOU8o/ed9Ucr+KZrb7UfxF3w8OeHd7puNPFBCzNrn/l7prj7GjOu9z5nXn3rl3d/bh9V2v
KWdmHbMWWLZUiyUYCeYqFKtFjalQhar84T9IhBb/gR+1UIXstXdxjKGJ2xLFBicxhLCQeiuLoBSSVNnSVCIJtSyVNCZyWytSUKK0hAapiiqk9vt93zkzc/fe
tddUBdXSeu68zpznd773b51gb41Lgq9RSYiZgMvY5AEySyHJTKOag6adxQWXyKJ38m9HJF9n11kNY1TrN0Y19DqLEFd5X/V7X5n3Y3HW6h41WeDKygQRfwb7
6p2Vy2akmr03BKKKRuJ9+tbtZvSbut5Jji0wdSlK9lnFopLPHzcplaIsxgDDDwozmHNlSJYls0eZzSmSlREyp4HVgR97sV3JCkH+RLNvjXLc2ChC7NqW/Y1/
4LvuoQLDUxfpTIsRKnUT/3FceMk7JQPpAVG29OH1i3W1Kq6/WFfXyP/rYBHMLO0zzh72VO2ui6PwjOJcRc7ifFoXFEWbuLnyq/KIqY99xO19BKm8IiSdCHV9
2kPigPoC970mEa1z+P3Z2UTXaUslltszsOtewj2aCZUh9uhO2uhlb2V9F0mXya+Ps6jIdexS/URYzk5lOfNSX0FgUfnojMj2pYQTSvSeHcTThw2ILbJ05Y6o
S4i5AHn6w6IFkbSAa2OrL8Njqi/vooHaCidu/IJSJpUXkW7xNEQvkvQpvsaOjCWuOUA5YKRfb3+mAFnH5F5+OQJNgAo7Jt2la57g21U4gkpxBtCg661I3oq6
34oPu0VNu/McR1fLcxxdOc9x1JPnGEu7SP1ZpjiOihTHUXeKY06L6cvSY8HNZjL2mXZKkj1qj29T95VpjPnLPg90UElYZZIilzmOmXd7ruEOlurJE6qMl/VE
PekhZcu67eo4p90nkn6r85j52c78W51jSmJKRxEoO29OkpsBPeBhBGiVPCy/qNIPAXzErHPO3sURpyeNttMxZPBDU3Y6XcpOZ0kUVvSrR9kp+kCjkuyj7PQr
ys4u3STigX6fh98oO31WFBoFdansDEplZ7Bc2RlcTdnJ6XxLZafTR9nplMrOQJSdQaHsDJYpO51eZWdwJWVn0K3sdMDIBvJ68AGVnUFF2elcq7LTlxGJpCMc
o+z0RdnpQ8VvlJ3+DkYpaT6YOqtTdnqi7JSY6lLZ6UHZGYiy0xNlp0WoEWWnB2UnH9YDYLBQdnqi7OQ7t+E/juI2yk4PAgUfbpKXupSdnlF2BqY2ouz0RNnJ
odjyBO79uS0vSW0kutCrpjxUKjtRmsfKThyryk6606Ps9FZSdjp9lZ2OVVCiTt3KTowUFkVF2en0KDuDfsrO7rIk+Sv096Wy0/8gyk6PaGGp7Pwv5akqs7vk
VOnkViSbas+YfFhM6xJIV6B+AKnj3JJlalOGOmJhOplnHUCtVCWGZS7lpy18PFSJQJaSHSMsEimHJpGyl982w7Uw2a7YWfsm4EnzdPWS1+Z4dD3hQxhgJfki
cxr49Rc22RrE4FgQ/0zTQuwQPxiquYf8g0iO6x0KD/qHSibRBhdCHrGJv8DKIHmCmLAapawiXDANNrW2E3V81ObAYhaDs/HPzmfNzvZjHTV3FKzKgcxbzFok
z2QDOxEpCZQS4mmGaGmTNEK72z6gqYLdHiH+D1yZT1zZqG6RcJWu0c0Km5SOafdsurYzmLaFPbY4WVVAF1nFlnMNCs71Kr+wHwcrKBOCgqG9yi8bOtmrdFjm
S2+quWZnprD2WqqDdTkiXGRAU1g4vbV0cRjpsk097A37dPXZ4les252BY9k4rRN38dGOe7TzvsQfqLl7SN5vGJw6gDS6mojXqrvtmrvoWruj7IsWtW5ieV+0
qC8m+vUFP92/L5B+SU8ssrDbfJTmkrq35fw/mSbEDSAtcbPTnNPJH2TrmenxDahYkDx1WOBWi64bQe9wanFfj2g1QafVjjBtnqCVRcJqdt3dzCNzLh7vTsEu
M9qu/vOq8qtVqcbTXA3EZXFvqzLo+IplwDkrhtRV16MkdTEEor6OmZGJrgpwpcdgDhoy7asUNyQxYOUFDrUrKyeyEQfYTSBCzHwgrtbD5SUBmO4J0BTW5Al/
cteqp8r/3dLQ/Ye9Gff0skyEAVFJ9Onx/CBNpeRY1logwoufRzu3f1a3Hl3Yl008SG0n/mqCDs6OiUU6XP/HrCHq+PNGQ7KaSUY9jE8s3E2sb7XOXyoYj+LJ
dYX5WjXDmM9hM+ga9hU7fpXdvfpObssao/a1e7q63berr9zRbXR0kzu6bTq6iY52HzTNZqUxdbRb7eh2d0e73R3tdn/f5Y9QV3fXWbq6XVnNRUIqm2CgUudx
op2Gf+292aRtBKkRK2NCK3/8XkxIY1do89HTzQXsJQtsdEHqbWeFncl8JFdpYDKR8zZkM20HSAbqCOgS6zAjsVMUNpt6oZyIf+nBdejgCorgK6t/Oen1VZS+
nOI9rKoP6ROzWphlsDu9WlmeEV34G1wl31F+zCbXVVQLprJrrJr2cMUterkzqB1MDcPBgd/818fYuL2Mg3MW8oEDubcn8yCadx6Zo/e8uflUwGfpChUyw8Ys
mrDePpqtPFWRe4rYvvnBuCyvzzcvP1bY2P93X/Ln442cPqtzeNYzKlen8qFTx8D1YoZn9jIkiT89xuit3Qav1ZZ0IkIODpISgoNFSvfLqpqDI7H7jLxe1/Xk
lOw2mx1dajXY/sMWHo6OrW/i7Lb2ja/IG1tUh6gjvZjTeqwjm38Dm9Zt6QAOt6SDeG8rsc50mAIwmntH3gAe0GtSDDPo2XCRKqCuh6a9WaWHwAiO6gSHNffw
FjqmR5EG2rsDALrT3q6c60inIwjSRXYA+sauDCyk5lfqurldfQseYK1bnVdxbNzqvILjwM3uyzgO3uyew5EEpReUfPuMIlG4Yegw7fH5GUVtT84wcRrnrrDC
SqyHefv19Thvv8M6LrffSin1/DKnv5CSnjkseXoZNq5SHKidVPknpspvmSpfNFV+01T5gqny66bKS6rrY7P4TL5U+Vi10tRHsyobQ7+uRTd5/N3hSoAwehF9
uBbkEg/q0XtbXZ/QQ3qM/hLOYN6Cpr+xl4RjZIHHmD4rH4XcyeMO7Uy1oYXOaNgmoeNmP2Wafco0+6Rp9pOm2SdMs4+pYpaYxtI3vyjCd/U7hnFk0Z5Dqje5
CW0vNvmFbAAN0H7JCWpTlwhexUoL5L7+C4RHeJO3s3eFyK2uKl52KnXk+rWKGG2itrEBoW+AKbhCrfEcQHCRMDwSwySIxYBsN5eLXNk/9nxPwE8qjlK1Avkk
OlAxVPvVvcgr+BZms71+5N8DWa+LGsktn1b9nlbmaQx4fZl5K1rMGoVR0tO+2YFdLttW7M7qPdjDSfZGaaC+dNiHDDRnWfTo97jPVkrgeLaYRLeMScwaLBvG
YOn2M1g2WCDDalD0372cpk8hh8K88RMGatj5I6wtwZRXOERpiytgPWuNwTMSg6cvBk9PDJ6upIJvTXOIvOp48zDCFfa6nRPQttcKzw8oRd4IYu+Qy0qR7r/S
Gmr1Q7BtCu7GKIyiqFoo9s8a7yrNOdaGwGia0VDUmUWYcpOscXY+i61SBMbUrClKkZ3ZwITsQohEaYIK+HvZJ2MvWw+FBWXuwwG1GaS9UjpuUIf0648qIopf
Gl29LqNp9aw/74w5GGBWJWJquuL7/Zlq8z5ypibLZuVA1eLa+2OltotkqczMXWaGZf2Q8f2r2hriir6o+7ZoUvt/6rTVqkb9vyc6K+4aZnNYjFQVhzh0vtgn
RYfVWJxPa2z762lu9QF1lQfAHNUhJROPBCnZY/jysgYxKwvt7MRs/qVXE/WezGK3ouIrsqdiwpazGKrkUOZsDfZXnp71xSuY9L1VTiZjwfdWOXd6Dfbat0uK
jaYhkRSzhpjeZE1eOz6LPnXjSVJbtnb8/kZ8KFZaRpHZM5N0aKfBMreAOmiluCWI8OWu+HURxPzqEJNgiNeyBguGvhEMGxAM1YPs/5WxNRWCoaoKhj72J19A
AnWFdJ33jFdMuSM1lhn7a9WtKMR4hf3GK8QAxIwyy2DU/QZJnoklgUphs69hP4g7igPmapCQBGwg5l0gsEPGGguZTRhTXzePgrtUdEus3zW714QWgNkWukJx
2uV3iVUoC1RcPm0vnqGSPk5cJpQslZaFc/jd8sR85x/nRHy89WBmEIXP3AXxtsVntFt5mKWFzt65+Y6ahy5WmQfRQEYg6vsgC7qu2Z8wpI3SD/GnrucvG8/l
zhsfmb+TZ9wyHPHAqq3gxFRjFyf+XNUnKhbno0jX9qV1eg2AUWc56VKfQuC0KXIJ8RK6gXkSkoBZymn/OFu4PDDgm58ynGLpR4POjSvuNGHZx19VrltaybdW
jT/tmcy3To5sfbMElz/6Ndkj2P8DCMIePG/gvcN3jc3O3KcLz5cmxc1OJBwuuDkm7oCaWpz/rski/W1EI1UIeQC0Rb8Pwh5inRwb65RvpZP3Y2bJlhyoTHy+
zj5C7CrFqlA/ufx4gRILi7Hzu+x6BDAqAxtqg6cCsSj5ydnHham9UHXFe1W5fsn86mWwf9QV6LG2fFbxh8VWyWhyQReaXK2ktDUmn4xzh+qPWislsM4DM398
Epo5Ek3lh/bRGhNGPVpgRxG1J1MTxpUVbD27MTLuTakr+s+aalWleFXABsNfhWp/CXTXYPu8KQzj7Oy7atp9vXJjyd5YohsvV26ctTfO0Y0zlRsn7Y0T7rT7
ROXGvL1xwZt2Hy6vP2Quz9Lz95eXP1UphoSjzjvsBfzxaYScSY3e+eeXfuZMu7eV72wzt85Qnabwznnq1yV6Zz2dAGX83OdOv/oLemeUzkEWXqAHm1pNnp5l
gDBiBMRkm3n5SYO8eVExN3jKnH5PTp8yp+fk9GlzelpOT5vTY3L6JXO6n8++bM528dlXzNndfHbGnN3CZ8+Ysw1Urc+aar19okBeuiCl/9XniivfkStzp4or
L8iVd58vrjwpVy6UV2blyrnyym6+cKK8cB9feOnp4sLW3Le55ie/NGvIQPIS62T8fMOMeIgwGCXyAELPpWFhptXg5ev5V41+rZvZohC84eXjzNzVmZbgboN+
jeIXstLSSoHnh7XSxtZea+JYVgV4yznrmGXxLBeMEM1vHDZCjs9GFoUvNnPvQA7hSe2ZyRgrCHFKTbgiOoIb2cybu3ErAhZUSzM4VEtAo1pChFvi7evD57sJ
az49HcoNhqaKi52C3SQ9MEJ0bQdzVzGmokvtz9z8dcUOINyPXvIyqjv5ZXnxZleQ57t8h9ules+f5NmV/D2npOu6cWalG89UbgxXbiSvfdBLS70feZY/8je9
z35npUvf92hzIJa5CTenaD8NR7Q/I+l9Jg8OZI3c3T+T3zCTP7Inj+gGPA5gFzD4uuw3JjF9V8vox+fJr46btMC5s10N43CrgyyKDlT1AUanaV0XGco159fo
xXf5Rba1KNoerDaBH1pVBdw7Jg8L+qvEHspZxi6v8MwiUQx03+AqeJWn4anOfulB8hyipeROfgi8zCTCixixrEyoEKE9EymbmxlnDo5bG9idH72ZUZ+tZ3ea
OqY6ci8HXQWgKvsFAS2/fk/uI1twlB/S3n6OMxkkhobWLY8PfytIfnbcQEXAv7Kyz4fWW6OAZkUo2fHymswEXDxmwV3lCkNWJ4/LYqBf333csEgQ9RxOacE7
p6/NYgkryK0dYDszGoYr2BqeRGGwBgoue552kx8/ZhC8R61zogP05uSfHkURPxoOXaMeax3yLHt1zq3GSJ9xZwQ+NGJiJlE4WgGRl6TbMy6g7r7uIrZns/Oi
yzIoJsRzbtodeEbTKGsauwokNLdfoke6WJh6YjQk7sfvxv1MPVLVhGcKCX21hTLeoKgFhMadIpcQPxcuznfeu/z9H7797+OQIxudWxhZttBFfOYeRvy2VLdp
qG6Od8L8nfO0a7/hydJJ5matUzZERwaDtmBZxP9NsSEy3zZDVScecIoj3WU93ZaJz/h/M68ZIFAkluBdgIF/UzTmiJVK/vqw4KPAB1JOumL7pLi7sxbgamks
dlq42oHACcNQhYy0Nkr7Vwu8HZF7RAk0dQuagwGMWgsag0ESU5TLltttiNdtzhgUeMh01wBKR6+eU4LpCvTWS85M8orV19DSZ6JxQgko4hNKgn+PKUFHnFcS
KjarqJp0fERAQB9OB3DYnw7i8BCckqbc3YLA+QCAN7eoz8AfabPz6XQUh/vTNbi3Kx3D4VPp2gLkDY1LmCNZ14zia9iFV+qVhHMq93s/kcvm/dD6uzfdD/ez
bmFY7insmopatpJCXd9r106zsnZ2Ye3wZCXRTNfpuQGsoUFjLOm3auCsiDjE/IEZY90KEU7Hqg2AOqYRYz5lgF6NQIqicuHErFRnC4MvZEpHhf9GMdSaowb6
LCTuAeOYyN4IP+83dStowx/N5C2hl6rzlxY2PX7STZluPOkKyPAJ11TPBQQtVQ8m6mCTN+uCPt/o/UbB3+BG712VjhuA4HUrfcFQA9uL5VPx5FfNLpjXKgwL
Dfx2Z0eh1b30wyVn2rmDRk+kHOcW+lm/2dkKyM7taqpU//7m9mlG8DTSUJt+NmEbiDsg61QKfEuNJBHmzxVyg7MNQ5u/VYoW1IWTXxCZ6ElVQsCS0Bew3NSe
hpwXcLnnXBYAAyrhxEJV8ECzn+SZYOfBqyLmftQzAUzStySBAlcwSL7N+4Efr3SLU80j7zTJzjcS+R/HoZ2us5ma88NifPMQ7tsh6aXM/d42EPSsFaXqXFYy
0y4pmWkXTfPfVDLTLiiZaa8rmWlLZqa9YmbaOZ5pvdPMmPO2Cq9zk7gATImVaIP4kgBTuCFw5G1JqzwuaZXXfdxz2JkNShSI0T6yLmwVNN2b6BChKF/XUZQP
hAZNhwGwiD4MrHDGSVgfArThhA7DopsZEYTeUUHoXSMIvWOC0Lu2G6H3nM1LE08UgUFmWy9SzMT974kGLf58w0tgBijwQ0r89GWMDHMYRYSG+M5PEUGkrT+s
ItX7dzHjQXwKm/0Dy+9M80pgMwIL3QEoagTm7hV1TdvSEgCQ87OYaLxIIqKVR8ptXrKIyLK4RabJNkCww7M+kjQidUkjwkzjBplZWhbKemB+w1Wf18so1ssW
NYz1stkZwnoBPz8soeUjElo+WviXh5xxQOIsLLi8qeDRIz3E/MOsoiHYL5jl85xZNmfMMjqt5OsnmXps8oi6rMGyIaoyhiNRk7U4Ppy2acb3J8ChEOCw8423
3zhFf7+4HfQ35HlA1Dfs/PRffvTeN8+OT9Nqo6suiHD1YVodYUmEw3wAayKsEOHQ4Jtc/rMKxQ0n5y34tHR0X2r54c4GSw0RxlOcGISOAZekkVjo4ZjQw7U9
mes/8dQp/Hvx9jLp/FoGzihufHqCT+3t+yeolLFP/Db/e+/2Z4l+Em31kdggJzGJaOuakraOGdrqGdr6kMyJ3TIlHpA+ul/6aJfMh/tkOuyU2bBDJsMdcK63
LiVsXt8qhLNCRmtCRiMho2uEjI4JGV0rZLQNMuqJhwpT0G1CT7cKHnkvIW0IIY2FkDaFkLaEkA4IIR0UQpoIIR0SQjoshHRECOloNyFdKtw3FrcE69mZyz1Y
KP/PeaV0ymJvaLPAMEunjEvl147YOEAmZib8I6N6X3DF1wfq9DprNsw9xMcj8CX8ZIvxP9TvyA1QRnCw9Pd7EzmnOXKxsV6ycPMXXNhKnHwdx8dxCpc6sa7Q
B6KcAzNTDhxp61scuL3X8z/BhWyAfh1kteCgZVXRyRc4vDrKErDDQxLH38yGUbEEOophROIMASGzfzVq2MGQViNhFV+iW/C8SLC1jsNvCZ4XCQZnlA7MXcE/
kypeATwyFcE6YVNqv53AxAgX2klbneePlNUZKaOB0Qi4dGejsmFFBUCmKFcWZLxijuShKa5wGKOzTTM0xTkasy3ajnH240vX0bKh0UjXIxTCStjHvBm9Tq/P
p3aXUnYpHJ/wsuu6he0nvPS3mGXz0uuZJoAAcSncHCsgXQ80YCOM1zEuw3osHWJQq2H02jCn9In1GnHzg+jCjnkmfKpu9qCh/GGMPB0f4RnQ1EM4tBie6nnW
lXM21SB50XbiI7L2Dc9ItB+ROD+nsrhKeLHyfAKrrqZDdEAo4UNCT3cLPX0AIN6mNxKxSHLs4zUA7zaJcTts4qK6BNkPUkBFJC0ux9ShVLPFLCWJMs20Xkwn
dW0x3cC1To3UmenJ+fRjekNHH01TvD/Z2Uq/9DASqhQy6OCc3jCvM3oy1gOLVFhd+qfO/VPhpurdLr8bAXDi9oKeiq86EXF+QPVDRYVLNjKVbNQbS0/feroR
huuN1tqaok6pbWiGhk6ioRt0YzG9QQ8uplNcrcy0dpKaQU/cgNZmaO0GtDbrbe0N8+iXSYwHfUNPzUOt9TE9ydotmwIFlMH6ilOvyxB4wHupsVtjA1B1pXRO
E++KrwJcbU8LaMoa8WHi3MmKRtbHEYU1tllOA3fSzbEYTjKl+FtLuE67cC90rOd5Pnue3rhIvGPnV5e+MPfrfziVTIMsBvlF4jXOLrFW4XueHuFaft0ulftY
Osp4xu/KagVB+jvjuVmz5W9RP3ERAbHZeYuF4s3ORVeYkjfddL0hXZzIQI+AYm2EY39XfCI7XPXfUoimZfUinjBLzJ6yUfaUckOp6Y3UnRu7NpS/rJDOJNYj
vKEgwpopzUbdvKusiSy7Jtfwk+yHeYDNTgPF1jMIF2WHCAFvOEBQKzacIbMGG9r+wigP6cE82r+XJiZsS8QuJ2ePSPQnnrODAxfRFhFgakGL82PwKHQlHtyR
aZt4cArW6VhrYU7LHII1Yff+h723gZLjqs5F66e7urqrf2d6/kdydcs3TwrStZI4kiz5gWqWHQvjgGB5ree7ltd6zo3fjd/g95bl6Ho5PC00lgZnAgYEGCKw
yB3AwSJIIIMA2ZHD2AgjyzII4iQCK4nsCJ4gTpiAQsSNc3ln72+fqlM91TMjg2W9uwJLru6a6lPnZ5/9d/b+dgB1L4Rbah0eJjcm/Wcz/ygGHtyIH12NH61r
Udm+GBi6IOMIueZjkv9Y4b9Nxk/p5IY6C9o6r4SgrdG3suq5Wq0CCdqQBG1gCNqO5anjlKtOwCVbeTpICyqEPSRvCyRoh0gYk7wtkKLUVBfWiZA/TucSCB/l
xIvlzj6XBcWg8PawzsO49z3y0kEMfxS8POS0byWotFOmLlMBUZW4uMjJhQ9yMFyPHkLibj3ayx/q0ztiNNTjDu9T5whd+Tj9srXOYbl5kOJolHJxgK5qQPsc
KAp76ap2wYN0Hdlgf5zjbdZbH3Nw5ERnBOHoGtrmfKy028HLJl20+5L5snPyshflZWflZWfkZaflZafkZd+Rl31bXnZSXvasvIz5BvMbOmesf0yC2li6f5y/
kGlgzFo4oiY64ERGQ3zvtkV8OyK++Vy3gcPW7uLbMOYqYuSRAJ+yFxbgNXEtFcW1VBLXUvXnleFK2v58MtxswJDh8e1A8ZGXL8NrXWV4pVOG1151GV7rIsOr
i5XhtZ9XhtOsT3bu/BRrIPpuEK+hunck46tzZHxlgaYrwBsIur/DRbwZJyQWwhFi/iOht4mjROeo072x8y9TQ+hZhIZwQmsIz5+95/s/+Yc9j4aiIvjjlGQj
RuAT+vfsXShDN6h31w2i6VN/8fde9MKxpx4o0DvSzxnswGC8YniJ+lAXdaIk6kVD1A3N4csdTFkthLDjYgc7JiZ4lEb4M3utMyNc8ZC+cUBuMO8tC+8NhPc2
hPeWhPfWhfcWwHvpdxOuNHRebszqls/KjdPS8ilp+TvS8rel5ZPS8rNObLcuxGiRYjiXHpQO9MaKlUp39qHWUJan+jPJ1yIH5F0HwnqT2tsD6g/5raTPMGd1
acYfZL/JXlecfXtVR/azDrPCcEIxsI4lLuyiuLAL4sKuiwub2e1xG275o+LyPmLDFzUj7PywDbvskA12fdCG//5zdovDDR62W0voesCGmbnPVmYmdZAYVLIL
DGryRbsLgvR9PSMu7VxynhTDFY+1W6+1iHoVS516rZULC0pqeYHR8Mk52+uEE5Vjqsb24ul0eX8ZZDyE2VU2u0WxTOqvRcplusIqkU9juZVrc+6b3y6KLKgb
2lUnuRSFXMpCLiUil6gkTsQHdLQXXI7/vul+oZsul4CsaOJS1t4oMerRsIlynZpi2M1SFyOnqFGM2Z0BiD4cE5TwmcB+CKppHF4P1kh8RgNi90p9haIcluyW
MgPoNkcS0W8b/KcgMZlipBni3cWk3reAzZQ02AwxdYDNFPnIV/VFa+/FGLimNAe4JjDaqmS3BWWevGAEXNNa69QBw1xg3CNFYg3Oe4Wb7wreE5bE/DXYZ4Xt
Y1HMn0UlZMhXtdxCFBaJuXKHmOMNgxinaqbAKxsCLyx10EKhgxYC3lFl2VEHPrDwjipoS0Y2UUk2UUM2USCbqEy+u3qr0rmHCnoPFV7+HqrIHirLHgpkDzVk
D5VkD9UveA9VZA+VZd4CmbeGzFtJ5q2+mD2kN47SkeIYgWQvWTxTH3fA8j/mgOVPO2D5exyw/N2kciIuil1zBxyIkH0ORMheByLkuAORdFTY2xFZoRkHIumw
A5F0SNjbQYeyKtghfyW89KtxlrkS7vnlONK8HF76EF76UXjpB+Glb8JLb5x6hnDWL4Gzfimc9ZfBWf9LHaeerg6ALwZDVijUFX1KwKHqj1EAmvmXP9F/OfgH
c8IqHzTCKg8YUXazqSi7dXSa53FEXb7+ZyYIGMLs6YjySkyHt8JZuZanQn26fC1Pg/o0upanQH1qruXhq0/ltTx0OlRFML66p6hJj5Wy/H8FlbCoB9GvoFqJ
l2DyB39OdVG8ty/YZwMTMNVxeiFSI3yKpF/BiNnURzpVWMGWP42C0ibUsFrl1EjLGGaAMZYwwCJG52NoNsZVuKBBHfTtnu0GOmESGFgfj777xDNJJBwNsL57
R1zWoQCvxdwoPDq+4+Cd6xhc0N0SuWx1FSgMqUhWWTEr6q8owoKMUOSoefUP0+uUDChT5FAJcqNVlPMXasvhIEtGL6QcGXUpj7cD9TBlyrTp5aFPHjE/PjJH
bY6AQ705wwmdsrSw6rSNzW4lgByLGkFJn9ixZ5OkK5cOI801HK9/xDhH53PAG8EZNmPj3wCX5SacEV4D7rAR+unV4C3rwFquBGdZDUayEurRLxMbWmWtQKTJ
coo0oRPXPjiX+nncMhbuV/2BHaI6xJgjamJF3hz6y3toT1M4QdL/PXOP2S/mCDhqSU50qJ4DIY/RKSxFudTUvx45cp2ywZAnRdefEBtgG955N/q6FR25A926
HZ28DV2+FQO4BYe2N+MI96ZWscsc0gFtDw5oGzigreOAtoYD2gAHtBycYoFNW8S0m8hzN7BWXORM5ZAzVcSGTmRBAFlgQRbYkAWlVARMBbKgCllQgyyoQxY0
IAt6IAt6IQuakAV9kAX9aVkQI/alA+AfZ37+mQ5+njCSdXF0Rv0HGdw8H/O4fMzN8zE3z8fcPB9z83zMzfMxN8934+Z5g/EZFVbSgumPDcH0vhGnZ7sTx+i4
5lCWj0ezT3zzK1505IlvvstjF0KKKy5HZNhqXcUk6/9M4jF/9BL+SLuKAhg5/crljtc/0ckkbscWi0kzAGmWQZoVkGYVm7GGzVjHZmykNiOfk4xhi0XYYhux
xa7GFlunmAR3RjhDKUDAXTRjpUqvxIEkV4feGH38qNLVVhufLzc+U7BJEcEmJCQnbCPYRHHrcx+Nw03WkU0S/Y/kxkq+8aE/im+EfGM6udGUwCmOhLtOalVE
SkKIZrIfmgl1/W+0Hl5Xb7WuZ5FFkMRquG/lGgG/i9Amn9E3S3Qsnzog8suFAKEoxficyFvjnLY1tG5OzUsSeiCHRKgk4KUCD5RYUz0qXY9zIqWgqt790Q4p
ZcD1FojPlG8nAVhg2vCvH1G9BBmctrlsRZECrr2oxMlKZZpjNlcqSDWosnAkeVhjaUnysB6HJPjUbdh98UkJVwloxCcljeSkxOigfj9Fr7NxRXUCyKWgmtlg
LeeKFFaoOlzewCmFFRyY1HFgUltj4cDEqrPQVsMjmW7GKeg554AqHcMRTzJ5rNviMeLIDtVVRBkbs1uIcnR884Y5syudV6voUZh8icLqhpCwWqcZJBWmQjcH
21XtDOeAf1ZAdNRGjabIpymq0RQVu0wRR20UEbXh8xT5mCIfU+Qr84+sEMRw+GGVpshXzFtNka9YOU3RFfYvoZf/Ab0cRS9D9PLy+XpZiHtZyOxlgG62f+4+
rrJ+hfp4hf2r6ONy9HEl+rg6q4/pecwtMI8UAKsY1eUQwSHpzQaHyms/yAIDCTCQ0nyT/VpM9v+KgVyJgazDQK6+REhCNYnY30IqMG+voyPzvGynqFigJ8Xi
fFYszRMOpMhxsVyPiuV6RCzXGbFUDQvVFguVhcnnHEiThx2IE2UBN8UC7hMLWKmdsqXzgf6II1HPVC5pBBna5avacS/puHpkFBQ4SBQofyDe02UdCpfeOmj3
Ri72dDgbtRzTLrvISu6Iww6Vjx9kl7sXAEM+pn8PtWU0/Zc0/Xf+CHSvdm607naie2u9tRF0X1f3Bsfpk95bXDGIeuOEBYrjHKDLYGtQU08MZM/10wrSC/Xm
CgcLZrwdr/MitpY9vNXTbw3gFPT1aIqxDCzSaPys0fgYTYFHU4gcar5gZDywKDS+kkgcvIqF4MBVVl1MrFk2sUi5KiTKFbvFD7nUN1cciwdcOUxHa+7eju90
TkJB8bvdxZaXPM2usd3uuOy+3Ypuf/Se9O5LqJb8dqusB3XZi2J95r2mzxFVaC7Il3jSFgffCVuci/rGjNw4ZENPOWhkehxQn7U3VCd1kHZAce9RD6d38G93
affhlHYw6hvn5YlZaf1Fo/WzNvzvZ6S10zZOm2BBJD5EciiKDzEuksnHQz1yPNQrx0NNOR7qk+OhfjlOsuS4qS7HTQ05brI7jq9KcnwVyPFVWY6vKnJ8VZXj
qxrtaE/vjWgdAw+iMqda52gd20Fqp1AqMe0EZaUSVZFBypnAhqkZxwmLuVmCuRnA3CzD3KzA3KzC3KzB3KzD3GzA3LRhbloXbG7OaNdjsMN1nMTzNpNYlxIe
v3pOdDwHvKeyjlIB7xXYICTFQzPefefi4t1NubSCoTPywP4nG5XDuJV+VmQrllZuBSKhVrAewRaWnQSrJxkti3DxWVkuPh3TbrRpASglLpg3+zrGtjETtqj4
FNgef7rHjolhOeGAKpqQ/A9Zgy8syl/bzff5qjltH8i5VH8lhkiZNn2ccdbI6vH6Z3akEH308lJiopXyAnkwtQswtf2U36sEUzuAqV2GqV2B36uKpee8hvU4
07wKpzHr4KG6stUrPquQPZUuQLjOSnZLvv5ZCeRSdyDq70QzW9DMHWjmdqRHSP7ZhPCKbeiGBBrvEQ6zW1LZ7pcD8l2S0nafcJ4p4TyTNsMxkjVpEKz3imcO
WGtShJ5/jct+QML464uJnHIdyE/WvKobJSeUzqd19r8Tx//UxGGZxNFE6kvf2gsljpSD8JOGg/BJz65nHJmY6XtqPXB04QlCq4cAT2U9NrV2WVfa5bYt7cVm
YCRFuGcYddXnOFiRTAc63YRxFpZ3EbKw7CTuIOklU6ZkQp1+XZwSldz5L/y/H7wuGcWpye6JexdhHHyiwAcGOSFrTzaJm0rV8LGDijgwKGFbBfDKlmWT3oI2
bkYTN6GFG9HCZrRwA1rYhBauQQt0PGLHiV6aXCP28RPV8glCLnK34BDBwyGCi0OEAg4RfBwiFHGIUEoBr5XjQwTrYm3TZrdDhNQGe8jYYJN+rr7dUWw5VTct
8cKLIner+lgjHC7KI3jm0/dOrF/r3Ki+kAoy/ZlvPzKrpusGyQdfTrBcccr4xth2OJEofLfI1qLN+xUUNNcJsPCzzHHke7omvRA7cgK/YhB7fOcdf//mQ0vf
8fedxC6k7l70HFVbZ5bOdmSWjlmSSqpT+b0oWJOVRvq81qpPMPV5Y2d+8NS7nvzMd770j9ZaVq4p9PQ0sklJIb8tUcjPvm6tfUv8DvsmVsjtzcZBwHs/bKT+
e5STQBmvDEMZvev9+m/2jV119ExeeFEzUl+tDEvmwnMyYXN5nQnbh0zY/thq6L/mRabNx1833eofs1oDJjSAHcMCTNmK6xBXW2GmKNPlDqSq3tbqm4dlgV8N
pJL7+0U0X+WmOUMGTthegz3s6M31KfZg5Iye6JZIn06qjwMKFpbKJfpzKUsql3C7QyrbV9gUOGlTGGWZQdoU8cRZ/IqCSJS3a/SAHx++cMXFhhwp9VDtDQ7F
q9K/N4wommqoR5bfPt5qcpCeuk9KXy9d8pwT2e5j7vOi4j7NFOrQ1na/JELijJGRV9Qj47z1A4isJgRYr7SQ53J0ErLbVK/pl4xIfM5AVclTPNH9lP/dk/gM
uXIAvIVAqPDqj2jHt9Ike1BaoN2kPvXip2XVW/uusEl+tn7ys/XO82MieVorGnoPjen2cYbJpDHIHMiAMVLqI3mUKNzySbqW11tfpWt9vXWErjUGkeSQssMJ
aMJx2/AtGKedRNBpZ4JIkgf/wHQdRLVODwOdHSs2aMUsKx8dtseZbZU12xrIdLnF57JVsLFesLF+sLE+sDEbbMwCG2uAjQVgY2WwsQrxr35if6usPgB6NcH+
CIaf2dhQWIvTA3QcSE/sXfAk174cGI/N+bNk0xSNg+yyaKhp3e6ijkuPZkB01XIS6DLA3MANB4g9DusnwmFiauRGXGUdstseFVUafqw9ykLsjp0UBfgad5qw
TtRVmUpLGadZTolxUn5l+qB87PunPrpz4vRV5PvAkfgz+05+cZY5ZExF7zHPt8cmju6c2IVz87F/eOKZBwpzRCtzNagrzeRISE10E8qJUPEuO03GWr7fzaRq
3UFbBjLaEtn8dZcl89iZJ76w8w+fee7X1pKApjOqTWGWklCEktDF83ZUdARjDHPP/5vGHrK2hsSwUhBAHuVViR5APZiwO8R/vI+aryKhpbZJsimafNh/baXA
5/8VYgju6ytUbldZ8qWwSbS3lC4E2qMuoSK35grVodGwKQSZkB6Jig4VLs2iFoEGkngGF6/GGQpbjRU2TS2JgjaHG5KSRvpxmvldkgsWZC2YiwXLYcHyxkrx
EsmCYYmU9jRKNaXUdUl3XUiAjkagBA1DCVrKzqtwiVplUjVqOyeVqlQupaqoWtoj34ReWYVe2Qu9sh96ZR/0Sht6pQW9sgG9MoBeWYZeWYFeWYBe6UOvLEKv
HIReOZS23U5k226fMpSz6ZrTsz23LcNVD564PAV9GstRDhI6sZNRnIkKf3TsmZ3/8sxzj3xXqHAuNI0BBhYyG9RWG4NXZ1tsGUphIcUm5+DsdOV3ZfC7e2Q3
WR276EL6T6xtkdA6NvYDgCRhwawGQa+EBbMcO+By7IAQFswo9tEgnH5NsmDIkGnAkOmBIdOL/dCEIdNnQOs4hkEh5kSt7gaGkDPtx/mE3CLkWaYc7La6Has3
O3f1LqpImzOMtp+SYDJjo6kZKySqJIWCHPhTQ40sRByrWTDUSK7NkyKS/kuBSMgZKSB1KXKJb0f6oDseoOSuxKP54mRnzMrFHk1/kv7RT3dyho8nd22lErKN
UyX/2+srtbAfAQn9JAkG6TKopIm0wXh6XkA/K+JnJfwsmPdn4UA49PH/1h4Oh6fVfwaVDjr42yOM0Jcr57uBgf1i5b3BqUyxvhg3y6tBeHMRAX2Iw2IqHnoR
uTF1iMMGxGEPxGEvxGET4rDPcLPkstwseQ9ulkEAMNYTwDHtScn+o9PKBYbbZSE/Coo6dIIkDogfZcZK+VE6/z9iiO74nfVvXkhSzrcunaScry+UlJNHr+t/
Pfn/i3yc1Opo97GsTsbf/lz/LaWQ/YmhkL23x27oJZ1wu/rJss6sSFsuaLeYrxNlFpMm46UT6kJGrizoHBw+uZw44rILf+ynZ9SK36yjmGbWwYk/cURJ02+U
4cH/6QsW+++TR65WXwhsfeKz6pErxcl/1KJFib38y83Q7JNGaDZQ4RAphqjhNBicF5G2r6OGTzLKahy8edKmsC8OnvcRPF8C2wsA913mUPq2hsHi6DTGFNPB
ae0qRZrXwiK5u6rk7iqwu2vOe9rx060aF0lCoFmRw0U9hIt6CBf1Qp/CRT0EtXoUa00o9WUKF/UU87MIBc5BYFsNAW1VHdCWenOgX52EtWWEdPPiUQQbrww3
7hoDLGGASRTgvAMsdQ4wMx5Wv9IfO39GXplD2KGMp5SE22auWBx2iBEV0XwRzRd180UmR6qiQNBGGlw3P3buW4/9mA+YQgEVntn30Ueet0iTjQGH6wnplYlN
KvNWBOauOBS0HgOnJv69I4JONSOBnIclMPSQpIgedCBLD0gA6D4JGN0rAaMPSsDotASM7uGA0Svsj0iy74clIHS3AzF6vwSE7qKA0OTAtpzgDHtBgjbZyRdc
eM1tsIeiZg+FC4Irj1961KG8uGIca0EzlU6Mu0TmqZ4EzGZNGfmTEcKcjKMzhPnSG4l6JIejaSpIoSGmuPgX1wC3JZ+uKmdA5yUU+Zy8d1b68aL066yM54z0
97T0/5SM52SC6VCUUGdPQp1dCXWOu0FpdFWk0VWQRldGGl2ANDpb4KJxAl7DCbiPE/BC6gTcS5UspzobbKOIqxaRqxYiV+3OyFVLR65aGZGrJ3Sg6lEJJZ3R
Nw7JjQM2UKo4KpVh7zgu9fmZ+z790Nf/+leBS04PTumo1AkJUz2vm5qVJ85KU2fipk6nm6I4Wi7EzMfRSYzqySRGlUp52CCRT0mM6l4bJPKgxKhOS4zqvgT6
JJBYVV7qAxJz+qzErp6QYKHjEhR0VIKFjkiw0IxApxy2W6W5R6JF6OoF6Oo+dPUadPUSdPUAunoZunoFunr1gnR1Uoon3MzcxZOLz1389qWTu/gT245riM6k
+tuI0fNPpO3siHK/pt/dxfb+mznKMfqCbl4dD/HKeIgr4yFeHg9xNB5iMx5iPR6i0oot4SM5RMdwIfiOKGQXVeN0MHI6BjWl5H7aUHK/VkhCsqadhcKDtUmM
QIYP//1CJrERJmyawQdsI8GjY/I0pz8j2+O0bJdTsj1OyvZ4VraNgUgUyDYqyzaqyDaqyjbiMIRHbcQhPCLb+ZBkOR+U7cwh54kLz07SbTyjgACXwSDIOzqd
ZhOW5+kwWBzLj4IUmfB06uqUQ6bA65G6igx/Tqt/fYWLaOZXuGe5gqZFGCarcWeXw+F2xIkTiGpEpasuqA8rXAlDrut79eTeoL43KPcIFx1s2+vCtj3Ntr0M
tn2HcNbb8PUW+XoTvm4Gm71Bc9lNKSa7UdBNNHfW/Hu3vrFLM3Rh15Mxu55Is+u7Y3R932DW5y2TWV+PRX491ngTlvgarLCckdwA9noTyOVGUMtmXYLCxhG/
hQP/AmLUfESsAkgVZHczRXB2OlIuXkzYtJO5w/cZpd5mvMwd3sV8JepMyfdXmFDgwd0Uh5Xt1TFKZHpeQ5rimpdLOmh6wkZazza0tTji8UA8BRCPD+Ipgngs
EE8JxBOAeMognkoKEaEG4qmDeBognh4QTy+Ip8ln37/AENezdjrElVhtN7PgjLDG06JpnJJsmpOSTfOssMYTwhqPi6YzD+hbSVisJyy2ICzWFxZbFBZrJbGa
TP1XgvoNhJ4GNk8PNk8vNk9zHs2mhM3jYfMUsHl8bJ5iZtyz9iHGOgOxylhp6LK19hvC88+8eSBgqkLRH/hQp+qQN8FgPIGw7Q4EkwI6OGlppIP8PHAoFsjR
njda9hcDh2LmEXM5JH88qsS61NQfpXWpihrNqY9m6VJhrEulcVEu3lBiXJRcgouibbkLwkWx58FFCcAFSuACRXABF7wkZ07mQmAo9jxgKAGsuBKsuOJcK87u
alAIMFZwUcBQUhvrM8bG+oOmR6UtctvtbZUEUWRXztxig+NRrTNmonOLjVkcUlBIttUob6vf4E2neCzvrC0EmsBckwiBcbtddmPVT/PJWjlTQb0Z63xTy0rp
D5KrUgWh1kCodRBqA4Tak4rNaBJp/ipRIaEA9NNlNUWJEtkO4uxniDsXyC5zAvNrWH6sXZDIB0K60KEuBTlmVuNNH5sWk2PTIoLtiomeXpSdW0lH5fkdh9W+
eVjtdxxW+2ElfQrtG6fXfnLs6xvHvr5xUF2hhegSOC54u5kn6PN3ahF9yDpB99nFJuTw0R0ZsQUXmQ602yyeozKDNM65zUZJO0f4JnyK6uEUtYADtGG6UBgO
n6rFmRNjdO7sTYalkZani/P4UoUn8wzeT4jJR0U6PyEmf27ASXO+le5Y3Z//TXrpTjp67SqZW/k+F2s45WIRJ12s4oSLZXxJvHfnxSt3ToAEZgVI4EWBLjwr
XsMzDlbzBQfL+byD9TztYEFPOVjRk06XJS1lL2mF/cj5sPIaxlrRIP82ypYqzuqOJ8WYyvERJa/pl9Witke0Vqgm5LPvzdIKV7gHxLV4iF2Pr3Fn2FW5wgXu
IpyPa5BZXljrsp+ufBWHe5LBg3KBa13SzWGn7raBKDqzMzEqbAhaC2fTFWhCPh6uH+JA6k57w9b2hp1hb8xqS+CsWAKn9Y2TduJxJBl3nPsZ1e9q2xvsY/ji
39Uurbee4i/rraMS0swhztaaOJd+r3Y0Toujcbe+sctJXJH0jklG2N9g7xBs2nsctDwh+JsvScvkqaSaTpRibvodz6f8jsdsENFTNojoqA0iOmKDiGa4emCi
nXfT3s+JQ2VWHCovitZ+VhwoWdaA4i3ZoRM+Qid8HTrhm6ETvviJ/HTohK/9RH6Hn8g3Qif8JHQivX/nxnVdkvv30WyWnF1djTmvsONUdTVjz7ZGNCNWGhRX
SaMA1miC7qlJ+5nLlSn5PsdTu63hOYXOdAyEVDjzEAMhYZRlo1BkoTNeMu3XqKR0xGrK6VxPxUv2QEfshY7YhI7YBx2xHzriwHzxkrtymTriZw0d8SO9OUKb
c41ct3wH4lwMEXJ4HhOsO/LcPHhz027aDFvX3cq+HTQZl6zr8B519UGJf2oTSPUamDAXgjtHgDukJf/dD576fCH6rhVNHHPTQx/E0EMMPVGP51qdXYabuRtf
tQGjfOSU+Mgn5YBuIoeOvOSiJ+ddVF896yIX67RLm3mFe9IlPrrCnVU7yGw2HNYq9Qi5T7N0kxRCRrkLQkZKN1lsYOYvLKx2nmC1OOLSDKxdTMTl8fekIi5L
XSMuz8b828+kmD3Ct3cLH79flmqX8G/F3wPh7+UO/l4V/l4T/l4X/s7E8yM5zf0nAXSaldPcFwXQ6SzjU2VEYnqZkZhSCtaIbPeJeY/ShZCVfFMfs5OotAEw
tHA0HEz4OzbSjFbEMuZlBalew3K6axGpnnCEVEnu5HFOLDlaQ2tdzsUavMo9JOoFq2bDa6GaCQhPhx7m4TCJ3ds5OOlYK+P6ENl62Lx+30yIoDmKGUmVU9xJ
0sO8DfZ38EXpYcX11rdtqVckGuWzgiikQY4yAdPnKGb0jvu5AtIG+/1SaeF9Uglpl4OW75NaAaS3UYR+J0bRlGPqYd+Rc99vCzbRSdG3npVz3xOCTXRK9K+z
ok+dEX3qtLiJJiWEYUKO/F8Sr+h50cPOiXd1VryrpKcpghTKuXzjNf9P8zPXPf+2ydcpehqNv/wfI236qh+6deSx9vBD6gXDY+HUQy1XqQfD0BmofAFvqxXu
7lxrSP1hBJXd6y/Pb0d7u9Nxd2nsbEGca+5XxLFzLLyXrYz9k60hY2fyvHBxBa7qkKPpMMJJxeN3woVIOe5KtIWM5oiMZkZEygERKXtFpEyLSDnUXaR0LUpb
hJuvJCkv6idJdgtCVuuIYyXlbWht9/K0F9Gxl89U2g4YStsPRt3GdndbPsaNyXWkuSjaY5jcDKFzdViIRdWe9xl4twX29exn9NwOubQScokC8H546hk4h0L6
wbGdE7Pv3vPo9zkQrTB25tjD7/pQjWtbmPl188h59Z5dj6USV/s7Bb8h4/3FptZQYOF8iRlGIlnfmvmzMPqzNYI5moqRfCEJH/E0H3jMTEZLDZlyb9SNH6Zw
v4x0tVj4H1hA+J8RPnhaQp0MdEcrqcDBIU+BhDyVRShWJCSsKiFhNQkJ40D4RyWk6xFhFYfEuDsorOIAsYpEtqeydjJuC9DvtRUC61XCv4gq6iXoAP3QAQbo
EnaqAh7YZNgfDoSDIvinOjwwriH2pxxY9LvY46JsOjY7FTthdQDhbGv40JPEOx96KnYwIXLybmgDd7DQn7W6OF8sTHYOc81AbCz8XobzJRN1EBLaTk5u6Qz2
Qe6iOF8+ji9K6CuR/DEbpVumxU2zR4T/bvuCFAtPFAtb6xSiThREnSiKOuFDnYBviqyZpLZJyvfycQkS+ZjI/mnxpewR2b9bZP+DItt1jJeOAdsrsv+4+F6O
yknoEZH5M+KLOSyy34wZ6+ZyXZSxkd6W3RhRB7PpjPZZkHMs9Nr/OViAnxH/s3w8+uHpbz7tRUqquBSl0uFTaHuC+UGOBdd0JxTEvs7BuOY/5JIIf44M4uyp
bVu4iCzNVJAVARDgto4AUB12xQ5WhPNwBuEEQDsKaDc01cWjRQziRVTtqf4IpkZAcBgBdcClV6Ug3HOUn60TBHK0kzAIShAomGXjc4Le7r4JRUzMTIEcqQah
q6v8ctz585O6jCzDbAZRc7xVcJVJTJDsPkqOMBo7x0Z4gkOyIE5ryH2k/lGCgj3OTsRcDLnrxTHwNkraZvUlzknxqAoWBfmv5wSBIiUIFAiFXU0/wa+7XCMl
rlW3EFbQBSWeJfuvuma+DPM+M8M8luUvpSW1gQzUKefnl+J2ViTJJbaBDdeln9KCrVc4ty3I1h30WZyDszgXZ3GqjyuSs7hBeIQHkrO41hC5fm1x/RbJNqE8
ebW/M4zB/rDfNAbpq2kMDsUWB6faT+h22YJZ4Sr7aTig5PsOFzB2CsNJE8uiDRmj7eS47mJO70vLarucrEQF7cyaQWpu1HZ1UXHGpX3HJFRvu7qUQnTWHdfO
/jiKUn3TRd5WWbvFiXdfjrgpW4yUjcTRlC6iKW0jmpJiKV0AjMyKTXZebLJdOdhkE7nWkjAnrH2JPkAfDZOJUnc1bASFhhSoXBJXq6EKgR7qA0oDyz4Hzrjs
8xMAps3XD/L935f7B8H32NVCPtmGmswTj3XUolO/Or9Dxw+xfxYuWThp267U7/6pDjJtQsDU2YMok0ULliogdV1c8i+37AvoXfSo1PmTTn4Rdhaii6X80wUw
2FxsYBeUdT1smM9MwrCsOZBGUzARmmGEkw1sxzbw5TB+Q2A6TKbyNQfkrAJhsiNqsWKjeDm75XNGAmfKCP2SYYQ+VEzCtqZTVWr+8YkvfNpTGu/E0Q6BLq4y
3zwkYP25y/GAk/aXEz7UR+bi+NwNLrkVzPGOVpAKFRL3uQX3eQXu8yrc5zW4z+twn7NL5I1gkb8Jh8gNYJCboJ9eMydQy9mIsDeQGnU4zqk0nqMgOS6EQUMX
kH5ONGd+YCQJ7nE6kwQTBHzWAfw3ZWQLclkvX3SAPVyIMQat2uNQ7lmBgL6obBnh2QO5q8C9PkdxjglyF24+aNyUZ/LRcTvG5uIv8hxSE14wPFe6CSmlGrf6
kiXNxC2HPGJkKMZlNr1Umc2kvGaXkXlc+kVe4ikFJIbjeimB4/KpsItPY1KzwKhcWuYaHdXRn7pnu90Yi2sPf7zCLm2wP8QfV1nF9dYH5aMyZ9db98vTipKV
TSlf1Dvuc5kO7kkK5qr/3ueOGxT9P+7p5va7qITtx/V1vRiGoIO8TybkPedpzhmxQ4na5KdSxcIy0dttKBDWK+FGm3Yz3WiHDA52rODWt9tvd7dlwS+P/d0x
9dDMVYi7ZtfYi889Sgc/N2mMT2dhfM/ZxLl148vF93xZsAvdrc6eNV0QYWYf66LaLhIc5tVAucwCh/EKHEFrAgD/p42xGpcgoP79zm6gxRdhCK8mPCdpggIy
fL+ADO8SkOH7xMUyxUHnDLXZB6jNfkBtDgBqczDGkhhA7MVgHAcucRY21UNRKkpfoqL0iwbjGe56D+56F+56G4pLAYpLH7SW/pTWMnhVB1A2UCbemU/yMybS
aL1PuJy3MEZ5/lt1Ev/0urXO7fTliZ0TB8prGQngBRMIYFqAACjLf1c52elHrc6tTnu4c4sgTs6bC9k+F6fkFd0oKQbD5zDmDQanMLKGfUkang9W5ZXd10k6
w6uRCzQ3PVCnhCwiTXAiOyD7ESOJ6JjrElhILHBSuZ5J3O1tInB03C0hQ6sh3xRX2rmKs3/GSB87sf/kIz9Wz2wS8lzHOWKaOq+OBZERjqtIPLo6TbE5Iyo3
XVwkB/5QRnERrrq7Qi0q1xgJUWNkOWqMrMbyM/dU7cc0Fi9lgOTNEjI3i0jb9JGzWUjVF/HS9UXM5nS6lbgCLLgCbLgCHPCiMjhTBR6Baow0HOPWVMFRKuAo
ZdRtCONaJMvTVUnkSHC++p2PGov8Q9d1zEWeWy6mEzCxA576vIanPiZ4YT964ptP/6SyOLQwOy32F4MS1oFy+cpWnfF+YVVn4rYSgvDIcUFGpEMkwbRQAS1U
QQu1NC0QEdRABNWw8omrFq5Jo/QNoYQuWcF/alDC50EJTndKOHFh0Jm5VxBK69Je3zjo07ZkBTpWt3NZq1jWygJras+pM5RazcOGtfChhju03d3m6EP3E04m
mFGCui2OnyYwnigy20O6DJCxiUTJt1EUmGt8ngtz/XPlGt8t53t34Ott8vUWfL0JET43Jnmem2OBcfqgkUJKSaa9yEUWVAluRhc5m9Y39EHjLolPus9IIZ2S
o0VOK+1FSimRJVuMydHhRHx0KEmdq1EKc6VR05NKcHJxWcXdZXZqgECvAwK9wYa5Ui/IJFfqBQOikzZEJFqLJsRzp4TKD7U/oQyj2YdFnEMUEiCxF+G9MxdS
sRIY/OqnZXIBDhIlDGY1Mojb0khv2BOXxR0I+8O+sMZ9/GdmDkNrnKMUaqV0mSfpqpSZr9JVaTNH6KqmdIauSp857Ijvoq30n+POIuEpT4i4+cmxh//1i/s+
8uhPrUyR86Swpu+eep+7NkvmHBN29OOz7/jA16qdQifWTWbjCnptO/pkXHBB4v6j55I7FGmmqYii0bTFfc4WS5wSkigdIK7zPOUwANIs+6kOO4A5P2TPH//+
otg+Z+U4+YyEjs2T2NuUs60+OZ7ul+NpnVrAibxP8HH0KutxButeZc3YrRE5rh6V4+olhhFLVAAWPaTRyxLOwMSFvw7G2co8zCz0y7lNpR5mlhrrTWFrKZjq
ZWCqoWaqarKWhmF42cc+0V76WLsVqyk/s3Yan9/MfqLdaq7LiqOWxKKgOT/QNcb5VZ3xeWeVzOT5p70bQmJrLJx6LWeTtl7L2aR84NaWAhQcf9JWf/HxZbfT
br+WTQn8jjJN2/yJskyXchicE+ZGHqPf1OPHmuXcAv3rkBLgku2fU1bUusiKmU5ZMXChsqI2j6wYWISsYES8t2DV34xF34w1vwFLvokA88knKjnDffCX9sNf
OoDMYxteVwte1/I8+APNuSZqGSZqDSZqHSZqI5Vx3wcTtR8m6kAq4z6AiToME3UEJuooTNQlKRMVUNhxXn3TUFgiq36OdYYvLgpIc9ljrN/85NKB0/xk3qlt
j+vhnU56nlkNowBw5MLYR1AU6EXWiAusPnNA4uyxp57+ybuH1qZD6pN61TmugZJE1cRKXE5jdJJz3KbLRuhv5COkUtwtB4W5i7GKstxZmSo7nqgoqJdeQ6n3
Okq9N7i4u9JQWEPshYZIFek9AzIn1qZ9VieVvriCK+jEsTTRxIwSvkpoh33MFyi8sO+1zuaUMekq6U1JhGwEKDqRStcy9h8zA8gJKuBFHm8ANfFKBJOtRsT9
SnVxGD4Tjp48HD15OHrycPTk4ejJw9GTh6MnD0dPHo6ePBw9eTh68nD05ECJZERQj8qtPABYC3NcPAW4ePKxi8ej/EKh07+YA/takB1W0JhdhZCOmr3GO7Ir
khZWcPQgnwnm6VuZqtGTpVWiy6ia28IKhioukKVVCflQWfZkBRuyjN0YYCuWsA+Lgn2FHehnbr+Csf0KxvZL8RJbeEnqpiM3U2bSnxlG73MGFNasfXGAchZv
5RAQ0uYUDtLLtGmooak0otKCQgoyyoOMsiCjCpBRPmRUMSWjAsioMmRUBTKqChlVg4yqQ0Y1IKN6IKN6RUb9olFx/DQoDul2R7uk670ooZtnRZM7I5rcadHk
Tkla7UkJBTU0u0A0u7JodpUOzc4Tzc4Sza4gmp0vml3xlQbFsSCiCxDRPkR0cY4XuayDHXKJIs1xJe4W8lBJaE8BUYwU2kM/yYFDkCvrApbIFaXVDkQhm/gr
ruZeSUUuKpG/3irThiXW4EbunS2vSylugJx4cpQ6m+3Z/rKx679RSIJBJpwODJ8fHXv3p73o+y9+8AMFsjIXwu6ZB7fHnwPbc7SrcXEj1LnNGmrqouH3OLL8
rl5+448JCbgZJOBpEuCYCPdl7NIFSEDpfUQCHkjAIxJw5yUBF8Ly52HOmaCkc1gtcdY9MWfdneasGpksE5SUb5yWGyelqWfjpk6km6Iwe8LOAQhUwqWPprj0
RyRS/cOSpbZb2NP9YnjuEsNzj7CzvcLuHhR2Ny3s7ogYuEaEelHYVEki1AOJeC9LxHtlrmVx8XKPJrLRumYMN+h7uh+0HpGD1p+mTlpn9EmrRlS/VSOqzwFd
jxHV//2w9d8PW1/OYevjBqE+53UXSaYWyuzx6xNxMn8hxlFZjlIMifCW1DIJCA0NT74IJwLbMITTJxYWTh6Ek/VKCifuVYdwAv5vyzX/uNDEJ4LAF7ScTkHg
a0Hgv3xBUNSCAK6g3bGbONr1ae1m8qnuJ44RLlA2FLVsQOsnJI/puLT2qokHT8SDdQHiQWpnW6+CePhDw7+UQoCOkfQVe9vRQf6/YDBno2PJ8d2iOjYzJ9P6
lQCbnudc8QmDTx283BnZ7sanikYkdVK/VzxWpovKrCHHniqO8aWcSHecSlOUKHTX4Y/UkT24W6agU9yt6DYJYN/dyGHBFR1CXAyrHEqrQ4O1Xn7Q4ZwscWrX
uuVb1akSb6tOXvSMcgxOWKcOeCwBOE2lkZlqVQcOTj2sUZpQHalWdbOmLeLr7awTOptKqIwjRlj92WJF2YpTrhRjQbB1nfrbw4UjaAZ7daRxdDqOeI64QCTX
QG7y82/iMsjNqKxYUY0i/aknrT4J2lTTU1NyzZgdNmT6YOv04aixj5a1QXWEs3T7PtwW3b6mZBCfC0YhRdU/4YYNuscz9TWOJO3nZyZjI5PKh7UHqJxxKues
xjOexJufNorSeGa8eU3izQc43tzriDcfUO8ekHjz03ycdEqLTzq5oYoNVDKswTM2EDZoMRrcpzdVSDr2h4NUQOaXx6+wrA32MVpyL1oxvspS0ucpfFtO39pD
662j+H45Z8YMr3GO4HtI39c4M/g2OL7CUiLrEL7V8e2AGw6HQ3HoNZVTiQ64OPV9/z3S35U4JFiOQ4LVrSX8G+iXS6L6Xa1hdfHvai2Fi1GJklqcADdExV9o
i14WJ8BdRuHqQxyunjUxapWGiEUQFj7RjhcOb7AJ02ApyuYsQdmcEeR9jhK5N+hNjXBQjbg1WKZkmX6tttXkvC1f/yQL2b7YBCSyuhYktxBtcYkBDwfNqqVj
O6W/MbziILSPIez/3U7b07W29cl7hCpDqLntQVcPa9H7kkP2J1BaL1Cj4Slt0JT2w8qt0QCX6Mj/EZrK2hvixkfDEZrSJUbLo5kt98XppTVsS0xtjXCyqKp0
g6a2RjhZTawCucCXrGHEeYr2V3oRlQRvN8MetQ3KuUDH+XQyg0AXCMGEPEgMUauBkpjQhpB32g21KRETUKNa6pk1zOkFOgWBJ7i1tOwHMtdLBSqHyDr3JsU4
l4KJLCUPSY0ug+2GrvTEL6FJefc9OrpcbShSg0jtPCNHaqQNkQiISfSbOzXX4BTC9pIKJc2F6l+L2EU5rMghTjnKj4cV9R/aXoy9s4RyI5B2Qhur/ilaDToi
ljywMGzp5K8W3lo/K5PIYm1QXINDseqvhmCwsaFwkDjnEqLlbufOb4Hyncwizx5lh9nhUlBRtD8j3uNyKvskVXtrsKHEEUUhH0uzds5S3JadUyXCrYZqkJOt
NnHkt3IxXya/FhZD3dw0Qn8Y1gyYWeIQiazhaysehe0Ro6O9EJXGr7AtxY5IWFFAgJJeJFoafHhD3HBQR5VE/0HEwBL1hkG1Q+pb7wz7I3/rne1+HuSTO7ji
3xbIc0rbsPlZ/PUrk7E7VzJSTI4oq1LH3JTp2JSRAz9wD5OoakbobZCbTOiNv+tcwzmUNyiUd64b5Z1z2v1pyiuFgVBeiSgvMClPKaZTbvR2qDsLU945g/IG
aYwjQnmj8Xl+0nnFc66rFMN+Kp3ZPdqhCO6fYoUNtRdqMSusLbuP22tE9yX09yGeKyUKmG5aECcNzQNZnAwSD2wkPFCJS80DdZP9mU3WwNAU5VF6ddiiY88h
yn0aInlDRDlM34Y5BUpRjox3IHbwG5uoGOj7vECQehUqI6kGyRXAKSeRVKN+dW+EzpbI2KmtcOrtFqMl9Yeth/iBJTqZ5TrWCodobdVzg/LcED1HDTZIcRgh
4eXreY1w9In59Jd9QFT5fP0I83210/1YHA/ih+X2aCyOR2neBrv9NMV6faJQn/NSl7NkbpAl7ClJYa1kSUHF7uhYnord9a+xRtVleA2L6zbVa1uqGZhcq2GB
c1sld1U8p7QQh/6GHbN1U9VlTdDP4jm+TIbOwvfFijmqrNPz78k+fLkFeGe3gaHdqgEB++FqWIKDp0EcQ43gUGpUUf/Me0EFB5QYbEQTM2z9k+Xs7rWjQGOf
1R/XKs0+pdUpvqS3fDi6wf4BbXU1Sd/nLQ8WQETJLKCfWcCSUPhYNH32sZ1O9MKxe2yGftBc4SsiCETnDYeh66b+uiQm3ljvTT6ZqGynk/Mn9oKdtTH+7zPs
6xWqw60Lw2Y7qb0KGkgtE7eFFIyDjCyzwf6czMXDPBfrLQaUa6AmF+mU2vmxS4OzTDnzoLVQyy9Kyz+Qlr8vLZ+Vls/YsbYqi5ZGZDudODMkkqBc6JChuQBR
kF7IYoAjdBukPpTj4IMOZxFRH50YNCLnTvLuebH6pNu0g2xWYwfmihF4wSuxIjWsiHb8HEjcSqcPGdFLXCntly94VWpYFd36WVG2zkhri18JzUjmzkrjlZiV
RtdZ+dvdnbNSvuBZacwzK+WXMyuavXK41+fkLPhh3uOr1MaCzrLPRqzXXoF2PijQzjM2+OJh8c4dkqjAkxIV+KxNZh6fQQ/IGfRlcgbdJ966Jvw8p8QBNwoH
3FI44AbggLsMDri+1LHycCryawQOuKHUsXINDrgGHHBL4IAbTDvgTmQntX7FcCedLLj+du/tOZ10cMJKOZTqxjlJnJTO8SiEt+ML9MTK2HWRu44yKSiYuohg
6lIM4eXQb+b6dgq4zRKL3M0cl+0jLjtAJHYZqdIlpE8XhdEvrrVUVwpZItP8SZfXl0J5qSR73wDQr00kYDdQXYswWG9dC7zLaxCAtBGRR1dLINouOyJQF1tc
VTaHT1t3h7YZPm3dEdpI7rG17vj+GQ63ZpFH4db22JknvrDzD5957tco2JqetjbFT8/sm+GoaztJ9LGzcnZsZP/YCIezjdgvRYO2zgKykywg24Dnsymye0IN
JZqyJUfEXqbV+KvHdX4YYuS8uflhlVR+WBX5YTXkh9WRH9ZAfphUavB4+vEGXRWOZlInjnjYXD1wvzbge63D8VqD17WaShyppBNH5mk9Sa0mGsbZOvLHbImD
plADN/QoDrqXLoN0UEbB0X10WU6WmplqEiI/leJ8+5BU1kTiSW9SQiD5+F9Gwt74q2XdOnJVZr5ZLsEOV1s+24N8xNjyu/ucge35bRlYHLbqLY65CjAACtCm
4UgmQAhCW+LQQrIy6bQLvmOyF9oBLRXZoCViC0WyQYsmY7AYPAuVXUo0l6Ws7VjCbdmO8ZLQtixgW1awLavY3B42t0/rSL5bNYRZdnJSxLMohWZBweyWGIoB
/EU7T1VHVc8B3BoDdCGskMEeCgLvUBFsB09gHTSiQ5XhHCSxwmbXR0OfTD3SAULDGA8uIEHqX5ycv0jjs1Lm8ITgOB0XHKejgvt0RPCcZgS+9bAA7h8SwP2D
gud0QPCc9jF86xX2nwjg/qcY+XCVtVcA9x8UZERGQvRjBVrwtnjeyzF0SQKmnZT37DJeL4nq8TGCHAZGNUqMVue+E8cYEvFTSSJ+KoqZV+VH1ZayMS88qn2r
KCa34+ut8vVmfL0R4SKbEyXlhlgDOvCIoQEp0RC1uZYe/WyfVqYeFHVnj75xv9y4TwJRpgz9Z1L0Hw4UbKOY3hGOFywb2s9LqSp6b8QS/iZW8AYs4Cas3zXQ
ZzbrYPYeBAr24oC5iUDBAgIFKwgUrKag5WuwD+swGhsIWZDO7nF0FrKuzcGZNs5aTtDRKTiUdaOjM86bCT0/SXDaASSd0AxBRi/7KkA0lz0Z8ymgKH1NQzwB
bvs8sY1tpKssMg7KFqgZT5zi8XjOidJJCmlSTv2MTiHS9dQJ+FIP7lljcCcSzdiAoJ+1EZQ5EkNfYx8A30Pj4HlZ+B4keBIHnfxyhCPzwTW+Oplt3b+q3CJ7
F48I5whia9LUkpJ4/UVrSZ+9EC1p6sm5WlK2QjQ1Y12QRiTUXOjUtmJFKaau44Bh/W6StMb2FmXgzmqbi6hqEHaXpqqDoPKDTOXhSAftgrio3FBKnMQ1fy81
UTIvi+c9DhVvJHE6LOIx1lnoEMRBvQAqG8Cwfx4JCTXrqB5QIF1tCV2WKzOuQCrbZbGOYPZsNFzy8f/WDsNwWv3nMkps++2R1mUJbAkwSgigr6JLFQpwuQGr
XhBYdVdg1W0GyXNanLF11iHD8TXuaYcM0ddQoYHRxe0cAxhFis4XAIzipsoVLoXGeRk0ziXQOEep9EzeLDtTkGQBWKnVFHZjDVZqHVZqA1ZqD6zUXlipTVip
fbBS+2GlDsBKHYSVOgQrdXhR0EtHDZX18wW7Lw7TcNIFCbsHZ4WY90EEZ41eWHBW9N0nnnnai/7x6zblB3HcE848n5yMlZYSjj4CfShBUGRQSkpmGPKUYtgl
znOMaxx2L+QSV7bzUqU4K69IZTvuVUxlRbOmaJc/UUqIy3kuUxreC8mP8RMdQV/2BQV9LRLW2gastWan04m0/cv7jaAvDgwrXjCgtVTK0K2bNTGoNQPEOlVB
bA6KdZ+gWPcLivWABHkNCor1kAR5NSVoS7ujesQd1duBYu2JW8nqqP9bFfdUTdxX9a5BX5VXvojUTHZM8FPGbj5Xdkvbc9vifKgTRlwwm2cezLMCzDMf5lkR
5lkpznlP9n2Q3vc+wt8sTFBOzU8aSzmQuod671fNvV8Jq7LRtRlJd8q6Pizbf1z8xdtgPykw51+1UXPuiIQMzgjFHDaoiAg5asBnOvZThoy6SkIZAd7z4S8+
LzGNVCCUSfbFH3wQED8ctUjhzjP/+MCnn5ei23HI84ShImyLYQiPm/q1oU2zEmFHj703vrPHnqNf57P1a6VurHHuvkD9+ryVBJ0YsEV3dMAW3YbddYsJW3RT
B2zR5gS2aFMy5muyYItuhT1TjY2mwzgQilXtI92h9NIqt6mcJtFmF8+F9wvx1mX7ARMXHlE9T5EL+xJaYwUYnY6yqqF4FMPSHAVMwwdUxElWgJPMh5OsCCdZ
CfUza3QZVIKrQuiaNn0L2ZLMBp2wNcyE3QEz0TFtE++Jp+0E403YY98788cPCLpNxux9PFbtvy7Td+7YIw/84T88sBYzmABQ2GOyfDE+9/xzZV/QXLmYqxzm
CkVGxeH32pnpa36y/Ob3PvHP5Y0fx72Nt22c5rkLZe50aatQPYtPvn7Wuko924h9iXTgb79GbeSeuIJp7JHsgX7YgH5Yh35Yy3Y2Ms6zTgtowo1LTk/23/bB
f9sP/y2Vz1D6yCCUlMqi5oVFFMmtQbhzB+DO7Yc7tw/u3GbKndubju09kQb6S/6fEkfHTJi1xcQAf22yMyP3lYkCnpvmsIj0hpluGbm7WGgdWFR2f/19Oy6Z
vP7jHUsS95iXhDtMi3K0+6J48aJ48aJ48aJ48aJ48aJ48aJ48aJ4yaJ4WBRvkYvidVsURxYlRY5PG+R4XwrTIJUzlUBN3iLegtMVCElxFmxOhCLhahzvSH5q
zkl+Sqc/bYKqeQ00zY0tyYkqwLDwYVgUEfpagikRwJQoI4ekArOrSgrwUhyzLkFa0Si020Eot00OnD7emf5k3Ag9wTDwVjDSQZJWrHjw3YgzoWo7TQYyuJ0+
vZZVCA5TY15tZk81NXKBK8gFF3m0XTXyAjRyHxp5ERp5aZ7k4io08ho08nrqFLgHGnmvkTXFyAXpFJ6Xny913CDTD+edehp6Iz8HesNEj7KA+vT8C89/+Mtf
+Pq/aTC6JzT6k4DQGdVtTMqtG36sLMq9Bmu5EasXI/Ne0CIChSIPFIo8UCjyQKHQJAvUjQRO2E6VrBSKLQB1oxBTrNLFCHWDaVbtUAHfoEPkvtfySQHT7NFO
mq1n0OzFHKdBs4UUzb7SmX5zaNabQ7PeXJpN0DZmDemxyzaxNpQpQpNtq/+QSHL1PUrxU//hyCWKCLD5r3erv1JGJj/DZTKoHEXoNCbTGB15jf5CJMBSxyMi
YKnDn1jq8CeWOvyJpQ5/YqnDv2Wpw/c4YSk/F4dDdScB4tgV79JvF53e7QW9GcNEYHLFnZzUUHA3AvmeSlfjaNNqlShKIhetprErwslFKznCWC2QUv3aAezv
XHQ531WLSKkUbFnnMF/tqqIlqlFCnykKOBcN8ucezkzvMYLdKdVCqc51ddOWSOtPwhOkCKD+qR3C9QchZZuEAUN0WAtY7DtEHfP8zAdKTI72J/Wwz4TnoV60
+6UfOcoqGFAX/y6KAkUGTNV1LJsg7MMGzXUjy7Rt4LYO6KaRSLx+JSyLW8KnJKN+Uuz75zbhUsGYJD7F/cW9zsl6nZN+nfMLaoRC1XOSj9AXNsNefO74UxAO
0qzvbw+Nrbu3NRwO7G+NhI39rVGE6o+FOzdXKFpzZLK1JBwdC+9FpO/I2Gr1KRzcr36ljbWJ2s5wdDIcVk8GYS+t3mBY26/a7OXEEGOhe+mVVTdn2TkKMB4I
mzSqZueorqvYqreRgwfsuQ+wJ6gZ5cbbA+FAnA0W9lLZlGY4APNFjZDGNEQdGwr7MdphGu1o2NzfWhr27W9dxt0altGO0mhHwqU02uF4tMNhf+dol06qASO4
WTUfXjb5FsprCEfoQhOuQ1jj2Y4nHysSWbw5drJXpy/7J2FfZG8hc5Vp4ksxTUzGNKEPGQoUBl4Ig1aOQsHZba4IBnDKWYSbw+0U4Xa2n0tOMEprGN6uiIBQ
nyaaMraEtf1t3i5tN7QMRzibRZzNohw8lz77rZx495SG2LI4WoV6ov69YaRFFoNFkdpgg3SfU/7o4qLCCWELOdGVxO3jAieOYucGAKtFN65s+3RZ1y4ZUKyl
TCjWkOimRWx7uXoxh9HzGxxyGkh1FIeQl26WujY6iD0fB7E70SkC4ZI6Jg4dD+RZrvtU8YWHg4MHrqpWjKuqFbr/loQ5QfvQgPNU5QQlUKhnugIK+o3Fxgt8
np98yo3K6o8jKYBUnIAftuZUo7HmqUZDk2dJNRrMTf1R3d0rW2zQr0YtmmK0jWWQ0ju4MpBDt+5mUcPIJwWJSlwowM9BHQV+e4HGWUKny+2AOlmgKQxoCks8
hRldiim2wKljBVJGqDZ7jtJOC6RO16V4jMRLUeRTXtO7kygqIfsoToZucbvz9vx2ozpvYS5QcFcfpbtFtSlhVlUvl1dizCXPK8PBcAkhcqr3tBzynzcQDFlG
MGW9HehgymiXO86ETCvkb71TtVnfeme7TLMntcEKq6wZt8VhnAddBkVVnw64uiKYDWe6oyuCUSEhrjnNqs39LsGWcU1ql657XKCZTVMNanV9kA5L1XUv1aBW
132u0isKXMW5Tr0StlHXaTqNMnMiWzKIOSO3J2v1e3Bbx5MpclK3UNWLNaj6Y3G5KUqcy+MgriAHLQU+aLHpethGzw/ZMgcEzlLggxuOLN1nY0R7bRmRjRFN
2xjRHjqgKTAaQEBzyWgABUEDKAgaQEHQAHrkzLsSaLDyxY+Q6rqlh/hnxhC9S22I5YRW6y2GGyyrt4FyMfhmu0iDL2YNvojb8eBPWCBjDgWuf3mHGGY3YYA3
YlybW6Vlz+CQctnXNWYuTjxUE4TJRg3Yy74hpx/c1uO6rU1qRysuJLzwBHjhsm9iRxvtrNPNfMts5t73SDPrMPdXY4o3tvhZkHl23Fq3esAFWs+DamAcauZw
Ze6JidnL1joPys09NBslDq0qkJy9n64WIyUzv7rPCeOC31OOrvgdPaSLV1L44qSDqt4TDl74orR9xnzhKbn5rLzwhLzwuLzwqLzwiPHCGbpnMwo1v+AQ/80h
QUwwGnK8WogOOTHSd6lLZJ+lZ8jqmCGGD6G+MXyIdHJa39gtN9LTwZB99BcDsk8ePKt/eVpunNQ3TsiN9ECpqZl0U4sYZdFk4sK2HQknFbZdJJphskJSJdXH
ttdb99lYoym+rrcm5fuEjeXYRiiO/G4us6audJD9lR1xmjLcKjGfuBukuhWkegcxgyvs/5v2/Crr/6Itv8q6vcXs/jYwiFvBH24Be9gmO90PoqYuHvUn6YjQ
dE+OvMI9wfDrX92hE4CNP8WbkNo657TykHOzzoVh7KXekKPSaJ85/vDTXjR7+oOfYPB05lIQr0b+rUzP+b/kpL9m5PIDSPrrIVpxxyPf+OnXhAPUx/FHvvl+
7Y4aJK63wq236virzsrtIW/HXRvsHv7k37XeatCn9ZbS1Cl03oejoydy7lR6mSlJjnZdmUtClpT40TJUDfIb9cTJ98AhSaPoYUX5B0lNEMJW5KOErEV2cVuf
bstr8xkoevG6te0wTyh6NumJfCh6Z8sbs1p1LtJpt/L08z8XKfLsHCkSQp6Vl/1FphQJMeuXY9KXq7mOlaVsHlnUPLL4sqSII1LE7iZFurDNxYkMR0SG3U1k
vDxOWmCyuBJksTohC6D1qhVwmAXcQJRI7zopfPJZG306bkOcHaWr2iYn+Mpb6Fv4SHvom7bZkbDMm0b1IvRTDkPeO5yqW64f25FmOUXNn1a4e512ouxS9w84
2EgPOljraQcbag/FaBYYCoI3zv0ONtIuBxvrPgcbbcrBhpx0MA8TTsvjxE1s4Xm7s1ytHQjtrLz9jLR2Wnp1Snpz0sH2flbeekJ6cVx6dVR6yZGlans/4WB7
P+5ge8842N6HHWzvQ06rv+zxI7tzeNV9OXRhKodXTuYwARM5NP2SmBLnxbQ4J6bGrJgeL4opcpZNEy5OXI8pwjAwnEDv0kAiPZ0xSjtX29NB0GVDPZ7Uwk0K
0kkl3doaBvZnNC0LLnGLHOR1uDnKOHthaP8EQZWi6V6uIhjKFqYOHBAVjLYyvY12Mb2ctB7qC+1m1fCaC9N+QtnG9Iaz8oYz8oZT8oaT8oZn9RsuSCkKa8yf
/a3KClcf7gyrbIiq9+6V959ecMMHRFnvFMr6A6GsKaGsSaGsCYpRxv7Q+6fcsX+YnA4K5R8Qyt8nlL832Y9F2Y8l2Y8+uawtHARwuUaPhk2HAQxU7uHoxMPR
iUdzR4cCfHTigU48HJ14ODrxAPfvAXXNA+qaB9Q1D6hreQmAKCTlmIMVOJ6w4kA32wx0sxIPX/CuYs7dntvmJxjlB9wESx+y7Sx0klk7qiUx+uZ5XFJYizNE
fWTKScUQH5lyXCqkiPohJbosb9Hm8rmUSLsc57rFcSvR+ReI9CeOuIJBv1ct+dPvSeo8aej9HLMxOiz5ntIkonPHqNj69771yNNeqxq9YBOWSlh8jLcr/8/a
qT//y8+s/61iRT99gSDICuhOKasnZ7r0RPpAh4FX2MdsgNc/RfqMuh61gWLP4H0e60dVeu5zpM94ko7scToyn1ywXuSxXlRXjE/1Opi312eo13kKODjBQqfI
PhxaoOcxS9F3WGdlHZEfUjfYzacGmue8e/yfYMvUv171r4fhNZSaAYwHjtLwx9sFjfJAxXvcdVGACBJPMB4o5IIL0etSv2HvBvttRMPrrd8D1d4Nat+qLvU1
zh1K6DSz0R04GIQyY+QMWFc6qqrPFc0gesAgGgxok/4FNTwZ/7bjkwQo83LcgdneSou0yrob2Oe/R0txhf02RUcdwcvdWK8HIHlPgOQ9AMnj62Z83YTtfw1t
8Q32GCYkouO+9VQpiQ7vr8b0rMMPpm1pYLeNG7v0jSm5MWGjzW1o821o8/fQ5t1ocyvavEOvlbBLni4druxRnFYfyjhwxAWXLl+hFKIButzYGqTLzYRHskJZ
VMMhV0G4HZUYhtdyCYahtVx7YXAtF10YWMvVFvrXcpkFG8BZfWvjigqBUTFhvUW76UCcBfCxnBMkjMiMyGI/vwQGsOvbMyuiq1Fejah+lIg3XNAFcUF77IL2
Uy5oLoceegJQd/V4aNX/SPvLrm4ViFEOj7csOk+ItsvhqBXdJQemFqEw0TNvY1e0kunR2xl+qRLHKRdoYTkrhXNpqzAoywRldlfok7+5Rv7mamRnv79AsoBQ
zP0ov3WcGtlgLQ99iuwMVc+DDYxHUyTgMp+yUQdJl1tjNcluWKNMOotyeWkXbx8nTJ6AWkREh5GpbWUmm1LCdj2VsN1AwF8PAv56EfDXRMBfnw5G0KEPHCpw
JQL3ViJw73JE7I0iY7uJjG0jmq+eTs4uxAAOSTxVaAUb6YAfu5hiJSRCRXVegk+UwRp9SyCPoj/HB2W61c9OcmyUFVQlrEXOKn+dczHMgx6yehsTsdpOAXpE
J41741tB8JxrO9tVK5bEDfDRhxNaFKbuyvLbBKHu06tIWNv0xyIJcZsop0RSnX+vZH8ZwnqVNSh94D8w+KpFPlBueDDd8CAabqLhISIBbpjA7LjksmL69EO6
uBKE55Bp76r/oNcBXrrcfOkoKST8KWRNVtmXeP3y9OuX4/WX4/Ur1lsr8Ppf3mD/Mpq90mx2JecoKQsMjV2ZbuxKNLYajf36euvX0diaDfaa0Kbw1WglBqMu
ljkYKx6MPDeK50bN5wbHubCjPOeQNKRp6WxHvtvBuCIxXlFeT40yhzWwZVS0LlpV1/No/vHy2JLi4Rp/WR3/TFHzP5XtSnz648w5/ek44wE8KHsGHRzvOHS8
UwwdOt4p0TFVuW3Tt3rbiSdYf2JSDEt8xFNkzbpE7p36n+6A/5Ce1GMtRhP/Q6mOEw472qO/Ve9+xroudlLNQiGcoe2WeKkcMX/pRSXxHCku83RXx9EorLNB
aNFNuPR6oLs3SCUnMHLWyMtQyH3o68SZHGgoHEkRrbu2IgvJPYjWQcuxYeamp6BkOE39ZNBwn06Lu3SPuE93y/f7bRg6uxJDn7GfMcKvvCIjZA9XHCYt3aTg
he6eVKNPR17xPvFEiJ8z1cHsnlO7ygDzIAMnnLZDdJyXKL65/ra8nItrp2ryMrXmF2gdjyFvBo56coWjFlBBagEVoMKxhXprcjxxS3wckuCJ21QVu0AA4Dfh
ZzO62UPS7AF9Y6/cIJqilpmmEqxyONJsNMZ0dZIDzkLDrt1llji9UI+AzxWI2F6fEi8WnQaQSrGNjO01NAOkjG8VY30RE/G1BzomgquN87uOyLtm5F2H5V0H
bbyM5oXets+W1y16foqYn7Cstf8KtP+AmZgthxs2J1rNP4vsHfjPZMyvsn6L+NUq6xaY9DdjU9yETXEr7Pk7QP+3g/5vA/1P2ThlmBTv9YR4r7eRr46OKXpw
TNGLwL77bDgDAjgDynAGVOAMaMAZ0ANnQC+cAVU4A2pwBtThDCjBGWDDGeDAGeDCGeDDGVA0nQEWCVSOsycdu0Dp4KJj/8xWqgsLFwcHD1D+yoSNeBedMm0i
XtqyOcSDC+DmxiNrEwO/vH0LPUBOqutHWurvVICo5RhaOf8tdK4f4dOSZX8JFhCtu52q+xTUHx1dkI+yX7bSoNjN6qu2KKDHZmNVwIPoYKRC2rdDoVyU7v0H
7wKzUfYMWSt0UZNBMUoOIx7T6z1+y5F3cvgsMT0/LnsUFijq4g4eP/1tk7YSmCvB9b/sQ3hSyYiHJ6USDkrgDI63CqozBZp94n7bxkPOOChEd4+HYK7Ud0XL
pG67rG579MKnHNvbbjhKLNTsoSQmMhwoRrOtdFnCksxv+t2K4d7IUZzKdQi2IiuGLJY3UjgwY3orw0WZ8Xagv6o1ySdYcOqXv8F1jHMCh+zNgUNuS7PktbI4
hNlRIhL9eWvovl6tOYdZkdMjTxEv9MUPXTozUTOR5yD90K9/411iWDJykE8XZfTRsuR5WSyZfjXDOZ73sHPMLqLjfUE0Mn9ho4g31Rmygg2J9k9wwtRpumDR
Ipr694vKH31AzoNVWyeJGIL/3Vz3eL05wshCBN5LP2PliWCMto+reYlet2X/1ENRuCUsjdOaO2TEOTq2q0jLXORldmmZHxoqutvtt9vqX267q66Oumrdzn5r
2xcbxieivIn08LtaxSSiHfGLrmWTFzjSx7yZn2idnKx4TYcxmbBznfh3GZ9o5ZwsKHy0EACLSUPhx50s7m8HY/Wdm9tlGEoi2eNP9GaXojQpsioYC3e2K2PW
W7KfDUv7x1bfG9r7Jses/8RRmXoWrs3+QaBanLF2jgHI2adMBe2VIovYvZu7mO4ZjF1f0ej7OfuzCJwi6lpnx2z9x7l9oMCo2pZWMWDNuLiJXZwcbsLh4X79
uXuhbPmrrBs5ko8cEZvD4hs57C1+7HE05lPypdG1D+yUX9PRZrtI1912u/pGamaV9T5b8Qol9NTHXXbbvjP0r7Dfb7c5SEsJJp9ETLseNQn83aH1+dnP3J1K
CLn71eSHO5UcqqglU4Z6ff9YeC89P2W3+/ZPtvrVNKgF6FMLoONP1XMDCJluDbqGZ1fTJXru80n9F7DpM27ViT7r2ZG3i2/CzioIoaazjvvQC1MO6OZmSDMb
PmjVaH0HoJw7PNW9WHvzEb4/MPe++kJBQX1UW4IXa48us7qp5RK5N5T+MOeFdFfthLA43i4RP3Fn1Hptv75iSweUTbo12v67v6M4SDWXc2xLabglNST1rOI5
UXmreqK2JepRllopcvRtj7+68vVO9f5C6mee/Kyc+hkVbnNbZXrWiS7jp5Lf0B8d9Uf2Ns8dRmoS1fB71rq3qUv/WvcWrNecEVrpsVFEIhtiZTLEur/fvYCB
OC9rroIo1yoHYL4UdOuGg+rLKUVyT5Md2Xauxa69uV3CNKwbZ2uZgZXr79WrvlHxf5+8c4xuua6V46lDe/VjSUsOyTYWNTZYivUG5CiOY9ncyLurRYkN/lZl
altbVHtuNFGnRGA3Kt/VylMAGfVcPdBy0MTP3DewXeSMR8/vvDcnLVHJezynnum5687on3bee9/d9EcvmPvq3Dyvdi7o1bn5Xu0Gms9lkVLqCwXGKvkaPb7T
GW8xnoi7f+xn//av//LDv/3yz6xtY9sjpTP8TuTe9VY1n+7W/feObX/HThDgoHAN4qP6qhZr/yRsfWPZQizbKJZtsMXZDC/3tcsX/drVeO1KvHY5lU9UbPwe
uz2k3mXvJKDCX7N3kAHhkwHh0uXu1nACUrPKmrDbec1+XWKsbhfG6jL4VybLdCmdYSQcSUt0loKbmWOyFe4qtVDE3RCJO07KiG+Gw60h/GyIwqTVbIytu1eJ
FiVBhvdNxoj3E1qwJj/0yeV21wY1Tv5I8RL38Mf1BE9Anmplj/qk391Nb8xx6KQWmT/bAVQmR3etTCynGFY3seKVpqoraC4dTLGyD3j2MKnbWkXMLZQjLdjj
iYaawh8TtSSRip26go/KcFqAxzKhidfU+TVdVAmHRHWJ1A2Ot75e6b5+/Kpb1rrK1GV1Zorbj/N0SEQWGRsqfi+buvnG78d+6ZadUI6yZdlXaCmpM2a1guQV
rQqIX3pkKCQ0lvvZcLJTaSm3xJ+mt4f+CtXFdpOuSpEI1DTds2Nyatf0zMT2nZtHJsPmpNI79PNKX9tcMWdczfS6qYfU4gQM6V8MKw+pFQseapUITotOM/0w
4MH7YXMsOfvEvPBuQ2+5HUWmeiLqH3znHFXUYY3HVrqOEhn7W5UuK+KHFTSv32y8hhS/zhmvf/Fdst43KTOPdNEr2C5Q9PZ/guxuA9XdCnK4Bal2YoRagbmu
2Wta/+N36mLubdanHZgLNh9woVWL1PQ4d6YEa9/WLhIXLhLWErlcgTJBtAfg38p5Txkp+JckDnb6nrtZJPNbH36H9TG/pUF1GXgwuuhWYhWRUJqxtiA7x9DS
Swto6WpWOOuRfIaDsYVAnia3TkyPlYfblYnHenwBTmMKooy1eIojhBZPzs+wxFp8ST/1uLj8JY/G7Jq/QNf85Gc5OlnMKdMzYHjsVdZQuwyZQPmVOGysqk98
osh5mG+L8zRxAFkLc3QAWYcTt5HUeKNjih69bg1qPiPH0GHdlRankSkyGiQyesNeY2kKv2YPI46GEI+VRNNVZph/ar7fiA/de5WuxvPB+QvxfcXCaS7KQWyu
VUSYNInx9mYJk6TRAqUSD5NnkU68CqFPJ2Hsb2zCzVjnoiGqe1U2mu6kYm1KF5TF0+LEj01K8lJQGmxZLQc7KwKcgqpN10eERPU9c3QI10+XwfZAvHP7wwHd
LCIPuC1Kg/0lXlpZD87y5AWudi5wbd4FrmOBy1jgILW4nOZIXXUJWHlOsimxGyasoIuy0K8zGUnzDl7uWgfGWleNtQ6Sta7SWlfR+eqi1jphjoGx6n1Y9SJW
3cWqO1h1m1ykfa3BsKi2DIV+UXyN2+rhY1Cc55qrX6D090FeEvh3m3Do1hEsNtjqSRweHGfSHtK7ad45DWg3BZm7iWd4OBzuUMCqMNG7TubQgpOp6EkmdHB/
1xk157GMeaxl7Z667B7KuqrJ7inPu3samuLj3cMx55UQMeiIcKwg2T5O6+x+gv9XLIooOOFZfYL/F8kJPnvxaO7+OSi42523O9td/mfKMB0uQmqmUb/AMUWZ
zd7kLAFmk0gqMNnQWtpZYgvPBEgtTDvIQm9/2x+r72wXxY/A+rWt38/pA4ki67Gw4koF8RGZJQ50W9xVJSFh/Wcl3BJnu8ZS10EwhTUOMqyR8/gbnBepg104
BgaSrJAEwHDprLB0PQJgRpUOWJ/eyb0rsek65o/lWHvf3y4TeVn7SLnbMDVm77w3LG4eIfx0UmdrGE2dh6wIwmbFy1KKV09YMb1LvWM1DclZwKy0PDftnCld
WzHQ9+NFi/WP7OWTPWjHikfXFQw60jV81gv9sfLOsPqWdrOCvFS9Dh8BwBf2XGNzu4/Kfyp+4XHQn/oc9o20AnNdA/K3TT3U7r9BdYAooT1QISu6z1z+1IjV
IPOWnQfVIZByQXC9SIcX2FlYA+bDZffCGna6N+ykG3aMfiDkJJ4EYz7yYVlpXurSs9b1gXjSzzIvoODu3s2quzVMaM4gdXVLnwUkNyvGwjzACxOk90/eeGCP
rlPH4P2Bfikx4/DOkC5f3j7O6vLw60cIqoyitUYRrRWQs6RfR2sN0d4JyAEyRNFa/RytlWwWIWdiCf2I1grGCfa2fhGpmLyfmZRLKidi5ZIlga/TvBW9XW2A
+lS78lB02X+lj/eOve73w8o7HvrddvBWyokeb9OEWZtG9qvLZf913zvokdykaLxC3fPuC1a96SUP3dDR0Y+io6ol5jvbx9sltu3zscjAud3zq0u57fY2W85Y
7O35txe3O7qYxS73AnKnu2RQWxW7UnEqXDtmEOCjTaTf1Tlk2SWrwlbqg9LVqYIElDrF/SzIl5rr1MzMPSsrc2/ZSWbgxWXfljw+SfhZ9h0NuOlzetB/lNKN
Vpzohwq+qTy1aK9DR1z012/ofI3DEp1+iKPSV7gHOKqd0kpwjj1D0ez6gE3HhV9XyZGp1KLiF47kPJTIHNejkYkoI09Xp5bT8HkiGu06TQRnlttVt5j3iobX
PfQTZI56WCTaL2axlyIJV9JBIgfP2VnP2fKcnAVoiA6f7hTDemxy7W83SAyxj6pGh1E9Y/mph0bCkpJLverOunvbzbAySXgxYc9mKkWtTwb6EtfHmysOIi/U
7LCpXjU1o3Z/hNlnvA1G1cge9cBCox7AqAcWGvVAEKaASXy6U4yBSahONY/jeMdAfosHctwSqqKRXLJ9/4fv2enO/2fuvLotUfjZvZcKivVXfRS9Y++Wjm9+
C5cL/7hG3N0fD2li+yQDtjQmwx5FdCM8woqE2cTPS2RX9njL5Utvi/UmW6ynY4v1Eg5OT+bi2p2Lm95k9c6hSxxiCgDo1VnqnvRS9y+w1L1Yanv+pe4c77UV
UlsECPa9Gz+h1J5KAPv3lGRiIfNqrcs5lLW1Lidc2eut006cr/iCE+crPu+I6ChEs5Tau1MipUIOoHQ6cokpsJXCQUmeqV5u24LoqMshZkJOPVeN1Z/SzSRf
ApiOlKwusubOsHQnYS6oF9yzU17QRNQVuVrYADdFnEWeuLyiND683j/5ZTX4gBa5tJg4iMjBcxcQ7UAuRj4b0kSe0HW7BJKuKZJWwkQv721v3tIqJ7bm/nZf
vCdKI9RnZTMd+cFT7wImMZFJuUJqU0Q3vYhKzOi8cEetvaJ8W+e+leZQggVlQ3ELfCAXEIfPnZfcvHN0rW6wf0TX+nrrn4QSZiXL9kXJ2WMkg388qxZ55ioE
Q9Ixyq59z33pny0ERQqy6G3KYhRk0Vt5Ye7RQcKLhuY4E6ORFqKzDmJUV2pEUg1P4hgxqnFUnkB4+IDwKAHCo4yUXXbebIIH9Bpk9G1Ue7qAYvSMszFE3p41
rWGiq19vjSAXeBS5wEvosrK1NCvrlXqsph0ApX481RTbyomSrsRVkmuJcKedSfXJWOS1zkuOiWttpISPdcJP//jYu//1e+/+9lVZ8NOZJf3aTvSJ96bAvMuA
CceDhJmtKPuD8SP2jfwIYWdrROvlGtAa2JOMAx7DXF/A0trxsr6ULCvSSpzM4OOLurDFOAa5IKidykqbc1PvW8YAqDIWINudXuT8JvESAi8P6DLYuowuVJDb
0dVYwssStjwdhvxlYvI/Rp+YVnyqECxEW3HYnYW3WOkqJYi90WJtwbMXCxxvwVMXjg+1TI7Hh1KW5niVsc9874MP/OSZBz73Y+vNYXlLxWPWVIrothf98NT7
HmCy7xTL3qvbb1EKbPFSpwSzUkbCPpG/itSzpfSb+TCPR9pFPM9hx3anYPZeTmz6WR0zflpiok/qGyfkxlEJkj5ia47DgefPzxz69F89c/JzP7KSAPRMcBtd
g7cgxVC4sZfixs53NjZLfzpkkz4wYWZazyYR6S5vk1ddA13AxCPtszLHwKuYBp47n4FX7iRyJ4njhdWvGEa3abAWmoaY8heYhk7K9+lOMdmxZEIYg/otpZFY
bIh8j4drVRRZfs+0/eYMK589gupCI6hiBNWFRlAlOMiqOYIqjaCqR9A79qTiNZbqSPTkJd7RM7qjZ+brqOpNOf8q00VsUf+4g+p/682VfBD9eN6Jzl0ifU9k
UXoMt/EYOkRSl6Wwy7lLeClyCy2Fe+kvRW5xS6GYbZLlQ1JH5Ozpj8Xle86R6KlyyUxkK0N9PqatRWB9tm246h0IpfgQPvY4x6n+hP8iSFTnGKlqlXWeEalW
WT9lJKor7P9uU/zR4vL9X4bADksb7CdsnLc+buMYm9OkLEmTcta8TOlNLf93afmn0vJ5afmctLywKOe0qCdsaNOP21CnZ2zo04dtKNSHqOg90L6GGN7HhmZ+
3IZqftSGbv6ioH+dFVSwM4L2dVrQv05J3tRJQft6lquWcZbNlcBOWY2cppVIe1qOrKnLkRkVIiVqFOAnlCc1gDypQeRJDSFPahh5UiPIkxpFntQS5EktTYOm
7NLoA2EQ/JHvNLfb+khhxizAEf3o2Ls/7UXff/GDHwB1U+WauIqxhUoSfqpIQR5gBCgL6MVlATOrJBQjm6okFGEdFqOJY2wdFsd+8sTDn/6rMtmGxaRCQn6M
+vH7VJf2JikHMv2Zbz/8XaNO1mBHnayi1L2y06WLSuliChtRZCCuLhCgukAZ1QUqqC5QRXWBGqoL1FFdoIFjsB4Uv+ilIgP9hA6wyupDNbwmFQciJ88AUAUG
qUtSP8FjFM4HpA6vUZ6LTsOSx1J/Au4/fiplE9SoDnRUV7zYYyqJlWeMiMaQ51DUHGoAF1GfzEW9ZRv1lgPUWy6j3nIF9ZarqLdcS01QSUzGEpmMQ/EbrXDo
Kkaiyq23QgQGjgJmahDwVARBFQCCqgwIqgoCNKoIIawJBFVeokGJOD+LJaGMEwz8fVLbkLH38pR7grFPSW3D+6V24bSNSdwjtQ13S23Dw1LT8JDUMjxoY+QH
bAx9n9Q23Cu1DR+0qQpAXI3CQjWKANUoyqhGUUE1iiqqUdRQjaKOahQNVKPoQTWKXlSjaKIaRR+qUfSjGsUAqlEMrjFRKAA/EUdO/oVrF3S0yQHFHXK61gK5
Udp5HWyYo2DDjZF6PxeRyAlKTm451atLUHJyWg5OUJIe5OCJh2I5uE090E9JupQlyIe9fPKm7p7nRr9iSLk8NX43JeoRgRXCHNObT9d7SNblODS61KUuZ16L
unxa1NE4nDvUhcTPbfh6i3y9CV83Y21uoLDtDfb1VBtkvfV6gv9YT2l+dKZ+DXL7NuIHe21pYNrGjd36xi65MWWjzUkbje6w0eo9Npql2aJ2t6Hdu/UsU1ko
EW48RSLcNDyAhecEG0B9ORAv6ze9TBQGclbGiVqAM1C/0QVcEybf4eI6IwLwtCgdpwQW86QIxGdFIJ4QWMzjIhiPSmLxERGQM5JYzGU+lYB+1AbK6SO0tdT1
kI2M44M2Uo7VFurVx/GFldZuyrC3EOOqhlH/ls4jp7gbawu51Z0uvgpH04OTofrcIerIbfh6i3yVdPjN0E1u0I6FTexXOL7zoc985Ev/r/r7Rjy2V6tL06L2
7NY3dtlJuj61NBn7KCbsjraSIi2+odYkK0+Tdj3m7PWYsk2YsWswYRsp4C/2N96E2b8Rk78Zc78VS3kHVvJ2LORtWMdbsYy3YBVvplODWItxoMXY0GIsaDE+
tJgitJgStJgAWkwZWkwFWkwVWkwNWkwdWkwDWkwPtJjeNWaZGEG38wTdjkEOXxI6PJ8ov1oZ9kVRK4qiVkLA3pQD0eFBdOQhOlyIDgeiw4bo8FOVG0oagC7O
Mn+P6+aVJhVzy/pb264J5ZRb9hwYl052RtE5Kl3xuR2APySatPnO53eAx1lS39tCWjIlJV+OpGwqSfMaKVhTGqewWSpjU+SQnxKDtHGQb06QmohXmEhN5VB/
InSckLJMKiZSitr7qhesdbirrHKFNXDqTDVy74peUraUvWW8XQtrbEKFVYq5R1xQWOVKAbWwSGtZo1KxRXWp0FrWaNWVwCIaQNVq9bS7dTz0qQAj9Wkyrmvb
LlMQTiUsb6pQNSKW3FRvhyrmJOhOcdq0mg6tuKIY4n22Q6Ezhu+Kcrvt60fa1iHBuTv7uk880HY16N32W8Pk82/fiTR0uhOqO6cfv5WzjeSB09Fvsw+buqjI
QXUxIknsvuS0uRDH9SOqi7/z1qQs41+7dn77slNMGYqaZtqFrao/ha1KW75sPMrfpdRhZ2v0v4zz1LpbxqPCeHT3lkiR7VaCESgppQdqc4kT/ClqMOusooTb
clbB3+s/fCdK+5boqKOHLgSBrDYAQSCXaCnKOmCTxxzxz9QPZ/mHnAlAypSuLcQPLaoDzsZl90iID6AH7gFyORvebV6QEUUItDjXEuxB8jTlVSotUr26/iAl
meEv0Xbadcs4+YkgW6xYFaQZskZaXMqb9T/VD7VT2so8VPM6ToiaVGae0oooqZ8nl5hSKdUMdUjxPyaWy7ZEuTewKNkeuluJXEu1gACisV4h1uS7nLVSCn7f
TeTpz7Xxv7CIjV+OA+jVxrc6N74Vb3zrUt34rOcS1jNBDCxm19cXveuf5n3217wQlcXsM/ff99bL3Ftu5t7qtqvs1K5y1a6yjV1ly65yU7vqYyXXUyLVM3aW
LTCtf8M39ropiBVXF5Z+kCoeT7uUUCXoOvRZ6RG71FU/dJAemjIemqDPFY4r0A+depoemnWSh87S5zoD8+qHXnh+BmUR4odO0Ocq43m7Zg3rGeOZQ/R5gLGL
42fOvY4rNsTPTNPnQYYtjp+ZfR17yFyjhoUbjXCtCnfsI5//3vEPf/57Z9Qz5+3kmVn6PLSGnHjpOTptPHTSxshO2B1zdNR4aIY+l9l5Fz90eAYgUPFDe23M
9rTdMZG7jYd20ecaIzWlJ3LCeOhurMgd6Wm8LXngFvWxyeAi5hxuTh7YpD72kS2WmsB1yQOrMcXL07MXJg8Mqo/9pAq6YwQnM50jf5QbByac+JPYfr1fEZDa
7N/YE995yeE7B5JnzuDOQx+N7xzHnV3JMwdxZ/ZTSdV63DmR3JmUlpM7L9poJ7nzLO6cfWd85zDuzO6N7zyIO0c+EN+5D3cO3h/f2YqXJz+6Ge9OblyDVyc3
VuI9iW1PcLu5KB8LO9q1rOW2WbLxQbpLoAK5cTWpIeu2BYYuRFlGJxoWLdeJhkTYOVKKMWDIQ5JyTpxIFceTk5TzwyANBEiJ/SLlqCQCo/rYED+GlKtQ6XLq
bNmQcmWWchVIuQqkXIVSu311CUjKVVDXjdXbMqu3BVJvgyRon934iDF3NjG6UaDV23Yu2k341ZSI7tS/tCOOkybjxGKQS7Pk9xBhAaFQ5F8J/E/94T8ge+Sz
w25ju7vNiYsr55KqtewjjZZT4pFRtVboXVlsYxNHd07sUrYpVas996PHP+2hYO0OTnBGxVp4b94Vx9w44bKvIlFn2ZMiN/IS5/01HedNLgWP2BBZxYusYUbw
puSUyNc/qX3Pyn7zs8cw9nfHJLwrpFGc2Dkx/eJzj1J0Eo3kjBGt1DEcdm5/hcPNC1zm9k/vWTCungCnuI4JunJlR1e+f+qjOydOX8WFUcdobp/Zd/KLs9ba
ORP8D08880ABPUpiofQEP/ieZIK7dZM7EvdjNHtZ1Zsi4KybdYflLOp9yT7tPhfxeI0wL3PAHLyl3nfcpdAtb+z/4+7qg+Oqrvv72rffqzW2bH2s5bcrQ0Sw
izLxGMthCk9DiBlo48kwHdrpH7RDO4zKHyTQDNN6YmEJRjBuEAzTOOAQtXUbdyolTsZN5NQkIuNOFcd2lMRp1GCoArZjUkMVMInSEOj5nXPue2+1KyPP0JLW
HvtKb9/ee9+5551z7/n4nRee//5rXx5vv8bqxVVHaiKLiD32kqmJ3DC5BAnYCmIDWvpnR7/4yy+PP/HVX1jX2AIxbd9uZl9LL5p/HOHlRxFebMva+zxAPFkN
ZhZxlS98Vcuqu6AtUYM5aVq/RYoRb6vWV2LOiL09dyn29qvtmhQjrsJQvNEKxI5cgdkZ1vfWRLllDaUqtOQbL4pXkM4KWXpe+8ZiDp6XmxAui8it1Whgrk8j
nKvNgAxHSO83PPFp/Pn766IrQdtf1dqCtuiDP+rkX83HdyB1aM0N7+c/r13319U14f121Wfx7lTT/Va1nYENisbtM2M1VMe2ttVxwjLYRlXzBcM2M1pKe+lX
OmXK1Cx/0aedZqtu8KF7SJvL6i84svwXHFn/eUcY4LwjHHDOERY47QgPzDnCBKcc4YJZR9jgpCN88F1HGOE7jnDCjCOscMwRXph2mjJDaSlmQEXCdATqD7dF
OIhyScQIF1t3cMjbLH2tLepWPVBjRLMvPBJX7rZjPG13zKm2s2sDdrrUVcjLWY3rkw7DqqeQmcO7RQCru2NoV/e5e2zREqM2I60DnyIuL87Vw0dsgfSbGor9
AWnxRlrilsqKk8qXm8uTApfS3BeQNrbfdL3tFyXMsUFOsZV21pYLM+bCtF6YsgX0/TBPOyx/vJb+gP1V+SXz8RqdcQ/xL1utSbRZxgdNwUJ6QHug3b10OerI
hRFzYVAvLOgYF9BS96+ipZ5/qj3Pa8/ntedzyNc7ACoBtM1Yipn5jaU4xeZ1ZrtDtrDdpHqyDtrCdgdsQTk/rJ6tafVUHVFP1ZQtbHzaFurPqYfrlHq8Zm15
LU7a8lrMqOfrGMCxIvFwwF4kHvBuA9A/KfQtQPqTHL+TVSn/eWxKlACHFbOSOP2Nfxz61PFn388qwkgZPaOMTxntZEKL/TC7mUWMJRImcb5gCTOtEiahncGE
YzarJig7VCRQFZRN6GlrE32duM6ooBjg1afN576H4uMCAD1bNkupA62BgEIbrLCabirS8aEFlq2E2tsgESQ9QTq5BUov2gKlF8nLdELbcjbo/z8hWbyYxrRF
YzqiMd3FqpL159vuqsxG7aG6PUjL4q1WYlflJbduXOaB7T+S7OCHqZuKqNVEW4f2AhBVQ++moocLPXQhl49mWafJ119/w5+v+vyHfvRnw9chgyf6hUQ4fjU3
3dH5dK39czSDdkYjokMudLcrehsyesStrqFBrIa/Zjyj7dOs8S3YhRhzt1ccJxvgdgQjWuCI9VL6Ai4WkuTwrZCAh1Olrc+FN2UNHYwEAitd5+62xd2dEXd3
TtzdeXF3F8TdXRR3d0nc3S3i7i6Lu3uFuLsvE3f3SnF3rxJ3d2vs7oarezCqIFSx6rAZGIHh7JAiMDT78O9MgYU9GcZBdXamFKIBubqNEA0C0lADcAAKKQM6
IRjaXst2VnMJ2IG8gR0oCOxArfhgwBgLpe2dyDcF+gDqXKz705ofWPcswh4o1GEPBP54dRUDECjyAM7YF03SXu5Py0zmXu5Py076NrCseFEY5qsQpKutnPEf
Ha9X0cUVEAY6HfOBuXtRknYhaJ1AdneQeaD/rbes30mmiV/8p9DmrOHVjPKJhCgGVaD3reUjTVPT4+xFFDlkzITWWxSErQTchDY2/i5KXqeHtRuu1uMN5PFu
Md4AiUqkn7WyhWR1PzRtKv82z1NoABlYHRQFvzK+aeV24JOiVI5AU5vrZX78OtAC3qU1gSXIVFcDhycxtzxDkNIr/eBHlszlp1vammXuF+oy9wvI3G/9k6AV
VpVWajhzv7Vp5j6YJw3++GCxDmwkR6yBxP5lJO2vZmN98FtFLiVl16Xu24im5xs+ln+h5Do7nU+0J2MtTKWxf1dryZxaS3yxlgiDdP9IbSYo55MRvdAbR2b4
arzyN1qbGD0kfJ/cA82NFEXULOoNt9w1EL5Poj/8K91Rp5YxFf+y+OoeqGKfq8Ll0Y5AFfvsVy+iHYQq9tmv3oJ2ARtBn/3qK9DOa7mv81zei+0yq3QOPgeO
vBFFYPjAkJTZo1zXr3ZpEa2e6iqRRRutDbWVGjm4Kooc7BdsgAL9A6Fz/QJo3P2C0u7FxbTrPm3o1godvxpUaYX/aA19PYnw2xbghg/Tx2uCttC7d4DrJkmg
pyVxoVmIi6vtHKJDEdhYwcVMLR2lAzJaUXszE1a7XI6gKjoCGA6JL9IfCzo5yyKfoMabu0yWb9CuOxQaS2FG6C0sTKA6uDE6GaldiaRxBa9kZQlpXImkbAVS
ttJUylYA11SHgJ3A8mFLXTQhg2Ymb310OegA2GwBaolk2z1Eutw4YO0avz0RZPFKKuYdVNv2otWfJyXVOaHgmpESyzCYYn+aJEF/C3Clh5mUUvONq5BXOxJz
iJG0uABYR4LGPxCOA4KqFAeja5Lv6yPwcS2aSrULDbLecI9WEMZCg5cCXm2g2GHr0+FiVduZhwA9LwhmBfiLBXYFrAMjdVqrZdEstVpWZwwtFn7+4QeeTIdn
LIS/kiCuBJ1Bjg3UeRira/KgiZrJ5mQyjzPDmW8ch2WWNu3rgq5grXn1FLVKXtBOfUGr+oLCOjRL+9QUjyb9/4vSJjMgH9YTp1ytoClUa2gyEBEMP6n1lX0O
zssFVZp6IagFFf724JCKp/085JV0upfic3ttkTV7bJE1j9sia0ZtkTW7VdaMqKwZVlkzqLJmh4ia+0jS0Fi67jR2DMrDokcpEj9jNKE5ndCsTuikTmhGJ3RM
JzStEzqiE5rSCR3WCU3qhA6q8OOahhUzEcX6C3fcBDgyqUiZY6Xh3IQXjianczdvfCyauQQsAMbSQRB0QKF1fIjd3ubW6Mt5El30cVuwWm7w4/C9KMEr8fD/
SyqAneNyIKA3tr5obF7OBAU5ExTrisa2SNiVVAFDHCs2JpdJ2NVKCbtaxRUZ46grOEEms256p70jZ3TsvB3p2ESdztCLKuTx+5thd1Mm7GWIsyAzQGf4VepX
ykrtrKqg35clhAqoMMtMEg6xpwLOWJprZ5YHyhMc1lFsKOEJkt0gfHi9LMS1sg5bZBk2SeFGoCr7YkT2xYjsixHZl6BtX4K2feD8caHNdihiAAtwoUMEbfs9
yUNjdDxm7aTwaUVjS+McfNDMHkDwRPdu2R6Fu9VORr38pVgA8nKUBsBoNW/QowR57eaouxK9B/bNAFWK+io17Ss6nos7LA0883sHgmIfMYTU2CgIlwPBlNNk
lLx7NQb+14O40Lo+Cq1nRGBmEx80Dz9dygTpa3kl35RXWrpWJqIVd9uxuWkkMk6F/2RMUwDMG8Y9BY4t9TWvxzd5Pb7m9fgmr8fXvB7u/Uii9ylcS7PR09dw
AB+5NuJ8ietuTsYGR6Lfw1oG9iFbKDhiCwmHbaHhIELrRQdcpjqiRXVEWXXEChW5GRW5OS0jm9cysryw+7T87JgtS0s6p4RjUkaKeOZgY0hJSH1KQupTUs06
hecMqClt5sqeLRBMKUgkFPhcAcGUgkRCnc+VsDGkUIM0i3KfsDGkkKGD4olrNtcV/8wKVHFGin/OR1HYJ2qpy3ban3B3eHEKzgEvkl4QdN5AXR3aPZ6sxX5P
Ym33eaaKwTKQ7sQxtu/8Ay/64etHbXhc6NoeD1uGPWbLsE1Itn1xsWPZpfc4t0T5PU60Sw9M6TOf67E5nKAidYOxUXhiV6JucOLd3I1wXFH1lrJBTtkgL6q+
IKq+KFVrS1LDllniLuGIO4Uh7pD38w+Fvf5AuOt2Ya7fF966jVjLSaSo+FLQNyzpS/LMo/WoNA2E2SKEuV6BKCFNLk6K6aVI0VRQvavESLPAIt2eUt2eVd3u
qW7PqW7nc+QcMl/8q7CDakc7gzw6aqex20x26+XVeDoLjNOojnatYsTIrUGFPeFTDnK3KmZDez39+MoJtWJvwT10+3Pjs4deInHUS4cVtnRX+l86EVm65Z6n
zz/5lbNs6a6EObytlX4I2Cm22VeikJ3BL0Wm2u20ZXPCLyUN6bjw6KN1gSsObRXoMqpCSzzKWpLUEnuSYdBtPqhHR4+egZCDJrADm27yjvXIOaO3ui5+rzbQ
/kOYqStmpi7aV6zTJKhMdCLkPS6dY9YKcy3uPcDxJXGYWRt/lYbq0lHWNmNZ1HlcS6OuuwjLvhu8ynNSOtD5IkapQS1xR7h23JFJ7XeEa/fpznbMEa6lnS5z
7agjXDviCNfSDrdziQFSCCwqIB5p2uKQnOgj5euper525Nw6tQVcS78cGRoc/XYBLOv0L5wmvuwJErcE5pYvFMCxdMsL7JRx+rFWg8yzTrS8Jh7DMVOI4zGg
Z50Bc2e0cG/eb8RuMQVCnVNCnVZCzSmhTimhZpVQM0qoaSXUlBJqEoSyo30jb8MuzucZEZllbLb5CFlLLxKYqGXKv9Cz1JV85VKZFXSxLqigSufaoCKVXyvo
pwsXy7WKwdxHPrAu39qJaltCZVXi5HEn6IKhpKtZ8ngXksIdSR7n++xm99l6H6LJnDh5vIIrXUmbcpsUGgm62DS/bmK4/7W5b37r7MvtsHO2AaQjOxFbOf4Y
iBxyYoWNqGKq1TohvuWHr5xgZR1azGsxLgc2E44cdZ2G5T8y9Gujarqig7phH1E4Y65w5F5XJrTHFY583JUJjbrCkSOucOSgKxy5oBw5D45s7Jzr9EQMobvx
KVVuh/XhJ1W5HdSHP6DKbb8qtzFVbntUuY0uVm685BUDxBN7axPiIPbWOijpibcf0GcPIouZ3/4TQ4Nzx04dfNESAXDh6KEnP/Xyk9eIFIhds47uUR57OKGm
lisa9ruNouGfhyLR4IA4s7oQJ3UhZnQhjulCTOtCTOlCTOpCHHCFOPvdhGiw84nYvCbUWI8nnxkanLflqV89enzo58efPXRGpV8cwmOee+bRRAzcRZ97UWBe
IgApOREODXD6Jf7o069zAJITRwY4YQsiAxwNPnKSgcMBLkvw0aXN3NoUaNlQnb9Zi9iX/m5qWLMHAC0j4LCGi3LCz5Qc1DgTN3mHuKM7k+7hFEz1JEhhvo8D
hqrtBTef8KY3YY026NvNTMvIcW5I+W+jCf/6pTPBqL2ICXS575PlvjtwJL7ESQSC2Ldjtac5vMTRQBB7OyrDCANZDYxTEMaxhW8s5Zf44bKbFyv4KIYxjh+w
7oX8SjwweIcuJEJBiQJxiIkjwSgN4bfqFKExTADu/xHWyzVhPcU+Ybg0BGsASA0bCLBfD9w2ETMGYEbwZBBZu4Kg82+qnTFrusKacgicayIgJ6MjazGNWY96
IiB3e0ocTwTksKfE8URALqiAnFcBeU4F5FxSQPqJqAoNosjCTJBSm2kyiEJiHyyJfaCtgwRRtEsQRYcEUXQiiMLJv5uLl5f4s00SftYrRpYNYmTpESPLeknn
eqetK354IIrgeCHj5HbGAe920pKiL+EtGos9YeOY6fObOEanz00aq9PD4doGRKQnEWP8+Gejt28bjF/h3BejC9dK+ZyMFnMKGWXE/KWzYy5su5GDjXoGglx8
ioSZX7Ia4DeSrIZidLIs8ckSDqPY4wikrnRQ5EQGQWtriXzC6aQfsRT5xHIwnAIZNh8UJ2Ko6NiPWIr8iCVsj0vNtselqMxuKXInlvAulpptkkvNSuoG5XqH
Yil2CRalMIirbmJFiuw+rvLsRFSf+qAupqlF1/1t4+3N8efP6FkVh46aJBiwibZ8NNoJAnIK+UJ+/28gT0gdhFzb1gAqiSMM5Wzpv1tr/I7cxpVDojHEIZaT
Q06aniVv8OlBlHSQkxGXN9zV9u/BnrnR+l3xydxWdXlkY4mzQZl4QfNxSb/7jT0gB79rMcjdQ3MqjqM2VgORcxPBCva7cuEsWg3jdy0HqMP1ljsE52u+mfO1
DOfriqA8zPzXwmQQ52suMa+k83WGXYIxZ/4gSY31Qg12FJK8QX6RD+F5+zXOXfLTbf3lkd90dsgv2/mX++jb5+GaRB2KdHl2VzRQ7IiMeQdEvUKIerkQdb0Q
NRCiVqq2Voz3JMMf9tnsolJyGVNKjk3bKmNmfNs1nqYpK0pIDOyQ0VhsliILvKG3u8+IGFmFqoTUUfdZJprT/WMlmK0cbXefM4xMU1rvcAF4qxkuqBUorKjY
dLtf0h5/0tDjfyR67LmEHs9rjy839PhUoscNl9DjK9rjfzb0OJ/osfcSevyp9vhqQ4+vJXrcdAk9XtAeX2/o8WeJHrdcQo8/1x4XGnr8RaLHa+n3Z4VLysvv
XHyabc3t/W18U1s+LCOVHTl14QZxciJ2MHAHdOjC8sfjtDNAKg9wLxnaIPEJ0onysLlALpxzGEOuinDmoHvJXFuFAjKHhuRtmbLMG/U523YSGb4KRSMuWtma
ZpA4LcWnuXqhyBWPXnaOgsJnXMKQzRwIfmLnpXvvQM2T5EEP4Tsuxyk3e1ZXLkeZ3a6IBc7iS0cJd/kzKbvU/NWn1btW1ZWj6ipacOf6WEstl9wccRZeO1D+
Op9uXENoqRKJjbCHaSudxamd4oJEWhlLeFUwnj2kGkbO71pKS2N5H+YypaF9Y1wdyyGi0r+bOzklewvW6x926SJuqaZQrLJjgK3hjga8+PSTBLzQEQw7GYSa
SsALMjUl4CWneiEbmJ98rgKa5n0Mi1nzwOO7JKE+a9DoGbo7IGYeqBVQay5Dag7heJ80Zz3MradWEuAfzvYEokGJb5KyxJz2UZBaLkWp5VKS6k1tcjNd2oD/
evlLo+ZLgXypIl9qgw8xrwxfDApmF4Sf+Xt/IfWZ+LPh6C4TbJmiFYkRDjgUACtBE6e1KCAnvgQneTG0m1NesRBoK83BagXsrCs0cgbl7Wj7iPJ2BYRdtKFg
MHROAUk0ZbZgk9JDBUZwTVSVNd/93WRaafw+nm338js7diCi2eykUzHwlx145Zkhk06DY5EXLjgDfP07Q8nzt4ccALE80g3lc5qDgwEN9te5f0VuVjhvhy2M
fvGIgfYK55G3xy+6F56ib784LDs7x1gzObGA0b/mkXDgcWJBBrBfP4F929tovQS7tsd2by6QyokGniYaeCbRoDz1iBaF9NjE3YJ2P3IOqB1DzgG1e5Bz4LHv
YCXaEeQceOw7aEW7AAc2tfNwYFN7DkZEaudgRPTYU9aBdgZGRI89ZRW0U0CaxLhAmqT2gF1dx+PbdHj12AhZ5fHtao3Ht6vdPL5dXc/j29XL8SjHkGNBj/pN
h2QFtdMwYntsur8C7X3V96C5u4poeozj9NE/BMr30TMiRL6Png3B8X30TICG66NnoZYOmnNo6Yg5g3ZtH82Z2nX0fbTVPqRteUF3H8oJe8Hl9H0FMzuGfq6g
+9G+p8+9j5qePvduBOv3EaURrd9HlEacfh9RGBH6fURZ4NP1EUWBTNdHlKSWzrmzaCt9RDlqu+j7aAP6PtoaJ415wfo+l6HUXDoDbSViQJrxj9OOsFT59LAC
pP3QFgiz8oAy2w9tjpNlXeIxzmIqZJiW8vFPqi3gzpotlYlRUkS0yh3CWrdXC7RllESKUEJUqZMZS16L7w81pBLjS7fVfC1FdWPRMpButN+vcZe31jJsj3BE
JPKZsVYQK0iW5xVLQLr9+lpOJKCHkiYFFq/8RhknUE/1SjTrq+9lFcmVaunmXrmZgfrov238pVHzpS3ypU3ypV5EeKaNJuLXv5ZmrL5alqb124yWAywklPgi
wV8Oe6B2/kuPcb/UY5wXxznT2O8Nrux+w5inMPjIkDnEhvNHD73mh2dOH+LaEXIz3/PmrgQaPdLsmOxXYVI0LIx+x7Xk2AlVPDpopIoZNKcM/Bshs1f+uph8
oEBQBFdK4OakBG4xEJI/Y8xCBZQqltieXIRfI9FhQUnOfsmwCYFNlxK2jGSZaXbIzmAXxbyTwSky0+xoLffkJd4sOlrzU5S/cn8UeAg/20cnahvUDZVhN1R+
Yrj/e7EbagPcUEhYrPdE2XCVXSVdht9b5H8CEepKAXjhbhfJmLGk/pbsDFlO4/1jr5OI66yK65yK66KIZRHSkc7MBVl5FMwjb8j3QQ7H90XrEhvi4aRMfSqQ
x/STtyYoUkcdokzLR6tp+I6JmcyJOnGzFx5b8oGKPqY640JEsHMkBX3zvFvlR3jOFfjJUy6EcY8z64pwOOmK3jnnCgFOu6K35lyZR93oCKqaR5oSsjnRgqG3
Wm/wj8R3m50FvZrZal2gH8Pz7oC+GdCb572BaOJn/4d0ZkS4QjZJRY/Nob6RSIMkHODldQQL2Eg6m/s9z7TbaM0rLS8ojRaYZhutN1xRaL9yZX5vMo3Z7poF
zYjtvCVXiXse9aTn3Z6s0lOerNJnPFmlvZ6s0h5PnvRxT2aw35NV2ucJpcY8WqU0RhxfekQPPR7QEcd1xK/piE/riId1xEkd8aCOOK0jHtERpzCivyR/0qMp
0XYrAz6lDPgZZcC9yoB7lAEfV+LuVwbcpww4BgZM5evlR0IiPqaulcSnXPW5+asV5KWQ8DvEZTSSSjJrG3JTB2p+kNp2Dx9yfc7kC8cTnB8vy48XcX2dBHoH
mT+4CvKNxIW3tPxzdFhbh7V02FQTwceVXJXKXt17RaylKz6uK/41XfGndcUP64pP6oof1BWf1hU/ois+hRXnvI1CZLHkGKKYuWaUi48pFz+vXPyccvEp5eJZ
5eKTysXnlItPKxfPeYjojUCZfQnxTiuyJsDSOCByBZ4aYGns4ihIaDicGi6CJeV0Aq5ypQdXenBxNi9Tk/2AXQJo2FarSE1+q1WghntwcV6irSCcDWAC8RZ4
dJYx55y/dWx3Jydy/jd7Vxtjx3WW75kzcz9m7tx798tZZ/Nj7k1+2KpD/CPKGseQzFXiblNwXck/ovyACBCK1n8a24ryI8pee9fuxnGCKSm4USotwsKO8FYG
BZECFUaK0AoZtERtcVAqXHCLW6LiRKVYbSC8z/ueMx935653N5bTQGV579y5M2fOnPPMO+f9el7RZ0S1dgln2uZddaq7TXqeJoH7sJghYlrVIympZIqGonho
2eSWmdc9r8ToyfiUZO7xeZW6K7Xh+GSN4PNtpVL8VzOPdBjjGhivRJowTrcHHZFmBkZLpr0jrMG8UjIVaODcBANbZYoRTqvSslQAr3I+m7ULc4brB4r9LF12
UntRGUPG7AEh4l0xZBz9WhXfDRwsOuNgCT6j1IxUSnjmSUu8vQUzRS+mtLQz9o12FIf1QODTr+NW3qvkTAJE8Pt11+Uk2cRRs31/p2q0yyoe1m3IIHxK8oOE
cThbzNxN3BU32DKP38p1lps4M9zEmXGDLQ5cLVqPuYWuDg8zYpINUUg8mu2EUoaHhtcKdU520hl7+4XSLBsm7B0/nD2eHtkuH5DirNHX5GqnylLJYKUpWPEH
VIvfQOZvUku+ZctibyDZ17SQr38URM1F47LwzVCa+04TN4dMynRuJIdlOIoK0ctIDssEDfe1ttppcJk4QXEWbjqzRVulxGjp4eFD0bgX+fXq2KzUFQDRPJgD
ZrTG1eeDLA7SXpXazcF34ePMZpDTRptx6REa9eb+TjNq4SXL+0AUmWm14LYg/WhxlPRBasb3z4bFXtpUNc0QBqeCZAhXoVbxR7WtBvefE+AJZOFeLjI/aHBI
SW6C0sFl1UcvztFrKlhsNwacUo0akzqij/qkHsdtUR/Hp6MmNHgodTQ0NWxMTbT+GgajsIJqMbvDMq8NCyY8TcqvD7iRajSUXpIud9u0XBMTZJDStFj5rVkz
Qts6Tqilf3eXbnuYrs8LuAxqouaekF/xxmZsK3WB6wBRJ0/mQFZNMJmZhhJdRMphO4Pw52IWOA6yCfnHPfJ5rPTKsVIYq0/iVdBcRKJ9eskX5BkIkIhl86ed
4Ir2dFLzPOVRqOSTuqy9A2+91K6SlWQ6kVoaUksXSS2dKN06kVCaaYyKJJQuVL+rix0/cW67drToLpOpxjNXk5VXsjuiZWcw4ASXXyDdCoPHt67absW8NZy8
l3aCDTNcdlb8wLWDi1HIie9RfQ521P3dphE/bNEy3PZN2lvZqpkofjxWuycyx/y9HLNVc3DCVl1lyvQA1mZeuG2Wuhsr6dL9SQ5KqXf1HK0ywUcBOsUHqJeT
usQVd5NoDbeBGX4msTMvlLOVCJacfCWCk06uEkFBHYI3TB14rvcudeG1qQvP/O+vOcL/ft6R+gPnHGHAP+sIBf5pRzjwFxwhyH+F68ffo152hEz/SzAHVzhp
kun0X3KET/+k0x41lPQXzaXZAlvZVrrudGhNs4eDAsA8T+utU2Vsb9WXnUl90mxfou15s71M2z1s0/rrfU8qGl03bGZyf9fMRdik4sQnxIre09myqzhSWL/i
6x4GskYo/KD0pBlMMEH9+EXRlPoHcivs12OGOJ8uZOzbtL+HCtIVIc4HK2slum1SP0Efm35ePy49fpQ+xib1XhI/bFkXj11FIh6oc1nOLiloJXNTtxWRHTnY
cHatq0bV+mos8Fqoo7jcRkWoWXyuuVHBqrinpODtM1I7+Gk5/7Jt8JJpcNnuWDI7LpgrcJUrxUxgFegnXzXtvm7afU1Jw+eVVHDgYJ+0psN5la3pcMQUwDis
BIA9UwDjGcEfkqErHOzVZDiachonTDmNeVN36pwpi3DWlEU4bcolLJjyCK+Y8ginTHmOl1Q74Pdw/J44LmUmCVS0Q1glnNg5QAqQ5he2pKbdK5lp26U0xDap
ArFFqkDcJVUgIqkCcYdUgRiXKhCjUgUCxSCaUgyiJcUghqQYxLAUgxiRYhCj2ZJWLHtKokm6KMpQtjLmT8c9n5l59LOefZP0nIzrtrv4t1/9Aw7Ivk7rT0ki
evFbf3JNCoIqZBFdxQ/fvmJSjS7jGycVLb78Z9+RfEkJ+tjBaFA2duyiEsfwvbaIcXzxRIar15jFHWMWT9zFiTG8LU7gi3jH9NR6YwOWVXFwAO3HYcscQKQ4
ZVMZoi++li0VzCGD+s7/Np38n75OfmA92mwE94wLmtdjTEdSpCyx9XhlJWX4qpdU6qwuZ53VjnFWe58RS3/eWe1h/Wic1Ut8J2/b3i8prCo80p1h62GtG+Qf
8TZehPF908JKQKw4M7UGo+pzquMv0ktB8dPkmXFIS50rJK12wobmosnmdrns2Yqb9WR3EkDBQw1WiRd6ho3P1Emuf+iGUs1l5c8oGIsM7MV2k+8gMC4BD+tT
kioBvACNdDnx659tD3GcH60z2i1a1w3xAP0uJA7d/ReRwkufJBuYMfkkUnkVy5qxZJRIk5jr/ut3/05j1T+EmYONAfTLUWhyW2L8jLyhv9Hs51V5t8KotfTL
DbVe7FkiGQWbT5c+SKbG9BHuRMVw2Il20Uedvey2xEH8c6bEpPGoS7xd2vYYbY+gV+UD0bBEIfQfOLeiExiNrgxGLGPxoAzFLhmJHYZgCqiWEtsejDk1wbfJ
jvfg8Oes+Bo7/AvR60BkIgfMY8ppLxrG6ssDn9lm4X1E+OyohM+OSQARR/1BZYBIZ/Qj8tM8WzeKOjEPv2uNNSrSRvasNXamX6boPnnSk0Lpdx4+nJcnRw5/
TOXJUikrUJZKH4lEOTN7kyRK0lCxRJGf/29IlN85evMkyg3kSPaCHwvpsVT66RIfNsyrR88SW+XDpLiIkRTlvuC3nhoQ/VY2AqBaGP2G4aoaASD9SIKwwJMJ
41lf/NtwEv82IvFvY0n822gS/2Yzw2mVbraGsc2YOQB6MhP/dq+Nf6vzoZn4tzqiP7yoLtEfBfFvYSb+zYtQkaAv/s2T+LeaxL+FSfwbDh4Y/+ZJ/FtN4t9C
euosfUzkmTtBaISXiX+r829zyVHWTloWypEcojklOEwQHaaILhz8siAapM4IgfOECZTAmwN2JQfs4UwIXBWelCpC4HwbAvcNiUaUELheUstt2NbNSfJbgm+5
KqlDcy1XMTFDy1dp/fNsstPjTI7W5dmVJgv8ILrXNlHJtohGdhfq7IEXvgotry0lmyPRxu4QW8U4R+7Qm2eLNAQrCS4Xb+FXj2ToLTlrjnatMGWHaYf77E63
3stbBtjRpdom/c/taAEb38CjeKdy7A9sac6hacOxjXrarM9r0e4do+tTz98yY8Bchej6W+a1WYEGwg+hZlOiOaT17VmbX2CSLHAcGr5H/ZOSsXrL1Le+ZHTX
r5vSkstGF75idN/LRvd9W7WliiBdv/Uv/F5D0Uy5Ko2IFM1ksyAec509UPTccdFzR6XaIdTWKjxrZRTuDKHnwrNWFiajspS/KotnLa3EfC1B3JfLLkyeOvWK
fRwMnp1gAyZPMVKSnDjYDqP6OTbJD7SBkiRbjBqct9LsVvhYNod26sYgWis2iDbEINpFelSTViP91k+JLRCzp9QhGWWDPSC7OGfccB9qiNW6htgy3dohlpWV
LH0Hja5cITO2LNPZAKwOEszDwWOr7KA2JAwPgWtFAxnyuq0iA0JbwRyPLA1ro9hW3EhtxbU124obsBU36GOgrfibvufOlJ9V9HiUMx6BWpLeB3cmB7O1g/6w
O5k3D7PlFc2Wh/HncEgPc+QVzZEcg1VnPRt2t9gOu0pAudhpgqS5hWeCXmUYS5fGkimc2Wkb6W59tutGDea6FRdImZ0gwnWrc6FuntU9A3OBwlYjxaleKtuy
WtEyrbd1tzHfbuR+e+F5NsFmfMDw93Ur9C9IrpSUVAMa6LJnJqJgAvzreIGNRE0SAu1mNITWh0QBiFx6fEbTalvgoR5jFj1aDLU30YvhNrnLNj16XCqkrtlr
GDX2dW7nlDVFzT0WunkXJWxzah/uj3mTA5ruIHamQi9ldF19qg0d6sA5DvJqkUmSY8dlUzw74/mJwSoLnrtaNAre5U1RgGqMHT9+YXR3SPI/7h12nmQHXXoS
voyBSXmE+j/O/UyMDCPsbytljqZhQzRqMmXioEOsrYQcBBjT9JrKXpNDODnAIcic/QWecB87/f2dAIKCZvPgYjTBniKue+nHDzzC6IRq1eGsQjqajgnOHZ0D
1buOhufaWO7UsZiqT2E1dTs7Cz0GGc1iyIk6jIlhi62Hmf4StLGCmRZJJWaKdQ+2J8AUGxpQ+ACFfpAxwD1qRMP7uEeNLCQiP5nsRB6vPu2JIF4PAAQEUG59
JhsfiurtgCvGJ1MU0s4JVIA017E/2KODLGI0wTxYPNp1jnUh6FBmbPYxptNOp+mScY1Ar+g4TOvJY+AkT4aDMeLoHjxNvJJnMn9ahp9hnmP8iBmBZXwzzOYc
R4VwKk6drqVy9cuuxpJDZfKvbCjOGmNw1hdls5E4Gp8kYGAjafDqDzEfSfSMyMKgX1qwRAyOfZYlhoKBotiTbRovbjNy0nZoRrgdFSEIBYLByYTe6CDnHc/4
17NxH17rPeHywjsS1i3aKHXUGcnZRqe5yIY9+EvzANKB2bmumsPL3TkjtD/oVa7V3IHOYK89R43wU+xAik6FkgUrb2GFd241V19up0IBZSkpqi1JKCo7cBKa
0IOiLAKdPDSPk3o9UxKBJJAzI8opG/Xq0PqekoLJpT38mvKg7kndWyQnOv0tfM0hjSszp6yjQ/VIGiVVMtJJYGiaWYHIY2aRckXbRyrFHpG1+P/pCUmWM18f
mcCTQmfsRpdkTFtHISw75vx2NeCrc+R+JBfeH+lPQV2AKRDhsvS4HJpmu2CkUepXswGOXhvxj5WJXact0XOqUDXbVSFc4yJFM9PUpVxlWwSX8s323ydmnRTW
at2VshyZM1RJiPhdjN+npRQs/rjcexO2h9wGBOvhzzj+3IE/Ef7chT9b8GcbAvi2t/7teQ4nCn7yCa/GYkI96yZKcDnjRrM5rKctW8v5f2SfdCvWYoiwzDvw
7Dl3zh7mo6trMiwZjlQdf0c8v048bEgZ3Pj8H1lqU8/wNqr4NOIGWt88kk1QVfFZh8AaD0fJcXTMReP3WmYD51mON1CG+FrFF7B3C/v0oE922Ex3SQFbNDN/
aNzQdMKrRzKGN3y+AceqYspo6H6pJYcuYbPVleTCL5PQ7u6adJY8DsWBAWzJS02HOo00o+Y9MRVe9HCZu0vLHi5zd+kfvHYFdsU3PYR/QpNfcaeSf6+gor4J
a01lJ50FWbOztOyJvfGiJ1aaJU80kcu07wqq1igOT3DeNtvLDufjv2O+LsnXq+VM/r+K3y5PJ3dyyYzyUnrzqSqPAfZktOi2vOQ23fj1m42g+LsGP/zY6wFI
8WzXDJAvrNqNuQ0B+aoFcpQAeXnNQL7K0xsVAvk8A/lqH5AXBMjneVpfM0B+fTUgnzVAPm2AvNAP5Ku3AsjzeuWdbgDIC+idQespTT002yc1I/eS+TovX7+e
B/JSAZCpX+sB8tLNRlD8vY0AeXnVbhzdEJD/3QJ5UwLk3rk1S2Se3k2FQD4pElnngdwTIJ/kaX3JAPnUakCeN0CeM0DurZDI+lZI5II73YhERliRlcgE5Nes
RBbkvmElsny9kAfya0USeX1AvnSzERS/sxEgX161G8c2BOQfrATywpqBfHUVIF/jULWrfUBGejGN6+fw55DA+OlVUPyEgPg3ZFYe75fFtwLC8+5NgfACLU3P
WlnsTjoLVha7jNnzVhbL13N5CC8UyWJ3XRC+erOxE//HRiB8bdVufH5DEH7XQngsgfCFtctint6x4tWxRFu6fatjgfBe/NknEH50FQhPCYQfkll5sF8Ku7dC
Chfc40akMEH4JSuFCcInrBQWzL5ipbB8PZWH8IkiKbw+CF+/2diJ39sIhHuXVuvG/IYg/MOVUvjy2qWwO1gKb5+WA3IIjqaNz3uLc68AeMcqAN4iAL5L5iTq
l8G3AsDz3s2Rwd59Ts/KYG/Sue4ZGewxYuetDJavc3kAcyx5vwz21gXg+ZuNnPg/1wfg5w4nNQnSDtTSmgS1pFDAwlcyhQJqQhzJpQoQdt9Lf3zI/Pg1WpXt
4h8vLyY/7sicuZ1/vLCY4XFOz7yLf1xYzJAdy48vOKCT42suZihga/FmuNFqKVN03EJYGqaElMTqNGL+wV5fnd4KikTY9+SnFh6yFvbyvsjB78GknjfmG8zX
3aXfdgR+X3CECOkEchrUVqQ9MCPSKyCQ9+KTMp+jueHUMEIhQzfk2sLxqaJJ50zTeuSZaWSmtWn4y7mXWCep6db3jxhk+Wc6bkKEuYbIBvZ7thtRcIbr6944
Es7IoWb8X4In2AcdJqmKGpZus96HLi/hqU3csJGbPC1n8cRyK/WcPGIytbNeTh5xmA7+jHYaHG/TadG5zUJhVJUHym0L/Up7KGpErfRt6vULIw5h38XB60Mc
5cFDmwijShqnwxESfP0rSlBwFdW96fN7yEEgNHwfOQjZm1zqu0krkobuV8fg2mjtLB11RDTNORJY18Nn4z7nfWXeqbTvHSOGLpFIumK2l0UG/dB8XZKv12D0
rmSvb6DyzhFz01d41/sq95rNjkrmi2fFeAp9Ln/GErnnyBC/jzASL15YDcU0VwmC14TQdYAyvm4hWed6MsUgrCReKd0PS/gaaM22m+P7xqe5jik8mKr1AzQh
TIxs8nEkGOpakkMxwRZ/5iZGCaKIPiBwtpPoQFlklh8wLyM+UbwSrd9Dm8GsVuWi9L01FyxC+BFQDooCj2mGEPDFiW7i/ahZCkAbzjHa8eOZg7F6shPAdl5j
vrUomO4EUd36CLCX9k1J2EerDXs8EtWpYaYW/YtZE/kqP9jdfzmbZDMZ9kGYzs31I5+uyRyEnwxNpFMQSNSWlLn0DR9/Dab2gLkJdcTpVgBEG0QFCi66lEQ/
Csx1Spy8heCy08/L0iF59toQc8n7rSZ8hVHGgVMKLlR/Flj0s8Cij0dg0cd3YAIZmOAcSBUGDYzPA+MT2poyNKvhDBn6hEhEVNCffUxl3Yj8qDl3KwOvIENO
NMseO/4Qe5Xk6l5Q+zvaFrYXEcZZa15UQsnkMhyItU4lW7m4hOrJNTutYI1doJf2F+f5Ndz3dS1xBTdsYV2xBnCMYvgQrJoisWplAsAhjAj0cZDrB4TdGRp2
H+m9muRRt8TfZn6JQ0VCpkoCr4IfBeBV8KcO0j0xAQOd79O5IdCKcrsNDgppHeuqOfCfJdse3jJYftYOILbt0AFmq5FJ1yBy+XO43yucXKoRd/o6Rw9wcqnG
Ous8PvVW/XinMQmqRP7yaCfEtIdRmJn2TjgpTI61JK67IeMJtQl1Z9rNqNQ6YnLKFOa4JWtQ365BFWZ8eBHcpmlyS7UT2Bn3kwfZx+z6RbPrY25GhNLcSY9W
RUcrc3QQjUQjfQ9yKDnzGHzLg59sDdH2MIY1OBC1kmEVtqsRIZ4IHs6eywEiJugj19CAw6l1EhYjQZ5hY4q62ZzujEYjmWiFFX3pjHBvvjKblnz2TeQFslji
2p5QgUlIs10Op8sJR48zKu4u7cOhDh1ZfYRDBqXbvPDcGzWnUGlqNMLbS7eOHZf1GBMXJpNrxLb9ntngkz5/3Nb/ys60VAvnxhq6xOVhhHnDw0tPHq5AHi4m
+k8bzf5iGuPoQ+/cXCdcwSGSnKeRpTLgCZE4ObrhqU6JY9NMRlT+PoXDgtOHffOJyDi6+gPzZ/hW54+bSpHFvU13Z26VBdPaDw9YRQZtqQYDSQ8vJ7i5/Gnp
TBVUNd1yrkPaBn6smKB0cHZksfHccSOlW/QQkwSA+ZU+dshLWkJr6p0hEW9DEE9DRryNAbh7QpDUdEv8jcRbicUb2DxwaNNKsi3T0Vg0lBFkzbULspeNIPuS
EWSnjCB7yQiyk0Z2bTdDRZtbisTYpNDPWiGmkeEiA8qPuMVFhAU3FudNfIzTYjAzdGw3AR9xOnR0uRatKTXesGP4zapZ8VUW31W685CPn7WP4dOiU9ApT8iZ
n6NBT0WHiqq/oECYUu3umN9VqmERjkg9hSeWdFzERIW/iNeFRiBK+jYeznAJtb7BetavKjVjrLJnRUGN4gqisqyCCrUNRhhnJyf39VDXarxfqYuF/AtrW7YK
IQJQH4BALbhkwa7bM7vi0p3HMdatHx0ecPSNGlAfvoHnP1wDpQ000F6hDsOmI0f8iI84BrJ7JLfQ++o+E53VcWRplFhZYb2tivEWOMBKChwIipdW9zNsSswF
KuFccv5o/vxROb8l54/tLI3J+ZvuV5siVdT5x0zPaDUpVkHaqgI4fDWpyg7rFF9tPH+1cbnaqFxtM1aefLXbsRQtvNpm2mVsGz8R20ap9ccogRW8nK8HUC7S
Vbn2pB3qDlf/QnbN0GwSQgiFmdPNuBQ3yG06aoo5xqgBR4p+VFPmCJhDJUS2EqtDsTrAFBS5YEj8e9Nnbdr9/6JNM/9Q0XlGy2ZVumE0GtGfa0avaQzSa6Ca
+7laROn42FKd9bWPUV2KdtbXPk59eRyRiz3acvWDfs4/mi3glIssrmXHITUF+OBayulm74puZiwBnHQ2KrloLdIjy8zTEflnkPgYMJPZwOmpI2sg3fmRasnR
DaDEQfBZINX7d1iVuS4qc30tKnMy8o1BtgQftgReWfqwJSCTAuboKeYlJIzCbt86FLsHcP06r78Urb/8n/7RLN1o+FqDh6/Fw9cyz+cNn0zOeGnMs9lBLA4+
Z95nUP1eanHwxeIAc0LjxhaHllgc/JX2hV9R2fQDm9JVywTOo1pIrXX8eZP9AobZGr0wYWtgeSci3JNMByYHrqVVW17Rjp7Rz0o+Q1VSCj7itIbaYht5B5Ct
JKJDKzajIJ9/UOfEe8lAqHNuVzbmX3K7BoX6m+YHtaqyraoVrQ6ineT+NOYBPgMRzUBlNXPvRMcDMunwg4uRey6f5hLVcXgu2QCT/+qoW5lRzzgzZftCPa/T
5Gp1j2q1q8YxU5MMdl8cYIEYH+pifAhpxjNr35QFjU76BKxjBZK8GodPNdySVg6n3jUeev/Vd9/85V/b+8BvcuU0qVv6v+y9fZAd1XUv2l/ndJ/T53M+pDOa
AfU5oySjIIJ8w9PIgndRz+NDdrh+iot6RaWoV+Q9cks15g8QCsXNo6wRGikyCDy2ActGOGODLdloyIAVEA4kY4xtIYNLsXGsGGHLNvjKDrYVgxM54V6/9Vtr
7+7d55wZjcC5cW5dKE2f3t2999pfa6+99lq/tf796/8IW2afdlTJC+LpfacsAAg6dr61Foz94hbr/Nfz8+/fqaJWrhaP41UCsjUCxzV9XkPbk6SYTKYBZ9rg
EwSJ+hBlM62Je3PiV11OXPPZlbtViifm2NkYoGTunBMj2s4cfLxrn59QeTzjRKXzLStZyia+BLwG2oeN/fD4NnvUOQ1IR4h/Pkd40fHqKCVB/yzGDx8/ZAvq
RttrZRqtYVuak8bJu8C+DSDWADUDWDVAzVxpqDcUWt9pp1mOT9rNavyTI0884DfD+JVTn/+XfLOGHXkoocI52uBHuA0nJn8n/qOyQlPTKZ/PtCo2a1TQLQyd
Jn3FMG9Gu94gNFwvJMDwLu2sY2m+cSbfw5Lv1fjkGumua7PZbpTuulKc0zf8a3WXs2B3LdBVxY6uSraqamf5TQ1eJg5wanpYpzBbbHXLXcChK3TvsFOVhJ74
61ZmhrnmDLsMU6wQ8f60AFsWWDsU2cYBDvQ1uvBupyBBkAq0MWWMgYJgap+2xxNysh1uc8eclnFlqy53sn1zSkECvKpg8E7a2V635+t1yfyYwhOQfj/RNp6O
KhyC5xQuwWH732Hf/2JP0vfhomfuxLRL7GEC87cgsNB+fMieh4nul7Y8JLCdqqPm2tpyVnXUAdVR++0ML91jz8NMd0nme2wBOZSOmm7LfEp11G4FFLHL/p+W
p/4AffJTGolhfOrIs1/JA3K7kKB1zrHpEOyhspUNu1a2YFQ2Kl5EBNC1uo4IQOSGdRaqjin8BiZdbQ0REE+ffGq7E3/vyDaJ6tPZEPoAIohKOiKnLRE5HdYd
Zr8IY0t9gV+T2eZMf5mQo6cVDqy0CrdSqFqtqFvxrIBHTzkKBfSko3BCdcIxlXDUEVjQ53B1LrKPOAIL+iyuIUeoYjjQZxyBB51T3+13NaSpqyBNdcKUStjl
KkhTV3LmHihKDyBn7oFA9UABPaA7EkZWKeIoYrRpxNGVgNCtKxxbG/fPMeTtSucFhrxdiVgYfbi+jAhodH3VQUxoAaUVDNAlHEk56h9l1M8+iffaO8qAKT2j
DPBpCzZKfTSD5amjsQqW56yrBfkv5NzqVgMt+ISVKIdUjPfVmRDvPgK6j1AjpQHdIUUhkhHQW/yxHzx95wP/9PwQwiL4abx5f1hraD1WAKko6UE2eJeOln5p
k0GN2KAZIF6cuFaCzF4osbhXS5zgVRKBe0QicK+QCNyRROCGIjp/gb0MEbjPtwYQgZukP0TghtKgl+MZo72TCOngpklk9IBdU2nVRdDz/ihQTCuPibuRQ1+/
lwZwf7JE/mHLH7zIvhrwd1F/1D/9VGvJvsgf5LjW9OISOJPz/ZUqFDILOI4YqOV1s7yWhEjHXul/cFOEErMC8cYDiTcucSOw2xwRU5gVEoQ8kiDkQxKEvCFx
FPskCHlNgpDDdqsm8cbrEm+8R+KN90o4jL40HIbsx6FRlHjwCP7cpkdHhBLRnhPLYjOmPPw91CCezjnVrW96CE/MWWoMf1WN4dePPHHfh3983+j/PIN4ZXYQ
0+i1ebCq0Rz18/nIlfj1H3nE/q8R+isdoU/kHC/djcPMIw3OQjugVDAIuEfiEqXjKDpQcgF15FWmWBBow+op6lwlUH7mzxIz5t3YLVAr7NLqnoDltUDLAyyZ
ebjuhg9fID59w4+q+H6fVcqiQAGJHkzj+wWpqV5Az08L8gIPNI410SriUmth54EXfiEvnG8h4lEgeaQHdm5qSaniOQBgoKAD3ijxQoHtee3Sg6WlBysrPaAN
sQcNeEm/Re5vULeb5PZaYA6sca5BS36Vg8kHY9+d2/3Qvq++9B8QU55fOqTzmLUlYb9OmFYJJP4G6khVZYQOMXLaZeueNJDIuTe0XEBzcyPNCGqbqxGoY6Vz
DU0MulxHE4Mu19PEoMsWmhh0uRUCBN6d5GngY5lfBSEQAgHJiBAI/KgCgcCHlTgMW2H4T5cSBIK8DGccp7cNXxW1vSBnHOnxaPjnS3MFRvs2YAqOOm2Bml+w
50O1dtanuNaLsC8HBEbTW6wt+qrrI3c8vm68mROsBMB/ACWiQy3licoNub+T8SNWXdbKM7TjpIOgpBq0Gvb3HGEPVjbTCDPgbNnM8jKNR1h4iyAPvee4sp1l
1A3lCkACpn0BiaFQpCFwbKs0I1b9zziptozGN2XYqqbotBXWjXWrcEWSE1DZSbbgp92zAqLmoFW33tgqKDPYzhwKkpzkQBVQp/Klf8uy7W45nl1+xX1a5Sya
UjnJiHZGhZnJMUQ5/dvnht7N1jprJUxnJh4nYorSVoi2QdXNiIRN3awjo+q4nB1wt4waqsiu/YOKud5gj6cRxvts8RBa3RKb/dPasyAB+6yKm1MlCvXBmG5E
DrNe6lbpkiRrMFfoZ2tyMAyQfJhtV7kumHFiNm3j3LpummzzgW5eTLbzgDvRQK7KZNsW3WdNdH/cJZTbkzsSo2k8SdKf2iE1D3TRDOGRFF+H1bbNVts5pVYO
5RVG56krAywnNdoOccjhReGIhVDnJMCssbDEJaHRuMk1UjhiwcrqoRQJCJjpIKebYyjG7RvHW/WoTgIGSeLhls0QCRxYlYcM2VuPKnHtZiz7+BXcjJWffmHl
r4P7eXSpcnS7lL6K0FcRwjLUaGWGHJkDiKeC+HEAva4ATyYIuX8VpfkkULisqXJQnuB5E19tOxq3uk0TpM2KQqEqjxU3qgg3slc6kw7Y0Syzo885Apr9hNMK
FTs66DR9gztWmCGVdDBd/zIxt++K+eVfJseuXZC+gHLaYjEgOZRhQhPbMJqx6eG9nrM+z9lgJoWi5glbmDHBrpE9FrEQE7a0OHBqm2PMsJvNRxxxv5ly5Ijj
buLsSN9DHDqJ6ydtjFYNoqo6AGMPmVlnFKGyaV3twKs+Zjj8SP4FlT97uFD+6ht2Nqi0feEnQzkA2HEJJH9PeQZ9V3kMHYdeTmYPphErSDmyltbilESL47Od
Y50hj1+wFeZxC0d2RAq7bFQ6IY4P262qxjhmbSGRWM2CHM/a4qxzQNGz3+Y4aPTBIfUBnBFtDepjQh3PqU+fVJ8esmGoUEjhp+PfgbU/QrrQZ39uGGdWDE8k
nC8kb3HVZreLRxlVrYCeClqhWTV27if+p+qFTUyBmqyerddG6akrZUBsaNYxuG22HMbblHa9QhMwq3StfHWNfHW1YLDb0JJyp7Q3/4I07rFTIk93J3LClvJu
lfJu0eVBmFdU7hX307amn1If7rblSxLv6yBQrTrcwPKrqviRAuZ5/23YQ1xo+mKBVSDcppygCb/R8lJXoaDbKuZLsrmKVY1VbI7Nbvm4wlzGLiUBTJaxSrKM
laIKmCw8j5x0GauoZWw9DbXqPMuYPOlYxtbqorPLWKCWsYuvKHsCIs9eKvZmOR6V1YxPPI31rCLrRcwxcyqynhGtC61nmBFJXICKIqUUY+cGYv5qR/sXSbh4
SMBbx9ld9CoFdYYV4xXPTsLyTNmJLgRqKN4Z5gXyhXdxebrbnQxXGN60WKUNQHRoTFJukRekeG0pBrCNAOdJoljhFsvjbI+1ANfJvv9aOdPPM2AH3s5j44K/
u2z+bkp/d4t8t0W+uwGn+36GTxR5P4lvTD6BLeo2VbloPH2J6yRsguvkSp0cs06sfGhp0zfxJs9WJkCgWIxU1mVYYoYDJQi/DBUGqzOyNWnIR33yUU3FcBK8
h/mafD7yNibkwdm+C4VrpbALpbDVujDMJkXiVfhzdZbEDfLVpfLV+iYLw4E+cNDhaKH+DtKNISuQ88AQ0pF+bds1TEyUdQEtRs0gdhmJ3mPtk+Yb2sFPTS+4
9an46RFXn2eOB0UB0AAtrF0kF3vqnTPFKbFERLO0v15iqfIXvk3b1t3snT7tZHxMbdmxsx/v97/9xGfv/fFHlkosqsRXfc+L29j39Djj5+Ntjkz1xaef/8oP
+G1e85z4jW/Je88l7x3Ge18/8ax6b07eO6Hee5LfExXOIRUSa1ZeeUa9coBfgVp9P7J6+Evf+NB/fXhgVFi9E+9Xr+01ctqD30tYB4FXdqtXdhuv7MLvZRw2
AK+c+jt55db0jVvo5zlreOFz4hfU8+vT55sQLHSNcy0/P6SeX5M+v1po2MjP96rnV6bPN8jz9fx8Qj2/OH2+Vghczc9fPibPV6XPR6S1In4+q54P6WZvUFN9
4UfPfvabr+5dCvWtPfYB6sppD/pbfHB3qiQ7KE0wMZuk3K066c+TlElJmUtTtnDCdJpwneSSJlwlmZhABpxHmnAhJ/xZSsoKiW/WcuOhzAj1dKUbNNyd+PZ7
DKACLy5Bleml+mlqgsPUBHscGaEP5UdJIOWijqthvNvRzuu78NLvjIrTOBGnXniDh8pReoEjt73C4/zvnvgdCdwGTdersLobyVI5BhDJiem3Q43uMbjCjz/5
N7OvWaOK7tc/3I3u25TqPZCM9zrDL8vqiJ3Dny53y1vtFJd8Nt+mcTpoD3NsjHh/PvYzmBfSZNa1kcJdoFb9akKAdQ3RE66xrkYI+3XWxsiBGg8WWOJ+TTVw
pBkblPaTbz+BVqzRzzsAB+EQtUop6Q3fJdHd4zfUEWZNbekoQ3sOwLavPvDdn//NqX8+ccmofQj3n/3Bcx+hf9+l+1keM0yovZ9ZYzydjEP7QTztWWNP20Ll
HptztaDOxQYAJaAgtT06dckorDGSmp+SDOeSDK1X8bRvjXUS120knJyQHO1jDMA7ahMbc4Z5WWEWvMa6PmJTPbpdY22ij6YclGrBpntX8hMXGkCOsKlDDudF
myp5Mo3r956+88V7nx0cdWYdVfR+0HZSomuesuOqIWjm2OiSuP5i42zYCPZw6fIdf//7h879xiWX/n99D1/x3T85fcmlfO37wSWX8vXhn17ChXxXAnDE37JF
+ZcTyAjKgpJYoE0GzITgAZXbZqOF8BMefGcC1JoYDk6CpZb/+On711E/ONJlp6QRcGbtQOf6DGxJPPb9mJu/ATzoALyzrhFL557Uhj7XtVEdYx8Gid//2rP3
oSPsOVcoPORKN+3n+zXWbkgM1Nu7qImV2V8rx4Z/bS2wLPK0t4sH7THmcg4GiKpFpjxVnLTILk/Km/BkyJ2S8uwXXN0i9lE36izJXrgk4YvHPB7qU2kQyBdQ
HAkBR1Wxh6VY65An1dzr6WKtPV6XYp1FFGufzHGxJ9Ip+3IOdhRr7BM5KfZYToo9nEtYi7U/l87Racnhx3cnc3QvntJOYY/KYUpycCb4fo3zckK4c6KTcFfa
y9WEu0K4SxOSCacMp/PSAVN56YDXhQR0wKlcjNMVHKzIRvKh7ZLpCkRmE5xfoDDHNVG5cpS2z6sobYD4daLCOCUkWvT9CAZMm6dHWOFygf0oo92cb80C3cbm
IME5jQ7MKCMHVJA0E+cFHnvs5RZySKeS8nEz9ocHbGiqRC3RKpsawDyL7FSbMjSAzEyGojJrAPNRSWKghhID1ZMYqDkJJkOiBXjE2xQHiuijtdfj+OZtUrlc
6qcGmR2sqEVp8IJhp7qAFfwncqyv5qBfBUYFwb52Zvu8SElBipQUpGiJJlJSYCAlkYQczz1iCBjy8CUHSEl4mEFKCgykJDycfsRASkq/XCEPTaSkwEBKwsOJ
R4yFPIh7sZAHGaSkPCMlHWY9GvZiJNILUpLgJOEBsSlPcJLgQM3H6fz8sMKEFrCY4zZzw0OikSvr81Eb4/pQEp/NADOKS0onZaszU9Y8ReX00DQRIU8mIr55
aPqyksNpbcxFlX2tMjDUFaTPL28T6ynd9wLZU1QQPjkF7eOZPtonOQChsoHvavmuNKrzGrqHbOneyrofCZiQo+zsoxslkmNZzrfK2k0hJx5IyEInqsjoyn7d
UejqiPRX1LHSEgdpM7OYliW0fjOHePT0r0z/Qg6GADXonNvWSNw0lCO6D61DhSSYR45qqLKqRhh2nDnb7WfOxUS/VsZBv2g7vc0t0QcezKo6PVF15jpVnXvs
VsnUtnkM+9OubfNE25YTbVsp1bbh9YW0bZ7StuWUtq2UUXQqJUaJuVm7stPkeWvH05e4bqLE4LqFGnknqZuG17PEB6+BRiopder704BzoZxBleQMyoelsahV
0aRdm7F7UZvSog5bXcvaKGVdKWVtoLIcdWrGjkMj2OeN8NbPaL3V8tEq+WiEoyMqTaz6qrsmNhRNbEk0sb7Jmgta0Xa+dVT1yXPJ9ITXCOslAAKI6N4ABbQF
eOEwcLj4UM2nouFiYh6q8ZRMYL1KiRlDOTJCexaxaOBAjRUaBSg0fIWQZFmtHn3CKZBJZzrj7FJGt8/szGclu+uHoaAiqRCSzEMDqD69qAZGkNscVRUaW7LG
ptysRBsr0cQiKKKsfcWoTJwZGBwKA8qFJrasNLFwnwi1Jlb48iMaBEqeJOmPblfgZkRLSU4KknZ3lBrWAwaUuKWEUS8lNnujvti9sdnHliMylQSCPV22gaUg
S7nwqLJexcsIbLia7kkiXEF3tDeKMBnWWMT3oh455sPa8jUx0kh7XQ0t2Mir0qKM4MFQiiu04LHCFDwc8aZyAN4GRXcVYghkbgeiXV2JKYp0YmVMhidEeUKi
JwR7Qn6bBOIoCSSh0VVniBwDS3DK8sApy7NEEiQ4Zd8VeUYwymbzmTPIp227tFWClTjiWO1K0BBPAA5y4i2dFzdmnwNgtDgsxhCtXAiC0WL8lxUthmwYabF7
9SoaNwiG0bJqJ++QzmdzFBtmWqskQuwIXUI0oR0pfQ8jldkw/YJrtC+u0Xnxx87BoIsVCYEMcE+OFyjr8Ns1p5JaX005bTrxF1gnDq3I9VEeSpHrWEn7MhQi
p+0UqdO0KJGZF2tv6/8mOoA8behMPS9OgnaIGlqHWPUzIVZ5ic6rMKpUy+s0g/JaRTPCaiETYbWYibAK0/eiirDKVEd5FbZWNPGIWoR/JY6fEkQlTEk216fc
QKcPw4Bi/NuIenWRfTvU0MV4JYKsrrPeJ3cjHHK1vM7aJfcrxsHMKmucSbmPcM8QhLhrjK+0SEw7bfNdTe5O2VFFR/zlYahaC6rpD2rVNJsBYpWqiW1gnb9R
wDDsFk2X4GbYBWI0XCfrVBGxT8sKhK7Vi4YqwgW4F8FwysBR7NYsieML0YjpWRSPyyLMAAfoUofHZRHGAH1w2cQwK6EgYq1UXxKBEFpGH8XEbgK0wiTVY/f/
BO4HIs4UxEm5gOOAclSAlWMFxnwDQHLqS82CAACQ4PqUIDKWujlLluD+yGewJUiOpW7LgbwTRlU+yTYwfKicPnXwLg675ZnJMXYBw8l7H0eZNk7er3t32Vjo
hHWXBHUk3AxLii2bxYEMouBhHMOjO/kYHp4e6SKkDuUFnkfiCCkuheP7ZhHjM/7pj/7G5aFaj9XUQFvGzjvKAX4hWCs10m+QSEiN+JtoS7CXEhJXtOr6oF2t
/WXIoAWOuYbjpDwLE9SrIkACM4Uo3ckrTx6LdEEOeYr0Vj2JPzU8JfF3hz+wTZb8vNLySWcOf1CFWEeHgv9xL1MvJsMcR43cEFGFC7xte1Z0yF9gn4Rk+t//
m3sj/lwuxsMsI+cVbmied0MMvHDMZqdjtGCrzux84ogLZXx+7B9+9MnXvlQZxWHP2OtaH7uRbiaObJ+Yevil2Z9Z2Drmx77/o/d95bESlJ551c/04lq6Qago
vPiyhZ1inhXLh+n3CHGoeyQU0QrN3IgDcH12McBTqBJqf7lNfEZsxMtTW6zJ49uYN6LtOBCzGgXpEND+RrEtB9y61/PS63Xp5xouK1o9bf1cj2pRTxTKwGNq
6on/Ej1Rm5hf4kCc+z72Li+7ei6U4vLN8XvHK2yJx2bPl/7hjWtfe+jt/3IJvW1pJk5/9xIrf9/25GjuBbtsiUFwQY4Ki8ATyK+kHUKzDykPokC63283+3Gd
teHLsRJGEEtxnbObDVxJ4hyIWFtx1OYTnHw0MIoTnHzUGJVz0qVszcrOH7eI88cNwv6uFx+Q64S/KYNSGrVSW5xUJu4Jlz7/HP47fsmlv8v/ff0S1RrO5YNd
anp7Z037pKY1qqnXXtPSv2pNS/PXtBOhJ7XzZw4Ofl6CQqwoBuBFMQAvQnooCXen1ROuj0XmOU6yb5NWDLXTjMWaIZyAdtpo/fcwB294mMgmXverTRNvi03Q
Fxf7r9uvs3Oc7/brTcUIlGVpphXSitEqCVZYKgmnkf1SR4rtjGE1T6C8cIxfyAYVLLdlu9DnGq/MQUtWjCCrRkvaSaud4ddlsp/obFM7WV/tpP3O8Auta3dr
XbvbOgxN8c3g4zC9U62rgqLayS6vyq1rdW9dRzePnW7uzNbVrWobG9N5PwOmH7bpKXh+5y9z35v+striMN7B7NdRaKxRR50sZu/zEFKByqouX3aMNZfFgYUC
MBYYiy6qv6vctQLp+7FQSA1sIFIKqYJW2t7uetSleSGeo6p8GkE2gJRXYO8HBUjbtZo28PEq1BQMBmSpWLuqxiL9d8wrTYERARNb97ThEwoCZgbztBND8/FU
J2ml9vn3JxsQgc5zZyYRcpUBCLt+HwBUb4QuIVwGAljcGBkZIwhNDAeDd0ExQQKwBUg7a2yreLmntbC5XIvKLc/TWlzWiJSMIpePq3Kpy1tW0gLsXLF7u2qE
RqtQzsGkcjmboXTJlwkssJQCigplBhoNYelsMb6e0bZ3yqCGU8RqxfkjB7xfLxRW+ICv4KDd96bcP6ffxWTPC89SRreR+zar0FLojsC1C2jgsHKmeEamtjDb
CtvY1sKMiSscmhsEEu2pWMSEjTpGvclMgLC3E4CHv2sXgcQHETidTUCrtBmVVeMU0IxwDKxSjPIEhLNdA1ZU2JzKyj/WXsfGLyNbE9T0rLJ1kmydzmxpr4AK
ljDyJg2jZdUrUjtj+Iqe004OGuzOEa57ZjJZPDpeCdmvhKEPsWfIz0zyCBT4wxyDXl1RNqCus2Nk4ZHBQsIZxkO7GKAKoZXnxjY+XpyfwfngxsVQ3PBWUY0s
8c3LX2T/JuICrLN+A3r8ddYKceaLxItviN4cAk/LSXABjiULKKQAl1oTwlohcRsrAefRRScxzqMrOI8uEFMZ55F+/UeRY/ScDXf25Vz2Y3KNcKt2io3kcrj7
pG1ds22dZP45aGWnWys7yfxzkvnnoL2dbu3tdJ9/EvS+pPDlLE3HZQJTpJuYg35zhxqhYQzYrTbnJ54TJSU92SrsvcrXS7OAWJ/JD4M6fepmnvK6DwApQfjF
yIk/D4bPu6ibDRDbvNmQ3cOJo/lyySCdN5a4eqfbIC2nbEs3XF43nBEqvJw0XBpr3OOGi4plieEtVYttpdhTgUJQUwkUUsARBW9MVzRzvDGFOgL2nUBPVKeU
BfGrLSRn2AK29aHtEn/+hMWnoPyYfihfA0kPdHpyakpfYnM16l7LCryCfAoD3ELt7u2KpkaLV+wWdi18HgBpJC9qiqKI857sQMrGyAi1y0deOfN2PaDMo0Py
XQ8o8zigZEexRLjFyXqu9vg21eCqX4iZVknOaNYgYNSVyIPO8rC7ZBZYnxw7HytONaqlos8fsusH5xmfL24XMTdJ4utRtn7lFcpMykyFYKBkEvwda0GKv2PN
Q7I8l3FDD76g5nVaEisXeSBoDN0CjteKuFwlHXt1MzfM4Vaa4fDdonehrJR6CuOIsxu+R6momAJxxy1AbyFqlqaUOamwPuCA62E/zA6PgHxjq8pNNKLFow5W
ldfq6a8G4RcmkmGNPK/FH9bMbuIy75UxeoF9A73zMwuaZD5nyhlKL3Ucj4qtdK+FshQQv3XqDmNrj8xka5/nEY3dPf3C7h54Fy681Eswd8nr/TwEvUopZ2KG
57OYmMXFsKTYkffOgi1FebUGataTZ+21HqZgSzyGvJnJsZ8d2XHflyqsaW3Xv/7R76szR/oer+Xj1y2o/NoGFFSrw/fyWMgPf1iU6cZYWK242vCeLmNB3PNp
SFzYUv0fu818OgYAnsNCMtTjj+KksbzOegTX/DprFtccGysXcPay32bOmnWTEjaox4keO2Zagf2MenA9YDd7cQUOkTIOCJVxQDK8U+MAzBFYuwOUu4drJU6X
BZykF0ZEG39pqw+XDa1+9q0wZsHFMgvWUgP0Rf1qFvRqpaGaD27SFu6baARAD51FQ+hJtN+WxmjlpXGIyYLyPdsV5XtUc90N+KYCmyA4uLI/f0EhLRU4Ri8f
QEzYslrdKjW+BZAK2vvMWR8fZlsuRQuvQ4eVMZfwoI+IvQJGew8OXSvyVu2jbLYVbyNqYszeXhorecy6Ik5E6NetzYqahzk2JBHzEVeZkoAbY4riD3/WA31b
T+KYPiLQkyuAhglJkY2Dh8QpwUDDLAsapsfYzXIEauHoMNHaFXDSpOTAe2zHTcFCDM8FOC5YKrIQXBfK6DxXMLYMBwZLDqbxrLsTw0rXasE3OSoC84XrGigH
hUBo7uan8HR3dwrijl3JShpwAfL0O13IbOCA+QKrJr4WpSaUg7QLhZbR8qhicMAQ5WdwkV2Tdi9Juy9Qh/+7G8Z0zPYPfFZ9mQKZThRHeXXIn1cE8vE31OlY
JGDSkYJFR37YyxqnEbHkr30H58bhF6uBx2pXl/4JSoHGKLAS2X4eudjSzjXQdYrYSjW+TLyjz1p2LS1Cdm0DSSY5A0ilEIMqLJh3k1lDQStmBBJTakVe5mYw
S2uyYVkU1cmG5U3QX2U1xhmo9/6N6VxE82YbtyOBcgQOayUq3UTiSUUQgrtlWEoQgs2YKWMhyb+i2fM6gJYBJRwySjAxbWADN+vKPqBnrNrsJaG/N8X1dgVP
uFWNyr/PEhqtdDUD0ffrekVd2+Rl7+JmRayD1rdK7Pn+LvYvhOf7f8KvddaVWNbWcADOPg67GT/DDmRB5NTfl2C/U27w7G71A5nSgC/oE4HWJOGbWuOq7o/x
9zW2OukF7Uui6u9H8Oq8TARyPiGx0myNpu9RR3lB1A/kEob4rkZLruLlamScVmuzZIl+QcLjakgRK90RavVkLY6qY+5kk8pOY1swnm+PCgUDTJkecEcbsRdF
nHh0krshjOizqDRI2fWwZRwMAfrk21KrHxYHJVgc9MPioK/z6x60bECXUpzbMt4qRcWLrN/GMfA6ayU0PeusERj+wbanBCP8iC69o1aDLtVRCy3HEOpnauJe
DHSmMLKgKUJjcYPXojIr89BXDPtB40yasIEmrHdrwggSxEoXthhpE9bQhLTfeTNNSJ+hCWtGE1Z0EwZJEwZowkq3JqycdROWpQlraEJmoMYcnmf6YmZHgG2h
SdmLsabn75jfff4OckwiNKhu4UyOeiLzySKtfWNVvMo65t7Jbs1ek2YPFtHsyjjIaHyVUkm6oPJr1AWh2c689VVLe0/4/ZKT3+oZ2vOMgdaq4Y/w3sYf/qj4
jtLyLxuB+9hlyWevUQkSCBblawApOQgX4FzBlvLl8MeVaIXddX4alsdRbt1niJesIVw4XlXY7fVQkrXzu9YOl/51SzG09Wf1ZdHQ2ZQBq16J7Bl1XCk6GzYg
5+1rdXLsh8dtBu2IKum0+H+wbY3pCTY+z7hKp8Y16q63cdt35WfQsya78jNoWNt35S5SnGRXboSfSOoDI6SOCjECCdsnKQjZbjUSA6eI4aNS4Cifhx06wGFz
EUEsCFrO2Ti6+VFQ2zmpbJJUrPjURQ1EKO9H7DIQMNYXFzV3M20BbLZr+HVp7fb2/uHxpz7z5UpHi/+RGkJPfcZXOo9523yYjz/jOSv2zaYw3CPh1WneNiJu
qD5pKLh3Js6oisR5O9EVmx82vbWRcIawe2i7hXrMlR5zpcdcBuHWc90tY1da4G2og54qLBAGo8OGwzExWtdmb1fDY2udtQpuSWsc6EkWOxLhx5iPV43zRq52
5C4+HGV0R1aqnm+NyO0KARkoIamWnNukp0R6QDOLjl1iyw5UBipMfPwcG43FJbOtmm76GfKSBrM3C0v3ATCYMdhxxGAnOQG6vWDXtxogocqfePh+GT5eux/x
Ye3e+drX4AYsvp3sX6e9O0/i6ikvT7bEO4YUbYp3VH8AJGJ2B5zD1R21DukPrFn5YMeHvlwZhW+sKmFaPrDZmdYZtaf0B/YupCgbPnsiKeG08hE+JR694urL
VWBfXyrhAarCMVsXcFTeB04BV2HOTvx4kfLayWf/5Qc/HmDoQ1XCflXCtHzBXsn8hTWFlFPffumhT91VVl7KXMaE8jK+hStt36AdUjfp139CVbhW53+1ZL+R
Kwy0F8l8vX75q6VRa63OerVQP8KVFaft55TTNr/8cEnctgGZMueOMjOcck3H5V3aKzY/ak/jd27UnhWfWJt9Y7/37W+89tiBgVGL/WfReMpj9oR2+c2POqdc
5aXpCSXwdh175diO+7788LfeNgoXU3PeWfuVN+qsp3rHZvdbruhRV7uen3a1L+003ts2Z18k/qsM2zrl6RY76ermmNO/rD1unMu4cn5oMnHl9OJaM5f4b7bE
L2ItvDdz43FLOW9eYF8tYdqvEvSmjYI/daUACm2QUCFrBeEwFsyqMTh0nW+tF5ini+FSg2zhR1O7e5JPL6oaPEu8TkKGdCqxX2c569ep/E3Y9ATKnlatA9kN
VasZfp01hexWFli3UgbTrSqYbmHiXlFj7Vc9yl9k1eiBv4bYbz0K1igEOAtvF8UDZG1y+uKKUTfju9XF1YJl4Vy8B/akdB0BBI8tEDzs7XkPaj6swiOKb0UK
CPuPXg4aK+e9wVb7vWwjMtPKY3dhz7R8rIywFxFBLBCZa5BtBIpYOFfvTJbJ6vbIn8QWYpBNMmDB48bLxtUKxebqrDIoxVuBtW9dAbNscOpC/Cc4eIS2OL55
XJkw00uw86/OUNcXLrCtVm2mmTfjdMXv5RfqqfDQo4I5cdDY+XA7M6Fk5XfnsVzsSGb2W8uMj/HMd6I69i6u1uqHEbezO9Pq4xDi3Lo9gzh2yUA5O1khqXce
A4uE9t75rStUgCq1hkYOouvaUW8a/yeIimx+DxT3QSKJOjIK381rr7JFj21Ap8Ul9GyFkqswwa/rULusTzXPhJqV9FPs5LAnDcOoHN7nOHbqCoNVUIcF8jUo
tC+H1zT5L/3P/N/pSx7g/JW58FOtABjRvjK2uFJF1lFo0Vijc6wUFqhosXVVsNg+cKgZYKqBkAorGRmTLis47hUDRNPlQoRZWEl8pCzg95cK9n1ZsO9Lgn0f
CvZ9UbDvC4J97wj2fZBi37NkILjNHNIHcWdxpKBiWwEMP52UP/dhInKrTZMyl6iRU6xm5ZedCYoEjGMRTogvpvFS0p//ebAVplbYOuZJTD2VRgARv2SGrgr4
uOUrdxmwWxZvBbtm/v8OPtCyk+AfSaAOiUCBaBRYWdrz1XkWEWNyGUmpE7S+sIW0/RQsKHbtE0Pp0j6xlA6T1JJKVRbTPk5t2BiMsf7KMLl7Fg4LwQX2EThW
0v1hW2win1E40/vhaBnwMV8dz/nYj66PYIbRd4/CqLyo4mYExIDh/V3MoGOvjUN+YoJjXxwVDXDsqO8i+0/o0rvO+i906Vln3QJwPoD3BHDkuYE4vHIjaA+c
EQhWmTqOc43I3Xz4xwsWu0m2vVlPDg1dw0ypkAmTwQ1xg7TDFqn+LVL7/0Kjhyr/Jzgcy2JcFzTGdaELxvUmhUZ9rdxerW4VevUGgaa+FNZkF9ljYDLrrFja
Y720B8ACXIEIsBSoNTLYo9Ctp3TCLjsF1Uaet0qefyJ5draxizZWfZRgXp+yTMzrtYJ5vR6tstK5FOj0K0nIWILLVc2lAoTdECDsAcG8vl4grwcE8rohkNdL
BfJ6iUBe9wvkdaED8jpMEdrzmPYBTWw97e8KnNxW/70GZJ623Mc50zZlcAuHaTm3wpwXUx6G9oY9Dj9OTXkCZQ+k0hNTngD12QTuCiNYnfMblrblNXNeqzJ+
I5vxWpXvGx353kpTQx0QBNCMq/a/W7lyBAAmFiOhglKGcS5awgkkX0Gdv1vb0taaNuO6E/9k82JPqqQ+itmlX6nXIAaxm7yyYHGYMawS3PcRYJtD2ZwpQciK
WhxpsVVUZIHdKTOYdhKzRcMsIYCHENMI5D02dArF0KlkCi7aLqi7pkPZBc2r3ghZv9GGxGCQGQoKKw7z1u4EvPMMcT9nJjkCUujUfLIT1UjsUKG+SRCBPDZD
X5kSXW0yqkwCsNOC8s0TXaXXXqeirtNCgsmCQgnqlNUZQMniJcZboKKsq1YRG64CbLjsGYhqM5DR4MOg6gczKByQoH5smFtD/Sqd9euZREtURW1eiXonIeqQ
pC4ST0KB2cIMWc/29vxCzGNeyTql+T6Cv+aNZcazn2cUsSU4nie4hpETfh3BLc1YxIE+RoaQtUGQo34t4l2q0pWBbmJYn/oxvFkvgtwZvAhy6I0c80c2/79s
nWWVjMPonGknnboX8LGql1hHG7+MV1SrTCYuTB2vKL8AYNKUYPalPDIy1ITsKJB6aj3gOjAUkIP/MUfagm1WLGohV2xj6Xdt175W/rJUOf0mDYH9szIE9kMB
yE3nYRLoGpBO1L2iczesc33poW7mwRzl1mdVdJS/nI1hrdQpvfb+OxIrxOSj2Kqa2DBnV0xSEDWfPWmUNHUHC8Y8d3GAxWPY2kHtbV9VNcyJsb8iwTwfPlzJ
i422995c5jgoSJwpMj50Z+P5tRjz+Lfi5dXVLlk5z20sW/NYyxcSoB7TvL7Q3bg+++HyP1YeemFiYiCuZR2eY4mVQQgaCzBg+FdzRiy/ZWfEMlaesmmAe4AX
EXUERU1aS5p0fnewUgarxYViuBpVdrCWY/kft7gZCsi62jUbM8MKrDnou5moyoYddeUylhp25HSru/PYdpBIMAnsAqx7xkmMm9gtj/3yl9b/lSGggmnyB2Xb
cKuyiS8HoSE7hobceCcmG402TC6SxMxHd90hTtrZ2mnxMxrPvPx1vadaIRJ6hC0KBLhCN+IMZ65klJb0vocJ9kNDjK4YInSGYC8KjUeaYMPlLvM8oTEQudRr
et1c/eCSvVDZFSkbrmC0nvfifP5m2n5WOiiptM3BbakbYKUbWX3YDI9IzC0IpsX0+4w2LaNhWjIP5kOiYVoyP+BDyIgPrSXRklTtVWgugRnUEj2M+0SOq0KO
q0W9MySK0qRayqRUlQhXi+qTtOtaChGOXWDrEOGqUV+7CLd0EsJeI4x62KZf2q/I7WeKqO01LKOG5QVqWEYNy11rWO6oYRE1LKc1VAKoqmgNFa2jokuj8gxt
IvtnmsvU1JXa1qka9MYAasvBVJeitrXO2g5Mol3qYntUi5axwNqI6nJqWWwf98iqB7dRPx5nhNWebh9EPUpQ7TKdEhQf2NBmvBBz4c/aJVXtzJT6b78FATU8
KwG13ZkJjh4lgwJIMWwZo2wuuvJueDYRb84DZSwV+OZzSC1A/ENU47JIgewakxdbWMrkPS0gXOY2DCqpEG5nl98ISTXjhUqyCvyWEmuA0pkF50I3wVmQ58oI
oeyVnDOJzzkitMnA5Z6WmOalN2TPJKWt2O04+dTRlPrcS41cI4UX7wBjhr5GJL08Lo2mD/GzrxngUuPtJLWVs9IFeg6NtvfgN3FjPm39wHZZXLyVwD5lv8PL
B1ulscouWqgQoh5qIB2hw2NglVCD70Mv7W/GANyymTP7hMAkU+5NzhEuJ06NHVeWYRMBzB1WygxARQPMHQsIT31iX4xuLUp0+xCaDi8j1Fvh7bmCQzPAUba/
NkcpY5qp4h5q7EuhgZAA8wt3rLR9zIs8aqSWMunikHUHJqmOF+0as7fvHAuQx0CrHNcQe8K7ebCldqeQ1MuoZF4DJ6KSbJfUdMPsI+yUIS1ENpUo21ubM6gZ
H9E234XlJ/awBV7n9PNnee2x26yWnXjrO2G5hz1MQNUoZYzRKKEyOEliOHxokG2VWDhd6lGArQ2cBvjaS6O0D3b6wOvECwXizzAFq0fuVa1+rmrhD8o+mCpd
iTj+DEBkHvtapGQe4bWURq8HwaoceTfNROUDLCkV2MjuEqaXh4a8k+d38gd2TAoMU2myyVMWZ1TFDeCD/TyNHK5C5JKggdBJXJGqNpkKpFpuVL1KUEe5FgoM
uYCP8si7/gcI3wEY8tqHd0iwYgflOHwggq9F6cDjGrsINtqnXcE+bp9KyRPma7MjQ59SGFhyuphER0CsyPCQ4zhymkccLvcWPbnzZ+XJnQ8jjXibbj5yfJS4
vROFITe/9y4Dh+bmeSpbvUTu9c+w2/DDMYjG3OE56XCYPfqTSmTC4Lkdvs3hy7ZNs7j7jnvhfTY30xl21+2NI7vrvLG7XvymNy+bXtEm1+BCII4ReZw5WzhR
aY+ZYbGx4UV2MZws5nzlq5C4esBLwTW9FNDJpRYffdc2iAUjPGfyvKrYDDroCaKlhfP5C+xik0NZFVqFGWPFp5SglV+k60K4CNeFjuU9mDG1kabQRwOkpQBI
iuIcoJzdfLjWY4a22dy6WMc34Eh91F0fI2QRjkp5IwelsssuXh7g6VrV+M4+0F2NJ7Y5N5ZZBZzkpIFHeAX3Myu4bBfbC85hMa5FvmqBxOjchercZwdNYecB
c/p0rXdh5sCAmmubNTCHOkPX24jIFl4u5vBMb0j0XhGFTO1lGt+EueLW8Yrj2MxZQuDEObS107/tkqd+A5nFm4eUe2WXRIOyizvFYh0rqm2OFYt1segAtSE6
x5k7lzeajdz1l4vzCY8y6F6xe+5QbbyaRrqLMwQO3TlCs91Bsd4G4BZm+5IHnmZ2SbIp0vldRDqTpNoZu7ymxLuciHddRxOLdh5fXcQgVv9ytZlJaYOcgst1
Zffqyu6VETTypgo1r9Wn6dxhj/xcojQ1fhmvqO6cTLqz4xVjwpFotT6ZX6AGRzRnoDoSqoeE6gbYq83xlMPU+c4TBsgH7W5q6Q2Z7eehXd5qBEJOo3qw7dPF
EnYEYTcupDSXUUFjl1FBx777MhEx93ac/NljUzDtmvno469YOAK0Ga5ul41zQHv4Y9sYrq6mTl6d4T9TYLK3bePTVGU/riPsbFSF3vv8IM5N7eFptisnwdlb
Z3H4FsY/XaPWc9jyLs5qOyn/LlW+ChZilA//6utU+f84c/+6UQTTUbE4hICrDQKuerMEfFwRsL2jAZKwP8r08ue3m8FuEEvhBnr2CYOg6w2CNr1Zgv5CKXQ/
N9GdoGkzDtPjaYAHDnhUUMGO1Lu7JUzPL1PKOc5RWQL4DD82oWlv0XiSKD+KfA6VRIkSD2mNc6tZHTHVPkOFFmW7P/yA8rzm/ZncCVQwakclD3LYAZZsXeNt
iPo06amQ2n4OHsBP4q0quCYPHsQxGnvt5D3bv/ncff9hlONGDT9o9NZ+s74P2mfZX0T7JzO0f/IMtH+yC+2fZto/adI+/CmDxCdNEg+dLYnsWJzErxjeJyOd
in10W2L6qMweBdvbI/Gf9pHwMQUw07LxC2yLpdkBToOtKJ+40zbZiYfGBRbUIe4OCqFjb7AVnJNoYQ38obMJ5sumkIjjGGDNcVQQTzaTTkDHS1hwxRAygzOt
/Ru7BLgoRT4MIUuwLKfNFbB2AmzRwZNL4rSrcKZd9uJhg4iS2DyGyTbBFScFG3AYjlg8hmDuUGAgNgWO6kNpT6f2Ge7ge0xbxySCuGzUP1Zx87RRTwI6TbdH
JryVLmtN8GQc2QomvS1RTLkRgs64hGtbBe3J28AazpEGzTB5gGjJC35sXiDwGeljRF7Ow3wIgfCyUfJWy0er5KMRCP3GHsHE9k8CRz8hNkR+FKq4iH9mwPxT
WoIKO2GPx77x3qnbJP2wWI3ICwF7kpeg9ZAnNf2khidpekOnN7SZCOW50p2wW2Ws8rCcczdpwGm2R6BNNbQ5rdLvc6udtMabtn7BxaG8xIjM16ZFrxHZScrH
lY0ub45ofHyHYcWd+HxGrsXo2qKh7ZU/YCFxRgN6Bee6XbXxFt7/64HGfuKFxBXNSVzR/Pm/FbcJmqfj4OI1AJO6m1pSw3fzFp9evQZOCNdqxF3QeAtKWlyc
cSgBYpZIBONYDa6Pb5eWMaI8wBnhRpVpEHvvgKwYe0T5aab8E9uTYJeFkBilrLYn/4bRcSuxt6VVHW/ZQBF2MfEbCX9xkxMHbAppInAkSKinArZHo03gMkZU
qWVos1N/C6Ub5DNfNwPjNmMgNTl6GyEWvfMYlIiFblcNPex2W6ymyEJOG2CfWvAWmxgXZXq2uLctNu57UoEILVETAHGusW9ULndWWSaSdPKr5J5dBgnbTPzu
nDdXqbQK8Bhd5OfqLF7QFfyooNCrZhQsPbXQT29jrnurDk9aFzDfHnbSARoItiM1XiOxO2shzrcaooe+xkPUHael9HV3XEIBuPFp+an3mW58ihM4SmmNdYR1
LvkB7puAbeJVv8EGUhklRzWNAZ0cixTMkMRUppoi1XFaiwU8iApTRPlYyk+62GtvbsIJ4mUXUPSs5TshP7GwH5efWNmPyU8HGsWaDqRbYcv+2OM1rYMS8R1O
kkNG5dDwGkDngCUsGyi5GbQMXzZDgWyG2B3JinvGWSG0zgLnnU6MEO8u2RVzbUy2RSlGN3SctxsY3WvVpucY43Unm55VGVBkSDptkcKsBSKF2eLGdDVCoiqc
8I04VQBKgM3uaS0PUAHtueYk15zONSe55sYcleuXOLyCDV8qF0DOnCeQpHLIM48Qou15siF6QNyfs/Z11rAtH1PxpHj3NsEBXL/27H1fmhkY5fil9AHidPrI
OsD+pT3rguRZ0HkWhNyCxHlT+WKjkHgBSRRV+go7C/qQci7y9qI961AisYU661CyDsfykjVlgS0MvUBZlLCPid022RWZseyKOE+Li4MYjcfs4qXWKCcbwaWN
DdPasYIX7RWIPYwYQVnZUgO6adnSSWXLiuzSg6iiXMocFflahMkyqocQKh6ESUekVhvBTMo40uNgJ4E4BHTWKSfJSZ0a4zHGYD7+vvh/ZkKDD7FEagvynUG7
Nh2JcgbtOaa9LGM7oMVHj21FfI6JzwnxuSifEJ8D8eUoB4WTw+EiFhfgHBJrjKGu3IWdbBwhT0ivZUnXJmBdSPdlAtFkUBOoO+FBlnAfhOeUN/DiAg5hSxKz
V1z86hFxH8jQXirnhfbgbGh/TtGeTNLu5Be7kO+n5C/Cd92OMV9pxHSj3SsHQruVpZ3nUnfaXU27mzKCDO2u0O5KjHem3ZWAPO6GMoL8sELMhsOsrXZJe2R/
KrukabsDTd78/0UnhVQ6le6YhvcrPIRPKzwEFZZi+DM6HoUvokBqiye4aLzmi2OuiiHnM6SUsbXJs6fIJ3WoJj45CZRjTz5x0UPIjIU+8xWSk0U7lOvHcYgJ
jLGWr3dptgYYAwlJRPkkVe5rn9puBItB/vskTGRarHy7nwMXGLBlCaSZemrkmyKBNSzEIApaOGS5CTsULM/O7w2G/4dtb4XRJB7abNluceijRIBByCM87kvv
+fVLtSrYCh8PPJhmZM0z/M6jei+x9BSEL/Psy02U+N0l8su1411BMC2c9G17AU9x3jcV2g4Lg5kW9OetUORzN4ml5mjodU8fhyXPlNxZUNaIpXleKsHWrqzs
2JMjImBeifVcgY8QnXlM50oHaCNenkkBkNJW0nZFpcW3VEmgDEqLb602LCnBgnI1UhFQeYo70oM3mMNnmo+lFcT4LeLsszqpYNro/9o/8JT0xb6CivMlTpDP
XhccpS8q7vtPHFjUa4dQeHPjxD6rcaL9FjPjpMv4sM8wPvgge/kfI5zgTSSYo0Pned2eocaE4UBRtWO3oaFPFsNJAaYsjvlyNDIffaUz0Mc9bGOJtzFEEUe0
tiX2NoNwCZJky7GJTx1ZNDrwZ9KBsCuB/yJj9hDNYtESiEWLJxYtCqnQEYuWmli0FCHE+m0WLZcQ81G6GI9B6mwOqEc/3C2QKnz60NLhivF4CzYbCAznwDY0
7KXvKZna242sm2Yi98COcDAxP1bcLD3TDw/2l4VRid21zf/s98Ijyu0SzERssFsFMdRKgoNsbJUH2ek0lzytJqa6rfpgs4eNVcTRuVeZDLT6xNym1b+TjZhb
Sza2lg42G/wq29S2BpQxFhUjry7byZa3rcGNraHB5jkST+FcMataLvUuUL2bEY1h+t2M3JuaLQNkfdiwK1sR9Rkngs3fiELz9jejwoHmb0XNA82RsSrQmNB+
zQL9DlPLXfEtWpTd9KJtqXVc2IWNqM/GsBpnyJ6p01ekcwymsj0GcLdqs5m1ixuhxFaziReYHP1Av20kdSCPR31RUwIphGLuD0mNAdPCsdL21sronHeXU/Nl
7HfEGKoPE7WHugVuGM13lrFkD2XMjLv96jPyYUSo5m9Hy5p9GaoX/vUWY8mcwahHu2ItNpzMma1+sh7laYeWeVv3SwS2QECLqNj0ZCFJjH8wKXKYIFT3A+ww
wG+XzAgw+tMwEyiGJg73aG2HNpuuYSbQdKQe7eM5S/N46eC72fxBTHzSnmUsugqm+a593K9M79J5orWkv0IjJ+7bZfMaL0n9x+xmf/eubAvOoLukLSBDxheD
svmNjZKnLtHOBsIwo8IkyKYglq0G8GHIMffQON1bpoYXlrQH7IGNkUSsRWwY6OmpQxIawmy1PfDEXfuubMv/fmkvX0KAFrKWqDL9O9KzAV8GJPrKiiTgS5NP
yH6b6tWX8bBgQn8Tlh/Lm+chS3POUlLWHYM9QdM5mzieNZrnhdF5ZiEgcyU1Xt/O7gwjlHE02GahG7+XR1qrbx+Nd/zcOXbJn0Z9O/bd1Gq+J2pih9aki7Vh
cIYuy/+YLdPGvEk2BEpYYxXc77Js1N8eML6mjOMraQ6YJN1vkJQOwVbz3zc/aaoFoki9mOElv0WJEfV2s5N98NsZ9tEXnZdlHzRUeUGoyYLQ6D45+oRtyIJw
niwIS9EmCzKNvnamQVT204h1zxDmKuNrY5dyMnGa3dhMR3o2bFGvTJzhZOKcx2P6PD1xMv4gzGOic5urkKXBX5DUzmNqHTxGPE1WhdEqs5DsxOnOdbrwHZo4
tXTi1BY/cWp64pSZVUlVTNIrRCI9XrUAq2oqoNPfxrSJzsNfjM1QtOuG54MdcvAn5dVIO5Th+9TZiVt77E9ZC26F09XQ46hMItB2ROiL0gNojtHki+FukJFj
+BS8QCtAVfkx8pahFer98sZWabBZ5sXPh4+0EmyrSlql8c7mkHVAzAAiBmJqHxub0YqSSOnNJYaEupQBahMxtEHib3MA5Qs7abru+qgf/bwspfLfL4cB0JPL
HKZKEuJgdooOUOKS5iBeaOcw/HaGw1SjQeEwxURAKbJBYhEcZijq5W1jx0RQbuhV5jCDqWjSc0bRpNrBZc4hnlZVxsMdTKMk8XzmZRp5mL82OAomQllgpg/y
fD6H5nO1k2k0wDT6qEw3yzQoKcs08l0EEznvOyeMzjELAZlDNJSrO7u3VVGtjZ1MowimUWWmUVRMowqmMfieaBBMY5AuzDQGTaZRTCx2eX8wyFUxSS9TH2N5
5/yZaRQ7mEZRmMYyZhrn4C8il/TDoKCfIa0wf8POqFm25b7JEb6Q3b4rdvtvYhouZN8PJY/SUmdUdvDbA3MZnNfBmDUcbruDMSuNiPn0Y3vsRv0HmkPzfO/O
RENqVvE7wENuVTcCm5KGCs8zm1ifdgJgttfspdk6BkSfIeUnenbrLkLFcWE8cwdoQPbOMyCHQnZuZ57cHw0OUoGZ/YV7xkk81LG/6KjN0EI7jkHeHQz9Kncc
/kxnCErZhAydcROS77ID4UZCKw4tMK2pYztChmKg6AmPHUg/n7B33YG4C8zQZTxBZRHPJ9ouWsT3OXZua/egDGwM6PFREFRzUH9Z74QWjBZtSrgJ0Z0oBYGL
KYW+uQkm4XRlxzo+Orqp7GllKc0r2BRdITEwSrAu8t8FC3gBK/u9QXaJ0bfvHBRHS/tymFhHnhIuoPFj4aLpJdbfNqjSZL5HFZtn5zqkiEU5jKvp23+6Xdm6
bZAvbBAqlfHphTzr7/iEtOMw6GdBMdXPiSjjdfX7VNq5osgoSSg56OYM/VtViyk1JabUd3J8uFbPxlbvIMknLKb0AzrpZhJNLHHhITFlqSGmNBiNPBFTBqL8
geYyElNKSkwpRjnxsSFxhdZw6v4hMwxTtOTy1jlsMpZD99I9ooXmwbUH0Rq8KA2FJtrNv+dNVJFFnBotcvmsiLOMEpci3lKniMNvt80zEgxEyCntoN5ToAGL
5a1W81wE+Ss1l7NWgXhrFPVx3KkOlrBc9l3LBQ9F9l29GTGj26/lHRLRuVG9uZztZ3Qgwi4bqeL8KBdRVTx8G2yeIf69GBnnEl9b3ikTDWxkNnUusjSJpaQs
nyx0k4k4INq5YXSuWQjIjGjqLN/ZvaVKrLLslIhKkIiWs0RUUhLRckhE+ffwKG/lmRWQRJQ3JaKSuY0KMS46tlHszlYSbutmCLo/JegcBrc5h+coi8KDlNcQ
i0jnqn0V22bLcwiCqYtxdA74z/4Ke6s57FGrvdUc01/DQsir4QkxVBnepsyubTmKdtYP36YOo1uLsGBhbxhvcdYuHs6UI3c83jDezA2/KP4ErrmIeKLSQqbv
LNvJYbAdnyaWnEsOg+14zmGAwTwHXuXQAXwsH+VW0u9g1J1zYF15xAH47fnWs06rONNkH7xnHMO5nYPmtspp5IDFG4CDIDueTY+2mSaFTlX6lWZmd3uF1rl9
Rih1BVajjr0Qie77P3ie4fBDhKYrzLRB4gPEF7APW6LyZkzPLZtjfCBWL7FYMplQ7WjNu3D8Sq15pyMAw5OOYArvcloVpO92WmVhtULyLNtC07O8sm6mTFdS
z4y6szaV7rdFm+MPqNgvaIvZSUdyx9/dTtvzCuZ5GWR9zhaynrCFrIO2wBnPIrIqfbWHQ3lWpLO5xvixOSqx6S1OeO34gK1N1sGqWiWxbRbrsNRknTLdY7PQ
ImOS5AOAFubFiGybInuC6UHENibnFu0RvMuW1yltL68304LzPKU/nFIf7lYV2cXgSoadcvw7wFXFmSd99ueGiTqlJavd2vH0Ja7X7HZ280a9Crx7bBXNejEq
dKuqK9WAY0MxqmbrFAmI9JB0eIN2tbwCj8jLwI7Gn/XZ+qyWj1bJRyNqK8x4jOiP9pZfkMJNKYWHra4kbpTSrpTSNujSjlkJjdfjzw1ZGq+Vr66Rr64WyJ9y
Yqaswxrlla1r16nakQQXF4xNnBrDiafbR7QgVhl6IWth1vLjrTdRrwLyeYOYJdFMxYissOzsAJm/xEfeUB6WOISunAyzMY1d++sdKlw9FVr70A7mIODTyjb3
M6kRk5tU6qiTOclG9BcI0TrLuR0J/rfQbHOcQ9O6rMmzNOAz+LRgmIDFWLP0ts5XA1Y1CbJpsVFWic2Nap+Xz9KI0Zlq2NlqIcaSkGPmxv379A6F2bF1nMPn
HtoKJ8lMZlYY/gaO1X5ps7EvG6bSFLuYjY/i0jhxpYvfCKF/sMJvw80dmxjFyGBTRCWxnZGrZ574kNviQ27jYQFuPPTrArsIvx7+vsQWxjAh5O/7st/3yfc1
+b5/ndUv3y+5yF5CxIniGnPUgpFlU62GyO9ieGDCnEnyvTSb76WS73rJ97J11mWS7+UXoZvDS2GsJsbHu04wRHItdg3TWDv2EOvCBiJroH3UxIAOfNmG9d0i
MrGNTD7VPZMxNLQFLauD2gTYx7rrNbo49SKs7P9ypwwubHYcDrhroaza33Kvv+TS5nT4IfZZo6aea/lbaDPob6GN5PLxOAcjB2dL/FvjbEbo3jge++PxLTfG
a+kVGGkUo6IiuMimGRBzzxyWnu9rP71d4K/oy4vsHlzWWXXsq9dZDMhMfZ/Yc2BTG/Nn9OEp/pDDD1Pr9GmjF35pUQSQ1LZtwvT247sWD1W6UANYytvPEm+/
5O3E269Ye5CB72VVZm+/YZZAzrdqTSpOcQu0kDUIRVQx4sANRAfskf0I7Tre4pDwRdbtlK5XjYsQoMVMNiBoCzoXm9QbY+/3OEzL1sjdwvhQ1TCGYwL3VyR9
8grvwovhbY5deutzUc9A8dqxYI3s4TKEM3bYVedxWUG1ostIK8BlFQxUAMbLn19I+3QLSydP54tbZZSyvmXVTt4hJFhAa7Zhe0yLY1QCWrONIXAhzMPWwPAf
Dk2r6BKscUZg9Y6AqTb0CREkWbSjDa1CA/WBGZLmDeEAVVt5iuwQt2Cr9uz7MPjP0wF6rAOTsSgV3sOgWFtv3Z5IgNH2sf99177w7iA0lRPOVgls0O2cxWbo
DVqcqjdSW/gzrQKrJ4qDzZDVEy6rJ9hb3z4w2Sor9URlJ1BrWO1YG2zWZcb2iFGZD6OyXkUt7LT6orKpl+iP/APNJWNVjvYFvYTPzPpGAJ8ZRjx+F4TPxf5a
EFI4hQBd7K8FQIizjrlaM4Ixz+qFchQ0GdwqtY9dQom9TX6BydEP9NsmCmeqsIgsUTIUdrQa+rS2wDBcBdbICvJZQZkXp1hGZexXQrh57drXskRrUGO7f01P
t19lIx/RGiyjbW45Q+/Cv2Sj5GexWqRpOtIzaC4CIJaP+pIjF45P3lxGO39Gskxe5obpx96oh8jzL8vUipIyL5vG16iVceRCO65lZiFaN1ve2b1JC6EC6GMF
QwrY+l4GcmqVWcFQUAqGMhQM1ntgFTgOpi0KBstUMBS0ggHDJsDIuKycIT1sMrZ1QSsYTJLuVySpw5alHGPS1Ok2WCUF8e8XxYKdcAKHT2E9gyPk5IMx24x9
ApWkr+Z8oOwMccxKUz80DlqDnYhhWBEtZVXUkyWoJ2uC/Vk3tJQ9jApCDMI3mUIfjFD7lZUlmIOvlJYFd2unXd/ZaxLPVkPYS7VLTPGCqN5cmlUS9lNirblU
m+KZSkJ+O2wDaeowxwuipTKj/R3ooasNfOPCW8HPXZwSdZHNEflNdq8Bi6Gd3bt5R9qubgvSA8M6WoRHL6AcaUgszSoXlwrmWatxJesvrHe3BsqONnjqcjRb
mFcNmYvy7M0W9cBwF7qiiCEAqJ9MBW3UB5fWqpBlIpJSEuOIGUm5dNIsqZ7peCzo0KsuzYwDHDK06TIRcgUDY6mmlJhNwMehFcd2csSkcZtAyGf7uSwxnzr7
2u0Y5l1fvbzstPdtmXuOZiPmb/eu9cNunQP+2KZa9cH5AuZ8vuJ8AThf6T1AfGdsBOF8JZPz+eZhc73ZyI6dRnZENLgQPs/yOzSsvpw4L2W1X0lc30vKEz4X
LSGJC5Y1hgv8ksQFPhcPYSssXuw5qEKWhPxYgrE25MNSayAJxjoAD/jGvJ9GDew7l9DmPlpK2wNsY37g2bXEach6T8vRh0OsiyX5GYrRvpghHhqxoPs8tF0Z
nBuh2hk4I48TMPpmi0jRtP31kOxrTWvkvoPbCCpUktvfgSbNNwPabDHwFHAiT94ux6qMdE7yPF0wibCX5l0X5XF5WaAd4cKNS8C5NXOSDeAmc3yWNq4zy8W3
Gp8TwdQK8VaiFfVr5bZgt7b1JtoJ5LAvyL1jkGtDDXAj4g+puiCyYs5VHBJ91/RdVi7g8M6H61wuKryLZnKumVQQbRiw43KwiVJyWzYjdgtVJgooa0Ffym2h
h5n0UPA5irSXaYW0ycHkZE8PKHh82nPQckaXAi1nPiDdAKm79nq4QcRvu6xVZ6veteMC21Ecj98mO3YPeSK7qIbNiB9VsTvxBZvQx5YB0GEl2bDV5fAT33Nm
OpNyEpmNi3Bqb9ymFRuJaocBnfDCKRPJ6WDRrZuCPtCcPG1RxV52GMk4kaZ/7xxkv4VH2Q1dx6dDiow8X8eJQttyR+bQkdaWVl51pKU6ssmDf4UsFay1PLM7
poVOKFDP0MildsIFYouMAjhPnLTgHtoYZ5DHvNu5gAIXP9+kHa/IVlShDTQuSH58F86dsSGl/NqHR56HRzUZBgXBHaHhUdiEdHDjqHCjlvGS2NHo1ir7H1oy
GLDxJLEGm1OSaLBVJYmG/fz6aHwwAi/Uwjl0b5UGjupcHo3zZsafZ/OU4WbxZAQmWHuGCKzWk7gdMGoYClZDJpIPQQk/1N/4/5vToH2Y+am8E+gvfwVqB6tT
7UD7EHYTLyPstvqlXccrcvFwIS4mGoqWBTzcJWOvHfmbr+zb/XePvm7tGHWvJQazZOzH3/7Aa/c+d/zxl5GE8D30KsllO1r9Y999+Z7X/vbVv3vyVTy6mh71
j/38yPPbv3ngxcdfQ9KGjkbrQ8h1fYzQI8cIOpCbVdsl2w0a8vK2VbtD6gQOUdvSWkrzgbbPWxg3KHczNY+MO06uYgBVN9GTEzwjNhNPyofx8mjpezDWqwAs
cMXOgrcIVYkDZN9Y5mlSvbxFUhN9FEFzYkVLB5PsUe7lZV72tt60ib7H2A4EZ0NBi+S0bkfBJgDQUOZxfksTmyKewWWHHS1FKVPkKotSRn8mgNf6FrCwkbWF
OzTHqjSIPqi74cKLIUItgiHBLrw+Rn0go16YIy3zAtHZIxCdvSlwK496YSQw1qXRLiM0YbM8xr8mY7w3CfSV/mJmEzCzCZhv5jSuhCNBp7wUDSl8rZji3024
yXkqw93ymeobTgps9rqjACCO2hxtFjBxz26fOPH2Uee4fnRix4sHf2KNOi8Y3z2nH07Td3P83ce+8cCfTqwbdQ4m333y72Zfo+8O8OMPPiHZTrc/3oOEHx5R
pe5OHn/x2KP/TI8njVLfsDVchTPqnDLw2U7qB3NEznHjwQu2Ub/DxoM588FB48EB8wGOvsZ+8qVXhLa77ZS2x39uCWTD2KkT6vFE8viVvY9/12KkiLGfnvy4
PL0+eXj8sZ9ajFAx9pOvKrjBq9XD2dv3PvFDSyAxFD0bdM2oyhenyRfq9ncQpJYa8Pj9Ug6QCh8UIg79zGK0Qgbx2O8gdJk9vHeCzZdJqBbNXMuNd7Jubo1z
2mEF2p+q25fldpe6PSq371O3T8rt7ep2v9zeoW7vltvd6nZCbu9Ut68yKF58l7o9JrfvV7fPyO2Uup2V2w+o271y+0F1u0tuP6Rut/Dd3eruWr67R90JwMi9
6m4t331Y3a1IsADd+C8+mKD8nRK6d6TogIclZeovk5TTQsEj9yYpL0vKN96XpByVlINpypOS8uG7k5T9kjI3m6RcygnTacLqNPTu8P2JQbqg0HlZFDraQTpA
D4gYXS5P+QjOnM/hW4FHh9jWgkdXYHtxQaFzExQ6V6HQuWkskASFjm3T8t3korwka5MBnCYI4qmrEU9JnDYhExT6nEX7k24oGyWBTGBJtCQoG1EAfluOWFVe
FhV6WdDnytBYKzG0JIAh0FPjAfPJMNFCeQmSQggkBQcw8xLSvo8RfxyFPgcc/tpBkDt8Uj4UXIUJN3MU+YsSDnO6gY5a0td63h7UTGKK5uN+OwtHKXzHEU5j
Yk8K57CFxxiImpLuMHfRyddpHukyX9HJgCDdjfD09PaliiectJinaJ6wNuEJTrxHTYxDgnz5EXX7oNx+VN1Oye196vZWvtur7jbx3f3q7ioDbfPEo8mQnpUc
jj6Zwd+klI9/OIO1SSmzT5q4oYi3nSZcywmn9KxsuTzd49Xj8VJGIqImMFBw7p/IoOC0FkSz0Yg2F2YQbVbThDPGK0PLYLx6BsSHx+M1p3uA9pjq3PFUyj1w
6rt0jcb88HjMsq+1R0KjHJ3oFlTwH55sHz3Bu1HwHyPjcUNlnrSKivqaObhfpVFtRt4K/UbDg/7GwvTvnY9+N6U/Go+XqMxnF6J/hYa2id4K/bNZ+pcsTP99
89GfS+lvjMcVlXkycLvRP6ThbRpvhX5jboD+ysL0f3Q++v2U/tp43K8yP7pQ+/dpiJvaW6H/aLb9+xem/yPz0W/A3wTjcV1lnjCXbvSXykUNL+R1hejppN9N
6XfbiwCZblxvo98V+l1F/54s/a7gVdGio6yxAxXNXi0zfz9hwPfMLQzfg/9/7qfy/gm7i7x/nKXUIx8Q+fBospzsfvHgKWseqXhuPqkYy9a08WCPfnDKVhBm
6sGkuWzdkqbfYIjw16XJ1+hsvK7S77TXVfqdUtLv9/kdJf3eDUF6//2P/NCUfu15pd+PZaXQP8tKodNZKfTjWSn0E1kp9IGMFPpgRgr9ZEYK/VRGCt3XRQr9
q3vbZcXpg+2y4i/uSVLuVgSlX01IykT61fWccPSzScLVku9n2yTOic8aEqf3vyTO/yES52G7U+J8zZQ4T2RZwWkD5n662zZ/r5vOl7tdvcFEsG3jwYT54HVj
q/2qY3CCE8aDY+bO/znjwTP6wRQ9OGQ8mHUMFvGg8WCv+WDKeLDLLOMNg6m8bhsPThoPTpiMizf9CZT/4eSRwvJnJvea5hiJQD5710uPgh8eMLJ90CzPBISf
MvnhpPHgVqM9b0iTNxnkgdW9oqnbqAs48JGnfshB1ZNv1huKiAvTZMQp+JQqIVLs7RBR0UjZW5/B3vYr3rLH5bn9aXU7KbefUbdqo/uQuj0utwfUrdr0zqjb
g3L7sLqdlts/V7e75XZWKxXU9lgrFeT2Ua1UkNvPaqWC2idrpYLc/oVWKsjtY1qpILePq1vhbofUnbC2J9Sd8LXPqbvVBps99aGE101JkzydbtLfkKr86I4k
5aRSZKQpLygtSZrPnKT8c7q1PyApz6Xseo+kHE9TJiXlYJpySur312nKcUn5YSr+TUvKiceTlN2S8vr7k5Rb5JWUnOs44fn0jYs54WSaMLJ4RUPfrwfbB9s8
A+c3kO5/rTj/G1rX0Jdy/n80Of90Vtfw1XkDnNTWdAQqURyhluy9XzjONq+FWCxuNGavjZo58fHjiUVs+tSDWV9Jy+P08l+qiRSI4d9qHj5PqsRVOtIKBLPv
PX3ni3niUzgIBXhyt8LzMD9F4a92LzzPhVMJT2WLlUn9VypxvQ5XcbEq9gef/OgoGKcTv969VFXlN85Q6l9nSxXGMpdqNeKJoyrCC5f6youfe535uBNPvtS1
XEfK3f3SwuV+PluusLenU92Koe+h3L5zh6kLiYuCd3z3SwvVfO8ZKPhClgLFb59JlT3S4NBDvXJsx31ffvhbbxtlLOQHX1qomw+codgvZotVXP9LhsqpLSzL
Bz+UDcuicZMPLlj7J89AxpezZKi16LChCDNVd5ThnjuyMWRC3h058TMLDoPnzkDGs1ky1Ap5xFDPmapFyvCf7sgo1xCk5oDdIca3hS/xzfAlOQlfAj4dJAFK
Ckkgk2ISyCRMApmUkvAlXkf4Es8IX8J2H0E3fh5IssnP0QChilxS7B65xO8SuUTH4usSuSQfsVV1PgrBz/MSuSQv0aTybMhgRi7JC7J6XkKaeF0il3g6cglv
4xGfq5Vri1wi/PwXE/NHLvleYPds7Qi3yjYKgiWMA047NVSwtaGCLYYK/iLxriMfxslsoxAkxgkwUbHNUOEKL9fmmJfsSGojXC6kkwJsEehBBI2FOrSFhUSo
rAB8cKXcls2tojQ2zAFCIPkWaHygT5pl3MEWBWs34pqzvYg0Np7X5EFR6Vmm772t0z8jj3WX8otq7BADIuocWwDx19WQ82H4gOrCoxk+CJcR5V28E9yMd4KE
ZGBn4UW4UnCA2zIVWsIQrWymoYohWk/UTd75Vh9MlEBWxj2LD6CTw2wz4qxG1u9W76LwhKLSKn1F8wWJUXMGAWmR3iHUmGj/nsiThmWBAnYUnRVt9Ua1VG2O
ypZafcoprA6nsBpmSX9UH2/Vo/4NN4lFKFJLUX2D2AoFzToiU0uIZzY++0uN7ywPdPKT24WRgIpeEdB0K/dRgSjdu4J608MgqovhkgD68nPqURUWLAQBUVRX
8loYP5co5xAUvBmKWEd8R/VO2nnasUR3og1o3rrJePqiPpqPNG3rYDwrUNQQvYG50BeFYDx9UQmMp08sqPoQ1c6jSxnlG4RVhYaq6uqURu3fp2nhNs5LWMg8
DIZqyDKApQV1HWhUSkLDE+N57Ynx1+yJMWSJ+SGDcKNzmJ3V/gotHv6tZ1e3ylBwYNfniF2fw3Z9aiUB9IQEExAsD0dZ9zm8T1AWc9q6z1NGfxpXKnLeIRgN
QBlV1n1iJcfQpUAEVwZ5eY60qo38xGNObMgih124YdaHaFuRPHe2ND3JBquEB29TL7Hu82Ddl3xuWPehli0v5bWetu5zUus+k3V6hnWfl7JMD71BdRLrPnqg
K5iwTDBLj01c8gm3CiQeurLuy5vWfaxdztPgaBWVdV8o1n0lUVXnYfjnKy5aFi5aEWZbFQ5ck3XQhzVfXnkX+VFNDPqqYtBXEYO+crIOFrEIlmQRDJFaiaqK
xS7Oa5yb2Ems/FyFPfLDgtvDUbWNKLUdln3NvIwwto2c38ZP8IplBAZnaePnn4VIYqGLEhu/oNPGb/Wv0MQvGSNi4peuaFkTP8sw8ZPF1GIG4svy6suayouz
lZro1cVEr0ds83rFNq9PDPb6U2urvqg3kduqDPfAvsrVbk1VlWQdLQgGeUuyGbDd2Bk//bc11AuyhnpLs4Z6IzSfl2YN9RraUG/JjtaSrKFexGZ9GUO9Wtoi
sqj2U0IPFtVekhu62ucFpnlewOZ5DbbD82Ge53eY5w2gmQc20RNtnmeJeV6DzfMGEEvINM8buIIdGrV53sDlrUbkb6YZJ+Z5DcM8r6HM8xqGeZ7V1TwvaOZK
/tmZ5gVZ07xgYdM8KxMZhH00eayzuB+ko92P6sLmeoTN9Qqb6xM216/e1pPGkuVYlk7iczsU1GdvAvrZm7hLBF3t8WjtDMQcL4lIG/ZYGkaS1slvgHOFdzqO
vTWv0ZWm7CRuA/XEaYnDZ8u+ik0NOQ3uXojY5/BopW0P/7qFnsKEk9/heMA+n8PUmc40FgQOZ2kGsymvJd+kFrz+ShLEAhUWAHd9xOboMsSg88Ql+ZVVsCdf
6VyI1QXvXoxTOIT+c1axmxvJO7RG4ASOBHTonmjbNMpyOjuu02qGyCY5eFWDs1G1dQvtcOwECL5mRCuPJMBGN56hkhPZllNq39rBU1f7RajUF5Ha5CjgFp/7
Qop22XmbpWflZsCm4hJqCmfLgp0eM5g6nEoB5uPUju9IVig8lvXavlleyPErL3FxOfVSOisY7iwZJp6KE1/TPjpW+GM7NSFKt4HMAwBPkosn5nj/KJwqDoU7
eLXPi4OOBBsF+hg2eTxYWoEaQixFE/ewEBTMU2MniDgIPDvuevDV92pPC+qDr0NOx9Mnn9ruxN87sk0CT6oSE+STBoNtsDlG9hnL9hhq3kqHhkYSqz7d64Rf
z3s5oKXemtMTYTZnOPKq8PNYmQKxwFllrdZxOH0EQV0A0dBwDJIQMzQrd+cwbtc4u3AFxeus/fxzpdsYdafVz9qou0f9DEbdKWWwIJSMiCfSKrbw3/23rLaZ
cGNfYoFOSEjEfDzlIFbMrhy1OFAf4l9aN0L2RBhMe7z2z3ep/RJVkHXbK92TtoQAPQU8lfx57mngqyC+psNzLQ9sGZybS5xNTLa3u9dKZa7mOeduBPjF+xO/
0DzYD1M1xwGBdmopaoQnOgfnKUioHlterh1iCJ/Y4v9/acsPquY+CfDnx/v5R21aovzQEIRCLD/2SzGS5YQ9OmFKJewC7JrDyrg8h75o+RfZt8kNQOTWWdv4
hqMjs5blVumrW+T7EzrDYyrDozrhsEqYUyU8iStl/jlcKd8nVL6HVL4Hbcl41tbRMmnA1z5+m9pZAPHkE+pmpXOLdMeEjdZZSdSjG1YC7qaC6902ROqVzl4b
6oqVzoM2CVQ5fHHABk/MRXXwxFxUA0/MRVXwxFxUAU/MgV+WMD1ZXwR+yRxG9mq05v/MEegM7kUaSZSgoaQcWpZjt8mbOz5g4BAgGFezOT2pRjg2hwRQtBCO
2kqQBhjAwlZ2JeGJgtPY6hsAf67mQ8C08ATTIgdBltWCtH/hTTrvM8ZbVjI7S+AxQbMg8AZF4bBhEofWHqehHMQj400rG9JC0EtuHRd0JCu+hbWIFZFB4XK7
iWWOGmTV+Hr+3QNJNb6Bf/expN9nBBwBK6Xdbw/2+2qj+ykZu2Dsn75N6e0aOI1CGJxeXGrQFbgM3BAu+FnQ7GeEMBJqXfZ7xL6BvfMaqvwACM8DwOi/WeMm
R40UsKsXFe7ttpT1SrKSnLkGNT7hZIAfacgq+F0DLp+NziwoUZKF33m/uuLcbsW52eLcX1EmdaIsqPFZbrQ0WhL1y2+OvxOFSu6iLSEJnOa7ylN8pjU4tnZn
cygamGmeE/XONM9VqP2CNjYUnTPZXB6dOxbtbA5iRThnbDX9ipYx5IT2265uj86djIbozTDqR3cui+ozlGc/+rRhbOT6s9GhBqIl0FUs6e67HDvygt35Anso
L0FM24FoIA0A1d8cgN/lgHYOXoY6DYKwwaghtR1Cbc+Nlsw0o2jpTLPJZA2p2p6L2p4TRajtUFLboajRXttokircPEcAkIei5iTcZpdL6BT0gDS60dpJR0kX
xSJgMf5ac2n3T6Kl2Bs4apA8ngySyWSQaFcW7GTBSJhbQKo2e/7Mn7upvzNxqyvC/zrs5kjILmmRaiqXxhhyOVIYY4VoXXMzNEHZ28N/dYfgACazkwn6NS+2
hnqvLdSXixQnDfVVlN4to3crUWGGOKEzQ6uMPdOsq/jGgDOBIqESVQE+UEMnM5AEMFeJlRbbO7k2GVXozS5u+1E5qk+OfUi9upFB+OLpx9Tp0UySycTWyagH
YHxxr9bLP5Y1seTtTcz7oiwaH0KWxAPaarLtK4/e3nObCjAQIGQvOHKv6NOwtIC/X8G83b0xdi+XDGddbHT6eBRCRYaofR/VsQetywS3V+3sjttNB9djdpPv
X8CSTtejNjQ4I85zNi11dD1s02ig6zOQxOg6hz6n65MIy0LXQzYx/oAh+5ZGwQX2o3azAXn6EUx+us7axCsCCAA0RQPge9F0YyJr94E02oIrIYxV1DXE9c1K
Wq6WtNyspBVAyjlMlWCxZ86RhEM6YVYl7IcjNC3tD9I1OZWk3+0tD7v4vXhngE1Q+NtJV2X2hkp4Xef+qkp4WeV+wsj9ONJcNgfj3F7AdQ+JvgEM1bRoFcQv
OFq0opXp12eqJQo5nkcVmUfVZB5V55tHFUV7VMXcuTM7dx67v+vcqfDcKau+SF4689xpjMd96quJRxeYOw2ZO1E6d4a6z52T880dOUOSDcmv3+zxQfuUO45N
KleCfqx0WREi6TWdXsumBzo9SNKjgDZcLm3tuMl2eULybg9VWulOQWtOJO3xsDwYJLj/thM46f5kAvf9Sidw3yInMN1Pexp4CCP2s5NcyfOto54aBJ7EquSB
4LXC+FYc8BRjF4OxwAK78w4ZjUkPUZZGD6U9ivS2Hm3o9EamR6c96dGV7mHqQSgJA+Cpxq88/fxDOmR1ZsrsQfCAANimKbl77VZBzZpenjXiurxL8vlKPv7J
VyXobyanXSqnKTUrdrfnoubeMWq3Xob4/LWfe72JWAX0GaPhj3ndp94xr/vUO+a1T71jnp56p9XUe0NNvYmcTL1dOaqRQYETDt/Dc+CQHcuYk+PwZWncetrV
091z2ydmb//6vm+KamLZ2NMf+8bPDu5fwvqJZWNf0fa+e/TLU5/5xoNfsFhbsWzsy7c/8YkvfrrOOotlY59/UFnnTvDLNGGe//QH932RXXrVPfvcye+XaKZd
q9Pp91X4fXQ7WzVvoN9fvO35z7z+91//zAv0/Xq6/84Hn7iNXTHW6gz2H/00Ml9tZLhCV4kte5eNvXbi2a/84McDo06Nbu6CJbE76gTRMmXXZ8VzjxnecctI
jN59f5KwiRM+miZcwwmv7k0SNnLCY+kbqzhhOs0UnuvTDjzhlR4SnMXd48QFzTeUJhIzibUPVhJTis3EwHDGfnr8nu0/e/4jtVHhN9BsH5gDB514xqUS0b2f
0TPrFvy5tcW/J+xWUZgRvfEFdZpY1AVcYH/boXFLo+clB7PxfOu40+zj+ePQTgjzx6HtUgAYjvj1n32+O0/YJFPthuagBrUaca5vFdVkttLJjJO6QbUw2KEs
CIM0mAXvq1Vc4+yWo3DYVuDQ6gqxKCnFg7/H38f25fIutCVWXKGUyu8NQgiId7uo4UOapt1us4jIFiV3fVQinoGt8zIA7VrK8ArRE8Qsayn9ErOsBv3SxliW
MsYqJMZY+tcS/KYNZbBlM23ScPhEjEkwjol3eAm0bcDYxP1APaa9Ket3uJ9SvGmi8+rWgKhmA7gywfh1QOaqDiC2Xhr3Ypn0a5sDJeaKhy15m9KuwZ9r+asp
/dVG+epK+WoDNsb9SocObbpUZIBjOOI79i8n4vEsie6YnNlwv6Af0Ob2eFMZxSgsJCvBQsLJVfeOEGxUqHWt2OMTo34YyNAmV0LyNiQkb0FC8noSkncJsDBL
cQmyK86KDH46O48oMzuPKDPbIcrMJqLMUVca6QVX+OkxV/jpCTcrynBbkaTjIg+mdTVdKjjetNBEK9Afa/hQjGmcMmm0hL4pkz5LaJsyaIOeYJk+DAT6tggM
Re6knXepJh0RsXWVrHSrDdDVrGylzI5tLWHZbRIWFs3nlKTzDK7sUrJ8FBAFnHgQoo7FjigsBh1Qog8LXYMidEVDF9mfwLV3nfVxXPvWWRDAonNE4IrOFYEL
he1yJd8J1yjstCrslCrsVVXYSVXYy6qwE6qwb6vCXlKFHVeFHVOFnVkeC8H4PuHIgv5xRxb0aUcW9L2OLOh7mDGOUB0hAIxQG4iAcMARAWG/IwLCc450w2FH
ptwzjggcc44IHE86InAcckTgOOg0aSz7qOGFMMGAFbgPtfYqqFNh/O1jAqygSwGjycegGhK0qIYcvvbRhSeHHy3FmZwfNeS0dkBOa5fJae2gnNYOsf2TOj6k
4ZbovB8LXHerd2tynnrCStAfo1zqXpgbu035Jm2k3+AcDSzPOZEuYE2uvVM/eLvhIJeLn8GQi/zaFxhHKq9S/BobwQ8/oM5wYx8oLUo28cfAcyaorGAef/K8
RsRn63H76sgf+8cjj/zLYwc++rlfWKP2RnpgXWRtSFElT18yagE6DEuptZbSX376L7Z/+PkXf3eU5q8f2xfZ1OIYfxFekkpTO8cFbmB6YF8reZKA47N9vnUL
pf/46efv80etG7IFTeAdrJXWRTbR2NkufcNf5N1QfvhLSuPmS1QOevnLyiIDdsrUWKXxGnvhNDkSvMVGXX7tcxrYPoCpCxDTaGmjTo/dd5SLkX0eragBLg3g
3p9HW1tK1DYBl1r4b/3713+iWYydpi/3FuyR+Tibm5RrZzQpqojqbEprev+capWkC37w8ifv+9LD33r8J9264Oij9H62D14/8sR9H/7xfaPSB5b0QdqO0heH
GX1aN7XqDWlibC2oDOvNt6bdpTVdaU1PWhMmASS25Odp1POIDYdJ24ZG20LsQJDgeJvNawQ43yoGoOc1wuc1Igrf7mKtK77d5dD0b+e488HbXcEGW+mUiN3k
cOBi4a7RLOMS0dJElxFYAK8kzl/DZS2O0SAomHXyIj5T8+RMzZMzNU/O1Dw5U/PkTM2L2K/XgykCtuO2sho5Yc3jQf2CAyB42VvcbbdBwBtufnFV3ArGTukt
hAD9HCHhfPeLsz9WQD8vH3nkjnuro6l/89zaUXH7O7x9Yu4ng9gj2DTCnvr7vOD9vPqje8QjW1wAae/wk/se+q64APL9/Tb7PPPvGQfbA5XuohHSdxpEI09z
e+wOBQcSGGAbT70/6xv2/7P3N+B2leWdML6etdZea+291t577X32+cg5AdbeCXhSEsnMMOQDKlnnz0dABiIX/V90Lt/3opV2eA9c15CYYXjff4ackAONGmmw
aIOijUgL1cRGixosjtFSiwg2tliDRo2KDlrUFG1NKy3/+3ffz7M+9tnnJAgq78zAlbP2Xnt9PB/3cz/35++206NvKyX82ulMLuavlis+UlAEcOJz7ywoAjjx
iXcVmMFfio8RI/5M4Nlb7Vu8rRUG6y7EuBjjO0odb9OiwUpTpRmCwZ25rFiFiLJaBJmVkGtWWJdg3zpLXQpY6Un7gl4FJ9f33EyujViSrUOS7TY09G4zZ7lI
bjCJCDoiJxcZ4wLUKcfUtgQUMoRYFHbbSTjV2NEb6sJ0VsPH4dfVlQPY2/YqB8lNjn5FC1CTCs1OeiN0YUIX4kX1cxXiAaK11v9FB3etdR0gJ5G8E2B/hNhb
A7hbIO78SuJmUnrA3vwg3iO4rPybzkPgtl5BfJORQpM4YbmMxP2Lufacm41zMp095r2C3po/BKKww5JprLlA/iP3YwwdHkk6V6HeXdLGNxqH10mE4FV1v/Qm
kg/DhMaLC15UkgYP8r3b9MPGaCjpIIWZmwUA02YGYNrkOz48K6VT+QfOnUM4N75FvVGOuIG4PgpxPR5wk+QGNKlzFeAx0PBbv0LDRcO/DAS31poENz3HWkqH
6jlWQof2KhLaSU5eZcWkZCQjVzE6Z9axZIzTCwf2KhBCRUxuPnTZvWyNAgG8WQkFvEkJCexQQgOzSohgRgkV3CxUcGNpXCcxg8cGziC9erKnp2X4yjp7zuZM
peijSWiKY7/ixr8m4x/S+EupRDevMJrFiiXNnIv/IYqdIPZrhWWc8IqDMaGU8KcAQU5cgSEGe+QiCmyZGCtXYBiTuIiOVGBYBCWOKzCMQ6tTDJ6cPdcUNTGl
ohjSPVeGOHLDypU0FS5RyrSS9hVpJ1qSKNM/KzyaVOytagtKoWXAuvvtLBoq5eAd7L+z9nwIRfP/T21yNgL/f/Mm9rV4lrKrjmtxmbGOhHHEAA0400F0kKJ+
SzWyRboYGVoeNRzPrQCLmkOvcAdXIoqkFFTAkdRqUMBBGaU5Ih3PBIesnOb6TzWOVHp2u3bhnS2BSislQmk1NSzKDD1GTOFy2krKadeiEd0q+yzV7nIIfws5
ahKXgpSGni9x/Zr7R8OhyEq4pO6l31QkR/70nxUH9NvIh4o6+pF1jFAjqePJzaSOJ8c4IC6ljt63cQjgeOH8kTm9r8vpLFCxAaG/MejKhpyWK9PzdLGxIeKl
MSKEW5uSJqfdSLjZv94qQmADb+9IAK6XdC6sR/a6dFJsyTtIeWwA2WdSQog8lCdDTBMCymR4d9k9xqVnK9dFAKTBkEYohln1g2p48hC4Jzf9fqFS7cv/7GLB
2hNe31eQzmdEf3vf7NTpA6vR/cbrpIqBL9XoIl2Nrhelp8tUpZxxVXbheUmglZNfX/c+/vmZt2oyd4XMLZmHgEE7jM27j75jqYDAfgMv/ro8gStVriDO6aH8
yzAOk/z7t8wbYlLsPdBvDQfI/MZ05qHtN52r3mbzx+Cmtdad/HGttQvHGoM4eFDOd9hc5ErjN/N6FcLytBW2WAIrs9k39PIZRc/G6A4an3OA8OFNfQVxgTaC
f4Je7UKuTjE6aK5G5XRGAGODLioGEdEgafurAlCCKYTnIj784rplftPVeWtX1FlVLBpiAR1D/9gQ66VHFDp5ZEaP5hGFskdjXMqJ5Dyb4Qy4SNKWacGSof6e
LFy0BGhGCVJQMWePGeZ3VZdncoNM3dWIw9ZzVpX4sirHl0lQ9RGlVT4Os5PuRr0JLj6M3XkCuzP1dr7OcLEfbJC+DpZfhP2O7S6LYLbBxlg21NiwYtqIyp/u
1TgXQE94hD7NPGIm+acHeZZ575FIXeukVuQgf75VrkpD7zlachqAUL101p6Ov79dp0lSV99vIkKuk3V2rayzaxA40JdDh2nw+6ga464joP9Z6ReVr1BZzyXL
EBxcl64T1UNx5HFOkodPRJKdgSQJoaSjSfJweRYP8yyCw3eHsXOxAtJBNhyUmwarBrXydjCc7QWyJJ9EHG2yyn5c6d1hRO8Oi8RKxTuEr8MsUQhs5qDDpZbH
6B+2y1qKUhFidflXZ2N3gq1PWzaSnrKIVv4IKBiGc3rSHlgeiWXdBwulHkwQZszm3fFkEek6vg4jREXeCQmH2pSMbqILH1fF2dECQfqJR6xsdgpXSBUGiD3j
RuwRJ4ysUuzmNYBdtwQjP6Bu+1g7VUbA7vl5dVAaJy6HOd6/UncoGhdakogF5y2Tzs0qobIZJZUTqvQ+DcLtS1cki72/N4bWenrTL//OQxX/jgySd5b6W7iA
aRy/qGQ8n1Qya4fg0vXYNawZxOEig6jOwyCqzCAGkhYX/ioyiJowiEgYxIgwiEXCIMaFQSgwiGHE8A2zTtkw8Xle0tQ7Tqy3m5bebtp6uxni7aadtDIJ8RhM
kClTHQqOFdf1zbKuN9PbPPjsqplwWOV9qrxa7WyM/+R5a9B65jIrpkYJRurkWNYgOuZ6Rjpesli65uV7qhp0BZeZkfhBI9NIlSJIMc899tYPvOOJr374OSsT
brgsUi7fXJdVh9IvqYTyNcW9XvrdZ9/+e2wpLco53VrxFqJu5JGVCBZtLVzS/zATxPuiiSOdzNZKcZ49qIqFzaHRtznYZSLarUQcvksJNe3CAm4YISyjJ9TX
Lb/HN9pbumxQO8KkrrcHLsrjAfFBWKAwwDIzwS+PKobG8pD3IRjmWb1hs3v/uQGFZ+ounCuMxZES39jPCn1Dx7XPiPcML/6hDEC6pzRYHmoR93g9PcjDcoD/
cm6FDOIPeRCr5UF8QA/ifXoQEVKTD57ZbPUgFhs4aBCPzMf46kZ2PUt9h1+4wvq2ZoRPK2ECR3UDSLqpwgM5ylK22Y7BgheQMc1lPFslAaOP8ayXl1wg71x3
0oznq9ZAih3N+ONZtACkY3fa0rFdtrxkpy3vhNamsz+QUVWVJJCa2WNs2WMU9hhOuUv3m3q54WNRXrLnkModZDb2CfdFGhSgTHMdEa50bbNj4i5iRI9vFzbn
6HAmxkFldbvCkUqeyUV8BJunszEF8BU102RxSDWR/QhtqqywHlRdB98PoK5UhUOaqjh/ENNNx09h+itnqU8j9KnC+x7Xj6rARKMKzXpi/mYx2g3AeH08cTHq
tANa2Nx9xJqOP79d54BYUtuVzT4VlGJmx8Y18GissK6FR2OF9VvSpN9GSyF7MsLJDZKCfaP4NzZ32zjc3B3CYYu0fQaoKhWWILivO5SAu+xE+BfDuOxSvQ77
I+HmuEoyiGAnDoAoWgE0yHrkE7EfE8xyHYqJAQyrkrRg1a/AJIfkpCY8tZWkeq56NR1qa60VMGiutZCxVIfftgK1YKmkt/C0uJjwAH4l0mfzfKIs58PPFVck
x2vvNCTSaCikJ3Q7/IB6DFxKpLxzaiQDTqhL6kgyCiTRSPZHQAp1GccSmfLLLSv95NZLuZo5ZH3kzdvr31gPOIMZmcWsOpNCohiIhuEXbMAv+On/gGHnuWff
7nS99BsHd37A74ZRK8Q8dYS0YlCarowOQKS/EobMlfp4PgDzQ0KetovUGE9H5taSRCwl8R8eXHy8MBHxEaKoroWxbSElFEV1ebVGcI0xaA2sjq6uekSDlHDR
8KAwMM1L6tUs7b4W1QVpSSxUNCxVMyw1GZYa6WM8LEijgLCX1GhYmhiW5oX1OiQxWbfBhfV5JwwzhTc1+2eJGlPJGqOiMJxnjpQ0hiGD0BjfzJEqNCZEYwbh
GBeaJSnlmEe1no1oBtcnBi6MJrtC05MIwC00ZQ2uY6iSVhc1Mzsk1XFJIbbECM1mAPefFxgUO/2rbYVgksFDA8kGraldXretkK2ERxXrPvjigYJDrRDRGHQh
90Fu1ZxfYllE1GGLgYWKPTYeOARcHMkdq0ruWI3utZgn7MXCqfD+ygznPuYJZ6l7NR98L/O/FdYezTPu0Txkt+aHJNTYKF7W4QTfhGFB2Z0aI7jrXNWgA5Fo
HUFwKHjNmGOBYBO6QLs6p+RHPZTla/+ZpxoZ8mxekiu1TcJgQdEVBCvkd1zO1OMVthHfRIzF09C84LdKv0485wnr4nqFtQ7emTFv8aHtGrflSY7GsOIvbM/y
aK9i+RmbIqR4viR+RqQGOS1QTbjrrzkfVrIQOFl6DPXmxEjGYXxgIMcktZcEAIEW+V1zOUIi2AfEmd70ffV0/Llbjb5p6+3Fhf2GH4ewNRcSAw3uWeoi2inc
FdaFtFPQ4QLaG1zIDzEO59He4MLaXUHS7u+KzZ9BzmjBKuoWqfGrRY1HljXHZqxmTT7F2oLMLcXOnrgjA5z0peCo0cwdo5kHqSOddomeGDDJ5wh7rHT/kroS
ADBe6S6o2iryG17ilixxi4jXMfxGaYwS2MDcfInLOqYbLq9LpaPJ6WIeO+eNvyAufnxdLoS6mDPW47/ZLrW7GK4Cj06sy5l9WdjrfDy3Qm1AZEQNRO6AdDvw
M4HI4XUiInewudXp0ASRO+KZcrApopKAJWXnOAHX5RbD2aLXMdazo7cnWkoWx9SDz1eEzyth6b6wdFukMk+kMhqYTUlAcliMXu/JFs83uznY21FVjFQ6ZuVi
y14SW57cnhWk6BNdRISS1S7SEEtHPrjDx5kbrLAe0lzigJJt60HNFfYrkVv2KrFQsSjiiWDis5jSC3Twu0pyy4+SSAoA7sdfNAUirxXGc023L7mMZR92KWxk
KmQjHtiBJ5tKJOygFA7FrCASVuAxK5gEFwiMv2jJEzpE5vMmxU9CZJb8lQ6Q4cisQ7xAA16ilfiTt8rIPiqV5jbgz1W9Og5X9xqMOlWJP3Wr7s1lIq2tpwfV
DehXhkCbNOPHbpWAUjRJVGQPfPFR0qGMqpa/mmsWFC/GXBxWsEJVCjtx4QJsvx4WIgtJCrlLLB+xFZXXo086ef/+78uWy6hO2HJdsx79TCy6sF4pbrm2LkCp
UIDSWvI3PKz2kie1OqCHlTq2Wg/lki+aECR0TKI3OU6HqeY8Ib/VgIzJO6Mjxu6/UweJ0D45s8ehhTSjtNmw1o2iIOQKZkYDERQy0i+p5+vLg6Mrq7JcAErR
+4eQVnEQi3uttj0QMcXpB//x+9900ns/b3ECBzryJ9uNo8YNRZzeA3hg9hcqhvus8DStte7DxypAPZEzNsh6U5XT2npTgbO+kt6jprO1/Ld9KsjLtIBl29em
BkFhXImnrrCWy2JmyIo6A/GQ+BDL0tyjeq7c2WMky9rlOn8eBdhNkj6Egys4TIB2LV6P/5VoJh19bR0gTGpz+gczMy6HMKLfXVcStd3UnobsWEmft6Y1EXzk
D5gIbB3pg7H/0na9IrYgp91NnenEtARfh6a7irFI/zMQkyF0MVQcCu8SRaMtv8LGXHw662LGS9iIJkidYbo5CakduDGjfHRnvSBVQujeowzU4u26dbp9Mbfv
8PYsxC7ImVtWP5PHqpmEaCWPVMjcDNIVD2Xi6jCctCbQhjxAtiw+ucgxg6zk1mY+yDUzyLW5g8xeUwxyryUgNQpYiq7ovG4ilP2U4c8cbTfJOD5Qa0XxXNqN
sL0BT2mttVuJurdLibq4E8cax7uxNjirsqhYmcZeHSAd9Bu1gSNW2vAw3dSDWWro0omkfT2JN7WkPd0FspU93R3GD9fnlAV7KGOTlh6Lua3x+tlC9KamadSG
ulDQ4X66C41V0ljQVfxlEQZbqdJ0Q4MIyD96a03HYdXSG1GmWV3B8owDBameEU6NyAU/kYSQqumMimrpJoxxNWRxnwYtAhXRs2sZFTUSBqvsJAxsoYmthicg
/goEyRBZNJaJmtYtz1tM/Nsy1KiEGnku25hLVxdG7tHAgYo6pKyS0NGRQkmgDxpZ+nY9NayT0gJUm7qtEhEnHaKB69GmIcyws04LulFGvrb4QAzN04WRWQhw
+ie80Xe67TAfcFAFugGBianE1VQiUZGVvmUkRMEWCJCJAxKSjs3lmo6czrhmYWp54XHl91rCOS+m0TLwDRzqZvwjM/51Pf7ZIi8QuWn+oGYT6WUNN91zswmE
T3j6ZehOmDMS4RjMR3pm5Z97MSP2cnUjbnyBszjlG8v84gRMOXypTDmcy5RraMaLZsoYZdxYZMrhi2TKRQ48LO2rZ2y4/stnw8EANhzIhh0JG46FDXfYdFCk
0HAeNhwNYsOREGSUs+FwQTY8Imw4Onk2HBk2PBJKzfmfmQ2HJTYcDWDD0YJsOFyQDYdz2HD4UtiwnTHh9fwG5r7DL4H7hmXuGw7mvuErmPtWskbLeDdKu1/Y
v/u90rhvaJxQrG+ULI7GO6XFYxGOu1o47jq6PpsLpZztBIh13bjWClB4Guqa1uMUL2WYBKHbRNosWGP9Q2txSsdKBMbKXQUH87U65xt1LhB1DtB9Wp1j372f
BGUrdyAaHKlJDqzcVbFyh9rKHYXaaMHP15iaTO6e2AJtsQX6YgsMxBZYFVtgTWyBoU6mEFugKtoCLQG5tBJfjNieYN9n9anCHzcq/lZ1S7BVbckzAPwM5XLe
0NS0IvvGlo2wGHYk0SyS/LOgy+lubWQBrLBavfq+biN7DIBRe0GOtnWSEO4GiOwkdLpaOXDx5/GCQvTiSd6EeFLt6icuuQkhSPDsRwW3/jWvq4stmmMosKDr
cBUGm2BroVHnyLQsaJH4T9X4I/30gGMMUj4Diz5qG6SdivaGVcQc5U/az8N1ScfjtiCJ/hiuSzoes2F4nLSfhUuTjs/YAlz9tC2hN0eBcUjHI7bAFR+2aRn6
nK/dSvyz1F/btF36K6wvIK+bjoeQ1+1zuuIwjo/a3REwKh8FeZNq1tax6fgrWueuaJ3bh4mHG7le2niBNHGdtPA8aeBqad/Z0ryV0rrl0rhJadtSaVpPWtaV
hiXSrsXSLKAfVzMAg4zP+LqdhVZ+6pfcSm6Qrj3PA7nCcuXF4jPv+3XSftiRnw84+H259YzTs1PrcslEowl01lo7OBdymXPIWeXM6M+P0ufjnnw+SJ+P4TPx
kWc9SRt9xtM7Iff9qH7J00heViWwzSzLkpt3zAE45TMeomNRoQRgmzK2e+wcbNMMrqHXZc4em/Zzn9Nf6UVnOvuRHkvnDyCdljty0GYjkJ8AHRTH0TXObiWN
3oVjY5WDtDANvMm4u5zRxy0sAm8GEmPG0wjgTQO0i4vnAd4MTK5zUM519jUspm9gMX0Ni+kbWExfw2L62LIe5gIpAN4MGBvTz4A3H+IvDJDpa4BMzuXdr5+w
29aP3GXLiR3mxIw+cVy/48c8Jueq53CkJ/+9fvIx/eRn9ZOfQY8RL+Az4KjOZ/YZFFV72Xy2fjG9PqSEYA8oodgHlZDsfiWxeg8DdNPnqAKm/UeUEP9BJdT/
tNKEpGT4GU/F58A2XkdPKllIh5SspMcVI0uVETiZvMoInAoInIIpqwQAOYA/nUFIgYPMZa88yaP3JI+eAfSBilzH5utBBupI9ZIYcU5Sy6QtZWmGpCxNR8rS
DAvwPpcnrmSbrypgf/q0r5pd9/01B7tuBnh30MoSSE683/rYb4MChSKniQMlmSW0etE+2HCM546jJPP99uT3q5MF26+W99ufxwsK++1J3mQA+Pi1Ney3QOpL
wnn32xqHgCL8UxdN6UsSQKZgFv+DEH+V2P2BppMSXbVUQoESLgBgUDeCXqOeYafrCCa/L+74vNwbq4phx74OO25w2LHqCzsmGT9p6LDj80qhoed1fYiXTfph
9XQ3hlzLqh7pm9DJRFi7giTXIGnCOLGcIUlaXKMcmwqpZFJKgzW3RFePUrrK1BCXwcMn22Cg8w7ACVe0+hB/3CExXPsQAQLsrKQ2IAB6BLHIiE1mQs+hYZU4
QDtcKWvLRmLwVWImiHVW3dGQw7aUjimIkjAL1mxjXQie/iDKWCSnDTkVHjKcoPTBqERjjW2STCcT7zWSjOp8iSG8rfwjZ3W0k1Y/DXBZpE6Pw3zHeqPzPVEa
8bGsJ3J2UR45txbxySusNVKVabVELZ8t4cMraQNkTOnzePn3WL2DjcfPIFJUBpFic9DwXMIQVh/wRoOQYYVAA7jhQ0mqiyTZbkSS7UbBArWS30TIcFMAUvIl
8WdZFJ5fjsILZFW4siqsPFEizAPjtENW4OcR1JfngX/DVrUC5LxtwI+xSpwum2IFRpljgDw2J5laL8YUJy5LYtBi3Kiw6SiG6cgzpiNvrumoEuYPZrPDJXUU
rWnOMcxBCeb/tWGOVM3mhXVPDHPcLP+KOkJPvKTSDVDpBsFRVRgyiHNfUXfAIqhNvTBt5+a5Ku6mX6HTD+U2lyogE11B+1JSHkyhmg6b7OAnjPzcgyhxS2ib
jI6YUOwcy95J3PXhI7aqbBUAd2pKuoLT649oGx6Nzpn5ifGQP3+VvS4CSi8FRvP/01eX7r9Qgkny25iZ4jGVc7AoOVpDJ2Hhmq9tz1Dc3V5FinA6mEBHAlSk
IHziXFLnbsGWpwQIu6KNPYwen6o3IjDspEDnFWQBV0cSuDqSgANkMICeBIVVJILAkQgCNyPYDKxgu6t8Q6grC7URijo0+uTqUnFmQhJXNgJEONJ0ulxSyQet
wqfOsTZEpsmm1Jhcv//2MsAkhFh2kSJxgD30yUXa7+qlwWuZZniAWb+hc41L6M+Gaea7tUs2bdIz4qUfPLz3u7bG28qemk8OO6N9wXgxzVcMLeOuZ6uthcli
M6oHscu9BBCviFRBtK17PVc7YEsvhxCeRCE8IAUnrIpQa3IUKxQ8MgUGHP69KsrGtgwE3BcQcE9AwLkUD+OO42I6tRR/JvmmXdsywHFfAMc9ARyv5sVCssgR
rxDP6xBr78er+Hca1T1AFnGURSYsmFL8mXG7tdUx1peZPNLExCpFsoYUG7JIqtXkYomtDYatHomYN4tL3O1VASunq1rUUI2gYP3oajhVwdaKxJQezldkrsae
ZtqD/XLRQV3aIYmEn9Z1RNh/BQfT/DQs8FMxjEWcU+wzH6VZTs+ew0drMtE0J5mD4+wLBRVlWjf4Cv46NN0NHbT7P0/3GlyUSTLmp3vNooOjmTHNEA4OBGXA
9s6GUXBLutErxD9Rf4yLg2Z7M1t3uLzOwNHBb5mbaK4zBH0JuC9FZwgPqCd9qaMPGE3jDPHF1UR3lpwhevS0M0Qu0p4B3/iYvHwGIjMD0dwZkExe7DsxbxUk
1MTiDEmmGVof7c2cIYlE2SwVn8ikxEQv55pZoRiMEdXckHDmloQzRxLO3ORw5rIfpKmDmtmEvJokpwbcIBCh2pdOJK3ru5CyWnCDtMQb3YJvpJm5QcKBbpAQ
PcaEnJ006QuNVzvzRl8m1vkNTGzGYh7DB1LT3jJYedrT4nZl2L4bQVChkHUN4H3N3F0GH0gIH0iz6AOJ4APx4QOJpIZCQ/vOch/IUBKKDySEa0JTYOYKbeQ+
kBZdIc0+e64HxDceOF+8Wb44omviA2ldzsyTCZd90f56jgL3p2lc6dv11DLjDYnneEN89oa0MbOZN6RhZ+OOfjYK3pB27g1pQHwVb0grzMYb5HCZBLKvl1Zd
IJHv6wY5QlaL9+Rs8aSdd3IFMItzWmOjM/odYaidrLEy4kM4NLOlbwa+WfCC+MwzDU3rZg9oby/KWqw75Zs5o8UUTb+EXpgcB44u9ONvbTeRZsVYvbEsxfMi
iU1iTwjN74CgKrljM5IBDbPXHP1/QW4evkgm3Xn5mXTnxTLpwDDpgJn0XA5tCYd2hUMH4q6O5uHQ7RfLodvCoVHPIRZHNTg0sctWHi8U/ywcOl6YQwe/NA7d
OiGHbp88h24zCzYcuiWhQjmHFgbOREHj2hIO3dIcOihz6Jbh0PHJcuh4AIduZf7qDUIOl0lSUoFDdxbg0PHLyKG9l8qhdbM7v1gOzertr2YsuqDiStgpZMZ0
bfl3VnpYJPeNJiW/I+AU+Q9Pb9eRX3nI6TL7qu4IDq8HiNgy+9rumGSnSdi3qUaNDsJHPLaKncOjq9gPPJKD6kUBp1DdLPdtBsFI3HjIEc2DOh/KaaMAaJRX
dqBzB2DutqX6rM11ZvXgP3KE/T5jqVNw+/hZbWb2QwSCKUokD6gbbRf0Qe+c1pBByrLp3ueMIKtoytCltLyCsaiCpH9tVf+6o4KfRQHHJutrNzwURXwUZVaZ
n6qsuPZqsBqRJv4HW0V5XvRas12QesuWnSDxeP9iHhvoLaJX0LY5MaTwiHE588EvP8+K92cEN71P8eYYAi5wH5QU70BiXthAxXtEAC07eBG6Nfa/MkI069ae
0a19gcDP4KGLunVVdOsg061xca5b5+jQRd26Krp1kOnWYa5cV2Vig/mU6/tHVGdrATrW1F1U9Kxvb9e4mm4xcclMetSrpKddytFfFe5/ZBKNkBv0CLKQtvcn
B9nigdR3c05LBb5TFwmlAQ4AfUFSE1KIzlJXIoVohfU6GLRWWBuQSQQHcV3yiho4XNCtSJ5TBHpH0Xm5KuZolObgHF5HyJaBDysmu0pjk9A2U8E+wtBfASoP
CW2HHKIN65hUlOzj6KhHWwolDMWLRC1azJwBJN3I5Jfa+rq+pG08GpnQyG9q03acNLR4U0MBmIKxSAe18JPamVik54Y2yf/AwhHulrjf/4oCmlo8qswVjyrA
LOSeD62nfYR3WQTV0f4ZoBA975+dsgjSNvsnfA8VDKneG0eMZC076EgmvQITI9tBR7DsLmbVcoiriK61VhOjHRK40w68isyLkRLVgFfR7ZOFGYrTFQRyjtdZ
il37xOyXU6v0Dspis4z25Qy/S2JzRQALK0j8NW1PKgghrOMwysRONDdiNtRRI8m42EhX562XZptOEHHwPlnuR6+d9YTEh+mX0BmifgeD/p8h41J3JKeEWMJ0
b6Qo8nO7z5Jsc+lJANGN7gDTwcmNoopkm4TOIvQRE5hJYkOgkZq0kkT6ZAiSWJ3zN6HtYPmA/Gi86iCjNmLNS2SkRZV6iYwyIgrKRBQUxLACEVFHhYjqL5KI
bn/5iAgdboNc6lkrQSeoEcdUYwbZkMtIJn+9OHq5/WWmF82fwLVqHL4ilmawKYjZTDCvvpgt+yYT1WVuKflveY6lYBdIRuWIZFSiPmSTLeYSdLdODuchok66
XJWcxwwpeDm+EB/e8zsBQxwXIFtW2YtzOaPCzb5cglnW05qloTfpcvlOBBtOFf7LNphce9C4tOW0xhtcVti1vrtdSMvWUV56z3qJW1TbCJiYAQ3qMcqQTx8z
6NVRjzNIafAvBwg4tIkoGg61Yzvo61G3kv1QWbB35rJwrlSJzep3ddFnnzHx2lJD+ybk7lcQ4RhL9DOKto6SRLHkbn7G6tLNPuPJJwz3LnBbEEa5qwZwC8oj
Un5FvA6k4nIl/h7TUjtHayWphoRZroRWAbeoMk8qDBTNbEurB9UsWZ1dS0cVp6JDUa9DpYuagoNIS0YoGxJd+xJWH9ts/A+A1BeaSNTKnEjUikSiIsm2kkei
0lzyNF1Yb7C/VkGLc3OZyEg1lhFL2gPz/TnZlkRhDomVfMhB3eBwWtru+3NFM3E78SRp2eP725GrvV5zutSWLrVBYRXOXdZdasO7h2Z7pdxljgFQEIbA903p
Q1OJSzcOaY0h0hq9dHG3wWJJYV64TCw/IsgfcbDwiMLtE3S7CgWWtbgSlF4JPFZ4Z6hjiatyuQPZdoyBdDn5uSbJz6EkP3uS/BxJ8nNdkp8bkvxcyZOfC27z
qBDV6+bw6eGnlfIKPnMD5x1wwgP9ry1IAbvGhGHpsBpd29GlVusyVYg8gZsdSIoAFnEBm83JHtxfRIwgH8mBo8hGXVBb41RnOT+lhB8mEZjJ8Pw83NJC2IEA
DOg+3ALI9/4uGFQb8UtL5AlRCmLQe8TokGGuc7OSKijPQouDtDmdCCp/2U9P+1yzywXIMn+4bbSNacYCFnUgIKJgdAvJ9z058EOtoFoCziBYKaLfaD810Ym8
rMkuwcCMRPi5bqXC0WHOLc4WPQTHnFLB9SADS5KK64ICwF5OdobXTDXJDw8qc9jN+LTOnOeSRYwY6r92olvPcpiipC4GkSidpDWgmGVyIJOHZGoECmmMQoZ2
ago8VjfW2HYtjXXX1pBPgN6Vm/cUb0YFMTyblnBu2pYXcAVwjZr2okDZjhVSvRmJhGML/pJBsTr8+a9MMMwOW5A8ZzWk4gziS71lqO0+huMxgPV1MiZBXd1h
m0Ymw2utZxwJ/HsaR9p3juI4tso5jOOiVc4hHId5x/qefMSW9V2Hi/Aa+DwpBc9R3Cp+27YMF3ZYSsB3JJBmRHoWf3a7roZe+CJ4K5JNzeWis6/gRiboqoM8
s7lji5FVJxUsQfMFtNoWspVgxtUmVY6ARJl5CIj3KRmRPSrbCVBfD4blUjQj7AHDAk3dFqoeAqZ1u9faR0OvEMvY3Cf4lsKkEMvYyWMZT1JiQhloXDk86Mph
Oa0Jp12OZfx5vKAQy3iSNwFSd2rl7Ul7X28cKIGLuLJwPJEM7ZudurNU1zQZT8YS+mXR1OrbuUS0yiLb01Y/T9DhI0hEayLysbOJxBWJfAQVCmxgO8NMa3OY
COMk5uHywyQb0awNM7Y10VdLWyw6SUsM6sMcYmhjkeuYwiFdQR4p7kMc0VMKAAxugiGEM2gEDBQ2NvggdMxeyB+3ZfERTQFSHNPRnm0GUoxpZP7usW9vf/vO
d5+NYRhD8Kcqwyj+pyuzB4tYW/iM2eGvKZ5SSb/xzHsd1JIpDU1zvrshQZLUh/LnWB0t6vKkpJDlNdEKl/e9I6/fnYFAg19qQTwF1gDx6YvqFUEs1BeFGW89
DuRAxgvMAGTl1KEiKw0KFQWCrKJAwN37jmgVAjQj0YVtU+h5KIsuHEJ0YXvATRCBAt2cAGz+Bq6Vxs3I25R3Cd25mGsh6BIvj1uDS7yYaiv/ItVW0giKmZr6
7pF3S3WW5aY6y97DHz1m6corj27nSlLET/KyPmoKY7ZHFauvtNP73lSqtdJOn9pVqrVCV9yRl1aZA7Uno3gxrFkGxxdsNijDupttkbbJpgHuPaR67T7g3mEt
TiNBMWa+rcA8ODp2GB8QHdtJmvAZ0fprd+Ocre/JoUibBRCuiFb6cBJLrCutdWbt8Y7tssqHktiAg9PZP9tmAmshaAGr056WTVy2enx+Bg8AnNGYyTVyWQt1
YCzgiF/olm0BYhwSIMZYgBhbEoTalLIBwxLaGkloK291y0kZ5YDqEQmo9hES2yMJ00N+DCMuJtilkR9TFcx0Pd4GzNQLy991dOGfaRBTZEyh4HkxOPmAI8kB
jzqSK/CIY9bJwvHpgeQNY6J5vtpOmTCipC1bhoRbqzJ9DGXEcZb6GhPHCuurChvfmIH3xfFJxgQxetUK64jqDec74ckLRnNIRJW3vJf0pMLeNvd3MRyPlQBv
waf3/POMynh0q8Cg33Bl3ZozibCC8241bHYr3C+ukxJ3VqVbNSCIx+kKG+uu5jSLBzOaMWEuYBTGWmD4RJEpdBgnlXPvdMm5dk5kvHZISdVl5w4Boqz4Ki5Y
pkxnj3HNONMAazU3wFoJjQOlysx1Rz53kJG4Si3VBaVQM++gVWZpeWOts/s5GLVe1ADdB72UpWZZW/DaBCXtl7OcjUKEQeMKY1EecJ6fBJOiZdWwuUxKGxXT
JnCIUUvRSC7a8rJNcYRvO3W6Q1NWdyyvRneKZrMtRAkwhTjZ3R7nAcLrmbG7/35rhmj3SxyhqMaK135HOMReR17zgCNvvc+Rtuxx0Jhlzm4HHOVMZ5fTPQXH
HQ6NFB1nnO7iyDcGdA+5o0IRWT0M/WHpunwE/m77K2EE4A6I98/owvN0xXFdNOXHtrzwmC3vf9aWVj1jy1gctWUsuOYwHQ/ZMhaPcgnO7KGiEUyz0MoSHMOW
rrAO6tc8rF9zQL/mQf2a/fo1D+jX7NGv2a1fswuvKbKnQiaFlUgNP4TQLadDDEu7BZkKpfyGpJQfqZcAtztFSvlNSCm/xSjlZxcelUXVDQmQbIwncmzepEQA
LZUonETCghZLQMWYhAx1xJgaSxwFbKp1JL4xDi3c4aOIBKiIz7Yi4Hyutk95SMbTZpw3cOWnsgNeR/K7GjyMFFTrtXVAGEqgv9JnAJboIFEjYW/ExcgAYNsS
5w0YQ01qhf8F6QucEGJLxoYjOQL0gEsnuq5AkFQYzRNxDF3H2ZqBtDisxyNBmt9lGU999T/AyNV1GVhgfVMCEPDyHnIFQAj/P+oZv7XLlZ7Sb1sM61jIm0Ai
wV+Uz8KhzykWfZeemZ8Yh2nM4e9ZvoTJkcEjaZTCdylL53vjsrfqMpP0XctwKP0ImtAJZCzjoPTVlC4DPJZ9SswnHFajdORa2iq4guRKsWEtl6wHIkIk5pj7
Hs0/Hso/2mutq8OHqnnGzi43C8Sgn5dPA85M+7ARFk+rv1fBYXnPYyeNSVyowJzKEYxiQvbYdRJnoKOK/upUmswnzk+rytMq7HkRv2I1w6HjB1enOSUyXc6l
whmET3xa/Q+SZyi5n4Ujc3OlPwiEPeLLLyo9sNINogom+ymNB7lLod7YU5aIewi/SL9x8MAH/PT7j2SA/anSF1bibwiaNV1GtOucpV6N2IkV1grihQ5Q40IO
s+hyeMXSLkderJYoi7Mlg2El4/YRO8OgfZkGzSk05lhfY86bThtawvn03SUDgW7UsVKjztONulQadYk0ar006gJp1Dpp1FXSqA3SqMu6iH0oNOSQXW7IYWu+
YcGVeQvoOmnCb0sTfkuacK004RppwuulCTdKE26QJlxHTZDYIs5EZ8tw6k7Hn71N4xlnCJ4uvwI7ji9BLJ4EsUR4b1ve25L3xvLeqKtjZIKIDTdESpPI3wyY
MXFUhkD1+QX928/0b47KiB+7jYOnQsnu81J7MxgYjLSc61UxmX7AEUq813LABunilQEPgOOAw66mxWcQoU/EzJGKliAaSYffTIJOnrU2QrXRi+yiCeoEe1gK
s7XfKc/Wj+GdM4alJwfRDe7IZ+3HZtZuVTJ825SM34ySAdwiA3izTNxOJSO/Q8nQz6puFErkawUBaditbPg/OnRgid0WvGRb8JJtuBUiOnDBWTsJJG6tIvUA
Zbei9eaa3eodtjH70y5/dp69Bk9XRSeI2TpBzM2QLkWLZxYiJquLJno659AzrA3JUIwTpr15rEJhW8LjEQxR8uZ54s3z2PVlvPKcKbeVWGi/64v9Vh77rbDX
3cRbXnATD5GTFcjBVDOA75hUBobk4GKsrKSCsWKk80g2mkBYvwHJDU9nF4VlXBRE1PnH5Znj4nebOWAuUtqd3GFBu71swi5nh5XjmwB/Y2QDDqDjSvE6no11
ZieVOMrAuPoRkujryDgdzcbhXIF2+RdjzWq8dnthZmasmHp2jpRWmkycqVdDrUISuA6MC/KiaUmozXrMb0Pht/zspFsjZrZkL++/wZJ9UmWU7n0wv3fJB7dp
TFb8sH/WyAEet3ZOOFdg8jpcHdQnUXgu3/1UVuAALAiiR124TUN4T5NDFx3s4ecBRhnSH7sQV4pDcbkALlN/+0JmIQM6GqJsadKAAROB3w0O/G5cjxKKSQNy
cIPBsPDD9WBIYviSsO/yM0HAdZ6cJInoC4d9D2FwlTRuCEY1DLWJ8WDK6Bia0KFnnfUC0x1063NCzziso34Fy24nDj2r94ee1U3oGeNTt3XoWWBCz4KBoWd1
iShqIPSsLqFnHDPUzGKGhsqhZ/Vi6HZQCD0zUI+BgXr8yKDg7Qj1WiVqqFEYvAYPngQPOWCDK8VHvDybhULo2VKB0sYMuzT5Qltz7TuunC5Eh5ZCz2S0s9Cz
AJoGtQ2hZ6btNM3U4DYOLZOdnAXRt0zoWUaeuvXSbNMJn+7mzvVhmWY9CWhIX0JnJPQsQOhZEzThaj0gGAiOyKFnuidIi8AdEnoWzB96Vi+EnjWERnjwaPVk
EYs2Ux0yKUA99Sxwcai8iNol6slop1mmnebgwH/qn9BO+0XSzu0vH+1IiB1TSTPnDF3YpZlYzNjORaZ7cWRy+8tNJllSRwutd4Sqm6a99f4MBYyraVL+lFBz
qcvrXsa4NMNBWHgwJxBcKrnQ/haExZ0HFGcVKS3QIQZhKXC6JoHTGXxC+Icjqrm1kFecaWKJKwHTOg6gMn8FIWedaNaeaNaQSBE+6HBxZXrMt8yWlPTyMjSB
CM1VEZpr+ftYUV7L343yC3HGSj9u0CPK5lzEahTLtKa/WrqXZSk3r9/BYxZkwVeWhm7XkeYC2x6FukOYjQqL2AhLcrOwpGrEixfJ+Hg6uIWRzaoSbFI1wSau
oYdq183CkrhqCgQwHXSSPm3lqOJGt1BiL2OB1xOBlwWLzaJbbIIUvMLaCOl3hXWjbPM3yDaPUkUOEP3drGMDBwD1YVj+aeIZkdwcIPlPpwGI8lHJlA+GsdB+
vEqY/mb6hsSd6EY8N5gVfAsl/4ARMnx5UtSLoYe47KeFHuLPeZbYkALGzJ28AUYAT8JemzqaFDWNXKlp5MLifYZEX54ucadLxbyYSPgookgDSXypCjhiTZcM
t3q+DlxnKsm1eRIrwYwjyFOBaE+IA46kYg1OisDp8yIWxnk9igsMTpilPT1grhwKgWh+W83gRmwB6si5cphzZYBGubKjR5orXyNi2euF114tYWJXCaveMIgr
r5f6GRcIP7zMqJMLV7J1OGLUbOmckwbNQzYSzh+2df6KxcOQ5TZaef6JSXCUywpJpKR9XKbj+IM8jt81wpRbEKZkybAClMi0YB16GHGAU5RHXAsWXmnEC1JU
rTzmtYIUVRhzrAoecy8b83Uy5ufJmK+WMc+l5blS1KSM+VIZ8+UnO+ZLC2mNwHPRIDUguCHBJ0bbsMOYtgPAtsZQ/ghCZSiaHDC3WZKi1uWt10K+7gTQZLhz
ZSnKy3oCBJqX0JnIgxTlQoqq5hlPPudIFaWoWi5F6Z4A9QZ3+CxFuZCighz21Ep0lpMg1eRijl68VmHp+rJ01S9nzZ4c/dz+8tEPtA9PKMW0EiRSFbz5Wja+
hlJqPxul3P5yU0rmWWKkOk9cKOiH+7P045qcRwpzNKxS+vH6wf1Yn/XjZ2eZMBb6YhFmktSynOaUxOrOZYESZmUn1DxTQubm1lCbRzZho5KdG5VyOcXK5BRV
kFPck5VTnEFySrH0UyULb6wyqD1Hz+qRfPwuEwPdMK2UYGjIlF0/rXabEku90EP+6L0LP6RGD+Go4KOScNkshJVz0DDHlodi7BuT1NOCzc8Sm58vNr+62Pwa
YvNris3PLdv8srTRpBLe56jqVhi+Ms/EXKgA8SvJlLg8e1yGcA7SfUWkLK+wN7qyp0pGKVxOOiSuohHsa5pi8tcX55/xzn3Brme/lg39MWC3VA66BAT9Lp+8
3kBV60hp2GYyNuYnxOZgRzkZZG5Hh/lVGSuutGBtLNgAh5opJJ0vWEl6xZp9ce8J+vN9TYEFptRwm525EjkA/MK6LtMT0RpRN5kKhLYUy7K5iK47LYPupbds
xAVw4l86gdKxPEu2AWKUikb4d+kEyjBZkjvCwWuI33J4snUGCahoM1yigqAntkdGidXAVoYgBCISdz76ZjF/wwxNdC6x9HiflwfPTE5zzMokAIIkkF4WqBmf
xA8fqrhqa+UWd6t9S8HMasL7oQ9IPHGQLp/W5SJgNvw9iXYnlQ1GUvwocI1YEXw20GeD6WU2e/LormX2cjiZufZ0r4r4U7WvV0PQDgpsFqpX9yoTibVvlhQX
ex9dloXvNLcntVkSbuhnVLGeFdgRlE6c5rdSw+4yaQhxz+USZGAOF9Ne3tCJWgwqXjGJCS5s2zEdgpsk0FRTQ6PhuJZCMsmFgj9WpriLJWq1wjDYA0KckYTi
wlTToDFhomR9npanqXndku5WqRtE8PE+qEH7uu3E2YeYdjC8HNt7lq5o0zBJNH5II0JLpbWPbi2OTHuWBgcZbdVkaNZIIZq06V26Q6kirU0xpQzuVGrLBYNj
t8NSzBatjAbO6HppjNWaRFdyq+tX8qrMukwvBj+WU6zG2qkYsLdrTInCxYAJAb2zVWz5dHzrjJZ3M0NE0gwPxE6jCDI/k1ejPFER4/SnrEcX4RbM1iTpYVEq
WS0COlBJ/8XSKXLnmQw5lWXIcTKcJ5UffUl/C5AaB0emK45MF45MJclwoVR+jKTyY51WGGNIRw04xb4yp13pV+e8usGvrtdBXXnahtIuiKzkdaPr0OJA1rtg
ZDoajbVGnyankdBtcWbNUj5bYSuTlNJzZDGTgOwIHmuvyeYZfIp17KdnWAMT2JaNPSfjnifkzie8RLtujEFBZQYFxbPyR7O6WjcjN9ZZEDEZaC1YDuqwHLRg
OQjm3gQDeKzpDL0QM4eThYHVGbyUM6qQWFVbayGxyuaQOKngG3I9TWS6MYnqmvELUBDiUzj5KnU2iX8uaoZ5UqcydrBCZqevwxPOu5g3+mA6p4L7ZzmvSGjA
hSHGE4dGBUl/LuBhQUQPzGYBVat7lUJEvAt/PlPjStqvpNXHBWS909fqik6LxCdJi3Tg2kOKGde/dMS15zBIpu4XteCwJU34wvYi/jSSR3sVie16ll5WnZZL
6cMyy1pl8X5zjn0DDD3L7Nevsm8UmIK6lI5N9X303D+e5WDET0y9YP6ztpvPP3nB+rVsOR//KndrceoXulVJ2ghvcgVz2YnfP6tDjSexIyxzku6QNMwUkq2w
DxRYthV2gwLOtgLfJgKbhlY5cTQU5nmMpXvFQgiTtZ5WCN31Szh3vC6eYKRh+sZxq4qOWy57raTstSKhOzKOW68LMiUCrJs0TI094ZRAvjihtH/qO1J0NmYA
VSf+wKwUfKR9sM6TDNElnZyHPRayZ/PxbCKOq02rygeBNIVAmlCqsNSQSphlGOfss1wz96Uw0Dhbw03NSlFTG/TZYZSZJhMnnVyY1OtC536JyGMhck+I3DZE
3g5Ndd6QNQpdD9oUf2FxUXzPIkvzrAeXsNOZa8sarHKe97rOVa2X6nqyD7HKuapsghDYTOAV0LwHzHhYKapDKapIufNnv6cLwRx+iyepolWEdHKBywCDEdXn
Vt4ukbonjwQajB6umV15GU+tZynWs6rQs2pps1BxRspXv7T5DGW8x0St7og+jrmoSk5rTXJaleS0hpLTGklOa72c01rR6D7IaXULsD63npJHFRSkBuO6kGBB
6gFrH1gPC/0PMJU+t3tV3O40L5GBTxHwMTE4Ya32w6ewlZ3FIUkkFXQrjFOcAcgZ73iVQcHkksyHrbFrNQwr+7Ajji3LfNhMLdWSD7s6yIddFR827u41FvJh
S7FZ8WFzl5viw66KD7t6PXGael+5rNyHXc0AIos+7KGyH3KoYH0tQEQO0aLXPuymRr5YLrZ/QEi0YFxiU34iRYwWD4JPgZm/LTWQUD/65KC7MHXG+lrNUAfZ
h13NfNixeCeHCj7sITEpdozVZMiotp0SfMryvPXSbNOJKnsC+2FgtHOyw7EccE7+zJ0p+LDj3Iddg+V9qGh9HZrjw47n+rCrZR82uxKrxocthAIaqRogu0bS
ZA+BoLk18FvA5Efj1QAZ1aEPDKq61iiRUUZEcZmI4sE4o7FxZjdeJBHd/vIRUebMDrJWgk7ipCNUYwbZkMtQGT7lpOnl9peZXjR/MtDPDGDJHChMvHoN3Iyj
rH1BUKlqw2ULv0a5gKglgr1aUO2DyeJtpCrbSF22kVi2kSHZRpRsIzXZRjqyjTRkGwmM7VAE7fnck2C4uUsRxMgjXjV+yDq0CQY8r0ObqA64CUOeIX9ge9bJ
iSLa6kys+XeImuBsDf/vjeJ/bxT/e6MYuFG4C2wUlf/VNgr//60bRWmbsJloJPUhED9XAD8XGxiruZ+LDYVBHp0DuNFhg4+a+7mqrIAclWQ8OHk6GiXHJDvX
2byW5wvVhQnWtDauMm08jmJdpKAqlJJUjVYWQyujIQblB+wCE76WxAjf0tp4nLvA5vtftyPmCAig5Vtss0kDFHDR2cOulDbS1pwg/tSMNlGczV4Rre+6SGXg
uJWpew/v2PbcE/fs6q2yY/YXIN0JCTLMeeEMSr2bqK1WSox55l+tjbRWSPmJL+HcqOgmJvJqev7GTXQB73/0iBccQUqoTqff2H67q59EHdbX0TXtmzalf7/9
9p0340fW/mgBT6ef2g5/DoqOVvdNvfAvP/3JD7/+yResLVNbUzrzn1Lnpuupr87mfbdPbb1tO/UUJh/0tGoO2OD2zZrgZ0EKRWYgR9f1qjp2VMweJrCa3iwD
w5Pe01gtpUtM9Q0SI8ZFjFgkYsSYiBEdESNi8SmCBFgf1abAuuijseijQ6KPKtFHa6KPdkoYS0FRH3VLHsL9tvK25l65oOewscdksaFODcw+UP+t3H6GkG51
sdhMAKMkwe1w/CH7wnvtRLfClTzk66UTkFDojos4k4NrfYvk0tP3d4MwawHIRQ+Pc2FdcS6LNOV61MaxOd0Lej09TGQcRIYL+KW4Qjwa59uNHYG9TgEOgGjb
CmhJsKPCK9h9tT7p764jcHkBWIFbqIbznsi1t9q3NLdmEEZ77KysrM6J3qWKRSKJtejs55sB2XSOdSO87Oeq64Aq+4le9TXqGjox83nnHHV1Ekw9/emPbP/9
J77y71apDXwdL3f7E73aayxsEVkidZBWkUgdSCJ1YJwwx89HwH+AUjeM8paDQwRTIMsZBofQONy9sAAOYW1G2tBUsuM16lr6VMMn6wL6FBayq62z6dk7SG6l
htGqIAZhzajEl7RzxGGgrsjMx7Jk7Mv4xK2/n524kU98ZHd24i44GId1ocsw3ZPfu1fOHMzPHJAzX3pHduYR3B2ew3Uo6Zef7Mx+OSJnjuaJ4Vz+kfaP5+WX
v3lr9gsKSqa0Wu6y+ZdP3Zn9giKUJif9HpSdhLfhARs4Hf7UffR5F32+gD7jmk/se+rhQ9YqewN9/8Yz7xXwjqvpy9Pf++xbPvPBL3/sB/TjNbj4kIB3XKdv
fOIH7/rAN+i3zfT92e+9XW7cQl+++dxTb/7Mvq/+21Wov07Xfl7u26n0jd/f+86PPotamTjxxNfu/MDtM2tXoe61bhA1br/5so9ufNh8effOuz/8XUuX6/zx
Xz8lNx4yPz+hdI1PfsodRz78bboWZTSnngYN7aHm/Ti7du/dH8XPsxie//HpL8ijdtqIK0lXQ8Oq0FKQ9Pswr/hgSs2eLVUyV3YtKSAbSQHZuhSQ5QqpiRTW
XCx1Ncek7GYHVTrBJIekZGQHtSJrKNG5wqqiQicUmlEOe0E9VfiUFqFJkl4vTfMF0oDrLw78JQMXykhagwtJpz46a6zIv6wOaRxydslyet4g46AGibBg7QU3
VBDggpTYKcL1nItIHQiBLODgMNa1cZjsjuOQdCeK74CxWR5gywMceYB7Mg+An+beP+gtThbvoT8TCf17w0R3IpQcXaR/j6/h9O8JSf+2Jf3bWcMpuNskfZxY
OSflRtW5NuSsIKolBVEjKYhal4KoDSmI2pSCqLEURG1JQdS2FEQdkoKoHSmIOiwFUUekIOqoFEQdk4Koi4oFUbnSr7bqPqxse2vmDV6Zo9sBXiATByTHGeUE
7xYP4AprEsgAwsX3rAa/9ujqV/G+OdHjTHV9UxoVqjUuI0JBs1CcUfoQrEIEh35P+WJQFTKr6a54FUfWC0hMBkkefqNq1/PW7ymG1oO6SJrQmdeVc4gjmaWM
YK5CWc+KLuvpXiHV14plPSu8/7tc1tNJZxX8aFK+UbIgkVicIHJe9nkfyj6w+Szep89GQVwxZkBc4HNHrOJJTfCIOE+djakDKcVZYd0scRehPMOhUTEiAn6U
nMzNGjISMeg9q4BbBCGepHr4FyRp0uJCvZKAG0oEe00n4JonvL7Hoe3XIL+AHTzvmM0DquicDmix4OpqoK83dZuCN4/N1ZBJPTG3C5lQY3cjdMLJ6QR5GaCT
BtNJA/Sv7+Ke6ql3lhFbisW9fZ6O7lxFlzb0i8oXn6VeI8H1v4p3rbDOk9zV1RLRf7ZIo81z1WsgY661fhXp+pLT4kkoZl0vQ91L4GiG5Xfgx9n8bZG8LZS3
efI2S95WY9kXwhKPxGMmMSMD6te5guyBkUaFulHSmppEhHrUxAKCK4flNBzHUqyXKDMjiEqx5gm1sVI7v0zNvYxJzELQTTNpFoJuwn29mCNpsFU0mLppVepC
eWHa3Ci2hH7iZPeRZzIgjKEzhDY09YLaTloLoIUiRCcltb2z27NAnGT7lHUla7NEVzBzEJXVCs/KPoHk6jK4Mjsv3Co6TNB/pcxTKPNUk3nSufnVnCqwGg0y
Eac2zSoxaLIK6BmDJrMHVg0jGDQ9TqgexAykWBUSLCyOh7CAKTuOlCB4v7kC9ZjkCXXoUAf79iHs+zqjWGdc7SmoPP9NR9shVeVSaE4kvScOFBzAU+RxeOsl
oVmym7iA+BUSmqRPXsrIqMiCwymHUTjAoqFOw01uh5J5bCo/iALx7iG7mTPYg6pUHxvPuBRhDDdRk0irQM7sG8EvcriL+5ThMC7pajnT1SwXUbwcyF1guQ4v
neBSqaR8n8oq5oZZvC/D6nDvk4BDDVnFhjBM/0h/q3GgFKBSQ/xYssD6SVVsL3TQQKoB41s9iSI4ObeWk8+XT9J771IZo/bA3phTM5jnk4zuN5mxav5ZsHXu
UlIKnPFNVZahJdy6AW7d1N5gQT9SjFG3S0O57lSCybNDSbgdPm/pMcLNjIJdhXfmIsemc1kIIq2lIVlZHQEEe6DAsduJuT3b2A+gjnxhZ79a7+xDzLGHEOat
75Ie51v7VcATQqtejwhwEkhW0bVD2dZeuvos9X8Cb2iF9X/gbSssIER4wElnAJ+rUCKJBJtz1f8pJd7/D0gKa63XiyR0tYhAVxX62UK2dN9L4owt8Ota8rqm
vC6W1wXyukbIAg8xl6i/kvRiYB9B6m1LNXFc0JKGNXXDpEUNtIjaR83MqI1h/npDhm8HGd8OwLeDefh2kPFtEWAH8u0AfLuTdAp8u7mvN8x8GytjiCVoAycI
OHXi201tPJ5Lrmy5MNiDsNkKqidAUAvMu8XMuzGIeUcsFKB4O0SE/FnZJ4ZOlBHW0yTcm870XyoT1pQJa8iERTJh9Zw+sDoN9/YS5jYSms123dhEJbcydxQH
t8VciLvAVww3CcVKxdyHuXcAoWGcWtUA9w6kFHcgBq1ADNMhuDfissX9Q5wgq2UGkyxYUCupdtsZ0pHPIIRs2LXXMxqhAOwYKEIwnFYBp7LALaDE8JIX2t2C
EeHreTgzSFF2Lp0EU6gLU2gKU5jMeUI0lyesxrDPZQl1Zgl10H30IlhCfX6WoKe8PoglRIYphn1McQhLUVZkfRCriMqsAt6icGFWMSTNCAeyCsmy8Gg3zKp3
N8MBU2FYe1hg7UOhBpnGniA7RD+/iYTEA+H9MfObIeldeJL8pvaL4Tci3hmeA6Ku9fEcLSuqMm8pCIZF3jJ0At4SnoC3NF8MbwkX4C2YzUHsxDCUoYyhDM3D
UEqcSbiLLLP8/ABuEy7AbZrgNhoErwWm0wKj+R2l1Na5yeMkfTobgQOqYb63TDdsZbHesGUjad6IJ3XmDdAXxXdgCL9E6ZfKl1WagH77oFuBGQH/HBMkluTa
OGKjORqX/rCxnpOuE7UMBSlWOTGk9XHoUSusRT1/n0jqnVI8vmsoW1IMqmhfdW776CSglZjmqiDm6iAwdbkmlEo3ea4BPHC36tmp3J9Z/wKdVVBlrNRw3+zU
t77zhMMKC+jWK2Klvg4jBH+OD1dPbRPQhWgWcEOWTQ+10GTTs00gmO6FZox0Pghds8yJkQNSTVxZnBmQvpOppYzZznX04l6Vgdx7ZsHDS6kKl1ZNqfMkROS6
wpDXBPsJ2WisoIaioHociXmWGqGf1QprWN6AgGl+EYdxZi/S8AcGoojThUBz1HslGMdVjIDEgibGcNO2EoOc58YHObtjVJ+SlC6c3z4759Iv3jrn1I+2/wKu
mtu42ZNq3E+3/wKu+p0KlLQthVQkr+TfWZn6vMXovCnxwPhT3/jmN+7+5Ec+/y/sgfFzJFtfkGzzCj2Jr63KX9pZQK3VKRQaizQwiLVBcc1qKzNDjiqBHA0E
ctQSyFFbIEerAjlaE8jRMBO0C9I3b/YdbIqAfIvBt1si0scimUeCdBrAEE2d/bixlGdfOH2J97czuaJDBiybDCec2QNbqu7Lm7bnQNr2L7r9Ovb4bKmvulJg
PYEYagtiaFUQQ2uCGBoKYmgkiKF1QQxtCGJoUxBDY0EMbQliaFsQQ4cEMbSTI4aKK5pa5CJaHpzAFyDKlbnJW9f+5PB4DUCd45z8XcXFDlDfas9PjAzAXKZG
az3I73EHbkJ/6thjn/3cP7510Sp6a0aqJWfhIFLNQZcNrf7T7iKtTj1x959+5/G7//QH50/x8TuPf/d8SfFKbRJhAzgrfTB69iHOQ9rVkpOiRNy2EIcS4qgK
cQjsnFDFpFDFUqGKRKhisVDFmIh6yDFg4mgJcbSFOIZKpUeG5yFuaBSMv2w7CCeAW2MEh7g7mhX38bgoVj+pv3l7ETP+F9ybUKj6bKH4lULcy4XiJ4XGlwqN
F8Bx6yVw3KaQeiyk3hJSbwupDwmpd4TUhwuk7mg1GMTuC7FX5hC7DoX3BxL7Hb6riOtWtrpbClHxymDtIRzTNcjWGXTzQUFGh5NX4GoLdi9kqi55J68Kko8u
EKh8wUX/8K0CL6MYzJHrBcya6wrOiiyRDb4I5LEp4MMmzpmccv0IwkfjN82KtZOmvutwjEGvUpcSWhd03XAJ6y5I6eHXvFleg88kMsHqOcNRVE56m/nAN0zH
d8xKGoCrA4x2fd66YP2fPPzO5770/7wG8aN6BI6dL+jrs/KWLFddpOu6lWOB29p3geQRPz8d5B+r+cda/pFFPzv7fm/2aQ9G/GRS7fSoZQ+RNlOrd3FsjTrT
ubnLq2gzsA/hVang5HW0N9DhGkhNZzpXwwp5prOhy0N7mQhP6xkSUsNas99Ic6tjkl5zsIxO78CnuFos04wVscYBFER1jQNArRq8j04SwvvI8FrBScFr2Rx3
Yp1MaWIlL1byYiUvVvJiJS9WkPoiCTpBskxFyPak7+NUbIQNVVKn64RL3rVNCK7C6Sfi8FMyDAzsdjbrEPGdszpbO89PWWZlqo+YZ/N6Nko0H43HHb4GStPt
Om3FMeIUsYAl92yTvK4vbJOanOlfyweI0dtu45ARKzzoKHfrkj+R/NzEOtjzN6enTaeVm4ButDl91XR6nIaTWkGb0eZpmtAqcWCZ0Cp3V3j13MGvyumscBnu
++GbNXAOtsI2Dki1qsKBFSMcmQbRJCunYk/GbXTjsTfrzM0qJ3UZDUpXRjmJBhBv2iacxWKju3zrCQJpj7s+QcOBIb8QUc751VsvrUOWQFW5+zBP8ku6FYO3
hPUr7ARWti9hhKyJLkfJcRQQwn0TZJNiQGkEp9ObN4L1V0v3oQWbOZrBSk/bmDLwlZNuTQAKQBdBLyUa4Jlhj1w1/jan/1fD52uOR6y7WihsZ2pY21wjEWDP
HpYC6BWRUU/zaPr09Aq1YXO69Y0i6DrrGOw32EhEQFuqnzo3pc8js3IjFLmNvapOdl+MnzZPn+lYPWILv1G3DZYlHD42QxK7HCXG7w95VqU8ayTVciuv5SxX
Nc3NKe8HOLNDs1+OqvC1z5CzF31qQrqVLgsZb3tzz0PzqSc+Rq1yyQTuSTZy9cwE+XIhDrSVy9CxZ8IruVAiSD3wdQvCpwevEqIDmsBToh8S3EwTh64gYS9M
guvoTGXzJhTDpB2Hxktc0jiZRNfhPFAfk4jOI6N7K499xrnRwtII5uz+NyY+wf3fczuTmExPL6YebuyRCgojJy1MXzeHT7fA/VrX0S9Hmf5R9t4J09OS+Hr0
tyUhrLbunZ+0pJowilFA4GpdBJfLJg5fBe3GE9nj8V4ON8f7r6P7ucssVluCWarJQ21E0D/N3GYu/riJozOyPoJRalYs6DWM/8x56n0T2WvnU9kb+lkmc4Ep
dWVKnf+XTql3UlPq/mxTWkG5xMoldcAxNFG1mtrL3MUIlg34B9gCqrFGXvL0m6ikk2NOACnXjKnMkxL/JvYH2OLczucAbCmD2FWCN55IoEwSyr7uIjzHj7/z
Zq0xRHB5C9g52vE/+LyB9UYghCV9cfPCntULw3cpNcBGmMf0unlMrTFtIq1gp47edoDCnvoMbGhS012NBFNhMYRjEriiLYNm4MK/fAuew476KCt16tLE6goA
mbt9ZS4bwFSHBuGg3+6kO0XsRQvfwWard6pSgdSK6U2id03pgae3yexJCCq+h4OKOfwrCEXngbbi6QqlQEOhP5EkfUGy/upbxLpsZbKeaKBZoZF8nD3479+m
oI9vgZoi/vqEdwSbxpDlnZ5HOytHLQEfR9MBrQKGKIJ7HVkrpD5ggb6BY5UvrLsih4rZUqbXwUMAzSNOsIs17G6AuAagEgHxh0+iTXfYpfHy8vHi4RkklujT
mfhqmby0RP53Wm/CM/hBXY6rE4VKwuIsHk5THF4qdXxAIwg5jOZ0IS9jh834jBZKo926LXuk7Mm4SiKeAPaP63y+0m29OX+53r+hyrl5FKKJ3rZZnBXAeROm
Fn6h4ro0P24eoJ1k8dnGEAHMR1qokKRJinn2Nv4JKmuNk+QNCMcF/47/+9b595LSwSkkUVqwWiAtIx27QeP/RBwAoTParsjzMmpJHRtGPR2b7jWxgSQN+ngm
OCF9SvhT6713v4E3AV8QQGtJE4R0pm2ZAoUDahr68K9X4++b1o9llQ05T79hKhs2MyySJrwrjXlvFWAx8OyxG5B+31pjJ8Rl4zXUonrSXmPHnAxTk+HJFcR4
gFaOcWWtfKDe2M4KC/YaAp2ZSKpLHQAEup6cC3MLV95E8kd6I49U+IYLdXVL5GbxEFFvFk/nNlx+9Q9uy7wBZjYRb6tJiKuljWFywm6cwJTSYGyDXv1i3on1
HWGmrr6hriRel9MHg/4BCJN2twUvRStXcN15myWRwEARrktBrmpWdlTq/iBlxc95aDU8HrmVrVVmOwXLSEbTYF+LjeWjVyCW/ExWBhN5LPfdWiyDyWRaM8TC
pTeqWemN2oCboCPhXDVdfQOShRiFsUoqpUWKBhICYpPhRA8vGiCixOYE0PKZBq8dVHfG/DZ/E2o+7AVncmSfgoGoF57JlQFUuppPk7abruRPLcYX43VCn3gx
odauLDAB3U9qjPva+Q3Bh5PSn4IJy0FTSBSF4D+3o9KzQHrGqQ5xiqqFASxeSAwpjdxwVkB0+EQjp3jklMBtqqSD56ukucaKQ53U2rng//tr+O/b59+b1C/g
j7/2xfPv3ZN0kvpv9NRE0n7v3Un97h716+7eSDKSNH5rImnk1Jd//O2JZKTw5YLW91Zsu/v3N/7qvb0GL6X8XV8svOvbeBe9JqbXyHXNQouiYouG3nt39tDS
lV8sXMnPa/Vd+cqajaQu0xDRNEixcXpitxa90qgG7Vwt7YRFKF5jwSLUWmPBItSWPgwV+uBAblQImFxJ7I4LLtDS3TqNtRkaenN+E6TATvVCb9Hun63H5d5W
TW9rWW9rJpF9Tm+rA9eIwx0r+C2sOKNqBLL4MGndnPiwNCPFyFnjXIfyQGuca2RTvfrkap6C79IfIAMEwsF9xOM+d4eRqMG6pXiO0pyXczeQnTFmIiP69wdA
6xRsq538Y6PAC/OPI+yJgK2Tt4r1kB7PdNbBEXemsxopJGc6K5FXcqaDsoKcUKKKlfbqa5yVUutsuUTHotJeZw3b4BuSYxFJjsUI51iwbV1K42A/yW2AZ3DZ
ILFQSQXVOaVy6H3hf7AhFOfsx3qvSJL33ttzEufee5NsMNZlH5euuzcTF/YIID4G+d494VcdVdm6ZD/bAyNtD4RuRyqemAWr2iz4PJsFtT0rHdPWQVJ9tR5T
M4L9SWQL83dtHUTuLVsHa2IdrIl1sJaEA6yDNb4xsw7WBloHT9yAl8E6WFvYOljLrIM1bR2siXWQ2pEuhRaPcZ3uMU3XGOk3uiEzFiYALC48RoyFTslYCI3Z
YWNhjY2FjjYWypyIsbAW3oj6ghw8z4EZpr7hCos0DB1roRA4jfLbqA2Ia1dYVTig6NNZqgaPFH3icI6YN3uu/LfMYYhPiAFc/+8sRXNI38NF0BJZBU3/RszP
Vvw5pD2G32HLc5aqUzG+piQL82fxDUinUotQfpstuFhYM/JY1QJQXl/9PJ3FkrJzykDX8j1XSO3DaQGVJUan6zPWkAutSs/5D3zmg19+3paIF27Pn5hkdKXD
57RmyBKs19VhR4l9CRsmTqwGshmEA77x9Du2GX5XQQUMJVHiFf5dCWasWPahFAn6KOpYQYUKOPUXtgJcTKeW4s8k37TL3DQmN3Xkphic3yh1qgAUhwpvppg8
/n/BFKLPNUDvoq5d0Akx0ni9yWhKbOjIsxUnYL091wi9rGQI+oMn7maLr59F2wcsVettA2JynuEU6HB7n8Ptq6Vwe7Q5QNQ8h9tDBYiPzmShz0FYDJ03YNu+
Bpy5tFvjGg/qchD45Ultgu3AbMfwwIsi1nVFXYbmXaGn3z2rB9WqSy1QpisUjFz/Rhj309P+C2MG3/zGbijBjotlh48Ezs0704n7tMUo0xbrrMTP7QWHZBEX
sSSiDjt2xLa2xhrOwchgKblXYalX4QT0k0LHBvZIJ1XKwCzQp/rcPvl9faplfaqZOh4D+1TP++T394lV3wpjApmQbycrpJzpakHTXJT/rPdlK7yOmA38rwnD
Ipoh8TAkGKWeP8FFKZBBkvcPcpVAPlDXJ5gBeYk/AYOlQDdU1sNiTE8FETFcebhbORI8CJRjhl0WfG3O69dY0Ym6vkvSEgfSVlPtPOdW5YksNU5kAfMR/ECA
ZWPaatP/xoJzC0v63eBDtyfBLFDYYaKqakaUBhdLFcaAuLLJnr/Hq5AWe0u81c0X48piWCPz7ghwzT0X3JxIYpntrmLHLO+EFQHrd+8HLuWlXLNO8mW862mz
lHwZLtKD1FFOPUIlzOp6JLGY5MWQd2hxB7lQefvTaGq8rsPSug45ia12qWQudjLqgcIeZuZJqQzEReyWM2n61wMKJKldD1eBgAxVYHtocXS3u3la0jcReAKm
cT3Ql8EYLUbKlQKe7zIhBmP6xD2zJjSdjfDNJOT0mSTE7VW8jKQVenhSmca7gD/S0rtPnLQuYoW4NY27gESr6bRusnRz5mkxbFWbru11uHQF6Z8Ir0+GtHVq
OBnCYUSS7TqyG3awBpsMiA3z52gS4DAm21DUW4QR7mA1LsJqbHLyVz6euvugnKZUgerwIhxNRt6bjCXD730fOMwQCHsICQhSkw0wEJmRPU5C6WOI+NU2Dg5d
aprcmtvkITyns3CTh7Imd+ZvckeaPDSgyS00skVUtXWac/LyJpv/11pG1j5J2y34KfsGwv9YENRt3k0G3WzL6exmW6IB8EQtaNFgoAf8KeKAgvCZil6z9v/S
azb+Ba7Z+OeyZoX6B61UEPuIIfbRbH2Ovpj1OUJ0/jOuzLkNM+txbsOGsoad7Co0DTvx+vuDihMRldsDwhiUJK+LtA+f0iUTSDLNRcXoRKLiFfOKipwMz67A
IP6D2cwVyC4sIsWaWHJC0SXgkyMBZjNgxnw4olE0kSmqweREN1Q4xI7der0qfA8K4GRNTUwcq1STykVxQW6BHQg/NcTCyrXIooKJOEyaxhwfZDm81SyHNwS0
z6A+BIKOC+nAI+2SLcQJEXyL7cVJ/NE/g7GqKoaeqsA7QLogijafVutPAuCToBITjUoD0gZKukqVJJysZ4TW5IgsxBpH8/SnnYSl/gxl/eEklPb8/Wm/XP1p
oM3owVb0QPcuSrmAZIhDqCGXDZkutkrhVRxG9eyMDqP6R88JSclxfonU+97iSBUVHSkNGGPaLCFmH6GuAPtmB0AdM9VAvGwoZQJqmJum+HbTsdQXAC5uU5w0
sZzjPJze1eiXSFA5uVisk7kkFsD7IL7fwJ4FyD002F399BQbQmpnhNQ22UyDhgcJVIaQbGJTLUl/RB4NUXjAtdKYpg2ZIPqjF9WlzhQXV2X20EBB1s2JNa3H
Fb5oxV9iqZpOG+wE8xEZZxfj7CKzLBvseP7BjmSwo77Bdl/uwY5ojNzSYLu0QouDzJpdy9BpBAgyrdT5GOZW/zBnE8XDzelLxmAZYLBFvcPIc+Jpeaz1PMQp
oxsKwymUlSpyzvDfzxv9+CEd/fhkHvT4x7fr1frFmh+yjubcQpLbLZ5ZtUeLMc9T/3D4CwIGdVjB+v349pmDe+/+U0BFHcKJbx/71E//6I5TGMZJTf3YQDMd
NBfvevar+4HydAAnnnvsCx+4//MTjAilpp41Fz/AF3+GXrP3nR/Dk/fgxD9++kMOw0ppm/vR1avsXdmVH9xNN+7gxzz2BbpupnTdzfqyg58/ch6XT5j6wWNf
dYB2VWjjNfTlHfR5/7Pv+tiPLKTAKqaxAwr4WcoAil2WullYHtTN93H8NGROJFGljwvZV9gN2EPGORvbEK1T0WmAttC4jbSsWmIjSYt083/PEp/NKIychdRr
aJNfuI94cW0f1vNAi6wtIQk2GqQtsvZ8Fll7rkXWYGR6jGLEdg/zKdaffDkofRAbbs9e5gS91tSPHvvC5+7f+dSHf2zdtoqDgFtT3//anT96x+NHPvY0TiES
mC6lXfm2XjT1jaff/qO/ffaph5/FT+zdmvqHx57Y/qW9X6FBp1MBh0DUwXA2J41NRPfx5k29Ng/1DqlmgBzS+j56VnJ7wiAmPXsiqe6bJRkPhRXoS8xVkDps
Gn0LrwMbhmATOjWs7QooVja8kUT3cvhUKOFTnBq6mBqAOYNdvGvDPA5FrUZz1hvlaaFJ7I3tM4ip4t7F5NXywkKLpASVjRU8LnjOc5nPeDJeyFPkzwOLEPHD
1Et7GIdLF69Jat1FQNdYlCEJYIztfTS72RgvmkhGUHtqQDUo6uO4bJj1eYsn8QVq7gXclrqcl+JJje44zoxnxZN0wvsQ0jFRR2ORnuCkcyVrkLU8QRi5L2M6
LXMUlMO01E5Z0dQVlUbyW5IRXe2YLtLFmgAzEnKdNQ7J49sBFcQP+MNZ4dZpyJYkXu10moHZlnxQAJGk+N3RzGH1cbbof3i+WPIlxmmURuwtcv53LPlLiyV/
OaPIf7sUyJZvghbzKc0NiV+mQfyZ3xVXgf5kWGTKI28nin1BgXwK5D6zY4ebab9GJkQxeJTLYyZQKJFZm0BoWIyoRy7BZHPZnRqoksvuVPEJ/ikuP+SK4qpr
HAFBlQP0OBLO5cJEMH7+Yov8fUh7UqKXpcjfY/MX+fvcm3XaSCRF/qIFivxt+xV3aKt/S5RHMR1TJRUFeQJtDsVlp5k4l4IT1z0RLN7g8npFYJ0Ra8VWpBrC
8HwNK3/exfS7hpXn/GoSs69gQC4/CdkHF6bnX8SBT92Lgd6kGPwbV9bSW6CSVRG2wdFKXD4adnCW1RE4RlwAaeDpa4RVJXV9qyLmJ5D77EAAyn5dUMU5lhAy
uW+gnUMY3uk5SF6vAUFKBw8nIT1dpP8L61VdaGmHmuaHf9FkG+5SXGVQXGecoLQTcEcuI3og1DC+idSXBhAfSLAG2EbqbuIaU3vkY0cGfFiT1YguKlPrq945
CF6STXLJ8Pq69gjWNMx/dkUohrYwmxdlRj096+I6akCFwtnS1/ArM6htP0ERp4Z2+/Hw6eIFkTgl8MAkkqJGoZToSiIJ0CgNrieDy1WsalzNSA+ulw0uq1Yj
mVNHwQHira9XosX9RW5DWBst6VUl68lrOEnK9KQ0dOl5pW6hfWf1n0nc8oS6AgZtGSFA2EvIsA2edpCGmNUqjAU3CSCWgbczgCU1iAG1QZANxegD8ByGGjmJ
QAmZDym/x8B+Mjd4ROEnWC64tuQoakvSrrGPZCmSqgVPZ1QDQIwli2a7E8k4ykqO4gmLUFZylOTNvrKS47PJ2CygQqN9sMrnMlGhqCRsPjZg9+ZCWDQhvzEK
QxPj0Rw0HnJNKOg6mTRXoL4wGUUjRknA4Z6NoWeLkhZ1Kmnu6y5G/cxTuFVjunuLqN10xWJ0bwxvH0f3xpJ2f/cWz2IgFvEbklNmr6TmTCSLcChSf3G07Xkn
ongLLhPwRT4p0SpaMPPmezZIn8W0/rVoF8vLFd8yrOuM8XrwZEmGl9R9waRhuMxO2L8gI1mQESqgY0FWzYKMwEuxIMML6x3N7Y5bBW4nS2FG9QTEsZZXldsi
JVpuRoo1lsSpRT3BkMlCovOCYjPwengtZNQBedUz1OFhLZ6WnGroHjRQBSmTUE/60tTxL3/oRx9tXFmnHaibJFgXyWkFpJPfol+iMJzL74YKg6uywbULg1s7
4eC6gwaXLRpzS+pl8VNdRov/NEl996jEnSJd/i5NkHT+Ltp/ahnYU95kdxnA+UYxDfcovCwZgVU/hDQc02F0Fae1ohVqUzeMFvWD+PKYphgsL/2Rlc485pTI
NmHFI6vIHQmbjvKK3Hs+kleKQ4G4uhTiRl28DvGAOLTCExVmHbS91XjkL+cYAguloXza/sH11wrXr2mu76bPWH07841MojpzFidukDJzyG8uUBAKPoCAaky5
SUBEDOiqGphSvpeUW1OX1kRZa371YjqXt2a++xpyX8jSD99JJPOqi9iY37u4npXPrOkYA56Ap6RD6SH6IZI6ml0cXo8/1+DPtXzdB42ZcwP6ucK6qttLunpb
7SH0owF2c1m9lm3e1NMkuL7bhUVZqqieRDK1i9DwJEi6/NI7THGGdb2eLkgOxyR+7glJb8vqa3JFgaVdbnzS7eXM9GMa+cEwucLsRKcWmVwlW4eurrgIQTIc
IHcoWYkKkbtYiRWzElW2EutG9TWEMJKFQikJwqjb6XdAxN9/THFhxQNv8aTUfLTEFOdIuDcX4M967u8u09/V0t+zpb8ru72soj3sQTKa1PhESyH1DPG1azDc
iHvzFzGQ9fCZXyExcUl+oZR5uYert58D66GbJED4JwFoRcYzsv3ESs8snxzXULVLBElvaZKw4RfN3q16pxORnE76zxnUVNIPXpWcnpWYOiOJQB+ny8pMiO9J
WJ0JqqsihC7qnoFSIGegYemr5zTnwnpcft8kvW+S3rcsmTQvolctk1dNCo29il5Vfo9N71mG9yzjAZhMll1ehy93kgbRCnm8iWNjxvOPg+qzzN0HVI6dT8N/
CZNaqMt41oTyoiLlQReSsli0vLiihaa8Ki1LmLR7Naa8fMIN3VWF7qqgu2+B7u795x0o2zk2X9u0UceACjfC/qZKGgZvVg473+dsVqFsVmFR74lYvUJDLyzg
QM5p78Bt4OD820CLusKToYkhOT054/I6ov0nkzNo8rg297etQQT7FwPPKqJJphnO2D15Yi+RG9FwcgaRGzWmQG6nC7mdsRC5nc7khl4kp1/eO2OiF6FXEhZa
ojdWmBLNc11ZpE9jkb7qHFR7cIlaz9i41noWHyMpYcVVM3gVHwGHSwax5UROC1vWnpAzlvwpU8cZ6RfF+VGLH+QE1AcZj+IMaInUYGg5y3CwMITQRKmP6CXz
l+++1USh0hDtUb1XaXwh+GiTzjLbWmXDWxtMJx36k32P8T0237l3BxX7bEiSOINHivVfesP33spca4U1luaVic+Q4junJ4leD2ewDHf6vllWUtjdeYRv/xMO
Gf2V7MJf+UR3FBI3xhhiwWiWsIDS0Pnn19UL3HVukeg8gh3ZFA6AQEdhzgpQQkBqM2V1wYqFhPP7omQpLJJRsgQWyQj4nTEdujD8REkP3q8I8he8tMlIIb1w
JMsVG+HHSYXBkZB/EB9cV26JaJ81HrgePHDdATfhjQEdIiC3YnkDcCSCLLgS9IiSYBF8fMRrRdJcmkRTv7rKXkynGXkrShiQKiKxmktGORsFun1Tcpqg4I2Z
wS+HcgjL9DIZTtcbZIZUlVJbVeGgkRueyBDjFA0xkjtzYd3NOTcbOJgBhTkD2v/WeRkQiXRcvkIaWemzoxRaGkpLjZzvnlDOdwbJ+eWWzmWVM/OzyhFqaTDn
PqgFuiQOO125iI+p3fbIu/PiOQPVhfQ1WU2s+ZSIkbxA1ntUl8vLv1shYmEFCRddzTGlZPNd2Jh8DKa+ybgUZDZQii0M9S72/A4pg87xX1zTwdeYSGGoxTgG
sX9BcaUtWntcYqsuJbZ8KbEVlUo+e2IArpVLPoeCc1WTks/HMu/EIUeFxsR9yMpi6ADXAzmyMlft8MQw6ovuwdHDsGTxRMcQzT0W3qsQ3mGw7F0kePRVSa0+
yBC6PBhSe15keAclbhi2f12PrckX4M96/LmMLxMRntH9I8H6rxu8BDycgYqhLCTeZaawOGxwWNqIPwpgGvUkW2rufuHLaS3GO+nkNBcKw3vzvAN692TP1fF5
jPCLjH2plb5NNy4WnM1IKhAEgqnAEXf8vEl7Of6s5Jt2mZsSuWmx3DTGtcn6xWHMoSsxZFXJjGIIBgeqj0yZCWj+lG17uUG7MKd6H3T1PuiafdCRfVAAQCsc
mUMX8a7II+YiQrIClwB1F6UJKlICgPuHgyuIiTDgwHTPZJK40z2gO/kSZJDvmxiknptvm4gTRJAEY6NGZovksx19tpOdxRDw4C2zO6u4hAYCzKAN4gZ6j+ye
RB6BkAMwv3irRPTDvtlPChVyOo/eKqthcRDhDbLCz9lI9+qHr0hP77qyENLT+QFF2ylxj7y8fbdC0nx2BQ8LkHHphLEWFUbhBdPQqKs00cCzca46FYe11mLx
c9DqT38jvYZNYT1vYq11Cp14NTI6JgQkT7EHqZMXNOFTmn05Z6lTaXfCo1dYp6CUocKnxVLYZIwYGYcqulJNAgEOphgKA3252OO7vIwNf6qEAhXpCmFK2oq3
Kan048D+XgELJL6+Z+fVe1wpbpGex8kuRbuzpL+IuYIzBYpDhWAHdnub3pUScdLXlJ7GwGBwE7ohpx7oRn2yompZfItV8vkAGdOVKmGuma85BhjW6r1Co7i4
sq+VWwFSmZRHPGBsDysLN7DRZbncMNmVkn7xtzVxaPdRVvY4qw5KO6kgFpsaoelF0w1X2bbF0xYWioTS+8dMKelHrOn4b81YMtopTCRdbsPVXV1QuoKt7UrU
lV5hvQ76+Qprg5j7L5Ntbb3schcgyjPTqyph/kWTSihBaoNeTcob1yKlzcXjoiUs1Tp4V9S1JZ6tqmmsxoMI5si/L5bfx+j330zfkIQT9JiPH7TSPf88o/CN
kWgqkNYsqUppYQmNgCrXWsMC+9iRtFIkmcIRLnDGQU7GgZCxjTXHNJPADvPSxioUl+yYiSVmoD9s4VXZwoNSlUy9hUeyhdfLVTKPFjn9O+y8aIxzKauzFvS+
JvRYdSFCkdgjCsenSiySzhj8kiQxDlrVLnf9gOZrORhyyzTv+Ypjd6nH6zm4352eJNFuZtutszdvvLDJzFPCm9xpTpnLf9RufJXeKA+q8IMq+YN61iSKz9At
m/A34L/RptLDK/xUE0LFL6eVgDsYWVw+RPwhfy8LS6C88D/TsNAqCbgap2xZSYV02Kpk8cEoZlolpVnA8rhWgytFG4jaIL8kunJLAOENkkHXFXFeSvwYrhf+
YMKNGBE933ELJcpy8O5AdlZXQCKJxLVPM5C2oKlctIY+bezWzI9JheipYhqdy2FJ9XKpfooCc6x/f50Yy19YDOSEpovPrxfSnuTplHcVMZITJFB4PdczdUBu
M9GwJ5aM5gV+CRjRctuOIoqH5PKZ2MhGppk1TBJf/0151p67GWAvCAtIapsQz1HHygDki4c1VMeCjcUWCfyA6MK611cxWwCKQi4ElBd857JLAt2uhTe04Akj
We5VAo/+gJJt8T4lKRh7lOnHSXa9DDHgZxADfg4x0Nf1DGIAXVcC+Mz4mRwhh04rriVFNFioKSdo19yaDorKgpuqAp3QiTHEIZBsCQSem3oIW0q/Qd1JV8Le
W1ekp0j9aVosXIZCIhN+bbrh2MrR4kwfUcA3rnJHrRcWnog43gG3VMq3VFi3geC1i+YDOxaoFm9P6vmUEKP/jSSaoEfvO2qlK/GRxZR7FAr08kyRysUy8116
xnbR7qLh2cDIyh7/KuRY6u712qhncXd5ngRIYBD9F9uNBs+gwUCHoVaWVIMZZfRkB5yaLwoF6NXI+ddJo6+Vtl6jS/alx/TVXGEMf3doKFpz381y32a570aM
nCpoPiwsfhw4wvW11kNKpMYDSsTGB3Gelst+xWWP8L79iNPIit6FeTG1jyupz/CQEhXrgJJCdg8qGfj9Cvqg0L59idDdZI+HlT4tB4HVMLwmViRApnU1WwlJ
72Qd+iyQgy7nDvMG4iR6lFfKJY3yIGfF33jMVnYbudqJq+ncVfhzdXmI18tdF8hd61AsqpaZnlGqrkBF7N+XWIYQe2w4yL/P4docxRDCfxsO8u/LNaFg92Ye
3Nq+XpMDLmNmzfy+C5mvV010Zg01V1xieSaT1+T/Ztckja6b8wm3eHshEKavM1klmYGfTqarWZGZgZ9e3EDM4/psTsVSMWaesanCT+MmcV3199JSUvgQ6mBj
32y3CekOHZzNuqo/FS7RvZrN+jLnEkh47r5VDlZc0lzl7FcyP428yfez3C9M1VIIl4V4VOMIWhtJ6RLk38IPskBhCW1o01ojt6/34rT6WpIpa3unareATHbc
T0/vtdPT/svFdSQH0FJsJ6Rl1ZI2LUE8F7hrSQt2txbJZ3DnN4jtB32NcMMX24jq4EZU0Yj1aMS0bkS13Ajt5Jc3dGPTDHpFXHhFC68IBr8ioCfxK1rmFQFS
WqY5pIxe0TAhaflqWPgT23saDN9WY7Zw6w5tRVgulplJ0kaqxee5po5RFisRb9/AARCDSDIkrbwbG9jQ4nsT/V5+6z2GGaEkM5uF4vIGFputWbHCh3lqoCqk
w6VWaV+OOZcmn0UelXln0B88vP4cMvL7Z5DRSvP3K3l/Be93Tv793uD3e3MoyOt/v2Aqc3JWDGTHBWioMvgllTk0VOmnIc/YqFkZlfEOtWIq2kZxinPSkLDp
iwo4f7X0G8/93ximWrrnrZ78XT8hFS0DKbgQSMGFgCffbJdVdvifOPQ7QwdEcMRNvYBZKqJPHVAXBDqEdWiJgd5Ne12QrkBEaXr0uf9bTGKln8HSPC1TRCJT
QLY4oGUJlikqkCnSb1tZud6CWKHzmBGnDYNwVdKpYcqrQXZmav+0SZCN2fTU43pQkFbLAkpQWC04z2KICCX4e0BEpTtl6Zh76cwfbeuvycuFYlGTV5XAsI5t
7Q5x1VGesqz+0ydRx43kkKwA3JDYV3dUKs7Wyi0B6XyqaDcv1kyFEY+VR1/QkgNu9hjnsL1Zh3IGBogRJyWvBUHd+3pVcBa1r1dDQxDdLcFbIYsEwURiIQcj
scGAivF6tVmUyJ1IQs58qTNvYVBozheUHJhmMQcmZlzzZhJv7DU3o7JmP655kFoXA8cjS4RpSg0zDGmLQY277SRAIszQPlAUEmE6+3JJCYOKRJggTxIZTlqQ
IlrzJonwBWruBRzt1kK023AynGetcHWRVjKc7f0Yu9a+3gjGrsYjNjqRtGnEiqmfdiFCkxsllpIFGqXQKDWwUUX9ILHRHpW1h8NyI+SojNDkUEtqnLVSfx1i
uZuS6E4cCK7izUmwCX7izZuELHiZBFkJsQslx7Jgp/bD8/O6cK4Eya9nfcUiHVLgk2EHFeeri585xp497AEsJb/Y+P+PSGRGWqG2bUr9lxj//6fzx/8/e6uU
5BMIbUBvddV88f/3nlJxt7qc7egMKGeEhtwE1QcaQLHolVOmoKrO7xokHHOeFjgsEVJVp24NEoHlulA4u6FvB2fsfJcJhBeAjJBXuw8ApPuKUdYD5GVZBlXM
JPO2+uzUX9z6xPt//IG3vepKFlOiXIj5Tyhtl+JnN/362x6iOf+8I7mjKcN8FOhRmbAKe4nEudnp8xo3W4dVsEbWs/+N5bKQKajJ6ZaNJw0GwhzQocVbjt3v
H33/RKPvy+j7Jxp9PxRrVz76PlecLuehzR3Jv/ub9z9pzRnL64pj+Z4v3ltJZw6dxGC+Vw/m9m2lwbz3ZR1M8YtLDYnBg9o40aA2ZFAbJxrUBhT0RnFQGxjU
hiFpex/QIvS4YgBJAmsiOp3t/xGi00k66o9Ob84m4WwmHgPQenbqd/XPG65kS9uz92in/77sxpmts0nM09LUkQHZRRI9cOLp+YjeqT9epvWPzvzPOT0vz8zs
LM/MO9+9wMxEemayi04wMyzhaFT0vzn/gnfejf/++JMX/Db/953ztZR39JN854OwK0a1/+lG+K3lEd650AjX9QjvfFEj/MTj+O/I+Xqof2KG+rvnFzBW/yce
4bvKI3zwowuMcMcEfH70xYxwRrEysE990nw4X//0j+URnn9kgxONbCAjG5xoZNk1ERRHNsDIBpm8jSQlvRU+/raH3n/Xo50rWfcs7IO/TWem0NuV3VoBZ53r
tYgmHRTP4jFu+qn7FKpFzjdi2fNg5F9QOPhFDYUmMTMYf/nmh+79iz9uzREKaDCsHDE6K2n36+u6bf3x1eu6Q+k2CQMLxFESDLgju8xel+JllfTxNy80ZFbh
TfTUV8KqLA3YF97/h+98sDpnvH7rStPyg5vyMTqbOq+HhrqPW930c5yXs3Dv+RmR+8rr/aff88XnHnxgZC65vK7uSGl5XOGmf/7h+ee4br/iuvU3uz/x8cqc
Tl0L9Zc7xb/DfvToPF1SUwiKRJkep6vSLYwMyvcWikUO5R9B2frbVZhpU9fh4K3yDdyCn0ZPKZKSXfqFbTYrrNVSM/RsqZS6sutIbVQltVED4LkmKHx6pjOG
iqdAd20n3jInkFAUn6uMQqFdLrEkkwJmvlTiTAB73hLY8yGBPW8z7HlSE+CVvAbpDk9lReyO2lmNDQ6fYbT3GyQkIBuG32ZVOduVfwvRaaRI0vDVEvsTUy+Y
/6zt5vNPXrB+jcNSg8TJHpM9ID3+NBv5HkHiOsnVFgDoH7Wm488JAj1Uphs4fmCFBQ+nDw9nhMNlOLVBm+8i42nkmJoF2iFo71mRElSd+sYdeVD6MxJcfkyl
Tf7td00YRfplJYVbgPOMR9CJ52uWjqzV8ad+uno6L1CG+7/+VqlYMjmN1q5Gu8/rcS/W8e/feqsu1bISmPdirfVBAln4KdeuyaWg4kMDfugYQ/T3GozoUH5o
LAMWyYAFXQQcm4cet6Z7DR1cr8sIpPRu9hf78adMCZnNbFnXo+wDjfsceJD9qe8e2aYYCKmOcDE9rL62q9aMVSH94JEDSqN4ly9psge7fC6bRbx5VqF3O7Tb
zBBZyMV1CwFVaPmkhGUtldCrhNE5pzim00o72afF06kAsCP601qLGSKaNyvhbSqHRj+Ux+zRzB9kcFJOp1hJX54XQKyDFhu8+Pw5DBOmJDQNgYMfeEuWtguQ
B+tSzm8HFB0iXD22WOPGpCJVoNx471uyXMM8DOudkVdlUzD+ubcUQoCMDcljMHhNzl68+1YN7zyGqm0bBexYKizXJKAHpIKUeqlf51xUL/hrA7ggN2+S6NmL
WRIlJTNiPLEkAgHVk+gs1e41gE0UrbBavXifQJQZGB0UFozyraENA689qA4FnQTLb8vW0BZDcDBoa5DrwqSdtPOtIcKZIGlntiu2mTCuUGsq2d4bmqrsuH8i
qe8DTlMLqcfNWZgCkqENvTYgQqe+8+kPvetLbD5t5gLB6+rshKmm+NWH/wHbfh3QdbCiRpsAK7F5E6IEuAR5tpc4xUEo2u5O0P/MdneC/vfb7iKcybwXDIDK
vfr8e1S5S7/JGgWcN/G7btUxHSLdVFO6WLNe9PAV26cfP/3FD3jlXl3Logu1JeUf9S7/iu7FU29+wi534g3cCZzXDHJO+7EJF6aOWy06SsRlJ7OfwqLPp8QI
ApEwYlPFjaun95TmADbXOmZXA+zbVXlaJBZ3uidMTfizfBBLVc9J7zfFux+Q4t175H1gtbtIiJl6QTFeHp+YMSdulu83IjKKJAtqs86quS7xjFL7+1qpRfG9
a+mK+jn2NXLbo+YxB/VzD5gT+/WJB5Q8+T6VP3oPzklGPz9sN45HOUtkcjp+rzHn71bT8b36yzL7GqlAfx145zL7Bghiy+zNqDm/zN4CeWwZ7U7dYRx3qu5I
wnkKdykpQz+yiuvPD6/iwvNDq7jifGcVR9G3VnGNyarUaWyuysvJ22H/VLNAUZ7i3F9YDdtWXmstfhNfcaJTL2w7mVP/8rKf+mTgVLaqLVER8rGSezR10Gkl
vvtWLmepww49yRwgYbnDcayg4l4VO9LJxtN5JowNzkvGBkW9+gdoqvdx+aWaeKR4e3dENqhM2keUFEc9rASS6Uno+XQ8hOVHx8cRx0nHRxHHRsdHEMdGx4PQ
hOj4MFCIKnAeA0ab49taSeUs9WFsh5UV1ocUURAd9ytBINoLSqpwXOiI8R7Dd6+yZF+o5QnMjJ+6lkPcjNUx5fJjtaT27t/gfWvQUvXMUvXKS7WCBXMdHbCA
rpGvV+uvG+TrekCpnmNfQGOmF9O6pGJS6A6YdeqdY59HV/z7c+zVchutOHnMbiUndpkTO/QJYgj85C35k2/GGjqHpE1+0o10WE3CkVmfFUilen2yAqWLu96u
gV0Uh6b2DUDyEruu5un6wf6ut15s19V8XW8t3PUQZDQlVJQKEa0TGjpPSGg1eBHiDFs4bBB6vEzIcb1Q4w1C3NcJbV8rpH2NUPbrhbCvFrq+CukFLpp2NhQl
pEYxPO1yQcSdpEMImdtFBHFChzrCil0U1RyjQxNhxS4gf4FF3RJhuQ1YOTcZAqacm3SAKecmw5xQAtgUrqHKyzBHOIQc/KhitH+pJXSJzuAB2tv0FfLlIina
gX+XTjAeOH7tkZa2GSkJdiKfbGedYGTbQOxntcDmfROx/7o6k76DL9cQ1RwPVHi8PEUt+JRInhKVnxLeamc9KTvFgxM5xYOFneLBHKc4NJIBgHhB5hAPyg5x
Boh3pcYTJ/Dnfm83/qu3FHHvgDuMUrWZ31vycbiWUqU1mxe+dXQ8QFYaBrP5bFBxJKnhFnvrnJK1Zj+QOFy35ByX8CcTUepk0aMorcvROHNEOceIcvTJzq9W
g65W+uqyQAfdoidu7pCTk10Tg4cNLnOdNzfSa2wOADCnaR7xrPS0/9KLkioK90R7Ofxq0BNcATar70sat03Ft0t8Z1Kbium99bo1xZnYHBdoF+ICg+0bSHab
8rvGYM8kOoUU5NqsNnFAH/2CTpIH1jJjY1gvcUijFzWkETACosKQnmAko7kjGfEKvBR6JwY0TqI3EpuK9/ImPuhBWK/NCeRv7EtqMqQYJ6D+Yzin/MHDyble
iA2hQVT9w/jErVlVxAxBAcUQWfmEvaUvnOBnHFz1ogbXhAkVI5uRQb/QAMsbCsOLhwihqjdizBYYVzOcYlCoS1jbQLok8vVlQOhTOMsjS8NaK4zo53lH9pc5
XIoa9s0GbDnnqnHJhFoE48haa0ysnB2xecKg2VglBs0pZxYSEL0Z0WXn0wQyonSeIDprOO5cnuufiOf6LzYQiXnu5A0SIHWyQUhuXxAS89H44wODkOx1ade8
p8v2R0YCZ548WebJpVik98V2vLVqopD22JkFacn7BLxBpT7rnbrBCCc5R11N8/WPj33opx/d+86P/5O1Sm2ATfhcaz2dLhQmRV03kWVg4Eyjc6yVOOOeqyaz
Cx8/eJA2yiSRB5OA4E89/b3PvuUzH/zyx37AqAP+FJq6RwFxH9ZIdQ1dSzLELiXv3CFH9QBbcB91zrFuzl4Lccuf+v6nn3iXv8q6MW/cDnqnNYPfvr79u994
971/f89rWEbzRZKjPfepXQa7wTqbHvcMfeYaij4tk2/fneE63AUF87tH3i3Q9LtJo57Cm5/Ye/ijxyDlIXAsSO+7I7thJy4BkeyiDs3iC5by5Cr7eXqSgXo/
DtXUS49j2e5QGlb9ZMI56HkMh+rFfyTLB7rRDoWtHQIboF7ihzjB3s4TirURk8UTuvzHSgwDx5Q4HZ5VXT7/jBKD4dOA66LjUWg7HmtFEY6Hoe14rBU1cDyk
RFd+HNqOd5Z6DNoO6WyfhbZDx0eh7XisJXVwPAhtB0m9H99WqBUnum7fSbNokfPmy7L1mefyB/cS84EH6EzSAEZwGOuO4jDZHcNhJRDNz7ST7jgtKaNPjWc2
+t+oS7RsCir30m/99Rc+5+tIqkE2FL9oQwkG2VCIeHMbCqsl/jyKmW20E3uADWWAyYS/Xidfr0FBjHPs1+dmjqszC8rRh4x6QpzmKrriSzTlGxawmPCJPfrE
biWPvqtgQoFBB2xrp9JPg2GHc6hgfc5tKDsyGwqyQkeyQb4WeQOj5a9j5a+LBn89dv4b+N5k9N7uRO6JW5xXQh7XgGiL8kk9eG/uggFH+2f2hoxn9+zpnZKc
cm8ynkwk4/feu+deVqLl55nZV6dvQIzFeV2fGO5iumjxe422ff69e7p0J51dlJyy8MtOKbzs1OTUe+muCXonXtarTHTx3FMS+jCeF44URwbtbOk2xc497deY
clD1AOVeBQ8895xhWLIv106wg0++r/vkumTsfdTN8WwWjp9/Lw3i+3rj1Oce3j7+BrrDQt7JOLdnfE93vAjNpnVrX4jY7tetfUO9/s9GvfY81Hvw44Z6faHe
R1409doDqNfX1PvIyVBvCD72H4WN/bpwsauFiV0lPGwDTH9Ql2OxEjJDvFb4oTYdzmr2OqPZ6xbhrjcLc90svPVGYa03QLitoN1ni3FgJYqCnsNWRFa0K/Bq
wZgYQtGuQN+GTbGOfbQCfRumxSbkogr0bVgYW1C0K0kbinYF+jbsjR0o2hXo28bsCKPinswFtqNakeIsEf3j8GSdMGDrhAGnL2EgmiBxkPMBBiYMRCZhoIE0
efk/Pga8hl4TXDVOJVKnbYrEmUykpC1cvg3kYq4c3EQqTSXtQMHuupzBj0/IrUB1SbjZIk7L6WjEDFTEneQya5V0OSepjNCnST43Sp+W8rkxrgKMc6hDRRrY
IpSjuqmrwb+TTsOxLWVzjr5I49hMLxREjrnbtCun9TY9BNOIxiuuJGNamh+FBbNzYZ2mY1Amc0dOm0xmerH9Mr/YHfRit/zi+R4CKGv9GGvQY6zSY7Ah6grX
UfGLfraGU+TzAjnKeYLNLPl4GFAeI6nTHcVIDLyd2JcQZBVR67Vk0T5AZOzrTiRD+7pSzbiqwalrCLurJRMI0GOLQIgAvWoy3h+gN0EaBSsr1WTxrPGbDAp8
6cwT+JLldnTmj3gJSzJd4nQ7ONMphLok9Su51Q0pQ+JoXa3QeViJ+WsW34IFJp6jzuBbUERwI7W5eAqzO5uRiKkZ1ZaacS2oFS228TQzAYppoA0aaA+igbac
LlFj/6va5j0W+BFUuRGBSRkFW/qcp1pbC0UTKmXb0M/PV0D8IJguuQsO0L7w6K0ZrlKfs+BZ7Sx4RjsLntbOgqPaWXAEYrQ4E0LtTIi0M6GunQkN7UxoamdC
DCvvp9lpsML6lHYaHGSnATsXOtq5MJw5C1AAHBg3rhQj8Io/vAym8pu1DfvG+Szn2LOuyg3aGzJT+d/eVTCVX0ZX0Ha2Xm7bbyzjD6gFbOd48k6VPxpmdFik
Z5U8DOZ0RAvxhpCbzGdyb14FUDo8lK+TkdwgA3mZjON6MZxfJcbxa2RSXi9zcrVMyRaZ4ZtlgjfL/N4o03uDzO51MrnXYiNf2GJeE4t5KBbzSCzmdbGYN8Ri
3hSLeSwW85ZYzNtiMR8Si3lHLObDucU8FLghS8wl2CBzEL5PNFWcLSa7GDsCNDWSjlyRAuK/nM3X2FyN8UlbRJlDtsSuPW6LiPOoLQBtj9gi3By0Rbp52Bbx
5oAtmuODtghK+22RlPbaEJXOUu+3IUetsP7YFpHrAYSD0O/32SJ07SE+qqPmOvImVsQKZYay6vLORi7SIxEs/226UbFs28b27aWH7WkJ3SKeMEwSw1mKFX0P
EUDJMNBTHalKlgxzBZ3DdjK8whrnbDSA8fEDmGXEesRIePzRrXmYj2ZDl8kgrZcxukCGaJ20+zwZoNUyPmfL8KyU0VkugzMpY7NUhqYnI9OVgUlkXBbLsIwR
AQ9n+Az4HQxAw+YVfuAeK/5VwL8CkqPo1EmC8hQ8ksb19yUOkaunTsFgVIGxLhK3Hi2Q1NnUBeYL4I+E5YRLOAE9PWiVDE3KbLzHzod5qPQV4DQBcLWURuSZ
QtUj2JFyh0DfnPtZ1JIvoF8+F+7EiSq26uogm2sVVtRa4rNUsFAnbemkLZ200cmA24D3MSyyzeE1EpoyCA3yYrkKG7fPb8W3MCkWWWBTSLdqGvK41CmIig1B
hdyCAc5eXf66EuIAkGYVI83qypUnNdeatI8T/3zsDi7ZNZAV7NJLerdmCXdpVnBcG4eexy5IFDnDLGGFtY2X/FnqViz5Wnzwd4X97AJOpwlB5PqAO1QaZsYt
iUH0UNcHRe9MEKKXNM9Vj6GpjbXWZznkY62F4BD09hEc64x/jBgcqfW155lPbLfTbz62TXHKIRvI6PkSc2gnxiofsSm3/KtByswTxXF93ye9uSpt3/K1vcvW
9q9A28Oq2j5W6999ldl91QBl+iS13lC03qR2rnqbHpM7eUzWWkX7DUjXxOUcMw96Rp84ak4c1icO6Sc/rp/8mH7yZ/WTH9VPfkQ/GZE5MnlQsHPd+mAhuuYs
ap+wtTu1qXCXEsa2U5sKd2hT4V3atLhHmx7v0dS1W5seH9a69QE95A9qnXu/Ena7V5syH9CmzPtIBuPVZYATIF0EQDUAs3IEZIZFjrOFka0UrRx6eCB6eFX0
8Jro4aHo4ZHo4XXRwxuihzdFD49FD2+JHt4WPXxI9PBOUQ/XiKt6+/Zoozbb9zcrvs1pxIp184ouex/0PGImWwEQQxprzxc1KIAaVBXdHWxin5R9H7T0BSQz
w3+VWts1re7Xoe4HrOQ3JqA4NRO/X0+qw/NCv1aR98SqkdHmnXKSMM2ugOe2Oce/gbz9IY7ATxqTloWtCOAm9NntdfIUlplrugFC9KH8ddIqkEg6MESYn9fh
/UOpvXGCTq7ccX86k6C+lw9gZ8QVdxt0ZwYD3WGHMrWvgWcmne4QcKX/DVelXr1x3+2s8xk0aV1qewjWuaG6FeZNyj7t2Qqv07ZbZ3fs2nNwZuv2DRPUOrZ2
BAyjRqO3esf99JAasEEAdXA/QB+GtEnFZxsKQH4w1jTMw0jgx+Q0t8+W0sFbvyCFM0iakk1RpWY42xNqUJ0RBWJJSrPyAPva/bRxAE8AA7V5U6Z+Ivhc1M9G
fgPgVTDVUCh7RAoAz0u3In7X0guxHT5kux7RNmg8DwhwBwUE2GepcRJw7BXWIlTeW2FB77OBUBfgEDMUo3Upl4Tt1RIuIstdjz832+cDF4h8sAET2pHIlXdu
F7wTd5kTG6z8CZqmxg6aosaOq+pi59+m62LXOAQ+ZK3RQ5iwvwn6CI0LHnavrhLEHk4XHk6Uyf29bcwNadWLq9MTV6cvrs5AXJ1VcXWGq/LcDTdzbBpA5vc4
HpiCMAdna0Y2lgyBK0NQ4cHpeTxUPZ/Hj+QiaiyGcBMPKynMiG2uMTbEZ9/C9TWpuz2Gj4XehdI5+Y/4Sf1HgbF0GOIEoOwByhEiXtzi/LXfv808JlFXCYIn
wPmAFEm3TlWmqvAeg96wKLySC3nq3B33T0yhrHG8cQKg6PQUaGZTMa2nJn3FETZEhPXYXNEusS+nybH4l6pkcAHD7XUMagPA9bwPj71FwyPStF3f4yiNVlJ9
476ktZfd27wk0vMv5SWBkaLhomvoarqmuve2WQDiireVLqjPdrkUHo/XVYynEckM7VGlKp+VQUQNo0OqsYg9JtCMIoFIAavOD7aL7MMw+dD2mSaVBsxI1CXo
NzuLxUfOULOcmuByNJQubhGxplymoJ0q85CLcWU9e8WAGZow/lI1sddzuBPDetoG1tO5UENgz9laHDmdQYsraZYrjXGkdYCahkceRQ2iZuZ4uLc8Xl5/nKhm
A1jjToKMpcThtcyr3pfV7TNAICtudmF1Oxx4gEX5VwLKyeoSq048mg766WhAZzOM3pzxssI7VA5uoqQl9N6AW2KJ7C/RBrLjoHSsxHAl9hUcu21OXsqmPVoz
nIhX5bEFN0UVVoVuCWQs00jiXF53DAipBTHMDGY55vbLc8Nwf+ZTXzqpU0/OPfU3c08demk3PubZzlbPbA8zNN5VEwttrENbaOuCiniIjVVV9rmPwWBVFZd7
r4aY8uzya+hjE86n6tQPjzzxgdtn1iL+s8p++z0ffOqhYxwIWjWu+3VS4fg8epqED9TSt7wt8/jfjF/TQ3dmJ15PTz9vmoPq/3y7FJfjE1Vdz/l9OtMo9Qsl
mWtzVdxCSVEJEalJCEYtj7moUTeslThjI+aiZmIsalPPPfbE9p888ZWHvs0xFiSJfqIXvcZC0rn7iV79NSTF1pKI5JPXWBckNa1x5n2wzsbehp9J6kUhkKe5
0pvPGrOOMFCMacJaNH7VveMEMHbmp7AGwerQsD0fgUBZ6x93uO1T3/zaF3/00b2LVg3uQTlKpJY4WQ/suT04ycaqeRurssaSzEX7HqIKKjiMAWdZiytc5yLJ
HLaJK7mVFfhTgXW2zHZRPFcg9+lbTHsXHcZo76JDQlsXHSZJZqbDSlKBqjAJhdKmTDWpmlgIKSETIHVgOfKQkFYQIHVgMbJFkFYQJPVVHM6pNMIxIlJ9rVdU
YQzt519/6Tg2rSV7ACpRkS6zBMgeInL643xCHedjF+N8tB1ngTCfjMBNGE76u3eXgnAe5SAcZOctMcDvLvNyM4kl+6S3DDWTxSrI3zqStLEYOt8yeymMbMvs
5dAgl9lniwJ5HgiB+vZx7ZPQGl9dEjciSdwIJXGjJokbVUncsCRxIygkbnDkin5WXsiEKEhZtgaMBhU1hIqaORUZ8rGT5h6hoMYaOPhzV39/KIBa5SRhKX33
+w3VKJp2a5ol1rg4Zy88V33P5i+kIUZrre/yl7XWMziSvvk0jrQrH8UROmOvfq76mnyhOxprra/yl7XWERxpPzxsi9r8JB1TuvMQHQ2DfJQ+m9imR/B5Vj4/
axd8dyRGaquMJdA8uqh1Mx3jIr3pI/Z00pzuxdrD20ridBzW2m6bPi1ir+0QfWJPcK9Dn8a4IMywfn4NIn0r6STDKJRFMnibJXGS+nQ8Tw2UEuMwhpLP+NDp
jepYnljH8jghnqD1lzgZ5TpPMBUcpSX6da7s0REcRUuygtkyVtM2ixpDRXdw3Ak/TY1tGi0cZ2HrqHFcwBCOW0h7qcG54OGwmaSCGpwLFRxuIMmydhaw4WH+
+r+6bAWDq6EmOdA1cVhw8yToSA9fTfgarL/UiPRZPnV/3hd9cRNR3E127ZXuy7YW2sNIxT20ncPyNvQxYy4Yda66CPx3rXWhENYFQlfrhKzOA0c+V62FmWCt
tUYoabUQ0tlCR+D57CERKnrUwuLLqCjJNqXH89i6qwdRk2YVNWCe+tlMCcOICzP1y5kibpaZFRTfzKA7k+Kok7hKNzxrE1kjmLhAcvdoR8MvtRus+cOszqsH
2eSd3M9YSw8rrFptza2BZx1SKequHuKiV2LNrcEFyjiqenHVkBPyDnCVobXW23EcXmvdhWPnHARW1pA6stPOkJv2/14Z9aaW7rTzmlolOtZmWW7tTluPFmwk
1Im7ALxIx7fb3RF0/R12d1Qy5lv91tnYWGfjsnW2xqFO4H8wmR5XcuKY0iee0SeOKunDERxHz1VfxnFkrfWUkr4eVtLXJ3EkcfSQvu9h8+QHbTmx15y4T5+4
R4/ObluezKM4Ms8oNjkoVU8Gpztq6ywPoLHO0kh8WQkVPKWEDNhzXdOe65r2XNfYs23j+IwSinpaCUkdVUJTs3rEZ2yhz+c1fR7X9PljTZ/HNH0+qwCIx/Rv
oNHR6LPp0AGfqMLduZwOLZhiq0kbptgqbKkJ4Adgiq1KSYOqhIpXpRZKFdwmQgUOmGKrKNhSBVY7TLFVqYVSlVooQWaKbYqGGkPFqhVMsV+oOe5WdUu25c7Y
cxTUPqHdgn9KZf6pW6YbrhUEKoDBdcvGniVCIsy5tDyts1QblhMk1ldhvrWQTm81HFeJiRZ34JoqX0Pzggvk/gj34zGR2Hs7PVO7Ya56HuhiE6Ke+8YBkv7t
Y299n5/+8GmBgUGweggLkdqUsGWIHVCf4cxJS+z+z2uvC0cyV89V/8j+grXWP7BJYq31Y+0XgKcBQ/2s0qt419e3Qez82jYIQqTXTEz36pqFe+mzapolvsgw
cEtLe27BBbVOAurOE5P/arH097tUG+JSbYpLNRYghJY4UdviRB2CR2IEDocV1jDi+uBlHhF5cpQDfbtjSd3E0We+HxO3TCQ7GN/1Ii6A4k6Ly2FeiFd9DSCe
w2IKhwBrIkpFckv2zU598Mdv/72fSEwQ8AyCcil1xmYt1dc8ijGe7uoqStB5aC6tTTCnbd7UC1I8j2bbVBwvJc2r0q98e1CYfr//ZV1WODZeyEao7MWoPT/v
yCHDdb4W2/PETFuGFVsDHGV7jffqPu29usecuEuf2KndVRwBOvN5h+NIvKlvHDz403c88S7S/rfIdU+bG4/oG580Jx7XJx7RTzqYPenh8pMexA/Pc0DNI0VP
2IMlT9jtSgjvNiWUN6uE9GaU0N4Woj1xiA1phxjT8C4lRLxTO87269j9vdoB9oB2fN2nY/cLDrSGdqA1Q9FmzhYX10rxbS0Xp9akOLWWijcrEW/WYgkuhaer
JZ6utni6hsTT1RFP17B4ukbE0zUqnq6xcsTpjGGoiRX+oGI3tmaK6NECtIlB5AUrQM62iN2qWCStzy19RDsED+txeFKPyyHtIHxcOwYf1ePziHYMHtTj9LAe
pwPa0figErf1h9kRyZnb7Ljcr8d/rx5/Gu8hHe/PpUtsUfk6ogyS2tcbLmUcDCed32R051x8yiquDCL7Bf3D12nS1CgJV+uvOmZ6vdDpBXk89Los1nrXfzfR
WQqyupcuRiKzp4OxPBOMNT+oA568JX/yzWD6SGTmJ91Ih9VwpGe0nycyY1CnZExTGdJ1MqLnyYCuFnq/QMh1g8zOZTI562VubpCpvk5m+lqZ6Gtknl8v03y1
zPJVCOXMlHy7FF7tC7EHQuxVIfaaEHsoxB4JsdeF2BtC7E0h9liIvSXE3hZiHyoTe5bInHRggFlscVlJtm1OctFJJ/6TN7O2Y4XbKra3tXJLAYUocxekkxfC
4csxzEj5ktyvipT5qwhoWIVhpDDD7N41V5UrlTD2B4PRI965JgVo8rrBykQ8+4WI55ONFeLGVWKm2nGOoazqSFV+oP0yPlD1/RhKmWR4VVffDkl1HyoJ7iMK
CgwGcKi31AjemihpIBCYd+c6AoHpAf0O7sYsMD0jgzYK6MlmCQ0VVY9U+rW3DkLrvJLt/aURmLc3GWpq9ihZU/mtfPF8l5UCf0tvheNHQECLJy0u+BsIkhao
KEedCm8bdRpbJ7ZkftijTkaECKx8xGFNpjL1T0/LvliRPh9czZsjfXuEmvFXEW+RdNU3ocmUrnoQ31CSYOZPIt60K5nmTxt3xaj+e5ROsvTS49+Umo1BoorR
2HP/R14+12ALEFckViNopmI1IpoQWxEr5JJJkFfR8dhmR6TP9ew2opIcCS/bdKBPJT7EJezFSQMor6bAMMdcQNNOmnDwwBbT5MKZyy/muiFVGPd0SL0d5k/k
tYiXcLgYSTvL2dVRYQvw35uCcVbdMTgw2Z2hQCPQZDaQqbA5qW8iIR0CXbPwiOdm54tX3iJsIgtmZUiJTYhJXmFtRLzrCutGAxTRktDWtoS21vTYVrS5Ak2a
NZIch9zS6PZiaZ+kZAiSA36Jp3st/UsWaSm/BIgJkF+C7Jekssw5qlY5M7zbp8dNGRD0usm0/q+3ZuibSAE5ky7vDZVBCodykEIGOUPfvqu0EyVrfVLJLssz
uYaS/Fm/NdEbKjwLiVYzSqo62iusoO9hGKIskhxhyD+alQ0vS2rgMtxNxMno7JeYS503mZkfVz2mpKpQF8wsSfOSOnKxm0wtcYTaYYjVCXRNmsCURo+lNHqM
SUCFtIhd8jTfMc1dE+7x5oX1htS2MQ0OJXwaM+cncTZlOBWjGHwrmyucCuBhbxcnaYYmaX0Wgj05Hd8Kf/+4rKesnKGXlTP0hFHdxgubd/Wg1zCVHDmrsoly
hg2UM2yaSo59N5XHVco6ooZPZfN0r4FGrV9loc7O2HQSoa0c4ZNMJ2H2BWCM6KvFJrV0KevEMIbC3LaYGQNQ/cMyxWdsohdh0ivCn3oNDrHk8CViCzUOSDY/
UYe4MOUVnAxPwyE/cK9p66B/r51ILbMvHBWy4SDgkP3OxKkaEsDqoOgGl7l3dKwFFiTEkcmkfqYlmVB4Xy/EGwMMYIgBpLcOfn4Dck5AB386GVpD015HMYs6
w0rCVAi4ThCNI1EbeZcCFNpzpD91hw7OJXWYSRykLzUg+A7hgPjkBvJwh3FISLFp5AvDpncmnWSERGHMLSNwYhU/6iA6/0znoIPw/DOdAw7i88909jtI3zrT
ecBB8taZzh4HqVtnOrud7iIcdzndcRx3ON0JHGec7mIcj9vdU3A8ZndPxfEZu3sacwu7m+B42O52cTxkd3v8fru7hN9vd5fy++3u6fx+u3sGv9/uvorfb3cn
+f12dxm/3+7+CvjLU06XczEOO+Cl9Fyneya3y+4u53bZ3RWCRAfXlU7NkH2OYRIKRLU0J6pGkahqJaJqLEBUSzHpR8ykL4UYzESFnWPrNAftgDKwULBaJi29
+ic5Ur4BTm3p1T+Jxc9RceZU0uBPk5q44J6TtW+yFcG7UBZ0moP10eqeg3bXX8sbEpGmz6Q5oJW0hld3X42vZ8OmKOHWNSJQRA/WYd2Lk3ry6lU2+2CYA0s9
ooD7xUvXy/OLhtY4jyo6dtY4B3EcXoNqelYysgbV9KxkdI3zAI5ja5w9OC5a4+zGcXyNswtH4vg7cFwMzk/HU9Y4N9Ph1DXOjXQ4bY1zHR2SNc41dOiuca6m
Q2+Ns4EOS9YQd7SSpWscxGOdvsZZTYcz1jjA7n3VGoYtnVyD9N5kmaD1/oqg9dZYyOIVvJEtxcwNN7Kx2ErOXOMcwnG5eA1XwO+MStAvyybft5cZ5pcNaFTL
vMhWHlyJ4mY92nskmOkQ6nIZTwByeZz1aWh2Ce0ICKRumManymWtpgE9hwZ2rroSGtha63XQwNZaG4TlXSaa2/pUR2Kk739P2SlgXiVOgZPfniVbKJJsoaZk
C8XSxpZkC7U5thN5idh/GSw6lCSfMUn56Uh2DzJ4ItTgdpMmanC70BUjAcJCBk9bMnhqxQwekoIcI4bHHJ17JHMWh99FPSURjtO9KnWkLKk2D7AFimhYTX3r
0G2f+86+u/8tq/Bq6hvPvP19HNeyG99mPr99Zs8H7z7wbVHo1dQ3D7/9R5/Zi6tRFHbqh9/RV8/w1TSUn3j2K4xwcTMJxVXo9Grq2GN3CgzGdbiGxOL9O7+y
//uc1q2mvv/Xn/29nzxx5MNPsyVCTT1nnrgBFz/Or/+zb7NdQk396OhnP/ed7y9CZI3JX1ijkxnoypkP7v74MxZnM0w9+9cPfeAdjy9eRZsd3cbRt2tMugg1
8o6vfhiNHAM8lSSKQEfb4yDIQFuce3b66bsyF+JmLoL1ld/NTnSWPC+hBpiIh2LX1G0quNaDYtWmqlRtqs2fGxqeCBQ9FHzR8ESg6H224cThuEMDlIxtmNXe
CGpvPalC41X7ctc69pq+Gk2kw+oBhdmYRIwSJDy1Cr966TeeXrBKQghEZgRGTqdO6vCvT/A2jjrRxOpnZrZs7DLAKjwcAScm0i24rVCFZgG0/PhEIxjLCMYn
GsE4JL0sLo5gjBGMC0WCoqyMB4aDFnsE40CbVS8YB9pJrd84EM3CjNAKsxh3GtY3F8t4hOnjOweW8WjxIGee7Z0nV8bDXrfkfdt4n7c4BFK+9TjUEoisKnEm
qHc6LtMpXL31UhHh6IEPbOcQH7Y5bAWtL7lPnrJC1xbih3Hi7MlGdwaQH6q0PZcoIMkoAHPONcKFCsa63oIlNWonmvWazHrtRLNeK6dV0azXMOu1ufW2Ir0o
fvTM27d/6Q/v/tjT1px1IeW2cIGf7nvsofd5C5bboqn6w9JU/eEJpuoPB0zVH/NU/WFhqv7opU/V5ICpWjlnqpbLVE3yVC35sIinS/5U++tNVaoHRepEWHsA
NHkdr4lnH2fzdMBY8vSgm/FnS4+fPaOgnvJV/3SrFgQ2S4lS5NSGZlmiLQKBp0NzqjnMTqBLoPd15LoS17lWOnENd6IQMhKwWJO39R3bdWjFWWo/QBA/rLhG
PUfCp//6L/RS+kNjqZfrA4c5Hy8pFUB0kBw1RrQwDud6fBOw5YHwRY97QBmrhpMEy0jAXOUEzAZl3A4xiLKzCXXOy725utSbq6Q3G6Q3AbLSC33YLX0gqUei
kaBf8TV0RpuA5Wx893Ym04vF9IT9J4WJrVCgQtegNUBjQfooP2y3PW0AxwKWrvgHdlOY7IAgnSWJ6ofa9uSZ2CjGSo5w3Ak/Ch3vgn8lYH+UJe2M38nmNWDh
c9QgYvFiOjQ5TlAiGr0MKJlI5jIhmfW8BRUeEMDnMIcy1s0h8fNkPFfDoGCxYwPidyh5FwpGfs6nDiQLg2M+wad0ADstMGdjYm8iYQPDkQcI/G1F+VsLQZXB
gsEBFSh3VRGdqxLjTQKhK79EyEm4lE9WeQHDnpPklStkxN3p+Lv9Aw5e6wivdXHoYKwQNmBj5FroOcIGLNmbQ9mbI44J6Fajapguyx/+9y/rw7kH8V8IRlQ1
NN3cOt1zk+rldQDEuDL2RCWJVG1AhVm6C6qnrQs5xPpUnJ8a06fG9ClSUyCkO2L2g47I9H5UMaFHWna3uCILJHiJz69wuQYY3dxLOCXN5ftqEZudSHVGTgng
X6vG6FaD0Y2mDVNYWf/GusuTRT2tdakv3LNCredMX6ph0umi9Rlf2fNhLQbohpH4StQK+KB0MaNtZpVGJE0RI1fnWtJJHQZocU3B0y9xtxjIDsIez+GFZEMX
8RGTUccigy7ig9x5dYGqfaFzT+siQR5kCq/VW+YHUaydCESxtjCIYm0wiCJXcoW/LgNRrGUgirUyiCKbQyt9IIp8Z+LNBaMtFXQlPbL1luyKcUYDQsD3AnVd
a+HdF7qVrR5yrozb+pA/j35wYik3OpG8E4m8E51I3unDWCV5J8K2F/XpCUjpQyA6KniQ4BtDWWgJkmemJjRQLKOdxJCB65hQ1NWA16RfBo5nIS23w4WcMif+
n0StVl8ZxzBXzsqyc7tUxjG7qE92Lhc3FonBmdZc7UHaBr83q1PLLdRSGA9/+XpcQR7FuGNEIG5+jNF/MCHFIiWZLPqjcl2yAf2mZVjo99/1sXOPbUbRBO+p
s65w9hkXrP0s9Ta36+H8na5w9V0uslgn7Z2ubL47XFoq2MaZs0/au13h93e5tGjar8wxLSi+pUFdSPEdMKp7SqP67EKjep8e1T16VD+sR/VDelT361Hdq0f1
AT2qD+tRPaBH9cFX8Kge+/QX/tybM6bX8pjyb31l2PpHVC/nY1J8iyFCcImAXbjYjErj/f3B441lnK6WkCCWGuiudLUU6VKcb4fqTKniZxdsFT44tgfHx00s
HSBMgu0U2npREyGm8kodfW1Hm4em8auX/uDzJ6RpKA35GP9gIZreb8vY7LWFth+whZb32DJY99iaI9iaI9giAu4CpE/A0dgd5iCIwg44VniEOQ+isEme99nd
UNEyn2Ppc7HgPJF6BgUrQBrWflAKSS57fcmUegBHEmjuw3HoHHsPjp1z7HtwHD7H3o3jyDn2XTiOnmPvwrHCbzngi4IcpLt8iNkOQzHzm7NR+eH8o8IiKCnN
JMrSSCwnnbBEZskJyGyxjNzYK5fMnnvsqQ/80Q9g251DaWIewQVeCpNv2TzST2vo8lyYnfKCP15a8H9+66Bhx3g9rinxUU2JjzAlnqU+zZS4wvqUDW66wjqo
KfJhTZEHNEU+aCO6WBBposWszHnTND49XxpBHzNyo8uPk1R9zJOrtEZ9j47mwdVateH6CICI5xtZTToGZVJzoZXgQvam3hxWtHoeGsFvZwt9rHzl0kdu+5+H
PnABwstfDvrYXfll0cfxnD6oEX30sbtyjn3ck6v66YOunp8+jhfogzQvusIZQCDrFyCQC4RA1r1yCeRbh2/7u9s/ePe/nUMe/4nJAz976bHH7nQYpemlUMeB
k6AOEhcwQ342mwfmzOYBms0ZX67qn80DC83mDDzWKZMcW/houZcn8uoFJvIqmcgNPJGvHAUym86fUTsULe9NZS0v88kN0vKMdze76ARa3slQxuEFKePnwjB2
5CR2eA6JHSYS2+HLVf0kdnghEttRILGjTGIKDKOPzq5bgM6uFTq75gQM45fgkMkYxtc+sv0n319gR8EFtKOcUOLAyKrixB9bSLrdqWTqdyjR1GaVGItnAN1W
oLGjTGPDRRpDcVcxuCkxsdXExOastTp6sri+rmz/fZN18wKTlblIXkmTlQeWFybNxBTMw+Xxs5c+fSIuL54TPWPH550xViq0BL3T0dPmyIq93ZEVe5sjK3bW
kRU7o10Az+sVe5xWLEoR0yWMIBdwQs0Qvu/VlPCA6nbS5YXW/P3PtTXJUIbDnHSyj9zG9DixkG8cPEKC9nc//973SbGKvF3P/ZLaBRu7QOFaotHt8riiGFxt
Q0C4OdM5Dmxzh9PIaFOktv7VHbkNDrGwxdYe0lz1Sc1tDzO3XWE9xa05S33ZBjfnOL4xuNWeQRgAM9RjNil9NgNlOLtxHFvj7MLRPVe9GcdorfUmHKtrrR04
EgOetUV5nLHFNM9G5IF9lQkwUUPCrw8wv+YkHhi8m8kwHAjqkjryzpV2IJCwAZBZcbE5tG6NAwEeYhSSgwPBXv/GehvhQNMIe+sigXDrNEziXJnhlbHq+1TC
T33gHTu/upBK+CkY1J5ZmEGza3q3Z5b7I85CEv0RTciHNSE/qQn5rzUhf0ET8iFNyI9rQn7UEUJ+xKHlfhov93s8FMhhud3rOfCkD/HMD/KkD8npzJNOzdWb
c8YY0O7BjCEaY5+th6W786de+g9HvsDsrxx6juojhUf9eP5Hnekc8Hpj81e5D7i+SlYytJqVW+GSobXScmVDzCFZro/Sch17XkCyZKHuoYYcKixU1bdQ9+jR
vU+P+gOOLNQ/dmShvt+RhbrfkYV6wDELFdGBP/tC1cvUToayhUnDO2hhsh/QjoZ5xh/XDP1RJXpC8ZYDnHbcZ7Z5WMnGe0CJVZbhXc07S9s17cvCAAJUQGAG
UC0wgBYwLE+GAYSDGEDrlcMA+mU0HXA4n1JHP3vpD05CqXPmAh7novtQ5vDGyviHWV3b6ufEHmiCM/l9iH2N2LKwlYmQ3Ucjh9UCgtuTmoAOKcaYFRM+abkP
kRT07acfUvmw8EMLeS1zA06K40HqgdcfDICx+ce5DvuXf0hoIR/2gEo5lI5CbfkfHkePI3NGnPPUtiydB73WeHdHeQzZsmGVx/CZ/jE04/e0Hj/ASnC2VDss
+PRfEMhtKxoq+/CtOT78CjJsGOQWPnTUNq2ZFVjBCrSSynSvkljsw6/p/AqoctqHLzg5NEpP61E86og/5zlHtIS/d8QGfswRf86zjjT8GUc4x/N6dI/r0f0x
iCGeE0xt/mfXkeZWe4RblSSPXYO41V16sHZpbrWbudVAQabMuzidqYKgBIvhH5f8jQ76elIHfQUS9AX9xUQeLfmiDgDjNtx+R57Hf/+deSwD4hhqiGPg2Utr
WprUgvaPdQ9RhS6KCrERFsdGyG7wHkd2g3c7shvc48husNuR3eAuSMDzYH0H6V0OEaSOBGeXhDgoeFztvt9PuJlEnsRh5Lb7UCKEFkv00JigRiKIyDtXtRFL
tNZqCbCrDuyPBOoZkUWOQDi62NarYapJ3ASnVHnfcMOXcQmLvO6FhTFWv/AxfnFydYhuvkd38926m/fobu7W3byLuinbvI6T4Wg2DhV7mS066mV7ZCi1QMck
YgehOkosBzUJ1alIqE51UKiOVQ7VOeSb+LOdvqu2jm8p4CjvtzMgZeJlK7mGBRxb6V00xN8yBT843ZCrT0r9bQfoCnu5efRxmX2fjXg8/niPjZg8/niXvUoA
8FxS78By6MhwQC7yMYn10PEwMBfoeAjZsHR8FCyKjoy5QMcDsGDScT9iAun4ADAX6LgHsYJ03I1AcDoy5gUddwBzgY4Ma0XHm0mApcONpHbS4bruCA7XdEdx
uJpkTjps6C7CYX13HId13Ql0biem0F1BIiZNIR13YApdztBajOPq7ik4rOyeiuJaZzrH1Br6hxyPNdQ3FHThLBw3CTmryE3qnE3kJk3OInKTFmcPucg+msFx
GOlCLpKNrqHDIiQIuUgtWod6rwzO5HKGEY6nIFPIRYYRKshU1tDoAgZjDY0urH9raFSRPMJ5TW4ScT6TC/jAB3CMOX/JTdqct+Qi7+lm1FdHopILMftqOowj
NcmFrLmR5WyX054hauuECSd9Rtzxx1Ta5Fq9InooEl++LFWVsNczTX1ZSWQo0Kl7p5nMHxeZP2MpTR98o65O/KGxX5yclgOAuQY+Yjk35y//IEvKmKTf6lwv
B0kGew9yFvAj4pZ14/ffqp8WYyLhp2eiDbqncZvip4WXnCZ+XKSZuZoD0QkdY7xM5xWXfnaBGpngWcu7GlOZuPsUxNVjp60q1iBOsBLoAmHjshpdWnFmNX78
FI9W4pYqrcZ6Hix2MF+ReR1LBAvusafTlqmDeKBk8+7PUV73/9Gr+GmVKYqldewy4BYfj/OK5L2WViQJLDBnEsX/Pa9MElh4ZTIAVw3HZ3hlsuTFVb5dcGOe
QW5hltkt52NzPsvrlvOBOZ9ldbtAP99jrwKJo6S8zqhXSL5Il/OpI9sz6bdwCQMngTsAtozPf3F7ERLahYTUY3ALiRUHyD920+qUTrU2hQYD6Q8qVLiQjnrc
0XtUzwM+GJHF3lsF2Dee7gWSwegzsd2RJQC7XGm3barTP4NIaOLIbVkh2zRN3oihRXpdjMN13Ya8+Li+2uWaJi4ENb5vl7lvRsmNW+TGm5GoGwJbSyM31LLt
MkCQYSChe3ocgrJS2EpiKIXxIKUwLiiFfJ0adJ3S1/UphfRWZNS08oriJEoGgi6yr9dklA3qbrxP6hvMTn37yJ0O9MNmP27VG1hHxA7QoAcCoCqd+VdnY9LC
owxS1VCK+7FSPwPVEeOV4VRZ3I5tBUR1PGiIL/qXOxjvn8miggwCV2fQEvU+KCCyKIBBV3B+ATDU0upr0fKolFRrpaQWpBVOqnUB4ARCNazsQVpkYRojmTZF
6WTJDiGJ93vf+8h2X6Lri6ZyA73DvoMkgC+oUbEqynYsEwX1KZMQBLmZpGcP0jMk55CEQXP/7uwaknL0yT+8Kz9Jw/pt3PVjxAz/6Jnbfk+3BT8UHlqF09ZN
eESkqEhkMnYxHkTnyDRGxm7bZOwOHgKIuCLURpylG0H+HU8iyC+oqWmhsEEE+bdDB06Q5IIBQTqMehCmDUbnleExr/qjW/NXIeVX5dqfxQLz0Twds6YlZ0iA
PvfYyRyQsmhVpiDWL2GA9TpzDAWcNKmCohXEyCiIShREaq5iBdFJeJSiBByWg7DrF9YreZB3vjgMisS6vGqvEKR90QSppFnTlBRPUMJU9kM4L+2iD6iUGBS7
RAr76F4FAMDCRqqByNypHx55+/bnnrg7ZrgVNz1sFffPTnn/vBp/Xt/jz9f08gn+c4PCZZ5/lvrveuv4hN46HtZbxwG9dTyIrQPWr+6wju5uJ8NS3OUkioUO
Xp+0FnvY0vSPbZ3+Pszp71a+TL1kGMXbSsv0AwXCacMANz7NFDOCAjV0/QgWfievlTbCjb+CUexu0qViLZpfKRVrAU9mEZ34fxh7mMTw9BbGHja5y36WxTyK
z8kYAxAvYuzEbHdB0ecsIdnlVJpx7DdeMo5uTMzdb9b3FpvtZhKhaBPJ4vJus1I2+OUi2U52F8tus1ouplOX4c+G8lazTm46T25a3V0cJuN6d5kwqLr0oglG
YHPjt26TtuO32ewq3QukMxOhtXkesDQmkBEJBrIYc+WBgSwGA5koMJC+yWknE2AgbdJr3M08HJC7vGQR+IiXjIGPeEgCHxNMyQ4dRsFHRvDCEZqMCNCBehGK
zCmbgezNbKDA6xIRixZL/1E+JqtFmq1bQxQizGi9lJF7s20PcwMgiN4pSYVLiLsoYaiFFxbaSc6pdE+ZJzg+OWV+870UEM/M9yqrJ87me5v5H9CQGKiE1x8r
L5DFTnneTpBmDtkQVbf+9Q4xB2q5kGuv2GIsddmoxhLQERYRuVgZr2cA47FAoSsOZMXPPBPfM5DlRqE2gbtcdw8m8Aoed5h1Nq59VsdrPquE6EgHHMlM5EFU
A0bYIP4bCP8NIJSB//qG/wYouqJN5DU20LmA7wxFLTDtYusj2Cm3WGkOTJu+F/llm5srAFfMQvcCpP5B1q+Yfr5r6EdKMPdE2yCmXeaXjgmYEX5Ja9+wTGIG
Gdd0NNe0Nf2bcn/Qhdk8wLS535bp3YuKmFG6QwIO4tTJ1TF6fwgLQSSRBrJ31Pr3jnDg3lEr7R2Pm45z2sEdNe58O0GxxnIPq+wcckREU5v6fs2qDheUq+Lv
pF09yKo9+1ac0gIbrGw5omw1S8pWxNVsmGnnhYfUfHtneMK9Ezjl/x2TPbGWpgrq/VrrYSUIDaxcjzCHq81nAyt3so2F0nduwCI62S01LI2SEXt8Lc8hN0nS
Jh0En8DJzuUynUTBkuSgUF+dDmxJcoROHIhgMB9HGCY7NbrrwUx3PdxwY9JZC5akPSrTW/VeXBHZFiYMDnMTlRRJoD+ZLbGdAsu5h/urTdMum6wDjMPbuN9c
FLCG4y7NmnYqWRM7mHcwrHkjqWju7OUAmvSIW2QE/5s8aIuM383ymM14CmBP6qKXNUUv4/Je18CyBNTINotDYlfawJJmpYBiVclQrCpLfk9TjRs/wr6oCmfk
aSwr3yRwDmdYVsMZ3s3AW3XVVEBT3cAZfSj70Eia51jLsYedY03SoYWiIw3aaq3FdBg6hzbCRtJZY8VFtC2Ned4oo24Jbgg9/k7BEcXbPz07B4TLNyBcddNw
/bgmcLikA+ZZzcHPkp4Ajosr/SUBdu+GaAENBOyj0Zxm20gEqyO3BJRtAHUrHJwyG4i+VllhreQu5wpBP11gpUAPaEQBg7O6PV98RKwCAMoq8cVH5OstyA8Z
90juIrpWpS2oIVtQg31EENlh9eVSd7QF+RfWfd6C2FrhlzZpZUipXwCuaArTAjBnOOjde3I6Ps5bjqwh+I0bhXW0Xuj6AqHrlcI0ls+zbUcZxxk0QtTrrJqu
0ZB4ZJTIiXUsrn+LJbPC+jdimJiE4SEbNYzuSY2aM2jUgnJ2rMX96giXiLNouwNfG7D5NSRVuyE+WrY+qj7rY22A9VHNUZpIB9KpYfd0AFbjFtQlr6wu6e1f
yfZva9ZnuLwaYFss/t43/tgON8BmDb5TGbz/VWT/Gyntf43U5v2vIqn9itea6AgDBiE8wSAAz/Y/CkbRr8ved7VsfVcJYtGGhTa+YvfqILW+cydBhiCw/yhs
+9eF/V8t5H2VMP8N3bpQKuqf9d9cHgBNLvfuMraQyHABMXygHhJJhnUuZ2Gx0w1yYr3oeMOfQKCdHFDYmGypHL4mO2tVdtaa7Kyh7KyR7Kx12Vkb5Z11T1aO
/S8qKjIYAUet3DsDQKeiwROMAOcemNUL1TtBGi0TpK/NoBcZfTEjWUZxtzmUOP7creX92QXymifaUSDaURWTMi6zsajLkvWYzEZHNlHUNGK7OyysvubBdhSF
yMGrJ/J6yb+L6mHBbAPjDDQPNtPmQ1+DAsBculLg0syLKsKlK3wzfKXCbyABKVRxLcXSKMTSWFw+zzX1XCH2V8BvKhfWq8yl+R1O+R1u4R3+yb7DG/QOfw5P
g/EUJoPL64Lvz99hTspIdtcHDMnKiGSe8zAdYgOyZbzCMGMDeUNzGkEM1xZisPCkmfh4eBNlEEMRC8eEeEHDVaHhmtBwKDQcCQ3XhYYbQsOqTMNHi5AA93WC
ia32LTaXbcUxc3CUiJopeclH2XrgLZE2opCAhBO4Sw5o6BtEThPvfErQf8/WY/KIMQSeDSTxzA54do8zMqsFCIGqgJWMT9Nb9FmaNU+bcYB8uFWjAHsw49Tp
hJhxGvRJzDjN3JCMoqE0ihEbcOpswKlxs3cUPBR0hUbAZXjZWp8MFqdc7kbLYLqmURIbuQlPE7mpFoqrASB6vK/WMtNrnMtgQ2KCbRWeNTT4WYIxV6NXQQaL
odqMJzFmeBEAiiGDxZjhDh1ChjBBrQ1a/ozEUeXipUFeI5t5xth0/E8i5PU5mnKJZKXwg+UiW092WSY/Q+ST00XxXyrSQyLSymKRuwURCv5NILSzr++Hz6L4
hOQM67n/Z61RwLDQ62h7SwyvL1jQiLj+RsWAMCY0MpQune4uovUyXgCIHkJJFS89bWNauYTYz1aItJt73uZ06xsBmnYywZ/NdGvSmAB29Mlc3cC3pRuJrY6z
ZSwZow/25unuYhr206bTyk3dU+CeYpMkS7Hj3Mkr6hXcuTgJrsM80sTPODSdiOvqngoirvUa+7qnATy/2mvu6yaCfhkli0HVMMV1u6wX9EJcE/R6GfZ0e1Cr
23Jat5r0aTT5NFTlDff1lsCVkzBAhDeRnLpvtruUhiHYnPQ2QWDevKl7erIkocZM0FWogX2GZupNPezdpAm/U5NthFfUq/S6iLZsDcPtsdSNT3X6JMDdgPAV
4O4M85thSrFSGwxSz7KPx+F/gzrkaa1IOuQZOHv+ZCpZv6gH2NkD7GzdI/LQIHPH+3oJVzHW41Xd13sVD9nkRFKnITutsFf3cj/dsiSEUS+ct6g3X6DmXsBY
WKGcl6Leve4ynFlWjNc+LVkK39uSJEmoHa/iit5nXMnda+TdAEp5FwxvDCRUh8sR09vYRFwE3O9UeuzpxSox4KDmAdAOOYwzNKZUurqXo4MDmd8M0hAN3n4x
kvRfmkywfblzcZ0xeVrYIb2ktZ73fi855XJq9CKM/mYmFVIzuy1gvRYfataOkmXQwjIIDZI8+Log17QGzXdLTvd5I2BSMdDPfVC8nvZFhAOgeD3224baHdEB
CztqhO8OqcpYG7QuWqh1CPTaM6lHvyIcRSPaLrAgEr1welG+JLJy5HUGAZZpq/IGNkQv/1PxKIBrujrInWMcrNTZPH2mQy/Hom8Yn64rpqTcNhDNsQ2ITSBi
i/7c/knBJzEF0BuSX1lDQkcT5NVMQuwzIdx+LWN5Z28F7PwgsJ/O6pLpqxHMscxZh3CMZc767hIcNnRfJRqCl8Xr1bLKrMNcMBPWuuVA9kUQCRdXB8buq1Yx
xu4SKbuZSFX101Y5Fkf1GWwm8cdpg0Itg21HIQ8WzFpaCIsKMIYiTWrXoqelSZVJk83INdDLeBJNe8NIk0B7pz4TETQTjzVkHm0SLah7Rpp0C65F09WmrI4m
CcqmMp4p5wIdZw8i4mbQ4veobotj4PFu3n7PZo2HKVDMh+aZLPdBUGyKoBiKoBiJoFgXQTEWQbEqgmJLBEVvHkExfMh1bdSmzwtKzLhZ5Wbd8J0SZzTjpKjN
XtNxRqhMctTKQ5xrXAFj9XT8z3cUgz98LYdUQS0haumu65IGi3CvCCc3ABQVp6+WInJ1YFZXETOFsnGu1IsLiSTsdelSflB62JlGcZTpdKlENdUk9o93UWF0
QOEy4ZoZaB57QLClpM/ZUqc5mJY+0An9JNLaOYfQ5QvLxONliP8l4nFAPAxx5WrEf9cQjyOI/w6qhdeYeMC9qPsOV2uYQzycOKAAtubghVXdV4z5QS4vX2V0
d4RzAFUruIl00CoEeBsHNIXJBWOjozM55gRjGExxed9AbM6BRC8yQgcKE0sIvZRVDzjeNatPbAkGMi13GDaqwCvSpPNPjqoN0pNdg4LnAqBOJwr1Bz8tFvvR
WLeiGRKE0TZMzgCpC0R4rIrwWBPhkQ0Oro55gqzqiU6dkD66ZSNc/MTyBu0bdTmdGfGSQmZQ1s6/L1jEWTU/aPX3IvtthXUBZze4glxIL5d4u0Ev12XlspfT
Yw3Anh2+xJEw1dsKZpCKcAZPOIP/Ih0MbMyyhCPr4vXgwTZDYxe4xr+4qmKmfuUgCwkUaP6aW4uLfNuYGCoa3NLXWH9BkWezqcErMG42A3iy9jx+iI+1x2aA
ijYDVMza88UM4EOpV7z2ED5Pg+yjMBXWnte39rSFldV+X0x1M592OO5xqrcKeP8ozGNhZ7X4URCdrNS7iQ2DHBplbaTpIxYawzZrpdFNqHdFLz5/4yZ4FwUD
74UXnNdyISVkim6/3dVPopbp6+ia9k2b0r/ffvvOm/GjzUa1xJtOP7XdnoZDwk0q+6Ze+Jef/uSHX//kC9aWqa0pnflPqXPT9bQWnM37bp/aett27KauxPmN
sdlaDpiVfbNmurIYBbYqRT0mQlLAJORSGauoCSVIe8WITPMzEeyrhVJXgIpXWMvFhT8pLqSlEDcczYgcYUQOPA+gzYrQpiW06QttegPNGysN+R2q2EVwP+I9
vuE9iW9sdLxEAhpUwLnw6Ham4+cLoZgVzY0qoiH7UI2rOEx2+dtS3H2W6tGq81dY3a6DQ0K81pdF62PRhjh0GPMRe3hVdrzVvZqOImJptiahcD7ClSMpT8+R
WFJOPAQm7Rhj0vKmdNO5VhXhWul5RKMo4kAjY7EEp8s7WCy0o2Pxv7DHURQJN1tbvPc5WoZQJdDYLBRRAlawrHjyA1lWgc6G084OXpQuiiOU8DRdwdN0eVnx
WqCGcwoMLaugf0uryZbG+SJQ/3P3L6rWO0EacU0TmjmxfsPtKzMQ0QwUgIFNNUpE5NMeiPwNn3EckcLBOfyxxOxHEqwfZBjeu3aVESr0+4R6fbBbnuOWzHEs
cxzJHAeMuGIZm7PF4Z6gZA9O3Y4UWI3pwPY6D82A6sU8k+vtQcZmZuvJzlrRBO0Xqnp1OL4xRt87upNWeGvVAZm7htPuV5lkRhvxrgxh2GPJ68m8rlRJ8PKF
vKvwqvLhOohugJcgSeEs9ZvU5+oK6zcgQ8DVqvDb6yGbweVRx+EqMQBVAY0gMtOuYjUoOR+b83H5/Jg5n8UlVyH27VKrnBshBu5SbKihd9+teia3u8petoaJ
qjl/zz29BulM7m9NoIJQ0ngDHdc4NzJ14dZ3qk1ZYE/jt8T2V+EjC543rnI0Bq1pk26KJc2W9utmW9JF6aucw04N0Raul6Qaf/2tMgMA615hrcYQndfjoV3H
v3/rrVpWWynDuFyGEXVuLVM6WXhx8WkBP20MVy6WpyXlp8WkHVRBli2WA7tt8zRsh1ofqmfRLS0D1C196YtNYG3JLhj3Dbx02M8pqkBX4GVvRGDWn2rCL2rM
L8JMf7K0/pTxi1D0pxDFqrwivwhRlRr8otbPL0LRnEIWgblWScYwqlKrZBGdR1xetcwxqqgDUitwjFrGMaqaY1yZVDXHeB0+oWIJ15++DIWnUbEk1hzj0CfL
HMO88M91ERQo8aVzPHYfPHJASSB03w1tzEffuRPNFVbnlbI6Xyerc4OszsuErNaL083SM4ZAbwkzCSSMN9BhvIkjIr8tIr8SkT8Skb8uIr9XFPmrCNLRjOmv
Qqe21d5iZ6DZ/UEmEGr6avy5mV7ocnHdP791vmCT14tP62qRE66SSJMrxdH4ui5L2htE6L1MhN714uG6AK6cvMIzXXYtB0dwhGzwIrQBHdXlSZtzNB9Uvjsd
JVE/ORfaSDr1r7M/h04h9Y9dkWliYKcPzteA534eDZCum3hKbk2hCg83LfvCOWANnevVLAbjaI9IvS8o555tYov8wjZ2itTTv96WRahsu60YpsNlqbwcZ12X
pdLPheVBvRZ24uyhNfPQ2uCHClZ8hd45xiWqGmuIu9aT5hpaLnUkf3boEJTjXYwKUs/NRpezVY1YIeoe100lSUjSdV1FEjZWjiypn1xIiYkmIZ30sTukPKid
ATmowqSuEx3wPHH4ZpJ1wHHzsveRuKrZSO7Sr+RxJMzzrYIfneMviXVrTm9lPJ74iA4uWS1eol8RL9Ey4x6CE8xi1u+BSKQUntbA6ob1e6KBeWDmooHxtJJw
1FUctY2w8RL0eramXTb8iyrmiSpGcmO9FDURcNREUIqaII24GDURnatOlaiJU6AZrLUW56WgWsIi/fmiJjp5gARcdtXyqQWGGuN1qiy2U2SxLZbFNtbVkTMc
8eAVhUqfIeP1/QWl3lsgtsESxakmilMoilM0UHE6mJU4VuFPhh13q7olEyr3ODk0erEIx2F7ugB78I7t81ZJkNIczyCN+Ht2VprDKZbmKF3Mkb4b0/pNDWTV
uJbIGpyxb/c4G/eI3attkmokh+2evYlhBuye2lQ3pR2IGdrau6I2dUMBvcdCDOdcwr/ZC/zmDP4NeBsXj2vXhMZveNg2XtZQ4ze4BWSLJ22BITukk48ftwWA
4DGdbPxZ5CnT8VGddPyIBuM9qJOPH7a7DkAQgqkfPPbQ+34HVblupC+0Jc0c2vmeAz/kWuIBF+MdQzWvwJTifT017Yhl0Hlo79aNtMswE49qmLRHdG7/QSXt
++9K2vcJJe3jCNdAR7gGOmlEQLcc/aZAis5xa4sn6Nu3j33qpwAUeUhjXwmG2jY2XwYkTiMqHPwRgVhM51my2UGLqzWriyZ60f3UxGgq2XF/KV8oBLMJTD7q
LqVHZ49aZc+qfGi25ENzM32UjfQ978zyVncqXRBnoQHL5/VlGrfjhXFrhOUTyKSbzrTVrKl6zy8NIRgIvyZGjRbE/GQjSQtLM3bJWJJMSxt5U1Xk+vFIH5N8
Bjg8p6wr6Ve3MKR7zZCSeoYCddmQ7lb5mN6lskH90s5sUB/AoN6l5g6q+nkOKl5oBrUelk9IwZFqf1MzQaowqNhQ+TVL5S2w8igzqDMSCqVKI/U8ukti9o8x
SD98lN53cM0q+1l8wxVv/eDdD32XFuzTOHG7HtDDZkBXr7IPFQb08WxAe3aRTo+jjXb6T7uzM0fx1sfVL5hyHy8MchSWTwiAqhll0hOz1g4iXrh7eP0jfJCB
dNNjjwH+/IePCvy5XZ6V9VKH6ALpxjouULOSFgqJeSdYJGej2ig08CaesxpqYZndHD8f4Y7gNiwPaWQ5jiRPZ+ykMWfBNPfNbpgAnoid1Dm3gpYbNh/DpxIw
LRjmwoxwiLEjQgDxjYyIA0e5iQUUYYvBcBwNhqMKYDiurp7CuTGoh1ICw3EEDMdhqcqGVIVUJicDwykr1Iwb4whujNZuD+YprJZ2R6LeJomHbWpzkIeycWX6
8FzFOCOKcUYYz32XI2rmTkfcRzscQSvTUIO2VF0Cbqozzbq3xivbTVvoP95RqNZsdqcDeld8UEN07NG76T3YNSVtSxWSHTOxS+JOGeaFyOuYLSac5rQ0gD5o
4CNdqOhYIeMdcYoalCg0eERM9jbI7ix1rw0iWmG91wYVMVp+XJgiYqvhSU2RO2iKOB2VjS5aKi9mamH+jUicTR7W/g57mniEFoPh03Nm7NQUBwhM6VYA9qP4
uZGEg6RxrnoHVkhzrfV2W4wAd9liL2BMt5gBLjC88yDI7LRzhJg6y8PlcwNmBkP4Di37vF3LPnfpWd6lZZ+dKHCGGQzZbG1phBix346JNbcjxZJg260I9IpV
gl7REK6hQK84ZeiVPVnF1ve17JG8YuguNScGUgehaHcUsHurekpCrTTV5w/uRc0pcAUYM/uMIccyYwhMtM/Pq7YXk15gnm1Bk/hNJL3APDskmTAdUfCHRcEf
EQV/NEu06bCKcXOvadwPSufmtHRuTkejGLQFxWBIcm+GBRMByX5NUz0qL6c+KrJ1A2I08YPR1CZehZ2Afp1M6uvrYdhXUH7UVJNnMABTGL4Jj3WcPXO6O2Zi
VhZBwx+FV2wRNPuxufd6yZhY0ke5jvxoEp9rLUpGSY2zJunQOcdaSof2OVZChyGk4IxKJOVoMnwOafejycg5Vkx3T0wj9AbeFtbVGxgktxBRwvOl/SoIeG4V
Yp1HwSVaEuvcYi4QI7diFFwAQdajNN9NwwVicAFqJyI8R5kL6BiumOarBS7Q0rkVHDgHV1ESwbXPYa00UClmqUpnaEZg86WT+ETLlYEb/H2z3XF66RD9G0bO
NP2jgTPyFg0xnEF4hrfMjnsTvEuNJRP385VDPL2jRkgc5lC5ZdZKfd0wrsOT2yz6hEse4jqXK1O/kN0xCushRr95rjoDXV1rnU6HaC3PBa1HzEUNCROjSI4a
p4ONGNdRQRsYTcbhCRxlkYihWlwEBK1MuGQI8REEPNXj2dsywLwThgCyk5Dad5u+B1GvvUU8GKCtUj33Jpu3dKRY8xx7A49IExafuBhE1tRBZKMcRBaXgsia
6DwRrgSRSVJFhruwodsEbWydpslbBBIZZXawkn0io3lBdz4VTzMZ6ertfCrAqaygO40Nf1qp+4gYD13Q3UU80AY0Xcco29KRqNcxMcpJB+vK5liwQc3kIK4J
MTB1qEscENLMIpQ7YL9xMiEV3VtYJ6MowSaELFF+ZnixL2Ix1YM8gIZZLFPlBK8L49HnBQVnORFZB7FbKFUuTx+0pFqypFq0dMpLqkUtibGkYg6ONlkrHKE4
ighFeJ/pec8oIurvP/L23/NpyXzj4IEP+N0R0hv6kP3K9Hc7BjkZ6frJcJfGhPavIdq72gBSIFm2xRD7HFWiPePNYjoSFN4JE/tsmtU0EH8D3sNdv+lc9Wr+
BEfFCnxaayFcjsZ/KR3aEi43LKh2Q4JqpwTAbkwA7EYkcGMcUk4UlphaIS0nlvGJc8HwQ+81guEwS4HzMUalGaNdZoxOgTF6J8sYK4MYI9sFi1lw/BjISkOa
14HndcCd2kRxWX743H4WemnP7WVont1hIbgNIXgorXVHQh1KGBuBZO5ccRwe7HOx2OdaYp9ri31uSOxzHbHPDYt9bkTsc6Nl+9yuzN3yaEV5W5d8nJltUioi
b0+B68yQGhks+TMpNEydTf1infkpNhEpo6NekxVXd9P73qS73KvAYKTS5jlcAF5rQ29DMv2GRFeqR/H3pz/9ke2//8RX/l2x+vtBzrlfnb9hJczl6X13mGd7
iJbhSvST+bOPn8+l4JEsgOFSU9//9BPv8ldxHfisTygwycOXHh7QqQ35K2FSpi5cIF1A20yTkCCPYvTf/NoXf/TRvYtWFdtwzLThkG7D09/77Fs+88Evf+wH
ljQEMdNHrawhnZ+lId95/O4/pX//cP6AMXrKRCD0XBmj6JwF2/fcY09s/8kTX3no24PbN/aztK8wH/3tG9CmI5/DZCf5hWMw5mNoeIIHNGqxJAth87DCPx13
Tt3q3zIIVW3JbJZi/SFGXKmUvS4Sn31hvc/grDOEheME2hujE4ZJAWBvzLKL6j6CssalFGxtjpDej1qG5Xe4H7VMoDc0NJUglgGdoq4T4ppaHYg5EpHROZoa
RqNBshsQskiBjKSiMRe35yf1WpuS+ibIYyR2V+GvlIQXKLa+zoPqcNYt3NnDiEshTkcnJA8KuTOSBzVmQskZDxyy7Riqh77gbNyUDKfB5t6iTclIGm/u1Qqw
Nr1xAU2bD8TmUZWj2ACKIZgLY7Nfg5/t1fAgD6juKYJkc0DfQCcfZ43jUB9u2kF968P61gN0a45nI8BxSOhqFxp8Kho8npyKBi+e2+DdqneaaTBMqePU3NPK
DSZePi56zmKBGjgtx5fD5Qx3IPB05ebu0jfuVHInKVBApIdYngicWjc51Wyj8+G7nZpMIG9kYt68Eb5Azb2A3Q8TqElzKnqfw7qdSqfpvToFIBE8tx4Kxi5J
uvu6S5OJfd3TJX2FQd6QVbJ0tntGcjpqAfXQ+aWoBdRLkv5aQKfPJkvoyjA5ZR89bBw9PRW4R9ThQg/Hyz3sJovRw8Xz9pAvUHMv4B4uRg+7STfv4XiX1uPi
pGt62EObesmp0tEl6OhSanr39GTxvu6rktP20b1o1hLd26XUDbriVejtEvT2dPR2SXJqf29fNYtxWQrxht6RTM4i3+YMScRZTGRpAJSCPEfmFHwlAqOfiyB3
NEoDbqAmq400MrQy9YkhyMlDtISj6a6vlT4jWTVNIEiGN8ZRMLmYzGA9oRgIQxavxmEg5Fw6dh8SGwmMeDUO8cpPxrF2fDYQwgGP9DYSYSWzo99AiMQ3oolx
WUzHkAhbcrU+I+hmz5QRWp5VXPGonKgPeNQCuhlwURH0UkjXt8rp+us5DqHH7uwNPYAEHC+AsvhmRLEtXCgogHO1QH3axFifpW5F/Up3hbXNFnf5jC0mjueV
mEyOg3aN7ufD0m5C5hjOzM/hzMa19uex9ufnqh+bMxNPq37Hy4hZ9PxxvQ35zOS9IpMfypj8qcLkT8mY/ETG5BdrJk9cWH8aYo58KmcMndKHWTbG15mZWD2d
jAm3H2Pddy7zXJ3zTpTFJELtY51ZmvmouK4155yUi6EnclBCmW2ulJuWy02T4JljmsWPwjjPn07D5wJk2Rj/NptdZYSDcXaA8HbFBDwKQoVSexrmI4BSexqU
2lFWagdOwDgEbSJ8WgGALAugHS2ml5+ChNsgORXGiCBZDGNEAHSzjtQkjTk+nMHXzWrNAvc44qDBAWC0ncebkvEyeFksgRmRjERAu53Z5PJV3oBC0cxxqBik
FNv4omRsU1LbRIuhIvEr27OcsBvFUrPWYPjY5YyF3JIINxgDu/IT/cL1zy18vYnrQXQKdj0Ij7x8j1rmWdQqyVPjiCviNFvfSHxOUEQqIlcwlMgEdHMTYx1p
3AtUMguAMsdGST1hb7rNgHbzL9n5N98mI3M4ezdPavZ+4lgb0YjXX1zXsU5BqOe9IrBv3WV6x5LYmArCKQPOdFuGsOuMM8vL5R3L9Li/5TbefuaHvlFRU8f5
YF1nzwqL4TYwIicGvqJbVFphMwwL2rNh706Bvfsny94rg9j7HHiDOUx+xu5n8sdJ/s/GX5g82LvQ8/OQ39DPbX3hL24yci6xW+BnryV2C/zqtRZjZI+yk9SF
7YgebXzb77q77LYrs/t8vywE05wMM+cBNxE1E5xJItk192iItt22rMi7bAigZ6m36YfeqR+6Sz90py0P3QHhxeXKx8mACQ4lKqcA2jAhyn+nBDwyLMr/iCj/
XVH+k3kgvZJK+AHbtnNAr/j6nic/CdO2eGOSXap/C/T15mUMoRK645vEUgQII02Ms9PpfC67JjZbiX3tf3G0TmNJWpmn33uOHUmQDRtdUezQk7XL9nsAsSAp
gpRS2AtRvgbuJ8PLfaw9B2sP5rBA2kUPeN9bdMoGS7f3wzfNxmdHoF24KEMgWUimDAOHmhn0bttVW+0tSF4ETwv6I1HnCVYCHmHDsZSNnJsL6w142C6qN+ng
XFKPE/tM4uEeDmM0KIJpg+tqcl0o10V919nig6TrPLnOTx2GG6Frg/K1HOoFtsHX2XINspOci+ApLF6a2MtoFw3EDUungMtgZ6m0SsyAgWTNVtdw1qy/hrNm
PeJxzXlrl1jhDxpuAPS4W7LA3hm7mMfl9iPdZEryFxaKBJsLeHNYsSZPD3hWTafVaXkSfZBEFsljfpbVr2WkSK+yj5n6Bw+r6fh3bjN54YXUwSc1bvohJSlz
jyvJmXtMSdLcZzVSXxEsU+ugodZBlTQjfkaKhnDJn1tS9htu7PkT0lrq7B/PMoTjJ3r1zHgCLND88+t0XpufWUg1GuUzb5WYcF8UT0f8bEr8bLZOYXyeW8yZ
HHKX5AJwzK1g7AkCXy8QhZevkXwAUUod7dVTWtu1DS4IcVeU8CEC3jjBq5O7toleV+clFpQGIKnf3/WiVtnam//MUeZM3ti0/DImT5AlwnoQJZTJAlDFLID+
UNCayQLwCpg8dQEI1cHj2hxDK4txFNkz2gsy8KSacWQg4pun91pEDBbMB+AUvarOkJ8rAW/g1O66+FqSKst0JQl4tcClnC22nZXdqkjASAvF1XC8anTmogi8
Xu66QO5a162GbDQONPqPsUlX6W0NA6b9hW0mYDlHr7HTyT7EfYkSljs5jc8skh23zcGKelmWSDPDn2iFEnPMhUOSbpT/RK+NFsLJZVtSzykJGnsUg77tKWuT
96nEKWmTjzmC7Dn1rU9/6F23V1bZ+zWEbmmpcHosh9X2GKt1rLxGAlkirqwQLEc7c74opK0jhqoADmewUU83zMCZELcOepA4E+UbChhPOZpc8YGRzmD69XXv
o2Y7E8RIaKVla5Ceam/SCMF6MT+oF/N+xdWneOkZQTM0abP9wL4+fDwLg3L5GQigpxenN1+mrMuR11B/CouTHdX5vItt2eVV7/dLmoUcWk3if/bWHPneycOe
7ULiUUVyDgtMKY//zir67srDll5gYH8TvOTDbxOkzS7H1Hj8PE6b5YzmMREiOlIEJJYCIVEOiR+IgIEkGCzyDK31RSdT98Vdz2RorV02YACfgP38fbl+1Mzw
A24xp/XgCXJaE5PT6g7OafUFIY5TVC1JUQ1KiY6hJDo6kuhoS6Ij5zu6/cmsk3OTWS+UbNbkxWSzLj9BNmuyYDZrMZPVeaVksyKujQYUCWXdMI+ef1HpoqGk
izqSLmpLkIsamC56MEsXfYNytoJ+XHb1MzwbwxC4mv/P1Q9cOa31A4VADKAXMldWibXMCQC3wp9i4K+o8BmlSLxmDQHpIMgOAJj32A3TV8gX6PE0Jfh36QRy
4PnXHkl312EISbnlTyimWeHql3g4xzLYYONWnnJpw6hi5Rmlln4C384sqFsR6Nb8dfJU9aKeOiZPHSs/NXyTnfXUBD8ljkk8om2Fqz5AwuesAMyAOy3Mtpre
shEXoLPUKPAOrCNbh5hwfdGEf790QjAiXB4kRHvTVkSbkfjuqgjX3gyexNmIgQ7+VAzl0XV1eg6SyBFnyBDzWP+tt+DuGWGXCv1SbNDrIuKQumfLoHFBJoy/
15rNbkCZT3mTEUmgL9ys7K1CBTxkjMEdYH3zJ+J5VflEax7Ic6hBwpwUmAE2c7SeSSFRXFQdb5e0KvqR1OFhfDpLjZyrRuT+MXYshttserOBCSnPgneiWfAW
ngV/zixINBONWGVzGm8qzYSfzYRfngm2xnh6HqT+EdRj3Pmnb87Hk3adfIo8E6HjIViGljUOqjA3Vj78fjjOQlzGajHBGpQr3G8rz4wOW58ZWUYZfoc4U4jW
FWJhVq57AU6ZI/dcMWLDZn05NE5gUsB0TfSvQvMViwpcRl0ElsPbS0Xi73r6/m4QZi3AJmZQiWgZcvKpNOX6xLmEC3RgvPAYBOyxKStxoKKbhUuM0AwPAvUB
FyajVFjvhVfwAK9P+rvriAYZhOLFzpTeQYMpe234FicHL4mv7znCU0nVp3WWng5nQgG1hD0LxNwcPi8qiQUEHymlkWO5OoBxdTjMSWT9EuynjJve0mg7czXg
SQaAMgCsysrq4JTwhjxsZ5bBG7KKeEOe1GFgNcsq4g15XWsevCFPCk16uax2LIsN93LRyk1HmViskAcVa9YWIA9b5CIb+EB12JSxkdmSb2mzkAgWzduM3sic
zISTuOF7SmLPyiwXbTC0OFjyaZdyEmWV97KIaUerQ45OiyCZaCfbpvgOhwOuE+dyEnZ0jezEgcEF9MLVHl0pxhpIrcgIW7+AQASQlKqIY25LuHJH8iLGpErk
YobmzsP7JWmzwpXNtJjiZuAbtLYcXnvyVghPdUk8qUReOCAroDInK8BGTFXFFKmuFItU22yCTxAdrpeFLlJts/FGQs69slVYOC2C1O3/P3vXHiNXed3vY+7M
nbl3Zu7uznrHrKV899pRlxoLGjlgHhK+I2xCGxGCiFpV+SMUkJwNf3S3K9RKiF3j3dTC0FARCI8+DKQirdgKQaXQljbG4RUbKK+AITQxBVNIgDq10zoJDT2/
c777nFm80CjsH0UyM3vn3vud73W+7zvnd34n6/3d9ya9L6KnJLf1eI3ml0oA0TmUti8oba+QILMuKG1LUNoVQWnbgtJ28ihtA7kZsV10OMOhy0EeeqdzW8Wu
MweGTAcLpz066HZiZmPqalfsfewEsxOSKVfcG+tAC8THymBGM3kig+G6yZQkldrnPEaRopGsmcnz4ORz2OBegQqH/fSNa7QKr4hLqDLJRhvSUTyT8A6e/6K8
LHzU+G281ayw409VwAFL41K/rBJfmXucBAZZCahOUb+oovlO41m6kYlQx7k21ABTrCalLnXZzcoOGCqOmReqsj+lCQ1fRv18Os5VwrSCiRGZ+m4bXXFmprlO
s5OqNpVk33NmlLsN17EBZppRDzIqerU9EzWYjJCvgCDVvzyqadJTn7G4iO9FBEiLiU/DNnTiGjlcghP1TBM8cW1sJGqqhc6uCQdBTZiobBTUmETWTgQaaNZE
bqnM8mlrRf+O63g0OBymN86xASV2TEvPIx/6EBvw3xxnNX7v1aKfwdVg8hUZQDoxBCtp9IaD3jCy3jB0b4Q8RSX4erkmeQMtWachvg6Zq2v48NKu9NkKFTWx
d9MUhH3qD0ndq6zvDSHI4Dw+VeWfT7MdCr6RUm/i1IIVeRtdQRcbaVfWhRKVuri+DdfBKKzqUzBTsYcsZZts4+814LC6nNYH6riQD6z1cIiXMZCPoLNHeFpK
0jdZL0fUcEIlWvskacrR7Iq1ee12nZKa9Zz8FSUrHbpinHpWu/rt3N2zpPNpZ4UNwddxRpRf4llWH80e71WbtNNPvgX6W0s+JF5cVdZeLQXSaSda1Tuy7+n9
d1374r1HjQVwDlbUqt7b3//TIzc9/vI3X8MlmJKwEVajC9Fo75XXbjzy/FsvPvAWflLwd/V+su+JHS/c/b1vHsGlIKunOIk7dGEIbF7DCUcrBtpOaQie2jie
BLukJnwcn4nGaKBNRfQQ0EbOFdQo0qN8uYuh1t2GPO081KgDaUWIP6bGvoRB1MWR096ccJfTrecy5TZ1C4+/7tZoTLnTpEFIfQNUPJ6+HuVuxZBB+duQTRGj
RpIX6H5NHHI1Wq9o0dOTozoDI65Mi6aF18qIBvUKVe4Q74y1t4ktPxgWCSkoZtQMd6GT7J0Vtjb2FfG7VEFzCukHaVDMYLE1pjVJVzIoXRVAmbgILaA1Gqho
V/z3IDTp6Lv1kEbWXxmbGo6TfuNZ6vIsFRtXUlFL/FKVHEvTPI7EyimJyHGjLOc0kuE6eRGFdabB+ZgA5oagtghqiaBsMsrmnqqQoFoNRdyPrpI9AewGLrTe
7pGqPWtfVeHsP1beYqT3Tmsf0PjhGsdE6iNmFmaBYGP8EvMZhT7XTQbXLeRJO5O4vLr0i+lJpDGHfa23A1DF1tkQBOiEzeEo1uJ85LGttnohxvYVAtrykVK0
Qq1AP6dOlLlLL5xG2OSOC6LWtFBQ50GaeQ9SEXDWwEnA4m32YMAZ32D238CAM1uuCxVzBVTstmpk2eLavGtgozBXQ/jNY4MbMZfR1KQ/c96xqCEHsUAjUhvi
2Q9oFcvxgzR0sXVeXphUAYhyED6V+6AUyIsgJI6YH0LbI2OjZgGl/V0gBE1+NAJMTAOYmBFgYgIajnWW+0/Yg0bqvQ6UOmPYGQvTQHAEd19DDZ9uAMrqfTTt
niu1BSaG3qsHFn705RageNmAueyzTMkgnUO/V4F9n9tX7h0Yybl5YruYeKie4TLsxIo+pIOn2nqPHqT5LRplU3pDTOnCdlVJ81vY2pSebsMrYkqvYAcmpnS9
Da8wYauwXXF+i/jErN8TIE+p371i43Cvc+gNRg0gxHAVd5SrkWqkSFQOJp0PYTI1iG1IQGyFECZTDZEkQ4xj47OUq3miOQzeFDbZkJ1+GHT2DJ/rbTGEhoFo
MKVq6w0amlK6H7XT4dhOhuPAd5syKOEZpFFoCT8gODNpbaQNaBA2dEBIIdlUeXTWjjc6ax9gdHJOmVphdOpx+fYzf28XR6WkR8Z1TfolA3TAmOTWqwEdIANH
mdx5GDvrkQ2Adgv075JxsPyr4YvHQwQguLhRsjA1gdNaAU2w95XBTUDXl9sEztJNQI1w2QptguPppoJWWqIRfN0IjS1sOedGaOCwiZPoiWCLXwJlgPL8xLNa
Y6izVmgJS4X2Mx6bDTsgFyk1nCfUBhZ9MNZEWh4fipYTcz1v00tv5BE5in+XjEfDl5H0aphe7i8BKCk/jg1nR071I3KqZxqSFEXJrr1KRo6+Z+92bXdoJ0pa
jA8BjA9D8QnhSBIi3hDPnotYRbbYbBLjzEYht/gElBISoQ3h4xRhvjhJIvgnSG0yy4eZiOKJTaIrceS5UPNAjBhDBSNGW4wYI3JgNYuh5pl75knXsWl3hpQ7
9uwgj17ixgsSNx6tAl9ZKLrxmoy/68KLR1uucihLiVIptXPWAYykRWdqq+TfZs+922yIj8ws+sgs7SMz2S5CmxvO8cquMm1cUPVkafPFVeYjlWeFlzZY4Eg6
P+cqE6xs6rDUzneBr9DwxuD3zm+2+qJyXNkzucjUABSkz5nXg8iLPwes1pgxhre6enramg0iLUf/XSs1pjQjzqbcKjWhhz+XM+9RmxpRUzVvpcPQ+q3ju4F/
OI7YY9gj5do0KDamkzocfQm5XE4r1ga1os8bhKygtvJLHYYyqKf8D99TjTJCNLUJ+mJA8nOJrx5MbIIS/ZQmL7BpWgZJnGj/c/cs/dwGeg64gdxTpu5XS5My
xj+4ecnHfXq8IqZIDuq1dVBvSwf1Br4mlNA8yEESuSWGy1yaLpz+zhIW502YklAjdXjKPxH6GDG/IZTA4JFhguiWEEQHQhDNUEtPvLuueHfr4t31C2TAbfHu
tsS7Gwzw7tKYFG1Z1zbQvLv3+l++c6xacI4BL1pNnGMPaOdYZUbclFmIYd45Vu1zjlkF51iVPW5m8Gifc6wqzmAz76Y1Y0x4A6gBi9+lE1ZqJH6fr2xf1YZ2
rQ2y+uXyD2ycDK5fKOYfEP7+CYGJq0E5++zNaYrQXFRisrGWjKFRXZ/2WHM5TPwrKqsenyx6+NfPxSqfKq1KSSQRpqmRDlFdOVNyvGSQlXEH0n0pZ5pxMdAF
jgTVe7lTCSmEWqoQapLcWysEM68QygCfeqIQAPBJFIKnfcWpvFicBonMTJBdnWcjE6xRFMzOCVZfrmDOIMHqWrAa6DWbnrRPcGfY783oxx0dfDDPc+Rl/iw/
Hg2bbJAa+Nzc3iWf+3iSmFKfIn1NopzwxNQK2oU5Vh0BBroCDOS8jT3B4cXCq7lZUHdnCQhvk6Rv3MhzVeBL5dSAGorkF9JbNgrpLc1iXodq0cOSt2ptH61g
t1KfrQzIJD0QC3zMWDYWWOhoNAT42gQCfMwoQ4Cv1RDgK0+zrjdjfXOCwA2TMJaXjQQT7CQ0qQKsdQVY6wiPDjfxpAD7vyir6DahuL1U2vYLgtL8PFCaECYB
AiMNZh/w0khOtVXxPZrsY4EWxKyuxFZOuOsWillEYLdhTQNSoRNzN/KZP7nNTP2UdHA4v+kKaML3Ay+hB+I72INbVc75EvPyecGYfqjKcyS3T0cFzGC3kJij
jfnq5MJTEjChnbqgg1TX9IEJA5nSTO4gU1qDCYMcmJB1Tbwha2d2gDxlDAjD/h1NZfSeJqqpJxE1Vb2sexksl1G9PIUuijyG8yZYYFg8qeVcZkjpxwJvJq1t
JMl5sUCD7jWPBZ4QTqY0BavGAp8iN2Na61DGPBR4U5LNqaoBxAIFbmsosJvSU7gAkYGUKPT0RmqKOfBBkI66uzP0KxjnwDc2Mx213w84bPSPX9HleF87BQ5j
DA4ADv9fZlI1YTHHCZSz0fLIDzgHSvZTTjcExRN8W7YGA4h+LHG/Ih1WbMl95qD7TH0fer+dxRUHuFJNsoFSNyxGQwgmHlbeIgxpi2FHSzTERuk2lmG2anfm
e4f4+D2sRubTE//FbI3040OGRv0u2Vf5UOF49g8kS4EJLC73cs3LmgYu/XO++NudXY1vOZtp1eS4vJxu8guL3VJt6B6vDV1pQ/d4begC0ePm29D1GLNTtNuq
Qlsdfsbsa6zf041Fv+kI4A/aWpZuLbPcWt0N51z087CO1qqt2DZ5Z6+YDQuNcoluFPyYJAz4ZbVKagpaSa1SbJM3X75l/+uLt/7DT/vn1jZJfRmk0Zm8QvFB
D09V43eeeXq/UAsvq8XCevY2PlzBGKnb6PB7yZdZbstxjjVxOLd0ArkfmAjbGpxZ0OwDawVpgqrjrpT2oJWyCNZiJqN2nq/pnr1L5qT+tbAlhrLsKbMP5NP3
1Jqw5aUklIz3soUxPUXDLz87dbu4Ba2Vt6BZyvWfDZl2DpJnaj/mP3GAuLX2n4VWhk6Tf6dxBN9KslJzJj9rEPzCkss6z8MefpW99sHtwtykX7V2r34R7NG8
6bIYvbmcd+IIvkWQf/135u3JnJ4NMZNmsFvOUYmtlLH3a7+tZXuoJNvDA2RbZonLr8VxZHtEy/ZoSbbHVoBs39Gy7SvJtn8FyPa4lu2JkmxPrgDZ/kXL9lRJ
tqdXgGzPaNmeLcn23AqQ7btatudLsr2wAmQ7oGV7sSTbSytAtu9p2V4uyfavK0C272vZflCS7eAKkO0VLdu/lWR7dQXI9pqW7VBJttdXgGz/rmV7oyTbmx+h
bGvfSyUULHxKY/CL6sC9zw/13udHfXuftz7o3udt3R7vlNrjP361e5+/HtRXh7VsPy7J9p+/2r4aKNsRLdvRkmw/WQGy/ZeW7b9Lsh1bAbL9VMv2s5JsP/8I
ZVt79fYl5t9GifFhWHOSerOcinNConfOSVNz/rFbNWetq+xZ86rabO2qXBZsJ7WbWxoN7MSPG5NKAsYQU3XDDrm6iVmf+Vf6ojNS8mU3uexOnmixk4yeO9H6
9Gn2JmWDQ6WKDxeIFjBOufjoRHV8dKOGLrYaeqk/y1O1BTphmxcx7cjEpGLPQnBj4iU/CUdOmDl9fAAz4XFWUeG8hdA3acZbJ/jagiRAcjiFJbjGnOCrqckW
SNaI82NELR0ZZQmpuSXs74DHCn6+C7rn9BxtFa0Tw8rcIgboJdA8fIM5KOc2sEagFhxWw5lRgh6AE2k4MQEGAk8dgRmwo9qL4agyF0GAT6KMaDrBjhqdD8fU
KtAJjsDiOwo6wREVlOkEV82rDt3pKX+RXtaU+ja5vnl0o64d0O1WP5Gd1EyxT8MYWCsDtWqpVlorTw0heEYMyp4agRQjSdU6qNooqrZKGYthVw0thqtZkI6u
3ygJTnd0Ub8O6rcK9ev01687j5YY5RLU6vkLmfNqFB+58nnEi9HG8rI/ZCQHV0uQaj0BfsampB7yeVrwa2JDQg7nxCEw8NXaOO4t8VZOU5v8Qfe4xRGKURfI
UPdlDLphs/AqiKXMNKzPVE3ObCENDEwSSk7zoCvLe6JRA2MTlEEhrdrBfBjKyeYJERJ2v2fvQIjQBmN1VFsM3X5qImUh3sBCfEIdSi2IGhztFAG16c7g0W7k
TyMIbGY6anL06Z/vFPZfd2fv7B1RqweTGsxlyuwFO++KHFXnz2CrULJxQX7Ltg0TuWowFL1BJkAvMbjjHnPQPaa+p2hs19ncesEOlgSUTjTY6F62/TUW5zlB
gc/KPLhhOwf8wwV4mg33iXmavZk9AUh7QnVuT22Fs4vdO87kyYYR1eLrOlubgPnMbbemmgieS1/EaWhpDKvG3ZlBMUDx/UV6cQfE/I1wmLP7oo3CQNosdFTr
Lqq7nb1ZSBXhvpFG/7PEyXOWZNLYFA6xByPJtlNTw1B9Q1roNgl9rmqzyFumqMmSfgAXlWWYJEFb4s0Yevap8TAAXK4tqKbsmu0JSj1/jZNIZpLdtIuTG6BT
HMiR3ohOt0yDExhxgwZvSbbT0p/v091yOUl0efz3GIPeYxTek7QEBswFuQ4a8IXZJx0A69PK3rgrZZ60hHnSEXedD/kCzprT1/VcmtLDM7maBD70j57ifeJL
GzAQgsji8E+LjcMDRxs3vcOfJNqXQsn96eh/VrAoPmHEom9P+WssQQs6wl/j5+OEfaYxI2WYzS2OoelvuvwN5nFuyM1Gl2ajiGqlc5ABAJy8Wos9WHAlgq8R
wbuIFjUkws+QoGBDuC4qmTZFbMsPTdO8qicuaSeeU8LdyMLZ1Ctn7uyZO3QYuoRU9yweNkbP39Ejgb98oaR1NHRAMEexk/r/W1aSxl06ppvuRhhh+vMt+Lk3
vWO+Z86HkvUgfbHFIwArc6+1E/Af+vgsU45b+lu5sP27uDb5By5KH/hdXslR1+ediklLRj0j/FNpNHpuUTC0Zq8kmt2hS9DoVdr8mA2QxpmITGaIPjaDJi03
YR0ejNVRYzHMonpMrB5eovprrHAGqX6OcWVqgBoroEG6QO7xJJttQfUbqeqvL4bUz1r/17gTXRphcDmzcjDT6UFth3g7W9FmF3lvBDWgGlr/A2WmqqxJfa3+
/Zz6N3Pqv4IJ7A5Q/6USa5iQTeXSjOKuhdqnhYZ0P5Rsch8DqcF2CSabGeVNIxpiZpqBbTLzAcKjzQpj6ppeJrovm4e80IYWeou47Aa/VdS3pCye1F0cMUMD
6fAad2roSk97DKGjJuYOZy4oaDDgQ7BCMFKsQ0UEM2Aux/up/6WUr+7SUUE15D1HdflCS7PpBJh2vTpiShfRnl6uPV20p9dzQo7kV2kkP80T1ZpXxrx3e8V2
ZisZNu+wmVo1lKkjUuT0J9iDSmQLTYWFMJWTf4vh+IUYFTtGvoMux6jw4c4OblnIDpyeRsAm2S5oh3ZQkBGgHuOjFT3e4ThKzFM7uFVOM7Smr5fTVHwKf6MD
FS0y64WlkiqHb3XBPQm+LRQIP85J8RvPM2T9sBm3+aVfmdO5DARt4TLLJX54RfLdxS8xA4zDwDpAK18y320YjIGlA0NTsj619NGYo8Ijjh5qSzP5yO1zhbIR
VRMgqqYdmwNbg3RRW9gX7Piky5l9TRI40OExwcXtTVNKbqS7TkcWCBvUDSeJn28CvjwkdbIRo/1xcfCtE4yZErorkH1yyg3qmt6r+xZue+HxNeCD4EDmSjxX
px71xMTLCSFI1MOpv2+NwYQarDa5d6gO9y1wMkzD+yPTnB3AgMo4dwnAE/oQzenCVKKyAuGbrEBV4XyrygrKfxuy+FhC+SUMS6kVQGhDjlYcZsWctYujt65H
L7+uoZGzTAbF4Vh6THvJmMbuhuZ8LgDL0wFYjc+I2z8/uAUV1ODBXRdmVelOBPaFHjM+XMHHFB4ehdO0zSLAD08jmUbnEH2j5h9ezyzjVYxlTioBZhV8G4XP
XM+IqswI+uwCesuNx/NCxgjwp2jEVfgw6Bhcl3FfLYx7bvE5ofFGoBidKTnumX8ojvsuT4v8uM9MJCnVjcyF1TIXcLBDo3J2xoi94+PSvH60hknZMRfWYC6M
I+BxUON5IOZ1Yc7guVDFsD4DUOwzjNOhK88wNgkUeyMmK+ZBVeYBJ5yboI/VmAdVdQLmQVXmQRWMvgrJ6DAPqsh/dgJQBuATryJWpCscXh0h/Qo49I+TRkla
o3o2FZTn3fHR68vDb/6/vnw/fbn74YK+POXD6ssntb48tPeJ/a+//eLp/Qrz4GCFeXc14yyay8ZH/PqB795Zi4/u+w6/PO6kaYQPPlxKjxvPHeE+xmp/24JE
uaSpfdahFeObvpbWUtGu9RqdWhvpiDA5D0gqorV/sZ0VNTV5/I0DeGdU4VjzLE6AjsBI9+cgBe6ZZlc54F+gc0TPZJK5rH1R6l/dkGtbEzmVTwHHG9qWCZSn
0bz9JRi6hD2mlHDrfZx+6a2zpaQs11G+xE9zic/uSkv8FP3mSZIkeuHmtMSz1NJ1+kAlfoFL/MesROTeanHuLZR4UVriBQNKtD5MiTNc4sFH0hJ/n35bc6p1
uZS4LS3x0rXvah/T/xR9TNTHv+AMY9YGo3KGcSVeyP6mU60/ZEvtlVPL9T0tMUD7hqeY7EmAv+ShaSU2/L/ZoankZIKaHCsinjVxu7N6kdkyl86Wa9rVKmlU
k4mD6glDwkE7p1cBqz4KfbDT0lwhZnx99vXm7Ov92dc92dfH0q+ShDevqY+ZcvUeS5TTbghOffmUFT+Usmw9U05Hbup8GJb0092WCPkN/ZKv429w5ZvxUf4/
mFIPZgB8NMRRVpj05TCbMZGiBbN8wnoDEX4mklrhEPCamZL327QEs3GT7QrxBD8f329PSmHxBGtcvSNw4nGGsVXyGbnutzl/dWSxqt7zbIIsYyJ5c719MwJv
6fN6IAnpcycyANPnnCVLxDEzTN+PLd4GY/OWAa9KblH2J61OOTU3XQvmL2DfRu4pT6cTzr2dyt1jJ5i/sy/mcg5mT8SraYEWsR+zac3SfXqq9RyC044ZwuEn
rXPAmgy+vaCZF/lS8ADWrQjsM7QsNbHsgVrAycUVtZWDc6HDv34G4Xzxg8YWbjt+o2rR37LIsRkx4IOlxERWaZNG2wi2TdvnJf0UHNIM3pkL7rkkgtfhXKDJ
EvZcVs0OVbPqCfc/xr2ZKzjHk48qPoQqJnYmvjV4GJew0g+lb3jM0E2Sis/XkltdMbLK448s//FHssfN5PFHl//4o+nj3tL3vn99c5UIkDNX3lIqbQQ73tv1
sHI33xl1bqed9pDq7Kbds5k83404wD1/39jttG0eVmO7wzFpn1yl1ZLFmXJLZK23J+idFl69SnVuP+dz/N+hs+/YTa8dwQ9BtFqNFH5ARPcqSJG7NkayrkYN
ctdWSYvnmvGU9xHo0USgTSELNEECWKjDKItHJUCYcBV0DKzikGGMzgpd9ihB9/2Y546sKvT656Digqc5nU8LUoBPjLafDI91OOPqBxv+c7nh/zHhUCw8Ewnv
l7491Mo2+F/2rj64juq67/fu+36yZVmyZdj3LDzKIA9Ox7UxOK3XYxsIndR/8AfpdDr8QTselT+wqvFkOhQJfyQKBeqQQmmmNGoCxS2GKtAkTj8mwkNBgPHI
NOEjoSAScM2HE9eGQAZn0vs75967u+/tk55sF+iMw8T7tPve3r1nz/mdc8+555yfcOaTFZ1g43Uy3XPRQtXjS7nO4SpUDFpn94tDsM4OxSG3zhZkQGInyiQW
UONN4LHsViprlKanIWsPqZz4tMiSd4nK8YonHrfqZZmCiDUhlXGqUno8ijZFLxmbNaYwkr+kRQPiDhNeNmBBSgh/r/raLpmrqYp8k8T95y52mSUpEtk1S/zf
LkhLwUGmK9KhpOU6o9uu3++YHYnl/P+DpXRIrbmwlF4C7x0aNkY9dG6hWizTOrhzsN7ZT50aaUktPnVRQc1efK4vhpVEeW9tNK6OV8KLwmLTmrhpFdytVsE9
ehWs+6a3WAV3z3cVjMoHA7zExSp4Aa+CF6ZWwYt4Fdw1v1Vwp14FV+NF8MdW4fbRc1HhVhC1RYXb21Ut+4FBqqg4gG+dkwq3BwtmZ8aSMDZasKh5XyCnKpnO
S36WIoFXGxQyvsdrf1T2rnuXmCHytRC5CXBA/QkP4YU8DlXeU0I9wsCKV3Cx0mLkkxfCS0mjF8HD5kgvBKJHZvUbauG9Aa+Cq9NG1VoRj4Y2aMK+r5eQYgAt
419ufgEZybymydMSBqKwTXsuvOj0L+jpi9QzT7Dzn4r79NNtKqrpBNni/VGRrohneEyh/kBYiTtOyNbH68XXTzz9vVPPH/qbxWshDmLtTyOUBcbWy9JjNiHP
Ue28ijgxmTghbrUa43ALiIpuEbFSJoulLqNqN09dnPr5HfLJuvFPb72MQygGSP2krBLZYMt/Bh6QlcZ6xPsvMX8LIWyKRuOwGptkoDw3VjZ+abQ3wry86I3X
v0dzJTV2hO6zQKjkCqqIUAvZMgULULKwbnO44IWd/KiUqD8lnQh36g1VPGjAg1bxQGQ3yBCKJ70EDavbSrR4UKwUDWONASJVB8OSLAhQQVxjG9a0ZQD0AjzQ
DoG91HJCVsYjGCyposCdGgapzX2JHD1ZDOdyhgpiNJ3gdiy0gGAVLIiNXsI5PDJwrofxsZsKNhgAsY41RpULVhSjzitoF4oY53Ea55uyYV3+ClmqCmNuojbF
9WJJZ3tKhUeopGRRCPdqVXVPSZUSU6nsir+bIV4hSkoUpXgRf2i31moxWSQtobSKYMq6UmolrdSqWql1aPW1QCkvZFjC/ydESqu8uq+KeApqzUu1uVAr8Vuz
41LO6q3l8NZsemvN8xBEttVLI+UVu488BWFPJlxIXrSWFViJFViFFViVFVgHKzCfFdhCVmALSIGpcIYnAYDCGWXECcu0UQPvsSDBr2nSLp+Wk1Y1JOVbL/A2
fK56nHRUZMVBHr5VxkE+NpVIT3C2KrGzpUp8QhVU7mSV2HnOVOLJwMwnK4JolbjxTeQeTK5jZ+YXxcnp2/72wEpurQ62vhR1MbVr09FuVOngtBvAy2H3oyNU
jAHXnMMOTkc7OA/LXvRvnHjs7ZMP3XsZNaPHj/qoG7w9BA2Mpnjp+3rsZPTUfT2+r9fgON1ELr77YqfiBnacrucxLqUSBWIMn93V6TEsditaagyLx7DUGOIG
7CYVNwjIQyrByKbavFx4xoH0XsFbd4uRS9o/1xCDQA1ym+EpKdPCGClIVp2zS4ktS0IHdTIVcqrqTR7Q4VxN1TYFdOQAHY1jcKpiQJXYgBtOjBuOWmAlccOJ
luKdOex6dtit78ScE4o/Rh/fpTgHL/31o3CJS+SeFQd5tZcrcIETT05NTcfBdHJXU6a+mI7XYjoeTyd3RtPxeTo/f+vIrtGZOaYzp19X1hAqcMqq0zAdSwO7
hek4Labj8HS8FtMRwjDrhAKOC+gIBozNhEio+XEEIzG5NlIWsH1YO59l0SHOupENcxLVU17NtcAc9WS9EnHwIC3gRtuzqWhId9gO/piMP6nQgNMiNLCqMfwx
wOGP+WKTydiUGtNrMeamxgDIBg6AtIVVNmOVrca002PajWNK7LKbsMtS2GUlsMtqhV0C+4B/WdhltY1d5AmxUthltYddFJLMccSjFXaJ28ykpWNhBnolpSOf
5C2Sjqdj6Xj3Z3c9eLTULphZjWDG5OX5zQ1mND/ZIKQVmIl3NOv8/Kb55ZKMreY3kTG/OQGA55dEt+T8bI1udgt04y22PL9Z0G3W+WWh2782z28mY35t5Mik
AE5lyBxNhp5jgLvTN4NkEcsmgEOseLcEuE4JcP1rrWIMcEE2wPXOB+BY7g+9OSvArW4EuFUMcAOMDf0JgOvLABuzAWxSY2aBzXoFNh5Fs2OwcWKw8RNgY1/d
XIBZ2GNw4Mp1nJNa/zjzwxsngTe+4tdA400AfvVpmdU8DNe7nxVygmh0KsWyK+eAnKAJcqZiyPnvo3t2+fOSSOqJHkukk5JIPy2R2TOUQum3mqE9+wy9phna
TaAzFYNOYoZtyWTQLJNvJmUyLgj54kKzoH1/bpw0+msq/D9jpQ1+NGrqFwa+5N8Tvw3rz1LLXWvjqR/9+4dP3LGEujmRqTJpwj5J/sCYMuUvjEkTP5l56pmj
x3vWGgdwXsjNhEkLCXMcx1huzHvM1H3Mveo+5hiu/OSVH576zv4L1pqj8j5foNsY2+K7vCZGvy79MNeqZ9mKR3l5z64vPXzBWrFOpDtgg8IqBOep+MiLJj6i
rCQO0xilsgZNpi39yv/qLv0G38X1BWuMfRbtBprQzIBwvKVe/Aem/mxMkPBeZrxo8QhTOO554cmDb3/ztffEo05a6ZkckN8f5+9be3Hky38tvm+NWekXNWrx
rI6ZGl4EE5924uW+nVjuFzI3gyHY40l8OU1y8bCSi9NODSkY0ac5XDQurqL+ZvRpGSy6xPxHhys8/gO6CInjPod3mt/n8D7kcQemTVST8Sa6QTgY1VS0Cbc0
o2P2YPWf9qgepnKjVp6nUKwX9EatAgQ4TwKc9aQwYyhrQMxoysBerdDlbVceb7vyedtVwNuucg3brk797P5Hn3j4v1aTTIpHrucJM/oH+cnVQ+sNYNfoDWDT
MSxsxT64NdbvxFQTkxOTnjKSZDtpM7n+x+Zd2ydsJtc7Nm+QO2Zz1ItuMEk3eNFIkO0YbTIYayAb1dx3FdlsXWWfcM9tJFuB6VanLWpYauWZaALIQDQH1LoI
MA2iOaAW+trQXjVHEc3JJprDRBMPrh7ZiYnmZBHNaSDaGM151EwS7U6bee0rknh7bea12yTxxmwyo5loMxZusNdMEG2MiLbP0kSLXQd5tTgtaHU4K6/RCjWv
/AeSbC6TzWOy+Uy2gMmWmwfZxKOfKdn20awPpMj2iMVk+5bFZJuwmGz7LSbbPitBtlG6wVSSbPsoSCxOfcLJNnrmZBOTQxA/RbbnTCbXEZNFdNpkch0yWUSn
zISIjtMNEk/A96TITYpsWkTt+YiowyLqKBG1WURtFlGbRdRmEW3eTjobro2bZ45rBuYsuCNBtCFmte1MuhuZ0W5gwm1LsNkk/fZAkl4U4xJGzidQEcTkmjTm
Ta52zHPsrZzgEJG07N7hTDkZEXCVZXfANyvKspvI3gi+NXsjuJmp+6mqutT9VGC1+i1FyK28E9wm7zylVqj6cA+RRUQbhIVNKg0Isig5z4JsSxX+q9bR3onS
AoMdyhuwNbEf2+cgYcBBwrQfxNZ+EF6XZDxivDARBKft2bRT14a1dWm8KrtzUvy9Sv89uR9/96dWbQZYwUWAj9ikBxhFDawEmxhc2s6o0hYdgxuNyEmQNMTG
136zMdairslonZ3RZseh/EDpUor2mymW3m+CpVEAWBCL6p+7TAt8LKA/iBJJ0MdNiOPvgawrjc9zvt+1vKXyGmxdBPFKjAZlVrhizEIsjUTpqFtLI0VS9psJ
qfSUVFb0m6poj072FDgsk5TKgKUyx1KZZ6ksslSWpFQ+rrKIDpq8WirH8jg2K3ztfSolj8tZHn0q2dyGVDqq1ZtuUEflAmoudU6p+cm2kzJy6xS4bI6S3Akd
y3v04wrX7T8X4Tq8rhbxugd2yXjdlMEBOxzPUcTuDd92R6yb8mcGeR2ZkJcTZ3KzQN7Mn/EOZtmdVbHS+3EKzIRFGzuoa72Nrd4q62WSP/qNv4n+mX6hENOl
VsR2a8SkfWgB70PLNSNmnhFT5c4oxCxpOSzF2jEbMfNpxLQ1Yq4C9q0DMIb+OgLEgAExx4DoMiAWGBCL2PGAotjcrLY9THRbY6J7RpjoMibmY0wsN2JiPoWJ
OcbEAmNikTGxxOSpMCZWNSaW54OJgcLEDv0uOvAugtkwMWjAxBxjYiGVKVRiTKw0WCo/feXbu94//vJvMDBW2wXGyTQwrmBgdM8CGPMAxnxS6puA8WQmMELU
j31ixHzyl/MXc/2b82J+XszPrZhPSzE/fvDIg3//8I8m3jHmKegTz6QE/UnjI5H091pK+s7gbCR9bv9llqTvvTlL0k98GEv6aErSx2NJvyct6fo30e5PtqSn
lkCQ9FUs6RkLnjYEv/+84H/Ugs9y3K3kuB5Et8ZhCHS+FGuk9oBAPNvooRQIDHwkGPBBSww4eVba3s/EAJDXmU3bZ2PArxLa3kxiwLSpMWDKTGPAr7S2N89j
wHkM+L/DgKel8j/63L1v312cr+JPy/xnPhKZ/7ClzGftZN6vdjL/gWmNhFTVkouwgIMsKrhat2WOk4kEskBtYzBxUXArxMi4xMxfbubjGGN1kBwX+pUWNuL2
BrcNBNMplyZ1+8VskOUsS0VamKTFXouoGtnV5/e02oj9kHr8Vzwzp7BsbxLLooByUmjHy5Sw3K4X4jK6k3513fIvciLh8q9zCD+iArSD4klUjv14Isd+OJFj
f+M8c+z1SHfIkU6PNoz0F+com1+P9HdypF2Nc/pGYqTdZmKoUfNMx/o282n0L42z+s5oPNZtybHG5jsWcurh71aMzlnbYCGUShgGX7kRvGTQQOwZhYMscrag
awunalNit4WECrhwb4KHDJ0tuf0w9Lu9PfQja3iIErhdSh8JxDOibWY0sLnulWQaB34VDcjc5PYefrUMrHCymQIAFN+NuIqg+Cq5C1GijxLeCLSoIXcK8XJ6
J01OIV7Dj1SpZ4l4HrfhlQlw9Cj87EjRJbyd4XdGFRu+n4SPvdpzesu5b29qpdqb0nXV3vQWmcw0cANAxOayhU3tTa2m9qZeqr2pRQ1OrerBpvamFtUtDj2V
+mci589UGYAW8Mhq6mfaI1CROT46zjJlVJ/8Mohz71lVB8plGlPCjInc9qsDjf/6fHWg2aoDnTiUqg4Unml1oHQcRBUGOmFSYaCD2YWBvg72sM+UPea2tTPY
Y/LmRv4QIqX4Y9qUDPIDM4NDPoit7hOm5pEZUzIJsUaOWSPPrFGYizUCWU/BMNrmkAI4pCgOARiliUPKikMa4l7l1hxSnoNDJp9NcUhvFocUmUNKzCGFVMA/
32AxvvfcQ888UY6ZBAzyH9kMstsxvYz8hAghcC969637uTBPX1w5Sj2rmgg2Tuzcma4d5aTyG7AP53Aib4ETHkat1gkPeuOv25RlYMgsAy4dpTOg3IxMhonD
qUyGjlQmg0dFjsLQbZnHMOsInLcwfTiVt9DZlLdAuY0tM6x4BJ1h5TZlWK2xrmx6E7o0A29iTRVFcpJFkUiRcpdtrog0pRajRuMm7resuMnIqpgJ4Hb0opPP
7fmpB19kVNNccOJwY/2wyd0756gf9tWvpeqH7WyoH9adLh/WZvWpgYRh1z/f6lMt5tc0uzMpP/VMQ/mpVYrWj1lxrbYErXOatm/d2yBh0cVgliPqrKNpPjHW
QHN3jpptc9Bcy10Tx5rZHBvnBA5oju2n0It6cKdNEroZJDzcioRnV0J27nhRG0bP9Jd3njd6ZlFpE0dSKm3Z2ZaQPfriDx88evuyhOEzYZPhcyRbr50di8wd
aGiDRfbefp5FZmOR6TSLLD3rKsMHn/rqL55dmmCRcYtY5AfZLPJjx6yMhNwqa6VRpU4aETFAd2Qsf4AXo6FTfYT7FWnPJymXqG+whj02tvjlcHThYOTuqMEw
7qOVIOdBh9ZVlBqHvW/W8OBV5P6s+eyDRjcHr3pMJbs7WP1R1XRffHtEeltxD0p2QfDVo63zdN0aJl5zuAGEg4JNzqC6mQP3gv45oWcQjUTkfqjWneG6NxyN
/Ek0Ir544fbIvWopzUaQYTtqusi55JidueI33IM1D91p4cpwQu/KEpoT5D5XcnBBTRCU9DfDc+FvE2fc4SGa08hg6G/nzgI4GQbbhmifkDgfbEdDAfGMIayl
4Xp+sO6jwIS4g9DuNWJAlF4o3lD3B+uo0owaFZCEMgreBahEsdLI1agQXm/oo6OFxw5B9LWAh9APK/Ac+tx11oeTlXLGwzCP3UdF1KXy4Ozmyinsbiy0X8Ii
6QkNOQEYDs8Pc/bCEetmK2lb64YvFGiAnHjMZtQCHbc1Prs0xK6sR3ZSt+YILbHxhukcfTOQJU7QyR3v1MU7NeJ3ash3yv1r+sjDQRwbZE0k4NPSU2TgPeUE
NvTB0RvgUNAMUWShKkXdg9Tt2LM3NDWoyYE2NcMmTwioa1xZAnWLn4MjDPXixe0aGcUjRjE0o+SKVMtEMEpuG87ncD63HQml6B4lbm0Pi/cM/qiExC3cNUpc
KAqggT+41kEO4toCciLXFpJLudZJsl5bJMv5saumCh8bVbPrDBfqEiY4W++idgp0rSuLeF18WhIv+E0LheySd+nCAHP/1Nqw/BZWMgY1i+a/6gZDExjAWMoJ
pqjaZie+PfLZEropYYfdfQg58ZVohHo/lbgAaUlYVOpTVX4q84HKUgShs3wnD4i+Qt0bTz195JkHbnvpkXeNPWvtfiHm3RuPv/KVU3cfevm7r+NUtzhloA/R
4j31xRtfe/2uU8+/89K/vYNL2LG/eON7Tz+764X9P/7uKZyqxhTBDmCuAL4AfQ0WDoUd1NcAzD3GJCNQCuDd+nOeSRgAX+s9grm31/1hdCoTzCiIwlxEp5eA
zEu2iSszRGbBNEWvEF0Y9vwxGHeJeIm+vcGSTCm+CjXvY0Mz8fySLfWe0B8SMihUuPi7Z6m+PcbdAjbF+NvE74lTi25BMhAUqSrlQn3BlUB6wzXUgSJRLFm4
LUuREADM9o1bE9VfijYX/JN/ogxaaAzTK3SV3zBEOMLeEZ0WEzS3D8ItK76D1hvGEPAsiPnfDzsY/RYw+i1k9Otk9Fskv63EyAA6ottKFQDYJR8Br2x3wyeC
ioBYNiDMUzO3QjLPncRy8nbTNEcAZ8lnzqHcXB89+BCWJ178zLC9qzvw2PgU7MCT5zjik+OITw6V4giN4yd3+ckd8eSclh7U6Q3nQmq57lGOPLD4uGNWkwEa
S+IwyRcUODXIi0gtdMs2Y7up44WjCpoEvHUV2h1O74TSh+7ro3xaDn+GVHzVJ7+/UvpeLeAdsxYMMqWnpbYPcEjtlxX3oIgca3vS/QHdreaqjbfibwGW4h91
MxdKX/88ofQxv7o7LISHFYSrlL4dK30/ofTdhNJnY8Wn+EXoQ+m7rPTdmp4gRS8Iy4Nt4gwkJB8rd9qcrJR+Pqn0SWHnodkLUPpoXkStZISC9wHaZRxygHgA
epUzX5AKIo6b6x1kg6HWmFTl4rNM/cF9C9TaiuWgwnJQZjkosRwUGVA7eGc1biBT9NRtSmFZohYPY8l9zmxWaXXPPpY4WAF2+6Boh0L16y4Vk2aG6q/PpvBx
hhnQV/X02lb4MBB8agKWpXh8Pq0VfpBQ+H6zwkdN4xKL9rnS+5pXWO9XNE+k9X4lofdTCptsgArH0YWu76pRK85FrPI7ofJRZI5UfhEqH9yziM2BLjYHFrM5
0M3mQA8bDxUCogDfXgKlk6stpchcrRd/BbVlZCnVLlBxZie6x0SguVsHmsVIW2oXYojNtZDagdZq1Bq0VsdhfW15eEG4jJmKxCIe1uBhDR7W4GENHtZQw04Z
PC7leMREiBkf2x4WAZs+L2bqYNvDYjD3NWKmDrY99OArfyToJa79oaCXOFzP7emuE/QSh98X9BJfudsU0xAX7zLFPMTxL00xEXF5rylmIo63mcmpJD7xs0GB
S2FJkkrtsWAbBfYeDKY+zkX4qAwfWK8J22dr2va5KG373CiQ9KK07XOdsn369tT70raPWPGEfWnb59om2vSKM0spwisMoGX4MBQuyTSCpo2kFeSTFbSCzB20
hBJC02gFUeO/yjZxpcEKWkFWEEqNB0krqHIFl3yQVlBlS31FGAwJZcBW0IqEFbRCWkEr5rSCfGnSBPOzhPy0JeTPwxIis8RQVgWhnrIqgnAJNEAQLoUGCMJl
0ABBeAE0QBD2ym/DnmAwgcIQEIEagAIwYD8J+EANQIEwsJ+K4rAIdxSGEu4oLGDc0UDxXBgiPcSrzPMABmZ8DQ/hhZebW8QhvMzYLA61y4xN4lBfQ+3oliNy
AG7ZrWWKPxFgZ5hdMu8NjDWpPRpjcOMndtKYgBDuJUtNlQEptI0GJ2RZLqrKrAqGNu+r4bsVMXsT+Goxvsq7dYJGVNVT3q3aeLdFICbdrUtQN96l050GTxpl
PYVPAJwWA6ccZRNIRTU65SgbGkfZDJrSKFtAZLNwJ1mgbgavJCxQN8krygINtAUasAUasAUakAWqcdiNOYcymdWGDCpkGbCIBVdS5UdDmqE3ikeScNf+zhPp
tgLqBOxsl/ubZDVUutKNVZkp7ERxJdRXCr4B2mwoOGhJHf8zZdnmiH2zoxtfCPvEl/aJj5R72a9QsF711V3xWaS9vW4kukpQbz8yNT5lXQ8z8lPWDcKcEIdh
mBP91k01+VtVKJ0qPaNkah5eOmGhI+7nhcFaam0NAlNbwX5rFJ3y/IvtMRO+oIttoXuKON5jwj682B43EYeVdcx9LBlpHFXG3CIz2WinFid+rB5PrIxRml3o
CZRmN1C9HbJfWGcH3JcS4IR4tJS3X5YcayS4ybxZB3TGzbjFt3gXyIOm0vY+DkFzT9/s/8RPXzW3CwD+/shguStfdIrif9b/EnftsXJU531nZuex89id3b1P
r6/vmTGRjK6j3FYIfMPDXsuxDUEQRanUf1PjKtq2Umpuo1R1uY5fMtACaaHUkKR7x6pQgtxEqFX4o5RHHkJpFAWqSG2ICiR90EhpXbUqqGpwv9/3nXns4xKD
q5QrM7Nnzpw55zvnfOd7f/TPqNH/3ND2CFUGPElIYhz/NetUOMF3LWqNl/t5eUUX7vRUY6jckQJ/iEj18dchKA6bWzXf3KL55hU2/wI3H23VfDSlmcp74Vbv
heCsxt8s35uElu72Vu0FE63RE29sQImP5ephsdNTk0guTaS6iif8I5v8FlDIinWYfvgTnwvkc43x8nCL8miL8mZeDh56pJ+E24JhOjYeYo/CYQqgRQBwU2D1
tQeE4TE+iBg6Knwmbe1X524xPwZp/i0wV1ZBXna7lB2eBlrhmWva3RO7urEVnL33BmcQJyzA1GU1oUPeBdwn++hOVAqnVpqAMMF3bBShwPMbGp41gWdjCjz9
CXh6k6Ca7IZzJUB3rmTU1Urf5kq1K6lkTK0UCBROfGpf/NKDsrx/NkgnuxnpKmZexQbV9/3awcgss1fYOojE3xUZca4Z9PfkIZ+/N67Bz1+wdRoLZpZjZX/A
+MWEadVfIJaILqvEEtlIFd3FZRexRDaYNxOXPcJkXycJQrDXggNrn/9odvDVz+7N2D7YG18Go+siknXx/AOaB8SPbz4g5BwYksMS/QkBrIgBYE4FNK8tCZNB
r0gPFqB0AfPLPZ+Vns9Iz2PpeSg995I4kLwbLLeF8wi7WoNQM240mnQhepd4fNC7xPKD3oWl+oxQhjFrS/hkBoSHxdH3tqGNMn8OJpkntUmmuf6uTTK1USa4
R7G8dAr7F61zg9FMYlQMLyvWm6/cX1pvVswxQcw9aVnWhnHcynMzD80iOTN9cTe0ZFb83VNicNtHdDgr/gF+6hOifByAIlxF6ioufKmSs8vi6ACyVb5Ny7mB
aBuNwbU1DlnGIXJvh3L3WrN+A/xl+roiNfPF02zMdP7A737t4fddvPWpjx3lZuI32Oo0tMp9ZLENbq3YR1BS97fllmlj+8ju5y9YeToY3SS/l9QlUVje8nPG
aMurg/7rzz39pNv/ydcf+UMXNje6RVQsWqRqbIB8rQnNGF2IcMIlBvLnfOEcmA7UIzLneDdI1L4bWL8rS5W9+PJcMsFPDdPaKKYK2TDGpqo+OlX1sanKH3Mo
tPI53FxoafVXR17BVigAoEbHT3ugqSH7nS+MQJblfly/noOBZhVWAdfSVnZxmUk88T/YLsP3ZPiuDN8ZHX4RRF7Zwb87Vp1z3ZV5diaygYT9ODGt3Mj6xdrB
inMPmzdZzDPqzr/1IJs2iHekLYLvMuA34YCIDSjqYwYUEGa72oACkWPif8lNBryUM2U7QSW4lMvpcjjmBUeWcso4MNNeZszDkmUJCIMIU/X1QdpAHL0Fwtb2
GrvQIKm8ScV35E02rqRJHSvc5Sbd/U8/8/APvnDfn726F0271aYtenzHe+ltQ/e2jI443uv61fa6EjhwrNf21fZaxyj8j0qvuWGH+2xcYZ857wUWgrXzwROV
eNplHubJQX1R5uK/Jgfl0tYuBlWf9u2RSOMylGrsWD4z0aD2NoG3Goxddp46KTK9fxVjfCv+8Rmh9Dx9iExzGPqbPIP1n9TrxoZ73NwoWHDakZ6MsCAXkkZ5
65e3QXkblrdRedssb1tad5XGgowWBkn7PbZU3nboJI1Uu/9pZIxWHf4zSiLHLG/bqh3/PadP6hQ5FVVnM+2qbpHkLktnsiyd5VZwN5MNifqDMr6N5uucPK+b
Zdkmse38MdynXaoWqFDNKtyFqkkv4NWmalHZLN21oFym8aoYqTniiF0XYeGRUe8jaqJTdPQuQCfAkxBPVOcCMRXUZkaF+neDY+MgnwsUkkT3WdwZjPB7PPMe
5xFkWWShG/KR7Y0gIiKFhogUDBEpdNasVYgURLJQX7Mgi81XeTAPxxzgTBbFQk7Kayd4GERXuWTsPPe50vJzoaAcLTBXosn8Psf/YcmLF2hxFGdLiTl0rg2j
YVusMxFXqB5/h2WyDlM94vnDrTm54NEuE3M5IIUeNesghcwN57gcH8pgQVbfWRcKxhn09w1ElZjQroAUhEOKXaoNVmo11v6uDlKf7o9wUKEPRbCkImI9DVY4
mRrcJlEVjAEIY9wSw4uQmCucjoZJkhU2BbEQSA63bTqG98jUWv09+Qm8a6DaazV9NMdytzBQLbmLB6qJO2LxpIDwRcR3KpSCfewuqFjC58G6DBIh6iq7dVEZ
DZ5LAZj7fq6OS6c1lewQlXys37pKx6Xnpzou5SAF2axB6vDoHYmNN0JIj3gwvWIYVfrDKpeujoAlDmmgpEBu5f5klg4Vhc7jQMeaLYRoWK1U+Umx21c2i1tp
BTGvZ8jsQVD88plS9UqPmaNiK0ZUcLjKS2ckp71UAvzz1S46XkxQru3VgkCr3K8n6y52gEEI3dywjhsV8+4wF6xi9iI9e03ufRRVsH0LXwg1wdW83tzNVZow
TI2rztRN7UwdsTN1PEJgNaG1VhETWCERtiqMX+Whh+Bnm1ipdATEU9F624LVkyD1NiM3ixEe0kiFGo23tWC4LH+Nwdah+8lnr/OnYz4lCN2eT3Osf2kD7X+8
RwxqV7WOJrNAtnDRaBYeh3MqRF7QLi5xMo+LlyzgUksWBS5huq3wRtyGA36OpnzqqFt0OMz2CEs0kYrQo4vbX2VLmfk1c5X2xMKauYsui2umgt0MSBdXddfM
PchyRgBTEc6QiDd7jVAF4+wm1kJY2qTP68VcZ1RMKPs5CECCIB2lBHae4W0KeuBLJzQ98OeLbojlcw8yUjfpX8Vm0C4NB7zEKXd/RVjMdoq2Xh8uO3rDBmA8
/qBeOM6U6IMw5nCVmDbbzEC68Q+L+KOYkxI1gfAy1mGQssu8HWYgbDXiIz8m1/o0nF59BHnzYGFJB+fhuzlgHXrG2wAJOyU7m4tpbHIGM0xjM8/ONtIH/aFA
jDdgwxFCMQnzX1iFmDBdgK1A2uAJsvsmvHPs3L/hJgLNSXG63iNp1xCEtRwP2w5N/DbWqV80Bh93PnKkhcpHaD5J+tDKx2PDkuQwhwUsev2jM7l+ZHxmVsuZ
8aub2h2ZG/8d5mYVH3jthAbLKoOFU5v2LQhHklDPBXdvFdlOB2kj9+F1i4ASjSKghMfgntasePAStBFagU42/6sHHrnrt1/f+Omf3pyt8donYhc55nyd6w4p
WvL87cIf2nA9duMnpOFpcKChsiWofhaPLtISCj6+syUUYpyeCziDY5leDQwsTl6YBltQQZpF+50wEmeHjouQsn4RUnY6OKj9WMARAxxtDJ/PTjeHgldZhGyY
kI82fkeggCZtXdx/0z1pZ78694TqPJF2+8u/dYhXYTdfjt3qQTFD9EIz9LWu8bp0tjg6Z1ljdz8EP8ksJmSWMwfy/knnimpzXO0fGHPP6SQm82oWw1nAFjwG
kxhgytsJpVLhNjbNTnqVLtAi2w4arkBB21X3IHd1jvf35LKfREfFSRbeGVmTCAm0Slid7n88U0xHkyBcNuKlSzAsSJb6RrJDNWkimonLpgRqGxOdNgg8WJgh
dSSTNwDAP0l7wOOrcvLwMllSNhJTt0XK6uVnTaNYJuz5vlQuk2q/AjpbluSI8ZmZ9LFWFmjlekBW2uCvSBYYvBvcsDQVNyzRWJaqYNo8Xd3ETdkGS9gG1HoI
6oYzKfvTFKO+FOdJCgWFuLlCm5UHJQrxChQSlMAY/brLSa2BSRhh+4BBKD0qEHYBAj8HgT+R09kfAcFoTmefQOCPgqCycX2AYAEf9FF5h0YMxFcxYrDRp1W1
QzVg2I4hEomhsQM+mi4zqYWRLo+NdPQjvoyU5lljBz1MD9jBoy422DAViJI+vQOg8XkV/rNW9hUmL3ItNlb4oSIaLE2epxwYl3LjrhRNzmIoxXoWqWmCzCJ/
7D+ZeFAqzj8CSo1avZM1Zz3QflAasGsQ1H/80hv5+o6TRLQMtIJzsh4YBWGPkmlbC2Zs6RZLfAQTFFj/w9NIkxZsOLdY4oSYt2PetstKX+7XRMVu7avwSTtG
sdHuq95ou0cWwG4s9WVCO7zLQPVglwUMV0t20e4q3cPWW9Y6QTvmheYWx1BYHENCBE35ToUGoiaw1kADxeM0kJx0cYHVwvy4G8Nj4dSty8ddKMedz1vXvZ7F
ec5Btlfm01T8N5p6JcQqraznpkrzcn1tEts1A5TsMK69NTIlwC/hbJCPXsEaJO1+nLhCxbDAxsWyTHceaP/4/Z85/+hv3szSGl/NMnxtHHrMs+y8kO4kJoT+
HUnDHrWCvOh0AyWdhxtPTD1oAPOanmGypcHWeLQMiClUGLmRm7UTV04IfZaDkqM/6BcLLgjUtET4y2kpOWPMQT3QPc42qT87i6dHe0IzjHSA9o7wySUgWXKJ
QxRyy20acSZgNfSR7HGPEAJ6QZaR4Bs57DECnMWHCNpBoGMoj/6BehgdaD6FIBPK2+sKMdaM8DusCbQrRv4TjM2JnLH5Rs7YPG6UbuWqwvTnIbDrZQjqSubj
nY9oi8lQh2ABky+SDBjbiyTD1lJbCK4YY7ErAFV88X4xL4WYpTTTJsTILLsqtSKrBvHpIte1KuI2/XWr/1kJKIQevoC9EfyV43Q2bDBp/G9U1hX+eiHrWhdZ
l8Olg9SCca8HO/wGjB5gkueLNkVsPwj7Q7DlJhYLxbxB2ny/FmrVB8CNyMFs9YmQ73zAqBFPDBVgOoM6s9LAXHFc+FjN6XzTMmsGbCX7RuGMFLAobNqBEUix
PjDaFSc4Q2zs2Oyyb15VU9pcD1KOojhQ3YtEc85eJIrTu5hu2796VgUX095+dVY1Lqbb96tTH0mXeiq8eBoW0MUoW02rXjPqQB7Lqg2tbnu8M4dYzNM3pYIx
WeEgkHwbEF5Wy2xBOsACbyXL6OCy9FYsz3eoBfSsfTFV6Nkid2u5p+Yunv4ojbmntu2/fNk6pain2/fvOXtaKdqb9HwRP1CjXWRkp3OlhEOocvTjrav5YxAA
rx8j8rxNxDiVtI4RB0AlkGTRpjrFK9Wb1hib8bJYjiWn17JVu8V7I21jUcLbQcVKuyGnwfWMqRahMWxiAUE0AvUt8nj7H6zB7cfqz/LPBn526OfcgFZf6t1o
INwdkTktsQxYF3koqKc0IqizPDScKg59T9LrV96t9Prldym9/qFZN48bGw79K7B1qa4wCt3Gpb139SqKjqO9pHyinM0EHGp9Mwn6Pyr1KZf2FvoUuq3qU+Ao
ruBmTX9ZGmeVzyhjM22XCpIMwtYMZhrZMBuq2ojmIu32RJiIXUFtdXspLh06o2J+h96CGsPA3TDLhsOy4Qv0mSMs843ovSTCkmwSIqIj7Ag2R4vKW5u6/mt7
s2HSDjRFCmnf5nnq81/e+7ePPvXy527KjjJZugGal579CmGpdkLd4fXQnqoNezIPn5frOKij5ggcaKjIs2ZmGWxrzCpITFVHmQOQDIOnDKN+nNsfhaJfUTMF
WZaGWgUDcp1+arPOUOYggkpxMwMTlCFdjDLpB6r6wyyFD669Sd96rKBDVFSd/gyiz4xp4DrqpehLXvVo70JqZNqWVOFuekTBb+UKwi//f+WK4B5cba4IIlmm
pIrw4KHHhjfa4U3b3/yf5ImYVJh9a8u4jV/KF96XbRM6q4rukjUf957lACXvaJ9rCVM8IjVkjYwHeSEr6Y2++RsI29DfOBzBVoxoNhhEUN0COzxbWa2EwXug
C+hEgGzaAHfAuT3FAgXi3w9HhDBWzD2IZrpCZHqEy66EC1UeoEELeWQoIguS4LCqla1xZAT93FfNDLKJuhhSoiDKIAGv9628IMzWOKNl/VDUCt6pfengnWx7
XAdVWijRn92AlQo2nBhxEil9G7SoRA0qgyXD9apwmcMmgMYTEdjWH0TtRvFdf/p3Kxp0tkvauj0LswWt4wY816TZO4i90M1OmTFkREqNHmBq66CiyhDDrjsi
j0Mi1NfhNQeumofOT5z8CU3wYxAdsJ4YeMisrOfpf283zNaGWbEZyL0K632O3sMWDbYgQpDPg3h4WttqFgbxHJ+SWaxYxCCTq5t2bEPLye/kkRC/6EkyZ+w7
lnfCJIMWYAOSwaZqwE2fD7WGyJhinhWMippwqTRShTdRm585dL4wuwRAnCfiRG6OwI8xBGYIEVqE6F+WtcfMqzGdUJdGraLRVIgaEWRAaiEtHXh8ZfPs46cd
MIwwoG2omogo0Wt6q81vidfUNFK2JcW5i/4VyFpEu6DXl2R9vo9xCYxaCF50xLSFIKON3mYX1Fzeo8QcBf2PFNWsab5AqCzNxwQFV0wc6MGoNoGVJCZeWoM8
pyGfDJmBTzuDclZgwlDDl2iuBBQRP61piYUL30v6uJ4SqLpwvVDo72q1j0desUjAhOMIRSOxbgS+rS0RJ70TUHzdAEJNdWjQrGyTA4db0m/FsqJls6aMuumL
tWKJtQioYi7SVTPZ5hrTunzStMBvtyDlwlIKD0aNnN8eYYmFG1cSdFXz6PqQCgiFB/pJXQuKaloFLYGKRySVuZLNniKpZFcgJXE16xLmSmQ7OOQSmt2YmHfe
V/DVCzm0LLRkxaYMNbgMaqiFGWug2bYs+rbeEixWmhFTX0+Ih7aEF2/QwsKUdKXnWhbULmRBCC0+rV/Yb9wW0f2QN8yo7gXGeooAWicY1wHjGGDjQgY1A0xL
GMLmlhgtr0IDZpbIGBEGcCLHglqvBZ93bBzY9Q0Q7MWq5xhFDh/Jd0ZixAGlmYjYJGCKE/1suyqEuHb6vzPoH78VQXXwaqVmIFrBQ9WGfLxirZgLCbs3H4S5
Ok5itGPpX7uSUHs1VqytgsJMnM6R8vZXewdOfurWT7zwvptuzvKJlx3djIg/5WURM5QQpJroI0i5klg/MRgzRLQULIif2OqF1fkZB1X4hNwShdH/JN8Oh0O6
/2XcQzuvvM20e0R886rK3raqsBt9426a5D4Yxm4SiUEvsX9tKGEh+TIw98LwjaEmR4ImLaB6U3+AlmkTqmQob4y+mCDoPicd/V7EM5F2eVCbacA9nEHXiBOu
dBToDhmeFY4MZRJhQSQH8UFdGtsRWIRQlwPicUx49utiUKUzcqRUm7KDibZsGFoc0yPvyMhjDEUjCwMAAO2PrZa2RwBA3/Me4243xwx8yl8mN8xaZyZ7ARbi
ICx8H0SSxXYHeaCOrciEcYHcqZMTArkXxxkLu2AsHJFz2/CFdCuMBSIdAVUckmBIzFj4iiWQLocX84ixcNltT34SY+GCziPGAoakWimgrPbvoRcnxFhHcxj+
VA7DFg7Dl5ge3q8pu+AwoA33mLBiDsOG2wtEssJhuNr10ROHQG9Q/ObaWmXrg+PwRzgOTRsRLMbBgADenuY4nAro766Jad8eBFEQYz5H7P3qhaEfcKYL074a
Q4ZaxZW42mxICMtR7tEeXYkTOtITG0GpZSlUAIGKCgxVVIiDN/0IuM9iEyNDmxrhSvjwnlLMOkIVgpg10CP+RfS/DiPNWQoHiLMpIiRwfxyuPbWFQh3Epz8j
NlF2EdMbANDK7HN/JMHt6OkT+WmBJBkPiRg3xxn79M01z8kXHhAhlt3f1Xe5RMt1YaMda6MNdYPpVdA1oFb8zIq7YeqBW6GHa2Kme33lLTnI7PjtMxVlml7Q
rIrxxW8U+TNx2PLp6mpiJBDlCvAO0YqbaS63+eS+7PHUe2b/5fy/2qn8/s3LtV8iqgcdUJCWPE9EZ9nt1/pHIJhj9U+oogNv8Tv/tjdD9Iv/MVMdPP62Xho/
TTjdgI0td7Wj4oNpqf2n06JBWLbz1Uy1L9D4N9nFzYPZLIxnSzDtK26v2ZcVMzAspyAbJjPYshEX/QETVp5qVX7NbJ7XkbK88+lceUYx/oWO4sDv/+Qvhm9+
8yu3ZGqWqPYZCaHlqdniwV1USp9IvGDnOVmbI3M+r2Ywc/OYwFjNF1OvmX4+1QE2CPsWiCV2aEpxNCzQbzkkZglUiEo3D1nC+iBdXDFHXGzVIuZwRs1u0gjy
o5X1Rw62On9iUTmDdJta5K2+rX/53H/XbmNbirmK5CvtlZBJtlcefpceVh7Nqe1Qy+RCtteezYbnlXEUyGlOLejSN/aWM4X3N/Mq83rIdEZhRBti6qidlSVY
v10E67f5s5cl6msgY2FTjkV5RZvHOYV53OKUl3LIKt5KjmwlB/MCSm5RPME4Mus8m58pGOHNJLMgfLi3i3ki2Pnii4vFFxEpaV6mnr/L9m7JPI+O26Q+8bSp
7fjuogIzTSc0E4YOCMj5QilGm0B1JA5R5zBwUtKhKvA2wiKu7nZacGBsfG2bm+MuYY3rcKZZApJesRZEILd0AwdvsCWWgqrE8Sn/pomRLufCuntDV7AwDEDd
0vjzK1Zp/UmnVy5JfY62fWSJ6xw9OJI2PyQiO2JGoeG372BR6kPwnNI2lQ4frTFbVd5/VmKEPK+DIIX9N8yB1Key3PmdS+NLZ9gjiRnVFWtoEYlC1z+2iE6n
60MWDDdXrHOW2FmesIggo+tbJiwyV6xLpphhvmEm8yH8LpV8D9GQRr6H0Q3L3UI0CzHmQ8KddEOYIe7fmDSVmVBh0v1f7r4+SK6ryu99dE+/7tev+81MT3fP
9Gh0+3mwR8haFOLoy148PStbMk6wl2JTJOU/jD8S19h/YOFyEeJYY1sS9mIbsRiQ+NqekVO2s5IjWKpQLXYxYamNiixEbAzIxhixwRsTvPFQhkUhEOf8zrnv
vvd6uvVhs7AVT8nv9fu4795zzz33nHvP+Z00eBAeW9z+b2tP7vjBB+64HH75o4usKIX4W1pi4zHsJ8hSS+A3pKRje6TMVji8S83l07vN5e221PHPWQbEZZz6
Pf4ovfSZG1KXVy6/IXA4Tk6NDJb56effE7hEJ7OTnUxGKQ26RZVxDS2FmoaOYXxzZPsrW3/xf+d+52+ImmMH9dsPzHI9x+ju5QtbL/3sUx+4bEmKdmg27CxF
dRIyI4uLWlr/Ht4m0UcNq8d7BnytK9IrfM916m2Ibkj9IMJ2qRh6g15cZH77xUPs4Zs0LNkd2Z1q2I1omG2emW2PYBY9qZk4TCawcFHJZBWqEapKH9bWbNZl
tj7Zw9bdDFun6Jh6EEsoaX4cYYYyA/A0BPoojABUmog+KmuD/XpkNFMSPx2IylqRQbVFvJI3ypCakRGlZEA1ZTyFMpw8GU0WvJmTJtiq2baFPdOjK/5+Baoq
zfhs9/kJFYNFRLGoYAmjjYaK2YygqT/oO/WDwHrqj5rK3v7P/wD/fYtYpLmdT//gRbAG1ec9UQV0SR56MfXQt/BQBa7bVqqIIFUEoLdSLwapF4HDRc23iRIB
EawpcQ9lkpSxjU+Gz/t4pbmamvSqZtKrcjN+wvNX1ecbcB+eZz+aKqagcUxBFUxB45iChvu8pIYx+VTpW0M0+ZDRutUhi0uFW9ndZARu3xV4f29EVBHWvytq
DNNjRdUxTVXgNY7o6apsqlqLJNnCtgV74nDoYSpALECeFykK8WJtN2cwVjQ2sL0YJfrqTayNnnTnw9N7E3iwGq/wtEt6OQR0Yb21CL21GF91ZeehCF2nzCKi
rNwbBYXC3+ScxMK0nyKnb8jJXzQuRqT+nnTbPm/he+IOV5FXdaqLIJPqYtDLkuyCBiEvFpWJVjAGyUwusuEVlWLjWL5ThddAZtWHceC0629UlAZg/XaVw1ZR
L7ZV+zhsFamDi9ptrF9Ni74qSjPdO2iGCtlpWtpMZOOvsvM01MyyfF0nfAtMwrdBVEDZQgUsuQFasEy9rbxDWJksgRQl3mitghxV6Dm+2ZzmMDK0t89edLHT
ZB+rpdhpzmMNIMxQz09TzzfU0wzAdk98U5NvWMiX0A4OEPQvQ7tD2V7muIjArEcPs7oV10SUhZIK9YocLPOAuRPKMvSn/AYrx015jO3B0ZhThSUqMd44s17N
jOhajDc+oFK+II5DauZ4ZI/KeC2LkxwvggIUjre6fYHyseaNfDIyTEGjkfr9173i5ti15+XpDsJIk/v/cSFjX9KECGWm9uQrmLiBU3TC5oUmbnIYODTrjOkO
fcfs0o2MAg48oY5L83pS7KPSMNLNoIPRcYF0MBxP2zTf0HHFbo/j+JLdnsDxlN1uMUySQ5JbcxO+dTNW+42zZiJf8gyqdNyW0pdtKf2YLv2oLr2rS30cXzE8
ikAZ96jLkTLuCRwntrqP49jaSkomx9O4x3BsbHWXcaxvdY+7A1j6lNWPp4tZ90HD2+5vjbd7agT8j5jDnX+IHA7jJ66z34cDHF/vdcB/iWwvGOJ19hSxud4S
1lqA+uLxykjimEys6sn8wkoa/d+d73jM4Vj06xkdydeJ4TQ7L2t2PuZohnOE4U6AfcFwjrB112m3IM9i3mPdfuxmiaO0lXuz1OKUk22FrcHLfiyrP/qJQvjg
PgPqQBbUssYOa87LA3RBlC5cCn/OGhpZWRzwxL0BuDpRzJgPVxPTXPDFQGMnJr5sFDoiVi4bMbbBmsW0XAUMiAU3NP/B32jY6H0L6bDRwhsMG316UNioUFvC
RM8rcPQRLy86lZc1rb3+pnUxbVqXjGntG9Pa6zGtvfCVvYlJXeYnYFJ7PSa112tSe9qk9tikDnAkk7qCI5nUVRwXYGp7bFIP47gC/vbYpB6VWVK+B6XfO5NJ
HWDPththy7tIVktAJnWJGIAuYtc9weHNGtSkAIlB7RlLDFYD/HCQNgGYhp4IqDQddJ26TIO0WeVlrS87frTnMapkuuoV/mbW+oK/YZXaQffaVQymMi/feynb
S2yyuPy0TVbNlM9lsMoYtCuiV5akc7aQkeLBNOOumZGeUdIxTemXULrFk16BmPbSplktNs3SvRRXQ3YRoMjxIlSxH1mjWsbSqmUtrdp7ohJoUMtYWrW0pUX3
w4ylVUxbWtWMpVVMW1rDWGwhS2tEFan9NREVXsrSKsWWVn/TwOdGiNEUmwQmkoBnrTETSTAWRxL0viQxBCDVEMdCsaVFM9RWVg8rsLRKqgpLqwTza0ZxuJSi
w4hETY2KpcX+quAhYvhALK3rAXTKKaHzOjSWJmwSloL0LxtXCtlfcJnNKfgH2DfwVmCBU13Idpp43TD4GCeZtrUM6t1M22c2056I/ccer+RKu8V3NAUub6w8
Emx33R6da+6NlMGzs9feEevD1+kYs4ZOqZNDrJlWaMCipcQY2ck2EvqimO1ATCNBKuyxzDpH37c5NKXNLmxlsWlK7Gh14k+e/NMDj3z/m5dLYuqAQ3Gjyjvi
IivnVKQ2k3jDZe4b31568X8urvwoVaRLFpIpsnpORValyAoX+ewzT379D1/54KupIuFUb4oM+xYpJlzIBYkXTZVLO/TQi0+9sO/zP78cntOFJHBtpwlcgx4a
XLEqco0+CAmVDluDU1z49v7dBr+wnHIXeYM/oEoiT4lF87mf8dIKVQAx5eMAx6Gi9uDBrn2Z9/iZf0tUtqihI4g7Q7xyKaOFcqjbqNFCRwfTWmLdqhLrxhSW
cPlAIpskGFbSxMs3SHIaR6x2jbVmVq9Ta7YwvKmyB0lYMgrMzVh9Ei3WhEoC7pS3BUZMaUvYXIr7IIj7IEhccnBe7vzu1as9cYLOWvrA2gFjBlwUCH0kWpC3
/bMVrshWHkdj7ZTP6hiuylnGFJcuIwmeXqo6b1ZRu5dzXHWyoNzFciIwbRAUUu2cZs8KRjNnj49KxjeoAlaocM2vgVsOzJERxqpE//+d5BqDO0cvVyweJJrD
EtXeUty2ChsQgWhhyUp2pjiEn6gEUGgVtyW7hj3vNfDeKt4001fP08n6ZM+NcWPglIzF26C/EWrRyMFoOPGmMWemuvC2YUarAy9I1emV+rm9Mky9DqcYU1ti
2q7Z3Hvr7JJ5oTa7tKjG9Y+IfsRqS3P2EE3zcn70cuzeolGLTGrTVjjsm2KjdFH0ja7hEnwkXWxSFINx4NeP96ayzZAZlJg2MYMWEqXLPNdL28AYkfRGPzMn
raMVshkxjjs5h9dE3bu0S1MndxU7BPEEzk5vQ8mWP8L/bPHr8jrOVYBypec5fYh7lWzYM9OT7cALdEFqBYaz29Gky9qp8q4KZEPAYgUgqgBGil+CDrp4aAlO
1B3vyoC3XYq8dpoEJ/J7znqnOeC9EEFEsgQRv2mn31N4L/V8kxMPkfpKCkeJM7fpB2eSB7scIG6Ljy0Ne7ujxC1RdiSLgCy0tlmz/mRiwyJxCFlVPrvI2rj5
3bwHiG97t3N3fjfgqXN3J17DQ1oFBOL5kaiA2CbnSOQhtgnQ54hIOhIVOcqp1FL2kT0IVDtCj8XO1QvV+5S3B3NJSxUR5IRcIQiXD3CokcTKIVy4qnLrgHmt
ndSG8ZNkUkpFKyhvLxVq/0vW09hJGhtCxLbhx5hp2RtnFJkJazQteXeSyBmSPIhDmcA3RkugeieBYQ0slTur49xNYFhDnIZKfQPDWEtoYFc7DgwbxcZ1STV0
YBgpvZpMW/ZhTxwhbKUj7QlVP9Juif4GAlLnNNX4Hnpigsgrdso4UZJYeuwIvZqm6MQe1aQnoXm09qT9sqlXMk0bEyRTZ2DT+AG7H7w8Q84m+PLKBVCEo8bS
4W5F5b+T611+J0fajiYRa3X8FJ24w3ABOiqtnjwGGJ7b2YehAEQLwDM/xjPosC+pFTzxJ41d2TiSy4D7FUia8t4MNDUq/uN7xfGoFH6CRX4B09K9zm8OevaD
GlTruMWxqIU3hD0LVKkPfojBUlEiuwzycag//Oz9g+FnWQ7wUOczB2chUh6IjcLuKP5HHAf+YuLfxy3NaUdzxNSwX3Y0NHxP4pZXYG/ZZH0Wiwex85NN13P6
+hJytJgbN8M7xlXpknToUBK/4nL8is3BHc3bojzLbd1x2s3b5Zo/zM7hLuu/kH8Y51czbm+erG9MNAejQqJYFNLes4lHEj24ePBGjrm2TUpG/HV//WtrQxnu
GcK/mHv267W1pmaeJKNymnmGVjGPk1lbG9JJvJ9atbY2xHJA2drN0YmTuprf8OZO3CCRdYMX2ujgsIdRe2jVetsoByPwm/TNe9AdflMHKHBGkRzfeIhv/J+3
BmVM6mwGw//FvUuA0OzEI3HFujXy9ZTjYw21SSo9w3rLTwRGSE4e/on459TPmfn4x3HLnCIdlRSAK005bIHavc26BAlsNjm3qRgihqyVW3Btm3WT3Lpe1tGv
k+ffLYd3yVwDjyD6dzX0PEgmbKegGmoe+9o0C1XFK+58/jD8ibdryroyqreiBs0GDXbTqmPp58poYlfU0u4MdLEm+GE1XR+4++dgFrGnVn29E0aTig5etEZN
qjU3tro089AJ/U3SQMwttpvaheqsSSZqavhKdnyRsqcwJNdicWdjWykfS2ZtHFQ7wqHZviDztr/BuiSqy9CN1Fp1waJqk17ahMwgcT/N6/YbrHfBIn4TNWIc
hczifzvpaTpsWVzqwgebZrRpwVmILsQSQlVdCMfzKpZr8/ShaY42p5JomvGRx4ort1MqNyuV29K+gGYngXK4MshTi7C1yq7VVFBCyREycqitVBKVSuOqfRHC
kK4MRmgmxClZWIXyiMyDdbEix427y02p8xt38RIhkh+Mp5pP7Snxatn1UQuH66IL8W31joAmdZpzFZ0V1IV0nrsDtfAlZUR7RrXaU0SdKWh+rQH9NQNCtNCo
IdVSCq6qU+IJP4VfRapJHYmjHWuRKlRH5mg6PcSXm8nlUC7D5bBMlW2JcOMCHSnQlQJzA94c8J2bg6Kvptotot+qMA/6DMYd40nV6SPOfHsaTVbTSghEenq5
6KdewB7MH+1jrPKqn3SUH3cUTrOjwQyAi8qcBLHvWLnINJmmGG6zHXcHBhcyuOK99qRIjEsARStAamvhRO1j71PhoBpo/OTioa3ujHHMea3doH56E/gVvK7Z
nNmVFHv2fGyyKzCxxm3EIVXNHDnDHGDXFHPcBOa48FyY48KzMUezP3M0Xzdz9H9zwHcMcwQDmOO2vsxRNcyR0wtAXCPHj6ukqRVVpe+qqb57l/TdtdJ3NDtg
X3oWh1Tf7VwlJmX0UlPfHikZwlwJqtit1GN1iYygrzo7RSzx+J12Z6WudbJXifRNqlhdmEp8lSP6ZB1L0HUJv4kmF5e4DsyfVKGlxahhLOB/pZLzm9V0C5LI
TntFITpRVcMP70t7QtWvCDz+Lsm+uqy88zSnVKryLIferuGQB3hZaZ9dfEF8ds0XNAeKr9UU1rvqWO+awnpXa+Cr6F8voQjwNolLqFec0EzFGBAJ0W9ZRXQ7
Q/SbVhMd0uq3Q/T8aqLfkiX60Bsnepbk/hlJXu4P/cPczbNpi5WKKQjIBg4eycmGmoSAbGDebqFPM3fpvghXEmJK0Vw6TnOpwlzKdAVVmdQkadeqNYvqIpoU
2ySSL6BJfpGFcyM1TS5ioQP2NUQ2Hdeqxo2taB1JnSbcC1IEulCoM8bN++g+DW3IykKVgWLl+TI0qDtV9WoWghoMtvclQX+lq52Z26BmrMPOUxXO5zN0aGPn
qaoi8GZVXcC8mUxCSmusQSaB9qg+mEyToybT5Ci0xoyO+oaU05oiKdiIX+JmK1W70mw00CWzqkI33sE2zBqeNxXmTVJA6afLP238VLwnwaold2PUkv5uZbjh
Ipwknb8mpVoKJ3ExaV5oXxSjQE5hVML2XYOhwOOylYzLFsZlKzUuL8K4bMXjMhmVspSXhq9MBmHdl0+1rgiI/ag4GoRT6GSSFFfr4VZPcVPdDLf6qlFjygJb
TcmLZdJIia1aYKsLwVZTA19V/N26no5aag34qKUuEhlHnHcdBhaTq5wm1xpHCzFDLqg3ZyfXmv7kuvmKc5BZRK5xnjn7kOt8pZMhV3UAuQZMCVMyJcTkukjI
tcZMCbcQsRDvQcyswynVOrWWvRkgWdaxZGF1a1ps+CwRG6uIONlDxDVExHUQVUzEyddDxMbfDxGVIaI6PyI2hIjrEiKKF0W9hzT110+acx2OY38/w7EPac5t
OGZJg+GIbQQFME7EiQ208cSDQFZ0hYwVx0FwKpTcdgu2KzRzNX1lgGiVcSYktEtNW7aWNF3l8i1GwwbBQ0ztvpqG4J8Gv0/zZ65i4KRprNC0oOtOXRMMm9ZM
ia47dd52CpRq9EHT2Cs3pc6T5k4LnhTr3rq5VWmuRcaIas9Qky+Uys5cE4ygxL5txOVecgAo6sL2tGTyncZUqIkA27/9JjVNX3iTfHvmKg7hmoamjxE4LX0p
rW+dt6ZPRSszGoikt7I26bJaeVVQgeESs8sZ5O7aNzZNVeNxwSox18Iohm9saEyboTF9fkOjKUNjbTI04s6vK2WIxDp2+XXp2OcnV0mhDjIKNdfi16o9n7fB
Mt5rsNwCV10AGEwwCqqNaR3O3XY8rbdTq2SyjqTXwugxLAdA+U17sbHajTU31orxROquvCuLWy1o4G3VviHI9ajKY4YaA7XlWqwt1422XAclav205VpWW26L
ttwWbbkh2rIr2nIbKZIYL7OzpVOQTmW1tJVE9TJ4DxBQQuAqtRDwrYjtHOY+KLkb6cCrvRhxREtL01I0caqgjlxfEFxOfOQV3p2BO5qsDXpAecD+4BQOkqRy
rJ/v1ZimXIzbc/aHmBvsOznIrrqTGOrWdojTW9sjJP6ZSG3ITrJhoZ27WF6tX8mBv2MaqWZELoQ4FKn0KSxRbmR2abDHKl1Q610rugirlDyYaLjJCgqp5LjK
iyxRk1QfmgA9ZF+LnEU6DfmUJV0X1hYCGRsstPF8jpeHc2RqrQHg3xqwUMswhYJlbSRI1UgQmmFVS3qVif1VDnHm6UiJ8NKsAREM1lj7dPRmpDK1LqYfb36b
BT6ZjK9NyzXFvGOFdMCydUNxWxxYgOqixQSfkLh+q4WlJFvWhGj2mZLdMb1RMaYjA/pxXVWYK8OeqpqwYlXYrWrYjVegakKH1XzQksuGD/xOjdgvvG+fZr4a
uC5lKuqqqZYJh0nf9uP7HZY1PrIg6d2R6pnhv3r/nv4toARqfkA4N/PDG8UKJAZajRUYZ4kHRmA7dhafwSseDt6vBzPwEoEKtDUU3J88LNnk5dfhhwWVCy/j
t/aU8vUrbviEfsDR+5bxA13bARqHvmNehas2b+Tl07ukJeV07rrdBLkXVWnxYFRUNg3mm3nrzwKIiK2KScht8enIjyOQC/dd28J2vQG9Q3Rycv77LQBNxsin
KqeDKJ63c/EOHUMmE6kyO7ccu8JwdnkGmYIX67kmUwfumMvcIa0uxeAhjGuN1nmrW5eAfyuvt3Xe2VqXi+G6detuddAwCQDAHnd6e5taqr/tyrepqsm3809H
Q5lvE/uf8dv+dbyXzGhBBr42F/sg2Rc8aIbKpzlbaE7ZjKjATk+cfcACOIx2Pbah8Nis8ebAooPgqT93j+wCP3OPgad+gvdiHxz2YhyCPCPDZIJP/d7g03Im
+NTPBp/2ZqtSgcFLKcRXddwp4zNV2TCv6rhTjgHluNNKSj+pJM7lHE/ja69In6ObkDuDt+nicF5OuzHCzrNXC/iDhPMOelnCeisqZK/UKsedanimJH1TnFTL
i0YCg3we79+zCpbkCdDRZZwoIOiXKGCEg8uCnkQB8LEdYdfSfjWN8/Wglu3RTtgOOO8W2kxk46/C+YWVgmqcHKBmqFA7ExU4PcCwpAcYnadCsE+2qMocd6od
aodJaxkBOUZS6P3+gIDTQgeWpK+D80ZR7xr8gzNkq6TJVjFkq6x2ho4TvtSu6XGGRggE/csQ7VC2e0djR9zAla3rYEdSEwmlCdSoCTgtc96xaIxjTehvacl4
o1pkQ/SNkEdLBZ+oEXOwsArj543ELNk0qHlNdMZIqjMO9bLkiLDkMJsRwwgjD9UwFLOlhMhVspRUfWmpC11F+1ELmJ6OUvUHRKlWOM4OtZYoVZ+jVH0TpZrc
741SzaeiVHlb/oQd5W8UXByyMlgZGO8JU/V1mOp4qlwJU/U5THUCxwUHqxkcpjqJ44rdXoPjS8jM43OYKu+J7ndI4Jm8A2ocYaoxUoufDVP1OUyVS1+2pfRj
uvSjuvSuLvVxzv8Th6n6ag2HqfpIsnkCxykOU+U1gi6Okxym6iNsdRnHiYFhqgj97TcS4jr3jgj3tzYiemoEh/t4XDj/34yLNLBPpQ/bODJsvHkyK6awUs7R
oRVebkBrJLbVR/wX24vp2FayuGQO4wA4X8e2Dmnru3dQJZ/n4FZhUz0IjjmaTR1h0xNgep+DW3kwdJ32WsZcT4JbMRSywa0+h66mmwEfOnw/Dm6VJ/y+wa0w
O+QBE3Xp9wa36k7KBrf2oWbf4FY/E9zqp4Jb386Q7OuBiLfe3UJW6sHIxWkT//OiHP0GGpVLRqlrgNJvVO72Xz7xk7/6ZzdcezmDvC8evHGXP5JW01mv7IP3
zXBM/pr0db20g7u8tOP/ExuwoZJxNPE7xCuu0U1c6KXxG4jy8i/TWp62q8oR5w6FX3BkMdA3LKOrcYFtBTjHJS9PcHW2xyi/M8618al//280zPd+7cg6c/5+
rH3CfL80KMx3Jo7ynRGWsGGw2bH5NiDE90MO0sRw3pXOTMdNuUmi1fcu/LtNzrRy5nD6PR9JuZ3OtxjM0JmjVi0skw3vXfAAGhjZqNJlpHz/oU75CO0c6+M2
2raRwU25wIuVLQXmsFQg5w/ReU2ff93BSoHdCTjlq4AekoG9/B1o3Z3byNxR7AZ96tvmQg1js3M0uTDDFxaSC5N84dS3zIWQL3z8YXMh558ccuG0W97dJwko
cld0rO3XffgrP5u57pXLWRbkO1+15sO/TpR7nfDC7dgMacZ5fTSS2zpn+2bJZUs23myb710GNLUZZwvpyXRxBvYffP7YCm0CXpNzf0Vi0/SzAG0N8Kyzxm2w
NrZ9yVdV5nTZRVh+bAb9SIjI5x/nhcbAcEE+k0/hCIIRCkf2fJmsJWS0qWDlk9/7xD6doMhrVzW3u/houc047DnJ3GfJvCRauzDWZMdNgQ+6MR80iVD/CB3h
JutDrsa47J5M+hZbIOGd7VFESd0pyGTpMSuyRNtrlaxE0RmFKnFGIdSCMwpx9nkTiRfGo38sjiPTxdUlwjZMlVXvX5aELAJhF4mHKkkbK3EKylSL6KnN1HBf
3zq5H4CeneEMRmNF5bZZIc16Q5APFRgonlmCQ6gZje04MMiau/cn+/7byw9/5tm3bXZhf7sYfpYMPwu2L0BSkapmm3WxJNClyUEv6v5Ew5FOY1LZZgEMtYzx
YqECgFMdQo0tSURmCdw9aTmX2iVkqNpmFQUgl1GqJbhghHHC0wmrjjmuQEdLml7h47abSkfFW6RASt2B1SjEXcRMbsk7MZMLWgLe5fySu+c1HLnNCw9YekJi
c6BQz3KKc48ncxShAwMKGR97AZfW36HJ5+A+DX+NDyH8ybi2d8VMJTFDkrS4/Ud++3/86rVXLgcubt8CLFXEApsqbJX8V4Ba4CTNjKW4I46sHNRUxbgU/p/O
5P3d9l0F5Lc2bt1OIpfsXj/4TOJbb5PzqCNQorClvcGZb72MLe0pBsfVSfcedQDx+Ml4+D/qGFva6+TvwPxSVEMM4yTJKiXzHj4sRnTZJK0sJ6kc+xcap60s
zkfe3MuHfvCzb678hwPLvFLsdd6v14y9znvnV928Rd8swmG8qHySpgnoFcfy5jsHSBtDivIhHmffiNPufRqJ2eh4wDHQXtVVvolFhHnS0FHFnZxWoYKEEkXZ
WSliHTfHkHEgp8sZG3DmYPwKbxaM1iOj/FPMJwzXnL+DszsUEavf9uIaiH2hQOSTFliZGtnEcZFOTsRXQr5ySPP0v5gl3e0QyeOiRJwjfO+y+RkkGaezLXw2
QmeX8BmSZG7ks1E6u5jParzQO8MZzrzONJ/V6UzxWcOQwwM/R94G4KbsCGJwmvouZNOq7VKju1R5lxrZpYZ3cdLADulrtnUmeDmTA8fsH3Is3mjsmlE3aRp5
32y0z0tqVPYOyybnqWAFSQbIazjszyeOoMYA9IDTFKKPSkjDiAs0Irev/2D92W/8nGb40SOqjMlwz5ejpmqa6ze1EEAgXgk8VzZorowmjPIMcWN+kDkSqOTe
Dbva1CgOrsYEZgsm+oSaMDcm6A3cxJAcV80bNOYh55fj4IQ+rZmZV62k/wXpDC1UY0dUTVqgWoeWMg3eMp9M+eOLVP2e90GQ5ImRI2pYClpUE1xSOZ9xI8aY
g3VZ3KETgevp7xlH5VmnO+Judo7jBwyD5cJm5ylHQ04fp1H7Bfoh0+sm5yjORefzOqeeNZPmCSyNeJ1ucuWrDj70FzTXHUZh3eWXSXF8NFbEvT6ysJuShcW0
LPQysrB4BlnYZbH1fJyrkSxJT1KMIDCS0azznfvpGSIyDcylKEyyVoUHt3/p6e88+/27vvu7jB2ZSlLFjLxoFq2//5ConKdJipCCdb+DTz3oREUc9zv8zH9/
SFfhl4ASo+NpRF7SccFpp/CnJIDTlwDOvGIigACe5CYfFXJogL2iAdgbZRndt7GeDDPgM0DVKarapfYEcdbYNmscWyJQGopwZqjRoSGZ4jH3lTLZlzsv0bg/
vIz42YWvusoTmOJ79ZdW7Da39WVbFNqXbIQgx2HRSN5nZpA/1wn5ihIE2fneybjM7BO8W3KYLJFTTL91xCmbnZP/gFioOS/p4xkwCMyTjMk3xkXHhYtO2vja
87Zw0Sk7y0V/adMkQMfjmptO2L1c1BAuqvXhonLMRWOGi8aSHLcDuKic5aKGcFEtw0WjwkX1NBcheC4a0lx07ExctKy56CnNRcfOg4v+6mUbhf7FQDZ6OcVG
P3QSePsKpzM46tBMzts5oh7pKzSnAzW9qFHUaZ4W1522Q2fsutWeYDhRmgaMED2cSMRyZ+E5I/8eB/NOQdGi4+NEiBJUG2iXot98Jab449zzh+2IqXDURsKd
nnbrdJYpWvY0mzU05ozHIV+Inw472GPcYB1BQHf+LfaTDmewTlUaoMFxdaMxXeERXeEDxJUTCVtPpNka8+1Z2fp+YesD3LhP2xFbn90ett5vI50PCU/N3vcD
l2nYYFaMqnJPQ+nK2UjROU3Wn5NU3UlXfSLVqIFVf8niqr8fNbpLKr7QU/H3Sr1vk2rfcs61fuLPPnePg3of79OF1GVl3YWjukvp4xDgT6K7GtuoM5F0bJvF
3edLl2H4UZeBSSSl7PCZapDKjfr6mKaXUUj5VYPkn5Pqh8HyT6j9btTjumgMh+uzxL5WyPJPhSo7iSixI8nw62SRLdDJTJ1b5y2zZ7jKW3iVSKo8m63yRqny
xVLlmXOu8hN/9u+fdc+DP8ZeB3+MnSt/cP+XNT+Mav6I+aWha1CTicZnjM3MROMnCzXDMuEgkZanF2qGVy/U8LxTknnH53nHV2XMO74axbzjqzrmHR9qS008
W8PYoCRDbkfiCOlFo7ztzuu07qxgYhT7yezOco/EviC2yWFUQlr7MCnR6U0R4X5Wejfxv0mZtRVEuKbrazzN0VQZUxNUjEpH5l6z72tPqvw/BnHXaGIWkx1I
EDnyK65r2S59GjuMxf54Frhpr755pSg4OYBzlQ1Mh6+7q6w4eTTbvJyt2tQQ2B7V29sl2dZIKl7WuYg0fuDk3O69c1v2qTVARykf3mO8PxbUfXPWO4NMmzH4
tPJ2GCsBjzpzf223J+EJiNFJVhX9JKIydA0wQPqM2dfuTYRVuUdYFTVz8ioq2DWq68FQ0oOh2DMYyjwY4m5Ilg80wWPMmo7Gi/ZXk94B0kiRd9bP+qwN0BHG
NvF7cVNimkp3WFKHnGPl5BX2Ai8mXUC2Lz6buhr3l7+qa+pHBvaNeVtz/0rM/dQLX0F/oGcWyFTpLHRdTl1Dl3uflVHU20HxbBHPHhlpUYo70E/ppf4qvTQr
LvxzEBd+X2OnIWpqXdTUkqipZYgLnVt3FFrqqNZSPR7YnYWv9KiowOiZ5EV+YrR4WzVWUKsmP2XAC7dYdS1KNsDJzey8tOL0TZli+f/atnevBh0a0sCr8NJj
F0SV22BRhdVQ+Ol9GvIn185xzH4bCIxx1mBeT8Z3c1iXTFBj+uwFvszXexEcP7QawTG7XSgPsEMVHvDvtR04VCVtKMoXEyi4Ei/catQBIgYvxeSO7PkycPKK
uqUALSuGn+HGFXkFmIH6uHHF3sYNoXHFpHE/fJPv73bvdnY7d5tUX/xP12rZTSFOmv6VDwMC+T/fp83Cs+FPgl95pW56noG2kBlLW6BlAXqGbQhYbEdjWsB5
MY/07zpjrAPnZjHIsPoYKBfCoDJjcQuliBCe5C40cYYpsThUUm55nOwOYCX6qrL5rAuI9GV6IDevKhssC/noC9SjKHZZ36P/H3Dnw6+gsRNEB5jQ2nDSGNXh
I3vN9ji9ToNkxYmTuup1wHIqL8IKv/PZfRq1b4WHdFl8bGlI2/JqGRs3dyr3ak7uR0PZHvyyIIsiEwA6ukxEINpFLlLWdZ3NNAJc7NWHQGqxsHmn5lXV/CBF
LACnyOa8LgrPtHUDw4/ew1AJNNINgpvU0YNPYZxBVnfoMORuDJ3oCin0NhbalywnDOvlBJuXE9zMcoLLu4+2BlGUNi/uSdo8DNRFnSTxeTI7Ky6AuBeYj7ix
kWNYY4FZQ1J3BoYrFpgrBAaoarjC5bMFR+ESkCLX8dIxLpNcLnSOyxeSwo9L4aNS6HEpdEQKq212j4OHXtL8Rf8zLFbhsfmSvp1hMakcD7BPcJK8qlzR3SBu
eCuOQqrjiLsrAJI8OCYEPRENh/28qyFVB1FvGOCSHh0cXkmu8ial9LnxFY07lmYwS88zZxnomgXGOhn0tIHANXVkGkYQg6d9iBD5Bs513mJNULOdDdZ4OwS1
Q5ITzjrLo05wpEvoXpMqS/dqbeeCT7G8WtMRuaS3F+fIkqApGJuuxNBac2dI9gq2uoNOoGflT3WzszLK+GMZYRusSQxhF5RrdoIdQU6HDcSunpLrDwxwwFWj
xDKjc5X7kX4Oh+bvc3hTARyxwplIjXhjDGganytONEKPKnoUqSyrl9rPYdk73GY9i6O7Data7DvxjC2y5YStecuW7y7bqeaNQGYhn0TYvUf2wHFPVCCba3wN
MEIxrSClKpiXeHIHIz0lJGKW0eUs3iNA6KYUllHsJhX7J3Ez0IjGuwJsbZF927UHBhDphBeJDOvaJpDIjhPDcCBRwOIB7BwkoL/9Xxas3zGqHfjHJjpab0bk
1DZrHUTJNmuGnTSsafipbbIUELI3k2ZjEwWtkCH3QftfaNr/b03705r2P9W0X9G0f0nT/pSdodsBRvI/1ZduRKQDLvc1cUfznUGagOYpJmsmG0IsZMcyQjZI
J2IhIbtgDxCywTkL2QU7IyZIgQ0ARKiF7B43FrJE/z5CtmsnQraaTL12ImTDHiHbpd4RIVvtEbIrvUJ2JSNkV3qF7Aqk6H53kJDd78rtXiHLjGSEbChXEiEb
gKqC1evEWMaB2et1zF6vYBn3pV4gYMaBFrJhXyE7lnKTFjnudYAtjrNQuonOanSmYYc95bIzZuey+faY5oc6EC61ZGGZWtIytcQI6a9HpsK/HT4WBbOHtZE4
7lOyhXVxhu2pb8Y6uc7xz35uKacXXjIitNZhRCWiS9jJ7QjKcTYRLTaBr9kjNCFJY8E52wmN3LQ7NS03Z3vF5gdk5P4bGbjvl3F7hwzb9wqj3CJfvL5HXp6y
EnlZSY3YCkvJQufieRKUfaTksjVv3j6DlEQBiaCc1XIyROqaTc4xd2BsbqFzzM2IumOuic41crJu8pLZJi9Z5Qwvi5ysv1E5+UktJw9qOXlAy8lHtJzcr+Xk
/VpOLvSTkwvnLCdTJOwrKgXeCTmYD7vwCASN2jr5MK+NOHAzyJgU5dikqPM4qUp/GsmWWBa4ulqy4eogyTY7SLBRs1n7MGXjQiLY8Csj2A640o8QbHZasNks
2I65cTeTXWXsk5gxY8kGP3AviUdZpeDTw7GCD1iACkLfJ+KnE+B5s7DA4KyGSUs6EMntPChrC/jux3koAc3dGDWVGAm+Ghs1urgwSfoWlxX2LUvXO11hwMQL
WrzLcTkTSPGKRtTNDhiKuE9r0Vqgtlup0KPWFaxdEPdMcjSsyYdXAbAww+DjNQY4jRzwCV+oRQx0SowTCmcUOTQocgV2hbfLozElP6fMEhlicaK6giOYxi1m
91ustmIdsoql0PqxaOJprneX/Weczm5V3WCFd3R2v49338k0VuXbiazunZ1fImno7fOcNvZOwcZFocoVYlGBk0Kb9cRTEzfQYMJ3GeSa/mGzrtgRfR3Xxunf
WoHipZYhsyVPf+41wShdokNNltuoHTSfwWUZMNodeHoBoSm+aJuLY3QxpoqaWkT8Hp+uWTxkHDKQZdXmCtkccdC3UkwpsiurPY75w1n8cMR0OOudjWZf+VCk
GAIbPh1PRyOPkYwYYeRgE/R4+eoTZa93VFLEYtRexKUmClnkUsZ1KWuV4t+haj8djT7WHtPXyzSh4Yj6M0hK/1C1Cnfzy8JvOkRNei6Oe4jMEkCEUeL0eYnd
qungch4UV3mbSIa7EN7T7LNJMpzUjW0WIvOmklYhANpF4PYhBEy7qrjJupgOY5usjYgB2GRdQofxTdYWOqzdZF2m6hyS3hL3l6BnBS/uh4Ku3v+KUxJgJQp+
YRi5HDQfdx16s6f3YmnOVOOMK+x4apavHPG9tLVcdgcsDfb+9cuv/Pk9epHua3nH3e2k8tt7xhvauzO9pyAo2bKjQF2pp7LUGXYZcqstZIfT3Qv8eK7jmPec
5D2733u2fg/eXaXsircqHon8uZABwHMqr+fNfmeeIO3ykigw5pUdfpSd6z34NBdlXc5ll234P5Tihl6RLtkH9nhZVurn4kVwc5evl7FY7h7eY9bKw97HlJeq
w6d5yse6AXGHB7bIC5ZQv4/nOrV5hIlTI3ayoCgyPrjLKUtyLoNAw5LJ69lRNC/2QUVObgQF5Mo6OjPdlZaNHZ0cr6q6gKEHR6I/95ie1WepR3Qn7jGduOoR
9vsAJJun/M0uKdqq2KmStN4ZiC9jG7joeY6qyvMsUIRSZWOhOl19rKjAhd7EomPnIh4PRckuBOhp9lvUy7nPu469O3+3M3vBPWLiWRI7zL+inOQqQ/BerkVv
avhsN/X07rcHGJeIe38UA0TudHaD8S64V0pZRxOJdWRvlJ/72de+ft93Dn/3i69aexmLPxqa+9sXPvLqx//y+S/+0NobFe4C6v8DgJjeO/fq1775Xx578NnP
/5RuDM2FD6j83A9++LFXv/3ys0+9TK8P3RXl6cZdNI0OzY09sNfwkacfHyIzJHhA0c+CytPDVPBd0dBe+sLYA9i6UPZeemKYyt0b2fH9Au7zyzZeTm7NvUaP
e0kBhdT36NlMMXguLijPBdEtrrC+GRdi3lOF1W+aCmTfzLyHR/AyTocf2Kv4WZvmETrd+9j5xLH8qiBxLKdWxbE8mI1jeegc41g+U0ziWI7kkziW77kSx+Jn
41hOfK83juX5njiW/c/3xLGc+m5PHMvyd3viWF74aCqO5YFmHv7i/m777mS3omJ8xiWiaiYaArxAgVfo+q1dFrTLsmxS2Busixn+oVuE0MyHDLCOcZfxkub7
YVfu7eBd7RNun8CZlz0dOKODZmxs7/2d1+Zt7J8htoGOP/VkW2/F096AXttEH8KzN7/ePVbElu1693HkWqPj0SJcude73SKptPnOgcI8jemFZRYGeaBB7i90
foxa7S9gZ/E/aceLHJsMJzlMZR09s9k54XYaustyne73ezcmqVEpbw+saVUz/hsnxDnpFDsn/ZA9ruDFmPXhOGkjgGbGecZGBBD73IUm6QtMYLfnS4XYvOuM
kwxcPkutsEJZydTqqNRqmWv1VV2r4z21OqZr9QVdq6PnV6tTZ6kVFpaCTK32S626XKtHda0e76nVAV2rR3St9p9frRZOnblWsLbLmVqtiNfQAtdqjx0VxH0s
W6v3SyDXHVK392LVxhhXEuuR/gxd0VWy2sOdSO8Y9lTlLfZzLlnH9OlnXfGJAb4As4krw+GE265pE6AOs0AHlS3kJA7rl672B3bhvLPBWnExbmn0uAg322C9
xMWsd6nYsi6uYardgM7TlPEB673QO3jGe8cOdUkBy1hW4pIh4hGjSW8h7H/BSKdn0OD6Jvoqxg3RuIEc8VjyR0hqeCiOB7lF2nqTjPzr2xyuZXHKNSSiyhKt
aPwXYR31J2xDt7ApiA/nSGfofqc9kXi/0l+ABp6DtgHatBt01hS/mgNFvRm93r1fy6XTHgeeaGquEkVv7UvN3BmpGTU6C9/P0nONpucJq3dsLQsXX4uS3xWx
K9G7syy8U3h3u7jIzpL11tSUgj9ULxV9M6qqqtH58NKZR9XG3kGluDYb8aVLpDZbsrWZkdpMS23UOdfmSymvntXDqam7eVx3s6u72dfdPKFW9Uz1vHqGaPHH
S9k+KaJPksRaZV7gMP4KEjoyBn+FMtsXRCl5ePbDs0t0HnsILvV3EOSUz6hULWpoJ7GEjKSFwn9Yss40TJRnjqyYS+1PFvjUu3ObdZBPt1kHcGxtdqjZf/s3
tqGjNN84B+4vCBEiFnkHCvhwhta5OEVTp/vcF36SOBlm+oORCHKa/g1N/0n6fvNS6imE4W+jnoIs2GYxZX2hp5pgHvfNOikQzHoFbCMWsAlnCAd0wjtiJuh4
d4jzUIoPcroe7Kyjx+p4L0c8s1ptGO+nNnw9dmc6+sKZRgfSxXHiLKoQGex0skuNUD139TyHKUVT9YXTiU96dhgQ6SVV1S7V3NV3CJT0EPB10xu66U3d9BH9
llHtpLHhH+nzo3n2veg8J9HImk7P2TpHM6t+9H6s+nFKFf0wzaWY4VkR1C8gWyxp6OZhXXJU4McX/Hl5KSlfyZ1TZaz16qvmSVwF+7/4MBf3PgnUNMXvQJRd
zjCENfeRZ774wIFXXzz2uxwsK0uaHDAL2/ESiWPdyIn1dMAsLAIEzD4sFgEiZT2JlB2SSNlQImXrEik7lomULUmkrC+Rsg2JlG0mkbKwrONBOmQwyVQJSyw2
cnbeiWhSehrl5LBYVURaLpSTg0NYLk7TK2HnIMtyJbZ6fzHs+kjfHa/hLKTSd3sIVCKD186iOyKRsKA7egg2ingh5BEHuAglbKDtbKnirRLnSb9uRRQhgpN0
+CLclHh77X4EVfI6cFGiKZEyAIp+WaBIfezx+ZKxBjZMaT4axnS1nhMO06+R9a51A7LRwMqvcvBQu2yiQIbh1o1nRwSM8T2BLfG00Ih8MXHOEjB/Tg+ZxVQ7
te8cwuffIGdgTWb7x7594Uv+7wy/jVcnc5x7DPN/0wj1Q20HUbYLXyOh8pTz/3h7Fyg7qvNM9OyqOnXqnDqP6u7TL3UL1SlkaFkQyTGRWoJrq7TAyA53LHsx
a5EsMoskeJbck3sXyIwXk6ugBsm6sgO27FEywsZJ8/BFyaBM20NseYC47eBYdsCjXBOH3CEeYTOOIDDTdogjewDf/f3/v3c9+nSrIZnAgjpdz/3e/+P7vz8O
dj65sPDsHT6C3xjFhbZR6TQZxYf0L6an1Boh01D2honRAb8QjwnolWJSSoodIj5YTuieUALSMU50xlSW6NM/LQDo9H4KaSVRE7012Un90ERvLPt79O54/O4L
jY0qiJ4gw+o4h0BpEdKh9J3j2W6VjHPWcyRaj4dwzfx92omH7821mpw+48TdJac5JGserTR37Ha1FchahK/q8jlUjnttiXg/RMwqzHbTGHlXJDQAd9B13hKD
De6U3hID4OaVVRugnGNLvM+hn9gS76Wf2ysIb8KWeMxJLzHITYQP6zf+sUyesZl4zbLFCag4Y/jiZEIzJM4XB4hPRdBUnixQbJsm2IqE4eLX9BljKUSYMv5/
j5PQG+YcVDc9nrtbGXGYM48fY4ifMhtagA1NVyy0H/myefU9DhT9ijWQ5vrhkO0HRCUOL1vzs4qqfo4K94rivph1ip1xVnFvLKp/tO5A1NzIsqU6xaV6mkr1
jOIu0dp5oU9OK+6UJxT3yin1v6Zb0tjW4XihDid1KbvL1uE41+Ekvf9RadkFVWzZ49Ky8/94LYtIraFlS3WYS3WMSnWPtOxcqWWPSMveKS17+J+6ZRGytfzi
gXisAPFYAeKxeMSW2nUPN+tN/3jjtbLS+nGKS3Qdvnk9t+kNxSbdzS16DTforv817Ung5ON0+0N0+6WVzzpGaNV/zOtnWewMNqnPOSS+BunD/V6ltxvwZsQd
AX5gDDtch5MOe1sedtgTVCNBxjDBGMuN1uxJju6pdB08P5TLtMKgePF8BViyjOcrvG5FFDxg75/JYO8uw96dAuzdYdeaW4K9/9Gaam2/c5uzv3qba7mC3Nwn
KCy1birwO0U1IPv83eTp8S+t6IWmlos5rrGO6JMV0d8ADGP20O/yQ5vUC4hu1Q8/jzmlj2cxp3xYG7WY5GN16wV4+mnwCuijXt0obXn6H14xujLedxfBICik
KWIGqfZWbN5tYEwG4hYOgwAdtbVUMgD6HUr/PAT4bkqUI4QDqJEQj++ccpJhwHjoIT+u6wmCL2mB9V4ctRw8h2Nzi3MPjsEW5xiOLa1kufz1w27cjEMbTOan
h7Vi4gsGaYTbJYOidSTtOuUgjDtxzcI2K7nX+IAf21cxrKYGKbZWeB8BJKjQX5FCf1kKvSCFflQKfVIKPS+FPu4WvnaWvnY897VCsXU7nXUSAnZ10VIufbiT
kzGpJdGO3WuB+MKvgWshPuc+cpgsvEOUsxfI9gamZbgXUQx6IqJ37+NPa+VURoFeedvFGnuGxaFj+Bup/ndI/W+X+s9K/V9xuP7nHK7/omOHjNRaf5ZRg0Hh
QwbDF1AOcvSOLzNk9uN3EAPRQ2pVOGoip34IUyN6MBdpNEdvKV6yECg/1XP5ARX7hNcb26p3Kv15IvTV4w+JXn1ESG+B3dmH9ObTtoe6/D9mkYh4fjV5eoHw
Xm6KHjwkwpZPWmvDIKfvXXHmczdfWpl1zHwHcYTuo3N95vulem9JHPSv/qmXbHcv1oD7HERz3LIXs0L3sZMM6HGidXmfSG2onMccFFR3vJO0e8PkWsX0TIbi
QfigB3tDcLH6tEMOmzJkOcBnVUJh/5T2ex9mC6ze+RTZYTFFtl4K4OyvLZsim25Q/XxOtPR7CEaJsuzfYQ9swnFk82THDc7/3ZIs3zUypdVPHNyZoEItBKiB
sOBE5nD/5feSP0uiBlHfOv40lmJiBPIloXY9uxEaEihZh0GYCV4ZLWDiRk6NbZqK02MP5xF3KdP3NCVwz6RJpzX1WlqW3GyhqGAOlz9h5+1N6E2IHy3+oEwm
wG1pkaWufK8ZPXLVYPuoZ2N1ufousQdurzyLo7u9csbhyfwMjp0t4MHwAa07LZP6lJOV0bwsbumVo4UhpL/1tIyWU8XRch3+d31Co+QGPXCePHaXiQZCrf76
QKmFs/BIiQ9CC/H4HHgvx6AO67VtsE/jnyo0PtEQD/Rt4FPSwMXX2AbejfVwg7uLmK8bOSRSDsZHTxAqxuL2aia+kHB7dSCRakAi1U1cYfkhDiRs6BEObGlN
90rlzYCFAltaY2xpjXFJeksDLqmmV1WtQdbiAWBLEWWymrbAJA+pBeOh97SE8BGAKTpTHiiFPxhl0n+UTqMNB5drwx29YRymaWspDNI32qAjtkFHlmnQQjXe
SOsOc+u2beuCKZOAlgVzGD7K5jA9pi/jLWCzJUCkkT5FSUSQiUJ9MIk4uw5lpfERoG8oDc8Qy58F3kLueMKdIfCtD+mb0LVxhyoATthkRJCwfDUCU6wN3ONz
wQxx7ZpzcUi/jgOIPSKIGX1yqtLd4pxyMU4gjsALbHD+9Jrcjh3yGTs6sEbMU8gdJmez39bclEg+Y1KjmO+w350SwCybeMglsTu1TzprI8+UZkgYUwbLCfBb
aPhHDA0/Sv97hkytZhMP1Q37nDKph+R1MIzpIVXPvWus/7s43LbG2E3iEzNZahFf7ILvPOyN6MFj4gxoIcMacNsM20p/fiJRNlMkX4/Vv8JyAejRnbLJuLcw
MSy+zqCVERSPiGFHqBAhY7gRr6AAWCWWWGM0bNgs9A2QNDcolLOnROGifSk0op3REUe0cIAUNIkeqQAtGlBw3hQ9BoxxQQKKefhPsmQxhti7EjgRhm5Wmpqs
lXV4BJ/O4xH/vkpskN7+DFjoierkGdIEEuaS6hZnMidqkDmZGJmIcatm827WLLJ230y7WqlWq6oaApYKUlUAVmk4eDDGqdyKpOyoUsJYbCmEQexLn2uYdUnZ
8JZGgcqw/6PcDLDfg2hbK9jg0tYjAnzblI1ikpfbVVigVR9adC+dnEnlm4dy5mmWoGhxEZYkqjUggtU87J/M8I5ubg6E0uUZMy1sstSYSxIj1Xw3y2f5GClo
I/o/ipHyMF6UEI57GB0EnByb6flQEymooEaxglQSBDRSO4zlm1kXm5mRtIiPQ920e8u2e8u0e98PLmn3+ucf4ZYP8CPKdD4QdzSZGrIGWib4LZiZwmNcKNr2
f5qXR3paIWQeuXPQjrWswdG+NlS/kYslJ8pUNIzFII5XLOvqy5JDJPrSh3GlSUTb0aewu4UHHWLL7kdPHZyPnjpYmZ46WEJPjV7Q6xtWIDdHTR1YauqgSE3N
MM0SNTVn6jnZl5oa8M24OvCbNhnMGgbvehS1od/Yl5o6CL/qALBpOAA254LtKdIuniHYMvDUD3EYD7iTAxymIGJiw0RATOEGdGMN5MpY3XFV5bJeJc3izVA7
G7nr9+pGCe7DFWAqwyVX5oQq9vTbbiTYcjr0rpaKOSeGS5jVxKMv8IxtiiHM5fUD16IjhwwkDnOCcyDVoo/bs/om1ovg+6vQENcLLga4HnoY3i7lWdK132zG
3GOdwCMgoAsag9uc/dYXCHrrWpabZrl/OX1cheADvYCgA0ipdFWL6Xu9nPqHVFAuczIXlzSXGAloguEep989jrmHhLFlcN1a5QODoPkusW0bp39IYGI2IdqT
epZAwqSBLiVVJKiYtFx56LprAeurKKT+5WR3q353K7m7VB1UhbVXb+WK1P7pitQk890KZXFKjbrkBEIp1/1rPYkaHwDX40MUQdTvhY0TcftDO6NDbI6MBay/
M9QqbkDEMk4OKx+ASijcWUPEKBQTohltHbQCeLSz0xvQC8IAZ0USTSdpxeF7WiYMsS0Yf8y9b5WHO2SHHckgDlcmxK66SxaCp1gNeM29OZ2lmNOG4bBCU+MP
E7GntaNBnKDH/nxWAjuvEGQD3jkdPanX1crOWUU2C/um3DshcQIxteRN0DeG8MLLeoO5Jwc5peUQ3fptaoziZZjp3atbfhgPsJ2x9Z5Y3aynDxhCutfCSINV
dKDQPt+8Q8IMQSmmDzGI4nXfcVVbO92DPf0i3T0Irnr7gd0ksUc5mSqyMlVEL2SFLQqRJiVuTCCViN3vB/nZZjJkt/chk8Gk9HTEmUsiidfV+zk0vAYQGxv0
wYOG14hdaHgNhGjG+jAADa8Rtzg2U6yc+cr+hQmalL+fFnIgNBFKGVeubrlkWUADtuPwvSR6qpt1o2Lkxu1rJTcXGW/6tCLtNBv0vtPOtWIbrdjShzfQivox
tGI714pNbsNBacMqJ+xqlp8lyt5VVL/NVCa5ybzMPMYUR/QLL8+t1U5jM3G5AW2LghdlJ5LE0Nqgp3i/5gy4OSuraE4RX3ONKmcyspnm623ayjJNi+HZfN3D
M+ThCQNEfimtZbz5cRR+HUxI7r6yEsRZAVP3nUDOp1WkdqymtXe2AA3Tq7wWDjJdwbk38aHH3XcfDCMbnbH7KJmIL3cEO+5LAn3NJ32JUoI6MU6Q5jQtJ5z7
wLaoT+y6bw75+yjQdqMT3RfTc7G+je7fTPfrHztwXyH87J5cjMZl/WM0NkuMxl31rTZe47Eqx2s8I/EaMNOeoXiNjxXjNY6sMl7jyVzekVeVxGt848DsnKJ4
jZ3PPvOZv/l2c2shaGP2uxbdSdH96elnS1Eci2dKURwLZ0pRHH/zqVIUx599OoviCGfXemq/t6+dxdud9vLpR5BqyILzShIaXS1FXSi+/RXDDbiocEkJq7Sk
L1Ez0R/mojAchIhWAcoBVHyju+gAEQ0sD+cmOQeC/DtZHi8kqyDFFiM8QHJivYuyzuVDJK1mRBwP54g4PC4ptJq09vMtih0r8G+kHkQV4Ux+WBU4hB9WPTdM
o17osgdiM23PaZS60bc/xAb4JhO15vj+3CI78Kxi3Oc+hgHfms+IAstU4hYQoMcVYYKPqwIm+CHdkH0wwY8qi33/89+1nXwSrd9EM+i1JiT0KtfLwjgFxbDB
Itjz16ub1B/Bi6c78zF48fTxUYUwF4rZiKRdBii4ByQaiNhpWGSVTRLhXfjxO8jWR2k29t0Moo1U9QbR91D/rY0gf2Oz5MuhJ9DK+in8LJgszPO4bt5B8Trk
LtMLH6HWVuLy9fpx+d6pOE3DYak0cfuaJKRNaCd6FYZ2Ak5bGm2c4sUzLFCuXcs9u5a3iKK63/DS46XFOV084v7z4gjcf148AO4/L24C8+khxr6rD8QRBWOs
riqT/h3jCYsUfxRuQf8/Q/+nQCAzAeetdofVGz497uN7He7jOYere4/DfXzM4UQ7Dwh16rwD8C6Rtw4JGSJFT50UUsSHHcY5LxB5IqEuCAT8uMPxIU8IieIp
oVw97WBeANzX8yHkE7b5nErGHkyGtjhPIEx1DHmlnVMeu7UIOkCLzhPeDDcmGzKMH8rjGNryVVDzLjmVLRYLy7H2SN7jOOrL2gMdOJJVY6HYrQt6xtNcP+Ul
xN3TpFR+yQjxGTDzxRCB8XJrqwsrL5SpET1orSXul1uk/gDEejWyb+E37MHt7KbFt/9KyyWLEjlgXElGLuy+zfIUGKMZMEWkvkzUvbk4/Ce528e4VyGXhyZC
HGN/EHlGP0hEAAyN/orL69DOZKssvKVSwPO4pBhPc8DIHiKfTmjg3VQsxw28Xl6PUTrlXKdLZePcaVkzs4lZO1t5ftrHVNJhYtQx8NPq1WxcVq8wz0/7qEpa
RiUPKQPmMvy01C9hX0cy0aEOgI0iz09L6+OY5adtccrclpFoO1B1O5J2z5zWqmWHRdwOMiwKBeo4JNyB/gyorWw7sJ0QoxPAdhqX1nZqpqz6rk2lysTV7VIH
TTm7kzB1ZqDh7qLtfJo6bBcRWOsOaxUjQaYZ4b+jl9FDVMk9frn6nKKfwK19ln5ur8zjOLbV0Zvdm2w5j+f3IOrEbv9ObJQ6UZlObKATG8t0YoN8GH07sYFO
JLdR1ombdLk5buuztA/oBVDxUHxIaP6PK54pDyMhBne2Y1JDWxyc1kfR2V1RDHMAudFel7u7W+7u0X7dnT2oFa/LdXPoY2e7biXkVdteeVRxDAv2fsQV0CCI
kXG4AzBHKwv6yM+a3BiiTX9QNn2z2WeDmYWAVjaAiL0uafyjzB/a1AtGuM6JZMzyCTf6Tx+1dPLI1NGDRtpz8MT550+aEDvRYPqsIsYLhBYMYAol/aZQqaWU
aRlpMTMiGtjQPOwunK0+NOxlnk33HNp0zx0SDvruIh6zl3mWR3yQecQV84i3mEd8gHnE4TrExgTzWxMyQjNu49DGSdiFXfLB0X4YnZ0VZzyd6SuINlYhiH7T
rDwv/r9f/Pe//cQ9XSxAIhcHebHYK4rFEUsLzZ54jFpWxGpJBF5RZnX/QTIrbbejnOlw1klIHvXIWNvPL+bxaZMKLpsCHxdZ5qCkFzgiMtGdIhMdJpkIEog0
b/mPrOFNdfsJzp9gWVa3IgJw4fkVMpYhOqUoJndUH0fgCPW3US4+j0OLRji0aJRDi7oUUISFAcFEDQ4mcjmYaJCDiYY4mEhRMBHMCwgmanEwUbuQdi9ib9MA
g1aHOWqJZK4NzuOqN8aZKJ9QPGDHthZihU57q8fL/tH//YbwsocGfG+/2gcWZT9Tb48EltZZdBXWXBQrTjmRQKXuzXovcG7ZSzZNysMWpg/+VsYsDi7xELTi
FeqQptZL4AzUo4mC1nrEQ5+erc2QbzztSVRZuuDwldnqDMXe6BN0KeOZbuXosJxC5sA+9+RsLvcnHfvXLxcyYYKSWjhYc1ki0yvQz+0sE6bJGzn/vZxdoUMr
PYLZoJa8byJuSdrmw3+840Z2E7ZL6AlVJFUStnNl2M5RGmY7NxxLyiRaII6l0LDnyeua8L1yogXzrmb/d7EvtK0/1STSaVtXZejev5u3mKSbYQVBXzi5WJU6
VrxzKp3SF2C3qMuKV0dsST5WpW7er0UYQV4njfR09omHAIgYJoBnnfRQRzceFZklqzopoXVSQuukhEY4zlEeVZGn6qR0hjjeCeWzTsroQBxZAbiJ+HRam+uy
AjaNAJy2dKsdvr8ICS3eWycUplsuGAT1OsIT6ghPoGLNlop1E5fq17hQe1ZdpmwbKJVExKi6iFV1ErOaOH4Wm2ydxDCEqZU6avJ1dZRuke/cX+yiunQRFBGv
3BKnuCWuw2uvT7o43FBsCIRF1BEWQc20S28LXWmI4TiiJIv5akZGeEsBnn7mvpU7B5J2oThTVJppfOkK7pcdxdJs5tJgbatjbevabulSkEbxC1aUTOd+8hkT
6rukXyiyh/ulIf0UIVUWCfR17B6fxbFJ0nwdWwzaFbvDcbAnGK9VtFIB6D7pL+rpXM/TSIikBANSgqF0P/O5CRFpA65vyFZ6Ep4c/XmkEQGqonHyyv+r+wdX
P/vrR99+nyy79ejYxwwnaJqzWtc3usG9d0vqxB1v/9UJRN6IcaVO0Fte0MMvyDPv3HF/0nosGXlQi60jIJhLkEwFYNM6odB/8lHxphHdTC2lPatOcREjqMXT
1K4w0Wh5pU4xaqPoTUSpbQFLSj0eJT7petza5p7EUckoHoFUpreT9bybLNRmuGHT9RyoXId2L+ejxz4mHTnJ/TfGczbWXx8wMGd+PDrJEokNQYWeH1KoEUKC
gziENKB3XEgDFHcUcH4bj9OrVSSSBgg1k1Hxzm/fjjE+66a1bCfCXpv+wOG89cEMt68+YXLL6w/8GJF/ZwiVlUaFZ4MlEdWwiSH9sCKRBw29mf9C7uEgn3v4
XJZ7OHVZCNLK7V6Sg/DVMYbUZHKQCapushw0yHJQVEg/PERBjuikAE1/JDByyBM11yUIhJFAVD5mR7/5SoYLQ0SQZc3HsrYrR8/qp89UZnIi0b89wGcXmQiV
LusfIhLx+cCcD2Y2OALV9Dc41291b+JoGgwPulW/8OgBA7ZLKNIqATcAFAcC3rkMvANoRg+CIO/GzmEw+uAERONbFhYQcs4IIn2yyja8BE70hduNhUIPAYLe
1wV67xL0XhnofR2anVOC3r+npeRF/eD2HChNlwWq7fNaVPg4TXpqwugOnhI+1nZqk2sSapPdiUE+yMtMaFOP33NQek+Pwuu4s6/FYXtlN/91DQTdLc4u0w9c
FiR4J1xw9Md3WLcLPnclhUrBrkKFuIKBwNPArcFP32CUMKEld9k8AWnXSD6/X9xolnztcf7aG/sSVyH66h2iR+Yv5Zri0sotFKyur96UQFRO3KvYIbNU8RJQ
jyhe+fdztIySFv/RrI2VURwr40g6GbYKNCzfIQB01LdZkYhSh4ktVWgC+iyxJU9HkEXJbP6llZPcAKWFIv3HN5ba5j94rrPfy4gTFnwLlgINK+8f642CYpO+
3EnRdK4NcXI3Um4fF0jUBg4ABLgApDaNt8m8bnvlpG+Sk2txHsDqTLaf2OYeL1zVrVm4Ope/an4sAORj/3jfRJL7k56aX/oU7b1xxgCrn7J/ylPHfEprCVJm
XwtpjyWtB+MWdtyUWOPS9WCupu2WwS+0LdYurcRMdzrJdKceTgUGP2SJq51sL6qlc8TfPJXtRdROH5fAMU7BQkzen/wob0Vuepb3qJ84epOy6S5g3E9/SC8F
KTU/pk/QS2Uv+jHtRT2HlsmMa3UZntVAeFZ9M2CGCMEp0NHoI7RmfvJ1eLwbmcf7roA93n+xxOP9b4se76Or9Hg/5mce78cc8Xj/yYHZeYc93t/7/pNu0d89
9/2yv/u/lf3dz5X83fPPlfzdR54r+bsXv5fzd3+q7nZgFLDebpUjKDTz6tLKRYIyZXIr6zfT688XMr+ZAzvTLzK92S/AZa1VBCY9u5b5w3az0+R69nztYeKz
G3uK/RkeTt7EpsJfYx/jrWyjugUut0sr+9jKdFCxVWk2SybqwlOmdcIuu7iOqWIZT2ZlVGKvUsKp5xlD+UkFVDlcqqATqwnJsyuY5Dq/eIooHIqGwKm0LZki
MzPgJX3d0TusN/pDGUvVFUxSNc2+J2UTaCXdHBFV93xEVBjwVTBdUJJCn1xTRQ9E0Bs2dkXfeiBc8kD8LP2CA+ItzPgEl9fwVmeqwEM1VaCPEg8ZGSk344Ok
llmGPd9oUE89mpElTRcMkjvBBkWJ/VKQQdFw2dGjol/Bxs9ppH7DY2j0Bvcrfoaya1TTJ3RHhxJiQw7SY2qrO83Zge9hdUESL2M7l2ibgDYJnwPm63uXKTpz
M6IgYGrkEfeoYoq6L4q9U2tcLTaaPqCSNvZuX8SEpXu3z6dtgM5qd/mGrh4mkW4wnlkp0+NdwVNquicNE30RgzzLeku20fDC3yJbKTjLO1g9u2wMddkYOsjG
0CE2hnbYGBqxMbTFekCbjaFNVgIUKwEeG0NDVgJ8VgJqrAQErAQIG4BwAwwUjKFX6qFIttBr2BQ6XDKFWtniJ8NBU2sKNbZa3ubur1qrpZtbptKLr0KMBXwE
RMdzsWGr4pMwKJmT+k89WE4oexGh0nRLdsMCnTqj142fGrv02aWniMSTL+jBc2eOglSu0erzlFl9jF+R9F4a//+CWVZ/iXv1el6RruPOvZY4XnWpokcOZd+L
Zk2AYOFvYhOAe8FPn33uXgWfA6cW52Slz6mEvvC8SigwHdyTKqntRRleUFoXjW7Zm3Cy09fuyFLEVdMjTraKoh6Pcj3+AXU4Y4cpQmKBHRHwxN0EttikPunw
un/USWg3OOYkHdEnOnCs37IXabFu2Yv9AOUzb4N0rYUMvjOEWQSxUXpHqekNpAEoJGyhwQlMW1rIgMOgGe4w5oKq/9ghm9XX5ay+iskQA+ND3qOX/J/ZShwg
DN0CdWbVcmwYJ4wsFzfwavF+AD42qRn2jezhd9Oup1f8K99K/3zr7cQZqhJmJARvqEpG9TZAlKJOMpaqd0wk47ktYfz1bQlr+m4JE7wlBPEauyUEtCXM0C9s
Ce/Hr+1AIoBJ5YbClpCvPZGFBly1NVz7Sb4FS/bawpZ5Qxrbp3nPXItVbi0/fQG1JPflBfFa69Ydvly9F2mQt1few9vUbpBdQ2esYgnbla4RuUl/7K/LnH+n
ckWdjLEJFM/pM4bDsmvrl7+B9pTdNASwhu3CKDB7U1Co3XS63uwpViC4AjQtSwQCVGBtOvfXVhi4hlPJ79JahxdHxRKkjxx9+VsVS+d4qtj2AjwIGJqwptQ5
6OCDRcRi3DGWivNkBQialN128HxZAChNa5AxBnR6g/DPDhq39MDOn/7UPaBnYOOEHnftE8k6+J69E0mMEd86kfQorCSYiJsnDvaSPjaVlChWruKI3qWl9U38
RerwfarffUruK0Ze6IUCwcyWcIe+m+gy6yL6J5ILUcQJKl9jAiQHsLPE8TqqUqyL3Ns5fehgfGGsazehb9R/cGaBThapwF1aRyhwyhP1gBju7G16yjFjnYwr
rzSu3lYaV0KYvZtln+mteg5ssybGhRXnwBCSJmE7cPcigRpBH/KDbe5HG6zc1n+oNXmodUpDrWkrUy79m/vMCm+ZWaFn1NnCrIjJKGTXeGrGUtF8S9H5yNHZ
2530VZovs6eXr4LHVfBLVfCMDBgu2xNvWX1dLH35fLFGl6BG5+mG3J5y/g5x+9cmE8YvBC/42fKoKCzihf2aHPe0Dx92WDA/KKDG2x2W1xcVi6YzLMi/n3fz
Pay13dgbYuH4RZV0X49hizYPV3I/rAqCkJMslprBxfPvs7Cr2AwuVKK/vYRKtMsC71iBSnS0YPWus8DbLHj/h3L2MctZSrk4DGWoz5ShiilDa0wZGhQpQ49Y
2qyXm1VfAgWrlt2qmkHRtVL+pp5fQqBTkG4Nfnp9OdKLgHHWVzkb376bEcubXsIC3lH4fWBlv8SKvtUZdjyQ6Twh6b0a1zcAobPVXaDk69+oci9/vZq0TrC4
9niVuUU5QzmZy6O261QU8YF08LVOv17s8GmrE9X73VTn07arUWqaAtFdRhbXxRaLdPOf/ovqDb8njMMHDVovbosxv0MCYOPEQTIHvZfIWKYPYU+0xvxfJWN+
Q0TiONoL2LXuaDzAawQnAre2/ataKhSBkApRiX5wwOCMEnJnddidJZgjjzFHPt8efXQ2hyKuYxeGca5uUfrZPSGntDAj8JJsBCZEyg7/Y+fqlgmDRnywezWl
A2sQYuT7WuHWSozqeazQkO2lk7q9GqUD496tEVqeYp7PH7VPy3QN3jld6yc/KrXeUax1vmqMzYJ+7bF+7XMP01fr5FlcTV9z4EfFxInwmf60zPPuDF/OMSpP
zciFSvScKfTm8xf6Ei70FBXa9BA7S6xaN8slI/XlZaPWWePYJvURwXN+WIwfh8VYdlACNWYVa3tHFIv7dyreC+YUW/fuEbTfMcXrxL2KrXcGD/qAaEcPKU4r
xOqysuXJImFaBpANS10i0MFkiLryS0ZXi0sDGLlJ+QOTXN4xrJKMdEteXyfqNU7Kfkrq9rjUbUHq9ijawEyEoWKeMds/km5cKw236OWSg13Y8NHODB8g5QK2
kvPLDerjQMhmFHhrBxC4RjzVOZxaS0wzWyjuXG9fEXMdYIvq8Bbl8haleIvyeIvyeYuKaIvq0WCtml3nUn0FPoFK5hOoAOdv+bD1X5eYn+HLrrLMi2cqJS/u
VM5dmzlqjTMwy6VJzsAr+JlpdgZexn9tZmfgJfqvBXLJXcJ+Of2/5hJX4JRY3tazczZml9ckHGDIGEvuui7cdbYCK7sCC9/KOQJf/3e4+EVHoL10aeVK4/7b
8Xrdfws5999S31/Avj+PC1hh319gZGTuEvb9rcrjd8ZEQ4bJecdIOD/YaGjBBZznrhZhnH3O/tq+mhkqs8M5McakQAKFZU6S8YtbiN4+CHN4Na2c7ELSwuog
fEiBdSEZ1qKVcyhV0+PNGX5acC273y5mrpfDmehr5XxIr4Us9L4a8sL3SsiLwbmQTbAvh4V8SHrqgnGuxWz54DXB7O/Hs4c7C2Uj1lVZPXhc5nEiNs4PMoO0
QYM3dV0h0wb6FBoTQM29kM42uKebSYcyPUZx50G9xLjk2WgybDaK/V47ZBtqg7ejgYK59JkBZji3VnbImFucp4mnjTeUZuEBPI9MGmIqRTOsMrlVNX16YCb6
tMhYWNGOIG9Je4tzZ5NKyMkH6P36o9knzxQ/ifRGnRlzPmedPU1ncc109u/MLrFpvp7u5reJHZZLJdoTG2nzF833sw3d4w2xwttV0BvKwVOzoM4+kM0jzxcg
mxso/ViGWcV0Aq69i7iqD/aG9UFvjSMY8u5Mb9Qyn5k51RtDKh3XMHEwFmSTWgMoMDJx13FA0m2Fpc3HIZJw8zEzHxOPOiea0eqsGYnUJQu0UXsc8hpwP8kd
3Eb6ZPTlQ6Jtz/ryR/mtdF9unuPCKD+QO0tf/MohI2SRqir5ZmaRX4bCAGH13OjqLX0SR72Vr8Vxd+8CHHb11uGwoxfjMN3rUaYcDsWb6iVx9ef0yt/BIe5d
iMNkbz0OY703UR6Y3kVsUr04Hs0K4sQdCPUXHvxSbypej59v0j834NU/rvbejOO5am8jFcvrXULF8nqXUmY1r/czdN7tbaLzbm8znXd7b6FMa27vZ0m6cntv
JenL7V1G0pfb+zmypLu9LWRpd3tbSVpze9PkNHV723LLrdf2tLbm6j54KwZFy48vIj3kYpigp+nnNv3zV/SFDfEW+nur/D0VX0Z//5z8nVDiNxc/e/HP4hDH
b8FhXbwZhwviTTisjX8Gh8n4Uhwm4kt+ueU2ffk+HLHV5YpQLRWhWipClb9b5e9W+btV/m6Vv1vl71b5uxRvzd91rm55y33XK33XK33X4+96/F2Pv+vxdz3+
rsff9fi7CtG4bzUEIe5y33VL33VL33X5uy5/1+Xvuvxdl7/r8nddfFcfwnhNvPEDzKo6Hr/5A6wicgYUGbRXM16sGj1yuxi07NLGUuYljCWcYrPIegYK9tgs
ErMbcZKF1Jx02mbpdJil0xGWTocKsEHKxUKEqUZ4rOJzi2GekrBARVhNF8NCaNBiaDkIKej4IsNBeLENOr4Y6PmLVng4vohJB03QcYODjuscdOxy0LHPQceh
Xn/1Xk4ZXGHgKZh7VswQMztshKrP+R7MPV7GC7XZytMp01RWCEliJGlkmz/NBmRCLNT1qXgJZjK2XM+0u2fEuMoIfZycYs1Mz3WJBnlDEnJYYVOXcz+2fUTk
p7fRLyBOfh2mIV0gN/0g/WrH7iaF1OUkFKtMgru0MpXUTQCcIgqyZeCQipKu9IVDqjITsR4Zb1Vv1jsnCd/g/xDEoST5NVFxdSZFqxtLboioOEqOa0/Gehfj
bSwEk6DExJHNP+oXEpc96EPBejNIekEsQpy+U7A/YyL4GOUxPoQ002ShcfbGHeYCB9OPL5FyNYO4A+iziUT3DbAFNhCDZgmzN6k3AydRo64BToLI5qdYts90
kJBAczQ29G7N0Iba3oSJI++/vaApjYkw/VOhuwYuFoYgwjB2kxYZ132hPdIfa/IWBpWC6ZOQ/yfWtwlysAk6JbQQMW9TxJtujJ0vfefP/vRHT/6Xka2MVCLI
RWyBpcj3bRoTBotauT60yNgwJtJGUNjNOQLLw1XlG51isdJnukxTq6QDhs3y+eWIwP/4EJPt4feTplBd1pwEQwn5J5s+lACemBuyllxe3a2xknsNl2oXK7lX
8l87eNxAAT5NSu4VM0z066eTOSWX0Kaiel7GrbVZtEwzJBrchKRfXrEaFbfwpZyK+/q/w4UvqrjmUk7RLPzW77rWqL672TKzetX3dF71rS1Vfeus+gas+taK
sNc6qcFLS1RUiQ0ErC52mIDhhpZQkuC3snp/P3DbZUh7TsMNbPBiSckllUP4FPRL71SGCs0DxWTGtVATrgWfuBaCAtdCjVrAF66FO4tRsjDOhaS/IW01LS8g
ru2Br5KYF+oUz6vcnA8BhrAiyQJZm4m2JiwSK9Bq6lCkfMB5JZcwGUSEQogpnSS7p6eKRAZd9iFE7DQa00u6WfwiaC8D+qC1l8Fm7lsGe7DkY6eZNuEGcj8l
xNOxp4h52M2YQeASoxLm4SPKgh4+rFj/pESzQ1udWZUjDJhVef+cj6QXnOGztYQkYBesF9i/gl2tKmfiBMqNMn0mXXj482XbzGUDqLxbKtuv26L9Gy7ZrVyw
m3IEAYtFr+BNhJzkJr8VbVEoeGBjXNjkOyAm30Ex+UZi8m2LybcTshx2p2LBCrIXspCwYDWMwRlAsBqGYNUlwarvUKzBwQbBKiDBKogHIFgFgKIhPxpl8AuY
zSVgNhetb75DN54EbLdwaOEkopowRYjl5VwlF61IPtqbKDx7sVJw0t6SD4GT6OzDxehsZBrOxePVimHZAdvCPTZ9Yyc0loAmYYLKjayWhGXnr3PTwhhf3aAb
e6tJoCPpmLOdzvyrxZ/LoBofJ9cBynhcvYII9QoSa1Dw05/IpYcQx6X/wuVwk1L7OSwMVrvjKtH3v5Nuew0r7IxZb3WfYpqFdzdrzn7nNl/YSq0DclHl8xbq
2XbhvyPIGFOkVik10lcPSX6jG5BOaIN7HVIjYeKFwMDARRzAYdzCLTcmVZzckxgSOQ/9rAWlFqG82rJqinPRJYi/3MnLNT7Ie2xE1w5myQExSgcoj10cIngo
1GM75JQbDSJifE+r4iI73eBWdwekYdBXghwAnmdd4B3JIOV9eQ+9okXrQwDt5sM4erQ46FGwRXecPuoNgnJVNba6t/IXwddiqjWoWwtDMZDsOcN07aAIQpEs
oMOUOieK3VzqnOwdAa0x5j2czCb3FvQdp6+hwr4ghX1eCntWCvucFPaMFBap2FBasCPlPkWJr8iJtfRTum12JZzxIu6+lyZgtpR6Fq5lb0cyFhkznU6fe01z
j1COo3gIZI7deBDMmPkibUZiuQal1arDKkh9z7kPAqydIQ4Eh80+jZb4hrTE16UlTklLPC4tsSAtcVJaYj7fEtkvjBm9PutRZOnOqQ1GOJ3DEPEQ6GLGM9Tb
89R0nJEjgI07YkqsgKVcZCLsDedEgaiYvmV0xfix1OEbVowhG0UWcQNvinqjYI0YzdK3DHAMWbcQQzZ84uDOy1GdLjShqE/6FtfsG6jtMP5ML7fxZOgRBjUN
ZzcSEwJ5oEdo/l2LnTDXr8iooJtsmX6N9KwNQODZ7T+40MO/Lz38e9LDx6WHH5AepjR43a0ukuNhth+hpHKU8B7f+sTt0kke909FNy4lg4wKY7RTiuhHhTvW
CNGRKHzXROHjzRyFjzEPSWaMJZlxeiqhCTvM720ma7CBull8/0S8BhvpcO7NE33f3EGaW71TQoXU+6mLBM5rdOOPYz91eT91mQDFZRiLbXtYWcrtzqlMzPDl
tC6DxERqtiC3Ugm/4FZdIrPGf1nwV2BZEsFNnaNFzHE7e5ZI+TywQyJS9iyR8nnAh42VqKpbFVMKJlqvLiWqtidjV79rmdur6MUm2FPzfMk7a3GTaHTcItHq
BLiSg50dpnBtx40PnIjbDxlWVSF80S9nVtUAdKotHECuio+aba6JDq2w5Um3LeOSPMYluQLE30pUoKAF1np5jhZ4AlGuQRZO95u5SKip/pFQJvrp0yFHPz0u
0U9AuyxQ9NOxYvTT3auMfvqrHN/nS65EP+E3832mrS2F0KfTL5QinWZfKEc6fbsU6XTm+VKk00sfzSKd6MQr2Qkv/Fazqsjk5uzrWi+2KpB9VhALf/3HvvJ3
U9f/j7cLRuGomom+a8UM6zja4BwFMMIzoScw+vk5/74KBTRRE2E4kNglQs7din1rowv+CAVi/CarjS5TQXpEAEXiG7BxCRGmtfrpyS0+nSEYZkWE39frEHMQ
MWbTuHueiXnp928fYsZluzeTrKGI4aSAjN/FvqorWVPZgVVZb8xZyGJgsoB9iZOpQzN4x0QS5oDr4XmB6zFpSZvxhcsSkreni4pSzGhEotcsxTLN2Fim9zNI
HPqff17g+ggDFkcZezjGquTSWK/d6XajZVoMrksYXIaFu7vxJQnzT39870pYy248FA8WzxVAnvl7CdQyLtIw5NPxvOVAl293RtKo8oYDVwwH4+9mY2qRpBE7
xLgYDrhSVlvbjWjLAdgI1rBzUN/scYb4t7Afdk639Zr0LZmrj5hUcXaAeuuUGTNjCW1/E7z9TTIr6G4mBSWWm7VsBriAzQDrDEVobDhv4hh74VpSKvsV043X
MkOocNzEE1gyVTyJJVPxHqjiC3jdWIe1gNwCni4+spivEabQhuho7jIqn8cqX2T5aSmFzBLssFH5PvKT31t0LFz/fD3ftgvfZ+9/naMGZ0p5d4vXx+LReKR0
Tp+RZyA6HPzwiqhg6GuKAb4eA3yjQqDHWh6gEwb6FLcKECgM2GEelf0c3G7m4HbTn0P3uJkv26Ttmv+bbPXX6u7OO35w6FsvfvTTf/m2rbmANt6AtKhUwPh+
MsP4ttk31WHfVI330oD30noB46vYReUVmC3WsPlvLQOoGozxFfix7LDPIamS2lftD4uanomdjUw8EZ29S6yVO9jMegVbK6f1hqDvCRIJEa/8gl4zG3dfeccH
37nnK2+64n+7jx6+l3EgKdOgEd6EvEBgUO1QKDwFv++fYRM/s2kkzSKfRrrOkj182ZhOr4mbmYXENz1zvU0SeuRF2w8gcJhkAoepGTHB/qkJ858ik3FCFvTN
SVPf81TGKqFvFl4bozyUrvub1L+A26MDK/Evwe3Rxi+QnSK9ISe+urYXiikY0kuhYhf3q5hTqNjjLlVr5xyEmmvZJlwqhQVLpeNmFL5YtqEXSg2wIufH462M
fSuIwQJELKH+jen69+6yDA0OMzTUDCtCYDkiyK5d+IJ1GaWLi5/5S1dWl+I9iDRpM//k3rizt3S1aWkd535i9sNSLdCyRCi3wblua973kkHADivlLGV9yJEw
oI7fIKeKSxgoR1yONQ7V4xv+e2avr7G9XrG93rGR/5kbSBXcQFai/c5AvbafMGZiqXL2WZXkiFOIZbcLPJuOsAB9DTDoxCczOjk9sOHBkj1Jud3qJulmmuPB
c3esmKaHfB/CHAtM7xgUtpDSESj9x1RFy9ps4cPViMFVG/TZJmR1PhswQR7OtuhsrPC7zWaa1Me6VqU1choydfXCT83SEjfJcZ6wpFNi6kjiPzOrWRV57tLP
LLzoGjlDt8LvHhJOWY8x2tjmCJcNtXCrG2X5XPKJqJsPaiGwrafiQK+r1+BqrCugVY0ejGqVdIjtaIgyTJo2D3UV5N3vYmrWd+qDsx2MuejbKzmID+9pcQi3
/vLmnL2vKebzzIKWT+TMpjP0W1wxprNcrRklR4+zNQt6Yq9SeAfZzqiAH3G4hB92uIiHHS7jQYcLOetwKc8pLuaiKnyL0EqLKvtYoaS6RSJqEWScfq+Yrydn
rOCdK1C7eEk3pSSidg2gnLqPckYmIxjEo2TWTZuyXP2Xj5W2dX03JxoH/XQydlWrKV28tCMrvYq1uupdksZFvjMdbqvfF6Ld31PcVscVt9UDituK2ONbZHuh
Lx1RpT49orJOHS82VUVYsjvxOHXvcFyxllFnafceUSv3L5p6uE8751s2iEdTX9eV2h71+4bU7+tSv1NSv8elfgtSv5NSv/k+Y2F+VWPhPa02DUHqSAc5RXyt
frvvaOlFH6lFAhze0arHIxuc6aRNiE6FPzYnxPqiqzuy0Zl6LBmkv4bxV/yYfj3+6sRt4D9bmLODD+qG1rMXqL/RZisstlIj527I/o0bxtFrMldaV3ijWbft
Ssuscbcv/s3Kow/eon7DHpqyHZRLBuTKw3GGe+v93Fl7uK9u5K66gXvqOn777tI4ZMVixXEYrm4c8pv+AeNwQI9DintR1Efj+r9hYbdFg0e0lyrdd65ZsGSQ
flgG6WEZpAdlkM7KIL2Vq35Tn+Wqct4hOsDLVd+iQwgdQ5Ek5XbfIpuhDbsf5Vp3MUQjrUSMgJBpwoypFfIVYwi9OJvPV+yggUdMvuJJqIwOVMZJqIwjfR5C
SB9SFDupr7dkJx7fUkGkQgc5gZx4DDmBnHh0e2WHPkxYEfz+bVqIc+I1+RORPjG8pQJinqEtlc36UNmi1Q8njrZUppF9Z0vlipDZF8O4RtTSMnsoB5RMLL+g
KjVCJjYQjaERvuQ7jf3evhzKxctwBZf0qkzWS5jc9UiHCb9CgMMkYLucp4BguyHDdpt5Vp/NTHiDeIxGHO6Nm8SHEgA6FPt74+relkL8bK+anvjGF+9HNNbf
nv2tAzVGtOeSlt6YJS1tcT4ZleWTaRVzlaaUcFJylT4HdlHR5j0iRdANciKuwop08Eta6A9OcGJ5/UcHGevq8kcUN0/EofwxIJlNvXhgmwtcXrTNjRFVvc2d
QpTNNi1IeKQPULJSRKcBBAFFzNOfZ1ndg3LmgcHfQzAtxVbvpussq3tMueIx5YoHtc3XA8vAX4gS0oeBo8kJVW+UDFEYn0Ehf2rV5k8NKH9qv0ZQ0ErZoQyT
RhUck8CQN2HSqAJbOAZZDpprlXnNkVE1qRHdGedOzTmxFdWDLRqURbXaP4uqfu5p1hStL92DQnVdGvEl/ZYvm3Jen/ele0ZT/DWbO/hrWcadPfp6C00CrErV
VtmEbVdLTvLidW+T+j+hCwbonf8DumAVv36tR/6APVyJG2lMprNPYLAigNCXAEIKHAzCUjJYEqkx0slOmwPyPJIzkOvm62shv0Is5C/VtlresBNhxhv2aoMt
529jwznqNgsb94WfYsM5P1DrwwX2zQOzi2INzxnPv/edPzzw9y8987MwJlur+z39re6Z/Xz+f9jmn2bqsP9e4hJbfKlkYZ9/qWRhX3yxZGE//WLJwj7/73Jc
Yp8b8qug6vmNah4zMLcmb1JfjFbKn6Wv5vJnmVUFAUISDZSxj9tIoKTGYSGUVJ0CH3IBCPqsRCDUKALhFEX+nHGLIQj6bBaCcLpeDEHIXk835l7+tD9DsYU1
oneiJ0ufthEAKhe1RKa1XBmwB2ShAoWvzneFdygf4URXjo+iutnX+E6cxXb3Pz9qAn+dJjIn2ljT04Mz3Mwm1rRvHjHKMnZ6EGnD6OeZQSQSo59nB5FhjH4+
PbiNlE/eBvT0OtU0SEWbV8xfLq+Yp/cBz+YVo27JrLqn9NKEvGL1vK6tNdfN7yAsRp1yUzekEZewM5xxpb8anxdeo8+IXLPQoWDSMxTm/JxL9Bl0w8f5Bvs0
iXB8u77KDmJCjXnMbFRj23OTbzKyEoK5PDNWYjc6ejuDZWuZ45r8KmhRNw4fQQbDmycKro8CQKwl5A55tNxmDvS9jIswrQvUyvAUehdK2perF1z6I/hg0tpe
eZ7+2F456zKA6zkcm1t0IxST7yYd46KtQUCrLQPVrhFrc1/UQW0pVLvFIIMBm+qHIvNrWfLKFjywLcRBBFnaOHIB5bYvv2iQn+JeWM9NEAPraUVSEmZpkEd/
xXOAo383umMWz/irZIgwt32Ho7E2uoH1Yt2oRx+uN3MWUxobp5rpsB2tFlT2RDNvM7XUH2hwowllazGaPx1E8xMnth0u1sC3NPlc/jrsOi67DJ93OQb5rMsx
yc+5jKA841rclCcY075mdy8zu3vpW8grkpndzSZ+ZDFvdjeyJtJEqIxprnHhp+8wMOd9NycRhkhEIDl7IegT+4g8nZH1VkJLMLfTQLOTpqkHiANQDJSiKKTw
aA5eGNInu6RqqN6IFqo5847u3gHB8rfJMd/sB+bPWvr7xoD+rCLlBTb0CMjp71dKfWAz3LzgcjKV512Oldd90JY+iKQPmlh6aFEkgyBHotR4eVyS/q6WqmVW
QUaHA5luIlFaHInS4UiUNkeiRByJ0kQ3gtKjV2ey5twORHtSJ0fppven/1wi73yhI2OrI2OrI2OrI2Orw/V8scNx8ec67MZ+ucPUEYsdBpDORuw0e6XDntrD
ETuMD0bMFXBnBM/xpZWjEXtej0TMTnks4ki7uYhhGXpHi4olPl1iK/hcxCX+bCRp+CLJQiV44uMRl/jhiEu8EHGJH5UEOycjLvEpKfHjEZf4tJT4CSnxU1Li
Z6TET0uJz0iJz0bQ3ZD+vU+2mWEmWBxigsUa+6IU+6J89kUF7Ity2Rc1yLiOqB/fTIt9UR0WZ9ssznYLBItPub0BRiI84zISYaBIsTi3ZvXZZr5z6A1lm3ko
8pz91X31LKBpoZYXBGclM+qrgrswXDZMJSHhmxvdY4pznzLbxEaXARMb3VliZKC0CYX8qqeyR4+rnsly3IRhPp8IxiYmbpZQXb5NUNyydoeWILB8g8DCIsoI
LD3LkchYC6iS3LKJ2d0mrH6G5urEbZPksinv6vR/F+e6hLsMk93PlmjjfzudW5D1XXCXklCYQ+tX2J6Dp3N715706ybbYIZd4F7cx9iFPVudW9IpUSDa6ZEf
lH3CLxeYoiAj1QrCywKj73eTjMRJC68rSi+7eHJdyXN0ByLSrS+9RTJ0/hsty1y1Tjfgwsrl2aRu48RWv8FL8j5eiW/lGOtbKMl5n86Oc3moX283D5W6uctp
0/Pd3F1VN8dtrOk+r+k+AxZ8Bu35tBaE3HOQdcu9+uZyp05pHdzvI4/ss1RkfnrmB3YU3arvGNni3MLCZ/B5KukDt6+IyWn3xeQMs3DWsokyqpQS83KtaFcp
K+b2ys2cje8m5hfeQ7tubpc9W4LlcPZL+tpNRDSX7/G2IZpL27odn7xv5dEaQR3oXzdUjMZKl8fsWLFiFa5Y0GvnUje2bcXatmLtXMX+4ZXKxN9SVUAjM8x0
lPt47g5j4q6FU/uH550igzxFhvpNESwoi8zbPlXQBztxDRa1ThzAvtaJ69tcPXOx1wUZ8diUXjOWaOkMP8hyhFUoR1gbOcL02O8p4laymjHy0LaX6PDk58K1
MlsHElEU2TpcTieja/oveTF4H3M43MgLzg29CvOPqzCXLdXglJtinHUEv4WNHSl3wVa8DBGHqPVwcjPpPPtvTdm99Bw35x2FxxLKWtjUQvYhmY933MEJWALJ
dOuJIpN71xJau+YK2V08ljT89MAdSzK7qHJml2FKIwyxY/hteQjMIIsdQ/2Su3QtZZESEz/CyNpArrYL4c8tDn+ucPizKoY/L9SMtPD50aCxX+1r6v+8/d5t
7j71G8Z85OSlhgXVB5H5ch6RuZRo+TUhrHpViKpeEUKrc4LBfFkJvTvxGTaYsZDzLp4Vnqczwvv0DKEpCeRGLFB6Ekhm6UsrTyuCbpawlW70LYODm1McMkrM
VhyhshTAmVeJQooMQXIngBEGgSKf6Q2JSNMVF8sIucRG4gG4xEY47KX27lY1pmxKWu/g8967W348FI+Q18ObggIX68MUmU8r62FdnarEvVEcJpGrcKoy1hvH
odtbg0PUm4i9jZWgNxkP6tc4t1Dw91o2IMCVILQNFct3+dJRmfV6OP/osPm9Jp7YG4/vjcf2xqPka/D3xmpv4k1o9a6ZtmL944IU3f0bvXX66PRiclOif0zi
aUr35J9gsvyDvV48eoKBpwd7STx+Ih7j3xfGawiNOnHiYG89lzPDR5IBXCxTagXL1HwxiG2eso724I1IvtR7U3zhl3oXxeu/1LsYeQLgq6QRmjegV+OLt7mg
NL1oG7ke37TNhSOys83dw1v4gk1uKgHA1jvx+WSqYL6adcywIyoyAgWXzVf0NvKE8+1589UxGfhHBYTMMjXuMxYsSghjimMtWJwm5mBOcCfelHjqESKsLVqw
FlkInBXOuKTGMOfinnoTeFWw86iMSYfyaonDXdGmSj53JT733lZd8fy+ulDMb/oNqgxRto0KZduYULaNC2XbGs45Oy85Z5XRyCnn7IRFm05kGnnf3vdYI/cs
3DRguOkow03HGG46zkb0NRTCCN+ML74ZkpOXT/y6i/voSpaUgQ30rHVLJDm0x1LLEhAJsCzpjqmRAldsIj/rwg1ojB6LEKckS4K074blmxc+mHXcwnDCxNLI
o9LIgTTyBbxo1cK4i+MYt+JSyXWe8+fOF/PnPqxKsitgeigf4/RodGsxdXJVYmp/6HjP2BBVwXB6ufpPSsym2ytfVGw0PSktM18YefPFEM55ySnCdMInAbcq
Nl+GCZ77yp8dyDDBhSYGUQEy5a1lVcG8XARTZjJc/s0yA8ZlBqyRzvGkc5R0zgSTNunRvX/marKlS0QYgUdHyYvPCU8o+r3JjA7FXquvote+aXvthSf/9Psv
3R1R112gvxfHo4xMXLe3VBdblmy4BdlwM3O6JjXypUZjMLONy7KxRtYMr4TTmaBZoWzQGbSrYQ5QwC6kd18tuAZ7l8yYjCvPKzSzL81cK82BMSnUONKWl3RN
T/dt1+qaXdEPvaX6YZdnDhsMFb9JAsS8JQFiKveuib7vGiGARNxlVr+uNSP6bEassRlxlM2IY2xGHMeiFfSGOcuj0dDtMnRSlV0u80gN229Y9OPEzpYvvQTP
/bC4gK1nSJXFanaLqyPzpvF0CIjqujgdfAu+z4I9CtPMrH1Y+XQ/8lpl6nZeO7lu79M/zBlgvPSpSslybiL3l6GhNhD1mkDUSV43SPXfyZDqxfQrDZbUQ7YO
NgtIdZ/tb72tboVoRikRqBKm1YzloJ3xMxJTao3zWPrYz3wW2WsFguqARfZ6UWSfcwph6e8rmA8lMxsJEZT9Tf7V4kJMWcD+/JAk//R6VeIRoCxwtXIWuCo+
XctsiSsbKdHrP/jNN5Re7oe+C491Hsvs5bHMhOCwwTSMVKZwQTmj26hpGJZKlB2+RN5U+1B2BBQqXxUQDOgTo+9+SGAVZPQHJthQKSHqfWOlkkVQRV8FrDOp
P7bzp+afygHz++9/WvnnoFnWt8f6/jNfvhHePJNH7kz6q1e1XGauEr9EUPBLNCyRQ8NIQX0LaL0SYOecieuvOBRiR/E0mL77Z5LqVS1ixBLmguXw0jVmItD7
zdW02vlm3aT+VdFzFINKbeLcEvszYEoKuItDIgQI3w0QHqoVEGc5ZK1q3NjV0kMYHklqbLoCqMy7JijbQ44+Igbh10ofruHdDM9PtIDIAwiQLlQ93TeTniVM
CRZ4pSsORAZeoF/xnw/K7oGFy2N89QTy4e5qVQFZYwZPrhY6PG70Al2nBuhCEKG8f4ZjBrRG989adQwiVE3/JkxXJanxHfoEZVknWVSuQJTfNcFAc9xEQGO8
6qpWg3HqcNPuv6YlbL0R7fUm9ICmu4l5+FtjvBFUilbULkK7WCZhZXPxBWS5WMpbkf/3/B6Hv3hjHof7qtWq5Lcv5IsM5ROhzRUp39L/SqZIMu7CcdgsBi4R
b1AWZTeVRdk5/aLsWjTXnVKUXQupxGmuhwiUcaMzXBwKYAxNHJx7S6+dRj2H8jbrKdmJw5iYtJqxQ3iHyMTFDVhNZQBztJOqZV4MKxPC4toz+hVx9PlHtiHC
Ft5BJ+7o0dbCyGhhCki1w8x4EiAAoMKpMiPOnzloA99C2JJOIgNHQAkxw3iQUl+GQN4dg/jocpFCk5py6MF4SFJT4tJ6fcmmpgwlNSXIp3XJQmZTDkExHGYU
w5bdI5+aMqS8k2E+NWVYSE3pyC2upKZE/tvZT2SpKTEE2JTnWDskWogfK6Wm/BAZ03oql5qSslKKFYxIy5xCtApJSGEuPWWbiUtU9DDBjX47auSjV3wavtV9
uWBkv5iLsd+/VlbKZhDHtTBRD6fwRDQLkQbiV0PGN8WO0Q7TpN0YZiMf1i1KlB03KWrFkagV4YGe46gVR6JWKD6FzwYz1HQSqYIp7eB3Z6s7h6Q7AfGxkaB0
qgLknG/CVi6B9vBFhKv4m7QWxtx+Wp/Kp3uG/T71CgoUKsqhK/rxLpZuyrEXQc+GBtwR+kPATphahGJYhhCI0nqw143h3B7sDYP3EOjoMT39FE2/Lgev+Bvc
sQQBLzE944Or6BfZP/MLCGKiHMbo8Wv1oYuYVh/w6l387R05QriWoTAXgPkIN5kxu4wQrJw4x5WJXslXnvJS8/MM0aYVQhVeQrEDVMT/T3EZ/1JxIZ9WXMqn
FBfztOJynlJc0AVV+FhMH1PZxwpF1W0SU5skw0R8QiF4l8xYHGyhQIVLujHRlMPXturC8A0zKjqRA1hGTVDAaGENVvSeDGscZ1jjkfwarGQNHqM1eKQIOo5h
kRmjNVhICM+Y2LOY4La4axxr8Bo9CEYQ7YwWnmAC+hjRsrQGTxog71oKqsYavBZr8ESqlnkxdE/geNfM6FfEk7wGj2ANHokntL4+hjV4DGvwqAl5UxzJo/53
gAFpgpt4HmtRNeGHhmEwGTeNN75cT9B0wJDPhjsZjyWiYoQyY+UHvMOj6dd5MP0bHku38lC6hUfSTTyQ9vDbbygN+DO5AT9RGvDxOC03ug1o6I/rxskiKpYM
/TO5oS/6bKF+GIX9Km4H3eC1rSHrIe9NXqnMzwuYalbX85Mya+6WWXNMZs1RmTVHZNYcllkz22fWzJ5/1gzyrOlb3DAr4gW50uZOr8t+xsIQQdNhNPVpt0bU
ENha3Xe02vpQfWcL0d3Vd7S0bI5s1xfgMNWbxGEar9jobO6tExrYVBG/qxbHQ7BQ6B2/h8NYLzGmMt6sbWRGaM0ZIQ1FDrLQD4eW4EbxI03MVSa4QQey3aL8
EFsowF4EH4Ubr9tW2az3s8ltlSl9uGCbVohdRLdo+STubSNem8RqRRSPoQf4tsp0CFzlTNKMAxLva9atV+yTUHrAGKBVtqObgFXCoRVWI1pjw3L0ainRgnn1
8rkU1Hlk5O19UyxE+Lub/T2W5eS4xqZe+G8qQ7BP9gewA5z+pNC6GLvFhb9bZHWZWyWrSx7H/mnD6nL6wOyC5LR++Suf+d6P/uCTX3iuUsxsPfsHtxex5gsn
bi9izeeyE4w1n81OROFratVMNn9VZzz+s0uYbO4t1vm+Vdb51XpW578y2P1TB2ZPS52fO3vXI36purO3F7H2R35awtovvFbC2s+9VsLaz76Ww9r/oq5+qmio
erwpcTqkhCKCAmqPPzhg07mmiuFuAsuuMjkAjJKSVX17xWP7SCX8k9cRA3HCz2IgXq1lMRBPetzm36yUgyDuzwVBvJRLiP6qt5QSKGt300UPLNdF7SJ70JEf
laMf/q4U/TD3d6Xoh9Mvl3rkyMtlfqG/LfXIn32ixC909ydy/EIfbnvufg8+baONLo7mfdlzy4dCUDDE3BsPhpjvGwwxXwqGONaULFOFYIhj+WCIub7BEJyx
6lghGOJ4KRhirl7+dN9giM3FIqwQCzE7yDHcS0IhznWLoRB8I86WQyFAiUTgUoISzkcMJTweMfnSyajXPxyiGYfbSBFvIOChGdcRDaG3F8RH5Dh45t3MPCDz
zF0u/MFNPbD0GSezW3QzulAqIziUSU7ejFc1M3w8EVznSUqXMNZ4zFjjM2NNyyruuluaZU6jY02y3R8rgtrvafZNYX8yA7WfzqbYwzCzvwktQCg+z1bJOFKW
gtrni6D2/ySA6i+6jNs5KWD2hwVQPQ9EqxLKJ8DPBzP4eSB7s3/hZ+4wqHcXQPQhWveayO4whOao9bmxVgpyqEj6npp+ivLzDNGzDMgwz+O6eQcNKmI+jv2Z
FcmPvVWQH2fe3hqs8wjrI9pI4kyad9lY5BkUomtRiAQlt+jD/iMKZig2CBkfUMQ+oAH2AdXYB9RmHxBz70JR8ctQcoeCVHNQ8gf07P6vGTDbpVTeHe7Ruzvc
o8cEQn60wz16pMOws3s67EY73uHIlgc6DLye6zDl0HxH0sUJxPxkB0BsPTI6zEX0aIfzaj/eYWD2QofdcacIer7RPd3pBRlSCQHJXd2vQM6MUtQArXlPlypz
poQy/65U5lmpzBmpzDNSmaelMs9JZRalMi9KZc5KZc5JZQxefjbiyrwilTkYcWXuFJT54YgrcyTiyhyLOJYxYJS5X0CZjzLKvMvYL4/9SIPsR3IlVxz7kYbY
j6QYZS4p41oM92oXsppGLLcOsOF1uIAyf8AFToj6RlDmY0WU+eKoMXu9byWbr1jXPkLWNRKtn31jBuC7Bqvufn9flaxpxgDctltuHmReTFNZ2Eg5TWotn2as
Xkwzxm6wIu58wbG485OO7C+O7C8O7y9zDiXbO9zE2xYqMxvcCpO71JC72Z1tUp6fOixy6TR/+RjdCyq6afmyHhMNgh2u5zueojvu1FrYerkjbm5zKW+W7obT
TYa3zjcSf3vlHN78NYkE/DE9+Fn94Nc4EjCHrqSUXtXoDynZQ4sx+ee0WmW1z18Bl/wHboYat+vmpL03bi3rjNqbdGzqyVPODDdnGcn5kBIkZw65l2E5Py9Z
GP9QPO8Pi39zXuAAD6kekZnq5lt0ei0JoS/hTQ476T1YGQ87SwHwROJR3aDv2eqcVOk3KtY9Pfv3ZUTtyQJoAyassLDkE/YKIQzsgeW0lcdVcdk/JiU/Khw9
R0C8bsjTBmNkNSl+KbJUVKPwQZ+nVLBDNFZEZQ0sRWUBjlVjIDCV6aZVF2lYF2nxPEWCCae+Alf/wBKufoRb1jjcMuJwy9WWZ60uz5FzK5eHuLSXD72M+oRe
TvOok9DLzTm6zAGBzeU/YSFztPM0rOBTKAbjRbY49xAd1QY9+LY6R5ETow2d7UKTt+TH5bocdexLyggdPc5Hy8Mcibz7xgQsqFxQwPw5K9A9itoMa3GPE1J0
OCecn542t/R8wWjWCKMZpWt6Hd5KtSTUWl4GqvWVgfyCDJRhAvX8e829GdTu+itYlMF37MdRluGm1KA5kBuQWBTopRJBPxFcJNdySN5g2J3TnsRmB7JCpb1c
Tmy50IIfS7+NPFkJgkd49ULycePMKq9eG1y96wwJlljREkVYYgKWd3kEzOr97GnMxa7wsLe2uQa/tMAZKNyTuTX/JBXyZH7Nl5PRYx+zuQVrLPxnHJZ4Ijo5
a3K7H3PQL/c4xr/G8iZhQ/wCBn6T+h1J9/5phxfiexzuq2MOiz1HHT03l8PIu9Zb5zJCHknGjbfOhRr/Y1A+H2avXFTQvIbRFEEumrW9qmjWr1SWCWddPFdk
kewP0ekLqR8msUpA9AY67+cFKQPIqbEgFRUEqVx2s1gwXOlvZuB82F2BymdJ1aSfURTwGpOgvmwG+UoJU9824tCP1/n+fmff4H7vtjwpnpu3QehlYime/lGn
gKfPY+n/xGFB9qsOb8WPOzzOFhwJq3Qsln5OxJ5jjiU1Zv7iw87rITDW0hQHcMqYm5cxeFzG3gMYe9X0LEfq9WE4HqLfTxw0oB6Eqaqkm1bexeB/rT7pcdb9
V8lIPLzrA2wc03N1VN86Qjj9IRR2qF9h87phWPJbjQkY60WGA672JdXM03VOZa6uPKmvOLpG/tlS7DqQ/vq/d7FZ4VyGXv7/2fsXMDuq80wUrtuuqr1rX6ov
klpqAbVLImkFFJRnGLUQxKj6ABaYGCU/M4fJz5yfJMw5nIaZg4TCQ87DoAY1ooUByxjb4mY3AlvCRrZsY0d2jN3GxBYEiHwnE+yjxNjBHuwoNkmUGId/vd+3
1qpVtasvku3EOTP2g/bu2lWr1n191/eFtWQx4k4smfkwZLL+cDTMssTeSNQLi94MOrZk8SWUsr80GSSDvMYLUnEhr6mzIKCknhBJPWC7Hs5WdpdDHrORZgBo
ImuEoIkozcBGmgGgiazl3WF8DMEdgTSDk/ARAwY474MpJwn2Jz4H9J+S1HWgf5Is358MqwSAkyjQ/+T9k9007zO/B4rInxWKSB2YWmOecuC+O+UzYu4mnxHK
XPcz3RUI+V+JuFgCJVt5lkti3YqzmDJCiN0ULhydxUH4L1AQPhJUQwNwyDwZD7Go+ILNqSUpHYNHSkLZs8RXSuGKyykxGaKjbxoJTmIjwcl8YEw57ECkVMW6
8leeqlIVk1NhJKhn9mxNtpnryta5iSdxbuLJnJsYcG7iMOcmLqdAUUyeUEe377aL0EMF09S0jNx9QArAuxGiaJcD3Hc5VVYmIcOQlWnKYaxW3QIlcPl5gLto
yyl8uO5yuLzklFFx1bBAmc+Kne1uh8ON3+ZwQvkuh/v9DrnDiRKxOxNmVw2BssfsZEinEcDyOaQdw7Z2DPvU0ceKaQTHKGx5iCM3h8ppBHVOIxjmNIKArdHU
0YPEuZQsE1vwsmTxGw2nsa5YNkX7oLHnsXqRysQPbHY+xKSNYu1dTaF/+OtqHpU7xLLHWmdBd8ruLjNN0i6BSdgUPA641BptHGvgtZVgL3ApgJlpECF6QDvF
QkfAiXhZtnwcC13Ih1jo2cpxOCOzkfHuqeLjdLRLRQ/WRyzQcVjWlmSY/l1O/55E/55M/55K/w7iXzCLRMexwS7Tk+2YVdFVE7KrJktdVeinG81uuoH2A5+C
BM9v+eVOkaCv1CtUa3SI/LJcfUnUl5Xqy4j6cvo4txJ+atW/3E8Yh24A49xxNF+hxSjfYd4dUM6BLc7o7d8iE8yA0rfy4GGxVL4kD/8vSrHwsDz8n3WYIfuQ
XDpfcTgR4Yg8wl+UR/gL8gh/WR7hLzlsFRPKO21xrziAhF9tvUoSxGrrNYex4Y85TLI84bIkPeV2I4oGO+7Wq3aFpd7I26kERqV64XgTh5zNmasQz84Uko53
PC8P823OKbOVHbOz/flOoawTNlkndrFyKO6hHez7+gD+x7JaaG5pA0SDqIJoJCEqanvCMohfFW5Tv6TiYAUHaVJ/U48UIjc/8cAAAS1Twhzyo8PTrOLR+AIb
B2SytC/57Mxz8XKeK5cxe8AV5UPxZD4UT+VD8ZhtHIrD6lAc1IfioArimaW6OoxHHYon86F4auFQXM6H4kl8KGKRhuKkFZtlHVu1nHOQ70EVf8ia45jcxPvM
xXz0bDTOyDlPvmyxnBrTP/7XPDWG1NRYVzEzRmhiEIf5OTwxNhQnxuk8MUZ4Yqz51zMxxDuG5pgTkvRkOc+JoQXPiVQaeJZnM3POihphRt4zcbOKrxwqvl8C
5DS5GsiaUbumSjc0S/NzHoxP5qk4vTKXL2WuQMpcoZS56lLmGubZemp56640Ati5EUCITNnRH5se/ezXyUuvjQK5AzFa8T7y5Z0kluZy8d/JcLFE7GKx2cVy
MrtYTmUXy3J2sZzEqnsfu1j62cXSZstAhy0DMbtYlslUHbYMBGwZCNkyUGfLwHCBVEKoTyTQldnEg7lyc3a5SvW/2rHzqIOKxBzk4nDkO31PvL478bu8CZgX
IafneNp1TNYR4sCF08JIzvmPcyfnnOYyrfK3d5xYhk7T6WyzbzR4dXM2jQlCPDWZH27IPoileMykfpDpRXcgbs9f5d4wCtnu7bbcKY+8VmZ0mLRzLgQKsQtz
7t6Eoqn9nLH3hpywt15F2BvSHlgvEfYS/6mMRuW6vqiCyW5QfL1gzaQMF59OyAb2QZNZAiekjxPSxwlJfMfXFqklLmeajMuYNOMKIYPVdS6Y2Ag7BF2CoGso
GTcwrWsd+2CfonUllLK6Rinry+xZKhzAvoVW1WkbrIMefZnY6mNsg3VeE3XkrQ2KjxbWRIO2wUYSYRuMZBxx8Uxk8nLef8ARzaTOF4MKBGdiQ5uJG0kbnOWF
kWsrrvZZz8Ti/eBmyWD1wDu1sUjhWW4Q88y6CN/Og1pQT4Kr076kTuYi4mwZAKMiHaJ21SEq2e3lITpQMBQFiCAg/pfGwh5X06+tpl8b06/dayHqIwtRuzD5
2kK+F/9d1DP5wPZkbST1zt+aNBDO38XAAqWwftGwaDETf99AUMsNqDvE+xKVJ+YQzUvJ/0JDtqY4L5fzhBwCuwuOtdK8jHle9vfOy6aal4N6XtL53JxjXjaL
8zLmedlfmJctnpcU8RDRvIzE/NyG6dmH6dlnnNJyYya3SzjHbI15tjZ5toYLnq3fsDQhjnGD3nnOsO+ymQvnTkCViM87bGZin5J5E5MIWrGFmCEU1OyycTE6
3UVSAqhnu3MjO2rLp2YrWQQje36g5j8F+YGKPiwcqAEfqIE+UEUlHYTdQJoE9kjvPK7zZTmPrbFD3/zhVx/9p489IUmcgkKGbFgwv7f4yJUYNg4D2Nh01sLu
Ls5asf/TIdvmQ7bBh2xUML83TfP7ndr87hfZlufPUPvuiQUofKjm2tucmwJV+kRgHM1oxpXiY8149v0nn7s/kFJYfmB/By9VOJavvS7OaPMPmPoCIRhzGIJY
JmeSTVR8WbN/EiT2AUBV63IqNLJH7ipuh6X3oKwRbAAAWqXsoEQsWxz72UtPfmx7kH33xQddJPpXPTgkpmgAx14HHzGFMYEH85Gdc76TWxDqFniqBZZoQQjF
iSPsIsaauYCh6xGsLbYMecmm5LMAk+iYj2N21D2Kz/qo+wI+O1RmvH9y1H0Zfzfp7xb+PiL+prM2ALIzstbCvUkos9ZEJQmVnCI3tLdP1O1Kyq9abV3RJdDc
y7sEj3seLm3sSV2z89S1gDBF6YXaG0bV/mKeuybvMXLXdhm5a+i3yty1wASXlpP9LpW7Zs+XribWvIZl+jvbcXJBcs3VaV3O1rqYTGISSdmrDtlrSAxxnRLH
pOQl1vrypJF7net5PK+chtnO9xghtvWsgcXIk6KOHMG6okX8xwlb8hWZ1wnplPBTfLxsJf4ZERJtnZnHxG4Tv5tyMerMqlpfbUGJcdVwMAhnyASqKG3NLGl6
CxRxv3diIu7EUj8Uu4KzrSZ2Bl8n/7mmqAvIGJUFdPcDVasIFbj3ZpkNt0nHOoYU48hpzSwzrnI3Go+852bJt7YFB9ZqazOfKtfyoXINi5BX4cRe5UKE9EHo
TnzsxlGl05By0nXKkTno9mbeIXyvH8THlIcEjzdSLQL6uy8JKDoYbznsECG4Sr2rn23fjjeJbX0nPsW+PoVPsaNP4lOcDxMuZ+gcc/jtR52kmUQyQwcZQ0ed
PCFpCXeHSgYJJAm7x/AkCCYxSNjzYvzsMAqRRXGmTyDN6EZ5MhlPVPr9stKPykrvk5V+RFZ6WlZ6t8uV3uUW3naQArl3uWZekVFt0U8H3XRQpuP9ZosJ4OOc
jId7Uubdgdabk6HswkuEFNdJBsV/7aSFKOcs3Ao2kHoWb91Cg8ts3D5Y1mkGjEB0M5vrKaEoVrYMavz3HG78dx1u/MsON/4lhxt/xOHGvyBH7LCjOlhlBSLV
33hRxHJe1pBL4bb5l4KQi9RaGDLXAuK0RFMm7KrF8H6bV8OjUsjaJ4WsR2xeENM2r4jdNnfILvtnuyaO2pVr4qhdXhPvlz38qOzhfbKHH5E9PC17eLfs4V3l
NbGrtCZ22SewJkB2pooqrYlddu+aeEZW+mlZ6UOy0k/JSs/ISh+UlT7gVKyJA465JnbZx7cmjtrzrImhBa+JhKcAqTNmc2dZE7fLxu+UjZ+SjZ+UjZ+QjT8m
8wyP2qqD9ZoYKrwomjX/ewm8bG6yxDT30gqjBO8iq6Hh5HOZrlDOv3oSITU0omIuEVpfQwL9j1gWZ7Mxj2EK6fAaIOZTYjinhTOZoVCVm5wYzmnhTfqGNGTK
/PDGk1hMqvUWG2tQ7AFJ+4rVJpNZDiKDBM1aJpYZctO/eH9Znz9MCtM9t+qsJ87gPIDV4xh5i47OW/QJssiP361O7gM25CKHzDRK5XSgcsZQOQOonHGuclY+
DMInsVs4rHpCiEMWfUA7sT1qQRYWk6sP0b+WRVJ50tJ/iK0YLPZrLQpolUXhHlpMRRIx7f1VCDSU6Cw+KH2cMpoJkIT+JCbnZIidsWCE7y4XBT7rjndPkjMD
LEpIDm5RUVj2y5NW5m5NXUp9PlnehriYFvikEavjSF406go0a5l4hJor/kgjPUUOMGgA1Ie0qWcH48JRaHUa69kR0LcDNn3pLk7wi1hbeAwrDRMBb8oLxwVR
OGMO0F+i0A4Xtpg2XHGE8Dw7Sfyjp9pJJJi9IH8mC5CcYWpo9YpbwlfUiuOcW8wi741Fe+C63B4Ysf83yMNPoqIZMAPGkSfNgOsKuePryHiBu5pIShe7DpkC
kdeqDHbrkiVJRCNzijKLEHhPU4P3xDRHqwqGWZqsIqIbx5NTOCkdAPoRhiKihCM9u7ge0fmtkBrQqgP+48IWTHfuBWLsA2QKn4KPoW6Cj5FuFx9JN1U2D2w0
iAqTJRpJzHkm9imZOGPzX9L8q1gBLZrXgKcYTng6roDBzVjTfXpN9xlpxX0R/ZCv5b5Z1nL5IV68fWQMw+JNkYscIL14RHycglzkALu36PlkBXKRg+Rk0Y1Y
3chNXoc0HGyJjDCkHCVOye1M/MB9xWzimLlwmyxwhKDllJYne9aCJAU0NLvAoMyNDKOHD51wtqTjR9o1pYFoReeoU7JNnMO67zxqCJRSlr0CqCHKdg7rhFLs
SQ0JcjUEj7DkFUANaeDJzdj2oIaQ6eEamB6ghrTx3BUwK0ANiYsiF8phkYvGvJ+pZmISemKStVjyGoT0hESbAQmeGySLpMgV0t/9ScgiV0Ai1xLiBv1NKq1B
0gsN/dP4bJL0EuDgfgqfbZJeAhL0HH67kF6EBCEFiyWi+ZBcAilyDXF35PirfXLvHSKRqy8JDZErLyYgiUAVxUIQAXmFhfJI8qFKf09W+ruy0i/LSr8kK31E
VvoFWenDTuFtEO0CkswDLeCZ2pOQgJ10ETp3MXqKRa4+43QKlMi1GCLXIhJiIXKZLxEHYZwsSmIpdEUQuZpbxF4GkQuDyyJXwPpHAMkrLjZXi1x9SuSixr9f
Nv5R2fh9svGPyMZPy8bvdvR8kU0WL+UDoF54EY7k+dWQwlIQakjTUMmbai1ADQkMNaSwGN5v82p41OblsM/m9fCIzQti2uYVsdvmDhFqyELXhDhf518TayqX
xJryivieLSeXLSeXLSeXLSeXLSeXLSeXXVoRENzMFWFI8wtfEWvGdUmlBVHSQajOt8s5sVPOiSk5JyblnJiQc+KYrPPR4lw9QMvvqG0uCFN1WiU6eL4FsWae
9RAveD0M8fCzobVKBSmuh2fkeD0tx+uQHK+n5HjNyPE6aOu5Ilus10OxW1kgAtw4yY6i3+GK4lTqIdNSmTYTD1nTzTw0P2BDf1OOYLyXLXtkuAa2nbh+znj8
boIz7dMnZ12HHvRR6T/Qkgp7rj1eKMh9No7Pes+x2ZJHJ2dV8rHZ5GOzxcbQo47GqB/ywm32TUtygK5dRUabJ13aS2pj6ShlV9D80MgMjMuAYIUnFCL8UZtD
0DmO5RiBZWe7nQoI2izVcau7izEUe2Tc6kMybpXD7kecBxyGsN/tEE3dYbcCbICvGyADiLxy8lTYZ53x+FM7TIKF2ipE+bVkdB+gUBqKAZTDWb2klSeBFrkH
D1AijXih4h7k1Bn1S/zSXbJbXrbTooeaWOw5VvCITUwulL85AG+Ty7FLbpW/yeXL0t+0gFsotXwQLlJehTJTeLHSfSTNMeiNl4nPYUp1oADGAc4smHTTJWjt
kqp3LeHLeW6DERgJn7tuz0Kqimw+l+MsX6M4yzPsv3SY+uYvHJmV7DDdxzGHIdBfdRih+KiD7GKKvyROq39wxMav2xxRDGhMDhWx47Q51apDuw5mL8WNCO0R
D0waWSLLccCcBOrlXgxFAyVht5OjJPhVIIonVYSNuclJovknybCx3cW4dTHDha68HDrtydpsdhKZzcTesFyaLZhH5ORyhv4Mx+AfppX4FbkSXyjF4D9lI5qc
oJ0TGYvv6agygIcLjQfA4ULjoUR9sfhdHVW2QiXqr9RRZSuhdqygqLLKtrjJCk7UV1FlXY4qSzmqzOOoslM4qixR7L9CcTgZXvuTKV9/uY4qQ2L4U4ghHV5v
zeBz2VrnU/hcut466HAw++P4XLzWOYDPQRKRiDn8EXx2zha7DJjG14tdholusM3BqUqJi/3U4hqlh6fd9dYnHAn6PitCxUGZBvC4TAM4ANx414yPhSJaxKmY
cLI3KFYDHSHrkg5/j4yQnXBGnTuc7MdGEFstu8PYL4WGC6fR1qSxBUaQrVvStHhHdobKO1CAPTpWziznZBlxZz75DXrrT+55ld2ixQfE6nyn012BqfYOh2H0
73EYA2CXw3AddziYXNmUa2SW55Ro+1xpTsizHDB34k/skHINMnW0X5TSzV0EOZ7m7na7v0QMam73l2XU9IjMXCaijGTx/snPpKtyfOFklQ6N20PD9tBEGWa/
nOR8Sm+SM0mjLZnjsSI5RYPtryCw/Xc69BVg+++gr+stGsUWjeD3v5PHDBa6kQyGjsxopc7j/EN68xduKUyfFeXp80WnZ/6sOP75U5ox+RGYPavyxsWbb55r
+kgSDUbpMBk6dH72KZyAkSalJ09JEj38wNRh+UuoJqIvD998vFP2eTx24Ja5q4rU8ZHC6B/h4OxrKVk8pR3xhuKGeRUH7F/J2+YVYl9M5Pinogkn9zTqZNmD
HVGf1x+emLM+yBv/5Tl455JK3rmTmVTjFCbVWGh9Fon6TGyfu3+E1PpLs3NQJD0cFAhNPpkJbE/huN7jqc30PLURSsOps5CbJT3kZhCXT+Zs4VM4W3ihVRkU
VZmZpyr59mTsWggonTyeLZG5YKs2vShfehW5vEsqcnmTbgFuf28Otz/IcUUDHMO7lGN4hziGd3Ehu3cFhxedwuFFLscPeKwyJJB5bU7E2qWDKJ4MvIAgSWo3
9QL7At5pPGvLjSPIPvu2eTyaFCQZZQNwS24Qm30aDovT/3PKAoHgDzUuSTic1qvLKUCNiZIuU27RIxwisKnKK/p/szP0D2CaXG3dwHiHWxn9EJY68VweKVDl
CiVLcodCB2GuF7sd+UDjhKAx+4SenLTBc9UdIEdo/6g7gnAe8UcncTUm7wg595I+doI2iLiFXGmfIMhOYm0h3FbQkkCbA1sUEE/3SQjPaTK2SD17UAHRSvtD
yJ2gNHlXAyOHZH8IEtewP+TFkBddlcQWAQLAdAvFSR9oQ4L0RhKk15EgvbYE6W1KkN6WBOltE0iv+TJCGi2h9B4pxAVM2Gk/G3hER3nM5JHJUBwtmnsa31I5
RkekKcJK8HQSX9oqvnhoPGkLBYG9ojYbJRxllCj5RVvsF20Xu0AbJYLcL9qQ+KuRxF91JP6qLfFXmxJ/tSXxV3nyyG7QXho3b2HhlRyrKWfzDxUacQi+Q9jb
HSPGXcZDDbIvSeN0Rn+2MFTNL5RRNfcVESYfXSDC5IOhBEZ8ZvvEYQmM+PkvPfjf39lEjKO4/RmKJbLHviMvFrAmby1Bax6YLEFrTuQXlkePDdbsbd6N/jb7
Jk8Z/w8sNg0bu+o9ImkZrHC1daCuLAi72oapgf9WJoYLCHdQXOh6lB5/mruvzshW03Xm+d1dZ/CkXXWYM7LpgES5RkGUmw4yQNfgR0OUI78psa5DlJsORp0j
bvbHlg54nN5RPq4KxOpkrCki1BxhKVdbaSK20hRPUKYIJANFSxoo2hpblpdJ8U0w8Slpp1Eh7RRrBaU1nFNjjao01kOyVk/JWs0svFZ9olZH5+krNgaatZrm
WmkurEghsJi12idr9Yis1fTCa7VI1KpX9inWikJ6CrWa4FrtktnPqdRHirWakqSPk7J2E7C2q3QjkPU2Sm9qaon/9pmJ7wZENjTxrFuuD9HCNyQtfJNNVp0q
yDGnRCkfSQr5toFBdqwznnR6ED0P1sf5tzKg1mS9F1BLvOSuepcqdmedYTzuqPNATNX5pZN1MSC6eU1focDYBGRTJ3yYapSXjsGE2mGcl4M5AihQasWj03dX
saHaLFrZK97Pu6MiQbWZBNUoRsay3s2xrK54kbOl20lixOgCjmlvtz+zuwOZ2x1sBgQ7Cuoa3SHvnjDZ7vEj0fkBmsSnKE7AL57mAh5UfFi0Ae0LylxXYvd5
1erZfbyq3ed5lap7+NZ59p4edKyijtWo1LE81rFc1rEwbLfK+UmsgoV3uBqD87GZqaeD7MNPvSx03InDbu+O04OMVdSvGpX6lcf6lcv61XHU5bNB9pFZ67Km
vM0UdKtGpW7lsW7lsm51fL0ye03i0tZi6FWNSr1KQrC6rFcttBpzbijlTaK4wSirOHaJ1DufKU57rcgeX1ZWZN5olOGbX2ge3mKWx3crzLQaAbpLg748gU1j
vmsc9I5h+SebCwWly5tR1/xWi29NPaau75fkpcbN/MvhQZAr5e/jOw9LoN9v38V0ETUKcIdoqzcyuQpzGuqIkvktJPPb5AVqdtskkCxsi4RJO68/U1QI/Y8z
Ne0C8XHEmZrtPFMTEE82bYf2dYRH2r/iA5R+CixvBGHZvdosC+xVGq0t82IKamyH1ViP1dg+VmP7C2qsRPuMWI1tsBorPV9tDlcf4FRU2kcXK0F4r+s6Qlos
ECzJMJGM3YKKZEnTLBnJpjpkigiF6kwv1MBHInrXRexQ06DWCTkj4iAlapzlHsBnRIxDAcjHpymxA4xDHDkXKLah1l6hUeZ5GyvhVzRSNlbKlI2kS9rdcs7c
8Cj5RKoPjjJTmGxDAVEJBSbbUFBgG3LVLTJjIxRDvq8yY8PVR7vLIXC9bEP38CnnGGxDkSQmYMj2ArNAyN7KnGlofs68L51YusL82VGfvu2EsqNKSRd3GzD0
Z1arXAp5fr+BPP+NBiPP/5lUxbaLR44Q2v9jRV1s/0J0see3TxzxWBc7suOrb3/n93evQfE2U5ySWvbCVx/+wgfvPUsqZs8rxUxfLqhmO28uodBPlXgBZm4r
KW+78gsj0dsHa75YfZ7Q1WpqEKYbBYL02hyg8uTxFXeUPL52Ccv2GKGN2XLj1s5gezz+W8MZTFLr1yQk61clGepXJBHwYZsz+J8VsrWEXZ+pdenzcK3LSLc1
bKynuS/Uuu1K2PVO0gbseidpAXa9I3YA0fMdYLHHJhf4jJ1ze7s93N7uHNzeM0VEhxmwO2cxsCcoWo1g1zsF2HWfdYrZ2ZunJM/CpOyHCQC8enMzp3ZOhDm1
k931UJE5tUmBG3ESJm4Ps67bg7/ey54dSFLbuiS1jaX+2Cf7piGB1yUM+/xcqZ1s4vabTa7U4SIqownA8MFbVGQUIbd3CIfdhhDfISB74wa/ArEdh7gv7sZX
MUU6WsLBdfWsUGekotpJwh6o9rJLy63C7b1H+i135fBlsbYexXAE18VHeD2ksoTmJlONuyqt3tNp9W4hrb56MgKbnYMqXHIEu0gggE2yAUewC4csWHAIhdJF
1CfgRcJx0VSY+xhrlD7ZSHEasEh5zUHx1sTcYXlGfssqT0li0JRM4TUENxFb+KicjGE2s7Os4BTJraHgtOdQcPxKBSdmBaevB+EHAQqldwCNlyd5S3TCVI9Z
pVgfKDmtOZQcv1LJiVnJ6VPM7AurD9hfX5ynPmvGJWZlpaLjVyo6MSs6fazoHE9t3vvI3LWJS6DWhrLTV6nshKzsxKzs+Bqn2af9qFi8uKKBkcPZdqTSDjQ7
74ndu3vxbmXYToQOX8GGwmDk4rey7eRZu9J2spCjLu/npmsg6K4CLvnAnAi5sJ2EOUauqJxhO/HFowcqbScdluc7Kz6U205CPrZKxUipcjdLlSEBzoqzirCM
heY3sLe7yNyQJeQuKBIyt9uvVCrRD7dLsJ6dMuBsSkYbTUo0twkZgHaHBPfZ7TBw0D0Ocx3scpjjYFqivj0gnX77JDrcIzKg7TEZpfS4wxwIB2T00kFyDgp5
wulGqJLu8h4tr05aHrwE3UBoeI1equuQlbQ6K2mNtWbkmmjyImKLsLoddEMkg7+WGOhADBgM9vQz2V+4hrWvEZbIewkYGLEAHA2DjCkcM4qwgRtcZ5UsLgAX
NFhyXpyrZNMNJTe/fUlgk/EeEfz2Ta1qpN/djjKF3eGMxx/TPh89w1fxiHk8Vnzs+EYsH9MkkiEPolbAwFk2e4YKfKR0MIM5mmHRxQH5gR10TBCSB70sjweb
MuLBXDMerFGAEXNL8WB15IjPCt3aiDjHySMYscMOZQx5JpEpX43HibAYNKWUAs5XkVQuiUx9Zmjw8L1JYfGwvlAE5Bn292T43ktOamsqwPwbuxQoU4wLFpV8
23beFrEl2ErWvmA4RRB20hT/XNpyC0XAB9GE8Avv2N4UNFMt+NxcDstrUxATQzay540Rx0HQgVO/w29WfsEa0DFuh8TWojzqGhzYUy5joU3iM6Y86hqFPiMq
JqI8avZD1CjtWQes8I5CVES0d2MrlD6JfvZJpAPQwLN7mdkDDz56S+6gCOT2Pii37EVJfzKgRV6j1mZ/HJitS9GBPssmBBvN/RpRl3qFIpizwacuRX+Wem8f
7fOr3GmbA2fN3vPH4qk3OM+iY5r09ZDDffp5h/v0jx3uU4q3sykZhPqU4u0CinzawV8R+XQrfV1vTVLUHQWd17ApvGYng0mgK/wpOqleo/PxhVvYaR1UdVTx
jzPEq3irvtVhs+GknLATcst+jSHoG4Sp2yiQNjYqBFV7FtTgBiC3ieiwoQXVgAXVFguqbRZUYxZUB0kPQFKjZ8DghXmcdliIIG1ELJ5npHPNuJLaQutcu+VB
LITzxVI4X6LNrewDWpIsljbthzn6QYZX0SoS/13QkoCwRQjY1JOBi19VUsmNsFfScXVD/BzRo8DwgaCWP2S/99iEvX1TC8kHQhkYgjh+fXcpc0RNPOtSfkFt
7LlvfvFP/u654VEMtKyaHN7PycTsMA+S2UHnHg3iUjmIoRzExXIQl+SoRCSe73ZSf2/av1aclUk/5LMB5fFXcKXGBvyarTdghJPAZFuKyB2gHdg2t98B0TED
cvt9rai5iPq4kZgwMWcYYwsWog9nj3hUnUuotxnVzJkL99OuxP1sM+5nrLQC24R3HGR4xzoH4or+dTVGc2sWAnVmzKpshWbMUhjNgwWM5oAxmttsq4l5WtuY
1g2oYQ2Ee7Csac0RDLupu4zBPodZy1ieR8KK+QSqiT4K0O37lxnJvllGsk+P5LqKgSzAdNqVMJ1tQ41ZcyLjuEiP46J/pnEcmmMYExZzl7PnB1Ru+TAOyW1/
qdzzQ7nnL5Z7/hJqIpY9px187ntPfzTIvm0h0KO0NwCmM1meDCeIqsPBRo3kDYFdUZNOyqrtayrPpMlnbajI5rCFtnRAnqJMEUXKby5GAEYHsmTQDkLnx4cl
cPMjMnHggMTpfEyK8vt0HsS0I1bZjZtT9hTNj2ln7HjZQXGGvSxpSrLH8z/U/JjLOSKxw1osiccsLucRf6wD3WfwbkiPSR+L53UWz/tZPB8oeEy8Aq6YDPwL
co9JEYFzt20ZLhBRaekCcZQLRGorB1mtG8z4JtbqXJiiY+aQaSbuigNSuZP1f0B6BkyGdEc7TezZnQQEFPrTe3D8uTw46/5f58GZOVEPzoO/oB6c82z7xgQ0
686ePYkjE+2Pnps4D6Vi20hUfn64Yc8e3CD+b+eXkpq4OD0dnUTeGqIaHnEouiUmF8322yp8Od9ybEe1Jbk6bcq2NAk3RFkfm7A+htk+h9BCkqa0PTbBCGNh
fTaT5io3HHUGs2+9cOv9QfYjsRXDTd7MBnG7Aj4OATVqXMqWSjNlK5u+vWimnPdJcajMzPUMj0XhmSHxzJG5nmHAssIzyIjNJt4yx0NNwOm14KNd5QyN5gmK
TSFGy2H9PdHHZEAHzQu+0OTs1slS4awWGmxDAgbOvH4KAVyK8zM7d/N+scxqW7Nk89XAxXBw8DnwM493rVw8FzN4fmhEzMlbbjuhOfnhOYwYoXxNKI0YvvhW
NGL40ogRrmLs6JDMTXYeWAFLhMS8GCU0hIJJI2CTRmN+k0YATUfME1+aNIjpvkmvlqKWr00afk+KW0uKYc2KFDfWR5skiYWkZIVSiglJyWoBP0RIYkBfDZVJ
I5AmDR99GyqTRiBNGoSIEiqTRiBNGnW6SugqKWNuhWTSiJOQTBp9eCGZNHxt0lDfQjJpdDLAuFPBopKsf4u/yaQRapMGxQ93tEkjL+IIeWD6xX/1pL03HYDI
BZOGzyaNPjJpDIoqhlIpD8mk0cbnyyBKDE01N0z6yKQRwmK2E58+mTRCadIIcYxP4LOfTBohgoePOiiEqHlg0sCrTJNGAyjt+JVMGiGZNBbh8wU7XZwBXkWa
NPAgmzRCMmk08PkU9M+QTBpDyaJksZyBYdGkkffHgdm6FB1I/XqA+lWaNNrapJEXAZMGUGXRpejPUu/tg4k6JJNGp9x7dWXSCMVgSZMG9ennHe7TP3a4T59y
uE9nHO7TT+GzoUwa+CpNGiFkpEl8LiHxNoRhlDTdhq4wTBohybWhNGks0ZnExQoW/iBtuIHOuJUmLGnDNGEnYGAPWRsWb2yRSaOlkzChsrS0zuBrnQEmjVlW
W4t3jJZOwmxwEmbMSZh9nIQ5wEmYSzgJk3CamtgzmzBpRLlJIyqYNFqwT5omjRYN2PvVVNoNC15IJo2l+NxlCx1RhaSGZNJYlixNInpKmTRCMmn4hkkjJJNG
KE0aIZk0kAWGp9ikEWqTRpibNEDRAHcSmzTqyqQRQSsYRsj/9d3lMGmE2qQRFkwasmpyePn8ElfU8NIgDstBXC4HMZKDuFQO4rLcpBFi6u520vredBGZNBbh
VFE52SDcWVzagKUi7Pcqwr4iTysrwj7Q8JLFcvvlmusJIerjR2LCiO0XgAHYghcrWL6AqnMJ9TZMGi1owuhg1oRDMmmEMGmEbNIIYdLADawKhzBp0BS+jGfw
FfC0K6xodPkSWlpCrA4TahudqqwKx9xKiYhta0TsmKZ1ZSt8Bn/ytSq8hFXhJqvCDVaF+1gVHjByi1tQhVtSFQ5LJg2/OH83dU/Cx8Xdk/GxsXuKdk5iw4FJ
Y5BMGoP/MiM5OMtIDuqRXFcxkCM0jutQzDk8jhuK43g6j+MIj+OaExnHIT2OQ/9M4zg0xzDCpBEy5Ug4QnpePozDcttfLvf8SO75S+Wev4yauFRBKhZNGsW9
ATELlG14EsAFE5sbyRtCSnB0k04aSwkTFZy4TVawySduyB0PkvSW8gbmBLwoWGcFiXEAkp4YhxbvI3SKfJhODzJsLMHnAYBmhGTYoHN/nwNYHHybdsRaOw7D
hrHvmYaNsMqwkUurCzBxxGziGKg2cbzbMHEsYRPHYIECflFVbqP0QLbYxOGziaORU8DTqaVNHG/xbX+bQczRUWJ6UpfnfIcAw2ypWXWSTvzsLXwd8JoUcoGL
pugVc/ZAB0EG4p/laR8+ErgixGp43wSJXXiIxa4O2UTx0ewO4gMYOH1Jv+xHeoch6+h6HSnV6+tcGsXwnG2/gb5BnPl1fFtvnQMwUHR/B0vpTA4xukEcfRRt
tMq9dtS5kb9dRTLUHfL6FfTXFASyWL/7NbQgO1P8I0Wfjpm6N6gncAdwfTE+zhRHcme1dU43xMevo6Vn2G8QE7kDSwYANpUO3YEOPZL9pU0/iTewDt2BtZbi
HqlaI6POmdm3vvkJoUO/KnVoWSGJq01hG4NCKN8CZUKI40HhBq1RD2a77i8qrYVyWCssPAkWwwNzPcPaceGZ94r+yw7P9VCD8nQKD31Sb2o9TSs2xghImf5H
u+oZGgE46jurnHWse8fU2TltwM9PMZ4/3HbyxMJtf2R79rbajULrvlFsbTko438Se5iljUL/u0LXgSDtXsiGP0Qbkf0vzFEa6/qRboN5ZRNmpmok9Wn525Fz
96SEjJrYfXdpwqG09dC9Ogbn9yBoJvXfoY/G77YI2MIH0iS9eYiCxJPeQroWJZbiWXEGWL+XNofFoqF5MdxtIB4OSeIL6M1bT6w3X+z4OYSic6MBolgEcT82
8+rNTvbnfAz+4iK373J+lijVPxXg82IN9vxTIrczSvWBhSK3nwB4ufk2QsNmMPNZkNt3OT81SvXPDbn9BHDFZZPnQW7/h3nm/5Stg88Covr4F4ZrP2AvYCGs
q1wH68rL4Hu2nFEy1f1lmdr+ki1nlExtf0FCfx+2S8vgsP0zAGtfN65LWgBW+wnAlZsvIxhlXnmzYLUfsOdbBev+paDan5Hj9bQcr0NyvJ6S4zUjx+ugredK
GTi62K2RRuomVIk3tiR0tySP2nGbjHsL0yUAcS7RhNnRnEjTJea5JZdUQE4DbTNZYkJOP1wFOe1tJe24F3JanKfjKUheAME8hC6mb0sVAnVdI1DXSwjUD1cj
ULeAQC3eKMZw6CyHPULJUnwjY3dEqNRLYFBbAoNaQ48PWbSp136cIydHjJzc5HM7VggTRkiRgUgdK9TkiKGSjQS4mBGTc+jH5wK3Lk51d5uiPA1TcR8+ahBY
LxxO/fIAdGvitSu2Mx+Y6FEwJ8Fh7ylqLdj/t0LvCgg5UQ5mjzoZ8GXF/datQSCyqu60+DLfuTAquYCCJE0MEBMWBpsgNTI8vwUm7PBNrRo3vn6+2Gh8ULC5
iqzQ4vHyu02XyMpcsMo6SXQagXAinpKCRM5yIeK36INfHoJpjflQu3VCICf6NcRdJDVcrOUWVUmNGPHbmm5vfpMva0ynBtEvQrorXsJB7QPZnrJARO0izgdB
wn1So6AaOK679WYY8bz24CnDVPDG4V1z5bh62U2bEeea2RcNI7eoZ5Dr+I0Guc70mWpAuh1aPJijPF2ECidWXYNWIHqbR4ZxVZMAcneMCOXxC7GqY9EnfcSR
K+4NKD7VtTh+VcWuqr9j9F+hpxkKBudUTXw0aPzxYRRJUcCyCI8D0nWRXnYtHqnho2YWaWdOfICtF+qb2ha8zLmQIoWsi9Ah14vFU7saS2fjdS28vSa6RvR0
DkzOQQjimlBcrxZjEct6yuVP6VliSoj3v5mkA3ucIpfbZ7lhaXbVaeMs4Z3/k4HmMlKdWqjSCZ8LOJ3wazKd8Ba4Tymd8MPFdMKPLBDa5Se+hHZB3qKEdpk4
tH3iqD1KiYN/9Z1btwfFrMEDd5WSBA/fWU4SvLOE8HLkjhzhhS689C6dLRZHf9tyI6H2NZUqNOOYkeIvwy9x3n334n/fPVcGjcNc9ZcGJKGRGPFphzOln5AB
/59yONzooAxUfNwRK8mOZC5AQ+YCRDIXoClzCFoyh6DN4XISB9bnLKaEwo4mnLQjA8of3qGD5wIOngs5eK4u68bEnCGWUNKGwY5Eur6qLbFPEgnwlkiBX/3a
0NnJ7M3dgcRGmEvMfLCDtIV2F7HveHEWdzuZwoals9DdIMNwkH5GIJbdZRnZt2XQzyGKKEk646KAdFgiNsKJB1tOCW3CzgYUvEqeH/hIdX7gUZ0fmD37sB7v
VxAW11krupNi9UAXkwxTgNiTqjwZp0eRaxuQ+oZJoEPONGabYSAp3iFmwQ/FzryVJ8Df2EIEQ1AjsHM4ueMVm8PiXibWbN3W4XJbT6ls6/DcbT2arw9q64Bs
q9COFieLksEi6PIIRR+mFGy5Jl1easlwsly2dc8LE2/LUSDNe+oksRWuGfjM5p0IDV6iYvWXbRFzzt2c+Ftm7d9VlaVwvy3jrkWUKHqbWc5foURF9LMKW0iG
kqW6r4iRBfvbMNnylmsQ35236ajFJRy1OMRRi4h4tnNc34SAJNoyV243xUQt5dzGl22ZdTsPxMRS3Zq9RmsgMi50SdaSpTo1ieriiUYuUQTO77hFJRfczCH8
p4ndP/5P5+Og7MsZ0nUwmBBRxJCI9sK32gGVUSdbSTQd+q4cL71mGuKP2GbeMSCXsNV/xWYIXCQ/JAPrrWfpukzW/egt0pGFFF0Y1mfw2V7rfAqfDcKqq0H6
fByfjFVHTz+Gv5cLRdxm4N5H8WkLRdzmiNhHbAbyRb6qWUcC7vUYhxy1KwD0DjDIKsoHcCrkzjtk4sKUw/WisFRRLwpLjciHQ/U6Juv1qqzXD2W9/kbW66is
1yuyXrQAaSWTEeAtt8l4TjET4lsYtPQQJZGrne+QhdA5Gh/NBnzjZh0SHF7f9Tky2D5OVvQZLcX/5YDvb3NvcsXRJ/5VNrqZHIxRr+IykxZJY5ISvS628kYP
aZaQpABu1pBwgTCH7GZKpFDG6ESsVOxmKqRQxug0GWluN1MhhTJGp8XsRaGM4gEW3mrrw4je8M+wP4LMSHG4PWanfUoNdjZkz+VePBRnMGGRRzNBAxo43Bp8
Q4ESQRPSIC2XWp9FCruolLqKXiFazdzg288gkldJY82IcyUBC4N1fP/kZ7r9UFzlVk0n31pnK5lTGPcRen/S3Et4TlDdebeMsVfpGNd60hbnbpuUC5+yd5u6
me+4VTGE459L05BYz9NG9tzuOx1JG4pK/9V21shDFWmilYZA0oUNqiysdNFvtWzMxSbtN67YkBwq4538Lvnmd91KHGUUYYqDhiJzsHvlxgn4uAZ7itEWiY0A
IVzlboA1SZIjM59RXfMZ1emJjxABQj2iH1KitmjwI02wG10P5YxMOW/CIPc8BC9eSBFGYOcSAvXZ1q8g4me9tYp9tyMI+llrrQRYwForgftn1BoSH4tGrZgx
TRfQF+lgtxlRD7I1x8rnFhlZRI2pjwd+q2UVZyF14UBlF65BD7Zm68F1DDy6hpS3n18PmpU9oe5scne20Z0O84fnJapZjqsJVVn6cSfY4Ymq/PUtOse1GzJz
ulsJxugjWZpIpE6HrtV5I61/XnlCV7PJSrKy2ygsSWwOTFWnWbiOnpv089fxMNvzcBcWyIM2eNQopjRIOm+mfQ5mXRCygfKtoVnZcBV55CYdIK6F46Tja7q3
iL7dgD7VzGxRNjhOBcGyhneKf1+xDHa2Y5ZpZGvwFe3nxfjG57eYLJrMaX0csy4GSmjZYsCg7C9JxEfYHVrx+C20zVkFUvQQ9igM2BLAjYRjGKAJUtEacHwh
xkx8GQJACd2T4M9EXR85S4jUdH0N/lyjrq87y9nI12H1Q4e+KrrEovfewUENOd4IVZ0HTGjmSR+U6AbycW4aT8jS28cWGbDUa2MGBZmMS3vGkDKY8azYigxc
vT5CvT5C7gImsOf5FXEvNhRuRah50xqaN61v1kcZtQLHDXq7wV3Z4K70cUxjl09gx+mQ9TkFjEekg+TliCSFAWnklDEh2Ug8jB9GooEvhVfADIO6Va8hthW6
aq0sJ+sLvg2lEQuf0cUtWj+DcBMkYZWEGvJlKaGKR66GO140y8MKctW8O78FhRQj5G1NOwQ6Egn5NF3ye+dTRJ0YJxfj1KeigBrajNpXMKM2ejqasi5jzrrs
gGOTuqCPuiBS5tMAZpKgBbkqWkhDXD1fUH822/jiBf16T7iSfSXKSxqy0dXrUg/S8apinuS+34h6LoUle4zO1lQZU5isecJEIIHRTEutzIsPeLOZsRfuLt95
Yg7e21zb3SaKsdSNsLyLJ1dbYWrkfkMStTmlw8aPlM0vvp1hN4TIyqbbZspc7VXD4UimUslHg5KAKyX2V0v8I3dIUd4qNx51Y7yBjgEUuzz1YOhYeNkuAoNs
aAvL8fxKVdDI8dWPLE7M3C6qczqikWyET1jin7zCQtle66zhF6w7vhes4wZvQCiUHf1RzbW3Dd5ob9MHHof9nc+WQEjhFKngcNiAm1hidxDnofgYSUMzFAF6
vLi6Lm0UAhTMP0D40MBNG9OWeb1t/tEx/kCciNiWxHIUH0nab943kPTj6pp00Ly6yPyD7RXipg3Feiwx/xgy37eUsrTEFvRQuihZtEcIScFD6bJk2Z7pPeJ1
0UPimygzTFoP7XnoXlG2utLgK9P01O8JeX9o42bYouBJMk7EPClN7Po4vSy4ZxDb0TyLsC8Wn0VxaPWzCPRiACehWJbYisQixW5sGWenDAkSo8spcbexuVgf
eVHi8MtTX/y8i0w2YjrQAFsk+Vnx2/RV3EQTBWGQFp01VMkhriQiBpEYIWo7fP7srWpxqyJuVZtbtYRb1eFWDXGrzKKPq1W5YfsLfbXGNudGG0kupgKaW18t
gjwnrVls+/ZsZxihC5CRABBJ0p5QW+VcPsqmBKRIw+5A5McLDVasZY8xhHJ2jxBN75uUHkydSn+Io+Zknfb31EmoYIxVdCnOVEgA/sbhxL8ahxsWm381m38v
JvcLnU8k4mQxw2ptBIopK9TsGEW9Gy0bh0BU5R4jBt3xrg+yZE5VOp9In/zxbks5lpDo1EUgkLjYJseheFk7uxYnLwX5PnSvimLacKV4IUDEKl/mqJeRNuTT
kUE9B92o6F5kQ3HbCGxum7naYlx254HN0EXe2BPX3Cb/bVjKEWrD46xosOzcscowCH5ERwWrB5DevK34E9I6SXIttvnsRlDxDSQhdhKShXX8caBFvCBPqa58
kc8p1X5Sh4QXw2XbEIViyVgMvhKyi6uetET3tzE6bUh5VToLWLaTaAvbKshIPd/U3y0n+XlrJUjbKuecUbKGkT07FQraA/bCnKCygXLWPzjJClYOIIG4b3r9
Xbfp3PU6565TVjQCvcMCs/HRc0lwbLA9pE7GkBYsIR3WrSYmfzXLlazOw/r7dNpJOvqWK4fT+Imx19X/rO3q+9+/bv07MR1jcWeCY+CzV8LfGqtTIRPCpaem
VwjxT61hhahhcrKF4FZQgQmlyagweIKKyUjUjUkgJyPF58SfV3Nklw351KfZx6JwmI1cQ/zipHm3GXZkl9B0xaRZJfbyvr1i1fURGpW4SHNTicOO1s4dTMo2
TcrKFzZgwoRA3AKq3ZpxgOVy6P4YEazDDJZZfG35uJhH9A3KK3+LMX8tS09c8aAY4zalMbMgrc2TEYO0NdTEYUSL+NhdGl/kHkY/ppgm3wSFvIaA71RYuOK2
ITg0i5AW6jA9xa85aT+8zTWgr4wLUaR/Y8tnzLcBNt075o6yy67OOlQ5h2+eNefwInMIH+bGNfHmgHnj20n/QYndZZMw7su62hwC1YWc1oTgFWIFi732D5PB
h8krhq2PqOhbHDzaos1Y7LA+9iQcDc5/FiNlbYReCEuKv/G6FpKhWpe02jRVsOGJL+K4gPLU+U9pfRi5WIjcHk4bG2lEUKgPZdIX28gArdXH7uJo8hpUBDHN
Ap0KFhbo0n1Nlx4a0+phY1oF2FSRQsZUpRSsQ7KGzwKBjy0vJpS2KOm/gFDcIgyY+PvNLYutXsH5TAU/X3yHOj8GSkTfhMlnxruQs4Z2oUE+U4Fab8S7IIi6
cHfId3t8N5mQ1ES2YDI3Qv1DBsjSSlUvYbgVTduus82FIJNHxGgoTvg9a5RdCw0dc4CtDnw6IWBiG3zzPuXfiHsstZn8XlobJgutmOfDgNbBac33o3gEpT2R
UgJRt5bU99KLAJcNDwQaUOMGeDiTX1+4k//BOjv5n+xx8n+s6OT/+AKd/PtruZP/+zXp5H9m+8SMw07+v33xvQ+/q1P08h/ZVfLy79pV8vIfeWvJy3/grSUv
/678QhydBlWYsypqSkZNvBV/KFnyHqYUkfjtlK+/s+Z6YjgDHRFgXZ16Uib1JD8D5lDNEGkoUsbLN6Bz8v0nqJJoanSIBKUdCBO1RoeIl50znngyz8kbcc5h
eUZswbZLbxMjmF1FYovoQwhwDuUqSlGGsNcpwmgEkTJnuQl8QWe5gKINz3IB6bKG4d7goMyaeNc9t2nq2nPkYYmlHiXeGfb6bhNO9rMQvbTaWid2QQ95AB18
rMklJgITCjSYUETxQBUN8dlyAScW8rWCpIl8rYARsgJGyAqAHTjI0XGxCn6yYSmzyZTuCclITEbpM/fgM1+TLZENkx5zVBIomcphbkLyKpfp2wqwvBKO67FB
nQSGACZOAgN6bZdAbD2QY2DjqOUKASVrcY9qDAW75Mou/Oxhn7KxQlc5g6Mak0TcNGMt3IIzfWIWnO+6XiC0LsAMyPIPWxr6hAKuMvu8y9/65N+OXP7XHPYS
ZE9ZRtiLDnph5yIcj0KXYaTEYJVz3ihDCgSrrQ3sLDynSzzW65jFfQ2rFaeDmnq1BeExOI1CUgP0Soe3KnjBxIHXThhr5N7bGELUJaDlnEfbzUfVlaN6wBxV
NzuDEGS00ZRCpogelMBbihS9EUEJ4Y21vjt1SgUoxS2OUMMc6Ci+W9oHNKi1NbbnuZf/6gsfeepHb2DiPbeQplbjNLVWKU0NK24l8w8kHHeJ3LSQc9PqnJvW
KOSm2ZSZ1aBvyMyq57t+POpSyNhhPYemmj44rRrb7P9q36Sn0wFD0bZB9+Ljg+AfmPXFBhVMXYKRJwWg1QYsHLAwhyb8uJgG16oDUMXhEh5K5r6pN/zWzhxE
yUmJGZDIBlDVtTjIGhTWKHnJI1fGC8G1Jd7RFMWxGJSGs6kF/yuiNbKJj8upIGQwQKDGgEDtyxYTjusAiQcEYy4krqhIkmpLwLzw4ymHzbz3ZgMeOycoTaIR
Cfj1Nr5BP024zny7yWx6FQd8XckQVFcQMKURCI45HynCJjE97yHHDl3NgQ5R8ml4y+AfUVzW8BwAzu0eAGfysrKVIUraeguLaF7dTmEYNLF20tf1FijGkkWj
osnZdywdlzNRjHq63WZErJ2Ek06i/oAU9TsS/70/Yo31WpaSIlJ/eMo008U4PSKcHotz1aZqZtis2YBxD8eHUA9wfESAIUCy/QBWTsTHR0RUH2TFwLLrikKh
xJxPAdSGe4le1DsHrs1O1nXQQVhbk6giBmsqj8H62rSON5uU8WY0HcDg83EahkduLrMIFzCuWz0Y14jXX8R6ds7HpQbs/9bj9Qc8XDfwaF1rDhY3QgdRSaxx
mog34IWF0YwUJJqRD10ab2IBmqU1BkZ2qwcjGxvpIpbCfyGaooV2aRiMQQGEqhMgzlDakg4NLMrj7ydbuo7IzLKci0646JW6aFvTvs31ilXVC28VFtaiRFIu
8HG/aNSRALGm1nIcob4gXYQWcFJZCThYVAI+cQJKwHNOrgQcUJG+33zbjz/fLioBM3eXlIDpu+dTAibuLikBf/LOiXmVgE9KJeB9phJwdxyGLCAJvc6lb4aJ
uqAOXDO/OnDtT60OYM578REldVyr7ZsBy+qwCrChpoacU7YsRSzOXyuEK/BuKTG9pW1IrVxMr3qBltPr43BxWArVpQ5VtJ5E0qKcNloskRNhLknMbB70cMiF
+LhC3C40h6tyE7oKNiK/K1kF67AKgk8qT6RtR78YnTpPhzZ0hzZ+6g6tUTC/7NDDukPvUx16KXfoJu7Qy/IOze2tzcqebUa5/nNQVJAW9YQ7Cs8JE5EMjVIw
Ne8QFE6ptKRdb9frCnQsoqBpGGk+ZfM3turrYSN/vgdLcuoXFLRddgYlCwKRoaLdQxF9PTraDfrth/O3bxW/92MASEtK2g9Q5/Cxw6qfUDhQ6HkpddNG+p1P
Hg/ah8+aa8Caa1274+tkUVKjphQ4aY6Um4YPVe1a1npv6IoezpxM9gD3mdCw3sYWerz1yUl23gXYVpEUJ/YkP1No8ug9WMOaeTRB3m3BwrotmLPbDlR2mxA0
mvcXei2mXktQ5kpk6SAsvNBrQ9xdgzzzkFpW14ygMFYVey2PHPZAk03TFDTZHmiyiRwSuT20IlqGnSFUiylWRgTZ630cYQOTpC+7ua+nm3lxKXNCnc0JEZsT
amxOaLA5obVWBd6Yw0COY5R2P+UdAs837W/p4Gcz79DYgR6YxcysEw/7K8Ht+sHnLbegB+yCeeQBsrH2wdADw3Kd6Jf6k/ob87pweGBdYw770g6EIFC2A8Gz
x3agATSR7EBTaN7AWdAYKDdITBOAkF6r5hUPofh8hYbyAWkMCtBINhiH2hp0n41xXG3dixRj8bkbMjXNSDaP7LLJJBRoMKZQgzHx1ljZ6ID3xkCMNEZR7IQY
xZD5fULYhoYYdA2AbmQUqrMvFWGC5ImkZClR/Keo+PfJtLSGMr6MiKFOCwYdiKIdVuJz1y4F0kCI6nCK18xx4FrcfWK4FrfWfWebz/AT4j8K4uj6eep3IQkR
nueunpEwM2QbpSHQksNeF9+ulYZAK7uCviFPcJOcKBal+hVcjjTE7VYOfdHt5Cfx0W2imwLyW2a1rWk8nvad5ozoHyUyRWAE1LU5mo4NNw+S4Ual1PaxzyvQ
a73vTS2b13i7/AjF+1FibZg0fwc8mvlb5J3vkYXjBJIvIJdtEo/D1cUgnxPHXrcgXPYphbPwdmuWt4vd7by/uepbUx879tIbprv9Rmdw1GoIfTZgZTQQZSP+
tU9s2GL/7IMjJBEfTQ5E66dAtICCw6QBo/W7hOtBHw36QBpIVdNkw95EqZChOPXwpmLLmjQCcz2NbnGN54EG8pABZSuOwofS5sNn6V4SmkjDvKH5MAsWC+u5
Ure0uVva6I8E4cvoljbsSDEm5gymNPmukDwc0WyCNt5GZAvMjNRnbXGnmH59mMXG5LNKcw9PcjjCLDOwzXiugTZZtzEDyWRtVc1A0YhxXlmJ8zsMjzbLJEws
+QbuaywU7m3xeHkqUmPGxepMLVqQaqp9ehpjUFVHa5Y6ooYW9za9LLW4t63CK2FbdChqR18+d5RmZefn58cSu/nP0o/1cbfmbvNok3S28TbpKnomifLrbFBp
SfmUyK/IKF+PgpO4+zxMwDWis9FAd4PeANVuKo4MX8+23xFNMe+4lk2QSWjeUWeiuwYfmJb206ituKnI71o6wiRXxIo18/hQBPg+BraFaLIRsTLrWEYtGGCH
APQglhHxWdrIA3YpD9hcILzh++q1bXpt5ojy3kw2Uhnd0vPuFr874neP0STSL/XNCRtTfADugA8VBzIg3GocyuxFU54HG7ThbjhiFezPQ2x/jtn+HLL9mVnH
hQ6U+3nIKrcxG1GJsblV7mLT0aOtcpdro9yRj2lp+DJkA651LmW6BuYaf/dtxfRPpmkAiUD2FctMYmxUGHzMO2SMTKFMmWZpc5rl7GU++sKELZN0yoUOKfZv
XSglKS7nQpMTqmioeLx1mRSS0eQy4znKzE1RhRJXCe00YkvU5SzpRGyIOqK9EQccQubmMCdONVIUFj4C5ZzE3ojgFonkbwANIJT1ps24ASDsFw1jk3BLghIB
Yov/LhpmeMw/IjnPBqR3vCULDItXgEAGA3ICrFoxBTbgA4KGJROhbIqkwJMfv50JIbDXCgnAJYmMIOElHoCDYcJ+qP+OxwmlQf8djtP+p/9OgC/OXk0ZuiHh
uVT0dxDtdFyggGvR83DBHS3UOfvjJNOyFXZWxa7Wo9itcmNWh6Hf1ZRHSzIzradvMMSexUmF65gCbU1uiJWuVunNpAgj0qrZ7Qptm972uUlZL7pdXGA/CAnf
vhK+8aPyf2gB3GcBPHdlLcHxjl0/I4QPtVktwE360Im5ST/0y+2I+t65ydvm3iRmLn136dNTQavTrn6pdFJp3DLRh8++SBtPM3ONDI46KaAaUr0xS64lRYtF
51Pygzg1m+wUAwzzy5RSRKreFGVRdjvqnRnFMPb+30QIAYqE1h8nGCq9JYQ5bPSuTMfs40SlCYZXd2XqZj9nGUwwkLorkzQHOIHJxffBURdISIRssAimnXvB
zuQLvdHpLllxP4MmFnrDGdspPqcREKK5J+gV4t9pezx+5RaZ6wQDIxZVVs/q4t0vTvemY75nh8zxWW1dScc/K+hXZKxD7+0OmYGWZH5ggKtBJN0ng90+SrxL
l3YB3TyAr8O/2bII3qoPfr3M4nwZSvtyKcQeWFxC8m9PJeJWRGYvOdv+R3wuXm/9Az7711vH8LlorfMqPsXpcxSfotsISk28+4iTLEr6pUOgD201cN5s7g61
Qlyq+CUtCFMAuBKTRgNcmcX45ClQRTHmFLGauYXyKJ5CRVdRY9CUZb/dcim2VzTmPpcbc6/LjdntcmPucbkxu1xuzJTLjZlwC7WYplpMuCbyldEcH2js1H/p
smT4t1qF6mQxBYH7ZKGcskeBJ+rzLCKnG+MBdrIw+9ozdz4cZH/90tOfFcfGYTefDZgLlzOyN7Jhs/CNLUcNuMzCTI2hpjkght8Y8lgPuVgGsw75J+WQf0IO
+UE55I/LIT8gh3yfent5yKeNIXeKfeTQQNNiF4M960hPL2CkqZC5Rvu/yXb8mWzHC7IdX5HtOCzbcUi2Y8apGO0Z5zhGu1Als74NYCaIHg6SxciH7ud86CWU
D71cbngniQE7Wfx3CuVDQyw8Re0eeT70xm5CadEcD34x7D2kBq0h+7cPmYuip/2xfV+CU2raJtq6/aKia3Ykwf50KQzpoLBDFfany8aS7ZtSdzhJ9k92u7Cz
r9mh9KqJzvZk6aQYUfHzsrF1Oya7aSE/XuLOTXNi+nZZww0pjXG6ggDraQM9hw+rdWL9O0j3XwkJ4vruqcYOtqLtepaNbDWIIm45qvKNnLrtImDM7Q25JDJR
bzxdkawwAvgR7uMw4n2UnMrt7RPt6C5NVu4X26K7v/tLib2/+8tUgz70RAuo9ssmxR2/JPqp2wfhbZnoErGSTt0vHjW75pcmRe90lyJT8Jcn2RwiG0NRObJB
Qu08FaGiTm+oKDcqc/gGuyqWlLT2PJg0Cbun4sqpLL+ywbcv6f4W1Tv9TYJNR6uThAyQnFu4nabXqWZ/iO6wN7ccAgoodFOgSbtOxnI6BdO7TybO57+dkgwm
AwmYMJYX0sZ5snIK/Sls4O2jgpD/ba4toVuc3FOKAWzZx8CWSIQ6yTCJnKQ135OMVO6TIvqBiS4dfqQJEHZJdGlDMXQqHmJx6SQxd0heEHuG9SuiMxYj5dvF
jjEiPhYh5dsV+4WQQF2xjxLr5VKdQb+ArkhP7p4SUVfSFsCScf5/UWHq6+HfapV2DerA4coOHEIHDszWgQl34NDPuQML++FP25sygT4vUW2LjAyIt8+R/Av7
fLdfPpIwZuASlpBHKDk4XdwdShZ3V9LOtTLpx+knLiAUX/z1ZvHhg8UGHbskWSkFSBYVbRYVjzDKR0msPGIXBMhfNgTIZQQvQyf/VuPgvyY/96/Ckf4PSCEQ
YuU/YqcQVX3VhnKoRjppC5Hg6Rfv/RM/+8GXvvgnQa9IQIMrU5eESBCI2othJLY3sXeJ9Zsmv4yPXxIywVg45mEnE2dB3950xWOTY2dPjdnbxYmArTHenp6y
abg7iPNhK8tk6aItYq/AMXWSuNrZ3F1OG2V3IFnW7ZJk0S1JFixSLBVvFJNQihl9yS+xdHGqOJWJ7EmcyqTjilOZFFNxKuNzBWHu+InoRkLmFF04Q3qy7I6l
nBispYuAR0AjpkrpAqQdWrowOlNKFzN2hXSRF0PSRV+SXtpq5bbyVU1Xpzkli9qua9luxI8VpXvnfLLvLyAR1pnllKsu1D7BQukQKdwjCuqONbcng9hwuskK
8Ssv7PuoT7uEfMKpt0dKOKenjFnioewmUUAsDoa92Sm/j687xs69Lem7de91qXs19ahY/uAsG94vPk75/cduxS0eBIzCcBU6XbovBzZRctNyMSaLCO9phdjc
guHSEIH+E1XYe3GrWWjCg9yE0s1dXga/pKQ0ZPVoEAXubYU8QXSILSNt3ayjEzFG+irN/ScKSNT+Kh29ouG4JvfZhENPRT/ckW9b76RaJhHdl2+7SWHb1Vzc
evtVZQWVZRW6NuHdWGyyiC9NVsG0ubI7RFN7RDYtkbyVjsagdREtkXO3OzKyGF7ggIJfnSJle4YoZk9iz7IceEQl+08zSysHybpbKSPUgU1dQhMn9DJUlIzJ
q5T57FRNl3Iq2h0Q3mx12WxgcROx/4rTdtXH/4hCUUjKDMdF7dcQBFiigAhQFbGQQmpFqy4+3AtbDXxc0MoHFqiAv8KI+KcRMn33dD0ZmvIE2kshVmKb9uM/
vUVS+Unu3SYylOPD+moa0oJg8Ax1NJ4O67ebnAbrt5v8CgzRLo9RkzJ1IvijxtM4id5oQOQ2ozxiISnBL0QV+TwltOEwkkDFoosZBGKuUS+xDJ96ScXwJ6eK
ap861/BT0qiTzwLFdkeTINSTwCnMgBV6BqzQEROzzYCQZ0BAU1xbIuE6g69GTIVT4Z85VfSiDgEi5s+4aLhBfDpGztWMrEQvVqGHQBraxySgdpOq4OqdVc4O
/bOjxysi1EhJ5BrlhjqbnUIuSxjTmodlqMTEKY6wh8lE+FeO42yr3ciYuYzcSxEWdq6VJYSXANA8x/q9lkMGcso5sVXOCZmL6J+atE+rC90aZcbhv4uGU7Lk
2hqFt3ZJi23BaY1s0eOpfRpZPYGkOXv8+r9rIerapwdqwFGoz3WnxU63xkNU/6TxUBo9DM8i/gz37NGOXJhNp8Vte5JGnmqbJ+BaD6XgHWqA2DRBhzf2IAYD
/mFrz0PiYgeKD0LrIB+QB5MRsAPpSHzQyYNMz6wOMl2j8GS9UR1w+kTEAadfkmln0L2OUMTpp4oRp08sMOL0G54RcaqwZZ/NsWVf+eYXH37X/qWlvLN3aCfR
6RRyOvGOcgzqPaUY1ANfmyjGoB59eykG9Z6dRgzqrnpNcnve2K7KxUCUeGYVU29q2UuVqTe1Vc6VhPWLPFoZzzSq8f4kzOwVDAp7OafbXgaX2mprIzIfT3M3
IFsVzrcmZ+muSVsot1UlLbX4ssoTBztHm9FmOwlQo5Fw3CRv0ncnFHdAt09OrDdvMCIR9bU9LHeCz+iCYU114Co0TIPNfU2+y9pVu2wfE5+Vdtk+aEoyw2RN
IY1gDTbBGFvBgCRz75Nk7tmv0aspHGog+zXmRa5xohxfjQDAKwp7n3bEpYMwziwCSdD13cWM/bjGIGlfwqmpQ5yaulRt18v0dr0M2/WSzK6upwtGRZOwfRGz
my1mdrNBZjcb4gm51CBsH6C4igHauuCWLLlRk+wkmXiQe1FXVnpR1ykvKkiO3qmn95nijkVoai1PmCsRwYdMBO8x4i0C0pRIMMCE7dzgzxXp17PbZya+W8tu
/0eb+JgKN9WQjUgYy2ehUGQjUpbJmdzNa2gcdqvDykxbGgTbdkjcEGKUJL2BykAwJl8/zzDewpBqlhdhpppl64pZZXnyWd5Dg1EPfVkpJ2wx54QNciZYm1PA
OpwCFnAKWMgpYPViChjnf3mc/DXAoRJL+FRcxD6thsozk8fr+xUPWmSmBkR/EdiBSV2WJwHKtKhQzZqAE5uyfv4tCeS8CSgLKswnTgBGk7XOjeKJPS/v/OJ2
sf1uFRdhqHeFzOJae6Dn3HveLddfeNWTp57z63somuUhGXQbSAdmQLbcYLV1Gd5weUr5g1fQDezBDNiei8RDRovfWAhNRV58AFA58YCixgq1U3zq3iDb8+rE
n9XIMFC8L4CBVtRTRXX8hw0LrPAI1Xcd5TtyfTcU67uG63s613dkwfXV5CyliqKUG8kPEiDtcitStDiWFTrKtvE3M7TU6eK1Dt7XwMdKsXAcZjR0kJRSx8dQ
l8SZwW4THzHCA0GUvYYWAxhjk+YWohLZkthbEm9L0tiShFuYSD4cP+/f0f++em75y7fzL9QT+26TPRFybBOZd2PECskp9TnJWB9qkGIM1md9DNZOVw6WcSsF
aMH61NqfNHHGTH4mifYz0Ij4au9PPPm1sZ8PIfG1UJMh/LOca5LMXhO85mVOEnMKK+KqrME/mQviGmIZz9fDs3I9TM9M3PyRt4a0ICiFkBYPv3zKTkszwAAZ
Lw68rhWe20rObDH8N3AasUNVMwjZ/uPcgatiopNM/+iJRa9+KLCjbUZYj95AclCVS3NMlTrrxmGuG9eLUCoZyBlYNw4ovCSQ52FAyQ/QCBrke7WxmweJg3z2
IHGR3R4kHnLdaf1SqGMjczdToqh7nAv1dE5QHkGCMpZtSy/UFg77NqhDr6eoWDSP1cO6Ai4MddReXUftAbiwsj0czQwtt07nez1p43yvA0F1KRjccArUEQc2
KD6aOAUQWQZEI1JyKddXvNuckhuzN6jtU01JgLtaCIjCRuFuHHUuzTrywProA0U3uqrm5wrAwKFMkSNyUaIaHUyJXT5PkWsQ4VzhcVyRe1hdvu7RuV7HUJyU
MEdsq/SihF+0coEv6ldoru+8eb4XETZeyDsjWGv5RWt+9i3yLmRe6TP5Rev4RefoF2lYyDlf+I2ZV10ZIFa8hecS7wKXjebIJUEeepUjl/x2YTvQy1XHsWMh
vF/tjgiYCVTATFAZMBPke8FkIwhkoIwPbDf1nulcsCgGpZRCX/BqDn0JJbeOBNDCFns6xbkoPYFSw0lzJ1rc8JJWjZuLw6Ah1qfpinB0Z5iuiDacDnzVcEVQ
3H/Aroh41BUSR+ZDZgtI1Fs3KgS2QDkiTsc28gfdviRArks/7cZCQnfkqAYM++tmQgxSkX0UL0w+CPHoIPsgcAZmLnwQATL4ExWkQ5DgTLo2iMiE9l4h3sbd
Nu1/ovZD8B9QVMLABcD4xdIeSglOnO4Pkv6z7d9GAPN66z9gr1wPYQrWk0tB1r3W2QScDbFf8HshODg63TWgFKtAegwWc0cpO+li8hhgTJTDwErMdiNeUT5f
8BeYhTDcOqp4n811vNfmSu62uZbIcUI1AVqEepKcE49K6jv9smRcH9qKxs2oquiTJGXGOjLd46Wi3hpOv1Chwk+iMwmh+9JWne+jwWOg5WJTpJEUG5cjYxt9
8hx2hQbYXSxBWwE5sMjkRxH/0UvdVWJHaFMM9DL8sSaN6Y8h/DGSduiPRfgjSQfpjz7MhaVJvFeoPZ29YuYN7iUj2eKILbHDbJddbqDYNg1/ZlPb2ZvUpld4
SUX0Q25Yb+IgO0n7M09SBvXyQ7wdNMUg+2Sn7V9LTss+dlra7LQU+qqYqcmwFqofPou8mMsTT3yL2cl5Oqm71hr2dZ4JJ+dacU67ybK11jmUxI8o6DpzVOiE
KI05GBbBc6X10ME44LawoOw1Mfu4KT9QuygUVtr1SCLDMDdzaCiZXe0YxscABtbyBnscNrD9jdwG9py0gT3TYwP7dNEG9pkF2sCeCHIb2J1ubgM7LKGXvv/N
L/7J3z03XEq7vrdkAzuyuwzGtLtkAzv8rjIY07vKYEzvMsCYnlhck4gkN3n6gGiYNrCZGpgXavGu3gNDbo10TzxNz5JAWctesPmh17iQ1dYxmyFwiTapS/RJ
L9gwh53mvkzwc6e5R2yKMT9I8pRpHDlgZ7/KarJpHnncJmT2sn3kkMZ+SKNs+j7dVBCdIIV+RiFZ1AuYD0cYpUPiFzQJv8BESmDK2iJSiJrozPBIwGTaNNLW
cgLQVl4scVUU72UIkXAO1JBmD2oIFGyqz3lcnw0Lro8Zgz5TZPOZkeggT9mMIHkIvKTi82lCEznDfgZoIj1j8ysLGBuoXBiZse8/+dz9e28TOteMQuGYHXqj
vwd6g4VDghpsMtTgQNKvjVjNpFFqU1NHyQOk5sU9c49CrGLwe6Ez+nugM7A9Ndie1lT2tIVVZVBUZea+m+eqyojoLC79KZsBamZAGVtL+oj9swbu96eJsYfY
P2vIDiEmnw5N8FbSlucx40QXS49UTei+SWXJe8ZmzrOnaRLQ4Ef5ZKAaxAqnE64UnXrzO7MY6Bq5ga6R/QrpSrmBTrE8HLnPNNDZAPluCz0Rps/TM2frFsKG
ar8RuKHZDx22B+8LxomEBxE1P3SUWfiQM86/ac5uWH/FpWft8fgLyntK3D6itV+TU/urstVfkVP/ME31EedZmupKzVRoP81ahJ1qpsY72OEa72CHaryDvVDT
KE1rCubOPsah7kO+DjIRA85E9E3MJg9Dx9xW0M0bvJV6uW7eKOjmXoYwfk+a1Hl8XzQWshexPAoLNzmRkbypMHYyi/jsYFTMtwOvaC6ekjNwUlKlTWA+eBr3
Edu0V94K2pVbgTfnNp2954GJwiZdpzkMW3t55rp6DRnKV2npLGwi00zrejTNuv2axUvnrzRWzNyibNCEXt/HyXdg3gQFmMZQNm9sl92sMl2vLZ7C1wJ9mHoe
v6symoHkoIO7hHIczb2RsKtWW9M2s8+lNDoMMpxvSvfYfB7ssnlb2o3Gq3kMXJ9uh0B9CIKUppyRINdSWWn9OhmuP4dbrppjeWJagwwmjaQDg0kDG9RS0PLC
YELot4PwSZGVHq5cVzpCEGFoZ99+8rkP+IrSTq/Z13fka9Ze6JptutJJ3iWq0KNOF3ANd3yNdpkJ11yVoIfCnpK61E6iExWbiNpSaI142TS7L25xiwuabf99
Kz7L4h8QE1xeY6VipMH/g+xPF+J45mwRdRuUaoRQFQaM6UcKikvKid2Eb+8M+3bJRbnT4ek8JTkqJyU35YTDrb/D4d7Z7bCfhzI+mMtygOaN06VT7AGHHUD7
HECDiZnkdImq7zFkhojPxx323hxw2Et20GEH5YzT9VGlnk1RLuO975DLGLBu0263DXA3GAY6WbPbh5nSZnK0JpOjdZgcLWZytL6cHE0MIeDgpH7Why6JSEmz
u0sg+ftnke+msZYR8dl3M8S+mz723biM4tfPLhwmkkCc3hB7ZODCGSAXDmYmXDhNduF02IUTsQunZbAuExAaXDi0QhsLB4X89IllO+11XQdZmipHc8bXRpuM
c5nE8yulAJ7ba+7Q4V9ZjcKeEAJUZ/2zwdpoxAFBTUMvo+LWWwd96GBnuQfwGZ3l7sNn4yx3Gp/1s9zdvrTWZrv98cR7Im3tTVqYxxkZdLOVUPr/8S5NsLuS
PBLEBEJmfdbjPFxSFnNHUUxSnHD2Nw47MabdcXqVuMDHO9Xvbb7OSJK3xPfdxaldbraP1+k/OlmQ41FiW5Zig0vM3HistDI/xCvTocC4PNIFeqob5ZZ2Z61p
yZvxFw5E8aUdJ2TKb1P4jNBWH99BKKF119sG+CvDup+nHr5gjae1AlDNpuzXJWiRxqkhMXWtczEy/1a5m0ad87J/IxfvxINFedQDwqiRUJgwPSvnND6pwEJk
OiN9H0FWY+EpcUr0qBzlcmMu1y6WGxPEDZc7lNo95dp5ju53A3lulEoGNsqbUx8WNw8CyG+kAcxu9P3i1IbtjehAN6Y1GOA8ximyyAq3v6uzARNbRcnWSHCs
Yl+oEfMYhXjQQVURvCrvAeFdPU/uUMb8sXg7haSKb0jf0MwYNdVQzP/O5i5ZV/TFhIBuKch5C+bN1i2c0UlsghJr2zZyLBQpTdZA3IK1kWPigXhgI6FXjDFb
fzHMV2fnbqbSPnKbzg8NuZPC1KKk1DcjRZ2SUn8D39ZbmFYh5pQGeSmOiOhf7nD6fjEN6+GqYcUQ/YcUo8AYW7nbAyBbqR4RpumsGhELvU0ACSQ6WFUjwvdE
zMug023ErPltRkTaJER8NTKOHBlXjYxVGpkasQiyXUo2wk8sPTqN0uhw1fJbRT3kzlbPnn//x26pZX9mwW1Pj9xJJk6cn/XswNuZpvK8JNLd+1Eeosw+294g
wcMOWaPI+lWG8TUgS4e1ygP+0pi02YS/L3YMmgY1oWQBdYMXAUxNdOP/opCpT89fYxlB/VXt48rWjMbVeguYVBPi9K7FSHVyH5Nmuz2+V9tGVDTq9EsMjwWA
/jbShi6EWez8Qpit8/TIEMGDLy3jZCG7L2xLalPPiAwuSEJGpqozMpUrpAPlvy7473T+LvMlq9nnZKonHEo8r5qHDuZYg5PnnfxuuzLAXd4Nfb1R3CMQ+zZj
bTYbZXyz6Q2qeudX3wXPrpinjYhY37xrhLxf3yjjBdgzEsR/LrN1xfHclIAqCA1oEEFDQ91FZwny7cVtS9No/9jr9nZ2zA7m9LP4cShtqb5qoIcas2QKNNAh
jcqI/wby4dpJ21igwb+xl8HVS9igjN4jliZvnw1l40ra3Yj7hGLo9HWY4kQvMNdLEomfmmPbbh1btyPpIJuk/djkdp0cpwpFFyr/oyq+au7AWcKoZkKGjQmc
haUy7rbXb6H3a6QVY5Co6zj2gsFWEAdREDrstRKeMDduf9Cx/W3mts6+Amsjsb8TvArgR8D2UNt4XctSO2iO0MimBeJD8kGYSWCMif+mYd6e5J8XDWOTBIIh
IE3UnkKa0Mdvk0AuKAVLyiKvtNgs+ZyoXZ24F9JOG49zaCT5DJETX+P83aRG5BziB7xMkbIBOkXUAQqipVwIoFWk1uUNc6lh2CMhQOkNOH/Cpgs2o9W8y3YM
aiuxn7hyz3ETaU7BYLnxh2+jLXM50drh6HGJa9zWeF7QTy2CcYOXpIa4BxecLSRfupTCGX9MbsmEwkPNt6g5LoRg7FyJ3vGidzmec6O3zRHbHeOseIy6UjPg
vnOfhegm5vbwFKFkNyDqPzI0hAxTh4mJQItVAB0bI8BuxTgkXU62djnZckAJU4PQZuyI4YYogqKpAKFbOoKC4HGasz4KJR940HU4fqOpc6w4icbCG9NobAbr
CYaQOvGxCN0Qhv/m+UyVkuM/83yP/t62mUuvjE0SzIdNElRjkzgFbBL6XWKTINoRoiiSTp0KUBKnB5TEk7IUiKFEh9MRQNYkmsEy5lPSsziYBw5NALzWo5f8
vYFfYiCMYGlPL9xj9Y1wtAcm+Ms9Hqsnix6rzy3QY/VgUIETjO8ctZ011xZ8VYffU47Xfk85XvvdZczgB0u+qpkHS76q25VRAVEDsWSwjF7u1DyhHAem02pX
aDqtDpj+p6KzarV12C64qWB+Qmbi8zLClQxQj1QZoD5od8mZtd/mqNfHJIHSPpsDux8RE5qsNqe5h8iZdZp7wJbWEzJCnuYeJNsVbHliSZnW0yk7+2Xxw1TR
enqHnbQqrKfTuZPLz2Ye1vbTB6BpRMxCRmTEzYIF8WV2Kt2Akm9kKPqJkv3wWm7JNRyifhWg7rVXCRFeTEpWK+OLZkC8fGePl2t3wb/yAkVsmxU6xBW6jKLi
uUJXFOuzietzMddn44Lr89jM42/xsx9957s3MwBFuS7rsD2ZVRmhmkjEKXapFWuyhmtyOtdk5DhqkvvbdhedPLulAfMBmj8w7aLw1dZD0t+2B06InmmSHNc0
EePy/T3FCdKQE2RoPKmzF2fDWzc8nNTvPW/xv/+rd3/I/dI5e6jpD02UkfFD6iSJdkXWxKTYSTHbJJtshA4LPjF2Su6udEoOInNo+ua5pg/lS7Vkd/my+9rs
E9sjfWIP4TNcTzZyiZdKPjGKYQl1NI3fUxPflO1yn9geehMNiBqgtqxBR9YglKcKbOf1eX1irdwn1mKfWCv3ibVm94nFVT4xx/CJ7RYyVNzjE5smn5j4rewT
e0T5xMwUloVtcJonoKO8h2LLM23uh+ayuceGzT1mm/t0weZO1p5Km7vke/JWPFW0uXtsc5/usbl/RNncY9jc40RF6wzuNV0+Qs7pDmQuGZsXU0CQ3SVNUPTH
X8rx/ws5/kfk+L8ox/8FyZz3kuyvozZs6CPOKzbb1l+2YXNH9APb4l+VnooJaYN/zWbb+6S00d8hbe5T0ga/i2z8p7m7HRiPwGZLpu8Wm76H2PS9hE3fXsH0
vYhN3zGbvhez6buPTd/9bPq22fTts+k7YNN3m03fHcPaKdYum76hrfUMfo/1PyDrvwXrv02cfE3oBqI0tv7bbP332fofsPU/zK3/mLa7QmUE/ZTtGOBecSFw
USpYRG3ba/YegW1AW7+H2PoNvGwta5FrHPSvjLX4Rzoans3VOuyIJMzcWG7PbhyWelr8c7cNH/RgDL7RM0oPtXOgLtkao6Lco3f6PWlTU3kCHn7FlFY06kld
gaIBPzJO6vnuVBfnBYFKJs3709qciZIm/6ej3sz8n2K6v+akFDom9OmNLTgOhSRfkwDuda4MVYTo5NN2ng8JRNwkaTNsextz6bw7v/+x6b///IFP70nt+xJH
73J7hPjv7XkocR+eTj29KU+nQnka0QSo2TomtQSJGydAqVd9ZnpPYhQwDTDUzB0nUIE2VJAOaUNA7YyhEnUUYmi7XP1uG5i/EVe4AX6cGlJ8IzDSxgcTxvht
cFBti0C00zoDdeIBFPNjHbcs5m7IRInhCAFLt/NouKhAlFhfK7lue3kS/9hQLoRgUqldnCM1ip/URvP8UN/QNBqsaYyyoqEJp1f8MSsarJoYLCM/sXPt4Scc
72YoG0ov+fxsekmjqGgc3aOPx3WkVxzYU9I8Dj9UjpJ7qKx5TJc0jz+/f6Koeczkd8R04dH79B1edGQxgai2Dc42z9Q/gPI2S9Ac/1oMlztcDpc7SioKSfH0
E87sp8SZ/TEzjkVGoxxxOBrlqCPj6RyORjnmzBKN0uBolAZHozQ4GqVRjEZxwS6RZ3p6PSgK3qwoCrXs8WKkwOPIc89iaYeIOBqlUYhGabK+YgjLpeRFcZrQ
iXkjO79vEOeiq2NRDgCsoyAm77OzPkQDFcXkx0RHVojJn8pjUQ6+Rw/yQfR+m0g2kFPr6XapKCqvB4D18WIgyqdlGN0TMm7hU1JqOCilgMchJVAgisuBKI3e
QBRvxRcoNoQNvDduTm0KK+nH2NsUfFZxY7MiEAUhBU3xFL4WiKbV8/hdldHU9NONJOoJRJniQJTdNovCqcfCeVETuEOKSlOy0RSQosKHmrDdx+IjvB6CUkKz
jeO2PRWI4upAFK8UiFI1vcR8aXFmrkeBKB4TkXlMREZBByDcpEAUD+JNjDAYsaXLQJTdvGBPcw/bHJvKEakcnyqFZizAz9ymFiCOMqEhODzGD8noi2lHqnQy
KmN3HmVBURwHZBTGYw6nyu5zWHLkKAvRGIejrWYcZjb+FEV7rLaeomiO1dazDkuYh6SEeJgkSVFhRGeQe1BI4MfsdGhvOrDWeRYxXUNC7H2Dc4hNVgPo4w5t
Os9649yZ8f2TBlaVxzx85V+hrfdcyjeLGWOzcM20cGkfTjqXMMJdMS28Izq2M0cMGzXVQ1I3EFcHgNuwpNtWsJ8SLWKADkdjh4VWEMFmsyRHp4dOBg+/GPZt
46Q74TvQINoGhP25v9tyCcWLUHHcZFACs5J9oFleCEO0DiSiNNV1TXERLOfBHuKInKSLmBkjc62PM9cajBtG21Uv753YyhqVW1mR+e5JlzeysT8XMhoWk6y7
I+0+PZV/gW0vV5G5J40le5tZ+yt4r72cte7LwP4ia99HW2Jxw9PxQGITfyCHzn68EL83QHVypemnXarTiLNJNB5Y6EkE0ZDMNIBIIBOQqGOrSF63jrUlQCfE
JfK6j+TEiR+WxIkH8Dk0KpTZ7FS9Ze8rmhj22dy5PJoHbKKwe7ySAm7vJ21t1+nd+Pvkxt+QG39Lbvz9csciD4sRfxepfEWKv1uk6RcXqXzFWePvYgUMz/yL
fcy/2GD+xRbzL/Yz/yI8U1hyF4i+bTKIcRsfbVwkxCvK5aCVHr88QWk4Xg7FM8tB21jAQfu8mp2vfOkTH3jnsw8MYo7Kcz+cIwg15t2wyTMxBLdNHn6WuD2D
4/5UZzJtJEsYf2PCSem89c5nV1kvCofHlxUKhzzPRZlvk3v1pMPDv0vu+XfIPX+K9nzssLKTy3/k3a+aWyUYHOKzWvTiIEwXYtuW2ukAXbJlehPC5/KoOY9N
B4sLpgOJeBCx6aDBpgOXTQf9bDoYYNOBzaaDJpsOWmw6aLPpoCNZb1kH6WMFdpE0HWC+r0II7hDHIT1r87QdGi1o/oc9peL+p7l0Z2ngIdpzRhD7ix0nFGb3
Q7H15jL8THB1WpdvqhP5l052qEvyr5fwCyJx63K218lbvxZsbUJdWyXuGRUyUTYk1ZVGNv1w0axZJ8qlusonJTO9Q6oe74J12q7rMNPXYaaP8DFBpcudrw4z
fRMf1yAXGmb6tj5YYGVtll4irsh10RJy91TJTF+uEENDmBU6xBW6DO+6nCt0RbE+m7g+F3N9Ni64PvDxvzhPfdYB78WszgjVZh3edA7XZkOxNmu4NqdzbUYW
XBuhomff3TN3bXDmF2oTUm2G8KblXJukWJuYa9Pk2oQLrs3JojYzc0+eM+z3Yf8S738v9i/x+YjNbyNbeZ0s1X1G1kZtFgt1bvg5gayNOm3/YobGP5Em5Tqi
7jmGpA6fV4FXDwaYEtyg2LkIA5990g1JLRcpajnUjqnlEB5TYCtuaC0hyuEGB1hbaBtlDVSXxcxIDXV65m1XUGtHHjYsB1G2GjlzrKyxZb5rm1zYbJaErT7K
DfUXEK9LbiC1yEBqw0BKQeZZk/i9tDG/ToK2XTLm18lIQL/lxvw6ufondYJLIH2VFB1M8+MuWKbFcNwJ/6P4JLWsTmoZTU4QQkf5pNPR3SGj2oQQnGAjJbtw
CGojT3x02NApoa1kD4TY/o7ZBL1qGv/13AIMGxn/A4o9xMJBo3QTw+xZw/CfT8mQDf/hiqdzw38gk9FLRfQg/HCUeGbTeZdRMBz9dTpbt0c0Is9Bhcgjfnf5
BLQzZwuHglh8CA6SJoVzcPANJgBQh8/BmM/BZiF6vI9Otro4W9SZszNwwm3OjUYcrz7dkPaHQZeHjo9DZ4MRguRnz1rjRnD527crKGpKXsOv4os89OhyqC6H
CAdhYF9/lXPxqNDUGP98aJyxrA348ySlWDICP7eZs2EoJRR0cNy42Z9/8kEl4KMWf7WdTFkcoAbNg9ohfvgcmyfpIoNzS9B7UaH4FhZwgLaOf85L6dzeiPeI
R++Q0LiA9Z7sceJLEkT3N2gW4M2GETuHRLTZiG3nG5gNttgY9i4g8nTrHM3RyEa6wDB3hLCkUqa2vbmFCUVicZNf2II25Sbiw2UpUPxKykorcTcOi/22IaRq
AJwQ72ODYUvxR0dF0bjYqBAP8iYKYJQZ3La0GqPibDXm6DFJrI5Qp85ZJCbdMK6pXZGyTWCRSA+H0gN+q5YQfsS2/+aWRx0daKeFjmhvuiTLV3aXWyAjM+G0
Qkl6Z8NjopuogorKgrFpXdKVEB3X5tAlsWuMyI2a5rGYfLIDnOwTUqKLvychyDF/4QBtUT1/rKAzY5byml2Hhb1I83a3cqN40TkTSQRsE4Pjkz+zLIuRgp8p
4SyLNQvJspiWWRa76TOJ9rwnbSSNaVhp0du/N8yJGL+wiRdfOdHEi0/+60i8eMC2nW0rninGUP1J2VfBMlZvHNXz2yeOuOwJ+dGTH9v+hf1/dhacJ/omcot8
XtwkoTC/9Z0/c6ESSbEidbJdjxRcFU72jQcMDMuulbOnZ+os+xSzp3+B0FZvbgQymvpGMAo6OsvfL+DNCJEmDXEuBhxxUMfr6kIIyaN6IdhBtgkh2whhSYYh
WHqog2yfC5ynXGxRsl55i2hIEVBuEZQIjodz0aZB2Q1DSrKpKclmlVhjtB8DMk1JKz7DQfhJkznOSDAh3ooWJKycjrsze7gxbi7US0s2BWlG3CGneE293gjD
oKm+Jo9ncGnVu9yvNSFPcL8Gp7mXpZ0n0iZFJMRJcy8ZNVusw8emLVMMzEpJ7og2g80ji4G6RX5MD2k/8Kdk37aM5Mds3zuwKJMGAm9rYk/CpE/7kg7vIza1
4unb+NhGACZHXvQhflKFSTaA/ImAeGnIbcidUAnvKTjg1W8F7M9abuEVhYh39UkEMbFPNeKHlaS6EhI4zbCaePO28YPko/AhlPxh0v9wd0DxzNeqZlCNL8sZ
NECOfLRqL21Mg5pEjcimV7LWQAGZi5TWsFhjfi7GSbyIQMEqqthAyiAKtzMPeMHJIM4xW3TmwB64zMAWBHp1sp31dWkIaw4FhWKiI43Z6QOpljXB8yaisPvs
1S997AN+dvSlJ/7IT+RiuiD1RU9lP3zmufvFwTycLkJqE7MlDKN1om6HVJhCE0hHjJ9JoeO+aIFVlOLlZPgKTYZsyJy9yNRFCHMDnJ4htj+gpvowRzvH0e9l
eVttgwaqps0yt8Uyd4NNTSFL2HW2MbVYvI7ZxtRmG1ONZetFLFs7LFv7LFv38ZmwmPZxuek9oQR45jQRJ44+KqYQRVKgu8yBNYfI70MHKU63ppA3+rbrwSpg
/Iq9p0lpUIjYZ/NVWMD4zQ5ZnB1ESSSHLHWE5pSLbw28QGzE9k2+2oaPmrXBkXQNBxxfxZkEV/LjOVws5aRcltUlhqfClEPoMcPlAF041xhCnSz32Cu3fsvP
/vaZVbDGiqdfMiHLzrD/C4Th1dZ/BrrXausahty7irfaK5lTPOzaBjQrBU4HuQfosnnQ1+1K9HWoC7bcHl4oAvJdBjHAQxg+QIFt7Nsei9YMp+dJHmATS3Ad
YQluJBzSlKTWTSaWIFwGlDyyoetofKKACJ3Otv8LfYPH4D8z8tU1BHTlXJmdrgE/C52GrbRdeP0QvX6EQAvTmNAKi1CGCYtiyxl6dKjgUsGwFd8QKuWHByjm
AerjAernARrgARrkyXOZAr8CNL1yopI3wdHehJA2uqrO1lD0DplDHPahOuxDddgU7LAp2IHRWKhWhK5OIXhdqXNga1MpgCwuszWfNimHdy5PwTvlwVh1HoAG
937Evd/kddDCOmgmkZzTNsXQF7vK013VVH4o7hiXgfiuGjVxoo7qBXnUNZXxNVqQ5Ph+kqwQHPY1ynVhtRPTvoBdRcmWiogAQHQqI4eOyXp+TFpyKYS0FOr5
OsBQi/8kC8Hp4+KNDytV5/Suxak1QJncSpocQpYIsKGJNDxCvkvqCCgfkrpni3jaWfG0KtiNm0RHUPUeTt8Q2tI4SmxgRrdVjJI48WxSOusY7nrSRCgSEppC
wr5UipcPFB+mBNX62gjLIIDtgX1BPGwp2QlSJUUoSOL0etWpU+fL8tQhtbCufSKA4sQhS6/cwfxRwFF1T3OH/lOXarQmT7iZX284fGLYq3fVA69K0N5VKWgv
NwTtobkE7Soxe/cJitkEzre7V8wOK8TskI+AuErMjspiNgFA5mJ2e04xu/mzEbOTCjF7uSFmD0HM3pi2n0gjErM7SbSX9IEmi9mdOcTseA4xO87F7FfvqRCz
Y8JrHJpNzPaTuChmx2Uxe3A+MTvuFbMhycXyHB0syLCDhpgdk5jdl4vZfQ8DBWXB4l5/ScweKIrZg4aYPajE7EVazKbTZ5BOn4oqNpLBopg9wGJ2O+knMTs2
xWwh7nIS56xCtmaVsTVkCeRyNXLT1TJxO5eJj0sKJsvqAoRhf35huMnCcIeF4ZYpDEtJ99OGqVobi5XUu+s4DCQnuNH9T4vC/4AWhZl7/qdF4f+dFoXnj9+i
8Mo9/yNYFD4zu0Xh9sCtCbUhqNLiSVNWaWF1ALyYmrKo4DW88eUof+qngnpQhPvDZKxLDSHIXikqb9cgO4g05QZrdgi1xmvFspRp60LmwkcriQqGhE3ZMIPW
m3wJl5qhhZI/5CriS3hl+x5v1LlCQxscMegR9rw6oWG1zR8k9nSzoCivIUWZnBXnpW3iCykqyutYRzyT1fU1YkdT2ZaIYPNKr+joYGy1Xb31kTIMfLFKQhJu
FWoUU40SWqNco5FijYa4RoMKfWKhNTJpI44UbS6IvBMv/T9Zs7+Kl9+VrNlfAc0e0/kaihrhuOgOz5tmOqjjogex03Rop6maFXUIEpg6Kiy6zWHRMYdF93FY
dD+HRRMmGjlGQ5mUIlV6UXueAn8+iOEPco6helHDD7mTPOZUoZgAHVDQ6Omkhu6k2z85SyehI+qswl85mie3mCr8z03O+d25CwY4inea2PHgmfz6ib1impxL
zxadS8/lziV7TueS+Pp9I83m+ypJ//PbJyZc9if94Mi3S/6ko2V/0uFHCkn3TnbgEQMg+jR0wo4JDevDbV/xPEdoZk+aribynEEJf5z+fJAa96fFxh3+mXrO
DuUkct/7zhM/8udxnb02r+vsKbM9E67vwlpLgq5tZCHWNBiRRWBEcrP3ccGkSxPifpOJB6WEE+QSji93e+sSQybCSgeykvhPRsXDIC3FBwqE9cURSaKNAvuo
/2ESPgwyodWWR9kfDiSzJmJXg/MZxKf3zDUJ2ZktLqJpzLJOSzvta9BYyGYTAneDU+BQ85TqHmAHaqrst8rK+pybBg82ZJ0gaUHWAaZJg2Qdq5D1VtNLI/Hh
oN9FUFA3FqFbZKpjQnFBQ4xrI6N0xbJTB2/iZg3Az7jZHyAH2DvDHsoaDKW/gHBeZI0R4pl4i1AZ3kURY/Uc1gdgVxyjUo9K+V11iae6mbKcvAvpw75e1CHM
oX6X53A8TlW6hFthLffovS5NjBCYM57sa2Jn8ShYZSvCvCAJEFOnmB4RqDRhZ6dqOZe0GJckbSYOWDpcKR+0kAeLDYCi0dt02CCEwcqD0h3Uq/0m4s+UZ05l
LezMQUiKxyePOHGkkBuzkNtKag8TSyyjoxCqiiuq6WAGkBLiJA10mj45oAN51OM6GRLxHyHHf4RsSZaB0qAzdbit9iUtn+JjxHEuvgeztNWR9Si0NdIm8wht
tWdrq5fIOGaHGulwIx3dyDaH53Aj6TCtLziROCwAPqn/76FN9YvFTfVLC91Ukb3p5ifGNxQRwTPbJ2bkPvqjH7z3o59vFzfSmfeWNtLp95bOjFd2Gzvruwdq
WLV14FWqdTvj5vmRZA7woacFPWQCvkI6SHusn13WiEF1TepOV/rXVltIdYQKvIaCXOff8RARRdklGfIObFloLf7oW+XWtYEzds5hEOV1yBkALvNYZ+y2ieXZ
j448TYAxD9nkS0PGwhdV8G7CeXBfl+fjDEW0MqhzLX5mMteh/lKlGiIUVPzvvwIxd8LpdrKoG3NqxGprwml7tue4ZBlf6HbOrdHppxlDzoBYWyedepyzIfZ0
M5ljGnyCqq46meMRG108F4L3px4qIni3JM0CvHTM/UtA+qLQ5+5S7AWc0hNw0o9dQvEOtNcSy2TP5x+x5wD7bkmw7z4J9h2XcPPbyHoUzaRemOIUK7sMqhJV
gqpUEXA+kLf7B3m26G6JXH4PVnVLru4+MWlBeKAwSlXt77lVBUzKgu5/pDwX+mguNLN6t4XwXGCHN7eIAu4xmm9r7Vx0xLvtLN7KOS0P2lm4lcGiH8hhwG0J
Dx43HaUkvW06f22dJx3bi5rZtw89BPyGl4TkFQDQ+XlXTEyks8vm9VGPwrwyQEY8Rh7U/dsDWtNYAGjNYZd7d+yxmU999OvPPvBgMgrWIcq9axxf4l3CCVfL
OflySKhUKua+n5LXih3Zp9FfdEcO5B3ZLzuyT3ZkS3YkiSsAcqqXG7u0srH1uSfTxPtuLkymPqJcisks1MQ2uCVp98wAHbfN2Dw8v8TPd9+sSCpIEEtp8GPw
iMz6vHhUEijRBMgzqO4ppr+hB7k6A+XqtJK+nvyre4rr9d1yvT4o1+sDcr3uluuV8OuDVe4aya0UEJkSZbYSQ0xDMsgskswxiynT3UYybPWGNnAiG9qR9xZ5
Y2JsaJW59P3JEuTS9yeLkUvfnyzC+d+fNMxc+kBz0wc5azIZ3GQufZEsWQjKEJal/D9dzPqbtrsBzLVNit5uZmsYXRhJRP1JsydVu4j4ZVchfl3DA3AV9/+1
YnjsSnZFAlSatjkUmuyefdyiZjqg7Z4DkJb6jBOvWHEwi0HQCTR/cpv5kzvMn9xi/uSYYRqitSQmIk+RRKf+AmSAzTmsRu5gUMwdvIK3PiN9NTDSV5ulsyTP
u8nn7gmcNThssUcGc1syq/IR8BfyEb7MwtzK3KjpFzxDgZmKp1IQZCpeHxs1YzZqRixNtmk9CAls4aj1f35iqPXvb9o17fZ2zcQGC5SrfsI7vI/nd9vsZLnH
LiQ4iGmTPfyUGtK8RvferJMAEn+1dUCmF/nZlCOUzlXuPtu4+T0cBJDtcwDqKO+Jd8lsCZg76Te6l7dKHzlsNj4uFXuOj/kS8k2KVS4HbPWReXL92WIvo6+I
GHqQvq63qHGB2TiKDQFbijZNvvrWommyp41o3yHdvplCxgeHnnPU/g9VdMVGrvl5qDJk17qe6WaYN1ouqrHvxVk7Fy8+ol/8sk0d+0JVx64Zz0bkMpE3xv/A
EfsgAacOPJNrs0bUhm7RFIDmwGkm+lkGz9aDR6Kz+IuopF5yEn8MUvh3vr901HmRUkaAmbDWmaQyVrkHnVHnNYe/H3DG4qk3OHfIn/bxn1Oo+msoO3uR3vDC
Lfq9VWPun2F/x0kDOeyind924N58UP71kpO6cvxFVY44qZri4q8XnbR3ooMj5NEXJv7Bz/7umaddUiS4D8SM2roFFumtW+RA0/DkleGBesFRHZnQOB1y8O9h
xj3l556XLRqiGxL8M5JBuAqyb7/EaJc+HdB+/KJa8OIgppyKe2zyO4ndcJXBCuqP8Pr1Y0LrEWJf6sC/JA5duscZ1iV+biIvMVAlElgrHwRUVOromK4g4cyf
OxWlo47o8rFB7rJ5F7mDPtdbU/LvSZu3lQlbDSSxT4qhpVUOWkgCPFVmuBshp/pAkKGNbSsvnWsxWRFVV8dfV7F/c8LWIQTZoOKxfX9x8fa+7alb5BCd0Lu4
ETEhKREdZeE3sTydrszIEpMqhJHPPZ+BeXq1Qpcv66CpvGCOoEJ2EXr87/KsGpuzakLe8+v5IFAYRVKXIxLmGV35LRJ6DHZJ22BoDA1MKl+cCjpcqu3Utzkq
KPeAXbLrXar2elgzqae8tIEeqKcRYOfFtzAVKpFYlg2hbmCxtEW9wviD27UTWueZ2kgufKGQWxdSHK24TMnNyASlp99yO49euNq6mNdXiKS0DsOlh7QbU1Hi
XgWYLu49T9+7IekQYHpH38aI6eLPNeNjHRji9Mt4fYY4vN9nc67le/EpDvpH8NkggStE3z2Az3CVu472rsfkX2vor33wvjdVwC9lCKt3857W0GK+qOrvdImj
9/IcMQVXr0g7Cq09AmhbVIVnHwGhnrDNCV0lqkKx53siobjEJRT7VpZs5j66DH7IpKNnFjoNw6WvgVy0sxmqLyNCqOZ8Lm9EjRvhFRvhqkZ4hMhc1QgPFQQ8
PON6e1WN4HtEM9HGQiNqRiNg/nPNRriMJa0x92uMNi+q/7JM8lcjz2dciHImbOLUpfG8YdSZkl+vpaHdLf+6iv66B1bIqZ7hpeLVkZWPtY/Sr2DjuyjislGH
WUEg1TeYAuL6tL4/7RuLt29qyWV3A6bd2fYWzLr11maAs6+3rmWD6TXig/yAoXSWfEE6yLdikPT8G2F5hRstXh1/8S3SZHo6Q9iNIJxckcNQz2lkNINgwdME
C/OMZZPGUhMszDOqRJHbLI1qn+YQ0PXiwJT94AVws1N+X+w97nX7k8Zjt6b9k6LLFE1AXH6OzLZq2orGP3CzbPxKyZ9OXgTV2PPNR9GKQQTW9u8lpoZSjxhu
jvm8F+g7VZuYhwNzr2/s3Km9NCSfUEMyyEMSd1vN43yDo98wNOcblvMbhsQbnJ6htmxiXSEp0N0/2e2DnJrX3vhm3GKbrze+5bcAPrFv1L0Kk3n/qHut3hUJ
WkOsSsM9TMMEAvf44Fvkfg7KVZ9X+bTN1X/ApvqL05KOYhorS/dAOGcPNLmIEPuZVspabOI/oBiLo90Lh31/wiAq/r6Eff9CD+z7V4o+gq8uFPa9If0Dz2+f
mPbYP/Bl+AQ++NWVo7DlMpqPdhV88BtnFkmLD+8rA8HvK8ExHthbJi1+XwmOcTq/sDw6FrodSppRwTZLC/zE8VxQi+JXA2rRkUQI8D5UACpbBj5BLZtyIdKV
IZXF1XiGKePJ8nI0Guer8h7eYsXV+LM75CFwLJR/9BRPNxqFT/jj5ETGHT4/WXr1kzuoLZSXb8YImlXALNX3OYWXTgyOM+JSHk3JPxxbjMYaNaEbcRU2lR/f
pWQqh7aJ7L8xQVU23T/OnSyuqEdfbo/LX9jS9P/cJu0nP2wz1t3ftBn1+GibMR1faTPK9MttRpl+tc0w6BMdYOiPOK+1GRvvWJux8KY6bNmZ7LBpZ1eHoQbv
6LDR+54O7DKrrQc60mbbYfyl6Q7Muqe5+zrdQfgJjV6iQTvQ4SrD9CMUw/hIjvVHnLGf7HD9P9Hh+h/scP0f73D9D3S4/p/qcP0Pyfo/1eH6z3S4/odl/Z+V
9X9B1v8rsv4vyvq/JOt/RNb/ZVn/o6g/1fhYqcZ/kdeYCAtuibnGN8dc44lY4k7LGh+TNZ6Muca7Yq7xHTHXeCrmGu+Oucb3SHz36VjioMdc40dirvFjMdd4
X8w1PhBzjQ/G3UHsfYMMQjXAIFR9HM7XzyBUbY7j67Dlq8mWrxZbvups+Wqw5SvicL6QLV82W75ctnx5bPnyeZMN2FoVF0CoXgM8F3XDpMvO20VFEKqjS9We
/PnIjpQ9a8bSu06lJdgn+haiZcG3WIIdnOYOwUBM3whvVVmFxdvOUfuR5uSxc6NwUDAK2xn89soofE7BtHpOlyJ4wxwSEYcYw6yaxCpwpJQM5IkQJyXttrKP
U+DWWubdXuUmo86aTAHTb58uEzysMXwJkv3HhjRRx8dgSpHfQ6lC3oc+GRaf0nD7BZ6EUrGZcyFCGCBLUMEJF7zypy/YvRDxECME32DDmUQFr/npC/YubNXw
7UwueB0XfM7CCl4rz9J6duDRm+fscazTqp5uzF3vl77sZgkxzJULXM4F9vTwnAWuEDLV0XlqeoI9PHtNZ+tZZSyZs+BHv1Q5dGLLXM9I/2fxhriO98MzeTtc
I3ZDB9hPTQ6zGklbBMl7Pq/c+ZBQTtQh8LXcIVDYFjNmtMVtg5SDQvthwPthyPthnffDhoGBUoMRQwWWKNr7sOw6QuvJuzHITvqhotfIY5eHxedCaJic69Av
gWUeXk/0HDaJnzqArKGwcDo6gIzg0xvkNOrd2BAoxkA4AbmMAlhLwL3WZu61OnOvRcy91uQI1nC8G8JlpIJmnl4U1iiQz7nJuRHA3Xn6dUvv6iAJ9FWOBAY3
qJQRRT0QWgcXBGfxTtkcfLKRU6dHkDf3b8VCauJjCMF04jSAVxO0Xh0ISGW07ylpykVUCw7S09wJgg0mz2a/9HgOSI/nYEHC5TB/OjuaQv0hvfQoo/InrUnW
TYnnqLTxH7azrgQeNzyjX6n2jL5k0g0d+YAWzYGPnInj+0WboVo7szPqRHMx6tjMqBNqJz0NtyjixYKvWjHqNMSp9moP19CLBX4f5K3OTl0TVVLXBBy0aPOM
XmhtYPHMXYYvFl2G35HEIN+2GRL0JUkQcsRm+OYX7e6QIchPhGBxyaXwXcTfIq6W+VueUpBvMjR3KQl93UAFP674OoODkpKyNPsThtpZKjruFYLrgRiI0rsB
gmMsVIqcQ2HFPFm5gHlCThmEbiDcZe9tQielOXFQPDZYGIZ9jB1+kDr5UxJnd6bkkj4go1UM+pklejSWkO5e7GlfxwtJUSWNemAuyzME6OYDc+KaL6nCNd8l
63aHrNsURnaJrNuiOesG+skX56kVO/Jnd+FH1aRdNnvyffbkL7Cz5AQdkhN0mZygkZygvpygSymaCeE+S8DJDrNYjiKZhFvEVm9dtCUNzYCmGbVJ6ICmRRTQ
tCQbAhxtzxxrLmCOPa/m2JfJ8XfvIE0yMaeTZXAIRFuSIXID1EvtXSx6QAzRluJl+OjzCKqfbgUnfQasJtL+AhLAVUxU5e67+kR2X1FKafddtFZ1Qr1nmBUe
9wBSlz5w85zzDvbkvjm42fy5uNls5mbT1jEEHc+5Ywaz9PeSZHFhas7b82q/I3VeNbiSeaueY3vWVQ7w+w0zVD37OlnQcsYbCjo6w37eZh34OckF9SxxZI04
h+RG8JQYbrIM6tfLOkX6yHyRIdKK+mKY9J3ljojDpf8sNxEfA2e5Q+JjEDl0IeiYQuNgONYoHgxTtXG+Ot/BEEj8GpIunlXHQJA9x1/hFnwpPxFEsdwYlwFE
F9j8PFRbYUDogdTBhvDornJHgIg3CzWYhIwjy6sEjVMN9nq4wFj79yi5AF5CxQMWzA4FWp8DClSSZy0t4H+6ZfzPpsb/bBbwP6UJYhGL3ItZ5F7CIvcQEocd
CgmSUaGExwjfUcSMWD4zYlnMiGUzI1ZQZMQ62lImiS+cFAHLyN/m3OhsgzDr3hjg86aKOGsh6SOG4rzL3/rk345c/tfnSiKZV53x+C970I1qq5xXHebpHXFe
c9gy4hfwjcho5/Cqf8Vh6rOXEXpdI8c06UgvSsKKF4jw4jT3sKQwO+SwyWjGSTsQr2IyjWhwYjdpExJBzADBnSptqsOXpTbVQUz9gNp6wWDYHTQLgxVEaDpS
sHLFYS/+kuvnNPeAS2K2+xBHEk656eKk/3e6RPhx0KWq2PTkAaciYPiAk8X8m7l/P+5UBgwfcnRc4Sem80BpRwZK4xMhLoulpNTLuniM5ZIph0HkU0kNV9yM
Jxxej69JopxjOJeUXDLE/FaYDnqv9bRcYgS8OcWANyIZWW097bCQIMZwKa15B8ICkZQMS8wnE81ZTHKCIWI0Z1ciMNsKgRnVZgRml5l5OZrQU3BFy1U0oSzu
pGQ5FETPKOuk6rKwjAFfpIILl3Bw4RAHFy7l4MJl7HQYJiRnXiE94zvD4ztjjC8BbHmy9UukFtc/65i9wGP2ss10gCkpHkftIn/FC1LIOoK9dEiLbJ6aQWAl
vv5sMQz0FXFmT9PX9dYh4useFSOQNeXceqRHsiyMZnZI1GhRoY4HuY6HbAbk53l1uCRbzsh9/lNyXh1c8LyaZQbZsg89OYOWal8NFmktfmZCownDVu92TyYG
RLd7ilgi/b8r9JlT+ONk+ojyNbqsvEb7K9fosrnX6KOlNdqhNYpk2SGImfaWZAnEzF/01VRcS/bxraXmnN36b8vdmiwjkzFNyhri7WhitqX8syz7wvRcU3Ph
XdsnJP2Jx26ec5pDwRQz5SEpkYcb9iSLHp51me7mJaBpX5aw+llcAtNyCTwgl8DuhW+tHVHjY3vmXphTtJGcvMAaH2OxfEoqofIwKNV4Qtb4Rq7wDf/ajoJ/
7oOAZANIEwBISmPAbnSkKIvAJSEZkCxw0Pl5CwJQ9lumTDPb8VIgbxqoJG+yOfrd4+h30UYNV3CiM2BAzoBYzoAlcgYM5Vv5z1oYWFaaA8NiQZXmwPDC5sAA
z4GY58ASngNDPAeWQhhgsZPAOjpA8m5jDxRy8LQYGFIKh0ad3RjCd7DZ/h5nDvFw4ERmxfRjNxdmRZ+cFcSVZc6KtH+WeVHiy4KSXpwWG3g+nMNMROvEEMZa
7hggkkNz2AcMWYRI59Y6j/EmLyo26jxC37N7nHFUVAXALSAWNZ9e77tFGYs1aCQrCQNmMgcUR59Nxp6ex6RGLKlU9gcMxP/yyJzVc3rZVafXqLJkzXPekKG5
fyF86UOVRmebjc4xG52XajFwKaV+Fd8Wa9Gqo/LzMRDdJBlQwzMkviaE3i/v6FGDBwpYOpIBqske8tzn9ELuc5J8UBG74gNWhUN2xdcLSSgeiasN+gZp1XTI
j7qkyOZJKF+zHdegTy3QYAyNZ8pIs/Odc2ZLIA54RNu9iRlEhcWvkVHvVdkL9Oe7bmYMe1yQ4ZORiow28itWuSGHalPSuepWlbFdJ04N5JTIdr0NnALOT8Mp
4EhOgdjgFFDYUzBYgEGAuNckcwAxCNTBICBfYFIFRHuT6BeFKuDVE6UK+NNfUKqAn1vB44WCDVA9FbS42mJ0CiL/ZKSi7yocL69bUzzmlozmMF5Vw6sMkvLL
500G++8qN6S68nKMDstg4Lm4FL6MteEW10ZTr42W2IZ61kYzaRprI3UQsmExx0abV0eH10rMeJCZe4HByJFjQKoVVNemeqD6bR7u1iP1alpZTaykA/hsE/FG
E6hm0/iMiaOjSUyganX17UXsMK0uUVGsrqZeXU25upq8upq8uppYXc15VleTlk7TXF3N0uqSt8jV1RJr5zVjdaHXKldXs2J1ffG4VhcFrjaN1VUa40/XDdAc
rxpZWZ/1+ST7wnaNsMzI4qIzNZhLqAeNssmS8W7uglJ5DMBEBgf1eNocsSQBUki8SG4GMGvxbZXFDEi4LvrCASmSvJQ49C1k1iRvHEMkOhy/uFTciGJJenJ7
nkGTnyIONetD31RhJfyzzvSnRCDA7PIxw+EjYdo8n9BUaFwkq049ceSkFaMhvxqtRy7Sc9/8sw/4ElLAfI+YBcY76A0UqdKSFRBvqyUOnytOvjKaiNpqZgQT
Q7+28TEEsDHikvZwHDlYUDE+km6f+bSjuezqDyWdh9M+Apskpno6iDMmr2fxn8/V799GY8pB0Yy/0uRHJFC1UwCqLj/EENWh6Lc1BFLeSeI9ZxEVfPsshEiL
C317EHPngOccEccdBmWJEJwnNLvpbpS0AY7mYia5BGIOXm2NYa1JT0tA3+Y05Ph8akGLQ8W9rqPtz05P8kEou8Sg3HY5ESCskpfN23NwcQiy88Dstyph9lvg
rWJ4cdGXR1TCFy1wpAgAo4aVL3crcS0DcZ/CdTi7jiYA44mTWhbojO9ABe/0Fuxy5I7Yq8aZwEqMGN4kqWcbQvZtoetbgH6S4t5kjiyZE1M5qAIw50OKcccO
HSpVc25FIxfXnOqzSkLC5wjh0Um0nQE/HPF1FF1Hu9sPCBJsyrGFdLdBnjW0rlSf+KJPRFVtJIo5MtWRnN/eOEDCkJ940+aU8zPti4YR2+RSZrWcDoE888R/
Fw3TJrjiz25hZXnNNWJQMmRIOrJL4Lu2t0LsJraIMGKMIZsJzQiITK56StukJx+/naKDccbCuekSoCjiw9fQ9oT38FljY5xs6pSuT3xl4nCgcKpcEI2+azuE
ACzepNFw/3c6ZlABbhpcXkSoBmEzoZMZ2OyO9XtI0nG7QcQCO/67aBhzwaVt6xK6EakCWOI43h+is/7hVFyfTkP9wmn9LbEeSpGpDMlgz5492piWhA8RKB3o
uMT1aQzuHpIP8EnX1+15aM+0GDBQo9EOiupj8jNikx09FXnwubVyFLIZ2/SyHbXyMOyXkEiyo8K5dqXyrV1T7VqDVgJNlEIGKWCOVMUnVFnZt598Tmz7qzkY
EiGUVNqZjOqAMEjc/k+3aOs5haexLRe+95tlZZFgXyMTUFBAKkrGFWiDiR8ywgTMK9nZl5CXeDpP5tZO/UiiMfTYQi7LhpW9KjeFXF5pCblUG0IOf1AbQjZx
iNnFQGJDLslNmxMiJ+Q4j2etPKDjk0Y4rnGdA2TIN7mV++qGNNBRrRynYN6exyn80T2vuhp3qFAi7GH/Pm2cbf8uB0r+uzRab/0Of780ba63rmCDyaZUSEuX
8/eL0zbxczCahosoyVgGEvXJQCKCYl9t7bKBqEHQuJIQstSnGygma6bYp+fN3aeiiKPFXo1Vr5Y7EhvAj+8vG60LHQCxqo/yrfr3T34mHdSmqT3JoOZl2FNt
FZkzsnSVa7GlB5huOQohO8Iu0n6wC9kNtpG9YBuy738nJ2OfKY49sXmfxyO/MZ19tL/x1MQXnewMGWtcmkAXa5wq5IYFekaXCsG8+F0m/f4ddoOXQUjaKhyC
QlsmbI4vvpFike7gs2+wYMqyQcLSzxApfdjf1lswDFH4g802TnZNuBy7xgv1HpsTM95mE6ZdcBxM5sdhxqOdL/7EDtoKegxNLmd5hGxo6rChyeZAizrblAK2
KQ2wTamPbUr9BZtSgw1KURW3aruQ3qFP9y8p3OaIMVzkwf5/LADOFWBl3ojDmK5/c2KYrn9UszUkPrim6lrBBXmmxSj4QvlZ62xM6mOrR5F1iXkMklhLkzsb
21nhuqS7xpSuEdd26skWgDD3czsIh1QU55m0qVR7nPG53E72LGrWYNpghleVwquiuBo6qdcj/C28gNEZUFex/M7h9qzDB0a5zlE1daTfnK6qDZoZ5uzOmiYW
A5i5ie4Yp4tPvNmiPmDRFt0MRu0u4TgOdgm68vT5oRhKb1I4DCf0Hq68AcNg/NTQqb75N1HOeRTajtFJa1huvgR/6F1EvoSD5UVkvglbMWAWREf/nRrssEvj
7HHdxSSCYmhrcAw2MzEUQ0XNMOuIdYTIL9j8YyRINYgm2iAoe2CR7anJO9G6OrVlxtN/I7nicLOYmDp2r/ic9pFt+ucUcOyuePEWrpUdP04Pvp2uexyLk7rE
/DxD7F0yGgf7DWnBsXFR3iT+FSP5I6zDZSu+wSWt+OYtymPFb9it3pBw6QDk6C39sFUsHncViv9/ZPFHSsW/p1T8TGXxu+xS7cvF/4Us/i9LxX+rXHunsval
4nFXofiXZPHfLhX/ULn2lcXvckq1Lxf/HVn8X5WK/0q59m5l7UvF465C8S/L4r9bKv575dpXFr/LLdW+XPx/l8W/Uir+4XLtvcral4qf8ErFf18W/4NS8feX
a19Z/C6vVPty8X8tiz9aKv6Ocu1rlbUvFY+7CsX/jSz+h6XiHyvXvrL4XbVS7cvF/0gW/2qp+E+Va+9X1r5UPO4qFP+3svi/KxW/s1z7yuJ3+aXal4v/e1n8
sVLxny7XPqisfal43FUo/h9k8f9YKv7Jcu0ri98VlGpfLv7HsvjXSsX/cbn2YWXtS8XjrkLxP5HF/1Op+A+Xa19Z/K6wVPty8a/L4ie2F4t/a7n29cral4rH
XYXib97Oxd9SKn5fufaVxe+ql2pfLn67LH6yVPzHyrVvVNa+VDzuKhR/qyx+R6n4g+XaVxa/q1Gqfal4Z8OK27aT8VDi29NfKUn/gHgQasgwmSJJVXCNu7dd
1ILlGnzsL9xGYMcEx7QNccyMWk0eCcgCHrc/goE+r6DH7W8YV+VdpQpOFSo4NU8Fpyoq+BRVcMqo4DMVFZyprOCuqFjBmd4K7ixUcOc8FdxZUcEvUgV3GhV8
tqoHm5U9WKog7ipV8PZCBW+fp4K3V1TwK1TB240K/mlVD1ZWcJd5dcVbaB47EEf5AVvWE1XXwe+3u0K1EgKopXQwMoMnFrDAXI0k50JJtNlfZePHOpRH8e0M
m7RJer5J6iVAcen5weLzg/x8zM8vWm8t4ucXn20v5ueHEGthIa6Dnk+Kzyf8/HJ+vrve6vLz6dl2ys+vpOAKpJnS86cXnz+dnx/h51evt1bz8796tv2rzOm5
JiWnnlOlYDh8WSoYCugFJZ1JyjgCfxwu5pyUKYuripGXdTEMJIPS1iV29BYDr2akGq9GYdQ8UWeMmq9LjBoxRyZmCKPmW0WMmju2Lwyj5gkDw/4nCsNefN/v
cMgPGQYMRJrHSwA0Rz9aBqD5aAmA5sBHCwD3brYrvxDThUN36RA+L7pn4eA9+wMDvCfgjnmuB7zne8WOuXOhHRPKjnlm+8Qu2TFfvXv/MwD0J+ieZyR0z99+
af+fMMp/3k27PlwC7jl8oNRvEwdK/XbgQ6V+2/UhA7jng37gbKvdBB4Am/4zrOfS/rLiLjrIghVv3c4RDj4fZGQg3Z+GwN9y9qd1gnbKwuth+t2fNsaS7ZvS
YDix9092o8QFTJeG5OpsT+qTSKEaThpj63ZMdpu8u2BfAzEuII2hVgPPPGa0DDJIdJIYsz6mXy8hgB3sYX0ahbWtt1P/DPuitH8/AzlemA7s5wCh8xjockOe
o43fN6aL2q5j2c7xYPjzG321CQYKCKv505VioDkWf4sS6upgf7qYEFmpg5cMdxvJ4P7ukJFw7jJwl2fZxIa4lHxIvdvQG1sA7c4cvsGu2qfgHzM2qsTtLsWV
pcqh0EiGJsmm0sc2E7KF6xGI//42jdKWREhzXyzGfMmwqLoY86T5mygfkAADCC1ftAXo0Vu3sKlMukG3TyjnvEuJQjWN5slvQWo0rnvl69Sz4kp87DamHAEj
KRxGMc0RzDCqbfwP1LfwIulcJIsfzRtiWCjFAbrIyu/MADrzmig8+m3eiumgkxYeHF10cOV/L6eDKP97hA6W/O81yhkqtn31NXr7khoAEQJwdWhQhEWmd+tw
aMAVlPk6TLCt1dbRkKEIxEMtA5WL/1Y4XIxYLi50PYnr/nIIk+Vp7pEQuWWnuS8g+x65Ywi8q2VHfPKBNAo+kCN+9gOLfzRCORskGOxzOZTziD/qTLtZKne4
RnbgI+VgzmnX9GocsMfJBJdHcE5zgsABsvw/LvPVD5bC7fdJloVHJDnANEDsIx0YwWDj5ptysPFW0qjIVC/WCralsFCrCa7VLsnpwLXaXarVlKzVpKzVxMJr
BfbBF+epFZyeQaFWRzgo/Vp2tVGdbihW6Squ0ZVcoSsWXJ9U1OfIPGNHqN6F+sxwfTax04YdMMX6bGS/4HlcrQ3iKGnpDGawVBffIa5oXJpdfxKQhR4YyuWa
rClXJKF6rGF3LdVjXbEeI1yPlVyPZMH1ABeHCWVTqMdqa5/L5T4C7hOCNOlUQZoQuNn7XQa3f9RlAIBpt9s2EpAPdsaTTg8Y3jFCnhO/9aQhK0Zx0wd+hv18
KJOJQ2YqeTbkmXCIgFFGnKeQF6qb11Qp1PA6r3Kn690+obVWJw/HMnm4gxOcAfEM8DyEIYhH72EHWzmXmF1N3opdLGQhtKSj8okLxUj/0iscLyfkhczZIipM
EYDd/qRvb3cgA2uK2x1sNiQMoMy5RYe8e0Kjs/n8I1FInUYuTzAJit3PA0gM8QoOdeuzME7UmXEiZMaJgBknfJNxwlvrzIQ5w5jLu7KXg4u5RWKxzAM4qgQX
gyHGAOGZCUUtQRCsocUaDC3WX4AWe9kfF+8p7dAv9+7QbtUO/W+V3//Dc61xj7IzauSg65KfTmht+BhKG1J5ahI5bvEx11i2JpxUuWigjPn4tpwLT7jwlQss
/BTZhl0fma8NCGEN8G2EX3Q6v2jNz6YV3oUtcmSeyYWv48LP0YVLorR5XjLrrlLeKYq7jIJOio/D4ax2G9qXwLNMLzSFBzGD4rtVXEONsoMkAqUnxYMcfVI8
mwsajgFVSWQeFP2qbvbyG12+kfxTQgzol1w66lZpOBNH8SAMZ/nb+E5cxQL9NsXiek1JZAgemDlgtdy5YLXaHAPR1AFXTQSMgAkopLiRhJY4M9hRrFJLUdcR
GYuryVhahKtVtaZF57U4FMmlFCk36SBFyuUUKZfpRlxG1nKZQxlE7JIUNu880eAQO6zXDKJ885arYe87FMVUJ5sQoxxlEEOyZjcW0rWC51ro0WCAJrQZNKHF
oAkdBk2Ic9AEKB82bfr2dYS6MLDibaRpQusDbdXx4LEpeAiJTTnIwQsxBy+4HLzQz8ELA1WsLDJ4ocHBC81C8ILNwQt0WixSisBexMl7P00OSa0ih+Q0kiwo
NF7PK1UcZ5UkTYp9D5LorIrsklJmSWtv0vpFySx54J4TzCz5wb/KzBJor58+MYqeUrT+h8IaTDOI5GxsM7gYcvXviBHc+JXZghsvVcGNl88S3DgynkdqEpBV
QNFjFI0X7p/8DEdDgeX6guG0boST1ecLJyuSwdk9ZHCrhCTls1jtanDIGtmXzrZ/i74houw38W09lAVUfmMhouyQVVLHMifnMMyTLL9wi0rChLpaFIbWZafL
9Mw8Yu+cxK2I2NukI/bc7JmcWFG8J4vW8juv4AP3Sm7tVWlkhDNGpfraGgYKOSIP9yh1xbaR4LxrbhK5Wd/AjyoSuRgw3h+7ea7XnWH/FgfL/SazXW7iLf9i
Pv02djsqUB5nGwe7V2V7ujm0kxAlsQG7ef6nKw+iA/9dd+VgxBGZdwjFeS24NCifnqMxJyW318028/5dy4my1yBeD0fhRmy4EG4iIqyoEm4ivqxj5B4jwWPd
eHz/JFnh8hmlkl+P5FF01G531mC6mIPp+vhY6i9nbd69XWdtDvAhZfMh5RWow8KqCLsmH1ItPqTavOF1JP5QDlP/N7Wc4ms6t+MSnBoR8miDUJbOkuTjSmGb
+GBseIFEd6SBztqZstkzlOfrTNCVdfkFoPkHeYbOKmvNqHsD5+qcx7xLBO3gI0xTZey4mmEHfEgEpFDg/xpi4qOEt9Pl1J5jObFGoLmbQK/kGlxF9LfJVXQp
98QmZiq6mP/ayLRn53GlxL9PWePKCCsOTxUZRwZkGTp2DtdoHdPynMnm5jVsaz6deYPO08lCc1AUld701E/zJtmnMjLOicyfjG5YbV1OCQ1gUkud4+Mpysvn
9CZFZ2XwFLnMU+TwwRcA/s3I9SsSFTmaqMjNAejmOOQDnoXTesrf/M+a8/H27Zzz4SERR+xzP13Ox0cqcz5A/BQ/MCm7mPI1bC5qlmSPH9UcNydrAhS6zkkl
F1XZPcAULtWuARC3OKBiCam7ZvMOyHsiToUq0LWIDZ9YeAA95nIxgWIhYUn4U2+RubAJY/QCODzAErdzoZMyn67H4aIYhMy61zX9TB2tqFe1oo4aOhQequln
6mhPvao9fLd0eqj2JO5+tqyIt0/MWDR6oBTsrRZTpdRJbCK3FxZfXROkGN+MW2TV1C1O7y2gYmuMumsg9I8ik5hR9Eaw4XY2A4lO/HXOePzEW7Rkfw6pyWL7
HWTRPi6Iz6ikwtlm9wwcS/ZjkwZnziZaQaFiwNH3o7aD45yzoi8SLDLxZoku+vS2zfzcFhpnZtcJGLaXc54j2p3tUs1RXY+ra2EQ8tJl1AEpckiM1uDY0Ts9
O9yW56+6+qTzEExLQbVARUWSU8iGj6G0TkbV1yl7g/DZCV5ikDKKhkgu9JRc6EIuHMoG6RfRe59V5sHliZfLhW7u4lWizMzHDKerizyOlRw/Lv5YiZI4gHzP
PykTjnk5cc+wfxUMxyGkz9UgOA7w7XTO2RrpkoluJfRjpEfm5MayukMV1a0XqgucVlHZsW9988Mf+Ppz98dwd0P/QtIvZziJGsVPqsdD3knr+IhBs2RWtq4N
UipB8LMlNKXC7XnqFNGOF35DjD2OdJo74Zbij6L7VAPQeBvTYZUzMkoHgs1mBZ0h+GXbBRuNvS1x7hOr2WII7guGuzUcEE+k/tiZQit+vbM5FT91LqC5DgBO
f+x1/l8gFgDTXolt95YbNsogPJwXdvaTJfTPheKwELt1TapNR7btwVTKbr4ByUCvAzedY3CyHVfRP28a7lrG/bGF+61s8toLxfha2T8F4rkuSGtgvEFJrwfj
+8fO3PGZPYgLr0X/HwctQk2fSF3dAI/POrGZdYT0Lcs+tq0jJodazsdet7Z/Rv5y4Jw9neg8WybJRv9rdZlcGG+MHe4GhAS5efek7iaxjdJBekMH8J+i2Z0o
u/OGxP2DvVdH7xIDQBEFhYKZC65QTG0T2fExCIpmTP4pLsPvAYB0u9wYat2ZSe0Pxs699b/uyIvTN507iXtq5t9dII5Gz4c1lwId3DzYYY3OAOH8CMR7hNfz
pi9FCuPYsfWxY0syjd5jx9YMdrY+dmwcO3bVsWPPxmUnGc7S5pgiMQMjXPenpWNrHRcdG7Hbt4zzMNqftomQzjY41QyKtDzzIf9mGWRePmVP7JyCdFVjeSy+
fr9KZh9LtqcxNzZ/vIMDyjIOqBlrO7HKqcE537w9EqXQDZJKr0+WXKSBg2uOS2j3csshdQ68csVXjr1haq96qIocro3Xjvm4CbdwMzhypdwANaB5G+s41i3J
UlaX5yalvdBHTGLMLO21cSY7hbYwa15PK3rZ8Oo4u3lkCu9tIvmGklvmYcOrQWAig40Y2hYVcrscXMdkjmuK6lB+elVJ9aQD2aaeNEfdhMqrwykbMRNcsVTM
Xl19m8q3UP4snVMsup6dMs5lN1C2mpL0BnFsxm+Zku0fSmsQCVdbp6CFdX24JDXsLEqSepuXK9v5PjLLzjH3ftGg/WLuXaIB1alhLMaenUqKqLP0RYP4Ljnh
WK/NbpRQhOmsPI8LYXc8Pk5H3siaClZU17lqajSJaLQ46i7hqYg6k6AYcTIbJ+7BiH+q+LAREldHSKQQf+BHGeJbBjETkKlZh0m3CZkMymU9cdZbK/FBZsdf
QpQJEjnrtIcgwbPOeCL1bDlS/e6YYsOCMTGcDvlK/i9uCGV45/seJKq7pojRRR1y9uZUIXBAckjcN7aIltch6Vj8fdFw/FlQkaf069VJbVjo6NRuMrYNs1xw
1DU1v+TqtKEtw/FPf1j8dNyd4rCA30uPcg9/Z2v+DaqRb1CwKPIG1eANqrHADYrHgbcodtXTZkLWOWn/rjpYy+SX7fnJL9vzk1+2sYhbQlQH2eyoG8vaNXAA
yA2vp45YuokSb+/3ajV2CRSEGE+OO4VLnE4qu5hXUGWBEXGG3RBypgN65nB/t55vGQjNbqh5UcNsqFXNhpqWaWqYA7WqOVCbXZJJ6lqIQbx3FmMuBPvFqeAQ
uSk+mt38ZvMYa2KS+BWTxIkRqGwtA5odh/SAmj1pSHJ2sq/wfPGMidI433gUQ89zxCM/RRKNI8ZiWJwI0dW0GL3s9PH47XQsCK1vqGUjurBGo+mL0az3lujx
UeMBem5IPL9knAuPxqtLhVsEh40ofsn5LZYxr+uCyDE/aIziebo48T28BaHm+R4UBcxRF73Vz3VjE6EMPaW2JQqCnjIPLKGENyXRXeJuxD8X8FZF6hOZz2wG
8YNfW+yyENTrXcLZGz/dsrLPIPlAnCfbgExT70YE+hQBTSYCegh8yE3ct2Fji4IuoXskiB0UGmoazaRNyl6QtWlmQ1uzbdf9H+LJtuc6tuViHdjj4t7s3M1Z
cysdDlm/GOpG5qjLPv3pyj+3dKPME4dr8VFfPtosPIp7Xc7fbWan0F35M/jRoVM6sxX7r4Oqt1D15kzaNqverqh6q1D1tqp6q1j1llH1pqh6u1l81JePNguP
4l6XN6i2rHrLqHpTVL3NVW9HmplqwoeNP4q/gFMm+6fOZpIBRNv5h2bhBzGOcupg2uyaynGz2gnZgN3CD3yWwSiEq2+bYkewSoTX18QcwuEbbhxOhXqNH8WH
S3NCrENrGEgKV1M/iz+dYfx+NWGj2PHdVKbNGy5PUUTjXbi5S+ZG5VBNbD6XgdhHThAPyy9xxBsdlJlZFw13HdExng40d5LgjXQsBxKbBf0IwyU+xUYnoxPg
tFH26A7xQYKcQ0zrP7fxLpvMDTKm2GG2OWs8tTBdnOxZ+0JaKDRGXdsQ4eTEuWm8jXmDXHI5Yxw1Y6zCjIFbmedM126q2315e1P+7sjfSd+i+dElzguWFGm8
SQxx6PEtPPKplR3jsbcyf/P5LG/MsLEdd75ZbtCieXLxX5yb2WkPqMHiIX6VKEWpDY+Auf4h8VrkQLPHU/wiukYsI6e3P7CQfNEhPjwQ5kLS3eKXu8UX3dL1
yQdSWD9Gz+AZcYvNt1A1Ve/IfnFgqpfrKF8QhMtE0SFoVb71ESwXLomhztsJqooI3Y3pFD1j2+a5XTDUw747MeGcba9MYBXizI6ABVf5SwzvAv0CPwP5D4Ns
WzaRIPdk4zCE14CFWnnZ5cv9uDs75fdZZxo797a91yX2dRAVAmJQR5aGuu5eB4GZDguYXJcjmINFXjgz9HFjR/s8L5DZI7kEqqIhXHHSw3gJSSRkArQ6zJsN
Q2VxIX9ESv5gvLz4HVN0rBNdaVgljYRaNu15wq56wpZPlOXTxn5oEiOEqQcrJ+skfBRm5MJw5bmrhNV6hZ2cXM2uPqBDNpGTxV0KKDB6YDyYBqtB0glUggeU
b9NKXdpXQpODPVIiaEjiRl2IG51CsfqLeYM9zw1gQmpB7vShGYe0S5Mbrwmk5ObVgPgSlRMbJKsf5+PPC0hSxrvFbXD64KlwnvsjgoKUUusf+y70FA1ecdjO
RVaSAWtqxbPfjgQJ8XFd1x8TO/HYNqQcULoBdFVRlTGLr+BXcVXcT4K8eKAubg5wKiSEFLz/1rF4x5g9iTAp/R1ysTh8ICWnPsvFDQwPycNijCAwA5Ny65YU
NEZe/LxMohYr8D6YvoSeeS8+o/UgpPMA2HEPPutrgfYvnljljoy6U/JrkgZjLmoQiNnzmpiU527fNJwGo+40OUJG3QmbCKqkmkUsCfUEqKZ49zunVEaJktwp
Q5L3SpxhotGO7qU6wb+YvVTnPhRXuZfq3K2yl2L0kmP0Ut5jlJPlG2mcspcs2UvI2BSnRG8vWQCDok66kPtoI7oO3nXqqQ3cK0Oj7jr+Fs/WP5u4ewAbmfcO
+efFFaN3CF+U9ACPAUbid01pyd+HbN3sUlwrov/1j/A5OapHZRA2wKZ3T0m9AklE8g9HMXnaSkD3IvPibA/Cml8XsvRm9sJRBLM45i4AnqVoxIX0yxxPewAX
0fL9pp9Rgu0qp0kZh9EjDmACb2LcM/+E/MTBAvzEQcSpbwU/sY8EQmV91X5fTi0sOyVh0g1Zg3OVqm+6isnmi40JAR4rOXomYRz15YmV43MOJdaYKnGUw2zW
W00dZICnPXycbUNuC0Xd1gsh7O9bQud2i1mSCMNz1VGHg3gfZsbIOPs5INustlbRASG+/AoFOYoNyZOBjYQWAicuMphwFtw/Jc/MlWmNk7BcuMdJfrFXAe5S
bCO3irrbl6LQbITjJo8RDM8IB2K6lFUkjtxVYkPBmbvKvQFn7ip3t40IUwIc83AG3w3aOBcpSuxQJLpMLs1Fqk78wJQ8uTTGFLT1Bh9kpGyL1SaOsYhWf4ua
8OCUivfM43KUSUWmWFa942d4iU6/n+sbokLrEjhnNmF5RGRVgXXEKtwhdtux1193t4thCMfiqb3SC9bU877cWeJ+JHpW2DsKLyYvb0C261yScBFCoQxivTXx
2dbBA5J44yn82Kk/k9ZM3bVWobt6BZG7pkRur6i7eobu6hfe3SyW4csymoUyeh5C9qHUZj1Dmy3dZUelZpZ+zc16Sp7ySRoK4DWgLTn/s9zHxdcs6EbISPVR
9zKISuL8ov2KwK0W1N2igu4srZbWx3n7kDXi4x6vaI4m5dvN4cJ2c4Y9ztvI/4ldZLV1FYvTVzJD0BW8E11LvXWY1tGIXllQXjwxeWvGLhLRVH437SLKOxAz
NDbdzb+/h3+XqzIfnSaWV1oz7pymLbU2Ljr8lN8HHOt1+xPvMRJuapOlEqDow26XsY8J6jvO+fXWKgSS5Fs4UNCo8Iem5IqLGc4FGBU1hgX1eBDEMxerUi6G
WW4jCoLfYSM8BG/ks2HE2SBZbQhTjawG4snzWuRUi/dMcbiZKOO8iOPkcfnhKXZi1jheDe/jeuI4Ow+1JzA5tlD4HCChg0Q7c4x14Q8r+hWSMQYhRAxVZipv
0JnKT/iubWYpG5qgJYYmDfZ2QyVrib3NlbtayIqPkA9Y/RT6k1BGw+tICO0yNwBkk/ossol2ZVR+m1tyabBBxNHPVXybW64pu+SUBXu/EGhjZcSukFhM2YWw
ZpFIH/QKQzIIoDdEqyw0+RyEBVWsoFk2OWQ0VGjmVcKTQxprRCa8kB5/ZIoB0N2o3Ou8gzo6QI1x8LUrxPhm3CJ7eVL3bc8tkIUt1kob+2E3r8MVEl5AIZrQ
ULSNhS/AuoT4G1FhQJaHhE0tRA9HWV1E1aOq7q7uAlb5K2RRmyD9Z+k31BE49XVU1NF2dXTge6kDqXMo5g0WFuCkix3IeYxntqkei+VzcSGjRAuWNKwUhSVK
fZ/ac0IOgRJaDa9wGQKls0geCO26RguwCtwOvL1YmQqBGwL0qM07jMX7x/KI/c0UOSc6mUaAQzf9+NEpHZ08SKzNr4lFMTEBFgJYxonpGZtiVAFBIF68Ur84
4aTnobTBIP0AUvVFF4NX+VQmZEhw2JwqgRjEIcBdJirx/ikZxewJhZSEZQK1b3HM5bEOYUYA0DUSSgMBbDbweHyI7JqtbNsFrRp2/AZ0BRv+4aTp8ywgh2ML
dA9nWOKAJEQTUSZ/Sdsw27Zpy2pwZ+H5CLoG/SWOKvFGzAnRlpZDCwj7gyZbaDHTQoMipj9AswR7CHWBYlqAezNtE1sA8gTbimmh/BAzLTS4tkIGr59tDcLH
tJYgiBtC2WmilWYtmwAQVt17yDL7l2xA1MWHLN3HOUxKk3taEs20+MDp6VW73KseTYcryGVS6IiGZp345+oLDoZfx1WhWdKyKsYRA+j+y9eW7MZCyKeTQSyc
5S0kEPmmQLA84mQJXFYCAWMFs4muwZtDyAHzR3Xg7JXSiLDKpXQN+hbCFkiGhZiyT7C6ybAwVDQsDLFhYZANC0uZrc86w17G9H2ipATeTzt6yLbtm8bYXVhD
QDilorEbXJxkZ0+N2VDY9d5gib8RDmiNNbePeUm447eUD8kx/P8fJK+RtZdcTHRvYhk/34ufx7ZsnxyzJzvIIG1PpYBTak9dShwfjvj221QuvEJPw/bh/LPb
PmSn+IBNIhty0eJR0TOyR36TusfevpexedxSeB1OiA9V9U/+c7F/is52I91z1hPPx4lHaxwi3d6LdVe6Ygt5uhyKoh0BEHCCeeW3hWQjLFQuK+clINigrpIT
OBSlKGPVT1zEWqBsZZEPzjU10llkqsb8MlVjfpmqgTOTYhB8ZBDEfIzLWpjCB7AEpRKauDNCNx2O/qZpN035wTt++SEk9x/fvaTFIdyP5XvXkqgapAjGUYou
8FuytCYH6gM3jmDY7DPswW4df51tD6L0xaT3iDIXw4vHBlpHbH1CHAGsdqPZjLgaTRLGfao6BzHw/i7zl/bT9hyga4R0WU8CDB1Zu7BLZ02h66JIahRuSRtJ
/QLalanCzUtaAaLLLmmFQp+9Ufw8YkFPDc+wQP0kLoovZ1vIHxE/tvFjBx6UtRZyElv4pZF01lqU+BLizVF2A/RrmPPF2+pAw5Fuyga7FdHoJr1drJ1oriZx
l2KFBVx3nzyE3LTUP8MapGQyC/1cI5e27LOVaWRIbA2VR+FTixH9QTJbna38MO832LzvIyHSQ0kjMDvgfPXoGAMsPX1bst4a5W+L11tr8U0M7Nn2mQmlCMRI
oaRfm0ihpG+ilJS/2UBspG8W8ijJ8N8QXewZ4iEH2kFwkS3wOBeNBBeKZ5CCSwDBpYFNLWIxIIDgImM8fM3+VRIHxaEvvl5ITFivn4ucks0kFvq5OBGyWIi5
KKXDZktKhkETG7wEmmcRo8nyhW+ICj5JLCEawHKAr8mdojK5U+EhZnbyxQzC8EYsX4h5xfKFD/miriVlT60XVD4U66WRIz8U2kJWPHTSNTzOV/E4X8HjvInH
+WI9zlfqcf7/6XH+3/Q4X67H+TI9zpfqcb5Ij/OFepw3srOKx7kko2KgB42BjjlUpzjQDS2hyoFuoFFOeSB8Lev9c42FXZRIq6cQC6X/shXVQqmfC6V+j1BK
4W6+IZSS02sIJ5K4nYVSYjbwDKH0r227sS33blopMfBxVqrasR29vdEhLLc38ipsAy05HbZADHC3Jg7t2D5QRlw+a8WuFyQeb45UeHhJC6Kj+AAEw42c44wN
8AwiMhQnltyxa3o7p+m0lrKa6/glgMzOEc14s48d24dAird5G2EBJaYqSuyRuWwRRyS9w855SHKNnzdYS5oEWf0XLT0wZaA6NJGkpvTuC1rKIsDxEPJp8X56
8MNTMqnMY6MsBaGInj/brrAboGLn27aM72GMWacc2MfxOo7KRk1rXXGvDnahAHkn+qxNxZyARO0vQKKm2er3Zp2WBDttO7RnEc5sFmcpyZcE2jeyhD2JjvhD
xxVNyO2ZM0U5iJxyiM2Gd98nx9xvkwnEVpFjQilB6gFteEI9Ws8bmVCZzuJvQ2m43lrH2+BgWl/rlI4+Us8SSoWUxC98vtnxXj7WjSxJ9ZJl+iVLjZcMGS8Z
1C+J+SWk+anXWcbrbPJXitft46wI9bJMziE7j38jtHK1kt8aeHAp1/KgoDw7kyqXevuR/EavlL5N5Bb6XMeAPItcd28LtSsNyT/AgYPsZcyDVj2dYUEzOX7l
Fkl9Zv4VkOhTNemCPPti7uftqudt+XyPGTipsWdQiHv7u4SqTSZ+7W2I2CsY8bxjy7h4RulitukRjGaLgLZzoz1FQAcytlJ7A3lX6H07ibbU5FDsenBL2TNi
U4F5VafhGW4pz7Etj0Mcc6+Sp7xKQdGrFBheJZD2mY/58rFm4bEtHLnoSa9XYHi9bFNd8pSqFOj4a8oy0t2gv5g32PPcgE0zgprkYr3G7OMpd4tV1S3SW1dd
b2eBDbdPqF8jI+EVIa4VTbS1E+dBpnIngw8vNZeXGu8VaU2tN15ttNY4zpd9cX7BF0fHm4wDZl8cB1BK91v+o3a/IewQr7xuf+Jq95sfKdr5nUaseqKhjXC2
kf4m87dVuKAlJ4EkGNUHJZR+GVDI/KxSKHEhlIQRAxHhci6U1M6wlzMf25DYsUmMEGLXAH+E/KR26YiC+1n2EIdpzAGNTSb85f1ebP1B5JYV2qDtWLYtAecc
AF70UQCIOuxrQm7lyCN6XT/FKLvQbWOGhWhSWCAhuIUM8FPPZuwLkZ3G8ahgK9v3X8ezR75uXbilG6IaTR865DEV0Z33kypdvAix1PQShKw1mZkZ3fOY7DUy
ZlOdBgpFzN3HYUUfN7ni0L0C2cchNYpqSYYq3Xa/2PakLh6q8W3nt6SYrFp7CUETiGbEH5mShMx18l+F8UencjMWQqQCQ2oOtNQcUF0/UNCREfHflap0MyXK
3sabiPJbSM1RxUMwGkOTbpDULKRDSM0N0akW+jYAZgpNEIjO8rDEGgrFCeJu3oIQrVoeJXmHbXu52GRnE//beNb/Jorxe89/HM8WXUjqC/WAWLUoIVt+LQm5
Ac+P7OGvW28iUeqFy8ezZfjqE56IEIf/7HJpRbOzZ71rxC3LrxnPXvrhN2+CuYxAV1DB3GYc3aWAVX5WsCp+AVYFznBfwarcI2FVXAmrkiP0m7Aqfg+siqOC
9zZT9DWZOCjPkuLjIC2SL+sM20JEF7i8Ia7iw2Y7j89KDQUUEu7aVI7IYkCsQCJ8zrGb24y1bagphJdU0lAQnKg1FKmaODxY7gZDB3EoHCeg+eMJjUNZGTyh
TOR/YrYHMNIgUwETHeYmL1suVi3UFdaKB4XeJnUWKGFpKE1QpDmnLUA4kbWpgTtabHti4xLBougq1eRVvAVSZ5PyebA06lQtoUtERk0b+fcLyTIlWXpxsInx
c9/Yo/zg/0uwGklXIS6LxOJVhVSNBTkOTFeBVXAD3Ee4TxbfY7gALO0CsNhsfccvuAeg3MTc+pw38QRt+LnSc7HqjXHb3Sb1z9TVE9k1VG1X7qghg8cqPZdp
xD2ewTAi1hIPJkVIAi7veB6DN9UoWcaKbrXt2jZeL1bq6Xd5xqLxuIoEoVq7hH602VqJNwQJGS1D9oDVSBFN7KvZyI1CeB17TKjo4P0U0Ml6byCr8aQjqkEb
ROrKwEziWxuHaBT/6S0KtITqwKJNfFhfTQETjRGF1aRGdRPbMPZ/JG/ITfpZ77+k4o90XJtRPFlQsXi/t3iPzL0SsZGbnnkoHuGXFjbxq+UZ8F+yv1AvQEfT
yll+bcoxgLM1zGVLQWoX3kz8Qh6xy/ObudNtfjOyPPeuGOfDDX0aRbs8O9gmE4Gs+Om3Mmb36693NtM2iL6tFavgi/u4Co5sPKfhW7IKFJVfSzxZhZqaWYmN
Kojxw+sdjKwnpvmKd0j2EHFb//Uyw8o/X6ZXqbwuwuxJazOpZYrzVlWs42pLpVxZOnButeXoqLnVlktCeC3zWMFRT/jyiWb+BO5yWRuwVFAf341f+OyEzYBM
e4nNeVgB73yUhVeTQl7NFPKIl516yTIEG0sLNsZuSsAntKvT7q1SBxoQbEJIFg0INvWKhyAXIj0kpM4XIg46X4wGd75FuKUJEAYphTxBV4vGgA7jKVvLDYl1
Ie0+fLSnQhnwL+ELjGpAPh5ICBjPcZwsDhvRKJWKD3PLPMwt8zCn2y26nfKuRHeyhVIXy6XYc5YScilhsRRyaf6P9p8n5tH//Oc4/llqaVrrH3JEvxV/eCfO
2QZW0zH6eiHiLSxIqy6tRQSMuhsYTUFIun1v1Qohx3V3+VwV64mUhhzHnwulnC7z6/GV35yj/CZvAh+nao/pYh0u1qViXSoWz7uJE//5TpkdE0tcwkJ5QDM2
/jR660eqtz6Z99bLJ9CaeI7WGK97Vb3uifx1ZB45ztclc7zuf1lIfzHlkOivGauqw46vNt7CGv+3qvGP76yaRNztxv1/VzE2355Y8JS4a0I28fSqFlJpD57A
SIcLa+zfq8o/TZW/6Ljeccha2OI7vpqPLKzmx1TNP7Nz9rH5h4pd5pbyTf9YnO3GLz+umAoPTsxe0mvq/j8pl/QT9csXyiWdUs2GpQPFjYatXABxVvT/ne0m
CkwfkTyP+Cch5kbJrTXinE6x6viHSRWJWQvFbIj/6i1cdnVdm7qu6mAcQnTuO4lIMzRBX6PFJswP9I6/oO74KgBZvZvgyjBDnzxTsXR16JPxDSKPW6VsujoI
ytVBUMa38zlhrFcBdSvDoTyEZNWFHkpx5/vTSOihaROaaJ3UUEeroQ1DDW1INTRvrVJDAZqAiO0ICG4t5G7C5iuExuuEphY+Rq/xlDIqHjbirpWhdH/SuHXM
2TH2GuP52dtJd79UARz2PipB3SSSEKdIqZ+NZlj/oWU3SWKuKEVUGKht4mGf23mzTkyQwXN5W83gua62C1syJQ8S55tb2NclbgT+9LKElH8IpFe/qeVxPO6M
dUnLI0xkXd3iHPrLndIZCx/cJcU4SPz+Lfw+5lEIH6X9F+r50k5pNgMOQbDxulbx4W+rwvWzZLl3cb9QTel+jy32Xm6xb5FP9PN+zZF5kGIDpEkU8BwPzTBv
UrHGQjFjguJs2pGEbPNIG5uGu7DrdjZ3m2S/6LZ4fMiS2XZNC3rveqlcJcxpuJBFERUxreUEZ5pCy4Ds0rNbDrKruB2LMzhplGZfJlNe6nuRy2Kh/869Lanf
uve6NLyakxXEcgQuw35Kd+Eu9jhVgufzJqLKgukcrseIsp07w93QnLshD93GVq1Q6+/slLW2kzZe1d6owEjPn2dUNqXt8qg01Kj8Yo3ILAPRlttB4zi67+KW
X3jFg/wKjqZQA3rT3ANqzzqgkQQEIbOopYyfX1XhEcoGBwMLaJ5nOSnmPhVov5nnBKhMwPZUyIRuKCcPivXszLJfAjyFUbJtwsPdj4aGk9ywv675jjj1JGPJ
TT34U8buABPZqBvKDJMgkxhCPATf38nx5rxSKKwkWOWGPCh6FnvKZiomspi+ciqj9mkIDlqxy0Ril2nyfG6JVYoc8XbSMOd1aMzr8PhP5t4ZfsJzvTn7XM9n
dKsbE8oJBqCFGR33nKZJzHO1b2/auZiBvHtOzig/ORs9JyefmFSx0pNJGze7PSelUel7OQCdK9CVMeYd4wbyCqdx5nGsDRIBgbacdMyV1SdWVhKPp7iYxklH
nEOx9hwTwWsf4f52toPdD49QbMTR188Vp7O4a3ICR3T5iM0r8YOdKj3LwpvF8o2xasUy71wt+q+TbRMrWZ57pTVsQEtZ0dtDQjVxKriA3KLkN3/S4vGFv59o
ILwhb4G1WRzEc8Iv0FRwZk2AU8KTPLUsDU9QJUlVpyGoCZ7/+lc7JYaYVbj8we3qcoGYKnF+1e5H5p9uQEhxLLyvZude3CIbrZEuwdcvajnG1bFOoYIv71T5
j1U5hOClkEA9FfWT+KsLZH9Hod+lt0XFwDUHhiDCyAKaYhq2rBXvojcI3ZHexxxa4cLfVeAjEydh/D0SFJtc4WbV802+LOsayaqIy+EwbKmEt9SsmrPmgxik
3kex5pWe1eTp3RRa8QEFI03qRENpEhFrEtFjZMKuzOCEBlHHmk0sBZMBnwK19L/v1LkaQeIjDKZntFNCVg0SF0x7QmoWyxEygkrvqJoHMnaLkin0puBGD0U1
ToR2CgCdmiTMIIcjFwSf+4CgH+uIs9yTQYsh583868h7FvoWZ3xClEQibdos7ytRYU/xZttTArWnuOYCg8JdsS/g8pz7Qt2oQF3uC9m5v9GzJ2TnvqmwH1Tu
DHibUr2I1MYqV/FE9wBH7gGNij1AZU5aab2wB2gbBC2JE9kDROfIPaDFFW5VPd/iy7KuDVkVYGbTQqbIgVbVVDMfxID0Poo9QDEptyiWChmRcg+QLkWgkF9Q
mEhW5l+P3BuipRC/XkKhCxR/s8qJyXuGKLnUkhtbLutEC0jyMkZTZ3h5XZlg7MyT6EVYgyPjFEoSkMRBjE6v8Pazyh3hcKY8Sas5m5OeQxJ9YFLEnITCefDY
Fcslc4z/ytRp0UtC+ZIcPFbPqdny+W0uuCm2W52pzhh2VWlos9w9S0Za9d1g1lGp8E1KvudAiJ4hCuUQNcciXnTiWzBJ8XpW9a5szJT9UoSjpC4dLxlEv9sj
opSlExk9sjdrX5+5ih1LSIH7x9o7SM5hlDIlscrqbtg+OSm1ocO2g/DxEwKDry0ADL4mWfKMkGMnmzjiFkHfM4B9MMWCT3Cn4fVX7x9bt4NWSRVGvC+5CsSA
bLtRU2pMJNs3Rc95Ti3P7yxDV56uthayJkndOq1vZKZuE6Z+NiPo3EpuVDJ9zq3ulmGoAfXYnEXnzVGmnSrUJa1AGEpqgdsoJMf3LPqyi23BkwRYXlIHkK03
DNTbq4kA6fTx+K93yoKGZEHFfuIVSuicYuOYZJADVy9G45txi+yrSa2T9twCewABVQeMRo6QcK5lfby6eqenXosYmgaJnRjiki3Xh14ogIP0lB2xABbqsYlA
8VvD9I4FJg5ptgdw/MJ4tmQ8u3Ez7v1BO3BIt6rdxOkEiasYgJvMfFA7ocXlL2BxVSaY1KRkE5bJOzgCepYFBfClrsSWoKgUrEYj1uzE6GXqx0UvQxgldZPV
jCP6fC20lZtkNC6bsf+zbGBe4dQ3qyyfUd9U3dRl1ReZyjNL7PiHLEfxfi/2GyEvsgFnLKSzIG2NeVN7h7ttFghBMo2OBGCfOENqiXUdiEAf6/ZDZuY6EedX
3bDn1BbardKKs4D+xFFpl8UpdOCmdADROi17DJpcLDrMNWk2+sXFPoRDyzepH9TdUYGzREgv3cEcB1YiciZBDv+XDNK/JFDplED2zHUHk0YxOXDFbgquHcz+
iX12CHN9J3FR+zQbKF1wEPFBi1S64GLEBw2+SZe5JFmMOKFFRnFLeorj0V3E8XCDkMeSABiLDUKgIhUNloD2b7H5TzIr2tLQFUQVAzfncB3HICUYnRjs9eez
OyVOBoa7g2avD2LeTaXR3tS/GGkw0qf086xUz7JrsnJU0wB+Rv06uNnjXswFF7Mf2fYmW6H3HOMGtr0NsO0tyG1vPmxvgbS9RbC9DSDWUCy0gcS/bn8yoG1v
JFlGyvYWzWp7IzXWrBtb3AJOYh0sNE0i7xz/bvjTL9sB2o8pdXuMa1fY+dROE2OnCdSd5QUcFBYvNrdXd0qWEosDR3Htb3cW91VaurYOILU5gFT0WcyGx2hM
nM+GFLxpWFzAlBye5DVF5N21yGLscjGqbMD0r04GENluGDCDSMZuy1B3LRviYHA5zs+NPmfbfp57QDDMMu6VRTq4Nv8z3oToU3/jcIoOEWdD6l8tfnOkoAfc
AgRbU+idQ3kCEBT8xBkXkr8vpAKE9NWQeQssAgJlYc2NvL1pHeUiFl98oYLtiziiPKldCIsMyRAwovhbJTM7h8YKzQ+5RHc7jieEhWxbZhFrHC2TYSS95Gl2
6v+iguLlb265WikmlLG0riNEQQpF8aFpI+PEYQ5o994s5llD9KcLdok6ZWrhMjESCekQHrkwaVA48MaW1wwQ41k3n6ZUFbbqyidsciPBW57ddFGL0ua2XUeQ
zmSGhFdJPBuK1Rg8dmvXxTITMjFsEGMWA4wE+3G91qVEExcHRjSJPpnwfQauZc+MDHanbLBfQAM1W73CMZvMGr525FAmZTFCvq6OFCFH1HfwbliOkA8KMQbK
LhhghtYJ+RxWRrJXCf2UtryW2PJE97Qe67ZnU873J+1SqEL90pY9q2EyMslsSvaGsGhq92czLzSUWawWyYa4Gl4w2Mvmr6BHiQ34Zixf3/jxqDR4cvJ4Zl2E
1XI1WUCvaxFP0njag1jH27+Yyi72GMqXd5lcgNDtrksVgYCkE2AER3Uc+JE+YLg+hZvUyZL3i9mWv5Fnhye9p0ji4jKu5rR+WY/99ObHjG3PAni4Fb2BiC6V
E9cvOHF9OHGDq9XiDLigQBcUTiJZwQF5SE0SVrCxDTlVXYcwCJ1LaPR1FjzudTdkViZWj5CYcF3MLQmxA2x7TDXvgmE6G0Vf2xcOJ7VxogFDHhFhFyIAX8Yz
c9pE9Kj3rwBf6eeGsWTPY3qjOHqXSFbElNBokeKiwycRpokDdhkXGWDYIq/WHB0Ij/iXQWWiSktkJqPe1iz15jvNqkcFHEmXtWw54a25J/y22Sb8NTILMU8F
AlfdGxlpgnIiLTrDKKlPJncA5AMcPDVig7QuGsaeIlUFX6kKGFNWFThfH1Nnn46FKGULjFdmCjBJjbs1tWW6ALhjVMZATWYMSCyDYoZAjShpShkCNX7KLjxl
ZgTkT1EsqZH2V1C6XDhyKH+OlS5HNt1VTUfQIzWdkmZ+s5hqBUQP9CpGW3StKhQbgge9izC6ZIm1Hr2LSlxajFw0QkyvtN2bYDGWUjsJdPKrfxNMGlPit2QK
4tlNN6a+Eu5xm7hqi2s1wr2WP0CmSHx6KhE/ArRg6saon15vZTdu1rGTf5gLlAtGdPnJTo3o0hnvAsOT8nfgts+uHU9rnCRGBfmQIYUkCvQWJ/HGkeFYA7gZ
5FMHfryAYIMIC4voSNzs/2J4mG0ckEsBb7WNPcmJzzmGJCzVEusiVPp6rMWrkatFYXI+kTFqyLIQeznYrK7TMApIPEayDSlcvHaArPNmkNhQtnL9TcO89co/
xZQMiavsAsiDSbDifkkw4MYfv43UOy6ly/C2F4g+kJnLoTiUwaEFO69Pc9uVZxRylsdJNM+jtUNQnVDvkNgZ0k7TdWTnNHlbsSHIUiPpDSQXONR2mEBFj4Wk
gFishFhCbWbxXE4Bj4HELmBEGQ5wkhnAnjpKGSpg4nbKGoNOE/J1TxLivkY2Q4zLtQW4HKeISJdtA/5sLDnqeNOkACUh5OA/TkJ2Mmk8bGL1WPGn38qR6gyT
7JRIw04y81PlOFB2BMYh+kOEfth56AcIbULFvUlcRyUkAAciLIgTc1M40WHfdOPYuTtToe79e7g/9rZD27Icz7JcbLCbWjUhRgDhzN6MUCak5SKUifatMPv6
gW9/qbbWGknCsT+d/uO7P3b7V9//NWvUSsTfX9j13i89vvPL73te/D0k/j74w8m7H5/64p7Pi79j8feBvzx07+fed+f9o6MWgifEsE4AgP2m/7pX7EUr3tQK
AM4+TlB0YnGBAa25Zb2l9kN4yP49soDBXSLGq9mIIq5cU1auiacdSKbZGvNBZ8y5FFBNY/aUerY+27NBz7MhP+vqZ0MQa83aQXO3Om+geFdnc28jnbGY3+fp
9wUUkuGMNZBDLN4CqVW97BOvvPSJt9/2/ANnjVqHbPz90kv3vv225x74t6PWDP4+ePTI02+/7dkHfm3UOkh/v3zk0e1fuPMBUZkD9PeRIzu3f+GOB/7NqLUP
f//hKy9+4kc7nr9flDdNf7/04r0/2vHc/aK83fj740dfePpHO569X5S3i/5++YVHv/V5atwU/X3khZ3f+vwd94vyJvD3x175yie+vOP5+0R5N+DPl75y75d3
PHefKO5a8efjRw8//eUdz94nSrsKf758+NHPff7O+0RhV+DPI4d3fu7zd9wnyrpM/PnRV579xEd3PH+vKGoT/nzp2Xs/uuO5e0VRG8WfHzl66OmP7nj2XlEU
+uUjLx969OHP33mvKGod/jxyaOfDn7/jXlHUGvHnh1956hNv3/H8blEU5vGHX3rq3rfveG73v+VpfODozNNv3/Hs7l/jWXzg5ZlHt3/+zt2jcjiPzOzc/vk7
dv8bDGctuwlJwHU1plALxl6yJlJH/CvmdWYDxI+S492xv8JyExoFkTuvtwi7mrD/eUOjJy9lPZ2Ti2mS0GzkwGmWQvWv2WrmaU1q4vimA6WRZzyLCmkSn2jK
ceDVyPeFlqUF4iu6tTHDmwDvGeACmPIzs1fczbtTfAvtl/YZdkx0nymsA1uIYIgQPhwiRx4j5leKr7R/Dcdgtm7z/h2JP8l4mQyhELLJAXGW4hzMK6K/TW8T
h/3EzbdMTu2anpnYtn3TMKTZdTsIOac2tmZqbzbxT+5mxNUIQWCvKLS2F4LqXkkTxr0Qcvo1GLWSYIvY5bHBbkBSBZ8HLoM44IC4XwkwgIHAfsswEBCwGAZC
YzNE33cd0PIYAF05brq45xwZYENOSFcxrONMOGc8fuh2xZgCBqvru2D9gU8JlwaBQwIQQY6szXsFTFTumAVYL4JcQm5PQtnanLLNUO040d5+uwZsI1LVCxR6
RiheZyE83uqGxrjX2as3IusY33O7dGCv21E9KO4qd03awMdIGk4WR2gyaSAi1iSvR5Aewr6o6klj7HX5P2s7tQkcf/T2+ti6KWyGqpvecbvEj/sl4Mettk5l
po+VXUvyE+FjuXLH09PijpCmglB09oqnwr0U048wA+qiPNXGBg4d+KhqkqCKiat8Jq4KGJwuBxb7KCClhRalvGdSpIBgJs2yPrX52knCkWHIGHmN/reNYIcc
49KMNZnwvcP62ppJSoe/j2USwu81U4pJhrI508uSMpQE+aOE80Iqshe94NSYINETM5X9uqKT0gCdnAKOYh2FlYvjB9xqv0ELHmHR2I2wmoH/0+INgaJxg7EO
gpjr+AjGyOEFG+6YuyPtTImKi3/q4phEZHAgLnY70vIVwu4Vj8FY1Rlbtz3t7Bi7+aZE/LvtxsTZPkmhLep34ydb/ASIqjH7RgDOiQ8h4cKDE82yWdhS0eDJ
lQalqQkyC7F5JOI6pkiLlIy9CH7cCz6AvdRu2jlCELBbQJEHPVeTrb0RbydAj4ye92qeJJ90DPwog1VwkBmwY2bAXpYG+7sk9y5N6/uNgAQHUHOahFIc9Ar1
rfrrPCzZTY4WnL+QuWi0y1SVKgcLce+hgoOTEe8NytxoDqchR7JA/6lLrsmcCdvInIiYsFqT+4gxaG5PQnZFzfW0XfV0QcgFJDDMqZvIIFa8lfgy0qZKWnHw
M6VBqTvyL+Rx4Buvlkx76idfTBOff4INwoqMFzT5Qcj9szfl9ts1cbY2mzg4jt4IKx9jRgc6Rg4HkBHVR6onKQzZtuuYIcM3UE1J3zkCEKdcU8mJ2SGUQFms
ad5JHAcBZWXdertkJAQBN4GeJPabN+fMwIQR5Cd8s1kh9v4SZ/f5HNZotxh8Ut/+lts5J8kjkIzVQMa+ABbIHLEJWqO9FcAc6Fuxy7FKLJ79LJvYvAJG6B0u
hb1raMzDxslrSUaknKaS6a6Ym5PEGzBPIn5EaMFirRA1pZeBPFjKPvjruq4nbvPJr5HUNCOln3hFdkqPORBrzE4ZanbKumSnzMlWmZtSnH1niy3HxfaSYeNc
b2H/FFLaOYxosg43EyrmGv5mpT64KX06NTQ3pT/qboShHOcpjrUuH2yEa4mYH0VJ62kCPco94AMe1bmDB5yx5DxooIRWo09GAquAng435BYck0SfpQEfD+tj
8SwhRqkANu4LN76bSq+hdMziGo0DnafwvskSo494jpfLT+UY5eUyh0F6ZH5K+3L9uOzLPRErodywxUIWb0fCajIHvRJ7XTiisNK4jI3gzttlVGYMkHXETTZV
VH/jnyVQNOFAUSy+5ePxXbfrIFGqTsInSYRovXmN0835jdPN+Y3TTUTNNSbZg9gcpTD5CPCwefBktNU67jxZsSvnt9NZY892e0+q667bKXJooVszJK/KTfkl
23Mkf2fi/hu7AQnx1wr81GeaNhsmpm6oWT4PFTUb8OYmn65KxDEop3KuaKKZnhw7F5kFPIsaRYJpjpD3OfPAIdYuN34b9dNHap4t83NnWdSxIfxegc3LHyOU
YRlinIxnoexeAHhrLcbgAZK6DP/N4HdSnwkMfSZkUvVkXJbE+ow7uz6DiS9ES5/Iknv0mfpkGpr6DIWthKRt2OhFdAYUjUYS7FVEuwG1i/g3c11nhFgwuWah
0nV88qtIXcc/wz45FVIq4fMGaPJJqb0fgnE3YnIdl8ivJPSg+H15TzCrQ1ZWqypA1Spm/1VHcupvtPrF5NzfrVNu/SaZOK720eN6UUU8qP5WfhFmpUPhBUne
Fzb23XKFoB0k4SR4psU+wipznS8EYi6zGzZkqvEAsafkP8g3lMfshdhD4JW5iAgW/hnNGxYQgUOJU8u+gVf9wKOoVLvIBnzEMiU9CxDeQNSFC4ftCURiEhDc
dZfIfAExD7hdea4REm+0P23KY8uDoPLbzLfwHyAZrLcuY76FSzXfAroVzNr1UUBf5lS90JnJirCbw/JyUGAvO1NmEvhsqSBCbDt+J099Zbg/w34Ds2b/OqD8
VlvndAmIbx2S9EecM2mQKwLj+M1KxSFgML9q0/SxIbYYc7v8iF31iC0fiTipxIzqbkte3Y6YfvhsFdh17SINcXs2bl2jgySvbgRRsrYlYQEyR9UGk0Fq00yU
mZG1Ira2r7G1W/TZSVpXk3OUhA9f/mfH+ydZ0LPjt6qC49Sm4GAAlMIURWJhKycumYvKNqxGwjZvsOe5AVpDm2dUiBlFNZcjhMZI/HndhOpGjPQ2YiU3IuG9
oMU6vITCrRGFOgCo8WULJufWLYQ8KNaU2iPeElAsuC1XnTsr9oRMQ21PASweH41LKRwDltn6b7fsWeEPbAZAGQZPM6eL20gTb8s08Y5MVKetRJw8OmoM2c3/
bHAI9fkAKuBW61TgIjRnAaiwC5EB9jyRASZARXtTGlM+eoAXynz0mCLt8uSHQOn6fjVABYlrIY1X0vgtDsOYc4Q2pS09QjGPULNnhGwaoY2t2i/SCM0yMC0V
F7Yp7aMI5bw746SvujsvboULBqyYbYDtWQc4Ug5hPSrIpclRe63o750yv4NBjcFhUugO8DpYOTnGpQTImYzT+Q1iLQ7WB5ynpsewND0GEQ/WmB6DuAgbTI9h
aXoM5iwc4W8kwjb0ASg3Ki+evpkzqxtasfY0WaGnCQzz1w0ZrxvUr4vl69ImU2WoQJH8hWxneYi2wPxdISMq///Zexd4u6ryXnS+1nyux9yPJBt2lLEmsQYB
iUfcCYGazCUJ4SHENnqpP++9WOw93JX0/EhIOZxzNtk7ZCeGRzS1agFfO0ENVnaL1Va0UoJajYotWqtYrY0VLbVWOdUqtR653//7xphzrrXX3glKree2Yvaa
jzHH4xvf+MY3vme928UmbrERLhRUkLfUYA/KwgVV30v8lfUyBjSbgFFVh28pNvJS7PJ/cN7GiiUMo2C9C3D6LJZmqaJfiKV1tjAtlq7avzD61KQZDnB1n+0K
hZUlk0/D5gY518JLxmFt4201chxaCruoHkhnRBG2iRi2KdYAsA21/HQkjRF08IS4kPnQWEyVm7jKkJCGcz3n6zhkL7Dxunzd9rn9sk9wuoJgDx9DO9QEOJy5
vfupgmjTOE8IvQuTT1Ty6Kwq0gdwVHUeJwJCv2a30cbUaBvKfNEbCLB9LiHbF4epF+Fu2xY1PjOfHL2fK0N8sRrii+Gjg+ajMfloVD5K9fFTNjitAXOg2xDv
HwhzxBcPao9ayQp3e3IAF+c2bUTv8IlXdlzWi5XGcXgFt/bVomVbqKnSTT35hsvZbQpB5XG7CronrK6ot8Iu4yjmQJ6mXdak6RUgz8a6HLZSB1itidCMTl83
IKz5avd2Wxhc3ogdHS6bgyiIZQ1PRX67tkJB6j02+amdQV+qIrMOzN/YeyBfuSGL+ZOVXd0BnY+e/SHXTziP2Lg8w12z2n1YX65a7R7TlytXu0dtXCAdu1Ri
ktLj/qiNB4Zw1EqZGw7i3CxS2c9v95oJ5z7dAp2r79WXVwJ2d+ubzavdWdtUYNqE3nqW2xTyUaskpcfJ3tAO2Po4WtGENWwJKBrCQ1V7Q3NZyLWTs+Z52Ymr
uQTgOxXBCEd7w3WGxe3rbLfnjFMVZutwwW8SOoVDTU0soSDhWbX/F23obuwj8DCC+qb2Qlbf1PjVMKe6mXpptT854w7kxXrxgKpJEgqvGnHlr222nOuJNsZ2
XCBDucfEcd0l40SsYJqF7CO0GbAvIvhyhNTe1HCMI6gtTgstKcS2TtduJ+qwTWIZ8yvzBJ9ezsHwQW0TrYr3q6kKGJ84dV1tK+JXs52UoQMVLWRHd5LIGR2G
w+reaiWnEihyYkBoJn5MjPFReyPRuqP5+k3jySO9igXjfmtXZLPgyp2LsqirHJEARBK5f+o6WIIRTwypBS+vuMjsdRlncQi1BBGRrBzAIkIVtgJxIaK9NXfF
2DRUQtOZz3LAZ8k5u5DaQSD61lu0z2idSROsx7QBAIhh0KNMwH8fMxGjjQyAjTwdlo9uzZ2Lx7OgCI4FIcJFOpUJvTYsmwo4O064Ux5vFCaKkSPcxOZ2jqR+
c1WIkju4aCJlHX7OWXjkrHeElb/sugIbOrYmy5zr4LXCc+oKUbd1HHnz3zd7Z6jWE/bqSetSDhPIdt1spubrY9LOfPrH1nYRbebT6cVcrH69Tj66bjv3VXbb
J590L+U8BrRAvrpnn9eV4OJIKCLlqMzw9Tvy/7ln32036IZ8gk3+4B6Hj6M1xOx68n/9yw++89cPPGlN0r5Ma+c/5+71WzOY1c7t60zt3SNSj5qZ1hpYKdEo
lDvI92w72KXN+Nz1ItDX6pI1+zvBnozVzyELZ3Tu3aATvISNZkKR0wjLSh+N4Y/SLyryupks2JuFUDnT+zSLO42bFds80LN4b5ZMZnTUv1mSNyWdoZuJl+IU
Tqipk95M33aW3AxXHCo1mYV7wSYi9k2wl6XaxZqc2sMumCI1cisv7EmxCJ7SoWyTmx3bnZ+sSBnTHIe5t7eLilHIDBFFGI4VOYBAhlj1Ueel0sOapJkn+yG/
lrV0FwPega2POGWxrQ8M24U1Uboy8B/Mi/BXBWvi0XpgRsYT7sY2gSEEmbYzBtJZmlZxm53p0p3K36GzBFYWrSXGmZVkNS8Uu04EsNE9U1aX6L/HtrH02fPt
FMc4D84tv6zs7eVwsGZ+j605rLlSWShDtwtrDs9Yc3ja3so2z4w1BwdP8XqsOaTseOYdycTYk96zkdJxawcSCzkwtNdbCyhNsTUWUVhgp0znKbEWtYw1a5Lc
YZdTn1a5JVolJXlfpTGhpg1IeNvhiB3QvkLjJTpk8I9avI4kUCJWBwcCkbqDnvv5FHrNLNI4uh4gi48l9onFlugDlkedknMkrIxN15RvPCML/HS1apitjdN3
3qIDyBg/ZuokJwUgTI1kw0ScFSjjBFPht5hmoaT54VchvxQsjaBwlE84kbBfnLrEQg3JbzhlW/FKAsPoVmKgcAwURpUHTXte22V3Saoy5nAL9HJvMUDdgiBz
TQRDPnGLEYdlggxPOAq9A0WCzJz/OC6R+WabQzrPm8ZYT2PMuXVUFYJIuRMNvboI9Sw5CQsQKka/WE+iZSYxAf5xLmDC5ljjVmUgcbK7SJ9g5Y/vdrfnx3dj
62JPESt/Ak8e3+1cxKGMXn3c2p5x2GlOmmihre3E7e+QxCDT4aUNW3MTVLuPjKHT3sbxVpLb/PC1R+l7Kz9w1No4jhwQ4+xKmLxA71kSr4Dn2hEybytm/HUG
JU4A6oAvABbe4xS7eH/GqOBEGaOCwRmjAm0fGDJvA0PIQGeM4oVe25mnO/Kgki0qLLJFhZAwltmiQp0tShl1IaoT3+QP3FKmfCJ8dNdLukinyImJOEyc97a4
x3GwPAY5vFHKYUnulaSZUqKFgFJSePYioVSY7F4YWj9pfi2nJ78Wvzf5te7Q+bU8zq8VlNGjevJrOfPya/k9EHPYNddJ/3gexFj7Tx1LH7hFjlL8MQNJ44ls
oBUQBMn+nykI7tQgWLUNIGj9lCA4OhAEdCZbJUkSqR05j9GFJBtbBYAsAImZnykk3qQhccza9nRgw0cWxoYje+Qcy5H10VX8LgiFn+2SeHK3QGHN0wKEjy4M
hN/bq4GwRmCw5ucGBG/VIBjdJubWPx0I/mRhEHzsFg2CUQHB6M8NCN7cl3jwpwPBJxYGwZu1fYekxqtsoANA8OoqCKpekTXJoaTzQPalOep1fRxDmqOxMs0R
zN/7tixr3pbFEvoeC2Z2wLTmp2q6SlI1XVWkarJ/qtavktav6kvC1GWRd5G8iW39HLHwcw1rq1wxG3fEbByGgNqc/Bw7Fvty6leKg6Ft+qUF5HahA7CTT5Up
y3th7u3s9sG7VnU1dVjqWo7I3EuSFPz0iN7nwVMcWj12aL22cGi9tnBotRdtRb7g4lVX1acRgYq8Wf8mCHTSrS+AQH+00Kyu2rbQrJo9HNXpPdzC5o1WVqGV
xWdTKsdsbuZvlFw5ejYH1i4luVh1Fj9gLzCL/qKzSE08zzTxPGlC5xtCNC/rJOdnvczP+nJ+Bta7Xqpd3wf3W50F4F5bfDX1TX+V4T5p5DvxaqvxaruqWG1X
9a22n7QXVSSszOOxwS7u3qIu7gtTBKfPWb23D4Mpwold3ntrGUy9kncvtJycRae1knuPq/VObpocBsFkAYLJ3mkqapUS/Lra2f/AwQow3r8QLVm57QS0pG3W
fNuQq5VCrlbKIXcxSuLnVwoRJIJypQ6XIpRkfq1SkoudFAVfuRgFX2mqXzmo0yem4CuZgl9ZUPAreyj4/Nqrna9A/e8X6vzYtpNCwcUnG3jRFhw5qUGN8aCu
KQZ1TTmop9Sq1MCfVwf74EKD9XcuMlNHLQPMo9bgzerEa8nntbS+WEvry7W0QAvVbasyhJ+UCXxqZPQnZQKfGsk3gRck9sZJxiJnNtoSlpmNdu1/ryzUGtPE
mqeXhZpf7wIs1IJwP2sxuJ9lqj/LQOYsgcxZJwf3sxjuWwq4b+mB+/zapSQXq8L94wt1/pi1WO+PFUv1mGVaOGZJE8eskxsBtYAh3DdVjAGXlUEMakSXlqLV
gbxvcDLjNdsWS2bs55uKbW9Tse0NYswtXZKLLZ7EeODXa+TrNX2b5t8uhPaj2054/isPsEy59FG5/+hpQYZjaW+mE3IB2wpwbCu5gKfUmtTAn1cH+lr76ZAQ
0JNUlAOQMrn5pGQP4NrmEUz9uCSYaznxugtJkQ3EdxbYQU765K3HXsCiuoucBNm5VsjOtQucrPtrr+4e/3/huxacBfeEs9CfJ7yCkYPyhC84C/NymduL1j44
l/nCDEl921ORSpnVgbjfFgdAOqnZqPNs7CxmY2cfw7hQK/IFF6/Oyq/Y7hTWmmfWmiVrzWN93qC15snj6lrzdOA4WfQhR4xKPrzQfB+3T3S8+UvbINVf2gar
jtsygOP2yRC32V0FdcNl5ZAzqG5dWopWp3rMKr6wK1/YyRtSN5oKJr0p5tTafinMXuw/id9lAm4FYh4P/XQWiZWXfzlscXIHFmLslw4PfWKL6t2skT9Om21T
Nc60VrVbCtZexMPjJtXmY76K4XPui91Y80zLag8hbBkqa4JDyhL6PqHnauhqpFS7eiPirMVs8Z/wgw1sxxRtakQwRkBn0ArYoIYK29SZtq+bStjrYqNwsFYW
b2jEKlbUT91uk3APVy26WsVXKV2lfDVMV2N8NUJXiq9G6WolXy2hehpduGAJX9akHmq+LIZp6JLzLIvNBNSoXNFpfESuaMMalqtVXZXKFa2DFl+pofNQR515
xbpqyKh8CZ+ccMg5mUuO62GmwrqEMy9kMceQa8DU6XKJ0LoJBqBdZL2hF3VEVMe/TePZUgAQVnlLC/DUZba4SULFBgwAEcuWrmPMK407G+JuZ5ifqzmJ1wY0
x/PmCyRj8FsCyhgmqQLLOH/E0sCM4Z8j0Izzx+RyiYGj/9ThmDDMBIgCTg1LDAS2Fk1Ar3kRWyE2GLANk3pzKZ6qpeJkSwBp6tB7bFSTiwGixGUMkIYo/bNb
JDquxLVjtE3kk3rWRCTGGEZ2TYReTAZ8hDAkIauBMl8SD2VN2Jd4hD+R5kKsbBnB1HjvIrtGe4xmAKhcDQA3YN0muXcxgzDBbhVR3flVXZ5YIEgzfxXfNFR9
K81+g/ABoLmmWmJbWaKJElmD1ligqKo6Z2BCKeRny04BttXVKVQJrSegWRPLqq6a9ATxNJayUk2PkT9uFB8TWm9FI4yRSb6rS1BCc+PtuE4fU+8vEm8+i0ZA
H40JcjbRKfqIvflg6wXjy2RQAxEaqAPls6jhFt2AA2C2FKUaMoal6MYpbG3bwBioY10CTZ2DGS+lsVA3+vqXJEWjzRJwqK4JqDEAOL40BwHn6MrFTBed1OUZ
Ck22MSZoXN5IaPTWwP+Y/FHlCcesZMBsoC42keeJ617KZBirlx+W49WPeMAR3yxjR5OHRa9a47oaQ0QlEnhbxYLY9UsaAQGATZ6WAmmxqKiHITXHfmwx0Zoc
SwxbGVUP5iZmStEEVYiJHVGx3uVjfskphdtN3gz1OqjnzqXaNFjimrChcNUfj5FuQ0Nny4klRQdV6FxsaBY1h8UT8JBpB+K8FnrQAYMNz2laE1p0JTwS+Oow
tUMGsH54IB7KEuqmqFVb6CD1za3SBr20P2OWdgw0YdjxHAW8yZilzYbcVOZimjPADslJCNU4SdtTARpgH0NBzGrfE/8Hq3I0HRRWb014v/64PJn+q2vJ3/KT
a8m1ntwYCUNTbmvoLKQLryjU/6KiUK9oyGFu9pCnwxRLGuWtyE+AoDowGcdlcLkOhyQm+g9KTZw6oMuugq4Kr2DlvHOF+ASgojMR94X+XC2uFfZGtpoPOG07
kXvqJzLegemhyvDSxUsOOIYtyeWsdmYbZK902QZ9NqkV2ZEeY9DXs4B7FnA+5PViILFeeEQ6m0WMYdShKzjymM/dCa7ggCmoNGSOj7kfFcm2DvaK+g8Ar6dd
ErwqsN9IoELTNQTX5rwcgUKqPfPeL7pe7Q2zqtK8uBQjLBSSbDLQ20VEVuWyGTvidICpdAwPzr6nTG+AEFZF1oaIc2uMzdRRthcyMLWAGgZsLh/Ci2okyi36
ZpeyNrcia7NLWZstxbSsrYx1m9vJsmq0V/ZL4f0+2X1KNFTJnmBLKqoTM+ILsN+lpW0PGy58LW01dOJKZCNEFFOaIzrnZWz82sSmGBJnhr0RXBlo7RBbxGbD
WtJBbLW+aqohNQyXXNVCONX0z5nCjQhljGk3RVGxOKWCRYZMB05YPuAyKikymP8OK6x+nTiZs5ktrAspboNzIDK5BNdDdL2cn1Kzor4nrrGeL4UlCI2oni/h
r2kweYZn2dK59jK6aeNxNjbXPqWMJUbsIh7Wm65j2Q4nai6iXrAzbWvQkbElj4t8lamGSKtIT8VVOT9VVU6Z6ap4TOzMXPtU1Zxrj6tlMHxvzWXL4Vx/CuJk
ZM8YV8NzM+1nVnAgbbqeZXuIXH8a+ESHJ3WAR3LuSAF7fgF2dIlzr5udpk4rQiOotH0aunZab2rwZ6pT0bF4LlPo2Dh37LRxNTQ3A8fl5cRVUDdP4Qh9Sp2q
6NU4bn6JDZpTjSY0tfpqRMzyxZF7FLFwh+ntGEyR6zvUUg6dMAS2C0/SHcRg0BNiqOtUwx5eGEOD61VD17EbQOGNvITjF2mX8dHEtKz5fSQAHb2ET5D1bRA7
tIioEecovAaYHma8iiNSCnYjVbTShmgrIgQcwnroZqnemIZoR8qGBHnpFe4aWriRqmUo0VDDHIEigSgF+MSN4iRBy7i+qcoP1avBAvoPeZYc8oJ5hzwbvcY/
OuS1xWc4VO2NVJJHkAlpQLOnE73Tt1n9HDvGgjvbirDaEJFsSAgG0w0svKg9pk5v1xFmGeNKzGImDPLNco672QgW7BK6plPDKMo8Qyo4rRjKECeCW/q/zepc
AkrzDKIwtA6zcb1An4l10OCFSkthxTgt35n2qYPX6LNOtEafdcI1+iz1rOoafRY6+KxqQIBThXSYFSqk41nj6jRZoc+k9YhgPIp6ulwv02XqWXrN9i/ToRIO
TUTzMKE2lu5Qw7w2iaioZ+i1uWTe2hweVBl9KUaP2QY6aNRl+dRlC+CcVuBN+UDDu0PWklMHLxok5GzDBUJvItkQZJ+jZlfIGrgdMdtFNgzTQZEHoJI6kB12
/WNYZWMEdVpjp2P9nW7kAG2WA7RppwoGctADNr16omlItIjMADDplRnUWdRlZAYtyAzqkBm0IDOIB3yEmKVaZtDSp71UDhZpRWawZEMDjFxdnC1YWlZfVFgQ
i7CgJQcnOiClWlgwBEKTamEBUTGcuodZWJBqYYEusa0skaJENszCgoYQQDnpDoGOPQMn3SH1DBYWDIFcpWqISqmUhQVDctA2g+OPh4uPCd5b0YiIr3DKqis0
N050vYHFwcKCFhNnfASBCXdSpegXfdceThj3WF4QD2qjgTaGtMDDLXoyXEgghmUYTfTkGSwvGMYwqG845Q2xvKBJw+FTXE8X+eAmjaYl7FBdCsAxDNoNHdND
5AXFLBed1OUZECmTeALIovIC3raI1SvkBTHkBTHVnZayiGFQfn5YNqgfcYsNvlnCbODnKufjuIFU3MOQF9QFqYcQ9r8pAXqavMHRm6ErGGdoFQ7xwVXVtxJY
gNxyNtOYPXRSUoBGIQWou4bLK6UAMbblGEsHyDwk9EMPJWBg4PkwkFykAMUoR+kRbhrzR8mBdnn519OqMIBowXxhAIZVCAPqhTAgFmGAYDugM6Q0XatDGBAA
gVqQaTJ0WpBp9gCIuY9FTvymg47clQd9DnR8JxI/Bbskc2wouW+jnuwkHBPSbFPxiZLHIk0R7VbxidLGxiZnu96vHDyhpVHmKdWhONfsA12eQ9CkOUiaOfqm
4jBmddWYgVweoeE4hXMDMeHo255IgK09qjmj6lQygUdoHQ6OGGqtf6i1/qF6GKo3aKhez1DFR27QUL1BQ63hiVcONUHnihHXMeIGRtxU3hztaO5ce0gHWpJh
N2g8VCLFsDnwJiKPgSPtH3Y6AwBpygGJ6xB2ccTGwYb9kkZPQMxazpEk9PaMGKnJB2I7rXrOsyCkXshB6j1iEEQLenBGx3/aijB+dNajZWOCiCOjDktDOLAM
WEFEtm9r8ZAvoTIDxpiszrHus0YRAce4mmIQDV6wPseYkZNnIk7I/NgkO1WNMjmY2c6QA0UfKlj4ErNsxQZ3EdDJHQwYAiBGkDfUf128METUYJnRXNzwkCIu
3MoCAZMMR0sb4Cvoai7fNjFONGvPWZFdboyFBIXMgSU9xKejJxwPl8vFMjl+YaLAETSL2gKWi4BnCbXelQ8wqKvR0zHudYZQHyiMGQi34srW8pFFeyxfcPFe
KUlQnW8p0WQZE+abFmq7xbqhlFY1EbMM+fyI4WN9NfKH4jiDEAtUKFUBQkdYkmqJ0cTjh7Sz0HYzKvOKrZvOC8Mc/VaN4Ad6rxuYiId0NclXicaSujIhtqDa
SXh7cir4ssTgS92kK+1nfFi8lRTsXID4+axwXqLxJ1b+RYItZTlaqlsRDYFQJ2DRhiuqFg0YIuZIvMkp7UuciX4SnImgIJXQ5apVVZS3io8TM3FNnh0pO1ot
O1qUlTgOnO+p0j/uNa31po5bIBgkvfZ+ErwJ8CQQGZ/sPizphAe1WXK2TitcQG6QLUJhUOEXffAHQ87Hj1/Vsfsi4Ssrs3Qj2hYBmiC50ivE/glGmtv/Oonn
zOQ9tcRz5ZQPTDz3TG2QWbheVw14bM69JiliaK18nKWWNzvF2Hp1A/GJdAPx4rqBeJ5ugB2x2a2Y864ZvUBc6AXiXr0ANL4mRlyPXgB7mz90a+FPfyqHOUAE
1X4nYh2UBAMOhmaKD+apCWKoCY57RcQg2R3TX88C2R3pKpTdUYviqf1qdbQcPMIbn3dHf5CuwIKuwJqvK0hF3j5QVRAKJERTgLYLu2qa2KC06w1FY5CWND0c
3Muw6KU25hKFgVEXuNJ5VwzJRE9wLW2n6H1kes+agkBFUNwwKkdVe7Go7FVkwp76rCzAFFRLlv1PTG+Cti8EhTUFPshI+uttZ76iwCmsrJ2c4w5UlARKgssU
C8Ate6TRQwN1vqqgUpni8PLQRqBr3CZfuVVCslAr8gUX7yUkLxqYx2jmJslj5HOMgtYJUhkNruMNOhdSfdvJpEP6+2YtmvImdYRUVlFU4icsKkYIqsoKHZoR
0kq2jcgixUxkDPVAYoxMYgCyAesEBdFnkzAJckTCFZpFusmG2sNagxCohBMgSpajFl6OqOGriUHAUQkGRmyBoUYguoTAVYyF2FYiSviBJNuKYSwUI3+ixe2A
vtYlvCv4GYgLoQJHJtVC1hvAWojlGTATykbRz2E1Krpdg7vc+xEom6nKbFQ/HVUj5yEGoRo+D/jcQGehw7i2y123IcqJtHVStzTq4azLBczo4B9B0Z6wWLdB
vE5p1BND3kudFxMKwEkFm8azUQwUO+5oMYqGwBVNN8G4FWCGlA7ghwELvRhWiSxpWzVg05Mg0PQSqhdDUNCe09QtWc3XoYyfXkMpPYbaUAhiYVPkWkxLpMcq
pjcwrIIYWRBjlCVuo5KwIRbLm7AiRQsLKRq4vEQLxGCnw0p2zHtdPtFStKSQotUHfCR5gBDLIzP2Gy2xb2gxtyJShqViecPpZ0JY3ixjafdUt50sugrqIkzT
8ocYZ3oRprEQrKWFaWzxMcoWHyE9vKZaYltZooUSWbMRSSp4tlqJC6uVMaBEQ42xMI2tVlpA0YZqsTCtoUY5KooeY6MQYTVE0NXUlj2NukgpEGa6uWm8DVkS
eg9hWiDiE/pomWBQC52ij9pNzCJL0kItM+prIEYDDeAl6wp7TGVGC9OXMTWKboyxJK2JMVDHaPVwx2q0eloYQ1//WEIkjbZKwKG6lljSEADo8K2FmzqveVKW
b1bKMxRaLEkjaCwqSeNFSmu3kKS1IElrgTBw3aNiBURrih+W49WPmpLIFTdLlcTr+WJFytRqDLGupuErjdoN2N6MShbAUaAtTsYN2N40tBEQkYQcaww7U4tt
GPUaRgRgen4DgU1zhgm/JPwiFG7VRcrGK6FhpG6RSN2CgVI3NkFDr9qJa2zMSqlbC2eFFpaaiJCZaOphhww4PKeJ1SJ9/aoOqRtTIRr5AIho65uwELgRRRSB
W0Ef9PL+jFnebKTF0ON5CrEiiuUdiDgygcAN0IOOj9AN1jdPCWxMrX8C65uwEMpB9Jc8Nvj0MLZtodPD4g54ztPggHciH9+fzJkw+R2xM8qPusaa4qirjZlX
OkddY8v9UTc72VQUbMD9UVc8Mo66+PqYK3zPSuch9yn4XtDMPORKfcfoN9kfeDHCGE/6JhzabFIkCxb2BrHJuMmHXYSey4+5EuXqkQDgOFYOjbpUkw6x8Qud
kNqsfL09abOM+80JRJMaLEEFLA5Q9qM4Y4Q0PPz61E381qibnL9irfUEhusXGbz6B+rrxF5FkpDr27H0n03g2q7uMfzp0q/eUuY4MEYmygO40uOyJDmW3cOB
HPdWIcOBk77xtRI4jSbaM3nwNkkqMfMdlz/DXUXsDv0g/YODi/WIo+ioBgIvOkgUlAo2MYpFGPfQgfKAQp+c6YZZ8zx3JfuBsGVXbejmooRsRZW+2gAPh/ZD
p9HlJ9xu+jd6lFAjwkmHKVhcycwdY39DdmrkxG4xU+zQ/JtIeUlL7yobOHUvcZ3tlDMsSXX29ZVzsHf6bfpEuWs7cq/ndBamMu686Fkp3jEfngIJcbaTqWzD
biCFTC3Reb9H6HOY1eABp3KUiRQtM+iaRdybq0aZgNADEJCUbkHEYIMvVzFxya5YODlgevTqbYEVbrHxISSVZRbvYf6iZehjXBxwtGkijjiETRUamegDxZAa
AZElXhkFEhOqriVaoBZymLuqCY5R15HS9l4Q1eWWEAWTDh7rqEgN/6tMO0+CojwlSlChKLZu/6FK+58r2+9N7f3WPSak9p/wEJ9Nlxda+n84cBc3rxy/n8vN
7kO5VVaRg7QSB1VVQx1ArJXZJkDe77t2OKX9cc+2OJ7naM678FjOvi7p/hl9AsRy1GjCgQUg+nfpm535ad28hnS1Lh6bTKhEDkQchwCIJhZDjcW3rCGB1P0x
E5nNg8AtyJmeyfLneXd1zOB8uVj7LZf3zs62J9WAH/WwfL2uqcyD2Lj4XNxx8inqK8aX0QEx2JlPXZcjX8dp2/PaxeM8GgLAdu6CjAXnTU8zJj4ESizL8CWu
s49YxB78Qzy8MAPUJzsoy66hJ7WdOxBQnwajaOnpJIK1ncq/Bs9h0Kb87ZxOcKWznM4uxNAEnI1xuQr0uUf8ewyKsIsR5mwzsuux5O/6HNn/7O2I4Y8w8jRK
G6lKlNTDkkOFmvTcZbbE+xdZG2g/h3puWhV3RZuD73PcbVXE3V4qyPgtTttYPn7YtgPtzx3ycR1XiqEN/8XM2Zm5GtqOhvZ2TmusOGG7BraPr5azQaJjdgve
KxyZZgnr7G0CnwzbxBpeQNhmoO4y1N1r6AmgHjKxUe52CZmNh8q7Bs+BWsrbjiCtgZgn6RRmOtzVvHGPQQbyNs7oFlZtjJOrbHtS5yWgse58v16Pj607nLn3
F+GCn7T2mOsfPGkhurhLBRUVPP7gqzg6sf7ueH41Z//4kWNiN9/pOvaUv8tZf/puYREkFq3cZZ5ENifQKG+cZs3h1UCLvSyNCLLIXqLs9O1YwvImnwKnePpN
UgsySNQ6//CV3/zuGx/68vsftfZmPuIZe0hzYM3tzYLOP33y03u+cM+X3v9da6/yJzMf8YuHEL846Hz10Td89/Pf+uKHvkWvEMI5C/Z2vvvJz3zqyG1f/P3H
qaraZBYhwrHESPY76mZV66Q3q4hf0VorlI7ezF4VTyKwcsSVU9HOkzbVilDJvi4udUVcF1dEz5Fn7Wb90nxdfMT19H3JHfB7v8QwB34XUKUdtX+v+YoK7FXB
3iPJI7aDdCOi9q71K7115qnFFd5MD06g7PYT4bkqGXdrBGWdjcs2WqjcaiWm9Q3VF1BH2z0p/aCu5zw2Vm/CqQuQtA5+ff+3A1EdshXKUa2Q4X9Xoo8/jxY1
VfeyhtXZ/SP6VAX7j2irSOa03JQZG5HC22db1gZOb61JmJ8cgd2As2t+tGoGpf8TgTI4CVCyuVPQl+rQnyNk7gNmZcjfk5DZQkIIbjpieFim+YRMbT40N/Pe
O2A6dKxBSTJm2pNYzUWjnNFLCz0dibxs6+TOdc5XriQs9D+VnbM5XZaFdFkLtFtDOrYx+gnBF3PMbx9JBisVoRDxKalsFIWszClkZRIpPP3+LTqId4pvij2l
rXcY8fRQNiRmPiRm1oKfgikJ5cxJZ480qcTxVk7yN41I8vm6Or2Wu8ueeopoU2RWOikEKhIs/cSopPYQkZHcbSU66SxpA+cFkyCi2UCsdINNepHCOEGfrYIJ
Z7kIxNnGgU9D5pWw8SpG2mkIJzea8yRyOEPEHF8yngPHliOjXjEBtNdKUqtkLmtoBM6aRWIr5B1rbc7ScTowMMoOS09HOPEvUjJf1x6toN0S1aygf3up8u9p
L+u02C4IebB8t+KCMGB2TjBPOp1CZYJOPFVYKHY1F5axdd7MiVr8ht2B4fEIHQ/c6mpcRg9HkVRTt2lemNLVsuVEFtU3CaJIW6VCk2DqJAf+tADjpwCQCtss
JkfCsKFfyuosCLO0WtXWKcOaSWHmMAIYbRBl4YiKx9tJFa9hW5TuP5KNXdYQ1XzasyYGXTUrrb2JWxuTdeP3rhkmub1rjFtY2r/wapUK32wyD1hi8DUsva8W
H8bcJorDcA5uupegNpiSQicRCgnXXya9/fo3xXk1eBrDwWBt9UOwZDB2cULLrMmZ20Kdua2JzG3xVuNgEEvmtriauS2seyePMqEkknN6eiyJ5MKyZO9yrUEE
u1wMInkbcoz5c9825PA2NJ8Kag9BhHGXbai6CwUtLW2ttNLrmF0vHLPrxjF7gVbEPVvFhCjUihw3/guyhMlW7+nT+umz2quRdatlDHmvMF3wJOmFx3YIJopH
rcivVkP/aia/WsWExUsyizNU66TspikYZP3hq+kKe9nbBkqQ6cQ4UIBsDELE200HNLJEcFwr+sMlxFCiRxM+UDBcxB6xpXhfljhzDv1nPoeuKI5pb3QHnENX
nMQ5dMVC59DeU6hIMSsnUZtB5J90Sz1NqJM46oZy1PWerqMuYlylv7XXnHWVJfGgIck86QZcWQ4ne55WhdjgX/qm6w3/MV0nmC53Zzd9y/S/zWz9r77Z+u3/
mK0Tzxbtu3LI/dnP15N98/UlEco9rTO2KDj9pxmc/QPVwn+Wfeox7771PyjKUwPqGgLqZ2/6GVMUlqau6JWmHhogTf2Ka9emTj/Mb+rKOgoZva2CnVkoYMsi
6l7+7C6Lu93t3Tzo5jdsp02NykD5hYAZ2saTxwWWc5CGJpbH+szD9+l3tDMAfXm+jXBCxIHAcoK5wRiMW90c3/nsnfNn9OHj/CE7dBJLNsr5G02hk+rAArJd
bTFkcfIjke1aC8l244Vku4geaJlkThxSRBIpxdAijKEfhPpZAP/6nV2kJVuOItqDl6ELLULcUw1LurUtIGG2dylHEZpS7k52PGrBdkTjuQ5i8vVbJH/ULc7P
Li7IXZqDDrWR408RF8RZn//QNrlzfmib0BPTjpiH43eBGCH7bl0wRsgfD47eGe5cLHonR3Kb3iXx+/BrldHiflhEdDNddHRRS4qeMIbnwBocXYPTF/6PY8I9
aBk16YOWiQn3wOCBIfbponFJTVTUWhkVVY/swSIq6oMLREU90cgG1dAbvLUysqWWiWdql/FM7eTuoOZoMaQ3hSxS17P+Lry+P2gWUIEWJkvWojmTZ1BL1WJ4
paV7svrmcYTRgDytyS5p7NSSUoUQlUW53R6i+2HOa+ZqKVIp4IyMKKFWCBBqWjw8UIBQK8QGfMKqDRQb1OR5ITawIQVqiDBA8srBw0uEB5AySKdABziCUpEo
LtH+ZixHKJ5iWiA9SFh6YGvpQVJID6YWkh7YLIWBZGJzNoLYZ4gaJxkXVVONjNNt2TSIMAQIUM1We/2Nm3WvHTWMpobZJtbuqP1H6EgpktkNJ5izzdlw/5zV
++Yr/fmdrwWmaVgrMOpPAbiXsa9a2YRIZ2zJ+ekXwqJFp3tBYRGTfpO7z8wQXRxppwTgobqnFaN0U8PePSQpxWuSPBHu+Mnk0xB410TcfUpmHoiy+6+SUeOp
5dg5sS/PyeQDSj7rOkTId8GGpqpccavKFXaPcQapVJxCpcL5d51BihRnkCKlY4snyFwWaa2ca9SVtlmTLLzEFHUcLmER6tPKDff9Eoe4KhxTIdX6zVuZmzoi
Frso2fP6DiQ77+zYM9OxZ9osAUWlpWbPYhF2sKFQ9BVKVPpYS0hZjWtAs6H6Tit3WIXLQ642ffBWMT+tlLY67kz1ibK0adiAdk/QJr+1pf98PgHX8S7PEz2a
XVG++iuMkxLUm4EetiS3z8XpwpHGBBhh7nBMVNE7uj2e0E8JPeKTQI8+/+eKDmcuo+5ooFjs3UyfsDbKnpthTeRA2KgASlAf2UJTTgapwm6+q3uOhfCTB0bh
xxjl07ud7Q2XE48X4HYSnSpaY2K/qndQaxyEPOJhFlPqlznJgQWilfDBzrKrQl9vbNMbG3p8hnhY+fp1t2q9LR0Ut8rT9Lf4WaKnY1qhU50EPpn9XQ8BtKQT
tBlpCok34eFM8u6a401589EkF3YbCOIK9HN4llla0yX4EC6AD8X2N/BqcWwRMBY748CrxXGJ4Rv16WzDuSyGzjaZv6zDhZdYiCUGaUSnuR8hBqARpbm7jk7D
0T3txuCvsM9Se6qxt+Ps6/xILILsPcg8HhMqL/JZY3NP1+o9dOQdTMKa+19C9NZJ9DKuc6iDgozV52Nt/3gXxkt3YTgwgiMzr9CG7lmWlT8wdYn0pFyNjQVX
Y11WY6NYjf319KydHiJXamiSr58EXTPUC8SKJszZZJD134Z4JQXxSuYRr+RExCtZiHg5hlywe3nvXvE0E69QhSciXpbujY6HVn4nZAt1E/EootmaAGSRDkAW
Vb54PW/jjsQic4pYZKJXVOFlXNzhokL/rAr1G0T5zMaR0F7BnrCdYIYjIfAm3EcRLdEB3ub8fLNEVUbI6qERcgywnlZm4vfdPiuucsEReIKfCDzhSYCH3e3C
PjIeCHBkWC4Haekdqyb2PzkdrLftkyaHHBiAP/9tRkaXh1Ws7wgRWuIFF3ksizzCIrdkmQcw1KrUx01s1fWW3GKl37ebghU0dpN1bNknFjx0YLpujg66OHrB
fpHODOsuaWgpFJewuYR9z15Vm8Fxq5Z82fVcHWz052Ley5nf3IfOBRI8rSgQCArEJ0ABBIcJQNtC1l4rHmisLKaNgWbsAs3Y9W6VjBsLbwBJiRuV6gk7JHYL
NtBKI5ZuZEM1XA+G9MZbtWdbBTtCNvn+csAz7JQzfNT6N57iwcu7mFf7Kczr2MB5XS5Le+zE8wqA0Ul/laAIJPmyzO+4VYJC+mdbqXgQVtEFwkyHehxkRBYu
b3jVaDHsaI0Yg85RmjRIDmnOxqA7+s90Fm96lu24bMMbYEcPIHL3d7JfOn2Ur9u+o038r/Bb5UMUAVLk9Z074FJZKevKFlQpW9dlh3vKUhW4dSuferIzuXC/
YMUUHLZob7lVXKUIYHWPDegXpUgD0L2+GHu4RtB9lUD+LMZYJourBPGzeTOwspiBFTIDqn8GnJ5wyBjF/8aTcFZ1EhpFzm4E0nJ1QOyC/v9mbAdTlXVtLGhr
AIJMFhSrb7nVWNTVzrbWCDhrK51z4eay0lklwS8A24z1rPDKXCkrK+Tv38qKjxCFz9rKsbDoaiVtKg0Ot5DHGxuaI7XyJ3dPdvO32BwpK5+enermz5Hrxx+g
61P187tv7Ob3fsGSu69d182fq1/c0M336I//+q30wZd1mQfeRjef1zfTvv69nR7+2VftS0EPg7IMAqqgDP+izMNfteWuqJNf6cZwrfvAj4vO4c50m9/o4eCa
x/lm+8UN3rwBpTcLFwwXzeIurgTkRRTbqOlYPgdpxV2cJ9T13FbxTrqeGd5ONce5C/peryULxOGUDwmNk2bdctxare6hNDVwI6F2EkUJgiihZppMFe3MHwm3
NxDyO9nYCOqhKRgFQcTB2MtbDrVHpWp1U0NNani8vr0RyDtPmvrv3abvO57nuR4XvUjEK1yEd8A4h/SbDe8GI9KKrW06IgiAXE5+IYinSXpUKU+lxzI9L2/H
vDgE/z94mOD/PLl+5BXd/BH9/GE8XybXs/9nNz+mn8/O0dfPkOsn9bMDR62NfDH9f3Xzv7ZezNd3vpnQ4pRLOdYzTP2onyLhDlS8qU14RuwAIj5wAMX84I8u
6uYHl3M4h/QheLqemnA8gQ0EEQT5Sv8MD1lWj+18ICxGt3IUHYZBTSxPB8AgzCrNFT09Va5/JsBhgNQBED1WJiWssw7Sh2WcrEHKEzktOhc1tLGoJe952d6G
mmt8Nsvf++sE7P9KIwsvbXhsHpB/CQyOZ06YAMHbDDW0mV4LSKVh9psvSaIwPT8spPa0mWxikZZNuOYWok+W5yNHEjYJ92gmOr5C4VfZKlzHtpjsVkm7Y0i7
30va/Qppd4m086nd79lBHLOD+JUdxKUdxOGNVG9FfmUrcmkrcuRozQJMGFHmrP0iAi/qEkfUJXAlTP60ZrtTuaVdrTWJtg2J1qTqTeUeT9WyyqTytFqSyVim
bSA2NqwTxPexKx9JDM164Fs11wnDhu1ZRtBvZhBqH21g4YBcOGdbtg64Tv2CokgjCMx6BIMKV1TbYBRsNJqR41j4vyUuVdDkA812GEU/3Vy0vc2WxtSIw0IC
at3Cp5Zl4//0X6I9Q1GEe2cJ4C1xFmdeqLbWYrykfq61HPhp6RFMdpthkoAAJ2GkH9IeCeoah2HMKbj6H7LumhaLD6MdqYZeRWHoh77vh7V5H9Hj0HzEtJh6
cL5lg67rYgiXbeU+rTAp5UjODakcdLtmuS6d9RMJcgo67ehaYOVwtuVSU1PX8fBciAZQzUVsia6nzawgAtIGAZYYDugJsYtOeYnEIND1s1MbzzEDlFskMF7X
Mh/Ie74E1D0YOL8aa5luxELlZ8FQMLNgVVgZlogm3yk7wl1RFzOGIEAWSCZb9IBowpooaRGXx69API/rVgyVtfKY3xkKjHeGMlt5xO8M1cY7Q82LgTKdt7lB
2QOuoO+CFmCGb8s9SfontJpm1UO53TO3H0VN7s78CXv79Tw4+tTLgS8wxMqXX5unG8eT/w5LduEt01JfYGuVEq3Ty7kBpqwcNpJDM7CopNy3+CRGWwZorz4+
STA6oVyuUC6bY7nT/iiNJLsd2wOsfSHh0CAHECITf/oAs/Mu9Kq7usxCwIk7Ur7JKJIFxNaGUng9DAOwq2xtc+xNNmhn36xQjgU24nkGQm2N5Jje6Q1gV7cJ
+s+MjVD+0FD+oJfyBxXKH9bNB77+oN7zwQ45O4ea1kfyiEO8CjRC0PHfZ+u5Avy1Ql3jF2HbSk7B6uMUym01upj2U+zq7vbrt7dZt87zIdl/7E3sZ4Aqgt4q
PJarc4Qdy2ztUBL6LFxljLcNxkueHIPpTgXTnQqWOxUsdyoY7lQw3OnBcKfAb7muMD+W4T+IeOH8FG01ms4Kn/HpYdbR5p8e0b9L9O9S/Tumf0+VX+wRImkv
+BILfIkD0QzbyYE3kSQMUCdBOV8rkFb5yR19x7HAaDTK4xjCKwPQh4ojWVAcyQIcyUL8mCMZROZhFl/OfBgdyfB1XJkozr9GR7JQfFeKI1n083Eki6pHskgf
yaKeI1lUPZJFlSNZVB7Jop4jWVQ5kkWVI1m04JEs0Zy03NUrCRCxYSb6SFbnu7o5ktV30rUcyeqLH8nMh/OPZEn1SJaYI1lijmRJcSRLeo9kSfVIlhRHssQc
yRJzJEsKNiDpPZIlxZEsKY5kdTmSBTiSDUQkOpKBJ6rrIxm1I4g3JuWTSvkAR7KoZ61GlVUcVVZ3VFn1UYUaRBUqEelTR2ROHVH11FE5knFWDDqSsWMs4gLW
N7UbKkIIaH0ki6pHsqg4ktXLI1lUHskCdm8fBAs6kiUGBjWONjoIBkiuVaFKUYVc/YyAwwCpAyBR/5Esqh7JEjmSJSd/JIvMkSwqj2RxDw073HMsi/qOZUHl
WBYTM2FXdrNQnpuDWHlEw8mmJrsjQdzjvanKTIQ82BrYDgk051SOQdpqzOEoaiUz0beTBsVOGsqB5XJGBD3BVt8El9CQnTTSOykQRiAfMZpElzckFrrXc2yH
e7fxLOzZSWNhE37edtIIAe+if9WdNJ63k8Y6JHhanuIfr3mNXsXUw7SfegZtiPtcgZA3UCzkU4hJkYJjy/ztxPLoADrWdrg+qOB6nUeIjSU5+NE7BG85RvFA
Y30xK0HiPBVpY/1oIWN9b76xPvJ/AkM8Tn2MmFV1icHV4PCnHFjV5pBACDbeIjIm+YoiIHSIHw87/wucsfYQrD4QRasuPw35acqPp0O+DCPky0gRp+V71t7V
7kqF7CH0xtqbDVXDuiCmmqdGqgFioISi0tW4MFBWemglhB2ANsjxOEcSHkgQKUnmR69nytdeeqtwQ9uN2RD0KpvYaTlmhEOMJd6QQiScwcSEm/h4SSAh0HO2
FYBBtboGFVVwUZZKGu+8LkGn6FKbPIYmcnQR7X6lo7gid6dUFPBVpH3WQy5cVCJRythoqsYhG9RCWMQ2rEC6SogmrdmfAkpPdbcLstgirJtCqiiOzmsryR+P
N6OsDBslaD1s6CPU7wdwvIQhW7V2RsQVvGB2TDgrWLklAKJX0Judb8cImJ+H18PeNRI72EgEQpE+VhE0BBZZQSI96SeOY3BJQW1Af6hmdPSo364kuseKrl2f
1bQ3EQ92R0ZnrYt01DB6y/4Schjj9Ck09pocsXyCHM77CC0GT6kG29eayiBr4CDMkDn8Z3oM/6SaHCfxwMqvotMRlNX5adehY/+RpObfXZIae4EkNVZ/kprP
OrY/1RuUNsw4ALbNgbVwW4Ny0Fc1mCSZCJYc0VYiUno6iCLnS3W0Ubx/6bjEdtK3l9Btcvo+bphpxkZgOZHjr2jt25PwyevSxfQeuaB+7t7LklSpn8/7HHcP
6gDp2FZEqLfFdNvnAY5t63IofeXCoMMYf/tEcO++VcfYG0PZED9h1Wbc0s5JLmLuMgT6Bw8Q+vAWFBP86hc2P7CZSiSbnwbze8kqkWJPsf8dBbR9V+xFU/ak
vasQCszaBRMjm0RNcJSx6uJxxEHUUYBov3iztoSQXOyVCEGhjhCErMxYhtUIQYhHQf8uRYQgjw7D2JC/LLvzSqoReMd5DGLBM5z3ojKgKyQpF+l80hyDNIvA
vBAb1C00dWz6HnBZdv+q4R7N1pC4on4mZxT28jVdFdM1Mwp/fUDYg5XUm7OtNejKBVmCn/X8/mvy/gx3JWgIxB+RiQMKfpr3uTttvsRGdwdfrrVux29ztXPQ
zlVO7O6HCafzgzzkj2iGZAyp2ipdYM4gd7ocJR9rgFmWs60xvFqeIfxpT4dC6VAKCtTXodeUHTqgO3Sb7tCMnT+r6NBMtUMr6R3+7rdpy6Xf22zAoafTUZFE
yDuHRk37BfXvDpsIK/3ebhNLSN+93m4P4/eg3R5B1Epgi0S0jkwsEw51Pwo8ieDTOWpimSyAFaFEM2EOi9mL1vn2qdSZdK11Cv0MrSUYRcjVN0o/IxNOyrxS
O+Aw/u26DvOK1FPi0cNKmIgtDfBDJ1WDGU9YA1DjMYvn4QZ0aJLmgX6m7d65uEbm4lrkRCjmol4iR71EjvpJIccj1jzsuCqrAztaCLGOD45Jt67Eu1dkSHLd
06VN0qXN1KW0r0uvKbt0QHfpKaFHXaNHq6/b9SK1qKBHqtFjSKPHsEaPEY0eo73owflEWwY9lhT5RJcAPVqLoUdL0KMu+X9VCvSoAy9OoZ9hoEcdeDFKP6NA
D0bEyMRG70cPamfWLs97H18euFPerhr9czkDuiaYj5dGLQMkb5IAkjUxIKATzjY4vXPI1gnnGnCu92dh59z9R/InW9sz4gxbnOdCgsObGJ7BniwClxJ1kn3t
uDN9AxHFPTe0CVDtBlHHZp1NccPO1EtZTjB3/L7d7oRlQSAX5Pd++aiNGy/prVIbKFY+++wH3usXn/3dl+9w5TMqYeJl7ikVEOars9daYH9ainpoi8ayJaGy
YPBCB6T8uxxap8WzKo+yNP/2h+3z6WlKqJx/WxdwsTkVPbR50MgoSUVWruXCXje/93H+sEblfWL9rqLd7DHmY45bCLgNNmaO5RpsOHRV5lzM/IizVTQJXNsZ
Zayfeo3nujM9SWDtgXi8OWuOt+lsC+MKGg8YSIJ/wQxOT83QFuXkN91AuEZjdvIfBxc3XAIYq8qJj/XaAg6RbE5d1251prTt+UApLRG0ub2dP7jpM9Guzqmv
ziJu6oZf5onnTr0UFh9HYJN+CWIkbkVKC+KTEHwK0CCwrsZCSfOv/vknTt2Wj13PMD/97eyZnsIlMEtxDh+iJUgXVjbSHq3XEcf6m5Pd/AP/jbp/+jv2SM45
IiT5G4kVaz2YL//1B7Ol+au2YeZaW6mV034jW6bS6+bUsnv2dtDWrs4Y+otO/tdfJnYu6vxY+ltTS9RS07BFKx3tU+vRkTZCPra4t+gkYmt37MlsZPPcZHtI
OmXvzJYRclza8PX0DuuhLMNREQOR+f7BzZKiuXaGe1U2psuOqsrLyWy0QzR7RI1uaS+DEyq9HtsyN5kNd6ZgsLlsrjM1ieR/ELFEdTpLLGsEatg8CRkJ6Jbe
9GVEGKZOSzGOhdgqppkQAF8llZmdDymrhBQCnEdHusgr1NLJTwegCLoD+ir0/zrOD0PIoDihSa42XddOO1P0jGeoJTOUnbKvM7W3fSoxDvFke4yQeTqcZGPw
sGPv2Sx2PwAZok+U8BTMZzM9ABZ5LbjUSLUUv6LFMTfZkaPO7/LaSxGQPX9yVzd/8saLCR+o1Br8WZXF6tRJpPnZgmnmAfEJvJXvnrq4gfMSEGyuPQJBSH6U
me9EjXTWTxLhgwHCkBrZR4dVez89nNq7H0uQ3u8jePvocIxmCWNqxZASdQp37PfE2I07TKVrZjjDPYMel/fDBRJVX45iXB0NmY4kgCtGycKfcWAWIZsaxviG
i/GZD/Q4bRnnMg7tStgs4ySMlXGiNGgGLZN9WBX76YUeK5XZV+BWZbxWMZrRgeNNCniM9QyoBgmPzO9oMb9jJ5xftmfCu834c6U6tW/2AzzeJEtyPQf675nn
UMbfmtMoYMY/xOMfw/obVkN67EMy9jG8h0wiSvSYgwXGPKZpusUIUc7z2HxikRTzPNZDLFSyBfQJlKIz9RLeJlPu/fTU5ZLJEpfgv3j9D9dt88RRKdOSYTTO
D+1LNIGuAMA9AQBqiwFAWrc3si3iQAAkMusJIRF6gT9jfdSEj1KxbGbHHg62sEcgXN9bTK6SG7MhFW0h9B+7kZAmetncjRmtFKZbrT3Z6BY0+pJx+mqMnf4E
21kQh368Gg6CZaoADkAzPEmDESc2Ato+okUddxrzM3wkty6iZ9R6l3hF6cZSoPrM5vZyuo938aMlecjZq5a2fQJA/F+IsV2Sx9dir8qjLh6kmkbGgGZTpVcY
BfOSvCYcZA3qxeVa3A4TtnyXjpGPG7hN05ExP/in1n8hcvr4e6a2Kb/LluOtuRki29//jLWrM7q/8yRB7XGCQ9x5M7ML63apaBLxV2OU+lsqFO/vvHb6Q9OP
7z4KVqLzfROXnQuGKNi59/jR3Xv23Xb7qsnVVo2oANHxSC0DHY84aVQrrxE88gbtB3T+XwZ5ZUstg67Px2CXquVqyYbtBKFWe5nyEQ1XZ60gFkuGkMoQWjKE
lIYQzxtCUg4h5iEkKDVvCEl1CDEPIekfAlvSDtFMTn/4C+doinDvrZqKrBRapNpikICMbvPKYawsVqOCaTYC9KOrsewUg3djjJEvGRdBWKBOAWJkC452/oSN
9k/Y6MAJG50/YaO9o23kSzhtCu2ZREzGiJSOEJXlVcULh5ZHsUZyn9B6uLN8Hy3lFfsJvDR0uon4Jiq9R2a2NGIJ58urEXT/RnGHjOnWnaae3NiOdNqRZUg7
4hMMlnWzJTANamrvM5MCoLWn9D18CXMaxe0knBm3NCJaIzFisG+lIwRknlQGd1gTTfhCLCNSjR/mnUNi5ZrEONcLkjrUqe6OeqsZMqx4z0tNkSJm/5HAhRY1
mDKaPmIwwI4TgcAz5CPUs00wlUODpKMQ/HcuL7jBpNqCGuOvxzTlG9QJpiSTxZZIy8bpT3yl7bnq+cQlLBSmi40cTIHNmOSkEXbW7T8C9liS91Dt7zEWSXUd
Op3F4sbktcXyaTomGmXv6RLnZ1s3n56+afpG+rsL0YAuGYfcMGW5bPLHtmPTUbNzQbuWX4A+cTqV2v5OSxyQFCepRj4C72Vt2gg7k5MQ8zY4TImfiAw0FJly
AGtoi1NIa/lYqIKL2c+fj0SxCrqnv3OPhMxxlD9Hc9LaTi2su3TcZNblOOEW4oRDvzzFSbBhLEe9QL5sznzIEUm03+p6FqAibdFk5ilni6SFUe4kYmpt4egW
ysPWyvJyh2WUylPB3ORql5U7v2Lbu8Thq/OktSfzO0etLayloitgx6RGkv1tcGQcCsbngPpUUPk37oMEnjZNROjy97fLVuzk4wTa0ol0VdUEis2XcEYMNNqG
yOi6Uqv4nM3caXOypXapc1b60dfKx7Cc73ABeVR6ktFJRfzC6GpMpg/JJjMXP+kk3Im2cFpXWpjU/pYGwuW60Gta8EMS46xSDWf+24tsvgQ0d2vFoZwmQ8zu
oAvke52Tx5cMLBEMGZ6L1LNdlsNBcJr+PiNwhAM4ou1BbwHehrEnEtvGGBQb3whCsD0j571MNIYkfFiATg1IKC1UKo/ZDatouadZTtAkAYPESb7acK23YSry
XI7vC6NQLpcoD0P5un5LW/rZ+Zk87nE88XCiqrGoz+eYCdexw3f+qMCFG/3b4FI+Z6AtsS991Pov+aodEG24ouqL8tf+KfGcHpc6/cge6XlR1t7ZPcdm+2EP
mkA68SC+Y1HgWiLbxUdSlu1GovS9mp+mTnpJb7y/swUAbgmrRPSiXiUnj5WcpZcaVryn2ArOQ0ZniW0HzTDNMoDTWqSw01P4fCl8xKnZ2sIBiX846UinVUka
8db9FWv3n1X2jFqZPcOv9OVt0hcmBBJBp/Jydj+vUdjRctiMgE7GkUSAqs20/YXyJGBiiBIiw8Lm8cwRB2VHHJTBPPgSdyt5+dOkgKIdhGM64SqFgNJO3u4R
tXIr1Cqq2iXlWM7ANt1KJPbNhf4RhgUqTN/B4RAjqjRjnXRNJtPDI7iMilUHo3nBJFwF+4wI5hWqpwE1oIGhVxcJ7CSZNU+aTkdiyfk3Lmvmg4mpishI+nru
n9Oja72quJqdggnEyqyOH5UR5zy9+6aZ/Qdnj05P0bxAD03sqSl91NI7ZASvdkU/9U6ZFYkHlY92pfWks0b2OngLveEWsduRrvOYRYgdnWM/E4v5bOsZANnZ
1nLaViI47zLkRgly7KLJc198Zg18VNbKbVN9ctwJVHKE2oiPSPAjRj0gBX0NLCHgiP1YUJpf0xDMrpBcCAQkJNOoxClwIvnQBhZ68jVWWqbtK2yNrDXlydwm
NztOJZxJujVLjOwbyFLapIbVVR5wSrVBq5yzqjWAVMEGScE7f5VLGeT4bfSt8vpc1iyCRgSF/U5owlD498yADzMRc0KzeouiUOEDF3wUSljGr431HE4eH6Yf
uFX8hRPanyVFamGPdwjZ6QbaArKbCrT1TGMi7D0SGMSCH3CEXAOwjapz/iREoTH7MqahaaBWB9Tqg6BWB0RagFodUKsPgpqUQR7hVh/UklxtZyOOZjXIRnND
9Rlg0doOqDs8hjqnOlZ1pOVucALhRPJxJ13Je8zii4aQGjZkop00/dI+WS3h2VZdJ7BdiSS8LAVtcJEHtdUJNc2afEnX7KcfZLg3zrFTQn8fM1/PGmwGRKUa
RGR3CA7HgqhRr62k4YDuYGMkj9Zy5mPTor0AV26X1V9/xIIQIVNiUfeDW0rfBO/5dsohF8916jOiyBB65tGpkbcRE8uKAGGB+yCOjOcYKQ7ZswNJDRhYlq7/
rluKzr0LhkmKIxPUuxl30YFvdM2YKl0s28wVEvFzIzuhYq+Bdh/ElcpCyzUiQfk4ygE97BZpCiSdQTUCbOV7+cKWPYaLc4YK22Q1qH6V7HAq9ouryqgLcHSh
rd4A0E/fJpELJOADHryWabYPqb52mnH5Zfpbu9nuw5IcoBYCCInvvF5b/9P3ajpyUq9fHlxPXiruLLY5iTmajQGKeWAXXBlNIMMAsQSfuKqbr6WfZFPmj3N8
zFi597ST/EGEblhNHZan9fyrePAFq3jS0JGwA3hZ2vkqmRnY/OUP23wqZkvOB/WU1fHiE/ICPWTnJZtqvZgjVDauaAT5u+g1vyQOQyW7shYIvGodYf7hIsi4
8Q3SNcMmHyYd2FARg8ghhPKNzjpk2zx9oFNR22WpJkDC5kZ+XVgsWCSHTwcEAH5ij1ZJ1vc+CAQaAsFgCAQMAajqCAK1CgTCXghEDAFXvjEQCCTCUgBLxIjz
p2t8LaJyMgQQBccdhBaO5iJ/PtGiJmhROxFauPPQYpP4/wpaeAujhSuxSVEBuN9cx+rx11qFwy0cjuc8H7GEnV2hsPMc0CnjMFUOJxHbxzaaYjCHQCebs3hc
YoMpF1tu1QounAGOjBN/uGbfDJv/raB9PJ9C8AY2c4Y0ykWKSk81t2etnbQltHrtVbdnqY40u5xeQWEPGzdY/mHjHILpQJwNI4qaR/tqNjJXhvgDBWeupjQs
HEUqY2d+7HMJb5s7UsAeFBydQx3QNj6qRkt7Qq89CqnbqNkyGU7xXLYEcOLzQLZ0XA0hnEilV26vtePoAgFqKp1aMDpNovSHHO5VueiPU/RHZPRgjZbQRFBP
QkyEqr8EBvJQ443k4U7l7VDDebpzh5BxnVZ3j0kzbYt0TTLWajEVtLHWRYQ5yW/XajUOylPJf0f7g1tE5bFgRwGGEr7ZmLIas58IUI75CirzJTxoEZIY3pJj
3fQN+3mf6L07CfPQE33/FMxGiVmb02ErOYueDiFt62QCxKPTrNcqAX6IoWSW1sQ2NiVhI8HvyvhBjd66Fvgo5XiYZYsSr9UlliH98K06rJQN464mfuqscqwX
oaXYbreviyYGUVGly6JLCNeAExHc+gUnTH4yl7NY8U6Cfx7HHe3vqscpJNmcGKmImyreyvfimG+nD5reeix9r+mskH21uIgmpcB9w54fE4fqwKtwhWVN8Hvj
u5s1uhXsw+dCx5lKdpUGtDpu+lbJ/QmjR8QZu5infAoJBWDBuJWe1S5lNIJoS6et7VSEF4awcKBp++LxDF83A7/G8RUgUn2e5cMoWC5rnZV0CJnRdx7GXNy5
nbHKncOSAnNnQ5cgdz7urRkkmIY0MKADIdFh2Pp03H0iq6VV7s1lySQ9Crcwl0pFx/BHIWrbPqJL5dl2Bqlo65PEYztQnzSRd7aJ63Aya+7NWpNZ2lE3S6L6
FjLPpuxC4YD557S2dWSircP2++bJrL5XMtvXVbAXoshQJZM4n9POQv/iGztr9kAvHb5kfEZLXbg/MzjY7pvk7KvKZ4mr8sDOEvXpmnCAdh6yy4GI1jCkNv+k
MKiBgUjIQ6SNBZBh72lYumo5rE+AApgCNokiELj7sgYBtQoKHM0hCW7cuJ9eFBY7FZXIpOl25RHvqCx0qu+ljTdhSwWAMYZoFhmFAd2YYLcXYcuRnTdBgl8C
W6Sz90Z74ehHl+zSGezlgGmhpDJoXQJamd/QzWrg7xscqyGWOUhkXuoC9BAQF/hxCPdNA3G19m+OobCx6cXPRdCEDZMFNzkncqRxM9qbJUDHRVHbZ+AHPCca
bZMCmwNEs70ZCZ+XYK4inolYI3Cs/L2sVOAkGRUcBXDNafKbrQCRJT36Z/O2p7e8e93SGhpCOZN1WWK1+8Z9hBgeGm476EyxjbsFIwG20WCL98t49ljgWUPR
GhXjWBqIpkpbEMshbbBUteLaEhE4ixJ9lhZmMeg3CxVrO1hqmCWg5DDDpH39T2/SBp9IlDw9DUZr3R5kD2CnByyxcj+uma0Y4nFVbJ69dz62Yn/QVuwXMooT
fG8P+t7W3/fJL7COZ9qpamyGDhhSC3HNcNjYHe6KZhNpdsw2XDxUyRxhi7sHm2HUv18nKoXacVy733Nk4+JDD+dTkP3kfHstPEjWWudBTrQWNuCw1zwXdtOI
v+dhVa6UD4CitcLj7KhFnIW2TQ/3Ukesl/U0AaDIqZjjnOQrN0BJQs9vhxkrnJNWSs4Pzq5+rz3h3O3g+gz3bnu1O6uvZ+n6dn19O10fdHB1H0Jhm5qO2t30
zQJ9PDzowEp2lgOx+lJI9wNA5R4cHdSDR6gH+3VLD1NL0/r6GF0/Ycv1Ubp+3C5qeNwqWoZT4eNsn3tot4ZP0S7i3NAL2dQ92AYFkiQSoWu+g+qstda37Xlz
Xia6LUIyevl3uOVvQ2EB02OWKtG54Dt8HKxMsKSncNOP3qq5HYvADzvNpzT5gQjCGQfKyQ8RjbuhcWBIBXCc5G4290tmjMrk/8S41oNhg2quByeHVo9V0Op4
Ba0eqaDVw/PRqjK5ePjwT4FWxypodbSCVvc5JVrd6yyEVvc6J4FWeoK9Cn4JcFonWHNuZc25lTXnVtacq4HTHAQcPDwIAWR6ZL8YmfUBp3WCNedW1pxbWXMV
4Dw+EDhDuGXg3L2/Hzhs7irrBPvEn5RxtQRCEFokVWxKnhaieIzNsX0lu9MbuVtmUeqcdqHAgV7/9n69eFmWbAtIQr1u33ZLOa2cJI77ejuPHIqkQbdmJC7c
SfmTe11zgni95wXzIgqbTd6BEJ8t9D2wPTjYBsrBwbbcPp2e46zDIznJXVNiuPd/sdg+Oe/IimC96FgK9lifCZkZZNG/U4C4PB4Gg0LUVjZAzJs+G4Z8NoTK
VM6GEMZkDp8Nncq50Ck2Yx/nQg76FndFb4UjQ7xVVK/pxzS2wW7ITqrpiSxbzt/gSwME7OfgcqZXxUW1gH2CAkBcjlPvIbp/qLS7d9xdoEeCKxor3jIIK0yw
Uog0INkAVgQi7ghF3BH1CjniUshRq8zxCbRkiYg1+r5YTGfGScOTClZE8MJlSUFDJAWJNgdR2zdUssHHBvABgy0ksDU54XchgDAX1QL2CQrA67QuicmbAni2
l0rgu5RsZX0xbRi3GHlGL4pyoohwQIaAuFd2ELAEoqcvNVgyIajXThXvgM9bj1yDI0PZEgBMAJx0dUzCef1KxMfWEiEC57rmk1eBHpcjsprkyy4iCaUf52h/
nsSu87dvYCE6XbrXZxaLcb0XK2/DDvoVg0Wb7TAQMu7dcANG/EAJU7aJe+m7JhiB381Y9BzmD7GNRl/4r58oABidWHUIsHaUe4NDgHEZR5dxe4KAtePcaYec
BUsnZIk1HGKJD6ahgeMzwaLhctA9NHl9Fkhg2RcT8djBkVhyO6ejIm1SF4+zsB7pQBFvDZEPfFboSVQ0CQH/h44dAvh0zsrh2u9CyJwFW7NQJzwNc3XxOHYI
tZ3l/kq7giqZ/aTMt5ZzmhpYJQDkp6lgK5Kj1ulxg7akhgnhDyRo6CRLsJeDoZPPMSDYkKgO6YVPJCBGjEwJEhA1XN5I6fQvpetwwoY2AuqAiLU3EO1B3h1d
AwcWRtzuma51nssh8KHzgDGUijAKn0NxwMBKORuLGMtOm4W1EYxDOBhbvVSUuiLBDQgm0LwlyS2unZwc3FYI3Fb8vMLNQK2+DVCbdrd14WFsERsG12N4ZhHx
bbfwE9EZ0lZhYVSTipVNS6xvGmJ90xT7CQ1rVpwbSMPss2WMdvI6JsXnvScpX9DdU52Lb9q2vUun1aiZJCE1JqFuX5Kxk0o0BlMG2J5+elCysfL1/GRjdlGx
JB1zJKUQjEWR0Yc2mFA5+qq/sU/p/GGVD7ZAf4EzSbiFbTk502h/mo6wiPndk/ymVjUkORnJ/1OU7s9PfMNhKuIi4EWZoyFmoxJ3AKNUWuyEJgCTAEM2Gfio
tl0J9KTzOtaMLUrxqRaf10xsiBr4Uno5y1YKtVJs7rK6LZb49IPqCSV9USh8jtQWsjk9zJgqdbIF0VZddzGE/gl9yBQOy6QMteSfPccfNH/VsBXa/IXNYMSQ
pFLtJ2/VKZEvgRXW1sJChuc/kVmo/0Ro0DgJNOi3J1L1OW2VlsCoKN2TtWRqmzoNUgn75oJgdwTsTcmCUedw22xIs7HhywzEnAUj4SwYNXrFqTY4KF5REUeb
nY9om5k8Log2DeWyxVyP+djCyJgIMjaSSj8Bm0ZPDy3dQ87TEVdqkjwddU4dJnZAddgNxxKMBBZ/l7GZtbMHr/gTTn8kCfBanBSlf4hl7qOoyHhU44xHYV/G
I2iquydJKftzD5VjKHMP9ZIqqyBVurmHHVesW0tj7Soynsxh7qke3wImQTQ+saug8WV1jrY2ZzR5MsKE91sZYbJPsoogtkvA5ukyQicxPZYY0oHGG137wvXa
1XrtefUyGfMAKsArS9jyHld0HNeAJFxkKGJhsGnhapchuvFpMYVNNpWx+I7blahq+V8aBp2udGJlSAsg/ZFJpzVzvPDat5LPey4sjfyqt35p5LSyC3VhwDpS
hOpy9cMUxihI0q2H4SuXX6/U9k/wFPDTz4qfOaRzLMo3hfkBLc9AR1/xYSa1EhIVfkVf/rnOw+BD7nkNVCWr3ask68iVhSE/N4QAELq5zxmqaqwPAyhP6QTE
tNUT60NPrA+9XutD738368NQrA/DXutDX4w4S+tDv7A+9KvWh15pfRiw9WEsAZRgffgXpfUhCEZpfUi4XbU+DIWRC2RGH7f6zA8/6NZMWiqvGk+3NJAQNPI4
lo3GDFcjXI3ZfY1wrrI1brnsgKKRg8MXcOx5lkF1WjDzWumc1fbwsxL8OmLxli492hi9YXP+uoiJIdLU/HkhFW0zIw30cLXSn8OAnIoucBSQU3CFMBmuqsO8
w0XAlZT6tbzLq4GjR8ZDBwprbwKuLfMK6xcw6TiEZXzMWZFxO+nnTQhOtpQyubnbdt4i7sRNevr6BR1extw/Mi1eOMWHOAbpOJy1XniFOsomcUW5Jbx4TQwQ
Q4ZyGeozOejWHKH6pW0LcTmOEQHSSE38JJxQmJeXdMaZx6rHs61TMtqRniRyyjLCUZhVPt8+dcE8VYAd0k2lfyZBsSysQGvQCrSwuixJPDr/I3vQR7b+KJEM
0cVO4x3RxzK/zL4HA00tPAnb83LwlW8T9nyQLXTge10xy2o6CYEh6BfjFKleYQpQ2ebhReFwmjdHe1HMJLeN1IIpT5um6RmZrgaiopMrDIzA37AYLkR2TTwM
WRMrDm5hmctmUN4HqLAT7GJ1tibIGrhuviSzhD69vMHZAGomj4QtRuViYlhIGbEpRnwT880W0SSxPLYl8thUFDZEhzjOiyXeNmzmFWZDvFf9uYlcs16C4VzI
IZLoYhM7aJxv/z906/Ca/DVcrbVehYCYCHfiIcDRK0w4ovzL9BcRf9LqqhwxLizGMl5oJNV/jQTd2dZ2YGC3A6F3zra2Z0t0GECzWVybhQMy6C6ebW24L1vu
4nnXhuHhPty3gTQraSKNxf8IV4yBbKg+T9QSICiqAUItVcPXESiX3sPhPfqLDoHnWko/dPwYU8NzahlnIFxWqBQFiZtqlJmlkUFY3EzKeVfLEP6QoEydCHeq
cIcaZdkjpvYLTI1GyuZzBDxK2svqkRhqWuWURDrM0GPCQDjlTiHPQthGOeVWQZjAV9eY6Rfa1+FYVNdkMrWEYuwXJ6GpPiOL3ZLp39nmojcwjq6CI+6IGlJ2
L06uEhw5t631MGsyi3Hy5dClMk7+Cq7WIuQUBKVbBDU3a2zkoKEKQvhWFSehkp0xTbxCmriqzSGi/h8JIPZrCPxRx9WrMrvperbj9cHLL1enL0vOliWHYK+y
3BjleKn1DsqSFr22pZVLeqG9vFhovyILDYOyFhgUABJWB2WZhVbBjYJU8EAlYhcfaV+lp0QwhKME6k0NhjfFMjvB3jAkEbCdsvRim8IQzEGH+n1rimVmmS7Q
MhvSVs0bqs8TlWKZDQ14o6syi6euWgsvnnoPXR3Cih1WQ7QFDMsWUK+CbYTNUGld2TtUa966KrvcS3NZR7dU9HdjrKJrD4kazxY1npVP0UJswjyrvUzFsBBj
s3I6qxd2m4REwNQx7iv1YAgXO9RStrMRjPpCIUiRe2ZReC9RdZyIRjj2E+s3VVfX14eLSqycV7QjwcWVi+FiJLgY9+PiPKIfFbjIK8uRJTXUR9lfVVFcLmKc
vKhhcs5OT9VDLS/puEpOZV0vhYOf7lVM10Nazbi0mNbX7ZHYAUU5fWio7ARRkYq7p4goIue/BbknlOWD9/A2SeA8ggTOjhrBcUI5hEXVeTnBjCaFTE+UOI6k
aGLrrWWDphdMiQemUNPPsZOgn+EJp7egn0TtB5EYaz6JCSuLJQQsLPEqsOC95Gy6jua/iHQ3XTkzf9KlM7O7yy1O4JUzM3szBXC4CuCRxO5Wjna3CtmhClj9
fBumnD5Gwh6pmpOWYM+8iWXJanczpINEM+DJR1/xQq7Lsmaxy5Z2Q+qgY5vmgZMjLKOTpE7zsdPqsZpPEGYM+sELuqpJUy4K4N9iN2w+cq+C0ajNx3pxdPUh
k0C2Wz7+4NzubFpNZwkf3bkQxwl+doFsxlaXw+85bJhDn6aP8Andzqd/7G7Ppx1gi59+8Vaj7Kz4kznanyyUGZGNno+/CD8AkN4l/lUIY1E9eWKb68KB1WbP
rqP51CUq2M6OL7ZUAj0wwa8uySa+bkLZDnDQLracE7hqsxDZLracEzhtQ2XHZ9fqluPk00et7VXvauEWiSGzFnK+Lg4gg99WjhEvSd7pscoBCv9qtmCvOl63
GO/AK8DAHQQDt8gl7BYwGHgFuLiD4OIOyjQMCnJ9O+rYbEgbiJpiM3x7wEzALaeQ2cUVaWespZ3aYZEWe0Xa6RlI0btSFsih3haq1q5Wa8+r1l6g2srBClVL
+HB7cFlJmhuaZO6OKcOxJopilSvRKnDxra1qESTUdeQFRD1W0tMjpGMs8sX3jOUW45z52kYgbi04+ldcWyC6cUo735WSQk3CZFVP9JxmkFNgYP/m0MgKEePP
cFdV0c6gXK1ALw4DXVtgs60VOFTTPlEDtt0att35aejhtJXpOOcxnFgSreoqc1AbJ2lvQ/V5wjojRkuspboKryPo1u+B2HBe0XBONZhTC7SUCdF0UtgXc2ps
b7DcozL8k70aCCYJdWZWYQVaJ3u1EFR1rf0rM5AliZUR0trwoDYSn/OsJWtnn2rQUh3/pazOXpE+y6tgEiKrJtYC0flT4fXJXPqng61SYxaNppeZROM9dQy6
iis9eBP3YOF2BvRLwqbNU32W9SNweKUJ0TY5CIGwyHhqUF7xeFK2KPGqFmAaT8QYSbQ7/txMO5blYLiWylWliMaBmWKW5xWBOUkT+7ojQSAgfzK9SHrHvSjW
PjVsfGpYhtPTQOQJFp64Rv/EFFf5LsLXdH/WOEKLGZf7OuteTWv2yHWZuxXbHHzYwX+Mz9HPab8hwU+8mXaAqJrJZhazL4iVoaTx5AT0Vvr6Peb4lfEX9O8i
zptjsfuYzxlve8iPkwh3x4aVITKlctwM/IyB5dOJQp7DV+CQz8DVWgsTWENWEQdxbzCP53ZlMiHf7TmKs8g4fb9g5hnOuWCJVjoXILkkZxches2UHX/Owp9V
+HNu+pcSBQIy43NpZ0Flj9urUQRGHCvFgV2JFTHMzbA0L+ubt7fIvJWDFgMR/nQVRBgAXplqymLnTD5aJi9EFAOc31lHZtT0BBaJ1Y19/2xrJfGU5bZTns2t
ZLzgnnSBkkVK7h6cxcDZuVAWA4ffIovBJCIxIxYQrqxKFgMtnnJ0CX594iwFxVeefOX1fpUcG9zT+qL5Fuqcb2FnkW9hZ1++Bcm841Qk+ayQ1F9w8ZPIr7BQ
LXWppd6XT+E1TTea8ia9KW1BLFkPStZgAdm0zyaApjBc+vlMIaHyJdEH56pGUgRHgl5Fubszq3ezBnIk0OnmTBeBt7GZu2xUlqWILaqPJvFFjWIhNvFyWA1d
TeuvCauzJhsJUM2Idxwist3VnO4mZlf6hB9skKREmxrI4MPOe2gnv4FTe8AXzjg+8FdZvFGHk8qSDcgiCBsC7uEQLC9h4pdo3Sid1s+Dk5sO0e9LlU0Mu8k5
mRINSVl+GhDWJegNDEugIWzAgAEvXAkl4JqYLHXeGOnfpnHJpsA5BIq++QIsNFnnrBEGdtRNGpBi02oXAR1jhtnVrOrfwO2h1xwxXg3L1Q2AYKh7fhHnYdJj
CmUOEw6Sl8g+QH1pSqwhj2XzuU7lRniMA2Cs4vTPbjHmlJBW8hT58kk9ayIofoygZU0ExfcHfMSZUzgsXQYrEORWaopSsykhVdjDbIRGY0xt2cB2lLXUU93F
VCmMsN7FrDbxgYYNqju/Ssz5MDfN/FVdjaVbsyUqoakAZK6plthWlmiiRJY0EEuqIanGCK1hPATFyVLVQHCMpVQJLE1phmkAiIvQpCdwslyCIIZmjPxxUnyM
ZHE89UAGP9/VJSihuXFiIxqwXncvEj23RSOgj0bF7a6JTtFHbGcN3aXDdsYDGoAhMX3QoAE0kIdTdwOm2dkSlEpkDEvQjaUcySERLE26BBqJ9LqExsIGIz39
S5Ki0WYJOFTX5BB2AIDJRNQQBWsx00UndXmGQlP060gEmNDorYH/yQKOkDjFk2XS3EBdpNXAJIc6zUuHDVibPePVj3jADb7hUOHpV0R0w+bYzQYogL+p4UsO
S6JwlzQCAgAbZi4B0rJB8eWNkO0zaY3CfizHCgNtbkqyBlmXTY7oQCtPxZpOSwoHwi5C4KaOhcvrgGjnpbwmQ52RYZMI9qp5mAjpNkiK21CcrdjG2bnYkIsm
EhU1sdCA81G3CoeAwYbnNK2h6HH0K2L5RrM63zTmwwNJW5dQN2W7b8EO1hcH9YI26KX9GbO0Y6AJwy7EHAVYDU1IrNA7BiCnsYNxfLy1jb4lXST+eSpA4zAj
MXIv9UVIXeg/eL2iaT0QeAKAyd3tuXTWnqzmaduah7+e+RzzBlecfI4tbNh0/w0SkkDwnj2/XaCiI/GSHFMN6HGoXPxEV2u9xEZkSGN7nrbN0T44e6VyN/L+
FCq4tMHQh1jCWOKOhudxWj1WqMBHWxgBtnKo9iUo+uKAzDvsw825V6nVK2jVcxdd5hLYMh67WBZLH5OyjwH6SLNB3QuYSYnQPt2KZw1nLWK9Je+Iuq247TNn
oSCLAZgAtbZVwNOVEDSu5M/jlIHYTSxeLuizL+GjXL3hakNzDQgm9b4etyu5PYuPOUwtobTFWyS3wVeu1Gr31Col+HWl1txOniNbjWZy2a2L40zi1hYvLzd9
Jwd9eLLlRVMuS2fm+eCcTG6V5ZXcKmMCnw/RalzGUW0yERoznwyt6k1TkpfsScToRCrZnURnpmnKb9ihnWdYw0DPcIzrirE757Bz8h9bVxB6RYlOwBLniEkb
4CRDry5uhHD9prXYjuqRjk7HjegeUEtOPj3V5fLT9g5OccVV53uQOSKsZH+vZHOpVbO5uD31SiKX4guTyKVWTeTiJoXriC6nU7dE6MX0NBKlSP4WPEAClksl
0G1kUrhIuhx5RLDSKVziMoVLpFO45BzlJws3MHky6VvinvQtEadvQdKBsS6LCiBjgny+kr1l9ITZWyQzXF/CFY6N5XO+PfHMn2o3B+fFbrL3fZFxpVlmXGmW
GVeaRwjJOOOKv5XVSdcJHUKsqUt4Qq8kanv63XIqZo7yqIPMa1kLyQFSkXSvvrQR6vQlDhKiIH0JksaMXzpHZVDitN/Ihji66FA1q0qzzKrSLLOq0OZ/pMsg
qApimQnIqa6t0H3mv9FtD3csUZjk76Pt6cldWCppR+2HKfTIrnxKDcEVZG6SHko8ZTWyS64mqdQkJ2kZMsP8FJ/DUjU8t0+cwpz8UpCMVA3N7WcQU9n1Em54
iM67nO/A1Fufy1LE8VcIfKXSXQPqdnTdKVvUVOtOaUY7yD/bNEKq9OWNJuH3vIcN+ZamC2Cg6QLzGRdQeKCAQtExhkTRsRHqWKs6t/nFHCkJ6XbKYa8D602z
x8Om+/Wb2AoGQ7YFvjTcFuDr9MO3NQ++RVPrN9ImkpqmNN4c1UBHW2nSM1ad36EKgC20hmPz0ASCf1kDkempC/Euei7EmV6/7xsP3fHebzxkb6El26R32QjR
LCIlVMH87b3ZHsHCH+m8QEdsH3ikJY4vvTHjylpUtohEn6VcP+OvziDxcsLUkE/sWNQ6OHLaedTaRYXRSBFSmTr3WLCLMyw5Xe4rFaKutqj4j/pbeKJsAbpb
ZIHYInQtxKeKwOZw9O6uGcuOkpyoUYJPC1OaFhCdgWWYI1LOvqc8ABO4+tRNcs87RIigH0h6z61G+SmE3PwSe4UlYdwu41Tvwr0zwbFpWdxoIvFj/tzpyRvR
GaZ6U+ISqPOW8ox7k/j7RE+sfw71P1RiRDiJUW4VsxE8f4EO8D+EeofgjsjdP+USPlhTR+3eToLGmjFdwoCQK450F0jAuaAIkE+0PMgDibrC1Hx+bHy/Ehvf
l9j4hZflmKUj02r2gJiwW8GEJVnvC7H0OdvyuI0ZWAMnv9RrMl7rMxmv9ZiM1ypVwGNg7z6xyan1GI/HEO4dhVtjciYzMKHmbmFzWF6avHqmrOovu6qvwBgo
ZP0oO9NBiLZd3ifJef0vxDegPkjTXZfHoulOniWdYqPIUoo42tfwkt6e9Tyt9z09VWpAjWOmRv2qLinov33rwNH2V/QLUqAYJoOscqeLbRo4gjHcLy/vVU81
Z+Htqr7edUtESCvG/kYheKbL2T2h1Icd2NDBUobsSzg7Hc2U70XcZ2KZcvB1v4wTrAHx3QogFsGLwdBXvWXnT5pu5Ae3lrPSC6Xecv98q1lJvUDXpeBho0v+
/a2Vz/7j5t/o5nsnd7NwBX93y+I3oZX+sFr+x7ec1M37b/6Pm5/nmz9Y8Gbhb+645anfPFrFne/futCbf6c3//CvV/XCsH7i5LojxZqsYaTb/3kbbv90xB2e
cirGfXZh+aLTxbunv3aPWDZ9U3LEO+n7+PWteziDt5XB9lE8k8JSxYXAw5IBnr70d3bhfMJaFZdNoLj0FZBs0pFmQxbxiWfW7iIMhMVsmUTW+ZxdvHFg/JZ+
99US8AWuWKsW1Jk4MGd30n+8TaumVxWak5CVW0ZzkkBzEnK6F2hO4gU/hcUtRzCVpAIYkdjoU89Mj1mvziGY9RUPBoYBkNiZRBihGInIPqyhJcFsdLJ0Yi5e
IWYIEGi51TzqDZ1Hvc551N2ePOouu7bVOY+6w6ajjk6J7MAct8G+pt12Eylo6V+qRdop9+kKnNIxEwW06czBgzRjo0reZ9OQ6HfWFvPMt9ttlp/fbbeZB7/H
Fo3+vTahwbs4g9TDFrP/Tvpa7v8QonHsmLA20dnDn7AupJ/ahIVz//Qn3QlrjRrqfO+zn/na5+urrVUcxYoKOyvpKoTWfwiaKoXCx1zYZQ51vv3hP3i3v9pJ
6fImju+3mviyAdgSmqwWwD/jkVLmrb+yTFsv4GbX6dy9dACUc9gkOBrKj/RC+UrWj2LqUziZdNvDBOgRrAQWFlOHcCIa5gwCdLXS0nrw4+LwAZ+6MywWoMoz
+HTD3cOyslEJl+niegm8Qx1k44a1sNPJVjuXYa38v5iecxDEGZ15FZzROO0ZMDr97m0MiSVHFNIlQk6oRo+IPTu1AfPrPN2ZtXZQ6Yd4VJx5DNW+NPPFuW0U
Xm0vay9B7ZsFFS6rxG+goluywtZtsAGltnBb0DYyYePIbL7F6GgR/tHrsyb0YZHCsVtLw8DIpGzwkUezM7W3s2afWqLDQZZRX41RefEhTdXS/PD3rHaS/43N
x143F0slPEUG9I+6/QA6h0DCjgYvFW18AZmEIdL2xN8Nz67Fn534cwMviu8ZGrNCFpSS9bMSM6eWItiaI8HWHJw4zkWQU0RZc5AFZk2vVWu2bIBd66JTcGJD
VT0ZY2qsbzLiuaycj2V98xGzuX3vfCTGBC7m+SBk0nOylG1Qk0GT4rNnPJx8ESRikF2oLPF/uk0H1Ob0Q76h3zI79GDRzzB9azFvZ1vnyYStER/Oc2VGVsF+
2QH5uVKy0TNh90w2+qUgxi62j6XYPjzePgYRhRBnRURNdjm2vaticbRNxMvWFy/bSLxsa/CyHWE9c64IA+32iIn3A1/Us4CHH4ZXL3Dod24qjO9ccT71xGbe
V+ZoqUnFGiIV/0IUchWnKHENoD6i7aUK474zaNSjYjm/hr9So/RR/r8s3W7Pd0N09f3b9EJYi7YBSV8gGQkkawLJWChz+s9mB2/Ac7FRQBXba6PYlN1iUw4Z
qoM2tAYmJlSNAqqeQNUXqEYC1ZpANQZUU1Vnuwu9/QKiBpyNXnCGAk5PtjgiAqrRC867EenmSwTPWfYDY4DyxqMhE1YhOmsbkN5ty6cA6qyd/1UJ1erHvMvK
Hpu58lkm8/2D2wSbwxKb7YpLwHKLjdBYuAGRFtymP36AXmLxXv90RGOwOG8YSyYytqYby6z0n2/TTinYl21Qq1GpA0nLPlR34WAdGB7zoF3IYU5gCOXS4Lbn
teubvmU7Qc3nCaN9HlSKf2BoCOfxR+22k3/7m+/5mt8OkC2eYyRInoO37drOGWo+eEDLdFZBJQnXeQ7UsRLOJTKjtyGdJG2mMzbHgoPicgaphPSc2KUN4xlU
ph2KH8httnypQnyZZ3o+e75FklSbo2zaZXe/9+hfvBvdjdFd4gscNli152Ye4P7+tfSXMyydTYhMTS3P2BFG8fuvmfHUZSChJN5BHANHYyobY0dsQ9l2qB3e
z76Otr+OXnzjw+95U8CcOhST4kcdaY6UVg9LrOVpXDyNZffw8zWAL/rxxG26H+uznvbw6ALp2hoaJeKHlwzujF1yuE6Vw3U1hxtfIb5lvRwuItPEzHsZ8H7Z
SOpoQtiJZazbtt31rIGWaJ12Psm2GY7OI2kYwfwJC15LkMerHTyS75mRTErerhskb9c0LAVKzzKO2NJA+oTrodRVPBoJoMBqg0jGVc9aGIfDqiGQsSi3F+o1
U36hIKBjRBlBxxzk1z1FIuGNyd4PGlLnRSWhyMS6ji1ZfHYRNsRMsjQJMaNmrpV52Cazcg0sHzSKVFEfxGyGtarK7sP9wjl1UdwviFkv8jtPbeqjgVMfAUqL
T30qJp8SJYW9ysIjiMO//0hu9U7wVRnPYiKzWO+dRVvMH33eZPBzJWsLyzm1izmNF5vTWOaUDVczG8FzkdCjjjm1ZU45AN2oBKBLxV5E8uniPMxzemzhOd0s
c3qZzOmmn+2cUt/OsV+DcyDRpgNwMKPf22yhrPtt6dpMoRECFx1xRI5KGBVLWyqHO8XSXIfsZLc62iOMUP0Ma5BBdKq1ETCN/uFtop85hf6I0CI/spdFFVb6
J6CSyS2O7U4560//HS2yYI2K3OmzRlajqayNU790tHG3UhoKWcLiRJ7kU1RKE8Ta6e9m4UjN8MZyzxWyYOIiFkxA06VLOunhPdrfjdVgFZtgREG8mPr1Jj2L
9vVg99zK+RkGgLu2I5wJJ5MME10pw7NmeBoYfe8uA7wVDf8LS3w+G9di9nmqhEFaVYmtwaHrdKd8E3rd02uUGjrLCDI8WkSV5evr5Vvj5Rv0LF/YwtM/Xr5e
fhZCFXzZ+MeeBRWgTfu1ptvX4Fxs6LbF4V5AyxGDlK6u5StYdm3jK2xQ9FOHz+qH2ULfwxauFB1ETJJShMnTHEqA5ybMtBwRvLOtM7KGnHCb4ogdVF2kV2at
xbNb6gPVgiF6E47RmxHzWfX2e779HKS1wqEv7Utw0BLrsJY5UTU4RBKnzjQPVVqYerKyWE5TQzhMpYMOU8WHtBCH+YQ7ghPuaC6SulbvCbcXPudQT4cZTIgP
wvCRfo8weBD8ib2fGc7sXyd0lp2eU3GBXsKezwiNr4bh2OGpUXh1eMDcFRJbAeH0W2sJXQzsW3yuXVoAvzjXLj4Nxbn2RBOyTC3rFzJIllGZhaV9szCKWRjt
nYWR9qj+UmyEinPtsAl+MH8qGth5RumHdp6RSl3lFVB3poK6TN/Q8BI6vzR6Z4cenNz3Mo+jMo965hoynalM55JEormfxdxkxhnmYPuChQ2x6fWK82KH2Pha
yOU2aCH7yByGnSTgbS9Qo9j2AjWCbS9QDWx7gUqx7QVqibAyCqxMkSwc2GS2PMmlKVsei5cl0KMgIBwcfL3lVVY/jrhKtWBeaUD1EQ0gs995Z9BwmzraAn+l
mvRRecTt+Y6BwxmLznBWrJZsuRKUpchC9Tt2NRqmo08tyMdTszzbcT0myvlp2wU1ETN14bAe8pgV+VJwoYge8wpagwpaPQWT5AXWwG46tm07RTdnTDeNKcIf
OnZQUaP3WWHqEyf4k986wPsEjNoDidLP2BTCiDyUqJEimcMGEou0VW8dGduiOxwCLASzpyNOy+0l4xCk0BcbWSLgm22S2nz9gcoG1E60+YmvdMsgTlTN1kov
37aPd+0iw0CNS6pgEzu+hZJPkr3xuQ4LLvkhO+kjRy2kDknpWwXOTCxX+rPSWslo6XuMbfx/8Ra8r16NiHtvqxqD0IJQxM/3+10lg/vxbWK3cpTNRelN3JX3
9EQrSrQPBr1Jn7yNYwxtbFQ/OVbvyuvyE3maTh/g4heZYunuA0aaVrnPiPfCorMk0r2ELQSmWGxbN55JT1+z2ziP8mlQokMj5nyXs8IJ5G8yx9aVbf5ZIfyr
kqDsSAzLhRFggfla/ujgbv3RGvnoXPloVVv6GcpZX3rx/VcLc2sZp06t1iAARF0pXSg1+Fm6xwDBFsCmMwyEJP+XH9p6R0TFP7jNBBspajzGNVIdlRqttdbH
wC3b59v4EBN6FBW457n34Zc4/3tdQaJ78H76IZezjfidf/jKZz71/U+PI98ItfFs3ekWmph1u/mz9dSV0+r2YULxDALOvQckIQKrAEw90uEv85OHqdCPtVch
DjsbZCVeCdieQceLSNpN93FFWqGzKg8k3y/zfJh/UdHQXgOyS9D6U9bNWJ1//OQd737/794+AfWM1QHdU6uZtU8NZheSgzGZzlE5NqTANEyk5tjMmhXJV3WG
ZDbTVx/QyRIrsSQGdP1xu7fvRo1kdb73ya/eFUg/kbr+uI2O0vuHWSdldR795idu/djv/uX7v21BL0Uvpm+avnHCvhKOfxP2ZnYX5VAeOGojrMkKud4GrsY6
/dXcnpPfC4ubLjGuE/YWKbCTCKWGn+ETnniS0yhP2zhR7aez6MbxLHqhBRIb0VH2hdaF3Jx9Df1EE9a1fIz6zB2mZmtn0T/rBunYfluPxbmdrjrf+sqn3/Tx
uS9+4Lu0Tx7kV4SA1n226QId+96Om8e/8o7vfuzby1db9/J6PMM9aFNH7Kvk5nY7i19oTfOrs61ZGvOsbbpovwqRz7mzM6jp21/5zLv/sLnafphb+6Q7YT9i
S9eO2X0Dh8Dz/fejyruLoR8tKrY+yghyj81psQPZTJ9C/BdZGI/skxho0vDoavtRpk4T9nGcevtQMxTU9AQ1rZ8WNdGHe1uGbfhd2y4U79O14gx2+j0cBUnn
BxcqautTKvXockPbM1/CQ1OZo842bHMFIfAQdNDppr+pO8PBsI86nBWMi3DgbC7yugPiTa7JiiWPy5qoZ6U9Zs68xJbM2sp+IWwff+l4kvDjGWIdrk+WaYZj
xtGzMUGXdDrf7zhONbSy0yimfvoqyZenEwxIdFcOz6Pc018nx9L0pls4ms45dsqBHzO4re9o01bNqWg4XzLvOE6Hc/TAZ1bZz7MgBV2zfQ55/vhQaVfcXYrs
yWVHiqvZKRV0pnffNLP/4OzR6ak9m8choEV+Y3C5nVX7j3BcH0KPABIm4McR2huDI5Jv2e4J/I88OsqBaAOcwRINxlUZTh8ExidPIxje7Nk++35Ptpnh+zKw
nH6nHXFav0H85LdovGAIMwa4OQukiIG+iBNK8R0tkB0czLvP2UasBXvkJ/izfHG3ePxZgz8X4A83fiH+bMKfy/Bns+LoJ1fizyvw5yr8eRX+XIM/2/DnWvzZ
KUliIVflQfDf/fz3Nv57kP++nv/ezn/fzH9n+e/b+e/d/Pce/nsv/30f/72P/36I/x7lvx/lv8f470P892H++zn++4h2SD/Od4/y38f477f47+P893v89wn+
+yNWDHCf+cvb+O9B/vt6/ns7/30z/53lv2/nv3fz33v4773893389z7++yEn/ewB7cb/UGRfMSU+iHJIEEVLmHmSaLImShhflDCBKGF4bpdLkkiVsZ5mRcbz
vzLjKT8rawjWNXlOsxbPasaYcEE2xDObDfPcZiM8uxkjyGXZEp7hbKms/WU80RnjzSuyU3iys1N5urNxnvCM0Wlb9gye9OyZPO3ZaYzFGWPZZNYWFMgyQYLs
dEGDbIUgQvYsQYXsFwQZsmcLOmQrBSGyMwQlsucIUmRnClpkZwliZGcLamTPFeTIzhH0yFYJgmTPExTJ/pMgSfZ8QZPsXEGU7AWCKtmEIEu2WtAlWyNrMztP
0CZbK4iTnS+ok10gyJP9oqBP9kJBoGydoFC2XpAoy2VtZx29kl8kKJVdKEiVbRC0yjYKYmUXCWplmwS5sosFvbJLBMGySwXFsssEybIXC5pllwuiZVcIqmWb
BdkyK/3zA4XO7kPYTzdPABVtdcUEENNWl08ATW314gkgra0u40SUtrp0Aghtq0smgN62ungCyG6rTRNAfVtdNIGFYKuNE1gWttowgUViqws5jaStXsQbgq06
EzR++s0nsKhstX4CS8xW6yaw4Gz1wgksP1v94gQWo60umMDStNX5E1iotlo7gWVrq/MmaD7od80ElrOtVk9gcdtqYgJL3VYvmMDCt9W5EyADtnr+BIiCrf7T
BEiErZ43AYJhq1UTIB+2OmcCxMRWz50AabHV2RMgNLY6ixW3tjpzAkTIVs9hnsdWZ0yAQNlqJTNYtnr2BIiXrX5hAqTMVs9iebqtVkyAzNnqdFY12CqbAAm0
VXvCmaQfNeHcQD+nTRCFtNUzJ4ha2uoZE0Q5bbV8gqiorcYniKLa6lQE/rXVKTgp2moMtgm2WgZbIFstReRAG5KVy+hndIJItA3p2oX0MzzBLqJDE0TGbchg
1iATDgxLWAOxSvQRZ0FJAZbUhsZpBVJ8g421oaNajvCGouINRHPhswgH8u865C0T4sApumMHm5/NzhrzBfj1ii168muWbCqrjAxjvrT/bGu0vF+Oe1Xer8T9
WeX9qtJ8/gIjFbeS3/PsIjj7wbgIzl6wPm7+cIDtuDgknz7Xoy/gu8yTzGCw9fC0vsATfcHcPH3BXL++wDv9d1kY77EQGGyIfuCmNx/oCUFUhLJ3OUQOdeae
Xs0CvZNHOjj6LXxS14qIckROV8ZVMHT8LL31gIjNLA7AxvIP+CzXmPtjXhJ8RsFluvnBGhx6KvIDiQuEyoqqWeNcnDz5G80O62OzIzlJpbb+bqG0dEt3XFek
7VA9GS0iW+Z3s3ongzHfgQN6os0GySZ+rymecnnw/yEnI7XKAUqT1Q7ExtfHEwHOLbbtVIRebin0Yl0yNdiAx6xnUsphPtlM4LUHdAx8msXMq8yjLfowz3yP
nFP44OABia6H/q21ChGjW/qWLNNMY5gzf62s9DZh3K1kxrELj3pHcnkafSWUSNB8b+JIpbb4EKJCr4up5yAT2zN2p1f2JePoAffTqWilxBrCuWScs+Gd/nt7
JBcWQTFPd/SYdzJ/vZPVU1j8YcIDgH87fnxOlleEbtQeYZ88IJYKUGfRmnHXSyBa6pk5vKApzrvFvzDwmoKvr1hEGZ1nkKzloEEy524RLAFQcwuzYI7PpOyh
/YWTD5ZLkjP8xD7AYwYL0m4w55l1uRy+IPS2sOThhaac/hpeyfpFqaFs3OWF+TmeW/bQZv2yMWDE4cOTvGeIZu9WqCf3W/AACxrYuINo10m0YOk2ruCXFqoH
vYA5GHtVS6vK2srSSv76Ewe0fVyleR9Nvj7WbOiknES+bMtJhE4knpxIanIi8SsnkqA8g/hyIqnJHR3PyhOJcKuecKuhcKt14VZT4VZHhVsdE251uXCrSrjV
FcKtrhRu9SzhVlcJt3qucKtrhFu9QLjV9cKtXijc6ibhVi8TbnUzcau+sLTPEJb2mcLSniYsrRKWti0sbSYs7enC0q6A56BmZJ+lGdlf0IzsszUju1Izsmdo
RvY5mpE9UzOyZ2lG9mzNyD5XM7LnaEZ2lWZkn6cZ2f+kGdnna0b2XM3IvkAzshOakV2tGdk1mpE9TzOyazUje75yNQt7gWZhf1GzsC/ULOw6zcKu1yxsrlnY
jmZhX8TZYv+9sK2BZls9zba+SLOtHc225pptXa/Z1nWabX2hZlt/UbOtF2i21dVs6/mabV2r2dbzNNu6RrOtqzXbOqHZ1hdotvVczbY+X7Ot/0mzrc/TbOsq
zbaeo9nW52q29WzNtp6l2dYzNdv6HM22nqHZ1pWabX22Zlt/QbOtz9JsqyNsa03Y1hXCtp4ubGsmbGtb2FYlbOtpwrY+U9jWZwjb6gvbulzY1nFhW08VtvUU
YVvHhG1dJmzrUmFblwjbOips64iwrcPCtg4J25oK29oStrUpbKs2uBEjKjC4dWFwQ2FwPWFwCb9aJRdllzwhsbPPB8P4OdG25RZd/YiD+4HL20JvHpO4+LBB
oreP2XibfM52YG8hEY5rC8RfXjzqMlu4nyDWMutf/Z6YkrW5LNAh2Et9lRGuORJvvcV5w4oQ65VyrYXiLSMdTPKDMk5fL9cRnIjrCJ4q16EkcVKfMcxi3IYn
exLHwDBMhccZeddawhKCCxNxYMlRcLPiRv5whTGp8BnYGFMBIfzR38hM2MOBHRtGcdYvjWk8fI1M8jCXtMqggjoue6kw47waNRH1ejAGlTxsKCQKM62Epp/l
bUuMKSSZIwxdUdiDcA4pZPijg7uL7B226Ob5bqVOOmlClMqXVP4Ah6ysVSLEe8hF9iFXhnAf/6613qfv7+XkeqzAInYaUd/ze/jv3fz3NrebfuSm4jiDlu92
N0jOkbe74io267bZ4/rNLrT559h3uggYf7Z1h4uI8Wdbt7uSFuH1rqQxO+hKHrPbXDFbuEfPCBjqUVGx5A//yW5Rg4gGZECvPiq9+lftkYAk/ZObjCa1+q4C
4LOtj7ptWzpz1KXZn9yenaQSv6cJoPVa6zKZkU30CkaDVvrbB6pnWy8/zkDAu1K0z89o+vfL8cOo++uSFrvAhGMm+Uwidg/H2F8p03ZnXA2H7SnfFncqPN9+
GfJWrLVeilDGa60t+gMclYpENr4kMcJzqAeL53VsCB6o9iZ0FPH33eOuJHLX3U/37C8yLTCu19vaWKQmnUn/fI9OD26wXdQ1xQhzPnl5tHLN+c9OLrDkDAbV
BTD+y6Kxoi2Pf7bIfEyD8DE/wLc38N0NVaU/+88yjXhfzXWqKcaOpn1q/x+xIbq7kN5/OpRkx/P1/vRmsN7/KJsKTIe9en962qv3x4Oq3p8zDRYPM9EgIDQG
unWn0d+nROYnt3O8/iB3t0NnN0rHjR1s04mQl9SRf9Z68qMtyFXWdOmBlhQUpqpHa11dQABGbeQ/cjjXodNNf+u1hX76RzKoM9xHEPadHhx3YAxwpvsYFCT0
/HEHKmu8ecIBk8D5E1eJ5n0lWPwJtpwPV7tj1LUVGqqNLlvf5yu0Bt08S+9/baEC1KEgAlEBxvxB+iY5ncYq0BNmlIA0RUYJGBgrBA63xfIPi5sd68rQK5r7
sa6o08zCVVZvB8uS/IgalFXb2yScT0vgls+T/FRNJB/vI5JF1xMJTUz9SsuYJ1+qiECQ+KNmVgjm3tcaSpp9p5j6mkz9WRxlBQGa4cKQnyWdr51twW65JnbL
/Bq2OumBab1EHd73ahrNarA7cST1oc3F09dMF4iqDRbm00pfHmtaqWUpFlLoeAjpUmT+WzFQ2NgrXEyaRt7yFl7Gb3dLISJ0tm6PztZwHRKxRUsKRWfL6V60
6KmyXLUMz9OSxD7Rnscti2hPywxFYSuVh1dAsVvWi/YrUraqwpeZQe6FWxF5QQEsCPKvLu3UYryaPMswE+8yYjxLi/E8LcYD54OnrymeZpBfODu7WMUpwsFp
mR5vHTyUQk0NDm36ZyoSu1eLxJydT41HHSwR+8RgiRgnOtQZZcHrC8tvLyQOK/z8Zxltb+Z1bOaMBmOkyezpxlCqzLojcRMdeN7pWXdOetYdPeuOTIzcGXHn
dd3q7gjx02Hu3wfdks48XC92Rr2sguqiCjiko15UQQX5jVlEwIQTIuaKLF/J0x4Jv5QavHc+zHtQRULNeyfdm71zoykm2yRHE5WohCBa0k10vKjxIO/GB3uI
vjwrZOaYa45mypsKkOEI0TvrvDJQp3YScSHGcxvFEGYq23fZJauvdauy8oH/HI+Bm5P3Tnr7a8V4jrbVxVrlZuqGjPZN6Nv/Y0IXmdC7/80mNDzpCS22vHfy
VN5Z2fJm42pSY9VV4mLay6y6+XFWO6keXlUeD5ocN59lfdBxpzo5/LQ6Oa4obfC0nzNFH47ILsnXYr/l4pjMP6MQsIsY3DPcER8IUFgYt1qRkRIdNxPAnvJF
i+2eMfZgnqufuOndg/oRSj886Yd1Mv3Ayba0QC0KcIeMpir5X0MOMhiZM4VbGpGV9prgp2Q7qhmbx1pp81grbTM9JLbWooda+unX6M33BigP6PDlXgsTzxos
etlmUbKOWlWObYAPL+ciZR6RTrzbDJuYWU3CKpclZzu6Tcf2EPzQ5HNH/jkR+OgYfTltrjm3Qy29SzSd+ayYOW5SNc3afqkwsLQuJA6hjtAiMmRrDY3z7z/7
gbt8WHASJ0F76+m3Tc+HkNUB7KfFAhTR4W63z2PzVrrcT5dKLqfpMpXLg3Q5JgbkPsRJIG21wmXCL1wmgt7+S2K0gPWSBNHaTuKDxPgsXW2t4OOKpbR5MLx/
S3tMJGt9hDMDAkq19K9eU5zS0Z8r8ecqbuh3DuhoiyFbmol4Y1NfD62ih/6gHvrSQ4t7qC326ughTv+Wsfi1YEb7D5/9wKc+P/dXE9LFNWUPv6J7uLKr4+2d
yXGBFujgyn+9Dn74q5UOjpUdPK47GHIHx/BHLdzB8Gnv4MO6g9997A3v3ve7X/zA9yzpovTur18jKdORUqbsyU/bhbC3C7KWxoy5cn7rm4q1NCqmxikf+rSE
iH32ILBCqrOoImaatvVRXxPGwSsXSE3rtvPd45/41Df+4ZTViy5U5G202QL4SDnsIPev4LDV9qW5O2DMYiONoduvgonshH0VmiBI21dSExWTbnszveCIjgbg
d+v9v1a4A/dC2z4paNsMbbsy4bZA2zaL2i5M/pGnXkO2piHLnv1a9hGKENwedNjVCgE57IKtOjkR4uLz8q3PfuDdb3xo+eLzYpIAn1S3TjRpGXvDInSsoYI9
8/aQnre/+/KD7/44UcFi0lj8xI5pXKs3f0Jsk4OgIK8zKEP0dRoyBaYON9Db73zzM3u+8Jq/Om+1dS1SdLEbm54TT88JO8dag0H3SYPSj71hz/ubJ8Bo6/33
Z4TV1k+J1ZaGzic1dHTbJUbrsdfZP95l38dyEVfw2zId8Av89o3Jwzz8tnrwW0a+kpD5O48devc7aeSM4cc0huuRI3z104ByWvKtGdBa8s6h0INQdZIdmied
KW/SnDmcMpCdjkXm5QGzUbLTu4YXcmlf+PSbmBdyO7A2P+ph95f3hBlu5xuP3v/31Ilr2XLHlTlwGXEI6m7n0Q//wZ7f/vSXng+4u+IK4hqCuoYOwK/WvNfb
X1OQ1HOpBJHUVXLMXwlBMSLA+3D04Gs6EL2QmA26PtNNs/B+cb2Al5D4gLhsdv5CZwXCIhinCwQFiMEQ34CISdr3wwX7yDpet/O9r9js9MGt3o3f1gT8O1wC
79tvLnr3PrscwH1SGq4arizDR1DTP37yLbSVnsJOHdzhaRu9n9Z3B23qPzw3TI9nbBnLfjur308loYPWY4BXhy7mvJ3Q6WFXm7iHF1r6f7/asPJ/OP6Gu/x2
I/+nL//mrT7HxUbqQpGe5H/3sb1fw8uvPfqOuwJ+qaHu5Q/cqcdFqPO+4hr5YzJvnD5J8ljRRZNlQDe2PWIrHeB5AYEnMHLiJR9HNxsTcBdxVZPdRdhgbseE
/ZhdTLOXf/FgAcjv2bQzrpGgeo/xxjjWzdfogHpQO886RhTt5G93UOBzViGLdhAe6pijv3XTW18raZVNz2C3AF3IwY9piS5bMNApiS0YZP6dYtboqvM3X/mL
7/7hPZg1/f4Yvwf7cZ/Ds/rpPT/49Jc+8HXiP+51NJqgkfB+nl2nnE/2aDzTJaDQ38fsrHU4S2Vi6c2FY2dfuOVf2qesV+ld9zMmOOUUO+XEOz3z/Pi6XyNI
FDcqPMQOoJUHd5nrB2bbYXWKHD1F0mf7saLP9nHHTE3+wO3lxBT9sR/FFMzaMgfgoS2O6TgrB48CBdvphT961//87It/dfM6ZFM4073X5ohVFo4I2XBR7pWS
fKOKusWHaviOuyT0enhH8fBweyiZj+5o4T67UmsJhylEFyzevEpEmw5skMRtdUiPw01/kxEmlVjv5uHr5GFSQSOcXRuENK5GGrfA5iT/yOumC+TCKTRVrbsE
GdwSGdxyiDBl/QNpQtNI6z4q2fnut9/x3o/97l+sWA3vR1frxak6wRm3RI++uv6orIs9x1DXP3127pMfg0OZ7vCxoibraNmrj/bV9KGyJo01KJvkX7itRAtX
6PLjrsajomL7uFtijCsZUFHpW1FpRyJlhFUkQAS0lZImfqNMpyL8vd8kQXjySWsP7DXKScDOQhThoKcnAQIEgNkrwewVqPzV28pZYT+j9G0lceDl7GE5f/bT
7/7Y7/zlH/Jy9jTUPbM0nFmvhLpn8nm66ayIjGg/kjhuqdlMjqHOqrceyO/GcQZ72cuPehIhroCOhIZcX8BhDUKqnUnHhpQYghG2ysSuLAyBgN3Tw7AfQZOP
f3Lvl/Qw7IfxakQi6xhUtI975dx4qq6GVXj4EL0Bg+Uzg5UY6b+XP/tSbaGYj/a2zVF7GPQwxkwmrBlO6ElsYq2CM57GEPyOcj/0lNz22yUacczHhx3Dp7jJ
7p+pPuJdWh9R2/l0WOgeW9hCVwcVhYs3KyTUIgqJt9qODUlVJTBsVTDFbFNNOTRtmsWpKWaHaiY2bK3z/Q+/591fqAs3yGwTMaG6vLOCy0M+Jb6ukHE9/uj9
f/TO3xVXVwi6yhixxTHcMTa2VaOee1jsuceveuk/PFQ164Ew2WJbgl7JpwcpqrzvU9Pzm0HCT9q/W115XRF+8tOqml4elGr6yr2459fEPZ9L1rra0mFe74Ku
vO9pCkJw3TNp6mFnnuG+dCHuSvGKDcnBqjmBrR9IP3tqqgozCyMMPZLC1sDGSETTBWMOhjOCyxhbcBlb7xP2J68BHwv6W7IMaGnuQHkIeBx4h4eFE7jxVy+E
Q+wHvgd+4Jb2Ay/cvfVS33171ZE7b1Z9wJnbZq/xrz5mi7u4JQ7y3hnEyQfiyk3XY1n4QhYnBsatm2OVAZONgzeKqSwofKoDnAE8jXhP3NYfFaUmUVHgw+xp
F2WfAVPavNQqVj2lmqF3nnA3ZOTL74+8gA5WbnmwghVApBdChLHV2QaATsecNjQeJAyI5XEhDHBRPEHxZFDxRB5r/T0oUV3V09txfGojyLVXuW+oSKw5Gwgf
1qXnR6RrsFBpAjotTSjrJrRSE7SuYZ5yotqaapzpWFnKiflS5fMvV/wKpGCpxBivF84EEcdRqKfHTXuvaNcTfp8N4Uw9LF/WsxGcqYew7YzgTD288LewYEUQ
pSHOD5me56SI/hRSb1ULqpoWq2qaOna4sGit/LEjNwEdl+Quw0UwuwFHklHERhXgOGutOv3YaKCVPz7ok5Z80pJPWvJJSz6JOtZqdzP9mP3/ganV7iZ5vL7v
8Rp5vArRd2F6E6naecT9RGKKG4khAPX7d1j9j9UXiV0ulcjfrR+mJg/tSSHUyeJSnfOW1ru6D42ckaBLQL5nr76Y44v09w8IdukELlpZMEbUowRYncZHkKqX
GhQeSMiNhAUuImw8sKKFP5xUlJbloTZBGohYV7X2Eh2MfYmqCxoKFv5qhetf117KeOprFF1ySI3e1V4qQaGWGtx/62skONiSIt1wA3jTYLxpFRqnCL7fdV4j
Q7sLT5b2EvSUGLSMqr8jW6IXwZLzMKOYylVqCQ4OvmntLm6NvtjUXoKf9e2l+FnVHnXWVzpLjza3l6lYN5/o32UMhrveJqbN/W9TcMdoJ32v0CgLHQG9XHqe
OwaTq/NcaGDS81xoakah3Iwqtj2SO4qtDNFZbOuPHFjgxRdEzdnr7VWEONKK6kpIPBGxCkowE/NnEoBIia1wISGDIhg25bXcg51TXWzciEynnz5QmP2FoiMT
SznjrFiGEhJXnNfZHuRbNmRckhhduGmiEzrIEqfiDFgB7Ji81QSYdqQCnYhBJ0iNTd5qPggAbOy2FssVJ+x0OLdjFkne6oDzmHJONLCh/BB9eo3TAy+/hNfJ
SaDFZcj4afF/7tDNJTayNZ5E/5zg/EwWgzM0HpKsoX63ZmtdsM8IeJ5zQASJmwvFd21ob5nRia1aUEq89aCfQznRzXtDt5SN62THLtieilGsCQHNXlJJJfeT
MrmYvAGZrwxvyalZGNdeHzh+qbadDftMxtkW1lqIxZxlS97j1nwWEzFvBrKYx5lrmnUrapm2ft7LvB03qu7F+LVV3WrJrKbts4h3y8RmXaz3vLOtcyVU26qs
TD2FUKAcY8vdjmB9FYNRDulM54yC5JVsnK+N4dkc5tAdyv61zBon3KZ+X9dmNlR1hdnJQbKs/DHm8niXhSoyPTpdMbXnUEfUuyvFUniLqPUuwKP1JiRqRQvP
xvdZTZuLnwVrcNZSSvQ8f0HOckB4oYKtFHn7/BVSk8fFCjlZI0dmg2s6YN63RJ1J/KZYrI+1C1UG5OjpvYKWRm8AveP9Wm9QhDKKJpglDaBDt0pptmGBy1hG
1rkcBgmcLk2qiQYVw1TAFyts03TB1tbuuz+LJZRQrJnbAVyt38PVRhWuNipGKlwtLwbDy9ZMyP9e+4nBpdnsOyzsXozN3Pt5kW5n95aBQWMXNpA7iaCxRURW
Nos0AWNpAssOfODfoAME8+TJRmRPuQjTw/+I7d9VmP48bFUM1qUmWOc7JqNKx+aA43A4WrVP2ffMZGHn/P0de08mIcGzeC5LOumerL45a4y3m52w46lon6Jr
JPMcRdYUG2lviUu9rj0kiSSGy7Do7RGVdBTSkIRFlJ50D3EejXvaSzstln0RKWk33NL4pGG8q5wieigLL5wFooc6RfRQB7ukMzB6aE9QqaKp0c2IxK0aDbsD
bB1uL4PWzSmCxi+lh0PEBjV0S+aFKV15lCwQDj9Sy+b2dtJ9KtxLELC3NKxFBzro6iQHP+jqJAGiQqHvnfqejHhOeJSFlQiId7KnUVSmAxkGTNgx2FbDKh6n
2xIQxCRGnXT/kWzsMmq93rF+KVvGIRqZja4CDHXNe16tyVfBamaPRnBC4QD2Y12kUB2DMUP5yZLNSLvbPgVVeZXn9IiTCZdZAHjPgR8x0nJknPyF+HseZU8o
RAWpJodCpHNLQ8OhiIMYSqxxT2KNW223cMJAYURI5GiJ/FERB3FMPhqVj1KILp3CwyiW7JSNSggqjvZXmkcPglDlKqrM15t4vsZ6UNaEaTRl3ry7SK1wSqJO
MXDtID44zh9N4hRrSBocAU89y/bmLcimJAuZj5fuvEU5sOjGhtOPh03GMqIZoDKD0ZBTq89DJb2kllUf57sIo9P9WXSEKBQu93XWvVpFe49cl8VbEZUUCBDT
NI/P0c9pv3EP1mnHm2EN1knjOpo4AkyvdvUtuqtqTBL95DEtOulhnoETWEZszkZhEy7jzDuCdpdlcUVuERdyi1hHTkXdHDm1HSf8OhuD2OIU9BVii1PBH49B
bHEqxBanLPgpzTf1YK2V0uUpEv2XUPAyGlCuLm2PSX0n2xH6Ro2N0/LjHi1Dj8Z6erSs6NHYwj1a1lWnSIfGyg4RDltaL5x/jgUghMiSy+m9CBoKkXXWmz/l
9PdIdBaapIdMFhWkTK3+82hU/X9gQZunuZt+HtKE5GIkXsEOLwEUOJ6Ly54U0EDYQ68tDh6nsvVpW8JDtD32Sa3W9KKiJkcZ232qSXI44RNk/9CckMMBM5x5
dez5mSoj/vImUUb4rIz4aZ0jPrWIMuLVWhmBnHvQRuB3QXVEETQFARwu5qUuKpOs1s3YCIceiGe1dtpt8+G9m1/V5ZQx9AN7a3bbdthkQxK3jYmaX/tqOCye
RmI38x7nUiR1M/dcncXVUTvUV1sckctmpRX7p2pFSSuqt5Xk7tKFuwoFZ2d3IATYP4veZrR+J7lGJVeARE1DouiTlODXHN67XesbWU2+snu+8uQrr/er5OOm
p/19hbPAxWLY1FevUxyAnYqhtsWrwjKro9ozHq/VM17dAgZ89Eb+TOlLR3d+oUZu1I3c2NtI8uBCA/F3LjYOq2jCJGRk/JYnfRAeMA6HG8Aw1hfztr6YN3uB
FqQsF6wO4ZZy7Tw9jv+BJh9sUshxVYOq47/HflUBy+qEdIQF6QjZhrogHSGTxl7f/0AQ064uDru6OJia2ob20DADHQtA0qbY6WcGxgLgYJ6vabrRlDfpTUm2
sEo6j0UzW/lsq1FJlhqyHiLMWPJGOxZ8YaLc6UpSQQux0XN3Z1bvZg1O46kakPC1ENhci/uytD2EzQC1q5hde9ugkaqJl8Nq6Go6IjUhzGsyw0I1D9MxK4Qe
/eqNDU7dR2NHCkt6sIEZpmhTI0L49cvZ4NXdCfmgr8CyRu0mN9XUSYg2NrR4LdnQiKlX6Ch6OERMLPGz3SzR4E7U0Hmw+9fyaV+qbGLYVNemhuQa9TiDoyoA
YV2C3mwlJgtB5BvIBHU5e2FYm5AaCNxXRC/q9AJctr9pHBDb1ED4+KTomy/AQpN1PgsY2FE3aUCqjsyw9IIOnwwzIypFe+g1jZVwZ1iubgAEQ91zEZXqMYUy
hwmnmksk/x/1pblgutoACo30z25hZNCJamNjd8yJapucFOtS1l5pu+P+j8TuGHtnRmDAwAigIQ4BTYQ20eHQRmg0RrUS4NA9yimTpjgp7qII64FUYcIIDRtU
N21ZnFALc9PMX9XVWLo1W6ISmgpA5ppqiW1liSZKZAnhVqCoqggvGigVISjUUtXYmkVqKVUSY+o3YQDIH9CkJwk0EiAlZoz8cVJ8HKlkK089kIG4FRyj0Nw4
ccYNHKxcCDrr+KiJj0a5h6qJTtFHyB6QcOpFAHRQAw00QAcZGkCj4RbdSFBqCUolMoYl6MZSzhiQCJYmXQINOlZTS2gswk1V+5ckRaPNEnCorgmoMQCKvC9M
3Yrmm0UndXmGAgBmK06rkNDorYH/yQKOFDE9Wurd3EBdbLIWC3Uv4aXDKslmz3j1Ix5wg29GaDS19E+1JI7raoAC+JsaWJaM2NEljYAAwMfTJZI5IUYPQ0l9
ReVomeOgwFsXVY9FJeuyifWIladihIhwZEHSMmwCgZtMtfU6INp5Ka9Jzt/oZT4oS0WwIquBz34BH8K1Ci7mHEwFHLB4Ah5yFnWrcAgYbHhO04pdp4RHiOhl
db5pzIcHDaG+pMhA2YJOkvrmVmmDXtqfMUs7BppI9mrMUYDV0IRyGr1jAIYqvpjmjH62ttG3BCE4nhLQOBY2JAfCKZ/4P7HBKTJZqxpCLFnJbg9hLiaLA4at
rK15+OsZ2Hebr4LLWd/j4+RDe+sbdusUGgBY28dhBqjITMIVDcdUA3qsNVjR1RKo3N7IiaDCbhYgF94GkWJRXRt5fyIegX04OdR3zJHnRN8VcKBFPLeKfb63
L0HRFwdk3uEUVG2cNqhVxMnkLrriRimZu24g6Ekfk7KPAfpIswG+gnmQCO3TLXWUt2kdpD7kHVG3Fbd95rIUhyUhMAFqbauAp3sxn4gQ3c/VLCPHhuTlgj77
ciJy9YarXT41IJjU+3rcrgmRqD/mUFeE0hZvkdwGX7lSq91Tq5QQjWFZa24n64jBNREAhA/bpKNouZqRg4hbGDkELxBGztPclZe8beChpJvVBp5JDGcKfOny
Wc9dL+l1HKikONyTLiFHQcTqKqZ+4FlEf8XpHB2OA9nL/x4bfGryFj01ecx9X1tw39f2npoWPLnJF1z8xKeoBWsRgQE7VVdHsgyse64dsQsVXZKs6Xue5UDn
fJAeKpfHOrvQ/DClb2VVxunGR7zQ4rHTq1fR6vWWubuvzN1SJuMy8PuFqRiTaViXSsiuv+CmFi3yeS5Sl679Jd/8gu5wGY94pZNW7tKjr61889EDC918cf7N
O8LAZVWKTf9qu6rqcuOmq/MI5mJZULX4tk7/fckDcfp7dxtDg/dJ8JX7s8AYEgd72uHp79ut4zpEkpyvamVMRbWyJNxCbOfum66iqQk3U6Fz92dxx/6l7VkC
HA069h7wrkXpGaKg8ZH80/8V/HkyxxnoOla70bG4LNUx3q7nf/pf237OjkEInfNb+z9tbYOQZOlvZLX8PV98w9S2fOQ3ukhzgO5/VTvWRTCJ2Lk18wk/oaIE
uoYdZx/tao2Zzq5JFezLWojpA3k6PvzBzWK7zSVb2FTNQzqseCjXmszo2LJlblKlHftlczN0NJJqqS7UjDTR82oKB9UUoqaQakL4L5RqdpwZ9CjoqaIhL4Nq
FebYhyxtqCqepP7HL28wxCZp4A3qm2xTjY6zhVPRdewZ7PEtVZ9sI5hQ/UYqF3ZWTsNgjRUpK7eA0eus3MWVgWXurJx8eeZfJyF2bJA2YiLQYfYt6Dj72w39
7eQeHAbwUb3j8Ud8Wq/TkGg8oQZWhj52bD4uggdSwUsaUEzx8THseHuoyiMcXnBOTjONSZad60bimzrWS9AXdm4AOcIBaEjVEFx6iHpHRaYzlNssCd50ysja
RKkIlzOReVGcjGpavgsQ/412QXPXV9ytkRuMqw868a4bj+SrdrQLd8PhwgN72GTgHVQfVMZd+NqkSCEvUWVqnK69E72McD+A+rzBVgYh3EP/+Wajo850P4i9
H8IZ11dDm2hWbOaPLGFE2byYIzoXa/tqCUFYxHb+mAsnfmNgea+zNbON5Tjv3nma3/vntGulP7qZLTCfA0McvLoHYRbSbx2oFF2RP1NVX/4DW3fM2ubrtpff
V9xktcJwbx0HXOvY8jM9Pftnx44f+9otU6vd221+cPCPPvj5uccbq92Dcn/3t/b+3mfeQ+X3y/3Mj9/5la8OrUbmItze+c5v/t7X6O0NfPd3e97zlaWr3Wtx
c/ST3525y1ntXoOb2de/48AzVrtX4frhL33ke/T8Slwf+73ZZ8HgkC5f//dfdmFrSJcf/sI50OHR1dzfeFDjeZ2jM78IU0OvM3vAX+0iAeDBP6U9T9HFY8Fq
+HJ3HqV7WtudeLVbuhoR1QqZr6kppMzSz1esP5z5xiYqcwlUOMMLfc1cwQqOlAzjKYlvT/Nl5nGE1fdQYRPjdN2ccu/Z+//zIJm3vGbBIJn7mnZUmA70Z3wX
XWnQ4HSLbYdTBK8S8uVrDc237oaGRgbLydPHsxAhcfsSxOPomo+Kwyo7OOmUTI8a/eoWiRZXpEuOJF1yLJ04QcqokyqE4yvixkKbxCmSf3izDv+uAuYOteHT
KjzYyr37l5tFjSrlRfvkaL3dQ3YWVqREYUELw0rKQ6FdoMWFDy8QIgRmRYUPb2QCTwz+FGzoc0H2RIgqSekeskU5bgD5dQPINZzRnXP76fR81eGKRR3t/LVL
G7ZMYTvMV8EcrzLkNme+yx/huUUA45MDMA4YHypBhZ713Puc86cHnBD1rOxqeGJZSAJ4pBIvchWyYj0LjWaLiDv7DXKBbxRxDiUDWF1yW4dmjzyJXovvlLN+
IYTO7PFynnOnSJcMbskeP/GEx2bC68WE101W8gUnXPa5UIwE9IQL06htBqXKgKvMnW5mX64d0tHnheqNC0SyexHpbsbcPky6W6dxw997+e/77PnY5BhjWFcC
I25E7s38dttMaiiTGvZNqrG6uB3TrjNQPmHJ1Nq9Uztty9xOytzewMpzpHGzpbjPqad8Tj3Vk4byoP6wkvE8TiS6M37S6zXvFrERlknIfgwJ2b9urUb8bk5S
n8dsrYiqP2yyx1/JuRgzW6ephzqzkrMdWe8qOQ7Zs1uq/byp97HB9V7DCQml3msXrpcTu39SJ3b/hA37krOtYzqh+0dtiYF51G43qfb6+VQSXoBrqST0s2vh
Je7D4gSJ+oBi7AFurDcgmGqYlO92JeV7X2fKRL1uEYo6NLbr3Dtb9y7QvXN071zdO+ZbOcqmnkbOabyqdxKVfLZcvhoDIptQETyTgcwkp4vWnXak0zY63WZZ
k0RzkIw3loQO92m7q9ja/NYCZuXV7H6IgZnz2Zf5STYSr6V/e0C78CBxm85VOy5IDfDaFzd0cNpQOsIxLrXJOVOYnbm9A1v//MS0P32n5nVrk8g8NnEKY3uB
TvmLdeo/MgSaDIE3Gv0qJDygW1vZxP06TjfjlqYbm7BzoE7NMUJiastY+eElvCcF9K4cPsvJoECl6kRcKolGQp1oxEo+ZTteaZy+qmqbPmYcC//6QBFIW9FJ
38HZpybRyxFE6WxrjGOVg9Bw+a8d0CbJIU7VkvHESI7hIJFef779XL4Kr19rnY2rtdZZiB+92lmRP6vIy72iJy/3CtbQe2c4K0tHzkpebgznq7UaAqThnzOV
O2X0fR29RgQv4lJxEd+yNlby9PAlChJHTGzVS7tN17ItvMqn4SRx9sYsHC+QBtKRWNkihIFXFE8HtgF8nuSbu7RTg5JE2KpjOq+q+hySxk9yTGEOLxXxmZZa
R/PwbaOpr2Mi7bqHR00VtevymI6dl5nZbnIsDNT9XPAhddTUruOdDQ6EO5NAL4geqTr1B72xTW9s6Y3d35sEPwnz/AlWQjMnboAh0xAAiZiBq7Wk2r+mGv/E
EkiKNKoOYQAh3cX8rCUftgxUkxKqVJIT/SQE13YL0Ey56zb0HX1dT8qup+h6orueGghaDEE4r9JWuDWfvIJbb9QrFrstOFKxqCx4GVGt9IjEZigf0afpka3t
oYQYEK89XHd5eVA1w/RvCDvMyCVcLZ5FCCOOkQEcF7H+MNyhhncQisbig67iI9hPaW9t0iiHCBQ8d0nP11iRLfYbAIUYZUt8DjXHuSos8S9jql94Lv+V40HC
6EwWa5ZIemBi5KyU6HSjWxVwtIL9NRZ2GXKWvowtRpZ287MulaOkGGM71ylnq9GSRyr8ILOdtjA2dPC5i2DtQCkbH2a8FZEQ55vIP+9081trFzdskGA9QK9e
w8yG9I/DQfPh04GZZ6CtHms6QtDfi18K6CfsATwJwMnhOEPwqkQOjGn4A+2IunB/b62wsyyI9fRUm3WByQzPBdGVI9wd2cTXWhztT2+crNUqpTNfdmv2lMdC
3OqeGRYiGgeS/8wFbYtYP9KO0Y+OuJza/+1I1oCQSqSfWbOzjkGtmkfKp/vg/hmyzyBnuw+1PJEYblTbNO/i8p2Sd1l9MotUfcvcZFbvrNt/JGvl8Q6O6NvK
o26lXZvb7dC09rSboJ82H1bLsrH0kdqrlN3ftqv606Rj7+tMTao6JIwJ7Gsjzh/CO9PqF/NW1cK8NpXdsffM0EsJRUKlX95OQZlg9v9n7/ymBRmxamyFGYeT
v5e4jh+1XixkhiUDnPlEpTRCNhvuokjZrc65+ybNNN8wybPrquQIfyqrSWZXs2jMkoTl7D7heDUWzxee/qpYPJ0yUcrdt8ipjY4cIQvJuHMOSBwEJ8Z4gqjP
LhxKIjk0cTo4UaLD/IUo2w1QyaBWPDyD7UhWX8otfJt3yADTDR/nmJHKwYN0tRvCB3o1uzg6m9jDgGglEZOQtV2NNnjUsW6nhrAdYgwr+NNUXMNYBvFyhho0
wW5BKN2EUBoIl8DSmi20+Y5OWokJEYstADYPNCDNpkkNm0W8wINl1k+GJL10sB5jUZ/F+UedjexxB6FokCsD+SNuzWXID1xX82HfkaiFDHpquddehdXG6Ai7
SbgSgY4h33aYKERs8VOH2RCLrng6iHzMZEmnNp010O1G53/QTjLZLgbvyuZVv8jYDphK6WsReUdt9iUsIRGwvTrsKWiimDZAV0/XCItS69JE0HVNSB0jRl3U
dKqOOqk/1OSYRpKiKTy2aUFrnCHaUXnD52uDPyHIDyTVhFlbGYXqTCaAQrTwVjPGfd7ZSBONdAnaDqy+AeLtcB5HLv/tdWxvV0dLHP/bEdZvCZ0IhU7QIbzy
dF870HSic5Q6dGMW0e/LxFdF4XqLBGDZLtb9NG2Vj/cLF+4x/XaIxtDyh9l2h8OzEBM8ycTVZb2DJqS9jbuQxwVbRLbZ26bxvOlt0J2BuTXvFjafMDpsdAEf
NnYtdlUwSXBL7owdZyqanL/FQhhKPPrV4AUjFozShaOdVKl745nH+nq6sO/KXC1qVusP66s1L5o1Vx+ZzeKeMFD85WEYNNEP9mS8dSxrNj+cwTLPPnQoiw5l
oBhu5VUDfib0qnEoax6miW8chmv6YZUcot/m4Vn6X1afxeuIoyvQAqfS9UPUUONOKuLhU6RtUY1Dh6isR2VV/U5F0EMxhCZTdXqD3CwqQhFFQ2Nj9ln8HDok
6wLdNwM6uu5wRkNpDhoK8Zc8FOpQq28oeIWhJNTwYdVSyWH09rBqHqLfugwlnc1ah9j1BnELmlQ6pYGr1p1QxFGVh7ifLR7KEJVV6Z20LTkoRt80VYqhDNGn
GC1qa/Axh3vroLd0hKl0CfYfHjXiHqKZreMt9cfVnXJNp5zZzCXI4RiAgHEYwizrbQgoDEQ0Uec+EdBcxZjJL3hO0CVbGprNIkC1ARh7hzOHJ4ah3A9H9MyW
niV9nY54WgVbDsMmDF2mP06ly4QS9BqRlRhaWcLsiCOoQb27ExHwUAW7MfG8o2uMGoQS3PnEdD4SHDSo4QlqeECNROxqlX2YxkO9HD3/PSPnv+e96w5fuHHZ
/7nzMxve/wAwy+PxHEaBO+/A/z5BBV7K//sLKkCguXD5x7fT/z9Ez1+34mL6/4cfmKWRHJ6trP64JypX3BOBy1z/4EnrpQ3BVEUFjz/4KmhCzJfH86s3ECkP
VPwjh/mOx+UwiwnExAHgMFIIziR2zMaU0/w6Mr+OLBLMSwC7IAcwIMSLDzEIYlldUhO+OzTbCypWQYSs3LnzwuAVo8//hXf+5gXAac/cfYi6cIjxpHg/iybt
O3UUvn9eh/7Y5u4BXd4+VLyf1X2QXjBCstUFenGIYMlpaSXOgs0GVPM2iq0OnT6MyGIKJ0ufOEDdod0XtD3d1t+t47RlOnSJnx/n0IWITQrrGBwxIOO9Wz/l
B7VK6zXYSd3i0nGHm5ucZ05Rhusrs+zZdyAyAzy6r86CcWQeheHVeBbdlfknoMVWD+5Yi+GO1Ys7Vi/uIDKIVaGD/uFDzOf7h2fvgqOzsn6EA2NgUEsPvNQR
a/hF68tJrbEUjv47DIuXgWuInh+mAYe0hqyBa4iAsdAaon+ZdQgu4OPyW9Ffj5t5v69Gc1GbtMu0VvPm4okpzAWw61clzgN+MCe0zVt3ZCG/9bGulP9r40WQ
w19tVCYz6A8JAFjfUZR9JexX7DsGfPv4OtrKy3qIat5fsOq1/hiK5sG1zz+M0Ox8DA2KLq264VVZQju4KXQZaG9Q+SRQ9LrGy6hWfHVvcDV/VVZ+GSpHSVPi
vMNXb9Dc0SIYBoFR9V0Zh+9X2FLfv0t0yNTSXZBZx52p/4PP1RyIxe5trECitl0QDXCD5hus/RLSJaBYlPcdg6I47jKm2vIluKsS1vzwpTBxiQzlOnQBNria
uSPKFRwCnA8V74ly1UrKFa2vUq7oqC5fUK5oPSiXBjldCOXCtGnKBakAXSvrnb2rSdWSbzq2P1n21uuhHGXgCd6j/EOQY95ZzPbjREPDQ9CaHipKzs6WUOrd
k4HZ2CJCGgrVhrvDuALKH1b+IYyBWrB5K8W5wD6ExmzeQgMV6k026EFXEIu3ZbKDHiL65t0JokbAZYByrUxggkO6zkqHAoYhjYmKqxoQt3Y4Y2RXAW223CGq
NCCIUsuoGr2gRwqWMcEhniSfpnIWezvB966MXXb0DiYUuyYU2wPFvtlx7SlvsqARqqARmkCbJZaz1ax94U3HPvHrq/7vR9dVqHKxXkCXQbevOvWV73v4fj0a
NuBYz9vbYRow0CDEAPmcFWAPZlL/3FtOueuPDgtEQv7hQjYDigs9eLF61p17/scHiIUgTLr/SO5uZ7GWyLUlhMs/mQUwhshrZ7qpiLRDoBvvkKlYGocivLM4
Ook+9H6+5rpTwS53/tZV7lcs/dq3X+IiXsaS9ctZi7irS9PkX94wMbS/b+LUwwVMBPAOR0Exr0JEQ7T1K502sfKeqGFpRlja/WVRxaItFqF9Ygzmqu8gj2I7
t8ZkBvM9OlC/cD8dYGGhvmsSZmIQS8Uwv4s6616dBXtxEKeDG5WiRoK9Wfjfjuhgz3T7S2xzBnPpUJ/COixh1qOVI2ddTn10mj1SPt3HXhEEBVXbWimrT4gJ
TojF0/3iLNOYYWkh7OJ0od4KAwj5L6X6SlqAtzP7RazCnsw0jiN0uly3/whNzNYKmaUtMvPHCXdEudOkISf7P3iYDh5NU935RAg6L9inAnozQ6/o0FGwaOtw
7igp82GFXMXEj5fvZ/uWdAtx2g7hpCMb1JVcSrUq13Q04dv1v/2VF7/wMA4X1busRe3fyQryqGP98nVZbVwQuAVpA9XML/EwrdDRUk7wZtv2dhFU1m0vj9Zw
ds7938jEIvafD5QJ8tzNPNXY+V0BP7HIPad40BDYQVS+hDTBvTHzIU3ILBaCuTpNIjGN1SM9R3JVtRlwrh76eL/r2FPh5DzyY1Y1trXvFau6IDWIH4nw68xj
mbk9TrNDlBOkG9TcvnCI/7e74Kv+5IFZ2TZo67nw3I+/7B1fe8bHX3j4wlNnbfr/c8BcEbJHh7OYXke/fvfIxuFv/OLhCx+98J/+84ZvvPyP8dK+8JK5Vdd+
/Jf+7oLDF5523/P/9rt/272fPsN/bcTXqFdjZBPl4k+WbXtw6bYHX/aA6cY71klVr3jbDe+/Ytfr/tj04IcvRA/Q+Fsmj96987x33X/4wtsfeeI7j3y7/UL6
Qjf4nF/k9kAtgB1RqTlgUsfRRugYl9wJteadsBtmlVNSl4cJHtIDvA7pNZsrUKlE7vkNPBxU0hPMzRacq+OQUSWaDk1fVJk+t4w1ZvaO9S/UXByhwaEq216y
oWKjZJItidEkptfDzxg2O18cTAL8hNhGrLvgGAU6jvnChmphpziMVvp2VEt2VBC4qG/3j2T352N3iP2W/sTYqPWxOwE7kQUS1YgPk2xTcwjbOTwesQH7qAJ7
PE05OAIf21ftTlBg3vU92CHzHqY3M+J67sqsWX32wVm9zbY0qoxYdpZt7zKrKB+5tGGCO93+cT5/WVrIyMsp+VbNcfmMB65ds0tq33rti2Nd+OObzvy1i5b8
oGfP9ip7NhbV4z/uPPcb2KEJrS78hxv+sfuV6z73i4exC9NAS54d23clhqvNkhAaxyEa4WE51KCAXm5Fi8fXoZw1b0HSSjisl2SNXuuFSK/1ktGf9S9VWSj4
Qq9NeqMX0wvli3L1FgvosP4PR/D7O+fuK+1rJx843Cp1jxoy175aA3AQ+CrA8xY7enq9R0+v5+hJ+5T3I5hkeFX41+i2B/70f049dgjc508DYe8pQ9j7CSFc
ogufnHlnblWi5EMVUJ4hX1U5TxYkofL+arawtc2O9reeU5us2KIYOrPqN82EDZomd7Fpcnunye2fJpenycVC+M55P8RMQWBKLa2bPu/8t37ov19wuIfmQEAD
miPT/SKUpo8x0WYp8bNZwYf0la9QtM9LDfqGxboLLd1+drtAHSJFFdRhE5ZD6EbvAnarC9g9BGkdSCR1Ti9gdwH0chdEL8gCF0Qv9ymjl3vCBVybt4BZ+jcP
0dynimigpwbRPuI6nhGdmUIXHjV7mXmgkc5sdgcvECHTAnPnVinHgsu+b8pk9Rfz4y0wP96C88MC24UIrPeUCay3+PwI89g/Q8WO8/g6kTbVZltJQRFxbsf+
T/30Z5neeYd5d3f5dOvyisKODL1xeZwHdfnhgZ5Jf0Cc2145jj3VSr7vefaktyvqn8jHH3hVlVjc+6IB01jd6kBBMq/z3v17HrrjW1+4bf1kVsO5iXbLzrk4
PvFQr92jfHMhnl6tPTN7P5CFZqbXgfX0VOHbccOeGx8o1EqAQVKRohV0CC/qh6AhrQo1Mhh5uHcdrsDjleNZo1RT0fIuJOzrqYa7sibLI/lE4SKYNGQ+KXhU
V/QsYYV8WJoYaET6OmgYljkV1tLIzxIaieTyi8zQulq8+XF6LpLLh9YVLDUtzwvH9r2S/n8fatKI+iAVFenoR3QVK3/v0If2/eMH6fkz+X9/vE7UBuB4m+y0
nUCHAs0TsWGzgjV0qQznbR2dPTRL5JSeoP8R4Fbv08PURQ9T7+MVY/oIdDum1YfRWtDPxbiiPyxToZoZgn2YiDU6pIbSHx/Q0XGt5I2e6+0KNVd2f+YOkhDe
MGmefudJ62V03rJ+eQciZ1SxzAOW0WoAlvkFltVKdCuxLKhgGfvCVLGsgkpRiR9RBT/iu7JE40edFUcEbeJ9m5DUNHDQpM18Pn6EFfyA1AwGNQPxA88H40dD
NZhPr+BHOBA/UMVi+FFZPBFQOxRJPmaOdQsQkcR9aBJhzg9DpRrLu4pOLhadXNyHJjg3WHJusKC8pT8xzg0R/jQGoQmttVb6JPudfttzQY/CycGb1ONTr+zZ
XrRI0dxuftHhfyUqVKXDFfZgYfy40Jo+9dXh+ztHZ+EaCumJ3K+HwpdVvWWJWUamiJEpMsg0gNg0KsjEWEGFFyA2jcWITZO6UyJTYwFi0zhZZHKxCzWwC0Ft
OovFYbGatR+ZXEGmqB+ZXCZWTHP6kQnmAJao1w3NiWEO4LJhQB8yXRi+8YLf+Uj+vD9mvDLT9OQgXuaVwsskqcSt5UzQjICvg8QXJomlmNOtSHwt4NeJaZVn
aJWu+6bX6DO7RYxL8+u/sOR/fOpL64Tn+PMf/s4HX/rL/y/xyDi6ly9n+yDh8znyEATu/HiMS4l0WF/TYZpvD37h2C+woMyq3pVH6hofqTksOPeOl17Zspy2
K/HBvx463q7GpGL/7Z90edk95NeucHNRn0gQ+4wt+wxP4jUf/61nE3jiedeyOAidkvKWJfsXfuScLR33yV/54GFZjDiWJ5XTRly5Jipo8LTNQEsqd1msl+Yh
KDISGDKA6NdFPC8mEOEsW4YkhMJCJxM2xkCAJVGLt7AiFqYnC/Aj0V3Z/0fdnwDIVVV5wPjban1V1dVLkg6NeOvBSEeS0AmQDTCpkEDYM4IOM6N/0kk6pJsk
Hbo7EDSSKEEZF8AFJRmXrmoRFHBwRgd0xERwQUVFR2cYxwVFHdxxG5dx9Du/c+57777XVZ2AOt/3j9L11vvucu6555x7zu+UeLdlMqiGLged7TdofDhx5OlP
0IUsUuC1nXqboxRP1SIq2YVKdol40CV4nvFKF4kHBXywq5EyCmFsCjI2BXyxiD/M2ZnHd4UzssSP0ge6J3GAQS62YVXFmVgVNcZgVcU2rKrYnlUFPXQ3YptU
Xnh2A5FRN/CyGpPx/ckZljm2SAvzLRjH6CJ9ehrTT9E8g9NOEXtRnejzRkP1cIlBp3RxJ1NQFz2DwWVpSo9Ho0GV8VPVscXxAjaPIkxyek+OioHVLTLJFUHv
JNZhWUcRnSH5FuGNyuRbjci3NMn2QR90XUU5vgi7JZmFsreHAjtkZWI7odj4CngVE6HMZZajMsv4ckGEUXasKYpjTVnold2GOG0DdhyLsAsud/P+GzIZpIlg
l9a2DhJPrZRN+aR/Q3RzMLSkbuR9+7G1phk1I0E4FjJv7d2z+vd6A+mFWkycmaVnwdIBXGU/0H4726iZ1uPoo47PKmEkoqi4wlX27GArviwRvDmdkc1plJZD
Az7z0tx1X9n55TNUJjpkGyr7M2XETAuB4VvqeBYoqPjwEJqzxc9BaRS/J8YQgJySlzMW2OAyQaqpL8BHxFpCVe/vVmlEPRs7rkn+wxvWYuwtpJYrkKolpGrB
b4BFQRtHIFrWVUEFklyCCID74LeCa2DuxkeCn7lFZRolxvt4XCUFWmRTP2szPW+L7v/Q5ujdx8/adBWee9vgVUFuDPuvv8vecRV/e/9NGlMhsdn+c9uxI/+g
Nn4aWdiVTRK0Z6z9ZoNcN4/3iWnVFE0QXW46iZjJdPYae/VGiblxYCC5EjuAPfgsPDKsS/oiMYjIPxsG8ivrIDvoudXrb+KMDwcV5x65qo8DwPyXZzyXp6G3
J/RD8tBGDLc31BdkgeKSmEC5o5hAOT2B4gp54lRji4uNBPOGjk1PPWeLmVIV3lXhyWVD7GJft8T5Rm845+uv2K3w57w+Y+czMnvVPNObhnmEx4Jjk90wvKa4
JBQhIxVZRgp8TC5fPBKSxA3PTks8O1ECzrgsxatwphE5dxjvMLOjdyztTGGFzhRcQrERTghm3z5fzzD3BEQKjDtcLV/voNhJBch+h55JVI8inCOKB3lqYuLb
2PnG+1l2VRUhsM1U5frbkCLYrxX1lJr57ObBK5nPm63cPbrESUaSEa8KiOJT2n/Fm+qYRrg0FYiIJmPL1t7BvshPhx2isPXp/2/Wze51rsuYKRxCr+UcYojm
s0O+BhsH7tn8kerdr5BEnBxd7XK0OVN5HF2dQ9BfXqJEBSI1z09IYDXD6emgHVuCdhjYAV6D/HAOmPa5fk577ep43BwicPmlHnmpWjMBJeoDI9jdD2HR3erf
Xx9e59PbJKsAX6i+CtPxmND5mxuAQL998uaNNwmd7+PQXcaLLTqr6vuqnGwMkX3V3yFSwa6759aAo+LugDM3gz9OC/gvyGUJ+GdHfLcPPg7oglLdklhNiTs4
u+wwUil9EOj4jvZtkASkZmjQag4Niq7Ct4GD3JVzIXxUddgAQhgcUhD3A9AP8ar2SOAy4GghzPCi92oDnQPo2JGai5iY+h/sWhUBbAhkYwxXX3JIAXEdgYXU
KER+FcZV4cpzGWR1D9ANEZZS381HSH46wUfdTODAUUKF/477FsG5VGqVQ/T+YEs/dSFwEA7POhgc3tZV1VV9Ow9kCYhMtQ7VzUCsXRqlxGXQkcDh4AQNokGV
Rysc4wMSbMgBLFRmWD5RUweRUrXmIm2D8Xo1DODjzrB0ZBrK1QF+qpD6FpfOSZSNOvsSU5SPQ3kdCRyLMi34PYwl1gNAuV4dxw4E9wgdz43Q8Y7/p+slQ850
hDw3QsiLYFb8+xHxJ+lZTERLdBbJCBdx8LYlcULZlP9MLqSxXMLdJeuHoCzsbMxgyIUIGpkBMjmMhtb21Xs5z1gR+BZWYF9Y9piECuzFO0JEGZRUjrTWPSp3
gyrtJ60tt3/13hv2k36XvX69hqyC+LSOhseC52Y5x3kY6C3sLuln9vIzF0XP0JpaQciZvZ/Nhv7+oHR9jfGzXolAAP6ETlNGVY4Ct6nKZjTL/+exBZ9yMl6Y
6W3vNOtJDKuoR3zyddnzIhxpBlPEf+f1MSlgJF0NqeVxok5hCR6gs84JXwvoCiOIUB8wqoR9dgRFQhILEm9lzu/jvGrIbatzVgLDiD3DOSBNWffBnZdRIIXp
aFKuGYhLBXeVNLgoGEolqU0p8PF1C2Gnfohf0vJbnqCWeCo/An+xqeVAW4B7tcBPcpBkLa9i0/MknFp1/wYZpgbDJOMJYbzFcdwYfaua8C7hLjBQmbSHhPZZ
8+qvOvFCJtZ97wa2i/YwidHNuIUsKqIrmAxOQoZWnU1SJSa6FclmcDHizJKWmbLYyIbWWM4BwtxJlk54CrgG6DxoqgeOyb2W8aME1be9W0B3kJmQU/6FbzKs
VMpaha75qePmmBTjrnHC+/TyTTdpHy+0gI91YrwSQz6URo4PARRvuSmUHBzOwc3IaXFmPU29AvqiO8/Sif44pR4JIwa5WglydRPkyj4MmlwFBFOTkKPb6MVJ
OBjKF6ecNRF0iShLhtNwT3K0eIv6FiMYuSLIM491vlXZjKHAHkJEnqBNvYjpBIrwkIoIMWw7w8XENsInPBLYsnvcvTH4ghNFmSGj+uvjrjzJ5XTqnEy9ij+9
kmWe/ohk9Yab9Oxu1duu2dsuZxATZLIUc3BnYA4uKCnsbfrgf9wQJlmEWRhoEYygkBVU+jAnqCSvQ7UAZmydxJAQloSX50jAQAbUosrhJ5R786uaQWmIcYzx
vyYs2kVVaiLyGDFMsJphTxh7SLhEpVVxlX57+UaRzQc6kaMXJ1WFqkFyOgoqxt+C5F5WxlOFRlMVTac7FNoweBvbN40n8OFG0ywCVdKvFX2dQFKkawDIMx4C
w8JV0dkVEFsVxNYhQmWqa11ABEDmrnCIZ0UVwRAqKg+mobEbGOAtp/OeOBEmBkkPf+e7zt65e3IzExnTFvJgciwKUxV0X6IwrLJwfhbKg5jAb70xIs0CvwRr
HPuxNeVCPiiJPTK1MQFDaAVxf0krHW4VJZKvE7uynQj+q+Ko2mQFTkx+3YrrVg3KMFJ62NDgC73BLHYuyBhFzlazYbUPZjeCOdj6MW71ql7Ym4PeRjC3SY/R
nzmqF0f0p0e+dsxk0NcIjlVdqpvDJX11jOqjm7AF07f7DqpjVXeDnqH7x6o+thL1oYZdB1UPjHhdMOL1wIA5SS/SQzDiHQs99Vi60d2ASyB3Whadxu6BcD5I
GY5z9MFu1KOTTa9NermKo7hb+mDs5l5QGAR0S1F3Sz8PwpxUX0NA1O6GnWhzJ1qfwVEmaj319RzqOqp4lVvvUT/M4db3oCvmHKSnaazmNDgf8Rxu/RxUpAdh
ox4eQ6Ak3kAF6CG0fjY9FK96eBF2U+NKDjt0RNQY2JzCmB6LwenGn2MxON34U5U6zoZ7EqAoGHGBCQ/N7VAxBWVwlNFbqJNBhSMeM/ThHD4cAIyfg15BkmVE
PGYQVlGQsIoo4jGnKgeZPrHZWAw3GwsczNLQcRMZnDcaBit+Fqb7cTS1n3W0rPjZrVjxccyKn51ixcfRh45rw4qfBVasiBU/22DFx6lngxU/Wz3LZMUFYcVF
pTQrziiFn5zBisvMilmraGIfNIMxKjPxotXMcQvsSJHTrDgTs2K25D6rBSvOcfwJCsoYrDiHD+SMzR1iq5kEZ2aeargblDHA01hxriUrziRZcQ2sMwhZ8fHo
7BpY8fFgxUEbVhwIK64xK66pDFhxDQJAFWM0Uns2dSWxYtWKFX/UsbN744QEEDaB0ARtXKBllTcCnWjdeJjrkdFygzzTBaPcAkaUCO0iDv0A3FLu/D5Jqa1P
z2N7JCBTOG1IRqPxffUmjbSLEsKEjKgDxNUQmYmxbGH5YrjOK5UnmGNIz4WJgSbzMkPKuyBhFNYyDlVWA48zBEY2BiKXRYnTGzLY0V4N1WN+kXMgr1Pp9kPY
kFQ/NsPehFrdh207u6duugtjNXAP4Lc38A5owEU06pHoiI2dBkUg2y/bN4lQkbs+bzpGrVSZqSCjgWEtUYiaHPwtCcld2PFy4sHuHsRd9grBc/DVXu4iIS7C
x7DDn2mwK2SGb/T6b8/TWpzdk20BLJOHul/SPKLAGquDFcARQAB/EhdS5lRHB8or9jVnAakk5tSi8LsyVhs22lbYXov2TNskL7GtlIO+7VQUORuvZaXoaMpm
Rol5KjygOprhhgRsrtqPCrtboLqK2EYrcFovYTXMYDXMqFJD77ch8A/phPAY77FVYBNFCDoH9hGnLiXNtVTNd7CtlXfy8DY2yLB7zN/G2xX5APKhiDBmtFAj
HmTCNnDbuOdsMT03sKtnY9uZq1zhKusSJ3nLjRcRFD05xaIoPc/l1mQ2OfH+itQXgd8MZwBcAV1dB9V1tIHYQQEuuiF0QKtwDD0ekJ4SXAVH8YajS19miAIu
KYOSMomSpKCMFJRJFHSw5vjHX/8KFgDrWDULWg8lXWK5008LtLXcUYrPqqpqaKJVWk2CTuUtjxIKw5zWzXmTusESoOlT87th5+lGwh0SZvX87sK2J3TDV/K3
CvUPg5uSvlR/IDz4CB9UP3STmHS79FLhwrK5e6TWowrQzgC/Vh0JZtETPScB4X8qcJLkgVvOA4YT9gvLnCi2ywDX7YrAdbuOF0sk+oFZI6yQXZyvBky8R14s
BbOwKDCA2ywsCj1tX1U9WBeovbwuGOuTY7h7WlNYLViCpqMqs8IYhkUV/JfamT0xS+IsKC6zoQS/y8OXNyPcyAN56Xga72C8Eh6Ko21j907hTe5BDjwBwXnA
79S86QMOKaNt9H8A57LdwAu1d7aHfONn147UH//ZtWxZi1X5UqzKZ1qp8h5LNJmUKs85wbUqX0qo26XQXBGq8hmtymc1+DxUFKjyNAVOsgTDz4qgkTMJaOSW
ZVsCiGwBGD4vqvw+RxKd5Fm5Mi0tKR3+a8X2ZpOFdlWqbEUdlxEYa8CpoSlczzHshmL/JJd4aN++686BUROjNaZyY5xJliozFqWdw3N5gdfhBHB4YnoROX7C
afWE3HJneNnlJ7yWT/CtTHQrIoFMSAKZ2JojEP15xotOm3HcOgnNdbf12LPMgt2hjDyq06TlIQgR8Z/Pqep0jrTWL0N8uhoGxYxA9MMe5k6MrP7Ee3/RfMuH
vvCfK5c6VZAzXXZGJF9Rvi25pEvMSYmczmg1l/earz1plOiOBG5UotuSADklgSvlcCqi1V978uOo289QTiKJ1QKrq+J5li1Y5RmNqq4yCQUjw4mrW07Hlpa1
XEvLGmyVufbTUYuv7kSNGBgj63tiiNATETj7081qXmRWy7afizqPAomS7ogp+svElLRGwAfEhMzBuJYJc7dQ092o6QYRUk0leUZVkhuJwa+NWbZgmGULM5hl
C9os65hmWV2/2Cwb1k2ah8U8OVhQEbTF9mFtsS2lCjX0xWfYJrMBpr08bik3xWybeav6p2zlvW1a6UeTwTF9SZ7ycq7eIMkyDIzOg2xknHJjk3t4NfZaQLaa
HOd9yNV7t40E1kkOGyAXWF5ImxbR5p6rkMnS4uR207Z9fbkc5QjwQpFCxJoaRAsvEi08GQOqEf9KUPNbbhJ3inC3hKZKtB9SDvdDdHEVZPs7H1h0UVmV1mUh
KRw2SCQVHfYQsDd3dO1gVzoUd9tN8lFfRgxJPlHHkjgwZRu1Dvp8ldNXob9gHagmRa9qRDgs+HqRGFVMNLEQN7FTmlg0mtjZpol6D6ggTWSj4CQ1NEzpRt1E
RFjidbkSapVsoTcaZNUbr8uemzaKd/hspM9BbiVlTXJ6ev7LnTYpPPJHSuGRnzmFR751Co9wDzjO4mGmu3Wmpbttk8VDq9wIcecsHvl2WTxUpnN/lIC8dZbb
n5eSouBhd1oGq5kT3nIF3as4e/QY9u0rVcsuOa5XLmeyuXyh6HdAOK9/RXoBgBY8g+mCJCOWS5nq68TBrFTxOTEZY5DT5dfoy2U8+Xl+mWZwpj5npN+ylnAy
E2QHycQ5sj0GwOV0MrroW3UZJVRkmVmP/Eh9mVkN9Gn1zZKvPXz7TfK2nFdv45sloEbW55tF7bkKpc3XpS2wXoRX+p3LapZZ9uukbEtv3d+WKPsmKbvog2mV
WPKyJCkENZmzOFutJru+rCe7p2yzcIhovI6sFcls+usZnaeJX9es+3Fm3VEX6I3IKHFaNPlWUa8WfD0mqLMdLlmZp1PnjMZGkRrL8Wt119jJr5by4ef6abWi
b/aYHVnKxZXpqTGUfRU4Kqha/plUjfNn0ONMvXarx225HLUknxjYnIZlkfOcJKB6GuOhcm0GwW49GFmW1wDCboXDwSSUezrDkYtI6IBuRtj57ACrp+dRFydJ
ud6cKgp9W/+ZM30K/cxJMoaDemhdP/4ymK0dMijiPcT0kVm0RWXsRGXYEzYiViukCJ5gRzsitm6QDGk+HBFJsJIPsuUoqUUkpTuJ1GiGudcypXRtskUGUq6m
KaVnmI6yLKWHHfO4MfB+2BAS0wskpmO9kORBmuTgxMxiejFMouZHyWX8UAdqU3Ko+hRokEZMiz3kdL04I1NrltP8Gk5d3N3iNHzYjSW9g1mW9DQ8c0KhzkR+
COz2qjlC1swlb2u/bzE2h51sxzJLPimz5JMySwZeXYzfbZiL7DgvHQRVW/cAK6RAD0jIOXbUe4WEa0vrV0Ws0Zi/vJEbCTSRXkPKfphsVzPgfe8JZeeo3DsS
YFI8hCXUq3yPcu6+LqgAIVtV7giA7n6O+NrXX/859uUshUI796ksqTbrjiLOZCKdQ4SMEnq2Qzn312L5L3QrNEaBkyzrdwM7dOywpxG2rQm73IKwGf1UlZmw
MwzaE3dgPur70OkopzpqBcBixx5HGclJwrbDfDg62cjxKBuPTqvCw9HJAQKrc1JV2feogPEphP4dcDTiLAk+D1Wn4YXUmRoe5CMcCbqQJ4BmQdjtQguhE2Ip
wRzYPBZpQbZ/i6RZjhxFDpcjKxOAsJhfOvXHXPBL+M5qZunUn6LZKTfc6luR2DT0DmJKqv/Wqed4x/Lm0ENRM1/xGIq4rnP8+69nUri/LDto76dfkeXrh9mA
u8S5twzCWeJ8uEylPOpKlW7Ljkgt6EpYp1s+R089WYhqRwLQ11/NApA871a/8erQX5J0wjs9zmxiWFRPcm9kR4WnXODJ0sGvSRdtTk4FvKnZH2Q2RVL7ND3N
jea0m9bT0A+ieLgiuUcElg0JK2fqAqbOZpiMjlCusE0XpkbiweLUFloZGXERuHqZTdrQSD1UfdtNunMOl+OtxE6Ld25jLuZ3WdpkjB4ZmAIS37G8yn3MjTPd
PhId+3fldeSQsycf0tVTlpEdyIiaaETYqU/t3RwHFezdNKYtjwhuWPmq1fZ+ldtziN1LOVogezDI68EI7eD7VjX/PsjOgHyp4xki7BTLCHB4XEMGKquBnFW/
c0h19wCeTwqVf3+kaRXrnIwh2vsu3RdBSDaxdZAltTaBu50RqLwYKQqKIU3Ks8uOsS0I7yv6U500rCOsB8bRGXb8JnKzwtyibEZAyqr85j5xvC2m6LIMdLmI
LouafsrT6Yd0gCIzd9BiRUoqBR3MRWNarMKN6HxS2uOyqq3LQg53OHOXE/YDVN4SKPyyKq2DPaJWUhUB9afOpglRUlyFsngdVkTP7eAJR5+He3mtE37wWHiz
iq6ozs6XR0onc2QXfmv5A0IfgEtfzn5s2eWuEurJYjNMdRjvIXQTo5U/wCEGxGYetsQG1k8toxPmMC2ifrL6keo7buIkI1f1cT5b1GGZMiqwTCowgNw0eWkl
MfhyWWdBkN6/mE2YvSPs8V9GK7XrRFbaK8ERkxK8zH3B/cJxN7jTCMOaV00uZ/GEF8wyl31+GTkIdqK46PnmTWwd0zXyueeDMi8lRS1Q5RIA/kp/UD5u9ns2
7PfsgSCrm52VfrfQ7zq0eUq+mCF2EPq235PJQShziGG4/DvNf5Y34mF5gK9YxrBDwvsgzE6K3eQgD2NjzrBJ5lT+IKyM7C6A1DjFKKVSkXPRYBGPHG2zoRE0
C5HC1wwIwoTLewt+QpLI1pE90ok9mrOml3HWiG9ie5wyJMPn0byF7wsGJ6N/IUcACZCKNjr2APK5ZCPvPp3ZU89M9u7jGemHns6pOiAkSPIoViSpBnXGDPU6
E5CmQ2Key+jftvWSLJac0UnzjLhmflSzSvuaMYuAUE0l6MoxRz7JqQb5mQCMfXbVPsnpRSVC61IYwkl8uLRJxciGm69CpO1YLYtMHxDPEJPHaf30mySsXRXe
RfoKzqQU5RQzfJl9GLA+DCdvIlOsQeKEjISFrDKZ/CSXCIjNMTQk8QrjkWZiT5+JUtQQy1gDJpmJIS7G1r8WpzdqX9jmIItwA84i20dLCPvEcDZRXingbRR4
5szNiQtwP3GX3IEgx3PXUTnMXYfnLtJWcxnUY1M3ac1TMmAqs6QDgaVftuRlmye+Hb/o+3fajktTnGOvnIbppT5Zi7uslq9vSLkBaeFykoVLpPEqkjRKEgnc
ZzikLsGNAIHuTk6/LjlZi/Vl/Cr7wTBMkLj8FphJyNa5f6vjugIOD9MqS2YwUbDwljVH2p6JUsXuZj5/AOGb9pB0VIubfAerh+G6iLEn6Zt3G2BmJQpZ/72T
l/7kE0+sZJeV/LSC4H3HxGKHQNbJzxQODAVFoRNH0YFj7HlZ8oWYBuGaHQ7gXbZjxzEOCANMwHEIt7DT3AIYc5yE5EDNM5dX1gXsGZbX8BFjeWUbmY3l1dMS
m4fl1QbVDcCeHYdNrbAF0Ag0H0nsKiWry6zrvDGqLDKhEUtz9opyJ2EtcDe4miX1gMOioIYRd0OYjCQ8cNIlXEwlyGaQE9Xh6RjFbGQT46wtnB3cv6fi2Xq7
Svf+pGvYLyT54BEs5zYs545pOXdcD2bzjkLRL5WrPPoI2aIBfzfLctkSEIE4AAlWSQ7sW2CV2CD1Hv1ExY/ulmqO9Keo2mLUu+smyTImeT/v1m+VIQZ8g3M2
4N3YwJ5BRluuhTawZ7AFkUcSd9x8lC1G9+hSYhN7hnNKGhZ2y7TDFORNk7LiEO+hPnk7U30vil2jo6T31rLh4R8gnW9olTwAN9Y38PeyqSBZaGB612zGKcs9
Yd/ina3KYigYFX30D3gvqsHmMgxaWcP8Lx1gJ83/mQXWNsCM9ztbaQB0H1GLYvO/oy3ed0i/yTPxBoDhwdiohYMNk6Ujk0AbdI/WKi3RvOb3tPm4VPhzfyqy
VEcdan4w3dPZuKfXlvPGwJfyfsvRnmF88ek/R5flfLOTJIYyJ3Osii/2xG+ly4B5nkcaU1rPs95oWkXzLHCiS7e5I3UPV0sjUVhir77UE12KJmSGq7PEuQ1O
tZAtkHCSS2ErU/VdYmCQ2WVciCfyP0QESS9VP/F30fP6uJRpMRAJh1tjCJJzGh10XyBZTd4KxI3s4J9tkGRV0tsFR1+cTMp7U4W54Yif5A5Ao9VmuHDqL4vM
cAbohYnKtnILV2CB9RvsM5ddn4PZ8s2o02+7WfMf0AiJwnS0Tly9Izav845F6WdWborhSFe1639G/mqwm8ZMk4YBpHkYWPh8eiPgSEKV9AiA0Ccjm3/Wb3Z6
EvraarlMgIVEldtitGXoKtTt6S6nBbuIBdUvZXPlSt7ciA7HztiIjufA++KFNLHQ9juy0P5jtGS2W+wMrxTsVZR00VZyXZt5+QJGeTayh/FYxac8u8Ll633R
8kWzaipchf8Uy9OdrZYn/8+3ZtyZXDOUdZBaU/xzf89cDlvw9jSbs7REVQ1Y+OoJ7BYc/07ZuFIaGii6YiURV43xHezjZe7/6wvEPx1pgciZ3LJwZG7Jk8RA
LCpnTR5WzjKzLKSZZYGNtE1eU42CgBXxdMXY1GSNM8zRPNlYgQ+mm2AP79fTP5egy2m3sRUP4KhohFepbMNk4H3TXsn4CU6O9EHxjD80OfPLXprruOrPMkfc
9Hec6XOGd90nE6vg4yv19gA/zBu4uVbVyMllXY1spKeErCE0BMkHjNqge2tP+wNW+w9EmH9NXpVTrbb/ODHIYsjKtwIkiGf+HzNW2XZjhcKbLEikKm9FC1Ik
I/H7H5hpXdoKcsTKhLCoIy1O4BCkouHPTl6VLEynS7He9DvrJeXsH9u8low520zw1CSoabiS/TNztbSM8o9+zt4LaC+kg7Wvy4SSyj47YVZJAZKlIN21mwEN
53/YkPbgt0onj9kaXIxDPUK31dNXNSXMI4zmCFY1J6d57d6ykhYNnY/Dix+MQkBOj186fZXxkn7FVm71X4W4wR6Rupa++Sgsm4JVhuzieQYfKtQPc3JGwA/u
BsJ3/V4595e7O/l8Us5Ly0lXxvktcl5eTmON831yXllOZIJzklBw3rGcFh+cPy7n1eXuOj5/VM47l0uiZzigcAfJFk1BrIpB13J3gE8Vn2Zg0MwZOeCvr3Vj
W3Yc642Z1wm5FKpGgGsPCORdwSzFe5gRvvz1hxBhTAQ8qYNfIxKC+dpTFZV9YLW6cfVdX37Pl4vXrbZv5FefMvDc7n3D1z//3D2HYLlEj1qAc3tB36F3TLIR
gtELLAnHazLeoyVg94GYJLEbXNXX4g1LbgFvFKse3Az8SWx9F0MsNcAlCMyBRA1WEaaLLzQbBg01Gw+ghquojSijZxJFTTF6uZRuqWr4RJMB4KPn5zQRnOdH
572onOpiuCSLwUDnSH6aMqfiRVggp+LlT1DFegUhrsIg/BUOFtd31WyUNAvAaZOS8aJHlag5meYB7v+gSK3hBLweXa0eCNvTs6oZy08bzggpHGA2wFNFuLjZ
ciPP5xYBwj7tO/9wmmhPzFhgn+Ttwk/p+UHLyTQ7xfQDIw+AYDS61S8JJkfTwHRP5nYJcqYtuk/l1id500xGJ7tFvazW7A91+bKuy5+uBkjZHVtjdL4licNF
nidXYnMzCE5zJaeryzldo/Lzq5oJuw8qx3s5CoxnjM3/Fs9wfTapZjeAASDY3s0HbiDxZ7bOdEQ8JgrK+olje3vadglAyOt7RxhPzDm3L2pCbEckXYdtEoBj
MNpunO4lPTr/VjNTI0QxBFbmaXnJwc3uKnkhzgSCmJqY9PpEdzXVWfZfq4Wh3y7rqxnHIVkTO2Hxd6Svs4bLkQSxbZICckd4PciJQcEogC/Z/pG+m01/Nwu/
0OyUf4NtZ/bWI79wEVeydffcEF0sJ6hNxI7hlAf158q6sz3IcAC8ygDJzF43XsaKnr0Y0d9IB4dNpYzeAVbWUFBAalX2OaTOX1dm2D5AadGSLfHh33QdZ29u
T8oC4OiNYK6MFG+L038WQAi23i+6uMyeuReXsxyCEjgSjaV3n3HFFdAzjrRh/ER9UpSNxuhu4GMfRSMED/YxXH9+EGCduLCREfIA2u5vYiRThi42wp35gRDi
FBG95Zl2r/J4ojLTE2VVmdLQ5cZ+lW9s7JGikjduWQ16Xr5fmqnggixgtSLKLjJcrTmfcSfmUAxCYkymoslI7OikQ3yvsKPonuRU2U/FhHT7nGPbRiZXd5rU
FZuN3JT4FZuEOI4uUuHg/vi5mxIZX1YmlLjogUaHqG+Jz4oOIxKUPBZ3ZYehiLiN6U8cMpaG9mVHJ2aSpVafQ/2MDC+tHomT+wiY//ttO4uZ66WnTL/GpKg4
jm2JPyJmMU9hj6ewx1MY3qKILMGE8WgKI8iE5xJA75BBFi5+NC3gR8ZT2ENYSzyFEUUmoT7Ideqsqv/WXqs3ZT28CGvcb8UaF9PB1SCCaXw7jQrREJMMy928
ASjmGM6JoOJtsvjG9E0eZax3ff4T2FiNsrkOpDJLWjq35AdCVOp+QaXurWVbak8eEHtyDc46qXKNI+xMcVgTYkhK/JFwI4UDSERzoeMQbKTFmpbRaQyO2Mhf
ZFONdNP2WK29iCpjJcN+jqAB8eouU+7ftJuCi27wku7ZLnsRccJGhPAlB1bAPkKoDxT1SHSUgvrAJYH6sKT5LDjLo/8uwzTVrHmwsMn8fSxKOkFXGagygZPO
z7BU154vZvXed95IT7XJZExcfUOe94jdegnDET9g9MlGw7DAXdDAGCQuWaZcu1mCy6ypsBFmUeZAwi4XowqjJ2hFtwUDzJACyyLL1axpidQxT6dYRE7icZsA
81SubJfwVJCuMTOoxW2rWaaaDoybRBlOurIsrsOM4M+UTN32Z669RwUnar9RNPJeMRyZmnjyNddPNNlJNBmlpi6YFhcPMmuEDeT5h2wXvnXm2paJF6xYggln
atKcRDKnrYMjeCNfZBtbghvziuNg2EZsR1ILqyj58KQwyKKEww6OrghA8W246DSCzJSKX6ceaBiSl+V/BV5D9nUzSd2aKwfeNL4sZvBM0xgfapJn6iFeC81m
Oh9vbU93jZNJwZpAPoMoGzZ0Hp2BRdISmCkK/rLP/4DvZbBPdV02ZIuPW4bnIyNjsHWqxqb0o/TzONmuBrl6+epKJmcXHAtTUWXGpAiJ0srV9+1zzkGMNeTi
MWWPrZWNQnuM73sSywAPSFo0y378SobvOPqOwAXwJVdfykx72NN3svHDGX0p7yf35/VZdlUzSATSGPSd542w4z9wPTtiWgKnymeBLR47tHoou48B0Njq5xpP
AyCD5o8vV+p76anj/xmHq39wyxO//JcP/fh1h2Gu9+UiHOG96irL9kzBDV6EsS57QqRrnnBYBKP/gad3E3ylArjyfc5VCAq8Z7V6JXzL74FU37L6WbhQWogm
UVld/ewzrD70gP21QovK5/pqceNqpSM1o1bWi9ovBO88kScZuSryZpbkXOywni/lhffFyciffpJlidTj70eJltfjz2WimcaF0wslXyUsALjG7o9Ghg+6istF
X9D54zs98nzBl4GiYdp/qJZPcOGc6SurZWBO2aDyeDVv+hxBuDcS7jXfgaUs52u4X9gH2BnN/BaY+Kqpie9d/qC3as3gVct+ftfy/1nJGkXdObtPnDDN8LJJ
o6UYh8kGapGV3My8DWh02gA7FU6ilMIh5J0Hbv85/MzPWd7r4ONf3iR+/uwOjmKbtXzo2hfRwFFkxk58m//kecDyqkMP2dxVqop0kM1JVTmIijMniWLpOM3J
mokvrJ3z4olvrqTOcfw1J3/oyeZrFn5/5ZrXLsTRj1dGj3urNvVJcgBxL+AFMqLMVQtXNU2nhKf21hJheuVWWxB5YwUUM9DjVmwG+j4Dp+9BLDtsE8Z2R3yY
a2UsyGulx4GfvwZGLzLKeA2ex4B2Jgpk9afE6HWqNBKUVIbVn5LKQ/1BAAWjQpYAPIEVk9Sfcl+QYZAzOvDXCUJVhgHtjdrlGECDcQ1U/qIyrJhcRlA6iQOX
S8CwyHJY8UUMM57hu5mTHIUNfLhcVzgImn3HEe0c+E8nltWCY7GSPO29kqcdECAVna4dDo8WPNYTUOtd7BiJMNoowuiNtu1Mj+KM3DI4CBGRN3XebhMAQNnS
uf8m2afKcMA/re00D/sCW+ISSYIUXEJLgGIYiN/iQRJkfqAn1O0xhqGJHMPDur6MfUalAudB6L8S4A9AXCS91g2JgGH66zD85OSjpMVezB7p4cXzxAN7HadV
4dwFbMlyIG6xJYujKaSv8lFfnQ1/U5t7imsNj2+Gic8Hrk5lYOMtTn2B1ti4WVhhId+bdbJdPN0uKtu/yUn0bDaGMD/qAHYrdrXl/7mdfxc7JlssVzPg0hIO
LLC4c/OhZZJBOu7SQR0uxtFdW3Y4xMLmcDY2h2U6b4iBJtinHU/JioGIZjyX4ye9zlfHH/f0szFeB7OMKFoVrrY+hyREE33K0aP6p0PtyBtQjOzar/Imakfv
NkHtAAuV6JZChNpRYGTwCLWDPdYdjdkhztB5CbptBcVBJAbjimQdCFE9HPH8iLwUHHHJjoA24Q/CcB+9YTYE4rMCQBoG/BX87+ez3l5vT26vc52z17vO8A53
Etgeglgm4fReDE6baQVOm4ZyY5S4gDEzNZib0Mpvb5D4R42Q35oTG8KjkXaIYy/nw2GDWLBV7+cjuDufwEckGtFCiiMSgerH8hHprtQTOKIltN7DRx1Mwziq
TkMqIfFlgWVVMuxpbYWyRQXrfU518EkVJ3CnEGNxkeN84gdrnfFzta6Q9tgdvXi+JMHQ8T+J7qAh7lwKEHfVtRSA7qoAVusgFi0vkbGHdRyZz7Ov/lHxyFfF
+sPWNvYHwlN0WXy4Og8BQhFSSljRboYzNCo6y6jobFXkY58bUOLj8rQGdEcN6GnTgAFpAMJJZklzZrdpzv/cIM3pSTan+0jNcZPNias9y6j2bKOZc4xm0hpW
XzYyD9HqHB+No6fbxFXSxGXSxAFpIho8Rxrc26bBv3uGDWaLBCnuslmQGyxrvhRkwjguN4rjyiTjuNK158XckcV8BgpDoFdUv0zr+mWx9tUY22XZCBsfDVDE
KKRDuX6HSAORKPBWx/bCBetxWnJtzXE4YChw6vffxfHop9ZdMxwdMc9y4ym73mHcIQ685psv6XnvOd/8iuFoc/ODv+x/0c3fMq3kSKskZsYIa4g5aejeCZTD
V+x72RIHjgT0tYdfjq9tG0GuLLc+bwmyVtWtFdYJksNExS8cyy/8w2v2hS/0Knf1vk9cv+9ee6lTpeMnvvtZd6mTP/6fdRNtyAIOlr4xjhWhfghDYFbGSYK8
KEkQFvy6Ny1BkBclCPI0dJPnFzheZoW1yv91tSDOKiV2qrX3ZuJYzcNI9hQi/x+AektUnYNhjKVQHOaD0kYGnPQHy2ITS+4Vl9ersmkZGUucvmBsWqbHo3nD
mWmLyZE454RGKg4noGVV0PpL4ST3Xht/77cnaxVfXE7MJ3jrLWsGs3WoCiMBm9eqKGIfF3SjPRl0wjnjALyaugRVvkrvNDg2bCro5sJvYF2rZ+Z49p7YjI/q
d6ueqVo3MGOnasgl29Nk17geJBGOaRd5B+IvOAaQ7Oa+JPitTohH+kXfmr/Z+O//3vtfE8OM2Y5vOFMGckLDhKNtvoPaWz0Iyh7n3eqOg81gVoM/7EypjmYw
mzPZVn/GFoY5zqpYKXSoK6JbqNwkkI0dSYgYVA9EGv/Umlv/7TlP+gs7PzL594Ezczc56bB/Jxn2n229ezlJDD5j3CqZt+Yq53cOcC9RNRLgjoFshKQG1HCP
DUTH3D8VHKtfeRR5aqlZv+bkzpLh9pcrm7WOWB4BtgDwFueoYyUN27Pup89U29j48FSxSZ2TtKkgQNBEINA+UGmS3ok/uydrXSy1Eq3Qa0hsKR5R6adX4c+6
SVoeq8bXSI6kCa66ag6MDsk7sUmghx+iXhksZ+OrJVzFFsGMr8WnjpSQSZVgPFBi4yI9lcRfQO1c47lSfChVzxg3e9o8lyrVSwAzGC85R/c+I1CrEU3oUS8P
4M+ySUQfJ15IWFhKGLBC+lX+k5+ssQVsNhDUlY+Ey8wEZinksys1G3Tezfd76Nzh8+P4vkPnPfw8yXPU11lQnepDrkFLIR8MFzrZDJym6pQS6QRfqFXVXLrk
IBmGTyXWHACEdzVrSHLX3QS6A36Q2bkLtamo45q1Z9MZsSRFZz34ZCcuHif5IEXOh9ssEsTU8NMbZlII4ZPqNgsj6IF3vsJEVWGg2ONDCeaECBf2BEgwx7d4
SR0vkClefdm2EeRMoJWONIzacquXfoLlVhUWFX8StKK6G9QcpZ5Ns0Ydp3oajOVtVCsRVZr4Tq8UMZf6kIroVV0oYq7qwYx6RhUvGo4yxenNcKUZ1eXWMuyf
L7cGkDFludUPYM/llqKfLmliDzURGUsguuXoSReYCRxx+iwSko5RzyLFjKZpiP9QnWlB7ZjpZrgTN3A5L0nGmcXgHxl2uy1UHxSECHYM1TLMb2zXDkOxob8z
fWhEEk8yCEmOGsYI9uofZdiggJpTfedNoYFActAheMip3h5dDXJKDBd5Br5LEEFWeiiDHnKArcNoRYJM9Md+wpZP2PIJSz5hi/xssfwsH7zViZueTTWdRHg0
vYAfBfAC0s51vQBuIPXSL2GjDlKKrhfvMnAqD64XjlCvvDQ9r4qoV54EeqsqCBIQ0JNNf8afcOUTGdBmXnmgTSJd0GYelKpgEJHPW/J59vLLipefrswrYP7T
CAPSY73pofGmDU1GYErNofHYGUxgYDNcv4x0QUbqkGk9NB7q8CpjaLzU0GTFNyPHfhg1hmsI61VQnq6XfgmpSZCcV9cLV+mhrK4XjlCvrNSLxhj1oqmCetF7
PDResunP+BOOfIIHIyuDkZWOyEpHeHTPrTJLcfPh5//HdgDbAtAohfBvtNzVIe86C0x6aCxdPysaGt441fWzjjA0jgyNixpZMhh/mk9gW7w+EGJf0zozwAl8
M3UPH7bQak7NItZq/nBztltF8tRo89ZJbN5aEktpQvR7ZjLNzBLnq04Mz5htBc/otUiYlzCD1b/qwKX4qyG8yledWgaWPo/ld23ggt+oGLiAASwGLtgVlTZ/
2drAlWWLnxjCbG3gKrGBkA1hJKJW6t+0ax31r1hx8t820ZGm8asgKvGDtLY8RsL86s9aS51HHb3BFxlaDrFe/Q3ZOOKczAssXhTXBJ34Wcf3n5D789wBEizo
6rJaRXWGeC2AlL76dPvTDh/mr15hfYoPV1gP47d7qXPYqc9HeuYHkRvgMPfdQ9pMSkJZNjQAJetS5boofO4EqUu/WRdknc7ip0cwq6q1jqhKHfDnT32KruhE
vvTwYU6P/TEn4BIedoIKYCz46T+8QrYrKvI0JGazFx8JexE6aZteRMwmVX0fO6Put6XyN9rJntwpPbn7T9aT0DnadOWjUqEN+OBmqc7WZF9eJn15qfTl+j9T
X2aTffmFqC+d9n1pS1/yR/Y7ui+dZF8+ZUtn/tr+0/Wm3b43pUqP8/B+Ww/vk3ayQx+zpUe/ZEuXPmr/efpU5djJoVvl70F+HT6ZpYr31GYr92T7K1A0qa7/
4UgtvuSgVgusx6gjK65nM+wJInCI08zh0E0c9UrV6vmRoFLfd1iSrCGRDfVXIar2R8PKfsxRFeI6Ye2NAX4oHOB7kwOc6tiHb9Il3cvNfr9u9v1msx/al2h2
XUXj9mhi3CbpjHuB+oCK596hvkl/aZK/9E79pTufyZduobM5qjdZ7i1c7pt0ubfNUC77u2FnKJve4TtHo2VhMcm2wDvG0uSNBB2qA3u0WE+J03ernv1EBbPU
7P2i4jzqiCGDSF/pPbRONrwQFe6X+P1KveOqWofkm9MXScXvoMIOETX0HKr1cgEdSAvAgGb5CdU5prrq1YkxbvZ7rxeMILPYBAEojH9dcS7ZAlYxLGfA2vPp
q9N6VkibyZY+Abd8ptyyUCyS2DMF+7p5zJlJadFjEE7Pe2V6Hubp+TE7YMJ/OMV979Uc435M00rEMbIxx8jGHCN7VBwDZsw5iZrcIjWZ5Jq8UzOKO1OM4jbN
KN6kGcUtT4NRnExVlQn+KQeQjQuonrVOmZNS2mEnNmepErxggnzFdS2bVFof1Oe3oT4f1Oe3pD4f1CeOU5r6uPRyRGechx4wuJrOyqAzDjeJLqqcwGdmOVwX
j8BBh+grP6YK04greg01q1IPdCRJMUE/lZjAkxywQ9NRp6ajSjhNYJZguVBnLgxx/wSBOUohXYpx/1rJf4iECxMIlSDdq67T7WOQ5mKFNRfzYwWL9ZUlTg/9
VJc4Ve0uz3xXA8e50aTIcCe85xWaYC2hVwReRyj9gotsEV26vGQ5of7+bsd19trXRRDDj8ZQsJC7RzRegdApw2lmFpBySO09I2BHjVV8X2g0M8/thzNdvzMA
DThEPEYCC5orF/ERpsqFOFphXYDdh6XOmmieZOof4yj2h/Tne0e0Y0j4+Tx/vhdfODbghJXK/DxEu7wgLIsTCcnOhRBJkJE1k1+gK5rG6OE1cCijJjjrljqh
94ZECOuuer3n9JBKafjytgtCedT00n0UAdCe5Ok1cp6ihmEwpeRarkqu5f5aQewmRcnK7EuOZpqRVs2JYhZr5fiwElepQ8BviRsIAFuFWKKnKpswGcsPqI4H
9qy2bzzEcRdRJGfVTJRdhbMaiK45GXRyiGkXUgHz9RxdDbong/jVnmYwazKYbQSJwrUOHmpVjoOiUmDHajAqYjdnB+7mCwj9RFgfgkZ9+pnFYaG0JOmwUE7P
iOKRzRnmSfowvdpN31OzEJjbhbDR2XS5KxnliZ4GP+qgGvQYwIu9fbUO5gd0UKGDMg7KOlOK8qLOHKJiu5sHqCpdyUBTLw40HQLz4qQx/+pnwjRFmb1GgHgY
HyLpiSR3kenyUN9by8famMu2A3bZPrvMEDpE6OydzbiSBTNS0JaInCLPjsCnwgtAJeenD6x52UNv+ot7zv3HS4fExcyvbx0R56yjdgLzaM6HxXzJmHsepr6H
qe9h6hc5IYAx9zyZ8/Qzv8Z53/tpES6G+SiorlHdEoXmudBevHBsUMaPShZarfGnSjXJoQRU4qhQUp6Ccih1epA6t9bp6fqTPMU/GuYt2KbKsczp1fd9gp7f
Q89/76svt5c6E6rEnMGr/6IVZ6i/96v322BPn3BTj1Q4djt5LZ0VBVi9+rsn29chLGiB9bIah/PskW7aLe2bqPn179g0yb8DvPL/fvB9d+VqZUZ/glt5Rhqb
bCq6/2mMbH12q56hiuyMe+YR3TPf/NgD//Tvr82jczxGSsklBg05dujFy1DEi4QUNiRHbb2QwgXSxnW1CLMYRsgZOruioUTf/3a9vy7b7qnnw94Ne/so+vYJ
m2VJq/6dr77epXlfqBUgZOSMIB87LBdIxBBA8/VF9OaTeHPy0x+cytLbP3zws1M0MHCGqEuSMcZQyJxuB4CSXmHVRAZU8NURZwGfXQTE/8KtW3Dkc+FMWRAP
A+wMWEsYtrmMsXXqtFJbHJPLEo+VSBDAXrRG9pCJ2DyV8NPKJ7KHZGbIHiL9+qr9euAm2JO5rkbY2TUjIa8ZQbrGyl6fgNWITYiZ+k4wl4AhwoogwmIrIixq
3HNhL4WICSJ5uIdFdkJSpRRDUSofiVLFhCjVuq55kaTywOYmSaqIlNyKPpoD2nQRPpU99ONAhALHrGWMxCRWiE7mGVHkef9fXSdPIpER8VEwYFSJTIYkFsgZ
kj1ZFpKwAyTzowBOWQCnLAinLIBT4r5MjwI4pY+f+cQiC+CU5Wh6FETmMUvLc2m9ePJY0lAKYJGJ0sAiC2CRHfjJ16qRllLAVE3o5gWwjnXEJfkWlSK8gN67
wNTMC8IlX0TPC5e8lFEr0Nov8WsyEenKdC6ZfKRKK3Exda0j4oqFec6lJGTT519U4zAY7QzLo4rdhk74V2G3wa2y9AY5sshHkCMLOMIcysPgiwBTbmSO55Av
m+taeHswl/EEyfy6lis1m4LDRILZMCeTF4OP74nBx3PmVMvqqZbhqZZLopDzzllGT7XfgW1qTYDIdw98uWHj5cj4jNiDd+u4c1tmnqdxsnim0S/PPo4D/azs
FnBWsSXObhzNc9cvdXZGWgEvGfTkQ5q7w5ab53e/oT1jwJqpMQ6mTW4de0kNMGfnW2sCXt/oec3WYdIt4c4y4gR+yHsB306DwiG/PCjDOFphbcV25lJnQ/0v
ovo8btYHa4YHG2MOP1uxjCQqnAuJpG2D1Aj2TcL2iIuXBzOwBzMwywv9Zv1hBuaP9ci6UKV5FzYDcCW51BfoSrx4v6TGidyuhTy9wIIpljlQB3521rDtAhoR
NPhcmByIMdc7OdkqWFlnlPywJS1kJf8MUhNCKaQ+hlKYU2UohTkYI3vppwNKYU6UwgzDIGg3YOzUMi+jRT6wE7LChrofdX+0+G9G9IohFj3qMh2tfuLRGz7z
3XsO/GM/ERNdv/swNvX3fczFNh+9L2qmJ/qlx+mLedMKnDVS+BhTPTWcth7Oea2HE90IfyZvnjMhCpjN9Y9Zs//q2U42Zsz3epGmymvxd22Sq7/5bazbP/zi
B+/KxikFninwMuMu07mJFAnzSgIpMqMvZqrfvinMJhTAOMSA9vmrRR/2RC+lOQ3M5kyE6Ad6UdkQtPkHYQm900vokRKqVEKI6ZwN4wWF6o4O5OxpYG1lMMV0
/rfqD8O6nSAVUTXWv/sNgLEQLC1Rd8GS/rwTNtgE4RPLMfv0Rzh8WcbhO4zoloGRqG9/FH592fSeOVUqNEA9YyJOy0jFkNO6KOwghFkdM5LiTH/jx+E31k3/
xhr5xiqWhujx6akfww8mwTWNb74u/Oajxjd/er3+5mXTv3mpfHN99M04JaR0JYO0SqYHqIU3OpGGkMGs3+eE+HfZtZIrY/qAZ+WyVhFKUtVIRchgHwUWlxud
0E4S+sE+7ETpyZ6ajJxhP4ZhKyxxePjAb2ytOnw27NsN+LM5EMBRpAbRHfGQDoLJpbhE8n42zvv4/6ku2N9o3QVPteqCnfgzIV2w+xl3QS5E6Q1BFv8UrfeP
pvVYKND21U88dsMPXvleXim4tfvsFq3dx+3cb0t7b7SfcYOzf7YxLz+jMf/1O5JjXtRjfkurXriFW/8m3Qu3PfNeyMS90FPjTR+EBnKf5KVPstInQSHVK/Vq
y2YWYiGgVSt/22ZyY+skq/ObRq28l1v3flssw/fbSH6RbEWk6cdiRfKJDG+OhItOVPIkl/xOXfKd3I+pku2Z+q/kaWYcr7wmlq6xEAV2dPVOj7FzsyacLnWg
XDPwdOMli0dgiXOnJ9i6pNjvc6Qg+nu/Y0Dq8kAkL2F/Kqz0F8KGP2xPXxg+ZsvKcNjmpYFKj6F3sdJo7F2P8yVWQzjRXAgokX9aOWx5Dzsf5a79YlixL+lK
PGqLIMC72HZLCcB9JvjrGd5XFzJ4JPzot/VHH9cffbL9Rx2ZKNDl6rV4gUb0Yb0Wrs5wGaDRGwj8O0hFo1n0ayfI9ikf6TNxoQ+uPePRqPzTzboev24xKr/Q
dXvKFttShrfciuAjn3Ik7/DDjuxLfMzRA+hwUA0J/HpLK4uDMSRbmxiTDZu8xLYWZDPiXi+Uhe8qMIS6F0OoH7bSkD0ttyi0piuwFVmBrci1g6nIM0xF1nY9
iwOPs2PyCoudxsN5A1BC5QSwgveKNWAFbuQiwAoJcpJXeFcvAqxwo42+CLDCm/awZ0JZyKUQsCLXHrAiAcpTMHrIiDlkcS7CLfgeQBGeNiaCmgaJEEb3Wxrt
YBKYMAKHgKMQBKGJEwP6AKeF8F7A4JeCWJTDTmf2iNAQDPKDd9vDHsTHUwwBJNbEGABBnC9y9+w/ZHTfJJN3ezCEwO6jTpXbpVVr7l321t98+a0ZIqg+IXYG
dyw0lddAewyU65qXAF3yjM/XeEMOWB003QxchEIa/OBpY1ikB6vKGFQ8WAXlHWzKOHgJMKUU/EFITE+uZPCfFkgIXoyEgN4JX/ixDlnb95OV6B1JSG20Osaw
kIIN5Ch0YSMGyFh13OFmc1Lnb/pzg68oK0IoaXIVf/e6iOf8+uZVU4JxdNiKQY5+4zjOXue6GFqsYMYB1h+VrLTIGgjDpsT6FQ30nqjl9V99+vZ/ydaffNLG
ZgUiJNlAWv3MTaF5FlEKHCtGa7JYWZGdsMB+r7ioQpurrYrVwzeLsdEWY2NJjI2uGBs9sSv7kAVyoVUetmQxKdswwBRhfizBTCYZNeMqTy53exlNhNZadnLI
t1ry8nJZL3nFujsmaYufhkm97tSYaeQFDqGIcMNChDDl/4PjweaJhK9x9+cS3f+YdH9P3YWlQHc/dcp9SeCNffsX1utPfP3LP8/Wf0ES1qddlnFzye7P6O7P
ofsLGI0q9XROtrNz6H4fF/sRrq67PwvrPJyZfXR/VhXFpdwWW1hBRLGw+/PS73kY9ktwSuf4WklTcrTivlvLGh2WRYfl4g77uGuErBpoT+waGXgJJ7d19W5O
QJrwcbsABkLDxe1RNqS7q7/12K0//8TdrC1dStexaxBhYcF/47OhY9gy/DmDOD79rAoy9OyXrNinB0bytAidfIJRjGN4rETZ/fgzX8oeeEZlI7cJs0nDeynP
zku9KPTYgPPwqaTnEoiAc0t64pmSjfbuspyiLV2NtCyfqgRsI7AVuvOcywxboYEC4z9gQGVAMsqGwO400kEuHMUsRrGfNKMs+iyrB5GIZb7KxYOYDfWiM6Jc
h9+N1aJldJ/Es1NVlvsGIddU0mfDQIte/Dk2YOc9FQAm41R86aEwB/u0Dk88wOJqkfEUUOqDYf3yYlvmUqvtSw37L1kmTGZIBZed5yyT7mMslWzMs/278469
t7jHCN2O5gFD5AmqMwgBwM5uEpIw8BrA9UVccXYS9v2DUaAmYIjzcAfJxECIk5MIeAA3aeBeBtoGfECC4mQEM/bkyiZvR+RUPvL3oGtgoDhziOHWGbeZ7jeC
XCOIoSSayijEAGaOj3Hdxxflk4I2nxeU+QzyG2Bdyh6UGpZQw5KuYWkycun5NdUQwLh4aDK+Bv0lVcOM1DBj1MQopGUNcb0gNaRP5gQ/P3dQcPWLjAXcAOL2
OoHaBlSLZyDdh1jcclFXxRcM9sA3ESfjCFvzOI/8Ag2zSNREo31njQ/5iPlhUjU+VITvFX2oGKcTR+HFFsf4kN8wi+RBkVzFGSAe0zJxkPFMqd68u0Yth48R
FZ6ZBGI9UclBSThcbAgWPB4ocxh4gyodjxjwr7P8CJVh4MehcE8KZ2ckfkdSIGQk8wFGuYCuk0QH/kFJgMCJXxucNiD0iKIvZpe77NBPv3Dzj8b6USKYDFtQ
co340mR8eHRZBqaWu7dxsaykZyb/uKJuARLvYZ3/c9JGnM1h63c6uzQx4G+xNJoRr/fQTdD/lG1L1l1MeacN+qmVRD91GlPAuk7dNyLcN6ZerjaAppO4RCqe
m1RuHeVOGXDO7KjgJOBJHQOaE1GmHb55yX8zmsKfE+wesLOW30gUjGBmjq1ywl74U9frkXw2RHiwr3P3TN/BFhAkI7eIw8kxjNwiDjPkI+UWsXXiViMJSTQf
Z8wtws5cWP686n+ESMhKwux6BRAZUoAHX0Z28EU0psOpR+zGA0EeiUc47YgTph0pYM7RU2HakSImH84nozQkW/n8ligNyQY+3xelIbmMz3XakQrYJs4fj9KQ
MIJ1mHakCsaJc512JIOFAOcDYVaSAT6VtCNIoI4+TzAO+l+HwQ67VD6dWqSbLhmpSpT9wA2Hgh6skrlJztqcjbk+8o1kiHXlnk6+kVmrLTUryjcCjAj4bdhN
Ng002SvT1vlGbE4UDRNbh74WsyJujySJ7cJNWhnhDFpo8ltUSlMYe5F/JqmEAiuDbfONoIzZkyhqKvCjD9sITA7zjdDSVjDzjSTyj/SicqqTfTjRmgJcRxln
rxFUGgrwWxXJKGJzNpJeZFPibCQFyUZSCO+qbpREfV5GvhHSONVs5aM5zQPSIInQhy5KVzuSbqB2Kt+IzZj+JVWiLkjlG7GT+UZsI98IPEWoUuJUqfON2CYQ
dKPWker/HPJgI0Yxv3rvX6E4EqI7BNgsdxB4VaLV5AS7LyPRkLZEQ2YhpJk76W+3bXtPCB05JO3g9JD4JKR7b6rJwznJNiNc6+Vrk5zd1GrKh9l2MmkalfjJ
hryOAqklyk7crTaigkAuAF4jrjBF5B9PHP9u23alfpxXxDUSqTCYsGeKT+Ce0Zr+B+Ke8Rnx0owJv5wwobhxIfSaCUEMI40h0xrFwU6T8eM4U+Q18d+C7M9F
ky/f6xoY8ezNvdx9zJZDYjPE8zxjJWRmA9GGOXRuEtsmBxOZOwpAZMkmRGaWhSGcFkDoBcjFk8gKFBQMkRlTPw/J0ZB0C+KEp4WzPN+H4B0UDIGsYMrYbUTp
kgik+CSJOIjfpt99DotBkMAhrh+UOpZRx7KuYzlOgwehuYgb9JApNCcFSPZIlzqaAqRRSMs64npR6lhmsX4SdcuTsHYnDnzmHQ0w8tu40iT94Nfw0ce9x20W
EU0hvsT4QVAFEkJ8qcUxBFokSksKtEQ1T6LYnPEpWr2e4mty1RDScyKk545CSCflJJf8FC2Sv7Z5SErQY0rQYrKsxUDjKjVYXIVcPYn0TqWW0nWF9R0SZTPx
yHHyGH6kZArPXHimodU5CM8ZloAf1j18GL8Y7yL6b7l7L85LNCT3c9fz+7wOGgI0sbTHcJd+H+ViDAEalJ+NUY6fodT7pBAt3Amzf6QA/bgTCdBe/SnHEKC1
fOTxhppXfULjkz2mn/01nKGg7T8moGtJ2YLEpt0BC1E3Yg+UMQxusyMtl3UvXNuA9SxKXFYwBAl+5U5arp6OMNFBwkRHJExAefUYcYt/78dCS9eaODmsLz4c
Chc5MQ/yJnFOhItCIplZjsUdHze1cFES/bjI2b9M4SKP9F/4UjvhAmVUJ1EURJ7ww8QgE8nMStHznZzMLBYuulA5VH8fS6i38N9JGwUS7XeCnksQJTob7Afb
KaJEjgWNrgYnHKvwpKqg9uFdFLKVhJNJYRlVSEexlIFZYAOKDK3NJ6WMXErKoJkKWUaVJw37h0gZuaSUkUtKGSQUhbSlxQzeFPLmuTtNMTToiIai8MANsMPG
qWNIGMpBSM03ZMmLMwZNclIv3dkFGkLGn6DFLxQzDrZBAlZ6ayL2thUA2+PfLu5QKlM9FKbMZay7DP9yvJyg/WbqvKVeGtEZO73qy8WYzOB4GvWD7cFxBuoI
ODYLUN6P2BmBykOGR1GeFG96OXVvAiZG+vpIfedILcfhObgKuR9BYjBsQ4PjbDiA0OYwnezasifhd0UxHwkyAQwSEnSXHwlKcrvEdlR6EQ/54Av6EfqcC/dv
xAIVzuEgo5wk4EFWHcDV8kXU/7XtsW9zR8K+zbXGvs2FUQbs5g75LGdi34aghDH2bT7Cvs0DEifGvs1Px77NCfZtdd/NadDbXBr0NglyyyjcksYCWwlwec2l
QG7z/n/Zrgv12KA2w2BJn70J9EQ11fbbx3nPg6pRGjleyrCrt0S7GNyLHgdLtAOtZQ2W/W5bItlm3VWhNzfkeIRnURdtCgpIOwpDDR3kwjYx5ndGQsqigM2c
Ibq7Ee0+7Ybuu+v/sqE53dQ/QUNvNXjHQIRVXNepv0iMTmVzJBk7mVEPFm6n+noBFAIKG6RrFsBZIOeATI63hB2i+gbZP8Y0cKMAI3ctQ6nG+Vpc/7M5L89s
I0KVqSbywWKFr958k8aIybPLQiYRw8PbvCHGjKfRtdmTOhlY4CVieJKBBR7vm2Q1xAyC6KqPh1sj+ZoXpe3yxN/HxcxlSOU8u6YLqimNDqIMfPm6jrnJRzE3
RQ5fblG2J37qJO6PKH85x1vwx7ATS6yxCEe0KMYmE/Jf/mRIlZMxVSKnVdx5SOlh5l3iTSOG1ZMj3lUwzW6IVQ9R3kLYMeqUUoT2Vjr+tdrDnX9H2In9LbwU
lnx+TgDeclKSIIczwJsuroBOOx8DEJVVaF0W80AFhFZ3YiRcXp9aybiwqkSt17n1ONzJjNXKTyMKLyYKr1VgV5GJwksRBcI1ipooPPTsv4QbcB5ipUo8Toz+
yvhfINX33SRpRFzxNOJQLCw/7DnEoVhZfK9wvqScOR/fbF16tGNewFJJcmgZIVgFkEiVt4kRpwq6KDIDyIOnGIykzNXhbKU1312ls9yUQg4fsQtf2EU5yS46
MEOEC5WVf0BaWDnAfKjMoZp0ECad0wSLReTurgwms0/Ke26PipHwIFDrbAiOuadfNZ7hC2YaZtn1V1bSDSAvacUHMQMGr1ph/YctmVljANrNQX6F9Zi+HEp3
j0U5+w5D0HpUbtuGbsiLJqlRTnIDx2lxDN0wN20DpwCLppkdNTa/o/0kzRyMbdCHJrGhUowBTGGFMIrXSLXGno8jez7t6tNu/8eLduIc7PvA3cGRjSrYY614
f+wwPuOaFYYCC+nKY4uDxzI7qZMF440KtjFSFXWlou5RbE7BbJTanJoM3MmgYzIAmbnYh6qim1xVxac7oC9AdS7RY7AvI2jORbVgjIZgT3UtYYcUKja2nXJc
f9QaZXmslpexp+XB46fY4JinoqjluuzCpOmehYhDKNmmWl7EZwqSn5ntoCi1APu5BaPNBpMK7Jic2C6h7IOxtYqoABY9Kq41FSS3GG1+shHYSQo1ijcmU9Oc
fKFxqQwrtWOMH3U0DAg2m25KsSGEblXRUR0QVdl8AauHz221sStY5d5CamqiCk5NTU9IFmr0so3NAJZz8RJ2DixW5go8EgXDHOFhW8IC5OFOA+MhVpfySHVZ
AGV5DGpoK2i3TWifR6N4B+Up7EzcaDPlwx4E9xApovMoi+iawmbGPg6nEts0eIUDDIWSYRIASkJZFP0eUvR7IkV/1hSN0fPvP+6GH/wlrIikd9Lr6PQyGjab
68KKuaO6o+kRllh8OgaG5HeLUzDlzyLynoLeumbei4Dt/tWVYgdzsI8BTt4M5kiPSsumN6r0zKtQmgp6G6zETwVzURc6UHNVb0S0h1eCiVTouxX6VgW1OYZr
w4YX1KaQqk3hmdfGmQr6QLBOQ1cLBwVUCwdEJg/LGHeqTjbFkAZPY9xpVID4kOpqVXTnFOwJvA3hKhlStvfnqAV2qgD7mbfAngIr7qQ5OcWb8D5j+LhKRpDY
hXzRS33Re+Zf9Kb07KcemoVP0wHDLGPUcsykZcDYnIKPl1MfLz/zj+eYgj1O68q1wIGLWuCAhJbDGLACr2kltll1NInb3M/eTKwle8BdoWlJV+/F1V7ASTdB
BEUssiX8KdLKQy+SWHAnHgGcs9vEZ22YyTz8sfFIGY9M4pE+5KrgTbIivoj/xSydPQgs7h2fuY2N76efucX235D1kFoAslIIF2R6BoXJcN2UcdNlA5Tb1rjp
wrjp4edGO4Dp0mXjpulYksO1DdgJmORUrl5s5pddUpeNm/mnM3KF1RwPr0eOkyGdJH3uauMmOyu7J8mguYZx0xLAUrZ/W2LczJuZXfkW7GJWZNzMsVM39kRS
xs0sLIXs/93GuIky/EkURewp+rAV28jZuJmLnq/wKhkbN6uoHKoP9xM2brps3LTYfFtpcEXLvIta5gtsvrTYuFkVmaGDjfqI5M+Ed1HIVpJHZBYDd4valWke
YMsz8pCCVNlrPcgmjZtWyrhpacs/NsBTxk0rpeQnjZvscSu0pY2b0DOBl1lgPRF4WZLTlpEYNZkWEvvvFps2Y5NmoH3xTQNovmEa2uF0lsGIeRh4/17XwYxQ
bF/YZ4vISoc7tfZwkrtKdAA6GhB9wYkYrDIDEw6xrIPtzUy80fXUIWZlnC+a2QkkEDZgYDssxxuFEHgyvHWLDhSBJ6PyB0W6zONNcanjbfeMdmmyBZIKm2o8
AHZYcj++n8P7XHK+wZmrpOQ83svokjPiYMUlI1NW6GCVM5bKLOZZ7Nohrhqsd0SOGKIzhW4YrGPheDVb/yy414aHh6ND/EAZyB4QUS05qJCa7Ej+pWrApr1B
jExb/YcyTiYOm5lMcDCqX8rH90a7jowPN9oJJ9/X2ikvX3EQfSvNLW3i+GQcHgj/rHp5ifMmW5OrzWkXDQfaJwV1dTeK3iMetPtS4H87xXd2m0AAbkVAURh2
zcYgt/4m28SO9Fp48ppPcKLjPF18zGrh0fuwVOgyfOtFUqENyfqsl/pcIPVZ90fXRzyiT2K/0rge/VwN7RHNX1qVrMaAeBbPl9r0J1AIxLPY/IjXwt82XY1e
hLu19W7OHoV389HWIfZuTtSAAR61e/NtdsK/eTLy4Kjb9t66ju8CNYGktBdalYdTn+S5T0P/NB71QTbi+a//0+dmipShgwfw74Mr0+rRnyc3k577y5dGyZge
vfuxD37HSiZkmnz5ERMyvf7/Il1VKpvpn6lL7vniB6/f9/gRuuTm/1e6ZHqm8P+TDF6r7/n6l6detW/FzF3SPHKXfMamLsHcQ2xHLVO/h8HBsvXvf/8D1+eS
sZT0HiBFMlbGdpC2WpaGj75WLw21LG/LvQxF7XOoqGItV/LCx265LXqs5IQXb39TfNH2EYZDr/0C+Cc/f/KGN+Z4vyZVaEH2fLMSSZqTsBekHMeO3TeMbZZ9
boz9GcbOTsNHqVfOgdW9/jNnbeDoTK4SpvAzh4dGV/RhGf99rrljyMGgeMtmKE/jLeRlXWH9Bvt8zliNPlnjjKFHGdMD+UFyrtoSKLsv2oN+o2e3AjfV+6Yc
6niORAdbEFDMmPll9YJgoBoR82fAx9YImAdk3gX0+M+fvPX6+24qLnXWSLOKnN0WO9kPhq8KMmngSGpeO4VF6rQIYDfuS25g1DGbqmO5RR2zR65jf8s69uPP
fEEpGECwfaKOdognnAjfb4PZ+r0IzEbgWrnd6um2m+OoL6oxHMOF2EJcYF0gQdRr2BURcC0JwrZTsdROGEttQrnud2KiGDABby3wD3EpyNTnj1Tfg0R/NUfQ
Nu1Ez1frRQHyMXq+x8RUop7/nAtGlFkNQKI3P/LWnqWAtzQ6T3pKIJUyGtBC4rIZLAjJamKZyhZAnpkQD4zbDNHjCKLtCUaUTyYOdbvd4O0DphSs0kJwb11c
FkwR+NiUBIy2Eu9d/dSnP/jzf3vkrXOWOifoVcKrf+kzYM86QngiyDCcmVf/tlzmU2gh9V8YF6jMEwwBsq4/VV8QSU0nmGIbO1e51Z+EkW552dxmyawK64L5
uB2Ko5wyIhS2+hOyVtRNX0zuRM/YTcUjdtMjYTc9+IWHXvnxPPVSXPlPPr3K15tfjIXYExIS5JHa9HjVA3SAfV02bNm9hh5E44SoWQ70zwhgQFYiu3IPBPk7
EHbdCjFggdUZFOuZqysZTqgLDR1ACrUQOaD+bZsXgCKmp8fTk57nyH6POXphTPljZYHz+rlgeCGIPUtXJT0LJ4EUfq0f++n3b5iSx7jgqLCCYArIY179CTz7
xPf/7jN4NuvzihkV6JpPUoG0jBYkY12iQC/52O0/z4aPyf2MWa8nvvipv5d68ePfpZbXn/i0TXe+hRBaaRgL9DFbYRq6zeag0tuS+iYplnYLffPuWN989NOR
BATc+Hp1ifNOW6gx116dKcykzmT1ln+Eoe0xF3Lr70xodtPVGeO+gH8UGJydOwY0UP/OUx/9H/RBJpQW7g1rD5Fo0q1Rx+M5dF132MvZaLWOC/rWg6/7TxTk
/Wk785Y2nbks3ZkJ/bQwk36aFf30j+tM29dOJJhGJnitdfyt/Nqxphwe2KsBp6mWgp9w7xTSvVNu2TuFmXvnyal9id7xde/caKe759diRrjRFptJUJK0Bcku
2gcwFxg+JF3D7lo52vYvs5d2so/oSli3efRdRKrjtbttAO3aijhqledkDGPRpu3Fo2g7grfRclrVPvWZ/37dgbdRZ3JbGUmZkRqy6aQvj0mjt7K5RkKtdyZb
vEGo4UXS7ssQHRUZDAqcxcFscMHM4vBeG1aGBdY9NsyaC6y7bem1O21JekEdUhagnyjzoR35wkjH/0qHmwgaEKcwKMgrpaASpTCowNmj0OIlYNGwtU+nLvAk
dUFGUhf4krqgJKkLykt4MJiThi6Kz7RqXlQ17yirFpJubxS2/bW3R5RL1YNNrlrSX4NSEuE/e/X/Anf5xRdf5xKn+c5jN/x9zmQy2TQp+S1JKdualFDcJ9/7
lff1a1ICRm8sEtpmMgdOqtXvXCBmp/VBYRq/KMzEL8IW+ZpyippybE05nqacrKacAnFrwJDDZRS9gD9FQ3cspERsLwVXxBlVtITxbxnH3lswI8ijQEWdbtzj
LrPDLOORHMHXqx9DsriKa9mcRI8vffwGQR3hVHBhGQKQG2Yq5/PwwTwrzvrlTxzty5+IX7bDlz95tC9/MnrZb/ek0U68kWqnUf0qbAlRGXnzYxJGHu1JTAX5
BgCxVB4ZR/FsWEavDp4xHvWRKTXLSU+ld4xGq/af5FL5scDGHkFeQrOK2PiSjMnfQeLlEvuAutWgjFhC40aBw/GyiWs+hzdmEteK0utGZw4coVKfDCu1jIGT
3X5xE1SyC9SLXHnoTEFJ0T5EsgNRkt2agmzV+LIRURQvr2wc4AXs3IiuD2cYeMtwAAVt+4ZVAXsPQSmxc6VXbXDmUiJomOb7Rkbqt3XmdezDqNIU+ynJERL7
dGzqCxf7D/NOGF1Cxp+hvjVV0+fVT1sXLaBtx2msh/qCnCE3bO4LELXuNGBDM3cwJxFR0aKsiqqYZbkG8gOXlUVZJAI0EXFfFgve8VMMJ3SLU+/giyKalIHQ
3g/HEuC104oPZ8GysuEsWI7EFrb9OaoMKFhf2/5AtFb9xPNg0oZTfFn82GPPucc58M1Rnnmhwn5XGfNS6oUKJDLzUqv34zBFXDxicTQhjYszlY6e+an4IMsy
iTiTCoMKSPbdvPFIWbImWUvE3ZGuf4HXCx9GA04bEULbEwMvIw1THK1f9j+a5aQl3l5vT6TX3mInLGOxTseaeQQvTCvaKoQ6nOb0kOhjbq/jWnX/+jLMOQ8w
omGIDhtaZmlVcf2Z7joz3rX9sEqxB/BTKzF5bEmdo8HblzhraGUnwRPTX2WqH+YeK8Lj0wduUp4TQeQQvYHZqHLQ2kL4fZiVAoDog+oYGs+TneSyfKUiHKVD
+EtVGMqArIzgJFXhJB3CSSrCScpxSlKGb+NaXFx2I6aW4e02P+buIOtOhnm5uIwdHsik9b0jvOy657KkIv2UqHhoKmJv5lAr/FTUg/UeWtFyAliN78Hy9JQ2
sXOEL//JS/wvB/xm4CGfgYd8Bih29GcZvyVE2IWqd0XWOk2BKLomWRFoADrZHu0ffX3vNer7bKpvxhdQ01xchNafQhJJNdCbRkS3GE/MpSdczpZd7+P0HTlO
/iBiYglbc+LZzvKOJyZFV2cTYGRXvQjca7MkG8q0/28jrnX4R0ID9N/j6GUrilFWbeAiGfgxAwn3KvojmI0Qfbw0OqAdCklrPvsI/n115ZpT+N+/RliAfbVs
OpBxKsgdiNwpVj1vM2LW2P09RubzVD4ZysEZXvOC+yc6lBHwG6P28QM/CZH8+E9+UuXehf1OK/ay0PCOc1ep7BQ8egWvTsVwdX/j2HGer6dWSiATesU1ewWa
ftwZEPo6WvWEFfYEsTfH/77rCmxnbE8Mkam4k3NidMuL0a0gKJ1FYUX+dHxOG/icnuNZNnKrhLVx9RK/b//Cj8bQbQU9H/79tcncOhwdHKG46cA5F9w41wIA
LizlN7cdsRROaKGrRNIFK8sFUpbX/O7dP/3ihRvXa7li1c2r6tCus/WfPCywfi3LkgpNf5VNSfUff/qDUznoWK2bI7ESbP4GP+lfwmmmsvNchVjHDCdrB7Pm
u1UdasiovpbgHDgrrC5oPqfbVYGOKwnTB2MvinKkM7HHNtY/2HYYWZiMz8seKT4v2zo+z9FiJCP5sszj6Pg8sf5Qd5e2IUbP5ZAmEbRyUYxejtHyohg9DoKQ
HT7JneiuQuo0h3d5Pii8lgrEo0BArmV1sjROPigwZ/jKR/fH8XxxRF4OIYp3VfIZjVHrXIdgy0jcUJG0IeQk9YhlDhI3ON7koVBf55iiH0b7pgZ+a5HthVnY
C/16kRb3Yq2Mk4rkUDoy0nAYhRpBQdQ66pakZ+OAqf5tMvMQN6M4QZvMzqB0cTkPw26Fh8OHhamKpLhwvftD+M+6Pjz+1R+svypb9V8+SXp2/Sff/8L1Oaos
ve4D2RyIjQs4Cgbpg+bRUZXNpgpXxea5b9/hP1A3IxgaUTQFYiklAd9leElVOAdkXsITfZzbt1Nsr9lUeFShLghyYnfJHn/f9RLS9CBnZ2eYuX9hi0pW1l4J
ByqH6Uy6wnAgXVxFdcEcUzbKqrQuC9YghnTkTE0FUrSQyQg77QgTYotRAWRUlSi1PAkT/SOc/tXnvEjolU5fQrAYLBTFC5GTpIFt/MJqEkL20ZpJ3ykwVkxZ
M6DA78O+P2/N2nVH+X1saMtW7wt3KauST7IHcxNuyoV19MiVpEqGlcEZ52MrYctggrpEtuy6WZD0aQy6NUY7ibmltWUS2LFj0tOOGF5AfLpD9QyxhSs9SF0t
B6mrZcf2wMcc6Q3j0eoKR2tWarRmq1kYrS6j0NltRqur5WhZMlodDwTV1erG52HMVPV51Pc+mAOys+bRMyDRWgmsAjv7TvXeCLiwZusJVwgzkWTC2LYlzrFC
0Ah7y5thbwUd9mZz2Fs+EfaWZ/dEm8PeMvVjgXP4jVDGPBaQw8BlpAGEWB/4dW8C5oFal4v0iCBsKm7PiIj6+fruEdl3zWMyVmCO5Upxfi3pTB8WyFkhybf8
YEEonWh6hD7YO4LUPRCNe0ZICeAjEmdyOMpL1Tgwr6TK1H9dmNtdHCEnBPobwf8NxV50WhzWHqWFQ8hny24stIoelG4sHKkbH49blUc3Koj0eelGCSktxb2Y
wap4rCogpLQjjB3sinqsK9VjybLz0mPUEyOGtWISwaWY+fTZEuhKushGF9kILs3GE04fwnrJu3uF+ve++tG7iMWqblq5emD9CZ3yQjPvLz6NXEHf/eIHP5Pl
ZNNIMBHvzSCln4eRq5HoYCGlnyct9FDXXrhFM9wBnkScjo90ZJ6k9PNANlAgSqYCISpgiOmeiSTODlZI/jGTy+tUog4J6c5eyRrqhlHD0fLosic0JxZFoOeV
tWz4CPQZxn7MXVljXEEEYtYEWxPbQrnz+0ZovbRqWOqLyjobOiiH7fIig5WxgKTufgjIwOHDhbVsqreu5BR9iLBbV86KIY75IAa8rINVTRYG75KC8C9Px80W
w7hZ5DWUuFlP8noGFU1RHap0X62KHOA01p0gL+LjviAiFO9T1SlgdZRjfaKr0ZwMukgP7RzqI52Znt3cV+tEXM5I0A3KLIXhzeDsqjtmhd2qBzRZMurX3bp+
GEYMaseI6lzOI1gYqe89G1lmQZUdqoiwZ/oYuibP8hHJhbJ10apXvIixz9wxBTDRDj0KYU4xL4pRNth6SWKUi0aRpZZF5mgcWd82orgxiAai0CRMcB1lB7Oq
wHHjaA3mnDVSZobuCcVa/oEcaTNenPr23uKVQT5WZ6qhH35RlBu/nduAqngWO8iJeQWtgcGPwerynBuX5PmbbtZLiFXO8AO1MthenlOR+FEYGtFE9Mo98Sue
PCjWMTp02r3z3vgdVx6kd3jRuddt987d8TuOPAirW6HG6ah+w1OJrhZGiAH+Rtt48sjlIFdboJOV4rLfGJXNakz+ZPu5WKkWWPNqLn6AZJ6Hw4eDH4X1TNC2
6cmumoVHOmkly8Olo4O5cq3KTJzkw8imxhs5QYfeLmVNzQHsfpEfqR92pAlPZUek4nSFmxHpY+IqGT5SfdfNTOtauPfUTBIxcJKi3X+HpXlA1dXc+oPEWExB
nxYW7MtViLW/zSUm8e0H4XCJZmil9PBnWpbTzey9Co+BSv0nP7z1jfQStiSTEJ0SMMNAjX+w/oZ9HGsSnmKHCUOog85hr7Migz/qfrFArIlugUK1wvopvK9y
K6ynMJVQeZ8z0PJWZQ7bpgH4MhYY0tGwwLCCdiyCcbDA5GSBoc9hgeH8f8C778ACw/n/EOXQKcDNssBQHYqh8vkTw2kJbo/x5lttLefpYOxBS7dMp+jwoqbW
LXG4YYBChjl4P4ZUo7lYsAlip0X7lQ/gZECfLMPJMn3C5tpV+uReG2f32vr0fj69Pzw9zKeH5XQB9Ro4w1POOOumuPJTvvJTXBkHCJ8XO/SpzP+ptv11rW33
bhNEnD9W277zNVrb7hVtu7ettv3u17TVtk+L0ikIuAajDvBLn9rPsVE419vRVj2D/87t8/8RqRnM3ADaHFV3Qk9m7SXrsOJct84rU/8KLAw19TxO8wJPOCeB
qd5bF7nbxFQ/1nSdjTbn50eb8/8WJ1HrF0z1E2L889xM+Od0E/5vMf55mLgzO0/SFTKkuxh98mLxse9jew8cqNncsxqZDT5RWcq7faG8Zou8xq7FhmHnds8M
IHo0kSRgGefbTboFLqv3iu9Q6B4Aj8AaB9WcUWMAfLyT43xRKOMRZNzW2aVcZc9zONjJZaPFEngESHgOzc3qg9cz5WQj4P5C5HN5XzNpodM1eChMd9uLP8fi
j0rcq0OM/Umj/cvhLkw1yLfXbZ9ZJI0RQqMd0SKhHemWsuipq4X40Hx0W9Lhq198suSzH9ivnRkteDycbC+Go8MCaxGx8ETIkM9xOlESJlu8GrLwakj2WhS6
w2kaQhfLMxIulrGT8Wds244QupR1rsYkApDWyLllnj8yo/ok2bbAYFkmDJY1DQaLBX9LZ35l5uBAkLfMwsCs6COBzfhl/E0+ssI8wzN9Rd7gx42v+P9VyRRI
1ANcmrtXOeykHDPIGfOrEgOOwd5ysK2xxURkWtI7sxeJvyaAiZx+RqYBhExA2nMZOmeFDSkkvGCFExS2oIoVnIvJqiK2KLI1oImpCm6SMrCJ9MQKuqrCgjmV
3FWDHkGS7aazoToCiQaaJy5o+9m6MrCA8xexqONN1HeP1NgBhgS5Cn+qgohTkvxHGCaOd0bXlovwdkJNiRa7Uc9O1Q33ipEgq/uUa9+lytQRu+kZfbVbdcG1
IEsqBQRfbQLw0fGoOvUMf44Bc0bWocrS6ZwOK+wz6zxU/Ep4YawbLwPl2L2Ip561Dn5znA+dbgAVhb0v1vUF3WgoFJTuqBUl6Vd8uuxiTzTsZqTmRvdD8aAb
naoYgt2V1uJrQLNDLhw0AV5AALvrWcrHeWl/DV5gxRTYnX5kJ4Ylr9sqYHdl9EKZTW5EGN24SPo7Gwio1hXJ7xN5j+UiPQqgkcXq51+tAQ5ziYTyucixrRg5
tvktXpJM8lioA9QZAasV0dUr2vMJnTWLWg7hkcEW6z0jtdlsA9k7MnOuYXrEO5ednGE7CQrIyb6B/d5LGMVKfTOflFXpShqiMg0aemar+cS2+IkKngjKZU6A
RDo5bjA1AAsrmAOSKKk5VEgRBuF1QHCF5l6hK8Cp6maxR7eRXy5HL5dU+Up8hMnGr183AmxL+lwfKQPsSuCeU+a8kxa1gF6aLRRUQaXoJSg+ZQg4Djq01QcK
+EAJdBkUym5UjTKe6sZTZWlDN6qBNnhUILWBKjYCABO6kqHZU0EbUvXz/eijlbjjUFwFvcYdUCuIQ6K4JEefr0SV1M9zL6DDgHpSuqjsU+utlv+TSUqddTFV
lSdUZS1VsQLGwGV3M1PDnOKLcXv1pbIY6nAyCyH21VfcLNkcuaxyJ0C0YHMpCmGXzisDtYJNTN287QS8kovKemOA6gNTDWYYVoOKmGRlBlcwd4vEhmjuklTh
yEylaVgBAVd4PdHzoFR3zhegLmY8QRY8yNDgZTYUdNJp0vHdVdrR0zk3ZCwVQGICVgJNJn7OLFM3WsDAcL0MK2l1JO4Pv9/pCZgHMV5Fqj+oCaVZfphsugMV
pLq5Jm/QU/sL4dQugky473iMcpgN0dTOogPpmXNpzNB3NdStPAIh/Gl1GnNqgFoyNuWR/yfRRnHWbKIYiJ1f9GwvlBpsWGuq24EMrmw+yl3EGmlWgz1qME3F
ncpYjC7wAllZoZ/YY8YKcUpZnz0bG8waljEowICwVjZY6THcc3EPzslgx67Kl3kPNKdXLogLDOimzwtQmUQu0dpKLlW9XFQ9LV/Y+MkzHJZ9cdmVWrsi4/B2
CN0Pcqh2Pqx2AdXOKYRI5VhQypsiTD6uTp5diVgyKPASF1XcSVbcD2uTq2Vlp4JVc+pbdHUt6j0lLjccZxqKbk4dxWF+QaiyRJFz9Xc4uNGNa6TRL3VvwpQW
9ZQriLNRYRg4yD4Or8b8TT5y5Sv2jF+RNwRENv5K3faLsAFytjW/xPgW1Rv4pJfXNOSDDeH19FPPmXaDpPHpj63jGyUo59VQs4RiQefHxucqUcx83B0I7yZr
td88uX76CUnUOU7O0kuan6RZmQo4TFd5SKbjcfh7MwXxBphpQLxxIqckQBm2HDxBlmfUnDxwsvOc7CgLfA9AXuQm8SYXrQKdCFdncEJSKLhP0gMM9ZVluDEH
aYVySEKUZ9wOSfHTmGQlnjMKKXdq0r+9Oyfmfpfl6s49jM6Rrb7qRuZa+uyVN0o2Pse4lwq/IuJ3RlgEZGqP3iKuSstmEaIo8TVeyWi9vErkFJVKUOMaX2O8
TeLj2xnV0rCVOCl0egaQagA5JuhI5RXALeQVKDeAPwOcMSx06ONCEwhWFVVl+DwGYSpDHrsq6OwjMblUtyc0jF+RZkRsl651x4c9WMCBt1VQnX3BrGRTZqlZ
7wAaVzOYTd9Xsw9S+bMYlm8WdoTR/12p2lYBstTAMyR4zGnS2ZwmjuiAaj+boU+osOpkMGcy6EWRVdXVoEtUUpXu0+DOoa/0MjYOKjZFHyZBZxLidqNR64Hg
RLIFDcaVQScPhqs66zLEr2Nj6Zy4dVUjJW27kdKUIMWWUGxRi0a8FREX3CSBx8Dnp4qZaP1l6iRVNjD42EfX6Jle1QsowaC3EczF3V6MYy/6hH7nygzpmMTt
iuly3ItOQZfR4cHIaRgQN70Nulkx4QPp2mQwF37KDfRsB3VmLwoXFPUpQBUy1cxmqQGVOQbJZlqTInCMUoMLT2kMbkcj4Np3NAEAyE2gIZMm9KEGsxu1YxkQ
jAZ/NoDUjlGz8Z0eXHhWE4iLs9Vso2RQCNo5pxH0oNAeFD8HR/SnWxAMj5uELNuoPTseVEWDOouG34pHKajhe0y0PY1gluo5SE90N4KgQdWZpQJQWJeqIaVQ
L7ofA8Fj04GW9DCB0hjQSPSA5qjPO0CgvSBQehav96AkIPR00YgdTLiFb2o9h/AlVKeK6lQxhxTmkFJVmUMdVEOqLKqaKIvraHQTFYYqBFRAt+puomVoLRo2
K6w8tXUWV16pbhRIle9G5dELXPmqUkwQVDTNripw0SbxQ7OLxLY+dWyj1quOU89uEA85BrM2pxQPGU3hVF2qUpdjMFDHYMhm4WgWXqk2g5xGngSt4QtEVezi
05HoobpNbJKVcaPpHJmIy1TxOWouapgDLaM0WPLnMv7kXFjxeaWgFncwjCcN3TGYF1QftHYWMPcxVPQAZiwVxlP1GFRT3g5mpWdAh7wEMu9JTWL0NeYNdbJq
ghBAQPTnGGB6KZkBPTwGRDVMKFQNjPwxGIwONYcHY44MOAYLw0Q0cQyGqQfDdAwNI1W8m4iDm4Z5ewy1rklvHQOm0mg0wSPnpKbsHJmy3SE56lvH4CVMdJ5Y
3SocKqpCEz2FqaZH6RiMUgcqXDumvpd735Cx59JC2lubRb80C2rHhE4VNzD37NarJ3FQn1Y7UZ7y4KQ+cVKrfu/OGiwwxjTlhWdOcqrMMddpmKh40c3DgMGL
rv7I/+RG6v/dcX7Z0loSzn/VcXE59IDLE13MAXe+dvz8L+78jPXioTL2034QecBRmfXP3BL5w9XLNZ/+K5VcvftFGtO+z77cePjxR14eOc+RPD4VxxvUyvXe
WqneJxFAFnG1AlbKZ6kC1srZDBU7WxbwSYaXnU33+H+NgCQpkqY4aRbAdScPqO4YiG9ohQWYrVkCypUTjNtjBFq1Q8PfImMq+8YPiMM8/OZ7xW9+rvjNd4nf
/Bzxm+9Z7pKWF7Xx8CNmG28x2kgi+NQ7qGnPoqY9p+b78R4DsgsXsbXGgYmITyxzkuHwPm+2QhvMijot+YZll/s8yVfhbGfTrX1VX2DVf09j978YS7rxh5xs
sb+N/bZPfeUhbPOZeLos2II6/Hdk3MJe5zrbDLpIpmKejAYwzxuYBWxgFuvdbIgsYQOzXP/Rg5/9+xw4kmgnSWK0HzCs8C8MiSsomSWTiPXOm0I6KpnfwQZr
gZmdk0pf2LJY9q1w4Qlm7AIEnav37gkv5C5V1dXWJUH+KtVp7K7+5Vji9AXG6e49EXD6H6xLVf6qsbUMSH/Y6Jk+7g7eCy7LXnBJ7wVX9A5rF5wXcpwHmbUD
pObLVV97szhQRUmqT7YD5PJYYNWQnXqBpWjtyLFLEn4QOZaDF4OLJ4uknNEjhVoZP3niJzA3IN4NHmMVfJD6ScN9C85fAga8Wv8m/KqJYhCRj82Lb7IrAPaG
96EhGAfsULpcf1uayNt2cgmaaQGbxlkk+a7BQw+bxlnxSmLKBWW7kj6bN42JzrFpnJVNYyZ+0HglpnH0UhzW8L+uY8S17WsXE6TsRiKILQMgP40k8yveysmc
5G4FiMlJ7gbZPz0QO/yvDdF20m+sx5/LJmV7PDtZ4x3PhpHmzY5DBHLKMYosewgUwdMhZFHqe1mjvm5cCm8GJ+4ZUQhZXwBVnGQtJSJmMlUDjGyithvLeC/1
rsTVTNbgEGC0xaiQ8flkC2HTaPlKNlUPM5CCmTuwYKEWNjUWfQ4pJolXAmGWQWqi4f9pwe7Yg1ucKJQeYxhP7PQ1BXm1fVo2lJnHG1lO+JRvKi1GZScDxsJ2
2Aut0JhMI8VnOWiQtfN8SnDP6TS7pGoXoJgXmpxLShBTi2H2OVGHjcm2kdVgjk7NSSQgorX43YTABBDWnEC/h4XmAbKbxR/BH58UXbigs16jvLIcq6CStjMg
x5MrAlg19amSZFBDxrhOyF6dUDFLOKI/ZWlJF+CAgw5GPEB2tCLrlhDbyoJfDi0m6MLSC9ler8xVDgAs8g2SW/gGXHJFDIMNDwYwGYEKGtiJBnY2JacWg7Tq
nuxkU0cJUMX4vqQ5ZsR5zj7FuK+1kqGPd6qSmcChKN72yziqiT9L3bQ+0N+m48umD0EnAyMjr5YxBGENE/XyjXr5Ub18qRf6jsOO+xlSFzji/DSVQh3Uyd4p
kI9JckUG1GJKai7KoJUBo23cAl50p1g3OiF/VjBe9Kfa4BEMpWbcpqHKcQ5ueGNXWMHoAhVUDnIDAa2bo6NKCL3fo7qgUfk8bD4bExjQv0dSi6ni1CR1r+7D
VYGPZvDxOnSQL956RjV9qaaPnvPxSAVHXNdJDduaRR9iEajqPswytCvSfuXDPiTynwqyjKubxSe7Ma3LqWmP72Xle9lp3ZJthrD9HeAKXTo1uQ+Nm7ulin7u
OMhJ+6AMoUaiDOVB/FUIoD4ba/AO51DIo9ywWw7WivBI+6YVumZ9UzvUsVMW41h3AqtaxE9G0S8c1Fj4JUHudxm5H2v1Vr/huUApsPdOC4ozdzrQ81sDRp2m
o91CaZkpZnuT7whymxLJk8yEo4wyxKwjDljbHCe23isgA+wkWQhxoOzq28RuvsDq1R55HL/O8Ww1CRIvTMExDPl4+YXf8wqTBz6038AghvNy1VmSP+6tyKzb
zlfDYa6roBt8lFeyMLzm8fom7OAUfucE5fpeRf+d18e+vjSLqx9HJRsHVC5cfqxVk2tu/bfnPOkv7HyeIDu7krOk+s6bBczFZVivBRZ2aagg9jNW3gHqPt7i
KztxnJ7FezKqfF8T1tSsEXXOC0yGy/0ph0FKON9vVk4qGhJvku+XiGKaDL5qV9/DX/ckA3J1ivW4rLB1s++w4BthgNnQyfVbnVl3b44D/p3rIuHocMLrp2qM
m6xGJEzKNvWv4Zj9JLvTyR04zkTBRns3x3le924a41dSybfAvATYIEI0KMqy3E8TnmVwsF2MEBhvKY7IXytBmpfJ2+v1a84q4rUSOhQ6aISvvJRHjR9al07C
6jPL4EyklRQXh9sEuHiBuTjSCHJeBE7VECbywBrCbLxEijrxSl5YjZZG9d553eayecePMRN2vmoVVxBJTA9yh//2dZwuyDebADN3LWeUUBIvEVqHjE8g6hTa
b/02m8bnFruWgTNxVnYAsikhJKuFkNTaUZJ1Eat6Xu8eFCRTZUmkiNCWBG/AEqfspcaXjG/GXqhoG4L6acxpFhQPopFxC0vhDZQ6s8PN9NEspJtU4GTCPF4d
qSaBuReFuRfRmqJm7gX80a2BMyotsjzm7B2TSwxlMYoblaGMkarC8aPBK5qtg4ZA8/8CQ1DHOGajYmp5wyJOA1c0qWVtOV/Cnj6KuIjHtUhDaQx/nDGIdAha
u6DW0TMlOCpY55VdTDI+8hIEycUVjXb5nAVUkpSu6eR/L1/Z1NglH18puVAx1mtO/eQLb3/iWZ98XnPNMZM2/f+5Kyc5kWgJfZ9bU9h+Z/fZXd89s7nm22t+
ecXa7/7N83Azt+a8ewZ2fvL53zujuebZ95/yXz//r5EzOdtA04DErwn2S27NnG0fnb3toy+Mvn/7SinjRe/Yfd/F170h+vRvnzfJydJza9625/CdE8vfTV+9
7bFf/+SxH9f0V9/ysg9u2v2Kd0VffW7yq4+vNCtA0zaX6KUEtdktZ1CRcV9Yzk7LLqBEXyixAsmMJdQCZ6mPOAfvBPFPo8Hp5QzOkSKNlhkKiynWEp0O1MEr
mJpguHPxaYGqvVmHkPOiDD8o1gJKa17x8Ke2D1z+7Sgz17KzkGchqK5+3iuDzgQCfSnyLl/20CQznlVYow41OUXVmkWbNh4z+P5Hz2xKTifqhxIS0BbjXZSn
VspuQMlACelgPsMspjSdAA9pCkN7pxHgoUlO51DEBkJpOgF+BDdL0wnwASEFmHyNmHykk+jgJDkhGR4yyRDXNRl+JEmG+LYmwwdMMixGpKcTBRMhNJhvVlfb
168Pyn0P3HAIcBJRHx+29qT6u1vJUyWMKNZ2fwoLQ4kZpskNigY3cLCq0QPJxaik1WaVGWHEhRKCyvlw8oB2oYgXbS3iNG8WaE5TwDCkQC1DyuuuGKbs6t+H
8kJcmgvXekAKQkSaQU44x2CWsOjmJE49qgpjPseyFKfmjCsHSedw5Dyf9X+a0VktXTMtgg7lQZBygaPlijpaLgwbcWYKdP62jfjmbz/wA4mug1kO5rkObdpi
0+EMr38Lr//i63b8shJMaG17FINZBbYzNkNiG746U5hJuf6lN4ZWT6sOO16Vy5NQWegTceGd9Q6JaZupwM76O/8uKlB5ZuU46Ixltamga6YySvXHDZt9ySyx
fnLNN9qID+CgwNc6xP++d0SEAdV1gGZo9QAplj2qe6gv6Alt8pI4pceMbbn+UK07ps4I3qlKj8VTo6/W7bO6TlrgFLTV7imW+m8RktVRTVDAwogmg9q6EyVp
tczTapmr1TIHWhnRGbxaQG9w4pkUhCe2AHZIgEyBA2QkAjMnVvyc2DpzKAKWlooEyJQ4QEYiMHMAR/IklMYMkIkTKPzI9lwW6u29GKgbnZpr4KDg0i2OgN8+
Zgv6bW8seOHUSL+usbziNtcKQljGJe4t90CzJgBWKn9gqoZdRMQLs0nUNHT6sYLoGR0rEj0awQCg4litZ/3rb46Sy8qFN9wcxS/mpvz9blbSXWfYh7suRmUv
jMCrirJCVwXnNyOpOGykI8mSDoYQir4gY7CjzDR2xKqGkGMmKYNm5IJhN8yI3bDQ3iTHZgxfy6Bsl8tAvMrzJjBXbwNnmc9DrcjBhlHLJ3huXl5ICqMpUbTO
4uFB5LqJxFGzt3UvjwDabJ04gS1x9sjne6ceCMp30PiUGeQYqFJATeHYKV5BXBCiJUZ3if31n+h283s7SI+cZm6IlchbJdCKw3kzjHSrvebrjN3AdrbINGDo
SRxM5Qr23b2uIFbd5gpk1Y2uYFb92qlxdpCnnBpbxZ50al34fdypdTOpO0L6jzq1Hvw+7NRmcVSWU5vN5Tu1OVyuU+ud2eu/pWriwrEzy+GFDGyduWf/oWBu
vH8uUVtefe8FPDTGsj23ZFoe56rYXSEWTmEkL/oyNdXcZlQwqHVuilrz+Mp55Rx7Ysw1y7DiZ0kHMeT/2djSbwadBj2Vw1R7Qk5lHiUER9H4z00KxnE5c4g9
zoWm1UU/dNydUrK7Q8eZuVKGcWuu6N+zoJTR1JiNPxVs1c6KHHFmmxVy6LnZsDrW5oCgSi2qMdtojqOSbzMEKFxy5pja2hzlgWW3q11tFuyZ1LKkMXU2VaRT
Wsb+FpWoAZ2ohm+0Yi7K4h+quJ+otC9Pz00rmHNNJdp4HNxw7kHlp6wF7J9DOnVzkgirahSgGRZoj8FTsNufHnSQaGeaixikOhtUAB8Qr2ybVXESnU992BEr
MYZrm+EH5pvENyvV8LVl+Lv/kUUUaMIY75XKPsjXD5vdTYMyt5ly28BQzxFC7ExRAfyh5oo/1GwM7BzYgNgVin5nN/WGTZDsPY7wJ6KnjrNTLBwxntDQW7Zn
jtm03NoyD3bnQdCrMdhSgo0HXOXXZhM9SD9QM/hPS02eb86hm601efgIBrPoditNHq8djSY/l7Nh+i01eZTRWpPHV1tp8njj6WnycwAGyECH7QYRvdUDApgl
/NbwJpol3kSdKhxnOM1Jx86By9rscCrPkak8BzwoNQVoNAzYgcEy0P5a0zM/Omummc/KvMXPzWXplm600tZnPxAcA229L6E9zg0ZH2vrs01tHbdibX2O0DZe
aOCkM9aJicHF1YO23tPAbhNPoLkttfW53Ft0s7W2zkRWotuttHW8NoO2Xo6ccqhmNPt6GvxGK20d11tr6/h2K219TkpbJ8bO2vocdQxr6x7r4XNVX1ttHb6y
8hQPLYdzgoLS1pe5Yn2Zw5N2qjbXh79lM8EEopETuRkj08QLvEDCGXMSr/Uy7dDY31ErUC0hrxVF6idS58s5fTkvix7JawA6YnC3HoF6M4DfcgL8plGxMxL4
Ge4c+Ie6srKnBHzVSNSrtoJb1DIVy5P3OqJmkGyFvUyLNBK22//aFrP/U7bU+UlbZL3HoRSKesKy3qO2yHoP2yLrHbZF1rvfRqzk05bVrLRYVg7Fsq64AVZC
LLMMX8hpYplkHGwGliGVWdOksnIolXUoKymVWa2lMmzvWknTftm0qYtU1k1LSxekMqudVNZJ5G7BtOsrtviUDIbHSD6yd4lht1K3rAYSt8PXMY8dwion4G1g
C74Zbr5Wk1JZXolbaSdVq1xqUY1qQiqrpqWyso+N0k5zoetUZVak29Su1gGTmJXe/Ybfe1FaloMjcS5qQBHV8IxWcN5Z/qGKJ0VJT5620rzZai2ViY56EEnv
4/rz5ksnlDyPpqwlUpmVlsq6Qqls2qBbya2UtWlKBaRQN6SysimVeYklifvQkMpKxi3jHZP4OlINT0tlz6iIpFTWKVJZlx82u0SDYqXlawx1pxBiMUUFcLKw
xMmi2mSnCDwL+zr9VmV0vckg2Xuc9hcW9yp9uzs13OWUVOa1bGVVdWmprHgQ9GoMtpRg4wFXebUq2AP3A/bY8aelVMY3O+lma6msE+4eHXS7lVSG145GKrME
7qSlVIYyWktl+GorqQxvPD2prBNSWTeYRLtBRG9VFIdqdKQ2IztkM7KownEuKXY3oo7tRAbxajiVO2Uqd4IHpaYAjYby2kplpfSjHTPNfC2V4Tm9h2K1lMqq
SKNOUtmsZGrmkPGxVFY1pTLciqWyTqFtvNDAiQHRhPidwDKR1qmHmjKBrJZSmcW9RTdbS2VMZBm63Uoqw2szSGVZY3Mes6/S4DdaSWW43loqw7dbSWWdKamM
GDtLZZ2qx9hDsdSstlJZJ/xF+SkeWpHK4A+WksoklrTWyZN2Cjm3O6mXE0xAVZNSmYUHOn1ZIHNwnqpZ2lIDFI56NdyKgJ+Gvx8CVEZg8K6zDbxqLy1AZVI+
0IwW7SDHec2WfNy1TIRydVRiD79GYoptiCl2ew+NDMMJneSugx/mSe4quIVKIgqk+w4j9RANvT4osoOGJIhIyja2Ids4RuHYj2wGBWN2FULfHGHTsAf6AJVH
wnGpwlapwmUAdGzGoYLmN9YmWkAfoec3wEs0L5t8BkfJhyFVthRgmHBtMeGWIGbn4QiGvUmEZpSEyyDqJSn2VCSkgD5ZZgN5ohIJiSfRSMdHXELmIGMZyQKS
STbHTlUP28pSPVhis2haW4+VrDhr8MYqe3HYcNvgXVZuBqKZbf7B9nOpx0+4IuBp21y7IWn6JVKc7dTGOA9lGf3WTLm5ZuDPFdrDkw3JcD4QZFpHPxeQd56T
z5cb7L8ZipeJ7pJ97DL6meuS4QRsaUICHRbS8pI5IpCVimUvfbULV82hExLsar1GGDvyeXO0p/cbfDiS3+LQm/PKBlvJmF1fhHtGNV68numHOSdCmr70t235
CvUoQIJseZu35TGCrUQUvpmjm61FFPYQoeFpKaLgtaMRUWx8hZ5tJaKgjNYiCr7aSkTBG09PROHUhb6EvLcm1qOedRlN1NyxmcSsy8isy/CsM0UUhMTmE/tq
eaZWUA8fFtuQBG5OIwCRV+yEvILnbJFX7JbySuaBoAPySjWxftrRthfklYwpr+BWwucjI3Od+CUdZVM+H7Yhr5T1zKfOtFvKKzZ3Hd1sLa/QoGCvwW4pr+C1
GeSVzpS8QlwHb7SSV3C9tbyCb7eSVzLTfD6yLK9kVAfLKz5LIraqtpVXMkB71Z4heVmJOUl4CSsaEPnE7xMbtzZ+qthrpUk8VWN2nGkm3cqSG7AYTYROo2Tm
cC6UsIits06bYINMLQfBSWI2UvA5fU9BcXBK9UBYobxUyAJX0SmmOGgIu1KRGemdtk3yD2+badhFBy/d78Dtmt+/10GaJk6AmMP54/bBZlNQBmAuajYb4ufK
7006+q1bnKbE1niwNemLN+Jinu1eJ2F7Ps937cCRKJGEJwm9g07Fnbx/oEqyWlZ7x0ayWtUAnJwugRxBpEq6UosgxTKNErGqF3YyHPQHheZMqEsQu5YFvvjF
FpN+sRCRaiX8rNfFOauCfDNy002KS/LAumaK42G72tYRJCnhiaHEhNeVoYxp6APxbMuEnm0ZcaTMaEfKTMqRMtPGJzYXb7GH6nqGfSpj0sv5SamSvaJMcrfh
4m8ywo5Sxeer7fsg32wvB6bDBErsg836qI4NYtFQ4k50ByAsL4uwA3RAVk9i02sqk2bU01udTciFDLTFnqRm62MfgFrsSY5c21jo05YXFLDOFDuy/FzG8PUo
o6t8lk7gzMFftEssIpSa7UW4QnvHSPSJKmlvhwz+8Pjofkquhtp7tfWMQWUuKmMbXNz98MVWggqHd9Hn2wgq/C7Vt6WggteOTlDJcotbCSooo52varaloII3
np6gwgOX8FfNTBPLbXirJ0cMlbZbR6TZvGY3AtuMV7KbIuwUw8EqYrCyMKyiCxhEuTUBthzCBEmiisWEvyrTLDz4JH9wYqGL1hVmnMWWskv2gaAC2aUjsZYW
I2dCyC5ZU3ahqWvILjY3Hrh9xQZO4hxBQjOm7CJ+8cUjyC7ZtrIL02i5jeySnVl2qab8VUsNfqOV7JJtK7uU28gu2ZTsUiRCaDA/qyRkl462sksW0V/8FBMp
566dqmn/6eSEzqflEnoAsams84P02M5By7ct17bqa7vpUkaQsOzWhvh2MktRTCgBa6oOywGQMzIYSpWHjME5BSBfiLdZIlVmaMvxD7oeHErdvc51oWPZVtny
6g+XmDBkkP3YEFql43c907FO+z/ZoQ+UEQ00WM7o8J/CKtlX8A5gRcgaJWzuU5kpjsL/qd5piF6hGw8ExTtqgMHHoY99wCLvA5LMxr86FW6OdysgGk0FXtpD
jFj8ZJBJqCTYxuBv/q/E/k6xI17ixUSTPKqH6aJpBsvT4i11Is5yh3YFQzKgXI1VZldqGJWlXc+qsmtZkl3LvADUerJ5afl77SjkDWHekROaeBcqNwxl0oF2
jOULd9Mw3I7u/E57gLp0FKKeW0tIDIxx0fdxft8QFN01Qo0b02mj38hxkSCKfXZo5yOCD7IzkkamNWmwcpA9AHkhY5APkYZnkkbGIA0vJI0MH85EGqgXB1YJ
hTSnDGLQJOIpbzLwEiTiQfGNScSbYiDi9iSS+T8mkQe78uE2tgtrbIxbYca+yQa2pzewM3oDO6v9Z3PatfZPtpGtfec5C3dXGHGHHao6Y7OIa+SyKGpyoDbL
8BIy3AZil0SoEb2GZtI7za+1V3U0a3NnUDN05N3cpIbRS/JcmNcsLlVE6V54JyRBkuB20yu+U52p/WfEKJckRrkEb6wSNv86BA2HBEiWOoBCM4d/SOroUHNS
AQgdKttGlyjFIWOhVE0MtCMRfeab9SdaK9U6Ej4YvSxppnWJXtXZDHt6egdU0x0AhaFXFIbZqc1NCMqdIiiHm1qzOUgff+aEMXZzEGPXya5G9EhtTjKmI4Lt
iXSJOclWz0nF3M2Oo9J6W+sSnQk/lFpJTfOtk7BWL9FXNBZ41vRbqZTKYQga9IlypE/0QltMdhOk016RTtPBeyChoiYhHUPfAbesLP7wGM0J9a450Luy4paF
4UzoE+ZE0WFw7EIj/kpzWuoT2ltpzkyxbzQ2bWLf5hyVPtGBr9CzrWPf5rTRJ/DV1rFvc56uxxwGLqFPzE7StY1uqsw4s9tv2mI+FzGzwzk+N5zZczGzS3DK
48Gam9AnOlt7RJqUn3SaS7jM2UK32JvjNb4z7YSlwHNhc5nT3qmu1MaprmSoFCVTpUCEWNqprpPnOE68WHDn3dY5ZsZt7ij2OJzTUqVoT4eHIjr0W9HhR9rQ
oalSGBvLRVhu+Y1WKoVBjSmVwo+pMaFSlFIqRScJkKZTXbfemJ3Jqa6qurVT3Wzw7E7sznb4TEzJOV1KqhRAIYHPXB6+cx0aPLe1ysBUkE17hKOIDOanxqfH
RM02J4NsQuBBnIWpzfTFHmaGTLZpnONQuiMXfyzKs1KLsi1YCb1qFuA4IQgcjPens74WCOD51UX/HSvh8rdFu67cbpUF2UJoOlb1PkDEi8OyOuaOWpfqu6PW
ww5DLDdF5UBu6ha56ViRm7pEbiqL3NQjnoBRZJ1/sDNj7y1y1E3kCAjpydHSEwCPWQZ8+82JfW2gWTshhABUsGqNAWjZV9DSvoKW9hW0tIhlaRHL0iKWpUUs
S4tYlhaxLC1iWVrEsrSIZWkRy5HMQNADLA1F4YRClVHF1CYMzLRBlzFmXWlBKsw1pbomA9d40G1vCza2bzrEH4FEMe8IW/haHPOS4pgLIg9T2rhJacSFOJYE
84HMpcF8Otu4A3osjnWIOObhyIti5DsQwMY/8JZTHakYeS8VI58Ux6aHy5PyCSqJxDE3JY55CVHPxVLvGh9g+cKFOFZq1wHTUJMhc7kic2VT4hhMmp1i0uzU
jka8lVfEHx21jU7rDKO2O5NR2+LnmBbHpoM8dCZaHYtjbmtxrGgSZwlOLEcUxzr4OZMdVtuJYi5EsWQXIRLfFWgIrz2sUKd4vCB/II46mjI+mlBclME/LLfT
UMb+g6kJIKIYRl884SBKtBLFAAlLFepoI4ppL7qOlqIYXjsaUQypa/H9VqIYymgninW0FMXwxtMTxTwMXEIUKyVpmpnFNIgueNG54gpZTIliAKGHKOYSXWNC
Mz27OHKRJF4PlofB6mQfWJpPph9sigBbDmGCJDkpeUIUY5pF8LqDTzPtixzmYFlz8aO9Z72WcljnA0E35LCehFzghdFKLId1mnIYbsVymMuN72RHUpxkUnKY
a8hhWS2HUd+4LeUw6k4QodtGDmMiBB9rJYfhtachh2Ub/EYrOQzX28lhbks5zJsmh2VYDvNUN8thFktYruppK4d58C7kp5hIedGaqrk+O90mJ3SnwXhczaG1
/OW2lr9kFWT9PGaNHbwZgEmZERwA7LHVuEBagOD7MXUAp44R8+/6B2wPqWbtPfZ1oXXtRidIwOiRHAWbEUei8ocP0P3PPoJ/P1zZ1GYYEkyqDYEVoFofPIB/
H1wJfqevY4B0vGwO8bI5lrQykgjRQurDvERRRGGyn3AcA4pgoFXkRAzLlTmQdGjzEsELmyV4gQ1TO5tpJHU7tHTG+9suJ8uQiOg+WG3F9kkPtkZr6MXD/YzW
MHN4NDwBvEY8hyZll4aDijVmQ5Y34GGi5ItTcUh3shJtKiC1DdPUKc//gG17eyR03Y3tqiwdwVypjfFsq7MPKGvKwMPypgIvEcPhC4CFRIbvPoD0bVOTyXfc
KSIVp2YjzZgh0Yc5FzR+V7PFW3FOZyJl/1ez8vbeWXvcva72K/AMv4Js7FeADtHii7NJhAjHGAJneoQ6QPQSQ+CaQAjYO1s1FXDukklZ3Yf6eOYCyDC5v4+7
sr9PkrYH54Eksk1OAwKWGiRxezAyVgQG37hfYQEB/tYAiEvKWLjfyTCCNSOUy5+q9eDpy2qz8NF1tdk4G0A8KVT1XuUfrM3lnUAU0KwdA849Weurf9ImLceD
O8SzSLapHaec2rPdVS3xclRsG20rpKMzK8Tha7UZ5PBnCaXVknK4j9dayOFBgLuzsaKUU6u2on9YtVUjqOGuguVPcZBNSdXEYQzgEGoyqLEcpVQtJXCrtgL3
8S0FbnWQk54Kfz3eVwGJ2cfXVAL6KI8lrpa2enbO2L5etK+7ffuOx11qWpduX5c6PtG+43X7jj9C+47cKPiQHIcbgSlDn5Aosna8qk2ToZ+VkqGp7rUaP5tL
u0gcJ0L0cWtFhJ6FxhfbC9FKdlLhJdiU3mVHXNVihHMYjYTR0qRg1JGNljQnkDSB+relpEz/mtSlqo2kfDx1fnAC3W4lKeO1o5GUa4r/tZSUUUZrSRlfbSUp
442nJynzMKZAuwKWj+dgOKoz0mIVZIgUAaoGdM+IFmtCizVNi7WEGGzSUMvxSVAValJLIXLRA7UTsBdO3cAkK2JwFmJwDT9UconfayUGH/9A8BcQg5+TEMtq
6nhDDD7eFINxKxaDlTQeLzRwcmLMfpkglCEG9zeCE5oYlGYrCjukKazWisJYDGbqnNeKwj6Cm2omMfi56oS4Zic0VH+D32glBtdiOkuJwfNiOkuIwbWUGHy8
OpHFYKX+gsXggAXcmnpOWzFYqecqeYopkAZLVaZqNZ9uHN9Mztbjk+bIGh5Qvvg07myCBLSHwwlybau+Bg+HGomRgYjMtdYiM0vENYaMNLifL0XcYoPMc9rb
8QQUiAqquU0GdFQnwMnhBJKDA4k7rB2gLrAaJKapyakgd2DNQ7/sf9HND358pfBYlZsUfD6QifT/d1Y2Yz7zhhPOpf9/kUhE5OT/0Ezg7DkvnvjC2k/S9WM/
eRX9/5GY/5yoTlzT+8pB+v/9K2Mq+yg92nP6+7pPf99Duoj+f2h8+JU/+xBdP47/fQRFaGIhBmCjwSR3oQv23aRXtWNogtWoGaqPKo7+5TbmEpG/3JpYlosm
9+EmDS9VsBGopFRNtSa6fwex6SlmDOr4g/C5rTE3ngzFC1p2LJA/Pk0fJ453kJhMs9k8QG258Ipv/TTz9o+fgTGgGjYbB5pDiPKoHSBe9dKe957zzZfsX8mX
sLzw1dkv/K+3/4P7rTOaQyChZ9O3YqraTORae3a4JJN0F/QFtlKb2KXWpTOG7lLPrjnUR89+hpIkM6QeER1hS+gh0ZGI+Fh0iVI2TKTHIifbscQ9XbribKTv
IEdFFPuk/Fe7jrfXmx7wpDxYux0aOtnv3hv7z4hJleGAzmF/CPGZRXrinDjL5gVDSBx+80GBXaGDIlPC7axhsLQg7hYk5U8FvimxwXvB54dFXC+qfHPqrdEz
q87axHpilnVEOEPOhDPsJ3GG/STOsP87J8gAbSmnMuvKjH3EQj4SrAN7Naqx0KV8L4OKs+tT8hllM8noFMaw49f3Uln+pj7xus4iqbcO3o+9rjui1DEvr3qA
/U06NYfJ0X8Nv5MnrVo+Su/sKgswWQ6p/kF70kla0CN034Kg+xZFVfMF6rs/ICW+HKL7WiJMl1ug+xYE3VdeI0XE5ddiJ+ikqdfR6L5JFH5sRDqyEVlpbwh2
IXi7CPgKN9/LoWGsDMNYicOOYHxNRrW7Ub1bmbvLSUG1fBAGjoT3gZNA9y3VXKOEMne/34x6XdB93VpJo/siwUUtD3RfBybcZLtdBg5kw1cxhU1aZiRyDn9j
y29Bu3G7+MNfdKXxGHyHf6jxZeObcedrdN8SI4Qp5yAaGbewHN2gUkVTb+/Snh7NYrpJGC9HxqtjRqj4InY9GN2XgVd1a8CmfRju0RpfFU0VmSF53LSi4SbH
z03hLbmcP4cN905rdF/DbkqdSJ8ot0D3tQTdl24n0H3LCYy9Ct8vsSuaRva10si+rhRlfJSTqJeRYMttZc1cqa2Z5VbWzJXiJ1rGFHJbKgrlVtbMFooCyMiN
7ZgJRaEc2zGflwZpcVsqCnjj6SkK5YSS4CYpzW45ewBg5AgUVDG1SYYMrdgkc3j2+DJ7HBw5EddApzugOHANon2Ta6TIoqVl3U+xlehU9AimJIFt5gwUkVsD
6xGO6BFlRn9uqUf4LZF9y9GqBT3CN/UI3Ir1CIcb7zMXwUnBMOOY/EpHpRd13zgt9QjqThCg00aPYALsoNut9Ai8NoMe0ZUyp1ca/EYrPQLXW+sR+HYrPaKc
0iNACA0GKKoa5nRnBmTfsurS5vQyRhR0WJpCZpsyM0uTE/hJZF/mpsmFqMwO/5zaHgSR56OEEMZbwdTO5uQB/78ddlKFjdxAxc2mbdE5CaBifi96RMHcGU+E
K25kl9kCsD/F+JsHIigC1wDqWYSJ7jHs2XPUWklSxyVe5gCuNlChuel2bz+ECKWiNUSoRgrGhTeESME59GmOQ83+YF8lXgdZfuQO2YBizEb7nv2Hakbg8JHb
lz+gLG4frX1T8Mqu3snllaYYE58+S1JyDgMQAbOqnP+jrJvfY+/N7xETvwpcSQ/HeTQ8yRGHrERBRhLFSb4inXqLRhR+6LZEwgvEQF5M3CIp3cjupwusDeJ9
yti62BwQ59PLxPd0vbierqvp8lcFnZK+rhols1svWeyQ6K683N0a5xfxOQlefRn8VJeNREmzB3A+EJ0re57bv5Sz3xVV50ES9sJ0JQqHDJWbVx0Hmxo+Nyfh
EHneaudkNqloog5JkyKJV7JNTsbC3oKcIjTfCBEis4xRT1eRvWlSPAXblJNO15ORTMbY+M8hTCnfZMcfBFfwRpNOY5QBvBccnnMQOdiaO9kuFrjY4BRG5ZRF
sBylfapysifOKdHg6Dn+SjcnS0KKpAwvM8D/rrJBnb6PnJ9FBNZ2I2C1qJNWZrBz2EUSUIlvlOiIU4tmBAOJpFd65mBQlOwwWXBU+iOpksLMUx2cfgqtLUTB
92gr9vN5Wx+uISix0Wg2Urmm0a+e9KurijEi7kexT5qh7mKPkkyTk1mHziTcvyJi8+B5VI8yD09Wdvcgu2Kvgp6nTkNGH9RHMvpwYkyX81dIqh/espjkXDyc
h5oT4/gvtx0AAye8j2Q/cGtiXmOSpGA9YnYTwX8QH3KBbmkl3PgNjOKOJEAxtin9t2c1/rjzZ8Mft/8Y/HH7T4w/bh8Rf7x6NPjjt3wuxA63k/jjfqJyVFA1
uYgkPLf8+uOfizHIfbPU+ucFRFUXW6jPY2OBxMIA2/yAka6UWFf9XqOkglmSUQj7gFWbQfdMjZu5KETd1XtH0hDmlmU2tI+zcs0IWQ52zty1uy04uZMGJyfJ
IgnF/icAK7ePAFb+AG/kshuIF8Y+Zzi6gDMhOZKbTllx/sE4oquJvVybzSiZKXor8CYj66Oxc07Cn234zE3Scj3VMNz8lRkFPhT5bh7mGE+gDBi6THOKNYXq
7/D9g+/wX4n0As51hiB1bzr1aZA3UpQWqPH3fj5O+NlNMx9dzZkyS+yR2fn0MqCKMg7YBjNVaTWZqrQDqUoLV8WQA5KqtJpMVVptk6q0IKlK80aq0kIqZW8f
taMs07JT8n0ypp3jT0v/WuBQnW/juSjf67RE8KmWEjmRjMG711BXu3kMJpHnmdOf1vMj1ZumZ0B9LlLKLLDmAQh9gdUvGVBPQJRxvwOTVA6SqIMnuyQDamet
Ez9VJELtd0qSKzXPGVB5isFxCTXRswyXxYUWyrsTJjeNu0DZchV6mi/5TUuJ/KYFyW9alPymTiK/aafkNy1LftN8y/ym90bT6BUZt7jXsOjd+ydIwHuEQTnK
BLwdkgMWOIUFKfoo6bokdN2ZoOuuJF136hS8XUm67krSddfTSMFLZzFdcyJp0DVYY0SDpF+9Q7nvYLjgySORYEFIsCgkaAkJ5oUE/QQJdggJloUEq0KCpZAE
PSFBL0WCng8i8zmRCI8nD60IAgCG7NCUaU3PsWu1yrGrabAjkWO3OlOO3ZgGf+S5OeKD7t6j5oSPfj5Jk0W0QeixO7T0HolakrbDQwKBEXHsobWpJyxOGxKv
DE6DOtf0lHGMhaJWYZBHaSy1VSfV7qfD2ci9zUtfL2484gJGN7f6W1//8s//+e65S0ljy+mJ91TYyCXOCaakEJJJIX6CJuVsTo1cgmRo1Z8gyTBfR5lZPYUs
RjUUWrThqBKT33tbkV9RyM8X8utMcMCOBPlVhfwsIb9SggOWYXAG+Tkp8nOY3Vk8eFVmd91c/042TQm5+UJunQmW15Egt6qQmyXkVkqwvHI7cvulYxf3PlN2
9yR40k+++tm7srRo/ezTn70+B7n5aOiN26+DaefS01NxGm6Mwl1HZgLVVkzATqxD5cQoVGQUOmYYBUkkVJ0+y6utZrndKpO27vaKdHtHu27/Rd4uhd3+aNzt
INg8qzIFrcoU45jnmbQRiPRPskbyxQeYzL/9/U+9JhspNJpzVIwBJW3Y4NHleJUpcWHlp5Hm3SdtpHIEfQl6w6Mvj77GGwU13p4Nt5NPWBVt3TLgRngyhM1Y
O3poM06JWNb87t0//eKFG9evhIBZvVcTDFKvi3kqV3/UGuEc7GybQhb2e/YfMhiTprbqdGrLIE6diW6xTOhFILMF1oCsPPNl6veL8KOE6I6RlWeuiEmcGr7f
6REZqJpeeahmxtKTg9stcfV9h13+7Gprqbus/mk8uGyE2vZRMXupPFVviXMBdJZ57rKlzpr66XpcSRkK+1a4K736MQvvPiTv8hnDrVQ/sB90ViaG+e7mvpne
6XfWSHvXyZS7QPjfheiSk+2LiA2mq7zsyDX+2YNf+Ey2/pPDFph9y1o6Ri0HwNZnblm/c4HwgHXS12sgoKrO0+2LkJtqhXUhFKwV1gWibq2TxE9rsLdVfTmX
0AVkylSpdKW6f5/sZvv6qGDSr/RAVfojL72j+6ogtSiaJO6Qpkw6Cin0hVDGEH5aFRkj4jpV4Tr5hGyRlG/thGxREq7jC9cpt5QtHo24zl1eFuH6MFrbpG3F
fgS5hM2aF3RzCW++g0HEnGaEm9gDnk0tcg7S7CcBy03tPq6Mdx/dBqdnmgJSC+8pGt4iJVUSJTSoNDkwKc8oMc0pIFQ2G6oiBnp+0W0YKqQUdrB9UXbclnKj
yQUBuKTjgPIa2F0tG1j0m/qmGpxdbe9IUCpbofWIMze2A1QwAKQOKWMHeuXmPjRAn65ftZn3xnIs8Lps/StV38c2brAqWZs8ESm05iMcuCvGK5eU0Cy0oCiE
BBZ1ebyrVv1HdvpA+AjxoypaSP9F/LHJoLdVdqrvVNU7OFSRE1CVxLO+Uzzru0Q6i/DlnnA8m5EdtP9/amxd5UzJXoEbd4Q9NcnpYRJeQpvZASRKT5WUE9N0
ht1vMwiC5Fd3FQzAbPQ1HGqCCgO70qq+iZ1QWlEf71rT6FSaUyznlUzay9MkFwOIzpYHQdCkMVw52OYFn8FqPaKnTUG+DwwBKLd91CFwUa+AciSJBPU36+q8
lyP9XZT+LmB6/qtt23uSrsArNby6baIAox2u2VFBvskyU5OVeRA1gH/glN/gvUz3oNnWKBYksBEG4gH61xboP5veNScWJ5U/2PJdD5Bdjlkn+jAHkrBhLC9Q
P5b/nXIWLEZbbMO41ketaG9M0BZzAkmVF0iqAmSfIgvrvhbWtYApIk1FizQdoQSf9nBSFc9ybbA83hzrOp75NqdDi7dWB0lo+TpXp7/OOybVm3kFLarCclJF
SHV62AWfLa5mLX4pqSPF1Vgo1FIn7+tXafUy3/VUbrmzTHn1fZ+jdweUt/rbD37g+rd89j9PWUpKjqfyKNkL1Z5eOuRsId7qV/B2JhWsPC1vR2o/soowy78A
oTv1R3hxuuM1vDuNJa9bdVH/dRlWW5dECV3Kf0Rindh5O0VqJzadFtbRl7F46JlvUjVjI0SFX+YVSwwRBZEVRVPubNMx3Wj6MtWN5Xgx/ZAwvUh1w6Y5QGck
Rc+nnxI0wW7p/m4sgMcgVesKa6482UtnFfRGN4Tpquo2ei2rulm6SGw60HB3E0uVfIUWjkkgHKnbVABq9jv2bez2+Qa1GLuq8kopIN57tfLOZ2HVPp+IYfpL
1Cu920YCczTDofs7Y+i8ulQWIwjwqBxaJ9X1k7uovHOKZHr31GYdbdV71Kz99Mof2wKh9LCOq3/yw1vfyATvqZ6lcXWJ+pbx4yLqZSHqDdRJ9oDyHIp6RJOn
Yg5aWljKylxYR4///PFPfea7PzpARXId8zXHmJiMA5WVC4FHBCGTmToBDTuHJqvcKlLj0DTnYo6KpB6SG9wD8FxUzvl9dXx3Pir11bBS8+He0U0rJseoVVy4
glXOZp/FCtfm4rJAkp3k8D593RvBOuyzQ+UCjhql2cpHHagWklZk6VJx5GSb9L4VEMRWWMtFEFsmquGpkOPAB3xamkXGjI7qH6IpQvLfx9yw/x7S/aVGZAe3
+o3XyQVa5bMLIP+Rlht04qef7z/xOt02AMVkoWNU8VNFvGn1Bu2jgLwLiQ/QBT00qIsepJPtFShjgbUcZSywltX4O6dSUfQzUCsLC5qviuhnH5QGcyIGI7Ax
HP75nG+UKI1Gp3XnFzHBIdWRmEhk50NwPYYqUcUM92HP6EXIDyaND/kVail9pwIyHeHYNh9Wt/rdUccVuRve8wr9Fex4ZCFD+bxNhgTOuhtK7JeahXYV9QNd
kdbX56G4B93U/W79LhWF8Dc6mOesWRpFHtLTj0bgDY/bHIUIXwEl8AtVQV/IC/iCFeeDhX+arFC247I7BzGAMrZe4Y8wKPgT+cGrJA6xSgcWAvewiTZ4VYd+
HhPCaf9K9JgD/IsjP+aew87bbR+rW/4r8hmXAb6ye+3rxBXVFR9UL4GZ2e+sF0ivVeJSocSjohrlN5DY0WJik7FgCIisJRUS2GZK59g9qIpTTSCvve5HH5j8
1SfufR5vNIUnQ33scELEV/1ngfpiJGSd+dbDPgfgc8GCm1MHDNkONCQOy1Z83FAFE5vNQFvb0tcRqgUZLOnNwINYffz913Nc5vEfvF6yCRoqFHDhGlz2/byR
DZRnnL2f7WsfkhdJz/GmDH8gzsZcYEoOSph15frESFC5LzJ/TG1aWzZBkwvRHWppe9dq6e7ItdqO3mPXajjaVVThdw4QKlV2XR97NmTP72NQgQkYizzqRUAr
1t0JVRoBRyU6OlhzXd49VlmO+KtlkRWAWMrZbOjwiavC76FpokNnRZjkIK54PNiBP0NMIj/C/lbEArIQpUNva/PD9DWYGYmZw7bXEfji4U1VPg8+43Do7iCG
tHskqD6dCihrE8eXkvh+EXu6ly8GdgYVwfHT3Hxqscfu8rd8zmLpCepaNZFvhKtVUT5VTczN2fAxDkkG8GPr2mSS3cEOEpVIUICkpspEMKUasD1LbNQqIz+u
2zDCcNmlNYP9HqgfxF/v4O9XgRwYhl4DqbMDum5H2RJfi2z1g5GvhXi4R84a/iLb3kslOKg9TelkwuoF1u763nEgx6yvW+ddBbc7x/+87Xp7ETrurNLLtx1L
NfqKE8k2Du8Ef4i/Dy0MRO/SYCdYTL1ac1wGOh8Rn38sQTksQe75bOujJYiIRuPdxoUhBR8sF96IckZUZrmDTnXqN/7UY9kL1OakeibLDs2+TFDFNpRLiM/b
ezj0Wkc5BJmDNavu1jzXtHSntsCb/LwG+GwgcxQ63eNO938O38GER8tTrpns2cK66/IGBXu1MVttph0aoITRU7TuuobZXDIpz2ctHaZyG6cnUNvop8Sx61oC
INYtR7FvjpVE2I54dy6FTal5c26KwWZdmLa5utFjpp3VrOO7tbH1j6ohw4ryJ6tvMgLeiQn+fcwpa4wp+pQb5Q7y9zk2qFKMBbJUSE1KAVHP1QFpvlg2HK0b
1/GeN4J4Vkg3112FB6Aen9cH6nJNaTYnuYHw33l9gY214bUCgEm0TFyrnhMoZqb+HISmCSBE0VWiUJ9THMGQjJ8se7PLQmazPRRv3vryiDDytFq6LDzjpq09
BrOgZjrFD70GNugIC6VeukG7Tn7M8Zw9NDuvg9WB12jTTBN1coefXO11NH0mWmQTcSrM5PZJIoQcTD3aGigICpnqW/DSAayX2g7EKct13iWVj5UhEoiYr2XB
1zyTrwm8xANBgflaThXuqHFGD3SdMX1djucJMmUrJmJpy422OHM2guIBkQvYHY/9PhsHGHIgQ1UNIQcMnAtjB38LQyh4/k+j1AvwU2vZJ6m+1cE4SiAVeiEn
xhAHQSKXpt1ikkcZyg4137HmG4/7b3z3K768EhnKZr32vO97p16F44PvWPORgQPP7b31TYeMFSaKszBWlynjsLFm/E3u+7Z9ds4quAfx8jQVeeB9IPbA24+p
0zorfawculAO8/VeQV9ztXLosuYEIzbxgXlufinJ+sTALfzxmOHT8z14nmXweiEyR9yX2qEwH8OLvfhzLP6oVBHEa3/SmOFlPsEQoU6y28DZ52vs5DXP6RWZ
306lbj1GPBWd6qGbeRWj26RGlJTT59/h2N5eUIRwDdaMaBpX8d/5fYEzQvPk8Y+8AgtT3atZWDhI26QTPGWPBNYE4HDOjc3P6KLAFSbgcgdaesrUab199BAV
xbdx9qVDXLCEsT1+6A3UBR0j9Z1XBTQs/GTdWkn1mAioQfwse+mh4CuDzIUCPnJl/Q9/cGnu1KtXr7Lqe88u07ym6bRv356rlD0SvifOjhjTEV20cjWakjOC
KMIrryLdcDeDkVyJ3rPre0aw54J8bqxUnE4CBZiDONtZ9Cw17soA3bAHh3VnIkAD0VcogEeBz3z/PNuFMOJq0wFLWySEwAZn4ycD1QfdWWO9NGSEAVglW2bR
TiHoEo+NDOQfVaf9tu1cB6oh1gT0E/xkr0N/XLcHfUx/cRWieMf1gX1d4NATe+hxfYVU0OsCT67R0wEKUI6+SyWERwE+sGcpm1lddrfXd/YT9/fn2ZBQ3hYY
+x7Wu2DCpqo2DkR28y19fjcrTALATQvR72iB8D0iEPzZS3+UFZ1afsYi7kyvrN67Gs+rsfo79o7Ujzm3z6/iTh0Xzx6pX00X4pd+AOQgWmJIvtEf/vVeESAf
CNwZVBTDZ8A4jtABlR0pcHs5jgDkJHA+B7AyHwgym1hQhlSW4SlmBRxvS2Q5xBMLyxE7uNbt8RpH/NGCQBIglCoOHck0ApEi6Ymr+lg4zcBz1x7EiY3NZ8Su
EaO7pE+kXf/lt5NKT8uff+en7ImtQ2rTrrGrh04cV1cPbts1NK4Gx4bUxOio2jY4dsWQ2jI6pgbpkY3DmxZsHHrJ8NCYZf6L3lc7hoY2j6vto3h76+AOpdn5
+MToznFdyrbhHUODY/3zrLWD48M7rlAvVQNb1MssfV1tHJ3YejqdXzA6MTE8pHaOje4cGpu41hreMTwxPLjthUPbRjcN0/klO8fo7YXjOwZ37rxWl7Vw5+i2
a61rRjdu3BY9sHF0145N11rbRq9ZoA93jIZH24c2D+/aHp5tHb5ia3i8ZWzoql1D/OLQFYP0s3lo09C2obHBiaEF2wd3W4ObEqdDg+PXLqA/cjZOH7OuHhq7
dgEO9EdweMnE8JYtO4bGxy+gEzw+vGN014Q+wl+c6abwjW2D4xPDm+R4984FwzsWhM9Hx/JI4pZ5HccbBzdduXB4x8Vx4XISFi9nC/HuuXy4aXhskxyF5S24
atfgWPxlORufGNo5PoGjkV3bdy6QQ1zUh6PUB+NbR0cnrF07NoeHIAW1iXp5whob2jk0OHEWHxsfGt5hfojPdmw+a3THxNjotvWjOCfCot7fPoRDtQWUMaTG
hsZ3bZugcdoyiN+J4e1DF2/ZMj5ErTFeHefBWTC0ZcvQJjrZQh0QnehXo/PBLRNDY9HZeDh2FpUZDaS1ZXTXmNqxa/tGap91zdDGBYM7hrcPTgyP7hi3to9S
B48PUUm7JmhGoDfo5KxLLlGrrhy6dsvY4HY63TQ+viA+U/Hh9uFNY6PjQ1T7zePWwu3D27YNh2dEZMPbd21fOzY2OmbtGh+6iD549dCaMfozFg6xnqaJOcsn
q+X4LOM46kRpiDWfpqk+lFlJT8i3eSbHg0VEORqNFZ9sHty+E7N6DH0Qnj2fT6jf1pjnY0Obd20aunAUnWVRBQZpiMaH+WxibHCHPtw0un3ntiE+pGrS5OTD
IW7k2eEpjbZ5qj979tignF89PL5rcNuaXVypHdY1wxNbo5NxZhPR6cZtRGzR2SYatnhEQXfxCUqpR2d4Mj47CwwwPt05NrRpeJxrZrCR4R0JNkKn0ew0pmbY
vcZMt4gzq41D6goa7x2av8S85UI5p0cWqC1jo9up1pvHRoc3L9i9fZtF82nTlRGJEF+IxzI+o7Hkk5DFbqd5u1XmOLgzM8r4e+twhu5esHN0xxVMKcS5cUSz
lD9kCZnJV60LmKL0ifTR0OaFMgxEEzRkC6KTcSqSKqTPd4xOEGHqE3S/VJCWWmIjQ/okKlFogp+7VA55Clvbt229etP4VRODLxmy1kqfEqc7C8uX9QKaBXIU
jbOc6gfP1ae6cDk5e9vwzp1Dm+XknNHNVEs5Hh6vb948jKlJ3Ht4YgGtZUTx8TlNGGriOM4xUC/EymsRS7xSjmJasV5w7guHh65ZKJUass4bmthJA6TOorlB
LIKmy64hRYvrlsFtdKZHF0MZL0zWOZfU11O9aP5uX6vv0FPjC/lkjEb4wqHBHZeAsQ/JUO8Y3TEUUwc9PBRRB59sHLpieAf17BAm9gTxiSv45AriytuGhM1u
H968mY4HFS3hm+j64BVD1qVbh8cVao8Tmqfbhid2bR7StHb2KD1HnUPzfzUW4iFLje7Ydi39ocOJUfQGjmh52bF5cGyzVJQmLD4xOLGV1pXt2+kWX69PrKUj
yAeXjuJoaMfQ2BXXXrqVunzr6LbNyam4OTkV6entO7dSD71kaDOR3dj2wW18SISmyYsXN/AZOuTVTR9T6ROX7CQpKLF0bjZXTuMWFtroFp9sHyUqH90xvMl4
CJw6forPpLvoQ5v4i2uGtk0MWtwFmwfpSKmz6uADg9aGxHKwwdpgrAH98zZYarPmdQv+1tKi35nqby1ahjCacvJSzOOhFXT04vkquDbAER2M0sFLVbCbz4MT
+G0+vuTSc88++6K1l1xy+QUX/5V1CQYZEuW4OuuSF1pr65esvfzciy6vX7Tm8otfcKl5+7xLLr5I7tONy1fXzzo/eppP4nLXnXvOOuusF1xy6cUXXn7J+uef
e9E5LIMSJajRLeoMZgJDC0fG1amJ1X+xhbEbIzFycXj9r6OjyxYnnl0UPREdXbbIUsM71MDChQvpiOhMDU6QrDs+oRZZdLSNeokP1ZZtg1fMVwOYkosM8lkh
z8kbQ4tOHSChVi1GaQP0zzr55JjrLLTq8WHElRbG9V9onfzc5FLfn1jr+83Fvt/iCbhzglZBOt567fjwJj4KuXZ/gqP1R5y33zpfyyNgE/2ad4fX+q0LaRbE
ZyxSxKeKtIFrVHwu4t7QZhyxLERHm4SD0dH2YUgzcm3HOFgoFdbPNL2GSPrMwArODNCjwQo6nC+H8wLifdcq6Yf+4wMhVTpeoYJ4SKxQmpmvsIQQ7W7cNaGI
DVmxHEYK58nPVZjUuG/KLcoKp4iSQQ9FHEttJ3aKhdhaoYiXk5g4tBlvR6IizR46vVqrLCvopKgSp6DYF5rn0at8tmVsmAUYOgnmRzOVzmjeRaRCpy9VE0M7
xuV4Pt2L5I0VRmPoOGK3fJ1VHTkMou8Gch5OZiI41GXRfGXNQ+UH5vNx6t9OlttI/UP3iCh5lPohU74h9OryImqNGp0ob3AjDZRasCg1B6N/12yli9cQR7lm
bHiCuoY1T+N9tWlwx4k8csTQqYQrBocTHzBkYy2nJP+tJ6I8dwfNRNI3B0m0t45wH+v04MRCkVPo/hk7Zy6A5NXhjcM0VMZyZf6L+FHMjpL9o4zllJq5Bf29
ML5viuEQ31aL0tvyvoiTySfM+6TKpl9P3L9odNrttKwKbdhqef+FpERPu0vl1y9cTzz/8ufXLz33Yl4MLl998QsuOuuvW96/cO2ac19woflE8j4tUsnXU/cv
ujh121iIpOx0/eL7L1z7/L/mVXDafNBrVTQ1EvMpXMgxvlftGp2IZob8EzbcnoDqkSyzJhJyZqLX+PnWTx2plItDRb/NR+o7SHYe3tn2/bOJS5MMfgnJjOfu
aPEIq+kshUKqTM7VuD/alyBKbPsS9PfDbp32fvR9XVD6fS1sXZrQQi8ihqbn3JUtH4jf1+J9PaFzLEzfT942v59+/+KdbIBYGBJW6n25bZTS9kX9j9RQ6pFB
Vl20mpX4J/e5x1gqTT8R009Ldpoc/xaPpMZ32hOp8Zt2/5JrhrdMvODchYZMlfiXtCZMr3+4xJyymCQKWr/HMXOJP03o54z724cmto7SEkcTd1CNadZ1Vl3K
jC0CKX4hNoih8U1jwzuP5v5CNmGYxpSjeV4vpfUdm7VylXz+kuHtu7a1ql6s/UaKcmq92SHsjJjZmKzrYgBMr0ftWggmuIOmC7rVsO2Z5Q9OTIwNk9jGem5w
8vOC5HrH8kobbmmJijQ8vnPb4CYuOb2qRkpb6+U21DTOesHqc8+6fPXavzl37fOT/ZPUaURbaUtfpuVN138b0fX4xVqjnD5BhsefP7SdRJ7NF+84KzaHme2b
6S7kmVDtj2WQZP+JfIz+Z6PufAwDJvUVdJF6dRHJGMsHBpYuWr588WmnLj11gH5nen9a+TAbroisiiy37doJM9bENaOGdUC/GBmOz9rWsj9CI5ACWRNfVkd4
AUKsKZYbUvwKLoNqForlvCJHEv9m0ll20HSmQ74+DNPDJgivQ2NxL4aPpxQHfAafViKvDvCFlBmipQQXK3wtNltCegG5rGnZPRbPvoTFPPnvBecyDcpytH4Q
ovcE7NfxfZmv7R6Q9WS93poRrmau50dY7rS5tsWH9b9d49Ey8lcxozPmg+wFyRPRjpDx/vCVwxMLzW2SlL4S6RdrWqkX1uiOIUNN23wtjBObd88H6xlg/WJ0
bDOvAXjwyuEdpNnPQGL8XkRRuCGaF18PNW3zBaYevtuyPH17aHDTViHe9NaYlZ6+6f4FKceTDhrUNVuHqTS+TqQDbj6eel447BEfjdYD2dwbumpXi/6N+EA4
fwfVLmqDob9hM2J8J7FrNThGnbVZncQ9sEDXZ2hs+zgWmgnep6TpEG7BoNNwmmQp0feI4Wwevnp4MylF1ybqo02zmhno5Ryja1gup9cf+yRGP8om6eC2Tell
FJ114lmgx7ETYR6fD4KicTl72y5ST6mYSwb1EI/85S5SedQLzlU7R8cmxuP1I6Rksb1a0+SX6D4bGGe4L/bDGd8fm5jx/nR+Yt7nXaCZvg8r5wz3eefBaiWf
jS/cMTRxukoZv+dr60/IZsYXXjkxTb4M+5nl2vGFm1NNZPley/YTo6IjhNsuZv3ont4PS/6LX432X2fu/wWGeZn+PX+hWj+0YwdqSEz1CmKL4I/qwsFNY6PY
3hkkShkc36ouvOx0ZfRFvP6cwh+eDysUrJ6y8ExspWOhv2uGhnbQSdhXCyeSUxZ7A/SySHl6DoSmIiVWFiLz4dHNtFSdwvw3UgfCvZnEv4tp0dQy93wV7iLh
nIui0RjenBKI5XakL+4kKWa+miY2n0hsWDZpx1P8hne4di/U5sSFsR0V+3IL0xJ9uH+wINzyJVYDDjrtPhNG6qZ5nyll+v14Y6f1F4z7Lb9g3G/5hWntDc3C
pyycGL1yaAcN9CVhFbnL10YFynbrpfyUIT/Gu27zw82Z8ZPRdyePj206mS2ygzsmxjXhnD18xfZBGgzimhOjE9fuxFKwY2hbyNZkbeBC1BY8erkUfXmoVkbj
20ZtbscfWs+uqLyWavQ0eoyEK+6ZlioZeBTx8LEEE2h7f3qF0u+nHwmHa8E1Qxvnq8u3EyFdO75g+6jMhE3j6QU15hYL4m2q1veNTcMW9Nry7cR8aHlffGDa
vR3db/N2on5baHWexuLrQs88INPYezSXF4Aepf/YNWJ0y8TJW0go2TGxazhi7Uyg566+UJ01OLYREnlEzdK9yfYaO7It+8PYoU20Z8cEb0S2ez+63+b9C9XA
/AF1FnHTgdPoYGDholPwbz6dL8HZEvyjs1P5mcUDy+TmssU4O23+IrVo/qKkPMUWQxaIWPYfhwyzW50p4mriPqsz+u6i5PvXbKUOpxs7sD2jJnaN7RhXPFbh
/Uhau2JwZ7vvDxOPHhu8ZkeyvXQDXIErx1o+v2HK29oWam7jjqsL56sL5qt189ULiVsQU5uv/nK+unS+qjOp/M00eZKYz4JFQ4sGWKPCr6YvePKoteLJo8QG
YdZvQ2KXaxyWgPlUFhPXpqF5G1rJz1uGrhkiGTHeQELvaOY3xI458b9zw6LQO9uI3WGjiGRRGmrZ/VN/AeV4KzVqG/ZISKjVdhTuUnpymOodfkpB2R9fmLD3
UI1RNn0/dJhjiXoc67Z23SHtZFQP0YTaRIVfoSud1HjRsaaquzCxf0PTWO0YNbaiFqlxfPja0V0kfFNFpeBp+rpuGn/caMkVo0IXsk8X9fh89Iz6i3g/ZHAs
bteZanDnzoV0OkKjuVCkkHMnhrYvHCfmgy04rZcOD43/7cCLT2d9T79Lj0ywb8V4fYK3t/u1Pmjcv5SY1ejY4DaQQn2CCIOe+VtzI1N2QpP6pPF+bDzGOktr
Y1iI8S8satqzC8W4NF+1f2LdxResmXe61ZJ/DhuGa2iWNChs5dswbcNJaRFiRbyVRJT4PE3pG8K74e7rhnB6bsF+2mYhhtPNXabYc5Qtn5jBsQkvvR/GHGJc
gc1cKzOeyIpYwui2ayFKR4xETyliiwOLUYPhCUxLBRF221C8y7lwmjwghW4fvJYID7uOo+BYeHX3fM2D6AP9A0Rn87RRhvcR+xfNV4vmLURmG5XugjMNi+P0
7ty9fduO8RX6nTODrRMTO1ecfPL4pq1D2wfHF+rrENdOHtx55ck0NCfra0GRyiueUVuwwOzNFYbmj/1Koz7RgBkVCootnvjr+ImW9y9bPPP9v47vTxs/MVii
X+FpY20wPbD6520QtsKmr0XQirePjg0lx4fvbRyiUugJGumxweFx4Yk0BGJhCFkUyE7W7tP5eGJoN61ypGbre9oUOEwi6tDg5oWJ/cPEfj1MBQbz5a1nIZ1L
42JoBo8nGOIKYqQTw9vANMH8NpImZdLlwGm8uUzrsopZcqI7XqpkDz0hXxxt/VKGxoifztB/8soK6SLi+txHsmyEAhBcUMUGF3tUTlvf9A0w7KFtWxL3N4Q+
3BsMmYIeHdpN7HjbtRhDNAysvuX+vfG+OASctRWKrlq06JT56uzhsaEto7vpZDFo55LBLYNjw2rR0oWLT1cbFkQC5AY1uJne3LBqfNdOtpVsWGjQl4wmMSXj
U+im4Su2TvCAmXVjH7MVxLN2Xsvu5y34iRAjeNBmqp7umB1q+zBJtNu4UC13xUslaUTXzI9kJjahaQPdtPLVS2kCxj6vCwxPD7lv3pSBWxCOD56J+kD1z/Sg
7gr4cMybx98Mv6+O9IXkv1VilOgnDrxlaGx8gXjybtYazAol5/EnUuUb0sP28dPpmZcVX5a27wuLNz2aQtkjdES+Jlbpj1RhbDLEgpqWcIbHQvdUWj9DeyUv
XpF4MrYrZDK8stICpwUyuhI9JAOfGNNLk99LWxLV9qGxK4Yg8YF7qonBK/GU2sCu8zSXNrChGcyFhKBw5YVD+8Jp/jTT5TEwje1HkMnSJHF6mh5jnatl16qX
ynDSRNq+Qg5pXRi6LJRyNkxzoEmK0BtkevYnDdoRVwwXkJhNsl8WeJ68f5E29oJjpoUBHl7qfO6wceg0dNf0nqdO3NDCwYb5A3X6IlFPID3Tn234OvtZrzAX
G4lnYYMtjeC4sNyYBC5limGjfLyvNIwXqMpX7IJkhK9s0M6kl45uYLlmusQOdzWcm8I47BnbNivseMHcKUuGikz041L/aSMg+gZpGwtb+Del5NlRs3wqTuvi
0z8Vlpmin/B5TZ2y/sWjST3Rdmi1/8t4OO1SnTgxqqJOi6e5HmtTbZlv9KPVgtzgmjeTvxV0Z5qBi7bMg/9GNJfB0cLJdiETFdRomnNFs/0x+YFCp5Mgpv62
0R3YnUkVxnSvb0kJdHELTdKx1PqMbY+xIfGkC2lwcEfiK8Z8a2lp608Exqww1NwN0yyvekZuiJbMM1Xo9R1uoW2wpq2/MR8hVrpjnK0XpC/qaRUVxlOPisPo
bphWLOhVKkoKAmracton+O+G1I7YBq0bh8RhTjL66DWDY6LzTiDYbWJh6L9GAta1eGLTGJVG0pQWVjZM267fsPAo/IFS3a0S9rMJo6vOnG747ieKghC+QgU7
dYzMwt3BvGJs52aBMKRp43rCFzX8Z9wPhU9zOpj3Uz0pzxmvx/SQsMdHn0+NZnK/HMPC9hLIjRFBMeGvmEZf/PAorf9bR9MbVPH3pg0NVQzREcUUfzLDc5hN
yRwSGiHxfWIoHpBxlg+tGccr1NefxojF0SFhHeN7Cfd7y3qxcctw0o/+mfeToVD8YCzopfdz9VzaSn/HQ0EjnCQr1PZd2yaGd25jl4jtauO1IlG0pW948KxQ
C0WkmPd/2l/GpuuFo5vxwMJwHNv3qumfNj58xQ4luyJq8cDi0xYuGkjIo2bYBCk9eDB5PxZv9e3YtMb2vPGJhDB7elJ1VRtOIK1WfLjHN7D8ANlqcCISevXe
DA7hYMOyB53E6s3p6hptNZEwqYToDNlj586x0d06NmqafhNXXzM5bKJP0GIou/zErmJuPZ+Oh7YNEldFJTYkCY5Z4QpeJ5UKTsDmUEBjanRfMF/fiwNGpj8f
12fa4/IoXQkrJGEokce6Bf+HALIUCto+HqiXzY9eQb2Tzw+0fTjZMK5oNN/wwMvCmsVDl6je0NXiR0lMa5uObzPu0xPg2Vzj+fE1zbaCxPpAVUzx4eR9/frL
iuHflEI1Q1P0ej/dwU2v+JBIRzfC1NrieQm9Mcw9hhA/P7ZrwBSQdlFJ/LvUNECz+BrJ2bwNsJHm5+YhWSpYXtX2BUPHGce6Hf5DHwchKbVoG9NU0NYrLxql
YPci7uhW5UnbW5V0SXKo42GOx7PYfqy5f6e5S26IDCrjLbw0Rd/aQMxi29VD49pgtTtlQV20QrvcLV54ytCCU6ift7DNhh0Hli88dWjBYpzDBjrA/4clNOQP
G3jHdIMOnNg0ODZ2bTRKJ44b+ifJeSp094wdSrX0qEV3+HQlRKZLDeOIjP+0AkSAS2tIC1v7r/ZT/0oU0bSO7OeuT1nkuPsgZhOt7RalBrp3tOwrnuGwU7HS
/dKoeP1+/zxYMYhY4T4hdy7fbawyL55++1pzEaL79MAqqEJjROjQMUZ3bSTxNtKy2fq6Y3Bbf3hjnqYubI0MQwc5nU+v2TpMd/uH1RlUg4XbhnZcQf2+QC1S
z3kOXfjb4RerM87Ey8MnnSQv0BK5a2wH1edvh/Hci9VJqh8nL6az6OI89VzVP4Eru6MrJ9Nzu/Vz0dVWxhyhz5QDquYZsIu0cEhq+7yx8cavjXMEFTgFkcii
Fv6upEuNXhltTezaKQaeiUHqwxVq6cLThhacak6ESDWJ9ApWHdgAsHDa/sKEseAigDfcUSACkp0E0XSpizdtFePssDCpac3rD6y0/+e1qr2/f7Rf2Q9Reb40
DyaES2Ho2TExX43umtDHUOvS3aZ2Dg+RFjRfb8uNy/bs8Njmo7CvnC6+hRowYEI+oqAyj8eWgZSA8VfaCHrNEEylvNWDCrBYomsE4ZPF/pTkIsaxcWwVDW5b
GNv7hkSj5G4fYLu3tnjDUL8x6cVrYfsu2Zv9xWT8GuuVQmLSooQLxkz9gTptoNX1cm64lom2D+4OzzlGcHzn4A7DbrJCtF1I1VuGx8Yn0vIYJrXY91acKTxn
ITWhP5Kp+d7C6CNJ5Su+H1Zq2v2kPTScWcNjasOobsBwwmB3aWTLkFdO13uB27Dtt2ELScTjg9eOExFcw7YLntbD4wsVx3rzfg3E2CUDajDJt03+v1sYv94o
Tu+TL1xIEwq8n+1oW0guPV1tIGVh0QZNerLmibi9O96WX6jnKxtaUZlWllnTtBrLD4MB4h5xdCUEpmLLeMZp9ldqZFg4dVcbE+yLSXYkkc6Mn076h7Adnfcp
zhu8evCStMPCBh2PvZs65Vr6b/di+l384mjMNkBWIVFFC51pc+r82DN5e+h4erUpmW24OmU4ObJl0tAWZQJy03WvbkgCcGwggW7TKPpo0cLFoaFsXEhneIdI
Obx1LWLe5tEh5rFbTY//DeJDLWLEBUNbQi+JoW0J8ZHNtPR0FCS/wdxExF6fXuq3THN6MOlBJTs0GacL+Twqf4UuMLEGRl0TCTkhhwrjCcI+1vbMM2m5nafO
fJ4hakyTJ+TytdOU2fD+8Bas2c87E+uQXuWv/dtrDZmAn4JqHskPWnqYLidE78dCQr8WEqbJCJEwwDKCFhEMCeFlpxdPPpkI3+zfEzdDQjtxhTrxjC3LTpyv
TiTSh+xz+ejY5iFcPxvIFnR9fOvgziE670/7m28QGXxDyw3NDVo/g+oaxlTjGNSP35jcQdKGDTV8v/18MB6er5XypzExDP4X2gLGWcHfSYxP00jiC3prfHR8
YlxL84tIbk+vH6b4wpz5GjYYD0/IjHjaU2C+GVHegr6fD/9RJShE6vkxRkZUnxisRfOi0PVDR4BEgdriKFlXCRghVE28kNnczQs/8YvILKsfjmv8Qtm7UKeA
vMdbRfSkA3pObx1qQbwHAzqtf58+f1zYZv97WGDReEc+snmwLU5vwKhTFxpYN5ArwROSCsz86QFQKwQMZn7xZfMsA6tEk9m46GlGH9I6OB45G4xrTA7em2FD
lWmatUzMjkFFwtF6UgbHxgYjtT58H+5wtOBuGt22a7vhbnyE8udPe8/cT+xPLnq8a6H1ZZHsIqIaj3Y0gBFhFjHNn4/um0VMG+90QBaYhomYsaGl/t7PoxQv
FWHIWTp8a8U83vHdsDDcpwqlCY3QMM0B0dg5Ma0loEUhwzR6wumY+8O8FLIpEru1YwvT9d0gMtd4RP0QXEICCTWjdOWZhGGOXdhen9/QIj746e7JmP/mFdMD
0i8KdjLqbQX7evNh/27TyMJQFilQubYPa3mv1X4uJrl2+QQ3XaF443KYZRGWvPul9itS5q8VrOrMmzF+uj/Bf9MFJOs3X00jKR6SqPw0YaX0Ae0U16Z0y6L1
mqcqnD1Z40rdBwdDJ2wc3aztN6GCeunY4KYr52vP4rAREqs7Hpdy6eDwtmuGadzBBk9lxSip7y4QT/qL6heu3cDm8lX8zIaW93VAZ8xk5ydXgOkOikyvg2PD
MAuwsq/9eADfx5KFLvr0VEGsvvJD7JxIP9ewPii1Y0ata5bsr+LJz5X3zgxa3AW/aR2guSG+3zpAsx3HSZNPiqO09VdQZ53zwqFN8Ph7WjP1r7RGOT4UL/HS
pYM6VlQNX7FjFJtOuteM7YWFvH/cwv9nONyVEA+cMaYhbRrWy9rCGeNbtVkwhnhaQe1rNeOZPySAo5JPtu3+aStzbO+dNoPDru3fnGY31l8NbYztFeOqvv7c
FH2Ewi54q46WD8HhAOplyBct/fCi9we3Q+fCwIwK8oPh8sRuC6cnPaLmt3CGGp6Y5gIV2ns2bCHZdYPY7aWWWpNgnTgSShmpZ+vQDoNCML2GxFmH+RMKIv0L
3nmBmmZfPJ1oczMEa7WdhE8VTIvX4ZVicPPmy9nS0y8dvzhisVu2jQ5OLFyvUYzOFeMWSTPL/iv/jfX3L1r+298e96ncdb+/9Z9+ePOumy6+9UNTG1/5329/
/cRbXrTp4Bu/+JH+W17T+/MfBuf9+LYdS/6i9qlT/vGcBacPveA99155cPEPi2f95oonLrrm4yPXb/zcD//+3e8/c8NDK68Z/cCn3nXPzXdf9bZ/2H7MefbH
X/qxb77rO8953aW/ffs7+7/4SOWdT+77+VsOveWzn3/l5J6R9X9Tmbzn/pOtzyz7zxPnND/0g8e/+OiG5330l1+5vHzZlrum+m8c+vH7L3rLg7+//0fH/f5N
Z93+/A9e2bH+sxd85qb7v3P/Ox74xrtO2PhP5/z7bcevvP17y28/8ft77/zeBx/98hf873zti28YHz5wwgnvOXPPh5acVH7wf3/3ucH9ndc8clfcYxvv/vgP
dt9DM3HvSe/b+eZ/u/WsSuZ18/7hM+fPO+vy2//i9Dvvefi1y4a+fu9f/fP8H77+hz+67L86Pm49cd1b/vF/Oh+6be1HPjTvmt6vXdv49qXvL2y4cNGVt730
r94z57t7T2rM/ueTf/DqS7b/qLP0uY9879JLDn31vjcsmfPvJz3v1u3fXPi5pdnz7vjgT5d+5JgvHbP9bR1r3nnHBRdc/S+9F93x2JpXLjj/FR9+2x3nfeHc
Bx564QPf3VQ85/H5X7vbXfXt2qGfrcxcsvD5l69fc/rnb73xlt8fPvjb759019o7HzntBZnXvvWb33hwzS/2X/HLP5xYnfOeX7+3+sTHP5Yii32p88nU+cOp
89+mvCDfmkJ9eih5fsIvkl97821JJ7sPfyRx3n/ljxPnv3FuTXztvrM+ZJ5Xb//Sk+b5c/9r/+vNr/1CffcDZtsWvfvyJ4xz79Cn+m4yzj++8MPN9xlfu3rF
lf7X4/Mn/847/pOvnk4f4ddeMue+5/z7Y9H5LXfvWLz7la+Kzt//V8WVs7e+Ozpv/OiRz/U9+K9R5fb3rBr8y7/eH3X87XNv+eDto7eH5ys61C9OvPkznwsr
t7/wpl/vXr7y5WHHf8f/4JJ/z93c0Ofv/PpFV3if/dTPPhWa094cvHztqj2jv9Md/9TbPrDzpDvv+fjbdMdvyzxxwZKuuUs/LueLP/mJvscfeuE39v+3fG3v
GS/q3LbizX73Qen4d5z/T7Nyn3rp595ymM+/9Mrj1H+u+5djHnzgKe6KNT3dv7ix/IH1B65+M7ftBf8xZ9EP1n/rnSt7Pozz/F2ff/H//sV3jrnp4rk/wPl3
Pt34m48s/fyj93/hJ2/A195+5nk/vSfjZk78xF330fmjmc++dfvcT571iXvve/N36Lx5vPWKb4++6Psv/dzi626mr716/r7m117z828f84pDL/4nats9S5X/
5R0Db29sPPm0xy3r1EeCXzxn7dqvO7e/7czaa9Pz2VrVefnVXyudccFLv/SXZz/1869YD4/8z3Dxxts7PnvCz0+6+rEbrZesfYlX/v5Nl1g//sk/v7Fy177H
/u22tbe8c2zrvu/d9c5lX/zy+nNeufekr7zrnPpTV/1gy6apG074jysu/+dbbjnwl9sueteqM0p3bP98/VdPvP8XfxjKfevz68///KMDixafcuppS5YuWz64
cdPmoS3wcB1YPHDKwKkDpw0sGVg6sGxg+aKBRYsWLV50yqJTF522aMmipYuWLVq+eGDxosWLF5+y+NTFpy1esnjp4mWLl58ycMqiUxafcsopp55y2ilLTll6
yrJTlp86cOqiUxefesqpp5562qlLTl166rJTl582cNqi0xafdsppp5522mlLTlt62rLTli8ZWLJoyeIlpyw5dclpS5YsWbpk2ZLlSweWLlq6eOkpS09detrS
JUuXLl22dPmygWWLli1edsqyU5edtmzJsqXLli1bvpyquJw+v5yKXk6vLadL4igRunayNLgJenhosf/Etz78odMXDb7mmr5t7371y5a/9wXBJy/50Vc/+R+7
dr3o0p7vH3tjyI9fdc2jDx1acM+X3n/exq+85Ywf7h/82m8ffeD8E9/1oTctX3vPce/7/C9+d9b58//pcy9f9Lue/9+vLl/dfN7pB0/75a+++Onyp63rf/aB
V/3vuusef/19X5h4+1fedtnVf5Ht+sRffvzH//reV735V88/fdeaz/Z85OCJr37DrdbB7R993/xffWif9amf/vilX5lYP/mst3z/mM43bM5/58O3D976zy87
77gf5l78rDfc9OM3vPHc979zyeL3XHP/337zwo995E23fvc/7r53xa/2POuWjsdeVDjtqye8v7vy/vNXdy/85mduXD9aeOTDr/39e074jP+HH/zDR778owc+
9/vv/udbbn//kvrlO/8uXF8+vPol3/nymw792weGt/1D5oGlrzx+/zl959z98TtOGpr7rcvm3PeF079x8evesqPr+uK/T+08k/48ov8hAheWIUTSIoY+wvmY
QCw6HXyL/gN3+678dyR8tQnsS4gBP/KXMePYdwySkDK47ewIBF7/23Hy3Qc/9OVDK7+2b/5vdv3t51f+9Ovfrs/9739befG/DGauuPtrK9//+6/f5T/+zZXf
fPtzpm5+y7dXnnr27o/fYf3Xyjmlq1959b9e8OEH/uFXZ+y4a+sZvd/77+++Z9OeD39r6ORg70kvOePmLS/p/0b/X3/4snf+7FUH62Nn/PfX3/MXFz60+8Pz
Zq25aMf1v2ke/tqpv/zCX534u/otZ51x4NaN/zn48X/5+l2b/vL3j3/xwtUrdpxw37Fv+ELh+wvPzT7vjnnvO/YHz/r9/jX/svCXp73iyfp1l7//OTvf+r1f
LL/k+uX/9vrlp/f/5oHXXL7/rR23Zb7+h7f8+tnP3l78m9d0nvyT+wqfOfHz1y3ZvuD7l799y8qzL37pT7/zg09+6MRd33/D81/9q+W5M/Mvft2z33f5/1x5
15Uv/d3ZA+4Ln7XkFwfVhz//VLTfSmqb9jKOHc8uAFKWWjwfmgLLc4sZO+D/H+JVUUh/ZFKbHv8AjIv+BK7rvBQe5jVDY/3/T3fXAl5FcYX3XpJASMCgCAgU
wkuCFUGgtNriXGqpIj7wgQ+KyCsoyDNiJWgVgSgIAoKAoCAqPlDkIfJSlPdLkEJ5U8ALSQiQCNcKCi1iz+z8Mzs7u3svoH5fv+73bc7Zf87OnDlz5uzM7GYu
l+qT3cfnfrVfJhZV7Ml1D/WhudQb31pjdUfU0l4pMze48tt/80L7jH7A/zPVryBkPtY/Z0CWmlc24pMcrcr4yuTa7IZNGze3lbg2m3M5nbs14qp2y+7aOZev
5WbLpaVGWU0ynUycTXH5XdqH2+e5v+ig7Jy+fAUtSO6x3nzimN2n7+MPP+L8B4f4bxXugLnqQxlbAysnu5e9lh3wuZJ7E1/t43OP3SDfWExv7KUTviNOLz7/
uRoTIG3rKVmuvTGW/npIfkjPl9b5RugB5Vg/0/6p5lqAWX/+0pSv+Yi3Ee1at+kxoD6fymdjYUR8SaPWJfl/TaktdO0RWJaeJrq59xNgNcl3PK3le1tDad+0
T59kWfwHWJL4eIrP7zr3El+QFPC9AVDXfL7PwkDF2w9ke8BlWeb94mc4RFrYsvuNyIWuS1noLxb6jEhX+YYsJ7804itxf5N79BRY/gdmHmqvHsiFAuTUJzKF
4jocnF/OAE2uVKAc9vCBXFKAnB3HNDk5/vaLh3Hrm+nsi6HLJQeUqzaIMPILGRpgxxrLKtKlYkzJY5mri9zuEHEuJaBc++d9tHKGgBkKKts55GqDGDP9Sfyy
2x6lh7jewHT9hiHPPNDnQJ8PuXUxjxDOc0gfDvkRoC+AjgQdBfoi6GjQMaBjQV8CHQc6HvRl0AmgE0EnhRx7lIJNu4t9luz26Gpvd2U8W6JeG9ob/zzew77H
TOva2el3F5Jm7/9m9PX/xbR4dfdLC5t9NYq9ewLy97O7zEPP38+Wsk0TxT7x40FO7OTHK/CRyaBTQF8FfQ10Kug00NdBp4O+Afom6FugM0DfBn0H9F3Q90Bn
nkdfkv3o/ZDXfur5d8Sbph6sWIX5IOS18UBZ0EH/OJabIN3Mr9tAd1uY8t1y46cH+pF2zILwh1p9eJy2v38KhUsl+cTBbDlUy/em8bGtjOUyrQofE/GVl3TC
NF+tOPumg4MqHlBxU0wDixiBlHKYVSXhcpr8d1kdxqw8tZt1t49DTNx/SMXZ6bUsK0OTf9IW2MdEPJ4JehD3H2ddy7n1kemrTvGCFoAWMlFulLUr59ZHHFtY
fz557beffWnPXvdBr+NsuaFPzbziOxfX2M8W1+DMNCb0izLKnEo4zmYY+Ut9GvDis2ZB/0J2l53BejaBhMtr8nb2eRuZoPkoZ6eyT5T0qaDJz7Bn3QVMzL/f
9cg3SHHrI+RLlP4lvJjiQui3iVVNcesj6rsG7XkMcvuc52JtP32OKH8Q7bRWyY8z9BH5HVHta192KIZ+s9lQQx/RTl+q/IT9t6vrTEMfYcdipY+o7zwlf0MZ
t/9Iv5L6iPKOwk5vsMZl3PrLdlT2hh3ldaS223/M8Y5l4E8b/mzvMtU0H/WcAfucgF47WD/D34T8fGYntzjGZPvJ/DvV9vPno+xmu4FXMHH/KibtVrasvz7C
HluXCbki5X9nU936yPYXdipR7SXwk2ywoY/sr+g3y0S/3YJ+eZolikfCbz5X9pXxRl6b8Uj2M3f7lQTGIzsszN6l8hPyBUrejEcifanR3lF17R+PooZ/O/qY
8UjGK8uIN1LejEfu/iL7U6G6NuOR8I8dKj/ZPkHxSOhTYPT/4Hhk2gPvLpz2Mvq/jNfufhQNjEfC75z8hH9sDoxHwj4Fhv8495vxyOzvWAcNjEfiOXFM5Sfs
uSZBPDqs5GUcltdmPBL6r1b5if66LTAeCXWd+Cji93IWFI/c/uXELemH/Xz92bnP7a/eeCT0dfSR8UjZ14hHbntLfy1EfDq4zIxHwt47MB44zdztHQuMR4h7
y2T/EfU5wzzjrTqWVc2j3zqjP89w/KOO2z9kf5TPZ9mfRD6LWITkL/X4x07E+a+Z7K9C/gS7m4yV5rHvKibt7Kar2PRK7vonmhfL+vO6V4yzbhK0ThK0LhK0
DhK07hG0fpGcQD7ku0LiXY/wW38w1xD4WFti5HZ2O6Uku+0vFmkmRaQdTyf59BdKl3EtP0n4lX/6EXac0lMD02OsUVlhM1f68FUq/bNUUbeg+x9M9infylXp
3ZJFW7nTe6j0e5KFbdzprSOm/0h7xepaVhXPXDgvIvpBCcuoZ1mXe9InqPTGfunLc1R6W0qv6kl/Au1xlPWj9MoefUdE5LhnrG96D3V/SmnLusSTPlnV90yK
O37Zx9wPVXqJXzqVb9qLtxmX20hM6aDxZSQb910fuTXdp52Vn3eE3NWRzUlx5AZ3h1xWpKis6Fv+5faEXLPIHck+/qfy6w+52yP3lfbzE1OuY8Tsc/Hr9QDu
uyZyLDWOvuQfUt+05Dj5LR+i8otbL+selZ/5fPBvry14nixh5vhmaqpbXjz/93qev5J+4dvfnEOMP7T59pXueG/mb8pXK+NnH+88JmiddY4RDxOV90vX/6fW
55fW70LtdbH1kc/v6fXd8dM9fpTP/6NqvLDckJfzZjludft1jM1Nd9ffPZ7w6hml/C+Lo49ZHyvLLW8lsEN1o78nGu/wf2OqEEfe1CdiyFu+4+INF91+nYz6
JrKnuVZ8oeO9aCX3+DNRfTIru+UT2cscDzRJds+35HPc9CtZblI5v/liLLC83FS3vPRv//lfjNVJ9pNfwtx6OfU/le6nT3C79kyNN/92ypPyLZP91huPBrbf
3jT3eNHM370ecPHxRI5PYgn8U8zPdyv7ZTTwk9+D+dwKz3y2cYP4/d3Mv20CeTP/Lmnu8Zx//4qp/HN85R39PfGKrymF/Nf5w+fx/pI/e8prmsj1L3c9oioe
m+tbQfnzv3NCid8/XFx6LEH57mMuJmnzQD8CnQ/6MegC0IWgi0AXgy4B/QT0U9ClPu9NQqD8LckRCpYZ9eO9T3YfnyHfz0GXgS73eV81HvesgMxK0FWgq0HX
gK4FXQe6HnQD6BegG0E3ned7cOlH/JX7BrxbrkX1bkkd+VnqyKErEH+1OpzvPZsv4p6/J9DbHiVDZmsovtw/ILctgdx2yO2IIzdspGXthNyukDj5sVvD+LFH
u75/nGXtxfU/ie6jcz/wAxr+FZ1R4Ac1/BCd+cALNLyQzsN0NiO8CPiRkFPmUU32GJ3FwEs0/Gs6jwM/oeExOr8B/i8N/5bOkyjzlFEmx77zwb73wU4bWAZh
Z4D9W5P7j4/cWUOO6/iDpuM5On8ELhuP4yHiw2GBl9LwJOKTgadoeGniywBP1fCyxKeFhX7pYa/dy2my5Ym/BHlkaHgF4i8FfpmGVyT+cuCVNLwy8VWAX6Hh
VYmvBry6hv+K+BrAa2p4JvG1gNfW8DrE1wVeT8OvJL4+8CwNb0D8VcB/reFXE98Q+DUa3oj4xsCv1fAmxDcF3kzDf0N8c+C/1fDfEX8d8Os1/PfE/wF4Cw2/
gXgGPKLhLYn/I/AbNfxPxLcC/mcNv4n4m4G31vBbiG8D/FYNv43424HfoeFtib8T+F0afjfx9wBvp+H3En8f8Ps1/AHi2wP/i4Z3IP5B4B01/CHiOwHvrOFd
iO8KvJuGZxPfHfjDGv4I8T2A99TwR4nvBby3hvchvi/wfhren/gc4I9p+ADiHwf+Vw1/gviBwHM1fBDxTwJ/SsP/RvzTwJ/R8MHEPwt8iIYPJX4Y8DwNf474
54EP1/ARxL8AfKSGjyL+ReCjNXwM8WOBv6Th44gfD/xlDZ9A/ETgkzT8FeInA5+i4a8S/xrvw4RPDbvjo/29DrDXuR+TzHQjbtnf7gB7k2g/knlLy38G8W/j
+h3Qd8PnNx76qUfQt0D/j8fgcd4xcwd8zzUHBp6L9p+ntc9HxM8H/rGGLyB+IfBFGr6Y+CXAP9HwT4lfGvbqwH92w2zrhoHjsyj7uXH/+UX8+cNqn3qcbbF/
D1u5g31RN33YQwcKWN513y3tPbqYPbqw6PvIjeI99RpktDYcf7yYaP6UKH0dgPWgG8LeeQgfF8v3L0u0tbOMdGceX6+sw9+ZIte5W06eFU5rW3vTXUnFrau/
ffrK/MnNI+tnXrK1/oB7Ww35tuYzVRp+3Cq/z22jrqo3rfLqH9rXaX3LySpPfTWg08SNTxSdbTMzdqjqlOc77Rq0/aC154M1W94/uW3HubxO+/4LoDULXwT4
DwA=
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
