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
#curves .name { grid-column: 2 / -1; margin: 0 0 -4px; font-size: 12px; color: var(--muted); overflow-wrap: anywhere }
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
.arena .box.idle { opacity: 0.3; cursor: default }
.arena .target { border: 1.5px dashed var(--axis) }

.copy-bar { display: flex; gap: 12px; flex-wrap: wrap; align-items: center } .copy-bar #copy { margin-left: auto }
pre { background: var(--control); border-radius: 8px; padding: 12px; margin: 12px 0 0; max-height: 300px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 2 }

.boxes { position: relative; height: 320px; overflow: hidden; border-radius: 8px; background: var(--control) }
.boxes span { position: absolute; left: 0; top: 0; border-radius: 6px }
.scene .transport { margin-top: 12px }
.bars { list-style: none; padding: 0; margin: 12px 0 0; max-height: 320px; overflow: auto }
.bars li { display: grid; grid-template-columns: 220px minmax(0, 1fr); gap: 14px; align-items: center; font-size: 12px; padding-right: 8px }
.bars li > span:first-child { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.bars .lane { position: relative; height: 20px; background: linear-gradient(var(--muted) 0 0) var(--share, 0%) 0 / 1px 100% no-repeat }
.bars i { position: absolute; top: 6px; height: 8px; min-width: 2px; border-radius: 4px; background: var(--accent) }
.bars .times { position: sticky; bottom: 0; background: var(--card) } .bars .times .lane { height: 22px; border-top: 1px solid var(--line); color: var(--muted) } .bars b { position: absolute; top: 3px; font-weight: 400; white-space: nowrap }

@media (max-width: 860px) {
  main { display: flex; flex-direction: column; align-items: stretch; padding: 0 12px 24px; gap: 10px }
  .column { display: contents } .plot { order: 1 } .curves { order: 3 } .settings { order: 4 } .facts { order: 5 } .throw { order: 6 } .copy { order: 7 }
  header { padding: 14px 12px 10px; flex-wrap: wrap } header p { flex: none; order: 3; width: 100%; font-size: 13px } header button { margin-left: auto }
  .card { padding: 12px } #plot { height: 280px } .row { grid-template-columns: 104px minmax(0, 1fr) 84px }
  .caption { display: none } .movers { margin-top: 16px } .mover { gap: 12px; grid-template-columns: minmax(0, 1fr) 32px 32px 32px } .mover .lane { margin: 0 20px }
  .bars li { grid-template-columns: 110px minmax(0, 1fr) } .scene { order: 0 }
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
    <p id="readout" class="readout" aria-live="off"></p>
    <div id="transport" class="transport">
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
    <ol id="bars" class="bars" tabindex="0" aria-label="When each property changes"></ol>
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
H4sIAAAAAAACA8y9C5wdRbUv3FX97t69p2cmmUxmh1C7jTIh5JrLkbxQkp4DGMADOYr3cu/n90mAcGCCSELM5XzfmJk8CBFUIoI85DEzkZcSxRdEARMeQnga
BCQgT4Vz8PggB1+oHHPXf1V3797zSCJHv98dyO7u6qpVq1attWrVqlXVxpJzPyYMwxAP+qtPlv39xsluv/4zTrazq5el9Iv+kwU9C9yYffTcV+SmFMm/Jhfx
+0tlnBygpS+mTuaifVxRX5+G5hRlDPpn96+mP6qvj15RpYRgH24Jr9X9BQ46Xz9eW/0ajJ1DsbKr3cc3fSf7XJNGw+3v4yfCqy9DVL/jZqFq3XhcNfqrdbWO
TqAK3ewdcFmd1aivhpFnM4pWreYmr9Y0yDDOGh4yLjk+/ursjyH29WXIMeqUueiPjJR9Oo+h218mPvddX79+a+eN0+91ooervg36cwyQnt9T/kD3U84UfUWj
uJjbp2E1OpqKmMWrLEH3GYpldM1uiAa6+wyupsQ0BWXd/tVl/qES3urVRRc4/RlCXo4kYGet4C4u3vblmPf1a3ytjKAya2ZfUT+eVq8uet78pCZz/yfLEsL9
1l8itltg4PX35bc+oZ/DKXcz1R+UCztaHDLSZ233+vtKLegvaL9aU9PKL325RPU1eLsQ4r681U1IMvRCBEHaPoMo0cfgSM76mYx5x2acGRScieQDVu/lT0tm
xmWlRru647NmNLh49cmqb6/wsi7ozzVFrjP6StqDq5PThLn07FVTPnru/zrz9JUfPXflaWedeQpdVqz8+GkfPfWsj5+65KylhmdeWNlYiTwrsluttnbD9mwv
sifYtj2xwzCsSZ2TnYpnyy5DWrUpB0ytSd+rhD7lsmPDlgcq6bsiNCq+3+XLWNZk3feSd9hh6MuwkkzzptnvfJdfiST9q4WRd5Bn2Fa3MX36wQdLM5bhwTOm
HWJ4XmTgf2MaLhUpRVRxpQgrUeRLI7IrkW3X6HbKzP9iWe+OomhWHMpIWlwoInxtSVeCrxP+a+xZeNflHfp3hv+e6LCZM+MY7yL/7zxpxD4KWTL8u67ZYcWL
464aihu270XyUCnN0ON7V0MLa3LOVHuu54TuPCs6zJLzo0ocHxY66nCJ/DX53jiOPF2GfrlQrMs6UsoINYfUqNnvO8K3Fyycd0Tq+I4z81CnZ0rsRl227/z9
YUcedfT7Z1cq0pOLpJFRI/ufL8bUSuWYaXEs5bHTYqMrCI1oGv0dF9YMarcMzFpXV1ijbpEfqBh+RX7AQLF3+X4FCFX+4XjHOeGExf942PsqU70PArlKl+MZ
uDofMjTq0nGmGAbhIE/07A/bH+qKZs8+9r+F//0kSxZ/ZmhIGUr+F0XdFbsSegJdT0gTNFkRXTSC+sKzg0P9yI8i8T9sXxAzhKElrErFNoWgrpG2L624OxaH
Vrq7rVCEof0/bcszuyyjZv1fH7FMMZt617KmWvilP0lMYfjHTPu/K5ZFnR1F1EcS6Nv4OdayfKv5j5+lZ8g4NtAtkRUbMjRNw5J+7Nk5cf8f3+5iMD4T2ZDj
/olwVJIn5V4KjPFnE3uM+BOos6JfUw1dMvaIqTwZGLpPSKK8AF1YC72Pyq6ZJDGHRV0+UogQBjdfCpGXZ1KiEw1DN6j4y1BYLGOUPTQu43XyPxKze0bFsCwR
V0zLciuGNCs+YBDGoJbjLLFPwY00RVwjclVqwjcs7nXjVOJbq1KrRIfKLqoaFUMK8n8gP8gVnfYB95APdJH8EeVIH1TCrqUfsKi5UUjifvpBjLMl/6kWVs44
0690kYTSn/Ac0kKgHj1I37JNSrdkzffDsBqG9NJAxhNDYzZnpHeUzrcBvQ+dFmQJD0V66PVWuI5KKKTDLIB7kumpodEoVw35Bw9E22XhWdRPIf4nXAkI41UN
q12OwZRh+qJi0joyAxJyD9kfW9BKdCVu9M8+zKt9/Jxuo9VrJfVZCUm9elOoq2S4vGvFhyzr3IpHPSe7uvywQh1fsQ1o5Cj2K5k2kUbXLM/rks6JKz/hrXR8
34m59kk99t//PSFAALtWyfB/La/MPM/B32GEgefHTF3bcKIj7COcmSd+iF44h7UcZq3sor7752glinad0PX//n99jv9Jq8tyxTlim73NJlE1bMcjazPdfkdb
6A7JVudjSz/28RX/LI3qqZ9YsWrpuR9duWTFPy1dea7xr0GecurHz161dMVK4+kgzFI+tmTZUuOnQZQ/fnzlmR8/23i1eH/6iqVLjReDSgHgE2evNJ4p8q9a
ctYnlp5r/DJozROW0rh15sozKfH1otTpS04lNJ4vMp125umnL12x9OxTlxo/LkCddebZS5esMF4uql659LyVxs+CttLjR89aevY/rTzD+HnQkqUuOQvj5Mql
hp3DOYUSlp1rOHmbVyw9a+mSc5carv+7QBipCL9nH7HyE98S3xZviPXyIrlJbpZflt+U77tPPiR/JX8j/0NuND9l3mz+2Py1+Udzj3m+dY11rXWdNWgNWcPW
ZutL1vXWDdY3rK9bX7O+Yr3sveR1Pmo9bj1rfdP9ifWK9XNrnX2BfaH9Gfvz9qX2Zfbl9pX2VfbV1hftq+1r7Gvt6+xh+w3rT9bN9pftm71JT1jbvO3e3d5n
3YvdS8WnvUFvg3eBd4Gz0fmUc6FzkfNp5zPOZ52LnU3O55xLnM87lzqXOV9wLneucK50rnK+6FztXONc61znDDqbnS851zs3ODc6Nzk3O192vuLc4mxxvup8
zbnV+brzDeebzred25ytznec7zp3OHc6dznfc7Y52527nXuce537nO879zsPODucB52HnIedR5xHncecHzg7ncedHzpPOE86Tzk/cp52djnPOM86P3aec553
XnBedF5yXnZ+4vzUecV51fkeMebd9j32vfZ99vft++0H7B32g/ZD9sP2I/aj9mP2D+zH7R/aT9hP2t+wv2m/bP/MvsXeY//JfdP9jftr9w33391/cV91X3F/
6v7Efdl90H3Ifdi93/2+e697j3u3u93d4J7vrnPXugPuHufPziX2ne717ufdq9wvute6t7q3uw+4v3Dfcq/3rvZu83Z6T3q7vD96f/Yu9D/jX+Z/wb/cv8K/
2l9v/cF8PnwhHPSv92/wt/hf9W/1v+V/27/Nv93/jv8p63v+Nn+7v9W/x7+g8n3/Qf8h/xH/Uf8x/wf+Tv9J/yn/R/7T/i7/Gf9Z/8f+c/5P/Ff8f/F/5b/u
7/bf8L/s/dr/o/8n/y1/j78mWB+cH2wILgg2Bp8OPhN8NvhccEnw+eBK/9LgsuB6eWVwdTAUfCm4MRgMNgdfCX7lve5tCb4afC24Nfh68I3gm8G3gzuC7wb3
BPcG1/m3+HcH9wc7/FuCB4K7/K/5n/Kf8P/s/8FbF1wUbAp+6l/qP+z/0v+Df3NwRXBDcFOwI3gw2Bk8FDwcPBI8GtwXbA2/E14bXhG+47fmb+0/2ec7652X
3BfdF9zn3efcH7vPus+4u9yn3R+5T7k/dB93H3HfsL/tfc79o/MH5/fO75zfOr9xfu284fy7s9t53fmV80vnZ84vnJ87d3obrce8y7w1zvn+tf41/p3+Hf53
/Qf8+/17/R/6j/sv+s/7L/hv+muDC4NPBRcHlwdfCLYH3wu2BXcFdwa3BRucHwSPBdcHw8G1waD5lvlvzmvOBdZ15ubw7nBbeHuwemvwnWCDf4G/0V/vb/XO
/pX5urnb/J35e/NN81nzOfN589/8n/u/8H/r/87/vX+Z/IK8XD4ePBE8GXwxvDq8Jrzd+4H3uPdD7wnvKe9H3tPeM96z3s/dX7q/cv9srrHWWte417mD7g3e
PdbtzhPuk+4670bvJu8a7yrvWu8674veg/Jh+Yi8V94vH5CPysfkD+Tj8ofyCfm8fEG+KK+QV8qr5Be8y70rvE3eTvd1e7f97/Zr9q/t39hP2y/aL9k/tp+3
X7C3ul9zv+5+w33IesF70bvZ+qn3ine3tdne4w54P/ae8573HvYe8R711skN8gJ5XTgYDoVXm9eY15pPyqfkj+Rl5hfMy80rzCvNq8xLzM+bl5obws+GF4ff
8b7r3eENyDVyrfyWfZt9u/1d+w77Tvul8Lfh78I/hX8M3wrvFveIe8VP7bXOOueH4gnxpPiVeF3sFpe4l7lfcL8jvivuEA+IHeJB8e3wtvD28GJzk/k589Pm
Z8zPmm/Z/2H/2X5IPCweEfda91nft5Z9fIO4WF4iPy83ik+JC8Vt4naxVTxhPmk+RVPPAXGb+133Dven4hXxqlgj1op1Yr04XwR37J67sdJlKEMJJeO1AwMD
RiJnSyM10oqStfBOKax+uVCJlF4NWMdFyGikMf4dV0tkb91MX7pp7YBRF6lVN0zktHrpAblEb2KsTCxlHhMZoVyI/5TolkZiHsVwTLqnuiqCX6ZGt9x5M4Hi
13h68mYGTO8Jne13XDJgpC296TnLE3O2zpkaCwiPlYmYrfMSHGUB8LLE/geqwlL2snTPHrM3sdN41UIj7T86MlND2dSavuVK9OblUuBvKFNZvRloRUhwvYTH
djQwRW6+o2yyl3LLZcsTkZ7XyxVSO6jpfb0KLQqVaKGy4WIhQDyD29OA1F9Aov8IAJFhWQKC9eE2lSsTkAIZAJXgztZPYXisMPsJV5OASgIqFxLBjZmGQUQW
uNjvjzTh68CGLtSrVF1CmWWFyjNF6maozLDCvai7PAwb2P31kV5PZvZqSjF71MbEVgIXZzWouLoP3UW/SN1Dfy3rErE6kZSjj7JnKaZyVieWTqPcCQAomb0l
CPldggr65piermtDAXP9HNMIpwvRp4xrEnGktut3L1DGDYPgZiWGrswSX1pwei1sN8CnYFEjdZV4K6Q2WEQJ/PTTjzKKR4NMz3SPoCI9/T3Ir1ak1/X3pl3H
1MIYb1IkHt2brqKERqGfC0v0idVkIvZlFb/ZX5cg+l2Jbjb/Gevy+9/vMT4MkTkyn5WcVro/dUUq3h8x0nk7dvefAvTBhHULcK9MJL1N7FPRqXWL2MZmaTWo
C8VgQsy8lGWU6GGjqJWKc+tWqKjUEBW1TyVyhHi0h1CCbijH8hpdKUlJSlyCB3FaLRFXQSB6jA/V6pJKhCYZ9R8ztPizJtkjlhM3VaUhiBGJzaQizrFStNNd
ri9HIxGKBMoBecRYeUSWJwRLggkhooRmjWlBdXBVAkrLiK/UjH4OSRDjYXAHE1CS4WawhspesOiQrrHAq8dTdWaWk7NkxVbgfVYEpVqhKA3+CVuIdf67REfn
ffuejTeme1qWJ9SUFuozDaKF9Z+yIkMVve8S3y+mdrPePa+FJDddc14vdehnzlPmP9+4LDxNmBCqXA6SkgiRuLhaRkjSJElPX+Jk71QmfyR0iQ0ZcUsyohwu
pSUSshRuF4S95AHgLhLBHHubfo9mjrPBKw2cF0dal1PHrD1vEUvQgLeIO+o/JvHPMTU9SuQC1z9cx1tqW0LUcI+DF4sYzUg3nME/x9Xqdil/bCC/na4/55i6
Q9c/u1SubiuH2ROQ9ri9W3res2Eb5aOE8HJhsqCtbqI/hIKwLFPbXsxsj4aJfLDSj5RM7Gj3GB+kN1RmQP+9SfK5rQUJ71H2P/csOP+TGxrgikwL1iOPXX5m
hg2/bRInvoP5JN0kliXWNL6ncfCgoxiT1wwaWdKD3goMLZjdskKE71ueOKz5lTNaIKgHdTIEgaR3P7LQsBHXHR5IAJyJay5XDin0FSw+PKQILT6E3CEaufcC
N683PYTR0wlWGvfG1yFfV15AWTONkwBeWd3yRI2+0OiLsXATOjnHbd9ZUHE8yHXy+FbUS8gRrzs0vljxkE7qlh5xCmFUIdZptKibFYEmeNqt20NUmm8cQhd7
tuymV5tEr+6e8GJJ3aZYHemBjhUFBmEvMePLuSZSFPMND1oSukHgpT/f8HH3bhEcLgJdvjJbVnCNdfkJzeUn6PKxLj9xvjFRl+84XHQgZQpbAVS8k5QJkRX2
gJJjUUzq5JyoAD6FLtZs2akRUbOlwnWaRqS7GZFujcg0jcj0+cZ0jcjBh4uDScB6NA2YAvEVXAxt4hY1njsJxaxrUBFXk78Nd5GBkIvCAGw3TWvYU8vBPKzN
iSllwZRVHu/SN+RRiYxgz1FvO+DHNyR3YPrp9WsZGAZw6uthwKsLmE1gIWaOUnZKMeYbfyDNl8oVZAmadYlxB4K2PzJEJJ5vWNrmYePSzLnlf5AtlTUsbrTL
Tg10vZ1WeqlNgkQpXsMsDIUKMdd9mQqwj2SLkjLHGVAlMawEGNPWcSXfs6Tst/pyXSJHVHRIPvSOQcjEqZoGfLTpsySWJhWYBcGOe+kZlKnQCO2A2kQNvIuv
B1w22NkIsJUd38CThoZS8tgaKayTIt+NyFckn1JkIUNsrCy7F5yiqe8BMWeGnFt3cZlV93Dprvu4qHqgnIyxggJ4ASJ98ycwYgfuQ9MO0Z1O9dykRV+T+xCq
xr9rXKtLKG8suK+MCzeH6e4NJhM6UL7ylMtNv5kJS8xkk2RAC5OU1CWzA5LiTFiIRfVdU3+QnZURoZxMncTdCu2G1KxPkWWTzJgJrHQARGlXZvAadAeLl27l
4WKXCLfNDgVxFxkBfeAyh65kzvRZOV+/JEtj177+I6jEfiJnv2osTRrwQ9cJQFfbEKx7Bcvsl7XMVlqAi8kW4Yg3VXozw4xJqdNFkVKnSydxCV2661569bXQ
ATuNsg6gyYMxB0q1BxKn5khS042xeY5c1PwILvfmybl0cefJWXRx5kkoRHseqUyRdvYCnFGJeAaJydByTIO8xE9fc4+NKspPjUUR9fNRUQidV6kH6Zdu4Fkt
jSp8N1sOyHz6exMSyA6CAOH51ht44rlK+SdAAun2aCTfwtmEwojiH1dLMXgNSKiRr+Qj3YCE+eNvTZycZ7cN1imBtM3WeoWQjVTQMJDrVXPhkZo/X+/Pb/ao
6PakpZgYDSpnc0ISOEyWpl3kWVorP/afVru67o3o8irxVUOEBqm33OLp9KOa5ItmGY1pTSnj7gVLaf5KusgrEkbBIR4vwzHGgYOJMFGmKQWqvu5m6AZVW9LU
RJJMhXUXeSt1N4SUAiql2ZQQowD985DdNMkmIOTsLNnWyaRWseaH4ique4AU6rchpH4zE+6/fRh/Ty0Ypnu+/fCrC4YHoRGWJEaNADYyvVrK9BQy0ftW1cLd
UoITwe0S3Y5krwSy3qLcEiCvBKjehlk4+BCmlZew/6A9NzkngP8MzKHo7jjVnorxuE2o9tmQJ+JTZyWZ5RCSRSS0JEAk+CqGHBmqBXJkqFbIkaHaIEecs5Mu
JGMxcXV0dBTBmvsrSXDPU1/m/96gx7nNj7Maj/9Gj93Nj2UJD0PWXn3LQaGJ4ISJYxkGE3VyYZ0WIq4m0qha78Brrz6pxJyNW4fEshM8SLZ4p5qE+W2H6kw7
z+pNyEq34NKZIeP6ZFy8elfuTIOVlNT08FsbC6eaTs5w2o8sQmtaPbLXq6qW28qqytXghpUclazqd5lW4+l60eqNolmxCa3YsqxjKDixFwW3UTSx3EaBadRk
ZQ+RTHUpZ4iEjjVvOzFffQI0HJGxHawckBC5qqoiomO6w+idIQ2WB4fEUKTb84SYs4l0bvbcmmWYlT23Ze+7s+cwe6+y50r2vjN7npK9j7PnA0jKMqKw9Q9y
rFLt7FKFZAUsWWM2k2wbSBaJYG/RCgiSofGHaBmMOcTKYJwhWQZjq0J9p3pVRd919qop+i7uVQfgLgIYjAn1dhoj+nvRtWHetyExIZGxUzXGmVsYv4wv1GTS
iV11h/o+zLVB8S6bZ6Xaj9tQFhN1eiUI9agpMDhm80JP8zSYDYw2ml2rOlmzKw/SJYZNJjTYkiwjej2B+QIaLEMqf+uH+xyNiSMT46gRw3F7NhyXWLUd6m9v
YzH4kvqPDEU4QAirsRAKw5J3kthmCBPWsm6OmKFLmdLFvZzPKact0mluOe1kneaV007SaS3ltHN0WlxOO0OntZbTztNpbfk44YMwEbjZb3DzOONEoMeJiMeJ
CDbVIhVB+y+kC9tbkR4nIrB2N11aMU5EepyIwNsxEbSfhinCZCHchEb4n2akUWwkCglg9nX3ykvO/2m85IX7Yp2MTewxWMIZo/vdMbrfyzmG9GnGY/U450pS
oWDivwqPtGoesTWPxJpHHM0jLZpHXM0jbZpHvHF4BOyRqWDQBAZ77gkexw+cs0eUTT/0sChyn3LFDht+MTQGbFj2jc00roZGpLZdIet5Jtb0ubfMGAGZs+Ru
LWi4dK4GrwCdQM/N3W6qN8u8hTOnujSx3kfYHYdKFYP+auYW47rhn6GfCfjp5NdfK79OnzPw+woheGtjXofMH4mKPlLWDHOjhH6aYW6SNPmiK7XPxXVQYhaQ
PmNorDGmMWhKKdyZvAS4Pw4+0Onrmk4W9ao5QFVTX5vn0cWZZ56DNa155hma2U+mAi/BcRp/g2kZ6Of4m7l/JWALt7BCBObOWNyq+3kK0bAd5kNmiUXKIAml
uXo7PNQwH8hUa6My2/UtzTphMtAdAM3iO5qCwkygO8hHJ9+1YsmU72ysE+Euiestxbx4p9E70zDib7HuMaom5iA07ai3sCeqnq0R2KqFpyFUUnn1ii5bNQ0T
M2dPtZYmAmXrX7UqjycU5Uwj5wGYUFSa5iRxeQLhNs1E4vIEooXwIWOn3hbC50ozKguIYmaF+QlfyTbiq6ufcwewOBrqkBUU9XgqMkH4thaEsDQhqY4zIamO
UUhVmycibXoi4uiJSKgnIq6eiFT0RKRFT0Ra9USE1Ewc6pmIzTMqso3a0fmkTMBBbOg2vM1BycixQgPuE5KSt0SdpeVNQaVJC+wWVJqefyGYLSG1OV/D1fcR
8Fjm5iGmi2/LXG05dC3u8e1aK5j5cEckqU/Mh7sO8EbHWFLVoZMLk2k/pzCp9pp2AHiQvob1GT1LjppM/g5MbkTDsofxDZxI+yeNGc5p5Vn67gXMyGwTD0it
kAt+MAp+yMeHraXxARaxNvWpY/zcnK4W5nQVfOHvpbDytTndnsqVZFHPRmfDKVyHnOsJ9PuxoJS+tBmjtBox/2xMPEd6Bg0QGlm/wzXSdI+fvosncFY2d83G
ZS29+UzKaJpJcdTDKINi5IwqGs9VFO1zJnVHaYoBexw92Kk7chKrKmJanqzWckWIySaxP7Rhu6odH0k1iShorkwm8GCfWaobhWZF7pwqTWT1W6dJfNubxHcc
lAoxbk8tEuN2yG8nVQ3hpAZawLAxWTEKi5/lr9H5d+quQItYNrx6pLk6U+/EcmwPEJYFay5hX6jXCKOAuPNEAyQ5gaVEUNN7MSG39dg4IBO/xMJ+wcK+ZiPm
hLtYR/khv04YNmxVH5SJQBlerY5AGWPcohAZD13KdBHaKm7yeoDFfLAYkyPjfL8xuWhYcuOyK5qlMfN4ya5RX5lQ8NHb7JBYwsum6v8cEkBfoviabClLxNty
/qpoc4x4GxdLq2mjPjXHf6RK9LNm5cpz35m4cbAh1FTQbupYBabq5FzRqmhZ/UA2p+sqZb5blUxaVq9nWqCqaqxZg9yxSsx7oAp66xNUXRmQXZ8MaqIGSYVC
YATdtWtGN7WNMUGJXiAT0JXxO4EGN6Jar+65/Z0lZfML5WfXqamMt+uZBzp0AukFv3kqUqg0D7q3tijitbJeNel4usvClCKSzyTi8YLkne7bZ5hG4nDcCTFz
lRULpXlkh0Twf3naC1UwW1UzW6FM7i4pk2qocYtyz2a10ERRw7M5XlHQi0ZsoFwHMdjLWSWMbWY9V68IOLwigGlHp14fiKEz9q3Cx/D2TxjT248F4QnjOsOo
QJVsTtZt7SY6u/1oom47N/yEyFQZbSM9XUuc8VzPTuZ6boEptxfXM1QwTwxHeJ95Ytjsem7dp+s5HzTY0gvyoaJWWHq1vTnIytPFsV3PLdria9UWX9zkenZK
rmces9qpEYoIiemioQeTEfxceK9UR2nQybsaeuelfH1NifDCiZZeMBPFEm1pjdvQC9x7XTRrXrOtxjQzMCPLdtyq5wdhpUUvmmG6Z8dPr4WKdCrVcLRtUlpw
5YgBmgonRZiUPKY2xhIQhxR4tyfOcOJSL5aWfUqPWPYZ5IRiAaZGhn6j4tNrenlFGeVlF6J9PZ9bisaqS3nFio1Lp7Tow011T9WF3b0UTVwigmwqzElZfNI4
9Tkj63Ow8uNsphdRqKnGBrfkiC/tYeLl2+9kg4xex9YDqFOpYK31RY7jQcl0Um+3Ycw2sBy7y9AL7dNNA5FXNIZON7055uLSckCJgGQ5Nwbv0hs2osOCUeyZ
xilVC+zBdLIxqSR0Xr5oBE+UDQBjqDnfkG4rtW+QjTajWAHUVG/OXbwc5mI5wguVMzR2xm3DZeqCQuPUVDw0UB0P5oLhIQ2q1JXj5WysZ1KRsPDc6Nyi2XND
5DxLL8WfgaV4DTCdUnLbSCUagQv1jDa54yYoO3OH6kbGBXBAyXzC5uURUfvjCyF9Vg6UaEQxVfy/dVWFI79QAeUKSeEaZd3gNDTDUZFXPBDFvVEsaLCbrXig
0kaJvU+roeq/BcncsEwkBg1vDW5i1DihUWokjIoTMh/QFCSX7AqcN4mcb2SsRK8SWKcTOD3g9Az92XKKvo+TcLZcTMaz2QnvCeqAiyH+yUXMXcR2i5U/kyE2
kkfr6Cb5GIHrMMmroWDCNJIGR/ZW6ZE0OXMx8fie8zUWzNH6oWKP0XslPmjqt6Y+5ebyKEKZrgaazpK/Wc/qJaFsqXZ/wWnpNjJ5/ulFHMgzwzwZbq8Z5jkl
h3iZb+nVGUllCNeTVGVoc7JXVtZdSlrlxCbJ0iR+5aJy4OQYQzF6ksaioX13IJxDmi9nmLMwSqbbZVnJze2lBFZxpTGlaXTmeArqnD/IVCyPENuAACeqf7jQ
q/+6LiORxwNtU/FTUXqGOVcPwVxiPGlHJ8xicrx6UbnddafRcvTDeORfrIm/D8rDIkx3G4WBxB2njOGh0bRsUBJhy9oiyAd+ry6bzJiX0NJizBtPElDF4BDb
MnvTeWzcsEBgaiP/MlmQJA1jyALHeuXRiMoJnzCl1y9W56FbxrLEb4RuwXxeqsPF5FLMQHysKMN35MdfZ6r5WE4mlTQX08f3JgEuC/n9N/R76ss6z30PqVdw
6caacj5fxLqzbILmMbRO5JySVHFRzdDiOtdRodkIT6jjxuwTOpEAJNV0YLuJCEm/hyypRWmgXxGUewYyKB9QVbjWr8gKDtxvwtvq9/zsuTVijjxRRaqi0Non
udgOzkYpukD61ee2CsT63W+OyBKrFoTwNaVRSl7PdHkizXyo+o/Ued9NFlPrqhDhtq5qnWN2wkqeZ8aILkrjVYgMxp23CtHCdIcoYheBuhZduJEOPMWYkWBV
IwsyvaXNFn2iP+wTq90+1dgl4i0ko32eiUmObMRfobryThJK4PDncgImRGY5wdMbxJZgh9SS5fONZ/RSqTlUCMJpiTff2JUlD2bJuwp7a/sCgrIzW2BFmiS4
6XAieYfJUCKHkgYGwyV8G/fUHOUOFYjS4+DgYOLPM2eVpI1QSkoFsPnsqgICpgXBEPWZHGoYoYMl8FJnzXALOOcQFUnGwycopQeldGtoEMgFg4mcZ2KyGWDH
DMEK55m89pCX245qzDLCg0mFclcodxJRa+kuGhoaVH6pRJW6wRyBqKkRNcdAaDRy5RozPM3BpGUwiRRgE5wYZDJVjKpbICB0k1Qo2zxsGiKkTKA1z1zMgxLh
SghfRcku9eMQpQB/YA1Y1KQqQAdXwSsJNCndojeUoZrD9gcLBsBULeAsVEWjZwNU44Mk9JKKMFQfK38kbPPMk8tcIBrsBKJWlLiqYBxwgRiCg3gcLrB01oy4
gnMOJaKZQ0vgS8I0XBY+ahhzQUT1NTia+o8IbfFqMrWccAtLr2IQqgVOEeIVRlKF3FYxmISkcUCtpGUIXKFaQEBBmgukBpXFPBNOD2w5CNE5Jym4q0At9IR/
F9yjC9dtQ2Ysn1JOLJ/mZNu5oBBm5dUIQx+chQB0AAwGhweJkHf1qI09X3nqy08Fq3vERva37s4CnHF/6yUv/ODgvm1JtDlpmWduFMz5UF7YQqVBtO4niLbN
ScyLvQYLQWWQ95rJ4aRdVfLNQKA92JPgDt6VTOgxFP37cG3bdYObk4mbqY8+uHXq+T//x9cWDBNVIyoOokdoWAfjQoIDsO2FeOQQg/1Dcqx6g81JdUhNJPbe
TMS3jpz+kYvv+W33c4RCqLCBLuQuIxQmaYrqlo1uVOXto1DZnHRCfmGQTgYudKMmq86CabcvgBKpUr1VrLIAmy7GhrhEY+OPwMZ/+9jIzUkNDCuHMrRw4wMt
3BCb7NB93KpaB4lT6D/0cWsJAdJDqm0s0K2bFfrVpX+m0l2K7YyU0N7YMZYBEG+/BWIzVHErySTqQzfSIE5AdQ+SutA1WiNqtN5+jdbmTPqJQhNRNd0QwUK4
4jmW0VS6w6j5uvJoROXR26/cZQ4mqR3KsMCNCSxwE80zt6PDfB7TaEiIaYQYJm2zFakmshNBEurLCKm3IrWTEPKHwQQBBtkKfgIaeaggmQU3CZ6jtipzGNWK
YUDAj0CWCFkGkQUbTDsJBmqmGvFfQ6XPM68QrO7QNRbjEY3Os0mEl7f5br/ok/RP72Vw+rzcIB5s7MMrpoLDa7Doa/P95jWZmyffZaYcmsGnuy5Zw8EzemL0
pTW5PW3RdC9x9cyWl855yb5Oph0WIxvDcx3L7JXMfxyZZddvRXkw92lgZTe+4Ll8Ra88GkkV4eywwHl9bp+LUlkNLY3FiMXNaxF281pEEqeENW/9KS9F2ClZ
s6mVLUXoRl+/JvPHL05aYK/HoWpBw2141FsJxRjLWUQ5UCGGN7+Vvfljlk6QGa7XFtUKt34L9iSu7O3Z+ZWvfvOKS198HKt72GtEybI3aTs+B9m2XyDbNMhW
BvnYj4Zf/beh3T/jNVMANHuT9kWRiZ04bhHZx4sAcSP8fV9VtOsq2riKZ5786qMXvn7Br0tYW73JhALrCWOCrLcA0AQGhOWwVl5q7+3Z/JlX73xhwzd+T9CM
8foRcYbYj5X1t928uHQ873codaeCq2vCsWN3Z90Oid+oEyskW+FQfWIKAZiQYtHMOLZWjxvMyqtODsLWY1wkNbUlW3wKSXm1chh0IVd6ptqBmRG8YDa4pS1f
n+NdcJOAbhsYZtL4pAd+tia4rQmuOrCU4wCUQ73sEf9hKUdD9ZJWmrF/ccbQhi+ud95X7+QdV5DGhn+n3kENcQjZK5NOhM2ozqU1whPbCxlgfy9gVEy9OqQ6
CmjD9c5cxJxxRax1xHLf+1jAWpsEzEkPpOoOHEfAwGIOt4RaC9QnlFCn3mkj9Ft1+EVrpqH0xjzNoTr2Yi8iyPC14DkIOG8jimY1DC4YRrR4R8mF30FEp1l4
W/om2gXGIozaspU0wqa1xB00qoM7Whn9E4hB2qDEOhArpncSMg7glY6RjDJ0JXUDNgKiNoLfys3jiM5s51vDtdIErj4ZABsG+kgG7GpMGprL1VBuFLsWa5cj
ck8p1jtHvDhAtWSDRT5odGC3heqgFnVcmUw8cu2qY864553vfd9wcVegu3vB6TXmvS6y3iarLirStX9FJuoN0ETIBsLEyoNqSpbvUDIT8jITFtK4e0D2kNBD
PhnqXLhZdWb3t5LJ2KkpgXY1mjsRVJpSKl2AojoGC15BJWWwDVBs1eDppjXlsAI0IL4ZSendfEiE5lQkUwJvTpXltdmRZHYKOPCufnnNQHY8zHRzcTIVl5OS
A3E5OVG4nJHUcTknSXA5L3kHLgMimYbrRpG8ExF8m0T8FcZI6NMPolL8QVQEu0TcGh2NGIX8Qo+Dji5SgRJYpYfCVsihM0YhyK2HVF7QtpXCdiRbHThHgnRT
MVzZqo4tS7ZK5rAL9R3Y3mSraXM4TvSd2ApVrYccqBjl7kC3iFSMsE49mO9rV1E4BdabXsPEwTzwMWh84HC6QwqnP49VRYPM1Fik9x9Z3D5FAycNbYvOjUrh
wlbisrrjmBsYAKRSEDeGjfn0D2c7wL2aPdJoQsqcShwNgwMDQ06RJCtf98ICg0bEHB/Vw+GvGpVlOHBI6hg2HADAJMSDp0xENeGoAw5BTbdzgDIhRXf51tj+
XhwnwfthHOXx1dOR443a6AfNH9lyU6tbL9S763lzLf67VWRH6oBc+79PX87O9+gYjYViMnJ5oVjvPOJI4vKbzjlmp66p+y+rqVuXnzXHnKVEeF2HGffL1bJv
7E2+ernGLiwMpxGsWBr5nhuxr9UdHelic6SL2zz6aX7IRr/nEJAeX7g2G52ekzQ8ZR1IFDgEC+p1j/c54Q5LbtP4LmD6dHNYtkin8J3enYW7Ci/N4S5iCuOu
SkLRkr4s6nH6LI1bGEkRS7OPyIztHLZdtTkmg2N0B+4xZ8tdpK96HjXmyJ1QXNijFW3BcSvVLeu38ZkU2gVuYacWKRaWliOTNlwW8XvtAifdM6vOYfpzyWxv
K6YdLewtfkjyLdzFD/LtfGMHrhPmyO0yPQRO63tMVM803JGpQ+Ial3GpjMQlZlwUqpumceku49Itsbka+wYwhYBzPi5Qgi/cHVEVpWS+cMq8XeL3PpkwhB0y
wSxkJ+d+KPOLt+jclbCZio/kVBwQ41IRSzuE+gCH9a0XGvmNopmS52hKnvdXoyQ2GoxDyp0aoZNR4WkanTOaaXmSpuWJmpaL/0a0DJpp+XhBSzk+LYWmJVey
Xma0lM203C00Md8Ufz1qivGpqVF6ibv3lax7XxPNBN0lNEWfFJqkO8XfhqbKYyT9LeuJBAHfh3RPJte7xbMSIf4zjWekxuFJqXHaKWGLzzR2ETmrpi2kHeqd
pQamQCLbQDJJIwh7uiVf1bKwqkVU8wvk78lRvk+qlsa6Vrmb7827+dbmbh5B3jcuyiDdyo3/Vtb4reXG72hufKqK3tvZ1HuD9FQQY1uDRiNqGuSavpTVdNPb
qWkTPXWoSc1wNzHcSzO4V+wFLoJQXdiT7siR8f0R7wZyeZvKGKeNYaCimXus4sZZY8Tmarne19KWwZc6kfPniaq1jnBQetGyHL6RCduwFXxbfRKPIjEMQQjM
StW2AtGvK1dw6x5kOggcN9aAVO5nhW5OVd2jgcrH0IUxDBGgFQzIIwmo+Zi5lKqgsVIzalUzJvaoMMNWMobF/sF0O8J0m2TxVi2L21kW7xMJ8/mOEar21kw9
bIVMthTqwW2oB7ehHtz9Ug9kqqqOJkw2aUwGGZMvZVrhphFa4YpMK1yaaYVNf4FWeDehquX5QUml6LpD1tu06Glo22VjglsYBRGfrBNUTcsQZF5VwGyVcZit
At6pjMlsFTCbC04smK2aMVuFDPqC2aoZsxWJytPnVlTBbLxp1WUrt8pxnsRkwQrlj+KwJpg4VyJu5scmJmrJ2TEcofXijJnaMmZqybVfqG3j56T2XbjsUsr9
Ehz27xZh/xX2S4xl+ZFhWNGOCTetnAXytB8uuqgP4/nGZAjJfANr6i2z5QSssOP4rMyih46tC30GJkkGOEwfDvaZnGcNzbJeXRRzRz7Riffdw8AuhfWG14hs
poRAjvipNXrfJj3nh1pBbWPzX2YLG2zD97ChbuhDJfhO5Xe4zMU24PnGe3CZzaHKVP0hDSDdetdhXnZH43Zn41bON04KP/tup4Wd226fWN2aW/G7nWWJmbu3
yXZOEJXwozXZzkgywGfRbIYuhyS6j46OGsc22so9Xp/4hxNtOA6UDN84fZFY6lFDHztKCCUe/DM+JdUDc6FqVKDBhxo8HHHHR1ngswoZYqMmuDsdFXLknJse
8n6OSAlZBmaNAVEDkxoMelWXtPOzOMH0XXCdE6yj4bzHyS1HRXaxQdVMd/Gu3WxzKj2/RvP4l7dv/Yqb/vK+yz7vpgM7ab6XiiynHT/NngoTNgixlvlu8Tto
GXOm8VtBFdD1N4LUKL3fja1/Jm/5q+I6AIkweWtgjCuZT60IXHWbkD0mIrURMGmfJdJaJUy3ms2YridzoZruupaPThtYO/DJDE/kK+G5Xmo8L5Eaz89Jjecm
qfH8tNR4bpQaz6szPK+QGs9LSYLJliwhcoXVjAiN/+OQDDlLqAxmqHw1Q2VLhsotGSo3Zah8KUNla4bKtzJUbgUqvva9NtjCrQcgmVquD4OKsUMXoWnt+wyu
ZzonE9Jt/b3VjqBiVehP0j9h0I9bsT14enVYS7rL7o13saxPZN9H1DbqRUfjRVvJJVlTHYNJmw7GaW9KnziYtOuIGzt+Zk12QJ6hPQtIe7ZISxAbhObymWHp
3LNwrDHpCwhn2zwDfqH2eUbMWxs4yKddB+64s/mEqvHa0DpeG1pHYTqqSYzhj1FIR3KPWUE8BpxSwfGp26LaR9Q4sVxjMG7B6nhNqo5qARndI7Grd2L0bK93
qjZshZxpnEQjJLi+TTFXLR7iUvQfPSyih85xEamMh8joF5PHe9GVv2hCPWHk25qRTzqAfruqqa5BQqFDTR6sd2SOp8xlhmDjyfq8tK7/JM91aZ6brHnOZQvl
bUI0NcSJ8wx4MDvmGbM0T3drnobnc5KurZNrSwWNcmD0u5IpPWrjEfJEephyhEQ4Unue9gGdhpCYiVogOkoC4Y3utI7sSCWOukz5aPLxuTocxZr0pn0kd3Vo
VuogVprIrEQjmoQLLk9ztfVVYq2JZdbqGF3/pNFYjiEJnWPmaka5cxQDqUmDvP42gmEmaYb5zyqpTt2Fk/4KDCMLtVdikYkafodmEUOzyMQxWKRjDBYZQ2fa
+8Ui/n510Ri5Ju4j13Ocy92vXM6YubIVnoFVC+PLBjTv7gefjIHq5DFzNXPTZBxx1T6SwUgwjpx3zQeHj37xcwuGk/Yr61MRQIgRGjZnjUfp5EBsIz5AdS2J
cJYKdU/55MxkymI1pXTo8j+uaHr88AosEP/FJdrv2ss56+18ZM3UrC0LjzhN2zw7aMLZzqsSz2trZoa5S+D3JTGIsy/M9KbmHASkSx3QCJIdTiartmF1oKqV
0zoB4iYGdKsYTCZi1ezKpGNzotRkNXFY0Tg0PKQmXZlM2pzUGfgLHJOS7KUJVHPSCEEH+nWVbK7XlcJF0Zw+GSax7sClo7R5SKlyDe1Ff3Ice3t5P5pQk3h1
fNLS2pH/85Snn+7815Vn8gkfqKN9cwNk+1AJyuDwddTezquwk+FcnCCfTL5qOHnHEFfcvllNHk6mDTEGLzLjvVMuPLJz5pEn/qk+GevHnY1XQI5MJwLOOrSW
dF6Z5fzDgs1HXvajd70W/pfW7w1+MWnfO5mAm0JP3H3aUUUCd03KG94OKG1xm6xqpSdsF+e2OHwUfvtbEst8UFbH1pJo6+bkXUVkJTi/iZtQD1GmIOiSYh/B
m/31dgwaJu90HcFuV4jkIFwHRdI9mCS43SiIT+i6SSTTiR6bibwJKDVMvNKpptOtGhoaVllXZkGtCn00NJSooeRgtKH0ajqV6aRX04eSGcPqYDV9mPLSTx19
NGOYI1oPHsRrpbqpqoMo70HIRzmGku4hqnb6VWAzgFCoaToHsCZURnVfRd18ELKpg+iuGxGsCRVVyEL9n7SjVe2URijQUIQT/roaJB+sH6SmqgPLCd0qwgS/
Ss3TS9K/RT+lTQcrQuW8U72Lh5HE2UqlOseZDCDX1OHBkb3V3Fen0CzT5OPZR/TOefgZIF2g9KivUO4UPjSetySMyL4IP4sH69TYUnU0k+0k00wRFzjhiDcN
Fkk4E/XckshppB6IVOxs22uxEqNpCPYICGVOdELN5eXmG4ydGZaKNW416nbpZTJOvhFQrcb+mOZC7ftXHl81wf6UzmYqz8XPwsF6V9hcoEniDtQS540q7eEn
HqwfGJKqm0aam/iRZGCYVeg7ODDjwOEheq7z+4Se2/l5Or9vp+eE8yeqRuQ+gMfbqrJhAh5ENh8DHST1MKwmaoj0gBrI2OqmJEpvoxq1LLQpNUztnqjqw9RR
bbjU6UkBmzaS0frB9EQKfQY9JahyIhKn5yvPdmHRqfoh2rCbqaOi8iCGFN/t0aGOL7H6tbV7peGu48CslsJd15K760YW0m46m1Qz7DVXW4CuOmQe++dmkoUW
EjFpltIFzT9EzZmhDibBIV2QDNWTZrQYBx1bMaKegzSIbqIhgThIKYAgrQSheluITy2FNk0d3QxTN6MT8xQXZucsunTBCHXVgTBCXaV0ExNt5HY2WZU2b+Gp
2wjveH8Eizw/YaBzb+bI5L29zM+SnfVRHtBLTx0c+lEjw6oxZyYhmZA+a+hvXBTOnE1OszPnN3ZvOjf9xaY1uVcJzrUsX8mV8xtbu3LWOtqVs8bRrpwBR7ty
3rK1K+dNW7tyPu1oV85GR7ty1jv1Vmgr5sg2zZEjZh9/RafI259vIGgknaV3UMa9JCaz+IR0O7VQz1hTh1B5ZX+s3ptm6Ikja1QO0EBMb4FGdAJbBW6J7d2C
7fUZ8S/rCUHILxJ8ogNRLRWEK4LNbV08OwnLKU7CsscAAFZE+yq92I5m8GIDDn+Df1RFx0T6nIXZshtetV8Yy1VAfPOocXStHuhzMUrc8+YIV+CdsjftTB9p
cE/mCHyz2RF4Z+YIfChzBD6YOQJ3ZI7A+zJH4PbMEfhk5gjcmTkCH4EjUIbsZrX1q1/Y+tVrdr0VoP/F1qBftTXoV2wN+qWMMZ/LGHOXXecFWb23TmL9oJMu
MZYRpF5GkMo9XGDHhDPfwE6Synyjgg0lIKPE8TTYKGPriB0Nxkx3O/lywTs1azW+gNHduD0kvw1/5TlWv9XnIvKm38qD0ncayxKZe+3Bn2AXfPyjHFtjlY9W
bg74NTnGxmoO4VYm9bOJGBtdhpcxHsu0IL6M03SCutO4bZzxUW+c2173ManLonECPvywOzsQcVoWb2Nk0TgR3eloHIsXQjjyhu50NE4LL5PgLh714YBypI2F
hadiXRtrjPwQ48HhmF59YB1JRSkjjkvP8/EMjwcFC0QKjtMfvToOHmVlN5EDLDDHVHRpw5ZNid1mYAgP8i4Rpvjvers4RAnnXt7NgmGT5OwwzkLkGefKohZD
1bqt7qu2bXWvQJSjZSeUEJ1YQrSjFGTQqip8H41qQHvRgAnjNGCWbkA3XSbq5nSM05zH1+jmTGhuTvu+mmM2N6ccG9FAu6PUzEmlZnbyOZrTs5MyZ/HdX9rE
hbqJc3UTZ+kmosGTdIM7x2nwzrfZYN727innFN5p4S7hvRKggJWfWNkwO6zC7KiOhT1v1JU40HSvHIYT8Qr8rLHxw2cJXJySBoLWoaHxGTP9/TasFOYfhwlb
mrVS6GG82iOWh8OmkPoraVK7vqER0BIHQZxSiWMQRKhP9Jb6y5C9WH0TNBCtXo4M2NZ7bK2en7aD0p5Op7mxKDQV1qn1Kf+kNh0azlakLqITs6MWEbAnVuJb
OS5iFD0oVRw0qTfQOIVqyHDE+Mcfm1QOakLY5zHUJSZ/LNEs4j0dDtvTtMIn3nD6B8d5ijzuk5eJCRSi1U0GlDi96WKuWek7R0OVe4e6UANdmMHcrzKjMTHh
cUPjs55yEViafeQOC4Z7hD6sOP80TNg17nAzZpQvmwUYs84Xwu7XnwwshXmmTFKhw2l5OZ2s6rowQW2xLJUfI3ZHMLCysKIsFp2LYG2EdiKIA6d1YaU927Kk
jKWJV0t4kxh2mbqLIv78EgHFYb86YvZlU8p+t2/ECCAzo4eRUQ7A4+w4fJPkhMjKeczBoXac5BBJ415iOjerG/G/SDHzoxsRL2o2Xgd8Vpgs3ibhKXxanq/I
nFtSa+EzR5bwYZGUoGUex8KFp9ZwOi9vtE0qTfNkPzu2lzINJdHezHgPOap7yxGp6ubse4gNB0ixeRiORGOo+EAKXhlDlF/XX9kbYF/R8Dw8SJYdDpul22L3
Jx/ugzdh4zCOQAXl8zKC8lE/onhoYbvMgz/QxBmZWJ3Nw6HxX9LMhtkZj2DGu/KQ8wcaIef/v4adZ7jAXr5rRPA544BwnizU3OFQc6FDzXH+qYNjF7WgmDjG
g2SEaUAVZVHaTv7tsezZA+t7eg+SrXfPOCPDza29h5vnRw43h8MbeRR6+GnJ4eejtbmbafNF42lzd2/aHGfiuk3a3OIvPPCZnJgnlQ/NtQpNbmFa0dDkiDrO
T1XhpTCoFZBY4kQ0JhEGNz6eN3t2WQVphSRYyOv647bQKpIr3a4nGSP0JquXT+ZDm0iNY7FPdBm1xAQDkVIzc12TgigpVIabkULJEzhkK088luPoSX/hK8F1
jBKsA2UvcRvrQKgLU38Xzis2A1xc+tRdvCxx8pNZMH6zOGjKYu8csVDrmuJbotno5nL4lHJmGsSSRxPxF+kVGf7GZh6tJPUXeEEZ/XFS6uiVqVgB8jvFd+Q0
QqtGfw9Vjvc9VCYWn0bCtLOYbOjC0ldR5f59FRVfnOVDC7nJRvqtq9by181kfOnaTP5/4dl2P74+iu93ZiRTjQAm9tahr+8tHVFvMl0g+uLdIqApBk7JqfNp
W3wqzkzDT9wtIz9RBWbA9xv9PGSP9EB2WosNVrTH+jwtdnFqlWmnspFbjJVbZLmhXoNSPJ/XE69brE9H9/PYvR61bjG+xJenYBWS87FxWeRr3Dnsn/JWckwf
x+qBKvdlR5VZIYPEx0tlqbw2XfWIWRJ5PmBmJR/bhM1CCCDkoDvUgt2efoNcfhJsSbIGAO09Yl1df7IThP47or6nyW6PJrSRE9oBeZ2xyOuAYG72FUYxVh6R
5YGlVg6SDJmC0LlZaDTmJWGDBkU6IT1rg7JvWd+zYOONbNNY8Cf4TL/vIwdD204DpsMZSMM1zlqkNpj8BWOnYJZ9tKbCrSmYZR/tqiCis9Jolx7ctNWYNYCT
ikZkC5wDMTe0lI3n+g636v6BzPkCocDAyzo7l/6iBNCcoC0ysIzSmvwBfSx0RTQRgabjyM/zOJvmcSGfupmKnDsbd6UsGSHyLHJ0Fpyv4GG6ZqpwDk2GMFzQ
hLpl+Uh0iKnfLWIc04Z9536p2aRcDhc4FNbWn2H12TtDpf30wE+swGFLZqpyD81JpJcxAGQfzAbnsvnLVeVhskfpQYK5PNEHcL0/yr5eAAsWA0FJ7fPou1VK
qDCMYqsasgA9KZbnLCQKFhJgITEWCwkwRXYamWzkFmPlFlnuUH+otImF7C34OHTGI6R984DVrGM1YkeV30HDkSKwx3mrRybWUEYPvnBH486qLeBKo8SVHiuw
HpfktQf7+Q/8BKyYc7co55bze+INyl2fmYMYA55jwPMMNgp8/o50AWgWz5x/lp/AacQXrdGSWrqfqkcXI36JeUTqodHKhsbwm0JQh4gtxQxSaN1nwgDhsGyH
qztnPew47neRp/Ff/3rQVpaSthvrlc5ba2C6npmHUaVBlQQKMw8ermFMsXXIPWgiMsjAGZE8EYKvVCAzn4asP1sjwzthDsOpGUB0Sf8CNwiyqwV59JhmNo1p
Y+95AGe5xUg27taHLM/I8cspNj80hhVO1JsfijFNQ3fARUGovx7Buy71oGXzoAXbvxSODv7KD0zzCz0ms1PSTBYnnJJm4tu7Huw4/Z12g02tfGpBMDlgPZxB
CaxciCe5C7xVy7b0zN3Q099XfKt7gKTifRtvDG92LZMk1uw3cxfsrMZ5zcCg7mhpdsvE/q80IurB22DKY26J7gn+kyIf/kUiH+J0mrAs8tR1VO2WpDKG0Bd3
qMMjcmCKjKE70jzVUPR+rugbTr0qOjvIm4Fe5cPlx9pvGujkbL9pUAwJpbsSWMxC8/b+RWBlAVaOBkvDKRpYIcaL1jekJe8V3bqMRyh/hNaJAr/SXSlL1jN5
Fjk6S3ZyZhW10njubFnPE8uHtQ030+jECNIYUMsYabHdB3ewYO2DJ0aJLU3ythssuA0GMPNkmEjlYSHgIzynmzgdly5xHcfTNSSy8j4WR6LtxvdCHLH2BnH0
OL4OEukdIVkvuFr84RfHrgb+NjWC95zDxbtgws433kkXkuZpOB53Nm93N/iw3HRKL2yY+JHGF46zUfsn0sbsQKy2+u3V2kIiRBL3RqqL5mESDz4eepMg9f6B
h29slgrS/NAdg7tR8jyddE1Py7p6Vfl0SVp6zA31uMeouz16gcNU7kZMX3vmrttIWbwT8f3VWLl98FMThBbl91EqNnPBGlZtlDFp29CzZrVqg6JRct16/WHx
7H3plaBX0Jk9Xl8d5zv5PaIv8T8Ip22hnk4u7gbxBXrZU4p4c2mkXbN2/cZNg9sH+tctroHz525YT8Mq9cON2OXMV+rkG7H5+UamAIfAevN5dTTij9Hr9W4D
CxmW/uqkEd4WOzZTWK52GmeH7hSlvSTQcxZP9RB+jyHK4Y/eN821+AvxGI+0AsRwe6vojR/NR/KmR4tPfBiL7a2C7fcJQYwFQWQQRgqFoU8bxaeESnqPJzhJ
hX0mYdqPST9dzq2HxBNRTz/xChHy+MgkBu8x+Kn/A5HAS7B8iGlyoMJlSYsKFp1LbYIGRfmAykZhFkZUJQ0FI6hHrCctERT3tt4nx4OkUwySj2WSR3LzEGwH
EpwHcfXnGztwJavzPlzJ6t2Oq4lTLapzcD4XP5yRRD0mKoqIn94ioiwgfkmiOTiqyyLJvjz7AlVV05Nq/AFbUS1kT+1k2oZ6dh3r2V6gp3mtelLYtkV/OW3s
GXaYq7Vi3IB6l2Opd4mvmfTqWLhiOEBuMVZukeUOEXJV6tUon2EH+XmulKRn2EUK5shRPsNu5GvctdJ9G/ohXKHioh/0DHvC/2bvX8DsuKo7cbRep6rOqfPq
d0vdsvYpW3bLspCMjR62QaqOZMs2sZXE4e/w8d1rkJ3xbSn3WrLH4ySKWy8LESCYkIdlSOhuATKJFZxAgiH2WBBCTAYYJyGJSZhEhJfJOIMCeTgJg+/6rbX3
rqrTp1stA8n//32DUZ86dar2c+21116P3wLnbOi9tfR+H/1GN/rB9gbLHL4FXdGgaiGp0WBBd9lXriYdLElFdh90OT5wIKveRNJqBVSESHS0Ul74I6GQtc7t
eNSjJ2MQrmllgM39NtXagTAjXzIRQKNak3NNn6j9k3JRr6ONCu/dqlo37TVp61jpncxrZJ89GbVo6DFALXGCQ1R8jRoqr/yxIJGg1J2o4hbWaNUK6ogAdHIP
NWwAudFIaOb5JTqWIOjEQJ9ZwoSqO/8uf/n5PzGqlLBAn1rZ4mj5hrMmBPYI2iyxBN4hdYmdMrcws9fQJ/G0Me8snugGakfACiPU+flxfEcaNJB4MBC9DHcq
sastsIdxR39Szbupvi3HTnLvPmcQ7RdoYF5/oXvMQs/jeUwacYmHwEaInTyIYwpCcHlOqTmx0ZQUmhQY/6bSjOhKB6iATUW6/VOzmyC7IXGqrRBHV/ubYEk1
JoB66ggbdsBGHc2Gh7CkbuLU7pMOfyM2zD9K1DU92jIcdwK4SE6B4baWznB/TTPc92uG+4hmuO/RDHdG89j1epzocqIXu+Xhy5mtD2hsGU1U+GeGLFSHP8Y7
vGRHaVQGckIisRJAsU5h6HzIZw18xMAjyBVA2QuOCKFDDJXpawGUFt0xl9kJ3rlPXj3gIn+9ZWOuiiHiuTgfsIjniojngp+wiEdXrxKHl2fcgm55p+tBTIFU
wPpoVi2LEOCbwww0JbEA0KAcyAw41LksRFzN1TqrvfpGkk3c5FcC3ychxC3oz2Njy8ZxrFoIIS2ctAK71SxFqAjsVnO+AgQQvGlfdzu8gnHggujQaPAphDiD
/+iRyauPTUJNWt4N3Mn64clAJUd/CIczemCnDrTVqhaEvIqqRRfeu0wSCG05kA5d1oKaY5+XFwNOlpeZX6pYH5oD7RX553IX1ASUSbpwUvekPp9TZcotPPws
Hp7cd/gILSSIsh4/6HGrSqWWHvSE4fXoq6pi44RTLxXRPnZyB+fEUt5GASMX21nRlvHfgkowLacBr2AvMHieHnBrKvhArlJvnbucpVPlrXWWpdVTxXM6Hcsg
qQj50MC1Py9rrvflOUwErPVdSiGLWQ7mK4OVg9mOab5ZARwaQjiqaiKyjqXxD7NFBvaBqhYrImZqULH9hSSfQEkJ40S1/9JuoTy3sagKFnvb7fV2ibSxGddE
Hz/vUZ7glA4dMrsefg74HCpP6OeoNfS7PLWb6CWwDyxX8DMN5SegWjpJofS6vKgNYwv04wuiH5TUqoZQQEyDwrCYXZmjcLJddMRhpqOydPR/UfSB/Q5/6rTl
TLHJIATVhqIQZtfQLUsrRfwserz/b2EFbBAqqtDQ+YHyaaxtPTh4x6zIjlnBNlihTTGkrRCwF/mOiW96xwyFC9KjAT0Warf4iGQAs0uGJBWYa3ZIjIW5B3Lm
q2CU5ay3j/k4iXTdWynx9pdjx7zKuVw20vWyj14GfQHUArx1ttMEflt8HachttGQda721BLB2Yt2ZBgK+DBS53MGvAxFKjanQaBbaBvdqfkZ15TVkp5jixAL
9+IbAwtoQVFLqg1SRkoVBbM9MZjbYOkvvugfxnKOtVGKhbTQmqCa0FmI2SdR0QM0Eu4trLfeNEWyQR1iYhuhL6ys8Ne5L0+rV7s/heu1zuVI0PCTcr0+pS38
PlwDjYHG/R65nkjpxH+XDLhKw43+nXI9iom4jQUKo5OVM4ff/h+8gvqKwoaiSl+LibzK+TEQNxygeXZvwcwD7JVkqY0If4FpZ2uhWJL6GCvNb/+VRowxhQLt
kPhffYrkRUmy5HKaP/ANKB0gJsITiMfktezrBjDoOhX115LPA0aigMvoFMBOIGCIWQjuqNYsNDplWIwP2LF8k9nsutO530oAd4z2F4WuUAH2OXb5Y09gn1M6
SaHJmypekGuUVW7791mVDAPXvQVliV8UYTwrwnjsGtGLPj3QXlV8OLz8abfX065+OhF86NwebbdBozU2dlPHNInZk4E5gXmUz9fiwFED6bo9TJE5LkooVnsx
88jxJ5R8rCGn1xFdXK+a2IDCwoLbyK1Bt5HE5bDNURtycNJlfwxxiphk/L9OBM+7yx1eKntPHVXJkQ6PKjzuwN86PnuVpBFRTm99W9KlX3NZv0Yyoy8HnISV
y93TJ1pljw9RrjGOelaXXLgqPKKn0DzizX8Eu1vtSIfDvmsiECXiXKQsrZYGHS6iNOB/I0btJ3y/wj7muXnDSEkuyUXwlyChCGZ8yEwRJ++CNR+CYJXdcnJp
qajfGc31O+LYY6Sb8rdzWKJYYDrH+4tZqbplJWulcvWaLhqpzD0VG/M8CZ11K9e4RbmG6NtsPULWdVWFiMHamMA8yza/LxmMtjhNsK4rKsEqDyXdcCTphmMd
Y2E8hLDPG4imBBfaNAaVbJDrvN/lezBNyZknlmPHf/DRh8RnnE0QZxWfSlmXxinNk/IZhcdVn1LqRzVjsOeCv9Cy2IJHHxS/UKlusVR3XqnuAqVye5rHkCCG
PngvpVNFa68oCcdStlMHbKcOHn1g0js6+W1RubuHVf0WcXjKDyTYIL4U+i4bD+czesipaXTSMHm2afualGJW/wCajhb55JY3UitW/mcV382Clnh9+uUz7kIb
RK+rxTeNWtem0etq8Y2kmyCMVAVXg/Yi+0eRv/P+V2NXAtW9bcjqO3Ue20us4h7bi3+O7QV2WSRcAFnGU5c5TvYUSc4ee9CzwzP9ii0jZo96HB7xzNYdDWi6
knMxf+fczN85N/N32IMJLjEhDQkEX5yj0GpXGH3ecLlx7rYD4KjHnJT7U564SMu09g5b+HKhNn/SFaGET/MscPD4Gvs85unf5CiKEmI+8GPRxcqnRRc/KvSf
FLY2Ooi9VquW5mMi8+kH8Vr0OSjqptGyumlU1E2Dom5aBtw4VjctB5CcmzyRJj5rEPz7I61NKK3n9XY9L7ASF19r7NF2jtU0z6MtFw0hjiqeinjeaojNQutu
GO/IGRDKltC4zJPnzqOByscdz+AmJnIg1xMMseObPMHVrvXsnMya92b+3tSDD/rk/sP0nn/YrAHZWqdSD8RAxRAx+JYYnMnYPudbHWd8b0GJw31Po0UZ5OKj
kSzIFhcfnW4XDB4OWM1PpdSnwzA/QIRZgA3WTxbdSnJMSTu3NDDqcFrv5nw5PTg/1nDr1YX4XJUPk/SyhlKPxPUpyhTcm7EBZSunMnV9IyorKc+93SA7Q49R
8c89movOQnk0UUqdXWykb0US6MnEtP/292HbTL7rbXMepdD5qyl6s+7pbZZmNzrn7IbJS2JP8RLYUwyk/bh7sy+RyoEzfrllYCx0VGGXK14AvRpv+kjEXvbK
2skeMizWgZ0UvMRK24/3Mrcf+1q+JjLeBKNsyw+KGbJIFVtuLO9Thd8KrOtbwrqAA9Zd/XZp1VJR9vHq32pDenFcaFBHpzjbD6vSGkH2LEfutjM/j4RDOOyS
a2obvND6vysNzCdal8taYLbhy8vlaO3Bd6H1iM9L69Hddhqv+pTA+M7vQqEz2Wn3J3jRl3aYpNjaLsFuAWEOSjyRFmEppzmHIqlfDOaxxBqphLM09SMoKebM
SArwHwknaYqzp0+CQg7pFnrtf2QaiYHbG4s2C6OLTIk700Fkg2G+wEjjtJsSKd/dGbHLrTMK8yt3Js6c6/YhY86jneWTrU5Vsgnl5vKlzowGN17ClCRl2rVV
DcqZCBZcNUCjXlq8y+nmSCfBA1yN+cE8XdoT+rMteztj+UaqfW1U1ahPAUPGf3kyEoO/oPpoqBOLwJD0HnSkcHeYicfpGPRJ41AdQAO4AtM4hqDfFQj6HV+4
DNkHxnHMT9QYp7CqIr9LH0MzsDWRbT0/zLF6OW+So221vE/HhVXu956ZxVhAeT4ExmhMLStvtGqoMwZgEYhoaeNkmry6sMHGi7MZQxrnQRDzV+WobIOB9dsr
zPcwHvZl1A7a83Vx3NgAmerGm5WYFB74J35gLAuuY8kUp3T2DUpwJq/C8kEH9MYDJ+9WY1MpbqZjKiEBdezRBzrVyUqnIR5F6FLrMFQJeEE8ykm+rU4eOeDS
M9zGsfI2GffaTQveoN+3hUcLzi0tpOU08SPi1VaVCfDKS7BKS3CglxhmfkNWswK9Z4elQe1/Fu8oDXsSL/DUC13sVxanijUyC654oagBsUVFR/IlQ/IR1iRM
BGM0O49m96tkN9Frkk3vGDuFOWrAFYSzzfXzhMIluCqO9j3FgH/RYgAXbB8Be0RS3n6GDUBagPlbc1tu61Fu6V2ebsdj1FLQLx4yePRmw1xCUSQftE/nARjY
JZQWBnIhJ7wXYwZ2FOv8kTR0GLjVXhu6JMhBdEqSmNB6fsZo/jto8qmEiSmO16wqCfr/VylltT/BQ11QetQXKCqEJ5ICKjwUIaz+COFLYwOFSsVSl+thYf7q
lQV0NrJ/0u45lrIygt64u+MvpL5Z4OkFNDm9n6ZD/inlyQG3ym5TPYWQIsC86KJXHp5k2oX6pYfcykkruJboblMBv5B892fwQJRRVjOtjNl8kNUu1mz+p1HF
0wZrj9NgFfgyvBiU0QPDQlzyDnFEtZs/7nY/2WG9dftetmDHRkviQKdbZZ1uWruFDULQUFZfy0wuFr+D+FTqQouVxmOdBntSRHyG9nJXCpfO62lz5xgxNKjg
ISK1WESClTUuSkZQqtFKu6mAY98yG6FvmbYPpu0vwLR9y7R9DgrqybR9uW82Rxm/qjh65ENjnDuYSkjGgfNFi8GaVJBrvpsypvZeplXU7knsc47e51za59Jo
t7aP8XF67BQTlRATqAD7XZ29GdqlWlRDdEXWxaPYyDceFLWfb3wEdSg8Jk/VqGU0KEnveeGpEy8XTA0nVYGHO3z3eZo6reIE8a6B6dnxf6/pmT8rqq5NqU0i
S0a7MdtrPqYebx7IItOWgX01u7jkxf+9WPl4TPPJvX/xyXV7TS6NMqaXxw8GQDMzEFiT36kk4o7ndv3LNaXGJQW2QQnGhgsW2xFDsSNGRU8mGB/TGGoy7D4T
XjutPXokTexqhKdW3diXmmMyrDV4BsBkFuyDQ5gOf86H2LCDloq0iaelQrp6bVFVisCR3HTpl0yPxW/n8PVqi+ly0fcXc/PiOS1mF2pCiLd2S5dvaFN3I4/n
kt87rgiy8/ZsN/dliKd4vEqhwDEjP5jgYmvxpBbRNs39YSoD+JZ+Mh8x2S4rvE/XaJ+OOGqq7L9V/NVd7FdQa1VCfiMb8luoG2vQ7jVuixEuioWZIheiibOy
Lr7oR6LRn+8raF2oQJo5vYrLoGtdBt15LoNuyWUQ/s/n4RxYfvw83QCDc7kB/jAbPOe7v+WrJFjA3F3XwmCtm9LgeKdppvyaWHnEfG8400J1ay6VlwkWhbfS
GrOoQLOoGliUu1uwflx26yAW5Rb2H5iA/ILng5O8SufbRJiFx/hhyoG7UIBYC/DKK9w2hiuAQvVHlLuXZaa3H9SvRyzF1JPrYWZill6fwmKoZAy0zrY0znNd
UQDOpD86fFeSTmssEjDkULyPkhbchsCbdYDyE2FQYd7pGYegM04vJ4zRczthCDUm2t9YrNvwvwpUAv+rAL6Dtwrqyi3AXIL/VYB1hjyTtY2M4hQauz97X2F2
vizB9fnsVARtBehmLGutn+JQelcH43/Fuj581bg+bOqwD8GV4u6wHthROqE6dPiMF1GHN14ejhHmC4hbskSHkYpxGCm/spiPCEPUVkpxQnC96zRE5IW0yJ8V
Phb1ZLQm4CPucUqyoxbgMBLrMfqkGZnR1GVzvyvOz2F5DUWW71b4k5q6W8Tbcw55W4a8LkMesy9ncXSFXUsWwPiUPjZ0MeTir+5iv8LnpSFkVAUZcTv1NKDp
kc41ahrcu8kT0uSLpMlK3F21U0woTjGuOMCcMch1yf8Oyv5LZ4reryJqOMy6jaPFap95Ovw0dDRbGpYw6GSAMvemMjLdASgmxIju8/I1sHShhaWTfL8c0IMg
i/bXzFZLXzBjjuAWpbFwKdwtJ/SVe6NTgoYpsRI+NzmlYb1P9sSHXOP4ye3UaAUPEbep0VcSmwEtR5Kw1mkC625iexrwUxNTuo4JDdAKhrZ1g/esDlDZtNF/
Jg9bedqErWz0T3NUyA4EsnP8iN9+TjqHG6fd3PuzwrVoEsGexPUi2Gt+xXdu8Ewg4m0ccsiXt2J8HtFfdm70Z9zuOuGVOePmrqFcvqVKJcNaARMmAmIPAwZP
QHkPuaLbYWhERq6d2L5AC4uFOsBoZqHjjM2Szch7v+hpCCl2OPRvYOWJg9jiFszsgcA6+AbMwbnM4bBYaY/4YuNow2+3bmT8pv0CHuL6gq8VMOSFCoCEmsHv
8L692wXUQFLZBcKK8x+lRPrlLimo4kvONltQ6kzAg5xe2Ye/Mf+t7ysVXuFSBYgMdUwAkILfAPiWvqjzRV5vkjAsjgqSI57HO5oNoyi5aYaTZqUpTyA9RHfk
51guKe17HFNaZ83Ivg4dOzhAxOJrNTz2VfdwtFNuwZ8zOsKAYK6AZ7A/Jx/J4wX9OaMuf05P/DkBmTK5/tjJ7MB3/L0dDy4ttA3Qdn8SqF8nBd5FY4n4wp4g
YCoPXnogjnEBYtTaV+XCcd8TH2Mvuf375reCkhRUYW7ykKchvQrYuS6QGR2GNMsCxtLdAec2gMrRtKchS0Yuo/7Qg+EOfQpFzuUdfAxtyUMNQNTdtTcNsj1T
JlKgNWXu4JGb+BGOV8w+xMjCQeZzokUxZCIdu3MDZMLdKT2JoOiKUwAGRIOY39Npc/2xVxJB0NVJ+FPXEbGQHThwv7Q/dcaudvtl5XH5fys6DE6aiz2wwmVB
cMtYOAuSlbxQX+b26whChvObykamsv17MXcT836XQtvP663Zaf+diHNdwKkjjoRaBMKZnfZhweH0ianUHPvaxU639suglBh11nIMwRIfOx4EQInmMwzmePqG
hvPSDKkv2WoggUi0zlst8U9M2X+WdsVTjIUC5QxcXmqTATsxWR8VOaN0kskWg3JCY1OHYJ0HDv07mBpVbSfEANgS6BDFXpjzrGsxhxSXtc7Ygo0vjpTQywrC
ULFjov+KIUze0PBKxoP7+Xba4NNOXLAqAVYy5FQlvNXTaScsatuQVZRYmwPgVGI5pUbrQ9V7wtjj44Wv4fPOh0TOe8C/O7Jxc8JJLeGkGNgxopu4i3JybRAI
K63vHCOZPdTm6ybrZlsSidxpg7gKJNX8D+krR5nXD6vGQvSlIvgeiCIwp55apy+xoABMJ/0n0/DVLGo055Fjvegd1mWnSQq20q43VdvaSuMCu4nn2Up1Azqh
FpTn2Ur7xFYa57bSsEjV/bCV9hFBw5DQp8K7T6k+oefKEYFB7zfW0v6CtfTsi1sOH8FTRw64RwRfvODcw9V/W0ZR8Ap50fRpix8toj7IxrD4aaMHHO7zpZM8
4lpcVOUwojUjUvr3TN0sXwRBxwB2VfSvqTuV3QdRjnZ3vvJIGKkIZKnZ2XXSYUc/yE+JWiAvTt5ye70Vy1uxfis5vBCCa3wuBNf4/PC4Y4Pg6msE1xyLO7YI
rnEZixtRuBJvmCO48nIKCgiuGts6FsjXGJF0RksSsBxY6TtkEULnAbeyZPUHiHvwegZQtQtYXP8xPkTRKXHNh/MbQJS6nder52FQzZEhluq0TudFVpH6xfP+
Al7otXN7odfO7YVeg+2VlbUhlEhtsb3qVhS9tTnzx+g92fTd/0n5p2kHGrPaOZ2TSLvbdOf5cQXCT/l9hy1hYKiTH+DTl0CWhAbGWDl8kIIh40aWdzOE/Orj
hQq6y/isWfpaS9hlCyj7XCxOOOES3OW6gRg1lWwvOdD75nbJ00I4G7ZIUa3y6hUp8xTYWnwEa+PnPQ+x79k04FRMWMkYogpZjVXCBgQmtfJuahisY1ciBtKq
FQ9UVc9YWsuCa9k7mM1DJNy7tDNVqalZQLJdlHl8ewdaHAALuUJF1zjf045GUI9wHK4W32b/f1ls+g1XjEsRONUNyOEVIfQ4mpwmYvYTDoOhd2PaMaJHH+j4
7DuTsM1w0hHSj07hfqXDIZ8+nDkSqIST38vn+D96aj07tUUR0QT1FCcW08UJzyddnthXeRDfjPHOLxnvfMiKwW4G2adTWyCyYmBlxfhI8fCBswj+BUTvve4X
bo3SwGWPPAKnnLjohZoMiWLcnHv0428453lFbJ3W2cAX9cv01KnJ5lHrybDlsOmZZpJbDx85oum7q73cB1zwgVrsNZPTdCrEFoN/O+BGt/vUscOcg2kSPx5w
zY834EcaOI7uQqg7AHlwGB67O9uy99QxeqZ6/Rifzen9OPlUAbO7gARZgXYTHUWY2c8dNJyeeJhKtYpOuFjIT4jGk/XnYhESbboOuIfaRQqb8C7Cnwl+6W0H
9Uuj8tKgvNTWqABWP8rQpoBScSxEpmMhMgt4eV+ruiHAB7Qlg2nOQzCHqGY1tMd29pjQYSCANGfMvBBxtFjQMBlgzYr5IQLvqDB6AAom/mAVqpXsVZLR/orr
eTBQz4PoEd9Ei+7bV8IT5nduu17Dn9x2rb74CXPnJ8ydu8ydu8yde+hOdgRFog0IMuITHmKc3sZtOyS/wZOb+ZY8I08gWAq3/R6369WkXG4t/7FWKKrrtt/j
dj3uKqqqarRhZmcdGaZ1NzbCQonV/NVqocTibbDYUolx/mNcKKp4m8Tt8juRGah380Ad1AMVFwcqyguIwP5LBYT5j8X2F29Di1d6pyJdP0PdnnGvY1OOea+S
vwfiKL8X5D8GmUfNpMb49EHlH9YN97A7VTjJmUBoVLXeEYot5N/L7bZA2feuS6MpxUm5SX6YYnT/6btB9fQC5ErWpdJdHVf3amyIIkbxzlaTjc9TAkNH66ZG
h4/M38F+EjVUyhB2vAnWirEoDOdP3cbH7sy7fiytWUmEXoyu43VYw8/6JErlQ8TK4nvk9rUCtMsHH28HH0E0MiqW7VpoavFoIs/qKH1YL/m31M3OHvT3ZmcO
ovccIeZmL+DO2YPedXz4eeMZh84PvJvBgutmB+gG8ZV9tA3ScwfiGxt0WMgA1kejH/KqDq4dE/OJm0HmfxvteyQRvPW0c+0YMtGJTgS6RyIWTt+yI60hm0Vt
eyNx5v0H9ol8GiQEXNdgWCB3r/Av6IUjbS6KhR0GOsli8r6Ka8FRTju708go8LNNU7QTs+o2QlK+9XyoaiFrg8eDTyJHVUdE0cTAzhmZFAMqWutcJNJqRFwe
7l7AzTVPfdx6Y4qYZSUOibBa62yGMASLaIyP9eUgejywKQ+glzQjCygkOKdI3FP5EJNQkpbj36s6/j22gIe+3ITYlt9kQbOqQVo5m0UN2SyqQK6ktlSFAdHY
+CAiM0ijvQZp3A7SqKrdJLCIxUHivnYSPRiiA8KJPtJYGtHkN178pwpSd0XZxFTW9aM4tNY2eEi+GcNmUIO5AFgnV+E8CdzASA5TAWfVQL4hur87la1O79WS
XpE1vRFD5nDyRFgaeJD5cFqqmKuSutk8UU1kUj2J3zeAqbLz2hD+qgnhj2AYLabewH8XQCOP9eNk3yFWeNq9dkxycNHl9WPJBxip3DmV4/kIMbkWqTwwSOWc
YUWUkEEJqZxjj4ISUrk8O5YGJ1OECfHvbPQ44+y72kXmMcfqzbE+rErcBjGlyNrBSgoBdxORMEn+xT1HrpnrX1Kumd6Zw7gfbJtdasqwBdQU2n1Dqyk4eVug
zUllNUX7HT0Ty7BZ8N091UlTaaWnNslqe8CouV6fszCwLkS3B8qq/EFp3SJaJP2WfZzRTXIM+eRg8UA0P/2NnjXHAKhwjhsWD29i/aG5yeteedfTYU2kRJv4
xufEN6726MR+wtxZsKvAcpPH8pxO8Lu8N6XtdzcfFxkSg73UqZgIbMcvAKNyiFStFCKVErO6iSP1AQJfvXFMXK71Vxoanzfda1EPcUUx5eNE8vOcPV6XwuEf
EAKuFUMA6q/uxo4OiYSjR1GUSMGAFahyeqcqH6PZEbQKvDgeeEYJ8LFBTSHYmcdfMslxNiHZ8/IeetxD36rTjDkpKKQLcpKHIy8oeAm5uZdQkDWmJh87c/rg
4aNveWj9Rli4iOkV7tDRJyh9LeO1wGzWcSGzi/8Mx4aFd5Mowl5u2ZA+IURZDbL1EKe8CyY/8vyXP/KON372XZs3Os/CzesjX/7y8Xe88TPvesVG5xl8f/zs
mU+9442fftflGwFHTN+fO/P+w3/w1ndt3Oic5u9nzrzp8B+85V1XbHQex/cPP/+Fj3zr6GffSeU9xt+//IXj3zr6mXdSeY/g+++cffZT3zr66XdSeTP8/bln
3/+lT771nVTeQ/z9zLNv+tIn3/JOKg+YmpO//fznPvInRz/7MJV3jL9/+XPH/+ToZx6m8g7g+4fOPvOpPzn66YepvPvw9bln3v97n3zrw1TcXfh65pk3/d4n
3/IwlXYnff3g85/+yAePfvY4FXYbvn7508c/ePQzx6msW+nrb519+lMfPPrp41TUTnx97un3n/jkW49TUTvw9czTbzrxybccp6Iwbr/5/Cc+8o6jn32IitqE
r1/+xPF3HP3MQ1TUekzT2dOfesfRTz9ERU3g63On33/4k299iIpSMolvOvzJtzxERSHK4X62tE5p7yJaKtXJLzsH0njyXdCh37//JHHAqXWOc7UDp/6vRa9h
uYmeuUWQauAxkob06sls/T6iXHFFYAZvf8zWXsW5JLOhG3jDp4vrSgb9GJFBvAORNAmXqGwIpFNhwQD4doqTayOjmgrmGfgj3kErnDKUlUXgJSEHG1UYrYmt
+6FY96tH4PEm1n1oSSENLo7WVO2y7lfEug+1bW7dDxFKz9b9+CQxzOpJ4Vf6OB3JVg4EHhVqDJ4zbmkDvy53M7Q+ILw7sTsFdsWHmNdwVorYZNnBfpStVw7n
kPZR0sugbxEG5ch+hndlP+MsILyfyaaj/OQ3/qMS40kToZcQHrpwYrxKMTFeKHb4tqgRKsI6VeVaFkkrUyzg270LHi7nzH/n2/x3/hLy3x0r51zL9TfIuZZ5
AnetyVV53TnXQtbZYE+WjGuezpOFHVDnXGMljE225plka5LVr0gwN+eab+0pIFpwD2nQdDwYorx9/YxxFUL5fUdy+wj9wmrsFRyzATEW9zQF0Tjw9CRb3SJU
rmucSzMW+eDJk7Xp2YPaT12A8VzbYuUkFzmaZtEek8+cbVNwbYIwlkAdrxfBfqPY6xW7VgqMmOcX0y/jQEVYl4oetw5dFIfT7n4BefX2u3RtTni+3RZNCuxe
GPQ9celJ/N6L3B337GPNcNshsdoPkqQSRnG12ehjh7G/cBk3il0beYn+hSseY9rbsT13SHJjtRMeCaYYuv1nb5bbLbmdkoy2nPZc20Z4m4ymofY3Ec9NTu/N
kJriDbQPjn8KWdruv45RtUgE2qeifdsFEDeS3/FDLIvb0cgE+pWIf/GKv8gtv8fDIf8SlH7hWxV7y7Se+q5xBraWc5E7kovc5CBPq1mFsRaccgpyYnP0DynI
7Si+96D2Ct2aSjYvnU6ZhdiYDRMsM7KxpwpTT5y5C72d4mEoSisQqDAfDmy7k5/8jX+Y++WP/tFfbtnotXl9O2zGuMkUGS2pyEiK5CjUSS7wzf/juUKRxKUc
W6TTs0jxQnakIM5CO/k/nvt9tO6bKMjY/91m0Oe4Xl8iyuWYJ1S7Upu5qPeZaXEWnBa3PC0wmkWcGt4tzQuEe/q3wLx0JFMGsgb693TobMvQUqHEBwXoDNwO
3TyfLkYtQV3hjZw7Y8E545JlpmjU6PA+lSehrc1u9hxjPo6L278ZCCWLb4FBkHFjP2vxY4eAwU3MHuLYY5VFvF5lz6VzfCGrbm0zFuLkIT47b0Tzyg0bVflA
veegsNhYRBVIUsVGSj95i9UHZggVB6Wh84oRGiHe8T3qVbELtodnt8zkfeXOFHtX/Kn9Xfbz6XP0swlGu6nIZ2l/3lRkszjftE/xflVgofT6nSnTZJT99Td/
cio7882fvN7qCQpsKn5J6wFmi4pdD3GJaGMsYZZxxLKTascJPiq5ZlGwP6OzxpEVYfmIcru4WI+yLesiab2GNUC7vIfatBgcs2JDrwU9TO0PS7QYDCDZZcXx
3L8XQ3qZHtK1zuswOhPerR2nOMDvNu7PAqA4JznqddkzUnY9gbqhLluYdBy7m0khu0ACWbP9B1rW0oXDuZPJmSm51+sVuS2vZy8cPHSgm4YsGyhSYKWe6H0X
0htvkxXJaE63eN2EvWoL5bZubEVGQjc1ls7miis/e+igoUQ3e+MlN/aiPGbjjNrGtAJxauF1WpnPfSqFpVvp5j6VrqHoFtHsXhNkj5klWOm5BOl0pIcv1JE6
NTN+EEZoEAeLJFGv5qM7CCRSiZPjsY5KY71EwmAxhB7noXJ7Pa7TnNmpiUokGqq48D2UpXcelMV56ntRldubumKdNqXetRh4UBqos9GrzobcLgCclNZaWmUa
y+lI4BNBOOYOW6RAQmnNppu/ndMDWeLYpYFON5idQtxsSk42C4gksr1riatiPWx4A48W2cBL/IrROUC8yfwzg6qaccweOrQIRaZNBtA9peqP3p+2cFZXrZNs
tb+uUWWr79s/y8eopi6vXhK66TRfxxKNeyxI+PRWVBOj2lb1xzt9dhw7/XRIHRDrjUrKs7DQVqIlXv1kaUtJbu4h+iJWSiULbyla6JW9xFVYVQlrRZzSnhIa
KSvfU5zz2FNcBAP3z6i+E9hZ9I5ihSynuLH059JCp3/eXA3A/Dig6myfa5bXSMgnc332qUNPZOTH89gw9OFcL+zIrENtw0kBAXS+pxIMVtxzblisX0j8NZPj
GvHXMTu9YTccjFSamMRu9iz+housnlBmpgpXum7xVy+jkF0udWxLoiLNqSv24MmyUDb71vDmRmDCEhYfXlA3OFH2TW++uPBNr3zSfeebZHWx27Cp8nyYXQMv
sEt9g5efmbl5K1C1ibJG99BBag1RLoOKBNBJ66QTICBOlFXtVW9VbtuNpQcH1Ez3kTebPNL2qOmWGJ9jGZ877xUJTtRHS9W/mc9/S2wVUuAWyNqyRUEQi2Ub
HFT9s50+ohwRHJbG95fAwuf3pMS5+5GWa25mAf6d6DXO3kxOod0O6O76/HwK/fAgcYwCh4A+y0x5ohr5c01zVGjkZ4bTvtFGVUSD9kdDFX/a3R/Rv6Sg3PJz
SF5hL0GZcTsLbJ9heRjD8jBySq94we2T4RQcvYb9IuuOSkPPjDkqMeber5opYF2ACouDDy81dAp50TOBdsxbxTKq0370oJlL9DZ3cqlIOj88cooFjLpKrmdu
xCrMCvAniaMQO3M7DR8OIg00ADwsVFW4ZkJ09kWvcR81AyPX3LVdgvuZNanmZlibOsZVVHZ52MMAzwKPTyqTfmiopEwCDf3Z4vyanjTLvTcVPeZvcHNbSqyt
FdmtobelFQH3O6KsFm4OZD3yXy/2n7j0pINoUwywRbjMsC5njU9UgYx08BEcwlduyQd4bIfFll1tLKPf+RzWr4bYquwLhpwDLVnC8QgqQFFNDJp9P9K+7yYY
tEkDPJy5ezFqe69tOBKfAH36sM4EFKvBHY1h4gKAFiKGOITX+qSpVA5i8QfhkQeuozds5u9UN3KwqkB74GOifKdATvfhdZgq0yqsnQ7bQfVQDMI0TDXvpmmI
d9zdGEBiWPxQl7yVdWApIG/loOJwW5XsGEuH0NIhpJgTrDJpoowY+wzmA0wtA6LBMG+e1caYVyAtHjM7YpkB7Efri2QWa0JDhC5GK0ZVsUznEMshQ+KkP8gO
V3oTkhXcsCu4wTU9xnPTSGRn4qkJ5JV5G0DQ4yUYGWLey9JI9gEaUvYHqapB0ek7stsNTnVGYENls34ReiYLrmejeiBERxzjNoSCp8OYiGp2O38ZVMO701E9
7tXszuITe/InqngiHWwg0x8VNYwfhvDUMOw/y9TQ7nRYLaNChmnYaDqrapieUlW6M6KG1Sj7Yuh+8MuD9uVhkARVQo+OUlvvB/YFqhsTBKgAGmVGXYDOl14a
4RaqKhpFL3UGaTOA60UTg9argiFUMKyGqANDjZZtxiCeGsVTg9KHUTQDfWiDVndQswenaGjQsD41Ch8lt7t9nOOL+EvY3b5BtG8Yg9YZIqpB+0Jbc9W2D/s2
xhY1Y6xo3VF98KDikKKqCm6GkySy1fObQ2yKk1NQaTz1Le7vIH8BimId28Fvmu0ALGY5VRDQ4UUJwaZVeIEOgaIC+gjE6lS9qVFj6mdmixjf3TQYoM/fOihZ
fJk4q5l3I7NkWuBY6zoMgAdkFPxeKG+YqSjSLWwwoeL+IMLHvba+zxHK8WItF3dJsYnahafXzQfNuuH5kRV3c8OjX4cL60YbX2lZ+PTLICIKgJCggt3sx1Pq
IY8/uomgAuc8/zPCBvKHsnWVukCtaRkRhCWcIBdNm4LDwAw3EHYPdhQwyxf3SpYrVPMNYMPiplQDe6oZph9yVi8zB5F4i/De1jB7P+/IeLAQs0HDkgqACUgt
MC/GurrXd2pmpw2Rh5o3E2UcBgN4JFVEEogRiRHyz1SQzyMIf3je8Jvnkivw+pTs+rEWVJr4IgOVGH8jOxUFOxutIhAoR4zcLf4wN8DFRhyA7mYfMHjIiPsP
Nh4vl2Cs+09FIySz80+MeBJ2/uH4Lf31hjHwfnb+gbBV0Wq2I6LDoR4J7G4lMUj8pmPcHTb3EqHFWqjHCx86aKDk9SkBbURE/d0NJJoJrKNZWVrtSWGqSuJb
YkjMSZ78jzLnF0cFZwEBND4foz7TKuz6ytd2/Yo4mobliEajrWb6PKd1P7TW/XAJ1v0JhksxGdmcUq/g7vWPJujrGS/w2Xzs75fwsVi2Xc8gXqBX8GjLVzun
ciTWS3ySlleVnscpLfOv79Sz23BKZKGYRAnFi6dRdK/i8AUcBV3WCVSpKhADdH0sP8+yBkbeJBG3OXtijhiAm915rUTk1lgioNc8Q0fwLVjjjS786l3XNlwL
3SUvu8VXFV4tPH8fu9OpxkyLjnQ8b/rBifzBmY6IWuwbHmuNcizk/bOu5017+7Oz78eQP8BQCe9ksY0o5x9wMw1kcAMRuURS1oeZ7ew+wYMRzqXRcT3sW3+A
TxYs5RM7bL9JFNInYPadPa7cOwA6ovKD2wwbDpO72e92s78JRsTN/nr4g2/2J8DkNvsw0bmbGf8nEkEyZud7KHui2dSbm0GsvYruGEuhQw53jW32lX3KV3iA
fevpgQh38UA7qXLU4lXO1mScVmV2WtRZGTzOvy1qLxc/9jkIfXKnGLr9RXfvWHJhyW+jJ3dK1hq/itPsTOpky5Xzn+ikey82POUjPm9v5lw3Jd2/HC5ED2kX
IhO8u6gXUcReK7uSAwbNpttjNzyXx254/h672bPvOXTAsfHFS3fcDXs47gJC0nM2et3xxcJtrONuyJX81sKOux+OPGLA+/OlS5tUFv8EfFOVy1eR4NVEOqbt
Q9r6eR9zPtkFJTwKTeNgb7pJHzj2OLAqAphT6+PYz7XG2gblo3RWaUVgrZxXUxQwN8uXaxlNBcpZuKG6/BsOZagOQb+oxBe8IRCwb4BlBHnI55/ppfvMeORl
wUIZQgfu2rcYSCo0+DkymIKJzfILW2fojJbgjFZXVXxIMnFzVGPaocOzoFDX+cCphyPhMLdE4lrk9wb/zqMIjSYPZpWoRHJ3hsWxxjIBBpoeHDReXIgxqMz7
r2dNbicSteT8MfbYysJjzHk5zRg7GGMGF2LXZ4wxfqO596f06JGAwgMowxwsYZhZqEGS6bxUgwnV4+VYXjY0a4hQD68MdnmUudUdycyb1ujtZLuIeVQq7jeQ
BlfWgk/7ViKOQpgPVetwiO194OeiC+DxDjhygRMgLoUo3RJRyq/wGeVxiJRc6QHzzo8u9UjxYus5UojsECr5/gA4CEc5XwCHrre6ARxGigw/1x/8PwiC4gXP
h/NdD49Czd7Bfot5Z3LLi99leVl7o8CqFc0ufjZCd0bY7ALXRKJ3UY6yX6JAgAFozGQ31htCJRu5VkcuBLI0OPLWtXpcYBHxumM2aUS7i7bOccZdZMKT3H0c
sOBg42G5peAHyRA1HkfJiGCu1UOewd9Q/o3ieyfqoV6t136tiCLB5ouEgjhZRJvpUO1yp7Aahlk91QkknM+HLO8sEPvc696vubyRZ6fZCxNi+mlfTDc0yqd9
YYET3if8JbtpunCv/YQv/T/t4+2n/Y4v5XzaX7L5jnMsf9qX8p6mT0ZJQ1OMXR3FWT/PN/CaWEI/zqv+Qj9M/Z8u1P+5vP6ney/KYNFFGfCivMsuyrt6Lkqv
AAlZWm7yIr917kW6YCltKaVtFm0vMin7DJ99j/EZfpIfWyMjHsyTIF0rQboiQbrJM4EbTBdlpraVmeiKHSplHwfC32mRv4i2A9nAZfNmMfFme9DHrsd7Httf
eDuLlcSl0gm9CkHBbnX+tXzujJBhUmRFHxmBWO2hB8bh1PX5QFU71hakxcOoq3mRbZ5MhkAqxizHudCWcKt9GeQqi0R3TaURmh2bZlfR7Eh8s3j24+K8xXlz
YosAq6oiE0XFJ/OGJ6Y1keyXEHXMXt1m4caI3tfr9Lce+sFCUS6EOCbCzC1srfEUb6x2wDjiTI8mH4lNBJzPLcwL05WkHtO6REjhypVa3KXUIi/yWwvSa697
dwD2Af1gGrkD8Z1U/R1jbLjl4weclt1WYnvCi9HHWdORF+9Io7GO5CGNxopymPFl9JJf8v89T0YP6pPR086ebuil8z8aURPa//0g+/HZs9HTjhyO8GklTSPj
MaQX6k6dopjHZ4wdXJW+CnUVxKA/5oiE7dKVMGhb1+PTUhc+uS55y138rXkt7H1eG3VsMeBKphhXzuMejtx8xYfvXuTzJiBJuffPDwnxOEl3jmBaRJJiUdbt
hRXj2sSuLLi6vbBi3F6JXSW+BIh3gtxNU2CSpuiTa9j+BKsqBchZxTkUdf6o+dEzAFH2N53OvJAL8vxRj9GGBVGPhUsh6U6hxW86xApFiZcROPsYAAZeUoiH
kZl0ks94blwQKT0TewLlps9ylm+BomhVY0/xgbBbsp6xD1gAxiwpECoqmFrrtGmd/peprMLkna2TU4u6rhEnOsKXfWZM2TCGTME8BDCA7K/fI0rRgHv0N7w5
eGudFo7ZQeZPaTP/zfy1X1YF7wQxTvs+tyGkDQtYDZdexw3YO4WfKmxzxe1110lcBhoCEKFsH9T5giCvxCZbj3KDBhRZsI0E2rlD0CW8fEB9FexI3mGB4sK1
zpXCtRBYl50RzBfASHtGli6Bg09461mj+yLHhesYpwnvMkBsxTDEuALsDEs7jH0hK/ZQNuQTDcmBBIKAdYgxECErcbXkC6d9o/YLBIxZrANitA05N4sguQWS
yrfCQEm/rIGSWJv2orsBDuqTzkZxRr/aham4cpUDtaV/lVNXLMHHeRAfEHKSWd+H4tc3C37GK8CFZ5dBke+3/+yggFdnlyGqrP3VkvXZ/Mz0sh5413zzawdt
GmjWPaeBxPd9mlhlFTtedWq14yAy18fkvZrhrb1go7cTxyN5EAjX7OUQHt/2M7/3C6tOXf9bt9zBxWjUWdZoZJ/XoYNn2DPr847Bqx6cypZnj7794AEg4x46
8DOIptSP+e0/F6FGF8RP61m35QHGu1je+qnsi6cf//Uo+7tP/OI7ouzAM74uUfC+dYn0GGM+07EXPg2rOWAp4JxiOONMeKOYKE/SGJL8s5EPPdFGDuJwNUzW
jGdIN0yuKEDCeSVIOM8a6xkOrn3moMFw21TAgeNtOSjgwAUFHDiR8PIX/8j1vP38ridJ6LCNr/EBG08fiinPa39eFr1OUydKxL+w94Qbcio6XG0C+DGrgmFr
2YwoXRVsdtD5aIPAvr6kEl0p0ZUSHSnR3ewzRAMU2rr8b7m0o1kCP+DOI/CgTOBBF4Gbn0Eal+e/pxWWKrL1pVcgCFkCUmX6IQmomX35xAFDj5kAANJTgSEe
WgHQMq7mYDf6GJScvRPeuBBNLEQTCdGEZaI5YKHYK8m3gsCdrux3p/39OShkUPAEc41NYX3Ggrm77dDTn/qJ9f/vL2+Z0z9s+oGZ1Dgebvq9GfYHu2356z/0
zJNzSIcEOYrubL3l3zr/8tTcTBrPkKQZz6bRLIOkRrOzM2KJeNnPLjvxu3gAaHr8wQ+5bF/ghz52vVr18OGf/sjcDKy9T57M/L2Cs6jzOoC23887ZwBSrOID
+T7Ya7eWqGruDhqreC51CzECyWxamUOL5qiLffy/g9TFH+X//f5TM6D/OUS4brvyD17z3i+t+INXzW1bPuPS/y99amZuBnvcXEoHu23Vn3hk4Nr+r75ybtuX
t/3jf9r+1df+V/zobrvh1Pq7/uCHv37N3LaVj1/xtW99bepJeg3/0QxWOo28aZVZlczyKyN7Pja852Oveco0471bpKjXvfu+D998/8//V9OCf30VWoDKf2X/
6Ufu2fz+J+e2PfTsC9949n91XoVxkwovfSXXB+Pu3CxNUycHUaqxgAYwpodxPHwYVnQ2gnMuIroZ4SbdwM8V+pkNxfRUJN/5FwGqEENRjOVl7UUN9jiycJbJ
i0Hg70cAarBf0xjswMdTuFMGsB89mUaT0/snv/Mi/y96jYomXzT/c2xW6/v2m7vfeNHBM86P7KOFpUfyhWn4iCnnDXyMct+g5Rrrnnjxj29v5HFa0BiZL7fe
0eBU2zBjxe2HBbk1O3Sfwp8bxnaXqKj9Lp3/J7d4ViU+aw4OeHMprAN0zeRTm2G/OGJvs0Rw8F9X4ezMDJqJ1z3HmcmIFOEPNosnuAR847KQ6HyOXp2ZmeFS
3cI7LO7SO84s14RvXKfiEmr8jjuTOjNoA2tz0IY62kA7PtqAZiV0kYYzdmFol0733amji0prswiueRjW09m0OsuZJ9EkvE230MFyb7gR1DJ6nNvv0h/uIrdT
WkY9dbllVZU8DIbBw6NLnOFUVFU8iKJnTswgppUW94mWGfSz0/YCJDSjAvv99WN5tA99kTQLH6gI17u/qIrVXC8nHw5HAuU4QkcOCDWE0v94GvOvTCEqvGPM
1vAGS1NObgU/u8Xeo3eLrank/LX4LnSuRYJS7pPGF1VVSnNTuHHXFXMmmgdGVsO277s9TcbsjN71asxAVHglUvQzk5Oq2Lcei3bxW3nhr0bheNI8sXlu13at
NnaeLC1PffXPLzo/Cp/QXkv3hRedH2O7eXhCzv5U0wmoY2qT0/9XwxMLVEW55cq2ja7dhm1kS8fdFr1u8IqL3/f2a2hw7DsSFJePNTbcP3yz3g9i2Q9IfpcX
oDbKh5hv/iiDqz6sy569hoiO+qu/PTGD3YiGd9b+TgRJbXxYN6u6FUvCNd9O6+fdWfu7XbiqQhdYa+IMT7RPdC5U7RKRv08izXJPmOTguQzMO76XapRHtBpl
0/dIi/L1Li3KJlFRbJpvYf7bhS3M3/53tbG/cFKGwPve2Nh1TiI7AoGMQLCgFsm7p6xCwh1YB+uiR5KrcJEa9ksN+8u6oyW0pffo/7HrRgVeaWDDQ0Gwp8E5
dkiDbTsGRhzoSJnLTmX4YCBuGu5Q+1lBDeztGFPebhzZ6bwCdKgabu7uwFTlsf7YQ/cTxR9VfHgCI+UzsF6nbiC6fKgD6Nyt6nQBL/BM8gIYg4SKJbdcEUuk
l1prp+tP42wvHYAGJZDTETQGN2lUr0DoSqtIBGvuOu6sL8cmMZkwLs0p361Mc0koNFsrmbvsKSBbk99YnkhSv4OS44Xf6cLgyF5Wel80VfoV851fyzQmrovw
i4ChhAINbQdrGZf1Fae7Mb/vdBXP59zF28zWtmIjuE26VhiO2MdO+UADYxhHXwbU1b5q17P3XwTAQVccnaipezvsnAkMGEnb10MbWAhj1RkgUafoZypaPxNJ
YiXaAK7CROGgVxcctVhQLgONPmN8Dd/reZUcE+UZxx4Cswd/F3bXo7mDlnaAg6LnBjZSgqorgEjUToawzL7rd2044y/wZSQpOdF2pJQKGPqJfRO+ZeGPfaRt
5bS1GWOqsUoBFlHwovqUNpTz3UF9d9DehZZkvWhJBjd6V7JjH4QCPE61/INw2LVOLPoB2CoZkR7Kl1NHnhInUDaAtP/xoE6vwTm99JJnv7VhHF8vN9rjy43y
+F2u5dFFq9+mPSkSJBUsfyHU4PhWYYW4p90cTKFeoVCdAEy/wE9rhuaKMnzBNzbJG5uMJW/pCpLnrZ7j/f73ZeMFkw/n7zqPnSx7dmFZzd91wnm7jlfedUIx
mOacPphiPr/Oda52rY+S9m7J/ROKuxBv3OwoNc+UEVtTRiwzt9Tq7pPq7stnMBSb7Pk2tPcWdZ66rHyOe+0D/xlcmzXonhAMTxvglgKazEBGv8K4jXBS6vgm
XRiUmgyAwBuEz2rqnQJNXf1BsECNJbqjJQppn/0UwMOoJf8aVyJBZro/50Fe7iXy2J847V/hRYmNewLgU9h7f1X8JCbdjf4matKZS8UkOMF+xQGrqz3ZSbCn
FowzFcDg0SK8ieFQR6f4JXFJTmFGZS+n1Wx9pPvs8LWandw23sgVf5KFa3e1P8pOfGyXBs1zHrWY9VC+QIsDF3iSeAk1hMRwJpsqm6Sf9qYmaRxRLEp8J5+m
a4oLedpDwvH9aaxxFxF6cYugoDPCtfCq2qS7vxPrm9rRzpPQpipwN632n55XNU6sU2GsZ+LSDa/QNW4tjU9FsuAAujr7BEQOnfiQR/SifMT5MBNzTm++2uhP
ACgbaJCFmINqdsENrPinC/Zmzt4gjsATUxzmQlJdByn5YB/3ZCBi4sdH0niyciCtoUm1yZ++n8YBOr5C5xi6h4sJMSvg01UV70TkE6eUqO5gxOEAlgEgDtN1
BRtOVbbaeCpvAw2GWJa5/pTrp7pG87mP9NzzL3wnMNQgTSj8zmy0QBwxxDpEfe7O6aMt9FET14s/864FNr928IFzcjbjakqvZo/ryzSyx8ct7IkAgsfHgQMz
//3pM09/6WenkeWTbzz4ux/9s1NnGxv9B+X7I88/8IE/+k16/ph8P/Kd9/3VF/s2+gfk68Pv+9sPfMlFqlB8+/rh3/yr4Y3+Xfhy+g+/deSEt9G/E19mfuG9
b12x0b8N18/85e/9A92/FddPf2Bm1UZ/Jy5/4X9+wUdCV7r8+J+vQ05Xujr1NwGWZnXy9JFXbvTX08XMW0NAM1cnH/ysg5SD1cnnImSCAcIkUsFUJ2lo4lwd
UM9iXjR05phS9dwFK2WPRMweTeHj8BGD5qq6wXuIxRUWdX5BX5Lww+IIzdgz3jwU5dlKBahwFU7rbfiFxlyxmQ5o7gRQnbcrST0P5N80zn50CnlyHNzODtDK
z9ZeC/eAUINOJoxL6ZoQU0mgwsZGFaOAGnHJNBE+yWG+k7X7VXIKKY73cwCsq1OeUK1In+TuThsMriuouk1769W0Xl25VePiXiZGQqDMo3ZbM9dbqtVdoFaJ
+qrtTpsAoXVVUzWmOg1uiWZLHjZJLu+vqajfd2SQXGOaq/EDULSiq0k+VmK8rKmERkvGqKXO3cpWsZWtYitrKt6d7b/e+AJpiNrWpKhREZR1stMG08xvEWG0
Tu7utBOSXoJOnwEedjp99K+dqEY2cANnWsa9mpav+9G66/jkGe1TffsA/ck4oAkgQOuqQX1qMupGv+QerSfdJWDz62dbJATwQQH+hoyeiIxeZxkdG70FpP+8
F3Aavv1FvwNzFIXFDH8GdytBH8iN28SCct7Rfg1vdsNT2WU3sreeRu317qaTpwmujVX0UdbjakhXIoUTEpEM7TkTokhL7HJA/Gsqe3Pl+gaQgD3dQb9ewXxG
k9jOAkwiSWespQrZKOKxeupTb+ZDU4fPxQGcZ3CCdmF6ZgGd5HiTL+opDsZ9slwijmgFpHJJU1A7wnPhI9kqW6uTPLWJn595Csfh5KNNvw+Sh5E6HszNX1pA
Dcx5pyLosywAC6AQWh6z4CXW9700y/olVSGSqEiYTzGyhzdmvXjElm8XDrS+iIFNsHISEq3DxOCIV3DMS3awSkBv3o5g6S8dxCIoRDHrkBolB9h/koN3ImFU
dVTZkBfqWPn3qjoIpglJsjHvFdWQjKt13uMaLK6r2r4N3jg9nIDOGwjMHKSPKujc1b0DiE6o47N0SBZyVgAggp38WSRPdljDNea3ytATIbfgn03U6B44s094
d3Y4APN2WoT0cZvpwZK6zKMcmS534atF87sc6SSz3GUXvRyHuQ6ddbF+kWeXhqXNvgf5cuSIOG7JYCeRlOtVuT+aciLz8ZTP0py744su7X3ruRtVZqpVeE70
mGm/NNNYZ0xkWJJ6zwFhMamB/boOMZRepYc9S6+US69o/ZLkv8a48bSgzno+LdkbstereIyqOHUGBuAYiTZpVl6H2MAIV7d2+EB4i8zdTk4LJlTQiRIDMB9h
Z0Mw8N2yOARbZakAKT5jzrhsbHULOZaQwDyNTBp0JY9EhcTyviSW9yWxvI/E8omk21ovD9Otbfizg196myHETfLSlfLS+k6OVYUxgyR4tftTxHfrVzk/iW9X
OffJge4euknkchfTOCzeZ9Hw9tM6Y4XJseevc38KEuVa5ydpj6eP+2AKn/Duoa2QPu7qtIu8H+TOkBgB+tEnIBf4MpFySN1loLT+a9OBBjAhkOwGrsB3q/4p
MC4FoKb+G8ZIdmVOWsyFytAyETb0erbuBwFC/yjty+kgY2wNniRZBBhbRBD6/CeOPQ1x7GlwPhCGGAL+HYmDnJtT8wDEohD/Q076PHBwWnt4SvPVkhHeAn1I
HmDHuk5+R+Ja+5GQrk/go6HJs7Bia0Vu4vjieDe3/m44oPmqJhPY5AlUIU+gaskEtmkCs68ggO/Ax/3yHGqYbwQFg13ETM+iDWMK+iVDQW38GUyZjEbhWVSi
BGIRhhL4Puac5x9/7uOSXtCeyPpFuvMvpuwAh3fWUrMSjGhVE6c1w3WGeOGxckhUYxE23yFQ/oPWdWIol5z/ySQLl3iGiuDrujezy1pRJVSBSohVP6wSCpPs
LbPsJihhEfp+GmrX8bL+J3ccZLgkTwKIWf1TyXOU7zU2Oc4u4cg2YfyYTQAV3bTBNvEUx03p71p3Fkrhksde0i+ICt4TL32dTIg+KiZAaQll3iVl3qXLzEOb
Ku1/FQvRgtV7WuHjFRU+hVwc0Diztx3GvqpYSq8Kurgc8z3ONLGkiA1HBlj7CtoU9ZBrGJec9vS6mfy/9HxJDi3+duF3mUA1Oq8Eqgu7wqp5iVFd7azaMwWq
JBxf6Fd2KJTErNrJdjJBmOGp7nSsMWctnow47F1Vr3YBgErcYZl4Fo6KZ+GgDDDggFvsyK6QxwDpPO4+pXzOuqjiI8gZ+AGXE3LO80tSAXDUR43XD3temSNA
WwKl67B3wOsH28ZfiutexCH8nO8Br/wbyzEuk5+MUSB6LKbYu2m2RWCOT2aSKyh1x4QSYnB4zonEzqS5X8triwpmHsVe1FZKbS3xNKxGp5soj68YxIqv6hwu
kvxTZYHEvexuHb0kd+t4Ce7W3Ul6TZ6tU2m12+FaaFfSCPd0pI5OcQBs1ZJnDRTklBL67mwUHGrLnbGLaEle5HYRvRR/ck/nH3W6myKJgF3eFZxTRyR5h2vT
/xauCo/o5phHvPmPJJIBeFTyATP83Uk+7isSvycPfptGRlWJ5lxON8Zpgv32AckhxTyC9u7tHU+EXq+QMrnnCDsLzI8L31btjeEVEyqLX7pXTKjMGhZwVeQY
SWuT6jW2oTVpKLfFtFKmTLeSFQKeMTOZJOjfFr12Me+x8pKzwf996L4n1ZvBoe//W3pg1sEpndzT0vtLnBHvXDMirudx6lljkqgZOBtFwiYtPPudvHkF0lso
6KFIj0JxEe0SxYLwEPGutsg99oCZ29L4La/94kFNNW2849mDpmMEpsgeNE3m6QVeFZx/Dg2kU0M7ERUbirncadPUFIhQrxaZiny1SLQj06GbSxMFinOTdzci
UBzsMN50mHuIqSWGuPw7sim911PP58WzROeIZ4ksJ7fpNyXtbcegCuIcpGORx8uxyPX5KLCSoLBeCkcWJK/aDQhHrmTjEOBfNKl4x8VbFE1JG6q6M22O0emN
yb3NUkanj+iAxIKacu7u9Kum9AT+4dft6wwUCHhQJafSIb2oaDjyZdUZngyorKuPTbqHj3ZGVO3Rzuhkq3SEC3vM2jnmzyQRzSfu3FOYlE9ktvqm2Aknnc4y
aExL7FuN0s1+OueGJmup/sE8XXw2n10qdZmqnRIp6gEaDfeWwi62eH+/J2PwXYyLijvLqJF9RM1qhGaufviH9gL4VxB2hOXhRPQXbCNcBowGyBMDJfpWLQxN
TS1DFvC0/mo67vTt3N4ICjqBUKeEbXKavcKrvI7c7j10uHt1cbAyt+STBsHVET/0Nuar3Jy2NKfOx+t6QVryek6g8vB8RQ2B7VbUIMxkfKDKC6jZqf4PpmKo
KXrNTMzhuN1b2fy+ZvdjqR9Ll3FG9lhnZF+GjOy13ZLst0YfnJG9ZjKyi6UXmkaGrcZTnURArOvpcuZF2EmWYydJGLisB+eJJ4Mj0PFDZYmP2hS0UdBTJqV5
zuvhHcsz9YR2xwpRj7dQPeIhiCO77FgMuFoO3utJBPnVssLonhWss33GIyV3HoEDVHZ2zoAulDQHgfUcCeRgK3BSBiKkYnNe6sO3tsLmOS9VkKRd+GBSlU0E
iQ2plxMF8k9lb9So/w/AQVAe41iqZDvnnZfYYs7XpIGttrOjidv3gM3VtVzgPrXXha/Bz7oqm7KAA9pIITleHcEuXcJJzJ77PZOA1mQjq5hsZPrc/xvdh7E4
T4emj8ravaIgGAR2SRauOHdqLxEhwKavY1s8+56Xv+f2es/V74Hj1OYd2qqn0gTiq0bru1fQ1Y2EEJhzML18CoZNldiDmv1NgNGw2/olEbbrMQ7Q5wC/nEvG
khg4ZqBmkU561R1ABoAbB3sMQiPPvgM+B8wHQh/s5q2pVlOGzmyY577rngQ5uWlXN5IbEkEzNee1wlXhET38D9nhn/cIjgl1SMqxSjZySBmyP6eM8ceJSgLA
+jHUZSU3X7hsviskmtXN1zG1giZk1RI9rjCsbz7I7CBzO1WYG1nnkqeJpdqtXqIb3u85FtuOWXi/txzSi3gB1I76nsVQO+p7gNpxj0XtuKcnGJDF29C+XhZv
Q17kt84NDrRgKXUppW58/Y54C+RQjs/ltxefn7d4bHIo1/d0e4rHlvPGZU/xeKE0ylBt/9yhsrN8XQijbgjD5lFWlb5DeTrDbpc4dtP8vaQCfw6cZYLphc/Q
9piA45uwGL4yCkBJpsfB7LHN/B5CCdcWmNqMWJA7tSetSkbzUDTAiGm3Gc1DHcsu+gMgjyLWwjxl0r6XW5LLOZij5l42FywXtDYG1aRCl6U1doRgKK9pLST5
2f18Bd7xU6AV2N2ye/mqCQMS/CxC2B/buRS11hlN+wy3bqP4dg/OzGIeiLLdU0Rqw9+qX/UXUseHV7jL6cjCp9h+mH9lhMUiaVlsW/Xptd3PfB+C8PbifYCx
cl55USPAFDg5/cDkpqNqAPy4/9EjNrrmwPxCQ9WCPjaEnLMMx/qrOBq2AX1sqJpipIVjCx3i4ntUdR9A4e/ZZ+bnDw8ITnDVtCVmjHWGLtYbcqzV64hfZvPN
oJhvhvSeVVWDasiU97TeJaaBQu9nF/Oc6ongbvPMtrtntrnozLZkZmsys3E+q/WmHzhuwG3kHWie7Zg9OximdQFJmdqu5XYfnX+Jk0x7hZ3ktkxyfXvxPgiI
JlnyFqr2UiYZXjr5ui1UEcLQiimPZMo9nnKwCUw5VPCTSJgR4VBBbfa0XgxllacdfaPa6VnMCj0uK8d0FkPMMr/JM84n9eHFV5Ie1nOtpBHGFy/qPOqn0oHC
oonteNZlPIe3F+9DJ0HjWc8RXQdAUnpMk4VWTWxXTU2GsNlr1bT0qmnRfDf1qqktumr6DMHbVcNjiM05ZHd9u3vnKqnkWsjJbAvgLc84Ja914tQ3ZzbYV2Kx
JbAFYa1DTa3iap1LXagpV4TxN2lh/O25MP7MSxfG6wsK428JFth+o3MFa0WLbb9wC4hK229gtt/KPVl7XxYtcPCJittvYF3mu2ymQe77HlGBxmYagWuw16rG
lWJH6dEp+x0WbPpTxJ1yc6QmZJRgA74SL3ZlJJ3AONWjMo0BBXOWZ5HPIu1Z/93WfJvUfFvuef+9Krm7T91iSNA6D/S9L6a1aNrb7zMggbe/zpZV65L22FAh
7ky8BkTvPiu3kEAvEl14+7wyG7HfC4tt7GXsZadFYf6uQ9oX3aTmkZ2XM8HAelVKHwv2Yy6peVpzeiApq069+apTSW7mlVSnHkLedHKzMDuQQBf+KybA7kBC
/AyMZkqc+3TaFE5OXDNJ3PjoVJc4Wo/bzCCvAO9q2P6eZHUN0qvU0VRVR9daOINArqtjvfahiS1oOvqg6Wizbr5ng+pw/aDdhwQHuIO1AGk/Ct6I5Is6Sk/j
4TKwPcqfPzF1uW1ylmVn61NZjlNtPZ+dQoZV9seXtqzxZxrYkdb4L9SxG6/xz9Y7g/h8qEGCAn0+2EB/1/jHGp0hfB5odIZpxzR2gMf6ptQwiSkQhFDuuw/Z
iS8qENc6xwbaM4fYdZN99JDcOh1h0XemOiUF2fzWUqwZ9Fm8lo52ltEELWfs8+HN/gw1VvVv9k/jc2Cz/xA+Bzf7D+JzaLP/CD6bm/3H8NnY7D8+QM1YnrUx
5yYRoO5Fdsbd3oC0fjqakubQHTSkzno5aeQzFfObbSTEhCdgI483eI9H+ZMDXU9q1zN8nHtlLeERqcLT2b+98mJk+zxtamd9jkc66+PJ9xir0Fm/w3BZ2eMR
lfVtBtpC1zZ4L+Day35WTyu/hzcNmQC7wozbvPUgtG8NWnVr0Kpnn2N/HTz7Xm5uXS+aMdD3uFk0HhbN2I1sUaFFM77gq2qclwxwGVeoMR0dQesmZmhnT3al
cX5Jsk5dwMVqPmP4zUp6aAysbpw310JNv88vrdSnzzogh5RaCc7RyZw8uxVv9bU0RSegE0rVGCKClErh7NPCyl2hWuwYPURXNTQUmMrDcJxk9jOmaiDFcTq6
wFAnGYgau3hvwGbL2lz2CW/QRNIK23Ut+7jiinOvqXRHI6GKa5xGiiog+bJG76XAQmQBAAfi1BMe0ZpKL6TNKr0ITWqoi8B8pohXxVPpKr1DXYhBvRC/N9WF
qk/f7ZPsR6s0cDYnvmoRV7sLdid2yaWKTCanmhqD73cKH0xq4G6am9qOuxtNGtoL0MwL4MyWqgswaSn9AJaByRrfMZZeiA7V6bULpcU8Zp0+Gud8/Kjl1D3V
B1mEfmjwuDFwP6JwOhdrfG/ZjC8223Dakh9bvGmnbXoHD7XNE4xxWdOdEU/iPnSzz2jUL+TUTheKlpBa2ZRceZbeE0vvArkkWZrgkMwaELM9JKB0F5TucYid
2R66X5JtAbn30j6Js6IxromcmkpqJ/aVSaD4uwQZC1kPvVjmMZwNrmd/TeTTSS9E7Iske2phrjyd7ClVrd3pRTw18Je7s/jEnvwJnrw0bcB9l4pq4YcL8VQL
kvYqdeFu2sxWUSE1pB/ZQd1rYXvz6A5k/4t2sP8kA07Ly6l9uQWqoUroUaJQJOuBzJLuILm23sARh5M99bG/EF66hFuoPDSKXuqktCTY6UPxw/MruBAVtNSF
1IELYenSzUjx1EV4KpU+XIRmrOJMKyn6QA2j1cMNq9Dy8dCHrvbJ3ElwWD5wcvho7ZYB6Fwo4vmFEvZtqvdsI/XzPAoep6eh0bipkVDvF8glxBkS6cAIgNgV
ylDMhdICWjd8M69G3+J62vylI44RvEe0qYesLWbSTW+gzl4IegzooyVuV+lNjZDGhCptw8061z5KZhJX9I964ZUcGlta5NUUnpr8UMQ2Xp3nh2rD+ziiJspg
EjeV2ZZ2J0ztuN83hYj4tr7vsv9rd3+ED0pOKLti9YL7oFlwPI3c39rNTDhMrYzl1xLTRk21kROKPnYjq4Dq4zhR6a8nqLNusb9aFdnSMLaQPTFcPbNF2bSW
KwXheGXuasxbVB1pmdocJjPdqTE79NIkZ4g1sOOcISJXgmu4oiuMzzVcMdZcUZ9LmGGCV/IbeMQt8UQItmlLpgg9ov5LMsREhFNqobBLktcaEHoeHJjKLsgW
FjrfZ6SJM1rofLwhQudjDQid2VmUssY/3UiH8fl0I2WR85lGyiLos420S8iEYPl0K/UKoiVufaqFycmeJRGzJTJZa0qKp3tGenOvct7fJ1qeR/qoqFZBzpv/
ZKSfjIqyoC65LKhOqGW7Uo+XAyRL3QIIVK6WKxM1oUYVPTJKF8voIl2m+rftffTNf3knjdTcHZi6XjJq1cqoVJqRUauJlcarmdc+vQSJtmXF7rxFyzGly5lc
5xUnB5j2STt79c4op1g2/3F95uDFtdpycZJI9Eki0SeJRJ8kks4wjdHj+t3HPG5rMkV3zMiHE87n6aT1iAitX6hPTTjOBufXPTP3z9ZLc18oTVpCZRZKo/l7
vI6S1jqP0PVH6sg8uO3b7//7P/7BN+zcMpf2b9vxgSce/uaf/9SrVH7542Npv8i6zC8G6KRT/A4VbfE7opaK3/vVwPzFkL3wN+zv/wlG9oYmwWs/cqAQZ6Jh
Dll9Ra3dJNFuV0K4n/DGcUvNM3xzn8VbTV+qwcVgpkZ7tevLC7WrZ6tcaVVrXqtaJvYErelfrBUhB9sMqEFaETJu79e9OeNwQPka/1Yhn51CPTuEeLZ2hhNJ
zYkIyCGBzRuWNEvE7Uazj/JG5CBOx6MvTP1snWSESDHrv+WtbMaDS/IVGxggRBAfiXCGjDLxk3VO4BVON4xaZX3BrxqDMZEnUKvYo4ZjEwCH5g6L5cienkZl
tLionAA4gNfeZSaJtpYxHStjBtlleRZfxON0JElBnHJYa1VerMPR414V38inA5I0qwu+ivA69tu26SESkzsN1kJ0ipPjBAhbd9qP8GEsLKRDh30qUwzFVNLw
hMn8/OiX6cRToyWcf6cQp86O7gehXd7IwXLhBu8irv0i1P4eG46F8KQ0sWm9E8ll6D7eaeYgZS0c2qydpMa7PNQ6UEDXdLrhtL2LgVQg+8ySxN2ce2caLUKy
nmT0UIDB/JhGlDMzeEYgP21vL1LRt73UyeowuHKgyrQOPsk1XLFouDSRlDRdFdZ0xSVNl3hTVXSq+ItK83kR5jN8vNOfh8EP6KRFAxZTbU71nwDM6KwdptcX
ISAtRHfUhWMa9cQxHSzgmA4VcEyHibdGaqiIYzoyQ9WOzKbDs2qEfhsGROlQEccUd0f4gx+iL+ahAo7pMHE1xjENLY5p1I1jOiw4piMS0RDSqTmXQ0bUyJxd
gMAxHZ1NB+fQojnqYi8cUxqrORJEogVwTIfU0Bxt4FFPHFO8tjCO6fK8WYOzanSWH++FYYr7vTFMUXEvDNOhLgxTGsq52ZmC/3doEEyXA6x05OHOoEUuHcQX
GtwR2t2WwytrUEUz+GTOdJEwG5vo3bGhr2Ep23hP4nQk27ijE763VF8+BNHsXD4tSAJvt86zW2Zo47XMiLnBZZYbqHaRf5oMk6rMYOihvr9de/D4L+995cxm
jqG3N57kupxJ+AacdjZKJFOh/GKscbvTSoxaoM5qASO+MzvlzJdJnkl+fQ5I2O0RJjonOJO81ziT/FOfV5uOzDZzxsvdpGLsM+PZC4+iZ28uImoJJ/k2fkDe
YDrD5NquXMEOJqJZ0ox3bt/km+f7JuOURv+Y7cRA0aZu/voh7aY043HMKk4qSD4HRxr6dh+4q6quEYwtxm5N2o/KO/AjnPHk1GXjxpNeceOZu1B9CUeQU182
Mf+nBoecGJTrzzaJ1FfllClyAKtpNVXSS8ea6AOi6FgTyQ1fODKi8ad462tpNZj2hIBeIQYOKx7Qme6RdxNKX09VaVvBL79h2j4OIwtLabxm2vREnVo8jg5+
QPSc+rGGlf7ZZmrcVLBdj1sqMxYU/Vmbp/nh1vXJNtXq1fGW3JaOm2Jo32zwgbLFO6ZnzDhNidJs07zQYKfJGmeCRFwk8KEFSh+jcC9f47RJSKOP9cSJ6SMm
TkwfJBzDhZu1l7B/Jaqpk8jjRzU0azacZ0QOQjlqoHgXITIJBEZOiIoE2EbxWJCUmiIm1XjYHxOLVKKNUEZAqllKSyylVXu8JKIR0Ea4t2pgs7OeHhnc7EzQ
x9BmR9HH8GYH5qQRwKUnahRw6ST0bnY2AQrEBbRBH3MKm97ZTGVNRJYahwcB7UMUKCoRCEexQflM4HyKlHXQMKQdM7wB38zqWXGRvU/Oxwsp5QudNOp45Icw
enxtw6paG1azx0vwgIHtqsojw6usqY+WTWmZaSYPOoYC89YgfuBspd3U28UZVZsgoAAfCkELQkBNENAwPkA5TaacOudNth3S7Tll22MyI3FvksJibKgEizGB
E2Siqt2LEffrTFboMnhKeTFW9WNYynoxasAB5mHjiXhu1rODPKUo/eGDuvRYWAQu26C9Gxt2Uha34rVLa5vj4dgZtLG019EXa+uo5qx/tMz5mwuZVpslzl+V
YbtBOP9oiRGPdqqwjdMgajJ1mUzPuCUynXGn5GZ2zXwyFYY2qnjzwtplzlu1ZNi0ZNjirWB+A6h1Ld4IGLqnSs23+wDVbJph6A8gAbBG21FOpLo4Zed82q42
EUHSx3oiSPqYIIKkD0UESR9bibHRxyjRJX20maMlQpFVpAnQFdBRdQiiN9V621Tqg5H1qwYRclpRAwCKprLpbkySFV0P4ppOr7geplduncLXEXwdoa87+eso
vo7iyVEawASQelQWLgYQ/YCLIdvJJjrZFM2d0eaIc7TVK+ks23Xpb136W5f+1qW/delvXfpb5/7mBdYtUmwgKY/7JX3xoADaD9uTObIij8gBfRQHdCKFMpjW
r1TydDyQeiLj8A+pZ4+JV7fHlR+XrApG5uO8Jd7CBzZX+YtqOqLseQexek/jr1V3RBPeHg1XAYCYCAAxVXy8Grd2mvgX4/jEvtGLtSECdejgzQBHCtFzsMyd
bZrKDfb46TcPSfcBI7fW2YRqr0HI2QTDFETt35LfgRXCTbtMmjbRyWcnooVSEK0LhcZc6CheGCdRhT5UuVDE5ETMbjiSg2i5bgt9wZkieU07tEZwaL0ro6cZ
NSISp1S8dA+jCutBoq5/kp4/RoMw+fUvHHQ3egdc5imxHpVIezfa0cx+4wuPu5ieT/pdj8DNoNZ1r2ECfNCvY64MyRF28s6c7olK5OX2e/XShx9CQ2Lq6bY1
7kc5jSbrkOVasMkYuJjO854kx0a6hWjKcGMGbVNu8nuuV3DCedCzYZC2tgoAYRxbWQWaycsAa77Bw0KqaNO+nBYq+K4hLCs4gMFnHkgPdP89JnimzT9WiGIQ
gFPhGsBVAbj5Fh1pgTfwjmTKgvUASBf79+rJrVBT89w43/L8qCvzqk2TRQejPwcKF7vhOe33vVka68ERj7MhAXrXaT/7ZqOq4aDVQCvIDJhKQVFmLulNvVXF
iydztboRf0HdiDi+6+MnIlw6jkDEa3+9NBTQWE6fLYdZEy+LjH1derTQ6tFwtO1Ztj3aRnT42ezZfIaSOphzUeUn2MDIgoVcWsgw6Fs+WMim4wo2a8B+vIzW
wOBimpgYHTq2xGQ2WE5jrcnIx+Zra3lmKPankU7Enw5ogmv73R6e7i4XcILpLrIYNyEHeGXP/ZqoaMcRJ2ydS8Y7cSEDQ35JZ5KcvTGIed9R6xxpT+Xzfrlj
ezEzRG3hItI8K8EdkPTyzBbJk2nd8OHo8M4xHBILCRWKyRV+aIwdxVlsSxvsYswyLS38Vs9eJVqx1uJXbuaKrYYhbROnahkFY1+uaUj7dzEGs+pTiVHAPbZ1
7p1psrjGMenWOCZljWO/as+mA2pgRiXf9lI3QyRFfMNYOvh4OnQC8vBMZzhv+4gZoqc6o+BstAJGEUmKbfbDBUWhvLqAojAxisKkS1GY9FQULi8oCvsLisIx
hWnpLyoKR5FwZXQ2HZuF1KPGoAPsLyoK+ZzFH/wQfTEPFRSFY2q5KAojyTCeMEW/3xix2vQA+zWNagx+qijfMEfV6JylK2gJx2fT5XNozhzmuYeWEKlaUjoK
L6Al7Ff9c+kK+rmXlhCvLawlvCBv1vJZNT7Lj/fSEuJ+by0hKu6lJezv0hLSOEJLmLumR0ZLeMHDJFyMPtxZDoklwZfl+EIjO9pZri6APmY5qIyP40XNXU4/
NIxzmNl563dU1e4oGKRo4Y52L9zRRReuSugYAAc8tYylQVc26FH9tbbtdW/7+D9OvO4bW+bUMsnBwlqZ4VnEJKj2HTDxJUK7oMXZbTu/vm7jNz75JZr35bPp
yLwWE+n0U2X9ajnR9bxf1Rinee3HgCDNKw/J/6ng/1Twfyr4PxWcqwIUj2JzQwjxpvkSj3DMly7qqH4oTgaVC6BO9nwkIW9HZyXnp1tGp/2V2xslL6W+TqL9
gVRDnH5iY//NWf33vp25IbPKlmpRI9Q2+6WAn5/zcly7BcJndnyvw2dMsvrzCJ9ReQaaSCMUnC6kb6KdtVecyQJxJO0p6yus0fZtBElycl3LnY44JARZ2wL6
rOnQkCbL/FreP02HjKoW+KuAalRwBEtr+IAWlT7aSNG4xh8FQO8aX8EAsMafICqQSPXfZnGqusZ/yO20oUZ70O30FSxw+ei4qnV8M+PcNo7D3ubm9rZCJsfj
KjyuoUI+o/1nXAl6IVll+DVf+9UP+H98zVxHixdb37bVGgdwFNybDkILVocWDZpjku1aEjZQctyumlPmE275mOkWTfFj+XEzupHBPEpnTaIAUAGfNavZExi7
9u/IaExQwZ2xQq60PB6Dk+ANEgkM5Z0mMSREoOcuZJUbUrCcD/342MNp+OMNHOjGLJoGYJvHQNTjFk1jHEdS6vkCTSDZmjP3jGnI4XFVwRyMq3CzJ7rpfjX0
MLJ09sOKXTHSk7jmc10rUJePulYY1/wF6xqXunyuy5e6fK4rH4AL8suV88eCpP4LaAwuoLFYSZ8khstYXCBj4WY+jtTcMIWVvUKNA99dLTIMqX26s0JyOttB
GdeDslIG5QKmS+BBdDz4WXKvuejOYr3ucGFwo0x11110HdGFoQ5J6LLJccBuX48IzwQ1TXUuJJK9CIymT55ivb4QgvyuOts7F6mOpdVVYk9cnKyL2pPOzT0o
WnWoyZ0SRT+uwzCFBnO+6TOv64zj9KjHYpXqdFbAfsWP3XctP+PsoHGlXUOpccbvrapVaJ9ahQKRyaVzMY3HKszQJZbQLsGQX1wY8scP5EO+KlGr1MUY8lU0
2t49U0oJOrgHhrgCGpYVvD9VM2+D9yFkKIBpZnSj9ygK5DR1G7xH+Aze3SvsGp1539170gl0BD2mQZoAabsMxVsFIT0uvdHAaqvgVz0uEEyrbOI2lxkI3b6W
N1vq2irmcV9kE5V+ruNb3BGaKVdvYjJUbGFYxen1pvDz4wwIWs0ecac011/FD0ouZy7kIrZJaJJ4j9tToSbU4/YgDX8R0ngPT4pov6gt73FZ74lmXqx1aqAL
YA5UodJ8j6suVv4UluBUZ4WA4uvpVna6V/B09y5ZrRBwT6ibOPnPh7f94u0/+cXp//3eV85B0TYODds4NdFnOytX+oSbvYAE5ZaGRE210IBQbxkeWo/I6p6L
xQ6Hj7oWGY7VxBbgDOGq1ULnelRohSh/K3eis4LauZoHBzGGAMfDw3UaQrMMLl5sXKiK1TIuqzEuYDRGKNDDsYIYpcJyUA2YGYySdXWRT/Qao0RdeGrymvvT
SxmW+9KT6RqG5fbVGiwJiDFrioq5y0g0dNVYZ229ri1pxHJfZu20kn7vUd7LX4a5eZnwJ14omSFreuTDrKtcpTngOtWHNGTr1cvQp8vVKny8nH7z70mvwPWV
RGGvKLSimC5BvUKtkUQAvHbGt3evhAV2/LWlWR+/ueHPZ5HA6x8vTfzjh/JZWStQnRtMgVKVfpf31s6Gug8Emo36Ed+sQTYrq5ezMq4qxqIJmtMLaQ/oYP+m
mj4iNam1TDZrLQvdAAHsGDIWUisOuLzG1ppNr7CLbSjQUqnViVqrNoCW1tq9O5S9e8UGsyWCroiYxjVvPX++sqEnX9lAPdtQGs+PHiqt/rWycjZg5SC2j1OL
LRGY2rAf5k0rzG6Ts58VXbtNzwa4sttgbwHz9TEi49Ios7wWGZDx4oD4PQZkvDQgPg2I3zUgxWXvY0BGUTefTzZpzrKCiE4xv/W5w5uUmkIXqcNq3LAXPg9t
RM2XoN8bu/vdVY8v/SYa0OxFd3oF2MsKaif4eaokgVJnI4PXMpn+Lq/kzdZo4Bejwakdmy1MsNosKO6d63m1bu41o5vltp7RzdKGzZ2rsB9d29AGI/p6UcOV
c4e6snTuuEpN4Eh2lYhpV4lNpgNyFmkFxy3qoz5e6Ugl3UcfH74+Xm02JpvVpej2ju7EzRoSgaW0S8RNalxdAQMA8chxIjOxBnSupocuKXLQa/LLVxaEY8Be
XZL99BSyE7kyi9eUZedLmLYKb+OVzbDWv5J+8yCBbYYlfyUq198mOq+y/oz5m69K1NW5EJ5f/vjYtkP3Xn/nx1dd88q5An4rC06rOX/rxTT3myRhLS5XqPXs
yrRJBADO+P0q3uHm1ErOaMiX19DlnXL5Srq8iy+RrtyF84PnzKZ0EryazgK7JOSgKHiuKCb0zty7p7iyi9UFHU57s17mz8P8rdbywnWNAr6Z7sMlKHm1Lrmz
hS5JnlWcrTblLjB1YNRNsoCQJ4HOJziOcyNXcvO2oF0x1Zm3kiHYdigFsYfWIodCrlQVdQF1bBfnhrpYreyEdYYE1rcRrsBFBaWiKvOKom5uQppX6XYF3dZb
vhYA/Izz/V4C4YGkYR2jpa5+mOpgB2Dbb0lmcklRIcKFXsKiLurFsECAReX+jru3N6o9gxA322CAixmGW3vEwC1gU689DFlHNi/MNUvbcpcw1ussTlXQvwW3
ERKWXgFm+ArZTbZgdkUXYHYqavjGopQw873c12bK7HWGt5UtNEO8qeGgiU3tYnH3k01rRm9a42j2JSQ/rxD20WZO7lpBcdwKipcwJ+9Zlasu0QI0O13jPG6M
03YHS6w4utrKFeNGJu2SI8YX2CxZJh0XmVSOZnxKWUGMmtckS70u+/2t1XvDauLv+Z6x1tCR4bFqbcOtD3AuJKIgSDzXNwTBj3e8PANJmLUlhxjznLVEr1iq
FWuRvV0s5S/jMa5AKmXn5MqJtMIrMNyVjo9RKQ61li5oSmjF0QWyB0ky1XUFXkJ9YSK/DuDyV6Hffbq9iANuJ1wP7fZtvIdh9DmZhsv1pityU/YKNCI07Z0j
NlBgbneMiVAfy5qexnyJDLa9oTelfCSp14rFXcTZv5zmCcO/CV46iltzE21zl9NtTQCOkcTRfMjLgJdqmNjU4sGyx2LXAr/03OzyZkZXGX8zHARKO2V721v/
7rdn/vmTj71qTrXVZbPpNcw+B1R7F1bQ6tzXmUlQcHglpZubcdZrF9tYRccqqtXYzUJ8YItbjcVxAT5GOxVLPw1VmaGvdXXBDP3YVCtn6NGWCmc6V2vDt2jW
JHH98zgNTcltLElaLzcSZ6+qCzYjV6WqbEb2SrVyMxJaqqs3+3fKcZ1zWtHDe3E8GWekh1zlxzo1LmK9FLFJitgqReyg19fT21OTLIBUEeF2NT62UkvpYxMy
Ba7x11PzfeHtdBYT5K7Q7tO32zraUseo1KGkjgl2g0cd5XSga/wJqUtJXaNSV7u7LnMCkBXAMfgJcwz4S19Ay2elurqkEO7D9EOabaO8OA1n01y0uT11x3LC
IAHgmhOpkWyek64MqaGZzhBqvsYqeG8vaAqf2TKH9EJXI9AQOOgraWrpoklNaeCiQa2q46KuOMZ/rINI3zYu2lTI7z7555//6/1/+cpdVOTVahluL6MyRnEB
n6kRXIxQGcO4GFbLgRUEqOM+6/PYEC/Hung5tsXLMSmYJzg2Ef6QLRn/0+68BKJOssqRMGXJqo2QY85xDFI449Knt9F/1k2+3vKhtg85VQo/20tQ1rct1rST
J+xmzwc5gzs6KjHoCRPh6BTz9Lh4TxNv5KRITS/wrJ9WZJA8JVExPyB6Lrz4GwcFytNnE4gj8RdAIO3UOByTg1HoZh0xBr3hKpiJN9gbOG1IsuWmyDRwTmZM
AJrHQCOs9CGXoM5DmfZ3BvT7FVYHkXzUYNw8/DioBnZ1hlQbjWmLGsZXg50BjuHtY4QVYbSNhG9grBuquaPRB8fDm3iNtfBOTSqkQoCK1Oy0fHEFGgJ7HuKD
KFo2gPRe+mTRBkoRl48zBbXhPryuTWpDBkHF9ta5ATXvpjFF4rNBqNFv4nBZksmaKsQRvUk/oAbMV2XHWDqMlgJKcVgwg6SJLYDS2fFB/DK1uAVbAv1ArwMw
QAaHJVBpJpU4yBgp1NIG9YoaOSRiZAvNb5nAhmHeDYcxXjxOg+I5a4MOIht0EDFtCMgJcL6tkNEyEOFtK2S0jbd390vs580ZvKizPkNatBEEFFCzm4KMwqqB
CMgoI9S/FiazvSgySkuQUYbZXSsdBX8TZJQhzIGvkVGaamh3uoyHHBiedxaf2JM/wZOSNkn+jxQVNYQfRvHUENTCy9Xo7nRILefjwBBm0ldD9BQEaxrBIbUM
BslhjSHCLzfty0OgBqqEkVFagKxoI6PcDuJoQEZpCTLKMLNdvDTCLVQ+GkUvdZrs1w9klEg807orGEUFQ2qUOjBKW65pRhNPLcNTTenDMjRjOSOjNNEHatgU
Dc0QI6MsAwi1290+Tocmlfr5wKE4H6PGA9AZFcvrqCCjmOp920j9PI+Cz8goNBqLIqMAKYTeaN3cQCpOQzGj0gIIQkGpGn2L6+HGqjrT35lD2gmTGkIDw6s1
pt4xDTdvoMkeBWEGsFVB4CJavIkmmH3wW6q9OwXaaJshUtqCcCIYkeAE6ZCGDGEMH9qbND6kJvWmgUhpcLa2hEmaGG6VfciZYoemZMql8RGTPO4P09oAPIrc
bwMepb1Qp7DsfdHt2tWrF98HzeLjKeUuN3BKiYRyGRpmSBA4G6oFIY0+dsPtVQ1P6Sg5I/22mfPaLmuRdogIRLrc4BGDJVzDWrOTuYl7Ext53D3J5d91j7Zz
3LSN1zGXijZf2oNGicFn0x3iMOz8G0iuduGOLURRnAd3FN6oWeO0sMYYIRiScV5VhG0WmqXj5klaajLYQEkg+FZQ8dlSH97v789drwPjQJ4n71OV9sOs4Kpk
r0bC+opsD/dP4URzE+cpwDOfefMBnZrmtMOPIQlwBfpl2qIr0KeEheeqElAd57eU+2TurmHEx/hIWuNH3skuLgknjCZZi1+GVJj/1lDya9rcn1YnvaOqPvmq
Y0eISCJVu38/onVuObU/rdMvaW1yyxvT6IEOx93hKYQ8PJA2flLn0qNvP9xANhcqk506JwH2SzvdzxxT1Z1jgI09eoS6SoLpUexIHPVG5ZxUVPKxkzQwu+Fj
b+XQXWk4RjI7Q8RmN6rqyd0FRwTqwLu030I0mRz76BwggczvV8/RzVccVQ365Qj91J5JXe02+y9b5lISOLdFrxu84uL3vf0aHHWIH87O5r/PQFBGUZ7jzGQo
mIqenU1bsynfvpWfUq3Cdd+sfN36y3/1g6+am52R9823tEX1P8xZMmuTzo/cnVbGRBClcunVWfkRN9vsi9Ith34t9AFxUSn4+rvGDdwoROp0mPV842LztHNt
rtTOHwJo2IM/jzMUFlNQVqFUylboNMwarMqplBXgGfGdLGLNics5EdrPGlYVg03Xoe9i5XfFJF/mHJZEsza9CK29BV7mRCSch1hyMZPkxAaPKoncCEJTATtG
YAWQwJlWbzJFVpdSZFWKjLjIaPLxJ3/hC7/6s7/x11tQdFQs2qefb3opra3q1n7wq58+Tv++vmVeq4PvttV6jZ+d3+rKd9tqafTxbxVazQWH3GZ3iW2GtlmC
IjZI4DvrPQ1Rz+/Q+2Ue/ml+hyLiCbZDlV71iiGkUuxGpYhVgtMid8PnxAPZc++FVvCt2u7x+UM6aYB20hovYwCIdGui/385COC05dFJL1+HGgCgd1xFIRgh
v8yxtzqN/LKIiSKmoDhti26ddsO+l1hSftnPweJ9Oua/v8BllZdf9tEB+kkGycoRSlQ/By7o7/HWuXRwDnAb8MzG1eDcDG8ig6oPRQe0K9N/c3Nzs5xsGn71
dJ0O0GMISx5SuKqTbDio8GoT8poaoquWQXVksbCtD1z0+xy1vEFF9JdReRL8Uscvqv8EnV2pzDnEB8v3KgKAEWfDaXNpb/K5d6L+iBFX0M/ZEK3CoCZBkp4o
BaqiPnBFfdAv6oOKcO1AgiQNSScjFv+HD/kkQDDNJL/oBRVi2950uN8Ac4MrTyO5S4eouRNCuMHej5M64zKcdRBLmiImeP1UWqNrwYlDcHTMEgLH6QOQ4Gl+
tINw6GfkEnHdz8plS0K8cUkrOHtOLvtyLIY4j/6dmFJ9mx1Jr6LacjU6pVpy1Z5STVzRli83aAE2+ErV5cZWRGaJNMWilAZTZ4GmU+HQLZJrHJazsKfNtCu1
aZ/XUSCI6o7dq0LJoYkx/MtDot8Q9G1OoBwtdlC07qXODbKLPSo6kGKQtovGAkn0LEMUsDHKIDNUBVKhqNjwrGLDYcVGeE/Kh2safj20dcFZ0IPr6zwz17Ev
K6s1WvipX+eeIgkUUzhARQwgZLh/FwA/Ra3haLUGbli1Rt2oNVBLZ5AE35ZqCmQQLbIWi+OcHn17Ayi0JLs7pj7TQof6yM1jTQ+uhljCxtUw63twNUJXE3wF
B9BBOi9ipJYbekH2MU0vy7KdVAtQFEY5bNhpcywxJxYeAkEsy+7SBLUs26EJajngFpjYQBOxGkTpg2oAwzwAREujXPHKyhWHlSuowb9JoM2gXPHRAJz0W0ry
+Xg7xvjs30D06bJrGX2X56UzSKuqSYM2iNycPpagXmH9PDDpQGGFYawwPbEZOL3CMHJ6hWHo9ArD2OkVhsHTK2zUjBgNhxkxjCzGyxGwsxG5ohU2LFe0wnjg
BniQeOpk/BwZPAeDxac31kXJeWWQR3LQ6HmWsZ5nmdXztA2YtdbzVK2epyoMik+N1UQC6x0DFcRR/S3oeRzIai0TT9n9kkRSQmedDipHYFxFz9Myeh5HnHoG
pzpjzNmmWZO0yMKNRc8zyDBn6TKaY63nGQA5OFbPM7A7Xa71PI7W8+gn9uRPOFbPU1VU1IDVkQyw+x90JAPs8VgjIiSiotEHJTqs5xlQy6EjGdQakQGr4eCX
B0TDMcB6nhiHbpAh9Cgt6Hli0fMM4iUHL41xC5WDRg2U9DxVQXTrrmAZKhhQy6gDy+j4Z5rBep7lVs8zrpajGeO5nmcAep7l3LAKrTiT+qnYPrYJSKVOPnAo
zsGo8QB0lomeZ5noeUz1jm2kfp5HwdF6noFF9TzMqGhN3AwT0XYENChDNsukGSFskaW69C2uLOYvAhf1hUMazAl6kRqts4EdjZC6WNXKnkgtA3UG9DGAk2ML
yp5YlD0xw/xmIGwoe1rMEloMQ8jLLh3Qmg+tKRjQ6QI1vReUPQZRWzusx6zz8dhbxWGJg4l4YEqoQLpS5VWA+8RfAVCU97IF7U9roV4Ck1l79tk1rZfkB82S
5ImuWu1PVeiZtV4DyhHtTyzan3h3h3MXsfZHxsDBGLRYd2zHgDckIgsiGxkD1v7EPTFyxSZpcw7wSRONx5GhNf8XrVgJze1WV1Fv8XRCyPnhIuG5sq2E55fs
DGqK7MivyiEl5IwrrULCs8iGjETlhGcRI0eWQkaAgYo3/+JQd8iIx/iFsjEgpF9vDDYhGli5K0ibJAGVg0Wi5FernL7ZZbVT5X5/ekG1UxcOxxtsLyuZiFbZ
g7+L48/RHKBMuU/SCcwqkEhc4qcnvF/4XRaKJMi0GPqcn0DjW6iCg4duA+7MTnroymNpbdL94b2AT6nQd/cwBNVcJ0Ubf+1k9pn/AuDK5BTDnUzSKWnS4Wep
jDESxj77X6A/AJLuO459xtmjKlPZ8H9OoQTYnVaBiRxpFRg0Ug1VOzJ5/36oyLLf/PwvtvZkA/dOYZ/bsvdUWjtKDKoK1VaroO9qy+tNmlB7U7WtCqzN+i7V
nnRfc+oISdRa3VY7iuqIf8wvKe5VUoySYiqpE8tTjUnvCJWS1kpFtOTHWrEII+XSg1xUbT+1v/baBo/Sfup+i9omuaZak94t0NDQD0egAm6q+n5gg6j6zwDQ
YHLiALJeYm+dnLgFKESTE/dzYVBDT07sf20a3i1wF5wgta5CNJjRjCa9Y7Jf0+X+w2ldXqpPBvyS4CRRl2iBxHqw0jq1cdLtgObxq4p+iJWBMWcimwwOU5En
MbfhKclF39qvc2zRr7VDk84PsTGwr84ZitCktA8K0FD1UdvokQMpntsJxmvIuuwgDknHCv6gAn6KR/b3WXtaSQDFEfO5ixElqlJuNPlP7v0q3n8yW7+PU+9W
wGr6La5EP6s9tMI2L0r0GHTCYTCjBMkv48nqa4B9RhQe0dQnDUEvooUuPKxi+bcU9q6DurBq1gISraMB10D/d9FhTzg9Gp3238wAWf1wj6GqUWearGVpP+FG
pAM6AycJkldJlpb/H045jGkaQm0zBawo3rmkSDZW9uFVGmTayTnjZiggGRVJFFvQxkpu0vnayRMNt1oMWAuLTEly19LBMDvwcb+DFD5+tl5H/Gf/8J2DBmYE
fHbvGLaXJ0qJEtgIkZIceaO2eNC/68fgChgvLQeuZxJUuvuW/AqnjAM8N7zuw/YvaqR6qpy3HeM2q6LdAKtu/7IAbOinjx8U2CDB3X3CTXvYW1XELwopGWsr
owO7xtpatejADNjpznuFTnvZy5CBOZIsvwz98QS2kU1IVMuI3O0/eLPG/tiEP9fgDzdrW7lzdXaQI1ZbuREOhsovdKwDpOkzmKkN3qNLTDyMVx7NR4PT7xW/
UwsedcsjBnqgc5IMGdQOqSdYH5wDp/1z5r2JNDIbfTzFaE0yME+bnrYFixuZeYF7TLTGc7GUeV/rtAGGMo8uU3csn8PMK/IY5Y6BUuzMxIm02jVZvIELBwRN
HQ9Y5yze815RVFINkxlLAm/OWSQrAaoVCZaILdoNgqlE1cuQN9H88hJNHLGoeHV5NGgP8SmwizoeYqDwd/HfGf77Hnc+hXjGwdo3EWQBPXTMNbMWyaxFXbMm
vrkT3jHMqyPZVOm4zHMXl+fuLpm7PTJ3d0q+4hCgVvw03XsLt+5Bl997myGKA668uF9evA9x2pwKtob1f6/eBYkN3yDY8x+XsLBw8isk6j6GrgJcrMqF/pIp
dAf+vJo2ffrYmeKhx9xCps8ignoIoDJT5J+ZMp+dX+at+PM6KfO2hcukEte5H3VpfwrXOh9xga++1nkcyFn03odcwXV/zJVEZ1fTk7AsXUVPahB9fPocXBeC
nh6DNduk02wiwpfdI+N7JLPlPpzkOcdjsTGuzRnpWwh7Y8uV1sW6da5unadb5+vWRew+zSj1MnmX4c/68tQpeW1c3hrlXPa6Fp5BV2YwhrZON9qTRsdodMdL
JL95LHkmsWdFkm6y5NDVdJTkmD7BqlklX/32nx8S7a+nxDmKE2bNHk++E1Q81t029xcF7lq+twmdJ0X/fqNKbOSQWYAxNxa6l4Tu2GDIS0mcVwNuV6P9BLe5
xghwCQPJWaU/LKOzHYiY/mwHOGThLHvWBbMkJtDhe7Yz0NN+wHoyqO+b2kIwqFGqQujetU1gkFX26dCc8uYK+H5qcJbRxIfn0pG5OXpmuGArGAX09rAKcD8E
hs3MbLr8eDqWAw4sV8tfP9YZV2OqfkdnBT22DK8MqT5gYg9weWp4BjhE/fT2wzke1RD0/yPKn6NX2/RTOqSG7K93jJ2ghnZG+PXROeCd09chKAZxmmuwVAIe
fQH0jmCsKzEDEXj0SvDUC4A222u862pcrYDjYkNdALKDJ8H6PXAlGNlMxB2p4c3eBNwvNjNu33IYnyK1bDNtwU1GrMoRLhNxUATpNjiNTW5TmIdG/Svz0Kjn
mx04WrWnEeu/mpd+p+LBHqGQlS7WroBVWT+MERtDmyGerlD1A3ON0xfp9D89NXe+SC+lsFw+c8eITWCVLm1YP8FH3ekdjRoqv6lhoSOeyimJhcAObDUej2kM
n2HsooHkXYCC40ao3QCKyR/rYQCBn3ETH8pgk1olCXr5aK63pOPXHCbE/l5TzTlE0gWZZ2405jBzAVyZ5UZ9DjMaZMF1jUayWPnSwJsbDdhOocmylsinppE2
oaaSOUH55NxYLtJixRyq7HHeCxtDw+ZPquOe6/K0hItVWO1dYcEUKQ7JCxYUy/zEmB+kYq+yR3oFpjMU22OqYshF8RgGs6Kz66qYRaoA+jbgGgb3TMHQ4Dm6
z/glNL/QzD4MCGc2vMWS5MJpLaBB7E3UTxmifrQdJMSsgxzUMdeNSO7fihiLTaqPKM8AUZfwAlW5fqzTBWpYnc+hY+bQ1RKHjlgFEOuED3XgXn7UqO/qtJ8V
ddwC39AWV9s2u9oSHVewwXeaMNHCp76J7LwJMM+I+jB8rUJODiCBim6qrVoY/XYxF0dVcHa/p+kstZ4j0hHanLKhz+r0GEqlLpth1WTSi+z5uWrPz21OOTB/
eKhHnG0sAiDAPVOqDyEpDbaGEacMGIZcEHtr4qNcB0OqC8QNBFsV3jDGFlHvHuVMCWQ31K8kUzO/hTZBxSysykcdHz64Pka4ufAI12SEa9/vEa71GOF2aWRr
+jhhxpaRl2sWeTnpHttqnvSgLqftqhHeIzlhRDScGO42hjsWeM0Ghpszf9OwmQAWnaU8lLRNUBRl7Y6jw3lqvXzDVU0a3b4ZOa5UGyEa3IEBnFXFWgz/cs7w
QnJJDXTOcPY1NsnD1BHfzHEdbbiG1hjGnBqL3yRDDMQS4F73g48cR8onvtg1xnDagXTGnUqRnTNUTYEdkNi9qmTiM4WmTS5WMCKxK0pJ2965ZvboO4+ECExi
QHpVlUNYncctTfgtxqFs9Jrghty2zv5xr4diuW0fKvp2ggpPHzKHfZys6nSoS5ktABsvZk9WE8vDA47212EEQmxHB8PHUoUWpxEE3GblElH0tY35OYC1w2z1
ZrafcpUxkv0hk18+K8Dgr6Im2F54KOr8a1VHx0nKu9hMCTWCP0/YRDRAqYwtkUCbBWJEIW1dSIiW877RWmxQ2roA3O4rQNxXdUn6rSZGh957VGQdtjzEet/k
MULegERk3tbcLEKvmrwZGUfRCi+PlHhGNV8TJS9mF27u4XVixo9hNdHxOAPErgbkF4v2HixwHojn7zZhj/RCOFDSv+JuYzO41Gkrp4XZlPXVyEAEQNGV86+x
Velhw9kQLDCVzAtC/IleGhzJ2BJ2V9fo68zcITDx1Awac3HNZmmodbH5Uruw7ljKJGYlmWUGT4C5ap5cYj24yUPOQ6oPnfXmgsKBeSTTbh5RGZ4/KagtVbWn
KPGMESX+xguAyRXSvx45Et3Csef2sYJy9I6xTuFARKctbBXebKeafckpgqQl+WXRe4uzStQFV2subZZOV+5s2soPVHM4xc0hYysOU8qZTduFuK2+MTPVCLNS
fWNABVPQAjX5HXprDvGruJqZozNTXvAJqmYX27ESek80L3Vgyqk6R//xObQIe9dpcWKP7ZyhxJ09Tm1+4k3P/vJv/fG7rpm7g6mBM1LSb28gcaGFtMAcotVK
3uhr8953b9zL3sPnom7zngV/W9iS123IMx5aezX4ASuaxV4nAuv1DVfb8qDbMvBvYRf8m7XptcWk19YWPRR3LUcVoLA05KoVfYTaPriUMu+SMu/SZZo3Xehs
QMDLF65ezJEFsyJE7SPfu4lYgpX1CZkqxHHS3PjnY2VdfHK8eZNDy3qDVxi4QEYj6DEZHiaD+JWeD1wVp6S7pP1S0v7uKQAjCdsf65qF7np7zsL8czwfbJI6
66jaH+cvr3CWHlsItwlOBZz0w4z/c3IMav8+F1TD5fMsEGyn2ZdjiCCu4wzn81mbkUL6HrA4kcuNU5+PvkgEjCOwf4nvOElAXUiuZYxHxY4inP96CSp3V/L3
UoNX+/FGOgfqNr9Nt/mBvM0fLNfG97pa8D2k5+z53oxl/R4Qb+t7xljW7ynSLskD642TwPouJ4H1Qkvre9Dw+j2g4dssDd+W0/BiJe6UEneWafl82tCTnnvN
TK97v5VELsPce9NV+lsxZ/cDObJ+Hvdacv0t3NApOd21zuehPGpADUFfnnWNWwZigwL98NVb5wQ508Twp1vnZvIUdvrqwS1zytklbo9B/qAN/L86f+nqrYWX
9CvQKn9VMi7UK4lA7qzxn3GxV4dwtthy7GQqPlgcdMyAnpv9+9h//TH5nmz27+LvM/K9vtm/k78/KN8bCHD3BYYK35uIe/cFzwPfWwiHx/cz8r2NMHZf4uDx
vQ/R7fh+Wr4HCHr3OdCdY3Th7oyvir9W4BltvT4OHJg+TCc5EtDuhntIMSQnQCBb0VEc5uT3ITXj5JY35l75h59Kh2fSUIUzYgWfs4Hy7a2Qb0j+e3JSHZv8
9T/9tT+t3T/pHuNXz2rkfVw/9vN/9d8v3f8URCCMKGc6+dGxp949cyLl2G+SpRxIR/QXebrwBf/xj8hAgXhUuafC2WIPHO7DIH5ME/r9RFqb47eolLk5yVvF
HzM4Rc1xDXOzBRqam30SLdxKfUQZgzMo6kRatxXToc08MZc2ZtKafX6EJL8Z5BnQ30fROIQ5w/2LelNTI7NUQI3EsLQ1y3lWWrOzAOXBrwDk57RNzdk0mKUx
JKnX/KqGUdIQFT47M5dKD+vUncrccR7/tEa9qWPoA7rbPm76Mwh506y0264xFA67QE3VaAjKPU+dcgogZ9srvvKBV0Ba3NUINMI/bLx++2t6ffjJNnEr+saL
tqD5F/lifwpTiAX23JsZ0Hcur74ru0/u1IQUDWMq2jlWYCKvH8Ok2rrvoK/my/TtDbdHuxxn/oVe7L+u2/K9awFxYduAaclU7AvIb4CwBF9wfyuITfARjcBh
UoxpkC++wujNcuN4X2LF2D5a1HMMOlA132bU8OwcPAWFop984Cm6M9MRW28hNUm3WYLDafgE9eQBfYJ62nPD6RJcAWNzQioIBbK5AsVCtONuizIWwslTtK1s
usduXVMMiWKVq6LF0l9pi45EDcthTvC7gxbA73tjDm2tC+KsIbopoEmTTIeEHAesgdsU7waMgifCUMTHz4BTlNE5rgIll88nHRe1a6GcAyGiXEjXx51ISmAA
hVjLSbZGeFo5O1T3MPhinoeJE943Vgv+EbfgBqkcFl6U+Cmm9HJ4vUa9xD8ILRotzXgaerkLukZNY/92zuKDT454wlMcQZAXQxs8O5x78L2jK0/KdRcrV17g
p1FqcjlSMolbpWPdKvNsrz4EIpaZRIJQfvKHgRtM2+hZZzc18SdSTKwrl+ztAKlEMOy0kyW1FW7+MW9nrAAj0uR0mFLQGmxk9Mfszdd26PTL8NwcbQts3O3i
S0eF4UcfP3aoFh4iWiENnG1MFERkOh52OHs4D6cEQ7NzUrFlEbcM8csRxiXUwyPHuKq43QKFzuVeoDkRvsjcxBw1yZEbSMgo4kiM9occxJLGmCed1I/nJA/o
YahKljNjOKzo30Pb9GJreLK05yk7/jnoGM0HD3rHsRPCIiuaiulMPUN9fHRhsnHEjdhSH8BobAAEexKbIdX+rnrY2MqWF+Mb6qORYOpzdXB6Xq6lPh2frqmP
Y3u41J7S5ou+T4tpv1eisdiSWDyPwj500FAYUDpCprCwF4Uxlgo+qjmV1fj8ngKsv1YksJqqEksBBWqYkRqPoorBvSMhqng+TZm2RLYtHuBJPAbsQ6YjISVf
muhLRKNE3t6HMDJuY5K3MUIbI5XgwMBo9lXUT1+135rSR7WYEVF0XTUR+jWNhKCReAES8eVEXphXdrkUZYVv1Rzsl6gHQmC0ehNFqAtNnSk0BWMiV66U6vYq
VR7kp7jZj1waw6MjZsx9JoT79YHjmVpuLXThkVLhzTbHU+xSlNP54iI4D1zHmeSJf31O3KRdeKfRBrsXT1yWwrqwj31WvOs4XdX+vSk7ESQmWS8rz2q9Tsk1
nTHXWAYSaIY7Cef2mf+8W0qOzP67MAiroP0+Zrd1Xj8m+Woj+7IjmU5hvkCxqsFWMjYw1DjsiTbrlmrp1EV/Sgeimlhy0/a21/C9ryBMvq1ar0/7xujHCcZb
PK5ax9N+1T6OgFHVf8eYKoaRFkArC+mHfnzM+mzMcfItVlPqmqkWZWr8U9TIlW3SlcnTNT7EoMGl5rb5Xn+xuUhqzG/aGqW6QmX9xcpqYMDznzcJjvMcntmZ
EyafAgZd9ri+3GqYh+/aiWE/Izge9CGwva31ZIO5deA5oSm2MNUxJ50ahJBshxhG6GonX/XTFbvsQDePjwHdmvWl1iA1soecyG04NyD9sYckXWzfTAqZ1aEr
f646Re89oVMgo7M1Cf5oQB1fz02Lz1UlD309T9Q6aNOzDcIvSdp8n2kzNzhHKE1EedwHOy8inOjnN3CuNLqKXw8Gkpi0x31Q4wxZU8OQSXvcJ73lnrII2ulD
DCUnPzbllnqbSFbnQo8SNSjtLzg3FGdJ+8Fzizk5NhXP5aI79p03cFfoVoyrvk5dPC76Cs6/fTYIr3erraG3aSqsp5z2uPaDtkiMyEI9L6Z9rkkL0eVRVStG
xLfznPNdxJbbomrzbVFNtkXVSraoGh0z6Z+2RQnZ/M2hnDgS5H1G+LrkkSc2sUfMvGJuDmCJfq7KUemrabEOnyQBbBio5p0hDiY3Od7r6aC1dw+amMQFKkwk
ViuBXQ8LOHPhtw4ORQvNkczmmSP3xqfU0Aa+Gp1SVblq68hnHYveoBfhT9Cp5eudqj7rTvFS+RyakM3U0JAvmYZ8DjKl2RlUsNY5XaPX6Ycnahj0Ce89Ndx9
xGRFTUx+VLuSOFvthPcPrjx/1oXbgzHg17TC6zK28PXlW08TO4zHqL+uIP66PXWw8kNRD0vleJkrEqAtSopGCL7d0hp2S2uyZ1L2TVb0BtmZcIpGLJ6iGyyb
wWVrrfNM1aph+3rtcsXsGUlGLOhFOg7kqxDRvHYV5iqA43IUbt2R1sY6TJJ3Q97Cxh3n+7Mr1t8A2I0oKGZFkGdn68uHdG5QB+BTE96VMtTrxVcpQKQuXmvh
tezBzzqFV7+SvxrinYvkVcUZ6dmV60wVxKez8AZwp3u2ml1OPzzLJPtxw0C/UFW1PA8vXMAOHfiZDd5ZWIk//VY+UD+P6+W8TgJuR8yYm2M8Mr9kLKz8J0iZ
ygDYbRaHuPLWjF9xNpQ9/1bWsaKirqeCde43IZ3SxP19lWiePs9WhXCfryJLkiyxephs+/b7//6Pf/ANO7fAldd+uX0svw+f9XQIqa9znM3bodbLs0fdshcS
KuwN2XP+FMkLQkUYvrPeVPurhyToAsPMJxhBmwrQjAdpXJ/zcL3aP+Zv9M/w9Rr/gL/Zf9aTZ17wNnjP6GfOehv9p3n+XCzXpz10+mtmuT7i0ly176XFXoPD
cYNXqCsdnuEViDfaz7Ftp95Msod+jofQL26wONFhNaQ1jtiIp6RbZj3A1WSf8HUm0SEmTSR0osUFuCehfe79C26ZPrfzqVB6v8592Osw9zjuoYVrnYc8ob5f
8ICzSGPjoQdr/GMeScH0/CFPpvSgh2i2tc4Br8O9/rZLTBbj5HYq9TafF4kzfOEYdoa+bIB4y4EZvxNnB1zOsepkT/wqujmUVTmaMMEPLj9To9d7jwmiRWoN
jRNUHg8XPPhfvKLrp7cPwnPvFR/esb2RZDH7yQmWo9uLobhy24rN534I4+2wWkwZK/v/a+sJbsTXDYHcJ4tgfycH000sqO8SZXjV4sWbuwLAKZsq+dtDAtBl
0oIn2vcPLnaJkbQ4XKJPtZ6kLVI2yPkF/U/T2jtBB2v8uyAZ2gLOUAEtvTxv2zIH30HguujsmqqPi3jeFHG7kNRt1O++UkeXOu5LO9MwEkmvJ4unGS6OAUuE
NP5O4GkWycZLfQolT5beTGn0zVDWzCba2vbo+Gtvv/qvv7FljiHhIAtub9T5/IlV5OJwVueF5UKsYFkFvFjVNC/2r3K+UJVY5merBZhynOyy2beG7EaF8/+5
xgJPfa8HjdkKL0T28MX8ArS8hpnWu5j1NZxBKwPZnDZ4j9b4+jlcPwLHREAnu9mDmpD4XbwttLLGv5WGr2t0ibvhVHXByed2vOzFbwAw2KMD3y/+2cXPJS/r
exV/7X7D+CsObPvMp/G/52laBhBnbicxZpi6B4NUBERPkbTYB4jozGekFZMP1wRL9U7hNU/qwNpwZasntsaRUUF22u+SEDyM05e1NHbGNe7US6/jGV1HiDqs
OCH1FMQJ3nM+p+t5xpWM1zU5pfdBbIOgBrzEPruyz84TNZ4TUeO5sqjxfG9Rg6dYixoQSyFqzODzMTqooJ0VHtIuceMxbuiHXBE4HndZ4hCyOpfEUXiqXk3s
xrbaP+13hlHa0z7Y7Rr/Gb/DEdDP+p0RHnYgXtt+g5wfB4mPbPQfw2drs/+IL8tzBp/DG/2HfIwxb/kP8Uh/wzC4p3ts+Z/QW/5p2fLpDbPl15j0jkXzSA9y
c8zqu6ucZVDBXcWgOCR5wPLJjsyOalzlwPrXlBClREKUqJVM0kWp5jTdfKgmEsvjtY3+gzWRah6rbfaP1eSZR+iZA/qZGXrmhSr7tmEXq5Z6OCodjAsdHJT+
tbl79LjuHhrhohFmbG1wWK0QZ5XqcmKicZ+OBjBtuyzwal87ohXEMX//CPI08aFKmQy34s82IcIdL40Gc79okpV+rQZOudZ5f03E30f0ue09NS0N1sQvjqjs
avfjEC5pxj+Gz+Qq5zQ+ac6fwGeDqBOf4Wb/MXzGV7u/hs/mVc778UnCzyP4HKJO4rNCneQYEKbWGa80l0c0ZR7QjOEYjoOGY3bRMd61E+urvqtdRNMQDVbp
o3aVA1OhCxr0QYqOnntmUbWFYo/eNWeMfC8YN8mZvhoQKUP65wKbglOYuoVAuUo3MoWgBIbEyj5/gh14c/fHmMVIODN0atmhn2eBKKt16vSvwfKncNtzSx7G
4dPIRi92WpnGU2AzzMQe8aH3tYobVkNuVv3mRpR91WVNkytaUMbKSuOF5Iz/izryj8/RhGTf+Ns/OhxRY7+KbSFMWGu4lhGkoHRYLchgrHagu6JXMdJ+JLEM
tWu12yZyy+JujTNN1vHE2KlJdbTTLxadHohOiCQgWvjOm4t4TqxfaRgH3abVnTShO2nMewXUCo1XLRvdA51RDBVhLWNuVlN1cLMa+FSbUd5gN4BSJOHtGaoT
9LE/0T8WcsuiFtE+NlQ/4p8aBUVjgz0b2joZDR3lN3qjGbEaRYf6NiILjKs6dOeNHCm4oWowzMKWMbCwEAgU6IE7OksctAEc85GmIHd0rpvRG7Q6R9Y81eeP
Xt24NWP0Ehm9BMcbVjk+mfbRrvEqGkPatV+FaBKOYhFLCh162qdtQCnX7udJDmskkvT2FY/m6+d81s9FXZFJjJfA+rkKfLKr7TceZls0zBA1nEpHMZ/iAZ4F
9yAdA2voeAzgw7Yfzv1As8ju46umioS4K9jD6iK2zhsllwSpnhXWBKsAHuZU4eiUakMTl2SDUyrcwFfAG8RVJE2rS6QIOJ9R2BZyJdZMlG0pi19F63iHYNPe
3RnOH+qM6KxCYBwju1M4Dbg3InpoWI3AbDSkRqA47STCN9goAgMLJG+aN17BLGwD7C02K7ZhldkMg0ivIC0UwgfE2R2qzFGJM7WkiBGWtdh+hGmJQ3mnGdON
XQ515rhQ1T/MKZITNcq5AgBCE/Praf3DatmJdGBOjeanwYHZuRk2v7TuGGPk4vh2ULYHrtY22nQOeF2OOWtjzpazTrm7NQ2RWUhohUqU4yOSazXwApoFOE90
or6jEdU1gF+hgw291rpKHVEREHpIpstjcBPTpLqNwdU4CfOalJiQW8QQxHYPmYEdY0S5SIdSS5iMgHyiYSmnGpA1ky6gquwr2G/+AZvN17/wsV+PENLbqaoB
iHRmd9Wnj+wf/tAl1vbVP/7IfwuZjqq5KsBX1avdFFD6VyHHHxa+EmTdcey8GzhNYyy+OlXZjmu8HePJWPZhbMf1fDsmCnesZAUf1oaVU4oO1SaW0XKJ+Jxa
fL+HFr/MJQAQriM3OK6T/WwUu7YIlxCydA2TqOOEwGu6ELAjHrfCEBi7t84MoUfZkbBPxIWpVnE6RSuvDenEikBujAXjN5xCNJuOnOagf2CO2gDqjzer8C71
OYgfUgo8TbV8omxWdQ0xc/9U9nOfdQRsZXSKJR+EDM3qCfb3PA5BEFvxUyUAXlVd64yT2FUFckGTs63Qfpa2Gl1abBR2UvQ7s8c79TwKRNVOEC8VbXumbWMa
R7RvqYrzpTzC6YXQknZByYVWfd2kBwNsCn0MGj0U0rQAG2+hnnQGkoJyyJPGLgVk5dyP9IOu+mkt0PwP8hHf6QS0LocKwtwgNog97AthwsNdUX5XRCyswA+C
M1JxrDGJNUP0X+0O5J9ncBbt6xAJQlHlugKyT2AAKOa3NSi1tS5he6hMwjY42FmF+BguSEJ5SCltm5sZlHqYI6cLAlFgQfJGpzqhkaaQvrvSgU1f2FdhOEYy
J0fEXeKQBOUhGYFT6S6kUioMyeKDsu3HvvXCx1f+f9/rYq+cZcwFc4c2HA7dp82nzl1m5WYaNdw8D1zNMjBe/DxL3/eBozYOv+Zrv/oB/4+vmUPaGVHBW8Jm
ZWHNPgIH0Ao2qtqu7fBbreU5rZDVZl7/QqhsDTLKMHrRiWz2t9LL26aeuOcdo8FZOCjAD0e3ZFjV5t6NJCvzi4apuzNciGmjr1xBosqlsR3bM+Kkqi0sGruc
6a2Ud69m2cIz2o09ytW+OaQGmIH5QlyrP4uva3jQrtbMN3ieJWz+sKNJBfz04G9c98WfOrIFfsb5MN8xpgM6nzcsqI7sZhymnwPNsOcKO4jOYxqh3LaqUXGw
7PVkReOumSeXqrcDMoBheqx3LivEn0xHC/asw4VrQNmNsrIoUKMniRwAF2e6lJt4jcYlyjPr9eXBuqFAMTIts1NPZHQkii7f9h4+io/TZR0yhv0R0dV8iMaG
GGU1AcNhDQ/t8h8mQUSjvDk5ylskyqmAgz1pt9d76Bej0OX9k87291tshfUlGBzZQcvI7P6TBYp7TUPM77yrEgHoXdXsplACXSZq8omOZ7fQenHjgdcY3rRb
qPLvYJPg/r35wRDfaKxgI/LhzqSFcxNB3D3TkQ4slplewiM4wXNLmoUtFK36uoGHUVC3TXgX2S0U0lB9+4I96bSSwkJjbIhzh4krjo4lud7ngsR+VDFB3no+
zFKIgcOeK4qgum8+mbZPqjYbkfJi/qfpQ5veqMH5rWVhmGqMl1kwHiHZWmuWDxd9d4xxSEJNr+KarGIcKDs5Z463S+oi5iznHOmlRssvcb1zshwz7mI9okN5
e8GVi+BY/w4YXQ0T4sEiObtNy5m3LdMtTXyFxW1i7Wm8cvtS09qXxOU6ztdxLBZXrOM4G8A6phMBzgpxvpxjMb1ipcYZB6ZH5pRgmsKKaM0ugoyj4x1BCLBL
PJAlzpASUFHpJf5Hns9L3IjGM35JdycxalPUv7M8cu62h4/jfx/ZwhEerrX4n3inEPnWt209wVCzmuYvMrmQ/h7vv8vEJ5zm0J/2NzXGPx0qT7xzDuCgFXAK
jryEt0BxD8vn6EfGnkyjkyrCtACskIv61iErzmuPgYqgxfIy8FQFaTNd3Bxl1yO6rTADNKgb/VGIRZx9R0L4iHHCl9SXcWYP8L/3xLkXDaQvxrOZznB/76HZ
M74Z0m/CbT8/aehQNg6/SAOjGPehGI+zUXZ/Vb5Wi/vsyyEnRx8Rkd6ghJZCycmqSnp+EM+z8jqrZs+ezBXbxZ/w8Cj+jLNnTPdrDyz0Gn9BeAnre18UX3ax
HdDFam90o8CCch/yneIiCUBVzlrHoMY5qJu+K/M9+eekHtFWEuAoxtuK+fQKW0toHHHZZ7091X63JDjLHnkBoIyNzGfkIhEKq6JOqkLV5EGTFGL1TAAiAXMb
Zm+XqBQkSnbZ/1Z2hCWZWpdg1F/CI66G2prTWTdxfeKgGP0Nh2WQvnr2GHpIjabOxNo8y0CWPfO82IJlK2laQ8wTsxCeJ7KoME6xakIryR+jjO8F0JfcQZXj
T0bzshm0L27/46EucGnjQtwSr1Rkj+PBl8MrnUH6+XdgckAiFNVXOoCINQP/cdfWuXemzYXF05D3VwWQgY/dDqx4s92eySCOm8PhwLYXJD4KiWZV89teGmfg
j8ENY+nw43Q2cjujWrweVcPXpssYk2VQjX54To2cmEmbXeO3HALWAIufqm8tO+rG7X9i9tSkk06v+8vpKD8mDnLH0/HcoRljs5y2yPFCOuUxOmRxFfhhzP5w
O92lajvNJPvcrDnz5NO2Auhxo2oFpq2tVhTmCwa+WGsdA1YHsvJZH6QuoO/icztG45BwCnNxhV25hphhszCdKzFBy9XYLPXg0L3X3/nxVdfImSBBpBJXsRKq
Q6VWcqSSyl489q/IsKLG1HgBDSLtYAuHn3G01gnoHTtOnbTw6DNbOFSx+PO4StUFqmkiCc88NTdzXG/A4+oCm3Z4zhICypg1j6zQg0A8eAUD6wk8U1xQRMbW
7VZW3z8fKgK1shJrpUFXVVZtxYnUV/Z4ySr6m+JJ3RTf4uWSK2ulRVsd5bbBT5zmY3lnDDIqt3alUXmusDWutDUCyWmFEAPXy2h/nRXcOxS9gtrEE6lS1LtS
dahe1hfSdpRw6nMrUYLmRxlHRY3uYKgxamiDj8RApSmscSJB2GN0bpGoPXOQg/6Nd0a9y1uDgTohTYS8iQZG2AitXFEGcvurTQNg8kiGBH1cpHVyEdsMK3wP
G4HVz511dqeR3gcio9xs5yl+OGTPhNPTOWCNpwBiuAZW79nju9jxppprSJNzwITr9HjZEbZzwlnoBfHKSsRvuW7MaYk1p9VzcxpNWNLzVWKQE0QodRjS1kOX
zZ7Z8EJWcNBGAh3+1saD2juZwbnaGrW6xeHCJLrdgazYkMM6fZJJpZ/NI1DLcsjmDKvJoB4b7oHG1S85MDHBDeKOIwKm1kd3R/eko0yKfFpqcrZgNdIZhmTZ
UMzGh9H3YTZ+dOoMk0QHBFhuoP3nfF+0FAfvYLoZVgyp1KKXsEKWrRFICdZw9F+XLmfP4zE6nY0jGpXea9/RYB8KOkN0xvH+0I4GHwXaqaxrQUlMdqcXMEpi
qJYBl2ilGhCESh4E+r/kIcVVe6rwS6y/DCAUS5lrksI65np0Kk3127iFUzRN1pX0QTf3WD95S4N34pernNvlgdvyH14nb94qH7cIiV5IGwf9u3Gsc5Ea6qzS
xV28eAIrTjs/rlapoWvT+lgadC6hwZlg4LFV2MhW70sb2seJbq4SQOVVusKbOZVJi25jAuqi5KOPOL2UxJJLd43NdCZwQf/V6OTmzHYu0bzjHFm1VqmLrm3k
JTNm3hrM1PrOiIqQpv4yfKjOWnyMdl5Wepu2hCuxDlDEWrVGvWxWXUb7wCW7xLNpHSs31jq3wBC8nrowgUK24s8Oepo+Ns3OzSBNE9HPukRdjL5eDgjsRF2O
DKmJuuCmxkVU0To+YVJJHcbN2ymN2yGN2yqN29R5GZam2J0bF1GPgMaKcfRUUhjHljB6KmkdxJBq5+X089C1jT41zpe0WMJ6n+hL6xIMNmH1nLcXrnftQ0Uu
7FIThe5Tf6qseLiNlmYEVOjLUfcI0DOBXadGgJZ5OZCx7kErqFu3Zu7ezhU6WqupuVLP+bqCzZLoFJDyRrCSkSMIiXDwrUotqeugLWpQXQdGneDbo/ntttzG
TovmNwQshQv0pEBfCgwWeHOBeu5A15udBo3ffCwvMMrbjOGXs6+tQ5fVOiUDdH0DrlOFvDNmZhIzM7gsE7+l95fXBXW319J4ue0j+xmMgAr0+GMtjRLnw3sc
5e0wm1CrNjDk7xqE5UdqArkD6YOYIvW2NnuCziJJ7owCbJL1IFAQt6Zrps+5mQ68BHlBBKCFPYB91tQQWGoAfRao4XZQw+VLoYbLz0UNl/SmhkteMjX0fnOB
eiw1NBaghj09qSGx1BBoZTu3yEtMk/RopYnMXVKYu1tk7nbK3G2ij0sAiUIfhbnbMY8rynJFFqx0RNasCAhIhtVQdYE0oFqRHsou2HX+ViNHeNc3UAX4DxOV
SOnA6+C9tJ7dxd9rs3PcBqZPatDcrIWwcZwfV/n1HWrdGFiPK8KJRjxklJL2v5RlmO2NmOsFdqpYXBNsWyOq0HjkeHJv0Mn4kqKzghWh9UGFa3jv+UpJvV4V
sciOCM0DibV1mhWGzeY28oLIB/3OeYPulgb99vmDDvb0HzPolfmDfmd50MPvftDLQ54sOuT1pCeEIlM3b58NliGaYJABB2LCv1LVwCDZCtFodP9ag4QK5hrA
akab5wraPEewefK4YlR5qInTrlGXzqqX0y54GbHkl9GuPsvMOSjsi7OzJ+g4CUMlsWz6XKOCXWPplcR1oMW5uDBAl4MvXsyd+1fu3MVaNrAeXBdjXBr2TNcQ
D67uV8QF4WK4tfHB7krguCewN4JqLpNj3lo55r2M6ZJ4W/vfWAmwXouS8qGFTC1fatFyvRVR11v5dL0VTksS50uQNFcpYoFjRlTVn+j7iFqV5wC3P0C87FyK
PZMfGQLpjtMN7Jwj2Dkdvn+hYCHoaUwbMt+NEjW8XDT/ZvIvJeIo0hEX0l+gBK6S1UdNrEkARlyKhcCrspGvysYaxl7NV+XLsSobZlUWMYZcKVEvwXphCSIW
VociD3GWVsRusu+QTuJXfBN56O1iq89bM7Ys4z5VB1ldDrJqgKwuNyG5vV81IbmyGTXUpaCkhnq5cDiivddhWfFwVYrDdamnWZgdrpdzFtpzDdelvYfrju1L
4Fg0XP0q6T1c58ub7HAlCwzXAhtCU8fv6uF6uQzXpXZDuJMGCwdaIvDrdNOuVGvYbA2+ciXzFRa21om2tzyIwbxBrHUN4qU0iFeCUfEg1l7KILa/P4M4Ygdx
5PwGMZBBvDIfRPGprncNTf2lD81Sl2Pz+7McewzN0pZjeWiwHKGSgHMNyl74SMeudSJy62Fseh4wpTjkvYGjKuRyte7aRoMHsQNJ/r4piOzQplyB0umyzeyV
JeIrzJmJZdDLjbQNtdA6bALrQPbruLbrGUt3nU4a3UB4fs12qikCb1ME3vUQcZ15Z5ZehxVI1piKS+yh5fbCdd7rddxrEcB1r9knHK6Rl6uRzhXU88ulsVfc
zDkzLjEkhMoa2Z32QNCw9+4zpwFiEZ11bN1Et/fwGJGQgxN/Z71aRzWsl7qvuJ71Tusg7oPa18mUSu8b5y3uU9EjdlEg/zSLlD7LliK4W6pZhP2u+e52q9gs
j4Z4ulIrrHT43a2QdXaFrDu/FXKJrJA1+Qoxk19XI3aQWNCuvCRB+/zYK0nVYUmq5lZ8T0Xo8z61THSfWu5Uq1DuKrV6eyF1jhoWyWoZ2MFaqxsT7ZHWgDWG
WScACXgmN7BoD6A1/gSLxnii8Ku8KyqtMYjha9XaN/BQFuXli7VH9oIi8yojMtetyMx+2Kvmi8yryiLzWhGZ14rIHIjIPC4iM91si4I825RFXJCOCskNWg2Y
JBXcvZnWRGUO9AVWImzmjCCsIxfvB3VxdlBDZyTtp8ROwJZSdlLuiD8PYhUQsnCFGYZuQ+3FenSMwffcD/GMu/fShNPq3TGmkt0dSJf0cSEQNzEYnXXYOTKW
wX0oTuvwma/zKEMzcqHcGMJHhUpvQvnIOEMisuDGCKJbXs5qdiwYGlJRlZDs/XL2bcf1JSTl0F4XcyhMdZYuJSqGudkMjlVv4JxJiWhc0stY7XsZnakuhYXk
UpBJw079iHHBv9xOPctptJnS0HebN3jLGREGpUkAbBYksObJ9BUIeHEuoy+veJUDeqiZexfJPcU04kBIgjo6UNyXKo566uWzOSw9UTZbScTPvIkdhtOSqCu0
IepibfPuRV2JkFSJDFWSk1yi7TI5XWFRD5oohkUTeijYBAanqK5vH9LEN9hJCufC5aZpJnQJgdtDSjJ52NfGIG27YvBIOOPSiImMrg8vmO2gpB9bCcgcIsLl
kmmWiwLvVy7xmcXHxedxKUEDnWN84GhotqHu8anr3Skfn9HS+Ix2cnSboAR002PUrBUTohgskgA21gbBZH6SqEeiyGfboid2xGnt/ywBovPbGshtE529hEcg
0lURlcaBOJVO3Yh+bK5psKFAfA4TcajlraUl7iCtm9lGUTN+120MFnAXOAWOi2gwdkVviLd2i3HlykATvRoZlBoprugNVOZwGg2BBGNLTV/Boxrp/IQQWsAC
G4UTH1ZGqwgCpittcmpB1j+zaEddkbA/oT0elX5Ew/Bvlc6ACM3WkAXfWfp341hnEKBePEqC3sGoGVUdeCYJkRJwxxpD0upRGlD0bxdAZDixVNWMUhMvDOLD
55T10tPWwj1NpKeJ9LQId2Ys2i10pSVadDBvag4H+QP5oWz8hoMZXFeVd+rIU9RIt5AmUZy2G7nD53SnbVNCgujVwGxaL/iiD2gXlXrZF73d7YtOIyG+6AU/
7bSvR92cOsywnD7MP9VsfNFLLxe8x9sFX/Q+1Z57d1rvVTQWOafnthXUpQIa11JpLJSbYaPe5BkOk7+oxIGx9k9X9rt5NvvTjnU8BBLDBm9TbusPG4vHPV3z
kjLpAOc30pl0Ktk1U8rTWGKVCe8auFB6dEwBxmZBCgOlx5a+OXeNK9mzamygR1ggXpyAxcgxx0MP+H0m+hdnLIZoJPlV0Dpr+IBagrFfEXbcpMtNfNUqSnkN
uv0MPwGPqja+0/UsUUJb9e0aK0wv0WUeqAFv3eNUZrMQqXGCvtPk7RrjTAYnD4qjUwOaE5Zvq/l9ToEU0ShLBJgn4G3NJ9N+9osdUP0nORtQZCH6PAvRF3Pc
V4+xjQSmLcJYkfjgyWbjwQtiAqgICKLz1MAGZ5w+BjeQFOCpBkSGOiORwsemRiwwT8gk4WUgik1THAdGVX7J+oRStYweW1nrrIcz6IR3mbiGDuLWqElvaxLd
Mh6aUJuErho30sREmjmSuKKCGdM+kP/b9bxpt4crYwgvxcvog0gVvon+VSQIhShAGVrWANXZzFs54Tyo+5x5PhT7+XJqXRVqoBdf0oC3Gbe2jWS+1o+wzT+G
JEnCvzTkdNvwUgJW6s/rABq8gXd4qkKSJjn/p/GytyGPjo24Mf4+Kk6udN1p5Ug8veRVyoIp7btaT8WLle6sdSQP73c4s8e3fa+Sjxl4QO4uux4eHF0es+vZ
Y3Z97jEbIBq5AhfVK4F3pWF3ddYWX7mrPbwl/rOIXGan1fbXJKlJqCp6vrsdadcv4ki7fmFH2vwnAw7cXhhCAFBFgsnOvra/qXGj/bVE5XC5TUN8jPKPv2Uc
cQMkYcGphvvMKNBmcgAEAXTo+F4hXPQUo+GWRlDxfV2n+Pe6GENX+evcS4Gcu9ZZDXxi4NpxXQq4HkDeiAwwiCvAICFnjS4NVmAwN/DieuM0fGXJaThfMX/n
Bj6D8RLluAxZlgeSUN1060FPUnc+C0xuBuWNckCJNf5DbprHAOO4k7//evYAK8WmvJ4XkH98ruMIIHN8/EQHPkkI42fuUHjUerDTJh505R+hAZhBuBwDLLs7
Gia39BcR6y4ndbnxN3IDtv3oRPLz7Gt/v1dIUlrIc6KcJ9Ogl8f7ffvN3W+86LwGkCo/sq8hEB2Ywz/h5OkMQO1sa37l4qGf/m9/STtAhdr8J//6ax/90R/5
/1wzh5/j/EfOjIEeeY4zk80hFYdyZmfTUKdwGOWnBLpPX1dm5euDf/70xa+am52R98231EE+D3C6yuzsjGQskNb9EVqX1ywZBdp5QoFnw1Bc/wSTeV761jxf
WgVTXp5L++Prrcj1wnQHeTacN2D837BPcsU8mYaT0/snvyOjGL1GhUsY5xDjvBeTvVAcwo8JIFoJApYWJoN32sbt/IE5lTe17exKIwFTknkLaGKoxQF4raNj
ZLb9t5+O7v+Lu/70GiJIczmTxjS2OOcjX2KVRlnF2/5GXfjG+MOTp6l4czmDiefnEAaD55AyA2lWaIpi+QaPVvrm0ExVEoFCn0vj47qJb9pqwOaRmUVnvNOE
gnJcIhS0pIuGgMENGnKJhuZQHSeawxX9QcVUtSvpO6jw2VnB+XsjRy/RiM1LtjddmOxdhfW36+4xekEAYY7b1X92+g2NIq0o53haJA930fJvL5DS7bp8+tkV
wev3bs9FwB/YtRdD8iuv35vWlPvt8OReYUjFzB5I7U31F1pW4CUF//1C9QkqxdzTmD8MuZtoTzfD9HDrD9yuavs4BuVhls4DHT3j4ms0JuBLdmVVkofrxG2C
/eF0AeU8NsEVCIapci4kRNiD+BbxAMQGoZqB43pAg2cujHS7E1MMqVpliozbXzFAH0BFjQU2t05MuJJoVElBlGwC0QewPO3siZ81YJP9Kiky2Egl5QjCKMc7
fIrx42rFAxNj8dtbknymEGE/y8DJhRt50pgTnXoCv+w4e8ST3khfXnyz7UsgP9IxSp7zi899Oe+zLz8yFh2JhbzX2SCup5GV9gs/y4eVT+B6eIN3Gim4a5v9
x/H9wKdph36Mrib/5q/+9Fu/8+iyjf4j1UQEVwQzycs0hMMdn8fuq24nyL70hy4NH94I+RyOyHAOR4uzZ6poZ52Tlz5SnTJ9yktU8Tr3D6tIm77W+VQV4X5r
naerHXaX/wTgX+nzdJVkxngNNZGohJ7/LcDA0nO/WaUtkT4fq9IBkJ57tArHZDp+VTv9dbCU7F+kiuwRd0oaQ3d0egrcw5mRLoIp1eiRZdNQ1Fft6G7n09s6
N5X2dqS5Slo7Lo0dlba2pak1aaluaCztDKSZjsZTYrIJONy0LeaG/GSvIf6y05505LlwSlpMd7gjhdzqNggOyYfX+Gdj9u6nqwNxWi/uWFAPFcWVHC+3TpII
py5Njtubc5yYnWYh5hz3/oFIo0SVysAvL8QLCC60OsuCS5wdi6cYkKohgkuVTvyxFlwY+VhuiODCgD31E2ltMRSswqJ+y1Eh0o87RUGuxgT7NRDs17/wKz5R
7Jc//tuHI5oEOssX3jZcYoBJnJ7CG994/hffEQEXo7C+JWa9iCX8Wgaj7uj0G1lHSI0m9bpOKBnmJ+xcOpBXS1OJZDQI44MAc5Vz1gPLoiYndkV5jHYbcGNd
aIZ0G518pasmQGBi1QIITKz4/BpD5zEOUVsCO2sc2KlcgMDEKgAITAwAJOzHfRzeqfoZjC2U0kIpLZTSQiktlNJCKS2U0kIpLZTSQikt5NJ0C5knWIS3MUef
1Giw6vZIxvE4yds9D2BukrHJlxhifayr4EQFnOmw72ieaCliIKRyQj4T7EWb/bZA3+dEavaHO8YUiiuW1IntomRUcT7h3MgJcgLEKlRY06eTOmoDoc9S5juZ
XP2Es1zRkYeOu86NnMCzgqMOndmPp1HOYKJi9ok8SIsenD2+a2wzJ6T0C4mY+h0Nh8c6ER7BM9+f1Kkc99ojdeqspE4d3SNpbTFb87NPhvNSp3oLp5/ktLHQ
yOr0k4xi4dkctAhA4TSy9ns5J61Os+JCb+oKVItXTkuJwlNP0rRAs8JXnkkD8xJqulNqulPX9F2U1N3mnmks3+5zPtP5MxzpGd6x0AxH558clzUXE3vOlbS4
PLvBwrMbcOD2xJ7U6Uov2pGVZXmkTe05gWIDfATleXSmZOQjfRXkeUIXLOxWKexWXdgS3uiuvueUrChmytV2eWij2C6ffMtz/WmjNK6nFUxTiLRImPni/FQw
P7zSeH7CJHueiwpF26zv00qe6LHcQjshHHrsCUYbz0el53zAt4pV6ZhgMxuuzMbEdvktmyjlU4NqjgpFqDkdAmQ2PMwGjxQYISYC2mu5quSZ3xYs8VYp8VZd
4hLe6G6Dp6fEK07Jcp6QbUYxOOHtNJfJk92JAH2bCDDQuwlxalUpJALkJAYms5JOBEj7GUIfKozGEt6oj0X66w187gHqIfY5IiCxVAMQgC3VqS5Fby3dWQB9
yQIYa5ik3Vg8OgsglIkVzJhkAfQxuz6DTriGjqllho4rGLSKGTQ+/ZSz//mMi4IB6O47UKpCnf0vKGw6TaNV+l9M3S+X5NCcIr79ERsij28f1YYWxrui77xD
zR5PjoxXoW9yp/37K9PB/R79s+aWx1yrYoFk5Og0HrTE19O3b4t57zRN+KOCDU6/bPAececfDZ9MK5NXHjuZvdiiNUV/GZmHXU8qRlCMDqfRTji4TCZHO/Hk
gfs61ezwfSRFuYyzWK+HfNKZnP5RbsSpM48fpN33tjobXh/7wmkXX7ykXOSk88PMkvPX/vgjHwzta1//wnFfXqMntKAYHDbaw/yttVc5t2GZ7uTgxBCHPBkG
dx+Joh5DWeD3SWD6AJQHwiCUkfwUO0Jk30I6Gf2eCvelzex/fdy92nE4XCX7X5xsJsxwNsw74PKY+HC3nMoeO8uPSwGNqWwCbwTIbUiDPuPqHyR9heRXOHBY
DnOcooLGfcuNZv6Q/3m11IhzFo2Gk0we2E+jXpqQeGdaH+tUJ2FpiGksYdWm6Skk+T0CI0t2CPnjkHYh+050fcOn4hhvnWSSgDqvBwTJL+/uNCanO1EPNQIc
K049MPnbh/6oev/k8jemkkn4vh9hiuDm/Cg2zZPUDecG4uzh7hSBPHczZkyDxoAGdKP4ZH3xTz61fE82eq+4bMFVNW2u9g88CHNeC8bI1f4Lb8OXPjpdVDE3
f7t/KvvIT17PkUmN7Jdo1TU+lo3/xMfSgez2PcgR1NhNxa/8z+mgat59Sg0++sAkKrl/cvSNOoHrf/kRxGSx8pAaWlEDutZH3oLNux91PsaXbeqDoGuK/xia
2Fb9k+7+tG/nqf2dlrTIvScdJKK4EbljeEbbajDz7zHdGOL5fSfLw22G+Ua2QHmyXxV/7afCTnxm5kPejQiaVf370/5Jj+pS/becSocmp/ejdhXdcmp/2lZD
9G1y+ocABUoDccp08tjJqYyVG3HPiJCuicS0IP8wnAJrYNu4c0OmVANTpnbc3WlOTtM9Hs6GDGc6fHRy+oHOCB0s4/2dISK2A/QZ8xp0D+8UvoPOAdU075xQ
Jmfv4TFAQi5+rK/4mPxG5HtqP988yBqDJvHwRvbi/VPZiz+D2B96aBP+rKe9ZGR/Sg25BdPBHZq+gXtxcPr6RgWgpUQNp/h83CTud70ckCe37ie+BeSfluo7
qqqT7jG6Of3AMSwR+v0oiXBhMgljGVVLM1uxXaqqYW7YIT6gxGY+66ysk8kv9npUP9C2Ex6XJpx6NqnHZlLwZ20/2T4/iinfjxR86GHb9tC8oHvqSk8HT7Hh
cVD3lGhFeoqnsaqJoI+Cfo/RD7q39MxRFlgLJb7o3GgnERTXs8eJHZIyCUt+CZnifjvFQ+eaYoGDp5924s+taqQ0/RFu7pDls5WVB6WJjqX7jVOaBkz3W9z9
IcQ2tlVLd70lXR/C70c7VVnD6HK0QJeHaHJlBU0yYIR5qthvySjHPUvbvRa3zCG3+MD0TYyrx5cIUm4RR+m0UDo8jw64N2hGWeihb3vYLvWwrXtYASm3dQ/b
eQ/b6GHAVbnXNrz/P3VXH2PHddXnzve8mfexXrtsvAbmPfKHU+LEIBQHJ8KdEbE3TnDsyKpEBUggIaS3aeSNVwGh9XrNW29XJFGD+KhbWogqyiLVT6RARaCl
MQhBQCoYJGgoSG1UQv8Bkb+iCFWY8zvnzp37PvbDSQNB+dh5M/fznHvPPV/3HIOzsRmmGqvwyMEw8L8D6fg9dujA5Dx55WaEucTsL9DkEyG51GsTbaL1feAS
dRB9cHiph5A0oLjtQW/fecD13Dz8CGjDAfvdjhajMJBPWbYhMQbFeWeFZiM5zDql2iByU3prwEBnq3BOSRQvhFeWYdyBtbx+tnuQfjdW+dV8EfMFqTvY56nx
ZHc2ny8aF7rztEWSPl7s12SwAXDO5vsfa2rhbr4IsAnozyk6yw6KAMCHAMka4u8hvkWQ9FpIlvAkUcw3Pnf5ibzVZ6Vjc7hOB86bf+eslvs3y1tIeE9wiMtP
8ol9YjWPVkrCWIxS36RCjc3yo2tfXHvjyg2c5uWblXqOC8YoWL749RtXBhvPXju6csz5aYSTP10keQZSnRDxRoDqAAFWm0T+U+1P3cwz3EJqYbJ35Afz+YeW
CEJNeF8SGGbFmQj5DWQKLZlCU6bQoinEE1NI6inEPIUEpSamkNhTiHkKyfgUOCsbLVxeAoOBpg6HhcrkXZ0LIwIhqQpgdgitjhKd3gwWHD3N9d5XrbQDvAbP
zWuhQ9Ir9bad3ySK9o2jaN9UFO2bRNG+0fl9uDiAUMLQbRPpOkDEcYboJu8j3iq0IcyuKEJayJ3y0AZRgzs3CaC0lelHxD8iw8V11s83G+JhxvsPpPySKBxi
+umt0UgugTjLhZy8eaapOVu4Ic/CL0AnJjAK4LaxgK7F55iFMz9XkM/8fJPWGLX94ObWomSsJFmZf2EnZNgHxKzGCHRKXCrnVhEiUzYsAlmdG23DFFfsr12M
Jt1YXelJILij/eMcnqmDd2DGNIaZT2JmrDp8HU55zas9PGPYsGSk5QPcyoGK0E3tPeYy5oijbRLW/kjyTyE5JRrFfaf5NgM9nFxiKiAp0WAfCcoTm1v5fvaV
lFxe6wPt8plJ5pa4yxIS+GOEY18EphYuEoWppQ5Ed4bX6FV9PL6oKl3vJ5QLN7vyQdFPQBeTB5tlmyUoRb37H4ScX66sQIBtssutOD5tYWWwvI4E4ZwlnMTv
mNsg2eAkXxQmcQPKxGhIKGgvkSh+4pH5I85bv0a8rJFCQk4kQIL9Ci7sWVnuv78KMuit9LxcfQgaNeJSJSe2B52dww5OitiZY16MKj+q1KqE+StvOYNeWN5w
znN0Y3oCvlc02je7YJVYOxdC+FQlpnBpA+3Racfqz01OuJ276EilG0opK26fcUaEV1q59mdfubd0OpvyCpEFCYrFXJ8/6BCHv14lvQNze5cXs4gKGX2lR6L6
+aaOPgg7gzrGPpHcc2DC6Ino/2lfeZehyV7sJhbzHRYr0DgGdLaw4Bty6BdxQen3gjyhX8U9sA/0e/CXpUElnQ1eDgmETx88RCBRGhipicRTbyAdBurQbieM
sUMz6vdSeZGntPyh3+gFWBzSg9V4o+tBJq56HukW+dkzfUQmhYurL56YmXYYAZW8hwVqJQHFfMzndf2FDtQjxffy5OdZSob4knDO8hByR3AxDwh3xb8KcDie
7Dc5o0CaJ3AMRPoi+vpkcfQpqk/CLJvdguKjiP/uT5RSy/eqzY/RYiYBnUTeBIdf0meI6DIXoIFiqwjVfZg9vZPFQj2qwSztqeWCW+nfq9ASgNFHpNUu53Vx
YYOElfeIDnFfAzGV0J0wwdgWie9hP4riib5YmOn/q1DcnYY7p+r8NW/8u1l/zdHKe74YJHykuhfFNfvj9WFa4kaPjuX8eekz8JyNil/m7fArVSD8zi8OdAag
7+IRaM06J3h0JEEGsKJGTSbP8EyecbdRqDd2U6g3bk+h7lcKdR+pCjj6a6VQ941C3R9VqPtGgcvqW77R5kq+eqKKM5vGSHWw1llzxYAr6rz1rnSWRzO/YCpM
qLJ9wPsvlbYfARy5IxYZ9pBc7gX9Xgg9MZJk4j9MWetrUci2btgwF70tKy/FFqKtG1SF47/XjdFWucCFoD++IFYZxWlGd29dKnItzmHTgDb1P3jBebRpfadw
vu3vvsPW+7PGn8PxTS2bSYEXeMnN6WrGg9XpDLj4lhJvVR+3QR0EDT0Kciye6uoH+eBRdS743KtzxL+Ae7P119etr//AX5H0jVaXVdu3aiPx30/2onnctrXL
vW6V4+zzKDKXPqMqowZbYH1WQiLnIfwWtKMSLd7sCXjKZpyiRzFzIX6xvvjg0reVJQSqd/YQSl08NXU8cAl5S+QJX76g3PCyuzo6nFuSltDX4YdDHbEc4YiT
anjBcr+nDiNlDi2kCzRUpIwiVuouB5f14BZMH3F20MDxpDofk9svW8Q7NBBFPdUxmBv8N9CDRLa9RLLtxZJtj+Mbc3jzeCT2sZNejyOXteEucUNq1beOeu2o
XbaF/nG8988MOHBq2eFuPXjV4rjqPD3sCkcdl63NXlzRTKuOgw/pecYULvnGHwKjhIYQ6OsMZ/Pdj3s1yZDK5gNEUiw7A9pWjfLoRq6ur9f8+wC3CVj4UMN1
4obhol2sIuyqB6R0Z4rLLLJGFatAnJa70Kwjs8+0PM9RCI/O1GMc+QjZ7/LHqanCQYnt1ByVNUc4m/gs6/k5mj6BoMphThhDKL0wbx+jvUCMeP9eILd4bj9U
CkmxdsVdkrwBplLFI6Tg1FoE6BmhRvozXvGpYF6EbNrVaVr+ogpKGUtCrgggqvt0dJ8cJDSy0PXbA53DK6ITu0f8+2mChi9pmPDzUcQBg1jc5bywjM5IY7J1
hgPQ70csxoQYX1xSun10ChIRKyDzLDXru4CzKXhr7oQ3SaUKfm4WcvGs6IX4hoDgc0bjc6bCp7cdPvfRalXdGfRn41S/HsPrJFLhtAV/jm4nrYY0A9GjMzIQ
Rw+EPcVsJG8xKxqhGuHMExcnenLT6l5pYkTCig/Ps/RGELhIbMgUQ7Z/WKc7ANp2RhJA4xJdE1FqW1zpMqlEwHcYZeIi/XQ3KhWreMNhL6EFdZZTi0fDalE9
sFmqAacfLbNB7b5JP90BwJ6Wfh5vPK41VLc97mwP4+ZgAVk9bj3g6ePEctBDcgzVBEv5VRabdOighHZQz0hO1bJQDMZqBuPrFtuPQchbc4EXt7PFXBwDZ6S3
V5nSPzVYL9U6d8oA09ZE/oXtHVX2+ylDCXcZSphKdkk10u/nByzg2aWd0lu331TZdwCDsW536ZKPWR75GRi00Xb6S55LnMPqxCknizl6W4si3sOi4BjJcb0o
QElkBcucZG2PTlROruEkvRyHvqH7AKlF973tAcRE2tP3Eej1n4ivGM/EkGI6NPhcnw7iijAmx5i5YypoNTVCOqibRRupXPCPUdBJX4l8sB5gQ6wbT/9neNFQ
H8dNbPAiqox4T3iZm4KXQxA14Jnb2AU9DYDQQVwaRjDn7uWmXtJ27vCIo110Q7mOx1iH3OLSeCNIzGeavnXUNaBQgAaj597oRWIbiYq55eLyxZ+hE73yZi9A
WTwcLN+9VITLnNIOFzVPLD3VdQtX7GD1SxSJaMMV2fJT9Nq1ynpC6a2ymS67b6QsNYGfnlXVF+rlId9lzGkP+EbVH7H+mgEmES6nL6qRVRwPOfbb9FWcHSNh
h1fxUQH33bxwc7nIx4PtTYD9sAH7nQL2fBzs7oiSCkP/fwz5u23IS74WJrLm0hrUJIvp4TF1yb9/HOqSXzW4ebZKlPyKMkoPW8onee0x+YH9WYvmgf7aU/1i
WUR0eXLF90gUAC7HYzAiur7tqH2QHF2Ra4leom5eezDtpZVMWskqQf9W5IFwjVzYroK0+yBdce0UxISA4xN0PssykSrjzfIErDwVuTeFfaFztCx8MD6V6Odh
st40iod7paJE9Aq3Lq2mlVa6dCpZOQyDhVulztJD4lusj1iveg3e0LymlY7wDHmyJX9jnLdoD9pG+nMRMt51VkH61a4zlVMOjJAN8+QqLEPqKpFQxepqnNUW
lK5rf/txqAj1t6CyV/ikY/DZK6T48nc6cnrHmv/UqVNk7D1aNfEC2/3pyEinzz5Ph1odXrM05mu1VnC4uFMOlxoDHEpEw0ofLggo0vObrHgQ17Bp3SOZjdy+
jPlvxEYXjjgjdpzX9aVVv/NvVbNIgMWxhDyJJdTI1ARWiIKh9eqyCNvBGTXXDJL0k1VE4+OawcdEERZcjnF4MqbREd9UgJ44ApneZeCHZeB3ysBzrFEnb4gG
x7NyQEU1LYMi0oLztCd0MZSD5q9cFyLR/7YwNCYFaS5linhh5J9swHLGOWb/1WCrOSJi2kz5H4jChmUFtbOs0H7nvPmjbNcC0L/qMSOoLqv3An9u84Fnx2am
WcIJZj1+28y64d52ZQoh9oFPiKGS7+c8zUbusNQfsdQPR3hWP4hGZJQR2hYreVqz81bzhCxJb03cvd2Jozt5qKnvdVfLY2ugc8JY7H/MmuhPB0GFX/tOc2VS
dEd2UGUA0mcgGCPR9atpeFbVPgKPJFp7NQ3XaspeorMMFt080qCYcPALMY4hyd85LwTFAHWG6+Vz+1lxVN6/AcvC08Ma7T/1OCs6eUQctoJvHjy3v3CKtT/3
2Dbsdn7XsLJUSnKzlG3LQPRZgeQ4PGTN7wEWtwmHFNSkIWcaUQqR+K3hvMkaCdsyh0/1kZ5w2hnsbuijB2dxV4C4gSwPLw7z7PpVhL/qy7uI30XXr55jB2Mx
rIuMU/X2ogAHMUaOOJwlQ3G0Ee1YF4wXRTG+/cRxTKDlvKUegcsXpllnwMZpt5wnHKqhMhtyI58Tcv5PsQuPcFmMyTagN+yG9bQzOsS6a9gN62lnFI2zaHo4
iazI1JBdgwihHlMQlKflDYfXbzA6tcCemm8mZD1hav60qflmar6ZkPWEqfnTpuZvN7VqYpmZmF8FI5GJBdXEzPs0zzAxlOYIA4E5ok0BAwTryTHsOF9CyVXn
ZVFFjaNcuBqz5+UmszK8jPVkFdHIvmaQPVEkHYe/9MP5X4n7We+2OGCCad16sopoyF8zkJ8oomODPc6qT0Onevyclmv/7Q3KwxvrHPDuW9GgnNuQ2HdvtQdl
vLGODySiyAt6ntuUcnh/eJOro9nNdSqZUZO02QPpoIkOmnUHzbqD5kgHmdVBZnWQmQ4y6eA84oueE2I8307lAS6Me+6qaXXVtLpqmq6aei4tNNmqm2zVTbZG
mmxZTbasJlumyZYe/VL6Uux6l73bZW3MNtzlaS8skNmauzzdPqskjFI+oPPjdpTUUaWkxqFATPhFaByub8ej1FcnhnlKJ4exTILtkMOSJFI5wJTRqE7veIhg
dmLGhPg2NmrN1L6bilcPhyFiL/W8Gz0XCiHPEB5LLRS6ygnFxFOrcdxKjRONqnEiS43jZcFItVBXy0aqoRxMjlrdFFnqJs9EA6jXpBCpmqNMmcE0pMl6soro
lXfNrLKJIqmwnXPChHYqg9ooeNxp4AloRMF24/f3CADv7cHXteWnKU/EvCBc2u4FmXvi0EvucafyabLYZ2aeexyzp8MxyXqcoA/kzyNeqHBzZxG8zN9773VR
1JjhjDgqlrhtxc93bqqaIpq+m9aq3HkHIrFEHRKh2BGZ+Nn3uHrBxuQuBsxvAzS+4fuKta3TNQRwQ6lcEWKWR2LJf+SNsry3A73GHqA3nUvHtMGjV8dGyvKj
sgnftrJ4NE4N41HvDctjZJqHQTR5dJ0Vz8LtTqTtPEkQcWbckyTezpOEHehlBaCe9iSBDIxocprBd04jVNciLpzxZbnEqsEKXyL3zgJCbfZ7jTyRRFasYo0f
5eIyqD/kxmVOaznPaWLWsYa8U6brOrpdGa3rQGy0cbvOqJFSBMLfCzxZZOObztHq+mhSXe/Z6vq3zZXdHt+FiWt1fb0AvOp1c+TUoe3MQaW35C/vMLQHvosQ
cRExca5vxy3Bby1vkLzO6nrHqOt5o1k7/vrAZAPmT/2eaX/YdXQHY7qVtwe45LYAx4s22QVwrgGcGgUc98UASzjO6VVMBfMingVwC3eCG2gQQy53WPE6CS69
L6pFXKbdMVpbL2YiHmkZdflqfsJN8CbInfX0hIslmzsYF3EQF4e5fx3YkviAxYnT7OoaL/e4hOIS6vrVPFjnMJbpfxmDHDHOC6yUgRUB6hO3IiowuvVCmyVz
prFkHnGsbPyfylGFoxxVaHNUhd9lchZOZ9pCm2krPCrr1pxfaHN+hcujBgOW8rCZERM9JUIBcZjaitFK/yZQ3uXC0Ul5naJ5ioHVOFmxJnCQ/UJtdqZmfY7X
V7+1S36RaZhfpVJ1dskhq6xKogrIotAJPDeOm8p3Kr6pwy7nrFQMxOBSuLhU5x5xVKVCVOxzX/z+h/vFHT+L+EQd9lCvKFiu5LdEgG8lruvgX0fsWYjE8ewN
5yQH09M/Ti11maJQJ64EfCKKi6qOo/Av/cNVseqpCI/OEcCzMMD3Fdw8OO6wbZXGedwhTLRTPYOVfitO0zRJ0jRO9EtaoZdoFTXiuBEaC5b1kgNTpSebYRZV
zdCnJI7DOAzDOJioRK/jqpKfsbDgPOCoLDYdInOKU4TIPMGlXJZ8dOM/32+FgeN5nssXRfAqOsV0CK1AdXjE8airyxd5eh5OETRzil3VNdqqHURAekiAxaEl
KoQoMygmgg5BSV44DCzgmAHKPRIYL7arCvKdHwF1WPVYWvgI9jO98HhFr71wuV+8/2EO8/XGy/R8UJ7XfudSv3jxK478+sbFfnGP/vBz/WKg5Plrv0EV/kWX
efk36cc/6h9rof57jV7efE2Xv3VlpV98Sj3MQm76n/VAeCj5w7xKPBREM/zyOVpq9DptI4wCPq39RL/4uu7lhSEN8jtRrcHfXvjxfvGK/nbzJvWFZKdFwt9e
/bF+8ar+9nl8+z5ror+FibIXXPGJT9IEDz5G9aI24Ia6z3/rVL94/pAZX+d5LWr5KHdl/doNtOQtF2+ppad5clTVL7Bm+M7LoQtF5+R8+lqmItsZwDfOAPf3
ZbNT018Sug3t6IOL2NCH3fuxTRG9iTAdINrLAitKj6JSZFWKUPgHFpmw09PRXigEy6kIlhgsNBIkyo9Bf2ihPxxBf1ijP7TQH9roD230hxr9oaD/b19Tj7Al
qC7j6iXijiwR115SrrXW3HoJuiNr07VWrWutZtdabOB2wpqSwnpl/ao5/5h3fNxynQAur/wrKdJHkEQ7T5bpeX3fUtPD3TDQ1MyfGgDUVKTzLm1mjusFQeYr
iTEJmgOSFuIHtYxg7/Fy8Wq81GzgzclmlMVVwSSKEiY29U8OSkelgqxqIZAW3siWmpF886Ur0KbQ9X3f87noqaYnzhjpSbH9JaBVEkFq2jK6e1EuJOgbkDEW
nSv3iRUHiKtKU9m8Z28j19pgrrXxXGtTutZmda2N7Oq978rOPylIpR3/NedH+Jl35x0IccchiO5chPMdfJyJ8VogjgtX/JEqgz06rX1b7dmDmDjORFYB6aNT
QmrMTYXDIeqhmr8v16Un5t/pWV2ZUR60Fuu7DRgGxn4AQ8+T2QtCc1qd9By6StCPoJbEIHiaIFQnP21XnOvi0R9qVoFmFsNURtRpufhnCHKevoo7Civcua2r
JA9TWYzYW3p6CSnl+GquBUkJvDQGRl98gmChc8ygZNp+dRacFJqtz4DAglBgQS6wIBpYkA4sDAQjuAksrAX2yglqiJ5qBsxeL4rdNbcH+eV9rBAqvjyr/x7Q
f9+n/87pvwflL0PawzZ2RiBN+xlhnjS0mxxZU0liFWS+0XZ7w/KlEnTKGDDTK67ycaYG4lSGexlh/262zL/MjoXsHrfa580d8LXkoM+ZQVASIZWl8AcWcHVV
5SGOIBd3lhEJkF2TxUGRPsFgy5x1ZYeuvRZX+y3w+kxwxtwLd+Dyo6yqYPsu2rw966sqB8hYXqX1taUIPPtH2kGgg3iZ28k36bRNbF+Cxq7m252NtumY0XZn
U+24jxib2rpiEEOMK4xo5DQhwbDXqrRDu5pjdzbCtseMsDubXtsIdNK2hpoOex3W86k9W1BHZmJ7auwG1fYePBMmBugaib22dPvVa5Ary7LbbdN+ww1ZiC4Z
xy1C5CJYp/aNWcvzGUjZjiVl33AGbFfdxojeKrlAqpscNVFz1Dau2pm0XyO8FPXljfZV/tDmVlVpmm27w7btEIVQZF+t5p4YeWfcFYAOwY54VOAavijxEqRk
4z8dLdhPnaaCStAdmYncwZqYQ2dingkODjGsW73CczCBBjHYfrI+eg34aq5EweVI3UHnxkDi4Qcj9nEaDIekmtZSks8c4yv7LTgOor0E7HcK35TxVn3ba6C2
0Le2AQ03fViazt/hrnVva9e6+gqb2RQNKKVcwKHFQ+C9YMFBL9I9YGxuCsYOCcbm9oKxBCyjOxVp/q6eDjO7ezrM7O7pMJMKTj4gGLq/GtP2iPfSCobtSZ+v
wKZou6Bxlke3M/Jmka5s1kJeYCha7eLiVq+byl6UXncW1+X5EhNPBa0lefs+dwH69PvcH6Zf2QOqRO644yRjJzAkAhAK+akSZFgieOSzuEqSyBWHJG8+oN6P
BHPHnbsQW/64g0Xt3+feCd3ifW4uAAwFgEHnTwVqwPVNp86n8KWoFnePmlQKGoQw4LHCyuOLK2phnmQmh20A80bqoL7FzhaAA+g1+P49PUHJEuAuYhVGwFvA
/06KXmZeMoooZieD/yHuemDsKM77zP57+97bd7f1GTj/SbK7OPje+Y47n+Fs36Haz7KxDbTQNqqiKpXSlFTJA0XYIItGKD44IlkJaUxLkKFUGFsqjlpUpKaS
qyTqiZLUpZA6SC2gUEQITS01URyqto6Cev1+3zc7u/tu7bptRBDn3Tc7Ozvzzcz3b74/CXtj+JALlgwPpMDMIClhi75B89zntILEACFqf0QMkLA/Rr2WNI13
Rmspi8qqzahGtVn1qYguw6ei1fNSTqlQdd2I6lw3Wj1XztWjGh+QVs9htgRBQnOtLHW9g65HS9lQuetDNV3vVLo+lHe9U+16p9T1iLo+FFVfDcyrUeVV1HXF
bmnIdL1T6npEXR+Srg+V3W9bRpHQij/Pq+i/ho06NTIPosoDiUWSh3x9rlDLJkN4wHFxSg9y61SfS/9a1AFGCV8qQ6QYZIahFervY/8HH6IwIrU9sKC30qbg
zC93ZJyzLMTG4hD2pmi0qBnLU84mg0ASd9L/iVqHDRVKaAkucdbBJT8U0/uwt55krXyLSahWY9xEa3X/AYOsVKHa9MzGop7ulSGagSfuTeviBxdkSPTrjsRf
l2kOMbwn8TgucFjkJ/Pbb7p+fqLqlHz/c62Vs1k1IRxAcCsOwpxJFWaNnNxxvPGgDjsG9pArAKIL6rBjcAnra9+enapJRdwMqJuzRbdoBkEHkV0QjEybQ1sb
gc2vMCxsw9Oqs+GJz0rcEvgOBGwB+s08paiy8W33lGpCXl4N+UgUBAGOQUmeXodYBnckYtH7/KLJvhYL9xkweWoRefJXNueJzQvheZzyer3hvrQc9mubHGZP
fRJe7jYnH7YhYwkbf4PXDxNTe6bptL9jNLDogZJcEA5HPklUP1PskdZ70ehuRdLTJb5+haynB090VAV3II6TYI9UR3n10ikOP3fMc23Pb1I5W+BP8q7n1e3w
6wdl/5PsfEEwgOoFB/bIudWSwwFjUPOXc/uPxIEwTGTgliJyDlMD9vOip2kgQrOmzgRlSgCxBCFuFJ90TTBoCsuji5hmXdZBF76EcFOBnL7WnW9xFXROzhu1
dDOHjoELDJ4Dg1ELtCh6HwlHk2kz+pt4KFJEU12MM9EdidsAOax9VEwqgnqTCmy2BpLfNRHtm9U3kmivkK1dIIO2dcpi04H4JdlcTaCGZh1qaFpv+hVv6Lo3
tHljwLcenYlJunY5z3lJzZsAV7iyRfgUpLESE4hJBKcmdu1marJ9Hh8H5ygi4HxOFRM/lbnsZtU03ukS1yHnbZt22w+VGsqbKz/Vl3pqDEGQz2RIIqNpMcyI
+kkHIStdxvrOPoPx9+DnjQcQQJB99aK+HFkjTPCl65fNINrfCFy4yNtQMGd1iR4A3HlEf0cyezC7FSDWdcDxbw/TUvE5FhgL4Y7EAPZN8GIf9dncn15ocnBs
0TiHhC1xZL1LPwhXL3vvSEw0DtgVgPQ0sxZs+JkItQ8mzpRu0T6N7zmYReyY9S2jvXDm9ePgroklfgxX4nSPaQkr/wiuzVnnKMdN7bpjW90j5jbJGrtc9AAh
HN9FBEt4MtA0IOI4pmMBmRDa1todsQqbLFuwH96iCfgf29AzClCS43Kgnbs5Ap9AqZmCvS5DqSkwRJA4hlJTwGqgxFkxnRKUCogpDkjIeVAzh8mlQEkZKClA
SdVASc3rmwRI+wVG+yQI2G6B1E6ByigkKk/ChV4EPrcJeKZpURXQeRVRGKmkBB1m+k2gxwUCnhf/jdUuI4L8pIpS9rDjKNf5w0nllfO2cFRSqhCfWRQqjqby
H46cve9lbRKTS1YV2cKLvdhmDjDRB4TABqKmBrHED2c/P7nE2x5tlYLu/jEs9/R7brkn+n7xVhq0e6y1K4FCK7y4MV7IGq/QpIPaANUaeFmFU+r1icqTTY8m
alfeHphgfh4Vz0N538NlXoMJQQyROeIo3op8n9W4ulDlIg+DTXkLdvqUlmwoXjn7XlcyTU6q8Y5ksOVER4hIClz9t7xwiDptQNKTG8W/NxEKrLuETumfJLdl
yjN+uL0LCtlxTNYPeuMIXJDcLm17UMCuey8oYNc9pon7pMYfRtYDd0r/Pglk+H1USw7ah2AkIq25EJjjczm76ZvNETwDiRTmdJy9AGkyQhYFOX0sDeAFc5LJ
rcTfqZhy+MSOEa1pc57iUvP/j5/MdvzMWqO2TJeJ8ohJvgPHZxbXAemOPAbF3bW87C7CO5Ht8QORu+3yNRXTdsHQN2oY+rZpj3oxKvkgCoLtltVYe0qVrQZL
gIrjDqROzoKlzC+L0n6NKO0ZNjfgaJu4Q+xz4aC9ojueYQz9wqbcnopALDbJNRzbVn0LgWkhKr0oajPzoq3uW4soqQWR2Q43vyu7b/tVlVyDWI8IbRvA226U
nupLPQXrQZLNh8GBEFlgvHKWo/FeDnARB6NtB+GVFAjlAQ+CxCtpIQJRFpa5cgt8r6ro8EqKjmBwTO0CKZytIIUp3ZfN/kns9Un1CWFAb5fE0B8VfHEX7W55
0SXElW+SiFcmnwblez1rl/xX+LgIBggRGzH7XF0qiPulZ3aZATtrD/sET7b7863d3y7/wa1uAiFKNC4+KOGc6iIUYYEx477ZJn+3aLZJDAyLMa0WpElUVuBJ
79ySt3ILTm72oSHoC/dBS7dXUPGYs5OouOSCXlJ9OaGcVLvZYdONX1w0LnNzanebc9Jx8UuLcnhikncH4jQLGzSiIbvFrE1BQ+lJDEN03UZyHh6YNgMZJUAz
Xp3jzJOtBjeUZ7Wn39NFfqadNj/TNxu6uTLecUF05NSd858ja5KW4Sjp7HoJ2yjhHiFtAsRIuKfjby3aRKOrM6RAfZdI+cKCt5cNCpschhjwb9Xlmd1gP5qk
HFZ3NMNhShZxglWShjvEWHMGVmi0/r7iD8tus0q2dAgReg97xTYTkuyQt4Heih9iATvqHb6xwyaECpReJxFR+sjPDbchePTce/pT1K57CKwCtSc3WQf6g46I
RMX7LXAK/Avxko3ZS3AgN7Br5vkKe4qjzsEEhwfwg/tNCEIZJGRhUz/KOj19KIlu5qQO+mYoR1e8lLTBbzSlt8TuhvNqNe281qyKIQsRswKGsNJLiQId9qsw
FPRk3I8552ooyG8AZnoQZs7g8DCQ93aEWqyKoDJRNbPS5jhDP/deSiCeUQlWTQt9vTgElDHF+jaHFOfiHFM0MRejYhbQFLzQkDA9Vop9Smv9GePG4uceAr4c
F9UHyNArPZMqbsI4OzpbFxqjeFwNjZEoCYaq6fIhtmZy6O43bLyLf2rpaKXO9X+DakJWakntqyRhXfztAnRX1VuvsX98gxNrdkxrEb4ScyBahZCxekqvljUz
r1ej9SsZH1ObV0I3JaIVvNWQ9QvhfCI+n6aKUR59nU2fIZmYnKQNxNONX2Yy15BUAwgwh8Sk+EVLBMGzEKAZqXEDHhaJxxKIF3YVWXQroTlaTrd2wqRFaDaL
ppTiNMd0GUJ+BRQOUyGCibdQCg57aJZ+DSedeU6EEM0qPvYLEUojRPbNUGLFBxyZPWsaHRnGGnGwG+hdLzUSgST424YkUOAwuw0ZUxZMKUAyGFMAry/mKyux
ekvI5yiStIZZg51qgNebIiojNS4+WqAlz6IlFpxZVKRaBi01gJZaJbTUAFpq5eahIQJ7VFF5k25oi9Mtn7n0lolFWsYqL0gx2gkFpbOjomD2qNPmvrJZI1ov
IZSGYJOA+y6IARpTDLEFbNKQ+hFwy6GkdTN/mbBJo+YlDAFAaDFYSXACNqERCzYJgE2AdITCefnyROcRVKVlk09UxyLcd3wRCK+GIa6BccwWWhzNo4BzK0f/
SaNETJxBOAQWsb5XoGD037Tov34GhQL8fDtqKUBQUAA0UqUAbLmJ4pwCsHJmVMI5BUIBOKpTcfTRflsTJ1co4VTGeUxNykmDnhy7qcWH++X8CAUZB4jZ5oDx
xJdS/5GrNxTWzmXkRGhfci1zu41b2eCRLsiQSXioMcWRvQOgoSajAypsGeTkj7G86BMVBKoCaVQMLkmbGUrazHtxBuACOSHXM2EWD8hJ3FdUW7zVDpUioUtm
aptDoJIM+uU8KienB/BMkDduFHOEe8yRBzzlJx6wlmcSPsNQfV57YoJnnOTeaLg+xwwvGd8ZAgautgh6XhwZKiNnGrAbQUGUWOZQkZGrZ+aeHUhCY4mK4kJO
8KY0AiaJylDcgGh1j8glzF1Pik+vMnM8pWN6TU4LjZQh8lHQdldE/RlylBYvVJ7frhtmNI/QELc+u2t5Wf16x/RxFa9HeGHoWPLBRhz7JzRnfNCcNqb0WtG0
NibVGlG20h3he9G4NiAWtEXtinhronltcN6B6QTaFNEatXK96D8a7RAe5fZ68pFx+5Fu6SNjpY9ssB9J5COhHETK5+LS5yTEGguK8Ss8K/Z7jAnD3pLeD9ZG
DqPotzW3PZg2OHcoRy+4kB/qFzOfA43gh+DWDDsgp4iXRIYJ/7ZZByxAMKhHKk1cctWsXDKeLBlMesMsmZAnSgIsHGCVqplPvzqfCdaZBFRgXyvmrfOh3sqJ
1hz63KuLxowH9B8Fry0WMXn4AOMiuBba8SqubXMY7hzXMrfdttx2VPMSJA/g2jbvY+oqcG1bcK0DXOvJeuf8uyJGg2FssPfKQdjWeoVlT/shrb3DhQjK1tir
buYV/+Rv9ntXmEwcAEHm5w4wtOO1pDkgHHbyFU4277Bh9lrOO8+JQwiNvvYRYxagey96d1KV9Xf2e2+/8wZMltsSsUmBoHqSwUC1+5fJyw96oxeceeGNXuXK
leXKjf/vXzjElBdSQUE3es7+FSQDM2BJBvtR07oRKLic5Rpvhrfy8awvLFdGqFXlTJdHKL74iXXUAK/I2cSbCb0IheD6fhZOcWaIkNWVWdsQERDFLBQ2N+Rd
mnXoFygK8YKo0WF2F94QcoIK/tZ2Cn6EETRZ6AXS7uS9ahdd2t+RGPChpKvS2Jfu3hVEqC4ZCa/M2mQkn214DueasEfO04W6n1iANZn3jMR87brK6OrhgBHg
shqYASdbGojNOwhRZW0WstYc4ucLuV94NZyqNU5mtVf8Wq4+K/9qMA9fdxrTsE7H/8P7uu59bd4fdEP2c724LrSyeSFc6Z8RxXhLvKkH7Vvyt0wsUU6rENTZ
AxeK8RA8lCRut4rxkA0kAKI9pcrAdLSaecCh0dtqE7hYDzoCQG/rOVp5g2rXxmWoXbVw4LURjctaXbYmadSohXUlFGmuy24wdghgecMHPlVtdfmpvtRTaBE5
zLkrVjquGOhUAaLqAGIU2fU9di5zyPr/BFFwr9bESw8PjM8qSD9PHWSncd5l2GCubDBPNqGf7zLZY6yrFqs70VUHjI1jYyCtc10riItRXpvU6/TsP8TcrJ9p
TkeW6LufSfxCU63af+Ro/zArT9GL+F/v574Lpc+gpNbxD21Z5ieSxwMCtfCtAXxgV8MHUGiSR5TlUzQ9C1lfhA32HlnZtD/YNOeS65tEOdw0cfNoGvj7Kz91
70y8vqF3n+p9N2+deASPjfPW35X5Em83/xLMZfAlXfqSy9mHIN3wl3CHL2n5EtJnPX01t+xKlp72sqsbh415k4q/sGBczJcRnFN46AxOTPJFx4INZT+0ZTVg
oy/ji0RohU0AlJgxHnMWjsgR/qpDxkyMEyUBeYE85RKyyvwleD8Xu0DVnZXBS11WsLIreFI5dvlOKpfXLsHaYATzRmDeiIo3UMuVTaTy3SW18UQMvhC/wHi1
izFZQ1gHNij1DbPqV5hVy6OpEo+mLI9WImqIwMBTikcS9jJP2JaE4JFa4NGaNS9B6YmFFTLwQ+HRaDYE+FhE6PEdok3yELgAs0HklTPH9R412boeLvJ8na2S
1t9CkkTOweax2MJymAYf7lrtX8LWE75BL7I694iepyRNaxb1xHhdViq9QB15MhtuHXbuW3VY36cPu/Tn0J93n4Pfn2kUJP3NYWtGVg73YbVefBgPqfgYkjKa
pMXnd6B8jCBDFSeIV/HgsOgT2YrfNOcn6LD4ciIwOxtZTqozOI0nRvl5nMLTdUkTS0Tlp3Xawe+v6HQIv59F7tRgk3sKycTpelxLGp1jOl2VICFaNtI76yAd
8kjvEbpeQddXaeRX4qr66VV03dZPR+nS7adr4Pwc9XvHqOZac/861V5n7o/T/Xpzn/TT99Ht6aZUf7+5R/UPmHtUT8w9VU8RX3+oj8P/NKP7d4f66dW79/3Z
1x5/55VP/2K6AYsIajvnnoNs2jK0N/2gBWN6DZvZbEiuOfFk6lRYoQ8icdEm94yTbsR1yUnH4Jhw1Em7+H1Wp+O43pZuSkYm1Vg6gV9JOonLaHotLnE6hUuY
TqPKBSfbLGIR9fK4By1JMkr/mJx5UhajLLZlyRowqs5prPdRLjyO2zVExpiD/aqHln/ipDP40HS6xdlJgODQFL1Tbj+5in7xaSyVb5Pi804/ubK3LS+dkNLn
qfSK3kReOialNAXJ6vw8d8vX0+tEEzbCqGKCtsvmpEmfDtMu3V9PZbP0tzUZ4ah6qILKKzNQ4SRvM8JkoIERqcHppphFoY5mM/x5mlbbVRp1d9a5MMRdzjbT
86tth+nZxu3us7Rkk7Ht7qlhHkA2S3Uy2/3d7375xy//0sd27kgcM/tv7jhB91J8247b1wF4yXg5LTj9HrO/P0bNbUnGHzuZbgFC2JKMPXYi3VL1VKzW3lj5
VYJD6tonyaaT2djuxx/Df3+543c4HqOBkmt9gpIttv7tewabSro9dQvHa3CLlHxloKKvAssg/i5zJGOgCXX9OX94oD97Oq6FEO0D+4WgOm1B+/I+/5Z8vl1u
c2zlJ2ngtV91q1/lGE5F3rLKR82ANtCcsD70xyAFT5jScOk4F76DwnRjm+psPPmH6biZw1JXVL4gdn5x58l0IyZ+YzJ+gt65aKCaiZyn7b1+BPlE3d7CcZc2
x4JOt9GW2N772udQ3O2N0E6ZLk9sM5n+ep4p+z+hN2v2Xv+cNHFlOsfvfl+n873vvaDp9bfe+Id/C6iJqXzu/oqaCIufOz5OP7lHU/YjGFFBQqaeSsdpRKUC
e3v8ZDoOefZ00N89Orn7Qz9N1+xMpk8m40xpzsNKJf5ebo6oOr5U5RiR5eHmEBgx3T+H7v/o9Zf+JKABvPPCS4uNQRgEgzBAZt7TjWovpup74UlVsUqmW8Kv
05W6bxd1XakgmZzo1pe615Zq//OiRHijZ7TLJgndC03VfG7R+4lBs6DLLv0ymAi/qfq1Bn5NemjHV0C6DMfvF71SFwdet/c2A+8HX/oDAA37ZqOF1PKysonV
LyyrX1uXVTCGJtydXVcBqwZZP9sk4oVriwZH5P1om2gb/V5qE62j65k2aJ8x+bD0SShvXKVbYV5e0LMk6Lqnm6BYA0QpLYhSMmNpUmJpUrLZkqQPWJKUzFqK
9H6D0kE+CDIzEuGI888EbGF4PXiYhwmGuB7VRJoDtjR0cT2i0zkMjmA8jfqfJgJG1X43ncfl3nQ7Kt0DQIw5d6VbI1YHbsd3ki3pNIgaFjn95Fv2x5hJpswT
4qgXME2YxhkzcxOgT9fPaygVts2pT9JlYk59AoaAs87tdJmbdT5Kl+nt7ofpMjOvf5Uu83PqV+iyfU7dJqTvFrpshRlRAEfDoHeGF8+/PGAs7W/AMBAehwe7
k/q/ykzcUJHAlt+Kzz3A4ns+sV043oOMhIfSET4bvAhJp8Ed+z0+uHB7crYraZFdjGeMZLBJJLeltb+dFQFTSGbrYlg4NtmCJLlusmm7e1vC83Dam1Vd2jkT
fZz9fNWDAs7Fmjnu4SjAhWGUXVzZhFlVrozbrMVsVoplgWVb+ciKbamx0PJlRs2ObyeGTViL66USpgPrLmcvXMD4qCPsxTauQ5ytLMOczXDBZpzBCRixGUuO
sBnzYvnGdWl1Wuu3ZGaOGDO6bp4j1i+5bldyJL2hYDynsfgldKtwvrSzZu2WQgFtqYnyXgJcFohdBwyPQeON4b5vYKgBhnqsQ08xzvXVMfI6ehUPMcB11cEx
D3V0SHioI/CUxsjWVkcVIELOFukgVp+gyE3uWDrNCWoO0rq74el0Nrnu6XQrLRxCZQtLy26vhPqmn3oscT6ezayjlToDs/PNJKXO0MskVbis0HPrkgy75qRO
WArqFGHsbjIDj6ZkItnM+PSch06dq5WAJEvxERLc3/QEngv+VvdVvt/kXvBogXhS57w365wxdc4RzJc8SVBHTAy3/6MHbIK6GUlQNyGZzS6y5eitfMu5tVtO
jjKO+dnEHsHLp3zBv8d9wr8BC2Q+LSKxSpgYg9UEEsjWfY3EjDbJbk56TbKVZLtZkvOuJ5mvS3LdDMl4YyTPbSRZbiJdJYSPwBj/+UKlc066oZ1s2N39yBef
+/ex88QkX/PbUGSv4u/uY3fFZ91+hiiQEoB5F63RU27vGoPeg/i53P3nT10IqMoGS+V087POcUhAL36Bk5w9gfu1syRaGnsLRiyP3p+HUpVzHcYYcTZi6G0Q
nzE27yPmkK3VO/6InKnSFwZq1cFpSp9gejCpntLpCK4k4zLOf0LLtJKsOwH7txwsK1thLO8C4Y8wgX79y2AnZ3pdJhG5yI4Tc5IIT7DEzvL6oLQutF//rAR0
ztw0p5CSvA0vXIUTL6QL78wp5B4fgk+uSoY5Dh9yYMeSdfwXJH/5KqgLwEBN6Ud9AdGXfAHRI76A6KgvIHrIB3HzE3det+gyMqf+m7qrj5Xjuuo7M7s7s7Oz
bz/e1673fdy5dl7sOIkN7R9+pYm97UsTUkEDNCFCIFJeLCI3kew2fxhq/Oy4bVwRIQtU1X4keGcebYIQYBBR06ruc4oghhaIKrUKEqrc1s0XKlilQICIcn7n
zMedfc+uSwUSTt7emblf59xz7rkf59xzcTh4B1TLFfWj2KWpqJvF2sCSi1MGl5qp5uzbNdxyc6SMe3KPpNpxPzsazwIh90hmnAtxoA/KV/MNcaUBg9zBd9ht
oDd4yYU29ju2CC2P2tVPVt41rMPhxZVXzY6qYdWcrXi9wUUHOZP5xQU+d+INTuLsEo269AERidkiL4J93L5Mfw16HqO/pix8/dRicOPCN8D0AWStJTaFvJax
r2eBWt+sVHYsbBQF21EIqnrSDhUKL9Go//JjmWEti0U+SHyM6HI/Hnc4h3E0iZ52OgcXnbsk+iGo1zn2AYzJHqS/h+mHl0w8KM3NYRnB9pDfdocOp0glXi3p
NXzLQE0O+VhsK2u2OEOcjjEEwatlpsmFhJxof29wpZwSgEn6xy6qoq7ggpxSTWGCAu/HPEEBF0ltbJzLVaaV1VSdJiZZXezEgSvMqiKgeSBnnxE0kNfP6xbG
8nY+lneYL3ks9zBS1FOYkwHSw45QB0ZXNEA6qv00deLW02GTGKWxcYDsyABZ7uOOewyQcBdQpsw0QOKgqGzbZgxXvz6WoIUR6xkwXvrs4cMbnC4DxldPFBmj
IuMlMwBN0uxTZWGBczQWniwLizxD4+WxsqQZUpo3HElzmtJcceS8PlEMpE3GSw/GJMwpnnBKizmFklybVcSGgCBxtcXcQMsTN7QRXnRD5oQXoQxm8bZbxBtk
XlNkXllkniMyr5bJvLrIPFtknpXIvJoh2GsQ7OLcVwR7mQQ7z5NqEHdVuMjFgUYH4q4K/QPmDMktmCLuPBJoqbj7mlu2VvwjEHkblLmJwsLa6Tyky6oc4+kw
frbrypqm8TAentXucrZ2L4k9jvEG2wNiMu3ly758pb+SHE3ATmQt8fvwJ7+enPpqbXC+C2urNTi0W9N+zInPcWJvDUcwdjolHUQIPd1Y025Syb53LrNr8Se1
X1yV5ovOe0n8+pRcQbQ9/yBEq59KusEyrO1XqF/4b9q6OVih4Wnl7n7YhLpQua2PoZmoX7hnUgT3DZc+/tWFV+u3tm+PqWVUMxzDRMoR14UGgnwFbQW7/HvC
Fu4y5eFYtxEoLVbsjz3BNqrw4wSPfCXB3s36JG9MUA2JUljaw1devPZksQXy84vu1ZuBijebwVKu2Qy2crkJrAN6TDXhHhAuOyzVVgasyw0fA/hdjZpqjsap
0n7sJTVhmTdmGHQOStSsVPdynz5XUgP+lLZst5NYfjblPiTqPWfQtGN89BbGOuIJ5EvIkmzI/PveoSIepZE+Tq7lrsBRR6xgcRXgSqVPx0NdjWLtR/mmJ0p5
+nEqJSZW0zU+3EelVGLtDZPtt7/bu1zYrKIkxu6Uctci1knnZfoZN5VK+/vp4wWwDyxb4jx3HK8JX/8tEFk9y+dm8oKovxkFoWtjt5DQioec68QTiSmRoT2u
1r/RrjorLut57KP2EcOzrZPfu2CwZqrmUaJCewPy5dVSdmacmLOlq1kPflDlz8sf4Cx573eT3r0bdunQQdRYGIQspCBE6jFbSKEL6IacsA5M3mbRc7/kvifJ
Zu/Tbpy7CoCOMM3yoeXE9/VO+644bS67VBoOYo0zH9Uo0vVIo7e4RhTI7FJULaKSccldDFc0eKKfIBrSP+3i5NeQSgmiKHRVnY+RGJhmcB88+mDDjGFHOPJ6
8PF9DGCwqtzVnNX4+pwcBep29dA1SmAbMuUToxpVwNAIToZoKk/0waFVdggKBi/iDS4D3i7hl7JiEhXgLAdFBZGmbC7y1lSApyCWGl1BHofegiGJJGqlMDDq
hNlKjltDDgnRcOWvAskcwyCNQKkbLxEomm2OUrM2ihLoVRV6NUdQGiPKAaWxCEMEIRyTGBrDE/0k2MDTqT/UTHPM0JhN8+b2M6knpITILNKPiOeb2EE8N6Dr
KBXoWM2KCfPRD5bE8F+VV3FHwwtqdSniJ5muflA2yZ/BA9UPLbJobuHyeQ3kuLvBG8X8VC4wJBfnG3ixiSGRFiyx1OZ/x/fGS/fyvz8ncUnfwRTu0ltfuO+T
35x94fZ4acvQov9vItE0lLwE/lLtkWfG39V5+bZ46fLSv/zyHS//3O2IdJfu/oPdB1/46dfeHi/NP/eWV/75lQO3UTb6zxBwIR92p7TTDz8/9fDz92X1f3Kv
lPHzZw9/+j1HfzOr+j9uR9Wo9akjF555dPH3qNbTL73xTy/9Y5jU+olf+8zy4cc+ldV6U7HWS3tNAKjbuoVWKnCbtWkP8uFgiHjKp24CD6EjnFgXTiT+8sFk
HvjVNyQH5rQ+B8RuOLRnSI4R1jAAM/mxKFqy190DyArmJhzvd/hSCXDlH8kMI5lV0bxIzrwFS49d/MtHdv/i5b1pg+x5J8GFVcPtH9XtzO7s2MoJgJym+bMh
C559GFPXYwgDf+lHln9py/v+9MXbqGNxu5DYoCfqeXrMHBhrxE75klE3Wc6wiAk2MuB6wmHAdwMDroMLfIikDkVvYMDPIzLYyIDnhRWICuPGKK28SDUjzpGw
4brJhviesOHni2yIuhM2PG+yoZ+xHlfH0iZiudnCoTTd6J//yDrRom34bDgy0t7jSlIFoCgv/9YwMAQsME1p4BvSwOaTjPHIYBSw9S2skA4Q8amxcc6XH4dn
lsWBVD5oiye21oefEOew2SyiOI1PFgGS3RFv5FbrI08k84W8NGI33kvaQ1OB/jXmCXcawpJ4Q6YKBihsQmxOfdzRKU7uULlaf9NxvBU7d4AG9xOJ7UqirXIH
46GXL59wQq0+eJKVmMGgHTZyS+miRtsqKv3Yfvi8HjOn0Lr5jpUj6Qf3vfAq+zPaPaSahuLrpz5QeL3XeD2cccKV75Xeq9xDuMBj8GYCdZ+g/vrHeQwdNOTu
0irN7nJeplaJ4TxsiFBcMeEi9WTp7CRL5+ou6yZsyN1S2oH9OJiF8C7mNrm1WuGcC2ZmNlJ2YMJ8S6mNCRetw2TDL8B+H9bIDWwTQcfo8GXBuw8kKkbsLFqJ
GzA0cZtbuwVD/taPWZqC9ttKISzVsPIt42TRDGbkcD1Sxnq3hcMWWMGyM5uaOLOBbV3Atu2qIQfH0w277AB5/b+cssebdT8o/T/7W9Kwtf/X9LeVdVa3VGv4
/ejfFvp3/m/o3+HWboP+baF/53+J/se6bpndHzpHYc82caRA88sWkfzbX/jr33blaP5GCut6kcYMeAAcagmLNIhFsHNqF7OanJCxh3OeGMJkj1aRPZpgD/8Q
DQ0F9mgV2aN1FfbwN7LHK4Dztb9/yiEwL3/h2RMuc3eQ3P6pMuTc+xqpL+mnePexnbyt8hvfk1d/x1tPPj04fhhna/OMuQp/74fXiaSJX2KzXNsot5O8Sbks
2ceycl0jY7HcjjHgQG8xgcYsNDh9aBZqdYxax5M3qXUCtTazWieMjMVax0cMZpQ/sGHZ6fNuC/xuerjJtMGX3eWsE06qCZpiHz2k3YH9iAlnn51DHDtWPoDd
CVu1VduYMU6pKdWmGeN0pLs0n+iMRHUoairSvVh11VSspvHTVh2a9kT00osxoaR0Q0raGFiH9EQ/3ILLGh4lAGnKr9y7++aMsg+X46qDmctEX88UuXdGzZyl
6RQVPkuVqtlVKnSG6o4opqemaAKjtoyA2KMIgNiL9Jyai+ltLsYTPRDIs5jworDeUM8N9TyK7KktEX2iknoUHw0p7ZSaR0IGbI0q7hA+ehLlhn1sTZbuxlr0
/XpCudTkjpoYCJse57F/Nseulz92NvCKFNRAQdQwVFCFpliuWVSccxzJ0TaBYrxRw9OccSorkgki70lbAO0paou5SM8jdg7kop9xUGo+5rl/d4jo6XweQ8ko
QaTHQf65VTWd2UghJUVOR/liZZg0Y1d1IzW+Sr9ovumk+Qjg6aFm5hinj20GRtHrVTiO2Gp6hJxUMJOzS1gA+m5MabuMwhShwiiEgGA8CjUVO6lmqbKYiKXU
OOrp48NWmhlPw8jNKHlWzTKexAx9FNpH8bN4op9JWRhtI16h58zolci4QGScIYKXcirpG1Efs2k/0jOqv0opJiO9PSJwZtR28NQWRYm2KGbJbsqSXWDSZ5Yk
GhAl+uAyavMuWHIOLElpkb2PkuhBbyGKIb6bQbS8ea9BTQCnB3B66DUL6DULqie9pksQErAAtVAWw2g0ExUGEDQVMKkmY2AGbIHYTAo84TrDwC+oSRRIwE8C
eLQCA99TC8wQVDT1px564xAB9aeFugqVjsI5tU3dEJGoUOinbbXAJKNOOwJLT2BRIJQCyWbwNIMsvVi3hW5T4DXUQFwVThPFuoUWggpI7C4N1Fklic8E+Kya
B4Rt8DJKo4KIpYkJ6XubmBwrJ8K4C+lHWGgVsdBQwJbaE9VyAvRYKoy7qgKYklvPjPaArmQCm/dHOjHaGv2GGnkhBiOAgeiH6uyilYBvn2lAXMOMQmCA8grE
6JJIAzFmheAgFshEPKFApj7IpIiMBPgkMQejhn6rCDsSlxTXRe1EDOovI112VrrsZMqOSZRCJnR07liTKiUVgRCjCdHVEip1QaUppA67gxVu/VLuRGGehv+5
cIZCauSwK2N6B3MhjJnfax5KbmDG+dLmndmu7hsrIdwj0OQgn66cWE8iz7093Vlo7YspHS0hy2nXVkWX4bhElgZOHGh0lf9+bMrhMtnBuYNwz2AKgHCSMsyO
zgNmjVkbTwVmR6cc+VSG76engdznK8lpZP8gn+j7T/fA4F+b78a17VQj3v6tiROcNG6t6f7Sr3zw3V8++MXSL+xvOIPjv8vFJjPxBs3EfdUPHQq9gI+YWWvG
WtYZfC6ZnnVpevYkPzdoqoZ9vdQJuMzLA3aMNU5CmDhzq+qsEovR0ECD/Tg9dZilOti82Cr/Qc5E1N1JHo4zXw3PKLX/baXDVMrMonNQjCUeoqC76DxAwRRM
90qYOt9DwTT05yXVW2QXyXOLzh4K5mH/VlJbFh2oJWdhKVdSk7CUy7WQiw4fxs2IMKTZOl+aba2dJXTffFzQnSV0v/S4oLuAXQwxr+Dz/WKmV2L1cEALBfbX
lJjdKHGrMgPdL5YDFeVgOVDBnQiw36ix/Ya4BqgAGdhv+Ib9xrMVu7ZSTnUbQysz1oBdcm3w3b/Ciu/lL3/mi9UwcypwNTXYzxIXXobtxMuXz/9DNVdn019L
UGjxLP8a2b+B7N/9mqELV45caIqVRRMri4D9T9iRbl+roNdPg9/GsEBV7fS+l0QdjuI++xsS38QCVpWvUZQqp9nLrINZ051rVfzkx0BFf7ArNGFGIbIs4qW9
HAAXzx8QHmeIUdtnaN42ocb39/VEKgvYultNnC+IDL50I5vrZEnVRL691cc1GVBht9X4GjoH/cIG66Oy7ZQYOsPHSGrkbOwYjRdKWnRO4zBXedE5hZDY66Ql
/H3MIn65g6/7GrI1x9Di1SzvBfPGRRX8h8M8vHCtgvFmcEwfnFqVhWtVNUX1HrDqXTi1Co0/VO+Noup9mC1c/6LjWStVWrJaiXouU8G3Mmcc+eSoMrJ63c9L
0J2EUWghPGYlLjKTa2ltaJOrsbaMTThrwyYcpboLLjV2OvtCD8EeOOeHzs6/9sW3ctruHl1Pzg7i2oR8px0aKstQhtimBsSnlNrc1XaLKjI3nSwQHAcFuIcE
qvtx7j9OlZEjWzaiMTJ3zivI8wB2xjzZ/zU0X56oiaCltowo3PtgUZQX6QDKIw/KQPqpRBQGMrY2h+k+t8BrQ8lEKaBOGitqfwGEgaidviUZSQiyMgne/0WZ
5BfRsUbAgzMEAQ/bvC5Qq6naSIIaJahE2hVlHoAX3R61uhdBrAoacGhmcUCQewWoPUltjWrCLFPbZyRnUbCqPBMTvhOC2v85W1tQidDjOVvX4mFYYbe59H7J
Wo1juXJ+p3PFiuMotIJOfaQJ6sIwYwzTiMIP6PqCbjDSVNDbWKK3gTYGusAKfsbQBDVpgspQFzgPy8OAUkQk4yze6uKL60fYtbRBpwuGNTgcuti6yfOVYKzA
E/U7GmO5Digwoow8ZpfxRsghWkMjsaqzCnDT7L5ZUh16QWwk/pD1sw+WYFXVTJonYFhSiwOn8eyBALlh64CfTXWPHIm+srnukVU/NPhvqntEtuvRPVriSmRT
3SPK2Fz3iFo30z0ixw+me/TRYg32F3EVRkVruVcXVwH6dA192k8YmhvWj6B+S/u0L33ahzTKqSySCH4XDfWRS/PPzbmAk3rXEgGsfpQrmyzRL1qb6hdrm+oX
LVUz9Is1U7+IqFy/6Cf6RSvRL7oj+kXL0C+OschmIWFtql+0uLUo8hr6RRoPrqJftK6lX+wYhisqiCBkkGNz/aJ1Ff0i6r4+/aLL+kU/0S/WWXNoXUO/6NOK
QVIxafngODiIu67oi8vQF1sI2FbAgukVi95aXJAlqlZUQFpI4BfHvLqI+6EdyxB8yiapb8nH0+nHk/hY4UH+pCWfTlvapzGgYhpkEZdXMS7UZSHCbh2wHoG7
nGQe9dV+UOFj7JYcY6elgHcUf9l86pJNS8zRw+y56XZxi8cZ0fnQ6rAl9vLEIa0o8Z0lK2Yf1v8UAVeDAcd/io8eNdhFOvQlY+mdT3zFFTvgUw12royLdl1e
Ad/Bx2S9wQMHdsLAdXAPQt2MlIewpZrprqC3b40+n1lqv37L8TOfOHTbsux0HjxAq3lPClUt1aZcUHEb6Rq4m7YhVqS8IT8o/wSJ6UZ6C1mVfUUmTpnW+RBG
zs+2EtSelu19uXTyyCE9Jmvxsc3MfMfkc2Lmex1J0kpinLDABjw9rx2Xnf2xxALXS0JiZ6xafdyIdzNcquGYl49pvYL6Hhcb+HBv1BUNCI3Pp/4GU0qLL3iF
3wd6V/z74/2wAYTGmDzfH0w4HmVYHYbwNbYh9kHoMoIgtRVeegv/+yb2A9jRUziRuLuTGxXYsQM4YAKm2Q8fwFWY9NaGQk5570rvzmY3Ty6yg8AW6Osol7mD
Xa8yf0Ssl0enq+CoGEUcRgTvnFQMZxgVcYZBOJyyDwD4Ewnwp2y+jYnd5KGStmQM9BRcYrhwiTEFlxjtq2ZVbfFK4gIXGqVai7Sqd1VzkRZJrppctFt8O3JZ
micXFa28qxe5bFrAmYKeEV64w4mk3dqpc1k2i6twE9GyEUehqGbqMK2wS32Ae06Pp3T06IVQQLTSbnQBVKHWbimksOU+VpzpabyHu/ueAxSFDdIt9NIFvq8n
ClV/h7NH9xHs0zMI7tKzCO7Rcwju1/MIHtAKwUM6RHBQawiIw7rc+v3j6bXfSq8TjuF62FRqnVhkfj2cVHPr4VY1ux5uUzPr4Q2qvx4uYPOEIB+adjTEAq2h
dmi8cJaxDfV24ooeFdQKJ9mxZROYfmjiD+/8+q8+uheLmMmIBYXP97UAM7iULLT3Jnges/SNCE9aejvCU5begZCE9E0Ih5beifAZS9+M8Jylb0H4nKVvBb4X
LO2aCN8aanVLGKqbQ6V2hvPqpnBO7Qhn1fZwRt0Y9pUL3/jUCISVie1WBjYj3Rt7Y6C+VVDn+5cI88lCHmwueRCsXoN32/pqRs2qOTWvFPbDVYEOaGRpbm54
JgETg8nCBAKpQIdmsc30LjW9dB+P61+hZt6VjPHf2su767vepz2CUOWJvmUk+goSUfxW1TKKaBpFEAQtI2PTyEhgtgjoaYJ5F0FGbdBOxE4lkfBwFAyOzrp+
O/OD02YEnhUNcJ0jxA+OK1kCXc784JRTv7CjmcQvLERSlf3gTC/aUJRSd8c+gLNo76GAev1uCrYu2tsp2LbINyjeAIngqQWSCMyn1ELNsAXHNCTAemFLdalb
JP6cp9hRXYKT6mUD0nKjzLsDOIhFI6qh8RwRIs5VxzCMfCjDyo/eefl2pCcWBHxH5GCcr4eULcksDU3QB5/7HT4oiOsfa9jicWW3063nQBvKylR8Edm6xtja
G5VJBpqbiaaL1IN7mWoFp3I26boXLZFRL1oipF6yREpdskRMvWqJnLpiiaB6wxJJdcwWUXXS3iCrukVZ1UJHmUSXmUbn2YputC1fblzZS2lzTMz+jKPXPXTh
VkF6tRLJ1StKrlYquTDsEN7XJblO2SK5TtsiuYa2SK5nbJFc52yRXM/ZIrku2CK5LtoiuV60/yeSqzUquSYZ2N6I5JosSq7WDyW5tknj/zd71x8jx3XXZ97M
7O7tzO7O3e2t927P9tvBbq+yk14lFPsci3iOWHZiVLtQEEj8UZpaQpuCEhOqSkTx+UciU1Lwn3VI09s7gpMqBv9TSClRHAShAiEiBLQNf9RqQwmUKKYUJSiV
4Pv5ft+bmd3b++GEAILI8u3s7Js3b77zfd/3fe99v58PvwZ+IfxqBixXe5Tl2k0alJud3UXL1da7jeXKC/19oZC1XFP0ftexXHH20xrLRYMqNbpNbd7dbRcs
l6Qu/jdarPYoixWLxZoSi7VNLNYPicXaJRZrWizWdCQUjON2vTUUX3gc2sr9FY4mx3+YDMC3YaMsEIJxf2HpEGU1Tj5N9lOq4muCE5in/yK2zWEcV4XdllSc
Jr423Kw1a26KxcBxhKJaJ7xgMieeS96/qC9cJqvmPZfM8aHS77/cjfTcZUGBrUhaG7mHTUn4jQV5NBLKh4rwkfmSE8zA/teVndfNOkz97qbMnyZ0qm+cZaPr
hEtxBRM+5K3J5K+cTfa8e5NyIYHN025/MAGNPer4i2cstq+ldWGajGrNkJ7JPHkMzmdozwhZgw7hXUaSzUH9mbMCgA237K3LyFFOl72eHouf5Azy8pxCLKJh
5gDNMk8UmZmjAW2uQZsb0Ob6BhdjiwFrtTXg0emIVBQU1RWAwjJXdjVjyOb7NJB/ad6rPBBzUZtDuoshe8NjqEMAEXwKJ4CMhxxh+n4V39G+xnFemKXnxOln
uBjsDP0/1mHmgLUtDs30C63txmnM1N7y7CS+EPdFzgbPXbBBFkIa45k0xjeSBuoWaYQabAA9hD3TBHp1QTmWLaLerXH2GeSQ5VTSWI2VjwnpxWkb60rx49Cy
JEZjx+nO8YDMxnKZja0rMxJMUj08JLRxI7RMYmNkkej/gMQ+f3bgHcfQP2wkVln3yK4dyVskZrOqYzMNwqyxxrpJRhobhcwixI902UTJGT0VheD1iIZVvCba
WIeomxB1oyDqoUYxeT0Ur576DyAfcBJGss4aqJlloEovloReE/hDque608sGgmywwDaAlvY9I3fgXTgunfpMSWN//+2zg0iEE3fCS2j+zus80pYBfJdMcE8M
QN+syDGaMn3+w4dWJH8xvU5dEUNwXu0TclssR3Vb+FxSNEjR55su+TxlbEt0p/H5qktzyDL2LDDiY02LLLRNDaZ7ncSqt/laMC/AHN9DDplUfs2Vyp81lV81
lS+bSp/CTTLFLGOr/irN97Hc8RI+Zxa8p/DZWfCW8dle8J7F57YF7xo+WwveVz3W4+vOKEW2DRxWaG+UQqt3rtBqUHfU+go91DLsoFi1VltXa7V1tR7VtJtQ
a8Bq2zaPrX3tSpS+0iMXboYdV0QzjXGTv2RVDoQyIJ+Ry1mrp3RFRhNuIPe+tMIaTfIf7g35jRkOUjTMqO+zymiYEg17CeoKDVOixvTAHR7ejLJxpOjUSfFi
XO2dlFbQYDzwBADBxf2fOiPetpQYi7/LOP28yAnMAuewGWSlAJ2QDXqW0NMsIS8cIS/7HSALL5jtfZylL7aC6551D+52/Qe1g4QT+rM/Uf1L5F7TYRt/KolP
37Hh453sJF6+Eqpz4EAkTlCpe06FV5Eki9Xj8EE/T4RHkqxNI5DuAbxT0z2YqeB+rMcVgPgMlmyFe4qmMZUGuDBR6ZyMaXTJNaeXwHugoUil+/l0nY7m+Yjc
9FTzUczMJTgaL264kyjQDSbo6KsOH3ofFx/k47xS6f0c4xQxVAN96yMkI0J4UfMSx7pNnuzc+dnXvrT8xotXf2SFLFaYPv7EWWb/SMvsXgkuheIlYh31sYTI
HlS9n7QGUCObj1F1U8urHMeBYLipQrTsJzq5f8mBjU3dWuknJkbUJDB/YVm3Lq1yALbOf0ESdTI5BCtZnBI7pskX3WKTEwUf/gIW6WsLagmfE+i75H+j76rF
s4bZFjwP1K+pPctJa0F9GgURLIK5Gdx+7OVPavIT+nSGqrgPVdCZWI/jTB1zAsX5WlOcDEc1kZzokO7z80xCA4l7falvP52J6Qwmsqb4hBSnqj9mmoINZ6l6
3lQwnlXw05of7KgpOiFF6cwJ+eEQcoBHv8Mwv7SGWQ7VIA1qyI0iedxYnmhQWtQHlzQJK2TyQxU/Y2baxqVkBnUkKbd+6h+e+F3vrw4iC77DQUjlUUvoZUO+
JUvoMHlkpGoZnuUK8A+6bUw1TD8ziLc8QGzTlSNsTbKZDr0e3nI+IzMWx9rPnNohZcBs43krLv1aRvOQMSGFlgO9kjEhVSwX3vBFwoWnSAaYP1YXnX2O5i0H
mt5U84yCfQ4PFAccxBTO9VAMcpvPjvabo1IhgU01GEuEBcMcErpNtzA9nB6wirI4nOQK2CpwpThq8o3EelSN9ZjiRRGxLVWxI0lLxwWpkc4NSHHipqTH3CbT
VnozGbfJDKQ3vfYis3Oh9DQLEQB50yRlSDKEOMBYM7HgMDTDAtgvIMF5eONGWiE9mD0yUpUkFDF8DfkYN/ZvcuBRgSxSfFQgJ7S4N3l8tp8RhiEFirfNshl5
/ZL2LolOctm/QA3ZWLKS1CVHHWPQOEyu/RrrqeFdOjqrdXP4LItzBvSf0yQ9CGQ6/aiRikOiPEGv4DY+uq8n5IGY3llRxNkRDZHgDWG+cXSvNaF1bImjPtJv
yRCvIlO+YIsLX2/c8YnOgPywIj/R53jUpL6qa3nNP/Ovb/7Rzl980iUxJQ3dyL6f7KxilyKvojWiNU20hhoS6ajYkKiIANEZ0tlxNITaUKy7jqUXcOyKKI/V
Am11C+KjSWkdfZQ1C3rWEj2bWrBSBTkRUtfqA32wCrhG7kGhjKus3T1JA4PWh9D6GWh9CK2vjrIZVbEZM4M2o8M2Q48tbNFWhLrNW7ttmUvJv0ueq04bp8C4
Xcj2i5IStYtGQ8Dma8HSpxJ5QhLQ7B66P1GSOHh3p2vWP1zhFePzd3cSN1sEQTB1+oeXzvLKT+mBND6VNgrjbhnLMw9gPaeMZR0kosO/d4UJspRxCpg2MmyO
d5fAdFDDSg8kTg9cROQoqcOIxU4/ZEA80g+Jy6eAF6MMIbErhtPQIFFVzAuvabZ4gm9qjkpSndqoukNS2yFT2RauWNsAD4tXlRyLrww6nVGUOd8Z82uMsO9Z
5/KGlxOuMb8VqnpU5bRrQltmyJhJlmPmhZSEuAua6NlYzzJYLqhZzDkqXM4jmKoM5dT3zhV5qgI7EuacgEHGCRgOX+JjIT5+UvKueUxMX+bw2ZIOaHb9SYYL
5UJ03gbSBulBoMJ3QZu9vydkn0H6w3zUoKN5PorpaC8f4Yq5nvAiBekuHDGjC9hhcXz++WR8LXZx+ua36FnTpT/GfvujCs141UUy7FNLGe7mowym5mOHAyKf
U+eVcIr9s4uzN1yDCFnWgRxhmhJd0SHufz6ZeJ6G4Il18ZPImbqiG1z0+aQ5qoWvvDstrF/RtayFUxu2kN8Ne7RNGhDwbp82N39XFIa6E+lHEuGZBvQiNOqj
I+5sReWxBcrc0cq522kjJ6iMmYRdHFyjQPTC8EJlhZcoygMLlQFDRlV4lUIE4pvFRH8oGMJ7gAltOVKHWeN9E2Mxtsdx8jiJKIuTiKwDuV698tQBVijHsTY5
xk85ZtcoQyblMztA6eNfhHloph4L1VrcElbRywCHg9Wl9lRsoMew4x2Y+A92vFOmBOwyC9daiitXTlu6A13K1v8zKsgwW7NnOjrDJ0lPeiObk7+hLJ0lD5IB
BiO64XFBEy6MQgFGIYwBJR6FSmH61zzGlGQcN+dpNCO9kDEH+A+ZBLIxx7UeJfObxb0MqGpwyFF3CbsymVKqMB9zXBlzXmYIP6DFW+VzYfRh7K+7qDrgz8CM
OgoCUxhrrj7EN7aHgVSpNq5y+SGpEp+BGXtwFfpB/P1zwky2/v2VGXRUcdB5wVOl09ngct0tELIxlZDwoDJJNCtARr8Jil3XTreQHYJno4aT73MP4tWFyzTn
jxG6ZMM+w1M5QzCPbRr6Ty+NWUlJx3kuA2e/bLbd3D1OhddIfPmRvjtJVTsGlaTaB+cjlwz2wAPqryJeERc5Qi47L0kL7hx5UPSneQp/Y/47y381/93Ff+f4
795TDK8KkMW+rq4sy64Ow/dibTHPaxO6oQobooTu9aqbBPHy2Wy7FYMweMO+4UJe6dddoYny6cgia5Mv9w24I8EB5+sIdwRh1NfOGowv04QQTYDncN3mgegx
IeFrO5naIB0lU5twj/AYmdft5FFmdBjbw/jc0np8fW95ys/Toy6qEY7H3iG/I/VZznvUHKOvKcFuA2EvX0OHcRJuMgbv7Qn1aza+yQi31wxwc4g2FQgK+ohw
Ks4GNzPMGY5XIW3eAL+RGzW2yYi7pj3vpDWVjdAkmeKVY2cRxWfHWMv8usIaEaTPvnGGXsE/uWTbMuuOF2B0oCyj4Xw2YqafW7LQPJta5IvZJuqkpEgZiL+3
YF3CumOwdr6WE1GJ+lzM7Ldzi1NJ/0M0n2k0mXAU/FqKf0s8QzHrCtKoC/cfdHH0Iyfs0dEH3ertblVoF50PKGefcpj0nrS70pMqQ6k94h1hCaZ1EEw7UHtT
ao+l9qkDzpTU3rrdbeHMbNeThdc22Z4HaXZjptZrB0RlVjlkJYornwU8EmJ8uCGa2bVxtAs8u64Qd9k+tnSewXxd97SRUOIaGUEyVk+YXSzm5zAqhKbl2+ZO
eJgmb1RtDEYOh62wWF9hdXbHH0a5JYE/94XJGqhLXU/YX4c7+Msg3zPde4nmFYE1/YiQKhVYYL37afTIIKqFQruEsZmmeX4oLuCwY1AynmHOg/Q9dRgTRB4b
GHHGIloXUY6z4VpsCis0FQ8KxZGWyxDGZeAPU+u6OHyQU495CbrEububryjyXBb34xWBSnqVe1Yt9QpOw5hWBxyAW7PHULZ46/aVYPvI0tUiMzXzaLK+8n3u
Kx3+igAPN42gw/zbI+fltWtTmE592aivtOwPuK5I+OQuZKVHW3XTF19RfonD2TNOtjwt0DKG00iczdRL+b50KXeRo0095GCEh1xiZykwHjJzKmSObNTlwDme
5ZeKbnLFusnM+4Ye7WIFpWrnCmHmJYeWYG9k3SWh2aPBuKerv/eVBWM16HbAb0ZyGqjX4WQETG/rG976fxfQ+g8A8U6cG7fwgl2xk9G+weSB1/ygxOhBkHRh
48cIWobH/VuX98H/AnkfJGMdf+uskclBkXe7J2BNsDlzn2RhuwVhH+SwbzKySfUywj84GCfiWHFemOc3UMf93WOSiWDfwIi7Fd4A3W3eLD262SqVSzNxYfV2
09mekBS7jDAuRzTa1LDAxh55mfHZ+bW5A69N+Gx9hFszRbkbf/tswVHYb4bmeRma90LKc6qJU23L3GBNrh0Q4cwaWsQo200oSX2kqPBslj9bOsY4m6XNTQtK
henymzAn8YA5cYXq3OXhNzW4A2GuZmUxJyUZjrO1/vA118cyEAKW1rPJhRS8RYfJqN2RyJCGgZvspQvODwX9bBeZCeAxz9V9kH7x9EODAonU1qO5Ay+ojF05
T1/V4Fd34CsD+B5ll887RK/SRYYwWNclIUdQzEv7GC4gEOzysmTpVBborr+m3sbjqs0eV3KWXclZ5hbx1ObdkwGZm1XoMT7w8FgNfMnpgcr1PDtzzKe9mTD+
3HXLvGPdhpeDPWoPCNXY8/ORGunjZAwYN6+Q/Qfb5vX7SQnZf+QoDiUr+5Ks7JtU35JJVi4BFpqRi4FynXDVGoylMDOCB0wW5zFAr6FqDiwoMeCEoguAcRvo
CorxUkkZGCaYn/qMYeKtLod/6jJV6TtzDXEmts5b9Dact1ict4gdTK8N0RfcuHQXXM1dWBZlW4Xb7T7g7Jaj9x1w3kcO3rxx3tDy3F2LCu7anJorOm/f3V72
EXH4kEeTKmDnm1FDF3LMJEEKQaGIYlv7KKGclkex5N3+qJK+nM5KMotvaVTJoqPGRLA0+K2anRMny5yKENWORbVZDLy/dcbk8cwWE5jrGaQnB4h6XNXlgYB2
HnKD8UcyR7WwszV0SXZ67SUnBxL26zd/06RR5MXUjUvZiRundQO5pxns24kOtuGLIBRFBL6OQMvXOFKKk/cwdE1QX8+DEboNs+A+yeWO886ju5w0EUKACEzs
s04h2rR1j6T0TeWpe1cPrfxm0tgAfB/h70X4fXsiA+B3dEs3geK1bVk3fqASmkRhInV3J2k/m0yvYgtuuTtTQH/LwMW6s0BlJIdhtrtdJne/b2Dyxw6taLm0
XxRkvirSsAGyjUt54i/a0hiZ7rujkNaLXb+PIY/3uZVkp95JsmoVE31nl+m2s/1kJ6CzGnonTAxvFN76menVr6AAnZ3lDy5EX2yhF+7Sux879ytfXlnu7tQ7
nrtMg4qA/lR1g9XmaUnLQ4jVTnxUurNQch6id+bbu4DZyhQGIfuakdDojghbH5VCTIICPlNjnRTiFsCouvTzqBRiXLZuCnE3yZu1ow8AKhQflT+M86Pzh3Hj
UfnDraH8YZLjSn8ZAXKWE6LugRo01MljXRLzY90dnDSALzvwhSQ7292hE5C67ICWccBCM4evuyPXHxLjyjLv/hZ6sLyWoc5Pb7Z+EpBqeY+dHe6xs5v22I7e
flKIzXmNd9Z8rd/JNGE/+/odK3r7PdKb/ifNcUPP9LutrTcCff0kT5232BbEWOlyh++xxUZRSVIm6c3onf07T/zjB/e9/uK372B0ux2D7xBdbc1b7AJ5DfBs
neWkM/TOOyPeOTJZyOwnaKiGQaaDxnsNea8h7zXkvYa815D/uw1BM3D7zElY4yN0WyO8BPJAwiy8s4XgPLqMvYZ34Odni4L+0Cqw/W6z5DRN5MHR5SAfuayd
o0zP4Ojt3Y6OALlQANScoqZOotykHj/C61u1gRxgzu8rPm4j/2HNU7fWaxLnyLbeHSnYdAZEkZrFz3r4o6Nnx/nUeHZwopwf7s8mzL+g3NPrQ9vduMNA2+Un
GDDQvcX5F8S21Rishgko5la0K3towl/IYDVBWFjO1UH4l2Mqzm93wylsh2hlFiZkYR5RbH9zxsRE0PHnspV1WdZmNFtdvhfo+ByBRR+NXrdqE+bSLFA52z9n
iPxoGCdPuNuUjo7VfCCTYEEicRHciUWw6l0Iv7hGJzgywk31qfQLp+W3Gf4tvZUjNPjMN0kjXYZL+TCCELACXENiSC+pD9fqAxEcnEI1FAZTZA137prdg/Qn
enXFbr/DV9wqqm6vP15zGZ+0WGEoN1QGyZTTRsw9KtQERsl0dUnugIg6TR0iRq8Y19HxWsXGZqC5E+k4y2EynYfjPpkeOM4U9nSEx7WJtTHw2JtyjyaeA93s
m9SeP3GOIMsrneBnasquaLPwo5m4xqmHTskVTKKCum4WngkA4zj8yV7dc0tuKRz4VUEEE+kkR9YV3lfE3vMkX+X4DgkmxgNWqWzMZbMWhmw9uo4kOtawYgB5
uD3E0ZcFlGa8WwsRo3y05jE5Hcj16Ou9UK+tTC4QVqfrRqN//YzV4gC8aqxV2NJqSxFW/Pg70llA/aDwMYuleSydmoC9OSlMpw7izyG+6DfOmIvm5aK9ctEc
s09aBApZF83615tyDaiYj8qGoZTAb39rGxFLfZHUBx5OLhT/neyASm0BM6zjure4zzrFPmvDfZDMeZSBb8JCOFuYRbOH6ecuYxvmvATeUwX/tmTiMzg1ldXb
tbmnvF2jjvHs0j3GES4bVSBr/+gjyMad4mzcmkQCl4/WciExRERh6CgNpuRC/jey5IAw/HxVTeQG7WIhtMfDOurM7e5nOAb2Fmf6gPOr5rCd+AecC/wFmc3B
beq8+RLfhvwYD+ullX3ep+WIXs99oBI09tFDA3iv8hUTM+aYl3Fz5tHZinl0xDw61jxyGGviD5hH/xqdYPPorzGPvphHv2geHTGPjjWPjjGP/hbMo4xGfm4e
g9w8BsPmMRg0j9LXR5pHR8yjT+YxMOKgEWyUeQzQ3P835pHjSYPcPMKqJf4I8+gMmkfn3q6zNfPoiXmUzffcPHowj76YR0/Mo8OehmPMowfzyB+zCMCAeQwY
t0PMI/9yEH8O8UViHj2YR/7YKxfNwUMpZRzCMH6B3IauEfPoiXn0YB49Y0AdYx49mEf+iKS+CgnLK5pHqc1j84jrxDzy2cw8BsY8ejdjHlHZoHlk9fateUR0
p3aO8ehC5tHfpAJs1MA8OgPmkQMhbs48emQEc/P4Z3HZ4w384CGP/+fbMWM2wUrnO1LK8MSI41fl33LHD0huvN6GuJZPJV7auB/kwleSaFEzk1u3vojf4k9d
SRqL849o/5nz5HbffmHRPQeQy4qOFuNzycSif+Fyp4tEQkbWo4qcI6eo+wVps9edIlHt/OVEaf+XyNNnyD3tXznf3ZY77EvxuW5bq2e604uN7kzRhuaohbxo
yzjqrnm6TY4QYhqsJX9nqxKkKrtgwyMGyR0RJxQOBhtnzaxB62ruorCAKmy8BvRKZSoxTSdbNPh7phH2B1u6WDY7CvXMYv0CzUUjra48vKgeWfyBzHrccx8h
E41XmMzSs/I+7Uw32rLMblo+b18WMT2dOyyLmGThjpIFlx4tC1hw7ZIY4kd09DCpj/vRnDX7f7mO6Iix9KPF6Jye/PFkO2cy+xIJQz30ZbYcQDRhj6xp4qmN
COpdt0gp4VLfiS9cTnb8GC/1Tyw6HxkoPuooLtzsBs4giBeomAg/8xjGKytbY2zoDWpj9ADsP4/pbfu8mHFj9A4efDkiJSvIzW2foNZN4W0fHqh4aqgwVYOI
VUEujl+UUxzZhA1wU32xEYr1/ziNkDxd5NmmjLlHtqwX714/0KPfcYSfvIH3O1Lb/5O9642xo7ruc+fOmzfvzZv3ZtdrsHctcd/IUndbLBvJZY2JCvOUgvlT
ySGrykJ84AMfqmd/YNcbyofH7sK+NUuFWqJCYorbuknadalfswpQINBmhdLWAYJIiwK0TkpaEhGJUipaiUoIen7n3Jk3b/+4Jh9Sqaos78yb+//cc849997z
J50De11O4hXin3g90brmfhMvrRxP1FG7rzLY8Iz16HHZF86CLFpel5jJLt65Ju71LLYBTruug2vJ4qxsCZqLBMjFg2H4cOKyweoo4f4tsC3cAJPRTWAipwmM
4BuogVfYUdDAzdSNYn3/blF7c4CiSFJjgI5agNYAUPeohRjsDQBQtwjQ0cwW0VSzjV9e+xjxq1HxCb0xsUasGzRdADzR4dgU8IJV1qjv/NSmBmdSoyus2FVa
T48FRKnm7rEySxVtXV/xRqAELRFHrGXY9RT0cXRBPauSn3eFJ4JSmQOJlvrBRGFLkQkSTNQCWZEk4AvjkW5fOoGuYyULnk7ZSVCsTLBSSpb7y12uaK9qNUNk
TQk56XEttinQvqvjcaDZQLl9BEl6jIsTiLQKVfYXpBoWX5JhrHXbgAoVMzSpF+ADmpbGEWKG9NgOFjhEIsYI4jTRfqNiLpnUt6eO2A6SuF+9jtUUKnBZuoOK
GC5SMeHV6pswmqgddJ7FMzroPKPE3dSTStykrOIZT+ozSto+rWBSbkmBuCA78qnEP2Bk3smgEIG1OQr/vcykPLOTmdSwqfaZVKGaCvwA5VX9kL+NZmKv+GNh
t7Lc4X+wHX7TdvgN2+HXbIdftR0+Zzu8pgZagmvUSrpWaKnf5VFAaEEllwCqlwJImtsdLnhuAQwBwUuByshoRqaigSYQqor+xxwtopYGsyaagRH37AzP6ElB
DNqVy6zDyL/QhXxPmbVqh/17dtiP2mGftMN+2A77ITvsZZXjiB0stflwV4TgQjvZxjKThKsT7FE3o+QdTJyR2bHSrBcpvMLbj4sgjSMZafDUTujDG2lDkga6
95ZT6B/3DV3LCb9qA+1wgNQL9Bh74CqYQhV6aY7EEnIALm42j8zyuvZkT1FUvS7nGsHBXc0gXzD43CFbNHS+aGgsGnrjakAfU68tVkg6XztYDNCbqd9Lbkw2
8QWHlxC7EAS9pEq7kpZzixgiWc7oct1Fr+N5GjwxNKa5NmxA6HEccvZZCR+0SXaPNjrNCixgI3B+iZNrqrTFIfmlFWJqetgFuWe7+c4loDQVthDGGiIvKEHR
n6lIglJHptoVlUe2enlFTGyA7gqPgGZK5+dQDiLCjoobwZ3YnYs3QS3eBF3xJhhNSpSqlu5CQZc6gv3ANYuHx6DqXc7vBmBl9UxJu4gVPN/XfSlOn89WeJtN
mo9pYFMWn82dN7WU4DzQQqr2pwoduKsZtiTmUzldMNPiHShkyJUIcrx7ZCEoE2ZJKkgi2mjWToAfK3j5z4KxyRz5pmznyFa8RZXG5bJEYlSlrVBxCzQt2k6L
hx8u/bk14lW2X/nPBKX6RUCJvSrU+1C68Cgg9WT9v8VGm4XVJf2z0hL7wfvU0GH8zCpVGyrFxVMGmqQGbg6wJZ4FnIIkO8XgdFdSdp+PXg707g3ewc0sdluq
i+2sshkxwwMtDmRkucW1aE1IDMz9F1cjynFuoxDnvqk2xjOQyfIcJRc2lpjg3mAzxVpIeDQlZXEV4fZzq81yK5s7FEX5HM11urDmTHOh7EQFzFg+y42V/WyU
tKWJj4IdcXw+YkeBKR9vVqjv0LQ+y+uFzmY0LxyylyAOv0C8x1RBH36rYRcR+hc/zleDfNLM9hJe0/orCgrWcmHB2sfvG4N8Vblu/6h9X+GkPd3RTjwai+Yo
1Divi9nTBbgRNfpYV3LRBxzY4Q/7+5dUe8pn0+nDf/UPIWFmxysiuD8fBSFod6/7LTlrdJ7D8aFO9/UvOJ+Pvcq8ngMfy0RUp2AYZL2veelIO90Hz2shM/I1
50r3NjbCH6EJO7JJGAz1fFJKL72Lz6tEg4xt20Cx98232eSGUEBPJwHJLgkJETSIu2dsVG2WFegbkKTNZ/81WpdxJfCxg4PrcpgqdkVLMhbyYFIo6YbID1vw
DFFuBpSHTyqlEdsDaslPF+bbnH9BzUhwa1SdLs5TGV/KIAYZDa331jP3YnHAyYqXrp5fU/ihBuqNnIESf/fsE35e4qfnH9VZCTmKz/LtOeiMcJwMAjIUDakH
vpQhMFO3yqnLdgMSS+OTT9SvcVQoWBYgK+cTTP9AHM7gg/FnCJjvvaCuduB6inbq77Giup/qHN7OdML7z4CoLl19n7Ny2XI7HUdmHEf6NKVT8tlLX8MJc481
DRYWc0PXKYLjNTdZxDB+O52QluBHmTdXqRZfLx51M7UmEmWO4pXOH2+WW/McKGMTvKHJ6y21nrrve5W51uj9tG5x3PLP42KF9RHKMImNVpJy6twIt5DEuGhH
edw6N/cFwn565IYI1vJ6Nn3r43sXHNhpJPWW6rAKMiVM3hThosmbJVH8IdhM1enX2E29DrRLfDCQ2PjHeyamTeqP/v47o3OtHegMevCbn8dlT+tj6Qy8P0Qr
bYzcLwyjxJw5pbqOkgDup19oN4da1nYqfRIXTnO4iGmQOGmqvWR4Lp038SzBptex0cUbi2Z4Tt46lKvDLijjbHwv4WaKZP+h3gm51vDTm65jvZy4tyxBSOL0
2kOMnjGRK0rVs3rDXtKYQ8t1/GnMbVK3a+tusCVnse4GTWULqjRRJqTFt0b1Wmnjx0jK0jwBDDRPIc1TNYfCt3Io5B1jSOQdG6aO1YuTmuKCrg6PIkf7w2Y0
pNnjYcMFzyEWHdY4chjDl4ZbB3z99fCtb4Bv3tS1OM9pZE1ZpFmzQEdbhCbFsYZEmusAQIt5rZp9tKo0jV+PKnDQ0GhV55oNDtiDCD6tJ3/y8qNP/ORlNUXE
HVFaMkxcjJgLVTBwfcFbtqg5DCWW4dYvL68QKz/ojG1KScOmcU/CldX7Tlwai0mD62f8lQ/bbiVMDdjNkSVn6t/bzhzlRAtqdq9a/jLRyNUKRPhOea4JYnHb
3FfKR12tU4mP1rfwYb+FKdzIRKYxxcdcaAy/bsWNXdakHc5Mzkh8s41AVMesNnKgdk10a2SDj677ymOQlCAdPSS/edkgvntz5BGKcsNBupPwmxOxgMAlOWfQ
Net7osbMRhFl3CNIhovEqKUXOvegMxnLm28nMU5MZcniefc4UNaHPOiscwGEimofL4IOBnpUxH98x690bhqyfoytpCMj2HkjexCkvqrBfkJfJhvWjWLazG8q
ZJ/ufDUbWINID47HqBYYalXYXMuPu4u5eaz12uHLQuPciBxHk5KET85npoSzrXhJimHz3N8BnSqrqHi0pXJXEDBqIyHhPI5QH1tgN+tv4N2GvHgN7x89wt9f
lX3WwsL7atI9h4RTUuDbhQJreP/27/L357MCa1TgSST8vhRYLRQ4i/dHJarGmazAKhU4jYQ/kAKnCgVO4v3lP+PvD2cFHnIn3QeR8IdSYLlQoIv3s1JgISvw
qp5076bvpyX/bD/7nfT6oOQ+ZjMvUO130Oc/ksy39zPfRq/vPs5fjxS6cpg+f0Uy30yf38P301dNup/NAPLeD77xY2fS/Qzl+6rkO9CvdD+9njvNX/fZAqcJ
IOP0+WuSeTcqfYVEsTWqdBf9eBhA++1Tz/6UKh2h3/DleYbK1KjMydNso0yyREoSDP9fxScWSlcgw5KQu7udKyiwswa3nWh43nKhB6LTXfxWprfR9l4FHNfp
Tr6IqLCAi9QqvY3gDZenJDpDkSG7gg2zy9hPYT0BZyo4tAhmjZ4h4sCZGW3D4jMsdqs9jse3KAot1lJ9VwrOpqbbSQRLLaip1GZn2BR3nGBUS2vHkBTAAjGS
8NKRmCpGsjOIbHjpcddQbj2L3L4klJEQ5nsZtivWOCinb1jHPOsplMafuOk5xTFsGI46/lM+DnNwEf61x8WjXn7mlPmAYW0nuCv5Y6ucucreAgoJf7JVwspA
wnCeQJ/+/Gf91FvfyBnbyNmNeR/f6tNfa+XNE8urGWctCWZpOngDcVk7Ld2VVFN3tp3+QjvtTKcBJcBDO64txM66xM6OLsq/lZGo8U/woSE4LC1/wxI3fAgc
EfcA7H6rxjqZdmcpN2tPdu2Gv4SLgpHCcdhFNS0W/6efg+oD9ElSJ/8NnQnjjF0pv6AqYp2oS+75G9kwz4mwWw7jpwRD0nmbn1aGPc4zeGvm0Z3YItcZ4xDq
OApDwHS4yUPQPMAycSSWOvZjhOgcXx1mtnkF6NCsWN2ml02nnji+nTd6lp1fNECzPDfcUin+i65sPJeUyo8fXu37xmYXICCEHbxYPdPNv6lc5fnZrjXXly9s
+R9/kz/S/iV+rmv37NCPohciaJLGDzr44cke/dXchP5XcucprjhP0cyr5AgV4pk2bvx0l8/tQYZNd8Bryo5M/Ven4pZHW1xeDdTQfEHLLlMbRvi59McvfPcl
P33vFeLML2t2oJXw0U18rpsrMQaiQlneINdJcBFCqOsZ0no61XwtGMBI+AInZYOeV+SsKH4QkXaJakbYN56o7rAk6EO+4bO5snDjctqB24VyWiPuhEMVsEc0
T4iRWeC7zJ/C9M42H5iwHCOdukjlquyY/aJGUM1jboiUwxKOZseONLLzXavw5Nib1Clsgsfdw00O9Hdzk93yHWoyuD8ryqLXwkMY7s1qrO4KH5Pj7n44mIQe
VkPUVInu96pfbA6BDiaaw3iMN7chbTd0cqDmtZ3HnRNYJX6pa50r5neY8Fxz8qx1qRb3u/1PXVnMpOPOz7vjrEUip12UXMOsspzs2TuRIRY39zjLCvWMkwyE
asdJ/pFWOtLm3UR59JiVjtwp3TomnfwN6fIdRFn0uF2Gc5sM7gj799gIOrDjIXhxdkyMKJ0OLqPG5bJlt5C1kRuYXRIYCAf7VTnYV3Kwr+XKNhxwcIX1V+LX
liEese+TfbLqXg6VNzTioYbd9KiiEU9s3j20tYMedTTioTtQAInRiGeGIAvQDg2ygGe2QRbwzAia9Mx2PvPj6G7A3Fz5LPxIuWrez07hVlWRJX7otNm7oexs
iT8O3Zfbd2QOEh2OlnDFryY6shyTy2WOZzV74mMHS1dkvlT9CfdaOdc8BE37CUKuAI8pnLVN0KRU8bijyTmP0Sz6mFMPx8A8CsB9Pz1qkwQubcJJgpM2VYiO
2lQgMWoTQFjUos2sTXlSYh3w6H0aZTb6L5ZUnHudGuCXCy/Q1HVMibaakyRPl0RyPn1gksRo+vHC4sJqDWJ0qfXPlOG2YoYp+rEM0Zky3EzvkF7PORCXS+k7
4mEHRzUEUeuWW1TDg3Z8P0cg73u7cvvk+BnB3wNCgPuFOPcJv74c2zJoaVaFrEIhq5poxUfC0plCRkAve9UwyGePMyRUGYMqsTHbJkQ4Ip2jVfN37rOxdgc+
yAUp+Idr1eGFf9juqp97d/2MJecYogRDeMuhQWVAlAB0peEWiPEFdKVBc0AbJl4N8gL21K9k5ti4kpEoBl1pcAL4YR8GXWmE7SXpHeSVYZblUZ5wGOxFc8dN
kN+Ii+DI3bCeKzE4YQWuJciFHCULa/vjA2v7h67r9il1rW8UlC5g/5Puo/12X+j0ITqOG7/g15/G62ebMpJz0ke/xLsvxJ2NMGA/j5mQhQhhGZgx8zsiXGZK
x4KVE8KxRbuXfo1gfidoDit47Mb8TtBsh3jsl/kFXsBF6ItWblLCAJmUPSFlT0jZE1L2hJSZK4KfMSnrHOAqW7rzOh252HCygb9/DV9C2Z/nX1pzcKXqiF9+
frtX5bNDzL2laZIsxtspeaogNL4/IDQeyBnk5sxR7qKJf+0XhCSGdrlwLXrbLYyL3nYJ76K3EWFf9FYTDoZLIGFivvU+mGObePmWbmT81u+bXYSPebrBDrtt
108XGZyd2n2g3r/pDmiPZdNLiUK+dwgx3y6r5W0y50eEmKeEmA8LMediQk3EhEjEhLpMPRPzQSHmq4SYDwgx75cYLCWoHUGkY5/oxC15AQJS/62IqPiCPu1V
M1LNtFRzp1RzTHjCrEgFJB3URDqIRDrgbpxSMpqTSobzsJLxPKRkQA8qGRHJGlUra4TsDRHblxxh7YpdlhU7kBW7MrBih7Ji12TFjmTFrsuK3ZAVO5YVe0hW
7GFZsbfJiu1cOYDopV/S4+DMUC/YniO52S43rCNXbYXJfUwHTp9W/48c/6eRwykix4g47to++WmR43alOjLhvM9+2lq1vnPNVxJ9Afc/7PMrd/6jsrBS4vqH
FrSP3Ia9TTilWeq80JkDjc7owpmDXn/mgEjDeuszhwm9yvV4rX/94Rc/+NLL559+21lKSq3oAaSd4TS/9Z8vfnfx9bP/+PQHzpIpdZLSUlJuDT2AE+nWj95+
5IPvv/vm8+9SEkG8l/hLrQ9e/N5LKw+++Y33qSqvkwSdpLyUVKhOEvPMA8ZrxQ+YgJNK/aV3wesumUqHyicBV05ZW58oqrW1nQra7FJXwHVxRfSd6jAP2MSs
dF6I61lXkjtQGiy5RMPctJxPlbbM8lJWijIsGX9pJTymiioajuUKjDmBPBx2f5sG8W9ZAce+pY61xFuVObUWemfkF8QgPgjio488Qiof0jJGK6hlwORtvp04
MEC/bFPT7dxhdPhv2L2oC+IRTHq8Ah556/HIww3UVnjUpxc76n252HAgfyNJIXvN0a6U48p/OEsi9pWKmMgUmmMizB+oSAHlrAe+IoIS9MOv+1rP674KjelL
I9BF6R/cZBo0ou5U0KC5WF2aYJ0uzcVq1eC2nY9p+lo1sdU1NOUeEYtZRByZW4oaMSZgvSZVUMFbcxY5suvmGjSm0uIMA7f5JlxX7YWKx6ziN2g6tYX20YXh
xEri/wNMarD5qxVgUj08oGSEIxr03R1UMapxbFTWVsTArMbkekjFi+uhmZ1RamttwRpESs4m9dZA4YNGzU7gjW4T8eoxbFbi57t2Fyj+JFWvS4tg0NtKu4ma
rwK7fRLgdZCdCQSIo9iYbvdrDKko//rLrlW0QgbAypd10U9ld4JLjmGcHOIQ3BeXib4EYPYzX6W+3E78lRzb+H11+Kdc5c8ZZkQ78Mcwg0rcpUR3WA0OjJbt
h2NiiWBXzBWJQZaNS2sCuCqxXpdZqHE7KMn82qMUerXfM5auwWWJG1NG1A/eiwpkeXDBZ3WWWLKMmbYOkri9kIiSmxYayIokKUyJ3C+rccfMHj0VzsOdoPZK
hqrQVCDJPHyiA1RSsy4YBuzTckBLQM/zwWXcuYAV9piIe7Q2QlG2R2sNdLyg+0azLzR9OKmOMWrA1JCy5ejZWDRBF94ax4jqDpzo2oA4zSid59081COgcKEh
a5AMNJ00ZnH3nV2BOdO4hJtOYnuysIuScPcFv2EkhEFBjcQ8b6+qJsM93C3vcSrJtl5fuxk8Hx49PUvQqULAORB1dXN7mNSVDGpjhuskVqwHe+WRnJ6N1xzB
rfpIRgEMp2ov2Q44BQydS8bMEAhnCy7Dndqc0xQ6tSWbCQccixqN/rh5f6BnaELwiO0IsDtGXaKJMLXPgeEgyvw23Ep6MzBtnp2xhw/smy3+ug2KCg0UNpyV
ewjIqNh6xqlz/UHHC18LXHc+nOvbw9sIEEcTJY7tgjb8t4qp+3w7vXsaxHaUvpVu4og+MIy2i3PLKeo0yfzBRapRN0hcjnrZL3kkQDo+9eQKxydgN+W11Bo/
Yfyu/eUB+vkv3dpR+OXC2DD/pVpB9svHb4dejQs+UW4dWCZ0Ly8SkusTVuuC5PFeEnboUzAlPl3BXFwwF+J9J2j6+xJyF7JZrZNESI+TOiixjnfiM/WlpNFJ
YqJHUKNrGqDGmEUDFxb9zJtqIOUadJOIJ9VYlEDwzjLEAVppww7NZQsk7pjqPa0Di8tEZsHnxqwLYOlPl5bGAyc6GJ8L576YG+8oJC1Dq5OTBT8JYECvRGkT
Q2ryI4aFMbadAQ8RIWDZ/zCu/PBSER04AhTAVD7M1jdlglYSEVCLoCDqxLptonuWC9Lx/GJf776TdbvwiaaiIrq6NZK1acAJVksCYxWSL0nbVUC3SrBbgjI/
eGIIoZzAVgHxEdgqS9TriF5hr0Sga7LXUWwWVdogCZAed7cREAaCIBsgyhyEMi81AXoAiAv82LTu0Ka4Wvpfx1AaYmkQPy+AJkAGV3CT9zEVi5uVpSQEOl4Q
tX0GfpnnxKJtmGNzGUYWhMBVzAQmBjNRtQhcpYWGwNmQ6KwFHAVws13i95Uq09rdo5V1sUlSCYbrWTwrYbC+QLxVFuV3xWZq6Ks2/glaBIt9pVWONng+0mMC
WoRNnuKhYvMEYEnHleFtVoXHw4eVPIoSb5+yvROPAocPmsnQKyBzk28JpQPdJit+9JMVj+/1sZrowYt5jmvfC1ES1v6bvauNsaM6z3Nm7sfMnXv3zt7d9X7a
PndszDrBsqsCdk0VmBUkhhLi5keV/mn5ESnW4h/YXVluZLFre2O21KROQiqTkmrVUrGAF4EUtSZNGpfS1EUktSgJjkJbE/XDUV3FQSiNVFL3fd73nPm4e3e9
xlT50QqZmZ07c77Pe877nud9Xq8Q/KiEIYqFrqwVFroKFjqFhY62YcFSFDSWu5rdvyqGXkffEi+w4l8lrDilbnvbEvatocQ9WfF71e17Zb4PhRE03ffyTgFO
CNE58Qhz5Rl2sGzNlceygJY71AFAprlEsvkHErtDAajLTjhNnbe67DhhH+W2/uZRzAGlLFiaT8Ubgsds8M4EfvwT0yBxgw87E7ikqEtE7mxH4ukvYDhcf4se
TWMfy4wcTd3Dru0TilZcHaX3ILcACl3X9gO+P7U/7uEtu3gTeTSUSfR7s7S3qWfuQFQEDzK4Waj2+9HVrevs6laoW3CJXL6rvayr3at1dR8GRj7Sl29oZ60v
T+dHVglKk2WCE7RxpgaByCRWDGzEvxJrV53Dg0Hu3BS8ZSHl4wH+m7nfU2UIqHmJ50h7uvrSVHDk6O3gM0pvGzcjh6FgeUIJ5lJy7XDuw1aMBsgop9e3O0sP
W2oktBtS5TZ1D46ydjp34wxrp7NLzkPvhMH2Vo5z3szlXNK1lA7pnMNRADFNdPMzJBudX4NHUdZg21I/TQ9ooHGJkOMlC2qSf03GbZAwakm4JZxmJXOzd1pt
954398/T/YK5X6D7eRd3Z2Ft5WagcqjJ6KLkiWfzLhQ38bEtSW4pT5OWApzrVoCLVICTJqMLlNEJc3+e7ufM/Tm6n3FtxjNZxgD3zXDG/2hbJ81WqGhEK0Ui
u0kPN4FSdzpX1JLOTqchJEuqqNuJKfaXa5qK0dKpeJXJFwHEG3X6ViaatKbcMGpdbfK0srEQdZk8UdziydPKTZxWceKwFGiYa6gbD7CSIw5D35i1qoSBPNsm
chTkRTafgnomH2yJ8r+qlX7Nzb0gnXuNyeUKcxcYr2wDqevsOP+aO67TWAaHiLuKA6izdeortk59xdapd5VMtnUEQnuGxVK50Crdhox4c3aVnvW8fPeWDiTH
SmH2rrsG0SZlFgmXibYm+BgCI+EQ7iDS9XbVk6HeQxtddi7OxNt7lqYFGdotZXb/WoXg/GlOcF7OCc6LOcF54WqC88J1CM7zOcF5Lic4z+YE55nlBOeZaxOc
0iLhVZYSL7eUeLmlxMstJZ5pkWqXguHZvIeCfZfj9jY6WyS8ylLi5ZYSL7eUeLmlxOuScQt/csZvHBUnhLDQKvDSSGYq8DhqRL9rmMRQnqQCL9qI2SPCxDsQ
820cfpQ2OvsZOIAmrDJLQ36MYXJBxrKsWTJx1fuzWThvKN5kT/pN9sKwU1qgqkL0htaI/oZ/9oDcU8zGIQfFHFmQudVM6FUOflQ5wPq2P5XM/Lezj/VVeq3J
bn3g0PjLo276bv0AaTw1kiq379tPXzBtG718xWPCNl2aTN46eqxkXi+R6i3v0TutA/uTHx89dvwgtxPpjqRE/uy//vNH//SNK86hiemEivApavMHqIje1OKx
ienPHKWZoMwIUYUmdWwHnOW4tkW7NeZDGmhvwVUVEySKT5kQTNewxZYn4wpcCKrJqxzXHs5GgLj6Of/0IdhCP5U8NNkD24ELcO3t+5L6FBvGk9bUfnaAAvcg
Pa5M7WffVE+Sgc9j3X5SMZ/UzTuueUfcI+GqjHfaQeKKoyQcUhFhLDADNeBk9pvhCpsDBmtJu1vEs/NALJRw/ke1f9d+5kpMVILIh2fU3aMcwkxMTXCrqqLu
pLiCHw92TrALhO9AtTeGQgkdrMScUTb6fQX6fZVNHebwqDJR/VVmoazSUjRrrFQ5+4T80GmfqB6K/e7mjdqhODNWwHykrQ2DUmKdv8rGfGO5qBrLRVUsFxbw
Jzp/OaXIdXM/sLZvwiBjFIVf9lR1WiJF+YYxdNzdmEwnHMwpit2p2MMYSKZBVbQvKd89ug9ocvZnsYh2MJkCKIdWds34KsHMg+lhYyAL7VFpl7j268qq8ypk
ortlUki+isTva/j4gWYkwqKxzwxO62nW7KEnZRqEPqPatbdPrCN4qEt78BwGXV3aB0MJQLgePjds3hIpetXpCrkMDlVvdX0OjrZsLvW9k1Yr7QxGmgs+nLsd
Umo6eYyjH1IZmTOXYXbhl323L/O2P1OAkL79yqPPVpIfXvriF6rJzDlB3DNeJcXbO4Iy8fN4e/bJiH2DtK+kSPuuKL8gUUD5BRMO0H00fV9hZ4pg4icvvfDs
G/XtbkT3KaqvPIHCPDyzc7v7CfoDeLX55773Aly3dhuc6tB2d1cGU70TpsTkZWfSQFTrFghYK4JT72gb0KcjoM+qwHZCAX3WBfTZENBnj4A+mwL6jAT02Sug
zxbAO2uA09niDADQssXpbw8IwnCNgD4HUSQD9SNdWoDappAWsAqdOn2p8BOCkDuI2IgoclIj+ulVg37/edUo9T+w9WFSti3OjBIs6SEBHR0UiukpKdqDUqa9
UqY9UqZPSpnuh69s2jhCg0Qy7oMFUiFHD/0SkA04UNUSPXZMEKlDgl/vF6h6JPj1ukDcOyiHGLmfzKkOKNZW9Xkllf6cklqfUFLt40rqPaeo4oKwYnTWvIHy
P2Gg/ScN1P9rBpF1WklXfMUgsp5XUvFTBse1oKTqTyoQsyyDAA4FAVwXBHBDEMA9ggBuCgI4EgRwryCAW4IA7hMEcL8ggAcEAbxGEMCDBQQwnwycSYFUL3q0
Ichh67OIrGcdWhQtGUcJ8JE7kiEJs6lL0UvWMe9OtJ1jHfUsencG6uOlUwzfPUS3VJSDbCBmY7HE9i0xfL8UnbVJHQSfLgZTBeehM0rOSg8D2Vbaqo4A2cYW
N/hUXsH/8N+zXPRTrE5+WzC7kDUPwriutrt75M/7zZ+fkD93CxTuXqDesAUtyRa0hBP8XYKPuxPbNWxB+YMFZRKYV/LgpH1wwjyYU5LmrJJEjyhJ9bCSZNEi
SPeQpHvQtiSwy383a4JQU4NE52ZlC5vsEPAsv5fsEG2glHMN+HrgtqarD2U4m5Q7CwLbFx5b7dM2zxPGF2yi4JDPAc8h20MO2M7O2nQ3PhkDAYJYtxLOkcZr
yfik9rDijLsmB4LAXWSYuYZ43etl5KOsCU2aMb2ykHKAdbCx9dL+a1GKR33+GvdUFQKohEs/fVFF30YhE1hBs+v6vk+TFqFj2/3501fe6w2YKOEgzKEpzLRa
g0IkNmReHKB9K9jGQQPAxqFurlcteWxcr0ooe/T3nH+eyu4QZXhXg+ba0iTooTwWlyzv/cvO7ZadW8zOfZ8SaVGz/yl/2K/75K7wONRDAq4YnthxrD2iBxfb
o7q12B7jlh5m4zo4N0dn22v12IQ+1h7GgBjFUeOwHlrEcV8OgjE2q0foTVCvU78N6WiR0uxD5w3kerqviEgYBEWnC6DDMogEfkEtfYERCf2ASQzqwQwm0dce
RIy3QQuTGEKdhlGwYT0gtR1Bbcd0/2J7nV6z2F7PxRoxtR1DbUf1OtR2JK3tiB7orO26WapwexQjg5LX62dhp1mrRz/ekOYWcZq2NRo+wp+IWEeNkIM+0GLU
5QPS2gUSQeNAHmAcnEzHgfVH8bH193WdJyvDMDBIVhsNr1vqJZt06lNWk8U4QANXM9zTlfHy2HSZITzp9nTGy7anUEFiIVd9nbd0VcNx6Fuf9rINBz7vFuOB
B0vjgVc4HnhQiAceMPtDheOBl9nMX44eOWJ2vvMuc1klIxxzATY1+nqaxSLSOTA57uBULdjKcjJIPo0HcQ/dPcSe+E1LWAt49bwLG6rPYQjAM4q/6nELBYtg
KWiB2p0k5HLF8LHcA0wRMbIo0g0w9kU6BGMfSVcw9kXicxdh8xAx3yoVvAagao0jJZmCGNWf1+El3avkcUoIYIvzndmsOH35oDuoBqiS437xZa1axnstSsB3
Z23MboRWH6DL5kmSzRyyfFD8i4ckzP0w8762R2iNov5oj2HxSsalm89TIUb0WDK+15rFunn/XnDjtWYR+rDskd90aZLS9bzbXs97DmYHQWpcsehnRw23/zq9
1ojLAD3U0sPtXl49W2i/VkOMZgNCEQsvYB0KxB98nL3JQfQ9XQ/xGKjrXlwa6QKGhnjNtuC9gtPfJZtynJdyYBkEBVvb5YsI0lDThQRhS/b9gez7a7LvzwKM
RiIb7QLHZGF+t1725bHlB08XCNL4U06595iAm+Jas8cIXsGisw3RGWu92N4AdOZGLnXbiM5Yb5ht36A3QnS28f0GiM42rSgdonPjrI7pzVD3LFJigbRPwO2T
Gw9BcaHYdDU83aar4uk26U3ZQhG0NwFPt8kuFG2UqW0rGqOiG1DRjbq22L5RNxfb41ys2NR2A1WD3rgRtY1R242obby0tjfOol02oD8oDz3OC8UNesPHmT0n
sOhkHVnqZyuIoff04AeS0iB3lUElS0bPyp/qHiweLg1okiG9OsSUCNkOUU4uq0mw0olWwBGHLqoEs+qigqB4yUYbuqTAQ2v1AtIjvk1fLMD29KM3v3j07W89
Hm2HVEQQpOTUGZL8L5MSw0V81Iq+cdZhYx7u22I/FUZnDdOvxduLWGId60m3zXrpgiuONU+7mCZb1TOu6GzvuswWNGTmm8nxDeZkafL9eTtPjYPnmEw3Dd0N
kiO6IjKjaXRUSA5eArHBXktiYv3KyglTbTzhctO5j1lb3OX1293j5uEsqC1J85vBlRbNd6G3kmj/qRIR/g6u0W3qbVxrO50f49q707mshHjjEq60BlxUktnr
Jt1X85m9bB5+zWR22mT2FVcye96VzE65ktkzrmT2tCuZoSeR2ZOuZMZdyUMACopVaETKikKjq4YXw2lvon/r6j1h1nh6lPolbI+Ksg6/qV7oir0074TfppfU
JOGd6SpU94pQ3WP96iPDfbAaqdoUe0QgzmE1cQ7ruV6pSvLv+qRqPoGcVE0f0+7rOqRqc1mp2uiUqs2fu1RtLiNVe1YrVZvXK1XR6ieL870gDuoBhmgd0rLB
MrdnicxtXCXhhgQPCpfLoSqYiVEYtn09CnP5KKzmqtuOpi+l0+gqr1urkNfnrLx+6+LhH/7kP574qjYCG84SXK/ft5HqeO7VRVBHywvqZP7N7/x7JfnBK3/7
B2JuLr6Xq61MxlUJ9QCGTdii2w2h4lhR+LLlBpViy42RgXP2wYx58F4kLb47ZxM6axI6Yx+cNg/ef7FqQjYsHQK0ib6vAZPRKJtNPsbnLIP0uDRFI4IJcT8i
YwhxTNbQD+UpKC5o8csu2vkdNuYyEqDMprpy9D3ezm/Oudl64hcnds6msXO2jJ1TG7vpWmM3XWfsppuMXXW98VxtdHiu9hjPVR/dfESJr+xh9mhlu2Cv2JxD
sTnXc8M9t0Kb9aZeD4vPbXuUMEFhKA305q/H7Q85GKokN+c+5JS0T2tRJcwlvOB2zqN5N6mnQ/glG6mX0+WzTDN0Iz0kbUt6Ehva6NcAUQe2OjVokuNOKebg
FH4cGIEfZVsbBB94xgwOHiSBGSR1M0hqGCRJLXnhD1l/hvX1/+fV+zCvwnT8ZIHSSAMlaTqm+yX0sB0crMxGxjjBhJSpluhDS/R5wMU1ua99jFZMh3fW6Q7D
5yNz1lqjzTRIeKV2aGuMx9BomSG6l39iI00urlyQxpULCmHhIKElLBwiEXABeB8vn9exkzqgazA+1GF8CK+SgBhzYFBAXLk2zu2YEwsmCVRf93JUU7GYbOWB
7hjGwl5W/mVOOLAiOzBaQfcfd4RDDotUvWOR4lnA8yHp6bpc1XPLla51TBPf9Hlk+jzkaVJPvnly2WmyyonhMgnZ/92JYecFbWYet6ZJO1VwwG1IWdfbfT7r
RXiqAcykf81QGATAQ9ASHgItPARrhYdgnfAQbBIegvUFWqmgwEPgF3gIasJD0Cs8BKHwENSLtFIzFgmjA+ZQTJ4TW2P0ffbLvMExwVJxpv0RxgUxOzuGdWo0
DU9WMnbXeTc7d6lyyykTeKOKFrSEa9lRhVk3S7JukmT4Z9V2cb2Ac0S6volzRLqex/pH19exLtL1HNY/ur6Kc0W6MvCOri9j/awCpEbrZpXPIz1d3aq+ivW4
usV5EesnXU9j3azy+SSftTyvmLVCkD03OSfd2JUwnVyN6B9mjYMCWBwdFkEugEXs1dC78rCvyglc1ZzAVeUErmpO4KpyAlcF9di9uipbzV30+K0zrx596rkv
/dm/0e93yGsLynw2r+TBSfvghHkwpySlWWWTmlEdaR0E7MeBe2921lbNnbVRfUl+v/3ai39eoRGKL6vtPoxUG/AmkUC7NR7b1ASIjeAYkD5HEXQxnJnVchs4
ITGcy0KrURZajbLQapSFVqMs7sNlodUoy3AuCxVbWTcxnGm2YjiXZTiXMVMAM+njw9iUVoO6cdZtl3GdceUk7V3uftq3mWH1jhlWl81wumSG00UMJx5oc64c
r5fleL0kx+vF8C8msJcvFv1ALPo1E3qFhIOx6dclXrScD93iCBgutchy+I/emZSEyEyUSu/vpI/C8PsemCcVU5awCyfAJi7zK8RZgFHmkVUoHbs90JYKraUQ
qrmG5uPv68xCivm8xRkyZVAmOnMkIZtdCeNcSHhIEu6XhIdhYlcmBvSIoP4iYIuwgMVeSnnEYEM2UhiYNH07ns90DM3Ld5pZ+WiDJdmPF7Mfl+w3Svabdzqb
JfsP3KY+IMnenE/2Jub9g4WME7u5mNjNktg2SeyWnc4tktitt6lbtWqiMjdJZeji5CvjpJUx743Je2P594YmeW0377kcqoP+15mO+VuFk0pNd/JlmP6JlR0l
iOqhMsdgbqHcjxvtj1Ld3C/b0s+0E/4mDSN2YXaE7Z+j/HntAE6hYgp494pivGCMQxLaDSW371uceyrR+3RtErBADlPuWtgcDn/igDd+Htz/fjAaeMYlTvgu
3IdKeSCFbxYFH4J+j3BfBNfAfbFaFozasiwYq+XD6AymtORsJViMQ/ikxfUCiUOexUI4NGpMcaERVqmD8CG7q6X0EM6vs5moK0dDnq0hhPeR8b/zAZm2O0Wf
1TCVktPnmClYtPi0g3xZdrDiaBemkbzyJBbBCiwcEsmLLV/BLuaVvcDE8QiW50d/Zcavv8X5pGzf/XFa6IL7+Kwxfe0le9Y6l24PULQ/eth8DV04VrieVHHP
fZLMcRU34atA2+BfcD6ngAQ9CmM8dQSt3/4vqs+ruA9N6UNljvsLrg/tAdi89DHdvzjbXoPynVCM8QBv6aB3x1I3EimcD3K26I8f5iWyy6MmxmJzmSCdq05C
LU2C91hNeV6M5ysxG3bnfE6KnoWIvri7wWF+OTfjE+Lp3nTIZE8lGsqAGQPWAcRnW3E/5Y9uEScQH1ZgUJHoiNJiJ5L0/chwkLAdxYm9M7RzQsgBeyhqYdLT
kz2lsqucMh88W1h0fYreMGjpoICWpj898+d+ytsvfFYxn9ULn9F7idcu411XMNO5b/Aj7Q5Ig6URnXe4wYFy33bvIF3WbPcelA5aUh+nWBNHuZ4Dq2+5Xlop
N+8aiu2+p5ZB+JxyKJJ1LzsJDNIfl2iM/R5jTl1jYt8bB3zHp7Qu22PRwf9qO3h3m4/l7wVZDLO+caAjSTD6bJYUTViw8zuCVfaMywD46KmX0LhwGQBiyboM
wNVnJkKoHQ8eAnWAuq2HgCtJiIdAHYGDxUOAU3JJGTceAl7eQ8CTEEwdWZdWyNq9pqxLK2XNFsbcLCoMJSYjCIxTBOYgyFU6HBk8cWTwco4MGHPjRjJAHNor
dc+/GBN5rqO2SUfdJB01Lh5m7zXbHavO9g7J9pcl2x1wTiNJ+rSKS+LwH0IMPwP1y2dzp4frvLJos5yUos8WVDxsvaC7h600YnTZKJUhh6mMR/RIzok5NE7M
nh7O4sGFmcN6+lwPCSCvhCVNxCvj5UNqmYkdx3QDa8nQqdmM6yKLejmcnlvQFu/AbVRnvvUP7KTWwO1Oqh5YqW+lZqArDAlKMAABvBXMOviKOQ9ws+jTHEy6
hx0v8kNM9M6M+Uo3Mn6p2ir4pXzsRBU7SuQEer90ZMR7ppUopmrYFXAojHsQFCzN6P7t3gkl2445YceyJ3RzHOu1poNsfedjzHLvI6lu0+Ylfg9oZAydCcJP
TZBumWUggXXsTgGlP86nLKpwgnV/ejc/rf3NVKi4hSvtA0JqlsNHZudOzJ+ZmT66e3RWt2bjRt51vcgqRi27Yw4xoEMTGLrxFLVS+BQruxA7oObg6vpZtKQr
zlFpCZ4/UlpOh8YWF/rRw8VNn79VfRqNv8X5bcypLc5BmSxT0iYPUo+U8+xdIQ74Gst0kY9gpAelXA/y1qy5L6b92d3mNdsnQ5O8B7vMcW5Nt0inUAmffNgM
Ch17En+Vd+g84cekVENSqtV3f0deKwwBd/nuL/0vdz+mirdyp/JsvWqnhujVZ5R069NK+nXBSMEnlVSVpGGNPV2yxirOk6Ud4i/tkJIk5lBaeQI6Z9XjOBQT
hjVawK7Bdgle7OgGG4wIwWvQaRnCetSxQUxSjdvoVGH4G6xfuhxVxNj+PTHbn/6TIwa1/NccP9wTZmhwbVjfJA4pmBw0pIwAVLMTlSWV1F74F9ZRz/JVScM4
uyT+DkfEKWNfUtFlRKXKzIuluCpHewhlRWpt7MP/yTWR6iu/MiqOaebPe0axlaIvPgzCICoKO9Ykc+kRwPEjHLBI0mJIpHHW8CUsT/kB7YE1i7F8FfZxrO9F
oHG4PiHGEdW4zNE3qJM/e8TYk6fhLlbBiTkCj9XhmS5+To/bSM0lVt11Z0U9QdH7qTNV9oXiB4pjmYQfZG5PnI04tkuSavIFVs8fM94lTvQITsX+h7mrjbHq
PM7na+85955zv9j7sbsXm3OPcQUpGFI5a5tItc+VrNhq3eLIqvzTaV2J4KgyuKn6A8Vrc0m2Mm5Ig1uk8IPWqKH2rkMc0hDJVklkubQlLomshra0JS0h2MIJ
jWmEYzfpPDNzPu7dC7u4xOYHnLvn833nnXfemXlnnvG/M2ZWHl1QjjQjO5ZJ/Y6ONCiY/KR2ahjqmsEo1MLCKFSHo1ALA1GooBn94yhUO16Dmi3zOzQPfY3k
7RExkebmESk1OSwqSKR+YZ1ZQjUC7ClyBVZsJhbgK0ti8oJcbfQApZeI6beGJcZRQ9EYrnHfrWTRX9zvCgffanVNlE5DwcZqXAOoFi6HBVbHuVYhzY7JX2Mf
SyWN/qzwu/fKu32+P6qFqAsXh1u5NGeVE0yjArEKV0epSMW1EFWwwgp8a1W8g97yx1kdV4jrmnipbbwhrPEdR59QeqGOHVSnbpU3qAWogrEicLMN5xEwVvih
zz6mD03IQw15iFMQKspVtTBphJCJ/1aBwxnKazj+IeLCfBUJQw3IbkfAMZTsKrbWKsAJHjWw7PiFc7fAm/IF7FYtB9gUgnsLEtxbQLn5CQGcBNJkcVp33mha
O0w4Iwm4Hqhfe75ZIvnxKZv/mVzHtpihNwEjPtm1yERzViNeeusNgo+KcC4yUxSFKYoPkXytwamGy6SQj2AKL2UKj98tTMFBzUUU9PJzTFFiczAqJkzhccyu
r/57aHUR1g68JuMKlzT1yE/2Loh7cAvXclfGcGEzsNN7pWyhhILS5CI5HDe7SGOi/+7ih4QxXGj8fOlmeWg9wKK8ZPNrsDx9Me/OK6Wuu9HRUXDdlVJg1lLq
prtkqJTePQTRmpSnL8PhVhENOAsx8vntSdPuzF/TAvV4X7zik1zfc9RN1TB4BIEAWIwDreUIJ2Cdi9IvCwPWw/1RRemX0dNzZBbV5geixYeix6pLpxQKjcYW
P7FEalXVnZSFllXBXtWkd+NheQc0zCFDrT5ARE5eKgPmblk/ZO5kBnmRZ7GLTQXemHdFeHD+Uh3aTrl3RGpdwgbL0XTQq5qH8L0iSrxrKpBg25hvENRb5hzH
H2AdVLeFOGekRGENK/eUNXA3Tc27GCylisABq1v31fcINNFy4j0ghkNjpIJw9REiV22ONfyRrDdPo0Nk5xswJKN4TTi+3PP7Wo205/ZRh9TtVbHMpaP1XRnK
MPgwtmMRGfBxpMxvMDYBAHDaepAOPopMuqHLWOD3yy8DEBUuAFX4NadZf2/ImdqrT0iSHo9kA3KxybW5ITtxKWrFMxaEewuLN02xeAawOSidS7+4Wrhquc3Y
vpskLR1+j4MzGqNCQxtyWkNDWTGm7s132zEANrxOdyJs4EPFsPEhTpFrzjMuXFkjUYjb76UhbCFWj3183j2cHMTp7LSSeKstskR6pDXDEXD7b3X62K/hXIgi
cnt65rao/FFI5IYIQFE1vWiS4VDpwSZvj0iF+eIj86E3tyNKXkbCoq24vGUwRkniOccZdrYooLxTsOsHgzTL/bAd0uVxBuXtiJq8nBjtuiSuYIWGFUiuxkS4
HBHDHGlFq3ANnW0+hN5xsx4JvYcYOgL6QRcHA5GuQCv05pHCA7TCUk5iSVDWDYlY72ISdC/htOliHnZHOm26cNoU+XvJLGRfS3c+aoMaKRkiIkNleIcoiTsW
R+Qo3sjj6jI806ibanJaGcgaDEm+yu/ORSsvfr/2thJOYTa3USlURzzs3AvyRWGXGIYMtRu0Jmm0MsX/xXRL8X+NsCnot0lYFfgTiHwSoeQx93cdlFinmTGO
u+kf9gMdWK5GFNzDdvk4Vj7MC5oTEfE+MeI2EkdhpR9R8/q9R3f0oxvDZdtFOJqskaBiSImmSlAGcBi6sT0qp/c8yvf8RnoPUenGngmMRXpjJRzvR5Xt1CCa
ZZ+mRyv8CTgVJb7Kx/M+m4VJWYGJsHRXeSxckVqmNkm78C4u1ayhateHK2pf53Uq6l4XdrvXhyu7K+j7IacSJipjN7whkbl1dKUeTrLe1dIP6WzHXNPAtvSj
bNp0r8MSgm/JcnQ9tXcFKYfOwlfkpizmL0dQFXl1yKRK8h2+AfyT9sKXqANPYhBgx18n6YRZMaFX1pUc1ItJcUvHPuU9aiWZhbvsVOPlCI5Rm0kjN5hMlHK0
klKOlYJRNstli9YZk9Z/yUhHVSlOTC+F5i/bHhli5jpzKgogVeiuyagyT+udIRO6alu8nb5tS8QZaYYgelr8hki1gPgoKtfGX2JH+xceE/qVYDMee0aiDG+C
DyM0uVjlAS7Kxn+nissBCxiOuPr0dlVnX7AkIuQwwtxogTtoIXBotX3AEuXliAW8ZR02Mx1mB9utHPVjachLhcHXtAcNoUHQtSTDroTOL4tq2vl6VEfnTQC6
mBW7OFYo+nklKFMHa6G4FUapPl6COhhbcp856j5T7xvEGiTVr+ZnIfc+dOZlELwshavQnsd7Y7Nf7NAK1KcFvkrCJ2rSTO+2GOaSEQobom20Mh8coMk5/Imo
A6BnMvNISBW3kuyAkKrHQv0Mnnx0r9uL9botvW4v1uu2Hw6kMhdxxktTmSEQuR/HhjryMe7IMe7JN6Un12zb3zhjDjb+t7nxdDqWDLIraf17xW/Q6XpPaoM3
Uvvjw7vp/HzaiZlH+2ErbMLGGCc263CfynKXhqqO7lcQXHtTqZFNpfGhqdTAajg+chDN4UEcnEy14a4bo/tdX6zfdel3fbF+1wF1W8/3u85J2NmQji91SBsy
pOaoIR3u151l4FFLTao7PnvH010/gEGDCK6TwPUKGBfRxf7HcRyrjIfohuYG4xQfeXfuP+Undue+Z+lS4CLGunboMxr7iJK68VGcp6//04wuECtlfQjF37EK
cYN4uPZVPCb/T9GLZ35mb+mi0P3MzLYt3QoIbyS2Bkea865GVTwsE/CwoByAKX72ylb4W6SmPENUkxm9/E5Ry0MGBGHVyzaiKm9MVLfTOlJlwj68nSMy2euf
hoCRGkTmXv9viFSM3RYspRpObMl9V1ARB8VueJM8tVFTbo8CYXS0g5aShAU23bslp86T7dNKZ0rAE4SMoZde/7snXn7uX772QxbKlTI8NjFOFuIL33nxzQKn
SYF+dQYN3ApVluZDsIBvDFEvgFttiEFtS1jsRTADaU4XcERoOY71DcZ/K9+ct4S/zlliDZ+lY++HZ0nlOHIbR84yCNeuuX/92v9oTK+CcG1CnLD4vR/kAfkz
tQuLOpoLFf+iJi6IoeDGp9P6svQqYkbETK9JaswaGipt5UKlH6ClxEWW5gQO93cncbiPbEcXwRyc2PPr3eXsySOlF149iXm9g9RfFxv5dXHrcXz0tIRFfwhR
02uNmyWYer3w/poBbaqYJnqcRhSxYnh5KakRAQ9a77SF1rN2Eorcp1+5Qb7FesdSlLTzRuzyGApMmin4aKbkSU+EZu/Nv3/y7TNP/vNtyLQwezTQM6cMQKTh
TuMOnn1AWjJupZ9fh1yZRrBnHEwb69OL5v3081m+aN7HF82N/ALzAfpr1WZUYIWqd9TATwM/zxpy9goG0kwH8Z1sEAWFzR4Z8f6eDmMyeCTMBG8NcTYLTmbF
I71orMJGtyGJddY9iNUAMJmPwwRZUXQgyym09SV+uCIT2fvCkP+Y6d8UP72PpJLrL8ZJ6Y6aIV8xEhdLZoNkS9yi8aCGyLdFoz7ZpDLy8o0Fq5HIt3LvuTNP
feEn3/rC828a94aVLeWCCPIYpwvxj05+TrI4h5fmwvvbbnVU5xdntuhbuhKPWKnZzSB9G1iiFwhZc3hxLiArIFhCLsTZJGvhlGYtnEhOHNcTRzWN4aU0jeGI
pDEcfva73zrx/I/plsN66z5Ln91jyYldyYlZPTFjycveSV92cfhl53HpMDyiDBWcZkVATciyIirxGy899XmXTE8863LSQ43L3Yvh/r6rn4vYcVA9ywusuHLe
irMvZ8UNL7RJjCfnCLE5z+Dno8lgLEaGlOUXIcMwyxe7HAWTTlVYDblOfYwUD4OtjjPcXaNMfHomb+At6NbY6B5UFutBRXpQWawHvAVcyfeggh5Ukh40ei+T
kDGoIfHL13hDTycNPX25hlJrcjUE3h++SM3mN4e4nkz+MT9+87KEdq6RtmeL0GAfNnEfhtaiSwyFGTjX8FA4iw2Ffe0PhbO0oSBhi/VGIEKxJMU/+UuGCL2A
35VpWZU8Cd3Eg3/1mQT2Ef8FEe+11iJLFiq64WgSuJA4PjnRzdDEtxJUwoucJ7nWeIvzI9eZP0Wynybx1a/62g0b65s4VjYY38Ax2GBgJYdt9QKO1Nt3t5Dj
zT/VN7+lb76ob76gb158VffZES8u9uWMtUakAOjaJP2boH9txKW0JZ9xQvIZJyWfcUryGTuSz7hc8hmvk3xGT/IZr5d8xvpAPmNN8hkrks8YSD5jSfIZjSyf
EayxK03P9QXcmqOB/TuREshhUDYry8ARt++Q0iV2aNZ3pAGWUwykzSjhIWLX8+DZX1rlFBls0E2CvY44V2lTwBlDdoST9+sX2Q+OnYG1Rh1ecfXywxHu63aJ
y1j+CJH2eY8r2eEKmPn/va9hBjOW2D9I5ZR4l/NmVIq33c0Jypyn7LG73rqblnrNFbY1d7isucRjmlvsaK5xUXOPA00GrWhyaBVbAhehxFGrdFbVEv9LPaj6
3P1tW9LdNX+UhejL6WyPD3+TtPlIGixpyn6SjTJA6yGLfBSgQvi14NFakleInDlOLBT0J6LuEncrY4S+IQYABikqkbiKXrIsZ5NSl3fbQtxdttiMO20RH7O2
kKhvC4lmbCHRO7pbctES0l6wBJH2PMqfgoSW2KWvW90mBu81C3iHa42zlli9py0xe09ZZPeaag9aaQK9VHhL0R3MFN3BHABnAH8IOIPJZcgU3aGYFIgbQnco
Xv4FVmoO8x6bqSgPy27jWLM0OpPjpUxNbheS/kdfAYeJnMVrhZxY9xSfob0EAT/jqNS9aMuJ87aeOKsnTqkz7aSdLV8n7Pjbnwf96PPya9p61Y4DeDPiYNo6
rs8eTt5+0NGU9uTEPj2xx5G373ayt+9ysrfudOSNszgetyHc99g54T7rpCbbzD672yTR321R3xv0L5/GHiTbq7qZiBg8Eb0Ii5m25nQxOaCLyX5T3Fn7THE9
7+XFZ5pT8AHgsBvH8jRn4iMxfSeOjemBjPywyUjYbthiJGw3bDMStoulZRsdaGn5w8BTrl+yQFGntq+seJF9KadyrFjKeZvmNAH+gCbE71cchX0qG/eqvrBH
ZeJulYm7NGF+p8rGWVM4ta/4Co8DN95lXCLmzBlTOHcbGBS4RG2Sn8KPuQ3fmuyTBrIieMmMbURLxYVLIpJKqiJ9L0HGvl+6eZ/0ciON8CxvIh8c2EQeh+Pf
EKe8iQ3lnc88ruLgv5I33RUFZS8JdYyP81u+nL2F3nBr7gWvpi840U8DJ6viqKuI287LXGA6MS87KTF0fZ0c72AaJaiFF3ROnbOFYzE/wZGnbeHIS8zTF/8U
8xSos/yL52kJ4iMuyTzFB1/QDx5ych+c05P7Hfkgpiw+uNeRD15y6uqHeOqWljx1G5i6zQAuCczcqy654Fs+YbMnaOezX3zl337llnctpvAq9DT3qiV08gfU
vfjH556ySUDhQRcCmgVVJqQMlVFgFARTZiqVzJxIgi1SJYqLBzP/SdQyVGDd2MC4nuPjBuOs/n2aNz6IV6wEoYWXMrT9pLG59v1+Gt025LX+fZlfD8v8+gSE
yDpEfWPuf1w2sjaJRHmwq27uori5A1mgUjyyeOfbjzGf5z985hf9Yelu7QeC6xL4A9e8RNcT/fKgGdkg+5gWG1kolMbkdCKU1hqHWJzmPwGxHj937Mv/UIjP
n3rqadnMKkptcBqts2mBQyPefRC/G7GdbYkA5CaetTbHXu6Z1/ppWC5fHNy/nAChUA68JleTqm++bowu41/YF63j1wajRocaNlXY6CRjeStyMHJryuuXHJRr
YFUpM90DaYdHCr6fxmaOwT4xE/skdj/CMNoYUDxQlkQFT8Z4qWjgY/rZoh/v5eEq54crckDQQIpboLaHvbVr98RbTKopTWV67gQvJc8vWJBCMYICLCcnFy4n
oZBopVBsFS8n/nu+nFxCeF6lteOqylM/L0gT5CKO3gJQKW+TebJNZqcmiLA4JwhfQzzu+slPMXGJjyxfNgiLQr4DOnj7bdnI3muLFrvHlg3ufXYaGPEXdhoY
8ed2nrZqJRJhw6D+eOpM0ImPDc/aub6sNclOXpIIAmPZjjIDmfvjqL1uK/SS2kLnbKHDWbV9TqstdEpto5O2WOcnbLHWX7WFzsdtSdHXkblMY1YRK8o3Dzsy
Zocc+fZBR94158iYHXDkm/sdacM+bfNeR9q2x5G27nZkzP7EkTH7nCNjtsuRMdvpyKDNOt02wgLp0gl1VxyzpClHLWnCS1mcYUXjEQONR+SmHFIEq4OKaDWn
JuEBNgFX28exY5RwQ84lwbXOWc74GqDo0Yk6vJreBmM9Hep0uwST9G/hglImfFiGYHIZmIzLpVrUhJSQaki0aU3QsALBxsrVlQL6DCOe5MWQtwSljQsEOcKo
UN7QAogkmFsXNHoAOhwaAalEL5u+Ml0OX3hBv3BYvwCxhC9AIuELUO0YQNTRL1yRiidwzNgmK2tID/usiDTQQkGig/9vRdAXMLWbBVptvfgL1whg2ipxG64U
aLVQwNRyPsiK+CCrAz7Ihvggm+KDHBcfZEt8kO1BH+QRJ4kobohbHDhT62tv8Aga/j/+ahHJdGV4EjXUuJT4E4/bD0UF9Sfun8Na95VsrRPXIaeH4lLk8q4/
CujtSWGB3LAgoVHI4dxrMuhN/EG5axcIiiCpAiRufOsnNscflKJQhdX2YTvykhlRxMNHIHPozkO25IUehKyh4xxkCh0PQAbRcT9kEh3J+qjhuNcmGYYv2N1l
OO62aZ4X2J/T0EYUGFC2vyPBaShALB21c4mE9kDZniGwq8uHAXD5z0VCAFxW94cy4ZrzRIFwe1TcGLUE8GsEdEATeUjuALhEaHZdTcbJan67g2hDSQ8kV2vJ
0FzuEDTXlfUqbMG7nQRzZWBbRMMWxxwNdIEzOYa81O9bq7PGAuBHkUgGm2smg8HFXj8Z0SLySNcNW3PsERk1du58WOSksLZkPva4wnfPR4rEAkiQNBXR88O2
VN9uh16/O6He58lelXc9Ajp6SVFSfW9lNmqHxXt50jF8lU5OpAE/w8H0Beg0+H+nGbk8O8yoFd+km3i4bwdmB0KZwlZSXaM8BvB2bEdSU6boK/fRsBbY0Jga
+MYrUmpxtU160RSOUIiyydXu2f3ucjoAwe7nP799+0YU5wwnc17jSfEah5P8vk9zWyb9kB4K3Q69DNeBErCZ43InYVR34DB24TDuwGHcGn52EtLSC+HcBJa1
G/ofNj4A/x7wCV3BLcSiY6zkNcgI6TB1izEBl98tZGjlO/iV7Vm2Mf7+a8amngIhj0JMTXU9qZCZUeksU2liFJUehsBbbW/SdGVFmQCR2ozdcYVEagOvGeUo
3iMiFYVIHoiUzRvXXwLF2CvPYWrZ3JpMK3UGEMqg47ueZzR9ivmZ1nNHz7QOUrQLAFHrVZGy1x81TA/IMN2/6DAlMzQHpaBDlmImYEdEYg6vvaHzL7lpyK0a
L6djpB1tZVgSLaKiYknssgfBJNyFYBLjDCbhDoBJuOE4nPEMJqGrtdYSkzW8lViDHc0L7UCSd7htqAMwGZao84DwZLhuxG/jV5GNdIHrduOVWvvMFYRyGATx
av4FhAI3/gAAwHmzuoCKpG/h2OTNaubKCzj6vFldIBoC67tARLRPmWEQNpUzCuylLsSnzM08UOLkKcDwa+CAyNAC3Nw+P5TkItMq3gTExR90r6fHWqAj5/0J
NwQ0Ci1wQznlhjK4IYjNS1CLGIVLysJ5DNgN3tAgXTa8HuAMLjAaJmTXg6wjbIbXuEIHSf4SNqBLvG+m4+3HtlStlBaVY/s30QCs7i3kUbk41IiurXXmFHWj
hdQxfz4HM9ACTmon0aRcrOPuqHXcTYFB3TslP33h6u1eGvoz9LSeisvxdcF8v/f98994u4CwDw9Rdc35bP4/+FEu9tZJkz6hw7O7DkgjYWcryR+yD2J+A1bI
owgZxZBKXZQgexjjwGGWEsQpKDaaRxjPvGwzCHMn/tHr37aZhxk/AbTExjdTbzkpvUSkG0HLdeYvgYiADOng5MooKajTSh2i1EBuHaAdWI09ZsfnWHE/lHNS
kXHnxmQEXMAV6LWYb+dZiW+lSOHNXP3TVrcBByuzoyvsOJkOYjCY2NuB+O2Mcr915HSafNuCtw519paSI94ZTPH9hX0ll+x7RU9OSg442Ak7MfOcAK7LDfKh
XTSN2a/Y77120pTs4Kl+PmvI92O6kmYNdVBNh03SyM+zGAKP8onBwSAMxSSIY40ijoVqKZu5bGlsyX3mqPtMvQ+ryGQWRxXgTCcBz/Mz0yLrGFh5Qc9+h7OF
cClmtpeuDfVIpkkI/iPWG3D08jj4cPS6GncRNfjUEjdXWyRPZ3eIhznn6sXXxdXLqyLmLS+ZLly9jRhK/UA+2jVE5tdOvvjM31YWEPp3mdC46MYXDJSmvySp
4yP7IRWOIGsjR4jkVedvR/bGwJ8Tojw0hEw1TaQ5ghyORJpfduxKMnKTOqmsUZPK4hK2JGzM0QPly0D5MlA+BmoymeI+aRNZSWj8HMUbJj2FL/gyfVMrL+3q
RerqrYN/rofXaYOxRrb3V4EHl7qtT0L4GHsYZC3+ox2yEUSr8TEbu/qFtcZBu+uqI8MXBwXO7rHTglpuosimfCwCnBZfpIidZvH+1dx2Nq+6Tcj0syzgeSVp
YNFYZU0ki0aCNOSV0xh4rmfxs/+1ObiY2gyIoibxT5C5cf6PvauPjeO47rt7e7vHuyN5JI8UpSOlvTPtMqgVC4hASrJRaQnFkduicAsDVYoCdYHUFdj+YcVC
EAdGdRKpgHVdm1UUh7aUgFFkmJaplHYVh5KlmJbllpYol61tWG0UhLBlQU7lRLWVmEEEuPN7783u3gc/1I9YCUpA2r3d2dmZt2/evO9X2RSD3SiuR6TK2eC3
gq+4xciQVlR9eVRnMBIU5GLYsGWB26oHjqeD+oyqr63473ZmYT6D/GpAYCr35/T854+e+OAf66jmn9NzhTIFrqWif05P8VRfcfDbPxh7n6v/OT1v/+ivTz+X
7kbpP0c+o2o7il/IAoe252HGwAXEfk2qH/ssyGTMqQ5Zmt33hyxm1j7gqq/6ioS5uDqIoiWM9nfTyZQ/+HV8knNGCe7msB0j4cDCu5aXo/gor9tK4wZ1crif
DPDZRXXAO/rw8xgG0kixqEG/wTgqoaKLfwEHPl0b3vW3/3bejRG1UYsolfkOf3R/u7RPgW0Yf56xKidsh3o1ZCXoLnHa2Qv1pdpJUZkqBx1mbqVChkh7xXDn
mzCMbZKIyUXyZRvsa5O/3Utvk2oQaX9Frx9XggHLiFTRRGGeq0kyBuqPH1WX2ZtO/TpGv5D9ojnIFxey4Gugwj0cPLAUN+HcEDyUJadF1/8eXbnFNArtlFgu
F9Vj3kbc5oR+SHHmpFFcU0j6sS/4kPvMrZQIjOiLl0QeRmJW2hQTDaY75bVDfZuCMIHMXs1Q36bAmNvqsBStk2jv9YItNyICQQ4kNI3MFs1eehN2Gq+Z96wM
xJxVSHbhH8DIBCVhwaL1ZAVconwGnapC85sx5jdTzGESzegIgKgx3CaRIxdoelf1kqtCcwggNAGQVguDRjRhFcFJcZAaBVw9o4CU8fbq27fXJoMcKghi2erX
fsH/q14OYVNv9Ho3/unWNR88vfYX68kdW8lVEQL7N7tE2JmM1ToYRgcTV49pJV6m2nb2ctSTcXn9xjNT+Du3fuOn6O+19TIQ6/Zclf4f2sVmNH4DYcPN/IZO
eoPnfAJyVkI0zi34vS9GmgJoppfgqAg9tGDQZLfieCyWR5I89cRJjrl0vLZuRFo6XisCLNVxWTfiXR1vSTfcPyBkwu2D5MEZi4RNxFGzHlvK6Dkpf+owAOyV
7vDwV4a8V3eriR29kQU9cnB2ka8vzcbcgA1Syy1dE1YMK52f+388P3fO+dGnJAEU3kVqJP7J45htOkpzITzpPVOtKKr4lfTNzxODAaHGa4YeKdiHpHYQvn+h
SUSfLAlESHzUY5BJLK2L5/RI1sBR2oCfK3ECWMEUeIxkKg+LNo/14MHluxApV7DC80hRgcKmKyjVE8ICOICU1K3Ig5mGvTIJrQTSYZK3qJL/g/hkpKxiRWD5
nrBU9INaFMpB+oeM6IoQW0hFNFsP7woSD2mlW4tmPmCtTR8qdSj3XK2KbwlU8VDkg3JUzSnVEujgW8ARt1TNLtWC7FIlMrxI72ZkNDG+CEU8+tXXvRxlUjew
c4QJAVVv6fuQq4hVhNjvwkcwLVEP1lSo4ZtJOZibQw1f4yX6CaQpAt+BPtaQh6MJ1YIOpSDORYD9CBMqOP7wzRKdUGv+Bhyy+Q4cMvkbuZH4/2jV20304XUy
1VxsQ6D3gtKKcleSeiuJjYxN1qzl4iLELeQlFNkqSUH37Qd37XX9d1h6SFPSB86tSnlWCzzXiKsT2LTJGLknOD3vnDjztNMNHdWNXod3Q0A2T+mJKZrRLFa4
dtFJJcFpmmqfp7dx/+wW5fCdUtAkQFSR8Wy55/B8qJF2jWIFW9JrV+NOe8tVj3h6cJds3YMw3TufiA1YTMP6LWa6ixZbE6+abE2cNdmaeMVka+Jlk62Jl0y2
Jl402Zp43mRr4gw8QJYHtpF2vb0xI41apgyQcIrBkAZiPKSikNWrMqRZGdIVi4d02eIhXbJ4SBctHtJ5i4c0Y/GQzlk8pLNwOG/RA0mJCEsxFinW8CR1jAUK
C+vEWcHaD82vSJruwmve9W7ier05Lhipm3aEWbdW4PYKL88N+PtLdjMJSo1M/pdk5oXjRJIdJ9SaLXWcSLHjRJodJ2pLHCfq2XGCi2thi4TjRCM7TjSx40QW
vJoD3wC2kqOQ0muJWGy7/UAiKJ4UMaJPjlK2WtOvj+xSbnkwDhY3u09zPs6EH7uDguBiyIxmImi/BgePEnQp1gP7UQKnmUJaWBvDCHgcf/YtQ5RKEGpGsKQy
I8WSLAGR2rfY0y7AC+3KKTNv+hf+9chpJ1/nv2VyZtXjQX71j4w+ff7hR8YfKjHi528hRbHLw0lWG8n5OUYiY8ByucU8RatspfEKrcaVxqSstpPw33KkMqBq
9yytvpXGM7RKlShtsi591OSlNKJWLRcaSc076vMYdRzoivClNDmj8yp9iqHk/zs5FbpMrlUjdYFcFdREbfUGzR5FghRQGbIBwntfIHsoaqt4dKn15CBV+ho/
xVKJI5VA1aBvw/6uC4E6XtOt5pfUoX6dcT9bH74IfqjL2uZReuV7vYSXlRxrwxeP91n+W6d2UNYN1TGy9ztBSGGjbEZ16rxWu7w0sstLA6fPLnkCHQ8Fz5af
OXDgpa+xDcBGBYRGHO4HU4jqCNn5XYcwf2uLOsAl+27+uVl+3sk/N6kpWl3WRsz7VrMH/OA6xc86XuM6YwND4TZ1MLusNfzAsCkdDJl8YVBfGJALRZP7fID7
/BL3eT/3GYGsCcjKlxF3HwKOrhlqo7NV6oDOO/mnJz9b+SfqeVpczzPL9TxdrufZyPU8E1zP04zW8zTA8SKTu73OsNUbxzRdST36J3aDIiqx7a5OeT3tBmQF
egm7twSzBm2e6LDNs9lng7As0jPWgdezf+DSrrcd/6enFDZNKarDicn75duPmSz2jF9DlKFQG1B3s1Aj/LUb8NeB56bjz1Jm2xpUwdE8AJcd1WRCl+nmLToh
W3RStmhDtmhLtuiUbNG0k5yTLf6sbPGvyxY/LVv8FBEfIkKNQoSahAhlhQg1CxFqwSAzpykJSzbFPJpf57/5aJgVqwxswwK2EQEbbWULAGPMmgMYlVXLrx9w
NKfQaEZ4mXPwhGSeJEYvsXhw08SG/WZsEsFv6jiB4Dd1HIfaXB3HLCTRCTptSEk1h7PlqjUJVblLsSfHjpGi7E4v11Oc7CtOWCAkOc2aKh6558evSjaoNWij
nvzB6Nkj79KCzvmTHOhyszqtg29erudd3dyT5scv7f3uBQMLPec/yc2z6jRJxtKeL0MrrsgAZEWXeHIXiYQp4FMJwjUoGK2474Q6o4DQoEq6YpYU+lx5/8Wn
xaxYjjyDZr49XEN7EDLLaNMeok27l2RgIRt9lActKrxpo4z1Zb0OCKL0m8ySF818W/iwele7vKWtGnIizVUb3joPcn7cWKnGJzDJad1tuiXFWnatc2f8VNwi
4edDwoUOxBg/izHGz1nBz8uCnxeBn9W6b2SOuYDYNEpAG9wSDJ4oxWCxN0ysEePDyb7i4D+nyfTQMwttdacXaeLpJn+fJrtMj2Lwuskkg1jYokkRIMAnG5/j
78joUENKfBoCJSnXwtswa7fQUn/CzG5d1cGoJehOx7TNgsE0KWA6KWCaEDCNC5jGYgwmxawTmIahEdKxrA0p3krnw/R7ydIH3qKCNGZSpKKJbUVFPbE0SYMH
thaovkIb0h8jRD2BgHUqupAutONippDTkeqaqMBKuzyyO+VCC5/rtUOd0V7NTtWuPQt9i9uZ1dqZ0q7Up9DL4Up7qIJIHYLCyFseGIrbydDXdqi/54OZV05f
eG8pTH3L4amwItRF3PP7Chi0+FKKe4NjAoXcK4jhIcf/8au0c5dbjuurTzax0GQTPNnEQpOlQhiJ6GQTmGxCTxbTyHtqivm8mmG+EFg3PTW5/A1eXk093wGi
taJnlTrzvGgO9Xy/56lWoWdrh1fo7/lKNHXluRcrUlfeQIbRJr4lOzMAV1PFMqqwc6m/78ScW7jBO3hC9EVUoqa5cv9WYkK8l1TjNSzr2OVMjBXZtc/ZTOfO
2kznXreZzk3bLNZO2SwBTdos1p60mc5NIOrBoSgJoq/jNnStFCVhkYRkczGdZxAlAQnJ5pU8ajOdHaEoCq9ZNthMSodUpxbBvU/GhbueiPOFcX1hTC6MxJkL
PYCSMLJHD8cZuqS5oTPFncb9pSD4/tIua0g/60pnwy5fGNIXBuXCgMu997th70U37PWqwz3O4jgUJ+8ruzfk52edQFtem/p4V8WCi2B5WS2B0nXAq6AkgevU
/jlWQS3fWngVZHr9LHNT1RdChhdCa7gQstUXwoAzx0KoysBeJ0uhgRiEcSdP4QhjDusbRx3e8UYc3vGGHd7xhhze8QYd3vEGHGJcdWe1v5x1RR+L1pUwwWpd
ZWldZf9X1pX0Susq+yuzrmRlYUlhlby888zBK0/v/o0/kNUWLJE/p+WB27b/w91HLFKizLU+/MmjYOO+W2L1ScA6Po0bKNxA2e3xo5ACa+KKk0Sl8O3yZRa+
aTiZHmhnza05xRr0v5Bflq65TuH4H68dfN2ogOSWKCS/8cb+OEVKzwnK1wmU45WgPBcF5dlfI1D+j0n9I1FSv3MuUl/PtxYg9f4Mwf9IJfwvRuF//v/hH8L/
oSj8x+aCf5pvLbzVKooZ+B9sfPwx/D31wsZ76O/CelGfz7xAjz66i5M1/7oxLPvnZlj2Lx6KZe4cH2pwvrs+MEJct1BcvlgoLi+B4p4oFK9WCj/LCYpZvrU4
KAaYx8D7txf0yXq59bPrC4olG9PU7iMH90xmK3ale9SVjTGFAviXXxZYpyhSN5GmYOtE5Koie+jK9l88wCrw6kCL9plOXl+g+KcHj+x/+amG6qDQ6yEAxWc3
5JfK6Sc35Fv9HSYbFsWgV/lA0EqBCq+K+1MPzg+q8EWq0+qgSi4EqiSDKrkQqMpiQRSokqwfrQqqfzn4xOOHayog9WcBpCY+H4JntZq4QEVNHY/a/ml2mZh3
5tQHWSSvo5mf+MYb7x8eaalEEspIC1YALWz/pWfn/rYl6XU//im9NnT8aLxiQp+jvK6YEN0X1WPV6cRKqQM8FJP+A6H/V3i7NTxdGp6CEkB+LIr8OBtn+fFK
nOXHy3GWHy/GWX6cibP8eDbO8uN0vER+TKYiVpB66nlETCsHxLQyLKaVfWJaGRLTyqCYVgZEdV0U1fWsWWJaqddTumsDBS4Ivu7kXxJjBzejdHQJ2CV34JaF
kbkyMpcF62GXFQX7XBmZKyNzZWSujMyVkSnZOW1FQLxEv2UOsOPrJ9izJcmeLSlWC/8OabhnjF6frD/Vdc138+i2hAa5zwWGFTeIhnKQpQ7dhIrV8o7u5I42
s/rhrrJORBcyQbqQpBjzrm9diGL1RWfv0Ie9LMh8UZQh50UZMiPKkLOiDJkWZcikKEMmSBkS9mZpM964Wc0IAm/9MWQULk71FccefO3JN6G1wAWhVGTod3tO
6zCAId148OAbB15is7+r9z6y/bs9Lx4QI16RGism6MxTu5982aCSMMwawfIvt6xu6y/VZeI7u1AZhs2E5KngMlPfZf2xbq0u36Uu79wvhkd1ebqveNmE4dGN
yMmwPro9P9x9ZGdxZq2OMlHdjkw/9TJZH11WzcH6GL6xA/nUeHyeBorFZh8xDrDp52EYh2Iw/Tj+cLy3kCjxBxiK+zVaWxP6muyLU6VI7dLBKVKg6un5ybmv
9r1/5rFMN2t5JhTyj06w5w67E/+tDiulJbOxQHi2qZBkDjLiRJLUvd9i7nQZ7Xa4jHZFoRRXHUY7tfJryal8PtvQKkbpNVyLCKerC/Wy1BLhUkt49WLgqcuL
4ziTehn/m/3sDo3zs7pvj5dJB7+CamyHoR0N7N0zr/qOQi5F0XYyLvEnSJ51TC4ejnPNc2jyKEcpjm1dJRo91Evfj6OxzvhmnAunD8c51ngfjrWszcPLRkVn
d8CNvGyfXNzj8sug2MPLHnL5ZVEFH1620+WX7XD5ZcAAvAyKPrxsYUWfdnrCFkB2QxsljtVm7B6CuKLgrkNitel4eY838KTaupY/mY/BWR3pIpNIF2lIIu9E
iTMV4J+S6CPJqMNOM2qEdRKCXS8h2Jku6xKODV0WhWI3dlnncWzqQspzB05750yGzFmTIfO6yZCZFv+gKZMhc8pkyLxiMmQmJeT7pMmQmTBT14vvRQBi+GoH
PzSpXV1KabVaFzRn5BFNc/yaLjI0o1TXl4vrxND8al9xZurc4bcNJjpXTh3Z+7X39nYz1QnrOM1rcK5wAgoN0DKSKTwvQ5kE/lKZLijBXYnTau22xt0wTOsw
zg+7vRWvlatibufqVINmWZxjYCifZ2xcasbcrKb5s1PP/OK50ceP/tzoNlFE27jV2FQSJGhskAxTBsj6+RPf6fvame9/qtsAgM1bzU7OR+WFWVVbQ8hnGfIZ
amPezd0PUKmbSdUhapa9d+LMXrfbuLf0ndjLggJXfvEQZnq0JK+t0Wn1H9rJziUKSDFZtFzMqoaXapI+FFWNomp3UO85lIah1gXzckdtwqtBJadlOLSqPb0G
rqetQfGn1qCG0P4oX7YE8iwXzQMcaR4ROGIyGPiWcE5fn5D5B3C/cP6JvVJqrBLu089OGGWAD5CTAG8w4COhnJ4AlTCZgSpwZ2AOmFw47L8NzJoqwDQZmBYD
E8nO1BZlzwFTuPMuCUC7JALaJZzhWgiols6T6frA/VScUHnFd1Zf8WAnLjwashPCqQAe75860/fhme8feUecSYL43sU5k8hSmy4LKdbf7MLUY/+g/v1UrxVd
7U0Px1itTuu76MMVrZIvd1l/uWn5cvOMVOdRCT4RHFrkE11HPklmEAgn2ILspxUXpf5kneW4RiqCKYQ3ZXiA1RaRj6CeYERoq44IIEA/+WpAgNJMgHZw3Om1
ffJy6qo/Lljrow/Tx93GH7dyzatVyUt+UpY8r0pa7SZjjlGBMTxuwph01/w09uhXymlsxEcqWO+aBCx23f8qI1VAl6oQpE4mQQFBWlKGbd4yb8m38stCpIuR
ehAxLoEfWegIOBT6kVFwx4CImf026yyKNussroof2az4kV0WP7KL4kc2I35kZ6N+ZAnq6iGX4TXoMvz2uAzPIVE+7BMRY9hl+B9w+XuMiDJi1OXvpUSPFhFF
mkU0yYqo0iSiC0na/S5L3gMuAtkDkAa8aEZ4yAbhIRuFh2wSHjIrPGSz8JAtVBePeFDiYZPCwxrCw1rCw6aEh00LD1srPGyd8LD14GEjgZpGuf4khlAFeJin
OBLGBsdHmT87OXFoB5eiRxjMkrUxxL+0ro0h8GXp2hgiXpatjVHg3ceM5AFCp9iHfrU6JMHI2h4xseR036kOFNljc2SPzZE9Nkf22BzZY3Nkj82RPTY+Fbz0
m9hLP8te+s3spd8S9dJ3/GlX++WfSljJ7Zb2yS+aUZ98oUK/q04PHiAqtImEtJ3FQyZ0AY6/jx0qblOXQZWGlVy/Wrjdzm41mYDZ7eSEji5nooRoVBMJgq/x
W2+nhAmdvV5NbyEpzsaowbOMYv/S6mwpxQPWqjN2QK5TZ60U/pcMQklRLC7p1VIQPBcMrJeYxaSS4yMBonWBWF+DwDDEwaa82kP5TAkjndQBonVBgGgdyE5d
NXVwHdS86EidWWFrs1prU1qnuHJrECmakUjRYHhA2EwYKRoOO6VeRWoBBbKkiAoV5SU4PlPC16SyBGJT1RNv6yKr5AklxD/LiYzF4fqEWluIaPkkAlp0RgnU
ukiKbsRBknYoDllfSBq7zfgu4RtwKc2LKZFH8R8p3OclKQOJJE5e1MtuMf8ICsqVxmc5Xmcz0967eMnemTcBqyBkFcCpRRAtYIwg2lqv5j7FBNSO5hvwZT8d
RQLV5JDXQEG0DQSTTBBEm4Ee4KOPYn2IpE1Vi6TNoDR5pp9wr55mzpG0NZGvFY2k5WohIVbqSFoCQQeDQOLNt3AwD5L1QaFHZ5t7MgO/RfE/6sed9OOL6ulL
lJytDfCaCl8URpWGaAJI3sSQvJEh2cGQ9BiSbShAZIAK2ZyYGfE8CR1vFeN4KxeLq4t0dUVT05LddWZzkHnX+IuCKZTERCTCzZ5JdGHWgErQ9E8OE2Hw/EHC
2ucjWEtVTPYQsiLZMOpNLbLE1BD1day8r326r9XX0Ncw9XW8vK8Duq8119DXCPX1vfK+RnVft11DX2PU1wvlfR3WfW24hr7Gqa+J8r6O6b42XkNfE9TXi+V9
ndR9bVp8XxxD2lE9yquDGnWgcsSqXsUWjH8LTj622lLitJnEfRBYcLUoFr2N9gpHCFzlex2+LHPYjryDcLO3thXcbf72+/ztnoXcLvE7crw6OmBmWURX6t1m
bz6OYihbscqQMgZJGykhDJucYqVaGwqYVVyeor6UF8bsRVlF5EixvOTvIeNwHlFUlp4T2qeIsrZ5iS3qehzh7ZwUEekW0px8oZbD5qk4SYLzvYsRxkMcNWds
MLiCt513/dkPd6jPmPGR4dgK0la5YDFS4DQSSMGPZEgZr14nDfW399I01SwaMAkqdl8JoliJe5Ui1zqbwcKuWOpjt/Yqgpqhzd2rl+0d3JLktTFXGm3YmzGs
oSA/jGJwJdInSBrjF2crZ+iC3UJqATItcJ6jxdTRW8zQbQC2USGvDV7KxJZcMZFCUzgVHUW90sgWssBBc2uhwVeSJABfaPYaegsNXvOm+zglNq6mvYZNHBmZ
UR+mkYOuTX9K7QlWZpj2FxOJOm3s7NwguP1Nvo2tHKNqopaFEK5Z9XqMJY0UPFT1pwHzzoqO0QYeNRAe1fkvMfAMYnkUAtYBbxQLq0sE6E+jrRJUQwFPh1mH
/ou9d4+yo7zuROt5Tr3Oo1vd6pZaQNVBQAt1t9pIqNUtsKmOBQIyQLi5d3ndNX+wxs4Mt+W1xsgaLusuD2pQg9teiiMn4BGJkigxMXKs9si+xBEJjhUP8SgE
czUJTpQZJRG27CgZ2W4bZiJnlHD3b+/vq8c5p6Xm4Zhkxl6oquvU43vsb7++vX+bUc1oicc9kC9r8f41dAeoui+OoOH2xTVouH1IKfbo0MQn+qAZl1rTlG83
80bpSgXVvMCGwJDiXqwzVqg9rDNqmMKL0Q/hIi03EGI8ozwXbIRIuS5cpSH7pBpMEr1KJj5lmpaWic28uKWhdmsdDWBmi6PR08DzDjVTI5bZXFYmG22AnnEX
UQsj4fXotGzeeO1GjLZcVsTIFpMjppIkhKuGfnGdu5rh8ysP5uU4S0Icin6njinBlaJaWoyPvwwGvywZ0MWzbXGRnFpWn1HB9IKuxdIg/SR6PyL/bRREyirh
kOWzS4wk6j2sjwqxegPMnZj9rpa7I+P21TS+dQjfWQu2bQnbdoBREqRXxO4OcO8Mw8vO+LYlXBh0CveNTeTqCroHqjIRE3bBfes4+Am0RJdYNKg5ABkjX78O
ag6koEUAqw8qHNFmJbZhXdRIcxZuG8BgCXKmG5mSUUb3uqBjlIIKIS/8TP5RT1xO9gJF52+yk0peapK+c4tAWDoakxu1g2gQP8v+My53QsPQVFRLPAg/LoAG
Wr1xD6IXeuqWZ1saPHmFOgLyrQcwHXRDat5PrcSD/x5vpTWNQh7ElFAktp+4Cn0BpRIHyhNfQBwaaA2iqwNxzx01sJRBGvNWQ0kxny4MMLNAiJlAxnhSvIRk
G5fta3E+ndfyskQ6Vw8sKp7y/qq08IhAUYPp3dDy4W2iixrUUAWs0eetmWQAJvlM4mY00RMPMAQtfbonGYAt4hIlCZ6NC+BmzsJySV+XVrvpiJ4n0tSl6W56
Ndu+RDvpVfwskU96HYO6rV5IhuiPd7D5u2ZBp9VyoSnGKmtVFKAtIDgy83jZJQ3jMBPtOWot/WG9qVcVoGmzy2x1Xx7XF5Ir4iHYWN5CK8bG62WcTGgPxcHC
XJIUeECYR2dFS0AuC15TaskN3fGWQ8YRakVxlAdlhYBcqpbQtOiDSXw5GlZdaLXQsCu4YdEQ2YxzEqI1FFMzL5ve8uhc3Iovj+mnK/CH4DDrkr0e/IkCUKOL
DoDmXeB2IJxmDdSBys54Nes1oMI6roQ7SVEAXLMpq2aP9mV3eS9ZuPBumKCxCMrnAHTQAfZtyMdC/XFgsw9up0YMxu5tgGGlRUPUN0APDYpmCmqnZ1quMAJa
YSGpYC1fiBMeJm+mVUOOMAl7ka/A8AvXMe4XjG8aXZ/+mkCFpHgIhzo8XTTlDTSvQRSxa4YxzU3geLvbWZ/lhW2poR9MjdvQ0h3ENAag8dAg9N5Ro3+gDw3G
veB5g/QDRgcMqWf7UOtK9Myix668me50hCEka0mp1swBzFd4si88Gb4JZtRezGy7QqOwJl6buGxPUB9X6bVLnb5Kr15HDQcMjfpM62rxVLlpbaZ1De5v5I4k
hmRb/Y9mTUbgLw3iK7Q6W1eoZcnBiXVenrQAhofiCmIjuq/MdZdamesuuTLXxeuKK3MdGriuGHd+uTAMvS6FYayjxSjrMqFVCMdNTC2N1eIcitepldq+OIMC
1gD9Wdf+jtVq/XEtoIZakVHHiqx1exmAK1lJ9olsxKHpy/IAx2+KzGpV0L+r6ILCVZDyv7xeVtFV5eIEjOY19Cd7QVt1/Hk1/cnu0VZtq2mokol42sW6ogVD
PIVW1hqI9TBeizW3llkCCc8rOan/Si4RlmEjiorXTcxhH4YZBvSDFYWaHSuyctgrRGZyxc8VIf/QYhu4Ko9ELQ8Y/+7tAgt1O5Z9x0PQ2b14BcYGohBKbohy
UIAVHaSuQcDRgLJ9vFsJ3CVxWoiKbmXar9KLWjUwsHsEsAJcJUzfx38QL9sBnyUxESAy31u84/35HSHuaAU1nxpZk3VP3I/u8qFTVOLaDvg/6SUBgnG3U3t9
uisO6QqcvHXwWt0lfjjIHibtbwc+QrfCAn1wBgocfW6IhANKSiKA0+SYecCo30bDI5RCb0e76DmOLgbrtzCE3b5Rwzf8uEZ9qJFqqFsSsCMddwXSjTpagm6Q
Eopu+Cg/Uee2ucS+w+0cDFBqYhhmHw3zsRNNy98hY5DUshIC9/GUuPn9QeF+HoiQ+TkNyB21kAbA6Pp/EU40OiiSgWo24suo4Y1cGYIv5p9Rl/g7DGIbryR6
v4E60vycNpCh5UEHJyUami+TsH87dbwGueXQgdGN3NgHQmGI9eajFbRgdsQhk/Ln2fGl6NhPrdu1TINwyyB/uTpCUw1bK5B1r1q4gklbUSwJo6a67iI9ObxI
y33e//C2swmWrVG1xP5fvcR48mRx3snkEjCZonu+2ISkLWNPlcncg9eFLuygJducKfWQxx/dFLOiNDcrlE3Rx5DRuoHVuC+rWKp4DZQfdQaLO92dDMcOoJWV
uF67XHE9TOJ6hRLXpKUMaHHdR6Jbi+tmQVyvJjGuxfUqEt3/5MX1uouK62suJa6vuaS4via+piiur0EDr7mkuL6mU1yvK4rra9424npNUVyv0lZcSVwPaCtP
xPXV2nATcX2VtuiWENcirFlWD0O4DROjJ5G9IobDu7U27hFISllM22qO+DfLSy3US4yMdfWDiTDRGzI7P/M6tRrQ60tuFD8vfOTTslSFj7aU6x65nXWPGneK
zVGse+TGDdR85LpHJnDo3OaC5lZbEh8ulDov8boscVnGvNJtWeniOiF5gAXfqmVGuj6r4JzhgHdic5n+xfxKyfEq37e/VCeg5bKjzeV0EOLYCbE0cAwxdTBP
6ZeI8YKQVt1eM7Rv1xSHLt59QN4d8v3AR8cz8c4plHz02OHfcmfSJqtW4ngAdxueEXRzT7kVPqZrT2IohiHS2XcLcvBYrOKmb82qsaImcpH1xBPnawiSZ2c4
bqZLI/hnnB/6mYfUQ7E8tEYeGkQxnWpWV1y7O7jNhTHjv7M14WaAiT7gCf2SOucvoc51m2iYsiwMYTDtgr0WSnVQG3WbXMB5r0IdUdRt4qqiqBVaQWBDHQNa
jxs8no4u2cSFYF9STtdjmZ/1I2NOtHv1h6q7KzqWYdHZ0XK085Ke/+OHeCsUOIE0PE56xprh63/5UCnCF4vjjCW1xemW5jnZQTXhqHKK+KcOPSv4pxW6FUk6
UhCObqLHvqPC3ywVWmVJkLXDOLdVHE9Z4rs9iWq7zgbzj5H45IwaX0NiFB1fgvvCYYy5Go4vAD/X4eq9DbL592QO9PX2IUDp0nE/oHQdzpnqxXEeULoO50z1
4XgecSh0XESwFR3PmnBdrbdPm8kgjidRFYaOJ5BbRcfjJjE/Oh4DpBodjwJijY5HzORy/q6ZXIHjQTOJ+ftmkvD3zaTF3zeTK/n7JM9xfCC5CocPJFejI8/y
QIwazyDzi45HUZ7YYdC8a3C8F8rAevseshUd/oo1Sf8h0GWSeogQl0nqGYJbJqlHdBycRMkyB5E+J3BcM0ktp+Plk9RiOsb0PI4teh7HtfQ8jldP2h+Aw30z
6m848TV0O47Dk/a9dFg3ad+DrYFJGmbsVkzSMCPMZpKGFwE2kzSs8DJMom6ag2ijkzgOTdLw0fGySRo2Ol5Bz+OY0PM4XknP43jVpP1AzB7q+6ZoKICoyadH
LaGq5nfnFMauAnHlmI5qBuD6mplcm9rJeqQeAKClEXHJcEQZgLoX5wrUjVF/T2tEFca6WTYU7kpGcfjJ1lg8oljDaEznTOCaneK3Lyi9hZlphZlpBftp1CRh
phXFTCuXYqZ4c4GZVtgNV2Km4vomZnpzzeKSbU563oYCmq+w70nNbQTnWSCfC0BUdjgIr4LjPHLIHA7WM3HkYD2HC2hbOO5zkmtx3Osk67GOmGNX8CXUjVEs
u8JtzVk23X9TKxKW7WDPB7dEfNO39KbScLIBh7XJOO/XSAy5g1IT/L5h6934Zzs/JCzbAavkhzbJQ+MIlB5BqFRNc26RF7DRTK4VQq29o1gUF+k0aFXEw99M
h2+puen5T0NEP1eueUzNGI83QFRfwM/cjlfmdGiUyPrZXy+XXuG/WxVsjw9tlr/wSVV6Re7efRsoIK6o0iuv5qVX+PeQ41CZcXMD+Lv/ba5YPSvry0ixUO4Y
VNOxbiFXYwiiqmB4x6CdjnULtJJ7QtmdzwKtMnrWTt6alD97B2ul1IV4jNN/Rhfmpv8oh7B7ByDsRtLm/QulNGNqAC+Z9I/agOvQxRI8AZExiR1ZXy4v0P8+
pyhgn51cKxS2126tRyKYhT2Ea7PVavJW8nkL5E3kbgm5z9pC1nO2kPm8LWT/mJ1Ygh09omuKOtztP5IP5uchdaspEWY0eXbxiWyYCgMmYVUVLBmaRaUm5Dc6
KDG+1ELllh9QC3W/WqiHVIufVD04qHr0tC0L9YgtC/UwcbnIC4uzV+BUzylRnP3GZNHZ/ng0qYRlPF84OlxwIVJA2clsQgFx2m5iJ3WFdTXeWpYFGdGiuOI2
eYaJKxK2rWhcj8NRZ6b5N1nInVYKHM6EZW3gBUe0geOOaANfcUQb+D1HtIHnHNEGjjmiDTzriDZw1GGOn64rfOh8NuDbatW36iNKGv0lp8uFuuu7Z1rr4wo8
8ma8njofRVKkRuIXPOYPSSM9LeHWdfqvplLQAySFu2AxpnA0hAjG7q3w/ceiqkeRLzhuvH+JB8FfvBEWLrcxGwb3hfQQlxVckXRvRGRQQ9Nq22q+LsmrfZxZ
u6totymTyb2+RxbW+4Q67xUifL/Q5AeERHcl63F4QAjyQ7zCDKnXQeTRQEkjk/uXZQOG6SkGNaula5I6xsBnRAqTiwRL0LWjysRwOPApHJHYh2OwlbRChAJP
kVaIWOAp0golGPiEJdHAL1gSDnzc0ipmvigdoGp3YTaFxUqry9Fs57DTle1UmO3sd2R0DjgyPAeVNH1SSddDStpyhnYtK4zmkfj6gtZUu7ALxGxuQGRwhQ4e
AoRNdu8UVt6GctnCRjwOeTDeTR6Mg9c3BJGB7zO73Weq+0IyURu5z2IDrozrEJVQyuhAImx5NLkuriwkG2NvIdlU4goiLmBJj7O42DQ3fe4Pn/nMJ15YA2lx
XbyxDFlCelqF9TQ0UZ+neKKSvnxGkvKVcO4QHazj2dy7pQencqnBqcjgVC41OG0CkwangsGp6MEZX0jewQ1oqH4m12MwHk02g+1uBPjPZlSrLaP/vGMuvo7u
1DJ3M8bro0X0n69/vAP953pG/wnkJ4X+s+QYsROPcesOl/UX/jvTX/ivgv4id7fpLz/I9Rf+XWaA7j6h3iVAYktV8y1Gur0dpkx9vcFajJDqK2cf3/Mnv/bE
b54xOqhVEPBwQzVdeP6ZT1YYAe/S4/5S27i/VBr3l9rG/aVu4/63+bi/VBr3k29g3NOn+RO/V8SGI3nGZSUrHNBSUEYviGYETwxxsib+6Wux4BzkukG45+/k
HhQEbUgkZCX3JaKlsc7lr2TYG+B7/05x5JNO8Yt/r7wEJIvP0t/pXztsOiEgsFosKVkohZa5HUhbqaIGWiVdzebK/XAysnHoIMt9nW1M2PCSOevsk86E7XHj
KiiKVsnNxFxTwXtf080ZNe5tzkq2xC1i6BEFrlfSSx6FKgufR2qwZzWKA61/0IseeqTs/XDWQYd4B46kW2zCkXSQ65RuovwnzYcfYVdLJhYrSixeNyHicNOE
iL13TJC4gzed2qnEkdH2EnQ2VJ83w7fa+9JNkHE06PrUurlmdPud7XT40ruaZDoEeGnDTBxSR5dUrbEgSr2sqF6KAmhJn3T4JapRKqOym3WAoJxWbhSwlFuu
YTC6tGFwslvrO3xk2BOixp5SVsJJZSWcVVbCGWUlnFZWwqvKSlhUVsI5WAmVJZowajyrXntUvfa4eu1z6rXH1GtfUq89oV77Al7rXsz0GL2k6VE2O0bF7Bid
aRmZ2WEou0JU57wPquL5Upo0dddo16QN0aQNXr6mVAdSldbAbataizZFiyb11VRadJXdvDFEkwFFmebGLWrRaKCou6a4QY45ZDpptBbUjrGPOmmUMYMva1Xz
WQfB9Uamnar8snvp9Nee4iDd99FpsNm6R/Mk5k+OygAqKLYbzBlZrv+XrNZ7ZbG+T9bqPUldStmaUtJIVG47fKvWP5axJCRC2bdUtgwKb10rhbfWS+EtXwpv
mVJ4y5bCWw1UxjHA25hMbCj/g3Tw8Iwtz9jQ/Ot0IMW/RocIRaNtqP2AXapjs9aG0m8oXglOvuhoV/ivWqa9G7kSyuWtPUeOUIfL7rubVfS4ttKIriqqQ0il
0DsluedQvEu0Zm7l5ApHbaZwpgPRFT8MKa7pCqYdvObw+JtEVzbbx9jjwUIDXTnYxMroimMXmQoRCAZ6VlWhYEq50JQraR9H+hohZyHxsEmhIjt2ZbwqPF6p
IeNlyHg5Ml5mYbzCnzTN3bEBZUmjOuEvD/9E+KfZfPIRba0bUAPMTJobo8ag9seY2eNEBOHPDTjObvvBSr4HcdrY0fLUHoQL+8YvBGqyGmgbJggzyy+8xBlU
RaebquhoMDo6s7LnLnoGkeF006GcLoB1PM33J7KV6y+0IpIJrdo0a45OHjDEBSftQprcMWMPl+PWPd5WvJ/s5mm+IauY2/bCiz0o0qkoPq2i19DMBq3r2TbJ
ZugcSDMbSDMbqq5n22pmtzeY6g3tw0diL9tSs4r74h2DqI28rv32IWMb0GiImgLdaa6LVXqtimNo3NdqIr6mETcRWtOQrBH6YfdtxUcKX8/OWGzA+O/8KTbZ
2jUW5riccpcmxB7EwHbi49EEcYVwQQplt1O/TNWy6dtso++LUzCmkFleTsFEjhx6mxOYrS8jvbYwB3GwHRqPVJ2cnpUM3OIQeNjrRJ6GF3vNr8gl1NA22QOE
5NwlZtBJ+1TbghnZCDcResO7Dsz6d7SQxWRtH2oip9qoIYmseQvJYK4MCwKgG4Jb0Q2eBpumobbEx3j830OH2oR9F3/Kk6zameyLVucXbfkijU2wMN18lLvp
ckd/jWPiTWlKN8rIzv4Rr8siHdM621V0R12Cfl8/z24ug2dfnM6bIU1es9ClGlLIFTVYBVpHSvRdsg1RYDacsu6rVOmAlLIb7kOAN3Kmm5Iz3Ty8BH0VKS1I
qzvx3EJc40Tqulo6OpE66iIcshzqCJRGilY9juY0p9A5H/SO114z/o/Sd2v0CvP/ZO+tmqnUJKqsSs9k1KIi2cJZQTKLnvrJml366VOPSM2Jcqd0vNXwTOnm
X9+j1vlI0sRhGFHs2K7zuzWuwC8z0mrqwmTc4IrQn3ytFksAQUeDnTgq/KQbnL/Tg8eieEvWTESPoHpU4nTj9dowuFgTatIEiwiCxH8PYqPuT3pLN0qDam3r
R4/g4Ezp5qxpa6Sw1WCyAgeuBKufL0GZlZxlfXGTczyXjFPjG8zOG1hbayJOjRMMtY/MR3Hdpq4TGko10YVWHT7f/rhnIVkZNxckGYl0E1jBRtwfr5xLBuMB
eDvrXIcd3s563Nvu7RyYi/vpzhCReVyEGuMX8PgVMSbaexiih+FFehiih2HXHoYdPQzQwzDvYR1tquuO9qOjK9HRAcjoVfGKhWQ1N6tf9XYldYPuWIXe9qO3
A+htf2dvV81hXFZC6tE34tUcsjcYMyxzmIXYNYtF/Rr4M16Bn1MOelTReY1uD8QN3p4Ou60qJmRbb/F4sBp14E/4p7Zrc14j/lNqeZwlYsLbd39eAZT+LGjl
dsbDba521Y2H2xnqh53xa5sLfHbj13Y31A9x/Sy0Ahly3QpO6CTjV0ty5tBiMjoaViLxwyVud1hbB2sFjWkuPF1VXNgqc+EhTnyC7zDDyiA+fhiMnDgyApt2
TDdUXio8Hk9xhFd1ukFXq+vsJhJUB1Pz5qHCPS+Kq2mdzTXb19kI2iVSQNQXTTaivrhM7KCYxn1iRMNeDiYYryeatueIq4EHIjn4XdRKODSraawN3e9VnTqm
9UOmtrcOVvKZrcLHlGfTpvtQhlRjFetgDvFOit+sOmw9B68AHY/BK1DlECXOITwKrwAdn+aUsmHriCV59YfhFaDjIUsy659EIFaVwaw5of4AQpuqG8yfR0AW
jdETCMii434r4WjbxxDyRMd9tK45ppcdDXzpON8yYpy3Wn2pcYd2bZ+1poz9cDnTiJ62Jux96vwknc+r8xN0PotzsnUvuHSkgT3PSZCL6uWvUnvS/R9j89pO
q3hMxbJZnL4Kh/J5F6PXG/elrxn38QieRVXb5isKQk2NHspEZyO4DiFl/fwllLqucsjZSlyfBYw392DeQm3iajwwYd9Lh5UIr+KmvgeA4aSm0qreo2bQQ0Og
r6KBh4To4HPvwyGSvjS5zQA7Ofswu35fM4GwejGYW8ZZY0RmriNlyoX9+sI+dQEQlqDNORwtWlCt3q3mw/KHd39rxZTxEP8xxdiL6MKH6NC3GZDMeP60fuFJ
9cIT+sJxdeGY+sKzONLLfwtHeu8z6r1H1XufNuXFgJWG253+HcxwbKuodpzj2DZL7sHXNNBZvvNs3ZR+X4A4ZHxpuukCR5MBXWJnYqW2mFquAFS58EqNS3Qm
dpJD4Dm5yFFei8hNAFS58EohqrMBt4yLRHrEcfZgRbvoYYTMPSQ8uwJQ5aJ7HMIK74wrheidrIy0JbAzJpxlVVrWeskfXOUGtOSt3faDrubms1YhS30au1WM
/XqetEMpd/uxP/v8Ig32IkwA3kZkbDITnsazuOnlMwpb+zT+4vq3Cz//m8BmPGkq1JotPHmmhrN6wez042d+e6JHRl8Ad581Xy/qyQmzO+zJCZNvO4HdDHo7
yuFaza8J9AW+pcO9uQCunZ7mkKyvlLcZuAwSR3I5OiBawr2tKM/8bv+6oxLCBSFF3Z+Hhx83y/Hhlc74cPdOwY4vxodboIDYVfHhx7k3H31Y9eC4mViS4QNn
LQeAwBpIR9jJwH330hGhWHOD+VET8eqjxkfMFlkRHOMxZ0oINI1F5njALfNmq6bSOlQuGUeZd3TalcsZ+Ag+iejm5i9LOLBbSOp4ky8qpHR0/AxgKpIw0YIk
p8Sh0spcGP4kakLEo9VzUf7en0h6GIEMShoYQQ8P0CeAS0e9fxy4dHR8DL59kwsy9+G4l5h2NkrNuDE3/Y1vfdWG5taDmcPaRWnWuLYTZsCunSl+Brr5VxDk
BhSVUpBbX1zJzHLqUPMg94U7GPtbzWm4PqZICzMR9X2ThFbfQIcIkeauDvBPx/CFL9sSVW6pTYD83f10vkIlTfdy/H/Hjfs7GoHRmJbBSGUsbpKhuEFGYkvS
z/YQ6FrQJjjo3ZddqqgVZUHvEYLefQ5670q9FpimBxqXBAdwv9XC/RDvXpF49z7hk/3EJzUYDlG2ZEXvlgK94TIRNTSqifZHm2C7zH+Wiw3SzlfsNp5ylnnK
f+zkKef+EfOU40aRqRw3fiRc5TOPvEVcJXtRd64iP//T4CqHH3nruMoleEnxg/8oOMhx4+3FQnS606zZ6sGQ1EAEpdyzap57Vs0ZwWwbI7A6GUHtTgnwKDOC
GrWkphiBtCdLSqLFWwXgDEP6GEmvTfYxTTqGGIEINKcWstD6gQ3kAwNIcrQtZKFFigL9WJ+twDk8cEQz/Uw5IFxJm3D5vjwLjXdeLTaZLMlCs3YklZQMGE6c
IObVLXHCzRInXH63JE64Id8PZ08hcaKCgaB+6Cw0fBGkxFlonAFbwTvoLW1ZaH2FLDTc0sc3FbLQLMlCq0gWWl+WhYab8yw0PFTIQrMkC60iWWh91J4MbEj7
Svpi3SIZM/5bV1wpOBSrm7nyDY8gI+tJSglieYkILKmUROvJ5fXUdcqrjDXE1hsS0SwsnTX06X4sK0tcEhb22gdl6WEMVsCA6cWY9sY1HtKePBGN2nRKJaLN
WtpCCchuUbcMctLGMRnafKc5DL9et5CspuyXI2S/uPJ0V7GnVkVO9dXbO2VfJXXoigOSlwfSUwxtLgwMWX6/Pi8JN504CQyHlNoYQ5J5djcsBUC4G6YK/biP
OYerwgtgWcoiqXAkD6CXPESEc0IKggYlIWUECSmQqZaKlHciV0oL+oxag604gWW3wnSE3TbI35Zodn6wrey8Czd8BYdhyQdfi5TvDWaL6M4dNRJkkI4aMTLH
QYV1HAaTBmfSJ4YknEvSazYE/6zG6UeAlAIGN0asxRCpB/i0qYgWIEsM1s1X69TFJm76Rf6zwbygssH8Jf6zopiC6s1n5jWkODsJ34qe4PNZ0HIOLu6ut8eT
Hjy4XV76bkmpvUle8+NqLx+wkCrxJ+7JMLf/Jfh9T1Yx8acEGSyQsmSSoq6+md2TPRv3FF70U0OtnsKL3jdEqgQrN5aKccpeVCxVVOEQFMBv63I5yqFhISWA
U2YdITaO2ghvrYEfhIq1egiHUuwdWCGBjkmxEJNigG1asbH9g7UqUDMQSWQlgC8CoMS2msf5ZsUxBXE0ObWgxHSaGdOhAUSRqyUWHKZgiwAXTMJNCKcK2FAz
dXeBIYfwqlSgvAwLQPpawUePAYsOplQBONwgQNkniRs1gXmPJrriGVuPogDrUQlnPWp3rbc+wF//tLRjvX0XiGC9/R7SWVwkUZKAc7n8XgXHT8Pj6SLLsg+H
e0nuucjQXInDA8kADrNID3U5nXMVjvuQHupyuucQvxPpoS6ng16GI6eHupwuegWOx5Ae6nI6aYLjCaSHupxueiWOp5Ee6nI66lU4LprJ1TieBzCBy+mrw/x9
wAa5nN56bcx9229xlqURX8upngaSNY/iOMwpnwZyOQ/heDWnfhrIttyP41pOATVUFqaBlNBZHBNkYxrIFP0AHa5ABqiB/NF76HDZpP0eOqyZtO+iw9CkvV1Q
5W8SjPktgjg/LvjzAKVfOWkDjb5f0Oj7BI2+ysD3nDR935Txpzit8OlJnK7g1FUDKa7wgfcAs76SR0ixdCcCZpQ/iPNAh925iLfwUoGooumXoLsAuBa8+KNE
aFrnfuv9FWLTW81eOO6mDABoNaeMpvj9InHqeamfHvtkHnuv3q+ro7UtXnCtXuFaPcK1msJuIuFaXtLg9a1D89g3GUqs76Ag4fcJ9j2A7S1EdXHaSw1ZL4jq
4qQXT3JeHMHMz4HtXZKlWg43OaLrlK4eYYS/Z5uedhmO72jZucTVhlxHkBzC2FXkpadERcqImxxsqX+CM9OhqYCQi3emv1xQ37DrxwCSYB1KyfNIOWNUiGp6
l9wZ3MrFmgrPrpYr/9uMwCZW078wbkGAiskpTgCdcIB7wQpJRWrqOsA8qwD/BSLX2cHMahnGo40sVh+7b7FX0ApJQsWofbOdVXz8XuU7RCW0MZNV1vyVXJYs
V5u3kFAckmQY/hnmh0QltCG0+KE+eaiJlrtZ/JzgBHDYZAZQapOklYnSVYJ+dr/pDOx2HrQ/lG3nHallChS00bbUvdf3f0YE3ZbFvFdjs6jUIOazoslFBsdj
XJnYZNX9L2juvkpTxVqxjDDiazT2gJuer87wBQU6gJk4X63pZnNGNQQG7tPIA916pFsVgkwj1twlNgYYfNiKTwI2a6I7a4AtCpjeIlBYmO75hXwxA3/+MIsp
Fa6RxjowNEo9EHBdzO+Iiw9Eaf1W+icj2507Fd5glH725OG/slTBw+yt2nS3WM62AsE21Y0G0kmAGGLezfawBRnFJuKaIglvoh93JEDlNLFkeCfz0pjMNHjH
rBnOR+CaD0x6Lrb0AHSF1eGmB9UNXKpAkbTLu3jMK5+0RFMiWVnPkYCZufBjLjYK8e9xSxD89TeOqhc8rV5wxEKdPwUhnJ44LJi6aZWf0tgRbnqWsZfxZm6c
A6j+3/lwYSUayhF01BFm+rQj3zmC7AfiuJ91RL1YALI3HQ8jn9PlpDxux5Mot+py0l6vho4Ahq1SwkyuZZ1uEXQBsHc0Kd0iAANIUbOJ0c2CxDxBT+VpAhny
QkHIPhQvVPLQqhbi0WneDRFXCP/12Q0Si6OPVC2zFFYOZlrj9tQqOZXLEmNSD/RnldSo4/dtmsVyHDx9P9Lfx1xjhmcUtpvDKZrApEakCX+flai6xBzXiTDS
vzSTZvr9c4/b9LqXj+39TJV01TzsPTYkBdi4g40EN32Wxqggfa2nPQ6R2mwd9+TCMexvEVM7gh+OeDPNHzwi8diW4NfRd6t3sNVNbe2VEPxeBj8TgaZoT2/f
hdps0CUbo/5wCeA7ZKFgRCOlOptc27IQzg1XlHA5Lk25gnf78NI5ACdjGqaMWT6FUCRD+YIlfxgt1NO04lq+ECU8DrjcWNj1O1SEabY8a3KzWp41TFcj7sNy
LsD6Rhq9oH5nzZRMtTgSLKX0/55JXSmOvAFBFEEa31KrhmpCEYEOzmTNkBGgKPcvnpRgJmYCza/L8hw1zhKtu3SrPaOaeif/uWJGuGX6r4EETu1HpguYZgsm
Adj6tVyTGWcbcNYE5m/EwK3pfTNcpoatiBAPV3KaRm8E1JQ3Sy/A6YOOLzU4+C3kb0vDF+bz3B8etqq0u5c+GSkODxYa3jZE6z4gEqL/6LyudA2ifDSXKF5M
LrpHPhkoFSQNEMLCvDli+SFaZgT8aMNWE8N/CF2pGalnM1KXGaljRtxsRiyxFcnM6kcYLRh0P0PqcQwGUJvQu/mHFdfcZ4kp+5glXIsrf7scPMF72SDMKWPO
l23lC56op+c92Yl+1ZNd50UsspelTNE5aDNNYE2vpJOVtw3F3g7igMS7wIE8gWymH3bQh1emp/HQDG5ZUYg6rHMetLxR1keDuAl1dmUygAkd2GzNokkrNltn
GfxJmgj6a352niV3Pw2HzBgNIWxNorS6AgGsg9oaccjUDkxuor0itdXTD8zgVztuZnTXELrzwbWI7gQhKQFqP70/0HRH5nddJoWXAejTp9er21sVeoBJmUQ4
v/tmdhSym0Z1qaKeVD3Le5SBhYL8QBlM3VkgmzXDMJm8/mWBMe1k1O9yAaPt3LbPyaAHO6Rdu1JzJ+OiU9MtdvbwmuphqmP1RYaA+2bz1Z7savp5niQaBpbX
qcWP01j1ZCuvQEM9qpcNRUuBoqWq0JK8jGnIJZl1pDASMMoXPelcpxZSZnOlYXO0BqGIBDbMstvQfHMf55lIwkg8BrMWpDswSILmv59X3pYVoojOW62gAA1E
V+agqkr6Im7McgbppwtWK8oZvuLq//Nx9H/a7HrR7MKuF01h16+awq7Pm8KuL5g/RHY92I1dDyzFrgdK7HoQszWoVtzA/2LX/4td/+Ng17wZdGPGrr/1UM5e
eNuX9cl0qnwDDEP5kRGhtwkyp9xwZD7fb5Ulaym2hGVssTfhZjaQT5ttYgJ3nDVbfiYfhnDljAlgXa6TWS9/hVo+1dHyVkST39khyVBGqGaWnu7nomaU7BDe
J8h3B2rRFaGSQWzSD7H/IK7fWkOua53fF0aXK29Ih2loimloCvl/sLZam4YhDV4ddll9W+1yJTBPZCNhKyPuc9K/ol1+3BO7/DkFTHzME7v8d1TJly96Ypc/
6wnLPOqJXf60J3b5EQ+JWbqqUOc4oPSWy+VH+TUvKQ58wuQV5xXw2L0Mj91jrv0E3AiJF6b/In1vHA0llfS3jhnpwb+dNfFXr5RC4e6H8qaotRJ7GxF8Pyux
txF2vAtJZenw+wG7FCA8NALNj9OhMWWM0KEH4aERyiRfDTS6KeMq/DVlrMUB2xpR3Iud1wievkE6VOH0jbDKGMgbXkBFkOw9ZVBnIRmd0FzMxGI6YG5WV+KL
+wRBzbAU21nBMOAejQp8rIFZZz4GWRwR3aeg5oyP+WU+Rjc4fLWDj5GcYdWBvYUZH+vgX8023uF34R3VMv8KFQtZltOrg3+VOFj0OlrReHOfl/FvAN4XYiZu
KIdAzIpiWNJmTKVocT5hdlMm1OVPSQSC9tYUN6ZWZyJRZyKoMxWts2EbuS7SrYe0GEbYCZTrR0040MkyMc06U11k+OmilEt6AG75spJVvihT6bUQeBa/E9Jd
zfSzjozxUUekwtOOjPERR8b4sJNrO086JZl90JGhPuQsd6gPOqWZllnmFvS8jhY039ynqf+kdIfKALBEW2KXDs3Hv0aFOrosan8IiLaStiSDf7N4jlk1UhyY
lXWXC9b0YHwDSfcPlNZdVF3qWnXRy11Ul0CrLmrlRyXVRS/5HlnyVk4d1fYlX2WewFernapLnc2UnBDgtJdvFwiiqqajZ4np+HyJII68VQRRIonodbThzZIE
e/HrLDi1Q5+GmclAOLCRDzIt46038xoe4URjl6dBKTVSp0zLw6QXEFBVdlEy/mWhZH10WSgqggheUmiwS+Azinu31vtyWfsi1ScQwCj6EnISLAyaIzFARnoW
8H3pYGoXnPZBVk4+gJ8X4pHhO+CK1i7hgDlNbFLr2SWr4SNWKHgol2vMw8BmiF5WHzislBUKs8WQ9myQ36yyB1oCaNRqdkC/KgzxJraianHI5Ar8V9ZFoCxE
uuZbZ/2+rHof10s4Qm3i27m3L0vL0kNQgoaRfQKlxWyx0nLUROGIQqlnunZYKYSHYBv26NQ9tJDLfKpyz2iN6DUV3q6pzmRRmfm3Hy/filk+UUVAlFsIHsl+
FrWwP5QtA04A5d0CK9ukCGWTAppgTWuCoWiCodYEHZQAwP5ZmG0SdGLfhLJjAGMqPcmj+fniaPIw7tfDiNGVGDH06aQep4OmKIwHTKHb/XqSvpBBntSx4dJM
v/gJzvZNAxJHVzBopNoO1FuA6On24lBE9bBtAyXLM725NGS5SwdLq8lbmM30s//921+301990WA0wvJWXm8oCTvMLTiaNRA2onYMDmVcBBK22/pryuWMe8yz
eo0tL1vtenZRr/cp9XqvUq/nlXr9qFKvH1Hq9ZxSr2eVen2hKur1+WpiyvaXio5q8W37EL9Mj+3F8sdrWf9D6vwo9SRZJUvxSaclm4EOCp15LfMOVhXK7i5s
XN6pBvriXq5K5naxsZ0PL5f4WnIvV72bl8sRL5dugtPm5arFJldNw+JZ0stVE4eE0+nlMu/IyRx9Kfi4nhRvXO7hgpEE7t7PRMXBgJFSuxgIKO7v4u+CD6kf
/9G5qfxdpvi7TO3vqom/q34pf1dQ9HcFub+roiSLmQ28KQNvKn9XUPB3YeBRUVb8XX0yB8is0/wn83c9IMbWhxRtIZ/R5VSAGuNp5Jp+TenWKy/p7VoJPnN/
awDZ1bcNwbEFb9dKeLtWYo5W4weYKANaJaVbBgvkZha9XYPi7TLh7RpIVmPeVit1f3Bpb1cfvF31zNvF5GQqb5dZ8nbVYSrXiiRlZt6uWhdvlwniqnH8A41P
rd3bpYoTF7xdpr69BTs483bVcm/XytjT3i7vDXm7IvF2RaKDyCoSb5eZ9CPkwmTsXmqFUhejHdIm5emK0GzxdEXaQqwok0BZiKaoi5VOCxHyxNSerqjo6QIj
XdLTFSk6qlza01VXplq9G8+ty+VupposZA1inJuL5utoSu2taEMoBBI3dRiZsGAVvKAYsAaSIjaimTCpIqKzb71F1H9mFhhYZsr9zBsKXLpfM4ue5XPp/jfG
pfs7uXSI72dc2iwtqYySwjKX1iYyUWh/mUv3X4xLK0ehtORHxJB73jRDPtuNId8rDPn9wpA/IPx411vKjn1hx5V/8uzY72DHlX9gdpwxY8z4crlwRZanny9k
6bWvuTDZHhfhwhXhwn43Luwvwfp6urC+ylvChTv3G8zX0Ya3jv1q5hvmFnCdMRO5aDBZxmFblJF9H1mz1q6drSHeFnDZbQJ45gAhnn2A2YoQ7cJugThAZLCJ
kOSeVriQrMkRcMjsaAV5/iRXuo+6dSOSy1m6fB/u7Ot2Z59cVh2OynmVP4wPFPItl/kQvX6NSrwkFreTDmuQd2kWSovc8xPIhYGlNnvMZv4eIkkxQHoiEibF
qtRZkrRwsupvNMUA8YhXxL1iWbH7/NRc9+STw7YYWIeUG+VJW1gsmaHMYw/YIoL322JQPWYL091nIzEABUuQEMC1R1hkcy0SMtAetsVAe8gWA23Wzvad+pUv
Z4AkLAaaE3CyZCdAVQwi5pQLwvenB77YjgufXFa8FVkiNkwvD//dPpSszHhzI155M6M2NbBngVi1dHgbV3iRwMsgHZaUXxiQvozDWU+i1c8pg3JRGZSzPnhy
LA8fiQoPAwiU4RijYgQFf4CM3Gim+Xd7FBRrwDGL3agjkMvZIj0ZzaRjKLqq5PqhD3MOEp9/co8ShucimZKzEXI11tmnI+RirLNPRsjBoKYj8L6ZlRCqF5uH
tJJDNeErT9Zkc/wgjmsm7P04Xj5h78ORNK37t5q/Lqfe/VPGp2vY2s2yoY4b6Oa+2gy37Y91PO1dSVMyjbiF23mPkDrV/A10RP5djd7lFSKyP+DP0UAmPQLS
2D6WGEmz20iapZEUD3JIbYiAlNeA3GiIm+JopByjKtXhSCGpG8ytBuaWszbmas0uXI3ZmTA2FLMvM7aeN8LYEIG+HAfKG2Zsy/9AgbEt8yFmbOOPxhFqkcaP
xpdzkQxzKK4Ta/t4odxDfFl8Rbwmpl8u1zU+A+WhIbbXI6teRaqD+dXA/Hp2Ylu3zPwwHcpwiCSX0AoLr4qb6SAHXmDKeqAmKsVKG6P8C8rh1tMPceXPSASp
UQqIqqcPqLKgDOJWExxViYU3OdkDC1UjqOP032Wpv6q8VMbwGbgzpPH4r89/c8/je39x092a/wfl6lL/6m6ePRWGlZ9xsD/+TPEG0mbP/oqdzr5ol4Yl7PYk
HJhkG3BtSlYJ6+nwDJtWufmV3Zy9Ny/Xkplo4IDN13gtpsgQI857c60ie1Jalci4Ja1beSJjt8xA3fR0WGCOfmEr28+2sv3C9jPA0yArxHTQtSjr2LMOVL7C
7SCCjoeg0niqOYg3IWHAJY3RslKbVJekOzYUI5YB5wAU7zIOfSV2R4z9qCNtYOuL3ezzzpRxlMuErrNnnQn7iDo/b0/Yh9T5Ip0frIqOeaAq5vR+9pfvc0Tg
POYkZhGXK99yiJSb1E33V5EtALMQuFwQ7idYuGtcLjvD5VqViXhggkEuMN55wDl3FnLy1tlnLcgJlhTWZut0Vbj+SRzjSftEVbaMjldFKhwjy0SBcxErZ65/
rCpcX9C56D3vgSAatv65iPh7IPFxUwGda/Di6FwcO38aMfSMnaWC6U/oC6Xo+t7N1rMcYQZ0rvpW87fkD+/+VnPKeIb/oHnxBCABAfqQcUfUG/b76pX7fLkw
ry/Mqgvn1TfYcKTXf9+TFLnvqTcvqjef8wqhZUdYUMGXrQC6RN8WgK64l4PxkTW9ErKtCNLVUJH+NebmCqQrkoQMmvsMpCsCSFcltRllWCCp0heM4g4V8gIF
XH870clvfYzNhXfHAeNh/R118Aa6/N3H+fIWOo0QxxFM/9WpX9wze3pywhpRt3718MkvADprLd7yc3x7jJ+O75ndR28ZpPNvf/mrv1AFCHswTRQwe5Aue235
CLKSea+ddK9MefKxW6ZX3jBJYZWRjL0l4GQI54UBR9ovm/fNQjoDVyGJ0tm/t+9LUAZ4dpY0MNZaj0QSW0YC38z5DKZAKw6sZ0gdvCatJZiY9LGdcWOnyhri
qhuIGIiVfJU8H7XCIvF6C+1jt44THV9gFfFExEuSNUsNNljcyzigVMz9vqjaj/nS6H2+qJp7VeHjeV+0JlJJVyrVk1XtC56o2uc9UbVf9UTV/r7aC/me2gsh
ldVTKmy/UmkHSvyN997ovqq041xVvnu2KpzojNozOV1Fu0ifrEqO74mqyuWtSi7vsSpyeYvvtct8FNOUDR7HohG/LWfO2OcjWWbzNWGOczUtCy6+f+tzQikT
EtNFVMYuwFaMKD8+y3ezTH/1jPg2mF9BfiwNx+9FUOGYUx6LZGSejURfENocNZ6LWs1cp1u+Ot9JhmXl7U29qaCldf4uy0rrHgHrHjAzEQaW6R1hQel47901
o2MSoVazBtbUGhiez/B6cq0jKMtRCUMkahvEsnEUv1rTnV0N5nypT/gSGAsQ+GLZZ2f6oec+rlCQM9LiVbmN3j/LafgnSml2rUpqbEWdE93FxXdNGCjqKJ81
ttCpfNbYRKfRZmMc8BVbzeHskVN/cIwYYZw9Y6HykuKJfXTKhTsq0w9zzQO0tSIGqmqxYgrN32fOEryNmIKfYbIEzefROhRm7LgIAqVFVLdsBwE5661BWv90
aNLyz4IhVDjFQyaLMbKhknDaSNZkYBBJrBh4hERCpgc7e1oEp68cFsJAT7+9GCjcqfTTabUPfUq5BU4qd8FLnvDME57wzOOe8MxjnvDMo57wzCNe0sqy+lVS
cIlKkCD84beX6PCJxRzLYjZGjUNqDJ5UY3BQjcEBNQb71RjsU2Mwr8ZgVo3BeciN/KV2mOVnijUCf6SfebMAjnHaFk/oKVus9ZO2eEpfssW5f8IWHfW4Lbrr
MRyTSfsojq1J+4gtg8laU/5uSbWU/ErlPpP4IZcrzzIqy9O2LtwCzf+0reGSuBZdH9wQfd3cEEV3n8CpgjjsKWM2EoPgOBkE50M5P0bni+r8KJ2fDUUWngnF
UDgtIcCqRafs5MruhoKfuUrIsqL1e6UC8LW1y6rdUMAHj0Qi845GYh2Q7GPr4HikrYMTNPKHIrEODkYywvsjsQ72RTLy8yRoM+tgi7KtysbBFjEObhDKuomN
A7h0SsZB0rcMA+GQtgcOam1eX9inLswr5X2uaCA8XDQQHlJq/KxS4y9URY0/X31DRoi2Py5heqj1fqxoIBzJDYSMICNlH6xU9sIqth0uZiv4efK2thX8zFZg
dHlWD+yZ5p/Jt/okmdgUqAWxFbGjcMCXmd2vdiEeUzHEe9U+NQwlbKzN+YXUmtVqt2KV2q0wX5/dhDVMhliYeVxsFeZlwe+tfI1Qz2tKda/mtZuKFhZETBTp
naauWxP9P/ytiX7c2d/tzn65/GY9eMv/QEE3XOZDP4ytif58a2JYdiZww6c/rBjDuIiTEZEew2qrH/2Et2cQLSzhBUY5XiBcIwov8KBTRlALOvECBxkvMCiB
pwUx6Z3xIOMFagCGj+rt5oNOEjG8ARLivBleirxjTg8p92E/mxfYULcAyTOCrUdidAH1FA5DVH1Ym7kOYz6r0dkaPoOe28dndQ4gxVmDzgb5jAF+EjteXTKY
znoKkqap6rWtzNC5xFcZiGFsc0EXMoxXxg3itXW4rxMnFOgLtYxqenFh2xRLpAEiaXQjkoZcVpRVfInHpYscMaNX7szUmOOqiIOuWNCHz7X96gJHsCceKBME
qyxrWryDELecJd9Yz/yaNV2GNW7kYETf98Sw+x7HELJy01TKjaOUm4bwtoMOVpjyLAJdIoJnsSfzLPbAs1hHsdOuFCIJLB67ZIElGUipgwCwRavo0ASEV4Bi
dH1IioC1oPyvFjQeizWewiIhHv7bx2h1PWer7Z+f1p9rakQnUxCVaPHpxxBcfB8DDBwzdgJYyZBUGwMdHBSIHVRaCEqVCesKd6dQmfCyLJKWg0zrHeG0FoKm
OOCPnTK0GpollLW6oKzVOaqWwdOaMYol6KjaqmS4ZZG8SzFzjuvVoIXdAUEKIb5euAQcSHukr13M+dJt8sq14lk7z9tVDv2lte5lMml1PKjWQcnVN0Arv5++
ARJcRWS2mr41SN1ZKfE7iBKBSf37zNaeL9Yn6D4YAv9FI3tHzWJYEBMQec3MjUgjoGuDsnoQ9YZ5Nlk5g5vhUVYijdWMV3Lx0RAFQ+rg4vcnTXqyCMmiajx3
fo53hZYCZmn+MIFZyh2NSpO2VNpgKpXL2lLH6kJTOoXQLKQQOstNIbS7pRAWilvqZrSFj6tGhcWA768/IQHfPu97vq5Hn/1UHiuOhKqO6cKYZcpjpvippIrc
6C9qgvtUttheFTo1rzS6R5VG9whrblPGnIpTmVVxKqxKm1Cl2xRMgL3VSmBvDQF7qwvYW1PA3kIBe4sE7K1HwN7MNrC3mgZ7+xPLNHcrz9JhM7W5+ql4fkzs
Xm1GtQ9z+hsnHvmDby08cR3X/DCnXz77uJSK2M+lIl7cM3vws08cRd2Hfbjw9ZOPv/KVw7h7Hn9+91vq7tmssMS5/8Le8QeIbk8+wZ6gXXTqo76JOb34/MfF
mX4vbj+xZ/bI3v9y5Nt0+z3097f/8Pd/7m++eurzZ+jv99Df39cvvws3v8At+W20ZDv9/crp3/+Db3171QQWllLA6LVb1J2zn93/W2fpznH6+9wfPvOZT7yw
ZsIaxmO48eAknFblQhikt6Tfe0x5rkxxspnTP4277QnLS1kwcCmL8HuOaz9o7rYerO42H+QaKAutCjZ3zYVWFX5EVEKRvU2Pt3n9IS4LGcQW6gwVC0RV58ga
pZ897PUmoIrVM4ID56m9PM4do7UTwaL20/+HFSAAR92vVCZfot5a9YWkGvsbTKPVWEgqpXJhD/INzbygVo8q3oTKS71i9XYqNr1xb6F+Hp93Lb7Vo2o7vZmX
cdpb8Z64iXhgO+7RgKM8wPZCawUGuMrD2jMU12hYvSWqKqYMxd61dmLW9t6lSyOqQpkahojuxZXerJwoEoDhEl6B6OYhahLNYBzezdCAzby4oJ9GmFFULK4r
R3GD0W+5VFfK3nvlI67lTyL4ErGqIWwV45bwaixlI118/plXKuk3zzzDCzgGqjIjRJPRiXya8I+qVdT1cndXuLaXXajtVdHFYGiiyNCvomKmF1cXWj6PZTCU
KIDYiFrVJ9GOV/ybVjU2P0gS0NL+cewsTDf3kOJiM933MN0fnqPXaLKmX3unHbpt6/y0uedRFHc6nPRNN0DXrIr1A2atWM0QFo2uL2Zl9cWWfYYptrpPMWr3
ZA8s82ybKHhdCKKtMo22h6H41MxpMjhij2O3gGysdXu6WCezp181R/+g7y5c0vrcynhggYuM+Y9InUGU5IMt07yrNSB/AGF9Otpzt0R3MpAy0ML/Mzu7uNwc
KvA1559qDd7GwGwDNbPQqG5nKwvvWcQVI7zEE9kZQ1kYjEIOw9JMVkFJqMYWKQ6Fwrv9MMG2tY0D5xZ1eSdibnsmbAD8NibsJtdpjwfZhuRY4sLH6dW9sMpr
GOZtpdfVBPUkv8BIfqYCV5cCtSgMj3kY0K8v3I++6L4NIMy7Gg/cSbrXg1gE862VT9ESwemj0+/6cLzykac+2BrYEQ9AIxmgg7F9aIEOV/wbrhk37cwh0yGu
AmdLlZMf5CDiAQ4iNllPXQUMc13MLV4FgM/9tpmVdULtbFXLjUFXq1AfboDi4xM3C/R2HIN1dslqhHmcZzZybTuZdZQSe3kury82bHHJtr6WjcMgGS0h3yNJ
jVWBzuWqYyZoRiPSQ7kMVUJjlUvpcspvesMMl6hrfk9tXdCTN7CBA+cnF2HblPCXhgG9PZLVG3bzuJ4qoiccHN4jZeh+UqrQ3SUFz35casdtl9e8W156EwOw
oiS7Kk1v6WruMAIdMQJ9MQIDMQJNMQKtUnl6twC+Ws0LKYZf+lOz6hCvXf0hl7SBvt1Zyb19YV7iHHySWZ/Ups6Wg10WVeESfAxUZ0G0wq5ILbmvO4NS94WS
jqwFqY0rlnYDhOIRQa3yLY9Ce1hg7k5s3VxImqq0LOssjMhSnyPx3kAFlCgrdhJht7Rc57IxF9fozi7IiwDCmJveWwhwEy2rFLca9/wEjKlIflLBbUyYxRKY
GrnFS2eriIBygeybLgYzze8osqoo531FdGsP2B3zIQlHLki9zpoNJ6wLtpyfDyasV9X5Ip2fs5Eg763HBlUvjkc9VGHljak+HA9h54eOBz1w7vX2fuwA0XGf
ByAm3sxZheMsdpQ83swZwnERQQJ0PFtNLsPxdDW5HMeT1eQKHDl4wFPBA54KHsD3q8mV/P1qspa/X02u4u9Xk6v5+9XkGv5+NRlGR09h88kbNf7Uo6VAx5Me
rQW830vWcfuqybXcvmqyHt3GFtwk/UfnfZPUS4BJTVLv6Dg4Sb2i4+pJ6g0d10xSL+h4+SS1no4SBOVhA+kYjmsnEdrlMaA4jsP0PI7r6D48f+0kfZ2O6+l9
OPZO0ijTccUkjTId+ydpdOk4MEmjSsdVdD+OQ5M0inS8bJJGj45XTCIIy8MG1nEcr6TncbxqEuFkHoDN9+NoCYw4XmELjDhOaYWf8tj/SAPETm6yrBMbuSS4
baZl81qDDHDpFfEMezfhOcyrMXnaqXoiKDtV7U6nqnmn2kgoFWEBWZvsVPXSE6g4rlxmNIMnApQl4QaiVXb6ARZIrmYYyN1gR6adPjCznpR/otN03kfkSI55
zjXm5/00kN/o/V/Wddj3+ox9nhVInn2enjji0yPf+PLnfuFRd8I65KtS6L287D4nLWNGThR1F17yky1Gu30P3/B53XRUU/DAd30cbiJGHeq6ORx06KWHuC3P
q0oxCmk9vYqdy+Z9LXdIkt3Zc+4OZQ+wZzNdpzLhS1cj5gXjMzQc92I4ik2GXOEWbUKLRo3xRCrPc4ySB3TvUNpV7MRaajaXXQ6ljHUB0QA8fERCXEeVt0QQ
N1yB1wHgNb/SLb+yKe/qk8YMovqNeiX2vJr3t0a3mp/3+Q9Syv0p43P8x5SBaQHFHvYF/eeQXy6z3nK0whxAbARLqL9LhoODzpyZ1kg8Uqy5K6WlF1qNvOou
B+DkFc2lJjq/Ois5HDIIvDwPh/j07kewMzLKRXXDw3N7Ml4f75k27i6+ML2KHTBO+rKZjKrduxGYZle1zfjzquDvBhoumgma0s/5ySiOR3wZ3MO+TN8hP+FS
FRYWabdiU2NZsakxXWxqiaXYUWxqRIpNjUqxqUCKTTlSbIrh+QEcn9i5y06EVfO7EuBCfx1W7msp/P3T+nvMqwEcz6XJkbOn6k6lxxkge9FMG/yE7GePEev5
z6xtjYHwAvpDdja9dJ8/07LamUGzKzOwSsxAAnhAd+mfSSoVaC+tgfZQOCxuW364oiax6/LER4747HO31PxsUPMzXnA4/ug0oSXR7oWIyd4lzeWVs4/v+c36
3UoZygj5p1hhwY/V9BUDnPRS+kpP+uxzmXKjgn9u+rGCEvPF+XYlhh2OrMIIdcyFQh6zIZDRNph/H4jE/7sAXGbUuBDICjgfYGUMW68GWCnDpN5IiRi6hZQG
unS99Vg1eQeOpDxch+ukHGxUygHjnx3gCEjqiYCLZaVqkhXpCF/Pgffcwn1cRCEZpx4BTR7XF5VqhokHdlkev0pUDF+sPX2aSxNzztIm9kY7CnbtINPNk1bL
AewlvYx9HS27WDHMVhXDzKximN29YpidVQxjpU9VDENBc2zK+LFfqBhm5hXDiOiiLEXz7Uity6Bh5QDtIOJ/yUSMXyvpy2dMxjZZioqVBjSujhtsqaORbMzj
2FbQhFxP/22m/ybUZI7Qf1u09rRUY+ldvATUYiAe0vydtsVAdHDMB9UPW88qfn/Uh2jfYH7BF+r/Deb/o8bTvlD/EV+on/jOmOI7tuaq2GeiW88HpLdZmAEw
RF5VtBRCeT+tNl+tNr75B7y6SJ8PxMspDjoe7JF09wdF0kAN3KmKgaEA3KY7SA4PsBZ4e21lVnJQZXPYksphlaokYeSlSpIVZi+dSUZL4svOxNfoJV4Qj4oI
s7mwkg0Dd4Rongsr2ZBva+kQIoQdW9VQlpEhYUK02aSoW02oWSP0A41eL1lEYXJ97Ceb4yCZiE2aY5NG2Um2cDFE3lT2an16m9TFlqTdsU0aRCukKorY5TYH
kMkeEhCx0DpsFdu8Ecaym2RtJlW31VaobdKRwhTIQLH3aZJeOkX/baX/bqD/bqRr78QipJ9ia53VhHoz/1RyY9x4im+YUutasaWt7DJaZ42r+7biPrxwEqrK
O/HlCclvuqUmc6j3q9mWUI2ssL5OpKRUgkAsiVBN1XhazeV5a2O8CdOyMZ7AtGyMN2NaNsbX07RQq2063aKmZiNysgfpwgqUvdqYRQEvp5hlvJEVjTAvd+C1
iOtuJ/5KlIBdNAy5wtDCzQ4xbO4knaNEJ00KEHVisAkbVkxic4Eb+fO2IbBTeuJmDAq1tCtRttS7kkCtBg+t1DGGNVsaGUZcB2Ujp8HviP1bmUs2Z3gsTJAy
/jCJEhnBYVsNUBD2OpvUHUNqMNr0T/Z3c4bpLfvbw9+e/hsJa/lEmTiYhW1KpukVelSY7XG7h1pq571E5maBzL3lkrndjcw7dt4znfA1k5nrRjBahJ5a2W4o
w1DYbJPgLvi6RtOzJinY337u8Z8j4Z++fOzoZ6rJWNRTeKEiDCU2bNnCVkQRcgNpOhmDlOYX56WoI5v3VXPT+JxXNo3NYsVGu2Qih2wimyUTmbgROJIykc95
Jb38HOiXSIsWm8mLTUzkIC87rExks2Aik24PE9kvacUnAjaRRe/PtOKXAlYEyibyvqKJPA+leN5uN5GRSw7hwYraXrvFImifXbYGZ20RKRcspahZxDxH1RyM
sKms9fTntfFcMJSRNNAKioZyMJQ90G4oz7cbymct1DvuYikvWtKqc5YI0LMWC5tAG8sn6cFRaVyxM6cska8nLZG3p/EaRy9kGMybEHt5P9Ga1vYReAmS98Vk
Pq5e3GaGH1cvfEG16wSy85zMbIYt3hrbav4sW8gwm50p4+P8x5SBqYJQ24vjKGIy820aNptHtNnsQ2vzlzCbfd5s7Wo2+zCbN8WbCruZTtFoxvof2VYrODlw
AxnNjiyT7HI8mrCi6xRM5jE2mUe7mcwFnwlbyiMwmce03lw2mefbTOaf9WkuaGY/zqrQKI2SjOxepSLNk8oEDdvm4FM7C/hyRG+OWhNZwNcEdA6HTeauS9OG
OeyBt6mAr00S8DUmAV++BHyNSMDXqAR8gd+qSpPQITbqwC0vPUoqeMydssv28jELPSJl0CI1xOMiUxszbmbrF0B7BOeOxwtK13iWQjueHvjVh5VsOo83J+Mh
/yzVdG15MAIDU9V0TfTeXvJR2S8YhzKAwsnx5JSB8r9bNxso3Tq1mWS7Fb9zyojpcONmA3V2b9jMlXVXTBqoVL2h0M4NWTs3pMd+AQzzD3j6X8jk6QHO490Q
8q15mzcs0eZLv0bav4Haz4WfoZSgcRNS9ncjZiu39doMwVrRRFGDDNVhfNQY5y7JzhTHtY2ridqQyzNIKptTSaB2FPVHq0N/dCFYRRtQFbZsLVhdqbDlwllj
sf7I+hnJ10KFLSlmyuYL4xrCYY5Pcf3k8W5a1LiiIInx9Ljo2TgbK2Ta0yB842G1k0jGCtpkF6z3g1XxAZJJ7ShTW+yLqrikFChVzhecLGSz2zhFXlvcn6sV
D7yU7PtRrPiPVsVJ9pGqGD9k1xuF8cM4L2v87G7j53coJh6Xd2PZd8QidefA76G5zdQu6LgWqCvCy0FkvDT7sO2+k7kYt4TMsreroV0yqBe//J/+Q6XDnH4f
m9P8m6r5t6QxXah6V3DqdThSiMWl+21xpDytC9NYnXWoAUrTsguRzoouAU7DpAf+qfxM9CpVRq9oXJPRaymj117CxeQrF1OoXEyOcjGNKhfTOISSWuJW1JTi
efDTYAPBmVFuMKmfF1u1GpmvECD4Ta5GtTDnESzhTpss3UZVPDdD1UZhFx7RzcYM3pSNyWhg8SZVHFFXP4033cqI95tUiT9PrSO4OVz6xkip0p8rlf5c+kYF
xirdF2NvaRO+samLgv/2JP6yP1TC7pbwJeHXSvqdFy/uSxLivjGdX4A4+moeoACJb89wiAJ+at3Aj/45w/oQ8T1ra+KPb4DEE8lPlA85w5FfiC5x2UCnmS2h
Qdu6auvEnTwUdDMN3Q1AS9xCP1q7Wibi6WAHWdodMBNPcGC1VBG14eSZYAsxvmEGIVKwQGw4QE15UijLEsqyeNZNjLlJlIWRoFm3OaQL9mrnluLipbcUgzu6
bSkG+OZtYi8tlvcxFnkfw0N6U1wcTUYeZx3wCOCsbkB33gkTY0cyxU40W1U1Z8Y8GVXbQsCp51Px5AwpXVuAzbirtXWGfX9muroY5MC+PTLYZ7bVVIVyUvTi
CfYhSKKrGV+PxSW56I5UNLA3mGAltgQ2El+0VbDjJjrjAMgWqVoqqnGDCtviDZ/FoJvHbHPmMdusPWZLDFTBWwYNyJYNH1u0VzveIF6xcehDNrSjJqek8K6V
LeiAbDZIDeJJgAZOcoAy/frOeCtTjBCnxEkRNUp8vo0xcbWsNTnHJaMduEgqZVbBY8P80H47eadLnOL7z//pZz71HUTzdjCLe5lZ4IZKiiDfSjp74iLS8sAR
/FErahPQatLzjnYZn7Nnmt+cW2r/ZM4R4TbriHC7YItw+1tbhNsPbBFu520Rbq/aItwWbRFu52yixjFJ4oyuE/nntDjI4oLTstUe3y+L4OZmNf9SchOIdBGy
PQba9EjgQdnJ0vDeZvOVR18vMV+4oZp+98wbnq/97o9svva7Ml8H3M75omYtNV/222u+2mbsGycf+a+PfvaJ6zrm61/xfOHnSrr4/McZq+r1T9fRH8V0beRb
jqrperbLdB1dYroKlXx/tPMUv4nQOQmX+0gxXI6TKLqFy/ny0yXC5Zac3pMXnd4fzryeVPN6qsu8nlx6GZpYhheb3uBS0xvI9AaXmt4gFGCZfHoDrtS+NNv8
xp//xp6/+fZF2CZuILZ5STEHU8guTsmXuwYEMEMbNV6wZVKO24gJGDWes2V39Bi1ON33Al7b32Z+mxhTC0FFnljhTbRkyuhLYbqLJc7a89tjlN/6/5fmTScy
LcE88XMlPXMp5okdhGzS5p2lJo1NdLWcDqjltN+R5fQJR5bT444sp8ccWU77HFlOex1ZTvNOMhL9c578U7a86qQtft2XFDGcsMkKHym05vzcD7M1ZMhmKZnj
2Sm3MT3vzqQvHztFCt5fvfgrn6wy5eft+sz8j6Zd7OzbIM6+jbj9sQqWz3r7vJv0pmcfhpkVl5wyZtybRThkUTDp3zz/a79dSc+eFTs39wMeyjISMj66wfzV
qgTk/koVXRo1DlbFZ31AOQb3VyWwYB/H3rDvbjT33ZUdhtqXF5sKU0RCnQWKyqK1TAe2S0xhoSaMFS8u9uLgpD0IPyey2hkg45L7xjCoN72O21XnOR11JJvb
2NpKQ4FdhikaCjpOTBkcLRwy8KOHjYP9KjqYo4dHt9JQ0JGMr49UZXuHo4iBhYYjvXYWFco2KA9q11lXUkagVLC1Aw9nrcY7nrF7aw2Jua4U24yuwc5iN6+o
KXY9m3ew65uZpcYhwmTXu9tq11zcEvsRiqjvP/+7n/nE3j+7mCX2uwgBOrsMEbW/orndk87FlMJn1To+qtbx02odf16t48+pdXxErePDah0fUuv4SeF24t3c
X2lZoL9NPM3d6G+TXNYOelL0K/gumquUiowvPrkkX4yu5j2nCjjX3v9RSf/bqf/E3J+XzuzcWFp4Q/doPX7DevtopdX7xenX9P+MPfr8b14z/vdalRdjTO88
/bvv21bzsrV5On3vtpovTEocmxIx+RIxqXSRmVNfmxrXizKfv5kxpqylpHV8jeTXqxKa+MNjUMYSDGpcK34FBjUmCAtl5Y6m9KpuU3pVaUpVa696iziKsQRH
GVccxdQc5WI8JOBtN/CQsMBD1obEj5bDQ2rdeMjaty0P0VniS9ma9HMl/c4lbc3nGL06KlHxpmJ8IMcCYv9a6cHeRS1PXwh0VoUGXuAUGLJQPGEuP/Bky+28
pwJiPRUQ68mu2DkPmR5KPbiK+cZeQbPnTfFWAKbDiAldc5ptFVSqdwWp2dqCad/J8UsRjieCrhGOZ9XmyplAunM6kO78udp8+bNAunNKbbqcVPG9LwXSnRNB
4kZXMs9EbKNUkQY0VmlbBYWseTtlTMVnYnvF5+dUjEYe1MR7Hr4ENflqX+Uqtedhqj0Ps7Sv4or32+W9Q4XlEiDtARTu0xIu4j9IMKWEfJLe9cKLuTmbT//S
uuJbMf1YsEiu8pMVbcGZVrb/bqXHngTzfZE3Yf+/bON834c7ojSzJIMw8zmHOsng0q/R6QZ2Osje5xWTHJbZO2nB7WxCvbOFieb0JZAdcEPyjJlSB1P2O5Bt
ZHMBwxGpBGVnuHtKF7aXEzeIluUi5CMMMuqq+WAq6L7bPdplt9vu2O0ezXa7C9FtYXcavULTqCM0is7GTr71PaKk01gunUQaSZgNM+gk5HjAzm1BU7YFTR0H
mcXkwU/vgHydbbWk6IfPAk7Uxj/NuuzfzHLmLZqYGtnfCKmJg6HN8pfCts3v3n2bhDLWgBoQNl+dE3ia3ep+lnzydk71V3m7oJ//NpeVtkpfeHq2w4QZ43xm
tUvCvDV/9u/nlD7Q1V6m0dwPzvXzUjeouWsn6WF//3f2ffjn5lrHgzEnntyX1u6vuyZAURVcGew04qYSctTyd0oKGTFYeycbYX7L3ClbeK/R07OzFkda0UTt
ZN4lG2Fx2HEL/2Zd5De7+2/AqrhldaixaLMUjP8wXyRtt5yCYbbtj7uvc3/cikbop+nvPP/MJz8MUJNTiCoEMu6Jvb909LvGhPUSLiCed3DCegHDflb2BY/j
/LhfDI+XhtpLBsjbKkDeVQHygQqQ91WAfKgC5B0VID+qAuQt9SVP4IO5xcULHBtGll1sr7OaSQMhzoPIAM8L1IHVSixNpiEcA0YaYjyHWo0vvfvCp7/3h//s
X9wlqqpx08/clH5z8Xf/B3SHZ5SboE1blVARm3FWqIGNp6h3Epjt65gAXtjXhnkW0wUM2dO/zFlM5/U4A4V9sTDGZwtjfAbnZy4xxjk5vEVDfaYw1OvD8gU1
1DTG11t9CR+aQN3AiLt6xGm5yRD4kt0oAex2NByy4sZTsCgmCJQ442767ZrCOO1HCOy3P87j9Figxgkg9nuDfJzmgnycZnE+G3SOk/nDHKfZIB8nmeb8AguB
baROm8i25M3TPnqpiXEKYlNRphAPb1DPzppS5fXm2nCZYmOfUU7shbkvaUPqd3OLypeBUvpJVyI1MfDZ4L4Q5ER4HOckuZ/DuH73OI3ssckJ61n8hbt/+rNP
PPNXxAKexm0/80v8yBH8+Kiaj0N6PrZMWAcL83EA5weCf2C6PVCYj3Vh+YKEjyJKTDOA8+9CVWCmXJWAxcxD4r4RuJ/aZEPh92GGPjLWgqUMGzFi8q83N4Hq
rzfHAY8zamwBSFJWBN0WADBW2NJZK262E31t7i7OSlDMw479nbRmIFc0D2GGklJ7r2kjhsaXupjVvszOxYjAUGit1KprYpMpKgBFdTK+xecRLfPd4129iGr2
rgkzNANWrvzcMGflylTKVYCwhvs42zcrzxBm0eMcOIgaBJptzFpJCNXXyQKcWJFylogh1IrUpkyRcqN4uTGElWIMoVakYihS3C5lmjBOh9U95OvyNr0vjwt1
xDbRbbpiuXGhdrc2XdEJdVgIuciaiRi87u28Wg2oWbCeHIlKkxb6UUONWqCsp0C30BfryUcuostRaarEKZaobmFDotIkhHIT74sB5Q6MbTy1iblvXLr9Ju9m
815Pd//4ZZIAbiIr3F+6kLuXnrZntIWvC7lDl+RC7gy9F6BRvirT7qRKBzqrdi3OqN2K0zYR5W0KmpDzLanjAjJYfMuFF+UtvZx5LyUh1b2I4zmJgKH2zI6w
a2aHXcjsQGRPyRdkKl9QoHxBm+AL4sXEmnN68OwX91jp159/SKC39Fo9ro0Yzt0oXuuyDtWqCtSq8tUaDtUadtQqG+V1keHWcPEoreZoVqaC20340aZ4yzTc
ag7SwURwUuZq8xFyOyZx3RLOoOnFjlbmrAVPPetIBsBRHInAnsYx2Gp+HkcgE+AYThlHHPGsHXYkxeKQI7FXqLb7Fjl+s13jm0LxxmHZmpI08kbne2yr+beB
zPcPAvH9nQ/E9/dqIL6/xYDt0iXmWwLGjqtcHcx4+dpFTFp2SigL4QfKidMlSXuMTV+GUsi0Wt58CWQEAlkdo+kBXhIjckwN1WKsGR/T66RX8X55kWqymQ4Z
oNxT5VSZ3i8AHcWn8cHRofHBcZTGB8cRBiyn8eMKwUwZ5zylUoRdUi4K32GKMhVFBYqifEVRjqKoUUVRI4qixhRFuW8tRW1SFLUlo6gRRVHwCr91lMGp6pDU
bde7upJ5YYMbql85Sf8t67C88vqw0F2r0N2xJbprvCXdveReXKgWRaAWha8WRagWhaMWBTNDK1TAXXZ0HcYsk3kkzRjnVruQQx0Hmr70gnxRWvU17eeQt7Y4
Y2Ysy0rkAN8NwN609BUb3gwJO/XpTEJRieARmzpKFyQOFV49iUO1C4UNfU6IBfb7TlLLAPYoKW6v5J4a3JFB0EsdmczzGGSex0DBt85nzsK9nGwE/z16wEHl
m+TxqDUOn+MIfI7j8DluusQLIOJQPWiEY11HQBiribOFiHUdwZ7KIB1YnIyAOJoQPRFAkcagjYxxJPMGDZCjDBDMrxggG8vOif1VoeXHqoJhsa8qNP0xJQZ/
Wqm0e5UYnK8KLc9VhT3OYo9KV6/MUpg3su1nqGxlsS42cjf/mBFXNobqJtm63sgT2eKNJ44gfxe2U3DV2UWXYTLCHWr0JSkOzWRakLN/LN6IMN93c7x4sk2l
q7yTdyveyW+SKuTb4nemFr3pZpDGMjcrQcb0mnGZUOvmWhG6dTy27uT0o43qx1AumfGP0RxzkpbsLgCQGn7LnckUSDRooRhVsjV+N91GfVNpsVw8AqYcsMKT
69EML9kMclXuwRBZjOOPkiHcgilFkgywdTtb1kKrxqhw9lB8/cIcY4TCxvF2xVOcVrllZ7x1ZzIZN+NGTPfUGM62RynGJutteluJOruZS5YjVIGHjvgfQMht
hfhvcd4GzkYZDxcrDjHgq3gJjhQ2xwZl5XEpCg77X26AQhlGtFBqYvkvKAKHZqUkLC2Mw3gMQ0hDKUP3aDyy0KrzEE4MxaPAUS1M85Z8i2/DRRNTid9tuGhy
aqESXDyFnD6flmghNLERR7KD14ypHXXGrOVoQr1XE4LQQ5p4i/gCTa+9ExBDxMGup1dNFrf0QEYZriaMz1qF9xWyixGP02umHhE/nlJ3a2G4FXHxEE7vjN91
S82JPEmQzZ4YR5vGCw9ulXj3UrpMllWoq91uzPcRbG1ThoV9BIcNsTycML6x3aq8UazKG5VV6bwhq/JGsJoby4jnbU0smjK6uU6ux4XpqRd4oNNfMpMRLQJd
KSa7Sef8U0OZ3zBD25qJtEmRKzd0o+Ub5LJiQOr+pRNRrM5ElK2cuG+1JaJsRbLr7cVElF97KM+vmAyFjd4obPTHZDT1zkG8VXJELcVPeWnOEDv7MTrBdpiF
umorNOtiRmYzr0tkp7sVChccVwvTVLwsVLzM1jzM0jyMmNX0a6/Ze2Ir41jI4WWxzQVbks3pbt6/tOMbE9++Sad4aFZt56WxhVGbGaOuyiUgCy7J1VqbFhhH
mRlba2yBqzY+MLPeAGwBYAiSLSVGN6LYxJtkdM6bZXS22v3KmZ3mdHUMdKPI5mpFaVZkcyHYXHgRNheCzYVd2Vwo14XNjYPNhWU2VxM2Vxc21xA2dzd3biTn
1jbUGVsqZfrM8sbA8kZ2kuokLC+MN3ewvJECy4M/CB8fV9dWxL3xFuX9G0pW6JHKboB6Osn69WQpZXtyiZTtJZbRpBj0kzQF9q4ZgYKZIgqbirdy5tEN2hqb
zPLZOrbq3knsqW7bVhGhWYgiNSVOxL6Vw0ps6A2Tst9Dh0EiWToMc6UFm1l2iRsX3sGmjXpP6QWRu+QzXe9nNd/Jdl05BkbpM7jbabubGCnNCv0RJ/V4slyH
MWO9es+2mkUjQOU9T0os8YJ4/imyhvicThZxUpeL5/icTs7ipCkXz/A5nZzGSUMunuJzOjnJnnkbua4nKzPxdJzGN8VcZ0d2zHTAN83zQ490jSobZdX4sPKb
HbKTMTGBWHlEzZnM6rYV2C1Zz7PK+mbAW1j3tvhvfmCL9X3eFv8Ng+CS9b1oi+10zg71d4cBCc+2o3FHzWXsYP4r2K4KmxTcdJxmQNJrRTKaG2tOyVjDvNDJ
hijpXoKFNA6Sp+PxCL4xvv2D2xi6XPVNbWJoz1CSeQ1t9hoix7ED+fCQz56hQ2Xkw8Nl5EN4At86g3hUTOIlPENLpvYrYzhcjofIlBIobW8oD0cO/oMpCsUr
dPRxcRvVGJLF6BpkwSDkPnuz67l7R8MK3VHzCp7wYsQGz3fHCzku+RJ52u6bytN2eR8BdWnc9qiMHAvJCruOx3/8lIxHgPWkew23maI5vQ7ah7rsN51T3i1e
b75ab6Fab45ab6NqvY2o9Tam1ptdWm9RyLtnkrK7zxLQKvgYWAR97KGCD2Of1VKBWkRrpvjjBaDnW5rOz5viRnrVlF2jRZO9grDSLXkA9jj/u1++8DNazMxb
Cg5AQfDMWjRE2TY/qPgLSifw7gePhw9iqRocm5awaGAB+pziKkGLm5Y2bNR9qiKHDlqkR2AtbNKilR3jpsRMZmg8odrUHVuYm/7mqY/bd3NMY1vdvvcKwM6m
TDVIGWYB/nNWBEkfgJG7YScrh1xFbmdrIsX7slLPxVBH9bayHqptatW+TBellqGESnteWHOOjLVMMb0FJF4smMEbn9H7W/aoceFRhbJ1nwQqvsp/IwJU4HvO
899OzcjrFCbNaRSLd7Bf5cMt6KCR+ueb5jhgw7pvCC2ffyqdjXcyxN374R+jpaOFcbYjh6WLN8YOJ8Vb7zAQgbblvgXSBlEyhBUdizHXiui4eYOys4O7aXpm
H3p4bn7fwWOzu/fcNURt4yFoytJsTm+Zz0NALBK7TBgY0IIOagPgHgM8OsRK/muvNfbMCb69Gr0NOYU6l7K5nWXb3JtQWsDXdfgwQE1RPOs0kWxrUIMi1kdv
YX1Ui0GEFTeeQoAw6E1sEJDfREn/tPMHJIHelPpXIRfzDMlaIWZ4BvOtcbg0UZfoxr01MxML+AMCMb00/oB/exfwgRRQ6a6y+UTQZjn1iBYI0yZIAhh0Qbrw
/DOfrBD3/eu//o09VZYUo4V2melBmLswdequ4ZiWbYiGMQqaC9I/QfgFPU3iEbCvhV8+9Yvyi88gW8VffvuJ/Bda1t/EtVdx4ZWzj/ycaoLyGR/yC3GcIzqO
08jiOA0o5SOslHfrJyyDMnbAqGAHBIKoaQh2QCjYAY4udUjrtp91dtWG9KjyW8s3vjaXf6OIoJTNa2y0eTuwhzDeDp80LiJ3XDk03DcEnzSOZTuuRG7eAp1Y
dFMWLgFECJg/cUjNqRTqz+WbvAqo2m4Hqva7AlXbJUi+FzVq/XdPPb7n+199oqlw60+bMxm8tlGGCzvNYRJnzBYr0GfNltuGVW1nYOaCMB4ohPFQIYxnUTDU
DdbMjW6ms7qsA8J51kawNUkCmhezatefYFZb4/muOUdzm6Lev2SKh/wEYiPG29exnm9WdzpkVrcCHL1klY5omxQ1tuIV7x26WH6KUc5PMcv5KVYpP8VNoSH0
XrASu10DALAuxyHfViP2zx43UNNtkkfUFaY8fH0w5ec+lcOU+5uFCI7RUIse9AmtzBzjyX/ObLFKc5yJoDT5uRtTQp58Ndl6Cp1CEouKepbat6K25QkjyLcx
ugXf2AxnilXpSKxNcGvNldJRvCCD5cbSVIsLErilrUBhFamtXldi3I7ZEh2ZTYaGhXpOLx5aKWrdHKEhE/3vuXk9CDxkT/M6GbaOmi2zA/vdLK4XbDaEsmRI
cqndSRVrdtgXeqaBDMJ0/wudyGAOQhhQ2JC9GpIN4L0hWw6BVGRwI1iOgds/FkxwpY5sAdSMvGSGtbySGdYySmYcpCF8B/SO6+a+VIIF3WcyLOhBHoknTYEF
PWSWAS/3K0X9McUB9pklWFAuFtDGrawCLOhGwIJaRVhQa1n1MxSrG1WsbkRNmgbrt9WkjQGgZiMTOBwVp7PqIJ/5sGr/vS1WvUfFHGBb9X3y+D30dLUNKo4E
czt46qLUF5mVYDY1SvNto7RLXvkByd14gNo5Wgzu1F9Hnpmt5tvbpbZfLanBrINE2kaRdy+h6fNNYft9Ga2ziZsPZfEeFaPscEiW5ObklQ9eCiSP70SQjJM8
XJ4kDJchCXNi/POvvfKVOoiRl/+reVBIh7OiSACOClsqkko3FnYpoahFnVZC3My90L7vEuhNjGX4rII35LOyyzU3rGUV0LB0AY3cWcWImBJjlXKdAAPvXxMb
03BALV4xweXCLCkXtkHKhY1LuTBbakaPoTlW+FZBaXBFPQByVjFifXTgWmVVjFOdDj5qxFalRmxVUFirGCuHDiPiQROnBhFcqCuY/WGhttz4jpaTFYk08/Qi
+TPH+dRIyyqfjAsgQ+xUUNYRsHioM1fcX0MVzVYlS9mRJKW4IptsFX5JFbZolpdjFt1AVYhAM67OoBZlMS8HEQQViMBKaZMN5eVkm6aKDzpYrQBXd6ZbE9Za
onljAXUFHaAPOukgwizUAd38ZtZ/8aM4HMMJS8DFodmq0N1rZ+h3zRwqijm0FGMo/exsMMcSesGoMYowzlFjJOF3DidVHNYmFbFq4RTA3JIVPYEyMrGHSbVR
CQhVQQ1Mqo1C5YDWrWBSbSn8a6lJddJxPaebUCs0l7NQGUXOGqmD9xh4BAVt6WTnZuvE4Ycv/pDZ5aGT/ND3V1b93SaXGnV2W3RUlHTQ3NEyVZXC0xxE+pU8
iFRMzDOcErWcDSgNTb6Me+105P2xNZO+bwbezk/CvnV10EGHXix5nfz+20CJ6ci2VoU3X15F3cJ0RJAqiVb3mkSE9n2g+X1my0utXTtZvNi3APtvg/lgy19A
rsGo8W9b4UIS4ZkHEs5I2IXK3zk4+YdaDQ5W4FiDGhpQ69armlxWvZIGmelxY6b5y7NqUaIaeqvJFcW7vaEpl9UbauUgh3/IDxeCIzpf9zpfJrH0cPPAt9Pq
mXbnnxqK6wtzSS/7VOJgLkOC77mr1YQlM42SuX8sxU+CMlolfDIcpBU3dmITkGZV19fliPxU+EAxf7lAPo3cf1TBiFqdI5r5j/gGs9uQmxgjh1gYixrl2Gwk
FbqsGUvOR6VD3/jWV+1yb967RG9wZ+afbO8KCPejqGVPZPkRE/UfSTzBU2yyClbH9XmzFYoeIQAj/lbzbjqQiPkJOjSmjLvoUNts/Tgd6put7dSChtI7xhQ3
5OnO2KF8o66+wSuEvqGe4R402p7AG1Vx0Q3m3dLcn0BrR427El6dPy7v245i7Vz5wacXNbT+F4pSV2M1EGNwYU41ZI30eVC6HNOr63p3RpN5yPVMu1FmcQda
4ZmuQJEsDAKXm/CpJzVWHQ/JB0eNPpKBuz8IZb3Osf5wNjXj+gyNdRNyTYJZSNTEdSUpm9S1FbItqkflqx9Wzd9OWhbPOm7Ifn5RfoZskxbgzlbeDNIBmI9F
twhsqZfUwREqKiiRvh7HdWwqU6M8qDH1YQMBkKRgbDYA65/FcvJqbh6UdUxf0jpjHsnq4k33pxdozMz7FImvJTFb37UT5U3oW2voDvjKKpif+7eaQYwz7/4p
w8fZFO+NNhj/ATsrpfbVpH01aVipNbr0II9wDboAtW87F6pqACjOC3l6VUvz+hkpV3o9CtGWbSKZsO1ElDWKuRQdrAxyQPLO/i3okni90FcuCErcgzcUqjkP
8S7FQ7xL8hAud5rzEA88xPv/mbv6GDuq6z53Zt6btzvzdt/bffvevn1r+85gyNrGxVHRriEO9mzXYLsVUIlE/oM/SCERfeYPGxwUpchr4488viq3Qa1NnHa9
kGIEmyJBhEOp4tI0ciqqOhGoNCXp0gJ1U9pYpCkoQqHnd86dj7fedW2pf2Br39y5M3M/zj333HPOPfechTTEn4t6JbifoadEPnMk5SO1H4S0Z46V1QcWJTFm
ZnmXQmb6DZnpW0Bmyh9PMtMvZKavi8yUc2RmPeYXUYwFZKb/fDKzQdqxXrq8KcSkNGQm7hzeR79Xxw5/IpJJWXhizIO24FnKiSy2HF/EMs7UqZRRp3WGRHZT
p6uJxxHq5KfUqQizTJKCiDrZGXXyDXVax4eBLkid5IXzqNNY0oIF1Mkz1OnKG8ouno3BuWIZMnVRuPqMSPlMBHwwpyTFCpGill6ISPWlY1w2Ux+uqFFSRqQ8
hI0GkfJzRMpnIuVhdJlIISVEygN2Qs7qEzkrI1LSvn5pX780rKs15cWJlGuIlHHxC3HiFuJmM/HmMa87GnjRiGzZGX853U//JV5eqBYES1dJqCyLwzchDtkO
Enor2H1nUzZnsfh5KjWwVly2xM/j+eow3HLx82wTT7cdV3hvQ0ncKVpmzjAGV6D8kCZmm9q0OtzMwh7bvaxrm7jkeOmdRMeyPuTIAQjqWgQCst1+kePT4m3K
uwU/2/kr2c0uAhn5qyn5ahOM31WqVy8ZqPWy2jgPtZ6EetLqQ8LPrdINT46d5vxbUxt5DhAcQjvRz2J/BRD5NQZAVlS+DAa3x86gSZh1hDlHMfJtZMdrWcaJ
/9m6Pok0hhHzE/fk4oUmrrbDEvzm0Ac7cXzQu4mVy0oCIZLAslb0nlwMH09wxH0NvVgy0bHYttr7v8YZa26FC9YejXQ3YHzTQl+2exGGeRe9dwMfFPDgkB2m
HpQqxm/QgDmVv/+KsCS6jXG5NTLWDhLf8Xzs0Cl2MIovQI2SDLIrg2wlqGEi3IP1wM9YN2YMy0c1+agCzHAy2qAScw8O/V6SWPGuxIpHu9NA8Aln8A2lnGRu
VnZEnhGBP6LlPXb4jL4rBxaIlpUSNxxENxLyR3wZHrogIB4OgYCGuGstkG+XaFwE0ha55p3z6b4r2YbuW8IhWUKVPAKFURD89fJSlUT2nukCiew2i++m0c+q
lKAkZq1aFicJvenx2W7jSYVJh9pBfasYx+aeVouRDi9FKY/LEpTyfH5/QejNktkVTUiHx3G6MZJQG6MTEZYyFNOFHHtVYg/D44Jy+BiOyjDkThnsO2Swb0sw
5Jx5uwhmAb8dKT5Fki/Jd7vlu51AEi/RPGeEdWm/LwqqpZzfF7XQ7wtHMlvK74uQmdTvC6yPmVKhiTnPL+dRsnTQQi9HfnI0TWgx1FtefCbVen3HEDyekPa4
fUzJzfbIGbePmJtbIkKpR83NzZE/bh8GsbARIhA0tLSthbP7cAqRqV/QJlC6UiiRqXEGxJXDUkymPCFTnqF2ch7BUDvGCU+X6EGXCQxTFaCVVH0jw8Hj4npR
HA5RoziszWwvCtc+TKvpXZVUHQa5ODy+QVYnWVhAvbEFA+h0Oil0fisPnS156EwZ6KBNgjqbQj93BEYaYUkjLG4EjARYlweLDl78lqh1Q77W9flarz6v1nXm
LKlAqUgXqq/IANKBUG8eueTshy96U3pNSHYJJwZ5RhxRadTIi/Cya7pH3x3DpKSBoSK3sCm8tQ2N2UHU3QNPCdvAbahnB78C3S6R+G1EVrwdTOxhgdDDAzOQ
tNYM0A2Uw/r5R1UE1ajM9Qf46FmP9mTb1EsCcWB7p3cLfcJNUGhCLyuTizrAsuaDrgQ7xAdUr1ClXrPdyi3kD9DCks7eUfwOau6BO8AeKbtnBygUPQDzy50p
UQ53BnjG5J/77XPIEHS+zAVVqS09sEQPEDgCuvGLUD2QYGT6/lUTQYVaxyUTerVNSwAqXsH8ZEWzxbbSTpxdlfVCNXsf55SJdQVa7CYmPOoD6gWDS7oY6HY3
oHFKGPufqvJgx5DSY5DKirzD6XchVPz2y3/3dBI2SUa1XzAPKhLu30Od1LjOD6ug3RVAsQ8IpjSWW243TfWYXYJVIBN7urKFp70HKzdmNbAG+cSSJ+W+n9D5
K6VtY2GF2YWQG6DDaga1rMIBVDioB7bcE9ZoMRwiCj4Uu7ujOjX5gb1MputrrWOc9FK+PEnRW4/yI5BpD29+nW/F7Kt+lfqTB5iFgL+tXEsfMtiNgjJ2vkdg
kmayncVc2MiIZBLyUEHDoJYIeaigXVCLahcQiCRiM7ck5OF5c74xWTFxChusXXBQq6vEd3AVKF9dDJerkp3ispcaZStD+77LQnFJovpcdEGJvjtL8ZnRSyjA
Tguw86rzS+4KQHuxHzkIE1kSHUgKidi6EWbwVHctc7gmVGRQGJ4BklUGdWmrGNbQLK5g5itWKtp6gKl4ygoPUJ2L4P5wOCyMcFMY4RFcRqngaipJ07KCvd2W
LMC6FfvoQSseuysaHbPfNVg/Gp9Dig9HJ+hOj8/y42Xge2mdpn5Gy3VpLmJkicqtcIVeFq/4Is2HZfeE2njNWTZ3IAzB8t07F0XQ+i975kB0WaqSquwPV066
+rLJT3Um1f5D4eXUFqKbLWpqrR1ewSgZfkKXngnHJvvDBhVELCnNnmEIS2y+42ShikDir0f4SUoMs2MR7dzI/kXYB0uTIApGwc4F4khnVXrE6qJTF5yH6YGr
i05dYOYacc548TZNL4PrKKtJK7xMLyeEc/IIN0aZmhiIHtOc5EHydi4LSHkZDePBycoh3ThIY/PRR9Zno1V5anThFA1DgOob4Woq6xM3RwgGTTf6chq+YD/T
E72MiSTQ9UdMDFaj3hV69WSl82QUbONDIiVm6i5U5+pcOeeQkw+4JiE7Ni/oMgFq0VJpMulowjkBziuccGbAssECKBBmsmsCc+kroW69AkDd3FXiFQtnexFi
4TIj33wvJ9qCGzPF596P9wDLO9HqJ2nyIHlocuNX9OqDT94TlXYw7kIpTCShNUeXFV98BiM16R4IGwAhsB3TSd1C5LqX5XWaITrA7w1lVjTkmraKcDYhBiPm
Wo9nHjAWu7BaHo07D+L2KmXBXnw0PvCgIQUkg4zGe9O7Et19mJAJmpKj8QfpnRNU/aQCGKpmlDQ7RjuEntF6yxKiaVTuJJp5K5V1fLirNCdU5JhHKWb5k8b0
Uwr2G57Yb3RL+WyOY8UDrLG6lxlm2MoZIfo5W9mJrH8uE5vjN7B9EP8g7zRpzJ5HZujJ+IpQTUy7URIXxXEdXQITe84zUdFTu8RifEK1K490zPLODH/JKMiK
oj2AGLzWci/0mQe9Au8znrbuakPbQ4nNkOeN0OzRPeua5XiOfJ/lmreK8XC78vRB1mKmdflSGBvB8me5j86lQBsBQKfvEWO8NlsTsKXob7b8XzkZPOeJ3fYN
PI/8Pvu2cWKP+OLAKMkD4tjPWpkGhThbltWCys/vzxm784bI5oRnvm3cXo/UKmf7hLMOqTXOzdc4Y/J0yzi0tni6CeYhgXFfLkpnxeZLxs5FDpVTI4xrA+r5
e3yCMcDocsMoQzofIKpKEDtsmJ42q2A0FcZ/uEr9h+NgBa/UbCwVEFfpJmYwcOjLwkrk6IBFJZdDNNMqFqT+w7vNYFgJ64o05kvbhtsMxRMHea8O9iyBnJoJ
YDxXQBYhIQsQrGrE4VUMt/hsIV5TzFR6xEylB/Onjy5sptIDqZJEGHHs3oP5g4B+Llt5GTMVAhLPKhhzuVT0vJOgxm8oNQ1jI3ZkYcKYwpo6NTSlmwoe17J7
fn0qIcqW/9NlTnXa3tOf4NGZQmaH8soxzMsTxdjLNltgAsr2xNZtRPzeOgZzYutWSvrj1nbISNh6stHXTXQBQqybICyxIaVwaOTJ//rJt58uAhT25EP0eN6e
sEvx6RdR1Qu5uJYoQ50ibJ189/E3f/GDc7+c3zihTuL+uXdeOUp/b9L9sxDepT3qBNJvvIgGqSeQHhhXM0qadERxeVYH96dVG2WjCsMXnds4YX2QFWWdQ/pD
Lsp6F+nauHUW133qWmteylKv46om1BmuY611Bl0Yt+7C3Zj9yot8HmTcupPuD9uokdUVnTSJy16cymUD3JM2l2YdseXJDK7/8vIj//RH329N2M/apvITXcZ5
2RYYhx2/FNfrChb2UysO/sdvn1z+2sap36t984Y3v/zBxim+1t7ZOMXXb/5sI1fylFHY/UhtjgpsIQbOGEWkVoBZzKwMV/gIR5AEOLf5HIK11zE9+5+nvn4t
wd2WITonHbfnbTHQ+q7NeyLO3eP2qSU6jT3MZ51L7gUIBx8TlM+THpiRUKfRvn/94fe/BsirU44076Qj43KC78eth6Fpot50nJwD6QU9H6Fa9u614WQORmpO
hS6FCSeFxGHX1CSQ6LhS1V5XEOycVKVedRJIqDNL1aYuXJucAHgdFfyZuK59FWlatc+YSk9LpdZJV/p3zE0qtY64S1RqX0Sl6ixOOx37C56WbyFdGVfzBan0
9YJUerqQ0grrRCGbhzNI73+M5+ExpANqjfn2sHxr7+X7cfuttMH2vHtpUFLSYCp0piigP1wU0P93IQX9uUJMC0ys8MeF7uuwIX68sh0iaG0H+nfiEOJKWEr0
t/FfWaK66sh5gTZlpCZyHSW2D3+AIBXqKvWHSowgDitxyfswDrXIpwordeX+jomTkO5ayr50ASemWA3i816627VHDR0Obz3TspXbteX9bnQlwK4tb46M0oqG
XdsyjuL26jI0rNixd7BfW8ZWOGxHevj4RvzJdNcliNffBY7nk9KzQspKucnRsKggKmSXnXCCx4jnC7K/dtpqM0OPDVBV2c/6qud52Xnd6iIlfQkS36L74oef
Zxy+WfexK+A5WkK2UPaHjGX2lMn+MWVvoOxXnuPs9bm311H2G/L2lbm3V6JseVub7Ecoe5iyX5K3a5QchA1xH+PrPCFgibJo4GEecaSAUxJswV3Qbug58B5U
kMgE8LrCvqh7cHQV54F6mSCz/15i4ou41OCxF7xtgEsQgkkzRu4K2HoEYy3Y8PwhDtETSLUEp5eTzVKaKX5m864SwMGO4dQTBkIKnpUhwgcweGJGUFX+lj8I
UsMkQp+tUXkOFi7hgFa/rrbBYgu7wo4YZpTOV2SvtbZEgbHRgb2off5iZKR2B4Kds6gM7kB7xnaqifZMD8jZZOp+kGmJkAkVGj5J8nUpLAds39O/Kyz7qfQ+
MDl9EHY6g1CLlJ45sD/VimijhsuKYIDQSHbBfpPhY0u8iwe96ylnAei6YOOLUUc5fp7Fm7/pFm/YZAp2r9CvYgOo3G0DMwbzE6hUk/DdgdkGZXs9WN/xAaQg
P9dH5Wxt4jnBTjeunGRIAZgA38KKj7dKA2yV1kwNlkUiIjERgTiICxZjIwLJTqNcnFfHYp+prs/Y7df5H/q8FRtCiUn8wgbZZcfmSxXmQr136wqrd+sZgcuQ
rhaVjSkOM/1MekrC+WMLInkTVulmJ0kkSPbTpDBXGSXZRwpVvAFjeqCTGgaiFXU2TYLK3EC8nBkGOsZeAz1z11oVVFSLmQQOGwsvXi7YXCDZ0Oalo0Ek2KMv
dscr2nEBDrc9ZNfT3Tp3K71a1w04E9odldqss2yw9QJ7dYG8puuVfzskwiUsYHD2yYU1QR2XeiDGBC5vdxO6cR10qTusFGWvBm0uha5JQaX4PlBm8ym1GKbs
0zD8p8ZGpd2RvRsAn4aSZFdc2NrSDSpiV1inJkhPhjFXEjNyXedtTJtdRLKOxYbhTkkPI4g3PaAOwkqclaD1zVBS1O+knMLuu8Mm9WO6retUuPhiKOymh135
vqxfTRzvH2EPf1bYYjv3cJRdXIXLxP3VcnF/tYJeXX9X2OSFLNJlM+VlQWu2k7XMQ6EoT6/Aimjr5VgRbb0MK6KtR7Ei2rolBxpRiiffGwJiShnVy9IFm6kF
h08+wNoAET61m6iMoVbZ4OuQUCsMdRQ7u8JISJjZa+UaHCy5MIeRZViKdZL6HB1ea8EpF3FNK+kuGrcQEodkGByBGBKzKiwhP5bASynFYIUH2J2MTWDzCBh3
OWLcxRCR09qurgAorq4CKC64hRJdWBPk4sBFvrHRRTTKS/kFFsAdcySHKJaBjsen2BPf4sxYcLgSWFmqyguHxB6VIHiC7VFJPil0WZvssQt77GltrWIqQ5eA
KABdaqGLyygt2nRZSUuxha0tDxdsOJFwty6yKgeFHuBkyToZqSthAwG2QenCBAGGZgfOOBG0JmwEkiTewcWuHq8h/mOu7Ux7e+TsXUnO3vUs7QSkdwmlN7uB
7IpctqQ227y3IHKZzdZcaeQy1lDsmot8Wh1pQSrNwWpzTg5haN8YvgaIuNwPj06HeItcw3VEyJ5Cun1w9B3QwQFEKrDmWMnCXS0s7GphYVdddNVdrKtuV1dd
dNVdrKvuYl0tIMfNuuqjcWmPcQCCOks97tMu+5WbC6uyFCb2vghJXeYYCV0hqXsWcT1CADLsBtWiqwcQiBosfr8usyWwlareCrCa1gXjoKKH2uN/21HOtGAB
H5zChimx7TexRhF1uG3joCDeswtPwNRva4VFPz77p/ezqQN7YoBL2cK2VlQkIhlX7ib5B0pTYaGhS1W7obb1xBs+OzQosoVQYneijW2MWXzsrbwxQWVSeZHF
iw8Omm3mDeLiKof4IsOSQMVJgGdU54WbftLnWELpx9xD9cYRsLSIThpWK7LS2OzPTBPx3MlNMyklldr/H5XeJpXeZipNSqa8yj+KnemS7WNBs5S5S/JAV36+
os+eVvfR8NGfc5+itE1Xm6/2fUavtjd3vsu4EVnoBWLlKVijVd5jb8OOibSEnMf3SYwllbgdIdoyefon77321K++9ZfXQTGr0LAxuvxwLzP4K5N3s+/H7e3x
/Pv7mC6+jqWu8sQ+w2tuD4sXbIsXv3QcLOwYoRNyzRF0UWi6HGNFkxyUhsuF6Z320tvZLI5u5CE8Gz1EeDZm83T6UFhht/KL+y8UXwsKYATFs0Tni8OxGEK2
ayndVA5o/rMd8Rqi3ETMjkdlU8HOTbNfi7ylXTj43OLUhUNv2gETYhROY4h0BFMf8Dc/2zhLVMP70I6I8ID40KTrP8me9KqG5anq/uujgXIWAxm+8XT1hVld
eZwgcZywm/7PzkaDenB2NgPYpjS5ctNsOh4z2YDMzoSDzMlz1vGOTO6+3N3g8aOGqfeORkNpA77AW+BU69DUI//5rZn3v/fsdbO6dntLisODWvrgDsqlKkLP
j189ngR5zka/DheKw8QyevCkWE+RgEWTiPnvBsDm6gbLvw2aiTQm4TDdf4lTNQJVg4aOeFv2Jd1cA4vY3FA3MYaDunacenD/vVvvfPnyDZ++Az1opCx+Uzfa
0YhusnJ/JP6o80trG71Q00mf5zfOzkStDDLEDmYPz9DD3KMh4tSGtTeTfPqd2ZmjU1v+/KXH3vuHL1/3eSw8Q3rYPDy7MRswFHN8wZt1AwASKtC/6bYoPtyc
y3I3dVnuciPe57nm+tKzBtCtaUSWaAQudRpwqTMClzrNRT5K4Kx5ijVkijXE0aWrmxLSGhOO24bNfRqLwbCGvWRubRM1NsCqpzU20xohptQFEbjeb3C9de4d
iq5Tm3gQ9SjqbeoW1WsM+HSD2fnU594ArDiEzatuoYa4YZVekQiLQRcV0KwB0T1iXFdMmGSYGDVZSDY5TfjIreomOjaCfScHs88FQFjKqVMtIxCAsPo2mVAw
vOhpsiXUALJ52qApJtDUmt99YtWa1s7r7mBxRGGPRmfYu3joy6T5/74/bWkS7JJHtJ6s8APpiA4AvvUlPtR1cZCUDO5g1+DWAGSRIJoCiowGD16IpC9Gm8Oh
hP8osQRGq52WTTXM0gY/ANzcpPuDBLudDC3vdiEsQ2DZBUDUnwAhtphiZGZodjaGQXaYDIfJaQy8kGY7TUPMGEKPBrP26VqbUrHbhdsNwgH2yrSw40TdwprP
tKwrGBVT4IWtCl1TFPBgF+HHgGmVoC51fiANAZU4ByrnKwN4FgE6QShLDmXJYXExPbCYZmVAshPLpmyMqEu8wI8azsHNuRxLInkl7sWYouTW/vl9hkB4uZHu
y9GYekJjmilGNhkjUxqTFuEKNmLqrGeSTpIQMKPvGouwEYr8ikCIUSgPpiHdF3rU9XzOAE3KvrAGM0AqsMKIVP4dmtgNaIXXsAVEA3JqNIIbvLSes1uUWsep
EqXGODVKKc2pgCc2UoOyivB6MPg5iW8p/WbtFjpNHWXoqUU6K71zpXcu9w4rFhCFmcBuCl1NoVftptA56DW7oacEeoMMPV2+xqr4hu0enPrsZ/DvbV5lOPmZ
17BY0RL9uajR0qPHj2Jlp34djYZp0ap9vpVD91zyC610ycLNVPWna/cd/eNdn56Najxns7pey9X1NuqialpUjbxXzrVoKN+igAhlUmjXm6/l3uTySgve/HiN
BpFUHoYhGgZGR2jmwmbwccMatHO9tHMdXVrXWGNQnV1jYVkYlT4EuT78L3XXGiRHdZ37dvf0PHpmdvah1UhamZ4ppWpVSEauUu2uHmXUUyImCUltpfihH/yQ
Y5xSqfRD2EpqoWR2kFZmExOQCwUWA86mZGJitLIIIAsMlUWWsSQeXl5lBSsgQJAFCyIbh5LL2M75zrm3u2d2diXZkKqoStvdd27fx7m37z333u98x6ksoEyD
BdizWMizfhdvm+H7ZDuBeFz9fEOboNS/X30b6/qHjC/yhcROEft5nEk8lqLCV+Zhii6ucoZkt34rXeKIzib6cd4qZ6PoQBuMKja3NRBPybJaUmHPZpk83NK/
35wwC+wRRpduPUKzL032pGkOwWZMT7/HjBGoS51BzAI4UJiPp3U4ibnUGaDWpMsKGh3p0ksaHWsO3SZbn7QLuzQpyDOUdIrP0SetxpUcdSpnAHLvs1fQpRMI
H5e0CwdrNRIbtWxQXuWUdAuJjjhTet0SbKCTwXxW1lvFnC/BEfJ3Ph9PIWPYQnShNNxe2GcrozQsXeyzUf4BuqaAAM//HvpCAHMyfApwHYP2P8snMlSM1dYv
ZasQEhiUXK7idi/tldNWBSOqZmN2y19q6d0S5zrxmMxMWIzBwVZPZE7r+8/7KWdY8bZAZISKzQDDG2Qxgw+2GjPxMhzdZDh5vEb18zQ6EZtiaWyp8YyZ/QLT
rEbfAa8+xF0iTh43V+F1OUt9J8ex71r/lR/s+aOJP/m3q79YYMCTH27CDgpOfVLaUnhmc6UkWDeXS/OwSeYl3sgSUjIXRsruchqeXByU5HBZx78LIZkL+xpm
BlpW8YTRJx9xzEMFjMrWkGiGEy3zDn+1IFv0DYmWKpwV3JS7TM8QGQq7sFSrFswxHoYnZ1NIsRkJl9JHpvTSlqAQn5i6sMvvs7dT/HdO3qT67W20LAEzvcvW
5CnDX2ZOsML9Jw8pseZvilIMsB/ZGKaVSUNKiRgmX9AhMOPRV4T/aLuIaUjqt63CZKz58C3wRX14+MEH0pUCTq2081WubGNVeaf1wls27G4lGSrI1lgyz2jJ
vH7kiYd+cksGwnF5hEw3NBqM1+nFDUjiGukKGxtbbVC6wlVSxysrsacXf05hF8Pje2N3so2xjEyNjC9Aom8qBiVazExdKdCnwqybyVlRRYSxIGN7HZapn6E3
p/HmONPzWuGZw8/upeag6TWrab2wNAlSa1QVx2urrQosaldbOLXNYZ6wYZpVBgM5xlU7tOSAKc8HTJhUseqz5ICpIPubmk9Tkx2YMsmSgA+l9S0JRe8Tbmtk
J07NdErjsVOaVANBMe8hBx4TFBv5/sPNutm24WDbwsoQrlhTlzIYOaUXxRiWtgnqn7veVnH4hi6YY3dDrbpgTjtyk8Elm1imYPcoQ7XAGWemyr5dfUGo5qt5
lD73ZwwhJW3CZ0qyVmVlt4rwwpjjJXSOBE4DSE6W0DnQaHbBNA2YDoyXvO8LgjSsPS0zi7rxLBBk/ClftSf5BMy+7jkGrky6zXjJowb19sELgD4K5I1BSAb0
No2rq8FvzFF4AiE/f/c+5iicMi9YRzU8cBJXp986ZF6wDsgLu27/UbHfuj/KYVxeUIwrtPvVbvOCGkXIm+/+3dMH8/2qHuVwTkMlzwq8UXCPXAUGPlIOe6kK
J5TJYEri20eVVGFSRZBGhHwwfezXb7+3oN8+YN6w7tc5jMsbDM7kN6zdCDn76n8+8C+3FjRYk/Ooa8jlEFdabTVQvU0m+vtUhY0m/Q2S/CBXGEaNkvg6E/m5
fD/NUTrpFVL6Xq6sAFWf0UBVjrw/L1DVW6kxJ51+PjXZ7SQxnKMGL+j1q3Hcp/rVAUELKkYNvvHqyx8c3Leg32JkIYSnsYSnDBLS6wcto8DZXCkJwIC1t07s
uvtH+1/5DMnIjdGqUHzv13C9A65uHcXARK7olGPgtuccAzUcR7ybJtUaAfjV62qN2u0aiU07RhyT5s4ac8LTgv/NNiMbRQW8AJCpU8OYPWXhNNTRVvEPjwiQ
6oJSkNFr/PuNNuL8XHXxyS/qkyco9NpGXGIP/ynvArraRvyR2Eacf/eB2D30fd5NiZw0wBfZd53N4dB12OnDU+/mPj7vBuwKeZWB3ColXwFYI4WSbKt42t/2
JdeFLgamVDgceNsMCbKgIkAgQ0I4OMI2FiXZ72aoYFVO8gc2sxFuWNU4wcvUBkECXS1sOIM478W0qeFFeWHKYVKgELw5l6macPGsq3hCplOSZHFAVrpLtNpS
4EWQBNKv4NvOC4qMIRQ+HieG2DDEhVUFZkFpnwEPAIqwXVCEDuAB7Roe0CbwgKLAAzyBB5QEHlDQsQOKXebYmTVYOQbZPqY1zvVxbB/wADfIC2ZhYHNpSk7o
mO8CnQTckjBTZYZHmOWP8S5vmlqON5y0exOqzTdGBR5An8W0hgdEZBT+3bathr0bE2O6JqKglPhb2RCkoVENwhpq/V/zv3OX78WmsObtXvRENfNZWoykg0wt
GP0srSKYryLNmpDmrMAJZbp07qtm+ehqU4s0XDFlgH8oA5sDJEIWlyXU1nRZRm1Nl5XU1nRZWwFHGsVd32evpLtCv72MLnnAEFKBDxhCKsgBhkB6Pz68lBgX
pAJS1ixZmwvSg5oVm65QmVM4nk4lzAzSCeHcmXZxmKluTEdGArR+yRgjgQhpG1PFUk9NbLkm9p+qucY92frIp8MwG972zVijY5p5UECX7o+MwaDhspVOy2S/
sGhvVa3/6F9//sKf/9Wg3utdd9u68OzxY0974X8fZWbC5nRNmlnAW2GlUafBUZVhn/FE1Rd3VF305H+7j602clFoXodm6CXnS6LrMS4JtOkAUIAwXThrj4As
kNmr6csE8S9YvUAErOijBDGwqrQzUbCC9zptPpPhPc9sA7nxAHMbDzRQG69lEpDI+rdjjbqBLu2rrevhWWu1NQRfWqw9gWppK0xYZ/XGZMUEx4UIXgxoaPOv
SGQsitd8x1zTjjBPF1DBIanv9ajuZeoGKMf0vTB60gof4MLsY1zkc0LpjxlwE11+RzPgRnncoB8H5fFK8aS+Xhx01aSqIaqKvaIMBpa1QpA8IC+AR5wTGFMS
sNsEjOoAcGgjze2S5g2S5vWS5pCkuU3S3Gpa4ccjGiVHwilNyYOHxFbQBYn3ymOgH8vyiGHWRRfykBO4+0pC3NcmxH0FIe7jhk9F9j+efJgpfJjsGUF/mIc9
ZQ+HD38T89243QCXVuLzgZQ3VXvz1UcfuuO9u+b3w6eDCg89yhPwSdxzpBOI9MPDzz79Nkeawg/3SKRnokhHEenFU8d0pEn+QSI9rmKQ8SHcf0dQxg8rgRkf
wPX0IXE8wHGhYd2PBPc/9fLt/7V/AbeSCo9KnHsS6Y1xYSR8D+67mdBChbdI2C2JuCChCU9+j8NHcL+wD22rwikJ2x5HHUKqErqNbhejZVU4KiFb4nibkOJB
Dr0WRtJ91CupnBJyTRxvA9KT0KulkNhMGpWQqxox2CcfiTDY3X1M1PKMhKyN4w0gPQldKRUBxmP0EY1Yj+JhY+yRb0WQjxz0FhW+JPD4HtN2ZZL0D9499tBP
ztwzH31Q1b4Ot0EuDK/E13VPQ+eJDEZICw7Hv6GB77C+YFU4PuoXLZOWFtx/YNW1G9i0j6Rf3IJ7ZpIeRYxP05eGkFPy60fcclPQUtET3uL+9x+PUqyzSg5b
zyhdut7G0tXeYq9Hq1hdZ5D+e/c9f+ADq5/L+/f3Npd3B1R3BupzsvfYQORSt2Q+5rHulDPs3GgPuzEX84F4emuCrhngmpixu5F5esu780Pa6M6O3mtxd1Fg
N1/QdjkxzgaeL9hZzQu03Y18teQmgH939sU8lZPWTkbMm9pdkYzvB36NIySZOAtNic71suG4YLRjsRnreJF0AHPjIduEMfkPZADQaYHupC0hWwZtsgPqoKhl
W5KaqcgnQhvL1motW9uIJ4rfKFsj1ejnuV4r7RwssNl9xLkx885PtHp8h5/vNM4QSB0SVCKrbuKbgm1xS5vlZ3G/K9ao02wSocMzm5faDKujN5fSKIsTFmRi
kh6jpBnq2JD0lEl6rDHpKZP02IykxyjpQQDVsbnMMSm9/XICA0VjRZUlVM3RX6bKQhpmmZCRVKfjl/BKSZyrQPnlyujYcAYknZi38V2uz0FNhIIXlsl7vRXk
Um5KWEoTsB0u2IqlNKR7a7d/TeVqzDYvro96xIMB6JWlu2lngYlPL2dMaxizmJrFtCZ1hbiyamFak4JpTdOwYQrpG0d7vgBj2xjCOyE+4CIocAEY2nbBxDIU
OC9QYKc1JradocAFJgTA2rW5RkVTo9bjpa7RrEOhz2NhtRgUEzWCgchBg/gtAPEbeRBkjHMOYF93Akr3hIYJFCKgcwl+rjtQO7Yjgp9mWGU1166Dgc55PkMh
mXQC7xu0ixPlKP9YtnlGAKfY5aSLg6aEi7qWLwSCmPFn7znaX0QwYxyyKl2zDx5F2EV1+Rrm3DQ7ONrLe8vBPIs3sz7zz3X9RaHloNMwKaADJecNKajuTE0j
pZkn4pR4HcTjEyT1lFlgrBdfU+sqxdnryHQ2xUCw1exCKlFd+Y5mTIOmALEwWNUXqoRE/gM8c88iIhcZ87xcpPXciCyGeaKfEBeL6IvU+wqzvE9rDSZHydBC
3sGChQfSRFqJMZ/5eCxwHakgW/CYJaJi1Ybpo3SSY78wA1niWLyluDg39h1EudfVeZWduRUbq0mxmVuJ4QWOlfh2uX9CT5GuQ4WgWfS6pJjiDnS+9sPey4wG
vHKuPs4NmBUXPzw9JhqxWS6W4rEmalk+jHMjHq3EXSKKls1YpOrNiKLbY1y3R9QLmgo0S9/nXgHOHGDjsgXXr8FBcYBBmDmH4kn5vl3s7Ef8DlniQDfiagls
/2jGdYbtG/Ff68VBtC0WuZ+0xF8MjenRYTU9JrqNE3Wb1sag6DYw9zTO7uw4dmvrUB1bOxGNuk1GSNqr/mA1z+wgrpGNE7kWDTI8gnGN4+DAlmHikr+pFoLs
l3F8vA+aXssUXMxiWVIBgzaIs1KqpTluDipZtVCwan4tDfMQOFZN9M7MzsFFUCqxB1gDh0EpaBvR+4IAYnx7l+nY6eVWWTO/9tpd3C3opkQ9oy2vZrLIuQlL
mgsXtrooYTd5EaYZnw1x3dgQ14+scGOhKjHWI4mzWk7iLQbqyxUVFGcXrzJybYtZt1rJEnm11dIiE7rzYXL0/1o2eZFNfh8WcLPJJseyyVGfK4l05uptQBNS
vyyOknyKo1cz2K+NZqZSst89J5vcSx14IqYLrNIt7E0tFC7kBbIhXBZup4T7rhw4E+AX2oHnYzhCxpnA5ZQxVHfYl8agmec7AYGhNbZzo2vW2JO0xs7qscbB
+BHzyjnJ8cOOmo2tXe1WzWajIVgVtaNms9mwtVWzSWxfKIyS7Iw052gPyD4j4RzTCDFjU5BDm+XEgNnseiqa8WexVuFT77xeBCtNIKbTdeMk8m5Tenk7EYDp
PPErtx4NfprnEdpG+CS0ABwykSALsa1MUpCtFwwQXyrajph13aDjNG04aMNUbUsXC84zgos8fWlzfMnEBAYuCw4ePWn4DTQ1VajCCc27nC29wNvCWSy6PFyW
AMwEhBuoY6cbbPSzjHih4HM06cM7occpyNIza5ae/HO89MyapaeER0tPenOpPUQrT0ZeZeVNrD2zehlJhShXWQ+o+oL6QlCXlLLE2CuaKFzZPiokPUmb8chj
o7NZljveFcIi3GK5481c7nhmoerHrUHrnDYxasw1GDXCqXng8bTSPlJbzr7daUiIho7Ps61ijk3+lmv/mNIWsaf2j706DZ9iojo2H+DGxX3NmrO8r1mzFFh+
ly5DPxw1jIRmfc/OmdEDzDIrC+rzHC5bpEm3VtzwCKMGX0zyOKA7ovsgfReHz0f5aBG5/0a6Lg7ZfKSAkdWLpgCfNwjAtS0AQnA2817tBurI4n8Le7WD5nPX
nU8OYfRTL/2chfuGLNw3IM/fSp6XqY0U5w1DMvgl6qi//Q3lQ3+4oy51BmHDutTZUGlPnN/x58JbrB53X5yLeYAwlenSDqocL8hj2Pdw7sWWd9o1dtI+r9my
9wLGHbbsvbixJ/AQkootez18b8Vkz8T4wx3HnRip/eL4rrufKv4lj8YD4sHH9KAvcg+CVuyFiObBn2f9eHMvYg/Gj3MXeKmhC1D/AA+PDF7UBSabuwB73UBP
WFmVZleAokZNr8LtzJHHAmWtPSiuUTtAtV5Ybd2Eq7cajl6zOKHdLvRwQzyMNjr0kaHPdBLTcZJhWXby04Hr9konLkOU7Rz8JPgsJnk87Qw6uE5CUJJlbz6A
d2ZB3t6Fy5XVeUzBnuj6a6Xr05IZVne661NKDR+BpSXxx+IiOoXJ8GJFAOldhBjkiWrPkqimRDBVl0v/O1P6A1pU+3B6m+VTXB7lv4WNQrqO45Q3ywzdBVzH
lIwVe5RUe7ciGaeiTz4Lb72l+q66GO2ooAPsDik98OxgOojwJsoTBmxBJ30ZHnuo9tFbdB9BAIcWEqSKYFosAuWCF7XJkhV0APFvYVLsDRj0vESO+AO6FNkr
a8C8hKzRdYl+B8WuILyenvB6+gnvHVl4CtdHj8ey9vzhdGJh6CThzK7AmdnDqcYup3jFT58YsCGW8JvC8qoKbB+tqMBbWM3xe8azFczVN+NAHWCOyIlBwMa/
VridcYYFuhtiEtQi3W3huza6Y1AzTX6cUzsFCBSxQ2/vgvOljVqno5IRxwq+4a6peHletdKMT0s0GOdpdQSIS1FHHHGCwnRNnULXVBIvLbA9bhk/U+kSsqd5
iREqw+pDtyZuZBIokKDQOFbGzvXfwkxEuFNiB5idbGjXCjfVKcGRIxMqe+nFEe28Swu0HUjMbhjvt8DvOw34fSH//niys1tlZzdmZ39MiXQGGb1/Oi/o0tN7
MtgPFoiKtBAq0qKgPFHpCTonKotZ0gv1LvCioGek8qlgMXaBsc8a9GAXeGGwoHkXePFIsIhi+kEX2m1BUJqgNLvQeN2Jlu5qnBTLwTzUZ96sjus4gpoZgTWm
edCYykE5ngu7KmUftslmLlyAOi1EwRYG3VLbRajt4mDeROWSYP5EJRA+cl3bxahtT3AJarsoqu2ioLu5tpeMUIUrPegZlHwQ8J73pwL2FApxmwE+Ewu+hEfY
KwXgQ8JHIXvepVYvBCVx54F+cNA4ntOR2mObChqJhuH0weKBASiv5Cd8vpedaG2KYelz/q0pVUoaZqSik9/6EQa7p2q/Om0B6J4SWUwO9Ntb8HCEavLjfL99
LaK8QVGuSUa5mh5G8fBdinIVPeDc/CjFWk9JTwtAG3uJYAoSe01sHMCuo3Qz1hiCJ5QVsQaKpQDnYy1poMJPKwG5FrOKFA6osrj0QpvCWolNAwKc4eBsqYBL
mcbJFAautiB1meqgZkgtt9pphEwB19jB3uowa8mQxYUjLfm2Hcb1WzKA11jg0dLFpvDXzIBnaW3u/7S4XgTXxtS2En6rxaCJqXoYS94rDEVLGGLIVBQ+5kJA
DO2y4BK7gFnsY6v5NsyFzTxHHQJk7BQgYxcDGSNQXQp0aq6YZDiRxboVWtFsHEQ02bLLI/4GY3y5f5Mde8Q6lWANmdq5Q3s+tANbA+3s8ASHMjFqHOwEaj14
Tz/3+iuXR3j6FtbQeCNB7RrToiYoUQUJsoJun9m5Q+AndrgUkmQzhSVMg8pIjIkXHt1ZP7WKYRi1+lM761P7Tjz6liX4aXi87Gdv2DZ7w2Z+3JA9ZTNxLoAh
H7cImmpON7cd/p/ea25745MTwasv7725vvrCRHAiFsHJGSL46ifVCz5hEZioPXT7w90MxTGyOKBay+F0LIfpmV3BU9lIDnbsIA52LmlA0bfISURUQeY4UUl7
OAuO5EiBzgX27PQvilN0Zn4t4bnTvK1wBKjiM5aB9KYNPBW781sYxbvc2lRhzrhrgdTtBQR4uTVoFEszP/Eh0RzlAOJYJRzdUU7cOEkKZARKG2eiNsswupjB
GYaSWdaUYs8Em72IaQfvi6UWgNIo5gAKvLbKxV/Hv4uhVhqjdRaXZQAjY7QuRM6C07DZi7pRMtEMJ1pmurhqUXjgGhItiaTyIqkMqMWiRGk5BLpX2dZj2PXW
kPJmHGpa41/ppW1BMca/psVmb5TEp4326nDzBL9uIs+0XvtRyEyrvcYobWisprCo+ZDzCFM2jurjPdO7fB7febnEhG/R2isray+eb6wwD9sR9pLQFd31bA4t
8ZywYjM+J9TnlG0+ge/YSg1rKNwe1QzzlM+NMZEv7okxkW2Ch6ydNVg5ICFr9eP0Gd7y0wPvUcYwlD59/MGv3dHWb0fW0lBcNuHh6M765PuLgMJVtbdPP/Ez
D0hcVTvz7j/KGD/Ib+yoP/v+3Q+8zrhcFX54p0E28k/3qn7GND7+pObfVQn+XRXe86RBM0psh4n0wtf/SfPvxomUUbdxDetTYK0GhjEmj+eV7MgE4Hw/Kzvt
IN8yK9O6Gyl0CTAhDBH1TpcR4BJabf7zHp21x/XfrXG7v/zFk0JY78VQwrCO7MLHGjdNuAzQcbB8nsZ+f1pzNs5cQKW1j0dZQMFyblpBhXp5RKPTp2Fo2LLM
tTePU46TqwReXJ/aWR8/89PH3rekuKffPfa1p/a/8r33raYysxPQVOnru8TDoWf0uPP4ptM+hHVRVjYV5Z2T90qHWIaioEPsO3HwrNXPAn3s9pYCfe/ws3en
pXAxifIshePso9x7WjceJRp+eIfuIF7I2psX41RnrXdUt/o4z58wi09Wzuq3sKPJVlUDlGJkybUCofYaBZS3dkfwzuXcHHMXKVFdxr6qDRT44fEHf31w3zce
+5XVrwYZJ6420u80y4TWGnahMs23CmuS6cOc5jTQAY1dxpNOUxVHYLBlLB0bMZyzdryCuErU7itF7V4vavc6UbvXito9IGr3SqjdmABKoq63i7reIeq6BZW8
Cv1+uVWBEr7cCkS/78HS4X/Zu97gOqrrvnv3/f8jPdmyLWHPdN8bf7AHe0gmKQLDFFZTGMxkMm6HD5lMPvRDOuN55AMGl+FDJ34Py65KBQhqEmErVASDDZFT
YQQWVAaFOIlwnI6SOkRghYpggxwUENikaqImvb9z7r27+/SerGc8VqZTM8lb7d679+y9v3vuv3N+B5P3FVTZx9m2XxHrNKbn32Tqzxj4wmLYG0thi3kzKNmu
JDYD+ZMDd8WVFHQrHqJUkPPZvY/i39OBKU3L41ghmwd/u5r+1I+/uho0ZH/5Ofp37oZv51dh3y1GW2oiL0ecfCu21jLZtALGWAUw0C63hJp+ETjZy6nPa5yM
kWX2Qv016p1YdGuPimrNLXhckUnnBDf7rOB2Py+44WcEt/y04KafEtz2pwU3/qTg1p8Q3Pzjgtv/pGAA/EwwAn4qGAJjgjFwQjAIRkVVFDTUQoEnNmd9qiLZ
9nJp5BQJAQs1OKBxgTYvtPgTINRYn0BtTtFxHtcX5oDLTJ2td/pEvhXfcFDkpbBXOgMC8qx3hkT+CvacHxHkyBB1ryCDnai78loY7JD+78ZvKxlW6di3vEom
Sn+giUPK0OJ1BS9lqcpy5EctE+kQMsRVTTGRcwv7z0QpgIYsl3xOxm2+MaZvjKobI5CMHTeiFCyuYF9nv8R/JO4uLN9kvUh/bLKG8NtMrhxRdwW5ctAbeoR6
ZbfgG536RkndmFVlnMevfP3H+JVv/ki9eUa9eVq9eQrnPAOoGBxuaf8awrzyr5GN0yT/14jdbtoB/yO77vvzXNNfB+yK/orOZt0T1rXWHS46sr2VBi769/CI
0r04iiPdfPrV53d+8yenPkeaWXd7ZdvdP6LHB45WcY0Z8azPy8vk1dT9Le79vu8u9/5R1fsDY+EuzNRsGhwoNgxipCGqhBoEfI8YWcwD2iMmhpmehFpM+Tpx
ICkMFlUH7Li/lIvr8WmDvGzAUi4enFjEKyYW8QpFFQ8MZlHssPzfU1LZhYYqm4cqwUOVUzlG0cB14VmLashmbseasxYnOCEiphiOVbWNiVCjmxGreL0cqVsz
aTpT34ygruvlYN2aSaWNbKGBc+2NKl5Oxw3g4zF/SMWJP3Wir64+Wmg9ICVohftjXi7wMVQ6PExCK3Y6+VWykCrxbFV5enCN6zMr8mmjDTGcPW3gDbF12CXj
lVKcT6laEVTMgkrFuVTLtWRwtOpah8O1Yln1eUQ+AZYdbONtQASHqylefRYvcrCNBz/uRnLihutxi/xpQnU77rKraeOS2HQdaKiU/FmOLT4H+ilB5OSCycmF
xTGJyMemFNELs98n7azZOXb8PRqYYBKV0Bx+f86UvLPCd9s6j+sf82ppRqi115hNPBC29zpnOC3ILeo1nl5P6GSTu04NogeeRNJfcNKxwLtP4HofB/kZ1Zmg
VkbwYJwzDNO7H1ObVYPm3U++QX5U/Uj6Bic9SEkfVlt7fZVJ4fzlvclJ9+Dh2eNK4i6T9Afjh38nk3Yg6SlOWgpITJ5gvT/iWrL1SlSwI5g3wRmmA45+8Gr0
frSPa0lnGJGfSD6Nv+QM44EMJ3H9Pne1MTtQ3/Bq9N7iDMcCGci98fgDxr3RZCCfxv/kDAOBDOTXeOhRrrFgBnJsnCwZx8b2D354hutnj+3Xz5FPZP3Quv1t
Tspr90mVtGSSnuk98jav3b1flbT/YvuHU49zwq+ZdBMvfGi1kdPiO5wOC/kP/l2p9y+pdAP39b541qLVvHe6VM1bkaOgqTW9zCx4TX+mpNf0OjH8FDn6Glb3
jDrRRh6K7xpSan+5uEb+sZ+/aOhji1jzSfUdFESd7/X00TZjwovqoEveAG6BliF3oMOEXooqdiziMRDFAk53VDgdb42Ko+l4VyDAJvb3vFY6Nk7SFieeyl7v
NdPZME6GWvC0oB2g09oVGnYtN3H0wfkL+RjfNlxmKVhBIGKJcyc25Sggk+MHaYlkbaZSsOoIyJTggEzJUECmNAdkSqnUiMSEiC5ZTD7xII4H6SrhmNIIryD4
7AN8Js3FgvCmBNGtUj06uaeZLwN2A3ue4T3ZkhPiQXs8bUeDxpxK+bHiI5fg97jZhwLdhLpP71HTfQgm3bLJ0We8Kc6wP5CBuk/vcb/7UL8S3Hu8s5yhO5CB
OtGRXr8TUXfg/UDb+3Wpmifw3GumJ5XUphJ8gN/nxFv9xOhOE6+Z7kR6yqHe5E2XjPevSow+Nfya7lPtXYgzKNqoJwHoUxb3JAX0ayial7eKs/A7PKcC+9j4
Y+yLcAicKts2FPsL49ZaBN+gAGCRIN5o/WIRcwnhTQBvEcJbVH8C5nPqE2DKuEqlc2U6IC3i0YOI/nhmQWZejih4OWjWR8zT3rqi18J1p3geRDBy0Qai8ACj
88UJOeEL2VJLyPdrCOn4QrpFbyWjoZqQa7MRFtK9OCHnfCFX1hLy1zWEjPpCthS9BkZ4NSHXyJkgCdlycUKqrgMhG2oJebaGkHFfyFzRW8H9tpqQzdkEC5m7
OCGVQoCQK2oJOVVDyKQvZKLoNbE2qiZkJptiIRNhIYmgqLqQji+ko9WcxIzXVCGk46kH74WE9GPfwOA7wkKCuceoY7ivK3U8Uo2WMvzfveudNNnd6/OzWFBN
Dz1xL0/avNMUujNXwQFAM2Ph/YZFTGi+88rhT9nkKwbBD9j43lvmDQ/49Wp7ewQ+4/Hd9FRzgHs9oliZEgLs5qfjRKfeg5zy7usqz6hN4c/GyetiwmbdNmmj
hZXlFVL/TMdRG4Oxnvw9QdEUiZolFnDFoPfnTpU01yfYCkZkwvbr28QQE+FhpjpEEfZGjYdmjyYxH4pyvLfhKIrZaI1EUcxG63tRMItfZb8apQgiQwKs3PM/
9cFdLHDsOpkS3LSbZE6s+zZZkALtPYxfsKlF2dFkTN47ibWhvd4ZlePJCXU9ItpznX8hJtSfQ/zneAxwN97vJ2JF8zUnNA78ChC+0+A6wZ9Cn+aoT5Wa/tJB
5UMVpA5KNVoDIo4WyNv/7AIFz9RV8EcKo676moUxOi6briJlAKNDhNHxCoweZIwOUYMNK4yO1MTogMJov8LowUqMjl8OjM4SRud/6kVgtBsSKiB2ygnSkLou
OQTKUfXnLGP0WBijQ1UwOlsPRvsvHVQ+rguj4wsVfK6ugs8rjK5UX3MBPeoUK1MGMNrDetQJY7STMdpDDdarMNpXE6PdCqNdCqOd8/Soczn0qAOMzv/Ui9Gj
8rpf61GJ0f1ajzJGB7Ue5T8HwhjdX02POnVgdPLSQeWTujDaeXiBgn9bV8H/ZTA6sQiMjhNGJ2pgdJY41scrMAp3HRtm+jbM9Kn2SjURegcD9Gtc21srVejl
gOesgufEp4dnt5z+9WgVGmkT3VqFRgiPfVqFMjx7w/DsrqZC64Fn96VDyWxd8BxaqOD/rqvg3yl4rvC6Di9ChUaKlSmDU1EO2xmpmIoyPL+E//sKw/NvaqFz
C6PzC1zZt1Qqz8jlUJ4RoHP+R16M8pTo7NDKU6JzLqqUJ6OzSytP/rMzjM65aBXlGakDnSOXDiS/rwudUwsVPFdXwf9jlOfwItA5HilWpgygk8hdxyvAuY6w
eQ0HLeaY1LWw+RnG5gau6nWVmvNyYHM2wppz+NNjs1uu7mcUHjujbWJKXZeiBMZZ9ecsY/N8NITNqSrYnK0HmzOXDiJ/qAubg0TWPG6FSjbHvbe5ca+LaQG3
4GhX2eHdApvW59QOP98+6mBfMu6deE7t8McDVntxr/85fWZsUq/Fu59Tll58+35BR8be9GF1vBn3Wq8OHxrD3taBqWkCmzu8QQ8med6gJwfqYiHNW/lR3pjP
w8+ANuuJqWsNvLUpyOxauhfxBsmXtTlUBVFspOSYITfhDQ/Ob54I9oMysMZXzeNiGxyGB4MqqHbgHODCURQWFVvGK5WZLQmqMaVOC5LkrJuqaGodG9qnADDy
cChpfkdII7SoKNMhjZAgjUAhYtYU0ryRma2uEXI6LlqSA5sjkEXWH62ilRoBJ3XQCFM2yIqI4Ap2AFojJH11QnaNVPi0jUI2WjMIkit/P4IbpdQIH8PdMviJ
sjd6duAjtU5ouM5+GBFhs5ush/Cb3GR1q+DxOHvE6QaIJ2m8ki08oTr+qNQJJ/V4xTrhtPpziP+cRIC4ZLB8hYc39EefpFudIjSE6VrRdRPRpsaklQTTcXcJ
rtNOkU95xxaDxksIurICHcyiYzVgljT0DNF5wAPtXQG0SnRUFA8E3ZZftEfq4n61OTkZM8zacf+MPOjHYM7I6cz23rI5s22fOf4QHxGak9rJrlODM5Y6rd1Z
rn5ae3Jf+LR2RJ/WdpSrn9ZOvBw+rcUxFB037SpXp6F9cJ+hoaUMM7Y6s91dNsdNOgPxzw5xhlLwGArnTf9QNsyzKjnYZ4df1uyz5gAc502dZX3epBODd7aL
E+tz3JkIn+H+Y7kq4+zR0BkuiF9x8nRfudoZ7vDR0BlutzrD/aeyOcN9R5uU4wx3D06RD37r2bPBM1y74gw38v9nuJflDHfUrnGGO/hMhV8NHxr8R8rvnH3V
DFh6HWCNm77H8YGyB9e72dyh29HGBODUxoP7OUNHIEMJ1+NsUDEnAhnIFOaBsjGF0Rmm6ZrNWKZEoE9P4sGDnGEikGEc10+wx9HJoN0LGcR0l41BjM5wDNeP
9dD9EZ0BJupDePAQZxgMZBigFzEdcr8IKIH9ePAwZ+gLZOjF9a84Q08wA7Ek/3M5wJKsGKxx/TFn6Ah+A5nI7CkbExljSER2Kpxhxg5kIBOZR8rGREZnIAbw
n+81DOCmWslE5htl30Tm7dPKVmTUJDu098gZS3F/f7Psq9tzWiEM6qQDD/zyMDQ2KdqeslG0Wgw64v8jHzX2BeUmRfto2ef7Dvq3THzf+LcY3USKdm/ZKFqd
AUf89z1Ct+8JwA2Kdl+5Gs33bx/VNN+mTqBoe8tG0Z7RNbJFC9z/6NGzyvflW2XD6q1eCn32zh7N7G0MgqBjHytrHasTg9P7D5wYQeueUuK6SqMOCfaCURq1
efFWMc1/GhqVSXIWVKoZrVQTf1pKdU4bxjRXKNVhpVT7woYxxwNKNWwYkyNOdmrQTpuGS92gOe/YK0ifDPp1Qib5Qd6JV/Qs0X9E7pZYUv5LWa1ZaC0MRPWV
fZb4UYfxpIIMuWAI8U5WLQohx7yJhYp6PFQUkP5tvnOjJpq/XhX17pN72yTSvdO1P2p6oZKeCJUE85r9Zd+8Bjv3W3RJZ069dB5d0DtftSyBsuYWKuvJUFlQ
Ck+Vq9n9fNJt5mESWF/xOkZqflvXyALlHQiVRyrrYNm3SkI1QmGZ0E/iDm/PSM0G612oqKdDRZE6faZc3WLqYI8/hU1h+urtr/19/QsV+p1QoaT0+8vV7bq+
2+1PtNOYZHuDIzUbcXihQg+FCiXrs++Wq1uf3f+QvxzIYikwb3aK97MudcK6NFd0I9AIWpcKo0uF0aXC6FJhdKkwulQoXSqMLhWfUpcKrUtlvdSvS53aulTM
16VObV2qd/woMJNgXSo4MBPpUvDqyqGpT09QZVUKo0tlIx6rbtWyTwjhx2XqDrBzCOxOxMhuhjaDmNaP3qy4/aKK0o8qTPH6yTqhq3s0kwUdPMU0gYVogvOV
ZShuydIna3mfhbm/pbg6PgvnauJ6WC/LjrPHjo2/msFrwdGbohy9KcrRm6IcvYl4Ia5nZopMG1FSpNuYi6KNSCiSbcQ+kWgj2gmbgyHH2wzDBMzPu41r/ETE
btxBDEcFsdHKoS7AsSJ/WiSaGcvELUseFw7HXZD1dZMyC6S4ZYhntp1jkyGsGW7HNOuIKzYT+hBbVGwvbib++HzcuZEpoOPrwMOWe483ySLgZEHgqEgRTpb4
iRGxnnwN7W0iZmSM3kQFyb/Um7C3E0GruXH567/v7+X79Buk2FhI7pAS41sLke2F2HZvx13eDg64Ft28mr5JvmVbPqGjrVEwzoij6JawHZKPgY2K7axiMKuT
lf5FcP3nzWeiPuG2m3bjW+Wd6PY75bO4/Do3vo3ibNJNN7EV9xO4n9iGQJNk3xWTvaOQKhZQN+ziHpENTyZioL4qxIuFGB5lqUvnG9zYRgve7/Inmc9xf5Rp
ZAVeZafQH+McISjOEYLicGkAKYAfPy2FGGgZjhuUxt0Gt1EHcCL20WoaJcO3mTUJVaz3k5mbBJ3vvaSzbIfwjcfGLD9mMTx3CnBYk0UDINatq4na513aDQLF
Vlij4tkB4/cTZQxSY4LHpWD5jWmpxmS+mLXgN1i0D7WFhkjSdjC4CvBj4u6h93mfQSzgliK5j8Wc+SazSaAdTGPg3ke1gjkepIdfzDp4AJpHjZAEISSxFd43
EiGWQUKSo/1JhCS34j64itwkiPOJ3gYho6X+TKD1G0FHbrHr0hpQA4AaTbY7CMuAh2X4SeSXEzlavpnJzFbQdItYLZvd5Wb0aKQw5EyHXK2qGvm2djf/c9GS
Xxl+AWr5wlkXisiIgcUKRGSEd5dzYzAmY61ojAh+Av2clVpYX+XUVQP/UERjDCTWemeAilvVfu74T398oOuNw+etXW0UsnxV+2/eeujcN05MHDmNWy2c/CCS
uyt3FVbKVe0j516ffmN4Go9B/7Oy/ZPjP9n5i/5TR87hVs6vEw49vULeWIaBdvmdbhMNtADzi2x6TdonAVL2l+iLdoAXIre90CLBvK0gM4HkOXq3rBhGDd1u
RUW3bpVPJqmiJUjA9PdnbsvtAGorH4wIBUKZlMOayBYnjLfeXGhxE3dKJZcmQq2W1eb1KPdmwBLlb5X5CZnEz6kho/d04/loJp7WHTC2PQ83Mup6WQQV4FiV
KfpWilWpfbkyTsi1y02hz25XQxNmYMR4DZD7k44EYEFBfC2adMR9tCfcJii5BEiVkvJnOZRcgh2vEux4Ffc7jQVPLvBr5PCgUYmABuupuIqzLzEgmyD95u9l
04QlAidTNYwus1xNExnJ9e3Wt7x/LXNI6R/A6y7dZpnIRSNSv8XubiBKPhNy2ubfRgrQ4N2wTXGxpfclIrEdztftHXaALDHms+i7VrvgyAXwkJN/lUoOs0XL
61znAVI0zJCdnKewnCDB+aKZslN1MWXPizLlUEAGymQYqoW+nQ0yY3t00sPlUfAQojglymc3cTNRReN77dt8SuGa5N/Vrur7zGpX9X26jqwFIuWCCtcUpu2m
uBLVeMP580ER09ApR/0UKN8b3dRdcqBq7Cc29yq5EB3HTR1yc7vaxe72OWYJsnf+leIUr50NsVa2hIRrMBgHDQ9ZPUhJJMoU2+Xdh0Ceq2JQcVwekMrbVQJs
+C+N0ewafUq+k+NrxIjouHY9CBMgJVHcYFneKzu+wDIIouq1D3XU+ioEqIVGj7k5oiKmQFLqHbdmQ3zpITb1inpJ31TRaPELNFqc88UJsbL97I5ART5PXIYN
FNyn3enIN6RR07sI1PLNQalA/BjHzMCwD8bT90UcKAZD9OWrBtUmca0E0PnlICBumacMKnrMYvpE/ajXyLdMPDeLuCPtQLtZNdstzu1mBdrN+3rxKrkOTnr3
N4N5NOmVymJb1gnz3gtV9fORuKUmQT8BLBkm6Dc4xS5pAKcc5yUsi61lsdFg9KKEzitzP7VTB1+h8ksuym9P5635UnKYivZ4niLsJG9HqFn5hiM7FQ1NAAiu
1ZE+mYpG5FLXlnPuWAAPOkYCUfunmOY6fVEM/5lFMPxn0rw0MMo+fSifbbdJN6QOFRpl8xdyRPMvVYX83oj83us62+2dEvmokPbMzvaI27D7rzl0hcsGQtHc
m0xIl64eHEAVUPWtsoc2YfoSfLM9781NiDVOmjX47EmqajsQdBAz0Pa4/C9tSio4gRaTxR5Y7aZXgz4AQFruNkqcy4l6E97e5BOKg883gMf8CgoSIJGUX+mB
xpe+Mt8iIYT5XIbmc01uw22FK7JQxrZ83ZezkXTYY0+NhfICfT6dB52w7PFRk6Jl4aZeRPS3sM2AHzyscQuFp2ipiNqQRAQiBEVuRt9d6aapp6Sop8TkKEY9
JQbScpMJf6yAZlgu5W8hOY1FwXKKbGEFY0AQfT6aDA32Q81SnmAtlNZ9M6X6ZirQN0mXpQPNzX0zhZup2wtpDLGyLe865K7up7gpDkDs3XArYRM2NwUahmVq
mSbdv6sjj7HQXdaRR3/PyHVbIXMLptNXEDNMlCAm21CqKVkyIWKZRtZNRGMuh4sMIyaHbYm/K6TcyF351W6qHwt+gkQKkMBuIrI7NMIvu40kaggCAoH+VFOb
+c7CjW4mNfU0vz9VSGXtdjBlZzh8mN9AWXlzNaKWqXL0A506HcSLI0GePhSernw5K0K98gXuleiNxYLIYnZOdSBMvxCoI1nHRGG4iqJ6EvdE1LUP5FfJe3iI
FqH1EJYMxGyOlcEqJirXqjX9lu17Kbv+BkYEnZUMzxTNIK0ucx4FeJJ4VCyDUezkxnBA1EysbthJxNKd9hcjai8xR2FEEeaal4y599j8J66rpTLetipiVJsG
sUUW2WOFn0V4Z1FerBfNzCxo8+rFfF9fk08TmvMP8Pu+QzQ4ZcNOx8v2/bhdILAuwv7wIL3k2XKI4q4fN2HviI32jIb+hd+G0eEmpjmfn9Lh22pzAqYCGRgm
jewKWcFix1d4AyTV4bBUg5VSLbKsxct/AamGSKrnwlINL7VUIyTVYFiqY0st1ShJ9XxYqhNLLdUYSfVCWKqTSy3VOEl1JCzVxFJLNUlSDYWlOr3UUk2RVC+G
pZpeaqlmSKqXwlKdX2qpZkmqfwtLNbfUUpUoEs1wWKqO/iWWqpOkOhqWqmuppeomqV4OS7VnqaRiE+DM1eK0OsjN6RnKm7GqM5QZpPNeqZyhnH+mnhnKLL1k
pALFz1y+GcpYVRRT3/peBYovY9+qKlUnSfVqBYqXWqpukur7FSheaql6SKpjYal6l0oq07emK/uWXN2IHVIgSy1JKIiSoFNDY65ns1UcSR1B2o0WWXjIK3XE
TPkzFPYJjCz/y971BllRZfe+3f2633v93ps3MLKusGu/t+4WKYdakqIAwQSbAoM7ZuGDH8x+SJmUH6zBVCmylkkReAijkw1a7GaTcjeoVHQjLoOZzWqCu6Rq
YhkdXUwN/p01sMUKIsqwO9ExQEKR3N85997uftPDvIGJWkar8HX3dN97z7nnnHvv+Uvfd6S/7+Dvq/z9JUusS/j7WUvFLMm4Ncq5j6gTC+lpalw2gNq9Gl5h
FoLPqN0V6XZXcLvXcLsrl1grud1rl4prQxEsYJAIIF3bHPVGMMD4/hpqWN8H84F/pe2GJqsXeU4iJ/pXmsjnNjeUu+S3tnDuleBLwDAKT+FHpWzsNTWctpH5
5zdNCnayXOH46NCflY8SjHXrKZUgWcFCJ/i+azub/I1wA7qT/ILSFhyu3ZwslCdwvBdZ6juRKpQncL4XWSo8kVUoz8YTERfKK3BBoAAFgUphfg+CbvZw5bww
UAWBSmF5K1LyoyAQ1VWFsgxFzZoLAlW2hiWU3g2tPRSIRaDmmkHNNYM6SQVxA+oktcObQc3hiRuDGmBwBmKqiVkGxBUujOmkCmNC+SjhkW9UATZpS2EDQaXE
ZrCrW4GgsrIoSHS1b2UDXiFsC8tUT9CYFKHAIb3H3yvVcVgIdhdFZVNS8xdaa6PSH9cR4yToyv86dOzkmQRa/Yu7WQ5Ya+Guy1XUagUHPjqF1WWSSfhx2N9M
sPMJ1R3zuO4YFVtzUWUYDlq6tpavC+gRECiX4HOX1X5KOxoA+WjR6DLwWlyFXeuqyqjlRyUSAfe1GAJFdZa6635NoAquDaVSIXQAHDmBSB68jkBE9QUJzXVl
lK4L82trqICBtO/W12azt87Ksg9pAWWLreLYHPk/JfM8+B3Br7nUXWP5WRNk8pVNYyQORkLuzvRCkSfHU61ZaM2LW/NrVJh5fbfEM2o1cHkpaqucGhiNui6H
1Y2XMQP5tbgSPGK7lRHzh/QVjVh2kJxv/lNFYwhxY6iLTQVp13eT/6H8scO2ug9fqap87a7uWrv8kY/b4MUS+qvJBc/DTBRw3cbzST5IM8LqXAqgbFceSZHL
ri2EkPpMcllU9FEOS+pqBsrTh3AULCUoZYamFLyYoA+iDRuIhJVf19CYwcRChmC1DLYpZNlAVptBVqDwE1YIFzDtxc1oeqJM/kxPQKDF9ATjPEn0BCF5F0BI
sHyFRR6llxzlTD1ELzkdXI7MZ4JJDICGVbfCCqCRg2S6uQhqwaRSMXuuZUVGeAsmRo0WoQyXBjGCEUMlxylRoxwX6JVWHt+MwG8agcAIhEaMjx+fRkBAWonG
PNVJXSiukIzbneAKcQFwBhumYY8DgQN3Nco3bWVtxNRjEwFGEdsiGBRy4ef1OrSuIxrA0N313av5htddjYCc+isQcJsUHpDndGVLBJD+Xn6SpCFL+aaSv6pE
QI5KVeJD+orFQtw8tyJaaaXKrVRVK0GJtzNPgV2D3wFO6R2bS3U6JFe41j1agDfx3h6OfjZtyM8pxVfgyO2dK+k6uDxzg1bSzoTBbItcj7joJqNZaM+YojW+
vUOOa29yN7qbxEbo0u+Ukq0N/pz+nnoBZpViWIDjQ7DclUs4THG2NhXKdXp5Ww3VaqUko8JqtYrcayBbfJUduImPBdnmv0GLtaMMzOzuoO0tjrG3OJgvZwJ7
i2PsLYy0THtL8zkgWFP3aXtVWF7aArNbQe0RIEjZklkgr4+VbD+N/UB85ZVR5BZcNqJSF65xdJB4mg1P1Dyw1PvY9TCsJzqgvGdW4pNoI71Yb38suvybuLxn
+bJ7w/aex+6o+2tRGwWOqHK9WzV7j/y5/JtkRqu3L3e3yrWoDPNNGeaxdjLOyL4eQ30C2g2ytyo5k2p/LfiU/ihRzGt7KjQmz4GvukQiAi5Oc37Cm6J9VB/s
+fg0Bm6YZz2Lx0ssRNGi6vJPSHGw0L6N9tYbbm9ZiTBIzf9To6n5IW5+Aze/Xzd/11Sbf5Wa39vc/EFunsLXZPvDuv2GmGoHh6mDp5s7OM4dbFMdHNUd9E61
A/n9mCUlAheprLmIDiVpYUcu/nVB7El5ARc9Ve5XPoVXRw6e3wK+zezwsKG7xnsLWiwFhE+eNhyRc7skMHv9OpIUOYoRyMshormoc2U9R6vMAt6pRZ10vIQr
QSvBEgs4AKD6MFnldJw8hFHEoV/yVSTzpLCPt2gz4wYcEwYOIA9kF2tHIRJ3hn4XuDYSXfDIbP5Il3ukSpPyHEQVj/2o81YVmrBAjR1bBNrZHLYQBnGkx4SU
kYEOUabGyf9R13E3uRvymm1GEzH0PCE4Hz7K5URLkBGY7V24R7jO75ZJd9FPh9riapIYEniy5Kl35ORFua7ZtMiUEOJ2tCdWhQTsQA8DbjT4X/I5+em70X59
HbFXzds9bFYdpedXOjCXu9FxcwfH/8Pmzpd3w+YuT2cTTougji/5WpCsd4ceuN5diWNH8nRQydEf0qULSzoKxFQvDHAqLcsfeSqtKO1NnG8VO2oKJqlXMb8O
5reK+W2LRCZCsFel6ECJts5kztfF8sHBM6RTWID4BqpLgCitZF2CpeIrMPUvsb6MyBgUTqRCBiEXMpgDl6JnqTKIs/zIM1QvkdzWJWIpcoZTwPYpKhk1VNJv
C08dKLmEtux4FQeoEyVLTMGfPbfqDu1qSWwACod3MehbQo+d/9fZYQP/wNjkM8S32H+gLJ64lo605LPBtF9X38u1x4wAa73OUSMXKvKB4qGsxYbU5t2HR+dj
ZhCcbBFspfc4XphXTKs3NV7U2U0xF/InrzYkpgv4xUmYm8HF4oda5gEnBjHZch8EXznTw1f5TL5CkIs7MV8NbDSM1X8uZqwnz2Uz1vC5JGMNnUsy1sC5mLGI
lfLMSip5SzGblVQYVlxsaQKOCsZxVBEcVYILDRhrHEdVNEe1GY5qA0dVJuaoyoQc1XfWcNScFEcFzFEl5qgyc1SROSrPHFVQHPWi4qgPX97zs+cqMVMZhnpy
HEMddGKrBSJfNGl88Ksf/NiLxt77gQNXjuiKaMc5yvx5TqfQOUaLQSKmfw6CyBubuRCqWH6PSu1RVbudxYsoy/O2h4nQpGCllDBh5CdSwhDMlwES1BIDJOR2
4izPISJCxCV9RLSPe0LwbzuF/nJ1VuzqnXUSKxO0L1ppfwVV49isI347KN4X7S827S+YoH37vO3LJq43TayaAMek3aRG31ElcfhB9bhKB2RTSBS9MdBj1ObI
UaBmN3b5/2miuO78eHJPPnNgtxe9/3LPEaoYFdWiswA3emDL5olmFxUrH48rVt6t0hhcqmb3UppoPbul6AEy2g02b2V39tFerZO3ajv6SIDI6SMfU7lTa9HS
MBEAyqqQQl2pCXWUkJ38ZJPYk4z0rMLefJPRJxt5hajxSFy54Mro7D1A3cC950Vd346WUTclwhWGsDoNYc3NHuJFIWd/M3J2TeN2bUbmsoIkDYVWtmvb/3yz
WVW+q6+bVpW99FyvKv3mDqvKLnOH7dpOc/cp2q7t792sF5cvXOh2bb9aXI4Nv7b72H1fSGzZ+p14y/bquBVmOimllEkpUKZ5rVDK8ftiShm5L5tStt+fpJTe
+5OU0rg/SSmn7/sUUkrfNkMpsy+WUo4888Jf/udLsxOUstOOKeXgOEoZycUCt5GgEklxj/jR2Isv8DrZEfUdoxS67zRaFLnfahK5w9Y0yFyDNBH99AG1d6Oc
EvPHC+Tzb3YGBLevCqeOLON+4kqKyf6Q8uxdziexitNJrOD+rjH9XT0JPFPqD3lADnB/SBNU4TQlsr8bTH9rJtkMTak/qLn63qX+kMNoDqcqkf3dYvq7eZLt
xYam7cVdU91eZBPcRS2gRxW1Nwy1P9gmZmVQu3znlNVds5VsdCLWROWaYyIpUYeSmjcjceitde+rovGeCrqZa58FEqGHmmufpssCLsfokgxjo3QZpCWuxxKX
Oy/FktfvKlO4d1LyevLo55mj31Ekia6+pyXNzYixyUE+5VDElCSwv1TcBQMizTKkxm0w2NMM45iDGS7Ps0ZOUPXIJdafcupp2Ogq2n9dgAtXRSWdlVo5sCPj
dFiZZ1kmdyclmLmJ0iw+/cHr+3d8DuWrENWOvAT9997NsVEDuKhXcDl0791xCmzlmF6JVIPRvMhCBtCmv6uUxJS+vXpCg65yEXuci7jS9I0XVuJsmTfW2pAK
9I9qVWQz+cNaO6fY9nB3U72iNO9t+Ai68P9xbkd0dn79Oiniq+vr7jqix9fAArW2RNPmiue28cN0GDvdY65DT0p5ulOJWZzE+yaMfSwOY6e/BFzDi/298ECS
OCyu+Trlw5YjohRuUFFS2mWq0SVJZ3a9guJJFYyEy1BJ0CrQidSrGPJa/r56/2YdNEy5W+l9MBi9xBJfIxApW2nxncGL70yKosASWuXOr6BUz5xPdbMOROCP
Ovijam1moIOsMyVZW/S5brnCWtZCCyf8qppy2KIcCtlvQ07VWyDGKlijO+SPXLHhOlQCc5aAmXawwiw4YVA6CSzV7V1U1FQu1bNoqc7ioFI4C1KlxDhqjzrk
gu1BHAK8NohDqySvLllqSZ4OO2AM9LA6o6zqjIUWsjrMxLDLMHKUI5dUzrMkQutlzmHjhbO6wQCr7igLHWgJjVkHa8wcpTGT8wSNGfAv/3XNrnmU/oFvYREN
wg5ozEBTfDYdIY2Z+h7GkhKlw5CEojpeG7b/nrLad7BirBLOUop1sqFWJRGfZNucMppWEasmH+OnQooxbYJLQlMiaBzetMBNp0hQ0wtVPFdzzUIOtnZWlekH
sWC9MVM4GqEo57C6OkMuEu1VlVxk3jc7sBsR6+cgUk5OakgplNrl1WUI/6rNklecVsmlKZc0J6mphPRLFhi8hKwenvzpkFDKR/VLyOhQnxFnt8A613r+T1rO
K4Q50GcZNjnQ50zA5oE+Z4I+y0SfWZBUkKElDzKgvaQXb4u86OAJtS3yokXYFnlhO7ZFHrafc+XPLOwlPaQ6/zKoFXtJD7kQQlDyQsoko/aSnpLic7Bvq8Ig
Vy1z2HgWkBV+rICsaNUp/2L3KaEeaV6PWV+q6Wl6jy1f7co6tlyKjIMtHVteidWmI69kq023v5pUm/a+mlSbNl5N2iNOv/IptEdsO2C0p1dd9LHlxZ6/eYNJ
TR1bGoX42DI27tjy+DRSyvzVF0Upew/FlLLvUDalHD6UpJThQ0lKGTqUpJTBQ59Gy9VBQynzL5RS/k1RytvPvPSzYyd/ftUEpHJ2HKkcyItihrad6gWrnKta
dz607aG986amPrf5RGkjQQlOXDafWG1zYsW4ke/67dF/OfH+ngeXLEoqzm25mcBpKVt17vLp0dVtcxyp/BHjVOc/2W6SZRZTqnMXPeQmUp57fF70dA8e9+Al
dJxQnntoxIf6nHkrH/OWleatQhNv5UgKF1K8lY+cUP5j3koubhbZ+FryGsB5xoKBnxMCcgYLkGsR5Gp3UcS0JNdCJMb3AR8W0Cocp0GrdkyrdrRjRNGqzcoY
m2nV5jLydkw0obxpPLtFEw2m/ugxKDlaSZdPQyd/XYzeVQBpIGwAUegi70YJhDsBEC4DUZgCEDkG4tfvHeA0+OcDYtLNDAMBhwb2t0gDQdtt12y37QmAsBkI
dwpA+ARErHeyNflraFjvlAAlnwVKnh8bZ46EwSdvgiMkRBQjljLx/G1hApGStMspBZWWLTvFBQsWwYIlpcqxJ1DlzI9VVZ2sqroQcSNY3KR6dCfocUWsrLqG
lVUXIn4Ei59Uj15zj/8PxdG+mAlmZoijJBMogiMmeDFmgrFf/dXuY+VPhlyaEJrcOGje3Z6Cpj8Dmo9bQE0IzXgBdSANzeEMaC5KRm0bJ6Pe9YTZHQ9kyagw
llFIHL5VyShdZ2Mul9lQMirfooxi9t3/7nll1IJYRs1nGdXJzD03IaOuaFFGpXp0MyTG1QkxtFhJDC+WGG5aYvhNEsMhieE36WBtaDXV4cBNHdDdmtey0KAs
x54RGj6TdAk5DZXQyIMw/UhkdoPkV6BNL0tuHIxpc94U5MZgLDfeOdazxW9VbFDKK58QxYzmEWYZHtc4N7qG0bLhsRkefwrwnF9yDMaSIwFPq4mwNat5htUk
WN9VrDZgWO2BmSIwVoVc4iAK3okO22mekVts2oMpSh1dRrswfRS2l3/w5j//93P3X4bdgk07B1SLyKc+sAaF+sIaEPjk8AvyTPT5RdZePJcc0i/oICJ2ihRP
igdEqh2xXbcjevGXt37x2gf/2PfFRaKh2rmLmrFuiVv5pez9pvRgbtRjWYOhHOzZcu8TX1xkreIW4K87H8lWKZxgWODSsrjZIfTSRsVF7GgP1w0Zw/WMhdYu
JJXbdhLPrD47nuDTwlxb/XgudxDDNrc3iN+eN55/5sQjv/xQDmzATo97r3p/J7+PSin2cv7z9+T7qJCSmpaGzTAcF9owFIuNs01yw22SGwHJDTclN9wI531t
NT9LHPCa5oCzLqUwQzpwqvsg/4rgCM4IHsBg8UOXqxs+jnzS8neXirx7VPnk7XSx79DxssPUQBgHzFKTIjrudFdfZwUvKWdpaSyyBrpUD8yaGIBVi8SqWSPl
kzlMb240aN2KlNc5nOKlKMAp3g19bDld9pZz2VvO1ad4dzncsJ574tAC4kc55HqRpMNcVWxSD9qNSwy6Ud9JVWLQjRYvtK+PcSVBkqAOWklkve8wkv7DAZLm
WaMOI2nEYY3KcacWqAgyycrUwLCVQBbaFFFvE7KKZFvTyCK5VjRyLdeMrICxxVXXkG29yKhyUHESCg+fFR75lMIjaFJ4ZKLKYVTJgeshOzGqnBhVThOqegnS
hkii6jsO09W3Fcq2O0xX2xTKeh3azzKqDttoYLtIoKqXULXLNqgyNU+IrlxDV86kdOWqeDMgy9HIyjGyPEaWn+mF2Qqy5NCnhqxdBOveFLL+wWZk/chmZPXb
jKw+m5G1y04gq0ENDCaRhTYFHn3CkdWYKrIkSBLW0RSyXhaMpAOCmXBIMJL2C2bCQZFgwp3UQKJfbpPMfilkGSZ0p8KEDjOho5nQZSZ0mQldZkKXmdBlJmxR
Xu0UU5VXiMwAJSRQtY7J6nZG2G1MVLcyum5JkNQAfbs3iSWyhCMK5ZMn1mMkDVgtIqmVFClyg1l9oydhYOI6H2MqhUUjp3dmT/miondm/eczEaw5v4lAZBqT
4Bsj1Go+RHa64Z64IjdsBCryEenRBc1R9Aa2OZGnf2lj+LapkWpM7FU5gdU7yVqQvxM0ga3xmoR+3mfFe57NAgWtrS8a0VGMjw4ZY+NDKqvrF5O6nryZ4G9l
LY79hL4zIO/nm/uBPtzPTfkRWZAsuaWgO9DI50E6S6xLSepYHSR1rGokag6HO6syIeQWpIO+4mnoE+c/jQG41eMPZC6HIaqp6BMpuu4TNUpgjpogHH+aQ7ym
ZkYgx49uS/LiN4DWedbvc+nYG9n2cgMXll1TK7EAKPN6KvC1YUXCdHSpYUUKC+kTCSHvablVMTNVwUx5NFOZQ+cYk6SQz7OQL6TiEgIW8qXMSB+k346Fe6/I
Fu4jsXD/EjNjjnIhT179NS4kbFL5S7wsBso5viZZCETPe8BxaWcV2/Ybk82PP66Io59PR8QRJmmCkKPdPemQI7lnpZgj/F5s0NEbvuNusjcUp0PetXdN5h2e
Je8O/1nNVW5ynFwlGh5V9tA6xTu70ehoKoRvNGkIPahfhnCjAH5KLOBPLCN9zgnjU06Y8TKyyDIyYBlZ0jKybDivHC+G2TKymJaRjpGR8yH0roIoDL2rSATm
WQQWWAT6LAIDFoElKQIpsSrXHPqYpWCRpaDfLAWLzVKwwFIwYClYYilYZvRUWAq2GSlYnIoUNHGvTdbl/PmkYL5JChZYCgYsBUssBcssBStNW90jv3hqy6mT
B3+LRWHb5KJw/6gRhV9hUehfhCgsQhQWqdCTSm+RLQq37m4ShWDuNz+BjH16rImxt3+Y8oX5MMnYZ8c+Y+zPGHt6GXtIMTai0v7uiTf7R6yWWXtkzLD289ZH
x9vbsnh7ZBp5O+iaLFAni7e3b2zm7cFTTbx9/FSStw+fSvL2/lOfdN5OHWzA2/OZtzOOMS2w+tzPWP2jZnXmXPjj7WQbQQfSRS1sld33nTLs3vnRcft3s7j9
6DRyu981WV6AzJV8HLf3n2ni9qEzSW4fPJPk9ifPfMbtn3H7/ym363wKx15+8MRfl1pe1HecMVz+2x8dl+/I4vI56Ryx5I1LigXk8/uDaUk4p4181W5SPJiJ
bC332lBD5V5b3Jx7LWvob+qhP+TIxlV6WaqypLXLcKSRQAhKYVcTXBoP6HC7EUUEh62Nt+MFKG6RFjBQiUm5oDOef212XRjGQtW0aN/DjFpJOoDQT1Tmhuzh
hLg+eQxQkbluyu1ZjSsMW3qQcZ5C0qMSMSJRoUO5kyWC5JOV/Fd5xZhE/RgSxtDMCK2piRMTCkpKJVuqe93RKuo75CuPm7XP3+zeTdwsfqlZ9RU8J7SW6Dxj
4ETAgVZ/hz7o7tdCzc90zBA7L4ybIyllJ5uN5snQE0GNe/The5wnWdf0TML+ehPsixn0xQpyKwEzV9J8QVXSPEjGnmsN/TtM/2681jmhaO8xJbhNUWmH8Opk
5yA0F5sTiSkOJ5btoS2Q7wuSleNRWYOekpN+/Fj2r9LhDC1b8f3v4b+nl8VP+GJ0GX2R9t532Htfu+7bsbOnHe3fcjc7e9rRb7ArDDl7kqNPaPwZrmIfmMZz
WxpDfcNPv22xe8mRYy85iyg3tSSYdQs50R1qKy/hDHiwmhqt7Lc/Uv4fe4j771T5sKeN/Tubub9Tc2lnE5N2Mu11ZnB+JzH+zYbxb04x/oQt3sAt3pDB9A83
0oTf3HkmyxMHvKg4oHHPRCL8LS3C/0SIRLmEZKVYh0v4CtZU00wRu3pqW4erY7q6oYuhgbuQsNTTSxlzP5WRcqkUYzLI69/dnLdJbBCbnA1+MmgnnxgDanfX
C4YMKFO3upT7jOxgnmD8TqtAO60gtdMqIs1uyDquPMJXcsr3DJ6gyOxtc9opyqSOwOkCFTqTcudKG9GJOUSatF35v9xda4xd1XU++zzu+3Gu5874zoOwz5Wl
jmu7WC3gR1DsM8KFRmmxqlbiR344PFLk8MM4ruUflj22x480pjhqKoxCqjEmYiLGyBDaOhIppnVbYwhxKSROAq15mDgRpY5IiENM2/Wttc/rzr3OYMCqgsWc
c/fZZ5+91157r8deD0moTZwI7hp0p/kOYYs9uA5yjNSmubbgVMjHCmeiT7lBn6TlboppasadBzVlp+inPtKKn6Mb8MfkB9kNoZ+9fdLuPDRbcWZpK4q7jTEN
iIvPXOpiCWumxMcJYOlaOFTG+h0E1DywdINg6VrE0nWFUUm3MMMliaqG/GaRfZ4HZuhqeB5hU/LENs+DX+EoXdjn0NNzwfZ54t7j6T5sT574HHqItDVElyp4
cU/b4MU9IFKTLhZyAyDTOSKgm5OkQuLgo0vle11VT+H1/3OcEgdU4JQ4oNLMGwdUP8KaoMx41G7ABXWO4Bbd9XG8e3ZMbTfhdOpxSsVuLG4mG18KO+bo8gw8
mYEZ/RFmDMSYMQDM6O+NGf2zwwz4eC2UaQdm1AUz/AxmzBHM6Ht/mNGIMcNPEGNW7PBbEcvR7GSHXyoV8ltd2rTUZofkdrWluHkmCyAWGJJHXoXnktvzye1+
Fd9OJrdTya0FKYbjLKxJeUJLyT6VFI3j3oaBZ3jMCi/csy2KOJWKSWCL3bMEZ0VMVhElJmJ34vAF/rt0rX84FUwdsiKzaSxac3QHsCyIE6aSFBgA2N+xmAQq
Ho6KHHKEDXVgQDfK21G4d4K1GeFwEkgDTR1RbbZ3zjOBXGStlFjJOneN3RzTkgbhHHDY2oEyf2K1RHJXC5yjKuaQPkNvTZsPDBIHl+doy6i0CSf3C5x1EIQX
OHdAvbDAWSPqBZaHFzjHFQTiCJ7wk6Z5Yln+VGRH844Rgo3z9WPMdcBhWyI+I5f6jLggdc2pI/Ls2I1g+Bzh2GEyeRPYDO3SuiaU4yi0zI4w2PxvCN03HtPh
m2ZczcCt5OHq7cMQmjjUBey0bsOQZgFvChDf5mNTYAvbBey1boM0WSAg0BssYO92m7YU3M1le1LctVJ5QkjyRwSPx/HxmmMphJzvp39zDxhwF1YebDcPBIN6
gP610qVDB4JhPVc3J4MR3dJDk8EQZqFJ1ZoHrv9T/u/MigcmuRI3mCrDG9xcqmyIavU92W6kCnVjkr7cpFE0gn7wlX1P8u9hPYDq1MwceQZ5vEXfGdIjelij
s/28In7BB/rEZHngaDher3+et668WNG4EC1c7bMQ4PPqryX5eq5u5zmAgi3I4D/KkxWenBaviqxht64uc5aKYc1iBMxe5hA3rovLHA011TKHGHBdXga/CI6R
wDYxRfGAZ2bKyWBEuHdnggnA7m7Y8qzBliuhb0F/2Qbf6DE4janDqcHB4OH5uKy/P2L21AntDWsRigPBYvLG5N2NpAvaXvPxEvjeNsltn4R6oWXyS14m5Sxo
HOqNg69a0GJwcCBxzL1/ulOe6Mapvhlxqg/6rgt+MclXDWWpE225iywfaxbkxxPdYQ6Lm4SDb7ULD6UTxKQzoSyyGu1S6G2secpGxhiiFhxenI1C1ge58HUV
cOKIsLBBwqCvp/rj4/YNiOdJICuu1+X1vGflwref/+bDuaCIVZqjUrFIlADOMELxTLWf/mTnQanGDceNFUM7qeaGr6Huaz/5wjOomyPxxxJTIa7ppGtSg3+V
50qdDbrZal97OxdVk+deul+vPf/0V6RfXP0NGnn42glFT+AFYAbmgFyR1G8CAXE4rv0q7KMHRNJoviQSEE3f/QrgjfAjVs1Ng86+uZP32inc+9faD+LaWiv5
SPxHt8sLUCYvggp21B5pF3HR/Pyx7eYLyFYLcVOyzpBkr4txSGxOvRE+yF2KIv6YXADhfBNFKPO8wunCiyz0MDgw8+GZc0/9CiP3yuH4pBMQcFEK8DzLizEX
9kUQ5YTLhk+MXn/1H+/+IV53PyzATXcB3NJOwI0y4JairesEcCuzgFssgFsogBv9gICL+WcslHyGJkt2q5HQSSITtMWZTC9hvRBgUuyESbUrTIq9YPKFr4/H
MCkbmLAVXgYoRNMBlT088r2qXcF1n8oCZhxmyHTdLPmMNgXVVGgbTnWSgQyVRD2aT98Fq4HXphU7+erCEtvntSaYwVar3UdcmsWIcb6N8Y6dO/H0M+/cfd9X
CYQ8Vlj7Sqb43KGJJzODPiWDvgMN3onDhVF7XXbEawQHPi3jvhknPGbAni4ySUgPuBgnZnKuUo8o6MoWWYcUIvIvsqaVQG1KBQxcAkhVmLw4AL6SAPhawP72
Fzk1txz1SOiborxgjCFzsTFkccYr4iGrJDlVO6ddSAU57UEqyEFwaNGlAqkghwMFXzRMpVhPdWndcuNuubPqVnJWSeThoDmrzIXoUMV8AXxfZLNM+8qPsG/8
7Pm7HdpDzpza+ZV8evvIdSJOuSvi5LojDpr710d+8OioQRz4x0wTzzJ+zDHjuDtCixvx51Ntxo3V7eKMHaF4sR0hGk/ZYEnJYIkyWOIaLMkZLCnS3hueUawn
DOUoBSKkJe6QFkDKqVx4GcV0GHHBN6wX9XJiKPoPH41KErtibqZKcq85kmgalWTC+6VVkrkZKkm7t0qSdX/UYNuKlJK5VVUoO1WcgscEbqFJXm6ZlDwqSclj
gnQpCK8qLcPGykqa9s2ip5Q7O0oLdQkfuVM+cqf5SJJgyu4IGjazP131l/d8KDkmLXCDdpSGiaNOzj4Xk42wbgrqCaRkanfPOURNxmmHZqVTmIy0uQt7pjfi
FEU7epat49xQDJnZJ1OROOUEmflOQRygzQmhCZrHT1pLSBThQIAW/YmelI96rmINrZ1WcpRTujTC8gPtShzS/7Oy3pKCW9hRQ90Sr5oqVDWfqSITEu4O6MrB
NlLOyV2dpNv6rcMRC/EE2kMR4hPePny9bziL2zlPQMxoJBkFqGL84/ZhZBOKK9023MbJun0A+gpdOBA/mGznH5js0lZN19Jt0RaXbSuHtmhJPTBJrEFVtLHh
ya+B39lnh3UulK2gqvPL7FEqsJcRB0scxTIiB1Wtltm+rsbMEOtxSWIkyV2XjRKXc6yFv/VJIClHDjRqeCfq8OkVDxAjY2s3XVDjVHleuqjjhRr4vHRRt/d1
Pl34a5vThXThxVoHZEQKtwRfkNuvJskr4eqtC6kqVZ5rzXsBWLCqEdbLnESQARRHlAuqUMjG4qSuIvJ+Lp358nK4DhjHgXc7HAf425jhjJuASrsJFDZ08RKw
V4bvsoYfuYzeNbr92F1g3BZ3AVxnuAu4F3cXMBEXO9wYrMiLoPx7tN9wr7H3xWkW8aPVVlGCtVGEh4gyoFrlv0Qii8g2pgLd8UbQzps4pEaa2nqgtkxVmdrm
hNrmxKTGlLZzWWrLqwtJmTaE/npaYmlqm4uprWKiYgtYmdp6Ma1FZFXOPxhD1UtB1WQejKDq8dWLrX3y2v4DeQOUcAMR6Js40yFnnbJBS/dt4W9Gt97sPrbF
fGyL+Zi8pd5nF6GLkZGnyakQt0JEqkj0i24NUemWFo/LJqHgKa+6lNPzQufh+Y1CM5ksJzS0hd8jyW+doqkknOLp4uhpJ1k06QUnkeQ2+rGLTzuHunzLvN1i
LpI9GZ9h9ZXrH0ZMXT40lQdU9O7uD6/ol72KUl151nRlemZXfjHz9XdmFv189wd6MdWVb2e6knrwXK8H3+n14GSvB//W68HzvR78e68HL/R68GKvB9/NPBjm
bKnLrcXagjil6QJEWUzcT/l/wIemcgd6hqbYom+y5azbg1ohzRo7likz7LPhYj1hrJ1N9BT+ulyHcx97eNtubI/XURT7l/lVF2d21+FQgu7m21cvoWXBdwuX
2PPkbt4SONzibgSheviuiUg9/K4v9nZUVgDb7oQKqVtpL2WbQUu6ExkMeqlEcD93VKxn1Z9r5yOmTytzIjST8zRpwg3nSR+3JDlUnu/b7BmM/djkiCySEDk1
kZw25ZEGvhRu/Tzt0+0yCFcRtKCiy2vbZV2JyDNKqQyhqPNQAeJ8T0m25JG11OSk6PJH7RGSK3FCy8+jpweMpr8Q9SIvykXTFdYPoCeVG3BgwwfyGcUBvq6J
yXA24CiH55YTXsNuk60cVKxqpwFSvY3hBYKPumttm3OHzwuVLkNqnYeWRqgG1AQlDd9eCC4ldu+FMFOC0ywOUDmpZUn4+NTXy/I9wxoxqMrgEW3AhjNxGq/t
SGgKUoaNnsjUeeL20yYZVvnenEv0ewv+TybfWIVgZ9+YHHTRT86zLnlM7TiPKduv2N2yrdvIol4QydtOaqtutZWpXZaAVybnuiHEkp61XVrdLouAL/lJIfw4
ES8iqVz5Y1EhwQDthVf+OWFV4fNQ7k1z+rBu7ztiplw9pGvIQxrUx/JcFxlhV7crVWusPEas6qGxxbu0mp6I87UXdqweRkhmmLuMITZqHWnrJTs7VCwP7YwW
eY4YKdEK5oiLEgUeYfShiaBWUeUZZxVOKq397MFdfV/gJgaaWO8E3LrMrI0BCrjt0pj1x9UOoPI3GN54H+ClC8Bb7g3eGK41HlwFDG43WOJbtbG8wITuyhMM
3LE6h6CPgPqcqKVIcg1quBSCIm1uBagELdhxD2o+fGqJSVJTTJJ8qJYgE5OwN+ZMQOKjL2O5rqA5xFaei9dHRDh50/AnmdO4mfjjVEgy8BnCjXqgJrD/4ViG
XpS6pIPWgF1z2ZBDjvyxGSOvRtdvdSkaSsiaFX7PELbju3vUvngD6oM3cOqDNWBdUgPjXkKljmaptC9UuhLkE2J9ylrbLkQqVJ6l1WGFymHs7hkNKtGqP9GF
RIEaW67sg9By9EHW4e7FfYktKWyJsMwnDp7Rf3o4WcAXcdIANn2Uagb58HE+/PznJHcuTIeOTEvESuYE8mwPC/nxwoRs1DBXwp8KUSkQ9DYy26PCe1JhkYWg
Tx4HJ4T5UZx6wo4kNuyYtAJv4Ohxzl1ydsgZF0hkoAchp6MIH2YoTnPnnpO2ERJrnIY69r9qib1Jfq8zP++Qn2tggoOkNJ641t5Mxa8c3fvwQ8+9/LtL7NVS
6UjUxmElBVNRwaQp2K+knS+rqCGAO9XSHhXNE5wSvjNhvOYJ6v5J+YFYyPZiuqDdUfmpzU+JlIz40BLV2gQoIdYo9YkUe9S5VnGCD010gTdFQoOYT9r1oegr
+f0KemZhivn9Zvb9przvy/v9y61+eX/g42pAq1muF7YO/b6xDv1yJ/v/g4xQlHrww8yDZvLApsJjuzsKVbdCKy5MtftSLz795V49+Y9eD/6zt0B3qLPu6V6N
vHKxcU50G+dE55Be7dX2a73FvG27exSlXn+9F6jO9HrwRubBX6vE0BfBP6OdUkUyCG0ou4TD/2iFj7LIHFmyKoO+sGs2Rb/60IsmPLu+VW3uAh2blnGQC8cn
OSsAEfnYIheRTj+uELXxlVdfue/Jv33uvShqY3TgZ4f/9SVz4GeHxWvZuj4++TaJpWLw+09PcMqoNL9npgGTEChclspGf3XAhYuFsCwMmDyMBkwe5gUlXHTA
AthIUMGlBbU7Eu3UtHeVmgPz0kVWA7alOCZpMHWBTSnIZB/Ij39iwsgw8Q8tZk8kZi0gwtGMTIpguCkZfvwEkb6405wiWuBNL3P/4WWmBGnZ7MrV7AvBKs9R
8UBLRfXiXAIc3ItIhBwXu3xcTJcaUwpYpJIsBovUIl0a2MldWKQS/sAiNaYaNtRtTI5dIcf2DCpiy0Emn1+KkDxzKfTcwV/cdRlqve659la1pZoc+fRcDiet
GesBIT7Hvs3RM7/x1ookzChi4/7+cDv/CQ7+yZFBl1JNMWQYRIiFeDUlHpmdq+mev+lcTVCaHLV4Oen8mN7zCev6XgurkBWluiytnKBmQVDTEtQsCmqWBDXL
gpoVQc2qoGZNULMuqOkLajYENecIavYJajZ7LC2J9Fyo2baDKEILqNF+XPxgIArpDJN53T9joe1NLTTnco8mtdBystAKstAsWWhFWWildPg8rLCWrLCmrDAs
tLosNF8WWkMW2hxZaH2y0JqphebIsQUvNVuWmjtjqbnGAeWSltrLuy5DLdayv8n92a5sPmaNj6mOmAOzsysOfqUdHzxuvS05hNx663qTGoxKNM7WnrqNlfLR
UVt46yoOQqUQsc+6seqEmAbngt0GZbc+ORxuXftnn4v0PnCkAz/Jh8WRQv3H3M9+Uah3nBtkqmR+lDoOF7rUv4zlE00nT7Q91uUedmJlJhykfYmXV4mT10vo
6bJEe0+nJKV/xhenynalorjo0NEUwurGmms5ymZrwtr1F77+0+f/8JbVK+QkW+Zm5T0rb6+aaGhxBW5fzLbyMODLw4AvDwO+Ei4r+blYbeXFgC8vtDMvtLMU
nfqQeBR/JtNogRtticazjIvONuoH/KlKYDSfFV2OGz1ur22XI8k5j0V21A7hDn3UpmaN6ExvHbN1OZGd8+H4v9Ab4w698uOXtpEgdt4mGRWiUD48z28eN/4m
kYmhFRTDR146AqGU3u2ohqPuUkeZHYu8+avUdgedX2Rtc2gK6TruCKAu2AKp8zbN6VkV1MO3TnzzYD4oGQNPv5KDi7cx01O6dh/DcHzid8LbWbV83loblTyV
gSqM7+hDm9D6ZpmrcZWF6zrpw53ShTsCOzVZp5J2w0y7x6Xdm/HKp2W61mSbXS3T9SmafLrc+FFNl33R6brIVBVnTFXxfU8VbG6LsLmtCzMdlOCLX4stMT6L
La+WzBV+FhJryyIrVUuHJp5sZ5aik16Kq7AWq5p1dVXoDGGcUQSBqoJ4+TA7AIGqSh7DauisZxNgD2Z5NEC1NnHUzWCG4hk8L6NSBjfs7CSeUzLqN5WM+qzK
oofqhR7S+Cl++SUlCHK6A/FOKkERDq6b5+C6v+FIwjxiUCqHxcAXpfQR1WOPnRIIHuH2njDTc7QDgofN9Eyb6ZlSma12v+qx1+6Rxvfzy/eb6ZnsaHyfmZ69
SnbcPeo3dst9A5Pz34R/pRBMP224sOTZYXpMA0J24WrnYMtdB1tNDRbxQ7Yj2kx9OXWAqhMTiKFj4V7AUvOvpQ6Ek2e/tcMOXz2xjbOvdQHEvWasBV2OjEyV
GJnaMDLteKMU+0mWYv+XGJypOxl9BI2qgU7BQKtkoFe8uBIWwLDPQcCBIvOsLQWno4JTpuAkRkvQe9YWqJzAtbTcehrXwnJkQsiD7T5mi4nMUfPelGMamnSk
YH9UsM8U7HGk5QknBe+SwBstM7yrBt4K8I6mLdxjx6pahmCkqvVEVesZVa0nqlrPqGo9UdV6YoHp4ZsksuCTJMDgi9B/V/nwBN9jU2xWLFny04IROEn/xOtF
DH8v7rAVs+XhjyQCRVaPhgdnMw++VHA84icr6cgPbmIRGVmZVVi9tHc3Hwex5sQSAYs19k325PEkGtLmu9r8eBbZfrw4tjXOCSxOY4N9zPW/z1KuMVO3xAWT
mXkX5IFwja6nYJ9P1xewz7hMHqq4Enmo4UrLs47rMUWCn4vNEN4A2BxJAnThqkkiIF0fVzQK9yr1mCJZ0F1kPapItKXrYRx1uLxZ5nGlzbI/EmBBK80tzlDT
MovFP2OZBRSg+FWYiNKqYEe03MUXCGv27zCK/jXy82bzc7X8vFGk0uuTQOMrwwv/JDnaXbm71r4uvIb664bXwEmZX6MNW5rZr6RgX1SwxxSMK2l5c9LypqTF
DdLaOnYppEkyS8GFS7BZCjhS9RKjJz+w3s+oL62D4RPHoqHzHXU0bPDQG9xZvHcqauikaeh4VHDUFBwxLT+ukqYPq6RNxIpCg1NKBsxASEAwFR/cEJ22xLuq
D0S8SWOfQ/83jGMtHGxrAEo1hEBmBcY7QPGil3BfV8OPUnwsKxz4BNsDXC1rnP8HCgZ4XPrQQXB+IDheNliXBE0e/C8tTnaq+7DX2JLB20b08oK4b7p06Wfh
ODRbTuK1+Pdte3irE9lLnHRifVk3l8PI77li3J5jC0c2VYDRANQ0yKCB83i4z//M5ltoMO6XUhxZHpPSKkPHtMDBwNj/mqrSBlzUtXD0zsgD23ybdp3H7XYu
dO7CTnTEbtdDe8N68UG+ga0pcrQlSZJu8AY+OG6/m32Bjw5wAnJq8wmbZmzP/ZG7V6IX9AHolvZBoptIyQ14+4kmPGdSZatuOZhg6YiPlCUXU2yW4EXe2vvZ
kwL9K7TnrOIQZATBPgMAD7Pkv7eD/VCtoGk8s5tc/yZqvU832QCnDgMl9ASBDhgEBJ76IstNQYe1Lf1ysNwPMbmOSyFoUP3+bnt3vxSbvbuuc8I0hFo38Ith
NAUKEQzw0+S4dgDDmYsYC5kYY3WGdTT006prWnRTNROrYm7X9OhzqQ9zOVYFw4l68xfbzen1aSIFWGctLESG2VzdwHQ0uG83VfOskWzBI+m3EbKCGA6HDVXn
i8fI0/JrFL/ag8R+yO95HKhiiNgQ+a3xm5gR+dWC9/oS54j88uXXYUcP6UHDbyHQCv0hws7Q+2502r4wGBbd5ogoPK/gd4QLuwKGPEN0KWwMPoYIEwCdrse+
XYMIJ4cFeWXs23UlfLsGQ9UDMDRbgxAF67Hz2ZA4n31MnM+uEOezYXE+GwHCN/Clhm4hdl+LbWMHIh8pBPvYD2T1X+SdvT+2IANirRKk+3XYhbg0SOkukWF2
m96ulMOR64KWaIUHZf3vt9u5lPdbTrzfQiw2cdjcY3TOnr8XA8f6awgUG4DigKSoq2NMV0Qp3YYBvTqgN/x/3H19kB1XlV/f7vf6ffTrmfdm3sy80Yfdr+2t
jMBCqopKkiVhq2clW3wEZMJuebf8hzf2bpTBqbKM1qVKOdbYGiwBBuRdA+O1COPBxAqWFgNeryF2GBzDCllmlawTFDCLYIVLdmQjwCwCXJD7O+fc291v3oxG
ICgqgOieft23+5577/m65/wOqLd0/uakk/hkXoBMwt5oECTshRO4pQ8tkJCoXQddQfQiOMgkYAXg2mxGfXrSa+1CfMKzlr3mXVbt0F1/EKwPq5nD1ym8Ykrz
QL38/oGoj7PHWMnS9/ApN1v/5W5WXkHA9kW1ciC0vIimEsLtNbMC0MNFzCT0oalb1odW3JAJjCFqECkYmcNnaJxTmGp6IZxU3L8Tilm8nYCknRr+/bQbLw2d
Uacd6X9tMIVaFEpiVi0pjkWh/j8sHgIb0lTb79Ei349lUyd99sm4PYqp1Lu7HUVt2nW5eXe7zW9lr/QiASGguXNStYdN0Tt0IcOshqMWOONSzNS23b/5pbM7
c04hY1kqEvX0gtez5KLkmJ0fXzQL+lIkTTR4h6KXdyh8VqCH9Csv6rYgLuLLsiB6MDl7It27iXYMhvsudIBnW5tHQV/cshg/LDJMkzjdMGTRIuBD+EmFoHf0
fE+qYyuUo7kMpJBmLxBLkBkNpCMQk2vxCGuO/HuSE7lUv6GlVwMMyEFtUt4SD1InT2GiSThpMTmuRxl38m+f4qVL2zv0U47NyWDYPc+lfFP9mxyAr5uRadai
JtNpRn/bgKbOCdeSCffqXBPuVTcezE+4ahTIhKtiwgXZCTe4WtuMye2sxZx7wr2amXAt9HGxTLglUUsmXPrxS6LFV4flaHCz/r+5Jts1YZlZuuVwvZbD9SaT
D4ElTdgp92Py6WumTlOlzYKhYVgbCYYWWFsDrK1lWNs87fQyn9IzDHG6URu27DBSI4ajRTggI7LGilOAGSI9GzI7fdlVUgnMdRoKFlq6S4rU46X637D+B91m
UF9bjMBuGGu9y7Rl2SYgi8Go/RDdsFQUGwEoGMYo6vtact8w7kODDcj9xYEpPysULFsKlpP903dKn88SO0dMrZWmLVNLd4mVpktSCLEuj+Z4a5nxxKAVjpBg
bWBTz9cCwLmMBIAzAsG6zon0YXC1s0QfFq0maRuvcerRRYZDybEnKunuBgGHu/nJ/i8TIFhWQaVhXojtHZVp4/UwxQr+053pzmuBM1lphV7fJgGxjZnWjbxQ
t+hRKMJT34LKvVXTWh+uwTxfod6hp/lS8YQVkcccL80FKB5AjneRrPxMhKI2rpZmQhSjJevVS1jJmjIv4jjMKxzUpBU+SCu8ZfSoToeYWfTs3tLzR9jIItJU
87+2rGKF+zrPWEUyImMpOnpK8Qbyi4q3lV9SmLTnjDs8bkIEj0mI4GFzYUalUYUQlo9Sj9erz+KorYzP4Nigkqck/Q4KJQ7Ic/tcaWivKyGO5sJZueOMtHxa
Wn5JWn5RWj4lLee4Jw0RmfY2OvFEGp1o/CAdM55y8PJX3KA7L3BJ30Clz6W06Y2FshRfWbNRAl0jjKEBu4grrnFWxowL3wIYyAUeg9QLkDxPHgaIp+eNNyB5
HaZF8rpfdRxM6yS5pFXQHy0unP6GQ4jV+tugxY8/ZmhBZ0SLGtGidkFoIa0SLWq/Ci0Mt2QnzDDtpAQLDaf1OXZjmGM3enNBUks5dqO1Ohf8d8x6Zb9W8sq7
/NsLJtToWDYukRh23mNSEkcqtrxjhDLDk36ZNdALV4eEnFPmzfwC8BwFWo72V2Z7MEp8mTg8IWqtUFWu9FaxIQDUVFylhuOKMMaFtZb7lFI3EZN9ZI7XVyN5
acDj/1ZkZq92t0Agrad842Cdsxlu8nXOJrjJV1NqfQ0OTQ7U2qdyqGSKEEGcnZEa/ecjn/n5Ywf/6gs/1ZrbzfAYr1fb9OVMqT8F8EHESitAD5586m92f/TZ
b/7LNWor3Y086lwhwI22pLuzVp9+4S+pWjOqu1dWOyv5DSPpGzjKSz9ymCDe1ejLTz17PypyS/X5capzDchDh2AOAfWu3+oYtD49mzaMkVQumEAvPx/gtUzT
PmRlmf6qI8JJaz0QRcu0bVHHYQQCapm7kiOcEDxVtcA+Js4R9ONASJrziHrq44DYBkfD1jkUtpfjYHs4CNbhCNgwH1w+T+t2wpOFzbl2HJKgEqoqpw9XhV7k
IzysH4dWu4lD1B7AYQTGipEGJhZqEEhzTjQApDknal5OKS/96a51evpni6N++6fj3Lj4ciSmJCMmRSW5Q2kBI4njYnEfs2FVP4ncoV0pIKaXW801AgzmHZGS
JGezUsnBeR6iZ3aNxWVxBTp66fjsA2V9Gahn26MqbK1qds07hNsluXmzl1iFL8sSswTHUgt4qdV4qYW8YH1esJRLQZ/8wB72lpeNA482ludtBxyjzBzDOP1+
ib1PbPZJPnvAyxjCJArWq6/hWFvnPEtcfp1zFMfyahIytG2HI5XP0JPoOZU0WJWFva54Bdyt+ft/pk8NOqIcU+10RnG43xOKF8XjikMDH1Uc+PeIYr31IHaA
irSDQwrsg4qXxpTi6L/92PGB8wPb41ql+wh2erSK92EFTXe5c69qD0kSTEuSYIaJfvlZj630ZyasryuwNrH0TmAHSzQMhyesERyyIsQ5pu1a2s7sdxAhAsl+
qVH2y1UhOUwCeSQEtL0eHew5DC1ADzhrBPMZkdSnzIUTcuG4yxuTz7mppD7mJk98mS3xIp9hqzaJYQsksR5nefYRTxo74PGFKXNhUi7s87j1u7209b1e2uqE
xy2Ok7FCFv0+N6MHjHtGDyBxPwBxPwjnuP7Xn9t30UTp0SewFmnvhb3P5pVQM+7+CL8SKgquP6u/8zZorfwpyBgCG9/nctoQfP4jlDnEjsHV7o3J+CGIqC/k
U6ImcJEwGIvJSWcMncEwEhRItzUe8GVZ4wH3Uk8Fdqjab75en37/w/Rp17GyhGylV//nkz+6a3wdJytNkCj72Oe/Q7uG9pM3pp+8AbNu3IOdB+HDC9Cv3/Oe
cf5kXPTrH7pznv2fdK6LhH4EEhqTnCV0QBJaS9wgK6G1zA1Y5gbZujVoy4rcQPqnRW6g+6dFrv6xAJlrnjk6M0OKXGAKpgWjJ1/66vu/8tff+NtXSKULRoHp
MEWSNxglDSBIeikfK0h+zjHY9yr+lL18VAdwhBDXWoX5GuxJBiLQtXJhv3nvDEvzYPTbu1/8zsemf7D/CtrIDBBKh8awzl58/mO7x09crteSZ6bWweOPnUGc
A6Y16xXuUc9MMP212FEww/WEl44X7SYUk8e9MawyTfpFmEaLuk2jRXxZptEiWT9mGhG7OezGizNMF4uJ9Y5aV4b7qMcM9xGPmdZBjxnuAY8Z7oMeM1y9EInh
7veY4U56zHDv9Zjh7vOY4d7tMcN9n8cM970eM9y9HjPcCY8Zrp6fw/qDfVFZFovRA3yczotRjVLHN4cVAjMPEQJTeFNYwuGq0I9q0DSW4NDSRkwNKsZFOKxs
X4wD3GY162GPrOrwJ8TI62MJZjCwRf/HMyVMuU5uXmc23mrXjLOxGYfCr4OUXyNciPl17Tz59Yxhz48bFmsuHJALU8Kv92f49aSbnLb8+jSzs3vd5OsOMeyv
67/2ub+ePEjbPepKkxACYNbw6qoMyz5sI2dqtSBakqpnm8NqtDT/50X5Py/u/ueZK2+gZ6Ol0+22vaUd25/bkceM6uJ0TGemU3QsjOFD5KuOMkhal0SXTEcR
psT09NQ0BXNENn7xBj2OyYZ2QSt6sb4pfiAFhZpq6yf11YujS+Z/2SWZl10aXTqtn2rrd+JlsVrcRruXRPokIjAagOAGXbWDRSbKjo8SxPfFjdFFn9CdiCyN
z145rUn0CbQ7HaPt6AbdeKo5L7XkBypY+xKt4fmzyalPL8YuekQfGE21I+wAZq2zTt4PPtphnQVsnVk++ukZ4c1inQU566xDUuz9CltnOVFhrbOArbOArbMc
p2ZJcVgkhTXPgox5Foh5FqTmWRbt38iMVXoxIGHnjILZxKy6BdPJcuqIGHVE4j5a1CHEA2Zr8aIOlZe5r/rdU3fnUUozTHhRypkXcJsgkpKFBF7tIlDhTTAH
wSYLkQKvjnBo6RWlwKsvxgETT3Uq3Vgr0x+P21F7Sv9frBdSrCd3nND+rFh67EO8jExJPVSEyAmL8mK2KGO2KC9hizLSxqJmUE7Hf38rzProVwyzpjNi1k8z
s376wjBraZeY9dMLYtbB+SrYgfgI2H0zI6bfE4rrWpB7sUfc3b0UbFVESBO5tznQiiplPKi4VAZS65E3tV9xjyjFfmC9nr3YEFinZy9XYLlXnNj7yNlN2Aay
hBbAOQPO6VrFOV2ZbMseTgLr5SSwOieBNTgJrI+TwPo5CazJSWCKHYkD7EgcZEfiEDsSW+xIHM47Ek9YR2ImWvPFXLTmf6t5lV2F23wbnJXBiCDT3WfTvcSm
e5lN9wqb7lUTdMLuC4pfIPdFwLtHu0WFKTCXgeUfZKzO0GAtiMmvjU6KOlABAR6iCXYt0N9MaLQciNXvr1dfwbG0zvmy4vhX8gJUZGqUeWqYSYrpYQwv8kA3
eIqM/hTdnbpcQBdYl77vse9w+GAx+Yd76RHMEqj5mCWjp1/6MKvfBMKA8I2ZV+5/GI/A7CPWfVigIQzzvk38E3qFqPmMOkVM/jUYdTvPA01KCWSWCZLJmAg3
d1gI21ID4UZ9WiG7Ly16BpPvLn167NDxz//IYasPHVpLBp/pziaM6E6OtCPQiSdoC4ytPGWuzmfmwW+XMfFIzKdRcf9fOGExi4kwEMY1I4tDksRaNtUyEoeZ
R2DdnSarPBQ3Z4ndnGV2c1bYzVmNwteTxzZ8PXlsQ1RfVfgrovQOIe0ZpwtpiVR567mDWOMftMQ6RgnJavSFk5+8XyzhLoSaZn2Ih4Io9eqRz9//0ZfvX8PE
wibuCccQiwbNmrTz00qdF608plWBaVUkIommecXM1KZ/HrnuQ0/9uLZRFOiN2zZOEe0ioV1L7o1mpmzpFqNsX67vradGQA9K6FBds7DTp9xgDaDOGkAvawA9
3d3F8BstMyn6TXbEt6BawQPfZA/8AHvgB3FYy+rUxgz6/nx0IdEDCTTEDvlBdsgPsEO+yQ75/pxDvi+PR3FMdcCgmf8emQM1o5jFzXj/nk7YPhHjFxhAg+iY
wRfwZiU9e/PhC/ygJy2JdsZNUd18wipEtHMyRe4O258MM3OlZy5rBv6IVpC01NTHY8jz0cejLhz28JDAY48gtTYFkM24mov6FCAc4vi4C4guBCHrWamPj7ha
+dbHg8iU8VeoT7m6f/5y57+4etrp4wG3Te970NXzx0e0XrufQqWRRkFX6ghRNci9NlRXLjSwadBn9wv+41hP0XFdV7mIhz3uElBjAyHIzaSFEC8sVj85oQnR
TEGy/ahJ8NlaOWwudxaR+q2HnhtQnJTvUgCrJt/ZuwSBipLyfcR9EKG2MJ02MZk2MpU2MJHWMo1WMYlWMoUuYwKNMH0uZfLETJ02Eydi2ixhQmBNNcWgoJBN
3a3GcqdG5lED3KOASxQn3ddN5vbxZZG5DWmqFCT7H8Gs0RpNxlJVSNGv6ZnToIoHSIvUj7YVXk27tyqZefBOUxUpfa5g+OmZK3lHOfNnixP/m6wrarUwxXjo
NpoI7sl0s4872Y8LJRC/y54rsr8KKPPUoIj7rj3r5571c8/60bN+ejleRNFXsGeAn6xPy0zb/Huu5rsQcdGg1+GvgLd7JYgdO8Q+DQ6HWRbs0OGhdjlInn4S
n1bLfhqSNrJye23+z5VMvstYuUbWOO2XN7qNdYMvm4rXNH/Pkiv7vaTkFGQKI9W1nln3+2S9T9I6HdGGFs/Bs4on9mswnnXHxl3sTy537iB+sELdCX5Qkkgn
H0ijcclEOvlgYHsR6eRT6qQvkU4+bGls8jsW1SxYr44AHhqpbTj2r3MO49hHe2S+aMd9UX/3SCcf0F3wP7I0s+iYkF6Fjl9l/lNjk/b+zjOf/Az9xPKk64fh
Z9DHr8KfoLt+RLULYuzNZwH7EkTiG6g0X6DSfAOV5gtUmg9r6V4cC+vVX+DYWOfcg6OWB/uEHHcTeWinxpcAEm7olFw4YS4clwvHpOWj0vIRafmr0nKO0P1E
aBkvbAIbE5iIaLaYOH8nTd2hbVAknOr1wzXGXMnjMSA6luwlYHiUAaoOxuKhuorMSG0nY+90lT6UYXR6GPXL9KEKo9ODBYUy8jUuIx9SGXkYpC196IXR6cEg
rTNkK7DuCzA6PUYe8dBThPoRxI/HED/unMBwSmStQI5gBp9xjci9m4CljPE5njE+xSCZWksIesTlToRsnIhjbGtqjLwV7getSWaRbZpj9T17bMDDbFybLYwE
s4nDpje2BeymxBEOZYaHqXC2RJVTKAJOoagxPEzIwdcEuXQRQy4tZUCYJewlaxl9rp8/z5hDvE2YuUD8jXxWywg6yrfRbVraMqqgdzN8FYDwcW/C2RVkxVEQ
NKnQKe5NE82yiM0ATP02ezsb90ZcHqXfEsBUjRXA8sIUwHGbp3Zf0a2ns/FEqs52xTfz2frx8/hmPiLbqZzR6I9ou9DPZnJlJ2j9HJhmm3jINvIgbeAhO8+x
guZDMaWLeKyGOdI0OzNHeMplgZf82ZhmmJgDKaaZNp/VenWtQITCbUZTE6FXA1eQm4Cm5uH81Kx3nZq/zX7OiX1W/g1DMs2amv6sqenPnponrG3ycMENdlkv
XcbSSqt2dNSCkNM0HW5DPhuuPLtis09ZcOVcFlwZhUtQziORYDKnvtdkT22AeHKSRWNtVI1ApVYkg1T02a3I/dCD5iAnBPf8B0oGqemz2ykZJLSuwxIiBjDP
Ygp1AhwyMHaQPHVrVEZ4fC/C43so2azL+0sYEWCol5PiDqDXqvXOSFSGNyYCXMF6ipqvIGuqjJLILX2ordYaNEo4O9o2R+wU12sCCakMFONQZYLmnK7xQoid
q+di5xpsufex5d7PlnuTLfcBM69LtpRgmafiANu9TTZ6+9ni7WNzt5Ezy+v5ODnrY86YsVH3KqHv3SNVQo9cuPpfzBZnVQDT44DyI6V5in2dX62v4o4utb7Y
8ESlXt22tUxtWS77u6k9IIaqqbUVca2tqFvtr5tt7a+bO2p//ZovvZ5fen2XWmDv25OvBdb5fV1rgY1dIGjdZV59jVenLulRaJmaZnT3MFaOCt7vq4Z1jqiO
DO5O/78vcchkcpfYE1HmmM16XIGVuFC3dqoKlccIpaWE/HQqnl2svyTggB2+lyKhBZE0OaVYjpxULEhOKJYkzysWJcdlA/Q52QA9JhufR2Xj87BsfD5NINUr
1FOSqvEl2gBd7szIBugTsgH6ODY+TYUDVzi+Zzh+5gc/3a9E2o1sdPUvYAdwp+zH3cx/bpM/r+c/r+UY6Hem2x5bk9P3gYU1EU9xHzGBtyYVcCN4/rfILqIJ
1Tfh9lPmwqSJv5fo+rtVR4ibtIkQNzRIWx6UAgQFJw2qU7mgugb2/PoyAAbzGUAXypbx2ZZpsC3Tx7ZMP9syTbZlBlJbJkhFsge0lKKe9kYa/31RVXdl1ERT
Y5nqABW4DpDIXUqfcCh6F9JO/3vLYjgp4AW+iSJ7UcYqcrgSuj54BFEQV0jOrBrTYo3RCQipsC3cekNczSTpkjq1NoYLmHN0cTYrR7eMzYEyJdVRwx687JwD
zMS5jldol7RnL3negeT96B7R3a4jxAFw/arEJ3OOcwlCuwqhXYLQLs/9LAZTi+WQXBUEwlAfo+/i7uIz0zBvEMPPZfpniuqCTqY0fV7Fqc5WcSqk4lRzKg7o
pf+RikOUceqT5mNXtcliXTnWrnqocXIbqTglVCpxUOpJX9pJqk1wPjA1VBhlFattpPUUTSXGmtV6aiBgkQjY5ZMcgHTAJ1Om7PAybGtoNqV1pNkEmPFVDHg1
qkCzqSDQx7dVR1PNMiKX/hvyGoP4JaloRPL3XNpES559Roe4QXm7IBsKpoSkwyUkC5u5Htzs/hf4craEZIFLSOZqL6aiKDillBI9JXJYF4AzoXUTFRVzecWo
hHB8UF1Ofo31hN0GhU6LVTpzuUwc5Ldj5XO+xCPJayeV11I8zpGGqBUSwpnXSfG5X6XVFrfaklaD97u2p3mNrHIujawyX0VWup6ryErlfgpEJgQeQpS6oqBV
rILGdXFsNdYKsbR8fTiXlRbNExt7M+XNXHTQJS2iDUwbfSgw2VCAES+L/Ewdp1kqTQUzcSBfj01gqAiW/6UcLD+BVD3wq9dga3XWYLOl07qpz/eZqd+5UhjR
5f/SHv7pO8xK2W9uv+c3U2139tiSzXfmfq62OyLVdtPxzSrg7qxqu/7cGji0ehf8WfRvPfaeAdGBnirCyY79CFffG0H+dk6vRiOxT0sSko7PfJlN87V4Lbd4
rbSYzj/fSK85X95VaX7GMJZO1lLjTs5e5cw7TN1fWdWmcJlZ1TVe1TXDK4hDObM4VI041A7LoXZYDqUW8hZ+kJ4i3vFHF5oT69lFu1XBT7Nk+nX5UlSYNXM1
JTonaScT6uRBZn5mGEpxNkPR6nWWR/ndeVSNeVRNeJSTYUPMbV4WbnPPnZbbcMVHyyf2gEKy/ArZGqrYg1N2D+62sR5XOR4UOMBGNTE23uyxuTpUVKyVdiHx
8V1GjwiZHb4CQIiCl6jEChUf889RFWv+WlglGsr5K2CV8rt0WGTjM872zZ11sPhyZyWsEoN49W4n1xEU+zqHUNagbkMld9hgddhgtYiFHtd/C/74wlaToTOy
D1RwH0qzpkXdqjaUwTcN27pbK5FRU39RApKbY3HNYJdT9VOQqNx4n513bcUsFcuzROk4tK8SJLuS8RPEH7YsXq/qUQ0cAaY31eWzzp0s9BU3FAJWRKsbNeT1
1OhjPkjztUoZcLwK6SdFP95DPwaA8y7RdQozs+G0+gsu/vNbtKmi2kUyW81PVNDMvKWKUrZVlCVFkx8y70O4BanDCocyXmAx+e0b9CTytmsOVgJKkh8V2gFh
ue2IirdQNK0Z5oAHnXxE1bS42AdDr7FL3Z6ClLuZnSLytuTzJ33eETYBiDX2BpSxMZsGIAoguSn4VDLBh2VJwaDgw7hCqOcCq1fjREz7tKbNVVzRmwoMvp3S
KQMgtTbJA+pTmGOLLARg9G2Pe8VmQxlr3FHXZ5eRUdGg8C1c69Nnl9K1fgpLwrWmPqNqme0w6sFKH5BP6O3xXIejNZRB2IFbyekGF+cwTFzqXtH/7RGjsWm2
hKM+SJBeAPz0zm6iiCLiaRp3ES92L/CLC91eXMi/eK5G9EeYZpxuzTi5ZoLkla8pg1Zby/9JrbMZjavjRz3+iyEpKgZqtF2Hz6KReO0+TY3uDRBSGcb/UDw4
Gu3eCnoQ9HZ4aGL0e089+8wLLw+/A3B2o2vv0sNbv/VQWuPvz/QP0upkvtUa4XLrPxM04ZuvTDgh5NO7KYCu+6N6Nmll3s1caNpN/D5bZhgRuQpwigF0qoD0
morNZSIyU/nxsBuZQ75sB3z2iyRmLpDIFc5p6ktzmooUb9EXNSLeP6Looecn8kWY0myGt7IPbwu78DaxZ28jO/o2sP9vLbv1VrHXbiU77S5jn+AIe+gvZU9f
zBtJbTBKDiOiTaYh3ups4ats6HdJknT1cHS5jEqyHhUv1L3hSrK40/4eZJyATY52P6cTcIH14nxTL84U6BNf4FDqt7tbJRVKC6iwP88gaZhAiKIEQhRNIERR
AiGo9aOZ1g9nvIFPizcQcdhc+C8bAFHMBkDAHViHOxBxNAOALpU0gF7yAmqiBOIb7OEC9jaasYd38Gq8gxfkdvB6eQevn3fwmryDV+UdvIHVWWAO2cFTvIPn
8A7eUFdgjkds3MI3Ar+i5ZGif2634HmarY4JNOZi74xoaTP7WnFJz3XyclZMbt8ScuxJJUIsglRQRWlSv8vySi8/kuVlyGcqR7FC9cXhIb0AguVOI+491K5n
U2qXO/U4EFWQYLDKUAfL3dTBMlS9BmxKl+9T3e5Tcl/AwVKiEkYBrpQNJFmAuqWa1fWgeGkdZWn7Rot7H1oc1Q5N6HVYJ5Y3QRt/fVsRPhb1j77w1Gfu/3oN
HLHH8sE/vSYsBDQn8Gsp+Z6TjB/xCJO8F3jkwS0QkTtu0cKXEbSIAYLNeVkipP2vnKv/Fe5/5Vz9rwQMopD2v4L+C4YFeD/36mv/SeW79G/eQRAnkkSCvkGC
oIv6VoDkPc39+53t0asn/9fDfr5PN14TevQtCf2IXhz+He/F/3nfs26+EzdQJ3BdMP9nfT+V7TYDR99Mtqmimhfmh4CV05QNdHCAMoc+1Hn9MweoxY5wAJVK
Qm2mWCAIrt1aCRYgJvYZvm04e5dapeCYN6VcHGFF/3u/TQ4JV5udpa5oTrNkEFp7MCMUKING2qMMmpAzaOCAJrDaVCZMnnel0opUKuVXlVG+nt+keTdelIm+
yA8W7Z1nB8nGt2vr/6Wi61Gtqci5Ly5wrH9018YbuB68s+kXd77+T68e+MmVJiVg7e9Pmductf99Ki7q8zO/GH3DC1+cngLL3/Tyzh+O/eO7n3vjdKQeiIsP
xE4mR1cPbJosqx6YiiiS8IGo+MA0XjZNN/wB/efL9o0nrsR9zqYG/ecOfZ3v+OSVU9P4RU3HRf3zoiml//c6/fPQTV8avOlLfyiPrfq7P/zkPy39uyum5Y6f
XYHH8MTJTT/+t5tf+GP9y3Uf3/m3b7/9L67gJyr//kD/VX0vvHF60+Txs98//kobT/B/p6aiwpOjq+5Ko2xv++J0byq2hDI37xECdiNfhni6rV+a/zi7zflP
fun8gV7UhSwqvmuaZlR8bXq/BjdeIUv9ov4zR339P9qFe0D/8WvRt3De9C38ivRNJwsVR9nPWRi2yhmFrjtpEnuYnpsU7V2Z328gb5wyaRzfLfuu1l/8XUXS
ZUSP2afS5Ac4b8SY0RareDlgXpy9QyIXEbjlL/MQ2aIPKxHkvNx5E8c0v5mj9zfFHi5uiW2Vda3MlHfcou0KLbC1csdOtDCVB95G8DW52xG8WLyW4Vp76Fe2
InoIapnCJ1GtfCSqaNW9MtqzN24g4D0q47T/mlAh3CKqr/GiRBwy+kJvRNhR+sOjuKlvjPSNLkdRj3EQ9b9Dpeh1zjZ98MATfTitrscG5hrvWn7lVri35Vub
HOurv/Rb5PkZoN/E/UXf+vawwrYgCrRj21Mb+leHbqYNwH7bZv5Rtt9sI7DIFJliPeJnSX+kfgyiw82o750hfKZ1/KXpcA2lLzTeGZZyb6ojrKIuoRWQcyDy
5IQ01kJqxTKv3u6DIyOzNxzy3jCZn379LgqIR217ysAycVwhpNkAdjQVdjQHKI5r1iMcvxVGiuK3FCK2XqdJpUm/jN3TI+Sedi5FhZ7VTqQP9TVOSx/61jj1
ABD17wyL2U5Fg5Dy3XtU5mmKMLWUbPZZCs3A4L9PQujfq3j4ESNONV4UT4BxxTNgJ8+Am3M0HcHonek6evrVI7EMSf87EG7WZRhF36+8RzNV9U7yL/3u0L7M
tK9o2tco0Nw1aj7lLAjbCNNEsU+sKrpUYFDd3pstMniOGhDzYANBMYpcYw31+I5yK1p7JEO6Ce8+w4ur13vwRipEhRLY2HBcOdQmoMIW7CC/UEQmDoUjkUrF
hQ4DLnTocljTuQKUAoM+iEhsdyyJhVe5+IW0vQ+bMvRnXbgW0rj2pxHJFCf/gqAKFsc+1RyS56g+kEGULS5DkliVwdgPu5xaH1UJDcCX93U8QellviB4lvm5
NrVt2IhMOhcOWbj2y7dqvWhQ6OGiuKlCOduGJovLrlOxYV2YkWa9DDC1YtwS+lSV5bvQ/X/+M0WGrQteW2tKszWMTxjV0HpPVEPrvTjUNZupgfYNAtshblPr
RvsaX2baY5YvzPuUbBAqQR6QsVi/BW42bSy6NEYflLTlkCs8IzM59KP+zWEtLRhyBksOW1ayQQnYb8UK/FnFoPlxmby79NsZSvcBWbXN0eNVSuUKvtilQLVu
XywbM7ZvC5h8bqKsn/7Cty0LG6v83Pcbh7h4N10y+f1DE6O/B8uqCiO/nHFq/sk1VHBDf1hFbPcyDUdgwOE7bMXN7A9EiU7RZf5o4yfojof3WCe/b5z8ZFO5
NOe6TvN6wIUyOJyfa9KRw0av0hFyCcbkGVxJv3/W1LZosYdwCfsSI/2ipt3pKNP+1A9dOi3fus75gcu1uACkAUvlNI4DqwGooUWTFVUuobGdyqxd/GpEvfn+
Wo+sIJqgg7CvkGVAIB3fZJQOKolS2RwGRlrMuyK4hsrsmwb5siwbVstUGkM+4+YjrNy5IqzcXISVFhcQGRJEzozKVgzRDEo/MJg0ORzAx75HmavspJFVC5za
EnsIKz9X5+Ot7OndwgO4FcxMRg7j1h6iMYMbVCq/MU+DLA0Mtu4wOudClg5DlgYUj961Kwq+SNp/pNgsNxpC5Q43aiGS1sWcQHWlJldXImekxe80kVpS+wRo
VkV4gWSofz5DY00icOFBtBwhe27KHXfGkoMz7HVitniQd8Do/AOmk9fzOruO19m1mr0ZWlYsLA+yBvKz2gKkJFM/M66t/B3K9pk4SX9oNwjMPExj/jJT8ow6
55Ts7zolNZuP+mVKnskXsUHR0YCYPXnkfTIV+iOfTAUSEm8Pq6lkOEXJ0EYs8NIEDM9otMadpByX067UTULjbuxK8CY+dHzGoypCwxLwisDXQQmp+IW3vd2i
2IrbtjNE/im3PRwNYP7Cl8VAdhRmPEEAd0xQTEsTG6N5jh4f3iNDBkQrqnDdxsFbbFkdM0KiGyRPPu3YEcrcIbiMWvcaytd8CqzKUGGVIWCVYYBVhnJeZeCN
HVqlQ/lVOq5i4tMV5tPUv9t4mu1sa01jIFt+0uVuVKh6SGdPRHRZbSz/O5HJVqtZoabhS9Q0fMBlWk65zCf2u7zfM+ka1nBGZVhDeQ7WUCbW0HVKKQ57TVlD
hVlDwKxhgFnDELOGFrMGBdbQxAZck6y+MI0L6BGJ0yvipi7ipiHipo/ETSOqpyoqMrIw5yKVX9U3c6X4m3hxb4PCbDgkSan8WvUthT/9mtNtNVOOe2ZDeqHx
/kI3GiCZwcoUHCLI8Mxe8wVpU3X7PRBM3O2HYqPQKFJoKlqF+eGRDzz8kWe/9dkfOlaz8fM7ttveQd9gXlEMSPz5CZ70kxdPf/gvCemxw51sHyBXcigR56a4
AU0eU3nJNiG7y+c/FZIRuzJO5VYGwGuMEAgzQsDPT5d9ovlSad4ileYtWwwU384cl3CJsm9wbVXdZd2+IDCAJqbuw3EMzQih/i937nazDIMTOqQIRXGZd1yt
cU+q5A223ZOZqhzQ/N38tQwNsncWUTtaL+EwuWN22aWjkhByWBDwjgki3nMqK5PuJQSaW+NW1HhX+9zySb1ttnyy0XMkn+71LDOROFCE+DiCgAoXoH4VYT20
QywT1FNDesEALkjVw9gNjfY1YCseRq6VYANWgpE0KVtzm3EFKzZQpmwCZUT/AW+VhTOHjAO23Qne3Xa5cieX1ylS3V9Szc4Kr33VRRE2buWUGwcsPWNfNJJD
e9LSUL51ubhcdI2ERz8v6UkvtcXZ0MjZ4gcIF7aLLT5ItvggaYHy3IJt8cHutvgKdQRQD/qtX3UZD5Fs8byNHmAR91NZYgKf+yqOLpUlpp12fCD0Spj8tt/D
WoI2O15nWbO8eFhe3JQX+/JiV148FEg+VaVTaX5CkqYel2SpGUqmQiUL+sim+Uj5uCH6OAJnP+ymMP1kFw/2eJ6jPLZYZcy6hiJKFKSbuOlt3aMRAwpHjPuj
/kwsYtMwbCyJQbIZjN6Jeni927UMdbtNXAQc22i1oXaTV1mTGPwv1e7RXe8Bnx8+hD3soYMTtprWeLR7lOQA2RFNtiOGMm3ZMwrpYyLLeB3pMPfSh3jkmjJy
QzJyZRm5SmbK5DQZAr3wMhqKP4eG4pOGkmEqhpGQkMlrKE3WUIZyxkuFNRRKMxmAajKgGVCIeoPhVaErAbUIbQMTGo7CdmCC5vR9AYfMhVFjC8VCtt6Gv7PK
9HDGx5JhJVeFRpn2RRcud1F5xXu6AI5RYY7RFI6R8d6Vu3AMInwXjlEhjlGh2V8+T45RmYdjmOGvzMExyoZ/DnTwTxTKa8oirczBScodnGRQc5KBc3CSQfmg
gbk4Sc1jmT2Z0SE61Mwp0Rf2K358EjylzyRDdmicWamcapzL5pDaqbJkQdH0d7+iOILrZcWEPC0fcEo+4KT+ACirs+eRkVoDGak1aEuNjVD9AEjKPNM8KEzz
gGSEPsJMc1DGY+A8mGb/b4xp1lHf1zBNeuOA1XRhencwzgEwzgGySTM8ckCe7OCRg+fgkQPn4JHN8+KRA+fgkc2gO1s0jHHQMsbBORhjjsMyl2R+kV7vwjUH
5uGahOcakHMJnE4zSEK7Np6NBQRTopjtXCtsI8/vDTy91y7YkPuW09UiSK3NFdrA4LX0A2FKZ2TtZxmypM0iiLvMId2VDotdwWKnQrUoUywBdd8pF71d7u3e
LnV7Ngbf7EJTbkOpM6dhYavDZjeU2atyzkUidwectJlbJqVDcQURbNWtccD5MPgSXi6eWS4lLBd+WSbzAe0lF/95XIvK78YeyEHapuv2PFIdYE0dinreM1q/
C/ehgM9offfWuDd0RgNEG9EqUwdTo7MMrScYLbUrxhffE1UmZMMeOWkPYq7GIXyMtSh8W+jMkyayUJKG50VS2nEMM+pakEsa0WNZBaNw84QLGTyFqBoiItl5
M0XNa1o2ohC0bBxEAFVXWuq7o/ridg3UrDA1QSLEzYOSo6XulFwM7xo2x0d7o1onIR96j3GG+cudFu3KIsihyVseI2790ASFGJ0jFWehNK6dF41rAW+SzUFj
V2jcMTnpHURhPA/S6hn6bpBtHtIainLwai8Y/ByzUk/eEtNEnwUTRFxN2UqGqF8z2+NU1gr79D1gIWCjDrKahzkxqMWJQU3OGAGyas8aQlatjHoTiPbTb35N
E+RKPYYMvWFzSJ5RbiGNcVn5rrggzKVAcB7IrOKtIEQtjbhRXExcVFgtQkstYOupoIcbPy2JkSCC+3lrqMBhBQXsOhUz8C5F2hN6A51hS2g5zhh9sLzGvdTW
QS4kl+rGheEWEIKOXMHCMndkDTHSImGlJiszGKzfrrhh2pkplcEgoARYkSbFNDd+osMP4c/2QxTIT+7n/BBFSmkqSHL8BPB5RTJ6I7rNdhFOBMo2pATcknE2
OAa/oJT6Gvga4ADMxchb7uzMuBp0mzu6eRo6AQvMzTdSsGTqZqhCYQsEMt43NZk8uDfpcJPWwz24N2umhetighi+Xg80p+7m7YU0BEkLoB708dZ2L7VJnjJj
LyCugh9ne0F3axJQIl5qL6zVj8Bc6CFzoQch7PIU9U1G31vmrmoj28EjYNwNQK9Yo2/tkRflb16hrmj34mVvxLuWOwDP8rhAHwEFhIjP6F2vrgAkxjrnjYzd
t4HhHtYyXMaqTC9RTDHIvwM/TqZvq/HbAn6bz28TWIIq3lahKsCeKMQe0sMqlKvBUM5YJ15U408K5JP4W6oM8qE14Q0dinCPEfWO5ZkEHubMlUNpmSXAEGff
RlPKgSJMqUApqzwU1633oIfjPa0SHIA7BpzZmJ+MDBUiVKq2BbhC6wdRPaMX14g3VufUiwPWi6uZtpysXhwyaXlsOtXi9BkapYBHqcqjVOZRqqRzAmvQ6LQe
2MsEOXPLsWO8BkULRuFYMAqfwCi6sQA2LGHnOKT/OgihAuOuMuMuM+OuMOMmcL8SFN9SWoUGXzVlw4eKwcOZZMyVmZoE1mLlLGAkD3NIIP822YGJRoO43Kkn
0S3Jx3eNEbMYfovlVjDtOKEPckWC8WKVbOU7q2+iMOzss/+KrvzrscTl376N2D1yFML7gcQM/UebwjGcboo8p6yminw0RpBG6McHsxXlo9i4eOl36mv9hfF8
4HiB82kJWY+AkUZQLmbEHaG7OUOT4hYUw+Ah59bY2hn8mFKkZsPFmBu1xXVV2yVkT5vxRi40I44iN/hcpViiVBgv1d5nUlycfJHaAsVn6a4ht6cofLpgokza
Ra40UcoWe6W4rbQVKhtpeEJRYARna0/Ab9MrVgWcXV/spjPxPQEXyLOMoHyIBUSH/lbVKngcjsq+DzGKqEhaX+kQJ7DQfCumTEOzujUemJvWUlYm8KNi6LVJ
1LsdSMseQmoLYyv0nOtNPtDER/cm43e420MX2nAxs/7pA2pgIaWMelUXi73zvYAB1WKkJN1PuYONetEG3lfGZQ1fxsJxpF2ntCBCCVdgjvDURXX5wkB/4dUo
dqS/b/P2diOwPHrXWI/rKiegDjZCZODzKedDyGUXqVt4N0X8+BLxQ1/yEG2BISXYjqrl9Jmz+Ue6l5eCa59z0+fmG/3eIMqLgXArwsn114IEhS2IB86T10Y6
8VToyM/uNkodNxKwwexxqMdFQpMucjhX10ElZlugIzxPgfwr1r9nN6teMO2Vof9xgjZJYD9jlIDUjqK8NjuDq+wbV8bDkp5lbhEiT1oiz7olM+2retqbWU7K
KGKs5v/oiD96CX90C9nhitA2M6BHBZslDlJa6MPeIJstP8dZsX4Is00wZV4RlIdvTliUh2/m0WB+Hniat91WNHyt/q5YCSrsiYegOB/wckg6nik18uAMVyf1
bBUmnJ/+9LjsEHpJ32oUK7UPPIoH9mYeGMf59x6gB15D7R4tOc+69oHnn8EDZ9z0gVM4P8pvOInz+mrUbTIPfPc7M1zAycsUbvKSJ6dN4SYv6SH3tJfFTJ/J
3P84zg/yCx7F+dBqVKCy9796JRWisvdP4fxuvn8/zlsoRpXeD0j7fZn79+L89F8zohzOF69GoXdv9K8+98LR+z73wskrqd67vf8Mzo/y/adxPkw13/NjcCLz
wHGcH+QHnlNMoWOqYwwOZx6YwfkvPkQPPIHzGlUSsg88McPwefaBAzi/m9/woOJRnlIdgzaZeWAfzr8xKdm4+ryXMnHzgzaeeWCnPj3CebY7eFLcnB+xbem9
14Oeh6Siq5c0UdE1N1pb03u3gJZ87yZ9OoA66bmRWpvei1V9kO+9jId1JD9KUXpvCwThe5v6dJDQ+EbvgV1UWOOWk+c+TsuomFtGBcJyYVP8XCA2hVEs7mMO
Q6USMEz90Ql+4YJaYLt46r/iO6B0JY79Gx7jyNXTkP6SINv07l1vJvgeN4RrJaj/DedxJrvkfm2KLncex1nb1Ra+cQwUkk97Y8nO7ZykXNBCmfKUExjbeFcL
roZ69pHkUs0/8SU7xHvtJhdvTwpvoS2zXZG/QxBh/eTisaR4K3YYNBEeI66WCMS0/k4vKmklVSudr6diXq5ASmAjbBHQTLXJ4CbDBD0BnxOBWGDvnTFB4zTD
wpwpxuWkOFbK6KmSUNfdqB8gS1gra7VQanOXtUXh3ZrAP6O2j8XGFxjV4A8mz8cSbWnAgAgjwmkJYSJW9MFFWnbIjuUQdgTdHaFg9Y6xqHy5l92tKhhHP74c
4rvA1klJ9yIuJZMeKelIXHiMbH2SJ0c/xdBZ9Vyhm08qgu+CCdESZVlZwLccbp2gyDgA+CE8mlYej6bFeDTNLKgq8GgWwVBSvUG2XQPDKhg3qgNYTnUAy6ng
EqXMV8bKgEICrUUZ3UHE3fdnQ6gdoxtqZJnUP0/XTyhV2iUmVKK2cGOXJrsS+vZ67O6IvR3JrnfriUfTsPimxdsBe0mTVK9wmoJAuIYYFxvLwKZEBQKNQpFT
UjJdaFhUXONtYRE/YOom7g6aed5mGqlt+kpxxy0wZLWuGXnb2VzAxaiwDddhRkYFfZ2QdzCFuF+LZCvaESCwWVhvuzOwtuM5UJn62CxU23xVuxaDyjRNvHll
FraMdWTB0vGzcTMWzNZjE7BYf3LP/2PvWmPsKM/zzJnZMzPntrPes96z3iXMOfKPde0qBjlecxHhrChxU5e6Far8gx+kyg9r4QcGF/HDwkt8wRKkMgk0qEC0
hKh2VdM6CeImE1zaUmNs5EikMdShTsvFQaaYSwlRiOj3vM/7zWV9vLaRSdIosqyZnXPONzPf+13e6/OcCtbiamJPrObtVhGsYiVTMlKQizpjPg3GfMoEuegn
yEVMkAth5vw94tcuInztOHEwFjJUmbSHxKXAQuPSbCj99KPTgepLnh75bc4M0navrSR+3J0DjlZILXOlxfe65KYRZFs5A9pFd1CgbQdJ1yiUlraxE3rhmL1w
VC8c1tZfzLV+yM1aFZSLQUW42C65gofzaBb7TgNu20gBbhXNAhAXmBfCDukU8OgrBTSLGtEs6twoGkSzKBPNop9oFnGBHXKAaBbziGYxSDSLJtEshopoFtMp
msUz88KyBt/cYiUocJYC1XY/dnOO2mIJVlfr1VlJFbaFH3IApVZICi7R7hdTPu64KaGMPYukGBSb0fobO+b05g58bZ0a/HF1RNsaqzvV0TbiBRFCE/FNgKSw
+ZhmJJv73GhGcunhThOmV7Rrc2coZ3y15yd1Y7m3hydNH0xesm3S3bS13TLTsYnclObkxx97m9oLknhXe2iyH0WoOYAn1xqkYWqGnvFZTxADdVGGqXV6xmen
wjqoFsFlM0QFiKTuTmKC1NolYs5Yi27IXByAZPRx7Af227lLMEWbpnMR60nqW0x3OX9ed3JtzXlmjH8kT4hpWW9DHRtGOq05RcbQZG3Tn0l0G6vhIF4kflnK
ZpvWu9BvBBRv29EprTLfG5bQVbEWEClE5iUKb9fQEFd2Zf5qI4wRjEjY9tl1c6n40+y1zeq8YMLbCbDKeRPeDKAyZ8zcL4l2VAHOQ/arwK7oeAPa84HghgE+
zf5Cwphzd1sz1xEnpsVMzXXlrRjH2zrNHWYW4HTr5OdvT5pbdtzUKV2n/kdgoK8cfRj78l/ugsQm/c1mcyBadPLH2E4r3f9018kSlJeyqJRmFlZu7B50sGUd
2jVtqcnwNGTXQicc1lzBQSxaoJsJ4+/fnobNZPPyuXkF2HZKOIybng+w0ZheBbZSBM6qNjxUwFYaxGcg8Aiwq47g0DQbm0vwVyMfo5+vkGRvKQDDE3RXSPwI
9GJWEnYxsf1Ht3CpICX3Ymc33sERVuAA+9hO/fvbLqFRRdCgLaa4+Y7xa5s/jTcMkBCVZmdktXzdO39xmzxv7gle/9SfQF47foO7Wv5xej8nAQ23lzru2UBf
m4e5G2k6+ZsZCRPiaS5NIVBUq0C27u0uL2yzF6b1wi1QqmAYB3Ynv0HVBMhVN/TrjZYwYP4cBN5JoIBWbGeftrPXXnhcL2DcoGUZN5mtn7aJ8dMd1PFzTGKc
S1MdQSSZUX6NqGJgdQG410/z9hia9+MRKgKgEkBDuBvHfvEaBOB+RmdAZdjsCpjh8jk75ccztlPkDJ0SSadE0im434t6v0N6vwN6v3/R++3V++2x9zttX+mt
pK8i9lUS2/ygwVxFTycUBS5AEtG+0/VolQl1y5BWuVyKNqvQovrI6tNHjm2h7k7IHD5m1B88b4v6n1GQ8bS1TPsLqRD6LKDAZLOUAIpTGQI1N8ghgv2T75at
IbE905rkmTXNAfAd/5hd1Hm9O+c5tnMbH7S9wtx2Obcdzu2Qczvi3K5wblc5t2vi5WU6rek3l/2WReEDJD+KaSXO4ZPmq8fLdr6Kwst2fKGGNG/xdHG9R413
F5R+AbR+ee4anzuU7BGwTHZChrNC/LWmA6TQqxBGgYYDY4/WguT5HJANBj3mJtpXQfyj2ywaiV3Lzddwr8+6L7vsj5dcdshhlz3yossuOeRyoXvV5UMdddmb
R9w2WXQwrL4j5iK2Gd50u91jNIEAbLK5L3LEaVVYk/zzGEbhJW6Dabd1MpLXOBpDDjyfIy0bULIM6hB6NCgbFXxDeaO/oXRreUPmb+6BlCBBMuFZAZGnkCle
juLEz5WaRi8W5fcEMXRwLd4M9ceNf3mHLrfZeSl3bqMDgpyQ4s78BTbexV4sydaaTFIDF6YzBUU/qcTfJQ6uYNCpqdPQqGotaUiFoE3IhSFQEXaYEhoFabU5
JG1k8oQXeUsRM8akFeLkhMTJLX5mvpJzckrSDwIANWPWNwQA70+MZteAFiRssuZPwJ9ERvfqavBWAM3t2xaeSSObxzfDU1fpNttuLUBQsD5lDJJ9ztRiwWet
INSAU3ArrJAzY3yYQbFIoFrBt4Br/YJci2tNc9aSa0OC14uz+Vk4EQgvoO58BDe34Zh+82/owZR4+qFO/GAbudnxjLFZmk8jdzeZn/983oNmO5+fzJtpizTn
md/Pe1ARi177/Ldm5NfSZu6aNNWfDJr2ctdxE7TVjzvkvr0gmcfw2uDTsJielgvDSb9pZqDdL+5T86uhZIHR6VGTEpsWKmZg/AyZcp3KH8hEB6u3ufbhFtHQ
BafErPUrMIjq6GNJJqzOKZ8DKp/zjXz6SECCQLH9RUW/dueWTIx+1mJ3l/58pO1KqrrRH+/US6Oy/ATVzGtdY0pKSBJMnyw0GTlMX+oprO71PHdj+VbPztgT
eR7syZ8eeWDT9NGLyNSDtg/uOvzoCUcYe5R6vnQN0TLX2PqC6YuE3nJyK9zaDx9+AkyCK5X5csUEEgQs8+WlQopW4BX0LfGlW2QUBFtZucBWFpCtLCRbWUS2
sgrZyqr0JCnpmiWqTNnzqqQsq5CyLCJlWUjKsqBAWVYuUpblm8uWslAB67uCxuRjpmJ9MM9Yw6FlTBh3sVD9uXme9RYp1bF41EmwXiPBepISrM+mWvcUlQYF
Aym73mueV8pLcO9J1I8nihTNwv24NinnFiT3WnA/7veWu2vM9Xef+cHzH9Qn3NXImrnEWSn8sQ6C5RxezgpzSuk7y8xptNxZKl8VRklHmST3KZPkW88cvC8g
mSRMoqPOyWySoaWqO0nqIR2HMaXepLjHKO6FFLcQKyLzrEY3oiuvasnjVeQ1irxKkVco8ogiDwsiD4oiT9vKpF1m+ow5CIsLBF2noBsUdH9R0DF3Aki4kdQf
opBbRdHym2brmPQmvESs7SIzXvV7FHPp1GI+NEvMqdAOeCKyyf965YfvPbprZEKkNe1TXAW67jLqcim2V9987o5n/+Hlx/5HiUBTqm7zJaHGvMRx/p+KUQUJ
ZgPt6FlCnC29BqVXP43o3AkvKQrt4IDX2uhtyEB2S6dUiGp54rkmSeVbgsnDTCdXkqlCRUPA2eysJ3VcR5aFzD0nhGzRLEK2+59mwlofz0DINgjRwXw8O0K2
qAchm7a5WZ3WpyVkE9kiTlCDFrnEyLAMg6OBvxaaiVhGZCBmOtaApGMZrQc5WABKQnZJkxlbQ8JWVe5VNV1jPU7I2IVPKAtHsFXOACs+LzSjWaT1/w34HYYh
7uFejQzzsjaSgcxHrMyuXKeR1EiTfaFCJmXRVqU6WVOoR6RmsXKl0uKYNfqqlHRnJCPdKaekOxlD8Ai+LXwmIxKBRLlPDH1nPinPhFOsDIujkkQWmkAZIFPy
rnHg3SI/MscHMaJFhAOXuM9Kcf/Fzr/iOHixI1VlTa0qGzK2eYmx1xgVigdK+e0sT2XscjtzdBs7pNvYB/u/84tHd/3Nkz93em5lz+qq+NqRu7yJXhvYfkuF
fGzL1/+tMXsHS7UYRGa6e75p0z76uu/wfHspG9t3l1QBGp8ovY85YMbD9HYzIT5yVbF6AEC3JUGeIaDDntKULKqPu3ZVrfSMsB1X1sdjWsz/qhb3o/hP2SJb
yhY5X4v9a1r8X1FQgLqCAixQtshI2SJHlS1yTNkiXS2sdtLC6oxsOQPGH0kZ3nWJknGvhXcpIyYRRkgpXpq7ocKXhaaDKlYFe+15OMTtz+DQap9v1WjTVecl
5yefefChznlPdZJU1QEua3b+p5KBAHQVoAvWbH+bex04JVD/r7W/5+hTGMZzdXm6W3Ul7QWbltlEnSQR8usxnF1Wgk5q7v14qePD34Td2pspdcwnIf+4t9Rp
XyZOJP4OzDdtOUNO23lJ32JvZynxR5/Cb+L0a00iS5/y6T7dLeuj79stS86wZQ3LljV8LrYsbVO2rOEz2LKqEmcdRZx1zLzyghyB6HzzH6kaUraLIOwAvBFV
Rk+h/wwwzjqPcdYhxllbjLPOZ5y1xjhrpcD7vWB5DnM6GWWcdYxxVpdxViJPw92T05uIL505eUAalTMUbYVj2VjC4icsG/PnBLF14323W63ZUtx62BmXaaWE
0fgmhArVnC2cEBpUczY2IRSo5qw5IfSn5qw2IfZsWdm95JoSjeljgqVC6ghQWnoBi3PKORPpgcCNT8n/25sBOCPtzDFcOAx9n0Oa2xfMHgNj+Sd77/z7HS/8
+MKJT0pqi4YEKD1r6fRstm8A5/Ld4/d4RmnE74KMK8i6wtTZrzQxHJUguGiq5nXuKZK9IkWyLsFucQlu6hI8OGsJHtAlONYluF+X4IYuwc6sJbg2iyC5qktw
qEtwMAtLpGKNgypTE5aRpyM3KQc4KeMClYcmPziFSVkrUHlUOSlDTsqAkzLipKwsL7ohkNqieJG+fSD64JHZUE4zG4IviF/CyMOTbBhuaLBgz0JESi2HaSbR
om69oCdK0RPmp0/SO49UXH71pEybXOJztcBI/Ms58phm405lczUlIojZF61cjTVSm8R2+oIY6jlSnhDI2IXkpTc3n2nyUsTkpQqTl6pMXlJztU6XU+MTJy+V
T0pe8qyE048yGXs9ZFy2MhbPuvcJpuGpZFxGEiCwqEXGZcjYm1PGnhIXaCbVWTCEn206Fda9e4vr3ifNnUJTh4pNnUHS1BtIl5I1tKlr6JBu3HPSg58igyri
IlLhIlLlIlLjIlLnItI41xlUf9tX6s+ypo5m+7raW0sLbqUA3sPxJLD50sfFcRSIl8k8WDB5Yv9zz3/w1RHYS4HYPMmE5K9aT5Evtelq04Q5J4gNIAJzH+4f
zK4QB1SGljG7SqJAIFkRs6uCwxKC9I/DAYD5VKfJ38ABGQNlAGjH2KJGzAREzbuZgOJhGZTtykzAwPqGyKxhnU6huGPcJIS3eSixrL7GMNxrDEWg5w+Jbns1
zi4zu3jeoeqtBHzyFH1lCVG99c1BP7BVU32lEvRX/L4KKrKMIealDP8tYUxwnDruQgajE4b/xhj+Q7ywznhhg/HCfgk7k4TK2PMYdGLOI144yHhhM4sXMoVI
Fqk+G/2YvXwEDFD3aTImtLiU7Lv6Q7eEUEVO/8zi1CtYBI8kfLNYD9yRslcWFNBgkWSOB1xWzV/w7QRwSFZwkCg0HJI1HOBMknCwaqx1qqs16qpVKqoVaqkR
VVRugfBE9lBOg5xyGuSU03/u88z023D2EzBXNFGYgK8/89WHfnZw7LdnAi4uTkAMltUSjLi16yRDaaz3S51gVCZm102GkqGZpzrzdyTBKGy8MmJ8Zrby71W/
m5vnem7OfLI9xOa57nV0DL+gY/j9/U/c94237pv4Ld5FprmL6GjWzWQVN5Pf7R7nfIQuZPG6sC1b4AF0q/m7af+2lSQ/3SqwTr7bv5G05MCAxi7S7AqQe8vo
r0e/+RWWQ8U7ZAx6dqeRGE7J1jwZwyter0UlvlG/FmaE9V7COCJqYpFHJPztfUAhSYRDG4zLRtxvbCWtGFzrTGKCyY2D8sQnJQFEN9YMyIlNS3KjZMq2hEia
j5IUMyz9qay9DUofjhboW5EqGcG79td3ylol42uVjLyTaWUdhpm+ETRZX2tj4DLxiYKPPBYzXFfWURMWXVX3E4ne8zWFR1pqY4K1KBtbbwxG81obp5JAkadw
MQnX3ihlJ+Z6uA4AVKVxcct76zuVqU4wLlVeAcjja/hoDDj013eCKXhvHA5sn3GgEAMbkZ9YanNRRRZgpEuVVgCw4QipgRh5AQYn1AgSsOGOFVRi1ZAxVzbD
2UEMV6M4hA4/M9Jg6WcLNU/7CEVaP4+8wY2ljBr6kJMh+0Bp6fSRtkSgTL44KoPz9a10mK4zg9CV/xyK+IxDMaAFjIEoEu2DRJ1Moo5KlObtQnHdSCJW0Os1
Al5WS9GBNMDxshARngCHtHCvXROgnw5Io8XgK3sn4xBE6Jm244FqXqrcHJRQmS6+qu7hg6QiDgwZJqEMk3CtuYJh4qTDIWK5oBkm0VpcB/lAEq1TWPkELPbr
pzohRke/WYIl6wnkFxbig+FAh+FAh+FAh+FAR8KBWifC4FrcBYI98f0yomZc7cyXBEL57PSUFEnwuVKrPVxoRXBeT//TuYo8UYXo5Io8sf15l+fLPE9V4JnU
Gcmum83GnsV61uABfIUeatScRd5uuV1r8r39P3h+x50vffd9ZwsC337Smnzrlbve++sDRx57FZda/PpOfD0Z3tIZnvzJq/e89+/HX9pzHB/Dlh2e/N/9Bzf9
aNd/PPYeLsW5EKegVQ2ZC/Mkr/bGZECqMqXCj04QWZRQRhg/KW+0EetAvL4zYob3ug4YWcxA6bvZdAzHkVxegI5esNZ8clQ62gybWrnaPT8ZuQ5DF274kFgq
GJbmq8RwApg5Rv2CKzsjSYhyvWoXc21kNG0e970SAxX3X2t+L2O1JuBSQsZjppmNibX7akHVTsnyemzVnIxABNLy14q866OM86fBHclTsPBcFczi9WrJI+MB
zhZ4Y3IVqkDyd9YLCuCNmmxvx39IR0FIR0FIR0FIR0FIR0GQTSMHayO8OjGWP2X3yMXpsjNZKkIZsqGseH0pDkvArfxQuh+/5bp9G9NVgaOaa56UwBot4w8l
mxV0fuZD+LqxbvetvKleylQ9pOaKk8+cC+JPcBUgNQSeIvijUdPdbtX++cVRAE+Y718pwX6/O73DbuFfk3ILYRtxEqlA9c1EwENMSUWueQpoOlPy5a8zwIGH
kkd18WTmZ+bJfE1AAUCdr2s8/93nneuy1GJJqmUezBWmAgiqhF34DO9VuEnS6yaF5gPWvYbnqu7VDLV45jZb93oWrfqcGyyTrXlnXlubVtQW1D79Y+vWQq1t
r6/8pvzxjZz/fLs7y3/e6P7dfWKHCYfvmXjPT+NBP+yc5EI/UgjU5D3nLj3nAT3nET3nlQK3fY2e8zo95w16zvvpOY/PznPu0cPfrXe/+RC92O9+azpNT0um
4rdnFSr/ih9VHpDOJ3j4ocS1PYa9RV8a0OjONg1kbdZA1rQGsjbwnrfwWdfzQW7gY13Ph1zLR/4yX+Bavs41jCWsyccSsKkNiPkEH/IS5Cgyd72xXPICXCYA
iNPZoQXnwJ5rMss9JiRajWZXSJ3WZwRATODUs+3Ssx3Qsx3Rs12hZ7taiFnX6dlu0LPdT892fNae7ZTIsfrKfB8M9/HGNDl2xi+y3Hf7u0/+1ammx6TRYCed
YlhpjDR5MmUU7PHKdZ1KncV7gn0m4EbdY4LDfEKSmWsZQuSsENP9PoV4r0/R3u1T0tt9Sv5OnyNhm88Q52afY2ra56D6yFMEdY/ZJu8Lo9Jn3Xc9jIPfd97x
iC59wuOYOe5xuB/ziC4JxkKks3pJDV62Fg6tzkhKufslM59HkhYOtSxVo3mGqRo7PQ24zHi8cK+9sF0vbPPoJQASeYYc1D3yvM3YkDMgCHXHMM67Y4IiJL89
ahs7rI0dshf26YW92vqeXOuPe1mrj3hscTeOH6YQ6mmYZ7dXqI2vIGdjWPM0hjQQzjQN0ymFgvmqjkd6Pa6h12MNvR5Xw+shYX8Ei1eR32YlvR5X0OtxOfPf
LgX4OgAm5S2kROwS90Igr1/sXABHDOZv6oGpCY4Nh1aUXxMtonwGgtB6qhMIP3X/Jhjf4oe7YVPbqKaS1NYdK4T/wgwMJ+R0wQwNuzJDw9Q7p79dVvhtNash
WJJUCzUEC40qrTUECT7at0lS4lrmPM0Zr+Yy7gAz0hffJWyXERJt84n4eQuTZlvPx4nyjxPNepwoe5wo9zhR9jhR7nEw37mxjNuihWpxa7mGc3sNp/bVnNmr
ObFXcV6v5LS+grP6ck7qSzmnV3BKL+OMvpAT+gLO56Wczks4m+HPC9MMuShNrKtUe12WZFHULPSxZqHMmoUgqWIJWIBD0h7BoWUWBM3cnIR2X96cVEbb5e5t
bttYeLJ1AaOv56CpZoOm2n37Hh001a5kPVQzl+4cUp0lyWL7UdZ+lLUfsf0oaz8T0za3l5yytXiPpoU8rukij+iuu1t34V26K+/UdJNva/rJjKaj3K8ZgPdq
5t/dLiX3NZeiu8ul7HL0U47ST/UWX/XU4oPwqlyxq/k0JUk/d6fSmEjSSpdykd/TRoDGkEV3HEVmUHzs9pzqhqUt7ZBF3rUZn1rfYu8G5DUu8m5pB2QDmXYF
n80YVhPeYRxbF3mHlJ6DdB0THhJ5YakrI4K5384tKQpoLa3nkSwBXXyPfUXWW+4yp91hzm4PABrRzR2zhj7JP8KbO2YlfcLjUoqdIdFdAYvpbrtp+XbT8nXT
shem9cKHeo/3PS7R73pco9/Rlk9oy8e15WMeNxfuOtl+c8zL1VnPvcGYuZ0v+8ivcJLgHNmyjyhf9mGulhB5iYplH5Et+4hmlX1EubKPKCv7KM4pxmB+4+cU
gzMnLYlaFSKzqlESJm678ulyyPl18jxqj9iFEFAO3iQxKqEj+GZt2vuxUcW6Hq9j/iDhF0q3T6W7WsjC9ahtl1kWNsKysBbLThZc5KFQ1Cn8o7q8jOryUqrL
S6gujzMLbSFz0hJmqI1RXW5RXW4yXzSmCg79ukL9erhXTmitqF/P+Fa/fnvAH9hY2uDd6lr9entfXr8en+rG3T37i/q1QlGlBug4bZSl+Shepm8v6URqhAZ5
I3TGAwQp8bpBKHKSEZoNwetpEa2lffRlLjvXclhew1G5hoPyao7J1RySqzgiV3JAXsEsrkkyG3XJ3XI5B1uOrsQ8k+pdwDqFgfHfbz73vaD7moN6gmTWqysK
V6LFHGJe9Hzdw/q65Vmv23PO/ZpeuEzT1SfoljFUPDVUXDVUymqoyG5yTAyWxd5RMVAWeYc9bi/GUBnJGk1GrGqK8uCeekCQ6QFBpgcE1APyoeOCnhFkekaq
ZfRcTgOWjQRcVYOsAtLezFkmNzNzOujeVmJY+/+4u9oYO6rzPB93Z+Z+37t77+5616DZK37YwhaugsDYDvZYUETSShChlh/5ERWo0lV/mApFVmvhBS9klZjK
IQYWcMp6TRtXeCmlEAEyYus4yDU4WihqoawSSAwxZAFD3UBVt/Q873POfNy9d20qZKLasmfu3Jm583HOe97zvs/7PCabPaez2Vmj6idG9cyezS++H3s2hTbP
xhcNCq15o62w13mW6bJJTLpsE7tdNopdLlvFTpfNYsJluxh3ddzBZcs47bBpfOKwbZxy2Dg+0kJfH2oto5MO20dG5MyPSzsSz8YrdtocGkoAsBUoxzQXejDB
w1ggb5IBZNuxQRZJ8V250XA4HEisdKJLdiIb9MGwmnJyZkVlEOJmuPYLlQujGyR1cwErdsieFg4qhwbLgctcoBNhHoFODJcJ01KPUddKezkWCfZyBq5rcaeU
l1M/Cy9nzNEOxycauHjSIBlP6A1vaCTjvFwXvJzGevvf+EF5Oc111mvyYZ31qoaNA/MIV21On+Ep8xuP6en1frNhSm+YdLQclUONtru1Jtj3HJ55l9Zo26md
QMieRnMCnjyZBk9OOCkvJ0s1p55HgpYE7ZRX1G/0gk1X/EXj0ave/PPxjeo9D8cfbhpu4aPZ6cbhZ1vLfqha5zKgfWTwXcYRGVTtYntWupO5kUH1xRAZo2vd
4oXoVR90ZTb8IvuUDC6rrcaMSDSEd4oHPTM+MpjqE5sTVW7hqMcNJ18P6EjjnEtz/aJLc31Ex4kOa3M9q831Y9pc79fmekqb66e6meuUp+MyvGgzvOgxvBjQ
4RlShzAOMU7Xp5+uzwBdH9Xj4txXjiIb4rGsoVeyil7QCnpBKbx9jQ5PnQ5PLx2evgxUtkGHp0mHx6LD49HhCdoCij3G4dk77Na3u9t6bl0cTtSmfNbKIqeN
Ld8QetHj94otXytI0dvHZlTfQtmhNvGr1Krgfr3NH8wfY4wixK5Hd4ydvGvPM+9Yl7Iw++jff/feKssRUUY4ZncbSDJD4/zReGjsX2JoDNJD49J/JTuaDJwn
2wdO/rh9vfrF0/Lj9nVqtXmJfU24xKjK65RRtb/zqJrc0x33tQ/3SXjGZz2oT9Xw9bb47bpnP+akkGMd+vZxrcH3hsM+Pu+wj6sxQfr4Kw77uBorpI+/6LCP
qzGkpjX86lrDT/r4QdH2u8h+RkvpPq37+FMOe9sTWgfzMfR1Lx4O4yHSVEi2bRZwGQAogegelfNI1FxdLhAx2Y8Fhs0A8ZzBGHomo6fRHoV05iBnck57OADh
nd7USDmhR8pdDic0k3qknHJQySizOIfMpeAenNAj5Zgeb7ZyoNwi4+RJa9E4aXGcbMYKITJoJONk7SzGySNmWJw1g5rZ8JjesF+Peg/bJhrQt96etk00oLHO
2mtzzi5lBk2WGWCkN2VXZzkWB3os7tPDcEOPwLYegZt6BLY0W+ukjJNrU8PkXJp0rZ5hY1WPo5RiYMt3i8GdobOc2QC0dfE1bT38s/TM1I/9/+iGQVznbLqj
THg/eOOlF7xIWXAXaNYOCdcVLUztYpWzBie/rpnuenr+l8Pkr1wU2Kep9XGvKgsJWrTtZvT8xpWin9LohB5qcLMBHinfmbO0cuqDuYJSqdjFhsf2mbEkPx1L
8nUsyc/GkjLN4O6kGVQWGeglBwhjveOY0xkMud1h5v/b1n6KzH9eTFdmDV2ZVXRlVtCVuYCuTEhXZjldmUG6Mg26MjU6KPBh+ujDNDJBmyZ9GCtVM1jqPHwY
7iKHeQCXeQB1opUS+LI5btgcRWyTB2DYy5b4vz3SVBuG1b/lygZ1cNX7w/60q46PGVfd+ItyCjjqPK9kNVe6yvcdKqpvzmsLf0UTexYbu0Yos+0G6hFV60fC
uRY2YrujRdGlNA79Q2cz2QVyCWVGLiGKmzuz6qDbQXUQdFvqn6gO6glQ7R0jsTwnZXMNcCQKVBbsulI6G20TnEsTqMKzBWP2INuuhg+BIflgJbMJiyq1+gQM
BYmFPsif2aIN3PFaxCMWyhxBe/koQQWcvXmJVQOoFqhigG3w2IrmuRX5OwGpU3NyO6hqU7fkyxcksJO7sqyWK3WpYLMzpgxiY6HUKIrWTxPdt9SyqSTkxjJI
yKI32dnVlf9sXM/OjCDOamtSx5d25owJncjhIV4tp3dJ7S0/SHj1SkSehuC+nJSpzIXuJ3oqsysH92alO5YbOS/WrjjPZEmXJ3ObYbVVr56H9Cqg+iOCiBH+
vqtEEE6fIHriAFrKT8RTefA2KpA10VaeOmBa2+BoVI/2vJBESXGrp8djJn8EChkbZLSw5YqsZU/tv428e4OTOEB5fPNwpFI0Dd9B033jGVzN0+mrWW2deEau
BBd1/Bm288/QBnNUjlWzz9T0clDPPgXcYiwEOnJqBiqEpPEMEXPCJueE54XL9WRwMDMZHBLSJTX7T00ZV2QC0oDbTVad3qRKbNZNx6PfP/TkIx7EKI+4HUPR
FuOxQaagBG5p56gsaEmSILRU2i8KywpqJyBqp0DUTjGD2ikzVlthrLbKWG2Nsdo6Y7W9jNX2Yez5GoecaxkciFFLFiO3/al4rDBPS+0ZWxEuN64/i/fS4mwS
eSvE3ED5xB7mE3u40GYP/cX2sCD20M/YQz8EzL6g7eGC2KD7jA1asI1asXJnT92tts7EVUFj28fRRaOdNo1l4UpgGiHQ6stdHVanKqa4YWXjWGqj3kd5124i
vqr3m5T0m9o72Xe/+hBANw09GhwTrg7XAQtak4vMbB0cbdXV1ljrpIfMFBIM1CkogrjKGsRV0YGjDKJoyiXLV6tXi58wqNSXUZxvxEf0VlzHsh15yDGK/KwH
DH3bJx3zPBJWFuHKNoz9n9c5pZ+M2dnvMf6pG55pDW5ee6cyus0ZZZH9GWVY+2ZGlstdDopCoRUuC4fG1R7DysaMDOJsQ5vXQP+gMaMOjRtKdUc4PB4uU3sW
1Wx2+fjmu/QX13xN8EsDWGRudPFFpSjVpBnSFidH9AmAtJz+MiJT2N+JAGBvit+mV2ZNdjFN05ZM2yomVWraq1EzlSeJVtUb1k2Tkk01NLSaVszhpgAtsmo2
Ydzab1/qAl8FF3PBDvOxTwD3Ig9rV419gip8gkB8go79MQ+J0z+FMyDAP5+lWz5Lt/Kh8LD4Ekp1UQeLMhBeH5Dj0arRsB5/uHg07NU3U0AJUwG9k9KWxdhX
Tz+FPEdO4QrLiywcOcDUXcmqFO68Laurrfw66y29qu52nXVc751reRqdYMuPz4Obxo/div2C9ZoXTIK23bW77+gW6j2nBhyXSe9GPwjRU8wYcnX1MctN+95S
bmyHGvz7O4YEWqYMn8PEo69T8DSbLe7PBk9nXRM8fdh3a9vthKh0Kg1V3vzLo8ofmb2MLDkSHl14/Zn3SZcTHSRe7zrNnDblXArcnGFUuyIhY9tE+sVUPMPT
W7qhxbylsn9n4NBk/CNhjDMTX89csJqMRPLkPjN/ZtqB2MDWsZZt5eI4X04EWJ5J9AKhxiyAYttczrY5yLbZQNuEpE0NDa9OpHKNbbPEHESg2qbXHu1I5ooV
x/MFYn1CnrCrsT21X327Df59Li+4K9I4YNvOs20X2LaLbNulDBFPhW27yrZdY9uus233sm33sW03UpNqVxIokzZ97902Eya7bCZSdmpAyoRwCKlZhQBZLnS3
Mo+yhXOPb3JQM1NsArr0TNuAS8BO7yvfuZlK7mjX2ktlWTxmWVxmWWx61D496mbH3MplLuEcdkY17omiU9/eE/dRp51ldpfdxr6oY/dbwQks2FDrFrVavcTa
ErYzDd89azgaf6o5Go8fenLHfcde/xIZGi0yNOqa8AOzZ8M6bGVobD/Z2J19OE6WqO8nbNMD0cOFKUtbkLWgdDtEmjiMtXtkdYtafeEHWqZLrTdFE6In2vNj
2XZAOCC5jphz9N6Dsn4Y60VR7uyJ7rpbtiEsHP2GOR+EjJH0AQ1k9A6/R4AZ0TKkWaN/ZcpoMsUlucdwSe5XVnCDWn8YXJKOmEExnM/OvHYQepLCK3ZiLzNJ
oOdOwxDEys4R4hqTe7//4CNvqu9uUZ8X3r2HB25TH37x0WvfeX4GhDjjwlf5Ux6305BXvnfggR8tWJqa7NjPvvfInWPrNGOZXJCjA/Am63UwZr3cef/j75jA
/amXX+OBc+brY4arR87yl/OPv6X2XcCG43iXU5dpNk3CeO//Eb4GBefmXx16iafaSUpNTU/Xo+2r9r9jXhAxUjaNlEUjFdBI5WmkCjRSRRqpEo1UmUaqwql3
lWZJykAKtFV5loEEtFUasW9JxUoSMl6b8GDaxS7fRHU2SX0Tf2MY0r+wG/BjviiSqXgd84Omfta7suwxQ+UzQyUcUshX+UxU+bR/arFC2T+f+OPUbwjNrJzA
4QlcniB3NidAjmv6odZQODSl/luGlPMNw5gpxLwBg5elUXfaPPZflqZ4NlTspXwbDk/EOG0yxFgiLYuBB0QxUunistLFZaWLy0oXl5UuLitdXFa6uKx0cVnp
4rLSxWWli8tKF5eVLgmL/1TM4bSrkits97elSsln7UT97m3w/J06qlz76O2Xn37BS/To+Z6elYDKp9TcMOsff2r9oaBlitEJTFxOvfzsv3tqFgMr4pEYMFSD
nUAep9yRKqK3zEq9CWCU2rOsmpYTj1o3ItDsPJs6/R+UHdn/9Hdul/1ran+3+7VAZkgoGGvKNekQa7ZDOx1rxsck1qwmUM70SK/e0tgU1vfFEKKTG0Nnb3yl
JzdOTT8ERb4HRhpRiUXB6Grx1zcIwUNoT4fuXjUttKf3tZphXf18Y3o6wR+JNLzQSfZPq6bpYk+17/S+sDdsTu8N1dYm2jYOdPdOJz/Okz3Q/VT15LKbe6fl
RADRD9x/xem//fDl3/+ja56bCpsPhM0UGuqG4X17lX1A+XwrKFvFzMtX0/Du9Ljxjz0HHb34l28cxr3oj9dsuhGz3U6PyQ2dfbxPNzlRfd8ULrmZbhpu+siR
fCpO6G4CGzZuxwiHvLFxeqpl3yAyLGETS1YLLHovS7yVaRbtL3r6XZ+9OkCectgfP+eNN7aCYVEoUY92WN0mAr92psF3eibKiMsl2mHfGS7R/qyXCF8y1Qzu
v+Ku956c+vj5xy6/CQ9rMC2tI/zfydvfsgMm0Zep0jK1p46wPodCZkkZ/XJHZwk3KDrVqOgUUNGJpeYAWWKQKShz7NYodlSAhBuGlRIWARWOUAEHqpORCqTU
/hPAA2HLUleiPskE1qXOEQqRZkWByBfK/ego9luBYfKQoZyW2f4GhKhWumpqeHG0Ptrz3dvj0LrEI3pqRzRtmPpQl+f36e3Efx394ViXfTHCymIthZo24M5W
W1/GzV9kXz4yFLZf3dozXxyUNrzog1kLE8wOF+ekLm5NNN/1RjDlCnhxRV7qMBQg19uXk+DkywjArrPw03m4uD6nTPmwoEMiw+BMyJ5UbTChBbWbLvDHndZ4
3wGfQvJM8LMFXRIUOmqC0qc+zk9IEFks9xiGIYwVtSKJf1oASqyzRogfDBnwWU76IIAvXYzIPWGVFEElUgQVSRFUJkVQJStINRvXfi6H8aHHhJkplMFq735b
vGmreI8r0tiiGyk+CifcJaT4vtVywD2AgnebFes4YW4UDAXwQm69GTvA0HxlWHW46NUH9QxewDhqxfuKGnwi9xYy6iujb7LpcIiEUd+npreLqDf04dTCiYkQ
9PUgAhuK6BN+TXhvLKEIIu2+S1ooiw5BTvm36r/VlnqMlmHhh+CkOr2DhSO2SZ0QQhLquYzyO1+vOTypczYn3cqTbtUnNUfiOLN/6NQeui0tCLD4Ulwtau0a
FAVmnyLz/aGW+R67M5b5FlqApBb/H8p2JaZzVhPUQAeR4jrFExDOzF3iHMfSlUBg/N08tjlqSibimpc4r+A7pFEdXcqoOuYRbNPzwcNYNwkQ+CvQm7dirhKz
Jr5z7Fa5QJUP4lkH0WFnNMyPtoparr4UFrVcfVmtUa6+otYoV19Va5Srr8UiurXRsBRWw1pYEZH6stChFEQm9IiBgaHyK4C5rQO0g9r9Xp2xKuqMlQt1rpru
x1DaqqMWXKrAAl2mXGUiiPRpNO+BRDbqWO5CyU0gkY0clhNQpAskv9GD5RgiHwGipSL1uxUZDERLG1hsQSID0dJ8GFxkj4KVZ7X1J8qUqMU3UaqD2GkZi2/g
aYS9GlDKxxfoCVIO9xBEC7Lp4dv0nehd80hVU20ic1Ty6r+uVjXY8nq1WkBAMdgMv1bmir+nPnAm+YOnMQ2+go1oE9vQhuQ8a9mCLmYDWoMMDVx+Np8jUtET
N5+wU2vRUb9A2BPMa0jVUZmX8MU8fbmsINFmMAWG6e2451EcsOC0ZOJYS7Wmn+sc6Bd6G6IMDbo46RiQ9a7G8XR1pa/a6JJ6wA4wYM/ZEe4dGIlAD9kBuMPD
ImTujNhxeb19LyxHZZ11D5ZqcN2NZVUEPwJM8HY6USl6fjJxJIJopzTHI2OLmrQ8C8CPAsFVlnHJuwFPUst7AENSN3qvhiVpaZ8+IgiWAkMGGqgYGKBioIGK
gQEqBhqoGGDEnceyKkBFuaHXsCwJUDHAOPsKlhVBmshxB82Zn3C44YDZ8LDesMfhmScdnvle/ajkkZX0IyvrR1aRkgH95AGENBhIeW4JBlKzDkjkExx/os2d
0xjIepGtMQbl1dFBfeY7fPTjVdSFXQFvFnNyn0V3PvrwcrXoY6arwUxXU+BqpLjw6YHEVHElUsWVSRUnHogXa6zmSUJYBGVSgPyi9kf+Oe/2bLdvLaeJzr1E
nd7vgrG2gJyxY9jMraOVnOV5NiK/QGlYGHZsYRVSDpmFaHkeJD/1VmFGtXyh+7Eqbs4W7jY5Avv4so/qitiBx5dwvJTlkqWo0ZL5VL5TAjjPzToBHOtXR/9y
9K59fvTBcVvcWRRgFsDhZf8ZfBw1aIEB9MQ4qR08vIzT4CZUT+wTLP319m+wVI7qf2Bpr7NOYRmIxo6HrrVgR68ewS9NHKGmiX3zcKuszaknuUxXMEvamJqs
RI/J5glNpkWazAJpMkukyayQJrNKmswaaTLrpMn0SZPZS5rMPuoeOOAQ7EfGZLXVRFAPOJx+0mQOYFEaGQzL7cLTcVbPL0LO3enEzu6IH0WCDhuhrw772Hqf
onrMJXCc4WUIDKKoU+e2AHOCmfHNj5665/sfl6FVX9y89s4wrzaZzPlN15apIM83ZRkF43yEg9S7lLrFSMgMmegGoZmT+VYOz6deLj5rixnt/ye+B82kRvKM
pWyXZNMOqPdNg2Jzwx6zYbfesNNmC5qwdToBoWlv85uzs/9177EH1yFuLfsdNwfO6wNfMRte1BsO6zPNxmc6mD3TE/jiNFiPosNJHZMXPZEhgW9G78y/5I4M
RDjQGxnUBqsvpeTCOidNhl/ShkvGo+7NBCT67Q8zQ69TyFTDVJj0qjLpVWPSq86kl9+pGsbplNDtZ9JrgEmvwXRC10uI40OreMhLhFV22R207TpJq2jCzM9N
OQQhi0Q6JIjlmzpmJL1zkEK1E0Wm5ColZxoHsJKVP5Y/725MLv5/FpNUncvL14nNCZ3YHNeJzTGd2NzGH9/KH7+FP76FPx5zUJV0edk3eI6v8xTX8wzX8QzX
8AxdZTVioZVuylUQwtBl8ySpcklS5ZOkKsiQVBVIUlUkSVWpnaTKO5ep4yxJ1c/9XG27s81OFdFnONz0pONGtfo2s4EQ360KqxAqxZjoiqERj772NNhsPmd4
RNyAvyR/frwxWbnj19c+df4dv25vwKaI6FzjAZiP6KQT2EHE9q//Kk4nF5lOHtOQDopbvPjmmWRR05K22WT3CSOra6ocvGjvfbrKwYvKl0jG+4xIkC8KVpFk
Ir9IgIWXIuggAiXXY+Ram4RN9Mdyrf1XLEhL/MeNU1L+OpDCI0OtJibXk/IbDcoYIChjkKCMfoIymksYHVqcgQxAuZ8pw6ZGVOzKIiqe6801VQd3kg4+Z3eU
gW1PnxKh7Ie+Hjx9PXhKXF3Cr42RPOKEGDwLGDyLWgt08eBZ5GZTD2RqARGTL1EXtUwl1ArZ1atE0dWIrKvrCIbgdHs1MrgvBvxX8e+rw6rV9BI4iISw+kZt
h6fawKKHyN2m2JIF8aZWGDEMNZfXnNW3tPq14i2B6ytGhVRFI+48fWiPOGIxbtML+7XCKtbaZXFJrLYb6fI+eQS/i6wm1sFUKxjI3QByJxjI3WqSXZQdEA8e
BfgWn0rq2uxvhR4AlP0AUDaWOBgtOQib6u77RF51lNA9dfW8bd4UrkyoBUrr7eexLK+zfmKTDh/YEXhwQjlQEa/UACFftFMFeWgfSblWewVWTNfmk64tI6aw
whRUaePTEx20qToaz6AGOiIiN3FA38DAxFoCAy4mRc8aFkGtopVaYUjGe7sYJMyhRG2tCQuGJl1gsGOQBmlZWAvrJmypm21fPMv3NVZNzYOS3RZ9resrCzFW
v4RX9uJiqP45vS9zN0bAs5SE2gakp7vhACmIjIan1K3sF/bop+yWPzwyHA4921oeV6Pg6ymb5S2T9sj5gs/QaLKEDS/dYFJseH4bG56fsOH5KTY8P4FUZar5
1Mjlxz4FfsKUkGYBlgIfS11BAh/zE/iYT/iYT2XfuBZQo8b8DGpsiVLyGCzmEyzWVTnniOZpSd1ZAhbzE7CYr8FifmawLnUiXznXjSnTFZKGbxhVfDKq4G7c
qwG8QUqgQH6V88mvMoRFCLaVleqClsdTl6R5wd63uVdZ4/N/qBXtRpHTpU6UTUTqRKtnrhP9bX5NxU6vKSa+kdfUk3o/oaHBGTIvRiomCQ09r7u/ohGgw3RU
huionC/YJhRapcg3SoVF0Cbx/Tz6flX6fg36fv30/Zr0/Wz6fhZ9v176fiX6fmX6fhX6fgF9vzx9vwJ9v0H6fsuyM6S5eIb0RsXp3Z4zztOs1c65saIz5cYF
yvRoQijh0ZjbMTZrk0Pjo6PHdnx87PWn39JefAqcnZob+UnV7Jm4MKQqeykgebv6eDIHiWmkPNJILYaVm7nHEld9ljhym01cAwYDNvE8m3iBTbzIJl5iEy+z
iVfYxKucP9Q4f6hz/tDL+UMfm3iD84fm0jjy/2Xv64PsuKo7++u91+/16/d6vj8l3W4P+rBsrE15bUlWbPXEsgZBhKAg5U3xhwGzpXpy1VryxEulVB4JS86w
uEAEm5hgyEg4sQOaRBA+RMrGgvWCFkxWmzWJALMRwTgqMLte7GwJ1oQ9v3Pu7Y+ZJ2mEXcAfsarcPf267z333nPOPfd8tiM36JqftVrckaoLdqRqviNVCztS
ycm3cB4730ouWKmLlZPv7qp83uV8OR7KGfAXz+bw6FcyuS5aINdVeTMuIcLgrwMi5IklyiiRPUaywK/sK6KxeLpWf4XQD+Z62EHO3F7QiXhbwlBC51sSOt9W
g2tZ+z8oofODYNgjpg1Yq5D5jD6ry2cN+Sy44GdqSI3k/qvDJAQOv32M9ctesxL8QnErRslR2owvoOS4pNiVssbiV4FoOqb9atmS1omq4peQfB7+CYs1FpWq
pSM8RkRxkeVSMEqJ7j86sRcUNBgXU0nAhF1QSYzITj+kVRInrJJKYuG/Mcu4ShUS6EU/A/UVfzM6v/P/9j/y377VU6jq7J5X4VEMxF6g5jDGgVpmHGjgeaOb
fqMhjxfoNxom8zmsqL6xooZc7vcJl5Wqkz95hubxLRxFADRfL7rUfU8QM/5vTVGk/uQfLRNeoV9B3MUs/vhLeuVqrWuF68cVubJ1tdaT1PII6tMLIqgbCyKo
a69F1GijHD6dctU3HT59msM1Z4224TQJgIHk6fQlT2cgBCdlqZOQs3YmLa2/qXGYN3QaVZlXCQpN6qqRhYVWWauxqJ8kexsBotqDrUawVpA0AvuhZAKyYFL3
r2PFTLDRgsjb2mhJDCnnlWgir0QjdXRgquhTCgGphZ4D07WJOK1yb1XprSq9VXkpLfAtrBM37hYGGMgA/deyM9TFBhgsHKDPXfrSpS9d+qZLf/LcM7pLrwP3
LzMe7qjRvSOsWE0MEmZEDWm+Ic03TPMNRk5qviKOpOIyUsldlhT9wcxZuywNa0wcBt/OEBEeDKzzEFZ9KEuaE2le7RRUO0/oZDYndNKcR3XeweOOcO9P66Q6
x3QynaM6mc4jOpnOQzqZzpz2WnmQ8xdeZf+xI+z7Q47w7wd03sP7HOHgh5w8rkSgLSYLNbagxXzCFXWoLeyiYdgF57CIuHpbN3YRyeMF7KKSnnRQ3KaRz9QF
Egv/Smcq0nJJCfpmAUloiFw2NB/HP5w3Y/Cvy0gqKNjnSpCRZ34gOE2dnJq2m7e1Kv+c7u9F3f/zGp7nNHxnHbGRPKPhPqPH8bQe12k9zqf0uE/peXjS0dkw
nRwM+Pa0JdSyJaGWoYRaNkuhloGYIutiivTFFFkVU2RDTJH24no5TkElD32BZTKh9i0h690pk4DupE5Ad8I8OK4fHNOZ5o5mde4fKde5n9Mvzprkdvt0ztdz
pqnn9RtndVPPZE2dKTfFoY5znFzhbDHr6+mSt0Rv+uPn7nfj/hQf1jjXfTHFncluxw5vJoUpvCXsgmynPR+q3axRS5DtrEsuLLQvC2X/WakUeUEjQW/1pE/j
EJO208/+YRazB/lY55IthO05ukbMGoTQiaaI/+rnmGGSgpGulkTjOi4sL6/hciBiVJWgs0DKkjekLHldypL7Upa8JmXJLSlLXi2VJS8Rm7Oolq4jbmxuVku3
IEMGw5nYl/6YvXDd6CgL3vsK/iCF0OELeYPAzFNE/Sp7w0nm2oui/u0aO3fKn7foP2+WP3dI5snX5Ub0qfQLf7RPJ7X5guSmuzHlEhRIU7g5zxEpiY81zj9g
HhwyZKJzWh6wC1WL7LzNvdLeO41tHaufEcI5a3FRoUDjfKjxv83eQpIdmt2HYGvr51DIV9Bx5qxddJw5Zl9os3tGF2Q4ows0PK0LNpzWBRye0gUdTukCD0/q
bDcnbWHBT+gsOCd0VpxH2a3kKvuvdSGHz3NhB9g19JZj6y0HBR0yVxCmzKvFXLxOVI1XiIPTajmtFXIAt0peT9oS3RTar5aKHgRC+77Qfn1x/jyc0fSpjPNw
6MkzSTiKgZjvqXWlgK4JNPODuDgbfOiHFzuI5zqe0uH7WFaFo3beSmPP6MoYZ/QEP60n+LQte99TtuyRp/QCPakXrLCALb2Abb2Atl7ASC9gj17AXr2AfXoB
i0klcotUKdYZqCgRJKjRjYNzIeGbSA4M9b1OXith1gHiv0YSnOEYBcah/EK2N05be9aWvGG+bN7I9OagbG2WirrOO7eUqTnLKaB0Wh1LbLZnOQFU9mzYPBvW
z9hHj1PSC7G+AlzL1lwL++tUaXu9NB5lGx6FhvaVN+qLcqd/AvvhbbpPb9P9pWTtViFXO009Z6LVGceLTiO+kGpdSLUhpBoIqTaFVMMSqZa3afuSXatyYvy2
6zozzt5soz5j5T7XBb1ZNyNWbkXMfIRq4iN06basXH1WslMZCnbYzyFX2WsBISwYsPPt029x9i+2zbDCyBf1UT1zg6lmJZyrUrsZJW7rc6IP8tnyg+cRo/Kk
RmqtWeLARboQySjebdawR1FV8gpURfqgC0ph0uVG1Flf47wOTiNruMBZFc5+dsGypUWcLEa+LeJKS8SVUMSVpogrQUlcaeTiShbyXkWEiV7ch6uOm8tg++wu
cWB76VZ8rgjbfV6HUzbozzen5J15pM6t+Xe30K32tXuL1Lm7mT7JfO120B9FX7upPHJsc94eAoY24cztZ1VH+IGO/CgiIEK5BAEbObKcr66dakielEaOpA0N
LSFpA6bzdfiRkbRhsLKxwHpExPRYElxPyN5Q7mNJ83qUuofv+Oz11o1018QdrVGDgH5GPAYRJ5dreSE3ho7+1USz0Nuy7ilOVCZnEFRaQlgNo5BuFBXSXYAt
k1BDOQAWIOYEpKG9KIz2eWG0Mxi57BOTkyfk5GbkZMFKqTKaQUwqkxSKMtHA/DWOJyFGiMPwkTm3iQuya9BFIbQHRNTGZR0CeiRalmEyWkoDkQRDXE2XiO1f
oJYJurRAJlVQC7bSJsikKsfIKogGG6jQh49EagsVvVnc5DdduzKTznHuXDqInkhq0ynR6nTiS+Vn2k6d6XRVh0uIu7s7aa2TvnM34pin6R4qVoOlHLxJKLkE
VSz/Hf2VxLYx7tq9uGy0elDpfCOUZ1yEioNxf65RnD/6tCxjAH0M7Qk6o6kO171416Jo5Ur3XF08tbK/Ewu1sMeukb8Q8LIlzH9NZ7bFlksPQ+ztQfSZA+JR
NqPfD5A19Tju4lzFjPmxxmIX0AoS0ygnkEIPs9pJ2DiO0u5chVqmFrtfA6aMrBmu2c6ZbC1U5vZeyzlHZ5Q7zQn02oGp0q1kPaRKfCP4gu04M5W7FIfysMhn
wX3PQYCPn+XTJWkRG6eN052nuBo4W+JtRA6xMGzh8OnhMh5XcJlAOXAcPmu4XC1BQptwYOREvWhic2JFB2elfVrPzdL+JnA+6MZtHEOvQAwzkJmIEshsKw/I
bGOqImVL5O8LOvL3abDL4HjD7Zlx7rKLCU08zeG5TnxFDAegGmvbGNfDfvYeCafaTasFIczmp/tnM9GYbUVYaxRDr3B01HRS1cXQLV0M3bh5+JeQBZPWdTcf
KyeQ4hAJEbFT6orqJMBAGZKEtOOy4FR1F/sP1CHICt4hjzANagoVkFRzO9LdAEU4EzyHCftcDd3fyerjPWAuqHMOCHjXRv3z+k48r+N5nZ4HpYw8MLGpNhAR
8WANYktABRLggS4kvwN5SHwHLpHQxxkFPbhBsYmOPlx/WyG34Pkb48/LbXIqw8TiBBIsfS5oEK6TvVm8LN7gjqMDB1lAlQ8BCf+Y5bP9t8RwB0qfyju++fJS
mYG7ucgOzscIVCgCVEgdmTsjfbXk4uECzmWtcY9xd4OTL3z1v3/t4Xu/+akXrYPXurfAnWbyR//z/S988MmnP/cMHu2Q1x/B62rgYDIw+d1n7n/h75775qPP
4eeboZqa/Gfaz//+6Lc/9wIeTS2atn560sOk4E8rBIPv3qMijsIDSXxepEpCennbiv6axzYDNXo0nQwRRexO6EvsKbQzWBrz+HEbKNSG6HSGaWJP7DerQbpC
De0CtuN0wFlzBJHpVfjy6gAwaFFvSoaUTx8pYqSwUY5lzaPfm4Da6H8nfQ/sRrkjjbtAXcNvtdrYDwwlV6chowoNh9BoCaNs8ICFUdayyBwWoDMzIYh/Wh8f
sLVx2DOB7N7Je6G9u8NIggg5gnIPJ/kA1vuC9XI6seR0YsnpxJLTicWnE5PAswZs94HtgqEGfwXHvyOHMKykdmTN7pjZ+MxsfA5xrxiViINjEy965i+1gY3P
JxjPJehzibqh4BOBHRb5ra35rS3uKsTTJ7//pa9/osp8PXVxZqALTnY2oahO4ElMfvIQpNj5P/4chE3i9iwez9rM8tN7/4Tl4yh9lLORf2V/lo1cceAoSmNL
Px/8+hikaxv77RN4eSPJpjYI8wQnKqdtRnJ40BAdVqh2G6Ijj2WI6Unu9HP7Sp3+DduCpdP/O/+RjTAIc6+npNebpdcnTa9vutRen+Jej5d7lcPGO+n2PYf4
sDFNt3UkG+S+n5a+b5O+T5u+d15q34uSvud9zyGM9Ovv584ftKX3B+z893txf78AN4v7kBUKdpY2PiEcuM8WCJ8xEB6yRdLYZ4sosLcIsZxuLwLzEl4Rhv7k
0TJD578TOi4qhxg6/4UOtXQnb5N0h3wnjmbqP8mZOv8eGIT4NIE/+cLZ++/++yc//Bsck2pDbH1ED/fUUT3ch+xLXBEB/akFoD9VAv2pBaA/1Q30n+agP2VA
Jwgf1RCeNhAev1QIObDeM0JUeuaj2Ijojehh9Ji4EG8qOtGJDS2Z1yHIFSczqVJPkuCkRneS4MSnO0l/guwp43xHhzqd9AQ5diTpic4+Trw3z0POgS1NwN3s
BndTHmu8QaIZVWfeTczaMYHnLrX3iPgfXmk1Qx1J4ZNAVuDwJpBahdPM4V1w+JA5fBPB6Q1EtIPDN5UDDt+UaMKmhPy7YO0hl9BoogQJfmhcY8lYhIlzhiAH
eyI9m4LVHS34XD4j8dI5+IIEMp9OdPYgry0E5JNHWVGUc3g52324mafBmSsya62Y2gB1hD35n5Ae9C++cwxuLus1Kz5tofRcxoqvSJ/8NFpRaa2Qr8gBLo1y
/iM6ng8rR47ADrRDPojkqy4UI/bk937w7q99tgm9CKPf60D1qbsngfKya8uetOyZlj1p2Zt0dMtfpk9vA/X97efda8GZ8cEtODWg3co1zlu6tqsVXlVpvmqa
zzVien8BY5r83t/+1w9/eX7kWmbA9MG0pFnak9B+envX5n1p1zft+gK2P1nRYKNtcMNMuSEMlL4C84Q8sSepg4N2bb6R2mi+YZpvSPONyao0T82AR8O9ZU8S
gFGn7gISRWNMopzFYQl81iaiTf/PDw5+zJTFQNztIwfO4/EM6pkAzeFgy6kLVJmEWqpVIqFmTkItESF8kou5v2vlZ0MzIYbnqZDw3eIfQJxEKa4KkXarCTrw
Jf3c4jF58jgbE5ddfvfXqun3JEFBNigMYNykuRomPCzAHqpQYPcKsHsMeyi47pO4b3BdA+8x8J4A76lKBjygoSa9qRDdhwJ8tRvwVXmcAR91UqA91uPLC0Dv
pwMhgx6VQecmuoNeFWIiotDE1B3wWhnwKgCvUOdVAdzvBrgvjwucNwVNVdPnvmoSgNhFrlsV2P1Lgf1JDXtGrN3Br3cBv5aDvwQ1lZ2CZgljusHuhb7OjFaG
nWmpO+yOgd3JmUEJdkdgd2gLMLDz1uBha8Ae4+FrG8UU7GwzaF7jnNCbwZx9QY/On9uOO+MY7XiU5YIV62BqbYMH8p2Jr9xd1KU/dYfOOeeVa8Dse/hdfKLk
VHY006ZENb7mVHZ1hhMpRNwp1hJwmqttY7GHTCId7PzK5fR2OARDkUBPdEo5D8nhkCXH5vdwMXnq6kq6ez/rlWprXMgLdEHOyFwzG4h5owHWjix6xQnZqTP8
seRDw3UxXEJBmglVxXDxZLfkEHU6qtZRrDOjVYC1b2vIGq4mAj7pE2phCumDsOQ1+pg+aesjZPBZ2/ZmShl7qDdbWZhXmzvChGBedgFh5Wt0ZONFB0qsisBm
G9hQkI079IAP6JBng7GN2TeruiGP/SGrtjzFbVlogXqm9/G2zW98gGdQl6Mq4sp9Yc2dse+qzVTvsuma6dlUbkhxUIEGEpt/Z9yYbMfFvLEMc0V5N7E9vJG2
SUhTjfmE088k4RisxTTkuI2V7EChjiJhsDqt+L2kR1l3xL0qmIzujvukmhWR7Bjer+jENdb8gbhf1eeTgcl19NfRA9SyyVpDXw1OevT5dbOT9t33ICfu0XgY
AIoKOfZ00t4K28AhgY5kgHst17VsFyRvG73oUu+6JuzZGtpsAja1c5Z+d77cPkH5WJ6BHgKZQhTUGlXNuAcR8nYmXSI0DC7yngbH/GDeLjwK1KjqmT84Gd2j
goM0q/abCGGCGMWR+nYkPfBfRdQpTXDzbk4bpN19IF58Cw3Eo9DItNToZDT7cDK2LYQSoye0C+B0uxsttPO8FHnJcxGD9ahwywLoacxdWwXH4bIGvupnIQxS
8xgfNnrYX8O8yE0PIiFShMnZUmouWvCypLVjOYpA/LJJAudj9npM86XG1QgQTjRtHFjOMR7pXcDt2WT0YcJ23N4zecMfqNGDD9+R9Oyil20U9OkhGh+bp8uK
3zuKtZj0DsC3C2wQTh3EGyuqjYzNbVSUy6aJMZxw2LbcXxDpLpR0SgISfhHKuFCaKi4z6BXTVGFXnk9GmVm4ohUwxp/CGoOtaJCyJbK4NXAR4hl3IJHDUaiV
u37vzas+jeb8DuEr9QdE6xO0t4nDaP4izISrwk8ihprf+N2w1HeXOx3EwYm3mncTVxq9pzvJYAk1p1TuGOPHw0w4GvUvTDrBYtLpPmbjACS4mOOL51ie4MsD
GUY8YNIU5f3k05Ez2x0hPFs805uTvy58z86a1HcLaKpMUCkvYJGQ6QyiNxwv+ETb9Wk3iopp8mwT7flx1hfmiixRpDz3cVZzLEHtskTNk0/0B31F7KXHPwZR
qFI01yhXJzanF7exjxxRqkugnLS2JFWuN7m6gwKg9OC2Dv1PVLz2VfZvxDVIk/8m8efhryEhUDaHQBVPWOuSpq7x5nDNO2tp8utqpOs9bneiT4ippJGtxstu
yCks68Kfc9DrOvFcg/fvYP7A5Pee/boLYqgj7VytkHbu7W8AXQVsufenVVPraVJ8IAefVA6zJuUcV1OzkX06wBT9JmZSAsrosj5p4OGmpCncSNCvdp39JT51
b7S+iGtzo3WCj8+cSsOG6uW4DU8Hnbzw1ej4S64Mjro+aXxSr+Y+8L9NC3+8iroQiL5oy+Kyf6PN7nG8tvBnlCMpsiHSMLVFpikWmYDVUxjpSyY8FlU6bITA
8RCR6AUwGgpbuDiLn1QkpbotWS67fRF12OkT+UeKh0s6os/cQXMN8/4UG0oh0XVocpssk8Leqho40LK3W1NEEo5gUpW4oX2K2Qu0P2Ub47BexfeylNrIza9i
J23TyQnm72ltJo3YYo4UxrI/qAqc+3qQtzh1ppOQ01+rdhzSUSICH8KBXfVE/3QPDywCIUYEEW04IW2rdOnh4wQ1xHUVic9wH3TpoSYgayh6v8Ot0NU0FKZ7
qQXzKUFMJ5zcYBxOJ5E2GIfaYKza1MRuEi8iPRK47IY48vBAIFCFcQSoRSsQwbIbqt7tdMamH2iAoTGA9bBlt2cnPYHtCza8mY7q2S2CCh7Sj6Xn2gDbR8fO
pL+TRFKhBeEt8aCKYHsdwqUeD6sI5tkRepU4E++Hwq6OG8NuX86uGmgTzakRaD4jNQzNZ6SGoPmMEP/v0WWAbVvcTEMakOayZgbVUCYrMOWkz1sGEzHBVmbJ
EsqcEA4THZU3wI9N8Czw+Qwffk2SVzvPRahPYw3g4030wwSI9H3ilMCZihnfCW8nwCsKWolYNMEg2rxfJNxJWZ7jXbZlHK8wxCazdWi/i7NnBqyfVri1nPcz
/em2CZACNctT81sjrhgmK4/oFEXkV9Q5VNg3gZCxCZ3DhCxUk3UOFbCTOyVZfkBntlK+/Jrky/cXrJgMh4ZoYG1pWERt4uNsCn11ZYp3CtZXC5Q036+CefHn
Es/CClbaBTexg3Ta7BA73fQSvRR8i92OnvzoJbodnbT+1e/o197v6FzTVa+Mk857fx2cdM5Z2Dq89JTV+TVy1YGDDKgU7jWD4l4zIL46/eJXE4mvDmLh2QNn
QDxwBsX1Zkhcb4bFH2ek6K/j4+1RJBuvx2NcnyQex19+vIyVu/FyQuZYyr0ggxZchtNYGAX1dFO8Al1siRUuN8YxutgcJ+IjdplarpblEtlCN6FRAXJMwBoX
WJcJrMtFnOZ+T+VeQiWB2rvK/l0aqXel9e9opHS5mUbqIb3oMC47aKT0yr+n+aLf3oGz/5XWrTRfHtLD9+HyFpoveuWDNg2DfrzfpnHQ9T6bBuJxrvoE13vt
4lAKdwIbOxnJjlacqpaZJ/ZNmvjl+x+FmXs3m9d2FF2QXlV2QbqdjiuvKrsg3VJ0QZo4mEyUXZB20hcTZRekmxfNzDg9GTMC7zIReEe7uiCd6uKCtPLSXJAs
cUFauVQXpJVFF6SVBRekldoFaWXBBcn6VbkgWcWtnw0uwqpzFyRLCBnFflATZAybvq+WYdP31XJs+r4a128jzEUYCTyWBsVjaUA8lvrFYykSjyXEqQ6IU9Og
ODUNiVPTsDg1jYhTUyyb/XBHkD5jDWrFdSSGWUpttLbQJYbfjqWSa1gDchkciYArD2T09As4OT3o2rUZSVVPn7CnE+QibBmc9Z4ODK7eMhy9ZSDrp8WuC2Y3
g3MrH7UIXxw3V0M60Jxo/wa2KDmwKLEXhaouua9SJ6pbJ6Xma2h8O0xNUGpRSxohXd5BiOQccYdjjYNytWIMD5W3E89hT1HebqhXEAeFlTaCNGZz6c16gpuW
IKJ7oU4I+aJT+7I+rOhHvDp32O5MQWPJ9g9Ew7H9Q7JAJVUcM2nI2ECdqaQGw0iNKzxaU1wDzJFAaVtCUaupTXLjHh1DrSow0xAy5iaNB23bnoG5iQ0KoLh3
z0o6+sXP2HkFmqntUoS9UOGJBN7pmMm9wmYWe9tYgk8rEGCSirGPtY1xrCLGMbStvRu4CQlb4lgWhvFPa044YxcMct75E8CKfahi7ENiHarkliux9uAdHyaf
OtvvbHlcw5MGG40ckinoSUPVd5EE32AzEmLacATqyPldxxqxjLQ11DJbyAqxpCVgtMVGFbHc926xx01pa2Eb7UdiCWoDvgrD11LtDu9ESXVX0hZTVrtDLYnt
LMwlNS3wtfGMRrw9lPxcmfwWystFO4h0WuqvJghWoyfawEYSIQQyQhJInu0OA/+B/VJYjeAJZWQ1yMltnqoQLMbXqM9ZabsDIfY3mRl8betDAzeeyqnjPpkl
mmUVwB2pWeg+ZKLKMv477ApldgObSUJgY01Bm+miSnRRk3HTo10qJIjZI4SXfCy2ZcHqNFBMKJyyoNvgAnVsabWhGoHniC2CLxLugl5L8AY8MQQx4Qd6qGfI
Z0Ptg3MFWzYbu9iuCQtMhWeA1hpUDLxLOTyJQEIKjXqHlgQRbS6rH+HFYWuAGgAIJ1sgIvZVAk+YlLiGWazws7qJ9BLaYFbDHIOwKbV5MGIy9mAy7kH1wjWu
j9A7R/Vc64gp+0J280HLGHGZzYe2vMZlyO5m1tZkEKLPHCzVJLvddmZedvQF3a1xI5izWGFoZSGm7KdDfyv41SG1pY6YeNHUSjtQgOzzf5AVTju1b9HzDOII
3FLq4h3GlAW/7dh77Zm8uKh1WPGHR44k9NKRI8oyyaE2Z7cTm00hyokTc2yx/zGCrI7MBY8FdXvG3uvM+HQ6rO7F/7P813OFYD2aJFPX88QNR+K67Bvg/m+X
dE8euwhil3/f31ivDQs2OrD1CgfPPTQrxjifFjtB/JUbJYi/cocTxF+5KkH8lbuauBhd1iU9uKxPenHZnPThyDOV9EefYBpGgmjV9zjRS+/jdMDoeZyOjNHj
dMZoP04njNbjKOvyOJ0umo+zsQgjmMsrkyYDRPDWHBEj3bx9LK6nqDSDRCdcy5SAHMCIpVDt9A1HuLAp1wWt49+RI/GwnDG7zXAymOXneltoZUvFtUxh5lSD
b80en5vRj8UCeqMtEP7nW9GXaefMb3HX9OFH3lZ4/PwNb2M7LD48X0HeN5fef2voUGfmz5k8jVgO8a1jBJC0eeP/3vDTf5l89bM0XSMf0i+8ezODMkK/3rBv
w3UfffT3Nx2Rrx3LmkuPIAOeGjx8OBnlD34LX6uRwwT76GE9L/xsTvEL0Vvfoq5Hnd3CHzR/yKE3iBrQhw8z5nDhVIYrgzMbRAH2t4/xZGYEgGKwvhxbwOhy
oqkfVsNqmIilrgYJlEXouSMZw+XmZByXW5JluOxMluNye7ICl3cmCpd9dhLjOmsnCRD0kJ1cVsTQhA6xMZ1nFbG5FXTKXR631bK4pZCQdoyY6mVwn+DqtPUi
eg4ynmU0dw61dAlWwVUIlHVC1aHSN8iHBYadNLh0MPzZsMUj47bqRarzIligCqEPphSmGaYepiOmKNBWPuFcxpigpH/EaZgE8tLAm7PbMqfBrGpOk0wo+8bf
eTP++wZhxMSNfPvm7wMTbDXx1qRBA1P5S98vvPQNvNRADV+r0MRAoQkoUQofDhQ+hEaFxmrTUCekVKife2Vhr72jzWbhQtL5IEs6H/AQPqMtw/yDJGa7TD5p
Jv3wPeK0bP1IJnZZl49wlPJhRkur0yzVbXCmaA8c2MDWk/oGZz1dBjc46+gytMFZTZfhDRzoO7KBNYWjGzjGPsCWBbZEEzVAh13aiFfS7iCnK0tHjxivq9XO
6iwjUvD9yBcub++tzLi0fdQMjz/jZjxerKbKPpzkdZ1vZUY+3Ik+vl/0Q5niD1imXdBYGQ75Og7ME+agNBNrCa4mM4ymcvnqw0Aw50or2YxXshmnxXGR4eRP
92uvjjmXxHzpEq6mcUs+lSR3KszS0rUu8DGSFXA1Wvj0qSZNZwDVeycuUExhaO1ce6AHhGK55jYvNIphXChPIMHXfv3iVIEojxmgEkNqdYXYIBqgjaM0ihsu
W/A6iFIGFsxhQ2101jriQMx42JPNRs+FZoPxsSX4GJG8jaKl9mFV/9gGKJAxJQ3VItaUebRkp3ueniAd5owfD4KoYcTy2Q8pKk1WJZ+synkni2aEBYfSbPXo
2cqmqsKFn3tKU/WRd5UWNwLiIcVFg5GuRzW25hBpozrsbP7r2QGjrkIgZS9xpCaiEmgn78vZWLMrG8OImY2hwKXgryBKC4vSNgg5gCG0sAQDWIJ2YQkWwFxB
2gyf7VfeNPyxe0HhLdVP8OT8ton66H1HjswxF5BDAVSIcSh2HankmbG6jB2y0yF760VHdRXQOS7aSG+nXmoXfv+zctZs5a91T9m0Tf+vvvFdGz/w+9drKeQv
39h5ovqD09dzMXdqhyjVzd4pNPdR6W6tO+sQs6brPofYL13Pgf3S9Xm47ND1rA1F9lr3jA1N9lr3kINM7lmFGNP0O+g0ktc1zdgQzSB9c9KWPk7Y0sdx3ccx
3cecbvsR9JXpqHxkVz+GaniDG9xTuI5tcB/BdXyDO4fryAb3OK7DG9wTuA5tcE+6jPtnrG7IbwBcSARuNyJwXj4ROGWEcs5PBAsgg53WkILzipGCs3RS6Ab5
yyYFHEfNQCuLccURQvGh5x6DREmC3xB7slaizxh0jaQsrS+fMyU0yzQg0DM5pz42rDIJ5T0TXmrcP6Fx/7ij8dIRvDwFXAdeOkIDNA/jvINmjLZIAWLOpEPp
OwSMM055JJxair59ZL8WXvmNSvTDzCUHGuATUuGX/VvwAj0QHTDP1J/v1w5mi+fN/A1z6RctyaqFp/SHaeBMlm9vQk7UfJ42boBIbonsA9GPDkgxwg//q0b4
Ihrh9beZIONfukI4Uzu8x2HJUlSPypIC91BwVKbFvydXa5GwBw9uhOtYWg/iLNCLwE2PdZrZ39AN5Cm8tBstNCcxflUmxICavEk0qaYzDURCW9At/LKSO0eg
sF8JKKRhbhVQBJ8pToahKcQJNpFx+E7EWE0xXtiysEU9tZ/etTtxxCkUOkBtNpYoQ6iZ/G1jiZ3J0p7UO8QQ02hPORwPCjitsPY5msMF17dZWYbQDaXpXXH0
BjtzVnqQqMjapzO0aosVTZUvC2YXp8peMFX2gqmy86mCdRxefVgpu7BgwEyj6gs+W0Et5b2ZNv2UlcW3IJYp+rv97E2DoDDUSUvXdZil1tL+TvSF2TyfVsUU
FZAseTUpo1eDR6aNywSUpVfROZyTkcdScw3+ebC8xTrzsINLv3ECphfWJ0Hq3CRJoGEurK1119E2QL9sQGmkNe5mEoPprykwH3z8OskZ6yFNtqVCyTOEIgNs
eYPLCswgzQ2cag6p1urCMYgZbhE33/SMpEl1dHnsIJUysbn4JfpM1qV5yK7nv4aZl8/fB012qabF5tbg13CFZaWPz2xLWCnsQSlMb2gLgg0sDjhyh2R5gsGT
FRJvfgwbYSvBVChROYll6qzXOD4zpbnAqtd0lXULXvU8EU2x1Wh9qW/q3iJBJTs29fIdHJt6cAcfnppUsOUq3n7aSP/s/rzuuu5FfDVrKCDA69gj6xjJOjZl
Hf0Y+iu42Jg8s1VJ4suJlpB2qXENF7m3rrNbKEq90QqRfWmjhVxMEqUmit0qp/TNUjLVoCXS29g3qhxy485U7rKLXjMqS0sH+qUBJjXE0xCY8wl71UKHEXC8
NCES5mI+CSf3qbvp3Oawt609fwAuJIiniSY9FU4GEhnTM9kmjJYMyjV21tod97qFojUmGMbJXPmXfMeEfp5gGCeLN1jy3RaJi+oSDLPAi1ucQyF1YD2F3bjG
11yqI+cPbHmn+Mw0Yc0jMqB+MNGxAJaqc6m/aAfnp6E/SNyt6xCYutY3I6RK/Pn7GddVP4fADEgIjMXbhOm7211/oR3tx3+RL7K7Ij3X4HSmY2XyVxvduw84
d5g7zAnFiLkgHloNcDDLQGm2uOkWfLibetoKzTUXTm2VWTdGQmORWBkuHckOALr5wvvpXcDP2aSfY2LqOiamHzEx1i7jp2FJTIxVjImpk6iPGJtewq0ALlNZ
uEDf5M9/bv1OcKvtznSxqyLEAU6RNrvbcEEAixOLMidM25302EMSRyjRCf/I2gziqu24GhQMRaoKG1BbwgONFiz4YG8lIDquFUPnnqd9yDWELNGiETZ+cFzJ
W2r+wb2Ha15ylU0fUp4lTBr+Gh6fpDjjOTTImMr01VAAsZO58o3xy+XNVfnR8yZr7zioHbtSgxMSJNgudidwNucKnOIp58LPHVk53clXX8taQWRMcOEp7mtu
SQ909UwXuR8DXK6QtlfHjWYtSA/N41T5z3nyFhwr78PDJGT3vaq0SH8Ms9ryuMCIZ9IhHrITELutzictRJ7U55M2hw8QFwTs80nEDNAfUw3icT0qQIBKFkjQ
vlu1D9Chjn6OJtffcyDupdMbyQx9ZjjsUxT3w1mbPc1n7ogHaH/rI0Ic2J30G/caazd7gfffyYJODVCPq35xrYEUURPnODpeXWU3kqF5KMyutOrJ8DyOpvk2
C3uf33I9y/ZoG0TBN/CnWncumTrygt3NdxGJclOvk4yokSxuitjbCKTsEUPXPGU1jqO6R7V5osbG1CBNVFSAqlkEqA6A6hcAqA6A6l0Bqstzxj4SAEbwZKTA
VGERALMcpRUhONpYEdXLsR79XEhVDRL0w3AH8/eoIXYFY1xIOZq8FO0RMGJrSY6ppAZy9uF84EkiAPpkitEZ2zxkV/pg9l0m0wadlV0puufCQ7Ifl/54EJ5h
EFjhkuTCj30TXfqvcdbTZURylA4xbaSfeojz3lxBqILCr8kw3QxvG1P9u+h43Y8CJgM0lk/irQ4e9rm5tOWAWrmBuA9ck76kKVbD4Igu8jyg84FrWC/eh5S4
QNfoL2aN3OrHw/pcSPOlJTcpbq1rzbE4V+PHSf/rOaNJjflEg0P52MaPTBaedi3glvq3w7HQbCGKvhOWj2+TQSRg8dP/2Ek57MJPr7qJTxlqa1g1RXpx9EPJ
MVqIIVqGFAqwmoRv94t7DgJtFZpKr9rKhxn6ZSvbMM7IRNV2ERX1x0PQYn2XJ2gw43GXE+ypw22iPEyQr5MvUzUiy1WT5arwckkr13Ba2bH0H7gXnlHIYeuW
ljKiMPt81s3XaGhpHQ++jB5R7LGjV3I7uEXax7VxcJhK/wPNNNZN8gITjtNCkdTNs4V5lalm6vTT3R1wKFmPQXzFfvpEaE6HK3daHBcF4qXFn8qjSmVF+9mv
RwDx8XtVMbUBCT5ZWDxfr/QQzvtYsQwLRjQumeVXI3iBTTJqJHuq6QJYAH+bfMFHCgs+IvM+1G3eP1Vc8GMve8GrotzIltxfWtcvZ8lZBeGrMZoc7BnH9ISM
KBLwhwyv9DlYCEvJ4s8QzR87pjK7AoRhcfB544HmC9vDasYq8oUhEld70j+Z6bBj7qiQOm5JwPCDfOMXS0BWB9TGtLDvbCBeeXVxBG1I7u3n8zOOY1fhV+Jo
3m2MiK7xiYG0OD+b6RBF1+AJyy4HWjoKDmFwH5wSSVQrmD3lCKvbGrpBqSuR67kfYDT8CkOddwm+c6h/i0e2tAlYaJ2qTFhOjrWOOPXTT9hVqh1NYrVAdDOL
19mVx2adM7fgwvzpVnFCFEXBJTQETdG/vMEbmalB3DQG1mNuHmqBSpfHZrXY6ZVFzUv7J+XYKumKbazuqTAsTWdz+v+kl2f3ZyuXPvEY7pvFIpVxLf2ZuOZ4
6TGnE31KvC11xRMHeHnSEYn4CaT097joUB1u+F9AymiSvh9DUR66PoqiPR4XIWri+mkU9/G4CFGLTvXsjNUcgfr424tB+85iINqSVV28a9oc3Rh2tcK2RfGY
ruM0ZSiddQUfZqQMV9KDpy0OIpHUZogrlNRmNA06pVkv3Q3zXZ8uTV8n4cSkNGshpVlFlH2VbnhQ0TZswYOLv3J+N4N0ltM9/5Dn5rn9UhqqEj34B4scD8Lz
OB6ES2mmV/Xp8wLG+UDJZgKTk4SncYL/iorgbc6m84h+RG4k1UM40YQ2qYldSbW1xasLhiHKje06qbuHFegRrHYsIAZy6JLkUQjFCYTKm1BCtVTAhLxpKzIy
pb1crs3FCZ5ebcur9I5k4qm8PoSLS/ZFGy4HoF9fHOrpd5sTYPiapd7ACZHSeGvIySsCcB/mkJX0rmwzV0FSuUk8jNlBQFW4/esl7RtG1BHPwEpR7mXk5Bhj
P0SdJCBnq6Seq4h6Dr6wTdUSc35AE4qIooTE+T7ebiQsBY3LaZFIac5O+GjNx8MWnjxoI5ZmtfMATKADSP8yTBf/TgTTcNELb0/Midtcvh3j6YrbmnbGxfc0
g38hY8EStackk5/P1vzSG4FItfka2NkaEF+u6jWgKUqvLxE8selBNaDxj+dpmT5X6/XXCk+jGa07rKa2Fk5mXSazTpPGk1k1k1lnSyt0nYyd41lVSRtYXZ8i
OWtFyYu0OCjZxALZxMx4sOb5eEpTlm5axM2uWviEtRPltewXn3YRRYb1wd/nleXfo7jO52xiogHn88kPrXm2gYqOOLsoR+IJF8ZWySSGV6AJu/QDOAfrAJbR
STJersL5eIWqzMeK4V6m8w0sVysOxLFSdAaOl6GFFXQqjpchD8H6kqZAHVDL6U0ScuYRYZZNwIDOkIEzshrENjXYLT/KICLKfXQwiCPyYLdsJ/JOoEyoDmc7
ybEzUMsAwjLJGjOfLMe4VqhhGhKd2uNEDc3DAYxgWq4Ht4KgpjcSDG45+lYY3HI1snBwyQFMwwruQV124I0ETKxW4JLTRnGpui9A/jJe4fBhNYSHqTB8PqHz
6WJRmxxehZP7QuqsBpLXwhdPU9P+uOHaBSINXsOnhYBp02+OBQtJ1BcS9aEIAIlWDIkSOyG8JhINtoRjmt/NFvmdEMYhO6kzZVRyyrgXqRroOotKRnXQRk8x
z5VBjAYQo3EefTe7tze6Kk1QGlSitjN8aKi6wYc6SLJf8gcBz7HqVZ1CI5o/MHnuW5984bOtN4bVFHWVQAeqv5BI4x30CwmaC/nfaInnCls1E2wXJrhx0Ql2
u01wI7f3mH/p2Uex3MMlYbCCnQKqxpdIFJvcdK3zoiPYRM9fZGeCk2WkU94aFHNchuV4iYs2InYNwkIAYaGilrErP+S48ZQLT+EgWmuGgUJ8Sj3FdFXTFzjt
Ywlle0E748YNQ85WFdYf5VXYWly96OkTLNOk/XG9OVri5UuVnz1quckHMDYt4tjR0nv9xq0FsdqTiOMyH99nM27KnmzjyV6Rk98ZRzniwCsSeFNhdKXFIWEC
broLZIcMkFAAaWaA/ObWMCwAcr7vWvKdZPuqaGFnlQg7CclFgVQ24HaSUElxP9HBEcg7SXr24BwmOu3b8L/b8b9pfu+vZvV7t2CEiM7ty+Ih+6SsOiHh68JG
toMjtDHcRa22VCgS6xJyAkt4aaik9Np79+tOdyR9sid7sA/j5z5+4dl9+oX1ct64Oubj9Lq4j4vAG1Qt8LRsVZqrizytkpGcp8ti4aQZdBE8qkJ0HAlX4mrV
jOhCyUZiln88K/bEeExHWyd9Fhj8o6+imuB3Txx/T5WrcTWaVwY6x38oeoE34X8381DfZ+ZiSoZ6owx1c9xHMliWlkObGwj2XpMIg+AwltlQG6f6A/7jj3Ti
errnLr6xn6kvf1Fx0s6XOMXhNc45R6r4veiQ4HNlxhayvcNK15YfjiIJCuH8BOLL7oxfpXpFXUVgn3MQ1KtWbhuLVxGoUSderVZKGDDBvgqqKEutFHrsJQ5H
b4ASdogmpP7bUHTFq+AksQqApa9eBM6WMCr3t4b6W0P9Xa7WmI6oq8ulqzWCXqu1cjPvx6F+Lkc/l/MErFGXbw9R4HENTSI7PkGBJyqi7LZbrNJCrm8bfT9b
uV4jpn2NdhVBO38R2vmCdn6R11f5VEtoV8nQ7oHzot33gHZHfkq7Z72ZdIeM7a9ZK83hYCGgAFBvSS4gDhZtSYFsSQHH6mVbUqDB3BK6ZpIWQ3thdv+SZvc9
BP7ywMqWX61Uq7aHNu0ya9QqWi52r/y+1Q1F/0vXpzZhIWMJy4xLR+8SghHWqlWEYARMAcFWCoKtuhCCrWQEwyjUyu3JqjEcXc85bA0oYxhLX72awXpClg8h
XnY1uyN7hJ+rdm+0juLWNzG4j7hCtw9CXOvtxoN75bHOJ3+IExncs69kLXyQU5msYsMh366UkyWNCGNi/vHCfmOXxt7oJqulvONNbGUaW+NYCOobhQVoDE5E
5m8kg4STkfzNYzkLTq8QEIo54dMstf+iMfquTo08OCELpwicXo3vq1geWzl/gA8YnOP2QXa/ZvtnvDZ7ce1j8TJI/5hPbPXLjKR2DsFT+f0bwgLvTJ8ADqbj
peKgoWT/DknkcX1O5qC9aADAfcfwQX9JL+KrV8FDxlcTcI+hT+Ae40Pn0qRLH3QmPqQl3szHC9qi8UxbNM7NfYiVOiSejzMmsuFHPmnSlmnf+f/Zex8oO8vy
XvT7s79/+9t7zzcze8/syUzk25/YTppE0pabhICSb1aAoBxEFnddjstzFip25QzcdUnM4XLOSpmBDDhU1NiiBgxtCFhizXgCUoyKx7kcayOCjZbaqLENrWhq
oY2CNVo83Of3PO/7/dmzJwmC1bvuSVay9/7+vn+f93me9/f8ntiHb2gQviGvx00cRxsjN8o4ExOE8JwzondVzAzqK1A4+Kx9UQ7PjP2J1yFNiA9vMtC/EZQ9
n5Rif2s6/T/tzXEg5BFN7BjCh6SaW/uoOUt0viBjeQUiqqHAPIFKVRnWghxB4YpWbCqSGhKDohq7fH+D05FL5Iks1qEWRw1ZrBtwKYmGHIo/p0GLtQtx5HYj
ohoifhoCRKizCApFBB15hFMDpmO0Ugccd4yW8qHcClK2gszZrJ89NJuZMUdNMfBzI+YI0rNWOJ2r33N4aHKogYwcql/IoSJxxdWEHMpXKjU71oAYTB+35PXf
u2mRaHUp0uMWezSh71mTaTApd9KXZYaxBmTPzN+F5Z50/EPWGus7QkPKveQAui630puO4U3J8pMEHvacMV68/BzbT1+j2RTT1yxwpNB4o641Q/3m1+ZXwNmc
HlxoMR4q6uPc1I+rpj5oMvrVONf8oSlazXFTxOcz+HxbehUjAJNwdJ3xAxx5LVyzoyyJ2CLIhJBYQXREW0Fn0SNprIta/AOT5gFeuZJeAF/5OL1AfOjHSNnD
vj2v86mRsYY24CQjcSGNG+rMrKo7o2emFRNZAMghj7gmeMkw7YDhxTjB6QaPkxEeC7WiFV98DCafA9W4IaoVL+oN0tUx8NWiTvZZredk6jY3Qz2ZYG42MJka
F9Tryp4/oHrnv80KgRSTsGEHwUy8chc9AtuwwuyLqq/ZObbQtUZP3dvtFd1v0hwvPW4ftah0DWf3VV+73BxMOumwxeFBNW0Af3g95FI6vmAg9rCWk/64genZ
D2xhP314mJv9EIY1+oDTO122cGulkE7+ldpcoUGgRlK/2mbpgP4Yo4SN7n4xumvhIoKmIVLGFxHjiYiJRMQo372lRYzybLPfCEmFSWy7xczCerKycxYUAhhd
wcV1S+m2IJUMOAyQ2ebxDLja9fhiKsuGsFg22LJS2+NVuHXZPy4qLiR0AzQHFeQ9dtNnvv9Bm0rw1PxhMqTq/CaWzyX9Wxrehu1Tmli+PI3UTZOHKZc10zvd
9EMf5BQdaZ88medmrV/QpwO2+BA6zS5HurYsGdPG4Fo0XKdPlrCANz2AbTOVp17AbQHTfDoK3Iar0NErjWPMEMEU/TVbe6rreCpf09BIk8wnzy9ovIlZHMIi
0oT3RcIS0oRkQRFpQj810gT3Jj7cCE6GNHEEaeIopIkIACBNGrKPUhWkyaCcYduY8Qf9ArjKkCZ0BipXQyNNwmuonxtMrqGQJsjZ4xSRJoP8BkQLsfyesWSZ
mrYkqfwLpgTHnjAlV/XzaFuF+oCMJyVI402gXWJP/Dh0iKCXQlwET4XSRyXISQX4Ay5B9SWUwH95r6b6kx4rfQvsSQjsicPbOA6wJ1X0pGBPArB9+EXsiZ9j
TxxgT3zZ2ULMe0NjT6po31BjTzhhUsiKUIY94T5u8IiW8vsQIew769RrLoZvKLw8DxT61VGDoIrxLSAUNUD61TDLtvP7cYHNR/u7QSgYII6AUNRY6C+OhX7V
E9VFeuLB0ljY/wqMBTVFa45ImHxQOC+hKC9zUIjuuoiqx/ul2X5WUNxafW15U6tSXlb9pL+8qnI20HggjdVvVsGQsuV2Sz5n8Rmp+ntSf7Gh5teu4dpPTB/a
Pr373f4aC6rXxA8fe+/HP/TEtx/8IVl9x8yiOzbo7Y4dL7ljGS2zbXNymnSS2Wp8R7Ya19SSwAATZiwj5UEtxXt56R237uMl9yxzDy/BK417LNHtdqsleJcl
Ot5OS7Yl7sCSrt2i0k0vbleJIvu1kwW2mYfljNbuS+sAq2O9pWmgdmZrL61mvdSTgNZ9MSDwTQyIAARyEX0MSi4YVlKOfwS2/tqyccppx2JOa56OS8gg0sbx
SjUuAX+8KVyVLUlZ6piSylckRA4wCSavDxfyeo3Qz9z2TNR1Qt2FZ0Ep0Ox6F0CHVFhHn6XdNXH1Yq02wGJvwFzFjwb4bXXkGfhwfyatrYK4wnScjT18NFRk
UvaaehUKTdYvTFYleiaaXzMZL7ROYZnKUG2IPyZQSrRdUKL9UNbrUyrRTi8lWtw9JrBjlRzmM8XAgUtl3mLEvKpbx8kL3sOPpozYF5QRO8os4KwCmBLDNsW+
RXk+zegaW+rQ73jN4+x+8EGK0K9qFIMhbAS+LBsDqMxANgUCiDdRRANRRJnIitVFtxZlgDV4RN1ubEGvTbDKz7cJVjbxT+Jh/OLvi4ex2gnExOeiOV3AiF9e
+R5RHtAhKp+/4GrO0sfJQNln/809vMzAb59i6em5oZe+XnHpL7bNp/3IJAb/p7JMfqbE4AtKXJ5QFsrzJA5rHpptLGPOFJ1T9ALMnlA5oV9gJ7QlinQ2yQK5
RLZgqhzqJGSSYK4+aDE9KhlKWFvPJUOJPhvryFDCOrqODCVZaw9Ysp4+pNbi/Vb4StlbeYnw4H2WLOB71QvvUwXbw4viOlouUKB1tFzI4r8Ln/XVtFyg4Ktp
uQj14pPPcQ9z3HrFViMGEddCwcq26cOFA8FGcSIktUSInI1WrAOlihA5G1Xx6aMKzYDhtIaqNrCRnlA8RsiIZnDWNhi5doGp7TNjZl+WEyQnmc6IECS0zc3j
a1DIBdaTD13Tk3Gdm01VQTkL7bM2mwAV9YpmE/fnZZnVFCqryYfRqC6paatJhVv6os7WYDWFykuvrCZfo8lyq8kHf3RuNdFPbTXx5kcdVpOXWU2eWE2espqU
S5/mRi3mWjbEauqTMx6o9lhhjpC0oWA10ZmLeB1UVpN/DXV8jZa2zGqq0/u9otXUx2/oeEpTvla0M1ACR0ijzMP3Kpk2b83NlSvoSF9mL10mo/vK09VOqWsW
WkvXypA/nTfXX84rkblTWUm1S5moZFATLXqwkhroOW0lecgXWbCS6rmV5MFKqqtYiriOu8RKanC8g7aSFMiwVrSSuE9rPHK1leTxeIk9WnRdjr3fyOPhgUI/
eqrTsZHuiZWkBkSkhlVmJUW4gME3cdRtJWFAeGIlqb6PCn0fSQ80evXAg8W+3/+y+17NxJJ1VBh+pyrCyxoEZasI8z6L2QPjCZoyil0xKNSWOVQ2U9KxyBY8
ZNLxXtlVeRM+8csG0gZZK9YLLxvDFPCAhzRsYm3hBlOgCjWBKjASxBNIuJZ9nki8hrKEOC4AA6Jfoj55ikfphZONimlZBjuVOdWZl2FV4kll8KBRHpjV9KUX
1B0Be/CCcbWsF1eBPuAs8z/KavIfZHF5q6whV4pz9goaTEzUjkydCjSMbZfsB72trroh6v1qWv6PAu+gtEp+c1skdVNeEjEXOHTDfiU4XlZJs7VaLbFOhvXH
BePy6jPlrphe/fb0HXH/KJXwM/NGuvun0yZ+9YeLkpQ5vOrIZpomJ/NK5GQD2IHzsAM3oOm4um/SpGQe78B5aMSzkbcBO3AeFtkV4OPFDpyH3Ytfg+t/nfEa
/FpnnIkPJIjw4P0Yg1zBGu9hcccmQYA1Pl9bu9dVU7yS/d3Lq3W6y6v1v5bX/7W8/ootr97/z5ZX95e2vKqZmi+tFnc6L640O89lV1W64iLZbdPLLPrYYKGU
7cahqft1ChXleKFVAvtKnqwZBq8MkfLCwFCELRnQxCza5TURNeyPqYldXpNdfISdBHrTyStuOtWF8bwORKQk71WbTnUWFIhyoTWziOqSRGosq8XkPmHA165o
Uzh/x3Up2uu4kfOmMI4SPvgMWDd9iK6/kq7fc3j2ph8+sWtHsoZ7xJiTHB98P9JVq0+I4Kd16oUc+CjeWcEggU5ZAJSaSMXX2ei4xZLM0i9e4+T2/VtkXf33
sq5eKevqFbJCXkZdoDolkNlpYxC1xVyERWmKRdkQizIUi7IqFmUkFmWfWJRe0aKkpsiIWJ3w/zKtKaZOsCXpNS6vvGGUaYZgNZqSqQ05G5lls2NLKAM9/UJJ
TRrbmLOxkHBKGLTkaVV8iQZ2OWG6or/CQ7YZThWoiRQlBKpaSY2OsxAv7Mpy6Yluhmt0FgQm0PElCDEJAL2F/ZlcKPulrBjarFoyJK8KWpzYzqPg13NG2bUg
oadfG/DfRvx3CV8mAFwbUNca0iSfh8Uo81IGnEyN4bTuJcJiwHMAydGr1/A2T3WSwYWnkXqJ6RhcUkrw3vdloC7wSXBWbB3Hj0sqfNF3Nf1EJNGhNaGfkLgh
ob7g540jGnccEft0kyBaQX0hN2V8GE6easVk2nkVzVopRbM6Es2aMfZojvjXMPlHjbndcv65piYDUczwf1n3alPmjdaUzfQ+nh4DR80sh2lsTvzo8Fe3Tx89
Z411mHSlienHt0/P77vzk08Za6xDOPD08f/nX//4fUvXWAfx63nctZsuntcX73jm2/v/gS4+gAM/fOyrH7//K6NrrP349Yy+eC9f/EV6zb67PoUn78aBf3n0
AXuNtZPP4c/RtWusHdmVn9hJN87yYx77Kl03XbruBnXZ/FeOnLfGuo5+/dNj36arNhXLeBX9+BB93//MRz71HL31SvoNt/8BE2LITI8JVeUl6Qt3YYfgO2Yq
PDiyRWDr5G6nExk7cTt2gegdEATyFM7aJunaTv2Ek6VjIiESW4V0TFZ3jjYwwlmnztFmZYxl9Or0zElo03aKwY2ntzHhouJF4C0Biaq1VaUnsbJUbJV0Kna2
CvgvdlRWoQpX+2EJlDLTIwZNRk4dSAtlW5algErqkrxA+KXKrGAh6RaZMUjBRY2H5FR5vg/Ql/QpDHdtjoR0OAf78KW11WmmrkL0HNjWJEeVl2Ww8rIMVr58
mOojT181UE5fFdOUHiinr4rkcklfVb8lqZfTV7VhWpbTV/mcyaOBDaGtcR8ys/pbtySD3MbCUhOBbKUB5q341rifyVYsYaVpkrIZUTvQUXDQtDi7sTDPWEii
p5lnhvLwdrRbPLQ5Gd4Kqsd4uEBEAziikbQlOB48NMMSPgtHAnOiGp127ICHZgRd5ICHZslcOWgJHenktC+jiq0L0Wlji+VBHgPEM4tR4u89KWJGFVfXy3kY
6+vFa2KnMwqyqFFNbcOtbc1RX2etPToat6m164WK9uV1HIsbqGNjUWobvsBceAGXpSHHxdXRByBrIx4rUtvU4+blDGuOQG3DHR23Lmf2SidPj9ymn0vAb+Ns
iUcUv00jHkw5y7QKRWrnt8RtVlEreFtf/hQHz+EUX4X+t+IacoRY0IIC+ugDLaDFUD/6qKqr/cSSvRGmOWBHO+8bhgh7NtPHSVOwovffLLlqSFthxqYYbpTC
kkdvNDVF5dfNHqyq8WmwqsaLsapmeXF7UZ5WhPLUeaUoT8t0pEaZkJRzpMjPwte2aU6lR/dAfPnFFSpcIqs+6t3WWoBa+j/mMyNlRS/5OwoZTnzW2nW6Epd+
P4kcuAUeSlcB+FxxKvnj1rUd3qfeRALSh6eqCuKpt3eYLeRtJAXoA34rH0kMQ3xcKUTDVwhJm7/cvo7Do+i6WWCFQQeNdSQnPq5n+R127yI7pZ6deeco/SRj
7h2jnTo/+nYmnESu7pXGfyGDyHwXWC3zG37nAs6RVBEe4XFrxhS6rGmAVOmeG9D70LBAchkKyaUH9Z71LXBd1jTXJTa4oI7VhesSlLWTeZHB7/SA4h0HuddK
Yy3ec17Cr13P5x/UJNCrpF1WSLuMkxViFDicFVuUfprPT2vjyjF5Wlx+WgTLHDpoxJvVyL6ZbYo7ChRbyxL7Rnoya/QfdEAm56wp2KKpiDqrSonPU4uKLsxL
gKGwjqakHGUMIpRWJpXDU4FSKCEdDUE6Gmx0KjBWtWNkTADlPeGqcO6xg42TmSSONjl56d2YjnAaOfCoicnpgPGCR+YlnaBA1RlkAs1XVJ2X8zegRN6Mb+uM
y0AdS8offZCNtjGN0heeyKk69Ws0ErrGWR8Lx7itPnHkgCnp4btu6EeTdx3r0R2YRJfLJHqzTKLLZBJdIoNlY6eme0zZo4yNbovbsyk+VECkbdijXmzBHvVi
E/aoJ9BW9pOCX4lnsqvsUZ8EgibI+aNaxSdRYefJ4HaYRSaXSon8wVEBljh+EgR+917CJgQhQG98wVBg/GNGCYzvrra2CRb/WtH12btOy0P0ZzoRbxFXfLXs
FrOvHDLHEdPeENPeE9PeF9M+ENOeDf1LOipCVEFjaxGWahWUlt6IpG2AyAejUlSqpID/ayfLOlR8IIaDFQdgsKcy3I4MnaM8s8xaXxmxXriH+tiFU8+RzRu2
vV0Vi2ZlsWhmjdkmFeLGLSJuOE+bixRtJqfkq2jEDT04C0kLFWx9XnUfb/xkCVBoqFkMTXBl76eabeV40oX83waSxVXOq8WBlJwHK5EQFbcGYH/sXkOraiRp
imnSCFvR5xW908gb2X+RccPEIT9r101ZBhmX04rinnjLOk5XK54EdzKNLizKC2aKEWLMVZOIJYG3yuXHva8Yo7Uq0VzD2LTBJT5flHmX2hI90ZQ9FSq5bG7F
cjF2sXhvi2/KAlTH5aYz5aYY5dDU/HWko87YS12SA430C7JFRk94biYH3Y9zNxQB+3RtttUE6D43q80wRJzjDJB6XnxRbaa9QrMie3Wtyp4xH89abgOql52C
s/FzSXSSGDKdS+Hfr78XbhqZS/SIaCKevZ+KFd1PFarwBplbBNqHWJC8AgLNZ8ZoJ1+InEJ8VKjmhpnNDd6oC5klXIVrmnpuGBKuaWBpCXkhkvR+sVEI1ywv
RIbkmBfjkooCgBJgHlTCrzJ4KuBdCbVuOirepWMLbXU+sflNoAHCzuaLEklQepoA74Mw7esI9QFPc0tceI7SUCDwDWF9ZixKJLz3NU6WF2wRhxGzccMPhSva
4qlsir4Nh6UhDktPHJZ+LwhMWHZY5gvEl81FGPJJlz0ZQ77EOmbc8yoTYcY9XxPu+dopGPBr14IBf2vGgL+1iwH/FG+RG/kuNh82mxZbDzT01Mb2y06S2Bdy
okQpiNlVEDM86MDdu5dBqDHp7znPvTUxgxY215Als4PPHzdKRPjwNMClpRFvV9HXz7yP3Upvpa99q9mlpWbg78P9BLfW9FdIZdpIJ77z6J9u//AT3/rtNVh3
1GXz+3DZ2vyZq/DMP1AsgmYaYBs2e+aJ89eQ5knXHrQxqsyJZx994iPeGuy45mVHv9AoU1U43KMKl+Wv25hXYYNUYT07VKRIjzMNsDnxd3/zV889vG9kTbEs
x3VZDqmyfOf7X3rPFz/xzU/9kyEFguVz1MgK1Hw5Bfru43d+kv796PwFbfXPH8zaqrb6pOX74WNPbP/xE9/69NO9y9d+OeUr9M9plu/Il9HxcX5xO+/4pnR8
j0KOpZz2+HZY5eFPbLOa+ZCNXEcsIDEqk9HTOZ6kuDaNyaLUFnxiE6sLGPB5UeqXwMJIFqWaLEq+IBQrapud11kyCLZtTups4PXy8pQz4zL0weXiRd/jNCPp
irycJ2by9ZPVg3mjuxbZuZXGBs47ATUosVEGyUHXqwymHM62FOmx6u01wWi+jJbQaXpDEfBtEfBNkfqQ857IeV/kfCByvipyPhQ5XytDHR2VzTrbL8JqYuFG
ZkpRa8DDQ5X+KefGYMrSRsLxgpFgCF4am3ZPspfRLaEdY6EW7E1No2BAfhEGBCC9wH+WXVgPlIUZSHRdT0SlIqbLOJYKqCbFslRT6ix2zBCI6qmgvoYygplH
S8iXGop8qR7XONqbN0mnp7dtRsAqmYJqZQAhH85wJLi/Bdmb6b3CL+LzdTmHPQPKPbVZxwH73jWc8M6zBfvh9VKT/UxNFnSKqMnM5uVNJv1xf0FNjhTDMqnJ
TN/HXgGGbIDRB8ENCMXgx5TU4xuSfq0eH6YLcU1/eff1qs6AaJODgkBqin58TF0NQiDhCeLbMg35OrntWrltU6dJZVIa8gDTq7fgUB2cS4bgUB3I6NWH2bXq
jYJWqtOOB7rp1Ydm4lZMp4fZtY1Y4CUZhmYJIqtg/S9hD6UH1/QoMm1UO2NIsRF0lvImYPIq/PKTMzIGzFGwtoHd7UWbenNp6m9N4i3xWBptTapb8o5NSh1p
/4I78sK6TjWT9+bBk/bmxrw3x3t25iph1Fkh+93jnX7pzLVZX17CZkG5K9fLTefJTWsBw9NdKSHFEmDcKUxtr0BhRwZ2EkfQCqNFfeF8gbnwAvaFR2AsS+Ik
d857nQQtlWjnvC9jpwX6uqG4M4ccr3OdV8f9c50zhVJP0dcNxcMzdMWrQV/HuSaGQV/Xiv1u+rpXz9BIQ1bdVnzmTKdVqNpAuWp+PIiqDS5aNb7AXHgBV21Q
joubfwBDYlCjDTXsoxW3L+eSj1wuuB1lIdKAzT30/dx/Tbp7IBX0hGbG63FDxoyHy9WhTF7RJHIl3QNbr0vSytYEg7otKT/X6Rgzs7yCXlA3ijFmpkL1q7j3
+8xOP6P6kbEQqH5ERwLVb4qU2KX4A3Yq6rs7TI7n5iJ/WOkYh0iyY5rG8RlbYpqUeTk+PvuLLEehoVWJtC3sZtPa5Sb/uqx9YdaEDrK9HzJpfLmY6IxnhPOO
RuPs6w3471qvN4roRdZPiqihWr8Kz6nHisMrA2YgLMfNwnIicBp4PeE/kcB/RGaQAexr+A9JrSw6RzgNlkD0kBS9iIPQs9FR8Ftl46RWCJjNLXNvQbxQBH/C
6RXM7lWwam+2KRIKjE+KJFLigNmNT9pPKi2CNswSQOkhswuhBFvpIGI1//nIB7f/8Ik7I4Y2VEBvQ5ZSOv0FO5b59F5NItdmHU7QSCSBoOGZRTRSlLWZZBHs
pSOqw1pHPMt8TA3IL6kBeVANyC+oATnPAxK2paS6ljL9NQYcFjP6fljHtUYy5Gsy4rE18ColrLO+C2M3S5TJDo+8MQ1hHelqzHkyJrKKSmP6QjYtZYwKMzXK
4NKVeOxcqhl9Ll1HNaPPM9YZaOz4VavpLvocXU01S6vpA3+Yu97L7enmyK3TaSNGXosDxc1Rdr5G2Q0qDxP8LANQHRhVjlFaCB6KRKPuF416iWjUg6JRD4hG
7ZQ8J11Qr+MZ1MsNP2OalSnOiEZmIb127rFP3+t23PT73//T7R6c2rkyzMuKY1RMyzZCzqz3u7ht2qLb/voDLFnSqmgd5ZN/fLecDOik1X3ys3fmJ0nxnH4M
pXgeR547dssfeFAq2KlUyaOeKrEDp1L4U8t0CnmMNGrMRObJ9DUYwwXiMB7Q2GDl48cFXaFo9BO3EEcA0Av1TTd7iTDlK76kowJMM1RPuUpt7vYFGtmmVMkX
6GabUhW1KVUpMcwZwjAnm1KYhFRMt2Ms4gt0ZVPK1YGKHjx3lXTXX0i7DjP8C9wbHL7Xjq0JNvctMcUsZNGrY0XCwLEklMxi3y68V+whUgPHzhM8VcKPD7n2
lH2ji6yCU9a2AnivkMP8lBsvDNAPhDvfYYALQl6f3y2uqCJXUTWLh5akp5baGT57Mvrz2Wy1Y4FWleSK1MY+kg8G2IhdbreRzBaMp9g5bedZ4JJw4u8ffeAj
7uW8+yZqWg2ssZw1bgZp49Sfqy/fEtdY+W9s6fTFVWzyltIv2GXFq3LSjG+pJRecTg632MbuPHWVlo59NAhkgzzlwmNT52CJv5UXZ/6pDFCgYZKK7JNGbMtC
f1JIQpLEbM2uuKheYZoleW3Aeaks2e8NsN+7aKPznqAte4IWPjZg5/cscwJkqyuNFNvBK431JBCxAS2biGtJTPoIwqE3KXHfz50W4abltt9pCrK8ohHiQRbQ
UckCOiJmXXaig7PiqqafDHTF4oo8xhWGNaPPK3HzHCMqcqDZBfhPITMkcM6Dynk+wJEwhbldKWw4Mw9aReZ2he+3Mh60QAUhB3puWxKEbAG4IUHICtHFIbGY
25XS3JYEGBUGpnBBMLv7Mbv7FAuamY51BkMFyrZqjEQJOtVw8TEZnGpMBi9hTAY4EpSNgQb2zCb+/vAt/3hrA+ZAPn3e+WbBoPOgpfMunMldrMNa7a8CO6Ow
xBotUM2XS3vxjqpK9gdu7LotvcRYdOtizoJlKbxyoLDoFQX6yySwjV4KYnsyof5hTnslgW20DXqJGijgEPpl+XRgS0NNBjN8ubNBVbXAvicpHDEXBrgtaC6S
0l5djjxdKqQ3yHObryqlNsf0uagrs/kAZzaHcZAnNw9iMFUMqOTmqxCG/tGbMnBIAGoaTjzDUzJK7a342W+LcoYaYb9mVVxZTnrXkJ6szH8YZfyHkn68x7MD
ST4exP2T8dA5luyGdjB3fXpJ3EftN4DGH6gb4S9F5MpoKY3yZ7/2abs8xt+BMZ7iuEJdyHDvMcK5ES0k/asst4xOE0MQKeCHkDwtbr5jlP6nv28bJRkItRol
58FXh2FzkiaITtUE0UtogghHol4z/NlHn+pddzp+unV3etSdav/OX9G6n0q2laTaIrWvqtqzMwno1Khjs2POWoZELItsXONlNY3p8NhPVNXkHvKpdrVPTHWa
cAJgtxFIabSaXRdjFHF+NGsRjiDNHgfLrbgzhI92Z7j7iTwOQVUx/I7RZOidVPR4iB5e7WXqdt0Kt2GL19xx0fB4caP1+FJMoExlqNR93j9nWKMD4VGDVBwn
hdUrPtWWZdBW5HB291q478c38Vq4pLgWssoraCIpQ1XKUL0UKbDkbcBu2IJWsgStFAlaqV/QSn2CVhoQtJIpaKVBQStVimglaqxzbFgmDtfaF3BYDg/9hO/Y
gmDaZmmDZZ5UZUep0xbnoGK1QUCP6ZmT0ZcKeEdbtnkciH3SipfbEWgSF6fUzzl/gRaCBr8ZgbMvsgIAb01VwmV4KhhAujOdq6XoXE0aO7injoQHnIFcgKiI
LyzB5yyBz1mM6FFhhFW6WbO6emrjXGmheLtE7/BrTQ52vbTeKBffVlyzFnJIi5sP+c/pPRLUE6b/+2TDNoaNYTza1bqqSJf8Zeq309Wi0pZNdgFT00C7oE/m
TULD0iSMa3fFYbr8wtHdnF375GUfhjpZaNio3KJORpBblXl5Ok3p9WrKGqsc+YuYxrDUa7BBGaSBh1f1wz15OLx7qp84eVU19goPX8SHJY0EfdXbqMjRMyoc
M32ELcw6zbuGpsGpytXVHlcfUVevpKtlemfXmjzYSHKH3Tf96G65qcb8woacP4Yzz37hg3/g0Zmn5g983GP2Rc7mftRkXbChCYyZhzJk74ohwCkHCleAj7WY
cpKuwDnL/C1khFhp/CYpY/QBMKyDbYg6PgCmcgCmwv6oZDmvCIULh3pGQjjTAIEbREZFspxXJFNXRRDnFcgYFmZKZPgiMjwlMhzsw6rNzGdN057Kd6jBSWNe
j5i3NzHmGRdVJmX+OumNm3EG4Lo3jHbcUKznmIcp9jypjm8YTVwyhWjspUCMuRn9L82drZIMnv1FPDpd8YWagjLimAqXYV248T3bJQc5G9hWqME0dHKZrWJO
EJKWchzvOiODubjyZJOfrLaMLL1DEz7s2haJRq8YAthj657U7Mdmy1v3svU9DvtpuR33SuOnyUG9AlC0QG+TR91nAbROIYA2QKA00MC/gWS0WfxsXOkqkhQG
+HEA05ANa7M4nQSitofqTse2CHMiALPiM1f510zFJQ8co68mMqjHtBVpFq1Ins+mzGeT5nOQxQXBjOCcWxpJWShvzgdRLnINBZaYCrNQsGq5YHahYMHpFszp
VbBAFYwT7dZDaZ/oXpqaJQGkBY+pBU81d22F6e2HhA221akzW8HJr96nrn4NXW1pUJwKaNasuXC5ejmzrOy0XyJe243iRN4gPFUTAoNIJTp3vezCnCc0Iln+
E4a5OeKs9cVZG5TgD+W43Jo4a+virDXL8Ae3rFlUcs0i/JtWBSpFMFXRmIfdpwBGn3jpwOgbNDD6dlMBo08sAEbfbgoyehviI1N1sYYm89TDyDuSYaXdjPUR
IdnSvtcJouRawYROCr3Ff5Jm3iTte7W071UCgHgrI2dO5EhpwJe7IKuSMZJpvVydoVMUBuwWWIWC/flsGWxTwJd6GW8lLjxRxN3wk23RLO1L64DhQbGsDZQp
xXiZ7UOYjpuV/OesuAk7uQZU+AIKfxdCwxHNqYTQtjPPc8BzTqNQ3SIKNRCENufyc3n6KhRqUEBo8yZcujJv444Ods/w2jJqrsyYdi5SM5JmXFCgEJDUArKX
D7hvEirYs8AYgiJs21ew7b4Mth30hm0H2X5nUIBts3fBxR5eVIAx9BVh255CnhdGU6No4AQZlBsYLOZw7euF5V7PW4Z1tWzhkqiM5R6XTa8Mll3NiIr6BMu9
gUVOGcu9Vm46W25aBUq+IEsV6iuGwAhAh4A+ous7YRcXLccLcRqiPskMgYC7SIBBIYLuaISeLgI8EpPbMS1H8QxVuexOYY70QH6/nFnep81wDHCsVzIzsQlb
PJUCst0HfaSvVzbCPoRfQgVMLbnO7HWdqa7D0uTmeI4IR6iamTdoLkFEY2cAAb+DcXWu08waW2IvafDGfbzJ0JyZeNqQUMjBPBHd29gdWkufNhQhxKKdk0q3
iBNh6l1bZLUGVq+WofKjjGHC3fCf/o/me6qfd9bTYu0VnSVRNy7kFG3lS1v5p2qrruyN1FY+ilRGiYiNkrfI8a+ZC5rk7apJ6FwqO9uvWJu0V2644l87wa92
m/zTo+JPLDXKO1Sj4KRyrL1irZI5jX6VWqXcJv9w5M4vf3furs/8ZOEM2oQjuQAwM1YzN8VdbvpPX/vqlz3sa59ei5Foyp6m3QmhDqZ8UX+Z4rYcVQalV8jG
oHTKRlGvZF6UHgEi7oJNYURsnObSbPdamsubwoFkZA9EH67lNnWYHjkkNvWvk9XMOIT8WnPBtY/ItWOdho7+yHhn/BLvjArjqJb025rot3XRbxui37pdTKai
37qZfrs7i+sohBgj+LhCVQl/TcC8GccyfkWFXyq8eIC+pv9ykxy6493Z0w6Vn8aX/Vhd9mc3Z5c90+OyE+qyD/Blr+aQEwnFMBVyAAiD2NRLROH+XhXJvvzz
iDWQ76DP27lbENnT0+OPfvV/0Or86Fff4/JQFoWSETUHJRUttAoPH6sWcwqyK4PzuF7ELkF7MzbXmBmDo8jALgcf2VrAWj73bu0lY/cZFusqPjaJS+RqWqUd
LM/sGXmreEauJNXEEZYiB0FbfN8lHS7cxk4/PjYgBwHspwH4V1JaNB3YT01xyLTEITOEwkRfnhGGQOE/IZUrtbm+ym2h4wPOo5r83r0cH7A29iZw9G5zDSj7
0jvuVTEG+WHQ9O2Tw3HhcJsOP3yvCjLwJMjAy0NHxF3tp9ZFzIXvUwOlhzICqLtuUh3gcxIF+gLOLRO7Xf1qt1L25hB6CBsVUFR4o0l6qBP0ULVpd9Qs79oF
C3ftfN61C7p27bBr5r8Bu3ZgcEYXzr5blQvJYeClIQEFZqTq5FkmgsqonlCfQXIPBDJ42SpMGsApeNjJqklNHMzXoya3QsIGfVXapEaqLhUpQGUjbO1VQazY
swDw40IEgFjF2TqJx5xrjMfBBFmQMUjwzwWTGqTFCPYBsVUfkLQwmvRRX20AcFyDOzTLKK5bF94Uvfm5aDu6Xe3oMSm+W27EFA7kyhsXa0QyIbyzzCXwmq40
RtCCgLFx8zXBWUY6adLQod0CKDI5i71sgvahpVy0VB9ayl+kpdhQ8WUb1OWWcqWlXGkpaka0lAvxOkIfDbSUiyZq0keNW+os89eklK+RUo5JKWMp5ZknK2WQ
lTLoWcpQipm87DLCy1pFUX9LyjguZVwhZVzVq4zldrRO0Y6crRuxNYx3ieHTzMQK53M8RRVCqUL1ZM38emnm10kVzpYqrJUqnPcrMhiAkb9ZtBmeHDETnKR7
rcnoSzM6aN1WRpqtCFrHrSOWSPzDloj8Jy2R+YcsEfqPWyL1D1oi9r9gidyft0TwP2KJ5D9gieh/yBLZ/6Alwv8BS6T/fkvE/z5L5P9eC7uRamo7uZHrgH+C
w3AiXX6q2d8qb4Mu/y+74F5ecLpkTMYeTFUvy72ohBUc7737I/jV648ciKu/FoSr4uPNBClz8qq6YfQdFQcgT5HCPPBkQ1bPg6qeB17XTTL+0Vxrr8X4N9YZ
62X8R3SsDdYrQ88xKCuu7HIHgMUMy752W48iea2P9GWp8LN4nP/kjVwBs8fb5XVeKhu/8lZPv1XRcbm6Nn62GPqojdurNq7UJuDaBKmFxweFSEleEws/sTa2
z+HVcPgcI0oP7ZON49TL1SHWIA7YigDMYWA5janCY+y9Xb93AxforbZ22qfHROhIlsl0pz3Jw3UnT7/Pv7s0/VIACvIhu9vCgLrPUtaUK2o5T+EOPIMwcugj
5cGTfpxVpX2c7PYrotQCpHqYRu/Eiybz/PGBg/rAvDpwwJQknA9Bhiq1cL+ZPo6GwhiWb6utfWY6QGPZSQdWg+uP791hqYfNWnJgWh84oa44rp7+TOHpx8z8
qd8x5YlH8YmsiA6Ii6K/mFHpb0ioR4fkh5IBbFsNwLYaVLhuQ/lD+9hyVNyemvSG2Wu8bNatFcojJPrlnKFrOQ0QYE+AE9NoXRUbGABxLMk6NgtqGgaXYnWW
dFhnCxntKsmHsUI2Ksdlo/JMMONCRWYe3THsdMl2pyHbnf2y3emzBz0eQHx5BdhzOFybbMDFLdkhGypudzpk2Giz7r4B12LWR/PG+pStDZ/9VtHw2U3Vo3qa
EqeesM3oxCZAMh6NYAvi609YjK00PmYlwZxIyPusTtGPwbDupKY8Gcgkbwm1R7cXI9S+QVxj9rrGVNeU/YKhFFURZlFf3b9wDzKuqtCukH0a7tzMxHNHv/Tl
7z7L4VJVQI39udyr8Tvs73GRQBDOitoWRNNt3ZLiHjf9p69wEHovVBUbhkx34vO2h2SNctKzhXxEJY0SM+W8EuLdYeMrgYD/yxnxKi/EvxcgsNqkvCSpkymJ
LrgstaiIEh/guq5JzVSXyOE6Zjyp8dCea+CeHkka6Kw6VOa+hm2bFvA4KKVDWr7KHcX0vi8hkNrhMBpZTY8YQBf+3WxuxXL9dpiyGN5uymI4a8r2/4wpNtm0
KaiAbbK23iBL6lZZUa+TBfVaWT83Ydk8y/wdWTXfiUVzpXG1rJlXQczALh7WodBcOZWBjIxaDEuex71q5aqQLV2r3q0S4f6o1/2RHFb30yKkfGPWv+1rrQIz
X9fDXtKjuiYQ2Y9b9JSpFabMVYy+Yz/6vA11GXl4mZOypnx8CyYLx3HRJAPvZ6ggRwKF4dmPwCHkLUvA/FlIMoFJedkkp5+KfW0h592bb8cUJg7XWClRsEs4
hfGCoVpWZH8JgzX3oRXHq8vK7E6leN5hiVa7QymWt1sdhljPYkfFWWZPs6K63D5hgnBzuX3c7Izg8xgCoxZ5g5r9ugXzqwAEupnRIKVAEOroc8GXU2SNMBDj
Jwu0sZa+CmuEcTZ9DVbTqoh7zPHsHsUaEuZEE6FmpWjSV07KFE7crAhzAc1RRLx3YKF/5uN85d6CUrAPCgPiU9pMF+zwvfstphFG9e4o9rhS9c1fdo9TwaLH
RNniAjpiKzJPUe9TjDhLrYuxvwwVewQfbepaU2k3N4kH3E7tDmnpnWrO3dVWIH0mn6TiwFfOpo0pI+qwqv6TpoyoQ6aMqIOmjKh5NaIOqBG1n0fUwuEUCmPi
KiGqXiG0ROPCG3Gm6ELQjqpgtDVIubbBpjhyjg1OiSXCochakilakiFakitaki9aUiBaUk20pIZoSX2iJUUlLWlAtKRB0ZKaoiW1REsaEi1puKwl7be0lnRL
1Y5IQ8r0o3kz048WslTUeEOBs1WKd26cDBJamt2Vxgq9NKcV8WEyhw0UZq2GrOHxy7r5ausRUyd8pEofMF/SsoG9cSfdZwLEyr5SJ9p5S570xhJXryGuXjPD
3rHjWtB2gXizq4K2C8V7wwN+TEzdtox7cKE54CRhNt9+jHtEDQ2Ic3VQXLLNzHZFticgn1F9gcA4qojRi7eWt6r/jYuoBOxeNezvM4WweLeaDrtMeftOlgLL
7B0I1abhT9JhCJ8kFYbxeUOnzZGVvQSmKwLTnfikcAb9w/mQly6PA5KWbsZlRLOGjlqQlMWLaZS7uaR003/5kJKUbtrAMHcLkjL3a6jmzWXdL6mBgUwQWQbH
TPZDpo3fsMg0CEWaDYk0G9bSLKNR3XDXnfjzsfNzYtXhe5LheDg78c5R/qlPXz1KTxna8Nv857nz95D0u0lw6x52SUkytnLJOKQko6Uk43UyEq6VgbBJ2uhq
aaOrZBRcKYPgMhkDG2UIrCcB6Wr8vQFSMAhBqyQEPRGCvgjBlgjBIRGCwyIE2xCCyli0If/OFkjaKgkjXiEbf+Oy8XemhBjHwt0zJlC2tuz4NWXHL5KEE5x+
AmLQRgLcQAKVsek0KJuCzeKmoIMAayUGs22yYxWnMmXdaE7ZNzpTQIGM0MgmLQ94kC0AkyxJPGh7gjNpAmeyzOYsSctsAzpebE/Utk9UYg+ELRyHntT2Ib7z
3NkJc/utExi90WYgZa8fTTi+A3kbsL0CQuNvsrPFBmFlHxNc1bbHfJG54KI+0O03ZjuIAQnjauH8d2fVbCjJb4tJ30njsLZP+FTAPKzE337ZKB1wR2cmzBmk
msBjG3EfPqr0K5q9n50H/Yq4wMQJOAQGmH7YviIZ5GqEb6l7nB3+Ldg75tuw9tByVSjc92ZZWlyTVNIz/nNCq9i75uLmvlsmols7EmZ8PpcSDoitco3L17j7
bpkRasz6TAcTn9MqA4kZxoO8pWxxwWP7LXUT8o6L31Dc96TNc2VosFwhu95cBwUDCHETqCvj6ls44rVCBT0mrZjFBIUh3801xd1XIMLDZD5HUlTu59YZYPg4
O0s4TpDR4pgnA8KfbImrpB/j7zOWbXI+iglB2NGSGW8GGTBJLTbh7X0zMmgAXzBoJOS0T/TTkvgc6jf/1svJ1lBPWeR+Nm/kUoP5EhF/C+EtYwlzmaoEoDI+
qlcgwgHfyNK4gtEDxv0qvB0jsviAw3jAxJbtPHYkxbAqG8o4YVyOZlIPr74ZUb5xiA9DMW/r5/wDN7eyIQuFQYOjKLH/lrolAsMIP2hbdk7BFV+TeBmOGzw8
hSBaRpjYhonMMNAN7F5+GRs+F8nZAsvM7uWXkWtCyZSk/TIALM8l1YmIK8rRhOr1bE3yQSG+Ymlg7cutSX2LrWP/eE9UNUkl+qIcwuJSUbxvqMsFxTsQK9+c
ZLccj1nc931uRtZ/bR4F1twMWMrnOos9w4tDSGgP2mok6Zo4BXj+MKg1sY7Jp0peA9GTFRsX/iMuNMKvORWTlMlqTqEcZ3wJBUlkTPizE+dvTyrSAuytJcUQ
vhsmQx1h1AvNF4iQJKALzGpSvRAzEyKXijPXMXK9FC6emu7kUzjf/NNwvnXBh0JVZt1h7hxo9NlXYCpnm0NtzKSwTIYXfUu56aiN0LK0vlHLMsAJznxqzL7N
F9ZdJjqIg8mzDCOpp+9tXlh3yCydvsnaXHcgv/RzmEwVo8cpjZ7LJOdV+Y0hxgOpLYxBl/brSPvRGCg1sG71yv2SPk8/Q7L9OHHIVIxf1Ll+arQscJKfRphX
pI4ma5SqYKgqSAAmP8dT/kWX0y7gqfdvz2i/GGxUpSurGznvExZRxEozuEilGxOjockPEEItpADhfpfn7dsutMmKcSvCCJ8IOuiq7nbz0W7hhNPh6EGp5Kf4
9j5O9KIGeR+1uLV9JjZmwh9ULJeUgXw8+z3Gsxqn+CyINFnqqqnxBtTlmqTKkd4M8LieOXdJWNQKuK2CrKpcIGmhFw5jsDJS95p8jdnrGlNdE4r3MvMh1+Y6
DSEqmkv6aDgnkQzoPjWWK7Jq0Fju08VhVK3mkEeLNTCg/bhPBnSNo6to1MmA9hmmy6MhVAM6LAzo7EEY0Q30jN1jRPd6bwXDmgZgJ9SGc0Zrj9GqWlyNVk4H
oKji6mGhlGiZeql8hiqfkAEUek5GaC1kTDNZNaRdIXdHFd2HMsbBJZh3NEZY8cItPIpEDERY/RZU0Ffyg4bmjGSDMCacGR6IBemKOM5na6bXI34Tsi42LuUB
tHaSuYcB+Prv20Usw+K5Rrw5a3WWxg5HIiT+pRzCtQo3+YWb2BQ6+xreXoRtRKptHdY7p+s09Xx68aZtk+ndpmTfnN49NZn+hnw/Dlz8EnV87+9Opvv/2pBf
f/+uyfS16sQNk+l2dfPf/iHdcERd8/k/oh9fVz+mXfW5kw7+xVMmg2eM/BqqLF/Dn7jm0FOm/MqeyafUy/BdlYEPZ4XDL11sPqOqg+9ZPS0similRxRe0yj8
qhZSQmDbJ2hYhoPhw7+qaUhFT824upW+zwyAHaWa2oyPrYQ9QXP6xqnJRlivGZbtOLWKKVkMf3eyUQmDIHQ5Vcwb69i9Dramh/3NdXDMhAgp8PWFgecFtqAy
9U/2JNNVPP/4CY484Xhtc92TcxV51X+dbLiuValU7IrOS4M1hC9hbG81RYA7owV7DaMV1+TMpMxJGiBlKCP/rDgoXA1DO1F9cp/ukz89RG3/m/L98Fsn08Pq
+CEcH5bvu//DZHpQHd89R3cvVf2mjr133rhQOvU/TqZ/a/w7/n7XLhoSI2/kVNCw9K8BUY/Or0FiAqm3QuSwgV6Z7njhosl0xxjGohHtUItqlb35TGpuRH+A
g7Lj1e7ZDmPXMNEH17+iY6276h8lhVdlpVxSGKy/6IbhxmiiMVQ9GWKBjGAAskodOcUnuh/AHovGgxIIcp6n6+3zxkU8sun7J/9Pauj/m2rmv7FuIwvR1vRb
EK3sefe724pTK2e3BBfTtSixvfn6zRDe7F0ptKTNrrSuZqwwSFBSsmSFkmpXOK6UK26oih+lw06hhZxCyzmFFnUKLe0UesAp9Y1T6DWnOHKcvEUvqmNmISdj
IHpCoZBPDGA5os9B9dlSn0Pqs60+l8gnt7SNaWyUWtrhtB26tesWkk/QEU69GjIanzVBGbdsxBYigGMfyw18H/uguTs3urlRhYXHVVRn9FftQgEOg11epsRz
eW1bBeptN09JuEou4gDdFfgEI7wNN64Nx44bu8usFVAjLKa/9bBOmnOJz8ZKxo0VcHSLPRobbL9Y3fS3/gxYFUbjgOlv9d4avxQJKKNPvFsx5URCeUz6qaRj
B6a0YzPQtMNZ5a4n1a8GjSwqCOW63szvbTQK08fi1mLI5iIYbQv6lx3XZKtORTeh7mtvRTjDHLJhznUG4sZcZ1AmmdqLJA15hq5AsjWmfqP6rqJvcdTN0zow
Q00CndqLB2dKhHpWN3mJeYFE7i1KXmJeUDd7cXozr1JO6h1bIC8xC+QlMCIv51KHyrGlNvUtuIXg52KrP2WfvoqGaOSXIWk6VD9O77JCwx3oez5g0YsXhZ+o
OBraYU8tsDTZsCrCOphEwxZYhwMj1xZLyIZ3j2xJH33YlEladBwkVT0KAs5/3ksdD6Bqh9wzaLWglzou18C9FBaHA5UyQ3Q493eylNeq6wNWx8O5mYm//+4T
HLDjY0fanesO2oGMYSOrqoysFDdIEE/KSS5zrjbJ5pqEuo1Udga6ZpkdYZYGZM3zVE9fqwLGcP9BDauqddgIj9gqt5qJqWlp44C3HvWlgQ5QiEMgwE00eRWj
HOTTzIYImnJsTAoehmzTIViqK42WvKHWceVFHPmSvSiURCAab6QRSKi9KfE2AVqAI0EyrTq8zLSmXn5+i9jgNqL5ER7TqUDKiUDa106+SX5cyGwT5Qwebc7g
sSnL4LEpy+AheUKE2gDsCMzamP1WiTTU7yyjhzyInyLR7t3ZR8yf56lteWpb5wl5n2mbnDdXaBsc4XuQkGbzDaOxec3chH0r78My4Qh9+hklgiWx+haMfMTq
c5sI44r3ZlrTLU5nCHNq8jcN0iduZRlGws/fRrJxHuYSU1hQCXXG3zGDqTXZdzguIzd6djtvFRnhMxVPEvxKot/K1Em8ULCmqPIJsywss8FhwePNlYHtsZ8k
8XlkwcMUbGEHCinqCGQla5qkFjvakzqclQ3Oj+wwA3LhJE71vUWio2wOkEWAcA35FAHsr8OvL55mfkzcd4VoYYDrId8Q3TrhTJAOMTfx4ov2dqyVbtmmPHf2
/tEJB7b35lGQOsOvPUAfcP0A/QfaqyZc2FHchEZe5zMtFAhcU/EA0hW14sFCydlvQdYvHa5dk7Tggx+KW++ai4fET99gs5j99FhB/a20xNI1dDVd04KfvhHy
OztNuqAfWwpUFW6lK1i6R5xrPY4uZd8rOxvJzMY/GlEOt8nTsxIWArkEqdEmBXVU2qgizncG239Y5fGtINFhqfl3MrDAhkOpjg+s9pmTy0AEGT58oNoNJIgo
ZD+U3ELwdXDOQ8yPXJj0ZeHat4M+JeeFzalE/MlUQAwgVAGlwhtGkfzSUc6F/57xvDLxAye6qHH1XMX5CLodU/bTDBYd0aSSeam5NTVZvFUymlQp0dWLFgZh
fPgnpTDlb/SjWRX27cMLSCVANkgB1nLWLUY5j2pWDyVIXyfl5qQfFvPEpJI/0RQfNS2yFyt+SlOSN1mST4N33E54LqYlMux5U96NhQwqTkYmYWVwJ6REVVu8
2GSWmIV0LdRPOUtfsixHaycFr4rDmcZJ9y2zLlljr5Vh4Mow8CR3uSz6iaQhT6pav9XLMLLKxd4tNNPMK7TVy3Qb0Y9nlfmxQjZNx2XXeBX2n3j8IZSiyoU+
IehA+iabSaFYjey+cURF1SDHmBXUzUlDgSUtUUwtVkxlV9qQXen+xXW7gVPpdgMn1e2gsg7EA3ngLN0ABW8gy/0rausg1NYm1NYWae4gYaSiDCq1pRm3ZrAv
DY11EEs78lt0BhdqrEMzcZOuZL9kkxQ7rm+9WxFvaBWMkR3GIoo4xxAaPWtloFacRTjTvGhOa0V8EGUY1BVromItVGyI7I5OG3kTRrgYTVW7FrIhtOI2ascJ
QIZQu+bC2rVn0A4tfkM8MnM5lW8YeYnN/O082jVwMv8ho1grvzSUVCS1KaSvNZ4S/XhMEXHYqfV6sGJkCBd5Jqut+ofC0hTGJrsqZJDXOuVyKe42jVhkYaXa
VLY8nTxpTmyFd1c9KOuyKJv5wlykYLKwujqyzoG6RSvnC2nnYmsZVBgs2syWFoHQDJNZbTZYvCO0Bc4XWqrrvO382HZJKiU7Tw12xQIPz/uVcN+TEsKfEcOX
OlEx597p7i71ncbuUh9C0fu6dpf8bHfJL20sIYl5ts1jZds8ldiFVCPFZY29irqij3PKZhtLTPThsJ/bU354r+CHtwobSy40iupiG0tWeWOpP652BtgpKJAA
tcfvxI37qep2/mRJu1KNmexSueU528qAyrYCYSWbDMy3PwCJ16+K3EdFvijuE8f85k5fmJGLTE02LMO0QuEJ8DjVR7RxlPtKOAGKx2w+ZpSOAT/G5ZJBIW5+
7hGHef/1hehxyzQspmal1oy+IfUq/zpJT6vUnli2OQ/2yZ9i9HqKUXpKqEbJZYK9oyVhY91Y0E+ZASmDSR1Hyi4JVFjY26ULl2imla6OixJLEBayO99rbHBT
OfxJZbsGOgWv3PLPip6WOQ50ynSmeMgWl/BfGSq/WT7lqKuR3jSbCKCC06/V5S2eNU92tjBpyJxYJYW09FRh1iqszLq8vUscS4nHpMRtqMiG5BEzhMqeER4l
9qw+4aArFEsXDk+e28775t8nc7IEA1kMxNGF/jAEaiQAEBzvwlQcYqH3MqAbVgkX8mZOSGapbz0BHH1hGbuhb3gLL8VojPdbSOMuIffjpTSQWUa+M2lleeSO
mySG3uQY+m+HazhR35E/uEkn6vsrQzL1ZbDA1Eh/chNbgjMP4emsdb7wSf6qH31C/dwnz3lefsorKmusZ9TpF36fTx8rnH4vnT6qTh+R00cKp5+w1lhPZg/n
UhxSP+urrcfVVzo6+5D6us6YxtdwfqXjTVnboqnKtsz5urtEz7DTIoNiw1vf/+iPxt/6z+criPchazL62+1ag8yjOdlmELCzjEUowYeodIZC/h20ZJPwC5ag
/eZVfNMBSzCRD1lCUbmf0fjL7b0IAzWX221OXA+UqJU0OAVOL5nVkMMKrCsJw+s8Pp7hwSjJAv51Vm25K2i1hAmZF5Lk9XjY+3Mzn+/UVCBrv6Jdt9VvOPf7
YF4NIiJQHcsj83da5ch8eyHDweCbxEdbDM63SVWjfyo4H9GHTvSC1vV3WoDBQGjR45yttLyRXjTIxjV4g4GUBBJ8p0qOWEuG8BobgZpDCNRssSHY+6GIZEM/
0VJoTzxz71M/+urxP9k5z1lU7fQGhFzyt+smF5zcpE6aZJ1SeVodW0z9JoPiOnaYQ0nJ2h4FrjXdYXF4JZXj+dke7HwSd5GYEoeRDKNPh5G4F/R6w2CWM1X+
pXgQG1zDsCmpOYUsBt8suh7tKy2hiNJkg/5nGk9kUhtC0aYv7tbJrGO5o9Gk1MiHjcnlBirZxuc99OWQPhLxkXuzFMt74vq9GKNJU/hq7PS8yXFEA9C3tfxt
hL6dzd+G6Nsq/hbRtxX8DaCXcf42St/O5G9jbPLj29ICDfi8QX0EdjeMKD42Go9tiZduiZdsiaMt8dCWeGRL3N6C6dFMjUvrJovVft0ONLT6sfGF+GUoPNQm
T3Hgbn/IJzBsJAVFPwbRGAbREAbRGKeg6HGTJKHop1FmbZ0EvpWVnKYM1aE3AdYRt2hEYB+2BsJ7Mx5CHzWx8OEA6Ukblr976Btf+TGJlmguHsL8m/l88qr4
Vdnxq0c7Z6g2GOPpuZSmZxJveOFjP/jav3v7Zee/k+qb/eh04oE4P/f2LZ0hNk2HcpooOh/H2YmY7hhSxFFnxK96Oxmd6mVN8Yf0qA2pl528/1EvqWE8Ohcv
kRrEnXv3lCq8djKfDmfcQ8Xvuh8Nkl8xMhe35UH3xDE/ibTMAldfC3OuhblxkdpWU0vMDAfgfIhXiGmJib55es5eY53AdvguOfE8goBnsXJ5tOpYKq7nIM3m
71h5INBRfJ/+or2aA50nds8/Q3J8p6Vmi541mGkFSWjmkvBIlyRsLSYJWyVJSFMb01tJwiMstH7vZiW0jljgHe2DM3iIZExks8piISHXEE3LPUltQ//3V950
54c3vy6u3bnhs5/762/87bZvvW4PCK+zM+8cFZiNENvQtwfk8cgZhbVnmlHpM1bSkrgvvuZBXYTnzc5SfB5HdA59njDJAm9pPnk4Ekbpw78esTzQAY5Y4o1r
YXKN6VCWEVS/hck1gsk1xhK6Z2XNeAyTjAQsp9NsxaNwHrbiNpyHLQTctOljKdSSVrwEWskQJAW1Dzs6IzU+jpp5LjWTa/Re/Z5jpsRNfccUaoSjCLxQAQLI
0xC3stXjoGLNbym3wLcPG4rFrnyFI/Hxq60dtjjCdtLYmbV7DqjyALIXH0DmYgPIPMlSurBNYZphi6HJgwcJDZs0dPL5+PLG0LyMoUMq0kvWssNmeQxxsjaH
k6WNMakFekC3eAtjaCl90BhaAic0jyFO4cWUaEOicdWSUbQAEzGNYgwNLTKGAD5GJBYiEThdPJVpKcaQGS/BGDIRrdXGViqrthhuEY1gjKFmPIgxNKjG0P7C
GLLLY+iACuZ5SI2l/RhLdpZloRWbXSOkpffo0m9/7RlTkf4tMoh2FQbRHbbmIfWTEUbCHLVoDReKUVaM1BFazYcA4CAlBpkgaIUmJWY5M0GZpLvgW4xoGIMW
gEx8YmCmL4iU3IXvr4JahQB46lYsj8kQ1/tDmhRrtykhTSIr9pIWsKCeTVVPtFzPucK6GI+DXUxKstLYbUlA4z0WZM1Z5h4LI6FUyF0fzgs5oAq5gwoZ54M3
Lg5erKinHLzTMnh3iAJmJqMSl1UevLOmBB7NqEE8jbDFUdXVbbJtB7sqSEdO1QTglIjredHrxaLHhUotWvSjBhf9Oo4YlYLfUC73Jin21VLqq0670B/7zAM3
WZJ8bGHP7bbkqbsUHQ31JEq45FzqM/pcuo76kD5JSqPXoGyjxzDHqMcwNsTzP3qyEuRj6BUcK+AzXkzQ1Qtdsbigkwa/jDnxpMGvLDf4RmmaDdIy61+BUbIK
ildW5s5LFs4xF3kVA0+lyGvLRR6XIp8pRY5fwhj56DfsX5UxwmNgUI2JSI0RPWaWqhIskRWFtZJmaUVpZSsKWTRkdoi3ZFaL5Oj2m1WUGEe0YVXRmsmgaCaR
aCZjCzUTZSqOxEOstoql4QtTQj8rdSSxh+COM7uG8COFIfxqbWVz0hQTbzZ55xLuw1ZZPnODN2UVbie5IvOY2qpo6UZDYyWtuYkXze2dJHZ+G234atVmpmqz
wbKtinZNmnqL6GSbX6fc+BqLxwpbRIlyw5u6T+FOTpRjlXdrdF8PdloCSm+lfZs7rSxbNbVGMjF1CyA7r+YM7/tmslxL09pBmz/GwWxTatk+2Pc7rYm/MzsJ
raFjmI6dwZR+kkHEW/fYbu0xSR8rSKjBLgllqtHYRO9gfCZjavQ31eg3u0b/II/+puqQfPtFbYboaqJIvM+3sOEt+PlNRU57imuZ2tfkk+iOpfHS8h4JPUA6
xZAyVCyjIrdYYa7KwCeDzLAm9PZWzpLaROc0pRzNQteMzS3aN7l69KhBDf8Mhj8jKsZArLSUOZaWoB8eNeSkytvb1Rl6OdDLQ0kUDKrOaoYF7bK1iHbZOpUs
aJU1zCWiYS4VDXNMNMxB0TCbYqVUFhgpVYX5KqmWFdEoDTFO/A7I2lXSLPVZ5iG1NSmSmAtS5LHULoSL23mst53u+qDy6trpb3Isb5aFlbOAXA9jCLr4IKed
1/kW7IJXxc68KidroVKSTzvzsFRKHpaTNnEkTVzhJq7kdaikR3QdKukaqkOYfgcH0v5SkHwldtcZkaTzqQnVgx83VBvCpQnUj+YYnrj5B7f+5TPvu/sbr19j
rxduibVCwHU2/YoQLG0wxnedsUKIKMbp9E/FBX6moFqYhQIx0wbeXMC4+IxxgUMaG8dDALgZQrBlQBAA+NKSHQ3ETHMqpVIuNtLHM6atT1t2ZcraZk4Vt+B1
0lNsS0i7WxdzhKRxEdIj53tlxRzgHLbY+xR2D+it7tY02oJkdgxZ40e/iZHqBnJpussNSTi0Hi7CxH+nzjwufFmxl/l33qE4LMQ9KQEeL86qWFi8BokuN7z3
2T/d/eMv7n/9bgHf2un+qclOsOEfws73fvbiP5/PFIu9HkBtzzgV7xyDkZ6w5HinBGulyirPuyFJGc6W7rjz5mkBtd1xswK1LcX4ZjJq4MblAqabZoLoj/1m
1Zwyt1WnrBstgb1ts3O2s3krA3FnNWc2zgrS8IpnFglwQcueVtWGDrC5e7H/n/i9PPwcG5l5+DnMKuDQr05VTX/Ad/eSAQh+OVuBaeA1xz4kUvnENgfU8r3w
HLvMw9aeJK3XB1gQVmRijhuGJL/DyQgYDmS7QD4Y24hrvF+nfri8bck/dmNLjz24QO1xFitrMvretBBMpXB4KEOXn0s1/ZfZLA0F6NCE2FdtvIpsCUW20B2g
T3Wj6dsUtBzsMrxHq6SKJTfWIMaVVDEhVazFbuWtAxu7rZADMJ8dziTsLqOKgAeSNyVrwGgaKtlHI/sxPsnRfasN1k3Uoyyod5ZUTm/zA8YZ+xk9JZfXwvZy
SWb3ASGkvmqCDWSlP2WOV6tHjlfs/dI/dgC57JBxo8/crOo+b2LLHbxXSDiO1bJTp2GBdBy6y6e5y+mhmyYTW/etPoGIP4C8dOfb/G0aPb+Ne74iPQ9exO9p
CDk8lBjYd8wIWEYGhtqKdcEdMW/KphK3pClbTLWkke3jNNCVgNItUqE+Sd2IOFK44pneCV1WSCsa6jZndBy26k85wVSXMP1Cz7Rj/XGA2dSvZpMbV0mPxzCy
zzKWAPqIcN8GSRcjAuJ6meF3BrjJSPkArpLR2EazQwvy/ejRpaldSN5Wm3gvfe6218iyV4gCQegEPPF1+vvAR6cz9Qf33iYts9IYwxxy0EZtRBZyjuxJJjGv
sekjk26Q5i1204biQewdD8cD+Gi/uY6c9W48RJ3L6ANV41ZscSDHMjqcDAER2n4zY4rr55rfNIWj+Bv4rKwzDpsSd/KkKZP7ED4H1tgHTXnvvFmo1lDWtd+e
Fu6HPMrd4hK/CdtgUGziJgkqGmYX1a1Su0yznJCH/I3GpupHsIxgrHZN73uiDqjB8BXUcy4W9auA7ihInyiXPkZJhFyF6IuIJ7MesRFGbI0nJUZsjUfsYnfK
cI2oWBgtFrWe8RtUTWq8ZZi9yKpKdVttnEkf4WrSJCxqOKS0p3YzGF7DLf5T1eI/US1+QrX486rFj6sWP6Za/KhZarDdBcHa3WAQg9LDNCbal9eLLZddxe2Z
STdpBJFvUUm+1XJi5Fou3656BcSbtG4mDa4CLCTS0u0AdU3DBtA6l25U597SDSd6S7fdZrd0my5KN27FTLrV5Ugu3UgWXSUzLhNuNabxzIRbmAu3XtWpyWCp
KdlW7ynbIk0L1KdSGTj4xt1RwbcmfcPBGmOe8c1N15I0UL3Ctm1JtLVEtLWUaANyq/VziTZEhoFiyM122VagBe/nITBeGo/UL/1pJT34hw/sqShvUkmiNTEv
KxxYBqYzeF54+5/HtuBgyyIMck2LsTiNMilmpU0lxeJuIfZfZUb9F5lQN8h82irT6TqZTZvkhVd1SS/pu4XSS2SWy6G7vcRWnMuXk0gt3J8LrljJLYDuyUY4
D5Z1QW41M7l1Xkn4nAdjt1kSW80szYOVpXkwF7lRBmLz5Uqtu5TUulNJrZ1Kat2hpNYOJbVmldSaLksteF6VsO8ltdZ3Ca1Cw/WUWzE2tGkkN9m4VvNhhG47
THZDXbRoliHQojk9PMfFKjW6qdToogI1b+QixiqKmHkGyHP8TyZiLP62vlvCxLnirKusRQwnHmYQYJ47GwaOiAS+WGufCES1QHy2RF9NjxspDJSRzHQfSXey
CjIj7Ugv+xGP5JGQL8qV7JFMeFUy4WWd/AGqhMWixSOid49QuW2SakvOsSIubjNfTeRl9Goq6pM72bfB+1z88O+C1I/dHGB2N1JJXnvTbewtkPvYrzoixhFp
cGwIxeCy6Jfa9HP4AQk2LgKy0y/hh9zMD6mkUxBk0dZ06l3C3WGvT4GBaGxOKlsx+mEyXE/2BkllsgU2q3jUMfU46t0lb2POEHoVZ25SkXcaM1YTn0hD6beT
p6xWQ1hgKsIjoixIJHWdgucEuWxRLpSXil5Jz9icOheP4p54M1mJDdQdc/eMSSo2J9Gy7KJDN8CY6lR4LHLa5spGhInFPpJeghW2TjdLXRMEoYSxuYlFwRZE
DXJ4y2YhcsLBONiE4wGOB3QcRu4U8GntjBev3FrJaDyanXrb6Oe44ttv4zRncQMdkbSoapsTcyskEZq+oorDhwXKu4nOHGWdnt4OZ+QZcesa1DeUXLaWql0l
Di8SE3EzguTp54Xwo28hyd3khGGt0ezxeC8TA+P9m9hQxMMVIRacTvb16Qv0UnPzJMzPuLKVM4BtgThoZHWMR5EGizF6krPXl4yU2Pwv92AyVurDZOnp9+JJ
+rIifWn/f7Qv3dPqy8rP15dOGC9lerQ6F/XhLI2MAQTlmIoZVimxX3aXa8ctd6bNDRl3i56GFj11JXbqSuzYC8QOpHKjW/AYWvCYoZi7IavXsc2J1HmwcRCW
+G/bKixcCRoRUD4DTXnAUQmkQDLsWjpAKGbG1Sa1UYvKk4STF0Nhr3eQkKql4jXofPS9W1notxCX2JJYDOwL0EeTW6SB9RRL2RjON/ABfAqD/On6SX4KfeoH
hbRadkJ9KxWVmjafROHWpKnEYFgWgy16aT5zmLkg2zEKOy2UGiOKhgfmS4j54uAEVTDUI6jJ86W5iY5g8AQM+4ybm2V3BQfj1iYcR23jFvalpHsC6p6kOSlT
pYmOAhGnZEq3tf7eiLlnE5tLHFtbgMMujKglPKL0ikyXsZRuQH/y4wYc5f1xJE7OkeJSmokGbRYszTBHTGgFj0LnVbJCtvQJJKxg3Qc3JQw6sYDn4wNNzh2e
9EP9gQ8wofejhhUGl4xy5GQSxPLzjDyoDMUmCSaxig3epDJDNd5MWZKbB5IlBaHRsYprcShuiDikCaGnobGZh0jlenYmWniojH+re0l+e52jpDjXYah4NX2V
FTxSacJHUKBm3A+zpyG2WwXeHZr3b6ozvUP8KqqHGg9Qx1L4lelgMxOq2UGMD90q8Rn3IAUyfx29595kSSYk384xHtg7ayxWKLWdl0kPTY2t9yyUdV5rsc63
KkN03ZvEODAeL7l3z+eSoftJ7xli5kw/p79d8AXQoBykee89Sece5s7FQ+7hp1TVU0bimH834s7nkkFQ3snxEFGJiryUAyTqBb2znumdInA5ipxZ00q6Zr3H
NpHV4ybRJaGQuezD7V9tjHMCFONMpu82wOJtIhdPJT4jrxXy7lTi0dijb5LxxFjB5N/GKub5Ns7mZCoGAldGVhvnxU3YCfHSi8rekK5+cFXxfrBdGU9+h23W
ijCfgCtVdV1toGtnZ+Hf7t7VVgtH+jEs3xAOygpagPepVCQMGxwZ1fhwcSODtzC49cIlij6BuZs5LObWW9TexyO2WZlK997JvpjYmE88Jf4Tn0Z5+uuT6Qma
efbm1I+9rZMpUkwGynMZ8FKps3V3+1gDlcRbNjH4d/RJdp6AV8s41xzAxzqjH5xD2LILsI1W0yG3F8gj6KaHhHkacZRkmTYLHJun9WpxPu3+LMeEbNRJrvh3
wlUeXS2/sMN1QT0/m069oQP3qCF8AdGfzghRz5S6njpnpXEA3zpGluEM7WOMQkAH6CVkfApI2JIER3NS+02mN2zGbmEAiuvsPqYXYkvdwFLG88AmcWhuRRcH
fdik5V4BXTPdxKpLHIS/Tn2ca2dmbJb0Mc6iCtEa/p1tgXzoZG1Rgf5RaItKd1uwnrl4Wyyz936WN87mbkmciR899sT2v973rU89Z9yCU/v5Fe7Es3/zgec+
9PiRT33HuCXxtoGR6Db4IW6ZeO6xr375/tu/8eDzdMKdiG6LnYmnvvPB577+zDceeca4JXa3JQ6d2Ia8uROt227J6RnU5W7sTdRvi+mnFzt0MT14W+LeQm9o
3cbh4uYtdEU/PfeWxNTnPZznm03cnJ+aeJEu9/MHeIX30bWlx+A6/SCHH0SnuMDqpH5Idl/sLbwzK0D5ztJ9uAQ342v/bbfEfC3okenrLfcXc9NW8/y5vTLW
nmaA2ON3lQLEfuapALE7swCxoz0CxP5VdscPPJgFiO1/sBQgtk/9vF2es/fBPMTr7mCNtVudPrJTwFCF03POGusOdfoROb2jcPrb9hprVp1+fqeEqamf4Wpr
+sEsQOyRB7MAsYfwNXx6yHGnKtvqHECtA6e9AmnCSmMFUziaSMjgIfENq82nsXvrpMcd5Dx0GaNwn4ozD7pBVge9aPfNitJMofQXBqQ94qiAtDyp71nmF50O
I7v+zEHQ2UrjC45AueYdCTZ7xAE5cZ77D0kHXIk7O+GAWGG5Pe0ibmm5fdwBs216wIG1Mz3PDGSSiM5J/xGl2u8AdvOogm2YzA1xgpGzNMUd5FlLh9Ndu4pI
HQ43yLCN2IVolNCKhwSNe9QUcH5iC1i/jFgsJBWpqKQifrYic2BX15uy7M3pSPrIScqDbaR6qTz7pTzzpkDYpTwHu8pTAIJXFBD89Mtz5CTlwS5DrVSeHVKe
DIJtCwS7XJ6dqjx3qPLseCnleeEk5YH/NSyHjwgidtoUdLSUZ7arPDdIcbZKaa477cIge16iSLG6inKW+VNTcJ4/MSVDxAmVauN5lVjnuDDCMyNPCoS+h6SX
nWEVlLlb5cLcpXJj7lTw0R0W0i5wCqQh/J7lIE1OfRSqx7YzL3Ibet6IzASwfPnd02Ske5bQIHFif6Vh5ChEFSeLZrj9IxKrhO9DvJMnIO82U47xrI/ec1uG
7VYpJALBdldZDJAUqPK15QYLCo0aLNKobVWrEWjifafbxpBpBwsy7XbRBdh84cxAaBPOEzQisu2YI15MatTDjkiegyx5dCsuEDa/1bMVzcVa8YVCKy5VrcjQ
75Nguds9sdwVwXJXBcs9krcQ/MddrVfV+wxpX7r//ulF59Cq7ilUAmi3ewK0KwLQrgpA+3TL8dkCXHXh5BlRHbtEdWxFdWxVdSxs+a5+6Htp/TB//3TWDwH6
IU+OAtOwpUKQ4UviGMdBhCAzJjKiNpKL179//R76rlHue3qD3DlDjKCeuQHbxQYEE9GYhlHqlnMY5niu+RmHv/rXrzM+7Qgk9wA+x9ZYVOFnv2tmLSgVzwDu
+x2pvsCsDzh4camV8S7ph93ffOgHOVC+1BMcSmeqlm+rll9K7x/hfX4H0Uo/wafs8zuwidCe8SiP62q2Q7Y0bi+Y8+0Mo5uNCen7NNqquz/1t+K9pRFgqnJU
w3xOLukeC08uVACW9FIAnjDSfR9ZbEUZoAWgX9MJ2kInGDFrffk6LBiqLf/mRB44VR721OBiCnJIcK8hb6sh76sKV7safkTdVVLPIDzsySSKPqpB8wdtUc5E
wdrrqF+eSk3K3g6kOfNSJuqRZ0YiHNkdbr5LOBjpgouQedTMuseY+MCTn7pt53NPH3gdQ1A1amKtgEsBQ+0TGKqrYaipITDUF3IY6rDAUIcEhtoSGGpTYKiD
JRiqLTBUX2CoVYGhtsWdMAIYqhVmU2Yoz/PH2GBXkMLMDm9IJjRXMqGZkgktkExo1XImtEOedk883W+HU/62LHXFtJ2nFfHSWWuSWdRuUoa0F31eZ+jYYSU+
Pu+wUvP6BG4Bf+No7F+DdQuLn3+NJG+/3SIzG+HuwEUGODKLzNrswfT19l7cYFKZCzh+HqTgSVXSHveBCJk6HisFfHc1/Opfbhtvh+8VTu1GHOIDnN3AmwY0
dg/Ktf00Z+jKt9XNmh1Kepq+UAyGhRZCkeL19C7K3IBmAYbTF1t3ZoLyHXCIbPjg13/tWPja/tezX80WUpLKcrudydZ7QR/jpdOP0dx+xCLD9on5+adudtdY
DwlylL2zZrqW3bkD9G0VfxvkqJbljE8303H+RgoWXE/sAV7OFAlt3l4FkhxR/A38GKYf0kRJm/v0nu1FpCzNYJ8mTWKOdkYKSbli+j0scGLSGay4dc+d+dmh
O+P2nYXU5E9gHuQLRtJ+B3MSLbePWfHAPXSx/n3Iipv3FFpMHT5qxYMLDksI73600O6dN5lrrL1Ih7R2kspm8VtlScI3WZI8ID+8lcZajLrzEh586/m8rEre
Mnucll4PNHZmwV0kq9Iei79iVbqHv3KgiBcv4WD0FUp781TG7oNqxrQnscG+SHF8Lk4bbxxLeHbExeII7xgynstEQYItBZ1U+mT5bTndrAfdGf/vAomFh9Av
VBd45Oxq1DDjP+MHlfQ85GC3qWJh9pJH9aN3WUX9otQPt2b9cALxzIvWHGlZPch7PO8FU/pi2ip3Bmcy9XgVeKW647A5yVsWvUt1UEp1mEt1xJQuOWqW++SQ
KZ3yuCm9wlkzfwHdksZZHfaW6nAADCOL1mGv1OEAP/8R1bLzZrll96qW3f/KtexOeu/AoqWalVLt5FLtUi27u6tld6iWvV217Oy/dcsiXeXiwuOYwXW4AY/f
pkZsV7tukma97pUbr8bJ5MdBKdGVeOdbpU2vKjfpZdKil0iDbvzFtCe/eC9fvo8vX2k8YGkN0gOHUhKIDuidZT5osS7ppQ/1ehQtNbR4Y//U5D1ljGFL6nAA
DE0eMzMFkuwa2ouosGTU7robkWl+egbSkxnQcwwJ8FHEqz4EVRask8K7KhxKBnYjTVYhDPyI8CNSP3z88NWPNhNAvY3pisJ7RjyXw00qN5rMwq6DTews2IT0
QTAVBOnD9+amZx5d8sGZHJeLaBQXLi2xvVwWRe4y+4BZuOHDvKPgnmX+HdRluvwpZCx1OcFvgB2tI5gwLvviQtx9CGl/XE7sW2eI7397QVufeN5fYUAlvIXd
Jxj0+hostUzlHMU1fPQDvFknNSNC3BlDOAfW2PPY8Wry774YCE4UfxkdTlrAQ/JNbuyfa96FN3nrjDvxScryTnyS8nmHrRCG+KytsWdtefu0jYGp7KcW0IV2
juUcknZRdH7DtLw0GPRXITUYyM5G3ATej5GdRuE5vP2WPUuQisMa/sZsSU1GvHGJP6NK/GlV4gOqxA+pEu9XJd6rSrzbLr3pKL9pd+FNhTIvQSMdtRKGxQ6i
mWx+caOgMXIzohEHkfMPV8bRFeJAKuHr6yRt60wsVhW+z2AL4o9oaqFrhfeZnjWrhsC0yYDovCgqR6ORvV3V/6eW1P8nltT/hCX1f95SSHZL6n/MysaLqnWG
vPZKL9Jxq1BgJC2ymx6/m71B85YcX6hZe3JYadae7sLoPgzZdMcf3pR3qxwjUaJJ1KzVWFncQo5wN33kbp1TnPMoz9M19/F3TrmNor/vtmyTOJBN4qpsEjf0
RdH/uFlpSy70l7SaPvDHi85r6UtoOHpGc+zNMvt4jxm90rjTSmx0oov870nfFszyu6yEZSXGPXWklURgNe9Hqe6wpHQ7LBQPueCTOkAz8OBgbA3E/Qje7e8M
MNaXPcItXQbF3Uy330ByGZki8X0r0vdi6RouotfKzMph3ASUqLkoszJfYC68gAPMgTJKitkf4gCepSYtSVnqDF8oiGuaRpl9UMNzMxMJ6lNDsHKAhCk5eefb
LmfcU5AHqEMwZO7UUpaN4fzCeBiWF2gN6nFEkqMK5DhdKGTVuqWEsLolS5HaBjYYGAJPapBRdWIuqiyd1bgvFwYgE1nwimxubkJnLrOvKgdisR+uxmKUu/Jy
DlKTuaRWC18Q3Na55jcxC+11xjfw2bfOOKxm65P4bKy2DuGzf419UM3aeSsvoH5YjLSGNcZcueyTbWVTKxspl+G/KxIeIlfSqHli53strswzs10Nm42dYRVO
yGz1PCqjy+sqTr0W9/do8/lSmzPJatSzXedVu5Yfk7XrRoi6ZfZ6DnD2C2AXX6Hxfb6e8RWcgBErIK8DgdxQS4YBdWlii38YUJdgwS1QMHz6aDICnwwdIPCb
6Ipl9NEHBH4TiJUzsUoB9tIkYUmmXjOOgMBnXvjTaAdM65BbDykKLMGoAY/DRwpDIweaLzoaV6HR+hdrtLUI31hmr0LmYzUQh35hzTek18Ofpx1b0o71rB0B
0k9Nkh03ZYh3cUu5TFYrohi7wg18rIB/CjhVHXEDid6IQ6RhcOHR78tCcQ6xTlnliSHBuUjhwCUNEKk71BWdC9lUiGOSKM2gGGQQ6PjcYNxoxkMSYrC3FMRU
WkqDUhCrzO297BTjdM69ls6qHM48V5wL+TTgP4GUJFtQXexhMhlvj4AWau6mNDS7WXUwCxM3DutgFjsjbrQxCoZ73BQPSyCLEDciHF/WHTxsOLWRRyboDOVB
a0MsWDCsbgTM0Y+H3ziaALEqIicm5Ztec2nWuXwrh0PQLfZWpPvxCoGdQyjUVrhdh7gkNDKBvgQYxQZQET8QZT98AXP42ipPDOg+SeYhQq1jc/bNjuCJA61K
VbV/ltZpxlk2GBqNka+usDJ9JZpUzZKpIG1RQZqyyEfAumlrMk86HwjOrCoWTkPhzOwC4/K0y4wExQQwimY+3Q8Nivme+dtqa6xILY/WdzmnLhrA07B26GQK
ULltsuEYjuOYTgg04jiy1i6nyRYIJdpYYhbGjJmNGTN98p6b2d4zo4/erDBj/DpkI+yEmpXQwcipvpFhFjRywkVvhUYKTsJqWqFJWY39cziOJDgHoXkw+8ZE
Ip6G+zbfCcv9mJV0jLOY0Dvff1vBtwunWGWSFd2pycRFxwojdijcsX5Sy5koEfygSSkrevOgXQ659BaGXNY45NLr4qRE4oMah1xyVLwZ3X2zouVud0zJrNFx
VYb6WkzVRIYYR/ghpEXaxQanCggtHQlofAS6B+pZD9R1D/R84YIeCB7+rPSBjy8RKiANRSPJxSRRyhMXUiWy5fQs3Mq/N6PJ1umeiiTAqojnM2t6tLRmBwGR
hy/JaioyGYQhQJn5f24BU6d5IFZlWxmSFxa7vJzpm6bVDu5eb7kdw8uw3B6Hx4TTRSnvS3ZBRGXxQAQt+VGt2NytBszR80H/VboY22TVwvl7ILT24AxkTLjg
zG5FtnHo9VdzXuN08A2KZLzG8QYcZIE3yHCsKTeJrSaHF33gNo09QicbhTO/n52hR4gGjg0hg/uN9Aj0GrUg+syOOVmcRyqDasgvmdSQ9rZuIeFIDlD7Yt5S
cy7mXKfexUhUmXqIEC3MJeueBMHd7p49SCu13GrviVmFVFf46/ckPp1zWZ7s2c388zjAkmWtOmDRAQsHNu7ZfQ4nJuJnRXtivi+my/j6VXw9fVmP6wrpiozw
f+OkZZwGLcnIc+Iu+pyYaVdE0GCPLFxnWlNSayOpZCLKYHYLEVKG3IrgnkxG8a2zfb7NniJLeYqyzbVDhaQ/nOPG7c5pIwk3elN6IeGGyWKIc8ctxuylrgnF
pi4l3HA54eT2JLgsqTJUN4P1ZrlTICH6NqtXZAlVDDyPk/P0zOarlwvOkCAVcUzLKV1bytqDkCGdgu506ppa+dUvpdZxFfngpJLVQuaZagiFKuiqYi34ty1Y
KRNOAP6t7kYX5wP6AyvDGf+Z5K33LpKU1X0suXt1nzcXB5yvrJblWCHLeiIkMRcy7ZexMDG8Bx0dJigJwRqy0dXVAtaY6Ov0wekHvbAUs+jDwKvFwZvrGsfj
F/JW/YlQ9DNkJ2FQyIaEl6WNieSI+gSnZmQQ+zQzJHlZdh5uqmqWEGvtJCcokdv2b1fb/+fxtr68YW30AU7pMG2yDyF7UuGZTiignwVPwtYfo6rO7kSFO5kl
yFK04w+yL6F8Gs5uUkNdoDf7JPUDNQXve1/BQjGC6VAvNMlXphUQBsoefSAXV574y5+wZzrU9NQziKo5f/tl7CJuFLQqFcqmsJpiWjVAUkDr1yhc6BDQnmy/
N7LYcu+N9UBiy6vlO2mwK39gseM+qdKq698Pc91Z2ZX9bfE21dDttXhAkoTFqKvfq67jgLAtozW2VqhrDXWlZ7z0ug5AxRmlhxXqKnfmtTV61hYWX5UDtWge
wZ7z4hCWpwe4xDL6sGB50toCy5OWeVieXtwHy9OLa2R5nk4z9UnIX68Zu8hkxTymGftS56qenTFPQOqCiT58xbRHiuAeHeHLoDNOOej0owvKquqUTCvFuidb
/S9xIL6SXRNI1/jcNcUsYlkOmrgR7iqA6s/uDapfRfL5hT9ik2iFAtW/N1gjWPs/KmHtP+cI1v6ZP8yw9kcU1h6w/qMKa/8zgQAdfjjD2h96uIS1f1z9fESe
c/DhQjqVyhprXp2+6R5+ziOF0z8z11gPqdPf28On9+vTj22f3o2tePX7qSMf/cev19ZYux/OEPZHHs4Q9k/ia3jXbwQ26yeVbaSvbHNLu1phMRXLDntSYPYu
w+4TL0dm9VQEADCtlMHzB9nNITe+Z0ZJ8WMWTjM6C6AVAdRbk9FTN2vVtW4JkO24lfj3J2QCP4+cGj7i2xKyAY5XxHVQrSMVr5Medf5f3q41xq7qOt/zvM8z
99zxvDwP+9xj0xiMG0dB+MHDPnQIlKCGIoJQFbUhdlQ0JBK4CNHGxYM9wCAc6qaonTg0uXNtYKJ6qFVFZWhtPCkkOBGN3MZS54ebjhsXMKWpm9DKIaZ0fWvt
fR537viRRDXJnHPPY5+991p777X3/ta3Rvy/25laOc1jOHFWW3ssAbk2LIHXT1gCr5+y6h2KPmFthrOwGnRsMFehD99AGlBF0Ig+OpDV7Kuk3YQwft4539wO
JC6tEzs3AmGErbji550Md/q8U8fAoqBs1v30rvnANh5zOtAUwcGZBx2nz/Oqw3vZgyuq1Gu8T7raOoptAgfoGintnCmlnUcsRDfafj8Mz6guxvxEeYRjiEf1
c6UcDMVo1pQ7cxxYfP0IXeBbCZleTNCF3jfDLph6JpkKdOwLl8S/7l6EG9NPeCX96MCkamR+dC3amB9zYwZL6kzgi72wSuB9diAoNyXt8Vc2b1VxwhYySZGl
7i9CcakJpVyeuWpCqS50Wu7HOaQJdVr5CyQgE1Of6gscmW5SFjd6p6HK4kZrwZGJTsrhZ1JozqNOtEqBuFPI3tcd7BAtQPaecBCWUJKdw3n31eZxR0Wk6KAK
ufToEmcNiYv0rorFAOhpHF2iFHSh6UbHnXQshrxCV3jR16fSUOv0U+JeUmnNUquHSfciHiZ55WHSpTxMLjZLaZLg41nM8HFHIKdzDlJfkzvhCI35PzswBD9s
/MBhJsAW2Qxemmw+mBqNZVNUshG/lpaKaHVt6VnEtcVtiXFg6IVFUEkDKZspZjcW+rkiKtH7zy8umwZjeM7n2tKziGuLq1xbupVry8Xmp/Heswl0uEUyJxxJ
liTTrSSFoAfVa0gmdKxtJBkJcTPqGA0O9cu7X/QrpivvOV8G+LkYhf0DR4J+iey1LmRyUNVLV2oJqYT1GTea6f24jFvgB5oZ/kLXCzed/IOnNzVVr+n4b+4S
yA77jMUdIfXB901+WUUJ2rxpy4BwqaqVMj0SqC55x8iL6s1f37wvLB/GCOiqsS/PIe5JglzIn+xMHNBMoctQUSxmnavNCUfG0BlnnbWHz1dbB50N1rgjz0zR
M6PqmQY9c9bWERmiszaXRQt+TMG1R9kVhQFbbpoAHs/7b/H4q3nRsBD4IJcSIW7LOlQbCewa49vog/yNuW/hSMbeq6aIcxbHGsCwZUTfOAQgkC3B22QNq7Au
RjODnWTiKUEupwdwQH2i/+KBzJYIr1S1dIEHsgg7mDYsoZ+a0Vn0o5GfGf0tGuitApMZOJGxMbcba3EmQjf9L8eg6ousepFn7Rmjg/VuoQ2SGAoNJ7sM7C5c
Bi7xMrCbtRaou6P/K2uhkbUWGg7mGuiy7bAPq64+b0uFS5lbzhXyWSypWikLzcUmDZYslq42E2/lu0Hy7sLLeeQmJjehc2zJdCUPndn0Gc9SDDz8QB+vNSsf
Gn+1mQ184HN3ErDrjPilrcr2JV2iST4milhitmO3NFsosG0ojiELxw52+K8236IUbgjXsdklpUnlAnvwC7JxTPyMPs2+WjLa3JPNx13iVHWHOGDcRrnSI02N
FM6KjbTvKvc4K+HvP+2EttDFF8Df/7Yj8ZlOOZIkWXO1BdaxE3brpTCL2+wi/P2WYuZoA6+wAK/IBNWNw+haOrwAcAOFhL8/vh7UFI0SVS/NVZWtaXMkXqGI
78f0s9aOIT5JJC2OAOLA5lsQu7WlKiwJ4umyLn4iXjXqahEVloisCHTIgXUzd7FrWXSbZRGpW8XUi92K1ooT3Pq6FQsMPNtAYP5rgU+BwDzJpxtz8zhS7zFX
iC6L8ykd9tGUOI1YnB+mVMQH8WRBggrMF0RFThREvHMFaHBG7FUl9oE2Yu/VYudovtVFxM5hfattxV5dGLZBi70a9Cqx24nYEXVKXw8GeHeKV30MCF7wLIHR
KviBdoJPknFAnf42hozujVRf4hoFNQC/wilHem9WB2o9IIssPBDY27DXyl5F6ZZkpb2i3nakrk+r8TfdhKT+lKqKunLo+KpeNP+F2hGv3WbWyrtlrVwiLzBc
Ms6qjnrB7Dlx/mscBoMJjQpQH1WfPdPnaUnaSzBkO6MnOmkod80cz+VSPqLpOsvWlKFrRtVYTdUYiONhJDUchuIJCWq37OoqxIYVIzYkUmfbkSUvERbyVFGY
2liQfT92TBBhwYLk++hQ40AGcIzyMVhh4dvHPjkiehVAnFZiQyd0b5LA7GfIUnhHICxQyMhXbI9WtFb8tQ6aWFW0Rlq7cuAlOE6rRG2VZeWZltnMfuVQrB2M
pxCPRiMGfQwsJWTvQVQW9hLnma1ZrVrZAh9R0UzzcTRTm+uozVwdYyazwMDdDHWUD0qoozxs1qWIrr2RF6vY+4ur01dYArb6qsIFIVFK4zhnbjYYxYSKW/u0
KU1iD0rk6h4vmi+0Tiipi6vGnVs8aTlRaDtpQduN/n0/T1rQfqMK1wl2BvNxmY+qBpuPnZjd6PIWBT2aUtCSUlDddLuUgnZrBRUOh2JM9v2B2FZ6u3FVCG+3
MM+efL0Ke7cQPnpTfB+HLJIUecSfPBP2IDwKty6jPiCI8rbVVrqIavueHvfe+ceX/uJPX3+mC8Mf3dDSy2elV5CZjS2yy6WVkZGhrVXsxlVs/ZxVXFSElTy3
N6UmmZbTb4eM8NWSieLHUOKhNJ+wpH85xx74a3Ljlnjmj1mijqMWr4O9q1uzatOZBt5CSe1HozvFhs7VB8oLvC3BBg5PywHxtLTF09Ji/0p4RaZCfCjfyt5M
iA8341tZEt/KmvhWdmVCfFTFZcAQJ06ow2xZ739P2hb2be04pIQbo/wjATyzm6eNlfWC3iGPYb5/wmyxdgyAtsEEW8RhFYmMDgAT2MDPVHRMGZ3qxtxMvEc+
/gowHZVkdWtggzWVuVvWLtrqbiN9V5/MAiIW//jsQJj6yW8dXPgWJqvFoBj/oLfin+qtCVeold1owh0JCs/LzJS5wVcKpI2npdKZrmR/A5oJCCPXoDBy2bhU
UK0q4QgGElTN3RS0nr6j525SSX/sxqj7rzBRXT4abWIe956ZBnzxLPDHySyQ36ELMgt8RCLcwD6wE3KvRYi98gpw5WoVucuIeWn8lAtISg2+rPFdioCsUAfj
l8se2jnhCos/ALyMSvirectKs96MGmkPkxxTemNVtjCiey4XPdd6fDcGf76eG0nlpPl4DFDGlIxv04nKiVwv6OuFkctNBV90LzdvXWd9WhxB5Anhy37hcVU0
P+R9LRo5P2BHawycurSGgBwKaYjAL2XWk91KtwLT/+t4lqEh5UUFKbcYUm5oSHkRNpnZAin/Tdl4RyCRNjBycdnl21zxdP2omIHxlxVRONWef0whNzEn4eq4
NuTq2BzGUAFJSTvkMGW53r9ysdpws4h5WFR9s/y6FqqFrlGJgDMSXTXCYSn8fxtLqJvpY1dx2xG/VkBgxW1opSD/A4EZro+DckS7fyb+FZkk3xiLW+8lJCfZ
898cU+jk9K1UMdfktrI/NKj2QwODk8UmdrvByVIxr2RwSqevWhvTVbJz1U5u0aa0OUP8OZi6GnRLegHQEJkl2VGN3mS+RO09xs3TluapfHBU+/zt8zX8aNdO
jUne+/M1/3tNI0EM+SlvfNWegQaTAYbPA7u2G/fVQ7LHmxfuQyuGzam+rIBmnU++dXp5obTD3W7sMB8u8l8r7nS67w1N9eUczcFhnmNjCJzg1Ez6EK9BbQvR
zzkP5OpwVDX9v3qS9SY6mRM40Bm6l4PrIl3RO0zn1L2D7oi8TVd0WlQ7B/JqNYKeyKe+FB3cuVP38WBMlD7eivt4GNX0rR+bqbTOFek4JuCss0WmyTffxbVH
5dqZIr1+zJL8zJkjkiu6otPY8z0wornp3PqHHuH1Pb1ux1k4qtKYqek0juo0aCLi1h0c97tkL9HxbBe1ITqe60L3GM3q73uKpx6vz+rXgZPeXwMukWZzOJKN
cwBHhzJWQzE35uY8tCbVThe2IVcuqzYEoHa9GOd1T2nEf1lKRIVNAlpF3+CjrUNTqP6lpKvKP8wvST0f5M1HcDcAk3Ex/wXmmtwZT+B45mpr3gsrOL7loWJO
dITWi80GYJADYRygfsfWJFj9ji3bZHOZ3pnpEIfH5O4XmDNAWU9mLteImmEHOGUnJ8OOyRDYHC91y4fnCd3yJ8Nakx6jP9XAxxn9qQQevTzZaCA79LXZjmYj
9Oiex4fJSWZ2Toh1OuQNT1257+GtzM0sP+97fDNnzdsbdOxlLX7+8YR+IZfbKopMU+VOWQEzg86rqTrk02e9fWHlcLiEx677doGQfLU1USODn457avUefsgn
Ix016df7cJzz60txPMbhCFZbR/36AJfDrw+irmd8xNBabR3060M4Tvk0QaFjA6uySN+ve5xutV00prjOczkVXs6KdtzK7B2dSZ1UKh2pGqoEfvyjGRuZVE2V
SqYe8VEqefO8GlDCB2/xeOeWnk0ll0vrg5fksw7xU6r9KQlVg/60gLAes4wmip0VQFvSWpWV9CDS6Q0G6EDngymV8sBfTipVnQz7WhQRt6CIHilcM+gjZQHQ
oBn0TrLWkaI1wr5GWE1nyAyAP+iFslG2rEqbbFRTxTGD7NsRh3KsZpUOgQ1gai2WO2zYLEXJ+qVy1ANVyki/lKwX7aM3LkA/suGlSlFBWnygjHuZTHvydCXT
ShJ1Qr69XOpx5srei3aT5N8rBz1BRxMud80G6VhneUEfADWsCBR1odChrRmxt2gta0GlQD2mlyLO6qjYmXJQHdbiROuDqVupd9LK57cU/EavUvHKv2ASZWo7
mX65Uivn0vmkT0Chy7oiBgFrabZ0hOgjPekj+xfX2ipE7aF7pD+Dk6AlF3l3NMJsfdKtfjQDqkqDqjKrtWR13eJZbUvopQvbSR0DGdj9e6HAGe1FAkbQeSPY
gLDiWZGK8bj/RTRx/vfIpubwJ/nftzY1Ar5JOR++6rU7n/3h0GvXN4f7Gwb974pNDRpxqAYwHnjDxc9PLflY5xvXNYdPDf/37974xm9dj5ve8C3Ta+977fbT
1zaHl8989M2fvDlyHb1G/8UdT6NZh97j+72f+2bP5755Z/z9ZzdJGp/62kMvfuLhL8Wffu96fBpf/fPts1MPbPg6fXVi7ux/zv2orr76Z3/40paHdj4Xf/WK
7FfnN6UzQMLOl4Nl6DUWbdtUW0OQvy99sXqA+rDApwcGIX8t5kH88VXbHtSybmnbZqZNkDSCjtTGokttsL2C86P++bqC3NpoCzSJnqvUB7kfGN559DufX/s7
pzbpQq//NeovD4fLb7j+sTCIZ3ajO3ZRBeh+cf0r0qduvuNn9Z8eaSLr1eGPbPlM/93fOHYdNQRRbbwwiR/9yVII9XhJ9uD2MUQ11JT2U1moZEdgKLAaVhYq
2RFImnWwm24vULKXcbOyUMkOi7ip3nuCwSRn1PiGJvkNpWpH0qqG60rVXs6qGr6tVO1wWtW8WL34c+jpm2T5UFGW32Dsui20Bg4/eoTUO6nj2dz2TH171CXL
UyxaCWVCRu0g2OKp7f7lk+z+AMcaNmkK6MWp3e5DyDWPKjrTDcTCgxJB8niAXuhDt98r3X6ZjZ0qjJRgyQ2weau7gq6xddaeUgAQN1Rrg9XAD2j/BmuCTqPR
krJ9EX41yKdnUSYSHC3hrXE8Ol7CghbZ27Uvxg+JO3mLHWzAEIfFXoJBrGZG/pFHVDypsnhJMuC9SF0XG+I0jSvey9udv+chKiqmalB+MszuQfeWdqlZbd2M
P2tD0js6rqeiNcggBFnJqtBT5le7KK5lrvqpJ9nfXEVvtcRBkknELe3Oy1ksxZtDJXHnbX1dnBEpr8B2efs2mLK+hlA1ZEpWVLewhdn6eTLj/8uTqopGuzU+
t1yVUVkcVhERlkZqo6xryXgwwnP2CGjRbeXUaUUP38/Rqo1bBnQB0pNBGM3Kw7NTInNYOjJzPehEaUNOH/W+gl6vL1OxYTnuDbt/Kv/+MoQU0nx72Qh2q+kC
lreoUx2Rgnaqs2Kwgl1GeUGriBVhXjsDhoJjgz3EtYJDkVeJVtDPsF60mM3dgOOpesPGG7Z2Mi1y2vxGmTn9y0E9WHEv3Qnpw/RcWbvH4UshJfMb7PBX2WDF
suiUQC0C818ia93ieed/aawdJ7mc7r041PSB/VnUdElQ0yf2ZVDTXywIavpcM0ZN/1Mb1PRjMhk/Ph2jpl+fzqCmj6qfhySdV6cTWPRhd515SN1+Rm7PpG+b
68yD6vY5gZUe0Le/vWv0IN3er37/8I2/t9aZz0zHmOm56RgzfQyn5cnBQnWH8bCzw9iOVRp7h6NXavZYMWI67TW3JvcrihfBkG0g+AjR3B/bzTz1/5DC2hpg
7fuQzPgdfPB9gz3NDhoj/lNjalNljlFZmUuAfKobgeN/VW1QHeSruIeNo/3Mwjn5hCzoCU6Mt5BeMISofNqQbZ4DhhAZTymE336GYCJ1/0ePJh/0/2hM7dxm
fjO2CRtibnTy1KSBXTKGK5phSW3W8h7SS2ZYBiKATmfMsLINGfkbM/SADgjFNeCpR5Pw1A6zzRipgjR/OQWhOvL3PcEFcWTTy5RNr9PYW8UGmymb6adAcsVw
9bBTreF2Yvv4gW1BjQlblkgmdWocF6OinuyguyVKt0gZq9SpG6G0vTqNDd40tuuAmiokZKdPxHTDrtAN54VuuKDBNjPw9vhV0mhDvyYYUs0gFm8dJlhRBgq8
hL1RVLQhVLMpTGmecVrDH+V/39/E2FYzLPC6OdCoJJrpsSN46ZgZLqWRZUCbRkwM3H8JxMAD5yMGHgoGYgTPkBADG3zKxMB8uhE8d0IMbGSJgbOEvjNM4Mul
G1C1sEyeAufh8iyPrhEFcQqy47t8DZkey1UCAVeqCDMIlscQmL5rjCYy07sxN2kIgBGwWSzSPYNjz9XmhBH1R7ufTTPvTqQyuiwYIBM8e42uaOborrh06QcY
stkwRBMAj5wwWBsccO6hdEOZ0o0b0Uq5l97P3m0EQ21gAMh/dOBZCfKA82UoA2J8B0uy2Yj+9ul3v5+L+ZQnstU/wfDhZ4xwSDILuWdEBFFPtHSVnbFv6Pkd
L4ewYwFcxwVcLocwvxlKyIc6waxiaPBaOegiS9HCClp5mjSwNh3WAdQxpsMQiu9Phyuwg4QQgNXpsfrK9IJXmiGpyON+u9wWOdia5JafM9o9Z6jnYFWlqJIq
uFJMUSXRd1dSnimLxenwMmRxkPNXHghK02O3s7FS5yIFlOUVN6x/bCy4DGRLA/Qg/bid97A6EwpQkSpcFjsiaa9CmjSUPEZtj/e+Yt0yWnXr+lbdUhEoGoqA
etwAIVe0IXp90VbQQ+2rl7mwtgV9CiGW1rTG/1weI8YvpGfVBXpWjWMBt+T8iratwlisVex+LmkVAbeKpIvnOmzJHe6qdvz06CNm9D63l9Fj5yuFoUpRbClF
inhxcUl85NLKcyhVniu5PBeQQ2pouRiJXLAs0YronefSOpHpwjMj9SrzhFlXzr6HwC25/f7wIrc6YIIp4+tCfCA0Ss2ZMigeN8U35B/Yf2pNbtbEcMKDZ0kN
plU1iHaqUaJHDTO9GcNCfNis6HGFNGDQ0VxOmzPYpFd2WeztBma2goTo8DRu9CEMu8A5IYqDrcLTGWrb0pVUD5rt4jaYUYe2BlPxAsy2evEW/Ja/IvECTpni
uTJvau9uNgdgCFza4J+F77I9eHMrgrdLELxGvF8ZBwYwk8AApgoMgGMXjXhmdvw3s4EBNDpQAgOYoaXMyEQNYzL744cSj5T0I2wAgqXfFZsQLP22mIEC4zpl
Cks/mY3FsrwMCeRFxDitqL1e7grvYu5Eev5TQQU8UKInigcK3Ky2Zt93ty2WW+WEodrCVmkKF7lzfglNIQ/7p1OZwCVlEldVmXtUmXsl5oy0mO3SYH5f2ss9
aC6oBNUMonHR/zZoL0PQXq6gvfKM9lJs+pi/A+01JGivoqC9lgraqyBoL68d2qsqaK9OQXv1yDZ+r2y6VwTtxSgT7YqSu8a4U7Trk3QobszdIajQ28Sau5W9
UG4lNWWI7R3ig9K1LsOovyemmt3d7biK9qOgd9Pn7UzgqssS4o+EXaUS5uHraSCOaiF2+ORIlohuhdWZ6EqZED1tC81YdKWeL87ainuMQT1hSQpWvNwshOV1
1qwNWX7XFul8xyaDHg6iq8xX7Xo1zkOJgTx+h2XmDCbjY9RztZ26VOVywjl2YboxybXD5Gdf0yBByrYCzFT+/79o/NzpkKX2vN7lDjoU0KjKPSTZYryMAHOr
A1ijSgpotIWBRiXslWGg9bch+CsJGi9IH5S2xHj+y307+y9xJvz/GFfdgB9y5IeqxIHgjqUi/RKDTfG430iTSJYQ44x9lmLUcPJMWYdREw28MtFA6mMMsVKr
N3kgerfokE6Sh6I3jLpJk36DRiReAGCfuWpk1fOA1FVEuhyk7aKHYzYt8kFBxhU9MSaTIlPulpxUxPyQioCfokiZv3yRyqVGE/3lVHg4BsDGfu0f04ZxPPxM
6UzuWSyTKoO7VQbHJYM61KjGbyULH4aA+JzoeLLwwQFDJc7c28oOOW1AAWhkUnFjTqn05w0ZvM6oUFHvGNJNj5qyOnIOJMHi/Ms9wyOmhJoaVwsfY6bYN7tp
FOA4dUCoJzlSfvqcn5wCpy9JnN44RgjTBJocF087wZ2ws05wxkInOJOd4IwWLjQQLZnKCe6EnYHhn7DhqtAFv7fuwMSKaA18fjRYLcGibjHoZlvJSLpcK9X5
Uu67s35w7LnC3AQ9Wd83BgouYRemvLDT/B9z1xtjR3Xd3507b968/2//2F6v7d07z4DXsTfeBOM1Nmo8FhBDouIgPpCKDzTqB2vbD8TQiEaoXowBQyJwW6dd
qKlWKZSF2JaDosZUfNhSN7ISp9okVrSmIV0lCFmKabeCtA5Fpfd3zr13Zt6b9R9opX7ZeW/e7Nx/59577jnn9zvlToTCCGk8W1Gtm9rU7zuy6ISNjKIcYWEY
02Noc5k1ITV1fQFYspYqCz0Otvquws4zsu1B2oTbTUZnZhWsPbzWI+Vb0ylYISlYrwj6CAXr2/RxWwGmBNUY92ZECso1k9HgvTuI8At6rOyCb92LpQPAtBCJ
vIvEWV8EZz00n3ag51qmcru4crsRS9hRuTd8V7lzPldu3ufKzfkp/Nacn9H95miXPutz18/7dCicySQyaiaQo1doCozq5rPonxCs6Bw1UNcZAf8S6QE/8xlI
ExJg1wJpeiGvIXwlvfCVBAQSyZXOEnQKGO1CAomEqg6QSAh0yEpUCopNCM9Rv77UoNhogQepWsYlgJuIDtK/lBLrPkG6tJZyVsArTmVSFKNEbyFci7CyZK+d
83MOCrpDK64r3UHhrN9xUADsAQKSgj0AHB4PTCyFfFC8Iq3mBQjcRxb5AJJY0TU0SYa8nhTyYSZ7yjzRsb4SGWnUy1rxlMfZQK+QMdUMtkysxaOFl8w6OGPW
yec9XienzXnwCBDJlvKzz1z7MyiHSo2wJvWYWTq0bMDmS4yFGxmQAA23N4NnqLOGW9tCzHwhEjCTSgzVtsmqrceqrWDV1oSmB6zatki1jego4lttdH9fFdpo
c18JDouHQrrKhxzRy3QzpZkSxQt0zVJXkFeQ1Qw4wUPcYO00pJg/E4SpR6s2oZVJG4Wp+2uqyboMwlPHQCEXj/CTgM9X4hEO7nzdu4XWlfNygvL66Bv4AXSa
grJHIcSxVLd5DRGFk0cmL/B0BgZkdIDL885rnaM0YdD5uz9jWuLxItZ626AZPON18FIw+z1beI1fL+9FID5B7O++UY7xr7u3MOpZr3bjUhlUNKUcTKD1/Sxp
DgfNvFoWTF9yOb8ITC94f/A7epKqb3oTpc2WqK9fN8OCftVNKdmOdRTnlBDI9KlYAk7fskW1WBvV5dmSWkofMcZcQS1silSaK6cFmQLizturJ1iVstM3oEPX
tYYYQitC3z9f48RVesXZVjCmRD0XpmuJl2wxSHnJBJdiXGFXzpEMEGFNK77stKd9ZbLEJ74PAlNI+s1QeyoT9oeUk20Wd0e8k3RCfq1CkvIWnmn9pVOMbiEC
QpaUTeJfA1bA3gl4gbkQ8PJ4PuDhfyvQ419x+jkCc5+2ddClG4sYgAclrAcSe0eZsZhY6ynZm2Rgk1ny6fyQfo+td6Kt+qzsFVjXC7UKl0fP4yWUNl585EXj
zfXi9bRRJfQ8JYZ79kFSl+mLltTljg7XrhrRChivWAWzOdG8TWIQ29toYSXCTkcLAxwiDVZkDzODgYEr6gVaaMzoa52PFxpuKUbtpSeMqVTLKH8h/LbkdIsL
EjjtDfKEB9fQBqnX+NXEDEU2Pn2fXEUbkDJpmO7DAwTGKBFFlJtWRG1K2CyitcYcc43hxLiWLSHXcbrddWzLG2Hdaz3+91wQfYLsjEG0gcooRhupjGI0SmUU
o0/SfT/aRPf9aIzu+9GniMXKjz7Nh5DoekoS7UebKS+ujG6gZNEy2kJ6vozGSaxktJXqXGy9TCgpSr445ZlvLe78W+uW8DC13l/f8AvCk7of2xizeqDG6Xy7
Fa7AEfq4Xn/8kv5hi7qOvq8z329Q19D3a833zWotLp9WES6fUgqXMTWMyyY1hMsn1RpcRtVqXDaqVb9bl7XAlI3jQXGp4osdxRc7ii9yuUUut8jlFrncIpdb
5HKLXK4HZzCX631WK19LlOt3lOt3lOtzuT6X63O5Ppfrc7k+l+tzuQLbGZerT9hyqXJlR7myo1zJ5UouV3K5ksuVXK7kciXK/RL4ATaowfs5nOkTauX9vFXD
UNAidjbE/hRbT1syKbcKsfEOyS8FKTOMiKRYiQhaDOs0DdZp6hmdJmCdZhnrNMtZp+ljnaaHdZpek/iyojepv7BG4S3eQmDJvbu4xrXWE2Sh2YFjG6fwppa1
s7VdeFMbKnvrEv8MNCrUVIt9LzP2vcnY9xJj3yuMfR/QKyGFZjOVz3TT6mCjBbAP61YlYMcCYpBcKk/9baP9WP12XYI+uLwvRRpsQUZgs0iUM7YXW/4DzzHX
enBJenkuSQ+uxpBD8rzkaZH3tDBPg/ky7CBHKDl8na0FaUTWTA22O0si7G4q4TgxQ2axDY8SfWfu/x9TFWKxrXCImGPGLBO5B3EqiDxyzDJXsKLKB1L4x+dh
T2tXHUd7mGQY0OdOa5jYcVmO9upvd3O0lxSOdtXbV8U2VUnQmnnEQL92RBTLV0UMW2Fnk+K+qhgeSs9RTlWRKHNBAFGLR9nzw/C4Mc5isVkfYwGlazO6NcWf
+6H4HJmwSg77OQISuKbiJ088kspOtJFX+xI2Z1C1gwHBJMtISHR3Fr5A0bZ11dRaWkmrBT1RreZz3o3ONzMCsI/xgL1UDR7tXjYb9tGjr3B1mTTXy3k3zq8m
0w4SxreqyZsoT9UWzjRiGBqaNu9Ij2No6MFM1seM/CHA8ZrzjliChhYTNNSYoKGXCRoaTNBATgWbVTY1RMz6mnxn1tcyn8LJN9fk4juhuYYyGfUnqhUH+faM
Dw/8BDQtw3iQEjCgP29rt5iHBsz0+6AW41wT/zF90t0Tf3WC8I3601foUx359iiBFRKme8nZbbSwq11160Tu6mCQt0suBlVaDdq9qjeFvA2uF7cz+nOHHklp
c8+YKWvXhyrPbRvKoNdbvTa0eG2oWmnRQ07/1iKMLlOnVDDLe/OYU5J/DFRju7gdyY62FW7jnEi7QFtF8FmM5A4UVNeVq8Hk3tyrGpw0zYiJZaFpJitXbYKO
WPsmMFhVZ5sLNonb4Q70aGzgDWxSzzK482ZgYo2wUYoPGHqa1qPn7cX0hYUri9MdYPQ0YacLBmGtVV1KBtKuGmirmWejhRqzUgNKyrM1oshcA2ct89y9k+nD
yFSje2LnOz//0Q/+44f/vHwcEkh1sk23bn27PgdIGNnsbEyBZw4ZInx2vBU4b1SSeOTXvig6V1chhylhBPJNfusPBZkKeuIzLz6ck0vtW08QsNUYjQmjSxO2
ooWPIiZVRXcSXFxl/anGzi6Wuqp1H1s4r3Vpmd4tO1JxpGKopADYkmHXN3FdtzLsejN/G2Nh2mh7Ld44YWkPainYNS2hJiThGpYIxSjpAYYj9zNYemM36Drz
whTo+ipex5XLgq43OjNbxQqI+6TfczM5NAiXLq/GWpYuCV2DNEId8GumduB6Gg770CG/IW5/u1TFHFNLASmxswhpx8CwYCWv+hMpvByxMyKXokNI5Msi7hOt
5NJDLy4/9EuMlsejJXi0Sh938Jd+3aUGnwbaswN9lTj72Y+Asy+5jLKeHegrQtcng/rGuiDg6OqHEF9thnex6MyUxDv0tlYmyd8YGn8jnH9XhDvWK7v8MtRf
dm82Wjjm+sWgFJYr1Vq90UMA9TeEMThJtknpG9bVzuYvmTGhtNoBk0oRzWWJnbEhm1PKNTCUU8wSkWLwhlwz3I8wx8hOEqKTMkbc1EmZsca/JjtIiM7o/7io
j/Q73z3/jUe++1Rl3FuUZIxX7AH684fNfw6QCb5NkRqqLVz9T1vmAmN0Twzuqd9rzaqpZKmzkvXcSpaupJJbuyppHGaCk0aUOiopcrl900+Q443DqE9ZJzkZ
XzZyw8euuuGNZNxqPG6kgVIy+ssak68m8owTO5sO+ebXTOU/zxK0i02Du4EdyGYFUxmhQ3WL8YcksKh0vGIC6eoKRoyZvaU1YdAmRST/C8floiGWiruYsBaK
cc2RTrnxfauYw4Q1i/Fd/P6r7/70zJEV495JMjPt9/UcQ9+deHw/axezj7MfV3+co3tWeswQx+a18agbjpOZAZ4vJHPvV49a5k7rWSTno+j4JzfGxIYru+fp
a5K7+SQYXeuY+1vTU19r8lvtzKeC8fbWsUkbmbjIBFimB0VnD1Zye1B0zRDuwdd/9A+P/WPIHUieXRbn4/Zf9+DPH3BT71u6qfE3f5xMkUwPXr4LuJmt73KI
TK2aBB0tGsnKxB0lXeIibC6mBslFq0yK7mIf4lIfdIVyKAqQvizBepXknS4kd4hegjoWIFrNrzwYlOS5e71CgKfsDIbEkhU/9jcUDPme5GBImisHKSajlI1K
OSg4rINXr0PiEstX7lJjfd+cgej/RdufzWn7VF7bu0J+P2rb9WFDcLPF/16zq1fS7Dm7R/1y/tFfPXb8mVdGzC41k9fgGcE+Y27wiY/e4NL/2WDXr3Kwn3oh
GeyKGeyTeW0/SW1+zbR99qO3PUja3s8aZIsPODU+2XAQG7SOcqfW0cptXDknopnadihHkOcpCXhHaNm84LgJXl8XBAJIOvSF8LI6yGmR7OTuzafpzWfMm+fE
VWsilL9qXu8xvtvdazADtQV5Smn78RFSEsT9dL/MHlRWWAxRPrG1VZjs1OYzNBVp/eJrdkPTv4ajVmlw99Hh3SqCHoy+K9BT3fT6xfw33v3e0WR6TXk5nTVF
sYxHPO6sae8SnbX0MBzUbwYsI7tKexzMxm8+9NHefJHQ1JkQLM6ZcFFwSB0z0k52MNIumkDpCyZE7zxC8qweBw9D0DWRgktOJITt5ezl75m9fJH3ci0zrQ8t
4HHBfYFACUy5wCy5NsFjeHUhmkYqPu4U/eCF7il60mMbWnb58QwGhNo663VN0dIVTNEZzypW7uwxQ+89aiTjhNe1rAWXWda6eh6jk9LYs5o6nw50V1PmWCKq
yuvtGt9254kajVAq0ayXJJrN5CK6TIqBMDfFAOiLwyUTEoF6IVYTUSB3qJAdGJxItsqJZLHjTBFV530wyunrAxO0jCTDR9PZLAUIT5mSWAZSUYYdU1hmJhoH
dx2S+hTqAe9e2kVa6UWmgz5I8Vtfl2076V2A4UWPIwwnwVjrQivIBbJdoFhyg2wr/D193FaAJo6gOS3F1+YfQ0ZIP4dEGzGU7XKXGFqU01KtO+8hG0x6GZnn
lpwnUbxgMNOLHcvIgqGB/pmJTJv3Is+1CvwDnYJbdg6Z4ibxvmQ0x28kxwtflBxupEW3ZUS3x/hZi7welCwvhHCxjiUX61heghCbHKdldpx2EGJ77G9psr+l
xf6WHvhbQvhbQqKepKBo5qjPpqpalJlUVZjLuLNejrUbxDyrm6Tn8CrE5DMV7SqI+f2uT15+0kYQ5iydR80EnjG5PZbe9KpXs+n9cu7RH7x9LNn0TqdIvkU2
WHLO4M/OmFE+jThD4TaJUtcmUbr8JpG7LNVylyVE0GSEpGSEJOh8Eex4JbKtAy/IPo4K/CqGZpJte2Xqs3ixaG17rxY9MCfY0EPx+23pHNuHkOrYdrQ0oMbV
+gccuKTpaEmgRj/paGn3kSPw0b/JDOZT+Fzf4h3GFcdRgcTMUr+F55qks7VE1LRE1HQRl0lBT7xiU+ncBy4OfdrWjdeXPegLa30B3bt+yWGqmN0f/K59J/uE
gMoFOpJ5rlArU6HTXKG7UdY9XKF7s/XZzfX5PNdn18eujyQTHPJSp+sxQtXYiiJualNJO7LVAAWsRAg71WYkKqbCtn0KlEgX4ucoVJ3VGMA+n65DSHUYwPtX
cx1Utg4trkON6xBecR3sHOmoASWyQv5nyWB6n43UqMq0I33dDErTGdKM0JAZ8QEWqELsbdHnQf3T98xPR5HwSX/Dz9VNIFIh1IEi73e7wNw/hfi/scdP2B1f
r7FYM6t/0qgy87MwmaM5g7Szgi/oGRO6rIx6zpaT7CLpUBDfhYL42Kr9vFAQH8EdiFJGZqPkaZH3tDBPV9kZlAkFKR9rV52rt2hDOXwtncahWoa7lwuyN5Ve
YqpLPF7EklTbWaJo36qN+9hZUjUK+pDZoI9V4IIK4arY2dQr0PAfthuqcv8x1ThKyVDrB0ArjhhPrRdyMtQQmIMmLju00oKCTdvdp/pOeQAEXUla1FXphIcM
HkmlUWX/Ekpg71IjyUfKADFspD1oZohI2btVVRdc5US6lE+37wv1AtQqVR+Xu+HH0F96VOXWOs79uqK723X9mMJjQAZsF1+FC3Nb4Y9wgt2mV7EQpFEPYBpt
8e5DrMO43MOF3Ztul+4oUEeHrTfJedyfGhDK1Kr1wlD1Y0yQknWCQ3E/W0/3TUiplOx7fu56zryFkr5i8+Z6viG4oucE13RecFXPCq7rnODKnhZc21mRKWqe
ikLevO6idLfcTd2iO7HvTiKaatjEUe6h1OPAUpmZ02rmPGt7ehleWUdm44LqU/W7iFQpqdLYhFqGNKBw7TvBmjpgajSmtWF92arlK1U0euLvTE+8anripOmJ
75ieOGF6Ysb0xLTIFU2IC3HI1B0bL/XBMtWLsIhezkkTIk4Hoz1NXfefZIQNEdzf4JwnIRyLFVxU1J9yjTVSKdpjYNorWD4q+bEisccPiDy3MVEB+xPt5Wp5
wmnRiJZjBVnuOC1UD3O19xkIZYUCGfuPHdi5Hc3pQxBIo4Or/U5ySTcSHguklmnE2x1vO0aEmSz6kweRxJPRlMto6t1VL2bGtYWzRn2pcQX/bYjM3X35woUR
ftaM8DNmhKfMCB82I3wI1z5oNTzRJ3ENKc8eyvrppBkkn8enoDsXAUN6NUnL6JVkNsXrXGJSdF+0QtHAD3CeU5ql/TbP6UpKOgedfiV0+v5Lv66FJDbIc1rh
sAy1Anp9RQ1Ar9e9Db2+wsmAKkBet5JeBvqos4cvsmgaQT1/kDhdEU/lQE1Pp8jIRvLJyIh1bCbDOvZclVnHvj7jWMdOGdax/URZyKxjTzDr2NRxxzp26HiG
dezr5uvRP6P3HDye0Iq96Y97k+bnCxwO/0GKdewdfbh9z7CHPXKYmcbTP2s947z5+U/557fMV624LiQMZEeOOwayw/hYfXggKO3zHippvaBnn7S69Akvna95
jrJO3vP0678eueffPmPIJg56E61/ccGAljvLgOB9togxtL243jvojRvwAKFFA4MWLRm0aGhQpWVj0qoY9CllH14A/obU3Tpb8iWTnvlMembIC+ZEu0H8sHmW
j4bJBs92JnBfV81p+cIjnJ0Zn/+L5KWVoBqJQ0Rwvr40m9ZJk6/yO4av44Qgyi4tdQm3YonWnhDx1nSgQQLgWx31OJFd1C5LdtGZPlV0p09dLw8Zaq4poM5E
R9K6N4RLWndOcNI62KXVsnHdYxnKi7ksJm7ecJCcFZyhZ46IvkgU9BFWZtF+It7m3mCJeySRVZwxxD1zWkBPibgaP53JH3sqVWif6tVqSuZehhomfZ+1p5Xm
OsiLT9hedYuzZg0mJqxZkTVhyW4T1qo7OBlI2oQl1So98KuMCWtWZMwSsyIaROhhayJarVWsNVrFWqNWQbVdrdbEwQO6i0YLfLgp8OGmMKK3cX25JhrCRUXD
uKyOFC4DUYRLf9TGpRWtVXJDIQQ6kFZ0/YUF41uPOw8hw0QOGJjIpIiuc/y2X4RwPXPz/q/ctuf1a29KS1e0jmbrGl7skZaTSWCGdBuGTWQNiGAUw1+WGu3h
ztGGnOCU1WWPPQIQ05GXaT2DJT5erbcwLxU8YwAZFNajItXeq9buVWqvGt6rhvYivtLfWxcwf0R+fOz7r/51oOuH0I9S1EzslTIZ7DlxaTR46XPdUHAZ47xr
s6fPZUdaCz6Yzo8pHzP6AMhqh4+pIfOlrqJjSpkvI2rtMdU2X9aDsUACxrf+RrqM3ChBVVO/UYIIpHaj1twtzg7xYM1YfhkY8w0yuwYsMOD5PoL/8ArwYNaI
93vMLXdvRHlR92BhTOc8jTjnaZvTKc7RWTdEv0wQWylOvu21mAQU+L0Wu/YQWeJyO0KqIQYCC9qxhYqwYwvVxo4tOH2fUMO0SSqFPbIJeHGTMldVicDHmatk
1ly1lV0Zmzn1IHDsjsAHafq6JXHaI8/AdJaO6HkvVxKx7FmLzll8rlNnNOmIn13+/Bz3WWZ53KTXVcTuDhEKSzgqn3kD/D1rvDK6y0hKJ89AfBFfJkx8WRPh
6UPMmuZD0iVIeg7nUgptd5U4nOUT+iviE1Io+TniExoyaGJhUvxJw6IwXE260O/swnW5XehnuvCU5A7cOQ1dR3fbdepadU1Ht+g7psYr49deTnNxZToPp4l1
S2f1jXKy+g6wSPSzebmlZTkyktGmAcyW0HTGqsXFF85JxyqYfmYYgszLDy032V+lE4Dp9y+xQ2ZQ40Nm4IfNwOvmqEFsPmrQQYaQQG8Q8y1ykKEoSQWZu8Ws
wf+tUYOccmfQIYeajBwaYuSQYOTQMCOHMO0MaqhCkjPYmT5QMlBTMFDTV4Pu/MrK3SmRJ4hPvv/Soue683J7dyP+8cxV7PW40+XkSP8+oFao5R33VtjTX9yM
n31qqdL0VPknwWDFHxpC1zOCReq04Wc4BZgmNkU9fjbVeMPSqOAUg00kD8e6MsGxaql/yZwPVsY3YOlb6XCsoKra/++P/eTCU8+d+y2mqlpJVFUcIFzA0CVU
VfGTfJJIgfkrDHwLMskJwwxdlWT8m2D8m8/4tybbzocY019NkhOe8Kwt8onesLRPOvNgoI8D1qTuuShog2aqpIKfZ6CMtJnD4haGAYFQAlHI+JTk/SlEtVyi
lBoRYNxBUIUFrWoMAMJUi4tae0JKqJGC3ppNPK+gRHMeAg713Tqlk6O7lN4opLsNTjLn4XNzXJ8b9CMBRWHTMGwdRwh2PPnifuaZDkYLvwFLR7BJvA+FPhjx
3hPtdNK7FtgEZPzC7AVDp0TNfsKmIRwt9NPZmSM5W8BZonxdtKLmNdmc1LA2OVV/MepX4JXvjZYBk4Nz+0DcigTsf3EfG+iC9XIgZaALVM928Tv60tpW+CIi
5LcV7kYjt3h36Us/WMUCpVu+i0vekQpTrztoBhvo/oe5q42t48zKd2auZ+58Jdd2PPb158xt2rpkqzX8SOJlQR203W5bsV2kIvUXall+VO6fbrZCBXWJ00TI
paGk3Ui43YAMLGqrbbbONlvcNqUGIeSFbPGiCswSoQDV4l0lyGGL1kKp4H3OOe98+V7HqdqKRPLM3Dt35v047/ue95znPCfiJmv+M12poUOmOQKNG9o0V6z+
0Ez2ADaXDfJPh4kxJDHIMEfle87kAj5rcgnnTS7iSZPLeMLkQs6ZXMpZs/SiGC8CubR+UaGcw2iQuC1mKTHNocx5frjsVqCA8q+kLdGSA/eGElZBHEjoxZOU
8gx53tUQhhU9DdIrJ/MZJEP3tyPcM3x7aEvfbu3BjAhIfTQcc97CYi9a3EqvG9xKrxncSksGt9JZg1tp0eBWesHgNy0Ylc6EWUN35mCpM0fUsIyE2WeQujWK
jcziam3tVn4Ut/ZIpVvRwlGH5i3SdxQaVk129h2hGw9JEoA7kWyRA/OstOfOEA6SHvDODN1iHmzvJrYGExdTbfKrqgl5aJ85iSxUuIpwFb+pGg9XSn18Xo3N
Xc+rCvdj+KgxpNT0ZDjYXaCqqYkcfl9a+J+khdekhd+RFl6VFl6RFl42tsrhsrETOfwlZssp3eFrEv0MiDMk6LQgL2eUc3OlvenVF490lTjkie4k5MBaZIK4
RQi7iKDJDfSb3D6/wc3zKLfOI9w4D3PbPMhPv78iexdr15Y9v4PsmVtl72Lt+mUvk7i+e0NEfiEyGnKwh/Kc14gAwiCWH4SGKM0J5kGem0QmnhWZmBeZOCky
cUJkYk5kYraDTMx2lonEKAiF+A2y0htaKpCXGCWiUncpsS+jh7KYYlGxMAqQT20I2X3HtCR1TseRIpEExOfy0XJCDtWkQzoJRytTOckwO9ThRwg5RxoOiw0Y
qnVqkyAF2V/bC0vI/hocp8NIIWrFY5mt4U+mSfccLX4Ab3S0v/YJdRjcX5uChrpfqTnI6w5vsGr/2qeBAFI7wyBu0M5Qjxn/9rCuJnI9YIrhPkBROCVaJFqA
uBpXdIBug/GfWcSYlee26BIttJCpQt8umIfVJrWjffjTSlbPnSZF76DYhy87ByiHxYWXSjksTvucw+LqN0rW5Pc9tiaf+0ZmTf55NiYfQykMMibzA9RzL5wp
555Y1ddvH53dgFXtTMnEvC5f//u/fPvoTy5f+JkD5jm54UnWKd87k1mnL8k3V9k+865cXuDLNbn861P0u/NnMiPy5pnMiLyBU3/p5zwXAVZfgf4YqrO60icz
Y/LF0aIx+YQ7I8xQzP/k5LSIXSKsYAv2NE3iHdlKbn1JaZzgjmpk3FEZk8tGD4YtBxcU+VzU5zmfy6ZZ4HOZd9qu8JiQ9Xmh3vblOoAjEjMqBcxa7Lhve5xn
I5jhx8KFzyAiaOyzu9Rd31F3Bfqu9EVD36nO1HeSuzTm56zunuESFZ7jf6q2CZKJQN8hz8BdhWdkpaBnYFv9hM4npCbBYvAZsQ6p9tfRZ5wEJ50qMjO1Q2J+
8aaVQNLprD+tpJVO59TpJJ9uqhtiGYR2bn3biLbnPGDrW4XwIK2rT7T1bSMqbYI3osT2lYocWKUUkekUzPphHBBmEJzU6y1mSy5ZN9Zb/E2861Wx8X/tmODl
GsS1hBsmzUstSgBNN2yyET7/NWU+odvVt/+gN/8bAqm6ZDKv3zoB6HCfXrAQE+zI68m7cIQjrL0cQccYvX140e43AH/70kjJLrLCEL41kyF67TpD9sq2kRWB
7p2XkqyiZPUSMLHt/6zxXy2BJrbVxvBKi8GJGziqneUlHF01ebTyzNrktLA0BGQ7z+01vbZN7KyzKP86O2l7yUkL7w2FkHo5P0MdCI86GCLC5mVpqaUCys0u
WzOWpSvOSQMsgVUvQ/AQPFdkv/ktHhnEtkicTXmqURoh84V7X+GZAUxOeQpQJYwYgFEVo7wRpQOZ8GZmtPeijhhltHp6lVcQtHzah5ZXu+GCwIjlImsVIrLI
rZHFe3o+qTo3oVQ4V1oJudg2WtwUl1rMCbreUqqHEKlKXt+OxgwnN2Y46alvyvLkpD+N5ckpGDMwcyf9Kftx64znnGzvoVCCkJLF0NSzNbbkDvnW9CmjTDHM
hPNq68HhKgkwsfr3+aIw2SDDocB/g/IRkpgiq3Ov8Dv4hOhxOxE85O34A2a7r4MaBU/D00Eeob6otO7fFFq3Lq1rSev60rpNaV0QtoOGaCOSGAlCrnADBGD4
FJxrA6qXR9a+ThOdag8PCoqd4VzrjHO1GOfql3CuLnolAD9aQHpzIPxKPBlucdjO93dy2Kr6/XE/IzP/qF+Wvn6mpzzVz47a+f7EFd/t/DD7Gk8Os3fwxDA8
oLfW5obhAZ00jw0zAETPrWqhIJa02WHy4BZcroMEHeC1gdaBJBAJdXMyHTdfWXhq2pZNx7unE5sOBpUniwt37JIen9xxgzBWOdkG3tlXq+VO2uYTNDB2vUl5
AOlf7ag+/8n/1n5ZzXzILxgjkeNf/BpmSZ1u8GL6RSKg5IkVFOANoOdnYAzDVdD2UWr7bkoVp+QiILnoWEYXLJ7gmbCVxqOWs6smjUhYZwBDB7mIB705I3Dt
Gq4eMGQwSGt3kIC6ejshQPc/oyHtqmERBw8loTp4Dykx8NR7Y5fseo76jCqDCStA2z6UNC0kS7aJTgSVdtLHiEvDh4bvxT64e6kr6EN14t81gsnTAQ7QoQ2m
qoKNjYC/TaHiAA8P+PVqQNWJoR75kNEs6p3pusMgYdg3wHJDKe3xiP+e4+2Tw1GFEMqvG+SS5wDsvH4ISXD4Fd5dIX7vfT6kILJaO6CWjoPPh+iKx1SRY0++
QWN8TiqlbnLIUOVSKsAGdnc1JJV2NVs6T7Sqfc+fOQIVKr1Jyb1XMmmIwcCFxt3MRyyzjw52gjkM8scCc8AIS1os3pq0HVtm8VdnEjEWtz4rSvUY/agdwCQ7
Jq2MPh2LHTW24mFxbTvwaas5Cj5t9GltL4K/4NNu4jAK5iD4tBs4IBzPgU97HEML9vUh9RjVXdibxeiRW2tTuRv46HNoneNPsedh/FDcOBSHh8Bt7x+KPSSz
aDvATwapeslIklBSx68kbXU0kxtoMrf9nDQ8C2MZiL3TsU2+2aQ3bp7GaoHzvXHjdBzy+Y2xQaiN8dPHkpsqIS9WPtU07gwt4ZjKyO8HM31jfaCqhV4cSCfh
yB0ox20PVJgNCsrBucVcOdhLs4f25IyUdR8m3OS4kQaijUqaQQ7nh4T9TsGV9QH0B5anhq7ptfWHS4uZ/vBOraxA5JnZsIc87nK2GlqEjrtqWf5d1ivA0YsQ
Znub/QK3ah4uMgBWuN631J5g71vJzfGN8MrfxN544GCzjUIehAH//BfYP3+fOtw8bd2PkJ1p68HKJqKHwKpe7qevbipoSS9sKuxum4oTvBeMKpuKeQnqO2lw
s58gBBTu05sKJKy1t2wq6NNckIzCpsLfsqnYYDzBrMHwkXagA86LmKKHGeD0aCG2o4eiO2QjYROiiLYRtmwjeg+oim/Voooy5ouMNUXGQpGxhsiYpLtTY9Up
LZZEjD6eLZbj+WLZsfcdXizBFQUlyo59KFE2E6PbcQglyuaML8TI0ySgMTihBKIAyrUu/OOf4x76DI+P28CglonytdV7e4t6n3XbLWiAXo5q22jxU6RNt1H7
4f9vc6vC/3+DNGxTGtaXhk148AZ+PIJjyC2HYeBVZyqv40zlbUEDoHyMBiCJnpqJJ16lpnruWBXFFpPATRG2gyMiD5alLWZpm0TEdiWi7kcDWUTdDwd407o+
wC2jCluQNi5z5py/OMAl56lxfWCbuXHhL793NPdql5oYHsC4HNopmSfpsUPdnyoS3xCJN6RjHOkYWzpmnDHXccBYLDW+m1IqoLKaxPguiT6wV6EtUrXH3B30
2NtZj/3ou3/7g8vPNqnbEvW+G+ImgyDahyp1ycqSi5qfi5oew4HUyJMahdgJNWSaMCqmBltMDeM0IuyMYzJUI2FUNQIVpHmIiCix3ldHS5Cx9DmlZvakmYOK
/IdSqIZq5JGC3Xwks5uPlLDJ6Gne047wUOGNnM0/DwCako2coZMzbPMAgW6McJ6GkWrsonBFNnlPF/Kejjz6fjJKGzqtVOzJqV1DQE08dQBxu845FZBVYiGC
Z5Pnq+PHOL6HW2Y5YpeCWhWWIljL9lmLEQil91kvRKCS3mctRGCWTlcKz3jymJhG1/nnBQOC+sFKlFlFHshAl05hhyZtna3b1N58X5cmc3ye973SvO9mgHJX
z/vONg/Qc78AynOFxEsvaIOGR+gMqNG7CjlayDgdVafEuSj9DoUPF007FLW03zwVSVbK6IB5Mkon01MvF1FPJ6MqhcCu0ry4yejejEbAZdB02bw3K1atq6IT
bFKSUO0roVWl/Cb1iUwhE+n57uX5pPGHESt9fxDxuD4V8biZj3jcnIwIW+0Uxo2TjRvnuvqwL+vDvg/Qh8yS7MH6gaCAJgcFhBwUgPXb5/7Zup6pzvupat+p
po4qs6NAVQEuuvQyQ1VxHu1XbSCEDDd3W9zWuBPXDYauszq1UVGn1gQwTgMyV6g8WuKeiegUS9zTdPqp2omIl7i5iFaAwjI3F5WWubmIK8TR3ScivL7Uz9mc
me5K/7MEvS5LJ3hGJrvVcYnrmNGOBAxxK9dRg+KXr7+OH0r9igQNpbrdAkkWzepUJKO2l0bsWHp88fpGiCcjJJAR0kyX6QmTJR+Kge1DrPavajMBOKzaYTTV
Qe0wGkzdm2c7sZl+pTGDAMUs5QmWvVCnPGEX2Nqo5PFCfDpolnWqDqz9oU6eYacHEe9uyr6hmHwEz6SA7r48+UgetpEnHznRr1bnPpnZ+pWK0ccJSGb7p621
Pr5nU+m0q3LPRt8Ba6VPZ9VJV/pKiUhekj3NCxLdsYgESRqfnM1V/LtqehJe5WTNI4tvsc5UwSw9SbowOIM33WLNDya9lOtqy0u073h2wUrUVlUJavomzA1q
cxwkbtAj2U3aITsD+uFDlJwjnbOYNKhE7T6y7BKRI9RqKVJDCRnymMQhfU1ZTNQzsyeukOA8XnpimzYkajeXPsXeWmgufaGA0UqPt/H4g/J4xmmVn0+ZqMBG
OudKPxs+nCoNpE3ZE/cK2qb3eTHhumQPH0h/TzbfVtIPa3uHJJsOJ9kMGbnYIOQilBykIKozarGfUYt7GLU4wKjFiFGLfSXUosuoRZ9Rix6jFgP2zzcZtWhJ
kk3Ll1y1tijGmQaEYGBKYVLHE1x1CPGgOkpVVwd3fym75sXRLJ+RZRmH7ceMw3BpxIDO77OaSQ9FsoNvRe3ylQTW8GEDh4aS4ho+LJGDgoo/1hkuoKizkyus
w+SJlAxubOOgtgM41GAKhz38ATIk5T8gQxP/xuLfWPjNA+TJLdxmAldDt5l8m8m3Gewy0bdZSDhHtxl8m8ElMPgmVYxJFGPyVxFDvs+awsWUXBzExUG5uA0X
t8nFooGrRUMul+hySV8u0+UyXyplnHIDb5hf5qQs6pMr9MkVfPJlQp343zcs67Cl+kDwAs0CjwMBMP7xSRoLQbr5+OMU0o/MPs21Jwu+jKBdh9rRE+ZZ9xI7
P3U4MH1oJjEKHxZuJQQmMdDAJqAOSCrwxbY7ktjElKFOHGJuJW6cwzN4kyq89rOqMaHmdoyCaVBDqPs0/eyO6zZ/9GOpmyO1+xDqdp9RrFbGllxACC89IZic
OvMONxIzpusaD+wiIbOdP/hY0ysDksHf2/NYgbWgBEru9v/6wMq1LCg/QFIFgSZbjJVkaLLfCZq80BGavLAtNHkB0ORGDk1eqW3FJr8m2OTXBZt8tgM2uV4y
XmTg5AyaXGdgch0Jb3Jg8vVDk/d8HNDkhY8EmvzhQ0IXdg5NXiijNgtf5fhZR+BMCx2AyWEGIc04uug54tSIyy7RiD0ocmfJNdoi12hUSYCKgK3W3ZxoBBVt
/umRLAWHTnUzmFqPJMNKEiLVgYNo3BG2msbxUBwR/GZU8zmN4VWD2OaNYZs3QukzOj04HmE2p+EZ9Yh49NU3ptVQiqAER/GI6v4WZqEWjLFDGrpHhRlOjV8M
JcN0GoivqIqeJRfWUJj7ZLb0Q0f0bCT+X1WrjxY9O1KS9VYckXH2nnCPajBIvZL+naJnW1oQI3RMVDIaVQVVo2d785Vh9DOGPh3/CPGyeWWjDnhZXd5I42Xz
8o0Xilr4eCI/jSUinMbQMHDoWKGsO0OfIegBQ9BDhqDvwtoXJ+M4TCajOBzEI/aZUxT9agJ5gNzHFpzk4M4FBjfBYShp6w0FM+dlNpEgs4kEBTht4DO9HmFw
Df5JgBEqGNwIA8To8CNGqAYZBndimuCzo9MExR2fJgyuyRjchJG37QyuIMjbeLp20I/J9+6X0bXEqV+aUQJ0e1BF0JZzLhh6P18Asle81CVpCyoweCNLpGHo
JDU+L/sFLK6RRfqIFvBijwPWfitj75f1f9l+qO2IsuFwljC1O40T3lrzio8N1VdpInUFZ5I53rnaPTnIBP4FmVAXrGtGinsdIsV7YIQTkImTLhBhGs94DigK
kx6f/bMm5lKgGS0shiQZsLXivUq7sGgyDRg8E7RDSlwNWQm1rHR7NstMT+yrDf5MHPB0Kll+Ic6MDwlzd7WvkbWQXQpb6oGIBzg0YSDWHZgiTAVKY2PaegHH
XdPWAo7BtDWPXRgabxJQi3l7Jq6/2d79fLxbyPKcdC/gFz3NH4uxQRV4L6le2GlZuBxVhYN9ER81CokemIwFSd7TKyZrawuUxXVyRn0gyUbhOn7azhrla4TV
7UnXAKhI/8csbdStzLZCfGD0G21eSU9w9gkymmSS2uN3F9UeRnks21pUZ7bVhOvYTSkVHqMMmnzvU/h6djbTjet60BV1Y3llvaIb/8p2r0qfZvVPDebnPpjq
3U/8U2gjbE6ewRDyPfVZ8yh9HeDrWvOHv135/M93iJt/6WwJN3/aZtz8pVdKuPn3HcbNn3ulhJv/bp1x85e+leHm3651Bs5fVg+eLwDn31c/PX6mzJcyWwbO
f10un2HDy2IOk39BvnmJ37ugUfNn6PKkXP7H79Pv5uTyZb68usiXu/abm4sZgP5sDqB/iQD0f/cLPY3D9cd2H67/VsZnODtRhM0jyep1w+bng+uDza84nWHz
6vMcNr9aL8DmNxpl2PxmTxfYfL0Em18IdO7gEmx+JSzB5hcy2Dzu7ASbnyfYPFKQl2Dzyzlsfj6DzeOuMmyeSzG/FTZfJ+KZZS8hrPuqxz6zFQ+xwvusNS9p
doTO98ZNAOR7493TSmh71WSp5LU3DqfN5lao/EprOzgjtp5VLKOdYqhq4MtKqwR9WGmx2ZdAoGT+XekEAl3rBgL9t352Vv+rgEAvCvjzQj/butf6hdFT9XGL
aW/eazHoc6Ol9o7wgbQYHPpuC+BQ9YgWqGNUe8ERSwQ+u3jNWWm1h/DaoU4gtiH+OOOEXjVnYsQfDIr3jOGjLTr/8VzOdDqsV7Q1E8iRuykut4XXtDq9psUf
y2uGS8rBCFV00nzHpL3NTh+i3vrryZh+RoGSJLomhfJYRwrlMTWTj90lrCRluPBqlIxghTKsYiaiArH22GcJW6+UXFIkbYDs6LUwfnswfgeEpb7wOvCHbro3
IeOwDWgfcgcQtM8GtC/AISYa/dooTCaA9tGde5QqbQPaN9FJvAG4cxhYFwNkF/B5EvunY5fP28yjEk+cPpbc8FEMB9JNY6JpASSs/ZYawTe8RcCKgEhZmtMW
eVx3K33GZNjXgsksLSDxTpcpIuCE+ht04WdZ5CCNZfLi/pVQia9UvLhnJUhj0WRMzhK8ulo9hotMtSTcY2CPgM16pVXAkTc0jrySnrJBEKgOFZcUl0Uc+Thj
DiYYc+Ax5sBlzIHPOHLE4mUQqNnu8RZzEm9xTDzTs+V4C1lOV4EKusTL/Xmc30i10kEOK52CHOCrU+WP2ce02uKnxPEB9WkBBbVSRkH9veA/vif4j1UBlJ1v
cZurJ4IKAzaH1YhRHYQsczSqo4Isc5j8psN4A4aDoRwaWeYxsixgZFmDkWUuI8uoWWGOaqvRSM06rI0ZPemGWpIqc9gm0CVUMJpcxW+2Yejgco1PJ3Tx7TS6
kfX11hov75SrgciXh2bQIbBqgv96lM2cMbKP2kolx5hVerSSNNijYFskFLmqxGQNKftqtUNxg/669Nenv+P0d4L+9uIvvEn+dUyOGTEZReBXqr6OqnO935V6
w1WO2t7OlsdyRckASxWmAqGucjKqT2J9slefTOqTT8xwBWhGOTxDSSWpCYLadVVJbFMZmDWv4lpUZflejdJv5mKlYSSsjpOQgyMtIkH/qpEef6PolS7IO83z
rTJvv51vZe3ui47Tjbff2Ya3f+sgUHNLC5IVxA1KPsz8VIHmJ9OT4iqDTO8neiqeEh8sz4j3MmHOF5gv577qdNjL0+EIT4erxbAaX0+HFTSW32Xc0nTol6fD
Xp4OR0rT4ThPhxM8HUIigtjFaHNDJtMp4kLtKi7UqeBC7dz93H3GS6P0/Gtd+ppRlZWRMpWMsZZzUAmYeQ8rOdcW1bGSfmPD2EdMW87Ofk6aTXBtIfO2Cllw
D4cBloUMW+Hgrm2EzIH1wqUJL+C9STwTu1UxKxFHOR2Io/awlDVZyob+v0mZS1LmEvwTe56so1QH1T7IVNTStatMTVGGICT9r8HgBzjSTy0dodgrJQscsrfT
V3rbz3andzjbXa6lF5a6jAAtcAXkIc197u07lPutcSA7kFi3g8Q6lArD7TotOjItNmhKBFFYoyqrywyiWjWYJ4wRTWtGWV6JhopBVBNCTxVkLR2wyAYQWYHK
K5HN4Xa+htuNZXC7se1ElqB2fhlq18tQO4OhdgFD7cYZajfBeTUgso18YtQy5zNfajfg/JLBU+NZwTEulhMWMY6xOPvlOMZt5shsNbxOifiYFkpoYiQRcO5t
WSSr7K7OVnZXigXxJRZkXGJEKpPYBE9ivR0mMbfLJOZuN4m55Ulsgiex3tIk5vMkNl5cKsEnCrWkJBGzRvd9hPD/HhPJwJZ0h6tmO720zaq5gWX65OwRk7zi
lYipR1m9fITf/bB6tZ4jPUmIsvJ/tF1tbBzXdd15M/sxO7vLWS4prkSKnF0xKQVZsH4EIq2iscewGyUBWhcoUP9oAaOxDYPuD1sRCicorE1MtJSrNgQiK5Qs
oxQlQLQhR0yhWLQt27Qi17SqBpvAQJjCBhhUSChHAdjAKOhUbXq/5s0Hd0XSQQ1Ys8vd2bnvvTtv7rvvnHPbMKiy/rOvhQyq9RchtixCHFmE9JOrgtcnJuuW
TKpMCFyGOfo1SXhm/D/AHs9oIpVWEK4V/W9TGnuAM3Zt+jzHzba4x1Mb7vAPU61WX4pqN22i/eAjmYOj/oOjcCuAxRcu4SC6sRxaFpfeud+lT8AqfNzVB9C0
gVYzwgD/WR5kwTNzgI/37T9/6cSvf/L1z4OBRq3TP8rdKso9FfhbD3QxZRp7CJd2KR8hZ+YoQ3YpT7I+vZhR0RB930XQmIlV5Pf8IYU089YoFmYgZE4spWBx
SoH0Hq4IvW/BSqQULEkpWJJSsCJkpAKnFArrphR69cTQ+7ulFAprUwp5jOHytCld1kIOU1bbCWHGYu88I+45ZcUSCy3DjKFklAHP1i2J0kmfPiFBg76ZxMNa
nyelhO7ofRoENc+xY3HqDjP75LVZEkjoJJZvgL5fK6DQyTvVnfEa0WiuQ06Ks5VBMFgmgehcv6L8Pu4yaqwxtqoQZvzpOV5pQQNpVjCPrygTXuGM+HyFM+Jz
FaQO7DJnK6hK7S/0jfJTQReHLuw0R4bN+T5SkdlGUGcpi7xI34X1oq6LDB23jap0DfI3jm7HbxyBB8lgkOKHKaLZx249sR2t3J1a2VbP7kvNwerIf1f0bl6l
E78HJ75rBJDYglfU6IG/xOX/VxFmZOx/EnNG/nwfDvDbtH1RDDZR5gLgNeribK0VqSSGV2yrCHAAAghCqILzchMrMRz2guCwl9bBYTcqe9WsYKxXO4fNGcFh
r3TeZU4JDnu5c6+alO8swXcmEIc9YVHOMo7DnrS4QlmOq3PRDXbUEp4p3Xh4hiCwC2nuK0R9dxGly5+oJGnN4xX/JM4W45VokJ+lIH+qovHjarLiX035J78f
fWBPVqIP7AYYPBgnqZpMUqUZcMxiasx4YgaMVBLLSyWxKDWG6ZbRK2m6pd/j37yNPUtwdTeez2B7lkg397rJ9iybcXsWxZ73xZ7mxu3p9o+80t6eebh6R/wJ
wfbMkz1XxJ6FhD1zYs8FsWd24/Zs98/dxh7ccI9TmSbYnimy54zYM5OwZ1LsOSr2TGzcHpwv83oejllDTwq4Vc6xy4G7DaszFQlN/B3+zYvRhpwJT8WIPuHP
PUl3HlJHKi1p+ujg/rVX6GlyEl93w41YYYUN3GQhUYI8iRIU/Jv4PZiRt4mOit8wk9UaV3gXoUEdOGby6nA80YEfS+Z9RXYTVrGSRl7jvRr/az5Jmd9GA6b4
vENr1oKup3cg0XMRripqvLDii1TJrVDF0khnRSmX/MCleaz4Rt07W+/yPMR81OG5E8xsEdhHu7ltMTK3NSNz20JkbpuPzG1zOLct0X7MXHxuu654HguqWS5T
hRH8VsAoQW+sYAefqwQU0uhkSBu+dxrflb3Plyv8QD9X4X6eqfAD/Uyl1t+aCDKgkSoDzAOBLgqQKqhhBH9O7Ut9ovyTF9uGvBIXBJ67fgR8UUfAl1PxENiB
66kDtS3RsAPCAf+YxLJmrdsRJaVehLcU7yJeR4Z5Hb0xXkeWeR0DzOvoZl7HFuZ1dDKvo8K8jq4YryPPvI4C8zps5nU4MTXqcpTXkRWSc4ZJJyGvIxfjdWSY
11FgXkc2zutoDAQ4ljd7MvYh9bQ6lH46fSijy9qYEcgMpXML/sypEETKeB2IqdznxsL8UzA0Nos+P8DKNBmqJ5bZae6PnPYdCpYydxoHcCdmd+pJ3HTZnXqC
NlHVX9WKeHgMgic47yGIneDwIBeBC5dY+DuMZC1jvN5JnC/PhZtEeS4Bthm+3YUYbLfW7VUQu0pQ1u5hcxYxS1l6D9EhbwLDVWZVvQcBoF0M3IbBeRbjb2df
6rDJG1jjeCzuhckH8Z17VcNkfOeq4quvKOSpC84TFWBxysoKprXK3aExrVmvTJhWy6sSprXsZSP138LfydD2afBbCVArrVSyAuUGi18Si18Ui2fE4jNi8ZRY
PGmyxRNm7EpNuhI+qbIamqptJohsU3G9ti3YTSZduBzK9XI3YiduQdXjbsIG/yks5KIXGcLIoRv+74AnZNFzsKBpQYqZ0shyETDi8NHwDyHKP2KHCMuk9KWl
8R8pbvwNxY1fVtz464obvyTS2otKOws3GS9KmHLaBgwvhFn9VbgD8v4L7e8A9vhxI3B5TFmB0Q2jlc+/ZLDTv2iw188Y7PZnDPb7KYMdf9Lgpk8YG3b9FWMD
rt80Wrp+00i6/kvSly9KX85IX56RvpySvpyUvpxIuv5EwvUnjE/j+pgmDn5rHde/Kha/JxYviMVXxOJ5sXhOLJ5VsSut0JVmVdT1J2Lo8BVjPddvGuu4fnXD
ru/x+FfJ9UM72rn+s9L4w9L4cWn8mDS+IY1fNbSzcJND18/FLuRoZhB+g5lBZVLL0vWEMkjsZuGNVuA63Jby0wdxkQgvt3oFwrnJyJs8ttAhdQfhX7hwGhqt
V4dSKcY4N4kyVC/BMHtID8I1ch7eVIM3GaIn0ZumQUBa3O+u7qZN71loxy9EkN23/V9MRUgQ5FNZ97/GGcrG9w+EuCMch2nQusmgdaILw/cbAVh0hEr86DRR
MSCgVXWaqIppomLrEwtE+oduLXKJoCzxpbLsPcMpl5ro5TErkEpR472SfgMzp4NrxxRV9pOfKiJuocjtCrwEy/kFHsIaZYpKG36hmJPSRp4iOZUckdVq26ge
Y62XtOJqfTLEJSR8EdHLFt38PnBZ82C9k2DYAYyL5LM9449Jm8Wkb9o8BtiUbUIJw3bVC3p8Z5kSpscw+Bshj3ORQaZXs6SP1uUVeHhHgtHlkyJOXJXBFyem
GxN5QgTa0Vtdmh00Et/XKLSU4i20ldaSEdbMnRGt7VBEGPtWFuVFcDqBSJgUXBVF3v5gKyqPjlNEx8mj45SJEtTqh7HII25EYTJq1OtnDHu5VqTUFBi/5wsR
OhDbUcCaDAQuzSI664sw4AUkfcCyB2HsqDenqrUBPAzVPDx4tZqmP8CdjYsx+cUouyQkxWASJPykFuGdoFp6Tu72Xo99ps7FefVNVtLMkBKNIpM8Sg5X8NU3
WKkFtKvY4iS+q3DSIA0+ZH/swfwrMkOyzAyhNCyqF9bvomzsduhGvO2IERIQQhT1ZE56MiixZetlZG5ULq35IC4hAlWBH+eoHyWlcQr2WiZImx8WxnaBWdsp
BlJpondRbhwziN/f6cwh6SMjMbwKy7yvhDVpEFmfC+A7LUN5RMJ/ilAeT1sbytscyjscyhc4lC9yKF/iUL4jHs+EpDRXF22mRxVEFGsomB21LmRfSjzThc8x
n8R1qXyzpeMZeFRviXAwg+jAlujAkeigINFBUaKDkkQHHRQdFDxHHtxbgiA8UtwhDOWrsMhyJZ7h4g6uZ0XimfB3olFGwP2qBhGGRdWvwnjmI7H4hli8LBZf
F4uXxOJFsbipYleaoFC+GasYEw/lJ1S9S5fq4HjGjcczK4YuYNIl1DgjdpEhTLp1STSDSCCIZ5wgnsGRjYTyJQ7lO9qE8m4snnlJGv+iNH5GGn9GGj8ljZ9U
2lmkyQE9dBOhvL4D1gvlYz4fCeWLEso7EsoXJJQvSyhfklD+9q5vateHx936rj+iPd+MeP5I0vE/MljP74YhbmSIG+ERHihLwlVcFK5i00g4fjNRUScM5Dfj
+COj+qfW8XsKZYsSyjoSyhYklC1LKFuSULaDQtnohWbpDluJsSvjcfyssZ7fj6zj9tXQ7cseRmBt3d7jsa+S27cK4+Nuf1UG6z0ZrAUZrCsyWPMyWHOGdhRp
sXb7RBgvuHcM4OhhDJ2NIQ5TM6p+ls7kzBnENVjRwAolSGk/cwQzSjR+7hkdj9SLTJeyqZaIPDGsSGAF9wveM8YXe2sJwqCzFjxiEnjEicVZFtWsNsM4K+P+
57gOhywqeOCZsDzC4rsKg1CE+XsuIfvNx+EDhYceJLkeJDgm6i/fX0x7PfiPLVEYdoBFjcRb0KFyMLpowlZUT9chmqNDtGoQoiVsAoOrXM/ZoQDEuRcCdw/C
oK0Ya0AEx7GGg4ozEDPD9HkvRfaOv0e/GpFXLsJuXbiv4NATkTBHYWMihtxPwiZtW5Ff24qybkU50Fhv04r8/08rqnioBo0xnLg+cE5HQY5EQSg67xVbRV9W
nI3r4jI5En1pZQ6HFXIiYZTDYdSKrmfzGydjkPyIRRW+gxDKfLyuJIRC3RdkHiI9xwoD3LSXQnBuhtRfWAHHYwUcF4OnQPZmlzmu6vlwRxV5tvrdw1wdIvIH
RHKS/M2EOuHlT0/XUHIJE8/ud/8+smL1jf1FrEVpTuNG0inM806fPq71Bqeof2bxjPumfvut48+e6r1nyrNP18MrRS76aG8tS1RS3s/FhPJ0PffI/VpNZeVu
VKw8faoGN1Mto3+R4M1m5Bcjv/lI7zTZ0IzbQI9l1DGHANsfex0ngO9gxt19nuYWG64SsfHR+0nTEPp5/HWaO2hN44NTFi/KlwbvOf2V+4sRgp+2YfAe6Jv2
ovTcAVqU3tDnkSg9BlNFz76l6hlcyu/vZUTul3thQncwM4ETunkQnRvtgUd9DoYBvCR3opalmQge/pTNqmVQe7KEyu/wuERhGVh8TYedhp109u9Y7caeDkfw
+LTeEX8UZywX7xrMBhkCw48Qy014/ozK58ggg2Ep4e2+v0gPkC/BCgyvDJ3v+k/ht8p4J5a8TVvyFYJ5l73iH+EsgshliNLh15D0g/MQiWfpjkjTXsXEDzmV
gPXIIsoK6DtluFNxHs/QwicTfAkH0Utvso8I3eiwRBQtLmFMisjZgObazKzyii+PvVXPngqLlRSRGeDZb9Q7pZRe51kyo4z35Inj+N+rd6PTltBpS7gqVD7R
cBUiz3Ph/aFQiAW1bMDU/2D2oKeG1B3owWp3aggsgbeD+FxCmjP8KZCOdYNNxoIZUXDA5Vc+Jr0ZmxVs/WRv5+F/Bn3w8VWjxi084ald5v7TdfP4fV/76pd/
/MS/pv7ikaLh3zxMG2rUqn2wSFa4wTXI78BS/9rhb7L0Er3wU3pnMKVNhm/hKkP5C6nRsDs4uv3bI9QR/ie0u6koVMGOgz8wTkUFZUhW7x42F1DKw77LhLVY
7O9z+B6zQCrEiPBvZdyVb4aZCbjhnw9nBQJr4/0RGHUIV9UKcROBMoLzrbQJc//T6YAu3shGN7+g4Q971k5ZP4PVv7r8b89nRUkoXBFcwQRfYO+t30IIFn0j
y+gRWVMMqc+RJ8KLPS+P1Ui53Rv1bf+1b7dallw5LFpFQ8yAHyTGofKIqOSO+tcvf/+ZrH/jgxdMFDBudWKVn4ldvL+AygUZv8N/7R/bXo3tzWl7rcDeFNib
o2JzXFYmequRaAWrExOh2ecEMXjRKtYEzUGYjkcb1hl4pGICXunlsWFzGd/n6b2D75fgvb+MuQZ/MTPqZc96WRFLyPjXU6GmUbB1DoY9TE/E3amHWIzjz7m4
3X34p/3isNBGcVgjVEzIEIqFrqYlE8jmH2WCz0QywfQnX9eSCTpirikNEeMbH8/RkgmTtJGMakRB/zihpoARK67XyAbBSEQv4KahVBiP7Hm8botj2uAwoYir
jXdG1e+AP6MAl6AyIC7viyq42sGu+B3w8p+4wvsQvMzj3c4OYKMWhS2sgqnfNAyp5xv9O67wMfhCqSy4xCD+M1Q38XBHHcNR2z1GSx8b7xoHSzu5NWRVS+9z
6WXa5cb0rg031cZEFSIvxyI6CkOtZRRQGOHcmzFhhA9tKSj4hhZG+JkII8A4NVCkPQcNPs7KBtfPa2WDD87HJBAW5e3NS/Q775+PCCjAJa7Jx9f444XIxx+q
YTUvH5/jjy8FHy8802jCxxfk/fXlf3g9M6zOnddqCMvntRrCEr50ft1j5cE7ukPNt9l0VAuhcdmkLEn63vqwQtouLYkNrLZgoJoIagKxPMLhoLqSwZxKhres
Etaeq30l4S1+PYQZqRjcc1oxQ/6UYlXYKeG/nhRO7yShUAgqRnDOIgs1lNYKNeDZM+mINIOUgmOK/jW67DSZLrqdiGu6prhS+fsIbnG0pqnF6uIWrJg1FILo
XcSzFOSaO3NYMy3rLtNIXES+dArlsiKUyy7UE0UYqsmECrMVfNqUrSSGT2/gKxXP5fQC1vyial68psYSqLDcrG3Fgr6IRRHe/XVFiXFGQtGCcAPlbhCep1jB
+gNVq0QbshEbCXyFTLAhdUvVtpEkgkJSxe7UzxT306JinYNVVdsqcKyqwLFI72BZISp2d+oThTvTQZsdrwvL3dPTI3cwUNsvUzpFyxTV+uiEydBLvD5cDmwH
O/ti3D0zZHuaIYllUn0qiQHT246lXIXEwv6uYd/gz+BHfZhe6Ncb69tpY93Lknm4+cFsp/4khD3Jdsq0YTsNCNvJE7aTpQHfFrppDQ7gpnU4z8RW8gYfLRN2
BHuTg5q+PYgr/x0EYW/ZFtPbwRuTAX27xvTtOtO3LaZvDzB92+MKW8TH7sflRz8h2fs0t8XroQx7GvFSyP73tsGkh8et+1JzeKzuVRfwuGWvmiVtAUr1pgVp
kEau1TQeO/fBnIJaBPtSpD1Q2QtzChy7qMVprxvWxfXavtSrKkGxMtdQrDJCscoKxapfb8MwpT83WjdjoMeG8j/Pn0UwvCZheI8qxt41YPI+ovz/JkZNUCbj
iIoytRzOjucP4FbrwQP1evwb/p3+rTejKMzo2f1Cu4l+/0O61v8c/Zgjv/gJcGceU1zq5DmFDrQ7dVTVTBbPr1kspo8O5Y/LVEwTcQhmj0zCLPAVhUKi57in
D4tWIHLKdChIdRLM2mfwOGnWPovHCZPrKIybVD8BeV5Vive24GpsZ1hIztupwXjTZMrZbyRl1pN8sIG1fDDOtAsPbEdAWYFv7CCZ9WOKXqLM+nP0cl+KRrGD
RvBXPw/pS7EOxX03X6oQBDUIhmT83RtjMffZkXSfH6k1/rNj8/6T8JjwAedfg4jirXbOI9WOGA8dLaWkyxvtYKoZdmbsTOy8ybD5klL2F1P+rbc246o/TPkf
zLc3D6stDcVGeYmp8U8QC43H+Kn4tPgYM/0erpHtD4ErB+Psgdn9axrSLz3V4U+92GhrCVLyfy8+R7MlDxAdny15MG7JfrbkPrbkng1b0u2fe7t9n+wZ9T7b
vkDQwJoCQVgZiOwYZDu8Tdhx7TZ2uKPeZ6J2oBFS3ofp4nEjcmyExUakNmxEl3/zNkaE001kFrICDbyNTnZUGb3lJOaEt1ILJfceQvxisvtzjNxFxC88au7g
d0NwOMGrBgT/lhj8W2Tw71YG/1YZ/LslBv7dweDfAQb/mrwssnhd6GGEygw6iOu12mM2nSG9Z9zsX6v0zDmKkv+TY203OOErC7DYdfwKLo7vgSm7nu31f0o7
okcufwNzIr31XLvN0UiOFc5+MNglXWJgwAOtNkm/zoiAr/FW6VO8QD/IC3SCCew0H8MEBeIDiq12RgnFUsKSlqRCC3MWKaN2eAU8uH8CHxQhBO2oddK+aHnY
HMLcAyZAPVNLMg/VK7iR5/KuqP37xmuYF81DvEDKrRCMGKzYe8FgiYJZypsOmzMGX3eKtoBlA7ASSBHLrmgXd4LsinZ7pghjQ3hCu6JZz4zsioa/Q/vnwU/x
XmV3sE9Joqim7IraotGcF41mJRrNhmg0O6LRXBCN5iJpNEcvRGqzCZHmpRgaoGHUy7znDL1EVVIhUJH0gY6rLS2NGmyVDskGKZYYhlcduFUavXAVWRxlQgeg
qHEeYyB1AHFma7dKC7xVWozZFm6VZsOtUls0ePOiwatEg9cQDV5HNHgLosHLniPdoLdKzbCFsUs6vMfEbvjJM2JfDlaAlEFTOmDU6ZwKA9hCYdZfGmGSoq91
kgKzEed+oLMR70o2Ith8hTvheZ5WTl7UyYijF2PJiAl5+8Fl+pkjF8Nswwu5YTUmH5/jjxvBx1efaTStYbX6Cr//lx+/8MtjhWG18or8+FUIXm7Khz+XD6+/
onMRUxd1LmISXzq3utLqkPU36UPG01YwL01UotmIWTuuzGgkI82kKmPTDhb9s6VRku7UGQIqxOEGmQFmCcOXqBY2ES9tDO13mfM25iJ2mXM25iJ2mbM25iL8
SZtiNCcWo03a/rjBH0ZiNMJaqsU0x2iT9rBqpv13INy6En1WNdOxWAueXPk4bYlD1oZiQTApJpkQP1sVCYOPDS4stYKgkUAjmKDCiSvBX9qENHF7MMNhx3l6
bM+SwXkNtmc5sexcFHveF3uaG7en7J98p33/4BSUi/P02J55g5e7bM9Cwp45seeC2DO7cXuSAU7cHiqCfNslRqGV5MSk2HNU7JnYuD3PzjduZKnSbOOambRn
d2oxLT2fponQfBLmBnXwQEhOhnDn39NMvvppGrMpMDppwpcEVZKMCHN5EiI4I14labwSrZLkhhWDZtL43XiVJCqbt2jH2Ln4m2j5nFrLzk1zFkiW86hho4ZJ
JpBuTSXSgZjQULJ0x7pYihBcwUplQsWoa2OyZm8YNUNEMSL9CQGV+9dYqQWTIEU+O6ToxhtHLQnLIY3npRxSI19zC2kasgLPNpQ3osmAJmEuvqv4CwSRQCxA
lsGVOTy4MMlYVPQGncoerVvJCebj1JoJxmo1wcBq6dYP2jssrpbyt1ktOS1XSxavlkxeLWHnSfkoQtnErwF/0fXCxt/L+t+7sow6Ic01zkrrJfs26yWn5XrJ
4vWSyeulTdjydtb/57a27EnOK7EVk9NyxWTxisnkFdPmeqW9JW5iRomsmZyWayaL10wmr5k2asZt5hFSA4TZwELXt1oldi3+c5DYTU4piWkomGL4IomnsT/7
f9x9e5AdZ3VnP+/t++y+d+7M3HlI6tuxYYSsWH+4PJLxxmqVHQRmjUN5d50Uf5iQbLnGbJXtOC5ny2uN7QHGjghD4iQjEGQki0gkUqI1slGIHCZeQQYiJwIM
EYkgYzAgUnIig5IIIpI9v3O+/rr7zp3RyEA2tXaN+j76dn/9Pc53Hr/zO8WJqBF8RDmvbXYaFfX+HKnKWekHffcAt8glu/p4aeKiDalvyNE2rC9UPmowT8Nu
jqOBWKQJxCN00FSYgqmrAqYu4AeMTKkyrgKCfNWS1KU7VMJzbDQOljpCpFESobKvhGobDuofl6UkFjIojVxlLDPNoBTCdRRAM6XImnXJAmiFtABaQRJfSRSl
FcoCKYBm1hTMja+pr4jQ4/FP9SiC5ogZ6cQfyhdBc6QIWuYWDm6xWd3CUUXQMveg21r3UmcEjIAg9X8/M7g04g+rjrfRQ91mcQr06zaNHUmGbYk9bIo9XBB7
2BZ7uCn2cF/OHq6KPVwXe7gi9nBN7GE/lwyruBZWXWJp16vjef9N24Za26uoAvJvVWGFhFhY50pJTQU7SToJbSRalHAAt569gYP3NvItqokhkVxOFRKobrEP
41hRBQXKqqBACQUFuooJ1PaTQZwrJlD8dykmUFSRcS8+8SkdGcfNV1FM4HfSYgKqA1YoJOB1FxJYebwRHPn4Y6+qbMDl8Pp/OBOEvqa3fQfS/mN/liPtP6RI
+09/Oh+bLkts+uKntDX4ZWUN4taLKjY9Jyv94lPaHDz/VM4cPKfenpDrnH1K2Xt/8ejkItl7L6n3i+/+4m/81suzm8at08nvUfv6lPr606e++OSf/cGuLaSM
ZL8+ob7+pv76+FPaJJz8mDYJL+DTyssb3AKtHWeH81BVg2uCrEk4czlk/Rw6rOSjwecKPQh4ZpiajsPd9SRY/FJ9InjxkVyo+Grz7+uQ/xuNl+uwFjcaZ+vC
iHymLnwGL9WxWEXmC9X9TLnDx7mysL7MKur7A+VOvSfVvQ9y+7HQB7l9SIcqqO59WtU9qe79S3B7u5fg9vbzfFQ+6e4Ol4TCbRDypx7mAlEq5godAaW1JcD6
WJpQDFdOLpzqoWKiepk2+IyfC6diYy/c1BVPbap4aoYjEnRMTdXmM/k2n/FBatBAMDVQCaS0kfmcRRiognIF1qj50wCfSkE5dr/Ip94EAyXxaUt4lQK87icj
xMc4/6mP8b3afM4XZMIxH8mXyl2VvhLDuT82w5ZcmBr6DQZJt5hrw5SCxvTUI5JwgXzf2zjqm14ClnZ/OEB/rbBvfzQIEQ7/V8I2wnFA0QbFCwZziYEGXA55
QO6s3Iogtym/3vyaL2UgXsSxcJ2x6AvL5Wlfoq2ncBwYt0/iSP2y4CeRZpkiaQBIDG9ElpXhbYrhHQ3RQt6TqK7B56dSE3xYmeAjygQfRXE0tY34up3ZLpjT
veinPciZ5njIOe7GA9KNfdyDVu7nsMX76Fz0ILqvq7PICm+pgF9/pgEu3SKY/ilrH17288s51X0fVt33IdV9u1X3zaruewLHYQ4U/qu8RKDwB/zyOuOiLxzp
F3AcJfnrhyPhsG7tE1xp4zxPlhPCLUvf5roncbjSDPxXH/25kS4uWJmLakZe8FESYowuzqS7HpYap26klOweYvq+jun7KSV7zyXlSSahp2P6wxLTL0lMvywx
/UGJ6Y9g4wmQUxyETYBem7U021whKjmaWxRxOFkUcXihIOLwXAEGhFqLUZCzgg/48dcNvZ4SKzgQzltfrOAD/jhJr3g8vvhnOfpKP2cELykUvyjkQOcsQZ1E
npD/5E2tMwr88pIlU3kRMKUkGbMUDkMa5u40nABO4lr80QOTy7YHANg8WdG8tOekJXgkac+prvYsqPYcV+2ZX317KvEPVmgPEgyrufbMSXsOW1JqQdpztKs9
B1R79qn2zF1Oez790eXbA49OJdeeSWlPEkaX9sx2tWdatWdKtWdy9e2BZpphJfRzPraTvlz3hK9KoqQlf9Kq42Av9IFi2mh8zhcU04LPxQMSP1sx42c7V4GW
m/OzLdazfrZW6opaKLBqvbQa+Wwx52fDNbkgjb0yC94FWmEnbVVp3CaZb4u77Yy9xZ635ZxFOueoOucUnXPYTlzTAgxI3W3nVRXyc4pz9gJYiHXHAr1yP4ri
wt1WVMAA5W5zKvln5AdK3W0LReVumy92WjDP09GCGY/oTKeoTPgSmfDl1Ngu1hIOvNUZ215qbFNDUmO7JcZ2MTW26ZoZY3swXljoYWyXxEYtxXtTY9vjzJSg
6xYlzsxUtygpYztzDzG2i7RBwdj2w9Z+nW9dYCrVJ9k2GiWje0QgimAHNiBFlXsryw08qtyjDeUeXaMXh/gJ14SNcJR/tSsL6hmzHohYB6E/xuww3hpUv+JC
LCrW0cOPqvXyThVnGbPuDN6vQp7Ypp+ZlP180nz0VqDwhFF1lBlVZUZPnqB5h21z2/Nf/dyf/9PzI+PYNFW71FYpy5I+SeP5tDeuVXvjOrU3jqq9saH2xjUJ
wywmfT1q7Y9IV5/xE46HDFUYa72gbF+qdZ9fqsQG3Uqs1IUNsrTW2DWHlBJ7Pr/jUssKFakUjSrsw0x9MizpucPclLcIlhWu025E4IJ4T2/Hhd4WsYi6Iy8R
3yy6wXZRwW6llRkk2XPofF/WZVN4P6mnmc424HzAhM6WeUoCzVNSZr2h51MUJA+wQA8PvSEIfegNAcB4Q3TgUi6B6A2B6A3DuNMwo8SZx08QDJuXpbPdKqDG
6zsd9s92opTLVpZI1LzW2unDt9U1iMUVB7HQexBzlghoiJYfxGKFtB+w1SMniQcxkEEMuCkyiGPgsO8awzYP4Rguc5VAOjflh3BUxGpbRjKk7kqeGXonDSx0
zo7SS2kIi1r1KyWMIW2t+rVTqvKez1AUqvKiVv1GRPXzRfUbFtWvLKrfoKh+JlQ/D0Po6SH0liWtD8Rursqm4dHjFPUQrlVa9DqlQo8qFbqhVOg1/IBY+QJ9
/j9/95mPFeNvcAi6SzwAc+yLy5aEQFE9YSAqLzTNck7TPOPHXJvqTE7TLLOmeVFpmmd8CKP466fe9cFi/F083YnuuwYKzZb5LB6Kzy5kNdNLn7/zM8udHwGn
1XV+Oz647PnDSJDsOv+kGZ9Y9gfSXcOqu8qqG4MMEAoKlbyipiTZMpzVLVvFhXpUZI3nJpUOtCSWUJCPU5D4Y36Hnf4X6xBTG41pZdFM+YLLnCSrJCvv4xmy
cs8qwyjemb4p6GrCCXc4S2JaJUOCzW/rvRMqwz61dyJKYMPxXRCnflGc+p449Uvi1C9fm80FiAP4HJAhnhCPzzGhbLCEeLybxrXYi8b1CVuWw4yicZ21M+uC
l/mgLHNVVmXB70U83tSEN80M8fhSR08P4vHBXFmV4RzxeFmWObJFGebja+LxSXv5SgS2qkRgi+o8aWcEF2mBfjfxONl6frepR8LX70087rM4Z+XqBF5XuU+G
eUHl1fcgQzy+rIrfrbrnVX6tyjPx+Ai7IUljuCSb6LEFzSY6kicTjT8iU0/4yLFcSsxBPphwlJd6c5QPCkf5IDKnchzlnGfn86wmrVAyyEwExpbAExUhqSOE
pKbEYEoSgxmVGMyIxGCKEoMZlBiMLzEYLxeDGZIYTFtiMIHEYIbFEV8W53kzjcFMatf5O0xrB1ZpbGyXnBg2UTjFl7NfjaisciLn/20d11pGHbcb7jk0vT92
74vDe+66zjCk3LOFgNJEx8iWlbL9yo8iHFNYKRyz+f+TcMz5hcsNx/zuf8xwzKXjeouvLq73uGlk5ghiOjJHLM0TJxt8K5ZvRRLYuFwgdjdKz+9XpmB8QLpP
7UQcd7ZWW8y9Z8zpRtN8MEQqtLV3b2hlMsz3RECKJNnO3ta9e3ECWFbSj0KXPpybqzxiWc6OwoOgjkgpGWj8U0aH/67KHZP0C3h9RA4I4nj3r3ZcUQIKskKK
smy8THq6vg5qEArTRchVksLSXEKkcMPeiEuvh4XG+3Q976i6Z1eWTwCZMW/nQ/nnoaQ74KezeYFymDRceokOx2RgbZPQekdkjtCCLgNfOiK1NNhHydwfpO8n
qCx6mdhKPbJKc9G99w56HgOtHfozHyLZ1otZTSjVLsyff9iK/0Z01t6Maokx6l0Wo1pJGNXKPyyjmreEUa0htFJNoZXqCxtwTjF8uk8xqgnNlBf2L2FUa2oI
NTOqlX9MjGr9S4il+i+fUa0fG0l/iqH+O9XiHyejWh9z76KbVmBUawEvzYj0Rk9GtT7NqFZW1FKlH45RraQY1co/FKOa15NR7XsrLIDLJVQrKUK18jKEarXL
IlQrLiFUW3Hmb9YTv5iZ+Ju75/3fKeB5T0K12g9JqLb6eb88oVr3tH9cjXxPQrXaj4ZQ7RLTfvMlZn171bP+cgjVSopQrbwMoVptVYRqxV6Eal3wBA7PBeyq
eQMrwEHe/9RJAuiDsDXPkLUAaiwHvGQ5CrZBuF/ug4IxKLRVPZK6zVxSN1faSRhftdoRKAKtCpS6oMOsYV4v292Tj8Xu6FVL6ac59TNTQIkmZkDTKxzUtjk8
ptID1ZtqQBRUb64VxG3VZuKisH1zzWGqX4RvcChTo2pSt9QBk5kdlpmpjOauJ37RLbZBi2GID3JDFAAlQaA4xKRwlvI0hhV8WAlrMBlqbDIU5TZ8t5q91Vr2
fzgyue140gCMRk4YKPJc/ZFL0zIA87FiVEPdR341HFYAKKlQwwY77WoVN7aCeeWRTV4NwpqnZXkzBg9qVQnjknx6P5dCcSZgPDlqcvTHD91D5j59+6YROmfp
TGnjO54p9AozpV8NW8ekLqKHtvn6dPXIop9TH+HGN9VKavyEGTkcfCNn+feHpYk3QvmymFSvIkMDlapf1aeqYGAwOuq9Gg01NmDEosmGjqdr/nSNJi5dkb5o
48CXlUuWVnPJu+WSdyeXJHPkTXjc+yP6+K6oFPZv/yVISPZtkhaI1znESn/V1exYyUfLkj5XlitvmucjpC5CN2X5CBl6Kax5/VgXbTxqv1CU0YjR24BJ0JlT
sIBhAsHwA2oKVXj+0Cj0a4bBai+Gwfxd+oVhkPaJiagaDoMBukqXpJViGWoYGBbToVWXrc2c9JDKbernqfT4lObPq+T482jbUQF/XvAG9zNt2XcxdXkps/4h
NLg0byWsghNMuY/7qWm217WC2+zvYN1caqpqUr6gi5TPz/ElHx0tQg23mejYfKi+I8PR5yll3GNdBcBkL56yFOArCXdxxNRbjzhyCat9p8WkNE6S+wVbzGN6
IkYXmZJ9KeApV8BTBQkjmQl4KotNY6OUJKmCUZWZgzENVaDsp5p6c/aSUIXbHaqo8ORz05lncuZchWeex9a+p/x/9ChzdqeKSrzUwQWo7PGCxYApVQA+ctGz
8mkwwVYw4FA1rDf5lHmLBDBV4k9pe6XXdabj8pjZww89ZvpgSXnaAlBI7dzpKy++QLtmnaZtSS5MjRS4D71fD93CQw4UI304U7DOcB87d4kzuERIShr9qLY/
atKXPlQBVwBTAQOm+rirRSGgK5+BVuhBswYHH+6slKkWnRe83nwEgVP/OuNhDqBeh/JRHsb7Ij0dgMgXcGxw7RYPeYJkFHgobIDm4CnoXl9SzVvAp0zRgX4w
SSR4YISJBjRgCmcLYMrjnKlBHE+YtPw9pu4YAh5MzbqWbme2C47qXmylPYj+4m48yt04L4CpGvegk/v5ARNAlBL3ILqvq7MOQ8Wm4wGo0K1MR5UYJXUcfVDn
l/OWdN+fWNJ9z1rSfccs6b6jqvuO4DjIgKnP2vwSgKnP8EtSt3AkgXUcxyFSt2zsD7q1R9DBXLrNU4ApfJvrnkTNpBn4WRv9uZEujhm5kS4uM/K43WniOG+j
nyFS5uywikXoQhhBj69CxLawulyI2BZELHXicsupKgIBVEVwp7viTnclasYkJACiMYqdKUwCJnED5xBLQohbVXIMYqSc25uqyKud1UH9Kg/Qe/X9MUfouJsr
UnKe2bDOK/PiaRMFFcqoEgutT5lYHvLPIjcT0fc4k8oDSIDlHYP7+DcS06fem2KjzMbXk6aK6pd4LklUv5RE9YckKjmEcMUo8ztKVB9jm0b16VFUw9R4JuXp
EnygDOCIGsBRNYBDagDLagCHFcIMJPmYqGRRl/ZH/UgnSxxs6ujKzulFA6mkdVNJO29fOig80B0Udsk+oz8laefzU4Na51ZkK4NjfpCk7QB0HcyvQW7KW7jn
AbzwETVCd0vUyOMcLQ85Wh4AFgUcHuATnkou/wsyie8QWXFntuwwBqAlhWqZXZPXkavDwoFsctWoT4eF+zDBA57gPZ/CFevC1WHhloSFKxIWrkpYuClhYZ7g
g7jTIMQxPb7axT2uSZoEjNz8TL4daJQx67bOWhxuBY5DVzIvcWifVICDFjg7u0bRXHEU3d6jmNsvB2geLz+KrNqBEBqUozyKBWXtc1NkFIHcqXaP4iYeRF5w
N9JkocP2/CBeIxJpk4zlZoQ91UNDRNLQQjyywDV5EE0tpXzxxKpBdPUg+ssMItQTxHA8LFklpdoipVoipQZFSgUipZoipcAdm+NfpouH6Ria+TFEioqHDDkG
oIb0VKYewxEl8EeVtB9S0r6spP0wPyDWf4/Yfl5IyBMpWR6xxFqwo4LeJua41igsdLRu77sV3GUiEd/pFo2f8nVaES+jNoR+fGhyyd5sdLg2iSM7tEeSo007
zmx6w2TfMcO0HdRmGo20Je97l1zX5e3vw6xg8Pb3IaVr7OZt8FprFkea7k/Y0sRTJD5fskXCnbTHrdPq9YLNe+9Z9XZe3p4hUy6zxZ/GI8dPZDZNblnSYJw6
m3TrrN3hafqE2jp3czdvpAZCzFxNbcZkBAlULife41qfdvw1U76kOz2n+lBy4nerFk5T45+w469/9Y8+WIzPKwhF0rgFVQuMPQCkxt1L+64g3nNnxEPxsb9O
8Qv5X68L14Zrus4P4tPLnt9EnkXX+R8x44vL/kCCVPkffGLeUCRQSx+lq/F4OBWOnvu+2fNXMgyDahh4du7GsJgagkFNVq/oYXVonGGWmE+wiTFHWen5KIj2
MJIg1qPjARDueQzZ5Rk9Z8G255taUi2bKz2bvfw6pnys/DqZrRru9ASD4cUH0zfJ8k9tp5XyAg2JSfsSk1aB45Q156Mpa047VzKzJRHqikSo+3MR6kKuZKYr
EerB1IqEQNMMvz++GOIqSUgvnsglej1flESv3Sd0oteXepCQ/p50zBPP6ESvnc/kEr2m1dvTf87XmXomQ0JaGLcuPq14P+TrC0+nXx9yxq1z6uvv7+bbnH06
JSE9Z45bL6n33/rmux6l9p5+Wmd5zT6js7xm8LLymZpd32E+WEr6+LCVzfA6BSVXkWh/+4YkqZ4m098+moJRNW/A1eYfwCpHqq4lqVkHVanaA5ZAzGiKS23g
jca04hWdUryik5ZkL19QdAznTU5C2DwhXBbA4W1QSTvnzMiXtgS/+piGIRYFhugJDLGkGiaIJ4/TletYS+zqDHqtpUA+VmvJURW/1HKhTfwebJ7AHPRJYLXF
a6/TL06GgTgQpZLZPrlkg71VhY8dTgKehHIcC6DVj08+TyM7Qb+MRhTtHlzUkOF52oEZM+5LKC1SEM4TZuj0AOGgf+KXD/CkOI3XtHBBR4mY1AhjYn7r4SR1
XuCNnLi+KbJlsDX8RlNzZWRi/gwwh5q0GchAv2jS7iDJMIumpMGfNiUr/pTZYeVOPd1I99Ot6/l0I8s93dnnH9ZP16eerj2hUrRybLiM9x+NGGYbRqNd7R9J
wGvx3lOT708p+7LnlDgcnvssQ5ybPRMFH1CnhJ0cw/fSpLLvCQv3Ltur63teRXprWDoUwDL0scCmT5uRLb2bOLBoHxvSPeTBqIQMG+FdelTzrn7jMQ3yHBSQ
ZzthLKDTUyrWkIkG6ioFZu/DUuXTBaTjlCnVRy5FQTCkn2bfw+nTDCXhhVWsuSFNHsktceBLiGf/+WGVxzbDql/fL97EaG6txhY12CYsoFgMPSFMcD92JiI/
vkLqwOm63jq45Ga3PTC46jxOvCYBedwUnCuy6wCYPsafX2sdxfH3RcAfwXe164zDONbJGsKxfJ3BZDO0++3DEe4M9dvdeD/K1FfMqLoLR5Opr5j79QlTGFZn
zHz7mP5ZtY9pVqh9Oy1p37RiV52y5B6gKUrad1G174Jq33nVvnOqfWdV+86o9r2k2vc11b4XVfsWVftOq/bxspuRnERjIvjWYwr5SeMfvH+KOSYXDJTgSOTa
AlcL4DFKKHZIGidRL6hIXA30fqFyMAX1WRDUZ1FQn56gPkv5YtiHdRWYEz9ZKuywH7JpO6N/H/ToqFWHkynoI44yuoNUReVIk8cRI4b8l5cphloKywjelRU5
nCVBVYgfT/lqk9I0UhrTU77aqnCLnZPimJ7y1dakPKanfLWo57rReAy+2sLV5uOW1MOZsqJGEmUlM/p5rdcm8dykCCqbvCEeoyy1g/iEJLaKgG5RV99BMin3
QVyJX8nkoKFHmPw9RQY1Jf6/YOpiAsfNpJrAvHlo6pOdJvwvs3/BUvmEyU5hIfhDaa6wup92A/YAVzIeYI21KoV12kfrHFuSqG1VP9k/JxWNDjPX4BEz8nA8
akbl+PnZ91rc3LPTEuD1EvpH7dMvqtQtzlVlqsH+t0qpnipLFztshHKNC9MZHEpwhq9YZeweNhV20SK5JY11IyW2teQyOsB9ADmtBeTGsiJfyhTLLKmKtCWp
rfEudtlJcdbIS3I8SnAiFOFE8G5m5CByPJb8RDI74KpHbVZ4eo3XiaN3PYw8lALxSDwYV9DBvpaUcy9sjRtwr/aPG4Gk3qyiJ6IWu1NVRTqbo3lFHVni4BH3
cN9ba0Z+znEH9vXswBnuwNpyHThrCpEgKLl+bB2Ybeur6s2q9GYdvWlJEZ/0isn8rghlIcIB8cPKdCkEn2RBxItGwnaTZlpvKs/SCdcv4qYNvJymNfDT3Jfe
XR0GnE+Z0uROOUUZNuXlhBfvfbIzgHbjB9tH8KNicldgZG5iESZFnElstOnBu6o3c1hKV/c9KQKsnK3uW07qN5fjFtdv9qTALzi8dIXfk0vq26WVjsV5SCqC
neIwGgL0rTDCYiLiOOsgwq0e6dZTH4ANc9LIBdMrYRvcDJVwEAXwKtumIOtNVMCrIMGnvYVRiPQqAJMDvxrbgmAuXoVbyLzlV5u3WNvl1aYtXBMZaJ8TsIL4
XmdYm6ootD27nSqwZ1AEqRFbb6yVcHxoAhFABzP+5hp8qiiuFFUm5Ckg/kN5005wHzLQJ0xUx9JTvaIL61bkmbkJAlNHSF1P+YZ4YKvIElNTPkjKEPf+qZQh
hqHt8GznvvOk75h68wTGM8Q2UkRIv0gifAdpU4zLSErdyjiEuWFopJUHKwxWcDBq0D0beMH3aaj7wM3OLexaF0Isa0ufPIi5zwVzHpCpXw69N9cKwkHrh5Wl
SiWeq5KCa7zKqk7qWdxX16vD2CiZZ8HNgoUU+tJ9HQ9VsDAYZZ7D9Hxl+jzyOe/E22Ab0eA7OHpNAw96ubbs0PD5NzBqJYxa+WbONlU+/8aSUWugZBd7/Buh
P0E9wl1Z5q6sCEbG47FCom1Fw8DlHh6mpiqHBCwnYhl8lx49/86OJwDVIa7LIzWR72CUQ6OXBt+Qj5UGzwWyn4A4H2ZFlbNaduM4lJRvyAi3IaBCPIzwSDh0
F83Dke2/hEtiXY2maI8TCFCO4m/7SGdNHvpR7lEC4hbYB+Uc9KMcrqHOWvMmgX6cYAAol+YGTh4YIwN11obCkbvIUDfCNXcB8h2O3oXy2tRMDDO+phPw9yY6
bR3PCovToArxMZJ2z3EKtbCfhBpsim++/zBvCYYqK2eFZUi3obCM65thcYJm8ihuaoZrgPQJ5FR8hTrfNp0BzbMEavaJqBQOba9hrxq5pYa7B/QRyW6RLshn
FtHCXX9CisZjjiEvw1dTcCD0cegkRBTrGDKDKbgOU9Bi6Eqml5JnhSFlCRFFCQXjED7bE3bC9p4nt3BGEqNWVDkJn+NsrDCsRfNRyaGMCnrrcCDTBQ/j65b7
vVvuCxrF5CeXtpfUU+jm8wrycyto2eYH0nyfm99B8weS5iOphSUetbuYLc/HQmFYCYNGkgOm1emTvJq8+OTS1XS7yK63YY4jm6NMu3D5Ls4ElUULrpXyXbLK
bqMWSD1C3ln4l7dCECp0fpnzSGpcjcrqBQYsQiLRI4DyU2BDQLb50r/q6ST8l4j1QASSKkxI5vaepAClsRU1uZDa1PNWbnIr6ICa7rCRJp8g67aMDCgOB9Pi
Q+YmiwlDS6d0+1NyinOuFOI+rQBTTEXBTFcFGG855JeXW/6s2WnkFy/MFJQ1YyHNtgGwl9iAUVlhv3xagyKrRbDNAFjyQLKP82RN8nltLcTtdAr2vFFRpmBR
i3HgxR6YgCQ3EkEuSycMGB6Z5FBxLzXTwoehdW8tSWFYRpi/WYQ5cs1RTk1Uxq2daLXC3FfCPOoS5iM9hPmIFuZrSIxSl69JhflwlzAfxh8J89FLCvPRnsJ8
lObT6CWE+TLieQRy1hbhDhk/DBnsU+tFxo/gBPwpGd9LivtZKY71TCfSMsM0GZY9Y5SuFjYmEgoBzCO6ichyX8nydZgAFm15JMQtbFoeo2aBJ8/KP86oM9VC
TQTeELrGupmhHQoHs6zAM0XgWSzwsMIh6kqC5GXh6iu5vbykDkN/okfTApFjePSlrQt060orta4krQtyrdOiKtlAcoI46hLEkRbETCCLBfDtJCR0jUz5TVjB
G43NmB1ydurhGLR4kWP6++zZCODVGOyBEuffTE79ZJyaWoNPppVMo8FwUJ/yCyNRe6XCte184dp2rnCt+C+4oHwtxYSLMCyncrF8WXLR7ikXEQW2c3Lxaxlx
VQYYGoIwLIu1MfZOBsR6MvJMO4CUJJJf6y0jqu5HBUnmRUm2HXQu5sRabZqsTedEzxuWZU6UodcArwFuUgjGpEY1ox0M+Wx0gqY3vyID1pJXAUSpYWgZSj9E
+ViSBDZEqV3L1SFAZAT9eJSXuTTo62ldyqOWKkx52BJRetCSfRlicaMxmxRFLCcp+LmdD1jqixbY2LbTmqLFMBGtg/LGOZRXiVBG0Rc9jMcuPYzrbuk1jOto
GNcpgXgs3XUqpM/RvV3qdF7vQ0dJfaKbHrMgAnVLTckV66Dg+zr2cMKhSDLj4+HAkxzRQt7bWlnznGDIRcFJz2Pjh9SOu2Lrf5D4NgCmKWNf80j4YyyDt9Sq
vIdirYt+A7No8BcjfySSZEN6UdzOTnpclKQC7a0kh0Z4JX9CZdUU4H0+piqjaUeP3cvRw1PrWH7rPcaV0UyRpbY4e+xe5i89UpmTh61wSOqiljmpmc6ybqkZ
4vBabbW9RM0ZUce1WlK1k9oUGr8diqQalenVxnRVFmc5J/50wWgkAXdDwH2BgJcl5uml87xbQZOYvic54TopmFPjVh13/8ari7u/xzbtHXQZIzkR2Gz65UaD
xJ0GJXMxHVMSbU18WUIsgF5dbZZfb2LskRcaSeXWXiNhycdqJPhKVZoA1PEG/bPRYAlC11tvB+N2gDuE7HMwEDN0ECle/bVtYB9MxMpG8fsrkguNXV77xnAp
qeZKzbkKSAszvgYNvibTYNrNrrU2yQ02X94NNssDbwXMw6w8jcrJrQfNHWmhewYkquL0kAMFrHY4DDif19hgtcmKocNY5GUzhKFc06ebo3Iubzj7BrVjyjhp
e1TLfl7PvvEzb0hm09lB1MAhjJrZ8/rCJj7dFLWyn/Zn30g8mE7amm/HYPZNO3u/Ic4nJ0NgT9Qf9u8Na2FxTzQcDu+d20u3q+yhV3RNL6zt2btnF107+aQs
n8zxr95Bm0x7+z2I6UNwZ1yVaRo6SU94GQ0kfCDlurqF6R8GtgjvwxbmfeiDm5IkGiQTLVtoRUbGqWmo+A3JVVxY/JKG+CVRIVvcR0bwfv6CJgIPrZH55tf1
N1EhFMMMupPBIpGb2JYmBlJRHBviyE3LP1NNnqkiz1SXZxqUZ/LlmdryTNlLr/qZ0nSSOdO2dtgPmg8lqe9e5DATR4K0cDnxA17HAte4ZtUOK59Ev4MthsSR
uFdoJ+I9iP7eEbkjHEYqhPSiwAn96nxcHomYz0YMeu24YWk/3wic6kkxZFfEqAPztpw22zaMikO7SOVdq0Qb/WUObfQhVfL44F9qtNFzPdBGByXYu5hWGTqV
rzL0gnp7UcJ0JzNVhg6549aC+vqEfH088/XL9PWxpAiRfH00U4Ro3hq3Dqv3/3j6I0/+tj9uHfi4hhu9lNYZOs11htYyWQLAZ/EhZoL+A96hneAVjHblt4Ii
OKe9Heb/QrqQ3oHmzbsiR/aPdNTdlA4u1YkLdGWlTD2Y16WKS3Upl1XiPCczuLHoj1ViJ75oTFDjBLXrjFkPamY4qE4lDgm7EJTwhyFwZG5gxw1mVkdNwqqA
hmqKYBr+coeuKYNfx7pph3UIgUCDp/UjTJorP4PT4wHM2EK9GfUASCLIPMAkg3HqohqzU7Ckck2LyskE15AoaVF1OQPmv9WE77EBvsdmfPafEFHqiwe4xAPS
lunGCu5TTOA+jsB95Juw+gxJaHTDB6ekCi5Cqg6SIPDvEyasH8aXBBfYYkx/DWy+Op2+FdAw/eQBlHJBTGAQh7s7DTkpiTE1mHtY7o3f/QsDXPjTpBghA/yd
DbjLwB9znYIRPlWQ4w5XSnE2Gnfg+r8Q8W3u5BMEOu6st28lPdUBbL6YpNaFnDN7P+M9HIY5MOSDIQ2zOLbH6ZHjbybZ76qBCVzoavodnmQj/ajTxHEWNMnc
Q50+6a9OqyL1LSZNWRbsfR1MsOhDmoCKbfHB2FxuUpjAYELnSgioGkJA1RQCqn4hoOoTAqrWtawqF+HouocsBJO2a5SwprmlgmN8l6UzYNKM1+oWPJeM3pQJ
/hxDD4USW+ii+OxHBEqJ1z4jY6QCRuUZ7v0PyATKDNQmHieGLN0YBThsz4/TJhmnzWh+1zg9no7TY2qcptU4TebGaTI7TlyIlR8j4lk4beK+ubEsapDxQQ3h
6BptlLspL/dQAT9UiKtfIQ81ln+oQB6q/R/qobSwVgBmBAJNQPuZyL6dENnz4rz8HjM5skUikC0iE8YTXz6Uy1+hL59gnle+zfoVFmGgFuGgWoQNtQibahH2
SamZB4UDzkxYvgs6ac3USWtFXoK9NpaCkHxD+cAKNJG8h/SFQaxAM2xgBZqS0mNy5RX22DlIRYMWkZOz8aB+Dr3KaAmZPVbZAW7PSd7b9+F1i/FqTnywpWjk
MNHemzTV6/C0cETgGvCsqe4F05uZCGfdveaS7p3LT7M5FAXDHKa7j2teJaxyXYvxC6+pl1kfsB5yGeJl8WtLGH4SZp85OwV5JbQ9x5/Fu2psZ4LUOjfJSyyf
uLwEE1ZSEV2J23Yq4jIFOumMwY5dlHabZpBEp544hbUl5TMi5S1sSU1K4m419FlFsBUoLBBMxaQk+9oKQNYQO1zKUDPVF85tCtbCVpUSJi1xQQFmRNPSQmo8
TVOrMxBPspIxlHteaxspV5NzFpRsvrRAmIIvJ/AM7HwW6AlK9P93PpIHhD32iGaB+QXWpWVe3xGX4P4O9mOv0c9tKcoIQ/hYaBr10QRhapGhznA4FDbxcuRn
agZTtgS8ITC5Gbug2ij4aqpapgFgRXQqAg4Drze/jyPtQt/DkdbCBRxpqp63hPf0HI5Nzv7ley9aZKQ1lAQA3GAxQ1ZkSkeo9NlRGnmLxwtrD6QtVqbea/Y6
SRnWxQyF0GhXwVcsSivx9OBJ8BzDP1ezmdGEnuQDtjzJLlueZNaWJ3nClieZseVJpm15kkk71wIuNguixwybi36WYQGeceeR9Try1lquOXEg5VUZpjFNy20n
98R+Xg6os8qMVvXYi7/02fc+WYz/4aXP/KmUSNNTARPhbZJ4igBn7L2hZiWjDcAXj3U6zjwBhphFORnvQI83zfplx/sTarz/SI33UTXeR9R4H1bjfSC5e/d4
z2XG28qNN611HmVewDTSyw7zXGaYzR7DzBdYaaj/Wj3El9VDnFIP8YJ6iJPqIRbUQ8xbPYZ63rqMoc41KXNytQyENnVvEYQd95GCy3DMAYZjrlHyci2N1jr6
CxmOCS7rMJEYKRxze6cjkem2hBgxnSB0N40D/kynf9rmTaWw7cDnD9MUm2M6k/sPUUM3vTs0D0VDiLK0SR9BEw5Fw9vCR2+N7JGwc2iqE4XtQ3SaopqcnPQf
DYemaDjp6+Ftm9891fmJHCJXkShJ/eU/eI9q4daIx5dUT+RSs7C8XnyUm2mtW4AZX0EH7/7OlRnZVazbjmHCbQtcnL2U7pPBozbCNT18v6RB20CcM9NOGuim
pfeMOGWulKcN6Ck6Q+EVh0gc2oc6rwlHD3VeKyw26AfGhQxP0RmvoV7qBEyyTx1Ci+jKQ/TTbMe8Zor6pjNUoe557ZQU3FGP0sa91OOQbn5laOKRzN6PFFty
gtkrxYwNgzTHLGx3rsQnV6pa64p+J3ort/snfgbnszQNOyGGXeLRf/iolrIqNX0UAQaLYcmZLqJfKOVkHRZSyPXBFWg3/S4M4f8bpIWyJgdalWkq8N1Q0KcB
Xwjo0+yqGpsI1y25SoaULRBStiGJeWg83loFPV2bwZGurUhYhGWCJT+oQv+7P7RvZrcT4DRLfiK+8bU0Y1gjIElhvA4cPkCb2pATY3RoAW1qk5SgR7ZJdJL2
Z4dDGru7im6I1nXCCncjL/zuSCo1l/t55K21LlnBnTfSs/Pa6Lzmcp0XSue1f4ydl5OAP2xPKtxuesVEEEqEhVT1tb1wFVDpyeqVc1sSdFkrMZAxjsREA6ST
DXQ6y9FWAXkEtySdBKwCvbuF3e2LgsVdG3aUrihaoSla4aJgcrs0yEUzpyu+NqMrDo8jZY53/fsym/470z3/Tmzn34OIIA3y+6YAkc6bEUmLZMjDGqkDnzm9
688L8d9//nN/XlyqDvAos5g1oA7QLMCIdvhBh7GIfyJ8LQ6vIX1gm7eNLFDIeNIdoysOTm17/fQ289F3k3iLmtuCR6Pw1hEyp67EHsW6WNS4F3YsdqlwuBOx
HhElekQY6UJj2AZJbCqVguSnaBJF2oSR7X0lbcJcX542Ya43T5swjlfQJowjdRszy1GXzcMWMDOaxHyG7m9UelzT/Y0qTQL1N7Qmkek9pUnM96L5E01CNAeF
vyAheltNM7Pu6Kyv1jUSIWzUbdsw7Yo0Ia/FW4wbWE0oyFpmZ+t9UfNVXpS3jtw5dKFoW/VRyRSIwiuAeuF59NfclRFOaEjwaTEl6yPxZbyVY1D6w2SpPkTX
C2iH2B+v+2W8fPe2G94TBu/a/0uRfRf3LckD8FmPHKLDul8++C46hfZfB1pGINPyNYnSRMOXQrGlIxK8OjPrIrartaq0edVaRXh11+twbQVbvX+P6LikB0O5
GWVp9m9ISKFegSwaHcHA5x7U5sfZ/+aak+udV/A1Sakx3b6WZjkWAWSnAIK5Loex1eUwLt7Mw5JzGJPaAtVFgUBEldI4HTLOab61YOW2Jfhuxjao7DpXAoWI
KAom8agE6KHqhRZjhdbnwvOmDs+Pcni+511ssJ0jLn8lmaMT4fpn/hiQuFFW170JepaQc/laSQY7w6NuIpsNz0N6rYVoJSOdGGmlhgXO99cJB/IGKdp6lR7K
Srybo1l/yLGIwyLPgn+W71TQzF7mrAv6LNL5bBVAK+qN6CrEvOxwA2Jedvg6ePntcD0nJ8DNY4BoMMGZt/J486rfI+Iv467305ZODmipwMKU3qb+UTihKnxS
uru2eu2uK18gO0Fps+e9tkWPCLAWP0un0y8FCLDafEbE6QQBqK6lHHapWElwTVcyIv3y5y81/sq39JjC4ZWYNitNYUb1WvkpPJpM37aevtZKc7e90txty9wd
5Z5BpDXE/UbhPBoltZl0ZsQSrwSm9okvPMwkGDknDSAYVTgewEjObt9OT0PDyoFMILi9FHVrJ4TllRSAYUpo0hYdYk4zK/x2rVjcYT5o7SjSn5my8p80NCs/
91ps3vi29z33j2Nv+4cb2EtWjI8bGQYAjiEzCiGWKtsY4TdLZxTXWzeOCxNfcaOxVfC113dKOACMRx9u6lTw7qpOFe/GOrWwuAEUsVnDDAqVz+gjPWdgO9Cs
IxOVnll9xA6F7Sx9GvRKgLpNenU3v+qjV3fwK0zhW/lVPySC0RnI6WbsxDJrKes6kx6me/Ig9ncUQHDvi9oT0RDJFP0l+M+THVMtVVPWqZWVItgZg99jU8Wq
yA2HBJxk6epAQ+AabSf4zmV/jo4YYuy8F/a/PVUCTLVJ05nnH5MbCWM+3+xm/rI9AVidsigv/JsB8sShhHEt1xJjFS2phI0bX7nz69NPX3jpp+Y6w5kOEz27
0RmGSsCAVIvuA0E5tI1uOkZqzyAE5VDYD0E5BFbMQJQKWBKciDnw82yJ8KGPD5xB0uMx1UPezDsDePlxp/xTclGPFX+NLrIzv0cJ0z0Zkv4mA0We3KJ7LBwI
+7In9D/J2Z+vohe7usiULjLRN4AZDaCLzLDJXWQjFkYSFIA8LA/mCebtEqwUEZBqqlICNqZoCLM+M1mNrrmKX4r7YhUz1hT11dJxRmbH5TijfakZSw83ISs0
rL89VTJ7jYet7ibjEdCckRGhn3dPXdl9aZVHXH3ASKbjn8xhnHq111hFeytKKvOy591dRsTO3R7bfJ23ef3xDeM0RJmiNLimKkWRFqWx4xMnFbrDjq/mAhU6
iQ6IauYE5ILZdm4zxZ4mXRU6jZ26sALJXNvojEgyuxn6SrVAF5J1lDiCjW17nz/zrT976vh3f0pq0Ng5vp8h4fupdfH9AOUCrp+KcP1UhevHE66fknD9lHNc
PyYHIMtSIeN+YfxRiJkRslNTqsAi4utqY/pVYGUSWRwab+QpYUjfM8WxyVLVeNNIx0WF6ZvY4jIUB7GVYPz0+wDvg/S9h/eas9gFJMilT0KUrJFtW3z4oSHI
IX0z1YjIxBTDyaG8sqQV5o+iFXJhvipaUfmuZdk73Acltg/Lv+Mk5T1sLsQi+N3EoR4ybs8IHZr976B+caB/OAr5yo/FrIP8jyOlTvQHKE4E0WQyZTXQ0smV
AdiRenm0/By1ChjrUmB0S1RcHuuOSLMoxQ7wfN5KZxqCySrt4faHpT1R+cnIkMfx9u7V0hUAsTk6bW+YFjGZS1H5xp4I4PQS6qgAdUivUOxnL2CKe/fQhz6k
PMAzYLdgkSFZaAjCQvn+CchCaP845MQCoF0sFnqivFQJkumpyyCYOv25POTLE8jXsc9pyNeapYivpwTxte+oRnztPppDfM0ezSG+njiaR3ztVF/vlrtMZ75+
3hq3JtXXL35QWEQyiC949M+r99/66vv/5dP1cetsivg6cFQjvuaOdiG+Psb205Ec4uv3BktC1EGK6EMWH50E9bX4alBfL5ivCvZVYA7oBPb1AkeoRcV3xuia
gvtqT4h/DAh0sSBKoYviOZIQUREQwAsmqbA0maoJAKCmAeo17DUVBgD0vEVBSLVp6k4AEQb9O8Q9E458Zvegjb5c05F/FZ6XjBeHaWc9HGfBE+xsNObYp5fm
2SXcGMwxy/kuJeS71EOXvUCpzltnkfb/vocv1btl3bvlH753IYbBT8qyN3n0SsLE4IEYeJvR8emPIzMF+Bg4/T4pj8IPwLUMPNJ3QWuC1kbNsEr/N98RlUbI
0CHdMaQXDYBycD4SH1DwmMa08WwUsFD0H0XyCqsSdz/aCVLeHI3bmGeMxud5AR+j1ywgJu1xkBI5rEK0OSLniAzimFwQ+lOfTAVlBa2h6QPSaa6owa8YN1vX
M4GT1x0wNqT1ARllsmDGLfpiIY8yOWFm6wPq1p5mLJe09hReN3ksHQ7B1nfnwE4XBGo3zUCTneB9UdDAFPDEqLWCQGeKAgDM1hVHZkQyCxIgSsLV6KzHfPDx
o9MoV23GVqyeXEnr6ckEfrXzES4hCI/NFVxexIL/lw1rno3H2Y6opkmZaV8VV9dXxeX66kSPvoKTufrBXF+dkr66E5d7J217QD/mO+oO6aC3iVy4vaO9MiHz
YnX1U8qU5VxtflUJka+gjg8dqb9cXOQUuK1lXdV6lb3s06jDvqTsZaF33yrck4IclgRyWBHIoSuQw7JADmtMfytVMtO+T7aFcn5bMHS5lkKefLjGm5OSSWzm
yHm5TR6tE92fhdKmCaBj9Xqg1j4g+Nh04He8nZZz9gx2OdCyb2bPqEtfMe7WpZPuVB6KYuKXSPrP0/n4HvrP5f5btoUF6OUs1xR5TQO+Rw/WCHhqmpLd1CJ7
USQVKj2UUemhmrUEe21apdii692S7FzepdqhSpi60o5tbBXpBlSz1liQZPRZrPyzHC6HlTfoRGfuqX7I1JzV46WbvpduSfsuvSX198R69wPZqrakfXlU7D4T
uWiIFmP9YEl33JiJc9gdgaYmbZN4KRP5MOZLTRC4tJTvqalHuyH9DG7LLvkw1lM+uMvKh39K5UNbyQcgNho8KD9I9IHt+OfNIhhujcpdq72U0GblQJYv5GCp
mydow8pdczP+uV6uuXWFa3701CSTR3566UXHAIjLXXQM/1wlF930qhraRumJ3DUZEjsq1wxXuGaKTXwhD/38KgScCEBTCcA+JQAHlAAcFGq6fWaGaaOcpEK3
9ULWldqXmWieJCUikQCysBTWIAtLsJaH6NAHWVgCvW6LDlzmuyJakSyehAqcLn+cL/9FBaz3JuKyPBuo26IcmHO97ck+GKQ6olSZhYHuwy51EAFYdUrguVeZ
EmjZVjbdAx5opfgLLNpcFSza7QmLLiSwaLcLFn2dRkVvEVD0Zuwr49amLCR6U3aCbeIchU345xq1DiD/3qNaxd+nSQnwwxQEMVvkL5NAiu7hgvRw6vn4UMZk
vKa3ybgJWUIv8NK/KuEkdsbZktz9Qs6SfLaiLMkvaEvy8yp5CAUzF5Up+bSYkvMf06bk0Y/lTMkj6u3B3+DrHP5Yait+he58QH29U26zL/M1GrZbff17v8a3
mU2+PiFUxTPq/dmvfu7J3z40NG5Nf0zbksc/pm3JY3hZ2RW47g6LDETzwYaeK2aWsBiUUkY2XMGExWY2XJHQFQuFZMgctQdN0SpcwSAbiqN4zpRy9btNYRee
hW0F7mKoRe4GRO2R62O3OxUp4HA36qcZqFWyNF5elY/TGusziul4p9lJlO1btgIaQTaZd0ir6bds3UtrBUAIHzVjOkmaUEMdwWxcZXq7CrOknsWTRk3Ior60
IoOT8oe+M79X2kv3yr63CJwtH2Lro87s473Sjc8auRLm74TrqMmuaFONAhk2nA1kgwMQtRhp+sEvO2aMkuikQxtcrWNGi+PKRgDoxphRBSpuzPA6Izg4wIyN
kS26hn58+8QGA9nYJkI3BqdX0dbYWRu2cozCd8dNaUGWUPi+sJXjE/6sLTSv2/aeeexzj9IsBccrw6BJrKLibWXXjY/c/8Y7n7vy+v+0l3t1v1DaZqrIIx/I
RT6Qi3ygdTjcmS8hf7sQId/WCXG4tdMJ1ykRRJ/wzJzPkP+Gmhz44Pz0rmK89/zkl13G2uTPczn7JaH7+9mte2lfK1+6uZu4tTxLb5TWbs+3drO09hpp7aZV
t1aX7uxqJpdop3X1AF6upx4et+5mzQlTkwzeWzj4sFa7t+nNmnD03nAEBMrh0L1h+95w8N5w4N6blOPxxv/C/33xhu4X30hf8CNNPp5wHuOfVsTP1Y5CPS8W
FAN+qJmD0ed/WkCfP2arPs+cyuIA+9CaQ+Eo1ufUJ8ORQ+Gwejl0CKBVfjl4KBxQL3Mt4T69QloytnxLmNBW0qbs3Kw+bMZl+S47rcnQt3Pz+kQyr+fmJx9+
6n2eTGxYhFgEcvsH+PaZocpRfGeHUDdLhjIKAZylyQDg7AA+O24KqfQ8ymMxV/Q7eb8TzME6oY1WsRZbx1rWxeYyEsQJ14kctlkHssMOdCA7HIAORK25joF7
gxwqkZo2UiiVZAKLHvFvQ4nu6r55M16jH0533/Hu7pP9jiZsfPCLvJmhbln/tei+JBnG4XF9b9JsTxaN0+FuRjzZUYumX20+2XE29aJ5fH7y2278OHU8ym3k
z3KvNv9nh8m+f0XY9B8QIvX76OoYy04Yn/qiAAiKwtbNGkIrDFCvD6ursy5sJpWHNGrIFzmfRqPSnzbSaFQjPvFFpS404s3o4pTSsbKkVAR4JDNho3USNmpJ
cYhn0uIQNQkY1SVgVJCAUVECRl4uYGSraJGEihwJFfULgiEUJbIkUSmM9Emtm/5m0axov3EKYNCmYjHZ/W7L736lrt3P462vlKdXiVFeRABSxfgFGqqimrhF
SHePaaeYB8XECBRDa4uNXCh7iw3/hbOFpm4RZlRR2FPtezjD1uayrEpAF2ERFTeSDloU04oOW/n7p5I7XSVICVT0KUJA17Qfp4aFWQdO834mlKMuvS1jjQSJ
NdLQ1kgjISnr+TwpTV5ijNTFGPHFGKmJMVIRY6R6LVM20aIrMypNBfPo3moJFrEEt8c/RZ8v8M2eUx65EhsGb8Njrre3j1u3xX78mT1p+lHSuIWc89pT+YQo
FCRVx1pRSUoF1RTqEtpQLf9zfKIWXyn+5HI34YsDm8TW3KhcPpTLX7HKyzfjnV96eKXLM6cG12biy18ll9/0o2q980apCXeNXH6zXP56ffnES7rybb4yf95W
tnv+FJkjWL/rrdvHU/KYIvSn7tqf7yqXENIBL7vFyXtWysk+Z6ZGpLOBTNFiN0q6R1qezGpJywuE5vwqzsFLvEIoCYa6xDXujLfUbEV3CoZjWiEch1SoaoWI
WuR8PjYmFRV78qk3wQY0PvUFVe0o3PUddEYBsk9A1ZvJakwx1VfBAf4rKB4CSd5krtqIHkNDgululdiOSflM3CM5OHULfkrmiApi+w01VxKnwqTYMXOrSzH0
FhKs6vtpYwg6dUZGU+vbcdBxbDBf9P00E9ICkB8xL3tLSqA3X2/+nOQj/SyAb9cZtwsg+jYpcXurFNLeLvdFDD5pel3oBnNpdItJOXnSCUwFhr6KOi6peJ59
cK5qKhcQKPRAYhNzuRVHVTxvcsI8N3CXKS2cVZhtJK+hjTOq2jdy1iStLHejcCJBXuu8Kd1OzpsKuUOoH1sJAviqNGsqPZWDPJmvqCeZ7Py2WlHlTaa01k7+
JkoRIlniid0ZF4RQylJcJQMxjDij04SZlK0cwwQK62nh1plvZAhvNkUBvxnEm7HI5zdNvAmjFr8ZwERoIyGzP/T30+xr7QfBIRdUAAZ2GIeADCtHqwTVDPKn
qgGlVX6mlzlnB9TvDBVg6ExShnMU+4iDfWQ0Ac90/0gAM1Ua1wJWHKjT4ZkZQCaGA6q2EKwF1yFNPxzWtsyTW2hjccKRsEivAnrVvNa4ig791xqbUGHlWlIz
HNL82FUzdK1xPQqG08ZDW6GU+UiRp153yc6CauMrjyofFWqgpK4q5AgqZSlTejot3Jk4j3SBdkvBLZ2K8L5oxxa7uRQOVWknjBV49HJcPKdP5Vw8h8ri4rn4
V/lqVMrFc/CvtIvnsz1cPB8XTWzhiHbxzB/JuXiOqbdnvyQML0dSH86zxXHrsPr6hHx9MPP1e+1xa5/6+qB8PXckdfGctMatWfX+5aTQ6MwR7eI5cUS7eI7j
ZeV7g669w3mwuMOkzSIpEl3LunhmShMI+YyhnvNG46pIdOB93TWds9WdNxpnysEcow8YSOXGB1ysXPnpr7JXkU5acIX1yt1gz7vw9GywD7ji6TnqolrVBvuw
i2pV8bSbiYWyhTHpxj8JE8LNWRhTbjYWqi2MWbptfOzLgszA6zUk0HCExKrkzPZz4mWYZPtiyoyqOE6bedP9AXFP3Sf+pLtJFUymLQosoILRjJvaF7UkwhdX
4h9kqn/kzxJ3SHkFl0e1p8ujKC6Pmrg8VtuS1Knf1Yox6hgES8aoo3Dtjcasi4tvNHa5pOuSrfQBFzln3YPxulUMBqxlDMW2l597/oP730PWMg8C9qfS8r6T
Rk/fSUF8J1XxnTQ1OWmTpU7+oapJKDquxj/Yv/wAhCBNzLYj4HYoX0JDVfHKtqMt7WhJO4JVt6MVn/7yw8u1Y4w6Sa5LQ1BVQ9JA2UTapl2pqbzLlTpD6E6m
gHel3tAMyJQSxbOxUhv4vNnEAP6AK9XgdvHg86AXVQtqqgV+GuANPR16ffsyJm4hNXEL8cUvK3FZiF/HUeWMicuihfSue1i6xNZ997KHqv4G0sgCLiAH12aD
lNPvWOKZulCeIHvqOxYKHLFj90yNS89YYYBs0j46dUzOPOXgzDE5MSCLkDSeYgVyZaYk8mauJPJmtiTy5kCJFFtJz9iUs/YbYFobQ60BBHkboI1DZQUvpZHK
eHxn3KzJW1hq8iJ4mzN5nRjxDEd5e2XAtK+GOt+pumx/u0BHf+O553+/oAqoYQHv5tNffEwl6RhARtKY/q4rteI+ohbyPjWb5tQC3+0yWThdYLYwcePFj77y
+f/887feoDoY1z1jTgTfVGwUqRefQ0vsbZy2pEZc6K63J61x+xS/3mBfILP8pCnnnDPFQ4Zzzpic6+dqz9C3kid0pEUGJAwUhbSSsxZZUtO5IDWdi3KJ4Axz
TNND5MecnygZdzdeKACSSQ2YL3T6UI6bOuev1YT/sprwp9SEf0FN+JOutOW0i5/SHHM7Lbx/iZfimLXo0mJHbURXvERnIRXpeMEVD9V5Fy67jcZFV3xKUwVx
3U0WpCDcdKHDFRZnCh0PY7vkeZnwCzp1pxjDynr2A1D16nG14zMySyp2FaViV1UqdtWlYpefVuyipxX6B87V2MS7LXs1G6HNYPCsuEOiDTX1sCm+zohl0NGu
vW+fqWaRKWN2IIN3k4pivtQXC8RDOeOKZs6FlGuJi7Kp6243odHW2EXZY9rjUWsKgaLqbvtSdzuQuttFqbtdlbrbdYZzQ2AIX0RDkWNJTbSkZHOXT3FWRZ2e
UIUUZ/BEiVtRdA+ne7ur99zunOV0j6f3TGrdo6SktL1ENtt6fwCxYsYh0LVBrE5cszzt9OsSfx0vEeDxUUYCDSRoHshfErQ2szq2qgrm04OQIfkehzz1Luvl
yrZqsKJuMtiZ1uVz1k1RQ+ptWrDvnxPBHc/+Gs9yOytm4TqjhRw1mfLYm5D1rCU4GDvAxNrgr1GqFNfUV0SvSV3kR3JXjWzxdtrxH4liDtxUk4VZ0HULG7fY
rG7BuR75e9BtrXuZYQcmYCPsI6Mw28OwND8hvRvbbGW2Kmxmmp1B2C3eFnbjsivDANEU3LhtcePagvkfEBduv7hwg1x934a4cLkyORtBcOFWxYVbFxduUVy4
NbGMfHHhmqkL91xt9fCCXa8OXvCbtm2RTaET3OYLqX9YfMNwUytjQe4Gx+tv6OTf2OX0C6SQqrzSsuSVViShtKpTM9TlrjOOwrqobrEP41jZYh/AsbzFnsOx
tMWeLSiXL7aG0Hk2qu0PaxhE9jFfMcEt+K7a7Iqk73HtDyYpxttRenI6OPhIMY+z/2NWw5HiV1g9KXJ9ddyKPpApw+17fyH5KvggJ9p48XGeqt+34iLfXBaA
rRUdmxmn8ZtE14n/+BHJ57E01XUlMYwrMg6ejErGSThfWN140wgGH0/H25HxtnPjrW7gdI13n0wxZG6Rcf3rU10WuALpfxtF6Cu/uzpzfOff5szxr3hijh/7
ak/s/umvaHP8Cz3M8WOy6nc+rc3xqadz5vikertbrnMxY29/iMzx88povniavz53JA/eP6O+nvsA3+al7NfmuHU6//Up9ZZ2rBdSu3zmaW2XT+Nl5VMN16E1
VMja5YuVrF2O7QfCm+V8algvtcXn3KwVzuojqCX+QmJh2F3OOz0VyH91RHf5gSOK5EWnwzvdBUd2m/MO6S4269Ozym6fVHb7DNvtG+xp3qjiRafbfj/lxK9N
tLV0Dz3t9LTfz0G3flHKLJ/F68q11hkcp7mAZVaHuSAm87QpSI+oKDt6XoeZVEiQB0WFeSBlbgeKEzV54zNOuuHWtZO+Gn88Z8Bnz3IZLZz3JpyS1tzJEVdp
y935ptwhLXmbtOT2Vbfk4PyRXy3E3/3mtx+2VPw835aFJc6EzdyU7bjNm6Upt+abslWacr00ZfNlNCX1JeQaMUaDJPXBzzriQzjniL7yiiO+hO84S3wJNDHC
y5sYv5aZGGU1MUjSq0ylre/b+mRY2nXjwH/91of/0P789cvhNdrcPapKN6v4m/LdE4qWOCpzv52z9Yusy2Ufvpi19f/24eXmDBlIjlz3rFpU1GXK1v+OI7b+
KzjS7o6Hxb6OB4V0pwethXVt66/QBj5P2/rfccQefMURdNU5Rwb+rLLCqAVZW7/072Hrm2LrMwt4kLH1z9CmEiT7n4izUxVVaNbssvYPOzhXKXImrH2Tjb34
nJszb3FNBb1Y0bxdNK9V1s96Mm2BCRHz9iSZtwfMFHAzp86Zp3NQV1r01tm8hVuV0fVkPQQdI63LrP0wBtdjRpYiDF2+RC8L9zBbuPRQqYU7V2Ag2HpSc8jC
tdnCfUqZ/f/blWE+rGyDg8r8P6As3CPKwp1XFu4xZckeZUsXXlqxcI8ry/akK+CLE8rCfUFZwmQps4VLlnRbWchs4ZLlXEKTljwvW7gmLNwCaTCGsnCLZOF6
S2tSG2LhFsXC9TIWrpUYGYHMGNRaXtnIsMXIaCRKFndpzgKAkRHw12xk0DVzRsb0Yg8jwxQjw4yfTY2MBuezBl23MBMjI+CvxcjI3INuS0aGrYyMAEZGIzUy
SjE4wP8kb2RkbYzSCjaG2cvGsHM2RiA2RiNnYxTFxvDExqiJjVHP2RjN1MZYrCSq4a+7LghjEZO2M8pnMZtlyOon/d/LABhDXRZtB7TFDgg6lYwBkFBwVENH
S/y9UU1XhnoHaTPxC3sSLnjcSFmFyIbIZn8zKSynSGQUqNoHI2elwlJOvrCUkyssFToXraiOiJkZ1lGTiAyx7TVHpUDZ0ixuElcdjaw0Vaz2JByNluQ+oYZb
5cb3vvz03D9/+vCf7I0qHwjLWqQBkOjt3ROWnpyLUsfsXORssYBpkUri8WbuJBtxalxMN/TcJ+f2hpkLzHUAB7MnODOFU/d9hpMhM4VrjPlw2FQ5f7+r+ZK5
X1WZ+xMRjQiy/qqothcc5SeS5UACpK4IozgBhRPrcRkprVMUF2BRcF6gdwSLgIoVFrJVeXrMgookyncTsRRTc+XHZgflDJ1nM4YOKUg9LZ3rEUr8Gu+Xm5VJ
8wN3nA2gsy/mIecFMYB2vpg3gMpiAJ1Y1AbQuNg/usxHghyn6x59OrVMfkDfHcy+J0NmLm8VHVdvPyny7GRqPi0k9pLcdl69fWWOTzyi3l4UG+5Acpnf4W93
q7ekqc0+re2fF1L75wTbP1+IXJtsH/gRStr+qefsH/sy4pKsODj5mCSXIOuOSZ5iBiRGJ1sTClJ40JoIXnwkMY5qjmz3i1bk7Y9KiT4GWR0VWCsTKmta/SXI
9UpSCjHhkUC1UJhKtphIMzZMJDKVbOzPZErZnXrPEISPBLOx0EcJi5AOVYQgfMQlAp00rEMQZyorYc69t9TcbsB5IcZkTkIQ1OysL/ZMpVNgZYrUH0vavWBJ
u+ctafdRi5Osjnrdpt5hL36J9RYvo9Kr1XTck848TJb8MS9ux6e/ltWVj3lZm+YcMldzSvuieKzPsUJyHoT5ME+7rL0zyr/7ksoqWASdfMLZn+jN2Tulunst
/mjO3su3B1XWa7n2zEt7TnJ7XlDtOdXVngXVnuOqPfOrb093ADnfnsNLrOFuj37Qy6N/QLVnn2rP3OrbU48fX6E9M0ui65PSnhlT/O3Sntmu9kyr9kyp9kyu
vj1r44vLz5+rzU+jVgzd/1OeqKzHPTUCnqi8x7xOX8byqfzoLB8yyD0lrhoirny+zE5x2XCEyZOcdlpKp7xcgrNkZ2rkUEEjh/I5vnw9neMLGdTgcqO5uggN
XRfBv8QFpGBdIWxw3CUHWT74dQ1Z3sjbDSINPj9epyHRgwasPD9r4gEESyZeg+shZ008kjR+l4lXVyZeAyael5o+0x7OVWp0AyZeQ5l4Xt7Eq4iJN+suNfFc
MW4EAcKyxx23p12x7Q64W+xJV86Zo3MuKGE/S+ews4HxIfE5J2fc3YdpBSBIU9xJDZRm0L4KOlmZcdoGakgss8GxTLFgMk/Ij5Mx7koTsMTWI0jN/rb04kmu
bi5W2FCWVJksqWYlybtyETJ8xgJc4DrjaRwb1xlHcCwzt7uLqMJB9i3nty1xKyzZxdKtZt7NQ7wLSxOcyozyLnTxU5RR0FTtN/P52B8Zo3ZFnBFRP9cH53oQ
0QBHlwoZRvISA8syO30BSjlU8YGUegsrGIyrXF/sDczZVhCGnUaGn+uGn6/ZzJzG87AQ9qv0YkaGFLujpTlwiNMDHNISezoQc7mNmiZJ4Q4Mfx8iXPd3fOFq
kzH3ukON5zzOQznn5bxh572uUONz9ItzdJFtf0PWy5mKbrulYEVLGp9HFjV7IoscQRYFgizq0ykOfajpolWEBcXa62hv4G5Thy2zpxRUiQ5bQX4aXW0as7bT
w8PKCB2UbO2CATXDINtAFgzip3R0y1yAiu9/vfl9j18i1fR7/PI64wKOpGRQh16p86fOeXlXnCedK6N5wcP2lHsER9eu2f+JNIUnewbcaxXqK7jXKvCvkHJS
kS48W5H5QKoU0ptgRMwLp5SgPZsJCeagRnsOQk43OTbec33YWLMec/1ARjthH2LjjqQNOAiRA93ZgqTmklUBlhygzooHhWVxg+vxgmyEIZ3sQgzOChq3mKFD
ZR+LX0sWa2NlH0tLfCwm7zYs06ZTmdaikWAfi89fs4+FrqmvePjrPfwrDfGvNOL51L9i8q4SdF2+gcv/X/auBsaO6jq/mXnz3ps3M2/fjxevvd71nadUMsEU
t1TYkASY7UINNOBGUeREkZoKoUYbIgXkRqlK8TomiUsbNUrTBBPcvF1MsfmRLDUI8uNgAgHjArKQ0hKBKrcQ4lSoWAFap43Unu+ce+/MvJ/1OqFtIi0hvJ+d
N3Pvueeee+653/nOFn37lo6v5O8PNhIfdY5/5opLj1a4N9P41DTot3Yv7yjH08dsnCXgIxBXyh5yjO1cVCeuSUbr1zVHSW1zFpnygL0os5UqG+wFKlyMqfIA
9gJn4zircdkTcyV17IBbnJNfcgV8gsLN7Dm5NIheHnvRFuxFB+b+IrYENj2sWfADPOsHNFm/hvj7MCNN8QFMflhb8sM6kh9WlfywluSHMRGd0J8JRa3FXqC4
jsFeVIrYiz2uBBVvc8XczLs5NImfnh7YTND8bQ01iEOPB6DOz+2X4wG8b7BMUBDQG5jansVeeJafYNjkruvJ3daTu6ond1PLrSPuUGDRFt/tR1usgh8kNTTH
DdqiPBxtMS5oi3HkuRfQFl6oEewtW4mTtFoSJ4dKrb4MqT1nlpHXnv/G/V9+5q5VvJj4dvC8/mS8ioC3ygLeyukiwigDEs7QLa0REjaLOYvSFUFJfdxhGd4V
7RbrDO9ljg59/1NXDjZfc2VWn3YlxP2mKyHsU6yV6WvGEGpzWLCNfTwplfRxbSlKAGgNJO7paOyYRGPLEo1tFaKxgURjV0k0dlyisaslGusVkvbqEo1tFxAf
TYl2dQYQHycaJkB14G0DZmwoBGSVADM2LQeY0dPAjDv4VYWLX0M+da+L7Cj6//WTgt34JcNqnHr5bLEaT/xyYjX+o+IGO91bcpmb9uZYKEFfog1HBYbj8kKW
zzOluRw6aPFzprwLVmD+K73RDeCva+br2ty5bkkyuirnur+7mXRJqglxgtKGQjEhRcsVtowoJeTImjXRdbhWO5K60he/uc/h57+2h4N5N8Ul0yid6nRUV2Wm
lnOhG106ihrSPK7n7ga58WyXcU1buy7fkRUdZky5oi2FEGJV0+S9V2ii6Lm5Y4V89Tc+VnCzYwUX/jdXYUYePti4OZUu3UCG20lg3z1PMpZ2XhvL+Q9Hz/mB
8XXMQE4vnlg+CcXHKlbeVlBc1VWkC8iSV8McNTF955nvmiaM72HZD68RJg6BXJoIPhqfi+DHNoLvoXh0ibm91VguayiL48c09Rukeg0VXBvLwl+1JiDUQXlP
884OlVeRvjd/HMPs5TVwHJNhsH1cXn0MA13wUAx7QnLZNrCOkF5KM76nCwv8QF5ZW7E8x9w4OYpATqBg36LEkWmWVXeL9bzOZps+cQhtomOWn3k2IKm1GYdn
KX1S83feCW6D8EudaoVJ5J1bvZ3eLXVjJebjjESenYwarZ1JUFDgmjl579YRmOmGWWiGKRkja8+q6Z76HOmVjcpIeKKanqzga+1nB+fRJiyWnYGY0/Ic3WlL
dpAZZAMlfPOnI47sYF5H2dAFcqEpW2Iedpqt88kMys1PSHw41o4UgbRbd2RnY9MfDKmLgosLzxA28lENoMd8oZoLJ4kwwB+3J4cY8HU4ieuPHZB6wJxX3XM2
e5/C2/O8O5yLvU/IFV9wUPuHL9jjIJ+Vc7YliZeUVUJJVdQ0buLy7Tj44uxGHTkyqecVS/FcsRTPFaF4Rl4mHD4D/O4XJHUqE+SRKlPinec9Uk1iYfBrZXjd
Cv+M2S+GbfOyJdA3DcsiWLwS0hNtAEvFF/NmrxJrGBLf2eqIj51XTcWHdcZlCymVYymw7l5SDwsaTMr7Dl1fHoCcNhrelLrgqAXnY5fl0vseuNrm4J6StcWa
2G0jQVkhvxmN/+rtsnSggjK63qFddmkr/bQda35CxiykPywlbZPoHGScBr1yIeJFLQKHaTHk1eaQl5/FuwLVJj1ra1YDTJVqc59hAeiVkyBUPGd9asvOuUf4
TL+CRfJhtUqo7X0W8DDb58vXWn/Huafo5706T9i3fnmA1ssJFXNU45Q3sFEHx0YdIuYqGNrKQM5XA9K/MmipDUF+rMYXQTTYzocT2kmHy6cBoADLfQXPNviV
buvzlkQ9mYBOzh8VLhhtl0iokxe5BxCtKKU/OfbsV8mXn+yuucjdj6/efP6h+yvpqVcOf4tGeZJ7VTVcLn6BCeGQkwZamw0VAkj+oP44FCEtWZOWbPEt38Sx
XvvMy5X0rWPnYltkRaEPHC5w7isna2HQDpbB/X5+6QC4k+h++8vJlBbVNKssizqyvFB+xqfoZwp1yDljCDUaEkL1+bgn0iolHbTEEoecxAezxgQt06RGERcc
lBocVXaUHF0PIE+KsYlJMdjXQcitisy7HCmGVOurSgJe2ypVhU3SfWV+C5t0kN9eUsLgwSr1yulGveHrkyRCq+OFJjS5CYod++5qZuAo8nIg6a6K8Cq3r0ne
vqn+7kL3+p7QzhLeeNRW61Fz9aiFetQ8PWrrcSKMERGe9ooJzQHD1VU2bUWZ0NwIufsSmvNt2spqSVtxJW0llLQVT9JW1mN3F8E3jLRfJY6UZhL0uf+f/7TF
RlQK2IgoN73X6mGY1GOwTo/BlMwaNc0TZUqt0/pOzxuQmGMlhuvuMCQU+8vy3J5+MMnO55lzR76WktBkphP5VQLkimBoCaRmj49AFVDBtU+yZLl88cQwszYh
X2uz1r+nNpMnR4jT4X01Pm2UCgngxXkq48Wpyxa7JlvsRiGpYkwATxOFpAq9xfZli125yJbLZntlUyn2OK6z026rTxQK+kzMcZHuEoNcqmlEa2prl7V8hYo+
1XPJzaxJRZ9VEtnleKJU+oHlOMrXyW3pg1nNracZvnVB4DG/u3uLz0WGvJ2h2e1tKgCv+MklLHt0wyvsupej7tm4NHUPTYXSMPYeCFiVtFHaOKdq2QKyEdA+
lz1TejRWubpQvKrwYVW/W1YjXiKGqUPRS+PaTfSkml7lMnoeJuTZKIQ8DXMEyoQ8TTS6cQ2nD+kj0KFNrMnhZ001eIlrAHIxQXscR0W8xJU0rS/Jg9wELG9a
eJkYxqzJ13+0VAnm61GChjsR9LsTY1rS9v4hoB9qbISYyXqE0v3yDj4yg4/EsoB4QhaPCuZIIBOaObfJJY1KnKIXDpFVaais8ByFYDy9tOZwxwYUntneGzDl
sXJ4uxgIez+IeMfAvj6Wo48QTlVmx65lELANUrbqHcgnhLPXUGHGqq8aHB6tiSffGKYtDfna1kJc1kXLVb4Gt/XuXRwdUo2C4qWn39o1bwdl/y4rrHZGWB1A
xVqfzRwgRtsh3GmolgZbUJOvpQXZrfpngWHOiFS8sDeJLHB08JkY6uU+zt6l+DjHPC6rY9Bhfkwa94W9N1yRL+rVOUP339aed6M8eENFe7sZ+baKDndXGRhn
dfe2SfrFqlxtod259783mXSgGMzvOX4FJ6ySJiPMuzrrWiR1Z9Vqvu46pvo2Eut1J9Q55FRL/KK7xvzhcK8bXy9b4TUqMpWsDl2++NVutATgVNPfW8hpKceH
z6BToP0nFrpr1dqein7m0i6fJmdau3qy23qkO3k3WNR7ybqs7VMWCGqNcV3q0JBRnp04f/b9/5UEly8q+elCXqz6/emdSWTOMaK9+stN0pZo9tNHn/74pt9/
5TJTTWbLb/e60+b94z1G6n5k7R98/fjhxe56tR6jR99cTk/96aOLvW69R4+tL3TXLyDSpdYvLPT4gtKv377m7m/hArCx8gtfBGpWfdFjV6lfu3P3n3xjsUde
3fThe1PvpkRq42GTGrHuHBRbBk7Z9XhBqiH7WGSV1mdo3LqqL1oNOnHZYlctdKeBm40WMdT8zy7qovBifu/RHuhnF7sx/fG3nvrAPS9PPXXp4uzankP/vvPR
3iK1TsWL3YT+HHz8QOfK9qvvWZx9ZfatP7zi1Q99B3+MZq9+cNMnnnrfj9+9OLv+kQt/9MaP5g7Tz/C/pJs1a3pBqQW+fPWNj51z42MfeNQ04Z7L5DYf/tqn
Hr7u1i9+xzz9Py/F0/HgfbccObDj4oOHF2fveOH06y/8W3IpZCYPe+d7+FkQ5eJCD7PT+AtcEdcNVfdOWjPqdybTCHBH+DCNDyTcejKtusDhTkPR6HXCEg5R
i60CkRAXMbS/iFUa8AHqxgYAuE1as5fUonMDSpVkk7/eP/nrZ5z8U8qBKaNphCqaiCLwx44lPl5UzvUyFc+8ylCj1y1wL5e72NB8viFZ5s0n6OrS5NncnkUV
acMB0zm77ccXbH79yZdJy6d6NJiRmlroTg0O1PqzGKipvoFS1livJw3ei/k5+AB1Fg+Y7ntAYh8Q08OVShb2qvU3dCEaKCZkFK10faXrK11f6fpK11e6vtL1
la6vdH2l67+aXTcdtlurt31nFRV2VhHtrCLZWf0CYRUbsDXxs77PQPKGV8a+BFtp+7U1aSouRJJMqSbObnOpoGuoiatx3Wo1Lkml7UJkivaeb0PUie4yKurc
SN3mkTx3rcTB3l5JdcDcTbvBWsiHdfqQoRZ+dGm8mFQZZ8rt8wSF1dx3+8+FH9tTL/uCPzGnCupj3Vounbuc1cDxhPnNTevgdy9f4EwwpXF5mLAL+Fblpn88
lwRADykvrc91XUNhB5SRY3FQtTlgBxkHxanV+OhcmyAG4aiQ9cM2pWaC7euKpxr1wVMN51rE2ut95XiAx3GuRri9lq6bQ87zLk0Bvy7xQgNQoN4zaI7a6TJl
OsqFc27zqT18RIlG0+TamiCnmzPvOQWgLsXFaohAxSYToMG5MwjBN0yp1WHP1vKgu04mGO5Qjo7qCDni5KJJstk5Byx+GJ65ceFg4xgpUO9rXGQBA5EptbZE
40LTuLo0zrGNw1Enzd9yRiXdxwigpStNGRPA3xhY942eudngNnGm88nEOePJlTPk5MrlJzvXyBg30RU56uDKBy4X695hQW25nCOcX6nylVJ6mwnzr+NS4Izi
C5Dy4gFNF5gjFhKui7a6duQbfFBfwOsFdvADyLfB8h3SKOTMJAE1vCGwvTofWZUVAw5BEePffTEfLztSmJxhe6Em8K7jx2X+DQov1hmHGKgxhLk8y/6TT86v
iamoyQF0DQfQgU3OrwEdwhIIr4vLaDiKWdB7XyQQ9ksg7O91yMkvpK7XcLyNOl4e1XFXWMCpx1BaBiqGACpKj1lsEIzucV3KF2jee9a5ITQCgUEsDoL6AtjF
Wqr6sv2/xrC8cSlfbkr6aVDfQ2FVG8tb3Z1eVonhUHTWYL0+qF6Yg+o9EqC8wQBUD9jpsADVi3JQvePeElC9kLERGVQvPCNU74Cn4doZwoyeYKB6MdBcGVQv
WhKqFw+B6oWjoXpHKgWoHoThc/WX4Ui97UAIMAxv22Zvg8D0tnLBGK4Ag/xW/uuWzVxShuEoQQbPK8lpZI3hec2zQ+eNjUDnieyO5GV3qqLReScrfLSSSv3r
AjrvRGkEOo8kdAZ03oE8Oi8aQOehFEcfOo8cljHNRjN2L0Mv4zOi81rLR+e1+DQG6Dw0vh+dh0RZRue1BtB5rSHovOPemdF5rUF0Xoue3dLH6Tw7snPu414O
nddi3EI7Q+e17+Yzz+Wi8zrcU/RTPMhVRXTecS+HzgsNOm/cLrbjxhMY0cpAlv8MnbdK0HnkhDJ0oZVH57W4enNJ1leLzQuK2DyrRVibA2sqfVI6i/WxOkeC
jATr40uK3nLFUprhBIFlgHwqw0A+R0eBfOICq1FDQD4+g3yyZAfMuUORsez/Z850YQm5rYjsrq0gu1eQ3SvI7hVk9688stuity2uuzKZrFk+OPpkpbibc0aB
o50lwNEwbzmQLvlVtH4ZwDm1Z20BUE5fTGroNHxKkuZqC6HWtebHBUwNZE8f2HyyD2zOKHO1Osu0rUpBXABzZ3pHXtu9WAZCWk2qNWptEYuLAqmOrQpXBE4D
wj0+GrztDoC3BbVdRdmUtlQ0zFKZwqWQ02mYHjqYL4E3gOA+ZzSC210Ggnu57cgKpw7D47sa2R1qZLenUcvrtIJPCbL7ZGUYsnvaIrunM2T3MKUZRHa7guwO
BdntCbJ7nSC7p0Yhu6kTWgNeXLVZkhd0xdNlo72XxG6nt39zhKyWjeT+wi8dkvvp/30k9/+P7zedJfwdY4q6vy8k/b06VkGBLofjCIXkXU83sCTl1TzwPmfp
Lx6n8KbvMZUMtEFixgVq3XaEdc71Lt/sbksvTB94KWPO8oQgxtSlwBSXohlf3qVp8BT+844uE5iAgq/4C9+qYUYO3X/P5lzqFu/ZxH9WyT0nlrjnwRfmf1w1
9W+Kd1XeBc6HutV3OVfj/fmlD3Zrl5Sukvfbu5VLSlulbsX7Qdw3K++3dckqkA/9YFLPSIQY5+aFcD3dYa6ny35JEvKeaJR7qq8BRjokibP6l0youD7T3D1T
eh/wZDNq9zbJdZZFtGKqU9fSMXIbhJPJJGX4OMdIaztU5WbY2h03sxCfEKeNm2N/L8yHCKCTzdsqRGJYwEmU/AmrqvI/ll52E6zhNfIVNyL9ZyfxU8XbQ3gr
oGbU0j+B/BaEykCWjMKWHibVB/HpktL2iAvZv1CaK+jgNn5ycJVJlTej9rg+J6HRicT7Q/BQVTgAnykAqy1C1zyiwYMz/+3sBvPAhc6HQDkAliJWmm2DJU1l
4GsNr1xyQBKB4fQHuTYcyNhn3vsh4whvr4wgY24UzaiBVshSC/CXGFRm+DHkA1VyOTnYTIMZyKAEPOw7PzOz5bMqmtn0WVV94DZ76jMv92A+TJ2nk93ME7Yn
mrszigSL8VE6tcqI65goTwVBf3LNw2zwRFaByKoSiv5v7/q88eCR5I3HB2VMYR8CVCn1YC+3pfW+5xw1t9wmU8qXu1WsuembuBiLq7qYZ7hwNvHzg7S1a+fc
8EG6ktmsaD6xMEeOlb4mlJ2fHS2yC1fTThLEA6Iko+ef3zf/AqaYy9VN8+38i/vmHxNd5y6lL4RPLH3uvoc+7ac/KMH14x98n3MHMFnelLIS21RoJbtXTGLq
vMt5t86IP1oCMayX1byliYQV0wNvyKWiVGntj7qBZPQE5Gu/N3YkvM1jhCfwxZfRTzfO9T0Ljf7KEv2T5ga5zgVD7mB5zHGiwUrmg9qbT0hKckLSoD9jc1ER
wgJ6qSVNzXeqCoRPsRxhxMjgb6Ipc3z2UtW7Jyi4twPEEkk0U9JHF36OJ9G3PIm+SI3v/UXuiB/mnMDAOIE16wTW4AQGI3+KacEuIGDk9T3vLjVJiWq3dOsz
R6BRCGLAM3NuYrbuKkNxQxVrRqQS5+GwI+hlqVvKL+b9P1NwAV5u+zhKCBAdMg7AES/jwxUmXOwyB01gxUaHaoWjBDL/iezswaMKUHya6CgCc+IEiCJswqrI
HuiAU1eVry0nUchBAFgbFhyTszbvu92Wl3CkvEQktG2x8JPOfG5+XfrGiae5JMmCw9m2TOS7WzAP8HLx+S8/k6NYFWLT5k/2yK5kfv5Pkwa9uslYeno/56Wk
IWlVSapkzbuNslN2PY4NVTlwcsbu6PZXdEVIphVOHbnfI15GJAyeugO0pFYLfEs9J23bVlq+pf0OBDvAUoXyeOnzf8uu7RN4H1/kokwe1/CgcY0wdkJ+d++f
Gaq8fBmPrmMr6hlCVMdSLVXTxSf3Z4x8+cv8C5xjjjAhPe1IgY6jjjCMPeEIY9IRh1wc7JSPMEsx4mQ4I3YKvd1D0tbFWHK9/QsH7R7o7V1o7G33cG+5WkKA
ItN8oCBHbyj1iAKhxsMzbf53S/eiR7zFIx6l3z4oIx4kMYAwDupektFKv5TrqmNXQOr039BObIcUItnnkKUTnr67dGG7O5xE09MmTbLe6b33mNuzQolDFKU/
PLoA4q1XvvvQ7ir9hdRWQluh7kqLZYZjgg6bZiE0tRKM+yVYHyrBuCDB457Ib+aBI9/+u3985q59ajMKdHO5k/roaibh0GomsVQzaZlqJqGtZtLiYi958bXy
tUJFfJ1MfG0tvpYWX6zFF4ZCAkxrUl9n1wztbDBKXV764S6rLi2uSd6kYR5DnNe56WbVGBhtFdn7MPcgaxD9+R/M02pi8Hmgm6isO/L3qBIiFcZ52DPesvwP
oHckN2lOp785sWrp6Tj81yxTmYf79DzMSbNppMnp97r4eAPVxqvstJ7nkUfORZdOgSgOFTccBAZRhxN0ZrBC0LgBC9U5Owv1bRkEtlBNWKihJOVttRok5W2E
DhW9jGMJb6NqqiEpr2bMsT1n6chebUhYr5oiVmJoyqX9lrawR4st4sYRexyRIV1EUai2igZIF08KC+qnuBaUKMN8Hxn1jSL/jyahMPySfTFwPAQ/GvQCElep
wttzhLOJ468tWTajbsfGXzvwKlq8OA5rONntFvwKMt8cWiJnCaElR/g8HTnKcuQoy8ExH0JLON2JBO5m+Bax+zKUfdUiZd9HxLZ9WEzd9iS2REl6pS0sEFFh
HcmU9+dYRLB2hmwfl4z+OBz9AQ3dJvm0UT4h+vNsFv2pSfSnItGfSKI/DYn+VAtUeY5Ef2KJ/rQKVHlM00S98UxM5vaxisNHb5xAb9L5j+dI0srneeAMpxfk
/ZYBiArSV2n+pS8fQy//5Z++/0aFzMRJgB7efP4wfWikr/zr039e4dWhKevbiLrp5fOpE+WS52DDApwfLR8yZzq5msunLgMb+QmeexsKTFodlCNWpGW0bALI
0OFC21WwanUyLnL9U9KP/G/rqGi8RdWFBHITubNY2b7y7IsXbibh11UVd65nJOD19Jt/NS8k4HUs4XCAaXzmj6DmnuoIq62LPXN5a1zBF2XA2X4n9vAe2DGy
uuG1sa/KwE6p8JrJpIxqtaCyboHKup6+/te8RUojEujrLz17P2T5k2PP0no7pgERhUvwyyZ+GUvb6OqAruRb8V1HdL2Dzm1RHdV6l/Ob9FK/pPQbJMTSJaVN
9Ilz5Ts4GNmgjIBRnWstvcSYl3wlCVv0ryPRx05OGPkCWlUUf9A9vnryf6i73tg4jut+O3u8P7t35FEk3VOo0LtrBqAgCyZQRZTkoPASlaEYAWoUTmEU/RCn
QRFc/MFS3cIfVPskMQ6dqgHTyonUuC0lyzDdyjLbqgnryi1hqK1cyA5ryw1tOCnbyLYSyy5TCwnTqkjf772Z2d27o0LLSZHyA29vd292dt6beTPzfu/3kN+W
GuVWxjj16dq9wFPLrwspGVVy6nNcSWk0hjlj8UoNzOG1uqk/g8hEF/DQuH431km1MM+0s/M5rJu9II/4+nyj9s4kOx3z8G0IXZsnA0DOHqWk50F6Cm2CcWkd
rQiSGHaQZectOzBL2Ky8+mTlRb/DCzQPQhh9vikXWEL5gYF7WayX1/YTebJ+rygPLQ3oi9XDfPz0F7Qe5mM0vc9Eej9ilKB6cjx4MKTB8kn2sq2hiv3BwAT9
4CdR0/4xqan0xfz4f1x6+A/QF33hKUyIvplocVsMFuZtoC8Ua1ygpVKa5bsgPfNjdDtWS2+8fYQe8IusDFxbZb1oXuJFQ5l6dN2SNbX5dieaYmubz+YlZ4So
YmtbiLegemKzCnAjefTaWJbnMbAzsrRbOBu7uU6Ig89rxF8Z6c2xdx76vIsOAqYKHZX5qAfo3xxyAdIpr3GTk7vZGQdkakcuRnbnHTnwsfvImMOcxNtImSt6
v8IexU/bvWbdkpp4nLMBsrT+XFP9gXYS0+OCJPsrYHqM639h3i3A1gSmxzXmnwyrNtlfleaePdkH0AktJN9OHAs3OeMoY3MuRhmbc7eE/JyPUFEFLH/BoUka
s4W7cuQbj63H01JL1egYj23HxvfEX+uRSmK+4EtubF9yY/uwdnVMTdE5fKGQ7Rawqe7+DiNvwXxo5wset8Pv7bfkh3khPxQmacR8W+8TpyGPzySUmzjTMtHN
Xu8zUAfs/sECFzaqXWNsi/NCmbhgiWy+PdjV9YB7v0t22HpkFtw0XSlyCzlConTKEYbHWXw6W9UJJ8NbOkcz4EfPGOVIGEwfnuiQLAjCOitJs+in4OsuILdf
6mdfntASfho8wnT7XzNr9ebcHOjACyADF3DCrOIeiKwnVMYMuBh+B0fTioyfLrv2+qQ0J51vcmmTePhgVB3vngwq9O8OOBKCkn0bpKCo8HzNZyBZEZt1pT3w
L967hyt4WCq40b0n5HLvg/jwOL2SQSPd7LyqJH/6K/ikGdUiPsmUn1eimgv49Mfcs/isjLnzSjgtMX5x6qSCXk8VZF5JH5+S9/80Xh83medZ+l08gTebv+rw
IXab/4oPd+RYiKW0EGEsC0izE/vx5x9OPNBtEkSzLVmZLWRoaoW9WPr/Dw/o+t4p9b1D6ns7tugsh5hhCi7i4UjLN/PaKqqDx67wY9ETmqIqyx1Uhanau/F5
SMnIMqUwLGx0J5FNCaJXUa+hEeHAEf+z0brxZtP51WpunAbNcdl60By3FfO42g8m9QN2RWhN6Bs6F7/WLem9QN4R3q39IDQb70Pki2qPfBFfSKzkBqdTaIyD
jfF8gyZOfXaHPSjDCJL9S7uePDzySdJk7K/TrB3mOCg+OTE+gm33Kpwf0AY6YTwfd/0yB96UtQjA1YGvNNHl8SSWKdFTB4Sn197Ie607keKjwmE1PQdCHKLE
ew4gPoqby2gjt+sdNCuVLkhtPdEuMtFx3Uf/c1Kb4HM02DRda4PXj6kVJTzkizT8HOcSNroLakw9oo/PqvHa5C+oE/rrvHydwdD4iIsnrPATzjXtUzt1Ghps
9ruRo/sNqd0+NyrqrkPfmm6kdAeiqlxRkelG9G1FwddJI2IpUHYMWVINuFF/WIi//0/PubzpWmagPwYTPZREaU0vGUpkPG5ZQeeBgBhllV9S+H9RcRnyqxea
egjaJvo9KiQijBDC9eeaFqelw6xuFX7DOTfLQD3rGgNuin6xafv8jbrLY/ObliG7uPsHaNVZtK31LxYsugy2PfAkwMfe9qxxmNUa4z1Bpf01MFx+yZHh8mFH
aPwO6eFqypFh86AjEq6zgB/R32r87XC29Q86SRXPNVual8yHKwEsaYs0R/I2/jFnJzJJtvdLRNXkGzz/wz2q0z1K34PX92zv5ZGF7JgbB7t5y8VkGPJjbDUW
49cvSLZwU+uzP4t11Z3JT8lPd2YecUmnzuheOOmOqdP6uOmyiM7pryvSQc/iXU+7rXLiJ5gOmhIaHjBnJiLcLOkuOOtKF2R7BqXmIUQ2cTeM0SMx4tNjHycl
LmDfx2NN3kz9O1RcgCMj+gmnBfhL95xyIte4tzsP6bdytBe1ZBFtt+qoru/xxRFiPaeK2pl/Yg1jQU4ihWBysgtTyQoiNnmC3M3Nv2LGTR7jLk5y0KUO+FKJ
OxwRHvz6NMDfhiHiMxGNJbt+E0u4OLcLgzPiiBw647Al0z2d+eVPOC09vWJ7eonDBRkRoW+zayu0qC+kgN30PO0TLsX9MGteI+qBIMq0nHMbEZP+4Li78Ut8
pNBaRcYV5m5DWJuHIkCCTjPpvgbDVtVO5m0vN6gg3tneAcYyIMEAHQENvEaCmVKQmtVlJEmg9O0u7nNB/yi/csyvWA3jAhYimOHs08FLeIOfd2rAE5S2qMrE
+AMfr+bszbj1dXFT83PRrsUGot52kYboUCgZwwu1L+4TveYWEvtBX25yalSN639rDwwRcAUb7UyffzaiO0Dt4oQM71FpENfnGbUQlAatIM6mBaFV24F6KuFf
5KKish4yoX0ygxM/tEqZ/gK2CXloogUBd1tquzP6+7wrCwN0drG0ulPP8BBMA3HtdbMIwDNnHJ1t5LjuedMOVmqbc+wVKvBGfBGfp92Ez/Hgf+/jerSW/IaZ
nF5DuXqkeXOC8zA5fvYaJyJypWiy7w6IAxmAuwZm/HTBDGyTkfLAhIWxcYUy86t4P2cHKMmEzDFwDhr/vqrNVzm1Ucw8mEhyxQC7ksD08rI1y/Nzu+H6x6kk
uVs658hFMtwTFzPJcJ/xJBnua29mkuG+XZJkuAfftMlw/zEn2XARjreU42y48YJsI8/M2nS207OZvLeP6K8n3hCv02ySJRf5dqf05SviDzloLr9woDmdH1MT
+vtL7zz2l/9w8uXhMXXlKV089m9W5Mv4u3z5m1vG1PJTNgvuiVmbBfc4Dv3L44XSA/m9xQfKe91kQ3ppOJMH13sPeXAz+XD9VD7cBChQ5AiSkkUJcOAIPAOT
RSj23t3YLpDwEUk3ROdrTzzEBrgrnsrrL5x3tEQ9+E8fEmY2OM67Il9/r3B8NZXLo3Ve3UL9ZmfkCRrBb0ixdM5EGtD6cBIBKc/RXRVzV/yEY+6kI7pmckhK
OYvdDalRqhx/R66JYNOKuUOXgbtSZdhacBlwGT2kvc9Kp8FtepL2dsqDJ3mTO+nBC7TJPexZOEvWM9YLOMsIGcgebGH2IplvHY7Vjul7lwbTm3XFdr+YiyF8
9fS9S4MZ99LSYFhgoj4UBKdhvBA2Ysfy1+lEx4tDjdq/HsimyzTpI29y/n0IvrvNuX8bEhjE0pDkf3ptCLggWgEN0XSOTAsQF5GkwrwSwk9MY1SIMDdaOISS
aOlSCA/l5tzFEB7KTe5SGNY58WkYrg8ceD4+oDScZyGMHE68Yvc3C8F6DmyRdFrtw50jp/Vw9wGbFP7RkNqGFJF+bUpykebIg2+UVtVg59zA8HUcffAo4nUk
PBkEwHchzAmQDIlfRoQpjoYYd4+j6zmTkKCaAIrHUWA1jQTS7oRdGoxrVljWCXthsKMTdjGk468LcOJ8KDCRhVDSq9HMY1AAIvtMIlfj41yWlLtNJWnWorKk
Xct6OVd0qt3LGgOxDHdz2WLyK3AjQmVSnsFim0s7fZ3U5dVQkmu9EoasEyTbkNMih+IdXAjD6Joz2xbNfilntLsB+6VF7JfekOyXXiWzbUWy2hV517QYlLFr
WhQAfzEIsWtaFCx5MYjgUtD9pU1+CyHLT15cB3vIxra8Z1mjiKqrSmdBpLPkSIJqgWpcdLKZLheccFgSSZOUDEyjnGAUOPXfzdTgfIgttVdCyfMKnQnIBFFF
K/HfZ1I1Z6TFHt1apmazUrN5Rzy5ojdnW7zjc1pvTmm9mV2z3qyiIUXdchWtIaH+/QdJwzfoZNtHD6QZzIF3CIOeo0cShpbuI0H1iHRx/sHzaHbLx3ss2sAc
QQBIhMHQ0SOB/b4UgsPH3mlOL4fB9enTWFLQiPDJKjAo/DHEH37Sz3tb+/m6jv28d7V+/nepft7D/TzEPhV2eot7sGkGWObPYI/M9kdnDf2xctVm+3BrswW9
HLrAik1dY2mQlbs7/uZjqyn32huuN7701r5VuwgQG7SuNSRLpVuOBbVHV+3YU9J9ph2B1Uj3mWnpPod19zmku8/U2ofdnvjIVbpzkwedoTXWdVlgME1Hsq5r
E9FS1/ukqvdKTe/5f2Ef/k+sA01kafIAehzg7UsA+mqIEGYodZo5SJrzwZ+O9YdDpp6e5axmaTIZnysdMz4XJeOzJxmfS2RhDAOM1yZhb00SrmgJl7SEy1rC
vhnf35+EPTMD6LUy7jVkRFeVsZeVcUVkXBIZl0XGvsg41KACR0MuHKS9XM/RzSQCMswMramPqbPDELPM388MJ4Oa3yr1vo5S91eT+sFL+6zUe7XU4QRan5Z6
VF1F7pkk2hWNHU6LfZuIfYuIfXStYpfI5EVqndeGeSymio2p83wcnxluoKImomIN2VsL9jkvT0jFg4ZJf8OLgBYg27Bk/w5Eo0YwOde1hpxCTwt/Q+ymlmDF
JLdgm1C2t1kav5OlGYtPXFrdRtQglVUkATEwHK4/EsxtVgwl6RN5GQRzYWQRBxGZML/NqPlaDAaOyAKgeWLRiAUqPAzsl0mnzJmuFY1/td+GdwzewpBju/6Z
+0Uv57XuAnTIY/ikZ+CTzXyDFqpeG3xy2RW7wel/J/KCRp/MZ9/rsiuSWnZFVCtuSlaZukjO6qXBVP/Om/4d2f4dGU6ojotcKFI+27d96duh9O2K9O2S9G0B
rgFD6fG+aq/FUC4NtQ7Xi0MxbCIWySklKWaUZHGIlaQaH1ltOpLs3OvhhEEWbKn6o6IkO/VsciZkyM0Kns60RVZm7+AhVIFxjwEsFcmpykUP/ySKdj9a5R3M
ESn6Ril69CdRdB4YNga3cNHbpOiPrLHorfHB76zWNd9HK194yY0DCdtqLfLaWveG+NzV6nmt7XqVeq7WngWL5bla0U+82FlkYuF9beFDbeHN2rdksp1f956S
ePOsoCwp1AcMYjx2OJCiP37RjlR9PHI54c9VipbHDaGplcDuXOZ5tzLyNudoWVqGB3ES82tvk7sLKXI350ZoZPI+TFIcxkc9/BCu1cJBfJTCDTCzAIppDPXv
TuhdzaW6ID68eFsj7Jfhg/H2i3XZClyoy1bg2Trwz5vc+brkAkzR9aCK2NMLhseDBxmnsCzJXoIPTUhQIq3A661p3GfqMYz/TD0zdzhRb0njLnOH02Rg4nNv
8dxhDsfrtqpT+FxQDVpLpwdyQB3oxRZ4j+i8kmnCYsse0Vkl231nlEwY5lVmqlBkE36qntYgE7DtxQ8/kR4P03fRe9LTBzP1mZb6zHJ9Tun6zLXUZ0bX57iu
z/Ta65PMWDM1ucn527ro8zN10efTddHnuboYsVN1ONk0lZKYgusSKiXGvoca1OAB8zAM6hxMiOb7cSfz5lQQQBhfrKd4iKQk1GdqIOEhSnZgmUmA51uzA1vV
cq8Ym5mBMfciH29ypwe2u0u9cs9humdR3zNF9yz0omA0abzQi9d9064/dRMeUmKbp4BXK6WCX+h+jjJJOIDwIlx7SwIUH16PboCHrQ+HKxwJWBItxey3TYOH
16DBgNlAfxnA/vjnSmOiuUs04RjKrmpkCrLEs8QLbsSTp4tuVlMWXb2v5Op9JZdWmKHWlF69ek1rQrJ6rcZPzKyuufNu266Z1Gee63NG1+dsS33mdH1O6frM
rr0+fvw/V6kPctb3ZLchpD7TXJ/juj4zLfU5rOtzSNdnas310X1mQPeZdbrPRLrP9Oo+47BbkGMI6QjLgmqCiQ/Ke2g2nrttDwJlkui+UEf3ncAIRr+uwy/c
pkyVNSjTC0aZXrK46VN1DhNch22haE8wwHCngZa3xBgSSihh6jTzERYtG8L7HEqAlU5n1ELgMBDdNlywoxHY/N6MwKXvJkZgYKt5+dbX7Q0i/U598cHMPlhW
yZou3A2ZdYAM101WsglX7x+1KNmKHmsu6+F6WWW2kK42XMPSd27n1Fi1thY3Mwo4w5IX7rhWTGIMivHB72qXcjH+BruUk5Uk9i+TknTxfjyBX7R4AKOge7s7
Quu5HhCORkFtu1unjyEw6kRIl1tK2RbMtFpsy/xwm21BgzTriW1x9WZq2ragpIxt0ZbFabMskwOJZWkOJJZlpT+xLMv9iWW52I+nsWW52J+xLBe1tC9oy7IE
y2JWfZE10omlod8z9Miw4iGPMGatWCAWK+WUBcLryt6KtUBTG7QFmqS5nG9pC7viuYFG0G957l7Ss8fz+yWil6XKXle6D1M4lB0OWLI8LmKlN12EmZC+bCei
UfwvurjLb5ni6DdcHBnLcCDDr2eVAWtseqNoHcQJINOAeR2PVu1g1WO6vn6+vA0CNqx6hXh/pqSogG3IimCmMetex5ifWqrIAorcRpf6+RI2j5LytDIgzBt0
0Huo5sMcY9oXDD9Oc26aY9NrrotdvArVm050oHACtmMbcPxC3+RxAB/W8yPCy4SovQGJ2rtOovbWSdRen0Tt9Wei9nyJ2gslaq8iUXulFA8zc9nt3pG7EVx+
OU5cWBaeGmiR+KwRn1BEQXmUUEa0AgrKo4Q8fXhMT6NvJY0aNqiUQ+WC5NAFG2c+lT23kPDcx14KMjzDIVoS+im8jCON0DU5YZNUi2WGsoZecsa3BOLgRMnl
BCBTazDfdfzpRqToaGOOqVH5PGkKWNrNqUDxUY1u3tsYyTHFiiDjam9qqD+KQiUPMZe64so/9a0kUgaXbXD9Tq07GuIorNylqMLYIs6aqPNYpki/laVvS70p
cFHPf+uVPyvoKP70cxACkzyDn8C+3KquQAVzZrWJVuzJQ2iUrezk3SsH4FG+2o2POrL7MudnHuspOjNCqy76CGj6kfq1YZjrDspHg55Ho96Qd3VLqc3nko4J
K3F7nfo8Q558ySOsjMOZAXFVjpfCdlSVXQptPxEnQonabPRuQOx6gtoxBBkqwD5GA5zoPQY4iJKINgVUSJ0+fHCd+EHPNNmybgD1QL7F2Q00g78ZRW3snTnR
Qd0Ehc/1r6ayMnQGf6ayXQi44scnxbAl2iizUjbKTLVHmVU5yky1JFeoUk+q6igzoDp1DgGhU/OZ/x3ZAyS42r0XXysAb0higoKQrCkGX5j8BEUbdl1MXAId
yrYpCSoNCAF6PoqHSWg1p5KoovGrzCg6+bYhxUsCSJXkcVcYoWosUbcktWhvP1dO6+0OSxgPjCKNcfE3BJyWF964HCPs9ah01lEqyTGeDkpGPFtcjv/kK6tG
yBi7JQDZERMoI+j9oEPww2h6zCjyCd1dJV4sKKbjaTa6JQFx1kC6aN9JM9+VZPBKQrvuvDrHHpX7tYeuiVPvJbdL8cDt7rUNNV+w9MmxZDfnGHKa2YyI/7Fk
aN/080F2KDFDzBDkYsMTMAAaUAD8UjyrxPBTFeqq2L1VrnN5yYBjaBqT8F/o4O5B6pamIjtyc9hdIn2Zxae/3Z3BZ2W7O43P6nb3cIGNiabzzz8TdT8edMM6
M2x4uMG1fVdvGIBvk83PZjKdvDW9QUgw8zhlCcSoZoavjPrq9wzDMzMJjzTohGESpvp9sWAu1b7CuL1S3OQe8F8qyxacmrkyTTD9xkxe40WeILnMVqE9o0ix
wBziQsZdEpnmxcrnhA7/p60tP1Iu2BR/jKasohsu77LD4rhiqFxohmeTZhSBSoZ0eckGaXpaqmVIVT8gLVn/8cBfk2Rdkaxqk2wSunZtkl251EGyrpWs2y7Z
V1iyCpJ1E8mqlgQaahXJvqsc9wGhnseA3QVSgAIys3DIAP3lGyAzg9Pl/t24AqnfBi9PvHJ4PysBz070eVonj96NOVIxhSPG2OXci1llUcDImFDxCp4+ukxW
Y5l48HExYLh/F7Nwk/H+KJkrlxP7oCVGNUFcPCpNCbMMvDRMRoG9rWGX4PolSEBxIVFXI/4EPzWQoy4pUV2txNulxNt1iWv4RWsdFBS4lEx9ij00XfiBo6jR
9+KtLWLqN8Sv7ZZ6fOzZYxR34Clhxtq8eFRB5OZgpiqoq4BNCAgxVO7XmReZidHYL4csSZitsL1GJpwcJ/zBTMihznKUXeiPRvTz6ahgKzGdALhyRyOoIN0W
HDt2zIJYgsLRgBnSNqlROj+NVccxfBvBJ5/fduzosekeCTHnbDeOptzNQR9pwlEz1oneryVbi4fDt4Vqkto1T6OA38fPg+JDpX4fXb/jOa+lmANpjtfvPNj2
JXXT95wEA7+hMwYeqPYrb1tU+/Ma1W62IGiK/arMG147aUHt509mQO0L+utpKebcyQTU/mRxTJ3Rlx+Ry/Opy3/kjqk5ffmKQBFOmcsLB5rzakyd0N8vP/vY
t79/8g+/diE3po6ftLD2pZMW1r6IQ/9Lfh5cttUkidi8k4a0L3MAL/YsLjDB4NGHTIiG2RPv2qg+RcrOnue70a1pZB+zyznBlI0yLp4BAaLDAow3ZcWvP/s8
LU82i8sMnjYubYvwAG3TgIMvfNawjgUIVCmSGdMxZ19OcGExWEwc7ScyRHWB5alLE0+NhG4GvpCXm8xaKBXMJjw+bWRrd8aDcim9+/drHanW7oAD6B1NLsn+
n49RPUsgkbx/t5Bk7MFmXXwuYetMkShkzgvoiyEi90oL3ReZNhDu/ezt9kXivzl02bX0c5kSsWn3K5F3s/NJQUd8PPJ35O6S4zsiWrN/Qradbo+qW+kV/5e4
6w2u4rruu2/fX71dvSfpvScJkXR3hw/ygAIfHAkLxrAMdqnLTHDGnfF0/MGN8Qyj8QdDPBlPh0bC1sQU1FjO0KnANBUKbuQYBbnBRlAYqy4ljE0ycoYk2JWJ
HCuOnAr8bGRbjZW658/du3vfW2FRt1MY2Hf37rn37tn759xzzzm/BMe8q6Xgpxx1yUD1UJ7Dh7G2ea/OMb3btH4dFcp38qlFFCc30lHEuMrJzYtycjbgZN7n
ZCXzst5TR8LqeeV1cQdcRy7Q9SO9L7kFabwzZBcC69TPNB5JVRmPICwRBzXHeN6+PYiAk7iLfqFR8J/gL4yAnMCxstG7+o4uv/S4+qWFuRB95y3u4t/2zXM9
r8W81eLUuaK7bJXBCTE4bEr22opCsBd8jf1D/oIVuPez3vY+DiR3L8aMIvNEViXudlLeHH4Lr6AobHWMylPP0bLqcPro1DBKXBrXfp2NQoD6sE5+Uyk8GUao
wqWgESbITSsuLDXJlO0pnTead3DI4s/a59GUlv/eX9MYr1KdGYrqLM2qM52DXv17EPQqw+qzFKvPGpSQ5/WK+qyG1WdZRX1msRRWyzJxjtVnWbb9FgLZ8YQe
7w5FF09KaTjF7nStyJc8Rr7CmCAZwnd0KPYBxiTeYic3tXVgICv2BqRelayaV5T7FKeAYha4aRHGILQdfY4k03jgX+ZHyoJ68TMFuy1qVwwvOELiaODhx/+I
S4gM/04Mf4fcCePsRLieX3ItuxDeyqk1bFG0ym82hs4lh/SkZ1Y4D7YKI4cVvA2x0dOvTWtif7oC75BXVbsNKgWGfAZvojhunOotuCr02gMVv6CczawNAO7D
FvcmBkO4JlS8CE0AuQ8KN8E478UM4UaIu4O0dBqEbyScBiMaRupbtEOr2EHEFf/BqSBITAPsIHwRAjqsLjrsxUMocUyYijgV24QMGUyixDQwgg9MYnPzT+9h
lJtx7Q7XID0n7CEOj3CkMN7nUAoK+rd9FAhykjLfDFPbTDkBC82UQjqlkg6SLHQlgrQf5AgWmnxSSgWk05T5q6hagXRGIZ1RSYfJx3AqqtZYl3fseJiUUgHp
LGW+FVUrkJYV0rJKOkrujL+OqhX2kCdGw6SUCkjnKPPtqFqBdF4hnVdJx57HzOmoWmE/eeb5MCmlAtIFyvxNVK1A2vNPYVJKBaTjlPlOVK2w5TunkJ5TSXt/
hJm/jaoVSPf+KExKqYD0AmXORNWa7PIuKqQXVdK+E5j5blStQNp/IkxKqYB0gjJ/F1Vrqsu7pJBeUkkPvICZ/xFVK5AOvBAmpVRAepkyZ6NqTXd5kwrppEp6
+EXMvBpVK5AOvhgmpVRAOkWZ16JqzXR50wrptEp69CRmvhdVK5AOnwyTUiognaHMclStNV3erEI6q5Cy9v3YGO24tjCGgEjDPA9SUUs7p4T0EjzdfReHILBQ
fYS+/e+z6DHDZUnP1DFlXzkpkofZG/rymLpxnBDZC9O87QxlvwnZ50T2Y9+lqsb97FdgX6nDtnMs5Cxd2xEbFY93t/tviCv07JjcXk7jzyzP5cxpYBdT+eyi
VAW7yhXsKivsKlewqxzNrg+YXcdOKew6ekph16BIzr5N/Dh8KnAenwJ+HBDp6y+/8PiPR16/rSPWp9LvFcnrR6iyXp/+PNADwxYEw95+53UobS5gVzlg1+gp
ya7hUxXs6s92eXMKu+Yi2HXilMouSkt2USrELn66il3XmV1l0RoQv2ZVzs2obz4tkhe5J02dCnrS1URH7LLIPsbZl8LZsY7YRZHdx9kXQnzrAU6Ni/S1qd+g
tuOU5NuJU5Jvc5XMmgBm8aM+syhVwaz5CmbNK8yar2DWfDSz5phZJ04rHDp2WuHQ8Gmlbx09rfatw6cr+9YBlb5fJL8zRJX1+fQXHu8pQ9/qFenfvXP2OshQ
CwGT5gMmjZ2WnWv0dGXnMru8BYVfpBqefRZvLSisgx3ruBTy9hl6rBvkOM1X6GMs2ZittWlpKePTdi+NOweUFHXMzODuB36t1mk7RPQm7Y8w5DfRF1T6AtPn
mb7YqRWZvrROLzF9E+ri4Lqc6W2V3mb65UzvdGoO07vrdJfpV9BODq2iiX6VSr+K6VuZvq1Ta2P6L63Tv4T6WtRRLTXKB5W0hku6lTaW6OkT42LWu/RJtKhi
xG1ZjIZBN6m0tbaefTIUsKM1WllJkTnmlMgcZzMcmWPhutRh/lLoMGWYXOg0H3IvHzwulZgDx5UeekAkJ7mc/uPBID8LPXyvyD7D2b2h7D9A9oKv4+Ts+bAK
FKaIssi+wnGNZ0US9sszgSrz6HHZvw/jz+yhpUUw6XtfiWCCKlfk08WyGsEkJfj0XpWuNxzB5CPm02wQwWRajWAy5Ucw4XImQxFMzqY7YpdEdh9nT4wGq24/
8OmCSP/8OyOv4Ko77heOoIVnROaHPxt5FTNPjErelIPoJTMUvWRPOsGQZfrurIQ+VxS9U1LRe2lxRe89vqL3vkUUva1dwdEBRXJPkZaNdJTpkd6XWHuEIW/v
bHEzIbVb5rPUbiqOgl6Fo3CL0cSaNzyVk55YpJZcp3+VfqHm7W781altY83bFkXzdkFREeImMBYAfJAGjSp8V3jFrSVFpqEoMtd6qxh+NaTHXE+WQJV6TFRe
TjHSCJTtZdu5nvtZsbvdJd30DleXil3D1ivaaMiY8JZ3TrFFVt+EcBf6F8FdMBh3YdGymdTHXch7xz7cs1hFq/WvstbwbnY23cZaw63oigFsdHK+kQqqjdgc
Jcrc0wjOWgzvzLNi/Bnel3H4GUH0dKxir4hr30s65zZtj86Wzw9zsJOHHJ111X26WwAO4+kxOaKQ6WbUnFvDt8WcW6CPmX+ZDSGDPuI7Rk4FqkR6Q2NRjWKe
NYp1rFGsZ5VfEFD/40C32MC6RZ11i3HWLaZYt5iOMs0zWbdosW6xlvUzOWFKNyo1ip80Jozu+O4EgVr7piv1yllPOip80f7eRcIXkWY/w74zQGwF/jlHe4R/
zoWcH9eI3RfhIScuoDL2ZlB/u9LoyaAyeaUxnxbQGeR+SdvBKp+FibR3TePMkOMfmxcMJNgadgKm1f6E53rHPgj3VNj7VwTZyN4wyIa5SJCNpAiykRJBNizp
6GIJy+lwTYHldKX7gtoePJyquWHUAnORqAVJoQtPiagFS21PpfuC2h6MWpC5YWQCMzoyQZIjE6R8iI6lNcb1Jm/wsXBpSt+0B32SPegZl2nJLTk23v9qijTk
GGOzqttUtWQJPt1J9ulOsU/3UhuCCDdhdz+lIW3aQEJ8+QQUTIO21ocWCwOLxXBWPpRgMJCDCXSGg16ScDD8OMyDZFhXG3ajynVBjupGVe/bgqKpe11g/T0T
x2eFXbOJHnhxDNSc8AYyqkNVjo3e5/Vqhyq2ZQeJtqwLW/ZYh8FBd2CGiN1mTIkJvAeeuSyemddhJtD9c12K2xOYu6/gRcfmVyVvdImGRz7OSfZxTjGpMHI3
E1n1xegtArP2Cxm0YYC6xzNOHUbdTOAeiiY8Ohun+ejpx0K+3fQAmmcrACWMWlLDkCLZRWB7sgzbU8OwPRmG7UkHwcnioeBk6bCNp1EdnCxOJthhGAEvjvH/
/eBkadVvOw3f0MiGuiGidWDYdCflnT1EBsOe6eRI2FutX0NEZOgiV9Mcjmw2zceFM2n+CNNpJ0eh6dn0O8Wm3yabflts+p0LTL/RgDyPTjcIyO57vOcRLyhZ
6fAeOoQ1Ijz441y/xp0AWxcYg9ExNcZmQrEEjzOm6AwNzQuFXXFcQgUZEirIZDf3anbh+5ksDRvk5m4wJImBSMjNeCiDK7jBof8NhiRBs00nWQkVVCVMwmo3
U73aGVGr3Ze9i+8vMoEGmDbCzZ3O51J8Pmfw+VwAOGlUTUlGaG4MOzaHn4lLR/c42sNR4TYXvmKJhf+R17foEhCXzu5xHNJU/Coufs3/TtvJ3T3O03QcTU4o
tV4WHjq4vEEli83X5EJt+l7YN3XGVzV9V0z9/nTOFRq2GRbAvDKGMM4/IxATCWZvJilFMpdE5Qvp4EbDTorzgG4rDTQVYqG8xvfx+S+hknyd3AgbvHk6YyyQ
TwpHrNAkCg35zHDAPfQhjku/nUgXHCNwwTF4vwKTsD/9GnYdueFQ/D6DdldYpiwR4YUOoCah0h0nzpJy3PtPFq99lxxEQlGriGMVa0UVcbbBCNcB1cZ2gXhf
R+449Xbd9+H1EXTw94IFBoa2XzKcFk47rexqs4IleJu3CiEE9XoW+RsUkd9ikT/HIn+SRf4Ui/x5NifQA3OCifqlWe7iqfHBwHLXYMvdmGK5GwuZBocsd//W
MNAx53NY7iYiLHfZwttYSeu3mLorLLXNCkttxaa3wp7X+r5t/f/a85Ki66bseT/5XPa8/2eW2p9hcalYVj4fsmHp1yNsWNb6a5PnVrlwGWJJQSsDxKc0cOvt
pqRjVg/dg4EqXbIQWhBnB+mQZdyirekwHkZvrs0UyYtdH3x3rCC8M/pD0QZHAVLJc3joJh4PBWo02g4J+8DFbVhiYfMOHPhb+XW3sDXLZk5t5HDY6wVKStJb
3yWwjLzl0pqFYoUI45NbuT1rGOimla1OVjC8zXrpACZtWZTi3vkfFefzi21ZYtlwlmLBco9vwbLNjeHqtlRjrHD57MwSizBiMRj3KMbdNIUCahDym/B4RPwl
GQS7yooFPRxi2YppTFqx9EslyQY839DYxUmjQUHSqMEuuhwCPv8zPhiJUbC5GIlxvrXyn7POnk5EfAjuVpzA27RCkF5OJxZBupVOIIL0msAy2md3yBC6qMmT
HBQ3xrUFWHCznUuquSkoeassucBY1zj+YvB6lwnlenJZKtGd+GZKaI3lQB60KoCftiMDYZ4VEHn7A9Mw+FzTSVfLv79PqICw4Zc0dmzsz3QxIdzxXWOhtGkM
6jGjy2fIUJGfQxvcGRETGsO0Z/MfYMH+k/nrmHLhfeMwVPGECrs00etof4//7mpxuZnf3hMyFrvXjTFSO40XHXsJPbR/v28VJ0YF23utZaiMJINC86R5HyEv
EdWTvkvbNqbaylRbnJqsN8MHbIExAYPuuFnECdBHXBOV5QgeFELrcbUWu2akF6S3zAg8JvF5co/bZq8NXa+F4Ht6EYmxlY/w3Dz24Do7jz0YRbOY8GytJ1cI
9PKgvK9YQVdK4iGqXecfCCLMzRtZt2HEIYiP17NuYYRDF13KOvR6E1lE8gvALy5n3VKtEdN0XCHtpZ5qcbVJxH/1Dxyhq4TW2s9XUixAL6rOz9rEd23EbUS+
m8Ttpha7CNy2Fodral4EJUXCNdEDelREbLJXD0Ji2xmMXqjbzSGkJnS+tWsx7FAjfFxojYkf187djcRFlBkxUkZpF8L9PbKLDL4zYSwmUtbo9FETHOCf31x8
WIwqh3nxqLx41ge4qKO5rY6zxYQnMeqALv/zfT3hI+UkbVIpS/YgPcCFgF6TFr0mzfN4Tyb/8n4R8V7nAZ7/iL+K98nv/TMZfKsn9ssPCIvnT9FoVV+nh1Em
bOM2g9AlYKs9ZjAU0AnDx4hC1KJNV6+89upHP2npMIZpMbmc5kG5N+MU8dqXoWBC4zHxLoY/54xLT3++h51nbp9YroblrW/7K9iw2eVnQNO/K2bJy3zXJOxD
cqRIeochVazDM1dNerITbhs3gSfW1fo/mmxr+ozJ6/RRk1s8aPLsctikrwRl558MTE5DaWHQCu9sug14nTQRZrFNe8t0m7ArIV6b6RZ2YW2/NnHqQOg6+EKW
gLAy6/aHWskIT0UhRKzhVqwicD2b6pkzCYvNJA4cCTB5bLeZwJ9g10n+untoS7YDSixGDe4i3xaDu8iMBrqjwgbrs4lw5GIzM1FPZvi2P3cgUB4IHiuNAYuO
p5pRiikhdSmKusS3BTVKf80IsI0YgN7e+T0+XGyvlF5mTdg0wnXGFPA2CN1lus20Km4+8uQ3oOT3NhCwSk3dtyS7nWUyLktRXEuKf395g73syEGHvvqNn9Sg
MHrRfgt7UJvWZzklGgMWI9VNU49q03otByUk/+Cxzi6IX8s2bzl+5tAHv/zL2x9wWmxj899cfWHw4/Ojtz/oLL8JVqMrhPMF8oNwvhj44y6zW1ocxHFavpPi
1VEHW0LHoMGVf8q3gS4K3KdSp0aITzU+XE6nRgCV9QIcDAS/vQIsDJEeUWX3Tbg0dWp/BZdCp7YbLnXtsUfhAjtwGCX2F9bpCOn4xU5tJ26kOrWHWWJ5iOX4
HXBp7tQIggzmowG8LoM9qc7zQf5f99MB6okhMifUFa91zYem1TbNvfLW9wgmWtv0BNoZ6B3kjN4zYbRra+EmAlif/+EbJ69pHdqaIJ5HA1ou8GOIcKZtmr3y
k6d/PPL6qetaB8KioQJB24vCyrKzLvq23q71Yip7O57o+NYK2qPw87dkAKg9Aj8z7fCSSKrvQJlZUOrbiVC/X9Lp98LP8weQTr8Hfprt+jaucguLR7td3bN3
kc7Dl1/mPyVvdWhTMxkDQEvwuJTbttmm85d2bUz3KdIdsaOYKF955vr5a8s78PtSFReo/a8Y7fplzL925bXnXqzt0CdIMmuDz05g8Gq9iHF08ixmj+p+7eO6
rP6czqBHuBD6AyFGOFJLhPXBNeEXQgbhigsd+jRJlu36lM5bTp4k+nwhs4kXxgKvTHkH1/pk/luUXSTxXK6GynrJa2/+3H7htRaTwhPkDJhdblEB8es3vZVI
byoYXAdMu6gAHPMJ/MO4UP2AJmro5hixaocdo82CPx2zR0nBO/OD4DBRyasYoav1Xbyg7eT17GFezh7idWSHU4et1nlXUTVs1qijBkfvCh4D1Pl/KsbQB68c
fO7kDwfaeRjJOMPkTvAIzDx4NobQikXvV/rOXaJjJiu/hxBUJAbT5/weBPtq+fvMWl3vJk3JGyRHPaHDvhPF9wl0pqa6+Vzn8rOqySKlpckipUImi/x0lcli
d7tfjq+QnMQkeSW38m9UtnR/vSub560g6nYmqWX7WlIZ2P4lyDs/EdLzwTYwLraBcQo7xpqf8P4vTnH3Ivd/cW+0posJ5f4vjrNpb1bu/+gZ2r/xc+H9HxR9
wpT7P3oyvP9L8P4PIaxHE7xJk01D2t7kYs0qp7qYSG3WuXSoWfCMaBY+V9GsuUyoWfBk5LaUORbHUB4H9gsUeGyoegctXQlYBYWRJa6vFNL0JixcknaCmEPi
mMOR9oK0zm+PxovYNLh/VG6c6fAlSyGJZEAbktOzuPnU/TsGKX4RuScINEgyriVFGAL34IrYKFKGAdJkDHpRPceLwaoddCPH2glHO8eEKL7q37Br8dguj8d2
uUVJ8SSO7GUwihJBP2VJr+kgDlZ3F75UNutDvHj9C6i/LXoGM0d4OabYUDXNhqqJTg3dG5Pt6NQU8bzJz5v8vMnPm/S8HcepecyCq79MvdTdYYxanDFcmTEo
MgbCGRtgchf391p8KtkLV+8PfPjRg/dgZl3AA5H/4nvz5tIlN8TyWmKnwq4/ZyLThzkgG/xiPvKBN8bsCfiihd5AnbGpvWWTyiubsvvhRwThuY7Q2nErXoc9
rj4QdDEicUqER2gAwTwlImW5hQegrQXZ8RAoJrYxEEILR2QnLXdvD3po9wO72MzJOusWN214YpPeaxd3v+RYWVGFdcgtPUBhK+yC3XDEbRSUPRuHnnatswSE
/ClHFfZ/f/yp9mdEgLXY8OzUv2y/Q97AP1MeDQxrIQYCIgwPL35Xi5sfc5rE0KqFt9T8MBDY/09ubmrbfM8nTmbjkN2EMATWEfluX/OPvSzi/JvEx5Jj2cDw
O61YsJ1AOwUyTxj0iac2DDnNMLBFcr7baQ4oYbyXgAGNdvPQINZol7a3EF/s2tA4rhXhvGqp8mGc4NCVuJZmDwoMwQSmm8Pxa+L4zeH41atIOHRILbyKm+QQ
aDh4kW/UHtSJ6hjwQtviwGiEGc20Yqi5wHcataDpcB20nCZaBix4Jo5bXSeH1wUTVg64zpuoOhRzF0gUNHvRRJkObc4O8jeHXlq6jUYkRQkCDjhNWaHHwa6b
C5G4sHHEL1E66JQCjpa7gy6IA3aeuvppVo/sbHFKyE7geVDbqKhtGGtrhgGHE5cWRCaj6vPE36/gB6AoJzDVI3u73IQfOK6RDiFymHTT+JLLmCvIPuaLa4Zb
3xSOjwqMaaSVNfzIkHyCGtsI/F6GujQDuWEhIkOoVw0SA3XoQM3iakGhpRsUut3VoHchL2z40Uyqd4u/nKtxm+dNVw/voJtwqcJPDrxvOug2CSY2KZ+sCXgc
Yv0/C0kBGsZRTpSvbokiLFFEMxaRhUcV8ixsaRthcx68rts06DQEk1Szd7+jiV6ni15nEqcoIGgDdjxv5jEY6V0rDW3ILR2pYgywosEuDVbfx4YjeVmSI/uH
UG8xNDg0CF+Fzjg0YmDcpkExZg3eBv/Ba+fw/XLUe/7UMkCeeFQg7fndQ5PdQ1c69w0mOp53VE7CMHBLD1I/icqkHBq1AQ95EHhrKORcI/yF/rTt3dUd751/
ewOyyK3+YDDUqeMBo6ALVNfTdPBBN4e9qgTFwY/GYP0Hoka1x1Z+44Sd/2N8sFacRwUR8CkeYAN/X79nKp/O75e2Vd2lGrhLNVRWV3AaCGySwDSgYtPA74fC
ZITyFOdNqTytq1QbLdqwkhwwFn0gdY4LSxs011nZUJnh1trxW1CbVuS+BV3S10/ViCs9nT+j6EU0VTLwVQ+lfzjrtkjdQ0uV7uHv/l7qHmoV3UPRVyfYRdIv
IGNYkfLWjE4aFGGBzUs7PMzhUW9Xd5RXX37r1V+MvCl2lNIBBIVWai5vGuMc9gPNd3hdgRWLsnnT+N/EXW+MHdV1n5k777157817O/vH3rV3CTMTJ+wKLCwV
7VubSHhWlLoEQRSh1B/yoRF2pS58wGBFqCWY4iVxbEPcFgimkbK7dmO3ttEmoYpNg7JFSEXIlRyECklItCU0dVMUtqqjQnHint85987c2X1eXEVttdp335s5
c++dc+8995xzz592HGpJRITGMDexZ+bfiI+l4YQtSiE0Orq5n7BoNj1SDfa4D7kcZs8z4XsWg7tTpQUzxaazfOhqC2Zif/mc210GUmy6wI/mMpACc35B5TIQ
w7AMJHC2DERVH62IDJT4AikyUMLCF3ZoyEK+yEKOJdqjmzLwFaMQqxQKsUrBF/K5P+YuP3Lsy9rschvsomI1prZ2aPhw+iGiPZsMGej393c1Z8fzE2kNNrRq
o/MJY0ObOm3l+goCQ3bfVNtzqzUIqD/UWFisTHH4MrogVhsuXEa4naMH5EVmRLO2La5k/84aMpqNlSwch80wvyXNxsrkv7165kgV85FTWQWWYWiBFGdyGsMq
GsFYXaveq2zmqUtfz1dgLMpfFyuIW8pflyqwHeXYieDNOZ45O30E4LJ8cFkBuKyq3WcOHiZSCTFDWYV4A73qo46zgeU0J6YbrJ8jNqrQyCH07eiURouKviXj
cq0axccmbuEvuQWJkJM6Jq9Q0Scn75O/sk8SOIZGAn3SUkOIPiG6sWMWrMML9tUzsmC5U0NFp75tOjWEj/j/tlOGinCnpD/f4GlSR8sN2mvrpQCyfCIn8XFg
e93Mj6jkaR8uSPqEqtvMwwDRvJv8Dw62v66z6pSLm8cS0X8es+dJ9Q797uyiU353oc6YK0SWCQXjRJYrrIMmolyxVdUuvJ3Yosi89zGuJbBwnjca5jgPV5+c
3XAeaJyfNTjXB3+EchOipq5xykYlOq1VcKVumCBhV2a6udqIvPPqmRNPnR1ZfUSu/Oz7Q4cL8VNDREOumJVcGrGzesT+9c2/O/H3tJLz4WJtUs1M/2zF9HeM
n11OIKZdXhPsJyIz/wG6++7Pv7/39cd/vLnj3EuXJSuYHo1AjwZrPf1uSHvFTOPzT+79TvtDZrH/HYTvpN3lN5nJvsbLKxovuuViFjs5u2dWaqyMbnV+WeBl
f2Xg5QYHXvZLdvnQodA/2+WrbD7AIhGVFe1M8wF0VnWJAclar6oOvRywrTxn2ORNej7gOJDMXrJCrI0GqxjCtrFjv0z1jtixE5JEpGZ9ASI+QbgM4pAoZAOc
cQMMryZUTdNqdnrvIw8XPS/UhLwj5Szi51qmwTa4Uv1VdjBbV3FZ/QHGraw/yAk26w+qOfGoCsFe/ogQbOLLIPUabnaJNU8KznPzgUjPbaPZNCOU5EnPETHK
5D/Ph/3ksmF3Vg57yMPuLBt2MOGhHvaTjLy/OqDH5WSANHptHga1lQeWmHJDQv+a36kHpodoXsgY0JQ4JldfA80Gn+TMBYQNhwe/ayN8lInQ6UHmQxsgQdAD
VoyaEJ6WXhRxrhO/EGZ78l6dOKClGyPI+iI+Ij/zYXmF6PBdaTBMz0QkYAUQvRyY1pkJx0Jp21gg6rKH45Iv26t987LdmBpn5b7hdGFqQmFqqpqpOaeZGlry
J7747A/OXHBo64Bxu0zlpYqlxuZYrcyHpT35DN8p+zOWQSvu4R6cPKB5Dlqc9HmaPxf482X+PMefbwQMfYrpnpDDnMD6vy1B72ShruTlnCvg5UrbZSDbpa+3
S2FSoTKYnWEmdUCOfyMmzpraVUCq1S0t1bSuduOaVizCD+GahMbjcPjd87MnvkE0njv1st7DNY2P2PCTjWUdw0GkVa75oJnM2xMu7oTkAQu8Sj6BKiysAVik
L+BWDkqVLTTnADDl+k138KZ2Zij3MZI+htJHdqEyk/1yfRQxKxcKFRyRlguFiywUnlBFGLaHK7koqGMrs5Wjkx80ppBYb5fDF2Ik75mCbRJJZZZYmLEJOEPL
mU9Ok1n2jb7KiDEgMMx98oCEnPdZ+egWdUc8Q8DBphVeIwt8BrZQOBtyT1RudMUQ+qVXOw5FClLfOg71lx+HMvH80OPQjIvs0iMSifgw61+tA1JqpwzxTAki
BWHxdk/FHCYCP8CcBRlHVdcHrorGRA8cAkDr01bU9RaP3qmwipNWDya3D+UW/Iu99lkrwk3gYHOpKkKtv0y0x6lr7XLHm7BB40fLx5sXQ+t4k2DMqWt1xfHm
ybZ1vAkrs0K0d8vnez7bx0LIJ8xA5E+r3FsWwFHVthRUJIHjAknd/kbnNkjdaVD4rrJau4hn72fn2/DLyd1TxWHTz2aquKxdeRySNS1rPp9T1TmWqIQ4Lu95
OCOWZSdY2+i80Wtij5t6T6spqV3XzVViR3uP0bOoTJ0c9jKbt/1eXcKH+bFjWPfdz96BRwpbvRtXWMLEO5yT04c1BGPmHjmGuBOXtuc5nk2es4JYAZ2aUmCs
9FIJq83lrzBf+LL6tNHUS/jRL1MvEORf786EINSQMOO6gYn+hXNMUA0TcGG1mswufPAnxqkLnRL/lhyTGEfpSz5I8NPZlHcCwyOtFIMUV26kYYIN730JomYs
XFKZpb9szB6O3Z1pdZhQVodlEkSjnr3EBzd5h7t3b8KmJPcnNL2IZ1PNUo+b3dAImxlzUgmPV3qFSScJ6Z/VrKNTEosejgPZ+Vo+mi/jM/rnR6yT8XxEz1dl
SN+uwhph1DtbxdVzxiO5mu9CEjh1NK1p6fKGpCWH1W32dkyqWlF2yLVxfBnTsVxRJA5OK8XHmlzOxccrTQrrQ5dSi2Ulzxk175Acn8VJkeE6Tz1ipCiHWKoX
tBSVq2db46ybbY+Lbla4kIncmIw95sJxNnSLjAFZ3APtHhvotLo0Z+zcmnE4bdt8abJyyzCM7I35W2jM386xoFo2r7NM31qnX0hD1jrHoVZDgyfW9DfX/kYy
xqE4kQZsR+lr7W+Qo01WbOGVXik4LLfrtLQgMAKLvWbvt6x13ub94/GGG+YeV/6yXWNByXrGOSH/3zqcutzK47ZRxwSxOcwn8Fg77P4JoAPmLeNEu/nyr6Gk
ItRvVIDhNouPrfzQVwqjC1fmsSM+vJxuxNiYVuRJghcHKv6d68bdLc5rSl7hHJdbnLP698vAEm2vwFb2BpO6l/hzgT+PKisssLzdgtLr67tKiOxpJYP2HDJv
EuH7FpKk0xL9JpKkUzmvQOto41MJr9DjSnT7R5Us0JfU8jDCK/tgvK/+N9sXBFhxh+17Fjo3Om+qRHfmDZViakmmNLfb6re9FZqlJsA4wLON8b9NdvvMif5M
b0fY+zGgfy6Ct4nIhI5ZnYmDG92nMIb1Lc6TKBtbnCdQNse9Q0psWA4qCRawj/0Wx72voayNe0/rsZ+BbxcTyScUfGCSAOkxQLs5zSly0TXAXPL6v8RR6Gmn
UeUo9Gw1857KBuQedfxF4xx+Udlx6H1jGnkQYRTO/pKjE+3D92jcm/YlpAf9mvZRiVhHzv3auIWXrmO0H6fndmOANzqPEUXZLWN+0Jdlss+XVTPtQ3dHTfs4
vF/W5aGuXa6UuoxzLHR48qc/+eaJ1//hL6IO+sokrMXD9JRZpxJPPOWpGaWtZT2uxK08fMxbxwqLzzJUiKxpy64hIGCdCCoSHcSN+5bddXNBh5o9qN96n8bC
NOz5/GwfTb33H5VYSzm9+NKB0vQGkg75mjzGbduzDUz2z5hInvcLEWmp2cUt9SR8R5A+eJlLGzadaf9yDm3z7ABDj5Ud2qZthzaC0Q5t82qFQ9tzDcuhbWhK
wI35ILJngImWXF/7jc1wGjALzXpaYqKrG50RO/wL+ve+7t9SQ7PB7+vuObmT51JlSgNoL9zsJLu27MNn9LO9uePHSaZezBIcpyn1MHvojKkZRTOR7WGvVU+r
zWrJE5hDBHPeE5h9BLPo6bxvnKm0qoO2VCUeBavjteVtICDRn4opJDu5l8xtCX3mvNTJUyA47Btq+fHEU/JylhtPPMXpjB7QhEpgqGKhU7VS1RY7WLrezNZn
Jz8oglXkHUMDS00z/WqFle95nng/6ld9e7wi+taie3fq6cm3wjOwcOZTooZVkvpHKx4zTiEHuZZ40eruKThNKCQD4gyCNZ3vR+lY6nWO+okgU4Fxz4I9+0bn
NTe/47GKQXvOeaC0m2TQc4m/qrWwyMoXe9EjjEEPe3u1aWkfG0b72My1j01O+3eZBznpH+wQeWoFeBsYqnGvcmcyGD2I66984xeht4aysGkWJytsDU+oMdUq
tLUtqlNL/J8tK2trl1PW1krK2hon4BZlrZe96eBlJBiMxzkymmzYz4Z52IgibYIYcd9sZ0vBeJuYWryseUdPBxajcgYZNjwE/qK14CHwFzyP4bZAM8HjwGMV
LRCcg80E/HZFIOilPhOnTOx1L+2OxF73Qsm3Ne5lRpyY697JC69+/6f/GEJN1YuclsxW98IqdQMVdRjT9xqponfyFy/+zYkqpIreIkBotxkT5O7wFZORx6TB
LNC+fTWk+3e0vBUYzzy64mmMv1HG+PYEKZ8JcRGmRKTNQLPc/lM6CFLaF9emqK6hKR0+QG5Ecniv4wXINY7DwEld0wG+GtfwfU1H/T5BcG6NO2NvMu14t2H9
/CGG63p3SkZnB21UXA3P9GivUK81xwglPcRTEYEeOCY7YI0dEGhl70577iPos/xmr0g4AaTfUacmL7l7k4HY+y33M8ka1P4pmRq3SbLykvGChyw9Fe2iGtdg
E1vr7p6Km243mZAnO/EXfIbpMMcHgyP4xDJBKTIV8sVJ59P8iLke1yUdk8p6diVKViTCpA9M7nl0cuKL8Rp42tZPTu/N/ZelDqeoggZtbTZ3gYTt7C2X8whD
AketuKo5qGWoup6Qs5YxRkyUjaMm4wSxMjyQeLp2Lz524+MBXi7ThgptkKUWy8oaxRjGa290t1BB7OhmTIFx7wYkhB3nfLFqizNRmI2wlchgWynHFeJkwhGt
OgiZV4CtOhxD8VAxHNxi41Qqo4I9eZDjkJhoB8gaTehn9/QiPkMzaegneTxoWukxWQt/8rjZbVAq8NJrIHbo55Nm17wlsvgfPZCLGxwvUFN4GZ16Pjm6P4bh
24Jx2+hslgGbAPKh+6jL9gCHZBCm7ZI5l0m/Mpl/14JM8+H0WmwvcIrpRiKQ8URJCuAaB+iqISkP4nc0EaCrBjv8IQSO4aTy0HZHsOnmRGNZTHPQTfrZgJiT
kVwHGoBswtTKY6aVIZl1A0IFInoJk01Wk4wJIhkfEOXcxGcBNYMmEz/KpF/yxuidB8SbbIKfigfooexXPPtfVOXnkFNZdAuMRyV4rAge64JHX/DYEIqdR66I
OYtXK8cptt9WvmXX8i07YJx22+haGJYAMQw1TpXgtCI4rQtOfcFpAxrxKA7ZVLJqNBmeRmarjMxAkOnLxgf/2VYZmcepT5M/ImzOIF5xwOjk7SgXNSx80kaq
EQpHQDwKlM642Y8LnNoP894rO29ak8dSGW2jtgmKmexauvyc1/s583r300/Z7BaXnVnwb6Rjjr3hcfmlfQsL6D23Jh72L/vMYrF8ZvG2nFnQI/yN5mbRhXf+
X7pAQ2cLXDjG+gV35Acjteqe4EHEnXUfsmJFzXzFtxK5dzmequnjqZo+QkrZajmwOPyZCrO0Rmc86j3hiSfhhUpZSpvWD0DwCOiXfiB72pOs1bT638bplETH
4RCQjWxCc8qlvbZuSWmQUURAq8Gm0QElZ8Y8by+2m+NmjnpFM8c9uxkGl/pA86/c6cvkgWZ9jbFwFIa4rsXC0IiFjI0fanl0sTbFViXGfpF+5Oe6XlbbhTAX
KFTGx5KZu22Y6a82f2RD710Jn2stOL+Lds7U72MIT3xZlI4d6sag5E3dpBv9F/oYYl8iGcqXzizUpzhuun+Rw0xcqxZraZhnHJ1LW7h2nvjv2eJi3JpN4UQV
zln+ZHSRgNK29WzP3GwaHf562vsMkc2wcFIYnnkm7TuSwEmo5wjSFepBDp9BYvqe1Qzao6IW2sL7bv7jgWd/55/+aPomPvzquxk/Bp59V5zb+kt3C7OJXrqT
A4L77btci7/XouXKYYyg3mqwesvhzalOaKSXah8uXveIuNEufNk34dhT4+UUL8AsYY5Q1kNF2kdP9s6l/bNzJI30xH1z9LvHwhvdn0Me15k0yl84Xtg5bP1M
t+4YNndIzGCvl3AGbega+/H83GGMUw6XP7LEJ2XRB/t16jTqMrF8dcIEVdRHVbWpihn6S6iu3BCfkFotfGZ68i47zo7hwhbjUlx8/YPhF9IBWDgOsF1YjREp
CAUy64hcK5MVmirQO2fZZA2a9rTGfG85MuP5sbo84+XLotvjXZ4L+Lku7dVKqxFrr1UFQUZ2YCdf7Mdwd7NyjO+ih8LjWFXIoEa1NG06lVg1sRM6Vwb9mZzt
eVhj0er1wbOhGL0C+Us37bSQv6e4vucuQX6gkd/ArNVBuSRCl151/autt/4Y3i6YEP0yIeC72G9Pifx08BKbv0GfIOkHnFPT3yscFRxoKEN7xoTsnBTuXDZH
aOPLX4FrhEDT4BqDUo2EhqJGRkPIy6C14sURvS9fRkmL+ugWv63e2ouFllvRVLqV31vlL5tutbpkPYZliZiUsqbQnRnLjSYsubWYnn+vy1pEGEblJH0oAiKU
CnGM29AvDZFYChtqGH9BbloLy/nrOKqh2V+4aZ7W+Q5Thfx09gAUmWvHvZf5S89mtcBf1ox7p/lLe7Oa5y/9m9Vx/tK3Wc3wF94oxr1zB5CZcLBbYHqeS80s
wEJbe4r4vzWnkiGgHl7xWY3YiFhta/l5UEo2BcQ6gHWc2p0iziD9nDUU9d6b4DaqkkERcJ1baSNTd6f1uLnt/haieHuxI6F9+H3d6OJ+7b2yDYrnqXSQ2ru/
BZtD51Z2OZ1EW4NoS6EtGi1rPloz6a5dp75AsAQR2O7Ttu90DhGlvRZEbxeIoTSyIKIuEHG6zoJY1wViNF1vQazvArEpHbYghrtATKQjFsRICYJn4K/2m0BW
js7c9PyyzE3PaxPL2EHmpueFgYVqTVnwe261mVddB44TH/5btsZZgxqbJD1SEYIWgXpPpY14JO6bTUdemLzpS/HAXqJw/UR0Rg7PzaQjdKuHFvXk9ZNU1Uap
aDi9al889IUHO85E3IiH8exw+dlhPDtMt/BsbKA3EfR6QK8vQ68H9Hq6VYIeJeh1gF5Xhl4H6HV0qwQdE3QE6KgMHQEaslgJeoigewHdW4buBXQvWAIbOiLo
FqBbZejWYe0CXIIOCDoEdFiGDgEN1q0E7WiVKS9yWERPwTfCSYNs0UFsbVqW9lLRBpgRtkNewcT2wdGRKmbvjlA8T7jYKsWnePOgPxiUwg0kFBcVLiak2CbF
dgM6N5OEolORVoJiqf+ad9UQYShDbJswdUkRlJFl3UHOEBMPbkuYfrBBrLlcp8up06rGTqsWD8b1W0qc+cJjTDnRSk46Cej2VsCTlPdNJQlGwPkr7pd+zI1e
f0RzBUpS1Oju1JNB3bhDjVNVgyRdkxR0O242ccnl8pZW0xYSDqzsCgHd1gJTP3g30u0ILXOYYYgRFLNgVPTzVp8uw1mEzZLvpOVFyWJebvxYhdxoLCCWyZtL
LG9+1bKBPNT4n4mYywXMczVbwCSR6mhgCZZQRE17iS1gHqqUJT6Sk5+oFRIfUpDuYxmUPrXkRxK7uMvVBMCyqau1NMPmxnYEEcfuoVfqIf8Ga6fj1BUj4cRy
TvDL/asORFPe2pyB8ZZHHXDYg1xX5NnsYrBKXajsUKMIHoyYHndnbBaEU7hPDjdr+HH155uD2qdl2tOy7jh9jZ3mRd+75iHoNcY8H0FZx7wQkYrHvAGYR495
I7AWGfM2JFUU1wFDY94NML0Z8z6R1FHcTBI+FVAKO8hhFaJASnMqdsBFc8y7h5gYKnYnEYoHSTCjYhrJhKg86BLfQ+UT0CVR+TUXwYDGcDizFuVJF0t7DIc3
Qyi/ixiRVL7kJutRnnWTYZSvuckIyjfd5CqUb7vJR1C+4yZXo7zgJjHKi26SUKn2eUmK8pCXfBTl016yAeWMl3wM5XEv+TjKeS+5BuVpLxkVg8sxwWTqRP+5
X87XRzt0m8prOgRO5cc79DiVH+tQdVRu6FD1VH60Q81RmXaoeck5N40y6VC3qIw71E0qr+5Qt6n8SIdeg8qrOvRaVI506DWpHO7Qa1O5vkNoQIjLDqGFyqEO
ArQRweggMJsbr+WwXm68pkNopXKgQ2imsr+DQG0kV3doGKjs7XgPUhF1vN3IK9/x7kFsiI63g4pWx/ssFWHHuxOyG45m3LjR8W6GzUGHc+YFHe8G5LnvIO8b
Mn9tgF1ThxME+h2kd4tVh7PTex3OWjiGYyK3+e3+GvxrFfvYuoXq6pDKEyfl7AtmYOEbEBc3du6SoH+r/dECUrto+WgtTTtyArfe8JTfDCvVVrvWwyaRLgeu
154f1bDdlHRWIGIpVKepi5DZVaihwiSQmm8WKerdm7C+Ckec4djjSPln+NSwFrt3cERzFxsTfS+Meem1oPlGuBsTRsXhoKP6R+NzrQhBmPmI0yNSxLDmNvbw
2dQ5EhePx86RWep8VKQKuE7yrsCyH+9DNCS7Tmde2ehwDi+EBvNM4h8EtP76w/rw39P5CZiqwZaejWtn+DbtKYWE5sz+N3tXFxvXcZ337pLL/SO5lCmK0tL2
uWMnkSwrVhLH0spJJDKmSMnm3660XJOmTFOS9UeKkp3YliKvZK8Zq/VD3SIPsVAgu+sHGS0MuECL+qEEhT4ZKIoGBQK4aNEaTQoUBVLorX4I4J7vzN25c1cr
mbSUGqgl4mpm5+fcuTPfOfN/jmjIwHGnbaGU2F909AL4Gk5AaRnqvy9kTM2FrvA3JX/f74uag1SJpE1cSLttptH8qa68Jo1GhZFNXVdXvU0Zi7KC/rO4XZcq
VLPwzHiJWj/4W+NJaYn+lpNeQfpTJ7fxTCa8K+Q1JvavmGR/t4THJNyrA1g6aNUlS8IWnrNVzPdJkXB2LP3vb9Wtqo1TfJtQ9INv/Ey/2qNVlWisNpWqWRN+
/pSE9UMlmtRaVE6QxlZZGxV9e29ZtdfXLNrK4xmcG7VOoJYt/0RGkMo4/sw70SSo1T9wJVLXKE6yJ0xXX2cQ/yS7zaMhazmyzWL0I+1t2gQgF7FW5yCv+xZ7
a+kaN2abTUvbN/q3kGnYDbJvLo0g6rSxaR6RTXNuwy2R2I7IuF2UtsH2VttI3FxHS8gJR/Shbq8Av/VEWCzAMTdEtyFPqKJMbfMgpGq+7pPdhzM3ZInaFCVv
1TTW9ZXKrTO3Jhs+pMVLImykDU7+x1u21Lc5jWtzvIr/iyzxmKN8jBzNWD+v40KAZ1FNy3LkOc7f9S4XoaWxCHL+8M4LkEjje8I3ChS5m1KRu2ahwEpb3ZCi
nFb//BPmnuUJW26aE9vyAqs0aGF3zS8I3fwFdcLXAPRw41c7N7ZkAD92m4Ws9hTh9dcsFtCwf1qFxIBYvJ22it6srUC8JvdOGwof8tHJL5IBgOT/9a0gehwc
AZBCVn4eTiGntkZm8d8ZAahYnzvghrVZvbb6ZtDtfF7TXitaC4jYgPA13fxv3tJzwlYekNWP3UWTE7LxqS9A8yDY0XfoL4X7nSe190D/xSHte8WE/YtYhb7w
wqDc0cVxSyf9qUwneRKyU+PRmzyuvkl5VhPM6O19J/8ZCj/rxwBDvhFONCPY7YYBoZjJ8YdKj56UPT9rmDSuh0lPyTDp0ZMi8+ujpFYzStInR1sxlQxrC2mO
JK8PmKA8fJVXQcREqUwGd4VatJVGb5r3s5e3hS8mLkRLYnL4QqSEgbP/JErQJdr48CC7FL4YK6UurIOeUR5st3l5w4F09YO7YWter0/iiPliZzjDTCdLvy3b
Qv8EY0gweODd8HK87cioaLjLRkQHdIvseEANdEALHo9Yqkob7FOJiuLRwBWK+/2ISlUpRfGqyVPB4leCRw3xKuLiOAZdrXBoR8UsWf3n7prqpA5cTqlW/LD6
7kE4FKr011RS4qsqWbXWuvwRDDIkrfCkFd6JN+pXZiMf4utgJ0k0XVOCKRIX8YouYxplTHtlTFfq1phDn+7GVmtaElX8MOw4N5QxrssYt8piEWlaRoS36zLy
K5NZ2HGMUvJKNvIxPFCR1MlU49nIR1LobOSaqO+2tiQ5TJRsx3SoV55O6qQY5+ysqpj13s4mfmwbx6s2TRQn5unsTti7xlp/N7RbWq/q4GIm+FUdVWvoWKOO
Jn68qrNq05TWyUbe003SicFq5xXojUfR0Uj4/gp/HFOPV1RXBXi5gvkVXsjhcY7hBF38vVwILrffcoxBJhcTulXrphyIxzRxrqKKzpONfOrV8HVRgM7t2Y76
E5ObUS5UFnY4Uc3IX0HzL2MEu6e8wm9NZLE8EIXVrUtw60X4JYMHyI8zrvygiu9dHqDLA3/+qz/7VaI04FyWIfF1b7sP/g/+5F//4aELK+9msRoR1UxE8crt
kXo7bNmpgFG3utEcbUYqfcm3MIGfn2mpH93CNQFjBVu4ItQ9S243vL901Hq4HzuqZ8ndwJPaV066vQi57qiNK2Z3hJvazWDxK4yhsuqDLm7tvXfJvY82elXp
3q+VoCtacV14LzlKrbgPwHvNUQ+uuF+DAm3J6X5dr+7B+w2Yn9HezVib1d4t7P1Qex/CiXXt3aoPmsD7sK4AeLfhfL/2fhNv+8BRj6yo7bS95n4Lv99z1LdX
1HeuuI/KCX9HfXdFPXbF3YFfP3fUzhWVveLuwq+3HfX4ivreFff7qED9kT9YcXcj7lPH3QP3I8fth/uh4w7geo5YnQi7P4z4CyBQKOngYQn+BJaTHaz388Qx
8YTjaVOtLA9cXDLcxEJ4uUwR7FrFAkGxYAZJkzaiVKdJNUmzXSUDaZJN0sT8HW5J09kkzWZfi6ykaW+SptccT9FpOpqk2Wn263SadEOagYtag6wiosdpJ32X
vk2P0AA9SP20nnpoHd1DG2kP/YC+SX10L22jh2krPURbaDN9g75OP0y/VjfBgnuug/zs5WeIn2F+9vGzn58n+XkKp1alU6xvLD7Ook36xhGz4WyYkwWR53tb
5EFHdRm7SX5CGvGpVIzXztRVXS4P7H5TDaOT4uxpqoc8Veagdg5qN0H7yyLzllkm1oP2lkUGLbP4qAc9iaAUB6VM0FBZJOsyS7l60L6ydJXL2BLzggalph3/
AAx3DSPWSCBO36uaerm+wvlHqmq0SiPsG4WMHqEsB9D3cby+qsYgiseYOvoClvFjtItGkWUcWcY5SwXitovGIKtHQP8xps9xY5DETO07oLajObVxelRTG6tK
Do/aOKfgvBMVlfMKeg1N8w5TG6nQt0yDpNE5LqshXff3lalvaYVGbiJqdwckbY2GaUOZ1i+tcLdVqywrBhPxczCz8gvaXnmXvyNO1mDB+Cr8NaOIq2GrTSfj
v001Yjqck+FidWdxynBKjuKK0/HvqtGa5OKvrdU4mP/EqTDZTTVNuWqBs1atd2VW32kRzhvCB6Qk93O4OoiYUZOxUFOTnESNmZAiyinpd4POMPY61y2toBCF
KjfWKB2sKk5xUNoH7VWjr1W4sMUqbWdnkhu5SpPSmDp2yJzLvnSxrJ6mCcrRuOnauQGXl7gzrskWbZ4O8Ldza9JIDfVZoQNSgzjAxVgIfr2aGvi7v7r2j7/7
7LM/2nOBpkTgjNLYO/VU3XuQc6T2jj+im/0e5yu702Yod5cL7nLBl8AFz9xBLpixuWBmDVxwyJzAucsFd7ngS+CCZ+8gF8zaXDC7Bi7Yb+bQd7ngLhd8CVzw
3B3kgjmbC+bWwAX7zGrPXS64ywVfAhccvoNccMTmgiNr4IJh63LH/3su2CtrB2vlgqEgFwwyFwx+Zblg6Pa5YG+AC47eQS543uaC59fABUNmk+ErwAWDss62
Vi7YG+SCY8wFx76yXLD39rlgMMAFx+8gFxyzueDYGrhgr1mi/wpwwQlZIV4rFwwGueAkc8HJrywXDN4+F5wIcMHJO8gFJ2wuOLEGLhikp2kKLWwOTnkNVvOT
frKbv8CkiO3hKBc18gCXBbdO4vQMzTCNEYtGly4p+XSB4ZEgjS7QGBEaI/QszTKN0VvTGK2aFDaNUaHRRc/RHNMYs2gAiQwi8ukyG5oUHo1R0BgTGqfoMB25
TRrzdJSev00aC3Scjt0mjdN0kk7cJo1FbKmFyTnpnsGOaGQPneEfOMIid3laKBq8MqMcfY1H2/zaip3oUeysqWlIoEO+YS5msLM0HWCIF6iDGUCdqjAnTlbo
EJS2kjoCZ/OSOlnWDcMFo0lLurXIdvTzcC87S+pFOlRG7dPk6nbehcAedQzO8JL6EbKj4sdF5E2zyJv2RN5YXeQhacVRJ+C+x6/8MfJwRQuptx31tBgV44iX
EPE0RAYYSme85qhn4H7E8S8j/hkv4weOehbuhxzxCiKe5YwiQEUI8B9X56xiOlw0LgzXgiVFER+3DoV0IRnLOJ2WBZ+WJQdFqhxk96A4KNmBmgiZm0nUEfsl
ECIgfM4QznuFM+cu8KoC0kyYkMWaKnJilTMh51F6/7POqINSB+PqOTjFJfUT1MBzqLoJWqxydzfBQlexryABWp7C3hBPLNnZuaQuIMdh5MjR+SpL3RwLYvTB
RS1lJcdZvPZUBUIW3co5ynN1jDP58ZqaoAlUR74m/U1N5YIVoiYBB0vMDtP0GyJpWYwHJO0YU3vH3z02c89R7OuqKTDCdIARTtFUgBFepRQYYbGiyzRNNvYn
LOy/SNMa7BOrBfuPkMPH9xTje8rCt26RHyORAPol+ATBgAj/9zICBLKvwNeA0biGh4bnRLUZcvIGOTkNyTzluLLz7ObFQRvkvgAkzxvCBSnLAXScRcT4sCvV
GLkMxLwJmUc5SbMG0/kJPuo5DaISYCcgKmkQlTwQXUAiQVqe5oG0PJ0TpDGcDNJOge6iQdp5KvhIy1EOX1moIy3fgLSJhq3PIZrSSMtRfhVIG2KkdcrGESNt
KoC0czQTQNpF6gTSShVdpqkA0nIBpE1ppOVWj7QpG2kzjLSZJkibMkibakTalEHa1K2RlmuKtIIvozTSCsLtBXYL4njcvmakzRvCRR9piwJuk3GhxoBkpBVM
yGmU00balIe0PC0AaXkWa4p9ixJQR9qUh7QCnQbSCizagDSGk0HaOdAtGaTNU9FHmsdPxTrSCg1IyzVsL+6lGY20PBVWgbS9jLSEbM4w0mYCSFuk2QDSLjmU
ANQWKrpQMwGo5QNQm9FQy68eajM21GYZarNNoDZjoDbTCLUZA7WZW0Mt3xRqRV/2aKgVhd2L7BbF8dh9zVA7bQif96FWEnSbjK85NYYkY61ogl53UFIbbDMe
2Ar0mgO0FViaKXhLOqiOtxkPb0V63QHgiizhADhGlQHcImgvGMCdpvM+4Dy2Ol8HXLEBcPmGnbxBmtWAK1BxFYAbZMDFZB+EATcbANx5mgsAruxQDIB7zano
Us0GEFcIIG5WI66wesTN2oibY8TNNUHcrEHcbCPiZg3iZm+NuEJTxJV8GaQRVxK2L7FbEsdj+zUj7nXHUJ73IbcgKDc532DInQbkSiZoyUFRbcjNepAr0hsC
uSKLNQXvgg6qQ27Wg1yJlgRyJRZ1gNxp9tUhdx60uSXrmONSzvug8xhsvg66UgPoCg0bZ/toToOuSKVVgG4fg66dQXcUoJsLgK5ERwOg+6lD7QDdG05Fl2ou
ALpiAHRzGnTF1YNuzgbdUQbd0SagmzOgm2sE3ZwB3dytQVdsCroFHxoadAvSCgvsLojjtcKaQbfkg+60D7rXHOltTdY3GXXc8Ay7BRN22UFhbdjNebCbpzcF
dvMQbwp+pieBdeDNecBboMsCvAXIPCCPX7JgoFcC/Td86HFZT/vQm6d5fPTpOvQWGqBXRDtZ0NtPRzX05mlhFdDbb6a6PKnza26yqqRFeeaTVkfFuIk6vqT+
wOE5kDpER9HGkzyBPs6eCp2t1ugF/s1/NSwxcQgWKSaaUZ7wKDOpaUNqwpA6xaRe5d/855E6hbWKXDNSOZ/UlCGVM6TOMamL/DuH8b+QOocli3wzUnmf1Iwh
lTekFpkUjy/0HELTWqy4i8y2SWbbQzcOg/mDGlYekvWuQpYeguPgyWbj4MkvOA4+xFx76Pc0Dp78v51xWV3FWZ9rTwWnXOgqGuZc6Commw6Fc15XkWOgSVdx
Sgc1jobzXlfRbOI1AdrBruJsDYu7gH996nX2ZlOvcbSQxa9P0qGbTb0mm/DrITOuCOC34ON3tqymNX4LPLHX+D3P+OXhip6ZaPyex1LkKA6V65Wz4OA617By
Nktp4PecB18ztsZaXwN8Z9YMX29sPXbDgtjoHRpbA7qjzeGLGZQXf2encWMVmZ95hH304m1QMGWNrc9yGnUgMLaebDq27pKx9Ri73N4HsVTVRQdvGFkfkJH1
KLtnZYPgLPvqGwQ5UD5Xqe8BnJcv1Uu2ev9DvlTvARxoQG68YXnqqfry1BgdaNgIGG2C3GkzOAkgt1jFUmIXkDtXVnMauUUe1mjklhi5PObREx2N3BIW4seb
0RoPdAhTmtY4C1tNa0K6Kd2valIT2BeINyMVrypG9qjXIXik4oZUjknNkrePIaRyFTeuF7JVhBaysG1Op7MhGDNdzIagN3Y+G+pl51Q2BHvrXdnQZnZGsiGY
hI9nQzt5qrKvjDXGoTLtL9PeMlaBhssDoTz0vcnSeJQGd4izd0dkmJ2hHZFxdoZ34BYz7YN2/ijt3xE5zs6hHZEz7EzviLyiNYmJyoK2s7hTdAa3k4SwvrwW
0toHY/qiZFprHuzFtbdshNhpz0Y244JiNrIdl+SykZ0wj0JnZIn+C9+7kcX9/3lLL+5rI6HQogXlK05/bEj0Jj0hS/7UNuyt+OOqelKUOYVu2B4QO4mhuvKl
NihfavOUL10P12/l/m1LSwvu1ZZaLvr3rMMU8X84Vehka7wO3iwxtLZK4jZqsxO3Nacc0PVqX6h3AhfqhWKMYjbFmFY2jSuY6b8X42Ce9YObqwVM9DuUqKsF
pATXm60S0E1ERBN+MhlU4ucmYWigqabAgUdg/08bcOPnMO7Ix+C6UYovU/LyVejk1EXSZivagS+xTtH/l2IDI4GfeDE05rRpWodVR8bVVDsyYlw7Bl3U7Wi+
dhTQ10bcf+1VDqMUNJW1AyYJnoHjxaqDa6Zjf4Y/OgQlYQlop0xR4pTqpNTwi+1h6kTyFHUOt0e0hW+Y0EuIxUCKAPLcVGAAbn6BErVTx+iu0MNI9T4lf7oj
Qp1GFdvvUlHHqELKXGDmbNV393AzLBrUy+ffpj78OXocW7nBWi09jq2eInLTZK0RMQ57C12O9TvgnMmp26/jH5fDqk1XTFQMkfMkJCpqCNvexw27yKWwEtPL
uALLghtmyB3hAIrdoOXxMrW+/+oFFRcVL23F9rCuEtQBxa9C0Wf6UzGGG2lSGVxBO6GXRl8rf0eJVtWYSh32NBgWXdFGOK5toQ9DperWyB43LUoJWepDjaHW
wbpZ62Alt1vUF2odrGm3Rys99d46zp1R6jCEAONO1JbGzPm8D3bXVOoKQIKPrLgbkv0/v4rq/BiGZKA+XhuSiVBPNjzO37U+G4Ye0+6sXLK/JxuGDFyXDW8X
YR6GME9nwxDtYjM8wiI0nKYNUONh6avo7oddhHZ3vR/UY2mz8L0++wurrqckdcsWdIx9CfYlqJt9PexbB9FMMfbFWOyyuGMfQtZzU1IrdE1V1D1cQ11cWevc
HtGJoKDDRrQhRtK/Fe0TRj/WBkrhnn/ShBzJmC844yC6qrqp24QczfBXhTQ6taLH1mHmuDC0yzoDaHRYjqHu5/ERR7X60xCukPYgrMcOSzOLcljKDutVvQjr
tcNIbUTYRjtss9qEsE122HaVQVjGDtup+hDWp8OkpX1Fqw6XcUPVRffFTg+XhJ0Uv5ydXn4fOxv5FexsYqrsZJgQO32CO1FFkqC+mnsvVKDW3Pug27Tm3g+l
pTUX2kh7a64LVaA1V7HTU3MfYGd9zX0Q6OxDZkpDuyo/HSyD+ozuTSaZEb2qaShQ5QfRGT/6Pi4WFKmmoTGVH0Rv8qPv58JDc2oaKlL5QfRGP5oIyk97ObqX
o3slutePdoVPUjBewdEpiU750Yqriz+Go3s4ukeie/zoB7hS+SM5ej1Hr5fo9X70g0kouuPwLn7W8RPlJ0YPGq2jGD4hRQ+nwLCiB0qTOcUDVoqYpEhBrb3o
S+eBDKdQVoq0pOjlFL2cAoObXk7hWil6JcVGTrGRU2zkFBs5BVkpSFJs4hSbOMUmTgGLT/dbKTZLigynyHCKDKfIcIr7rBTbJUUfp+jjFH2coo9T3GulgOVX
WPXCgYdrok004rbCwhe1og/aEqqbV2T2FuWEeA5mFEYb7Jbxb2D35avJnzmOc0F0O4ehxkXEMlRXqpagWHa2SgfYUoXZo5qSACJxtmtnj3Z8rbEtoqtMh27W
zk7tDGvH0hrbmdQK6vRILXkvesFPHG3wGObfRAeB9GKfOMmEhIq3i71Xud/uD1EflL9kkpvkE0ksk4REi+dlfBSMAr3khC+SKK8R01bstqgwtIXGVN0ilwOd
2wBK+DFRbsiR8V0haHsLPeIkHncSyJVGrs3hbhZjIVgWDKX/8C3PNiNGCw6M6HRrGoyo5B9vbGuBepeLraXIxRYeVHqKWa45DYpZGvQcRvi7z/a3vtQRDTnR
cGuLGIKBdWceoIsz1B4W3fC/gQXm//6vv/g1BlJtGMt6Zkf+RvS99v/if3m7+hgrrus+d+7Me7Pvc/bj7e7bBXNnSlIwpqZyuiBcGebJsbGttqjyH/6jf6DE
lax1/gBMEFIxvBpM13VpaWsngJNmd0kKjsHCaVrZiVGpZbmWa6fIslvSWBF1cETVpKU1aS0laXt+59z5eLsPSJ02Wmln3syd+3HOufd83I/fnm1xkDcwCXaS
rm9uiwdIuccVICTF1UkawnQS7jwV1wF1pE7ujxudW2c6al/c7JC11An3xWHHmzk+SfoFhviybYlz53ZSLG4yMk2aViXLPk0EUQ8BRYaPWVen9tMo2ciCBOG+
aLTjmeaBaMzok9F4p0kKisGGAUGWNbucIkS5GUKUiyO33KsgRLkZQhRDjrt9EaLs5ymKc3ryOQ7HggIiYwKoXJpBlCxqzTg9BE5R2RaTvkhTFx5V+/KPDJRT
j3bCA6byKNFA3Vt3rtnGfnc/Ybv73f2EtCDO1vaREVWJGsDf2wztRO0bM81fZ0UFCRJUn39gpPIGzkYGbMkQo/Nl1Krx+ffE7ZBM7TZOPA6Bj+UV6AEbq8oG
Zn2tnLTTWsvHuyQn1LRp4+jDqF2rF3lQ/bhUOP09CoS1YTCFKZM9p0c9PCrcXbM0sncaYEY1APpD4SM5QBDtppa/0rXgm5ulkfbjjsLH5IM03JI/0Ps5PGn6
4EUV84mgjHYVxHKqMGNI4+1G8tnE5Ab4DdCuhNKCH10CUoDGZblgfhrq3a6cxbJGktPD2/FvE3/2B2m+6+Szj8lnawDs5WbgnAwMBXoAmY/oAbdKW6qk0E45
CFlpJQAVK3Kg1WklX+LE2BMqiS0sVM+3tVp/NuR3jYJMXcYTZ0EfdpkrfWSXYfN6eoe6WlJ3oZhTOsCKNGkAahzoL9rA2BH7LO/Y+W2yB4PgTNw4TgMdbg/A
O2o8evyhWD+Ig5/BZU38nDyF0fHTJ9H1O95+BvlsM/ZdO6ncIYMAPYhxTlg7ece5Qw4Re1ExgJ+gEZHc6AKcqLZwoppr+xifwAhJhExNAJVsUjy6WrwEqGQT
OKhtCVDJJhd9Yiamqcz1HHuaBC5ZCdrqRSJsOzH3RBOS0fVKprRmYpIsW65CG1WY6KlCO6vCxOIqtKfNpNRgolADhAB+xLDgpeRFFqgjEOiaRGfOp/3RYsgT
kbagb+2kTuwCe49l/TdE8gF3WRKI0VwX/SV//ZwA6eJUHQYbHYn5w3F++ZUUZdeTfIDIySi7bnZGYk+RNV/gAvkAQ1ImFsbTzYFU3VwZn1C9SKp6MZJqlZFU
dQ+upyt4UIzrmfa0303rSX3TxRGo49MWsmPXtNRaJ7txFzO8rRO3bZcpJYeBbEsdnDi4vQDuSHl9Tgke2GGcxV1iYFVOaLttgIaToYqGw5t0BSMuA8ZrA/MH
/B/OgPGGwX8SjqvV2zVt8N/NkPEmBRlvSJDxgh60wQkYUzqpIf5XReCnauN2MyrFGnQL8HjAVFbCxd9TIhwzjBDbZyAEQt5PNRJmCHm9Q6FbkI72Ty8d7b7S
0QYZry0d4TRjvJaSD6gTlVfiJOrjNIKZmeOJ0ysDXRUznweEzxO9fMYgF/HR/rtxYtcKdxdwwApc1xnXq9fielW4rpnr2gyA6zQWgOtauM5j0wiCJ+A6YGYj
iCxxvW25fsm5Cte3CtM/JTx/4GfMch7A7dmJuW1+5eLbz5RYe9MzN3kPz97D2+++9NxTZcYpa8N+Kd2svoIT8Wlweo6FdrVzWkFKGM5YWxpysBT50FdwmzRc
FQcok4xcwGdgBjtoiGL83HYS7tjOwyw5HGmEe6V4P+z72MbCr2Gvhn2a8KDAxVdvg8/EYILs8wSw/TDSQPcCuwBgmhlIKZkxJN5gkCMRo+oPfA3fJwOZCLMD
PK+Ft1iC9BTwFksL8RYZlOu6eItpj7oombJauzPH5+bHphT+7e8I52ynLKeg3AFOiCcmI+QHfM+dgP9jHHcb9wO09p5tU26NiE6FAp8MALhpvha8kzpPZp1T
nyrlUMR8fL11BBSfKtzHkCFp8oDnrTiN6pdG2TRVOem3BwO3dCoeIN9tM5+36qa8ZlWKhrzMlk9Z5Hagk4LaFpKmL7m2Hy++QzdsbsswyWA8ESd7CB7EAfCk
yc3b9FDq/rB+BXzqnWL41Iiycc1UfhVH4iPUair3TLKQpz/vnoQJS1/cgckErjdbE7H9GqAyfHB3yWKrM2B1zQQPFlr62CP2PNcabBs+AZZrt6mOI4gDBu4w
sMclD+LtNL9+qA4oLUC4VvOmQ4RSRvtUWA5uKn9XXKXlYF0eHH00sSTAASXG8/CmxfL3SYDwBsc+UzNL1eT1oyw9MuLa59QhSjuScHuiGfQplT7qJjtY+nC+
bMDYAzjsGBc/PSowxYYCdwzk2fjIE2jqd8k0GUmVzk599Nl3kaNyFbq3EmeGzxHGVYJMlBVo6HJGsT+dbOaSjdz5kqt77Vw3SqYbbZ72G0StUqD0a1TAlQ6X
je1l0P7ND011kcsFNM80NnqAHQZKMgZcnQvVxWxgJjAqDDfQx7Du4Ih/2z4fahUkokupZmezerg1zYgTluZJU7Jv5oTG4fLTnLAn55ysanGpUpwt/Oo0/bJy
iujpNiQFp9d3PAXUDfSKZNk2GeMQx0OFnH4jmSgd8cgkoeqXUPVJ6PRL6PQkrFavKNfdIwdau4zHm4WetkSlTmEkG7hLxjFGQwIv/5p5qW5WIcbXWgwHbnsE
HFEo7Q4je0QaWYCevwjYgwOmvJ9UNKaiQc1OsJsSZWg+ecnZ3exeU+50f/uR/TOHZs929wL2gHyTdQf2R3BVOmvIGuv+l94Go5shECnT43A8jsNp4iOkPVH2
fJI0aXUTQK9XL1R0Za+7J0hV7JoHYy+PKor16WeyXMoVXcl4qb68qdf4LC82Pv1fE6D1ovFJ/R19no1PL7lp2njW1vNWuDehVSpZMc2LElTyAIARmF67+S6g
u118B9yLrXxHLnnyKb6jT3GpUbZss60wHsIVBvNaVpkOYKLOBl7LeE5pDaogiOreamdlXD8FDPeoYbxb1I1RE/VCLMVDLCVcFK+jT1bEgw3tOcqrXgeV/jpY
9ENmKNfDpsEg9PSBGRT1gSwaVtkyWJp9bsKoDr1Xh16tyziACfKGhaFvIjQb9kOhz7Igo3A4mb+CWcR3VdRi5FuHc8VT2Kwv6wWUuploM8wEi1o9JBphkgDD
3INCZYobjz4Uf8EDjnuIS0geoQeYy0F6PXyrupEurfXOSrqQPbScLiNTxDzP1NeT8KT0rnNQZDS1gMpZYOfapM9CRddjwpgZW2AMtU7FwgsYlaOMl2DqqTHT
AtFbAl5nH5qRqGW/ZC6QMFlODJ8CK0b6sWIQDlSLLmTsjRTyyu8gxIcLQnwwPVV5CIe39nInzGTjOt8LH1vCR8u5QWFnKOwcqmItDHV2a+Fg5Krnxm7qtQfw
3+pkgfft0iVTl5hN6rO3xGcfEZ99UHz2UHx29t4UvAJoORoaffbePOu5lViYDqb5A0TDQ+yFxY+ENrWhi6PADx0MA4ASVSmhUrdNWaJ4K6mxDeS9wl3BXwH+
yiQ/Tl22nu+YNFA59NnytTzG8mn9XrIm9ZZ+yemr/lyllJupv8Op+kuBCzRZOx4VSSo0B9nr+gtGZ1mAoXKYPV9g9gTLBkYIVd/HLJ9A7mXwddQ8HGYdPiG+
V6mu5AH/RxIIlCR58nGZo7DoOI48znOiWqVNXd7XMVyC3yb9Xf1lR4gE1DnYDACEwHW3XO41GYoEOUddq/d38a9d1SOeymfAyg/GOnMHpXYatWGIQYv1DtKc
X+Am8u/Yg5CSm3jeuomedRPPp26iR6rHK7qJ53vdxHeefqRn8gYfvyNZExcEvMVLo6GgOEnNZziOSQrCY8UK3BtPhLuUuDumMRj60s8CqEVbiOQtHPYK8VXJ
87PszVBaTgBnxtnEVp3HUGGaS0gxF72CaOgejnPwmCvKRMwYTOksxKF8UAAstFnY1wmXn3QZ8sgLj/CZ12m9ubkLUhztSRF7bE6i5cLLQrUXVIlKLacwJH7q
N33P90p722TBVfcwwoiEHN5B5IPlCTCGCDr5jExiwT8EuQRzS54glJQEssSXX9q4FqgEqIiBoCIOCCpiRVARq4KKWBNUxLqgIjYEFbEpqIihoCIC61Dfx1CH
egsjHeoHGOhQb2WcQ90VnEM9IziH+pDgHOrDgnOoZwXnUJ8QnEN9WnAOcdg7cA71WcE5xCHwwDnU5xjnkCTa4hxeUIJzeEkJzuFlJTiHHyjBOZyxOIeHLM7h
YcY5ZBzElRYH8UaLg7jK4iDeJDiIQAFKERBvsgiIqywC4o0WAXGlRUBcYREQf94iIH7UIiCWLQKix72eERM/UIKYeFkJYuIlJYiJF5RMkzMSYkQdUxATAXIB
xERgWgAxEZgWQEwEQAcQEzGRB8RETOQBMRGgE0BMBCAFEBOBdwHERMCVADERWCU8Dw9ERJ+GH8ZP1FsZPlE/wOiJeguDJ+r74A9OMTDioAAjhgKM2BRgxIYA
I9YFGLEmwIhVAUasCDDigAAjBgKMyIsMVDMfeFU+rBlVvQWDwltOusbhLceucaBh6l56c8mufjjvAIXhEq+AqI4xLOgKHlr4L/wTHtsXPz/Mz2e1cq1HnAYC
ZJKmBN+YeATl40ZKJtaKLnIJLrIry0LIRVY2lC0TPvycXGTV6yJf5NAFqyoEK2S2M3WTVeYmu+xlaoxlStzkUt9ohb6L1x5Dv2IQseEK14YrBNOVSxOKuvBr
XX5gowau9aeRF9xKLTnFpenk3MNcuLG3JcnYvU7GD9uMH7YZ268gOKkevkYttPWvddG/Xs8ITNIHs4k3U5h6S1BvVriDh/AZj5mwaKsbmLdw8FinSMDDOPew
pGH4Az3xPYSRqNjv++uGdkVVMOEWxnYzA+fH7s9Syr44J1Lm7pBYzIcWsl4RI90tURaNUIXmJ5CUWiYotUxOYLoqu4ooY/hu4ffuBbLRJ6UnKb3/dcr+IoTl
UAtZ8mTNq/LS43Jqa51WOXYW4lxRySJhWtoGJDLWLDqpZPm2Kd81KYvI89BAZXFoYIBDA5We0EDArskAhwb85KQCfp84Ej7PZaRxMjs9VTMDpHjLpHVLURMF
6tT1LZuBB+EJ4NKwYKpYUVGZJt3sGrpULRB6Hf22gar4mOWkmnbPcrTE7zhQDEkF4Gdck5e6tiZP0NC92nGsZesn3W9onu7yO99784VnPvP650bWurPoTCfP
iucsOJcH05YEZEP4cFnqAhHWMIHlDBYwosBZLlBcjXrqtyUrrSfS+963k650B8jktfm0jk/sy4LMprmKigolHmqqwIlFpWRm28faEH+1sxG53R7XcNnE72Vy
21+p15Ad42OVSIV8R6mtT+wLd96qvqz4Nti53nmab9c7oAYU4iz5cf1rDW8qzKvgctEriP4ultNXNtUlRo5aGbxaHmP1ZU+VQqnSOFVpaEGVjuZVOmKrdNhW
iXj6kaxKh3oJeUgJf2Nm0GEFSvRUG423bL+Z2k1GHdXvaeBX0/UE8Kvpuy8Cv1rYMkplBtw3gN+LfjCNvQz4VYvH0A8qGHnHMO7WEnU1qQ+wsSDArAb7z9Re
+M8VMwz/uQI3GqtsW/CfK2YU/jN2OZB8NTEJ2jQN/GqYKn5hHwbDApsGZL+JQaSWykZX9ZENBtJc7XSZOPuB2eRjXryXGVuFGbv6MOPDyccFp0dAGKNYxGMI
4qFTbNHVzha8uz8eNkO9VdosVbqPqjT8/yQfQ4vkY6hHPoatfIxY+WhZ+Ri18jHWRz6GUvkYz+RjHPIxdC35GOqVj2GRjxGRj5bIx6jIx1hBPqxgNHFpkgQG
GFWLYuKkqmIfq4oX9IeeovrqfGGKChMUPk9R+TvE6itOkOaTI/7CKSp19SkqlOVTfrGTWn0+g7sCF4vBdLHihfIen7YKk9G+SznYruLZQPqXgu+CKj6vs4Pe
44hU70QWWdlbZQ5L7pQU6v5fFLpFCt2ST8n4Vt+H+yx489Xq13dO5qByyWjcI3ygrkM0RxRBaO7RF84m2HxnYv820gNe0n1NTznrjNf5j5eee+bva2udNQap
ODLmnIlLtyE2m3TPaaxe9jqXL575+p8++80X3nfWknh5HRLQ7lm6D+DPd8zMbc7tCHDgDrHd6stV7e4d210uTEC4qaGBfTwh/mFNhw5PPp4Gvlx6HnuyzccH
Miw9GMeMwrzJV57zInKvACiIjuEB9RBogDRCLHjlWyhIbMOkfxVTxR39KwmQYn02bqAgJ26i5CCmUWkuDrDR1cXPIRPMm6bxj1Je4Vw8PEfDVmCGccjpCNWl
KWcW2wKHzTAjMA7Pxa0FEIuj2HtAr0bn4rF5Skb/WmYUd/RvUOoyPhu35+IJbCKj6s3F2GvQxibcuI6DWdtHsUFjjtLQ+wnTZjTCNupfP2oGgUdbB5LuIKAI
Z3mzxgSqOYE9WVi205ibQ5sMfeDb9q2I2yBvo0jehvy09SaK4sN4AtUhAk7gXwkEnMC/wYyK1ez05ssbQCkqAnsqfFAvPCp8sQfZhiCi3wP+OUQFtxawD6iU
vqBShiBUCJI1cUf/ahnJWkRvIlmVCYVtGi3G/ySS1UzrKKUm9rfm6P2waTHJWqhs/SgjmYFk2PzBJMNuKebscA46emHDPO8QqWbnoeIJGXVA8WxDOBrYYUUk
GQNJxkCcUdzRv6rUcRj7Mj3QvGFEmg2aW0GDBvCvggYN4F9DvhiYjT2iIBUcoGCixAAi1iLlDeMdhWKZozRsfHrcKg+lDByl6jSRzAApdQCt8qQXzMb+LKJx
+E2CgK53imOMkxiyl9AQOykDijX+dT4rCM/H+gFOr+m/dLHpv4RN/6U9pr82S6jAJWz6kyMVfj11OXj15yTWKt6QONFSMfJ5MFhilsLrXWomOd7Jw0IQyehA
yuyGZBd2qBGNbsClCHHa+E2Z3Ka/eZzXS/ILygegL7Wejw/1gARKjzAU4SlGI37hYz7JEiIHEyeJxlgSzCMjvwBPGqCAIE/VnJvPJX0DcQaZzkVe/oiYUkyB
gumboOdJaD/zsTKO/RV2fpfBfjCpIx2B2MtgP0SwH0yi+pBWGwMdq82yxNsxHS8zPjYZLjMeNhkuRX5LiZSkeW+AauHARjrFYXT1qakRsgcYeNglz5HuBUZ4
b1U2se5N7/3ddpw/p7KBPlVFXlJmYbP7IpPuq6xTdOf7L73xVBnqRHf+COrEgzqR984uevjdi2f+ubTWwfmuHnu56gG8JndM3UevL7705/s++8a3blmrNvNb
UnD0tvtI92EoNp187Y8R1HA+RrcDU9gtL+pNI8YZiBrke0eUnWbCx+UzcXCb2oIdkFat6UytkauHO3U/QiObETFe7cAi5tJnECAhd3CKDEeq3ZVvKxibUuoJ
XJtTzmlcv/b7XK+vqry6z0s651V+9jo18Dzy+PfXPv83f3eqvVadU1LVrkK9u/bXIUU1d86qrK77lbRiRsVVNANuqq2987JKq08GajJ7Tsum68IG9E9QP/7+
hSePlaJ68oN3/vDxUtSQtREVu3Txn1559Dt4+Z2LXzpW5pfJ218Ao1/7As87Js7dsTdJCarkVtNNg03GhyMvme26WI+VtfcDtPNfn2Q6XMF9bcq5jArWp9RF
XBtT6gKuNeNtn1KXyCxM1vEi/GQd5oHGp5N1Ng6HpcBb6fVyeX0FcO7JW2SvLU8TiPHPX+rw4H5e25ZVxT2MNaevY4n5lPsE7sMp95BrWepm7KC7zrvffvv9
vzgJdtj3r/J7MpGc511m1xv7/vONb73wnrPWOe1aziNsxDLldN2UA85+DiZhe5yLnc3N+TgUfmHb//jq2+/9YdTeaMJjZ+JBYrCbcw63g8JPt4d9lzfQoFc4
KaA8x4GxwoNjuf7FqsCcF6jp258XXriWF1J7dSmrvbqQ1UJddPM9xmWWNzcauv1HT//bm7/yic0bsIgCD8l9Gs5B5zm2NlSUtewDM3zkWBTyVPeR7OF8FCLu
Tc5XNGInOyrc4J48UM4ht1BK3uK9VLWwZ7uiSDIiD6EZIVH4x33pMkf74F15UC0IB3ZvfPOzHBx9Avd1Eg5thUPzdpvmMWGuzpmreXLtrx7LJO0bkBBK0Hn/
X770Z688+/Zykg9t5UOnFHZndc5n7sbjUSs9HiCM893e9+drmD74b4cUFiaysMG9zDDAOnxWYGm3CX0uKyx6KFhVZar1GFkS49iT7GBbP1mcEwsSkOEYT85h
ImqVfl7FS83SBQmWUoIb5jAjBebE5GneHRukflXF0aKz9y9vuD9RD22PYhOZaEFOEeX0c3PRcvJWl+3ElNUqTEF9FNfTPGW1yk5ZraIOiSmrVZjauhHXSwpT
VjjMG1NWqzBVtjrpBlGFVAYNR1EtUVHuOUSh3uh+qL+CJH0y72Ys/h8hNzsme6M2UNit/wvYszyfnedxee/9eUfd+8ntsJnGjKmDYZEpF4gkIej092+hMGpC
vVYpZP4/pF1vjCTFdZ/u6fmzM9M7PTu7M727t7PVHRQvkNsZhg0C2dwxlwXzJ8JOIqMoShQfRxy0YOkIfLgP51vsA4wUfzEfHO/KkadnIUcSIUNAMURZ7ogJ
EAtLGEUKhCSyFIIdyTbIiWUnUuK836vq7qre3uVwlmOmp+vfq1ev6r169d6rPslElUk4iB3pz9zhTgv16+Tnr6My09T1K7icWzdrs7R6hiSjoh5xOX2RuKWC
kaiRWRWrtIhE4WoU9pG6OhGL+BhE9N2fsJR65Thc09u1xZVijXJEwZBbz2ltTYPaFmZp2CTVxdq2GG6zwHAONthU0GWbnn2gC/p1cRk6ME9Q0QeB6OOji9ZW
I/qhgK2gCH8RfKsGbKsyd0WDjRlfJQVPH/RVtgfaFqs6mKt18SExnIhfpMZpgW3MZDEve8dDtyoOA+LlTKf6os+d6kfhEKnUnx4+qBc9qpp7sTYOjaG2gHDu
Up9QfkWjCLj30AeoyigGkzBXIykQDEm7Ytq19X5OGwM4TZSVVBoMtCStjE6nQQar17vVzDQhSr3ZdXKLD/WaXNcmWv5/Nl6GH/RgW/SNcZMwWKCyolgFOVVk
WaIx/lhv8d9nj07WP8F/f3t0LDhxSIlrL9/22L8uvXxksr4wtujfZUfh5j6k8aKZtbo+9enH2zfMvHPtZP3t9R///vXv/NYRJK6u3/zE4OTLv/7vH5msLz97
5Xf/47sb10qndy1yVgCKRfvdu1/o3P3CbUn7jx2Vdfz2V099/WNnHkma/u8jaBqt/vHpC4/fd82fUqtffuOn777xw0C1+kefee7Eqc/9SdLqZWar3zmqAxAM
ga8r2O5uHzoNhnXxSyDlS0D6l4BYfwEfjL9+RD+G8eTry8nXx+JAWyydrgjpYlVj4nChyx9qzhocNFcLgxHNVc5XCQY8Udc/98rffXrwu28fjft29a+Mw/5u
WDp25KGwrIero3724zzfoDz0fB2JYv91nkM19devOHH7wvFnXrt2IoZyllKBYUR9SpY1ErR46CupqiC8MgoHVAJoquylpfNjYBdIreylJYSkI8z1J+EvU/Ie
WnoeiZW9tLSrAiiMw6viaQ/IaOm+MuISiqLO6xSF94qinjcpCm0ritrVKaqfUBE3R11cm0AR0aftiHX246G7uPvgeXgsJTi+UDht4LsvrhIyFw+tPAv2NoiG
hzxFv8ZGjNACUjXQDoLgaHruQEobEl6MBSMZPBARrEKRYWhyobq4FNxhBYSpvFQoX3uSSp6fkjzXiUWIhjqAdtiHik/iPdFgB9KpJx4IS+cjjX2zMOaBtmCt
3RClc8EU/LJoafXWt7fw9xzNLI8k0c2NEHG0jikJri6optDbEnNM3tAKlc9HW+MErh3GyJPStnlHjxWWPn5qcRc6gyJrd603IHL++PUnvvnSNO1ZlNj6CqRM
2kReKCbbxheLUsw0RceOITyvux/5z6/fdipERCEStMRkR0rOmqSr7ynQ2A++KPcURbkBf6+o9hRK4i3RniKBwXq7yJ5iXN9TfygjKpQMcf849neHaX4nwwD1
pZjZ2T32s/ivcFZ1X4nvUBv85ItSfMdzjcR3R4nvjsTD/U66fXYIBhz3JEBIrTQc7qRnktzrVOIxIwDGVuApibWnJNZlJbGuxtmVxDojpXEYbbHkuiKFb6Jb
tb9RkuySlKJpBZMS7aVSBg8GBN2zBB22Kn8RowjQvWJJfFRMXKFwujCRCLqWEUFjC1ZPkFThaRk9I+MNuuyjc2W5c6I5tvY+0jMR+80EUbpIcvQYj+ZgsJoR
sKXMS2krE/rwMlzHk9LRChZZLWmABYOSBiw49cGLVsQATwNIT8yBiMWIPn+BA4l+RgQcJhxIcpQ0ZUDQrRqyEwQ/Q0Qd1HX4iV8OaKHRZRFPBJMEwyywQzL3
CLxguB8CLs0igHZOjIAgCpepwwMtqUcC4oA3ZGA1Abq9LHp46oFXMQKwpg7GVAthimgpyKyMAzHMstSh2Wvq8sAQzHlkC78KaLXep5w5CLStlxhSE2u6ODZF
uxrBgfccHVdDDRRQsgdU1VhOhGqWW7RIQiDszGRRBHnJk5uWYWanCfIJFPkQUYC+hixc44PHRxGKhzr4C0I1hrJRr+8jlhIwt7oNgLJGvA9t5AqLzMEHlJgv
LNJYYnT7ucIiil2MsOihFcqbJyyijnxhEa3mCYso8cGExQADRwKjPqU8c+tJaFrKjhimrienbsDwp0keFhdK8oiuad8p6dnDE32sxYO1hsEiyqLBovkUrKVE
nSHA3CE0SBIgrmlipCVpNgigRaSmTZGkSu3h2DAIGlwuT8oc5EqZa4lQBilzoEuZNI01KdPjztMkJsrFj+VUlgv0FQVS5gpjiRHk5UqZhE6g29tHymQivJSS
86RMFDtAypwRvRSyXiRWIi6RJ2Xifb6UibbzpMxBRsoMxDJLmQMlZdZYfvQOkDIHYkbIXEykzLR2oF8MeAHWJ/RAW3iKaoXuc8yGmJizygDJBTObyj6k02VM
yp7SFoDXedwy9AMkwOVJLaxJdqBJfv1bf/7Sn/3jX7Im2VGawkRQsR+Vsos9dgxFoKHNhwhQ2SIx8Vuv4u/7RycsODzNngoeZYylUe090ZiY21EiJGRFJSNd
SGWkFx0lhWgyki6DsNQhhXUSWbyRNWoDL5T5URndk0VAR/XWegO9fe+bD76lemu9hqS2PLLyWLkKOdFJ5USHz3EruFuShOuCkJJ2LT4Uc0YfukWZ/Y9m9Zb5
MIwFvxK9rF1VeADf9Pv+kia3ovXJV6Tc6ii5Fd+zyov3NSs9HHvL+rmNZb58Ltefm60YR5UP5M+915E4sTxRLr1V6dJbjV16AUmJ23jmszICQY45yaECWxjz
kSJi5gGPz8Qx8/6mYlubTnzkJxJ/nWQRgD+KsA4X3rQYOEMYLGSV8gUj0q1q1vJ+qIiryEYh5mYkDYhMiVscUnBLRTpGUY50zE/bBlj86isc3QDG04g0y4Fk
VYvvSpe5nUngNKocswPmJ+nR7ZibCwtRWDKmWXKauylLJgW0M92IoySmGTWDluOLVApbUQ0Tx10J0vcAkrFUxM8/+VnhE25ZQVnVoDyRRZAf6efRO9xYJoOG
39tdy0RvhME0XhECzEGEydBO3AnHOORJKQLKJMfAFJyBwUBLBlXcrgJLBjh+V08wH81EBBalnaAs1Z0FYzQKWhvIwD2EkzHQpMUV1vqJCaWrDjRlPeqws4DD
E1iUd9j1cf/BYRk6D2xHMpQ9Xfa5owxnfjH4fBtwFgyw7HrmhS7fO1j+RLx6OfUvWRZ884BeOw5BXTRbpam/02Tn+OyZmx+XqeaXSTFbNIrzvlQDEWtys66/
qj9pWc5pjdy2hB1PbdgpyiDmJVGA/TZP3DRviXNkpjxe8ZTfgUGSCtJN22ZY49hRWL6GI5baworCiornvQ1LwyisRhxooRpF42tkrNJtmAbS7I8QnopNaq4p
+vUnuyVrs3y6tmmdmdqMDeeNJc8WNsxECDeTsCZqY7zQBF16RdVGYS1C+GRpooYnRG2f4CZuSLqNMQJgI8yqC2+qCXpBgoSid1UTChWkvZuVsZIrSTshAj6c
noADTKBymggXhlHTUktrjZFcFw0xJWoR7lsGp3CpFGHHhQkcwcT9h6EdGzeFNSoDzLi4+sDCtdQWlRjDuonqj5RpmEkkBOZX0esJ6p1C6SnYaDUASoM7TNVx
AyEM5muZHtZkD0txH7hvjDmLQUIfuDMNCbLLIKsax/AXkMZjqHq8EwLPdViEUb3qkNk2jvsQbA1w1kQRaLAVuHbEUdh4fEIbFRSBBkJQEQhyKXeEoZ6SmOIY
Xwh0BbySBIK+yURAR/0wapIVlWRFJaOi7cCuj773GGxrBiQsNEVTCQu0H0E8caJhxBPnXyT0a6aa3sjfCFuw/YltvGYQGoBkh5Zowz4oaLKPRXtkQ9vlSYEg
jus5kxdsY0a+VgEVZ0D46o1MBXQv8pyFHTOkllnGMNtDz3HyE0gOO2IOVr5ziK9kUU5/I+iONiFBBi0CcFa0ACDYhS28wBdd+ITwhQ7N0amNsE0pfBzWJvEn
mCcR0cZUh4E8XAERgYxtcAOEsW7CWQQlkKUt05sw8G3CFHsj9Nkj3YMA5YkugO5S8xZwN/dR5Tos8ddS3wh0yKCjByQHNrlnb7HIuyCaLF9VR4ONYFEsoL5D
hHct2ARj3YMx3QaN4hzuKVga2YBnkR6c+8IuounOii4jwKEnT2EjrGEp5vKETYzaXOCBE6B7iOx8gnDVRpNtvssAzquEQdiLOyduQBx3Ng73OFaG0jwt3eg2
xJLwAAbaoRo8KrcESgF1cJGwiQGuEkhhD2S1LIdmmV7RL4GA7oGSRGFfFvaQTs9CqLe07AL9AQ9UPUazj2EAxISJNq5d4NA3IkFK4WYAiPsZvBvvdYHmDhI6
iNG0JDoEFoF/rzvNAcPp/xsXaU9NHXKpWE9CzKgLBBOVlxIVdU+IlKhiemrGRKPoyduI6YV66MtEn35Rp7uKoroGRXmqM/JeEoFu0uSUI93jSPo9uTMkKKl1
0dI8wVuJu1+LCepJnkmtOieEPJ5dWUQF22smwfa6OYXgG1BFLAoaIAKveB9w7CGGTFsssWkn/EUQrWJ2IwgJD13QRvtA3W535IDqBT0U7wt7NACjT3KUSR9j
1RzdwT+WhH9XuMxDU6WXd+o57k5z8OCFS+4UwUpV+UjoIZeP8GCB6N0V+iKgSmpEKDTiTdAaYZ/e1GkUlrHbEtR/9IwLLyWFfVANNUJZGwTrmQ3QMTW3GLSh
YCToP4rCKNREoZAhFE0ARYWCJTZpvQeBaLmrexrooQFf9KgDPbeYgLGEXMvItST7sAwwAg4htoQ+EGCwywRgJZo+TfQhA1+9njTaTBGH6prAGiMg6Mljqp48
vYmbbyZAqvyMBSDMovni3+rWqfeF3P+oBkxz0UWwgVkRU0xPQkDzhl+mzahX3E6Xfxxi+vsn3lbR1L7RBaEx6S7dTJ3tgR4d+vJh4UokeKtbJpxsIkpL+y4i
aJBygXbMbZ6UbZ6O8cSziaMVGESat37Q5K2tonBaO2+RSzgtAK4M5sDUTAt0BaxEEis7bdBoS7hbTO14L2harNieet9GPNh2tj9yHbyRN7DJjFUT7ul4wvEw
cn+9jzHhMLW20WkfTAGLbfcmF5qO7l20VLSE4GgOsr9NZmfMuJL+Kk8en4hC9tdjdFGnU3+eZPxaakO/wBt8sRAHH1QOXNhOYGliznAKqy77ENqSPXbRDFzF
7J3QNsU3JNm72l7nNsZxyvdHLCxwjOCZ0XuPQnYHXt5kPcxMnRPl6uXLYspZrpk4y/n7FASpVCFWsDWz5m9gp7v0sLADG2d4guLJY0xVmxpmrrCsTQTLVLZ1
5vbxcOHUaPNetvAl4ruHo5PW/6cI75pY43G/pUWs1NZC2rFHxlZJurlJV7p/ZqVE6fLinVDHXF78JNvrWVuqwHVHGLfSfzNT4uP4+M1xwIrEMi5poQ1EpJs9
quefwurR1qp0nQbbkNuRioyRba+swVtMa2G3bCOtniaW69K/0zahFPhYGWcggFWNAe3trKXKlPXw4UNG1huqaABpzZs9tFJrErNIOQOHpWXDVhkqtQkCQU7G
8gYnwi1+W5PoGvbUuj8Jjfolp+icqZ6WXvm7YdHY8ysV7KnT8dt3aUaI4rHCb/wB1FnHnn747Ktb3/+HL1x3OnRwYyLtw46tfT4sP8glT54VpfihzDU0zz7w
4HN8vv/e/x5bfeco3JiKIlH1njr7mfOaK82UdvdcjOPraFtG+xrcyFHgnaMLBxc4jEzDYcSFI8lYVNZ/cOpHG/9y799fO5HxIaghpan/t6MT9naggtX1Ry65
if69fnSiVMZvHsX2rLp+Q/d37vv29S/T+0Mv30P/XuXDLFe4bNa57j90nP49i5rUecQLlHX2w0+1P/zUN1QVK1+L/vqhH/0Vve/x3/OoQh4riHTPiNvyeDvO
7uPYUmK04E1ei/NcwNWEyFBDN9wos2uc4g2tchEzt8xw68CWmZBTgA9OAfvvKp6qE97I8qWHQCT++EoSLEnf5lAajwZT1ubUaShD7c3qaftMkb7jOEaFRC8K
nc6ziFRjsYFACd9ftuHUB/NlqZt62Eb4OzYUmML3ezAIsNhQgFVY37GCBpzz37ACF79fw0UDFhsKNPF9AYYIFmvdW6I4WsGlfbBlsKStAG2jeK8nLxE5XLha
Miy+GGs21RLp10uld47ATayr2Qd0s4YEuBpigsV8XzHRlSYAvmkC0MWFRp1YkjRPwLvY0JuWy3N8yxKcucJ5ouiGluQTy2iwUXO4AC+xBdiC+niij45UoeB2
prkxZe1EuKrJDzqGhmwuMXnJmgAgjHnHPAzvbMO1DCpaeeIzX9fhpyVuPpjTauhQT2oEpdZAszFNZUTrAAR4ByAAlwm1tKR55Sg4H4WL6PYiXNDm8TSfRcC8
QsD8+yDg/Xs9xyPLJgDdfBOABR0Hc9gr7TEBcDMmAIQrkkWQd05jcWwx4SZmAG5iBtAVU1k0dfgaLna19DMrATBYUxgkvIBOfFx41sEHj1EesXQwnI1GPX+i
AJhb3RpAITLk5nPNAOg9xqmzjxkAjeCEhrWTawaAYhdjBuCjFcqbZwaAOvLNANBqnhkASnwwMwAeZMMMYM6kawtomj5gxBYyLrUg7GZC2J2EsDv48OVgdQjx
HRC2rwbLN8wAFnIvzdOG0CBLgOgbZgBMt8ECNOj+BpDFU0BaAvBlgr68TBDTiYrmWQLM74aHYAmwZJxM+2JeswSY1y0BkJRaAnQYNdA0zEf4sZhyfSabjmYJ
0GPSnof/aSfXEoDp0M+jQ7YEYBpezqPD55HYOcgSQIiFFLKFCMYAfkqNhiWAn1JjxhJgOaVGwxLAz1gCzBMtRDz6h9gSYIbP+Gk/va8lQIc2rDIX0yl0Bs2d
wK8zMZlzet7wKgLiaaFGKIY5yijKRGF8iOPnWwVIStjGgpmullR8TpRQ3KE2WWPXwW15mm8Pn9pvC/0W1+OLqTJaM8o8cS+bqc4kFyqCMc9mGLOVqmnE7PgA
Hm7Y+DXSx2aD52tzkooD+zP3Tg5zr140c4curyudvVsZ5o7VoSFXhwa8yRu4+LmDJ/qoyiWgCf9e0EKVlgBK4GDxWkcSjGaZO8drMdlcdVs09YFrZJl7I2hq
NVQV48hl7o2LZu44BurKY6C5DHOHmxSYe4Uvva5RvWwmTE+VxBEeSGvhkIgwRSJgjS2XUyBbyQ2mCXNvmL1ubIuW0ev3Ze4V7a5RwklLlx/2Ye40xipvQ9sR
ukDXRTJ3COxdKbB3MswdJFRTJIQNTAtcojmRnt88RnnEUsVwGsxdnwAac+d1E8wpj7nTexBqcx/mzmVblJzH3FHsYph7TfC5Qi5zRx35zB2t5jF3lPigzJ0G
zmDujYth7rgxHiPWIgLOMHfQfFPRPCY1fVRw6NnCRycm7A4Iu8WSGNG+LrVmiDB3CFsZsTb5KZk70620Xq9uoHWTuXvw74a1Hy/pnVzm3spl7h05hRVzb+nM
HUkpc68xanARai1CRIq5lIXW9IUFzN0hHE74BtiDmHtrX+ZOY4Hz0nzm3jqYuc9q3saiAosWLpHH3Fv7MvfSPsy9lWHuuN12L3OvHcjcZxPm3oD6tQbmXgNz
xzqsz+mWydyxoNKKjttBwFRwD3JHsvdOPnvni0iIt1f19bJaR7gSrDYOKqirLTetH0FA/+OyW+z7rYneuOiAdmDCForuLlEQHl1x6FwQiKVzQZsKzsirfZJ6
oIKYwVVpBRHCMqyAWKnQiLjyNoA2x4uAHlFpr6KiY20WEb3hzAhxc3H1auCkWssV+2rpF00J91vKrIyeT4ZlIziADBsPR0ZcTjQldCuoknJbn7pOukaUt3D2
XtJ0iHcsCmeHzTFeZXVuqZ4UoYTdsHYu4Fgm9Fg/F1TkXVTUSl1efCCRwKqSk/QhIXzYmuyYtjIWLJCEM9Ysmo7LoMOs5PJeUzZesHE0C5pdI3g028qz2vOv
Ef+vqcsYCOYKl+GrV6WrT1FCmtTFPjJyuKbkcFXlcKnLGyqwqHvJtjFEabAk06IO9ju2ukv3zrC0ZTohO3lWdaxkOjkxNfcIl6WcR1LtmjSDO1zwSAxclHZC
/gZnfPALSsOdyIq8z0HmFWQOS5pAWdqjFOJYM1rQnDFfNMHGdkXvAdQNVbLMV+aXZ/klDJcyQOwDgIR2kFo1PfJ+sW1vuuioo6OHH5P2hBx6hc03EXd05OQY
aaYhRstsuqpFGLVNI82yvKPUUofgNniOlYYHK+N8pyzjX1rS2NPWbn/h0KQcfgznH0loUo7yATMBW8YlRVTWD9DWSdnWSdWWLGn9HFBefCjSFQ5eS4ilShq4
oAY/cC3ArPxBuH2eNawXkXGXMz5equCEBmFqbP5OLxfTtLCeVML6QUna4I5EJjYdKDas4vyoohnOVGilx1sPE7q4mdyVUoyjIjUODohavGVvNNTyCDf92RwS
CVcYEhCP8XEI6JUmRjq/2aoS60Y8C46QCNH4PZbZRUl944oaGS222nooiem7FdTr8mYHF8dttfhmh2kct7k4bpvGcVttZOXCgJvt5M0OLo55RZ1QcABcxLrD
KsNTVXBV94dLXqLJLkD6nRPTSVTE6fjOiX0gk3dOwCCjFgOXXqZc/j/yvgfIrqu87/5799377nv73q5W9tor2+deKXiNka00hbVsTXffWtgOxsYNNKEdZspq
9WTteqWVd1dCho0lg3E0gUxEOhOsbQrvvZ2AG+Iimk6hBCEVkolJoHiaYUoZ2hFQiiEZI9LSmJTE/X7fd+695759T5YNyXRae7Tvnvvn3HPP+c453//fzU4j
CQY7Z1qqwun2bnbG0BRNr+mXNKa7KppTuR/jfjhwh8uYxTbspukDIa8yyFxATUrhQN0M/Ev5mACqjLcEtPeGmCUfQ6Y+O0uYZBlwB7LGT3DC8J4eA8Q6TIre
GV4fidqesQQagefmM4Kkla2T+fKe3tL4tI7txKop2+dt2uXHVt5uKtjwyNmFWfxsxjtcK9gP+svoMM0Oa0XbU8w45Bn8qMaQczV6AZc7xXt++KvFe7jciari
2XmBp/GrdMrytYfzVzaMkk5UWXimwYnOYW22mi/ecO94lPQFrKga1UQtSxJs70phpDbDHu60RgehXUw4Eyi/Ji/vypu7J7WzW9FnXznk28n+IQIvgTT2/xjQ
2Adt23sUCFszvO09kgRPKPuB8TicuUCT9ZfFWxP6G0HZ8WR+OvCfrJxS4ePEyXk8Q+1oxoaMZ6vgiRgOoOU16rvwLbFHtYdSwz/kvZWesx/npOMMHUKPMQdX
1t7GKlyjHTCaTdkMjdXCybM148xmfHwcuA0gNMrxPTU2OvvC/DkZZNeCsIHUFatNe5mGUjwV/v/ELfuaU7JPePTdNv3Ld3A/Dbqhe+H44cLvrsyxLfhk0AXN
ETrLUJCNf84hHiFCYZCMW99Wzq8puZbYa3A/fsvTa/S0PTN1Kil/tFlZTqKnT6V6O/w/c5I+44mZE2vKfk9iz5z0qJSUQXAh0x0Pw+R9rI91sTtUVJVk1sfp
okB30bv/SVyLWPhyml/+yPesxeaWoyr46EMqWkic5u8FC80f1++rZRCuyM4Lkz03zIEHIN3y9Mzff2LN8DZAv1LdH+UnXC1mgLYi6V0mMT/bi6KnKo5zorK2
qVcNSQCTbC4pjwMs2sgvoBO+M+dZHk9cJjc6sHPXIDVtKEQMtUel4A/DT8KJmxYqOKHbPXo9W/R61R4H+ZqqsYN8jX3XqV8gZNeQXpN+te86vBw6nGIerg7I
mVntSJbPgN22kfAy4Cyf7cRljwi4hofsdR7C7xwuES57SbCT+EbCHHAbP50O7dyQSYDqoT/owlQ3cSSt5KZPgZO6Le2t93xKxM7kaUbaOtTgNfwZgoN6VT6l
0YYGs4bUoEjiKSGwQ1BJw6ecrnE76/wpw1BmNtY51SfSqiKrZQOfAlc0fC1qQ8SAq7i1IVrryujqJvHK0YE/O41sFVcjuMFIo5y0USF7prvsduFwo9iRnRcd
7kRO18dtok4DQHkIh5Nqh5/g3rXlRcQjoldr6GO3y87wgeJe7u1Hll6kZVFPowMeVqEWRAEEaDLcNowmE0nQZYd6kXuLAxvgQMKkEUJ54yA2IEDXOzLuaBqT
Rh6QoBsfCA2mpOEKabggjYiDHuj/Ln0PtVJ8XH5vqqtdZD55HpTl8vd0cYP40Xwh09t95Tzc+13tR/MZOi8+N587L+4wsZunUiioNSqXiT7iWxUk73+/H7t0
+uTF5pyAVVR+zIl9Gn8iqk4MIAYOHY64SR/RPTaG3OZ0svjmUCYJxsWHf3mIPoBTjcR9VGR2SU14rtMudhWHa5WZbV3fW37b6M+96iMf2AOadtPSZ9qIqwCd
ZNfbeKW9rrVFP5pCe+y0dF7fb3ey623dBmkFEyQHgqIVnbZeKcXji8OB/E1Yvb9kkwApuzttgXbTp7VdN+exPbGn3/TdKVF12fAZhQfOi49BecF6KT4ssXJD
3lSCk/uvQhHnrBmehI0M+S0Xq0q5Zu4M8YRgAi0syuz15GPdDTcyzdygdbcnJu5ydGIV6cQq0glmr2WseX5X/LD8bnsDaKHKKpCRxwF9Ag6pPyzV8uUDWBLA
ZqoDnHrf+SLuaEi4Szf0my/UGYPmC3TVVgdM27j82rnVdDwd42OeMBn2o8QhTz3MDBEr0pr+UWLUt9zLzpju6k3uCzKuIF1Xgh3dp59gHgz3g4UlFovvdwv3
I5+6sh6iyp8+pfzH+Uz0bc8praVsHV6nXRR3fUCMcFbf0XQvN35ucfzc4vi5PwbWnouQze/v/ivtUOjSe6ZO7r7jQ595555uwR0Okhnc4UR9eifupodBx2nQ
J59rS2xZY/Zt6h8QQVhGgRNR40P+5t03t+7e+pcFS0nJ+Cg/9XCU9Fq+4Y7IzGEHzchDTeHZ6xohsnRDmzNwcmxtVygGN6Q2OcOIhaDiTdaS32bDHC/M9L7M
WtfNzGvyWK8dRcwYeCI14HUzw5s8kZtWMvNGNzWitFXpHPFxmT55au08u1pKjGLdSF/qFrW6hsI3c2M1rs+N62BKoe7Pu46nySy7ae+FnoDrvZrkUi/Z03tk
ARgwdq4xdp45diUihmzseoYMQZnG+HgDxscbOD4eQh5LA8bHGzg+pQHj411+fDgW2e0dISO6ep9E48IR1DO8cF0JzfRB+UgxjjUbk87rsLbD6qTOowZXTWsm
G47yQT8vfriz4zFrD/6X59lr3qNh70BeOr/fXCrO3tlnGG1VmDfnEs/0Qy7BD5mkUvghl9+bux/rg7LhhxwYfsghgz0YfsgZe48+iAo6J+MCsVFVbOhGtn9A
qbgbXTOceRyBohXD9Gl4M1c3iPEXb+Y6OrvOvIjwu67wu8Fmb2bX8GbmaU439/Vmxvn+3syhCnkbMryZ3b7ezKjict7MAv0UcWwoqyeEUwLfVcldIbQbM51B
+8NOjx+MKyw21ZFUe9yYYUi3xJBu4WstyEkVHKUhxL1uzMYcHVbDklhO6O55zwXdBWv9F6NLJ2YLy0gao66LD9zZ/VuiNnO+GdvAYK/3vdbJa38l+OTMBYbI
AKqFlKchYLFold/RZrkxZBf5MHWR70NUNYOo2Nedbh5AVLXLERVANnKiqg0gqtqVusi7mZALGRFR1zAIY/h7aMsVF/mw10XeZaJk2up1kYf4bYk4m9JWBeK3
iz+9tLU3+M09v/P55s9+lsksHaYX++1Zs7JnRQ3bPqGsPL1h9O3A8R6trYFze+WkZBcCKGxjhwp7xEzMHVvH3+P0wT/6ZzcSW1TZdCyEQF0X5UVs6fbez9/6
lhn3xX/86a4QHkSOyOCgKsYxiZvpmMRgl7JRRAnuW0yGHchWEYTkTIq2tXgdtFmO51B8jnSIBLwkoEWGRa46Rn/w3BmwxpJQUe1CD4asWlqcHR6so+F4+wCZ
CkbUCAeLCBQMmpmTZQWNHEEjR2TJGwGuKhXDTUteiBeOYPKFPWMTytiEaW4Eic3gKI2RlPqqklmBsVbYaQbBIf2nZeVy05I+xpiWlQHTsjJ4WiajdDVbIgBm
pkvv3QMcmWF0Q369fZlAFZx+qyw0oXGMLtLF1zL9VMwSFEIVKGaG0eedjhrlGpNh6eJhpqARuqfLDoOVbjoenQ41Juppji1CPdI0VKBlsTHkNkYaYGSiZYn4
hTa2KgTmsDdNSr7wpWow+TYy8uVEFiDfgDdwPMEbeFVmIWuaWEFUl1U4YU2S9AoeDTjBBOqsZXXWGPpGNlhW2lREaVMTemWVVEVSf9ggnE6HpPJolM01o7Dk
jGU45hOIDWxvwGp7ulGAq3VmtNsRLMJOdMkpeYyBYvczNmsTsZfhmbV/zX8Dg7gC8Nd+wzg0C6XXZyim3kBbsr8ZYafECDt+wZwswD6l3JzsmQZTD2AKDixN
1ieRkFQM+IxWbknaqThHoIlDl81GC3B9A3BzVSDPq0mUgclGBbNx77s8MRt7KliArWVjNzTRrHWSFwfIRhWo0PAtpNGLBR4tKdXElyCzonoi1vzQc/0T/pr7
cjHFJF0f5w/mXMKMgSXZY3MQJEFurzHE+csFQbrCIXIVUo6VBoAgeUh5AW8i3wBBKin/Lkaj9UwQpEBAkKhnNQhSBSZmK+PAAYJUZRCkCnsQdjmNShV4XBEc
arF0QtiBThOnBASpkoMgVTjnUR8QpIjzrKCiigGCFOEFxl1hp6uMXSbQaEYGxhE2ucomEKSoLwhSpQiCNMRZLFK/ngY6e+hezlRBFFkfAIJUl4xyQ2w9GlIV
OHgMKXh0pKZItpiW+4Egfd6x/dQOx4D3LsL2U4RlgB26C+BJ7lnJMup6iIEvay8oWJ7tY7RA+feLARb/7h0X5aEuvmEcSjN64i5M4+ZFrD8cIfufU+JEHXEQ
Za3AWpL6G9BIW7CpcHP8h+Am5AiIM9YE9hUSs7ALf3ya3AFowweIpvbnoXlayv17AszSgAFa2TTcSKGGjTdilQGkYE8PQNr12ZDLkO+ZSvWvbW0xTW3h7JBV
Flt4ebMnVpkNdrCFZ0m6HfHDKrMfVrlmzlDogTLHLAjWGmsKPcrWcVc3is3jZe2gleNMsm2QMSYaX3tfnhOPZkHqRkUXTUTH8iZnKKEf7ROVklHaXdGf2HZu
y1WWuHGhLhoaMRI3UUKyg1IKBekwOFXmf2VtApHkEbZM/yt6BMuFUZl+SWIzgCVb0fnIkbfYV/IWeTDzD5PweYnOt7JeBzmmvW6lvS6JB9zoWc/2TmRB8tZD
zcYhoDsqm4/K97NSxdf2669pewTTLaNr0/GbeAycN9WctBqdvE8yNNFX3oX4WT0CSRjbTOScE025uObiGq2ZPPauCmrsipiOqtUzqiGC7aWDuWdBHMXmlbPm
SdeII13gsgsPUmZwq10ZHrgY+HQ9KaPZQdrsEM0uqwBeezzigTkWgTEjY1sckn0VcprNrOFOseFR2pqyTFn6CHwJ9S26Os56T1wJ7dSizjToNJnwiWzgLmIJ
2bsm2bt5i5iFsNLezMkej3AL88r0SxKHKY9twBmcqgUavIK3yIP8FH/WMOehM1JHRiOW+Mfybr9rA/aWbczg/YGb++Z8MTs2YW8/EcIYsOblXllG8Pbl/GwF
Lb2EH0+w0y1kddgUIAVnjCRo1o4NlXzb9SyfF/5leaQa24Wb4U3s3M28CC0ry8pe5sAKuneZ16wSr5i8t8D9Jsof8fmKo6+wsU1OufqUt+lmT18p5TeX9Ckz
S6SR8tEn5qKQbTI0eig/DKuRJDlMjWXdrAZJPcG+bpaZxSJXbNOksyVfoU7NKYkiEK2OP7e1WVGF/9vIc1jlAo4ifbqLQkVOJ/pamF6DkaMrqTrRkQ/X/GxY
d2TmtB0X2vzm//A+cUkuS2WFlJ6GDq374fx4g3NbCv+WoxX4DBlRfvpxU53cZseCvdMbq9/9p5/zpvfOPnzb//jY7v89heSpI03nrsQep06Vy9XpvWdv+60f
feW3SkRQ4+KWZEEvRRyd18H3lIzEi14hm6hnvD5mn83mSefhZnCMv/G7/I2heB9S+XvMdFhnXu549Q5Wg721ebBC5a13ZRy8QpZQtkHsJXGcZPJvkOihzz83
xQkt99766ee677vle1N7338Ljp6fyp70pufQO+kDz+tsqye/P4Xe8cTTPP9qbtlfvFsG04nMlKjowk6SaTCnr7/QBUKoeFnSovHnnwZTDz+vppWVE5tYTXv8
dVLSfl/53SfewMubrbPF0YnXpfXM/Nnpb/3w9z/9/K+RJOlewjnsNMCGwDH7QDS+nLvov/Dr0xvi555FdCgvutOWZCTNtYcT4cb6Zedz5bTOzkfL+e2Whx0f
zLQTfcNhc3SJlj0SO/JoiNg3AM56VjJmwoIhx7F5qyGRJRR2EZBrYF0qqvRQ0zlEoiJxhyX4N0XMGCJvM0kwJUiOC0h2SAdji5BelN1KquPEREKTRQcVSdmE
da7YrLIwzAFyRxEjjccToNnTMgpMcxyV+Yb7ma+RG0o3OwpujnDBrQGmfZT9lksTTiOpoPdK7K/Xr/dKclr3Hi2NkivU300iJPsOIKajJvb9CD1rQey1zExD
I7zrWKbn6cdtEieahpk/71c/61fmJX32GUanBrpTQ+nUcAGottypIZiMEvyQ0allOghWF262uFMr6FTWi4wnATpVs3S8+dyPUJnmX9nCPaG3ApYS6BR7Eudf
8buBY+d+Yxft3KGeQ4nG0AF81ICGxS2mChYYY8m9CyuvVwSCDhjAuGAaCrHrZflXA1VO04wG2dLQZdVSGaG/+bkeuO0yX+eQ2TyWOsfZxQNl43zZOK9Rm/FK
uEUTr7gb+w56DRGM1MB1aWEVLazqFlZz6/YLbL1ggPushXSuB926LDlk0cKS0RKjkr4txPk8JyzR5ANgRtd3u29l3b7gRZd2u/egxbuZe/YMvUAJZOv2JIeF
WO+JV5oBtG7YF/JjyPuljlklWuLtZsWLb7wowmyBn5Hfo871RZ3rG5VX+hyzYqFjVsmDspu1NkjlShJEpFP1RpKqNxK0ayRO1YjklXWJ6Kh0OMqoIkrBCG1g
P4WSYST1+ZYc5psomCv3pPIMZJt68Lj07RFGqC2zgpo+F6DBEQ3EQe5fPAs7dOkc9IbT7zlPb6Sl4xQH6+x2GcQ3ff2zU12eqjSDO/mpdn54bkadmvnYV37n
K5VHZ+xTrIi8ZKSfOvsb//XLr147T0zvk1wtpo0qtX+yqk5jgbiggwzaJDaCLf5xxJwX9GZ/JmF8dPFilhW/FH3Ac0bX7BOX45qztqjcavjs1H7atAWd3sDX
hut02n8pBBhr8iZo32FcsIqAcEQCyVFtvmjFzt7Xfvvjr4VjQVzLD4eMAFDRr6m6jn8YimEvGZoDm107p+rn1qhnzrMiM315jo8EJViD0cB91ehC4d5tbyQj
dE7OA7oLVoj80dEuEOevyspXd8E8Noh0GqyUb7CbwyiWQk9t6SR0tIVPYJZz7PjV0GlfpbYyMSJrhCfXkPAY1SNBwrAa6dKLkTGQ09yA9ka6HA8Mu0rb4FU7
6GnJpthQefan/cnYOCcsHVJ0MMR+k3RQo/3oBERKL+vMFlW7pQusspEzacWj0908q/3b93RbUKxE8Hn6gs3+dJIv3BmQqN4qJqp3Opx6vOd64vRNLi/aQgi3
hVNW56eenfzf2szqpbGF/3dwh4Y1f4D8En3T8wSwPVzbZKooTlUWVUvNkxfch+mPSJmcdLhXnsGezgGdGmHk61N7f47/+9NMekEgixk+Ssz2RlI+k+0xSN9H
bJWZqoNkiSD3rDFBrSFTGqH+Zq0MoBjB+5s2hKDX8yQw2YvcNFncAauAGhfPYFj12cmcDd9VuERLqnNYndrJUJsdiWF/WkfuDeiR+QZcqRbpjW77MHsxwqBX
UyE8uKu8G8HaxWnSh9j3vM0+8UFPgwJpEKeBh62Ot09ukKQKD7lBFbYHr0OTz466kc5vzqnDh9gmS1XTGgXv5yoYLGS9qES8S4U638Efp/kOBBGjrcofQUB7
7nLUznHJ/Q1YsUUmaRixtz7RWGnNfrScxbaZvCJrFzmi98/FONP8qt5bXrBE50MnmPUskgw15zhJ7C7D2iPTu8vY4iarUca5t6Oj2xJa1i1E8vEjT9kquLKt
D1aHc0k4w+Ed/2j8/Iep6zRcyFlbfj9lS+r9LgoX9MlnbPEh45s5pAdeYOKpEZgYHHwJzDpdpNHD9lFmLQXnc5FRrmikAB8ZXlihUVzBs80EdURtVLXBTkFS
uwVgCrmjC06onN0/1IV/QCXf19gjwb2ZGZKbadPH37aNCqmFQx1uaI3dYmp8ggnKYst1A1wVEnggUX0dol96FZUcJDpvi0cpkTh9V4l2DCTth7MniJjVMIlf
3EGsfAfRml2Pm1Cmvih2geHjfEAckNLtiTfyAC5mQluN76TOTe5N7hHJrxiIp7YwMDmsT1hIKWGde+/5THy4OCVDaxmtvAjrVnZHgA8IJNWAh4GPzrpw931U
sVLypC04EnR4RMNO3OxOi/wInaUYqJ3MXVmZmrbzHIkC/JlSzjtfgloDKUEwEDZAeYnvYL4ILhplpGDw4S5f6nBKWb+Tojwg+KHMoc54UoQsjj4saSbXFlYs
6Gi22E5rnsD7EQ8tNQeoOdA1s9m+pGsuCcvNNcNmn7LcZdOZHPNs6tRHOYe00zxtL3AK9V0cFHbRktIYl57VJZK5cTyj1cPP5IcXskP83IY5cAZSUe+gejAs
ZVw+NePceyeJd2fB/mD0G1UPChHn0Qzf6KKZyBP6Xk/0vSXR9/pXAB/Pm2qZ9b9lO3QsQOGo0rJUwfpftoE5dyeeRF2K1teFpK61vh7HjKZa31qUP8KK4kzr
62nVCZ1yTd1u4eZU6+vnN6da32Cw1jcwWTcz/1W19nemKcs4ob1eY9qyPRNkyUdw80uxQt1ubCHbVBkKUBIpSk9D8Tm48SVqfMlofKm38Wyvu0JGLpxRTyAu
8ek4N37HUZ9PKY+TKJN+KnHgL6WfHipoboOC5haiSmDqbY0cyYEAXVlZbEb3Fah9OWV1j+r3Afx5q+jp88rpAdHVGwsmnUu19vmezacN/b2xQ9CFkOYFK3Z9
qLODAihS2UxIcL6dq32JC6NHTZ5msw5/g+4ob4J7Nt91WW39OLNMZgOm2sWtIWh30ApfGzeC/saNACxcBdHL4D+H6Juxs5eb1t2Gur7Wl1nvw6NHL8GjU++H
54mCkP1I8vUVzQAvU+mvGciYPRJqOdcYwd2b2Iah9S5De+Vp9zYZAYL+mv8g1/yPSwomGIBiS4y8KYlP3zLd5abl3svmgMwZcmMuDOTXxfnexe6j13wr+mLg
IzuP/WiV/rlmFnjPyNzg7LS+qiVD1klkeow7iAd1TPSxZLrb3kQhp6dIuNPpGEr5jZkC7I78oTumjYf4EU9CnElGb1xK47AUrW4e5zrBTyO28SMim4IVwEES
adoJzyWBsQdf4D04CaHkAtbjWSlXoO3S+NgoR1BzoSx7dlKF+gvlk1KuYedF+RLv28kQ9JRetqsndSgovWxfTxrQVKJ8QcolaF49dsRBcRhMgccQ4SjSTj1R
lBJ8ZqnrhlAwouizfiUP4yBedwudMjkBG+zdKNTS4C45IC1Ts4rgQCzvyxEatpLQsDUTGmDYrrLXJC9DXe3kKkKCLcke0Gh9Ltf98fcwBoAawUUtJITaIVOF
PUJCHSZAvGGQkIA6rmqjKsBd2RkEZD0XEiAYGhoqDsbIymNoHNAm4GLMrrJXd9iGU2XBAHhhWjCwWTAY6yC+FGJD2OHAhzC9CuzODnKR1iAbwN31KnYoq5Bs
wB9UlaDokD+yXpQN7B7ZwGbxFY6nJIMUZQO7KBvYRdmAJBqaMhNwXBTRwDYREZE/tNj/5TQ0KJg58UuoLvZVXbJIlddpmtUlkVVZmNWSWIZs4ex9sPWeASbw
Idu219JltiXfgYWMQ2zZR3Gjy8PZ5v1JMl7hXJvdeayuvJiX3XanEBEHHZk8jgrpS0x4PNTdySoCucScm8DZyFXFNHGiDw55sPcYK91ZN1vplIgXu92v2nJI
E5dWEc/Q3PH0hdzAa14ZrrmQQ0zMAnh5+wWrD5tzYF8JQTqhZHXlEHPD6oPJxAgAhrGm6C4e6ABvkltCw6YQmmaiAdYgnUYVr9ztnkLGGvo96bAmH0YkCOfr
0sYa2ljTbay1s3Uddp8KOx37BbtP0QbCqmNpo2kDMSrp20acr0gba2yZaqNtwfpu9ymHRWwOVMfS+CQ3erd7Gr+GMh3XLtoslZV6NE0l0TSZdqhqn2PYZPyO
WSfj7e12n0O1ZdP9dLd7ic/JWcPOVBY7U/kK7EzVjlknj85u9wWbh6QKKbQKWdNnQxyMhuzzLaYh0cb1NRANscmOhNFSPnKw/5T5lqpp/+HKSx1tkYRoXGIj
zjO6hy/gt6a90+mTz6JcpSH5lKPVFkQIGH7DBkSLxFdxlX6f5WoMGxAo38+Z9VdouHlOiJajtH9CG9BFJ7MBec1LjmED0hyHB90JLaNFnZ7HehdvoE7Pg06P
2ZJTdoKN12OdXmCaD3Hu7dgh2IgGpUpobM38yFO0Abyc7blO23M9255hf/VYp8e/rNODJhmFC/pkptNjYy27iQZ0C2/XYceEHuXsMiDvbLuuiom3wrovc7sO
oPzCmwZt16ij0UZVYCLSF5ehwDR0etXs/uEuqD3frkc4SMljnZ7HOj2PdXpUIZJEg56r2JyHOemIBIXw6zhmBHZS2s4xqYZ0IAVfRSUHabtvy5LRAL+R79s1
iQyp8tcGxX273LNvl0X9rWptw4Qv+3a5uG+Xi/s2spto2tIbN7tleTe5R0zGLqlnQxFCuTNm6uvqxNJBq9eR7dnQ7qXYsOjssA1UoAa97aybbtwhtEzW7dZ0
9C8d1zlBG+QJI4lbKTWBNm9LAZw+8W45QYxGaad1G9xJ9sBPeoI9+0uNfy3Xb3InoIiYcHaRLJtmlisBLfPYHfb9fBQcu926D0e3W29ECyedvc3X0GQ8+TmX
6v8D6pBS4xn9+rEUmSl9fcCvH8MbtsFxZMJR5usnHNhUS5xXDz9ImRTqVlSY4ItvoDM6WoZu3htzdoubnHsmOelQANeikpFA7uuvHCX9uY/0TYFWXfyJs6DR
dzb+J+jn2jwhWVUSklU3w6S/790DYdLvsp0TYN8mHPapQiK5xOFUconb+KCoDCUtk418TFDS0sXwdgsxiNatduUOu6LsK816N7bpNn3hywV4MrjoKEMw5ZAI
nWW1rHSgFIdgDLEFeJi4XKCLwrAMCJNr1LVqXG1T1zUek5SBdzGgoC2onQ4yoSnlTtLsUMrD7CJymgTiofIn3Qn6KU+StKZUAC2sUuEkdbtSlUmS+JSKJkkQ
VKo6SfKhUjVoXpUamiRpUqn6JAmZSjUmSfZUangS65dSI5NwmlBqyyRWMqVGJ+HloNTWSaxpSl01iY1AqasnsZYrNTZJazn9XjOJZVypaydpGaff8Ulwqkpt
mwTzCjzSJDYk9OvBrSYvJaGn7uaxIaEnVyKho+uU9pmwhH+/nk78p3dry4QyvCis6Iu+65+AtmGzDloyNp9GgMdFa3Eh8XI3aLaK56lFdJjKCzCbWYUQFcky
ecoR13t7p/V+R1LnAdkcYJFEKA8hYoUecFQAP2V9Dyulqaa7a85mu+yl82YK9v4J9Wv5oemRkR8aCUbzNN3xSH64JT8crbrsopYm/WTtrWhzX+jR5r5Q0OZy
icMs8ntzXW4Uzdw6Q0/ttE7+Pl0Zj7dWncjS6l1dcdO+Xa7O3BpvzRtgL1Bn+/dw8hgsa0azNYrXSB7AQBxy6Wm19YnzyuefZNTIlpwMk5gsCGCdbpJ7abSE
mspwcsx7pU19UYrUKL2Grt2DzXLLejwaISc6rjkCCenu1RB1qe5r1x66YzQrtMYTFNOb9o8rhAB7jR+l5uG3xqOs3qX30M898Qh+pgE5drN7W9wQQLE6Q4bF
QwKOUxNwnKpk048km37IqkJYoT21RXRDw6ICqouqpwYLGYk1vAlDFINzDMdwempUlEsjokNqiKpoCMY14r4ByV7Q33nRUxXXPjG0Vkm364uOsV1zEITbeL6Q
FFujJQKZ0GBJ8iQsROnG0AZ9XRT6AxO80lnBvq/oxyHpwLp0IAMnWhCxsXyFRWk/qZ7hvk9qZyRYir/0S6KppaN1w/0Dj9ApTkOT+Hz8fV6shiEBOIJNqVgA
cFgAgHLa3+CAdR9apajd4YBwQ4cFtyhwvMQyGgoGIp0Rjl43RLsY/lN144zhIV+XqIiM/Yd0UNHZhSVDVMBJLsBVIy0gRzZWTY1OKOokSEQFdXx+R63TNaJR
iefVEYtY67YAeMMHRABKIzmUAATEjRi7KP1gK6WfOpg0Fr25t4IFmi+l5mlnId4KbE97Ib5KrhCHFF9thNw2rXisacfXaNe0a9jUl18vY4CfsQU69LgGIKC7
3NXEXUiuBSn4tHnT8TiOA1oJXDUWb6MpNY5UeTe7Mn5q20JyHRW6rEKwaKf35eJ1WhPbZQFX/DWoim0AV99WswyyLWv4T/1yOAXQKHQYOKED8dYiToLO1xBP
DzdYXwfrM0fe7uKGMdQ+hq9cSNz4GnpbBVDYzUs2fLLgtArU223NZzjrLL/OXYivU9uoSdfd5FoDcvP/QqGh9b6TtfFSs67/DO0/m/vPfF9P1q86Mj+fdUAX
NH4OkQn9XnDgis6YkFX8nnVivv8phyiNftuOjPeTDqAIGCOSeFrRMdaxWLLbOXbxSIzl2jM9EMWjbyS3s7A8wgY+hMXSwvIIy3hFPBFCKCxLtB6m3LoRFHWP
JE0Gv9rI8xyPobwtL6sCz/oaXN2VXtUVGXXWxR0+84X/lPuKhYP2bxvCAUfRsnAwtijhiGZO91w4KPUKB3bGK6VoATrzMftCIIAgS37s6JAChFIe5wqUHNkS
SgmBxM/C2BoLHDdrhrX5m0Ir/eZByaN/MM+XXJKwu5dd05jUNPZTr6m/4PNdx86207N2lku2ebLtxuXmSTsOml8/Bdt12NzCsSEkztlxtfn9r3/pY35ca/7F
H3/pPeV4KOWFeqLqesClqVG7FnJLor3BAg1HLXuNb71HmGKXCIsRjW+1X43giZ3WTRCnd1oTUOdPODtgeCeCxWKOfdTGnSOxhVuGaR7ST0Oy0ldpdnJy+iFi
m5o/siQpGtpABWizcJqYdvqHNGCqfIedQBV7uxWDf7ndAuMSvs7ZJnkQxuCbI2yMBXGPeBTIfx5iRsDUMGwL8S8C22IDDoRedtb+KUjQF/snEU8nyU8oQT9/
qihBj4kEPbZZgv7+qYES9BR7GDSdQxypbD88nljNvykvNP+awcCt5otlTnx8vl403NOSwqxK9FjDc0+U15xH7c2ZjZsvALLmOStDoQPZWJ/sItuqNZ67Ip/Y
bzj5boLD4wBzG3wtO44pweUFbIDDUDpJtSvG+AnntsQSKLxaEQrPBuPMTz+gH3OmE5cfyyOAigBxfNM93Z70wVC8OaKrH+rJiAsNoyuhFS70cC6SjmnHUQEy
RsKxGpKiQvnXoZ20yumpjS/N2t0PJK9WhIurrSu3ByTP+AQG1nKNGmrc/VE363W8ggg+rmI2PWnTQJ1GhnKOUwt7vxvR1E6anSoSJtPIThVJdqoQOalCMzsV
v9GVj8fgO/xDH18z3pl3vuA8oeXwKXDW8ZH5F9ayC1RrnpO3r8fXptGs9H4SxsuR8ar3fNIQvII7MK0macqjOmDVKvijvwaeF0i9w19D3DSTqcHEZIFYGdyf
Wxw/GrzI/DpXVAZvNJ3gaRz9HGnN4HuoE+kVNRPuL6iGkVRxP49rlCcOwfAbCcVna0N8vcqe7W+o8QTjI69AjFyVKTqh5znnmptl4SuC8HGWP7yqPwgfP0sz
oy8IHx67EhA+h5MJu31B+FBHfxA+vLUfCB+eeHkgfLUCAJ9bpDS77+wxko5XelIKgqupSortsJtmh3Fw5GSrBjrd4WxkRGpE++aq0UMWRsNMWiwuK1lRAPiY
kqAJgMuAY6DvIQN1LJmmJY9+rS/6XnQuaQB9b7jg25EnpEG+0shE38OlHH3P0fnFsYqgEBay3eTrFVQyQzoPFvWN0xd9Dxm+qX5nAPoeE2CdLvdD38Njl0Hf
GzET5lQ6kjHe6Yu+h/P90ffw7n7oe7Ue9D0QgmQRbDD6nsW4eo4aHoi+VyOhXu6qYURBh9WN2OF+7ZrUUDPMvbO1dDUtbkQ1TrgBcRR5NVSwICFeeaZuSVJP
39ltn4n+cmtgn9i65sJFC9BPuetuzgqkWS9k6VPOnKyJg1mAuzWqhl0AMHMLegXvZnd6Q3KNi4XQbXFKQzr/QNI/HDUEhKWH7b+45OO6gBYgFg1cBRJEFq8P
MbQpiZTw6kr6I8SOdDL9KAh4Ix7F3W8F5jCxE/FVKO2Krxb/sDHaAUj49thPg4TzmEHl2/F484/seBty+9yWXEfrcnw9SZ83uNN9pWGV7Xmu0Znups6kNb8b
x5fZMq8T1ikusk4RHiv3vuFdc0nCgPRgc2o9nBA07eCEVCeJcVWBCVLswlRVsWStU9Rfqp3E8ASIlYo5uNz4KFUewAlth4xY3EnL60qtC+oR76TbI5UQi7w9
VqbWBFqYbmZxyECChy/7fWP4vi2Dv287rtKnjejvG1HbC9+3XX/f9pf4vpf+KGqiuh4XEhMBeEehyni7ijchAF/XgwBMbY9jvrfciwB8vcD/Xv96Af/dio+v
9Hw8TzOJmlYaADnEH+7dMhyLVJ8RLmM0Chi/JgWjjYzxS3OCCAQd3Je9oP+61KVqAHuxnTo/2UGX+7EXeOxK2ItY8X992QvU0Z+9wFv7sRd44uWxFzyMBRaj
rBKN7EvD0bgsLTZAhnX8iaEPzGgxFlqMNS3GBf7BpKG+41OgKrQkLvAPTHbxDvAPO2CRJJI1+IdY+AdV5ef68Q/bzyU/A/7hVYX9LFbbDf5hu8k/4FLOPyj5
eDzQQeHGfPllglAG/zDRSXZ0MSjdfhR2XlNY3I/CmH9g6rypH4V9FhfV5fiHV6sdect2dNREh5/oxz/EOZ318A835XRW4B/iHv5hu7qR+Qelfob5h4Q5g1i9
aiD/oNSrldzFFEiDpYY2Ytr0iWC6xdm6vYjeG+MGKJexkR3pggTg+UK79Q45d1CfO06nGEFXUmnF/bF9OctIvI4F0Fj9IqnitA0yL2t/pR2oEA1U18DLhdag
Hd1uJ97RtONEogjiM9QF7MWp4HF0Zu/nfzjxtl//3B9OaT+YMrscIXxVGXmls3WmXwJbnO+fwJbJ7UZ1o5HAVvVNYIsqLpNXuk0LgI0Ptja4C/7j+/Sudi1N
sBiOU+OKPWJ3SGa+HIRAf1SOOpvRnHWhS8NLDewkqqjso1YT3X+YlukNXhjU9nUYUmJejdspe0HbjgXyx6vp5bTirdMi0+12z9C33PfgN39Q+tAf7sEYUAu7
nTNdzn4Zn6G16l2j/+rub7zz8Sk+he2Fz171i9/50Mfdb+7ptkBCN9C7thtx8Ml4fEO6JRN3l4wntlJzEkBOpdhBO28g3lSpG14hJ8kL0qiwjhAoR4l1JCLe
9nrxtUAs+jYo1rbR6gnfCmcfvafAAqvoE7btrYkyys2hnJmLgmIKf07bZzCMEKo4tzarnjYSL1/yeUUFrvAZSdRyHKAz7ka7+Ji7EXtNR3TdBqhzGkUtlunx
bp+nNIiOzgWwvhmL+qBEYk6YwDcmJPVxbYz1LgtG7fcHo+Y8UN4ZpGzxjRr2j6uSCUbtGWDUpRSM2uPDy4FRe+uCQr1hpE3RINQlVWonpUJuAQaGyEGoS5zW
yRsMQu39HYNQ/yC062ui1ESiTV8CdZHYpyux1YP9mGHjAyYQO3NyMvCy6A78NsIWINf7nCil3aubwAPQTfgC3hb2sHqhsHohPD7DLjtfSkx0JXXX1th0bgFo
jj9iDGHVVTlW/GzBGRkKuLIo4NJK2ZDss9aUq2/H1Sq7HbpZfTU5VkCiK7JCVUa5gIiWNHpeVRWXY6hth8EgDYNVYvy3aqZlGRHgN3bkhjsxUqY3oHKRTDaA
ggs7kiC9jszegsnW4HQ2aZL1iC8IcBzugJsFckXKCAzhA4e7bMsWJ1QOw9Y9OYwwB2rpMHxWOx1JbcO5Cthdk71AY5ODHlbVglW0sP640u0PJPrd0IBvHoJh
vK0DR1RjCNIWFtoVGe2KsnZFGnJsBOI36+LhbgAYCL6bakng3gblPfVsvZ1s6fZkOK8jbl0GraaKIjW0sMOihR2GGDmktbCNDo8gN260zZdpqER8x5LOAHw0
HvTqoXX+QMTIkHguMTJw1R1VI+tIGMPDhrEdEcf0UfHFVZWNNlxqpN+mgWnRkON72MXiMspiX9LyD+GI29rWgdm+pJjw0TjuQ5+Dt31OxK77kMh/I/E5ct7H
K7dgWtd6pj3e58v7/E3d4nfTAIU6VoURnY4KWqA6d0sD/VxfZy93gHCgRfUU1oCRDKGHQ2J4PCPILqg37Zb1uIJY429YOusrHbF/udi0n0QkzTBSF4lR/BR+
w3XOtsS27+OC/XYEIeWI9v5T2/U4gbtOJmwbab3ZDCTOY78r5QXtRYOc8KfeL3FDHBKeAPnLzH5ZajY4xa7LyaVlZlSREfqYcu+V/J33sn2sWJWgw9rKW1DO
gioxoLVymqd+4ElK1QBpeEqaGfx3U4jj8Xmtj5q8lJ+CQ1r0X1KD4SsxGT7Z32Torr5ck2GWWzk3A/6bx3pzK6eYxJlNWpsSAzElBtqUaORSLkfRF9qOYzVP
BtGzpx309vv/hWXBWOzBsYf+Hf9ZPQzftKxHjOPjf884bxz3Pj83uzjH1/6bZR2aPyz3fYuOZ49nx3OLs4eO4Pjbm5+fP7x0dFVfQwOpJLVQ2eXr+bstuZ7V
a+tLaZ0RHV9F/1bmD7fSNvX976T8PHx0dr95nz3gvrmj++bndJssmdyD6lteNe5zB943f9i8zxtw35Gld7SWjfvSAODe21vHjyxd9nuV/o755TnzvtKA9+6b
nXuoX312Twtai7Mrq+iZ75h3XZrK7n+7rm/p6OE5jMh/1/kRBrx39WBLzR1dPta6cUUdm1082lpRs8sttbq0pBZnlx9sqQNLy2pW8XDs3Nd657z0TvZf9rw6
3GrtX1GHlvD0wdnD+vvVyurSkRVdyyIRyezyxE362cfo414/S5TzoHqX2nVA/bKl71D7llYP3kHlNy6trs631JHlpSOt5dVHiDLnV+dnF3+xtbg0N0/lNx9Z
pqdvWTk8e+TII7quW44sLT5ivWNp377F7AbujUesxaV37NSHh5fSo0Ot/fNHD6Wlg/MPHkyPDyy3Hj7a4gdbD87Sz/7WXGuxtTy72tqJuTY7Vyi2Zlce2Ul/
pLRCL7OOtZYf2YkD/RIcvnl1/sCBw62VlTdSAbfLdJQj/EVJfwpfkBGX4+NHds4f3pnenx3LLYVL5nkcg8BumT/8prxyKaTVS+kWPPvzfAjKlaO0vp0y2dI3
S2lltXVkZRVHC0cPHdkphzipD5eoD1YOLi2tWkcP708PQRRqjnp51VpuHWnNrt7Jx8aL5g+bL+LS4f13Lh1eXV5afGAJZSIx6v1DLRyqA6CMllpurRxdXKVx
OjCL39X5Q603HTiw0qKvMR5d4cHZ2TpwoDVHhQPUAVlBP5qVZw+stpaz0ko6dhbVmQ2kdWDp6LI6fPTQPvo+6x2tfTtnD88fml2dXzq8Yh1aog5eaVFNR1dp
bqA3qHDnm9+sph9qPXJgefYQFedWVnbmJZUfHpqfW15aaVHr969YtxyaX1ycT0tEZPOHjh56/fLy0rJ1dKV1P73wWGvvMv1ZTodYT9jC7OXCjBzfaRxnnSgf
Yr2GJqw+lFlJd8i7eU7ng8VLYTpWXNhPew9m9TL6IC39Aheo3/aa5eXW/qNzrfuW0FkWNWCWhmhlnkury7OH9eHc0qEjiy0+pGbS5OTDFn/kXWmRRtss6tfe
tTwr5WPzK0dnF/ce5UYdtt4xv3owK6zwMpEV9y0SsWWlORq2fERBd3kBtTSzEu7MS3diKcyLR5Zbc/Mr3DJjGaG91lxGqJjNTmNqpt1rzHSL1mi1r6UepPE+
rNeXfG25T8p0y051YHnpELV6//L/4e1pg+S4ihuZpCRfZNlJnAo4KfKymPIe2ZvbPcnYXlnMnU4n68Cnk3UnYdkxt6PdubuxdnfWO3O+O1RUuQgOkITwET7z
AQY7EBJwTMAJqUrFomxIqISU82EMlEnJYIO/YvQjoeBHPrpfv++Z3ZNcRaZKmnnb/T6mX3e/7n795pK4NbbRaeNaCIuNZBFceNRc6hLMJS9IFdsBuV0lGUft
zBWl7u8QlpDcY72ku8I5BTQ3PoGU8o48YjPq1buRc5QoEI2ilk/TADwBUzamCik0CQMS5W6SAWOKApKfBug1oVYWiYJqkXiC4y3SIxdhr9NevbOZ3pGFb468
GaIpaLppXMi8YyAF9KTmmYoCcVYUReNUONiOe72oRYUbkhaMkp7jdKrVilE0QXvH2RisZcDxugwCA6+YYhkn6jiuwR6oxFP0pHnFOzZ7PI7WfRpU5L0+ynow
QWwaZANUBIjLWsRgmV0O21ASs4tTqRcm74aFqSMwLpDfzoyAAFbq80IfZnguCrsLqNgjmupu0o00d3AjT3IHL5yMVuIuUDZCwc5AT6zwwgpo5XZEarYTt1rw
HDJYwpvwe7gSeYurccpw9FgAOW3H2VorErx2MAE8IA7I/36yYljSbW/Cf/CYJUgNfILlpdsK+y0aKAgsdhFmq7CudDoA4r9PZTPwhPbBYoJPUTfqr2wurgLJ
V5N2yxbFli2KgN3prQKF3hy1gO36nbDNH4HRBHvxxQ31DDzy1U08Q+vZQg/sIWvpbJkrpwHiJqIE8UInAS5PunHTQOL2sMLiJSIXdNTkPR6I2lnocRK0Qnhi
bHoK9UDoNazloOE1jDWgPNrwWEvourFbPWEE7mO3erAM4WxS4TTKcVSHp9sqrLRZwid4SODhNCtt8HLpSl6bPy8szh48eHhmYWHpxvk3egs4yWhbpmx64bg3
M7UwszR7eGnq8IGl+WOLJvj1C/OHCQ6Apf1T029Q2Lyg2z00e8Mhb/rYwuL83NLCkaOzh2/g1ihwAkuW2fVcCUT+7SnbY63+Ex7OXR/MyAn5+wn1dPOEhVtT
GOrp5prH4i6r+r4PT8BnLMzA6k0zVvPgqQ1U4o9suR2uVFgVRbJmsE+d8KhGVNtTBaOWTWBrVbi88XGtdXxvSj8qreTr8fve+Gvspb5srfVlc7Eve1wAexms
gvC8upnGTf4ktXbZ0mhlpXnL3huEPYJqoix0t/yt7M2BFOgSNyl0kYFfsM50mcy9qIVP3BaCpyZpMHjqxGjN0G/dFFUoNFbmPH0AWHpfySvtKyFFS3V4rNDj
aAl03yYjOpRfVSJWhec6K+kp8aQ1U2G4hADvnlzLGKghT9thzGPjr2Eo1MwrlUuMG3+IapowzJPSwmj+pbXjsQ5oVlyTvToDtQ4WY9TC2spqBEGC4p3Ce6lD
YYRZRWTe42ZZVeWl5X7MbRkolCpKaKEEIqi4BoqnWRZ1U3quAEyZHnXjZeBZaV7+O7mM/LGk+i1RWco18B6OpVZh3igOvlrhz+fjD3L+Nkxbut7qBADWV2HG
1kEPrPfjDN6Ce46mW90Mu1dxIoMaBtlbCSlaIeMR26xYwbnAsHCFtWFfR4C1ZrswzeA1hmCge1vAcbUNM5+sDYBf3xveAFid8ckYqGwsOkUxIbl/KutR+auB
6d//hqDV2wyaKa2klZJ1hcxYVIFsyzgfvoabxjgacfvJ9S2Ek1FpY5hwcGjd6hb8cJIDuxYr+sReIfw4uNI5KLQ/NXcENP/S0anF2Xm+JCztnz92ePpEIXxu
5sDssTkTw4bDUmVXd+CH5x2wsRxR2+74NPz4zNETfC3k191iDn/T4X+1fON83rGWZEpS6CLlm2e4t4t23uG0N6UsmgPK1Cli13eKer81sH6+1m8L3N8x6gzr
5V0C73cN/HkZHigY1LsF3nsM/KkuWOBxr7D99wq89xn4B0H3g2W/AJbobLegD+78c9sWbVUV+XToPbgFco0HtyD6l9OWq6/6Fw3J+r8n3uH94v4Bcf/gNq07
XibiesvtNVCVfR4TbKKV1tdxP9rQz+vHdD1eztZiJ47oecJkXLR86cOgsP18G83QjhPjdaqwgfOri5dwcqYsz6ug77X4VJzl47Sivl29aH0YXl/3P9/jYRy/
KRraqh2nf6ouRnE+YxjU8bC6FwIz5/18YBe5sXLgJe6fD2i/iOdkG2b75vy7/LzV/gOFKvX+hXn5MUpYyB1sEQwogHMJ5L6Ti6H1V6G5YOuTAhRHX+QwHH2Q
gy8gjY7N+oblb+87WDEve/wfAuJI12L3BNi9YFqm6AvB+pkJPAPeibLVBEw0WGhC1hdL6/QUtanjVnR9WOgfgh6I0mY/7hlwNX4X7vNAmxnyOx98YdpOdVv7
5UaGib8Qd9baYUH3OkajwjmOPdQlBxHs1D7ZpRSmdu0l9w0/It7/98X9D8T9D8X9j8T9o+L+MXG/R9w/Lu6fEPd7xf0+cf9jcf+kuH9K3P9E3D+9TdvXXVDH
OK1GBNx8vzDL+jE4NzwaVBp/Xcm2B7kpP8C68CiQEKe9dtjkLdtWq6dDGy5Arh/kj08f2z87vbR/5pbZmaP2/NieP/n0A/nbjE/ndY30nLxn8jDpHCHMev82
yGU6L+I2eQGP06NRBzzA1nx3WgedTfoMg8L7q+Ca9hFs+pMXivPHt04qOI2olFbgR5iVGtjw11Wr19Suu27i6j3X7KnCfVj9XPsYnK+r2D33UNd6GCzO1hMj
Bicq/qlj76ntmul2IX1k6JWhmIJiZltUQH/R9IANh7nO24CRynlkyNzKuW5FPZBU0F9d+j3GgF8Tncmor6kq0R0fHbvBrll4EgbIqvwHJ/hX6DHpMEvBZqfk
H2SfA4Xk8bg2sfap7P1yuRZuyApPFu/3bm4Bd9trbRTbUxK/tTkcPnC991z7iMskmXdHQnTlM9z10nDSn4MQyD46IjZ0aZUxneYB5qOOLwzqWFxrqVrW36gX
HkO+aQeZMNQ+slEfbSff3Fx1/DMVQ1P7Q7b8dCMjotPaxJBma6OCqrgqcf5MEP0zhi2PeQEjfEIuetlPFeg6jG9LG8iFoQjK3IH1pN/iaz4O5FTcbdXZEBHk
41IShwAKAvHfZfzPrMCli0ML2xNgsA9XSbjdDXvPVXfu/KGoayWFsdX11Rha47+DaOHqnTr4tKJtiarWf0o5iO5YK5g/pTelfgvZWjfOjPgUbpGmPVgeWdgH
YrXYr3EKjInxRP1OioZFxvMoQF3IjWEkGhZtFaz6AwXdiu+MWxE7uWmNR2wYCWUpzDecXWM/JT9+3L016EhJHGG76ZpNSKyrprnTeBVu2lWQYWFeDpJPWWEL
oZji229ai/qb7Ngs6yX9LNXrtZSUMZUDZK/nCq5yfwbAVc7P4Pr9bCg87g6Dq5ydQf3LXJ0BcJWjY8jny/GYD/z7l12et9PwgXhS/+X/ruJ5j9/b2zfy+PcD
+BEg3wseAfxLDPwf4rGL//pGsMyv7wRU/zsq/ne27HmXGfh0auCJgOKEnxb3J0X9F4NLLrPHI+F0vuNBcX86oH7PBv97qT0e+SneO2DU9/a+Hci/z0DjejHw
Ru3x/Mrdz9/0xVd+O/jiK/HhowGN72wAjUMPLwaHL7Pbl+MZxe7LnxHjfzo4yhv4+yAA/F0GPm/+7n8I6P5d0c/XFX0YjOdnDfz7kNz3PhWMcMJ/Kof/rzvs
8RD+C2r8L2A3zz8txvePwSM77PHQ+35ZzOdzAu8J1f5k4XieUfxA8/QVhX/9xfZ4qL1n1Pzy4q8/L8Z3fzB2sT0emqevqfaI/v+myg1nPETH59V46H0/p/Cf
GbH5R/KVHA/196yg08eDb43Y45fzKNuTdJTluxz+cfPYPOf3ssPP9GdCvive8z5Bnx+IcT0WXOHwG+F/PuDgfc8Fcv7UwcJCfn42OMQn+EsB1X84kHT7ws7i
8RA9/vkhwvu+4r9P7rTHI+ef6PSCmi/6/T+DM854pLwKuXmI5PZRIZc/Cmz/KfW7UbaXOSkCFbFHJs2q1D+Vna8+I777W9WP1Fey7OozKaf2/L8wUJ9xtXL/
46o9wn9K4bv6jOB/4/DLWVUu1mdnHfnQ43H1mdR3nqOvJL6rz2x5k/L4tCq7+oz46zHVnpzfQfqMxvOUoz8G6zOXHvLvCKj5cvSZ1Pe2HJ4dqM+Ib3V7xB//
NFCfEX2ecvhH13f1masvSI4eH6jPaJ15TrUnzzEO12ffU/hSj8uyq89o/I+o9uSfKRqkz2i4Wr+S/j8TDNJnNn9pvSf50NVnLl/a/JrXZzRePR6pzyS+q89s
ekt+fVrotycfcvUZ0fsxYU/8KLDn+9xAfSb05kNSfuh9fqz6VXYoj4OnfssxAfn+idg7yRLag5HJcqb9BjCRxWhfuqrKmrX0ofTLGrs975dy9Pk7R5/cp/lh
t82fUh9I+0LKM7XzV8E9gP9zOf78ulin/iOQ+oLwfxD8NwjLz+Tm9+FAzrN9fzi45xU2/c9nv7nQPh8zkqIMOiGNLh+S9z8oz39QXv+gPP5BefuD8u9/egv8
bYUZ/vl8+qL8eXcPH333oz47EnW7yLFH+slKP+xgvILNhc1+gkmaIXhWYbrK5m7ey4y1WsezdnNGrGACCeYuUSArW4Vn8tfWo6gLBbmW+5nt4mKGH1SmKLjw
GWWWB6vx5sAtjJMWq/q7eTxEbZfIDEvrmu9FXbEnUWEyFxTLvCmQzrjlbBgQWO1n9XpteJvctsJVKROp1qklb7AMcDl4YLvN3xR8+dCk5NNPbC/QhwCX69a7
tpPcFsOfCT4M8IsHws8F39xJvGbB3/Gwgq/sJJ4YVH/7joL+vU0F37WDeNyGxwr+P9uJp2z47KTLnyKvd8MXSVS+zh7DbGTf3eGSWZNjMtE97YUYocnBuWJ1
gCaca9o8XKezFvdgwAt7MOBWDy5/vOdaz3t5bs/x7knSqy8EDwD8F3LwDyj4o0XwM30FPwfwK3LwdcF/zwaXXed5v5ibn3dOSj+gWgiPVf0H4EUuzcE/oub3
3ovt9ZhfD3xWwT9YBIf+t+QPmTy428+SU1EXFMmCnFIu0jNqAigpf5FjKfojz2O/a9D/9kH+22QkxlGf/OGuAjlR43uTwKtMbmwfgnfXssArT773EtLpxf3e
LvD2TP54e4H8qvbuEHiHJ7eNFMmZi/emSb3/o3PTKzKFOR1HWRtP+81xnrcYdrNUKGZ3jRhOjxOiH3/y/TuHvCfwqXzPB4fR7cxbVXtD6eEtqvYOxiudEJRz
r59kSbbZw1BqN2rLsCDFVvlLs2VEXSJSLMn8CKXvB6SRDIqv2dZX3v4q5rdHA3nU1PVfbthp45N9/62cfS3v2Y4iPtAX+Rc6Hsf22faU276L/+WRonnKxzlc
+RX0LEyLKeKvEzvsdXOrcf2k6XSh723ZG2ozjmsmKyXBfe+f9HtcKF1f6nxjDHqtDR6J6cQYlw3P70+59V0Uqf7H1qOTFbbUgYV8Mx3rJGS5NVN3w0Rb+2P6
cEQx3DiqUmAvFNa27JFCOJ28HFRbwQfUtsa3HLbbKoTv+i1nJm17wPbvpX/0rPKnzjr4Mi4q4wq2XjoX3HKpzW+2v1XAF1Oe9/NDxuPyD3PwvS347ivOurGV
Pzg5ZfuzLr47noaD7xXGLb76kuXlLud9t6Snyq/j9hBXKLnwqLKdx3A9t/hE5qZdqB999hW2X78VHdgVNv5WdKYDoslyNr7cXou62VqsQiXcAHHt5ie223E2
ae+6/CrHdf+lRXHCcwPH86qdNr6Um+K437nga9uL8P86sMel6fOxwvEM5pfLdw6Lu+r+JP7z24v2qZ4dOL9v22X7kW77dhz4wvl8dv8cmw77JzHDRVmbpK5t
/WmcKyzUr8Y5Q0s/djN+nG5QfQV36rv+QOPgcHmkePE31LzeVYj/TRFf/FIuvnrPweH6zW3/zBb4bvs7d9n+WLE+Oafa/+VCfD3+ovX9s9s8b45VK1U2zap+
9Wp4qPo1PpAKlF+LpdfiBaU9HGeiei0Br53A0tWVGqtVrHylOUwJQKucJx7xrEB+CtLMR4EfyW7XhyNTNldhN1bYoQo7DtY6OIEVdlOFLVbYFFeNt+TyIcD4
H6tFtSrPmMJ7cc7QRY797p7Hkb+jrbbLeA+5v2TPy1m1nrr7R4Pan+JHtmbovD6jHE6TXg3rLFuKmYwVeDeuPJvRaKMoH2U5Wo/STB9d4mE14QxF/Pi9EaGR
TeHRsja4P3gGLEtwaumMH3s1JuetApHbeEYq7Ms8VJ4zApgxjFt2xTDZMPWtfFkYMbYN/cvPYvAMlRTjeuKAfoWlCbUXZ6wJja+IQdsZdjjRZmqd75nnt8Bs
Yt3EOGVWYyl2vJms9VMcKDUs9++2SX4Rr8Y7N95kJSE+pdN4iuIVpAx7tXq/O8O+fq99LOz1fCjeDrPpU5RyNos6fgrGHp6uE3lkcZTeWr1tLw/BibqAkvET
1OlUxg+xlkWIzoAvgnGY9MM2ssJUBowBOLeaxxXpvKOd/2XU14c5ME4CvrJsxLhkUzlcn5JjK2wwxqH5Gw+M7nXO4wj7JTYOkmCmFkwKz5Ju5A6kMRECquuj
YsCJrxOc3pBQecayIdXFMp6/axEz7DVPkekvxfDMcdQoOgXZPS/HWv1wPWV41nOTNBCwFaiopL2JWy+CS5VIgRqsTuAI4gzFkmGIux3pA4y+K59T1Ggn3ATG
w1OHCVsJe1h1oyJ0InRQrgKfjYokUH5it1yrsNqoz//qpUuCfUbGdJ6cG512N62LOvtKq1nWq4+Pp83VqBOmvvgdw23jYe/UOEzNuPithL7GyPW/OjZmUrNu
ZNLhtoUxHjVhxoBKIwUYJzRGIfzmieHwExqemz9KmEa64nn6LfNEXxr83BZ63dDf5nceyqMNUms81beGWW6dpB/Z/MFhJyN4C8AATuuHcUo6GViAMgalikS2
J9tqL3/Ooo0M1pCwLWAi9TnuplkUtjgvLhSlQfLUP0P586OvxLqLuhnQIKmlkOugyLO4jUoble/JKOqaclG9mh+GBTuA6SXBIsdpRsdzBezPt3leet7jcxKr
1fo/hH5UpU4kglWH04iWLTPJ8AFj8w8/fEM5vPo7Lrn1VgBwAYnay/b8y29INUh1yBTxaAOWh/Ymzim+KC49raIEXaM+HVCeXsWNOVar7a6wg3E/Wk42oDCB
vLQQLof9mNWu8Sf2ssaYCiA0WNiCmo3JdK3HcyEbvsFvNLugJI2ukGzxymrGJ9AcG/+yRR10aG+Tf/SqQL8Rc6JObMHwBGG6rBO3xpbbvFGu5oiVmiJaFq1X
VAYrT5EVCbi59tlpUAj6SztjxqFygptAmrgxOT+Io2jAysMQBSnwuPjoKO9T9s+26sG+JmkTtQwrwnLUT8fo+0EtEcGqMyrrLpz2DWumk+4FnLeMvMU930BL
jvkdBWkLyc8frestta0GjIcutOEoLK64Lz+KA+u5zEfmi6kyl/prUunwlR4WXGEgwi8KiSbemtNFuz83U5h1ov5KhBYoanOWhacQizX4B7tAlho8UR2VDRhl
0hLAz2j5hnwOsg9RiXSG2Ig8r8Fhib0uP+oYTCFp2WmaThCkTp0eYZ2KbpZWVyN34N826RsknmU7YV1pSbmgaLXJvwaBOlDsGIlkbtSgrnHCpxeIzwkGJs1q
AlDzm11AxEbBBwG4fgCi18h9Q2se/mtj7/zrTnVz8aHv6fGEbJjBlFSwZoFFzjE86V6fq4mxAgx5ZQ0tNeylIT5hs5g0uJ2V9yDwIxlYNp0DzAdotxie+MH0
QVpCmErBT2n8uRkg/we8H9/zckDHvk7M9qE5EZvLdyXbdPhH4gvupPVQzyZQYuDUkn2Pq11WRMQsYYpoWszFXJtuVMWgo1fAbvgVEO3v5NkB4CiBtWX5ncTP
ifXzL+CuZRs1nBS+Oc5kUBFlcMSkh2ZH5Ng8S6IqaCddPI3hNMblQICoBfhxGYRWubuf38b1AR5z6Ef0pQ/Jk2HX6sWQv8KdwbL1eb664YY3cpkjQkIbagnd
x+S3p+SRnIaXW4+1XgHV2k15NAX8WSFmqjEuitAcznYj1yzyLw0UHBgcaaEasPRxwzkB0xC+u2QWU+ig0/WwTz55hh/fzHz5/QwwwDYRo9mH1sDaEsZLI3ec
seGs8OdDbmbtp2QGqfblE3fKwFHoJNRZqSe+1OdvlEZHdN4JNxgljxu/W5/BkZcBl8apKR4m3KEk4RnVNT9Y531U985sEvwLTmKaaiUmoeZ2pWIwLgj1HL9x
5ATsg9XEPaCi+89NFQwUv9k24ugv86OBXI2RTBHPgLmfRXqCUm4/ekPnT8YXLmAG9Tfr5Bg1zPoomOfdZoCMT4epy4TbH2jkiNoQdM9zCdlahf9TaYhIoamz
zlo7i3ttfmS0w05uksUxkN/xxHSd+WRySLXqPbjt/4FexqGruaSFCL6cx8FU9by/FHx5IErjlS6jLBw2UZ242q9VLXvV/JgbOEWIaMO1+SvAOhTI449pZhm7
e21XlzWuBC+YPieVNrh9gbZXmCmjWOTC4CMeSOa2CRS0+7OXrYsoD3280TKt0Tbp9frJhvhiY87/0cMXSg8P0WWwWNIpP1BfWntX4Dlqh6BlcRANm+G4aqzz
dZOx0pWY3FKCOTXIV6oImP6MXR5fj+f/yrvyuKiqtz9gpOJelqlpN0IZYhhmX1hEcssdd0v5MQMMOgEDMazuJalpuaVi/tRyQUs0M3FDwNLQTAW1NLXAfUVN
EzXN6D3Lc++ce2eg+rzvfy8fr/Oc7z333HPPPec5z3Luc9yy06wI4StEg+MJwbPwSifOD8tauKAUpx83WSFcgustzq+qN7P4wUhFhfGGM0zma+Z6daLq2bJo
XBHEtJIh6iZzHuXAPJzUWOHCgG35ieYLVEUJXxafh8sn+/L/SxSuBh4F5n/3gAIgAWCJNTUOm4Y95KcBARnzECPkK1x2EGwqkH6iKvobzhrMiXgryOHEjRKH
xmeCjU4VRJ4F+wOjAznxPM7/4Tb247uSh2cjfcqv3igIwlvyy1GThvZUHn12TyUNE79q12t2vU9fz+96B/CjnZL50uIWLsMiGGCcHqJ0UP3MgphHcpbNCQav
HIkFWB0KIQs0Sq0tWIvaPZHYeMjCaLNSZwvW4DS24arIP2zJ5fmFhawYskCguHhrenqu8NYCnIy+iuRAjg/34QooAtIliPr4G3KRSDWcMabQ/uBWABXwpBqV
kvffiHPLUXvTWIduDSknr4Kx6O3yAv0Ji+Go7+VQJQjr6oIYUAzvZzf8coQDYDsXUdonCreD55EHYisI6sx4uTg9E5vDTOEx7qdz2RkenUcZumNVKh0NBKyT
pGbGIXFY0NKJNdlhTZbzJwKh92FXjx3rLGEkmT3ejs7K7Vw4qoEy2eYYh95DMKfmunZFwBh7DBcegS+2BwXRC9AUmpnuQPUZY8f5YrggTo4TMSglgIHcq5w8
AyM5AhKC8uVAPgH1ZAyi/VUS0AN4CrarePhgud78jCORXOYkwR4xJ0FdxqXFui5HuldqkuBqyUyjBqIMK2rDUM6o1NuCdezAEFQZQQ8hqgYxICjd/CUZzISM
ww7zHhLUoahnhGrKqInjx1Njr50yMem6TC/4xR+DXGskk7UOkOgf0uaQ+zXgH/YQb8KBB5r7ukc3f64ci+YK2lzYpDEcG54cGQouNTMDaKxWSl8Dl2a3IS1M
AW5LJ3Wn29MT/oG9J4zGMoCw6Rn0JhxW4Z0uS4VEoBkFRtlsGzbdElcYrgARg6BGWNglaoZEUqLGOid2pVmTlS77o41qtOQ1qohdHizy2JEQJ46qIsPuTXFr
ykUKCOi1tMvSJxItCWyoPXCdLGg2jyUPDjJYijWHT5PwqM40q4Ox44RSbRtL8Yn2dGeGVP7DTILaG0MjKA9TokcQtpCQkXNK4SZi5c91nq+UcL7Ey5N9lh+p
9nTOkgoPYBcZEIcLthR6SRj4SpOxW9SSiCRwpzXXiTpBNrGdEDZhdyo5EvGa+JOw2GxQcVbxvMDOLzl0YgFHunQdgVKJBiieW4hdLxHJwWGcBSknagt0PTqn
UvE+x7VsQQnjnxh+cWU8WYpZU69LXrH64ZCvmErCAhrfYUq9GrQHo4fkC0fNVY9JOAbJqkiEZKNIi/7oRwjEb9LPmmUdJl3QYYGo1DmoUXLRkaNBv5oY4Z1Z
sGyERCMQcqXmXYUrEkoKH+gii5UELVkSw83fW0oZ7ZQOQPLo0KoW8TYEFiRAxqfiNlIrNbyhzkm7jt1BpSji2qdiZUKqjfDs8WwEJguN2ULFlAG2RH4ViS1Z
JK4SszHKLYQKt7BOTuyLBFEi0W1RCNsfOHGDikMUY31AKD8UChTNqULTCEIUz6H4+E58G9P8ZTBO9/DyTASazgO5iG6MKOMmr1A4V2yJYM7bE7FM0C0Cz3Mg
ReSOyWVkDpILmwYE+QSkE3c5RLjeJYTIQQhxk0EEYYPIICCCMBLI5DDfkBA0ENj2DkjAEmFAKBcQnmgKUHABaChg2So2NT3BhvHeON4/wp3jrWk2lJa7za0f
iexRnIXqBBaPDlgL6ItYlebDTWMajw786xoOuMszNl7++vrHC5NZAUaCfzFwGP7I2yacxOCQhhgj9CHRHcC1n+rMcII2oUZ6g3R+YcUlwrmziUHbnkFHzL8e
Igo22Lak/3+NXshQ/P0QR/dq4Ya6dhIQ6uPa0gJ4Fb90BiJeCYGx6cL+KE602QquGv3Kk5jjiWCA+IlgNobMrhqPpL4WTou7u9NTBDZpALYwz6GfEG/CL9St
ff89/1TW46+3022kyAoCwQZDbIPgMOJ0SmZHECzHYh4hWhKB3o9bwLpQumWGwncySBXfMDqua4cH6HZOqjcybYrmTado8cRe5non7GxAfE3EsMaakmXszgdW
DglX0UhZTU+35kqvx8sN0YQdn5qcmeJw/tPyFW7Xsf5RuXjSJF4X0OepZCh0OqfgkcGR9tki3NZLovNsEW79QRpgDzMVdt8Bi0f7gpy8RddUw4cQlIbjCw0k
HmyLkve78dIIBLd3W+DJeH5Y6w7uq7SbQrQ3YVSEYd5gJ1MpMZ1i73O6UlpfC5XZnMLowIIP32F4TU1aedLFsflYWb+9weIhfu2/9Smxf4G+0hcipwq/OIph
KPkWi5DyHNZgRHYBkGzN5SnzPhgT33q52/s9+asxU4Altpj7hnLEMWsnsg2R5OX0aUIl5rtQojoJ6oHHeL9yEb+WFiBWIBScWxcjr0goX9rR4PJyL/560pb1
lC6TofmeDF28uJZocJLzmOPhRohLTQB7E6/wDk+3xifhaQ67u/mHoLFdnbSU/VCHA/D7HfodbrUnZ9tRv8BsVEcUL7E+HUy/HBsUNbCXhZj/u5M8Fo/nIYCn
i0krxDOI+wJR0p+t6XZsxiDGCVi3hDdJI5IJFB0mKYioxyQTWRyKfrKJvklrRxg91Ize5yA8s2/Iq/S6CD/mLMuPPAe0tLjOew5oWR9HknYnCcepd30G16PP
SFs8XnH5r0byKNBYnTaXiECb1AqxNTn7OEcqdqJBqzHuEiXxj3tY72TnvSx0xVE66VNg6oZpENhIPc0HZk3XRjqh6Pk8sA/KP0Tb84hz1tv8bjO7y37tNqL5
ppUnCDf/HvrHIQk/GmWLc9lHnFxUdF9Jf+GFZ8yLIfoyvyUX3kqJkVc8rkMUrremYB0Pv6hUGumdWfJFlmmEiVeEKTwsBrNnuC0B4+1LlkQkC1uoX4LWEjQV
ooMLQi7ZaWW8zcH0GDzcbHSxEuFfuCCk7+HViX6cm300DPXVBCyocylImOX8ZH/z/Qf+/zC0+REm/in/PQhmRgdldC+Hlxuh/vm0TPZOc5nMqz29psLLk33H
mpAQSyxXcvqiNQKLT0xOtWYo6Z6CWba+1FiX23D9KuEeR4l9Azsa+aVThPuQrXV5C1RD5RyDco57NZzvB8j3o9fffzfzd/bS/80fLl/2/+yP2TFMMGWJzyPO
Rw1cgv+ajZPjsKJBZU3uLWwVC38nvNzXuo8FTfskvO+f0O/+CyXFYWrrnOyOyZ/Pnmz+YoTfgWG3fjlwOjNz7PC2N16cdXyh0/6xv/+GmdlH9+0J3vRjUb+4
M/nhN/OsVY+PlvYPWFe8yNxrU+ctlbVPevRXbK14R/2k7X8exr62ulvYMv39h8e/b/G9bPpv22b++fqUcwt2HMtYeWbF6KwuTz+zf0j57R++mLnk4dCwzJ5H
2pYtC5i9cLFsWco3WxQPi6fJDt69PfFMRvSnnfJvdGizMKHJ5ZIC6+Ltk/t1vtk4ptPCubcXftS3aK1BsyF755jzA78tW7T4yumNX4Y+nNRpfqtTY5vqf/Ev
erZlUf/XnlWePzQrOrXp4ZIP6jb4H2r2V83mshO3SivqrvycX1BkiIpNe/9JhTWvTfbhwpLXJlw+sWjPyW325M0+pcYZr+T16dhnY/n6IFv7C6Pb7TgWdnbw
h/mOZ6ZDXLI1h+FP2sYqD3uF4EnfEbJxWfGJPZFV0xSPMsdURt6tvhTV/sHJyMG7rT7jNlZFFtVVFzY7dz7y/Mqua+blX4rU9c4pXy+7GtmuedaMrB8GlJRu
fhjuKBwf/sL1B1c2xE8quWAL8ZsaNCF8XuIE+Vn5GyWj1/42c1lUeviD6g1dBu7LKQl8rucgx/RHq7+u0t0/NirgSdT8HuEfL4772Vq+u7owfkjdueMDXwt1
+O94ceGxpjeUfZ/utj5wy4s1neryeu5W3te/ey1qSmxR17Tl12vNw6abTy4wh8kflc6JzVveaqlP9V/5v7/0Uorvm3PahPy6o+mhgMophpTgG7ErEyN7D554
93LNgeKAzBsLh85+aG4c0STmw5e2xP6RVJg08UlvVaORnQy1y7iSyjue+cm5yP9r3PN3IA3zs0xv97HzJKLqdOTeE5Hf+zfPi62+FPme+UFJytyayKTtVx92
70HjIGZBQdneDfPbhr4f/CfncwDI9abfM8AqV9fCpgF45w0OKdVOWK+vIbG28N8Eb+n3FS5/HKzjt1KLpsrtPPHjwlm1+HqqBeRwDhuxA5B5nsQ64M8L0azH
WdPquz9icPhrLZE9EBciF0wm7uvxcUxluWh3w0Dx93J4P3U5zuWwOTxcnwYzM68UE2XILix85usNa39BO6dPSSwdOIi21CdZw8TeimfiLhQz32pXNnfRfzRx
xdrBETewZQ1HzsAx74Q+mQH70uD4+RdldH+lKwL/54S9wjnn2+kZckEvCMFCKtMksMpBbQvWqgxERFTbMJVuTQjBZp0EW7w1F9vybLzpIESu4VyFuLaOxFcx
C42l7YmLpp5JUXtPsKWnYgtJffmcKVjwtzlSM8eNd31xQL+uwB00V1ioQWogS7clE1tmPctnxFtdMoul3dpNJppP3XDh+dwtMuL7kf0egtWSnTldEbgkupe0
vtgJhnVuaj0e0be/PSMAq042UETpygvBToS/yhF2gyT+CTl7jg5b9yWkglIl9AzT1SZno3eqzY8fdz7YeErd4q0352XOHby4eE3cjAcrF2Tkj41f9tHxMvn8
OS/cu+nX7/ZSh6HLywe1X/UJDrON2PBl0jLNTd8ej8ZdHJRd/tb0uIqb//28KMKyLzI7ddvBdZvmbXx7xeaUDv28yid+e37d5a4fDn+8cq38+OGWa69Nu5e/
J/9I5YxPJ70V/WbLTzftDJEdMv0c0G51cc2540ct3b65fya2xejEwjXyWbbbRYPy99btvNW5blGPgqG7klpFHxlwaO7Oyzs/KT27zj9ua5+flr4SWXDdXBBw
Y+pn13cdPXGs2eUqXn6JmFRsCGqx909+vmc4zMbympxNSNKfGrQlbcnJxT1a+nwYuPlQ/8AesQVdwj7b9N0HJlv1l6O2K24uuHlr9NVW5bKLU/K/+qPNvqW9
yooDs1+oyl11aXhRU8tAddLSiaM2tLsyNWjV89tDamYPS7nVpnlF2fXhw/b8smOhod1PQd0Wp5xXVhif7rd+111jWYcfO6SsaNVz7foBA7J2vzBo/ameM4L7
v1uyYn2/Y31L940svRLv2+ecompjo+6XXt7zW6TPMOXQ2OieYZWLZ82v+3rZ4xtBhb0+O6wf4fPB8vNn9/aszRt3/6+A1u02/P5F64vl30q61TRJ+lNJ+jtJ
+rHkq6fl4nT0PnHav1Z8tyVLxR/VlJSJ0vKk26L0I+/Forvt6FHMplsX/CjaRefVq3kL2LvVcle2sc+m/jz2IpN+as/BjnOZdLmyZPUW5m5ZoUnNql3pa+8/
9cqB2e79g7/bhHY7uv50SkjP3+jQ5MyYKaSLRvlGPj/+cyG96tbhio57fxAql9e2u3XIG3lCwxe0n7+rILWAT4e24moD5h2q4CuX13TR7znmyHf4hr/cbJfh
p8bzVkF6bfWgcU8dOfjbQd5dvcTvnV7dJ6U+gYa/s2JbWtBnm8pXQMMn+1wcYHimvbGcpjUH9nc8t2/k2bwH9G5Tw8e2SQ5d0uzZZbThP+m/9bnGBydW5H9N
FcQZnbmfX9/dYW/pHdIUPds+Wzurxbboj7OWkGcbcbqduib6wtrItiU43aSwMubPLpc7zB3cvganL3+/6s0yY+XRncd+XYjvtjKi391NPo18AvYX7sDqrs+R
5SntD/TY/+WOJXhHutWvyN69lDr2xsQKzZR56G6zFdNWV825d6nDu3titqJn22Tkmp1wqFauigvRn5PJdIf9arv26lXtXbAi4uUPpONZ1r1NbFZV8/ABE38c
0vvOvTOy7976w+47q6DVEf97QVmnZskm9JrwVIsbc4fJbv+6/aOWhdNOnVzaa/7a9PHTrheuNR0/Ed1nxtSgM+v6RN15uyYxfs17/qfHxW6fP//jIcmD1nUP
b74+pTLq4cWi2r9sjS9URvevPKpSa7Q6vcFoMlvj4hNsifiLNpVGpVXpVHqVQWVUmVRmtUqtVmvUWrVOrVcb1Ea1SW3WqDRqjUaj1eg0eo1BY9SYNGatSqvW
arRarU6r1xq0Rq1Ja9apdGqdRqfV6XR6nUFn1Jl0Zr1Kr9Zr9Fq9Tq/XG/RGvUlvNqgMaoPGoDXoDHqDwWA0mAxmo8qoNmqMWqPOqDcajEajyWg2qUxqk8ak
NelMepPBZDSZTGYzqqIZ3d6Mijajy8wIkkUdXerd7Fqr1yc1rLNjubUOnWu9SCY7BfrmafR7Bh0/owPjvzB4FTqq0TEAjeyzgJ9Dv+ch7wUm70V0XAL8MoNf
QcdVwK8x+HV03AC8hsFvouMW4LcZ/Fd03AH8LoP/ho57gNcy+H10PAD8IYP/jo5H8EyPPTzTH0zeJ+j4E/A6BucVAIx7ebtwb0Q3AvwpBvdB9NOAN2bwJohu
CrgvgzdDdHNw0rcAvKW3q46tmLytEd0GyniGwZ9FdFso4zkPZTzP5G2H6Bcgb3sPeTsweTsi+kW4XycG74zolwDnGPxlRPsB/gqD+yO6C+BdGTwA0XLAAxn8
VUQHAa5g8GBEK6HuIZK6Y0zl4XnUzPUaRGuhXB2D6xFtANzI4CZEmwEPZfAwRIdDPSI83LMbkzcS0d2hjCgGfw3rjoD3ZPBeiO4NZffxUPbrTN6+iO4HZfRn
8AGIHgj4IAYfjOhowIcw+FBEDwN8OIOPQPRIwEcx+GhEvwH4mww+BtFjAY9h8P8gOhZwC4NbER0HeDyDJyDaBngig49D9Hh0WNB4tnuLxzP+ewuwJLg2mbk2
BdEOwFMZPA3RbwOezuBORGd4/z2PZfnsROb6SYieDOVOYfCpiJ4G+DsM/i6ipwOex+DvIXoG4DMZfBai3wd8NoPPwbYPwD9k8LmIngf4fAZfgOiFgH/E4IsQ
vRjwJQyej+ilgH/M4MsQ/V/AlzP4CkSvxPwJ9edPpGMWyyyArZK0NT79OrpmNeDnmfe8hsGIEMak8f0LmPuvQ/R6qNdnDP45ojcAXsjgGxG9CfAvGHwzor8E
fAuDf4XorYAXMfg2RG8HfAeD70T0Lsz3EF7M4LsRXQLpUvgtQ7//AzP96W5I2g4A
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
      room.place = door.curves_allocate(room.count * 16);
      if (room.place === 0) {
        room.count = 0;
        throw new RangeError("too many places for the memory of a page");
      }
    }
    new Float64Array(door.memory.buffer, room.place, places.length).set(places);
    const values = room.place + 8 * room.count;
    door[name](handle, room.place, values, places.length);
    return new Float64Array(door.memory.buffer, values, places.length).slice();
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
     * @returns {{text: string, maximumError: number, stops: number, duration: number | null} | null} Null beyond 1,000
     *   stops. The duration is a spring's, in seconds.
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

  return { Curve, CubicBezier, Spring, SpringMotion, targets, convert, use: () => ({ handles: door.curves_count(), blocks: door.curves_blocks(), bytes: door.memory.buffer.byteLength }) };
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
    this.box = { left: 40, right: width - 10, top: 12, bottom: height - 26 };
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
      lines.push(svg("text", { x: left - 12, y: y + 4, "text-anchor": "end" }, brief(value)));
    }
    for (const place of ticks(0, this.span, Math.max(3, Math.round((right - left) / 110)))) {
      const unit = this.inSeconds ? " s" : "";
      const x = this.x(place);
      const text = brief(place) + unit;
      const anchor = x + 4 * text.length > right + 10 ? "end" : "middle";
      lines.push(svg("text", { x, y: bottom + 20, "text-anchor": anchor }, text));
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
      texts.push(document.createTextNode(" "), /** @type {any} */ (word));
    }
    this.markGroup.replaceChildren(...lines);
    // What plays would be read out sixty times a second.
    this.readout.setAttribute("aria-live", this.hoverAt === null ? "off" : "polite");
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

/** The largest error of a linear() that stands for a curve CSS does not have. */
const animationError = { spring: 0.001, other: 0.0002 };

/**
 * The CSS easing function that plays a curve, its own text where CSS has it, and its seconds if it has its own.
 *
 * @param {any} curve
 * @returns {{ text: string, duration?: number | null }}
 */
function playable(curve) {
  const { text, kind, points } = curve.facts;
  if (kind === "cubic-bezier") return { text: `cubic-bezier(${points.join(", ")})` };
  if (CSS.supports("animation-timing-function", text)) return { text };
  return curve.linear(kind === "spring" ? animationError.spring : animationError.other) ?? curve.linear(0.01) ?? { text: "linear" };
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
            new KeyframeEffect(shape, frames, { duration: (item.playable.duration ?? item.seconds) * 1000, easing: item.playable.text, fill: "both" })));
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


/** What of a property has a column of its own. */
const component = /\.(?:m[1-4][1-4]|[xyz]|width|height|[rgba])$/;

/** The properties that a box can show, as the ends of column names without their components. */
const shown =
  /\.(?:position|opacity|transform(?:\.(?:rotation|scale|translation))?|bounds|(?:background|fill|border)Color|borderWidth|cornerRadius|stroke(?:Start|End))$/;

/** The side of a box whose size is not told, in the scene's units. */
const side = 44;

/** So many samples without a change belong to a bar still. */
const pause = 4;

/** @typedef {{ name: string, values: (number | null)[] }} Column */

class Scene {
  /**
   * @param {HTMLElement} area
   * @param {HTMLElement} bars
   * @param {{ duration: number, columns: Column[] }} scene
   */
  constructor(area, bars, scene) {
    Object.assign(this, { area, bars });
    this.duration = scene.duration;
    /** The columns of each layer by property and component. @type {Map<string, Map<string, Column["values"]>>} */
    this.layers = new Map();
    /** The columns of each property that changes. @type {Map<string, Column[]>} */
    const properties = new Map();
    for (const column of scene.columns) {
      const property = column.name.replace(component, "");
      if (shown.test(property)) {
        const layer = property.replace(shown, "");
        if (!this.layers.has(layer)) this.layers.set(layer, new Map());
        this.layers.get(layer)?.set(column.name.slice(layer.length + 1), column.values);
      }
      if (!properties.has(property)) properties.set(property, []);
      properties.get(property)?.push(column);
    }
    this.names = [...this.layers.keys()];
    this.boxes = this.names.map((name) => Object.assign(document.createElement("span"), { title: name }));
    area.replaceChildren(...this.boxes);
    this.placeOthers();
    this.frame = this.extent(scene.columns[0]?.values.length ?? 0);
    bars.replaceChildren(...[...properties].flatMap(([name, columns]) => this.bar(name, columns)), this.axis());
    new ResizeObserver(() => this.show(this.time ?? 0)).observe(area);
  }

  /** Boxes without a position stand beside each other. */
  placeOthers() {
    const others = this.names.filter((name) => !["position.x", "position.y"].some((key) => this.layers.get(name)?.has(key)));
    this.standard = new Map(others.map((name, index) => [name, { x: (index % 6) * 2 * side, y: Math.floor(index / 6) * 2 * side }]));
  }

  /** A layer at a share of the duration: its middle, size and looks in the scene's units. */
  at(name, share) {
    const tracks = /** @type {Map<string, Column["values"]>} */ (this.layers.get(name));
    const value = (/** @type {string} */ key, /** @type {number} */ standard) => {
      const track = tracks.get(key);
      if (!track) return standard;
      const place = share * (track.length - 1);
      const before = Math.floor(place);
      const [from, to] = [track[before], track[Math.min(before + 1, track.length - 1)]];
      return from === null || to === null ? standard : from + (to - from) * (place - before);
    };
    const { x, y } = this.standard?.get(name) ?? { x: 0, y: 0 };
    const matrix = [1, 2, 3, 4].flatMap((row) => [1, 2, 3, 4].map((column) => value(`transform.m${row}${column}`, row === column ? 1 : 0)));
    const even = value("transform.scale", 1);
    const colour = (/** @type {string} */ key) =>
      tracks.has(`${key}.r`) ? `color(srgb ${value(`${key}.r`, 0)} ${value(`${key}.g`, 0)} ${value(`${key}.b`, 0)} / ${value(`${key}.a`, 1)})` : "";
    return {
      x: value("position.x", x) + value("transform.translation.x", 0) + matrix[12],
      y: value("position.y", y) + value("transform.translation.y", 0) + matrix[13],
      width: value("bounds.width", side), height: value("bounds.height", side),
      scale: [even * value("transform.scale.x", 1), even * value("transform.scale.y", 1)],
      rotation: value("transform.rotation", value("transform.rotation.z", 0)),
      turns: [value("transform.rotation.x", 0), value("transform.rotation.y", 0)],
      // The places are in x and y already.
      matrix: matrix.map((entry, index) => (index === 12 || index === 13 ? 0 : entry)),
      opacity: value("opacity", 1), radius: value("cornerRadius", 6), fill: colour("backgroundColor") || colour("fillColor"),
      edge: colour("borderColor"), edgeWidth: value("borderWidth", 0),
      stroke: tracks.has("strokeStart") || tracks.has("strokeEnd") ? [value("strokeStart", 0), value("strokeEnd", 1)] : null,
    };
  }

  /** The rectangle that holds every place of every box. @param {number} count Of samples. */
  extent(count) {
    let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const name of this.names) {
      for (let index = 0; index < count; index += 1) {
        const { x, y, width, height, scale, matrix } = this.at(name, index / Math.max(count - 1, 1));
        const growth = Math.max(Math.abs(scale[0]), Math.abs(scale[1])) * Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[4], matrix[5]));
        const reach = (Math.hypot(width, height) / 2) * growth;
        [left, right] = [Math.min(left, x - reach), Math.max(right, x + reach)];
        [top, bottom] = [Math.min(top, y - reach), Math.max(bottom, y + reach)];
      }
    }
    return { left, top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
  }

  /** The row of a property; none if it never changes. @param {string} name @param {Column[]} columns */
  bar(name, columns) {
    const runs = changes(columns);
    if (runs.length === 0) return [];
    const row = document.createElement("li");
    const label = Object.assign(document.createElement("span"), { textContent: name, title: name });
    const lane = Object.assign(document.createElement("span"), { className: "lane" });
    const last = columns[0].values.length - 1;
    const seconds = (/** @type {number} */ index) => brief(Number(((index / last) * this.duration).toPrecision(3)));
    lane.setAttribute("role", "img");
    lane.setAttribute("aria-label", `changes ${runs.map(([from, to]) => `from ${seconds(from)} to ${seconds(to)} s`).join(", ")}`);
    const layer = this.names.indexOf(name.replace(shown, ""));
    row.style.setProperty("--accent", layer < 0 ? "var(--muted)" : colourOf(layer));
    for (const [from, to] of runs) {
      const bar = document.createElement("i");
      bar.style.left = `${(100 * from) / last}%`;
      bar.style.width = `${(100 * (to - from)) / last}%`;
      lane.append(bar);
    }
    row.append(label, lane);
    return [row];
  }

  /** The times below the bars. */
  axis() {
    const row = Object.assign(document.createElement("li"), { className: "times" });
    row.setAttribute("aria-hidden", "true");
    const lane = Object.assign(document.createElement("span"), { className: "lane" });
    for (const time of ticks(0, this.duration, 4)) {
      const mark = Object.assign(document.createElement("b"), { textContent: `${brief(time)} s` });
      mark.style.left = `${(100 * time) / this.duration}%`;
      mark.style.translate = time === 0 ? "0" : time > this.duration * 0.95 ? "-100%" : "-50%";
      lane.append(mark);
    }
    row.append(document.createElement("span"), lane);
    return row;
  }

  /** @param {number} seconds */
  show(seconds) {
    this.time = seconds;
    const share = clamp(seconds / this.duration, 0, 1);
    this.bars.style.setProperty("--share", `${100 * share}%`);
    const { left, top, width, height } = this.frame;
    const [across, down] = [this.area.clientWidth - 32, this.area.clientHeight - 32];
    const unit = Math.min(across / width, down / height, 2);
    const corner = { x: 16 + (across - width * unit) / 2, y: 16 + (down - height * unit) / 2 };
    this.names.forEach((name, index) => {
      const box = this.at(name, share);
      const [x, y] = [corner.x + (box.x - left - box.width / 2) * unit, corner.y + (box.y - top - box.height / 2) * unit];
      const { style } = this.boxes[index];
      const fill = box.fill || colourOf(index);
      style.width = `${box.width * unit}px`;
      style.height = `${box.height * unit}px`;
      style.opacity = String(box.opacity);
      style.borderRadius = box.stroke ? "50%" : `${box.radius * unit}px`;
      style.border = box.edgeWidth > 0 ? `${box.edgeWidth * unit}px solid ${box.edge || "currentColor"}` : "";
      style.background = box.stroke
        ? `conic-gradient(transparent ${box.stroke[0]}turn, ${fill} 0 ${box.stroke[1]}turn, transparent 0)`
        : fill;
      style.mask = box.stroke ? "radial-gradient(closest-side, transparent 80%, #000 0)" : "";
      style.transform =
        `translate(${x}px, ${y}px) rotateX(${box.turns[0]}rad) rotateY(${box.turns[1]}rad) rotate(${box.rotation}rad) ` +
        `scale(${box.scale}) matrix3d(${box.matrix})`;
    });
  }
}

/** @param {number} index */
function colourOf(index) {
  return `var(--c${index % 8})`;
}

/** The stretches of samples where one of the columns changes. @param {Column[]} columns */
function changes(columns) {
  /** @type {[number, number][]} */
  const runs = [];
  const count = columns[0].values.length;
  for (let index = 1; index < count; index += 1) {
    if (columns.every(({ values }) => values[index] === values[index - 1])) continue;
    const last = runs[runs.length - 1];
    if (last && index - 1 - last[1] < pause) last[1] = index;
    else runs.push([index - 1, index]);
  }
  return runs;
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
  plot.time = plot.inSeconds ? seconds : Math.min(seconds / state.duration, 1);
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
      field.addEventListener("input", () => change(index, field.value));
      field.addEventListener("focus", () => select(index));
      const remove = Object.assign(document.createElement("button"), { type: "button", className: "remove", textContent: "×", disabled: items.length === 1 });
      remove.setAttribute("aria-label", `Remove ${label}`);
      remove.addEventListener("click", () => removeCurve(index));
      const error = Object.assign(document.createElement("p"), { className: "error", id: `error-${index}`, hidden: true });
      if (item.name) row.append(Object.assign(document.createElement("p"), { className: "name", textContent: item.name }));
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
  } else if (facts.steps) {
    rows.push(["Steps", String(facts.steps), "strong"]);
  }
  if (facts.text !== selected().text) rows.push(["Shortest text", facts.text]);
  byId("facts").replaceChildren(
    ...rows.flatMap(([name, value, className]) => [
      Object.assign(document.createElement("dt"), { textContent: name }),
      Object.assign(document.createElement("dd"), { textContent: value, className: className ?? "" }),
    ]));
  byId("facts").closest("section").hidden = rows.length === 0 && items.length === 1;
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
  byId("box").classList.toggle("idle", !facts.motion);
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
  // A scene comes first, with the controls that play it.
  byId("scene").parentElement.prepend(byId("scene"));
  byId("bars").before(byId("transport"));
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
