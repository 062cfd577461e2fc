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
H4sIAAAAAAACA8y9C5wVxZUw3lXV7+57p+fhOALG7gtJRoFAssrL7Lf2bIyY5EtINt9+7v73/4+uYnQ0iSBh3e8/YS7OgIOioqKCoo4RBZVRNJpgRIOKBgka
TIziGxUNJqgoGkmi8p1Hdd9756Um2d96lTrd1dX1OOfUqXNOneoxjjv9O8IwDNEXXiaOlZ2dxrFeZ/YTnccKyLDoxsCnkOPoh8axitMOyO7g7A7MsLPndl6L
YmBl906lAZPLWh0dXI/ATLczb8St6ozfWd21Sj91n7EGuDb1c3te3ty8ymXnvKx3Om8e966DW9JV6M7YVKXuUQc1gG110A+vHX4jxxrnBpV+wp1ffWNnWHI6
uHRlWB0aex2deSUd1e9x15zOrG2bIHZTdWTo7chHomvB4p382Oba4HlQqZl73pFdm7pGq0MXVfN0F+fNm5dhTv2AHpmdP6hQucOoELUDqpyX49ntzF90dEOY
2dGRj4zKMi4zClLfzXnzMkLzmKt4Cpunt9ysX0jIeQToPd0GoyrMSMa3fkdHRkLsbPWN39lRoW7Q2VF15+pOMKozamR0MzWWVUY8Kqwp7HRUut3RWUUsg4eh
GawjR5O+CpgvOrJR1PBVXWftj3knu+iozLSOHOUdFR6rHgdchMz8Vbyl++vM68zQa+dXWOu8qsmGOcwgNGGZIig45jFFrCyjI3vAxLM75+kSNNKcUfg58izn
seyBepDl4K7Qb+AGd6SDyNDRQS92aNwbPMwOrgWKzOj8G/9YEkL3XM30RMN5uuduzl2dWspp+cKTuqN6vnUSM2Ys5VZ4z84uPM2DmcjpqJLNQKwKI1fzLvFB
R4147MgaN5jzOqr5Jm8Pe0aENY4VHSyc5x0rAcEdcoxQM787d9S3Tv+Pk0+c863T55xw6sn/DmD2nO+d8K3jT/3e8cedOtMw1UN1V9UZoVGUXmTaUagiW9RL
22+QnmXYQtWH9aoxsj27aNYX8ddkFotWFO3XXC+VbQXKLhZUg23JoNkLlaeKzV4xskwlGrz6/T3DsoKo2SiaftiiDgi9YMSIoqj3laV8z7Ity1PByHqv3rPr
IxUYxVFBUAgKhXDE/iMsy2/wbKtoFw3THFlv+dC0suzIa5JSel4U2QBNU5qRjMzIhn9FyGlubjYD1VxU0YGfUAfFnu0khUAVvBIULtqjx3zyU59utZyD7YI6
xHHMseOgUuuQQ8Z/5uBoQjDRtP3xRd/5bNHxfeUUi7Y92oM25OA/L1Jm9LkoCP7u0EMPCz1fNQRNTQdMsidPmVqUKv81GEqF8M+j/+E3bVrloc4a+ud51jDP
CFieaQHmbdPy/eBwVbSkQQ892WBZ1uf/3i7aEfRnYD0m/Gd4lufVwyA91RQI+T/+oaGpeISURsE0gCPwVzSUAYgPvKBeyQYz8uxIFRsABIZfbLZTL7D8cJC+
mUYYmGbQrJqVLEggn20U/Wa/za8UspqUV/xH5dVXv/mFQ8b4RwLKvnjU9KOlwh4omzqCqTIN6RuaAFAhMFYEP+CmkUEANJDqSwjsL9tQUxAEXvgV9T+/quxA
1TcDtr6mxkb+jK+rbxT+6TAgoC+l881D/f9l//Nn/3dgHhYEdjHyVXCMF6igyQ1V/b+of/W8ouH/P4VjlPcFz3NcB+qNgPKAe0fKqMEx6uE6LCIh3aL3b46H
V4BTz21yIIE714OXPLfOcf5f4dX/f573Wc9rRgR9SxVVEelb9I4tBspvC6CFw9Rx3ljXpbfcf8dWsU3POt7DWtUJUKP39w6h2IUyMx3P8U9UXpNDb8BNk23Z
thANY5rDghWGBa/ZBJL9/QjbM48aMcIvGnY4ojgJ8OMbwVEjgDmKyvyrfsFf9TOMyMb/jSjiK0zwysYcTPhnYK5hBua38bf/SSPCsMUMv3iyN0L5I2wFJR2n
xbb9/Ue0+PW+3x76XjPQ3wsL9QXD+Jeiqi+qU8LimMbAgqngFVXwj17RBjqBxCp6GQMXKPWV6ROAC/hHE0WZtqmaT1XfKRhesw2D/m4xLMADo+q/oPnznweB
2khvmappxFENymwYEXkwMb0GXxWCwDJNkFTBPxnfM/CN0A/DZmxgRMPXi6edMuuUpmIxNJuKs//ea/a80y0bhV5z6PvFOfb3Qb62wPw76qjJhyrPb5576GGH
GfT7j/8wKr8zjCF+QKohn/1VvzMM04sMBeKyqP7zk0UgFqwkkAZ2IH1gsMCUgKpm4//8/yqChaXDLHpFT9rNpv8Do1hyHJiw0by2DrMDhFDGUEBPJAcMU8HC
HfzzP2djbZNlUUBZarUpa76w6s8UY4sHtrW1lUWbUxYHOvRrO/DEA4H4UX2TFQWhUCCJzKLdJWyovaE5NINi1C0WiIWiW3wTFrbDDnM+e5b4rNPmHOoc5jhf
j5Rl+iDrZLPsgWKL4N/ZwrB/cGDzOaKonMXCsj3nXHGuaDtP2G2hV7Bt0x7rtNnNKDCVsgEV5wt1KJSBdSGob/ZDzwaaaYSdK5aIC0QZ0h9cKBznIuHYttO2
VLTBe/a5wnaci0XbQvFZGx85zhKR/Td27L/DdJYHOv6BiNUgkpeIS4UB2DaDaJkAnC8XpiNOEz+zfmZZShiWvaj5VtUp0g2LG4JOI936sECw7lUCBiZ0JTEp
/5muuxkoTJ7m6+0MVr9JYMPrBExMVrxL170MLExW8vVqBjZl6fcZOJjcxtfrGLiY7OLr3Qw8TJZyJcsY+Ji8xY/3Mtj5awK73uNXGexl8C6DAg2Er7cz6D2b
BryaQRGTxVzfEga7XiIQUR84a5lGxWsEGjF5lGvbxqAJkx3c050MeriaJYy37W8Q2MRgGVe0l+/W/p7AbS8TWP9bAlu5f48yWLmTq+ZnjzJYwS/E1Db3YyeD
hPrO18sYlOgNjQIGo6lmvl7NYAwma/h6LYNPUt/4eh2DT1E/+XoDg09jspGvNzFoxWQLX29lcDC9yPjZwOAQepGvNzEYS53g67UMxlEn+Hodg/FUPV9vZfAZ
Qg5fb2MwgRiAr7czmEhE5uvdDD5LzMXXexl8jriIr8vc+7+jGcLXPQwOJfbh6yUabZrEDLbybJtCWe8z2Rh8nt7h66UMtv6OicjvbGHy7mCwmideWfMRTd/t
+7gEgwcpr7fMDMNgM5froZsdDH7BeYs4j8EWzpvPeQwe4vr4pZUMHuY8fmklg19yHr+0ksFWro87sYPBI5zHQ93B4FecdyaXY/BrzuvmPAaPchv80koGv+G8
Bdwug8f4Xb7ZweBxLreQyzHYxnldnMfgCc5jZK5k8CTnccdWMniK2+CXdjB4mstxZ1cy2H4Wl2CwnRvewaCXM1cy6GXx8gxV8iylz3EjlD5P6QuUvkjpDkpf
ovRlSn9L6U5KX6H0d5T+ntJdlL5K6WuUvk7pbkrfoPRNSvdQ+halb1O6gjvXu4N5czfzOkugMqXzKT2T0i5mZC61gNKFlJ7F04bSRZSeTek5lC6m9FxKz6P0
fJ6MLCi7zyE89TC4gPIupPQinj+UXkLppTz9KF1O6WWUXs6Tj9IrKL2S0qt4eJReTekPuUs895cwuIa5gtJrKb2O0lU8OZmn9bLEYCWj6EZK13DeWr3wMXr6
WJhz3jYGN/EawDcbGNxM6a2U3s4VUHonpXdz/7nKjZTez7jmrG0sOHbxQrKbwYO8SHL9ZR7iZq6B8zYx+AVLIr7ZqpdJrnA3g+1c4Q4Gexm8qwGjYAkvXpdS
XrdeHbUs50fLeAVcziV4evcw2MQcsJbBu1y+zHdLdvEIX+EOMVjHQvRdLTY5cydnlrmdK3jWsZi9im94PlJ6LSsIlF5P6Q2UrqH0JkpvofQ2Sm+n9MeUrqP0
DkrXU7qBWZcbu4du7uMGuPebmCAsmlkYs/hl4cpijQUUpU+ywGExxlW8QDcvUvoSk5kfrGcd5NGHmEf2MC9y5gYu0suY6WGwg/G7hcFSRt6jWvXju+2Mw70a
8LNN+o7ZczXz6t71XPVdzD3MqLv/wC8wh2xhUObMDXy3UWtoOpPBNgajqEM8gttJ5VzCQmEZg24m+930qJfzVgJwLpKR/Z2Z3/ne7P+URvH478+eO/P0b805
bva3Z8453bg7zHKO/953586cPcfYHAY65zvHnTLTeDEsZLffm3Py975rvJw/P3H2zJnG78Iwr+D7351jvJqXn3vcqd+febrxelifZcw89XvHnzznZMh8I3/r
xOOOh27syQudcPKJJ86cPfO7x880/phXderJ35153GzjzELW9JyZZ8wxugsNVbffOnXmd7895yRjYaFO5x53Kjr75sw0ltRlg5w989SZx50+07igzvuDL9AK
uNuqq9/vUnOZ+Yh8Xi03LzMvN8UNYq2YfMQXvvFPd4q7xf1ygfekv8V/yN/qP+KvKVztqY3qx2KNdbO11rrFutX6kXWbdbt1uXWFtcy6zOq1rrZ+aF1jrbSu
s1ZZq627zafEc+Ilcb/1gPVz60Fri/WQ9bD1B/G6+JP1tjhXLpFL5WVyhbxSXiV75dXyh/IauVJeK6+Tq+Rqeb28Qd4o18g+eZO8Wa6Vt8gb7bvsDc4m50n7
Fmejs8W+115ub7cXO4vtC51LnOXOm/Y19tP2H+337TXOVc71zuXyV/LX8lH5G/mYfFxuk0/IJ+VT8nx1njpX9ahLvRfly/IV+Xv5pnxH/lG+K9+XZXWmOrfY
rRaqZ+Vi9Z8XqqXqErVMXa561Q/VSnWdukGtUTep1eZadau6Tf1UrVePqWv8lf7Dqtubb5bNF9SL6iX1svqt2qleUb9Tv1e71KvqNfW62q3eUG+qPeot9bZ6
R/1RvafeV1d5Py4uNHvM880l5u3FnxR7vb2ybM23zrS6rG5rgfWGXGidZfVYi6yzrXOs38md8iX5glygutR8tU++J/8sr1ZXqSvVFWq5ulRdrC5SF6h7zDvV
HWqdul39SN2iXjVfM/vUjep6tUq9bu423zDfNPeYb5lvm/ea95kbzfvNB8yfm5vMB83N5i/MLeZD5sPmL82t5iPmlebV5pXec+YV3grrAu9Ncb59ub3YW2lf
Z6+yV9s32DfbP7Jvt39q32n/zL7PfsDeZG+2H7Ivlo/Yv7Yftx+zn7KfsZ+1n7NfsF+0d9qv2Dvsl+yX7V32W/af7D/b++yys8A52znPuchZ6lzsXOpc5qxw
zpdXOM+IK51eZ6WzyrnW6XPWOkuC250fOz9x1jl3OHc5dzr3OPc59zsPOD93HnQ2Ozuct5333LJ3lne2d773M3GJd7+43LvWW+V97h7vOn+V/wt/aXhH8NPg
h+GdwcXh+uCS8O5ge3B7+FDwcPDLYGvwSPCr4NfBo8FvgseCx4NtwaXhE8GTwT3BsvCpYHn4dHBZ+ExwefhssCJ8LrgivDe4Mnw+uCp8Ibgv2Bj0hleH9wfX
hCvDa8PrwlXh6vD68IbwxvDnwZqwL7wpvDlcG94S3hr+KLwtfDDYHPw4/Em4Lrwj/Gl4Z/hisCNYH94VPuftDC4IN3p/Cl4KLnS3un8MzncfcsvhZe42951g
sbvZPS+80/2juzg81/2F+36wzH3MPTdc5/7Bfcv/bfAz/+Xg1WCfc5f7h+Ac90H398ErwV3+ff7vgrf9y7yb3Vfdi7wb3VfcJd5q92X3Tv+tYJH7c/ft4Gx3
k3t2eJ27w10UXuu+6PaEK90X3PO8a9zn3bPCH7rb3QVhr/us2x1e5T7jnhle4T7lLvIudn/tvuue5d7v7grK7t3ua8F892fu68GZ7gb3jaDbvdfdFyx3H3f/
HFzkPuK+G1ziPuou9Ja6v3Lnh5e7T7hX2ivcJ929wXnuFve94FL3N25XeKX7tLsnWOhudN8MFrj3uTdZ17u/dW+0bnB3uvvcHvcB92Jvjfs79zfmLe7r7jLv
JneXe4V5q7vbXWre5r7pXmCucl9yzwl/7L7l/kn9yH3D/aVa4j7sPi/73N+7z8i17mvuNd5P3Lfd3UGXe4+7MLzafc69zvupu9dd6d3hvuNeKW5397irvfXu
n9x/vcD9pXu/f2H4gP+Of1G41z8/vN67wVsS3ujdGz4Z7grfDd8L3w/3hTcUri8sLZxbuKCwurC4sKSwqnB24bzCfeE5hfMLu/3rizcUf1/YVfi5+qX/SPHR
4mPF3xQfLy6s8y/ccvhVdd8x5BH8XyzSfWJW2tlelIZQQWwcWZCx0SrNdB/8nFkMvoiZqdmeGKGgMmKwMkKXgRL4GOR7+yRpBEFZSdUp5o0uw89Io1NK1hi6
jGXqzk3svCsSu1JUijoisCNisI4IbMTBjgjsiBisI1wmiJ3YqXSEGrH7Sm5b1DWjYMQillEXdYSuYzu2oyvwPrGhdijrtsVdbcY3aotmD6m3R1Y/C2I7rZuV
2MHo+VSLo8dlQ6lKFhQS0yHjTKrOTqP2VFHT52BGycHncybJEPpuT5JuEFup2x47UA5KVTp66UJ83RpvhKnAEVut0o3towoSX4jaNYadusCA/0YaROnOdiK2
+DL02ogWUJ+D3S1m0Dmio4pC281TSqauQMRm1INXIwjRiRWb6TbZTvmLMD+nntkK6xvigwpEZ+uXYmuSNEcTftJlD88vG+3pbpHWxSZUQCOmKrdCNo/NBO21
PVrMVccSqEd1tsIimtgIt8rEQbhFJm5sThCbZeLF5njjQZn4CDfJJMDnG2USItwgkwLC9TIpxlZ03vlQcwgMZo5Vy2RSh7BHJhHCskzqEe4VSQPC3SJpRLhT
JE0It4tkP4TbRNKMcKtI9ke4SSQtCDeI5ACE60QyAuFakYxEuFokoxD2iuRAalckn0C4RCQHUfsiial9kSQIz0hKCE5LRiM4KRmD4NjkkziMNTIROMzrZaIQ
rpaJpLpl8imExySfRjAjaUUUQxtyKvyD6/qpMD6AjVNhXAD3mwrjAbj/VBgHwAOmQv8BjpwK/QZ44FToL8CD4H2ECbyPcPRUdRqAT05VxwIQk6BHAD8FpRF+
eqo6BkDrVDUDQN1UwDHAaCrgGGDDVMAtwKapgFOAzVMBlwBbpgIOAY6YCrgDOGoq4AzgJ+B9hDG8j7A0VZ0BYMxUdRIAlYpZ0wARcCnpcrVkVorOJeaTR6RP
CuQenBCayZ4U7/qGEaQGYi/dYLTDQ4OYccV5yO+A4eklkUZzExQ0IJ5czPoCs9QRSQgTKLFTlThQg4cyyEwn8mw4r3o2VObElJJNk24fzFKcG3E75k4sUYWH
llyc7qO7aXrQjGunziwp6860JgcjGJMcgiBOQpzIMBFBTgAwSh5M+69CxdCf6QUVe7HTPt6I0tajQMIsYJEzeiGLAqj2wqyPcRgfEh88+iy8h2qozYuoE2JW
AWylzXfssdOXdtwh0vLDigtTmaW6DAhelHaAH0TEWOwUNItyjoRF4o0m4QD90Y2OPls3hZMVyRHEMHSq8xIeK0o5GGKESVPJR9BSKmANUObSDB8hTGIALlTj
xwUtkz0kshcXo2W1NIhtXlFMQ5jQHq4o7mAriourBVHTxRXFHWxF4TIBNONVVhQeRbScJCm16GCLfaVxsHLgEuP2tcUL46Cvu+3X2x/8xcuvHoCLybi2KQtR
8M+F7LL+nfh1wGgqkrFcZYrF7fS1h4EAW5Tm0MuqkW+mu0AMW1Uy83JeU0li4owwJslMcHpacPpacBZYQLK41EgsAEI9Hgr2I8jQh7jFQc7nJc7BwUW0LFox
D9OuLlqFkRrsAGZgbXRCWNCAmXSb1YXNdI0aakAFG7u6VuGkBRGocM2YIO5WCQ3hLoWzdLyxXqFobJXrFE/X2xSvAJsUI2Cj4hVkg+J+1LQeO5PkVsBy7E2S
WxAiQ08znqZL4LtJcpvOdacZj8JlugW6yzMDV7AtZnve8RX/RatXjrjQq8YiPN6hWI/C6+2q5KRqVipBBsQV4SOo3i2Eu/HGVo3LRzWOthHOxhtPK15enlHc
v2cJx61yJ+AQcQZsNzSVqObduuZdmkrvayq9p6n0rqbSXk2lt3QPekymUrfJmCqbQCUHW1xsDtmiiTUuMbnFxSa3eKXJLV5hcosrTG5xmcktLjW5xdW6xZW6
xV5s0R6SP2FoUg9N6qFJPTSphyb10DQR39JE7NEM2K0ZsIwMaAW18qNKIrIS6lQ/DWUw1NSKA9aG/0ZcBi1pSWZMB7Q77SU7tqafToouKKTI+YurOL9Cliv7
cX2NBPobMn88FuUbiAtzaPkndbNCN2voZq1BBJ+FWrXGslkzr4C1NDMv1sx8pWbmKzQzr9DMvEwz81LNzKs1xVdqivcixSVSPIwDXb2LGn6FudZqLl6jufhu
zcV3aS5er7l4nebi2zQXb9JcvFFz8QYTDR8D5dgoAECyFgAg3ZoAyMNFAwAQYfU46mlGBCBAa8OIQcS5ANQ0wwQAajsZe4prUFyDit1JsESDonG4KALwpxkF
AME0IwRANai4gFyi4iJSHxQzWihNsCq0URKcJlQnsRixCRqSoHHVrrdGrB9IMFpKiiuUX4V1WOmSVES/Nhuf61fwrXpqhxtDA+haCS1CBUqbMtC0wsptBGBy
gT5RcqFR6pQCCQ/9Qg0xBYXfhQu8EfAPOFpbf7l+AVoXLY9HFwTe03sOshEabPSyUmBIjjOM9GedXyrRpFI4qZxYwaQCfIIqAQR2gPg2jhWMRTMEs8yg/2ge
CsBA7EynKQWKqc12s0uGJ63K0CUDzb59AklltRmTgUZWbCONLCR2AYBEGlmosLvI8ogyK1Y0Q5lGwdeE6GTDvWMWW4d4B6wBKyHzLFMN9TOBK4zCFQaetmQL
jMjfBA4MnpfC76xY/VKblERXlZiIa2quhLZryUY1FrJVjQLNCDZj+2uEYJgZpN/+ByAq3R/s2BSE0pz0qnLZnMW2J2DTBNlaqRjyZPvRBcRaXbs2RLdcgZp2
KrE+/i96naXHeKPuSNQ2UlzlsFvO1wo2kj22EhcoCT1pL3lQI2io8EihlwD6VArSBuiYkR6CKPHwbXhqxUHaSNkTONvEzsEKo4luI7BjH6oj+sJyp+lOPhST
pC13w4bHQYAMkJn2ICymBxulsDrZMoeupOOBJ0R0Z0WRH1vJGBHQ9VXzcW0xtTVfa6+kn6l5n2eBXXkN60Qqk00PSiLiSaujWKZ3Pi9bZJ8Ab00HMazYLiFb
ReBAYCIfXaBhTQcgcJbAdSrmpGI2CD4b+f30WdjqoH4dzkbt2yQPEHKwqaenSXPWSCzsNSLQZvlmsXxTLN9MFhbI8nUa13UsOTKeDxYIITsHuKuq/FSdQM40
SiR2QeL8BO6aDt2zUxP/fWlkQm4YAxu20hA1QxEtPp88IkDOsCTRziDZCJp6TOtklddGcscW7K+KnSM7Kn4ZVXGdWWl5IwzoaaBF2x93wIR/FK/IlNgwZbLc
Qncbgdt/GU6WG6nUC1BqfU2p2/AORWL5Zii1Bu9QnmyCgivhZjT5ZybJXqG9V3a69wWDLD4QPolXyzy1/8FUsdJe0R67MFPSEe0ThAHLlp8egNMBFi4/baEr
sDrSpna0C4sVqQp8UpTSIIGCbBwXwdSbz6iJLS3E0QDH1d4s1dGiX4rIFJZxHbJcIY7iOhIV444qAKKxLDxhxgHi5DVCex7PFTToZZCOg4IKOr/DaI/W8kxD
TVNhHUjv/E2k8HYYoQNZYerOiQuzYb5Hc2Zjh/IqbtGNKK0VKdaKgAs6AIsAzoAZA2AOoMeaAHMgRKferKQOwWlJhM9OTeoRnJQ0IDgBlCXGrRU9SR0sZpYw
+rWAM0Q7YLcUcf/gEppmDsMnUXupXj+J2g9WxmSVPQFSNegnbv4ktg5W28VkVRYkIfYCntLyvYpGXYePq3wCOE4L3WSlxi9kcZon4qCz293/MLNAzlMY2yuC
36n0PrbyYvnrcWNcqWvmyFJjVV0njESXFOmrKLjdfpUhivSUpvFFt7JL0uZMoLePCzywS9IA/+rhXwT/wrAuQDTvFSXiJI+5y8elpO7ogg+N1RG3RGEROVov
8371Mh/hMu/HERLBh2U+zCR+BLSrw2UeVpkiLvOVDiPlNhlEOSeOcpJhFtQTxPU5rTALaBXGDdVEKgORpvNTSFvboxcyXccmkflF7DTNLegKLptEvBd5Ygf0
oFTEXhb4lRCGL+bGRXQWw9WX48LAl2rxioofmjDF1JrTXipip6ZPBglchDHFIfYV6FlED1iQ37S2k4d+koG846ZjUPVzQWICrvx0FAkGNG6CWo7PxUQpJP8e
y6cSaJyt9KiIYsFPxVGZ470EOSEOJ/warlbw6Iv8gEYNSjn8+/LI1CDMQSsPMtug/60YkJMeJFWR9MRUzcFbJw5ZtUOUwYREdbc1LowFmdbIPQhBKYAWXURg
gAiEVgevvxj7iLki6IVx41QgewGQBA06QGZoyAdkKNKDC2gHBpUhuSX/yILi8cAq66e0tgL4IugexbEyShoRtCRNCFqT/RDESXNcrEwM0D0a46a4Od6PaLuW
3KAwizcpeBngBgVvA1yn4HWAaxW8DxBMnP0RgmnTghBMoAMQgsk0AiEYvSMRgrE7CiEYxQciBCP6Ewh3yuQgkhYyiRFuk0mCEKy1ErUvk9HUvkzGUPsy+SS1
j45ubF8mn6b2ZdJK7cvkYGpfJoegfHkCTTKA2xTKUqhXJWOpXzIZR/2SyXh2haKbhPGh1zkf5XwVU42pMFWxmqn8GqYqDsNUY5Do6zOij0l8zVS4cnS2k2aJ
nIETBWdLq6FnfytOfsgCSW3o2d+Kkx+y3DwrLtJVq2YueKLnPjwCxhoTo+wqFZBRcf8Je11S2O/Cl2lBAtZ0iDUH6SXM4SnJZ/D2ULBQfLQCXfS8puGp7aUC
6lRRXIg/M1k24fwlCYy8W4R5geOiqWvnJgFuPmwSAJtos8HATYh1CJtp08HAzYjVCFto88HATYllCEfQJoSBmxM9CEfRZoSBmxRnAPgE7kkYuFVxEoAYtyYM
3LA4BkAJtyIM3LaYDmDMVEC1gbsXUwB8aqqaCODTUwF5Bm5axAAOnqrQYj5kqkLl0Scli2bwrGnGE3hZR5fb8HIsbZ4Y8bipCnXL8VOVERaCv9Ei328ty4Rf
jtDQz60Fo2IvRqiPwtoznTY+thrtILLKG8jQQ8tQTU+DbJWI7mBHBCpi1M2vQI8qulZd7OYukuBw8Q0A4TTj6wAK04wZLPK+gi6iSXJ66mnT6p4VZFqd2p6W
y2eWf5A3ta5WU/nA5Rnx9A3G09cZTzMYT19hPE1PGsjsxQ0ZXH9xSwe9heigaGF3bhOAABnUjEM0hc24Dk1hM47QFDbjeuRlM25gM8tHDCntrgAtSGXuiois
g6dFbh48p4SbmQcTTympWvOAd9VRVphs9uT2G3aVlGe9d0R6NFm4InvkkYVb8lFxjWenV+kd2wNwovq87JgkLWCd/Span2QTuyglgIhgE8/gF/yjyfdbVcUI
zrnpyXclanAPKKjCjXZXbykIWsxKLuLDzc1OnMHQTbTiyJx20W6DjFMSFxsfaKWRPpJbaTgZYlSSXWrwjXz5BoU4LmkHiqLnNpV4ONO5XRgsumkAKag8kzCB
yiKuDLLGYNJKL72ZvdTCLzXxS1GC++cV8eOwCeixCegyxSdqQtfls+hbYP5hD6lzeEGKe+Kh6GDr6d19AlVOWAJwU13MTf9hVl/PqjSeFfvt0wxye7UnGDMB
AA1/WLw9MuAVtrLqAA+32/HQrNmpAEqAmqF6xSklVxt5LoqRY6Af7tyKtYUesEqYBDSUWUaDXaEnVA625SXRF+Gz/Srz9wa5IkN1MFOcawDdAxeU6hAL6qTX
VwowzKKEqytYQ3rW51ealnMT1KeDtrirVOBIi0HKxn5f28SFsVjT3Wb8S0Er/CrbcBrkhQBq3GDQHhXu6ZFxo0WgiyLwjHzdr7wsyGZDXmLvu8dRHkEeAlJV
NHs4sA8B0LpuVuIFZFZ65BxEGQzpXkyjTYvYHASZ+03SyXG3cUbsfRV76uXF7uDK3LRHtFd1bdl8/XarXCpKHsJlolREzxlUeIGAZR3sULhcIkpiduxOEBeK
kkSbFEQoFF4swDRpagcJKpE++/apLlhuVB8gP+4Cda8AJANtL6JdSyjfI0r79XWDvhcgAfZbU9mvhHL7g+yC8SctqkruZXzJPXfT7WACn3cOCfZBsiLkz6g/
dx1FNP7wVYiBVZA3MuJ8FkM14rlpBhurFB1AlUZXs4+s3wZ+I9O+ugjl7z8wH25wpdsPHQ9ErMd4DuNSpZDd60GBGtAg5qKT3SOhb5TUBnR5f6kgcl9Ty5y0
8/RvY4SWaUphmKTtk1PxH2al4Rx0a85KG+bMJjeizrbpVunb2dC+U/OarV8La16DcqkC+9dBoXAQlaq8gw8lPLSDwfBWi0QYfsNkUMXcuHkyqGJErwEjNGrH
ZgipDNwBD9F7PnT76iMMRP5FuApSMwkDFr7/Rk7qFrh5GlhuOXrwShTkBGT9NzS+EA1T0L/np0bV8uVisAhFG3weFDkAU8jxy/I7bomWVWqCuQ2WHWkBLFIM
rZW3M9lUamMwCs7stPw+KI0+XJejo8HCU2k4NwEdH8YFPYcCieQq9qkv0zIs29PnuxaauiYJag2XgzINc2enb3QtXHwGPrSDgU2bwzQtP1LT5nBNqyCTc4Ox
Us2NgfX47ek9XbIdZw0oAX1t+9778zuvP/ezfUZHW2dqxurbqZoLOhlY6X0L2zoXdDEDtmipgXI0g0Csh/RGXBXZYibbKCZbS0Lewr+02dYP3exEbnYcN9ua
YLzKeGO+KB0AbYkusBvcvxNniqSAjztAkrhoVIzIBRUULouSlYlfhYJVDSFYFYpMNajIVLCol0bGI/sFTQYczoL6HqlCoFPp5e4AXO4O4I1CnRmPSA7g1w5A
zwdgA+NdCriCjFjT3ZUvIdnCWnnRpQ2uw2GcdOnOnQYYwMtpMDiAoKJ3oOo5SZ5BG97IfvmS2d1NqkIlGDNEkePFRd45qeWqCYhLyShOBGOPkdqReIxbVo6y
hT1HNKspdFlRSyqrYn9dwUV9tbKA52tCEzcTUTNDqBISl2of1Q1UK9wv4W5h3tSxk9EiJnWmh+rXChsvkRgd5VXaTbehDVY/P98WTUSFc1rlMbi5nxqw6rSB
IVVpIikw8+seVSkkOJaXFpEy1AfUrbySX/V2xu7B0MVSE0JQJAJA0/wzu3uW9G4od3bNGNkdN3WD3pGVB31tRqEa44DpKT2rgDjAfAC9uLAKKBasSnzc5sEt
PjcOaPBu3NS2T/+MLsYLzTbuLdUDbJohInp50QBVVJLGI0DXgSWjj1ygg1HEjQtcfdZyVTOo+PXHeHT+OZrex5QU6aITyC4AfjuZ2e4k5roTmB2OBXbACcoW
ixFU03Vwmka/W6RbcEuKwxbJXOAoNq7VQDU9t3rIzjV03DfJY7iYHZOWiOaRi4a5Nn1fkbgRRttA6RqRKtrm4zhligycJFdDTtuLWxf84uW+5Z+bLHvx9vmd
F1+zsDxtMuimcFd+uKvce9PydS8Zk+USzHhh28V7HliDpXvw9vWXdekylS6fWb5r11M/3g2lz4BOQqdPg+zdmy/oKm+fOlmehGW2dpXXLn5q7atQ5li4f/VX
D170zkNP34rbYMfA/ZtZjTOw8BZq/k5sfjrc7+E4vMmoxWjmg2qn6JLlm5b9dCeUnAj3u351x42XbBk1GUxMeI14GkrGWSfPe+ZW7GQLdDJEJ4Now6jTXjUZ
cCjYGQKKztkXaXfIJDkHaZduPC/PaOL4S9qKpM133lw32CbmPUl01MVqJJTQdqjSZVCDQmcwbi3Wn5lPbDA5O2kz/w+mxZalC1YmydW+kk3yqq/kILOjfOVg
RQxzn1HyRsYG8L+Pc2FiZUbXdcVON5jm8NiFmY4TRKUj2tm+Jud3SLt96McshalxFCxRIS4wXvp/yH0Pum06l3f4yBBGHbCuD8x0b4IwSlFf5QAA2UzzqEC9
DtpMMRKbFzM0Nxt15MYAj0Nj3FgVlUnXAxc+0B8b9OL311RGC2V1GdDhG3D9a8iPASCewapqQjw7hN2GkXERsOtWjVVWBaemGGk++JGHvO+NQ593CGo2xmMo
izmNuj8Uo+DjutQEhISeOEjIOODFt55LpaIOV5kQKYuRPXUoG+pnxxHKBT53kGKQrcdhqEmx8ip6vlFSAjMWgvcDS3WqeZL8GxUnWY1LowWd1NUuDavapWHm
7otBr3Rw10CXhpm7NMzcfTHoFWLRHMylYQ7m0sCNeXJTZF6NuKsU8jJv5poLqwKqShWA9QyWT97szFYSs6I3kYMiKdSapYV+1Q73eq5qICaLQ5yhybH2AVfD
n7Wpo0iLHH8fcDX8mRxgsrq4rgq7FNJUxxssGrtR/zM3dYRdY3DsDnYOpxq7GVbzx8O9hgeDZFDV9CBXQRXdK1eZBwmjqnAf7Tc0S6SOFoujgeeI6ofuSBG1
6np+cwCvqcz9NBhjVLmf4vqvFgYdQKV8yj0EBCcV111U0XCD/niPBpyHIgWXB4/DHqjgFocepkAFtwioIAUXVj2rasRVKrYapAcVfLi4H1ZBfN4DN9OtB8OT
Sbo1TnVYlaLzz89cfrFJmqCq1gQHe580wVZWBGPoQtxeXVEVByGKYVE2MHbRK5i4Pp+eGG2dSUCHkPJRCGoXV+DCENiitlq5ZWzyoHbdLpC8ZOQYQGM3ejxD
QkvJK1ioaB6E4naweqmDFAIjsEce8D9aARhubPQtaIsWVuF2GzM12gETa4KVYOhaZd1qC5XJ/Q3GKSWRHSRLi5NIeUIxsZcVp9GLOcCoCa0P0D1Hn8v1jz5P
+3MFHx6Bkufr4yMlSduxMbtOBlu9tcObvX6jl+gaLxhQ44VVNbZ+hBov0jUuHVDjxVU1jvsINV6ia7x0QI3Lqmqc+BFqXK5rvGxAjZdX1XjoR6hxha7xigE1
XllV45SPUONVusbeATVeXVXj5+H+h8wl0YevnHfgWgYUEpyNhVqCNMKYSYWW3jgdWwhCIVbtuunww7dHcYxoCLRTLW57tIK8EVLvGZK+qSjeB9vQwQZn83hB
SKISSY2L6Ipuni0bjMwIe8GVPujxek6VxSklW88pm/dYcRfWJqOkT6BdY7fhebJeOVkeCtc431ony3GxncXztcIl2ydOeuMVuTkynYIvt6/KMz7POzSu3oDC
IKeaAD8/bfkiBT22tsd+ewkjnlHNx9hnDvgL4eoAHebncJhfqQhXFPpXcvIAPIyAceICaJyzwY7gCDpeTZ3YyePLKLrLyRQu1FR9Ci8o9CVRvng5me5TzLWb
Imo3xcG0m2KuMRZz/aWI+ktxMP2lOKh2GJFrDF23zpHVPYR+4VLso0wlDDm8e68PyDn6gBwO8ML8JDCPOj8rhzHG8PxSjSYbOKVErTh43cTH3dBhYGNIHm4V
2m2fIbOXkGfTzpOjt95tXCZt3GyC5JtABxu9EjicvA0K+wIL0ObN12J+VMFBpDixzy1+uOYmiH/FEOfxxr+AJgDgGIxwh5ZhtcFeJLTaVAgaVBxuWUw7EPmg
75cKsX869KmwJqkfBMl+X1yPixQ+JN2Fjna3BUkUh320wYUKRFClQLjkZ2pzkihoq4vr46ib+K+O0PASx/9U9avigeHx+VWcedn8KmyMYWyMwtPZrfIktPfh
6mB17GR5Kl8d0xb1/A/ZwTcz6OYMeHsX1GqnoxB1t8/PG4qe1eEQVbyDSP0UI/WTjNQxjNSYkToqwdP5saxEOKPbp5+jx80cPTbui2oZs6o24tnhbAxQyE6V
uXwkAsmCYWm5tutEm3VRwMl4I9Tn3WIM68NYufaSSZv3ZHGVeCd9MHmqOFvLU4rWzvfonTw0OmgwsnMjIjvATofbZdUh24puEzztStlpzmMryfsIVtLwFpE/
pEU0vPUz+HY5k4iNn49gq5DH1PjopvRfakB/NLO5emBhPrAPYdqG2da9HNTQGtw4q7a++MDCI2dRSEd/khsChXaVso3iE+nelXPAAH08I3ZXTuwBRYL++Od2
KsYEHqsjInTl5NBXVUU05rtyzA8ogkgrxMVv0MbKlIXs1+su0XXQVn4fxF0runZA2r3rdLW1UC7o23Vdbe7Cbnzg9ugMuG7p4XKY39pDr2O1Pd1QMoQqSyE5
P/rQT09bOHkDhUoDhZoGwqoGwqoGwryBkBv4Jkjdwtf1+VTxxZF1QX4df+jWClWtFapaK+StFfRwilhlsVJlsVJlsabKYlWVxaoqi3mVRT2AWcHmUESZ1Nwq
qr5rgrLXHO54xMD/MJwo4o8VrBXt+gDBUtEerZo/2AGCcD8KUt8k9LlfuN4ohjr3Cw/XCjxmM964Dbe54H6d4Ii/9XgyAvI34HYYwHsEBjNPEPeKhN7bInih
tnALVVR1a/XQ3UJFxkLT08EaR+H5UYz1yt7GnfTr52cHK9gdm4VL/htG/OE+SAFfPQG/2DHemMldOhF7igGSdRwuSdGAp3E04ByOmjwDQ5ZxD4/6XsYTSgC7
9Vh7cKvPwiiYRMeo4fYU6jF0Hu6bfDoOAxtdDmy0USm2MIbwCwAaJ1GwXQMqxhYGD04BAKr7oQDqwD4D4B0uPoNBt9OM8RgeOc0Yh8GSqHFbeDhyDCy+GVlM
fWQBv/3iZqsHRsZGNxBunMohPAzMjW6crw+9yLCRgh6bqIJChLYzhuTRKQWJEXri6IKlwwztLFgDD47ROUaJGwjZOQUMv8PvyfABptMLbhaxZtPnLzrbS4Lc
unhQrQTlphec9LfAIembuy5WiZ0+v2HxjU4ShPUUad3ErBUhp6GKSvwiozVaqcFYIZvDCsnpF/Cq7FOwINPWwHg90lwGHl0N+Oiqz0dXJR/t8vhol1tzdNVE
RmwM+CCQW4WYuqMLXn58w8dAXUKLp9HiZWjxGS0+xtEiWtA7JdAx7icyP75RQHOu6uTJEARDSmFLdf2pBJ2x8s6IUB/uG0gjwZ0BAgjqjJPRSFR1JqgcGa39
r6pb9AkgoiN+fwiXEc12EWjBDZrtqroeh0CiApCsSAdXRFwPjTbAaGystxHkNwZsEs/yB0xwu4s/YSJTMjXbo75heJlic6A3/lcLkt1QeBzH17G8eOjSxQtP
n+5DQycF7GRutRTjafn4NC3vgKXGWGKFjXRa3UUew4g65DE+ew0ctgYnDsDVJANa5UqSCRPED7UcvJrk33ijV8uMFVqGLNPycKlISC9p4ihjg6OMBUcZexxl
7HOUsctRxjZHGQccZSxro4y35hr4HZFpgqYqKpb+blnZNlE8GDLEq4zwLBY020MKPijiM8CwY8nlhovrJPdfUNnhUgntNAa52ZUpdlMWgqj2+kBQiz524+ue
hbypiKKH1Je67mxD9RvMfP2/fYJPQaLsoC+e8FKT0i5ozXdPUsU0bU9Vqugpf7cHXc0llZbLHbM4kibkLXCXvtaDr6Fiy26PJBgag9EHYTBiDEYfhMFIxx9W
MBghBqM8uKMPN05RR9bogIUMcLaQwtpBx5gIV+j+nlKzFRuCbtOtdwbg3QZE69n68QzSCtMHztEOnL78xXJnd1xPSPZ1lH5eSEfpD4VuecToa7Qzgnal+a6k
+OD8wL3pSul8f9qIbsLpzk94c3r0Sq5lvGFS/C9V5oGQ+ND2IUV0YUBEDQfEOQcgzTmMS3AYV/Wx/YFU9z9MpHQqudxHiIcGqvsUPZbvxOYkD/Wk2LPz4q7H
r13+kx3GgHlxEpEMCzhp3+Y7rgGDfasajlTX1pDq2g8g1bWDkOpmItW1VaS67q8nVesgpJo4gFTjmFStRKrRq9gRM3o1e/vgVf6M1PXZZ6R8HfjFWiXWfct8
3g3ajSE5oAtSNFeJ6i4LPIhJpZbO10de5nCo3WkgT4JsWmJfeN8J+EOf5J+Fp+kojJyiWPsP5KQaqXMCD+JYGkRNVFavqO7rE3rZcieItRhGdCtHqaLr00/f
fw8ahQRwqadrL384L04devscTVn/cNFC0Rh4NmQunjug4xFuulpk53cVRl/1isnKJTHIeEM/FojP2UBIo3Y0x9SM5ps8mhk8GjddVzOGW9kCSDcZHAaLJwmp
DOTQR9boRCfkRj/ijwccxYescf3RC7zQJ/ZlaujNujThyjZRZctke5pQXTq6mh7Q2i+0re+m3WCN9FVcpNybg1HrDxGCtl+HcKkOnlyBKz/1M7qN9RAnppgE
Jy7gdzOcuA5DeJw4nCxRbcWlmsLRxxtfYZaZTktQVQUUAjyAM44YwOKfZ3xOoa8TtO0Tk0m/DVi/FazK2vkRFSQNrbPsCaPY2lmxnA26BqJjt8xUh3VSSg7y
Ae3A+kAn1/CuLbufa2t4hxYeHCakV3t9LIowGuTLmdbQ7iwLneXWEE/Zs5+7dh12e/Tfm84duw46di30HYPqdnpfbK+hbUynW7uJ0Cj5OYbNBY9ZwqnerHQH
HuWqWjTQTil5fLyOjnbQ8UqTn4Tw5KAvUaZHyAh5d7baL4XfkItW9WdVXKWUDjbmnXMf5UIDxwnWc5xglBis1QSs1YQ6vi/0gvTgSuVr/6aV0wgiClIbgZ8c
08MEk8PEEyu4J2xqA+xgGeN0MdA1jG/h8VRpcFaks6JKVovOatFZoU82reJPA+jv73hoD6CICLVNwPEK9E0wDJcni1F/4+XoAsafm9qys9kLQbaDNcCys9iy
w49amRXLDj/ihiM7smDXGlO0HAgMJfan5xJ597VagdIdK/cqmOdl7O+oJOSTiQYZM/SdEsJcAesvxgX8SAUdngzxA7WKZY+JUsBBhkIRJNGScPADTQUUT2hJ
OCgoSC6hPHBYQtjaknAr+4W4Hd9OwYT8LS63ZLHBJ7IzBh9iP9Pg7wQZbK+w+4DFkP5UC3Sez8udI3VbNHWzr0AoHC9gbW5mbUowcemwGfbRbGf6+em8WVgA
zdsvjcTNCzr2J7Nj2GixxvT8SyNLgv3EIrXmpNFsPGEA05hXQh/FG30z18cOu3xMMBF8ZBKtbP19Ch2mgiLAru+qBE2SA8oFKa+OYE1QoAejvjsvMQLGHUNV
0FCMFeNnqYAViU+ycN3YD5r460b4TaTs6KwRHKw/m5R/MUlU++YqH1sKgrW2UnQeUIukuLLVS5af8xHOAA6vz7pDnvwbXr91MQzFrdr+5B1iFtB9JQ/Dt/wB
MfAD4uQxOisY5gwdhW8FFad60K/K4V6N+sWRD4Gz4fETEn6Gx0WIRwzCfmufP/CwYDh0b+mbmCGuoSFKATslfwLIcvR12bGDvi4b3VoRAAxJQKcaT0zazlXR
8nMydOSNc1T/hzibYOvFCT+M9li2/4tfmbMpbvcDDibQsTUwKvDDzWokKijRZecMCKeHNaSPDYdB6rFjf7LCoXmgn+oNav7Ydd2s9kqNuDTQ3crsK9txpvo8
JoQzLzb4jAx0B7Tektk2pafN6SpZbWph5h1vc1gXgQItmMS4X70wNqvODXSX1IKS1QE6AzyPQIMpLEIJfLByO0rOghKkwN2LJuP7sdtWvyj2FmDn6ZsobdEi
eLdtv0UoNqBUR8lagEFaKEbUAhycmdOhs4uXBO5AN570EVWPRQeo7cErQuLpYLDpbqix6egOVl/cUy2ZqARrm85km+6GQWy65zGihJ+wTQe6J30uggCuxhPb
s6sp+RWsJ/py9I3cKGACxrhn8yO/WLX4iVvfMmiE+FGBV5+9YM8lW54GE5YwAlIayADUR5Q8v+PiPY/temL9LnzWQsXf3vxQ1+NrnvrJHsxyg9ulsOeh5oyk
MZA0BlJRLiipDvxaGOFWYWYEK5lB9LAJx7BMLoD6gE72gpJEkpgxWHzwpgkEAJwW4E1T58MbwCQLoD6gEtATCmL9C6AurADqiRdBqWgREEw/tPBhPT40+eF+
VQ/xzUFfqimKj/jlDmQv6JecTF+KMLEE9pSRSJ2A9oBdoCC8ULIzdNVTTQoxq3DA9oLYXLAqWH6kaXXa86xO0ZHtQDlD+As/2OsVfhh5iMcvP6JMjBXmyDjs
5zfEDT48DtAHppnsSyJ0HtbrYN3MbViM67qTBoyvWchbsHXoEysM9IlF3eg9awg+2n7bAO2+ENd3ty2u9aXlhzVqfWkN5JgJtSqYF+rnS8MzUjWfbHbxoxJa
V78NzOLVmczFTbBwRPDf79et8k8h3hEj6H76CW04I0FyNMys8k3tAfV3sxpu3GWzetzX9zNSbN46HEk2drfJ9krZRINlgrgQP2uKh9tNtlWWmGD/ufSxXzLG
e/BzqWjW68NO9JFflz7yK8OGjydOqxzhNUgdzhE+CFZ7a7B6w3BYXamx2quxeqvG6i0aq2s1VtdorK7WWF2vsbpOY/W2jzFWd9/7yH32AJyeQDilZ/jdk01D
Y1RP5w3sa9tgpPTNEv1HKkw0sWrwfePg+MZpnE7hb5GSLQxvpVP4jw7QEVP6zn3KRyir9i4c/rSrQ4f3yPgFexj3LfRuhs+mufVxxf6eyvftB+HpPdWfsx9W
UshqHK8ZjqfXSsbNGsm8vVoyL/dKRtYKqSWC1BJBsmNjCR6lQgkikyaSIDLZD2G3TJpJ8shkf/TvOfShLUt7MpSh8zC4gT+3gw5XF3f71iKngD2+BiFY6asR
gka/EmHjJNmLsGmSXIFwv0lyGcLmSXIpwv0nySUILWplnZMdG1/ioPNI4eetueUcK31DY4UcK62yFRQnwMS4kqpls/gD2Cw/9f6xZbM3Nz9x43Wv4VnPAZzG
2yVYwE7xCGjtdkl/XsMh6xm/jmd8IVX9JvzemgnfPSjaEV9bNCdu0py4kThxgriXOHG8cQ9+eBzgBs2R6zVHrtMceRt9oFz/aZpR5Ny12/EkvsOdSM0Ku0Hx
veYkudvmUtrDflP2tQQorR12IGTCdgzJpBfJ+bcbnctaCk1EKSRnlwaIoilD8Ag+O5T5Y+LHlz8qZ4GH4A8s4KSv7/hb8Mcy67+LP/ZW+AM60Y8/llmT5F6b
S/XnDyg9NH/sreIP/NM4Ju4RDWCQ6cMwyBeYQY74+DLIi9sW/H7hTcs/N4A9vk3sgY/tdPfmCxT95Zu/hjvWfQjuCEfQoufk1Fw3gJrrgJplh0v1p+a64ahZ
xq+dpcRytOMH072WkMcMQ8hvMiFnECE/PgZkTs6/0DpkK29RrZWXn9EfzMrLvmuYF/oAK+/DcMa2YTnjv0Rg9FRYbNsAFtsGLNbjcKn+LLZtOBbrqWKx7cRi
AgVGPz47aRg+O4H57NgPEBj/DQEaucB49vaud14dZkXBArCifKDGwR+iqyL8zcNpt4v192h6BFtq3YI3j8sYIlfhsbXMY/tV81iJ/nJgxPtHIW8q4caRmmY0
aWJhjITDy38/Yp0xDLHykImPE7Eq346oIlr2jZEhpDw+ttMdHyTlOZJCU2zvkBQjo0Jr0IuVJpviGbtQ8YxdoHjGdiuesWUdEvCunrF7YcaGMVH+NsFVrcVv
QsD9Gs0Jq0XSlI6r6s3a/9LexI2VqM2m/JL6mO4FEfL8hqdB0X7l4auvcYjtK/265b+pX7hzzOHEBlt0S2ysnkJvGvFLUWPVXiumP2JDfd2Kf7TovIoPDr8C
X93brVqqPqql7TaStuONJ6g3E8STEqU5fcG6BcNsdmJYIAnU3RKMPpxY0WT8A4gufs94CULzcHE2wnCasQihN83oQQgCuFuy8ViWvOFMmyWDjpUJkH0vV4fY
8CY9HWYxphfq4v10JDiemhV6WxyUjf1wR1TpGGOVbYsbHGNsZAHPDfojcBTwzHHgRxZGcMDzx2HW9zMJ77nxksXPDGcS3oMOtZ3DC2gKVVtmZ9N9oxpOo39a
M/I2zciPakb+lWbkRzQjb9WMvEUz8ibFjLxRwXQ/iKb7Cps+nYd6u11SGFnXSJQf8ss0VZF10F29OOeCAfs9uGAIWyiGy8apu/jPdvr204+Q+Kv9owvl7s+k
VVXdNnRVY9U6u9RyV76Fts/oyq7f2Wf8rwJwPdQYQ53b7znhyIJHt/jbnh5/ZMGvma7kiNnK03UTTNeWdyW5Pnii9kJHrqqaqKLfRO3V2F2psU5/fQvg9Yon
6g2KJ+paxRN1ncomKn4U9i+fqHqayrgxn5iA3sEmJkW3SDwdA93aogX6JsF2QvUrGGJnxv3cNusFL7zrBHtlN4jEydusWa5hXWYB4MZNWgB4VQKgPgAx8mEE
QDCYAKj/+AiA/jqa/gDZUEYdPLbT1z6EUae0WrWa1aqwRnVvzMO4cGbczt8v+C8TD0DgXH9vpLAWXLJwKWMlux+PbBPDKG6PagbaCgyEyiOpb/3/ymvlK4VV
f9FlYABqNT7APLD7h7ghbn480KT526MEJvI2G3dTG9P90Wz5rU1/NwH/ZgyHnEHf8j9kg6OmM8ou/c2eRvZsGLU43Nkfhxn+dmj8bRf0x6U8wl8eqYZTmw6o
NNZGphkDItMs/NsyGBBHkWH4LTc/m4EWzkAjttpxk5si03z9l0XQlNORaXX0CQnA0g6Nxe2K93PeVGwlvKHYB75b8X7OLsUd36lYcryrsbtXY/ctZIbo/7L3
L3B2XFedMFqvU49Tdc6pfqlbatnep6RAC0uxMhi9LGJVI9mKnXFEbobPMzf3XoNtxtM281mK8PUw/izJkh05cRwBCdiJAUkOYwNWMJAQGWKihAAisRORCWAg
gJI4QQkJUR6AGQy+67/W3lW7Tp+W2kkAz/19cVp1Tp2qXbv2Y+211l7r/x+aOcTZQ9g60tLqsEirhuZxaJi0epturENaWj3A0mqoItOUXZ6kBLtzhQN2MGfF
YzoI/JgOAo81VALZLyYSecW7DYUxw2u+BaEOMmTvPVRH6CE6r43oPO69sq21Sa1of0O/4VnkOmZWxJ/DEX+yGvysL6vBz/iyGjzky2rwgC+rwdugAScSRVUe
PvPkfq/8zEf2ycyKy7f5gCg9blB5HvBkg4Lb1Rv4/byLCSdgNXz3Ft9jKklzngQVh5I050rSXCRJc22J2WzNT5pL0lIPcRNyyagfQPD99k1h0dfD1Gpj91+9
jV+cXs3AnT+rX/Nn9Gs+pF/zAf2a4P6UZV5Hf3J0O4eOf5s9Ou63rUgEoHoSgOpLAKornoO2BKC2JAA1GRaA6jQDUE9FJijrvihw9yy7AwFMOjTlce/mItCh
KSBML13N2/o2auL7KkqImjmWsSuEDtUT+tFglfcubz1zj9LHh7z1TDVKH9/mrRem0oDMO4gcOp5hbkIwkYEw42L/GWTz0fEUsvzoeBIiio4nIN/peBweTDo+
jhwBOpKp3cXxMHIH6PgAEsPoSCJtBMeDgKWk416Y6HS8nRRYOtxKZicdbuovweE6IORf7F9LOicddvSX4rC9vwyHLf1pppXVBML3MrHwGlIxwfHK3ETLcdzQ
vwCHtf0LwVF5sX/W3Uh/QN3YSO+GjEPmnwlUynw6geowj06gesyfE6gR5s0JwLuzF8cJEOUEoNm5jg5LQY0TgFRni6Qm3ofNRnDr4HgBOHICcOusxeK+kVoX
6YwbqXXh/dtIrYpkR2b0CVTGTD6B6jKDT6ByZu4J1Cgz9gRg/LmdDktA0RNAzb6WDstAyhNA19zJenbAhH9QtTVAkV8+IJrHWbfsMU/nmw18cfmnHBHMyEs8
pv7UlUyRoFRzxUWG8CFAFNtUSd2HvdFAU95Q2y9XF61xnApsQSMprebq/EWNijRDv3WQuo3t/PKxE8x/92HZlg3y3zCl5UKTnQmHb9y/iOuUv0VkyUWyjwuC
pUBLIL8CiFulGfUaP9PAXtlXKGu14MexdJ/FHWcvWi9cvpipjlKYCXSBiHHDtvt4lR3yscmQZuIdCZONVMFiZ91qRlb2H4fAk4ZZjugl9NTRhs97kJ1vy/eZ
WexWhmJjHgecb8usxI+6wl78Lp6RnG/LrMZHXKGAPuwKOf1DrrAbP+AKuzEpEzK5gYrAPcg1rDgN5XxuzleMhnI+NucrPsMAwYmn3PWYJlQhwyXJMApkQ+OU
RX9qXSKEqSQdOA8J5+9vRBdTXXcUJr1fMp26zB88qzkGc80xKFzdyBgKsJfG3M2vLpCW5UoaNYfIw5lOzzhkxtdmCCCkDnVx2AL4XFaIHtR6FBMCRxJEZ6Cw
LPMM0Eggy+2PZD5stZFhlBmeymF+JWKmjSxMraGvA2FJUptp9HTkvI7Uwc2k3EUCeXCs6AlOVqrJRbrHDsx+7lM/7sNi6wGbIzpWW23Xs9WGkdOlAmOhH/B3
qhFBMIo4T260xP3CZVRyx1bGXIdz2g28mGCL0plRvuij0FMLwcdoIRw/0GxuNJ5uMATHAV3ACYAgQC6Tq1HxsMHv5pSkp5ct5ncLwPRJRb/f9NYNtLKWeT/y
t5RnQE/F2ZukS33xi+/dH0mKu+261tPtNIs6FWFvpttyWsyIoX/7TZOwS6VAm02hzcakyUI509d84qeqa0jr0Ce/9hP1SWrUz+Gub0Cv+/qZu39S1wU/WIUm
sLc5t/0Gxe8aaphnbo1iDNRx4dXsnXSvVhmikIc1QE0pHjJbXAgIB9BExpucpTCWNzlTiP2WkHdJfIFGGJUT1PKmBvo1npO2MQ96sn4QYJzd2hILOR2H5lxi
abFtDYcRMdSCX20GCtK2WxlrHaHx7mhMhpY21kJtrIUNTAZHMBkcpvHWVM7ILeQ0n862TqtOI6qnheEy3VIJUw3V4l0xTeahnxqUBkfyZgLsq1EH2KvZtSUJ
DYZ/t5az1wMOzFrOAM5+C13/lU+9ff/Xnn4wX0+dGYA8sF7CxppL2AyvNgWL67VF3anHTbKAyadQi3VQkpz/ryLmf0Sk/C0i5G8SGX8DRDxTHvLklOqcgglX
dPgzm3OMJiaLyHJZQ8Dx1dFmhNto3cp2YvGvNXlo4LVYgqiGIliMq9b1vEitcf7EUNGymkMrQ6s/vkA4sRpf2OFJtoTt8HT5a+Xw9HiUCj22I4vbGV4UsXqN
P+8hzJxX07POXP7U/RrWQlZS9nd64l4K2LLmdryPF8s1zu0Cr7abIV4j/S5Jxd6XGtfZ0GmRpamBkMkMegxKO8g67yXuj0HFXeP8N6x9jLdT+ROjjORENnSC
RDJBmOfeYdASPUEiAJdof2KbvRkBgGPaokMlep5KXjCNeZ6xnkGGurITZlHTQREIDzZGOg1sHuTckDRs79eDx9HQc6yYYXg3xjVNXTNpaLTSyiIa+Y+A0iaS
MevLmHVlzMYmHIKH5LNaXzmt9ZVPodXC8qRorXnp10orPboNO4pFXqxndjIws9NhMztpzOyn9PtyZPb9bbxzrrD/1XwxQLNEFbvDroFfXZOFY6mf9u+kf94A
2wdAS35jOg1XRn1RRnsNZTTkREEH7oNIZFq0nfHihsm09HwyTY1d5v5X2DibnB8ReJVbYAGt824SLscbeMgPdQ403y3HjBg4N2S2LEJ8pY2WMcuPrDIsmXwB
MfKhl2PjMVrHFmwM69qHWd2hA48KX6xrX6xrX6xrrzT6/NkKKOaZbpCTHm9Z14drXV6rMi3Je4JZx6E/oqYjUf639jYEiyVUHtIaOrvrRPOO0QQ/oTX0H2eh
A2o5ef379Ig/6IpkOACbWXMtVgylHi8Cd0or/l9S0B3SirdLMbtRCkhQOzLYetLCOU5eB2sboGCjOFwrtvaO/rjhndSc1q2K07q14pf1WAnyD/AkbaWCONU1
7LeciTtRMVtPVOy3Q28VxsgWiKpv4dzdTc5a7DCsc1Zj1VrnzNBhZBNZYV01us5ZToexdaTWdMnedXKbe1t0e7IJGhzcAslLxd9f6/wfnE/JHRlK7o6puC6u
B1ZueQFTVm94WfImIOfO+E1i6GJdDMGl4J/exJVmKIKuEj6T2jpq2kUdJx2eHB+Lytxa46zlV64Vs8FxgZkCGd/N4lS4UiPxm7MqBmJrFYnfPOKVJkbSd5dz
enEXjWvXrDQxVhp6nbkiVl32m0N9giesD6hhWmmibZ1IoJdhwUWyDMeyDLuLozDlNbql1+eZufx3eW2ROYS9tK41j7bLuN4q43ptPxEjvs1oGLI0t1WiRUxW
QewOayF668qWM5oqt4wrRmAHk+vfYcqscV4hBuKMoOTqVosFmfr8reYPa7V4EFQMDxgXKZFXEUhv+/iQpa4rcBZd2bdij4w74JFpD/HIuPNU2GvpckmXeWgc
UMOBpb+GTf1Vr/OurPOeFn31gjff32L/PtD+WAB3wI8HudMavua1ZM1b0ljzuqXHa15L4E9cnmuiyQ9phPQ8jaB6l7n/SRiL/yMWu03OtUJV/DpZ83bwWFpg
zbNfr6M1BPvcIoYhBth/ErH9H0X8XyvD+3Ui/Hf0OzJSmcZv4OZmA+jhcuCtxh7NjBQQ4zMpObStw5CsTmqw4Dr2ZkRq7LhUltQpWVI5pEdW1kRW1rasrKms
rJmsrB1ZWbvNlbVmu/qdlpuZ1PvTTu2xBpys7QSCIMC5D5mJGp4ntZAHZGQhFEOI1EMWXneWLNlc/tsD63MAHvZQbKBYbKAEnbJMemOpGABT0hvjsojm4iTK
2O0UaRnsZVmKvKSOksdLTlLWSS3zGYr3aZebums1fRt6PkvpliWlWRa1REq3xEQBRgjLG9aASN5EjfgCF/EFsGshpSNe15QD+D3Im9a2TsJSmp/hN58RWM+I
FvuMcNgzonkyzWGfg3IYhVCgIsSsr7E+jBtUt0i1m5iWY4za65idsphZvYdiFLIIB8o4Cu9R9TxLO4xlDCcyhtsyhlMZw5mM4Y6M4a6MYbc5hk/b4B9v6vnj
pCAGFY6gPZR5/K54XNSCFb+iTftQb6wGK37VQM8Dv9PLf0cYA5brlnjo49oLs3yO7qmcMMsLzk1LLNyORGCclpHNZ87CPtRMYHCmMRMYjdsQTAEdOvFjmh8g
1BxgvdqBpxHaM2YI6DAjVZur/ZOWr5ausNEh2gOaV06aV7vSvNpaW8qNtoTSRFtC+AkmbI7RMyIlZcUoNK+81rzG1Cg0rxGrrLHhZQnPfJseBc0rVx1oXjn6
dSm4gqF55ejXcRgmDO4UgtwgtGnDYwMxoiUFdBDpwwGXe62HbBEpsFk06g191sTXiVbyPRAUa5xLRWeodJQR0SDITq28KwJguVVT1edz5Ve+9PafjHQmZVB+
GG+b/54ZCFuLtFw5B7YHjIcxEU3jIpomRDQtmS8fmc5+7IqOW+6h1kzXOHkR7i664AYu91BjXLSzbL1qmrFs02G6Wiqnta4W4tvKnQD9QgdO0op80VzZuo1F
WRdc1aqHlkqx1vZuQqfQJXt9eCgxNkcEBSOH7RkLyn4CAwQDlWbmd2BPa5PzMlmNV2JtBq8Nr8bLqQeTCjh9+Zxmtffyk9phkFcrLoBbVQ+1DJl6hxZg6eHJ
PnBoQF8Bj2mXRCF0f5Vdw+iAYent5hlE97HoQQKM2b3mVn9Nx8Nj5bq8GGU8Jz0F0YKZAPSMDmvIUTltlF5tTFL/L+cxhnaBPUJKvvkJ3nGaF9lrOkyiYTvI
qc6ot3aQs8D4/UpgkElCvdHzGcKSNATSjS6mt5qSLmaToavpRGhuaDqRhD4JncgIfRI6kQ59EjqRbtXw8Rw1dAfGDUuKEZYaNDCEqQDrseYpSMFTEGiegot9
en7KsLgVzRde3TLDOsYMyyv7MYcQ6LALfP4r0vt3jNVFT1BTG0m+96i+/Z7mS4Sfe1TD/+itJVwOAfJRrYb627FzvIrs3mU4XIud41X+ddggBn1oWPW/nrTA
44WV6iDTdDX0U2xikpSHleqo5YIrMS1IHcsEjWLpeh8QXJbBNlAotJwug/aRftDRO1mJ3tVixnBetj1ZtkO9bPvVst1DvAcYTqQU6veuWbYBjEwvTKOAxjSt
iy0e+yS8ekDe1cv2ACTXvHfuyXTpkXail6pDD9cbJrryOa/cGVbuTvmzbn8k1XplzzhrurIc92Q5TmU5zmQ57shynMtynMhyPCLLcTjgrKm4e54IAmZCvKNy
1uwNbi4S7azRaUJiQO31ywhxj3qHm5RzTqkxwXWgaUnKDXP5yfvtbcdIy/1klQ8Rn0Duk2RCoEGGkzsAz4vT1wKhPBHWsgS79YoOAd43Aa9Y7m0pV3JB5TM+
yGxJ1K+U/fS2RJ2wPJRISaCamUChCr6RnV4I4Sq/yqxJbcxDfgc6oUsi24izVwK+sGJMYNs2ZMIbPXLcauQwfTjjeAWlKBGBGTkgTad2AX26arMRC9lFr49A
HTNygnrkcMiqC/A6fzs7yOVd0eZPiRMQMx1QmgwdBjBFnArAj2YQkZhiLzdxQby5iTYED7OHmGIXgyWWuJlYPHuxDt4UShOmr4Y2KIOl4uMNYD4mQMrQQ+c1
rrcHQGIBx5hqLtg7dhbc3c4w8a1PG0oqYKTDUGF7003/wXfbw6ybwKAUgsbDhLwPbuNXOy8tWcxDKBOj4iAfEe9eLlpEJt69WMzEQJC0AjDVhGIJKbIi6DU6
KLkz7DU6crpyvSgrxr2q5+OWncQG1Qln8C2q39Y4W7kNA8HkpIdL5Miwh9s8qqkUawAQvfRbbAmzaWUZry2RNKFImkgkTSySJhFJ0xZJk4qkyWxJwy4IR2R7
IE74WLDxM9soSP8pcFsWF+t8uxYDjL/WPj4eAQOGYUvDtkYaizG2QJXFQAytHVU23kKZy6HeMNJUaVwSjLdWY8PIlQ0jl+cyAkGpkSPgkWEuhwNzWfvF2FiL
xMHCPEyrVTBbrGeSQFq2HCzSDJiPzVX6FN7G7hwOKXBASEAiOYdHzSkzhCtgzbl85y5s/whw4Asv+Fcz5RZynvbfE+iSqGb6Orpm9LZd5Vf333Pf7fhRoOZV
OFd+cL83BzdyoFrHZl/4p3/8+6/85QdecO6Y3VPSmf9c+rfdTHPB333sntk9d+/HuhxIxMoUOxvlgF55uuqujxn1gn0BWcGDMOdNrZVgj9O+LLOnVRZ2bJH5
mQbsy2WkrsEoXuOs7ssGsDj+V0Jz8bVg80WwVVsWLRmbjozNSMZmONQoNQyR6amWZ8NUORW/FNNHac8KTxFSYRmYgFt3fC7/uCWNWloatcTCiWCwJDjM9Pnb
Stx9iVvQrIvWOH2howIxViSTNsKkTXEYZwA2aAWJrKAbirbeg2fduC0hJBEC7zKhnMC0ojUTQykF2vIUoy3zInfbZU6Crc5yM43RVY6znlrGAZcfoOz4u4Px
ghfLT0k0qTiFqrnFa6mvdRG3AYes3z2WaSWob+j8WKZVrPM6tIuaJ2Vgk0cw3mkgeKcBTytNHtHmYG6aVvHgEtmWJZIjn0G8VTjGZxnBZxmXmRCARdpn6UAh
5x7IqAdswnrjxYwYjgyRyBEjkiEYORJUw0hQDTnsNK7Q6f9hAFFLP09GbwRxy308In2cSx9n0scxh7M4xlPIKIMJgysqA64IYRuKl4XBFTuw0WRn1hV1nYVt
KCt1Sw/oCL5TPaIF5zPHu49XOJ8rh4B/wsak76q66K7Ex1wIjDh+3K3UQVr9D1UA2yGre590qmzKhrYXyRxIsGHGh5ugL2JLMgWt+g+BdH2N84NQXLCL5uI3
UOtAD4RCCP8tAz0n0FVFUTtkh8nJ+dycz5vnp8z5Kgwvga55yF3v3wrd85ALRmo8+0G3aFfxCPCbdk1IxOWHHyq6ZKMFN07TkZT+6+m40b+VhyBufYe7q4rK
6N4oDp4WH1nbvVVgCrkqUiddFUeqLfXX1XbkFeVd5RyW84Sj8JjU/JfeIj0ArPo1zgY00eaCm3YL//7Lb9EK4lppxtXSjDNkyTnaBklEYNulxVzaFK5cLqWp
Zmk5mbcJxu4IK5/9UVMa1kxtinUM+gHICvUnfhdr29kxtpln+W0Nuno6KE4SxGOybDB6N1tsbREqbRYqKYRKaIRKaAuVVCy2dK5I2WKrhEoK1xGESntQqKRi
n6Wsd2Mi1VIlgVTZXi6l8zB/k6ZYoaoCdb0WK+1KrCRarLxWJVqsfD8+bXJ20MEDg1OC+by9zE2u/LuaYsU8UORKj/dIGue47d79qeOuRBkO3DCK/hg4d76+
wux8rczO75fZuUNm56tlWG2X/RRH9xizPjM4fQw9cFzSIGBn+GJneGJnuGJnZGJndMTOCG07I0GcgpZeH0/99h7vjorw8cRg/EANIl856ILKGGWnX5UaO9/v
+HrZrrhWlInXSRDBa2UP6fv7rI7vEM341aIZb5fNi63w0mu/Y8Qmww28700/XVfEL8JkqMNzUOcavGIvCayXgVzzXfORPOSl/uBf4qXg+eBdplLpcbj35xeq
wK/8i7Qqv7oJhuPa1N+latUXTnno6tSGnh1nod3enYF4i1+TYV8eEs93p/zxOvjgk40IjA4HgNVg+e5tqlO70+HucK+GM7QqtG0KbQ8vVKgSWvTMqVvm4Ajc
SNK1o3obabp0kOs0Toe4Gcpg7JRO7ahix6o4r0LVmSN9olzNKN1w62FAMckwBw10FhctYAIFyHB98H7OVtAdCoHsNlz0ibjoeS+vUr9jDk2VtS+uGY8r33Gr
9smxzHcGQvqSLDD2kVPJeJIjOm5AbwV8l2wFrJI9AMU7HQ6L/rBy1nW0mdZpEMa5QhgnZhp3K2lQfVhQJPqdAWddNac5CD0Uey0Ue42Uy05jQzzmDfG4sSFO
ZrO9IZ5d5l4oG+IXwHzY5CxHLJiwcY2IiIwW2hAfr/e+sS+TNE+do6nRXhfKZLtAJttymWxTfR0UwZvZoa15cpy/ud+y/MNzbFs75wgIG7CuThhxrtz07yf8
gNM7TECYXyMB2xw0z3hzVpbvnyxMdSHMNGeQNfdFr2Km8W1mmsbFHKu5s+zc1kXQeuBoPHIkqHoFJ599yivau4SM5xmv8HZxVq1XuLs6htmEhKHHiPg02Xb1
hQmE44nSeZfwb945fvOH/4b08iuXpbLI6XTl93tmKy3V6cqBlcj9SU9Qd07pXLunPMm3/YjOrft9pOXR8aTOsfuwxp48oXPt3u/1feT8xrN/85EnHn7j3k3r
vVvpy130wFP3/ezxr5BxfRN9R4Wm1nvXqdhwtL+eqvYpx4BRIMbwd+flmwuEANfvwzqV9YQr9fstV+r3pCv1Y5pPQRDg+r1HJzY/LmBveFIsHNNcW/sEffvc
2Q/+I/Lnn9BQLwIZ9GfyK6nTyCeEfHQN4b0F9E86lQt+1yJ7hKqYzaqDj4iQ0gpqCmETm/SrQ65uncPueu+AWzfNHXXT3E4fdX7SA1Wa1n2u5oM6V4PV/fpt
arfnrHbrps0TICCcq0zaqqp6zW80IQQIPyYHRRH2TKuWpImlBbskBkhmkYfUhASJNNzSZyUYXXWOHZh1Xku/BlaTPmaalMwz77DVpA+4dZu+za0a9Q/eXDXq
o2jUt7nzG9X9l2xUPNA0aidtnhDWmGSwqpUiZTUqFlR+zEp5ClxBrmnUvRLl4jZa6nm8LqnZ30AjfeUkNdOJjeu9L+EbrnjLux984gs0YZ/FiXt0gz5jGnTD
eu+U1aBPVQ1aePY4fQ519Mr3/HR15jSe+pT7rzxyn7IaOUubJwQv0LQy2YlVbYcNXuwx8fxHZBjjRpZnPwK036+cFLRfr9kr24WGa6u8xhZmGVpLE4XUvPNM
kktJM2X00R7K2QCzsClunrsckWyQNqwPaSAlDhIu93qqO2/C9I4d2DGN9HlPdThQnqYbFh8jpxSEFrx3aTVwSLCDiPQF5g0FAa9Xh3mJssXYD77GfnAt7IdA
89IwEAWYZhrYD75gP/isVXnQqjzV4th7wX5oGtQMk+ALTIK2bitGIhGv2OtsYa/TKUepznEdpYT0ceRicVq9y2n1DF98yBcz8z5f9qwO+gLOo5G1PCEdA0yg
P8e2t4bneYCW0A+bXUl7dTquV8X36Iz0w3o1fcjjdBbeS8TGw6DaJSGFjGpAw+usJy6c3pxUgD5onA/NNoVzlVsnqTA4UgO/wcPew7C7xD3qYRCtcY54GEUM
Dp1bXURiNV1UFwXDuogzvtjporXySiPX/W9U4qrzMPcPgrTWqMHYSPT3eqXBwo61Isz41OAaNppwrLqXuT+FGdLb5LzdEyfA2zzxFzCEUc753GjeBQAT7vNq
QIQO68PNc0N6Bk34U1r3ebvWfd6me/mQ1n3uA78fejBl37ajARHEyTslLt9xYbyCA7glSANOA2lAIxamgjTgN5EGDvvGk/HWyVYbNCl7/DurDa7T7s2Fa1Tj
WWRe3gO1iwS1y2L8yfv//FfPOiytXUj7k/jh089qaX8C3yDcTxx7x/s+R5cdxwkt4JEzbAT8Y/g8QKYKsb/ibhHeK+4xVPCaufKNhrkS7FJu+RiMxes85pty
FkHJJZbr4+7wHcvHXb7scSY+csVXo+Pz+FHaDHGBtOmveI+u4nsHqvjrJviPty1b2hnEAZ4SNRQMq2Ygp822sw4N8qA+mG1kk05rftNhQ63XzM+rFX4uyat1
GX7R1WmlLmeReylv7cNWxkSNEdBVrhYkgNPMELlagg3cS5jYjQz3/1K0j/U5gvUGMHihDbJ623KNc1PR6fqe4wr+zDYR4ecz8nUjl1Nz+fv3aYYwPV2yb7kg
rwpknP9zKnTLmaZbViknVjvYYlT3kDGfIpu6aydT90cqSmFOQue2ua0/inf/0f4YDruRu4rsvnEcbulPVO2TA07rs59/mjO1R9BfGQj0sO/Z2SURViV+rhKx
sU3ZANEcV6Ehk2SH3JP8GvxusHsLOpDB24fDBSFKLja1l9OBKbFaZDqL+Hq53spEU1RbmXXZE/R5DLUKd6lRjvuad+H+eZVAQxTSEH1pCCUNsVwaYqo/wYEU
rAoLlx7TBcqozgoZxdgezuC9SoBrMnzMehIxRCObo0BbahRRoC01hijQFjbw8a7jkIwtBG5hUYokhnb1HO+LYszDFbU4Aj/POC6M44HjQK7T7L+L4e0dlCN+
U4a8T8uQ4wMy5In/XWWI0NgaIaIpbP8VpcgT3y4p8sS5pcgT//8hRT7wbZQi55Ed9gP/t5AYJ52XlMgw4UHXcXhfMdap4jZNXDJ3Yz3pr6vnvDcs3HjsNeLM
a855QPyO6Tkvtfh6LbAYbmzZHKNeejr3IKFPnGoARmEEGGd6MwI0n2RZeJKtUEzQJ0lOGOVdeYQTZzxkkVei0VowYA+Z5+n8wlwERUZDY9R4pWmotaoIiXEd
4HMXP5a/61Wq/uTCY3ydRCHzWBpvJIPyWOIk0HEeS8PePMQwiTm0KdiNoRRjbrTgS8eISmRERTKiRusRRe+dwcYZg30z1uFYUBkbArsnW4wIDTMK+a97brhH
+Ze44NP1ETkf8gihFgZzvDCFisuYTMoiMXScEfARomGQNJFBDsU17rBrXH1NEzVUPNBhqTiUp7Zf9E64JKhU57GC9Hb2OQS6LdsuiN/ZrZJdYPuhDgdJ5nvv
rfBl4KDbp6NbTNk+81Jf5rb5EzakE3xC9BC7701ady/VRNQo8wDYGdO/jlstNmS8BvurX7O/ygg7eW8dDEItmImH3EV7ByY5jRNbQ4impIiOWU3uNpq8VXHF
ttD4rWGN36oav1UxxLa2Cb7l/G5oDe8GsmlzWVvqbZXqU8ihXtLQgYhees2f0WLBq3qqukMKNOzi1emhlwq/KksXX3BsbPZh0hl2y+xANZyrpiGlpZkSWusL
U+2Eq/T795qlFK0cSiu3pOmjZhM7polDNGw4rGFDNBXTgIZoznBYc8o1qehGFeEu9ajeXAHXbibNEFZBESloX1uPHZi9/OAj/ADs6m2zL8FmxAln/2yIC+qY
kLrS1bg4T/WZdiOsxsV5XqSTyi59Y3oOVl+rIvoVBplr67cUtHlWHxyNB8WdJCy2vswDFjjR8CYIwWAbwSeBgJ1ghSQRu/lH7mX5bwfLUMOQUod7GLiqdeyA
ZOiERlGzP1mX6MYxl3jzL8FuYIqwT1/FTO+JyKU2DdlhVaIpeImbkxzF9jnSkqrGINP/MjcWjQfx3kwM7vJKddGP7iJxBLejshIE/ylrhSRs5K8WNjoo87wc
0y+OWfpF80nHt+l5iE1FZ2cRD9Apt89B/iwy3ERdR6TENWIXc84kRIDjLUW7TCTCkfmGc8QXauGKmMKM3cYcT6ja10DbaJurnqhR6AerFp+nanF9WwBlBKGa
Ka98a5ylRSYsxh12J0Ir6dIn0U+Qe8caCHaddQ5lD5vSSI/iiNaROiNkjTNVjJp+G0HxI0N6C900gs4Z8iN+AlsMoznVkue73WWkyUTQa8YYfK7Oz+xUEnlE
jRosJsN8PbrNPg/IIGa9FgkA7WV2z90wN8Yx8cceO7C/mvnzC41UDqUlUl0oLRFi5afEXwiXYo+UFiYDoup1IR3iXSpn6aA7j1dbrruuSwolOeXc6z572NEh
mj9XZyxyqPV4wVgAU8VkpbwtUZOmWB1TgLJGqKzv4K7V/THCigY6uDvYwb1zdnAuHZxJB6eNzmVQP1TVH5YSyaCzPLDm/Xhlhx3rVHe9bmJz45vt69Tq667V
12nd1130dVcq311UX9cBC6nV6xPS64n0ui+97lmQtRP9KZUAiAM2OtXZ74+KcQg1q9H7EbLnp7hLAHbBjWveFO1rUQmTNUhTuVhqZtM52zTdJpsOQ2YTt/Ay
tWxg+euCCfkcjbn0vI1J40k36NSxBVvUbsdM2rE3bPbkevbk1OE9PXuyc86eETPiq9kTrfKxic2ic0rSUTrYvolqzvbrXVJztzTzRnS+PwT3dk7YQOKGKztm
rKzJGYCu+gjRwnd355UdZqAX87N0e3p/pXTS73FJjTbGnG/UbXqETtVumVRtqOAfFI++k/4+rBeramxYcpZZVTts/yD4qbX9DSYGRmBHIlHFAzFRC7K2roEC
zQpuePU06xTmK6marVRXj1EKroA2Tmv+m7WyoCvXIiPwg0K+LsVivXQ4P5Y5Krg+Nytf0leAw4bUCbgL2K1Fc6DFwZussofYSn0T+zB0fnmMQyyuMN66qkKZ
fUTB8IsPvrMvWbGx3syy73D5hMtR8+nDI94SMma0dnHInQdBoC1/nU0EErFEb5alOpytszCiBr0Tsjp3Isx8IEz1bBWmiuD5jy8YUGkjTcGlNwJp+0NI9Ebg
/JjAT41L6OWEhF4ukdDLyQrdapxVjduLnskecTUg1ogGxOL797qCX3UHSgXg1YQA6S1BJrqE+emBxDb+pAykLgKcaMhMlh51L/boQ0A0drZ32J8TWvhXkxpM
iuMjP2sQn3rQpPKqzDlOrma/wVL4DSbhN1gKv8HU/HtDNSUOg8mytXuumKRFl+TFpBoB4NWkGl/nrKTD6DpH0WEMuFeTAmQwqSbWOeN0WLKOJulkOT2H9RfJ
MhxF2UUjBVaasaAdSloMUEZGLICRSShfIwIwMsL7szkAjSYxtoFsMkn93TP7szkGK9UTAAuTvD+LlGDq45z6C2KqGNGARpCdnOkD2XYbZ2KjoUr0UkJnqEcQ
jU8n8YnmGSvsESnsy+ihY/Q3QX9L6I8azkTCUBNvY3zdURWu8vJimuMHptT0I3zlGHfvpAnfmWDjYJWzVl83getQ8igHpaQrJA1vbRlZkEqTiOtG6/cAQjCJ
CMiX0SHbxH2RAoRgEpIcfTGyiWb5JFwP1GsCtDqpliGRa5L3MhkzOgD18FrGKACWMFyynfzvauaO+d6+UA87A7QQcLJW/vcmrR64oUu5MTC2Gi4+TgA3iAKk
pu3gFulBcua2i6+nXXyT7OLLGy6+Hl6eBq4gCpxqIs7u6PcwNng9WoohMsniYC1nq0wiPcTRgNFrObEFwwjZWb4+FeNUXJ1Sk/xprX5HpPx+RsdIQ8vcgapr
iBBPXiQrxg1ECFxxV8NkWqCawSoDAL+ZRERP8oN7FUDIOPSZXE2v98aN/jhJy6ceyOyHT03zImIBk6lTu3nYAxTwqJzmeWESMnlCIdeRBtk4XPhwzEvpw6bU
iEypEZo6zSk1QjXJMaVyxiYxUFEjiGqg67d3YABReWdIDyu//OG3/2REU+bTJ47/UtRfknUGKUaa4+85LmoJ2bkTtDT1yNAdI5V4lDS0cdKER9jpwEnB2o/f
szHAEIo4LdZfJaRVz3CNDHkOv/ptl7kv50/w2K3Bp03OaoZI8FbSYVRwEyaEXmNM6DVcYdKYEiaNJaLoLEP8SZY2hJqFhZVL++R1yM7JnzMhOxMcn7OQYHS1
YPSagtG3BGO4WMHYGiYYOWLbhp7jYhDFMqZlHWTeOKTTKI24Cnt1/ntab+nNf8vUlD3O4UmjCE8aK9v9JamGlMhNqMj8vmJYBvhKcomcHpHI6VGJnB6TyOlx
iZyekMjpJeJznWxGTh+qvNUHPFITTbK7WYmhJmZQ524rPMFg9hjNk66wvYdReedOXIBND9LntIux72l5h8wV/k15V01LvjmQCWduQVBohJ2XiqvTLd3dkgQJ
OaBjxFzWufuBAFJpLHqPEwvozjeJU9iBIualPgeRkBgq++Y5fb17Wc7McQLIDGARsO/R9ySMrNrOjdKTrm4FEIC9ii0wOJVIFr1GvkCvcXlbBU7Slv61IKVj
N7K+6CX5kyeapodbwGXPjU5iFVFaVW6e3MGX24qnVbzRV89VSialZM1S0ru86k2avRmfrzfjc/dmPLw3M+5N3+rNuOrNuNmbse5N3Z8dR3ca56ZotdzFC7na
mrJ6q+551RrhOWV2BRx5hAEAggF0ynfTPVaqtd5CwMRDLFYjs0vn7ItUiSQXBteoUDDYOP2X1EDG10nK78RASMoCJi2nmaCZGHiB0zqAUAJz6ud05TbMIR0P
mAvcmlvxz3b882q+bO8+7avdQILdX+NsJrPRhFlib64jLrhMha+WvaFYZSTz6ET7ZgSgqbakE0XDNJVITmtNxUdaJywvPPerlSODnj1T6KBN3mEJOXUHF33M
OJJzwImIx5VHREteekqXN+Otxj9r+aavmZuU3LRcbpqC8zYy0RPY95VaMedSLMxNgcFy8OssY2PO/nngVm7as16dPM+p8tq/gd3FfdVJnT1/17752fP4AWnT
wivC2fOuZM87kj0fS/Z8ItnzbcmeTyV7Xvx55YwUdNKb48eVMyxspCtOesVid4sjTnfW5XCdg7n8hAY+b1XA5zSh+o7uZzbGuaAI9OWeTt8CnZ/gXXFKgaPd
Ob6khcvgwRwu/0S3wRlXV/1PdJhHJPHP3Jiuqi7J9+8zOTTagYLrUPAl7p+60lZ/4kpjPeNKa33SleY65Yrr7llXanDalZb+lGY0YUCAAxxUAFxGeSqSqgWY
UUQQGOusC5GoLrnsruSyO5LLHksueyK57BplPBUTLpNcdr+Zy3624oc52cLwer/sApQ+76OIMPNm4aLY65KxsOJJTcdz1ikj6xJ3ljNYXBNCf50JiqR59dsH
9bpftJDP4pY9wLm6xj31E4Br36FcwXndTj88+6H37v/pp//su9dDMunLTjCq+4b6CWshMcufeospOwTih1smsI3cOhB8PZlDLkDq0Fzu7Jc/9PQ7I9g/bv1O
kOesQ5TPDHmpHfUjt8veylZ5BdTNVAlQ7FSh2c/8xR9+/dcfW7rersNZU4dTug7PfvH33/y77/7T9/2NIxVBO512qoqMfzMV+fxTD/4a/f3t5UPa6DcN0moR
SBtl685Zv6995On9f//0nz3xueH1m/pm6mf1x2D9htTpUx9FZ6v6wimJfhiXDh5SqeUCWIlZ4aRHWu740M1zMvcE2PvLBpWhjkwLzFKQ459xrERTwBgpXX3P
30joCQs1baQGBhHP8vyZn7T9GvKmUdSwX4WZILwK9qsPuDhjF/JagXWqUc1QVJNG+AQji5C8EQ5JDqIQaoQrJN4ceKjl1C0kedqMAVh05po+MvaSkWy4opMI
qgjyUVpwVbJa4gvSNIKuu1AKeowo2AL2JlL2BYcP3leDw+dolL5RrhluGWNUBmgM49qP76Ozl4srkZECJqTpsmIJmoohepbAYp4o3eENE4hGH0D1uwX4rrwJ
5MDPsVTw7qbENgMs8yhGCgAHkMcBsL2M6TOEW4btdqaXYXTIDJBocwAiLEVnb6nsCoHYavVjJBNkaJ2QV226uie90MPeJecPxEMQZQHt12dfk7XxqgKs5782
3rpgT+tOF3EeFSDOYPo9j4F79ulIJDt3WYAVt3UG0jY1hLrocbFeFCPTuxHnNK+6ohMB/2jZnDha5w2KQaormEpnBqmu2HNZZBbNFUg6OhowuKc9t7yLYPtY
u9QmYHAiFY8+7L1jZz/HNgOXU4zsUp1dcJz1x1QisRQ+c8ywkcXjbJyD2fBpAksvmaTaex5r0ohIh2phR05CtabUuGpz9ucuGlfx7mLpLhpk+e6ijbCtWIdt
FXGTZuv1/WXi62U3AoMsMr4D0GdHS6aprC5fDvfhBXSIbwM/H3w7sSTgXyQJ+Krqn+WylW6iQ5dhfC0bpiEtk9NaQ6J30FNoWTMq9JspwIoGrU6n6kJh5+rP
brinX6gLjvVXqGXH+iu51n0dE1qoFQf6L1MrERnax/0rEATaVxceo7uq3abefrXygCroylRNH6PCYmmfmNvHzixu0kZ/h7oIdtBFw3fVSk8ucOdfwDtrF2Fn
7TvUd9Q0ZHH/O+i0+g6zR9VHnfrmRQu86Aq86Ep10bH+dyp1rD/D1Sr0266g16ArvhNvW+BtV+Jti/lv+50H0C4r0B/0DDVzAHttL1MrcLioohNZppbXO63T
+KoUfrYpy2i0DblBTUMie9xbemMQgmWMhniGwE7xZRuHUc8gj1T0Vgy7Unv/2IJKJSMtZc16mRCzYKsI0g8wvMZrtAxeo0gtw65lxNs+LC5jtYyWIuxzF+lg
Rtoyka/LNBQbfYkbuf23M2vVc02GlzuQQDQA+Q/CSou2CuyRCOSocf+dJu7/lIagFnBBIFocdO2s/mUVb9VioROF9eQizXoypllPpjXridKbPBcKVEGXkWNI
iOW7dM2Ewmq8SWGl4wgyETAxSZZx46Cseq6L1aP6KiSBk9T/S9X4LtXeVURsnwaSESkQYltkT2GTxcT4+NA9L6TSMlkNlxhZ1//Kua832CAI+UObQMPjPllr
iqJKCbQuY0rT2NnzBhq5wjHB0B/LhWhiOZzIxhrNNCsC8jljmsYu757prnvjPkNzy79U5w/uk3aZMY/mnqgeT0NwJ+PZXdkJBdAuTnVntTS96yp+/jLtUmsB
kInRf9UqoLtVU02eLc9YpVv93n06KnohXhQ362mkEMirqqzUBuwQFjrtWL2Q/hT9kULYvwh7W6nl5TXz1bfma7TY+doaNl/naSrzZu2hebP2IKnoVfM/YXJ4
HRnMNBmW2WtMJcMCteQymkLQ2zbRFAL96yaHiWinOFWft56oaJMd/0cDCcbNKVwLQAuOYzETlBvcYHIs5xYUEM/HXHmBR12Zju9ysdIzK+lFmpV0TLOSTmtu
JKW5kS7U3EjRkA5OBdADTupl4qReLk7qixpO6mlxUitxUl8oTuqo6aQ+VcF7tNJf8jyvZnvKby5CE6kniIAc9b8IN1hYeYs0FDYgxoBuG2pHgxWu7/FuZqQz
OH2t0DmChhvq567zMvG18uYgrUpUME9d3mfm+EoA4PmstCMIEAmsZoxEmHs+5h62bWKpFxXw3jdpZEhezB9BdjtvkvrC+8Es5rGAnRrecgar0e6ML7SSgLRr
iaRmyts763ATyDb2AXOQ/mvgdEFmc4ulP7BAOWRUOZe47SI+BjsLscDOMUFfQFijoKovAoY+ZeB1lSAqJ+Q4n3tUGypG4U3zbnKXUUhVaxcUpd27QOUE3LJp
umrDPQc4xwbTHF71THlXkq1FhyuQeMxlvwahX5CrrthdfaFCFlvM1ZbaGH0SS23ctha0feayRhqkL2JldKowUKepkS6+AK8qwNJIwZmhNdKxY0UbjeboRhs/
Vkxwuy2ZVqPUbolNOlWrkZMLhCtXauTkwhHKaWNnmyy/SZyZrAPOE9V9bUeSpKkWE+gglb+2Y6VIM7VumJqs8Bh2Z6xGYZyil91dpLxxJBWgzktuFa37jVp5
1qOS7ZS1EIsD6pB92h0+wgQ7DejzkXMEOf2WDnJ6Wx3k9Lt36SCnu7HdY20QaGHCcKWiTmEW/nx9zgBShvnDhglUzrDLPP8fWuKH+QNv1lOfhIYS4cJs3tY0
rSE0f8MLyAq+A9jonCc1iDm3ACwRuCM5IBsZDNs6Xbg0r+j06OC/qpMr72JStEIcpkh4CTERrmvLdalclw1c5wnaAHDm5bqo9Jkzhq6Nm9dyFBdnQOA6T64B
WLHPU9O+VHmroIEI4AKdUkg4qjD6XdlWjgWOP9nIcPzRRobjD0kX6Q3sk9v/fdmt8ZyVjeQdI46haJ0bU6sFeRCKMgrlDblO8Bro8Ijlc7zCA982UC624HxY
vfAJMMqW8FX9hvijowppeB7YVmxxb2FUucxtxYwL9m+sDLOvbZWXrfcMhznDp+mh8lOejhikqvpX8a4egMrcHtxd7jZkvvBOGqwjl2EqGeKZISlb5R66g3o3
1QX0ruYszzsET95lPhBSSDjqUAWIEin37rvrwO07t0mazhxngwUouWX9KGXSL7dKQS1fQi+qggpnBgOfbtmFf2P+N9vVKLzFpTIeNj+DLqYWwh3oE/0h4w/1
cxlhAkZKepD0gjtda3Hr1MBL1/XD2Sr7wZNYd5e3EP1mZkHhXuLmnKVW+MgXoAHr9j2ITKgEvF56s5whhzxZ5b7C4b29ncfuUdGBfmR447B/xsAygBSmStYV
qT4d3qOiWbzGwUOHT+zds3/HtPKO8VqHiLPZtQcfER+RR5dhwSdZ/Qi2WGjpT2VUaIxzNDDWTAWmNd70/LtOEIMT807PRoGocc6DQf6u8rgrnq17zwWCNp/G
67grnuAA+0BlMicl0QcBepbgyKdcppn33u8KygRbWg+RJfV8xcJiQeu/xxX07cddgZR/zBVM+V90BVT+F1zB6n7UFbTAd2ny38Oah1N4O1GN/E0SLoL45fLO
khNTdhbRtNSWXvaf2EWdPUkLq3HMg8O4/vz9Gvc9kndE7FLGts973iLrUCTeMV8iIV3xenka4v9TXGOOwJS7BAZXoEPB8cnhj2Ko384X/LKxjm+SIm+QIq/D
Cloh7tD0YlLjaUnYwUvtoibq8CCJG6+uOo/QmB9pBtLUPzO0Kkt6DOuoyTEWV5QTIWxf10Dfujb07SD+YdvImdDiGOsIr7GmJNDeU1pkQtOA24u4IoNr6wgz
7JO3NYcSjDdZ2E12acNJuUGYnS4V7yrYmxApE2uesUT1VFfbVc88vc/cXTNleeVMw26F7GQSCL6TM1LNgP3n+Wx035bh2jMkO9RXAn0Zwj5X8LCbn5Acci6u
bbYRC7+x1u11mVZyr9twMh1wsVFieZk+Qnc8AC/TZz/0K++8p7WeXU7YJWoMW6ZykNwPT/uZ7CEby5ANZMiyhKwizVzsefD29ny+5ZeZielPSwwb3kD5080b
LBa5mq/SLjDTQNr/ccvDVG1/mib1I+BF17OCSvV2ySr/gCs1fZsm+D0E+Z5zKJZjvBWpoXiIB1CLIgS0nZv2L6poRkM9XcKFWB2Cmga8ni6yU1L1u05kGyD6
bnI96OH93vsqyCvWj43JZGFftwQb3xIRNQSpCVD7wv01chYaJa3wsyIEqMVlr8+LbsjlMb0DR2tMyXI0LosT9DdP4gFDieuIZcWCIcvb+YLk/E2Qfgyy/VUB
bBwYARNWApoHMOmpmukvBTb3wonzcC8ow70QDOdeiCSohYNBHEmdiRuA/KkA8jcjLyRre5B0YWY+6cI2YV1QL4Z1YfV5WBfUOVkXbMYF/6XCusDJZ21JhUzr
fKgXRWuQSiiIL6EgnoSCuENpDU44dWaOP5RyKNCy/7y4LU3KIeWs8mNYD/wpR4qrm54ZHm04dc5owymONrypija8aSDaUFD+Pd7or1H/q7jBigVASuDbFxF9
uNhSp6TUqYFoxHsXikZMzheNmJw7GjEZHo04NS+2NKmiEZNmNGJyjmhE1Ro5UMUYLmNnUV+2YBYKSgzPFZSYQD+/PyYpFNnZQHGlm3sVPDF2m8VKAezjA/tq
KMp8Tn4WBxc7Bvl8bM5Tb3jcG3TnKu+m9f4OvEhV8vPsBIFos0veoAt+vlnwBl3u8/PKvWO9v8EQVmIPAtdC79qnyY6R/9DiPe1EdsellPyIIQvjck851U2C
+cqYiBliGtHLgbySvgnGGPWB0RblJTSlLDTZWAL5YqHBgdup+QSplioCrlZbVwvTqKX1xYEqNh8NGRoLf04MoQ9PRw6p1IJwyizjKDFJqcPzw3WO5ILp4IzN
PFcwVV2VhWpVM5VgAfgEN9xD+m96jLRf7xjAG3VK6g6hgD3QH1E59m4ZnqCHvduOygb3bvMDqnsAGEbOMU6zpnfC7uTAO7XNO4l/YYF3crd13GFkYgy7FGAN
aNsJ7qx763fqoBYd82pdvFoPwEwkKI/1R5V/TGcOdfX79ajidMUo3q/LqZp4v+789xs9gJboYWUBEebYAcmi7r2WgyerGtgtzG5YfJULSh7z2keZLXQT4mJ2
SjTNAqMIKxbGaR12r7y0MPgncIP+0RvxCL9p4qf/0/f8OoFQVRKjduLzSEwsGkELriCo/NQBmzfD4AqCCtwkqJzSwTbJ4ZsPVxAMAzdBX6X66QArYEncGsSy
8IdgWVSXiVSQeY18zz8ycJ+xhqGQF9tm35MycD3Cih0x1/K3ItZvm6TZDbaIoFcEnMbmHzvQz3gTrMKssD5Zl+hWMZd48y9hEFl4L2OVCZkoYtybtUkZr7kO
Z37Y93hDhheeWU/aApq1gufK5++kLMzmBx9phDl9k1gU0YvComDvQjSIRRHbWBTJAOBDtDDgQ4xc7YjtFhWKiutYrvSP1lBC1U2l05PB9M08pnoQNZ97wHrS
U4wfwuPcmfUPyBh27qb2dl/XS62ySN7DEZd+PQ1ScJbWW45n3WqbgF0YjEZ9GMAuhnXRH3RY4MmH5OaPPPH1sPzcs0+IYzickezCrUgsgCsk4WvfpllAYgPe
Y0SwNgvCKth9wSehuA193uG5FJWUyIK6HUNEM8z2Zt+4d/m8SlEZnzMkEPDv0Pd3yEYmbCK+EyeZK+WdZodzRigDYK6EiKBP5ML8L7ShCSjh2wr/MvfdLn+J
Sevb5BxzRT1/zBUV/lFXgrTf5YKJtdrxccvPfejpXwo10zY0uNRqqIivNX6SSBqphHn9LtQ0f0jqeAk9miRruIaein3bNfRUqTS7Z0J2z2SMZbPJeQgduvd3
xTcSzn7li3/gs2ckRALpffzjh32O/Qhnv/Apd723F+fIwrgDP8Gncrvc9tHPd0BzEJb0trfQqW+w93fjeu8G+gKT89DTf/a+v3XWe6+n73jfk/T5dSpc8QFJ
xN9B8xEKT7xbpYzKDbV1965+R9vrJ4SFHq3xJo6S7EpUK+s97BNaruE1fL0jCt452RGFWbVUQ274OmLV44QO7Ij6FsxFJEQZjPbWZv6LnLuhU3fDwPzloJFj
FhSLv1iJZbSj84sqrScxU3e9CplxI4AjoiwY3L5BYSEAPXVGA2PwlBf9KJUZvwF7lo9B6Zh/7zE1dvdsfo/WSEYEHGs2JXWrfWz2hRdIeNNSF1lLXUwXuOls
RGrWbE+NqZED3KZ5Pdv6UWN6nkLKhdXGZgbmc/pHnPwZM/ugjIbwQPCmb85i6VQ1+6A0aSJx3qeU3uzakQ9Zx7fFH7uwCpdEGocHd7X9IqMqzH92nzhX9awD
C4qEJDBbO7a1kHDLVETZjAMyQjoAB5AOAZDkZxhnMLvEyUleNF7bKt88tXoONUePBz9jutRLBT/eOOr0HqNTjgouu3hJSPDkolRl4oyKhW3Y+KTo0WcrT9JS
ukPL1beLXHXyf0YCR/p2lxQxO/pEO5BKcRYmZmsk1nTNHPYe18TVjrQ4bydFmngdkXrsG9LhH0X7EXixqziPmKHfG3EeibCZVXEe74sD6IdNHdGCsIJBL0FN
ZhHXGP2WIuFX09LHtPSHKRI+VAOd6ubVV7vDrnb11alq2DHiTEJYg9pfpKL/UcvoDva4dFO1bfZvesaiPJqgME2GXkQz5g2MKmT0YWpJmp1Fl+cnDApMTW/Y
1CQFIHuMRmdHW1LNVjKxFdniWwqaY+nxHYtsrQwvkNXxuwHO+CYIktFo7rbD1Rn5pm4+DAkSLy7e+R4yevSog6v+9zmSCJA+El3I/spMcsM4MIBueuTfd1yr
Lb/FceK+qHHC8ETuwDgZMj7c84wPNjRJgGfKfQPkzmMcrjTscvcYNSaEeFu347ChIRVoz6YH2K1OnyJ88hasX3ae+nEPu0godTFEQQiU7y6DXah4xgaFe4z1
0mgWwF11B37mjdyBiA9r4xAj9QRov8tEPCwV3nTLD++JHz5fz3EU7SbykIRU/C/XdzlAzPKJ16lCa+fYoaedQb52XM6wKxNRLahLBV6j4RbYZs3/lnfTsXNa
/wzNDNsVd1VDtfQ5Gkf8c4z9w/65kKmUMXY2z3EtdAQGZ0yuXudtkHxa38Rd+LIsRvzkfRjnfXzSmic9irFj/Nq3q0K8vfDWjsPHO1VR0l6OeKAqGQoOQQkW
cEg4i0cRVrrUGBk4UuNA+/mCdJ/r+iaLvgoDK7z5RAUayUl+p8FwMxKpAva8Iu12+xvYKJfbxEklX3bJCsA34t6RvZW7MZU+nRa3gPGSiVtRhmB6u+vtEQ80
O/Ik5A9LC39KANLKn9qbnDY+zXgZr5iI8/N4N8WohXBsg1XQlWHGd01scibw6RJ3yWXuErl/ihPX0n1eBXQ16AEOz+cBDl8suoBAxlBbtqjPdr0IhIFwAGEg
5Dv3D0UYgGVkYFBgGAEGFQd3IWiBX418LNCJFazUMk4grMuhFZhpyVu3krfDHW9XcLSPMfDdSt4u6InTVw8Y+IK5BKBXozB7RoTV40eAgUONJWcmDVvKkLmk
db4B+5mPCcT3sPuPqYRlbqJhW43iHDNcMAtgZ9jaHKe2nCHRmKj4gHYiwFP0OWFn4jh2A5BtEhM1PJQljirwbIGzjOq0xJBkLv1xWmIL4V+t/PMSKAbHLwNn
Y0zO9jgAqC3Bb3CcW3X5K+7eT2NDbY1xoeL+vOjgMA6KZ6AnRnz1GbHf/xnMfLxx2a3QsVtQHeGylCu/UKlzrRqUU2CbIoZtksfE+TvfyjxQLq1e349ITVpl
uqQTRfAGC5dxa7BYITcaRckBXdat6B9HRF0Y5Uu/qCP3dyLCzxtSsCDOcQ4cEExIo6pK0iSlywUhCvvXzIvNIFw5+iJCMFqO1McuY4kPafxQdWXzLuIo6gjw
T4i7SwXBb0QQ/DqC4JdBLoGBmT0pdff8tQk61N+/JMlzvI/TqlMUeY14OG6JYm0RStaqNTt/sT7DOfzHkBIFu+s4ECcWLzoNalHYlDPbPViklSlg30M/uK9j
k4H0AZX+p8rv11HxNawhjVNrkYJC16r9ff51P7ZQBxUWOksih9UI79gBHhi0aN05B2A3xogbKff0M2zZGGcxMmO3W87FkUrPG6rdaeN8QWUubeIamJVQ9CR3
B28ZjwzoRRF0E3RcD67TXMVzlzDExlvGMciScu8+b2eHefyqm7RnV6W80UENzeittR7W1VaKpRkDw75q+D8yUfexGCgxGql+qqOfSk2QaiAEue8U+w8TnExu
LmLVuaqjafOwj606r4YZzSmvmaa/AviJ9GX3Gt7Opp4cFQTcsW+mQ6UbOzBE/NoM6PwL9NqQnuucs+eQZVMkauwKjZaiO3JEd+SI6Uh/oY4cpWHqkSzpNDtT
nx7o0GG9CdEVMVxsamozAumVN6ri6KowlYbdux+7l72euI06i613/uSlJuU50XKi1qNVdo7Q8xNajP/UEHzNd8U+Ell8O/w8qoOXjbPdtUyAM28UoIH44Ozl
+4uEu+ZbNNLaL8pIG0orEJjdHtsMap/HDEJJUBno8AZq11RUhiGXw6tDhpGoDcoVVz2UGMwpq23+oPbsJ48wd8F52mWxLZQOtNBi2wroyUhOqRyTbalzkc5V
SkF8jHpTgPXrxhv2iZFsYDnWL/zxe/Wg30CmWAQ3PwcarZU2oCbdzht1OQ+k4R1xTKInKtTd6jezjT1fGg0avIAVtypVzcSpImBovUAyYoY9nkUh4xmkfGQR
HVAzyV+QP13l/3/MFJvLu2byrnEzRCmwt/hqmSmir9rYsz5Zl+g+3l/18bxLIO2S9T4yC931DC2B/R5U3cSKnbPmM1LzlVJzhQnADkinkb2FuLMG5tGv+wMO
x+EmQ200GDdVtBhzofTkuhdhKNDcjqDERANOIoPaKrv32opQLrefc+zA7FvGMXBioDOzpl8Pqh/S254ZB16GIj9JUEuCc8nMPA36o7ItlRfTz4Tye/lb3my2
IUqhHxcFur7gC9pVG1YKNJN3xAynjN3jgUtZG9apLZzjRy93dQc+2TBltb/OFtqtIt6dMZkqvxFTv/mWNzas2UtuszgyFtrLPfenF8c6cO5PL46TQHaDjtHi
o/YX7RqkfBG7s5HsztKR5D4N9DfQ2Isf6y9weQ3hf0ylZMWwW5NZYugSXghJMUogPFkMQ85FCz0YyYspK+YR+4Obta5FnTtE1NmbE5UjH3X4I7PNGrOff4Fn
ewwxBsUFcb+8rXai8JCH41fzdmp3uecN/xm5XEHouU7IUDlMNH/5zjLbTVf0dpajjDzumdMhf/X1V+yItBq3hfq2rHEbrkNUUnkRX1Ffjx8sqATflqRe5ZVM
ZV/OyE/rk3WJHnv7q3E27xIO14TeGCJmItfeu4Hm8YY1T4tq1Fqo/sEiG8D/5trX3nEa9gkRYrznc74LHR0F5EiAqGMYXasUr4LjI/KH3srGIfCs2eImEVV6
yrkZIuYTvoekXpEm4QLSZDHxIC8uCmTWZWUixPzXaovx2mDuXHZw1t1viD0Q0rKDIzCy/bOkX9/z2o6wz1hz6B9YoXUekb1jXNn4+bP4eXbX/gOz7oE+RwZX
cTL6EdCnIh0bo5JZtX++RAoXnpzizcJw5Fe2H82BIo2IEA4Ysc+oKkJl/nPP80z+Vdv4r+5wSU767pYvSdpWr9IlouxHTWX/34KOxor9WTzVSyhUL7KpnmBT
va2SxxYS1djtVO1jKmJl36mUfW4oq3dE2efXiR6RivIlAGyonvMtNlb6ohprvrZ/jMx5edOFmi05T7MlnOB/N8rBW7Wxsxmq9rlaL+HZSTcp9vw58xtNfBd8
4hP3ave5VFChuNm0PzCp57li2e53DqQ3IUCeU10CoflraYDK0LfQt69k9DC3xkxAho1oUA54G4Hi5qyrUl0BCM5UXzqXEtb25/wGE8W8VEQyufkpGvyN6cj1
x5ahzODwiPg1rPzyDot7Mw0TzkfIeIuVrmoZn4dslsviXrRf08FLpXWh2BdwNPoBrsioMNCiUsH9jvIRQ4uMnj4Ja9L2AWSQbX/Dtk7SzFsuhXNRlxlxOnuj
sniyV7+VX+6hSoAIKawQPnFVIu+TmPcJ7GXcBT5cF2+TaOo3ulOFc6yVIEsDHnBxVjDCyi2S1JdIUl/C6RpszVKVqLpdzt0oOCgkrXaZuI9DLQy70nhdhXaD
M/MW1HA7lnz4VUK0RDw/i1sl6YfcGto1r4PiY0GhrbB0IZEMOR0zfEr2WQzvT5s7Ktb8IAFHQnnbOFCcHdb0Ae5UFyFPQAX056jDZLuGG6vvmxRejkJWHbrw
ig73Vcq5Tiif6lolrqfYl4zrQIy3xanPIBsBhwyCi90doDEMq2B/iPkCWjG0YVGpdxTt6X46G88GMgmLTE/DoiOra9G9h7XeorejyKf7I6Jgjsqed4Q97zFL
1RpXHduTOIGtmSWzAJJn8QF0Dz5OoqVqjftF2yMvOqLrWzVO0kE+eBMhiS2RjjvrUL/Gfc56qiXuEjo51ucLGkqauTodZn50yHrl1Si5u5iS9QiTqcPrfra/
WKpGXqt5ETG+YDv+OMfhdVImWOuwjuJc1UEAcM7JNOfQDelxdTk/weUswxbLeZVKS/Vgh0s0aE2haeadbyw5iFyGTj5e6eQOxwYuI62v04iT44aZEI/tMqEi
rYukU82gOstuwltZdtOyVC2zH8I0TzT0O/cMb9JERExvQNkq78SUOFh0HqFJgI/3zF7+RtW5+5E3FM7NWmKxUJ8+RoeLfvQx9OdscEAvwIblFCNjW6dR9bTP
iReJ6Gl+o0o/qauklrGomESQQWqp8Wpq9oUXnB9gjsHQjfbMc+FgpSzN+otyAVz9dB1K6UpqXiyzgC4QsMoYVjbd2/YlC9SQoa0m4yks97xavB9U9ci8XVi+
UkyI734V85bgOV+61+zkoS6379JqsuXHue5VPGDowxX6w4+YMz9iztxqztxqzuymMyV84bejDiq5QqYBkgHfynW7S37Dogtzq5Br5IoPkN2Xstk1/3SWpM1y
2/WPbauogdP+kNNZPFBUolLYeWcdaaZLru6EVolJfWtilWifzqKBEuP6x9gqyj5N9mrznsg01M9xQ+3TDRXbDRXVBUQk3JoFhPWPdv3t04CyaNzTklc/Ta99
mNZxz7qvVd+H5IvmfUH9Y4BsflTGZ5Lacr+uOH0MoOZFpEwweJbeE/AE7I59c7HEbfCQ/PK9eqs3Aw8X5EPEO8oKoPtIrVUJB6MiCl5mTlpFR0o8ZyR6ZCgp
ndWi/FOtGiHGTvqNkN1mU2KubbhTe9jRk71RWuI1QaYSrPQmQebKiiBT8X4tqqyvMgSZ/hZR7nxx1cc2Q+WGmodYyMwWWD8ZSS8euhrG83KrTOEbi7amfea9
gTqnwGJ+jmuS4LbenEFaEcLP0AZtTlaPMfLb6LsWpyLoBpka1iDLqwaZshhDrQbh1+4zq3rJ110KHSj/G9nTmP3KC3/XQqBZVM7MlT5nX1U/snpXtDVbE/Ba
sJG0q0guczchC3M7D35echBApNzpgrMzby5kmH3V5AnA8Qs8nIF9BY8bm/fpGw/mR8mzGRom4ZfYCC3fJLdrd77Hwfq7kFi6e5f49E8M8hjgvy0L7hvyJmGJ
/MKf1uR35QP1FuLH3qS3ED/TioymCS2ztadCRSb5saeXGg1Tu+Q33MOKH0ckIKculcvPj1KWY+tTtqY1Dhn794vutEo5yGAw465zAJyj0yo50M+1qolwkFFb
zRRKScnSydQoB3R0wRg9xvCRqjvjcAShx9HrTlCMNxB94lkIlFaqxjESfSCjtauft+D5Y6W3cxrwacDSUbsYK/aWOYEx6FbEPVT6OJssgG1GmWq8P4alFdg+
XcH2aR9AyCXW2ghMqgjFqFjgh2P7tAewfcYF20fwF7ELcvARKkRivCMA+40x1ht7ockUSNHGmhBzRzEBGDx0Tm//gVpySKyG2e4ZP6fqTRJ6fLHKNBmw4zgz
blGMS64k/O3IbVBUoU4N+xYZcA7IqPYjNMmA7saUs7t0lhKDL+r0yW59AwJ90NWjUNFoKEC8k5U7WjMpjqZvFE+nFt97XRvw0S3/n3Pl/+tVQqbBBtAbVHTz
MahIx4yJWCZXQ4KXHxTWa4j8tfTl+ZS9LB+keXQpJzNtmINECZHJTEXdBplY6kwrZFr8wptElQXXCYJPkfFUuHxcTeY/X/OLb9KarZLEq+WSlKGB0sLyd5y5
2cdPn9i3/577HlgLgCROGbNO+XTK/rqBrpgYrGBeVxARigMVrGqX69qNz6tdLLULpHYGR7KxE+lylBWgY2qptawOK/Wu0AmYglKYPl5Thf7L0oRa9KAcuvXZ
AT7QqgYQYg0yziZDqGczhLZ2L8QQ+hmTwavwsw7yHM4Q6pybIdRQgRrxP6wxdYjuPte1YMzYW8XhwREHBTsGufOqjs4iwUdWoa7hUCRzkldn5b2qw4kxkSzo
MCIQbEwFuRpEEVvFGki0Sjd+h+t6e4YgrNqpJLDqSl6yOJyPg2VD5Y/cXaMfcNphzNlF1G20DGuyMOVKDziitXlm1czn9Ogr3d2lu4tDwSstrnfeRfNDXN+I
OuhBs2i+Y8ii+Wa/1gbzmhLKhbuofBmHd/9mbYQ5gpEmydn369wdJjSiVdaKsUYNOBiEZtqDBrMIoJUPVgazo9FWTgv5FJNLaSCdqJmpLO5HTB9HAwy5Fh6X
WZK5EPA6NvC4HHHdOTL4sGZRlQT7jwGGmkgroRjHYQ0jdOrnDf5PWKP+BOUkT0ZHvKAI6fZmmRnFE8geD6kHcKU5wFjxBPTHY+wioIcwAorGWPHrffMg/aDn
hTUij0XRpbs4WPHbOiDqnbor858wKIoAiWC/c7Diw1WOQYD50oI0aUHli0ToiNhridiLReyFwoXC9JAB4GZIA5Sh8t63WKRYuaBFyDRFMgKQfXEnHTUlG58d
12fHq7OY8MyFtcobX09CHGMoBMGIZFb4+a8zehbTlpgxpFPKqX7HDnxAYhgFLuuI8TZYnFgCJ/KzDVCjtRY2wDxHeUsAVy66ioMdEl7vMxZvGujMZ2kLYyI/
us9YYyTN96B9/Gv0isEb7sD5xBtm4nltWX7YDLAdQD7ycBghpTMWVKRY6MUZPCPTUBownV8AGFdLwLd4VtAUSTQIUaABiVjX83l5kKcCGqmDB8zQ0AzTKgZI
4BAweWBDqkAmT8CTx8t04IbAYcEoM5OH5WML8tHTkls7hD2GSEQLaGrIBg4XIG5pqHn1BDpbTSCpOiZRG5MoKZdzpIC4kxEamgpf+5QEKyNmOUXMciS4RZFQ
WEXYJka6goQHyRIdCUFaqOeUozqMDIWRvxN7KjGNMG39fsbzAzYQFhDo/0aAAta2mKye8TkCODhypOlVdJuhJMCYkXiS9sJbi2h32LzHVBu7Y2EjpuSvar9k
JIIiFUERa/0Ia1UqK1Q8gLP9f9J6WTLWXyV7VIs0lkTQakCMbCBRhfRYh8UlKhDHGQkLuEGV5kSOM4HtmGOcMMFYi2vs4PSdro0ZwglVfdsH6zDWrTLZDgIT
itzACqTJfFLmEw4bsChvci6VtXmtKIKrRSuYUQ5rq/q+k/XHU/VHGqnXpk8kbtsMtkNBnU/mAJ4Mio7N4LO2YLzx1YVkBVyhFZwW1BmnXgxJm2Linr8kSfy0
Q0YN/csZGHV5UloipbWY90dAnRIuotqRTFAQqZ6rBftHpODaIQVJGa7cz91lbm6Valf5c3vEW7j0anGsl6uvaBQIyqRWWvHs+QxY6FQkeyBDEh5gYQUG9RgT
bcmFLc22h8ugf1zivhzG+xpnjTBdre5zFhRwjnxEFcZCHsnUWJdibYO3J8t45x2N9qfUaL5VmbMDldk8VxqczG80+Qd0pc42KrVZV+oqqdSrpFLbpVJbpVJb
pFKvk0rtkEq9mioV2a1yymtW5BlnoWbBlXUN6Dqpwg9LFW6UKtwgVbhOqvB6qcKtUoVbpAo3URVC2XSEDSU7cbTiffBubVVqfD/e92wJ7VYk3JV8P9JmfSxo
/NwReW4uz83kuXEf7l0Z4TNCXiHperypawgcDWU9e6KYtV4Scj50N+/LM2EAtExvN3tgfFHXYKSwr6pImVsNkYspsmZaQwrAMoFFg3QWzhnPOMmYxiZsqvar
Oo6WbTMYJ19ydiLiQ0+yK6Yl1t2xe+txv9lb36DemtLj5vAnho0b3FH32jdMr93lSvPtc6X99rrSgHdIA94uHXefKy1/0JWmP8AAHZyq1ILqyYqokOJ5ku/j
ISMW+mib9VFs0GaigUIfjUUfbTX10UOBBa6tUerIaLlUA4lARSeFpDWAjhjYOjvwVVj4y2b9tGFSDY1oa+ohGB28fogFAJvT6CGxbJYzR0zIekiLO13FMFe1
HtJU4jnTIRSvOgdCBrKctgbgEnmzl5E6RXenxQRtRVoD2soRfERH8BEr/Ck409OXiTlitr1pUNcfV5uP6SsXNM1+TedBHDKG2Y/XhtknTULE/b4PRTaab5wJ
SWGw4qiUbVQ9gYFClPWb94nF5fKgw5m3asa4iiRO20z07JVzTBcDtMqLPWFNazMcCtK1Et6NbAuKrcSiQJXMGKcd8Ykdre6Ai9tkBMQSm98BFudu7fe1iIB8
wGvA+cxWY7f0byufJ93I3TlX9JhEj+rchadYEt1Ul32hPYzktuphJAOMuAO9ricMpj0oIpqxp8uMPTH0P9Rpv0mYiwvkrBQdlW1nXb3DpIGCXBhiHIWdhg+j
NstaYmu/M/AT6o9gj5iiHgCASb8bR0Q2CUPN2SUN7YtbQoOMeGhjiCMIxt3lRXNlSwblyjkTrIhNVNmNhHbt7Z57FfyQLemZbdxaYX78TTq7NmCYXFYjeQ70
AyEUVNoqY8eMh0PEpTECKcOX0Xf4x0i868ICRrs3t1OF12EbgOqK9yuC3UWIcNNyD1140c6y9appfhtqgJ3sApJ3SQTkVHI4MAp5DocCW0rGNPS/hPQP/GBe
0JDTkFS+ic60du/id9ozpyKNQ4OTKr4J55FPpmKOnPMYToU6uWjPXexjUHoYJCFYx6O5glXUTBTWDsRWjAihNU4CxB9cyHjD4SVuG6MpUj2Mpkh1MZo4VTIQ
60O4mlWbhjKGUkd1teRAS9VMDb52Yv1N3EppcLRs8ACY7wZm3tMGWAZfBOKlrpqWzPnGTMUZGUCRzl2FwEVvtNAbTt0bju6NPo/tlRyGuliqHwctmcjMhx9/
JcgwTVdmDDledDAxuiKM59nNgCAL2dfiiKhlVtBQZdd0fHautIHvJF0ccxfHN9EZdLFTdWUiTmDq4uSmXRzTR+cTjvLjeQyEAe7gnkgBze5JHddnHOMEBKPo
3lFxSo0JQc84u+TYVzWmRg1vTPQ9pK1M1Ge8LSt+UVKcJbhNvhXGy4SumKae1aAFvnW1YYygnvr0AThm+JdyD6+dHVH8OyQBzSdjZHTlIKwbKljxS/LAVX5c
LJn9+kf+4KOP3Pcnv/oN525s8wVqyeyX/+LHv/5TT33qfc/iFNDFgVGgJu4uJmY//ezbv/5HX/qT938JPynwaM3+7Uee3v/Hj/3Z+76OU3n9nkKnMQ6AJWzC
je5SOQtjDLSHpSF4aiMtRMha6CtQmncXkzTQdhbYuaMua91W6Ag/h09PYahN3US/nOahRh1IOmR5kZq8GYNoqmRrxNtiok2mBO+UuoXH39QVxaSKd5EESZnu
ZnK6Kh7PRYiZwvNvovt51LDlYPrVEH1F/Ra8JXpyhLuBtC/TooOtSkdGNADt6OWeELwXuVX7eivi9TZm1G7uwpaBNVDQD6ylKcag2M3hdrw0RfWgjEE5i63k
EQiTWI2yywGUs8ijHNdX6yGtepAn6CHN21h9iozmiwpw9rWunifbEYHFkHMAXnFk6DSqiNqt5HpSFVfa8yZmTUhqCWVIKupLRT2pqFutoVLRgCqqxRCH3VMh
4kzi+AJIvY/77si3RT25b556InqJEvBsiKRLhFiOjGaAZSVM9Fe08RkrxUo+mzFXAT4x4hF/AoLrMr4bycIC75YzRiY2VEdYBYAiE+gZQ2dsRaaLEzRroMj0
zqnIjNpdMabGRJEZtRQZ2dQdQ5Z+m/o9RyeMwVMcY4KiE8aQ0K87YZTxwsZUfJmDGZ2sI210jBQdvjpb5+DqzjpHamypOZDzeC9Rc0ag5rQXq+Pc53ruHdZ2
C0vC0r2K5udxzSlw5vKH31n4+svZPTeo+vP1u2QDC2cUnTn9wRvYN6ovOF1ev024pKEWIPijhPTyn/cKjAxaEqmK//nmOiTgz3lr4nd4eJEmfqKIdsOm242o
dkztIoEt+J1z3Or+zrkymitv31lO0SVApmmrtkY5afOkRpjGsNWxLaer1RH3/d6bJKOK7rzMHcVhkzMCUbKJOqMNdTNrxPuWfBvdeJJv5AgP8LabNEy+aFEV
+DYsTe35S5OsN7DL6XEVFQW9zzSysdqKad6pHjSRSD1Cu5LYBjpFm7FbadxK466DTtQohsUNFF7RSYKreQt8j/IhT1W7lzKhuYhi6RMRxe30jb7b+bZIj/sX
YdxkGteRjRtn0LhxKuPGeakaNwySoubg91ycZZMv2rL5KM+z3+WO6Cxmnvn/99z6JueWP3RuLTSr3Mas8mlWudascvWs8huzSoTm771YoRn/30Lzfwuh+UCc
SEZFi7MpPHsry0LQkoT4AnlTMHd1BnqRTPfbnE3BOedFqvGlikxnU3TuYQyqortjmtQlsIfC2MKuEhl5byCLq0pgJ7Mrs3MpxlT4WH8cOFDSwXBsWDkU4RD4
rsV+Oie+fo3vtdhP50Dkl/MDORRs7XIORUYmx4RgQ5o0Xji/R8iyDHV1zA/mausULJhMTUj2RHw3R8PbaGDn/gS+SrKqlnDgK6N9xki3mJRQNIPnRG+gcwMy
KwmEegpJFxOv1rtJZIu+tpiSCPUBQLKEvbLNs/bvLYF1b6lR2JkM9TXBq+iSWbefYU/63O+TWRWVfI4lgM3KAvvGsR3AqKFfQsGVM+dzfn3HvtRCNECRf1St
if0lqVpi1w3NP0kjP7tneIPpaKkp+83LOzEdDhYZZ1LEOpMiQybFxM1qAqvuBB04k2LCzqSITa4BBk+E8bGt0wCJa9PQQNIIl885r3aNJJdCR0cuYVGo/r3k
XbkNUC4XVj1fsCv9a99zNX7+i05+DheR/BxqJtx6x7rKklwoQ7KRpFtXyQRphoupFqLpX2TVlI8znqEfBcL0YMbsY/cOQEyLufNI2b2t9HcWPrpt9o79SHLe
f6CvKboiyanl0Eq68Q3HlMc9zlkxs3EjG3rIM49Z+aXf0pOCA+l38Fo2u0/zIjjz88SXQbNb5GU/D5TO+SDOTEnvCxKRdmU30JsjrfMORW4uAkDnxaxck87x
Ipiiqr39QVjnDw2vJuCuh6FNG7a3c6FOm2uGvAOs7wCI3PwOGfPjOXEfhCFOwKx5jiM5yXEDTFvvFy0ATf3/HhZKWAYS62GDkleEEBYo+baOdktjC41FW5Ra
cRcqSp9oBS6pBkEdIowMj7iidatpj1YPYz2a0qxHqxukR1Oa9Gj1IOfRaqwFokoIYAjjWN/DuodE2aesdrSmWWXIkIq5thEZ3z6gEkU/pxwP3tH0Sfy0qSYT
kmYp6oKliHSTLgcaNtmRfMF3ygUvbMSGhTZkPcwK1lpAmRDu5qGqQQsJJV1guVtkPa2arGdEXjdBUkFb5cfAgtRg6Uk0AlAbKQJtYelhFzh0MAD2DWHpaTPw
caLGmsTmA8hG3XNqSCQ+u4vVeRRdizNdm9w8Y8Bn1RGcq+qV6cE9BpLSGMcmPSSuwtqtizmwnemJeRTVVEA1BHEvfdatIHH/FVYvG1RiKBpBdB40AhMmnkt0
UCbp+4nsG+s43oqw2jHu1/RAuxWxzu43oe78ZlAxdooYRiBHKsYLbhUaGzDYrIQYukJf4WJPJEYWd1IkxyygB/B3FpXmPXzoC0+5wXdYcAboawZRHeJjNieW
zY4FK6Jj0MIx9KkIth0iEgRdo2O2qjUaqO5AE/NVd72/hfPWMSoZGfIKjj4EvFjAsIU9jaDYsxAUq5KM5pUNUk7kGsd38MEtsXIi3QLmBwHVjjgwlJSscBfT
Su+yeJhIEm+WKI0N/RwzcYQNVxfunBTLWq7rm1J9r1SpgCzu7I+kVVLpnrmu57mSRw/MTg+5mPozR6/zZwAuBgtUhTEaGUOo6ufKcrI+nbvvewIO5lX3efV9
5xoPPVCz9qzxQPWks0gT32E38tBPPnJL4N4a/mKC58dxWxx0tFrCzGc4k5LuYv/2QF/ywDPgM9Vp3dpDBsTAhRIBfZ4uz4uWROVKyOLQ0dTCOAr4CCmY6r+W
BsLjfjPlxfJ6gbye00g8RqcK6FQ9d9rCUe1WBlD1ybpEd+f+qjvnXWJNuPZ6zsaU+YXaYOk9T62ViQQLdCQY1o0eiUFNfxtLaGaVfuo3YfxOgKDDXZig4yVF
0WHoOXYUqcQsLcjFIdZpg75D6DkKTcORPcayb1gJmmewc0x1WdPvzUZ8rdB1ZICimY2G03VMY9muuC5IN7KJLv5sf0VapMkuhJxXhgKNZ8jjIbCR/wbsFiye
F2ayaALeehW1RUeoLToLt61rGrUrkmABcgsA+qguGC2YP7ELlovu/8YNk0rDpIvh/ADfizTNucZZT0Rs9yA1Tvfg6zi0pEvaYYNa5VP7K2aOrjBztBfHzNEW
Zo7urH+ASu3So+GjvpwePJ+r48fjlqeRyEPL/2nibaA5QUPC00McWFEC2HyMw1SRSH9oFP02ln9hb2WUkrByz1W54LyjgiQvm1M+F+90zGa88e1KXCTHrLfL
ZXPMek7G8NIiOzb7ggsAa5cW/jW8S+2Wd+qNKbf8MaYjQ4z8bfypC80O+1qgmUfvmHFI87jIzUDsYfj1FrBoehhtvaGKfw8WzYgaseRc8N3uMqGFz/sjQAG3
iMPSigch3yZkoxXDENO4MKGqOalGtP+Rp1o6u+du4JyGGFIjjx3YX40ps1TXN5JBinESYAdsKWCoMU4CWNHjdOjSOOGZCRowLNHxLvggaYlG59DQO3BACLLi
mrcrA3wRp+z4jJag/fjcpq68K4d7oKN1zIzi9MT8bXfrC2OEDmCJziUOkrrNsKnUdzGwA5vTCc+Ct98tns8g/6m7ZVukuqlDmmEPO9/5T96tKep47S8ynTiJ
8UWXGBLQagiayvscocYIlZIzbF3OzK/0xbxLm9rM7KHoAOt2FWCtm+3zpklyBqKWnUtX4zLje1aMILi6ezWDhbtXA/+7eXNdXSnGVMPgKKDGMbLgJbEdsRS3
oafxCeEoS/EJnd1VOTq7i23MnMNgAigYSWryTKpQ3ET2OSucyD/1g9Y8pcKyq3jvp4lp5ori5UoENRtSoRhS0TFL62BDKvnX5o8V0GDXoFIENSoFJwC1Rduo
TqtWE0W8DcGfDbm7fUxlLPQ7JPQzm3ZkFltFmKWtQcGfSaIivJo0fLMDbPVHmILJLnigdu8qBESP1Q3sgmteLX+W4y7HTSIfqRt8r1wtS4WP0Db6J+bUvp++
W8Nh2+L+fQiGtmIr11qi/hKSWi300VJ0HuZ1JPI/FvmfiPxv2MVTRVrtSPFAzp/bL5TmjW8Rh94O6+DIEJqd73532P2uvr9Jb2bgiRifpBYxhkMr3Wad1l6I
bP4P2v42i6dI2ExAm8TlY0oOoGvQ13++1wi6Aqyk1JgpO0dE6EUi9EzaV1DPw3CAibNlAD6COt3O4g58yHAHHsTz0h91W3s0HZRs03LEBPIRgqumOTwa+QCc
qI0dgL5fEUkxeh1vyiF5lDFpd0jyUfLvoXYBPR3IJz3JFGPYP7hjIU3+OxifOGCUEXXLzzkDKc7sFf6d5tltDNVarhm89OL6xDLY6pJ/9nP76nRp9gKhSBrQ
6QvLg4z3bqv01ENeHffiSqaoQEeKZAq1i0drKbGkzCGjLmG3OZB/2uZHmv+IGHeboCLUwck1et+PiuPGQkLL7zBGZIoMOxf5MnNFSopkmBqcSd7JY8x8KnS7
4ERuR8rUYsOMhVy+WnPias2Jecx99I2y6cY/cAALY8gxoEwXa02GtaaLtaYz5CYJcomRwLMboS/IkVftXdh87yDQYAo0oVhHOuKjc/UbqgxZq0GNs+gKilIq
ME4OuzxTyRw57CLUJ9HrOk+W/Kk3agP4MZ2g86hOxXkXMyHOeIdd8x6LfHVu78S8eoRXdyUcgF49Gfbqiby6y6/u4m2Xg3yLicUkcdaVxdNNm3j0/ECNETlV
MJQCko4xnlIBAE2BhMB5yQqjQG7JJaYqHNbloWaTkp0bydVzGRfONchCotwcckm2ONKwZx25iG2d2qdwe58to93IhEKSmmaa2KuLpHNv4wseEKn1NXPfQVdu
PODKnXsZlDKsdCVqr+MAEaWGeg+O7ibn/XwEA3N2mftb8iW+rSCl80muvWZavhiY+x/yeRTIQ4VhOeRrDMNyqBnS/PI0cnjK96DC+dNmpNzASXbGw3QJPQ4j
ZQ09Ceioa6guUv3juvrvQfVJ2rzcenjHSFpXJG3GK25YV6mqAt2xzjuDdXfteu+0y3cjtf80V+q4JpCtKB/WOF9wC1al6eMZt3B3oYpfdAt+ggztZ3XFTuuK
HfuUI1wEuvDBSlTtB6cSj/v6unfoxDdmi+ZqHjvtcEWZcecZUu0O8P7kKv+Uu9573pXPJ0EV8krvPv3TCfl6ECb28+5c9Xrv3Vc91axx1rvivaTpv6Cb/oxu
+oE3lBnL+TgxHI+8vTSDNBSkWrTlAlUsNt8irtiCayyGEGxJJq8eJL9twamI58+cHUXLTBzGtokZnMCaNxukmy6VHMG1AhMj/jxcjZxT/HNtc9Zsl7u2yl1b
GE2mqmiDkyG0/R5xpfwOx2aDbhRXym9cKb8LgrXpqweV3+hY0RNQLaQtSx0Emy0c0IJbVQuz1W2ArOorWTG2AFHjga2Cc77ksE8v7sWHfXpxjbEAznNvNjcR
FkPbJ4QuRxYXTIjmW4pPOWadvAUaLTaAK0+y9cm6RL/V/upd5l0CL1T72Hof8xoUWKdd6aNuXeVHWJD9h7mu77mOC52prXlLul0vYm5t5LPlJefBYlqX7i5O
REIYb7dW9YoASFY0CB6bbd+JoXLwESqdzNSLfvTKTiq4JyMCeTJC0wzlgmFP5fAE5B0ny2iNoKaRDRerEgyx+KIqkQyvRMLgG6jEnK5E0qzEtk5b8u7whH5g
qiHeouoROR4RD39ETCXxI3LziNhg3OANiu62TsKPqOfCuT/xngx8GGHZFiHzRr1MrEZTQApGWWKX155nL8KW9BYYkrEQ97X6gUnBsZ+t9LOtUC5O5g9kx6Hb
VGa4HzCSaDB73Il49+0C8wOYT3r7QNIjpSel8RfqxWh4E0fzhlI02IucrFM/35Xnt/B8f/HPD4c/P5w3isLB50fiJcHT6JGeNY66g+OoNfwhrXnjqGUeMg/q
RdPa4ymphmoCHE3a6OZ6eBi4dnuUReWnv/bfGPqqPPyWUP7dPs1uuHKN1nrqgSAqV1Tfj8uBf2roj05/7b9BMfYV6XJfhOghNe4LWtFjUUQK4LNaATxtq3ef
c/TDGuqR9g4hIA/IrzEDJjGWETWr1ln/ttoNZOdGwWvoVJEOKFqxSqvBjfOsYojCgX/PiE7523eJnqrvpTOn7tLFB2JkMDoTch3jWp+psm4AI6k0ZFLKwjgE
WNIoq+Oeia8YhTF8eCwEC1Owh5N87pgfIbTipPjNyohDOSQQPJlFc6n1sDqE25Wkv2JIuHLlXP7wPhs7J9RoEYnk0WHRWONMgeUCEEX5RmqxhCFr4eur6MSK
dPazH/qVd4av5f0+iaXJ4DNmwlCgvRvpcsNrSfsVxWBX7ROX/xp27wBNffucVJClJxcshg5SBbJ72q43nXs6QIQeyq+BYXXSt+NhNIQ1fdWgKrDvi7aAAuaM
rOIIl64HUnsGd2FEFheNxY9N2HjzUSaMQGrVeX1QtX7IPuSsza0f90fQ9qCzTRhyAzMbPuEEFucY8/7C4hyDxUmiCl1FFX2XgdhK4JGNudtgcbbhAebua6vR
jQ7MzPTfpt3txYD3GT77zN1/fU8X/q56wNz4/RrDHJ1Dv4dkfpZ7PzLYOxyfm3DsorgBXIGnM+QGiMHxeWuHjASAt46Bz1eHD+ZoaelRwfTjboUnB6Ainuid
HLyTpEIRwkXZeFuB4BEy8prLAMMabwvcGWDtBZkzL+blqrrfH987tN/TZuNwrzPLLEYNeFYv9vL+uIo1HhIZXcqEHRkUSvOTJoYeeQ0TQ5OUqbmhXVow6O9q
cEMzaFqc/76hpFDYhEzwpuyLxaBjwngGBpABKBmnSkUXOwyFK0FPvWo49sxwHFq2K4OSWmKORqGOsQRSFfBoQ5X3MUyp1UY6zjlGZ3S+0Rm9iNEZceRuY3Tq
cfnlTzzhN0fl9RiVJc5DVvyurwfokDHJrUemZqgHjnK58zB2LqZBNqrGFf1dP03/0n8/OE39iiQ1Rr2k9yedOuukL4Em+NCnhzcBnV9sE7QWbgJqhBtfok1w
PtnUkEoLNEKmG4EJ1nUjtKHiwUWwCjuHpsznXnD2W5/Z989gyagvR6AathZXjlqPeG5PfzzrpoMNx/DyMG1p/r6qY1oeBwWWlYsZVmGgRB6RE/i7froYvZFq
r0ap8Cx1hv43eDtc9uMC3zcm8H0w8c1FHF/nIvrL1ThLj39wnwYY7BkhLSiDOVAGR8pl/bFUAyfqLbMYgXsMzbhBUBgvBULjJe6/g1Ba47wC6+UaZ23fE/dP
T9w/Y+L+cU1VUgEfBFphW9AKA0ErzAWtcKSBVtgT4KkxARhxbbRCKww2/RgI1t07sEXgD8PoDwSxk+mkEbwN9I7852sNjMGgOhySP9Unw5RUrnrjaxhXVA3m
mVBjY9HZeYVEnKYwQ+MONZCsaYHBL1axrGkxU2vwQrWTjKB2KkmnGgxGJWZpyxgJWGVzyKzlpS1hn7diYExmCq+MGJo5rCBxfD0tRrE8NuO9qWs63UGFTyrn
QdN+De9OZCpmTLqUTUNn0plEqbHB8haRUj9Hf48GGlOacZzR8qhVIsYk3XklR0JTmzpFR3XeodLy4iumD8PuO0+1J6EjWW2aNxuzpRvT6WfgAVlcK0bDWlFY
1usH9bC72OgwPKONoI1vuqfaTdBPC/wzk8z+rAb/PPQ/DPhnl9UlTMsM09KnaZln8UL3Pb7wfWvovih1UusuV/erl+rb3/HTC96e0e2BmLG98gzOMK4eXcgo
e/1c7NkAah5ESQ4cfFwsCKVIMykN1Z7E/zLldCw8FjTjIEYyjJhXQIxCjPTw22rEQkGM5EJ7DMAz2agKsZ06DkIwiI8QVixzmkF8hIiJyOjQZQRy6DwA2gmE
0cOAnbZFWiYa7NSiV0gPeVVQPZBMd24TeE0GIoInmuw4uJY9CSLzmP0GNBFo1LC8c2chfCTuVdNQujhcNdQbjhFvLsJGD6+aLsDOI9Yjb0zBXI7YlhUbMuId
OoTJRxoAnLd3XVHbPIGa2Clph6HOgjv6JrGcNSCLv0XyAT3ezkdEmMdJPZKrj6x4j8uS9dHl6Oq+dlso36Tvph8JwTNfw6rZKE0IJuH3DcpL5/L/YYlVT8Rq
wPC6KgDYbjhfnPqiQkPnVUGF62kU61jMgkRbeyy5WrzhKCIrKS8ROfxdVzLBkRFawUCVpDIdiQSLgcy5U8zLEBVzjvL2VGtXv4UAcqQOsC3TSS2rhARCVAmE
CK5Q1wgE1xYIkVgljJnlsgdTC4So71YCIWXRbdWXcaSHVDnj0DURuVbF2s2K+VbFksVWrDWsYomuGKIWSAOU9skf7s+HLY5Eq4hqCXS6kkBthieusL+zcqLf
Ye/l0Pv2PrLgfS9j3jLJ4oR4IWnb70Ar0fjHUUO6BAAH5di/7ZyB5m0FZsUl7iwCMtY4ZZ9bc0ufr9wsEH0bgHsDOcRqaQvSxRfp4ot08QWe3FcZpIsvcJA+
9JcYfjNeIkU58SrpEjahlG0UoreMI4z7jmRPYBNSVIE51RwwCSsBYEr5/L3DIbkbugm9ybWy9RyUX6I2TeakAPqwynFAGMFkArcg3G6V9/r13q2lvpQe8E/a
ayjjcPNc/rwGYvQ0YncAKFZu2B3SzK+W9r0KTQkIV15Ct6OZ0fbcsFvgEEVr96Qm+Zv49TKQepUz/GJ1yIhjTNpQEMZdBsSDCOQw2dKr62bcN7WUiUXK0Buw
ua+ve7zCkpPYNY1FTjbDNR3Ywh6VnuXMVsSQnriCge5D1bqmE1Z1/yZfnYMMMrISODO09pFgecRUbYkuVs/mlsxmQerPKzET6tkcmtmcy2zO54pcz2ZGdoUZ
71ZI/SxmyjV1K2usOj5xf7VjimlQ9DQVgcBHJ5htbZ1AlTN5JQfmkbAPgG3MTXFp0YbLQccq7ZVYJQRyHjKK90qJiFJoLFnJEdDY0yluOXbbUiBF3cbbjdBP
dvJueKi94PFu+pW371Pevu9pkfHM0/vMs36yHj3zx5MIVpTX0/j0PCj+eW89eHQG67cysEMTiwtrEPJaRmIO34r1kzVP86Y13ZNlOhy2QRqabCMyqvk6d9h1
rr6umV1Eg6EHGV7HlB4rRpBvOarSY3BqHQP4nxABsYO4hyWRPczjB2Y/x6bwqBqrN6p+kD2DWb0NsGBXaWxPscf3vGGXLGFAk+ZORhKuaRpkBm39L//H+Jvb
H2htoRWM9yItUZE1Fp6F2jA+XxvG0obx+dpwgLSa2jBOmctlgNaz0VZnP+HOa6wf0o1Fv+ngjxfbWp5uLXewtabWbH3dP/YTtFb0km2Tv/mQuPAajXK9bhT8
qJ1Y37ZWqdwyL6VWabbJFz714Ec/f+wdv/EP8+fWTa9lfTSvAi0ETABGF+4Ky7/5xB98lNHMF9di/aQujQ0dOAbNFtgL1V4Yt+U0sysCG1IvUNgjdFnF6mqV
K9POoEGSmcbS5VpLV7DYpcsftnQ18alzSRHNLXO3UhqlchVHRlp+Z78rTqv6Lnces8a8u5b3u0aZ1Dw1rAdOiVZoqYNtUQdTUQczUQc7og52RR3sNdXBaFAd
rFix0t8M3a4xqw7XiiCNPs5ernObgyKSpo7FFqp/lUQ16QxsNpJ1E1Uxq2A6wMIXaUPDRSyxDmUuP8mapWM0S14GWeti7T9M5RIthvVpY6o4+THGftqvo/s4
40Dn3bQloQHhNCc+xp7GE2BVYvBec3l5xkGoaBuAnLwsb5jLf7vSSKyFeYcU92rR2nkNvsS9AmvwGmcb1uA1zlZR0LZIssnm/ogo9kgxvf+tIhwcM66Z56Xc
UGFGcEXKDYxGT7LBg4KsYYUfur+K8WYCRJhK5d5/9neys3fv3jt2MtZHSzyM4u1j0cPBcCqS6RBxX2leLcc2yFwhW2JzSMiWtEHm9h3tTW7MA4nIpRuuYSZo
oHnamVWeYic9yN7462qADCDQNSiXz+XvPlBZ1g4XrZxrhHkPnDURym1xJCubNlOy9T8uaTMY9R0Z9V0Z9T0Z9bmM+hEZ9U496nW4MCw0ndtlyHgg0Dwgsrzg
rgeOvEyuCgkkqgi9qjxYjkfdpeJdVBG89eFq8nym746ayXParZG8WjpcltmIysfcufyXD9R+Cb8iZ3A0pOCHEZBMxxPofzq+H/sbrUvc38Ba0VrjPIFYRzoe
x95sS8JNcXwcsZEtDmxmX1ALAblc0m4UMOPdWtAA2Vn6V3LghtGvIeQQ9krPEiUcl94gjLXX9dP5jEs3FSzseRTC3QHIBrJPPOMvvaaBGBSKKMhEFIQsCmYg
BUj11hl84ngNV9wrsYtUD6bEWvEmDfHGHHWneILGPEVb+U/plj0J8H2alfjndUUHh2uLLod7t/KfNm/zaoGgRsBkx2BjmMxvqKMP6PwvVIltAWFVOunOWTG8
5tEn7xq4GH3xjIs9V/iCPL3rbF2AlTPkxUzccuzRdcWj62o/SQuj05vnIPHEQeLZrtyIPWQ0adxtnZbtCBlwZzzGzeqtOKYhiHWz0ott0E254t26hSVB/i26
ubbIqNksww8cLNbL6KXr3kNm6RIPSSyEUPCFtJmmhcnnkedl2MCN52x7s3GqEE6dL67XDxladiPa9HMY3gnnQuTlu//uy5/xy6Mfo356yucXOVtZXMCLQSUO
I8/EgzFNXx7lL9RNm5x34SMtpA+5ssk+PxA4kdM6ELjF0XXlQ4gE0nP5cZnL1Tz+Nk1gHB/S+2kwu1uICw5x12qZzDNIjuowdPa7XA4GaSF3AXxEuFNycdrX
6MgnAeapsm80Z0tHSJrK/y+NmXLyauwGKXd3+XN79wbaXGXCJoZKDEpvDiDxrfJ5Z04Pgqd+hgeBp3GI0PZfMTPiDond8+eUqQm+jkkyrVv+n4jMopMeMyfQ
oM0koxauU5IW+HQJR8+UO1GFwKS1kGLpzeHGauTjdbZzAggTqR12zR7Cz+ja6frlXL9fOSDUUuwITy1WShN+T23VUylqyS2VCmtTwMscs1rRFahdW9L+uIE8
mXxykW8a2ZVbe3Ujt00jt+c3MmNRoJEF+Rl6z4i09xQ8CzKyf85ItKk+y7rlMoCwk8skAhkjYbUA2/kAhjatlodwHF3n3YcjraUHXQGYPUDHRjcWdPIO/EZ1
WOftdckcYBLTMdgFV02r0ZtB8KtG5/rjapSu6WODeOzmemQBohFTplks+lYCoO6g8ebOUauNAVWxpSbWIR2E1FCpLMZV/qusFyA+SY8bakQEcNJT29o/3y5v
xe6W+xrWZ0g/oJpXA6dNwwU/+cg5mqtGUbvcNSexOxy50qY3o1FEZVdbYaqrONuR02YyM9jaKIHWOh6QDGpPbanwMm9r1rgOWg94PyZNpS9H0ZeBRgYrqOEw
isb7KazGcUFAwfiglqVvN4OrWahC+yONQazGaQzcjDqNifmiFd2sGr4eT5tqzNOFmZkIoLqWLLFxxBRWDY5RgdeAwsSjJNCjpCejZGAayaBoYQMcw8THEJIX
my817YiKtNm1PPHYam6jxf2q0tLwXRw6pv0z0/4d3f7VJLcGuan+sGrT0Ksqbl4vqDoQsXlz34bXSS2ICZYYLEcKM/Mvu5IRZjjwgStvSRa/eWNTXpxHKKff
qlBO5wvlNqrxooUyWhk32kI5fZFC2ZbAE1K/TiWGO//2YjgeIoZjWbAzEcO5iOFxdlTYIzRdQAxnw8RwJgMyq8Vwek4xvETEcLZ4MZwZMbwE3bPkWxDDaUMM
Z0PEcHZOMZyeUwyn88Rw+q2IYa8Swtv5CSx9J74F6Zs2pW86XPqmL2Hp26oqLe3dbax+6eDq91KTvlVQGdsbQ0PStHosynFfK8dI5vYE3cpjAig65DpSLWZH
Z6jtOLfa602005FzJTIdagwrztUbwLydJoHziGPV5lzUoMHzhAZPzDnYasiKqMw5Da/IFlwMco2/wmO/9qW3+/TUT5+475ciiV+JtSPD0yk4PNw5eziAqwI4
K5wyHQDXtAuoBrhJAlATYOsy5QR/oSYIZK/Yr5yDGhhAk6cz6zXYi42P4xtdBj+MkX9gdowPRQPIX3pS+DtBprt7F3saWrJu3LGzYM7kRGA/2wL7mQqfcsbs
ykXnmJVvBtrlIu76nuOyaG6jhRcDJy+gGYuw6domVy77F3uAVwO7LPImxviu8EZ3IZEeyRTZsdpBf933d7yUreK9J3z2XRpAnUz73iMV1bkLdtRjedw3DqmI
o+ZOenP5if0mbI4hA8UdFc14z3t9RsB4zpMYqW94fUbUOOvB8TjjfQkZAHQ840ko1bMeoqdmvNMe6XF0/JQn8VPPeBI59UmvP4Igq094tFxGa5w/8PpjOJ7y
aEWj35/yaPmn40lPsNKjcq8/x2gjUtepufzXtM3d0jZ3BBcPV3K71HGrVHGL1HCzVHCD1O9Sqd5aqd1qqVwV1cVVK6RmfamYknotl2pN0YJrpI5Xy5lI19Oq
5bv+jWvJFcpPM44JN6TAOYOymsO2Bn6d8d7vy8/Hffy+2jnjg0T8Go6uRAf6m5yDET6v8k/56/29+vNJ+vxcKJ9P0Oez+Exy5EuhxMmeCfVKyO9+Wj/kWZ+B
so5/nD3ye/2SS9MeeVTvLLVmVJ4J5xiQyStfcHbqtj1Mo/Xk/c3GNeN1lX/Yk0C9R3m8Xuw/7vUncf6415+SFznhsRMoUlPr/cM4Tm70H3Cl0odw7K73DyJ+
jd31gjwdlQfdOa7hU+wFO6AhOwA0Ld2YwTUHJdCVi3PmCF1WGs+VfCD5/jMSmRCXP8sf8mMcXxXNShZ9xK7oZ1w5ccqcOKlPnHAlaPn9ODL+Acn435Av8W0F
ifgn+Msm5ziOCSMmRFgWHtclPODpIg95cuKgObFXn3hOP+Mb3CaXuV/DkUr+qi75rC75S7rkM3jjx9E88NLmv6ORc8oz1Ai/tE++sPeLx+sTrgzY466M2Pe4
MmQfdzFm2Vs2wvPflbH/YVcG/wlXRv+zrh5IrjT/p1xp/2dcmUefdGUinXJlJj3lavid8qsehydKd9LwohNC+0sK3C5a5X2J2woV71pwVOdaxDKCMjwUyvAQ
uvtKCfxUCPXEjkYIfwrCQHsSBppLGOgI9hBCNQpeoFCNAVo4VOPYcgvh+0AY6JJmGKhGGmbw9IjWVbPqTjsV64r4RUFDIMSI6Rxo5ACHw1yKlW/bAUKSqy93
GA6kznajH2fsH1dWEAv0y6X2L2ur25ST/mLbx+Kf2WHtYXPhX3jZB2KldJieKAAVjLDss2QaKbJjcCWZDUSmNK+X/cUvmwYeZf6VscZ0kVU5aS77/xIPsJb9
Rd4En6xe9hPV3sWpJrTspwsu+8jKzLDsR/WWe6hCe9mPzbIfmtjYkC95jJH2QqwqHFWwss9BCIqxViuwmQK5L7oIEzbMk6TOPNtcbwq7duZZpDPPupx55g5k
niEYrcuZZ2G5eY7q8/69uj6bJY6yRz9smONorzZbnGT2wjQUnfE1HRAe9uAjWc34iyP0hBlGXSTLUAhu2YBUc8In65bL+dMYk+Lgk8QZG8TGKf7kolVJLuVm
KzMESORaqsMEuFvob5L+pnigW9NR9mHH8QH7sFMqIZlG+oty+5PYqaBH5b+4T+hTUoPJSOY7zYulGBlLh42MpXLaDCerkAm1hCzWSYm0mAJ8G3BFdMryEjVZ
EVNmQMK0fwTVAJnOI4NjIMc/48USHKaKyYVKlEo8uNe8iZxdalBHLnE3IcxjjbMRu+1rnA3C43tpn8tdS+twCMtks/DAs5XpGe73pRVu0lKkDXqlO3RgyIoT
83oHHEJXYEldBEAsBXrSJs6qXSIgSpOQxNrX0KPh0e8JmEI9JX7zhIHCibhFfsM8LJZZEciswBiJ6uymRAR1DRAPvIUTNj7y9zhVbo7eJYVqOMK/V1QOWGNG
7qlOpelWcEuIBX1SQhXy0reC8N0ygA3HTO/xinfxOQ+mOAxZOgtWukUU4lqF/I/hhXx+SZQwyr3LVBSuHRXi6lTz9+gNxvfqDUZXNhi9LSt+Xe8rFosw6Nkl
ESzO+A/K1bcoWrhvmOu3NL+gNz9zvMk4iPKvgpOqXL0NRHr0it9gyvbVevGf8e5ziwjrlrvGOeSSpW5WL5+jVS5x72RUfvz8fxXpMQgTbK13cNht2ar0+x1F
r160OqhAZ9hbdeS0fiupkIvN7Pz9+yQwgtZ/Eg6M1JoPKyGX07qETnMx+9d8sLXIzS/uRRbGYWltwJEAIKAYmW0dfGRadTVXGS2E4NMwEaI7AAKjRmfPfuSJ
r//RU8uFp8Cskj/McX1dQMlhdexpmscSF4fl5551sVkMBj4gWjUwAuvgQZvmqIMQvc6C6aV8gTusyV20UYD4bYvdqAe09Y4Fem8iA/mFPvv5p/3m21y/wNvg
SolaHPIqGLhvgg5Nw/Je6NAuA6slOB5wiy7OH3SLULOic0Y2ydLXiiz9fuCQb3J2CBLdq7FYr/O2Uw00Lm0VGMHdXeFlyDO6+hk8Q+gZBssWb9AbuKNTwc5S
fV8r1f1+1HaNs0PgE18t5W3vcy7JFHwBwJzV8YahrIIdBhFGG/zKPl2R5fLOU/LKioru1oQCMjIXC4vnCT85x+dvZ7VBMcknCz1h96H6jhcpuN2Z4wbOPixy
ueoCLDdHQJWJJctUV4cq5vRqYwKzalrlfXfr3pBf6ta6W9OFmUejSaqnp0hypCpkLLEgUbupNBoW2FTvrXhgHuoyt1NXrIzuDENXk8EMHuKY2sSk8mIu50/K
LO5VZKUakw8ufE81uFGZVmSl4UZdiWcZblRMAaGuxiehrk6FITWFzQS4Zl5Rrfp1pH4dqVijNgYXkNsX27xFpDrb6b2ZZRseXO5cXdOwSh1b8QtyGzs8q9es
4rd6FqTkPEHGs+nOflfWgJhXA2sN6NmOT6wCUS08kvMJj+S8wsMmM1AR5kGnAgO2CFvEcBAp2iOToRYkJDq7xwajnjGIYm07dBctT6IBeRLXc53lSdeWJ12R
J7HIk6ghT3oiT6JFyJPegDzR9/AbRPPkSWTLk6ghT7oiT2TyIDzaRSxUDCFk5ElX5Ek0X55slnpskFfeQkVXwWRa3Tr+F6xuXWqrWwwmCrWjI7mONLIqzWPY
8ruIZdsTWKFKGq3FK4CFpSGNLi3CedIoEWmUkDTy5kujtdQ+6YLSKB0mjWbMoxvSKNTSaPWVHYbDnYE06mBjLamFUjhEKEEztYRScm6hZDq6o6e6O08osRQf
LpSAWiVCCZ9EKIUYorE4cgJxADXqF0n9IqlYozad4UIp0EIpFRgx7CO/jnTXOmrv/aHXqpPvztYeFTHV2Ek/mNME3O1D+hrqjmrqwI4rPLHkXLHkhCeQQxYl
GnONc62meEe2UyQkWuL2oqlgsSOw4buBzn6KY0NdTTkoPHNwJaB6/GtNNMenY3O6YpqjXkB2n6/YjA/FEeFrZjiYWoVnBZRqs8sXs8tldjrmpKWK2iRqRsSe
E/rjnLAfEK1NzEq8pWcY4RJDgLfhHmxNHYPY0FtTQqZQxGhHFrfdA7NrBKW7M5iexGUaVLSSLRoLUerb/kLs4R76QpKVW1f4L51z1vgvnQWqLL/zeKHzxzVN
Q/0gNrF5CBiauBBS0xMT3sUYxJZHiBTYGE6DWaFi06QAnnaCGoHsWwJZDO2zVfrqn3k1GeNZt5o7K35fHFUrNLslqQwSUfxRE1EsMEOGoJF+/xUzGHMZeZkY
luypaPDKheWj7lz+vn1a4LCEifVWmmZ6lHkWnOu2SHNAkonu3MI4zfRhG/Ba6MopWRR4kZCQfTp52rHOyvf8uJ6MU3O6/CdEGNWPlXvpJ7mjLhWP6wgEPP1q
lXu22uudYndwXGDz4g2Av6bvpXf1dPp9rrtHvMix7SsOai8yHEr083j9nS/fWvuS7+uFLe1bCPdUW8kn3BpN3RFmB0eYHRxhdnDmMTs4DWYHjfqd/wUzow5+
XQzbw3lLeFEMEA5TaeCQWdGmsWGEYt0cBOY4vKGfzpK6MLsHAT7Yd/Npvs86/G3Pq5m/GunndKlzFXaFby56qr39DfRODPJD97fp3g7kAJK0acVmpupZ9wDp
D+3q8zzeB5vHQYW8m+RjIXyCkRd5I8lHsARDb7d4I4kxnK8ruuv9R/WXa4sOSH86jI1kSH+KDm+wBRXFCkwwgWX3879l3ruecrSUSIW9I5dUc4EUgFcXPT5q
7w0wl0dF/tCuUH3b6N32sN5to28QksN78dXV7rCrXX11qsbU2ACxQ0doNtD4Bh2z+jSCoCymUtiFTGLdrLzXx482LA/VHcbZrykW64IWuJxK7+2ketkuCih2
Y/CCj6sxoFwa38hgXYoxrs17763j7AydDDXKeJlcw2SFGskat8sNf3evBo99nWBIjZfxVbwpIdVm59wO1dve8RHO2mP2j7+/V0Qg76hUnauZhMx36wPf9Bxu
Qg1Cu6fjirKIJrjj+Qh0qcCKuzK5UplcbQRE1oXav+jCOhrm1oKiNPyB1X2+JJQMnSEVnO32wuGgH3vnqB7EAQByBdRFH2nU3UxPv5yppP386/dqs3R4bevT
1quyYFr85UgW7PAeNpNx7nU1CH97TioTz55w9s+GjQppNN8hHVQ3zgZ7bPzDvUbU0yQmCbAFOOSr/A3GIcoVLEZEvI1API1o8TaBgXtNx6O3ojP4RuLNYfHG
tFZ0ac9IMjIwJtSIJch6ixdk79CC7EEtyB7QguxtWpAd0rJrrW4q+jgzTIxxC9ZCjNkVpUF5iu+rGBUDYVTsCaNiYjeddtsEVtPR43Kg2IPhZgK/VUizZ1h8
x/TmHb7+r8w0vF1T8qzyb5I7b+3HluggS/t7XcA+x7MbDm52sK3lwKBxMWMPvpITLjuvFO7cE7bfY2/qx7QKt4wu9bjl5X+f9vIfn+flf+JfzMtPShHc/Nst
N79/Ttc+lCfx7Z9h377RZ2hJ2SU+gJ3w2rD5eYssLjfZ6R9rnFuL7EVHmenHYZPRqF7fXDTZ0IIanvWBn+uqV7TUPP1Ty+0DKmtQhQ64faCisNsn00r1+d0+
d+rNj34q7i52gNxeROLrymyPT3SZ+13i8Vklu3EAweCYCVdiJtoqm+fxUQ2Hz24uHf/cMfDbJe53SU1W9TkzfEa2YlYKRKkShw7jG0fCaMSvKfZDe75DZ0oG
wri8FtimIqqcnkrzOmT+GfbDdMQPs3zoHaBB5wZveGYyxNWzZyaqPDNdSfTrwjMjXpkI4cnsygXQU6fUO83L0R5P3K258eiR+Qf4abx8a0fnR4c5Oh9vOjrp
XTvi0eESf0OT3Ul14T23a4xdUMNVbT2TXisTuMEKXiAzIGBUQsGuk0hMnEi7wbhHI8u8CZlug4utpy1aUT8jNXjBzUc33t1NB37kp9NjLF8Q83TBFxRZvqCI
fUEZoptiMoXb2hGET+IcyjBqA4ASUmvq2lqvNa/eduMYqGZkuiHk3OPQW8sVdHzPHGf3U3e8DMbVC7yT7MDzQs8qN7NmUWZkeZWbn6eLUhLdfwGSdWS8a5+L
4d+CUuzrFcoVBnNXNqhdtprwWi6bUZfxEoHVmZOcxWkEa615/7jcn8v9E5ucCbl/yWXuEqpcX2KpaCl06J+yrxsA5W3GFj9sPil3a7PcrVLuFil32yZnm5R7
xWUYjemMjmdy5OagcKqbeYvalXHtpv9rxK0ANvN6uXpKL1dPz1uuPmaWK0+7HecLZc1RL0J5xccFEHLFKU1DpIta8QfGi+BrxCY4UhdXJhZAznJZxIrJ1Jf0
0F/nqemZicy+iRWf0HX7nwN1++SQui3yiYt/i/PU7Q913f5ooG5//BKo2zO6bn8yULc/fQnU7c903T41ULc/fwnU7S903f5yoG6nXwJ1+7Su22cG6vbZl0Dd
ntV1+9xA3T7/EqjbX+m6nRmo2xdeAnX7oq7bXw/U7Usvgbp9Wdftbwbq9pWXQN3O6rp9daBuX3sJ1O3rum7fGKjb374E6vZ3um5/P1C35/4N6yZhdFxDVnnI
tNGu+bd6pPv8WyuBOLO874unZ6oIEFCz2BfmwkF6GQjpJZWgYB0iGF0qMtOsyIxUZKVUZJWYl1SR72J7M511BmPgh21CTNVbyRz1jseYX9PPtIbqk/+g9cn/
NU+f/McXq08+r8fYPw2MsX/+19Unf37Y+H9B123vvmbd9u37Vx3/Q+t21z6p2/6Buh14CdTtbl23ewbq9sZ/w7qJY26Y3Lh0UdPE3qujifG4q/f7XsRYr8w0
uGNoPs1pwG+as6v8eD2IwuEHcOgf+5ep9f6UPGnmxT1pRu5fu95fS9JgGb+GU0/1GfMxfXfQ8oTB+c5qttck88ISpjHJGeCffSjKBUNHa72fg4N0mXB5LeV9
SGYPa8QlMDVJ0Tab+Ql2pZJhu1IJ9plSnRTqDrvG1dfAaZdau4qoZbXh0HqkSkSPTe7IPF9gDF9gOMQXmIgLva1d6E1f4MC+P7zYRWraSC897DbP0YOJCgY8
e76JD7CosfOCnbDjhdm2C5iat7605ntF/jmgerAtmKDJE/Gw15xqmfgnl8CxS8uTPCGTsNG8SCUoUz+It2IaQG7BACdvYkIMaub6dFSGkrVwAJFfiMx5GlUZ
Wd/SWizOUwcBM56O8nSqNk5fiis1f1rJK3JanicgID3fYpze69eLr4VA7m0pv1PAORh2vPxO4zTUwNg6hFf4s84XxLuIS2i85ACy9IEnesdOBvHwd9LUsPLZ
XENzwxkFXLnVIjBMXB+fCEwIvOHUYcjmUHAtt0rd3QpjfH7FXDltKnb+S/BUHY0mqPlVLWck0kOg12ekjvTmm5zVAng408AAvb/l+XsCQy141reFI43G+7xG
kgWi+2hASfLEanot3VKFix1bj/Mu/9TdBnAD5kUi0fGnrlTBz0+KJ54plA952FST37CX65bdKyWoiX7Jf3+fgYrjvBlIi4/s42SWqgljjmvTQLKOU133d2+p
OZIc54eqS85ePvSSs5f/kLivmarPvZjJmemwFr7viwV27WKGEDcdm1SFV0WUz33GpBXh3e7jd0M67Dvut3ih7/MgmZ805E4vgPhJf/r7F5z/gLzrYUU/e46i
q2LDcxXrM0EgEp7w9o/LjdIb6Cymrmv0B1SNNc5BT9O0eyKHv+Ti7Fkjrq3pbneal9a8UNZ5PTB4ZPLpelwgN7feqiD5dwFG8TNyMb37M+7zvFVdepe5z7jp
p3stlwZsi/6qNKWzjiVDzslR4PDYNcO2mzuul/lBGLUy+l+cpRk9CODpLRwUQpAu9qdoLNCBxsKKg/uEgsQGlC3gwYe8q2k3nYrR6/L13vbm1y2IdtvobWBo
Xm8tEzbQnKSpuREWUTk1h+LAgKawDhVIoIQszfiJH2UFFGzI1a8Z4skU51kuPq3V1bs25xMzvGjRc5+S59azoMIqNIC2ANHlVUzj2cqJID+xTwP+4uf8aV0O
Q+5+UMQX0PeNbOUy7thpi9c1zuv6GozXNYUaYYu6UakfsUvVQjFJudWgrEnjOEYGL+a90WJ2yW6FPKPbHUW7jaIXu/nr6CYViZYiYKmiQ3eAG/ov+4CQU8Kp
PE7KXGRzSIEfG2iMFsctoRwE+6R6aLQb6cO4SgU6R5gWlA0mWAThSMJCpH/T+cOZ5A/XycMIWqU/Th7Wo+jj+zQ48oY+E0uFu1UKJVUDiA2pDQNKAyR4g54p
yBLt1GuDW26fu9hzjlRA7nzuWjkX2uduknORfe52OQcz51Z8ROZBeR1/QgLUDv6UYyVx+iMmVmYUb5sgBXYUKbCd0h3+eo7gewNpKNyN7JB8I8mUBPICXEQ9
yJIEQmQtUqUgSxJIFkWHkY2kxCUQN7kCuBsnRm+hZoLKsJi+C14SfddKrcaWXjpPZ+4Y0nHbh3TcdbrjhnR61z53q5zrDRkI+ZCB8K33cSh9HEkfx9LHXenj
nvRxLn3ckj4eGdrHWO846M/IhFN6/XDTb9NaNvuHv8j/fY2+bmh+XVt//SJ9nWl+tdY6rBVVlDeZB38Xtvw9/h3enugOz/LRGXh6p9/Sa/mZ6CpREgCyv08T
Bgl2ux6ZIftitMUACrUasKClB63DgzZsABaEWJaVo8dthrz0qsOyPkk053hRDaQPHKaZD2v9uEAiM76X8Khf3U/9LVtFG/vKHvPhBdV+X5Hp209fflhFDxcd
FR0tuqpbXXPjtP11zw3TDw3SZ6sUrLuVzniYpE6n+vbDcDLUP15PX6sv1oVnL7+xA2AxVQ/teeU4qmuX4yxQzjYO8WueQey7ifAUu7sIuy0PgVekKMYSApgg
9q+jutczagYVmgD6BXAwQIXotnyfTHCqYlef7rJQhfpGJbkOSqIiQDfD2BtyBSe8PcxN+AP/Af/7w8uP0mf++B8+d/nRw4p++sEinKZC64s+Z130h7iIfh8h
GYYOssrhMI/2+3C6ZxVJU69jFdSzCuqPwvyASd/i8cXwggJolBXjGIYhpMQ4pMQYS4khg47xAGMACbCUCCEQtiN/CVIihEDYAJCajYxjM7KRAWxGNzJyTXcj
Q9Z0ICVIsF6pwRKNq1C1oHv/6iii9O+I6C/cE95R+8sGZl6tTcu7nImu7jgWy2Aoqns+14/NWdzK8j0GA3BtQ93AGms1ZK6XSL9onbdcsjE4aBlAShGbfHPc
NMtBL/2Xd+umWc44ERVRemogJrKKmTpDq6YL3ioQeRFi8HbPoZNy4PLRioTcsBa6usXtteJelpiKBCbYfkVgxrWkjAfNN8dREmQV5/+L0dbNt3/EN/RILOI2
QLzR8ioDpcDEjhpLsVDMackFZhAD2RKQEW4JtVgLtZSFWqsh1GIGWE+1UJtCS/yhaYkpE01Hs4d7ritMjzq9uKdhQIG/VbRV+BpGZuldQ7ol8hX83UXOOk4i
rzIlYDLcHzQnlPw4IjXOirzqmRw9k3HPDKlPDMClGKDwhsgebdZWCUZxC75SIFrumUN7pabBGBcWLL2mt78qc4jepl6pha/5b+6uSMjWOOOSKMejItWEfnkh
pI+KQyDj14DUm4aGv3sOtMqJeHeWF6k1TtNqnOrxwk/6Gi+7aSoaV8xQkKJ/wa9FrRFfzahm1BrRgrcKPwXGJlojRjNgBFnrcS54j8trfcl+5QVHoji0dd00
m4E8g7qt4ShJMH/jH+y4Wnt8ibw2RBlul7zJ92jENbze/kp+MsNaLLxpYPxkwpRR8xqD5k+q387Yy+e/iN8R8lGNoglHh90wKqflBmq11s39MYA8AN03IuUR
sEOABL2tcG/uL9FTn9YnRhzt0fxD9gfN0CWcbYAcDLQJvcyETBHm7YkraOCOiudQlx4duXoYwPSAOem/xQJ15FodN2r5aOnlp4VDT+wHr/opbwgtEJrSdO1i
BrVRB/eaTosB9vqhiJeIAVDBk4CTtDgCSHsS5Dm8TKgM3M0jWBVgvuWQLJNgWZxSESTKUryFNQpza5FgefKVWp7QIMmFTYce2JIbhVRXYfmCAng1huLwW9GE
pHbgLUjBy7FKxHSIyhaPySkstjHkk6LDUh6hLKYQ7rmA3I6HKaNiQcUDcjuDKLTldqUXTEEvyIF1FFXIWZlBzsq5y1vcViBmEjOmGLE0mcTWiEZU8oNFPN1f
BnvCUmQSWyOi36epKLZ+iimrqEisn2KprREtV1NWQUttjegC0YimRCPicRAajahXCYceuiWsu6X55i2NWUstFhrhsF16gFpZLYNGFKvl0IhiNS2ddIF00oh0
0tTGGjMqKhW1I9tNAwNa2CdtXcn89/m4FbIr0nJHnvZuLjx9sWe86OKX98rjHlxc2i/PjMhyzst/6n65Ab5Yj9NMERjuYS/Fo9Pw/XpI2MxP3G1j8HnwAevt
nYNen48HgNZKx73w3dLxORcIx8/XvlufLD5NtNIPhEqaH5u/+X5Nu8q+2/13aZwC7iPZ0WaaZp6p/UhP9ACeJR579PtrwIBQftDZVvj8wkhljei72cyRs4+6
jbMV5TUSXd+P9+v6ZCRwEyHV9UmcwsyPqxKm5uRyUwifMhfS6gxXtNz8W4u9WV8ooHj65g8s9mZ94dp+wrnXKrlek3cPvWfoC7fcxmsU/sX+FKk9dCCd0LY/
7FlLIvYHi2yaloW2Sq3J1rZnLf3eRTkkhKxy6ERe2CKARFy8wMRnpnXrTVG5DX2u3Frs18JB3sFBISMKXnN+YE7rF+qPTVxuRWhmCZmGIR1zGI0kRhM+xqrH
x558F+2qku1BLdsxHfIv3c0jLxWONJ9VTbkFaWgkPvyrORPNKJgDN4lqia0PCA5ftSE4fMgPwNt3IDh8GFZrkVQHweGLw8VX6UahaSbBwQkNyuENUFTA4TyB
OaHsifs+S/9WDR8cGJjyyh/Lc6/VWDUB+UEixEibQKTNE2Hs7/Hu8OgPx2BPfEftGam27KQI3jnG/OR86rjyaZLFHtYfI9EVeNqSCOWsZpKjU7fMwfkcIKHt
YklnvljIcyQkhF3RmQztbJjykMlprTws4pKmr72jMrOVychmoskYbMpOo6l4mvq1gzKuHJRUTWt1TRrYlE5jdQVOlaOxKTlxz/jmOIcN5AUqPAKSIBUdobEM
HHgaX+Hu/ii13xi1HWgT+uPM8ttRY9R4GAK0ENKUmSCrkuxtYAXKiSV8mVNu0N8n9QVr9fcp/fuM/r5U/67092X69yn9fVr/nuvvy4UpMhZ+qwytcJsauVrG
59VwLwx/x0SNYzokanSuegU1sRHxDai8WiIfN8ypSfm0dg4rp8NVxWrrcCWx4DpcPSy24gPA6uuoMRRDyu54f0R1YbJ1odJ1zOqqtUASI/B7OPlBZl3LjB+Y
1puUgUg5EiTr1z851s6Ga36VoJXKnbgce9GOoD/MSAyLCAIEW3yl1YLPIwDEvU3nZ0jRg1Kmk3KZC+TMW9iryHlaRsuF1S6UjpbH40V4O0gJulaW2ErYtSxF
FrEQrfz3Dav1taz3NNwdrQXdHUPvFX9Hi+32OdZSK3+HED+yc8jgbgmnzPvvYi2VeW0yWp7uEjzslol2gNV/rcFF+kvhx9ZP/9N9trYiJPECm3NGK96WJmGJ
qsSST2TJQD7FDL8BlTYRpbbLCwmzgqKHABXHlHCiIEEJqcJJOBjBLNhC8fzXd3Ow0xVYa2h8buOtEOZ41NETJyqlZXjnSNvIojK8V3pVr/RMrwzexN2hdz7Q
KbQe4X24HqYGZoKw7RSRQZhkVh9haWlVIKfVjMDGW03mYNTWT7Q8t1489kb2UD/UmuMQD47uYDLfT+yrXCT4Nf+f+3STOSAZf7QlZOMPtMCqerF/uAXD+mL/
UAs9V/6GK81/lhv08dYcndGvg6vOhluf/4WvfuLf/9COy4/SJNn+y+9/x9f++MdeqeqPPzxdJFyNT/LS0AYWk/UdeCz29wz0ftb3hHSgcwVrBMz9GttxGob7
1ROA+QBZp56QyTMSSIZTeZWA7RmFGu8oPJz6o0oXDsmgKXrOSI/Bep2rVv68WvnKJqA4Vy2oT/w5aI20IEu7SXBIUJ7y8QrURyd96eETvvTscV96+nGfNDnp
4sLjotYiKsr0L6IZ/ClhH845xMGPOe7Bp5egicyLBe7Rd7DsLvfuvWvv/yURed9d07nSAi9yZe+jmoRSB0DtrRDT398LQlaMqnF9esJmZKVWe1cwv8l5SbCk
Os02/vqHPHoiM5UMYBObqfM8sxyV2Kq3m85G9X5TYishoVZCYlZCkoH9JviaY1ZCWuXZCHLzj/Zpho6zEQBE2V8CP1AiK4tKrqzrosKOB1LmzGeMCq7raxAY
ACGZVu/JkU88TbiiKjTwZUBxYBwkEVidSmB1IbCGVygERiiq3WHHXAcbD1MALYVFrclL25BXbcl5XUxEXqs8ncyVtZKqwiG9hjf5Y6nLxf5BYMjQcW+bNAs6
PpeAlouES0LaBh0PtcG2ebF/JiEdjY6ngdVddawGq9d8HfNrF+k9CFO7vTkwNQAWA1RtoTN7pl7f5ApLSOpwuIS9nKdH5uQCE/uEruJfDoUDvwhrq9xiOu9P
uFRgiNJrbCiW9DM45NXYRv/UGFaRjf5ZHMc3+idxnNjon8BxdKP/DI4jG/3TOOYb/TPYeYI2bdaK0y6i31rl48Gc1IbO6Mg8/QZtrufjnvm9qqfyNjmPBcK7
+igQH+TKveMDVxolaXHNjLvzPxffdHOWggkTKu4OGmlCE6w1DM3RkTBBMF/VKh8NqMTX88fHQU11LX0gwdPZOvLFNfse/Omd30vj9L3iLdZlUWmfMkNrZt7M
mTShp1oTCCtNIFzxpn1aW8r/nMVHmFrTKzHTK66mV4zplSx4K6vxrBsVsZ5hPSjfwF9MNzKHL9g+UDtSvR4X+LKEC/kLjvuhu67qmFbp4Em36R6MuUHeFczp
B3fKXxdqktP4WqErlg5XT/e63JF/moP56MvhNtrsxNhceWG58DT9jGnLU3oaPtqWaXi4TdOQxndb5hOdebxd8IQ93i54Ap9oFzyhT7aLxjzTA+xENif31wOM
5x+db8w/ffnh7pz8aI1He0xbvwj5n9zSmHuoTVxMqux69CcmjZ4WPHLqyaGSaT1/UjWpltBXsvsmscZOF5lKt+587M1/dhO10FFskDfmYFDNQSrSzMGg1sWj
xcxX/V4iU+pyUra7+l1bcayWDxbx+WersFt+Qt069JyqlBYZg/6hQH7Ln+WmPqOv5nUC5+mMQZ47o6M++VdzHl03YVbvS1x3D3jXJKb8GZfMT+9VbLL+MwTE
nBEXUKtoRqaHXA9ukBVv5skSrLhPXMKkvkgyzlt0Mk7REh+I1tdhqHGkN5k4LbQ8VFi6KjxaRA/qYbvl+65nyDcsWwG1zk8yJVD4MAJCjjyo3Bt5JyK0Yi4Y
3u6DWeiTAdmiWrl7MqODrLXRPR0EXnu23Rgbkeihmp45y6s7nWTLkS1EkoDXC3c5zfTVevvAiKC4FkGIQ4+1sReCRQq+toZJEi9gKA6/VezEuGEnwmENAp7a
TsQVYTkzJ5Km8MrjIlC98gnz4TdEvJxkk8czfAyi18alQl97DZ3KqxhH6IVX/Ba35lRz2125UDOs3fdQEgZRmZV4mcrsZFDYQjxI2yR340jRq5aAo6Q/dNAD
I8p/Hzt1soqlNWPH02t4/I5Qc/HGr1OMXS/uyTGUNK56D6vRo+8szqVqQzZvRTiA45z+4A3bqhMcAFRKLz/v0eqQ0bqQXTVNzbgHhl5Y7xytrHeO2sN2/CNW
K9sDO0dos0jzrqxs9PFK9LF3vD9RSez+Er1vuGTr1Jqtr/vHfrLlqJp4GHjUR6oR/4NV/M9ze2rumMRMoLX6ZbbedfL3f2Tt/+fZy4/qHzZ83+Fi0nz+7cPF
FH2+btkPvufUk0eLpWopDXKc2UJP/YcPHD1cLDtMj112pFh6RGE3aumRI4f5Auflb1r68G/iAjq7jA98EX0xF33wVepl79j/359g99nkk4+U/s6+J5C3DMuF
QXSCN8FDeKmX4pD3lwkLCI28pfUStkwtO1q5b06TlTp9pJg8ihrBNz7C/9tHryhe8t/5wGHEWR8tpujHS3/vB37+sxf83iuPbl122KX/f9cHDh+l2qmpo8Vy
+jn5kUfHrhj9/Pce3frs1r/9z9s+/59+Cz8mW686tvbW33vtFzYf3XrR8e/+q6//1dyTdBv+619QV2vyiJo+wpdP3vLBJbd88Ac+YKrw85dLMa//udvf95o7
f+K3zNP/1yvxdDz4Z+448ejujb/w5NGtDzzz3Fee+Zv+K9Fm8rDv+l5+Fpry6JHDdZqb8hh+kdrmgneQgrXsHf1JJsPDl0l8ocZd1p9UF8CVOKmSwziytFop
Asjj/TUjgEBwq7yrGQaTBFCbBdCQwRkDSQrixWMB5KjxugmSI0frbjkMUbDECmBbUgsoFgirK4FAcxbCNNBCZSCWhzT6scOyLzim8iMiYe6i3044HODTKIoW
5gpCfkxiWcGhrLpXWq5NLU05MK4Z0CNUPXp9iNOi6aTUqhlclawTwlX5W7mf2CGR2GaMTQFYYKZW3C9+jxVv3Se5dYleEg+ZJbHNBJzGfW5gJ2PjJ1/nHdaa
JORMNsyHLpFFWUPOJJxaKJFFMQj76MEf4f1z6vDDHnvRyykaAthqgAbelr1itk81czUq+1G5R3E9xNWecWyv8Wd3eY8cQ6dr4mkXeF7CEbUmOSHhQGP2q+H5
JkWhzTZ1HUOE2xLsgZjVrF2+Xxaxdvmk+fBb9mrWrSghuxwnpVs2G4jU7InI7w4zfrpyWhs/XVQpN8WAgZbaLOXSX8OLTsZGhTBj51R1jhe+2Jmh9YsOiqxf
OkyR8UuHnJRtOqwlXZsOMbgsL3bEjGHSmAwb3tRS6Bg0Mf2oxo8YWX5KHNQoR43aZ4H/mbBDHxY+tV27I/HkmaWYdEQrybhjP86NlaVS+8SIgwx92qlipDtG
HAzeJIIgq6KjRzc6CIQe2+ggEHp8o4NA6ImNDiygJRsdxENPbqRaIyza2QAMXYbl6vHM7BpPqf5gj/7lYFNFhE3GlFASUsFqo2uCKjKhI+ORVfQ6ZsB3zJiK
ecObT5ZZaY/uz2gDJrFaKanUt8R650T4hiEpxTWTVGFzaRU21x1yk7hkEj0sUg7kw/DjYcY1q4c+hzx0uBs7MueWq/RiZwtpNJ5E3HQxrAIcFLZtZFh1Mawm
cMB46vJ44rhbRNvJ5MlP3V0b5IAf9DAvlxcYLTo4C9UWjAWtoTpXKa3JAD8NYMcpSFRwkhnY5C1eBA/vVEPccsotlCdpzkWWYUYGiZJxsw8ZYMBWYlELxd41
wt5hC8UObwj2rhKhOF7JqJSBfDstjpykbpKNe/xdNU1v3ud6jrOsJOEcyUDLeaCddhsDDRsVfLLcPH+gyfI5jsygGHKTYcfxTZOvdSvyNZel6HhDiI4LuLUr
WxM55xh1axGKrQldDTOCIET7jOc6h2lRdUAqT6XBvE0ckhtoSLWRYTmCwwwNqTYyLCdw2EICiw7gs21j83lS6Gw4xwlJq31fntMFvboPyrXr5ooOBBRp7zQU
i5Yavb5IEbRNZ7GK0+cxfAaNHn2eoFuuncPXJfi6hL7u4K+T+DqJK8GrTZ8DZp2nD6NwquHDOHBUHdSh2sFMrT3KjBGnTX4cZ5SGJDz5fRN530TeN5H3TeR9
E3nfhN+3LtCsK2SlbvSRHziy0Vd0GBPH+oQ41sc3+kghXCL+9Un41+M6eKDXYEn/nZYbV5Cvwc1FonWHBLrDUzrRV/nN0H/fDuenupwr0bR1zl0NGpnlU1iq
y0e9emsjAQU0T8c1zklwS9OJD4Nbmo6PeTj7uNlkqaAhoXyeM+OVFyc9IUKeErKxweetzFegMpziKtF5k/0KzZY0s9oHjft/6S1yP+kuVKW1qN2lpOvRYQP/
/stv0b0+I6+wUt5A1eEMTBRvKbB1oSiRAwvGQdYyw+k8Volxn58T9HvMC4R40KrEkw5oVDSHRwIkyS1lW79+kj9hhuJW1V3jOIbVEXAP67xn6OVnv/Cpfe56
75QHtz0Cq6U1NDRD1d7luz913BWYiIFLcpJx2cC5XoWqSu/1jO7ST1KXgsZ0sCtTuXl+kjCfrlxyCVxQ2l30oOd5e/xqAzOwWGnZVS0kCCcYQcDcHwLWYLP4
CDZUJAtYt61r+Huo3c41V4S4nX0hCkYAEBOahA2vsy9cqi7TnWyYEwphrgTTCDPGSO109ssPyCooJVFZ4nMOEScViz2aiHXaJuOnBk5QbZn1ibWdFlITmKY5
6bnhnsH8DB+osy7Dm+BrS/lIHWlZAPIIs0JcrI5/50WYqoHofswf+rt6mpFLzder6KuOtuZIXvcKiZwVq4qq9DbtVFet/Hc5ckAXC7PHYdGIcC+pz83KfxVv
CeaIK4Rj0edlBmgrxme3TTb/NXiMSc6QQGI49IRjx0SDAHoHkV303oOvDJmAkFFtvNl3uEIGBuQLYcPgmH/GnmAg4eNvRhN/thchVgQxWODL7FpZMpGWpxHb
YpI4EVumViwYqjA5zFlWu2WTrhkkkjaDRJiAe/mCumPEupc2n5kW3miQ5zWfht8q6YiJuLx4Ry/Ve3nU+LT2xR0Lc0JroRIikjDGzJQJEWlX61gEdWS53sp9
4H9yiIh+uFjm/PA606xfJ6/1c2+LjfSQKH/kjRWPaj2vBn+5sZGsli9chNX6NwpNx5PFSJVhgPWl/vz96B0Jhqw6aY8aMStQtH/HdJ8DA7tVgjXbdPAs1ml1
/dR60Spcv6u9jZ5KDxfYY+wYlyPp5EeKCTin6ULSRoxD7vEtR99ZpOf2PKaDnse06XmcUGNHiiVqyWGVPu+RcUYdX8ZXTRfZ8WLyYTD9He5PIRanrnHlIvtA
fxlNz2X9aXFOvs9yHMqtCzgOU+M4TAcch+lQx+Fyy3E4YTkOlykARk/YjsMLDtNjLzhSLDuiLqDflsEnOGE7DnH2Aj7wRfTFXGQ5Dpep5eI45AjDiN0bifYa
RuIujCCsL2D6JUyZZfXSfoG64Gg1ouA1vPBIsfwoqnOU3m+Y15Aa6mhB+ukCXsMJNXG0uIh+HuY1xG0Lew1VXa3lR9SFR/jyYV5DnB/uNcSDh3kNJwa8htSO
8BpaWPXGa6je0WfX4XLms8GX5fhCLXtBf7lSyPJZjlHGPoQxy5NXjx9qxqPo2Xkzd5nKacrSEMxpVvbUsoUnLoCxli04Y3E3Hr9UTbOiG8se1DL9Nd/6+rd+
6G9nXv+Vy4+qaR6pZFqoKZqTmD43kmFRXqjFObWkDGUMzSNbd3zhkvVf+d3P0jCgUbl83gv0l9INy+mPx+Tgr2rpjUUbVgtGLX2AhwryN4GBNSEPqN2gVJn5
ko3b5/wibQIhrucTa7iK0/KuQE4cnCpk8G8nIT9Nr5GAnAJ+g/o/BbB9psfrKFdyTrtm88fG5fnm6lxvXCyi6tbFCE/yRJHqiSKVQ5GKahiw+0A0VkXoM8S9
YPhkUJNuKzzlgkTRk4gvj5n6gjlOQ6di7tyJCwAeSXqSq8kw7F0/Fwj4KiIRKwFypBQEuxGeGFm83QCTcHcj9jTWnIIIau3DVM+FSN1w+7jCBUl3vvFNFXBT
THPN5w1GDz9qzckzaHfVd5QlSonLTnPJf3EqdgEVp2s03heps9t5W3aZcv7zzYV/G33co/zd5Z437CydK4X/hiHU+O0Rb88VSh9wXTuPPzLqumTuO1bLaJay
FiJC8i8ckHZw+O0jPmJDiyoLXLWoDKBBZLJLH0Gxy7/4psoZHotiyyVWDPBRHRccwzj+LRf4gHe4jBEo3a2Ev516hB3xRThX3kqtwlSGODvHWQyKKeIBssbR
80ht4J3jkDVPal1kRoiCjm6DT2u9rzH1Mvk5Y2oZuhEXIQnQXHIrXAweh1AVicwanSyHfRSMLT6J+n+t03b3RKg//YV3BLwBXdlGYG+vjfyDLrUUMkDaOMQI
bkH6R4bDFCboxb4CTzQCX0BdE2rT+Q/YJ5Rc7B9yJf79oNsfsfZPcI2mmle9BzcybFznQeyduPXeiRUW8qAKH+RY3ST/B96uGMX4K/38E3frXWEeFQ3/uVdp
clveuqVyRIMrc2cxBs/M6NYlP/BXP/vL/ic2HyVpmfWXqE5/UnX7U6rXX0rKC9SURHvzyIx7yDVwZgFSR64UFJysjK4WEDLbj0eTExOUNzeS8iEXGuv/vFtb
1g+5NMOHplcgLHys09i0WnKErJBxFV4/XcClRCqXGv/h6XcU4Q93NDW9TmSZNph3y6tEluVQ2Kfh8h1aBWrQaUwPxPcjVmi54IIsB5BIzu86qsbfcZSeT8ej
RetGSeXy5vrLzbMuwLOm8awL8Kzl53rWcnnWND9rWp41zc+qG+DC+uNF89uCls4LqQ0upLa4iI5T9B+3xYXSFn7pUzNIxRRE7gVqOfWNUudohqK6un8ByWXH
apTlulEukka5EKMT/JmMkniBvDUX7Z/rrX37rX15a1+3sBpBi44M8ymPyGmDqFU+x6RrMgM+aZ5xe1+GZL71LV9+7+G//93HX3kUiVEX+3vdI0Vf6+n59Yyv
U0d9uzotj2ljr2BkPTKmYfv6WKKXYTAtEyC7UIDsLsIh71+IwxTS+7WY76jWYfqaqQsP049dddFhurSnwsP9gqaP72/RltsJJj3G0BEjHQMOfll/i/gYpksa
rjAdL9zoX8vwNP51dLhoo38THYqN/q2iG3JMPl28E+AB0xCDRT15bpQ9OypigxSxRYrYLkXsoNs30N1zTJ2CRtrRL3DYTnWmwxZ6kQTZaReinld2fIESrNGA
bqjKn5LylZQ/I+WvpfKnuPw6yVyes1aeMyPPUfKcKfs5EBWmVWgy+0A1ZK0tlkjrC2lxu0gV8+TriNjrvnR6XoRHihW1S6Bwp+tYZLVC9R8u+vrXM/I242r8
cH8cFehX8vEGa8qduvxofzylB/eUO00K00XUxy6SAlsgl0f24IXU+fSBliWMTrjQQ6qMC7VvfOtvPvnHf/KXd/zZ99IApDKW4vRSKmMKH6aojEl8mKQyluDD
EtKbPVm5RirfVUcc15loXrk4rlNRwNpYA8lQFhd3j3tiGFe7w9w5Q+EBMRZOu3T01vvPuMARfNbzQzutp4b5NhBVhWfggTxrJUDabblmyErgl5N0ZpJXAkZi
9rXfRNChU0yUUrJhW9icQD4zByVOXtExSRQMrRuyqlirpBH0BpIkPI0MrtDKLUeZsZnUfb+DaAN+e4luq+GWTQtp3GmhIeIpGWjCb4k59auYU0AlDKs9Q50g
8xceMOa4ZedPROKtZA9nueSKIpBMeYi/8BrW9U9ckHoMGMMOsTtYHbkTConBZozrDBOm7WqxwiFtUxOyrawckJwu4qog/yuT6n3WFVgK+vgNV8B/V3MofCqA
pJlG9nOHQdmRFt2PGnB2WnDKfZa9mlW4pu0KARbBHIb+iDMOWFMz/Efpxf4pF3tfkEBdla4iAdGjyw/rxJdH+fpn3Dk6Uweppmuc5zztiTkvrESJRISAKaow
2tkNv/fEC8Ld5uVnTBshX5MhLTht3AH406w6+AhJot4j/TTz0yrXBoKn+nLDdH0eftwiwnyvJfEN2Gipra7X7eyP1G607sP90drgom9jpPiRMoYMoLiYeLC/
RG+e80ae1d8d2yukJiy4VpdEzvjD2AdrnkWSUdw4M0riZnTrOx7E/564/IeZPpekT36UbqZHTDb8qcbNfToqnVd3sNsnnRPkf8n57ryDXZ88LSdxqvtwMVk/
ZZuwco/Rs8esZ1cq4MotKIVK+ChcRQ/ps/GJw3zyaU4zmaJLph5+59H+FD+0av+H31lpuA/3p5Dgctyf04OO72l6+epO+X9MP1n0HpH+RqI0Zw9hj+3kAulD
q/xHPVoCqD0e9/qcinXcozei8yc8EusBfjlJ0mQvvOVL1/vPUYHYWzzrSaLfGRx7JG6RN7dSp9iFqOtpb65caVLsdB4dfsjf/FY9Th91adrlt9G4zEDxzunb
73Jl8B52URsUkv8aw51ncWpyCj8OtaPc65cRNyUbHEyk/VVP3OrxnLQYnTDsbN6uZiAOh9tKgfSgEexBlHt/QScV9RG78OmfNt/icqyflXsP+/203Ov2kU/X
LhMBssKJEf5tmWR8HaI3JemBTKNqdko3POfO5V8Qic2d4FWdcIn7Do90s2CN86BHay0dH/CQazXjvc2T5jjk0WJMnXPQw77IJe5d2Bal6/YB5IGOe7G3Rtc9
7wq4zXMu4KwCtewy9y703MgmZx/vgW5yuCeTdd7znmS+c4+GukfTy9wv4uhscr6AY3uTc0b39LOeoHHZPf34/J7eKwl+3NNP3697+oDu1b26emQ2ZpW6OTAG
7D5P0/LQx8hiq20FNC06vQHc/IHDZEiSohiUMTVD2J/0tywOXDtg5kaUaWTEf9nyMJf/RSNMb5Ia31oFKvPyEw8rO9bR2FL2JKquLGs35IL/WqcjxmbDBKs9
b+2m1f6IZKlSEY3JPK+oL+2rcnlTDI7rSP2KqyKQiWAkynWIV4XcOFLAupq+cVqlWjp92RTyOumiHfS+aeNlF9WUJhT9nG3yIsJtGBpTbztxPf9GR0wFSHia
Olcq4xSNhU5Qt2bl8Znc+tjy/3TDZX/5FdJ/J6totazFvmZMMpdz+lp9ptTE7HPhzufZ8kk9C05hJvubnHfp2XOY45niahuPQ1zKI28JX8MAhun5WwVXfdub
z7SabFi3BQvstEdmB88v+sXesuaXPc0iBLIa6VFf8vjzKXyGBOBIzXp7LS1PyLauLo4KlH3rABbR5GDbq6iDKXbhI2e2v/yFr8BKIeNm69v/6DvOpC8feSV/
HbzDSId869NP4X9fok4TCKW4xuF5xpsjlVbHPARQ+0955Suk3lSlJ0yyO/VeXEc9BCa7FC8mawCVcqJOKYWoK5dxg3GqOOlbZMXgJf/WlJjjn/GCp8xUkVXN
apgsdNxDOYEYHFOyPHfgWmPCY8it8k/7ha2sQeUr/X6bEUMk/iOtxCbLS5GenO0j65pJduIYq0VglXFeOJRKXrIcjY9CC5lvL1cdzjF+Vsvx0y7HMb+op5zS
Twm18grpWD/pbP0kTq7+pH4S6dRxqgURtHxo8EgQQoNkdTjEv85QeNzlscBVb3FLTzdHxeNc9/e4Mi6Ou4U7b2C4ix0YgllktLRDvmhpD/iipZHCwVraoz60
NHqyT+2VVhAMyYvT2E7G89bxE7yO8w/1On5yiMb2Yd1TJ+ZpbGwFezywLyG1Alnka0itEM3lDGs0NKS0hkPiJ2ZaI/CT+SoFSYoPGulYcEyAUxXXmeA04DEU
8ARYdR5v5GxyliLPfJMD54KLiEcmfmGY002Mmp9paGVhg4nXacDh2Oz2PNKJInace7wRUPkLTjgVsg6setlX2VDzYLQqe7FmDIHXg8lEOOKFQy45BCXQ9uv8
KRNolCMNtL6QFdu0YHkatrRKIDjvkazakqVePutc3XHqKeTSgpPoMAMyhueKQIPUFG0bJ4pB1iQa5QfmAUzRjwxLc+RB1X6wIKP3QaDrqg7pFRb2dv3xh6dV
1/pSJ1wVHXZntm0YK2XBWwGtinUBeZhcHWgQnaJZXQa+KTp2dQNByznyYPVEeZz1sI79sEDQd+zrGbfYwmhiynaEfrr19qsNB1tZJEVWJ6TVGA9VT/2dwX3N
BPe1wmvaLPETHOrDCFKBD2cRQ5ZjhdYQ8h36xIkTrPsBZ15XYm2jEq4gVrkI3AF1T0c2ZdoDezK8WbAZc91ApOIVgzrCp0oP9We8zYKu3MQ+4B3zXgUb2kOO
h9T8dlNzrra4V6p4GOx9uexEB4gLcEU7gHNhXFHsegpKKCcHcNqyC99VYlBCM40SivcVlFBOEYgkRUDKbbyzAB3bL5aqnryHna1sdZFE/UuNGcw4oxUM5QaD
gKj8hgYQ1U5/yKrgrOH1ZaFgMA/5VV28anA1G7Ma83CBVw3lVQOpEt5xila/JiCqQcUKzODiIL/AzuhxdfB6yBk9QcPVGXBzhBoViwfJ1/dVQ4ETgKYQg+fK
e8zcwh5PfqEIAh2c4DGNAjCp5Y+QtM9ZwekxIhLnfrgVUFtQAbVFpTv8aa50r6taEF1rqVk3IYyLBBJNJP6k5kpHzi2fU711jobKTORTTorsRseRvXOgjc7A
0xnRmAgxJsIObznF7HekDxvmhHTtd7UDhaqxQQSpWQVAhbNW+HFWa1o4nJrSKkZcsZpl9WYNg1O5Eg4Q2D/oScXrWiqrGFYqYaPDpNQL1Z+3Al6g7nDv1EvU
KffmIq2202MBnb+iMwBxAjjLv5PYJaaKC48d+AAJVmxd3Civ1YLvGe2ho5bjhtsk0e5Z1vDQOCg01vHVnLkAD4BWHNuiOKbcczhskCCqFEhhuBGPlXtZp6rv
P1vfzzeulvtnOCIRnjcfQYisHKWr/L1wJ6TsVkjggD3EjthV/gMuPLH45TC14+3InVrv30qHDragUqgB1wHxZr1/rdGFUkajTBnySetCKQaPPq9VISpRFR40
IaBjkiYU4NRyqeQUKsGgUloP4jcmc5wkmNZPU+in20k9TRldLdXqKd38arRwFRpttFOqpVZOE1s5fT1dsQxQFuyINppprDVTdPXfmnJjQVrmzshJJqbiYtBq
qWeppck8tbR5bXqJ+0MA217j/CBee41zXZ9Lfb28/bWS4cdoPRXNnic0ey3Q7CGbhDUwpx7enNOVwkTQw/urWQgYVWTSWwHea28u2jW1E82HO+fK+z8G9QbZ
kbccB64Ej+qARnW/XnQ56jVkyoFkyJzAzpvMiezIg/2OxTCSPsz0LXfs7PdKRNsDxKc/4ps0Pqx387W4npzWWhySHfkpXcvDhCd+0QzxKSTB0IAydh0jUY8s
WMn+KLsrRMVbhBq5iEtyyOqcJWd/jF50nMXAKCCooSqqMWyCwhHq26KgJXuNQmJwBX9mMPiWGtew6AUC0yZUipg4AA7O9cdBvpOIHhxeiRDsJgzmol7JquGS
UiOWD9ZygdoFzdotoUmy5HpsUuraeTqHvaqhM1hDE6G09T9+/bkPXfRff96lF1zCsX/VmRunwZVJdR4lZQb9xj4/0hSrbT5EvcZoCKqSz4ujKHK8Ik4ODagJ
gfgCTEjGVAot1c0A78WyDAvcEtqIBDki9VNsoNQhMSazf6KZzZNWl9xA4jXktiFluVUH0p26/GgxOeS9YsQ5GffNJN5CIOlki9aKMeYCts69f/dPTgVnoedf
D11OMqITM7iQfXX056g9hzUgYhMlw1A/bqLPt8K31yyXKS00NrmhSDl3aHS30vkl6r6asFTt663IMcsJhhBe/eVG7J/nZXxlJ8IyjmziqkHpsv8+/u4rP/1j
B6gBUqulyVyKdTzxl400GO+HOOS1i1iwD8X118aYqeTBPxkYHLCRSmYcdv9avHBSu7ZrdJek1isSRgfzakeaOYcH4UtL2Lx4dDr/8qMz5aQevdIp+pghZSKp
IeCSso3VIpZFJVH++xA3kFTumkM/U62Iyznt9PNvttHhqsUmrKz+WOgvsZNq8u7Tt3ejSKN/BnvatV41CN2CwziZK3A3OJIJlFcbSQBp4mSU/N289lNlzjzL
21Wd0udIxjfrZTybUxGt9Js4qSykDhcANR/xDoz4pFSoSQw+yK5WSfpwDfubpFKeh/9tURct5hIJq4w0Oh7TG2QWy0smqpPN8lJjnnaa6SydZjpLCHU+WJDh
JeTIzhoNIqgYXjiPtWcYXvIqj5UTonsL3koGAYeOdjmioWMjnoIyC7ifFuZ7xG8t6Sz4HFZwpxXaHsaTdh2WZ7mvzZMll4WfXO+UV9vkjlO16t9pNDNDufbj
bMjPlJE1YiLUValIrNlInAaRjXlD7ThloeVB74jyf7x7HhEmQtDiYox3EoRvYgQ9h8We1gaS+yOcegImiSUm52RSjR4pTOm3ItGks7A0DbmPqzSTVtXlnGQS
UKnUc0tIZD8nhFaXH+0vVZ3nPbIrOJT3Klo/j/eXlW4/12tCrtIrWPyPqimVv++oWvbwYYSpNtpvWjbux/nU84xL3lFLG9+nSb8Tbp3Og0WNosLZrdO01lxg
RdwtJ72Ai8QPy6sfbqCz9BhSEwWXgwVh3U0Z0I6ngBbEJGxW/2CfINL+kYBjlwGvjaEHsXphJWeX03vHTN0gLCddQG53rO7rokOm1fIj9AZ33faqmz70ss2y
ZIGgRs8NFQMjrstZbr3yhYP/ywE72nJ1gZ0icJFkI1bN01fWFaeY8qr5+wVKqQtV57Ap5ANHDz+ofIYuu0BdWAWhHa06HIUcMZdk+uXhuWf/iwRmD5/30qb/
xI81Mz42EAjREF6I7pCbTBvL1Ill6jD5Qw4JsK6aNoLxQBdQP0z3l8O6zCoZExuvTK+SMfzEmL0yAs6C5/557ZWJxSvTlQ5UCs/tIuI0ryiJ4Gao0c0TEVxY
VvLtkC6kjsedgPe7JhtzmYbeKM3RMQmp46Xmt4UB1eSbjzQpE3nkIaxsFRmofcWppTMSeNdfzwtiJIva2qEhdp8IQyCstRjTzL1jXui+iiqgeTtI2zgCvQrC
TBUJDlNF+8iDUPzaGjJKe6AsBqH6TMUj9BP7JFU4zT+w1+YRqnIa0wVyGoffSqJ+hgZGBt/RWvgDuL/gP1LYowJsCH8DjaLxKzE3WJZKngSC4jkf/0bESHnU
dv0RHtPUOXT+MIekwZTSjeIj6HoMHdylD12ScOO4eEKN0FkYLakw9ZDMzWB0jPczaGhdIMS2GU0IHg5Ia0SYeXA+wS2BlBrA5gRwxN8oIASKQbF78MrdAkAE
eJg0gtnolcUENbALAgYSwIHy6b78xg4AHuFG7i/B/WPbSYLzFBuXOeBcRZK2ezMSAkigRHhkThUYY2yWJYjVVLxbzI38zyJ4MeE7kpKR5i/oaP5Up6gw8hOV
fQ0JQr3SYsohbi3rjymqY83cxnm313Qc6cdyQxnxY0Tawo9CM5teBzMsbfJfpbXwTXVHS2d66MxMI22fn5MgZaht8xosivrV3GVRUeFkqvFapU4bKSZpgygm
in1OHHZ1uoZ7h7ZYDbz4YI1aGnVco6Iu4hLY8hwXiUFIunaHjl0ahsDuwIDrNWx5UeBE6OWye5vDlseg09byCPVnR43cOM0AH0ARhJXYFQs7hy1vVP1arC22
oqMcUsUo3jxretWsoUUMf1dzYgd2FajqrBXIYGprMSAaa4aRnwpIoVR5DBPseuB+CMiNMfC7DABU1TitIt/HjvDOinaeuspnf5IHf9II9n7GVe8KGrW5XqxH
VI7DhGUUdVW30gUmRBcQQlbLKKoohTCHcywnc+xholfgfNg0rd0L1OqWZ6E/YhC7oPqOMBVBqOSpYiV3a8/RHqpzCzSctfU/5jfDLrX1PzJo/VPDifU/Yhnv
E0Me14M2063M8RHVE1zRyvpvFGBZ6SNYBLqyldStEp9JIpL13xn+XrQ+T+DynukuQBEhiW+w3JpqRcBSYO+R3u/wJlUXQxtruOnC3sJdmEsX5tKFudWFBsqD
N7p6ijWFLg/hnOFf0AKnWnFQzfEWmZS+vZ/csCo3LAAIaqE+bq5RH5OFUR+Tc6A+bgar09eNVbKZUR/Lmzjrr9YLBVi8moBk5V/BMCqY8bzSAeYpo08zDLfj
QCPjTK2TzhwZtBK5rfsVO6Solw8hCu8b7sPmrUMDhz5u4E/54frpWEvgKwcOT/cIzWD6Tp+PFADZHr1+2hpMNPjrWdJT+ZEHqcyeNVcepu/Uu9dPc/7hJ2W4
UqlgZ2Uksfp8vyuG3GYLpDBRvSeLMd6rGldjj/QnDGjhkgq0cEkF3DysbWMBbgZoIbQNTxYhD+rEDEI7NpG24anxdc5yOkysI6XDU11glXXgUUdSoUqvrMP9
HQ1biXh8IIuws8HsSwm2KQPchdiO8jTaIA7jOFVvR2kMHcRmlJpNNBRWRAN7yT4SKDieaIb1ttNvep5f++Mxiis1EBdvRkQBBnOkgk3OpXTw13lrh8BflIff
wiS3HMJ/vuBCxWF48AdWLggg8oqTJOBkXWNt64C2AKu04haMaMQCgwWfNjAEC6/miQUVUX5IYtmkICpKQtk4q78tOf4pDlNIiKljjryBSLUqn8VOZImsxhsC
JPI+BhJ5MApFRkjehNnQc6wNvXmITGzx+U9ahvcPYEGztj+qPY/2OfcBM22g+ansdNAYw4YEdjo6pCZ2ebHlne9FgPZXW4L2bgeeJbsdvAXIa/aWarcD61hn
wepJXEF7m/ZtnsdN1QW0CMkCnwswobbtOtRWkCSRq2VWfmxFtlT3ySJ/RDamS8cq4kum2jPY8kLSV68qLsVw6VoRthBWvSMQQlCTUCqX8WVTxkpsDGJctq3t
Du3LW2QDL9brt9g4Uck1VknV6CbMNkVaMMm//Bw4AT0eN47ez2+p/JF+yPs7TQMUnvQ68LZL823PHIKgfMbpadee33Y5to5JfX3Mo3btAG6X7MFNxAHcrrZC
q4B9OH4BWVXF7OvUnnatjrctLzdI21VbnMI6FCy0nMK8Wavn7O/9a8Io2fBJ91ZEABztcQ7UpNBGTWohVANuB4FQ8oUCFuFEAKRq6Vz/UGDtq9z/UK5uSQls
x8bfZhSlNxkchZcuioLGUeg43zxYwgIADBaEAuzAQYDfX95rAH4/sFcD/P5k4LNZaHYhTicWtplJlDvrcXXBWOUJ6xg1GlVq7RydqJPMPP1DmH/mfs50tJOY
6F2Gpx2BY61OZfIYm2xeKhNOSioTXjtCKlOUmiS5sHzGR3X6BlTtNPvGcZKvPlcSU/yIirU05ugjWlckh4kz2zCYUVqfCQq+6m3TyYhnQjzPZP0EDOzPZ/U5
1nVW+RtE19kCkDZkCns4uQM4azh9LVSWUCXreSfGQx4q7/Jgeyte7+cmVIT0olCUMBMpEppzOseJ9SmXscr03pAOCQFHSpnfhlBXfIpvQ7QrfUK0K82/9Rw7
4XJ0aggaHC2MuoKn4eZf2df4+mf89Q9dX+JWLe2sop5V4C3FP8grBjUp/tlQsBcrf25fI/7Nf1AFD8rs4p8FmgHprAAy8BCzQzdPQW+wIjl93s6hX2fw6wx+
NWdynMkHozDpB4UflP0DpKBX60yqlT7iuu4egb7cAE5ZSRb2RMdyJVnYtYlMLQ5TySF2LRpT36IxFW0toAlQ3x3YdKqeCn6wiKYFc7O+7nPWdRw2ikum0htJ
wPHc5xrdSLIIM5xMdldEXYzYMuX2tNzxSa31kBoMd74jN96InEuPe5U+CEEjp9uawDQvvd6IUQm36zik4jE6Macac9Y5ePnI3kD2+Qy7CiG4mASDk33xyc33
ydLMITh65TOBZumbXdcfeAjCrP0+HCPNhwRSYF+IMtYA7ALBiPyQAHuVi9Ucq4oEsi63oLril990PVqB71z4nfWizhympSYCRXVAx+3OOJh6bnkrVXWVw2Go
qxz477h1HIDUces4VZuo9BFswT8CFysrNqRSioKjKzklWsO4mEm5ONCzhg5RteQL4CeptpKVDXjDK9WiEqsMo/P8Kz05XV0J66RYbIJaJEGOnvI1Iy7rfnid
VSQlkoUUv8KDlGLQQTSL8qb5ffFdvjTgk351VS8moTSlA7lEQGmO7DuTumkezwfWNzF31jgrJbDBh94cAZgTK5wlq3hx+HBrLn9hXxU/pKkeHckTgPV7KhCR
/xR8zHQ8GSBRcI1zIuiz9fv+AE7SNc7xgIweWhMeD+ARuNh/FFCr9PvhANzFiPQfQROPIqukP6ZGy7d52EAdRWJ3f4KOv8Jbm6OImENSMi1b/Sk6rJoDuUT5
TAcYHGH5UAeIJiTas7n+cjo+QccLsHikc3CHXkgfzyZzQAfpX6Q/b57r0zpUPtqdg0zo42yLLy7wMeSPK/Ax4o8r8THmjy+jj4d6Utp36M9U2ndW1Ir9GTWC
/AUf+QurrHz3/nfVuAQXsx45oy4++nN9r7Gd/F3Yl73YP+n1V+N4wuuvUaOcsvpyfD/l9i/BcUd/rRoFW+Er8E31/x0OU/3vxiHvX4pD3P8eXPKcV6xjHRGr
/N4WXlhN2coqzuU4l1fn1FKawuu8B6BOT/HJvfi4tPQxt9c572zhAcfd/nquo9vfwHV2+xtxXNvfRKv6nziyrGOITdI3s6gvqQpBKPQSeVBg+ASoF0mhmdAY
2HR2tZx9D50dL1ebszNy9iCdHTOU75ue7F8mPE2jLGLprfub1SpqoZH+y+nz99K5V9Lf5Wq072ctmDHrcPHg3L6SN3U2I+EGBYzKFXV6CFDD1/Hjqe+rqtK7
vHydd7LHVS420+/fWVWYflu90d+b03HNRv+5Hr9A8b10zXdU1ddq45bLaWGs/XeehSfQB4P2JXaCP31fY6XuO2qjuuTBh/sbIbM3qjUPHu1vTJvRCnqQNe9a
3fhmtUe/dpCotQ8Xa2xNl6wh01yuRDhtbHpTGuWolwMewGehWglQu2VRYWnQUCMHrMEGwbDKnN0zrzJuXSxusnvMT+uKBlLRRVRBcArWpGrNvGdRgWuG6/ir
rYddAe9xo/Ra+19zPu1/LT+WtP/VQ7uPXuEV3cBzXN8zgcy+lW7/ShB+/qL5djmn029BZn3JMCpjJEi+x+6qWH1P0/GlY9TVpVVGOHfopfUmh05rEH+mdiwc
gnxZss47CNP4UhruLG+e8hEqHs5+5i/+8Ou//thSBIyHOrzn0Af3GffCfa4kXl1aQ6TbPqz6yYcf7q+tLSn8dKS/NhUrxhfRrb5HrW3mdtNpZy7/59re4Su9
OYkug7SvJR+fj835WkrC7DgbrkfeHy1kByMSvytYihgK1br5ucFn0eDfR429lRv9DFr/K596+pdC6pCvfeTp/dFgL4SDvRDK8qOBX5duUd/zsNUQ1ov9Y/1i
XuPFogVeLJr3YlH1YjG92Ep6MXDjYU2k1rxUfbf1tE9VTyObXsifaGXEZcPq9nxdN6dRt3iBusXz6hZXdUuobi/rMxxJoGMHL3F/wu3PQtf4cWpuHA+5JPBJ
x7jPpYkQchbDVty9F4sTXf9j/S247L/1SxxuF4Dx3bQo0OHW/suxwxcCXELXs9WoJ87H5vxAPVvr/efYAj4YUj0L6t9/x5LYWgoPeUh/qZZC6zHeAo/x5j3G
k8egLHrEd7OExwMAZUSnH3DnSNbqR+hAyleWvf7LIaAXCjL7P+jWV5a/fbCWGRizn8cA/sZHqB3Lz3/iiY+GNJQbouQV9DfLGqFau9F/FKFEqENfajFQh8ut
WYGqQKxuOld9Li9PWRLt8kbtLtGziisidaLqIIkVqztreKLc1WwJjtr0YHFJPUQvsbMpIXn33tWw2nFqHwcqXvKw2vQORf/i1F9gPA+Z8pjnz/Ic/9LbfzLi
1l5NQnz1wk6ZYlNzudz0ZHHZwPYDjchH29TJNKaeaZMaSMfTbaiFJhTJqG5mJDVUuniuGkn2AHrOhTKn+0q0s0Z/0S/rKj1MlGWji6nNlSqmKlVMfW+liV2k
VRlSm9bVqu6GOlhzvWhd8H1sUZv6G7nXOK+ZpJv+ShIFH0VwvkKkKA8djLPZy1zA+n/fJue/0OEVm5yb6PDKdd4NdNiKxJ5QbQQ6Xqi2XOa+lg7lJuf7haNg
Bx0uX+e9WvS07bXbaW8X73myzlDSu4F8vnY9bUZHYMNlnTi7XiE3GReU6ZO8whOodrZegcwmnw7xbf3RLEkXVEndYZg8GHXicfXxwjNko/07OGJ89d0bOd3r
UjhefPU9cOH4ahMcOj4m5A7Fou2B1jpnFUmd1fQ2M6S4I23Px0DYSwJrg2TBVSOmeIUeKj5nUpkBVmyW01rSfC8jXD7DF9D4qQSary7ZSAYKHakTTuK4YSMZ
B3Rcv5GMBbrnPa7UItC1oOrRx19xRal+pZSLazD6jGLto8MOeaJYX87XvA18EhiIRsH2oWCfhPFNCvYJTxTskq89xdfS+DR2gq/WbSKrSBuINE1eUc0bnKD5
tLmaMNSOz6QycdBeJ8yAv7D56qVPXXpB6Vtvd4F5OxRD7fJMJoPzFI7ULidxpHY5gZ3FV3I4aeOteZg+gGC8yzmctvG6bE+c6og9cRIXlQyp3XhPcIeqTfJW
NIg+f79sU3+vAVKyhJ14GL0bi83TNL594Du9XG0u3TeQ/XMZu2teqS57pH+5uESwGcHbBvN9Ir6c1vp0WJ4iDeLl6hXwx5EIXqc2a93gcGsuv+uuYS4GNPXh
Vv8yln6t/ij7D1riVD7e6m8TR9eJ1jrvBOzHbev944E4lh/HcRRk2XS8bL1/OKgn+QOpGazVJJ+aM+d1GmKInMOXS4DnOqEdecWw+czlmHnvD53kQlF9qlWs
Y7Ob5HaLdALI8Vaftf81zpnWJueQ7CiswyZ2xLRzQ55GKk3a7yivf7G6vN9Wr+wn6nv7sXp5P1Ov6Kdqbb+r1vR7ap3gdHOT5/vvalTO68+kambrKkZaR1TP
xYjqUTk/dztrjQ94ANXUCZUhEioPeeX/j7qvgbKrqtK8v+/vvlfv1V9SSVXIeTfRVTYJhGkmPxglryZoUFrQcRxXL9cau9E1roJeS9BmMWtcpEISjEg0gCKJ
Rqsq0EFNabpFQTRSaAREQkcQGlAwCiIiaBR/0grTs7+9z7n33PtepSr4M2vE1L3v/ux7zj777LPPOXt/++XaZinoiMoCILSwsGFCKhPjHzxPpiJWTOUNaOyF
K73xgHfJGPtFdNpvDMWS5O/u4bCN+DQzJun4yB51mnawqJDwPb89G0uZfbYT9051PxPAxlvufDqAMC13bgrEQLwhkMYeD5orYe76M2pwrZXHk/H+FB6R2P7o
4VHqFUTCj8x6GhYBT/YHJvPLaclmy59mBY09S+ADwwuoy2QTFmvrEVxhGJ1jSHHuv4sEw6MrC82O9TzkezrVvS8UFh0KhUX3hsKiu0Nh0cGwuRJ7q75ssfTI
/sppsr9yChYsQ7VyZWabZb/x1Yw+WQ50CmezOjlWSd21eBWwCE+JUm6KW0wW0fwMaKTElxQTgDrSeUV4m5h9Kir/sbJe8Cph+YvqVsKiVDldNzrm4Q1trWC3
T/sAleiP3uxj30Y4lvNut8tYOcgayZ6f1TlCdHV817MQI73MCo/lNlaeE33YIGymgQVlrVuXjTZ+nVu9pTZeKU38n5usUk7H6u+wh0B79myqmPA1rpnNJv5C
MqSc7B/1mZFmi5RNpWN+skXKQouQdxMOdzyTBm0u3yppc9VLPlVCLqYVyZdK8qXV6YdKsOp4GB/guvMDyShX7TjKDcgo5w9K8sSLGQaWRrlIlQ9opKgakKK6
aEBHJKms/7vR3JoCm5XAaJDBDpjEerDzjzvY+dKlb/LRJtTVfT3Y+cAL5cGOlPL1SJPVIK3sy2C3zZdgizEc68AlSge7IwXDy2SwY+7y9XSwq0rjM8gfQiSL
8pIZ2RKwMRnZihjZHI33TGUqiHMAFfjuQpPn54cL0GXLnYcLQPEH2BBUU01UU5eoJl9UU1FUUylRTWVRTWYfUqum0gz61031r8N7Va9AGHyinxzRT0XRT67o
p0pWP41VjH767x6QieCtcCD2R07ftrf1H/WLYmpt+DRLY9dlnMauuJ8mv4j980g22Lni0jqWJDZdOlqPWtsvVf7/2ntB9IDruwzYq7xd2DHWXtCDsu17IC4k
36JbdUEZ41USK71GTSfzcVuXX7qB8UvGSnDicFsvzuc/Zw82XaTxMppj4yRQgFGS2G39R/H1NfAR23NXvIv/vH6w6VjPNxw877S2vPtsan6n9X+K9F4TAHPs
9KtAY3Rq5PQrbp/Ehl0YTZcCSYWQKPMOfnWze9ZJKAePlBVV0ThLnDgXaeE5Kom9xiXHE3uPSjZM5O4UoCBJ2FRpvV3SHQuOT1yfkKRfDVU3+VtK6/bQ5Txm
EXJBdNOBicIjGUBFqp7DKkpyS7NbdSv4Gxooas1qpAcoAwqiCuwoGMJRsJ5ZnjQ1tLzvkpjTubjgRfauYp1JbbncuKhWawxRIXu0Ov8vICv4L0kG5xsTn7TG
1su1t2gSoGD5tZX4bRiCJrA5G1WZ1qAxY9UsR77TRwFkUUUwrgQWwQUkaq1IYqv46hAUQ4TR6kpWODRGVrD6VgZGSetep53IBgH4yFNZT5cPOoaMKUdLkjzD
Sa2b99vFQZc/UZ2tllZlpjsUZC1dX9tWjtXsr2lqwxnaJO7ITe1R2z9P28tOzvFuRrc96p+2R17Wjw841CfeZmnJwH0Wbbhp9/BI6KmG8djuVj3AUOzdC5li
+LcB8WfuE20N3d0t2/bspO1gdAvEBnWijAtg3YHHnfFrc6KHfT/k6J00Fi6Ter1kusxcnTBNOL8B60z8JzsmaOdE5dVM1sDq7GHW7ItenTFrYAmBWib1H5zc
k6yBSZh1eYYw686vSph1ORNmXYUZXLVTrJuAZ/HartrZA/nsoa0mjyCbW9XWreKpXW192ZzcZqdgr1qpckOdY0CaPDjDaYj3UEmQAgM9arP3n27p22oll/Hr
fUnquLGc+GL7Cf5fitS2z+XsOXCwWe4EPEqyU2gBjc/RG8VOjV/UIa/S+Aw1BRfQgB0AnzFYVyWBkjJzOwaZLZsM1kYTIoE9MOHX/zX/7wkyw428SBp3eHlw
mEscAFbNiasTOyWLJA0nAiPnw9DY5hvPYi0alUQ0fF4p9Rs/3apLts3nhNAZ4ajMIBwzvSzioWPR4i5VRYBulwokUFbEBakjqXIpyl6CwNEhcyKzEAwURdEt
iQV6kuG9ksS8V2yYAkTspEHmFZ1zsYTArAsZkq7R7AMTwTpOucjgdM15QLUxw/U0cb2KDN0KT4gfKbI3KucNvJy3H8BRqhvh9IDZazwj0ZCtO5yzOKZd84jR
Re9IlrT5auNnW1nT8ULVyf6030RuaxjaAY5keNdwvAlgoD6Dgg7geD1AQem4w28uxJGYPiizQ/ne007ue6iOFYQTI1AnGgesraqeP9gMWq+khuhH3xVsbTMo
gwkCbfLeMyfp5/yJ8yWZ0DFd54CTm1gtY3NAl2aa95iOWaXha2nd3eRRlX+SSmiXuyZhqKZljiHKfb6qqfnnI2oxaM7HmkeZN9+ZFDFCk5JpgvWV9BYjZVtf
YUqc4Tto1rRhJe3z1uYQDudJ62yQxlknbbNammaFtMywNIxqDvL3rLqqIQ40zLWVSgsjzsY08kl0eDXL33hIdVvujEO2O2O3GoI7IxUrfejH1kPal5EKaiFw
qqpFgqpiwYEmt/Ai1Sui2nRTxapUf9TCyoHelZg4xWpJZ0RNdE1Xomu6uCLPsi7viiRtapGtaXlFx+AXkxj8coeXZEDvIkYVACuJ0L0NCEhaw4CnpFsQnjR/
DVl4RTUAcMyiWiDQGgsZWkPwAXxMAPe5LE5Aqm1GOhkeIIf6EPiJaO6GBOIn9ey3R13P4kCqs/qJR33ocVYGrB5q4n3UZaR7PCfCcJG4ve1zLd7JKvY+Rvf3
aVQybrLFaE81iTX0aNxCzL5ZvHLbgvXjkuAJuhcBfNdyCAlMiENFcuo0OJ0T1jQcGTU4mTr9NbLIvxvvv1xCwPzGtsvF6x2zFD/BWI8kN2opyuTdHWzObU1K
Bj9SNolTC/VBrcCxM9dlRwyzWqrLqpvGf+LQFsiIhPoFJkZB3HITMfTTIY+f/gBPQHwJN4grRgz9RAwrGTHMvyRiCB5ADCsCLlAhMSRLtGJFqjuwmd0zHEwN
DdYAYInM2WqDPwBgRGOCCNoqM0YGrC76hMbx5egtQcjFvEDAc3nqyOC2zR7+EM4QFc0AuTTIVQTul8SzopF056maxbX5nGM0/T1wQtzj8NEFhnsLwb0yuLcQ
3FvQ/pJERNO1BcxE7OgtIC6Dk2UBZihT33VgYc4HmGdZYiuRq0u4VaaKmTPNVR1fHPw9Z2zlAw1QDDTbyFR1kKEM0t9DJNkY8RvaRsu5y/db7vK4Le7y/TIw
wFm+d2InKYbUU75fLDB4ynfjlvnZUH35WX8RPvI9+avM0oVn1UhxEQfBlAWtN2vOOMTO86gZVvLZuzU8KoB+DDsaydnAKM1XJCqCLc5yUqm0n/bRoK4G6U/c
2MMod0litkHr59Ez3zGY4WEfsXhgggYa5MXdY+Uwt3Dzdsa9qteO152kCymJeR1K04PSUEHmW0l9qCDpz7aCzKdGpoJQGWza/bCfOdkss/L1tVAZ+QL7aMrR
j37K0gVZmyey1rfGcBXAXZHyOCg47YcV7DFzL4KCD/5OJHyUDXY/wTBemGAYVzrpjYrojYVZvTHEeoPGpjnqC6z+QAl3wUowwBMveF7hfYimgHHMMSHDSHso
oU+IDQkkLCT8e3Yu54OvQu4jIaOM0K+JnXEBoRETcXFnzAbeOwdT3CTJJqm8CR1RRbbJRBxm/DWLWF30xvdIJAGvNaYPJHsKDru3T1LfCycnYt9aoHvn4KfG
VbiT3hfo89BytrM+xdPgMDsNDjmg5crLGeZmybZNsh7YKvJlHSaWwIbwoCfhYZzxFmMeArjm9J6TfY8GsegraSzhXyyOkCMI2TayIgiTEmCMz8TrmZjCkGMK
PbEACgzQW5CYQhJNzHR9xitxE8ugxGHiuqYseHJFwgrJYg3z8YTO8eMJTeCgwU25cuY8zIXZIggLnSMIPQvBju8pT0cQLrmWp+EuVbrVuLhV5/AIg8Nmogg5
4j2NIuS8vIVMLmYEzeHNrW25mD2eKLZOEwQ8t3Wa2fYQjhmEeQ+c83JZmIvRg55beh+n7EUUEfpywCl7JZ+e5Pf0kSyOlydKOKxAoD1mIRUtvTvcTHAkw6Nv
Q8RSeY03hmNJUNOL7UjxBSyoqcIETa7opUsZqwPrNSGu0OvvxtscMVXClZIA0KOv+KqIK0XBoue4W9IjdIVBgOW0sMZ7F8xgzv3s44rP1Pk0XOO9PUs9gD2f
oe7DtM9SX+O9NUvSWeOdh2cwNXCVg6mBG321EtRgQl+WABwc9ZOEhS2JbKImvMozEUcmIqkkaceo/c0KDd9WJQGPF7NUwlRH4xBta4AyZGsqMaIKKe4hA71f
xaOC+GZQL2EMDnmlGjPmR4ihpIqhJGp/KYArRONbgkkB9KpS61FXBwK3jrgXsucQP0TXTXhk2FqLYAeaJIY0lOCsi85O57M6na3gswadLeOziBHUhxkTJGwt
xZlsLZABhvMtt8cp+GHq3XjsR8gCM3aQ0xS1rkLak9bT7mhj14eSXcerPANIrtmOtCHbPKx3DXtbdNqQZzmpyFEDsV5WRTmDf0R1SkUoy5a453YE68wIWOip
xpSq86O3x32dSvvkn7+0XVOqlpS2/7il5TYDshFZZ/3c5vt1Qf5swkTKimQH6JjMglRmSMwad1sihj2enICZB3m2iHC6ZFYY6OloKO5yGjFKD3jmnoa3KTG8
TTEDbxMqjpdleBthSqAXoiVnXhgJPFWx5SMcnDfjioJkEyj+qCoDwqZbvqz5UMzwYSa6UttQVUaxwgCDDrUrU+1K2KCL0P9Nkgm9H7zlAXYp6NPJucyAUljJ
eISuDCqh7CDMDp2lV80LnfKzvZa31b/Ba+PNAictsYIKNa5scttPcIJNDGkhBU5gVRbJFngpRdENZXf6qFmCiLb8RQfoj+gBmqTsTzFCj3ccoTHWNSau5D0z
fApECnwszDQ0L8phvCBTGEbZD6EfRTf5XmDB5/ipVxGPHkWNlNNyJAO4QDcoXhZ0eBH6fCpUkb2JJDmKy1YVoy0WNWMZG8FswmPjnTgasySWgcEk2AXEbJnt
uCc7PEoBEwE3XQAyUWuzteyoaALpHWQhDZBM0cQexsKhlxzBIFghxqk7TNMT+tN3Mf42+O8Q/1X8dyn/Hea/yy7GIFTBkD+hosnxZoWxorjNz2W76FHx1MAi
itEjRouYpd2NAnDTeGCTWSFP3+OMZoVE70T6its4tl1DdOqPV/FxNruSlbSKGJzbA2qpwLTUDq+DHbAsZwa0AmYEEqyXJMF6WTKrV/gdlyHnZx0Kl41yJLUZ
WmRw4ZDCAMGTnGBsqYwqVVxq6LGkaFI4VN2k16rKzCC9LheqPOtglyvPH1Oa0nFKw6mXOAFIGXMQM6TpWAx9O2g8xg0IN49tAqv9jNuqW1lgi4kQFGXsWZEI
jlZ6B43Sc2dXbqT4tXLr5W4NkujM+xm16UeIkgeO1+uwknoJJsUXQJtveE8uZ4qv1U2pFvCsSyECUSFRd4mGNANjAsgR34Z/a0FfCiqd0gNYBmqY83xk8ExI
m71GT1gxMaCy+e8dZZCBIuO3KC9xlmdcAaCaND0LvsTJYriUoif+InX8qOBttYYvRB39E6zj8IVWHT3SxQfFywEIdU2kLh8eZW+wGSt5jQvkBla9obHfOVd7
AlJWmBNIWcGM80dENhst35phhZKUPbQAF+igpfKbGuJdQxElAlcSgfsSC9yjXiBJ7JOo+UYmn3qu+NxLtRFVMMntC232VUHbV2EH+6ogywravqrCGS8xg6ow
JTUATsE2skrGyCrLVL4K1Seb1mxrRomNFZm18460C7KCXlBwB/rSV9Z4whAG7GG89jLpFKwtxKHke4DvIVH5MG9BBABdqUrSTDdJg5CgTFTRDYJ06393EBJv
L/OYv5ajmGEva/wNs3P5nD+ay/AjcjWSIJX+HGEzb4Uzm11k2AKPXYvH5/A+PzJsVfbSAC2AFVU2GST5TQKP7CbwyML4Tp+zOB+7SYotN1ludJMUWy5SbFVX
8hmyJMlZAx4fjuhgNoOHpbncTHNxPAMjddzNiWSVDWZIRdmgh5l1MsysxToUjTY88hhv/iRvkfhLFcwmWcA5wIeRDG3YG+I+dO3lJnWrHq+EXknybGX1v85e
lPoA/c4NGaHvMvYkTNI++ibtY+rvnSLt0bwiGAE+idt000uF9FS28+As4iKQwwfNAVuvgvRwV+C4ns9JzBXi4shAxzIxT7JLU1vop5f96WZ+Rlj22SALROtk
ZWi1pFBlOBPxbg1Xsa9MID6tBXGSKa6hrx7yQi+puFkVSZNhpqwIZmFFOILmybCimJ6WpNEMKwJhRXk2VvDUJeDKlqmynNXE/ulmfmpWFIUVJWFFSBbDDx1Z
jmSML2p0uqBnrCrcAwHGga1yechpPMzR9qHFwoKwMBQWFoWFpTU82B5N5OhIOQg2MjPt0ILI6HBiX5MnDWRaadPHRv53weNqhsGq1vrFtVkvY+Rg5xZ2WlUN
1sOMZfRw474eYfOYXta+6y6ASrqEzcc8TINlgvQKIB6m79xkvcNu7j5dhIdCl4lBAJqFdoCnJ4rpHZ6RpGEEcjPSiGSNLCJZozNaQXcGkazBeIVtmAS4KJgE
3XCSBSZBd4JIFrWux1dRd4NKFiEWQN/gN46HSmZlYxdP1WnHwJKV2U0eQLkmK926Zh1+lhuaDtAUz2s2cPGtzR5xv3w7u1+qnlU+AOgbwJgiaVrJaOZ1kqU0
IR0QAgD2nuajAxq5XNbRnpzUzYHbO5B4SpeQzEbiLh8J3CXe127ysLEDuJ1X4G9exlQIbucVcTuviO2rXTS9KNv2zCwjM1Sb8YClw7Q3JIEeDNKQh2i583SB
Jlzac7SSiapIcNwx20X4Y7mmbR7+WiKb4IeOq4hr/MjqUfla8h0XzvvHPFVpXSVrLJsyH4grgtFU4a0F7VuDfe7slyr40mrBI5U99NxnKvjMGHbsAg0WBXHg
hG1z9fcL0EplDFCX8CTeu5haqQeDdX0vD9VsUcwBON0Zufq7t3zg+ud/fOurVvnrxKBcjaUNAO+yO+sK+ZXGWbV0MIPLwQwYwS0PyZo4xZYhGo6IBrtNQo/5
FhywMVnv1CbrUkhkGpww6rqWY2yCcW1cwknlymRRBt/ubbg9lqboCSTAA0v1dOIIFpifIIMFjKKnP3VPrxuYbx2JLohdub7kOl4S2B9lzG9v5HrcLazySks+
JoB2S64XZ0t65hp+caf4h5CorRV0At6HobZam3jl6fWT5Jp+xG3dEI02dnMQ45JdQmbJx3XCVkP+E4a8EtovdKJ9r5Mh/kKe+G5N/JM54p/KEb/V7UB8m5sh
jmcyxMc18Ykc8ckc8V93In4wS/zXeeJ7NPEbcsRvzBHf73UgPuZliOOZDPF/0sT35ojflCP+bCfiX80SfzZP/NOa+GdyxD+bIw4V2Ub8WJb4TX6O+D5NfCpH
/HM54k92In6znyH+ZJ745zXx/Tni/5wjjijQNuJHs8Q5UtQm/i+a+BdyxG/OEf9+J+L7ggzx7+eJf1ET/1KO+C054teHHYg/nSWOZzLEb9XEv5wjfluO+Hc7
Eb8hzBD/bp74VzTxr+aIH8gR31HoQPxIlviOQo741zTx23PEp3PE7+1E/BOFDPF788Tv0MS/niP+jRxxxG62EX84SxzPZIgf1MS/mSN+Z474wU7EP1LMED+Y
J36XJn53jvi3csTHSh2IH84SHyvliN+jiX87R/zeHPGvdiJ+VSlD/Kt54oc08ftyxP81R/xYJ+J3Z4kfyxM/rIl/J0f8/hzxm8sdiG8pZ4jjmQzxBzTx7+aI
P5gjfrQT8eks8aM54t66JQ9t4uURBztEjvyKGawBAfs0EQPSJMidBbzm9OmNrzMRhI1/ASm509qIRbUl/yYDvwzwAZduXwUOrUnpAi7dC+X0on4mV7qHM6V7
eJbSPdyhdF/g0j1sle6R9tI93al0t1YypXu6vXSPZkr36Cyle7RD6W7m0j1qle577aWjb7aX7tdW6ZZIJgW2G+VxwK7qcmJLLTK23LWe629cwqZa6/Ss4WYC
ypA6A6fbK6u8pea8tMoboI/+mwPr1RvBNOMI3FTElqNJL+dWcZdwcraV3umwQzklhaG6TLlM6UABmaT0ubeKTGI6v3Pz2H6PnV5GnnjqkA9cZi8BjTjyRBLa
tgzGbWtHekHxhf0/Si70wf+kdfSHyYVhvnD4h1YgHS7sTy80ojGfF6Y5/IwtYSwrespZ7pRiX09AXEQol6RaAZ5d7pRhu9PZqW4Fxjy/X+VYN0wT+f2+7Pt9
8n5D3u8/w+mX9+e90p0n7w8w7u2wNyTvq+z7St4fkvebZzhNeT9+pRvL+0tpooDjsLy/LPv+Mnl/WN5ffoazXN4/5ZXuKeKqtiKeIwquaWB653S4IOJkdcwL
PE6nl/Xl5GWRF9AgWcGmdiKWw53F0oji7khE8aAWxcRjSuz+VBQfn00UHwtSUXzO16KIc5dFsVVbmZHDHU/nxG76J3mxeyAnduM/yYndQ9tTseMLP95updB9
3E25MNSZC6j5IV1z4wcpc5K04j+YreJTxbTiu03FD28em9Z98Ndfv/GJ335u1y1POtmeuOMzm7IVPvzpTdkK708vSIV3pBcaJ9LKB8pZhZO28mS2skdmVTh+
WtkXrVaeksq2urKtfGT/pmwrj+3PVfrI53OVnv58rtLj6QVp5dvsVv6dO2cuPKa58MM2LtyY5cIPZ+PCi+WUC48ZtXv35rHDusmffHr7VwrZ1p5+MSfvh1/I
yfvYCzl5P/KHnLxP/8FSs1fPfew5YI09z+mx5662seemLBN+NBsTdlc0E+7bPDYeCBMe+PmNX7jzcw8uXYX9s9bYfbwG4o48z5cfOz03FN2wKTcU3ZCTluk9
eWmZzHeR9MJQtH3uLEGnTVhSXJXRBClLPptlyROz9o6SZsk9m8d26N7x4DVT99zZpRlyj2bIb+6f+jYu2uwYn8qx48i+HDt27MuxY/qzOXaMf9Zix+0WO6ad
zvxYa/hB4mp486LFm0OB8OY+zRusoo1Bo8tMP9Y63jJDXgzadX/KJsPKJ9tYmdMch59PZH21VP75nOFy5Fe5HrXjV7kedfiX+RHkl7ke9YWrcyPIH3ZYuuXm
mRnopgx0EyFaYZRhBAZqdlTAQLf1av6CxT9ezIg9awjxLDPO4251lPnnpfzzRp54/Iubf/fc9/8Ty47Owbfkx4abHlZJqRgJG48+a7GRh5BnLTZyD/qZxUYe
d5+x2MgG4TMWG5nRz1hsxIVffXTsJY1LL+qed6RNI9+c7XlPzaqMLI08FaYS+JgvEhjlrI/v5WRn/NG87DySl51HcrIz9khOdv75Gkt2PvjSdNFjFeHII226
6JYsR35yXI6Q7BzR9tiRKx689rrnrl8hYsgqGcy58+EH99z1uZ1rcpr6qeRyZvC6Iq+atubH9a15Y2ZLqpqi6+bODCicxGzRxun9bcy4LcuMp0/EOD1kFNS9
poO5I88+/p09H5takFPI1+ZqPX1NrtZHrt40i826/+qcNfOFbS+tqzymefFgW1c5kOXFT0+EF9stZX3I62iojz2Y7yrfnc1Qn34g11XGH8h1lW22CXcC0jFl
WTKHNEfuaZOO6SxHnpl12LYs+O1+Kh3GnHvu8e98+7eHBrPSMfaxnHSMX5eTjsMfzUnHjo/mhuujH8lJx+GPWAb+zrnz5bFSypfd2sJ7oI0v38jy5WezKlWL
L4c8S1L0sF7NDdmfyHFk7BM5jox/PG/P7cpb/7tyHLnf+AnEeqqPFYPoaydg2rwYpqbNoYLFJ61qV+Utmzsty+ax0LJs3JQFL3ozWTbPtnG1kmXT0U9tylo2
+z+V49vhT+YNv0/m+bY7x7ftu/Jzhd25WdP3rn9ps6ZDeox+qE3xfCsrTs/NOmuyrMSpIJ01GSX8k6e2bi5mO9nRD+Y58cH8OHNl3gS+MidB/3SdpXE/egIr
dmVrJAqFCd9v61P3Zpnw89mYcCjoIFA0XRjXTPjh92/82UPV3PD7g/ya3Q/ya3aP5yeTj+d08u68gDz9cYst989treSu/FrJv2Zr/4tZNYo1QTqsReDO+3f/
7LpqboL0lL6YYcPl+dF2U157bLKmP8fmLuO79crA19tk/P5sBY/Ouhhk6YvnwrR5zWLQb75/456P1XN2xofyA8f2XEXHt+cHjqvyA8dV1sBxAr3bDBaL8hV/
MFvxX55IxZOxgiq+33Tux6/+Q37GO7Yjb099eLaKT384V/Ht9tTj4/CJlv2StOi/SopuILA6Caa1rvWYb7WbLj6vYHDxzdzKax2eyBTOa+2fyBTOa+39mK16
uHCPZAv3/KyFgymvC/f817+4+a6pR9ZoU14eMkv+R1yz5P+Iny3njnw5P2x3/eu4WN/LFuvXf5piWcr9macOPF+YpVyfs8t1oBh6G8PL5m8EtqcFCqOdc5b8
hnd2ikt+K274qiAbeQibumQqLo2suEJ5U3EZfpR+q3QJfA+n4sqI2nxeXBxU7tSWJnucrrjCeMuN1Ter8ha47A+qysjqK7Y0q7IThA2oGpyCuwQ2sw74LY3a
UleN13IEJcAPAVLdS//66F8//ZtH/+bTvwH6t4D+Aa1wkP4N0b9F9O8k+rdYIK4aTPpcjgdaK+FAB9lDUW+YFU513xCrKcSnL3f+Jm5OCZ71BvGvXt+ME3dL
un9OvKTL9xyXKc/VxUs+CAhbs9NVbJlwmD+akJfE1bTfjhQ3VnEqXspOr9xELxtUMTVRJROsQU3Y5QeOGwDouVuC3bz2IEIXuS48ecDttPmCgDNr90X5zW5c
6ZZCcqjp+5DCbti7FFntkLdmkeStGcLhQmTBG/behaR4w947kCNv2Ht7cwCHtzXnczbW5jwc3tzsx+G8Zh8O5zR7pc16pM0Qv1lR0ZuIg0tJ7KjKZYidqr4R
ya9iYmuzVXqvWnKxUq3Gey8WZzROLVto7BrTaEseQzo1GxAVSCizt/El5qyAaChHLWYnO3USerSjFvFOkxoSxOBBQQxeyFtdQK6Br92AAAfPl7yR88TXrl98
7foEgLJX3Nt6xMmuW+eoMmA/0d/KFhVv+2m/d2zk8TZe+nuIt+XS38O8zZb+XmEiIIa91QmU5ZcqYVmDRqWedKQZQpM2FulDCjgAfhvu+3B4vVVkMWR/T5cR
Ju6UbNWczEeuI3gPceOq2L058fEz8qchpX3xlQ1PdV/dpMNy51VND4e1iBSQT4fyaabZ+LJpi8xv+jEwigevd+MSjp9wEVKx3Jlw4zKanU7H3bh4MT406cYV
FgF6btoVl8qvut0fsIqISwOCFR0ipUKAwxAC3Zc7t7ocdkgXbnZJk0lqCWcumSVCVVNV5hXDfK40nvOzpP80TKf3HhUen+w/7LKr9hy/PLfPhMgQAyTH4CyB
Gml/IZDLSX3qQGqkOrkKgdwShnE3Rz5xNW/jeIuQ0cqqON7kAlQAwBRdEuq93NnvAkkLcQITH76EvvOLMxmxJOp+f9Ie1B8DLa+uAQ/JQKodPVM1JnZKLonj
PwncAtJOp7oVxL4tdxCQ4gGXjKt/2EVLL3fuhUKk33e7pF3o90GXlA1UXNyHl0qxp3euC6ooZylgTUM1kqya5w9S0XtVVwKN886Lmr0nwmB0psZXRMTZ+XU9
tAOAf1hXrIXmOMOBNmpITuQuSVRczyZTEMVTwU6+o8rY2mfv3j6JdmlIFluoIV88f13x/JUsr1BRUEqRxjcH1gOy7jgm8UaIxBvDrZP5DrW6pN0g9i2D/jFZ
N0Jjy2xQYQIiPP6ZxEZZT0/0I7UlmoOZzXHMiegz7GurD2g6n8nm08g8keUZ9fbXiVo5W9TKBlEr60WtrEPgJ9UNtQ5QXYRScQbuQMKAAviMM0oeQwID0cCo
5Ls4LPKPdcygKw041LB/hmRLnruTgw9AW4bIQQ90XuEPIACFi6R4/6G1FOhDSwE1wpFa+NzLznBeJmcvP8N5uXKjFR3HFisdCUYS61c02V0IGPwYISxd70sT
G5sYlgg6fUAC5QxKcU0DeEu4YJe5ymZfF4OgZ0Gb6lnQpghCPAS3fAvdopagW0SIQavp4EEAWzdrEd+OeTzvlhercQ/C3xoIf+tB+Fv3jK9iCC7RocHYxXUG
o+1C9EyXqiJ+rcrxa0bH1PCfYBbHOOdQiwMMm9FlwNipCl3ojiXzRdHl/MWeVDv1pqd93rpUrSASGx9hhM/0cpEuFixVacHE5V5JLre/Arwu67Mn/lGr8YB3
Vt8Z9x2I+2fIHg0LrS/NitpvZQ4YbPZFkty2JINvDweTYkKQlq9uMUuD6nTzKwxsoOrj8TxicjcaDnI1X3kT8cD5grw/P0XY379u8uNxfeZwdFgB+JQC4usd
7zgrucAQsC2WygE1byJeoBaMq/oLHtkCJDGt0usG48at8cI9cZ3KwjOUalrioSQ7aXORv04tap4kKLq36IyZ5XWTSl6dsFmaIh7Uqzq7Qn2nvrhCylJff/nd
3/qHFf/jyTMn9Y3V/2U8XmzOvzEeD9D52xf+3c2HD0zGiv5XV7iyjr7677dPjsfNcfpscyJWE6pJ99TExDg/4Jxy5YI9X8EDdLXJB36IfpiH7jhbvWzX5v/9
5clxurT4wN6Wf1GzhsE4oqcgQNOM+xsBrUrhUGo2IfkO+ppKB/Gmak4msgQw30UT8eJJFGeS6tfN/9tE9RPI2W/eTnynW/EA3Tz9rrfc+MSiu149uX7huEv/
/6vbxyepaGpgMo7pdvkfbup9Tc9Tr5pc/+T63/zPs57626/hZn3966ZWvPuuN/107eT6xbf+9U+e/8noAXoN/zWXpMVaPKEWTfDj8y+8Y96Fd7zldlOEG88U
Mm/71KW3nHvZNV8zX//9q/F1fHj3+6Zveu+aTx+YXH/9w8d+8fDPm68Gw+Rjf/Uq/hb4ODkxbvBLoau6fB8TTrVkV5PYvIvntaqOH4vxgzjbpCnVkmY9Uosh
ZYwFOk8tSMucyA+xcRItm+nLxLd2NRAvUn3vJElaRBOsOhk8i47fhxfN2IfxNgo0pE5iKMBqyzsbL+iffes5pdfbfnHmpDqJZXcelWeQeik61DsHaYZ/kh4Z
iLci3BDWifXn/fTUVb+48wkSjMUTJIeZKtFsstlWKeLsAF0eUIupK+RYsLgDC6jIivRh3AUE5MUwbwfB4xpUfg1oRQNSkIS1c+TsAHMWFZqZp29EPYntA80+
NPDA8dlLRnfjNbUQGEVUNFXdQCPNScSDGhnaXcSyKP1PzSe56cZz3Qrh6DRw9eTN5ywr08G3naMDHK6coOeCHTuJCbp+9ePWL82v2UuV4GrWZ6ym9XBEZrYM
omESxO9JlG2vRNn2Ico2ailjna3uaNQMZY2aTtPhL/BqbxK8ZgD/EaTfDJb8jpfJQglPF5RLgVf8IHtJOy0X//jKL7dqVKuqAD0GCZpySIqfJsYns2FZheX6
q616EksGBpBlSNqCmoVPAQQlCePVVwTPSJctjLZ6nQoNq3JuPq94kmEsJdmCY2wsffWbjKvNSSilKqiUz5XhUEphBz/Kjq0x1QE4T1Rlj/EMTMy08hp3bdWL
Cg444knMNxll/EDIj9y5VQBe5KFa0uhW/YE9yha5xQYn+ll/MeBljADB6hurlmla1g+VLdO0oo1QVL+SmKbGYI3mmlajjJkRTNPIMk2jxDQtw9ozuBZlXkWQ
jCxp5oRohswJnV+VvAlRp7QaCapaappyHlBtmjKqQ2qaVlWkHyrzTFHP34/+iOfv+uNipfLHUxuMwSoCWyvUsFIaCB4Tmq2CmQznKok6SV+kmWXnmAdyLUPZ
F7QW6knKVwP+cbOW2rBt3+/5Y76fkM1+v9d8v5NtzKi/VC4gO2ft5/7/p2yyhBWmeG1n3H8gnnecYbw/VcDzMgq4H/2iG4I6HwXsRufA2ruF3lCzOJPgW3Yn
pnhtnIxj7GJoU3whTPEebYovVLWMKV47viley5vitawp3qMWTMSDanBc1cgUj1qYZmlTfGgPJmXjvElgTR5OSk3xxaSRFzeV2NW2KS6vzmCK14wpXsuZ4rWO
pnjTMsV7LFM8JjuRWs42xXvH6bO9E3E8oXrpXgwru8c2xXG1lw/8EP0wD1mmeKyaYopHgq1WY6ERU7wMUzzGoURyXuYVsEjF6bjfq3onE1mCKb6ELK5JFGeS
6tfJFCdGTcY9dLOzKd6jeshso9udTHG8NrMpvtSaIUyoJRP8eCdTHNc7m+L4cCdTvCdnihMfYYoniBsqMqb40l3Ue3t3NZswxWv40cQP4mwvTWaWYibThJTR
cYEaTEtcyxritT+t7iKuz6C0MI+GciKe98OqX9zsJ+Owj6Znx1UHi2dUB3gbKuEkpdiMr4tVv1j/7LesesXdYAEVjiZwPeibZNX3kFUvgyo1k+6z0FiWVd8c
b0KymzDu29h0krCpYtjUBTbxklK1E5uqclmzqam6gPyQsCk26dSoOjGNLSdRy7d9Mf5jvtib++KS5Is9VJqYxHgnzYfiKjGGOzmd1KI0MZZhjjXT+IuJjhac
HhYctNfMIoNJC6Sqp9mPrtBzfOnBBi8mLUjtQNZIfQPZIIp4H9EEpZqbtCykHgZ4q9hV82XS0p2ftMw0vEaGHVjEjAu8AdyJHQWNlWsPr0S2qo0mM7wWkg7F
dgi1A/iSTk/6cGc2FjF7ajOPtcnMxs/PcPpkhtOPGU45neF0MZKZAbSM3pZibhxOkSoTYJaAcQuB42VwTBjj6mR/eFLuBZKEFugcZOoD+MpLDetYZgLYMgVS
6u91Fif59Qf+/kNlD8DZFjyU2UAMYXKvx+N6VTx99XLBUON7mxMsKUGSEwDHjQIiD1htOtRHU6NdsnGm//nyog2WJEtrjC9IjVp7fQ3YNlWshsceEmQAQKly
Nna1p+kCo9B6LXVx61Mb5d5Cvtc65TV8wJUfOLzfTcTeQNeqDL8K63k07spTxXo/p0d38TCy+7n4ctPR6Lj/dbSLnQp0jtVT0C+c5P1zay5yPjo2wUg+WK0G
po9UObpRvsMc8NBh6qp2bq1oHBiUN0pzi26utdNacTbPQs84l/f16QyVixJmeS0PqwRc7m6Uu06P/IC+/03ntbw53sN16BbkzG7rJufO8lr+KMkKv+7g9RqZ
jWkNfPqF0/822uV7Ba8QZe56Vc7l4PBtJ3RCeBFQTSr02Qajpcu3qMAAM260evliyjFOWsktUhJGeJyXSYPi1oF2Rm2GhKE14BDDk6t6AXNwdu3ASOik0UVu
f5nIasiRpRxjLXvQeIR3ahr3mW0wha0nTKD414DkDeO9MjxMl9byXhS/9Cvz0gp5aZm8NAzAWgNgGAKfTFXlM/TON2SXFbtwG3gNQT+Be7s3aXoNoVcVeiVG
aqeHGo9L/lGhFjIMH45wezioZ4lO2juVQQULgaLWY096NRS1l5n8Rhq71Gt9RJI1okx3Ml0zC0ZLMZBwlIBve69PyNUEhNuxaNU600LULqbFDHiqenha7IJt
VVXcADnQ7KsWo8w4oy8btYKWSbDaVBR9z/M9dppivyfgPWYdaMg49PFRVyu3zm40r8HFVjAqeH/Uy9KnO/vU6Kcj8QZyWAoFP00V4I+lNo+wuQasU1necpm2
KdhZ9j24CdUvYkTojnd9xqNi4qWRxubzas5IBLBG+HMpd9+WxKerxMmdR4rNUiQwUdiVLpzhLJAk2W3pVUfqgNiEHl/8j7Gviu+ZUv6+rSONK1Rpyyq/FN0T
eF6alFkl7mgJk9Oh4t+vFBedswR96RJZhNNKy2oJN2kJl9G7O7WEm7SEm7QEJ0VwO7WE26klVAjvMa81Nu1cxPPZbFlIsQOXgXEHnaktzbJk1DWg/9aZ9Ygu
j3nEa38EdkkJe7wFVV7lNwBitpe1n6IeM7LphbGxhipv2wtPJuC5Y1z3G2PiIMhySQrzrKYHxERHo3FRZ2/8/kruuVzGzEjMrmSOJQAsHKaaGj7dSJHb6hsV
VZtclBzuaSM+ZEC+gLiJ3MYYvU5zkDhHvSWpQUlqwKUxxZfm0cWXd1FBYw0pL7rJdTUsJyngs1nAHVl6kMUIR9oS1xxkyOGE9/57Y9JTlwIjmG7wmSNpbVBg
R0Mle/oJvm2nsrHI6WQ4mbdK8lYp+1a0yUtKmsXIL82GkV86PkZ+qQ0jH+4MCWx0Co9fSuDxS1l4fIZUDqTrcfZBg4IfAAfSEcBcqk9gYHhTCHz+csANHVru
XhpQP8XHLwFc/YaKV0+txR2ulVlXrEUfHhILX+leySlbljsLznA+oE8H4uAMZ5sri9F9WGHfon80ViJtjY8WoF5yqZxRod+NxFW6nzMSJy9VP6aNT0ePgX8x
29PJ2J7OtNgPdNZme4p5pi3EDrZnYNmeGVMRjitv4ObXtmfAdluoWzaxPcPU9gzztmc4m+3JUPCp7el0sD2d1PYMxfYME9szzNmeTrvtGR7P9gyztqcD2zOU
18OXaHuGlu3pnKjtGUiLlIQRjrY9A7E9gfpobM9gA2e4ItvTmZvt6YvtKZsxqe3pw/YMxfb0xfY02c3uM9tGqsmHIdJ3fmJ7+mJ78p21+MPbP9r29GF78mGZ
vJSxPX1te4a6NGJ7+mJ78h6OPIF7u00e60bTbGGJvqrKQ6ntCWo+25442rYn3WmzPf2ZbE+no+3pGHsRZcranmgpztmd2p5Om+0ZdrI9s7QEyB3TqdT2DF6K
7emTLkxtz3u6i97G4DKAvfsbC5cl7rnWfhasOONrhuEcO48yq66kFl6S/Zq4N1IaYQDNS6biCKN7sG9LXB155bYRd/MVGK4vif2puEZWYNx1Xlwf5CxPNK53
k3iTDUca/j1NZKolc7KXbCBYJgFZJn2qRiZps19VLVOhOU95+5rzR+pw5kZHMXkG7YRYIsnGegsT622WM4xJYWdndXrMS1447hnG67CjQ3sGZjUpZv95sQv5
q7kjkM1esaRCakaxdubTxR6kG9DlMDfM0/azyVmkBka6tsULSFa8qa0j3hUjL8jCkLv5jbWCJC1feFYNSW49NYAs43Nk2wmz6ETZkfKiRrUbzPOiRrwY7MQL
frozL3iNbXCKpwjVrSRL7ptrzv8nYkIjIjs5jlQ3q8ab4iEe+AOdlDFsXM2uAzpZOFjXC+6cBTKB6lXuIP20GaHrPEg9q7Ftb7zoHPGvYAV4luR+TOJJOvHS
OqtZxbhG0tvSS8xtt2ZA4I5Pg6GuMfMoqz6aeXAKWbWIB+TBTAG40PPOwxiu62eRo0s6T6XJfsYY/UnhHjI73SUIyKD5QGSXw+MucS4NoYPQKWRVeaMyRr92
zqLy5+saqnOzV6M2LosgdMk0vgPHW5eRKDW2xbW9pHhxesXIme9Xta173xMPXkB1JxtjkA7OhsEpOiz+R55XjwRbeIifm5ARh/GJvefAj8gq87WbzOCbPLkw
WVFzq4WIf7+mFmSbfUbGz5Hdc2fygPQx9sDMs3qgI6uPz+gBMLrKjB7QjK6C0d4FutoAhwGjPZvRA1lGe1lGe9nve/wRYnW2zMLqAas3J6l6k4TyaZkXkO7U
Nlz7zSoNI9hCstqEev6CN0MgOReIS0XA0VfVvf+XvWsNkqO6zn27Z3oePbPTszvah1ZAT68sVkEqrSsqLRYuS72FQRVTiUjxQ5XyD/3AlGqiH0jeUlEpCq20
iy0QCaqUHEuO7FonpBCgdVQOSQTGYWNjLEA4SgIOpuREOMQR5hHZYCIT2c75zjn9mN1ZJCAl/kRVq55+3Xv73nO/e173HKwl93OuDKSSsBZYmbSSyDTzmlmD
l6E4c0Qe/ueWJK1jzU8mTrgrIeQTc8W+Yr6w074DmxBNdptR6pjjx0ggnEwpKPnHmbssrbSCdmcdcU5CVu+gtJxd3uM3npY3Vpkxol96MaIeKyF/SBmw8vFm
Fw5XN2t4b4SYGzoMwz3cXh+VkfHqW1IMs1Ah+yH3iI9PfdQh2bKOpboR+DgsupFBrjdoNPtYACoFvaPO5ojbSKc9gXcdezpQHZtDLPIBv0Ii2zXmUZgNqmut
R3Asr7WO4di1xn4Yx9oa+yiO/qhz2Ejd0wbmRJ0phMLRtKFv959hFnSAuyJmpz11hs4FAwyQ3YGXAmSmlFJ0mt18pKQTu8VznxMjZooDPUqTX9Qm/0Cb/II2
+Tlt8klt8nFt8qxpq2wC1USzmcqyjaY+mjBhL/q1D93kcL3dseVNexF92AeCxoNB46ZqWxUkNfZy/gbelYRdX+XtxMJjpxfG9FmpdLlTlHGHDJn90ESy7Y59
7Pizv6SffVA/+4B+9n797H362XtMQiX6sVTnd0VEyNbjxY4Fwo8H3nKSj/oT06tM0TJmZxd7UMcuWpIhZ6EJsqnzBOERXu5snD9D5FZbE09bmTZy+9C8BAIg
dXfRXxmw/S6txnNI8xx4sn2oLIDQJYCQbqD5FyfnSLqlTCqrQpJrqbgjTYNDpxkVr5OsLMwIOZ1UvA6UtiURdu30adPpaaNPY8BLc5TtRdnlLIsHUj4IRtpc
dtywT2bvIfc1SUcoDRITHT4LT7sjzBx2elyzQVRmaHGnlUWUSEE5UcSXVRFvd1LEl5llxmww9N9NvH3YwLI/JbkWOC/eqUne1A2SNzgUCRTT9BWJIr8oivyc
KPIdUeTbsj+sOspGaDPmTMHoTA2BlLJucuMgdIKFxAsTyr0Tec8hqDdsNsn+6TCPpNo+s9Lql0w/DWT0Q9Nc1jRyRkWLlnmWV80qszgsYv85DBKIYFsmsdWL
xVYqZSCsiNi6Mewa/F02P5YDeEcTCuS2Q6/JW36NMgm8JFtAm1pQ0I6rBS79+r0ME5lLjAqsH/XPTUrM4razztwNaDAPqvJFIf6u73dme/R9DzsK51BlFzTv
MXTO/7HQtwvvb5RyP5kpRKgopnOT1Yh6GYm+/bboezpX9f1Yl1TsXJ9oFbhrLPBFzOibSkYdmIutKKJlKM9MNQtsoZj3udkHzAUegA9zCXKMExQgx2Aksi0A
XozEGhgDan7VKYgCRqjYzihhEudwEGxKxVB4uUKzBViJmDxLM+n2eyb70MtQ10USU0WJ6SJphxVQlSztBLl4SrFpxyVI0TnEeBNWeO7kmDnlfdPedkzutrnD
HLg3h3pE3V1VVdM8SgrcmAzaX6RKCCv5o3LCHtsL1i6sci47xMS647WwzKx7Tln3Mlh38/ux95AR1t1kWXfkzglykgYzyEDX9xy19qYrUnmOSbKQXYpcjJfb
abxcDAA7Xrqcbr3TIMkznrhlJZbFAtYDb0x2mReiiWBbWGVGgVeBfDxkLFMKNWFMc0Hlc+AuDd0SG10hXmvcOMV4XOgCxQU2v0usQlqg4fJpeXEUJXM4sRko
WW5IC0f6KF10wKRImtK/3MsJdXnpAWUQwoc2m/csriawMw//++ehINo+OTVmpqAtM/ogPpCDDHR8kEURW9cnDGk5TQ/058a2UzvTSNbM1N8Kc/EOZtZfx2CA
rfP+P+zW6CctVmDjvwa2Zstd1XrrfbpwcneilF9pFYX7AqfBwINQBzNTj+sGjm8gZVwGZPLIPZrrkG8SvltW7LsVjdDJeY/ZhVkLAleOr0PmynECRVak5Py/
3pvk6IXNxfot3lCOYAiatDV2Bsu3qCstbJffKwxXkukQE+ERY+dSxiyYkwSTugI91i/VGq74y7uS3Ir5ttyKhRQFCjy1Oesjmt+I9fzINJ9X1ipHAl2TxzLa
+Vkaf2Eii/ezqdVsC82gJIQqahI2nOc4daSO+dsFU81KmCZJ2mxLXLlTJg2s85wwMxMcWed45sZsfAMxix7O3DgS30AspunMjQPxjX32qH1P5sZUfOOkM2rf
ll6/VS9P0PM3p5c/nSmGGPexN3Ay/bFR+NBJi9744df/wxpFsNz4ndV6C3HPhvEOUonM0jtL6AQmi6N/dOiRVyyJxAS277DhEGFD5yQ0ES1SYvQInejnmtSL
5DtwKm/r6RNy+t96elROz+npITn9hZ7ukdN39HRcogHr2WY+O69nN/DZL/VMwur+Ks4rlom9e/zeJFTASaPhrJIrj8mVv0sjRB02GtM5ubJf30qvTMiVifTK
VokHmEYl2MQXXj6YXBiJcvE2r6FfaO4wxz/F+2ty0dKW2Fg5NStNDbsVYoGBe71L5SzhXwX6tbi1yiAZshMNMONRYizB3TL9auBX6DFKwXYa23i82NoDu+HF
ubUGyLLuyXLqxBxajsp5OmbAc6yiNeIv6+yIwNibbdhUWOVVKaiMb+dcqAgwU4kqW3GriOAF1YCjGVQlykEV+6Cwi7CsTwf0tDOOp125wbEUvMRjCeiAXCRw
BXY28MrvreEIzY1WaEfHea+i9KPj/5CTkXxBXpRcIokoKena+63EqSU39A6Gxn8HL7Xf+J+FbpzP3OjO3PD3Tr7PS3dNzqvkl1zJy/Mr+fzkApeecmhxIHau
AkeB4jgNR3E8JMmyFeV3hOXIHm9FV7ai27dFRbqBxNm8G1GyTbPnhTgpXjCTIL/33btFF0BvXmO6cVhr1WGDhaIvj9GpxM4/nNg44tfoxeP8ImtqDS0PsaTL
D11UA+z1Qw9OZBPWPCgRQji8Buy0gaUJayxJWJM8nSSsyfsvTYFG+I4mrHkIvxFiI905WsT3DDbZWOVgLyBcH5a2wmLAvRlaCNIAg3QJpI4wGvm2AtCUcQnZ
EV2xLcphx14x2hk44xwLpeZF4Bt4fLiuvP/I3bLOjyGTC+8AtWU/qcNAIWoJeJs4ge0fuksTlzdivxoLScT9f8KmSO/5btdWnUl1pxPzNUftrLf1tN2SLLZF
RhFWxEK2pt8k8kzbCIryoE3YQ9/1gM2CCUbiPrvpZVxX2GAbVjRCGNh2u9OeAroIJpbT7Hr4EK8ToyvPeIJMqQsdmup/VSWBwv2pc2XSCo4wJ8wqMVLuzNTY
m6efeubHrw9AuEBYOSQ4TgTUW26E/t2N4a6icBfhHTd643u0XJ5whGaTkF+ssjeckxxwVGR3LMl3yqGrPDBfw3F6Izjrhtw19HedRIdaHXriBlwMXF/SA3oB
fh8UtiOC+46cZOTb2Hv4hrCKjL40FhvjpL5dect1XeNyBJMGLRxVMFWEsyRRNitBFeJkF0atCjGyRrKIsdngshqevxViqnaJ9B5wdCrm9qudZmBVo6nEHs5H
jcTyQtSuU1bL/7fdKsTTnOPZus9I+Jx7jLgR7zESR2fKNDnq1oShZuYR742jPd3W7MJhvFnD4Vb4EiDeG4dW2oLISqvMLXAjWGl9ptnA4ebmItzb3OzFAdHf
qonP8+qWz2njFleK3ntY/hbqFZ+TDHd635fLSfy9trB9l67aTJC/uYW9p6LmzCQ3KG2P504lM3c2Y+4wsZJMFJTouS7MoZpq0DvNGvjZ0Ph70ZaWmjxc7F5i
edcjAaeJPZjDrbBEK0oRUFRMJ46new5ppuYEpoJiYnZNhpo34hQ7TCTuAfWpYSPimU6kmwkz9+EQbxpuIEu/LoeRO2BLzLH9tkSX22dr82xaB9A8G81b7kzY
wOernHMGZsKrnLOmOYDjGdNcvFANigZxL6ZPeUO/2iViZlTIcAo08NdYGxJV36lnZq1Raz1y+rJ4YV1NP0trrBFEdrrGDKc6wXPrELTUS6Maewhj7tMDSezb
IE787EZ/kjDs1moMbfSNezOBlvMSY5cZ9XxG2sqzwNI/CgErz+UiH9s06wOi0w9lOX589n6mhJgOTu/W3NIfLiUwdyLbNLiBef9Fpt2ct9AtDlGAHZYktF5F
8D+AQ39zcbyxP9olFhkncpruGIkN6cZm3qQdqaqMmnPaCKWdMkJpL+jnP2eE0k4aobTjRihtVintmFLaUaa0+WSmNp4RiUy3QizBw2I6WComYAShK0NRYAX9
spttQHazLf6YY7EPCrQXkF9zAYfF5bhrK+hQRFG5oISicghPENCBA2jlYHWDDd1nRQQidfl06BalSI/EcmtILLdFEsutV2K59bXHcjsa73Dz7i07PnS8MUM1
m8a/nMOQMKeQOAmL++YwARst4e5Ka0W8hEe565mBIH6Dbbr5mG8ZZYpmHTFLrXkgYxFM2jHznpYXDnkXHQHBMLEXW/7JyXS5ln1FQt5Xy3BzDE04dxZlY1FJ
NhYx87dUKCQQgl+CII3wFmW6b4DuV5lu0P1Kqw66B0PcLduJemQ7USNxcXShwXTE1feclaIyNfDI5DxQvpRNVOA9rNPgPiX/aZ0Oh4zUfoBRYLlDKLEI5E/o
0IsjoUIfjrc1+4lyOwOpK0Dqjv3Vj08cpL9X1gFHXaYDQlF37Ef/+vybf3NkYJRmDV21AabZh4nK3RRMXaRx8umBFExdDdLxrX0Z5HSHknCD0tEdUe/SUkOM
avAkT05kAhW7bJIqPMG1XsG1vhjXkm21137pIP49sC7dmNv31bAv6EtufGaQT+PbNw9SKb3X/ib/e3PdnxEOEkbmCAgLEYk7Y9nIHBxMGhjpKEbeKjSxVUhi
i/TRzdJHm4UeNgk5bBRq2CDEsB6+rbG/ANtORwQAM3BYEDgsChwuEjjsFTjsEzjsBxw64n7ASLhacHFEIlDOB8SyAKIngFgRQKwKIHYJINYEEH0BxLoAYrcA
Yo8AYqMdEGcT2/zjv5Ffwp469h2J9nzCSaVMFl+V7Kh7OfKRejQdn4y3ojCY5eWhkNo9bYsjB/TRJVYN6L0Cwk2aHYH7O2Ar6dZ1cgPICE6U/j41GKlsS1U8
Fm+SnLZh0bOixbxFo1mGEw6xoFCooZwdrWELfmylVYhVQhf+ABfCLvp1B+vVajHLiU4mybjQFjGysEDEyAWaUZCYkYXAZx2ZH1RhVvexRA7AKQVmdR+D06AD
c0lwj6KGZ6L2aEMwT9hOdnGxgaU538w0pyfdkIaPgEdl2JAFq5gEdxLtxFMyXujG/haRuMGhl86Wt4jEeUNQv2gtBthJK427Dk/kWFJ+gZqwOFgSDW9NpeU5
Sye17LQdXtYuPJ+ym5czT2I3r5CoTCUtTbQDKvBcEVweXKbCdQnj0x30NusSTAK9181R471gkfhyQRRh7yv15C/pztZ6dBsogI63MyVUgjoOVY61xJRN0gr3
yr64M28QDNgg6LeR/eGvbkmD8FrmaR+Gu4AOxR2Ch+sFVT8uqHp1JsCfL0bE9xpVnoR/pdj3GU0+W0BGwEwue9SdHNq/SfJhMwyCmeZQUJhpLuVWN1WGDIOh
qeZHAgSYlwgoQ2Mj9CvonqG3sgkAlk4FIT3pBV0zCDYj/VPi/skQRqk9FP0yBONiL98FQtHzA2b+A+wqWiZ5MlwWLEv0TEGpuQy2yWWxmbKJNjXjDw3xoUP4
0KVBeaZ5ZVCbaQ5zs0L92iH6DHriSnxtiK9diq8N53/tlVPolyGMBwJ8DE9BSfWRYIh1VUFJtd6ED7HDJvW6DAHJa124EdTwYFbWbna9+6skpXPY+jqgpK7+
e6w2zEdnDVFzW5DmMyYqqbCcCdP8moEHWSZOM9LXHSYOcuy/Tn1h8mfPHvRHAY4c9/nILKsInnA4XkrefzQuZJjZiJAJfiQsJKh0TH3zCnHxjE8l1TgWmCGz
hZl4gCVdVk6ybHWeJWQYC3m2aY0nIUSGNfEX/0Mtsr+NVQkwWQEisQBcU+FFYCRVJ0ChID/U+lWLviz7e2rRV/iHP7MriWFxyOZeJImdjmwzvGKUxHW5OAVD
NoH7BI60EJ8H30sof86I4vwtHOvXmJ/hWF5r/RRHf6111gjov4YjLZJnjFT2nJZ7IlvZE3rxMa3smFb2sC2VHbWlsiO2VPagLZU9YEtlGFRUdp8tlfGoMjVA
9+d/R71KGHkfElVC3sv2WjBIQ+bxXo8MtJ6JodVWaGXjVV0sSgtD61aB1i0yaCxXRy9YF8bWmjBlJRGuGVs3STz5D4KthIIfDFuzBWSwNbnsEVG9f2ytLYit
1bnYWvvQsbW2ALZ2XSy21j4otqLXJ+fO+TZQqJSwBbQC1Kwy9nbNw97qBYquyoZEb+E6CuKvx7s1CsEgdmoOBu4GdtCax+T0JCqWjsjdfRHIfTJG7pfO7Hrl
7dcPPRoodBdb8G9XFv3n8fss+1UEtP2FQTuaPvX8q270o6ef+tMC6mh/LgMEGchVtlhx3lecLyvO1xXnPcX5yhw4poFQIC7NAWLA3wF84a/NqL1P8XBPfGFC
L5xT9GXU9RR164q6ZUVdX1G3IKiL907GBR3XgmbjC8f0wlGFWoZYTyG2rhBbVoj1FWILFwWxsv9iPj0Qk/3bVYu36RTZo99wROTBKDdO5MF+RtcLQWE3VB/d
yI9DrEGfnuVsB2+xGuicrSqYc9SNTzO7v7xDBhbO0lHSLB0F1ZD4qiEpq4akrhoSUV1rVo99RiD8HiNc8h4jGD1lRDu62zTZikri+GU4Thhh+pEWiPWryzK0
n6GhoqqUPK/9etwfOcxXCLSlYPk3w+YnLNAsAemeT1gkNtMq5XqZgg/bcyfVtB1VElqWScWdmeNZlSHeAelbkqMsOGiUkDekDrGyDDlz2MqFvNmEpFVdAfyU
35lHJCUlkooSSRlEEpVVsfP9L85NbvH/U+3/bKp5CUmlG7FJaCW0XRI0JMhcTC8s+Pqq4ShF7JCugiWbtAuiuC3Lb0QAQPyGlsifzIUUOUQAC7r+cqIbXs0t
YqJxmZ0j8G6db3mqF8nuZgdel9IwwroDvRzvQOeUS6znK7ExjdrCzL+UpLvZy/N2s3uZsqqdyxIvHOglsJu9OWr7YIlazQIHQyACqzd5mxorXlbxjLDUjanO
WgSZPBbcmJBvh7UHw5Y4lmBpq8xZ2ni6cE9HXR0XuUpmkUMamzZKKMyhBI/nU0Xn091/fOH5VNAp5OsUKusUqusU8nQKVaBN8ZvVuTOoEM+gwvufQVWdQRWd
QZ7OoLrOoLLOIP89z6CqzqCK9pun/VbXfitrv/kXM4PiCUR8UWJ9jeeUrGOrqP0C9z9VuD+rcP+aEbw/Az6Ujm8ZUZNM2LJ8nNfl45wuH4dUTjyg4LZfR2if
LcvRPSon7lFwm7LhxMwq0tWiNx0RK9EKUZgOi7FoqehNA9GbLhG9ab/oTRuiN83YkwJRn14m6tPLRX16hahPl7WrTyec2Ke35A1YgVJXNLlLIkb4e++a5w/2
64w/2JOu8XdmIuLMM0BB1+c/Psl2Bt085kL0LcD01BCVK/i4ErwDLlZ/mAaVm+UNYVBgJgabZzMWJdNmQ3AvgQ3BJHSVaSXnm0uioiYK/fTKLfzvJ+vSr7jn
zoXNTpfgO9gav9Lao2anKTU2T6j56Xap/DapfFwqv1Uq3yqVb9GQgSutzVLGp6WITVLCTVLCRinhBilhg5RwbVPzulXi7gRs7zJspwDjtyKwgBQwUOQiZ5vY
KFzJG+ZI3rCC7AQryk6wkuz2LctuX0829yF3OYfyj20X7qW2XSRxU7yjJg2FijikGlMucKG3NZyUEAap/9ydiaMjfvaYPqu1/cvtFaPcdvq1dJTbTb+WjHKb
6VdjlNtLvzjZMr9bFG98umaNJo1DuKKPchoGbkH0UU1BmkYZbIeEid0pJEwVcz5n2WoLlZW6+qml8Gb6WYPjODR2zz70uYm1o/ZNdAL8mf7aDx45S825Qf0o
huFHnrharI9zsUVfTw2KmxUMADd/MSVBspIEhPNt4uwsqFEhdXqKDe7bmemZXLnz1RuPXX7nq3Onpw6Cc8ltwia25J6dY8kds9R0G7vAuJG3ppPZ9qXYbHuS
54s79vJPntr75Nde/Ns3rFG23ibpzQOYh80WuqSKjTPrRs3mpA6ziX5W15iNsZU3LERPfzHjMuPCiAELM+/piV5PhszctKANuCN6X1IL8Idl0eR1Y57lOZeP
Lc+LxPLcm6TK6L32NabNv1833ewds5p9WZcak7jT7DGIqZ9j36zUJQCHW8U0vAXhnBcEWUHYvjanmN40xHMblolj+z8b2+x077ggpM1JsprgGvBIMhsXsdOG
EAtx7QjCYDQlTKMhB8jRkAP1mpU2IKwICnoCgWXBv5KAX1GQzwjsFd4/5u3KYN7untwiwryM4fnkQt447Z45xCRcLHPE2V7KnZijslyewxwZ5Av1sFmihIWU
E5elrkA0LcBRhTU8UAz9ODcohKW6SpBIZu2y9NiFv08N0kSp0yPDW1uIH0536DrkwR4c8mxYDRcxpL5GkNpoc0EeD3vVino957ZmN0x6pMV45gnn0BA+okdL
0JC+wsQ3qJpeNafK7w4ulnmwwPuN5ONLEtt0JxKpuKu5/j9OqqC2n/h5CT4RNtCmHnm1Qq0lUbQBG3ovRNCed3mZEyEj1BanB2iwPRmb1fAN2gf6wfKlaONx
1Tw8yfLTWus7alp5AsfaGsnxW1V3K/G8OmEU9UeiAsd6T0F/jguOLo/f3pP1t4lq4peDsQ0E2IcBzMZKcDgfPfa/7L17lFxndSd6HlXnnHpXv6sfkk+VNLNa
II91E0eSZV9Q9bJjQZhEZHmt63sXfzgZzyyvxvcu29H1Uhgtq201ngZk0xAR2rZIGnBiJUggwECbyNA4GtII2TTEJCLWZNpG+IqMQjpYISJxwv32/u3vO+dU
nWq1DLaVrMCSq/r06XO+x/72e/+2Pc68uKh58UCq0207duo6MNetYKBXI3VwExIJN4Jhj4J9r4fVE4JFj4BF14hFX2X3I6LWh+z+XvB0Ampg3jxI+PtiR2v8
GAG74EVAwk6xELut7dfS4BmGgqcn+HR7ZtdrOi89mwExGYoRQM4AcwM3HCCeP6TvCIeIUx+y0dC54REw0tCTjRGWzHfsI8P1je4sJT6qzxllwHIlr8D1MbE0
r266CdL5/umP7JtYuob4JQn4+yaePnzq88vM9jUVRQmwRGVjEwv7JqaVuU5Kw18/9fQjfpu+wFwNOlgvv0z0L3UyWOMSKp62k2SslZbdTKrWHXRkoHhYonA8
47K6MXbmqc/t+/DTz/38FtI61E2cvNau+eSg+VhQfBLJv+q+BVF8YnMg1XPCjmWsKZYQnSFrV0gMK5EP7DWnbK3c0Agm7Badxpyj3teR0BLHJDoUvZzEeUPJ
p0X8xRIxBPctJYKNdX+xlA97ifbW0gdl8KqPUJFb7wY1oJGwVwgyIj0SFS16aZJFrSKlULZo+VJ005gWWmEtVFNLpHW2cUPSPEnpTzK/y3LDCmkb5mLDMtiw
bGyneItkw7BFSiUcUXogZVuv6azgSdbzMDS7IWh2a69hHPQ1apdJ1ajsm1T6XzGfQAO1dPpfLzSvMpTlHijL/VCW+6As21CWLSjLXVCWC1CWi1CWS1CWfSjL
AZTlHJTlGpTlwaQJvWinKmf3xZSz2YrTvTdj0qSjLh/CE0cTBYhGjq4nilzcx7XURIU/PPH0vr9/+rknvidU2J7fGqsMCJkNalOUS8jTzdAUpdBPsMm2ZN2O
/K4IfnevnCar5RRdyviJta0yP9fGeUBVGcyyTSDojTDLRnEC1uMEhDDLRnCOanCa9pJZRtZZF6yzblhnPTgPvbDO+mL5uU7MShIbqVJ1CzEhFzeKVxJyq5Bn
qXKw0+627N5y++69piKtbRqNICHBZMVGEivmR6qkHwbNpSdjaqTfrNJR9WNqJKM3JYik/3IgEvIJS8VKglzM5WZVdtZMUMItZjbn4Eh6HWfTH0Us+rmba8xx
lbmhVArZximTG/QtpUrYT5JggD5CJU36SRIM6mdwcY1XoD/L4c/y+LPCin8WDoSDH/vdxlA4NKv+U1M6aO0/DXO5TqaY7VRR8LOV9zFOFRfrq/EdvR6E114e
FEAc5iAO86sO51QhDrsgDrshDnsgDnshDvtivqNMmu8o68F3VEM1VjWqWtDuofRfOvVY98567WLOIUCrtFZMDYhzaN5KOIda/z8cE93mndW/vu8SPOM/uHw8
489czPWVxairD7z7X4TXK7E72icuu5Pyuz/Vv0soZPtiCtn7u+2uve0FGinesbbQIWnLvnaLBeQWyzHUaZpbLCfZCUm3WM7kSrh3UtIjat84uW3iuMtxibEf
n1E7/g7JYZ2Y34rIxMRxNZZvFBGW+PELFgcloluuUz9M0Q+fUrdcLZGLBYs2xYQuRk1piUdYNbp7hy4toe/Fpv9L7RUlXpO0/YxUlJziZIM/1m6oUzbhFGQJ
P5YNiqbO3S+g9r9IF7c3dBY9VwJyQYKsZJG6Ot/dqIQ5cneVyd3ls7ur7T0Nczd1mPfIKR5wf2ZKNGK9BZqnRRpScC1hqFHSC1k0JSol8RS7s8gpUNhsUSmJ
M85OzkromzcHrW8u6FeHAd7m89t8vM3H23zePPUGn3eGH+7GJpjHBAN6Tf6iE8y3TjDgVwZ4ZYBXBvqVwdiFM/JKQuSM5sMvyqW/CMgSufiMcnh8Do/P6cfn
mBwJy4Sgg3WlbXbs/LeefImjZqFUGM8f/sgTz1ukyZrq42pEetQ0k8xbEZjTjpaYVVN9Gfn3jjsQmfNS331MshrmJKvhcQey9KgDEXlYshsOSVbDow7k6axk
SRx0SKJeZT8s+SkPOZCiMw7E6AEHcnTaIUFq4ubFqOjYK0Qla618wYXX3AZ7yGn24F8SdoF56YJDIGM5UwNKKzWfyCm4TNapKrphYvTFGImoKZLnODaPr7S4
PC+/mWSpFypHVAmdsmo6uHAnDql/ZFBfCWxdcKCrnZf3Lss4zsm4zsp8zsh4l2T8p2U+p2R+z8p8Fx2kKZwURIMFJxoGFUuWUSxZQrFkEcWSBRRL2lI7jkSE
ChIRAiQi+IlEBC8BO07QUGyjiKtWGsMAlNNuTdyydOKWlZK4tWjr9CrJt5rXF+bkwlEbeEeHbVM1Q795fn7/Jx575n/8HEAKOqZ88YVlueOsPOqMedRS8lGn
uNCPU7POWrHULMUNdWoWJanZkrRmg0QO2SCRR22QyKwN/9phSbWak0zexyWT96hk8j4ryAiLUht9UjKDFyQz+LggJcxLqtYxu55vj/PmoKv70NUD6OoV6Op5
6OoF6OpF6Ool6OrlS9LVE6lXSQit86wjfbJF7Y3yJ7aa8vTq36UovVmjD2aN0ps1Sm/WKL1Zo/RmjdKbNUpvtpPSm40pibGmk4Uf2bZBmZ1PjLfLQGlMfClh
ZzcrSqV5eH8H2/vBNuUYY8EwrzNTvNpMcaOZ4nozxREzxV4zxaqZotKKLeEjGSQpWerUW5SfvQkmTYhTanGmkeJBEZBBmtdxMqbk/okfZcbNRlhXsRBewuco
JjGyMx76XxcziSPvS8IMpgRISHXdzqyd05+R47Ekx+W0HI9TcjyelWOzKAn0J+W4LchxOy7HbV6O4zEbuRVftJFc8YQc5znJlHxcjvNRO1Fir5bdN3G6CE2E
MXGoJoui02zC8jr9KTQnlh++5FF6ukJ3yiFT4C0cVnZv5DZ4FGl23lJCx4cN7llbenqCexNQgrPFHQUnjurc0YZWDUF9kc6BFiK5dK0aXavpazW5RuAKk7ox
dCrb9jTb9lLY9h3CWW/Dj7fIjzfjx51gs2/TXHZHgslux02HNHfW/HtGX5jWDF3Y9aRh1xNJdr3bQHQEMWZNBRgRs34rNvkt2OMd2OLrscMSI3kb2OvNIJeb
QC07NR6NjRB/spguAHJBDkVyeaQLFtodKa9dat6sk3rC331fBLg476We8A7mK1FnQr6/yoQCD+4Okyv33g8IoyXT83rSFDe/UtLBoyfYkbHZ2YNnrY54PBCP
D+IJQDw5EI+UrkttZAHEUwTxlEA8ZRBPBcRTBfF0gXi6QTw9IJ5ejn3/DDONz9rJTGNitZ3MgjPCGpdE0zgtNUmnpBbpWWGNi8IaT4qmsyCs9riw2nlhtcds
FBl/0cYCPmFjBeeEZT8uLPsosXSTMsvUfzWoP5ZU3oXD043D04PD07uCZpPH4fFweHwcngCHJ4fDY22O6wrGh2h0BmKVRmmIjtbnVuXb65Qidnmkvt4fk/lf
8uzuvalJr9XxZlkO4rcPtGo82eqX9pmO5x48z34rDEUvI9Ehd8q9k0L0DLJHtcdejCzDVqrkU2ThFNkr5lqzw7wEz1EZDvMKHOZVOMy5KusNUNI3ADxsFIS7
Hhp6WO/HYKof00nwXMVZMirg7x5MqoAlNZuXHklTAUOjAsaDL6/lVHj4HHShXxcTJmhF/es2uZU4zZNyuifktO/BO3djrIZ5lcC8imBeBTCvfKI83AULzMQX
kzSZbqgvXTA+qzA+KwnjswzjswTjswjjswDjMw/jM9dufNod7SApQSkkIM1K4BZlcIsKuEUV3KIL3KIb3KIH3KIX3KIP3KK/UxZ84mD9t9jBek+vR7A+mb32
ntJex+SVZ+JHrDberLSmerQesTGLMyH86FiN8LH6RT50SjTwybqTgG2Y2RMhNApytEbHq9Pv5iZzqXr1O7DPN9ethNqTB6GWQagVEGoVhNoFQu1OpJT0Emn+
HFHhldb/RgkmV1qbKGOXyLaGkNUgD64gp8wpxH8Mi082fEnYUMzE1xk6vkTH1XyT0d5cFO3NIUcwF5kXOTm5pWQyYdASYw/iMfagJcYehKVk8DyIBd2DKFod
xKLVQSy+XqKN6JDEL9XsqYH/lQe1ijGkBf4D9gwKOTy1LyUl4jWmA+3tM2tU5HLItstsSzUyBIrLwV8PwV8fcb8h+qDsIQ4GmrqbMQqXe5NhfrjuaWCyQBDI
UlMHgoiYAqBqBhExBe15Mr0r7XTL7v70b9JbR3XI2LtS6lHe72IPp1xs4qSLXZxwsY0vi9PxgjgTz0uR37IU951zsJdnxdl5xsFuvuBgO593sJ9LDjb0tIMd
PeV02NJ8+paW2P2dDUu0hUUDd2kDellxVnc8AqIrmsgq7+mX1aY2hrUyqxbkJw+mKbMb3KPiEZ1jj+kb3Xn2sG5wF9gSh890M7sXqTsRuxeL13CWKtlpgDzd
4pJJAfN6xkbt7smYLWRD0FoIqZegCQW4ufpZtM1pMZNsbSbZKWbSsjZgdNnpkr5wyo4cpSTjTvI4m9W7G/a19gn8ENzdyG+zvsY/bLMWJBObM7MtZGaz1aT9
o7POCkWz9A6G2VGPv09qwO918OQE7I4F2B1uNpjltnaREZVwl56wQURfs0FECzaI6LgNIppnBNTIqOhkdJwXP9Cy+IHOibFxVvw+aUaM4i3pGR8BMj4CnfER
xDM+AnFvBcmMj0C7t4IW91YQy/gIooyP5PltT0e7LM8vnF1tLDkdWZI5r7DjBLJk7MzWhzUjVhoUI0RS3m1zgq6pRfuJy+i6fJ3TwN36UBvIo07dEHRHD6kb
kv1ZjIHd+q1pnkl3TCmhI5YTvvJqIs2zGzpiD3TEXuiIfdAR+6EjDqyU5jmdSdURp2I64sM9mW6lG7qxusNsXD8cHTcJX7NfXsEEGwW725Q0wbS+uDHdDJt1
k2bY1s7OgdtBkwaus8Xp1dF1Jm61HSDV62HCjMGEacKEMUnKfdAkktZYFsBkze/+1dc+6ze/ZzUnTrjJqdcw9RBTj9Tjdquzw3RTT+PrNmFA506Ja39S4ooT
GQzkZRcjueACQfqsi7q4JZcO8wb3lEt8dIO7rE5Q/LHhkFapqYl4qm6SgMMttpbdpOkmq80n/ZllA6+QY2cSReP5wKtJFP3SA4lE0XzHRNGzhn8HqRRzUPj2
jPDxA7JV08K/FX8vCH8vtvD3svD3ivD3qvB3Jp4fShD6bx2Qz7IEoc85IKCzDlNQewKpl5pAKjDYsYT8gJj3CH3UFBEFcX3MjpLpBsDQwpGwFvF3HKR5rYil
rMsGUr2GJChtEakuOkKqJHeyCG9Ladkg9zLOUj7enKgXrJoNbYFqlm0eStHDPMTA2CufgW+RtTK6uYMetqK7ekKrRBfsFRQzkiqneZCkh3nctZl+UHpYjls3
czOfU6JRPiuYPIvyhDn9jqPOCooZveMA9+271v6gIBp9wMGTpx08eb9g8pDeRoUFCHBGetiUE9fD/kLC1d+xQUynRN96VsLVizaqQ06L/nVW9Kkzok8tiZto
UjIvJiRT4WVx5l4QPey8OIWXxSlMepoiSKGc9duv/6+9n7zx+XdNvlnR04j54T8PN+hHfdOtw082hqib+hC6qSv1YAg6AwEF8bHa4M5k6oPqF8PoTlF9ZX47
OtutjrvL42SzALzS6j2iiGMfteYhK+PIZH0wdjJ5XRjGiPGTMrQcsSxY8fgtuhApJ11JEpHZHJfZzItIOSoi5ZCIlFkRKXOdRUpHQO4c3Hx5qdRRfxIV5SDT
tor0W1LeBrd0huZ+DR172VSl7T0xpe2vRtyuve6erM6Wnc20VOco2pu30oXOdaFvRNU/R8J0K/u87ps4ojjApla5tBFyifIG/+b003AOhfQHJ/ZNLD9w8Ivf
5/w5f+zMiU+/77crjCIVLwtcQc6r98x/OVFv298q+GMyPlhtRRDlQ65UTxKrf+vbvHLxSH+6RtCmqcRqRqROxSzz0pfjNXSJKVPJkLrwzQTGf6zKzgj/oxcR
/meEDy5JhtZpycw6JXzyWcnkWpQMr5OS8bUgGWDHxbibF1ZxzEH+/hclE+0JYRVzYtw9LqziKLGKSLYnio1SLkP4+zeUAlLRfrGUQweJPHSAfugAA/QRtqoC
Hthk2B8OhDUR/FMtHhg3JvanHFj00+xxUTYdm52KnbA6gCy8zRyrJfHOsVrFDiZETu6GNnAHC/1lq4PzxcJiZ7DW1AAVwu8VOF8WtIzXnpI5feGoHQWcKXT8
KA9RnC8fww9K6CuR/FEbIGmz4qY5KMJ/xr4kxcITxcLWOoWoE76oEzlRJwKoE/BNkTVjZP5iwvfyMclt+ajI/lnxpRwU2T8jsl+DUOrUNJ26dkhk/0nxvSxI
APe4yPx58cUcE9kfT3Xr5HJdlbGRPJadGFELs2lNUroo57jYa/91sIAgJW1pdLz5N0vf/LrXVFLFpeSaFp9CwxP8FXIsuHF3gi/2dQbGNdrIR4UJnNDERV97
7iSGw63IC2mJCwVc1okLasCu2MGKcN57XzvhFICVVaDT0EutrdAES2+iep4aj0CBFLgNOvc+pVdJIgt+l6Gycl3XkKGThElQXYMfb5mRkZYZLrfM8BMFDhnu
we1KgQMr39UPvFuWT6nShFVN7SV9V5nEhNUYsG0M3G5O6Vh1G6KQx4hOrgzLYWO0yPsPPZO6b3PqfupYTCmNx91iPXLn9nJCv0XAk8Vxbpi7d5yWq6DXq1i4
KG7TJdXLtbXc6VAY3xcvjDey/C+TkjqG0tQq51eW4nZaAsxldoBjrssgoQVbr3JJXiFdd9CxOAexOBexuAw1PDWxuFpLkyFligyS69cW12+ObBMq71fnO8UY
7A/748Yg/Rg3BgeNxcEIARP6uWzBbHCV/TRUIMyAFhcwTgpajnIzdGqkIyBBGeAb63NJLaC5xoqgYzU3c25kRq+Oq4u+KS6dOyahqukYrbQjd1w7+03yp216
MFMaqDjx9me4qy1ZjFRExUmgLpJA7VgSKKWAusBFWRab7ILYZNMZ2GQTmfoaaizPb1ijA+gjYbRQ6qpGu6DUEKWq0CkPGNqn4QGJVx6w7jFwxnWH0PtZTeKD
fH2fXP8D6QTMelZtvNmlFnNivgX1Vf3Vp+/V+UPsn4VLFk7ahhuChxy4VxalFwKmyh5EWSzpaoysWBfiRPS+zLr3MTFmmu8H2qce5H5uDO4jKdonButfCoPN
GAPbV9b1UMx8ZhKGZc2JNJqCidBiRjjZwLaxgdfD+A0BRTGZKDOVTlRDyO4dVptljOJRdstnYnWnCSP0gZgR+lguStuadeMxgx889blPeNQ7ZKFFoIurLIgH
CVh/7hAecJL+coK1mm+HH9oNLrkLzPGOeiGRKiTucwvu8xLc52W4zytwn1fhPmeXyC+DRf5HOETeBga5A/rp9W2JWs52ZL2B1Lgfs858i92n2w5Tz6l6IPKf
6uODeNssj9qOtNY26t+JDhCktM2iN6l/ogMcZMhjg7V10Klzl77qeD3n8gttAI75POrzlJ4ZAY7h4qOxi3JPtnnSNpBi/IPch4qKD8Y8V/oRAllunvqyJY8x
Tw55xiisNIDWXgLQOgKy7jAzjxGs5SWeUkAMitjLEYpYQB23A5qTWgUGE9MyNzZQnbSqRzbjGgixg/z1Kjt/rf3b/PVKK7fN+pB8VebsNuuA3K0oWdmU8oN6
x36X6eDeCPFe/Xe/Ox6j6Ec7hoBeU8IODI69Z9ATWsj7VETebXdz+qcdStYm34X8OIFozkOBKECBKEKBsKFAWK+GG23WTXWjPRjjYCf8ZC/Q2Xjy6dh3T6hd
m78G6eLsGjv33Bcp8HOzxlt1Lo61Ojtv1MWbXinW6itCi+hsdXZ3ajQZG2vvajAjLouekymYNp7PGbRx+Oj/c7tR4yI02j+a7AR5/RpM4fWESiVNUCCqDwhE
9bRAVO8XF8sU58oz7GkfYE/7AXs6ANjTmoHAGEDuRS3erTjD+b7qEe2dOEmD8WLueg/uehfuehuKi3+R/pkFFEjGwTESh/z9sUP+eLBCdvn3nnr6617zB8/Y
dIoYgS+WU+5LcD8toSHKK/cjjcUXZAU7DVnBTiAr8PIZGNM8mb4e4ZFyo/WcNLekZyn5SBoz6csZUpw9dWujQCmq0DCVqRBQf8sgYSywVwM6hh6UpftOrAz4
oLEUVzWDvC6aQEY9q/WCFJmeUZ+DQCogUcGCCLIhgvI/24x6P+qXzuOKkuvzpjolGBfWd/RP72W/LNV9m/F/ZV9KIv1rNwOTSJ+LEukzUsd9SYn0hRUS6fNQ
ImwoES6UiAyUiFyHNbxYTn1hhZz6PHLqbeTUu8ipzyCnPmdy6kVnKIAxWmCMdsLp8Crn1Cdqi9+7b9W1xdP7Lpva4gRHnI5xxA8MO91ROcC825LutfzUN//Y
ax5/6pvv48SXJFfsnOa1qoSvUBt0nk6A+mork7gdR8yQZgGkWQRplqQFIA5jxTRqpcPYlTiM1qXmPeV1oIAjp+0Qq851goP3EQ6RRt/Xx77XGG6uAy6q33zf
wVjAlRBMPnQwFmSlC0cOJvDy/OYXogu90pWexISDrvPBeFNJCGk/cgAOCRr6P+iWOgToYb2VRRaBuajpvrORD4Mdv4G+8QG1Zw2pcKM74Z0Oin4BCksubqAu
xcB3vJiBKuZp/pdpm70W8zRPhtlbYZ4uMRS0INTkm9aOkkvN56iNMsk0po3grcNqlCCDJbsekDSkfG2vmR+/yqYuz2qNufNQiUZCjVNJOJI8rLC0JHlYNf2e
AwZYQNxRW5kBWZldNGSGnOmKrMzYAPX7ydrhPklBOohOWCTIHp+wegapeSBB9viKF1m96qNMrm0P8p1kerwJtF5zTrnTDbLNIvvwi0DJiBCOgsTq+k2KemiE
o/bBq130rrKHCAHrSmuwzsWdlPTukQpToou1Rln3smQXJSsguiV2hZ0OtESVCJUn9S0+CqT8dNCfME9LFKBBdkBwIDUqcKElCgjcqEqj/PcY5b/DKEcwyhCj
XL/SKH0zSj91lAUMs/FTj5FKSvI01J/DGEcxxo0Y46a0MSbXMXORdRQsl/UQwSHhlyVSUSWj+CITKWAi+ZUW+01Y7P8dE7kaE9mKiVx3mZCEBsEO/YQFesgE
UbxUt0ksbJKXsElBwiZFCZuUJGxSlrBJRcImVQmbdEnphi1hEhYmn5HwyaclW+qohE8OS7bUIcqDFHQGypryjZ5ZI6YcUy4POana5es6cC8auLplBBRYIwqU
XxDv6bAP/uW3D0EEjiRfne2RM1X3OIiuSKcDj6nuT7jKySvAN2no36CcxRDRcil/pAHKgubW24nurW1U5DHGcGSBIgb6ps8WaT3E0pU49gEl6SMN1tejxiD8
EiFPamQ29WYaftNOeTte5zU51OrhrZ5+awH9/QI9m5yRgTkNI9c2GwMgR7Pxmw493o/B6LIojP1IIrF2DQvBgWssXT0w/wyZWKRcxTDOud5qzqWxudIj8Kir
4QH5ae6hlp9nXe2fFUXkYoHr5hI7XWc4+Z7odoagyR7s5HSd5Xaqj0pb5zBXffD98faBnIoUXFJbwFM6yUbn3qam+tAyPx4DiqCsH1m6icMahMIXBKpuwZ+y
pGyKHjblrJDkQ08/F3v6WUlzOiNPo7wf5DYnk3eXokQeA+qgTqAk8nxakniPSiLPYUnkOSRJvI9LYs68mKTHxESdEy/TaUngOSWJO89K4s6iJO2elESgBUkE
Om7XKzHgNmd7cyvjWKJETu1zcyvbQU3ONmhFJNJQRNrUNJmeK7moSzA3yzA3KzA3qzA3u2Bu2jA3rUs2N+eNi/o+13Ei8NM42Hp6TlEHKOvIyVvqkFr0vUT5
REfHblwubUBeG9E9/9RLDlFCVc2xFctJ0M5G2rgNrEcIgnDklTVJBKuAWrXSoFZN26bombypVfURZXeQd1B+PP31eQM5NCbfBIaXfhxVH66iiSQm1SMZt7LX
3mPfkxYNMLiGm8arX98Xx6sx66R+BWo37hQPNqsPmzVIOJCksLkAm7UIm7UEB1IZa8hu5G1wI18DN/JWuHqurveI8ydEttMvMhLrWUQXKFFxn2mhCJl5Fx5z
Jx5zBx5zO7zRuyB2J+TQ7cEwdmMYB+Wozoij+IDgXk1LDt5+OcJTcoQnbUIg4iB9bOdf/R6BLVgq2Te67FDb4BLItKYW8iiTw6n3mk4kEZFMwsf8b8Txr5M4
rDhx9Eprti2XShzvzUaQVhPJro1PuQz1NEbQyLu0IjO7dYtzO/3w1L6Jo4opEnjyC3Hs5FnBTiZg5OliFGVcsFrDjMS/Wrk4avS9diJsh3Z/VYN0ieAmr3v8
AuN5x4BWAzGJVkKif3VjihEC1OsBn9aOqKgVrlUgK06kg8F8IIa7dsJ1CV/dBLsTLuwI8+M2CXZrzA/qEKqmfLNRwq9hwLSx+9XXxSOnnnhJ3bNDyHMrw+pp
6rzO6K8xKBBF4s3rkhSbiSGCJPWODLhKEXoHB+Q2qE1l9SOE+jEK9WMTtp8jt+r5hsbMVhageuSheuSgegRQPfyE6uElVY/44zRCnaQhWkhDtJGG6CAOWkRU
tIRsxLJRXQzUfxnRzBKYTRGSKDRqymhSYREldSXX/gdjm/w3ruvEN7ldk2ztMdXSpvSCblN6Qlqs/PCpb379R6XVNVixkykHq2ms0tIY7NVVSL2fmUJqnhUR
hEdJkxTucIgkmBZKoIUyaKGSpAUiggqIoByWPn7NxdXVoqMpoQOQ6m/FKOGzoASnMyUsXlq3scyr2H3k8t5fAzhhW7IDLbvbuq1lbGvpIntqt5kgid08EAvZ
/XaXO7jX3eNo9XPRSe3/EDUqlaTTXrTFIFQYD1BdaCZKJEqe2Zx0BsX39s6gPxU8627xQ9yBH2+TH2/BjzejuvimyCex0wiMo3Mx1E3C5ewBfKsAcfNjtP9j
Vl/QRU7TUhu9P+bumJKyJkbi7AEKJ5ElZ4FE3o4J4+0QHMxN8JJvjLn7yTvPcSfF3WV1KugaW0XX2C5OClTqBaUDKvWCe8iSNkQkWmk+jgUjRfwftb+8CCU7
gPckA+cJuoiuwsMV30jFSuC6V39apMyPGlFCLe0hNVyWh/SE3SZiNhD2h31hhcfI0qUxuNlZoDJvpct8lT6VMvPf6VNpM8fpUy3pPH0qfeaYI3mTDaX/nHRW
2dFrUcTNj058+h8/f/jhL/7YShU5XxXW9L3TH3C3pMmcE8KOXjr77t/6k3Kr0DG6ybJxrjXs5vOm8bZgDjUfmDFXyL2mqYgq4XW233lbsgAJDI2giEwIeMrh
nhHL7Ew75qAz7Jy9MvbOObGkzorH7IzYWytgofaKp6xPPGX94inTsEaMffoUe9SutL7C/U2vtObt+rB44kbEE7cm5lYhKoDfc1A3fIk4AxMXflszoQ2eZlrD
sPZHJW5mlmr0prC+Fkz1CjDVUDNVtVhrwzC84qMfb6x9slE3aspPrH2x729nE3tGrXVRcdS8WBS05k93TK59XVd8xVWlxJ+Vl71TU6n6WDj1Js66qb+Js264
2Kchjci59rWhfhPghxmn0XgTmxL4O8rIafA3cpGu5RJ8J8wMP0l/UzW39RYzFxlfi5QAl2z8lLKi0kFWTLfKioFLlRWVFWTFwCpkBTcR+lXs+tux6Tux52/D
lu+gHsPk3hG80j64fvrh+hmAX8WGX8WC06W4AmRzb7uJWoSJWoGJWoWJ2pUAKe6DidoPE3UgAVJcgIk6BBN1GCbqCEzUNQkTFd1DDRRxb0xhaVrVhzna/vlV
4ROv+xDrNwf3XTYAxb+fdSp7jYdvKRp5agNxH054f+zhz3L7gXOsEfusPjMYwvKJr339Rw8MbknC+USh7Ay3jY8qeo0Sl9FtzcjrZ9PHduhvlJ9MUfq6g5h9
zqgoo87GREZCpKIglaKCLJAqskC6OO9DaSisIfZAQ6RkFS/WZcBo0wGrk0pfJBO8L6rjbU7MK+GrhHbYx3yBoA363uTsTBiT7g7OyIERoOhEguAy95dZAcpI
I6XXeL4FqIlXIzi2CWg/G9WHwx3H4OjJwtGThaMnC0dPFo6eLBw9WTh6snD0ZOHoycLRk4WjJwtHTwaUSEYEjahYz6Jnnd/m4vHh4skaF49H2IZCp99u65Tn
ywnzdSqiH1KZm9f1nnQMcH8DIxdwPVKWfqI0L58srTx9jKi19Tdwd0efLK1SyAVtciZLOJBFnMYCjmIe5zAnWYs4gUHq8fNjx8+PHb8EL7GFlyQuOnIxYSb9
dszofS7WPWTZfm16C6zeyqHeETsTrSNeoU1DD5pKNqG4qJCCjPIgoyzIKB8yKoCMyiVkVAEyqggZVYKMKkNGVSCjqpBRXZBR3ZBRPSKjftaNBIJkHwHS7b7T
ASrwnESLz4omd0Y0uSXR5E5LwvQpgaGIaXYF0eyKotmVWjQ7TzQ7SzQ7XzS7QDS73KvdR8CCiPYhogOI6FybF7moCy0zkSLNNa3uneShkkoBHwgKVFZMf5IB
hyBX1iVskWvSg0Qhm0OiRymBmqBE/jarSAeWWIPbdO+qex2i9IjQexIjX073bH84duq/4UcVHhNOS4XHD0888Amv+f1zH/otX7KZV+wbsELPgKCtZcB3OhoX
N0Gd26m7c7xmvQMc2X5Xb3/slxEJuCkk4GkS4HQj9xWc0ouQgNL7iAQ8kIBHJOCuSAIuhOVPw5xT+7i1sVrirAcNZ51JclbdzCW1jxtfWLKjPB961LPmUYvJ
R1HeD9UYoFwm4tILCS79sCTXPCTJNTPCng6I4TkthudBYWeHhN09KuxuVtjdcTFwY+g4OWFTeUnOKQjaTlGSd0rtlsVrh3s2kd47aCbmBn2wc6D1uARaf5yI
tM7rSKtuQnurbkLb1qfWNKH9t2DrvwVbX0mw9aEYoT7ndRZJcS0UbuB7DZCwbzDcR9G9OhLeAmsnYBRhzJMvwomAvmPC6asXF05eoojt1RFOPKoW4YSyprob
/+XFFj4SBIEg9bcKgkALguCVC4KcFgRwBc1EOZjLH9NuJkWaBySMcImyIadlA56+KHmZJ+Vpr5t48EQ8WJcgHrxEbd5rKh4+HPMvJZpmmjwsxd4OtZD/z7j/
ZTyL07qkgf1osvVcvhr9OVeIKz4cL45e7wzvdU1UMVYKaCKJdV+XhKXW+vnsqWJ8EcJjdMepTDlPsCEOf6WBHMTVIgFe4GpJP5N6ErvbGZKkpOFLcmGZYTw0
LInWyx93GA9OnNqVTlhvVcqMr1fJi57SwdoJqzQAjyUAagxSYd6qwOCvhhWCKKsC5q0aS6gVbB87LUJno1qbs+epQo0VZcsUeSnGAqCXKo23m3tt0wr2aJQT
TrsG2oqaSi/d624Pe/n+X1FP7wl7qWKuUaGaNxpJvU8AI9TyVJRci60OGzJ9sHX6EGrso23tUvf3pen2fbgsun1FySAedDMkRJ+n3LCLrvFK/QGjWPTzPfuM
hdFPkxpQD+pPVBRWeMUvXkpIk+JiwoFfSSsmHFDvHoiVu2WrxyaiqqMKFUfX1L8uXrGBsIs2o4vH9Cslko79YW1cve8N41dZ1rX2CS4maG6gksFt1tfw0ygX
EA5usxbw83pG5Rra7BzHzyH9vNmZx0+18Q2WEllz+KmKn4664VA4aGBfqAN986iLqO9HtLjfiCDBKIIEm+pr+G8QSVnTrN5dH1Ifwd31tXAxKlFSMeB7g2rp
aKEaVxjwvSuogGPQlGO1LozapUFiEVQiSbTjhUPX2oSnvJYKsLxwDRVgeeEwMCdHiNy76E1dYU3NuF4rElBXv1bbKhJvy1af5Lf0GROQyOoGkNzFaIsrpz0E
mtWTDk/KeE1rpxq0j0Gc/xknKt3Rkfcme4h18Q509bDSfDAKsn9lQgpZurCkXbSk/bByKzTBNboWZpiWsvJL5uEj4TAt6ZrYk0dSn9xn0tMrOJZY2gr16BhU
H120tBXq0dGLXSAX+JrN3KSXKlmUXtRLaGi9Ybc6BsVMQef5tDKDgu6pjgV5lBiiVgMFFKkBIe80utShRE6AGoD63p7cgRdo+CNe4PraYlCQtV4rMP1E1plf
UYxzLZjIWvKQVOij1ugSEvf4JbQo92lEfFLnSA0itfOMhNS4yuS4npS6+z2Ga3D9V2NNiQD7QvWvTuyiGJYkiFNsZsfDkvoPHS/G/V9DuEyAvKKDVf0nehSF
iAWDLgzrGniujrdW3zuBRWSxVhPX4KBR/dUUYmxsMKwR51xDtNwp7vyrUL6jVeTVI2Q6O1ybLMpO5HusV5QGGg+hlI1oRxSlfKxNOzlrcVlOTpkItxyqSU7W
G8SR30nzAPnVsRnq4o5h+sWQZsDMEgdJZA3dUPJMEXW/KaweRjn1GlNO3WXKqWs6q6T570QMrFFvqKkTUt11V9jfDHbd1ejnSf45TRLARQIZZfO9+O3fTxp3
rqBhxTmi7EoVa1OksCl3LfpL3jh6jNBbjR8Z0Rv/rHEO2yivJpR3vhPlnXca/UnKy4cFobw8UV4hTnlKMZ1ym/dA3bk45Z2PUV6N5jgslDdi4vnR4BXPubGU
C/tvUP/pnO2QA/dPsMIudRYqhhVW1n2Jn9fVPBAxrK9yqFGJAqabOsRJl+aBLE5qxAO7Ih6oxKXmgfqR/amPrIChKcojaNewTmHPQap3H9TV70P00xDDrynK
kfkOGAd/7BDlCvo6bxCkHtc/qknW1zSBh0iqUb+6NkyxJTJ2KhucaqPOnRr6w/pjfMMaDaR1I2uFg7S36r6a3DdI99EDu0hxGBZoAF0dyqFPrGew7lOiyivb
HaprQRqZ0PrVNKbAiBHHI7RutU5/mmC9AVFowJiYoyyZu8gS9pSksDaypLBGSTJvswgRon+zNaI+hjazuG5QdedazcDksxz6jKspuJniOaWNOPANdsxW46ou
a4JBGs8JZDE0AnAgVsyCsk6/+mB68OUW9Fq5DQztVt2MqB+uhjUIPNUQhhpGUGpEUT8XWaI/tKLIiXm2/rke9JDdLOjaxOoTWqU5rLQ6xZf0kQ9HrrX/io66
WqTv85EHCyCiZBbQzyxgTSh8rDl79sl9TvOFE/faDDutucKcCALRecMh6LqJ364xxGv03uhbvCPMUhR/Yi/YWRvz/z63nLtKDbh+aX1hVllIOohCUlJCPiNr
8Wlei20WN7PpQhEp6ZSXWEQ6iCJSevJfyZO/L08+K08+Yxtt9WIFpbpE22+RoZkCsiC9kMUAZ+h2kfpQNMkHLc4ioj6KGHQ1nbvIu+cZ9Uk/0y6ksxq7EN8x
Ak5+NXak0rG0d/mPYtlLXNr7hkvelUpKaa8npb1vuJSd0IykfVW6Xo1V6eq4Kg9/uHVVipe8Kl0rrErxlayKZq8FqYD2pAK6IhXQXeIlWyNet5p40QbFyzYk
XrZ+8bINSwx6RGLQayUGPSAx6CskBt0n3rpe+HlOiwNuBA64tXDADcABdwUccH2JsPJQIvNrGA64wURYuQIHXBcccGvggKslHXCL6YCaj8TcSad8N9jr3ZPR
RQeLVsKhVI3FSQwg7g2AtxltBAJ7vdG4LjI3UiUFJVPnkEydN+1DHIbHafPt+LgMgDplVnFedoC87AIysYuAac0DujUXAZ2s4mmJofhpIjP+Jx1enw/lpQI0
+zZU4u8gAXst9dQmSJQb0GvreiQgbUfm0XWSiDZtNwlQ3hZXlc3p09bu0I6nT1t3hDaKe2ytO35wntOtWeRRurU9duapz+378NPP/TwlW9Pd1g5z9/zhec66
tqNCHzutZsdG9Y+NdDg7WZNu6yogO6oCsmPIWDZldk+oqTSnbKkRsddpr8l147o+zKC9tNaHlRL1YWXUh1VQH1ZFfVgX6sOkS7THyw+hrfFZaCV14YiHw9UN
92sXfK9VOF4r8LqWE4UjpWThyApPj2BdiYYRW0f9mC150JRq4IYe5UH30EeNAmWUHN1HH6MRSEsUJem/hovK+q6JV7D2RO2Lo6//ZTjsMT9a1q3D16TWm2Wi
vqXqyKd7kA/Gjvyne53aXnPgl2Kxrgje0ocB4Au8ZSD+TIJlBgAKQ1zm4DTNRxCXebJB88QWcmSD5uKMQUNcUlf5PK1lPu045nFZjqPZEjqWHo5lCceyjMMd
4HDzPgoQyrx0lyQcmXt1cHXlJxF/AbdoyN8o44IAHNE0TuxxUnvo4J+S/np/xn2Nt1nflj7HzzpIO1x0kGl40hRWlDY7px2A9VHZldc8/60nXwJYX7Z5kkDT
UwD77DaIvkSSC+DkauPNYmujTY2r3/pk0/aUw0gj7SkztGLJs0CrWpR4n2ewJV9BunhqghyUAt3qSJIx9kQqwO5I6zoW0y92qTv+RJ3mOy5JebHblZdQKyv0
NNJW0Dcq0RjpULzCKM7OE3iDYOdeCztvrdX81LyunnlGqmfi7NwDO9d3T311vmPdZhJNZGp+hQLOGKihsG7P1NEkSzkjjm4WaQHVNaciDBIqHkK5sXomKoea
H46Kb+b0r/9JGlWqX88eM78+7Egh8rSzxXnUiaqQDzpR3saMs+4jKLxZ9zv3ab6Ejg2/e5+0k0BrzxlnnPaNlJNVJj5pHdITL7gH1Y98sHxaxLAU+VVNjcYf
EHSraUHD2i9oWFPS9GVSULAmpLv2y5K1eEHivudFQ1wWzfIca5BsXdbE2hwU63NIrNFhsU5HEgey/bhGFZWVqDKl7WKzS+OHH0vjGHoNzk12Rmx7XddAXOor
syueOXs1bfMHjL658uQTeNJlKCuSmWmvvPjitwJTtSOmSvUTZfmjcr1UePWYZ6kD85xvZZ6NS+WdpRV4Z2MVrJMtsHdha38TO7sbG7sL+3oHjKo9sKWmhEom
hUomhEoelQyIWcnzPSiZEjOSCXFAbLppyRfebwNZJXWvonguGr5As/Og2XnQ7Kqk2a2hj5qy9qqk2V1BH6P10BBVnCiMlhdCy1sL9W5NqubGjV7Wfux3G2vC
NbPqP1eoH6/4T9Sd3uBGxtOtSjAfy4mGTl0wH7thPvbAfOyF+dgH87Ef5uMAzMcazMdBmI9DMB+HYT6OJM3HpfT0vtmYLvlZ3+4z+ROJrKnaCllToQZqDxBJ
uaSsqRYEeEpIQjDywqSJSeRxfAtacaL+JDiX+Xh+8JQ673kuQISXdHSl7u7vAOndDG5wEwhuJ+jwbSDDHfAeXo90HRMTFUOmBxlZvXQUfo7omrBJ++ljE6h+
IxwQo+p88KiEpuL5WISFnv4rqtVwuQBlSvf8QFWiuaMlG8u+pGysVfa6tNHrUvOJ2chB9Du/FcvG4oyt3CV3uZT22frp8UbZ9LRYZ8sla6XWln3S2rJfWlsO
CC+pCS8ZFF7TK9lU2k/ULX6inpbWlp74ezRyXkn8RmXxG1XEr1TtmI1Vwmku4zRXcJqrOM1dOM3dOM09OM29OM19OM39OM0DOM01nObBFui69NP80dhpPl90
88oyNIVKi7GE3bjd5MNugunVyMFuypti9OjcF5LnPkBemoUFyqj1STZYxHktmbNfjp/9UliWgw77DleKGuCeDS/uCK8Ms69K79P/Tp/5bdZxyeWbF4o5FqMi
IuRmF2Ta2I8Zy+kayTEEqs5Dn39eRHCzIiR77q8+BOwdlsOUhzz/g0c+QbexPNa5yCSUtVK7x/QmOhmvZI/pxhwBsJu//6C5ctBuU4Sz6Yrwy5a6ffcl6sEX
rCgbJIYndEcLntBtOF23xPGEbm7BE9oZafI7ojlfn4YndKtBI6NeSlRwz5Ea9Nex9dWVWkaTEybWZYeNsSgN7LXzrf1M3GjpDrrIt0ZUz0tEAqqoDZMSGnc5
SrGU5h9hXjScgvFi6br+knivfHivAnivcvBe5cMS6TgV+qgpwVWills2/RTWuyKLtwUNwtb4D3YL/kPLsk08aJZtkYEg7LEXz/zeIwI7k7J6H4Mpi03h5Tt/
4olHPvzXj2zBCkbIEPaYbJ9p2rnyWtmXtFYu1iqDtcryIokn7k3zs9f/aPQd73/q74rbP4Zr22/bPstrF8ra1eTeUN2Lb4G+17pG3dtlnHwUibffqA5yd1hq
dRV2Q4nsgquwCl2yku4F5OaPOl+/F/7VGkPmsTeSHav9cKxST22lj9SgpJRWtS4sokhu1eBnHYCftR9+1j74WXsTftaeZNLtYrL7T/T/hDj6WBz/bDXJuT+e
bC2VfXXSc9vrD1ZRdzDfqVT281wVe3RVZffVL1w+BfcnW7bEjJi3hAdMm/IPnTfFM5vimU3xzKZ4ZlM8syme2RTPbIoXbYqHTfFWuSlep01xZFMS5PjxGDnu
T4ANJIqZIgxIkpKU4LRUgpAkoVhj+aiFIgFenGypSuptq0pK1iWZFikezqwUK/kwLAIYFjl4jfMwJQowJYoo7ijB7CqTArwW8c81qPcZgXZbg3LbyxnNJ1vr
kmIXQk/ABbwNDEEQ1fsqHrwbCSB3UPk8IwzcTt/exCoE548xr46XNfVqSAFXIAVe49l21Mh9aOQBNPIcNPL8ClW/ZWjkFWjk1UR4thsaeU+snIkhBZK1Na+8
kOnRGJk+lHWqSUyMVQFTP//C8w99+XPP/JNGiXtKwzIJOlwMlzpOudVYQ4E0yr0ee7kdu2fa9V3SJgIeIgt4iCzgIbKAh9AkCziMqMegHcc18oVifcBhRE0e
lC5GcBhMs+qECioGRXf73kR6LGh2oZVmqyk0+1rOM0azfoJmX+0SvDaa9dpo1mun2QgGYzkmPaixXwSCoUwRWmxb/YdEkquvUe2d+g+nFFGo3ubf7la/nWfo
fjJhKDGOelSHTte+JHhGVsOyEAmw1PGICFjq8DeWOvyNpQ5/Y6nD31jq8N9WpZ+CVBJl2wEy1HAihIyoKdl3ck7PXl8fxjASmBlySmWksbK7He1wm249QMzR
qucpfSHT3ERzV4STaW7k1F+1QUr1axRgf2ea6/mq2kSqcWDLOoP1apQVLVHjcvpO6bmZZo2/d3PJeHcsC51qIJTqXFUXbUmBnoAnSBFAdVpz/RqkbC+BsxAd
Vgos9h2ijhX+LAB8S4bOJ42wL46bQ6No9Ms4MpTuP6A+grspPROlKWXXsWzqaxt20Vp3pZm2XbisM61pJpJIXwqL4pYIqPqnnxT7/vZHuNRFPkoccX92r3PS
XuckX+f8jB5COeQZKRToC3vDHnxv+VUhrNGqH2kMjm29vz4UDhypD4ddR+ojyKEfC/ftLFEa5fBkfU04MhbejxTc4bFN6ltYO6L+ShtrE5V94chkOKTuLIQ9
tHu1sHJEPbOHKzZiG91Dryy7GcvOUObvQNhLs+ptndWNJVuNtungBrv9BvYE9TYz442BcMCUaYU91Eu9NxyA+aJmSHMapIENhv2Y7RDNdiTsPVJfG/YdqV/B
wxqS2Y7QbIfDtTTbITPbobC/dbZrJ9WEkXWsHh9eMfmrVHAQDtMHLbjOLTWrbRYfO9K0+HA8zO6uvvQ/Cfua9p1krjJN4BLRxD5DEzqrzaf8bD8s1Km1J2dC
E8EA5ziNcDO4nCDc1udn9MO582OAzhuUqRnQQlMplbC2/5m183tjWoYjnI06yzUsKo5z6XtQz4h3T2mIdYvTSGgk6t8vDdfJYrAohRpskK5zEIY+XLQ9J9Af
p3k1cXvT9dxR7DyGjGrRhasbAX1sbeRjGKn5VIzUkOimTmx7VL2Y89v5DQ45DaRlukOQSO+QZvc6uzxrssud5mlCx5Lm5g6FB7Jo/kkNeng6CDxw86GcaT7k
d/5bEuaEuUMTzlLrc/RFp5HptugYNzYbLwh4fbIJNyqrP47U5lHHYr7ZamtRb63Qop4Wz5IW9Vib6rf0cK+us0G/Sbe93cMyKEOdZhEuzjV3s6hhSBJf0gUv
lnnnoLmyZbr+5THoYqNgOh4VaAnzvIQpQzIUy80JGz4pI9TSKLON+/q5pPOgo7wkMlFKUlbTuxMpKiH7KE6Fbm6vc09WE/lsxmgsnTtpJryU7p3qqZIBVfYy
WSXIXPK9MlILHY2A3OrddYc86F3IUywiz7HaKOg8x+a0O86kTHsU7LpLPbO6665Gkdav+qe8Av6V1rxb5wzLx13GK1XfjrqE3PQWBKNv5FPEzYbfUvIK9Ptp
FxleB1xCFBt1Zlx1YtXnQRdAY7MuoYmNOo+6SqtQn4dcpaSqz8Ou0iz8De6cq9RUNSphHFVdQdNVLBZ4+iju5WLZ7rT978ZlneqlCEpdchkRgXWo6rM6Em9R
TVsWoThfQi0+h1ps+jxmY+RztqyBjS5+R20kfR62MaNDtszIxoxmbczoIIVofC7UL9BacqG+L4X6vhTq+1KorztAlgsaR3z1Mzzrtk7x27EpepfbFEsRrVbr
jARYVG8D5WLyvdynejVdqn1KTWQy5izd6m/rJN6bMcGbMK+d9fy6KYQp171Hw9ki5qEeQXBp9AB73XvBqJiJVD+sn7VDnWnFh4Qb/h4bpta630f/odhzturH
PHZf7DF/9oA8ZivW/jos8fY63wsyT0/esHXo1E6GTn3az8cd7jtKuU9ourZ8Bec+8cWDtBp5ynlC88UD9GkxiDFzrP0OAVQKzKn6LuGC90zraKrNEMh+Uz1j
wsELz8mzz8RfeFouPisvXJQXnpQXLsgLj8deOE/XbAaI5hfM8e8cEsWEcCEBVr8555gUuUKH9BZLr5DVskKM7EFjY2QPGeSsvjAjF5LLwWh69JsYmp7ceFb/
5ZJcOKUvLMqF5ETpUfPJR61ilvk4Exe2DaTMhi1sO0c0w2R1n7TNU0Jtm7Xfxh5N8ec2a1J+nrCxHXsIYJHf/TLX6/kcyp6MKoilOZHmE7tBqrtAqncQM7jK
/n/ozF9p/d905K+0bq8zu78NDOJW8IdbwB72yEnPFZq9unXdVDItKjmS+1/lkWD61f82ocsKY78yh5Cedd6pZyHnlp1Lg79LvCGruHjzkyc//XWvubz0oY8j
JTfgJAvau1hprCzPEvedb/Y2Xb4B9XjdRCvueDOI/ekpSGZS4fiXfBF1sz4Z0+SPcqtKhPJvdcFsN/k77r7W7uZvwd3brC76ts1SujpltQdwdXQ3nbuUZhaX
JBrarn1nLgtZUuBbi1A1yHPUHXXLZIiQJMAddpT/IGrXQbCHHExI22QXl3V82/Rpbge4M/vWsMMsAdzZpClyWPSuujdm1avKUlHqcD1Lf34YOvW6IxOtUiSE
PCuu++REmhQJserrseijaq2NspTOI3OaR+ZekRRxRIrYnaRIB7a5OpHhiMiwO4mMV8ZJAyaLq0EWmyKyAJCu2gGXWcDbiBLpXaeETz5rY0wnbYizBfpUx2SR
P/kIfQtf6Qx9044PJCzyoVGjCIOYy5BPDnfZKFZnWhhOTnOnDe4hpxGpujT4ow6O0aMOdnrWwXE6SM1xfcZo4GNzwMExmnZwrPY7OGZTDo7jpINVmHDqHlVU
0onK4NH7M3j0VAaPnszg0RMZPPplUdEviMp+XlT4ZVHpz4mKf5ZV/g3udKZeNSsdU9zdgmYbKy6CeqAD4j4rcz4jc1iStTgta8CNhH1uJMwDWpS5n5S1WJC1
4UbCiqU85YClfMUBS5l3wFKOOWApc069X/FsfUapBFydobozRvXg6nA6SKvsUpNCaf8kN24hql0PVwY5qbknqAWYKwsucYsc5FW4OYqIvTDmfgRtSovzStXA
UA4wDeCoKGB0kOltdIbp5aTz0FjoLKsHb7403SeUQ0xvOCtvOCNvOC1vOCVveFa/4ZJUorDC3DnYpaxw9eWusMxmKBVOyPuXLnrcC7TH75U9fo/s8ZTs8aTs
8QQ35ebzoc9PseX8MM08LjR4VGjwsNDgoeg85uQ85uU8BuSythAIsCl04tG0KRjACOIeQiceQifcRpmCAhw68UAnHkInHkInHnD4PcCheYBD8wCH5gEOLSsJ
EH5zNqNdZ+/LZdy9mT1BBAl+1I2g60FgM5BXy3azEmu+7Lf6GKQjtYWO1NSYmtOXA6Qvc2eOHNp15OljtE5HJuDOHY2iKS0z2SjNCy8QQU8cdwXynVK4H34w
aqukke4zzCYoBPKi0g6a508o3aL54ree+LpXLzdfsAm6JMw9yYeQ/2ft09///ifW/1Gymj9+gRC/fAwnnzaSMx1GImOgEN9V9gkbWPFfIx1FfS7YAI1nrDyP
dZ4y3fcZ0lE8qf71pP+xJ7qOx7pOVUl7NerCiqM+Q6POUhrBIguSHPtlaIOOYpWaf8F6KOt9fJO6gA7HFusTOuuFUMLUvx71r5vRLJTqAEgFzr0IqG+3gCpQ
3Y67tVlAXognkAqUSEHHRyMqKCK81n4XUeY26zdBi7tBw7vUR5Uy/oOwNx1MgVM81JPnJLKrGwuV1feSPvbdOPZdjB+T/At68D7zty3fJO2Yt+MOrPYu2iQq
AWCo8d+kraDygFJrSnInhuoBt90T3HYPuO34cSd+3IFDfT0d3GvtMSxIk4J43GudQvLXYXm24g9mbXnAjI0L0/rClFyg0il65h4881145m/imbvxzF145h16
r4QJ8nKZttyUfdWHrgmcR3E91YluUErOAH3cVK/RxzsI/mODspKGQm46cDsaHwxt4Y4Hg1u41UFtC/c4GNjCzQ36t3BXAxs4VX1bTAODQqxBwTaLTtNRUxr+
0YxTSG1kDe+9p2sfSVFnu0K8x2qW1yFXnxzLQdyx7Itj2WPHcpBwLAeMb+0JHtx146FV/WPtA7uOKiyt5tB43aIoQXOvhDyt5t0SBrUI9IjueRc7mJWkbt7D
aEclk33s08b6/CqGXIKRWCTksLvDgLzIFfIil5t2+vt94vAEGh40s7vG6SHXWqNhQPmaoRp54VqGf8kRTlhAxZ810pU2W71kC2xWZppFpbN0iveOEwQO2T2S
pxErjG5NjkKRAdVHVxP10V1I4+tGGl8P0vh6kcbXp1MMdEIDJwBcjXS8jUjHW488vBEUSPeiQDqWo1dN1kL7Bi8hypIKrcJ2CtvjFFMGhOSdqMFLSolPtT4C
mtX8A3xR5lh1FhlPVqEsySoSgXzOtZ296mdL4vocmnBCi9LI3apJLyFhatOBy9C9V1o5ErI20UCepC7/vZLNRYQ3rrRqEgziXzBqqUUeSn5wLfngGh7ciwcP
0mbygwkFjtuXK/ZNf0gfriTJOWR4u+o/GHUBLx2Nv3SEFAb+FrKmqaw/vH40+fpRvH49Xr9hm7UBr3/DtfYb8Nir44/dyC2jlH2Eh12dfNjVeNgmPOwXtlm/
gIdtvtbeHNqUXtrciMmoDys+GctMRu4bwX0j8ftq49wRUe5zSK7RsrQ+R362C39btEsmZOK0hUxawiJNqZZTpr2DiIhDEZFc6FBEJE+xnaIy0x2KiDhm1vob
00eY56hIjtXRPHlEqtP3wuVGdwo+nPr9xD+7dyr9lH3Tzf+p3v20daPx68xD35onao4cO45YjPSivDhb1CH+445esBHYOTWonr3wgnVD4e0iPZagtVmNLUKL
DaDk0sF3oABw+kFz6w0lWV0eQXMrlAgbtmFyCfIxP2MQTRoex1nxMB4Uj+OM/HzAhnUwHdnGjGSMGU6+KjNkp5DJLZZhUsS/s/MxNqb7X/Ux8UKIazAxwPSR
03OV1eJBxEw4DYfoOCupb+0uqqwEk7UfMnqZ2vNLNCnHUGwC3zZ5j9HZxpfONj40JDbrbo08+reYCEKEjm1Tj2ef4Kxvxp/N68fOyWOP6guH5ALRFD2ZaSpC
3obvycbDmK5OcZZWGDMGp+Pl9JdqRgfcT4eN3Clx/JADnST2HrJQqejVJ113l1i4q1iIHz/UshDcO5vfdVzeNS/vOibvetzGy2hd6G2HbXndqtcnh/UJi1q5
LkG5LjATsyUeYHN10sqryCb1r5MFfKX1a8SvrrRugR38DhyKm3EoboURfAfo/3bQ/22g/ykbjvlJcfhOiMN3Dzm4yLPfDc9+D7Lh9tuwoAuwoIuwoEuwoLtg
QXfDgu6BBV2GBV2BBV2FBZ2HBW3DgnZgQbuwoANY0Lm4BW2RlOPkdFJhlT1tCtp+Yit9goWLA189dKsiIf3dTYGZHcRL6zbnRXCSWma8ae3gat977qQbyLPz
1uG6+j2106k7MaWXfxc6bx3mAMO6QyjEam69nXrV+OqXjm4vRyUju2hS7JkM1LMoC8ZmW1CgcCiWUCLl1qH8J8I1mHgfmI0yF8gYoA+1GJTY4zB+L73e47fc
+z7OOSWmF5gmPqFPqQp38Pzpdzu0Eo66fdYu1z2FO5WM+P6k9HVBQ5faeN1Xg/Fp9Yn77RkPOU3fb+4eD8FcaeyKlkmbdVmb9eiF10YaISG6kmZPH3hTk+5/
CEfYbT4scT+laD/zXtqt5zflM3vtPfZe+x78y96T22u6Xk+7l5RlkZppYZXsUskpMaBLDWWKvQjTVdkN4gZ1RnoaahSPEAiM0gAb5SPqSFhIU6u4TiUe4bPS
Inzr/oA1+dy6P7wP8T4JDKz7hC7NCziM8B8EfdUyAUGAcCfiWc1DDi0R/fZlHSI6Jn6sOfZfbXCPsv+LHNA4vPPk97K0TJJkqBtLGXIb1Am/xhHvaJ4cFno2
shBFxPN1CgpNnxeiq1GlheAMFLvs5rJerhBb6SDK4auGOaLhXFpmYo5ggarE4B3cZ6fdZ8t9hbBKdfg6mS+gK7mwqpP5ckcaXWPh/WFpbNP9YWUs3NfoHstO
PTYc5o9MKpZUGdt6f6M3LE1SZmnYvZPQ5MOeMYtS8vpM7t4tby85EDdqdbhkv0xsN7hLsWBiuf1NrD5TK+ffpc964GKzHsCsBy4264FCmEhhDOhKzqQwEjQB
z+Nky0R+jSdy0hKqoplctmP/6xft5OB/nQevLotnL330AoJafd1n0TP2gAx8568y4v/7dG3uETOlib2TnNrZNRl2K6Ib5hmWRLcw94s6mz5fzpe6zI5YT3TE
uluOWA9lzHanbq7durnJQ1ZtnboYX4lU4ddnq7uTW91/ka3uwVbbK29163xvKCn5WZCS0fdv/3i9QClWrC2clpgNYjRbXI61Vra4HJpRVtySY+KaLzgmrvm8
I6LDp6571T+cFPUwZKvRack5GKWyXWUDkzxTo9xzJ1TC9RAzIaeoHKJYjX5M9EMBDm1KahFZc1eYv4t76/nV53RUsBeqJnVD8knyxkWcRfGJrKI0orPgyOSX
1eQLtMl56EJO2iY7DC+HTeb77LT7bLmvAPA4vck2XXF0TWshRteNPEi6okhaCRO9vbe9/c560dChc6TRZ85EfpjG3CiNHf+rr70P1ctEJsUSdU9oHm+BdAtC
6lmiKN/WUbJ8GyVYUDYUt8AXqkxgm+GCRPHO02f5WvuH9FndZv2tUMKyROPPSXSPM55+cFZt8vw1sADJETB9+Lkv/J0FS1BqEJURpGsQb+WNuVd7RladwnfG
1C36zbMODPONunZRpzE6McPcmCKS6hcg1S+PVL8iQvtskeyAKXI9Yn/b1Zn20U+C8/EGycrZXB8iuvqF+jByBkaQM7CGPjbW16ZFqmnEatlRyhiYpSaDnkOq
rhiTbsi9JpU5qb7FNnmL87ITr4CPpY6MtRaqv3TigX988YHvXJNWqJ6KytlwmvsfTJT9FwEogBupul5R9j8bZAD7Jr6Fqux17fuoLn1HlRojBpiC+EvYWtts
68vRtsJV7aR6XF7Tjc0Zx4sv9X1+of2iPrecK1TmqiEGUPKazn8kXkIwBwX6qNWvoA/C1HcMktgVEVueDUP+YWLyPzQ/Pqv4lF+4GG2xBUSkb+EtVhLPiGyU
SKxZF+N4FjiedTGOx0axFed4FufRa45XGvvkix965EdPP/KZl6y3h8U7Sx6zpnyTLnvNvzn9gUeY7FvFsvf6jluUAnQbKiUFs1JGwj6Rv4rU06X02znsxDPt
IJ7b2LHdKpi9V+KQO6sdZUviCDqlLyzKhQXxDB23Ncdhb9vz83Of+POnT33mh1bkdUtNgtUw2r7AJvHDXjYPu9D6sGX61ZxN+sBEPCdjOXLDuXxMXncN9CIm
HmmfpTYDrxQ38NyVDLxiK5E7Zr5i9SuG0WkZrIstg6H8iyxDK+UHdCUXnVgyIWKT+jWlkVhsiLzI07VKiixfjNt+bdPKps+gfLEZlDGD8sVmUKbCsXJ8BmWa
QVnPoGfsq4rXWGogza9e5gM9owd6ZqWBqtFwlvDrSRfGon6phep/7e2lbKH50ooLnblMxh7JouQcbuM5tIikDlthFzOX8VZkLrYV7uW/FZnVbUXJLUShDZI6
Imf//ncN0Nd5Ej3lzSyC2I0N9Rk94/xR6JGZho1kDQdCSd0wlwyymfQhn9Fi2VY9zxntV1oXOHP9SuvHnLF+lf0PyuZbbQ7RKxDYYf5a+ykOm26zvsKxoW0W
x4YsiQ05m1+h9KYn/4M8+cfy5Avy5PPy5IuLco4FPWVDm/6KDXV63oY+fcyGQj1HfStQFTDIKbk2NPOTNlTzBRu6+TmpEjgr1QNnpCpgSaoETkuw6JRUBTzL
+IYcWrgaWZabEMjZiFjPKEJF6xEOChEHGkGaJAWHBhAcqiE4NIjg0BCCQ8MIDo0gOLQGwaG1yfTKaZ3RFBYKvxM4vXttHVKYT/Qd/+GJBz7hNb9/7kO/Beom
jCsD+WtprF8/ibxOCU6taOmpeCq5pk14KjlYh7nmxAm2DnNjP3rq05/48yLZhrkISyU7RuP4bxPbABZEhvvsJ7/z6e/FEPVqLYh6OUHIs5MgZ/kk7Mr2up3A
ISkAh6QIHJIScEjKwCGpAIekChySLuCQdAMmp4fgSPop4+hKqw+4mb2A4q0CNbOoiCVnkFY8rtb7mKx0DMiPQujRbYlfASEEfyoAK2pWT7fgsL7Wc8obQO2g
pRn2hA30kz1AddmtTgnDGNuAMeZR3Y5R3YZR3YpR3UKZp7EFyovJmH8jt/rSb7TCwWs4Zz1D3cM4Z30ECek1JLJTsnoByepFJKuXkKxeRrJ6RZLVs4QiyLhc
2epJEPhV9gdtTPwDgoKqe0/vtw3yck2QlHvivad1b+oZQUE9Juinc4J6mtZ7urWXdXvr+AJwa4rArSkBt6YM3JoKcGuqwK3pAm5NN3BreoBb0wvcmj7g1vQD
t2agrRWOEp5IaTOwLN92bV/nKB1V3CGjUVnIjdLI6sTbDCXebm+q9zPcTEYybzOjhGwZZd5mtBycsMOMBhc/bOTgHnVDP2UmEGgqV6Jx5E1dvcAPnYtJuSw9
fLdiQhkiMD/MML0F9HkvybrMVfZ9NmpwUxB8s1rUZZOijubh3KE+SPzchh9vkR9vxo87sTdvI9yga+23EorQNustlFK4zdoBoKHrgZG1HX9wyJYHzNq4MKMv
TMuFKRvPnLTx0PtsPPVeG4+l1aLn7sFzd+tVJgA5EW68RCLcdE6UhfskIUr9cNRs6ze91NQzclbySXBMwZz6Gw31HDH5FhfXGRGAS6J0nJbyuVMiEJ8Vgbgo
5XMnRTAuSDbFcRGQ85JNwYDASkB/0UY15BN0tNTnnI00i8dt5FkcBWg5enVvtGYorYji+phGdWmfbo/mNH9i3UludaeDr8LR9OCkqD53iDpyG368RX6UHKCd
0E3eph0LO9ivcHLfY598+Av/n/r9dtx2SKtLs6L2zOgL03aUo0RPmjQ+igm75VkRnFMQU2uinadFeyvW7C1Ysh1YseuxYNupjsT4G2/G6t+Exd+Jtd+FrbwD
O3k7NvI27OOt2MZbsIvvoKiB0WIcaDE2tBgLWkwALSYHLSYPLaYALaYILaYELaYMLaYCLaYKLaYLWkw3tJiezXFAKamD8aQOhou2XhY6vBApv1oZDkRRy4mi
lg8tVJRBdHgQHVmIDheiw4HosCE6ggTGS16XqpjUmo/mXU9pUp4+VtV3NmypUznMPdgPuYkkGFfj5T5KQK6zrmLBOv+JvqtJT6tPfdPjdNNU7KYJ+l7iIIi+
6fTX6aZlJ7rpLH2vcr2RvumF5+dR621uWqTvZS5SdOPQvPOxe+bo+wCXZJl7zr+Zy9DNPbP0vcbVWOae5TezOu/GCvPd5jAX4LtjD3/2xZMPffbFM29mNHNz
zzJ9H+Sudsk1WorddMrGzBbtljVaiN00T9+LbGmYm47NI03P3HTIxmrP2i0LORO7aZq+VziXLrmQE7GbdmNH7kgu423RDbeor72UM5dYw53RDTvU1z4SHIkF
3BrdsAlLPJpcvTC6oaa+chsDd+wDpCNnSHl2TRRl9lNG2B5QBKTY3b2PmCsvO3xlIrrnDK58KbrnJK4sfTIC48aV+ejKQVyZja5MypOjK+dsPOeIufIsrvyv
95grx3BlPrrnUVz58AfNlf248nJ0ZRdeHv3RO/Du6ML1eHWkd2zEe6ILVG+UaSoB1yQxYfOpfT9xWKXxrJcMNXc7AUqOq0UNxwmV2OeMb6DNOc0hbjqdU98G
uTQjr74BYa7AmeJUiaETkwsmRZlQ/ahyIpmqreSwUz2BG660ioz6xOVsxaZ7d/Pln/zkJ/ad440SITLTYIu77pJGDCNhkfF9SmGO+GqJAN5z6sMhvloiRqxU
ScBVkfav7qb2xj7BJhdM5i5DJznUwl1d21GSxl0Bo+Q1Ms0Zl/uVqQWsfmOfSeoiTmpxbUAcyXiQEt+Af/cJ1D5Y1XtpvwufGnK79rp7HIMZm4nAOJldNkfj
bX0butMTiZexiYV9E9NKkBII5/kffuUTHnA4yUactwDECVXzfIStHgpevC948X47XryPzi1nGSRoldBMVN9x1o6BxbOwCdLnMPbdExKLDmkWi/smZs8990UK
pdJMzsRCqy3TYUv896R3m7cyBLxR23wBZ8BQrm4ZisG038jNsiJM+9YFjvXLigK3Xjt4fdhpmDwQM46R9G1Vb2qifDQOp4qXPDUdndPOa2Hmm4rK7o3phmEn
GWzdG3vhL7/90ucPD27hpmETDqBewWJPfl9DvbYNLrYEGufda8F59xCB1q3E/JbxR+FoL8JnJ8V74S+ozILFYNBCVR7oivpJsBegFoOWjfsB3gaM1R31JMBs
AOdA/lKcA1fZDWCs1smqvdIKYfSOoPNHjYr0jNNC4r7FSqH9IlyYHrWA5zZCebQRUieHwsz99EG+BZ9izzVdZWVKXa9/+CH63x+8OWoCWftooxbWzC/+8zD/
qH9967B6ysD1P8//e+nNH6sPNJV16DF7d+pK7eZu626xpH1Ui1Yb6C83mosoYRVkI6L5vCabRUEI7nykdfeHw6vf9AUnbdejLjwvO9j9C9Jn7Lz0IVt2QADn
HFDAWQckcMYBDSxJn7LT0qfslAMyeNYBHXzLASF80wElLDrS5cUBLSw4qcRQ7kQMBLPmm6pm8rE0JwgDJmojkLrvRCEX2fpGzTxW3GVKW6/+JLW5+wZ31kE3
m0NkVGTfSEnE1AXAnXO4rpR7RaN/Vzi0xZ3lxuvXuDPS32uaW4hvccmIi7VQE9cSO5ZizgsfrlMLPrQcPGoebq5+VopqUh0XvjZU/ZTWQ0u6F9Ap6QW0qC8s
yIV5aQ50jIfdrN7d8K9VZjb/ENzdCLYpW5t+2GbNSSMY7rVibTbNi2Z0A6Jp6VA9pS9MyIUL8o7z3FrmWvuHNnp+/q08eVmefE6eTI2LyM2AnqxRM6KziWZE
X5RG80/YILs5cbs9HjUf6hN3W1WaDZWk2VBZmg3phvW+tMez0HIax+KUjWPxrI1jsShuupN2vRixh6N2C3tYZTvLD15KO0vdQeXi7SwvvLlzN0siwtnUbpa5
jt0svVgJjjLbm388FZkLVHJR2YxabykCJ6QBFlipSoUfGS2+elZM7G1EuGs09OMqkN+iAvkt/NKPSVsuXv7XxyRLK0lMGxLTgcR0W0Uly8+LalUiZ2Ib24t9
TapaMa0qE1fduM6d4aiRmek1s28pMdz3pvogIVd5zcxbShm6MKou5AtmlAlJvn779f+195M3Pv+uyTdTurH5QbFw+lHfdOvwk43Bx9QIBsfCqcfqysgl2e1C
bhOPnnLrA+olVtv/9fu0tPdZ4itJX0BV1CZ4eTaSj5QI0SKKWI/af/IHKU5eQwdq8gDV0E9mQBlG5HliX2zMN28nMOXz8M0X4Jsvwjdfgm++DN98Bb75Knzz
XfDNd8M33wPffC98833JzmQTBhhlxEqUl3MR+RcmpYg87Zff1b98oew6e517BuPuXw2ockRsok+KTSTNZGFBrPuUWEamtb1HQKTaWeyJiepdaV3NhWWAfPf4
fFLWNEEzbGpuvT1ql7LBnXYagQZVytGfztCB8xjSpkCfU3TgPHb1lehzgg6cx66+Cn1eIHbvsauPwdaXBdXknA0w9bOMXsJj8NiXfd+kdgp7zVE9ekIl2Tcp
WCGj9V40KL3S2tjokWBmrwlmjqFcqaj+ETRJXv2co+5PR2XtPt26dus+o9etj05yP61KHxWLDag/r7mRhVYL6YZfUb8eCGvNzK5xhodA7NlCqDpHvlrqLzeM
lIARuhg0fJOhPEhPH0wzVAdxGYYqIXqH5B4IdoX+XeEwJ34VYqtxwBQehIPCh9S7pMpXGbrFI2h1DtOy7LqWrc7WSFODOo5QvG4kHbVc3eZEt9nttzF2+Qhh
l8fT1AthwCDkxh43A1LDaVbuVHKa2y6Yy+FQvUi/uuL/Vc8p/oZauvzhei7tr4+EuXePVe+nX1K+yViVsM7HCkoGDB+hRLuhw5Mm8yOgIRTG/HpQGKuEuTCY
5KUEtM33WL0bio1BLajMlXFOhmJr/DAQWgg3ABgo6hpKEDyKxa6hj5H6WnQUuILvEfBD2miipZB3m2BAiMENubSrg0xDiicLFEiRwc/JB8VJD+SK8gUURI1S
QEGGNQERxuN73/2I3/yeRRH5sEiI72Ge3VAFckk1MNEY3KPWP5ZJM/jeU0+T/0WJ5ivCteEaffSqk/p0LVOyBQ5oXQ4o2YCnlDTK8tvwfGBCUosk/DK5ONX6
CH0U6w30TSjiJg0N6XG8MB/W1dCLYSMc4b9+96Swp0P8SqXxC6LRQRu8ZsYGrzlgg9dM2+A1+4XXTAmvmRReMyG8Zg9YzW7FadS7ZN/Vu+W0MKsh/RYrEs3R
DGhJBnRKBvSsDGhRBnRSBrQgAzouA5qXAR2TAc3JgB4X5sfQTSN6IIiTFQF0XQDQdV4DXatBqsHJ2PWJj1hzkYCwCa7FD8NwiJyBQzdyjau+1fwxNU1Qv66F
/bjBiyKKJuc0NvnXSAQw5DnEvjqxScS7AiR/EZK/lEC8qyASBIgUCq1TJKgbkaAeRIJ6gfZvAkHk6pzLuf5ee49B/V+2jYyNwZE1MwYIiM9vwE7loLmJstSU
bjuuNPVe8R7nACxCjT/JKQxMHypUXWXdgjIdiwzA5TNEWHW8eoJLUUptSGW0ZNeDDrdjI67DPmzFNlwNfKpNdYc+NmIvRrEV67ETITaC8kg86tHDeGKDJIip
1qkPvVH6cZCNamiUYJZOvu4lIBYzlwWZngL+ui8hMaR5QKxh9ZSvQgAXoDDnCdKooCGNGGQp/0vmcWV1DuxfIpR886xy6rOMEg6nt09tkXeNh6VrFEEEdCCC
Iqic4Ec4c0+W9yuSlnN5LC5JXY8wYgMwzFzsF+kR8U6OBk9gLjwNc9EZEowCqPvtyKicMiZo84g2QBs+B7w9CtNNyN+e1Q9bkgun9IVFubAgTz8ee/o8XfPZ
teFJ0M+j9D+4WCN4sbnIraDW772CdvceGys4ZWMJJ22s4QRl+0AGdIuMqIiMqIqM6BKWGwjLzQtaXkHQ8nhjHxWUvVkbW0v92AtosUtYZXmyJLLI8skiyycL
KM4szTNUH+XNDGBWIcaUJY5EOGZdm7nXVvdmhjPrIUsiS1Br1Om7jyyJLCUNZgj4bHMC4ywHgIgAGGfLJjHkmUa2e699j7snE2UFHs3EGy7OZsYTcHszGezF
oQzC/49mLqG5Ltzfj55793e95t+dQJ9yrzmTIZUBqYYe+a95yXa2YjpCSx913mZSDp2oZ7mGoPEYF8fhnDnAI5KiwBktGh4xdjb3U4YARL0lZJAXMihA1Bch
6ksA5ysDqo9J4nZQxG0giFtxPn8d5PVroK5bQFzvAG3drEjLiWXNecAtbJblkHx8Olko27YwW7Ew27EwzE1WXoqFTkuRyqhe18XwmWEp2Z4V2Z4T2Z4R2Z4X
2c525BIl43lvJA1qkD4XKbVXfS6Qthl/bKYgLpJTVtON4EIbI5qN3BSOcLxr3qF00hGt0G5XX3/wjPiqttI96vb/cfjUE99X7GiTMlbYnzUy9v1njD8L9zx5
7pEvvMj+rBFqDFBVlwmdaZ49cyMmML/8OeOQ2alUNqd5IO4uowsvvT8RnnaUqqAuE/glos5rFKdGhJmQz9HBzDemx+h4k0OjpIEtpJyxUdgZm9DuCcS0kRsH
ETGtjYhprdIrrpC8zMBYhKzjKjtmDYir9ekhmS8xY2ZN9KfqVWvlLWvSSJbwttaot16xAsm+HrTKY5J1UPZFVDjrMc41U+1hB4M65IBqHxXNdtYB1SpNl6l2
2gHVTjmgWqXhDnd4QbbAvZcUxSxYHHg3vxK6nk/StQO7dX4rUa364fi+ielvFIlknbELZxRdjoaxW0J9y6eKRLHqlhfY9erE+nE7Znt11NXRQ4iiriRnnXF9
p9m4Rw3bLWVpoc7KQp2RhVqShTotC3VKFmpRFmpBFmpeFmqOFso2eiOrYSvTeQCWWeW2LGRCNvwWhskt7egHNZcE9B5Dlo3QI64IRwgtbU04AgS+EXrOWrpY
bYzIkeOac9m+NUd0lz4+WiNRPYsTriVHydq0epa1VKfioJ6F77PT7rPlPsoZcaJ6lhG6slYncdCUatLBbS3XD15xZHLspaWvff3Fvx6kwpYa1Q3mjkRejv9C
RYKwWMlHNKJRAxUfUn/lNX/wDAvrpgVPhikVJGXCganrtG3/709eNqJmrTHUNflA4My6oMiDLgY044IiD7gY0LQLipxyQZETLijyglDkMlFk+8O5a5chCNHG
50W4HZPJz4lwe1wmf1SE2yERbrMi3GZEuE23Cjfe8hFdGxzFZGLsIIrJOAStRqef0Bjup8IKPv3P7JtYOnn68e9aYADxnvJOLADjiI7yh++JianVsoZDbjtr
eGzSsAaHFueUbMSzshGLshEnZSMWZCPmZSPmZCOOulicQ26MNdiFWAZOymqsp5kv7ptYtjHrH554et/fP/3cE98T7hcF6vW8PzMdy3RZcd4t6TexNIP4QDgA
6Iwhy+Chv+M0AyeK/znNCsX/HEkxcOLpgSFdRorBpY3culr3vpPx672IImavp4S1TTMbL8IyaLsICz8oO45rFRAMG0LQaTgeBKKWinnFSMl9H6UF1AeLbiEW
M0shjRrJ2828liY8ppfyj2Iq2Ssggmm7hQhku3dju+8IHUSRnVi4176FdnuBg8iOhHvtnYTmBwKy2ginCMKxQTeW0Es0udzmVgFvMpWiKKG1i/hXbMJEO+pC
LOFLrUAUSHYQcm5LspOgiHqHTrP7F0J6+RTSk3JMRnBAMwEHzQR8ah8wGCPGkIiRaDI03q4wHP54fTgiTRekCSNwKYVBLka6E2PBT2fAIPdnZHEyYJCTGVmc
DBjkBWGQy8IgzwqDXIozSC8WO5VQaa4ADPRN8BZEoVJEOC1EOJXqgFDpIEKlQwiVDlOo1Cm8nptXQJbJ1Ugy2QQny0Y4WUbhZCHvSuln713xmkdNnPaFjF3e
GzW1loqA0CbNZ0T69znSv4+yjHXMUHftI/Ky0gBCrFDwRUxTUIdhqasfZ+7jasAWDZ8eNDKU+ZBof5plAG+BonfU1DUsTIYSfiOU+qyg1GcYpd5JoNQ7ikAd
6lDLBcQ16jX6EqZIhl6WoD2HxtladSQMRaCdHHUiFkkBqUCcsjnkPzsIXDUoZfpdkjJNNiXlQwekhDaphlsaaNOaTev3USCI06YEuLFE/m7Rx0thTr4V6Tv/
IXCg+WfR16JvNopBoj61Jd2ntmz61JbJh1xSw0mdeBbVhtSglmK5OeQC5MLgWntIfXgEpZ6jhghUF1ogisuF7CEgA09p/BlCEs1wcrVQNJow6txq01/4o8VM
Zq97D0X1hdI2vbMRCKUFTW55n6U+07mohgtAHojaZkzU9iLfyFTJpJkqGY0+pr455u9W/MZ+tzRzJpOCUEa5D9W764hg5Y40igR8UgKwiTp+smUFjtW6sVjt
vLWPUTD0jG+I318Ii2N8g8FJCMstj1zpT6v7cLNDI6sQAPndVFussZXiC2ybJUz9xgC3actqa9wY9S0qEUj5Rotppy2mnYIoU6DO4108yrwspcw7guvuopW0
WlayG8vh6OUwt+uV7MYGdbc8baU/o0i7U4i9OfbbaGfTvkl+C10hPzrBcL2PWZ+jSwLbCMTlxeywozlKIagW4nQQjcqqVzrPIk9/WSkk3NKVpvVWteqVdzYq
YXXHbzDQcqW5962Jp6ZMizx7Ss81Y+CHte2Gpr3oUQF3F+AlocSvP8NF9McIiDPancdvN3vHCdC5tLPkrLA4ioNVKO8sww4E98ik4pyFI9w2JO1PgrC8xaU+
IEWlINC01BgVl6xQMJiCk2ppcvRlx3D1/aRWKq0mR83MPVLz0zbc5vda9N4OEwnCruiV6nUD43gnbZBQSkXTyv5JWaGNDafkYnxXWgM3qPdnCwnic8PKL5c4
s0REqsY+ooQsUprvTBBZYGgytg1KvJYAMOx0or8M7QK7cSrE/3hE3LqDBtC6Vjat1Y0kjStHxqr3x155CioFNZPZpGEenMIZN+saFOlIHfGTMWkUz2aIk0XJ
PZk4J3MN13KJa7lpXMslnkMpUeqbE91tp91ty90FRKujTJ8jjbxJ9sno1VKzNFtNZy6HhB9zOXTqhMGc+gcZFiBjPhNPXmf4jPkiNZxkhs8wZQ4ByJPSh5Ra
8BtHwtJhShIKi5Ok6rxzrCLsR/2/+hxamI5VxrjhN5fe1pSeNBy75/Q+6YvIOTkb3ICLUAukDXAgbhBIBu0FqPktrFMXx9xJpbwU1Tip5uvNapRbXHTX1Mpm
kCnTDu+xtSIw68VruwnnNF7bPe0karvTGqIKsva8dI47Jp3j5qRL4ePSOe6odI477KCm+JB0ontUOtHNSie6g9K98GEH5ckPOegMOeOgQPmAgwrlaafeK0W+
J+XVCzyUjdYFp6F0ml8u2Si9Outss2Y8+r7BXXK2uNPy/ZT6PiXfF9X3CQ9tAl7OAiPmgpRcYH7L8pLzDtfszX2DW5xMuG0tTrg0oXkhSwupVDmqK5fFpHT1
hQfT+25scM9Kp9dlLkl+o3uBsWQ2kKt/ABOZcrgJQziwxaUmDP3XuLdgxNRioW+Lu1N3PUFfW3QJp8GdbMX+CbA3RY0x6+BmKSy4JNSfS6taZ12oYTOAgc8a
USPPKAYMmx9r3Exh7934+yX9wFPywEV9YcGOmmzQGxg3yOZyBZ+SeZ6Q587Jcx+XNi3Ua4ITwCgKFlXJH7XjVfL3CaTAvTYIcEIgBfaA/nZLo0UbAPLTAlCw
XwAKpgTJ57AUmh+SQvNHpQB9VgrOD0rB+YwAHhxQNi/L4ebfOrGuNYqo1AUkxTpN566603TRg4Ej6+09GIO0HoyFi/dgrKK8vgvl9d0or+9BeX1vagcJWzpI
eJrHfMTLkCRxI2PjX4IcaRRegSQB7y8q3q92vXiYNZ2OoiUXlo6EZc4irSgpU9ZSplEUOZNLlzNlyBklN2ylnJQnW4UK/IaQJqhB7WU9iE62UoXKouz+FEts
X9ISkzHC+CyyxPziAuu3HVcXb4itLVs0LFft31Anp9R5bW29qGVkL1JeW9pCkipUHvOxIOpbYZJXVi1rOV0ElyMRnFu1CC6TCC6rj44i+M/y2cxeTylZzj1e
TNHKmfQZshK58qoe7ZsX37cs40Kn7RZ1xasXaX5Z2qNs2h7hngLpCbFjoNT00pgNojzSqCi6bFTpTFjAEc2otbx2asyGLRy6Y8V9Y5mwfP+vYi+obIt1yw9w
szAOkHp6r7KUOs9TlxekPjW0yeIM7fiT7bYndykqGStP1cuJ3/35ew3GrZjWZEaN+er/BfMmA6dB1KBe+9hwWBim2hvSqnsYKVWx8i56eleY5ROUUcenN0Ja
UEaVEtGUW9m8Z7zer/TvAcyyro4el4kWXTbGwvJNjaESt/xUj/u/Spmk5WerB9o30fzGqlOPNQpquwtNZ0eE4hnWVt5qSZLvuMeFZHcsfmQV9mAFCnMtuTGK
J5bIIMqFvVuUatofFsavsqxGvvlArzK3lHU0ca9zJ9s90R/RD33qaWGPGn+Nx6l/RZfALqNLORJk0ZbB7smRKsKenAKtafROW7/TZlh7ouhC7K8X38MZn3Qx
/85GgRiF2k2lgA+zAl53iYybb34rUyfhJKjHqnvU3eqewuF3T1KZjxt2T9ZJ2S2SG624g/xoQ2yDZZnI1C6WXHoz00S3pq0bOCmaiglAM/8/e1cbXEd1nvfs
x/2+8pUsGRmr7WqlH1ZjF03LSK5gsFfjJG5DW9PhB5Nhpk7Hybi3/ADiYfjBYNkWRIA9owZCldZM1ULGYvjINbap3OAgO4TKhjDCNYmamowAhSrUSZRCUw+4
Td/nfc/Z3Xt1rdjC9Uwz/SHt3T1nzzl7znve8/W+z1MircT+A+4X21fBf6CohSIHoXA2sAxwiRr8ppu5RA1JkfBzUWNH+njxZo8U8aUIgAgBjvdzRQWKb79A
Mw0n2URFeriKZuc5nY8JMLHzSYlxSMzzz9zXb9/ff15ofdXuzzIPU9xMZ/WME/u6tLyFGSzXgR31DBt1xJhi6E28j8WOXJ6v9rP3y0pmNsNmqeWvxGwk4hHn
DfVsrFcfcx1MOVQCXScTARVe1NbmpW1eLmV7MkcaMG82KDH0F9Ee0aak6MJ8rbZgjZi//ybWGArL0vobBDrx+mn6dpwOtQino3zs7UEx2IkdTSdftemQ2LZI
bqd5pbe/xE8xRmJTiH5YgdovHkEoNDtYmsjvIHL/nbsH+9UgBnd7vxiDoFRVqVZFtC+8GcKbcdyLbWjRTRB6GoxlFFYYczNV2CJ9SoHWi09MHGM6Dq8+PvoQ
o3G4xNHLjXy0MmAIV0kDMSMYpjSBi/19D/v7aNmAVpl8EIBtfiCrgF2Vaqk2haO2Su1ItCmfi4BhLEo0E5DSKQfUb2Qr0BCEu0FabItcOWEB5+8fiq7F32dW
yRGNvv39Vegp9ManUCSp09IpjI6Bfh+07QZfP+NLxn/uO79HsmAxtRpeIoVZxk3Gd9o9djmApqE1yYdstQsoiw+FiJsqecBGRDbDYwf1HWUqErq6odOi6aLL
dGp+7Xc6glaXKbjikpl4Q/EDhQNFK/8ZAeJlblsuPbPVMjMt09LiXytzxjJdLHPF4t9qJnwFk2t36cWHhH/3o094WVYT6l43cr5IJc7dOv5Omu0Jc4Y/fJqX
+qUQ+KYqtsfAgsnuOLiLY2f0sdjiZ3Dact4Jv75TY8k16aN0N5wwoErATGRrXhU+ge2Y0izPSe2InWzMJmENm/woHsX5/m4JA5M6x+Cn4g6lgNYISZvieflp
FTA60LSCbDEwlKzu6YXooGxSCanZS1ivKnYkwkrQ+KxxFsaZSgGkuceeIqXdfz2tyj3e4cThxCR2QTQIsRNv4FPyXjuX4VUP2ay1pjxks9Z63WtPg0TtlAcy
NWxHLfhS8YlTOCQ75YGxoo/eEvZelADz8VdxJcGa9GQlMkPPZuGxrHjXxz6jf09Bddxgn9W3k3I7l0q45KnwTKocfclhXZ+T8ccjavRZ8hn8WV70mW44crkl
KKxo+eFu71xAUjxTNIOjuWgxDi1JkJ8zguxHgjxz0YI8x83r1xXkCgvyXI0gj4ogV7hZD2lBHl9MkMe0ID+hBXm0VpDnroQgDzkLv3QJgjyK0mlpHXGohPr3
sMOSO61vh+T2dLUgT9YRZCrXpQjy2OWWoPDgUgS5smgxDi9JkA8bQV4RCfJw5aI1MjfvirqCPCwa2akW5AER5GFu1ke0II8sJshDWpAHtSAPLNDIzpXQyHW+
dCkaGbu1RiOTIB8yGlkk9yWjkeV2olqQD9XTyJcmyOOXW4LC55ciyBOLFuP5JQny+EJBrly0IM8tIsjzfAIwVyPIwBuner0d/7aLGN+9iBRvEyHeKq2ypVYX
XwkRHnIviwiP0tR0zOhit9ceNbrYZZmtGF0st09Xi/BoPV3sXpIIT15u2QmPLEWEpxYtxt8vSYS/YUS4JRLhqYvXxdy8LfVnxyzCFKN6diwivBn/bhYRvmUR
Ed4kIrxRWmVDrRZ2r4QWrvONS9HCJMKPGC1MIrzHaGGR2X1GC8vtSLUI76mnhS9NhKcvt+yELyxFhGcWLcb4kkT4mwu18PzFa2H3wlq4uywRqiTYZwHuxr9r
RYDXLSLAq0WAO6VN/FodfCUEeMi7PDrY67EHjA72eu1zntbBHkvskNHBcjtYLcB8RF+rg71LEuC5yy054YuXJsBHdkWeqnEBsrGnajZyH608l3AfzbLj6TPs
wAprhuHnEtDHEniUZmXXc+D8gShwXeLNbg6cOpDw7onf7OTAyoGEC4wE7rXhP8N5Hkg4BmQB5w06l8h/KCy1Z7B5Hg7RIjEDutwMfBoz5S4Y/mJ/T4JKZUZV
pqf8zLcRnu91hvT2DdprrfUXtojfl20xAN4DUxHVBWuSIu73wa3QC+elPZurqtPBJlSJGqPIuHLhuXqN7uE4sOB7uhknuBlh3MulxDxJlUs/360lK7c/cCNA
JqeebDjyWJtu87lne4Of38/Yal69N6p2/LUeWhYeE3nC/iCMPDLb/YaIxa9GurzIeyE6hvXdqLeMocdyKoUqfVQqS2BSH7GJNf41Bw1s7ByU6N1ldZVRRjqU
i/aBk3Kj32CYDCXhGmU0p0QZzSi/ke1quGojZZSOjQEZwZHzn1UiBXNAdqTrj2DaQdLwHkw7kh85WfORRiU1Xqfux9FGqc+6zxbVNGiLAfgArg3MPCVjKj07
q9XQNKmkWf17SnTQB/p2Um7nsemdTuavReXcbv3Rs/zovKoaZpO1krjxjBqPRV9TICgGxeEqPs+sMuHAG4tIMbVVJMEXJaGXIJThcSOSBUYZqC+E6ehUyqkV
S5w10JwNycN2sz1TUHmcYKrShwwvPmKa/wlbzODnI9OUVbzjzx4rAKbw6YIku0l1ABKP9Qe2l21sL/OpROko0szvdlSqnlXkRcNYwN4LUs7ETNjzZyoith+U
0w/grZwcSJhzNAe5cMcXQ3VHkMfeeZbh3P08QNYL5owAT+nZJjH7AFluBucaMG9qA/3b3wxq13sJMI9HByMjMck8ja1znb+fozxRgMKni7YYi+XZzK5Ng5/l
tJdmFlvteYDdkIpkKzYIBOlRB7ZIbsK1kuHqkY/FNnEwSfvugzJ1iPpeO9RcNL4x+EhsNCHg8E0Jk+7SO9wuf6LUDrO7+RoLtB+mcYpjBBrNDKVt9zFi7AC8
I1trhQADNtR/qdzPowhODB1A5NfLss6jqxOPQqvjHzAol/ZdKPYvS0B9/AS+8fESsJaQQPuC7oMxQGL8gmPcr5S9A+bKJP49+jQnsHE6kwmiWRlmexmZ7OEs
jQKzMEWjX9eoHGzT+H3h6qIM5P3m6veb5f2SvN/SZ7XI+yuuUyt8Va/wn9Ul63L0LIJ+ZSA4nJtge2E049xaq3NrldyaJbeVMBHi3K6GzVDd3BIkB9+uJjn4
K1RRfH6dqmc0xwgGpqoD9iGF2V/jfdGRI5NDAsmAAZ1gYxyoTezqYYGdgflqMrEBH6ZPcqROS4btobqTLQFriBms/JPNLhDL7B0pY9ZXcWLTYRpNacKmxx3t
XJWT8T0v43tBxvcizfUSXTW2naWXPgGrqzoIPpmweFeDaznKZsuiho3nn/zZqT/4083rvwA91BBxTX9emDTXlaMInP5Te0XdrS5Dra1jzvSAVdoGDv/6Xu2q
2S02mmvENHM17HIigvLWcpRNVaIZTpRZHtuCgsCYViVaEnvnQrtWpkW/ECU6aZeDgsFKgimrM2GHQF+csKGnjxhI3ZdoQhJzpKXDgZcd5vdJ9//ozE7VC4qf
HJ/Pp8Nzdsz7mTFE6+w/+uyZcVj00rs10YokQ/maZ/TE5HaN2uWg8GutnQ6MXNdaA45U1Hlt432OZtEhTa6WhT85eeTxdHs+/OH8sY9S7SX4quYFHwOjUsNX
Iy74zxe1Da55cqyqVucsrta72eBW2oqNgxP1eruU4TYpAvYV48aajtMNq9KdlHRvYXYqaa4t1clulua6UcxxN/1vNZe9aHMt0lS5BU2VM02lB8LXH9ILK7Hv
aYjw7r8Ak5WGuAlwmzGtwzYj/v1+/pnBF4OqHuYke9gn0cWyPg+n7KjYKj6JzeKhWPKzQqSYFdfGLI2jgKhvzwLggsqtygmA/mSDq7KQ0ApLl25yu7pt5rUR
9VltPD2nqltdXajVJfFpJdRz0u4zNfI0panmEtRz//fa/tBfRm2fv+ieOzDqkHoYQP/NijMhc+PWV6JjUpfj4uyhG2qipi4ruqGe1g3FeKpxQ42oCyjTIUl8
RIlpvDTUaE3iw7qh9mjT+iH1K6tT30Wb/BQkiOH8yROvpOComY18PCZ4ZwTbPdUfm6/7sdnExzKFJHx8lvVRASg6TYfx6ejC59HpSqCNC0fnju62w7dP7lRg
JahTEcZxOuMXWI9kttMkg37ciUnF9jtr3qB1jOGzCq3YqKz2V9JR5Zz2HpJa4VrK61rLmVq8JHeVecMcPaeZo2fMg2n9YEpTSb+KK60WTtriTHIC13yfNWmL
E8lLtjiVTOj3xhzjCONoRxjzYFg/GHK0I4wjKXML5KQFkDK3QEa3QJaJ+3RDYg8pweZox34qXXC8atTeTwr3r7KjVBeIBpbjegaEAnSdBaEAXc+CtSQlrkzi
ObKCOZ38FqZy8pt72UlkeS97hzT1slsIzxhTfmNvlQeIkglkVjxAKoY0Ov8tz1m2I+FjNmPFAPIx0XOMa5IW0op0NWlFmjl0mObh3eN7H//P77QJx0MEspLu
MNNwjagq0CCZxMwxARGyUeA1NwgK5/XtSXzEawWAoltwJ9YI7MRqgZ3oFNgJX2An2gA7AVDVkoCqNgqoapOAqi4X5LBm3r4QWBCVj2/Yz5ZHXSB9tPgZg2GH
jruZgUrvJQFuiYbIzwXpVdeBDCRUfovfMno0WLHfT68CDWCKIq6ArSzf32iAsCd585j331KmWs4noCztK10VeYEpvVaQTLsFa2ONgJaulpV+pyBv+IK80SbI
G62CjtAsyBslQd7A1lRJQDYaBWSjSUA2lgvIRnMMsiH254xo6wmsW7p22Q8sWFnsk8rSYKMzlhHiUc8mIV6qCDOkEsvwa1qGkzhZvxpC3FUtxCS9ioVVS7Pf
QuJ5A0TTb7mBJfb/JfSySugRz3bj1fiESkJ60AoonhhkuEXCAj3HCXhGzwuoIW9OTgsyCS5TvZQPjz2WJNLMAKB0yJiBZ3i+ljHzAZ6ZubjugYlSRkyWOvbL
6r5jTDw+KL6wKD6p8WvaswJNoNOk8AM7ZT4AQWOEgiCHSynAygMRHpEIay0XPvmSRjQTjn3DIpgN2E9nGbzx0xG+tyU4MG7t7MEyswerevaAOsQaNMND+t1y
f7u+3Sa3W2BSDTrRjHT7W+jxWxN7ntr/2pu/DRZXjjRu0qgoeTBmHozqByNK0nlEmYTQIImUhpRpyYT/KreGmRdQ39xMPSIDvCPY6Nu3Usegy1bqGHS5jToG
XbZTx6DLPZhAIO4gd4M0hvk1mARiQkBzREwI0n4DJgRpHIJh394SrPNCL+NzGcblWvG1ZV8pK56WCdL4w2nl7uh4YZfQy1SdQSj5ZD7neecHRw4++uOvXsXH
PSqGwv2ecOCdwZ4Wx55G7G8f/84r73LsKbbCD0/reK9G8SYR758Y1RLxJiTeuI73AsfTfMb4nWNfYUTZp6M8zVEwLxlDUs++/MbD//rsSm47RBvQ0fYlUhrB
7xXciIgy+12JsicRZQi/r2Z8c0SZ1FHuiWPcTT9/De7fCH9ah98Wh28DRgf4gxE+rMNvjcNvkTJs5vAP3pDwG+PwTRK+gcOndfj1cfg6KWA3h7+gw9fE4aul
tnwOH9LhbabaW6mqvvXeiYPfO7vvKox/KkE9jBeeirXMIamC4UNJXjE8mT8YkwXLk6mDCUpfPKjED7ZKKvGDmyWR5EE3pxE/uJYfPB8XpbNDHwAz8l8soW4M
jufSG6ceThxkuwIF6MYDvBLukxFbJBRQ0cM2Z3VoWkuCbQ43hxDpt3rlUNEOR3SE8ywqAHA8B6H7Icv5Px+hiPNKfCRAlszQlYlS9oNqZmCUkaZdPnz/8dde
r7zPsJ0o9/OP1it3DAfJCe+zhZyI5/r5E1c7xaTfasWLKcyPCoV5iqZFSVsIjTO4JQINdMLhKGPrVipHvse6BUCGfdZmgR/coHFEuzUS4aRGrvzJD44Ic6/d
j9RnbCql1uZuxzd3CXzUy7KjrgyMILhVJ+DwdPbxt/7j9fkPZ9b3qnHca77Ot+i+oiLAQzUmRCSVSP7UEwht6lGjSko5ogS8cIi7qsKZkbKqADexjRV9+bwk
OBUlaJ1FaHOPNYfrTtVnzUiKapods3oVqS+748Vd3Io0yPVYt/nsmUa3PdY2yLWNXIGiiJWh/smAikAYZPU0bnNa1ogtIaO4vn187788emJVL1jaJWumZx+R
/fh5FS6L2w6eP1Sf99wROOxx/cutFBRYAjb+xn3/dtP4r7+xXlO2nVu/ka/N767fyNdnf7qeM6kIEkb4ffXJIMVIGGxKQEnQI3YuigRmXMpXrOmF1BZgR/Mw
FNmsaLCElq/8+ZOP9VE72NJk81IJWOzbGKxewiacy2d8ExeuABcWg84lf5GfYmgD/hp63XyNbhg1iSK+c+rEX6Mh1IQjJRx3pJnG+L7H2gM7K2rtIapifV4S
eHxiUlMDV/uuOdV0MeyiD3s4utI1Muzq7KRGhlzJb8AVkZuX/NRpx9SImgItYm1OavGcRB9OuyzqDz4UU7a7gh86pbOdlGytcVc+c59rsrVG3DrZ2heRrZrz
ONv5uMvOetiA6lEznmQ77Um2k16kWqwxL+6jo5LC4UiTW/s8AUYd0SkMSwr2AN/32LNRwe2ZhQV3pL4cU3BHCu5Qh+SCU4KjKWmA4ZQ0wAdSBDTAvBe6EbE8
Ev3yoCTaCXYlxZya8M4LS3IiD6fz8BgvETmQEsqW6YGIndLbr2qtdQA7p+oa9RxMQOi+gvm64m1aT7/KBt2lhwe1PUlsGtMNuiwPtIUMs8gmRDjpj2nnr4W5
ANshBsUk7XwKixt8SlFo5x0YGxSZdj7lFwRvJC94I67gjXiCN0LziYgk0MG5WhHcgDSP1OyAXmSoJOiVcMikZzjqdFgrMBPSjMdUR1h3MlYIbBFU6ZHBC5rP
pWPzuXRsQp80n0snzOfSJAVThxOzCgl804b5HAKrzOfSCfM5BFYOJylPozc7JTBpPpdOmM8hcPhwYvROh8t7qvlPSTZcNp8DewozD7lQIJnIUI4DSmVWuzCZ
a5CDb4/D2S/1ZrEbupVlYx1vNRfNilJBoNdJKlpmxLgtLHBkqswjxgzner8YrzGTE9aFS8ytMovcAlia/UFRrLt4NBd2uGJs3bXW+rOg+Aytm3bDxut3VJmW
NOxYEKMoUJxtQepjQymAZbAaM4Y9F7IaB9DXDtmpGkiFIhyUi9o514AgtBc18CDOrft33AdQ/WVw1c4+Pbg72jvyNXhf/CJXAw7+k/W/BY7xoZBLRsxp1RUm
NaILzH3/j2F/u9a6CRZwa63Ncjp/o5zVb5JD+m3tKb1qL+pVe9HMp+JVe1HMjrNsWojOI6t2Ni/OinmxrduhqMlAGQMVFsdQUJxmpDvaUNPxEt6OQFZjuAnA
D+Jd2BOy0VER6/9GnYNlBU2YqxSZWBQxF85WivI4gsNdkEe911TVayhFnRfzYvqEWbsjayXqWWBTK+FIJK9RaYPlscKMRbQ5SGk7Lw92XqzKqFahyrKRnZcD
ixpvU1HvWngMscsmHdzXvmLsvCTAPH5UZAD9H4VZzobhUbWnYOeltJ2XWGLm/WZ62N7st4TOHe0tjOKiMRRhUs5K2IMSRi8TxSzy5sU6uRk7AIA1s7Br1tJj
+YyTbLmMk2zpN0ozsmsRt3kxJkKQzGCEVTOKdNIo4mEU6ZRRxNOjSF7GjZKMIhkZU3IyihT0mKNLHuhSRGWSEprycum5DTwMJ/BTLzIbJyaZpoiONonhCbJY
IrqwRHR5eElHlohMh+tLh6W1UpVBzXGlCjsEjsAWUyhHYAHYw71AxWT7ppQYHqXZxT1gx/c2ID3S9wQ5dnQP2KF/dcAGUWtIacLdPbBKEw/JtjLvyCjsVNJy
XYjDlDAaKl+v2NkWUWH3E8ZMaTFmSokFlYc9TV4KZkS6XbF3oqTzf1u0G+INyGE7SQJGc6TTzK+Gde1tfgrL2q3YMA9nsaQ9p2Jb/HirWzqdYZgL/1HWcsw+
FrOihqdVufQlnhIxvHoG1o9VqNUMCZbS0NT0jVvFbhGVnEuiVmc1anWGUatzVajVOPulP0at5jJTX39hQHPEbCVlqtl9C0LJ6BfQHfm8mlJDOdOw1cyFvwlU
m+vUgzDTyoVdQLXusx6Qu9XMrFrss4bkvrMMPdbQYw/KvY97NjHGXWu5yyKtf07xXUnuaHXZQHJpOBpaTW1VkaG2CVZ6a0wPiHc0ji9wSRrokrkLG+OQha1i
bJozmNaopmC54Uf0lxtM67rVEll+UBnROXN+AwzhctgHX0mXRljM5YQ2Mye0mQVkVKCJpQ+TFUBH6ObMh44BTJYi0YM/otab4COSQsexXYLWbTgDsjzQuLiW
aOw6rgkE6POy6EQFXFqDxqi2pqmiivQ+6gMV9pWdkl6jrpvUNWpOBYXwv//LuQP/PiWHMLOabHVGk62egVk5uIhU+zLAW5GIBY3CenvS4dlM/8/e+9r7Lzf0
2jgd+cBsy2ymm4GTuweGn32z8u8WJpOp/nfee+CV5wvYA0np6QCziaX6AQSPiLPMJiZM7JPMzpSSbSrp0dxHSJD4ex7m3pDXDzRDex7AK0ovrsMzvMXEsfcy
wpbMT1B8Q2yp7TZC1d6IfoVKBh9sCr/aSJZgBxyUcOkMmnTdmncb/ZLfpMlsHxUEr8gOhEK0JcUvAILYyBYErtAraSLa4l3hveUG21K2MDdt/Nwd695/6nc/
Wk+xLaML6P8+0ggPaOogZsctWnKwkpWDlRzAqlJdQFts1lyLWdyPMZdjF+xVVuA6zlyOXUC7aMV1kvl0hGiXN3JT/krNXNnK2/Ap/yo+FeBD9LvlEP32/2Hv
+4OsqO49+9e9t+/t+6PvzB0YxKr0vbjvwQuuZOMyI7Av9JQafO9t1qSoLSqVP9jabJad+IcY1uKlqDAMgyGIOhpMSFAziZgQAyl0eYp5mp341CABw0tMgooJ
JphggoYIZkniW/d8vt/v6T59584AmvdivVoo6Nunu0+fc/qc7znnez7n8+FWdA2vpX+Ym4k45lXXwbnFsleyzHv5wQP4c+Q9l7+b/nz/PVIazpUzO+R008Sc
Njinocqp157T8j9rTsuT53QiMDtdLyVDALNQxvy4xAtpJV5IK6ELKrOR8CGneh3EXYmBUVcsLsVAgw9IcYKUHJ021OrdBSGjdA3m+5xmPYbtyzMxuyhHRu67
rGLLFyUs92ILSqg0uDs7c/vULO1BG0v71IzsAUDzgUmiGEGGbCXTsbdze5tE6pGvJhWg7nm3XVJ2yhVNYG1GqyrZmMMkaL9mFeVa0tlAR0kUZ51G0CUOlhE0
nlmvtwzoX0a01Kc6byJaJ4nWmRgtOOFVBsuqz62MGOyh8lU4dykTeAW5s5P0Gb+MW+TLrE9Y8yfcgnmgGkZX8Vb0OLtGiFvpF5+ieQCRb4Jse5I6MnXNIGax
s9SHdj4xecnQuLWyjYa+NDmNewFT0lKQCJ1gkIYV7vxC+8+weWiB9W8wg1hAI2Gb17stWu/GvhE1IOcdSDTRAO2Xj0PYRFMtJouv5f+gRt8uPtLGRWo47sLZ
hW2jPqEBsDvE/0smRNPs48ENDeIed1Qj9UxBbM2J6WaVE1yzbJ2k/TkoZadTKTtJ+3OS9seiPJ3K2+nc/lIxBOLF1Okgkl69H1OY/ks8TUz2j6oyn4hq5xjx
uFaKsIUbU+L10ihYHc6Ir+wYAUD5GldpDFBUX+TOIWFJLMXfAh12wOSilTfFKlo6B1bRjpW0kpotXXAdqEHZXVLKuks8KrioVGGiP9GIt2V2ILsJkdNRPfyb
3aRhyUVqhoxhCcmiH8p4ToqMTimSt7NE3gvEsHUdk1QeZa9YUZysslWlKO4XCU+8aOpJdK197nKaBRT5UUyIi+Hn1kmaelsE32ihz0JRYSzKyVTdNfMCekxR
WDFqRiASkPArEeylo98qjw+S7+i3ysNvVY2qht8Ks+Jc+Dld4PJdlDGtRd4uNTkoadUP/liQA8qTCayPDFxM7KFRmHLq/pf3s9MGpG8Xw/v0KMQeUZiJ2KP1
R89QplFmMoTJuJngn1hTpvgn1iRJ5utcb9SFvdKu0zfRDIUqQvhF3ndZxLaBEg5L+cMua+Zm/QNNUoJZj9EkBSOX21IiVIpu1uNa4QwpYFBLEaPWQIhR6Z2i
XEMwFg+jIYKxeBA4wtL6ClWjT+5/6NQPD2Bpfblu/lIJ9w4l1RpxLsd/NL1bQe98hi9fYl+r7nnVwnSUHFU5Y8ojblpkbI67XBl7dSC5LXNgh8h4YJenGo2x
nfqFsR1Qoy6wXmWsfeT1aA5z56oalptC3WyOtPJp6VxMUuzwfedhlqK89IHa9BDXclVXU5glzf478Or+DdueqH6AjHT/DVHV0D/9b1SZiOw0xm35+LSFCV9b
hboCc60nqC7kZ32b6kLeqAvzxKrN2tehLjDITVWJS1vy/dWEOJ/WAZILof0Yao59P7ZWVhZY99ksHbUbxxwhVopw3+ywybJS7xf/W678YgZ1PdF1xwwrEpq/
C8eddrMbRywniYM4EAdxUr1TBzHaCJhV4HfsolzdJza2n+oiTekvbzVwWNLqiYJsK1jEraBfFUAj6tG8wnrKKO3BTcrCfROFAAD/eRSEbkQ7bC6MVp4LRxlZ
pPx+nfKtUlxbsAmiSKg4B0dCxRVlv0KRiLzIVTFkc2+1hnO8GsDEqKohbPE+WtiTtFA/tE9W9tgGEYMae4O74LWt8l3hHpqGQT6wK0brBSdzHq2uBLeK+rWm
WZV2mBNBv4r6R0I36h+sMZoo/qPHujDb6krgXZD5y7PMX5Vl/myMFAnzZbCjV5gd3aMNm7xUT7qAyZytCHeVjAO7aa/kbAYFhXvgwAwer/keadK4xNnppJDc
Q1YyQpxkdGXpHZMhU6qrLlZl4oqK+y/Jq96qUGdapeFdp5FPQGTS7XzZHsVlTimyaT0LV3Rbqs9OGT15+muJzM4Uqff+xOk8h+LNFu6EABUjeLyrUfljqpOr
7myGk0RY3hWFxDIeioaYKAWpURTTLnsThAcGCs1aEIUgAq9A82ukWRdXdddArdmtho7dHBsv59OdrVpUeT/188pehsKqDUPzC22X+5tkPBc1q6xpsbhVVjV9
of0+bMJTlX2B9R/xa4H1NzCO84nrpUEML/FjFuZzfuTUb0y2DavYSIeqB7sEo3JCttDgYZGZhF9p4S05Z6LvkJY/upH2aVHt/ZEa81av4GGdzzI3SbRG0XeJ
O9CPeoAizWMgV4umLSWjN3tQ2XzzzazPoIYg89AXzXFnN2upRY9qA+5IU707VV8gMacuzfes+uauhO2ZO6VfkiKcMm7qsag8U0XXRUwL8Ek3+NlyqwfO7zKc
3z1wfjcmPt2FkvXVoRznVg221JR4ofUXqo4GC6w58BcssGarQw6LTGXgeiJ16O6zetWh1meFRIF+DkXcjYpOKWRxLxQWFXgYVcglRKzaxAIehVyEvSjCeqci
jNAPzXGxLJAWYYgiVKPmN1OE6jEUYWgUYVUXoZ8UoY8irHYqwup5F2GFizBEEZIBNdrwJM0XLVu14WZFNcpu1DVD6atj+53Z7JYC1SWciVE3ZPJOqrH9QA23
kg5Y90inYg+52P1zKHZZpzIKX0KqySeovo0+QUYggCZQ4sDpCjYV7fpaYy+NRo0+SQicca8dNbpPg/lOfQ+gT0byEZpKY/mO4+gJpo8WWg4jRK+0HNIPYMMe
gb/GcXT7rL36AWs3P7Dh09+u9gEJKW8Y4wdsgk46ffaofsDeiBBZorGHkjecEUToScZvMrCTskDITvWGu1UWDtv6BYf4fqDRKQvjdoLaRMip40/+4ecvz6Ad
AvKGHfKGMX6CMKj0hDWKkJM/fv5rX765IphUeseQYEpXU6btazX8cIW+/ZWySIUj/mUc/dWUYciEc+SL9c1PlftIKpyinsepn02ZZYjuAYHo0s1fLzNI92ZA
iV0SDI9HXROmulFjIPN99hh+5/rs3YyAtAkJ+dMf/+DUAztn9FmElkThCT7yqAZ45vuck65g8jxOCbCNAy8e3rDt219/9l19ABSauujWDsEe7va0QDqBLSmj
h1wNND7jauTkGO5bN24vZLQi7W4a9XSJHXd1cYzrX9ZWN85lgHub1yXAPS8OGZpEaL0WQyf6gdXLDcYtgepdYi9j0NVS5mq6GmAdwHOKDM8hlE4/MDsXWzHA
OpfYA0DiXGwtZqarRUBBEfgD26qeZhhfTc0mNIzPH4xgJKoYIKy6LqpkYXyMSCmT0gLG4a3QhGDUozoD+UIDyBfSKm89qgB0Ucdoo4j1VPh861jA8aATkkAw
wriX7s4vtELwd823sPrqz6e7iwBk1NW0wOKy0e4VgmPUAceoRnWGY5CZysVbsVyojrMHSQaBVQQA7/sBwfseNfEX6b6pbY5jp7AFWKNUAFH2sBXYS6g+wuUf
oT9n3nM3QfJlVe6Rlv+XBP7zZY+bKO7x5jatnqh3tmWkEwvYNkdbvHuxA3wOeJVwuAg7mufQfjZ1uJQUINX3rPBe3ct5q26Ft+qWeatuwFt1S7xVt8hbdR3e
quunW3Vp+x5vMyMGknzAczeL5duxdzctnNcK8MWvsT/hr80lM610a5kAIjMcLtiSxYhpVT9Teof050dmtoJ0sVNTNMSq60kJC4QIkpJO89rP36xLDvBR8rJ3
jPy/zry7ZSdcBQmvAG+Yx+Z5tPD2eHWcJTD4XACxIdXOaSHSfgSu6o1f4fXI8ld4QTJIQssSKguTBUyPadWNNBIq2JX2JHAB/iX2fmgDqvN9WPD1RUvBJ/9J
iONO0M/5BMPtwvE++Fd8gueqd8s2f1+gl6XMZr7+OKAr5l6+RVHJ2MsXNRbaH1eH7gXW36qDmrivhvottsr4gF1cq1qarNa37/P3ierZT+g9i8k+f/KykOGo
keHI3llPvDOusR5UzOzqp4K4lsthFWd/Nef+b1XtUZn/OLwQ2S15Rb0lr9hhS94K2Ty3nE+XyalstlvCO+kux7LdQnsAmJ4FVszlsZjLYxFITQHaowfG9Ga8
rbIZb1QHbLTTPYCIcw3H+XGOc2IZuyhj+UbJFr2TlrlFr5+36C1GqcxxLsdm2jnK2E/DYWlzOu/b6+V9ezN4i941vENvBu/Q62Wo8HTeoTeNd+j18A694oQd
ekG6oTSPZu9DLUSa/dereV6C8z6RU/8mqsQ7WQ2lP556eektq5d3XHYq7moFCTa302JokVUd7SCzelrsvHaaffAd/5NXI6MgmfsHBCbY1S7DnUz/A6Sx+DGi
XjwnMapOv6YWqKq0CVR1+jW1aFUlYLBrur6yU1kyNVeq6SINkyKdVJOJitRUVC/SgGMDOSZJKE0VQxFR1zpGY0ZYJV1H9eKoRh6XukjZpR6XnC51dxKnSzWC
0CPGIiNNY7HBTZalBt54w/rPmQRAvNH+YMVOP3psq/GFz9kSBhORrELfR/KDqraRqp+buTR8IyOwsrlbJ9uto8HMzb/QlvwitgsRDCPjqTskzpA9T2ppWVtb
SnCBqza/rSo0dBMS7EWBcUkn2NCNz1xP0gjeVp/5HjvI1QNvNdW7q/xuB0um18OTg0bRyNzIKam2tUFddOFg5uYkWQ10wbOZmAAjrFL6vOEYLmZXmqZFZTSt
cuc1ydjhG+yJN9C6ZBnrktOiaekCU7E5Df7JaboaN3iptYal1jDq3gU5vV3N6ZSUmkCN1HB4RNn66QPRDc0aqw7Ow8JsY5d6KqnZtfXR9JEoVHeqyTot2XL5
laj8TGBBew4ryGFlihxWkMNKxxxWJuSwhBxW0hximRWJ5YyGyGgdGZ0eVXaprqtnV/MCabqc27rKhrpjBnJLjFPTkdtwYm5njKBc6uwUDKMLRuCD6Y3qHyA8
f6m93iOqLpxGPbgcE40Ar8WpxtThgaiLvJtBp+aU4LxZgNBPACtRLnjVdbICx8VEazA0sSpvTmswOC+twXasCtbxy0YKABJirXGG0XS03QCuKNucx+4pj9Y/
XeCeJrP0WM3tZdlQrO8Q8iHPa5kqko+2sJstt2RmeAsGsVcAVXTlygVWVlwQUFXAUqwE8NluyENBuqWP0Op5qhaYyoi2ciTd6U2uGOhB6JUVTAfBNkuTXAbM
TprewFSY3Ow4+RRHqL65l64+aXZOB3Qj6mnQjeRx6FUzeQd2iWhRQ9hyIv2d4wJhrWrbR/FbWWPQwYc3j3Dn4s3BPkfWdJ6pph7Vjaqjqm5cCtqVhC8alrsc
0cCCNPn8VVHhOlRANTJHZAd5SzS0jClGIAoczRVtYXX+Ah4KQtS4wKLGPi/bFTOixgGwLl4bG++mXNFRLcCRRTkW1KM0gxofOS7wS31OQjHVDfZUIbXE10q8
HjtHVB5JqfKGAR9xzGhV4nBlqxp7189s1VhlGDsrKshk/jqYPcmkVhzOXsLupkRPOKoxWhIRhMZDWkzYJVZi37i+68aMoHBGVjgqDjjrB3yVjXLGSwzV4pmk
WqmMC6JNxIR9CFRiTZiO3aqWNrAMq6VhizHLItcjd2mrh7Ja/GClAKOqji6rBDdJnpqW0tNkPkN9qaq9Hktlex/bFVVYAbdI3m9SwC1S1eB78nRPHgq4BNUv
swJuCQKtJVLA7aFm5FAWIlcNNMDhSRmpafVbn7PlRrWlzXySC9n4XMRDecRd/2DFI1ojJ/zMhglCsHia8mpTvXa18qsD5dcGgUNYFRKlgyKDFXbQaqssAyvc
IiDUCV4L7MpagwcnEXNkn94iJk0AecClKsylHTGxSztiBl44pirD+GWYSdkDAJKN7/r8gy9amFLZhLLfaGNeZc/az3IOocxknVnfGeaJ0XdEs0FAHcIPcrW8
9DMHZ2Ieas86QBv6lUnwFliXM3+vOp0vVWvNyhYV7rkqRaj3f1Pe/8SE9wMY9GF5/2933bmgD1QgwijACVhmJGDpm03AQUnAgQkJSEhLBAN+5lMmVQd2hF+r
rj1lJOgaI0Er3myCbpQE3TJJgsZMFpn70m3qRNdSFKoWuXczk4wMb0ruIpaWCtOPzNqcpL2l6hNzlEjyiehFBTKby3xnjZmdcxIDOYdbnMWz7haoDfU8fNZy
JBWxevNM2j9NbdY17oYRU72kekn4dZQTX4nX8tZWrjxgYRk4dfz29T86sO3f9RHrzaztQ+nX2mHmd7t9nt9Lpf2eTNrvOUva7+mQdpJQ5Ss67bO+bCTxYTOJ
e883iYSISXbhz/ouVyz12iPDiUtf3Pm829ODOkkEBB3tKLhg8BLbQtcfz6Awn2i2marKiS+kXyXQgOAXOv+4lzaDOcn80gDOI91lQgp3SneZgxMSDhJLwXBV
9YcOODjZxe+ku23LgFGwgz+zU19DKjrs1C9HBTj41bwUDv4yQOI+Bh8wwmWm65ct+i4tHJKDqcy+/CCZwZEn34EnX4WxJz+AmwpDM9VBjWFvXsDlqTpp8uE/
bvrwEwIpHoJsKdtVbfbHTLOfbp1C77TJ2DrVL0b9MG2jSoz63MxeFXzJNj4Hawo+B5uXH5eBsEq2b12N8SCAFzZxOrQ8oC/aY81xrIkqQY5jzQ04EusTtHXS
xhqo20eb49UDy0lvWsWZB8FTe5wFFjwocNQFHXUh0TaQ3mmI6LW+9+S2J3bN6CN2KfXAKmK7VVH7sM/tURc5zqKOs8jJLTIbh8QLQ5is3jHHlXoKlpO4oLEb
c8SeEHXAfBmBjjrgqIOBPEetooCJhtrEda0y7HTstrVNREZtk8TIz4mtJhqMaWkWEMB9pGtl7s1uG/ypZnMRjIRq+C3Wzcq2HY201m3HSdtOlUchflSVpWC+
rBtLBdnz1OTUQ2NxuFWqJqKCMBlzaO/tOQms0A77GHUwH/+MwKhppniXPVqczZB0I+3a6cd7qyXtvLe6wnXbjypJ3ZbE5yjxOU68mlMliaeN0xVsnMbrK5z4
QqfEFzg4SXw4GKOqC6FyJumNisdJD7NJpyg6J10onVVjkAbUOeF+NuEFJByzwYIQiHRKeJGDDZMb02p2fGI/Lzdl0l6u5Dnt/vmk/YCkPWmknZNf6pD8Qpr8
oFPyAw5Oko/2qmpMp7R7FZ/TbmXTTm2pc9pdnXY3NQSZtLucdjcqJ2l3mbvFXVIpYiLOwllzwWHAvcA+7n+5Fxiz2zb5Zf8OQMyDxOxpY73fdKmXhqi8MsZr
B5voC3ffwFJc8Ak4LFcPLaTwe5ipBM+7dm7trEOETSlH1nirsEpltbCq5cfvGIxz1ytb6KyK/3yQisNdORgXBuPVK+N+dYv6jdUIvc0xFgG4c9j3Rufhtzex
A7YEQtkuHBZYdXVFHWghcr5T1isUtJU9psfUg/voQdrfYKtJPHET6JvOKQFqVHZvZlRGZy2LSQrwrS0ZlVk8Krt3wqisFL5An+vedFQ262v4fbEVNtXrEnEn
lZ+ZmLSXIgKOlGjzu6q8KNfBFu05K8EbgQrFhQuMcSkTDRK0Ch9Xfbp3rIw9AJsK8drIXUUeypoaw6nvTd8r4m/yEIkOlYJhB9wLb1WJRuvPYGu5y/wMHvMz
5JifIc/8DAXmZ/CZn4G4G+Yxd8OlzN3Qz9wNi5i7YXGWu2ExczcsYu6GfuZuuJS5G+Yxd8Nc5m6YzdwNFzF3Q8TcDRcyd0MvczekyjimCM1BLUKzhURofu7Z
YbILz/poy5FRFVUDV30CNP1GTKO53pi6IGaoanqaq4ToXmiMDOZqTz2zij9EM6dqJWisNLVx5F5FHQG2jahPfxVt9CHlP8ILw9m1d5Pwnnugv/JxAPZjLTAf
aLgqDmbgiHDdxYEUn1Y1cxwNfGY5UCDlBnVkuXiN8bhKsGql8VooZqq0tnKr0ODXfkxVphyqVu6qmZQbVQArAd2QvBThF3ZFogZ9cbPgYpsumbICepFcVHyf
6rigfSkZRBmidNT4fIUKUdYTy94qM5G/kpTMKFBdzIQHPBQHo0IrGATthdUkrgmvWQG0w29WcSg2ayDFL9G6QP818PXG77qCuAgcLETTCL00qLlaPMSJ6Jix
mNQAoM5FDpYCap2HBWRu84jE4+cpMh1JJQEX0SuccJhAR1S0WrqN8P+44aRlWO49Jbe+1vmEbTpuPL3aTB0OQIt5uCgj669msqoXbXbQECuEcM0raIgNypY+
ZA4f0lrVysuHtORDKvuRwwobDUquYOG0s41MLHyEovoyquZCSUIdsGuIa0EZOqAWRkq9g+SpyrsTR49FbENoKqMZWUwrowwskdO8D1whTdp0NqF65Kl61JJq
wLQmqB7FFQgvIry4ktasyQMtyFR81hp1xRZXBtiuZp3sW7OLrF2zm5pzswESHywjgMk5h89bA0kOf1yqjZNGRo9n4+TqZlFjxNaf9ggD2sCjF6VxB71YqkzE
DyIldFE/U/j3Tm+zJ/Mo3+PrJ/8IPZc1sedSQ16aMVUA6pVfehZV5QMREiorxp1cC6phrWkDp/b/43e+svmZ+09bG/rc5crATBt4+ce3nvrMgSMPHkPQ1VDC
m6Me79nQ6hl44djtp3544pmHT+DSMnWpZ+C1/QfX/2jncw+eQtCSCYXWAKBb6210sd5GSLN8NIi7Zd/QWrnbCr/MeYKFCFe1pqv2sLIFWipVsdRQxpJ6R8E1
VKDaCnXlKLWI65RNygfxO6LpH0Vdr6nq7bu8tUZVY3XrexlNvLJCzaR2ZWt65KuHoPChzqfPTKLHe69Excb7V6jnUbd92gDIqHVD+1FolvxAt+P8KjDAcwuu
OMTSzf16ibLM/Xohw86kT+HbVuOE+bzlHKMxALWRd2M0iyqiSgRVgkazpIfoc61n42gxnbvFdO4W07mz91kzYZH0l08UhVRDEzNLdVz4rtIdbOkvMjY+GRuf
7KYURMDDePrsCVDnVCl1dQ+5ic+DfPY28ve6k/owTzviCznEiifwCD+5fujoZX3OEX3p6Ibn9rxi9TlPG88d0BfH1HPj9NxdP7j7k0ML+pw9yXP3PENkwjvp
8m0PcbRj7ZeJ9/il/fLWzcnlxw/f/3t1ecR4K2iO2XPjMLOxvnBcXxhXyTliXHjaNvK3z7gwbl7YY1zYaV6AO3jglSde5LRtsdO0Pfiaxd6LgZNH5fJQcvnF
Ox58wSKnycCvj3+Rr16TXDzywK8tctYMvPKUrCwsk4u7N93x0EsWe4dS3m3OGfFFJsGX6vJ3gLNWBXjkTn4PFiW2cyL2gjOoIf6sHQ5QX/asM+tYczqyEyny
p0TJ9QzR08XfldNjfHpITg/x6T/K6cN8+j053cGn35fTLXz6tJwO8ekP5PQE+b/jH8rpYT79kZw+xqeH5XQ3nz4jp3fw6bNyupFPn5PTVXR2RM6W09nzcsa+
th/LWT+d/UTOLkrc/m782VsTh/5JTvcbqYt/H4eMP5KEnOEUnNqShBzjkJc3JiGHOOT7acjDHHLstiRkB4ekNNBEQG4STTvzUvT4rN+t4wVyVxzOXtbhDL0E
TKQjciTnVTzsUsb4l13PavotrmdwcITicHYTh7MrDmc3BTQlDue8qI1MHBflOVh7DkiRrIhuyBWOQwynTe+BOJqtVrmjw6nM3gMaiZbZ4cT0fZWIZlsVnoVV
2NFc4S2jNAwts+8MUx1cIDsZJCQYXuJUCOBUcLBWzjTRDXh3jzviaAaYIHweJTzrFn6QXQxDbsbF8Lsy/AGd1hetrGrAHm0kRh0SdsisPLHdcdjSmMtMbDls
tjHG4hmHO30m0f+HtY10ya7oYKw2bgb7uLr7crEJxy2yKdom9Cc2wYmPSsPYy4tcL8jpdj79qZyKYsHP5HQN6xfI2Qo6e1HOlhoLa7sfSKq0qCcM/e/MUhvi
vD2zrKZCjn6zjc1/PA1gWYMxHdByWbtg3mA8nZzyqggMh/Dv1mUcwq0pHbvauXtpxrk7TzU4o76SlxX11TO8XR7V15z+AmqOqRcR0oSD2GP6fO3+8qjOeiw3
7MnsW5egeMJMFuPEEzZ7MO6VyJNSEcB8xls3Vzt4Z7+V9I9n0987dfqPTZZ+N01/NBhPk8iPTpX+i7SXN3or6T+aTf+0qdP/s8nSn0vT3zsYVyXypOJ2Sv+F
2tPb+1bSb7QNpL86dfp/Oln6C2n6w8G4RyJPmmKn9De0tzd8K+k3WjvS3zN1+l+YLP2GJ9gfjOsSeWJcOqW/XClpT7vX0Vs9Mf1umn63/RVIphvX29Lvcvpd
Sf/RbPpdXrpRnU4gSzeajZe7GZGl6Lie2enva4V0vH/U7jDeP0Kj1P238vjwUNKdbH5uz0lrklHx+GSjYnRbY23aNXThpN2XUawZMbut1Wn4tcYQ/sNp8Id0
NF7H0S+UYDqMfkdl9PszzZiJ0e8WDKR33HnfS+bo15509Pvz7Cj0F9lR6PHsKPSl7Cj0l9lR6K8yo9ATmVHoy5lR6CuZUeivO4xCh25vHyuefLB9rPj3W7Ia
OGo8mYYMyXgyfeoaChhLA5ZxvA+0jTgPPWCMOL3/P+L8Fxlx7rMnjji3mSPOo1lTcMZAtI11mubf4abtZYurJ5g2qYwmF4bMC6eNqfYJx7AER40Lh82Z/wHj
wmP6wqi6sNe4sNsxTMR248Id5oVR48JG8x2vG0bltG1cOG5cOGoaLpr0J6i9fcklge2RkTulLUYyIN998/P3wx7uNKLdbr7PxH6NmvZwxLiwxijPazNiBkny
YOpe1Km7Wr9g5+ceeYn2oyXPLDYcEZemwYAkflneEIl520uqD4l5axjm7aTYlq0ute3fyOkIn74qpzLRPSWnR/j0tJzKpPc1Od3Dp7+V0zE+/T9yuplPz2in
Apuh32mnAp/+XjsV+PQP2qnAp69rpwKf/pN2KvDp/9VOBT59Q07Zug0N8xmbtnVyxnZtWM7mGWb2kXQCPspF8kI6SX+ds3Isnf4f55DRNORpDvll6jQY55BH
U9WvnRyyJTXOWzlkexoywiGvp0+d5Px9Mr3nCId8LdXlGuOQ0b83RRjJ6XFzErKaAnZ8OiN95sYPpHcsYs9OGjD73B0NjbeH2WfOvCktvwFqe1tZ/te1r6GR
Wv67TMs/lvU1PDUpljmcPwGTLBYhTObe25+hbdnF2CW0oiFHhATt5Kth5qqHleGyHo+rm9dLQxIJuHlUfUYkcK4GVWNgJkQMERZCIWjX6eV5JoB14oc7vzxP
L1dv2JB9LTfqGyRwsUamLpLX/vyez/fBcDrxY53fKlk+cJa3fjL7VjYsG4cTrwbr7l2t3/ric984TXbciZ/u/F6H33vkLO/9VPa9bN42DSe+FcPfo2J7ZpPp
C4FGDqB/x6bM+YmzpODGbArE3m4eHkq1J1Hg8EMlpBoECzw95Wd+/SyvvSn7WrH6Nw+nLqc2BPbpW7MIbA0hHHl2qtxvfnbqZNySTYb0RaPDqSPMdN2pCLdt
ysLFA5odOfGWZ6eqBnecJRm3ZpMhPeRtw6l7znQtqgh/synjXAMefac9YRjfhlQumEjlHCOVYaf9BItcTDDLpQSzHCSY5XKCVPYmIJU9A6lMuA+/kz33Odi0
52UREwNIudQZpFzoAFKeUk6slJETc1gWxmsXgmHcZR6gGY/J+jkb7SBlT4OUPaYbacDdkQUpsz3/4tDkIOWf+nbX2gl7xgijwLA6LHDaKVDB1kAFm4EKhXOE
fkaFlapXJoyCn4ATAFGxzf3OQD1gMxRt3Mkjkzb2/GF0UgQWQV2I4LGQRVsgJAJBARRglXKrrmuxsEcecADSry6y9jY0ofKMRUHfjc3ZhBfhwsb1kC+UxM8y
eixpGykUmHR7wGMSElckElEHiC80aGwKAD4gu9hRChjbFWACnVhGbgbgVnaD82Chp116FXDCoYpWr1NVFVW0nribvIutBiBKNc3VGeWNBehkMdvcNif53top
3yW2CSXxKn1a2wXmPznLAOkcAYaqMFH+XZHHBUsDCuAoJma0Bdq9lBVIZbbcaohOVR06VSFaSU9UB5tPT6JTFUKnqr6EsUJ+s47ttbxP9UK4wL6gdar4gg4e
G2FDglR08wBNlzLIB/F2DxSvkEDFrj3cIeyLDQa9yA6gAAmIorqM14J4y7B2zmFnczPgYZ2XaJCkH09jE/VHtEHHVzcNTyNqsAJVnRWoQqSzTm2hEQUwPA2m
P2owgqrB9EcNAKksM2E1TkNNPnWaxryGLGiFFJQxNdIaGqkH6khVJYC0CJnXR5yEBpjv9mEB891EYL4LLd4lD8ZABx+HzFn4JZR48EPPrmkNKuD6HMb1OYTr
k57EU3czrt7lnWqC7nNoniCIOY3u8wT0p4n6I+cqqqpA/Wl0H6PkaAN0QeVYAHkg91amR0B+HtB9HmPIIoew+4D1YWNNxNedVaRvSDujoW0IM5+g+zyg+5LH
DXQfctnyUlvraXSfk6L7TNPpGeg+LzWZHr4GtDAJ3acu6AwmJhPG0iOISz6xVj5v6hZ0X95E95F3Oa8qR6sk6L6A0X1ldlXnAfwriBWtsBWtsrGtsQUOuR8s
AM2XF4BqgQXRCNcHQF+VAX2VpB8skQInd4IB83PWxMSe23YjKmInQfmhA0Sn91LR7aKtwQZT7wRkXzPPNYywkZNj/AoUxjXQP0+MX+E8hiQWPlGC8fMnYvzm
/REhfkkdYYhf2qNlIX6WAfHjztQiA1Lg7rXAfSp1zlYK0aszRK+LsXndjM1rMGCvJ0VbNaLuZNxWA46caSdqnYqqxsFSVD4AedOyERBu7KyP/mmBen4WqDc9
C9Sbrdrz9CxQr1cD9aZtaE3LAvUigvVlgHphWiLcqfaogC50qt3XQWatAz7PN+F5PsHzegmHVwA8rzABnjcDxTxjBQjbBJ5nMTyvl+B5M9RHLJjwvBnvJUy8
hufNuLLVGxWuUy2O4Xm9BjyvV+B5vQY8z+oIz/OJWua8oHl+FprnTw3NszKbZAjmT3Wdhvt+WtsLUZ3NXBebuW42cw02cz1yt240FnfH3HUqO8dJwCdb3/aL
DEMHPB64ZhiOlzCbBl3Sv1Kv+jNg/IKbMvSCo7ZJL3iG5UXsVFqEw/xBmhOJrIia9tCv1eoqIJx0D/R3mGbQqa9PSJsTakHVggnKa/EzKYK3MMfxmW8wVFMK
ddZgvsELmW/wIuYbnMt8g5dqvsFF58w3aE/gG0TNHU0Aixsc29UdQfjRlqs5M6iJk3GaYDMkOBnbUkj4ow3UdDUXroQeJmoBKLCKfCZG0S7t/6HRs2wzwK2E
DeO1ZWZgiYldC/JCgyAUCJ/ZkPRQuMz9tX0935CjW56l1+XkprRV4F4rqSYelQK8oXrvRPD9vJcDTcaahFVxdy7Vy7TZpwqOM5a0iuy51jxsuVxCLXjNytYU
JGgcnAjU0sR2M3iHC/OdjaTPq5rBAiieq59z3N4+d0x+hn3uVvnp97mjsoLPKZnN5KNzCfK+97s0ZxlyTRW3ps2Sa+r/jblBEswsxm9YKzEYU2HH7cFw380y
gRD2y/wc9zhUyNUQ5iTJJr7TPcMSde6QQ5VPXdnozCdtuUqfuwK17zJ3OWdmGVVC92o1PWB2RIgCqv8OiYThAYNpsMDSfz4OZS2PZ/PN4f8iEpR2osGCJhos
ZIkG8+D926GeJSLAMZsDtuqAUQkglTyHvFN5NPHrW4WF9jCf+Ne3SgusdXRCzADkdljD32o1P39UR3hYIjykA/ZJwLi84WEcVeTfIC3QBdZDEu9eiXePzRHv
Rn7PkIRq76BmIczHu+2EhTA/x1nNn2MIchXqdITULedArqKK4xawWLKiYIjjdrBW5vDEThtGIhfVYSRyUQgjkYtqMBK5qAojkYMBKbOYmK8OQR+ZTyElVZ3g
bxwmwqWvqGqSChAq3NgBuabb9A3WQh/bBvOpkm4wbtuFibZFNX6I8ZI9AAF2jnxf2DHUyvFuh9WymoGJAo08qH62NLGOSyNSbFD2wm+u1z4hrHSgfeZZUw9g
8EJCkp8nPRJkroxXF0mWBORZYEJR3yL8kuhEpzZBdXnvDR74MzenOotSAun2UspFF1RSRVE/k5Zp6uW4WY6v8tkU0Mqsl1M+m/ZZm7hC5CLE0dT9AXOLQdei
n8n5VP1wwEVma/koVrzAgLgK2r0u0H7dwPyEEDtX9avUzvMVjkRVdWdHnTQ1aa+PDHxabr4aZD5BfPIh8YPuSqIZWjsSdUGVJ+4WT0tyk4CFWEDMIAUTgR6Q
JQzGM7Rf6hvZpzx1N1cD4r1zmGCum2eG2KPUkI/vJF9dRXjYARUw9mow96xqhuH4es09SxpYLIrATLCaGZbOt6MtquMYVJDU8Q5IxajjVmGS3QIT6pO0DDEF
braZ724jmN58kpaZDjLVYah7qnHlOqh7qqNq4xfg+prmTBxWNy/kJHLtVKM6zaRCvEzQgskaSEcbSKcDE+tWR5hSRx0O2KgDhiTgjM28qKfVUbu1T6rf7eUO
xo4TuGcGYf/p2UM6sn0S2bgO2CsBux2OfaeTxr4DYaAocTi2MRxVv6T+hxFMeFnHnES3NBe8fZpaMrF8k+2IW85N2ZZzcNsULaci3yK56ewtp3cwbuj29ndT
tJxebjlR2nIu7NxyRt1JWo5wQdM44u3WdlQ/pW4ad5tE0/uwy4naC70uddzjcqJ2u5yonS4naofLidrucqLGXE7UHS4naqvLidriIlEq0a5KlPna3J+2ySYf
PGmyjT9qk22cY5OdvKkG56ILqppqcJ6KoKqpwvcVBUZTlcYaigLh48MH7z39tdv+/APSgJPm9t+pqeGyF//ktodIb2DSFqaHs0L3VdB0X74IrjGrV+Fiy1NV
pMBTeTVdKJCDtVOuzb2txJb4di26X33/3qetCYW3wiy8u37wpRxW6M9eegel9A5kS++pt1h6/9r6iluyfcVdU/UVNTECd51jX5F8ixvlW9yS/Rab/9lqculs
3yCRkjzLN2iXknQR4iRSkh1q8oHbHrp3y77GhGr8kQ+Qz5VeDCFC3OfF39rOHCyTFaGaEPWqf9PBo+pj23lMvIbCYJTpbldATABc+yXd3V7TKkp32y2qidi7
e5gj+U4+fuUpfnkmmmUczXLutz7UFoX02PtciEwVVdm8zXvsblWhxGFToA77jHTYp6XDPikd9gnpsI9Lh31MOuyj0mEfkQ77sHTYT0uHfUg67APSYe9Dh228
1Qtm3cjbZqzYTZUzWtbAt7YLZvRDkTWAhnTwq7d95XHVSS7F+aH1BKNdon6nthH0ZtaA6kGGCfvfLw8+v+PQVx8nfjM5tzEzV78PrB/aTVBSa+DU0Se/QxpD
oTr5pOD4/Ujre5TSRg3wE1y1B9OAuRSQTK7m077nk3a7SMVxOy7qvjuVqVCjBFOngkFG6PQHfn3k9vWvHvxc2Md9/j4V+c5xkul9zI24LXxDx7IE//1Ni76N
mmryeCBRokj1yFW1uNfBJ7vY+ip6KnXc4fAn2+7wJxsD+zXJbJx+9Vud21I/f8zFmtiZ5DaUdeKmMD1tCtOjXmUMvqQ9gjQkK6GFzBadV8nHoZsYB4TfP7xJ
3jKbB8hzuSbOU43DE6ab7JhOgHq2HtnZbSM7gofLCGsLjgTCfgftvqbAEQyxLNq3S8Ov120ectFgr8SDvai40H4Vx2CB9Rscywugb0UqfRjoRdN4oIeXPS3x
HjBf9pgEPiwv2ysv2yPjOxr7lXjsh5fd6/DLvurwy2gc2MPjQLzsHMaBHn3fjdKkR6RJD0mTft3hJn3G4SZ92uEmfdLhJn3C4SZ9XOrHMakfRx1u0kccrgWH
nbYxuCOqqlYT1LmFgNmU5/GC6FzW2pnNAqkXsexpxJQoFzLTci9LooJ3ucy8yz0slzqN5VKn87oF9uGRluIl6sOwpfuNWLqTYulO2GzqjtvK1iGLNid5SLL0
uljOM2I573C4iLY6bIm3SBGNShFtliLaKEU04mDkVkC+oEJiARxaQL4gRlJCLgvI10UsPxKpQzCfpEnKyCWtyUChZBpyWUC+IFTSy4s4M3gR5wJexJnJizgX
zjfUS5St8LTn7wHfddd6azIqTrnEsZbsOsoNDMuWhavVb3j3emFEc2yEATLVm9bu/ZSxbyZHApl2VAjvGWHtaw4phM/SSIUw6vGoHRcwBkmoF9Euh2BHJ9lm
mheGlgKBSklm6rf77/vDAzs//43fWX321aBtXGgtUcGGbBkYhUiPrF+FH3v079Z/9uBz7+5T1asQ2wvt2SRVhaLWmQbZI9F344K9nOPcCGJHUqRbrcJffvTg
tkKfdW32RUO4B0MKa6Gt0jixXBqz7hQd67tEx7ogBLuFWV/Q8tU21qni8mB4dJhXCOAs5bFa+MKwrHX4GNSBSMm+slIE5eRVlVJkv5OEsdShF3pn73QiqDfo
pcJE2OlLarDkNAui/wSYIq1yUZFS7owiRRaRnRVpTu8cl1JJPsHPj92z7YmvP/vgK50+waH71f3Zb3B6/0PbPvvytj7+BhZ/g7Qc+VvsI14zXdTyNbiIQQ2i
3mG9+dK0O5Smy6XpcWlipVD1SPlJCvWdqq8JkrINjLINxILF62wyYTDvc0nxmWxXgW1XcJkLo1W6jMn/LyOWeP8ylymD5jhl6NyAAt7CWa+afKhD1KziQIqt
c1T3FuLQj8UE9KxmnryIVhY8XlnweGXB45UFj1cWPF5Z8CLa7uexzJErhiKX6pm1b6x82rGdtTIE22JnEHiZ3T9xjdHGAyf1TiLm/9ivhlCbn9v9svB/HNt/
342fqfWl2x7H+/t4N9C+9UPjr8yELpWtatgjv8ozDciJX97OGzV5Z5Aa5b2y7Wsv8M4gOr/Tpq2Q9HuXQyS1HO4yQ7m+p5cZq0MVdKOwBPjGHvwv35zdMuLE
j96a2QfoxIfS8Vs/Bex+yBjhIeCfthojPAT8+nOGMfgC1z+U+HE/Dy2A/Noc6QAYS996LcOUvZk3aIje/MOwjH5YBcuF4LsPeV/qy69Cv3WJ/Ves6nJ5K4fA
JS0vwR4bMobNqkix1kyZH0M1xtCWYb1iQ1uGoHZ15ooLAAYJ1BQakgut7iY8kSX87FHTXheyYV19LvY8uPKKOhjobCQ7ak0Db7660WF5sEEezPwPaIYtsFaA
iQ6Yfh/943IMgMD55POiZi7S+cJ49BDNjIljXnXiuKZFM5DW/6Ts5nRMcqMwcoEpUEPq90JLO4mD5IV0NMQ9b0aCdTGXwA2hWIH0IuWjl2WcG0srHvRjcabK
4f0MHFpaKWTeFELIqEukKHJqootCZo+LD4HhLhxC0lOuGULCtUTFtkZPsA5tjUBIvKWGRLhrWGOZTgvxf03Dbfuvo7DDQwwZrqnMQbzWVcVv/QVYRiFe66L4
Z8OaQrzWhdZkpA5dEK91owaJ1/ZAdTpnZgyj+cly5XNFBVQvLbrkWRqooQJskrHzp2yuAhttrgMjNlcCkpMrAetBteDaTLnOHkwk9tq/oHr17JZ8lp4PAKXd
4VOyFFAUbGC5JettV/4lLv+AJbDThNMygIaQRLXUit9jK/uNaS+0Ud4gHIhNGC3itsYvnyijiZ2TBtOg5yRuz94st2cvc2E2mNtzBlRQiNvzAsii2LXAjBci
2lhUFswOYf+BMEmuA0AC/I6cB7NsW6dS9SucTqREdTaSPys4GuWctfYaiKckfJu7nQQTEhOEAf3viDMZccnkf6FvsVJZbGfVdeQKy1u2U3Q9rKyzNAtIHrCX
+J2k0GJDtqaIbRczWqVdLDDb2ypX3byXy2M1HgAUmsziQXTvGHcQwNLuhOAxISlwW5ak5PMw/gUEEF7j4RFZD72U4RrzGKfRrxJWTrSa9DAFAnukIYLl8PI0
SZVzid3VJGRvHe47pKpISOdWgeG+Yv3LPQGPlXBLJR//1FbjyD/83iacr4O5W7khUVZQQtWogphrUQUxhziEaqxSQe67cPBJPbzSKfcVDk7wS1UM+qud7qxy
sGgOLILv4VGXVF5CAAfrIrTZYtDNFgHdQP1b9UqEy8tH/4+9d4G2q6zSRNdz77XXWnvvdc7ZJznJCbD2TqCSIinSfWkSApqsMwIEpBEd3DG8Pbw9qJbqyz0w
xiXxNJd7b5pzIAcMDzEoUGCBhoctVRArImooQaKixhCoYKEGjBg0IGosU4JKt9jc+c35/+uxH+cRXtWjC8bJ2nvt9fj/+c9//vOfj282TquG1ppksRjZNluj
cQ2AH4slkKLEuzhTwmqEvFusFuMHt3zmzEBISgSv2ZWyxxUQZ4iMObPhJ8VUFdSy3oJnW1nlr+mvT4v+SRmyMhe6srZNjhzL9u6RlVfHlW2ZkfbPYecGCh8K
rI3F4QYUuqLhCJNjZagSTsQoekRLsac2J//bmrv55wc/qtjcETY3ZBw8zuXXpsE2/o4QB4wVnJ9wnzyBq2wtI8lZArDwIA6L+fe/1W+IaGNfAv/6OEDnH9SJ
DVxr7xTz4xZ/9C5dZdzIH1cZW3D0Obe7hM35ZostaArWleerMFapw76WtT+sqekzFz0bojuIPifBs1ga+aG4Focw//zTqhjbud3Gaq6cThlgqNtFQ3JaMUBJ
lL6WifxpkXxAcy4z7rX+jSYtli//vVXeKpqnyw9oDhAl6O89wxjKZL+JTj48oai53wSg9hCDhJOeZ3GWs1QSGRWICfFPzAhFVsLUQo4Hwpjdr4XfeU0eyXNl
6D6A8Ew1ZlwdcZ5UR5wvsZb7TbXlw+ocSnfD1jC6V8bqPIzVmXrbqzMMI+1xoQeJoZ2H9Y7tLigxW8HCWDTUWAhp0jWiOERYDXiIPk08pgf5Dzt5lHntkXhF
Y0Yzcib1cErY0eWswWDUUjJpjUaPTKrsKerq3+muXijz7AKZZ+fDt9aWWoNhKLdxdUXHcyVb/5upXlS8wkx7LslHkOBySm09TI6/zFhy33Qs2ejKklBKGool
9xVHcR+PIiR8czDhYhfEmA0kyWBzU+OtgV9cDgbTtUCm5NOIJoxXWHtMtTrMUavDPF1um1aIMgPMsoEbRv0mNaY5RH8V9lbRlkRZXf67vb45zNanjetpnzKP
Zv4ccDDM3iU2rocQWfdYYGAhJhgzekziD+fRXqcc/Q0brlFPcFiiyzbEczfQhXvM/OgohSB55DEjHZ3cFVJCEGrPfK32MMVjmaVYzX1g4PYJdLZH3S5j7lQY
GFcH/0kCxoSJmTq/faZuNokuqO+IQOxLJe1x0hQumzBRE3MOiqppbN6ydEWSW9t7o3mtpRb94u9MquibKkjzBPP78I0RHb9nCj2fNmXU9sICTMc9phYQ+/IC
otJDQFRYQHRlLVMqR2cCwhcBEYqAmCMCYp4IiPkiIEwICGIz4kneU9Y0gG0prqsVJ1LLTZ9abvrVcjPAy01/3JdqiIdhgkyY6wBln5/Xl8m8HqO3leDarKTK
YYXXqeJstVIa/+1rRrf5HJZytatBqZmJrG58XGFbwm1665fWrn7znmp2uyJgludwTK3TmKzTQIv5ze6P3nfLEz964DdGqtxwkepcLMX7uZhJ9hI3kK8J7i0l
Pz908yfYUprXc5p+/hbibqSXFBgWbc1d0v4wOXsEzJEsTudKfpxL2CrmFoda2+JgFZnoVlPU4ZtM4aYtmMA1rYSl/ITw3+J7ynr3lizp1o4grqZOXha2OzG9
IAJFABaFCX7ZZTJiTgnR7wJtnPxZ+uT9OWmADUG5eC5Hi/0FubGdN/Q1lQ76oLgI8eI/SPApyqfkiEXN2G62eD49yGTZwf9yhLkQ8VEmYqVIxHsVEe9RRGTf
fUo8vdgqIuYb2I2I+3sJvqrWXU8wX+QXLjNeUILwoClC4IBqAGk3FURFzGUtWy/HEMFT6Jj6Mh6tgoLRJnjWyUvWyjvXzFjw/MjoyrFzU/l4Ak0A6diNlnRs
iyUvoXW5rHdtKgbeEX+hwe53tcZYssaYWGM4EyfZbmkn2SYnC49fnku9yZsJoJk4ComA0405OaZZllIUEcAEHKlrEZfeW4XNtszwD7Q52ZDojPa/vakYAQRT
/mEmbUU5vuLTVYZ4KfGwClVktwRZifqktTPpn3NHuVP+mRs2QKbwqHxu3/0/t5RLPn2q3mmZUmyjLL5C3XyTXZQMoOogf8biX5olCBznTMRdx+Uz2SPlXNRk
Oybsp0hangnOAhKR8QRuzT+legfyaXW6js2/V/iKJ1NICUAm5dMHQGCbN3Qx/7II/yzmm36jbxqSmxpyU8RpoGm2bVm8w6UcX9hpierMYva/mCbneHuwRoVp
wsKUpqlvzbf6skrHE2bqW9Up4EgPZn/362azlNiaXQyktHD1Y6/lrTIuizlRymlVAJqokqZ85Pbk0AqaKnIN57xWeA5bKYNeGAY+hqoaV2B6ymNaqESpOCR9
mmPZmEuT/3u0FSRzieFIJAZjyacnJhzlgSWVpRyybaqcWKPwmLnJiaOKn/fcwfxssQSTof61WFaXGSeeJt61UdXg9/LXgdFmYKPd/xdKwSHnVyyvo6067ZvQ
lD+FKlrHpxPO4Ni69WgBLbgB2gKVngQE3ViCBmWoGgZxuE4AODDaY7yucvZmV+rgtzQITvXkDtUT1ReP+/L5ST2JDCFoSfpSRR9Azbgqw0CvOodfUlYuhsTH
PkNRz+LK3eoilSkvXzDPsxEI9QiEnSMgFiHqeitCyRzgakXIm3YxzcpC/+jTQnvEjtcls5vdi4vFd7iUU7KZ/VYZ8KLUACzqxn3s3sd2dw3SkgAd5RbGt1WX
/KU6vR4+sD4aA/PSVj/QKc4ajvsuag4Qe/SNNhtxH11Cu3T64SK4l1Rng4SxCYpPxZiHPCAnxnX6QvTqbw5iCAcBD+oCoOhcZrboAal7EtHVMgBEO+pv0j8q
9dttKHeXgKECYWs/DqnVKTeFxEP4yaYumKMpa4XJBpCWhEXIRgJhLXq2r1mLFIoAA9mg9jVrmgNDPAEupRp94GRgIiJdIc1O20s8m7JnIOzJA9iHAXQEisRr
Ec3OYeHJjEtivoGfWTSOEl3p20XUskZijiXmhmZUYNe4QWN/ERrVj5G1FTOjSramO/pZS7mbLqS5oa9CXdIz0DtghWh6gx3ORpaaMEdZmKPEzNE2V5gZXCih
J3KBPevUmeGr5McUNGgG6HcIUttpY4XiAzjU06mvCV9XhNcTPuNp1ewu7SVm0y1WnSrrMUN9+NE30AvRAOifwxz78iCLDUj8VO66gLrWpoLTpfgQIxLQ+Crl
XyLX5IvcMYZNpRb2SqL/TyjNg1kK6cabL6QbsxXSnhbSHgvpTgltiIR2REKjNBRjfXSX0P2zldD9IqEj+EdIQveLhCZxCTwhltD0w5FI6GhqCe29YxK6b1oJ
3T9zCd3PIlhLaKJZUUKLAGemILr2iYTuUxLaK0roPi2ho5lK6KiLhO5r9uckdL8ILa8goRtTSOjoTZTQpTcqoVWzG2+vhAa1k3elIvorE5nQcLEngM6YrCr+
zpseVsnLeiclvyPW7GljNPoiu/RD2dZw8L67xDqvOQeHDyIYZYl1QXMIM/viJu+7LtFgZ+ggUFOGEPLmxHNXcHDWnCw4C3lyJHYvk/vGwDD8gFaA18ygWm1a
/BNoUNwBBloUcCOLYYwU8W8XIMqhxM6CNKE86ypjiGnzJDa1wQWydfB6GfxeRoKAfhl2OtjklAqxZFliutqDSZY7jMdqA/7ZOWZjPBehqkGQTNrGfWlShe85
2XqabcrDlpsccxbbCF3ueiiIdFwPGrGo0Y7J3H7MEEguiU6Qu8e5GPA52AUvplHzcIBvyYHDyY+dE8z3E2M7y4z3IRF+mXEuUI4WW2fT7sqBwaOGw9qmK1VF
Q5ADkHdyVcR+gHr32ANbzAocX+VGmxlqQbtALFUbkyMMPOSLi+0hYNcgihcbjArXNuGBhoONOD1Plm5cj14sMxYw42CBrKXLm7+uqi7pZ5yBvE7Bb+onaR3X
1Ornn874h6ktQcHU8JP601VTjQ3J0H/LayfublXV6unq1dPtXD1dhEZxzwfWkZhhIWzicBENSr8Sr43iCtWvxSt8PIxfoETnHK14iYCdkyo3ML2nAnYOYozO
4J3HAGOYrDJW0jwckKjKBsK2eaoiuLKGsG2nTVXiiD8H6+ECgTNeNLNa0hg6LWBZqxJqn8NRvgMoucpxUS4CVXXbY3eUGlzFYS4zO/HcHC1v5+qFzoGcXZm1
XpqtO4Harty5ovrQn/aEVpfRN9AZ4n6GkPi/oAJRd6TSbQAs1Tl5jZDbfcLpIlK5Jx5WdroD6G84uV401VSGmLEyX/XnFuoB8IgvrSSNLx7AQl1t+qBeVaYP
2I/oVQUb9cfVNjZSK1m1wEYpE3lFJvJyq3SOiaijwkTVWTLRHW8eE6HD/WCXatpK8IkXzxWu0UTW7DInXZ5nxy93vMn8ouQTpJZ/DivjbIiEmIIWxgzzZ2cw
dk9ZGW8clpY3ZJDi2baKRbhD3WUAzLkIyWODauzIhpAPpyIaVrpc4a5lAclL8WXvpomtH/E4kjrnGVphLcjswC43m5VCtLcC0nNTF5+RW4mwxa/ApdoPIdff
jS79clqFNS3JrVoPTQpryZpl6jXrDS5R/SnY6oLUdzCXPcu3aXilsAWMPRD/HOQaQNkMw8FAeQC8th413fQHd8re6cuCTqUDi5VElmNLidCbfkHwuhQV3V3k
CNFWGTEWQMiZS7rDwps5r2Rl4eYyp63EnFUiXn3oKtxV7dfH3oJ0VaV9ERkRr+hGf8caRn8WFEqbddJ1OCfZhbSosEzKEQp1npX2WEkDeyA6kgOw8xq8j6tC
4w/rEm5FU0Y4Gwbm/jN5d9HPtmEPAUG8LpdF+MTlpcRKj46f1fIAIEuzFsLUXfdh3nKbXNwbY8nDdFq1xp5kE0q+k+lEWqsxtFrS37NyEiwVnhR388Rc3dGN
kLtiB7kMHdYSUndIXDqTt3Ulvr8/dJRTpKNL/dKlfnAYumTrLvVTl0podum0qpMZA0AmqXQFua/RFD6j3CiqcRNb7WZA6iS1eUGzJrjC2bggDVEe4WWP2PKl
7BG524fpdjOQ6M/8TDDVTGBa4Z2BCu+oyOU2tjVDHK9LSrKNTUqEeN1TzBrcHKuMqgT4AnKtyjW0RBFHnC9X/JaEjNRtFQLBifVlcGmapRFcblo5HCcv76jC
Q9ZX08o36yAoR1skJIjKpio3H1cwagayYLykPhpL4owj/yuNkdaIehPaR4bAZGkvSZ1dIBqW0Ageb7oAawvH7cvtjapdh+0CXJuXOhk9jaqtyMbhwSnIdVpM
rJBB30wFjwqpCWFJ4Ei78nuGm1WtctL3qmwAw2QxDarJMqBV49ieXSZyP3VsD7tE6+JWFqTtPUDqkhiRfuUqRciq3Lw1fzMSlPFsqSatTHnyAsYPU9EGswpm
OGyOpt7sCJZzTrX5a3YmN/jza1fosBpLIuAmVSjSBDItS0uADDeE42EEuTRSrqeubrZ0I+PBVcZLtsQtHsSRBOkBHIdW2PtwnLfC3ovjIIvgX8hHyOCf2yT4
BtOwEwGSs0e5aXdckcZTDgqAXEMiNudIz6L7JhWWWu4L91IFUjhB/iumF1SwOfTXgJe6k7bxjPH9aLwQ5dlHTWLHgjIhlaBoAaQOGs89plBkq5mKNiTsw5Cm
IqPcM2QgG9RBU4KamasHEAve3+rbRqQnydnXqm+TuDBdKDNqNWq2ZZhsFJyhCkBXDuLKwW5XDsppxTj9xWDht+IFuYjhGd6EUNSR5VfH/dta8xFdM48BzqLh
eGDb5MiNBciMeH48FNMv80ZWXj2JMzpm0Ap61jBEeEcdzvyGAopNpHyphNv0p7EG/ewW5/ii9KHEzEMw1w1yTDjxV5/agjfiPjEgDnJMoIVJzrB3/fRJAPCQ
3DGApc7MTXtgFWJnTx/GxSFvwmEPm6spgXoBf7wi9QfXJQBpSAUg9XMAUkSU+eXuFzbdfP0dJ4IMQwg/MovhR//H+9MHi56W+ywA7PQ1wVPc5PmX7rSRg1kg
Tb3X3VCJSI2hrXcfZkcfdXkxUYn1HR0Qnbu87R2qBXZ2LctLpVkmiBciOX161ZVIH3VRkMpWQVxEnE0aeCmn9uZFqZfLxPHSTByPu/dlUZM5H92j4YErTKPN
DSCUj8dkAKF8/V1uwpruqeZw/diLGXaWm5G1KesSunMG5xCp1Mg9RvfUSJ2l+EfJUkxCKdaYlidfqrMa79/3pcOGyljctYkzsEmeZOmw5shVqu5alrXYn3xj
cyFHsT/5yscKOYr9yS0fzVISO3JehIpnwDyj4193MWBAIR1CL4u0TNZ1wOtes9XfFvA6qPTDAfqLWG6bEB4c8DqIDwh4bcR12Mhp/vU3o0ysb81C+Oq8CkiA
a0gzfTCOJGKH5jqL9ugTapYPxJEOqqezz6rFrl/AlxXO6mIGCcVSj88okcdIq0MaWlBgVu3YkW1VCZulfglgGpAApkgCmJgCp4q+sFLWuBMlnnW5LHVLpYzH
YlmRFzUZVr4lJT6aEqkUY5VGKYaK5BooeusgwFJQ/M4BO6pj+GmHDdxjbXQFvqm9wxZ801224Jc+Zut5MjV4O+MyhjzQPF79RXx2+IhkyfBYFppF/hhImeME
8zlmjmXGj0wsfEM6LBbHp02pOSE8s8zYb7YGs5Vw5opRB4uYxSXvDT0pt7Z1/i6W0KFCoCjk9Nb/NmGmMrovJ6A/9P6q0TGIMOvyajWoVyvcD03vW0XpbBZu
5XSl06qlgGO/qo6SNAu6C5ohES6RqncW5+REXig0OL5wB7Q2BdXQnzEZzx3adSm4hr1GUi68ihP9Td3Zw4y1oBtgrOQGGMux50CKv75u/+M7GW+h0FKViI20
4p1GUaRljTVObJdgqOCm1U/0QU1lyfXvz6Emv0PTWW+IQDTOzA+DoPMkhBRNq5rF6YX9QBoYxiECBonWXJQp4QqTMVL6E7s5MGI0hzIUh6OUmO2DV5Q5xE7v
LiUTNjKhrEzcfW9TEVf6naFQ6PPGa7stEuJ+W15zry1vvceWttA+fAD7mFsBBlU63t5iN4/CcbNNlKLjhN1cEJa1RZgmDUd5E0ekeWTqw6I1GQW+MvnPgQKw
b0cHNKAWXfGqSjZ8xZIXHrbk/YcsadVLltDigCW02GcJLfZaQotdFtgmfajsCEZZaWUNDkYhes1O9ZqH1Wt2qNc8qF6zXb3mXvWareo1t6rXbMFr8uIpZWxY
KwT7AiFDS6VgAOB7+gW+Z0AgMIZWMATGUQKBMSwQGAsAgWHlHpVGEQ3ACs0e66USi7RYIh4WSdRBLGEQC8SBPCQhEg2xDkbiN4aRsAqoHBeI30hInwvPJ3ty
Ya8WO6oyuNC+VFeVDD5WzwqQ7TQylGw2csGp2HSlWlOp6MRDArK2DHtx6Rz2FHBREzbU0jpqJ+JL9rQ9G25ZyFgvi5Zln6Wn7Nocy1qRWFafA1xbQbr1cHVu
qC1pSotje+TPIGqRb6ACb3MAX3GgVH2EzTYDDqGVZ8dNH1DGT0nNmIXfvVIVdVDwKnzvwn/QECv44aU01qbEre3wWXo6tg0dZ3tbDK+yAHh9WjcDhfI4xrcq
Eb81HMJmPZEqqcYq41S6jWNa2E62XKxmS2FD4/62hQ2AL+gndkosAnygBL/UOPildhHSkeMa5gbCR4jfawh+CXXNIgl9KT4TNtcqD05MSpEnoS8DIK4pjRuA
og1Sa0cGc0ZD84TyrzbSCl/VDv8q+y6q7+VqrNP7V6vt/tWq9q/i7la/8q962r/qdfWvVsVtVoN/tSr+VXaM1VPH2EDRv1rNh694Of9qaKXUk0CdPd0CWEJg
H4hrrJYjXo2JJx4yG3N2uRhCl6ajkPOvAgUhkhF2aPCFtzp1PkdO56LPC/5VoXbqX+UKKtQ2+Fd122mYqcH9OPTxzCRmTAOJ+rR/NWVP1Xpptu5Eme7mzhX9
q9W0Jx6R9A10RvyrHvyrdfCEo8p2eAieyflXw8y/qnqC0DDcIf5Vr7d/tZrzr9aER5h4NHtSt7zFXIdoMnBPNfXODxQnUX+Be1LeqRd5p949+In6J7zTP0ve
uePN4x3xIzOX1DPJ0MRelZlF01ZzSZi6VWfHJne82WySBrb1ofW2cHVdt7faHqUFuuomZU8JlJQ6p1pKBZcSOMhs8ZDZ8mll+5p/Ji97+EjrmxfkV56s/p7i
NE9VEgskM6MiUUG+ZGbsTJ0dn5lj1sdzuRVp2YrYkagg5Rtwe8N7oMoYFqeSVM5COit85DYDldBjOFRXklK8dIHl+hULZI0cavrZ+ziIbBV/1wFkKIBjJH+n
86GKWzw4VQqotO8q3MueEFSk1SCfoJmXehgN8cfpTBYOKEYuuXQIo+Fyfi58b07qe6uEPHmRkCSF+WJP+94q4hWqaK+Qo/mh0nRS31sg5QCl1A+XfTdGo+1K
hzaVDm2KDm0DM5ZTbi4TxWIMC/sJJiqy2csM1FmlwyWyzF8sy/yFxIY2Us6dtGNdCRBWA9F/6nhGKDd7CIBWaUZiEHRTg6DL5Bbbnhsk/yH5UOwMN0MeG4wK
vgWS/OTwgihPClsR7IQO225hJyx3PEv0So+LFy6+eFTKEiO2o65CJlYZiJWocuQEdsHHSYjBsRJcsUi2HLHESCBUwpPgP/YVOuIrFPZU0VnMJUq34tFGcEwr
hD4Fa2VZgl0QJA3pRCdF4SzzJBbBeRGNS7V70gCt6R5L5UAYRMnbiq4BJVK5kpPKQSaVkd7oyIoeKql8vqhlHxRZ+wHxhZ4novrcblJ5HTyjsFyyPDxbejQd
KoTNYRF6See4XF1ekKRln8RpK/W7pjRtju82xPvrCfY1q1NyWS6QvhR7Z6tgNS8LVnO0MuXklCmZMthvlWIZFszDEiiOBL0ixZViUSpQPKdF+UWa+zktKkdz
zAqmeSml+Rqh+alC85VC80xb7tSiFgvNFwnNl86U5otyod2kRTHdiXZguAGUDuW0RIcrCOvOAv2bONDhSAt02mEc47b1BhNjTdZ6peSrTtC+aZQ7V9SiSmlP
aAaOvoHOhCVoUQ60qApYwVbqugNk5pwW5WdalOpJBVoU3VFmLcqBFuUpNZ03xFwp20PZU5KimZqjJq+Rm7plmbrmOzNnZ8Y/d7x5/IPdR0k4RbcSLFIhJZwZ
RtNXc4p/ZJxyx5vNKam1iZEwSmJWQT+cI+nH+ZmMFOGoRaX044Pd+7Eu7ceRi0w4u8qsy5nMkkqXU5KSRN0prFAmS8+o2oGSmeJGDzoChnroJuDMXHWBnJ5i
pHqKmdNTnJnqKXY3PSUXI6RbwfF2XHa4kgX63PQJHehT062UiB/olM1yUmnWC4XIuz7kkU9P/RCfHoK1BXFTCHmq52KnjEAHUAEhq4Sl3xIYa0tgrK3YQJiQ
hUC3Kh2qCBPiQH1YcusSr+8Inp6pCiamofOxG9xjm5VxLrooKkO3dClWL2wZEodHD8BBhdwpWyxcrGXl6vaC884RsylvBfmC9wqCpiyyimOy1+fH34HwK0sp
SZth5bB/xNvziec2Jg+fvIjpZ9k6pAm2mVSMlWMSc7CjsPWog/ttOa25X7n+K9jGWIUJa2HCejj4GpQlm7CSG4Y5O7v3eO05Dw6zkar+HFxhMSBjGql1Gs8/
2L1QufxSoosJGlkCjWQlGF1nVIheSi5fjwtg2D9rGDAMPEqW2v+w9ZGN/tZZw4wnJQGS7NCGT9fmwVZhkuCiMUEUt7hIOg+8KXOxJDVxmSFMRo/CnX91rWCh
qtKzQPg6jU1VpcyhtniU/ViLpfr4ONFUJqimT1wOdkR2bdzcaObz5Z1OrIVu/yd/4M1IPm9HMfm9T3IgaUidpP9V9oqb/NFQwbSn6lhaM42l5bDZEg7nNssS
KOshiPYshNQCS5fzJdY1TQmb5fIEaySk9lRANEtNzbCGwow/7GhX8qOOV9f41bTvrOXj4Uxlx00xOGpN217D2AQCfWcnS8GKsAATXZH6gdg+rE446/JWXeoz
2lInl7QMO2nwpzrvcfEpUk71kkYWFly29S07ZcFpWXzaSzQIodqVmemuzORR+emkgg9hxKUqS3Mdq9qH7VcV268+bL+8zptgRYyUERu9UNC8qX+tygBMtpQI
sGH1Rwimxb5GLLBeHDRtLh3eKldzsEtTcBA9jZOU7MTeQNxENA7rQRb+bWpjQi4GvMwx4FFyqpS39EYzLjg4qevlEg842M2WxCrsIjwYJdOZib4+kXqqVrbc
XKiRAw8Uc+NymvTS6gP/wK1utLXaVQHU+CQB1PQJAdTcoVDogn6ZWb+oBfsMacI1+cnIYeYoBYr+HKKXVUblUvqwxDBWGAxXfZJ1MXbLS6wPMrw3m/XxYJoc
6j567h/Fy/vIyOv6P2OT/vz7143/NZ3O9zzL3VqQlHPdcuN++I0ceDbQyhcmVQzHYhpXZ4kdNwekYdG1sml2uSYo8LhcLgsKSC5XwGzdeGCFHYUDQRbxXLhX
zCyw+6lhheZSPZOzTKqsuZQQsM3SEgQE0LWrNRdoOxCLKGtvkuYS6sSLUhNsSgxY1QHbKkvNLmSLc+h5+9A3mpGkkpX4+hcnpXZDdClkEYLQygjT6CEec3H2
GT3rcJD106wqg0HqwiAMS4yphqDjNBchE5+5BLo3KECjdA7XlSgdgDHelJj7Etw3xJx0cmpWrwqflwtMHgmTl4TJLc3k/YEabK4iVYWe5mu1LFFwhOLAE4WE
R907kz13cMQDH87TOQXM34hqr+pxL0tUexkaK6LaeR8n+CvIbKJx91jwsGZZhWbpJj9DEw794mbEnj+/c991JQkqr8BXLoWAQYyw2qF+F1m9JI8Eno8i1881
pH0z0MqqycpqBcqqn9TlRVC7Je39DY5nIPQekr1JQzY1GIuKRL/7Ev1uSvR7INHvoUS/V4vR765KE0X0u5PLD73yqMw1m9MatP2XVJbXjfdQD1iFw3yY6n/G
ui/6Liviu6RxCXWipWSxy64dc7U90ZJNlezWlLB5SZMGnaIUiUC7GCucXS6XpI5ABYKk8HzYERjSnifnCGRuqRQcgZVujsCKOAJxd6s2lSOwwlCH4gjkLtfF
EVgRR2DlIuA3KwNEX4cjsJIijeQdgQNFZ85AzoSVwxoZoEmvHIF1lSO3VAyoSDbrO4nrVlTESMr+/S6JlrCV9p/E+dI+sdvMcsAxdNqEVUnhK9gRWEkdgZG4
eAZyjsABscs09NZzQO8PGoVEy6VZ66XZuhMVdqe0J4wqD0+DHeLw8BxxZ3KOwChzBPowXw7kTVgDHY7AqNMRWCk6AtkfU9GOQGEU8EhFIyLU4jqbWQUWoIbf
PGY/olcNbFQF/kSBjdTOq1Zgo5SJoiITRd0BayLtEazNkonuePOYKPUIemkrwSdR3BCu0UTW7DJQTLScMb/c8Sbzi5JPGkOMkVBYAgVxqepDmkF5RXSzqSQP
5E4ffg0zBVFpBD9T7qC2hHpeRiqyjFRlGYlkGRmQZcSUZcSXZaQhy0hNlhFPG2BE0e7l44HAzfwyYEZP47eyM6eK3QQj51U1fmv7TYzbqiNbsTyrqG9RbVWI
a+8VwpeM/MF/WSj+ZaH4l4Wi60LhTLFQuP+zLRTl/1EXisIyYTHT8CJBIoOdBR6cBQKEnTkLOGjAy0IcgFszqIF2MmdBhTcgByTKGZbyhsqn1VkkVTavZSn3
VRGCvtqNm+luPEIFCBaiFeGUuKJ3ZRF2ZURicL7HfgSRazEqvendeJT5EXr9r9oRsRsZsIsG22wSmkIVnZbhIC1jeaKsObqMKww3bFpW+12Hq+nB+T9y177N
V/zmidu3tFZYERtdaQeD3FyRvLCoJ6VLqa1GQoJ54r8b62mu0OYnOhMu7SS8lJm8kqxev4Eu4PWPHvG6LSloldHk+U1XO+pJ1GF1HV3Tf+mG5J82XX39ZfiR
d380gUeTr22CUTwAg20bef2Pf/j9r3/86OvGxpHxhM78H4l96UXUV3ts29Uj41dtop7C5IOeVvSBaz5N6AjSJ3X3+R+nVVEBeGL28FJw96rC/8Wga4D3wiUa
xtVB4R1WI+aJGjEkakRD1IhIHDNgAd6PKlNgVfajkexHB2Q/asp+1Jf9aKOQje3l96NOwc2y3TJL45lrA3WfYOzh4GB8dWMbZh9s/43MfqbLGeAzChlIhDC8
JyX8vWe46UpBJ/561jA0FFQ5gOGI4TVc0Vxa6v6mF6QtALso8tinVU0UgxIyuxfFNpB7DcEsBUqo6DgIrxWYnNiFJbxEdFYWfGW6Ry0tBnMYBwgNxFHuFewD
WBe3d9cWYA0PogB+Kp0t/qnQQbW7+niaG77VuqhVVnv3rrVBPZ1WchkS1E8yLoGrEnUpqeGPtCrvNs9XlZDND8ReVuXTPJev4+luPdLy321giUgzVLykggwV
TzJUvGIRSk8XofSyrDsvK1EaK0C3VpDLujPGUJRsJN78bhM16nx8MtaiMlkubcU4kZ6ti1hyjV+ua6lLqq4ExlKy/e/SLJez+cRjN6cnLuETv78lPXETvDSS
vYxf9mb33i9nDmdndsiZ27LHPYa7Ay58gF/+6br0l/1y5jtZxs1LuNbnisf45ZvXp79MAEyMZstNFv9y95b0l1utrLjq7fSZE5LutZAAWR65B+Vl6fNargF6
5cQj2555eK+B8o7lkedfulOyIlFl9OAvvnOdqjJqnY+L90pW5IXqRl0Hcoy+p0UiN9KXn/zmmWu/te1H/3oFSsbRtU/Kfdeb6sZf3f/JLx2iG2/FiSeeu/G+
qydWrbC26p8focZt11+20Y0P6y93XH/bAz+nG3fhxCvffUZu3Kt/foKuPZA+5Yb9D7xA1x7CiYO6JOYr6bX33/alF6SwdHnkZ19/Sh6FctNEupXYYbk0FSSv
KcigQw1VOQdOgLJUvC4jDYXrcyymhaGMmP4aDkD+LSN6McJhqNmHQ6PZj0NEArQsOfrlE0y/OYiCHhWU98CGZi7HDjSHcDBQLjktM8pNUyV9Iay6/5Jlbf9d
MWtbOnUotSK/Ux1SgHboAaMOeT3qwYmy4iHHwcMWtIzYpzM55slGGd4AKVs2DkNNC4fFzfk4xM3h/Ds8LpKJB1jyAFse4MzkAfDT3PXp1oJ4wVb6Zzimvw8N
N4cDrjBrI69mvpSWHZa8GkvyauyTbSNXk3bxKK6GC7zDhlyS0rElqU1dgpK5lA4cw1jCargIZSegcpawfC5A0QkISa450ZCSE5FgKDCkAhJuSih6gmAjTrgp
oRC3A2AJrKmuWlPLqEOurLoPm5aVVUFdnsGGIG8rVQekHDyqDOyS+r/LjMVIuRIpvnUl5HWJrv4TXjeHW5wCpG5KwlzBBJTb9aSgREP64KE0bjmtPJC/GFyF
IvR0V7SCw5Ml+zYFjg+er1jVrPVb8/HJ4C7SJlQJIy5iqacyImJy5Y1cVd7Iea/A+OfLG7m8/jtc3shOJk340R7WKTSTJmkKUDFOY6URUDvY7AP0xOB1+kSa
mMqYAXWBz+038icVwyNsN7HXJza0FHuZcZlAaQXyDBtFlZWKgB+bnsT5VvS9F7SMXEI4lHjS6uFfYFcZfCyhxCtcIiHCF0tC04WSQYKPH2xxfPD5CNJmB8/3
c1EpdE5XpYWrq4a+XtqsS1EALK6aTaqxvl3YhBp7q4mo4YxPENwOPqkxn9TA/+ou7qkaensJiaVI3NunqhC5FXRpTb2oePEJ5rslQvldeNcy49QmD89KCYs+
UbTR+inmu6FjrjLeRQeVGFCSeLaqmoaqlyEXUi28Az9uyt4WytsCeVtJ3mbI23zWfaEsMSXu19HtjgSzGzrhij0w0qhANUpa40tYXYmamMN6Qg3EWs22DZP3
JaYeEQSBGO27yzMEecNIrOwys/MyZjEjcWAyqFPTeAtJAiLY1oo48drUBSGJArriQpDU14stoZ052X1U0mHk2tAZYDc08rq5iXYtyNkOtwGdxL9/clOauh1v
GuGyPx74CmYOVBXMPSv9BJarCnFldCYnZQ/jtV8p4xTIOPkyTp6MUyXjCsxGnfJtq0q3bNDkLWBJGzRZPPDWMIRBk0RED2EgqOeIUjc4HsIA+tR85FXA+00d
hPfbkKBzA2wXQRYAesvBVthRaStbc1ue/6xClhDvfxZ2TqS9xzY2OIkpRZ0lmGmdAJlJigg0Ruu9zAT65Flcpw6pRDhlw14MNzlbVOEmB7vAO+9IBK3aQNwx
YNUzAbvTTNcH9Vo0CTsqet1FnHj4YcgLJVhtYPtoCeOgRm8qdJXIRSgkR8PmRK7NU8c7SyrK3ZOV/QrSoElVzIcBFzhei7fYUIbpj/ZvPpeFAgZVgB8LFthy
XBHbCx0UQpXHwAFPA005k9Zy8rXiSa7ElArqEsQbS2pGSXqaYVMWp6Kaf5ak5ZtMJE3IAybNNM1FpHUN0rquvMGSVm4GqtgTJ0Bfb0qy82ZTAHPweWOrXwq5
wa7CK3NeYtO5tC4zzaUBmVkNQVq4Nyex+2N9e7qw7zCRjZxJ7A+olX2AJfYAYmXVXdLjbGnn2pBo1QcRRksKyQq6diBd2gtXn2D+eyRyLzP+d7xtmQFERS4o
GUmVyX6oR41TzH8PNWeV8b9DU1hlfFA0oQ+ICnRerp99SDlte0mUigV+XZ+8ri6vi+R1nryuFrDCQ8IlbK+jtwBJ5dB6meAxo1f1ScPqqmHSohpaxPXBPphy
G+OntAa03PZSue1Bbns95LaXym1RYLvKbQ9yuxE3cnK7vq01yHIbM2OANWiN0wLgRZLbdWU87mRXtlxoUBfYbAUuCehSOeHdx8K71k14h6wUoMg9VITsWekn
xqQRCqthEulNZ9ovlQGry4DVZMBCGbBqxh+YnWnZwZiljcS3eroauJ0Gt3lpcFvE5QTvKZYThDQJxErF0oeltwelYT61qgbpzZXRgVjJBi1PDNMBpDeCW8X9
Q5IgBcWHSRYiqC+uNPvt8VT89HN1KdTiWscwL+Vz8hhAEDh9OQCgnLTAJkZqNzLvbgRF+HomZ4rVxM6lGQiFqgiFugiFxZlMCDtlwkqQvVMkVFkkVMH34SxE
QrW3SFBDXu0mEkItFIM2oTgg1fkwI6vdREVYFBXwFgVTi4oBaUbQVVRIqDqXzFOrtF0PugyFFu1BTrQPBAq9D2uCrBDt8iYUFvdE9kcsbwakd8EM5Y3/9sgb
Ue+0zAFT+20yR+mKZlG25BTDvGwZmEa2BNPIlvpsZEswhWzBaHYTJ1qgDKQCZaCHQClIJpEuMs2y812kTTCFtKlD2ih0kT4InT4Imo+YpjnemYFL2qe9HgBL
Cj9x42jNMg3eN2xcTztvxJPanQXk9K6BN76nSS26LoxQrDHn1om/g34jNtSG34muAd5NMFedkjwHnP8uhqR46U83dZz6+ttxVWfj/mFGD9z9dlz1ERdK98Yc
DEqpYK9fnpRZZKhkArGol0ee/8nztz36xSf/yBb1cgb5VBbIpwybOS4rK+FT1+XgnVRIvALt8TS0U85Cl8L3MDaPKdg8nmDzGILNYwk2T0WweXzB5glSxSmn
TdWk9Hsd07EfIhbFjllFi0TTCgUSyINhkTormE6o46y/MEAay6vjGfo0RWCKB5GIsZhtY6ov10xmiHPW291+FUt6ohReWS74N4DWsQRapyLQOr5A6wQCrRMK
tE5VoHVqAq1TF2idSKB1+gRap1+gdQYEWqeRQeuIa5Fa5CD6GaaHMkkAg+2S2oSpioJwuLNCasuS/3/pOjAOVset3szISGVFbqSNJbHfHhtun/LI4d3fefx3
H523gt6asmrB+dONVTN0Ms2rD/5lnldHnrjtCy/uue0L/7h6hI8v7vn5aikvmlikknhwPpVjT/mEerB2pWB0LjC3JcxhCnNUhDkMYQ5fmCMQ5giFOarCHDVh
jrowRyTM0SfM0S/MMVDA6B3swdzQEBmozLLhHoaZeg4OUXNuWrK2xHDo7ax+7WQeXPFt7k0gXH2icPxyYe6lwvGLhccXCY/nUKSqBRSpurB6JKzeJ6zeL6w+
IKzeEFYfzLG6rbY1YPayMLvbwewqtLncldkvMa3xmI1kHEjHmXMWp+m17Ejzj40GmOgiSiDQjxU0jD6dYPpoKX1aYkcr7IhWX8Bb0D9LbNj/6XuM7/HoCSZN
AvoezKOXqMrHf3klx6YY0W3XoCkv2qaTq4XrppV4UnMerxhIC7uS1375bVMOiJwX8RKb7pAQk0MJmfee1FqNLL8UKYnNiN572dhnqepsLTMrdIugxMJz/i2f
+dyzr1kCtsHt0TVvSZUQNZmT+1qIFKIvTaVexNaZHM1idAuLEdpnBaS4uKb0NqthiwKbgEVcJ1XBJPOOrnhSF3fzmqYUdytLqTdPFwnmi1GYk8ty8k2/0TcN
yU0NuSkCPq12vedhhz2uDN1ZMjC9mCbc6U0LbzTSugQWXr+8AOd+e8k1Sb5G485Gs7P2saCIGUk4ugTxDWAim9jLcoDmZks6qSsJ1c5nkfZyFuOKiTmudFHL
UOY4BlKBZ4otmxXYH9fBRqZ9I8iDFYUcLB90Wul8ttIFBStdwDZy/yxxjDTAu9/haZSw1xRTT6WbDgnQ2FIIFSAV1egO/yIYvCSG0QUmdB9vHp2xUfEOQQ7C
kodyMYzDZnAiHv3jjEb7JEaK8WP4xDOTeufLxQbrqNcG6Rjg9gpeFsU+PTx2Rxl/GiY2xfQRgKcBVtE3ylXeaI+hhlCX887KFMcGR8WS/o19ENeebvDunTGq
jyceG4wHcJgjtvyGTMKGFLygPffo8bZB4tvDYUi4P2zNA4UbmJPzsJmos205o6fqPoyzdUHqaST22Cgk/53xUDx4590nk7gcYDBZjR/N0LKeIP5wHwPpYwAL
Qr+U+OxLm9zX2eQBPKcxdZMH0iY3eje5IU0e6NLkPjSyj7hqfLQZFJqs/19lyAuNFq/LM5AVpgALmsG/o22Rvtni6OhuN1tyOr3Z4pv5iUq+EzHQA/4Usk8z
eMlVc9b6n3rORm/jnI3ekjkr3N9tpoLZ52hmn5vOz7mzmZ9ziM+PcGZ2NkzPx86GDaQNm+ks1A2bfv592rVD4vJ8sRMnV1Ok5SolA06vM4fhw1LMSXMm1Bjn
iNrP+do9xZ5l9rVXCuzpSTlZ9rU7CATwov1alw2xFLtgRV9KlgSiwoRcpcgcQxRzGfqqrqcq6Pa4wWWNzx5DOasKqmWaiH2uK2bizFpf0GXSWiseM00VP9Uw
GpHgRYWCcF+RMpt1/NKnge65V5XURRggcrBbHzxJvkMNp9IYNQgRaTExfN/JxhCCRL/0lZONCIQB4EpFokcMxP8uTz+tVJ8kPjAGWg5RpUbCugnYTUGywclq
ymh1Dv3F1jfs0Z9+BL/k+jOQ9icF7u/Rn/43qz81tBk9GEcPVO/ChEH+AhwCldGp2XQBC1cxniDKFe72a67kwD4j+F3JDsbNjfY7yL3P5SmVd0EKfBsK7wgX
074POy/kEjP0WBUjVcP2LRAUAh9jU1/4Ve7JUFLm+F7ZcEdxHdM5yqw7jkquiSsCLlDptvZV5LRa+2ZwSST59F707BW66htcG2kx1TZ+ijQj9aeM1K+Npd3I
A/usZiSLxFSfeFccEMfH4PuKpzWbAGqzFVYFC4gBMFk81ACaORYbo4quNPFjk79Eqipned0wyxGhswM6OzBcp8SOehM7FGKHbcR23mxio4CqUyC2QzM0T2Qu
pNOn+RRlsojM4XsEafY9WG+KZE4HismNnUlF4z57IDYoHzLl2a9VpLUahyjh5AkRODnon7zk7DopP321mpTf88s0KS+3xu3LSUG7vJTWmzUvapl6do78dt9T
ElK6zwSU/Z5NEzvvv+0LCDjdixMvHP7aH/7LDUdxMKg58ooO8NypL95y6EfbESu6Ayd+s/up+z775DDHlZojh/TF9/LF36LX3P/JL+PJW3Hid1//vM3BqQpA
/8DKFdaW9MrP3Uo3bubH7H6KrpsoXHeZumznk/tPZRCGkX/c/SMbMbO5Np5PX26hz9sP/dWXXzbgSJOSATtMROGaOiz57ASIlMCwlE3tAY4+h2rZJLU02SPc
7TLiSwt+a97KI+/CVc4ES1jZQiimH1sIzAxi+9+wYmdxLgfbvls1ZVAItpHI9bdh2i78GxFpog3KtxarynRAg4ZpJC2GnzHs3NXjZ1VhcQyovc8zMCj/koyz
Z1pl2nDhDClgpT9F6lNZDqY6LLxP3rvE9lp9Iy/vfurxz17/zAOvGFfBkmPGfSO/eu7Gl2/Zs//LB3EKICN0KS2+V7XCkecP3vzy9w898/Ah/DREP4Ujv939
xKYf3P9DIjqdgkJfiauQK2NxbQMK/41taPUzqe8WTAR4oqrb6FmoOsEFlKzhuLJtkmu414kGdHbl1ZPNBhte/gsbYaxkHHFG0Vgy/mGkJnKIP3CjBteThm5f
mrwGyI31AISJg0sFjpQVfWoAxgzJQE0L6TXYj/k0Zq25PCw0iK2hbVlBDzjaMHh+zXYM0yFdozlP0IAsTNT5khXaKWPmx/NzwQL8udP9k1jyMPONPYw9Rflr
Yr85DzE689J4BNDY2kajm9J43nA8h2gc5jpay/o4X9bFane3FbWbLzA7L+C2VOW81C+tNefjzHzVlrTyygCcjUDjmKcGOG68nzeKfuZmhMV1CJzjbyDNmziH
eak/4f2kqiYyJ7slnqPrlpM4VU+xA6nVzvBMcjsCDvkBP5kUoZwEbDLj2U6nObxbgOAlCtYkoalNl3/H9sKnr2TTW2zsbJXHkmNGE/dSgJaOJQtHmfXs9UkY
l8cARUWrjVrRKgwoNbOFi79H375W4WHCmN+PA8A/KgipjLBzY/VJ2eIlwgm30Y27rlVYQhWGGWHIRH3RjBrQQzYZykiArivZZPSSTZVO2SSSBrbsbJUsoz/D
Tc7b4rwUJKDGwDcCQbnYbqVwB949xpH1RnLM+oSRbG2SB0D5oovgI6UR4zGJhfwPMZ5XJfiPhWqS2SJosJxS0hC1h7zopo+JIVJ90iIyYcpbscmWZk8+eXKf
XpiDMdMcB3CclkPmekDCIbYf+8axDZzYCFlkKyAni8F7fHAlg/dU8AnWbwYxcmR/qpCSkIcFI29sc14ewxvBvvn24q1de6WQJ3xT8NY+1Rtv7dPXKry1UPDW
winw1q74U2dgvHx5mPlzD5uFnYjRcpN+PEBqtYrp2psePUUy+rxzqq4khyIrlY1F/ntR0FUlp596Bv2uktMDDBtp01xTColDbOEPktVcHTppnoEYUJNTiHGl
n1yOnVcFALlc8JORfEuxLyo5EG9ICgR4y7tFVMVVdatJwk8S9zkdFbn6VclNZrQfP1+MNkAcKj1nFOYpxKHqYrRB01dK/mnVioJr2oxCoPTwtPL0FrNVSw3z
DMV+PYImHY4Likh/jS6lXUoNcSOkPyNkJ3E2MFLVVvnYEIIPKraao6Bp/DYgxW5JKmx5iwfZA8EVtBVYQHpFIPa0IB0XU1M9OeEMrt4RiGRL3s2vTBN2yzGg
oGq6IDTIpyAQQoFG4nK/oUAjBQL0FYdSN7hA3JIQl7GwfMZEUsQtpcTlHdSctHgRDasPO5kbLmjHGw1gVDSkV27ak3dLuW3VkwLpklML3UL7Tmg/EzvFAXUk
pTQrbsHihQuvtErK/RJgVCuwCVwqYbU6SF6HPflQA/xu5UnzKdeQORywNIPkbBkPXRnPz6Hq53+CgYLLS84l3aFJq8Y20qVIq5aovLmqltlQPG+yORyjOGdz
Lp4wjzSh5lzSN+muNPSpvimePxkPTSLhKNwG43umE+ElSi+CacdC8H57D+gk9LcSR0aBHvVu9JBrAonRS7W5HPeh5DY1Yq5U20XhTOrZvLiPOhXXtzUXxNG2
5lGFUm3zqN10xQJ0bwhvn4/uDaHUZrF7CyZBiHn8hvioyfdTc4bjeTjkuT9PbavnQORvwWWSwsEnEx5LpZiVej0brC/1AdrmopUHqcu/ZVChlfF8KMmUDM6s
liWyjZNuGkH7hAxlQoYAo8aErOgJGUKWYkIGp1UbStq9auSknUyFCbMlqSB+hk23UYBeLmPsc5oSR+f3CZpNplKdp1SbEfXHcyHlDuirJc0dJczFY+KjNd+D
BypgZVLqab808uqzn3/5S7X3V2kFasYx5kV8TK5o31/QLyiW0CHvBnLENVPiWjni+tMS1+lGXDZcdALzgUUEt5RzzlHT6XYzdkZoL3+TYkg6fxOtP34aMpo1
2VmCEP+5GIbbTbwMtbAakJhsxornrmAkObTC3NAMwnntqYBM0wTEKiUvG8nEbrvAtjFvPFJw5FDEdJirxr4jw5sDzFxVMJGBrtcgGRAFRjAdvGu35c1nyp/D
EDkGAKbKtPxD6q8Sqe8rqe8kLxltK/MlzKKyMDNm3cUCVnchMKQzDgJsBBjIZ86NPZSrJX72IZSytaTYmqq0Jkxb864z6FzWml731eQ+KebEdxLL/MnpbLNv
nVFNQTh9AZlweQA+rUAj9tIPoaBxNnH4IP45H/9cwNdNaEvduejnMuO8ZituqmW1hQzUGsTN2VU/XbxRmNe7qNnkSjSMxep2W4iK4ZYOIlZiL27yS/9JU3tN
q6WwobnyGP3c4gtSDIjFTcYlWNTkxsfNViZMda0TLeRyoxMenRdybjoPHYXbCEUy6KJ3mDITiYwmz0RXz0QznYlVvfXVjDAnDbRg5qadgZW8CCb+1W6T4Rl3
XFcS1O9woYb4iLk3a/HPOu7vb3R/V0p/T5T+Lm+2UnBx2IOEmtT4WGkh1TRvrKkjwUl68xcxkLXwmV8hETdxdqGAxdxuSomRWxFkFgMngBSgZanMyNWbOb54
cr5KeFso8fiL4pjtu2j2rWbrWGKSY2n/cxw1lfYHfxIfmwJVHReH4I9jZWbGJPckaEeH7FQQoBM2jwOgyHFoWPJnHc05rRoV37eY3reY3rckXqxfRK9aIq9a
LDz2J/Sq4nsses8SvGcJE2BxvOScKly2i4mIhq76zqta9rEbykvnOmBmGfhE/jOZ1QIFBuoL54V5zmPc+lBw60PGxVCcV6FpCct1y2fOywZc811F+K4Cvvsp
+O6u/7YZ4J9DvdqmjDo6NbEWtDcVTVSLlc0+9o7FKpDFKsjve0LeXqGhp+WySTra23UZ2PJQz2Wgj7rCg6GYIT42Pu6cKk225uL4OBo8Rvh+wejGsN/setYk
nmSe4ezimTN7gd2Ih+PjiN2oMTl2O1bY7bip2O1YZjf0Ij72nNZxw6hAeKsKOivwG2+YYiVzHZmkBzFJ/+QkYEY4xK3HrV9lHMLHUICwGHuDZ/F+SLi4m1iO
5bSIZQnjax638Bs8RMclfzXBAX2+lHFc+BibIY7DLpEajF3OEhwMkBA7Ueojesny5Ysf1TFuRKKtZutPVFQrXLFxY4llrLDglPVG4wb9k36P8D3S37l3O012
zZAmcRxTive/9IYvfZSl1jJjKMnwjY8TCJ9j41jNh+NYhzt22yRvUtiruZ9vvxMrXfNP0wv/9JHmXGjcoDHUgrlpeC8AprPP76vmpGsn1HSqgbUA02IjnWgu
zFkegAgE4SlFF8vDEWf3hfEiWCTDeCEskiGygCI6NGH4CeMWnFwh9C84Y+M5OXDDOSm44Rx+nOAUzgn4B3G1NeWWkNZZ7WhrwdHW7HIT3ujRIeRKVSE8/idi
8UdAbCjAYiFceSRrRdNcFIcj71phLaDTHO8dxhwGHZJazcBT9npJAN8QHwODMwyScQpyUSjrBpGZlkbVqIUskCoC2FURCRo6wXSGGDtviKlAIFUKFT/YwMEC
KMgE0N9c31MAkUrHIBjSSLfNjpJraSAt1Xq+M62eb3fT84st7RSVe3trzHOopV7HfdgWKGAd9q0yFJBGgPvhX2UQPF23C8m7U2StXpuIORnM1qfMJoPU34ES
tXS83WwqiSnAzzdhYUJZHH2TdinIaJhc6UStYq9tFjB1DvPydXWUklwiahynwr9uMl4XzT0G6qoKUFdZgLrCAnB0SQzAfhE4OpDoal+Aow+n3onHLdPVJu44
jZRLjm06qq7EsR3lG4hQGR540yXFJb2CKy14AtuuN8aoUddycgG6XMpWsre4RoNxinm0VP9ZICZd6mjy58n5vOtvlYZXGUfRiT9DxvmwRKFzlRWEU2kECD6l
q/ieYB5NExGPXmYcBew3E58WCBLEEEruQaQ6kn6fry5oIgbdgThrch6+Hgo3kFwMZN87QkczLm2I3Q0Coh5rYn7CNPMhLVYGd+IIGkByKoIiCyY2i8/IzsyS
2nsZqeDXZQ+f7l0hojl5d+FpjBcBj4gDc33qXHjUNf3UlW8UzNtIPXEEVsnR49Wx1+QNTKmIuH+qoKCvlGAFJ1ksj/i6VvCX527g/eVSuWFxUzDQdLVIbSlP
cWJTOEUSGgLwpEEVk9NHa45pWQYPW5BDVaT3D2ns3cd0LUYFvWvxblBw2T/QVAi8Lmbx+wW6/X3YiiwzzhXL5tkyg9fJhF6LuLVUhXSD7ItilSBfxqL4atJT
GbxR4ct7soDbUtzCkgidiuIxn4mIjR//vkB+H6LfUaMxGKbHpDUa6ZuvgOAXCVjFEEJDTzHnSLXxQcmraODAZRPZ5wfoDYkzVGzsCRtbmHPMMzG2nG+MVoF4
n4Z0dCRjduRg7r0CrOAUMPcO8aniXjiqNruuPe5e7o2bl6dBvXuNItiFzWh/DNhvqixeTHaODvqMMiGqgp0Wn5RQAvjRtrUqcHab21o+dCo41MReFrDb2xuO
Dbi9YwsZsHkTqT8JbJPhOOBggyoLAkQ5SiSWhB3U82EHkb2GFJJ6HK1v1ce4Cnch7mA9aiucQRPFS2MP6pJ8ipnah1Aio9kfe4g9GNiGAk2IPWhs00USJd4I
sQde5pcfjPswC/p6+uX5ArPzAjYw9sHAOBgPZoECnEbUFw/qQAGmXd+21hzQzmeKzR2O+4li+aA6K2cU50aZ7K6bolEmGmV2bZQ6L3PfQnvMtD3sCQkRFjCH
Boda4nOgQPV9cJ/VJYS4n9rfQIyAtwGq+dgGYYtEgDmzcrQcvQbTkhKY5WB1ltDriF9yHVvajMRBBCvpyZDHou86+JndmrypIbnnvM0u1+8pl6tLbduQlN+g
y3VTb5frq5sUQGYMVylyqVBLqrvL9eNmlj2118iVt0p2SuUU0HE5fXlNgtd2GkxCPn8Sh/SZInSxJE5el9re4ak1zhJA0VLsAoenxMH6DJbqIrEINWOvui41
GGYC5pNhqcLCBX+OxtPZaxbx1tJM4FL01U0KDmCoVU7s9QwgUJHkPF9jwCxgv9gZDJxkn17NvI8MgqmTvxmkuYxiUyHH/sUhI5vH4Qlmf6uGAKNwmdHXirZJ
OKGOhQHIcJjNp/4eCAKCrOcI9DNNq/7eEALqOoCA9GezPcQZL+7Xs93jbScHB/XRXG8NjLibPzscV7ch2KoP/oP6JIK844FzW/0I5x958euf/6sf8ISsZ36F
91V531BJ8Gs5eYFt6gCDRhTjWBxugG94bEML7iFkr+o5WbXzRMj6X5mu/xXpf2W6/lcCCWrJ+l9B/yuZdJFePfkps9il//B+Li5Jm7PoLpVSBnR47iRdLLWv
uYf/bPv0ysHv3Vcq9uqC91VtbkvCP6IXu/6Z9+KZa5+wip34EHcC51UmZEf7gcGVGzputTgcuQRn9lOQ1yIKgsCTNN4oLTiLxNuWqSSAxahUvHhxNQJ5moL9
o3uCRCv28kEsVi07uUMsVXbyKf4QbZNCddgGbiHJO/K6yUGvfGJCn7hMvl9CHayg9lhJb40vjEtqR3ylhswFDNgFdAXpX+fLbbv0Y3aq5+7QJ7arE/ea8uR7
zOzRW01B5bjdlIcBOQVanIAYfVMvELeao9F9CnljiXW+JC9fCNm5xLoYyctLrDGkKy+xNiJ5eQmA2wZxvN5szoldQWaRDOY5Kzh1eXAF5ywPrOBk5cYK3h/2
reD05IqgvdVX5JPu24daErsLQ7w3xY6pFBEg/rYTJ6LLqc/M6NTdb/qpRz3bHTc3hvm4bbdYPRL7luhRXN0qMT6DrGKIOVlmNNjNBS5uVbAimawAdDOv5jUw
IpjOomXsP8Txo7bevTTUuzepGt4cba7gsRnsdLG1H4XM6LjPlLiqp02gai+29mL60XGPKcXod8G6QsfHYHWh405AC9HxYYQS0XEHQono+KBJ/OOeYD6A5dBd
Znwe0EN03G5KGNH94CQ63gtOMjPDjJla7P21BhHVMA587QIOPKGv+O9A8qHTJOTkjj/ndavbVC3pqVoqTlUXE+ZCOmACnS9fP6C+nitfuS4aKhe7ejKtiV2N
FPwVPU9LANp0k38DFEq+jWacPOZWU05s0Sc2qxMTpjx5Y/bkywQDcUyedAkdaPPv6vnpJocNPT95G6WqQE4q0w6gDJpmGwHiN9h1s0fX997V1vW+2Xbd7NX1
vqm7HoCNRoSLEmGiNcJDpwoLrYQswpa3D4dzhR/PFnZcJ9x4sTD3hcLbFwhrny+c/UFh7A8IX5+HjTPDw59IhzLM0JxKslSyV1CPI0jLXKC+RVWqXdS4SgLy
GlHTIpKCFn2iLPcjNtQBIAPt2+MGAkMdADKQzozYB0xDUzCH0zBl6MGHPNpom5fbnASS2QTLeRkSq7R+B15RLzMSyQZPIrzsFNjKxuJvd1v8bb34owhhdrXZ
7WpTXV1UAaCNtmTHGbBNmtvAQoZEolZYgXGlyjikpwE7iYjHY/5TK4wrH4a6fX+z1uMJjsSzVbfFtatGoqtxHWTFSETvrVaNETbAMziWdX8WOuMBnzUYKTf9
IKPbWSOwPPuTIrV5B/OC8o0gxYZdosYbJGk4K5KGcA2FeXDZqSkZdlIyDLhrDC5IBI3i8MPE2NH9LPa7PYiujuu0gY3DbbEvJAWdpF7JCNGsOznZ7oX9KRHR
bCfjDzdpQ1A5dZwBBZ23K8BBpw1KPgL0CIlrzoq42lRRRGTjLX9PAssbcuTFQ4RRzQ+DZlPQVZNTtqBVWFJ78CWxb1kIQp+CSaYskdXPUXQ/a7blJTayCejg
AVkalrz5gpQLwFxHAHNtAcy1xNxYW8FA6/6IPYk1k94MC9dqGkBOJMqM5ZsrriSahfTH5WiVJc5Slji7zRIXDlMf2dDW1RIXaktcTcqCcGmQnZycVYeCzuCt
9Nev89o1Kp8GfexHFCZjrNSRke5Koeimw8Hf+DSA5UkVjQ450K+hTOKuKklNy4MqST0HJUX43Fz6JAWphxgvRdBvGDRvnoDmqUDmuFGzLcO0uCBTWonaUfVk
O7UwR04rLWwAK4SKvXTjIcWic6HINU6ruoAGbH8EnZTTEnHr4sXWm/xip9uLneKLez0EYbnqMUa3xxiFx2BvpbCAwvwX9ezbNEoPnb9NXYREpxQCZhC2+jmJ
3ZwLSnS9PYjnC0NWEGjrx/O2wQa+rTkcD2xrLhCvrgq09WPMq3gYgba8zAUItK3E89sDbYdpmvAMrMQLJvOoV+z1yxlNGyqLrKfRtKEyw7oaTfNwGrEN2DMr
bmSbZ1rg3s+trklKla0EUK7zUJb5qxAx4eA3tYFudL8FuAfrqc35UxjdTSmL6DTXDvBEPTCaB/rBA/3deKBfThe4sf1V/fo9BtQgyKc54geZC8H8eMnsG88l
gLhFheet2zKhOvVoYde0g3ZNz2xKHadte6ZDas/0ktozHVR7pgNqz7QfEXyypwrUnipUe6qq2lPV1J6qrvZUEZTdr/PeaZnxNbV32sl7J95jNdQeazDdMwEq
CU4sRxIrSvkf3oQdw2VKlb+k1wYCev15mV5/brpj+NQncjuGs+kKUp/XyW3b9QbhXnOKLQSefL2ZPRq7CSjmwJ3Hw7CrSHZRu7EgZDuHicyo4cJXxqR8n1Dy
XCHk2ULHdbJ/OE/2COfLoHxQxuQDMiQbZYQvkwEek/G9RIb3YhndC2VwL4DqNfXGwZeNQ5Av5CeAbo4AujkC6OYIoJsjgG6OALo5AujmCKCbI4BudhpQUBIP
ooOAAjcXUPBI3YzSyWTlTehczl2Q8LZao9F/nczmmIb3c4TVaUI9bQki3l5LEOP2WGJh22UJKORjlljcd1oCkvewJSh5OyyByXvQEpy87ZYA5d1vCRrk31gC
B/nXlmDl3WsJIOQ9lqDlbbUUEjtPbrHplQspkxonAiiuXmrI/8+jNdewLAvLdynZxxhtYtgfJI1BwcqVkgPWaDyISDDBnSvFg5wNuM+KB5cZ89nNAwBifoCZ
xw4cGo1e25R5O5QYOluItE5otFZItEbafaoQaKXQ50Qhz3KhzlIhzmKhzSIhTUso0xTCxEKXBUKWIWLgQTXPHaYOBEBJQjhyP3CPTf5VvPse6VF0qqzqGXUK
xrKc1jhPqWFGTeodT3IsWTWxcziWLjTQUKwbKMVmo4q9ySEdInKChV9QiJgF/EtTL7yHGduy8BWp6B4c5yaeGtGPKcxlhg1SHPNy6rwpi1e/LIDEdKKCpbrS
bSNRwdaAVGrWCqbqpCWdtKSTFjrpcRvwPg7xtNjLIBZ6/NKpGfBVWLjL/FZ8C+J8wghbP2k3rBpyrzQkzDcEoD55TNCVxa/LoQ4gas7kqDkFtjGjsVas/SrJ
z9tu0MWvOkXBFjWlb1Ui4SYlCl41hYtfwypIHDnBImGZcQVP+RPMKzHl/eiGj4n42YIALF2NkrEONpsJJutmBod+SKPN0wrgZwUpGbx8N5paW2V8hy3fq4xd
pgB9P2ZKRaidJrsirpBCRy89sslKfrL7ChN1+ASKPIUyt2IzrWPDztPCr2WlFqR+Db6+7ZNaXJkUO02Z+bSQW+j6LkWK70AhIBLsNlEztLj6mnr1Nbt4Fboa
+/nEVnWCMdEDjq8rxf4p5scVTW40BdodfgnsBa/HsXxS6p44rB/0kjpxQJ/Yp07sVU/eo568Wz35O+rJu9STH1NPhoNCBg/u3MzJsDPnZDiB2idi7UZT5NoW
UwTb9aZIts2m4KPepOp5bFVVQW5X3HWrgrInXYhJvkOR/EFTuHC7KeL2flPk7b2mCNx7TMFW12PqQ7vwkL4CYWU3HalqqbwZZcFjtQSP1XtroYeDDG2Vl+8S
LdR6+X7Ickq0HzezujJxzkmftwBaKDjqAqlkHjKsUXC0jE0Glk2L3VpSFQfQHy0/ZrAQ3odEr022Gb0kFBokYv40zqKtPF95A8dTkZqzxI50TPRwqzpS2xz7
9M95VS4MqGYU6TvADYkD1qhL8CSXN0BXG9vAD3viSskGY5OGA5MG4FCek1wkoojYNkpi2yiLbcMT20ZFbBuBsm1g6XZSS0ZazdMuWZe7HERgXa5rSiCWQkjg
CAlcJk6rxKRCaR6iH60Z1FiQcAOTlTYTcH/7HJCy7TrGUaDutjh2jkuhIiI7/RE/mf9OSgxxKWsTwbce0s5DxikkKkW3XKUfE5vnCeACAkyRHUy3jrgjFS5s
+7q9CTaYUsFmNHLK5s8OjwC+Jlo/jOBXegq01pFo82eR0M1H2FcshIVw5nJsoYirwb9UpNA5DUztfZzChMDarA/PMPSEx8OGIrrH/KdWX1z58La47362Z0lp
odVncbY2KEXkomvoarqmcv9Vk4gGlHATuqA6yYC7AdPrPA7iCWWEtpoFNAe3G1NjQ5aoQMwSM2jKkQiDwY73q1ILQsKhsRNinjRVlE5sSl1ZQ7aZloqz4+gV
bDhNncQQ8i6iyEF3FVtYanfeqYkntaYsXWvKlHlWlvlU5nQVViOt3Hyy2baHafC61Dxj5Y0VOW6/jYontoof1Q0vdbTQCG4wsximrOqVl1a9qhRrXtlSFQoL
JNe8cgJ9UmpeEZdy+k0lV/PK5ppXUAbs2BEMYfucqq3j6A0sCrrgYNER+rsrO3yjR3zq5RmdOtx56tedpw69sRt3lyx7vKQF8gTRu6Id1HqvujGusMK6l7fO
FQauGsL2uSK4VS0fjv708vPpYx2VSiojv97/hFRZPZe+QLfY+rlnHjrM3jl5zOIVbCDy4YarqFq/fvKrrK7tZfg1eSA78UF6+qmjHOnwmUlJ2+UTFYWUkwOn
z8Bu/E6FOwfWIOZuXwDs/axysY8iyMtxxgJ6va/rh/sjv9n9xKbfP/HDh17gmHlaFx9phUCeJ9n/SKv6blpT/ThUGPS+0n+zPhgnYjXBz7QGI8XiIOfQlll/
VxD1XJrVYJ0ev6re4WqBiU+wNzUZKL5Uhq09bb3A7/sjP3nuey9/6X6G3+/Sg3ylX/TATntgdfZgho01ezbWTBtrO3AnAM7exWEIuGZKi+EMglhA27EiOlJW
1T3Z5q1EZYnlAJZEIvzpW0SrBR1QkYEOKFVLh8WkkdFhOSAKsUENpE2polTRJSQkOcdDPMdSBIch1sNDPMcChPCs4NorVcR6eKJceXGIWI+y0nIqWXnyTH59
27YtmkvTFU3IKm4D+wwFCzKeQ5FoLpggI1Yu7irLegDLbQPYrXDC7r/MMVwZxiUpht2jKIJZLIawhCtVso2CvzUkkmYBNNAlUhtjCRcNLqFkZ1WX1iin5YlT
/bMq0TShRNMEEk3jSzRNRaJpDImm8XLRNBw6U9Y1EXTCkId6NpbKeQIX1YSL6hkXafax4vpW4aCaFOYdUoBzaYlefF1MB3OFHRdLAvyqZtbyhiZfiUSfYQ9a
wSnmLyz+4l3aClcZP+cvq4yXcCTt9yCOzknWARzhfWpVTzGfky90B+32fsRfVhn7caT1cJ8lSvzTFsCPT7L20lELyF30WQMEPobPV8jnQ1bOk0CKm9ojGgiS
TOGC6skQw58kj1mjcX20FSl/U18cJfNhO6IdS5TMYx/SAH1iv1SrQZ+GOE9+UD3fhxLdFzfiQaQgktbbz7ov6VkqUM0Hp0Q4DDFUsQ8VdK4KUotUkJod4Alq
1xlxFQvoaT7CuaKPXcXmfgG2ZCb0ZJ/uqx2Uz0XAGjheD6uxL5URcZzEzsvnGmkDOG6k/YIPU2cJhzHSCnyYOl0cLgbW3gkmIBVpM/5/NnlPDsOnz4ZPHGA+
5eZJ4JYin6+qcDvohZ8cklNXpH1RF9eBC1VnR0PhvnRpoTXM59LqWzlcpSiMORXvFPN0yN9VxmnCWGuFr9YIW50KiXyKuQoulVXGycJJK4WRThQ+gsxne61w
0S4Dky/lojhdlL6aVZ3/QDduWqhHn2sx6JESgRHlRuqdGSJulh4VwBpoMZ87zyCyuOGQRWwNf32O5b6mzJ7vaDfQch9GPp49KP/WyLwefrLPxKxVtiUfMmuv
mQDRYi+nE4ptyYdDJo4y25KPQJ1bIFUGVhk34zi4yrgJR9qsb8Gx7yTreisJFSNc+/Fi3Xg/ud7KshULfKyMRNza6y1FLbgIqRM3Ib+CjjdbgmR5iyWV4CO4
x4u2okjbiqKircjnICvIPxhwXjXlxGFTnXhJnThgSh/24zj3FPNZHOesMp4xpa/7TOnr0ziSOrpX3fewfvKDlpy4X5+4R524XVHnVkuezFSc04OKdVBRDwbH
oCpbERNQ24qIEs+awgXPmMIG7EfzlR/NV340n/1sDAX6kikcddAUljpgCk9NKopPWMKfryn+fFXx5yuKPw8r/jxkNsuB8L/GO0CjT6RDA3KiAufLUgB3wzBU
AQrwIjoMQEpUYDtaQIeSQCFyNEZFUq8qkDakjsUODEMV5IcB7TGAYagiqVcVSb3yUsNQXXasEbZYfs4w9JRvO+Pm5emSO2F1bFDblPa2OneXj9Ycw/NMTyrd
tQxRErkWfBk1evphq0C2Q2UbsLeR42DUbMdkdEu+A9dU+BpAzAPjUYo/4H48JhT4/UaL3bReNxO0J6eVCbqszbHJ93d/9O5y8uuDJpTzGIkxAWwy5oaYbTFs
Dv/BJinnw1bI15QN+FW2Up5i/s6UGpC/ZSPAKuMVZaWE3ROkPmRqY/8Pr6B/X0JuPafZDI+2qkqEl5JD5ihrfKEW4LpYlJMziK9pFgthVbo5eGri4KmLgyeS
7JQ+cen0i0tnAPbROVLpdxBx1vB5zRF9cq6UjhpKyzaUU0u0KuUWEst2T+OCm8NkVGrOEu6VyaWuCUivC/JRUpJGBp+5hG9tmxz53Cs3f+L3EqGAJBOvCFLF
KVgF5ILN++HHaKqkTex5aCyNDTBgjW1oeQmeR6OtsZwKmQxm4Ve+3csNf7n9ZU3ecKznUu/Zi4Hq1ZNydtC7xVaPCGNDi2Kji9n+fm1Lv0fZ0m/XJ25SJ65X
xvPNHLT/pM1e7dLI8zt3/uGWJ/6Kdv8b5bqD+sb96san9Yk96sRj6kk70yc9XHzSg2Zab/WxvF3+wYJd/mpTGO8qUzhv0hTWmzCF9zYS76UVZHnJj1SF2T5l
vu9X5ndDmd8tZX6vaPN7mzm/psz59UB2MyeKwT1XBy0Qu3sodvea2N3rYnePxO7eJ3b3frG7D4jdvSF290Gxu88Ru/tcsbsP5e3uRDArLX4S/KNr1bLqfQdy
+WY68c6RiuBK7TY7yuFlMmG/ck/sU3R4WtFlr3JX7FFuil2KPo8pN8VORaeHFZ12KLfHg6Y40R4wpezv55UbZbui//2K/kTvAYUF4CUoHCZbPql/g21fa1DF
0RvGn6OmbNz4D5zEmalPpg7B6sb2U3qrLlSsqVJXPqC+nitf1wmfrs2yVNakCTA7d+pYERO6eilZgOjykgoNKenQkN6ZNnjyxuzJl0HoI7qcn3QJHVbCrZfy
fhZdDqKOCE0TIekaoeipQtCVwu9rhV3PldE5WwZnnYzNxTLUF8pIXyADfb6Mc1qXuSLlcv2ck8kq1LcsC7N7wuwVYXZfmD0QZg+F2avC7DVh9roweyTM3ifM
3i/MPlBk9jS6PG7Ue5QEuf1aVX3gCtcqjbuX51JDUwN9svi0VomN88AZ0PW3XUEVcAU+zcXSBy94iQtP6atyaCuI1zRVvGYF0ZcwlHmXNjNEFlPHX5Zz8Zcz
jVzgxrmqujRHdFUyxMtyLq7yjT/QbPsxEAAaxMmuvBqa6jYAF2xDMeZtYmiIA7WkhvCPhHENYYm8OlcRlkgPaA9LrE3GIV2pAgOI4YK4PjnyUXXBuQACDYnK
ezWkzLb05olxRgtto0DP3iRVnfBxfWF3k93KF/e6rBCGWHgrXC2C7Z4/aTCUiseGJTCpm6UCB0/Zlj3uXM6oAPBsFrijM4u9PJ36U5bcxvJ0KlA5kKHXuY0W
zphxWUd2q9H1MLo051g73qbQMTwOjS6l2lIwObLs/ex5cWGVz/SkP39flUFNXJXtvkwgb/LI+AwK9s73V03itD8/5irjnZ1RHfmx0a0nHwZqixs84Zct5ZHF
7sXpBoTCHldXfJ/iyZ7XotnT6YVQZSzYjVsRN64vblzMcOXBbYXK54wqHtSen31EIo+8zSOrN7VqXDId9r/YhG+0RaPEx+j0qpNPoJXMhAAED7oRnKu+1Dmw
GMQOuhFbrkHt9XpbFoI3Eqni7cw/uJap7W+b5CCckJFplG+cowxX2OuQe78CEBZcAMpEeFt9/enVkoK9dEdPMFBi+KON0xlScuIKa33VDUuZk50jx+Bd9nPe
5Qiv73xlkDRQAc1v9kMEVMTDLDQjFq59lvpu59z3jGID178Q/fsaiAaLKgPV9IGD6xzAbwJcHzH/cZ9qdJ0afUZc5yaftr5ZT2tOJOOjNVkSGMkZ0N/0t264
GWFnwcjN+XN2IMW88ucgyXMte/IahgXBoLhoR3ohBp3t5gwmQwTVsAptX6cYbjmdwmdP+xyj23OMwnM0JcAw5+YGqMsHRgEivSDX2b+/RuMBCaTNUsDJYL0O
BZvbXddl6JVQE/bUZ3VWdSf3FK/TgSQdjBC1LEbeskLGjO7GbUx6l4/UNNSmc9jlL39W9ISKw7Iy4FZP+uVIvwwFtpjNYmIdJFWlcwvIGV1Il7/AnOaC3Gz0
aDZKU610DjKi09Bo1uzuDY+l4Quk4UMIJTag7hkSGqQiALx2KJ5fmKZ5+YgpeLjJRMxOWZcbZ9OonLJ5xNyUK6dGq6zFbGOMhJtGqMFXv5+BMDIHt0rTeZWF
pPFZXoH46tjI/fxT/DyyYdPkiDnZ5AXCTB9sMQegdDEiPlCVo7b5fRJvoD61v2zftdyb/A3npTf8O15Y0Nfvuw6ioCqFSCi73eJFTxHJ7mjJ7krUC8JHFps+
kl1MKVrMkan0PsRNVQC0N69FmlouvAOrR6BFf5kFTjfRz7GcLjvfWAB1kwVyTSD4xAXRb6Siv7KtSeOs5H+ZB9EjDjMUbDDty/T0INqpEqkr7CiBkRO1COB7
Z/kP8Ji4xJI0VOI/zIl/Myf+HUxgr4v4b3tjGROyGnuccajCiGihIdkvOdtqXjDYHANfY/kNtLGO9Aw18xlrLhSonGqQNT0EkaqFRhuq0awylno8VcQ3E5br
NmCIWwjIctehTCEGFUPMMchc8wW+cwy4r2Bx6cpzFFQI2AI+uzEOatrA4y9veYrfUgm41A1OfJdPSOopgrCIWCMV2vf5nOAXdCaeuigumiHTEd0t1umNyWB/
Dg9uIl/uRK2tithaB4SrsSxlyTwuWdaqKFXHa/kcrua3pEYXw/REX7wmw7bzFIynwohDbJXykTji13W0z0ru/W/XpOiqy4xFKf5pzNyeh82XKTINtAhKUU4H
K1JVtacKU6SSxOvZVKyrRJX5WQrUODuPCIP6ejwDiENxFTOOBWNFMqRJDPOi6ES7rlGh+8uMBWm3hsAKHASqrnpIZxx7SHI1coSRbEwHTsdLkd6xyvhPCHdc
ZYxJzsclkgFyMS5eYkc0gu+2NsoXj79cxq1WcZLJISNt2RevkEgLP4XLXimhI/rVuyVqksHTETfED10HYwt/WsOPv1C+rOQvFyik9sIb8Fw9a7O38SK0nOPb
cf/iFRJUgLqftPZEdzFak3eCGaFOntRSZOQ6eHUQBLjhFNPnkgBp+smX4iwqYMufpjWbFnI3ksN2ofSQrc03JNtUYJOV/OKW1N3aQMElxrAbuRWPKa3gSPxb
OUq+BRjNpJ49jmv+RaNrG5874/n/t/Hc6tTutfYHd1/yLv8HP1u9ls7Tjy+u5pu23yDWjWdNbd5Ahgzwr541xcSh22cs5UpP+9OWGYvpt+pJxiLBzYwFa29B
3LVJh83Rtb9b/MGPff23+1av/Y/8309Wq1b+RLfycKFNca49dHtHg8w13KAD2op2knkqVoGTzJXSoBO5Qcby7g3aa4+u/f/4/ftXr/3kbfjvr/WH53UT/7Fn
g+j2Tgqdxw26+baUQufy2BlnS4PWcYPMtd0btN0dzV7/jd+CVl/UH15YrYh3oGeD6PaOBtGUQIM+kjaIpoUtMDvcoA8KhT7QvUFbyqNqXPauXrueeOfuS360
eu0Te/Dffj12vSlEt3dSaCM3aOJrKYUu4yEjEcINukR46OIePOSNrj3mql++b8fR1I4dR+PTp1arQTywei2Rh2jUu0F0eycPbTG5Rd9PSWRebzKNzM2mtGnS
FCpNmD0Yyc+N2xIM0uL7NSPRuL2fG7qrNyP5Xch0j7Tq2xknbUVraiehiAC36lZplXlTj1ZtD0fXMqmueny1+vBTTbTvTz/f6PZObtohrdqajh68LDaQTLar
Vt2vaHVvj1ZtqY2uvQdi6O6Dq9f6LJE+O4tW0e2dtNojrbr7upRWu2QEjcdUq3ZKq+Ai6s5Xdd2qQzm+OgSa/fIFPaZ7evNVvQtfHZBW3ZS2ytwvI2juU616
WtFqby++6tPc/k0ts3+hG7N/elrR7Z20ekVatTObf4dlBAFuz616SfHVwV58NaBp9VJubRFp+a0Z8NVAF77azFHhyfXXp3w1aYmcmrCkVa8pWr3ai68GRxVl
XsoJcz7xwV/qMf1cb74a7EKr26VVf8z46lZL5uBNqlVbLOGr660efDVnVMnNJzLKKHn19AzWvDld+Gq7tOpAOoLm/RaPoHmvatU90ipja49W7R3SkuGXuREU
bv/8DPhqqAutHpNWbf1YSqudlix9D6tW7ZBWmQ/2aNX2+aPpmpuNoFDv53oy3tmbr+Z34at90qqPp61C1CTz1V7Vqj2KVrt6tGrLgtFUgGcjqAXC9PJqQRda
HZJWTXw9pdVLliyCB1WrDii+2t+Lr44azRqTjmDbhyn46qgufDVhc6u2Z+vgazKC5quqVa8oWh3uxVfHjK79X/i/n2omv0fPwV/rofxeb746pgutbpJW3ZWt
g1tske3X29Kqzbbw1aTdg6+aulVfWL2Wm/AukqKpXJ1WXjW78NW90qqt6Qha99g8gtZW1arbpVXGrT1atWWhlu3E2+tYuH9ttWrnN1an07MnXy3sQquHpVU/
+HhKqx22zMEHVau2S6us+3u06vCi3AjKjHvqUdWYn2XrdU++WtSFr/ZKq76TtsrcIyNo7lKtekzRamePVu09bjRbX2QyHspJUfnpld58dVwXWh2UVu3M5uAB
GUFjv2rVPsVXT3dpFTxN2xePZrq5Uv8eVUr6Xq0lv9rZKkvx1eJ8q+h9h7hFJAvs2JRArJbDdZIl0MJBYfUzZMseJie8h9FUaBMvlyJRzEqG6MzQe4Y52ypE
RejbrlIQ+2GTM55KNnZMpVG6NuY47jLdMR/WJ2RLqthu5EBxRDc7Hxujiw1kKqLZ+BSwR24BPrdChMNZp0mFgE4Lfh7sBfnebpRmEzDOgzTaHEWBTu5Wq4bC
KRYKp9RQOKUK8IEuPRH4CIBCWMlSVLLX83JlbOniL9nUPJGuOhkxBxbSKZfSIUTMAW3kTzGPo0NllXEszNSraB9rSZqrJWmuFqfI0LbcGvnp7qv+6gd7FiCB
okQ0aZWSAzYq2qrBmQaciAY2upET3hwFTXJIzBxSpXvLn2q7QbfYhG1XqdiEL77zRgXRo76aW3TSLb0+87YbFdK9TdvyfOidMirwtvhzP8gRSRp0cAa61Vti
VJDXP9yhKhzoPmpvl1HhQIdOPIMhe2uMCqlNI6VQuqGflofeOqNC20aBWiU61AvTj9tbaFQQteV7ucFLl8F30KggI3iwY0v6zhoVOuaZ+vDS9CP4FhoVUpte
2x7iwDtqVBDNLm9UkNXmyXfUqCBz8GDHijeDEXwLjQodG1Clm//gHTUqiP31FzlaiWT45j8Do8KLuValtrRpV7+3zqggfPVYbgRl4/UP76hRQZgobxYSU9/O
1e+kUaFtLc5ZONKF+x0wKnSqCm1axDtiVBAuyo9galSYlq/eOqNCm3SiVokW8YI2Mzz/6DtgVBDp9D3tWnt1dbu0P/yOGhWUJebRTA8UTvuv/4MaFaLUlMDm
g8y8AEAmlUQepgHq7myMC2+HSWHrNwomheUFk4LbzaQQikkhEJOCr0wKTyqTwgtff+LxF3/1zMlvmk3h191tCi/nEQq8drPBPnN6s8GBbxTMBsNiNrgWMBLW
jMwGMv2/3bHfu6f7RJu52WDisYLZoG8WZoN0K5X6+9IthDT3y0diNtj6WMFs0D8Ls0G6XxHR+KvV2U5LGvTrIzEb3PCXBbNBMAuzQbpwpGtK24dvHEkswvbP
F8wG0QzMBo4yG4j4e6Zjl/6dKeS1M63ZYN/NBbOBXzAbODAb0LAKf5eSuFDBjibjKo72nQAGy5DEk0V0MAHR1m4NeP3GojXAb7MGOIm9gQ0Cna8x1Gt2mvKa
T37hxT23feHFQ6vldRkQZu61erv/xLXF7X7Qtt3n12LH37t3s3mt3s9/9drifr7Wtp+X3t7b7bXWkfRWbdh3PlbcsC9o27Dza2nPvvD7nNhsLfzBlTos+eMS
q7lw35Us9pYZjtpOc/ShhT01G79nsy5Nu+gOdF10sUj6/7LoGsmBxwqLbuONLrov7vve3d/+3G35RXeX+UYW3Rfzi+5hTy+619ZLpXFnozlubnTGK2lyrZ0u
v0CtO8l6BYTZbCm4IRJT2cdbs487so87s4+70o84TFgps1kMB8Bnt3MpTtpBQLmkabXXSh7Tud7b9xZxPBDhe2WqiWKaWtLIe9VD7sH3V02I01f4333maHTl
FQXUpVc09vxhZACbDCph4/gSQC1MgFMgwvigzkV3mKQ6oZCTLKvcZXtUXqYyKFUCoJsMcyFjJ18afofdspkHef2ZeEoXbbc5I/h4+1ZOBjve3gLQbjpuBkIv
HScUMNqrZjN9PtD+lhlrTuvyKH1JbP8bqzESS57iYTCKsQnnoklEsBfuCjjVw8w/nd67006Xqz/n92zN7kjmNUuq2bts4GJqCCcIouRVQ0qbCnX2WaPRV67i
WFZ1KroOK1+rivqpNQQUe816wu/NUJ5iF2HHLv/63qpFJP+acRrTjp9IM/ZrhkptRY5SxFHr70VlRWQJG8n4KONo2GfqcYo2Xclt0EADJtK+08oCJBbSuZzr
ZoO6WWJfIj9mi5l7cQ5pEl18GF3USSx8afQITh1vGyhHqp6wy1AkSZvP5/SlnmRwye1fnfntX81uN/Xtj8789kfT24Pe107d31wnIq79Ykkdh8LbBuj/vjsV
W3lr7m417kRJ5bixlcvMqfuHWo24Effnr5t7Z3Mo7o/nbm3OFfrkOh33fJ0pl7Ss4+3F9EwLj54TN+5c+7/yfy+svmsrPXYAP0StefFA4YdBet8ctCJ3bi61
dR56kDs3RyieI+PyKRr0qG7QyiY3aDE1wEIfBrl59AY0pjkHMgYpd2jD3HgwRjMbLPse5bkjix89/mmIuOjHHPJeQyu4qPZKTMCIMwGCWbL/zhz7H0Psn8Pm
4HtaLhf2UJc3lbCNJiVXmTQbQUVnMHm0V+OzhyfbK2Ux5KXxZJvXxJNtLH+Vk+0hrIInk+LEa6KXkDwOXYHFk9LNxW64al2TNk98tzBlOXUFQ4AWb7VaNXoA
8khq1DxrbBT5Jg7kDYj8jHFaKlNEkj+TTg1M95JW3TgjSl0XbbpC1XfWFe55xn1uUvJx8hRJ7KZFf3ag9DUH0GaoEGHJWnzA1mvx1wOzkU81SVdgLVvX0uW/
pwEGkr2N1YXkpF5MgaWmYekZHAUZFSjucYIZC9bBAsE6GBKsg4YAWkQqMdrlStCi77nQ98qs75UK+l4pAcKGo/Q9ZNCZ0ae0orSmyRWRAA2WRM0QTUteMpDF
0qoCLwGToXyKeZkg34/RwceexcRoXxgruB96xT3PcetD1vhqq4z/F+gE/Ji6TodhlWFxEvIv1IaHNHMujesZXpgp2tSpdPnh3Q+9/P09t89dQcpZKdnzNX5D
jVihVQM4IJ3br84xVmAd0EK5E/SoE/GeHQoMT71BJ4UXfzaRyMJdh0C7QbVsCP8saNVwiOkFhVtqcV23eZnxLgBALjNORc7zCea7kcbLGbk4nNjsF0kzUh/5
yMSCBP0qJS8cfEjA8zHbXpAKPiQ56iiJ9Lq9HuWhkTAVJdFYy5aUqU9eIU31RrWgp5N3XJHqvPxST17KiJQs3lRCSkltM3k/lM3wejKXNGfS2E8yQCTazlZV
3Y46crsuxC6oBqyAfjTo0uYAagWdJLwH3lKKObiv1YBiXoJi3sgU824M54pmjjy1BrhdbColej92bQvoU/8paDIw4+ZJWYIhOkQnGQ069J1kRHHIAOBJA9o1
z/DH+D2fvkoScXzRukWFW9vy0NiwmqITqYLynGCo5yKKzOiyxnpW6WmKuUV9C9/bZXrFIcCv1PRi/ki3ISc2uTx2DYDlxJTY4fPWqUrPkO0U9gmynepjJGps
ovoBsMKf6ryLwHZqgMujYHKV0+1UHdupkqqS0rm3KMnpdDvlMkBKOmq2HrVKOmoVjJrNo9bZDwBU60FbyoOWbqc04MzEN3PbqVKyAmtGKa5iO1UCxNBijCG2
UyVAqhwL7DBsp0oC8lYCwMoCwM1IWFRJCQAOi6ohV7LGyeoYx0AJv45Ou3Jaw4voWhOqNNbCn8vCKTI8S6jqFhh1qwZt2W6ZJQ0GziNuM4g3RA5vTokuyJJ0
s8KWsg8v5/bh5qUtEuNAi+c8SiL3sDCf+nrWMChMd5yOVV2yeKUFLXW/yjjmFiAnWPUM5RlRV1H2ye5FsS3Q7BE0CRQtovmFL15sY20lRnRPYwh3L/rktUou
NHCthwPqzIwj7xaYoblX8Jq5Lm7vri2lmTy1WU8BiH/jZdmXALlJl8SRn9MiN7HzZK5EM3I1oLyv/9SOZSu4FA3YeiUMvqYYj2kEUxuxspDZbcIrZ7oyOi1k
ailZTs9+4fDXfvmbbXesWkE8yLvPRWgySRuswHHc/tyS2KZK+rkleW4pfa5w/lrG5vhsZorC6skQ4vyOlVz7hN5Rxnxof4clhihLv8OSd1j6HfSAs/n59AAP
Rb60nMJiKrXzwGUV4TLkACcur/6VgnhC3B79iXjKz2lSRmZoljAZhJ71uRarChV5edjyITqc9zBoOYmOCkRH+ztoMnGNchjHIDecTG44WnfNyw0HHgAYsg3I
DUfMME7GOTFsdI9t0pyDQT/4IrCnleSeUg6KUsqFcU3e7MZCTemOg+5U3sN2XepOqUd3StKdyhF1pyzd+fUvnto0cWCa7kxrJZPulHhJArhrsTtWKtgtdMfp
0R1HulPq0R2aDFN2iOu4pLctYji33JTQ/QPEcKFzdrfO2XJaM17iYBkSk5itVu7fiFASEZ7hGv240kPm6JYtUBIHDekhblJ9Nm9Nh2FvBvJnBsbktClcTipn
OScN2EwYl292sskU2VR4Z6nHO0VWfbUoq2ozlFW2yCpbv9MuvtNuf6eSXXaH7LK07LJyssvqJbssOA+7yy5rxrKLN2xWQXZZM5NdjJVSUYnbvWaHnxwozo6B
LtIrPzv8PG/x7NidzY5X/vHm+16szlSYWe3CTMgr/ZtemHH/StK/XsKMxmjK/pU7+lfJM7bu3/Yu/ZtWAEj/8tIt3z87lW52D+kmMEPSvymk25T96ybdvtrZ
vwNd+jcTH0dewClY5IW/FdSAdgH38bLpjefqOXQIONT6m1QCrqEE3GKUNUgFnNddwC2YjYCTeb/n51MKuBPbBdxyEXBLRTYszgm4RV2EjdkmbArv7CZsTtXC
poShzQkbJxM25ZywsVnYlNuEjQU7k9rHOYX9jzM7eePk5E1Z86uXyhsP/FpOzK6vSWsh9hY5XjLxrQLLLptG5HgdImdXJnJ+9uJVm8qzmpFlJl06I53CjCwX
Z2T3HqpJWe7VQ3vqHpY6emh3CJ1dmdDJ9XBGc9LrnJOv5udkVp5j34AZpLY/Nwt+eYaDXw5YRYUfaIyLScEvVFLJZQG9/Owjf/jWDfOhnlisquw0Of4ldwO8
znIH/M10y4HvPP7ir+atMHbgPM2b7SZvJMytOGbzxrzVLDwHQQPyHAQJWKpGz9ErzAn1nMv4McaF2VOep7efX2zMB3RbzkVT9l+16SOfO3oF7RP5CfBlLx9l
BEqEQZj4iFhYHPbiLXXGDbfSIf/xJ9IRfAW/959k3MuVRZLtKTPAa5j6cV8108/Gdp68q4x9lrxhF45X/eDbX//l3c//lpq60yr2ZIe6fqtcDwx9a0R+vo2u
R3h3YaAmLOnVS2be6/6ak2337dx2P2D5YrdtxGCTLin58hrPi7/W8+I1pwkYuuRfiVV7K/0K53ryr5RN+wTzb4C/Zi4z/trBSr/MuNcRtK17HMFi2upAtUma
yizOD4hHk6Y2iuORZvKSPRr9jTj1HGkUzWNfO9YDTGAbEzjABPZ5AndrqZRd9nji7TIuRjUzF3YdGzVCjqUD23VsrJ6x7P8WQJ6Lm9weefkfP/OFb33uRyfy
nKQmt3yWGQx8Sy3XjU5jPs7T0WLJ3kwsIN5o5UnW2RnVqHPUaZQXysj2G1vI9U+2IFcdtoVch2x4aRdbL9mcc+jzA3byA/YZObK9xL7QzW1k80E2V5ON5Z6f
yj23nWyB0K3FMWPYavlCNBJkIJoDah0LMQ2iOYJS7EiOoKOJ5nQnmiNEo4brJjsZ0ZxuRHPaiLaZ+zxh5on2cVt47UZFvC228Nr1inibbVajhWio9mzBj5IR
bTMT7V4rJVpmOvD15jRIl8MpeY13qL62HyiyuUK2kpCtLGTzhGyVWZCNmn6kZLuXe72jQLYHLCHb5y0h23ZLyHa/JWS718qRbYIfsCtPtnvZl0Wn/pmTbeLI
yUado14fLpDtu6aQ6ylTpuheU8i1x5QpusvMTdGt/IBcC+SZ7LkpkC2dovZspqgjU9TRU9SWKWrLFLVlitoyRW2ZojOUa1vNI5drBvpM3JEj2gZhtfVCukuE
0S4Wwl2YY7OdfO+OPL3Yx4Vya//8FoKMXDuNWZNrJuo5Ckzfd1U+wuoP+QirCVdrds86mWa31WzX7Ha1ecmhmK4RRWJlpjd8HGXwlqffd96/s6gAvtqhACpt
jhVAKA6x2KdSu+/tZmb4dXKGX/M9Aj9Y1DdMZnbRN243C4N3u8nWX81hwiUFfeMsYbAzhcHWCYOtFQZbk1c1XjXaVY2dbQw2UzHWrY1HKMYeU2Lsp183c7yl
5NerxlTya8u3C/JrofDWDKyVGW9pU+V/z5sqt6bepi+8Uw6lW94MhxJGoYdH6SFV/IHjWeBSwvFN8ild7ZvV3hNys1MI8rUTe5UxQUKJK3bZBZsBqXzp9533
YEpyGg3Xs0QCzcjvdn/n8R9c9cMv/x7l2tl5sspA3g+2FTuKz+LsJP2sB+lZxr38rG/RnghpVSOHnvuRvQIZVfyULfIUzlvLPYWz1fRTHqanmIetLLybE+38
k0wk2OEhSBBUO5xCU3Zm3/c/jqbs4Idge4b8y5Ff7b7x8e9/bniFca960FZ5ELY+Bfpszr7/5PmdUgONHrTL5h2XPfLSd+/4RokLofFjkHyL9iBFON+evWZb
ezhgWm3XECydVE7CtpUfsl0egm1r+pBXZNtaeAgHu2vKbFZh7hPqIZdJQy7MHnGY96zFZnwga8W5kpa3Tm5fI+RYnlm3D66GvC7czgb5LIkFRi2YpK6B3Y2z
VXJ5LdekAfkHJX3y6vSM8bDEk/9hc3rNpJzZkl1zNp/41DW59Jjc3vN2s3vId1/XkG8Ea1dya4FVkLMc9O1y0DewwadZGEqyMJRlYfBkYajIwuCL4hPMcGng
OX67mYvyDrUOUk2jvKtYIsJ0iWhvOgmMUMd58xJhidJmidJmidJmidLWGbP90+e+uOn3v9r/r8VAFLC3rH2ZsLJlIo23yy8TVnKcLBMubcXOqBozD/cuKiNX
XJFTRrZmdX3puSuVCP3GWyIHH8vkoEpDljTM2QjAQ9/PBKDMr60ql3M28m9PV/lX7yH/1ER9pSj/RBTvyB7CEjCZe1J32afMQv9UlH1Ck4nsISz96CHdJV+u
JTnJd/grXSXf/B6S7wm2P33hd0XJt/2hrpJvsKvkyx6Rk3yv7u4i+Qa7Sb7s9pzke/XrXSTfUG/J91wGivC0JK3+Mj0jacZW8ur17dJxy3fyVj6cObwrbxHE
mb272iXo9l0dEnRXmwQ9/O1/kaBvhQTdqyTor77+1H3/5XPPbj9kzFKGbv9OQYZ+23hThOjk9EL09cZs7PacWq3syntzduG/3akNzfL9wA6c2GkVdnhiaQat
2EY98qvnPn/dl/5x/wMvG6yJ8cO1EfrW3K2f3amt0rmHF8zSr2qztFbNaAO575GvlFk1sxQuCjf6QM74/8mdIrH0iS1f3KkM8vlGi5thd+pmeOkzX3gxVF4G
I/My3Ju77aad2u0g37d+ASduLT643e/w++eu+cS3tmm/g5H6HS7J7rplp/JD5Kl+frG5BUfEz3Y/dPe3t80TR0TXjfkdxY353gd6bcy1jnBw923Xff8G1H0s
umZyW3PlCujYmgddtuZOgnpCvV0B9tvsCngH7Ix6HcnCKL77iZyUdhg9TiShm+3cc86B/M4dBc13F3btS98sx4A7Y8dAF6ujk1odnbfA6tieSd9GQruNhHaH
qyBvWGsnod1Gwh5ugpJyE5SVm8BTboKKchNkJJyJm6CLJdJNLZHurC2Rbx0Rc46D2RCxh9OgpJwGZeU08JTToKKcBhkRZ+I0+B+GiBNHRsQ34EJwZ+xC6OLl
m+lkPjIv35HJw5xTYVbysKtDoSQOhbI4FDxxKFTEoZAThdM7FLosJ266nLizXk7eXPLlnKbGrIh3ZCbgj1yRMwFn7oVuCQe36ISDf29a4zEXfefCxwbvT1AK
nuZ1CnJroyatijYy8WMFtWpN1Jj3TzH9bP2PRtl6mw5XMILHs0HXkoryNltxYfilyTY+2oRKfacqzgaV2RLTbRIldvRdZvXnSmYlxYrN57wlHmeHsfNiFylV
F5CK9KwEn50vxY6b1sLHBRMhefwKLnqsoRHMhXty0AhINVPICNYlswRGSN/0VfWmb7W/6dHcmzbm3nTZkb7pCfWmPe1vejL3pkkz96oJ80jfdZ1618fa33V9
7l3X59+1efbQEskrBnGCypNyJM1btreJPQbWcRN4A5BWiOBTcQQkzulVGw4IJGdxJril0SM2jjJ0hIdbPTTLS+z1qBk8toEzvl1O5PKojbx7XioQPZyIhLuS
pSqZeWaNP1FJpIevkMKKast4OorXsXCnS9ktAlsZQyDz6gfBxaFtnpb6lTSmjZOjvM6bVIiYqLheXKriCo5sE2yYE1XbkdPL4vIAj9nncP/CJwugSqmH6AqL
5mhaoJbrjGlJWoLrh+QMqm9ZTZNLKSa4i1RjYx0cMcnl61uMqRCbZw03TZ2Iq4ayLDVe8XfWcAt4Cgt/eKXM3aUXQ07k8ZrKqC88BhiOMpdKDLgMXhOl9yIe
9FhXQZNS7rjz5mtVji1dH1oBsYXFFXXjkhoNvAnPKOFA90DksIiBIqCIWQ7mkeATjk9uu5L53Ig+DlN48Eg927x3Ik69YrQjTmlnc34TZ49cpSJlPbViOBpl
yuqBMpXCmgoq0EOrO4FOZ44yRW0CxhRQuu77/mc+uWJFB7JURzPKCllK4CWf7QZX2BOmqNwVWWqvzbhS0ogXfvh3r9B+PYcnVQaeVEczPIUn1VkXQvA5pyq2
5U2DJ+Uk23cX8KSiAp6UBzypjgZVFJ5UJ12mb1ClK54U3PEwpR767kP33YL0wxyEVOUkNja0tcEvIE93K5bRuw1+NwgphQ8ludZZOHOYhTOXcuHMlS5Z31YC
LB63B8qPNcMESlYwQglnlih8HewbpOH3QRbs2/ma9gj8Llmje3cXskZjzhqVUN+SBDOXRn67L02XKnE60c77b/vC88YKThPVTv7pC85L/LKjMt5d1T3dpVKq
pJYyDb9rl9x8hPZsu1SWLm377kPFLu29f99DL7R3yevWJU8Vncy65Aqeig7JLnbJTbs0/Si5R9QlT3Xpue/d/ZGJVdN0qdKtSxU5/XaOEon8KTtV4U5lUeal
gnxK+zhhtfXP79Y/X053GbJSW/+cdMiyvJ3u/Su9kSHzZcieP5imVaqJte2TX+4YshnoXBl2lY6ZfyofM59hV/1TmCXqbSm3L98HjOkBIx+4tmBcUC546AoT
ZgEw0uoG9RfNeqngpdzN0P5msZQ7XZfy0hEu5S4z/REs5aWuS3n5CJdyN9Mo2pZymODPy62c+dW73HX19tTqPduV083UieLqrdZpD+t095XTza2cgpfitq2c
8IM5U62cM00EUiun25l46BYTD7tP8Ep+grvZBHdTK8fE47kp7iYLMMVdmeIumG9x7GYCzKUXPpBPk3FzuXnuyG+/u+3xb9WOKPewfdlx09xDd2bLTqVHF6fu
IOcBufmVVHqULTvFXs1SP6h061VmxJp+4Jwj6lVZ9SpbTKfu1QxVBD1Wbrf1ptJm15xqPT2ysfKkV7n1RnqVrTfFXh3RkvN0fskhjVotObcGudJGHUvO7Wav
HWMq0nmB+Qi8sLkd47S4xLMU71PvGPfmlxmR8DNHIz6Szdr0aMSZLGE04mAWaMRHsllzZ73kdAcgdo5wycnh/U4BQLz18SkAiB3ZPfbE+zW64/26BShawRXe
+XgBV7iviCvMMLQXxzNGFHa7IQofeLyIKNyYKaJwBm0ir0mhTdRrNDawpbGBpweyrXaNyYFhsfwvQLYkevcUgGwXvVEg21xihgayvf4NAdn+oGDoTCXzz6NM
Mu/ta5fMh6ZFj6cd2Z7CZmBQNgO44QBHpU1r12srjJLCfv+8Ow75TNHjaXO5p4AeP3jS9DY+La/TArVpdZk2o+OM5bXeGLz80lUvf+v+Wx86WNwYuF03BlpK
t+Gfz6YI7BQ2vsN7Cja+gU7MeGtqzPh/mJXtczrMeCfZ8kRBZA90YsZbU5ea6yTMDCjUhhmPdWwj1rHdd1yHTOyO6nJWr+pyR4JbP211OZpYTxSlf1/X6nLW
1CXrnzmSoepdXY4m1RNFuPm+rtXlrF7V5TqHaca0aqsuByMxYngzK3GXenJWr3pyR6J7TFtPjqbWE0V4+oGu9eSsbrVhUE/uSOa7NV09OSf55q3FenJ+Wz05
xr6fIWL+SznEfPPgESPml7SiUcopGiUoGoNdFQ2cCXooGqVAgbpSX99hRQPdQjdyikZpxooGgHZE0Sj1VjS2PFlQNJpHqmh0jR0mXmlgO7VfqxozwLXMVI2S
UjWeZbYpKfycPq1qfLOauQ23u0did8zVFmmIat/D7thrQzhLST3zQjWHP19QNfpnUKim3HNrOL1ELE+7Ndz+wBSFaspdt4ZeQemY3cLhTVuoJleG5Vwpw9Lp
WMzh42ackMGtyV6mCAWZqgmMnVbpbXR0OoyOzmyNjrN016UBWFbPeN6uVh5/GvShINn5ZAGb5/hp0IeC/MRhbB767aPsNcGPV9xeCNSqnDQbU50fxH5Po5Y/
C6OW3xvfbcrulrvgux3u7O421V2/R3dn6ebzp/YZTT+6bq/uulN3txMOzc3N9Y7uuj26O0Pzsh7drl5NfxZeTX8KbMupulvpgv6WSZKsuwI0RT927+4R2TJ/
lLdlbk8jB/fn663V25exx2ZQb+0b1xSWsVp7Hte0y5hUMjvUZVOarh1Htox96dbCMlY7abYWzsNHst2YYhn74Y2FZaw2CwtnakToVdn3iMq0P3hNYRmrzaLe
WjpYbcP3nTewd7aSz95a2DvXZl2m/c3YO+ftontuLNhFa7Mo095WejxVhR56Y2Xav3vNGyrT3slIMx63qcq0335LcSNdmVmZdqt7mfbO4vG9t4qz20hb3Quz
W29gI21120jrLbLFW+TpDdLTJ4n+T22QPlzcJx51pPvEPVlltfte/OhROXv0g2/IHn2gUFitrlfX+wbMMLVH++2r6+YZrK5b/r6wug7I6ppDc5zZJjFvhJHS
9fsyyX1kq+v2vy+srgOz2CSmezIpp/y1mZQTn36TuPfvC6vrwCw2iZ3TfkoizXCTePjvp7BMe11X10pPZ+L0FKpMu7rec3Nhda2f1BGK6vQKRe1lyzs8BYX8
aVfXB4vVTOuF1dXvuroG7WbqlIeml9RBt9VVr5sBr5vTb7eDrttt2LhKb/Z2u6R3KGG63Q5nFsTXc7sdJlv2TlsdIb9DCfMiiHcoezZNbJcN2chPv/6dT/zu
ieFZhcNoAO6ue+zSLPbYU2BwT9nHcpdd2PYZ9nGWG+s3KRiz68Z6yj5221jvnWEfZxhQ+46PY7fd9OEZ9vGdCaqd/Tj6Xcbxnps7+njY7NLHoFsfAzndGxC/
GJ5WmkXQ3ZGOY9BlHB+cYR+PyBTy0wIivq+VtXesMBPnfr1RHL2lPWH0HtYweksFRW/pmwai90PHrI9zYincaRHI3kh4mRxKjIV/f6XksTnRfvbF2Xo99Xhj
kSyiBgBUku4cS44ZTdxLm0gUX8TrnqBfxNaZbMlziT+ssdEzObq2WabeOUgCK8elaIcuO+Wgd2UcynQ19c7h3tEzOLGW9kecHRbL79YY+9gcEIm+o8KjM6of
5iC9ML2dGoxSlOMJpx9GLWesVRpLxj+cjNOFx6xP3DOHuTdEhvWorqj6UhE3HncEI+nwZg1TDUnI66ouRNg5VQc/6A6CkuXTkLlYvpDOuGMbuE/jo3GZHh2y
3uGOxd6FG3gk6bxH5wO0MYbPYKzlj7bK2N/RE5YZTpO1CRRBCy9ulWk4UceiyoZRFAhdZnioCbfMqDS5cu6CmK4hokrOL9ElQhJwOa4jObgc1yAzytirMRhJ
HPtgkBCFLEtQn6SGoWQUBzMvJsd01mmPktwMBvtDxR4Yty638lV4HJUYzB5bl72MwmYobhnjscZZwzFmzXVg+sRITPxRo3FO2NBTxQapbTymLsbUyMbUUGPa
5BqYizjDkTl22rWfphLGqUKTaxGM6h4OQcoQtEVOlo+2qrTbbtZk7261/R9XQJumYXMmJKhrrKuCuuE5SIRtYo0qdTBKiRnFSBmlEnL6FjFK5UKcr+B8ZT1C
dl0Mm4GU2xbzRz1mbonwwwL6ISQJjpTvZh/ngDf7OU+8OcBZ480Gz/XmoKr/K6maEXJsufxtIx5ILQg425qD/Fj5bU434s2R04p43r+xUPk2/5Q5eMH0t1pr
Fv6NqOIGklYN+dYyRDSBAYxhKfWCMq927urxs6pGaLEQfB5rhPySjCNvPq5KxfJq4o3qT5H6VJMDBzySTF54n7xwie21hkZe3v3U45+9/pkHXjGuWmHT0hYP
jfzquRtfvmXP/i8fxCnY9ulSI557VWvuyPMHb375+4eeefgQfgIIwdyR3+5+YtMP7v/hl1/GqSijCDGQNxoPoixy4o3FAxviviQa28DMfbeQjIWSh+zW/yI9
iT3I19Y8Yu71rfJYjNXHvZSIIlzEp+eDzPMvpF8OMJmJacJSkBwTz7sIjDufBrFsr7EUU9KlZ/CG3FxfZZ6ff3prXlzeQHMwSDCD5w2nj8d7Tweb4v0X0v3M
qSFq7jIDQbvQRRVpOSoHekKWxppwx/BUrFp4rMwimgDo7UPX5uowhrZUCFZfad9Js3iMh9DVecMxEAfsS5PXqIPm+lEs2nQNNifGBsgzL+P/ctwn0q9fpN+A
SL+GSL9BdbWeRgakI40nqokSW6omYMg2tX1iUeExy3os83TPLajrGNysOs+vHDPKIyJYSvAxQ2PFhADGWmvzWstqxJev5XBkjRvlyXKO5RSaRm6VxWKziEvJ
iBITc3n0Mifa61W21PREh6DGxWW9MKrl1cOhoEPQM9hMJssrL7YeP41B7FgVoe8knegf/TAXq2x6e26VRf9a7hhxq0hkV6+ydrbKlnOrrJtbZUU7KDNgQFzG
KuvKKus20w4yXAALT+9COgOW9LPVlLU1vcr6+VWWV0gfS2mAVZYkYci7W1pRy5CSNRwqkKmQoJEgtjAA3y7jtFYfKz0os6vWTvqs4ELwXDwS1Ux9WW/BeDVh
vKowXigSrE9UTTxAgVDpx1TjmhIT8hpLASiLHpOur2yktDJ0AKy1r4Z2TGutmRaEMrusta2pVlicEQYs61LSM15hsSJjMZveggBp4+VW2HLnCvuqMUrjwXPp
zVpoU16Rhbae8kRxoa3nFtrCCsmLbl3wZ2hxnUOsQavqoKyxDayxqK/Ma2yINRbcMyjr7xxZf+fK+jsk6+88Wa3rLK08XD0fUr7SHGYojOYCfPOaR7Fq0jw6
w6m51QR4y1AK3kJvOr15DF5xWjPGYW2ziVesabZwOLW5MD46PkqYiqdF9lpDXmvIaw15rSGvNfRrdxnyXhqLPBEyxj/B/HfUU5JN/xv1lA4foJ4Sc59HPaXD
udRTuuQ/Er3ot78getHhAqIX/XY+0YsOHyR60SW3mNQN+vFmk/pBx5tM6gj9vMWkntDxejPfldwnaRtWTDVZ8qSqKTqJUgAFCxrKItmcvV2aBtTFnLJxblHZ
OLaobFxCkvTYorJxvlY2Fl3VWlRUNmiLES8qKhsf6KDNAjozzJAqpHEchQ8b4vldtY69Rl7tKLPacRzrFx7UDq9D7aiD1PUL6Zc2teM4VjvqNHW9vNpRP0Oq
nSm1o35667jY20CLgagdx+XUjuOU2nHctGpHWekQ3uxUj3JR9SjPQvVgPYBZZYxVj3KmenjxfKwAXjyMFcCLj8IK4MVHYwXw4gXqaqgeIkywYJCIQPlrEhhQ
WEh8xOwkMqCwhHQYxBNJM8ETSeXEE414CE8kTY15VXgegkEYPxUP8TGnmKfTIV5lnEaH5ipjLR1aKPZpxAtR7BPcsimdU/KJBXYXPUfVogNj7UyhaS4xzXE1
oWbhcBTbDfjak6J9CpVKlZrnX4agaJukidAvcfpLUDYgptYEDh1z/+yybHPcvtzZqFbAA7QCltUKWAZQoYBroXORwGrLWVIykoPGaHTlFTwRZOVjsVdeYl0A
RWUJw57RYQwL1mJrY1PdG00qw0xscH3y2Gd3ZFxZwTGzHiqduYlJXYXspTsnTFLdysfbm01s74+3SbqFON5qQgM53t5qNms0ms/I67EL4PfQCQ125KrlaDpP
BG7WzaPNzsm0LyFJdDIR1IjDk21wV3CyDUZymddp45CO6H+tOta4t9G83M3jirtagU1iFJmxjrcj+KqPtz0s/zP5n279sbmepvij46O1OX7ohPSfRX+mQf+U
Q9ejyRjwILlo/jeuEocaANGq9fbzvj7vpR6tuDQcV7bG5cIJfyust9En4EUKa70eX+vx+NoMH38jP77a6/HVLo/J3Rf2ui+E7t5+Z3ZfJ7VUs3s9L+h4Gv3i
tXWo6YNdPTA7Ig9oUVdqUDnmAT/3Tr6L/qcv6+iL3/G6QF5XaT8f9jhf7XG+ps/7cVs7SdIGW1tt/SEFPNzaAtGqIHBNaPXxG0SlNlchcycOH2nVR+LN7wbu
dFx/N5Cm40CfO1vOretGWtmVGcrIilld6UVn78jojOWPbVLqnCEr3Szo3tnGcsdFYdeLOihM9G3rRSj0vEnR0xB6VrrQ0++gp9dJqs5mlGZC9NJMep2/6DG+
yJjJRWbXiwKhwsSla6JPf0zYe3qSdjazqi6x9CUu9IpnjdOr8C8rqe8qQE0l8nmflKzUNSa+q5wq4mtBrVt1gxtt4jWNt2NR7J5g/usma0P/ipRuOiwnpZt+
W0pKNx0Wk9LtYntg4bBStnEnNkshrRyYa8Hak+94/12n//jG1XcxKKXXzgZFvqgKX2y5Qe0y8OXmG0RhgMq7TkprIm2OVEzWhaFVYUMhLVggLRiCHR3bK275
oLS8IS2PpOWhtNxrRrA5WAzxidW3IQ4O2mfE5ilmjQ6kUdEuEhoVbSqhUSE8iU1AThyxAZxXZlA4q8T0302Fs/c2oOztVyh71tisUfYUzh72JwKmV2IvF3ql
3Cios9s0c1h6OUC+z1+XAfLlEPZgRrjPtu1xc6N9uV74rYtadrrwL4Xjw442TwiGYgLfnx19ha+UFSL7OYBGuJzUHZtPXjOhtCs1UVqOTJU9xM6VUYQbji4x
uB4sY+SgToO9xHJWWOfSe9SF9Jg/ijvytrX/+Rs3HbvtzAfO+wt+THQtvzO0s3lkM6yikc4jO2mMJvN1dvQ/FOeRm+gbbDWP9CP5vqZD45178k6z+OTlo8nz
O3fcV05+9djNnygjl0k9ERemT6TLOFRuiQVnBx1IccIhgvDHHneII9ugPUawKK6Qksgr2MkprGrTgChWjUvBH03LHk+HasLsGCqnOFRO21DpnxlcPvsdfmNi
rWR54RZMhZQAcbH/NAdqirIv3F6gLFuW+HpHk4FGlfiTDiHsjEusBuIc2TIn3fek+2XpfqnY/Qk9U2M3WE4bDwWBaie8f/dwWPhV8YUmN00ISiTt+L6FqRZ8
EpNbUStKFVqeS2wJkJlaUlv/9EmwzP5Y+C6WKePyEd5gmo+QKC6qWrvwrWOWudTZB3iOlXiOiZuZn1nSGykE5+mBxMT7uEk6t7nRpD8RP7HJ26bEHpP5UhpN
Lhtl02iJz44ebyP6DRpHWQH2erFNJ1v+h9hvfFrVQZDayTZoQTsJXz5dxnC+jPzSqiBgUvYKHHZqotAHR1EGaNMNVoFepYxeTJ5umxB1Wjt11Df1C1yDfSzh
JsQcg/xC8dNzmiJvAJleyneMoXvuCpGINiSvfRpv51HJsMQ+ElC775r0kWLqxFWhlFu+VK4r85VO3/XZyx11bTUNAcUtRmrQt5njStkwGcE/lWyHxsfJ0STF
ORbmoW4kUdOyNVDrLgNdzxWF8BgduqlLCx5+7goG7OXBdMWWn5WKoEWn2rWOI+zzGuXCg4R5Ucdz0K8qc9MuFJwvSVxDhpIn1ea73cxLHRvLpe48EnadMWKW
EQblqcTuyRJIBYc3nT5HP7Iyk0dW5JFlfmR5ZMcjN+3/1LWf+/FqPLqcf7RNP59zJK2tqNZmtc7bW+280VbnyoC3tdp9o61WFcdfzrWaH1ziNpszbDNYmaN7
7IVb8njjUVb7pqNTfy1j8bvOTpVpLTmnmFvV9m7BaXfyXXHytVM49YseqMQ1BBMikRb+SAJMkk8KoK8d/ewq2Vp4SmvpBov+91cpWPRPO445Xt5ojac2H5qR
nvQw1U+bleyjn30Mso9h9rGafaxlH+vKHdeKZPUbGm32HeGTso/9JLCrcR/J4+OpX/38v5lp1Vb2sS/ui37IAUb9WWBs/52tgXhAfffW3NVq3HVXa5Cfgk+N
u7bSdgMO/T48nvRf/H/XXXfdSasTvwyfWwN0WRCH8WCMT2Fcoxtway2u07lB+lSHg5r6G0ekSbYiLA1EDfr9Lmp9lR7Rnzb0gtM4Oo1+CfFL3H837WLpmXfR
SfW9wvFPMQIOofP4NJ5oDHr4FI+8B3NSP5tXU3cXLVyLIb/FhlURG5YpNqz+k+3lsGGJKcvBEuelXB7MNXJ6Aa8mzDvBTbNUBFgFeOnaWaoAP752dirAX1oO
dG9rvNSmApQyFWCNqAC04sccB4PkkeSwMXq8YbQqrGK2fPqc0wCwO2wFxxtse4FXER9pJ4qdGD7W6OM++VgXHfh4DiexUcUBH/tI71spQ2snK7XKt3g07jvZ
ULpgJJ+GRuO6fIpG4xo++TRchtI/qvwpDuXEGlFDYGRueVoNoaZ200OufVvBz59T27ISbcs25APXjwj8/Kau4OeapNinKZKWuPclKUNR2LkVUNB/aJp5/cPO
WFdFOSp1y2HlfY/GpLdVRCAabzNoWapnwajMF4umhXhBmCGIg9i4YMrokboUPXlV5k2mn3kLz4VkcEGJL3niKoEzlYtAf83t4rZmHUs5sJXl2c7m65VO2WYl
2KFZYG9MndnLL2qF2pKP0auq0atx66vVnLSv4w2hUrhqJ1lL+ZIaojwj1qz0TxKrGVffCwUrKihYNTji4yorWCHtpOIw2s9dD2FAqYFTaQmIuor1PhuRUyLU
+1i42SzwSiQJQyXG+5QnIjv/IyZbP33u/O05fnXEqwSJ29taWuofHsfz/3y42SDZXv+L5iCELfUYvVVVC+bE4fH2UHMAh6g5FwevOYSD0ZwndAlb89OKBvOx
wM+hIe/a6zotDoPDJCVq8RzIvhrRYTlH28w92VpOc2LoZGsxHeadbMWIvYHqUo4HTrZWEkVogkRxFWtIlSe7QaKCZXYNvBCS4Epltt42QBSTyL4BFrcgaBU1
gYU/5mkKfeBHVyh94MF55RDsczl2UTX6y8UdulkshNcsZbM/553gWEdX8UeZS7yonAgVIKw5hBmnxIxTLjAO4lPKsSSRuGyxKEc/TksBYUwy0QTFyxxDjM1i
62xEtnAgjE/s4/NVl6Fwho9YXg9RmrRwrvswByWjZTwNkFMiqXrlNFUvLKTqFdqgXhRIPArCUkL4WmNGS/ZJlafVGuEPrQoPkJuQiFsbu1y5ZWiFdSqRZr8U
blkJoSn1kLL+cIZOx3dzjNpFffDxyY9ro60w9hF+LRHrdd0fF8Ex67ggY9rqA1dph1z7yCzPRsbPT+pyYWz8KcZmOV7wnQlFluVMFlwV0M4avBqqseDmLael
j4agouuAlNNampW0lqbH5O72WKkCQtQeZeyClv/ltTdf8P88P/7Hz7zrrpOZ90nZxe7X54In/MYT1f5wn+wPXZQvKUfPioW3Gx2oqxxNqn6LikyaUcHHe3pS
IZJMUuLGSIZXEQPMyYxpclAYzKc030kiQTnAtQpOxE/hRLqTg54fCTkikKMP3ee1s6yp4OWYkGMtdG+jKYkCnbS+beTUy1v9I/Hmz8b9n20NJMf8J6kZOqDZ
cSC/UDRIX6iFvkrsOrE1mC6dg+wi/iaL5EEMyCC9Wy47uzUnvWwOX/Y8XzZHZWDMjQfRnSFMwQ2I8oGkPJtEKp2cz+HdzeFcE4jJFkCHS0XQgnjgdG7qHJ7f
nWzfKY7SlSx8b9XuFEjQVcL8cP/kqnQ4akTh7CFe6ygYV5pHJWbz6LhGA1Frljk6Ip7PSqcLBQ9Bc7QSmKzegAA/ledBji+XlYfZ5KjYPd6OYcGHWd/Ta00l
ZROunnNUxib5dgW0thwlS4zPm0kfvDJEnOtBWKkYxhB8EoqwmrlsOKqrbDiK+nJUnkzPTeYncU2mwVGYBvT0ENqNj9GZNgsp0CKExQvUXfZWZSLES0VIkBGj
+PYyZDREiMcC2wcNQmlRKrBTEviaBGgDloiMBH6BBGGBBD6RwC+SIDdxfZBgCC/0cfHRSjDQvooFg4s2LY+PjisIjkcXScVQ0gEvbR3DqhZ6ekxbT4sv8aWn
NM5KOqhuepAOHjUxM1vSq48GaXzmwoPKu5xG8cgxnVjhaWnGDw2eF5fOrKqHl+VU5yiGclqNIj2aKDOPX3YjZyHEcaRfAk2NnvpedtUOQ/eDl4pTVeFv5pte
0PwdNZvi1iIO1mo9JIpNZGx2m1qIzGv1YPGCJEil/nu6qSZ1hKX2YHESzAswbguE049JDInpsNfk9klHF6XR0jc80ZYWGGApWP0YEjs8y6D1YJYFTFdbZtHS
vN7DAWmwgxNF+/SUClIlKMiUoC7vyelA9AjwWsTJzm06kKx0USrVQr3ctcmxsOvU5eUulOXO56lbPonNeaXTOQSbV1PJAakpTojiVo6fa3FLn1fHGm27GgEb
ziFrz6xaksdFMhvqo5duDZp9SdQsixbDBpsy2LK1cG3fL5Zdcdtfrn8XW2v8eJDp62LR4z3LwrtbC2kTQn8faoXD9BQkjtIHeIU9fPBSf8Fcpc+w2lLhAENi
A9oUxui5qS3ptCsngT7IiPNoD9rFhgsiNbEIv7mVWc5YclALVIvvupPaszD99S+GRWcoNIDmjuyTM0Ky5RKLKOyW85XgbGKroZZkj1uENL8hYSORN7LYowdY
i88gageBSpUr/g/todhRPYRQE7KPJ6ZmrIbsd9j17OYSBdo3NtdcoTc2v9Ebm78yTVvvhePcpl+nOTpZmqGar8hYVO4rR4R1UuZNvlgykD8glgxXWW1huGKJ
haBCXLj1OomYhZklizwnwchb9jhzwx1h465TjQtVjblZNe7OmTaul4/wOuUjvCHzEX6NR+OrpVL/uIsdJP8VDXHhxakhbizzxSHs00YwtYe8hwpCgBBF7Yur
RyKhaGmC1a3ctNli5422asuUxc0ZheCmxRIohKOt/hNMgzbscIi3GrhmUB4wJ13LfEy11tyabRkmYlMTM822CthON13WcEDTK8vyMyXok8NcE+sNPcpSjzJz
p4N4YBspxIPbSB32trXmjyy/Og62tYZH4qvjyrbWgpF407mto4bjcNskIs7TXtZrtmOYDiTbMXEfYhz62htzBtugEksuMDsvOB0rUB8ofEx8DEfsjmL21ZvH
oIHHSGsl0v/oeAgt69vWitGyedysY4bjOdsm3099Ho7nj7z+ur0pppYuGFl59WQck+Cg3+fhC65AhyV6lha9jA5hrGWjNxbP3QDr9NgG2jv00U6BztQ30PaE
zsDMRjP+kwrTpMvDOGyabYZs1l3CWQQ2z41WH5gS2SVxxOY0XjhPYjE6D/7zGhgIdhsEMwAnyF9lIK/JTgb5awVf++nrnFHivpZ3ikm3wqhXlziZMTHWQrVr
VYnqbKwNu9pqj8i0/vPZmtZ/OkvT+k8sx9pojpforwummJk6Xg6vvmA454X5i+Fm9ktcurOJ7bNzZzNIfpo5ew6vTp099DHv7LFhW67h8bF5Vyu6K/ea2Lyz
1Zd5b+6CJfguBC3dtfWurbFRcKu0BobF0olZQc8aGG7h0E8LaMT30F3wsZj4tPWuu7ZuzR58N73mQ2yQrtJ9zSpYskaCiNbXD2Fy1Ol8/U51/YHVd21t9gVK
XYYp8s7bqM0PX7PvLx/47u2n3vUXrDOP///UfX2QXFd15/vor9evX/fr6Z6enml93Pc8tkbIrnizXn0BkVolyzJmbZZit9gt/wGWnXWNvVVYuFxsomJkeSRs
BxPDGlaCJNszYguz8RiHZCta1i4LFwUqICmRGLCXL8GaWoc4hVjj4A0E7/mdc9997/V068MmkHjKeq/fx333nnvuueeee87vQCGnezeRlGpGVB3mh+bIrboP
JRmMkw0YqqiTowM11YGhfHkZnmZOliSOKuBaCSQZ+J+27cIBLj9PxWpmD8xfXo5ren8Iawn6qZ2ca9IHAfY7l5axQltGXm7l0A88Wh0sxwgyLi7Rtz5qlCQV
ZLt/GXbZZVbQC3guRl2SR2/pHY/tZe1ZrXA2OqnzU8nu5ad+VWAFT/0iwApInxoBVlBBUDi7oekAQ+2N9gvBKli9m8ctGUnl300Y71NFBxtqmY1V3pY5dIQx
487pre7Kij1n0uTtogqMmexBYPed/8CITwt7A3hOkkIJbw161kiHJzPcShK8B72AZgQYzm0sXRiwTPyxYJu+LiCBscnZSmOMDlfSUKXDXMQXFe9EO8YCJU0R
Q5VguarG8jZGzdb3q6q+DMNJQdyKcSFYhnmelMLkQm15G6N3FK4JGv65ypcK3sCe+FAq580O/5ML8NnCgBOXZtLz34QtXtIGlc1m60LW8s2+PdDxxD43/oN4
2jPfrY7+bmZ7n730xpfnorewJbqASEEp9npa++hiR/SYSz0W2z3QtKgToytb3ByvDyqM+VC4E1GKWPJz0/lOKblDHfxR2DV4ExtyyMnw8+i/n3tOY8HJODQk
UZwFzHY1cbcoiiCE+jwffmtRey6b8BAGvOH1Xyg2mtXcTSPW00b8G7gltJitSD4wjDs2xsJfhBjQg9myrjzgEPCk5okBLOReQauoiDJdDZSJ3mryvRLNL7yW
AyGOkXIiJ/sQN1qDZKipBhSIkDcCQl5Isp5QkEJdU2gsSo1YWWBSkZJ2f2zT0pGPLZawmoU7uacssZ+i1vRWk9+SKLVRqmxDLht3tfMbgmTrQ/MXz+zhPSxL
4HFD9KIppikKGQ30Jof8JsYoJb4yqH+g6ElLrwtEy9LrGN8s2Wl5vCewVkmlqvSadQNDOvEna2xdiCfm016Bf4WFL1FfCSkCvmtpc0oZsa70cd0l2IfD8bjZ
XLSsdwYVwySwEGAKRSGhLgSxxA2xdZ2LKFVdQBkqCzWadwJlwuGS9FuhcLQM1phFN33RMizWIKKKL0tLtZeXtrGuyzNNA8aABkxwYKXansBLjAG59bqYCpRk
ldcGBD1J+STCfX2noK1Ylt4f563IvBk12QEsjjCjQp+l/9nAxSgOtjY8YZKLqHfDKJRxhdhIWuFibAWZQVnT5LKpoAZ6zEOxTWH6ph4SbPNqi+N7RZSHpqCA
e8RY6JKW1FwbqprGUAUg8FH1wnjjskjvhzGkrVrHWeopImiBaFwAjUOQjS8yqZlg2vxRq4+VaMkj1GBeEtk5YwBonnWy/P1SERN2YQEKu+F6yTfNU/INgXiY
YEdP7H+CCFMKzu/0VXOxUfPb8/0D1wI1CK9mnvRly/KabEFVvOJucroRh5PvQfAGZmKU4+pfc1FNR5FmXMF8EzRB80h6+pu93YfuuvbWpy59wxuXk46XEV0P
aH3KbBEylfpb52GzgAkuCvUdmyVDQKzgwjbGLjnsa7Cs4P1zq5yShtF/F58OBgM6fzvO4TqgKktxax87qOR2opsqs9zo2++mTu5jwdiKAnFvp+VfEzvEMMvZ
6HtZ8A2JppKgQnXxeF1/gNi0jn1u7CzZffGP0HWOJvR7AfdE3OJGLcU+17CNqtFKOFNRiDvSF2m5SVOGckixIJWD1kEtats+uKtQlX1a4zhAUtCXoZW2ZUrJ
FlX0V5VVhBfIft3yCWl5iKZoYWGDAND9MdTiZo4A9L3KR7na9SHvo/SXwwXzljirvSALrSBcfB9KkstOEQkSyTg1Ydha+K1Dq6yFp4YXFkWzsCiJEb6IOOVy
ZmHBSW+8TNIbWlhUFZtHy4p3nmhhUeYgVvlJC4sypw/dw16uesdCuc0HjId1rAuKqiNXGEVZYVQlO03lNlU0Kwxs1VdYseIVRhFBYLAXywqjrAOBKxIeW5k3
v/lpvZ9cxYqjmltxaN2IaDFMBlcylld0xhxD+ndb4ne4FaAV4mlYEmfEgvFChMwsw+/QYsqUkdmU1pixszwggVVS5Vt6dKSV0L6eODDKU67CA1BQ8QBTFQ+E
I1czf5+sGR8NK/BtgZNUkQVkOVEUBwUT7ZwuYLA+ruT9M0mNbfOcElW1AIbU471MoM9GXnLVlbWOh5FZY9YmobNPokD9zc4zboJPiOm7z6ZC7GgAqqv/jJvu
uJTn6NnIZ6NhRXYH6/JqLW6YbcEGJqf6OV7G/nIFjqQ8PdVobgL7VZCTF10dV5PhKN9pwE6Zm2cY6UN7QsSeNEBDZeb3rzw9vTdG7F95pDF6ehdtVE2RUlea
SdN6SJM9fEikzUQ2/ir7kkD61eTrNUzdmgrNc1EBZQsVMMkDPIZ0hSVVOQ5dqApSVNm00wA5GpiafWMOY69aZ+cI25fX7/KG01fv1juIFYa5CXO08yFSE9r5
hna6+3knPLmpidcU4qWUg8GV/s9R7mt35/qYncQCo/822SEmqQmHdsHipTUASIKAeXN5wFuk2FMtcFP+9gHUuZXwqTBEnd2NEsZro47163iaIZI3MiQfqpQP
7RyMV2dHhDr82bo0C9Zkx5CVLoB+sGmNcSRQTvjSYW3/LcOjdve/5v++ukOffH+HYtRNru6XDssW8MCel6f7cLFP73/P4BJM7H70GuTJ/eEOuHqXN7mnbZ7h
GO/9CisMYMSd1H17/c5lGa0I7O+7ajJT5NeljZvce52og+NBJ5rC8WU76uJ41o6mcXzejmZwPGNHPcYrcKKJhK3wrVuwwjCb2GnDaS5LLvsjbjsMfnDKlo+f
tOXjJ/THH9MfH+iPPoxKGF6Gf6H7mMsOhu5pHGe2uQ/jSOJz4LIbonsCx6lt7kkcO9vcU8ywI9n/jDWK/738vqsZB/avbBwM1ajm/JMZDzRN99SMmlZdNaU6
bKi2uWLi8l+Ga2qFd/ZTpw1i14pm34GDcTFw5/sV5nLoHEOjI2Uy4irN0ic1S59wNFc5wlWnwcLgKkdYe+BEPXRrwmAYZ8TY4sXt3sIgpf0zTr4NtsYReV5c
FPUT5XDxiImvdHb2T2oYj+68PEAXxNcbl8If493+Zy35AhMbwE6f5Wd4iAxLEvMTAZuf1fsnfFm/hYcGhQwqmDjTXmHtxBTdQEiuhU0w//2/VI/6e+/OetSX
X6NH/QfGedQLucWD/qJ86h+qFEWrqqQu54+5JpSIvmolWyQndyxHnisR4nRjn3iBFRJPFVW8ngGOHkSAsPbkBoDvD4RP0GnwWKMnnid+4eeSroPHAq6Gf818
wUaRCrGnS/Wm41GXpnY6PuiSKkHHe12gmJHkdmlBTseXHVqc0fEs2JuOzztRS2SEfA9wcrnvoVWDdOMnDmAxGsQwuHn7eiR/Xo9cI8CggM0vRV0DLX4budp/
684dWHU2lnicVvrP6DYHiuFpLaDSAvOoIgIoSwddpwHT4JlMnfhaSgE7eXToMapktup1/qbpo5d3kGaN3c4GtYPuRQ3MRzVePDAhkjFm+5ny0+u8K5Ypn8tg
9TGI6qJjVqVzttLqlg5XStfMSc8o6Ziu9Eso3VKRXoEYrmTap9o0wgrDvZRUQ9YwUOogS6nVI8gat5W9+99o9WJZtY2GQdMAFf/OuAoapA99P/PQV/EQ3Q+V
lSnCyxRBTbEyL3qZF4F9R62xqWEetb8toqJCAyex5dBs8G7eURi9TPC5ES8IgIdeHhgnK56VJo2T1WTiZDX8krhXgVQldhO1tzl7scmxjSfHOmIPqqqB8ASa
KrHPwZ6kig4T4lDa4v0Sxbvl4CFi+CCyICLeYbsLnHYHmXY4aoCmZBKWAqQqy2blXMMAuRxuXIR10r6JDRFlRhKWxbzY/BkIhJP22FoGDS/lz5il/H3J7tXD
9UJ1QXauM1CiZp1Hgu3AHfGFQhtnFj97h9c+shLxdSbK/KKn2keawoJWWcCi1XRhspfXS+gLL9+BmEaCjEd4jXWKkW+z117EG2g1Wd9UeZvn9B8++sdHH/rO
V3YIUnzAUQpx/fqkyPoFFamXTOzot+vPv7b8/R8snf2rTJEurZZMkY0LKrIhRda5yGeffvTP7v/h+17MFAmXHlNkOLJIWc6FXJDY8Btc2vEHvv/4t498+ic7
4LdRTn169xqfXmiawdWrnHrpg5BQWY9ebMmFbxrdbdiVKih3ic2LAVUSMNAWzed+bo8oVAHElI8Dti08vX8Am2GNLYzMv1UqW9TMCbjkIpSjmtMy2Qu4ZbTM
1nhaixtwQ9yAmcISSRSI06fECdQkDJW/QZLTbANFbSDYsCNnxieDQ22pssdIWHKA7C09qqdoqcaLHNBjbK2eMKUtR+101ARJHwTphgDOa/03Xrd6HyDor6cP
rB8zZsBFgdBHHKnZ6JivMJOuJo6qe+Wz2r21fp4xxaXLSMI+k2rMG/PuYAeHnKRxxAMEnSHcFy5pjf7LbNdl7Eq2N9dzOxN1sEKda34DNgWw3Jhg3Cj0/4uH
RXw11cQwVywdI5pDz9V7Ndy2OhvnAtHC0v35XHFwflNprPUqbuukK7n8e1N4bxVvmulr6Oluui7P35g2y66qWfRO0d8EtWjiWNxMbfnmzFQXtn5mtA5CqVWH
Xulc2CtN6nWY5E1tiWkHqqsf+vWdy+aF9s7lJTWtf8T0I1FbujuP0zQv54+RitTmRj0NRTxtK9yFTLFxtij6xsBwCT6SLTYtiuMU8ev5wxkwb1oHpWubhEHL
qdJlnhumbWBMBfTGqJVOVkcr5/GPT7qIi/0uZ2WzlXUS0NOM+RnD97e/Yb7/Ms2K7h20iCzfCWdYjz4vixAvcSM7b9ocTOp47wv3C9Qevfl6ewKH7VYTqvF2
KwT/6BwsiUu0xU7UePHU/XpX1FP2ZqfNcB/JQxdUgV8ATr63Gr1W8GhpbR2lnQIKWT0AO3iKU+5RPfpqPnbFmbpfnu+/5w7kiPNy7zEoKsOoMUY0A464/QWF
VR491PAZtETQWF2miaCxev7Pqm6JVmHewmrXB4kmlvwfiCfS9oMfCVo18MUZG33h3UnUAieMqDBaPrJvaOhW6w7GHo89sCUjIZc1kA40x3fyOhx4KZLOgh6d
Y6gijRTjJ/nEoJuKulrUuXXmuTrDCSuogocljR8e1qjaJVnZlRFeDWRtH3i15RRZu5wgpdM76g7eIVYc7IBD3eBkN4ZBsXkBUUqh00uATsfiswFHFbqh6mPh
sMsGDrtm4LBrt+7XIVaqRtd9RggG7VNJ7Q9RMN1ofWfvCW7/0SOCJMzdE4cJknAgSMLlLJJwkz0Os0jCiD2jWTRkJOGmQRLm1pF8NEjCCHpTzT1xKEjCAWZc
FfZM8fguIwmHjCRclibTUODZPkjZg5F90XN3Mv4EI/umXCL4SQyymkXGLScQ6WlHxhNpV5LO8yo68xxdWpAudf+Jdmnpgrq08Oq6tOirVoL4jPU/6svSJcF4
rqsJdizxDbDza+3+xPB4YcKJAwZEMOVlkirfxXYuR8JM0z6AWLISscQGVeOjoHxx9YQPGH3v/96v3TlqcPlkX1aux4v3iwmryAhAxhnNynpdeFf7pxzGHysu
uAe0Q0K/cK1OjasTkUal1L0BkUW2eGXQdHAtYEnpeU624F4bwYmpxkpjSdm82RVk2Nrm9erVYt1RlWsDSX1g8QI6rgOhhl+CDWfp+DJcIPuVPQFvAHm8D5nG
PfF7zianO+a9ECEAIrWTN+3sewrvZZ7vcl4UFQxowV7lxFL6wbn0wQGPIls85EhttvtKnIpk29gD/B5pAjv9NakRGPPCSetnPju42bj5jWIFcNX2gvPe4gKg
lgvvXQW1BmvoXStxGZEJzkpcQWSC26/cBZ1hJfY4RqHaU/bKIsJMVuixxDXyYOMeVVnEWqynPIQoRJzet4vECnNOm4RPAZGIDVXYCPxm7WLSxE/S6TMmDuLW
w1So/e/YzsEujmBhUvvCh1jp4730FtUTMBRUN1LZOTkVb+xnwlY4EJvqnYZ1TGHb2VkdQmvCOqZky786MqyDV9mki6dhHa1oCkvHKR3WoSYTMm09EnVVGwEo
1ZVoRnVWop7YP0BA6pyuml6kJ2aIvGLnmyZKEktPrtCrWYrOLKouPQmVqLeY9aqkXsk1bVJQOZ2xTeMH7FFQ6QyfmmKlKxcx6I6azAareMp/K9e79lYO4mul
8SYd/BSbUp8jkXVMSSd9DAgfkDXEsQiWB9TwJ3gF2vQFiL4i3mCJI0oGBK8BwTyhKixeAy7+w4clR1w1/AhrO6w9HXJ+eTCq39N4Paes2yXM7bXgqAKw5mlJ
boMS2eGHj6XRUKpfvX8slCrLAR7qfObgrMVOoOx/p+zwZ7zC+aDjwNlNHHS4sQXtKQqneHasjEvN96V+NWV2d0s3MWF/1z/eRdr37oK+voxlgblxS0+huGxJ
2vc/dUB32QHdZu/s7u1xkUW37jvtp+mygfIIe3e6bEKCCMRQv45haIukdGCtdiwup2vzctb97YG/+e+Dn3z+sd9YxoNLx/ZxRKdtksbhr6t9ZekfGLtBq8P4
oj/4xe9blXKchTShpYSzPqj3rbqasVCP1YxVWsVYTm7fqsTsaocPrNq3KrGMULZ2YHKSfN3mN/gkdXCy4Vlni4MdcnUSO5ZW7WX99NeDGuZwthoDSsk94Gpc
UTuZYM5at8W+nmF87Dl25+MaI1LLT3gxS8IS/olgxczPufnkxynLnCJXjxSAK105bIWVCsm7Wd+6XSVgEw1ks/YxR94st94h28o3yvNvl8PbZGqBYzD9fx3M
IhBEcEBANUjfainE2Tckm93F/GG0Ex+3lbUn7vTiKRL+U4yH1MFOyZ54Zn/cY3ZnRmsLElFb1we+uQVYEYkv5uPOJieM1yg6VOK1ao1au683oImGTuhvDQ26
wlLU1YuN8+ZHaJPSy04cUvY6DL/1UMqvjJTyscMU4aCiGIdudEnubVqBXBV3ZJjGar26ZElFywPVhXwg6T7Lu9xXWG+DAflSasQ0CtmJf/bS03TYurQ8gMMk
TWCzErEdXwaLe0NdhrVkA7ubRfrQLIeGUkk0q/hI8sOV2yuV2ymV2xpdQpORGDf2BEVqEbyS2A+SCkopOaEaaCuVRKXSUIk2IGZgTzBBEx9OSdMt1yZk2uuI
3jttgtxvzpzv2887asDtn840n9pT5c2ld8S8DLsxvgzfVtcHNIdj5U5nZXUZnRfuRC18yXYQzaletI6osw6KXm9Mf82BED00qqR6SsHJfZ24ra7DL49q0qHx
Aq9WqlCHeBanx/lyN70cyuVbgKlGle2JvOICHSnQlQILY94c851bAs9X66Ie0W+VTzZ9BuOOkWk69BFnPppFk9WsEgKRWl7z/MwL8Fm4/wjDbDf8tKP8pKNw
mh8NZgBsqHGGuJFjZYNpMk0n3GY76Q4MLuSTxHvRGpEYVwHUUiCZ1sMH04c7kMJBTaHxa5aOb3PnEkfss69EU9RPl4JfweuazZldSY8nfXGKx0cBrHE7cUhD
M0fBMAfYNcMcN4M5LrsQ5rjsfMzRHc0c3VfNHKPfHPMdwxzBGOa4fSRzNAxzFPR+CdfI8ZMqaWrFDem7Rqbv3iZ99xbpO5od4Kq1E4dM3+1dJSZl9FJT3xQr
GcJcCarYbdRjHXFjpq86e0Us8fidpYLlMVqeEum7VLGOMJV4n8f0yQ52bDviKx+vWVrmOjB/UoWWl+Ips+D9TZWe36Jme5BEWL82jGLUwF/4PlaMaHzIt68O
Kvxdkn0d2ajmaU6pTOVZDr1JA6s2MlvlDbNV3rjkflZF8AVGu0u/oDkQv2pEI/su1YFRch22h3pjX0X/VlKKALmPuIR6xQnNVIwBkRL91lVEt3NEv3k10SGt
fjVEL64m+q15opdeO9HzJPfPSfLaaBAR5m6eTXusVKyDgJzCoUJyckqtgYCcwrzdQ5/m7tJ9Ea4kxJSiuXSa5lKFuZTpCqoyqUnSrldrl9QGmhQjEsmX0CS/
xMJ5KjNNLsGugeU0RDYd16upfb14I0mdLpzxMgS6TKgzyc37nSMaJI2VhQZDTsrzNWhQd6nGdSwENazk8EuCI0lX+3O3Q83YCEeNhloDR42GiuCo0VAxeLOh
LmHeTCchpTXWIJfOt6UPJg1fy6Tha0FrzOmor0k5bSuSglPJS9xspdp7zL48XTJGFLpxPS9L1vK8qTBvkgJKP13+aeOn4i18Vi25G+Oe9Hcvxw0bcJJ2/tqM
aimcxMVkeSHakODJrcOoxFJ3LYYCj8teOi57GJe9zLjcgHHZS8ZlOirFcpcFwksHYceXT/WuDoj9qDgahOvQySQprtPDrZPhpo4Zbp1Vo8aUBbZaJy/WSCMl
tuqBrS4DW60b+6ri73b0dNRTa8FHPbVBZBxx3o0YWEyuWpZcax0txAy5oN6cn1xrR5PrlqsvQGYRuaZ55hxBrouVToZcjTHkGjMlrJMpISHXBiHXWjMl3ErE
gqGemFnHPqmNaj07/0GybGTJwurWrCzL80ScWkXENUNEXEtE3AhRxURc82qIOPUPQ0RliKgujohTQsSNKRHF6bAzRJrOqyfNhQ7HyX+Y4TiCNBc2HPOkwXDE
roECrB+VPX6NJw53YsAVMtYdB5FkUHKjHtau0MzV7J4A++vTTEhol5q2vFrSdJXLtxoNGwQPMbX7ahaCfxb8PsufuZZRTmZhdOlB1113Q9A0rVknuu66i16n
QKlGH3TNeuXmzHna3FkBf2HdWze3Ic21aDGiojlq8mVS2bkbggmUOLKNuDxMDqC6XBbNSprTWUyFmghY+0eXqln6wqXy7blrGRZvFpo+RuCs9KW0vnfRmj4V
rcxoIJLextqky2rltUEdC5eEXc4hd9e/tmmqkYwLVom5FkYxfG1DY9YMjdmLGxpdGRrr06GRdH5HKUMk1rFrr0rHvji5Sgp1kFOouRa/UO35ohcs08MLllsR
uYJo4xneCLcxrTtIqZFM61HGSqb3T8UWRo/BHADlN+v0zWo3bG6sFeOJzF15V4xbPWjgkYpuCgpDqvKkocZYbbmdaMsdoy13QIn2KG25ndeWI9GWI9GWp0Rb
dkVbjpBs5UPskLK1X5aCWC3tMZ63QnIt9iACXEEIEJQe0vsoYjuHuQ9K7pV0YGsvRhzR0tK0FE2cKijIev0/ERA9fOSn97BRGbvQHXF7abD7d7QOB8mvODnK
y2lSUy4B2Tj/Q8wN9l3EDDSy9xJD3RaFOL0tmiDxz0SKIDtpDQvt3IV5tQMPxo4GvaxQk/hCiINHpa+DifJKZpcpDvCgCwqeEBtgpeTBRMNNLCikkuMqG1ni
Lqk+NAFW2G3CWaLTkE9Z0g2w2rqJqj/FQhvPF9g8XKCl1lqgc60FC/UMUyisrI0EaRgJQjOs6kmvMrGf5I0Lno6UCC/NGhDBYI31T8SvQxZO63L68brfsMAn
a5Jrs3JNMe9YIR1gtp5S3BYHK0C1YSkFEyOu32bBlGSLTYhmn3WyGab3HiZ1qNwormsIc+XYUzVSVmwIuzUMu7EFqi10WM0HPbls+MDvt4n9wlcOa+Zrg+sy
S0VdNdUzsXPZ235yv8+yxkc+Fb070jg3Vs/w3xO/AkgvzQ8A9mJ+eK3AXsRAq4G9kgzjAPSKktiqObxSwaHyiwH4ukpwvWyN2/R3HDaU/PrpAwKhg5fxWzsW
+/oVN3xZP+DoPcrkgRt5y5DhHgz+YCFxQ7FX5fgrwDOzwt4xUZGxrS32/JHoDRuToM1aUKExEpPsv/BG5ZsYrG4TsAI2uVtJJByLXZx28U8lLtDvIvZjSQK4
BkJun3J3/+yTP/qLf3nTW3Yw/N3SsX37/YksTbhRI77KCAH+2ux1PY/iLs+j/r/IJGpPN3TximsmKheZ15M34Cvlv0GTTzNxLeaUL/C5iC2GQAMbXocL3DHY
6UxfnuHq7E7wj+actySn/r2/1BDE/62dBOYu3kdgRAji+8eFIM4lEYhzMkhsjA47GStjwg+/grSCzoHawoh0JQCy7Fu7b/zdp16au/GHOzjwtNj/nDUf/tyE
had5h5ElE4N4znmzpLstbnR2b5GsO8UrrJ1RQbL+liTrbxkX5zB6safoKRt7ilVxQQtjGR+jxK+t0Z40vj2SC/uCrF3jxF7IUV3lIXXkEOc95PMHjugcyInL
XA5ccQW+TeWVxSfFIxqRI3t6/N4HjmgoZdIldAe7+GgtYlC2guQYYDQZBBYAyIF7tr+mLx+WfnYlISk8md3+PwMOt5vOP65OLXHmqzp7KU0+WGKFd0UtBC3c
xYpamGVTGT4aW7ieH0QaXriewAujFp89qF0mXBMYEyYMP5mEdejiOhLwFmbK6owuSyKIALcDFOJ62sYkH+vga2mL6Kkt1HBf3zr9HeTR6Df75QyZ6qoAJ/Y6
BDTywXF6wmSKR+QHsXPip2/tOvSjI3/5wgd+/9nf2OJCXXI3O1vF+e0qyCwsf8WjcztpIJzqh+ShVho/xin/NjuzwMvcbgEZpQZ3cgsVALZKCTW2BDLdUq3X
21WAaG+3PIHJYawqcVKa0GmcU0ztE44rAFLZLKWRmwGlZtsLMPWuwTQH/62RKUypVI5a1hlWMc1pUDJ2cec5DbnXgEW1k7OwVW5JkqNqB6NyzlEndQEX0fzg
EQ2ChQ9xjvjEP2YggDtu/zGSGt7uv/Kj//P3r/xwB9BxRhZgKQ8ztypvExRshDxzHimIaoCbSYTTuKYqjg/3/3iu6C/YB8pIwWX8RZxUINnDPjO53DyVzc7H
GVSTAw/hTjsuOU8lFy5VUQyRo/MCfNxBPvMPJuP+445Jz1PpF++ELPVUiaFVJJ+GJAfAhyUJQM3k1ail2SZGF5pk1vDm48quF45/96WvnP1vR0+yClqh5fQu
ffau+VU3b9U3ERQB/DgSoykQDcfUFftHnXlEA7DiVgx/nmQG+D1gx9PxqGPgdhqrNj09hFvRmFHeXgZXrANW0pMlmwcFsUDDmbixxJhw2KwuYfu1zvRNswKx
Oyu+/iHmEwZtKt7JGI8eYmajSlID1BkkJSJLPkBqZBfHJTo5nVwJ+cpxzdP/difpKcdJEHsS+Qk34DfMzyEPGp1t5bMJOruKz5DH40o+a9HZ5XzWZg1yjnHO
K/1ZPuvQmeKzKUOOCucxrFwB/IJrggQjorMfmNrt/aq1X9X2q4n9qrmf8xr0STexrXOYJ1IkXGOYYJ/eVmLz7ZhMErwgb414SZLKN3QeLaRl4ehDnaTiBnYf
9okjJEWiw5kU0EdVZIrABRqRuze9r/Psn/+EpvbWiqphFlx8Mu6qrrl+cw+eSWLu5ElyiibJeMYoihA35kfUU4FK7920P6JGcZAjZi5bPN5n1Iy5MUNv4CaG
5LTq3hQFvkGZZ6+nEa2Zm1e9tP8FfQgtVJMrqi0tUL3jy7kGb51P5/rpJar+0PsgSCa56YpqSkFLaoZLqhVz/gkYc3Dn1wmsi8m89zStmnbhfMXd4pzCD2Q4
P1ne4jzu6FRmp2jU/gn9kHl1s/MYzu8R6dUffN3MlqexAKv0z6Tz5+ccfOjzNMk9gsIGJ19wtpAc0eOnMkIWDjKy0MvKwkpOFnrnkIUDFluPJ+kkBg4ScNiS
qaQU1XhOupeeISLTwFyOwxS7Ojy2+38+8fVnv3PgG2+k6yrMQFUzIz9tFo5/+IDomi+TFCHN6l4Hn3q/E3s4PujwM596QFfhZ4DtoePL8OCm40EnyqD9iCO4
L47gRcVEAAEqkj6tJeTQoFeeAb1qsYwe2diKDDPESUPH8VT79fYMcdbkdmsantDQFjxYSdt0mJJkdpj7qrkEUf3nadw/chJ++Ac/56oKt+kzyZfO2hG39QVb
NNnnbYQyJOGJgPA3M8gJDcvviTN1/1vPJGXmn+BQkUdoRXGG6beROGWL88w/IhbqzkuGOwbuAPOkY/K1cdEp4aJnOMbum7Zw0Rk7z0VftmkSoOMpzU2n7WEu
mhIuao/golrCRZOGiybTNDxjuKiW56Ip4aJ2jotawkWdLBfB0TYuaS46cS4uOqm56HHNRScugov+4gWEDRJrjGOjFzJs9JyT5F5i2FB65TFnXrJ+l0U90lck
sIzaLICbNE/LnkDk0BnvCUUzDPFH04ARoo+kErHWP5lKxIfBvOugaNHxYSJEtS9pHGPRb15K6PAw9/wjdsxUeMwG7O5Qu3VSiwwth5rNGhpzxsOQL8RPjzhE
TTquIDCk+Gv2ow4n2cpUmvr/TFLdeFJXeEJX+Chx5UzK1jNZtsZ8e162vlfY+ig37vfsmJedgyG2ftBGlB8JT83e9wIfpWlix1uqNtRQunI+UvRfpmWfk1bd
yVZ9JtOosVV/3uKqvwc1OiAVPzhU8XdJvW+Xat96wbX+5Gf+6G4H9T41ogupy2q6C1u6S+njEOCPorumtlNnAnp8u8Xd50uXYfhRl4FJJLFM81w1yGRIeXVM
M8wopPyqcfLPyfTDePkn1H476nFjPInDO/LEfouQ5c1Clb1ElMRC3XyVLLIVOpmpc++iZfYcV3krm4ekyjvzVb5Sqny5VHnugqv8yc/812fdi+CPyVfBH5MX
yh/c/zXNDy3NHwm/TOkatGWi8RnLLjfR+KmFpikTDuC0K9pC01xtoeF5pyrzjs/zjq9qmHd81cK846sO5h0faktbtszDZEFJC7lr0h3WStxiEHu2Sbo7JbbO
GyWz+wefyUvsS5I1ORaVkNY+lpQWp/NkEe7npXeXI1Bl1lYQ4Zqui7x8pakyoSaoGFdXdr1i3xOtUcV/DuKu1cT00tziIHLs113XsgEmgJgXb3RcnOLAfG9k
TJyHcD9G4tfhfr7urpriFFK85uWcVaaGiBFs3BFV2UUuU/GaRiTWOF5rdi0c3rX1iFqLKMvaI4v3mIg/dc8u661Brs0YfFp5ewSWgI87u75nR2uwxYjRSasq
+klE5RBYxBKOGLOLi6mwqg0JK08zJ5tPwa5xRw+Gqh4M3tBgqPFgSLohNR9ogiexr32NXumvJr3D2QMZLO68z9oIXuQYSX84/jKhqXSHJXUoOFZBXmH3Ei/t
AkT320BBMleT/vJXdU1nZWzfmLc19z+WcD/1wlMW53Hu9A/SUqV/cOBGbfTIU6uelVE03EHJbJHMHjlpUU060M/opf4qvTQvLvwLEBf+yMXOlKipHVFTq6Km
1iAudIadFrTUltZSKzyw+wefGlJREeu7RnKQeiZVaqKgNkyWioAttshM4UlOgDVbeAfsrJMBXMn+/XvbXlgdvFxKUtkDGBFbR6pwhUUVVqXwPx3RocOFqMDB
QBGQ0JLcQWxIxncLsEum0acj9r3uOzQqheJzq5HU8ltj8gAXgAf8Q7Zjp/niqQ2efDGFZKqy4VaHMxEx2BRTWFl8EhH1nm5plQFNHuLGeQIe4iWN84YbV0Lj
vLRxz13q+wvue50Fh/PXSwSfkyJSnnQzyG+mf+XDCPT/5KJeFp4PB67CqTjZ2sYB+zSlaOdn4E1h+YS1IQBoHR0sV1VOv4gkcDpvjAOvCVmQwfoYSBbD+pzF
LZQiQriouNDEOaTRYh9suVVhyHsENuqryuazAQBYTtIDhXmF9IjISlemHkWxJ/U9+veoOx9+BhrMDNEBS2i9cNJQseGHUxBWJHjd7Jx1ktQu2g5Yy2CVn+V3
PnJEo2ed5SFdk817GtK2vFrDjs1dyr2OIf5pKNvjXxaEP6Bzo6NrRASiXewCuH7gbLGQoq9LKiaiOi2L01WqhvlBilgATrEYRFkXhWci3cDw2wc5BotGukFS
0lmNsTGd5JHRHdrMIne7Qgq9f4X2peaEpjYn2GxOcHPmBJe3HW0NZiZtljS30uamL6mUUcNv0rKzzoglB5mPuLGxY1jjILOGJPAIDFccZK6QWOKG4QqXzw46
CpeA2LaRTce4THK53D8lX0gLPyWFt6TQU1LohBTW3uKeAg89r/mL/jEsVuex+by+nWMxqRwPsC9w2ueGXNHdAJwSUBW5Jysxd1cAzGZwTAh6ws0WG3mSi3gM
9ZqSjbhJ/Q1LcoN3J6XPjcNB0rE0g1l6njnPQNcsMNnPoTCMjYjtIN8QvKMqOkkRXGrBuc6vWTPUbOcKazoKQe2Q5ISz0apQJzjSJXSvixSRc1Y7ci45xPJq
bV/kkt5X3IXMEAMXu63E0FpzZ2xkpJzuB/1Az8qf/oP8rIwy/rOMsCusNZIpmyjX7QfXBAXtjyTp5SuCxlsGAxx1VYtYprWrfi9pKW0cuv+K/SbL4IiznI/E
iDfGYqXxedaJJ+hRRY8ioUXj9fb/gtk73G49i6O7HVYt9hN42hbZctrWvGXLd0/ameZNQGYBHSr80iHZ/MY9UYFsrvENwOrDtILEKmBe4slrOCo8JRGzjC7n
y4cEzcWUwjKK/W6S/MPcDDRi6m0BtrZofTuwx3omatz5VIYNbOOhaCfJGiZNtnrbZKuvn+NlwdycpNqBf2yio/U6uGRutzZClGy35jBvbbZm6VDbbCkg1W6x
gJzTIvlYY0Qnov3fadr/P037lzXtf6xpf1bT/nlN+zN2jm5HGVL7zEi6EZGOutzXxB3dtwZZApqnmKw5UPJEyE7mhGyQhYUnIXvQHiNkgwsWsgftnJggBTYA
oIkWsotuImSJ/iOE7MBOhWwjnXrtVMiGQ0J2QL0jQrYxJGTPDgvZszkhe3ZYyJ6FFH3QHSdkH3Tl9rCQHdhZIRvKlVTIBqCqYGY6CaZoYPZ6HbPXK5iiI6kX
CKhooIVsOFLIThoUeO5CSPU+MH5xFko30VmbzjT8Z0W5DBnUf8N8NKn5oQOknCTFOSRLVcvUKiMVvxqZChh9OFeUzR7WlcRxh2QL6/Ic21PfTPYL/VN/8EfL
BW14yYnQdp9DtYkuIXI+1hLUfi02gdMzJDQhSRPBubMfGrlp99tabu4cFpu/JSP3P8rAfY+M2ztl2L5LGOVW+eI7huTlGSuVl/XMiK2zlCz3L58nQTlCSp60
5s3b55CSKCAVlDu1nAyRJmKzc8Id6/Rf7p9wc6LuhGvc/o2cZLf/aSMnp1M5OfplkZOd1yonP6rl5DEtJ49qOfmQlpMPajl5r5aTB0fJyYMXLCczJBwpKiVu
HJmYHnHh/QYaRTU9NmAbceBmkFtS1JIlRUdnGOX+NJItXVng6mrJhqvjJNvOcYKNms3ahykbF1LBhl85wXbUlX6EYLOzgs1mwXbCTbqZ1lVmfZIwZiLZ4rq4
45q5ZkjBp4cTBR/xRnXE1MwkT6cA0MawwCBPhkmr2pvV7T8ktgV89/M8lICqbBY19QSRuZEsanRxYZqIKSkrHFmWrne2woBrFtRmlwHzZrY5ITeiY3bAUMTj
WovWAjXqacZAnXpXs3ZB3LOG3exNjqo6AMoYjhqvMUpS7IBP+EI7ZrQkYhxJfx57VGv3ztiVeE5Jkjmp5KfJMQ+tHKEkcATT+GfsagprK+yQDZhCOyfimQzw
YeT0F1QjwfOrydJY1e4gsubx/FyN54dClSvEagDYz02A/WZuCjjZZ8hgecBChMWwL/o6rk3T/+sF0otaNgEobu7AG4IWXaJDW8xt1A6Nigg4vj48vRD6nVy0
zcVJuphQRa1bAq4rn65dOm4cMixL8OvhHRKOqxRTitaVicUoYeZmHscXeIzOJudKs698PFYMpQefjifiiU+QjJhgBDLP2FlWn3Di47SIpThawqUuClniUqZ1
KeuV4t+hip6IW5+IJvX1Gk1oOKL+HH1Zz0j4uhk8ghd5n0w8vqwnpOfklVocGxNAjFHijHiJXYjp4HI+AldVNpMMdyG8Z9lZk2Q4qRvbLSRnW5e2CpEVLiJC
jiMSw1XeZutyOkxutq6kg7/ZuooO05utrXRYv9l6g+pwrEtP3F+CIQte00D4SvV+55CedmCJgl8YRi5H4yRdh94c6r1Emvs6cSMWTJyiUJuvHPG9tLVcdseY
Bof/3lcpAfLQXbDfW14oJx6GZzIuzzQN6Kmp2P+yleRRgRXz6N3JZhfkNN/tc15ghurE5UpyuTK/0eFpgPfM3wwsKneja0UlHCoRrEoOsg65nA4Ph26cbCeV
Egx8jlgsM/zh24AYDOMMfG6LGvqQ98Ns2Q+rySYZVs0M8ckw4qj0hzUselHj4/m88SJbdsXwmPHi5t2WQPs+vyLpq+EG0QAO2F3i67wmkh2aqJlxFHTy0IMT
CGxwVjtuG+hBfsAe5dnNWUcL8/GEmkhRFekFOAtOJDb6UFAVW0BVbKvGCg0ze0UMDBhnDKjYVpOLwO0BoGILImwSgIotFQ4DKnYWVXsRwU+1FSoskPYG3N5M
C+u6dYpzJVljNo8YbNwa2SqLzZO8Akk2j5qwc4fHpE0t1KKVNK2Npk2iaR1lrURd1VwRFzzSiKV9JEkX6Yku2tdmEY32tVe3r7sISkzyF9T04luphlNqEofM
95nj70mGofkhnBwuyeTqGZcJO3LgZljjYcHF9GUv96PahDuyaPHyYz/jUaVy1vZ0o1QGUsqhsmfArF6LtDN+kCsK1SLugYH8FbamADfV1gTuc/r1IrTzBNF7
ZJ7LHyxqa/0Xi467YPyPVZqKqQjeyGwuCu/L1iLJdD2CM2fgmMJqpkDK98K8Ttned8x7TvqePeo9W78HN89qfutLeSuxvytkBikQ4YSUo84qAgDJeyMArSU6
PXcf30BUgycGepeDNjAiqklDr86W7APMVAOS70p2w8xdwY/Grpn7yKLhyHD4MVXJ1OFrcgXzg8sQyBx3NubjhX57HoFo1Ii9rDF4DDjqcg6RgsuQkjBpFLWa
LEswSU1fpLcX5qNCLZtBV3elZWN0Fnh7xQWuLcYE+vMe07P6LPOI7sR7TCeueoQdwAD6UlH+FpdW3MrrN0ht2xvoxLEAWi0yGnWR1UEPqysbO1bZ6sO0iiAa
E+2GLcxkYvQk3Q+ALNmBWe/rfNN17IXie8cg9xckeRhSPhY0cn9hHHK/NQ65PwZsL8mqw3Fx10tf/LN7vv7IN/70Reswg/vGpV1/8+0PvviRL3/zT5+zDsfl
A4ARvg+4lId3vfjFr3zpE+9/9tM/phulXeF9qrjru899+MWvvfDs4y/Q66UDcZFuHKAJsrRr8r7Dho8q+nGa6XYF9yn6WVZFepgKPhCXDtMXJu/jKdA+TE80
qdzDsZ3cL+M+v2zj5fTWrlfo8UpaQDnzPXo2VwyeSwoqckF0iyusbyaFmPdUefWbpgL5N3Pv4RG8jNPmfYcVP2uTQkmnhz/hH+oWESvhkz6T7tTVjTYjkXNz
cQmJmspsnR5lty9rd33ZoLOvsC7nmMqBBzlRDL9wtwh+LxchwPfDv5R717BHx2l3RLTYCxUdLaYjxWxsbf9tJWIXjpcQ0EPHH1dkS/tsRXvCVkhT0VvEmG6K
m9wTHrScTe7DyPdFx8c8hDFscgceTdrF/tHyPLHxwZPM/0VALD1Y7v81avVgGRPJ/9D+jAVW2J7h2KyN9MwW57Tbn9IOh4X+mW8Ob8pTozKeTrDnNnK+S6fF
Me8MT0/PsbchPHjz/kvP2Igam3OethH2xv6moUk8EnJC5vyXyolpo///2fsbKDnO8kwY7vrpruqu/qmef2lGVnVJhhGS4smuoz8cUOnYWBAWDMf7vd493veY
4LyvM3j32IqW482nRSNbiLFjYLJRyNgxyUh2YkGsRBCHCDAwIU4iE0MEcRKFOLwiMUSwJhHBJII48D3Xfd/PU09194xGgpDd871wrOqprq7n/3nun+u+7lVq
2c/85fK1gnW+WajVCa7VItXqSanVqa5anZRaPS61OnFptVq4SK1gVG0UajXHtVqgWj0itTrWVat5qdVhqdXcpdVq8SK1gqWpXqjVeUbMzVCtDjppwNDJYq3u
4ujFvVy3O2CxNIYFjnOyi1F3pEqlTjtLxVveVZWrnM97Sh5WRf+5x3iwMx43+RmPl8NprzMk6u8IVGKJpJzxWSB/0RMsvAfg2ubSeQ/rVq0eDzGWm0vn6DUb
PfXaurxu1FR7FMf8GK8PWK6C7sWzqnvtqCEJYMIt5XAkhn9hNemovr8w8K9n0OCRLapUlr2U7FlX/69hT1Ej9qCOhbqN23orr/xbOhSjWKK0X6TFFDotF0Rh
GejfsaPSwjEcl+2V9jPEnQsh73jzd3MJEB19HLDom86o+jTGmLL5qgAxNnqzsi9dYJlUerNnK/o3fXvTX7Y309Fs8dlif66R/jxd6l5bizyLb8Cbb0wJRndT
cQrv5rl7LcPDd3ZWJWPSU6tYsSz0YmRWVSsZzX51YflVNdW9qBKqzRRKupprs61Ym0muzXquTbLi2nzUQrT1LqcxGeZVMsyeDHMkw7w66RmZ1iWNjOqLDy0U
x6SKMcmTU9TJuGewOhw2NQysTp1EatVT/PDOd+88qj5rdOzR/uBYSuCBSg2lowKQzLsRRoVxVoh8M+8h4MZvfbnzYEAfw7fuKD1AH3eU5nEd3+qqZn/ty47p
R26+AcbOBdwJKW158wEKLvS1r9McZAuff/zrOcC2MB6Us9mX/h+V/p9Q5Y+9XI2Uuq7aoUYKe8GOEvVsxP2ZrKY5HhkfAWhBujfYUb3B5jODZ0AW79WTIAv3
MnDOmge+1IOAarJWV3XPiGd6xYZV/cSGT2so3/m/WG51IGUZJZ9QFUoCfNiTDKh67ul6DkeK9OoXLuTxGMVloLqe0z3sScb29F0CNVkCkTR9VJo+Jk0fkF8Z
0Y4bGz8ln0+UCXeUfZ5D8KWfPu9InmAS/dTvtehHPOXysDpLccKTICg/QMZSpd2Zh+XNaUCPz0TT/KP8/Ql/c7YOP4fcNU/iLqb/4++i1/0UBymb11+PCFPf
TIjSrp995rfvnf/Gl07+KEWIszmfosShLl3NMdxTlNxNosRBqoAo8S/dTU8iPDzk8PAKh4fHHB4+wuHhwxweXuPw8IjDw0c5PHwsDw+HFqlXJ2RxLTnAnOAg
YeRbEUKtnsZ7fFhoq8hpgff4QEH6OkcskyygPxabWsP7dtuLkDta2ytmrNzRIaLzlHLnFLmSkMWWuZJCRNilpPQfdkF8UYPXePd4Un0LBzerv96C0FlE5EnM
LiWHx51ZRBKT86PKIcQg4IWEX2dirwiO7Yj532M1k2rTaRvn1EbKdqv+GtjolX4c3O7QaFsUMdepm9CnNmIZ8OwAUxu9qeFwEDlEoYh1m4vQQ6zoIeNBcCyw
RYxAF0ONAvvDtT//py85F/1Q+xVkkvfJoIWDf8zs5g/DzhRmM59Su8kTbhLu+vTi4hfvriDik6GLZPnMtpEnaFB9YrKnIfWJSJ1gzGSKJgpCBt7QYYonCpgj
djXOJp5S9ssxzhLCxFAY0wsHbNSoOkghpqTOeGd1flP9aLwzlv89+kCy6gFeGfSObxHrGVscQyU7upQ7clV+TKWrOOU2snwng/hO/33aTYaPWL0mt8+6yVDP
bY5DPIFeWpg/4GwFnBwx26p+LtWDD0J84oMQgdowUW3DzLsmpQm4k77nszDc4E2qszCEHdwx+kKIHlRn4VGXPuIsPEIfd5QQ04ezcN7NNmm4MmLm1RtPyuIZ
m05WL1mdkKozhhInUlohiV0dNlkCj82LBRptXUcYkhRcLE3d0VYxxObj34fclN6w4KK52THracc2ndKLOBeUnGQhTjLVsMgU8mH96odcaPglYwy0xuGQGQeE
4g4v2fJzDjX9AlXuRYfHYsYtDsY5h0fjvPN9Gw6Eio4sWatTXKszVKtnHR6Ss05xTE47PChPOzwqp5x/mWHJEtOGY4U2nFS1HFqyDce4DSfp/U9Izy46xZ49
Jj174vvXswhPHFyyVrNcq3mq1UPSswtdPTsnPXu/9OzsD7pnEae49OaBIMQQQYghghB5xnb1623crXd8/+Zrabn94xTX6CaUeTP36S3FLr2Be/S13KG7/2X6
kxD5x+jxx+jxzaUPuFpaVX+cUL9leTO8yvmgS3JrmD3e71XquAFZTNIStBPmsMttOOmyZ+Fxl70eAQkymvdIm2yUSk8CdMfJ1kquQA5aqBp3b4gtS7t7o5uW
Df1ArMdDeayHx7EebiHWw2V/stcV6zG3uhzsd9/mwnRumLE8qwiKxa5KA377oaL8nxd/ipzflc0ltdEEVqB9wMphhcyHlQ0A7uY/+hT/6CrnqwjpVj/+CtaU
up7DmqrAzKjEpAp2t06IX58BmYa6qt2NcmZnv/GiVpLxvruZBZGy3jBFWHMrDu8mgFXtpIHLAJB2TSWVtEE2RbkTB4FZz4hnh8AvAUnvKOeUmw4Du0Y/qiRV
tUBQkhJYj+Cq5OAFXOtb3IdwDbe487g2lHblcemzXlJPIhNBWclmlUZSEeDdCPdLjr9sSc5vyuiTtJLAYJVL1msqwNybVzGWjHNXFt5HqCCq9Cel0r8jlV6U
Sj8hlT4plT4hlT7mFUo7R6Uds0orVFv10zk3JTTjEHrKo4JbloxJPYl+HLoRMEd8asPVbxcyS6bdQUp4h3COGpZltAehO2ohYnQ/zUUrrVRmgdp5m8UW+5q6
REqX9t8t7T8g7Z+R9r/ocvsvuNz+866ZMtJqVSxDZcNCQRq4GlICT4xORVbIBWL72uI+5qwoeICoHh/D0og/fyAPr5s/i7cUvzK4v0qm1vIjTlIhkOrYVnVS
qeK/zIrcPDKhVUALsAUG5wqktwode2jLe/UmEfP6qvPyAn2sPBT/0iERtiqkrtZ0uMAvL7vyeZg3l2Zcvd7BlqLG6EKf9b5ZnS2pi/FVH9WW7e3BHnDURQjT
3j1YFWqM3bSt5olS4ivE5ET1nHdRUTXwbtrsDJMbEcszHUwG4G8d6AzCnVihE3JY1yFPoDnjpMR1QTkz92G1wNxt55eMiiCPGHmH3V5fkgF50ANOP2cTbf0+
IrDiHOQRKXUOGFKTZDKpMRaiIYiHgGxo1eMHd6VoUANRmWDpOJ47l9/0RnJkSahsnRKHqz+1iZhosCoCUqjmD0JDulO1ZVgtsDbIlJSAiQcZN6O7irEzwzbM
NGPOqrpEq+oco7Sn3kjbkpdvFCWs4e4izLq9A6MJ8aPBBcpiAsacNlkayjfq2SPfakArjWzivNz5K6KH3FH6Iq7ejtJZlxfzs7i2toD8pQI86WlZ1KfcvI76
ZUlD7RwNTCFV1hmZLaeKs+Um/HNzSrPkFjVxPj3/Th0Ch1b9woGuHs5jgiUoDj3E87P9RsbODKu9baBP558qdD4ihFUH9uvgU9LBxdeYDr4B++EGbzeASzmG
tYhdpV8QAsSAVQMdVEtg1SrgdwHgd1UdTNv9I46erVFGaKSUdgCoDjAoGxgaPUmI6NJ6HGkA4wVqV1UaZJC0AahGaNVK+gKLPKIeTAbf0BBGTwCV6E73RCn8
wYiK/rN0G/pwYKk+3InMuhu8bXS0FCbp5XboiOnQkSU6tNCMy+ndYe7dpuldUKESurhgDkOhbA5Tc/pqPgKmDN0nzfRJouQGr7Pz1jRmrnrieK8AhacJPM/Q
KWfQ5pA7nvamCXFegfRNkPKkRQ0ABXQ6IvBv/jaexq6m41L5Xoh7JlZVHdP06RiiD0YEHaJuTpaGtrinPMwTiCNw/+rgFnqNdWJHfMfMDuwRJyjOFIuz3u9o
rkv4qjapEdFB1O9JidqXQzzimpiTukI6a82mB8wYGSpRDlTNX9ZUgYHh669qbkXHMPY7mDPVPj/iqPGAIchEi6ezuCFM3ns9pS4fUdNBh8vQ1oRV/bZptn7+
2HjqmExK/H3ivAUbAIAzH5djw9vLXL4onYMMR1Af4vIdoUpEHIqAsBsHuGsi9tVmwJpJvFoDt3ONIpI7jqhQdnb3XOsbUcc9KNpTNfco5/eIfiI3Lo9NS48Y
mSbhCT3BssIYQki7MLYwXbMaVGc9q8Vz8rQNq/3HMpGa+vtzWJwvypAv0/8kiWdpeYs7YSdcR88TsRgRx1nJvQ1AfN90s1wql8sOcsdvdEEKDNw1jbsP85pj
zRfHzBdHSKYN6zO4mKm4mt5pHBOlVSswcvb/KXcDLPLI86BUZvDFqxkBvnhi5p7gDXQFNmXHOARzU6ufTUxnXObCIcvgzDIRbRdC9kWtBsCtbEevkGHdVd3N
8XyqPmO6hzWLu/5KQv3qr2eJyw71cwi8WadQPx/zxYn/lPqCMrQ7jBDuVKD4UWxMQCGvVBPE5VI/jNndrKrNBF9KaMelqvu9Yfq9ofu9b4E9/V790Ee550N8
iHMtLpakw6gc2MUoKTwRrPiS1lq9/D13y8tjtazA/ABuefRjkHc4+tcwTtQsSgSi/EXHGATdqpJhDX4vsQYnpfidAExGB36gJOJfFhJxlzYe73skEZ/tSyJO
GcjPHJSDg6g9gMmmvM992cN/zwW8UFNXTFkcERQgmjCAHmEARzn6DFzfIS6TEBJx5CGOq/AAhi0AGTh2c3zrWFkg0nrxYSiONev7I6lSJI/iGyAAo55vFoTh
+PQrbiWQbTb4GgC3sSIo8bjaXX0qgVdoXUxZHu8X+C6ePaTRbFgDnBMgiO81d9VDrNnAe1eiKa02WExoNdUwnT3KO6BaP6Xn2MdaoU8YPg/sG29z9xtvHujY
TZ8uk7yZYZ3k+e+E5PVX/Vu6rsGs076lwCE1gscc4sUtzCMiDVpQeMbt94yrnyFxagkUslLaQHypyyV2eO2vjwj6ykZAc1MtEciIBPKVmjokaug0FTbQ2jPw
6hVUUn1y86edfk878nRXc9AU1j/95RsS/OCqVCcD3DJ1cbs6tecGIoDX/le1iGo/BYrSxyjwrd8La8eT5tt3xYfYoJgItHxXpJTUkPiQXAvZHYIBK9oVINAZ
qgWx4zYOGhE63tXqtNWG0EbcOAdVQP9rJNEbGjp6timIdKy9v+me7pAVdqYDuFybEinwbtkIzrHP+zvendkMhUrXNPUauhp/6EBTpd8M4Ab97CszEo98jYAS
8M5t8S++W93eNeOQ1cG8yXonJEyAnXreBI1hEC+8ujNg/XKAUzwN0qNfpc4ofg1Du3d9oxIlbbYUNt6QOHeq5QNim6EbYWbBLtou9M+z90h0LJjw1CVBYgM1
dtzUxi7vIOJZ1PAgJvCV99xAMndsyVCxkaFirhmpXHGUDMExP65eF5vzfYB/W08HzXE+iON8oPfXMdAOYRJLmLk6v6Gj1QC22KAuPnS0WuJBR6shsjhRlzZ0
tFrS4JBisVPajf2fOtZX/n5eOK3QRahlUrq+4ZFtAB3YTKI3snpwp+pUzNykeWNDItNhfunTi3TSbFDnTtPqxSZ6saEul9GL6mfoxabVi3XuwwHpwzK6jylj
C78lpukVNL/JDDzWYl5iHWOJI1aDt+fGSpexXrjcgaZHQeezq4Vb2BvUEu/XnSF3Z2kF3SniqtWpcifnSKpfateWluhaTM/6JU/PiKcnTAj2Vhrk6R6SOHoK
BF7evm6lp8yYKO/VFL5XRqqjcha8ugFUl9rllXCQ6wbukbQCve3oUYhzG92xoySqVeSJcOfRNFTfVUg/ohRZboIbpCltkxvuUZCEqhu7jy5s9yDT0rviown9
LlGP0fNT9Lz6sBPPFaImvzZRcfb7+xokjeRSiG8nhTnrWuixLjmEvu0KC3D48V+4W4gbzzuUS1sovyWpjDMdf9kKE3ARv1sGeARY5o3eeReQXWBOOGPMBWQv
+DhLnYUUIqSuYRxDpKRTZwVrEhUIXuWcJeVxiyXF55pCcM+CH2tQPE+BHCXzcSALofXjToHg+XGn40VZ3Ik8tpRP0SGUxZkXf+7tbCiuM4uuRcboFambZxwG
Ju5jnOpddp4aWFBSrwBRPOYQaPWYUwCtPqY6sg9o9QnHgLOff68Brp5E79fRDWpFRQSv5HYZnKF42zcYiLX9ffkq5+PwNqnB/Bi8Ter6hIM4DAoqiKVf2hR9
AoYThJTUDALIZPDw1/0N26QoB8q+O8GCgiBSjD2UWqP52g/Wu3wO9Av0svoVR6Bairj+Pb7X76CAEnLrqOVN6KrliJb9fkTL9zucQ2NWGk3Ey74MWR0yuNpr
IIODcJhmGyfe8TVFl2d2LN/sWA3iD+83vdR8aXCmHZ+IGf0kBjGjn7RBzOgndYASfRAgDKkLEXjBaKiayoyM87xgN3qn6d8z9O9Z+pciVfQC/BWjw2CPgu+J
x/iIy2O84HJzH3J5jOeJURkYAaBKiVHXEYZK4rk9KUyVj7sMwF0Upt0nhHL0SWG4fJqYdyfdU8JwedrFegD4TKn7bsSg2wtOOvpoOrTFfRohg6PIIuie8jky
llzbtNk87U9zJ4oaqycAxzN2fwu+5J5b+SaxuBSVkmS5Q+L7PlRK0PBi2S0Wi8O5qFY6rfFTfkrWwXoyBH6IMSKZYDqSIQKLWXuqB5slVIUxNVmNXelNDRLu
AbK8Hum/8BnWzWb+0PlX/njDMzna1QNMcCKUy/XuqT9GM3+SIsuZPX2qOO0nONvVGI8qpM5Ih+1jzg9w8LTDFpky9g3ef3alW2XD7aoFPGM91TjDkQy3ESN4
ShPujmI9buF98mbMzkn3JlUrQz5A25leRUyl2rBJgz/mpC1mqx0FabDaxVbJrhXZpMFPOGlDK5wRdLpoibhvGpeor6OTOGrboAixSYNpXxw1pMENsqUnDS2v
taDItbgHzW2lOLVYgGshkafw0q6C/NbuT0vbyI8BMwgJBgEUtEnXnk7dlDffoxnIA0Seta4BmnRvSKPMnYb+tpuO8W00YLuJVVwNWKMYorCNIeg7OzlnR5nc
ty93PujQR+CqPkAfd5RO4Dq61VWH3JWmnsfss4cGcbD/INa6BtHRg1jDINaWGMQaWeT7DmINg0hujXwQr1L15oCiD9D+rzZAh6fiY5J74ZjDK0UN9rAMtquT
PhqcVqT0KDXYg6L2WACu4c4gD/dg93AP9xvu/IdKrXi56g51be1QvYQsdztKTzgcXIEzH4B3mgRqpWCyhXuTRh6NYK8aaw7RYT8gh70+5PPJzId/I59AzCNR
+76sHzrMCyam1vF01JA81/ovH6d38cjSUZNG+nPg+MXXT5YSZdRA9kWHaEgAfW9jCaX9llBXTzm6Z6TH9Iyo4UDzcbpwbtJIU8r5RsuOjJbdIqGg7yniM6Wc
b8jdB5jc3WFy9waTu7eZ3B2OMBxMMC7VIRvUkyYuTdyE1dO7nvkZ1HkY36edxXSnrwBaW4EA+hm98zz/uQ//2nuefmgIG1AG6DuRROfisF8Uh2OWFuod7f/I
RSsJDSvKqt73JKvScTvCHCgzbkpyqH8dJ8Tt9fL4fFvn58uXwM+KLHNQcj7MiUx0v8hEsyQTQQKR7u3+I+943dx+AvM5lmERFYp5yOw4aqZQoCiCRIfhzqts
p4yIPse6DHOsywjHugxShAs2BES31Di6xePolgGObnE4uqXO0S0Njm5pFpIfxuwsaTOKcojjZ0jI2uA+idxMPufZ4Rk6urUQvHLaXzmA88F3XBaA8x/jir/f
2Qcu60rO5TEXGnJtUUpYRXFYQ7JkACfz7lSbv7t3D5noKBtelP3dz+X87mB0j0DuXqJRqCsFhChs9t3ZMRmLq9m5YJpcu5K4WH2x6PI3M+VpCgZRN+irnO27
YZGSuYX8jX2esUwID6ct89ebColIQQwuTLhWks7sGgxwM09EqtN2nj9rpe1s0daOsCroHz8xnjSOcimzv7vzVnZ5Nbt44ZwitZVwzjuacx61Yc55zXTl6HQX
xHQVaQ5DeV0drkNOd6HfVe//LnblNVVRdaL+Nm11NOm+3TInm0JCUoyFawVPVLHFXXCySfUFDBRV2eKqCHawgyeq+v1KZhEocFrL5vIiHoM/f5gQh1VSOF3V
eVRlFqWqpG1WSduskrYZ47pAaWxFgKqSdhnhej+0zCppne0kNhIvNsUqbcZV2fLqWuLNGqrXfvlIEaNYfLZKsECvu2KQzKvAy1eBl6dqzXRV6w6u1e1cqdtW
XKd83++qichNVZGjqiRX1XH9AE7VKsldiJvqGqiJSxoo1SPfPFIcoqoMETQPv7snTnFP3ITX3pwO4XJLsSOA068Cp0/dtFuJfEM6K30SU6pLu5mxltYyoHm/
sbD84EC0LlRnkmqzDSVdw+Oys1ibKa4N9rYq9rYhMyxDFDVQLMHIjtnCt39FB532jAuFmvC41GScYiQsIwm+imPjA7jWSXyv4mxBv+J0OIY4fu2EiZerAD0n
40UjbY08zYRYatCWGgxm+5lVT+hga/DkQphSi/Dk6I8hmQtAAbWT1/5/h379+i/+9OFXHpVttxp/+V2amTWzjLDVjV545AFJYLnzlW8eRyiIWFGqhAXlDT36
bfnNq3c+nDY+lo48quTUEdD8pUhpA/RjlWDRp94lziEiPgkyOrOqBNQfQSvOUL/CFqMElCoFTY1iNBE2tQV8HVV1dCI4oJo0tnsncXVkFo9ADFPHyXo+TRaD
ae7YbD2HzFahzsv9+GfeLQM5weM3xms26YAKLDarRP08/k0WQUxMJBT7iGJfEKMaJhGkAXXiQhqgQJiQswz5nOSuJKEdAFjxjhhlJ/+IUj3PeFmQn0QIg8i+
7nIwYDjN/atucO2j7AyBibK48JuoJ6YXRi9kfXZIxkEHT/Ffm1jGyVM+L+QpnzOPpZ4wc/eQ4IOk0WOMBBli+QeCT50FnwEWfOJC1udBAi5jVEL09VyoBY/3
hZ5HLnwdjuvYUSOqflcT1hIigWxjFWxj2yxS3AoxD+YiEDMPVkCiAS9WpUg9yPdDfd9wD6pfEvfgLRzOwU+Ah6MirGrAu6cU6pMGQptG2HcRsxym/gttL6wF
Iejj5haVbkmvdsSZOohuyGjTMP+7wtQmuXYJ+10V7LdH2G9HY7+rUN3cLuz3G4g8EC/qh/fmSF36mmGuFd56CmXTGq/Y7HQVJKmnLrkmpS7ZmWq/vbxLh9Z0
+D33yOCpybebh/paXEC3SX9dA7kWs1WGgaqSXT1NqL34YO7zJhgqBerwbk4YU4GhhggOWM9YfUH2bTOpGbIhnYVrtniqdJV1SMihLqscrn78Dq0j2l9Z3bC5
dCtQTFzKLWlI5n0WF1cAn7PL6EsWWXie4zLyX8jWAyI5QUOeeyfx56oJeJb3lUbmWdBNLwmQcgiMqXnCedk3jtC+wRiuPJsbXiwEg3mrhajU6SIrdXjLcHm1
zjh6q/hPyycuAoQJVXzf5aUrapYSxhp+G26o6J2+5+73c5qA03lCHzDt8uG0SWs/Jq/PJ4k32jMBPd5GSt/kAaVZwwXOcw9gzbr2WenX7SiB/N3oCoAR54rD
uDrOCt+qzi18e8L+Vn9YBCDG/PET46n1J/1qsfdXdLAnOcmv+pX5U351zGNUR0DRXP7H0sajSQPHeUbkaGB9D9T+ycc5Y0U2EZva5tIkk9quZ1LbOm7p8zSn
J3fzCcnlxF99J0dPedk5no/fctVBZxKWwBMghyNoxelX+myUaXmUp6VLO25OlrsEUW7IJ7NB9EaDNDsENBkvUiKre6teEzqzmSKOxSSnZ8bm0ksETMgsRMZ/
pFbfY7n/yIXd5T8yD9V/gOtWSdDMTnUjEz3dwGaS29jIcysbSW6B32dzyaQDbbA7tMnUW2Rq3QfX0+bSQbGnzThsZpkl1rCNCIIbZF/PvFOs3PG8co4Ybhxh
PfO1xfgkQqHg5yHCp0AoqD2Bmlb5xZMUa1+0iE1mTcljmdvDNvX1x+407tiHch6ha5hGaBs7YRyT3isdtKiCBi9GFUS8qaAkoBSKFfLRFE3xSPAgBraKMcV7
ZIr/N/QJlvgfZk4e+H6GtrqTBaagyQLBj7iKyFo3hQKZtFVzoFW0ZvHMEzmdzbaCZW4X+Hoo7WAGuh6aJzs7VPVr2Aq4DYnphF6ZUvnOUyIRIESEeflpMLpJ
LAR5CucdyFNlduCSGC1poVX1dVhESPtbhSObq3uWqDqz56Ei4NLjGfeEWHg/7PBMVJpIna2HjzhpA8dcRc7U3kOuwrdNJIV3HeMOep8UhKYchzXVPKwe1WG8
pDImMLuG19K2jnRM/OuY5HlOXqUjlTrNdV9h1ntsC4NsGfTYMthmy+AAWwabbBlssWWwzjJygy2DUcEy6LOAXGEBOWABOWQBWWK1JXI7LlgGr+0MsWHwtWwX
HOqyC5qj8RvDYZ1IusmE9zZvf9mY8DxrU8peeh3w8rCQE1nKSzWJEN+EdUXfVH+qGXLcMV8ikJUeyR9YpFuQI07eLVbZc723iFuRv1Az5vcP5MyQ8h1tOc/o
LUd71UgJpEn/fzL55X/iobyZt6GbeERvJOpNVav4xKG8vPjDd2tpy/6bYr1hXK9kX3zuiAOLO2c75/ypzzkplfAVJ6WwYVACOmmwB3X4qqNEsnjvnpTzrx6e
ybPWlbM5N9860Y4PcDu+hzacNXMTAYtATAhE4AGCGFzlPOjyLn/YTekImHfTlkjbxMm9dw8yde3dgzWH+um3OcR4Lk9GsBEgzkUdI4E6LmqAucEwGB7H2qXd
CygEWtYuIw6o+R88ZBINewVi9VB7UG9T+/wPbSWGBgYsQYQvGwYEz9BjD/A5RjyDP4nt9ipnmukZb+N301Gntvlr/y39749fSVSOTspEcaBzdNJRtfcT06Ob
jmXOq8bTVdY5sOrSzoHVfc+BcT4HwmS1OQdCOgem6RPOgZ/Epx3ww4Pn4pbCOWC3njgcQ27aam79BD+CfXpN4Zy8JUvMr/mgXIOtbQ3/+grqSR7LK5I1xqk5
/HLnjTiNdpTewGfTDaDd3eK+Vl2UIr47Wy22hjXZ4nPdVGynrKpOJNj5i/fUHU0tOGTaZz9AB8kNNAWwh+3GLNAHUlho3bZsvT5IjBRwDUg0eqQANGBNdvY5
IwG8lrPb71ZSsp/ExRpkHz38wh+XDMveqWLfi9s9ZMf86q7BwQDfU4RTJy2txl+EnzysO0zZfxE+csocG+bx3C2Q9vs5aX9713e/692jVmDtuJp3zePpWnhe
/eNpghnfOJ52KGQgHE/qxw920j4Gh4wIMK7jeMve2lY0tj5z+Tmn33OOPFdE1auNAqGmhg6Fyk1VnVUVK8fTdajiONWvNo4QdBghkmQtNSlRVe7s2nboYLIu
Ua0bVw+qP5jjvJWj0HlIqwjULJDlh/ljaskxn5jMK79rXr2ia14Jj/ENLPBs26rWwHZZA2pKfmm5NTCIPE44Drw9yOlGjn97si38wwYjrPWfanWeaq2uqVY3
jemu/cv6rAp/iVURZotfKqyKBKsi3+OpG7uqVjHMiR89PHPAzf6Z1svM6aWb4HMTKl1N8LXgFy05Ej+88rYYVunzxRZtQosuMgzWmXLxAfH6tyaXwNeBrvnL
3bOisIkXzmtyW9M5POuyNH7QZTzDAZeF9PMOy6PTLL3/JJ/mt7Ff/dbOIEvEzzvpECTilcq5dHh4wkK/Ige8JVn02obF/11hKddh27AwPH61h+FxiCXdsQLD
4yhLulWWdOsFH/ggS7oeS7pBLukaJscKMzk6zOQYMJNjWGRynDM6+Qv1ckWiv8qGdKhs5abZXLoS4XwFwDVFWgbwVquvY7X6tcu6zJkB992JgMxsE0t2h+H9
gO15k5F5y9NsfieDckpiezmpbgAwZau3SIngP1Xm4X2qnDaOs5z2ZJkpHzlbOhmR46bnlhyiaWihtFa/4WvxbaMBVfs9VOXbZoxRa5r78RMHRKBU1RZDbf0H
X6Jz2e+JkuhRDVJLmmLibpHkVzt+cNdff/nT3huJI2PbIRyGxsT9ZjJx10QWTuI9QBmrgcYPeHPgpOTG4n1dw4l0JhVUohR/0qRSSR1OdUNOHYHa+Ay1qfDj
8ccOWODZKo5f2JmqBpSePxNxigE9AzflMzAlkmx44VrXN3RgK4I+vespNVmNTKVfVuq10l6cjs+aDFlaWpnXCSg1GY9uoK3HK7Ed0/6MJEjoj4feJa3eWWy1
3TSG6EOb9lmbrvAIU6lV8q+tZKw5zqGkwyL4Tn+a3BPeNH9tMdxOTssXpfg3daWnLl7pTVzpSaq0HiG2uxt9boZrRnrLC1qfM6awq5z7BMZ4r5g6ZsU0dlDi
EmYcVvPmHJbz73f4EFhwGAn8kIDc5h3eJ47kppE2G0YEH+5wZhPWkx1Tnzzwo6FxyLDLpYKYSwdpKB/XSlrSNYGRJ5ULmOD6jlHQMwG80ksbRLXHSd1PSdue
lLYtStueQB/ohTBYzHlmxkdSnyttYa/aLjm2gy0ezdziAa4kQAo5192AurYjtp9sYtPMJJtmLJiWGGPqWyiYWJ1bMQes13Eo8RHl8RHl8BHl8xFVsY0xlATs
dFmfOptLlLcqKW0uhZo4GfB2Q1Os/tqkP0af9x1vv5U3reDanLScmLn7UvvI8rye5CO7hn+zjX1kV/NfU+wj26T+WiQf2aZpIm1R/9R7fGSTYmdbzy7LpOMy
0YUD79MYe7KG4MkyDVjeR1Yoy/KRXXo5XP2ij8x8tbl0be4Z23npnrHFS/aMLa7IM3b+Uj1jv2J5xkItgvPAs2dsRf4wk5YrSi86E6P3DNRqSjyq7Q/3eUpQ
cvc5+4N9gfG1D1vCkk58w31tZJVK8aBShxTh+66n/ZldLkoWHmCPj/a5aMqa5TPnlLNj9Wn+tWBIbnilWNFeiKbjF7qz4HwnYpn6nyPeXl+MeMu5ELFZ94Wo
kAVHbRCgG2swRzooMLDH9CNZw5OFuhHlpoydcLVYmAwTPAfJRPqgxqKDapDBZNSoMwGK3AMZcIN3up62KLdlnLQeVRuZR96SOuNS46TSaUZsoq3xodcuWGOf
bTO9tbHcQ5Ld4p4hki4+tuqFH+D3yJ8gllh0wwpTGpWzM+3p+HdFksO+OYdsFc0t7v11qiFTztP7VaF5kWeLRSKpTWta37eMv6fpLr7Tg/3ZAz0m00sZbn6b
mHm5VqKcsQ3Y/lKXn4sNPh+7JT4Uw86gBQXNIyX7wCNPf7kAj9wA5cfJ8aFYTgCNDyWDOICH1UUdwCOY8t50Z9TQXuk11RlDAhVPkzgwDuMqZzVgt8g9XsUF
acYdbKAVXGKJVB7T6zH1aXDiaaUt65lIQ/IhEgd8jiMNeZzkCe4jdTP+7UOizM9U5I/ut9Jz1jrHF6P8A+suT4JDWpQj2yxlGUFMHayeG71ToGVWVyUoTOB6
A6yaG73dnStw2dlZi8u2TkJ5UTi+bbLTSco/os6VFi5JJ8VlorMOl7HOesr60bmSLbUvSUbzCrhJCypDevATnZcmZKJarz5O4tUXyp0NVB2/8zKqjt/ZSPmz
/M4muu91NtN9r/NDdN/rXEX5tLzOFMlsXueHSabzOv+GZDqv82/JMO91ribDvdf5EZIBvc4Wcrx6na3W9uo3faUDeqrPfxiToFFJriTt5iWwaG+hj1vVxx9X
X0wmV9PfPyJ/vzT5N/T3v5W/O5Tey8PHJJnCZW1yFS5XJD+Ey5pkMy4TySZcxpONuKxOXvamhlevSPlw5paXqkK5qwrlriqUudwyl1vmcstcbpnLLXO5ZS6X
gpa5XPf6hr9UuX5XuX5XuT6X63O5Ppfrc7k+l+tzuT6X6yCk9Yc1l4S3VLleV7leV7kel+txuR6X63G5HpfrcbkeylWXKFmVbPgpVjc5yYVM0esZkVWOP6+t
YmYDY4l1E6P0Jtkgs54heJ3c7RizpNsoSLpNlnSHWdIdYUl3sIDLo3QbxImpBdEyijsfLck6V87OR4XomvORYZ+jeN0rNfvcS0y87kuAR79ymR8nVzILnY7X
rXG8bpXjdT2O161wvG6kdll1YlNCShiLCqajZZOAzAxr0emDFR+mIz8P2Z8ysnnGTISA9+RSuRJ24+fYCk1Yh6q6lfSgEhND50tneM596ggswuX8A6unO55H
TLcb0ogj85TMmO3H4Y5g9uxt9AlS5k/DzIQUyNlb6VMz8a5ykJKdBGwnl9M2lybTqo4hWy6r8EUzCttks2pm/FvnZep8JEEeBBEC6pOcpTqwrMp0WVVtDo4Q
WEa5Ps3NRJ1VfFhFoJaTsDJyHMT9osryH1agrL0MPKxgniDa1kkYsbEQKpjlCQpC+myy9rh7khbTPYMKpiLBZoFGnQFWWVcDoCSz/dMYpyjnRL7KeRkQFgEN
DRAWxCc+yWC/XJ+JCDhGc6PKeXT3JMGelDWE7xa1rjERmb8rjMbAlcKoRFDBobRBFvqK8OKowup8YAG4xvw6SPGSqMcEPVcH3w56iFQVChpTnbHra1/47B/+
w6f/YmSrmwgYTVqvbdsaNk5wxaC7PbTJmMAgo2xMWYyG/7PsVPqosvlyUdXI2lpb/JuliJ4/fIiEKfr87QMGqkctLrFWCMSeY9ZOlTHrnMZJJ9s221XYozd/
z9pyUYd1uI8C1mGrrMPy4HWi76OuvNJyltOVw1yXLHwmHdrt0qE9w793MTdDQYfuz79lPb+UDu1QlXIdGjR8F/rp0A4WOEgXSYf2Cjr0r7IOXS2iS6sWunSJ
PhAKRJpMkc6NYNA3Qbdu/eUQ2L4clj7nFFTl0IQYdmnLpLsI64F66f2OpuPyVadbjAiBMCJUiBEhLDAiBJSUviKMCPcXY1lhS4xIEUSiX9rBQJbaAWEi8SNU
KerW8SyXB+x2RSoEMo4TqUxUpD+gDdulePaQ0xL28A3EhJZIKBshu9Eni3QDQ+zyiNm5NaZODb2/xlCD2uqi1KCBulWWxkj0FHaayQ1uITdZSiwatxWxGTcw
RwbQknEXNuM+x4Az7nVYkaU8pYNb3RnHCuufcWw/YgWpEzhBZKMnlH83zCA4IsPdjTIncgQEjxJFpkNAIth1m+K6bVN1G+qq20+bqv03rtldXLE7rDD+80Xv
5R0E6+Quvwt9Uah4aAJT2ELdFgv1gFioY7FQN8VC3YpY1LvfYdkN4h1yWbDsNozJGUJ2G4bsNkSyW9+pGMARCNktJNktTNqQ3UKEgSDLFiWAC5lrJWSuFbUJ
v0p1noRVN3Bp4CZCkbBEiIPlQskKMSRf8h0URH2+VHAm77Xj1iSGerYYQ41EtVYQXVAMng7ZdO+zpR6HbWCCp0NK51fsZKcneNr+nrsWvoPyBtXZW3UaFsnm
mx+m+v9dqHMlcF0NlfsYOT5Q5WPOiwgrLyFbAwUw/Z589RhisdRf+Dq6ynH2yzFZgh8hVc+/mh77Drboab1hIy+6WnXRA/XA3e++rSIEmsZ9et6xk+Gpxbfu
f3JuV8k8j3w7TxySpDm3IEfNBu8m5NvBOowA3YFnO4Sfu4FHbk3LuHlbqnnNfAy7Es0aBE5ryiYqrlGPkPTyJFtGUSAf7DF9d0+ecQ6Ttk3xUMgSvzuJ1FSP
OI9DjbgB34DM7JiJW72dkL/BqIiIfjjMVYV3pgOUTOQN9IoGbRch9Kl7cfVpr1CTYosaR6RH38IJkGpbvbu4RJCs6GYNqN7CzAwlJcswfXePiF6x7KfDlI8l
TjwrH0v+jpC2HP0ezpBivQVjxzlRqLJflcp+RSp7Tir7nFT2rFQW+b1QW1AZWUVRNiVywfUWpfpmd8ppFJKhN9J6zHdW36DMzOPI8CFzptXq86zu7hFKnJMM
gl9wKBkAWaNdpSlkK6tRrqYqrI009kyoH2IrjXAh6G5eNHriU9ITT0lPnJKeeFJ6YlF64qT0xAm7J/JPmDNqu1azyDBuUx+McI6AQSJBV9VMpmm0T1DXcZqH
ELbzmPmrQparkd6uM2xJBnExJ8josjFhmcsPLBsXNoqc1BqVFXdGQfUwmucEaXNc2FAhLmz4+MFdL0dzhqB7xX1ygnj6GEFrh/Fn9nITI4YRYSzWcP4gTgj2
n4/Q+rsRB6M1rqDpV122xLjGatWG4JQc6j+5MMLvlxF+n4zwMRnhR2SEKbfa0FYPGdew2ucoUxmlT0dZ7z0gg+Tz+JRU51KGwbgwR1tdUflocMuYPVoSSe/p
SHq8mSPpMech2IyxYLOKfpXSgh3m99bT1ThPvTxGfzxZjXN12HrzeN83t5A0VR2cUFrV8eohHbASwpENeBXGAMerx6wlHqNvTN/DrtPd75wfQ09fzhUyQOSY
S5xIXqkU/bZX9oTg0I7ACg3DIdiTLUpDi33YN1S/FwFPEtWvb6h+LwKhrC1Hptwo6VoQKkodzj1UyuZm4ql3LfF4GYNaB7+nzei7K0jqRIXjFalAx8HmG+5q
McloM6n91PGk+Zjm/RTSFvVy5v0MQfjZwAX0nyhUn3p1jG+JTV+qbxld5TO6ymN0ldrEoLuAuDZp2MS14whkDfOYtqfrZYfMXO6+IaO6OwVuyhIium9+9ye/
OXnz371SMAaHnen4O5qsMnfJbHAPA9jg60ARGNoqln/eiQT0EIh0GEqkEUHe7sLOvdEDC4IDtvI661EeMxf6xFtEAgxAbSnxfDX6qaYNvp0jEGZEpt3XaRGb
GdEYU1cfomA8lsnfeYhpcM3pRKetQzwdBUj7bvYCXcui+07sS+poymPjQp1c6ROcnBqi8qvG08hCnEcXRZwX0r07PeneQVFc0Vnfna7Io2kTefSTjO6GQlS5
KOJ8hJGGowwaHGPdqjcy64Zsh1a7DHjWI/As47m9G1CS6PTZ3MJyIMmhZDAZKN4roDPtZwmUskrkQUhoq2xVWtXvhpxb0LE1aU806VWvZwNmkVsQe+Qq0aS5
UUZ9uQFO9jaU5tXsdlMP+5xx+4fZw7mg+np19sO5E42IP3G3TaP1cT1nxlI6AMb5AJhgEssbmMOSuFrWsF58BevFazWjZaKZW5IEp8Ea0rL6VdNL1jChpTC1
JOPYJZxkAruEw6eAk1xBbshkLXYJMsX7qvpIDr1aiC1rorR4S+hAPutAsaFTpTwePaBfrQPd9+33nXcNzv5iIy9sOWq+nTpyibMGd7rSmRa/H0tGk5Gue+qO
/AaH58Ozy8J5obE4jMz1GZkbFyI01vAEHdfQpaRRgDBhwg7zrOznOvZy17GX/QiGx8u9xDob0vlzuTMZxA13f/3QHz//rvf++Su2WiFobM1UwkIBnPt8Ds5t
sj+oxf6ggI+PkI+PKh8fDvuD/AJPw2o2hK1h5FONwbkCGJbT5DmktHH2lfvjmbZNJ+5G5lGIH3+n2HV3sj3zGrbrblMngXomTCUIufQf1GZZe+Dau9/66ts+
eeU1P3qUfky7JQH2IskY1yCXCxg/WxRsTeHV+6fZnn6Kd7F6wRGzO1srec4qsoup4l9LYY8GUyVDcrNJunj6K2YAblLfT2xxb2SjLVstf0fHlU+SyTUli/VU
WlfPPFPKLe2upmXRcnPX95WrnP8TPoYWrLL/CT6GJj6BnBPp4jjt0I0doldQW0HqdjXspf0a5hYa9qRHzdq1sFjaqtpQZfBSoRYGf5St0tPvK90260KtgTLk
fGN8hrEjA1FTsFenNL4Jff8b7zTZIV1myAi0UT80vAcBkUvYJRj/THb+/K/8uSfbSvEZxIY0mS9xT9La0/Vt3dAQLnxbH4RdrUDPEh/aBvemrf1RVbOO4/bS
DFhh/mjjIjkxvIYN2Qo4uE4s2XdLeSG33mf7Pvn08jRSQT+Al5HevtCuBvsJtiVGGsC3tD3aLcSam52drSbYed4Hr1daIYMyORlw0sGmO0GZtao6iWFm0bh5
O5dNmkK+BmE6BRh3DLpKROTwjvpjslRKXbZ14duY8Uob1N065FK+GzK/G+426G7i4HOTLRRZBRtamTbHbXBlldeR9Qe7GUVmwqZMiX5jidjMDUZlZBnLfmXx
eU8LGCBRPyQcqD6Dq3G+EaAaGtFWL86za9iJfeuPKumvqZZiuzOkNt9yohqgxOoO7EmlbJBNSIgLTOsmr28ZJNOvYSrRV6uLC1oTCru7lsPu8J4GR1qrkqcs
U1ddDMm58chOjMtWI4xbUtJWI6vVDDyjn7MhBzpRp1R4B5mNqIL3uVzDe12u4qzLdTzociVnXK7lBYered4plEUAoPNOXlihpqpHYuoRZPB9oxhyJ6aNxG1V
qFn8SnWlJPb1NBKcho9y8KUgQE5HyaKZ1WW7evJdXee5epoTNw/j6bHrGnUZ4t6BLHVKxuCojkeaF/ZgutxX7xdi2Pc53FfHHO6rRxzuK2I5b5DZgUqac7rG
dM7JB3VVsatKyTAtpVayioZ3OCkZo6DbO7xzzvLji64e7tPPds+GyWhWUW2lvkf7PiXte0rad0ra96S0b1Had1Lad6LPXDixornwhkaTpiANpIsMD5VEXV7V
UJs+Ej2EuLyqUU1GNrjb0iaBJB38MZUSr4hq7shGd/Jj6QD9NYy/ko+p1+OvVtIEpLKBNTvwqOpotXoBpButN6JiL9Usw3v+f5O9XlM8jBjXc61eNf1K26x2
b5/4yvKzD36TftMeKrKZlD0TcvnpOM2j9ZM8WLfxWN3KQ3ULj9RN/PYbuuYhaxTLzsNoZfOQ3/Q9zMO2mocUsOLQGK0CMSsxspaIFzSms9RRY+fpDUsm6b0y
SWdlkh6USTojk/Qubvodfbar0kWnaJu3q75VhxA6hipJCuO+VdZTGzYuyl3tYYrGSnsYAeXPuJ5Ty+R/xRS69247/6uLDh7R+V8noCu60BUnoCuO9PkRgvCQ
8tXNKupIdpNVW0oIMWghQ4ubjCFDi5uMgmDLTcaNCP7wdiXEuclq+0asbgxvKW1Sl8EtpSl1KW1ReoebxFtKoF5ztpSuiZg8MEoCokKW1UMZeWRhVQo6Ui1i
KgLRGGrR1ypubb+vk+GdL+UZMh3E6ZSZa5ZgruuBFoBJPcQF8AiHefUdhkcQErZus+5MMS8NYAc1JICvE21JCJxOUtmTlPc0HES8dsrZ8U99+GGEUX3j3M/f
EzBI3EoZeWueMrLBeU+cPO9Jo5gpMvMBoJJMkc+BHFPUeJ9oDFSHHE/KMB8d/IQS+sPjnKhb/dFC/rCq/BEn9eNJJH+0Ja+kn7S3ewDBxdu9BHHQ271JhMds
V4KET/oApYpEWBngAFDEfFU8y+o+lDMfjPM+wl8pGvoG+p5ldZ+ZUXxmRvGhtlXUxNJwE2I0rMCyUed0lrdKvh7Mz7CQvbJssleGlL2yXycIroMyqtw+rWoT
wZZRhoF/FSxZUFnL0FXhESAebuSzTAMi1OLMlZY716F2fGTG5LAs989hqX53hjVF41X2oVDdlMX8lXrLh/Vbbra9yr7WFG83mVu/kGeGuU1930CXALVRNk3W
gdblLndx8Xv/Kue/QBcMMTr/GbpgGZ9u75Dt+zZuxK00J7OZpzFZEflXkcg/ivgLo65UnCRSY6aTgRa7n6gTvzBYKYMf5r+XySQsy25htW0OPh8vl6pIfWul
KtILA2EjEiOS8z+b+JA04GAByrNMcHgLlq7uCi49IFz6KYoHUXcLwHR1Nwemn64Wgen56+lB6+VnKpzMMyAiIfplV9EGH+5YsSxkFrLqgG0sB5IXSj0xJGQ3
dtwLfXNsFM3NS+MncRc79lPv0kGnbh2p2Eyc4+mBae5mHefYN2UTJXQ6PYAMTfTx7AByNtHHcwNI5kQfzwxsJ/2JdzI1Q07VNQDMpHCqLJXCyVdbmW9SONGw
5BbJU2p1IYVT1VYXlfI19SrypFcpuW1NOrGHEuCsJ+NV+5CQ6fyRHM2LLQpkPEshts95xNlAD/wuP2B+TVIIP66+fa8O1L2J7Zc3sv/hBuKPVw/p4x4hPr6e
K0oLf/JuBlcGuduRfALoUS+JPoqUaHeOF8z2BbRPQxgFbOjTFAeZXs1V2KYq1Mi94WojTZsvd77q0R/hW9PGjtJX6I8dpXMeo3Gew7W+RXVCMZtn2tIetQAy
RrAEtDcg3ty+PuOgF9rbYBdx22RXoajwIM+G14DDrAG0fJhn6CL3hbUDV4rG5EkehfXcBQmQjEaqInmMJnn8GK8Bjjzd6I0ZcNqbSZfWjx3nGJ2NXmg8MLeq
2Yfv65bRj+bGqXo2bGarQQg9XbfNfoZvAh2uhfmvmd0c3Z8NoPsJU2imi7FR9eb5sr+HacJjd9dXPI5/PedxPOxzHsPhznoG9eILYLCvydjPTcZ+9sNk0c9N
xvocOv0122SsxSUQ9Q/knGa1dV+7m/GW2IDTEFOEnOGx+SLuExEXM0mNeNqAn9GP00Qzi6auJogbSVSuFwkHIN4ACXkIKRaUTMiJTtTQtgX33SQfar0f8Dvv
5S9r++8XHZK9YQKOAbT9cqmr/01Cka96nLviKx7HaKv+b0r/x9L/dWw7tCGSPYujFgLeGnuyjAWZs8QOyAh0cI7qqIUGRy20OGqhyVELMUctUHIIUElItnrr
UKFD7mzL4hBTZ9OTXdyQX23JvGrJvGrJvGrJvGpxro4LLW7nCy12v55vcYz6TMx+zRdb7FmcjSVmPebY9Ptj5uA6HHNusbmYuQ/nY469WojZc65OsbhY09/r
io7/YMw1/UDMNT0RS7IfAYQei7mmizHX9ImYa3oy5pqekpo+GXNNT0tNn5aaPiM1fVZqekZqelZqei6GqoHc0X2SegwxdZ/D1H0B+0wG2GdSYZ9JXPCZeP0I
TRrsM2mx2NVksWuwQN33jNdps6v8WY9d5e0ied/C6pUn9fj0octK6vFsw3f3l/dV8yiXBdeW9mYl0+T83QwM0GQpzEUgkXtq6B3OJTnvcC7JOfLob/RmKeRf
uAmsfJWn85+ecDo6NypIHyM734ZJZ1rvAt5U+qU1FZBMRYNksFMySEYtZzyHHPKcLLCOZdwkdHUOuGklTZ00UL+r1f9dnDsQbh2s6kq+D2s/0dzfWlGfFfLn
keRn4atLgmCtdCFYnyp1Q1hlFMmcUd7g3bHV3ZdNiqe0mZ3+226v5YsFEiLoLUFBRDnFgOmbKOEbZ4O7pSij3MDL6rW8KncjGtl4exskKdtlNAwp0lrVgzN/
t2x9rnIOScqgtwtFxkGx1M8ItcU+yo/cZ8ST72GsB7vGeohzQdljPbSisU6a2MErvINXeCeoMLiqglC5OOLhg1TbPbQv6wdOrvSRPA6aDKPqHQt/Z+YS4ZRH
trj7mJEl/BDV9TN3d2NHJmmAtxEDS0pn284idmSS98Up5A820mfDoM4bBnXeYNT5MFDn1onaH3bO3MIosGt+NGV+NFUvPrew/HyFE3GpdhVYGJt9WRiHGT/x
g21XLul2tWaDms3DTHd4UFskh7F+1yD+ZfmVQlD8rpXRgO/2ixQQM1lQ+FpJAKtPKwlhA2ol1e2eWrQ44ODPO0P7bwOZKdR05zCZ91OYjHqGj+nnStPxA3cX
I+w9zq6h1ux/4SX7nznMXlikb+uUNPtmnixSIz7rYutzo6W/VDsRNJUS11D9RQq9q3NwlSQ9XBPot2YhhrPBMZwljuF0ijGcC9qAGP3GaFjb7+yrq//8/f7b
vH3Of+97yi06fSBuL9gQt17K2e8Ig88/C3PPi8Lwc0FAbS84wm5NzG415m5jau5zQnxzVohwnqUdkVBDRIuDQeHMsptLZxzCwnWB1bz4DzSwSB29VakZoRrj
foi4WLKsMyIOYHPkfIGTdwDA1OnOoBzBQ2K6HiFXw0jShqthhJH0wesb5YSSrCiBmO/7r29UksFkhKzJ/mRpE5mlSpNkliqth9VqspQgd9lkaaIzhstYZxUu
Q53VuMSd8cTfWAo7E8mAeo27lyJY17BWCxOtRJyXDPPfb+mEYUqm/nmN2ElWJ+N7klV7krE9ySjZcCt7EmdP6o8rVaOeNRL14YoMw/3fO2vV1e0k5P7B+OgE
tJQFpnKcucIPdjrJ6HFG8h3spMmq48kYf16XrCZ43/jxg531XM8ccEaGRTGXOMuYS04Uw2ROUPbBDqy86Sc6VybrPtF5SbL+E52XgiYdPiCaobZhspy8dLsH
cseXbCeXzpXbPZzhre3ebXzaLJokh2QLqeRW3w+lkwWbyoyrpx1xMxHKstumQm8jDyM/bttU5mXiHxZUJ1Na4TltVqHMDro6xqzC+R7MyedMM9VDMvlRou4s
mlXOs8wyIyRaacC40eLufwfIH8Bu7+SkH5RuRxyZDm3/5Mt0xJfZ2aoabp8Ai8U8h5+ixhCH1ahwWI0Jh9Uq4bBazbknT0juSUeripR7ctzA98ZzVbHv6Pus
KvoGvxcyfm+U8XtjjN9bxfi91RQkBZt3RWzeZJhaOgHkbh6ja1mwA+bKNyYXETpOOf3MHfD0wtyhBiYghaPYRZV8CDegMzp82J0Sknjp3w1Ldy9s22u5h2Hc
TqSTR6WTQ+nkK3jTCiJOLjnGvdgrZJ3gPJonink0H3e6xCzAn1A/xj/R7J6aTiaWkjtWgMXtaMOWU7Dmvdz5iCO2vB2lDztsyTspPXOiMPNOFIPETkhKBSZW
PQkYS7H7cpDlwic/e08Osix0MRhckEBrDdX3myYfKIFN+dVjS79ZVsAqWQGrZXB8GRxHBmec+WXU7EbibBh4JciEQHmj5B3lfA+U/4Gjf7tGrbqCUfuMGbWv
fvoPv/y1B2IauitUeUkyyoivtXu62mLqkk+3MJ9uek0H0qKKtGgM9p9Vsm2slj3D78I/jNOqcEwcCxSBYUZ84xRSp693J46i7hWT03r5hW6uSDcHXWtgTCq1
ivOyF9QiX43tkFGLhkSV8XtVmSFeOWzJcvhNEnPi98ScONa7xvu+a4Qcz8kQB0kPGftWhe1bAdu3Rtm+Ncb2rVXYtJSEzsnftEJptqGTTrcf4AQyRvabFv3Y
gfPtS23BZ/+uuIGtZ6iKwcANFXdHpnji5RAS6W9xOVQMmjlHzxeWmd77sPOpceS9SrftosZb1d9z5y2DgZ89U+oy5+rY4CUIeTXmNxDMLyVr09Dfv82hvw02
YzXZjFVjM1ZUyE1bYUNRZ6tHwjun3naEczIPoG7mHHLEGRlwXrsKDrIKy+pBgao3ZFm9uoSszhGvP1Gwc0kyJZIeKH+T/F/JCQll9nnqkCQD9DtlClGmPE5B
dx6nMooOcqPX31c8uDltDKdvYzjJc22iBxihSSFBckc1pa5pXLqC9isSalDuE7QfUnRsWZz/YGKL/5+3izuZrMXAQmq+FgS6biyV8pCR+OfA9JFWP7bru/p/
pXv053/8bunfgxdWPZ6o58/+zq1QrHSGprPZm69reEyPIwbtsGDQrplQ7pqWUvpW0JizQfQ3nVRfdInOjAIIsLz2T6fl6xpEu8P4jiVxogEHH6vz4HrajSp6
XyMZw4m/SGFn1CewkUyDjkWIPyKKAY5eD/ARmhUSyTJkoXJS291QMw1uLOps+gYQgdeMEy+9FUCegFVouYIDvJthyakS4NhqCigLmp7tm87OkS8dG7CjGp4g
Qy8xRcbfPSi7OzYWn3Gl40hjubtR1gnWa9IsDHhS64SqTTUQBiAocf80Y6WVxvW6RhWTCE1TnwnLUkoDfkLdoOTIJCvKNxC1d48zwBYPEcASr7quUWN8Lnx7
+1/bEHrRmM5iDbmmVamx3npD6gipnVKkXoJ+MdSnjsmDBRBB3Cdy3f7/xS3Yf3h5FuxD5XJZ0lIXMrFFUkRksrBJWer/koON7ITwONWLkRrEHJKHFR3z8rgi
t19cUYMWu9sVV9RACmBa7BElQfPip7hCakf1KGKH1QVvb6eZxR2XMq4ibz3yr6PUpJ645CiPdTBQ22gTbZ3Jfql3cyZ7L2lOq5ck8Yc+ul11ogvnkpu01Jxr
YH40sBCk8VFu4ggBfy5xKrqY89MNmHifCKk+laAZwdR0EtcBSi0XAXd0DAxW6jOk6Uinfht8NBmU1G/4ahO+slK/RZL6LQKLkos/wXQTIfVblKd+M5H9eeo3
l8vxJPUbclXOfjFP/YZxZg5O12A30AH0q67Ub49p3tU89Zt2VcISRexHbgGJT1JKZKV/M0Gx7yccynvimo3Mr9AULe+zIiwrxTxw/f5v5JV8lTBmn+k4yBVP
SH2iD8KnmsxhiouhU6ROByNMNxVYmCiHbVInRL4riHyOHaFvQVkliHzC3vPdcJp6TlD4WLYuPre2egsgUwqJRYmElVNKnZpKKhqSvwkSPKX1qlylNCEmCVM6
jZ2ZVRVZy/yCEoOGMixf/XwI2zOl+Yqh60ILbQmPGvAIzBhA+PxBgOwbj3Yow3oy0BkGgRqQn2NqfTm0voYYmF/Z4I2lAPMn9JsKGEn+I5vz/wMCNHaUbkIj
KbwHDsEbQCIGBgkqe6dFLtXQTFECnh3hLtOmjxGCzBK5k6OR+Xbjx6bN7xl+SluAU3gJ4aKpip93uI5/7nAlzzhcy2ccruZph+t5yuGKLjqFwhIqzMkLK1RV
9UlCfZIOE58BhRdtmjYYv0KFCl+pzkRXDt/YqAohMEyZGEQG549qwPNoYZ8lluNKjqNMchzliL3NOrLNjtE2O1IEVCawiozRNitsZk/pOJ6EoIR4ahU22dVq
EowghBM9PM48XwlCAGmPndAgxTUUKYo9dg322PHMWeLF0P+AUVw9rV6RTPAOO4IddiQZVzrzGHbYMeywozqcx+EoBeffNVxZ4DpWwVg1dWiVZitLV+nOW7XU
SNBywJTPpzsZcAUtPkJ5euwJ7/Js+mmeTP+N59JdPJX28ky6gyfSbfz2W7om/Flrwo93TfhkFW03qg9o6q9SnZOjxXum/llr6otOWWgfZmG/hptJN3BjY9B4
VTsT1zr64xXMWana+aCsmgdk1czLqjksq2ZOVs2srJqZPqtm5uKrZoBXTd/qRnkVr7Bqa91em39MJOydlsNoVqGzGBERoH30XtVoqkv51Q2ErJZf1VDyN3LF
XoHLZGcCF1DiqstUZ63wSWYOEUUqkTtCaL06zzu4jHVSba7ic9igziNjUohoKjKAXP04MrwVDv+kjrXKvBUYQLYddP+IrQQgJYGfwEvWbi9NqfNsYntpUl2u
2K6UUg/IfSV9JJ3tRFeRGs2HsOZqgm8vbYsAuJtO60lIInyQ+5gKYxLJCGgjcE4U6OlgPAIoFXYj2mOj7sg8p0A96OlXW/RwriUPVPJQ2KXk4L9t+N5+f1+U
Ay7Oj9quqIWl4bUEsF24fIDtib4A2xNdANv5umTNKABs522A7UJfgC1n4JgvAGyPdQFsF6rdRfcF2E4Vq7AMvnZmgEPbeuC1F4aK8Fp+EHe74bWgiCDwEiFX
TsSMXDkWMxnFybjTH2KrpFMAaetJDSDaelIFwlbNTGBuLU6CE5byIJBabylIrZf54O3RPiKv6CWAXK+OsIrHR+wUXlXPMZdEsmmzmPVE8PscwV/hCP6GkejV
sNS7OR7m62R6my8CJR+q903AezIHSs69YOxYj8NKdiV6gDAjvmmStoP2AiVPFIGSHxGg3oc9dj+fFIDk4wLUOwEAlSMUGIA0OjmkMZRlXVn3d3drJKUHcONA
A5jSOnilB9AdQZ8Hgy7gbEkSBQTqV5QJYIB+y/5U/Xt8r99Bk4qoEZWSvyw7or8CdsTcWRPAxoZoByKSIg6JEx4rkr7Gu3h9IIoN9jv1mVFQUllT1CbcmE24
bTbhBmzCbbIJl8n5IONUuiGKLsXuWBDFR9Tq/kwO/PMoJ2mLR/QBgSLOCzTxsEAS51pMSnisxSjpR1oM9FtosVX8RItNkY+1OMvSyRZzsDzeYk6GJ1oA+m0u
PdliIMhii0lNThGkcaN3utUJGWAwQPFZDjm8RwiBSvvcma4G/FEXcvGvpAFflAaclQY8Kw04Iw04Lw14XhpwThpwQRrwgjRgJuYGvCgNOBhzA+4X5OJszA2Y
i7kB8zGHc4SMXKwUkIsjjFwcZOSizyZfh02+nuS5YZPvAJt8Azb5Nhi52CykYov5XGuz8WWogFx8xINLnwZCkIujReTi+VGtFv/EcnYf0b5/naEoOHpPX54R
6Dvtsre/sq9M2rYUt9g056oNXCzm1iqclpzbLbCzllSLWUvYYl3EMi66Bst40pVDxJVDxOVDZMGlDEGzdbxNaXsbvBIHtgfINOnN1CmNQBUae7aNS56nZ8G/
s01KVpOhBqkrW89PPENP3K+ktPXyRFLf7lEaDjUMp4nfSK2YWlrZUbqAN/+BhJB8i374AfXDP+AQEiu1CmUIKcffxvlIuwnmrBK7jHT642CU/ak7IebtvjNt
7kkaSxqk96Qtky/rFKeGrvakcXnMkTQufXFHH5LUUb8l3jErw3wg6a+Iw0x133m305DwwS6f8KybPYTtb9btBVUuCqhy1t3qnnSyT5WMC2nxhW501smCYxUq
blTY1wkfgRRekrm8zc6T4t4+LzU/LNiuOdCvasaYgQT06cWSYkPDMQo/0TeXrxX0lNqyyIl2L3ICkAmq1F6u0x0rrtKwqtKJi1QJKl51Gcbedg9jr5X2OmY4
6krrs0bV5/RF6kMUmkvH7MR9Yna28ayTmJ0piyOsLdAWuwgDayHrYc1IN4VqsE93i/uQyzmQTzpb3cMumCbUCsjWaZbwf+xuy2HXvKTbi67m+Wj3NEfa0b4Q
00UbYnr+m0ZqewKtGVYyHdNStzjFTCWb+wftD6gIjiogHFWcre60+OxU4k5jaUEn6CvoVAqCTo7bcbKZ73h3gtFVlYJNGTSHSovPqfS7OtQCogAtQVEDTioI
BXLpWj0HCmdN6ph1JKgvlB0q61iJPOWLBqzY6m1kx04rlHPYk1Sp2o7dvXtt8NSpMyh4P4e2KML7bfAuOERlieNfnWdnsBaHhH61sd3TGINF5qH2Tlp7/kmq
5El7z5eb8c+826QqCljCz4m78Iv4N2d0Jtp5F+PykKtN6yxUkhu3kpvXfWzAvyTJad/r8kb8kMtjNe8yJPUwJbNeIveVZ05Sj7kBkBlVn6R+NsfG+rigVg2j
C0Ir/Km5ovCnT5aWiH868Q9Fyqz+7nOHBChOAEB/IV/gMMlRcHck7FMfY4lriJV/ShTIklNckJysvCmJJqX/DRJxWCLzMnePksZYDtWs83AzxHCex8vkuS0V
neeLTcNFv7ZS2e/uG9jvv81mAPIKoRxuH5DrE24B5GoDXH9f8hP/nstn75MuT6xFl1FZT7gG4Logcs68a6gbmaVx1r0UmkYlPpHi87hMshMy6Y7JZHsEk62c
nSPDVD8ex0H6/M8HtScfwU3Il1x6DSNylVKkJtjQW9KRZHj3TzVKsjhH1aMjBJ4dRGUH+1V2kG9LZYuG7DEBSjzPGJ2VvqScm74vOLnt26YuFMv3yOt6AaWA
36r/XsPGggs5pBA2kBE4m0sCRx6zyf7ZBb46cXYTxfLw6yi94cjrKbhzlZLzYaEz5AjaGfwtvfmrTX8BSelmHMqTMJ6t70xAAHOA/QUPQ2mSeBgI++sA+wse
htJEZxyXMdgngf1dg0sMssO8D2bdJDieVBhluzapGvRtkkwcT8Y1KncNoW+v0Gntuc8qPbwLlSV5F/QJafTgWRf2/LWfUHM3+YRS2zqf6KwDDnc9wGrEwLJ+
u0dy3LrtTA2t5GzC8EXbGRl7hpCxx0CYa7ErFGJuWDY84zDeO6Vz72yXFPY05TsjDNEEhbVBVqzYqv8aVv2v4BNi1mWPAoW6VLUD40od6oJ0Sj+WVDNnqSY7
QOPAhaFjW9ZwbMsVHNsScGzLOMe2TBB6C5MnNJDTeafIs1AwOC0InO4hkXgpNszpRp3Ouf1sR0poIdvRrCtZNXULtIRVyVGnqi1r+TSdc/l9ydqt6q5lV7J/
q3a2/+EyBvBnXQ5DnHO53++XHU69EbszEZSUgV674CRjBtsLe+aY8RQ5xlNUoY6+UMT2XiAs4Rijqsa6sb1VxvaOM7Y3YGwvdfQQpVpIVqsteHUycr3lRTIV
Q2yeKtLa81ifSAWNjc2uArlot1p7byG8D/56C4/K/WrZY62zZDvrdFbbhmaPwo4dQnSCG65MG8cU3DhCC6C+wHrPhoDLAbUbFjo80KqwbGIaC10JhFjo2fpp
eCeyyenOleqyCe3SkKHqZAm026XSnmSc/p2gf9fQv1fQv1fSv0P4Fwzi0SVssKvNZLtQ6tNVM9JVB7u6qtBP++xuuov2gwohg65rVLo7RRjuqFeo1ugQ+TCh
PyT6w3r9YVJ/2DTNrYTjSvcv9xPGoRPA5HYJzde8AmNyzbsD2jgYVJmj9nOH7MTLAzmwTy2Vz8nh/1mRA0/L4f+0yxk2T9HS2Vw6K0f3s3J0n5Gj+5wc3c+5
bAdTWjqJoM+7HaLre4Ekh82lF10mwL3gMgPujMci86zXiThh+aW2Wrcn7OqFvH1aQtQ6Fo41dbg5ONwYrHy1knD8Syk8zLc3tzs5yQUnO57vENoM4ZAZYo61
QPUM7VxfMwdvj/5nb2WDEO81S6MjKdZQ28uWPSr9/O7V1/c5UJHVLKn+WI/0IZue+sEgsUlS9Mo5qNwbS8Uj8QxbAW7DL27nA/GO4nl4Mx+DN/HUuKX7MLyC
D8Mr+TC84FiH4bg+DIfMYTikvflLVNf48/VheAUfhlcWDsMJPgzX8GGIxRmqE1ZtklVs0TLnINev5kDbpY9HE2MbcHxGfjYue+JlIzI1zl7433lqjOmpsa3P
zCiEr1Z6wlfB/DXB4RZr2B7zv83EoPjWpeeEULpP8JwYW/GcSMWSM5HNfGu5WVEmYqzDMwc00GqsWL7QKNS5GoCw611Tx/7Yb6vkLN8fyXHxvbJWRWStQGSt
UGStqsha4zxbr+jeui+aYjmZyE58q5Be+UeL6ZVzd2C07jx55ibU0lwDB0rEDhSHHShr2IFyBTtQVrMDZYLV9TY7UAbYgdJkM0CLzQCxYObZDBCwGSBkM4Dk
jRsv0GUrXYmkt+6kpMFyIPk5AzJ8i+vkwIE+CHmA4hnbSp8Tv03BG/IQEkqEjJP3jfeXbCCobwiXhIWS/0/LInb9jV7IXNy5x8bXJM62x0Yw+H6Xx+Z/1t3W
fmeflTsv5wmfIS43m9P6ruzXsf4u2KTWgvO/n/JEbvDu2gpB7ud03u2Fb3dzVR90cpZnAtiEeX6+hLCUlTwr3115Ur5qv6R8IW181a6kfJTjTLBoXNcnNGbs
Lp2TD6mwCMNeoWOxhs3P5szGsVjBsVjBsVjF5Y4iafbNTAB+E9OB36IEr6oJylC7H2gsQhj0CK1/F6duq2Lza+vUbeQdrhrvcDtzlqhwAGMWWlWlva+KLKur
1f4eY++r8mKoInJkSF0aWAw12vtqSYS9LxIUYfEg5ByoH9EF3dChRr4WJOc4CGvGCFxLmkh9Whi5pk75uuRBWHwerPMZTBwo01iG8jyXAYxD6tO10AGqSfCW
tJ1UyTZEbPSDSJNEJ6fT7+SUJLlycg4WrEIBQADEbF9b2c/19Gvq6dfE9Gv2moPaZA5qFiZfUwnz6r/X9Ew+JLAo7SZdrrI3qQHM28HAgryq+ppx1WJOIXoX
kUjWoNsQo33UPTHHaF4Ksz0N2VRxXk7whBzjzMNJ97yMeV4O9M7Lup6XQ2Ze0qFcX2Ze1ovzMuZ5OVCYlw2elwRaiGheRpTRVzW4jenZto5m2ZjJqRIuM1tj
nq11nq3himfrX5YM1b/1gNl5rnLe5TDL/ztBFqCu9zuc03VWUNMHgTtxlGyhtNHspmk1Op1hOfar2UJuSs+TpDaSYZjS81M0/yrIT1H0YeEUDfgUDcwpqirp
AjlDCZyr/eZxlW/LPC7tOvWFv/+T933ntz4meSmCQoxaWDCyN/isZSM73PsT/J06ZLHxU45yPl1rfLpGBSN73Tayf8AY2SvFVIoXDz45c3m4g3eVPWe/+7bA
WNx960yGO+F2dVEb0Nc++elfDETmyk/qP0Ghmtvsxe+qw9n+Awa9YHNpJ6ML1Pq4hiyf6sO24wc7VUQiTU5nVZkDtew97+yXT9mUg3chQ14A8ZmCAibVeg0g
jz73yd+6J8i+8ux7PcTY9vshFnOAFd7CZYwhSNMZMln97uyyxXIjYtOIum5EqBoRQlNigFzETA+vauhc6K7aLuQWpUZHf+4ozfo4Yrd6M7hWt3rnUFSL3hkf
P6iUbPzNZTTw93n8Di7wIDvH0Sjho0ko0Siqktnz9J06oIwfT9XtdoqsQIoX4lEEw0mAHBrq1g098ShOHo8iRVkBKfNWQAr6pG9ACv2sKyLlgzoixblYEEqg
Zp2ej//guG4hYX1VJmM1S5AGWGSqKpbWmBq+KoWDiESl1vBEUst9xVW9SWxKqlqqylltJ9X3Naw1HvBqth5vOqmFL0cyLNj3idyOmAkqKGw9/plUkmqVc6Wo
XSR+ilA1Vc55VlUTpwM/lfZUltgfRunN8LapJYJvVii6/vnlia4zqyqhWvTu/rJa+BUT0uPZIizIGEweggeXSnR+6m6JcbnBwBBDgh9KIniSBTd4u62ffOpu
yRCzhxOA38mnxR18WNzOouFtOIk3eBANK8i+SslTrSPIBBfkGVIJ+X7S642nAaJuAFkKKboAfmoAqAP6u50EBNxFKaddyt6pA2qqL3fuQ0lq174XV7Vtz+Kq
NuyDuKp9f8Zj3P0Fl0s/7yb1JBLcPeIAzrt5mMEod4eGeAeSMdXnwH9AQKyMqflrKtlpvERexfj9QGzh1vskxEZV+v1S6fdJpY9JpR+RSi9Ipec9rvScVyjt
JGGs5zw7WsCqtuqnk146JEE2b2hwttY4Tx/APSnRNMjBySEOTqGQSdA2Dan/mkkDAOQs3Av+8ioS5jIZ4N0SlzPFM2ASIpndXF8LO7E2TFDjv+py47/icuPP
udz451xu/FmXG39GRuy0qztYx/ogSNcqKGL5LavJUvjwxZeCknf0Whiz1wLQVaopM06/xfB+h1fD+0R4OibC0yMOL4gFh1fEvMMdMud8f9fEeafvmjjvdK+J
90sPv096+Jj08CPSwwvSw/PSw3Pda2Kua03MOZexJpCeRb+qa03MOb1r4lNS6aek0qek0k9KpRel0iel0ifcPmvihGuviTnn0tbEeecia2JsxWsi4SlAaord
3CXWxH3S+Hul8bPS+IPS+Blp/AWJHjrv6A42a2KsUFC0ZFTnKFxlHnL25rZbWmEUtlnMw2R56jxOsCTzr5pECPiK6DWvV9pcTXidJ0sljlHhzEsphL/bQZBM
4Z4c7Mnpl5QKXOdwTw72rNMnBBdSUIY/ncRqUu0osREGrz0hGeqw2iTORI16/BEgS1arZYaI03se7NbTT5Mi9POHdCxGieOyTmD1uFY0kmuikSpEBlKJ36NP
7hMO5CKXzC9alXShSsZQJQOoknGuSvb9MVJUqN3CZZUSQhxiYwPaiZ2tpZhk5KQNzG4JCwUwN/OH2oqRY3ZLiWCo8io8Q4upmPbEuHA1dwSFL6oLBYVSnCJR
CdCflHQyGWOPKvK1dibUC5/2pjtrZGYg7wNC/iiLOi37iaSReXtTjwIar5DHAG5pIPUlADeuZHKhrkCzVqufUHPVH2lkpsgJDgWGNTCtm9nBjEsk+qexmR0B
fTrh0IfOSIJv1NrCz7DSMBFQUv7yk5TcPOFIYvpLvbTFLxuhDVcdITzP1qh/zFRbQ4LZGfmaLDsyw/TQmhU3ynf0iuNIOswi//qinW9bbueL2Ikb5BiSqGje
y0Ai4ot5b1shInQbGSXwVB2hpmrXIRMfotW0IW5bMppENDJrtbmDaDfqhnYjpjna78WwM5O1Q3XjdLKWQ03BnYxAelXxKRsgwPWIrmuE1IBGFSH7r27AJOe9
So19gPi/tbiMdRJcJjsdXJJOqm0Z2GgA7ZI3WqGJeXzl2kydsfk3af5RrYAGzWsEnY8nPB3XwZBmrem2WdNtK1iwHdEX+VpuL7GWu3/Ei7dNRi4s3hQRhgGC
BifVZS0iDAPs3qrnk3WIMAySK1Q3YnUj4nAbImSwJTI3iPZ6uF0+ZMpo2C7GCMacva/OAkeIRGJiUXKWfJEkrYRmF1hJ/iLLplEBa/lSoYSPNMtaAzGKznm3
y/RwDccaXEQNgVLKsheUW2MTh/EhFKWdKYRzNQQ/YckrgBpSwy/vxLYHNYQsCyAIDaCGNPG7W2A1gBoSF0UuvIdFLhrzAc4sEJPQE5OsxZLXEKQnxMMMCi1l
kAyLyBXS3wNJyCJXQCLXKGUzewO9rUbSCw39U7jWSXoJcHA/iWuTpJeABD2XS1fSi5IgRLAYVc2H5BKIyDXG3ZEzG7Zl7x0jkaudhJbIlb8mIIlAv4qFIKLg
CQvvI8mHKv1VqfRXpNLnpNLPSaXPSqXPSKVPu4XSINoFJJkHRsCztSclAbvpMDp3BD3FIlfbOp0CLXKNQOQaJiEWIpddiDoI42Q4iUXoiiBy1feovQwiFwaX
Ra6A9Y8AkldcbK4Rudpa5KLGv18a/z5p/DFp/CPS+AVp/Lxr5os0WRXKB0C1UBCO5IurIYWloNSQuqWS1/VagBoSWGpIYTG83+HV8D6Hl8Mxh9fDIw4viAWH
V8S8wx2i1JCVrgl1vl58TUz1XRJT3Sviq45MLkcmlyOTy5HJ5cjkcmRyOV0rAoKbvSIsaX7lK2Jq2rypa0F06SBU5/tkTtwrc2JW5sRBmRMzMicuSJ3PF+fq
CVp+5x17Qdiq0wbVwRdbEFMXWQ/xitfDGA9/TOuhnwpSXA+fkvF6SsbrlIzXkzJeizJeJx0zV6TFZj0Uu5UFIhD5kuyo+h0uJo5yHrMtlWk98RHQXM+B9QEb
8OsygvHniQe2iuk9BVYqdf+a6fgvDtLJbE7OqsERtPntd2tJhT3SPi8UhCVbx2e159hsyNHJQZB8bNb52GywMfR8zv485of7nbeN5rQ7c4ENiFfrjfaS8q50
K8VE0Pwg+lu45chJTMiDD2qu5fMcuynw3QtEQ5vNu33IHbPUgE/ni4CIowI+PSLgU8bOT7oPuUwOPe9SVqLTXh8eAL5vxf8DRuXmEatPu9PxB0zE6nWUJRJQ
PWKZfgZIDKSyvEezGnLoZiMP3SymmjpB4S+qQJ1qigNe9Dfxb75LuuWckxY9z5R3l4F/Zx2i86eoy0F4kTwGInn9/Ege3xY/0goeoajvIbg+eRUikBcBvVr3
kcSMSMi4Wl3HKV6B0IiDHB5w0EtH0drRfmWN8u08QMFCOcKXbtqzkqoiBs9jnPGLBIK8yvkrlzMgfNGV4GECSW4uXXCZXPgFl7k/z7sIAiYwJQUHf8tVG79p
c0RAzpicJWrHaUrqa9p1MHs/ycAX+sE9OeNUMoEDZg2SRfayn1kEBvNuTmBQ6cd+tqYPBsxL1qjmrxEM2HwRfK5muNKVJ6DTXmHMZmvIbKb2hgkxW3CG3yu6
g+cXGUh/mlbiM7ISz3QB6Z90AAkn0tREAPW+gYiBlldpPKDkVRoPxdCrxe8ZiNg6HUO/3kDE1kPtWEcQsb5t8ZJ1HEOvIWIdhoilDBHzGSK2liFiic5XqBSH
K+CNv4JC6ScMRCwZJeG0DFz4Iq6rt7hP4LpqR+mky4j0x3Ed2eKewHWIRCTKdfoIJW9+udplkBt1h9plkPR0RwnbHHymFG44QC0uJ8OZc2fa2VH6sCt0ykuS
R5wULP/jguU/AUZmzwa7QhEtUkjMuNkrNF+4gbt6pMMfFrjrjLvVvd/N/slCpJWz+639Umm4cBrtTWp7YATZuydNi09kV+ngge90A9/s91wh8Dn7l39Jpf7z
4RfY61n8gVqd73E76zDVft5lgurDLofsz7nMpHG/i8mVzXpWPLiVHMcTc0IeqoC5E//6IZFrEG5jfJ4UJO4BsbjRm/c6L6EcOl7npQKBnpR4Y6KgT0aOH/xE
uiFnBk02GJzbURq2Zw50E1h3hyav7Q1NJmm0IYEa65K1hsZ6HdFYv8elj6Cx/nn6uKN0mBOBYwS/9uUcAFjoRjIYuhKHSp3HUYNU8pl7CtNnXff0+azbM3/W
Xfr86Zox+RGYPa2jvddli8tOH6GnZwINm/veRFWv5SiKNOn65dokMcMPuhuWv5Rqovpy7ruXOmU/g5+d/+7yVYULerIw+mcZaS3ZTGhHvKu4Yd7GqPtbedu8
Re2LiYx/qppwRU+jrpAebKn6vOfo8vVBtPdLi3s41+cGCvHm+txUrM9urs+1XJ+dK67PsKrP4syBZeujpNaXLM3unvSwuwMocQXnK1zLIN1Lqc3Zi9RGKQ1X
2rVBVYSdnaoyVqxKyFXxuSqlFVdlSFVl5sDyVcm3J2vXAlD0nkvZEjn1X79NL8qXXp9I3NE+kbhJp0Bk/fWcyHqI8UKDDMpdxaDcMQbljjAodx3DhtYybMhj
4IDPukICYdfhMKq5QCsMnwz8gBhEym/r5ekE5dJ01pQdI8genruIK5NQj1E2CH8kQDxpOK6O/W9q04P6vKAHJAnH02r/9xTov9SbbtL+0LOMDbihnzv0p9kL
+t9gk9xcuovpy/YymRlMdOp3OUSgnw+UTMgtwgLCTq+2OXJ+xgkx3bWVgpw0kTqmM0ge0IGt3iQwOuqPVuIZis1J8uolbfZ+1igXAvnQPkwMfJQIgWgYwfQP
NQ4JWEBgeEwY+RYcK1f7kOaVFMNDyJ2gVXjP8JyGZHgIEs8yPOSvIfe5fhObAojPziu8TpyfNeHcjIRz0xXOTUc4N+vCudkQzs0mcW7ahRFxYBfp5tkCIGDG
SQfYsqM6ymdy/EwwOEYm9w1dnfaITooNopTg10l8Y6NY8Nh00lSaAbtDHbZGuNoa0eUQbbBDtFnsAmONCHKHaE3oFCOhU3SFTtEROsW60Ck2hE6RJ490g3HP
eHkLC0Uy+FJm87t1/UKl9ZCh3bVA6wKEGmInkqHdi9496Dn7/X0NbRafadsq/1y1R1jrZtjbXDpR1br12chSwvlvrXy/isjy1I2OT9HfG71jVaZoWqhKLsSq
5EKsQtHPjgUWAIsknIUgAw9LthDYEg65Eyn3LCSchWCre9bLfq9kYH5n7+nexQvpZcmGUaRbOcvCnzFeRGy8KB4snJOK9PaG6O1NQ6TIk6hYEixfWgio9REC
irWCLhcuq8hF/RS5U1KrJ6VWiyuvVVvV6sTB5fuKbWR2rRa4Vib5SqTpROxaHZNaPSK1Wlh5rYZVrXpFgmKtCOlSqNUM12pOIntTEdOLtZqVLGMHpXYzMELr
kBokMqx1lVQ3gvB9izNfCSi7xczTPQmL1dzw+M3Pefzms16nse7vmd0T5CJVzi6n3sf7FTjXxSJ1sCpp5cQiRYlq31XtEHPWO6vMMHF/lftxtsomsINV1Z+m
dsylN1ObFsoKvPKzB+zUt/iSUiiBeaJC+D5w5m30wOmoLiWzAP3uBfhCqWcB+v0W4Gd0RObcxZZfD9tRUfqu9ZW+fZa+PZa+0fS3yxB5PRmmPUOc+Nji7FNB
9oEnzyntZ+a017voepiOipJ3ra/k7bPk7bHkfQl1+Z0g++CSdZnqXmkFqbvWV+qWLOEeS92X1itL1yTuWl2WxF3rK3ELb6bHEvdKq7HsmqIk1L4kofYkCbVZ
Y9pe2oB9MSJu/H72xUgoe8W+SOtSTKJNKdA+vNQsj5+Sz4tlIvAVU68cQraZ17MOOs+yCZM2jq/1w6hr/miJH01b9PBiQxLGWQ/zNwugWbTK4ydxF33/OLHP
tUC2iYsf5ZsBuu6TVe6636ly1y1WueueqPL2dJK2EXW0VCUrdJXNq6eqzM14pspW3Gdk2zlb5dj0Z6ucNfq5Kptln69y1uhzVeZiPF+FGXajd0Ed9LQprWwn
Q7BfiYP9nEL2yoiD/ZpbbPu71ZudFshGHXBw/VSnlccyCnylM6J6p73uG7QPI5F6LLSWw6C1pEQdHOM4wjGOQxx+Mcya1QDHXQyyOtVkdarB6hSHX3Bacoq0
gDrlszrlsTpVY3VKXC8R46VbHONI23VbC2Rv9zxXCWSF3ByCU8jYL6Xzc5gMHVYUo8HsUBaKKuekqOGSqB72AF6pWxkbQo4SOEVRANu9RVwjSlMRIBfqCVyr
SFOh/Y+SoqLxqNJs8qCATQxyskMCNklIALhmA+xKFBlQp+AGmZquVpVzDi1djkQEhGqcj/WNCOiiygp6U1R8iAMCXCtFRSRs1l6Ug9Vdk5UFzrA8PcXFQ2Ae
fMdlhcB0Qe9/b8CrqOEODSzFL8jf3vLs1nM93q3uzOEXiB7Jka3IOL6c6fiLluOLyGb/VEgj/0RSqj0j6QRPOxx6/LQSmER2n8POyTbYuthgGyTTe51mX/bn
VtIE+3MraYD9uaUmm4u0u5HN/uzDM5tnCPV6MoR6y2QIXSyGoi8iR2QWd2Jif46Z/blVYH9us6C4dA5IJSB6XWmFK1YayL7511qXk39tIPuVXy7mX6uTkxr8
fd2p02K9aJZLEtmTGi8UpaAqfVPjY68lbNAXz7g2kC2+44CdcW28yB9nR46/QDtsrAmkHaKDHqgHlM/BV1tw/kC7D3E0tuS2ehofCxGftH3Lb+uVSLSPVhL3
MEZ3m++9fsyixfyrZMZvG4W5DadXVV3Ct+KwTGhucsJST5Ma+SY02DOhwUxq1G8y5g5kj5xeHsDSMMPU4PTyEDYPHn8iNfKwH8Vq2obTqqmwcDAbIl1Z89zo
cTbkjd4ZzoaM6Rh3T8e/LnXPR2DeS5JstAwUByUc3SozUb3gHd3yejE/JuT15jLyetBXXm+zvF5heT00MaCIK2r3JHxsywxvqB745SMzy9YHMntjGZk96Cuz
twvJXVdan0jV5xsXqc/UtDDs9ZXbg75ye5vl9grL7ZdSmyeOLl+buItz15LdK31l95hl9zbL7hZPCOVCL77e5Cdfaisie0QsW09bVkJl3TdpCQfCq+RQI+N1
GhVUso6oHk14JUdUXq/e3IohS5JVliRrliTJ8ul9wr5xr7BvzAr7xkFh35gR+qV5oWc67LLIPOeyqLwgdE4PiaH/mMuMpo8IvdNjgkh43GUR+YTLdOUnySGw
0Vt0ib7JSv2+Mk6pmqAtBgRt4Qg8oi0wiJagODyBRwwKp1QsnFJDwik1LJxSI8Ip5RtOKRNWWSCBt5hB/GWo1WOWmlsFavUBlpqdgtS8HDNIrUCtTrTpJpDz
/tEATB8+oXydtzX6U3rOu9oocr87HX9ZC1U5i+cGuGQqTNV+2OXtumLhfThBErheieMnYKYch43IhUxkdKAhLyQTHquD5cghyoVJUfxUWI4ZmbUwI56NGakV
eIO8LsxIFXGkS3I01iKOg/CJN+i0S1EFvp3CjO/G05SOEAnKKEyU7yLwVFKYVZh73cfnOkFnoYcTSkrp5QLxec5NHZMEKP/E9lWKJuEXq0q+6yBvZGVgZrWM
+qrxFEDNpK7+ubHhFV4Bg2wdQiMM6Y+mMaxnMM97DN1pEtCBudnYSM9cwqDex2nZ4pK1C6GMAPn7IOk0KNayDB1t1mPyo4O4xhRrWSZ4JDznEcVaslG2TKGR
xqkteYADvfVhKxID7QAbaNNBKEnZh+82SYHnrN1RJ1Iekt1xOBlIBo2oaNXa7o8TS3UpOrDCxzrxw3K/RtSlfuEVzMZeoS5Ff3b13jHaZzd4Cw6D6+zeq+yK
Z1+hNh/wetLHUy736e+73Ke/53KfEibHIcA49SlhcgJCRxzij0BHvJ0+7igdJGQOAVPLULpfdJIhdRLqCj9BhpQX6Xj5rQPs3wr6dVTxj6tUUbxrvt3lTBQH
ZcLOCIjsRSaXrhF5Zq2QrqnWR8BzlqAHrYFbl1Ic1YyAF7CA12ABr8kCXswC3hDJzwh88i3eqzDHcoYFlFktYrE2I11l0RPSeqOrzMtBqITaERFqR43hjQ3i
o8mIWDe/K1QaDMGgVaT+e1VDmB+LXI+pL+Cmr8yISrmPjFwk58W/+G7K5YLsrWp2PcAiyq4Z554bkNccQvSYuighepWYpZ/2CINc3vXpL3z2D//h0+NbMdBS
NRnekxK8GeZH4CFC9tEgrpJBDGUQR2QQR3NGEpJs59208mg6sEWdrUg+E3YGtXNQ8xNaG/CLjtmA4XmG8a4LtTdIO7Bjb7+DqmMGZft9sSjxq/p4kZowMUch
YgseTHxGmPtUnddTbzOjkbsc0Z/Tl+ivyUR/sSb6c2w+tyHmc6syWE/1r2fIWBtLpEblhDd9W2ES3mgy1qECGWvAZKxNJmONeVo7mNY1qC81eIbJZlkkNfK6
2f1WM7vfOAvoEzlaTs0nkMi3CcTX/tcZyfYSI9k2I7mtz0AWePmcvrx8TdYAYs3Ld8njOGzGcfgHNI5jywxjwpLnBPsAkIkpH8Yx2fZXyZ4fyp4/Inv+KDUR
y56hyb/71ad+M8i+pMr5lNe1N4CXL5lIxhMgb3CwUSN5Q2CnxEE3Za3wbzQWvc5nbahzRWELbRjQjk6GoF4pnzyMAJR1sgDQDkLnxwdEan5EpOYTIoU/JtL3
MYOVXnDVKoMB5Dqm2r4Yn5W142Un1Rl2nz7QHs//cJbIa8+zucAb1GARPGZxOUcFsXn0IxbBvoCD2iyXVwspjwYL1uxaARwUsFze7KHdm3dKlnla1VbM0642
T2sqWbbtDmX8ENudvISypFNaiHrirfsHRjGFUvEnxK5rJ0V1jUHbWdrES+yA37t1vbKcdX3b/27W9ZOXaV3/2PdmXb/WcfYlSG/qHj2auBIKe/6ViXskVYs2
0RG04c6jR/GA+r+T30rK6ubCQrSGLOkIOgFDKf6JybD+t4f62Nn/2nVcrRQmb0nrohPWKbJfm83qMJuF2TGX4vmTuhjN6ki8UMLqqCf1DV641R3K/vrM238x
yL6hNkK4K+vZEB7XPKMhpYzOb2WrxL7WyM522dcu+ku1pc/MLvMbnqSF34yp3yws9xumFCr8BjFr2eJyP6oj/0wDTqwN7tjWPISoroRYGdY3qz4msy+yKeAD
TaFOlQwE7malP9aEsWvxu2uJWk6dXtkr7zyu5np5b5bc+RZErrs4dlxgG6c7pVw4VhPt4txkCFv42uXRFL1/GRNCKMWEYkKoqE9FE0JFTAjhBqZqDcU4ZBzc
sANIVPpWilcuGBQCNijULm5QCKBnwDQoBgXKMFunokXQqRiDQqUnCKUhQlC9TxAKa4N1koNCUnFCkSFCUnEaiPBXchB4D0NtUAjEoFBB34baoBCIQYE4C0Jt
UAjEoFClu8R/kDIrTkgGhTgJyaDQRoFkUKgYg4L+FJJBoZWBNZlerCrJ2q/6mwwKoTEoENCvZQwK+SvOkt9gQP1XTZqPpoMQeGBQqLBBoU0GhSFVxVBU4pAM
Ck1cz8EtEdpKZoikyfd56hqTQSEESe0srmxQCHGIzuA6QAaFECi/8y5eQhkwYFBAUbZBoQZSZHxLBoWQDArDuJ5x0pEMBAhiUMAP5/QgnYL5MySDwiiui45S
m4aTEZmBYdGgkPfHiaW6FB1I/XqC+lUMCk1jUMhfAYMC+BzRpejPrt47BgNtSAaFVnfvVbVBIVSDJQYF6tPfd7lPf8/lPn3S5T5ddLlPn8C1pg0K+CgGhRCC
ykFcR0m4DAF1Jj2zZioMg0JIUmUoBoVRA5ooVrDwB+miNXTG22nCki5KE3YGZtWQdVFVYoMMCg0TJgWFoWEk9oqR2GFQWGK1NXjHaJgwqRqHScUcJtXmMKlB
DpMa5TApYlKpY8+sw6AQ5QaFqGBQaMA6aBsUGjRgH9E1mIf9LCSDwipc5xyloWl0XEgGhdXJqiSiX2mDQkgGhYplUAjJoBCKQSEkgwLiNPArNiiExqAQ5gYF
MKLD+cAGhao2KESQyceBzX1rZwIGhdAYFMKCQUGqJsPL55e6o4eXBnFcBnFCBjGSQVwlg7g6NyiEmLrzblp9NB0mg8IwThUdNQlf4EjXBixqaKVXDa3oHEXd
amgFfFXJiGy/XHMzIVR9KpGaMGr7RUgvtuARTZwVUHVeT70Ng0IDeig6mPXQkAwKIQwKIRsUQhgU8AAroiEMCjSFb+IZfAv8w5qlFV0+SktLybZhQm2jU5UV
0ZhbKVy0juGijWla921FhelZKkYRHWVFtM6KaI0V0TYrooNW9F8DimhDFNGwy6BQKc7fGzprcHlt5wpcdnfWGlcWNhwYFIbIoDD0rzOSQ0uM5JAZyW19BnKS
xnEbXnMNj+PO4jhu4nGc5HGcupxxHDPjOPYDGsexZYYRBoWQGf7DSVK28mEcl21/Qvb8SPb8VbLnr6YmrtKkZ0WDQnFvCCGeIB5oDei/EocbyRtCSoRRB900
FgkTFfyfh6SCdT5xQ+54ZB1uGN+dSWyJFxv4vhoHcF2pcWjwPkKnyAfo9CCzwiiuJxDWHpJZgc79Yy6IK/BpwVVr7RLMCta+Z5sVwn5mhVxaXYGBIRYfX38D
w8ctA8MoGxiGCjmVhwvRR5IZsMEGhgobGGp5TmU6roz++DMVp7Lf4sJvafk8qcoB3yIuH0dUqlbSij9/D98H8x2BBHDTlrlidR/MWnCLq38m0jYuCTwAahlQ
AfwjlrdaZIrEpd4ZwgX0FO1kQDqQyrCEHFOvs131epCEj5YqAoLMK+gT5JgfxacdpWvA04d+b2ENXY2fqHNSnXkOPm7w7tjq7uNPt5HwdL/cv4X+moUkFpuy
X0QLsqvVPyLztOzgmiEzc1tg0opxuVqdxa3NpWs6IS4/ipZe5bxCzeAW2JTBfaeV5xaU58nsrxz6SpXAynMLRlKiV6JqTW51r87++gsfVsrzC6I8S4WE8jZR
y0FtjyE4QEgODwoPGFV6KDs9X9RWC+9hdbDwS2QJO7/cb1gtLvzmV1T/ZXMPLPOjGsUKFH70EbOb9TSt2Bi0Ndb5F5x+v6ERwPpobXC3sdIdU2fnhN3/chrx
xTGQf3d5NODfcHxnf3mfUrf3qT0t50v7CbV5lYw16P/SxBeQoL1Xs9ktgU0Z1rcwJ1Crmp90apy3MeEMMLWkuiDfnX3l0ZRICxOn/W6T4yNtHHnAZNh+M2HE
q2+iS+3HGxRzXgEJHJU8RvDZpPclnRKFfuG3avMvvTmtj6tFQ/NivFMDfAvxmyvozfOX15vPtio5u5m7z+I3K/IrX1h84YCb/QWff//rkirPud9PAtnviYt1
xPCwfo+kykwge2KlpMqXwStsl0ZEtcwzvASp8pz7PRPI/ouRKl8G5a80+SKkyt+6yPyfVSqvleIm+tdmUj7hrGAhbOu7DrZ1L4OvOjKjJBj1nASfPufIjJLg
0zPCynva6VoGp53vA4/ytmnzphXQKF8Gk7BdGDGc8spbgkb5hHOxVbDtX4tF+VMyXk/JeJ2S8XpSxmtRxuukY+ZKN6drsVsjQ6JLcd/XN4RVV/K1fP2QwM3C
dBT8ql2ZeZxoWRLYrmRPo6/vwwYLIrxk1GaD/dMDfdhg/b2kFveywarzdDpF/gWwo46hi+nTKk0OWzXksNUuctiucjQ5bAPksKpENYZj2112BSWr8Ims3BER
xo7CkjYKS1rNjA+ZsqnX3pOTmkZMalrnczvWGF4LyWORxcaa0DTiYCArNChmMtOcle3TgVdVp7q3X6cWDFP1HC5lCKyvHk8r3QPQKSPJxl/KnPf3quZk8JP7
OpsNDP974V0NCJMug9mjRwZ8W6db6pQhEJX6PVni2/zkyrI3BYRNtKP0beIGbILUyPC6BjLNhj/WKHPjq9epjaaCrEeezg9W4vGqdOoe5QfykL3RTaKNxI8H
GCNhM7Z7EPEbdOHCQyQ34ryDnSqRA1PGI8AdkjJulnNTqmQji7i0utcbCl+RGtOpQRnPIN0Vb+GgroB0Opzm2qnpQZ+awAwQlgVu4061HkY8r324yDAV/Gm4
1TwZVz97252Al2bOa8YRCtMzyFV8R4Nc5Yx1ekA6LVo8mKM8XZQKp1ZdjVYgeptHhikPkwBydwyw9PSrsapj1SdtykWpng0IFuqVGDaqIaP67xj9V+hpJmvA
OVVWlxqNPy7WKwl8K6+gkSvnr/SzO/CTMi5l+5VO5sZn2WyhP+ltwc/cVxNAp/QadMhb1eIpvwVLZ/dPNVB6WXWN6umcM5ghAOqeUlzfosYilnrK8ieeXzUl
VPmvI+kAwSCIStzuhV2zq0obZxcV8ZcaXqTUnrpWBRZdG6B8Dgb5ax98AP/7yisFqww7zXfyALAcrXyV83GX4yg/JhDxJyQj90nBxz3uqpnkRAJZrwlkPRLI
el0g7g2BuDcZpSUUhRUOOkkI7TLjpi3BMT94yGC2AsZshYzZqkrdOBdciCmUNGGpIpGm3W9LaAvHNW8JhDcaMBY+hEd2BhNnIyVQohSEQxxCNMxO05Es7rQy
TVtIZ4G3U0AgiBYifrXO6owMuwI5WSTAQ9KaVi9Ix4VMDN4r2DK6wt2dbFBTHOThXI/0D+c6b8K5sr8+YoK5ngcaq7VFdSdBxJDJIBknXNI39fsEHkaAqZ2I
VMIkMEgnQydkGQiKT6hZ8PdqZ9rLE+DrjhJBgKUDfwXD/Z93GI11jrKzmraOd7d1bd+2ji/f1hP3Hyi0dVDaqrSDkWQ4GSrygU4S6C0ljN9UOtHVkvFkQtp6
9MzMz+YEZfYzVZJYCvcs6lD7SSBSRzVEfPUeNee8O5PKniX7d0Pft3C/reauBTgRvc3ZdJ+nuDL0s/bXJ2PJKtNXlCwAesY42bImDL/kNw4ZsNwog+XGGCwH
oK2TU04mPpZNU6KbzhFkZxWHop1zJEiyZ0H5fNuYfnVrPn8gbw1EppUuyXKyyoT2UV181chRnW37rw9oTPtHGDm+Ue1+8U8g77ympcV4GRySOqLVkKj2wqnY
QpaNVraeGOTNUzmVb9m2QIOvMQ8TBTsjrNAFdsZBZtjLJD34un+8Wzw49wsufZZw6gw/hmxNqMOInARliF9E8TLxcjXAzCX5dVydHUQEA6MLJjicCpjgdt3O
OjwqIGNBrZ5xuFaIBECtnna4VhRzV+EIT9Rn0eH6POFwfYg2JSJ2p7KwO1F93i/1eZ/U55jU5xGpz4KjVy4pvd88JLBBNfLxR+8m/rxTFECld7pTJUC5aDxM
wkmTxJ4gpxUGoDqXmHh30UitfzVYqez33uapo079q21Sizk9mFm13UldSPqQrLtVtXXXevK3KMkBbEI1IbCC+j/P2TlCAaNELETPc1aOUMAodeY+muesHKGA
URqcSCMUuArYmTaXPgCYgtLuP4j4NXWYPeakba32Kd3907m7Cq+zkrKQ6y5BA2o4zGr8QIGd2+RGQOAktT4TgF72N13BhegVyvCWGzgHmNbsNjFOTLq3Escl
EtseP/iJzgAUNX7ZOTrptrh7yXzATGTQc5P6ox1YmaGq8u4YY28yiMpq0lTnbJOE6QrFV9ZNMw+/XSehxT83piEl1k1r2afn3+lKBjtU+hcOsAYaakiFEZID
yVwzpIN90uE3NhzMxTrtL57agFx6x89zWVLye95O6XLUg+olw/TzG2m3ypVx+HSGel5jNPDdoMXa4O2E9UTyb3JqjapJrVGlX3yVuLirEX2REst6jX9SR6KN
t0IZIdPFj2GQe34Er1VIUBokilEC5MtLLwO0ZUdpAzspJ4Fu2VJary7ellICd8fW0pi6DG8txcyyt4K+SIc69Yh6kK0XpXxukVFB1Zj6ePCNjVJxFlIXDvbt
win0YGOpHtzGVHhTpKz8y/WgXdnL6s46d2cT3elyitr8jXqW425CVRaH5ePs4ENV/gmuQgHNhpyc1+vLflYB7QzlM9kE3aJ1PYMwaOUp3cQhq8D6Tq2wJLE5
cNYkkxDm/CuTAf44HWZHH+7A4nbSQUofAk8GSet1tM/BjIncQMg+VDMJgnAXkb52ZircC6dJpzWZhyL6dBf61CQJirKhaXoRLEkoU/37fMlKFHShZBuVanzH
+DUxvvF1Dc5JSuajNiOk1UAprVINGJTb0URdws7Yugt3E9a0VMi7G8L+ggEbBRtEuAvDMeOAO78GRw/AVOrDGPgj6JkEfyb6/uR2JULT/Sn8OaXvb9vu7ub7
sHKhQ19QXcIpmv+Bvfc5HQRVnQdMaaJJG0pjDWEfb5tOyLLZZgsEEiEb5Z3QFNOiv49pAxHPir0I9DTrIzTrI+QuoFr8JW2SYcS9WNMZx0OTwqdmUvi0l/wp
JxzHcYPernFX1rgrKzimscsnsFu0yNqagmUhMqBtGZGkMCC1PHtBSDYBH+OHkajhQ6EImB1Qt/5riG1jnl4rE2RtoKTXacTCZvTaBq2fIZjFk7CfRBrybZFI
1U/eAvezapaPFeTpeXddAwooRsjfm7aIEyJS8mg6+mZihFJDBWazMfQlw11qxmzYLpgNaz0dTcF9MQf3tZDujbqgTV0QaXNhALNA0IBcFa2kIZ6ZL6g/mykq
qoABsyfcSlX4R+0VDNnI6HN+azpeNbhH9v1a1HMr7LI/mKBAHZiDyZoD+IOME6XZlklJHR3wZrPorNw9/I3Lc2h+1nW8/eo1Jf0gLM3ql5tLYWqFGEMSdTjE
wMGXVUio6tNVTg0iq4OdsqT+kb1OfbPBiylFNhI0e2zLnFBK/747U04u3G/QXEmtJwkUOPO2A3l/Ar9fr180eQnvcAGUcdDu9Vz1TQDQOHD8l9Q/eYWVmrzF
neICtl1aAdu4wTuB3nGijyLx9tA+Z785uhipdh3bsCBPk4/dZYe3l5TUOlcnm7pMpqHtRIcGru5uS2sF17r9B1jEa3hod9qw7zftP1rWH0A4qA1GLSx1SdIB
+7nBZAB3p9Ih++6w/QdbGtRDO4v1GLX/GLPLW0XRPWozOZIOJ8NHlbgTHElXJ6uPLhxVxUVH1Cf1zjBpHDl65AH1bn2nxncW6FdvVpL72O47YUWCD8Q62/Jg
JrV/4xwqwbEAVEJ9O7EkjGwn6FR1O5OK4UxTCwybilpu2FdL1ikoYBY1uvRiPrxK+eEVJS4XnlbU17P0tZoONMAlkuFK8b3mLh6iiQLkXolODarkGFcSIDdg
+VVtx69bulUNblXErWpyq0a5VS1u1Ri3yn71JbUqN8n+Qbtc2+/ucxCXYauSud20RHS6pP+qDdxZ6jSicPTHiPpGKU6ieZc3uDdvZaUbMbWwGFBGzZXi68rZ
Y0xAmh1WQuafHRTfm4m9PsV4L6nT4QPddVLKFJOx3IjTEWd5Zfd4UnkLjikstspb2HD7WnIcTHNKeiWsZDEzxuwGASKrxuzSQ71rDSLsiPo5digt43SnAvY8
jq65jjKJVKY7De0SQWxOBxAWdbNJLi9VWDO7A2co4VKPPKDxNztvVQWCralvYa4ujPSaCm3+1HPQcoqOMTbxNi0sbtMO7lXjMp9jcaFVXN8DxW2S5zHsCmtp
wleqc6s4uUuQ4+YrER0VLOhDDvP34k/I3SSTNdhqMw8c7F0k67USkmoNZDYwwlqQx+D2LajCMbiVpApZLYazsaZeiiVTYraOkJ0z1aShur+J0WlCXuunfSB1
axLtYasDmZcvNvXnZZJfu0XYsDa412wl+xFZolOlaj3krMx9Jw2UWf/5g6wq5YwDgCpT8RcOmWDnKgc7UxgtsMlhIV3m+VeSCFhjy0aVzBoN2DRarCXNHPyh
LFeXWg+bzwtpK2mZR24dT+OP7fqu/l/pHv35H79b+vdqOsbqyQTHwO/cCk9hrE+FTImJvp5eIQQ5vYY1BYOd6CcEb7d2qXdNRk3aEvSZjJQPLAlkMhKyJP6G
niNzDiTNCs0+FmrDbPJ2SlpLOnSTeSrmlM6qJs0GtZe3H1Wrrg04e0fdpLmpBVvX6NkuJmWTJmXfAmswQkK0bSh1DaGeDqQPoM13UdZeGLSyEt+bmFbziD5B
DeVPMeZvqWQmrvqhGuMmhb+ySGwMjRETYtX0xGEKhPj332UIKQ4zcSqhcSrCvkf+pduJZEwjmXXCBETZwkio/qvCiBS/6KYD8JOWQdcxrUSRgd2NCvNrDbLR
3bV3lDmnf6CcDpN73ZJhcq+xh5CWudrQUHLAyYibycBJpnVRvQyxuiJ1dRi8A+rZpA7BK8QKVnvtbydDD5M/q8JJmcO0wbDHBm3GaoetYE/C0eD+ZzVSpd3Q
8GATqez+qQbidxqvbzRpqmDDUx/UcQE1qPUTaXUc4UPAHI+ntd00InhpBWphRW0jg7xVvJNx0GUI+2qaBSZ6KSzk4K2YHLyhNa3+1JpWIPujqCfOf0cwE5I1
KiwQVLDlAQaBFGsDr0pDUtEcfB+9rlFi+1VwHecXvhgyQZ8fg13ZY4n/zEZqkJuFdqEhPlPjnG2NVjeetZ8O+WmfnyZjkJ7IREtlgdRDZlQy6lFvFtpStOB4
7n4PgkyO5SDOQ+2xLFNAKHRtIhjkrZBOJ7j698OrXKGQEfVMSW8mb07L42RrVfN8HFwsOK35ebwecKqPpRTz0ikn1UepICdi3lo0oMwN8HEmb4ROx3D4shbR
En/dt7hDst8hUH/8IoVU31v2fNWawLiyS29JfRHJfI7epxO9bJ3oBHHw8/V3Tb78gn4Hepn20KBrAWKcyrSH+tk104kvkSn+pHsNH+dqB3I8Kk2dWtltdGor
ZRHyi0vRZXKSE8kwQUMmAXHY7iVwamz3QHkZbvdAgTHF9FjwrGV1lPXPh0w6wGvkrOA05v5Vzo5OHd7h7YCdbC5tU5uADwB3C5epXGBomwTNRL4SEZCjT0Mq
rILDG4MImyCpI8ImYEahgBmFgqSFQIqAKTsEteLA5OOQTdhXgkHqaGevD2fvVDYqDRNXLyoJRlDt6bWpP8V0ufDuAv2n0Bc9NmTCdoA8+Yh+W9ghskwftPJY
N+VcHqbwGu5RE/XudPlgC1/7WKYOJugGd2iroXJQDy2WVm6KmL08tt6/8vxAKR0IDNeMESU7bzSsX9fe/O5PfnPy5r9jvEaQPVmy8BoGrcFeMnjQlCjPzHLB
BvfarRwEHmwu7WSv1zUdyg26jTPjTrFUvalTZ7oHpahuJCxhgF5prRO+BkIgNhPmcDiAphJ1CQhd89ykXj6qnvbgvssaVS+7iog3jPWPsC6Uco04L4ppDyOi
XkGJ5fa7DBYeaVpLDC3CHGjpHIK0Dxjy3NKuo58+9zd/8MEnv/EKTmbkFQKLyhxY1OgKLMKKQzRRxNFEdY4mCjmaqMrRRDWOJnIolqZGnxBLU813u3irRyCf
02byzNYrSIFS2+/8dyfPD37CUjAdZEio4EKR+pwowUH2hKqwHScFtuMaNHvYSEOb31iN/x1649fISaKuyLwf6wVMOpkLXJNIiqBdtRh97sAGXiMgmiR5jTxB
uMA5gwTMSF9Px38aLiUO/x/AF2RzH5Q5oGSPmQWvE2czTqedjRAR7yAdi8STrCSNqJhxzhFmsfBDKQM9/uhui383z/YG3n1mRvpdfsD8mrhj+XE7TdxtDFG6
lbl6biEGPwu6i8ke6TQfal4+Sa4JupszwuHNG1HK0EcJSTS+DElss4cklvyErF1HSdPsXRHNq/vIUU8T6176uKOExDTJ8FbV5OzLJYMkmSnidO5zmDroXoeJ
OZWIOygibksIpgci1tTuYOkgIrGfp0w9HcGxEeHYGMlF+n4zw2GJHlmMcG4osRjnRoSIccRFD2LJRHxuREAqxKS9Y7111EshvF9HkFfLQUIF9c6BO7IrTB0M
bGhvEvVBDc3mqKGv/ZJBSB0UhBRNB5DTfIiG4TN3d6dkLPDoNnp4dIGwHmb9Ms/iogfsp814/Tcerrt4tO6wB4sbYWA/wmdME/EuFFgYzUhzR1mhq13jTYkz
lmiNxcPb6OHhxQ46zNLn/xJNMcKqGMRitSwdVJ24S8bShpjksSgvvZ8ccX6QeWGCX53wq9ebVzsmWdByRWzov/A2YGENJ8Lpzuf88FZXmDRtaX0J6ffbsq39
ri39/o84DFkyUPK8R58s02RBDr794nLwHd+zHIwx9+On9HF7h7FrBSykQhtkBb2MKDm2KAgr+R1KqkCqFi2fNoztoJHLp/0KMAJqdRqm7ZImoKhCBakmkVgS
01qDRVFKwkeiIpuFfGzyIS63qMeVyHxbbjrVcBHynJE1qAprUFOdSHnoXzP6X6NTL9KhNdOhte+5Q8sEP5YOPW069O53yHtu5A69gTv0prxDcztbvW/P1qNc
8D+pKrgLUUkz3lZYzJnpf2wrwV9Z6iTgmVYPTs8ZQRL5DtSLFqCcP+HwJ7bmmmEjj6wPC2JaKWgmc04G7QICgaWbHCZMVo9ycpcpfe5nTel71fcDGABSD5Lm
Q9Q5vO2yzqMkbbz02pS6aTd9zzuvD7G7wipbwCpb1ThUq2RJ0KOmNRcxQ8mmUYGOcgere3d1VA9nbiY9wH2mVIt3sWUWpf4Oz0YYW9ZTGI8SaCuZpp1G78EK
Us/9wXm3BSvrtmDZbjs/16/b1EFb/8VCr8XUawneuR5xBQDyFnptjLtriGcegmGqJo8ajBTFXsuxnj5Sb9I0RepNH6k3KZ8YohFoRTQsBTvUiynW2rP0epsx
EjBFVaSb2z3dzItL69FV1qMj1qPLrEfXWI9ubNHQCXsYyGGIt92DdZaC+DMdaBi4qh0pZe1ADy1hXjShUgN9ebgGkCNUtqCHnIJd4CGyrbVh4YBBsUr5TQaS
6vV5XRjgVTXkpBUxgADGxwYQeHTYADKIJpIBZBbNG9wOiZmiGdQ0AWnhHXpe8RCq6/M0lAd5u8HcfUgMhaExgzzoYBw3lx5AUKS6zkOmpBnJdoE5h2whgeGN
CQ1vDG+NfRsd8N4YqJHGKKqdEKMYcgKNEEaRMeaHAvcUWUOq7EMD0Is8UBTeoV7/BL3+Y7IuatrqMKmGOi1YMiCKtVh7zV16BIWAENHioJTFS4jE/6fLi8R/
e7Xi7q9wwLz6j5z3Jq9V0BU2BY9jx8xI6NfZbrGAlWTYlT4sUwHRU7fQJ0Q23SATpUTBSQVXEw1xs5EH63da+Ul8fr/qpoD8VVl5bxpPp+2N7qT5UmLpAwsS
1WQ8FFss3k4WCx0E2GZfR2DWelupx7zGm90/IcQWhQKGSf1NDdcuRZ58h7wcJ5AUQK66JJ6Gi4P5CGcufLcEkbCtFa5C6aUlSle727Vfv+2vZ3/rwnOvWOgM
WJ3BuMMQ+lzAylig3g0EY1tt2Gr/bMMAnqhLnaFEAwQlCgjeIwp848eJiYAuNbpQxpw+TZOG/RgFb4Xq1ENJxZbVaQSW+zW6xbN+D/6CIxbrpjoKj6T1h7eb
XlKSeM1+oP4wCxYr67mubmlytzTRHwkAqOiWJuwoMSbmIqY0+SwQ7hjRbII22gSiAfY16rOmelJNvzZmsTX5Sl1zD79kN/QSM7DJ1JOBsdU2MQPJVlvqNwNV
I6Z5ZSXum5jJaYlJmJSkBO5rLBTubfXz7qlIjZlWqzMt0YLUU+3jCxiDfnUsLVFH1LDEvU2FpSXu7VKhSBjVXEJrmNuv3EqzsvUv579Qu/n303/xIa/s7fdp
k3T38zbpyU7oCyGpu1MHkuRTIr8jOE2fQCncfT4m4JTqbDTQ22k2QL2bqiOjYmbbm1RT7CfuYBNcEtpPVDmTVI0PzJJxUOituK6zSzUMsiBXxIo18/lQBEs3
BrYBFNGkWplVLKMGDJBjCE1Xy4gSxjmIXPQoctFeILzhm6RWTSo2c9X7Xkc2QkE19JTd4LIjLnsXTSJTaMWesDH5hfEEfGc4kME2VWYwqh/N+j5ssJad/Wyp
YH8dY/trzPbXkO2vnKhW6UC5g4OsUruzSR3KmFulXmt7OIxV6mZjlDr/ASMN34T4rS3ujczrzulpD72jGLDHfO5gG8+eKdlhZ7U+Bg/7CcFGFN4pgXEOB8Yt
/c73nZlxJMyi+6VjOmGseSmFlU3wS5PLqmioU7+ad5Irvs7vjJd5Z26KKbxxg9JOI7bE3MySTsSGmLPGGn/CJRJhhrdwsIjmuq8AIOUmzm6AGoT52wqNBoTx
bXfiAfBFv2Ycm4TXJSgRd6/67zXjzOT3T2TaccA+HO/JAiKM1kHyTiFIHul3YnJo4wJBoyShLJTXnX556D5mjsdeqyQAjyQyYq+WCGYXw4T90PwdT1Ncufk7
nKb9z/ydgAqZ3XnishdCIY3fDaJ7XQ+ExUb0PF3wwyp1zvkQybRshVxSsSv3KHYbvJjVYeh3Ze3KkRQuO+gTDJHbOSxsG+dKmsoNkeJjFDceIUtIq2Z/I7Rt
Ku0fD0q96HF1g/0AJHxXtPCNL7X93wjgFRbAc1fOKI537PoZcRLozWoF/sF7L88/+BsvbUbU9+7b/P3e29TMpc8eXX0NVlzwTKHipDFMS2B9/wxtPPXMszD4
VVJADftzbYloOUIJUcpjshDV2SkExthzFBRCqt4sxcF1WrrMjLBrvf+3OQ0Q9270xxlmdUY+Pmz0ngTUtTnUZIaZoD0JvhtgnPgMcz57EmY3yCEoHj4PbfXA
3UKx6MMw7TyANC4VpTe6ndF1dzPNW6E33F33quuCu9UNDZc9FaH+XXCm4wv3SLQKDIxYVFk1q6qyv/FLvQF1v3BIojQ2l26VHMwUPpexDv1oZ8wG2JH5gSl5
hhAmnQx12hQ6la7qgGV2EB/H39AoESFPG36trMQRDxS44xG0GuxBSvJvzibqUSByR1/ufBvXkR2lb+E6sKN0AdfhLe4LuKrT5zyuqtuI/EmVfdZNhpMBMYi3
0VaLmcrh7tArxKOKv74BYQqUPGrSGEoe+zUVspTrVzFLDqU/8grvIyCBRtVQY9CU1f+x4RGmUzXmQY8b84DHjZn3uDGHPW7MnMeNmfW4MTNeoRYLVIsZz+bq
sZpTAXE09V+6Ohl/Y6NQnSwm8G+FLJSzzlYwIFZ4FpHTiRnMWlmY/emn3vlwkP3dc0/9Dmc6N7MBc+FmJiFGPGMWXt9w9YBLHF1qDTXNATX81pDHZsjVMlhy
yD8iQ/5hGfKTMuSPy5CfkCE/pkvvHvIFa8jdYh+5NNC02NVgLznSCysYaXrJcqP9eWnHn0s7zkg7npF2nJZ2nJJ2LLp9RnvRvYTRLlTJrm8NUe6qh4NkBBGt
AxzROkoRrROy4a1RA3aF+m8tRbRCLFyrd488onV3J6HAVsYBvxb2HlKDpsj+XYHMRajZyq5jn0PW1AWH8lsdVxWdOpQEx9NVMKQj1xWqcDxdvSu554bUG0+S
4wc7HdjZpw5pvWqmdU+y6qAaUfX16l3bDh3spIUIZ2HKon6KH9D0RTtTGuN0HXFr0wZ6DR9W29T6dxGwvR4SxFs7V1o72Lqm55ccxBtBFPG60XTXc/CtB6SU
1wu1o6yD/nS6LllnAbeBc3GZnDtKruT2tlU7OquS9cfVtugd77wkcY53Xko1aKMnGiDgXn1QPfES1U+dNoS31apL1Eq68rj6qd01LzmoeqezCrFeLz3I5hBp
DMFRpEFK7bwSEEG3FyLIjcpcfsDphyEkrT0HESZh50rcuVIyh3LFk84bqd7pG4jhGa1OEjJAcnTYgzS9rrT7Q3WHc2fDpVDvQjcFJrvPFVhOazG92xL6nH+3
NhlKBhOQ9k8UAn95snIQ9Fo28LbpRYjgtdeW0i2u6HmLRcXXZio+BMCssUwia4zmu8YKxl0T0RecEc/ln9TBFy0Z8Rwohm6fH7G4tEbNHZIX1J5RepnqjBEE
7XrYMSbVZRhBu57aL5QE6ql9lNLjrTIx0CvoivSKztqIupK2AJaM8/+rClNfj7+x0bVrUAeO9+3AMXTg4FIdmHAHjv0Ld2BhP/xee1NCoPM36m2RucxQ+jLh
m7DPdwbkJwmznI2yhDxJ4Z3pSGcsGemsp51rfTKA00/dAARb/fU6dakg4QY6djRZLwIki4oOi4pnmaehS6w86xQEyJdaAuRqIt2gk3+vdfDfnp/7t+FI/xag
40qs/DZ2ClXVFxwoh3qkk6YSCZ569oE/rGR/+7nP/mHQKxLQ4ErIihIJAlV7NYzraW9YjfWbJi/F5SVKJtgV7vKxk6mzoP1ouu6xg7tePrvLuUedCNga43vS
tTeMd4ZwPuxlmSwd3qP2ChxTa9Td1p2dCdooO4PJ6k6HJItOl2TBIsUqVSISlbOY0U5ewtLFlepUprw06lQmHVedyqSYqlMZ13XER1JJVDcSl6DqwkXSk6U7
VnFop5EuAh4Bw/Eo0gXyCxjpwupMkS4WnT7SRf4aki7aSXpjo5HbyjfUPRPekgw3Pa/keBH/rCjdu9eRfX8FAZDuEqdc/5c6l/lSOkQKz6gXdXbV70mGsOF0
knXqW17YP0thxB3iruCQy7NdzIxrd5XUj7K3qRfE6mB4NFv7X/Hx0K5XviNpv/3Rn0q9t1CPquWP9Erjx9Vl7X997O14xIeAURiuQqeL+3LwBgpqmVBjMkwM
PevU5haMdw0R8gSiCo++tlEvNOHnuAldD3d4GbxES2mI5jBh8NzbmjuA0qc1rMBju45uxKzOG0w2MfWCRO+v4uhVDcc92WcThl6qfjicb1u/T5M3iei5fNtN
CtuuSdprtl/9rqDvuwpdm/BurDZZ4CuTDTBtru+M0dSelKYlkufONayZHtASeZJnVyC18AIHBP50i7mdM8B3fWHLZDnwKR2uvcDpHBkk6u2lSEAXNnUhU02o
MFSUjMkbtPnsSpPZ4Uq0OyCGzP7vZgOLl6j9V522Gz70UYKikJQZTqvaTxFpU6JDyVEVtZBCakWjqi7eqxs1XF7VyAcWPG4vYw7vjcSl3dlkJkNdTiCCcqoS
EHp/j2QdkySddUSmxl8wd9OQFgTTH+ijcROs316yEdZvL3kZDNEej1GdIjQi+KOm0ziJrrdIPetRjlhIugLooz5xHF38qGEk1KqqizmMf7lR70pHeuXr+wx/
cqWq9pXLDT8FC7r5LNCJuWgShGYSuIUZsM7MgHUGMbHUDAh5BgQ0xY0lEq4z+GrUVLgS/pkrVS+K/Xz2r8iMFRcNNwBmY+Q8k8GRMiH10UMgDf0epxV06lQF
z+ysMjvM164Zr4h4/iTxY5Qb6hx2CnksYSyYzBFjXUkDYe8lE+HfuK67v7yPWT6Za5QQFk6ulSUUJw+aM7f05oZLBnIKtnB0sAWZi+ifstin9Y1OmSKi8N9r
xlOy5DqGN7T8+gbbgtMy2aKnU2cjWT3Bfbg0fvvfN4hRjH5QRvx8dbknS+x0qx2h+ie1I2n0MDyL+DM8etQ4cmE2XVCPHU1qeYhlHnhZOpIiRUoNORgTdHjt
KDAY8A+Xjh5RN1tQfACtg3xAHkzm7A3EkXhvtSx59vY1+4HtAQPOSsWginL2XN+givIG91ai30SAoAB2thpKMmG+vIV5Km/mOMKb4DPaXNqNkK6N3k6E4cG7
VOfww6m0gfc2+okDDb6tA2BBmN9kAsxWAiJXRFLW2V1yt6bz7rSl516304LamXtHWbBCipFXjRv2cU8T9Fl5jafybcTpt420OQlR1zbShiogIQRTBZz4FFZ5
jLk+KGmN25LWOPthKprwPoPZD1PWT0Yz+3I3Aieoetk7jacpHYL1YRh5O96KjNxYd1NWuuJRjrkb45i7VXo/Wm32o9XYj0Yzp389PWQ3s1MXD3OmoRHONDTE
mYbGONPQKit18SABBwZpbcLv1uUnTLI1gizP3YTr+7oJt2k3IfKO/JxxFF6tnhhGU8t5KFRXSuSQUyL7TMIJxJU+8wY5dTE3+GQxEXF23+LMV8rZfd92KEVK
4aEy4syI9nU7Xoo4MwojuJq7eYrGYU7vxnZcyhDSz4ZE165GSRjHNcTcmnwDPMPoRxRElL/CDiLKthXjhfKworyHhqKeVEJd0T4jHO0zxDE+TQ7uaXFwT8DB
PSEH91QluIcje3wO6xlkEMAo7/fD7K2p6dAhOTh+XycjimzQd/TFwAnsNEJ5XJcEvIR6ugQcspIN8HdJIBMmoPiWMJ8xAbILbHH3qV8cPXfvZ+/xtyoVNSAT
tKdOY690FBL8A9fe/dZX3/bJK6/50aOE03jmAMNJA3HNBWSlDDaXbkIJN6cUEnYLPcC+uYAtlYglY+bm3QXQJSJ9AxBeqR/oNDWhcffOPhBkR1+Y+fMyqbzF
5wKYHlU9NV7hP+xcYYUnqb7bKISN67uzWN8pru8mru/kiutrEiV0VRRv2UcW/gCRdHsRfMMoTUjf+6dfx2Q5m1SxLsqr4bJerRiX04q5CDeo4jLWoYN6qFPH
Jabk6u7m0hStAqRtTOp7iNZ/T+LsSfw9SW1PEu6h4GQ1Sa799/S/P3ll94cv5R+oJ979DumJkFE7ZLiMgYKRKXVSEjeHhjAVg/U7FQzWvZ4MlvUoQY9gV2kc
T+o4XA5+IomOM3WC+ugcT3z5WDvOp4/6WKjJGP6Z4JokS9cExZzj8B+3sCJuy2r8lb0gbqdUv/l6eFrWw8LizIEPvjukBUHBYbR4uPBZJ+2aARbhcXHgTa3w
u73kplXDfxdHhrqcaTpPjvSflodkqolO0urcOy4Ll/kbgRPttwArZgPJaSJuzFkiqqz1hbnWVy2SQ2QgSmetLyDgRCAHYUCwfsi6NfIqOtjGg8RFiHKQeAhY
DhIf4cu0fgnEV8u8OykE0LvEhbqJY04nEXOKZdswC7WBU76J/H1vJbwnmseKT1WTqoUGj1Y1eDSQqvVtD+N0ob9V6WCvJk0c7FWwO65CNiVs/1UgnIaQFxvb
PzBT4Ggh9Y2iOFXZ9pTcnb1Cb596SoJ4sgSoDzYKb/dW98asJSfVlx4sOoh1NU8WSEtDCX6iDH+U728opRTPefBTjZI/FX6OO7KHVaW4v1iuOKYJpFAoSnlI
BSVc0PoVFjSgebkPH7hYQcT2FfLOiNSRXNDU979F/qs5uevVXNA2LugaU5ChrFu2wL9cfMET6FPxEZ5LvAvctNXON29ARTkXw38sbAdmuRqENhbCz+rdEVCQ
QENBgr5QkCDfCw7WgkAgIBWwVelyFnLBogi36AJ1oGgGdYSS50IogbDFbiIEh1YQKOiXdFLKTRm+vlHm5uIwqKn1aRvZXdMZtpGdMnPzXcvIToj2gI3s8VZP
SRxZBcJaQDLetq1KUgu0iX0TtpH/1mknAaI4Bmg3VqK5K6MaMCWplykxSGPW0ES2rqufDrF1HWdg5sG6HiA2O9HwE6Ir5gRIQ/C5Nx9Vcm3cadL+p2o/Bss4
+dsHXwX+USztMUpNndDzQTLwcuc/Apq7o/QfsFfugDAFu8CNyJi7xb0B1Alqv+ByITi4JpAxoOChQGzhI9xR2gI4QrZwjIk2hZcSu92UFZ1/X7CE2y9hKmhU
8UGH6/iAw5Wcd7iWiN5BNUHDgnqSnBNvlTRUprBk2hzaOqWSVVXVJ0nK2aPIKI1CVb0N1XehQoWvVGcSe/CNjSo/R4PHJLDFpoj5DxuXK6i9CvnEOkr164wI
oSSCyYftXA3qPyrU26B2hCahe1fjj6k0pj/G8Mdk2qI/hvFHkg7RH23MhVVJ/KjSd1qPqpk39CiZf0YitjGOs8VxwmLYrFueurqxINepTfdSm8ClXDAZ13GQ
rTGeujXaVNz9I94O6mqQK2SBHNhC7rg2u+McdscpRVXN1GTcCNUPbyf/3ETiq08xu+82kZ5bmmIv3tVw321R57SXrN5SuobCs4HvrTJfvgn1MSxqYZHYU+xi
LsYBj4UFLa+O2cdN+Zm7tVjaYU95hyQyDHM9J7uRuFnXMqsFMB12b7B/P+QB+NbQu99537bszHmgPC/Hf3CgZzckeLL6Pv7jA0Slfj0ZIc44/INf4BDczaUL
DrNVUm6SDuUoOePAwLPRO0dMURu9sw7Bgk+SoGCr+yec7IdY/7MV/scdokPu1vhPmXD1NMrO/oJRaMHen62hDFxsDakWwtTPMrGAhFzXKeTaDu7mvIhFcgM9
gpxGjDiEjLLfNAcgCCK+0UUQX3yWWQ/CZYgO6j1EB9AcqT7Xcn12rrg+Nmx4sZgyY1EIDZ50mOztFJLfqetTRIBwlfMpECD0jM3LVjA20CUwMru+9slP/+Kj
71DKxKImDliaLWCghy2ApR5iBaszK9hgMmDMMvWk1tWmugE2g1fjGwvLj0KsYdO90f4DPdH+WHc1thDVtYVoZVUZUlWZ6cpn2zMUpxx++5MOc2osIi9hOWlT
irkyEgw/RWkoKMVcGYB+Sk/RogneSJpy0DCla/Htka4JPXePVWKUDz6VqDkdQQJfMdERb1rCxFTLTUy17GUk9OcmJk2lvjBvm5jK2SkXG0WTDLG1dS8Saym6
HrPzaWc6fuBu8VSVwPqn5uCfypz8E4fzID0jc/Y0zdFJ92mao1rx0cwi2EnVFjPn8daz4PHWM+/x1nPMM4wwUwXLW5u5XtuIjUDUV8BRXxWbH8ZHn3PmF2iL
Hu+Bfq4tegVt0c8AmfbFussD84S1Av1ISUiUD1d14xRhW3M+D+IGZV6XfB37RcvlrCQQOihTaIaiOA23GvZXv3sNN/uuYX/Z/TX77IMzhd21KpOvlnTvLTWT
rsdSB7rmPG0vDdlumrL91GVGtqRzKJ/UpNL1nc2lTZ22yXFjYgW8df98t56yxBDtUKDTQD2IOAdV1OfBqNulhV+gq9Wv8LHAoal/j+/1O+oVydCk5kaN4sns
TY14cjaXFhzOzZTS6DCRZ76bHHZ4I5+TRs9jOWqTMzhEOi0iECGaP5pyHIxEgk9DRwANGMFnIKc07TfH8iAgj1R4L2lBhfews6xSl2gHCTpNIpjSKjwS7IlN
HmguJ/vSJz/9axWd8Mms2a8eytesu9I1ixo1OWVNnVPWtDhlTcwpa9p5ypq6H/WucJTzOZcn0GddLu+0y335tMvlnXKZyOes26EN/VmXjfxnKLfa5tI5FwQ/
k+5zLlv9z7tsoX+ecrBtLr3gghlyc+lFl4leLgD/jhXmYcVt9GbV9kI7zVXOfVKVe6Uqs1KVg1KVGanKvFTlsFRlTqqyIFV5SKpyTKryiFTlManK41KVE1KV
ky5XZdGlyGnxsA6qWTwEUVtdhyEWVrZbFv1kuGDRH2SLfo1Zu9ps2GfedIDWxliqHGKieRj2G2zYb7Jhv86G/ZaVF5NixGHYx8w575voaM9zETxmKNo8o3Fn
HGIBdVWEzFzZ/qRBpWTl63V28SorDzVWJSLGKdQtoZpep05LvKO+3VvENdruncS1tt07gWt1uzoJ1HMQS7JjSub1P5Y2Hk0aUF8yssZBeYSVLj71LpOscBNZ
lMHyRmaH9SyHE/FbLHPT1fufmh0mEILLib/6Tg4o8bJ59v18y82CnP4Njp3s6y5T0SGDKdysX3fJvSdekqfYve4SGid3r0OF8KLcCOpusY0sp72Vk/A9eHlB
Nk3y2SdO/H5i3vn5usd8bdrwWkiheMzWGGzlAueAViuQg5h2HYD/PiM+Ntp3HirsO+TkPw1XIvmS1XIQneOY6BwnRec4wTrHbI/OMeNkLzWEROZMPNhf55i3
dY4/y9MIErd5RLaAfymdY66vjA9p93iPzjH3A9A55pbQOR7/mUr2jS9/5QBHcHTXZXk9oN5XD2iwHtBkPWDlNcm1n7miyD0np9JhEUPm5dR6QLSfB3u1HzVL
kkuaJWpcDnbNj5rMD2gfLGPvfPfOh5PKA9eO/H/+5pd+w/vcNUep6ey6+36qJ3NLqicL7z2w3Nwh6aQmfRXlUgvUkwdFPXlA1JN5UU8Oi3oy1089mbu4ejIv
JR0W9WTuB6KezBfUk+8U1JOHtHpSzO36q06HLB6/4rCz/xER7BZEsHsI06xXQfH6yjSoAAWyQxYf48NXCXoTfBojCFSOZ8lFQt9O8Tmu7l3NBztCNvmk9zd6
O/no1/l/OV6U0quABWn9Vjr1IVpyMOxKmwT5rcTym8PyW5PltzrLb61iysGzJuXgE45rhVzGBaO7nEEICO1z6k/i1DSH/xgf/rElNgc0vZCMgSPg540nl49q
YzIjzFcuKzhLn54On57mjDvpe/5+Z59vnaChEWGqQnEeFc1lZpUfTeuG/x7cWuvuO6BJSatJVUeUIvg+Tqr5ZEU2dYrIT+q/mJaXRZnZpPmuLplJ89UUftFN
yTpZSxq7G6AicHY3ysJ+VeXKUEUom1LazMFkoBNJkiZzXjUx5Ne+82u/tfCPv3/i40dT58HEvfbF9339c//ux2945dHUTfyjRxLv4YXUN2t0IS0rtdpkDci2
MRM8qJ8ZXKOL+sTC0cR6wQKYJDJvmhDZTSg8LXJZgvIghtbT0nQLze7qd5ogTIm4wjWQa5Y5Z/xd00l8MmGClBr7bRrEQJRWmeUAP8BrmF08ZH7HkNnFw0li
5WnmBteowC5OiTZDM11scvGnRny2uObyb8HmetZd0ubK3xYtrqe7La7nSWrCyXKBvsKW9aTasr58wNLO6mUSj866LB6dd8Uk67J4pBSc/naRGttFamwXqbFd
pFa0i3jglMvhb34PdtpfEjtdzh4v6qyPA92axaDLJX2d7CK1gl2kjpaWbLtIF6JrRhIq7+OD5C51jnjGKnICEP3C2X7Mydoil1pn+2OqI/uc7U/kVpE/eq85
35EZNmsStR4OEN+0S590fg/twuNFk8jHRRb5mMgiT4iMclI058chk5BJxGOTSK3XJOKv+y5ZKbBmPNskUhaTSL3Pg/UlTCJ19aulTCIgeKnrd9RNspFaEvWY
RGbZJDLv8PHBabQXukwi98sxMyuNJiFDG7LqMInE6hK+FZpyQrONfVq+Nol4xiTid5lE+k0vNV8aDFf0ySTiM/2uz/S7ZJYAvzyZROg8iyk7nWoqm0RYVlCr
5rTD7g12arCLQ2QGLMBffIdRU8iieVRMBUfEVLAgJoKHXB7jeZdph0+IqeAxMRUck0zwJyVD/OMu2/0WxVTwhJgSnhRTwdNiKjglpoLTZFpQFXXFagEK2wtO
OvpoOrTFfRpWxVGl+b7CPcX5VYbQty3abJ72p7kT4zMHrcg01rZ6voWZt+dWvkksWpuEZ2NkfcHItl7fa0UFdbr6bxkrKjXVTweJbTsZAkp7uNPUQf6CDR+i
3dzaWT1wdyH2dDjnooJMCdVaDff+6espmEl9Bva7aRFWvfLHGx7F7FEMjJcMCg0D8cbUuxfAGM1/4Y+huk4VJ/8ED/YYj3XSgVBooXnajOapcZQgbVO9LM9q
C6v13cKKPM+f9HgD2/UXJUqopevucpqX3sqfYUXxNoJvp7FwFdu1v4X32JtZVr8JXI9S+zZthcWNzgi8avN+KCfKsR/xaKhejxVDIKFmV52QjSsi5qMkgixD
DEDAixPSW9WxUaRq3sagW+DI4y6q5g/mNOEfEJpwSuk9utVVHXql2aqPFVWiYw53Lo/mCYcImx/vS3j86Ecco4T2bvht2fBrsuE3ZMMfkJ2KEp5YFuBIY7j8
PmTj8XIW4FjTQDHbeJvZxmvMNt5gtvEBZht3sN21QIvhY8/Fkmri0sRNim8j/zat9Pg+hib4eeDNEgdsbQUH7Gf07Hz+cx/+tfc8/dAQ5ihsmhTHsbQbJObd
sM4zMbSPjiRKvJ7B8b6ns5g2khEORphxUzpn/evYD9QbkuDzbR2SIOe4eufPyl59UMy8c7Ln3y97PpuRscNKJ3f/kXe/bm4/gWDmHjqjge24uJHYX8ZIHLGR
uMZaqNfPSFzvZyRuSVIHlpLbBSMxHSIb4PUZ5QiRpx2ep6NbCyrkaWNI/onlLJhiJKVQcA4QPH156U1PVd1qLqzPuW9Jq1JSFQaM3IAIjc2bdbLn8A0knapM
b8oOViLmVaVQbPAQ/HzYycbEdljLFhaKdpcqJduqalAd2RBdUkZ426uSDbEKG2KVqeKrsCHiAd7pqrAh1nG5FXhQbMxNc5DArFHvKkPdkXXQUPL1L3fZELvr
c5rg8XZ9Frk+N6CsG7k+NxXrs5vrcy3XZ+eK64O8Bt+4SH2IiMquTkK1mUJJV3NtthVrM8m1Wc+1SVZcmyYsgRepTYw0F1ZtUJUYxQxxVcaKVQm5Kj5XpbTi
qlyhqrK4/MQhEw29nSh9q2y4s8xn5SXMZ7kZ4jLMZ1XyiKq5Hs+LmUx1wKIjiQJhfC9QZHMGvELksBLXOMsy4b5qwhLd1CzRqB2zRCMdnmEANbn0Ys2vWWSc
blnvavd/F8R7pNZr0tHYzNvelJaeXbAy8DSzzVtAuFnNTlGDIxqv2roD97C9EBzk1ezFkrEXsuOoxKEItOtUNyi9dAAjcxBGNjO6xigYMpQrTAa2kgVKB8r1
PKnEI6IT5tqovzgSTO1RxuR2b+CG+919FgDe7JlYwDhWZSurYCvbSf4rzRjwdGnacg3NH9D8JWTAxrfqg2yldDvUt0OkPmQ2iMoG97VblcDPpDlj00yAYnHm
JOoERQYjMOY4TPQ1lhJ1DogRvewvPvJeLScS9QNbQu6k4H8IsNQO9cVJNsvQTWZ0EaYkVaH4iATdT3IB16Z0GuxGOeqnnxQ+BXDB3NONAtbM2d6/I7QvSraM
d3kcrcPGOydfKg5SDFAuPUrZWmVewlo22QHxjavOXo9sHF62/3UNDJzH+RCpwAaEcg/5Aj0WJtS3JPM2Em/3eAfQi7qkD1LbR41j3XV6ScpF42FJuKrkH+Pc
VgyOdMRalqdOdyQdNWWjIXjAdjp875o2+QCAhqQIYyAvdTb1hjpS1QbzuoZPHR0Ym6rxSNY9Egn7dpdXYLC1Q9RCYUp2YNA1TVxZzlOdZ9BDwmPkMFRrZ1K2
BJrHavJJB7jZH4mcEP+N8NZg/iJNeMNKMVhh8ZJIVVyd490pxuX12o4joU2x4e3z3zcf+GTBDJ6wD3xqJT7wE+IDP0bXJDr6y2ktqS3AyIfefvM4u8n/tdzi
C5fpFj/9vbnFu7zXa0tWZhku4LOcV+YIxaH/XDUo7+dU12VwLZswgopl1CUbXVqBp4ZC1SfTAHJ0oLSFTmjvLpkH1hZ37560SvtgkyLapMFlGoQQ27S0WCKV
etZByLdN7l9Eo+LHxjwPCgayRsQvWGZhB/L3GFuVEHIXGg5RkcRrW20wDrJQwfSXJyppIJu1069ODqWssuulDjE5U0/+EQ30jJeBVTrUA62LLw542RrwjGB9
mcf9qrbEPdyv5Y3eTWnjY2mN8OdqQ3yUQjAi1nmakh5ic2m9EF6TIxlfxp3QY94yH1orrM3Zl0pEDy91feKvUdckRLSyx/kzSmmLHM+TOB9R/4ffwafSdcJ8
3gLbLYGlyAkuI/uqNBzvxOow+/tPffoXVcPHO+3shc/91q9VsvPPfeyjFdzQNE5IpdGyA8zVpF1v4tRUI1IQZevvitYzO5dxS1VPm87Wq0bkKWDXI7qLpqPa
8dUpcdKEmfu/nQw+3BkSMu5+nHOlAvVDlAxR5hV0xD/QWh7Oze1Ybes5Ao3izKs6Am3ERJaT9aJK1os+VQw5iytygyI7rZMMY2eH3DR0dDtZKlCN1GcPDjEi
DyRK/EN11MuOvkPMQKHOJ2tmmZIIxfggI33ur01Edj4pw57oaO7fQoR0i1Rl/LWJN5hJE9j8OR3YDMWTleeAleeIledmQXn2TF5Ez+RF9FiFrkGiCpPGdi9k
/rWy2nJMbBN8qwVq7lzQA6Mx+EbUx7paTu17TDLIAlWDEtXq4PElTjHJf1mgajDyJl5pxE3rmIveHXAyzrdVTHSBHXOJjfh2BNGA/otiaG7lQJU86p8iBG/K
qhKRrSMEEfHPwQ8giciF1NCE4z/2/Nv/upJ981MbYEdSv37ODkC7yvkvkL82l/4zJ+28nQMob+MAyls590nYcawIe8pyHeS265suwhLj9GWJgYTqSLjomWJ4
5U04m3ww72PROdhFfZbmODjSl3wFdmToNooM3U1R5SkJSjfYkaEwdrYoXrTjmllO2a7VnPov9Alz6j9zHNPtFLbk3pptMuHbhU7D9tYsFD9GxU/SmZ9SCtGp
YmBqwkf/BAeSjxWMwRi2Ygmhlrd5gGIeoDYP0AAP0CAP0BBPnpt0KJNkGyK3zzAJuthJhjVnTv/ONpQ5Lul6Lnt9XPb6uGzMcmHvGlIXyp/rEAsM8XB3RMzF
WazDAllC+4guJBbBp+PrYJ0cnlDlAahx70fc+3VeBw2sg3oS6VR6auF1d5VvuqpuICPUMR6HVd621Y76OW8W5HnP1v+mzK5Ak5mlHMAl3v8OSXkUUp7voBCJ
RMqnJkzSMio4vOkcqubnkM7JHtJSqObrAEOt/hO2JCVBlmSTryCWGfIzJ1vw95J4AXQAZV5AGneOY0yqSvcRmhqEN8dG1yn1ycJQJ9qkfuWgy4nUfhpvrGFG
NzUcQB0lDuk5Vc7CV4fXHxRKIUUya1kfuYqEutyoCIhVqXCsClRaZO+xUuRVyacqCV6q/Y7TKt+W45Q0kaqx5iKwWknnPFIf5yIRFe9t9MZ+okM1mpLxTlaS
4ejY5UXS/79i7/9fib2z/6/Y+7+x2PurlyD2Pv4vIfb+8Q9G7L0v8MrqfAv6iZsk0oUys2gAbJFOde/tvDtDpKvZIl21cI7VCiIdIIZVOcoCyrRnSRm3d6oi
0tVYBAGKiXeKmuR1Uzs5ZW5LooLEe0M2zlwZNk3Ljbb3XmiLbiOalufvOepvdW/RZiKO/hZWlqMvmAw0hS8k5L1ekOimSKIjK861KWUZ212U6LaxMHM1y5VT
SkjTubZpDnYV0TI4J72N/OrRbvaJYpUSJK2waxRTjRIyJHGNJos1GuMaDXGN4hXXyGarOVtUDiiZ3ebST7IIehtEUMhWJILeAhEUi/F28tww5KjF80ZyI/om
N2KLZM9+s6LKfoaqQRw1GXEUM+KozYijAUYcDWJRkNE4FKCiyJ6q9jwF/mIIwx/knGbVoigacif5TOWE5Vw13oVaTyfVTCfd95ElOonz/5KseevWHPBoy5r/
YpLHChmCfu3y3t7H3PeMbe6b8SqepJGG7JNXpKxFaWyBu/XuQTm6SvYZVtni1k2SUZxhwXU9iY5LnOjYTjGKFpbkDKvDTG0OiDpSpZbo8ApFXK7+dhI+DAKt
zSWfUH0ujus6sAmUGyXod5rZ9PpMjRhRR/Jp1jDW9DLSK9WtRK+RTvRa14leIXIzHLdvZU3S5IBOs4CTB4LUpUanWakAwy2bwUkqsJwfLvuVnt7vS9gi46j+
L3ZzTX10J+Xf8V9NF+etUNRy1b5+EeZGty9zIwpy5RxQTfakyaQAemQJ2EsKhDoNYIjGSVBLImQwiUQweH0DiBzy+TggiHHljGiwsltnZZcdncwTG2ud1zH5
BJ183+lTCwCloIfy7uMlTer/KCG3FFyK/sNEvct57lymrK0l6AQG4DpJFZ2WGxO4d9+TU1Jwdgc2zpRySD7CHBxuaMRpblRDmwDTBUs01JFKFBpaM/KSycvd
t6EezzDPyEuxlpe4hdSLjrSQdtOw4LBagp02KgYB2KjuXxgsK31oH4Ainp6Xi56VEg/aTwWSZtDDo1GB+kOqUggdyNaAOqwAgZibbA0dtrKpcwkQ7STY6E2R
H//iK1oiyLdNZ8BNOfLScnzPu2Vp7mSk0TUc2rENmCf48Xe1dr1jZiL7xtmnKPbuiEMWNSCuvqTxCAnjdx88IOFk5LTnsOhy/E8Hc9nyWxoirToY3fLfO/Cw
u51WFkElYFjrjNv0Hd/1OAXtCrcrbo2BzWcUoEI04AYs7zPmLE/FTWC0BXBE6roaMNojhVTc/WLg//iXizHwDWEYga2OmYopSEu99KF36SA6hiQGDFp0uuLg
A2O7xPQ7+vuPOCsIl29LuHzcRRnRBFpbNZN6YZYhokUq1VknizQeO2/3/U5fNtWH8na//ZdMu+cl9v8wVktDVk1bTVpwfQQ6Olxq//OHtKdeXvTBo91zoU1z
oZ5VOw3sRUiWUN+jXnDYar6TlfKw719ysngvY/Le62ThXsDyNpceygPpHQkci3NF9tgv5cVWedKxelzPvnTqCDKjPvfJ37onUN+oaa4mJvRmaV6behRg+EEI
fJJN0PRvo7t/a337t1Ho39Me9+6uxxaf+M0/e/qh9yZbOTpwEvj5SwIOJwwYneD48TElr2oY0QCBb4sd2dag1LwjB/OOHJCObEtHNnTMX8RBezmHn27sqr6N
rS4/meaOHihMpjaFC8Zq6FsIREBmqGbPDDC4lzLbRWh+qa/fe6Bvzsv6Mr9fNGkCaALkCNDDRfguepCrM9hdnUbS7sGPHi6u11+S9fpeWa8PyXq1IhubsNZP
CV9WQARZwlxy1mHi6/MOQPxEmjRCETpASS6xoQ1ezoZ2/kiRMinGhtY3BmggGUUM0EAyghigAbZFDCQ1OwYoMEz6QS5I0fEsMUBF+UkJghAGRb5dKKKWF5BN
PotB+e0hQGXqVRzdVIKRo94TYnKOQep3UcgPz4KZrgCT23kAbuP+v0MNj9OXMbOcUDsYg0MCSVsnzB40ksggJJG2deIVKw62OE7lrMmwm0yG3WIy7AaTYcdM
hk3MCoyzJrFkoBDq5DAG38I+B0Xs8y289Vnw+8CC39e7zpIcSpjP3cs4a3DYYo8MomWtRA5ZiQBrmeK/NvFfsBLdfQ89BvNQyOahCpuH6mweCtg85BQgxW02
DMVsGIpYRGvSQlCi18pZDn798lgO3t5wyvrNM57tYS3BPEAZHe6XlD6zDqOPDjoFSJ3aSbOHn9RjmdfoVM6FgLxGCwKdrFBEX2WDN+9YD39KMvLNu9NI5cDP
xO88aGB9/B09+16Tmw4ZKAHGDTiXXsgPmeSEGqADiyYZ495FyYrIGvdOyVtEjQvsxpFriEJS9HH7l+8qGnx62oj2nTTtm7IhhqyzVenzu7VvZRtX/Gqu+JRl
yrBBRZzaKDv27JJ9i3JPm3LPcL+e6tevyXQ2KctDHoz/4e2ScWqSq7GekxDC00OP5FmYrHEz6QSWGDvHjN0/ydgRexpyNO6C9P3lr63a6j5NGEXQvkjiUVXr
Y+5W93n5vODuimdf4b4of87zn0hVmj1P2Vefpmxsv3XAlNtvyCtXOX/qpoGMumrnn7hpKAOv/nrGTT0Z/grCyVI9wyug3El75/lJ1bz3nZn5ViX7h0895ZEC
wX2A9Fp7oFHt3ZMG+fDkleGBOuXqjoxpnJCHcwOyVOIt/Ltn78lRexu8mJK+ZRCqguxLzzFhSCU7SN37G3q9zzoM4gPyVm1gahfcYDG8ViZ5+VbiP7uHZdfU
Hcf3ix49446bN56cyd8Y6DdSOhE+AOhVqWs8ukHCUNO7NfTN+HMr2BhnHN5E9uGyQ51k9Nde3lLu0INIQQEVMi9WYCuODxoXoyrvdsJw4IyjPe1WXja3YKJu
Lt2MiYrzgfyUd4iKrvpgSJbtzGxXHt6ewg7p0bmcorgJ8TsMk6n9FdE3VXU71HyqwW7lmbziF/PD2O/umyKz8DxvWfkvNB6R8KY0SOcEkOhkxxiQ2ChkzFFC
7o4SVOAaWRxymIV4VdiG+KeMSQxQnHqxjHaYw5PzX2Sc8TnICIxrmDwDC65IqXflGHpX063ud99mJWYRHgJkvRQ6c+5K2kvJvYFOrqYRctupT2Gq1Cy15GtK
hcFCbJLj57fuNd48A893kMfoTAEoHhJCR90+RVj6WsK//va9PD3CzaXX8toNgbBuZdXdBJzGsUSvUs+eyp+91jy7M2m9DuW1zGMfZod7qA6JXS1YokxhvPZD
yAW/CldktKP0K7gq4eERXGskxJEP7SFyVW7wttG++Jj8NUV/HcOY1zWUCDQfpmzeL2tGdVBVfVOHuJxvzqNIcfeWtKUz4kVgXoh65x8g0/50B1kzOeI06jdH
+RlkbonzRK5USiNL7uQ+ugmOo6Qlpx7ZS8hdau6BhLZ1J9RpjpLTzTmZN6LMjfCLjfB0I3w0wu/XCB8VhGsZzzj9nnHkGWTaiboaUbYagYhEz24EeVzNPaic
qhGw0ZFs71ojz+cnuddnHOKYofG8ayvOI/p4Bw3tvPx1G/11GKmAZ3uGl16vj8N8rCt4+y1ssFavuGmrJCqCpkAhNEooSqucNfKGhiy7uzDtXu7swazbUboT
hEs7SneAkASyYZiQ40YSbGV/Jt7RvRgkM/8mWRbiRlfgX/8Z4aHYxDwUoELCD/KeMywRlHVXRjDTSR8vMpZ1GsvMzZ9eblSJSrneNapIiEl5EfN60f0a5dlE
AkS193g/dTypPfb2dOCg6jKdRTju/p1qdzKtpy384Zqffr3w7HeqPFmosdfZP0UrhgDZGXi0U4t6egQBsysM0ETf6drEPByYe+1dr5x9lIbkf+ghGeIhiTuN
+iWW4JoSxpYtYYJLGFMluD1DXXIQGknZQxLv+MFOGzJwXnvrk/WIYxdvfcofAfCgvdW7DZP5+FbvDrMrYkpW1aq0/Hk0TCD6j3/2Z2Q/RyRghVf5gsPVf8ih
+qvTk85JGquS6YFw2R6o8ytC7GdG32sw0UqeI8jA978NIT3689BrEgZVQwJW2Vwri/FyXCvqW4trhT1KbMYXe323tf7r7nWUs7OczXoQlPbdaYGW+G78IebT
JxPG+Wia78ozvK+ou/FvH5Kd70Iof/S8nh60Xj5TmSZvI56o8C+7ij7JNljOGqaxVWGxChga85xbKHRmaJpDr3MUFn9xYQSNtWpCD+IujBNPvUsLEi6tjezz
Dpe8MDDNnazu6J+ea07LN2yy+eA7xBDx902moPp6E+Hdm0vnm0zq8nwTWKhJ91wTDDabSzMtThv3YhMEf5PuhSYHVM+22GBxsMUmkrkW20jub7EB+XBLrMct
Mc612Pi50IIxdKN3rNUZhBPL6h0arBMtripsJy8qKfI332FzEV7lfKTF9f5wi+t9ssX1frzF9T7R4nqfkno/2eJ6L7a43qel3k9Lvc9IvZ+Rej8r9X5O6n1W
6n1O6n0e9aaaXuiq6eN5TR3U9O6Ya3og5prOxFzTF6WmF6SmczHX9P6Yazobc03nYzFnxlzThZhr+lDMNX0k5po+FnNNj8Vc0xMx1/Rk3BnEwh7k6PMBjj6P
GVvU5ujzhiQdY1NRxKaiOpuKQjYVVdlUVCvkHvPYVOSzqajCW0fA5p1WIfr8RQTiU7sPegz+GypGn59fpXeaT0R5MqHFktlW+tpMK8haWIKFlD7FEo+20RuD
KZU+EaOStp+q0q7RG44PN/v1DNjT5tOgYD51Mh+eTjGfXlMwQl7TYYBfTn5CQD8iUqrk1kVOtxd0pdubdbry7UlalW1MGpNsdaeyhuiMD/5SN++klQPPoYw8
Lq6YNg5ioQNcxtJQBA5gVsLirwIrCVpO39j1WiSy8PBpgl+c8IvXf+8v9l7d8JlkiV68iV889b2/2H91g/CwV/OLt/GLr1nZi7cIa0A1W/yVA8v2OBZmv56u
LV/v5/7YyxLgy3peOMEv7OnhZV+4TkkKM7+6fE0vs4eXrulSPavt/Mu++H2f6zt0lMcx4DyOIedxrHIexxrncYwAuNlEqUldihwl0q3reOVeLFj1ck3n9+Sm
8zrvhw3aD/GY2g+xjrERBrwRhrwRVgVMacEaiAZW4xp0UoSw27ticY8GfbhHfT4CSnwChEAo6A6HugR+vRD+lTKsGtfQYmAMUU3HKbcMhogo/WrkV+nd0bS9
hfAftxOGCF6VADwjq4DQQ+MDzkQWMKwU4mUnhFdFYzbODlbKhOVy31bJQaMLOWojO+tApMolv6Cv5EcI4jTYXDrhcKjLrMPYjN0cX4TcicGPqNVTx2UMQBd1
BMDpp3Z9HIrZuW4Sv1mxeKpzkRnDyePXFk/ggHgCBy1xNaLq0DlRVwI8aVbnmRwyaRxk7Yrys3Rt8qedrCM0gpa/8Jn+/sLnbMLj848ajyHYzjJ1Yj/rMAFT
q+CRmySH3DYau5Rkh53FaTPFGX83saCBzSA067QCH1f2rOWWUndkodZUq3/maPex82yBYhgxHYXahFQbSm07wY70pFibmGtT59qEakgjg5Zcrja5E+3ZIkPU
cw5LTJzoZlL1UidYd5CoeCCozxF/HKg/BZ4Me6/FG2enwiBJ7TMOE7x9msitN5eeJppWyuThiHOO3iaWgQqcc0M8xgAq9Iz/+hWMP1wRzxUSudBYn1Q/Gyx0
7zFm+DtJNXnCSYfZTVjs4hMOd+5j4kY8Bq/2sPTyCAEPi70IwVvoaWT+DfeQ1HSPPDgIB5ZlHxzpxz44J3W7X+o2C0/7iNRtdNm6Rclwn5Q/xVrBbd1exmE9
3M9hfQdX6Xau0W0r7SxMli87SOO8ufQlp7OKFAWHWQDPSvPUZAT6oULgFsr4BYNNTguThHvUrl16zZ40tOE7p/Xixy8JvjNK8J3hbKwzRODk4hyrr2COfUbP
sT8md9cDQzTJQE22CqbqkT3JGBmoq13tHVI9MJoM7ynehg0dK2n51UkdVJEOGpUOGpIOGpYOGktiiycHMT0BCdEaAdR3V918ObtqkM117arDW3QnVHuGeUTa
Nqj6+8SjB5add7B0xoV5d4rn3U2EGOCd8JbitLuBd8LX8uzbveKdEN6L/v09nAwVpuZFe14HbED3Ng3uy/Ndzcl6dLLLE79qkfVUsz8rbSkQKsMQZbZJ3og7
Pm7mBUnp2p19gj1ARd0uTOLt3iRMZUjoGiYDSO8aQo9F/E0AUUt1P23yY6oDRumgVvN5iCFFFcxpVWW2BX+eaUjC7v2/yDW+shOgK9Gc6Xv05ZJfcl3/dbnH
tftL/UeIXHgIIuYYrzDHeIk5xh3mGA+KHOMLxjm2uCZCHDzye7qU49NTcp6bWwNthK4SgOGFv/bmd3/ym5M3/90rhTr5BXc6/s6B7uj48gb3BXAns4XEZUtB
pRAfT1Yql1fQ8y5LAOcA2uVENDVJREPPnSF6v43eaaKE3eidcpkBd9FNWxBBYjIVdNo6Ij1pdgaQdJOdoq1+2kWLb4t20QLSeTBp54kGOkP2y2AVUAoAb2cz
njrU1V9ilNsIohgIot4RxqDNeurkHHhThyhuT3pUFYd+ecLtAzU94WYxf1dIM+X2hZqecg0i7XQONX3SFYgtrrPqRSNq0++bHIEgFCRAM31iOsrZdYob24zQ
Kr4o1NAXsMePylIYYypyTAezb/kGnWtBpdwiVMrlXewplw9cNYaraC26ndVCzzuuPdgW1Zma5AR4Z6ozT+jJHE1PhmozPRlg7QaH5mtE/ITGocnr1iQT0Jt8
611r+r8LriiGyDMsbZRhaWMMS1vFsLTVDEsbJ5ozXiE947vI47tojS8RNPjS+lFRcAaWHLMzPGbnaEyed1ISzs87RebWMyKXncUeN2bkMV/PINUQAJU+5dJH
AJWeoo87SphTWJyqonWZWx/tTcxojybxuQ0X6niS63jKYWZKnlenu+S0Rdl/n5B5dXLF82qJGeRIH/oyg1YZ5wQWaTn+x5wAjdPZXSHp7daqJTLw40pfWMuX
K+gS5Wt0dfcaHei7Rlcvv0YXu9Zoi9YoYtjGcMQ5e9Rxh+Ptf/HVVFxLzqWtpfqy3foj3d2arCYTKk1KNa1PuDQxhV9Q/f4Lv7Tc1Fx517aT1dncsQPLTnMo
a2qmHBHpNtx5NBl+eMllOs9LwBAej7IqV1wCC7IEHpIlML/yrbWlavzuiyzMWdpIrlhhjS+wiDvrsEInh0FXjWekxvu4wnf973YU/KAPApINIE3EoMOIQYfR
EjoMwFOUZECywEn3X1oQgOLcsGWapY6XAm35YF/acodx0z7jplUbTRTx5c6AQZkBscyAUZkBY/lW/v0WBlZ3zYFxtaC65sD4yubAIM+BmOfAKM+BMZ4DqyAM
sNhJMfQtkA82sQcqOXhBDQwpWGNb3XkM4c+wGfuwu4x4OHg5s+LEsQOFWdGWWUEs8fasSAeWmBddTPFQeIvTYifPh2s4rwKo42MjdwxSWg972ActWYTSLWxx
H+NNXlVsq/sIfc4Ou9Oo6CUQS+TT62Mz2qBqSIdYSRi0wwA2eJMsKU2p6ut5TGrEaF/FedAiKe0eme09p5fT7/TaqlfqRc4bMsYuNRwFw+xYX8Osw4bZmA2z
q4wYuIqChoqlxUa0aunIZQxEJ0kG9fCMqY8JEY7KE91OGMTeWwwXo6zk1tljnPtg3p77YIQRPWJlOWDtOWSfdJV90r5ht/ANu4X2TCvtOCqEL/yp43pWpqAu
JrdMWzr+8PCyOHvBqlu8KoEFua9s8JI+oPQpjhn4g7sZ/4obgo4TUqLQhuaDXKSqCVK1VcGE2VeJ/xfIYWnX37mea2vil85/6gr/aWzxn2r0LZxfYDvFLO7N
9CkF2LSm0aNJ9AOiNT15mbSmz35vtKbThTiYnITP4Lc2k0UF/1caBLNsfETnTfM7ZZ0+rSQQAGtwyyjSyo1280VDbp7QEPz+rAzS4r8UXORyyUU/AB5drziP
6mYeNdRa7ZlH9aRuzaPUhZ9fssk2eSa1eF7F9CP1/asspl0DljezrWpsw2rlOneOd6qRLppmYR2zbhHXJhHq1pMWzcY67IbHPES0Tat/ZCa2HwWMkmaiqihm
Yt2eiXWZiXWeiXWeiXXMxPpFZiKXIzOxoebZojUT0Sl9Z2K9dyZ+4ZJmIiH06ksT7H68ajFq+P3J6cxxl0+h9x00JHVMzpitn+54eoczQ0IhOcl0J/doaMA2
MTB4YLyqT5aEtjwkNnMvAx+g+rShxLzluK+6wgWVudxKXPoUMte5P43eV8ONbzx63aTmNv/IAWYbp9AUs5+61Kzf+IJGGvDXJkyaQiow7rzhMqIgTOu47/Kw
CBd2NXFlSqrRkI9W6xHV8ekv/LnJ1m2XoyaBVQaVQOCFhlRAlVYGAUNsFaLmfR1AnjrOD4+/beIyBhocSiAGFircmVTntItV1bZ/7ZrcBtUjSevhtN2Jo5zR
qwHa/NBIwHzCfPwdNKZClEF0j3XNoNUwdI+G66/7R8zyF6p+myKex1YSH92ujnUXZH9TCW60jwKG5SK5XYIbgGe5SQS8llJuFjpR0gRtj4eZ5BEPJJKpGRpA
k/GmiyvRnoaRJi4L0wZjYv2Oa0ywbg/K2uaM048x4nkF1HeVnM6kdBGm0kZfptIG2OaZoVH15VM6vokWeMi8IKJ/eHsp0RZISwnIwVFKJSbuaGnNJDDhsoGG
dfS+2JMYmqQ+zbTzasRQkuQdqiE/Arq+AV4YEXxO8R42VqCTd1EF0HaGkLgwrF64suChXHBx+59EwqqZkyxGa2g7A+0QIFcEuKLd7RPEFzTrOkrO2SknCa0r
3ScV1Seqqg4iYlyJFyNfqj8NBiEEgb3tzpSD3JzXjAP14lF0qkyHQE409d9rxmkTXHfoHtYXp25Xg5IhzMyVLkH4sbMX7CpEuBtiMsfgQKE0BMRSJKueYt/o
lwfvI+ABTlB4ZZAP4jrCBE/R9oRy2EXgYJwc6hSleSDLALOqlKyUrNFXHBecPSjJMCf+X3TKoALcNHh9KA0CZK6Ezl3QW7qlNwP64HWCiEVX/PeaccwFj7at
19ODathpiePwPkIn+cOpur+QhqbAhTyXaelIinBPnPtHjx419qQkPEJ8niDRV/cXMLhH6fTHle5vO3rk6IIaMCQ0oB0U1cfk9yhm24neUyvD7VSnY03nDXIK
ST5LORgXmPnjh/p4mG7UDqab+/uXgMyEOkY4MgJTMWb6kMmV7TCDoM/8EAFrx1DBixm5dmfj2h+ca+Cv7Zvw8lqjf599v9G/dzL655okEGvJNbkX/iMWDvKa
AizmFvaJ3ZqSFntbWjUszh75uq+xs8BJyFz20cMveIYYxX4frC6vSsOXO29klNp1qVLF3sCfr02jHaUbWC3fmarj4LX8+ZpUCSe7yXGgDjFHgv5hCYzZEtjm
RPQzDrJJEh4L0lBP/00RhGaq0H1XL999eMOvFTowXqIDsVKPP9htFbWbDpklpqiN9vGDn0gH8zzDyaDhjb14MvFqD6Bvg1fSICjPeIzLQs+4gz5Bgd2OTzsA
8MIUncq+9mWnL36SKEuQkIkGfFu65CD/5ZMzn3WzqwTZWZw11/Ag0iuupVfwvO16B6bDGxmm+QbGp9/AeJfXMjZxd6eRS8bq2zsYenA7RPzsNB8qQwUziQfi
hgGQZ+0otWEq26E6jgxndSinW5h35H5JlU2RwJQTntHvBxymCbyE/HCadnwF4FHaUOJfP0RyXI8Rw2E/fMBGjCYbMTyG0g+xvaJayOAWs72izfaKkI0VNbZU
RGypqFvCvcHQm/Py/9F8n8IXI0fl/708dR82MOQyxD8xUwBcHonfkYo6dC3y+6pRCJFEhoTzKqe/3J1Ud23eioAtTF6dx6xn6yrcp/RllMosLVNis9SXFiCX
1IcPCa5PWwPzAFyQaVdySZhsJcyvn9Y405GO/pOnQAGkw/GIDggFcNA46qpm4DXcnm24YHirDBKuIsZhk642lMgqlJFqVrfDxJEGDROM8qBVOA+aj8sElvvm
0piSvZC1TM1oddl08TDxrpJ0jPhllcOVt2LEra9qJkow/6Tecy2HsdL4cCbGMotb5X4rqMy3ZQXZpfV73ik8T/WxfqG3kgqZUjBKHDVeAx9EHjWeZ1WrwOJX
Z1lZ7RuiNfDiOcvqdRkKnWOYAZgz84Gl2o+5DSW8DCxfxEEuxjZDSG/JGtg/TO7bwx4nJdfAmNiWVk6HFjy5m77ODpnbXDof6sTkC5EVW8d/62g6JvBRNxhu
BTBzyInIz4aciPxMyInIT8OoWM7OVaw0i3Tknq1kf0uCVMU2TnOaxWMeG6fPqtNowctSk2Zx8de7zdMLnn2OnkDuvIJNeoFdniccTtbJKLmTXQ7EY8I49ogQ
ZS04PTn8iiUtn2yxu1ZzDuPB8lrNcK3mhN+MazXfVatZqdVBqdXMymvVL+Vid61ACBEUanWW3Wx3oLC9XKe7ilW6jWt0K1folhXXJ1X1OX+RsTtNUdJ2fRa5
PjegrBtTZkQq1mc3o7Cu5WohJ7Dk8EoiItkvlqHumMiTuT8M6HgAr0h3Taa6K5JQPUT2oXpsK9ZjkuuxnuuRrLgedqBKoQ5qTnr8zkc8icbzOo117+D0rxwc
SnSYlK2QS8ox52ERc05xjJ8JmQjq0yEj1p4OGaF2KmSR+UmA1EzNOAn8YnVaQHR45WcP2JGR+JKSEW8kGdNHQERA7L1glwfYrdo3kK4NG80kEojAVNNOAphq
2knFJh9DjmSKdyNpSnKLk2Qh0XPFlOJ+5iOmXacUD4spk0NVyyxGgIrEztU4dq5diJ3DBuV1b1Dnejcor98G9f9j71/g7LiqM1G8dlWdepw6j+pWS2q7RVyn
LJJ2sGIxmJawHaw6Y9nyI7bIaPIn/DNzPRPmXt8jJ9eSFV/f+xPqttWSJVsGh0ewwUlMIJEJbuIEEkwGgiAEDLEZQQg4wSEiGOIkBMwjxJMQfNe31t67qk6f
brVsY8hvglGfc6p21X6tvfd6fuvFRqJaWI7EfTa3hswc9ZhHmsiZaZrMm5pJACM6TC1ehWqr8VLDr0YYHbNf6+Tlmbx8/QpffobJBPrOk/UB6vYY36alorOl
oo3PTi/8S9tNfDtXXr5ZXn6BfXmZC3q5SpZcWOeo3/R6bCx5uyeCQ3WhmTAhDvxKGIpjFOeRyOUyCzQtzoTDirCmuMLqwUkUlH5Mf59rMNy4jqHuyt1K/DQ9
Wx6ybiXYmnHdcNsW7pYFPSkIXw7U0dawiqYoPE0FhrYzIFa/rE1K4ioW6LthouilLY3ZTKuyuUz4mLdc+FjHpO426qMWRHSAQpKInuo06JGkQWfNS9ukQR+H
otGDonEcisa2pEEfsaaJnWqLWsVjnweS6+Dz4InPgyfIc55EkHkQmlJa+ZEBXy8HjzocgfFKW2FSboAcUB0LpdwU64DqWCjlO5FsyU/qrfSOWLbQI7H4GRyK
BX/zzljG4fWxZitikVHvjkXEfFssviX3xeIuf28skR33xxIo9kDcC9CoFe7ePCLiZJ2Ik3VHnKy74mSdlk7WrcDG0BVIhp4W6vpeujjh+BiNy/iZh/Zr1xZO
rjEq0/jYqEzjEyKgKrGrd6qxjRDBJ8U6PyGh4mxXr8V6N2tyaiLyYipyaiK4AwbI71lLxZmOSsU5vZJUnIuN1N+/vJsnnqaB+ovPzEB9cqDGNz09oMYhe+O9
EStnoYtuzlZgs55t5ez0oNQ1c2RXyCo6cMV5tDD/Aa1YhNVrKo8rOrv4ZDq7OhawWoQFfBZxT4Fwkp6NeDZqu5+0aruXidpuu6jtttXUdlWdGksghVtCWJee
Uo/sN55Ui5Wim4uztY9VqRS9YKRSdHtFKfqFEleb6imSGanzatk6Xym9vSZPbOQ5sm7X26tMTrQCRu7fXyTH1PvG+Cd3LI8hvGQN8qjBEE6puvt/+6blqoNS
silKyZYoJduilOyIPNKt5Bz0xVw3ymXLK2OdiH2cqadM9gyi7+NzlaTsDe0CSyN6n9FQplo+HNMaynHRhK4STSiWAMYfu94pMTTFfcxsbB6kj8wLCp8dhveX
S8yoK7nf3mKtpTcKAGR82PXqcOl6tUqOCKXjlGrIsZEcEU05IlpyRLTliOjIhtTV0UMllNDxoER4hfkmsIdCKJCMG43mo8iX8E/wNGfNmH0KrgU0DnloHQ7g
oOxBUrWuBk/wlc3lhSOKc+AY54KznI1AZGI3g4sEd5OdogO82TgbeBZnkbOwC4JYBf41EuBLm8s6lEIWt9Rid7qc46HEquTfVazKi2QktghU5QXya7Og3p4r
jaK/5w60P1kxYRWQjN+qoSPPlvZMC3TkeoGOzMSfbJ1AR55rvRyWQams1XPwmdSjx1OrH92keqsyBBucK3rK6He35RHWiStKR3fUSnHlsoWqLOsYVV7VygtU
5YOLlI4e40iWUJVIDv/4KKhKtlm0TOJLt6Z0/JI5vL2k6uNUx6p0LValV0Z6LnPGh0LkdywFznXTc2ocv1Ubx314LBTeMzSO3zzSOI6JSP9sXnv8sGFbyauW
sIofUcT2VBLWNLbxXkGdj9F5wFy625gQ6A7Vi857p+A8bPFD/Yr3Atewi5PS7KZel3lMPuaqsMKEeSZ5yTmqSbIMSahxjz2AffQLglpYNh1AopFBHQwwFsEo
rMEA6IEx0zJs+sEoqpcyiSTCXIQbKVQSiQ9CVAOJlPfakN7QuN3EPFoMFdxA8Ey0G164e3YzLT41pxVTEVEdYnOfYgW1J26PHifMKhQX/R+3iHNIXbkeiWRU
TwvzzYbrlbisx6qJj0EzF9iB86pojUxD7qhxczEmEa8DjNvo3YLL6HyTtXEjhoEBNxF/6slrQgM4KOLMG26zWXsjydobS341VYoN7PtzA5gTAxZabXtskSZj
9CIe1YsYLXTFfOKWpdWo0kqXTmQXNP3JvAXRxlHtc8ccXpYAJl/cLEFFjJntVgvzvYQDvi0WYuVbpYhuminiLi4CROfmJg/JjpNN8JTlLHWwenmARPRZQLtg
kP7SbVY2uyD3RDibEOEsrUlJTiUMXfAyAZep7puvwGNuF6I3YJdxSfgxwC45CK2MZQ8FSjHGEP3B7C55bjfP82fmbKIkpX16Ez7k1VDL0VxfmsvJkMq38/7u
iKjtSyJBvb9/3vORFbbisZ7ZXUTPjSQNlz1ciWGXd5KG7DIB7zIkK5WIZbK1xKcMaNo8JUDTJg675tCyiSqAptaxgF9sNhV7HQuKdiC8Bjin9HE9MRTJfawV
HC7aXMhaB/rpwV5LV8MT3E/AkDBWaqMy+RHdU0k/7Olzqd8FC5tF89CDYar3ZLGGEaBDA/m4PscnHYlak6wGJOGgi31sQpA9ifwW5FkpLfDJ3lke/xFM6jfy
+cwOj9VN7Zd8Fc2WHrqeZYh9Y3pkGBG4cUWiDJ3UGX2fMilnUzlBJthnapLlRt/IjR7kxsligu9QK95rduZ1ABYwcqMVfs62os7x37auNNMYIwgEbM+nH+vx
Jp0M87tGrVu9nHnnqB9DApwIQ7YB+W9CfDtbvNKm5RBYD50hxqPMfaObOzmiuXGtuQA2ocb2v/j5337HZx9+cwq8A0+nDhcPLszDP9hzSFigmKcKiLnVxsZW
SW1cIB+5p84G14qXrmGclap2Dz4P4Px5b6AjsXazYUFkuPMKy/0sd1qyPSo58awP5CeiBta8mvX2qQp9aL8L8UqY5HzzsnVrjq9yeCi7qpXGCVy8qpWFnFZ2
Vauteh9ZtKrVUuDTGpI4b/UN6jAgnHvPFD+5fUrbDae4aldOtWQh7/A2oCogyBVM49IToPzmVNB3A/Yu+BR7PTeEXU5vWDBO2bSP5al0tny8i53Gqew0x5z9
DANtJmdrtXhCb+ECGvt6TL+5jtuMyAd5Q2cxGHQ2JkDQ9Sr7Lz101Dw0Cs25g2r7AQqxKYJfypUv6oCZ0LKPyN6uxwnj8xnjwDPR44+UmZEl+qtwsrq1vgjM
9aJeLIavjnECy8zU6m3B5QWnbuMk8NWNhHO8N1j8bvNL/kRPrluFem5Rc9i1bNSb4qwLDiXOWpu8jN8XwxqdCHRz/a2gXtt8xe938P4lBqf+6rg4YyDvbuLd
hiS5BqRb//Qtuv+TeaPNecHOQA/jMld9A6iDhh/6Rb/UvJT7yBI7x/L7BXMBJ9klhs/+xTuVZjSXGIsmA9RzReXa7CWazVlqY1kJHPupgbDLRtYyCBG2zaNI
o8WZAeqz7nFYELWZ2b1EXMjEXQ72lOfTB+38NNuZAyVbDHPMpBSZACXAMTIWj8hYVAEkvZ7nrMcHK59/GO418JuMeQ+BP2UscTFxsQ4Odn96i2iZKoThCuvx
f0lHGOqi3Pdwbn72FuZPxOCPnuYmkgSsRuZd0uY8Gi7zuPT7sqn0NUh6mfPdnVljKve2cr9Z5ToFwmwkT3hV+Y3Y2Ka1D6TP/LB4ZmD7dFjA4mlneRHgfvvk
G1Sz3KCgV5YNqikbVHOFG5TMg2xR4qTBmwnraLUVZNTBOoxW3zk5Wn3n5Gj1HSziNjFkyA4h2FJoHTJmmw1vURuxdA2Hm7zZRwpXGIZqTIxvEsizGZAFb6Ir
CKSIdYDMEgL3Nc6jBUlbI1sGZJamoYsGe9GMooaG5WkajO440vNwaU4miy0T41AbihS0QMJTCw0EALfLuPm2cPUYa4FIghFE4qZvEZWkL2uzwXmasqbO1MTq
r89YlwtDKM2tlUcx9UIjPlursmQA75opOhGSnbwY/eLsQfooHwuAGWsr9hni2QxoNuPFb/TlqPERTDxJz68dyMuTwei3wjiGw4Zev3ZrW3jM60XDaQ+ayuuF
XNz0L2QLQsvLPSgJBX47eU1QSkDVOFqMlNmWoCl65JbqgUWidEtjeGfeNvy5WLYqGP9Eu6kkLJszVGcsLMU9jpwenO04xQdmL2OxeRYRVrFJH42oqARRMDDr
t1BuyzbERomgnZFo1SQ5JE+O5a0CL9CtaRWTe4rZ6/8PerLje65yPKwDNaCyxYW7itYePhyKcZrqZuGaywH/9PTP3b2k8OlwrT8a6EdbtUdR1qOyLk6dM7hU
+QxuunxKF8qk63DRdCRKzVvH8k616Z0RTW/Xmt4xTW/Xm96uNL1FTe+06o8G+tFW7VGU9WSD6uimtytNb1HTO9L0TmKBeOcCGHyS9A04ZYrvdncxD0B9lxut
2g2aR006IJs/u6WM/+zghqEnc0POMqh2cPXPb9G5qbT7ub1GNITDN9o2lUfQG3v0te0xTdA6dKaQjHsnjzP9dKdwfyeHnqj0c/xOJRuukCjcEC/d1WOloU3G
ruRcRlw5W8R8LL/MpRpdvLNwLpvquTQwvmf3xCy8hI/lUFilEOMI9SM+aaODHiER052xHnQZ6h6Js4isPwddOb2xYdVImSuxEM4gd0AubvGQupQXCs+RmGY0
C6cJZ9+gA7qBb7WmGNdQjFOjGDgXCM1IMlalqcTVVML3XX2f5S2mjx7DFwqnyPPNbIjLj++Wmc+d4kmZe6cIdm0VfuOY2EJQ8kq9QVP39OK/orSC8B7Q8ICg
7Jpou5wT2VXXP0eOSPDHIMcdGhpaRu7i8cBCCmhAAhiXqgvJDkswPCwBDUsvkDSL1fVTGRk8Q0WUFOFmmtHR4+LCkqLXUbkgOL4QreZelVsfh5fiEk112U+g
DiaJJEpTyceVqp7bNXU7tLRzc+75aj0xAQ4rijK5M2HupDD+8B2YgdiKHBazxVyGpNPbpsC8hsLU6sueXB7n1K5n/ILITP0Lbzl6faauB6sQcsojYk7sde96
MMx8WEBztw6ON8LyKvaoMUsrudf3Q+ZDqopU4xPjwQ4TioEiEgNFDCVWsyKyeOA/EsN/eDrQ+xY+1jkTQzSKG4ksb7roCTXqCaWfGOZPmwuQJKY5Nhy6LJFJ
5CiUzF+ePncNsxqP0Hazw4FnD+hIFN2sN9cMCpQekahAE5w44E4gEnzGxhXnHu8rUTVpUmJYUJuSs9etvdZ+qRZQJykAw1MbfGcAyTjiXZrt7y2A3rR2IlSV
GkcbpIgfW/HzYuaUUTcVg4IXT0UnKZ8wpIHmWv8o8CCn+Ibyj6uSZWUesGFWvJhVmZGgj+t7QZ924v4sAi04yAKyKjWl78gV3KWrVJ4ZeXogpsIhToWMsV8W
oMHuq3l4rNnvruQZBJecB8IXNzE9zA/THIFhBrbCnt15C+FuWvtMB8f56k1QfZGceZcSH8Q78RlwTnAfEWp34NM/y5tGxnH5muVh30MLQqKe7xBRXrh/+1Qe
Ig02VtgmD7k0M+Mt5DPgHTDlpe6/FHMe5yQx5gmMkiuj5KLTrh2lmIOuqqMUyxjSVRmlWIZVj1KKUXIro1SOmINRCvDh5y5z7jJKjh4lB6PkjBgl53x1mQzS
pTJG2zB0iCvlkdoiozK5ydss39Klxme7DA/gD8rReYT9RNzq6DBOBssBPjuw+OmJWyznH4C3bvU4bhFuF/YmLEeuGVHtfg/4oC/couUKepX54ZrEBcow6H5S
vbjUg3BpiomX3iW2tABNomPuYuAyUCcu5TvLPO0Dndvy99vp9AUjYZwJ7cxEuWfztnpwGFLi3aB42uBIpHi64FlE385yW5voAFHJ21yEu+9jXzuTROIUrb3h
Cqy9nF82HDJbBQt5abkqE/vCAXBh2LQIlW6k8y4aUb9q8GWdLzYmePusF8erTCCx1mVOiTOBXCPmjYDU4hIt6xKCp318nK/At0XUtvOICfvHNsncHp9zquqM
aTwPPBzE94IypgcmSSXsgWfxAUFffpQdUmlD8rUjy5cFQNvj0C2cBV+6RZ+Z6/NGYSz7mfAviu1dtI0coLarHZzEbVp8XOGZRbWKq7unU/t6Z9GGgjP3LO9G
nLlIxQ1n3w3OLwLuks7g1wKZ20NslpiNjig2dImfFxLnfvkWfXLZyE5I6005yFjY9jkpcsKrv81d+OtbjG/uk04JCSMqFeJm6TBLRtXxLF7i0+97WkNS610G
48x2zqDKWhVoR5xaCdpt+0895e1HspB+euiojv1sWbofHiwqT6QfjtB31CpmW17IuuuSk/DgCGEUYotbEoiuQyYk8wc5rJV5cCxvVGXXxgjZ1a+x3A3Dcvt1
2dWvyK5Bre5W/R2Bfker9o5FDyHmUkuzfkWaHSqlkqFuDt0t1XqGnwqYGwphNeAtufw5PMb1alZUEDxSjFzDHvRA23m/QtDfyoabGugt0WutfTzpGIpEfMrz
lSzTpXK7OV7bbs4hmYm3kf8Tu8gG5xphp18pYK9Xy050HY/WcV5H03ZltRhDos1+TmYXSZiUH+ddxFgHUoF44tJy/2/kvl6V5ey0sLzyRqXk30pWxgEN+Bm/
kPtZ4/qFzL+PmZvG/NAbIOhDb1eIjQniO87585yz4C5QbuHpQKvz/87kJUwF2HSDMyEbN22VMgkKXpf6LVdALbcNL4LdYRssBJfI2TDtbtEApYrxahtyYFzE
od9e+pVbxBsQPqyJxDTg8t/fIkbMhrgToj5pJ46zi9B68OgN0VAEYga3HsPdZea69sNJfpR5jAkwEZPGYjTtbjTwQ9R48zW5G5YIb58o0yOxP8TP0P7wzHxj
iN/vJX0lKFwLeRt7dR5D52XsDucf6iuYiiF39Fv7+37WOqiZEWty+MWbRNE62sigX7/UW1X1rWrRW5cyXXB7OoeIq1b0sYO9AiMYB9p0bhBnPETQ7sE+mGb6
n9qftXaIykkLd5s8dop5f+ApdnlaLKc7tHDy8KjxZGIGydNnTiRiKXFvohygVpzxC1l0PYsIPcEXxHzHS3COdqJHfluer2yKusq1z434tjzXOcpZCpO1QOJG
akwMI/jJKmfpmQTa4WJWtZI1Wo0yUFR80CPjxFiT+1vi4R0ZzLRRrK3L+oSEFawRP/7VWwRmzUuGR13ON9c6AQranjVUVb5ViuhR3m/HdlERSCqO6AyQYHlS
kipH4gML+dFqwOQCdH8KujC604O6BghYtCe4RidGTU9GDffoIRCFzAhJQZns2qPGLWZPW3YIBEk5lfH/Gg8gDw77FXLKb5dTfrv3CWVXlRe0uV1Ri/qybD9P
K3tC0VufMCdCJG5IJHPK/qvqjrfJ3ZGKzduecGoIkrL5O4VxQ5sEHIuS/d+R3X1dIt4A7L3mbZEZEPfYIP3mLTaYYIJTDX2HFsXcHLAOYbfg1MA4spIRsBhU
8XpbcUbnI/vFNQUKEOAyAQ0xbRLF8wX2EbBexfN1NmY6omXIqBHfukUHHfh5U0QZhs5ri1/rk1Cfegxyk5BIx3AgTTye/hJrndvF7MXtBqdOhCSnYL3PWoFQ
AZuD2wCVPMch9uUGzDu9U77kHSjVO7xlNWWw8HwCSZB/ESNBNYImqC86zzP2Bwvp2BY8xyZHI/wDUwn2EB4Cg+cI43PeYUxCxO92DJ7j8EOC59iU1pKEFJ/v
TMACOOOkkhZysoVeVlvZApqSGd4Hner4soYuS0yoioyxwewhSpOR1lEzbWEHFo2qGh5Vn8nhajZo1QaiabEtn6uxkNiVzdIUppK2M2IeMYHe97+1rNUnEUwy
gm5w1rUR5BdU2bV1CWNf82XDrgl+kihQm7I5RBJ88oR1Tn6lVvHoJFT8LdrEDq9QAXKEGFY3q30m62qfSVH7TIja5zSBxXfOUacLTr6DXMgA0U7eopTa1xdj
bgNO9xwuKk4KloOJyvPFod/bwVcIPxMRP6OSmmMfmJon2abnHGUDIJfNnMrtL+J2f/f++b6a7yKVLHE4keZwcLaB5XkFv7fLQR6uO+s+55opPSjBQh6Lu3Nd
HzViZPSIvIyHR+0/ykCl9oyqnjv/c9T4lLfr41N3hagERS954gU48XiNg6U7eoUdSo+2kI8NOwpZMw0YnPCk/NtKIj5WypcNx37AFSQ2ASDiKFTnseKnz2Kt
kLdy2ELqVfUFS/BUzZPzVM2T81RNnJnsIRIgSiOVY1y3osp8ICmGVhFk3rFi9rKp5Ost1aryD/6p8w8RG2el9Nq2uFF/u9y71iajgbOgumbfj6Ct39YSZ3nk
ZOC0heocNYGk1oVzvprA29ewVErvXAMbq6jPXdr6iB0JsCO2RE6iI4yZ8YCbLi4msr9nApn7j7w9hxga4i7jLMTUsS4Su3TRGvQgtAfcKRTJm1l8Me/K3ODW
VW0km6WPKEuKvXR72oEWITrHAcA0XaQv5zuI0aGbHdzswr414yBuuI07zaw743BwETI001tuhPYDxhaqLd7GKGpsRG6K0bfgMMZQUsony3VJhhQrLJS2c+CW
7loenONMcOyng3FusMOBHrP1eVLh2JomliHgHsM3h3m2WGwwML40xfgSIPiVExJOQ7zG+cpxc+sQG8vf1p7nbJJva85zZvCNJvZ8dW7Gbvopwpz5bgthzvyN
3pLLN+p3T745iHVms0yThtivsIfiBgnGRfeALTWhMC7sbaIZlxCMSxObWiJsQAjGRXvgBBZjfIgdpEOfvl7KeNtPXYi4jl3MFgYlOxEJWwha1Nxhq605w7CF
DV6C/jSL0RL+IqiwCgFzLBE6IHxAYCGkk2EI6dpDgh8dEAVhehPhL4iuhL8IwF/EllP2zXpB4yNaL00bBlnvC+tYMUjXyjxfI/N8tczzdpnnK+w8v9LO8/9m
5/k/23n+GTvPL7fzvMPO82V2ni+187xNTIkyz0M8KiZ6ojLRqThS1Se6aTlUPdFNdModnojA8nrP1VyoOkc6moSEKf3+NtQypUHJlAaLmFJ2RgwqTCmbJCdx
IjnIW2pxGP0KU/o1pZqzpe3ZyRnnX6J7zY7t2u2ND2G9vbHNZxb5v/iwBaqHtydzecem/VJwtLlIHma+bI788uiqNlhH+gBMyl6BI8AGeA6nS6ATS+/YDbud
MznNMABBjDsheHbxN0fNAXZsxr5Ebf42DkEHHnYWwhor8YKJ+Iu9QZXYrGklOJDjoLTCVsR/6uk/3VJBXmkhUMzI3Re3jUZAvFX001Q/P/jPt+jALl9U5uwi
xBBBI/QGaNhWDsOG95WAjrvDbpfiTeWaUO680aOy1hWJwxfc5IO1aO5T4aiDFXDUTK3B4sjeIcbO6g7VEsyZEnaW482Zob1EOOx5DMR7XI+6UOozj9X5IDaZ
wnMevhcBm01fwSoQZfz6SChBYAhveKcDJpo3stMAE83fJvMIWNG8DU7kMWAiakcfi2cZh5tqMFw531T6dTnWK5GoppLTbSWnVSqZrFQyYStJpRKW/Ex1TqU6
xdZkqu4bErNiKis0DanSO5EaVsa+vib0YfBvlC5bGysR9NS43F+gteJwldryjPi+QNoYst1X2u7v5n7lkY7phFum2IBLl2Lfxr8wJadP7mcrQ/1XyKzPKKIL
y9iY5Z9Xo55X+vlFauCsIXZbYvcWoAvLGOtaWVtQIjbbROhONOP0jJHFVNVemyzln65Kkwr7p4fa89XaamVXWFw7s7bc5Yh2PRgN1THaVKBeNaNaNRr6rnJ8
cUAtbX6+sfmFdZtfWLH5ITVA9bFAP9aqPbZb/Ep9bZMMKzZJVRWXfCMqhdY7XrCBzTDYL9UC6iQFsGkmEJM8rNdULHDDw+KMGhZtSx3dbneFHVdPa1yTStAp
HJBHdFFZE9svS+o0VvjIUvNkqclekTfMepPVxmtNvLDFUhrULKUC7Sz3xVIq7q3aOFretMZROIWiyusXMs8aRwWbGWneDlciCTILP4azjeU3HUNtnDkdTQQ6
jYk9KCH0a3dPyQKjmRIPTEmUCFgYLpdMSeMctU5SL0zSjs1sBLFdq+QjkietSYderFMf0GGairtpS9IKyX5PW3+YeMMCbdhxHaU0EKQL8JgxhuMxh32D+Fbx
C+PqxguBrXHghsuYKi122mRkxUhAuOLimLoUsYPiLQwE93tfNSje9lnn0t0A6KDWBJAhnzT+9uU4mbdTRbD3cSVwKGxJ/icMz7f1qLEym9u0qvaK5cc4GjHG
LWk4ZK9Qj3HEneJWsqLK9j2o9z2L6aGGFNva1myy6e1VDP+AHHvfuUWnfYrZfhWl/3JLqcaCA1tY4ZpDyzWH3NZ/qMnIiMfoaVG6lXNioCa45ha45mTEQ1Aa
Q5JuMtdM3CG45iYNKidFCIE9wwQC1lkflgzXQieIt2s3HOgapQ/rEaX8CghOMfefB8X45eyB+av/aVCsvpTFFx4BWrV4Q7HuOmZyQ6GP4q2fdS5nVuqRnxkU
p+NrwGA8xA7/2c9oLZoqHvKvpSLrrh0Uj33j8/ugLmMAI8mNYHTGyasNKtGzhUkU1DCJ4KoQGEyi2zQmkacxibCBLMYkChZhErnGtXIX+8azisPVuTkd5hbZ
lnWOcuBvh4xhYFfxoUTPE4hQw+6eqPS7t5RwRhV8InCED7uqNVtZ2xUxhaHNhiQUuI5aCUWLJq5MlrelIoO47CwVMv34JHEYLYNPwkT5E9QeQkmDOBIQOtRN
frGOVi3EFZGKJ0hu0zILhLA80ioolpzzNtDWWNvURIm26J5EubRVEJZ0kxr6KmoB19niaCssjZibRbJEUmlps/x+KWumdC4gHGw0f94li4Qf/LcWq5FlFYcT
DTmyqhBIsyLDQdVU4NTMAOL64EiZignAsSYAR9TWR37ALQDDXSy1z2UXn6YOvxR6rjCjMVDerJY/c5uQWdcnhOzpHTWS1C1GzpVkZb5QMJSIjcyHShGcgMbZ
0qhbDQ5lcpIDSjVmZb04uW/r8iuLRvK+CLRx4yq+qURbiRrCjJWWkVjAGiyIZmqnKLnxElnHPmqMsBilGZHIvaFuxodcagZvELmn3Wb/mt1mwRqlf7HfAIdw
G4S1ST9vr+YA0cKMRgynhbbRNoz9H6E1epN+yP/5nH7kA6tG8fWL6q8PFr/eZ3WvRlWVrhc+Xg/nWAeb+E59Bvx88QVTAQaaV86663Lx0FyqY55oCnJVq9nj
GeEcdlKzDLqSmhGDe/TMwYzJ+EOL/Q5fhbM6TMtJ38iaNqyD7i7eBjG2jXoTAionTXB15wUkwdFN4JiJRubrJjQMZWUKTaD5Q/Uug44RmZ95ZD/j12PLG79B
x78FW3Xwm4m6Y9ycvHGM5qLCzjujPFE3OCYgzrFujRsc1/o0bnA8ZsIbhS8Cjnki0E+0yidQyhNpwDEul1Iad+TshM6AVXuZkii5UHY+jpFsaCavUWXyOPsb
j5JTYWwcy9hUdlP4mfAsR7x7m8COJhibCJxFE4xNPOIh8IXw74p48InFweDTbMjgO4wtnAEMlB3sMgw1dYYWVfJhZfmGzLmUdx852nMSBoKr5IJgTrCNBxwC
5nOAk8UVJRoHuslh7lQPc6d6mHNxh4tzVBwNp2go7WvlLWrZt0Tylqj+FjZp/q/4zyda+rc/p/oHgJ5lIozkNMemAHtc4jCc9LtAaU2aWGUcNJdcCj8MB1ys
x2sUbr7eFvFBJQ547A4rKELD00IxnxXdIkyMru5vTHU3HbbVff7WU69ucpnqWrJX7D8s/qnmta681uPXevxaPO9lbvprh3WIU6qxP2vvq4xJ5WulU39rOnWo
7NStT2MM05WN4d+Z6m6rjOHTqC5bprqn3Qd/ZX34yogh23/ziifs/TfpCTt7yQn7w5tOvfHRyhr/96bxr+fGX3ZKdTzorKySr45YmNKn0UT4NVP+rsOn3vHp
lbXpCVPHaw8PtekMicXjSLzSTz61zvHDa0hIa/3op/B7wvxO/v9LFWK/fCQncQDlR38y/FmPP9P4cza76uPPufizGX8uwGu2pB+4bVGzRvegZXuwIrr8vZs1
XV4wii4rI/l1M5K3D28ZlULfGLFZLpr3b9Z3A3NOTsJh93bwnkVUBVFO1lRxmSCKvJOf+1Pg4Pr7YN2oekP5VVnTs95QlW/ggrxR8qdn/aI86xdV+bZVY/cu
kkm9kR5SPodTkGjKrugLeUKiad6CcBqzZOpaybRZkUybWjIte2skU6BcwIk7AeReG8G2UAMTH3k9CW/RfVyNb+RTzySJTKq604WsORR64Igcv9SjGoVPQz9J
TJu5XemG89Nt1WImesRbqMGA2aOHA+nnTTZWQfvTlX2t+tP1rKrY0TGUYEKvbLvFMQP0gZ9+kbE+ADzqzsvbvrjoHnOuavsMOW6bW6eh3zqs7bMwy11Vd43E
/ftxv++zVx/jNNTa+duHtSYNwBHhtuvb9Yd/x7zcPsvKfA/lSVrl8r4o8f1Sid9mM+lHgoarA1dp+TIRhULjUdXzm6WufkQUE9ap6SACZ6AGyZvbp3oJB6H0
WqzS6LVlfli52fGqSvXF62XkKrmEQ9RXsiiSOly4JvAsqVJ3Ve9iJhkQ5OFiCs6aQ9RX6CiY+CjCWxyM34W3ZPGBo9fn0U6JX6DlCCCNBY6AkSH2JXpC6Hl7
3m2zfzlbIxMOT+9O9aIq7UYyddvajVqr33VYt1plHVTVQYSEmzAe4PKzsj3vDM9K08zKD9aMLDERHb0dNE9h+K5oB7UqXidViIOFmdB9y0+oWnJCE43gwppS
x+hD/9R4TBi1HHQuzra2s8RJsfypwPvNSU6AkRHzvvGisB2VADlaz+4S+yXQbgScnHH61QI6Gs1Lx77WCFw69XSioX2LAMMquwO0Zpu8SAedMDZMOQX//bC4
oMtKYU+T8CwvkkmxVOwbNSoRMpGvJmW0Pid6bmKXSWiXaQk9t2mVIqi/Q58Vuo4qdB2d+sm8mMKfNq23lqb1kqLbvZRhaTABbVB0uug0zVKh1bGjefeKMmlA
7eRMypOzuejklBOTGzb0ZNZBYW/RSVlp9BfFJ10a0NNu591KATYU52nhi/sNYgMB9J11qytrjFZWlg5yXMzTrEvnUGqNyZxnc6yP4ezupy8cScjuEk88dSGd
zlRqfg5H9PARWzbifYdNxBZSAmL5pli1tMy7O2n8usUsrWR97g2t4QoWmJO8LmIYGndECi+vzvmdPI7x1Dzin65vfIXfyrHB581l8TKYFNwlY+IM86RPLcfi
SYzipEZHJhgCL++++7AGfXNql3/XXq5ldMvcH1PjCAa0HYjYtUX21eLCK9qstq1EUMj1y9pu5Sqjy5d1/d5hExI5KqwQaV80stKI9mnAXB6qkyfDwUvfc1gS
1NZ82VwoZRjUDPCXedR2znw1yx8kAHF9kqAuWnldtVx+ESDPmVFsSYNbo55vyWXd1kQ3BTD8U1CvMkBWaxTNVh/EJC1+FGveiIMtIe8WiXYnDO43ixNNI0kk
Ikkk97FWe2RQJySIGGs2cwyuCcwM3NP3HrbhG2EWwDNm0WznDIUbZh6SYhLXTMsRPIKJ+BhFB9qdi+Mr7KbgJW9JGhIb7dYQVW1uP1ib15d2ZX3uZw4da106
y33txxhJKM2/jlBojo2XQxTR0LSvtIb3laS2p/hL7Smh2VO86gKDwD1iX8DlZfeFuNKAWO8LxYU/sWhPKC68vLYfjNwZUJsRvWiivMQZbuLT3QNcvQc0R+wB
JpjSAdZAZQ+wOgheEk9nD6DB0XtAWxrcHvV8Wy7rtjZ1UwByzguZnQnao0it+iAmZPGj2ANMzu+2pDFq2z1AWxkBG39xjZCcIrgB4TicLYLuXsXeDOySc5ab
skENjnO5oze2ktdJVhD3VZlNG/Tl93TMsXuS2C8Gh5wesHdJyBxHUKwfpL8v289Z3rR4OJVxW62l7PbipRgARCQ1Ce3gqohdcfjN4va/PnfbXEmkKynRfi1N
LRXir+TFLdpubfC6gA6OikxbovQSQWqjSyOhkYmOb3E8vvhGLJqiSE9Rq5/IoqNv4Ty78Dmjd+UKpSxoFo7jvKwLZZj810UsyjB3oh1KjhadGwpvlwlNmB0s
9DsHmc8RWDnDsermbtk/P6+loePKhUf500Lvb6wAvb+hk1tWvJDdYu6EV0fpL4DOIjkxAsanjW7YudDffJBXyShQ/0Anl6AJmd27385Ctn978gITcEi3q+8a
Ktj/8UNHk4d9t1GGhw7jktq0wqx50nJ4Hm9jzVNazUGwlMJ0eYE4GVKTLi8aD2OMA8eztYR8XEKIu6MgtaywURFoa+mnIrabLyFbe9hCfJ2jzM9ioBT7U4A0
3qnTH6fvP6xfNKlfVB8nWc0MvUpzNS8YCZ5duJVvlSJ6rPZb+XVREegOGIU8FKh5eJRLK+PB6OadnfttTqI1wUnHwVopvZbsogLWp290jjUkWF/UCSZtPawJ
WIx0oIvuQNwfBsXaQbF3F8p+tRO6LIc19kk0QuaJ9yE8CTmtReNpLcRgBQtxZHxKQ3NB0XBmFnGgXmLxcTY/DU3BTi1YuRVXtaeXOyg+pdxBwwkIxRjdzALL
4A13qdK54pj6Od3BssF5UG2yfsZ8M20zl81YFCZMLVPpMeG55GygzYd4S1H29CM+N/J23z90dKrXEeYRyd0xkEBjpPOmkTnXI9fvfb1x8NfSJk7bFVd0P42V
DqvW+KxgPHGsqmHWCwO4PV8FZ5+26kPqS2nAvGoOlXG6OAZval2TuWFKJ7WENMTp9CZKkF8Nt5qFJbZjNsF/mfmyEYVi7upNZM16bOGZr2GvrIniW2IIg5fs
Rzjne8DUwNGGE3AvWm2iDdfAvWjicvvOtdkauBmtrrxu7aLXyeyuFne6CfBuWQgAzSbDi7E4B61B5ydFVaizmiqtFAuTERO37HSdwiRlmJ2UhqaxVUwvabZq
qjdRHfUJ0N2hPDmaB1cgikbbn76XjVq07FoiSDUsOmOlfV0U9mUUSyanOo6ip9O9sHtOpYDo6VaJni4s9XQB9HSh1tMl0NOtgqsiLbRVWXD9QrbK6umYC02M
ni5ZUk/HIm+1baKdCyUGdqLWNQ3cc+q74TNftqt4P+bI7760rrbzmZ0mxU4TmpLDCzisLV5sbh86rFPQOOJ3imt/eLi+r/LSVdb/VIn/KY1ZKkrKpE/nczVz
4hRdAElOzcuaQugnzYYjwPQ0q6LsDHZmq+AYX1F2hol2/dae8paPxMHgiZugl/yhUkEZusAY29ptVlg6mEF/DjXBeTXYNpVjQOhsyIOddM/VjB5gD+CrzZ57
LocZgFEIMndAUkJAXAE8AhsI3AWUAWO6iJTHluE8xnvhyk9f+MXqMnFIzxqXQnvDPAQULsEenQ1YPGtJSkQo0mtd1ydmoZgtkNRQg9RNIWamjNIz/1EDqfIr
254VoBmkLI+tgykyfrF7ad4sJO5Y/OH9K4nOmjSeHlKHxBzohcucboq4Q1jvoqzJ3sTb2n4rhItoXH2aI11EA6yfUGxygmW92HdZm6PuZq9nvG5WWcICRc9G
tBrD+w70PCwz4omhr+g7gk8SLuB6o8dxKh4OjGQeYzIXBIJKLFYc7SvPwWQ/gMps0ZBFfcUqkMAafTgQs+5gH5sjhfiI+KDshsMO9mHNH8HoEENQaMyw9tBI
sm6LZFne8tq05dHwtO/rdZYS5BeyzpBbQ7yjrZZUYibVTEVDuomorpYPllJFNI0KrZHojngWnTA8KqqycJHAG0phLN+gcvMPtHJUYs8L5zKslp2sLb2+zUmw
BvkiwDvZ/omUPewxHG7vSeYIBse7PjfZIXSuCAGANMdBkNgDRtpTK2ROlnJcqn35gD47fG1pRQyYvGOnoALodixwzfdVtj0HyPBO8lIX5G8MvkHN4BvA4Bvu
NIszlBeF9kXRPGIdXGSGaehsJKKYQ0hWz2UIQ/cqnn0bRI+y3pbCKWj1IN82dpXAIPQgcQFIzb94is9GGmt16VTWGHCON4QhMfQh/Pe1O7REXSRv9/8VwDN9
zyCa1EnUdOyG73EGHSIJCzZJF105iUAmLlIHeQggwxa50yZggSvF9wfUiRutgZ0q7XaWaLeUrDY9qcFQeiJla4J3lif42aUI/lodxFhGEiER4SUCVMEhlQ6f
YRwTqGNDgBGCBEsNTvXpXDaFPUWLCoERFTCnIipIuD9I517rNzEUbDAYGWggGYi8PbnS0QZIDGQCDho64EBDIdQDDBqcb2gowKAhT6naU9WAgvIp9mKtRA3W
hC4PRh8OvxOhy9Vd90zX4ZnIXeeYm5fVI7UACIJRxWzT0JqXYkPwIXcxxJd+Y2OR3MVvPK3ujFnxqfwPTAxo+Ptzr3/uoaPFU91dHP8lSqYuTexFDv/vyVkA
P5v1+eRTzv4P6Dv3X/Br3eQiJT+c5I3Kk5w+tZdq5HqvL+fiU+H+vLGd+cKnuhfb9KH6J11G1kAxNQ9Vyq04N2v8P/0LD7zqYPk6W+jCeZRpVH+zT1eyxzll
lz/iV8viQGOuudbVii/y2nuYPUNfQbOJhYy0X3pWJQCsoRNW00xVzEi85jk/Iq+phqC9cOZxLzHJ6B2Jzvp7z0VaiQqESYksSxN/gbY3sp7VMxmCoQS9YJB+
8bBB/EcGlht6yFoBtRlnUJeU4Kl2NLJb8tXIpMLpwKcFlAKez5lT9qns0WOHLaQNJwW82MQXR1SdA29Bh/g4+2Jil1lxOa3bmH7psNbnbz5YlrLf7pkFMvxG
JA0/y5vOIzo1brp5/tAd9xybmyVhaD5rwkGomnwZhAQrODedGCZNNURP3CfkqOLa4/5mIlfi+/QwffmwRtj5YSDsbHCeL0j163uOzq/BidCNdYKfphJRP6NP
2suP0lPRUXZxhNWFh6h0kFZA6kE+lYZOsCKJVwJJvBIKfE8JvfIugG7SQWEUhJm4kEHLqyXPgPt83TxH2ktQvb7G/5tlYAa3cumYM59J2Sl7beM8Bwx+4bDE
+gHhsBp0xbKREj94h6G7HAODxCF5tWAtP3lHg4QufzFjoiPhKmDhCJ0uvWu9mpPps2gLj5+xLXxYY2rM4CwqJItBppfLOwO9ZSRYpuy4Rnw1CX/XI+vSfUh+
u4TUQEUXsnZdzgCAKOShZR5rb681rbUY1Zra8TIDlwEjUmtYRPmeA2myd6RmdaQlJYPUXtJ62hKuqV1CYQ69Z7RHR40/CpMv+b54cqglOOkFJlE2YrEIGolu
Y1kM+5W4ZjwdHHpBok9sZly44m/HI3a4lgwSh+QzKTbn1ECwF/uAR5DHxe0TaFxczN3kCsj1UNw5S42LyGD7Elj4em7j+gRUiASAGxUiEcT1emsc3Rrez6LK
c8dZ+IslzDbW4fK0TbGNCguJndvjyhOf5F2N1U4x1E7NLIYxSjwjs+gKLu5y0U8d1lBUEFkEqCBcyljtwFjNXigOjNVs5XD63vwwELxw4LeFbL1SOvWht6Rn
vXay6xwCOhY+mjtYgAQ9xK9oqyWdu5WEd0whbZA4wyo4wXa0E2xXu+Gyvy0NqdVzwXfzOXP2jk/mfg9+qTvC67u1hPu9qsky6iSyTNX9vrM9T9nbNkSF2ts2
Zd1gaa4Njft9MNr9nhm1iOcra/6kCI7LztD2vG1nKJUZai2aIcUztK3d+EGaoSUmpm2Oie35GNtUyuFMs7HRw3lFO1qxO/5SE6yWnOBENKeVWYH1v4QpcZJH
Q9+r+68fc1bo1bsSpckz8dYtM3dB62mBQJRmOFZyFk+OPIvXiX/TJJ8+y23b0EhAlNgoOzZAjBW/6k+NH9IGJ7WZA1pwtsQmztoJxGIgyujKtl/ZzZpwuEw4
i/ExgPNyaEAVqAGwaw7jbQm8nOAqJBX4NWLUhDFIahBsoUFnSCoQbG7hyeGf1GDYQoP9kNRh2JIKDBtNkERReKx5Zw+sjQMMYymttfyk7pVUZag+rZ2KayxM
DMjA1nJ8zGZRAm2UkT9bsmI4UjnanS+agWk7A+tlBrLhGXArMyC9+Fc8CWdXJ6HNcaIOs447xTXXSkyZx7Gcv7M0dP1zvrhHLew6ys8pLO5nnhSIU0/y43+i
iVUtItbmksTaFC4yBhfpCB/JXtyV93EVO4c9qkeskrqmMnnU4115iczQ349N2czc9sUgtDKJz+oU6o30pPtzBlzCAsk60dqMO9rMHGaeQ2ae4WjFrLwasREl
J3NHjUUNbV5fAPdHGZ10WYmjK9lajV1Flz7BsxvVZjdKLnRFPShpyBybV0+sKIjVgBYh2pNzCcUl1H0Hssa8ZJH/xaYKq8i9GlUya2Brk+qhUv0zq4RqbHA2
yybZmHbPha/NtLtRwI4x1MDP2QaFI1RAivl/PP/nrPxhfMOzdzIqNn2bpka12UeiaF5sA2GKp27aOyh+GRg/QIe6Z3ZQ/Kh8f+ID9P10fR0oP/d/1pFfX7x+
UPyYvnHjoNivH/7LX6EHHtVlPvCr9OMz+oeABtHnnXTxf3xBXd5mfFFbxsMsBPoTZY5/Qckv+06+pSvDd90Gvmwbh1+m2XxHdwffuZ93q59o89LGKD0iQhh7
dJhfpUNnzB5hccd1Ampsk381i+RyWF+y5h76Pj++i97cLODJKu4tI1JHmAfpcEo6Lcf1Go2Wj9JUwavowEriOAnwg95Mk5nFe4pHol1t4NolFzMgvy4Yh2Hs
CdSk+cleVVSq0TJvaMgbnmjtQtYH3POlqv930AkC1/d9z+eil7Q9yUpFRXh9NQtw3Yz6OJqQ1u/sxYUeIED9GcLTjFpcKQ/o0jwsoaEYz/h3j9P4v1C+AwXy
EX39OK6vle/3/KdB8aC+fs8CPf08+f6Uvnb7MUfAkYFA+ZfOT/D3N91NZHHa5exbTzWvo3YCPgqcdXMbSZwhEm7RNoGzNizu+M4lg+KOdaDHMH3TawR4uMlM
kYehCtNf5mzuWHHYLEaOxcROuOTJGDQEX3TEGER5pTrb0tPl+3MyODwgLQyI7itvJRxiHaa/Iv30mKQSUVa4l7S1F5cj93nZHsGb2dXbKd71czTY/zf1LLq8
7QN4dE/xOWyfvlFwYAg+Z3gcQVqWIZWK2Xm0ZHQiZnT+qRJl7G2zeOUwPbhG0nUR9h+A9fOO6Qzw1r1qMVxaUGPYXMOwBXWGLagwbB4xbKw0Cmp8oWv4wqDC
F3rEF7piORUGM6gwmCS1cqth7OTw4wExgyU4eSSQk76k3naSTzRgZ3G0lUlv0cps0Xqr+mzNzsLZzStXqyUf0dpvzs9+cenpN/o//SJ5SFKVtsLAaXhuFLWV
70SGGPQMcuZVebmL7cIFapzo6yX3qtIEArOMUFCp9DcUxZjZses6+L8jPpRILgEy2y1Yzvzjkl0SGUuVuKyjgjECjzqOwv/pP34UHAAV4dY5MvCsVj9PQkoa
5zlMl9TO8xyX4wykB3sHnShJsAEnUawv0hmJ3bUZRc3Aer9XLkLHg8USADRYXkO34igKoiAIosaih+hyZB7ivdgFFqPCvq6LbYVapgguBjgCSun0fPJy7NsN
x/M8SY+MS7RPu/otCP7Z4HhAD7yeu+dBU4fXXMLugXrazAqiQdoqg+UI8Pqv6NumUT5/o1GSCzoog+aYB5RrpGG8vmse0EEb+IpRhwN9cgvWMoyBTM3PBUPB
zIJTYWVYIY/UHaYh3JRMYAxh7cGWySZVbJpIEZl0SXbjW9g8T+hazC7rFE2+Z3Zg3DM7s1PEfM/s2rhndnPbUd7nFVcoZ8BV9FzYFecOp3ImSftkr6ZZ9VHu
pvk7j+FN3p7iSbXrBu4cPeoXoBcNtlykF08l/68aEd4NUVjb3Eic5iwJhRaXAhP6oSrnFotgdGR4DMotTioagTmSLctm6ChjSZObXOVjrAPZwllxyW6Hkc7R
AdCWYt+AWYiAkYKDAcOkoiQS/Ehh9v3AqbKT85WEnFGV/b0iEfbpFhwQebc1hgu6pw+AfYMO9n9XvM2x80crgK2PWuaBQD8wjIfPwlek9/pYLiWSYNrCUv+O
pxqV4W9Ya2EgSNDbmKPQnIIzxCmUx2p8KZ2nONW9XTfsgviij3AGZy4YyoI9qjTXal/hs1mHE5U55minlkn6dKF4ZSj+YqFMTeluhdLdCpW7FSp3KxTuVijc
rVG4a+lbvleYH8fwH5fAm5R4052aLKt8xsPjF3PY68Or9Odq/blGf07qz9PlE2eEGHosX+KAL3Eh+AE7lHkT5m9xhQ27jTIAOkjuGhLHytgvK45Bu4uB/gsr
koVWJAshkkX4MCIZLDZR3ryS+bDpAT/drEwUJ2UjkSwSKHcrksU/GCJZXBXJYi2SxTWRLK6KZHFFJItLkSyuiWRxRSSLKyJZvKRIlmhOWn61ypgRPjATLZK1
+FfLiGStPfRdRLLW8iKZeXCxSJZURbLEiGSJEckSK5IldZEsqYpkiRXJEiOSJUYkSywbkNRFssSKZIkVyVoikoUQyUYSEolk4IlaWiSjeoTwJqV8UimPQLw8
rq3VuLKK48rqjiurPq7sBnFll4i11BEbqSOuSh0VkYzzF5BIlnAiuTzOWtt67SzutbK2FsniqkgWW5GsVYpkcSmSAdNk9FiQSJaYMWhIVOOIMYjyuLorxZXt
6jkaHB6QFgYkHhbJ4qpIlohIlqxcJIuNSBaXIlmztod9viaWxUNiWVgRy5rETFQTf0cVWCTJsKBFNEg2DTkdowEj3deZiYg7ixg2JRAVbkUMasjx6TLMRslM
DJ2koT1JIxFYrmw75QQ7QxNcjoacpLE+SUEwMvIxk0mMaAc269XEdqTkMIk2aidpU9iEH7STNM6SnTqF7PfqJG0uOkmbrSF8oSg5e1HcqwBFCLjl6XjvhPXd
ZFTiyP58rfLEo6Ccc9/E1+r5/SueHB+QAQ1g79PUZKq/8dCPKyjw1VHE/MEpqPFSDp9p8K1xzl01+x+r7SkYbRs+pTrVz6CYGEhWGb+Kl/SXin1Za1iBDDvI
tO+zV9mFl02RzIwEkEgnFGQ+RwcHSHfhZ8E2sV0hNFtJGFFXCrWRkO+6XXlQXCvg5HzLXMGjV3J2iwlE7J75+1rfXsk9Ai1wwbkoGzsBSE/V+sKMCk6VcZrr
60ZmjYX5TV5UtR07yWFXeYvTG2VKVwiHYz99nA9g3Q8adRgObdYg9JOtES3GoPi63SA4HZAvLn582+cCf8Nz6J5DUyZxWMUZv7C7B192Dl5mrhaloV9jFSI/
9Y05y+CGzN72fEnbowxuBHUSUhDnp0xvQAaWHsfPpXuyYLfOKyhpFlwrvETV9DbQQD2gPPFskdmmOYMeH/8um4Jftk9DJKRNcjnJMURXIuwwY08/YFLkaDv5
6Eu+TPDr0EAG/VnaXc0rt/Ero508BLTzXci5IeAFcD3JFguHJMiD82KF++G87fSpCkSLLRw4RC+It01xcnS6FyUfqyRs3Fi1KGhFLjKP1OYmIzrjuRE5IuAS
nzDDTDu0jLaS0Q7shPPLgLMLWwI/ZOdmUh6akIdSvbRk0JXe5LXmi6YIrqOCygDv0YaNpk8ecRtiOfNnvX1CdP3Nh/IQfq05cqRsZmDD7q5B3iyin+BDCMB8
TXgWgRGif20xPEXi9dSF61CMD8wIdn7iO/vewbx7iIac/sT9aAew6UK62OtqH7EIfpxpHyFQ3f7m/Xn3YP+mfVkX+BGZu3+etXvmfuWW2s++1GFf7UUWRPog
fqfDnhujXYFpRCv+vHk45A2cNeFFPJ/RdXjlsisUfSaZe5T4J3WU+81yaHSeg32wLZtgS2IIExl4pDRN7lLlak+rRALfiNKBVi/+hvah5a2MMVzgJw27I8cC
8NxrP2kYqFraii86bxeNILm+mDvBSqNtU0icFSLVE2+zVQEMW9JvsXOws9DzazhTWDza9Ocb52DO/yGmOr/mHMzQRH7NOVjKTuX+0VywFej+xkNH0ardaJCL
0BS99YOpsUeXxThCNIQjii+mZNltkuSYW7JGtHM2zVhmgQnYtXuo5P4JOAFYnP7dYY2BZNQW9H5OdUGLK5ZTA1BB8NGVFQvXyTSPJHkV34r4puykMRK+ySOc
HjuwSTcj3lmR0okTEdpbgm2ka2lim21im8Urv2Hq83see2zSK5uMAkI3D9gO6hpkw22I91+QeXB+DLDhNnbL2o9k7cdCgpzVu1luuIcVY2ovorumprsmZ4zK
qiOIRFLx2E0WvLzn1IYw4zluaqpzDNUlmGTOcA0Tnp7ASkeayelUtvAK8FjfVbuKY+pi2lqPFVu2TSWPIOvZIjY0UxXnbgQluJfkMZ2GkpMoloxUs9cjjC6m
si4kM/YeMhlrr+DsZJGOuwIcqwuWIMYriEfucTa+nYUnUVBRJkcIu9O5cKdTwvsavh7k+jXDurY4cghscOXAC2uJdPHf/w/DXw0+Yh+61oBZDhYlOXgosG7y
Or+7dpOvhhxxK+gk4IiRj5gMK8Yww1FNLqNM7SzcS6fy0CLHYke4RKf+o9vG4y8LWekW7ZHLF4sPHvNeEeyNkYw0GPcIJXdz0UTKunyddYO7mV36Vuk0i8BG
uBRty93rEabd9uvazCp39Lf1mW/UMGGfci6X3WkgKeZUEdzAZ320p5j7rrNL0sgVc+mlXKwFBzhktL9wF7dVmAZaP5dz3i/iP7+w/6A/kGQ8SMAn5ajM+A27
i6/vP3jkRl1RAHXoB/e7nCK1AUDbp/7ln//xa3/5gaecvcRe0Ib3fxTeDTtzxJEt0IF0AOxBVlE60npNvy76wlLY+pZS4T4dAuptEQ8TjziPPKDTth/SqYST
kcjwhUbhSgdc+DJ2N44OZsG8cAgeHprEn0zfqJxs83l4II9wGtL9NG/224czjoCha80DebI3b/Wzw5LsNOmPHc5aBzjlKd7UTw/Ts/3VhxF7TqX25tEBAPzA
Kzo8gB6WQSGz+xlzhKcG8b72htorIXCzGp0/eamkk8ZGoZlR2ilIpvDZ75qKvkil8ILxEcL8HzK1q+RgQSgvoceNflAiorz0qzKy2JR5TeCtDY6EwdBjRya+
J7nJJiFyiidu8nYVJ24CQWtDwJO48sRNbFpziltOOBzRpiT1sIO9bRdxTbtF6z8XQfElexf1MUDe7Tn/4imYFfjia445sEJBTJ2CDDcldpFP+A1feyi5lXPM
iFwu+LgGPoiPA7t+eh4uALYUOVnjhYqHhItcyIn1XyLq0mmJR3/lMMbGKAenBpyXWuJpdfKXqFEvUfoliQB6VrDGOCMAnJkjk69Y+zI32ZG5NZVH4iwMRjjG
QCdQ/qd7dvOcVxyHEzaemWzFHGLX2p9FAnay3NNq1NN1lSSHwHAYxKKi9Fpif1vGh9vFbQblNyXKL4xpIQV3EqX7lTIBsYyB3EKUq5NUKmjJgzhblu7KRw/r
nJF+6RDlYjFcgjhyJUlxLWIj+KVKcKDwjVhpdDYOOKxMZIQyWXdyor7rWhUAW6kg8jckuVgg+SBDDlX8tigGmAm9hLPyZerKXT1VGdsGp6BG4WqDAhupiJAw
xkhpS3Z0W/yfRGHAki+qQGgsYtzLlKJw6lR7kDkOY0tHqSSUpGffK6yGXzt7j3gMwmw58eOVwEekNilZYN48hB9tADGjAXkSUibExCvbEEAgZSJ1yxUckhiI
HoGK+pBM+SSFuAh3coVQOd9+dySVniMbFx3xMbGY2F82OFEe786cc1STWDDMOxzhHpWI36x5PokfHkSNAjvzeQ5kKdrgLpCUe5vlCIg4KtGcIB5qDiwGIcAo
NnnbsDUjnBFRhT2JK+TE60CVSz9/C5MrzYNx/Yd7vcRXojn/LBMuyY59sDycTtEGJjKvDgAWR2+5/HCZkfy4jUr8Hd/1yyDUYdzbddpZs+Lq+gxwCOJTwiFY
hGwW6W0XdkG1C7FT1mFzSXSOIYfPqssmlvN3DNJnSgIlY3G2DFJ08zkBH80EfBRLaN0g/ZcSeJSbk8l5kAAB8qQgBq2Tgxi0Tg5i0AK6YnNekGZarHaBM2lU
AeSkk3WFex3brUftco8p3wRQZd6LVBPi0wudGISGEYwy71y3KiQiq3XeNAQXgcyiUWQWWSdhxrqORhFXtLRzt03V6kmmodMFXzOe718I4GiZ0ObWSgEDgBwI
sLT4EXjpUywJ/E7DVzr9yhLrK62wZ1djNwgQnp0ZBNlsUJh4OdpByqhsEwpQxmbLb0l3rOOzw0p8diSeDmxCw5skPttbOj4bNEicKmhwkUZmngYkj6rx2Yw0
FnH0tMIoYjAQON3MwqPiIsYxixmUALXY7WlWFEvLIhO7HbBPhY7dDs5RP5Q3ict/ytsPV4wNzvNyMP1qfy+RIBgPHxNaP0v31y2Kr3I5UZUzKnTKqUdOjQbf
tN94IRJxLpBUK/GakhfIbGmnVNEICE/7bbgiUKXLiFBZORYKW+Bwg6B6y6J5iTc6KHEbsVxA+KMoVSORiULAhWKJV9b2fcoFMGfJ3radCh01zCHrFhEQWFhu
ZR6AVb0uB71BSKI9evOuBZGMjCwCiZ1BsJAlhOT6JShvSP3nsvoPXnXEBUi76dzUkuq3gtBnIFG1r2Y8OeFUWSeOgKIDdrLHoA3AR1CMj5ApbPkRPthrgdh8
fcQo8PnJAolkcoL4OPlfAVPqec5P46g9z3k58Mlm3B3A+Jpxt0PjhGPdh9M9XPnM0e3DosiC+F9ou4UyB7FfnKuBogNBXvDhcqHSuVuZ9LXKiY75lwKCZYPz
49A2bXAu6HHq5c3IwQTni7AKLVtiGUrNRmbgVLDBqE0zwIbIuLKLH1GjHlH6kUQww6tAvB3IqrT8u0R++GxzvKfZVk3HdVM72FzDEUdsZYAmgZsXZAl4s8bu
TDgyDKYcuD4s+oopUSe+EGxFy9UHAiBEj7T5s5u1dzKeDfMBgf6n0oc156S0EcCH0lGJZk8JtAbzWTzk0aIhl8M44GM0pGOUNVu2G/ZLtYA6SQGw4R2hqAgU
xS3XM4TOBCyDlF0Y3YnpxZ1YL53IZC9oi/YnFF2ZOFey5oW+7GZ95m7ONU1ryuwR/+j6Attbi7n0rYW6Iez7WVisOEACm+DBQdrNUPifSCBdYd2kdXe+Oi/j
9IOnnee8RL5N5rTKNmfMpE/kzRn3XPmeYjn7/H6cIL5G98mypl1zemz89I9vFleapmWOTXWn2+pOq1Q3WaluwlaX6uryFjYg38IJlRWKrPTQzeKJYeqCohri
3mCAfcNhqEaSNmKOGYA/OgsIWesAbenOT7GqU8xRvugSZbJL0WlQc0ewnIRG4hSv84d1iJajaUAiOjNmK51NohBdygpV8WX8sucBD93KoidU1WDypDMQAJlo
wF3AYMhVeKbQHz1Acg2eOPRHJ3luiFxE/MCN9J0+7pSIWMV6UFdHeLETKLu1i5WuuJPjgFl7xUDAWeMsejIT2noFztee+AwX01vzJj8yPdANmP5O03E0APuW
GfcReA/S45s3ecf1142bvAf11+lN3jGFL9vYxIyXpF8WeQy/jylcMHTVKMUqsIZcLQlXI+q9ZsZ9QNdAnN79+uvLMXb36h/bN3n3KPMCUyeMtPdwnUJdfNvu
G5lnSCvzBE8dUC4SU8lD0ZZVXW0NzaVVXSR/bIIOhkG6/D2DS9tqBJ6WoHC5TEsum85ABea3ZAjFR01FzlhfziKsL5+xvq6zWF/XWawvtWwt8gQXr6J43eJa
1Xu9Mw1Jbz7UIVXJY24BwiZRlSVWl0PlSoIum2J+Z9KUbAg6Z1GHdRb1qyWL+tU2i7p6RrVfLbVfPZQf/b8vNasbr11qVolaNoqYSmKKUAp9GbDpbyNqWX42
5eWYze38TCbfXD2bI98uJblYdRbfq5aYxWDZWaQqXmiqeKFUAVxbGSB8rmh+tsj8bCnnZ+R7t8hrtwyN+23uEuPeWH41DU2//X0qxHfy1dbg1Xa1XW1XD622
p9uKKhFW5vHB0eh//rLof0vvCO4Qjl+9DaN3hJOjAdbfMnr3St6x1HJyl51Wu4p9ea2/smlyeQj22iHYW58m+1Ypwberjb2vugna5EaMRBgyaDN7b5GspkSQ
KxW5ENH27cqFl1BYExoHMpTsDNr1EPit4WVTOeOl+kxXRbq7CEvfrBwOPmrPDNvqibOMEsnvrtjBkZNVGjURXicw4rfeaqHvwD17nDKUjadVwlRDhKmGCFMt
Wh4KH4pxZIht12gDWrSK/m3FVknnPUvtvNPXnmTn7Zkdsmc292nZ3KdlCpbbd4Pi5XJk0Pb7co27K/vu4rdKSS62ovNuernzbtq8fnpUo09+3k3zefdye969
vHbeLX57tfGVUf+7pRo/ee2KSHD5yQZd9IRGVtSpSe7UNbZT15SdOqVa5Q38eLWzH1yqs8GeZWbqmGMG85gz+mg/+VoKeC1tsWtpS7mWlqiheshXunDT0hts
cLINNhi9wbp6gzXqdPqnN9gz79gv3p0+bbKDIizzyCFluN5kQ/i4lJssfF1MwJXJWcPA+256x6JNlm021LD0F28VGYcf5n0VPJH1FqjsmuHTlhpO7dx9ulLD
qfEIycXaDYKxf1eYA1CJv77SWgg675JDzylZ/KImi43Xgiy6z5AsXjeSLAzTDmrQTLuCLKBYYQx972jq+F9U+thsqtj87Eofi9+7hPSx5Lifvdy4n21ef7YZ
mbNlZM5e2bifzeO+w477jtq4L367lORi1XGff06Xz2v18nnQufbZ2FbfuPS2+t6bRFNDVcnKweeSS+ejS00hNXSZOXzQnl4POmacH3RkoB90VjaPVAMm8oFZ
O5P4WpnKUZXo0lL0+3dIfvxmmc4Jnk3vGc7mXUvP5ptu1bM5IZM5scxc/vVSO8nEtSfVRpXqND4WtQfqsCLMQf2Odic4KZd9reWyry257FOqTd7Aj1f3ndew
J7Oyoik71bjiSuMZd3BAn0dybjJyxwYn1rDZ56gmq6E3OKmIhiASr9grKWH5bYtOY325PI3h+89ZB1p0FP+rFgee25XzOr0RenuejZXzy0uvnHdqAxeMwGyN
Woa9/OhSK8c7qR63onNhjUuFlsvEDys4iW+Uk/jGup52ybdXk1FUVsaSfHLr2lPRrpt1hdSOuNxaGUG2mCD3WILcMyTKLVWLPMHFq4T508qbxSr1zSp1ZJX6
rAcatUp9uVxdpb7ODSLbRcT50ZIPLTXfJ9TJFA9/rsy6+nNlFtYJJR3A58m3xXv22X0RXyvqh1Hv1qWlaHWqJx37hKo8oZYmZn/lRgk9Q5bcqvLSCoj5OiHm
65YwOgy/vSonVXr4LFpXzlHO+er7Zl1Zce1LWFcGz8Zxx6JjCg9/ZdqlJ0BZu7RKPuVWMvfJqmMXr22SX0Zn8fM4cx+89k0aFjQpFM9eX/L65BFCal327KV/
l0+ZgFP+SUMYJDY1TYhsP3TYZP6Z92mj4z9IYppG8W39JWukn+ZzQr+fY/CoOeybl0nDdmbepezEzyoFHzh51w4kkaAHL4EyxiZKf8OoHyZRNsJHVN3jdOQZ
HKx8zgmWDXfeE4ecSCcTqz6h+IKSvCvbn+XpSx4fbeigvi5h6Fhez+Y+C3q2kxk+np7OMHl7049n1V61zwLG3KNKTyslE8I0ylR1KTDDfWE+ctrr71YmXs3P
Y6ZOc0/nngqvEgAWdbHcwJsQOET/LkfWKb+4W8Gt433GveVuBbpjZVVT6AwhsLHJAskRVvElzDCGwuPk8QBxoxykpiFDAgCvhlw2uIpDguk3qm1cRZPReoHr
wGOm2DzImi9w+VRL33G7uGdMD+CQtRlNuSBP8LGF7//W7TpUfxqo/YDGibPE+HNRB+F58SbFX+F6cRd/Pc+5U7HTj3uHKrLCKeY+RDRd3MFdfkA7k9Fe0a42
AaHMMZJUJvAr8cSzido0iVvr8m6W1BsUSYNSalB3qEGvLht0u27QEd2geVU83zZovtqgabqHv4dUHuPziMI41BqNru83rmxvUr0u2neX6qX4vFP1xvDc61Vv
HJ93qN4quDyBWhgsI+cEp4nQTQvJjG/IYsSNTSB9FnCylqCKCMG/EZxwwG5R67rw+omzFFtrnI3B2yfOxuHoE2er4OUTSprOFrhEBFJGkuBDB8QxQF/MKLT4
cLPEUMaTzgjSeNzhebgRDdpL80Afc6o+F9fIXFxHlZVz0SqJo1USR2tFxPGIs4g6rs5boI5u1hLqeFCa9XLc+5k8zbr1Jm2TJm2nJqVDTXp12aTbdZNOiTxa
mjy6Q81G56vkkWryGNPkMa7JY5Umj4k6eQBSB0HrQh6rQR4tkMdqkEd3OfLoCnm0mDyovyCPFujiNPoYB3m0QBcT9DEB8pBMu/BFHMClbIg8qJ57VIkF8p7I
86rBZceVBZARTIF4KPrJ3d7WEA/NylWvv29v/8LDedIPfwpIOEc7kXIc13ccD9Ld9naDxj1DKrldUzRnMfbqdtbkXT8qPnv/lz7VmHGms6j/P+75o9f+7q1/
+pufcTY5Gf3+6B2//ql3H/6T3/gE/Z6k3w98Y/617z70yV/7CP1O6ff9f/XgXX/4G7e/edMmJ+IYVm+OFra371VHc7848/J2SITWGGjEG7AuWWu3RLbjtEBU
xE/1/Cyh8wPyQasJaB/caunGtfC0i/Smxcbqg27f3UEPun11yDwbL/VsuOjZSJ717LNRkiwzQMv3uuygy3gLizrp9lOpz7f1hcg2SVear2C4nAagm0xl7/3K
Y+993S2fuPslm5wHFX4/9thdr7vl4btfvMk5ht8PPHHiY6+75aG7X7jJeYB/P37i7fs/evvd1Jj7+feJE4f3f/TI3S/a5NyL3+/5yqPv/ebBT7yZ3ncP/37s
0bu+efDhN9P77sTv33vikY998+BDb6b33cG/H3/k7V/8CHfuEP8+8cjhL37kyJvpfXP4/btf+fR7/+TgJ95E77sRPx/79F1/cvDhN9HrrqOf737i+Mf+5OBD
b6K3XYOfjx9/+x9+5PY30cuuxs8Txw//4UeOvIne9XL6+a6vPPTedx38xF30qu34+dhDd73r4MN30au20c/feeLBj73r4EN30aswLr/z+INvf+tHbr+LXrUZ
P088ePitHzlyF71qI/387a98+L2vO/iJO+lVoOPffuzDd73u4MN3vljI+P4njn3sdQcfuvOFQsX3P37s7fs/cvudm/R0njh2eP9Hjtz5Ikxno9jH3pdmTpFb
tv+YM5e79JfoulB7gIl+PjKi9f8ayw35IYhiNtKUMwSQw/PJix1P7pBkzyCGXAiSqTERRBRWjdi7xQYGYm1mjSvbLEkCksLX+V+pQcfN1pEcclfigc/KoXib
zrvGGKiFgVxQ6cc55FsBZUZhVxQsBFfQY59Dl/2GoE1819uF2A0ODFFZ4yiEtKMC2qFK8EhxSd2ThXA4hrvrK5W3Dxd1TnpOV66/BvtyxJnQvewQko/v25sH
JnV9gyFCckXXGuxNrW9IqAM/ldFNalx2aG/yjyXz/uw4yyytbGNnmVPSshk4ZOSANso0jhXUWE00Sb6Zq1KXJi7EXMlTFYVcRcOG0X1PmRTe5j0lCWirpCSU
jI82FapkBEh/51Yd/uoV3YEkxWQmGxLZdUTmovThFwXIA98AQ42W+BD78gbwSiEZuJDaQt2NEKFhnB38/+KTA/3wuHM5iYxAgNDwaDrxz8N1mVichC9Do29A
Pt2dJHt4HMEeaCmRRlkEiWCgs4opA78ASaQpcnKo5eQEqGgu+27TP5KTJZ5MftI8R4yUfjHAKLLwzJt1eKaX3ncrz6eWhllJ4V1MY5AI5F60k9Gw0Cj8oxd5
Os805BuRilka4SxPHGnOo6MTIAElAyH1PDgtSQ2sBEWLOsk1cG5vl/vua2rSuxWnMXOu0GKwY/k6jsXT5m/JRqlp1zfpsCWu4F3cNV8wo4SSdT7S7zDjg3l5
5/dQU9GoayoAUM/5iFlDcbPGZWnoGTgVfYQMu4QsMCxSgyMEce5TZUYh08DYn1wL4VkthLcCLcR1NZxit0TX4LmYBSpIarA1lIB2AJSiQLW+bDeMydNifTD0
EemR10ggvCSRcUuIIYUJeh4nWkNUJn3oUUOYAI9asgWhBTL5noXqNaVk00Jh2bQ4VyhvWnZnSV6soUFYZSobpCtoGtQ07LwVlX/uItYBjXqi4bfriWKOl6Ek
PBLrcWYjxKiYxcaXAuM4D3YRzXg3FIiodnZBc52FN+gjlzF6WKj5vVs5HJUX1pm/KfoEwVWSX7nEF0PAzOIpmhQkAeA2l6URfc64lH76hXm6JneKWYlIzgJg
KiJqK09EaExAUW36mBz0Oh4nDF5H1Nq6Nu/S5gO+P0WliDqLGa84Uy92J0nWSfo8Si35aMtHRz78M9/B7R1HDMqq/jc//sk/Pnrkz37nW84BCYAZy+iOcyAf
63/hsTd88zNf+bP3fcVhfBA/W9X/+8//4jd/6aFH3/MYLiG+Zaz/Dx9/eP9n7/vce77pMMSIj1p4g7Mha8QfpbzjYRzfqqX4yCIfgedPf0PiS3aZuHDwNNsY
z6XJEI1ITMiALnThKp6YiFF8MCQ09A7ELgxDRkeJBm/Mwks4kx/L7GIhoa/aUMFcW2wNFfyijF/k7ZEXhfwNENDmJVH5ElFthT0OyICkny1FRToQxzH31C5O
UMfkABDI2cEuIRYl6S3AHGXhlbxdikWDwwzZ7kHCahltD4p/Y8UcgK2ocUPegB+xefvuPODVz8pvusunuuCFI+iFuUnBRKADYBe0dL0GgrEzp802FvMywOFf
zGcnQMHpcmPPbtlIA77gFFfv2s08WnHG9WjY5xlw9PWwBxatzDmWh3s4swWYRzQEWqY9xY8MeEi8XYMiHBQ37ioepEHbAw+KZtbU20OTNwXEw4wyCjXlsjYK
8e/0o7fqMK3COV+N4+M8ZwyAVjDrNqHHafExz/kcGDAJj9GDD94q0CLAeKXBthkDUGhFDVhiZ3CEJXIYMUYm21lqZ2gu3hlkvcKg7RjErQwjJOgzTRwQk2gH
djekqKEpyxluAdFYERaGjO6Mm2XN2msYhlRv0WfsKvzLGQZ2NvP2gINudonBp02ZJyyTOXnvrQLy1XEqSm+VbHTsoV8BPsqqHusweeTKbNUAiFwjR8b7eGNd
b7FLf8lToXahiwTjnb6tL2YL1pynubsn97BvUzs5V0jj0qldnLJ8vTB83FyQMCfjRhSYp7kD5r19raf1Bf7L38b4MC74qRXWVKsikypEP1xWUquAU9VdCdYV
SJtASpBFBfaYTrtr6ArWU8QMWUbijS/yQWNP5l+D6z6u+7sAygf5Ce476QfYFUj4CDGRA7NrxRV4wlAsXQmRjYYlkDrMdP3B0HS94d+m6yTTRcdI+offp9k6
NjRbb/y32Tr5bNGGLvvjcz9fHxqar88pnq9ndcaWHc7gWR7O4Y5qFp+5F93nD//bjnKKg7qZBvXE/ud4R2GI8XKWJiHjvYEZvKiqhEquVmqvhnwGe/Geixz+
3+MX/lruvd8Ctjzl7Dff//EpB4DiHhXMqOCJD76SERP1cyeKn+WE1t9xDZ7kmzxXzQb7lmC2fFHSALXf18yWvxSzpZZitnLYNvNGVdzJA2As+kCQdhYO5GFV
7smCvXkATMUxYCqGVcGJYSXz8ICVs56gVzX25jFQFwW3Mehnh7NGPz2cxXwryEq0HX/+QNbcC7DHmF9ORftPKXor4BsDXVzeFfO7+EV0Hcg5h/VN87R9iN8z
9CQ3IKg/iW6OfC7cyxrTA+YpKnAgCw8cTf5zDVQg1iqD2GKrCnRvnH6c+UgWWumCgSuLjRcFIFEikw0oLoEE7g0brgZB8mcRXXJDD0AD0Q1VM5fW4mGWGaUw
XjC4kwamEFg36f68tX0K1hukXO8w4g2nWk/phUi7ToJ8b4x+j7PWwdOwE0GZzdJgozQsZNloPEYNxNqwWGVLIi7q6P5K6nXGQ2wLHqKvtVYNi4FIt7lRntY1
lDi8gkHVEgQUexVuHMidnnDudKVzpyfInd7cCazfQQ45gnOnN6u505VJGdjdnq+iN3aAySuo0VknWzVFP8uqIT4J+GGj1up3HdatdrNxVDXO2lhB4G5oK8TW
k8zZ9nx8eM5aQ/OV/uDO1xLTNK7TBLdOYXCvaIe1Kl4nVWjdpp7ufctPt1pyupOKZs3MUAJ89JQGeExrIx3YfxhKaayWfCTFPtrEyf5q6BCTvc+Ci5Tx5F65
E7cj3tvfk7jxU0OSWMp96tRQL5BeYrRtqXky21JzedtSc7RtiWME2bxizEtNa15q1s1LwFs3QD018xKwSIKxeYsxfjrjJAM5azgiUMMpY3zDsf32gUXWpia4
gP91fOR+SIcFWqV31blWJeMmfzom6ddY936rcax9Dvz9f0n7+0ccs39KcYPDpELc4j8pEx/4T9rfOSjmXHHwx+cicpEwgT9Z2ir5BxYaukYnkbgYj6QV7fs7
t0+cf/HplA7i/2SduE0TXV3UkaJVv+JF3stqqTe4+g3ukG8wu4F/0DFu4B90jBv4B0Z3DFFXy/QssPFYjTIeS/fsgzYe64NLxGOdrGej3lAPG6v07HasYCD8
VtXibEFZz1LD7hl3PdCm1olmHzjnGmAqZhRZHA6xHBqxHBqxzqBJEpko8XN7IPkiBjCipSM50xgHKkA2BXYO+JTnIleNANQGSyDTLo9HG2qsqeVQaEOIVmEJ
ctfnzAdZsEAsuEADopcLBiyWWZ+eSRjcd7kEg2/7WXTwJ02OYuGtYTX+C7ZZOkd5YXHJ2u0vAgSqv3v/fF/N9zSSt2tQb/kXMRZ5uFX/jC3UXolSq4y/yCgk
2gBcWZCIC6yqVf2Q4LxXSzt9b756BTqBpeo9SZ18Vxk4b0e0C//TdwOa0xKOPaqaRSsdjjXIt8t/RUoBS/Vnt2r7w2VEXM2ddPzF7AnQAJFwBp8bKpkUG1Va
8dm3YhSt+BYfUWDoR9GKPxIQsbWgYUmThbwD8aUrg9QRqM7MZ7Q/b2G+1zHNkaO8YcYqylwY7SIgAabELbeYB8wSGsKL2wHDqWRNeC3lSXH7BLInJ8XcTe4u
Sb1oX8Qg6KBRr4a2KEDro+rlxFvtzOslxFc7lTeJFa4ccYFhhOsljS/ntmsnlXZibNq1Fjq6hcwtNytv+oTkuUw4N6Wzje61YPptirMAfG6RNEQR+eMWP/Ip
PDKPLCgk5YDIhrsYaap0+vE8Z8Wmbw0sJOqGxW9n0vsDz/VGkZ6QTvy0aKa5ApppJmKPqgERxyI5aVEQRCuopBXEaxi3FhbPqDyyktnyZLa0FLckDbCwIIye
x694lKeJDYkl+TL2Z2tJGm4JDScwNsvbIkn3091VfSdDvO7U77ZdcCqaCC58qy5cmcLGUkJDa1n+cukAOfdpBMitUGg4STBfcvGzEp7C5roj7g/2GVk9GZ3a
4VMmnHj2TpdxMeoWe3dphtNJ3pB68Wy415/l3vWCkm9e7j9xvTK+UtAlR2ycl1AFcV8C2KeLoBRO2gAv0mBPThtau3iCGKtO1n6Bs7GH4IwIyDf4keqAlSBr
wvwfCIZs5wUOie+8m9LLOoCSyBPoUeh6NvazWZp1f5bN/FAFwecJF7aK98O2NjiuCI1BLcCLaGcRkq5qbwLg6s7S+y4W0BM6Obe2m7Lx6no7RLD41qVvG/lb
St9S/jZO3yb52yr6lvG3Cfo2zd9W03vaHGMjABYdaqEGsGgibGb1SxyH02FlE/JtcpCtkm+0NYzLt42DLJVvtHi6/C0bewne0WJQjVbWll4hN1NO3WH9lMwl
R4yYqSCGgAYEDAHc/9o4eK5kuqSDJobzlnAKEJORZivYNpWvwQBi91pjh6cls8VV0gpvQ+uDo5u+NzGv1O98jJudY35+FsumtRXV8bwFMpJN8NYylE34hshY
NhG8IYPZBNaujGYTYSQ8nGYcg1Mfx4THTAZRhlOPJTqCnGIdjF7nElYdtXlg25JrizqPq9kaCZigAelor0n2Ci10tlnaOpX2NjjBu3OonR6bJnQHbpF5B7EZ
TXgsdEzozvBDErIDiTNHRyETdOBTA7VarLdDJ19LY2qQ+EOcUpPeFiblYZ3y0LpNCv9SHsIEkeQxvbu4mq0uLRBIp3gl/2hnrZ00+22iBwzNNdUS15YlOiiR
t2mNhRm9qiWeZFSqhR37NFBbKzuNXtIUfqaDZdXKOnQFyWbWsPyu+8gPt+3DRNY7UQlTZFLsIx4vQ3VTxFK0kRzbu0SQuR3qAT00KcTZQaPoIWZEIVDAtTQZ
VUGMClog+Txue7YZ4F3zNSjVlj6sQTNOY4fSNvpADRvQ0KBhjWwN9QXJrevtSxJbaaccOLyug1HjAejFemMXqcfOtG2kLs+j0OGEsjQaV7YT6r0z8j/RhNNg
sbsxD8xWamKH3t3id6/hbRirly+W/dWX2hKTiB9rGcH5CxKP2uB3tccQxAZTa1MIu3VZO6QB4NR+a0C0WFTUQkQTYUdl4QNeSswO0Os5WIh3is5W1u/dSIOm
WQOJJCLqIgLuSFZhWQetwr1cJ8CTpD+cDq/uZEtEt1W8l6NeUxs0m4V7qdmzOvBU7WChgeZbTL+B7nTIw4brbTgwpoNyPBKAYPNuB0lqeDyQLGg1NVMO0i57
Qm5jm4bdG/TS/iuztJsgEx47nqOQDxmztDlLagK/wQY+dvbQtjaQo09t0NgcAsOqkyxBKENk05C0lqHN7tgBA/Nd9dwp5N749AE4Fulug0zp0VkKZqOihPvy
0kq4h3zlV3wUd9KR8HPIOIUEhvjKvo5Yt5KP+fXypozJiuNJSLi4inXJ7lWSABovegGSItGfnxUvXXUx54ZEL/lwpHbChML5xTMPNz3cRGoYPpK8LGb1iRyD
HK6iVY6c3lhAtnQfw6GWhdyyEJiiOPMCg6GloPiPmcKoQVe1OWEeNweRyBrBi3lZ4X6yWI51sFfUfgzwFjoloagD9Ruorsg0je4wJjnM8zgv9f3ANr3aGub+
pXqJOWDLW5R5POg96xwOJ3aWATIs1tw10Avs3837DQjCqYCSwW98swFwO8Y4VGZMHZCGGTZPMrmb10iAAtqmSlAyrwJKpkpQMiXFNChZGaZQqGRt1fGc3Uf4
vE9uOi0eY99vXyfvQEqBFTDiS7DfZUbZGhsufC3HAOeJHISwRoq7RM5JXjs4FCPizHA2givDXjvGmV/zcS1yEVutv3Xgbk3nEUJnW8gBzDvcKtkZm3Sapjae
lQrqbywMIIkSjcuEjU0PsqjC6reIk9nAbGFLtuIeOAfaJlfj+xh9X8dXqVqBCCeusVWsAZwF9ahVrOanqTNFjmv5moXeWvrRw+V8cqF3Wploj9hFXGx1PNdR
VHW3kiqni5ntjrLXdeWyttc1s1SPSNckyGnxq9xn9CrXCnjlZWJnFnqnZ52F3lS2FmJkdyFfB93DaVCk5c+bysYX5ns/VKGBtOP5jvKhijoDfKK72BVYbMaF
KwXUKF9htIEE3PyM7Awr3WZp7ww07YyKOZgq/KHsdDSsuZBnaNgUN+yMqWxsYR6C6zriKqiZp3Eq6yw7PaNbU/jxk+yQnGoyoanV31ZJjmcOvetNIIp0nO5O
IjVHa3e2htOgwEO6gyvpbmIw6Aox1C16w5t4YYyNfm82dj3nlE5MZNFqTguW6JoSU7Pm92lTziYua4tXMjQeXdrUiHMUXgNMDzNeVkRKwW6kGa20MTqKiADH
sB4GeaoPpjE6kfIxIV66hV9trelIs7Uo0UZIvgMut4Uw665Uqk3frW1VfogYLq90FhgS8hwR8sJFQp5i/SHeNZX3JBlHlPUuppLcg1w7YFO1Z9J+p3/mrXNU
EwtugxNjtcH/ZUw2DN43sPDi3mR2Zq+FAGX0KzGLmSgoMMu5OchXYcGupu8kNUygzPPkBWfYroxBr5Gv+VezOldjp3ke7TC0DvMpvUB/COugzQuVlsL6KVq+
873TR6/R559sjT7/pGv0+dnzq2v0+Wjg86suG6fL1mFWqGwdz5/KzpAV+kO0HpFYK6OWrtPLdG32fL1mh5fpWDkOHWTmMWlz1uzOxnlt0qaSPU+vzdWL1ub4
qJfRk6LNyreSoNGS5dOSI6DJbDdby8zpkHdF6uBFk0hkkT1E8jFYmyfMqZC38XOVOS7yceAfiT4AL2mB2IHVPolVNkmjTmvsTKy/M40eoMd6gF4PPoujOOgR
h14r0XtIvIzOAGNS1xkwnkPT6Ay6Fs+hC51Bc8RDiKTWOoOulvZSESzSis5g9dY2GLmWBDqwtqy1rLKgKcqCrghOJCClWlkwho0m1coC2sUgdY+zsiDVygJd
4tqyRIoS+TgrC9qyAYqkO4Z97HmQdMey57GyYAzbVZqNUaksZWXBmAjapnP88Lh9mMZ7JyoR9RWkrFaG6qZoX29jcbCyoMubMx6CwoQbmaVoFz3XG0+Y9lhf
0BxVRxt1jGmFh2dbMm41EOPSjQ5a8jzWF4yjG9Q2SHljrC/oUHfEtaXaRBbcpNK0HDu8LsXA8Rj02rKE26IvsLNsG6nL80CkvMXTgCyrL+BjK0Vgmm9Vnw0o
xmjerC5iHDs/Xywr1Je4xjb/WM1s4Jcq8nGT5pmGDPqClhD1GAAzOpJsq8MHHJBGrmKaoVU4Jn58rZ00LCBukc00ZY+tSAvQtlqAlme4vFIL0MSx3MTSATGP
yf6huxLyYOD6OIhctAC2lxN0CT/ai3vJPna8/FtpVRlAe8FiZQC6ZZUBLasMaIoyQKgdozOW6X2tBWVACALqQqfJo9OFTrM2QMx9LCPxmwa68qsU9JtgMt7k
u95suI9TYXGQddXWZyLOymOqKYB2apS1RBmLH51WTYGeU6MsJmqE1S9zcYWWhjFixCbD7eaD2JcXiONQC9A0ayMgbCqtrD0PvTzSPCY4iNrI75jAD7OS1bO7
P+vMZy0qSQLiAr2sIV1tDHe1MdzVFRg3uaunZuDMGrjil11N0Djb4xZ63EaPO5m/QCeat9Ab046x0u029YdKpOg257NFFkFwpMPdTucxQHrngMZ1DKc40MFw
YL+MJebStFhwDi59PCP1cPLepkqrAe2sCGlZPUirpgaBzeqY9td1dsJtn2Q9xLfGrA2JAYbA2hDOAgpWEFHxPa0eCiTtbcgUk7ckrrRtU8sF+hs60eYFiyqN
5JkInBBf1kcwFZNv1eOMLe8iVLDypcm6FQXuIoRD4FbOMApGGZ0TgFdRNTimN5e2fcQXRjtZIWBwDLS2Ac6tnubylckOp1l7D7yEx5WxksDqHFjTQ3w6WsJp
prlcUyYnsMDDnA3Xvi1kvUjBQb9iRmUBBu9q1xrGrc6RJA2FMQPRTnxTWj+ybIvlCS5e15KE1fmWEh3WMWG+aaH2umwbSmlV02aWB8jQMy5YsqvoA+IMUFio
UJqFAJRyBCWDycTni3Sy0HEzIfOKo5vkhXFOKp2twgfsXjfyJh7Rt738LdFU0sqMEzRMOwkfT26FXlYbekHBISqxlBJZyLYxNKcptu7Vmn6aWXCJUEtZjpbq
TioK0glZteGJqUUPDG3mQG2A2q5CM/HToZkYBlKXXVqybtW63q3GhsvEdXh2pOxEteyELcsh0QLVUWmfxOwHWYeVZVkgFCSt9p8O3YS4EoqOT04f1nTC+cos
OUFHrIzcKJxgC6sa2DYEo0cuwEdQdQIMRMNXvszRlWg3CFiC5JteIepp9LRQyb2jnTG8ZT24PfbgvtF6cN+4hAd3FWr5VJwvSvjnirPFCV95NU13Stu6bPD0
LZINXmuTs6Dm5Uwz6lPXA97gg1HqbgfqbmexujsVlfFIbXckSn5RdqNu625Mox+W7seRKL3TcluKRrcysq3Uzu6i8zYab08a74kTu6i6r6MTAa2PTetZ2R1m
MWwPPBtx1Sk6LlsVmyy8Aeu74RleLVm2PzGtCXuBrAlWdgdYCenP9dzFum7X5pZxC0YYqei5mUorDtde2SLtta4HdbG2u/KyjN1ZoFBH07hO/uZV18JStcgT
XLy+Fv79SGCVz98swCqBdsNeHltl9Dtu0+AsrWtXgs/yd51GPOvvhZbd01r2Slq3ZSXhsKpv12l7oXBj834eC/RFExruxPhJNDGQbRjYM2jvOkRJUIURrdAs
0o98rDduAVoThl/qxaygws1V2fjPAhMTk9YF14I3r4L2DTpD8Xdhc3+c8AVBWmvC36UJ9CaH68EW0SoYVgJHMjResOIO6EGrrgzh8MIiOTxd8gm0czybEPOk
oV1u/SrYS+mV+YS+OpGtegkARbLxl4Ce2wL80gIJoOkK2ohYO9gMSr+UkEOKzJgZR9WENZNtOq5Lv5QmVJYJO0C2MjZvZuG2qXwCHcWhMWF70ZZxRdXAnGnb
YYaiCcMPHwy6MZ4lsqRV1oZbSoK856vpvegCQ9fQ1K3exN8j6T/dDhnNhh5EIWg2TZHrMC2x7qt4j8A3CJpQIYwJVhpNMD+NVnc0+K9RBEVWEQRGJdE6nUgc
SXOe95YB9mRFUGIVQa0RD2UtBvREN4wLQldM9F0+cEVQXiPOIwlvbHAeWcsK21l2VFlmFbREH6RF6CbEUtEHsR6nq/VB7LQwwU4LEV28plri2rJEFyXyThsQ
O03teNG0jheTIIl2Nsn6IHa86IJE2yRXX89OxhOMP6f72LZamLboajraOaXdEkEbWc8726Z6UIeg9dAHhaIBoIfWCgV10Sh6qNfBLLIyKNJqj6EKmqigDbpk
c1fN22PCem9MZhNoxiQrgzroAzWMVg83rEGrp4s+DLWPlRxSabccOLyuK84gNAAkP2r9HCuD7EzbRuryPApdVgbRaCyrDOJFSmvXKoO6UAZ1sTHwuyfEkYXW
FF8s+6svdQRGDj/WZBLN99cVRUm3PcbmhnaQadJuw31kQiAgJ0C2EO7acB9paz8W2hIKrDGcTF12w9NruLuVfW5upGHTzI3Go+2ChLstURTxSmgbxVEsiqNw
pOKIvajYFzjxjJtUqTjqgt3tYqmJFpQ3Td3tiAcO12litVZa32pBccS7EOB7Fo+IdiCJrM6IdkTRGdn9QS/vvzLLm/2MBPEX8xRhRdjlHYpGLYHOCKMHMxWR
GxxITmnYeLd+Gg4kkdUrQXuV/KY4kBTHPGMmP+bpAJtp95hnEmh82NN4i6OMMJ5cttGR3gyVF5/fYx6eftATbmDafcg7tSjLhzx534Me8taFfnPW3af2BhbT
PbGAdAaGHf7i9HHcAxZD8aAnKG+PhHBpfrDsGjWpIQ1ir4Y5OAeDju5Meqy8vDuBzkkPS1gZFhcT+WFw3hF1D58BNROfDWomI5ae5zyJ7gbsBDmqo4Fc1h0F
HGSvqfHlE2H/pMXIKJd+9VbJ2W5s8RYIwkn/XgiV0fWOi/8zHFGpEeljrxb8s1kDzelucLYJeKF5jsuf5W0kJoA+NhNL4OLLFsCxuVkbnvAuHOJTYYk5zDBG
v8deXbLt9MgLvCjvvMSb5vxD7LLTGLvNlpANutJWheHBOPpoNJr8pDdIv6Z7CfsQcirxum5W0DKb2PU9hi1MGA8bT96TGL/6RMf38B4BTiLppeigfp26oeL8
5J/5Bzr8c9+uArywumyKyniL8lamuMfcacpIiXDj5qnswSCcQlmSaCTIVfQ4/CVwIdraFh6l54n5EKvdIZ7GyyZYrkwl3CSln1jacK6Wb03iHT1xXXHBCmgG
rgsGscteZVBBlcia4/xE1+waTcv2a58zMP5ETZWdI9Fs9li2ClsPcZAooAH/ZY+hY7MLVEsv64CP0u9I6dCzW806RzYF456OdWRd1f8ri9Qr2FFOaSeo7ChK
1/9Qpf5Pl/XX4SPv3G/gI78BT/3kR+irRv/gDCbK/vgvU+/ncnceRLnf8VQ0q+FmNzgp9oSJgo+ayULg879+QIs5Aj8bbdVQeEC5yzwGgBQoF4C6ZAMT1gBp
TdQmDVqfJi93g9VsrMmGdvQBk2PEh2Ik5NgFvZp5GukdvPMW68Qra53cd/cIOMxWZrp8rEZ/YF7mQ71nH5eURgxHg/7lJAWFGo7G13A03BsagF3cBOlLZJB0
scEheoYF9kAgcAOgMvjw4/dxw3RQiy8walxDV4AWE3OW64xWEud2wcUsuGY3A27MAu8Q2iYPIZoxTm3shQxPqZl7Sa1jZpzTNMEbcDviPllDU8Z9MohCRr1U
iPvM5D2s4cnwJj13OUOXNrS/JLZyDt1kWJrMwtJoTKFvM6ZQefm4GoEplK0AUyh7WihKvgD+NL43KEqOhePJ6nA8d42A43lEuS6J6WKOagwboyRs5ySGKJ7/
kxihOOwzqIaeZY2FPNQhO8pohwsO8pTat1ZvwEyE+MGwDM8xYT5OPSjtAuB+Iwj6f3OhfwCapcb7NIHw/8yBm+4LaV7pdT/Vdvo3fYcezcJDR7W3Eh+UXsrn
kiAeAAZ7K3phSDZIjvpDUXwNfZC59QioUxnKcAVDORwBJQt5IY+GB7PS5e8IlrZQEY2bxkCNajF+8eLR3C7I3IunQ2el5Oba+hocdmYr/UzJ1PUYRyXKlUZU
afUYnJiZj/RfysYpjvJzFuZZOziq3kYWg61pZBHYGsBFcBRW9UUoRMdMWsUUl31fKwD4KTf97q06P0aKZ+we0tM7inhgZ+pygT+9HHquJR7F6RZJWB9QRMGp
23BBN/mrdgxC8TQykXyeItlYTJoVEZCFpnnapJTtz2NZZxVy4rcvMS8cCsf6plC858JtepHCaKhZY5Kc1pVY6K1qViaNZZ41r8QCbNWyMoVsh2xehqxMDToo
M1VOAG23CUMCJQt5WxNw3jGwQBEHQm/P0yni95hkx6WlqwBp+gs57djX9yYqZLc661TIv7cmC+7rre132V4PFKHAq7gGj5idk8yTxg6qTNDJpyrJ9HWDImR8
ELfnsJ4FbdWHQ+Aq4u686mpcSxcnaPADXae5YUpXy5YTaV/foREF4E8WaagkZ4Udf1YG4xkMUBZxhHsEeIOxn8xbLN07OhRC6WjPTmLNj6swRlvFArIqa071
kipdw+YPFIDJKwTIn9GeRwxc5VunUttrubZJWTdBfc3wlltfY1zDmuGF16i88DNlUh92xBiX1leLj2Nuk4xz/I2uur6htnknhaI1ki1cP5nU2/V9pfls9DRG
o4e1OzyCJYOxD3vCobzDmFeRxrzqnBzzChj7KyaZSCC43FqLBYIrKkvWl2sDeqV14qjEx5Br3BKHjiGXj6HFu6CO3KEPfQxVT6Gwq1VIlVrqAZMtGzDZMgGT
S9QiYZNZkwiFahGO8+eRYaCez+HMN+loIzYYYQRu0wiMJtRIJ3nwGfPJ5NBsgOOupEJgPP46co6f5FBZaY8aWgq6KpsZA2fZr460C5OEMNIsbNMscRSKxr5x
xBzcsO2RREx8u2beG2kOtilOlRRXQ+bgNUDveaGRsF9osHvePRq7Z/NJoHu2WeSebTXgnhca1J0XGtAdKcnFTgras/jpzfL05iHAnrf7vvA2qsIQB+sNSBdY
zlBjqtBh8gr2jYIg6sr2JEgrUeFy/Ljwgl4dDONUgASaKwASGAWGYQAxHAuI4Wj0FJc5BLUgACAjsQCyEIxpgAQUwIgkPjEaFPsYjSRmNBKPJGHGS/FabgXY
ho3YLNpozIJh9ntUbZyGPeZuWoAcds0oYQ3kpACqkdjEhlqjTGsUZCtX8s6UTx8/rHlp4nx26ow8DIEilitq1FyGRvUT+K8MNz3CoCV9ToAQlLsQEdD8v/lB
/q/nB6mW8IN0hv0gP7ou9Gb9fQ3653Gont5MnnCsnDTCWiqeykV2qWBnzrjXQgJkndWMew2Oo/eTSHMuifdPdXflRF9dtmaLCcjADIck8aCvcT852Gv2527s
JcX+G3t0GPbatFF1WsxrRP3Z/8hAAAsnHrjJm3EcQB+Fxf2PHlP44Sf1V2rhuvLYp977rsA+9jeP3uXJY1TCQPruNyRSPrVBksJ1ieeXIBUE5jHvqHAgdwfF
N/ms6XJ6SrmUp8VXP6SQYC4t6Ej7qi7gYeO2LVTcabg+U5Hp87iwPyjuf4IfbFD5gAjoapqqxzkh8wkHBgRM2sHbeHcBW3B17l7K+ALuzkKJsZjedlZ5+OnM
UP25vTSstRFvbs87xD314SjbpP6ADGn8LUnNzc4D1qS4+cZB3qI+u8V3w0tp/6Tl4vGeVfg9GQ4Japy9vtftz+qQ/5GWdSJEEmt+9+ZPxvv6p99CQi5qufE/
8MRzo/4jdsajOfx0oDTYCcP1tutxlvJo0LBuApOUFl/4k4+dfm0xeQOP+ZlvZg4khRUyT4EOPUaiJn1x8lW9iVYLevm/3Tso3vv/UPPPvHu/OEemdPWXvEHe
/WCx7uc+mK8pXnktZq67k2oh6XRtll6/kK0lHhR17etPor1o5P/9H9o+tfe70l5i3bM1pmIAeaB+qj0+CpyXrMutRSNhK+irvfmq7Qt7e2PSKLUnX0vEcXk7
0NM7rruyFgpWdETm+x23SixR4yzv6nxSl53IKjf35hN9l16eTezorQVsLd2e3LGwNx/vz+IoXbvQn90LL1UYcOIW7Uhr2yEJK/pKxERAP+nOkN1znBotxVg5
0LXTTASAp5LKzC4eKaccKRhs4qMDeA91tZf+CBLpCvpEVxLZXs9eIEQMGbstFNm263tpf5au8Qx1ZYby0w72Zw/0TgeiwN7eJBHzXLSXI4uivtq/nVF9echg
nS/HUyi/AZMfBhbWay61qlqKb9HiWNjblw3zFl57KQxMxVP7BsVTr7qU6IFKbcafjSTBnL4Xzjw7MM3cIc7h0y1umr0UOVzRkXShtwrSbHGMmcwkW9Xfspc2
PsDEj2WrDtKRpw7RxdkDh7AE6f5BGu8ADW6iWqKYhu1Skp3GDTt0GwPGcoOpdMN0Z7zW6Sm5P26JqHpzAv3q65HpC/qs7SXna5oCZRGxZePo37jtn3lA91NJ
P9eyrpOoWfpJFCv9RGnsGbRMDmJVHKIbuq9U5qClrUp/HdubiZH9Tex4TNY61ADwjszvhJ3fyZPObwNR87i3HX9enp0+NPshLm+TJbmFDZe1eY6k/90FTQKm
/2Pc/0msv/FsTPd9TPo+ifvgbOJE9zlcos+TNtsfBqic58nFm0Vi53mytllkyQ7sT9gp+rMv42My5dbPzV4pLtf4ikTSvP7HW8pccbOU95JxVM4X1WV6g64M
gHeSAWgsNwBSuwLntcQAJDLrwCxEK/Bncmg3kahlOcwePB7ugF2bwbK7vF0lr8rHsngHkf/kq4ho4p9aeFVOK8WkHZ3YgUpfNkVPTSJj208KtbOnKtrxEXDj
pemTg0bH9yKVMYs/NGgHaS/qe3OYn/GjhXMJXaPaB0Ad4GasAanPb++to9/NfXxpdRGxj9qaXkAD0Px5YglXF83rcFYV8QAXUr1HNi9loK30qrbGfl9dNCQV
dgM+X+t0fCnsisU+bSTEDxhRQvp2xyecn6ft9Infnr02CwYsXnUX5mnb/vYnnX39iUP9p2jUnqBxaPbvZnbhwn1ZvBcKySZK/TUVah7qv2bufXNP3HQMrET/
2yZ1BBeMUBBJeW/af/DInRv3bnIatAvQPh5na7GPx+wa1i0aNB5Fm84DkoHXwnbezdZeybkuqbNrsnXZ6q27aIS6vbVZAPWwtsITiyVdSKULXelCSl1oLupC
UnahyV1IUGpRF5JqF5rchWS4C9DpINSxP/ehz56jd4TDt+ldZFr2okzgR8GqTSwqh74yc04F03wVyI++TeanGbqbZIp82ZTOVIrgZZLNl+zt4gmbGJ6wiZET
NrF4wibqvW0Xq9kNhM5M2kwmaStdRbssrypeOLQ87BopAiLr8f66g7SU1x+i4aWu04+Yf8SlTD2/oy34lh1ejdj3XyWCNElMtFioJa/qxdqNYi3cKEiwz9YO
8tUMeKENZSZLSXd/KfK+jDkN+3MvEAB2tGOA0cEouZNECI7gjvkX1kQHWoO1tFXjg3nniFi5DjHOLbuljvWrp6M+asYMK167qXekmNl/OKTQogZTRtNHDMZ5
jMU2jmvwOtazTWMqQoPY44X+3SstN5hUa8gm+elJvfONagTvJHvtkUjLxh12b0MCQXZxnbmMRUv6cjE7C7DuWSSNqH/hoaOMesLOSPT2W2/TSsiWtiWycC2g
lI6EcTYAi6czgZwpWrVrB8Xc3M1zr6K/+6CuumwKyth0Hmldkj9QLlBg+hf0GsUFaBMnpWsc6ndZboNWbS98Mxp9/6d6dBD29+7tkajU5sQGQSJomZGknA13
IraKY510/qAoCy9lJQuLRM0sHJz5y/slaM/NgoVDyPJONVx4+ZTBa2fDmQPDmSup42OY3LgVCOxi/2Z2pHFEmbtFkum6mb839zN3hyTXy7y9AIXawf4amY+j
laVulyM7kIh3Ye8mj30jflqpfaLM6T/l7M+D/jFnB6sj6RuoY68mkkM9cGRs7A3YwkwFs+BVByHH06EJ9XZwqFfWopKP0tCWtvGNO/PQ6KHhYOZxYFuoyTZC
3Ma0tki727nRRrKleqlxTvra18jDtKepPheQS2XYAEkqorGjb5MyfXApzz18pHsRmLeDgzdoYVL9O9rQH3sweTiwKOPlGyuZM81/BxCzgyy7OyuqSJqMbcwN
wimYf+vMhoG4oHCq9B9DgMmA4YGo1ji97TbB5vEGnF4J2g/wNkw9MTt65M2BQIfEQhAemAT2bk80hSQ9k+MdRCg1VF7e7EGzaGuuVcsOZ5JipHDR+mrFjXrF
VOTHWOGNBJJKMEV9dOVL+i4d6RuKF3C/pyQ5uMsJHuDjAbEovh7QKHHxmIwLV/rX4eUsZ6CuAkk96e7PSxJ7kuUZhzcuXvMJ4jl9LnXmr+yXltuyag/wJM6n
8j4geZFSmdajLXAdbdv2ISmL7Eo0Bkc0P02N9JN6bs8NMgBeOVaJIML7FackJzlbLzWseD9Tl0oOjJ3iKgRNU0azjMHpLlPYrRU+XwofdRsGkAqeT+yF0+9W
vCgeByr7c+1O0ijdSYJKW/5G2sIbgYDBV27+7S28Rgd5yCSQhSQZx2I/a8wLROooxwFMDO2EcDnYPpW7eJbu0rOKn0X2KJifk1c8K1DFnCaGU7/gWzrjprRb
vc2n3cqr7FZxqWqkNmM5M0b0TRpeC660FaBoHLhR+reHdcqqNGfNdkMm08elFgLaOBEzk7llEq5GSuUYGZGzWgXZiArGbrIOuRroHZOm/XMckX+b5ZtZMDGv
QkqtL3H73JrG9mr77Z5ZxNlNA6eT+MecOOe5m26eP3THPcfmZmleoM0m9tSUPuboEzLOmmh7nLX6ZeI27lQxMZDak/5mOeuoF+mXDwsckDS9Arwdn6N+CIt5
g/M8DNkGZx0dKzRkkzJyEzRyHsf0Yu7tY87IS+VbuW56n4g7YZYcpTqaR8XyxKQHoqCnQSU0OJKnKJTVH+G9sT0VkotAgERkmpTYJyyWBxWo0JenOaxeZ5ZQ
mlgbma/hiw67bsVGlu7ME30wRiCWMl1AVF3lIfuUjlrloU0XEG6VQJvFqzwclS5A1PvIFGD86UKbcjsynnXBffPgw5hqTZu2VovCEABaCFAo4SgHJlhGXUc8
aPra28QRLaHzWQIhbLK2t8A9txyIWvoFOlGcbZJ3gXYSf2CTKwSAxErY+R6ZvRhgrzyXMQ0dM2otjFpr1KgBJYs4XsVl1KgySpdJBJ6qNmpJke1iU1CnCg/e
2Vq9lnDWBIw6Z40QYFpG8k04JgnhIRx1lwwkuonVF23ZahhHn07S9EG9WqINTkuHqUwj1Ia1oG0u8l5tu6KqsVcEEpQVpK/jcW+fo1Ii/wAz38rbAukEeN0z
fmG30HBTCJWhiyI7N4YDuovTsACbP0ewNs4CfPMG7D39elaEyDYV8JWn2K2WT6vMf5FKOUnbuW5rXgwZsp/56cO8iQXGkEgD4YD7II6M5xiJosEjghn2eLAc
/f6/OWwb93aYyTM2ArcGOTfRBRpGw4RXSyyve5XY1y8W+Bj8u2yKOVYHwBJ+sUoiv3U6KhI9jN1e7PtVONPK8/KEkjNGki1BilLGzF99KtnNjqjl6WLM4rAR
01FvBjBIP36z2FTYeIwL3+U9O4BWPxRLrsc3089LtixHYhocmJ4dxg3Va+vrgd/Q5viaahturMV/HHQ8VznKSGKuZmNAYj7YBU96E0o3OAiXpmnjoDiPPpJt
eTDFvnDNzLuvlxQfhIF/EzVYrraKL+DCZx17pa09oUOAg6lio8xMk2amOK5YKubs4B/UU9bCjY/JDbSQqkeDvkC3AfvRvqodFm+n23yTOIws2Zd3scFn3aPM
P1wCHTcjcHQGDG4HtwaOs6e9xCWCCljU6oUMQ5hHWqDLYuKQG2wSyFw2WgYtYbEUnBWejRHA8BN7tFFiO4dGINQjEI4egZBHAKY6GoFGZQSi+gjEPAKePGNG
IBRYwhDoajFHSWp6tXn8eASIvqjLI8jC1VzkDyZZNIQsGicjC28RWWxjp11NFv7SZOFJNkO8ANwvvjJozHmOkRM4B8aCH8C3190XCTvPji85e0e47FV7kL1a
xOweMyhgc4q9SpLMw5FbtaVH86CRKeIPNx+cZyeC9XSOF7PwR0oRjCDZAJDINuvsyrt76EjomrgJZxeHfQAik3NTrssYgSuHzwD8BwTl1SdeJh9fQOAJnav5
qoVqeD6uEVdTuidMnAw4ceKkwIkT2UTpleADAbSZTZgjM9SQiasxTiwP5GsY1LTmM+HVfSYmlvAFqjRqSUegJNMPspdh5qE9rm2P6OjBGiEsnVoSMVJj62Vt
N2Ez3ipALvoGhJG3cR1X9CYTNqdEu+Zr/KGuZK9NC+cSopzkjY0Gdmm36hBO54O3vpLbcIIZSjrEGcOpwewngFYwX2FlvoQHtUlMERM3SefELXxO1H+tJJPQ
SZ4/lSxDWbCgfYbYrVwnnVU6YIV4dJr1RsV3iBhKZmlNNlRTEj4SfK901WrX37XEQ5x7KilrlNRjHrEM6Ztv08CaCq78HXy02OTYsmER7P0z1ETjHWZf6bHq
Eso10ES8G6c004Rx2PXYrZNPEvzzBblkqKmcBIkHv4lYrE7W3Mm/fWly+ibTWkmG1NBhEkNv8ZD7KAP3DX80j/HsBjl4FX5h+aaEVhL/epsmN8s+fDpy3dlk
Xxm7rb0Ud0owDPBhqH3OpTzls4Pixl15A3eJ97+cyciR+Gpk1u5XlBdmY+HUtOrSqRxPd8Kg4YMhgUr1hU4A1yL52uhPkxAyr3/56LP95fUnK79c1hSYXwq2
BPkV4Lczjwg7aANDEghpH4avT987qDNdkYCxkCd76VK0g7lUKjqJPxmSNxykfamUbeeRLbu1l3hsF+aTDlJjd/A92pt3DuTdvXnazw5L4G0XybHTAxx+C+af
M2+3kCy7BQ+yw3vz1gGJ1G1l4QGoIqMs2Qv5nE4W+td8VX/zftilo5dNzWutC7dnHoLtwb0cjpQFrHHNfLCztPsMTCIjVTCikBLVGrrU448UDjVwEIm4ixI6
7HAMIBKJaj1sQAOFYQrZJYqGwDuYt2lQq0MB0Rya4ParDtEN67FTMYnsNc2uXOITlZVOrQN08CbsqYBhbEI1i6TnGN0mjd0BpLxBAvEEOchp2GKdYDw+AFAy
+sqQIOEBhmaLxEm4exn2SmCnNMDfMxQKlBSYg8QGRGPQI4y4jB8nfd42klYb33cKhY9NnT6XIROGPxLa5LTtsabN+ECegByXJe2ABz/kOdFkm1hqJl6ECbiJ
mcDEYCaamoCbWXCAjQqc8aFCoxhcI03+bTdEHJQPAAA+9vSRd79HO4fJj4d9uFFCRsD7nW36ARge6m4v7M+yK6UDJwH20cCv2St49ljh2UDRBhULE/YtR8IQ
DmXpK7BUDftdMpqIKjFgbWHexP7NSsXGbtYaIpx/z+68xef6o6xd9jG6IZE0GK0L9wPhn10nscTK87hhjmKoxzN7eNZ/BQyuNuooDqyO4iTPq1HPK/38kP4C
63i+l2bt7bABQ2shDp4ue60jMNYcIp2+OYbtxSxZYNBqHIbx8HkNINYw605pL+/29srbcCxuQvxrlpyvzoMf6nnOS6AnOs/ZDJ3FjHsufcQz7kZEHkN7yA+A
RI1K1OcMEk2N4RQdoIY4P1WrggdFuAAkwSimt8JIQtfvVAO+W0yLC7sP1uV+NePe6+L7Wd69apN3j/5+D32/U3+/k77f4eLbA4pDs+VNx9Qg/bKMPi7e4dLF
9I9vZo2GFNLtwKByC46NasEj1IJDuqbjVNOc/v4gfX9Syfdj9P0JZd/whGNrbuInLqYP3azHx9YLXD26IYe6D9+gUKImgNvwNbzOOc/5qlo052Xkl/V+94uv
cc1fhcGC3nk3a5VILvgai4OVCZaE9l76y7dpbseh4Yef5ilNfiiKcKaBcvKjfucQLTKhgbEsBO4UN7NzKGtLM+3kP21aq1HYqDe3wpWR1eMVsjpRIatHKmR1
fDFZVSYXF48/A7J6sEJWxypk9YBbktX97lJkdb+7ArLSE+xX6EsGp3uSNedV1pxXWXNeZc15enA6owYHF++AAjL9+i3iZDY0ON2TrDmvsua8ypqrDM4TIwdn
DD95cL5xy/DgsLurrBOcE79ym8h/bIHHCHUYNLZCTcmzsik+yO7YAP5GrX/JzTKLkp0QfNbIwwzjpydu0YuXdclKhiTS6/aJw+W0MggBt/UL3HMYkkb9/LwV
OBp8uBDteEaCeL3vh9qsWcYDmUPehRK/obPvsEUUSiUItuXx6dbEWZd7ssJTU6J/hp9Y7pxcJLJGCwIvmII91jIhM4Os+nftEJfiYThCPHQrByDmTcuGEcuG
NkKelTG5y7KhW5ELXXsYB5ALOWSoORC7FUSG5k4xvaa/qqkNfkOqEsfUobET+Rt8aUjSYpsDj0yr7JdqAXWSAiBczq3rI240Yn4kgoS5RIuEVjRV/PIoqjDx
71BpQLNh0ak5WBJUEdeVHM1SydGozPFJrGSJqDWGnljOZsZRtEmFKmLE8rCmoC2aAh0wX2S7tlbCo5tm4EMetggptzkC1iogzJdqAXWSAojdbEmkbkcGnv2l
EqDlJzvZXkx74mGjz6iTaAskGo2ILWvWdQdhiepgmtCAJxNiy/Zkzd1ZPKTXYIQ1xeF8GgwiGfR0lM9wu0DZTOtKkjYrHtQySDW5UqnZQgJInWIuYDjw9A2v
4aBSfrgIdm1lJTp99W7IHVbj+j+R+Vt306c4LCr2w0CQ6DtcFcwWih1TFMt3hWMC+KG8HeSseo6Kh9hHA8pf+PjFFSPsJPSs/0exTywmbFC/cFfR2kO3uruK
cRqKsHDxFC4He3YDGb3w5DWFL6m2Yrknj7R0GVeX8cQlIAKoTLCn1yzcXgT1MiwYIQMPyjg0+TW79WhAfKaxAJLuBnYco8EIeTDin6DNY3dbsRq/QHa4Y+rS
KVbWA6grC2GritD3gJFyoEKFm37ye66KMPgkZxVOMSvoR3m4M4807k1UZJdO4YTIdrHeP9MJUDOZ/URDQ2yVX+KVgCE/Iwt3AhwH6KiSyDaS7QlE0Gb9gPjL
SVbdaBvniQ+Q4JKzlUG2NPg4cdvjgxSQ5Fy6lQWXTcEaAXNAzNYbqPYYdegaRggC4Ro8UZ2hEM5QWYxeBLSQE3awAhiT9lTM3B4ra2M4hzg4iVulodQTDW5I
YwLLW5Lc6qlkZeO2XsZt/Q/quJlRQwKOoJjzrh3kkeSaAkwiIrOQh6qLj5hkSJVF1qkmFS+brnjftMX7piP+E3qs2XBuRhpun12LBsCY6wGfPUl5g36d6lxc
weBRMAX7sFbj4M7UTkgnAz6W2DyNrWmn4LugjLZSK3F1EC8n3qw+43swnwbVEMTScjs9YNBawWV2HTG/0kXAbTMAtPb80MDpkGcEqgb4eunbJHgOIgfrJ0xh
vgDsao0BF8D2O72J4bkQDBKkv842d2BskTB3DfQ/m7yrqVy8yXu59U7kih5xbHW/gYcA+WpcKhC8T+0M2dzui0uFLy4Vft2lwv/X5lIRiUtFVHepCMQzpXSp
CKxLRVB1qfBLl4qQXSrYVCYuFUdLlwrIDaVLBbIpVFwqIqHOUGbUuiQbLdjvew1P80C+oa1jTtXqI2TkM3KCxb8XgmvwHqYJzpMMrERbHnvVauIIBB2kIVMZ
MngNre2zAWI37U5jE5p2z634KWsPO05IGkEbTmc+wr3/2op6kjsE5OFpS0aR3nC+Op0R/aMbznNOw7fznEn6aMFm5QEkImVwO14NDGvfrKJO0so00CKy8+Bk
yXnvXp9zPem9mosU868BCOupottrSD6Isq1/J15k9vdX5gzYhn5QENLZ+NKoj1fE3ArwMhwY3LDBNMSrIuJRxsrTDModXsPluXNrCE6uRXBKefk6krgg5w1K
EgPkPutTNzin5Y2F/lNqvwg+E/AVeZE6vUw+OoRzwHBTtG7SzwkCIENSOKNWoIPV5bTU6IfUqIeUfigRtEbL5/pH9VkTVNHWDMRcFvX0Ai2BCcq7CbtzshFi
9H39YmZA+wlwCYd5UwseAPtGCR7AgE3Uz+sXMle7hs4nR1Y1wllf29v1jMypUtQkZjGF1RTcOssWEckWgPSDzQAXWf0bLZfLnVaZ5+RJv3OI6BImkryN752X
5Y7sT68gdstPJJhfROvIfHVL0Qk6pZh/NPnHDlGPsZDZFSEzFS0U7UMcvO6IC7ESaLIxlvH/2kiMW6D5mHYv6q0SQX4be52er/53+unymvxv+Hae80r6WIUY
bh+pwH6GqkCAhV886gA72c/S6qpcVQL+lJ3g+q5BRdPutT0XXgO7exM4GnblqzVCgjksrsujknYNLtBJ0DrGhWjdsvRyuB3IH8f5aaoHSOnG6Fo3xlX8YnRk
a/V6kq0GgXIaOiKoNdn49TSUa+7jmOXhomPw5F2DRKI39Caz8YVsLQgPRbWeVIi4k02ww+SqUVTcScp5z9YCGYJGmRpBAlW0O5tggQpT+/bbJLevrZ62q/Es
6a1txeJ94pRTEnNcNE+lLHZ7Usi1CAZftzwqiBL42zVm+mXv63d5anOZWiIxdvZn1VD6Je1iJtO/p8dFb2Qa3YjoolXZWKbqNLlRaOTcnlYubSYJDTT5CrBg
TJM/jW/nOS8X6W+HkOZ2TY0+x8lCs9Ct0iT0zPtNFT8jVVxNg0Fk+L+jVRuc/4Zo5ha+vTJXHc9Xrj80XkG5OgNZckqWXISTXJzyQXK81OqdcqRGv+dojZle
aK+wC+2nZaGhU84SncKA1ECXHYv7VNKG3Sq4o9zNnB01XqmnRCjE4RAmOdRgTbTL7CRnwxgbc+wyO8mhMAYfl7Fhh2G7zBzTBFpmY9pVa2v1epKlWGZjI+7o
V5nF08q6Sy+eVm1fHcOKHc/G6AgYlyOgVR22VexbQ+tK7UY+j6F1VTa5vuey4nGNKCUnWe/YGxPdpBLdJIl1tBA7sDn31mZNTk4DX7kGLU7jjEJEBEqdNLlZ
Oauuzp2cC0X9ncXklN/MovBZkrV2MKgY7JmstM0G+n1DtJiJ69b6Xiy0OL0cLcZCi81hWly06ceWFnllubKkxoZ29ldWtLHLeFwt621VsCd3VdHKS7pZ3U5l
Xa9B1IJuVZO+j2nd6Ro7rb88JwGRtpwWGiongXnBUBHRri6+i+2eSJaVwePXAgFkG7ZqOBavgjhBwuiq2rycZEaTxED8iGbK7THkG5uk146aXjAlPphCvX9O
rmD/jE46vXb/pN1+1BbjLN5iospiiTAWjrhKOnDJdrddT/OvoTl84rYsg5Z83POAbuoZTuxERWZmF21g0wGLfyA+5K72IY/YSxxUTeJ4D4qL4yIIu5qTViJL
4xDLk03edgSe0J4Bmb0Xy0JuybJmw8COXlveQWKb5oGTo4wK6W6VGKzFgOVVV8AE2ClQel4wQD4PrdW+8yaW2iFyb4QnjGKxXqJ3AsQcAf2LxR/I7e62TSRL
MOjxRRAn+NoFchg7A8YUcj3Jweamv8kSuirmvuvtKuZcUEuQvuM2o8GtOMm72kk+khmRg57FX8YLN+oLavuJuuSJY26AqBzF7urHitnLAN4dMkYPvwTKbRo/
ZC2m8l8y+HnPAI22cUpotNBDsuxaPXLcYu6Ys6saMibcIjFkS0ETO1YAGX23Ika8LPkNQXGGFeOGihTmV/vr2f6O/IYx8EaNgYdeRYJl59rnRnzDuHijxkXe
AFE3qm6a4ErjvpLM1YAso50TDstgJuBrTCcpA+By+prM6bf29+kgOCgHt47CoMUuGJqilzcjRff0SOn3L/laVX2tWvRatcRrK4IVXi3Iamp02SykqaTjk+EB
t7FnIZfhAFpbrPKN1VtSfGe3WsSFu5vcgKrHSWotAvKdVOFk9b581EScvKYdiq8uRP+Kvy5UN27pvDQt2QTKPB9GDM7R9IsFWH69JC7JABiP7B0VsjMk17Dk
1dCQ2SMP24aloYZ29B5x7DZw7NYoSDcruiHXEHBNeOYmcm42SkBBE/nlb61eh0mDVljEZotfIKE4up5Gt3Uf1IaLikYLWZs5tdDACMOPDE5TcI6XzCaL9R6V
7q/028hhEvwWsworo7XSb0uNqn7r8MoMZUliZQCT2keAnQTS5V2DSd2mpToluMRsFc4km56sGp1vasRU+EM6l+HpYFebJqtGU4NVHNXeMepbs9ICwSpeup4R
7RIsmEWG7/L9LtyPyyo+Y/jvyeX604AVkvuTspnMr5q1NZ2IhbXB/EywMN9rynJQForefqsU0TSw387yoiKwkXVwrrsS2Qr9k2lFUu/3slR7atR4alSm0ZAX
E0+49MS1hyfGfiv2Eb2mh/I2IyKHGhG5DURkbyeOOQTmeYKI7FURkUNAhSXbWc2+JFVGgFlyJS+Ak951kxG/cn6C/l3SJv6j57BPfCAIxdXtR4D5W+ItEiHl
BgcD42Oyx7mGmUP+Uf4GDvksfDvPmZYUIOslSRHm8dyBTCb0uzVRnFXG6V1CmWe550oWqQskCVXG+zXv7PhzNv5sxJ9z0/sktBU643MZ1nZu7gm1CUVgmZqW
qLxMXKNgQxdM6Pq8CSZ0WHZarF786EaoMDB4Vv8MIWCPnIG7k5fC2AX5nd1VDUQ/DYskqMC5v8GZJp6yPHZK2dxJpiz3pAuULFLyt8T67aPjP2L5RXBe9SLx
LA8QlUvS6bssuWlGIzr4k21B9a3EsAPD5Z3M5TpHRaeP0pzu29z+Irwy+rv3z/fVvHAlyr7Y5Z0Fvi/QveK47hx6GTStmau/DVf2yK2S7K3yAEwcKJ5FOxgT
Bef6YIVdrXbOqTW7wkXV6nJsXY5Uddz1BOahkuy0snusxKvpVP2YQpyxTeqfBBhS//IWp9daMCEt0kOmUVd6mBwU6bkBSGPGaZEeuolpMeN60XXLJ/KWtOR7
VfW9atF7hcPAUGG88oQhaPDNzzw9kHQU7BDeVTxfSPLiEd2mLB92olT6u1uKPzcuJvRNI1drhu4DN4sOzacnSsF1iSTS7rJJpF1OIr3XJpHeW08irRWyri7B
t0+eRNo+5ctT/hBq+Ks7HlLr+jqtbqBB18OTpNUNqml1kaAoYtkzYnwaItlAEtm6SDnmCuILp21qIT08p1ltI8Ur8pxF8KtA5twUwHpahG1e0rYbNlLYQkv3
s7RPczLJDgPr05sB9hkB1knS6jY5jjThC5L6OUZa3TjjyBXUg3RpULU1s9h4/fJTedPmo02QVTdBCl1u4RjcjuDfkmgbepKNcc5cJJMFZIC8soNud5An1uTK
DWSb1gPhXIbW7MybbEluIy+bzZXLUDkCSNBiBor+bZvitLptzlJv2xbIYHFyYI8TVeuxo2ZShzL2K/SAZtbkMeNsucFWrg+t5iRwkjBXZ46LdMslA67uUyRz
mDBCVCL8QiwZcMNKApzQJsBBQpWmTmYLXyKbDSAw2QA6NhtAB9kAghEPwRsjYkwmzsHMaUrF+N0RPAEOr1glGXDZz4y9yybYm2F2sJzJjQmWM+Biwjyd3Vky
4PLcdHQG3ARztDpLOANuR2fA1SWuLUt0UCJP2rGkX45tutcYBrY1SPcaZ2s4A26MGaYOICi4wxlw42w1Z4/VfeSHE/twzOlTNTEESBvaROqUbVO0YbfhuskZ
cFs2YeyExJxwwlh6iJ0MJcFiyF1dVAG86OiBNnWg3fZsM+CXmK9GqUT6sBrNWMNhzIlQaTKgoRGYw9XUFz4kau1LEltppxw4vK7D+E0YAAPm3ZZD2860baQu
z6PQET8MpMVeJgMuL+AYmeB1BtwOMuB2OGM33r2alw57b3Vq/dWXuMOcLFdwctN33VZme+20sQMEyH/bFMKOkf92tXglrQbROpK4O2LnJFqjzZ3wjeFUlVO0
KDlXq6zLDoczI5FrUydy1VkZOyDgjgaC5HUQm/y3kYYjH5n/ts3LgA3O2g+xWcl/20H+2w4WGmg+HlTHIeRhw3Wa1kjnv5VbEfLfciLjrL14PHT229Bmv21h
dLzq3qCX9l+Zpd0EmfDYRZijEKuhA80mWscDGGVNhN3Tx84e2pZw9ttTGTSOsW8+jey3oc1+Cwez5Cbfc2fdve6sMdZnzs4i+rk8YMAHfOPs5+yJxX6rf3Sz
qIx4YDns0QMpugIW4prXYD+OMg8f8c9q+9XFSDLAfl89xaHuLXbG9i7m84n4vl5ocm02BXQv4qzt7BDLAYpy8LM3TLUtoW2Li23e5QBGpEhGrVe1PWmix4IU
u4XiFMub0sakbGOINtJsUPNCZkJizrXeU+JWTnyXaLojPhF1Xc1ewJxFBlYMw4RR6zl2PD3BXyCBBa3kVJecnpOXC6eOFOwUk7hUe1nqgeCtPtD99lgSKR9m
jEYiaYePSK6Dv3nyVlV7q5Tg25W3Fir5UTlqtDDEMQ0MsoafSkIcSLriiOenun4867EWb5ED+koSC6yrJBaYlPF5H63GtQzpkItxgeUpWN9vnmXmBTy6t4s2
12gP7TNzxILduFt7jrMliq6BiR+IpyengXCL7zpXEXnFic4+0CwAyBhC4qVbl7ajhLN4Bb24FWtoJq5Et4Bqcou52QGXn1NUnXl1sR+w6ZLKQAIrK6kMGtVU
Bl7tvZLFwD5hshg0qlkMvMT6TetyOm9BjFbMzSFLgCQvwAVkH7hcUB5jk78AzCjAV3nHaZr8Bc0yf0Gs8xcUDHGRR1t5ezK5C5q13AUx5y4A4vbkgFVK0EXC
jlNJXTBx0tQFvmCW1rMNMDBMwCkrJCx1VicUW0RBHQ49tekGOmW6gU6ZbqBzlIiM0w0EO9nseL3sQwBauYwn9OW02575q/tFowaO8pg7gCdSF8jYqVhENl3e
jjR2v4tsAMDuR8aEqcsXqAxKnPEL+RhD641VUwp0ypQCnTKlAB3+Rwc6DVXFIR5MQEHv2gkbefELg9543xHDWvFuOp6e2oelkvazQ8jHt2pfMZuNwQ96YS9d
FDDRbNU++baXSu3lDAVjppt/7EhS5fGFgxIR4RaXX8zZlscWDvEQU9ktgrU5VhxzGOzbvLe1kKcAsc6A+pKl+0a829XvTtnzqvrulGaUepKW6f/SV7Q7RN+L
LrblWZouDANNF5jPph2FD9hRsA3jkbANW0UN61bntriUYUKQa6Ls9oVgvWn2uNv0e8s29pZCl5WML3W3i/F1h8e3u2h8bVVbkIQoNVVpujmmBx11pUmtrxrc
vDoAO2gNN81Fg4L8U23AMlMTmvt6qd6c6fa7v/zQXe/68kNqBy3ZDt3LV9GeRVsJvWDx8d7prcLCX9V/sYYrHinSEseXvirnl3WprIVhzlN+P9Ovhk9HkqmI
obqwqDUyaNp/zNlHhVGJxROlxj0e7uP0Iu6A20qFqKldKv6d4RqeLGuAjR8Q6DtkX4vwaEbD5jJ07cD0ZXclDdgEjU8XU5raEZ2HB6HOgzV0lTtgUFtP3ya/
+YSIEPHuE31yrXFxGhE338RZ4QiG0RVt4FkJ984bjqJl8SoDQ4358+b2vgqNCSXpGcfD6NQ/POP+Xvx9sgZ0zTjXYyVFRHvRy53iXoTrL9bo1mN47xhicbj5
p13GgjU1VNUbiT3W9OmytiSiwjeGeQoFbSm06NC0l4ec4b3J0NDuCGDooAIMHQgwtA0xmnQ0LKNmD4gJ+yCYMGSUq94Qj7ANjs91zHE+8Z+sa5saQ9qmRk3b
1Ki8AlrCmw6K3qlR0zutljTnJg12+mqE9yQ/rJOf791VZkdPK790saz+8LS7cahAS5Jdv/+2kaVbQ6VfsGQBqn2o7CR24NYxjlSBaks3LUleMnxD9I2tUR4X
LbksHhfJ86VOds4ttdkTQxWvHtn006Usnp00z+pb20a+dhK/15W/s9pYn427G4depAfzI7cZMqrPUL3Ug5UhX2YYs/rVxd3Vr/vj28pe1ruiywF8TJf90G2V
B//tx4p//P6ty/+InPShavkP3rqiH/986N9+/ID9uPnwUj9W+IITh0/9xx/fuqIfH7/t1J/5Hv74o9tWdOePnqNWv++2Z7MLK5yFFY7B0+mCvKDDllz6+YEj
+PnmMS+ddfc1qryG9jA6c57tN96Z375JPMi+hd9ISP9avv3oTZwx3QHMY9TTWddZqc9QL67Ote7NuI+KgwicznKvmoc90HnYG8jrA/N/JQ+7x3brxuXIw+4W
jyJ8Mn2f8eh4VIHx4ly+oU7uGnsm5x7acxXEtuIC0VDcw36gcXHBtYPiAuGZ6B3vVj0Pn/coMUO9TQkMw71K3DvvUz121r9f9Tpn3sPZNI47zA26OrlwF5HJ
u2ecbcS8d2aci5B2csZBvqK5j3szzmaSwb71qU9+8TOtTc5GutdCYXeaviVwFujCWzpD4Qc9uHN2+1/90O++I9jkEtPev5mxjja5kW6+Cw/L9JdvFvfSrKWd
OTqZgaM3w02vvluGOymHG99bhXf5iFEu4Mvg6lG+uz7KdytYDERPAh93JC8ilh2ApKw9pCaBRU4ZT5m+TTvanHhCIkUQjHeWwxo1uRYNJIbVcfJxAQ/z8H0V
wkrdYu5DHmKG3H6+yd0BZvb/xASdowYyH6+EPMdJYJAROD12hMdi1VEopTktA/JOsSM81bFnNw13uiePdlPpTzPVch4WvPY/5R2JihtHONx/RhTMtPtyIYYd
paUIRX8mb1m/zJGel9o1bkmnyoS9KvPFcOjjFgyrJW6ILYtyDlcWlpvsxaxpcsgjkdB4f/ZAf/NBkvgAYXrffImBZ7zRvUoE40Txa99yequLv1K9NRpVFllV
cbVwirkPe8MDdA4NyQSPExzjKyOzmkcEURIuQhrp2nX4swd/buRl8cEjmnLOliU1LStoI2Yumzhf9eljzXlOgYmfcS9AZNKMuxkAI+c5pdTdYv3m2hEOsctO
wck9XPVkTGaTQ5OxZiEv52Pt0HyswXysqc/H6t4a/STPBxGTnhMJzVo9alI6Et7Vge/v6sq7ym+yyD90RMOLsoGlw9RuZ6dpIpSXeAzT15cAk0ImbAsGHy5G
PCObOaY5410CuwJ2ACww2S9a+QS2Yw/6oAmYYml3XmpbSGCjiTKMKbB+vWyNxOiulgDdjgToNiVAt40A3TE2PRYZ0aAiCV7jH9C+UZwNSvyQlzFGbvr7pqJM
KG+drP9JmMu0yKI3C7iR/DPtkpvZdueZoXpAB/1av8CzqN/j4nS/hZ/Kxumh4l8cXW/tuS59+8Mjein0UTfGsiNj2ZSxbMtYrpHdOf092ZddaAAeZZ8ZPa5s
CMG4rrbjutokvF/iUAsk5X1gx7Ul49qRcW3KuLZlXNdgXOOsIRZ6WGzsWAb1sUxlLFtyxkVwTqiP5b1wV/ocDeY9MD8nPJp88uhhSarDeY8y43mvkkcxoveo
4i/KIa0+zMesHLK5J4/lMtkfPiLEnJTEbFQWyQ3PRhYWh5OksLybs5fdZE6C9REdrIKDV2EzmpB3IEPL+1oeAq9DwxPdoWxgyUkcXzxq/K6icUMncJQbNgKm
bzrIsQnxBxwQEVT+mOq5xVf/9re/GPRCpMZl7AQBdf7VfbsYjv/Q7Tqj+kaYoLClMmFNI+hEZuwIcmfRWTmvGPgGhqp55E3QY65K38azqEwvkviQI0qezCI8
WeSGXKrPIiOcYkgxVTb3W4/96TvQ3CaaS8e+zVL/AW7vO263aeGDDUSjVNW6nH3MMr7/W6Y/LelIJFkGmC41JbKTdsy+lT2X6uHj6kuo+0toxZc/9NtvDpnf
gyFK4qtjzXZ6WcwaSrnatFebcjgEWOCK2/FHR3Q7tuS1+nDpAmnaZuolVmLJwc5XOFi3ysF6moNtXiUxZ3UOtokFy7yVGV5Z7FQHTQgHt0wOesrbwhZHgSZT
xV62xbs6aZYm9KB40gEXC/1rtpt78kHTk72SpORGSVIyB8twGXHGXnltYEXfACNexr0RYAVWE8fSr1beRT9cNgVgiyK2b6lWe3C5iXiHwBblZm1sUa5sUQz7
MylnzASOdl5Ugrsi3lS8VwUcOmw2K0lJ8fummutkHq6VWbkGlm5NIlXSx2Y1z1a0TA3Rvg1aXZb27WZVJ3731KY+Hjn1MUZp+aknftpl/ySgp3C0WXQUoMOH
jhZOfYKvznkWE5nFVn0Wlbi7BQhubOPj5WwdKudU2TltLjenTZlTxXOqgBQI9PIW5lTJnCo5dhhtJxX/AEkemMd6Th9cek63y5xeIXO67bmdU2rbOerVMA7T
3nQ7As/o84iSnfWQkqbNWwsAmOSYkToq8CqO9mCO9ogHusYn48OazghzaJ3ljHKUTrXOGC7THz0i+vjT6I8I2cXdB1i0dtLXYZdMbnWVN+tuOfMt+0XEZg23
/Molai1v0FQ2pqhdWt72KqVhgCMqTuRKMUul9IbYOPPX2DLVMKyv/OYXsnr8Enbeg2VDl3TTB4/oODg2e1R8QAH5dCm162Y9i+oGQJJ4FQEZDl/7dgHmhDNn
RYl+KY9nQ6vx2Rn8Jhvd6tqKP8Yaik81G02OharAI22sYG6MVD74eo1SRWeb9GU+LaIldQ9hbfnCRz7Uuge/OBsQBu8zcbNng0lTdF7rffsaiL1m33YYBgZ7
OQDX6Nt1/A2ePNfyNxxQ9NFCLOuH2HPfxxGeIZW7yciWRcTaC4cS4rrB1BQJwN/gnJW3RYDtSIB2WA2dns67y6fy0vLSkniECQMS5mmWVqMAX6R+FDk8wJSn
Q2jOXfEG6hqBqc3QSZwnzFzMUuvax8ZBEZbGICulo2Ql+yAtxHEWYFdBgJ0oxJ+4Wxdg6+NzDrV0nIcJuCE8PtLuVTw8AIXyJV9xpLFMZZ/lYOhUQqNXc0Q0
cICzcQR8+NkEoj18UO56wVwAdnD3PCIXM/ZdFlvX2MG3Yuvy02DF1pNNyNps7ZDYOiEp1WQW1gzNwgRmYaI+C6t6E/pJ8QmxYuu4AUVYPBVtnDwT9EEnz6rK
u8pvIN39FdL9qNkwVmcpYK6qs0MXVva8zOOEzKOeubZMZyrTuToR6NqzRd7idDpdI29FWNqcBDTCwddF4ppRCzlAmhScJCEfeyG0FABFXoVjL8zaOPbCLMWx
F0JZAVYmAytjM6OCmkqZC+T0+6aGqCepS4QA4dBuZK7K6of8mpHQiXRTeqge0ANkzjv/LOpuR6Mw8FNZhx4q5dfaczw4nJ7hLHf9JkkNKGAtNuXGbyqn6nim
pRYkH2g4vnI9nzfl4oxdQpoIbFka7kMus2FVCi6F9LGooDOqoFMrmCQvdkY201VKubaZ+00zjWn4qKsas0PSmRyj4lLH2CqNjN2w4B8oCUcAU3k9x8AYB6mA
HaQ8zj4LrzyQSAN+z2bD5bTMomT19YkSXonQu4wPkcunJC5d/0T8BTwO1MWI36Nj6mYdFeanf3XEQo8GWyUx3WWZaeZOXW3AWxeuDPiFjkBA361lL2ojP6EM
5ub17VAWSZRIcFot3zD++z1XhZXEiEPuiTrQCYzcF47wgYo6QsFu5mUXwbsaYQtmmjgrYFNGRJ+xOTtpu4yhFoEr1jik8pPGJIIbMI1JBP7U8BNUJ4+JOal7
ifbLCDJdM3Zxes3OSivfeJDZG4s73eCSnOZaXMq2GTgDfocDTIOIUQ6QuTDigbLBaWBhxaUjXZSteaIM3ga/88fMq3wn4fh+A+LYqYI4Ev/zSjCKwSCTzj10
RBw6jrEfJfHO8UDu0xU2UtjgBLqTPnyEQZoublcfOdQayO3yEbmafkKKX2KKpf/DahUrv3NiUrE7OYJ/zPw7LymHnc6mcmnp1230bSDYX47AHLLOwtEjf/yI
1Vc4oq9wRV8hqbxFAOc7V7A4wA99w0gHW+ShC+ShzewcXByPRCkirfjdm0UKMABNEHXj3OFIAxq19JPcw6T4539Smi/AUx82hxGEhhjSbrFRBu8IjzfVUWwU
mxCALd1jgDinuXofYC+d85xPYO2r89VDnszhg3it9xLvGD5JKnrAE7p5N+7PPUSb+v30rf/3n//kH3/74alN3r0e1fgjeoY7qPFeb1D8iJ4tO5PHvaHJt9dI
TE4/Jbpd/mHfI+1/zNH4m+l7btZok9PuK7fK4gO+DvX75YzhSfWmf8Iv0tasjUXIQyS8OqZc7FPIUY5Y1GLuE2yYcvrf+Phd73jPO++cgW3K6eNMyDax2DNp
iNlqVTKZwXUiUiGjLtBF/lBzs2aZitavOm8yFemnj+isWRX8jRFNf0LV225saE7/Wx//wltDaectdO+EQkPp/nE2yDn9x/72Y7d95J1//p6vOjDK0Y25m+de
NaNeTl9bM2o7h9gy/AkUKoCCWS/f94Djc87kRtEKuOvVENiIqZ9RO6TAXtob9fgZHurJpzif5pyCtHmI5PSLp/L4pQ521ZjE/Jc6F3F16hr6iGec61jE3H+n
ebOzx7bPuVEadkjpvrh30rf+Vz7/8Js/uvBn7/0m8RB38C0iQOcBZZpAIvHb8OOJz//6Nz/y1XWbnPt5CZ7l3aGoIepq+XGnypsvdeb41gbnHurzPco0Ub0S
ELjc2Hm86auf/+Q7fq+zSR3n2j7uzahHlDTtQTXUcSh73/N+vPJe2/Vj9sXOh5lA7lOcHzUURuMUMHNkYfypkIuueGKTeow3pBl1Qokqcog6NWRPRQX5jKgT
zXiiY7iqdyplwYjmGlZEPfOt+1n01omyeO9UWoinNlxpdvQ8kCTVVOaYey0ON7sX+MBqdAfpX+rGcCq0Yy5niOEinKeNi5w4IkH4emdx5HL5JmpZ6Z5YMKu1
I3d2cpgEu4tfPpUkfHmeOKsbkrWaH5t39YTM0NfMSQ65rluNLnbbTiUfeKDTI5UpzSVxu3emMMcq/fhhBiE6R6WMl5kj2n93jw5oTkvAuTP5nHH7nK8BIaSZ
eqEDJfHmXQvI+cQyt6pEf9hMmqNTjof1LOOSnVyyYvU3HjrKcEhEHiGn7yb6OEonYnhUcm+qGgg0cipkLjQ/4AcO+yrg4Pi9PeZ8HwVJ0+ecK1H9NwqQwA5N
ATyWPNdewZo5kiSYe5RftBp2b+Wwl3qUiTjj1RRJ+LNuedwA/NmMPxfgD1d+Ef5sw58r8Gd7xvAwL8efn8Gfq/HnlfhzDf5ciz/X4c8eSQ0IBTN3gv8e4r9H
+O8d/Pf1/PdO/ns3/72H/76N/97Lf+/jv/fz33fz3wf47/v47zH++2H++yD/fYj/Hue/n+a/j+j45RP86zH++zj//Qr/fYL/fov/Psl/v8MWEm4zP3mE/97B
f1/Pf+/kv3fz33v479v477389z7+ez//fTf/fYD/vs9Nf+V2jXPwUKyumpXgO5GWxOIU5b6kF2uINSoQa1Qo1iie23WSGizL2WC1Puf5n855ys/O2zyjeYfn
NO/yrOZMCRfkYzyz+TjPbb6KZzdnArkiX80znK+RVb6WJzpnuvmZ/DSe7Px0nu58iic8Z3K6Nn8eT3r+Qzzt+RlMxTlT2d68JySQ50IE+ZlCBvl6IYT8+UIK
+Q8LMeQ/IuSQTwtB5GcJSeQ/KkSRv0DIIj9bCCPfIKSR/5gQR36OkEe+UQgkf6GQSP7vhEjyFwmZ5OcKoeQvFlLJZ4RY8k1CLvlmWZv5S4Rs8vOEcPLzhXTy
C4R48h8X8slfKgSUXygklG8RIsoLWdt5X6/kfy8klV8kRJVvFbLKLxbCyi8R0sq3CXHllwp55ZcJgeWXC4nlVwiR5T8hZJZfKYSWXyWklm8XYsud9Fdvt8bL
9+Hw3D4DUlTZVTMgTJVdOQMyVdlPzIBoVXYFpx9T2eUzIGiVXTYD8lbZpTMgdpVtmwHpq+ySGSwElV08g2Whsq0zWCQqu4iTh6ns3/PWr7L+DPWfPosZLCqV
bZnBElPZhTNYcCp76QyWn8p+fAaLUWUXzGBpquz8GSxUlZ03g2WrspewsVxlm2ewnFW2aQaLW2UzM1jqKnvxDBa+ys6dwTagshfNYFNQ2b+bwRahshfOYMNQ
2cYZbB8qO2cGm4nKfmwGW4vKNsxgo1HZ2WyhVtkLZrAJqexHmcFR2VnsBKGyaeamVPYjM9i8VPbDM9jKVPZ8NiyobP0MtjmVnck2F5XlM9gCVdabcffSRzbj
3kgfZ8zQDqmyH5qh3VJlz5uhnVNl62ZoF1XZFGQ/lZ0OZGSVnQYvJ5VNztCuq7K1gFZUsORvp4/VM7Qtq2xihrZoBTXjRfQxPsOxkWNwmVFQRm1G/gMgwbAp
ZqMYZs6GtQb8pxL/MiX+ZQrGunXAfxRbdygmnIB1WTAEtKB4mpHIRTGiuzjmFEcpLLZktCp+6Ml/c+RQ2WiUOYvNHhucifL3OvzOyt/T+H12+Xtj6Z2+2ZgH
nOScFb37Ituq3/KVRbu/o2nR7i1T5BXHQwCnW6H5zLfVDC38K/clf4wPPY02tPhiaHnbIkPL24YNLf6Zvy7pG1l7DgZFX/DSzx6pYTrZ3AAeYw5RY95aN8nQ
Pbmk0eYfYcldW3DKHrkD6Zdl9fha+meiTGVWCtwl+0bCt9I3XCb4Est/esUdDUS+VPQJArSEl9lXs6neiqX8jGaUmefjtzXs24abhdLSLN1w/SLtcOpLbwEV
Wvwy28XowPTSzx3R82wOVMjh6aP2KpeHcBBxyjqn7KBUWW1A0wTF+KLQuVUpt6IE80olGBvhqcI2Qkt9k3iIMzDDv+IvjuikAjSLuV+ZRyWGRN88j8wkeODz
RwSFBu2TfO5KUi4YDRMx3IWO92DOO3PSPxeW3knmXWVDz13J+GYMvbC+wWWAFZzSSA6DnfMHmHpGY9iVc9x5pi6bQgu4nW7FnCduJO5lU5wz6czf2C8ZU2gU
i3R3zfGVOe89bNfDZhEl3AEEguMjYF2rxcLUnkhvvN2mGQdwi7dFkH2pZUasQVWcnYU/A0QSIihW/MSMsThMzmP0HJlzz6IKYNQ8iznCgFeZGrvVIm9huSQF
j584VvjMkEFfC5tK7lwpYhmsBQ6nuccW7w6/4b+wYVbeUFbu8cK853b2OUlkTohGNb4kxBJfsuMgPYBX2W253UIHDa2c3U171wpq0Fm+/av4poPXY79IkZED
4cdSa+bsZO0lP/1Lt2v8ykr1Aap8fVOzrXtFcnlUieRCEowvEkxDJJigIsGEpcwSiATTkF8kuJUSjHC3vnC3kXC3LeFuU+FuJ4S7nRTudp1wt5lwt+uFu50W
7vZs4W43Cnd7rnC3m4W7vUC42y3C3V4k3O024W6vEO52O3G3gbDAzxMW+IeEBT5DWOBMWOCesMC5sMBnCgu8HiF2mvF9vmZ8f1gzvj+iGd9pzfiepRnfH9WM
7ws043u2Znw3aMb3xzTje45mfDdqxveFmvH9d5rxfZFmfM/VjO+LNeM7oxnfTZrx3awZ35doxvc8zfien3ma5b1As7w/rlnel2qW90LN8m7RLG+hWd6+Znn/
PecU/F+FzQ01m+trNvffaza3r9ncQrO5WzSbe6Fmc1+q2dwf12zuBZrN9TSbe75mc8/TbO5LNJu7WbO5mzSbO6PZ3BdrNvdczea+SLO5/06zuS/UbO5Gzeae
o9ncH9Ns7gbN5p6t2dwXaDb3RzWbe5Zmc6c1m/sjms39Yc3mPl+zua6wuQ1hc9cLm3umsLm5sLk9YXMzYXPPEDb3h4TNfZ6wuYGwueuEzZ0SNvd0YXNPEzZ3
UtjctcLmrhE2d7WwuRPC5q4SNndc2NwxYXNTYXO7wuZ2hM3VnkrifQaGuCUMcSQMsS8MMdFXt+SiVMkTEvv7IjCMnxYzZeHQt+8wWiK4vB1053FJNADVO919
XOFu8mnlwlFFIKMbSwBaLw9jzTnsTwJezYbroAbS2VjIQ41pX9qvjNrNFQD7LoPqWcz6SrnuUgDWyK+T/GMJWFfnOsKTcR3hqXIdmWSiGvIiWo7b8LVtF2AR
hqnwOW/jeY6whODCRFFYchRcrcRb311hTCp8Bg7GVIYQgduPMRN2PFRNwyjeE5ReSD6eRr5hmLmcEm1PA92XBjROVNIQJbAv5hOAFKLQ8SMV670PE4ojXigN
0e5OS2Efyjzk5OGHvlGmQ1Hi1MC/pmFmhppVY77qlNl+erO4gVUg9zlT9/s86cIDnmTsfrf+fT8jT9IGg9/HAKNf3Md/7+W/R7xBOl/ai1Hzvd5WMYW/zZOs
YPd4yClNZ4IHN4hz1Js8IPBvcO7yAMG/wbnTkzwTr/ckL9wdniSGO+KJv8d9ekbAUE+I/aWY+9BNYiMR88iIVh3U5oTvZYtkSNJb5oxltXqvMsAbnA97PSWN
OebR7O/dla/Q+6FWBcj6POcKmZFtkpG5cNIv1ezIfnGCBwH3SqU/X6Pp/4yIH8ZPoiXJUy0lPGiy+STiMPIgx3Hl2mGPX8P4NuVd+yuLzlc/hUQg5zn/URJM
79APQFSymYECyQqF68SVOvZ6CweCj117G6fGdrdt8k54JqU0Nz89fotNXcG03uppL5uGNCZ957xOImuo/cNHalNRsOTl08o18p9KLnBEBoNRAxT/qJiz6Mjj
jx0yH3PY+Jgf4J838q8bq04AENT+mveIdzc8t5qz7Vg65AbwHfbg95byA5iLJCXmYj8AujPaD+BYcyC3a34AdLXuB4ALVT8ATt1oL+ZicQCGBJr1uLWZ0Ta/
dxcnQAgLbxcMehMkbuxmZ1hgQ1JD/qejG9KFXmXzgC5oTYH18T3WGOgCMmBUR/Edl43X7iD9wqut8fo70qmzvEeAo08XTrhwDniB9zgMKnT9CRf2bNx50gWT
wAkpN4pZflqs9xn7A3uT1LT1elTbA7ZXF+uNsV9fS297je5oJD4IvgQmOJwaZHKQ/s0Rna4+1BNmzIM0RcY8GBqvBMalYv2Hw9VODqTrFbP+5EAMbWbhZk69
gWVJvkQVyqqtVwlQqHJwy+tJcbreJO8Z2iRt0xPBeqZ2pSU4yOcqKhBkUrGJsjH3gbZd0uy7duobMvVnMxwJEK8DDj+Sxjc2OHD4bojDN9/mZNjvu0kvUZfP
vYYmswb8UFzJJam4ePr+myyham+GxXtlIJf1Xql1KQ5yEvnAPrGpFNePVCDWlZFJx+hb/o4H6W1eqUSENderWXP9qkeZzqruizWX8+do1VNluWodnq81iUOq
PZ9rFtWe1hmKKVdeHl0Fk2/5XtRf0bJVTcHMDHIrvIrKC6ZhIZDvubZTq/Eaci3HTPyKUeM5Wo3nazUeOB9cfdRezaG/cPcMsIpTzmMvOj0+Orgr1oANDm3u
OVWJHdUqMXfPqfGoozVivzRaI8aZI3WKXvD6wvKrpdRhNqD/q0y2h3kdmzmjzhhtMrrm2YzPetZd8YZ0EY6oZ91d8ay7etZdmRj5ZdSd1w+qpyPUT09w+37f
K/eZ4y17MuplFVYXVcjYh3pRhRXiNw4TIW+cUDFXdPmZXK1p+KXU6LPzOJ9BFQ01n53025ydF5tickwy7KbA92HTkmai4faNd/BpfEdt05drVmeOuWbYTz5U
QAzfBjFU8obr6BoPajyvbbvwycrxXTbJGardqax80D/DQXN1ct9Nv/xqcaYL6tnKh2vlalpmGx2a0G/824QuM6H/+H2b0GjFE2qPvG/xVL6pcuTd06xmic4G
nIXAG2JWveIEm52yGq8ql0dNjlfcw/agE251cvhqdXI8Mdrg6jBnijb8g5yS/F08uzyIyfwxAQW7qMF9wx2xQIDCwrg1rAcpGm4mgBEEbI29Wh9rlOfpK176
7VHtiKQdvrTDWUk7INmWTqu2ADfIWKqSfxlzkRLKyBRe6V5WOnOCn5LjqGEcIhulQ2SjdNz0kSlcqx4a6d2v1ofvjTAekPDlXQf/zwaRijg0ShpXp8qxjQh+
5uSuzCOSxHutYRNzp0NU5bHmbPeg4yofKIEmZwIS+onCR4PZFXS4Fkonu/hHsXQW94gP5LasoVnbD1vvS+ci4hBaAF2RLjubqZ9/96n3vjWAeydxEnS2nvkH
c4tHyOmDTZkT99DMf4F3p3oJ+77S10P0NZOvc/Q1la930NdJcSgPoE7C1tawsSaBjTUJ6+2XTHMh2yVpRBt7iA8St7R0k7OexRUn077DCJsunTWR/fYRTrWI
UWqk973aSuloz8vx52qu6MkjGpYwyh1G1uckzUMtdGwLg1EtDKSFDrdQ+/K10EJI/45xB3bgY/v3n3rvH39m4S9mpImbyxYu6BZOcwM348+WpRs4/b1r4Ie+
UGngZNnA39INjLiBk/iTLd3A6Flv4HHdwG8+/oZ3HHznn733W440UVr3zldLDnrk6Clb8kybENWbIGtp0vgyF++/y66lCfFDTlno0xoiDnaEwgq54+KKmglN
ZlFfb4yjVy6ImtZt/5snPvbHX/770zYtu1CRCFOxe/DRstthEVzF+M7q8sIb0WdxoEbX1SvhPDujrkYVNNLq5VRFxd9bbacbHgsTesC/rc//ho2jro+2WtFo
Kx5tVZlwJaOtzKJWNh6ABtfo3hp6ZNkfWes+IlGCq1HCrjYIiLALtmplKsTl5+Urn3rvO37poXXLz4vJqryiZp1s0nIOIwbGqtkFa/P2kJ63v3n0g+/4KO2C
dtJY/cQRffxWf/GEKAPWb7fXeZSh/XUOOgXeHW6ku1/720/u/+yr/+Ilm5zrkPOM4//0nPh6Tjiq2Bk9dB83JP34G/a/p3MSinbe8/6cqNp5hlTt6NH5uB4d
XXdJ0brvLQYW8DhotFzEFfp2TAMCS9+BcXlYRN9Ojb6l59NEzF97/C3v+A3qOVP4g5rCdc+B8/wskJzWfGsGtJH8xljkQ6m6lyPB97qz/l4jc7glYp1GafOL
kNkoOek9wwt5dC48/Gbmhbw+MOyO+Tj95T5Rhtf/8mPv/ztqxHXsuePJHHhMODTqXv+xD/3u/jc+/LkXYdw9iRPxzIa6mQTg/Zr3YsFettRzqQRtqRtFzJ+G
ohhQ6QGiQPg7CUQvJWaDvr/AS/Po/RKXgRAiCRDx2CH9pe564EmYiAygKTTBEN/YS6Qlh+AFT+wj23i9/rc+rzgihGu9F5/dGQR/eDS8f3jItu7dquzAA1Ia
cRyeLMNH8KZvfPyX6Sg9jSM+uMFzCq2f07/uUNR+hHWYFs8r6cshlbfeTyVhg9Z9QMiHLua+jcjpuKdd4qOLHP2//9p2ir8/8Ya3Br128Q+P/uJtAQOhAZxK
tCfF33zkwBdx84uP/fpbQ76pR90vvm4CZ4h0vmy/I9FK7k/RI0nRzOhLh3VAr+r5xFa6oHM7Ak+i58RLPqEYYAmxJF7W4VgSdpjbPaMeV3aa/eK/v8YO5LcU
nYybBW3wcT4YJwfFZg01CLPzPa5RRbvF21wU+LRjddFulpznPOjqZ730kVdLnmrTMvgtsAHOaHTZg4GkJPZgkPl37azRt/5fff5Pv/l792HW9P0H+T7Yjwdc
ntWH9//jw59775eI/7jf1WSCSqL38+y65XxyhOMLPBoU+vu4yru/lqcysXTnoskNF+34595pW7L0re9nSnDLKXbLiXdr8/zEhf+NRsL+yKK3cEBo5cJbzfcP
3NOLqlPk6imSNqvHbZvVCddMTXHTG8uJse1Rj2EK7lEyB+ChHUBU0T+eBEuCvfSi77z965/6if+6/UKkHXiBd78k7HMgIuTjttx/kSwVVdK1D2bjd71VMMqj
u+zFX+uNJYvJHTU8oCpvLcdhtpdmY/bOK0W16cIHScJYx3Q/vPQvmWBSAUU3F0/IxaRCRpBd20Q0niYaz1JzUvz6L85Z4oIUmmbdtwoxeCUxeGUX4cr6T1KF
3iMRC+n1v/nVX3/XR975p+uJsDxNWPw6oRmvJI+hdz1ZvovDyvCuf/jUwsc/gmgz3eAH7ZucY2WrPjz0pv9ZvklTDcomxSdvK8nCk335CU/TkX2xOuGVFONJ
Slm89Ct4aV8gRqIqEQAXbpoNIqy7cCFRRG99v8kW8NRTzn74a5STgJOFdoQ7fD0JUCBgmP1ymH1Lyp+7rZwVjkBK/77cHHg5I3HhNz718Ds+8pt//nu8nH09
6r5ZGu49fjnqvkmQ6qVfFZURnUdwttzgpOYweRDvrIbyYfu9eIqHvWzlh/GqjZXREcjMLXYcNiMN9gtIbEiJIVjFXpk4lYUhkGH3dTfUI6jyiY8f+JzuhjqO
W6sEksiQojrhl3PjZ61sPIt+7S10BwxWwAxWYrT/fvEjl2sPxWKiXjfDHfHQwxkzmXHmOUMqsYmNCs34mkLwOcHt0FPyiTeUZMTZOY67hk/xkpueU3vEPdoe
0djzbHjovmFpD91jJgoyE4NEtoxB4leUi8yjVcjcqmKK2aZG5tK0aRankTE71DCouY3+tz/02+/4bEu4QWabiAnV5d31XB76KQmEhY7ricfe/99/450SBwtF
V4mea8Vw1/jYVp16/on1bPuDatT+8bGqWw+UyYLP8NCQm8Xx1kDuD5np+c4o5adf3NEdyO2K8pOvVs30cqE001d+S7h+Q8L1uWRjoD0dFrUuHMj9WlVQgj9c
req4u8hxX5rQHEjxig/JHVV3AqUvSDtrb6oqM60Thu6J9TVQ6IlYuuDMweMMaAvjCy59q1+BwwgoIQvs/luyDKjpn4+UQsAToDtctBHiJpjdKoc4SBxr+oSj
g8RtLLhe6n/4S9Uo76JTDRBnbptDyr/wuJJYckei5/2ziJMPJc6bvk/m0UtZnRiamG8GeQMlm+hvFMvy0AZch5ABfE14f3RkGE6mIXAyAQro4OWAB6b0eWlU
vHpKM0N9nvBrzOiXPxf7IQlWXkWwcnbmsV4IMfrWYh8Ako45v2ZzlDKgKZetMsBD8WSrIFAvLp7IZW2/x07Uylrp4+zl3uKsx+XvdhaLN2cbuGsDuv7njEse
w0Olg9Hp6o2yZTCpOtjr2uYqZ3RtZO0XuE6ecga7NAv4k198BZCHKwlMWzaYIC4eclDfx+Z0fVcAAxn38zHI1OPyZCtfBZl6DMfOKsjU40s/Cw9WoE+NcSLF
9CVuCtisiFqbdWGq6bKppiN7qmbRusWd32b+f3Xh8bgIZbcRSDJBo+LJ4LjnOS36UKigW9wz6pGuPNKVR7rySFceifvOJtr5Y3v+f2B2k7dZLm8cujwtlzMa
QHa+jcX0Ty39VTb4Y73F4okL/PB79MXUpGhdEQmtlHpanNKzNdBtaBcPCFx9u3jLAf3l1/hLOqfpSedK0eaBSdovyiFqZQEU/63SZsIdibiSyFIf8OZBB138
aUuq6sZbehOClt7KGr3VGpZ+ddYSwhO6+68VPv/C3hqmzEAT5eq3ZBNv7a0R/Kw1htq/ervgqK22mXjboJQ2U0rX2phiRIe3eFWM3WJjV3qr0dIXeNM5vf6u
fLUm+9VwmIqpqzSHqyEq8PPr5PnJ6vNrBFufmLp8dbbmrnwN+hGDuWOIsThb8xJQCV61MQtoANagoVQg04+a7tGlLb21WVM32AA6r+WBe+uvivvz8N0UHDTG
Ib3pdgF8QNOxp068xJuEW9ZLPFhp0pdwxu41MIDGtIHVEzGxJyIGE0f/225f4sZb+cab6hFhFhZJG7MreIOihhUiYkbnzbczaFEm/sRWiwZjMfzOG4UPX6iW
+MHRVp7edbt1DYzEjibedCYAsoQfknCd1yofOjAFPZhkEReOm/YSDczEeS1DNhK7Jgk0DUwvzkL4gHjIPc3ZRpsmCTQLCxg2Dm1ryjfOfulyAoA8FojpkJOC
coIxsKp8EW16tVsbr6Acr5VpqSWsyMRy8X/e2G0l/bHHnkCrgqml7zyckYmiZCv2528S1tcDiw2w+IJBFgwSCI322GH7SvF8QSmJ6IMND+XEfu+PHSkr15mD
PbBGFcdZg5/NkVTiT2nd6SR9kj8iv5XhP9Hg/Uxrrw/doDTt3hMNuZWzv6yzFBt6D3v7nnAWs6F0ZzQbeoI5q3u8iummp6/XGbwTxhy+HE+3cVAtmTe0Dxfx
d7n4tYuHn7/BOVdw8DbmZSor4KwyLpe3C0iIFadSxssmWcRukiWrF2iHeXaZectdmfpvuTNFtE3tvr7HrGo2EIaowCbnFI8zJ1g8yrbUzYP0iZsq7vg/w4Oy
wXm5eBPvENPfBbi0xSBNVSz17KCfN7RL+dm9WFsyBZowWJL7HIFPZFlP0ckvXiENuWxXyEodIZlVbhg0QjF5Ek8qXu2TPWvugK49PSFkaWwLsE2+X9sWLBZS
PMNsawg7u1NqvA2bXIIhOecyjhK4YZpUAyfVhDtBIJ7apmrL+jYeeH/eFCyipmaAR3C+QY3zjSucb2x7+mEd6oxsCJrfRX0jfCxGl2bX8Mj6xhi/ugO8SHdx
CMxIRN6lnehWgMhr4W7ZddKg8dIElg245fvQABrz5Kl2rGY9gPzwPxIN9ln3IAgH1qld3gQPftfko+krRnNHUNLGg5m6bz6P+ucf6qv9ueCt582FPOmn+/PW
9rw91ev0o76fxQcz+o7MmBODHqzQZ/wCsbe0qMeyJtBMx0vM+d6qLOln+4nRiCzGT7q/tzpr39db0++yfoy2kl7bKx1U2iYCy7XQrKzgcJeAZnUtNKuLU9Id
Cc1aQ6WyVU1sB8x51m6rPqh1vLcWljnXIvKvoYtjxAa1dU3mhilduZQskWsgztYuHOinB7PoAI2A2tF2lu3oqG8r7PyobysckCyS/b3f2p8Tl4qos6iCmviL
2Ih7sajFMWDjGBMOHlbZeNacop/lQBCTGPfTQ0fzySuo9lbf+cl8LcM6MuNdHTC8a9H16puCLNzE7NEqCDcMTjg5QD7SSTg8lI+s3o4ctr3T8Cq/cp0ucWbe
MsUCnzmINXYRMcNpQkgi4F7W4BMzaD4ZPpEknbYeB4udGAmQuy9A7k7Ps4EaKBwA5QmYivyQxU6clIcm5KEU6k3XRiFxyKMD2cUCWAUlZ9zlFCyLR6jyLa7M
12t5viZrJEuv2ziolPnMnMWBPC3JTjPj2gf4OiSWDnGKDWTgjUGnvqP8RQsS90bSpbdoUY4senHbHabDDlMZ7RnYZUaTIecpX0RKekmtrV4u9hFFp4fy+Cjt
UPh6sH/hLVl84Oj1eXMnkExBAE2a5qkF+jjjF+7DOu3782zlWjGto4qjoPRqU1+nm5pNSpKkokmLTlpY5OAE1hKbc7GwCVf0mmI8ZbpsVnQbTavbaGq0Vbxb
EGibCd/OJ6HaOA1thWrjdPDHk1BtnA7VxmlLPkrzTS04z0np62kCrUwkeAV1qMgu703+f+x9C5SdVZXm/7z/695btyohKSge//1BJ4pIZmkbXlK5lxCSoEgr
MrTLWSOCo13BWSREOraXVKCKGGijiE4PZNqx7s2S0GpaGF1LRCBBdMBn+2hfra3gs3WcFnV6cHocmf19+/yPe6sqgM6sNWvW5FH1P85/nvvss88+e39b83u6
FZFv0skpmX6s0WrUaHKoRquLGk0uX6PVM+mxWqHJskJCw5Y5O+7MU0kihPw5xsG6CyH0oNbOCK2gvS+z8eQ7FcFFBum2fQYQArFQq/89adXoD1jZdlodt/Vl
6B+SzYhqgxVeQRaI+eLS2wKnFPb4LcXG4zhaqLYVQqLt0W+1mtN5RU5Omtv3S04a/wqfILSKkYQcgmo4i/IoMEWAb7CZVK4nCpk/k9FGRR6o47HxaW1z3zrT
ec0MQ9HIL5gj06vZoUWDxnub1FNw48rgUHuLeHD5e2zJEAsuv2d2FrOTcqTytvrplsVqKfbvVUqqpaTDpSR3lh7O1V5wdsws2QN0X5K3mZBujzmmeoWe8E1P
FHXSFHxN2PC2P9IyX7+yh77y9Ctv+Kvk4bymo3WFLf1mtfsZydcp9n5OxY7ZIkFYOWFUa8b2WkPtNSWgwUeu42epuXRM5Zcr5DpTyHXDhSDGhfO/1ak8MAIt
zdWI5hlUnco9+uwE1PHoriwszshC2ucWZ2Qhp9SwX3mgo2pXKcuuUhZnoZ0fskkzA+NnrrFM7NZ7lvQzJ4Tk25tuNOv1vFmuWdUYG0cNN1WjHUCeGHEwqeMO
M2pshNNdxCjozoyGLbOAw91xd2T1mayBijbTBjRDYwDRNmqirIWQ7MxG+CTdRts4DEybeDmRjl8honUTSqAmFzrJeULE8xBntFdshFsDYvxggcKD87nQRpsa
EaC+L6IxpbsDeqVaClEnajdZVNNEBtqYw7Mn5zdiRJiTiqKG4yL8JMA0T0x3J+n4mbApN5rQmmbZRLMlr00NjfApPYnlr+gIawtqs1UWZwCWI7qeexEt/GWT
GyGIpdRIXtQZ7l3+b5pCj21qAKo8KepW085CkXXKkHnfSTWlQWkdISTlhWxa2Ge5ig3lodbSVqGdCb3aiR4MTc1VxWbaFOoYJniYJuhR9mTTBDPJV9CgWEED
qM5bj95MYkj4Iotzm9YAM6vJSFUX8mTE2LSOfqQ2rTgkzqQb0DDp0BDCYxOwGQZqa4W0JlfiB9isrWQcIxn4+CkI1tvMWOw1kGFD8hZ+zyhXGJtm58oZQ6Vb
s2PSRIYCPfOGaoqryhRNpMgSoa0glawivGggVQTAoVVpY6vsNVdJJjGGfhMaAKz6pjyBwvoYsJK8jfw4KT6O0mQrhx7EUOvsmmEgxmTTlEhUDQjkLhRkdXzU
xEcrWcO0iUrJRwyPyGCH6NClCmigABGApQGNhltUI0GqY5Aq0TYcg2qsIjp9olSazEjXoGJ+eoy0Rc0GqvVLkqLQZtlxyK6JXmMHFMFYyN2K4ptFJU169gI6
zE4J4Z9I660l/+oEjlKRGIy2tHm+VLHJ8xLkfQynDo+7mkPtNY/Y4AZvVkhr/NZ+1fRTn9hsgAPUNjUwLUnY0ZZGIB3Abc0xitIfo4ahxqOSdDLNIWBy/ZLs
Mal0XjYxHzHz0hjwA45OSJmGTRBwk1zbzAPhnRdyToZkJ1kNnCWphpQg0XEacPNmDntiBkYq+gGTJ2CTs2im2g8Buw3PZVix6pT9EQIZq86bxuL+kCbUj5Fq
6iIyhtMvqZtb5Q1man8vn9oxyIR9F2KMAsyGJg4+UTt2YJjGm2XM5NfWNuqWAN7hGXUaEZix41SjkKf+q/YdVt6Q1Ad8j5Vc7wFCoVdY0iA4Ryd8YwY7FZtX
wUU8J6hBYpa19VM3mHAN6LB2DUIwSJFCwssaTp4N+LE5+YiuUHhseyOjM4UzWYAAdeer9kPy2sj1SWQE+gcSYDomqpmekwQE8cNzq1jnh+sSFHVxwOYdxoVq
w6xGSgUGI6voqouehtPaKb2ndUzKOgaoo4wG5ArKIBHKl1upKJdpg44eckU0ZcXtGqWslJAX0k3otbZV9Ke7maY/QI6TWlJuJO4gpwvqXFPTH9csuMad0HQE
WX3NtNvN4ffMx4RREpK2uESyDF65mqs9lKum0JOmMteOnUyLmJt7l6sctskgNLlGkINqVAU5OMarIOcZ6cpL3rukRD+T+UsK9LmIDXqZoVmTu15j3jg4yiCU
kEmhVk/AgSqGfklB3nzFGIsOMQaHBflHlt5yeEfdcnjcclxdbDmuHt5yLLvt0S+Y/Km3IMvmohtNOuxWW7IaonvHOPkWRztJcsbI86wDcu4sdX7R0ccm5M9i
CMyf0VDr5Nz/uDj9oUOlVzkNGk7zxEiaJzRNxjTwKYUZEtk0LBcVDqpPbftRkwyYpK5Vu4M3zzYVLrFx1zityl3r7e+ofHPrvuVu3rf45n1h4FIFb8t/f1f1
mDV3ATXB/Tp6Il21JrZO/kuNPnDyQ8UB9a0K7HF/FuRGqsFcOzz5k7sNZkCkEfOqFqyS1CjZw0tE7Lz+htfI0IQXS6IX7s3irv3ybVkCGg269hxk1yL1vHDQ
+GDn838C+Tw5xLBwXavd6FpMK3lMteudL/xJu9ah0wlgWd619/PWVdAwrHpT5nfu/ua/nb2qs+JNIuLOsPqH9qnTVoSj9B1bs5rQJ462QK5h19kjq1pjvrur
lwZ7sjHgxUAPiw8/cLPaBTPlGBbV/KFsVjykG+tlsm255FAvbXXtSw/Ny9ZIs5W8kHOYLpFTuFROIXIKJSdASyFVs+vMo0bBUBYNfRlUs8i3fQidhqzintQ/
flWDPdaThjekbrpMNbrOJYwP17XnscaPpfVeG0A19eskXdhdsxvGUFTAr7kEgl53zS5mBpG5u6b3qqx2jcK32GBtIkSgwrRb7zp72w3zbW8OmwF8VO96/EgD
10uTpD2h6awMdeza3C5CBkqDP2zgQIPbx7DrzUmWBwldd0h3M40eda6mkPiGrvWHqAsN58GOsAEaT30AF49L7STJ7gzpLtaoayaOo/+i8gBV90T5i2Jn5Bu9
ILr4r/ape5O7vuLKizhUzD7oxruuO9hZu71duLJNFN69E3lY3KXyY3Aw+HG05CpSxBJUTfKNLhXaD3Ds2uDpdEhX2Zvzs83M1EPE+3GN2zW+SUbFpnxkqSBK
01WiBRdz+wqFtytwg/+TCwfx3HjvLmdrZudWyVy9O63OXV+RVat1983E+HkuDDjw6oNw4W/ds6+S9JTOiWn15cf20TLBzr9ue517ipvML4zCpgnm1bX11+7d
C3/9yKOPfP/m2XXubTYf3PLxe7926PHGOvcWvb/zZzd+6Et3S/q9ej//2zu+89j4OoTMwe3+O376oe/L2528+8nc3d9Ztc69GjdHPvOr+QPOOvcNuFl49/v2
nbDOfQ2uv/ith/6rPL8M1498aOFZ69yLcfnu//xtd527CZef+PrpOPuRq0Pf83D843WPzL8Y1m1ed2FfDWZtXveWL9Cwzev+fbAOfsLdH8i9zO1uvM4t3ViE
a4WUa/wUsZrM81PWD7JabkuTudJV2MMrf81cpQqi8MLoRrHWZbzycVzBY18cfYrgdM2h1P3gjf+PAzB+a3kAxj1NOyqOnEfDsOsZW9BgDMS2w7i9a5V91Yxm
/y+egGb/ZBMrXqo4lYWAWx2J2o6ta2elOkPSecYEArorj1l+iSKRFTGMI41hHGslniJW0dNKhO0rMElxCsG4xX91s4EWTwNKh8ZgZi0ebNWI6jfr8Zum11ML
x5z3fM7OwoqWKCx4YVgJr6e8C7y48A8FQYSgrKjwD41yUIOlP4UY+nywPVWiajS0z9l6qJp35N15R57BKG+M+IYfG4abq5ZYsvL7FzZsHcJ22FkLM65Kk9sM
udbZy7EFOO7T62BsMO4ruwo1G7qvMf7MUHcmGuRO+xPTQqOyI753ERePB7JZmLtwCHOnTxoT/Md9o3GnXD3lNWvk06i1+uU465cj6MyeKse54xQxjCEt2VNP
PeBxPuD1YsDreajwZQdc17lQD5fNgKvQaGzNNMuAWXacmcy+yDg7o87L5RsXhGQPE9KdpNwRSrrTxA/Dz7v48yP2YmpyciNKV0H3NiLOY+c2Ox/UUAc1HBnU
/LT+Ngy7iXb4a0uH1h4e2t22jm1Px3YnD10RZNHW5DWGQaoxDNJQyMNbzIeVMORxosjB+NW61shuEY138ijpjyBK+g+tdcCGZty/TkwrN2T9j3nWlzEafGab
2PGA+qsEUke4tUpwPXoNa7Zfy/P9+6XzfQN+XKX5Xr18voy2/hkTbf3TNuwSTrMeMVHWP2krvuIRu92U3OtnS0p4mJ0lKWGvehY8kBngHhHiQGL0Ls5P/aGY
auRx2O1KHPaRypTRc90C5jjMraRZO9vULjC1c0ztXFM7yq1EcDTDyEDDa4cHsQh36KolRljCEHAkAx1JxnA2lXa00jYq3aauSZECNPqKpbDUNVnuKjYa71rG
HLkaUw74ih3ufSlP0rjYb314n3EPQRAxExd1Soka3Wtvbhjg01AronHu1VSZHGZHx96OpX9xENTfv1KLqrVJdR6bGFfYXqZStaNV6v/Hpcvj0l2Xn68ykrCr
QYRdROqVxrilj+ImrBzI00iM0Jja2lY+3MI1KZB3ZfOpJ8MBKsIlU12qQSzCIsLwZ23HK42a11Ztmidzp7UP7CtAmlPZ6TvY+/iKjA2AntOsSeJgg9Ew/Yf2
GVPWELtqjaaRa45hWN+69mz7+bwKrz3LOg1XZ1nPAzbxOueUzrOKYNmnDAXLPoXH295znDWlk2AlWDaa85jvA3wL/53ZjlMiuxtkFFW8qCn+BbzlaazGgOEl
EopELGLVK2earmVbeNXZDeP60zZm4VRBNNCOxKmtShg44nA4sAzg86Rz8Yys1OAkEZbqWParaf0QIrn3iFdL6KKIe1opHcXDb0qGvo6BtOseHjXTqF3Xx7Lt
fEk+2k3iLCDv50MOqSOndh3vbEggrEyCc0HUKK1LfVAbO6+NrbWxR2uT4FdCmT/BTGh2RBpgzzS0g1TNwGwtzfa7kuOnLO1J1UbVoQwQotvMZ2P64Vjeq0nZ
q5KSQWQS6df2GHqzxarbOO8YqXpSVr2Fqiem6q28By32IBwjZSnc2um9jKU36hVLzzG47FBVFlwqXKt1UP3+y0fyaevg1vZ4IgKI156ou5weks2E/B/HCrNi
C7PFswgQ1WgZuuMCnh+G29OJ7UKisfo3p/FBrKeytjallePSFRy7ZOhrzMgx2puDQ6ykBTdhzBgHwVJPJnL9wiv27xwPGkanV8xZYelBjr+yRpHPVm5NQaMV
6vep7MrZWetSmo2smuk870LdSqoRr3NN6mzNT8mjNLyXYqetgo1sfA5IXzs4lI0HpFtVCTGWQedrzkznz/zNDRss2DTQq/sY2VD+E2qYm08H5oGBsZbzDfrM
R6m5wOKOgzHZiAbqcRqcZiEKe0PYQW5SfLgdSRXuH84V9nkFs9492+ZZYDLPsRC+cpDV0UX8LItIcmbh5KlWqZ35tuvbsx6VuNU1MyxUNA40/5kL3hbxfKQd
ox5ddWe033wwa0BJpdrPrNmdZlenzYPl0z1wLQzpncbI6qHRJ4rAjWyb+bu4fJfqu6zey6K0fsmhXlbvTu89mI114u1Eix3rRDOVcm2W25VhHSo3QT1tblbL
tLHWUcqrpN3btqvnp0nX3tOd7aV1aBgT2GVGjE3BlWndS7lUjWFcm6ndtefm5aXCXEjqV7Vb4EwwF//rO35qQUecNrbCjMPpfFikjt+MvVTZDDUDjKqRtqSF
NDedQZKyWt0X7unlw7yzx9F10+QgP9XZpKNrRDSKJGE5ur92PJ/q+cKLPC0mT7cMwvER7XJsOUIqyVg5BywOipPceEK4zy5sSiLdNDHUmB6iw/xFONtOHMkw
Trs8fA7tSNZdyBLu5QoZYLjhPxuTqBw8aK1zQ/jXrqNrnLOJlunCK4WZhDztarQho07OdH1AQqgRpdJPM2UOkxnUyxlyMAx7DErpJpTSILgEFrq07OWd7LSS
HH4USwBsHqRBRkzTHC5W9QIbS9FPm6S1dDAfYz0+izufdDbSUwtK0aCT5j1/0PVd9vyS82px33cVEY9dLyUP26vw2BgVoXm9q+hm7Pm2Q6YQ0eKnDrMhqq44
HMI+5rOk6+/OGqh2o/sWWUl67aLxri5e9Qty24E8U/laVd5Rmz5oZU8EtHOGPYUMFHkDzurlGpAb/owMhFz7yupIGHU9pkvryFPqI0VOGiIpisJjWya0oRnh
HZU33F/n9BOC/UBTLZS1lSRUJ5sACcnEW0eK+5qzUQYaUPzGDqx+PtTb4SKJXP/e6Njerq7ROL75IM+3lE+EyidkE155uqcdGD7RPSIVui6L5Pel6uOQ4voS
BffYplbhMmyVj/eqFO6RfzvCY2T6w9y3S+gPEYJ7ZK4uzx0MIx0u3IU+LrhEdZvDZeYeG8MFuvMw0+VqYXOH0aXRBXyf6JLqpkFP+i3ZHzvObNRbvMRCGSoy
+hWQBSMqRuXCMc6NUr2pzON5vVzYBzLXqJrT9QNzdcZ5C/nVQwtZPAQxxC8HMGiSX1iT8daxrIXOIINlnt3vZ1E/A8dwK68a8E+QV41+1hzIwDcGcIIepElf
fjcHC/Inqy/gdUTPfZngkrrel4Ia+yWJh08REiRt9PuS1pO0aX1/Kr2HZIC9SuvyBnE/0ghJUmkajaAX8Kvf13mB6ucNOjI9yKQpzaWaIvIlmyIVGhtpCl6h
KYkUPEjH0mSA2g7SZl9+17UprYVsrE+XDfjENyV1Sxqeju3HQZxk2Wc9x9iUcUmbtvbLsuQgmXzTTFtoyrh8itYitwa3Oaytg9rKFqZSJdh/eFKI25eRreOt
1Mc1lXLzSjkLmSs9h20AwMjQhAWe20insBNRRJ11kk5zU1ImX3BMUCVbC1rIIvRqA33sDTKHA8NeHu1H1MzWmiUjlY44rEotA9iEocryw6lUWUhCXgO1h72V
JRRHHCUNqd1+oKshC7q/cNxRNZKGkAQrn+SVj5QGc9LwlDQ8kEaidrWpPZD2SC1Xnn33irPv/vD0YMPG1f9yx5fO/+hhUJbH9gyQYP/t+PNpSfBK/vmqJJCu
2XD8w9vk333y/NZTNsu/TxxekJYMFiqzPx5CfIqH0J3y6yeetF7ZUEpNJeGjD16Jk5D8y0c7V5wvrDxI4984lDvu080sBhADhw6HkUJwqohjNoZcxtfR8XV0
kmBcAtgFOegDIby4zy6IdXZpTviuvzDcVTyCCHm4s39D8OqVL3j2He88BzTt5Xf3SRX6pJPi/QKKtPcbhLf/Po362PndYZPe7hfvF0wdtBYkSFpdoBZ96UuG
PFX/fJsGVIsWiq2O7D5ylcUsdpY1kQBNha4/p+2Zsn4yzZBYBhaj1rnlIbpv2DA6srnFgI73G5/Qp3zgV0r3YSd1jy/bHb9nl2F6SnMKM2K/nsU+Hy16rfqk
45d9e1aTpcW6PQv5toaxTGuvmypA215bINtZsgSMui+DNm4v0l4Omwn79iW+fXxalo8yH5mp9xfioT+KCZc/uPoFA0BNc+sTFFVau/PKLJFVI0/0Esz3oPJJ
kMprn0PnF1/dFVzBr8rMX4LMkTJPcebgivPNimwtPyOgpKi+K3HF/ojW4bUDem4pJR2AnjTuzv4L7uUIGmEPF1ZQW9suCBUSSP4N6K3s6bKjqD76uM64U7nF
8kAWtn6JFb3saz58Jcwqony29M8BU/XzO5ktQR/93C/ey2zxy9kSra/OluiISV/Mlmg9ZovpcrnQ2YJhM7MFO1G5Tq07QLrlKX/qJz917FqvrK1XXgo9lk7y
5Iu1PnRn+4vRflzmbdjHSV2/SLmwUPbS8DoAygZbCqUpkhvuBrgCyQ/SWh9tkBJssm/IonYfhdlk27IRN4w9GCJXeRG8N1Ou3c9qwpFgwSidyw5lrty8Bn2T
Z6VCAftQ2iTJUx+E6w8yEnsaCINnhSTTQHpUSkbWqIU8SmGNEfQ5SDUZygWsJ9K/BzK6iRiuqVzCVy7hgUvc5Liya+8VPCIteIRyqXzmru3QUtPecMMjn37j
2n/1g+mKVFbMF8hlMBF4zXGXf+SL95vW0GhgPVnqQBoMMgjRQMr2Afg+rQqef/OxBz4+0B4J+YuJbHYUEz24OX3W/rm3fEyWLaGk+w923G1UpaguVeEmjuQT
YBJIUqe6LVWjhiA3cuWWWreGqjCyiKRgNlpf8113Ntjl9haxy1ITSo3L7hsU5+0l1OZexJMr2c76cMLIMYEfNCZcfueIZZS+DhEb8lch0N1s88qEgau8F25Y
mq6VtmZZVLGiilVRnORGWtV30IHQtqrRy2AyJpu4c/fKpglW0bt6ME2CKiSGyVfUnX5rFtyIzZ9sFiSVFBLcmIVvPmjAa+X25bRzgoluaCT/LrWaprW6zanr
TkN2UAfLp3toiS+9kPpbK2nNriTBrqR4ulcdNBrz1FDBFsskGs4wgGL5Qsmv5AV4e/0NupWn16W046DsaKb3HpSB2Vphs5Z1RVabEtrRA4WmNDnZe+9AhN1m
nt3Zwgi6f7AnDeTNvLwSQbcQC6Yh65aceZAi9qrIgOX7hZEpPQbcqT6ka12gLmOqdKxyLeIwb9f/u++89NwBBNrqXTYm5e/noWzUtV5xTeZPKQGPYYcrOfMl
HrYqfLTcm/6FLftS6ZXpbeV2Do6ZndqbMrXC/OS+MuCXezGHGiu/q90vYtnQzhE8BGfvlS+xg3Wvy2rYwWYWFS+uCfsmgkp1G0lkytSfh7TE0PT3u449G/YW
sZ98VmNZO1zM6oLVAA8PcNK1tDYoFv5HZXSEc4J1g5vbG8b55/pCHv7U4QVdNmTp2fDChy993/dPePjcwYbjFmz591wIxULs0SCL5XX0xjtXbJz40YsHG36w
4R9ff/6PXvUAXtobthxae/XDL//JOYMNJ93zgh//6scz98tn+NsGFkC9ivkrnIufrL7qwVVXPXjp4bwa75vWrF793p0ffdmuWx/Ia/BP56IGKPw9vSN37jjz
L+8fbLjtG7/++Tf+oX2ufGEKfO6LWR64BagjKrXVZHVERpCtQ7IfR2n7YavKY46krg8TPJQHeB3Kax6RS6pE7/kGVvVpMgQ8ZSvN1SHYVpmmI8MXVYbPLXGR
8rVj/blGihMy6Fe3GaUYqnYxJnjMJ9RaCsPr4dckFruaOjUE+BViGbEOwBkHfBzjhQXVwkoxQCkjK6qlKyoYXDSy+ke6+nOrF2K9lR8xFmqz1UsgTmSBIrBw
A0M7jj6Wc3jZYQGuIQus8TLkkAhqWL78/eDAXPU92L5yDTOLmUg9BzILbSKemTxp034jLdGVnmfbu/JZ1FlxYSMHonlEdwKWUWxxOiU/8x2X+wpI7UZcSves
N/4f1obf3nDq6y445omhNdurrNmYVI//tvv8H2GFFrLa8F92/nLmO9f8zYsHWIWloaXMjuW7gklpc/ct7ehLC9n1AyYw060o8dFppLMWTUiZCQMzJX15bSai
vDZTxnw2OlV1ouALMzfljZlM5+oX5ewtJtDA/MW27/7uC/eUNp29w4Ox8rzL9MzVbzUduFT3VTrPO9pW2RveKntDW2VZp7zfwAzAq/a/L7dD/S//GEqpD+nz
9+lh7xn3sPc79nBJLhBcdWUeq6B+Q/1c7iGvrOwnC5ZQeX8FrTrtfEX7sef4vYr9Q85n1r4zH7Clhsk92jC5w8Pkjg6Ty2FyMRF+fuY/YaSgpJOSpnefefZ/
uO9PRQ6o8hwoBcBzdLjPQ2r5GAOdTyU+W1B6aF3+6lTWec3B3FCVuNzUHRW3C9IRVlQhHZpN9FGN4QnsView24eGCCxSKmcmsLsMebnLkhf0T8uSl/uMyct9
ygnsL5rA1DgtIjT3mRIa+GlOaA+5jpera/JEG47ka1n+wBBdvtjdcg5JaLmxc6ucY9lpPzJkOvuL8fGWGR9v2fGhknA5Bus9YwbrHX18VHgcHaFixXl8WrVN
/sJYUnBE7Nux/ks9awvkd96Aq7vL3a3LGYUVGWeV5XYe3OVT+4YG/bA6VF0+hTXVSv6b59k9b1c0OpCPH76yyizuOm+JYawudeAgmdf98N65z93+s6+/bX0v
87FvktWy+0Jsn9jUq+fSWn6h3kVjc/M3fiwL85GehujppYU/wc656w4XRxnog6SiRSv4EF7U+ziVqyo1MhgWuAcGlf64fCprlEcjMr0Lre56yeFA1hyAqXBH
4QIcFzqfFmRUV3X7YYV9WIYZGEL6IXgYprkkNlrkLwsZqcb5mxRoXaOWflieq8b5c9OFSC3Tc8Pknsvl3z3IyRDqg5JUtdoPmSzWfKh/355f3ivPT+SfB6ZV
VQ2Jt0lH4QR6e5x2iBi2oFQjl2kueVtHFvoLwk7lCeofod/qI7r/uur+6yOyYiwfgW/HMvvQWgtnQjGu5Ad1KpIze3CEEjFHx9Px1qf3GSRPK/lzz/V2hUYq
uz9zl9IQ7uzlT3/+pHWp7LesV2wHWkOVyjxQmcwGUFmtoDK/JLeSyoIKldH/okplFVKKSvqIKvQRH8gSQx91HlZIb4vs24SmpoGNpizmi+kjrNAHtGYw4liS
PvB8afpopA3K6RX6CJekD2RxNPqoTJ4IpB32uS/AyGXYHkBFEo+QSYQxH+AYL9Z3lXOgWM+B4hEywb7B0n2DhQND+RFj3xDhR2MpMpG5Ntb6DH0d/8FzwY/C
3tKL1OOzlw8tL0almN9efN7g/xAXqvLhiniwPH1ssHYf99bwo90jC3BHhPZE79fjkJHHi2WKBRJTRGKKcmJagtk0KsREqpDEyzCbxtGYTVOqUxJTYxlm03i6
xORiFWpgFcJR3QImh8WjvVFicpWYolFicsmsyHNGiQlH0JYe6eY8J8YRtMvD6BFi2hD++Tnvf6jzzx8gXeXD9ORSsszlKsskt0LBC6u3UqvpVhS8FsjpqVmT
l7OmPEhuvkW3RE5p/vDZx7zls9+aVhHjK//0/ntf+Yo/FpEYO/Xy5cJIw2vcNvahX+fjSaZSZbC5lr0zb2/5+iPPpl7Mqt6VO2ifO2giFrN2nGllybq5rkAX
/zB0vF2NXkoX4d91NtlD3NauCG/RiAYQy4qtywrH7A0Pv+ufSffEi651Lgj1JOUtFfkbHjr9kq775B/dO9C5h114UtlcxJVrYXo5WbbZaUnlLovNTOzj3CLB
WTl4fF218XrKHi7Q+CARilW2mPC8Hxg+evI6hgmwPPtYRvyIDmR1Hq4sZK38VHt8+fOYBHYCofzIJhAEB6x13Jxq1MuZGaOSE6jkhEoDEwo1WC5shTQQocCJ
/ogOCGMT6dhEKDHGDzJysvSJfALWmVQKWLGACwxyvAxnio/GmaQxFc4UL8OZ4uU5U7ZS3hZcUvLL724UMloBSKb+Qvl+4SirGhXQymujyjW6yNz+Aeknrt7B
LiTG0dM4+rzfT1cyx2xcu3icFDQhaTC4FJ7MePT7UplkpDq2nu1DxRFDA2eO4CQbKNkKDVwMehcpDqs4shjPyTeGwSPJt1WQb32B6sAEdN1CPonKtnWdhXqU
hwzHdCGiWlBVehE+xURoMM9GkWcDJUcqe9J2I1bbjYbSKy1TiCiPA8YYasAz3TC51feBYE+ryd5yZ/CPT+sZ/JD5Rfny8lxx+loe028/v6o19dXPw0LgoNle
97fmvOhSIxUenaXXwNKBjWTfv/zpdaVmZtsmhToJd4CFRJKWFW5ZV2TBlMK4l2fRvp5FI7cADfjsW4Jdf3v1V89J/eKSKlOazPiqlYV88L30ZMoPkn1+iY2y
xXTYI6ppDd3UIZaEekf5TC5kUUAkbmirhLXkO7ub1hvQNhsHrMP8h+fTqtuNRpYrkKqlpGrBTICSn40rEC23pqACxb0XAlB4b3Wdrx6+F3Je9USqqoO4Zorj
qhGcChX6eVdKelu3+g9dWXz76HlXbEO691y+LQu247j1N7WD21j2F3K3/aGz9V/Zjl2YoCxjllGDGrlKgvZRa39lhVyvvGZKNalVSQQOzFWbkGpkkNnK0Xwl
x+AawOy4ap6OI/caDDCsV0wVUo+Qfy33FU+t/bQBc1uf5+Gi3DIswrYp+hgl1/uey2no9UzDoUO5ncPtvW4qqwEoZGgCBU9jAgVmApUV8tSGxlaLGvUXzV3m
H3/2v65GhIQBT35z2etoxd2x1NbGnC+HnRt2pvixZapy0Floudpe1XiGPMKjnDig1YU3UAuEGDJSTBkpSzC5EjVAGCZuGA9aajyIHHDHvFKuwn6/sOWofENm
J99YxnbCym0nmEPczycE2XfC5z65J1A4oMthtRJzYGIP73fs95qZJPWIYQsR7+fUxMS3cdCN72u0hlQhcJmpyvrbkCJoOol6as0SWnVwJUt4tsruMTkuEKxE
jSggeR8w5iregbFFhCtTQYhooVRkzV4+VZjl0P4JJ53JA67dmF1GBIffoNew8nAbOdYNj8QM0keNsanUY9cDoscFjQoICB2bvZc16Oxqbyw8pGF8gnOrC6cY
JqQO39FfqTcGPLV5kHtcASbWuZbIbfB5/VNehcSrUp+ucAeNHHATb4d7KVyS6JMqeX5pn8mTNvkK7g04YThkpHHh1gqVApLTNbrN+8KB1aevI+oMU3I1LYBz
4hiaVoerzRh8qxsde+mG+OrxI7RlrLmbL2KUn+Rs+zhYZ55lHQsJ4CxrUn6FL2IEoQAeQzXJDbEXYI7nwbzbKv2pK3zz3cdGuRW+ZyIG+Pl4LtiVSAFwObqM
AQBKcFNF6v99IOs34iGQckMFwPidkOtNDjjADAHDB//7CgB4cCiLuq05xfVfAiddoQta19LVL+qmc1lCT5YlMdXDQyYqQlfECIPjxl5YFrAe5udzyFBdtu2Z
zu4jCuaOCFw7C1Dx8mPFDAdFvUehPlQcQtVGK2bnLxfXAc4WY9tojC9XkXrCf5Fg2fCHr7UeuUnPs2unWZco7iBwMtLgIuISFck+ZvzC6RZfVu3LxgNUvnm3
nQXG5b5Oq6HTrHfamcu5dZp1i53ZnFm32kDY37Fdwe7fZmdN4I+OpQ7G58kn3TkEfkVsiXSuPZ4ixER7Im3Sx4s+9tmKQ/NtEcsxACtkAKrBIyqxIuycHrXG
NYYJefufmSiYix41CVu/TCiFp52FvTgLhlRo6vPhGBOs5sTFet5C5BZm2voKcSJHokak4zrm1SQalmzxc4OBsoI8CYNUIPpvUjeqsba7uEA8hdY5mMlC8EH3
iIzT7JaGXTgaT+7ozF7zekQA8DzHthAcQpoEN7vpbZ06/OLHtnUmhGmGHSd/XOOta263S/nB0Gc181l96DNJ13Hbq+p0ozmJqcpv8NKRl4QGXtyMoU6U5reA
MVRLVwJeiOO1qIXWcNss23EZUmkVI0QsW777DBri/E59lXQ8RJEj0301ZzegHb4tJHf7Oxg2xoQTenUWajecAaiDsGMNA1ysV4iDcxQC54z2anad5te6rczJ
gesdg1vYykqsCwmuLAsWh83t1K6FO5TM6M7u31rbNIZxC5CjsmhdSxxkBzWXBPB8QRZPuvRyBijjY3N7PJMT/ME0naSZuHZ75xdze94GCEkd1JGivaMU7Tyj
or2jFQ2/3uVJaeiGMTfCmc6Dc84MZo3I8oe6T/7P//HEz797+Emr153teKn7+o57rYhCHXfHoT3d2RvnlAAnDdegSGJ+y2B9vsBTKYatQKYIFZlitbot/W7F
rnnaxa7VYp+nxa5BKBth39fb2SSdq4EJ8gL7BhuGVhXMlGNLiOjTrN12Fufs16XFwTKMVQMdLMkyXbjMHZceN7ySc/W7mByT2NWuyF9mmZvEMjephlbmYXps
e1I/m6Rj6uyN3TNgKiorx7EfnC82PrvzBbX8sEbUj7OlnbwEGsH1Btxkt63ANj35tfpFzk6UuBrkVyyV8/MUEXLUkiRdBZYTpHWCD49Q1enoS0e7WBFNdhsE
k57CrOw0QlG+oFdcb9XRFq4hhThSroajMkJN4yPmC3exJqzUYlomtsmSIgTjORFJlwEEtzRcozQmFgbB4CjG7LXLAFJmiYQ/d1CWC8Cb1jsoz5R2fQC80XAF
WzTeUgXwIxmKVVORQNCIH95E6Qd4G0tDc9SeI3XLJvBbJIdofhipYz6dgONnnl4EtIsb1a6WLj6DkB0RHYoDOhSn0cF2SIdkol1GbHUtneiWO2rtEE4zrS3z
EfoseuBHNy2SPcvIWJGMZ3u5oajBffMWuyy5UgwkvZGu/pt8Wl+WuRQ9T6c7rpDZHyu1vUGJ7UqlgtcoaI6BcDOhhcxwLjmUX83zDzMKz47uDWwNghRoEKQw
Yey5EhzHUuAfZcIE06FISNAo2W/k1pc/sItY7It2GUffRzAI6VPsFGqJRt3L+YvWvGbKEmrY9vRl7JrK2NrMliIz4Pi9dpYVKbiKAcIpoAUsbjbOtuNkpUaa
BOBwaMqykn8vEpZsxEr0lbCypTbINx6swnU7oqhlOjQedYyBGZoQ0ZUJYeQroJFHaC+gizLgjGKFVubyGrlV6MRK9uni7HUSq4MrMBmMzz/QZkamcKziD/OA
gkdnrbP8rA2f467JEvxKl5izyXwWV+csN1XQqqLSocy16kSU1gjv0tLjfBai+j8y2x6tOhtrtnan2ycCrPQ06wT01WnW8W3Ci01ql62kpABYHfpX5J9ZSz4q
c2XZkl/OSeKDUoZwEjdHn/CFFKDkUoIxWBRBBR0oLABtkgccu+rRksf4RqxEgytn0JDy8YKiJGz9bWkHr6uGNp3hiT3ppcyFhXWd6tVf7C5CcxtkPL4K+fIn
HEDvdLvV1k/aYRmoES7OhFyqiQhNbXoZw5EQIaYUxjlGlGJm+cu8PA8clkyDgZlRQAEtX5QA4W5b29f9uqzKUELVgJ3kb8e0LriMwfIwoQAKq+6f+m6tquFY
W3px5/wN2lbV+8DNEf4dIBRikBCDnwm+vTtPwNu/U7hDPmh9vdiiaU+HBOcEYBCSfoOK3EhutWot4viJRMuo2gAWav0G4qjdcTdjs9Zx/w3F2nApvMFQH+vu
kjgA7lRbIQLb9Y6lUFEKewAGKXWfkQIR1M0xbi7a3ioySZfIJMVTuLlwPFLnpXCRNagFQFCQXmnMI56ATXk9cy9QFAETmNSY7WcmdO3xMyT5MeGh7Rbwc4Cj
wxAyiYY+RqAw4BqFpKIsvCYNt27mXqAHrR00cJ2dvBJZt7ODVyuo/MQBFir8TfXA2USG1OI686St/TRGpYaX1s08mUjH4SveekxnPlB7AArdHk9XtCcMSKpL
zNPMQasig+EplefErRSgWEfEz5A88/zbQD6205buPSqft3L8IHaGZYBxkK/BF8qx7oqymLvUfqjOiXKHsEQScxS3puAVurqsxOoyWawu55XY/G6BzX/y++c0
rutifH63wOcvQF6Te4A3pEFFq/E00Fd+al1E6DhLUUpqI55UQU5iwZDjUy3JIWG5nWUopqgIzMTwHATxsNp+d5bRsWOga1qZ/dKGRwqK6EM8IzSZ1dNgLg16
aXBjWp/PGmkwL+L/fNZMa9g/KDa1/Noko2PBh7dBDZmkm4MWy6SZZZqLijTCW5oAvLHnaUAmK1F9rk307j1Q97IIE1wbi0YOGydVrmJp3GAz7Fuxhq013Dpq
PXaTsoWVMzSkKdm3iIRmwbWGWHdKOSPqzHZ2P8r4DZumzrYRKM+a6QC9l6gkRRjygoFG//dHV3jc8b08Rvrik4UysIShuoV9tS1FJC2Gk8D/LVMkR+4UzXmC
lx81eIuOGjxz1OAvcdTgMWS1Xx41eK1Plxp6+MYTkie1PgrncsbBUL5nplO7gjkdueu1wbGiSNe1NvUsQenUfCQ5guuSZXmK2ypr+gy8Fw+cCTUywAk0AAfF
QayfpfkmXKxN/2Y+KbKi/veUOH/huAF7vOxtJ7cpQmz23LFOrr+rhqAaOb1ObMf6zMk3Xa+REh7dVwiqaJVCpJeh180g6abHdL1lIsFTEpadRGVUrKFRcYdG
hY4jZlQ02oXpKXARjSReRGlkzB7cBgx1ZaOHnJS4me6pjjlkRH3jAi8+xiiEWFGXyptSBqU0GQUMgVkuAoaDoVta0d9524kLW1pqfd8TQaTWcyuCiFPAyUiG
rcfKrjwViEqnAgPqVLeFH5P4keLHGq5739tniHip3narve0yxLRCkI/MAfcoc8AFSnre21LgV2803UE/LcBCEiqxpuHnFOkgrWl0c1QLUYusU4n9aCmOXCBL
+alY9NMAv/LTx3D9IKu/jgGL8HcAM8I4rQ8AMQawEtguwRA/5JlbgtxaeCq/J/mCOw7TAfXiJPnxaRz4pskAGcVlWTg/baSVVFF/kMZVT0dk2q9MYVqZVVKg
4P6gmgWqZD6LE50neoQI9MQZAh8S/72Fzm6C2FogtjEV30a61gUWIETOJk//mml8pojNzTQ8kyd8BGkkknugYZuEyPL1XxbqmxLXmT22FxydyEhbwjkdom2Q
qiBZC4VhQYPHuVIeVmR+9f2CNCN+BJsoOg8O9EGY1dUqbMQaFOZoTQD8DNtK4VWskD3jMIUfB8pPC1etAY/R1fBqRcq6tbIGTMU8WJHywWR2DD06/EqWq9JV
sJ3MVvWz1bC3rbyaTCdh9ZdN9rNjB5JMfqxOJ3ElP1ZqacctZFP97HgRuFYQFylJj0un5CUs8qTsqf3p8emKvqSR98enU7TVmUINJ/anK2FKNQFTqpUwI1uQ
DyURTKmOh7XA8fJiRR9+mOy0GjqNPpnw+Bgx3wukwBWoxzgN4AbycQtXZbdMweSQvZBiENAtsemWNRyE1SN9DVnM+HiOo83jaL2PK79ovfT1auk6qXiLrfek
H1az9SvRFav3S2oZq9WwTVuVrmbrV6MiK4EP5SEZEJHwBSogidD6VZKo9GbGh7BeqzwJYBYtRI2BDVKM6fEYnBX4cTwGZwV+tLSOq+ATBsxJQiuS8NDcsbSk
IB9XvrFbX8iahDbyoZFFwRmi7hHdCiTZALSRDyyLSLEsCmijIG3uJ33CwjvOLbwjIoj0DViFj/t+v8KKT8B0P1Gm9glPlxWftBQrPpGs+KQRVnyiFHTiMqz4
BLDiVFjxSRVWfGJ6EljxSekJVVYcKSuO09SwYj9N8SuosOIGWTEF+AGMz32MUYPEi1aT40Y8bAwMK/ZLVkwNwAlLsOKAoB/IyK+w4gAFBBUTW2Gr/hBnJk+t
+Hg0MMCLWHGwJCv2h1lxG6wzy1nxyejsNljxyWDF2TKsOFNW3CYrbqc+WHEbAkALYzTTPkm6UlhxuhQrftCxa7Nl5EERKwnFjH2vbwxacFBQ23RNI4fhRlic
LCRdpMYWBgAWFxFvA7jKwYVTqu40t1toFQZsVMYH9Q3s/gfe/r+6+xMAOapqDxivrdfq7ulZkkwY1NsN6kSSMAmQDTDpkEDYo6Dy3tOPTDITMkOSCTMTCBJJ
2BQXFncSUWd6RFRA0adPVEIiioK4IE/fQ59LEFQEFxRUXJ5+53fOrapb1T2TgMv7/v8o01W3bt26y7nnnv0Y1jScS133IbLM4fB34HLFUiVzvvIkuHgZBwxt
DAyZjxlikSXkZW4lB5xO6wxjHOsyHWUck0OJVQ8c1XiHjslrfhFSAZqE5PhBbEhOX5vj2wYM1J22nd5eM320cRq4u/DbWfV26cwKGNQfLguu2OTMgAgqEisz
AlQIO7OmN9pSlZqopnQGGEvo/jpHeVtM5BYnKRyvZiRsgLsbT9kVB/XgIL+YyDGLY/bArSI1zv6nKX7Q6b8vS2dxenu6SQTZLMuMNY7IMWPm4ARwJPKfP4aC
hFGboyPiKXbwZwKpIEZtecF3RZw2bDpXYqs5jKfBVaHAFmsc3c1OhItjE0I5KVrqYlJaYJwKt7OWemAWCss37bwGG2NAXUks1EqIFFDAaZjCaZhShXFt9Yxo
S8gbjGps6VyCZRpizXE0JcLUhbjRHHXz/WzxxvbUeBtmyrDh52/j7ZJ8AIlPhRgzRqhDG6aCMfDYeOZsMQAch221DeN/7nKJu6xbHGPDZz5E0PTYBJOiVJ/b
rchuciIrV+kvIrxx3EIEENTdddBdR5vpOWjAxTQEXn8lDpaHCjJTEkDRUWz27dKXORYht5RCS6lYS9JQShpKxRraXXH8w75/OROANZyaOS3bIV5isdNNB7S1
2FGK78qqvPxyFq4vJFxXptOk2qo8YnE0dEJw1c4JktuBEsDQ0vDbIVJpR2ZdImb1/m6D5AK84ZU7RbLxcWBT4pdqnwgu/p0vym+8luFetemjwkU41W2DsPQB
d+awkLQ6jWp0HIFUfhNVJw4eeOTsMTzfX1mEzli1GVl02sIsOm2H3cDSLswDo0bI+9o4MS2QeIe8WKhOw6HAkdqn4VDomPRV1YFzgcbL54JxPjmGj601gdOC
KWi6KjMqjOKtqpx/iZ3aHqEkTnfqMhqK4bssHKhTgo08gJcOYuLtjk7CvVGIs8inVnCTu5ujfQDgYD/patz0KYeY0Un4f2TIYQNIL+DeIbOo/fA3Fw/W9v/m
YhYgRax8IWLlU81YebHlTCVYeUgvPc3KF2LsdiFwcQpY+ZRm5dM6yxxYFBGFuUdYEqzfCnMgpWI5kJq2bUnmIwsZ4LLCyu90JKNplpkr2PgHJpQJHv77+cnF
JnNZQ8I5GYOJS0m+KlgdYSjcz2HYpLO+NFZp585LT4L8EKs1rDLDK4tyyg+H+eVRLytxdDnTO2o0NpHhGk6zGvLIneJll2t4TWvwo1T4KASBVAACqUiaI/au
WU4MlRTjuDUimmtu87VnmgUq5JRU1fnQsyCECPhP5Zz0Ohl685dBPl0IuVlKNEHQG7mjg8u/9NGn6+/+7Df/Z+lCpwxwpmJnUBITZycFl2SLGWmR8xYv5/be
/P3HjBZhUhW26DYFQLbvdaUdzjm8/PuP3YO+/QbtxLJVz7HaSh4s1Dyd3pDTp6lUwrTa8yfZjk0la5mmkjXI/zOTb0dNvrqjFUJgnELPE0GE3ohIqNcoVvNC
sVp68r2oEyYSKekOmqS/bEzJX4xEANiQGQjXUkGSVhq6Gw7dAELqqWTJLEsWYxH4HXaXaFBjqg4rFJsi3BaT9ZZxGFrxDnWqcHq+e5moJrl/kb110DcZHg7z
+GKBRQiCH+l8aIVEowa/+BzHZA7AFAtHI+WhmGMzH5X/nqO8fZJR+uFmcEzL9Ce9jKv1AMQ6bUdqRVYLG6mlXfaRwTykgtLIdwRpaTOc4DFT69w4WLWOcFgA
OcfyAti0CDa3X1D10YzfTMHqS3GYDNALSAohayogLbyQtPBkDahH79jJNA4W4qeie/cDpQBtlVDsXwzE/rq5EvwATkXQ+bCtUvO2kP0degDJOZ9ezFjnIMfB
Do1o7rFr5KO+rBi1UGJHBXEjS49XWujzZc5TjfmCdKAcJ73KIeAw4euFZFQ+NsRcNMRWGWLeGGLrJEPUqo6cDJGFgmM00CB3O00TAWGBz+VSwFWyhN4YkFUb
vyZ9clIo3uKzkD4DupWYtZMkK61/mTNJrs7sgXJ1ZqfO1ZltnqszULdG6TqzYbrObDxdZ3aKdJ2a5UZcQU7XmZ0sXadKtfJO1EKJRNZOzjz1mZIL5Vuol9jn
NqSqjpunN/8f4PIC5A8cHWbbrTJNue24hYKXSmeyuXwrCPTad2UmEEmUdzEV/DnP1jNclCp/X7sZllH0Da5F2zVVmzHYbVkLOEUp7N2BCYNJ4LQ2nCRWt/Fj
3Qbc92qLzA9mB2uLzO9hAsv7LmPrzODtR+VtuS9/nh8WSmhqttnU9gvQ2mzd2hzr1Xil2zmnYplt3yltW1ol/lis7T3SdtEHhiowmWVJqkcasrVSqMbGna2L
9c72lG02DnqMD42VQoY1vp7S2Zf5dY2nn2E8HU6BIP7wpI122jKa1YKv1wR9toLzKYWitLZRb/xoWop1n1MyIXo6MkF26AViosXWMxmRJwHogYUqWeOww6uy
eVIqaxzgrCJJGedfytTr4NRLJYao0YoEMMfZlomPNRuMtRstz7E6zFUs5KOZ6KhwdrwywuRiXnKxeTnItWSvHarOe8RuVt2W4nAaczGoyuiou+G0qmcHDCoz
CQTYzSEhx5Qh8rox/NoB/GaeDfxmQvj9mR6G/kohyw7h1BafogfZnADWTxJNwd6j9muncf/+2omjn8f10qb96MtA63aACglW6Hg5s5hq1hkv1pmC13Sn8O4+
2BWxYzslF6wIFHEsQwW3m+AHUrFs64Zg2WrmaplmfsCK8QMphqM08wPBxNxnLLwfDIQYgjwxBNikko9YgxyIDWYIsoHvox/mq/UDbmuSlgMmK0+LNBjfv+F+
zcDmGHs2bRhqYboz8bnATAiC268J0WUNKCAdh2knXHie9+9dE/qvagf0fW5Er+5OM72qs0nFxAKp0JqCXag1cuZ0wgHjb+sYAiIyDzptR5RXNk55ZeOUVwpW
YJxuzBB62SFlmgK5bevZZbYagSdj1JodrkwuZofS/FUhznSKIlZHh2RZyJ354XSm9MTf8EzAAYTt8rxHOek4nTH6VbxNObdeWi3BalaVbq4iGd1J4jCHPQdK
rBCwHjynsji2eG4xUZYKOSchlQqY2Rbl3FGJqNjADNFYhSLPp94ZdmCeYjdsGltvmmKTTcPJWlSRN02K4z1HE5gN5z6wEMqoFtrNxYofmQelJIVqLtg3vDrp
0EooHa1Os8aD1ckgenrrmCqzoVAO65MLrFRgFcRJHX1eqlbDZKg1sTyqDYRyG9Ia0g4Lpl1gITBaLMQ2Gwv5Ql7O9q/3XIf2RERWFkNZGWKoixNa7SEXuLhn
kAoEETu1J3OD+oFbfhwi14CXZEiq/cEhCgB61zcHJo0asbtstxNidOewW65gULijKHrAT9KvcCS1T7EYeoFzexGAs8C5s0itPOBKl25ID0ovqCTo09g16QXO
Y7mwd0TZPfEmpuykvlv++ZsCA0vibD/ksWm8IRc+wr2azS2edJH+hi6eIY66PjZRZdVsdzW1LuQ9GrhNN9zTbpLbxDwI++QK/xECWDoArIzJ0ZicpyH4OkC7
gpJdCEwJv4sFWiAr5WQdSMmQWqfFpTRD5V9coydnXzFSiLZarH+OsJjfZmnBN2akZwJJHA7lE/SLAYdC118Nr/2xjI5C42zPGjbxYS5jIwDHeDWMSbGjL4pP
sWPdsBafIk7G0jcst69Ume17K2m/kZ9R6d3VLKPaQKy/c1n9PdX05NF3Hf5QGH3XDb/L0Xc9juUAn7o/O9V8zUPCP+IN/TtCpjFPmKkQKvELnw4TkNShAyEa
ejyWKQzndBRkHOwtbcoTi46h3MTc0p/smCHjYW42ivRhR2/CPQRCI2Vz8Oy0yvZ1iaVuPgGXRSQmCOEyr+Gn2Ag/RCPnGbkDFkvSkg6FUIxgsSwhEUpGW+Xm
bSEYQhbquZgUBJ23JHNfURVWQapSKahSEV48SEtIG6KguAtFMawsCbfeIiEeyhLioRV28zh404pKVGvrG0LWmTEy4rer7C4NFC6Sb3RiWyx2y5DVl2C71eSd
7sQ73fIOeo1dhI4RTi4C0cpknVlMU587B9mgv4hOaXuNtHRPHBJ+JZEquOs8DA65gidPBhHtesYWuz3B+Vbktk8t5qi5LWgurP9rjuYY9MbniaoWGfPnNW0V
xqP7jdRNhQ4W8cSB9xPLT1ift48YhMKRkolKY2aMLDO9RfHDQD2zSj2mX2X7AyGmLAOSx3ha4Q9k61+LHdcmb6yvmoaFM6rShS32CbCakIGx4ERf+/6HaDDb
nR1smu0Yn62mxyrRCCrZ2pqEhYQ+se7gEwupjPN0xNFWhGUBOy9YJpggb7A71liO9KwAhEX8KpsIcNhasYZkPxIxsMj6n3NSDgtOJSeXsgXlg6/iUyFtTr49
VfonkVSY9XchxpDdL05wTR7yE4B5uKqw7cKC0MHOGdchh6JlW/2zIxf+6kuPLGWdfq6hqUqeUY8lmdAaP5Tf1V/1ZfEcRReGzT3rL5wEaDQZSdXRu9CRXWhh
F/rbbJvjJ2ILMYMdXwVMJza+u6vqSuIg5WLj23i97MubBXkz2+TN7sSb3fImfXiJLSF1IZUOD36VOPIF7FvfFLYL90Ui1Z0dQiOKKTt0rxfygV9ldwxQc4RQ
YRovad6cZAtnsl8CJONO2Idnw7fb8FvjXJUwsbL9K0qubapGx1zjYD6g8NCG8NAxhIe09Vhw2JLL+4VimXVFcBIhnuwZMUgvIBotuxtAZMKeRMRnM9f2B12j
5IdPCxVHZlJodZE4/DHc87j7k36rCPT2Q85Rh3cj0WMKXrDcCy16TEESm13orsa24UArqfKfdSuFUPiYQhwA25A9WiYjl5M3zVjZUbyx/i55O1X+32uEm6TD
fPV4Jb1CB+/aUbGCy7/i2ZomKezSeHAO0w9Gw8btk0v7cJuqPWmF84t3Nqh0nWNShZ/7K94Lv91XRLoVq+CHwlGZBDsuHE3NsTYizVW3s4EWQc8TjSoSjjo6
G9XvtKsB1wnEo3nT0nq8Eiw4ZCqObAEtcTpYsRnOCCf2PS3fKuT+aZ8KJ9T8IGdJMGbaimZ6ZTFrLHkh6zdLVRgDnKppSNLHePMfMWUZ35wk8dzKyD4r44sd
0VvJNiBk45XmYAWy1zrDrRXutaoTFt3gDtY8lBYGQ0ekTl3UERaFmzLF3Vng3AD7Qhh1LoAIGK0wq1r+rXApssOMgmgz/yUESHqp/NY3hvX1dSHVZCFitofG
EsT3NSbo09U0B5+7ESEg073/sEVi0bKt5ZkH35xsyr8mGnODFSf6EtYZmpcPtv6iiJeHmD9dDyfzJ9dqvIK1h6vwEe4q0R+HKFy7mFvhOb4uSnOxbLJ55YjS
49zSVJuBExPx9GZY3fesZtaRRJ3JmQUAj7mRfdA7Wj1xYrO3Nx6DsaiUYefWG2PpvyAKtHbwR2XOzuOw9AvpTLGUbTH0bMGaGHq2CLZ3sjlbGodk7BDtduQQ
vUw/L056kBmKdwgyC7ppK3ZmNUVUfIrxsYTcV1MeTOGxtDMAnw20WyaoY4W/17Hze17UdPzY8f9xZ8Hv40CkrN00mvw/+ntp45hrgrOT6MvS1FK5yoRVR9Vu
gsl/L1JtpWPQhiVWPJOHsb69MGDP/n8e8V9+bQASkyD+jIkFc1NgQXOTGKFxi2lGj7kkesyxuKZOk5Q2X4VW59kSpYntGcWCoJ2xNgh9Zoz5Cr3hMzFIbHjM
MRessVC+Zi1T6XETZXc1vJLyY7gbiWijPb53bOqXvSSecdU/ZFe4ye84jbuEw7iOsU2i0Wcd1Q+VWZ+TadaNjBTrbqRDriNABoHmWT5g9AbTW3nWH7Am/0AY
Th5Q5iRHbf9tBI3F2RBuRPxZ3ut/y1qlJ1srNF5nR5hE563wCAqpHX7/ymunOIk2ABxxFsHX40DHUYW5qTX4s4XPIQvb6WycMN3OaiYt/ubhNUXF6XoMi8bT
YwRn11XXSiREkypJ+5/wM/YORI12duTobyqgTXbasei9iVjXieRgWutIy/kdG+ZIMMajm4dsHbea7dcDW7xjl9XFdj2wwKguq481mCJev5SOCZ3Z0YsqhmYb
x0YvHbvMeEm/Yiu3XL9WWIkU1BQ2vvkARIQSBnvp1TdXsxy7JFfbx6nlEdl+G3JF1W6Xe3+xu4Xvx+S+sJi4XtxfL/fFxbTWuN8p96XFBCa4J5oE9y2L6bjB
/X65Ly92V/H9A3LfupgDEuegcuYJWuwu4nuWB1bbFrs9fKv4NgXpUCaMFbFzxxWVdmhpRnDCmBmCkZWvbHjtdQBAPlidplinEWYqu2Iv3CYJgMe0R18IQuVl
SKpXUuk9y9XVy2/59ke+nb90uX01v/qkESr89rf94Bsv2b4XMkfMqIVI4a/o2vv+sQkOml3kxFRjSkfaRsYYTjlTFUEilENlXRYpL3gErDdSHXhY9cegCcsH
YbrhAy6+2+IKVYbvIb5QHzdgqD6+Bz1cRmNEGx1jaGqC82BJ65YqBzXqnEosrD+jDo8jP7zvROc41koLjyavZkim0yJSHbOvU8u4RNDmxA+dEny8xOncSuwB
q5+q6WhpGmJyj0nuxA5VoOGk6rt4/qt5Gk2hzkns6tXyrmA8HcvqEcW05rgAwhGIAqk64ANrjrxqsA+SUumYH3/sGOGXGLHAiLAbaskb9P6g46RB4tB4YWSU
k/D/bnmCXQm9upEdLJ4ltJoxJchdKrM6jpumEGoU7Sb9spqjP/TlA7ovf78e0CHvm3IVDigpzoWi22GHwxQ8blwkmYe+JGX66NDmi0lw0Dk24ERw19FhFtxb
vMP13ZiaPg7HZskSVd9zFZE/03XO3J12xEn+yrG97ZNOCdJZ1XYMcjgi5+SucAiRLJC4G5YuwMfcGLtxu4M45+yN7PFskGLwFsvS8ZKBRc8F8kKUUxKC9gj0
uoRbNRlYNmepWLEofinHIVoToZWj78hcpw0LBPHMWScNZA7wejXDpIvZABfZ/oG+m05+N82Bryf8q2w7taMWGrsKuZKuuScH0YkyEnGF0DFsdMDwnF9zNlVT
7NWrUoiEZK8aKeJET58Jl9Yah67MKDgwsb7N6q/muqrQPaUUXSBqlc+2h2z4JIq0h13H2ZHZnuD5HemMw52R5m2xZE6fyXpl0fLALI2LOKQpQnZl9Lc5hm4Z
Ud/soATB2cLHedHYhU+r/lqOp8vJZ3q7OPFbtpdjBVPBWg5HBH2Nv46TZHBWHMOHkysE2TPgplicSueURY3SVDWKqjShs2IZOibfUMkRo2KYgtJWpPry/cJU
DefkAKvk0XaeM6GY+xlPIgzFkRWMzZQ3EYkd3rSIKQaHuz3CKbPa2tSSft2x7WhrJ/O6xjJruAnyKxICsXNQyMLBGuq918Zyhy6NMXFhhfEWYd9inxUeRigo
qRZNZYvBiLjjjTX2GkfD5G2HN2a63mafQ/+MXKHNqkRpYiUt3CdtO42d6yW3TLd2tC85jm2JeRJ2MW9hj7ewx1sYxmMwl8eG8WgLw3Ke9xICVtEDBPnK0raA
XQlvYY9DAIdbGK4x4r+QPgNbpPZHe6VWpXp4EfK3P4r8LYKDCwEEDXg76eo+LkIYprtZkScCGM6upyKlV/RgrOG0U8Z51+U/YiPW6PYoPIwXBIZi8ynWxHvC
LyHTUbckPOqspJtyTx7CkGTG8VtWmfGJ6pQ6CPbVgK28hJ0MZKlsKC+cC10HERSanGkpnSHvgIN8Op0YpJuUwGruRVgZK273cwAOiE932XI3XSu2uC6mwYtb
a8JYBFErEUYnnYxhIBEMgvgFaEriF+AqEb8ARRK/wJLhM+EsVT8oyzRRr3iQqcn+vfnaIJ8hlXKgu1gKLq7DVN3keFGi7bPvcWzssUF0GvS8R+jWiwmOuIIx
J2sNwQJPwTjWIFZkmXRtn3jMWBPBIMymzIWEJC5KWIOZoBPdlsBGBhVYFFpOzLATCUlVaoJJ5HiqJzN3GbUrig/eCjI1Zi7uaGy0Sgabri3CojacZGeZXIcY
wVdTLIjtT917T7KSWLEDmDtrBSvZ/DXXjw3ZiQ3ZY2voWIEpceFQ/WHAE8/fa7twIzLPtlR0YEUUTLBT4+IkojltbSv9Rwkcybbp4rGVxbUjUmE7pFqYRckG
N7leJiUcNqByhQCKHsOyZLyamlDR6zQD4wblZfnfhb2PfelUVLfGylWvAS+L4DtVN9aHhuSZfIjXhLNpxOPNJeiucTMmDvRIlaeBJHMFeJ4oTvsz8ex3L+vy
P+V7KWimLk0HaHG/FeJFEW56LJ2qsPDcktjYB1JFHWmXq5la8cJSKmPnHCvDUZCHpQlxCMnUdu50TuKcUEQXDyt7eGXRhWrQHubnnpg2wySTDs2iH72S4ieO
fiI+0Fzk6qJUQ2VPP0lHlVO6KOvHNe36Lr2sXo3Z1RvwnWXV12G3XsEW3oi3WbTkripmQlU6PZTdxVGdWOrnGrXh9U/7x5eS2g6qddhtuFz+xPWP/PZzn/3l
NfsgrvelEHaxXnmZZXsm4ZYGCxbCweEhr3n4PiGMvsRHfl0sXWgmnAvgf4TY8rAyvQ1UfdPuSyh0GJertO5++jl2H3zAlZVck85nuirR4CqFAw2jUtSH2t3M
5Yc5Dpe9FMYPiHs8biCqTGS/mtWOQtpY9g9gBmIv66yT5utGojudC2qfFRzqdwfWk6vx5xzhTKPG2bRHxSQAdbaBUabSuUylKM77kvgtetIh9XO+LBQt05V7
K9kYFob9RDZBA39NbHzrbPxhem9b42bq9vr7cZRlhPPxWD7ARmXmt4DEl02M/uzcu71lK3ovWPTULYv/tJQ5ippzYpcE8De9TcaMkWIdxsbrYrzhItB6Nj5p
PfizaAyt5PZWSuDpa9ZJXOfzLItq4esvXCtmv2xuimbrFR0T1ICBAy1acsH4T5YXLKta9JLNXKbKE3WW3JV2o+OMSULXGs6guWL0mytnvGb04aWcEWHFkZ99
rP7muY8vXfGWubj65dKwurdsXZek6BCDAj4gQ8hcNndZ3TRDeHJHJea1U2ymgsgaJ6CIgfZbkRjocQ68vB2xWiCbMNQd0WWmmbAgq5keB3bEOrByni0mKz5a
csHIp5j9KXBILlVAqrkUsz8FlQX7A3tqdjIswJseJyaxP8WuaoojN9GFv0rC7qQ4HrbRuwxHBWBnbZU9owgpJrdRLRzBPpIFOObD/AdPWVHFT1NHOAoq+yOc
TgIddqssiItQueo/G7c5gjqJmJOGGI/6LTFzSos51E4BhouW8o1IY/hfGxs4wvsrdDh4O6I3Nzh1hYYYQKnsj1NjdZtENROVzhuuFT1Vij3J6GynfdhVtcVN
iShICbZmSfQLRyLYY5F01oiaPVqzhzm2RuhUE/T1dTpRBgdaBtF/PjzaEUaO+Fo3zOAF1/WahKjnjxIXeyZn4gkKORmWyqzijJ0c+pwlWQ7ILZZk+ZLNIsjk
Id8/EXajNs8U9xpOUhziOVsNsofYkgPDlhwYNh7mkOqAro6088h9YPvXOrGZTQczqw7eV9aKTGb5f27rmyPjW86eIgFnMItp9jbXnl0cBJ/DHF8mhKaLdUTy
Ig74bLN3C4vDUq1vjLznHbaRpVpyYsB5EvXE9thrfUv0cU/XjYIQMMoInddcTkGSNiMLTThh+pO/VyiCrBFfjm3kVdYMRdC5UUIRAIWKN3UuDEWQ43DHYSgC
tjV3dCACMWTOig9es/gCBGIQrkjE8CBUgSO2HqGVAkdZtqPogbAA4RgGnUE0dcKzElUx8P/J+Y9n094Ob3tmh3Ops8MLEqY8YIWeZUHUTbFnZs9dL4q4mWoW
cTMZn4pDX1U5EGCQbZRh5fdXiTsUztWIFU5gYoN4NDLasivWbBhswMa91s1XMF4+nK+INKKDFFdEAtUO5SviXWkmcEVHaK2Dr1oYhnFVbgi9QOTLHMsqpdhu
2gpoixLO+4xq4ZsybtKcYA0jzMMbxqhYaY3qVdoC2GOz8vypEkT/VLiIJqaDlrgVuVgc1bYQUapVDqjWgZ9LVhzlrhN5BNAt7b7a5y2dy6t2r7WRLYBQi4rF
aqt1L+LCgUoJOtrOMdqMjk4zOjpd5fna5wEU+LrYMID2cAAdkwygRwbQTT/TZDjTJxnOM1fJcDriw2k/0HDc+HCibk8zuj3dGOYMY5h0htUWDc6C8yq7S+Lq
2Q5xmQxxkQyxR4aIAc+QAXdOMuA/PMcBs0SCGHdRFmR6ixovVVOBK5gbuoKlwqy4pWa958PckcN8CgiDa1jYv1Tz/qVx9iEFMiaUhY9GpLcHrMhbsUWogZAU
uNGxveDA2k9Hrq0xDqO/Kr37B3ZPPbrmmt6p8GSVB0/atRbjCWHgFQ+/tuOjJz38XcPQ5rq7f9v96ut+ZErJ6Y3bRcwYBk9hTBoYdCJ02+U7X7fAgSGBU3vy
i/y1jXTWzaZnsxY43UDLS6zDJf+Ail44lF/4BBxX5YVO5S7f+aUrdt5uL3TKdP3IT77mLnSyh73lchmiDVoASb9AmQBl7w+zdy2Nkox4YZIRHPg1ryHBiBcm
GPF0PBrPz7HfyxJrmT9WzrEb06X57eLSlI1yQuyzowRIGcjD8jrwfAYSLlZZpVUekIY+xJXEhdWqYIpEhmO3rxhGd5/1G85UuiV7FxD6LsLgDovhnDhXKkYn
HKjH0zxM7gj3dht/77CZi2GzE7NGJGZsYaVb2vRKK4sRRsosa0VrO7nNq+FXBS5ogmiFMtKHEy6pj6viBL2JL3yDBU+RV7iEe1KtExVsN/pxVFG11itFjrdd
KXEGFzXJu/RqK51YrabUkRBA2QiRqVrGiUszWFfVMlFtUS27AakjrH1u2V1HZHV8paVebR/nb+1hcUGHKu9WeLZbmeWqY1wbkXuaVolFaiUKI+QLg3irccFo
+HwfPfdl2QLmf2LFO//rRY/5c1vvGntPtTzF2iNXkOkJHBSEvsCRlBjayrzht0bnQaq5jnOMjofyn52qx8EziNKrzgCZBJQ4446J6kxd84GlbF9S/gIDzCv4
32+X1it+PAICFGAdaiZH8qsecgc0nZNI+VCrtT5WTcKvEzlFQuCsraCSAL0Ff7aNVbp4ritdeG0tQIFtopK1l+HPqrHKoSpvfI0oyTwBYRctGDGN8SeRUOBQ
rpQHAkhHpS0ohZJgyteiW0daSCVaMCpI3lqqFffGRu9cw6+6JbqUrqeMh4dOUi/Rqhfz1DZecg7ufQ6si2x48VnuwZ9FY5WyH38hJmNp4XxCyVf5T3as0oKo
w+2qhRBOuT42VqeFLao25A+gnTpO98/j50h+4PD98/m5Q/eHcv1DVQq5KdnyoFN5YOOmgUVHo2P1qoMI1Nwi3eALRDpPB4sDe5oytSiZ9LrqNGhbPa8O6hg/
z6O7LvTGUs+vV15Ad4fWK5AEHIpP2ih8vs4EyOlTinySqEoFP50cIN6L4qnUbHagxAx8+QozqB+HJj0siHh3OGgYjk56OGiYw5q8pA6T0HZubdFGTry8BPp0
VVlswcyoutiitWihwQJW1PMQh0+pF9CuUc9Xh45XDo13ywxAGP/ONGliOs0hNTFNdaGJ6epQ7Kjn1PF4kJCGYbgyjPxiaxG71VqgQsqLLXjXtiy2iNpQXTLE
Q2mISCMA4i0DB1zkF/VARxxCxNAMdQixZrRFtIyDYxvQ8/Jbr2U3Gzbg1LTGH2w3dHQGn82rqAMJeJK+RBJkcIBSr/YfHO2D2Hyn/NQ1ASMveZ7g1uOUnw5L
qxklAgbuHI/Rk6XyiPq0kL4whXE4CInBQUYkoMjf+glbPmHLJyz5hC10rsV0rnzwnU409HRi6ERqY+g5/CjaLUgNpfuFsDxPBclbuV9ZNhJM636xNkCylqNf
uEK/sjL0LJa3E0k30a80y83o3fjQn/MnXPlEChBEkAUIyioXEJQFPCHLpy2ft+TzbI2XFms83RlJssYzpmTGOpNL4zUsTUpiJJpL47HRlkB4ivuXkilISR9S
zZcGUOy/wVgaL7E0abGhyLC9RIXjEwT9yhGMS7/0S8iLoFD6dFhKldK6X7hCv9LSL1pj9Iu2CvpF7/HSePGhP+dPOPIJXoy0LEZaJiItE+HBnx0/vJ315/9k
Ow6iJlgYq8M5OsQgKJgUZSWXxtL9s8KlYQWn7p91gKVxZGlc9MiSxfj7fALq61pPEHiXToMeztOZqnn4sIVRc14IkSrzh+vT3TKSJIZKViemZLXEy9GMD+6Z
CetSC5zvOVHEtnSziG1ek2xdMXFV7XsOTH/vDNLIfc+ppCCRQ8YPYtpEEAX7ThFEIQCpCKIg/1NaTGVrQVSaJXMisLK1IKrAgjwWWBEhWao9bFdaat+1ohyf
k/gtmkKqnLCud7sLnIeIpVz+NWuh84CjFXGhQGQv87+3iIKn1kPDmmOx3GAFcTb0s4qff0yez3J7Ku0oXUQsV6tm3JFHC6mXv+LwJZK738eXS6x78du+0Nnn
1GYjC+vdCEy+j+fuDi3OJNIpHQhq4n0pc18UPne49KXb7AtSCKfx0yGhZsrghXSXWmB3n/hUKcp3200dwt8vOlVu4V6nSk3UHuDakm4+rUo6yW4mPotfDWYR
fOMkswhvSheZ59H4lbZ0/mo7PpNbZCa3/d1mkhOXN5/KB6RDa/DBPunOhvhcniNzebbM5ep/0Fym43P5zXAuncnn0pa55I9c6ei5dOJz+aQtk/mM/febTXvy
2ZQu7eflfVQv72N2fEIfsmVGv2XLlD5g/2PmVGXYGKEdSe47VI5vpqn8bcTJukfa33Uqbejrdxzpxbcc9GqO9RBNZMn1bA4zAk8ZwjQz2KkSV53StVp2sFqq
7dwnGZ6QRYPmKxd2+zNBZ7/oqBJhnTCbdLTAXwgW+Pb4Aicm9t3X6pZu52F/Ug/7DnPYd+yMDbumwnV7ILZuY3THs0BzQM3z7NDcJL80xl/6gP7Sh57Ll66n
uxmqM97u9dzuO3S7N0zRLtulQYPTEM33JNYhchKIZqF++WjyBiHHgS4V5ylh+nbVcSVBwTQ1/UqCAwCcI0oMAn2ldV2tLBUhKLxCPOtLtZYLhAkNC1UZfGf7
XoKGjr2VTm6ghYVUaeyhUdU6rNpq5dFhHvan4KnL9p1GCyYAKKx/TXEiyxxOMRxniLnl01cbZlZAm8GWPgHzeYbcokAsclUzBPt6eIyZiWnRaxBsz9tle+7j
7flFu8qAf28C+96uMcYd2KalEGOkI4yRjjBG+qAwBkSNM2I9uV56MsY9+YBGFB9KIIobNKJ4h0YU1z8LRHEkdVU2+H0OIq3NoX5WWmVPSmv7nEiVpQqwVqlm
S65r2a6PyPZOY2R7DX0+oM9vCn0+oE8MnDT0cevFEM443zSiV2o4KwLO2C0kLFQZiXqXZrdaVIEhDcFXdljlGoArfA09K9MMtMRBMQY/pQjA4xiwRcNRq4aj
UrBNYOjCdKFOm8Z6uzBwapi/thDq55rSf/BYC7KXFEDdq7Zj7UMQY3+JNRP7YwmT9aUFTgf9lBc4ZW3WznhXR0pzw02R4kmQVNYEsJbAKxykw6jhEs7UIrh0
+chyAv79w47r7LAvDSODQn8bhMsluntQRxIQOE3Bjy01h5hDGu9xVTao4ATjGkZTs9xuGL11Oz3ggINApYieT3vlDL7CVjkdV0us06AsWOisCPdJqvZF9ja/
Q3++c1AbcASfz/LnO/GFQ6ucLU+Znwdpl5XAqGLsQbSzDkismAdPfIFKNIxR5RUw/KIhOKsWOoGVhXjy6ql6q+d0EEtp2NxO5izygGlN+wAclT1JEmokXEQP
A6dHSfRalkSv3ZWcyE3ykhLWlwSxtCOtihP6FlaK0WUp6lKLBKwkbOCxYLtEKNFTpXXYjMU9qmXP9uX21XtZCBZ6XJbNLL1lGJUB6Opj1VZ2BRU5IsozVFpt
H6tGr3bUq9PGqtMNZ06YwMGSrMz+StQK3C7HOQxgO6cmbecCuGjC/Q7OnT79TGP3TTqStPsm54ZD80gl26ra6vRherWdvqemwYG2De6d0+vQSMS8MTHTwEct
1IMOI9JgZ1elhfEBXZToooiLYpA03Qsns5+aba/voq60xR1CvcghtB/IizNW/KefCnKkpHYYjtyBH4fkRpHEKaZpQm1HJRtxYy7LDti0+sQiB7chQGcralaS
5EyPPls8Z/K8O6o+NZ5DMGGuvWvF677wjhfedvInzu4XUzC/tmFQjKgO2ljLoz0fNPMtY+952Poetr6HrZ/nEN3G3vNkz9PPbEnA3k2HcD4I5019DfsWazTL
jXbihUOrRfyoeKPlCn+qUBFZL4KJho0S81QtBlSnB6pzQ41q1x7jLf6ZIJL4RlWMaE6vtvNLVH871f/Z9y6zFzqjqsCYwas93Qwz1D76vTtsoKcvuYkqJfax
jpclszQgZqf+7pH2pXDfmWO9rsJuN9tlmrbJ+EYrfu3HNm3yHyPM8O/u/vgtmUqR4zLB/Dslg40PFdP/LFa2Nr3ZzFBHtkQz81U9Mw9/cc+///dbspgcjyOa
ZGKLhpwf9OI5aOLVAgpr4qu2WkDhNBnjqkoYuxRCyCkmu6SDdd5/o9aDi3o8UT+Y3WC2D2JuH7GZlrRqP/7eW13a97lKDkRGxnDGsYN2a4j9SwRotjaP3nwM
b4595TMTaXr753d/bYIWBkYLNclwxLEOUsfaVYSTXWJVhAaEqD0vSn2fVfliJ+HWLBjcuTB6zIklAJyYLVjmuaqItXVqdFJb7DvLFI8Vi+vN1q5GQoHRSDwV
s6fKxhIKpKZIKCDzetVleuFG2eK4pgbZKDUlrqkpiXiLk702CqkRixBTtS1ALlUO3pUHEOabAWFehysW9JILkSAyF3s4ZImQi0ygQBKGpFQ+Rko172tWKKks
YvQSJZVHPmCF5N3IMJKH7WMH/TggoYAxKykjV4EVxA3zDG/vrP+frpMlksjwzMhFpqYwo+gXnx2nXzSnTCRxTkrRywFT5oApc4Ipc92chCGnt0cOmNLHz2xC
kTlgymK4PXJC85itZbm1TtQ8lDiUHFBkrDWgyBxQZAvnoaiUQy4lh60a481zQB2rCEvyI2pFcAG9d5rJmecES76a6guWPJujS2C03+LXZCNSSSOWjFcpK+Sb
j5e1hFgxN8s5m4hs+vyrK+yuoo1WeVWhbWiFHVSWg7sy9QY6Ms9XoCNzuMIeykLgC0dQHmSG95AvKnBNvN2dSXmIhUwL2/SkZlFwkMUsHaRpCbZaeoHDXuDM
ZFcz5lZL662W4q2WiW013mgqpbfan4E2NSdA4LsdNteQ8bIHe0rkwdu0f7gtO8/TEax4p9Ev7z7WCd4o3oac5WiBsw1Xs9zVC50tIVfARwbVvENjd8hys/wu
Q5ZoRlbRYBxsm8wqtmbqYczOj1ZUfa1v1mgdIt0CniwiTOAHuBepgWhR2DWXF2UAV0usDUiSttBZU3th2J/9Zn9wZniQMWbwswHHSKzDmQBIJh2QGoTeJBiP
mGJ5EAN7EAMzvdBt9h9iYP5Yh5wLZdp3wTAQViST+AKVRIf3ayucWOpi0NNzLIhiGQO14GdLBWoXwAjgA3GVdE4PwEa1lTM9ApW1hpnXmsJCWtJGIC8amEKa
YzCFGVUEU5iBMLKTflrAFGaEKUxxuAJtrovo6ozL6JCv2jFaYU3ND6c/PPz74GVikEUPuAxHyx954Kr7f3Lbrk90EzBR+a37oHrf+UUXaj56/7NRojeb1eAy
pyBSIoaPg4gnltPWyzmr+XJiGhHRy5vljAoDZnP/I9Tsv2m6k44Q8+1eyKnyWfwTm+jqhx/Fuf3zBz9zS5qP6PzfEu6Yox3TvRnDEeKVWAzHlC5Mlf/92iAJ
SBXCIWh9aUMIP+wJX0p7GpGSU2GsPcCLSgehkj8TtNDZ2EKHtFCmFoJIyunAr0+g7uCCkT2LmFiIKx+khCp/Nujb4dIRVWH+u9sIBBYENYv1XSI4f8MJBmwG
yxPJMdveh/Hy0hwvbx+8UHoGw7n9XPD1RY0zc7R0qIdmxozzLCsVBXrWTUGDEGSZS0nyIf2NO4NvrGr8xgr5xjKmhqh6kIrOjLa8z2kMe2l8887gmw8Y37z7
Mv3Ncxq/ebZ8c3X4zTAGs55KDp/Kiw9RT+1qJ+QQUtj1O50gTt1BpoKrFaSrIYuQgh4FEpernUBOEtir3uuEWYXe8P7QaPWLWLbcAoeXD/jG1qzDjcHcrsGf
vqqEAq1mwom4QzurZBJYIv48HWYj+//WFLxnkil4stkUbMGfUZmCbc95CjJB/NwgGOLfY/T+wYweBwXGvvyRh6564vUf5ZOCR7vTbjLanTzOK20Z79X2cx5w
+h+25sXntObXvS++5nm95tc3m4XrefTv0LNww3OfhVQ0Cx0VVvrAhY/nJCtzkpY5qeYSs1IrNx1mLiICmo3yrZNANlQnLFA1R3k7j+6TtkiG77Cr2eQoQk4/
IiviNVKsHAkOnbDlMW75A7rlD/E8Jlq2p5q/gqeRcXTymlFujYOoaoelH/I4qm3aDHRLEyhlRqTb6MjiFVjgfMiTqLfE2O90pCH6e4djBLvlhYgXQT8VdHos
GPi9duPB8EVbToZ9Nh8N1HoUFBcnjY6K63Gas3IQ9jMTBH7IPqu0lqzDzobpLMeDjn1Ld+IBWwgB1mLbTSkA97lEPE+xXl3A4D3BRx/VH92vP/rY5B91ZKNw
UPRKdEDDS7BWCU5nmAzQ6vVU/ZuJRaNd9IxTTXcpH1nvUNAF056RcFWuuE7345kmq/K07tuTtsiWUqxyywOP3OdIKtJ7HdFLfNHRC+iw8wsR/FqllcbFMHIk
jQ7rXOzig5oTZcTtXkAL35Lj4OZeFNx8n5UMrdNURaE5XQkvkZbwEpnJwklkOZxE2nY9ix2E08PyCpOdRuWsEfhBZSSwBOuKdWAJPMiEgSXEGUleYa1eGFjC
DRV9YWAJr6GyZ4ackKIgsERm8sASseA5OWOGDN9AJufC+AI/Q/CCZx27QDWELgi88C0dlWAMsVskbAGugmAFddwYIQpwmwueVTlIpUQWykDTmT5gCAcOxoN3
Jw9PEF1PcKgekSZGgQrE+CJz25V7jekbY/CePGhB1e6iSZXHhWUrbl904x++fWOKAKpLgJ2DMObqyhvHeIxo1BUvFhzJMz5fYYUcYmrQdjPiF+SSQQqedayJ
5GKVOVaUOPwob3dd1sGLBT1KhCkIgOmxpRykp0nEAi+KWIDZCV74pXYt2/mrpZgdT0IZRKOOYk1Iw0aEJ0zheBTIYtnz99XrY9zCPz5IirLCSCJ17uKXI2+o
Z65bNiGxiPZZUTCiPziOs8O5NAoBljP99WqPSTJJZJOGYPPNOgGV2xjyp/b7r9z0uXTtscdsKCvgycgC0vLuawPxLHwJ2J+LzmSRspYJeHJs94pCFchcbZUv
X3udCBttETYWRNjoirDRE7myD1ogE0jlIUsWkbINAUwe4scCxGSSCC/q8thit5P9nuisZSOHbLMjLyvF+sjL19xhyTb6LETqNafCSCMrYQvycAvMhZGg/I85
HmSeyNMYTX8mNv1PyvR31FxICvT006R8Oh4gY+eVc2u1R37w7afStaeJwvqKyzRuJj79KT39GUx/DqtRppnOiDo7g+n3UdgNt3I9/WlI52HM7GP60+KUkBaD
hbTKCSkWTH9W5j0LwX4BRunsBysJRA6W3HcraWPC0piwTDRh97iGa6kRlYlNI6tezMhtVa2dyiFIN2zcToOA0DBxe4AF6e7yHz30zqe+dCtzS2fDZWPQiFkF
+40bA8OwRfhzHGF8+llWTVHdb1mRTQ+E5EkSOl6Dow1HYaxibXfjz2xpu+c5tY2sI4wmDeulLBsvdaLRQ6uc5U7FLZcABJzq0RPLlHSou0tzSrRkN5K0fKIT
kI1AVujOcs4xZIVGtBZ/jxHSApRROgjATitdzQSrmMYqdhNnlMacpfUiErDMVploEdMBX3RcmE3wfyPmbxE9J/LsaJXmuYFrNLUkM04tdeLPoVU23lNVhLM4
Gl+6I0id3DDhsQpMruY57gFa/W3Qv6zIlrnV8uStBvMXbxMiMyRgS89yFsn0ccyTdISz/Vuzjr0jv91wsQ73AYeyk+jLAAQEYHbjoQOr3jji78INOD0G+f7u
0IsS4YKzMAdJRQELx8bg8ABsMo5nKXAbsAGp5sfCcGCPLa2zOiKjsqG9B5UBgeLOIYRb4/jK9Hy8mhk30nXXldGIEUA5uka5jy/KJyUqfFaiwaeQhwDnUnq3
9LCAHhZ0DwtjoUnPM9RDBLBFpbGoDPxLoocp6WHK6InRSNMeojwnPaRPZiTOfWa3xL/Pc8zecUTGXiUhseEF5hkR6YOY2VKou+JLrPSqb0aGjHxczess8gCM
m02iJzoqd9r4kA+fHwZV40N59o0er+ajNMBoPN/kGh/yx80meVEkQWQKkYnpmNjNcUep36xdo5HDxogaT40hsjxByW64X+B7ErMdFYowPKCLqhetGOJUp7kK
tWHEeUPjnjTOxkj8jqQqSEmGAqxyDlMnCQn83ZKogDOdjnN4/8AiChn7Frts0E+/MPMP1/oBApgUS1Ay41HRWHR5cNkAJha7N3CzzKSnxv62pq5HxNx9ErUB
kpgasCc72kjG2Y8z2Z0Sq/fATNC/z7YlzSy2vDNJlFIrHqXUGZ9ATOrE86rTNLIoHpbZlzxWRCyem3AYV+6EEXZZcoDHwog6RghNhAFp8c0i/10YCn9OYuwA
nTX9RqxhuByzb5UTzMLfu19fzaYlbUiB/nO3N2qwJViRkQPE4SQWRg4QhxHygXKA2Do5qpEsJNyPU+YAYWMuHH9e+UNBxGIlbnadErgYVIAHW0Y28IU3psMp
QuzxPdUsEoRwehAnSA+Sw56jWkF6kDw2H+7HwnQhG/j++jBdyBq+3xmmCzmH73V6kBLQJu73h+lCONJ0kB6kDMSJe50eJIWDAPc9QfaQHr6V9CC0nbsx5zHE
Qf9rMdBhm8omU4C0U5GRUkTZe67aW+3AKZkZA95EapmMkRckRagr82zygkxbbqlpYV4QRIWC3QZiTdgIM5GXhOKcFwQP0yxia9FlESri8Uhq1jbOQJ5nY9Bc
nd+iVuqC2PP8M0Yt5JgZnDQvCNqYPoamJqp++GFbtUR5Qehoy5l5QWJ5QjrROdXKNpwYTQ6moxwPb7xaGlcIk1WSzB82Zw3pRNYjzhqSk6whueCpakdLNOdF
5AUhjlNNVz6GU98lAyrAk74OXpRKW+JmoHYiL4jNXvkFVaApSOQFseN5QWwjLwgsRahTYlSp84LYZsBm+JzH5z+DTNPwUcwu3/EqNEdEdIsEIMvsRlwp4Woy
EmMvJd6QtnhDpkGkmZr099m2vT0I8dgv4+DEjfgkqHtvos7LOcYyI5R1ctkY5xO1JG29yE7GTKES1xyX19EgjUTZsafl8bAhgAsCpBFWmCDwjzaOf6ttu9I/
zv/hGglPOOivZ5JPwJ7hmf5Xwp7RHeHSlBkmOSZCcaNG6DUzVDCENAZNazQHOU3Kj/xMkX/Ef3fJA7Fs4OXbXSOWO1tzL3YfsuWS0AzhPM84CRnZgLRhDJ0Z
g9pkdyzDBoFwzszZA6KIk6unGbzTiBHHBKlPdQ2SGVs/C8rRoHRzYoSnibMsPwfhXc0ZBFnOpLEnIaULQpDik0TiwH+bfnc6TAaBAge5vlv6WEQfi7qPxShd
HYjmPB5QJZNojhOQbJEufTQJSKORpn1EeV76WGSyfgx9yxKx9iFc+Iw7xoHIb+BOE/WDX8NGH8/220wimkQ87XYm4gtxIr7Q5BoELRKaxQlagprH0GzG+BSd
Xk9ymZQaRHpGiPTMQRDpxJxk4p+iQ/IZm5ekAD6mAC4mzVwMOK7COJOroKvHkIap0JS6LjG/Q6RsKlo5TvLCVQom8cyNp8Y1OwfiOcUU8L16hvfhF+udx/wt
dm/HfYGW5A6een6fz0GDgCaU9hCe0u8D3IxBQAPy01E04udI9T4mQAtzwvTfSEDvd0IC2qs96RgEtKaPPFaoeeVP6DhiD+m6z8AYCtz+QxIcLU5bENm0rcpE
1NXQgXIMgxvskMtl3gtla3CehQnGcgYhwa98iI6rZ0NMtBAx0RISE2BePY6Kxb934KClsjpu9unCewPiIiPiQVYSZ4S4yMWSjmWY3PHxUBMXBeGP85ylyyQu
skjThS9NRlygjfIYmgLJE3yYEGQs6VghrN/KScci4qINnUP3dzKFej3/HbPRIMF+K+C5AFKidZztYFuFlMgwodE2zonBSrypSuh98BSNbCDiZExQBsJ8GVQG
dgERIwUebTZOZWQSVAbtVNAyqjhmyD+EysjEqYxMnMogoiiALU1msFLIm+VuMcnQaku4FLk9V0EOG6V4IWIoAyI1Oy5HXpTZZ4yTb+nJztEScvwJOvwCMmP3
JBF7lVZNRNa2Emj2sBuuEPvBVPnaa3UyW45Jl+Jf9peTqLypGqvUC4M6s6ZX/oYI3DiInY76wfLgKDd0GOA1jeC5d9kpCWmHTIzCPClWejk1bxQiRvr6YG3L
YCXD7jkoBd0PJzEItsHBcdYahLpmN530yqIn7nd5ER9JZAIIJMTpLjtYLcjjAstR6UVU8oEXdBX6nAvzb/gC5U5iJ6OMJMpB9huEleVC9P8tk8eozRwoRm2m
eYzaTOBlwGbuoM8yZozaIHhgFKM2G8aozSIkThSjNtsYozYjMWrLX782GZw2kwxOGw9Gy9GyJd0EVAkwec0kgtFm/Z/argv22IA2Q2BJn/0BRNHUUy2/fYZ1
HtSNwuBhb5RsL+X91wRsNM8iR2hKTRZcljlYtrttGnE27S4LrLlBx8M9i6ZoXTWH9KAQ1NBFJhgTx+ZOiUtZ6LCZMUh3N4TdZz3QG/7wzxxoRg/17zDQdxq4
oyeMKVzTKbqIjE5kXSQaO575DhJup/ywBBRCrDRQ10yAM0HODpnsbwk5RPlHkugD28ANHYzclRzyNMqr4vpfy3hZRhthVJlyLG8rTvjyD6/RMWKybLKQivnw
sJo3iDHj6SjYbEkddyzwYj48cccCj/UmaR1iBk505fsC1Ui24oXptTyx93Gxczn0cZZN0yX6KK0OvAz8IP4Yfy0b+tzk2X25Sdue2KkTuT+o/MXsb8EfgyaW
UGMehmihj00qwL/8yQAq74igkpr/7mXh5CH1hpkfiZVGhYJgqAKC3dAimmI3+KoHsdiCsGM0KYUwJlvhsLu0hfs78DvIRuw/ZaV6wed6CPk1yOZRhSDCt/JO
DZvLYdJOxQKEbeWat8U4UCGSqjs6GByvTy7l+K2qQKPXOfDY3cn01co2AIUXAYXXzLErz0DhJYAC7hp5DRQeZvaNgQLOg69UgdcJGJeTCjKo7rxW0n24YmnE
rlg4fthyiF2x0vhe7lRJDXMqvtm89VBjnsNRSXRoES5YOYBImdXE8FMFXOQZAWSBUwxEUuTucFbRiu8u09loCgGGD9GFL+iiGEcXLdghgoWKyt8lIyztYjxU
ZFdNugiSw2mAxSFya1sKm9kn5j2zHfIMg6DWWQscU6dfNupwgZkuWbT+yoqbAWQl/XcvdkDvBUus79iSQTWKDNtXzS6xHtLFAXX3UJhbbx8IrQfksW3whnxo
EhvlxBU4TpNr8IaZBgVODhJNM4tpJH7H+Ima2R3JoPeOQaGSj8KMQgphNO9IVUPn44jOZ7L+TKb/8UJNnAO9D8wdHFFUQR5rRfqxffiMa3YYDCyoK48lDh7T
7MRO5ow3SlBjJDrqSkfdg1BOQWyUUE6NVd2xastYFWDmQg9VxjS5qoxPt4BfAOtcoGqQL8NpzkW3IIwGYU99LUBDChYbaqcM9x+9Rlses+VF6LQ8WPzkx9nn
KS9suW47N2aaZ8HjEEy2yZbn8Zmc5FFmOShazUF+bkFos8aEAjsCJ5ZLKHt3JK0iKIBEj5prDgVxFaPNNcerdhxCjeaNzVQ3N18gXCpCSu0Y60cTDQGCzaKb
QiQIoUdlTFQLSFUWX0Dq4fNYbWgFyzxbSCFNUMEppKmGZIvGLNtQBjCdi5egObCYmcvxSuQMcYQHtYSFkIdbjBgPEbuURUrKHCDL46CGtgJ3Wwf3eTCMd7U4
Ac3E1TZDPuRBMA+RJloPsom2CSgzdrI7lcimgSscxFAoGCIBREkoCqPfQYx+R8joT5ugNXr5Hc+/6omXQYpIfKdyeNKLGNh07gsz5o5qD7dH0GL+2QgY4t/N
T0CUP43AewJ864pZr0YM9u8tFTkYwtViyagLM2RGZWSNgyo89y4UJqqd48zET1Rnoi90oWYiKG6IjYFESvTdEn2rhN4cwr1hwQt6k0v0Jvfce+NMVLsAsM64
7hYucugWLghM7pU1blWtLIohDp7WuNXoAOEh1das6dYJyBNYDeEqWVKW92doBHaiAfu5j8CeACpupT05wUp4n2P4uEpWkNCFfNFLfNF77l/0JvTupxmahk/T
BU0YQiSX4EZJ7cuCsTgFHy8mPl587h/PMAR7nH6Ve4ELF73ABREt+7BgOT7TCiyzaqkTtrmDrZmYS/YQd4W2JZXejtJO6lCuDiDI45At4E+eTh56kciCD6GK
T827dXzWhpjMwx8bVYqoMoYqiPTdyUqyPL6I/0UonS0ILJ4dn7GNje8n61xv+29Le/aOFNNKQbgg0zIoSFrrJoSbLgug3EmFmy6Emx5+rrarEF26LNw0DUsy
KFsDTcCYBEWOxPyiJXVZuJl9NiuXW87+8HrlOGnRETLnrhZusrGye4QsmmsINy0JWMryb0uEm1kzAys/glzMCoWbGTbqhk4kIdxMQ1LI9t+TCDfRhj+Gpgg9
hR+2Ihk5CzczYf0Sn5KRcLOMzqH7MD9h4abLwk2Lxbelce5okbWoRS5g8aXFws2y0AwtLNSHJ38qeIpGNhA9IrsYcbdoXKn6LpY8I18oQJWt1qvpuHDTSgg3
LS35hwI8Idy0Ekx+XLjJFrcCW1q4CT4T8TJzzCciXpbknuVIjBpMczH9u8WizUikWdW2+KYANDtuCtphdJbCinlYeP9218GOUCxf2GkLyUqXWzT3cIS7THgA
uuoRfsEJEawyHRP2Mq0D9WYqUnQ9uZdRGed1ZnQCCoQFGFCHZVhRCIInxapbTKAQPCmV3S3UZRZvikkdq91T2qTJlpBUUKrxAthBy934fgbvc8vZcc4wJS1n
8V5Kt5wSAytuGRmtAgOrjHFUprHPItMOMdVgviM0xBCeKTDDYB4L18tZ+mfBvDa43Bde4gfMQHqXkGrxRQXVZIf0L3UDMu01ImTa4H8h5aQit5mxGAaj/iVs
fK+2a4fSg6vtmJHvW+yEla8YiN5Ie0uLOH7w3tBCFPZZteIC5x22Bleb0yMaBrSPSdTVbWh6u1jQ7kwE/9sitrMbJQTgBjgUBW7XLAxya++wzdiRXhNLXrMG
JyTOUuFDVhOL3nulQ+fgW6+WDq2J92e19Oc06c+qv7k/YhF9BNuVRv3o5m5oi2j+0rJ4N3rEsni29KY7FoVALIvNj3hN7G2T3eiEu9uk1s3pg7BuPtg+RNbN
sR5wgEdt3nyDHbNvHgstOGq2vaOm/bsATQApbYVW5uXUN1me08A+jVe9l4V4/lv//jmUQmZo9y78+8zSJHv0j8mhpPf+4oVh0qQHbn3oMz+24omTvnrgxElv
/WeklUpkHf0HTcltD37mip37DzAle/9PpqQxo/c/JdPW8tt+8O2JN+xcMvWUfP3AU3K/TVOCvQffjkqqdhsHB0vXHn/8U1dk4r6U9B5CiqSslO0gvbTs+8+9
WR8NlTSr5V6HpnY61FS+kil4QbUH3xVWKzhB4W/eFhXaPtxw6LWnEf/kqceuenuG9TWJRnOi802LJ2lG3F6QGhwau7d7drPYn1qtyJ6AJ4nzrIXz23QpX1TL
SYhQw6H8OJigGv7kiCh3GlV/6rF3XvHpa/MLnRWSojXPSVqh6P1t8KoE7qw6kmHWToTqdJr4dxvPJcUt+phO9LHYpI/pA/exu2kfu/Fntjjx98AXPdZHOwi3
G/NunySk6R1hrBeJZsrjVs923OxmfEaFoxWcDg3bHOs08TFewZZ6iGYSW3c74WrsBK7GZqTTK50IKHrMeLAWtpdo3FO12YPlDyFfXcWRYJR2bObLtbzEuTFm
vsMMOUQz/3UX+zS1HPF63vXVGzsWIvqjMXkyU58NIaRiSyydtMTSQS6XiOSwJV7NVAEBjMccwcaRgK+HG04wqcgT7CYD9fWYRKJK0oidNdHomxTioQkCEWMl
1LT8ya985qn/+uqNMxY6h2sk6tWuvJfVYeJAO1pNcbQvr/YOKeZbEOm1DxgF1ObhBn1V05+qzQmJisNNqoZtj9zynsARLCu6XyZcymC+zep2QK1xRoWAFumO
kSLhND0YV9ROOU35A07TV4NpuvubX3j9PVmapajz73p2na/VH4xovMNjBNaBxrS/7MGz3r40HYzsdoNNoHWCUyn7wafEnz4tjk+ZPdXszfBKbuZQP8dqreZr
qQtLKc4LCwYWcQYqgWN97VGbneXz2J6cLn6Y6rPju8dOjLlh5Q8XJdrVUxLiCj7eaSqV7CWcx1Dwta7268evmpBq3HDYWE5c7qWaV3sEdR95/I33o27a5wMl
bNA1a1KDdMrkdNo1s0EvXu2mp9JBNXmeMvv1yIP3vUf6xdV/QiOvPfIVm578CB6mMjCmdyO0wjB0g80+lzfE2THiu+wm7NitETu288shgYCw6rXyAucDtkBj
ZnJqPzcVtZ/WGvEwxLTHWMitfSDG+DRS+8ZziY2R49jlPDGAgdqPn/z8nzAHqeDU3/+lyyKKYcyt0MSjHqauPZjldHhaRw396O5r/gcNeX/fydz3peaTuSg5
mTH2LTcV+5YW9u1vm0zb1zYW2EZmbFfrMCY/a4eaZGrVXo7aaiHwCc9OLjk7xaazk5t6dv46vjM2O76enavt5PQ8I1z21baIFKoFieofn6KdiHUCuYBkM9hW
KYZa8SIbMcfniEqCvs2i78KRG6/daiMOra0Io5Z5T0ZRHiYZe/4gxg7fZoycTrX77v/dNbveS5PJY+VAwxzIIJ3MifKQDHoDSzPEE3lLfMRrBBpeLeM+B85D
IT+d4yQH5oBzZpKDj9pgwudYt9mQ+s2xbrVl1j5kS04ImpCixMEJ0/fZoamITPw92htDguVwhP+cvFKolsII/yXYQuSavIRQLSwM05H9PYnsn5LI/r5E9i9I
ZP/iAl4MxqSBBd9z7ZoXds07yK4FoNsZejU/fWMIudQ9iKzKBf012PCF4ZG92k+BXZ5+8BqXMM2PH7rqPRkTyaSToOQ3BaV0c1BCc1/+6Hc/3q1BCSFsI5LQ
NnMdcM6pbuc0kcqsruYa8EVuKnwRjMjXkJPXkGNryPE05KQ15OQIWyNKNywqMQv4kzdYq1yCxPYS0Xw44YimMP4r5dg7cqaDdejHp7NmezxldpAsO6QjuLx8
J3KplVzL5hxzXLTnKgnKwZnSgjYkfmyQcJvvg4pZ5iv1y3cd7Mt3RS/bwct7D/blveHL/mQ1jXHijcQ4je6XwWqHbWTNj4mXdSiyn6hmxxEvSmWRuBR1gzY6
tW+JUdUfryAgvD9W8WV2jEGryT/JrXK1qg0RelY8l/LQC0na3x8jaXCBTSTdcrUIVzvjQY691dKxMp+9/1KxsrzMujGZPQfo1N6gU4s4rrDbLVZ0SpQknUgl
x9m7OSaGNrERAX1BlBk50WT4IqfPixFUOvJ/QmjZEK73pTgulWEfCdj2DakCRPPVQkyxo09tYOZCzKeW9vtaDmRv90rUKKgpVGGCzXjkCnlvWtZ1BYf9nawo
oiIkxOnvWlE2TUL9pPDNQjDqlvCmv6uaMeiGvq4qnLqdcYiYTAXfGBwOmrRVUiWzLdcIjMBtpdEWkQB1OKQXRcB12Ls42s71Tq2FC4U0KSKAeTfsLhDOnE58
2NIVlQ1bumJItrBozFFFREr1tWgMQGvVXnwKJL6wGS+KmXdkWLaf/cIc5ZkFJTZLSplFiRdKoMjMombvR158KDxgc7QhjcKpWsfM7JUQT3JMwg2jxD73kpw2
a1QpSlIha4FYA1L5D9mvwIfQgLMqBJHfCYEXkaUocmYv+p9Pc04Pb4cX5bq/3o5JxiKejjnzMPounWjL4AlwjNNBpI+pfUZZ+crVRYhz3oJOHqKP3LF7Asre
ptNlqqfOlE9tP+hSZCD75FJsHlsyy+jY5gucFXSyE+GJ7a9S5TfzjOVhEOkjrFCW8yRk4NyA3agy4NqC6PQQK1URYx5Qx5HjPFG0FuUrJcEoLYJfyoJQeuRk
BCYpCyZpEUxSEkxSjDJ2cnQz7sWZRTdEainWRvkRdgdYt3IUlDOLUICAJq3tGORj1z2ZKRWZp1jHA1ERG/sGXGHIV9m1DjrRMhLPGd+D5OkuLYFmB1j+kxX3
WPaHTcGAPAUD8hSCvNGfRfyWAGEbut4WSus0BKLpiiQNoAVoZXGtf/D93R+teO0F1N+ULzE/M1ETmn8KQCQxQK8BiPYZTc6kGi6nfK51cXaLDOdGEDKxAM2V
GH4zveOJSNHVwfY58Kk+BG63mZINaNr/64BkLf6BguX5H3H0sRW68KpJoilyXMQUKNwL6I+ENATp4yWD59kBkbTia1/Fv+8tXXEU//vPMFReVyWd9PObqGZ2
hdYGy17aB5euSjzzvKeycU8HToCa5dHcJTyU4Q8bBbXjCp8LAt3xn+yYynwQ6kArMkLQ0Q9nLlPpCRi8Sjg3FUVz+1fHjtJgPblU/HwwK645K+D0o8kA0dfS
bCasYCYIvTn+464rUS0jeWIQuIknOSNCt6wI3XISxDIvqMhvDF9pI3yl53iWjdQjQW9cfcTvvHLu56PIZjm9H7755njqGXaeDYOcab8yF9g40yQ+WtDKJ999
wFY434PuElEXzCzniFle8ecP//rB09eu1nTFsuuW1cBdp2u/ulei3jVtSzrU+CqLkmq//MpnJjLgsZoPR1wJWPwNfNK9gLMwpWe5Cq6AKc5lDmTNT8vaE4+D
3loSBsBZYrWB8znWLktktYIgfSD2vDBHOlF5JGP9q20Hjndx97X0gdzX0s3d1xxNRnKgW6Z5HO2+JtIfmu7CRriwuezxI4RWJnRhy3AwudCFjX0E0hIjgcVz
7jJkFnNYy3O14FpqEFURIBjp7TmXGOfmkyhg+Mq+nZG7W+SwloEH3y2lbEqHcHUuhS9iSG6okNoQcJJ+RDQHkRvsjvHdgF9nl5ufhGpFI7xpnuWFacgL/Vqe
Dvd8pYibkqQYOnAg3sBJM4yUUGmpWZK9jP2JujfKzoNbieL8ZbI7q4Uzi1kIdku8HD4kTGXkjIVl2l+Df9YVwfXv/2q9qmjVfvsY8dm1Xz3+zSsy1Fl63Ufg
bwQ0nMNOIsiuM4uuyiw2VSgVmefOnfv+StMMX2E4meQIpRQkNi1HX1S5kwDmBdTo4tS3rSJ7TSe8h3I1CbAmcpf0YR+9Qjx+Ps3JyzkK25tYopKWs1e8ZYpB
to+2wFtGN1dSbRDHFI22Ss3bgjSIIx5yIqMcMVpI9ANFNLxoWGKUAxiVxYkrS8RE9yBnR/U5bRBmpdUXDyWOpYnmBciJ0oCWO7f8crqlM5MTyyOUSlEjoKrf
BbU4q2btmqP8Lha0pcuvD7SUZUm32IG9CSve3Cqqcj6xkkFncMfpygpQGYzSlIjKrp0JSZ/WoF2HMCcyt7CySAQ7NCYdkwHDKwhPt6iOfpZwJReprekitTWd
2A6YYCP7X7RabcFqTUus1nQ1DavVZjQ6fZLVamu6WpasVsueanm5uvqlWDNVfinNvQ/kgOSlWcwMQLRSAKpAlGqnvD+M61ex9YbLBYk6UoHr1wLnUAFoeIVl
Ta+wnPYKs9krLBvzCsuy9Z7NXmGp2qEIA/ingMY8FBF5EbaQFhBkfdWveaMQD1TaXGQPBGBTc9sHhdTP1rYNit41i81YgjiWO8Xpp2QyfUggpwUg3/SDOYF0
gulB+mDnIDLbgDTuGCQmgK+InMngKitdY7+1girS/LVhb7exA5kA6JevFbMSTfZi0iKv7zBrGjwim05jrplznUxj7kDTeF80qiymUYGkz8o0isdlIZrFFE7F
Q1UOHpctgWtdWzhjbYkZi7edlRmjmRg0pBVj8L3EzqfPFgBXMkU2psiG72U62nD6EtJL1u7laj/73udvIRSr2unk6oD0J7BZC8S8T38FqXR+8uBn7k9zLmbk
X4h0M8h452HlKkQ6WMh458kIPfS1E1bDHA0ANeHG4iNblycZ7zyADRiIgslACAsYhDxPhRRnCzMkn0hlsjrTpkNEurNDkmq6gVNteDy6bCjMeTfhB3l+JR1U
AT/DoREz51c47B78FCsSehJqocypXYN0XloVHPV5ZZ0IHpS9WvmQwcmYQ85zP4hXwN61uZUsqrfO5wx2cEBbVUyLII7xIBa8qH05TRQG65Kc4C9Pu5XmA7dS
pP0Tt1JP0l5WSxqiWlTh05UyUmTTWrcCvAiP+xIwIP9pVZ5AKItixE+0jdfHqm3Eh7b2dxHPTHX7uiqtcFsZrLYDMguB9y8wu2qPUGG76gBMFoz+tTfvH5YR
i9oyqFoX8wrmBms7TkQSVkBli8rDK5g+hqnJMn1EdKGoLprNihci9qknJgck2qJXIUi55YUuvAZaL4gLb95ostC0yQytI/PbhpMzFtEIuDMGEVxL0cGuyrFb
NUaDPWcNFhmhewKxlv/WDHEzXpQZ9vb8+dVsxM6UAzP1vDA3/mRmA6rkWWw/JuIVjAYCP47lluXUsUTPfy8IOGsVU1yhUgTay3KmDj/00iKYCF/53+gVTyqK
dIwuncne+Uv0jisV6R0+dG53J3vnz9E7jlSE1C1X4WxNf+CtRKW5QUKAf9AynixSHUhpk+Bdhajth8O2mY3JHmm/BCfVHGtWxcUPAn1nYfDh4EfhPJNg1FSz
rWKhSiudZFmYdLQwVq6UGYkTfRjK1FiRU23R6lLm1BxEpc9zldo+R4bwZHpQOk4lPIyQHxNLwqBK+Wk+tPKauPfUVBQxfXwssF2oOEzNI5Jbxa3dTYjFJPTp
YIFerkSo/b0uIYlH74Y9IoYRBPpu3k47o/cyLAZKtV/9/J1vp5egkoxHsBR/Eo5j+FfrX8GtSVoNsFU6nwZN0ElsdZbn2Ih6XiwAa2xaoGFYYj2JLYRO+5yY
lVWUGahLq8DHOFiIN8PBwozZofBRwcGSkYOFPoODhdPiIQx8Cw4WTosH4/9WiWcsBwt9Ox8wnd83jJVg7hgp3SorOX0Fh+Sz9Ih05govHGLNEkMbjtvH3v9X
Xiep53UMim7WsGhz6x7c9OibRbhZpG9YTLtM39xu4+52W9/ewbd3BLf7+Haf3M6hWQNGeNIZqdkjiETnRWZ7KvVP5alvvVx46s6NEhbmb+WpP/gmzVN3Ck/d
OSlPffObJuWpjwkEn/slwgS73vNLT/M4+F4rna1aCv+d3OV/AvkJzAD5WuhUcwJzXm0L6zB7XLNOKdL8SmwUGuopnOsE9m5OLLB4Z02oazOw+KGmgWyogp8d
quB/EeVb6pbA4odHQcAzUwUBp4ewcouCgAfZK9OzJGcfxzUX0U5W5Dr2p1mqAytiFuosR3j/L5UWsk4voMpsococGEQb4pubPNOL5oFYpPxFnHQ2bvy3qNYp
FkKBEQDs/irsWXJchaPA450MJ01CG19F2mmdYslV9iyHPX5cFk0sgN5ffFRoJ5Y/K5n10mH0+lxoWfn1sbgcTvfgjiDnayf+HIo/KvasBmL19VO8HOhaytXs
5Bzsc3MnMfxItLlZSJoj51AaM3WhAB+Gj2mLm3V1i+WVfPaJK7XJogW7hiPt+TBnmGPNI0Qd85vx2VklzERki+1CGrYL8VkL/Vc4V0FgSHlczJAyMiW+37bt
MEyVsk7WgXkQTWrw5CLvH9lRXZJxWmJBWWYsKKshFhST95ZOf8rIwQG5bpmNAVnRR6o2B/Hib/KVFSTbneor8gZXN77i/7SUyhFBh5hh7g7lsClyhCCnTDJK
CDiKeJaBBI3lIkK5EneZPkOsMhGdx+nm8CyIo1ItIMU9cZYlFpcQiYLzTEKRVcs4p7mZtMpDEZGuIKSWKuEhkfzriBssYapKTH5Ty20VcAtEv647EQwiwrGA
v0SBlpKtKiIgbvYMJmi8UeL4K2zmQuRaiT9Vgtsl0feDHCuN9Z8ri3nYNKGnBIvt6GeraocRxWA1reeUe9+mijQR26iOLm1XbTAgSBPjAPJWM/o+Jh5dp5nh
z3HUmMFV6LJMOueECubMOgUdPx+2FqtGigj1657BW89aBes4TgpODxAahG0sVnVV2zFQsCHt4SgKMq/4dNGF5jOYZuSnxvSDvaAHrSofRHwrrMTXENINCWEw
BNj6IOJbx0K+zsr4K7D1yicivukqW7AsWT1WifhWxCwUWbBGgNGOQuLSWQxAvS5JkpvQRiwTckuInJgv73+TjvKXiWVVz4Tma/nQfM1v8pKkU8dBXUWf4bVZ
Eo68pO2bMFnTaOQgETniYK1jsDKdJR07BqdOuEtVvJPZlBkSkmoOicnXsHV7AatYqvXxTVEVzqclKtKiYWY2mDU2RjVKqFEtFjkLEHHeeMDQgIBQ1RkAiYKa
QY3kIfZdhTCm4M9LVIJgTe1M9ugx8svF8OWCKp6PjzDY+LVLBxHgkT7XRSQ/Gwy4JxU5+aJFI6CXpgsEldApegnsTREEjoMJbfaBHD5QAFxWc0U37EYRtdpR
qyhjaEc3MAaPGqQxUMcGEcWDSlK0e0oYQ6J/vh9+tBRNHJorYdZ4Aio5MTsUw+Pw86Wwk7o+zwImDKE/CmcUfRq91fR/sklpss6krvKGKq2kLpaAGLjtdkZq
2FNcGI1XFxVFHIebafAzLz8gOpYUt1VsRSQpSFbyAtiFU4oI3cCCpHZWLiFoxxlFLf6n/kAggx2G06AkglfZwSXs3TyhIdq7RFU4slNpG5YAwCU+T/Q+KNSc
UyVaFSOeaho4yODTZTfkdOZl4uTdZdqc0zk5QCwlxIVEbAUMmfA5o0w9aImIhfIiZKHlwWg+/G6no8o4iIM2JOaDhlCY5gcZl1vQQeqba+IGvbV/FGztPMCE
547XKIPdEG7tNCaQ6pxMa4a5q6BvxUEQ4c9q0hhTI7IjB2g88P/EpyhKHU0QA7LzQc/2AqrBhkymvAnhsZXNV5kzmO9M64iHOqKk4knlgIQuguYxs0I/kV2M
FQTrZK71RKiRdWzCag5igpWiRqVqeObiGUyQgY5dlS2ypjOjTy6QCxzVTN/nwDIJXaK5lUyie5mwe5q+sPGT5ZhQ9plFV3rtCo3DSg96Xs2g29mg2zl0O6Pg
CJVhQilrkjDZqDtZNhhiyiDHR1zYcSfecT/oTaaSFn0EM+I0t5jqSjh7Sgxr2NkyIN2cGprD/gJRZQkj5+rv2EzoRj3SISD1bEJgFs6UK2FXw8awcKB9HD6N
+Zt85cpX7Cm/Im9IJNXoKzXbz0PSxynH/AIHeSj/J1bG7+QzDUlRgxhzutaLGh4QNd5YbRU/KIA5LwecJRgLuj80ulexZmbjaU/wNN6rB681br55rSaiM5yU
pJOYPUkvMlFl91TlIYmMx27f9URoM4RXRmgzTmAUD8wFXYInEdU5WkwW8aGznOQnjbgWCPWQGcOb3LSq6gSwOnMRkiHBLpIqcIirNIfZcpBOJ4PkO1mOVyGp
bcbHmG/nTDrKnRjzb2rPiBzfZVK6dTtHpUiXv/RGRlT6buflkoXOMZ4l/KoI3p1BpvoYwMO3CJHSSZkH9UmojA8vOiIvENJEJRKzuMbXOM4koe5NHM3REI84
iajsHDhpHBFTqi2JePp4hHj6xXHEXUF8LZxtmONcHZGbSqrMYeM4+FARJNgF1dYuoowLNXtUh6/L0yaIBM6V9uiyA2c24kzlVGtXdVp8KNPUtPcjClW9Op2+
r6bvpvancTi6aVD1Yv7bEr0tI7jQOOoQrTGjTncz6riiC+r9dA75QY2Vx6ozxqqdaLKs2sapiFoq03Na3Bn0lU6OCYOOTdCHibYZA4U9Pl7pAK1E5AQtxvnV
Vl4MV7XWZIm/y1LQGdHoykYq1slWSkOCNFtAs3lNDbGOIWq4TjSOEZeeOmZGqS/SJKmiEXuOjW+NmelUnQihV+0cr87E006sYyfmhH5nyg5pGcPjkmlL3IlJ
wZTR5e7QGhihXTrH6WHJDJtHZWPVmTBAHsfMttBkdqJxiR4+gRB9DDXTmVBAZw5BkpXmoIj4PYnFhQk0FrdlvMq9b6kj8B0PgZZMhtCFHkwfrxzKgbBo8acj
gNghajq+04GC59URaXC6mm60DAjBOGeMVzvQaAean4Er+tMukfuePwbydbzygmhRFS3qNFp+K1qlagXfY6DtGK9OUx27qUb7eLU6Tt2ZpqqAsDZVQSqdTkw/
FoLXpgUj6WAApTWglegAzNGctwBAOwGgVBevd6AlRKZpoxXbHbP3Xtd8D+FL6E4Z3SljDynsIaXKsodaqIfUWXQ11hb30ZgmagxdqFID7aq9jpFhtBjYtKDz
NNZp3Hml2tEgdb4dnccscOfLSjFAUNO0u8qIBzaGH9pdRKl1qUPHK53q+eoF44RDDsGuzSjFS0ZbONGXsvTlECzUIViyabiahlfK9WpGR1wErOELBFVsu9MS
m6GaTWiS+W9j6OxyiGLq+Aw1Ez3MAJbRGkT1Mznu4kyI6fmkoBG3cPhKWrpDsC+oPxjtNMSax1JRBexYaoy36iHoprxdnZbcAS3yEsC8I7GJMdfYNzTJqg5A
AADRn0MQy0rJDujgNSCoYUChbmDlD8FitKgZvBgzZMGxWFgmgolDsEwdWKZDaBmp4+0EHDw07NtDaHR1eusQIJXx8Tpw5IzElp0hW7Y9AEf96BC8hI3OG6td
BUtFXahjprDV9CodglVqQYcrh9R28OwbZPVMOkg7K9Pol3ZB5ZDAWuIexp7t+vQkDOrTaSf8UhaY1CdMatVu31KB0MXYpnzwzIhvlRnmOQ2pFB+6Wcgs+NDV
H/lTZrD2u5ZTi5ZmjHD/+5Yzi4FpW5bgYgaw88Ujpz645X7rNf1FKMouD8InQTxSu+260NCtVqz49F+h4Gq1FjFJt993mVH5+vCOc1RORI4ElWKts1KodYlr
j0VYLYeT8nkqh7NyOodInS4H+BiHVZ1Oz/h/41WipIia4mRRCCo7tku1RwHo+pdYCC81TYJRZSS26yESUrRFh31FplA2eu8RS3gYxHeKQfxMMYhvE4P4GWIQ
37HYJcYuHOOT95pj3HdvNEaiuifeT0N7Hg3tRRXfj9QKyKqbh+6MPQ7heFjk5LrBc9aiggFMCwcteXZFfX2K5GlwNrG01r6gq2rV/kJr979YS3rw14zozv8H
8LH86NfvhR7PjCOLh5cBOvx2295Bb7xga5VI8pHblHvrVf77U25uh3OpbXpYxNMSPxAtI2src9BW5mvtLI8sQFtZrP3i7q+9JwMsJUxKItH9HkMY/8oA4KoF
s2Uiu951TQBbBfM70KbmGAE6iVR+TZtlQwoXZl+GMqDaunzH9qAgc7YqL7fOqmYvUK2GKvVlw7HbVxi327aHQcT/ap2tshcMr+Tg7E8aM9PF08GK36Iofgta
8VvSatU2WCpkOCcwcwxIU5cpf0dcG6KEzUfaVeS1mGNVkKl5jqXoPMmw/RF+4CaWgcmCi5p54tGoSq5SxE+WcAykDnBug3lYCR+kedKhryXmXSwkdrn2MIyo
CSbgfg8dxsOs94dCeCcGgnWAotLl/tsyRNbeSREY1Bw0xWkkvK7AHA+a4rSYIDE0A9pdSSXNmmKCfWiK06Ip5g0BuC9FcI9ZinwY/td1DCe2nZM5ACl7POax
lkJQOx02RpLKp45wNyBiyRHuGlGjxnPUS9ia5Bur8eecMdGJp8cqrPg0E9nbkT9ARjlGk0UPXiGorTWtye+ljf66USusE449M1wO0r5ET3HivRT3l7FED7Cy
sd6uLeK9xLviRDNWgRWAMRajQ8bn4yOEaKPpK+lEP0yvCUb4iIsKVrGu47JnkG6R8CeirXJEmnD5r83Z5e3s92fTalTTCGnJ1+ckQ52Dl3Z0BrUpMt8ibGQa
2dfyuMrXVSZMn5ZGzG6fs6aNcz7fNPPPLOvkk6gwZkbKN1hD7cu+iF1lgt4uQ299uV5VV8lOgfxIC/kRdaqIq2KYBrnInQKFxinAqOUSOoXUvBBNcqc45Dn7
ulL7VB9pHbk+2Eo2VeqBxdkYLNLiPYAdGnrQCgLIF9sq/aiDqDBfaDAfBBBRQa34U0YIXV9oH9DL9JhZthK4cKINO5i4bdE0u49wph3j7PzXwZ2lAXWoFlDz
JaZFQR63SGLgDhmPSk+M7QZCUzySjIykRDQedyTeTfDNvvDN/LSMbtKfktFNIhZb0U1YQSDbWZ7qtXKH29Hn1t2c2g0ppRB2l1NKVVsRwZ5IzxJiv7ePs1Sf
+YBW8LpBN3HGs/1YQTsZib9dq5iH5Z1ljF7FNOdhKzC5Keowvz5C+QqVwkHGXQ5kDnS9QQkM5TFuR7UytIodkJG+Oi9CIB8Qw1kyM3VO8UVD43GXebbbOeB6
iWGnPYwu266jy0oIdVdi4Lr4Ulx0BRh1BUZdfKSIPy4+UsSfKKtfRgQ/gHcEnIXL7VgC2liwOg4CrsrZVV1UZ9mYckOAp4l36yxihoLUHUe2skSfIG51Jd2C
ixG7qOLgyqlLdFQOj+pQSxxHF/ME+zxHcheycAzTy0H8HU4VoKVmeZ3EToRm6UBoxokJxsZ2I5K7/07PRbwAe0eDe5qsunbETBmZeSIlBZ5tqLLn+TbZstkJ
lk1/gxPV5NaJpVAUo78vyr28Qxz9dRAmu/yEiLPnWJ3aHI6dx9mZrCJq2dQEjcdCrlh+4T7G+B5iFxP+yE+EOROXncAy7dSNyPo6mQmFwyINBfr983yyBL4t
+2vroFjJ/dmpFms7FP13ShfjQ5wybwe/ML5LpYLjwFo2tuKd//Wix/y5rS+VqMOu5NMo/+ZaiaTickytORaUJ9QQhlIUtEpbZRe94kRechbrSlTx03Wsatrw
+ebQp+KKt4edEMWZ7g9Lx1R2goCAnxcIIuq61puu4/Qmkp63/GvxLyhw5jZz8nACG0546cDE9DetaXdHht3tnUtDamVfzBqnbCyciECJuhP18TMwi36Mjdrk
CQxaQlefHX1REtId64b5lURmKGB5CSsQxhPIc8IrgjG/zkQxzqeqnspC5A+/Ulwkz5G3V+vXnGXVTF0cdwLDieCVS3jZuNKq5IniS3p3pMksJcQDMGeAeIA4
PcIcPiMqiNGQRyDIMoGcGxkkiSgQN03YmCXBxkjDfm+5tK9oPvGjiAVb3rCMO4gMm7t5wu9hq2LfN4cAWXQlY7RQEOsNwoPGJ+DzCRa1doNN63O9XUnBlDct
Yvp0Ah+nBR8nUTUyDuYlSWlWi/hzkkaxUJcvagIE51OB88nS4AvGNyMbUIwNLvW05rQL8rsxyGiEheABWp3aEKZxNXPJIeU40y2vV0tiSCU+F1nsnteUVIsq
4aoUklMwCc0T786jgdVKJraU+dBrU5YyihMVrB8tXt4cXYYRgXWaQTljHdNhM5WsIbamhcub0LKymC3kBJdYZ/C65mkpjeWP0tkQUU9EFvgsqlOAAYF1StHF
JuMrLwaQ3FzeGBeff0pn0Iz9b8Wraped+J6n1x5XX3HKbT1bvvzynx03Vl/xgjuO+ulTPx08ni5zmz7UfmLbT3D56IrfnrfyJ//6Uro8+suvvOmR530Zl4eM
2fT/lyyly1b+dxkuJSjJPbiMQrZXfJVp/N+KFzrOB444+/nUhXe/7jPrtl3+wagLL8F337t934dGF38Ylzc89MyvHvplBd999fu3ffrMS98WdeGPuJyx8fPT
N37+lVEXboq6sD/WG9rGmdisxaDPbrqjDJI9myD6AJm+QGYJidRLwOE5TqkeYhJW3/DP+DjnQjMwSQJUmqbTyydQTXjbUwPuYOiCtM3FpxlKv3+tduiGPzT0
26LGKqy4/N77NvWc+2iYRmrRCUgKUC0vf+nrq62xcOmF0NZ70RfGGBEtw5m1t875lFbMW7f2kN5PPnB8XRIQ0TwUkC01H6k+nlwqIvyCEbOjhfEOo5xCCDYh
1OwdE2jFeANICwFt7xjnHshD6l8IwTOEzrvwsBACcwjLe8YkOwOIz6zhhjAOBQve0JCz1wAcLtdwdpcJZpDzFwK43GOAJU1IALg6qy0BAjNpqrzcvmJ1tdi1
56q9CO4QzvE+a3tivoki5loFrCjOen8CB0WBEaiJHfIGdnBwylGF+OFU0HytSg1y/IMCXLz5cmyXNnWIDnFN8zx5rQTKNAkOg3DUBKO87orkyC7/LKAfotZc
GLwjwB9opinohpMM5AkxbCZMHi9d4QDFEW3FeSSjzoHy2Rcauaf976d0CsaUGcNfO9bAZTjHvmt57bsWOHE4U7kdP2rD2/jRPU+IrxvkZpCftWjZE8v2pnj9
R3j96R/Y0cvKrTih54WWaJUg3GI5IbiA8lROH8XazWGgZ6sGQVuZ2xPHVXB3UeOttRbxMJuqwdbaF64OG1Se2Tl2AWPabaLaNlUbhdr1X4mE0AWzxdqRFd8Y
Iz6AixyXtYidfDzfX3sUQALKhbZd1WmqvKs6XU1X0/pNvVwvmzlC/ZMRbYOpx82IiLnaDlUzO4CojgnVtht/8fQHOoLLH0KG+A8hQ9yuGWJPM8SuZogdMFwE
U7A0AWzBsGZMYiuxOK5FXFRy7KIivo8ZEbNnRPCYQRPQe5XERaXALiri+5hBWCJPnFlMF5Uosv8vbM9lgt7egUW52qm4RgQSFF3vSNjZh2xh/Tsjogu3Rl5w
HUUrmstKToDINacXY99Vr0joKJXdNVGBmg+eusyfmVJHP2ILPWPLCjWPQXDoTTF21jv8h9eGWU+lYP+1oedgZsK/0k07ejfDrromEl4v8H0rC6NCpRJhNyU5
ImzkyUgT/wW3hq6QpQTqSTWgHmYzMhKfJU5/pqTAkOSlAklenIvIiywOx18k+AgkeSmk3cqylpa7t4bTn2fBUtAPEQLZGH7NygtxQjRBhtaYNNyNJCwhKWrO
tp7lQQQVWyWGWQuc7fL5zok91eLNtD5FDi+MeE6IV8LeS3xauABESyTg4nXrP9XuZne0EA/ZKF4IGchHrmVXJ3akTXGMWW3JXuOoCex+GcoFDB6J3ZlcEVbd
7kqsqBtcCRZ1tSvRop5xKpy24klHxFiPOZU2/O53Ku0M6o6A/gNOpQO/9zqVaewX5VSmc/tOZQa361Q6p7bEb8qWuDC2TLNjH4eUTt125d7qzEjBreUjtR2n
8dIYaGwmkerGnYrwVkSIQmKd92Vrqpn1sGFA68wEtGbxlVOKGTaVmGm2YUV1if8waP/p0LnXq60GPBWDHHACTkVeJTgs0frPjBPBUTsziCyZKSLPmRBqticY
7PbAsmWmtGE8mim89zQwZLQ1puNPCbrUaaGlzHSzQw7Vmw5ZYGUGAKrQpBvTjeE4Kv42B9+EzcwMk1OboTyg7Ml6V5kGR4eZkNS2GhVw4LTKyNggohQOoBXd
8I1RzERb/EMd92Od9qX2zCRzOdNkoI3qwIYzdys/ISlgA5oCJMgEWGWjAY2wAHsctgTq+OSiA0Rbk1jEANXpgAIYaXhF2+yKE5t8msOWiGExbM9mNNVATGcw
NQe+sggb9L+xiRxtGOO9QtEH+PrBsNtpUWbWE3YVWOoZAoitCSiAwdJMMViajoWdAfkP2yrR7/R6oIiJzx771hPQ08TZCRQOv0tw503HM8McWmZlkRe7dTfg
1VhsacFGBVf5lekEDzIPPvQOvkr875/Lxc9UfuP//q+4+BkIy8chBydbVMxeBwBimuBfw/xnmuhbWlWw7rByk4meARuz6cHWniFbewZwUmJL0OoYAQB6i4i7
1xy+ueq0qTABM/IW15tZaWc00JRTn76negg49a4Y5zgzQITMqU83OXU8ijj1GQLreGEcN60R0UwIL+oeOPUOmqG6bKiZTTn1mTxb9LA5pw7LUeJ+Zzbl1PHa
FJx6UUV8AHZjxzi/0YxTR3lzTh3fbsapz0hw6oTomVOfoQ5hTt1jHnym6pqUU4dxq9TipWVFCCAoKXmZKZKXGbyJJyozfRhI1mNIIVw5oaOxMnW8wAcmrCfH
8Fonww6t/c2VHPUS9FteuAACdS7O6OKsHIJEvyHkEIdZ65Cga0YItoyEYNPxqVPinBloEfxvtKVFp4RIpyHpV24W+FDTWExf3u4I20G0FlRKFnEoLMN/xhYV
wJO29PkxW2i//WAIhV1h2u8BW2i/e22h/fbZQvvdYcOf8VnTblaSTCsGZFpbNAArRqZZhvFiA5kmCrV61TKoNKuBSisGVFqLsuJUmtWcSisT+rHiYv6iKV8X
Kq2djpo2UGnWZFQaNMEWxLy+YmlPwUB4HFNH1NJYdivxyBpHhnEYJ2aRQLXMmWLHoQmvB9rLcpxKyyqxA22lbhULTbpRjlFp5SSVViSSazfOvujga1VFZqwn
6V2lBeIwZF2Pif6hcM/LyDKw/M2EA8ijG54xCk6Qyj/U8Thp6UltK4mbreZUmvCsu5GdPeo/K2JawfR5tGUtodKsJJXWFlBpDYtuxdUqK5OQiuA+7aDSiiaV
5sWOJJ5Dg0orGI+Md0zga0kMPEmlPacm4lRaq1BpbX4w7AItipWkt7HUrQKI+QQUwC7EEruQMha2FQlkWyFbp9+yrK43Vo3PHuenhbS9TN9uTyx3MUGleU1H
WVZtmkrL7wa8GostLdio4CqvUgZ64HlAZlseS+x//1wqzVJe4//+r6i0VlBp7UAaky0qZq+k2NeiJaGobBFFZV4F617AH57oVqS+Lgdbu1W2ditwUmJL0OoY
FgxJKq2QrNoyFSbQVBrqaX2K1ZRKKyP/N1Fp0+I5hQNEyFRa2aTS8Cii0loF1vHCOG6M4ElwwKlaZgx0mqG6bCirKZVm8WzRw+ZUGq0DXMWsplQaXpuCSksb
invsRjZzsppSaShvTqXh282otNYElUaInqm0VtVh6FMsNW1SKq0Vxp1ci5dWqLQCks7HqTTx/6y08iaeQLJoGG3FkIIqx6k0CxVafTkwMzSFYxVLS3IQOaNW
DtQSSAftvwMEVUoC1F1qG5GkvSRBlUoYLHMcZwfJuSu2JJKupML4UwdFBvFrRLbYBtliT269keIQQEe4q2A0eYS7DDackiICeaoDVzt4MK+u5tl4Q1I3xGkd
26B1HKNx6Cbr1Zyxu3KB4Y6gbcgLfYR7R6Zs6cIG6cI5CLVYj3z9zG+sjI0A5ldHuGtg0pkVhZ+BUbKBT5QtDRgiXltEvAWQ3VlYlEFPCeu0gmAZuK3EyaCS
+ATQJ4ssQI91IkYBxQbp+HAsSO3m+ENyoKTiw7ET3YOKWboHSW0aQ5vUmiUthhysZGULDxsmHaxx5WHAA9nmH6iiCx1+zEwBtW3zLAfl6ReIkbYTSnJeyiLm
rZ5wMEOK+1wgL48PJMWZOpAiHPOcQ8J0zppehIVbISQ3Y9MlOu0i5pn7kuLUaElAAhzmkvSTuSKgnfJFL1nahlJz6QQE25qfEYZ2PmuuduO8wb4j/i32nTml
aKCVlDn1eZhulKPD67l+mLMVJOFLf9uWr9CMIrCPLW+zih4AFPvfP5dksVWu8X//VyQLJxn0xW29OfAe9C5MaSDniU7FdmFKdmGKd6FJssDHNRvTw2UZegFN
fJmfBETwsAEghH6xY/QL6tlCv9hN6ZfUnmoL6Jdy7Dy1QzUZ6JeUSb/gUcweJCV7n/AnXaUT9iC2Qb8UNSagybSb0i82Tx09bE6/0KJAN2E3pV/w2hT0S2uC
fiEshDea0S8ob06/4NvN6JdUgz1ImumXlGph+sVnysRW5UnplxSMjrXVSFZOZs52XcAJR1tbSBgPil4bP2XoZmlTT1QYPafqcRO0uMIWqwlfaLTMGM8Fkxai
eeZ5Y2iRoWU3MEuEVnI+J9rJKfYsKf806FBWOmQBy+hkUOzxAy1WKGb6gG0TPcRqNh0o0cFLdzjwP+D3b3eQUIlTFWZwv9/eXa9L2ACIk+r1cbGJ5ffGHP3W
9U5dHGM8yKJ04dUozLJc7Aio87P81K464uIRszKhdzCpeJL1P1wm2i2tLWlD2q1shIhspEgOQGIZJjWa2uoRGkcJmdUJORouuqu5+lSRk0CGLar6YkObj9vQ
gmSqFPCzWjfnLKtm66FJb5x8kgqr6gmMB/W2LertTIKY4nBgguuKYM50LAOxeksFVm8pMbpMaaPLVMLoMjWJ/WwmUskH7HyK7S8j0Mv4cSqTLaZMcLdhz28i
wpZCyefSyecgW5+cLiwmLAILbK/N/GngLwNSkemYYALgU5cmioYnIK03sWlRlUoi6sZRp2N0IgfLYqtTc/SRzUAlsjpHVmwc/EnJDBpYZZIhaa6XMmxDipgq
n6kVGH/wF+0CkwyF+uQk3RR+TpgTVdDWESn84fXR8xQ/DbWla/Mdg86cUYTaXEwB4bER+98/m3BJN/7v/4pw4YWM2bamGsh2G5bu8RVEn20JCJNNkPI2n+Hj
VZut5NPi02PXhfjJB4uXx+KlIYjFfHD44+YA2XRJYyCKLuZjtq0Mw7D2k8y/sYMvPGcYkeab0jLpPdUSaJmW2NmaDw0PQcukTVqGtrJBy9g8eMTiy4/jJsru
I/Bn0jJiU58/AC2TnpSWYY+l4iS0THpqWqacsG0tjPMbzWiZ9KS0THESWiadoGXyBAjjjN9KMVqmZVJaJg3POK7FQMpZZycq2tY6vsGzSTqFKsDRlGUCAD2W
g9BxbkvZBl22jYpSEt3Kbi64n4yGyYuIpcqcrMN0AeiOFJZSZUFzcDYA0BtirRZLchnIevzdrodEYe4O59LAMG2DqMi6gyMn8MtkOzi4XWlnXM80zNP2U3Zg
Q2V4EvUWU9p1KLdM9BDeLpwQadNJqwuuVnCz36M1E+Er9GBPNX9zBQHscelDb5hnvSHRcPyrk9hmWLsBUmmi6iUtzAjlj1VTMRYFag/+5r3iyDvBhnyxF2ND
8qgfhnv7FabnOx3m0ifCLDdrUzKk8clUmKV2pYdhW9p0rSxazoJoObMSdNYTZafl77BDFzn4bIdGbGKdiHi42iJUXCQ5Pi9MUwNHSXryZ20r6tKVthVFkLrt
RkTznZyZNwhn7hp+w+ONsNFtZKeIAcVOO5ADEsBX01OCRqo5aDCzkN4F+iFlgA+BhmeCRsoADS8AjRRfTgUa6Bc7ZQmE1CcMYNAg4ilvrOrFQMQDIxyBiDfB
wYUnB5HUPxlEHmzLBmpvF9LaKAiF6TcnCm9PK7xTWuGd1va3GW2a+3dTfGs7e86f3RZ460GjVePgK2JauSh0ueypTDOsjAwzg8ikEWxFp8GpdDbYxXaqlnpl
5hRsh/bamxnnODqJvgu8S6NWhbTuhDVDPAoSzHQ6xfaqNaGvRuiegvhtF2DNVYCysEXC3QQutQgzM4N/iOpoUTMSzgotKj0Jb1GI3M0CKpsQaEvMc803+0+w
Vqi0xGw2OpnyTPIWnaq1Hsx04wSUkxMABqJTGIjpCWUoCOdWIZwDpdd00MxwBFEzAv+8GfDPa2XTJKpSmRH3/wjj8oS8xYz4qGck/PWmRx5tnc15i9aY3Uql
oBps8zgarclb0FzRWqCuaedSKhQD9zXwF8WQv+gE9xifJlCnnUKdJh3/AEJ5DUJ1Ub+3wIwrjT+8RjMCPmwGxyIQMy4sZ4y/MDeKdqFjkxuxb0r875/LX7So
GY3/+z+zuMNCxviL6XE4tzFtpSl3+uRKXuzvPHZ6sOdnBjt9JnZ6AUZ9vHgzY/xFa3MLS3MnxI3uYiZ3tsAxdHl85rcmjbgQPwFZUnl7TWKUV5jEKK9gsBgF
k8WAd1nSKK+V9zxuvIiQZ+3sDDN3Nk8UWyzOaMpiaKu7GZOwGOxd59PjZiwGXpuSxTAU0XlIdvmNZiwGypuzGPh2MxajkGAxWomgNI3y2rUidyqjvLJq10Z5
04HDW6HNbfEZmOJ7vBBnMVpQYQa0udNpx+kAuc1ZCIaCdNLCHE2ksFl1DHrs2nR9rJqOEUDw2zC5m67IQs2g0daNsF9Le+gygEN6WuKQtiXwQqeahvibIAwe
i/TZaV8TCLAca6P/DhXX+xtCLS2PW6UBtiCiDlWdewh4cVlUh9xcaVNdN1c62OCI6aiwHXaPEjrqUKGj2oSOKgod1SGWhKFXnv+R1pS9I89ePKEhIagpR1NT
CGrMNOHPr43pwRGx2gnCEYAlK1c44izbGlra1tDStoaWJrksTXJZmuSyNMllaZLL0iSXpUkuS5Nclia5LE1yOZLrB3yBpeNaOAGRZXQxoaSBGLfaZqxZW5Kw
CrJGqbaxqmtUdCeXFRvqnRaxXyDSzDuAyl+TZ16cPHMB5EHaGjdOnbgSR8VN0GCu0GCtk5gTekyetQh55uHKC/3tW+AQxz+wtlMtCX97L+FvHyfPGl3viRkF
lITkmZsgz7wY6ccBZFzjA0xvIJ5MEEKicQIawiTnJdAKB2lKkGcQebaKyLNVGyaxqi+PP9rjG5PWGnh8t8Y9vsVOMkmeNQaMaI2NOiLP3ObkWd4EzgKMXg5I
nrVwPRMdlicjzVyQZvEpghO/K2EmvARpBvDJa/ARCxlkAsRVS13WRwOKizb4h+l4WsrI/jCxAYQ0w+orNrPDN2L/++eSZq5qafzf/xVp5mEhY6RZIQ7jjDxK
yRWEFZ4rppX5BGmG+EgtEh8phQ3O8O3iykX6d714HhavlW1qaX+ZdrUJgGy6pDEQ5XTjMdKMYRiO8Bz0iPeC0GUOjjkXP9oa12tKl7XuqbaDLuuI0Qle4A3F
dFmrSZfhUUSXuTz4VjZMxU0qQZe5Bl2W1nQZzY3blC5DVClq352ELmOABl5rRpfhtWdBl6XH+Y1mdBnKJ6PL3KZ0mddAl6WYLvNUO9NlFlNcruqYlC7zYJ3I
tRhI+RCbqLg+G/HGN3irgYhcjbE1PeY2p8fkVGT+PUKVLawswA5NSUwB6OQq3CAdSHXEXNqFW8eIH+D6u2wPSWTt7falgfTtaqfqxsRvNsuU2NOVP7yLnn/t
q/j386V1LaYhQqX8KwlRQL3evQv/PrMU+E+XY4G0P24G/rgZprxSkurQQnLDrHhlhG64X3IcSA+jRHSNnhhRPK/UrrhBnBdzhugTZwgWXG2pJ0Op24EkNNKH
u5wgQzyuuyDVFdkoVWwe+aETlbs58sPU7tewHPDGoz00JlocdlrW8R/SrLCHCJMLfx25jMc7MUkHpLdBajrl+Z+ybW+7uMa7kdyVqSWIM7WwnmV59i5lTcQD
lXkxnxBfgmGI5/m2XUjZNjEWf8edIFBxKjZSixkUfpB0QccGqzd5K8rWTKDs7+vI2jumbXd3uNoOwTPsENKRHQImRJMzzjohKhxjCZxGD3hEg4wtgRshcEIm
3hHusokq5ysZk9O+v4t3LmJfxu0B8FTsAYjy9mBsEI+Sg+c+c/pEgXsQQpYkDr7xvMQEA+y1kdIiTnPhOWiutnEjRATio3Sg9jmVafjoqsp03PXAXxWse6fy
d1dmsqYQDdQrhwBzj1W6al+2ievxYD7xPKJ1Ks9XTuUF7rKmsXdUJDudlGjHZJYIw1cqU9DlzxNIq8Tpch+vNaHLq1U8nY4TpZg4tRX9w6mtxqsVPFWQDCp2
2imoihiYIfiE4h86mitKJQjwyqQE+GFNCfDKbk5rKvj1MF9View+rFKJhVFC7MOqSkpFW6ccXyfG1z75+A7DUxpamx5fmzosNr7DeHyK+hIfnzqYgF7KHBRs
Tp6PB1WTpj481mTlsHD1Ipr6eQmamvqO6aW6maRJxfOFqH7+SiGpp2Hw+cmJaiWa1iCWpqsNeVWTFc5gNWJCTROC0UcWatKeQNYElfz3z6WcK6rJv/8rypmX
NREQrMr08gwsT3lK2CwDLJEzQFWQOyCEzYrAZkXDZiVGFpsw1XS9YlCGnlQS0b6oQuVw6M4Pp94AhIUsToMsruCHWi7we83I4sP2VF8IsvhFMTKtog4zyOLD
TLIYjyKyWMng8cI4bl4coePDaAZCDACyuHu8enidimmCVFOymP7VqX01CVnM0DqLHjcji/HaFGTxS9ThUc8OH1fd4/xGM7IY5c3JYny7GVlcSZDFh6kXM1ms
1AuZLK4ywVtRL5qULFbqJUpqMQTSYqnSBGFUenBYPb57D4uLKyuooHyxidxSBwhoi4iKlG3QZbCIUERWVoWEVs1JaKaQFYenNLAhPuOxVcRhdWn1BpvWEvuF
vq9m1jl4pDocRhEVoour0QZSh2BCJwiTdakMzc5uGmeFIJUpKnziPjlF+ETIxNx0YVCNyTxcHT5WH6+qOH1K4EUQ835CeBO8pdRhu2HtWmG8NhYc1ITALQAO
vk7fH6M+EhTV67toAk4/70e/Tr3vnuPQ+cNxVO6q98PdorKLNvklHR896eHXXrmUi4CnuXT6K3/6vo+5Pzqu3o+5fwF9KlqOPlrnyguCs43IpGpX1VZqHduy
uhg24mmpF1QcWpAXPEeSjHdyh9BgYMo7iAaj1T8UM6KUDdnjoUhodiitjEslzlr6DrI9hE5Iyn+T63g7vEbPI+VBjOzQmohieUdkqCKySo7bcxIbHoixKnL7
ZsRKNSvBfsTSNlvNsQ1yNc9L/BST6nzsil0DkcsTVd8kfWAm4EfwgCQh9YkbwzrLTljHDFeamS1YIU4VDdiPRwP249GA/T871RTCImVUalWRgxQxtYww0QiQ
GvZYYFC+l0LH2cYoXkfZDDI6/y8E5LUd1Ja/rkvMndPIiK296iNz55YwCctbyx5i88atiYPM4s/AwOMxq5INcyO7ykI8K4d46OrkoBMXTYcheHMSgjcvPI8O
/t5dJW44CBFftYQqLTYJwZuTELzyGlH0Lr8WWR/HZaiODsEbD4MPDZ8jGr7S5BJWFxSsC8+rQMtdDCRMRUiYCuz/A6lm3N3cDfvdTI5cjFN8xd2QFMTU/E4s
BG+h4iaC6DsIuuLEQvC6RGZJCF6khahkEYLXgWw0Pm6Xo/mxBCmfCBiKKOa++KGxSDWn7add/OEvujJ4LL7DPzT4ovHNaPJ1CN4Ch/JSzm4MMhphMXxArQrL
O7kteXI188khYb0cWa+WxJBKEv4f3qg+RuPrELwcDVWPBljah0Qco/FV3uQ1OXaOm6TY3fj6uYnASC5nomGJuNM8BK8hgKRJpE8Um4TgtSQELz2OheAtxoLh
lfh5gW2+dPhdKxl+15WmjI9yBvIiUlUBHGL/++dS3I5yG//3f0VxF2PUthuHPLvpbkKgIUdiOOUT2ijE3y9I/P0gfHceLhw+/hSDjVTERvIZi9BeMLFIAkya
iqz9BJoJb4UgZ8iSWMt55Rj2A0yQO0KQFzlkc1OC3G8afrcYnmIgyH2TIMejiCB3ePA+YxXc5Az5iIm/tLt4Xs+N05Qgp+kEhnImIcgZmFvocTOCHK9NQZC3
JeTUnPrBaUqQo7w5QY5vNyPIiwmCHIDAGT50+F2RQDtThN8tqjYtpy5iRQGHhQnkhyky8jQxgx8Pv8vYNX4wFdnSnvPEAyCyfBUjynQCC4doUP93DluHQvhs
hK5NJ4W8GfFkYvwvBHnOVEHH/AbXsq1qDkE7RaqaRShPeJAhGmcesq+HoBxn97GCJGWLvcyeVJPE+Mw0CpT9ILYnNa1je+pwvijYf22YSJ7mNMM+X3+1LxD1
fpqr/FY0Oxxs0b7tyr0Vw6P3wOPLEnPB46OzcALm0OXfcXuFCQ5kT58lqjmDBQgjqqqM/4u0m91u78huF9m5qrqSeA3UUtWT7GvIqFJNSQo2xBitpnUCK1pR
GIDb4qIuvv9ZkR0L5XQ1233OsdaI2ScHwIXUXaw+zxGjz9Vi87mqottfVm2VxHDlME3caskPd44ka0E2loIkSvE5vVxtEQxEFw2GGah7cN8T3it7ltu9kPPK
5VXrbiL+dEBbOKPqGLdZ1bK7ruPeZsQPIcs6bShZk5lToOhMi26XM6e0BJlTOPlmdjwI7Ziu89y3wDlqfExM9CZpJ5vwpE1JjmBo2DPwF8rW2cIGXg2swcEX
2uBLWRRL40ydsxIhzctkTrl5RNSI54HM6PypGT46ypxCRjLWsBtbkK6nDKKlDf5LoGOR1ocl1W3IhFSG0p9z8sBbQNJBpqCSayOKqMAPCkGynpQEK0Lepmpq
dzUvCXbSwKj0BypyjhvPSXMwSuiJWoJ+ZIHKPFacs/6c84WkkN6oPp7I4ox59WRekTUqDGX7eSggUzRdbLqRqnOa6MBqg+dXSG5ePKQrkYRQaVGbgZaFEoDq
I29PdpznPhukUYLVBZJO4EFadAFA4y2S4VmS1VxmO4joGzPzEUXbhti+xiZJxNuI0E0Yl4PwkIuwlFbMft4ILtwSjywM/Z//vrQOEu78w4KE239LkHD77xwk
3D5gkPDywQQJ3xcG+LbjQcL9WOeooXL8EImZSPm16++PAoX7Zqu1b0j0U91srjaLhQfihIIA5LuMRKCEumr7jZDjObMloxE2tirXq+1TDW7qpuDuVuscDOmW
SMhlDLSLdvuBooqXNXZtnzSquJOMKk6URTxe+t8hyrh9gCjjX3Q8Z7u3w77U3i47s9w0+VOLli+4OsuU1j6mylddx/4JF8TEESwn2imO5hkETXWDBFQuv/Rj
zNuufkkjnA1CSOs4N9S9kFIgFMP0QRpxmL1xQx0r6vg91Rzr0ml+bq5wxATkxAh18GOwCIBiNVW0IlpNxkKLwWc0HRS7YCYBlg1eqjjOx3exihYZpAIVrWEX
YPCJ61nl7Pm/Dl3bgX6azklibrXMRYkKuhNWjpFKuBqLZWgngRFJVQMSf2/9/St+uN9/+4cv//ZSRISa9pZTHveOvgDXu9+/4q6eXS/pfOc79kZ6/4idNji0
CeNyfMXIO9yPb/zajGXUxDj7eU2EiPWPEWK9PJty2XcmTcATB46YO2q3s1q8ZZYJ0aSEZiqHoYXE7CIfQyM5AwhZMpuLuQ0pHf5+t8pP1OHUdM0vPjX2+y/d
/lKOORbcEAHIR4VKhyvCzh9ybvCSw1Md4efrE7uiKeB8xrLuVnQ9rnKm25PhyLS+qyU4NlI4IenUBWgf9rEr2KThsNuvkEC/RsICuFyNc9tvuE7nsee7t3He
24/Li0THeBMGxb8evc8xSq8Wup1stVgbHayWPq0rHL5sQgJfhhKeXPikPlVqNSueWs2Op1YDK13i9GpI+Zhe1cW0S/rULrbPGx2E9p5mEV6LNXdUFQaJ4wGb
sbviunw+qDQryytpBOQhAvDEIqSl/hE0CqJs6mYghrRAJus/o/VgkX2Kjo/sIHNUxM6kC5YfJbk2PkxfwwFMBDWyIrZUfZHpUpdPgZQYItwWVahtG6yWn00H
FHKb+xBKlM5g2XbxTJihHoEkycHwacQeo7Lrvy5ZamGVXY6F+uJulZBXTAnpkA6qMXLEXmvem1R8OpgEKoVosobQhUUCmEIFbrMFRplFoEzXRJksxErtqbYy
yvRV6838/TKc8iKMmVItwJgtRUs2fbp89XXBpheZdngo+K9HBhbnUoONvT2ZvrmaNdIs5wi3778/SlrcTnQXDjrO9ltgw/PWZ5fFWUSjiF5jplsux9MttyDd
cu6CKPKKpFsux9MtlydJt5yTdMtZI91yLpGKvIvGURSiqFVyFnPoT8dvSGGdYw/FR1EvzFltnCdilZUYKR3mxOGxUQ5wVjvLysaQv55TONO2KH+vMYvzS5CC
a441C/kj5ljdksX5cARb6HagIMgAVTuo2SZZnFsrrfgpI/dpt1OQfM9ZzuLMBA7sMdETTeOgWDwFIEp1ggTN0RQoW0qB2XzJ0VyI5WjOSY7mvORodmI5mlsl
R3NRcjRnm+Zovj0kYi5Pufkdhn7l9r9DEvEDLMpBJhFvkTzWCOeak6YPEq4LAtetMbhui8N1q04j3haH67Y4XLc9izTidBfBdYGTihNc4wAOYdBR9vuV+36O
qj52IBDMCQjmBQQtAcGsgKAfA8EWAcGigGBZQLAQgKAnIOglQJBoLwIyn3Mt8Xry0gobhvi5LRoyrcY84VazPOEaBltiecLLU+UJj2DwF56bITzo7jhoTLjz
q3GYzGMMAo/tgd7tQNAS1+TslUhAIc7vX5moIURERIc44zS5pgGgY1CClRLHwpXB0lh37rx85+sWON10OX2Bo4Tx6MSDr7qINp5Z/qMffPup/7h15kKXllhv
vLFgkAucw00+LQCTXFSDNuV0PjgL4Mut2iNfAXOANtN6C1kc7FVg0Yb9XQR+f2kGfnkBP1/ArzWGAVti4FcW8LME/AoxDFiE+g/g5yTAz2F0Z/HilRndtXP/
W1kxIODmC7i1xlBeSwzcygJuloBbIYbyipOB228dO7/juaK7x4CTfvW9r92SpkPrN1/52hUZEE0HA288fh1DYCbVnmCFdbgKfzowEig3QwJ27BwqxlahJKvQ
MsUqSK61cuMuLzfb5XbspCnGpr0k094y2bQ/nbULwbQ/EE07ADbLgqScFiTlo1APU8mCQP49xvKgB/cwmD/6+H1vTofiJI05SsaClonwi3B0MTplCtxYkSkK
J76KTvMzxq+Vhf6YSlzi1/aFG7TIIQndCrNkmZC7CA1pOM5QcNMP0xg7rNSHWwKWFX/+8K8fPH3t6qVM4O68TgCGFjwrLH+m9oA1iCX3mIylC4soWQMxaWgr
N0JbCuE5GOjmy4aeBzCbY/XIyTNbtn63ED9KgO4QOXlmCpkEkwmq0iE0UDl58lDPjKMnA28Cwuo797n82eXWQndR7SuouGiQxvYZUTqoLHVvgXMaJEaz3EUL
nRW1Y/W65mr7g7kV7EqvftHCu3fIu3zHIafKT1wJOCtCYDW2c6p3up0VMt5VsuVOE/x3OqbkSPsMQoPJLi86cI9/c/c370/XfrXPArJv2kvH6GUP0PrXLpu6
l6cJDlglc70CBKpqPdY+A8n7llinQ7y1xDpNhF2rJF/eClgalC/jFtoQsDfRKpWUeWa5nlzlTPiVGSjLfGRldvRc5aQXeRPEnYoNHoWYtlxAYwg+LQuNEWKd
smCdbIy2iNO3doy2KAjW8QXrFJvSFg+EWOcWLw1JC1SGNnFbkVVXJqYx5APdPMLr7+dYik49DCfbAZxNI3J20+4nAstN2IIsjWxB3HHOajeBAFVs4WHwpgVV
EN60Wqqz/2WWg2PVkfG9WB9XJVGP8ovuuMG8SmO7J28qEnap4nidG0K8ppZdyhuHrUvRSNmxrmtinBNQEr9aKFqBEIaT204WR8aIo7dXGfZAS/u6MAB9u3pZ
H1smZJjgdVn3UihfxjnagarkbPKEpNCcj2Dgtiitg4hQmWhBU/B8zuv22KahfDlLpeAVR/iojBHSfyF+rHMs8DIz662qfDN7ZHPevoI4DLWKw1CbUGdhmM1H
HM/mgDbarSmxtq5yJkRT60YTYU+McVatmH1mXyie5ax+cToxCWewRTJ9u4os7YDlE1RuhnljtcTxrulUX8cmgc2gj22IIGypTzCdVzBhL0ubXASYOqEoCEET
xlCye5IXfI7h7RE8ratmu4AQEPy7iyYE4p0SIEdy7dB850ScbGFbZyWzjicBhSz/P23b3h73cFiqs1DYZnB0jMM1J6qarTPNVGdmHkCNeGfwNRpnSxJ3tznW
0MWtasO7zUNEdFsioNr0rrmxXJTtbvquh7CFjtkn+jD7x7FaIisRziz/x8U0UIzWlwXu+w9YoWWCBJ3NSCS+rETiy4H2yTOx7mtiXROYQtKUNEnTElDwSXtT
VfIs1wbKY9OEtsMYv3MWyciwpZeIlluR4bXWXWN9dfnNfILmVW4xsSLEOt3rAs/mlzMXv5DYkfxyNKQWOllfv0qnl/mupzKLnUXKq+38Or3bo7zlj979qSve
/bX/OWohMTmeyqJlL2B7OumSkyp5yy9nYxJqWHma3g7ZfiRfYpR/GjwSa1/lw+mmN7FtEI68dtVG89dmCLtdIiV0K58LyTrRsrUK1U5oOkmsYy4j8tAz36Ru
RkKIEr/MJ5YIInJCKwqn3DrJxLRj6ItUO47j+fRDxPQ81Q6NUg/dERU9m34K4ATbZfrbcQAegmzWS6yZUrOT7kqYjXYQ02XVbsxaWrUzdRFT+dJytxNK1QJN
XBNBOFizqQH07CuseWj3+QGNGDYt8koBQt4LlXcqE6v2qQQMjS/RrHRuHKyaq6knPUxejM56NeksVhAx8zIYnXTXj9uwsN0KcpDeVpl2sF3vUNOupFf+1hEI
pAd9XP6rn7/z7QzwnupYGHWXoG8RVxdSLw1Sr6dGtAeY54DUI5g8GnvQ0sRSWvbCKqr+1P777v/JL3ZRk9zHbMUxNiaHv0tLQdUjgJDNTJOAgZ1Em1Ue5Wlw
GJpzJjt70wzJA54B2JEr59SuGr47G526M+jUbBjXtUOgD5F6yYVhbulEtiAvcW/OLEokxiMctpKqeYM4h302b5/DzvC0W/mqBd2CgDxNRfnBI23i+5aAEFti
LRZCbJGwhkeDjgMe8HHUc0/Cq9pnaYsQ/fdFN5i/O/R8qUGxnynfco0U0CmfngP6j7jcait+uvn5x67RY0N8rDR4jDJ+ynCjL1+lLcSQjib2ASrQS4O+6EU6
0l6CNuZYi9HGHGtRhb9zNDVFPz2VoqCg2SqPefYBaRAnYjGqNpbDP5XTNBOk0eo0n/w8NjioOiITCex8EK6HUCfK2OE+5Bmd8GTEpvFBv4Itpe+UAKaD7LIr
mplbw4nL8zR8NvhKtuLhx4NKBwtUUHk9DQX2EkiDuwrngUpk9LVZaO5uN/G8Xb9LTcGrly5mOSsWhg7VVPuBMEbNfpudq2GppSTKTFmCzGQlxowVpdGGWkZO
KNtx2ZiOEEARhi+wBuuVMDvZ3gvEvbpMFxb8kaEG7b2gRdfHhnAmfyWs5iDMz4GruSex28yk1WqWP8+2d9C+cdB9U+vMOb7nWNtqO0YQHGd1zTrlAhg8Ov43
bNfbAW94Z5neunaE0XSJE+I1h8OpvpH1QqDAAGZuzR2NqX5r5Yrjcqz3QfG+APhlAH7uqcznE/ila7YO8Rs1hiyF4Fo84ikHVWqxAxbfqV39a4/xLrSATkJj
lWbTcl8Up4r5p7Noje3t7E2u/U2qqd3EsLkVzzWlXMqMBd/fVef6OqbpODJrgbnwWBnmPwWrzZgt0ZOumR/bwp5zWTjJ9oSs7q430d67VIv2nGuIzCT59Gym
0CEms3F7OI2Nfgrsjq93Py20XEVWUVY8yHioU88kwnFqnXlmguPruhBrcXfDaqaMxezj77Wg5W/qIUdS5U+Wf2T48B++rP6eSINd4TCqT7phOiV/p2MDKoVR
EBW+9KRQJei5sEpUL9T5jqaLa3jPG4SLLjDbpRegAkjjU7oAXa55kmUkXRL+O6WrakNnf5fE/CRYJkReyzBoClGUAcIcRRAsKiUI9TnrE4RI+EmzX4EYGNgs
C+GAw5eHgJEtOL7LByce2tpWMw1oplv80GtQTzui2qZZukobre7hIAYcAsUL8gSkOPImpppds2A0aY1HQB1GO67DhMBmz6fUBL1V9cb0zvnO0nUxVYBtxI8a
m1DpiXEjBGZilwSX+zj8eSqmnq7XJ1hBWf4yvr/7/f6VWMDm6eQj8sQFeZKtdUqYM1eTJy6f3RCjEDTOcrML6bQhNGLhj8doh+p3oD6fArVcSBB/PSEjM6vh
xU78ORR/VKIJ2vGvn+plvgGuRZ9E3sVp4yts5DXL6ZRTx07kWD1ELBWd8jXXMS6lx3SQFZTT5d/s2N4OgKLALp/NBExl/HdqV9UZrLi1fW++HOix5lUsoC+i
d+gGtezBqjWKODMnRwIQTFHVFVB0eQItbVtVI6x/+1uoKX6Mu0++hRsWt7Z9b3kbTUHLYG3LBVVaFq5Zs5ZSP0arNCCuy1Z6aPj8aup0iepxfu2vf3UHq4Tx
L1xm1XacWCSIVykazfYLlD0YvCfGjljTQd20cnWYImcQXoXnX0DUyTaO8nE+Zs+ubR+E1A+J1vhYO5aONewzMbazqC4N7vwqpmE7LmvOaBUDxFyhAV4FvvP9
U2wXR6KriVeWTtBRCC7Qxk8Khy+ms8KUUbAdq9iwLBvAOMXyqcBrIwv5N/XpStt2LgXULFdXI6wIftKXYj4u3Y45pr8ohTC+5YqqfWnVoRrbqbouISLo0qon
ZVS7igaUo59SC8FVFR/YvpAZfZfN7fWTKwkH+bNsnJPvrRqSN+uDEKJQV8d3hZKb9V1+O5tTSeRrQod/JjTlewQg+LOD/igrvLX8lEXUCr2yfMdy1FfDtffv
GKwdcnKXX8aTGgpPHKxdSAXRS08gJI99KU5Z/eFndggZs6fqTmHAZGitjOswDJ+yQ/OuHexHAHCSODm7cD7sqqbWsaQOtEGKt5hVZf9bAst+3liwW2QD15o9
UmEPQHucXk0BibLrSGq8KrQM1bigi0mkFCx37V7c2FB/wJeNEN1ZXUJz+W99ynaJmM36D91jj27oV/2b+9TQeoXLdVuHL+y3VvaODGw+T12ietar11lq48Dm
/t5htXZodMOxdH/a0OjoQL/aMjy0pX949GJrYPPA6EDvxlf2bxxaN0D3Z20Zprfnjmzu3bLlYt3W3C1DG8Mna4e2bl53sbVx6KI5+nLzUHC1qb9vYOum4G7D
wHkbguv1w/0XbO3HVV//uv6N/cO9o/1zNvVus3rXxW77e0cunkN/5E63R9+yzhodWL9+c//IyGl0gwoDm4e2juor/MWd7i4/2Ng7MjqwTq63bZkzsHlOUD+8
lirJW1yv7V13/tyBzWdGbcpN0KrczUVrJ/PluoHhdXLFX6A25lywtXc4+qDcjYz2bxkZxdXg1k1b5sglCvXl0IX9wyMbhoZGra2b+4LLkdGhLWodzeOoNdy/
pb939AS+Nj40sNn8EN9t7jthaPPo8NDG1UO4792saJo39eNSrcei96vh/pGtG0et0YFN/WeuXz/ST6MwXhmxRrDG/evX96+jm/U08PCmr399L70a3veuH+0f
Du9GgqWyqM1w3az1Q1uH1eatm9bSuKyL+tfO6d08sKl3dGBoMzWwdXRouB+D7x+xTjjrLLXs/P6L1w/3bqLbdSMjc6I7FV1uGlg3PDTST53uG7HmbhrYuHEg
uCPgGdi0ddPK4eGhYWvrSP8Z9J0L+1cM05/hYEXX9r92gO7WbV1Li27eLJfrE4zrcM6k/9Zs1Rtc9ir5qMIyRYtCMDcUrgnf9PVu2oKNOYwxB3cv5xuapxXm
/XB/39Z1/acPYXIs+nIvLcnIAN+NDvdu1pfrhjZt2djPl9Q/2mZ82c+jOzG4pdU1b/VnTxzulfsLB0a29m5csZU7tdm6aGB0Q3gzwhs+vF27kYAqvFtH6xWt
IOArukErtfAONaO7E+hORbdbhvvXDYxwzwy8MLA5hhfoNtyFxhY0NrClRofU2n51Hi3w5ghXnM74w6Jnc9T64aFN1M2+4aGBvjnbNm0MwYC2erRs0R0tG98E
CHETbcUNsm2BS6OPrCI0Z2FS52wZ2nwewwOhWFzRnuNvWAJF8kHrNEbI+kZmor9vrkw2rTwtzJzwZoSapL7o+81DowR3+gaTLH2jI4uQQr++CVuUled6Z8vl
po0bLlw3csFo72vplJC5I4x1Ap8aryDwlqtwHeVWVzxZ3+pm5ebEjQNbtvT3yc1JQ33UP7keGKn19Q1gzxHyHRidQ8cNQXR0TxuCBjeCe6zLK3s3bu23CLWd
L1cRLFivOPmVA/0XzZVO9Vun9I9uoVVRJxDs096n7bC1Xw0Nq/W9G0eCo4/RcnSSWCedVVtN/aL9uWmlfkK1RubyzTAt6+n9vZvPAoLul/XdPLS5PwIJqtwf
ggTfrO0/b2AzzWk/Nu4oHbDnyQ3w5aaBvr6NNImKjtd1hG57z+u3zt4wMKLQbdzQBtw4MLq1r19D1olDVI9mhTb2cpyV/ZYa2rzxYvpDl6NDmAZcccdoA6Ll
3tENdB5s2kTQzOW10ZV0hSP77CFc9W/uHz7v4rM30BRvGNrYF99affGtRbU3bdlAM/La/j4CsOFNvRv5kkBKAxIfSsAbdMmnkr6m1kfP2tJPV+aR12eeeMYj
HJDhI77ZNETwPLR5YJ1RCSg3qsV3Mkv0oXX8xRX9G0d7LZ6Cvl66UuqEGrZ5r7UmhtfXWGsMZN49a42l+jTumvNv1oUAsxF1vPo3i84TrJ7cXIId27+Erl4z
W1UvruKKLobo4hJV3cb31cP5bb4+6+yTTzzxjJVnnXXuaWe+yjoLa0st9Y6oE856pbWydtbKc08+49zaGSvOPfMVZ5uPTznrzDOMl1edfNIq64RXnHX2maef
e9bql598xkmWQdodx3u6f+7giDo6dkTPt7BAw0S+zQ/K/yW8Omd+rO68sEZ4dc48Sw1sVj1z586lKwIm1TuqNg2NjKp5Fl1tpKngS7V+Y+95s1UP9tk8A0aW
SD15o3/e0T1ETKr5aK2H/llHHhmhkrlWLboMUc3cqP9zrSNfEj+Yu2Mnc7d5NHdbvLm2jNLRRdcbLh4ZWMdXARLujqGp7hCRdlunauoBe79bo+KgrNs6nUA9
umMCILpVanP/RSq6F1qsvw9XTLnQ1TpBS3S1aQC0h5RtHgFepMa6GXBXENweX7Wqx1cxo9UldDlbLmcRWz58sZJ56D6sKvBI10tUNVoSK6A9ZiucCASga7eO
KkIxVkQ1ER925EsUdi6em8SGsoJ9oGTRA7rEUpsIR+IUtZYoQtBEy/X34e2QnqMtQrcXalZhCd3kVewWEPtK8z58le/WDw8w1UE31dnhdqQ72lwhqNDtJWq0
f/OIXM+mZyGRsMQYDF2HqJTLmdOQy2r43arcBzuWAA59mTdbWbPQ+Z7ZfB1KPPXEYtcxqW7F/4VoB/vmgq1Do/3xGhcNDfeN4GU6QNT5A5tpi+CD5hQaMz4b
ax4uBh7IELg8AFnzBV4/ftq0Pf2YKIgNCqe+SvJ2IFs3U+lo/3k0RhpCYniMdKJzC+jgog0D1BqXE3+C9R1J1OepPXBVmd+AIlLEDQoBGH8ezD+6TwcCUTtb
aQzRc41tjppPW4EAj+eapoHJLcz/BtDoI3TUUo+GaTL71BE8Q3N0f/uHN41QF6kdOuxV78aNAUOCScVtNPoRsz9EQfYNXDjQ16/WXhzrryZsZL6D7mH1jeO/
cXxgH4x5xrcVYbB1WzfGJ+WsiwbWj77i5LkG8mxYL2b6Xzyi9JGGcY0ODamNvcPU8npp2mRxmr5Pk9hPkLsJxDlNTwAZzNOM6FZEkNA9y9wPzJVcKEAqHNJB
ts9HhMHLyb+RTViDfuLsz9sgy4QWNjEfRH3pvXiEJ5ogd17/UT0LjGMg3Efx/YgmLqLz9qLhgVHCKTwS4zlN+uYXM8ojcoeOv/N6B2INGCygptfj/1YTPjiZ
ttPwliFauaFh6wDPQbX2js4Vep2eH7dl6gaIOxtYO0A4ziDmzH/hQR6d44n9ZNCYNMz1mH8DhkymE2zMchHWNH0uvFS8hvn8tKGLkq/Hnp8x1PA4yahBtGM1
ff7K/uGLG55S+7XTVxOxdO7La2effCZTUecuP/MVZ5zwL02fn75yxcmvON2sEX9OJFz89cTzM85MPDYoOGk72b/o+StXvvxfmEaM/RP6Y3IAqIWU+oqQhJ8K
3qL6zWsdqJUzA/HTJB+pbSZOcGDLpO+fSOQJcZRnESN08uYmVViIxDwVWKWBzcn+y3xM3oKgoMlb0N8PprXh/fD7uqHk+5qVODsmMzmDEJTeM+c3rRC9r5nV
WoyDnpt8Hn9sfj/5/plbWDw2d52umHhfHhutTPqi/jcXZz+Lfi4MxAWxf/KcZ4x5rmSNCH6aosP4+jepkljfhhqJ9Wt4HpdtNfbPoA829RMFQUcOIcZeNaxR
xwk1eSeSPyX2q0i8+kfWDQ9sOZjnc1lgZoruDqa+Pqpqm/s0xx+vf9bApiQhoP+FsphQbNNIX4FnpFNzWM5ZESsnz4PJRojTdjOBO8gqQ2Jstt87Ojo8QPwG
Uy3VI19ajZ83Qg02p44tYeAHRrZsJAINLSdPtVCk0Py4C1jkE16x/OQTzl2+8l9PXvny2PM4fJgCXN2/jQR3I2dqeUYjAA+MvLx/EzFNfWduPiESrpr9n+op
6IVAyBSd8U3p24C/SBLk8+gMX9zTs3De4sXzjzl64dE99Bt7HwTZklD4zHTX1i0gT0cvGkoQr/QvVCecsLHpeANhYkhvH+CFKZiZJUyqhdxMHzHHm8ELbZby
AQJEgnTcDEezEkkCmhCnwXphuVY07b7F0B3Tc8T/veJkhgFB16t7QWqOQvsQPZf9MFkFwberta5MsIZ53h3gONDC9yYf1v+2joRo9lURIjHgURg4qRGxcdH7
A+cPjM41dVoJfjWkj1c0I48tMCoR/953MURTfduYw+zR+yloWSSfiX/mcxb3TfFcpHlTvj88OuXzxvU1n7OOZarvQ+Y4xXMW9jfhh198AmoNvxhi/dmYINqm
J27cSuwEsXFn9epdMPiyrUSiqlecrLYMDY+OxPDRyNzN/aPHqoToerYW8wRgMzL3/OTwhF7RtMrokNA8us+x/tMzqZV4P3o1ELEeYH3mGMJgnMfBOJmOGJnb
l1iil89Vq/s3b0YN2iTnEZgD3tXpveuGh6C77aWZ6h3ZoE4/51hlzEX4ft9R3LHZEDdBvImZpC22ga5l/i/q799MN8FczR2NbyFI9ullORU1Dx7IhNQ8bo62
wMBQHzFHR/F+CsmfQKcS+3cmIS3Nc89WgeIH99wUzcZAX4KAkMchfbyFToXZqoHMIPZcq0xHEuc1q6O2zdVyw7mRwBRas7lJCgdIlNagb06ggB0hWpwQRMNz
BpzEQ/M5Q1Lj80gt0/wLxvOmXzCeN/1Cw3gD+e9Rc0eHzu/fTAt9VtBFnvKVYYOiDD2baxnncaQtmx1oWEaOxNwdOTK87kgWvfZuHh3RgBPqY5vuBmP9JmED
JqnflOxn/pxwDpFyw7FNa/LvseeNHUq+n6wSg9fwMOWZa0riRrt7TqQEav7cUME1gZ+mb8fgs+nzjf3n9a67eLK3w+eTvB3r33qiDRpQdgBOcy7qXztbnbuJ
AP3ikTkiP5o7sm4keQDXBB55whrQc7gX5wCepH22OBhaP3rkeiJzN49uHQhRIwNYOH5D39l0fgz9Z2x8m0dZ2zfZ++HzSd4/efnp6oTe4bVDm43dIMPn56er
ntk96gTChj3H0EXP3HlH4d9sul+AuwX4R3dHc535PYvk4aL5uDtm9jw1b/a8OP3IEnGW1DEtNgIZ6DZ1vJAPsedMDuqn8+LvX7SBJpwebIYeRY1uHd48onht
g+ehNPi83i2TfX+AcOxw70UxeD9daREid465Gn7DpH+07ZSpVB1Rp89Wp81Wq2arVxI2IKQ0W71stjp7tqoxqPxrAz1PNMGcef3zelgGh18NX7CLUSvFLkYJ
z2X2b01MHTUCzmc2tcXAta5/1ppm9Mj6/ouIS4pEp4FElBWGbO9iwEPQFGZnI6EzaHSIWaClFjWdeiGYCWIU+zZCRts7HPCNInwdUgPU7+BTCszPyNwYf0s9
Rtv0/cCijCX2Izh3tWEMMQxDeolG1Tpq/Dzd6TjHgIk1WYW5MfkxbXu1ecjQGc1TI/jwxUNbh0fQUWm4gb/RQ+OPGyM5b0jgQhRq4YzPxsyoF0by197haFzH
q94tW+bS7SCt5lyhIk4e7d80d4SQFXRlmk8Y6B/5t57XHMv0t36XqoyyZcNIbZSVzd2aPjeen03IbWi4dyNAoTZKgEF1/s3UOIrKMk7fG+9Hwi6ckxdvCRsx
/gVNNdSdK8z0bDV5jVVnnrZi1rHN8eeAIWiD5ooWhaUaaxoE3EqTAEsi0TVB4ks1pK8JngZq0jXB9lwP+X2fAMOxplQ70nywpAc7OBJZJOXvjCFGFNDMxbLj
CawIJQxtvBikcohI9JYitNgzHz0YGMW2VCBBN/ZH6si5DfSANLqp92ICPGg9hoCx8Oq22RoH0Qe6ewjOZjHA94vSvXvebDVv1lxkalHJKTjekLA0Tue2TRs3
jyzR7xxf3TA6umXJkUeOrNvQT7z6XF0OcuvI3i3nH0lLc6Quq+apvfxxlTlzzNlcYjD30I8Y/QkXzOhQNd+kxr9ENZo+P2f+1M//JXresH4iwMG8wu7FWmNa
PnXPWiNoBVIKwg9UfdPQcH98ffjZWmJ5L6IatNLDvQMjghNpCUSDGaCoSPV0LF+P9m+jU25d70b9TItOBojE7O/tmxvTV8QU61DJGciXVV8COmdHzdAOHokh
xCWESEcHNgJpAvmtJU7IhMueY1iZReeyilBybDouUaLsjtEfB9u/hKAmxKdTzJ+8skSmiLA+z5EcGwEBAstOkYlE9ooN55t+AITdv3F97PmaQAe5xqApqGr/
NkLHGy/GGmJgQPVN9YHG+6KQPGEDGFU1b95Rs9WJA8P964e20c18wM5Zvet7hwfUvIVz5x+r1swJCc41qreP3lyzbGTrFub118w14EtWk5CS8SlM08B5G0Z5
wcy+saHXEsJZWy5m++wm+ESAETioj7qnJ2az2jRAFPBGblTTXdFR2UuHxuyQZmIVvRbxNLSvLqENGFmUzjFMMuS5+VAWbk6wPqgTzoHqnqqingoYW8yaxd8M
vq8O9IX4v2UiVOgmDLy+f3hkjtjJ9mkKf4mS++gTifYN6mHTyLFU53X51yXloYLiTY15QHsEZr4XRSz5gToMoWxEqGkKZ2A4MAul8zOwh+DDKyRPhrcGSIZP
VjrgIm14WEkWPramZ8e/l7REUJv6h8/rB8UH7KlGe89HLbWGDdBpL61hwR+QCxFBwckL8/C5Dfr8RnoMSGPTAWiyJEgcm4THiOdqOrXqEllO2kiblsglnQv9
5wRUzpoGhX2chF4j27M7bjATYsXgAInQJBtQAefJ+2doYxFgzCQxwMtLk88TNgKehp6aRuk0iWuaKPQZP9CkzxP2BNQz/dmIr7M18xLzsBF7DBY40gqOCMqN
QOBshhiWGYebHs1DbzN83lZQRvjKGm3aefbQGqZrGil22JXh3iTGIW/Y2KegIYC4Uo4MFZoAjUj/G1ZA+A3iNuY2sadI0LNDZvvUnObFGz8VtJmAn6C+hk45
/6LVpJmYdGm1fddIsO0Sk0gfDCct2uZ6rU22ZbYxj1YTcIMN3VT2HeCdaQfOWw87m2gvA6MFm+10Biqw0bTn8ub4I/ADhDaCILb+xqHNUDYlGmO414+kBSpc
T5t0OHE+w2xquF8seQIY7N0c+4qx35pK0rpjbiZLDDZ3TYPkVO/INeGRebwKbK4DlcYaq+H8jfAIodLNIyy9IH5Rb6uwMd561BxWd01Ds4BX6SgxCOhp020f
w79rEhZ3azRvHACHucnooxf1DgvPOwpjrdG5gb0MEVgXo8a6YWqNqClNrKxpUF+umXsQ9guJ6VYxeduoMVXHNwquuwmiQIQvUdUt2gNl7rbqrHwkp2aCMIBp
ozxmNBr8M54HxKe5HczniZmUesbrETzE5Onh5xOrqfUNwVsDsmmZbgwBigF/SQN8ceUhOv83DCUVVNH3GpaGOgbfhHwCP5nOL4ymZA8JjBD5PtofLcgI04fW
lOsV8OvPYsUi34ygj9GzmDG8Zb3GeGSYzIf/zOdxRyOuGBF6SXtRvZc20N+RgNAINskStWnrxtGBLUTPU/EmtfZioSgmhW9YLCxRc4WkmPVPnS/DaPP0oT5U
mBus4+SzatrTjAyct1mJVkPN75l/zNx5PTF61HRiIKYHFePPI/JWP45EayzPGxmNEbPHxllXteZw4mrF2HpkDdMPoK16R0OiV+tWcAmDBaY96CZib45VF2mp
ibgnxUhn0B5btgwPbdM+SQ38TdR9jeRgADpKh6FYERO6irD1bLru39hLWBWdWBMHOEaFS/icVKp6+OjFW2DvXTWmrzpbP4vcNxrrR/1pqC5VqSTokDiFhKbl
Fuyrq6Cl0NCmkap63ezwFfQ7Xr9n0srxgXFHw/2GCq8LehYtXax7/ReK3RchrY3ar8x4TjWAs7nHs6MyjbaqsfOBupjAw/Hn+vXX5YO/CYZqiqHo877RoEef
+KBIh9ZC1NqkvvjIGOIeg4ifHck1IApImsDH/p1tCqCZfA3pbFYDrKX92dcvRwXTq1q+YPA4Izi3g3+Y42oASk3GxjBVndRKKVyl6rZ5PNHN2pOxN2vprPhS
R8scrWd+8rXm+W0wD1sTClRGmlilCb+1hpDFxgv7R7TAaltCgjpviTZRmj/3qP45R9E8r2eZDSv+F889un/OfNxDBtrD/4ckNMAPa1ijuUYbaq/rHR6+OFyl
F48Y/CfReSowb4sM6DT1qEl32NjESKazDeGIrH9DA0LAJTmkuc3t9bppfsXdp2Eiu3nqExI5nj6Q2QRr24SpAe8dHvuKdzjkVMx0XxI2r9/vngUpBgErzB/k
ybnbjFPmNY2PLzYPIXpOFZaBFRomQAePMbR1LZG3IZfN0tfNvRu7gwezNHRBNTIAHuRYvr1owwA97R5Qx1EP5m7s33wezfscNU+96EVU8G8Dr1HHHY+XB444
Ql6gI3Lr8Gbqz78NoN5r1BGqGzevobuwcJZ6ieoeRcm2sORIqrdN1wtLmwlzBD4TBnkaZ0Au0sQgadL6huKNXxthVydgCgKReU3s/4iXGjo/VE1s3SICntFe
msMlauHcY/rnHG1uhJA1CfkKZh1YADC3Qb8wahy4cJ8NNAoEQKJJEE6XpnjdBhHODgiSahhedzVuL7cZG2Fy++RQX9kNUnm2DA8ihLMh6Nk8OlsNbR3V12Dr
ktOmtgz0Exc0W6vlRkQ9OzDcdxDylWPFVFL74Y/KRxRY5pFIMpAgMF6lhaAX9UNUyqoedIDJEt0jEJ9M9icoFxGOjUBV1LtxbiTv6xeOkqe9h+XeWuINQf3a
i2MifAvqu/hsdscYAs1XCojJiGImClPNB/q0hk7Xc3ngmiba1LstuGdnvpEtvZsNuckS4XZBVa8fGB4ZTdJj2NQi31tyvOCcuTSEyOWHn80NPxJnvqLnQaca
nsflocHOGhhWa4b0AAZiAruzQ1mGvHKs1gVuhNpvzXqiiEfgE7Rh6CKWXfC2HhiZq9jhmvU1IGMX9KjeON428f82QfxaUZzUk8+dSxsKuJ/laOuJLj1WrSFm
Yd4aDXpy5gm5vS1Sy8/V+5UFrehMM8msKVqN6IfeKhwUcXU+CKZ8U3+qBvkrDTJonKZrEhHsa4h2JJLO9GaO/RMjK9ZTnNJ7Ye9ZSYOFNdo7ehtNysX037b5
9Dv/NeGarQGtQqSKJjqT4tTZkefjpsBw8kKTMltzYUJwcmDJpMEtygbkoetZXRMPb7GGCLp1Q5ijeXPnB4KyEQGdgc1C5bDqWsi8vqF+xrEbTAvpNeKjKWTE
af3rAyuJ/o0x8pHFtFQ7dFlfYyoRoevTR/36BqMHEx5UfELjDrWgz8P2l+gGY2dgODUhkRNgqMAeO5hjLc88no7bWer4lxqkRgM9IcUXNzCzwfOB9TizX3o8
ziF9yl/8bxcbNAHXAmse0g+aemikE8L3IyKhWxMJDTRCSAwwjaBJBINCeN2x+SOPJMCP+0usERp6TVOF5BrNX4H1DJyXcQ3oxW8ErgBJQwYavD85PBuVZ2um
+lkAtoG/Al5+hBn0LYS49BrHvqBV20MjoyOaGp9HdHcS/5vkB2PWi1jgOzAqEP2sQXi26brdBD5fDvtNJcF51MujiBNhf6IgJxqXBKYb2qI+dOwUw8iaigXZ
QdfECpjF1Xxw034Pxaq6ctTjV4ruQR0F8Bxp5tGQdGg4trk3BOEOLGjD/D57/DZ3Ev31gLjlskY9lFmwLE0rUNTRc40YMaALsafjDMjsRoePJRJKZXb+dbMs
I/KHBrMR4bOMOaRzbCQ0FhjRES5Yt8KCJlO0GtfPdccPEdYCaP5TKKVwkUdCDQGCI5hNNNjH0XOziYb5TzqcYBOboSLWNOWHu3nWItQbuLwk3VOWzGIN6pq5
gd4nOJ11aIIGgz5DE2FKHwAbAhZJ7+ZjsRcH+Ghh0R60n8Nzk/1dIzTMSAiNIASCBQs4jWTnGaQg3pw7OX+8pol/4LPVcZj/ZuWTC9ItDGvcq2cJ2zbzZfc2
U2jBMRwSoc4mrazpp2b6UWw6bUIJ7LZEsSJwgM92pmS7pfdLEuKkJcw6zJrSf7I7hg+TDcT7N1s1gBQvSdh+ErAS9LU2Mpukdcui84+3JownmYNJ+psMybZd
O9Sn5SEBw3f2cO+682drS91gEOLrNxK1cnbvwMaLBmjdgZaOZkYjzj/OEUv2M2qnr1zD4udlXGdN0+fiz2GImmfHMXKjwR/Da+/wANhsZp61XcxGLOeaqOlj
Ew0xO8iV2NiPfi5i/kp6x4hT9yw+X/kjXyLvHV9t8hT4prkD2proeXMHtMkwThJ8EhhlUv2/OuGkV/avgwXds9qpr9Ic2kh/dOTKlPZqXzg1cN7mIShx9KwZ
4vq5rI9tYk8zEEj5xaJlmGFIi1r1MTN3Sv89LWaLYhstofE12/GMH2IRk+I1J53+hpMykp827OBgarv7kujGelX/2oj/H1G11Scn4CMgPoFbtbdtEOoMIauM
876pXVv4fu8m8DBYmCHx/DZMiNgM4Ni4hdHsJsZFA6MNJkWB/GQNsdwb14gcXHqpKXPmMUMikSNtbOjfbEAItle/GL8wfkJDxM/A2q2qGuR1xxJs9oHQVZuI
GFTVBn8ZPil6+/rOZclJt0z8/BDFrt841Ds6d7WOSnKyCIuItVz00+wPV98xb/Ef//j8+zKX/uWd//7z67Zee+Y7Pzux9vW/e99bR9/96nW73/7gXd3Xv7nz
qZ9XT/nlDZsXvLBy31GfOGnOsf2v+Mjt5++e//P8CX8475EzLrpn8Iq1X//5ez78yePXfGHpRUOfuu+Dt1136wXv/dimQ06x77nkiw9/8McvuubsP77vA90P
frX0gcd2PvXuve/+2jdeP7Z9cPW/lsZuu+NI6/5F//PiGfXPPrH/wQfWvPTzv/3uucVz1t8y0X11/y8/eca77/7LHb94/l/eccJNL//M+S2rv3ba/dfe8eM7
3r/nhx88fO2/n/TfNxy29KafLb7pxY/v+NDPPvPAt7/p//j7D75tZGDX4Yd/5Pjtn11wRPHu//3z13uvbL3oq7dEM7b21nue2HYb7cQdR3x8y7v+650nlFLX
zPrY/afOOuHcm1547Iduu/cti/p/cPur/mP2z9/681+c89OWe6xHLn33J/7U+oUbVt712VkXdX7/4vFHz/5kbs3p886/4ZJXfWTGT3YcMT79P4584k1nbfpF
a+Hrd/3s7LP2fu/Tb1sw47+PeOk7Nz089+sL06fc/JlfL7zrkG8dsum9LSs+cPNpp134uc4zbn5oxevnnHr5ne+9+ZRvnrznC6/c85N1+ZP2z/7+re6yRyt7
f7M0ddbcl5+7esWx33jn1df/Zd/uPz5+xC0rP/TVY16ResuND//w7hVPX3neb//64vKMjzzz0fIj93wxARY7E/djift7E/d/TFgV3piI2vKF+P3hT8e/9q4b
4kZrd94Vu+8+/5ex+z8474x97dMnfNa8L9/0rcfM+5f89Mq3ml97Wv3kU+bY5n343EeMe2/vfV3XGvf3zL2z/nHjaxcuOd//QXT/2Bu9w778pkb4CL722hmf
ftF/PxTeX3/r5vnbXv+G8P6Tr8ovnb7hw+H9+C+++vWuu/8z7NyVHct6X/YvV4YTf9PM6z9z09BNwf2SFvX0i6+7/+tB567MveOZbYuXXhZM/I/9zyz478x1
4/r+Az844zzva/f95r5APPWu6mUrl20f+rOe+Cff+6ktR3zotnveqyd+Y+qR0xa0zVx4j9zP//KXuvZ/4ZU/vPJ38rUdx726deOSd/ntu2Xi33/qv0/L3HfJ
19+9j++/9frnq/9Z9blD7t7zJE/Fio72p68ufmr1rgvfxWN7xXdmzHti9Y8+sLTjTtxnb/nGa/73hT8+5NozZz6B+x9/Zfxf71r4jQfu+Oav3oavve/4U359
W8pNvfhLt3ya7h9Ife3GTTO/fMKXbv/0u35M9/XDrMsfHXr145d8ff6l19HX3jR7Z/37b37q0UMu3/uaf6ex3bZQ+d/e3PO+8bVHHrPfso7+avXpF61c+QPn
pvceX3lLcj9by1rPvfD7heNOu+RbLzvxyae+a907+KeB/NU3tXzt8KeOuPChq63XrnytV3z82rOsX/7qP95eumXnQ/91w8rrPzC8YefPbvnAoge/vfqk1+84
4rsfPKn25AVPrF83cdXh3znv3P+4/vpdL9t4xgeXHVe4edM3ar9/5JNP/7U/86NvrD71Gw/0zJt/1NHHLFi4aHHv2nV9/ethMdozv+eonqN7julZ0LOwZ1HP
4nk98+bNmz/vqHlHzztm3oJ5C+ctmrd4fs/8efPnzz9q/tHzj5m/YP7C+YvmLz6q56h5R80/6qijjj7qmKMWHLXwqEVHLT665+h5R88/+qijjz76mKMXHL3w
6EVHLz6m55h5x8w/5qhjjj7mmGMWHLPwmEXHLF7Qs2DegvkLjlpw9IJjFixYsHDBogWLF/YsnLdw/sKjFh698JiFCxYuXLho4eJFPYvmLZq/6KhFRy86ZtGC
RQsXLVq0eDF1cTF9fjE1vZheW0xFX/rRnZ89dl7vmy/q2vjhN71u8UdfUf3yWb/43pe/s3Xrq8/uePzQqwN8+4aLHvjC3jm3feuTp6z97ruP+/mVvd//4wN7
Tn3xBz/7jsUrb3v+x7/x9J9POHX2v3/9snl/7vh/fn/u8vpLj919zG9//+BXil+xrvjNp97wv6su3f/WT39z9H3ffe85F74w3fall93zy//86Bve9fuXH7t1
xdc67tr94je97Z3W7k2f//js3392p3Xfr395yXdHV489792PH9L6tr7sj++8qfed//G6U57/88xrnve2a3/5tref/MkPLJj/kYvu+LeHT//iXe9450++c+vt
S36//XnXtzz06twx3zv8k+2lT566vH3uw/dfvXoo99U73/KXjxx+v//XJz5217d/sefrf/nJ/7z7pk8uqJ275Y3B+XHn8tf++Nvv2PtfnxrY+LHUnoWvP+zK
k7pOuvWem4/on/mjc2Z8+pvH/vDMa969ue2K/H9PbDme/nxV/+tdS+yFmjMvEUzS4L9g2BGYojK1vQ5yB2gY4B0LKQ68XOGPHsY4GJVn1o/oP2C+n+j/ND/X
EP88xu8RZSkC89A+xfT73txLREzvxhPD4OT63+Yjb9392W/vXfr9nbP/sPXfvrH01z94tDbzd/+19MzP9abOu/X7Sz/5lx/c4u9/eOnD73vRxHXvfnTp0Sdu
u+dm66dLZxQufP2F/3nanXs+9vvjNt+y4bjOn/3uJx9Zt/3OH/UfWd1xxGuPu279a7t/2P0vd57zgd+8YXdt+Ljf/eAjLzz9C9vunDVtxRmbr/hDfd/3j/7t
N1/14j/Xrj/huF3vXPs/vfd87ge3rHvZX/Y/ePryJZsP//Shb/tm7vG5J6dfevOsjx/6xPP+cuWKz8397TGXP1a79NxPvmjLjT97evFZVyz+r7cuPrb7D3ve
fO6VN7bckPrBX9/9zAtesCn/r29uPfJXn87d/+JvXLpg05zHz33f+qUnnnnJr3/8xJc/++Ktj7/t5W/6/eLM8dnXXPOCj5/7p/NvOf+SP5/Y477yeQue3q3u
/MaToX6T2Dpt1RsZep2GSHxq/mxwEkzvzWdf+/9f8A9FI92hCKzR3wAxJbpjAU9nxf3vhi7qH+5Grc39m5u8H8bH00IXZr4HQsPuoN/atllLf2SULDlLBtBp
Fm/vueybEM4F/lUYnV+NXDA82h3ynUeCCTKGHAbfm3NUzwLuBMfhU8O9fUeiq33963ovhuy1PxA9Hdk9X0WNRNFi8ZZhKH2Q8QRf2z88BAnbZPWebfzA4f6N
LHuexDwoHt3WMPZumDddv0fYHxatIMLlRvBHszWD1Bux5MF3OXCPqY4JDNchCkfA70m+0xjfpbm/04HwcVJWkBw/lJSQCYn24BUnnzow+mKw+v1acCKWK6Hc
El5KYWxZptC6zWeyzRtNbkMhQARptYe+ZvvfnH01cYhI2OGB3gL/17tRLDYehS++Husj8PvfFl7zgcIEmRRts+X3Yv37Wv17if7drn9fp38v1b+cMoT+4Tbo
RwoyHy50XM8oRx2H/fP7wn7g3w67sQ5wQDAGpjONOj7dTwccB7F2HrWa/9McTxhzR9ezJ6kXmrroOXEmb09MnHU9d9J6OhaPrudNUo/xo1EvoPub4dkpx6ui
eBhmvdQk3w0DQyTasxM90JFjLOunZq0nl4b1tXhtbRCmTePP9CTfvUx/4HL9m1z7oP0kXAfJtYIacn/fUrM/VyTgMvnP1v/9RT+/Ute/Sv++Xv++Ieib/n2j
/n2T/n2z/n2L/r1G/16rf6/Tv9fr37fq37cZcOzqOVov8YN4ftdxGKXEGbS/cY44oM7WAX4n+Wxdr37vR8/uGcfJ0nD4/+VnU4292TMnuff265g4k7TfbN6D
Nsz2m81lsKZhFJsf6TMiCEnziMCfpMaR7wfffLuGkXfo33fq33fp33fr3xv07y79u1v/vkf/3qh/36t/36d/369/x/TvuP6t698J/fuBJvg4PPsea3wWHqqP
xfdzMGfbgvl8uDmeufgAz5Pt9W2Lz22yft/FUz+fFC4Sz3GGdUxxrkx2jkx2bkx2Tkx2LkyG31MHqG83PUEa8XUz/JzEuZyclf7dZDefN+cg8HeG7krGZ+54
/lVPvOyOu5ZyVJ2j/lP3a//S9fzvJ0tnvfq6u3/b/fOlyXaS7ePvB+2DX89n9/zJA3w//u9mPekf0r8f1r8f0b+36N9b9e9t+vej+vdj+vd2/ftx/fsJ/fvv
diN9ZetfEDeP0SqVXzzVeRr/90nd7qf073/o30/r3zv072f072f17+f07536d4/+vUv/7tW/++yDhwuQDPfpM7JC46gRYF5WoPHNlDc+b7R1sO/cPcX38fcL
up9f1L/3HATdENAMU7X7Jd3Ol6f4/o10vt+r691ny3/49xWjDP/uN+6vJpz2VX3/Nfr9Ov33DV3+gFH+TfrvQV3+n0b5t+i/b+vy/zLK/5v+e0iXf8co/y79
9z+6/HtG+ffpvx/o8h8a5fvpv4d1+Y+M8kfov0dtwck/1uU/0WNeRmU/1WWP2dE4f2a8/zj994Qu/7lR/gv675e6jV8l2kDZk03Kft2k7DdNyp5KlKHvTyf6
jv781ujP7+i/3+vyZ4zyP9B/f9TlfzLK/0z//a/+3l+azMFfjboAHtuRcseJyl269nR5yihP03VGl2eN8hxd53W5b5QX6Lqoy0tGeQtdl3V5q1HeRtfturzD
KJ9G19N1+QyjvJOuZ+ryQ4zyLro+VJc/zyh/Pl2/QJcro7xC11VdfphRfjhdv1CXv8gofzFdd+vyWUb5S+j6CF0+2yifQ9dzdfmRRnkPXc/T5fON8qPo+mhd
foxRvoCuF+ryRUb5YrpeosuPNcqPo+vjdflLjfKldL1Ml9eM8uV0fYIuX2GUr6TrE3X5SUb5Kro+WZefYpSfSten6fLTjfIz6PpMXb7aKH8ZXb9cl59llJ9N
16/Q5a80yl9F1+fo8n8xyv+Vrv9Nl7/aKH8NXf8/uvxco3wNXffq8rVG+Tq67tPl/Ub5ero+T5dvMMoH6HpQl59vlG+k6026fLNRPkTXW3T5BUb5MF2P6PJR
o3wrXV+oyy8yyrfR9cW6/LVG+SV0vV2Xv84ov5Sud+jynUb5ZXR9uS6/wii/kq6v0uWvN8rfgDJd/kaj/E10/WZd/haj/Bq6vlaXX2eUX0/Xb6X/zqbytzlx
XMV8iy57B/1uozrvdOK4knkYXfZu+h2jOjcY7e+i6936/j3690bn4OiYv/XfZOf9/z/+u/3iRlr31ZpP/YCe4Jv0+n/QWJ+b6fpDuvzDRvlH6PoWXX6rUX4b
XX9Ul3/MKL+drj/uNPYBYb6Saz1nUjpr/9LnWt6c/p+avv9Mk/7++fjvf2fp3d9e+pXDC1ee+4NHl161+Hd3brr2iaXn/8dPf7/shP9iOvCzuqHPOVPTiwfi
bw70/E5dsMdp5A8+l5JfVHnCt6ysZVmOZVkv9y0rZ1mWY1nWcM6ycpZlOZZl3Z+yrJRlWY5V+/AfbX/1YaO3vWaX9+Gb3nHu8355Sf/y/MlLPti9Z9PJD9/9
otcfM/Lw6ju67188/7zNR7z+t9tKl3/5xEd2v+LpU1709p9c8r2vrz+p7xODM//nsH+78GXrH33fEz99+altL73s5q//v0k1pdSCfw8A
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

/** The largest error of a linear() that stands for a curve CSS does not have; a spring's ends on its target. */
const animationError = { spring: 0.001, other: 0.0002 };

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
// A scene: boxes that follow sampled tracks, and a bar for each animation. The samples were computed by curvetool.

/**
 * @typedef {{ name: string, frame: number[], colour?: string | null,
 *   tracks: Record<string, number[]> }} Box Values of a property at even times.
 * @typedef {{ name: string, start: number, end: number }} Bar
 */

class Scene {
  /**
   * @param {HTMLElement} boxes
   * @param {HTMLElement} bars
   * @param {{ duration: number, size: number[], boxes: Box[], bars: Bar[] }} scene
   */
  constructor(boxes, bars, scene) {
    this.scene = scene;
    this.area = boxes;
    this.elements = scene.boxes.map((box, index) => {
      const element = document.createElement("span");
      element.title = box.name;
      element.style.width = `${box.frame[2]}px`;
      element.style.height = `${box.frame[3]}px`;
      element.style.background = box.colour ?? `var(--c${index % 8})`;
      return element;
    });
    boxes.replaceChildren(...this.elements);
    bars.replaceChildren(
      ...scene.bars.map(({ name, start, end }, index) => {
        const row = document.createElement("li");
        const label = document.createElement("span");
        label.textContent = name;
        const lane = document.createElement("span");
        const bar = document.createElement("i");
        bar.style.setProperty("--accent", `var(--c${index % 8})`);
        bar.style.marginLeft = `${(100 * start) / scene.duration}%`;
        bar.style.width = `${Math.max((100 * (end - start)) / scene.duration, 0.5)}%`;
        lane.append(bar);
        row.append(label, lane);
        return row;
      }));
  }

  /** @param {number} seconds */
  show(seconds) {
    const { duration, size, boxes } = this.scene;
    const scale = Math.min(this.area.clientWidth / size[0], this.area.clientHeight / size[1]);
    boxes.forEach((box, index) => {
      const at = (/** @type {string} */ name, /** @type {number} */ standard) => {
        const track = box.tracks[name];
        if (!track) return standard;
        const place = Math.min((seconds / duration) * (track.length - 1), track.length - 1);
        const before = Math.floor(place);
        const after = Math.min(before + 1, track.length - 1);
        return track[before] + (track[after] - track[before]) * (place - before);
      };
      const [x, y, width, height] = box.frame;
      const style = this.elements[index].style;
      const left = at("x", x) - width / 2;
      const top = at("y", y) - height / 2;
      style.transform =
        `scale(${scale}) translate(${left}px, ${top}px) rotate(${at("rotation", 0)}rad) scale(${at("scaleX", 1)}, ${at("scaleY", 1)})`;
      style.transformOrigin = "0 0";
      style.opacity = String(at("opacity", 1));
    });
  }
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
