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
H4sIAAAAAAACA8x9C5weRbVnV/X78T3mkck8AqluQQaSXHMXNi/U5JsLGNALuXfBZXfdlQDhwgSFhJjF3TEzeciN4CMgSoJwmZkgoBiMAorySFDAgCDhHTAC
IigqalTU6OWaPf9T3f31N/NNCKi/3w7k6+7qqlOnTp1z6tSpU9XG4gs+IAzDEC97Hz5NDg4ap7mD+s84zU6vXpoyKAZPE/QscGMO0PMAiuBBv3Sykib/+oOF
gpZ+w9AHGPrAgAbh5HkM+mcPrqI/qmSAXlFNq06TA7glZFYN5hXrfIN4bQ1qMHZDTcgxwDcDp/lcU1b/AD/hDhXp9uHKr61VuhJHJxB4N32Hmlel8PXVMLJs
Rt6GVdzAVZoIq/KEDLO0xSEjkSHir0r/6lkIAY0zZc6pr8lKKZYuZ2k61qlMSQNpR+j26tIDgzq/naXpEjrRw1XfBoMZTkjP7il/oLssb+lAyh0DedM1QQc0
UKrfTbNTYTOFXeQF3ZcomvZAekPU0t2aUxawBvPOSUnsrVqVd4+XoQYgKe7cxxnn1m/ztmmOAbsOpHc+1bGqgYaas9H2gRxxPK1alfOK+RHdG4MfKYoNd+9g
oU/cHEFvcCC7LXIA1R8UCzhaRFK5y4i8SpPM0he/0CNuCpZ7eCClRGPdVIVmo4GMjgMGNXCAaUHixbQYyKmS8kPOl7rPUoYpoO3qbkvxq7PoKuaSVLoHCnLO
IOQhwlzywZVT3n/B/z7nrBXvv2DFmeeeczpdlq8478z3n3HueWcsPneJ4ZqfizZFnmt5dtVqaTVs13Y9u8227fZJhmF1TO50IteWXYa0unumHNQtAzfyA8pl
Vwy7W/hGFARdgazIbnlw4E5Vtu8H0o+mxm5sJ28JIk/Sv27fcw9xDds61HjrWw87TJoV6R/WGx9uuK5n4H8jxiWSUnjREVL4kecF0vDsyLPtbrrtmTbdsmZ4
nvd3FV960uJCHqFqB0dIupNUhU57W8W18LrLnfn3RvCfvCOnTatU8M4L/t6VRiVAOUv6f991lB+5lUpXN8obdkBAZkpp+q6+/8+zjtAA/W45+yB7juv4R8y1
vCMtOc+LKpUjfWfW0RJFuuXbKxXP1cXolwtVdFlHSg91+9Syo97xTseZNjOw7cBx54sFtfl9zj/0VI7wuihBuvIYaaTESP/3OME48tjj3rXwqCg68kjHOT6u
VKQ8Ia4YXaFveDH9vdvvNjyvW4Zmd1eX301dI98TGUEk32MAyFuCIAJOURS98x9PPPGkRUe+I/IOCf7JO+KfI/dQzz9iuut76ADD/S8H/edKB9drSbfrKGke
6QW2HxwvTo66HGTwIucUwwBxHKfHMCJq1Htd+7/ap3R5R51wqv/f/rsl8z/TN6T0Jf+zI98VYBPJ9chIdNE4GAjXDmd6geeJ/2EHgvjG9y1hRZFtCkFdKO1A
WpVDK2JmdOih9M5+n225ZpdldFv/839ZRxGWlnWQhV/6k8Q7RhBHlkW86nk+9TThaxMWdDnBsgKr8Y+fpWvISgUNcj2rYkjfNA1LBhXXzvrg/YHdxYAC7gpD
Tvgn/HFJrpT7KdDkzzbG/AnUGOmXBL9LVlxiOVeGhuZRkjo3RO92u6fJrmnE5nRPFDBsIC2FyEr6guhn+BVLREZkGLox+V9a/UmygvIzK0WcFi9yvSNcKmRZ
ohKZlnVEZEgzCgCDOhOUcpx/snGVpugmQkXdIjAswzg9kq4VdUfeTNkVRVwlZCP7B6KDSN4Z7zni8Pd0GUcELmmKyO868z0WpCZCDZZc0u0fFJ31L0HURTJL
f8J1SCuBWPQgA8s2Kd2S3UHg+yXfp5cGMr7XN47ijPSO0vk2pPe+S/dO2eF2+zPx1j874poiX0iHux33JOcH+Ua9cMnnHzwQXc/x+6l3fPxPHUIwGLmSX+py
DKYIw0ftpIxkCkT3jr10QZXoSRwYnHuk2/2BDx5qVN0q6dTIJ53r9lDXyfO6zj8lcqnHZFdX4EfU1ZFtQUV7lSBKtQuxfNffuW6XdN67bPkyd5kTBE6F6+74
B7uvj6oncF0XSH/FedG0Dzn4O5Lqd4MKEZfgGY43357vOO89xTlymnNk+UhrWRd1qLcMJbtO7Fr5v53gQqvLcsX54l77Xpuk0rAdjwzF2p7bW0N3RLY4H1jy
gfOWf1ga5TM+tHzlkgvev2Lx8n9ZsuIC47UgSznjvA+uXLJ8hfFKEKYpH1i8dImxNyhlj+etOOe8Dxp/yt+ftXzJEuPVIMoBfOiDK4xf5vlXLj73Q0suMNaE
LVnCEhrIzllxDiWuC7NSZy0+g9D4TZBlOvOcs85asnzJB89YYuzJQZ17zgeXLF5u/D6vesWSC1cYfw5aC4/vP3fJB/9lxdnGUFhJUxefi4FzxRLDzuCcTglL
LyCuSp+XLzl3yeILaGT1/xwIoybCe+y5553/ZbFV7BFr5MfkJ+W18kZ5i7xXflf+Sg6Zf5BrzLXmFvM5c6/5R3PEusHaZH3F2mHdbz1gfdd60HrI+p71sLXT
esT6gbXbesZ60trr/cHrfNXaaw3ZD7rr7YvtS+3r7Rvtm+yv2LfaX7O/bn/Dvt2+w/6Odad9l73N3m7fbd9jP2zvtDfa99sP2Pd6kzdaT3pPebu8Le5N7svu
c/anxBe8O73N3rXeDc4XnC86NzpfcrY4NzlfdrY6X3G+6tzs3OLc6nzN+bpzm/MN55vO7c4dzp3OXc42Z7tzt3OPc69zn/MdZ4dzv/OA813nQech53vOw85O
5xHnUecx53HnSecp52nnGef7zm7nB86zznPO884PnRecHzkvOi85P3Z+4rzs/NT5mfNz5xXnF84vnV85e5xfO79xfuu86vzO+b3zB2ev80fnT86/O685/+H8
2dnnDLmr3TXuWned+1H3Ivd5+wX7R/aL9kv2j+2f2C/bP7V/Zv/cfsX+hf1L+1f2Hvs39m/tV+3f2Y/Yj9prnIudB+1hZ6P3Ge9Sb4P3Ke+T3lpvjbfaG/L2
uX92X3B/5L7oPuc+6+52v+8+4z7tft691h11R9xr3H9zr3ZvsZ9wv+1+1f2G+033Tvd+d6f7vPsxb5N3t/cN7xHvJ97PvV95n/Iv8zf5V/mf96/zr/dv8L/k
b7Wut/aEvw63+rf6X/Pv9O/yt/v3+Pf69/nf8e/3b7W+5z/s7/R3+I/6G6Mn/Kf9Z/zd/g/8Z/3n/Of9F/2X/B/7P/Ff9n/q/9x/xf+l/yt/j7/X/5P/mr82
WBd8NPjX4D5vffCpYENwaXB58NlgU3Bl8LngquDqYCQYDTYH1wXXBzcEX/C/EHwxuCn4SvC14BvBHcGtwW3B9uCj/kX+t4JvB/cE9wb3Bd8JdgQPBDuDh4On
gl3Bl/07/CeD7we7/LuD3cFD/jZ/o/8j/9PBJ/2NwXDw+eCP/rX+9/01wSeDu4Itwe3BncEPgmeDl4LngueDHwYvBE8H3w0fDL8cfiF8y2brs85VznXO553/
cF9z/939k/tHd6/7B/f37u/cV93fur9xf+X+0n3J/bQz6uz0trqb3I3uZ93PuJe7n3Yvcy91N7ifcj/pfsL9uLvevcS92H3Mu8V6yfuqd7l/k7/Ff9D/rv+A
/5T/pP+Y/4L/Q/+3/u/8X/uv+r/xPxFcEVwT/FtwbfCl4MbgieCx4PHg0eCR4LvB9c6LwY+CbwZfD24OPmd+0fqY+6/uzdaV5q3h4+Gj4YPBhx8Kvhd8xv+s
f4V/sXWJ9XHrWuvz1nXWs+bz5g/Nff5QsDq4OLgk+HjwWXmF3Ch/HLwc/DT4UrglvCl81FttnfNj72Xvp97PvFe8X3i/9PZ4v/bWexd7l3g3Wlusm6w73Lvc
be63vJ9au5w97q/dYe/b3j3eN72ve7d7d3i3eUPWJnml/Jx8QD4oH5Lfkw/LnfJR+Zh8XP5APiufkzd7t3i3elu8X7gbnEudy5yPOZc7n3H22kPOauc1+8/2
PvsRd4f7gPtd99fW77zfe49bf/L+3XvZute+yrva+433W+9V7wXvR96L3mq5Tn5Ubg2/En41vMLcaG4yn5BPyqfkp8wN5qXmZeanzcvNj5ufMD9pXhFeEw6H
a6y11jrrz2KfGJKP2U/YT9rft3fbP7B/G66PPhZ9Ivp49MnoLrFNbBc7xSPiUfGK+IX4pfiKe4t7q3uLuFV8Tdwr7hPfETvC+8MHwnXOZuda52PmxeYl5kXm
v5rrzXvkd+QOebXzb841zg5xv3hA/Mz6ufWKdVb/avEJuUFeKteKdeKj4iviq+Jm8ZS5y3zavPD//N+H3cfcx90fihfEj8TAR1YNDong6U/P3RR1G8pQQsnq
mqGhISORs6RRM2qRkj3hHVJYg3KBEjV6NWS9u4SMRq2Kf+/uSWR/bNY2fGHNkBGLmhUbJnJa/fSAXKI/MVYkljKPLxmhXID/lOiVRmIey3BMuqe6IsEva0av
HPoigeLXeFr3RQZM7wmdPbdfNmTUKv2185cl5iyds2bMJzxWJGKWzktwlAXASxP7H6kKS9lLa/v2mf2JXauuXGDUBo8rmTVD2dSagWVK9GflasDfUKay+lPQ
ipDgegmPPTegLuTmO8om+ym3XLosEbUL+7lCagc1faBfoUWhEhUqGy4SAsQzuD11SIM5JPqPABAZliYg2ABua3JFAlKAqoBKcGfppzA8QZiDhKtJQCUBlQuI
4MYMwyAiC1zsd5U04WNgQxfqVaouocwyovJMkdgMlRlG3Iu6y8Owjt1fH+l1ZGavohSzT61PbCVwcVaBiqsG0F30i9R99FdZm4hViaQcA5Q9TTGVsyqxdBrl
TgBAyfQtQcjuElQwMNv0dF0X5TDXzTaN8HAhBpRxdSKO0Tb9nvnKuG4Y3KzEyKY08fn5Z/WEbQb4FCxq1FwlXgupDRZRAj+D9KOM/NEIbaO2T1CRvsE+5FfL
a9cM9te6j+8Jq3hTQ+Jx/bWVlFAv9HNhiQGxikzFgbTivYOxBNHvTHSz+c9Ym93/YZ9xCkTmmGxGcmbh/ozlNfGuEiOdtWPP4OlAH0wYW4C7KZH0NrHPQKfG
FrGNzdJqUBeK4YSYeQnLKNHDRlGrJi6IrVBRqREqap9B5AjxaI+gBN1QjmU9dKUkJSlxMR7EmT2JuBIC0Wf8l55YUonQNIzwA4YWf9Yk+8Qy4qayNAQxIrGZ
VMQ5Vg3tdJfpy3FIhCKBckAe0SyPSPOEYEkwIUSU0OxhWlAdXJWA0jKqmzSjn08SxHgY3MEElGS4Eayh0hcsOqRrLPDqiVSdmebkLGmx5XifFkGpFihKg3/C
CrHOf5Xo6Kxvj1p/fW1fZVlCTalQn2kQFdZ/yioZKu99l/h+EbWb9e6FFZLc2uoL+6lDP3GhMj98/dLwTGFCqDI5SAoiROLiahkhSZMkPQOJk75TqfyR0CU2
ZMQtyIhyuJSWSMhSuF0Q9pIHgDtJBDPsbfo9jjnOBq/UcV5U0rqcOmbNhQtZgoa8hdxR/zGZf47v0aNEJnCDozHeUtsSooZLfRVJYjSjdtHZ/PPuntgu5K8a
yG/X1p1/fOzQ9c8ulYtt5TB7AtI+t39L31EXbaN8lBBeIUwWtFUN9IdQEJZFatuLmO3RMJENVvqRkokd7T7jn+kNlRnSf3tJPrdVkHCUsj/cN/+jH7moDi7P
NH8d8tjFZ2bY8FaTOPEtzCe1DWJpYh3C9zQOHnYsY/KyQSNL7bDXAkMLZq+MiPADyxKHNb9yxgsE9aBOhiCQ9B5AFho2qrHDAwmAM3HNZcohhb6cxYeHFKHF
h5CbrpF7O3Dz+mvTGT2dYNWq/dVrkK87K6CsGcapAK+sXnmyRl9o9EUz3IROznB7/SyouDrMdfL4ltdLyBGvOzS+WNURndQrPeIUwigi1qm3qJcVgSZ4rVe3
h6g0z5hOF3uW7KVXG0S/7p7wU5K6TbE60gMdKwoMwl5iVq/gmkhRzDM8aEnoBoGX/jzDx93bRHC0CHT5aJaMcK3q8u2N5dt1+aouP2meMUmX7zhadCBlClsB
VLyTlAmRFfaAks0oJnVyRlQAn0IXa5bs1IioWVLheohGpLcRkV6NyCEakcPnGYdrRI44WhxBAtanacAUqG7kYmgTt6j+3Ekopl2Diria7G34KBkIuShIst00
rWFPLQPzsDYnppQ5U5Z5vKtdLI9NJLWQOhrMeLHk3qvdsQ4Gy0aJ0Zs6ehTAYgGbCfzDnJHlpUdjnnEp6byaXE42oBlLjDgQsQORHiLuPMPS1g7Myg0y45P/
RlZU2qRqvUV2zUCn27Won1ojSIiqq5l5oUoh4LoXawKMI9mWpMzVFKiSGFACjGZruZK7LCkHrYEmpOOKpmeDbhMSJk7ZNKQkE/cZEkiTCsyESFf76RmUiWhs
dkBnogbeVT8PuGyq8/BvK7t6HU8X6urIYzskt0vyfNcjX558ep6FTLBmWfbMP11T3wNizjQ5J3ZxmRl7uPTGPi4qDpSTslSQA89B1Pa+APN16B40bTp6HN1e
vUELvSb3dKrGv3NCe0sorxncFyeEm8F09weTCR0oX3nK5aZ/gQlLzGSTTED/knzEktkBSdVUTIhF9V1Df5CFlRKhmEydxN0KvYbUtE/DIoeClQ6CEO1KTV2D
7mDr0q08WuwS4eUzQkHcRcP/ALjMoSsZMgNWxtfPy8Ko9Xr/EVRiP5GxX7kqTRrqQ9cJQFfbEKx1BQvsF7XARhXgYrItOOZNmd5MM6ukzumiSJ3TpZO4hC69
sVd7/GoogJ1GUQHQtMGYDXXaB4lTsyUp6PqoPFsubHwEl3tz5Ry6uHPlTLo4cyVUoT2XlKWodfYDnBGVeO6IadAyTIC8xK+97J5QipRfMxaWqJ+PLYXQdlEc
1B6/juezNJ7wHU2QZDbx3YUEsoAgQHh+/jqecq5U/kmQQLo9Dsm7OZtQGEv8d/fUMGwNSaiRG7MxbkjC8PFvS5yMZ7cNx5RA2ua2OCJkSyqom8Zx2VxwjObP
Xw1mN/tU6etJJZ8SDStnc0ISOEo2pp3nWdJTfBw8s+eq2BvT5WXiq7oIDVNvufnTWcc2yBfNL+oTmkLGPfOX0MyVdJGXJ4yDQzxehGNMAAdTYKJMQwpUfeym
6AZlW9KkRJJMhbGLvFHshpBSQKU0mxKqKED/PGQ3TbIGCDk7TbZ1MqlVA1CouKrGHiCF+m0Iqd/MhHvvKfh7Yv4o3fPtKS/NHx2GRlicGD0EsJ7ppUKmJ5CJ
3reoCndLAU4JDpfS15HsFUDGFeUWAHkFQHEr5t/gQxhVXsKeg7bM2GwH/xmYPdHdu1VbTUzEbUK1zYI8EZ86K8ggh5AsJKElASLBV1XIkaEqkCNDtUCODNUK
OeKcnXQhGasSV5eOK5Vgx/2VJLjviS/yf7+hxzmNjzPrjz+jx97Gx6KEhyFrr4FloNAkcMKkZobBJJ2c26W5iKtJNKrGHXjtxZMLzFm/dUgsO8GDZIV3qsmY
2Xaozlrnuf0J2ecWnDnTZDXuwsWLuzM3GuyjpEcPvz3NcOrRySlOB5BFaE2rR/a4rHoyK1mVuRrcsJKjkmX9LtVqPFHPW71eNCo2oRVbmrWJghP7UXDrRQPL
rReYQHUpe4Rkqls5IyR0rHnbiPnidmg4ImMbWDkgIXJVWZWIjrUdRv80abA8OCSGorY9S6hyNlGbkz63pBlmps+t6fve9DlM36v0OUrfd6bPU9L31fT5IJKy
lChs94McK1UbO1MhWQFLVtNmkm0DySIR7M9bAUEyNP4QLYMxh1gZjDMky2BsVajvVL+K9F1nv5qi76r96iDclQAGY0LcRmPEYD+6Nsz6NiQmJDJ2qvo48yXG
L+UL1UU6sTt2qO/DTBvk79IZVk17cOvKYpJOj4JQj5oCg2M6I/Q0T4PZwGjj2bWskzW78iBdYNikvc6WZBnR63bmC2iwFKnsrR++7mhMHJkYx44ZjtvS4bjA
qm1Qf/sbi8GX1H9kKML1QVg1QygMC35JYpsRTFWLurnEDF3IVFvUz/mcYtpCneYW007TaV4x7VSdVimmna/TqsW0s3VaSzHtQp3Wmo0TPghTAjf7dW6eYJwI
9DhR4nGiBJtqoSpB+y+gC9tbJT1OlMDavXRpwThR0uNECbxdJYIO0jBFmCyAg9AI/2JGGsdGIpcAZl93v7zk/P/GS174eqyTsondhCWcJt3vNul+L+MY0qcp
j8XVjCtJhYKJ/yo80qJ5xNY8UtU84mgeqWgecTWPtGoe8SbgEbBHqoJBExjsmQ94Ag9wxh6ldPqhh0WReZMjO6x7xNAYsGHRKzbDuAoakdq2UcZZJtb0mZ/M
GAOZs2QOLWi42hwNXgE6gZ6TOdxUf5p5C2eu6dLEeu9jRxwqVQz6ptQhxnXDM0M/7fjp5NdfLr6u7Tbw+yIhuLU+r0Pm95XyPlLWNHO9hH6aZm6QNPmiK7XP
xXVYYhZQe9rQWGNMY9CUkjsyefHvQFx7oNNXNJ0s6lVziKqmvjYvpIsz1zwfq1lzzbM1s59GBZ6Hy7T6VaZloJ+rN2f+lYAt3NwKEZg7Y1kr9rMUomEbzIfU
EispgySU5upt8E3DfCBTrZXKbNe3NOuEyUB3ADST72gKCjOB7iAfnXzXgsVSvrOxQoS7pBpX8nnxTqN/hmFUb2HdY5RNzEFo2hFX2BMVp6sDtqrwNIRKKi+O
dNmyaZiYOXuqpTARKFr/qkV5PKEoZho7D8CEImqYk1SLEwi3YSZSLU4gKoQPGTtxawgnHM2oLCCKmRXmJ3wl24ivrn7OXL/iOKhDVlDU4zWRCsKtWhDCwoSk
PMGEpNykkCo3TkRa9UTE0RORUE9EXD0RifREpKInIi16IkJqphrqmYjNMyqyjdrQ+aRMwEFs6Nb9zEHByLFCA+4TkpLXRMzSsldQadICewSVpudXBLMlpDbj
a7j63gceS908xHTVr6Wutgy6Fvfq17VWMLPhjkgSd2TD3QFOTCh7B3J2NMvZoZN1zpp2mWLWUnsZ6zLAlYB1MMVvY2YNaqtTP7GofjNT45HWeF7cg4ulKWHE
B2sRHF9roJNz/F4/k+4IElN1MNpycLMCB+vkrC2qtDSeyiNWrGpsdq9MJi+N41T0fdWDaQlYTf9H4j9VlfvjdhUrAxZwQOxmrQA3KKw60l2bppCpxbhdiX42
NujK+J1E/EMatp9Xk+AGoqGvGaK+Tk5b5qd8dXBNVm/XHJbf+ejncklmmXJF5mGe0LOwxI7ofjX5RLpLV/9LpHmSEg3FiU1sTPdt00wjcXg5l/Smz0YCpXkk
5CVMLj0gW5BPX8tnPlrfURit/VDjVMrcBn4upaW622CioqAUTTGBcgwysAuBBK9mk+Sy161Xe92UdsV1audbFfL3plxp5aautDKUxn5daaTQ4xLGBmKKsmo7
jqjbxg0/qWSqlLYlbQslzkR+HSf161SgJ/fj16kSKLa6xrh22Opq9Ou0vDG/TjCBGj0QW6y5X6ei1WmLVqfVBr+OU/Dr8Fy8jRqhiJCwxQytKf1MvXWkXD8p
n7sZeRdD+T2fOa2VCC+eZGkvtMjWPXYW1j0MvV60X09040JIuUrDrVmybMcte34QRhXtiYYNZVd3rcHI4kTlcOxSgFFcxeAFOLIvkzzqQB7f08Svyit03tcT
ZzRxqfcKvtTCI3ypw5yQezV7aPSsV3xWj/ZZKqPoyySax5nBJuquzKIbmAcVp+BJ5aa6Z+jC7n6KJi4RQTYU5qR0uX+C+pyx9Tlwpzqb6UUp1FTjUUxyAIWe
tvGayKfX6GFFLw5dnnZChAWM53hZHCVrk/t7DWOWgTWOXYZevTrcNBDIYCtxuOnNNhcVfGwFAp55bKk+3S682TOfSBHmjGLPME4vW2APppMNS43QefWSMTyx
Z35hfjTSmG9Et5XaN8zr4EbuVtdUb8ydvxzlYhnCC5Qz0jzjttEidUGhCWrKH+qoTgRz/uiIBlXoyoly1hcJqEiYT4d0btE4HSJynqvXt87G+pYGWJtSmAtJ
JeqrgXFKm2w2FBQ9JCOxkXIBZnUys4K8LMDgQCYYpMeKq4/1oIDI/1tXlXvHchVQrJAUrVHUDU5dMxxb8vIHorg3jgUNnrvmD1TaKLD3mT2o+m9BMjcsEolB
YwqEmypqbK+XGgsjckLmg5qVS3aEGVEi5xkpK9GrxKeX7ZwecHqK/iw5Rd9Xk3CWXKQEVgIdXQfs9urvLmHuIrZbpPwZDLGePF5HN8jHGFxHSV5pFqGCQtLw
2N4qPJImZy4mHh++SGOhOZofIrtJ7xX4oKHfGvqUm8ujCGW6Cmg6i/9mPav9rOn6x4GC09JtpPL8+0t4dXyaeRrmktPM8wtepiLf0quzk2gE11NVNLI52S8r
6y4lrXJyg2RpEv/hkmIcUpOhGD1JY9HI63cgZlyaL6eZMzFKpkvmmZKb04+Vc6i4wpjSMDrzIiV1zqWyJpaVsGCIqAGqfzTXqz9fm5LI44G2ofgZKD3NnKOH
YC4xkbSjE2YyOfZeUmx37NRbjn6YiPyLNPFfh/KwBGt7jNxA4o5TxujIeFrWKYkoQG0RZAO/F8sGM+Z5tDQf8yaSBFQxPMK2zP50Hhs3LBCY0sg3JguSpKGJ
LDDxc1vUCR8zpTcoVmXxEMbSxK/HQ8BsXqJjMOSSEk8k5iBWnCZ81a8y1TCzgEqag9nE25MAlwX8/uY16YRvZsxzrOlxhEsvFmpSW9nHYo5sgOYxtE7knJKU
cVGN0Kox1xHRLATzF5pslHNopBMJQFKuDW03EXbk95EltbAW6FcE5c5sEvoeVYa/amNacOg+Ey4Mv++nu1eL2fJkVVKRQmsf52Lf5myUogvUbtp9m0AAzX3m
mCxVVUFcTEMapWT1HC5PphkPVf++mMPY0xA1V4WIXnNVy2yzE1byXLOKJftadSUC7XDnrUTwHd0hKM9F3JtFF26kA/cLZiJwFaaRW1e12wh0KQ+IVdYAOq8e
wQDYxShsSuDQwWICZj1mMcErFPEWkOGf3u/qG87uvjWceHNNpXdhLMY2hMXL5hlP61UJcyQXjzMTf56xK03OS+dW2Pb5VN1OwYrNGwFT44UkLGqjieRY7pFE
jiR1fEcLravfE5bKHcmbRY/Dw8OJNZwEc82ZBVkk1JJCmSRU5pU5EEwaSJVHSo7UTdThQg1SZ03RizjnCBVJJkIpKqRHhfRwZBj4SaqvKWlLc81elmliQqqh
TNcSaarKXJOdgRnU7aNJNe85NIcAhsSVIcLbW0aofKhaRkaG691NJVqps8xCM6pUwKRKqiOJWUC32uSeaTBSrBGtMIeT6nDSNpy0qFaGlbRTHrprR9VtqgVt
4Dxh08a2zTU55EIjS79tlHvSXHMRcwW1pKrklfTaBSdQShVUpzZxXw4nragYvagsagHxAN2ZyNBKNVdRM7GBWZgEShRFVXWuQInEAtaAQp0DqFZTbKtw38N1
YJ5W5CtRpx46okWJK3M6ga/ESFEuxvBVY4cIzjmSiMYOKYAvyPNoUVCpUcxX7VRfnfeozzuIAvD3odWEW7nwivKWVQe2qYwkkxlJNZkp0AEg7apMZfCCSvEL
9qaCvklLnayNJCrPNeFyaWVioqOqlLsViyDwtZjnwwHDFYLgZXrXPpeMp4yYO+fnykP5PYSDBU1A7WHc5PDo8OidfWp9341PfPGJYFWfWM8RNHvSyEXcb73s
2YePGNi2OYnmmutFOklDVE74xoq38PqNXu8qqQpoCOdbOzwdgtiQeKQM2hJI6Kph9KMyIWGZDqhCLUFNHFiVBGj4zqSzz1D075SebdcMb04qm6mHH3oQf6/M
h8IilaXgkwgVVT65WPlftV65OSmN0GgmRzZjMfGYI/nvR/NThQF5pH+EQhejYClLo2CNQcF68yhYm6FJwESbk27gQjeqG3x8zJWb8Hc/YVMi7EwsqNI/wqaH
sSmrssamPAab8pvHxt2cTIF2cUdStHBTBlq4Ib7ekfGKpwLNK21qEml4pTmkQhyUcYinKgXEIhKHyl/EIRlXREozBHZIUYJX34SSViPefDVic9KG1grqhDaV
MUGkdP8TBrrGcEyN4ZuvMdycBNBI4UhadchVByrr80jp7iZkdOXVMZVX33zl5maMoETWERYEwTcRsMANqf/t6O4y+IBYP6G+bR0dmWvehlStqkIykYZVFalb
kdpOZcujPECBGS38SBpBqSAZQTcgS4naEI2iWoFRIcSPQJYqsgwjyxQq1U4wUDPViP/mmhtFqlNLzAQCteo3G0R4RavvDooBSf90QLQz4GUTgOH6Np586nv1
aiyU2Xz/b6tTt1a2SUU5s+Si2o7LVvMKvJ4IXrM6mz9YNL1NXD2T1ytwWPeLyZRFQGE95j3GWl2U+stLZtHVHSkP05tIubxcIdh3EdXMFbyaUEZM7IEvTqU1
VOqLLosa11zsxjWXpFojrHn/QHHJxa6R9V6z0iUX3ejh1em6w6KkgvlJNVQVNNzGykELoVjFgh1RDlSoYtWihVctmpZOkBmu5opqwfJFBVuaVvT37bzxpps3
Xv7cI/Nnyyo2LFCy7E9aT8xAth4QyFYNsoVBfu/J0Zd+NrLnpwDJAM3+pG1hyUQ4v5uHB/FiR7UeQ/t6VbTpKlq5iqcfv+mhi3/1r78tYG31J+051u1NQcYV
AGpnQFj2a6GqAW3zJ16649mLvvoHgmZM1I8IVsKmjrS/7YZFNKoYPv1Cdyq49tpPaN6dsU0ihE6k0YI0TjypBgFor2HtyTihJ67WmdXEIqqD2NcqLpKaWkkX
2UI1SbVwLGUuV3pm3oGZILx+NrilNVuH5K00k4FuKxhm8sSkB362JritCa46sGTlAJRDvewR/2HJSkP1kpaSccznpo1c9Ll1zjviTt62AWms+7PiDmqIQ8hu
Sjqxoq46l/QQntigxAAH+wEjMvUqmOrIoY3GnZmIOROKWMuYZc13sIC1NAiYU5tK1U2dQMDAYg63hFoL1NsLqFPvtBL6LQkv2bWkGkrv7tEcqsNW9yOCDF8L
noOo1VaiaFrD8PxRhJx2FJYsOojoHglhbS/aBcYijFrTFUPCpqXAHTT5AXe0MPonEYO0Qol1IOCEWWKEcQCvdIxllJFN1A3YTYTaCH4LN4/DwtLtM3VXUgO4
uAsA6xOEsQzYXZ+0NJbrQblx7Jqv0Y7JPSVf1x3z4iBVSQeLbNDoQMi26qAWdWxKJh2zZuXxZ3/r0Le/YzS/y9HdM/+sHua9btVF/3VTke4DKzJJ758kQtYR
JlYeVlPSfP+JTIKsTPsCGmMPSh8SeshmL50LNqvO9H4rGZed3K5RtKve3Emg0pRC6RwU1TGc8woqKYKtg4Lpzk+b+ckvbACtXouk2t28x1xzKpIpgXe4ycIa
9DgyOzkceJM/v3ooPV3icHNRcjAupyZTcTktUbicncS4nJ8kuFyYvAWXIZEcgut6kRyKMKANonodYyT05ulSIc6ilMdBlbg1OqSpFPILPQ46ukgEJbBSD4Ut
kEOnSSHIrYdUXri3lcKeBltNnS1BuoMxXNkqxr4HWyWz2WX8FuyRsNUhsznY7FDspyjHIUc7lTL3p5uHO5WwLj+cbYtVpXAKzsXQa7Y41wOmucYHDrbbpXAG
s4A3NMisGQv1JgaL26do4KShbeEFpULMoZW4rO44qggGAKmUE7EVG6OgcrA1HO7k9JFGE1LmVOI4GBwYGDKKJGn52AtzDOpnAvBJHxxDp1FZivNKJMfsQRFr
EuLBU2Zs653SHMdW285RjoQU3WX76wb7sRudg+od5fHV0+Gn9droB80f23JTq1sv1JtzeYce/tsq0hM5QK4D3+YrZ2WB/kZ9YZxMW14Y19sXOByx+KZzttmp
a+p9YzX16vIzZ5szlQiv6TCrg3KVHGi+U1AvT9m5hYFFgfEj3+4xET3u+IgemyN63MbRT/NDOvrtRlRrdf2adHTaLWl4SjuQKDAdAQSxx5slcIclxkP4LmD6
9HJsp6hN4Tu9xQN3ES9F4q7EFMZdmYSiUvuhiKu1Z2jcwkiKmKHXiUTZzrGfZZtjUDjQb+hb5iy5i/RV30PGbLkTigsbPUpbcFpDecu6bbylXbv8LWz3IMXC
0nJM0orLQn6vXf6ke2bGHOs7h8z21nzaUWHv+AOSb+Eev59v5xk7cG2fLbfL2nQ46b9lonqm4bdTdUhc4zIu0VhcqoyLQnWHaFx6i7j0SuzQRPAxphBYjKjm
KMH3746pilJS3z9l3i7xe49MGMIOmWAWspNz35uuA1R07ihspOKDGRWHxIRUxFIWoT7EgYvrhEZ+vWik5Pmakhf+1SiJaOUJSLlTI3QaKjxTo3N2Iy1P1bQ8
WdNy0d+IlkEjLR/JaSknpqXQtORK1smUlrKRlnuEJuZe8dejppiYmhql57l7X0y792XRSNBdQlP0caFJulP8bWiqPEbS37KOSBDwfUj3ZHK9TTwjESc8w3ha
ahwelxqnnRK2+AxjF5GzbNpC2qHenmZgCiTSKPTJGkHY05VsFc/CKh5Rzc+RvzND+R6pKvV1vGI3fzvr5q2N3TyGvB/9eAppKzf+lrTxtxUb/+3GxtdU3ns7
G3pvmJ5yYmyr02hMTcNc07VpTTe8mZo20FOHmtwIdwPDvTyFu3E/cBFs68KedMeOjO8q8ZYCl2PdmxxWhIGKZu5VVa0fVURsrpbp4PjWFL7UiZw/S1QtMcJe
6UVlGXwj7duwn3RbPJlHkSoMQQjMCtW6HFG+K5Zz6+5hOgicVlSHVOxnhW6uqdijgcrH0IUxDJGuEQbksQTUfMxcSlXQWKkZtawZE4HuzLBRyrDYhFTbjnDk
BlncqmVxO8viPSJhPt8xRtVuTdXDbZDJSq4e3Lp6cOvqwT0g9UCmqupowGSDxmSYMbk21Qo3jNEKG1OtcHmqFTa8Aa3wNkJVy/P9kkrRdYeMW7XoaWjbZX2C
mxsFJT6eIyibliHIvIrAbNEEzBaBd6KmzBaB2VxwYs5s5ZTZIjLoc2Yrp8yWJypPb34vg9l455vLVm6Z41qJyYLlyh/HYQ0wsTm92siPDUxUydgxHKP1qikz
tabMVMm0X6ht491S+y5cdillfokSbEF2kJYwH4rYL9HM8iPDMNKOCbcWnQvytB0turH2Ms/ogpDMMxBDUJkl2xFRgNN3UoseOjYW+gg9kgxwmD5b6JKMZw3N
sl4s8rkjHwvDm3dhYBfCmMOrRTpTQuBK9bHVevMXPWdn4kBtYwdRagsbbMP3saFu6J3pfKeyO1zmYC/hPOMoXGZxSDZVP70OpFdvXcrK7qjf7qzfynnGqeG3
/s6psHPbHRCrWjIrfo+zNDEz9zbZzgmiMB5fnW6vIgN8Js1m6DI90X10XKl+6put3BP1gWE4FoPjXsnwrdaeI5Z6yNCnFhJCiQf/jE9JcWAuUPUKNPhQg4cj
7sRSGuitQoZYrwnuTkeFHCno1qa/iyNwQpaBmU0gamBSg0Gv6pJ2dpQfmL4brnOCdRyc9zj+4diSne9yM2u7eOtfusONnl+mefwPt992o1v7xT2f+bRbG9pJ
872aSHPa1SfYU2HCBiHWMt8mfg8tY84wfieoArq+KkiN0vs92D9k8r6hMq5DkAiT9xdVcSXzqQWBum4DsseXsEWGSfsMkdYqYHqb2YjpOjIXyrU116B7h4bW
DH0kxRP5CniukxrPy6TG81Kp8dwgNZ4flxrP9VLjeVWK50ap8bycJJhsyQIiG61GRGj8n4BkyFlAZThF5aYUlS0pKl9KUbkhReXaFJXbUlRuSVHZClR87Xut
s4UbByCZWqZPlKlimx9C8dpedzMB0zlpr20b7C93BJEV0Z+kf8KgHzeyPXh6dcBObZfdX32SZX0S+z5KreNedNRftBZckj2qgxf9ESLU1pA+iUM+eOda9anV
6flahvYsIG1XnpYgFgrN5YOHanPOxamopC8gnK1zDfiF2uYaVR1WgEubjl1yZ/ExNxO1oWWiNrSMw3RckxjDp1FIR643raDaBE6h4MTUrai2MTVOKtYYTFiw
PFGTyuNaQEb3WOziToyebXGnaqW3xgzjVBohwfWtirlq0QiXov/oYSE9dE6ISDQRIuNfdE30ojt70YB6wsi3NiKfdAD9NtWjuodj7PTrGuYNhilHQZEiuLpL
H7rU/RfyXLfmuS7Ncy5bKG8SoqkhTpprwIPZMdeYqXm6V/M0PJ+TdW2dXFtN0CgHRr8zmdKn1r9Tnoy14HdKBEm1ZWnv0WkIvpmkBaKjIBDe+E5L92KyhhM1
Ptl4Yq4Ox7EmvWkby10dmpU6iJUmMSvRiCbhgsvSXG19FVhrUpG1OsbXP3k8lk0kobNprkaUO8cxkJo8zOtvYxhmsmaYv1RJdeounPxXYBiZq70Ci0zS8Ds0
ixiaRSY1YZGOJizSRGfaB8Qi/gF1UZNck14n1zOcyz2gXE7TXOkKz9DKBdXPDGnePQA+aYJqV9NcjdzUhXNy2sYyGAnGMXOv/ufR4567dP5o0rYpPhjhjRih
YXP28CidTMV5gQep7sUlmzc4Nxy/l0xZpKYUzmz9p+UNj6csxwLxGy7Rdud+jmlu43MvDk7bsuCdZ2qbZwdNONt4VeL72pqZZu4S+H1eDGMDvVm7oTEHAelW
B9XDf0eTLtU6qqaqnmJaJ0DcwIC2iuFkElbNNiUdmxOlutSkUdWJyBY1eVMyeXMSM/DdHJOS7KcJVHNSD7kH+rFKNsexUrgomtMnoyTWHbh0FDZLKVWsoS3v
T47bbyvuvxNqMq+OT17Sc8x/P/2ppzp/suIcPiYAdbRtroNsGylAGR69htrbeSV2blyAA6iTritHk7eMcMVtm1XXaHLICGPwA2a8Q+WCYzpnHHPyv8ddWD/u
rL8CcsMIhGpjHdqTdG5Kc/5x/uZjPvPkW18O/67lruHPJW37JxNwU+iJu888Nk/grqnxBr+DClv6ulRP4Qkb4rktDp+k3faaxDIflNUJPUnpts3JW/MYTnB+
AzehHqJMTtDF+b6JvYNxGwYNk8/eGMNuGwUxBV2HRRIPJwlu14vkMFw3iKSX6LGZyEtdrdTICCHXSwAOGxkh9klAvdEkBr3aCuG1Cd6MjCTJCIHp1Mu96Svq
E9VJr9RI0jtK2ehHqcNwp0ZVjNhaBDRvRqwzoCfITMMHjvbqrpNpOO5VB6upxYTDaZo/iK3jbeky8u9A21rDiWpQE4eqt7LqT5zbqFTnBAY8ch08OjyWwo30
PZ1mhiafyDyGohfiZ4jkV+mRWqHc6XxONG+bGJN9IX4WDcfU2EJ1NPvsJHNKUc854Zg39W5NOBPReHHJqadORSp23+23WIE5NAR7DIQi9zih5sxi8w3GzgwL
xeq3GnW78DKZIN8YqFZ9D09jobYDK48PGWAPTWcjlefgZ8Fw3B02FmiQkqlaSrxxpT38VIfjqSGpp0NI2xI/jg4Pj7LaewsHU0wdHaHnmN8n9NzGz4fx+zZ6
Tjh/onqI3AfxGFlWNsy2XrLTGOgwifSomqQh0gNqIAPpcEqi9FaqUctCKwkLtXuSikepo1pxielJAZtWkqb4CHoiJTyNnhJUOQmJh2WrxXZuhal4ujbGZuhI
pizwoIZPdejwxGdZZdraJVJ3sXEwVSV3sVUyF9vYQtq1ZpM6hY3laqvNVdPnsk9tBllVIRGTZhbd0NYj1Jxp6ggSHHWYSkbipBEtxkHHQ4ypp1eDOJxoSCB6
lQKIw1UCoXpTiB9cCEc6eHwzTN2MTswtXJiKM+nSDcPRVVNhOLpK6SYm2jDtbLAEbd5mFNsIyXhXCVZ0dvpB5/5MiK79vcwOkZz5fh6EC08dHK7RQ8ZQfZ5L
QtJee8bQx9rnDpgNTqMD5lW7vzantnvD6swTBIdYmq/gfnnV1u6XNY52v6x2tPtlyNHul9ds7X7Za2v3y8cd7X5Z72j3yzonboG2Yo5s1Rw5ZsbwV3RkvPk5
AgI9ajP1Ls9qP4nJTD4a2a5ZqKeZuR8qr+hD1fvnDD3ZY43KQRWIw83RKJ3EI7lbYHs3Z3t9OPRz2ogP+UWCU/kRiRIhxBBsbuviUVIGmztg8zLY3G4CAKyI
9kX92DJn8AIBTn2CT1OV8Ike3ZJeeMJeMZapgPjmIeO4njjQZ3YUuGfvGPfdHbK/1lm7o849qfNub6Pz7o7UefdA6ry7P3Xe7Uidd/ekzrvtqfPu8dR5tzN1
3j0I550M2TVq61ev2PrVy3bcAtA/tjXol2wN+kVbg34+ZczdKWPusmNeRNX7/yR8/p10qcL1L7XrXyr3aIHIcGeeUcL2sXlGRJcSyChx0BQ2R9k6ykaDMWt7
nMzFf6hmrfqh97312+nZbfhLz7EGrQEX0TKDVhZIvtNYmsjM0w7+BLvgvP9iPIxVPFO1MUjX5LgYqzHsWpnUzybiYnQZXnp4MNWC+BhGw9HJTv22fg5JXD+w
OfYxEUsjaAI+9aw3PQntkDRGxkgjaEp0pyNoLF684GgZutMRNBVe2sBdddyJ4cXoGAuLRflaNNYF+aGKB4fjcCEhAaSikBHnJGf5eFbGg4IFIgXpmVbvhhdY
2Q3kAAvMNhV2BWBbqVQ+5F3iEDrqe4QWruOlYxuihAPv7mbBsElydhjnIlqMc6WRhqFq2Rb7qnVb7OWIcoRrewHRSQVEOwqBAS0q4vvSuAa05Q1on6ABM3UD
eukySTenY4LmPLxaN6e9sTltr9ccs7E5xXiGOtodhWZOLjSzkw/QOzw9Im8m373RJi7QTZyjmzhTNxENnqwb3DlBg7/3JhvMW/M95ZzOuyPcxby/ARSwsqPq
6maHlZsd5WbYu3MZQ2fu/jkMJ9rl+FnN8cN55C4O1QJBY2hofLlIf7IJq3vZVyHCSqNWCj2MV/vEsnDUFFJ/GElqdzU0AlriIPBSKnE8Av/0Ub5SfwyuHytm
ggaiVct4TyH9O6Enzk4EQmlPp9N8VuSayuVgPxzvTWrToeFsec1FRGF6xjeC7MQKfCTDRVyhB6VaxUlmvOnFyVVDiiPGP/6+nHJQE0I1j6cuMfn7aGYeo+lw
qJ2mFb7qhBNKODZTZLGavLRLoBBhbjKgxOmvLeKalb5zNFS5f6gLNNAFKcwDKjMeExNeMjQ+7SkXwaDpd62wyLdP6FNKs29ChN0TDjfhfb5lD4oBt35iVrUx
HNMYH46pw1/dLIUm1x4fN+si5N4vOnJIDIqnJ6W7mqLsA0WpXePkdo2Fb5+41cvW5McFZhsStO7OFvWjXEdHmY5uXpRVMF0CMo76lTcL5ze6WEaGAYRKEw9b
C8La3s1rOC7IpR51M3arnyXvjj/hi/dMu+lpVAbve3X1aVQ43czVx9FbMJr40we6GWEpjx5vYHl9W49vtRqHc298eGvIw7jXMIy7ertqGt5qgR53Z3svrJhP
4an285BbhYvE0YHLfNhGJd1H4cGiCDh4lmy8Cha/y0Q9c0XCB5YjsgdNsrTNGejdOyWlX7ZkFmc1759qPeiiCT6unlC5VIO1op/q5YM2A9J3RDsPNqhHnUvq
KuT9H4UT4BBvrjciuNXbta2uY7LZGkLQkpu1SCHmRep9Nzk3LkZH6G03PCdEN3A4C5PjJD72w9V74aqxr0POvWQCa1xzDzPAHWNscgLtZVQJcjs8AFW8CYuC
UUEVh6nigBydyil+vyDjLL1PgUNL3KYnjk3Eo2iTxsvj/Vz12opU0gMZJXmL9VGV//8QIOSg4nTscsOPZCOUqBknYC/nUpIGE1sGakIbx3r0WsjfOCTYenyi
ceQkjpbKEk/gEHZ3IX/fM4ayx14EJUlRKEHgcC4wPnyF4zS9PA7/U4WPVJH+dLJDYDAMczAPMw/Gc/rPbFmdfwUwHaRc1g7KmWGQqBxHI+JCvRjCX8fLAoWk
/nampGbrzwoS466oieUYD52cFhqhleO/ZCgn+pIhE4sPPmHaWUw2CGzhe4bywL5niG9F8vmI3GSaq1y5hr9OJKufWZPu9njFs2nAoQkNvryXkkzVY4fY6YYj
Y+8qHDFtMl0QrCPeJgKaKeBAnpgP9uIDeGYYfuJuGfuJGTADvrzmZ9FyNPFND4axETdnN/uwJDZQ0pyWN6bKem7RLLdIc4f6BNo8lM7rq65dpE839rOwuT61
dhG+pJWlYAGQ87GNmOer3znsZvJWcDgdh8mBKtvSU9GskEHis4OyUF5boKaWvLodxmfZrOAToqA3EbvHgyNqwUZLv04uPwm2JGkDgPY+sTbWH9sDoY8k6nua
7PZ4QhsZoR2Q12lGXgcEc9OvqIlmeUSaB1qgGJ8YMgUFME7baurElAZ5OiE98yJlf2ld3/z115OVImILbgGf6bcdORjadmNtn8MZaOpZP9aR2mDyt0ednFle
pzURtyZnltdpV4RgyqjeLr2dSRt/aQM4KW9EqvOGqtzQQjaesjvcqruHUh8KhAIbrGJLf4zNaAAMNNv78eVW7H/ylf58zreYpexINBCBZtXIz9Mxm6ZjIR/w
WRMZd9bvCllSQmRZ5PgsODzBw6zLVOFsmtPAfqfBoLJsLDrE1G8TVZhpMOX8QrNJuRwtcO6srT+g6LOThUr7takfWo5zncyayhwtp5JexgCQfuoWnMsDPFeV
RageqwcJ5vJEn/X1rlJ6+jgZ4RYGgoLax/ar8DYpocIw01pZlwXoSbEsYyGRs5AAC4lmLMRfxE4PPpP13KJZbpHmDvWHBhtYyN6Cz7qmPILPdaexomnHasSO
Lb6DhiNFYE/wVo9MrKGMPnyhisadlVvAlUaBKz1WYH0uyWsfttJP/RD2WF2wRTlf+mhf9SLlrku3/WEMeIoBzzV4jubzF2BzQDN5AvxidtinUb1otZbUwv3B
enQxqt9nHpF6aLTSoTG8WQjqELElnwgKrftMhMFwRLS2IM5fB+8f97sI61bF0NDgOtBWFpK2G+uUzttTx3QdM8+L+nPoECgTNfHg2aMP/dY9aPLXt3EcJQ7+
jeHyFMisP8HNMzmJb6g7g/BNBhBd0r/Aja1jLcjjxzSzYUxrvt0AnOXmI9mEuw7SPGPHLyffd1AfVjhR7zvIxzQN3QEXBXw4e7rhUQ9aNg9a2OlZiAQHf2Vn
s/m5HpPpgWwmixMOZDPx7UwPdpz+wrLBpla2hZRgcqx4OI0SWLkQT3IXeCuXbumbc1Hf4ED+ld0hkop3rL8+/IJrmSSx5qCZeVJn1o+GBgZEeZZmt0jsv6cR
UQ/eBlOeVBF3T/AXinz4hkQ+xLEzYVHkqeuo2i1J1ETo8zvU4RE5sDsVQ3dJ81Rd0fuZoq/75sro7CBrBnoVeuFAzt3Ph4TCXQEsPlmQtfcNgZU5WDkeLA2n
aGBEjFdaV5eWrFd061IeofwltE7k+BXuClnSnsmyyPFZ0kM6y6iVxnNnyzpeT7lP23AzjE6MIPUBtYiRFtvX4Q4WrNfhiXFiK2ukr1hw6wxgZskwkYrDQsCn
hR5u4iBeulSJgkFBIqN3sDgSbde/HeKIJTSIo8ehbZBI752S9YKrxR/ubWwo4G/LIm7OOVq8FSbsPONQfAR+nnEITuKdxTvNDT6XtzalHzZM9Tv1L5Smo/YL
0tbf5bYG7VXaQiJEEvd6qovmYRIPPh76aUrp/SMP35jyB7XsvBuDuxF2FM9t+ypr47Ly6ZJU+syL4mofzTP79DqFqdz1mE33zVm7nrJ4J+P7iVXlDsDdTBAq
yh+gVOyjgjWsWilj0npR3+pVqhWKRsm16/SHgdP3hVeCXkFn9nkDMb415/eJgcT/Z3iccvV0Wn43jG9Hy75CsJlLI+3qNevWbxjePjS4dlEPOH/ORetoWKV+
uB4bjPlKnXw99h1fzxTg6FNvHi9ylvgz0trLYsAZZumvxhnh16qOzRSWq5z6MaU7RWEbB/ScxVM9RL5jiHL4c9UNcy39dWs/U4AYbreK/uqObCRveLT4sIVm
bG/lbP+6EEQzCCKFMFYoDH2wKb6sV9B7PMFJInZkh7VBTPrpckEcEk+U+gZjuLyME0smMXifwU+D7ykJvATLh5gmBypcmlRUsPACahM0KMoHVLYUptFAZdJQ
MIL6xDrSEkF+b+stajxIOvkgeX8qeSQ3D8B2IMG5H1d/nrEDV7I678GVrN7tuJo4UKI8G8dg8cPZSanPREUl4qfXiCjziV+S0myciGWRZF+RfkGmrOlJNT7A
VlSF7KnvMm1DPbuu6tleoKd5LXpS2LpFf/mo+Qw7zNRaPm5Avctm6l3C1devw9Dy4QC5RbPcIs0dInKq0KulbIYdZEfHUpKeYecpmCOXshl2PV/9roXuW9EP
4XJVzftBz7DboTlL6djaUL6F3lFCK9Ree6OGr8BX1K4q/Umbai+cVtHSWE3S3mAV5eOg4K15bTX/RLJWbXARNoEDS13gQc0hM4wzkVVSTg+Mm2FpYXA/TVUW
YoePqT96oJ25PK9p0QcrhI2g3kcDFcqdqionLss+O4XRWYXjkGzJZ0YVIj0IVNGxbNiQHuAAOi7ykD4EBFAXoYqT2aMVFNwRFvhkBSGGE+bayGjm/iU+1vuP
80/i5IyJw8rqz/qX838vc6U4Bf5MnS1Gat/wBxqsfApablAJPEKmEONGbZH1XimdiSelcXPxMEUwjeez+bhTsz4dX5hYJXw4zNJ+GW5UmEublU/GjfRKNS+l
+uavv55b93B2eP4ECNbrLzSPVegbyI9OIy2xEWqE1MkGTFOw+5X7lNDxMk9JASUrC1Nq6JG00jYCMKfItzv/H3vvAm7ZVZWJrtfea+299us861SdqmTulQcn
VooUovVIAsk6XZVUEkyijVyaz+/eQIjNdyrcm0rSdLTL1JNQvDSKXpOAcM6pQAVNQWztJjzSlIIYu5EbH2hQWgsJEhSbKGrHlpY7/n/Mudba++xzqgpQ7/2+
JtTZa6+91lxzzTnmGGOOxz+cNEF1MuFUV0MdvSTc4QoqadlTT9mwBzbqWTY8hSV1I0szz3v8JmyYP2rCs1zadRx3DpBEXoXhds+e4f68Zbjvtwz3EctwH7YM
d9Hy2K12nORwbhS75fCVzDYECreOJh74W44sTJ8fG/tcsjMyKhMlIYla2QVJVIYuhH7WxkcCKIDSAJQ/76kSOkWYxtAqoLLojvlkJ7jnHr31oI/60wUb800C
Fc/H/oAqnq8qng9+QhVPjl6qcStP+RXb8s1+ADUFWgHt0TQtqxIQus0MLCWJYr+gHegM2NT5VCKu4GO9S4LWdtFN/PTnojAUJcSv2M8T55LGdqxRyd6s7LSi
QtScjVIRFaLmXBUIgIWLXPfpfGxgwwXVod3mLkQ4Q/jo0fkrjs3DTDooDfz51pH5yKT3fT82Z3LBzTbH1ZpakG2qphbb+Og2RSEs2oF26NMK6rZ9QdkMOFnZ
ZnloErtpjmxw42/rWVATAB7lwMv8E3Z/Lg8jpKa7+Hdw8fydR47KQoIqG/DCgL0aaHXgwkAZ3oh3NQ0ITsTmShO9Yyf2sOyWCbYrFDqi4pIBX8Z/iWrRAd0N
BBV/gYPSDAAZU8MHag0Gl/kbqJ2aYIu3PmucrO7TZVsGTUXJRwau97u65kYfnsFFQKvv2TSyludgpTHYeJjtROabBuC6I4T7TFNV1tks+QF6ZOAfaFi1IiZT
g4nts1rnAi2lhGjq/V4hQjm3iZoK1rrbH3X3AGlDGDfVHr/iUk5wJpsOnd0AP0fch+oV9jrpjfyuV+0VeomKCzYYhIvW9ScASnpppfWW3mgdY6u8x++rfVBL
IzpCATFNKsMiu3Jb4XS32ojruU2Ison3VdUH/jv8aYnIWaDLoA6qratBmBGeV51dK7AEjrz/7+s1sEGYqOqOzg8O7sZ6/agqMWsqMWsQgzURinURhfCJlxIT
36zErCsXlEsjuaxuo9tj0QGclKyLVuCOGVeYKHOPdM9XwyjrXu9O8nFR6YZFqfD274bEvNx7kQrSrSpHL4W9AGYBis5eliL8isdJVocYrdPmWuxaYsRsiUSG
o4CbkRb3GYhcUK3Y7QYBLGF9dCdXFnczhZX0DCIi4uCsLRiooEVVK6l1SDktVQ3MxY7BnQZL/+Y3wyNYzol1SlFJqxcuqA5sFur2SU38RhkJ/+W0W+9YEN2g
BTWxhwwWGivCy/zvzhpX+D+K4y3eizLZ6f+IHm/NRITfg2MAIci4363Hc5ns+O/QATdZfXv4Oj2ewUTcQoXC2WR1zxH2nuYKGqsqG0Ye+ipM5OXevwJxI46Z
s/tyzDxwVkWX2o4sFrh2rq40K1ofYcrC3ucsWItrFECDwv9aC6Ivaj0nn5UEwTdgdICamMWmzjF5FUPWgATdkqb+QEuHwEkUsY1+BWcECoa6hRBVWriFZhYc
iwmB+FUKmZ2+f6DEJ4wQD9v7vNIVHgA5x8g9BvSGrB6ljaZvrgVRaVE2pe8/pCkZDq43VIwlYVWFCQoVBlFgo+D05CRor6GBdUF5tT/qat9enSo0c+mPLsSg
sxo7v6nnukT25BBG4B7l/lor8DRBuv4IV2QJSVJXr726eXT7U9dir3VW8lFb3Kgn0YFCZcFvl96gW0Tj8uhztI4c7HQZj6FBEfOE3uvHCKB7kcelsu/kfSY9
2ueoInAO/E2ujxE9FAvljLa3pUP2NZ/2NdEZQ93gpDQuD0+fWpUDbqJ85xwNClty5ahyiZ1Cd0mw8hJIt+bRPjOum6oQpVCI6oUU66YDg45ITxnw/6pO7Y+F
YY2h4qV7w2lJvuhFiJcQpQhufOhMDHTqwZsPRbCBD6/Ulqr2nZnSvuMz6MZpN4PfzuCJosJ0hvvX8lIN60qFl8q3a7rqpHLnUAy78FG1Cr3Gr+o1Qt9O9ChZ
t0wDKgatMZG7lj6/P3LwaEmWYl3XTIpVXrfxbFrLOLGpEi5CCHLeoSOlOLCuMZhko9Lm/a4wgGtK9zyJbjv+mbc+oj5jb4JwzeRkRlta1oAJY3CPwnG1u5TW
fZYxFPuCz1pdbNWtD5pfrVW/2qq/olV/lVbZn86xDMpi5xhlqewquvvUSDib0U8d0U8dPfrG+eC++W+oyd0/Ylov14CnckMCAfHFeujTebiS0UNPzeITjsnT
px1aUkpo/gEqnCzy+aveJL04/9+Y5C4qWlpxNRzc464mIEYdrS00mkNCY9TR2oJkmCCcVoVQg94a8qPK3yn/mgwlMMNiQ1ffyXMQL4lJRoiX8AziBX5Z1DoA
WSYLl3pe/nHRnAMGwvd9uOvltIiMhIHx2Dzimqv3tGHpSs/E/L0zM3/vzMzfYwQTQmLqMiRQfLGPQq99ZfRlx/XEmfsObKERczL4PoMTF1udtjhDD1+p1JZX
+qqUcDdPhYPj6/zzmKe/1a0oWki44ceiS0woiy55VOk/rYg22Yi9ypqWVsIRc/eDtCv5nFRz08yguWlGzU2Tam5aD8g2mps2AMPNTz+WpSEtCOG9sbUmDKzn
rcV6XmUlrr3WGNF2htW0IqKtVA2hjhpORbJiNSRuoQ13jBI5BzjYWXQuD/S6c+igCXEmcJCFqW7I7QRD7fgLTnBjaD17J/LOG/JwXxYgdnh+/xG5Lzzi1oCK
1oUsADFIM0IMYUEM3nxSXBcWNs7kDRUjDt89i9dkkGuPRroqW1x7dIZDMDgc8JqfzOSdjsD9ABVmFTbYOlENKynhHIu5lYExR7LWMOcr6cH7V22/1ViNzzW4
mZSbLYp5rKFPcW4Q3gwBlJ+/kJvr2vGgkfLM4gaFEUaMSnjm0VxzFgZHE620GGKj71YlgZFMzMZv/yOIzfTbFpsrKEX2Xx21mw1Pb2dgduMzzm49/ZbYU3IW
7CkByH0yLOwHSOXg6XCwZ2AsslVhyBUXwKjOu3cUYh+MyrpZUwp8y04qUWID4id4oT8OuVauiZxCMM6v+j51Q1ap4qobBuVU5bcK6/pvyroAwTX8+N3aq7MF
uMetX7KO9Oq4yKDOLLDQDk1p7Sg/dgKZO708LBPakNV61k/qudyg1j8pDawkWp9trTLbiOVlO9Z68G1YPZJzsnoM913Gq7WgCLorX6HyMvkp//Vc9AMSJq32
dkixW0WZgxFPtUV4ymXOYUgaV4d5ojUmTMoCSeMoQ5GwKJEBikfK+khJ/jwp5LDtYdB7jjSSADI3UWsWRjebEFaZTaIQC/kCQb5Fmgop39VfVyy3/gzcr3yZ
JPeuvRPFah7tb5jv9htayKd0l5/tzFhc4bOYknSQdotHTeqeCB5cMyGjPrB4N8jJdf0UF/Ax7gd39YBMGM+v2tefLQWpjbUxDWc+BQIY/3IyUpe3ZMZkqNMi
cykdPeioFu+RiSfZLOxJG2E6gAVwE6ZxFilMm5DCtHH1NlQObMQ2PzWzrB7VQOLWGBEW6E2kr+cHmGNV8ibd2jYG5XRSWeXh6JlZiwUMzoeiEc2a9YOC1kz1
Z4EPAhUta5/I0pdVBGyyNptxpHEOBLFyVc6oGIyKuL3KfE/j4lBH7VCxv66OGx2Qme28W4lp5YK/5AWzeXQtNVPs0hkblGJP3oDnQzbo7TeeuMvMLmQ4mc2a
VBTU2Uff2G/M1/ptjSjCK3WPwJSAGzSiXPTbxvzRg75cwz7ODorJZJQ0rUSD/qMtPFlw/sBC2iATv06j2ho6AcHgEmzIEpwYpYa531BQrELv+RHtUO+vNDrK
opckq1z19SH2q4uTmbi6UBJdKGZCfVHx0XLJiH6ENQkXwazMzqP5vSbdK/Sa5gf2zJ7EHLURCsJCb+OcUIQENzTQfqQa8NdWDWDDxSVgj6jtPM7MXSDyrxTN
PT1tR7lrpbycTmalp6BfXOSg4J3APIumRD/ofbRMwICUMFYZKJWc+hswZmBHiS3diDRZGbhLbLKq6EGyS9JE/Va5x+j8E1jypYW5BdYBRkYPWvkbbeWScI5D
XTF6tFZpqo5IJANAdhhCaP6oI5amSBQaaFZeuVWvzF+rtorNRuWnSM/ZjMYIueOufria+WaVq1ex5Iy+Wjb5J02gG9wGw6ZGKiFVbHe1RZ9/ZJ60C/PLCL2V
9SL4lPgu9wDekH77e/BIjVGFZdo4t/kkzS6F2/yzcS2wDuuAFagqfBlRDMbZgeEhHogO8dS0W17uD1/Zp9269wZ6sBNnJfFg023Qpps1X06HECyUjVeRySUa
d5CczHxYsbJktt9mJEXMPXRQhlL4sl/POjfPCkODCR4qUpcqUs9BGTihx9Rzk9xYgZDvOkEYFkw7BNMOV2HaYcG0QyYFjWTaoZ53wlHHr6GBHuXQuOAOUono
OAi+6BJzyUSl5bujY1qcy62J2j8BOedZOeeLnMvivdY/xu307EkSlRITqADyrsVoht7AU0xbbUVFiEe1k4cPqdkvdDGCDHlIOHmmKT2TQUlHzwunTqNcMDWs
Z4IId8Tuc5r63eoEKX6DPGDP/7emZ+WsmJZ1pXaELAla48RrOaYBhQcKuPR0YF/W9gea/6p6+Tim5eTeu/bk+qMmV0YZ08vxgwPQzQwU1vQ/1lINx/OH/pWW
UheSAt+gJmMjBIt+xLr6EeNqJBOcj1kCMxmkz1zQy5qPHs3SYjUiUqvl/EudWR3WJiID4DKL7kRAmE1/LofYsYOuia2Lp2vqcvSqqqkUiSOl6zIccD1Wv50h
1qunrss1718rzItzWi3s04ESX/gtfZ6wru52mc+lv/d9VWRXyGy/jGVIFjheA6nACeF4XHJx4fGUHomY5vuQyoChZa8sR0zFZY1yuilyOmbW1GD8VvVXf61f
Qa0NTfmNi5TfyrOxBgtZ48PZNtiYa3I1mvhzXRdfCGO16K+MFSxCqECaJb1qyKBfhAz6K0IG/YGQQcQ/n0Nw4ODl5xgGGJ0pDPAHFExnRfhbuUqiVdzdLasM
NocpDYF3lmYGb1Mvj7rvHWda7dmWS5VtgkXhrqxJFhVZFtUEi/L3IgNvIfMZ1iEsyq/IH7iAwkrkg5e+1Ja6RJpFQBgw4yFcKEKuBXjli/0ehiuCQfVfGn8f
daa3HbK3x9RiWul1cDORpbcWsBhqOTHO6UtjiemaAf6l/LHpu1rvmfsI1VTqGn2UdhE2BN5sE5Q/Vo9q5J2BCwg67Y0Kwpg5cxCGUmNq443Vu434q8ikiL+K
EDv4SgWBebl8JIi/irDOUOKxifirWLpp/f6MvsLs/LEm15ezU1P8rBoBZLRkpE+NU5PxTxehD19woQ87+owh+B4Nd9haVqynDZ94ES1E45XpGPVyAbEnZxkw
UnMBI4O3rBUjQqTZ2kCeEELv+m1VeaEt8rPGbdFIRusSPpIRu6Ri1CJsRhI7Rr/iRmYm8+nu9zX4uT64huKC79b4KV3d27cQRmcY8p4OeUuHPGEsZ3V0lV1r
Ab7kpN02DDHk6q/+Wr8i5qWtZNQAGbGfdhrQ9diW+XQdHt3lOe3yhdplo+GuNiimrkExvgbAnHYAdOn/jAbjl05Xo19V1fDIul2gxSUheTriNGw2W1YfgJLT
Acr9GwcB5h6DYUKd6CGXr0OXqxfoclpqlwk9SLLo/YkTtfIFM+bJH8TNJ8qlcHawlq6em1lQUEvNlQjZ5UyG9R6ViQ/4LvCT/bRoBQ8It2nKV1GbgRAnmrC1
aQKybm53FvGquQX7jDmLswqGdvW24GmboLJje/hUmbbypEtb2R6eYlbIHiSyM38k7H1RXw4nTvll9GeNT7EkApnE5yLZa+WDX7ctcImItzDlkIevxPg8Yr/c
vD1c9IefiajMRb8MDWX7BVUaHdYamLAQECMMCJ6A9h7w1bZDhEMC0M7tXqWH1UY9QC1T6ThdFKgmgN7PBBZCigGH4fU0nnjILe7CzR4prEPowBy8Sz2mxWp/
NBYbWxve3b2B+E37FTzEDxX0MCLkhYkAaJoj7vCefbsV1ECryEXKissftUX55Q5tqBZqubSiocybQwS53HIn/ib827pzoPEaWwWf12fMAZCCd/hCxPagxYPy
uWlKWBwTpUeDgBKtSKMYCNOsz7uVZgKF9FDbUVhiuWQi95hT2qJl5M6+bDuYIFLga7UDxqoH2NoZvxLPGR9lXWVfwTMYz8ktebJqPGc8FM8ZaDwnIFPmtx47
kR/8h3BfP0BIi4gBEfcngPp1QuFdLJZIqOwJCqYJEKUH4tioeIrW+mp8BO4HGmMcpK/9R4tbQUsGpjA/fSCwkF4VCFwfZfY8QprlESFx9yC4DeXDZdqzOjUj
n6g/cmF9j92FotzxHm5Du3pRG1XJ79iXRfntCy5ToLvgzuCSG3kJ8xXzZwgQHOUhaxyqIxOV0L3roRPuzeRKJEXXvLT8Dx0iv5fd5tZjL/GBX+efQDx1CxkL
+cGD92r/M2/2Cn9cVx7b/5LaMFivFjKwxraguOVUzqL0fC7UF/rjNoOQEIAL+bqFfP8+zN3cit+10d6XrWj2es+qOjeEf7rO01SLSDmz1zuicJqhMJWmV9x2
sTds/XIoJc6ctQFDcJaXPRhFAHvmHgZzfOD6tvetOVK/Za+BJiLJOu92NT4xY/ysSMWTxEKBcQYhL835iEFMRYyK7lH66XwXKZ602LSgWJeJQ/8ErkbTvBlq
AHwJsoliFOYK71rClOJBqzNEsIvF0RZGeUGI+DprQQqhTF7fDgacB/fydNbmbiepeJWy+l7uJGQ51XW3U69a21DQU1ibB6BLYTkDnbabqofrScDtRWjh886F
RM55wL89svFLwskKwskwsLNCN8kQ5ZTWIBBW1rp5VnT2unVfd2ib7Womcr8H4qqQVOef5V2ZZd46Ytqr0ZeJiYbaHYwIa/bH0gIUgHQyfiKrv4yqRmcFObaq
0WFDfpq04isdutP0Cl9pUmE3yQpfqe1Av24V5RW+0jH1lSalr7Repepx+ErHhKDhSBgz9btOmjGl59pRRTMfd97S8Yq39LlvXnXkKK46etA/qjDhleAePv6/
6ygqXiEXzZj1+MkiGoNuDI+fdXog4L5cOukjvu9bsGrjEZiaiJTh3Qs36RdF0HGAXTX7a+Yv5PdAlRPpzqNAlBHaeYJCstt6v569kFepWaBsTu/yR92V6F2J
vSs9EhQ9HYTVTiys9p7VYLWTc4PVZiRNxNfEpqcKqZ0UkNrJIKQ2snA139BoVJYFq0Y79sUKiOpkgTvEBJl0zkoSUQ+sjR0uEEJX4FZTs/p15D0EIxOoehUs
rn+eGKL4pMXJDRVEaTh4vXEODtUSGeJsg9Zlv0gTaVjd768Shd48cxR688xR6E34XmmsrcOI1FPfq+1FNVqbBTxm7s4P3PWvTXhKJNBsYZ2zpYVsuM1wuR5f
IfxMOHakIAwMdfovuPtSyBJifMeItPFusEjM/g3Ud3Ok/NrthYmG2/iMW/rWSjjkCxiMuVibcOpnES43DMRoqWT3QAB96E4PRFooZ4OIVNMqV69qmSfB1pKj
WBs/FQTIfc8PAE7FpZXMIquQZqwBbEAiXQc3th3Wsa8ZA1mjUA9Mw85Y1syjaxgdTPeQKPe+SKaGdDWPRLeL84Cn96DHEbCQa9J0k2Wb9rSjVoztcKN6N+P/
dbHZO3x1LsXgVNejFFeM1ON4/oAQc5gyDUbuTURixI++sR8ydialz3DeU9KPT+J8rc+UzxDBHClMwuknyjn+557aoJjaqoroknqqE4vpYq3xeZ8T+9IA6ptz
3oUDzrsQumK0F1le2LVFqitGha6YHK1uPrAXwb9I6H3U+cqpGRm4/OlHEJSTVKNQ0yk1jLt9j738NWfcr6ivswg2CNX8cmDh5HznviKS4aoj7s0sk7z6yNGj
lr6H+st3wAE31OqvmT8gu0KIGPzbgzC6vSePHbFl7eXHg7778Xr8KAPH7C6kugOQB5vh2bvyq/adPCbXNK6b5d5c7k/S36hgdleQIGuwbuJFkWb25kOO0wsP
M5k10SkXq/MKtXjSfq4eIbWm24R7mF20sbngQvyZ401vOWRvmtGbJvWmnkUFKOyjhDYFlIpXQGR6BURmBS/vyw2/DvAB68kgzQWEVD9dgd7czYgJmwYCSHNi
5tWRR4sFDZcB1qy6H+JLWece6AFoWPhDYVCt5S/VYvIvvo6Dgee8FW/Ek+jRPXcO4Anznluus/Ant1xjD17vzrzenbnDnbnDnblbzuRH0ST6gCQj7vCQ4/QT
7Nth/U0L3QcoIYBr9AokS+F0OOJ0q5EOttssf2xWmho6HY443UqGmmqYpgjM/DlPh+myG9r1SouN8tZGpcXqabDYgRaT8sek0lT1tKjbg/fEbqDew4E6ZAcq
qQ5UXDYQg/0PNFAvf6z2v3oaVryBe2r66qfltRf9a+nKcffVyvtAHIP3ReWPUR5IN6UzoXxI+0dsxwNIpxprlSmERsPaHWHYQhm90m8LlP3g2ixeMKyHLfrD
AtH9D9wFqpcboFfSlipnbV7dyyAQVY2iZGuq4AuMwtDJumnK5iMP9zBOoomHEsKOQrBZzUUhnL+8Nj725sF1s1mz0ETkxpiVPPpN/Gx3otI+VKw8uVtPX6NA
u9z4BHu4BbHIqFi2W2CpxaWpXmuz9OG95G+Znz93KNyXnz6Et2eGmJ8/jzPPHQqu5ebnTac92T9QmsGD6+cH5YTwlTtFDMp1B5Mb2rJZyAHWJ6Nf56qOrplV
94mfQ+f/CZF7ohG8/ZR3zSzqOKhNBLZHIRaMSX1P1rwLgHy726m34j+wTxbfMCzAIrqJv0/5F+zCsXUXJcoOI1srMX1fzS/AUU55e7PYGfDzHQsiiWm6ReWV
cCs3VV1UbQg4+KJyNGxGlEwM/JyxKzFg4i3ehaqtxsLlEe4F3Fx31RNFNKaqWYXGoRlWW7ydUIbgEU3wsXUwiR4X7CgT6JEWgR3GSINEgglJRhofUAslG8x/
b9j896QAPAz1JNS28iQVzYYFaWU1iyaqWTSAXCl9aSgDkrEJQURukGZGDdLGYpBmTPNGhUWsDhLftZ/awVAbEHb0scXSiOe/9s2/raECV5zPLeRDP2pAa3Nb
gBqaCXwGTbgLgHVyOfaTwA2MdTMVsaqG7HBxfm+mos7Kai1LQktvTMgclh6Bp4GDzM3pwIP5KH023RONVCc10Px9B5iqkrdI4W+4FP4YjtFq6Q38dx4s8lg/
Xv4PwgpP+dfMaiktObxuNv0gkcq9kyWejxKTXyCVRw6pPOJJGiGjAaRy5h5FA0jleu1sFp3IkCbE3+n0OO3deYWPAmJeYTfH+ihM4kUSU4aqHTRSKLibqoRp
+nf+KpaK+EwFwOJzLwDG96Bv9mwrf61iprDhG9ZMwRpskXUnDZopej9+aJR9gm7B94w0Jy1ktZHWpMLaA0bN54aswkBbiO0PjFXlhdq7NaxI9q7icqKblBjy
6aHqhmhl+Rs7a54DUGGNG6qHN9J+6E5y3ZvgOtmsqZZYFL4JWfjGtxGdkCfkzopdBZabPgYQ+4IvCkWI+N3L7SIhMRilLs3EYDthBRiVKVLNgRSpTJjVjczU
Bwh844ZZDbm2X2VoQgrda/Ac4YrqyseO5O0s3G5bYfoHlIBr1BGA5zf2QqJDI2H2KJpSLRiwAg04mmHrCa/WQNAG8OI48EQJCCGgFpDszPHXgnCsJqQyr3zD
gG8YFuY0506KKuWCvPShOIgqUUJ+GSUU5e2F+cdOnzp05L63PbB1OzxcwvQqZ2TrEw18HcRrgdus70Nn1/gZ5obV7xJVhFFu+ZTdIcR5E7r1FCvXRfMf/uoz
H37Hmz7zrp3bvacR5vXhZ5558B1v+s13fe927yl8f/y507/xjjd9+l0v2g44Yvn+7On3H/n1t79r+3bvFL+fPv3mI7/+tne9eLv3OL5/6Kuf//DX7/vMO6W9
x/j9mc8/+PX7fvOd0t4j+P4fn3v6N75+36ffKe0t8vuzT7//i596+zulvQf4/fTTb/7ip972TmkPmJrz/+Grv/vh37nvMw9Je8f4/ZnfffB37vvNh6S9g/j+
y8899Ru/c9+nH5L27sHXZ596/yc+9faHpLk78PX0U2/+xKfe9pC09jr5+ktf/fSHf+m+zzwojd2Cr898+sFfuu83H5S2Xilf//1zT/7GL9336QelqZvx9dkn
33/8U29/UJrag6+nn3zz8U+97UFpCuP2i1/95Iffcd9nHpCmduDrM5988B33/eYD0tRWTNNzp37jHfd9+gFpag5fnz31/iOfevsD0pTRSXzzkU+97QFpClkO
99LTumCji2SpNOaf8Q5myfy7YEO/d/8J4YALl3neFR6C+r8cv4J6k1zzckWqQcRIVpdbT+Rb7xTK1VAEMvjix3zL5SwJmU9dT4EvB9cOOPQTZAZRAok2iZCo
fAqkU6NiAHw7wxrZKOhmohUO/pgStMbKnzQWgZfUmWxUI1oTvft19e43jiLiTb37RSm2NdGaGkPe/Zp692G2Lb37daTS07ufnBCG2Tih/Mpup2MV5UDgMXWL
wXPaHxDg15ZhhkUMCKUTwykgFd9BXsOqFImrsgN5lG81HktBh2jphbC3KIPyVJ7hXpVnrAJCeaZCx4TpB0omWhZeDMmFwUMjrU0dgkhqFR4KPB+IYfDQyPLQ
xNTBQ2u0UdSFh5IX2K8QL2Re1+g02i7CLqE81LZCv4o8lBqrgh7V9qKcpu9K7dEP31MzQk1ZJyrZQyWtLVDBL2QXIlzINB07FCYbUYc25YuFfDHGu6O0XeQw
hos7fJ7wtQLPscGaa6X9BjXX8kDhri25mmC45lqdNhvIZK24Ftg6WZCAtuYajTBFsbXAFVsjNtMAwdxUWr5tpIBawQOUQbP5YMjyDu01LlQI7Y8dLf0j8gvN
2JuYswE1FucsBck4cHrSq/0qVK7vgktzqnyI5Ml7cu0hG6euwHh+WSrPSy/0LM2iP64sOX1TCG2CMpbCHG8XwX5n2BuVuzaQGLEiLmZcx0GaKEIqRpw6fGFS
P+DvV5DXYL9fViJ9KijEoqtkPQqDfiQuvajf+1C74+47aRnueaJWh1Ga1upx0ui0xxgw9gc+caMY2sgl+ge+RozZaMfe8cNaG6uXciRIMXL6K2/V0109nYmO
tkFkbtFHRJvMZHUbb6KRm1qXkgFBjAa6E4F/BlXa7r2WqFqiAt1p4jt3KyBurL/jBy3+iRmjvcPeEvOXoPqLngpHXFznL9HALzxVK0653pc1SK8erEHqDdYg
zRp5jVgL3mAlcWFz8s+WINVRXHQ1P6/OtJqXrYrsueKQDdUZ6expuMqQq9yd4WIYSmtaJBKO1fDuhflPfeCvl3/2I7/1h6gNyfXt0Y1xo2syPqsmY22SWajz
bPCt//XZSpPCpbyiSW9kkxqF7GlDLCE6/1+f/TX07q9Yt9Ipap1ozPODsVSNywkntDZQGrbWGnPT4q06Lf7K0rAxS8P6A/MC5V7+rTIvfa2UgaqB4d192dsS
WkqLdwJCcxvDDn0WeW06/Nm0qOaZrj5nbFlnSkZNNu8LZXHS5tLOwHPu46Qq/t1AGF18qwyCjhvjrDWOHQoGu5g/ecKV88V6VZkr+3j77NNXLWdNlJj15g9z
74wSv95gx2ZMOVDvOaQsNlFVBZpUtZP6nhSxdsMsd95/WDu6ohmlEeEd36G3qr5C8YbPXbVYvitfpvp21Z963+Z7Pn9o7ffsgNHuqPJZkc87qmwW+5veScqr
CguV21+XkSbj/I//6kcW8tN/9SPXFXaCCptKvqX1ALdFrVgPyQDRJljC1HHUs5PZwAlulXy3KBjP6G32dEUUfMT4Q1xsRNsF6xJtvYk14OUHAzzNqsEJDRt2
Ldhh6n1Is8XgAMkvrY7n/n0Y0kvtkG7xfgijMxe8su9VB/g9LvxZARR/TkvN27YXte1WCnNDS0WYvjikmyshu0oBWSf+I6tr2cYR3ElyJiWPur2mp/X2/JHD
hw8O01DBBqoUWGulVu5Ce6OY5CzVcIrrpj7qaXVbc1w7W9ORsF1N9GVLw1WYP3nIUaKfv+kFN4yiPLJxoraRVqBOrb5Oayu5T62ydGvD3Kc2NBTDKloha2T/
4pZgbeQSlN2RHT5XQLvpxg/KiAziZJUkWo1ydCeBRKp5chzreGCsz5IwqIbI5Rwqf9TltsxZMTXxAInWTVL5Xteldw6UBWTzkVTlj6auxJZNaQ0tBg5KG89s
j3pmW09XAE4G1lrWII2VdKTwiSAcd4YeKZBQ1iyqzL+W5YEK4rjVAp1uc5KiqMZdBtmsopIMlOOuFRE2FODxGgJ8gF8RnQPEm67cM5iGG8f8ycNrUGTWIYDu
SdN69N6si7266Z6g1/7adoNe35/8DLdRHdtea0Dplt18C0s0GbEgEdNbMx2Mas+0Hu+PFePYH5dN6oR6b0w6OAuriRKr8dorB0RKetMI1Re5UiZdXaRYpVdl
iW+wqlJaRbwBmVJ3WlYpU7xzkCk+koHHF83YcUgWK1EKJcurCpbxUlvoj6+Yqwm4HydMi/65zuAaqXNnbvc+LdiJnP54DgLDbs7two7dOnRl6QEBdK67EgxW
MnJuqNavpv66yfGd+us5Se/YDZORBiYmLYQ91d/6GqunrjPTQCjdsPprl1GdIZc2tyU1seXUtWLjSV0oX3p7/aZ25NIS1h5eUDc4Uf6WYKW68JZgcKf7C2/W
1cWwYffIc2F2bdzAkPo2l5+buRUr0PSEsmZul43UZqFcgopEsEnbohMgIBbKaox6bkNPF4JlBAe0TPcjb3V1pIutpj/A+LyC8fkrbtHkRLu1NOM7uf87y16h
BG6FrAu2qAhiiYrBSTO+1B8TylHF4ez4/lmw8JVvMsC5x1GWa3lxFf6d2jXOaCav0m8PdHdduT+FfXhSOEaFQ8Ce5aY8Ne3yuo7bKrTLPcNTgbNG1dSC9ltT
tfCAvz+Wf2nFuBWWkLzKXqJBxu2tIj7rg8NYHxxGlvRKVhWfhFPw7BoOq6w7Hhh6MuZ4gDGPvtVNAW0Bpl4dfESp4aVQFz1XaMeyV9RRvd6JQ24u8bZlkEtN
y/nhkkeoYLRMeh25EU2YNeBPCkcRdub32yECRNroAHhY3TQQmgnVOVS7xj3SDYxc59bdmtxP1mQ6O+Ft6rtQUZXy8IcBngURn9Km/NA26SAJtO1nl/U1A+2W
/4ZM7ZjvZ3e7Rr2tNZXWsNvKikD4nVBWFycn8hH1r9f6T0N6skn0KQHYIkJmaMvZHApVoCIdYgSn8JU9+XmO7bT6shvt9fI792HjZope5VAx5DxYyVLmI5gI
TXUwaMX9sY19d8mgHRng6dzfh1Hbd03b0/wE2NOnbSWgxEzuaU8LFwC0kDDEKdw2pl2VdpCLP4mIPHAdK7DJ3+XZqMFqIhuBj4kKvQo53YPb4arMGvB2evSD
2qGYhGtYnrxXpiHZc1d7AoVh8UNL61a2gKWAupWThum2Jt0zm02hp1MoMadYZdpFHTHGDJYDLD0DosE0hWejPRtUSItjVoxY7gD70fsqmSWW0JChi9FK8KhE
p3OKesiUBulPMuDKCiFdwe1iBbf5pF/g3LRTlUycmkhvWSEAohE3wcmQUJZlscoBGVLGgzTMpNr0PZV2kwv9dfCh0q1fhZ7Jo+voVI+U6IRj3IJU8GwaE9HI
X8svk2Z6bzZjx72Rv656xe3lFQ1ckU22UelPmprGD1O4ahr+n/Vmam82bdZLI9MybDKdDTMtV5mGnFlnps0MYzHse/DmyeLmaZCEPEQunZG+3gvsCzxuVhGg
IliUiboAm6/ctI49NA10Sm7qT4owQOhFB4M26gFTeMC0mZIXmGp3i25M4qoZXDWp7zCDbuAdeqDVPdLtyQUZGnRszMwgRskf7h9rfAl/qQ/3bxL9m8ag9aeE
atC/evHkRtE/yG2MLZ6MsZJ1J89DBBVTihomuglBkqhWzzun6IrTXdDAeNpTfN9JfgGKYgvi4FEnDsBiNsgDItm8GCXYrIEo0ClQVCQfkXqdGje2m6R+Mlvk
+O6VwQB9njykVXxJnI08uIEsWRY41rpNA+CAzIDfK+VNk4pi28M2CRXnJ5E+HvTseWYoJ2v1XMMl1SdaLDy7bj7g1g3nR1fcTe1Afp2urBvrfJVlEcovk8go
AEKCifYyjmfgDTn+eE0kFXjn+J9TNlA/lN5VeQXpTdepINRwolI17SgOAxlupOwe7Cgiy9fwSuoVpvMasGENU2qCPTUd06+zqpebg1ijRSjb2k72UyLjwkrO
hgxLpgAmILXI3ZjYx72633SSto461BQmxgUMRohIqqkmkCATo86fpaGQI4h4eAr8zpn0Cty+oFI/sYpKB190oFIXb1RMRcXPJqsIBMqMkbs0HuZ6hNhoANBd
jAFDhIyG/0DwBKUGU4T/1CxCMoN/EuSTMPiH+Vv26/Wz4P0M/oGyVbNmtqNqw5E3UtjdWuqQ+N2L8XXo7hVCS6xSjxs+eMhBydtdAvqIjPq72ig0ExWBZoPa
6kgKMw1R31JHYl76xD+XO786KtgLKKDxuTj1Savw65vQ+vVrGmhaH8xodNZq0ucZvfv1wrtfPwvv/hzhUlxFNm/grRDu9ZxL+noqiEK6j8P9mj6WqNgNHOIF
3goRbeVqZylHYb3CJ2V5NeR67NLy8Lp+K78Fu0QqxaJKGC6edjW8iukL2Ar6tAk05FEgBtj6qD8v0QKjd4qK21k6viwMwM9fd41m5DapEchtgaMjxBZsDmZW
v/WOa9p+Ad2lN/vVWw1urVx/D8PpTHuxK1s6zpu9cK68cLGvqhZjwxNrUU6UvN/iB8GBYH+++PMY8jcSKuH/ptomlPMwTmaRDm6kKpdqynYzs5vhExyM+nIW
P2iH/ep/wZ0FtfwaonXVIH0cbt+lB41/G0BHTLlxW6TjML2Lcbc7wx1wIu4MtyIefGc4Bya3M4SLzt9J/J9YFcmEwfcw9sRLWbC8iFx7E982m8GGXL91dmdo
iqtCgwsYWy8XxDiLC3ppg1mLl3tXpxtlVean1JyVI+L8G2r28vHjmIfUJ3+B0O3f9PfNphcMxG2M5E7pFhdXcYrBpF6+wXj/Wna6b4DAMyHy8/bl3rUL+vov
QgjRkzaEyCXvrhlFFDNq5db0oEOzGY7YrZ8pYrd+7hG7+dMPHz7oFfnFZx+4Wx8RuAsIycDbHgznFyu3KQJ363zIydUDdz8UB8KA95dLV4RUnrwesanG51Gs
eDWxzWn7oPV+3kPOp1JQ06PQNSZ7y0n5wLbHg1cRwJzWHsc41yatDSZE6zRpxWCtrKupBpib9Ms1RFOBcRZhqD5/w6YMj0PSLx4SKt4QCDh0wDKKPBTyZ7np
HjceZVvwUNZhA/eLuwgkVXf4OTqYiolN/YXeGdmjpdijtUwDH1pM3G3VSDuyeVYU6hY3nHY4Uqa5pZrXor+3+TtHERZNDmZDqERrd9arY41lAgw0OzjovIYQ
Y1DJ+6+jJbcfq1ly5RgH9LJwjFmX042xhzEmuBBDnzHG+E3mPlywoycKCgdQhzk6i2GmUoMi02WrDhNqxM2J3uxo1hGhHV4d7MFRZq/7Wpk3a8rd6W5V86RV
nG+jDK6uhVDkVqqBQpgP0+wzxfYe8HO1BXC8I2YusADi2RClP0CU+itiRjkOsdEjO2DBudGlHSkutpEjhcwOpZJ/HAAH5SjnCuAwdNcwgMO6KsMv7Qf/P4Kg
eD4IEXw3IqLQsnew32rdmdLzEg55XrbcoLBqVbdLmK+TM+vodkFootC7GkcZl6gQYAAac9WNrUCo5euusZkLkS4NZt76hR0XWERcd2STTrW78OplVtxFJTyt
3ceEBQ+Ch3pLJQ6SEDUBs2RUMbfmocDhb5jwBo29U/PQqN7buFZkkUD4oqAgdhbxTtlU+3wprIZpmqf6kabzhdDlvVVyn0ed+3mfgjx/mk4cqOlPW9cNZiJQ
FijjHZx1mKaP8NrPB/r+Twe4+3TQD7WdZ4Kzdt+xxvIzgbZ3Wj6JkoauOL86miviPF/DNXEW73FOz6+8h3v+M5Xnf7V8/q//c23Inj/u4qs/dob46np1K1Zj
1H6kWzFhtjCFh1drkqA8qJDu8AUrGiW+W7R1i/dX573f4a3Z24IzJIPt+ZaSwYgoOqBaRi4ZLLKaLzAFVa2MCrWSELilWsmdSTCoVsbKQkvYGiQRlkMG+zr3
QWyA+0bLUllpAg99YqSaGUHNfHI0r4/W5PURef0dBa+/YySvDypIowNcXG/kXWfm/au20tNW3OuO5D7Z0DZcaRl6C2kZ5DAYrf7cwy5anRekm3WtRyv2Ln6x
d/F17+KnT0V+dKCqrfcKbV2OGMqrGmRlSnSJUCuh2kjquqkwMUHforZFzx8VqcT4drazBlTUQskKr6HFI0ZtUyWnELWoaHCzY4dhpKpivzf6hReyoJjB7sVF
93S+FMwz4Q7Ch52OvQ51HhpUxu9YyGJ0O3HdbqDbsUYFkkCS6tQmlcVfYA+bhmrjcfXKsuOp602s3AFKttMSe6/vF6OnmiJL5OE9qI6X6q/nchv9ilKXLFCl
KwaMuY52NHWJ2ZEK2cOyMfuQLOBy0Nw8HPn6FP9snqI38q5VSXrUudsAOIL3II3chsxiefxtswwZIHdCuLzfTYs34XoNYeXw9Mbbsni2rxVw49nqDsBF0Qbp
/x3+U+7J77d78ie924dBv859Uy5d6P3mIUaQFrvyJz3dluOz2OO43QXB5PDszKtuMLi73cNH2aO6fYSoBr/i6d7OlyNVDYpnPX5An4VPPkvv8te+a0UPR1sK
ZryiGXAl14yvlqAAxh4e0ewzinzeDAwz/96VyUgBy8OX2LlVDDNuovxRKEV+UVKYWyZ/FEqRP6qksGY2AWtRMeNlCly5Hmszqfc+TiO5QoibpARBLy91PwYO
mqz4DTu67r5+pQrpueNtow+r4m0rl0K5p0qP33SYpmzN1NJCCgmgM4K0komlM+mlvxn4SWUzE7isJ2hxITX8sIAok1UNmRIC23nAb8vowwiMWYtviCq2sMXr
yTr9twt5jeSdX6b7ZXNtO0ltbjmjtVzbcMMtwDEJGIr8ze9Vc3zENzpN4RBs8bow8ER5uGADTG7i13FdFZQECexMIftQF4EFlJDvupYd2LeAn2r09uP0Zddq
RhA6Aviq/E44krR2gdFogFZcutJgQoVXLrJhRYprEpQDKurgnvQdha5X3+J9j3ItpHTmpxVtCADmgdvFDcDSzwVb6Uv4JhEJbHbdXHApwN0SuAB9hRRHjAfc
zFRVCQACFcaCwaB0JQBFEgxEnTqq3XMhXcQZnCOFAVe/lIYL1FkVSDEEIy0iXSNE189aiC7acb/pb0NqxLy3XdMgrvARpFC73IPBPLzcaxnuHZMyfRTYTOlS
GMLlELoFvxhUgOrzS+FCCnu/e0hh0/NLkc/Ye2Yg7sH9THrZCqR1nvzSoaIAOdWtLNLM0k8Lq2xA4jUWLvE85ISHmLyXEVg9iLYHN2NjrhdKM3/KbUb9wV0/
9omfvujkdf/+5bexGYt3TFta/jmbtHqaMYGf8xxS+uRCviF/108eOghM5sMHfwx5vPaysPdZVWpsQ7zaznrRHgDkq+1tXci/cOrxX4jzv/jkz7wjzg8+FdoW
FWnetiiXEW38koDRNJcwVS5iNTvsrueCGUxUoAU0Rf/Zzu12vJ3pQ74FaFssosrq6YsrYITBABhhUISJEIiw90dOj013VBAIKZajCgJhVEEgVA2vvPG3/CDY
z3sDLX8IMb45RMEC+TCkvKD3+7robYFENV8/XZxTbsgiiDjaAdhtOiGw19uJ/HAT7fTw8vE2BRz+llr0tUVfW/S0RX9nSHAQuFJs+1/3RaIVBH7QX0Hg0SCB
R0ME7n4Gabyo/D2rUavItw7cAkWoICAzSD+iAXXyH3/4oKPHXKEn5arIEY+sAOyPL2GapXxMarXouWCjEk2iRBMr0dQHieZgUQSgln49ivwDtf3+gXB/CUca
VWIQfefN2ppTMfd3HX7yN16/9f945qpl+8OOf7GYuZDXHZ9YZCTiLRte/ctPPbGMQlzQo+TM1S//+/7ffXx5MUsWRdNMlrJ4ifC88dLSovrAXviW9cc/iguA
48gPXuTTs8WLfuU6c9FDR/7dh5cXEWfwxIk83KcIn7aiCIOtKDkjkGIDH6g0w3jxZmoaZSByYpLlzK9kp6RLWW0ZPVqWVxzj/w7JK/4g//drH18E/S8jt3rX
9/z6K977xU2//tLlXRsWffn/d318cXkRMm45k43drsbrH5m4ZvxPX7K865ldf/Ovd//pq/4TfvR3XX9y6x2//gNfuXJ51/mPv/jLX//ywhNyG/6TGaz122XX
aksmXeIt627/lenbf+UVH3fdeO9V2tQPveeeD91070/9J9eD//FS9AAP/7n9px65e+f7n1je9cDTz3/t6f/WfynGTR/4XS/h8xBWsLwk09Qv4buaVNAAA/YQ
tocPIX6D4ResgiUnY5yUE/i5Jj8zREGuivU7f1GIFHVRJlhehaeyzVi3Akg1fSyKwv1IfQ73WxpDBMKDGQJ5I3gun8ji+QP75//hm/xf/AoTz3/T/c8r6qnf
s9+d/do3PVzj/cs7ZWHZkXz+AKITjfcabqP811i9pgiMvfiHd7fLDEHYKt2XV97WZpF3OFCT3kOKGZwfvsfgz/WzeweoqPcuW3kKwnQZ0Z7LGVxRckyKacAh
2wBHW8qacHc3TX1pcRE9QzuB5y3my1kT0UhLuIIt4BvbkoPmsty6uLjIVv3KPdRw5R5viU/CNz7TsIUG72kuZt4i+uCjSfQhRR+ks+gDuuXLQVaX1t+TecVy
KFIn7/AXj2vOgixAxtDIGlga6jyfKR3xbed913l2C2+7uAQCjY53Uzd2B4oDzLn8Vnx/9WyZGCZftCLHB2vKpu6tWu0tmyrnm5lrmGpPJ94DZdXhH3owS/gr
p9TUb5stnvCaggi8MmDiuauKc3JvtTe1kiFW74V5Pi3baRj/CRe2bGoDkdmVE3e8eNklfsEf7/jsPa/N0tmCN93xMgxoXLklNvIzicHUirsei2/lXWXjL0Pj
uNJdsXP51t3Ww+A9MbCe7NF//6b3gwgfHrXWnv+m968YYlE/rpt1edJx2E+a8wf+t3agzsqa8Qcftmtmyy7w/av6/q74hyZffPH7fvJKGZziHs2fLMcaEvK/
vtUy8EQZuCjcegPsPOUQ8+QPEof3Idv20pVC9fK+9tvHFiE+ZHiXit8XQcT+Q7ZbjashYnz37ZS93l8qfi+WnanJAVaK5k34crC0iKR+mWlZy+/TpMQyaCo9
dKZYhD3fSbvHI9buseM7ZPb48pDZY4faFHasDEZ4dvVghG/8k4ZjPPKIDkHwnQnHsOWrihGIdASiVc0+wd2DNh+cgSO5pYYfPaqv8YT9+oT9g8aes+jL6NH/
bd+PK7zSIczXtdiBDM59hy0uu+cQ5wGklfuMP8QHMdtluOvWAwS7bbBn1gR7sceWDQaAxJo4ubcPr2ZAg2+A108NPxr4CBRxLCQGY7/l0NxC7N9lo2xacoCE
gVxLSDjflUm0DGEVdmaUHepmPzyAzbi+AEwekW5nsMW/0QLARUpX1qahsITX8mVD3eeod40QRidDv3aALaHRfAs3PqXanm8uT2wg2Fjva4e0HBDvGYJryV84
cL+aluwt7jtvyy18so9MnYioU5FFQYRjlW19yRvuzK95Q81zY7p2n+mYrXaCfbJPhY+R3j8TAjiOiJ+hDqhvfWfXMVA0Bjalb11uJtrXZxwv4IK0wuMI810l
49kWC8Uz1aBSswaVOHe61OWYKOzMWgq5lyggamSBilxY6nuDoFaBz/GKXVt+6qNw0d9XxvLZWElYZq6nPxtUXQOapnV/won/6Y8Wma+f5GGs1VvRd1Qfi4gS
RnfQXxZI2SEq/LLCcU74PdoA4DwHL2ot2JgKnp20ZyeLszBrbFWzxuT24HvofIJSgMvlKX+lHHaLl+iGHm5tFi+AteTk0Y9rvDA9Fr2vH7KVWFj+zS55hjhO
Y7/5ImfufZGz9r7LL3h01ZO34/YMtbQq3rw67Nb4VqMFO7ARMa7RoNKorRVnb+DVlqH5ar1e9Y4descO5507e4vGnxWGifeH/yiCF0y+vlLqnD4xGARYemur
Uqe+QuoMeWvr1ltbcPpogXz+Mt+7wi/C2WwgVBnKUpVCFNyMqVvhe0gK30OiM3e2j7tHH3dPOYN19bOea0dHi6hzND6VczxKDvwbcG2avAMlGE4bkLkimcxI
R79GiE/Es/VDV1kOVkhiZVBAhLQr36wo5o3vAwu0sLN7umpBDhnSAh4mPfkfSS1WEK97ByC8XEDRY7/j9R7gooTgngNOGWTvgxpSM+9vD3dIl05/l/rw5hj3
ENG+HKgkgUyteFNqQEyURXgjkXNnFniTRq9n8HsyIO4SugvlPGMDL2HExPYb+ODPUbn2LwlnGO9JR3LGMAGznZawhOCa0iIgpOeFl0hHRA0n2TToQ34yWJiX
cUSzaPGd3P42NdbgyQC16fdniYXoRJbOyxUwn2Doyqua8/7+fmJP2pjMQLPgGoBoLcz1cr1psgZTjbDgwqXbQeXV2FsZn5oWTALKef5JqBy2RiZH9MJyxLmZ
SVj+nUfbwzlgqgM4tJKe0sjPu56Wejlg4Hv+Go2VmFtgRpRodX1Ub4RDO9CBSIQfH82S+drBrIkuNef/3b0yDjDKVV6OKE9spo5ZAZ9umORmJMmx+khjD8Gp
I5jyAU4txzUInIaK2mSh7IMMhrqC+fyMz5dnzZRzH9u55y88Ezlq0C5UficbrRBHArUOCcJ7S/roKX00NZzi94JrUMbBxoIhjj1f9C2lN/LH7WEWF9vHqxg6
AILHx8GDi//Pk6ef/OJbDqAgLE/c/9GP/N7J59rbw/v1+yNffeMHf+sX5fpj+v3oP7zvj74wtj08qF8fet+fffCLPqrK4ttXjvziH01vD+/Al1P/+etHjwfb
w9fhy+JPv/ftm7aHt+D4qT/8xF/L+Vfi+MkPLl60PbwZhz/9558PUftXDn/19y9D+V85OvknEZZmY/7U0ZdsD7fKweLb60Dxbszf/xkP1Skb88/GKBoEMFJU
DWrMy9AkpTmglSdcNLLnWDCtMlovY/AqZk+m8HGEWMHU1NgWPEl1harOJ+2hKD9UR2TGivTxMh1nqVYDgGCNFeAdv7DwPEVRDJk7xd6nuKKqT5DoLMl/cAEl
lTyczg/Kys+3XAN/ft3ik6aEMPVdNrLW2qF30CRooClcMkuVTzIjfL55r0lPohr2fuZK+7Y6jjwVlbb8vVmbOMwKwNwpTr1M1quvp5ps7oXq1UNBAhcAxifz
uQNP9Vd5qiYINvdmHeAV+6Zj2gv9Nnti2VIAIcn2/lia+jVPB8l3vrQmL4BlFK+almOl3samSWW0dIy65sy97FZ72a32smmSvfn+61zwjkUz7s6r3RP5eyf6
PTDN8pQQRvfE3n4vFe0l6o85jGqvPyb/eqlp5xPXsyg3zjWtfj2O3l3LnWd8pxm7EyixhIxNgRbbMm15pw4BWsa1TG0rHW4Bwm+czkMo4JOKEQ8dPVUdvUUd
HYK+qF3wuSBixcb91UABtxWFiwt/JvcaBaoovdHCgkre0XsFhd30Qn7pDQzstADPwV2y83R52ImJP8JYIov+K6RwXJPXYe4mIaq2xBgB4V8L+Vtr17UBGh3Y
FwxbNcxnPA9xFmESRTujlapOL0ZA89Tn38pNU5/74gjRLthB+/AVU0EXPd6VFvs487afGGwRW7QKqL1WtGge5VyEqMtL93JaVsEJyz1PZTucfqQTjkHzcFrH
/aW/yoUSuv1OTYGKqQAr9hR6nlDxUnf5Pplle5OpCUnUNCOsmgRGwWwXjzrfi4Uj230f6dIpVk4qqnU9dZDzNWzz0j00CVjh7WnZhbPHO4kqCe82+8roBvav
D1nTO8M6W3hkW29oYeW/wbRAMB1oku0Vt5i2FudtUca1qa6b5p3bgo1ycQo6byOHd1I+GqBz374d8JbqNl7UhoiivAmwRJgPQpU83VN4mjG/DaKU1NmDv3EJ
xrcj72EueF2fubqvlUUoH7e4NzirV+Yox+6Vh6D44pWvHNt6xHxlH2+5Ef41vKyP9YuSzDIsPQYLlMuREbvsyWSfT+5xqWEBZ6x5vzHjXpplXr7gi+zbytdo
kKk2EOowYqbDgZnGOiORYUlamQPCIqmB/fqeMJRRrddHtl4bbL1m7UtaKh3jxmnBM1vltOSvyV9tkll5xMnT8NgmqMkqs/JDiF2OcfTKPjeEL9e5u5kV5JQK
+nHqahHEkGzIG79LF4fC8Jwtlk5IeCKf3lG/Uo4Lte4zW7Ug1IpdidEAYa3IJRfMafcu1M6afqqV2bbqxXJqF/7s4U1vcYS4Q2/6Hr1pa7+ENcOYQRO8wv9R
4buty70fwbfLvXt0Q3e3nBRyuYM0Dhf1c+h47xO2uIkrxxhe5v8oNMot3o+IjJePe+C7ngvuFlEoH3f0e1XeD3InekqE9xhTPBR8mcuYfXkpKG38mmyiDfgQ
1EVCeO9dZnwBjMsA02v8+lnRXclJq2VziUIUQ6C38su+D/UKHhW5nE0Sjm3yhOgigGMTgrD7P43EaWskTpulY4hGBahEUQdZxtXyAKQtCf87gD4UOaYHbEim
dt+cNRhgZDfJE4yE65dnNOJ+HLULxxRpHJa8AoFui+pNTEVP9rL3dyFiLDRNncAOJ9DUOYGmqxPYkwnMv4Rcz4O/Gg7OoUWER/442EVCelZrGCnoJx0F9fBn
MiMZzSAUaIAShEU4SuB5zDnnH3/uYUt/a0OH7Y1y5r+7tiNs3mmlphFMaNUSZ+GG609x4dE4pKaxGMJ3CpR/fxHrMFVqzn/r6spr6ktNoZj9mxhjVjUJ1WAS
oumHJqF6mj+8xLg+zaCx57O6jfUetP+UkX5E1go0p4Hmn1pZzn6f88mxEImnYsIFHrtcOzlZ5GUlC0yAsN+t7UyTHmwKhFbqUBN8oJH3tu6UfNRcLttZtHmH
tnmHbbPMgqv1nlcP0aqPD6zBJ6gafCplW2BxZngcxr5hqKU3FIhet/kBi5KcVXKPpwNsg/u0Poth0/sIYS8yveUm/w+DUOuIa4Bc/dustRufU63d1WNXzYoa
ur6NLh1ZLVdr06/2KyMAtYavjYqdT5GRenK4cm/CAtfzMdNyTOMKH1i5wh3WayjgjIYCTuoAAzm6y8hzg5IXqPxy10kTskCnSY6ivOQHfdZuXRFIZCJA7s+4
MB2o0b/ltgA9zalvwd+BMB2Ijd/TWLuYyUUsDYJb/o56DBOB7BhFascixd4ls60Kc3Ii17JSmT+rlJCAw7N8FqM/y0CUV1UNzBzFUdQ2UAVdU69oRpeTaI9H
xDvjUYv5Henf1lap8cz46Phbio9OziI+eriesyvJdjJrDEdIK+1qxemRkc/xSeZKNwrybIKCvIHazze3KxGwgy9TLKKzCvsuFtG3EgAe2FK13nBXtGa0T6ng
nTyqdV78olJ05ahyie2OuyRYeUmqxaJntHQ0kRJPcLtvRP2eP/QNGRnTEJrzWZmOFaXD3kEtN0YeIbJ7dz9QpTeoVNceOcLeKvPjIxjVRmME1drbGkgeVGtv
08ICropyNFlz3ryi6GhTO8q+uF7qlNle0iAQODdToC7k3v9Qu3a1RLYJ0uei/+/Q/Uiqd4Mj3/9e38Ctg5O2DmxB79/ijARnmhGNFU+yoHAmqZmBhUtSurRw
7TfK7lVIb7UshSo9KsXFIiWqDeEi4V091XuKDWbpS+NdQe9/HrJU08M9QbHR9JzCFBcbTVekfJVbtSQE0/1k19BL1cSGZl7k9WRqKkRoV4tORblaNDGWdOiX
2kSF4vz0Pe0YFAc/THCgXkaImbPMSfknZFNW1subr0hAic+QgBIXnLyo1KoVkvsOgBL7IJu2vnEwbb21EjBYa1m2BjLXFfSteT0y12v5Rijw/9NVbd6o4Z3o
StY2jZuzzqzs3kjuPWoZ/TGhA1ELmsa7qz9uOvomCOi+9s7+RIWAJ016Mpuyi0qGo1xW/en5SNq64ti8f+S+/jrTfLQ/M98d2MLVR8zaGebP1ZstJ+7MU5gO
7siKx3fUTzjv9dfDYjrAvs2MnByXfW7dFbi1P7irq9eWsyutrjfNk6pFvVFGw395RYqt/b7fkTH4NsbFJP310skxoWazTmaudeT79wEjWsGYlOVhR/RZ+gjX
A84D+sTEAH2bLoamadajYHzWeplsd8Zu3t2OKjaBuq0e3GFFxsqtXEf+sAydHl5dNY1FlZ78igP79TRwvIf5GuxOT7vT4va6VdGWgpETaAJcXzNTYLs1Mwk3
GTdUZQPNYqr/makYZopRM5Mwf3ZYlK181/xeLPVj2foTKDefaIl7s/6NJ+7Kmnu1LnRTPrw9sydZyJZ7A/X0wtJIhHNc1U8V77yVbSAvgiTZAEmSEuNuBOdJ
5qOjsPHDZImP5gKsUbBTpgPzXD6HEitwz6kXEquO5wSrPUcjBLFlV4lFbN7BbLuRRFAera+M7p8rLN6dLiJlMM0/P3bc4XMMWA6qef6+VuvrFft2xCi48qh2
8229sGV5VBOtyGE/dnygZigE0qggCpQqy99kC0QcQYCgXsbkp3Q3MoY9TQZmaS+LgbabgSb+2BuLsm4bFBnWRl2EFoxh6GELBYiAdVJoOWBPYW7PYidW7PsD
V6vYFa6rucJ1dt//geHNWFJWzrNbZRteUVEMomJJVo5YZneUihBB6NtklKC4Lyjv80fd59v7wHGaKzZtjZNZCvXVAju+QYH4nYYQuX2w3HwSjk2TFhu14jfF
0IO0DQdU2KHLmFHPjLySSyZaQzohprdqJ6OeHUEHQBgHIwZhkWfsQMgM90jpg2HelmotZdgimGWZxOFJ0J2bDXUTvSFV4Fu3X6scVS6xw/9AMfwrLsE2oQVN
OTHpduaAoVB4RgwS1rSJgABJVNRa6b7w6b6r1CS23bdJsAo8VZglRhxhWO87RHaQ+/0G3I20uZQVheXphV1iGAnyAeLqHSuQIN9y2C7iVZA4WrevhcTRuh1I
HHcXSBx3j8SNKjA0bKxXgaGhN/KuM+NIrdpKS1tpuVi/o6shrCRnittLzi1aPHEIK63bhyPFk4LzJoOR4slqFbdh2n7b4cFg+ZYSRssRRlFy29TGDpeVL4dD
4him+Ym0hngO7GWiA6vvoYttArZvymJ45AyAWneR2efJQn7wFOmrDiNcTxGNc2FB/sLtWYM1bnWLyi1cvfef3A7VJp+r/QAgtci1cFc94ZTXgZ6Ueg7mqLOP
7oINCuxH0B9pdH3WZCAEUd8OWCUpzO/lEXjHj4JW4HfL38CjDhxIiLOow//YK7WoLd5MNua4dQ/N90ZwZqp5IMreSBWph3ircTNeMl9Tf7G/QbYs3MWOw/2r
I6weyYLF9syYXdvj5PtQhHdXzwO3VzZuTQumDFfg/IE3zu+4z0yAH48/erTIrjm4stG66cIeW4eesx7b+suZvtqGPbZuOuqkRWCLbOKSu03jTtQPuPtONz+/
dlAhpRuuLxYkCSjXViAn1ryOhGO6bybVfTNlZVbDTJop194nrJQ4gIIFYX4x59ROBF+bM9sbntnOmjPb1Zlt6swm5ay2OmHk+RH7SAm0wnfMyA7CSK2iKUvf
rd4e4uW/xUkWWVFMck8nubW7eh4EJJOsJS5N72wmGVE65bqtPKIORyumPNYpDzjlYBOYcpjg51FbJcamQvocWLsY2hqcdrybPF2uxazI5bpy3MtiiKnzu5L0
3KlPr72S7LCeaSWtIxR91ebROplNVBZNUoxnS8dzenf1PGwSMp6tEvx3AiRlxzRdbdUkxapp6hB2Rq2arl01XZnvjl01zTVXzZgj+GLVcAwhnOsM1y+kd2mS
Sq+BnkxfAEWeC0re4iVZ6PZs8K8k6kugB2GLJ11t4OgyX16haXxVxt9slfGfKJXx//KtK+OtVZXxjYMaB7WMP3ZbhTf6fg1JNpHz3Wk5PAVKcq4/AIqJauMz
5tHfmwevJwQGRCSCWH36z0UhAvIT1CZ6VSNbngVYQgnSFxG0Iges46EbHLi/VYv/QhgEB+L9Q1WPA60QFChqE4GlGKoTE6a2iN8HbAhP1blPyAKNkAXYdUIx
n4UKV7mZQVFh+TOLv9KRqiey9DUssoLokeTVs6yQnryamxY58RrGcyDZNr1VfiNMbGMpaxWZi7yg66rlpUtZe61kzARXdNa6Qkj5uFYoLfN3l01aSW33lkxS
+clbkuvt+lqr4YZpGW95UTc1TeYUl5nP3hJ+SXe5/GvsX4ovt81mxZcDrxWKLL50VTkhkW4O1NTSrRQxeFv0T42zV7s77915rjh7Q677qEzBiKVB57qPIbyq
GHyM159ZKL4jkEL+nAmjz2gyhXEKd+RyO/Awix0Gr2pQgOqtQP/7Fp98iz75ljIB5DvV8vA7jcQZPFsos2eyZnwg2B8SyCLY36KDv4iMPDVVSX/UuCl1/yzp
qS3ehdSp64jROZdabAy/QkNa7DLIT6nf5ucO25QIV0xMFUDWrgLnGCh4DSnoDqV71oB/fzpowQ9WWvC1HGMwYMEPkHlpyzHW8/tTuGTe7fI8709FrELeLWiM
qS30xHLqTVd2kjv4lqZzB+wzYanB9trF+56g1RAFoVroqmnh1brYCmN70cJ6HUMXuzC4jcHg1qOLaGSHWohAEiVI9FdEJXZRhGMGIhrlYm2yqEXwZikOtL9y
Ylp62lVZzA+2F/ISWd+U7LdkYXiT92hfNoePtaEYbQ6PtaEUbg4PtvuT+HykLfqqfC628b6bwwfa/Sl83t/uT4vi5txRp8YWzLRoy9DH0e7i4WLiq3bsLd4D
E72lw4wgZqho/gf+7mwdd2CPNRa0ITmneXHarBv0ZdyWzfTXywRtYLWG6Z3hY9JZM74zfAqfEzvDR/A5uTNcxOfUzvBxfHZ2hqfw2d4ZPjkh3diQ9zDnrnSp
fYv8tL+7jU3jU/GCdkfOoCMtmoe1k6dr7reik9BWP41QjWRb8GRcXjkxdKWNgMTHmVfWWVyijwh6xw9retXAYmSYiOhWByOmxYmUwGQ75+TBqE+YtfzJWNp6
GwHK8GrbgmOR7oWD/C12Znmr3PxeRym9frsYuhVLQsm/cK22CtdqK/8qI8dw7fvY45ZdN7Mg8Y1u3QRYN7M30Lcn62bjqreajVw1UFw2mVmbpyNLJyEefaCC
aSNv0lJ557FZy2ocyzlfLpoFt9tI+Vp50id40/nWDtICWpUx54N59HOvLMlHpbOZZXgJKEqZmUVumjEZws66WLybTJch+lNy1ERHAQQ/jRBecqBZ0wQ1bhQ9
Ay5jLZvWvrWApaVfgdkJbZlLWWS3XsNoaxyxYKTJ9rRTeXCTte/kAbLTacp9GXRR6gAwzWSBsonuQnaByKvsQnSpbS4E/1kQdpUsZBdZIXUBBvUC/N4xF5gx
e3ZMS7ZdZNH+Wa2vK4ztDnhAqXHKg1z5uaaZRRZChmhg6eBemZumKMAdGdrz0M3zoBln5jxMWiY/gGtgsjbumc0uwAu15LYLtMccs/6YjHM5ftJzeT0zBnVE
fmhz3FhtBPlg/YttUQKVxxc7SZx19ccu5XbWk3twUc9dQXjUpn0ZjWkfw2uOOd/OBaxHd4Haq6WXHS3wWdB7WtC7onVpaTmExtMW5yRECkr3QekBkz2dhBi+
SSUDCoZmY5rxBxwb3TFlWo+OUVspTNAvQJlVekTWKpeIXep1jBxGEbDsAmRhaYW6LuYqsBXqMtPdm13IqUHk5uuqV9xeXsHJy7I2tgLSVBc/XICrutjzXWQu
2Cvy7CJppImaSXvk9bqQcIGcwS70wj2M5OXGQm/Oipu7oBp5iFwqFIoKY1Bbsj2i2rba2GyzQt0YI9dw0wvYQxOgU3JTP5MlwfAjw4tXPuACPKBrLpAXuAA+
V9uNDFddiKsyfYcL0Y2LWB4qwztIx2T1sGM1WT4B3mGofzp3mqZYDpxug7t7dQD6F6iGfoECELjHB0Un7fUchYA1tWQ0bmyn8varFEBjWdfA9LAF3GQcxVyg
PZB1w5PlY+wpPqfHL33S3ycpJnryhtw+knSz6+VlLwA9RvLR1QDA7EbZTGZ4aA8B/6UdXMsp+WoJtwtvILS2a7VeS+GZK2onbONlZVG7Hja1sXRRB1O4qc62
9jslteP82AKwGXr2vM9I7OH3UT6oheyKFWsX3AfcguM08n2bN5FwSK2Egeyqk61peihkJx97UQrFjDFjWd83UMBiv/q+1ijetQjIUD8xXCNL3BW1eM9XcOzz
y6B3iqgWasn1mLB1oN8kOwyytGSITbDjkiGiwIvvuKKvjM93XDGxXNFuTcgwaRbwLU/0B3gidNusq1OEN5L31wquqeqn0kNll6KytaH3LE4s5Oflq+udJ5w2
8ZzVO5+0eucp6p35wc4Cvj3Vzqbx+XQ7o9Z5up1RC322nQ3pmdAtn+5mQUW7xKnPdTE5+dOiZXZVLesuaPNyzilw/uXeh8fU3vj4mDTVrah6K6+M7ZVxVR20
LQ/qqnNm/a1ZwOUA5dL24CAhA07bNufMjJFLZuRgvRxk6834rn2PvvUPXycjtXwbpm6Umtoo1FTs/62a2kgLhbyRB72PnoVS2y0077JHGzClG0iuK5rTPUzv
kWL2Wv0Z1oV3//F5bu/FpxbtYjOR2s1EajcTqd1MpP1pGaPH7b2nAvY1XZAzbuTrc95XZLP1uOqtX20tzHneNu+jgZv7Z1sDc19pTXsibVZak/l7soWWtniP
y/FvtFAuddc33v+Xv/19r7n5quVsfNeeD37sob/6/R99qSkPf3g2G9fZJb+YkM1O9TucBdXvyJ+rfh83EysXQ/78nzDz5JMEhWdif++Rg5WMJ4uQSUOq9HaP
5l3ugn4/F1yKU1tXhGDwnTVu0h6aybUMXTOj+vXMav0a2Stfe9Vd0auuy4JCb8bX6kWdmWkTZlJWhI7b++3bPOcR2mBz+Doln1uUel6pxHNzfzrVesLIxZ1S
xMVprQ0n3G4m/wgFkQfLRyBfSP30kxNcVANM3vZ2mnoRHP/ibYSqUbBQIZwpZ9b+VItVB+sH2s6ysrUS4Y/BmCuLjNSKrYZXVC2vuzNUy+uwKcSDVcvjwarl
EeJHL9UmCx3TK3TMKL+0LD2OzLC+VlZJMiZYN/TGFkKO3mCSG7g7EE2zseqtSPRkBkFR0yZ1BR9h38ZLsaJXBILweu/nZqzuiobYqN7cEBRswMhTL+rEy73W
xHOprZY3M1AiwqsgJjDl4hD8HNuZtlnfFlzIp1+Ip7+nSAxEolxGsd1SbZgFWP3H+50SLq+LTVvhsWtSysOyA1dI0xm2e7cS0ge6z5Jo3J3ld2bxGiQbaBki
A7vyr1hsQzeDpxUttnjbC038jSDz8hZc/0yZOmDToEojV6JGLkskA8auGo1dyYCxS+P6ajR22TEp5vNCzGf98f54CcgwYSutTRTofstm/DgQapeKYXp1FT20
QHePhyBw45EQuJMVCNypCgTutPDW2ExVIXDXLcpj1y1l00tmnfw2DXTbqSoELs6u4wcvki/uogoE7rRwNULg1gsI3HgYAndaIXDXaW5NXXbNpR6yzqxbLhYg
/AQzS9nkMnq0LK84CgJXxmpZFJF4FQjcKTO1LAI8HgmBi9tWh8DdUHZrcsnMLPHyUfC3OD8a/hYPHgV/OzUEfytDuby0WMlEqDvw2w3AuV33UH+yAL2dxBcZ
3HUi3TYgPnDSxIv4JGe6UJkNoWcSx2yYhF0vkrATMpsRxOmZRJkNgVhkHY6VQxAvLZfTsgg76ETx46II3oIZkRtcWnAD06vyT1cW1wwyGLlo7M+2HHrwZ/e9
ZHEn0RyKE0/wWd48olROeds1p67SfjXrvdfvps4s0KJZwKnvZKesDpW62tNRvrWExhyOTVSbExyO73NhTX87FjQPxE7MnA7KgL0EcmZj/shJvNlbq9huykke
xQ8odi57mNLaVdrYwUQsS1oMzhwlf9PKKHns0uQf2U4CAHZ5zUcP24C5xYDZ09ipoGImQrrk2z10cTY2K9ob8XfT3km9BxGti4HuugoEg3QUgkHur/a8lFgG
8i47yP+lw3WW0OLz8x2q9TVYbUc3YE1rpkpHmVlTu0FUM2va7w5tGdH5D1D0da0ZzMbkwK6QZA1eoDbHFosFw+4bmIaIFfzyQdf3jfCzUEvjmunR4ZggKjft
PaZ2TntZu9D+6b13AVMQ1xsLKnNOFPvZXGH5Ye/GVEx1R714V0/ri7tmRG62uaHsUmIGzpPT0XzhnsyLDHaWbvbmRMVF7SdZoPIxg0SHzV5PlDT52CqcWD4S
4cTyIcoxkglovYQLLDUdkAvGWX40U0tO4DylehDaMRPVs0jWSoETwCrOMqMNZ3isaEodVZOaHPZfVKdUav1QTkFqFpSWFpTWGHGTqkbAveHbmomd3la5ZHKn
NycfUzs9Ix/TOz14lNYBaT81M0DaF6V3p7cDoDQ+QDbGyCmKmvRuKpuqsjSZqAbcGTWgmFTBRNUNFZLAuYvUddB2pJ0QaIMn81ZeXWQndH+8mlG+8pLOHI/S
Is6Ob91YjcKN1RlxE2Kx4L5qcGS4yjp2a9nRnrluctAxFJi3tvAD72qRpsGtLAPdAQFF+DBIn1EC6oCApvEByumQclos9l68kO3PB4r+uKJafJu0shjbJsVi
TBGOm5rG8GLE+RbJCq8MnjK4GBv2Mixluxgt9AV52MZUY4hb+SFOKVr/mUO29URZBA57oL0b2sWkrO3I6w2sbWZmMiy5fXa3410KX0ejZP0zg5y/s5p3tTPA
+Rs6bNcr558ZYMQz/Qbc4zKIlkx9kulpf4BMF/0FPZlfuZJMlaHNGAovrF1y3kZBhp2CDLsUBSs7IL3rUhAQRKoh3S/kgDzZdcPRH+Aq4JAuRjnVxyUZ00RE
XO0QgpSPrUKQ8jEnBCkfRghSPq4WxiYfM0KXDURygKOlSpENVJiwD5Ct6hRUb3nqLQtZCEY2btpCyFnNTACyXNqWs4loVnI8iWPZveJ4Wm555QK+rsPXdfL1
Zn6dwdcZXDkjA5gC3FHawsEE8nBwMFW8ZAcv2VHLnbPmaERLYVey9Shb+r4tfd+Wvm9L37el79vS923xfcsGWwVmcaR12se15vqk1kKYLnbmKOW+TjfoMztZ
uPL0IKzbz9XKSk7QemKXegKt53YXfVVsV35YC3I4nY8lb4LVN2y+Cde0dMT5Vz1kjT6Jv4W5I54LbrfAKYAqigFV1MDHy3DqZpeJ5ULwGKW/Vh9iUIdNI46w
pVA7B3XufMdC6bPHT//+sL4+AA23eDvw2CuR/DhHwIy490v6O1Br2LVLtWtz/XJ2YlkoFdW60mjCRmdww0ZRVeTDDDaK7LCY7IY5RULLraLR570F0ddsaHWM
0Oo7crma+CWxhkfjpruJb20HSV79U3L9MRmE+a98/pC/PTjok6ckdlRiG2dbjGb+gc8/7mN6PhUOXYJIg+bQubZLNcN7HfN1SI4y3SD3hicq1Zt777VLH6EI
bUV3kNOFfz8uaTS9zPcPWJQ8QmjLfp5hd16OSh3xguPGhA80fvqkH1TicFAyquYqy9in1Yh15BVPq8E0eSUQ9rcFO7C7t+593S6gnuzPWTTVGnZgBiehY9fs
BqgG0CNeKKS0LbiUR/KIbcGcZuUF+dts4g/ukvvUr19DuQEAr+zfZ2e4NlBb6etBGA/VjC7KrAF+GKBwjAr1eo+/VTscIC6U1bSABO31/vytzl7DHOrIWskc
tk/FWuYO5U4rr5K1y1AXBpJwVQOJ5mHYPShCJvueViyw4aNZXTGM+zGrsGFH69K3Q0ZEDhjT6oUxDfvbkW0X+9tYdkA7g6IephY9Zy2zchsbOYWwUosNFSrD
ghlWqjH5ChUcMayc4CGMTLUURbDypCAoJ2WxvfwPlpRCSODiKX88lYQHUI4mPBDJBDf3+yMSL3w28G7SXlxALtWZb5g//fNqp92ItPUiyGRjP6kUBCkPZWNS
8jhi6o/dV8TqFlvzFb/ctrtaqKS5ehNZWSTjNqh7ZaGV9Ims5ZhxfOTmWewUK/U9qrU+vn+WeQvU3bI2I96p2Mrq7458q9Ra17q85SY+uDAzZD1hV11nZRwr
zQ3Z+K2EBDdjJnVWuMeuXn5nlq5tdkyHzY7poNlx3PSWsgkzsWjSbwSZnyOxJ7l+Npt8PJs6DqV4sT9d9n2dG6KP92fA3mQFzCCxGbL2QxVrod66irUwddbC
dMhamI60Fm6oWAvHK9bCWYNpGa9aC2cW5bEzS9nsElQfMwtD4HjVWsjNFj94kXxxF1WshbNmg1oLCWNQNykp+ufLqKZZfCSiWGlJCHlQKTVnzMxyVg0p3riU
bVhGdxBpPMpUKAO1nMl+eBVT4bgZX842yc+jTIW4bXVT4XlltzYsmY1LvHyUqRDnR5sK8eBRpsLxIVOhjCNMhWWmROxMhec9JBrGzEP9DVBbUnzZgC8ysjP9
DeY8GGU2gMq4J6+a70r6kWFcxsyuWL8zpnlbxSslC3dmeOHOrLlwTSp7AQTimfVUCX2V0jP2a3PXD/3Er/7N3A997apls15LAtE0M72EFBnTuw1+vlRpF7S4
tOvmr1y2/Wuf+qLM+4albN2KHgvpjMvDxs0GoesVv5pZlgkex4CgTDCH5H894H894H894H894EwPQPNotvSGCG9aqfEox/zWVR0zDuvJpPGBG2uzh/w9/fNZ
33C9bPnP390eCFUa66c2KMi0NfIncU7gktV/5/tZejOlu978T/7uh978wNe/9PhLttPC0FDTQnNnOJCO9uNBibr4T5VVo3iY55RVY8r6SLHFz3iiUlxMBO2o
9JNV0kt6C0X8sK0FUSSWpCcu6/oHYmaKoKZgJJ9NmzHS4RbA5Y3InqNh9f8GgEQNgsOyJj5gWZWPHip+bg5nAB+9OTRwCmwO54QoFEfhP1K7amwOH/D7PZjW
7vf7YxWvXDk6vuk+uJMozO0H4YPzSx9cpTDog6b+oAWy+S82psbXXBhRXaZf8eV3fzD87SuX+1bbuPonri4cBtgZ7ssmYRlrwbIGa7Koel3NJhgI5m64TefH
/MFdp191z8+Wu8/4BkLNDGw9hQJABdx6NvKPYex6H9LRmJOG+7OVSn5lmgZLNE4KCUyVLy1aSR1pyLei5uGUgTd96odnH8rqP9zG/m62wHoBqPgsiHpjgfWy
ETtUefNVuiCqNutKzVpA7I2mhjnYaOo7A7VXj5uph1D0dRye7ZpTpjRcn8/ahGeFeNYmF66/6rM26rNCPivUZ4V8VjkA55WH568cC9kEnCdjcJ6MxfnyKVq5
jsV5OhZ+HmKHzY4ZrOxNZiOqD5g1hiErru5v0hLhxaBstINyvg7KeaRLoJX0A8Re8q3ZdH+tt+6zMYRWZvbVfbw6cl/rNk1hyE/HdPKxEfnHKZ600L9ASPZC
MJoxvYq2fiUE/d30d/cvNP2CVi9SH+PaZF01pvRvGkHRpi9d7g9Q9E8d1iRhpcGSbzID9e7+Rmwm7VhcZPr9TfBp8bJ7ruE13h4ZVxEixmxkdmzDXIT+mYvQ
IOoM9S+W8bgIM/SCgtBegCG/uDLkP1UZ8otSc5G5GEN+kYx2cPeCMYpdH4AhboLBZRPFVSMPtgW/jPoZcNfMbA8eRYMsorgteIRb8uG3gtTor/ju353NMc0X
R76ZYx4tgaIbIKTH9W0s7N9FiLXeqABhFxVlBX0yEDl9DWWvvNpF5HHMP87sdf2wQMWZCx7zrRDToaLX4SIWf1zAz48TrlZex1+wXP8iXqilwdnIhfRTWJJ4
2B9pX1Pq8UeQRrgGaTzMSVFjmPTlYZ+2UHTzYmtiA10AEaMBK+fDvrnYhAtYggv9TZpcbafbFNO9idM9umWzSaFnYX1iaaoP7fqZ1/7IFw78z/e+ZBl2t40w
uG2ULob0vfKhH/PzZ1HvvqAhtVqtNiDytgQvtyNyycjFUgxHiGetMRyXCFtAgIRvLlE6t6MiK8SEV/Ml+pukn5dwcJB6COhGXNySIXTL4OK1xkUecYmOyyUY
FzAapxTY4dgkjNJgOZg2XA/O5npJlU+MGqPUXHBy/sp7s+8iaPx3ncg2EzQ+NJuxJKDGbK7a6S4VTdE3s/0trZb1rgnLfWHhu9XikCcoy1+IuXmh8iculNyR
tVzyOE2XF1kOeJkZQ5G8reaFeKcXmYvw8d3yW3h39mIcf49Q2PdWelEt5mG+12zWMhVcOxt3D6+EVST+loFZ33hTO1zJIlFNYuPAxH/4cDkrWxRIdptrUB9l
76Vs7W9rhcBH2m4vCd0apKvZfDdtcw11IAGl4AKRAX3Ib3nSR/RJZgvJZkvBQrdBATuGeprSi4M+19gWJ/QqUmxbhZYGep2aLWYbaGlLIbvrKrs3bXMiEXQl
xLTR8tZz5yvbRvKVbfJm2wbG86OHB1b/Fl0527BykO/HwndnCZvu2A950yYnbUr2s2lI2ozsgK/SBrIFzDfEiGzUTrnltcaAbKwOSDhiQDYODEgoAxIODUh1
2YcYkBk8m/uTHZazbBKiM+S3IV94hzELeEV5YbPRsRfuh7bjyS/Ae28ffu+h54T63kIDlr3Yl94E9rJJ+gl+nhkt79XfTmhlkunHuJJ3Fj6EsJokLv3YWYBY
m51aY6B/HVfrzlEzulNP2xndqX3Y2b8c8uiatvUfydcL277uO8z3DOw7Ljdz2JJdrmra5eqi6YOcVVvBdkve0W6vbPaSfccQH6HdXu10HpxLBpLe+/YlbrJI
CdTSXqChUxvNi4mvcakcvcCBbVwhF72gykGvLA9fUlGOAcr2gvzfLaB2lq+zeOWg7vwC0lblbtyyEx78l8hvATSwnfDun4+H229z/ZcWMY7lnS9NzRWlEl4e
/vDsrsNvuO51v3rRlS9ZrqALU3G6hNWFL5a536HllHG4yWxleNMOVQBYj/6llHDL5nzW2+ThlXL4Oj18iRzewcPFxUU5fiWOlzLZCV4he4FbNQ2hqnhuqpab
z/27Fviwi815fRZl2qrzF2D+LrH6wrXtCvqefYcXoOVLbMv9q+RQ9FnDWsoZX4HUgVF3pSzqnATZn2A7zk6ez+5dhX4l8syylwQI3GMM1B5Zi0yPPN/UzHny
YreyctnF5vx+vUXAansaKQxsKhpoqraiKXnNHShCrK9dw2tbkW8VgDBnNeoXQHkQbdjmbZkrHpJnMCi4eG8ttfOCqkGEjb6Aqi6ei2GBAouHh3vu2t1ujExM
3FkkCFxMkHgbJYNQgR2jZBhq4uxcnWsOiOUhZWzUXlweIf9WFSOiLH0vmOH3qjS5CrOrtgAnqaTj26tawuJ3Uq4tDrLXRYqVq2SGKNSw0YRQu1hDAFVoLVqh
tRHdfoHoz5uUffTIyf1CUdxYKIovICcf+SjfvMAq0AzExn7c+aoLCZYW6uglhV6x0emkQ3rExlWEJXXSjaqT6taMu5RNwqi5Jqn1+owF3GJlwyXC30uZscXR
keOxZkvbb02wUpdQEDSe69qKL0mJV9bHqec9rXBHnrNF6BVLtVY4aF+rjvMXcoxr0EoZsFw7ntW4Auu3ZhtnpRVPeisHMiWy4uQAta201O9lFV4i70Iivxal
Dy7He4/Z/iI3uJfyOSLte7gPwxiy1IvP52abSs/2JnSi7vq7LGygwtxum1WlPtE1fQDzpTrY7rYVSuVIylsbqrvIvf9umScM/w5E7hj25kYRcy+S05YAPKeJ
o/vQlwF+1nb5qtWN5YjFbhV+fXMn5d2MXuRi0LARGJCUvV1v/4v/sPjfP/XYS5dNz1y6lF1J9jlherdiBV1Sxj+TBBUlWgsO+jlrsvsQYzWbv2gugTSr4wMi
7hIsjvPwMdOvFfTTNrVF+doy5y3Kjx1z/qJc2jX1xf4V1g+uljXurPPPYze0oKexJGW93CCcvWHO24lKqqa2E7VVzfk7UW7VXLEzfJ1u15nXJhfvw/ZkI9Ef
SpMfbWpsYqs2sUObuFqb2CO3b5W7F+apgIgmv6d/BT6ulp7Kxw7UsdwcbpXuh8rbZS+muHL1Qk6/tnhGT58xo88w+ow5hsbjGYPFajeHc/oso8+a0Wf1hp/l
dgC6ApiXn5JjIIb6PFk+55srBgzCY5h+aLM9tJdk9aWsVG1em/mzJWGIAnDl8cxpNs/qq0yZqcX+FJ58ZWHgfW3FUvjUVcsofnUFkg+B0n++TK0cdKQrbRy0
pVctHLQM8/5n+8j+7eGgJ4189Inf/9wf7//Dl9wqTV5h1uP0emljBgcz0sY6HKyTNqZxMG02AEIIQNxjRRxkWyMfWxr52NPIx7TinmC+ImIkuzr+p/wV5W29
9CJPU5e15jvSkFmBG6Rw2pfPYHv4tJ9+pRvCbF9nIR9eO0pRtqcLJHSvLCfPQAjdg3s2UzEaCR2hiY28XCOqhTeyZFcniIIibCt2OLNaRpsXqJ0LN77/kALN
hnSBeJqTAXzcfpMpmkxQkZMt5B2MhrAgE28zQjhraynwjuo0CFgmToDMY2RRV8ZQ6dJWSc3G+xP2/hrNQaIftYnqiB8nzcSt/SnTQ2d6aoYJzWR/gnm9Y0Rd
UUbbTnlit4LP7WmPIRjxRq6xLu5p6gOlEYAldfrdUCODpsCep7gRRc8mUHzO7ix6AC9i+9hTSB/uwe3WwzblUFWKt/Wux5P3ypiiLN8kzOg3MoVWdLKOqWOL
3pEf8ATMV23PbDaNngLoc1qhhLSLXUAmFuODnGbpcRe+BPlBbgeIgA4ONVDtprQ4SdwU6Wlb3ko6OaVqZBfd77pkh2lKw2mMF8dpUqNpi0SEuEhEiEkbCnwC
FPpCyeg6APteoWT0XAT48E2M/WZ9OXnZkDAXPSQGRdLtjqKl0DQQAy1lnbxfF5PZWxMtpatoKdOM3spmwN8ULWUKcxBatJSOmdqbreeQA0vxddUrbi+v4KRk
HdH/YyNNTeGHGVw1BbPwBjOzN5syG7gdmMJMhmZKroJiLSM4ZdbDITltcUV4c6e4eQrUIA8hWkoXMBY91DvcIxwNaCldRUuZJtvFTevYQxOiU3JTv8NYf6Cl
xBqoNvyAGTxgyszIC8yIyHXd6OCq9biqo++wHt3YQLSUDt5BOrYgQzNFtJT1gEj3h/vHYn360LAcODQXYtQ4AP0Z9bzOKFqKe3xYdNJez1EIiZYio7EmWgrQ
Q+SO7k1tYG46ipnRHkARigYeY0/xOeysaZH+Th+2MZnSERkYrtZE3o403LleJnsGhBnBVwWFS2jxRplgxuV3TW9vBizcHmFTeop6ogim4ATZlIURIa6PyCaL
XmpJveNgU9qsJZiSpIXhNhhXToqdWtAp187HJHmcn5a1AcgUPd8DZEpvtZfCsg/VtlusXrv4PuAWH6eUr9zGLiVWyiVczJTiw7ZNF0qafOxFFKyZXrCZc077
7ZHzFq9sVdopIRB95TZHDJ5wC7rOwHOXC6c+8mR4kgd/t2+0m7nURQ6POzQeoExhP5NH9YXDMBY4skCo5I5dZFacA3dU3mhZ4wFljQnSMmKNsagp26x0y+bS
i7bUIQDBgELw9agW0lNfvzfcX0ZiRy6ovCwtaWq9h2jgquUvW4CcVvFw7wJ2NDeyigauOf3Wg7Zw0imPl6FEdQ32ZRHRNdhT6pXrGppknZSnjP9EGb3h1Mfk
aNbkJe9kxEvKcuaia/FmaIXlb22jv2ad/VljPrjPtOZfeuyoEElsmvfuRwbPy0/uz1ryS9acv+pNWfzGPnPxcBXSIN6YtX/EVnqUbz/QRq0haZMxnvOAohZJ
92PHTOPmWYAa33dUXlUU0/sgkZgJJ+2cMNLysRMyMHsRdl/oobdm9VnR2QlgnN9gGif2VgIR5AXeZeMW4vn02EeWARPkfr9iWU5+732mLb8clZ96i5lvo2j/
7qrlTBTOXfEPTb744vf95JXY6gg/XFoqf1+EooymAs9bzNGwNL20lHWXMp5+Ja8y3crx2JJ+vfpn/+j7Xrq8tKj3u29ZV57/ENGGm/Pev7wrq82qIirtyq1L
+iNO9hiLMqyHfikJowP+/rgS+u8P1FkHYmZYqmYsygmds6io7ju7SYtMdnN4/08dOugNox/UB/3QWZy3acypD9hO6jlwd2LaTlBqwNR7nztcRsUjWSW2xcGL
vPRYa6zWi4JtCNoffTMjghBcFGn4PuAQ4fKQkdsezIB2GRrBOgCBnL7RNdk8myab2mTCJpP5x5/46c+/+y0f+OOr0HRSbTqUn2/8VnrbtL39pT/99IPy7ytX
reh19O322q7y51b2uvbt9lo7/eDXK71mw6LQpjcyGsvWSFqzYdibWROHufA0ezqaRr7c4Nu8Xyfhb1e+TXzGgdKa8k1Xokj4J9G4hJNVMEwSbrmpfaIylDD9
QLPEm+CxDUQKlEDekU3CZ4oMqFaE040MjEAzyQ2zmgJqv4rK0NDsfKYsB/kD79PizPXexxSR14YOpKmtYY/EV338XtO8Dr4N3eWgCEzEVElkyGPRaMEK1CSu
2y1Ko6iSrN9tQQVb+liz6xWe2eWIWWhyvKk0I2/KBw1gn7mLRwOw/6LDQ/jLOEF4GuB3ogON/X5ZZLdXQCNU0jLKFHh1hGnZr4ILnRH2IB0Be0DQAwstnIAS
mtaQynzcpg3nK/HOKIc6MoytzdR+SsligvKwKc38p8MqChOQUkvz0wsw4eYqYMIju9BUOL2matOKIMx86FYlD7Ts4bjmnXel6zOa21LpfglW1Z8sD6fKw2oC
SSV8TsYNSev2PXp63AOc3qTpEka5lKPtJdlXuDj/5OrlbP3ysuwhOhixiOFdM8vLy0u028h/OM5mlhcJtbWB53BDW85MmXVyZoMcrRPFrG1w1YQhngTeHak7
bnM6zaYW+9OtgcFAIb9ps26ZKC5LRS8tMNMEfpnEL6Z9vI/KINPLctJ+H091CEMd0FmMJGYegwGSQQUF6QxgTLtmVo6w9e5Uh2sMH9HwqN0oeyaMWV/HpN92
b2TBVzt4I9luVQbIRMPDyzHEkJTjvIz9/7IZxzAtLy4uPSib9fW3YbPeLkNz209kGwdCc9tm4+qhuetZiq5ZWMDG1QLmqwVsvVrAaqp4RGoBC9QC1oAFLFmh
eKwrsK5ovBLFmNwg/ZkgqgkbCA7U9zsceugaB6Bn9GuitNehtEOndWwMfiYkXCP/faswdTlWTETww4SaLzEpAL7xJC/FYoTVdjMruCT503rYVTgDHPbk8Fk9
HCtxR5Iy031uwYzt9LSolenp0cyC6epRb8F0dnL5N/REgtXqsRiKnrgavFV3Cdwi2BIWVNT7NWYoCmf1uH/AkC32as0DoQxLhIBeDkyhgdW1cjHG8A8Pq91O
webJu+O1DCBF2LR3vfLIz6ttrwpI4KOzQM19jnAcdLI6FJKGwodUDXZBYbDzaLCr351xXcrw26FtKaaIHdzQVveiWFRzXXczuZdW/JPFgCmckCYmkB4/fivA
bdVc51lzHU4U5rqWM9fhKcJL2lhJCo8lS7rLbSa2uEIfQFyWPannnud66Mk7snu0YOJoijtHHE3TjomjdXI0xyMENk8uZOsxUhscvaDmo6WX9fnN8hQghsww
Rd7rMW+e5dynQBDr8zssQa3P91iC2gBoERIbaCIxk2h90kxgmCeA3uqMhsGg0dCj0RBPCG9UGD8YDUN0ABasrtEqasGeWdq02si0Xn8NkaY5L/1JWVUdGbRJ
VEQOsQTtChvnwGQTlRWGscL0JG7g7ArDyNkVhqGzKwxjZ1cYBs+usBk3YjIcbsQwshgvT4H91umRrLBpPZIVxoGb4CBx6nT8PB08D4NFqwRtrLoPn+RITjr7
5XraL9cX9suew2639stGYb9scHGpKbKRKoiE57YfRLDoQoR7EOFdpx0P36TaMBSpbNJ4Clms9suus196Gqw2KTKGnO0ALaRrLNxE7ZeThPTL1sscW/vlBMjB
K+yXE3shd2m/9Kz90l5xe3mFV9gvG0aamihsfxMMa4Xtb4KRvE0hQiEqGX1Qokf75YTZANvfpLX0TRSWO948oZa7CdovExiTQIawD3Zhv0zUfjmJmzzcNMse
Gg+dmhiwXzYUvXD4AevxgAmzXl5gveihrhu0X24o7JcbzQZ0Y2Npv5yA/XIDO1aTFecK7lX7R1+XPtQrBw7NeRg1DkB/vdov16v90j3eKzppr+coeNZ+ObGm
/ZKMStYEi/zsRt6OcWSzXrtRh4994Fn2FB+W8ItCo33+sAUug72vKetsYk+7Lq/YsEbM2KwHdUbyMQGLSBdGzESVyoSQ1jkIG0bMLllCl5CbXHbZhLXoWQvY
hC3Saum9YsR06PFWk0xoywwYhYWNgQ5yNrGgVKCv0uAqwHnhr1CLyrfswqrZXe0tgT9uI1aLNW2X5AfckuRENwqrZkPpmdbcCeOpVTNRq2ayt8+KcdxD6Rh4
GIMu1c5iDCiQhCyEbHQMaNVMRuJBq6+9KLFBAyY6L63Wuyt/sQbDujvdHWrqbYEtw7syDapu06CuWy0Nqn5uJSZhfst/+d26+66zwFC3UmYyLlKh4sEykzH3
kgOpUMD7xZ1/cHg4FSogVqcKBiBXWMFQlKEEK0fP8VkfSoKK03c3YlTE9WlOrd0bHljVnDqEOfOa4i1ruapW+amPYt94XwnGZ/wnsrjUnUVd4tVzwSc/SqVI
c6mrGf5yubOevlwecOjwLdhm3iwXfc+xrDnv/8A+QAXV5Lt/BIpqaWsVwd88kf/mv8UmPD1JaJ952frOe7xW2pgVZewz/xZxYLBqvOPYb3q3m9pCPv1vsprs
SPZmDeB/x9a0C0tr2zSPzt+7H6bf/Bc/9zPd2/OJNyxAzl2172TWvE8YVAMm227FjtvT2zsyocVJ0ytMuz3acU1v3n/FyaOiUVszcvM+PE74x8qWklEtJWgp
kZb6iV7Vng+OSiuyN6820dUfm9UmnJYrF7Kp5n7pf/NVbY7Sfnn9rvRNK/x154OXY/svPxyFLbFjWvuBg2NaPwbcjvm5g/2Wytb5uZcDcWt+7l42BvfK/Nz+
V2X1uxTahWWpW6aODhO5az44pvJaDvcfyVp6U2s+4k2KCSavJAsksYOVtaSP834fNI9fTfz9NHInrP84Hx2RJk9gbusn+wmQyLr7bWVD+bV5eN77fjq5x1os
yIUuZWMw7NfNmPRNLjmY4bqbwXgdWQ8mPkDTKRR/UAGv4sg+Ta9ALQXqTMJ9F02uDW03nv9b/16T7D+Rb72TBc9rYDXjBXzKOKH2rCOibEqB9mSHQ+CuFCWH
k/nGK4DzJxQey9SnbUXqkoWuPKxW8G9t7GcP2cYaeReoy54FFwT93yGbPeX06HQ2fhNtYuMI+5JH45lZuoXafspOZBO27rEokpdrUaL/C7sc4vfC7OXDuJVS
cmmTdMKP4VYZZBi9sPeqKxZMTctzV7wMWhF6pdX9eNtvVBMx61WmpIY12RjmB381VPt7vtUCW+QPf/OQM82Dz+6bhXj52EBREDrXMtEjb7CePPl33SxCXJOz
qzweuLLA/p1nfQsLdcJeiGySeu9+W5VBHk6x48LBTbyXFsyfUhwZe/VPH1KILMWY/pifjYgjQHlDuVRJyUUREAnbd1EEjQIJm+C0/opbZLeXvxB172OtrU6E
m49BjOxAeXCiz/f+4K0W4mYH/lyJP+zWrsGXazHwU1ht7QYEzpqw8mJ9oKrfj5naFjx6luXeccuj5Wiw6Gn1u/TgUX9wxFLFbtchS7TsIyFtQnblze6+uSx2
gh4YUaQIXPCH7k17ijuPeujA+BZa41yczbxv8XqwxK6gy8yfLecwD6o8xvizoJRiZpJUe81oPAvL04Lh1ua5tugXWHGLkZaamMxErf4s0aUrAaYVTQJKClAn
JAlm8Y0O2Sle2V5qiSNhBrdrTwbtAe4Ch6jjAYLiv4t/F/n3YX8lhQQucSB0mZHwOR3z3azFtljn0KxpzPlccAzz6mkNa9kuc+6Swbm7Q+fudp2712mV+DoA
3Hi1nHsbe3e/z/veUlQJ8/XG/XrjPXAjsAB3E+v/DVYKChu+Xuta/KqmO9bnvySq7mN4VQDpNdjoT7pG9+DPy0Toy8fNGS56zK/UV65WC6gDlM81+XuuzadX
tvlK/PkhbfOW1duUFi/zP+KLfKpv8T7so5bAFu9xoMTJfb/saw2Dx3yt63eFXAmP6eVypS34gc+QSaN10NNjiNJwRYw7yFxn2G9yt9YTvhM7eVbWrXbGLyr1
hkW5BhejoL1LbO9827vA9i60vYuZFgBLh528S/Fn6+DUGb1to941A9bmghw4g77OYAJrne10oJ1O0Ol+AJkVqMwKVWbFWuR3IFCx49Fj4/ce1kRg/Rr2nj6s
RuDAaNAfi8MtPZj+Q1QLaLvt7K8q3M1Stimdp9W8FWdKbJfIcIDsH+3MOUsk0zbhXdWZ04Qnpd17gn1uEu0wJWhiUT4AHv+lPlTMcEkUVBnaJUaMRkuiJsjm
e6nqLKm4UGgngy+jYxGwJy0YWx3GevX7ZJNydnI5m1o2wXIFy9JMLhE5f3o5W7cM18N0xU0yA5j5aRPhfF1N+NmGB7PZ0ni/wWx49Wx/I5wNt/U3yWXrccuU
GQP++wTbM9OLgNsal7sfKmHXpkwXl4TLcmtPfsqmzFTx622zx6Wj/XW8fWYZ2P7ydQqGQezm2tRKwKPPg90RjPV8zEAMHn0+eOp5QFYeNd4ts9FsQkBu25wH
skOEzNbbESKzbqcQd2ymdwZzCCvaSYzKDfBsxWb9ThHB1rtToLmmGngL0m2zZFOhXa1AXj/67hXI6yvdDszCHume/Li76T/WAvgjDIowJjbEtaHrh37RBNaM
ees1TQgtyFJdttTVSMtdqNrLQLo599wJcm5o0hWB9XpudQ/saTfx8BvbBULKx0tKohIoTFs4Dsc0QSw8pGikNUZg4LgBZjcAwPJjKxwgiJ/v4MM4HN7CSIK3
PFHaLWX7tYwJKX5vms4yMkSjPHAn2suYuQgh+nqitYwZjfLo2nY7Xat97eBN7bZpaLnswvH08QMoEdI06bIi2rIOnI8ScIkrt13NDYOwRx/vvraswrnWAxuj
H1gBIdRA+1UbSnR+EsxPBNc3My1km6GV2UZMVQK9KJnFYNZsTXOTUKWKYG+rGRY/g6Mh8Ow745e6+0Vm9iE4ghllnmhBF6+7igVxNFGfckT9aC9K6W/3V4aa
acX1GrOQirI2cVntpKVpM6Z23Wx/CLuzsZJDJ+TQjQEOHdMEkNjiJi1gvH7Ume8Q4lO1ce92ZdibGlAuIy90XIOApwe+jVyRDopRp3Msbt7E8HUr9WeAequ2
qZ7pYvR71bozDcWU/o5Wb7V2jtgiD7A8yVhh0yNEUEuFYcOFAsTF/rlR7J97LK+xcnjkjRgKEAPo4u4FM4ZUqza9YQhSIeS+olM3Nfa+BYbUUiQnKLamfv0s
PaLB3cZbUHh6mF9Fpya/hTXBJFRW9aOFjxBcHyPcWX2EmzrCzX/sEW6OGOHewMg27XbCjS3DLJpFmEU6PLaNssBHS3fbDae8x7rDiGU4Mdw9DHeiKLJtDHfb
+updYpatP1/XEmUwFOW9vmfT1Jqjch5MUzvduwn13EwPqUd8gQnsVdVbzEgPVDNCaAcjedq8MaHJm0wNgUM9hDw3CdkvncVvWg0Jagkw3sfBRx5EeTMe3DpL
6PhIX8ZfyFCJtm46CqehOakNrTrpGs06bFahUCEVtaVd79y8dN87j9aRcMfiC6ahm7AWxy1LeRfhVtujJritp4sklmTURYmeLi6qxiyDCn/lsNvsY2fVkk1d
RrYACMiEEdouR40Djv634ARCzlIfw0etwqrTSG7v0bgkFH1Ne2XJaxsI3riJ/lM+MkFhS1StLGcF9SYaeBJ8LxyKFn9t2KxPLe+YuCmRTvDzeDZZAWNNCiKB
NQvEiEZ6tpE6ek650V1rUHq2AZweq5RzaNiW7F0djI7cd0J1HXoeEis3OUaokZGqzttdXkJKYYfCyAVA17g8MuEZjXJNDETn+0jfqF+rbvwEXhObZzYh7GpC
fykqG0Sr7AeSldKmPqKUFjaUCBCtSJuiWlFLRLkszI6ur3buMehN1lirsjgTO2zYG4IFZlplRIk/tUuDGbpdZXctW2mAzB0KE6dm0rmLm0VFkuYQmx/oF9Yd
tUxhVlpFafI4mKvlyQOsByc55BxSu+lsdVZVDtwluQ3ziAdLUaQVs6VpjFQlfsupEv8hjIA1B8y5EfVA/cq257WzFePobbP9yoZIdlsQFcFSv5F/0atiAabl
YTX+zoaO+PrfctYZ2F/5S1m3GhEl+7hl1CfGdsp4S/A0iBaLM3IOAVP05S0uy56oshMbO76E0O+lBwF9Z8Z2/czvXfxs+sKxly4vD+BV49bKaxVPZm5mUHzp
Ihu7ZXqVZMjxWUdniCE047Oyd+3eSteYMOpZNea0gMZoWkyU5dZ2ADCS/YOHvLmbbmV/18fe/PTP/vvffteVy7eB82hBV7nqNSI2urLAxjVhIX1TaD2G376/
MP/qzx1WGPEBj2GBk7i6c3DYN+iCvvZZnBDartUFqDrwdW3fugdhLnNIifUhpMTCTdhTL2HPOgnR3DVMwEFjWZ2PNvJRty7Hs2nzDm3zDtumu1PO9X4Da2LD
6o9XD2fFUwnt/eh3biLOwnH77HvVRBtwbsJzcdyuPTnBiskRTrEtqAxcpKMRjZiMAJMhLNDOB46qUzLc0n5taf/wFIA31Xu/OjQLw88dOQsrTQPcK6Utmr16
n+CX7/XOPg0XkRispJ2OIzLg7bqz6n2KDTVx+GXqGLtl9nVno7UKsC0MuX0nqM7YGwuE1Q0uTjDEu2iymKcImWnoeWkkr5BeQzhUw9gTlo8/Cyu+r+WvpcOX
hMl22VraPv+47fORss+/NPg0nhvqwXeQnvN3vXskY9l6O4i3+x1jLFtvr9KuqBhbXdzB1qG4g61KS1tH0PDW20HDtxQ0fEtJw2u1eLO2ePMgLZ9LH0bS86iZ
GXXui42aD1zYe4MDrf1laYhwwCPpDcRLV07YUrb+Fu9zMETRDCNfnvZdiAfy51zQ8hVXLyu6rMO5yK5eXixLP9qj+69aNt6tGkIZlRcW4BhXlDddcXXlJnsL
DNZ/p0VKWtghFO2X4lr68JQPLSAqPbWzCJs10fuyeLHo3h0vZgmimqkhbSt6IkuQSyZaMwKumggSDYl6jIBQOWotImHd3tuTHjeRaie/mNoT8+bY/C989uc/
27x33j9Gi9NztvgDjh/7qT/6f75r/8dxB6ImQ0TkNRHagsPuYtZbXNaw9kqPTXn42tn3LB7PkGhzvz4Ph4s8FG0ngiW5CT+F++mU/Un+yxDdhBTqHn95Th85
Joen9XB8MZuoaEST0ocpuTGbNu7OCWmf9QRqMqDLNGqbKTm3dHzpCbWt3Xvk4xlMCAh1HNers+nKby3cK6rLGH5Db1NppbW0yOM6fosXlxYBC9VmTydxXTa9
yA/phKs8UbdEEGnEPPpSW856Sxmj+WUaGSk/bXpLy4vHq7PPaY52fe+XPvi90KputZVWAH3swdIWKhpyTfM/PQS/A+E2hCoelaNT1WYzb5nYCyCWOzHayC5G
zEMj9+9y5xZNfWm5DPc5ePDAEUyXvNHyE2/8+OIiSdjS9P+wNB2muzSs6GvfHCbtykG5QD++mGkDf/9WAlWXvVwcqmQl5F2pRDKL4KLKwn/1rLTjFc8WNbf4
cuC1jK0Z7pfnrTywL/OE7ct3rgdIry2+9elwNWUVnGHXgKZSYRfDVCrsYj7sVwLojEcZZTTCLastZPXrLA4o/kE2Wfw4F6MWlMHLFkeOkdEsc4RPAnXjKsae
l80IH2eocoCoLTkKtF1/rXb1Bl6NVtMXoXCVBuR5RUBeWRM3hNy7W/MzteRR+p8jPzpQ5BN7e6WLr88QiufrIf3kED6K6mfD85Crd7f6O0JD04kMKIuGakOb
w63AvtjqOPE1snX3CVjO/GOgBe/WKCxpDD+G+LEvT+EQyWJpQ4V18fOxe/F6nzXWOZyaHs6wlmrPYvYMGd0xxqVuh0e19YYGbAKXz+dboDsxvujcwDhZ15h/
lK1U4ZOg/3WmP2QJ5smWPuSclKkgBO+kOpEg1MH+Xi+6Xu0NJ8vGLDJkzMOLyXxw0PteMSHUTNBVTGcWOOqjhkqy8TQAtaA+wPMUofOMQXVDaiMl7bDRP1M2
Ezrqk5Eg9fk2Xb9st6A+m7FvqY9ZIWx1pFLxzTCUxbQ/GKCxpCCxZAWFffCQozAkT9VJYfVRFEZ0GXw0SiprcpuWoZpBs0pgTdPoJ6RAC7zS5CiaBHw8VqJK
VtKU60tc9CUAYEtACEOUglJSCrWLIWH6EYEonb8HCUjsY1r2MUYfY5NCLyS+fwPPl6824slYjTwhRox9VlN1O0sjddBIsgqJhLrxqswrg/V0TxoWu1lGtNmB
UGCx0URRt41m3gK6gjHRI19b9Ue1qhfyKnb7My9MEQtQUxfTvZq45JeBuM81Sm+Tj4iGGsVtBWdStMgL4W5GYlAEvvXJRjViF1FNSR7uw3WXZrBK38lYh+Ba
JoPu35fR+dxwBY1hAydcEcsQB72sNVBHrIWTM0hrObvC0bDktdV4Vhvpr4gG/BXURM+yWSaBnNkBAuugaAq9xy3UgnNfpBV4LbrsOzCtD1j3umWsRbe0rT4d
DhpXmyuNqx0aV5tDmbMdGDitcfXpcEH69CfOWfV0iCrabYRbpFqhupnP3U4J0lTbaISA+6dDkwrtXILyaSdELowBfpr1pgMPBjLc2somCgfORGk1HfnArtpN
u8jugp6e+wjElEcDaM3TstS5p+c2LpjxbTyaEeVMj0RNY6Jeav2NcqMwEtTLLBJt3ZDCUIoyuBjITzakL/n9EXr0RdejT0LmmWiL91gk98uJRyOM+lzw0xHO
PhDZOKGuq24Jgkrs5L5PvZZIZeypQfkZ7wZuspD0jHJ1wkfGAStjunhVpF8FKEzespXCPnvVMt8MZyd3vYLnvgQYiknTenXWmeWgAM/0QdN6MJsykw8yLmXq
ttlqZYapCihsEapChFgXO7KcTd2KLJXyyfIU4574WTyRD9thH6ZX6x4HHR7obo/npqrd5R4LdxZP1MdVHjZVfRh3ZyuvZzKhDNo4ppGG0Pz5465eCQZcNaZO
6b3slKqrmxTGOyEAogPYiJ5dSRPDK4lTJFQqc9JvkuD30AsAb9jNPJqSo3vUM6BO62nbm60DvelqeEzXTCLIoosomRkYhOEK6JaVVEiCuhw+ekjLjuNlmysr
IduFMgEVpFIceaJIpp/AgtU+3+P6zA7zvTpMYd9Nrom8a4Ai9OTn1xC8T46SV4NNFEnuncKz3R3wbHf0bfmmVMOZ56VL17U78LapJmA3q9FAE9r/SpBFdZZs
FCN7TMbaUSiEDK9T3PMavkrTdlyvL8vMF2mAo/tbuJob7lW7BZ/qunrzq7xqQ1/VAmTgHWdMswov0fvW+HRjJJ9GXE5jLT7dOTc+PW759MQQn24X79/+zvLp
iYJPj5+JTzcYAs/iq/mzq7FnBEkpgy5UjHNh1KZjvWw1AnB8FbGn8vmsj/CLEtBUTj1jfzrtI8pWlphoqNBbmDrUdupMl1oLkbVjLRQQQ3cZVgQC/UF/Uu0i
KNdx2dSoQAMkC1qVKSlUpg4jpvK3BDoOj8cLDBuRE9T8MUpbvFONwpbbHKWcVPuT5sKSvimbzXJVdhGc5VZlaZp4UI0srduQ/9RDTMZd/VQVwk6pBfrqlY4Q
pY+GOizoGBST+cxhW5rXa9cxzFfqaO9Q91mEGHnc1sJt+f2f8Sq3fqm8lbV2L9Vb5zhPDDF7HgnErhJ2hDC/5/z8RfLDcz4aeMIx1L/2TbeshY3QtMMHf2xb
cDqU40+/nUaGz+N4A5cRglfYlQ5hbmc5OD9ZhLLQA5yR+npZWiyfT1gCTG357Kn8q2hZnzV0VXSZ/ychfKpbvC8A0FU+T4dYyMIQQiVsWYSpEG8RL+9aAAns
+sb7//K3v+81N19Fo4m8QrTQ+9NysKTdzeHBSHR/+Xw+7K9D+38Z9mfw+Rz29VgRYX89V0Qo+qmcf4b9kWVgny/9aLh+YAA2h8eineEpWMDqO8PH8bluZ/gY
PuPLvUfwuX5b8DA+29uCRXwml3vvipQ5PRCp7x3LFfE69+MTiIKXe++Xw/yR2gJM5hv0/XA4W7xkfyoUjsq4p06eXGfqu8478eyeF37za1e99k6w17ZoF875
+9rdbUKXyql9L2n+/vE7/uIq0X6MTGHvy4z5be166EH878NX/XDhJL7wato/o96zuORdzmZ4iubZ3ldsrHDLTB5/53J/kl7fonPH31lUPDven0z1VexC5T2D
1YRL4I5/OfuE8Gnl0rlS/WOkkD+z3A9TSYOFwu1FmIynhNAfQSBzdEn4ZLg9XAx1ak6FO8MHQr3mcbnmfnvNY3LNMRA0SshF+TE+4M8dn3/AF8aOWHSwlDco
+f20r9N/Pxgl7+h99bB1b8mq7P0Fv7RaKR77VK3fyh/4cVD5A0FVLYJqkc+pipUs2PmdU1tFDyHCW+X3z/l6gTCODfLF/gqR8pMMH5Uu9/LgTtFOQgDjKdfi
QJ0OCs6yykAdlEF4OtBBeD7YHj4V6EA9F+wMnwz0mmeDbcEpe81pueZxNA1gfJk9PuC/uYG6W8fkjj4Fxj2QQLjEjYzT3IYGc3i8kNaRNXcTI1K+HPUzf1vw
y4HiWD2Gh4eXe4/i+7jMsiugMWE3yfni27X0uYj0MzJ5XCVUKhQm5EW4+DPLBbPxRH+TEdXhvCLve9Q9vp6292BuMOs/R73pfDme2BY855vzCx5chAA+50MN
By0Ecu83fB4/huPnqYPIwE/kP2EZNO+Vu9+rU7A5fCVQDDeHt4g2Lh+v608X+ObNInBzeqfwKPmc3CncTz6Fzp4H8XtX+M+hm5u2CdeTz/O2CdfT4X4m1OGG
JEDaGaQApkOkQEfBPDrAFHW8V7rVe25w0oe6wYi6derpKAkAgV9qtLP7AGu4y0NqGTOmhch+YdjnCTPexMqIsRkXqvMZSphWlIgV7z2hoY2pE5uDAqIu7NJ9
QYTPKHkRg/+/P1L58Eik8uHhSOXDYqTy4V2RyocHCsVL5cP9kXSv6QqkFbldTZZ7PjPRRflTvmoAtdzLtXsHa0OKQ4AH/a7V057ybcHzc3jGKfuMOp5RaBn6
nIqW4VPltM855WuVWbuZb0Ozk8/1gC0taC4/HUI7rmogT4fUQFTcFxqIEFZzhAYCueg0EMhGaCCQjfAQsp81DumQCrLIjj4s3ASfj/hQRqzOpPpF03RX0UKq
V4kW8lCkWsiDETgWFGlVr3/azjJnN0kL3npJeLAGXO+54FgNV2wO769hZV4SPlDrb2Tfav3K+EDWP4+1uFFUM7smn7U6wWl8jsmAkRFQQD0dDfDdx0cIqF+2
AuoxFVByh2XDrZiApqfjTHc+68HLEDMYI1J0Bj9XJcRjkXCBhnL/R6Lt4emGSohF0XKetiz6AbnmKXvN/XLNk4h2nEFHn2wMdNRkPe1nT1O8IiSAsZsz7KVc
bnuJTvjMjXHL2WWB9SpZYJl930RIOtzXT7QGmeq7zbPTd5vnou8iW7A2SGN78OdlSmE3Z90hBXZ1AqteVZg0KqJwSPftWd23uUL3xe7gMv/3LIF+1hLo71oC
fcoS6Kcj7AZCk1zhI82md7nXkI/m5R4cw4QLCUGDnh12LQO3XtbyDJwNorkC9UkU10nNWQI0k6itLWC0ag5eQ3Pw2IZnVdb1mIvnGqvlNv3ysnNg/r0Lw1wc
awJBsS7/fGBfsPSvX0nEqw0jX2iZmbrwniMPM0C4DK9M8oOLop2LhtRv5o/+FJF+86aoYk2hdznZUfZ4ZvHtAkrdnu+b/W5u8RrorJu7XWP0Q+sIAUQ5u9W6
qR3nf+ozPNlHGHdTsbiyZFDdLR3G/5u8yN9g951/7c9+60gsnZXbm616SmvgFiJUwbZwiSKP0bogZ9V84nS/WHMlmtfYyEzUZMbZ5rUKGinHsyfnzX39cfX7
jUCMgqHeNHr3v62KF0UzStsFAHcKE0kHJpL2iltAKLBkNfOZ22EaSmD6a8I+AujUFoipCU7TI4ocvEuwfaQK0yf8A+84ntofKzWZ8RS1KrbNOPKr2hUDYhuF
D5RJoCZmc3Z7MJMLszBN2Zwjc8GFwl9buhQgqtqmibQReLwmVpucHyR6+sRt/bMctAlsc1HeowykbrnRmyzCpycxeq2Vo9dyYdMYvVRHL4XaP2NS01Wd9aUy
hqkZeymyVZgloyqOnwe9jxYeFD49LIuDNkWHGB2LHq80w4U0w8VDmU/EY6AZroaY70bv0BEwsJpF+WzACBdbp1Ue3Y0yJkz04BggoG0/kgeAlpHfw6OOiZW4
a4QYdbCiQ6Pki+Yz8oFNxUJABLs8UERP73Ka1CYXTH2bNa6ZDo5i7ZrFHIVwJL5Re6DGaNNl8Q5Uv6xZ2+0UIh/29qfLixReFNtvWebr9mZITfBvQHbStFkH
5+KUWUdszVT5BpE3hVEAViGVeeMKpiMNYHKJW7HtwphNmEW5BeXUkJ6gwfSwWM6oi6wgRYywrsXeRxhtw1ThA8SMY/yhrbhYN60PUYFOzQxrbNCEyduz1ofM
+uPZxHIByPncVWZiaXlR1HwhaQSH49rXgrIDcDVkQpDHMaF2A+ashznbgDnrDPemDRgoLNQ6wCaZf5FeY4Ed0K0+cW0XTGtPO25ZgMDKC7btWhtqdZ2JgQAk
+4Myxzd1XWoVOb4Wh2FFl1KX0oschaSQIYvwT6wzPsoICZlZG23dwl4uCNE00nQICCv/EuTNX0PYfOXzv/ILMVKGRVWeQC57Y3Bzkv/1f4a2/Ke//eH/Uicd
Ncp6VKFpXOFnKEFxOWpjYuEbrLttwUb5ENaK+K0E8Vu8sqnivKFXJirOIdVbA1LdSys7sLBdZIxVo6tdrmTBJZIzGuvDEcb6QS4BYH2bGcK80RhcwsARovn0
lix9xyRaUOm5pisJQRp+qwyhTrZJhjCi7VjZJ/LOKnkNizsDNb7bcAthRSA3Ys2Eba+SLWczswkqAEzTIkH7U52GfyAkznNALSXcXyA9b92bNSpAAWF+70L+
45/xFMxlboGaD1KSluwEh7c/Di0Novjj/QrQrwgDGNbb4NxzXFg1yLOs265YozusQRCrNdqkSw/2W2WWiWkeF17agQV9TMhqvFKWaEwN4GOjtJ5qufb0bC7B
FLInLiHkf7/6OHv1dVdWDzgP8nGh8+zTUNPdveqbwCAzVlBooJ09GxCXM18yDroal7Ug8z+ZswxiP5J1OVVR5iYhIG5nxIxLP/cVq7+mamEN0TKs5MZcZlFr
puS/5m2z/SktxWYjYiy0eO3aCnKQgx0PRoVaVPuqoRYxHqY5HEymNnX1r5aaUJmyKmITjrca3KwiRCsKUVSA8M0s9OtOm0LZ+1o/gq5F5lUZjnW5VyLunuWQ
RINDsk4k8bpbUYKsMiRrD8quf/X153/1/P/zvT5k5RIxHdwZETiEBhDh0+Ir/zVNzXHbL+snNgsGxsXPWfpHHzjp4/QrvvzuD4a/feUyyjVZi7ojbBbOaxaX
IMC0BkHVvHV3G9m/ZS04VINa8X51ZKA45JVpvEU/LqomDty8a+Fjd79jJnoOgQcwqdmeTJvm8ntQnGhl0/By96crOXPylQ9IzWBr9E8HTp00zdVVY58VEgfq
VTYLtvCUjWqOi5XdLCE7wAzcF+Fa43lybTtA0HDTfUN8omqVxWhKA/9u8gPXfuFHj8oINCvDfNusTRj9G8eCNqIqIEwM9RLIhvGBQJ5ZyTTqeroIZqoxfn7U
lTWL6+auBGs9K65J7AHH9v5K+wmMw5kK65tZDclcmpuh5SYyMyeEJABJ517L7meCstJfXDpxx8qE4LrCPZKeI5KBs30YOfzww9yOb5TDFvSM4kdkcHMjDaEY
500F3KGdRiT9h0QZsUhyXokkF6t9IGJCqexhrRz9eKfpM7gOEZYh6iVUayZsHYDcUWk6CHcfPlGhvle01eNOCQuAC5WwTrLCyHNpn8j1c9y/qjjtVIVQG/AA
gMZw4tSEt9H7v39fZZMIgYq9vyhd/TGtmacSqjtq1rt62s76WVyC3Tx7MlYRp+jV1x0UjUF8aFWcjiNiY/eqb4INdLegqbN1V4wxpWicQF2J8gwEoVai8oho
geT5/oRLNLftn5VF5Wwu6WnQhu/EdUD5NE5xnVjJlFAyxaVkCiqSKXDCOnCSaZrCeprCOkDzgQrrRM01lEv+kLAe0dPaQE/V+5yosI6tzJk2MT7WVWQOhtLJ
nGmVOetWkzl2l6r4DHj3AWHtZtT1VXglTLe8bly9IhX5XeCU9DcUsrymkPUYsRmVydE1PI5uoioyU44YYJzW34oCozPozYyT5dJodbicOB8TUTNEOllSldRu
25xAUm/ALjikCq+jVlt91CIdtUhHLaqMmnt2DaNWKyW1XCwzrJLarBeloiKu15ux/vRokT09LLJlCFRkT1ek7roRLxpDZDsYs3Uggn5SiOyBmytCdroisteZ
aYrsEU1TZK9rlXXhIMHxAFEpBlrTem3DXjAYRcasi+sWdn/MTCuA17rbgGWIR/2NYzMQmU3CslVWd2xZHf1zZ2RmDsJh+KLYIjuco3i1YLmOuf2VdWozUn36
iWx2DWkpyhXn1a2aWUrPxMyKCIVltTYoKoX97Xp046tee8Uff+2q5T5sick1bU19SUopmeRve/NhlZJJPrGNpZlC7MaTUlgm+Z++2wrLJCe0ROz24a4zqRXC
EMZRThBHC2RXCNBIBWjCyjulAP0Cch79exGRXsAfnaoPwbBq9NGxwGUyXhLOgTdozEE9f6CO7PA5l5qDnEyFNXwkAHifz+JiB4OF3l+WoWZeEWlmVaXFgK7p
OsowPRDA1YLjzeH9wc7wWV+vOSbXnLbXHGRRYGn4tIdqTU8Te1CDLQD+mIVwESEZJHlDn6deq/iHtwAWEZc7RxYYUfVN2G33NnJlwBTTS8KnAqIx5X/g784S
Xv14hPf+A42lqEZmAKJQIzN817avRaXkAcVAmXg7IjOIe+UjLoMtuvZgfb1TuhxCWjec9oIYsKYa+eost53kSKxzJvuoQGF8poCAbxMh8eUwOM0FN/fD/5e4
64+N47jO+/uO3N3TiRJ5Jx1pzq5F6kSK5pFiZEkVEp0ty7QNxAbiFGqRP2yTAlRaf9iOERiIYNmK69itC9hJE5RO0vIoN3KDFhFa5AeCCnFdtDCa/mGgNVqk
RWC4SeoULlw0QGMbbtL3vTezu3c86pcTFLJ5e3u7s7Nv3sy8N/Pe90nTvKTvdafdurmdt0DzIn6UF8GIkUeliCMJr/a7WTbzxi7nymnd5UqIiohMFPDlI/9V
dB7D73kGBbuCGZ4xIl1mpRHcUDGFAyRROPhQSaz4e1PYeWIQ8RhaHsQr1KWbbJduAvIOV3alytJpQulC2AeE/caQoqRgemcwwM7gA+05Oo94lkBvDJKoHkaD
mX3BwPToJ6C1el/wMRzv3O+cZjeTG2CAF8Aa3cifrLpRyiiX1RSFvW/lYJuusvruD3ZfZefwm09q2M3fttE3ZqwnNOzmYxok9LQgoRT756s05Lyo+94r9o3u
mu6fL9kH3T/Q/fPbdM2z+poLdM1TkpttYF71Di5duCCPaaEvIjrRzdcru7stbsz2cslgwgqlryysUPrKxQqlL3wNvoDueDwysoIHZoh7zXF5fe3MhpTufK3M
Q/TlUzYwwSUOMyjgDTH0dhEXH9q0ei6xhG7IX11PJNr0OJL4oG+cu9NzD/3wrF0o1Q5za8brSSunzq80mnPbXozNjqddfeEzes11xirLMICeBgeFN0P/7Inv
Jp4kfeHq87haPDNOuJWzf5yXUc/K2G7KqEoZtinjq1JGVxYpjRHnws9BrPajTgE0r5Apr6yLqdcvGO+R0+bs2+RxYVv9Yw/pF8Qe7o8ZzJfT2qyjlR9NDn/6
e/9Cdga1+dF/eO9r3/n4x37r8Dp+Luc/riHBs0AkSuqnrE4nDTopn67zVSooHPsd+frsP70yyUSiVvFbaq1xCjzyrTtrpplRux+idvmTJbm2mifX/nMQsAv6
qM0O6QY4wRy/x+/iWrg3tgo4Avdmftg7Z2gkpJ/uQ1Pc95DgDVxMg5vOnL7p55p14ddpALq8nAPIGYws9mYhkr8hTldXKgBZFNCmXD3vunld5VWtWktpSaJl
pN08ahiqsQcSYWPrHf3ep0uPfv+B1w5TfzCHa2Dd7aQDYLwrqwGSsioffUNd/9nyt256iYo3h2toeL4OdhyuQwo3EOypicryDTYnfbOopdiFspW1npZXdRWf
PmJSWJW/3sM4i3LAOIua9OgQMvugQzZnr9PjGBgJR/QHD6ZH25JOToV3OiyDv/ksw/Ej/7sX/OlMEQq/0NmXPtmgGySAYDUtZ5ffFxd1RVmraVE97EuWv1xQ
pWVdPv1sC1DSXy9nl75+89KDEMlX7n0wHVT2+8H5B8XlK2aaI7mEnl+oWWHgKgBJFB4ffpIZPJDs5T8PeEzSPV0N84ZHbl5Wgw9x2urzbCCayF/m6C01QGpQ
gN3yw28OusDmCEyfulDK+DAZkQD51VC+Qc6MTcJLUEWRKasqnmU7yDHlVMuICfOY93KAAdtAzFH9idkbRiw9LgAtIWc5itGO8I81N6kgCIRXc9pv/Q5Ob21v
Q8JecUAvqbB7oamkcgBbIGPlX+E8OkL03AXKUNiU6SRRZBd3aXIcg3NJFDLTN2I9+YWy13numex1PPk9ifWlbs+lb+Zv7srvQkfnyyJd5pu8CLk887vswLyA
45H9zhowNQfJJsD3x/4e4dF0dNMbP3jtp9/80x1kEwSaIgMegNxMghxJXJbgj23yX/7t72wSIu4IkiG9pSC5gO0LwQpzTaKqTwXZa+UlqvKs/bUAeL4z1p8E
YDKcsV4MEl5leiEAtie5GgEZHOVpqiKpC13/OeTj03XPBTQR0+ezAYLBms4zAflt9PkUVYOXZ9rvyiPYQObK0BlDhHjBZgY+OiC3IO4D/1ZQrf/IBCwU7bP2
lFR5j9S4KRXeJfVVUt261HZIKrtV6lqVqkZS07KOxWH98Xh5sqqneJ7fHUzugNPNQ1alvmUdsD94qYiigrb/5ZPSbi9biVvACeY2/He04U/+9SsuNeIPX/7G
Z0pUKTss3m26zzZudboKd7z91hc+X+KFyMFuW2jwYmGW+k1O0El0wns7MXHs9q1JIGjA5KGQe8cXoFPz+9EJAwlgH7KeBppFcIgcWvRlqnKYKZkTooYeV9ZW
Ib2R1NHKlV9Vfs2eQpzDIWsPpp5DVpM+4v3OLvju7NSjGvDkyVwdQrbPIWsriG6EUWErPPAywqBBTInSUvrYgu35QPH2fIDSRgWEvw5sfoFXYeM3QGlY+a/C
+A1QGpBph1A1Xxu/9MolY/z+N7A8Nhi+bLWknvFgXHgw5Xadc+LJzLmovQqPwcYQKOACDYscJIYVg/PFS510/XZcz/5Fe6B99sXc9yj+hIvr+DPKCU29t339
/Ca38ReM7mx8fZk7DWxVQH9QlZz6jcIyw++QmafhLgEfUxYZydr5svBs+q7M97DJJy3D40rX54flbLmeLnzfdfwcGvolqyjE1grQFrrl2GI5tnI5eghJ8lHx
BSQJaYQGjeNGng8Y08gvZakifIlfpfqGwJyRDapdu17xti4h3tbm4s1/MjgS1c3jCD8ei6pAs+m2P9cQI+Q5VLkhyEx2mxxC4lb/4qxuHg+wbIjG4ndmwJAs
+pacOwCJkHNXEq9EsQTtLgkqPq+fKa1uQ4bkFmKgDPD8PYCywAjpyQoJMyphN0nH99oS3xswNUWXsDxDk4EbW0aVFrpU6SXL6NKCbZ9RlizsC95n21vRnSBK
pTvQGTQbvKX/YXi4px3bvUbkObnLu7q7WNWjxJWby6SQpx+8ihJ4scOWFUIGvqve6MqOCTONal4oGw/ZccjaIdcotJON3TIwlGoQDCz+8bBrvodf9wNxvh0O
xTXWm1eIwdWjtY+lNmDHZaN1PrFQL5h2X0cuHX2+iXhmmjsvIGeOvr/j5Pmd+P5fThp2ed55MO+9bDnBMelyvcjiJB+e0VJo0CfP3m7bZEipiGf7TXz2oGjz
ygu846xkZDHstvsMc+qL26587bTbvCLNE7KvnfZAzKvqir7B+Oh+5qP7xkf3tY8eSHVxtfjozH4sJ8TxDzT2tho8lwZ5Jh4vdfZPqbNzu3LXEd5e9jem6eGk
NtYxKyFNz0blX7FktTfY3MdEGl58XsU6DQ9bNtTRfZOFJ+uJbGP5e3jZzsdeq4NWbUEJ9rgHwKqH00cw03qqcqNblyRJJGY7QhAZQ/dcWSRnGKWnHTEYuJL0
zRgDFowB1J1sBN3hzzkOdpILw31JD/eMpnhYCLMO0AdNxAvYsN7vtMxmlA4kN9ljWE277AImrgqZLwXb+JLaheOyvGAJEjLY7iUMdXwhdZP9zl4+OkBHTd4y
ROi/3vjDTXSbZHSV4BkN4AMJ4SWYkhh7s0nO6dnmsVQodOaGXIFRggqj4s/CqEQ92tNb7k72ma0GtbItBOG2JNWuPs/vVmq/8i4IsuK2W9iWG5DQ2wGE5ToY
bgLsgzQBVw05BO3nHpNoAoiYs8OvNAP7ytLxruASExXATZTKVtcf8ivlm2lMmBS1X8UbUqUjWNZ/ZBZxoy7U5oLvrAuWrfaKCa1s/2MH25fNru1LMj8PsolZ
wS5mmWE36CMD6WCqrnpeNi+Ol6vvnO0h+kTmXA5egZjJKgtfAv3cI2qIfwc+OqJnJEw43abiTgbF/sCR9S+llc1Nh4ARQxQWGv5qGZAjBkDk9Tb2QU0g3baj
78gy1UfAsFN530nLbTio3u2NdOTbSQ3ZI3pfs65GjqU7GB9/u6p/a13Vzq0xHnVRfjsxDG7jcHW1dYbBSsrVd3m8qqjhvud3dlaThsBjrKajOagLZLNTVdTo
0d/7z2+s/exvL3x4XTWWGvII/NDIflimsyGyA8P2W52Nu85jYPKpqzE0W1WNFdqLzCemD0CEtseh0xyor7eyr2OUCRw1SA4A3BoDrcXDK+n4NJlWlUJzjqOB
dqpGh97g7KduO/nyxGGJnwrB08iPGEeYtVLjIGtUqv2Lp94D271qqNEijHaCYQZonmSMenRPJqckLVz6KhZeQ1X8eVSl6jpVMUCkr393fW2VN01tNaqu02ff
/Mh6pggoo2MuGdNCoPF4jGFNhCqjXAjaLmcAJNL73jtbJM3jgN9xw3SnshBfhRDf8T43ZUkR3KVC6VKhcC6V1XjGfFfnugHKgtpjZ9LAqgnXdtyEh49lTxzP
nghWjTFRBn4uMy8lY/x2KHqM6sQNqVI8d1wl9FyOrbZCpv5UY9meOXS+zpj2qr7ItC9U0ZhDOcAQUOjjpILIXdE876Xqlx5nN8Lkv0U96axMmoYhHlxqsstV
lnCs1gamTvz7wYFtGOThECF2uaTjl0ts3vl8ThbADbhZcf40geDVTGc5ZqRscIhpIpp2FAilpqlTDHZWlzgDeyCPJg8vQ9lqy3XtL3NOGIlRcsIYwoIzqUzq
UZilHkV56hE1WNj3Vhogm6QoERYPWoj7R/tFAGZRQMs5aNXlWxUXasAWJkqpagZRcCEwiO8JYHvAxsV6DfIphjhIB7s923DFGscoITZppA8zypAahhKggWMa
HWtCbLOVztZPpXVWRY7IqagRBNXUkhHYiLHiYXwE7z7CiSJJJDg1HnoAUhEiEFh41BW3n2C9GVFMb7GFbkIP2TEtWNwcDTp0a7qTkVkaykUSqnLpvuoJso2p
1g3lJaO4f3gx5hCNair9WhirwvvT65ixKlA7wBExrrYJWxgLgf6zJLyhjiSqwi9l/WUbnEVljqsraWKO6ytpqu/GKUQb2myf4eQpoz65Dp7EL4esZbngnvyH
T8idx+XjblHR62nioP/vaCS71HAyoYub3HyRWTfYAA18E2r4WBo1Ui/ZTcJpcsr6BCayPQ8BH0hzqagJIbec0A+8k2nlt9BpNEAkAdH0UU6nyCyZWmqsJU0c
0L/BEw1ldZLdeuy4dKXoAbskyEZKZv6iabRUK6nBNGwme/GhkhkxFG/oupumhAX0AxQxo6bVDR21l+aB3UuStj3LQaAz1t1ImmvRKzRRyBH8WaSr6eNAZ30N
2IKkP7OhmsS7zoGONFRzi+CtUtd9NN5FD5rlOF8qKWEOo7ukcotSuSNSuQPJDeiakqMX76I3AhYW5OiosCDHLTLQU0mzMEMGknn6efhYvFWN8iF1liDaKs5S
JDCLzczPWy4cLz3E7htyeJqF16f3GWAW3nuoa5bA0DmHZ9fAZAYeIVUDc9kcWEoeRi3otY637QeTfSrWOCsyKvVtr32cwoWXAmtRDT25gm/A/qmBu63Jgw4Q
3qhCkQaHO8en6/npqpzGTIvqx4IyzwU6UqArBXqb3LnJc07g1StJTPLbyKuCgfIekyRXoWZOZvHKalaJgG6Lraicc+LkLROalsFht/Jn+j4fCQNiv64xn70j
52TWoAVa/uhLdRr5cB+cIYwCcOMm9jP94jRWbkuqidgQ+qBBkd52sHOOfJEwT9xFZEortkS5tV6zfq6vYavc4w7hQRdOgYJTa4OXaQP0s6ANy9CGuSvRhrnL
acPu/tqw+5q1of+dmzwn04Z4E2041VcbwkwbPB3lyDVyQlMlLa00lLYLC213t7TdXdJ28Mt3H+Rw1d2FtlvcMCpKd6VXvT2tSZ8VA0FV7qcWixaFpD5uO4sy
DnGHnXWPGDvCuS3GIzD+sFKJlZ7SI3kujdoP8PfBzjrXgfWTKrTehbVeAK4/oWYbGHpsA45q67goMkTe77ZhbqHWDjWPnWSnhZi2aqpQ+QGo2u2x5D2GxcTO
zITWjgo/4atXayX1u1XMokwi1A5k1kbUKkxhynXkDpEL/eQGodtdQl/eKHQMT/8/Qvc3Cv1kt9CDDy70bpGHlxR5FPals2Lt5ukzZhuiggHSw0cZ+BJqEAMk
B/jEce+vg7BQMbh6yDCiyXOMJs8aJk+WK6TKoqaRdlpNddQ8zYJ7aUi+gWb1Dg/OXmFe7HTOgacBzzxB9g+d95Ya6QKNOljFmSwIaA7j4iS/3P/yy01q2yDL
dp/M4BTDDE4x2nCLpGtOAgKAHbsFcOqGyM2C1uwVN29G3LwbWC9pbKv+nBcBWtqUlA9tZGr7UpuWrcxEbWX2aSszTrsszmuwNCcUDYENY6rqz4jDuSeOZWn3
2Q8wL5MpzJl8yTBUd5ROYOasYea0+Pz1gi6umzGNpb3jLm2Yx0He+FOkHEU94kKGCprAj+TlowoDSVNVptARuFfGea+Mp5kHL++V8+iVsemVxfgGW0rUXTAq
dEGsw+NR8S3xMP3AefaS+t127tCdLSroUpR1tmhDn8nKMqnmEdRqDmoVQ63mONV801sl5TzSk1GspqBJsZqXEY507xPoViwuvyiuKUcPYZm4YNxcXlxT/cV1
4pYrGLFIXEMq7C+uqx2bMnGFm4hrkwmhIhOCEde8iGsqmxBOkrDg0JKC36qrtqCmOWAL48oCjytsbM3Kam+3EL0NQhzsEeIUCXEBAxULcfBahFj91Qixlgmx
dnVC9ESIC7kQZUcr6hFNdO2iudLuWPnVdMc+ormy7tgtGnRHLEkgERllb+7S3SqQY/mieKXiOLYVsuXLUGSwQchQPRbHLMQElvwjKzDZsZqyD6XTYZWHV7aI
9xmfiW3QOWNtY1loFpPALNR+lp8GwoKQTpxZ0bAWd8aD2UtVxOCtiMHbgolrbfBZ+jkrsKzRFLszp2W5cJy/9azgc7MBrt+a8XMAIzGnask+evM5qey+O5m/
fLdRITwsbp/MHII4O/eI8QZoiEhmsQbFr32KZURGDjz+pKVm6Qktefa+23jdaRbmPrR9VppU3j6+anOfiq5lnYJEej+blC7blmK4Z1pzieF3+oPNVmXTPWJB
BaFaZNbhB+shs1kPmb26HrJbesh03kNM40eqlgmJDW3/mgztqxteyaoOuqxqrsUv1YS+aq+l2eu1nFQTKHdC7aH+m/mRakQsqx0YDmaytTFZPdIrYPEIrwnA
Al7LN1h0pvS022TTGFcUfpV7ZUmrATN8Rs3cx6Is2suTGr1mU5N5wpjMUWYyM2bNxEaTeaLbZJ4Rk3lGTGZPTOZRMZnpZFUWyNsH2iUuSCNo5RtaMbYkFaBx
WNdkyTwma4gXEQ4yOzuvkUsem5psPy45yFTYdx7Tm9yRrPphzwVpfsB1QkDRPiOG3o3aSS0ds+F7+Yu4xe1PgR9ChYsNFd6fwLqkj+tppGdhJLOYOdpsg7tY
OI0QuhGxlLEycr2cGMaHT6VXsPjIXAtisuBEDYkM87zMjg5DIpWlErK95xkHCMe7ycqhua7MsGEDHToUBDEezdbgVt3HVG6hrLike3nZdy/5VFPYIZmCmsRZ
09cMXNFc1vRsp9FkSqLv3d7gKacmA5RWAQyzUIHpi+mHAA5m7aUvH/qwBX0YNOd2yTnFOmLBSMJytKf4XQbg6qn5Tk4hTJrNuySCyVPBDMM4qmqf3oia1Hve
/bQrFJXqUkMV5ioX6n2ZXK/QqbcbxKdLkqsr7AlsX6Fn/eKsVr7tvE9g/MKdpmoG5g1pbMNKWNWz2xqwtm3Z8MBY9NG4ZuhnopFNmae71sfGkwE1Qkq4k0cZ
KQpjv7JpnLm0XFyWSxdbwmXkA0AGMw31yifSs1Mun3qXfBA8EmUp49mh01dq2S4mTDHsSCJHTm8Ihls2SOH7ftkze4hn/NMFmiRE4vgmHQCe9IF8BzGIL408
dfiauNKRx1nSXOl++/CKcjRpgw9cfQY4PclcWIWxfUBQBTIYxzJGCM6/H+RtPwCz4cYm1qEtY3Q6CEsy+Iuw3DhVgmZFYdUaxAecHeZoA/BjhQ4P8NGW4twR
0+lX+QrEaVTxnY476VZVVVuXGoXM8SrVOoPKqagtzOtdKWDlnEtBLVBZagix7OMSPhHDHwuFcSk7zyT3JQ6NEmg4oA2oysV0SHNiDJ1nvndG3hqGtOEoYCvz
Doimv2xLkntZgqxoUHJEhR3srTaBLIs4aQc0GKP0sX0/jS2OijEQRcwYhp37wWOxZ9LmOX67jJgoH5m2HGnnGOoLyR5gwGh/xmoh3gz0ByWOueMQPB0wSrXR
wbiCI8ExrAweWBLIMCc0WF+W8Aj7haCpeWFTZpL26ufPmtAofPv9sxJ2xZhQSNzDDZ3VsGHp2FNlt6MsyJSjLcLnHAewphySnXKgrWcCVX2EFSOKNNj6ZEaZ
nJY4Pq2brtaE8th03tPn19M8w+sBUgVkWqpiSUk5SzEQjlE8/Q4mFPSwE+3zHJhlB9s6JVi51S9wXKIbMgNoeSUNqO53MK+1j3hfkt1qWsozJkpFfqU8BIcu
7KwuNQ4yTzPChs04MmRpYFjoJsswXHcKXJa/TE5xQJsEGznFOWYLsbOnhO8d7bWRljnYwCnu5JzMHEIpevFFCXlnrkoaYA2XnZMxszscMkp/su/dTO2alY7R
T2zBLHOkT+QUyeFzLhNlb5RQSUtocTMJla6edZ0D4JtaOlfKuO5tzlrtMWt181Rq9fBWJ6KbWY5IxhndRLGgQkm8bt5qawUDOtgP5cjLCag3Ley4FHZcF3YF
d/Q+vi9l9ViRgl37LSCXZL8l/KnEl8v0F6U+mikAEaNkmeft46N9AonJBZ9h2H6C7b9A5k19nnpCs4+6BlmDcGimI3if3B5+3/bA2hPS/biBTWvY0hpNoY8O
cpiIM0Ld3UShPj583RoOWoMlhaEEDYF5WI78nGt20xKPS4nHdYlXcEdvHRzdJE6xSXZygxzNs0TuylJELjp2YAYZDsB3EXLHA7Onx2Ma65Qvu4oycmJ4NpyO
1IhoQpq0sDXsc+A12R2SMqm/3s45kUDQRZ4PKZBY8gjGZks+1aXowZnrgZV/k1dP/jhSgzSw0f3oPCDU5TYFNCW1GL6UlYvWdRlRxTZ6DCx/rcc+hOYboQnP
FAut8CQeshZV77tjdpORj5MNsmG7YriQ32btbvUAfL/6f8xdC5Ac1XWdnl9Pd8+nZz/SSgt2T8eVknAEsk3Cx6BVNwNIAssCJJVDXBVsQcVZCSwQxooz2llp
pGWJFGNDjJEM1kxPycKErVJiuwwmYldQGFNJqjDENkmRoBAM2ElADrYDhLC5577X3W9mPwKXcYXP7Ex3v8/9vPvue33fuYfgpOnebTzz3h6iXtq7GxLu+z0J
cSRBHkHIDXMy0/DYQuessAeFrL3JOSyeeTKLZ74zi5cOLV4auKQkrdjipSOLl+60eOlohPH44i2ZpEhhSnwv3xzNw4tjo8IFM1xQpjJNisYcvbwrKjDD1qQh
gsfmSvecnjfdMx5SZx2V52F6ZlukZ7bnTfq8NUr6vDVO+vx2ahcFudSc6Xd/3dcWqoaZTTLHk1r/rkmN6mbigLCECs0ZMbg6GQh0hq5pPBFP43LQ4TQOkzww
J0MzslFXY3uJXohvSTmkf5VWRUVcy5yMzgtufIXH18CMY3R2gx/ffYoB0AitnhrJ1NNIhhuv8I5oEU4C2Z0piRB0nObi5fTrTZGTYYoU+D6RzYbuAJJk5vnu
o27GP3P8sDddosmPPhkth/fQMmGAut5w9XXYqfOtsUrOH91OK7fG9oqJIGvs+OTFKWW/voE7MXH8/p3kaF6V5/wmR56Z0vAjaXVW6ScuF1ghUbEnH/hGNir2
k2f2p0QxekKu1dONEGQtLrXs3MRVmE/XcZRlFtHGgg3aDZWCl+RzPrjvA5YKKIw4tYrc4fwU7+h4r2KkyHJO9ga36L38sPbhRILjbryXeRxlPZzrjgnQmCdI
xUPG7sgJflxUUBj2lqAEsIGyxHRkROEbnDnFEamo7m5E4E5Njfg+dEkoPyc77C0VLWKDlriRsPzRGnG9QyC5dW5+sGL4WLrniJcV8MkaC1k1OlrfjXWdtwup
panjWe8tfXUhBdi6FNVKzneaiJcMIUNd31Yp+HUGbZoZ/eMUJvb439r1fWPEX3yzq3Mj269gjeDubIB3e5jISKyhsZXd7CIiaRvcCOJudpgYepbYXP7Xpx5f
vMUbuEnsPeOdm1tcmjryBewglICevDR1D/8oV3ryBmTz09qw98CfrOYQq4J3B02PhWPeKdcec3u9q7cQr93CZqr+vZ9x+5zitgmn7749PhoZ8QfQUfTus1cg
uIwRQKijGadXtvr0Psw5PWjzOH+1AaPEkOpiIxxdtJ0eX6u55XUTtUpJ9Ei70e0jpbgEOQNZorbT56VuDMnoZ/l+RaQaQ3aWJtIuiid7HPVuD1XW/vvmN2mB
D/TUnprb4yepLadn/YTb79draN3R10/UXNvpp19+/TLgvxMjJkIixw8Pe4xNkJs1tKVLkBCLYzLXHBP+Fa6s8RynAJE5q7ZVin6drjE7C4Kd7oIxv76nstAx
nFyt0k/KNkp/czwGtcY6YXeaMolRTJzQzDSOODIPkF2VHyurj4l7pL4TNb74VV7CFcncF7zpkWFvegeCmOihs/GxnJy+hTWXOrIe4mCC6muYip311YUMkOpJ
GyY4S0eRrN9qzn5d9lfWxgT2YckpjzmGr43TxfqecQwRuj9Ga62s5QNvk5olyWYikgxnAXfsYEPgcUp5cupOKXyV6gH5gB0JPNchcKLMl7zxxQm4iE7Otz0A
kZMeODYotCMKwwKSUk1Q2jfB6eP7JKWkK4JSPM1puRx9DPo7TjcktfTMGK8slRqnE5dEQoTGzUqxFbGkU4XTDKwmRNwTibj/ZCJOM6Ya3VqHj485CzvEr+Pi
KjF8VjLKQYegc4L8woTUgZD8EpPfjyBN2ylJ0kuC9H7cH6sYYgyDZH0OkvtJuGIE+XzyJXxKpbskliWgzLVnG9xChtzj0fpaBlPmr4i2LpFFqZRQOwIPR7U1
0lAqFKYiCu0OCm1JYYZz4EoK7ZhCGxSmuSntIk5DKmTWRaElpWqQlqAb+Oi3ugPycThIzCffe0IHLTneoizwjGDscEtkm0i/+3dQA/rGiR0uztbB4pYabs96
8PWyQU7tbLD0K7b0/nn+60AU+wSvmuwaUUPjFNmlfW2MzI2fGoUE7MNe4mK6Rq0jp0ZO5tAiXd69rrKYfpsjfGnQy3Gk16IK5grzukqvM+iZWyuDNESMYVzo
k2bQBDt7nb6PFuSaZNDLYBDQn4tpLlss95YwCdASRmwx84xQxAKlCOi568hinvir+hanOMwnjQsTu2nC+eX3EyN+37g/TfSdID7k/Lt4xh4acfSaTxLL4akX
6SFz3L919G9GT+ycwmzu/zI8FsgP5vCgf+T41M7G2L47l9fOSlyDHEJrPMPJw1QbZLyRlSQDmN4CmX9LvhguOHmEUxVB7CJnsTN44fXEoQJeIxEbeulJOMKI
yGASioKEgiChSCTkZpBgxCTkmAQDT80gwVBJyDEJRjcJaZy0JcVlFWg2pHVYIqyMg9x2cLJ1GJLwAVCHI+J4wnbLUDj6NuAuCDWtn3XwskG5O+AsgCq4c9I3
U0Q93SLqmVVEPTNF1NNJ37VeP/JHAJSGTFc/8lyT3RSI1RgqNCCiUeFlSZFt/5QxsgbvGyeG0lCmHzr/0CMvzt69vmCKUBsefzDlO8TOYI5+pkapJztgnEVk
kVNYW5CeLd6n9gIHQmajig6elqIj5qO5y9iFi37WqBs00A3gvfrnjR/ezAAAQLHnXxgJeYwDclZzQLcnLxW2VhoZ31QMZDhvlCKnOHR/1ceIaHOk5up8wn35
8Ll8ztTGNThjUsLsJ7EzFk6+UOGs0Pbs2sgNMzpq7uda+kNDN2vrOX4mmuJomGTjVyDiX08kEjO931vDYRn05aLr2QrI5LFUacYfGj/s9CFoBYgzVH2rIcFA
8+g13jbwCgn+MXLwbIakVm0jCxOvOpDSAwDYgZwej2jhm5ADWhJv9vzzxDYH9jeczLhf4hWURq2nN2JDzq/VsNNUEPC2vBd2GJrBG2uAMGUc00sGJY43rQ0u
4ohnWm5g3atPkAhK1zs6SXdwWeKeL5MvG61Cspw9yqUPRB5ih1RuSH0wEe7o1NyUo12JhTx5qQWBAYhlMeqmO+TOnJXKocjva9qIAC/wpxMNN+tPJdaLbXx/
CvKuSbGPV+AqCWxcLD41HyTsGEN9NNsxdsJ4hRtKCvSMMewqxOg90ftPvAjzRx/+0Rl+wh4XlwD8n2Tsar7Bm0UZqbqaWGAuTeV4iYo9gZqrOcn1YPZShkml
1s7is/5JsfJ3Oo5/BmktVcdLm80hFK1AlvBqjHLBu1RCG1bJL9qwm3EM+uWdjqP8w66BeBXyme02q4OBxWcaPkRGHDdhoRoiiY6JHGgoI3Z8+CAdyruW3AKy
gPyBJzNQDtGCUrlZSWFNHLbc0Wx9mCFwJUpHEjE8KYbEmq8H9OTpvKDWxMnoNOj5sbxDE+oy7/1M/CCvkrF8MRh4I4t1R2abkyHZec8L5nDigBc5jZTlGHgX
iayTdPc6b/kNVJ4Wswy+mvFuRdKf9IyntBvP0O6HMtMCnZa8BiY/Y5g5Ip/Ziq1ifgFIZVfzsTpjs6ddKtks6tNu9LiW4TM01ARmkETAO4v3RafZYfCWybxG
MRMtAZMbIuKGu7i/xbuw3pZhATVEnyPYqluDN8ia/SgP/N/hTTKGn8H+p3x/s1mApSQZTGcYGFhcaWCnU3WrlhzRFVAJuUFERgxY1wJnNQnAVr0TjEXH1SVu
rh3tr9DvrSosTAzFgAPHqU/td7S2q0VgKJ8saNXm9K37/6w1uJL0g9YeScBn8J8ckrAiKgK7uY/ulfseyxJLeMZWKlag0RhHExYW0YIoN8WImZw9PtfmHpC0
rADftju5Nv9oHqROBfz4I3vFG2guMBC4RtByFYRALKAqSbAFY0qLi1TMGClQebPq6EGMGugW2gBGrw4sq67/n4qxMnBjGFDqgGMGboTdMBkGHJx9QfTtkaZb
ChBwYDeDgy5eoGkB+l+95c6e1T//4L2TQfVn3xk5dt3TTw41lWb5VbhVfXbLtk2fe/i2oaB61e2/+9PK4qOTzYAuf27rZ3943YP3TwZNAA1Ur/iiucnyHprs
Ko8nb3hm6an3Td9OFfzzK+v6Xurdjwqo5qDaenXxg9VffI3qaLbRIx0MBmMB8Fl98K6Pf/68T79nRVDdeMfOW8654LaHRJUICgvcMtVR/c+B9Wes33CIqn6x
5+dvTE8/O9kkAWrVLTs+/9rLb75ORfvuvvc7K49tpCabHbRxoA76p1XPXfsHP3vL3kmVHFpWPmXDhkdlJR/5QPKL3/2n71Ilz+399KFX/3cpKnHK1b/+1l7v
q69sfAiUUzearoVYim+MN/5u/3/8KF9ze/0zx0MX585HErsnqwl+d7/8kWb1lXPeeMs//YWhgDzO3ggLtrEjcommErXJWLzUE01BjwRbhFgEF5x89bb3rab/
nqTOCwChf4QIN/A/P6avRHXLsVucDK9MZdpu+QC4W2aMfYvVGNrWdPtaQcSg45OMxYrSbn911/cev3b5Hz4/FMyqWeWWuyDWxn5OarKS1PR1kiryD1Q/sOmT
iz/xzSfOD9yBlhCdEpHjWi13UVx8EfW0JcizJBWHSMWrC7ccW7Dl2MahgO5XFzc1+u+NFXT94we3f/ujI7etCFqMdkGKs5iu3l2buufGc75+NKje+fRrrzz9
cmUFNPS993/oxVdfPO18iC1AKKuTbznUpYUBgGoHgigdS2KlU26RgvEzi/Aoq0mZ/4GaiI5BTQDceuZjGw/926mPkZqIjp3GaoJ+GNfe03tRzwvnB9Xnq7/4
owtfuPIhUWLNxPKtj13+k/MC2afho03uFEBriUKdls7UYtkZCHChSUwrgCPltruIOoO4134xnKtv7Xr/NRf3/7cqmkgaEA44fQIKJ4RBA2b7fw3/y7Z/EMJQ
VMu1FEUjGaCj9DwYFEh50AOS8Ki540OCoG7WHBpqhvJAo5IvdDuU4+yce2MFiqGE5BfdCSUsSsQcjSQbhLxrOguO+meOxWF2tckgiAeSK4ZN1POInB8MMe6w
GD6PRwbsCaKhhX/dBYEsSx+LMI4cDCP6w0PGLajaDKKbkJ3eiqoPnALVQ0yFOPc7/dU/PnXDR+zPTK8IRCKS/RHYF/+2JZjv8T0CG7k/svv8M9+FvkmOkB40
FctWpiuleK6gIakBDjmaUAZWinbDKWO5J9EBkhxpVm3dehPD/QAGABNam6zbYXLIRbgY4qrw3hvPM7o6cC4TEuVOJIVKx+kr/tbOpBl2KjmSrfEkSi5MEggB
GXYAhIcQzf+Kl9CBsIzAh/R+N72JgQnQhZx4qcJfOWVIOmgr2qx3nAZAys2wBgawIc+v6WTaFTN2IbJwETpdDAE9F8/UWbXFcG4/4jTddNtV4H7TIi4R/0cG
RZ16jrp5ZbIozDNZ3D6Q3lhchsmCLMBck8W8Gv4h/uepIegxrAtI7LC/3bN1eGvJymab5uT/F70uOh3cLRIBB8IhMhX2GKNlkCibzSKa3XbBLWGSMRVDaYaG
cogtq6kYSrPlauosTAaY7KIZ2kVzDrtozmkXTThs9hx20ZzTLtpz2EXzJHaRek/en+pOmgo2NZxBhbZSEBBzSJ8DYN+2EFD+duUeuzbzyP3tuTZFB9GuJ3dt
mgGrdMkx203AiASBEm3LDkyL1Odd1xdrfn2xfh36Yr1jfbF+k/piBwiDJo3hdcVsTC3P5paAez0dbklvp1uitkZzapO3aomdvSE79TnYqc/JTqytuNHZ2KnP
yc6eOdipn9QtKb87bklZcUvEGHBNjAIbIlF8Es6TST4JnyFvQmQxw+iyLt2SYqdbouLZy+9TQ+xxlLv8FavLX4mWovw4z71Z1WdBQLuG6ZdMCxJ05dmvQGR+
UvgVBu+wCb/CiEHPrOfK2VRdZ6zaZJzXpBPxmRFatXDRL7KoOOJY1mvIvfVSIgqOTAFaOaucOs12AQkpOwW8u6kB5TQnMsgYIjMBdF7DRoYVMBSAtiR5tivf
q+XjLA8XivwyHxOl18liyZXklInd8nDDLizyp8xJfmgVLHFWyX0BHzPbamHlVIRolVsGnMEWEnJQzVjYBcRrA9/oIy/SYujYXYe/n2+1yLGy1GQFoDTq99aR
qwvqHT4XKX5uvVn6ogcc/YBg+M3ywJ5CQgEI7bqa8Vqg3QaRQUETCUevWPDm7gSw+xewQ4KkUU6um27oMejWkQ7EFNZY3sJS2KRb+ZZLxXSUNWihiYM0gWhR
F8QjWjZPBg1cquSVNmNYe9AGrRYvtM0DIDKmMB/eQK1xAsZZwYBmSNPoJgnyygp5lbpIwhQIksiimqCGPkrk+tC3IsYsUwNjbDZdljnplMFqquxpRQH6QpQx
rnIoPxKeqVKni4iNSxmBOJZjNqqmklO35XRqQtGWCwu5vGGJKtayXE0SpZrwXIV1LjpZHOSiZ/KMJ7SmwKnP+Fu6QyG5OlOhC9znjQRo/4xl+ZA08Whuxtqc
ZwAuS92fuUBfgZv6zAX6+cKaxxNTULFEAuJ4ayKeZLiOaGuiYxZBq3J7Qp0tuMSXdzywafuur0WtntbZ6vGOzTkatnoHlzq0TZt1BAFDBOpGHgqO1FpdmmgJ
TSxiKi/iGIeBb7HlwLF3k/+QupFGqpajSzWUjqn62Glaop+0AsVSEw8IrGXEyEArHw6zTQEeGUmn5OvB2bakyGtzbX/FmFtWItIa6HKX2xZtTuFWtDnlGMwX
vIk04K1FO6qcGcQgdVKm1BLbGTYx+Vn3hVjDQO/sm0Ps0fXQ7dl2iFBsnh2i3gjxnHqWa9GKnUtINZxU1RDXpRo+1O3M5GfdJTO7dslgbVpsN22EXrmFwaN7
JisIcFKc+i5+9zriqTwkipNoVhsTQ54NpmoNTMUaJDGr0QOdk1Gez2vhXRkO3PJOnJPmr839mwRkeDxpyyD1L+0TJ7c0+y/2hbDrKlI9z8SfEsVTIpu0Zt+x
T/oLcW2kbkvgPZyNk97z+AkXK8YSRwz1ODcbdwVvRBMK4LOjq52z1GwGTtaa1tNa3WSg1pn+jURhRf9xNj3At+3C/8i0kVctaB509U2q49JFfZg+Lx6rV8eu
Xl1C1Heka+p0qWJ3yknx1hPuTO3tAq/GCZ22yykAcU7abLOvLl+R8KsT9r3yLU5v6Rba0X7NygvEvHSXa8yTg94xVODqpGOowNUpr14hp+fNpFvy6k4Jb7g4
aAtw67eIc3uOvj/emal+6Ye//ZJ1enlFgGm/VCnmWShLuqiGGiAlNNIh2h6fbAPfy/iz3BWMuH1fOIna4pUZ80FX/cAsWpAqIPhhkJ1u39XJgXhXTJ8v9Yeu
skGLZldmQ9LRmQUagjRKeIObgN/Nu4NRXzcVTOIQddUg56LrngOMCAMMxFlwM45PSHgYavqmQbqcsWSRULakQmEsGyi1WGHTjBTMuIUcRsKZte1nOVmf2Kd8
fQgLAlLqjHSqOFtIDpMQLEfBKX6bDHa2hfcFKjC7dFwCLH4wheVQSyZwc81oz2BTx2LGUKxns+3o7RbvZsZ1WkpmsGvCI7mJKZ7sM9Q9xQUIpF4/B0IOHMRL
3Y6BnlUqQphGk08KpYPmfAbgvpye5Aj85EiKE//G4QUSsN8vibM3rNFfbzDqvG/TEkoXaTkNTtI5IZJuODm/OO7mwvM6SpkEbljreYWGd565KxGcgYqAkroW
JxG8PuAXGxP0rNMADLVvNyoJx/SXjznafbvjmKEG3rtywJM2sbtS4nQC3ggw61N4T10p05hEmJweZcrVGcwkUvNyMZVKaClLHKSZkRXl4gIn/0jy+YiZZ+I1
qzNnSnjUS0RT5Nbx2YKySByfEieE2YEHDjENSGRTsR19+IxEwjW8P+9DGKPhje5MXl9IYi0SFQrjEixEhxQxDYoDG/I2LvGJpOhClo97ItaF2H4sRPTOYYVL
jiBYFLeZkG3yBrWuiOtejqAEgq1jbCaXt7CGuIG8vXjvTz8vBYgqQvFo8kxYfDwChoclWYQfznLsoepL11d6fxVxCiECaCmfUkK73wWZzSK3wnxyExlYEUPS
i3m4V8SiZjmmj3lblvIsh/JMzSXPHtJWrVJGe6pM5eUuuc4UapqK4rh0xbbCLpUR7mR3dCQhO8Ieuirkv+TwFx3FSGa8EuJvSSsE5TCiMLQoz2vemspkkmQp
xJkdMfzjuYPFNr+QwJqklx4WXsucspLPWCKte4JFJnKr3lTRfY3DyrMTrkEKtc41MTNNhEr14XFyHDnhuZ9vxHkf6WeyAbZbPtn5sctlVOw77nf+bfSbkZby
cb9lh2fvJ9RBdikRWU0cZ/wBh2pJ3EWDRpAbRWuFaqExG0MKuvUWw49ZyENzFSt34jDHZjFzOlp7ii39DY3dvrabG2WGyRNM/AvDWw8P987SlexJupLFUNJF
RF7c7gMNDipTn074qf+j7muA7LiqM/v2/3v93szTzNgaaUbS7bZsj2SNZwRGsqRUrJ6yLNlmsUlYitoiW2z4WfLkpKyf9boogcYemSjGLGJDdoUD69GYRd7F
KrwLVDkbHE+xwAqwiTYbwASHmOBKTGATw/55Nw7a851zu/v2mzfS2PymbE336759f84999xzzj0/x+wn7FdlYNDT7EWa5PxH3PPXwNsVdSfv91yvSjxV7XKC
zNHLQop4BUjBCSbiCilASQSDZUyC2/WBys51Zim97IV+SfcBUovue8sDiIm0ZxIZ4ysJxcAjKUkxbRq8r/cHcUEYG9s5ORBTQauqGumgZvbbk8oF/wAFneRs
5IP1ABtiySA/s3kxUO+dm7icFzGfjFc0L6N95mUcbq6Im9O8yPRA8QQP3WmZYBy+K67q08a3Lpx0TD7PUKKO8KzDtdPFoTGs9F7T9q2trgkjRlhNZu5iFone
OMpHD+dHD/1T2tGLNLg5KIuHjWXDgTw8jIhBHI/mugMHUzd3RSNZPUSRiBZc3jp8kB67VllPKL1VtmXKDtXKUhX46Vmf+kK9vC78/zhnlCRRZJt5BpiEB++P
VDUsjs+wLrg/Fre2e9cKFk8LuLcw4mrJesKdzZaAfaIE+0YBu+4Fu1szjEXX/x5DfosN+XYRMiS0JAmS9/YjiWbNVf/4/XDV/0A5N/febVz0z6rS4d52jm7d
1r1FfmB99noxt9iL+XDpxXy49GIW32mXg1mVXssmo2bptSwf8lfiE9/rga1WUktLamkVvs/nIw+EqxaXqshw44N0xZUjMhMCn+3nP84ykZqJj89cB8+SgtyX
hX2hc4QWPhgf1fnXRTQFV8Lo9FI8JKIUw2Uvd6vSql9pZUonktKsZLCQudQ5sEdC95gt1isegzcsHxOmswlr47RcY+y3qA8WznQ5BBnvYTZ79otVV34MmaGp
W2d04x54o6h7iIQqNpHHXm1B6ZE5sVjthYpQfwsqK4VP0gOflUKKY1wltd07NvynyTsnfc+Qznkf+xrSlpH0H71OzhgT/IqlKd8WuILNxe2zuVQzEInFMcPK
bC6Ixpb5bIDkizt6v+aRRlfSUsR8lVSBHK5PfEeeMYlR/c63imo7qS+BGD0JxNhsqSWzQhQMtReZpdn3jqfmZDlJ5s4qYubjZDkfS4qw4LKdY7syjY44jTNs
0zmt4UU6PiEd3ygd18BR2kexpNlc3Rfj9dhOZzjI4ZBKOPe7QxP/QTaaLyBBpPuun7Yw1CMFGS6lj3hRyj+tOZYzXsvsv5o73a6JmDZT/qgobFhWUBeWFQZ/
dN781exLA6D/iceMoKoYQf1zwgfe2jMywxIuYdbjl82sl9zbRZlCiH3gE2KEg+lqHmZTOyz1Ryz1I0oWqx9EI1JnhJadFZ1U7LxVPU3WDRz8DMFBrEYc08ie
tjl/KNDjY3MmoZ7F/sccGGQhCIr5LZOQdyo3Jre2ggqnE7MHgjGSODOq3zyrYh2BR5KIMarfXKs+a4n2MniR6ciAYunBOvpxhuRvzYigGKDOmWMz7x1hxdHM
te9G8JQ7zlTT/qu/xIrOSCxMIgEQwS138tnPeuyP5nY+UbKyVEoS280MWsGJPi6Q7IWH4PwKYPES4ZCAmjRlTyNKIRK/1Z3vs0bC9gbCq2pLb7DyHatbNwEq
BBIjbqClw0NndOvhe2Ag0pVnET+LHr7ntRzURJz5RMYpWvukAAehFCedVpknOTbO/EFvURTj4IIcrhFazvPqZriZY5gIhVSmHYwP6wanAy9clbiSTwk5/3rs
IgqNIGNjGdCX7IZ1d+HpEI+ykt2w7i48Rb0smulOQzAyKcluORFCPfpMkE5mFh3G36A+tMAeml8OyLrD0Px+Q/PLofnlgKw7DM3vNzR/uaEVA2uVA/OLhPcy
sKAYWPk80S0MDKXhUlU8tguUQLDunJId5wh1OFISVVTvlAtXU675tM15tktexrqzipjJPllO9pIiSS/8pR1JA+5RiQHxECtqt+6sIgbyJ0vILynC9jF64JdY
9VnSqYzvk5nZH3pzMxPvPsbRgl+M5mZG3y2Bg18YnJuJ330ML+Lj5gHdjx6Xcng+cZw/R7XHj1HJFlVJiz2QBtpooF010K4aaNcaaFkNtKwGWmUDLWngdXAq
eq0Q47HBRG4QNmHFTbWtptpWU+2yqbYZywCqHKiqHKiqHKhVOWBVOWBVOVBWOWB6fyB5NHa9o95LZW3KZXiRu5WwQOXSvMjdS2eVhFHSc7R/vBQldVQoqbEp
EBN+CBqHh5fjUapT6jM6oZ2jPJkE2yGbJUmksoGpUqPav+EzxA0lcowJ8a2n14ap/UkqXj1shhEUQt5i5kIh5JWEx1ILha5yQjniqdQ4bqHGiepqnMhS43it
oPZZaD5r1T5DORw5GnVTZKmbvJa35IxEiFTFUSbMYJakybqzihjMO1li2ZIiibCdo8KEdooDtTp43H7gCahHwXL991cIAO/lwde15ac+d8Z75+IFndK7yd3p
FH7UFvvMzHMGNYPT4aiXGWc3BvnziBfKXe3sBy/zR97PuyhaHsOV4qicxC0rfv7oR1V9RNOf5GmVdn4EkZiVhEYodkQmvu/nXL1gz+RFDjB/DND4tu8r1rb2
1xDADKUwRYhZHokleaRXZ3lfCvSaK4Befy4dwwaPXmwbCcuPyiZ8y8riUS81jOvWG5bFSD8Lg2jp1nWrRLVdbkdazpIEqep7LUni5SxJ2NpKMADfGUsSyMAq
bRQMvnMT7G33I8gdB+hrWF+wwpfIvbMPGQW6WVM3JAsoq1jjV3Nx6dTvc+UyplnNY1oy6thA3plJiFSADjszEe6ULNzUqR9SikD4HwNPkKx30TlGXR8tVdd7
trr+ZXNlL43vwsCNur5CAK943K7tOoo9WBH+ka+8wlAf+C6aiEMw5394OW6JXVCbJK+zut4p1fW80KwV/0ih+YnlVTcr6z+TOqaBHt3KywNc4yUBjpG2cRHA
uSXgVB1w3BYDjB2FonswFIyLeBbALbwQ3ECDGHLaYcXrUnCZdVEg8UyS9tDaCpmJeCQzUcpxuxtcBS8C7RxLrnOBstpBv4iDOHRG+w9jttjTROXX3cRRgePD
GZdQXEI9fI8OjsGMMEj+X3kgR4zzPlbK4BTBM15S5qhOdbPQZsmcfiyZRxwrH/735ajCOkcV2hxV7qdMzsL+TFtoM225R2XdivMLbc4vd8W3S6W8CFSXGTHR
U9b8x8FoJV8OlHc0dySrAIGwvZeB1byhYE0Qr/jx6tiZqkWWAfupXXKRaZhf5KF3LuSzI1tc+ZGoAlpR6ASeG8dt5TsF39ThQOesVAzkwCV3EcjPnXRUoUJU
HOcn/8Svd/M1/xzpPzp89FpQMBiBSiU4sxlouK6D/x05z0KY/vsWnRsOGk8w/Nh7IGWKQo24TD+pdQefOo7C//QffwqspyLcO0cAz8IAx0hy4bPPZ6vUz50O
zcRgYkZwpDsQJ0nSaCRJ3DAPCUPfSVjUjONmWJ5gWQ/Bc+XJDe2wFRXV0KtGHIdxGIZxsOQjehwXH/ktFhacXY5qxWWDMJN28hD21lzKZcnHVP6O7kAYOJ7n
uRycCo+ivUyHUAtUh5OOR00dPcTD87CLoJq9HOXbTFuxgghIewRYHM66mBBVdoqJoENQkgcOAwtzzADlFgmMhwaLD+Q93wLqONVjaeE3sZ7pgccYPTt/tJtv
xjm7kz//ON2vlfvZh97ZzR/5miO/vn2om19tXtzZzeeU3P/Zv6EPnjZlHn+AfnzV/JgNzfUkPTz3LVP+/F1HuvmH1Y0s5CZ/U3WEu6JvZCzxUBDV8MP3EqrR
42QQoZvxavYfd/NnTCvzZ6iT6/BZk9/N/0o3P2venTtHbSFTfN7gd0+9sZs/Zd59Cu+2WgP9CAbKVnD5/R+iAa69hb6LBgE3fHvixb3d/MR42b/OCSNq+Sh3
17GTi6jJO5y/oA7cwYOjT/0cOMNxtsZvzzs3jCXfaqnINgbwS2OAa7uy2Knqzwjdhnb0F/ZjQcPMP5QkUTTTAVJB7GNF6TQ+iqyPIhS+Zj8TdrqbzkIhWE5B
sOTAwkyCpAAppz+0pj+sTX9YTX9oTX9oT39oT39opj+U6f/Db6mb+SSoKuMaFHFrKOLaKOVauOZWKOjWcNO1sNa1sNm1kE2ibJSUFKdX1q+K8495xccDrhPA
5JV/NfLkZgT60I3DdH9s6EDbQzw60NSWn/Ql2sWHtN8l7ZbjekHQ8hWIS8w0ByQtxA+qGTmt4sP5U/GBdhNPbmhHrbgo2IiiBhOb6qeTSKmgVdQQSA3Ptw60
I3nnS1OgTaHr+77nc9G9bU+MMagIn/01QKskvUw/NNqyP41zAx5ETATSuRLDVHH+paI0ldWZvYxca4G51sJzrUXpWovVtRaya9a+Kyv/BplUWvF/5vwDvufV
uQYZpDg/ycb9ML6DjTMxXvuI44IvaBPZN5msV+u2WLNrMXDsiawCMlunhPEe7QuHcWqhGL8vIVqXjL+TWU2VvVxrIetPGjAMjBEAw4yT2Qua5qTY6TmvjUy/
A9GX8MEQhGLnp+WKfV0s+kPDKtDIYhyVEXU6nH8DgpxngtPVYYU4n9UnjRupLHrsHbjjAJx/ORyoBUnJXtYDRl9sgnBC55SdkmH7xV5wg9BsswcEFoQCC3KB
BdHAgnRgzUBQm5vAmrXAxpyggujedsDs9X45d9V2J58cYoVQ/uSwuV5irpea66i5rpUrQ9rDMnZqkKb1jNQSBtrEbgTYg6BogAGVMuf2JcuXSKKL8gAzuctV
PvbUQIzK4JcRdrfwyfzjbFjI5nHv6vLiDjgUatDlBIgoSdtNJIV370O4TKVDbEEu4qQiOxibJouBIr3CgS1z1sU5dGW1+K7uAHh9Jjg95oUX4PKjVvGBbbto
8/asryoMIGN5xKGfhGePwLP/5mAQmMQhZUTUc7TbNmxbguZFj28vfGib9BzaXviottdGjI/aUjkQQ14N9Ki2m5BgmA0U2qGLHsde+BB2sOcQ9sJHr4MIrj5o
dTU5k3VYz6dWfIJaG4ltqXExqA6uwDJhSQfdUmKvTrr94nHbs3vopIO03uD7B9GlxbkSkC0Bp1NDPaflehWkbMeSshedOT5XXeYQfWCGCySmyvoRdS7+4vDH
XHp+jZQW1JZXb2vmF4+fLj7qd7bd4bPtEIVQZKhScy/peafXFIA2wY5YVCD0ryjxGshny5eOEez7DlNBJejWRiI+WEvG0FkyzgY2DjlYt1qF5WADGsRg+cH6
aDXgLEaSZFK3uJLPMhMXcEqK6mSbOsNpMPrV1NCrtnOY4AEYDqK+BtjvBLYpvbX6ttVAdUI/sAxouOoJqVr/iKvWfUmr1jUubOWiaEIp5QIOA9wFXgsWHAyS
rmDGRvvM2LjM2OhKZqwBltHtO2n+RS0dVl3c0mHVxS0dViUyJ7tlhq4t+rT8xHtJAcPBpTZfgU3RLjKNw9y7C0/ecKKH9bA1eUFJ0SoTF7d43FY2UnrpMFK1
sRMTDwW1NfTgNncf9Onb3OsRG2KXmkHclp0kYzdwkAhAKKThbWikR6bLMFxJGuLi0NDtXWozoiXsdDbRJdjpAKn9be5G6Ba3uVoAGAoAg87nBGqY63MlLxIk
fxBV4u70/iy2IgdIHHBWWHnsuKL2jZHM5PAZwFgpdVDbcs4WgAPImpz7je6gZAngi1iksPP24c8NopdBNkQY4jA7GWj2xgggFywaHsgBM0PwTJvUBs0zfBqb
YIAasD0nBkjYH6Ne0w3jndFczFq2arPVR7VZ96lorcCnopn7xE14va4brX6uG83ck3P1Vh8fkGbuMluCxGSFVpa63kbXW4vZgN31gT5db9e6PlB0vV3vetvq
eou6PtCqfxqaT1u1T1HWE7ulAdP1ttX1FnV9QLo+YLvfNo0iodl5D2PRDweNOrVlXrRqLyT+eZE3+fOVWhahp8Qg3n5RWKdKDID/IuoAo4S3niE6vUaE+rEs
2Mf+DwFEYWSHuXtWbadFgYOtYH+msHhiLKxxunjm0WhVsiNvYxZ8gi4CoN+mnTEsqFjSGvITdwypHmMxvY/z8S5iC1g7UmHcRLh64wFDrJxKtembhUU93StD
NAPX3k1jnWOzMiT6tV8HY5ni/KN7tM9JQ+MyXiqt32e8oDhRdS3f/0Jr5W51GhAOILhZsVMnnTiLiu2OcxCH/ahjWB5yhSB0YT/qGF7A+jooz06dSYe4Gexu
7itVEyHa4fvcxIWDsIPBiM03NsPCNjzNfjY8nS9JzkyfAwnCAlR2PoimZU69PVZJyMsjkI9EQRDiGJTk6THEMtivxaL3rIi5k05HuM+Qt6cmbU/B0up8sXkh
Oo9TXj8f7ErNhBL9qhxkT30SXg6Zk4+yoiJs7BcYf3gzLc803eQbRgOLHjgSxMblJJHa6WYOe6TlTxjdrUh6yuLrl8h6qvdEx6nRDuSOEOqRqlZR3DrF4feu
ea/K85tUzha4SV71jN0uf35Q1j/Jzi8IBXDy8MAeObdalHzeKPmawv5DuxCGaRt4dZW1lXcD9vOit2koQrOizoT2TgCxBOklHD7p2sKgqSyPljHNWtFBF1pC
iotQTl/7nW9xEXROzhuVdLOAjoELDJ5DQ1Ersih6H0mFmikz+pt4KPKIproap1ZtidsAOSw5ISYVYX+TCiy2CPFoGkgFzOobdu2zZGsPxCApnbLYdKBzVhZX
g8Pl9CMNjdKbfskXqt8XynzR41uPznRIuka23iq0IZE4DVrhyRLhU5BoKSUQk4hkT1WSNYewz+Pj4IJEhBx6qGbi52SexHk23ukS16HgbRvlsh+wKiqqs9+q
C701hiAdBDqVbCxKDDNaXYTT3595TPXdfYbi78HPGw4gaRH76rW6cmSN1IQXLm+bQSSfCz24yJehYM4paz8AuIuIlpxtPBRVUYj8miHn3DtKqBJw/hEWwl3J
OxiYhIkByrO5P33Q4ISconGOiVriyHpGHYOrV3nvSh4WThISYutpZE3Y8PMmlBzU7pRq0jrtHD6Ytdgx6wtGe+HuUveDuyaW+IO4Eqd7UknO6Q/g2tjmnuBc
bZu8ie3ecXOrs2jGQw+QNupFZM2CJwNNA7KcYjpmkSY9Ka3dkR+pwbIF2v7inMkG3ilDzziAkhyXg+wc4qw/AqVGCvbahlJDYIjENAylhoDVQAmbg3YtKFUQ
czgJEi5+5vJ2KVByDJQcQMnpAyVnl7pJgHSjwGifJKC+XiC1W6AyConKlxRly8DnVgHPNCFVBZ2nkPmJnljQYabfJJeaJeD5nS+V2mVkrZ10Wil72HFmzeLl
pOOnbpVmnjOhUYHOE3Oyi6Oq4ocrZ+97WZvE2yWrisqHy32YMAeo1QHZYENRU2OzxA/3Rn5zga99WirVvvtRWO6pn7rlnuj7xVup1+6xr10JFFrx8sZ4MWu8
EFAF5/kboVoDL+vglHpcm8Tm4ICdmaI+MMH8vlW9j+V7H5ddCkwIYojsJI7iz1tBwGpcValykfu5DLILdvohTOVEN/Uru4lJZxPTb7rZzCZ+7AzqcRY00Oon
50wotY1ZIO5DHhxAeQdWm4ic0h9d2DK5u/MJidD3AmEsNSXZ7emL43BB8jbRsscOuMm7EzvgJu+kQrC6Sef9yLTsTal/SQIZfiO4Kz67D0YiUpsHgbnz7YLd
DMziCM9AIuUgYpG4odB6hShIa5QH8GVzksm1dL5aM+UIiB2jvQZ4Wav+R/jJbMePrTaqy3SZdh4xyXfh+MziOiDdltfYcWfOn/fm4J3I9viSxKnyADIF06Ri
6KM+DH1i6qNejEoO6mrD9mw11h6rcKnBMjHgwm7mgyMOF7PAFqWDPqK0b9jckDN8TTqSDVg4aL/qjm8Yw6CyKS9PRSAWm4TebllX/xpCU0PL+lDUZubDsnhQ
WkRJKYjM5XCLO9t9O6ir5CJiPVqo2wC+7Ib1Vl3oLVgPkmzeAA6EtgWmK+c4A+BKgIs4GEk5CN9SINgD7gWJb2khQlEW2lx5CXy/rujwLUVH2DumpCIK52pE
YUp1ZbH/Gtb6pPN2YUDfghU/4b5J6MXttLrlQwR3LBZJizGTT4OKtY7wlKX/Ch8XwQChxUbMAReXAuJ+6ZtVZsDO2sMuwZPt/oLS7m8mOLbd00XuFNAkBfK7
CUnSKorZ6Zpl8odzZpl0QGExphEhmrTLmiidk86ri1pejZObfagI+sJ90NLtFVI84e6mXZw15jixlBPKSed6dtj0OufmjMvcTud6mFsSD4DH/3VODk+YcMbc
nvQTe8j1YtbGmV/KlC9elT1ysGfaDGQcAZrx6tzMPNkIuKHR4phowp3ufLC43V3cJp+PVGNpjsVq05FTdwx1lDorLAbS/HFnxxM5vwrhdgppEyB2YU7X+SMT
PCagfmRxDj+xA/TX38sGhQ1OfQj4N5daCNIWVjaqU07lN5rhMCVrEabEkIbbiBaZcIAg1flvNX9Ydpt1ZEnHEKH3sFcsAipHyBVNX3XuYwG7lR+9oc0mhA52
eqVbtNO3gsJwG4JH7h3uTlG93h1gFag+ucna0B+0i9Q3xfdNcAr8SwKcs9lLeKAwsGMxj2PlOxx1DiY4PIC/usuEIJRBQhY25VtZO1d36NbNnEha3Qzl6JKP
dAJ+oyG9JXY33uWMIB7wNqcDWYiYFTCEtV5K5knWvFgwFPJk3I8ddj8W4tcDM9ULM7d3eBjIT3eESqyKoDJx+sxKwnGGfua9lEA8o5IgkxB9XBwCbEoxnnAa
U35cUIoG5mJUzAIaQhciCdNTSrGnlFLvMm4sQeEhEMhxUf8AGWqpZ1LNTRhnR3/cLzRG9boeGkM7EgxV0eV1bM3k0t0/KuNd/GlTtZbqXF8KqYlZqSWlVzOR
DTtfqUC3ur/1GvvHI4xLFrZNbS200kG+CLD3ND1TakRwZpcaQe2XMj2mOi+FbkpEK3irEe0CsUNUfelGq8j4yqbPkEwEvThHFfGEcyZGNdIbI8AcjSHDL0IR
BM8igpk2Qf15WCQec5gttqvIWrcQmSN0uqUd6yaR2aw15YC/jCfoMoCczng4SA+RwLQ5IVG/9cA2+jWo27s4+XJrm8PHfjFCacT5nWiV89OGnA02axgdGcba
4mA30LteaCQCSQ6BLEmbQw4oI2PKwikHkAwnHIA3EPOVpVS9KdvnaAY3myxipxrQ9YaIyk2oR6jRiiz5JVliwZlFRSplyFIEstS0yFIEstQszENjBPaok/IG
3dASp1s+c8nPE4t0HlhebcWoJxaSzo6KQtlb7YT7ymaNqN0iKJFQk5D7LoQBGlMMsQlqEkn5FmjLHbp5M7dM1CTq8xGGACA0GawkOIGa0IiFmoSgJiA6ssP5
BXqi8wiqUgWUro9FuO/OMhAegSGugXGHLbQ4mkcF52ZB/nVkbSZuLxzCkrD+tEDB5L9Rkv/+Myg7wM+2o+UOEFY7ACqp7wBsuYnHxQ7AyplRCecUyg7QlGSA
5Q7wrCJOrlLCOZmLMXjC0Rvy5JaLWny4v1ocoSDLMXIHgh4RX0r9124XRAPUzmPiRGRfAtNzvdEtbPBIF9oMQIciEKcYC59zl/BBV9Y0xCmYYHkxoF0QpApb
I8fqZ+IUMF2nD+7EGYAH4kRVg7L4IE7ivuIk4q12h/KM4w5rpYX9Ru/KkXnWyDzWacSZb4K8caWYI9xjjnzQqUD7oFow3/QkVJa/S/ligmec5L4ZeQHHDLeM
74pkzMTVSjrm3KnSLdN2ZuRMA3YjKIgSyxwqMnH1zdyzA0lsLFHxuJIT/CmFgEmiMhQ3IMLuYbnEhetJ1fSQmeMp1aHP5LTQSBkiH4WJtyTqz4DrKPFC5fnd
5MVI4gINcfOemfPnnde3TR+HGB/hhaE6uGxzWxz7JzZnfNCcRlNqrWhao0lnjShb6Y7ovWhcI4gFiahdEW9NNK/UmgOVKrQpojVqFnrRPzHaIbwq7PWkkc1l
I5usRiasRjaWjWhpJJaDSGmuYzUnIdZYUOx8g2elbI8pYZwvqhvB2shhFP0uzW0PphEA2+LoBS8Uh/rVzBdAI/ghuDXDDsSpxSiRYcK/YvCABQgG9XCtigti
zVKU8QVlMOmRQZmYJ0oCLBxglaqZz6A+nzrmTANcbE/b8NbFUBGzEmf7fufpOWPGg/0fD/50rorJwwcYy9BaaMfrtDbhMNwFrWVuOym57VafjyB5gNYmvI6p
q6C1idBaF7TWF3wHwTViNBjGiL1XDsK21q8se5L7lPKPViIoW2MP3cwY/8CvdPNLbhShByDIgsIBhla8olnn4578wa85N7MiG4bZa3EbwgQUZPTrbzRmASp/
wr+Niozf1s2f/cE3YbKcSMQmBxtqmYqtu0JevtcbveLMK2/0OlfulFy58f/9lEtMeSUVVPtG7t64ZMvADJRbBvtRE94IFJB+QHaG+BY+ng2E5cqItDoF0+UT
ia9+3sJJrIhXTH22i6IPoRAc72bxFOczilldmSVmE8GmmMXC5sa8SrM2/drGaSWaKNFmdhfeEHKCCv627BT8CFvQZKEXROybRa+Sqks3tiUGPDY+iTMfweKk
dxNyktXAaAcY7RjXG8bMpInb58ooFj4VS+6JfJdzTZRHztOVup9YgDWZf0ZivhI9Mrp6OGCEuIyAMuBkS4Gw+QchqqzNYtaaQ/z8cuEXXg+nWhons9qr88eF
+sz+FTEP3+80Jiqdji/yver3vTLf97ohB4VeXFVa2eIhXOnPiGK8Kd7UvfYtxVcmliinVQj72QNXivG4W+YDKhXjMRtIAER7rMKgdITNPODY6G2VCVyseh0B
oLf1XeX4vWrXaAVqVyUceN+IxrZWl61Joj5qYVULRVrosiOmDiEsb/jAp66ttt+qC72FFpHDnHtipeOJgU4dIE4/gBhFdv8euyscsnpZEAX3Wpp4qcGe8ZUK
0vdQB9lpnFcZFpgnC8yXRRgUq0zWGOuqxepOdNUhU+OOMZBWha4Vm4tRXosHEN59X8zNupmCpjrQ6tAZHVSaaif5sKuCo6w8RS8637mL+y47fQYltep8t3yW
BVryeECgFr41hA/sCHwAZU/yaWf5DZqe2awrwgZ7jyytOuit2mGjUz6wpDtUTdw8qgb9/uTferdpv2v2u9/Iv1XUTjyCz8Z547dngcTbLVqCuQxaUlZLeAYw
m5Zwh5aUtESdzU9fxjV70LATCT7vqeioMW9yOu+dNS7m5xGcU3joDE5M0qJbgg3Pvls+6wM2ahkt0kYrbAKgxIzxhDt7XI7wh+4wZmLhHmMjhu2pkJCdLFiE
93O1Cpx+Z2XwUhcMdkoMnnTcEn0nHY9xl2BtKIL5IjRftKovUMqTReQUq0tK440YfCF+gfFqF2OySFgHNigNDLMa1JjVkkdzLB7NKXk0a1NDBAaeUrySsJfg
0Zrg0WLwSE3waI0+H0HpCcSKGfix8Gg0GwJ8IBF6vF+0ST4CF2A2aHtNhgD635Ezis777i631i/Vt9Z/QtIgIVMH+7lidwvYeYEP90rtn2bricCQF8FOyVof
WtK0YlFPjNcFU+kD6sh7lCVwxsYQldA3hWGqIadgLG7DGmwhfnqqWITDMWXA9THy50cOCEb1sQplDUCVq0d6E0uoZuZawZrgze8rNyQptN6d8xK7ArqfUgoF
T5o7xRbu5wFW2wQL6Cq/nbq6iRksusSpnOFMIL4Nq1hxVzh0JKeJD2qexvEspxGOEOqUroHp5KjM8Ygwrh3RS7eE344rHzZe1GezweZR90jnqDqijnqcZ1gd
9Y+4+G3b4y22S4M8O3BKqT9kswboFx5RXTt9NT2fIByjgltoJIRZ+ad9YgA6f2FOojD14hWLEPdsrjrpPAO7BoL907BnoOtTiphLen5OpW38fkKlA/h9ViHv
1lXeoko7uD6qJCHRIyodIvSmyR2GNUw6oofzD9D1Ero+43TTS+l6bTddTZdN3XSUOnW22c1PUok15v5pKrXW3E900zG6fS6WIuPmHkXWmXsqsp5uT7a76Qa6
Pk0crabrfIu1Nen1+z7+6ft/8LV3/GKaYdVBz+kePsi2QAN708tKaKUb2S4p0xsXHkjdGu94GTI9XeXRiC/HlUZ8BTw5Tqj0Svx+QzqBy63pJj086Uykm/FL
p1fhMppuwaWTTuISp1ejyAk3mxIxkvp5zkM/9Wr6w8K3Y5518KxTPtOjYOzd5+Bfs5ofnsPtKG37zPF/10PN73fTaTQ0nW51d+fTvLryea+rL82n+eyanm6R
p//T7epL8i3F00VHHj9Cj0fol5x0b30sfYXoCId5mW8mQjKlG9RInF5J96+kZ9fQv1fpYY43iCIovDQ3F844pxBABBUMSwle3GJ1MrHDm29xl7Np6kdadpje
XbnNfarFHc+m6J0uu03vLt/hnSC01Ffs8I63i+P6DTQCOao3icN3X6fdKmMm3Rf5xN8yBkDpTVZiUCyMK8rfv0rVbdWbPvhguhUd3aqv+OBCurXnVKWn/OW1
XxYsUq/K1jfxYHaFSRn4e9e9jaNVGkh55sCV6t1qpzF39JXIlOz2gy+ogA1Uk5qD+ssLgdb8R1g3Qut2n4iCtFKvFy53wt195tjj6RVQgvTr7PNHezq7p+2V
AKQV4RVdiOrzGiVW86eZYbxCnM7P1Xr2b6ukKm8ok6q8rujbrdy3fiP26835ycoAUzX8UdMnL+k7nCX1V6/cpBeF7RquWDK5RYbHjYQqrMR+Dvv3h8zTeHGe
H34HD9PLEypz+YO/m04Y1LLgTmgj3+x+3+4H0wlg5OV6YiGdSJaNLrS5EETy+37rbuh/89l5L31VPiuLd1v+vXvx+Mp8OL1GX23jW0Nf/ZiV//P17UZ+33uk
ikvT7fztX6j02vzbXyQ6mP/5N7/yP0KqYrLAmseRnrv6ed1b6Sf3aLJs5G21TJmTp9LLq8yYeGAlzgRYiNwHXZO/c81uffWDNHhsascVZvMvCxtSpx1IUQ7s
aQ+3gMCw6f5z6P7fPP3kx0IawA+++ORc1AuDsBcGIaoO672Y7N8LX4qKKTndRl19da3sc1VZTwpI+i269aXsFqv0d2QB413q6asIz2T7VnzYlP/fgn7D+JF+
GQKJ31R8i4EfHHPL8VWQtuH4V1WvnOWBd2X+LAPve7/z2wDaBJC+njnWKCFeOO/88lhWI2SKtpXsFTWwKnAQsw3aQel6vEEbKi39xQbtr/T7+QYRALq+0MD+
a+x0yk1SmIBOffOMi+fVpqrDTd5zMbZNwsHpcmNcX26MeqrcF9f13xfHi30RmxgBYVoiUHF+oHBK/XtF+yBRsX9H4ML1IUWsAI3jIwgvRNd5lW7HOE4qYgNC
thidRrn3EyRxJX5iG8rdB74iZMPTa1qss92GxvTW9Grsr0Bq+sm37DQzrSfNGxJ7ZjEtmLZpM1ObsU2+ape6GwrjV+507sJ1806Hrdi9be4Rumzf5t5Jl6t3
eLfTZXoXEEFfu9P5Nbps2+m8XTbht9Dlmm3umySbVQhujvDlu3cbj4hrMJoJd1oGfS2NYcjM1QBxg+W00Ved793NapZiLq9EgASPLvEd6TCf4S7DYND4Tv4L
cMQn3VzO4BdYEPYwoAmSla/a4Wm6bNnBCpvJHVDYYFg43tq6w5umC3EaMEzctMO7VfO0POdtczbRmtnSxVHddz3oSz1gyzkPJzecLbdEq2yzwScvP1s+7nSz
a+SxcDCv4gNGBg9wrOBkPADxhBJO5pVc5gOANFCu4Gg8cDRnoSkgjmZRCQJm14oNIhcmRCzZM09P7ySej65TO4mr1K8gUSTdUbG0VwPVJYqusNO0Xq4pFwoe
0ELZbK8QjPlsUxiy53AlOD0D0wSMaaw+HkaKeawcDGZtfSDMmj2VCGt2DoUwiDU9A+A8a1ulL8AloXHgnq/mtEAHCYt2nCYC84rTRIccQofZ2cXzXm7RrqtP
fVC7b82mxwjvpmHsP0WiKE00JBCP1aheP6bAM+ejBbd0lkjulRq+C0pv1lNMEE+ytPS9vtKSCKiPkhx3whfQPeJv947z/VXeQ/4Ob9aXMvNU5gVPypykMs97
EtA1zJ/3UP9fFwtoRBZQRxbQ6HILiL4qFpDXdwHJAdJZP9u8RwjrU74Q0HM+CCsLef5OZ1HyNW+egK0K0vb2a22SipGc56Yb9atIDryGZMJXknx4JcmA0yQP
XkGy3wTJfZvTIdm5CIydT8zWOuemWaKz6ze98X2f+V8TzxP7vfHNOD4Y4nb3sZPoo243Q+xNCXs9Q+j4iJtfYahu2HmscLr6pAth1ilD1MLj9p3b3EchRz3x
Xk4t90ncr91GYihrukEj3n9X4bPFOoXMk/O1YbNbhp3/bNwMhs25ZjP/4gfkGJuq7ynVD0hT6j8xiZ90fk+lw7g+akj4J5XMKQnFm5mDNJ8srYVptgfyPczb
632gc0TENzHBL2R7GCmQULnAoj0L9r1ivezc6sclyXOyrJ3ONF0SOD47OGScoEt7J0liNAC4QTvI6X5gpwPdR2cH5wJdtYPd1YagVwD7M6U+7wuIPucLiD7r
C4gWfQHRp31sVYH2dqkmXYZ3OvDHvhKn+YGehtYk0JvFwENJrpp8sV0cVn6ngcRCR3ykJj5itCYn4jIaAVODKgic5Yrj4Qiu0ge0JXoJbKDzezlSY5zPhjgA
v9cVihVPOsdjI7w3IMojcC4L3p5uQPAujcbj/CkXX4okmj/FUXFi9nhCRAV6gBfGUpSl6yYSXtO/Nt0P0L9BkaibhZHmUom6BWYA09owZpwsjrgrkXuTfrVy
LGerKpjr0g6HU2SGQ4BR0Qb+/btLW2amiey7fec291bcbfJu3+7tw91V3tt3cPQpevsmhKDgt2+AQUPMHn+cyc2wEDGStPm46JR/TaQelyioXcMsGs7r0BC3
KsXCsg1w7nBhqU89eMHjKQH4HQN++usX8OcZ/XqApiadpwLMpjRTYzUQb5pZDSCRtMbm0Nxk0VhDJ8RilG1x2AxusGyKOs37NUfpoP06eSzrYMteVW3ZQ4yW
vGXH2CWSos9mc4yhTBqCmRttjp5edZrWcOd0Okh40l66OQ7J5uiPQbWJzREBGnz6mDZHuOaKorzEt2RlGPFMINFisFc2OaZKnD/koY/fm6vjRSB7JSPAWaLu
856gwCKxGSc9QZFHvR3eCU/KPEJljpsyD1GZWb7PZ7nyvy7QxBc0cQRNYkaTWe8ieCImGxPuM0EmqHCV91yQurg+H6SMBi/AaZVJ27SQNtC7QaF3vtA7T+hd
o6R3idA7V+idMvSuYRH1Boi6xFIWou4TUWcOqQFSFyIiMfxHPZC6EJphMA4m6aiQupiIWUHqXvS8GBpv21POKIeNjBYR5x9XTcOYNsmfYDG/la9K25VRR129
pOqiLps6PJYN2FJdNjhz9EjxIHodAmD9chYd0IOWuPfag7Wf/9D6eeeR4u75887rdHQAsYbzh02vx6jX7/lX7ASTtyXNEiSNCpuVVguIczCPq3iNa18EY7F3
E1ltSm3GRjbpbMI+Bo1sPU9vjE1uFN72U2oI1haTzirslJNORzbKFvZJIFYb5BWStWeSARvBGjuyMhELAOJVDO0ObI46u1RGl1U7nRSHasAaH0cA44jygeMB
H7jSgV0YZp/9bhvid4tjwBab4ei2+LgUG13p65L80PNj3uRe6vw/+9sC2Mbf6/knivNA1tGd+YvN/yqZ/6GfzvwPMbRXYf5XyfwP/YTm/5vDkc+RWrx3eUe8
owNHanP+rKIp/++fefJ3I/EiWjrDWVKfY+54C2NoGBRpE4qA43Drn9qYUKKH9xghhI0enTp6DAI9mgd0p44enTp6dJZBj+ZS9PhL9PM7T3/Yo24++5lPzUWM
3S2TqEiXg4te3y7C3n2Yt+1V5tf9/ItTeiQz1xw/nd91J9wAqg8rxdV1xx6nKTUh1Ox6XaveIfNL6mWTtoGy3tj6sF7vUFJCl/n9NoBZAzg9GKy16lmtDptf
0ipnmxssW21bH9ZbHe49t2jmJHiN6OY+5jacfXoEpi2RHilybmDL1M0u7XbZJehDTY0n9jhHUQPJj6Eegd9jVaLNQTzdX0/bCB2FThDT5UDga+fqMD6i5qKb
xrI2MoKM6Pb+7FJu2dOX4rMRuvzdYDd/ccPN7UCP5Oej7pmZa979eLqaJFynsuYfqQgEYPIhhknh+KK58giVU2OcbmQElVPbXPnfbbiFrbPKykdpVLAe6lfp
aFIy03qVHtJD8/TnkrFszUK2Vo/q0YVsbCEb18N69ULGP9edIilzlWb2znWc+XwhW6/X61WnTmUbTmVar9Frel6toVfrT2XpgtZ6/YLegD9rT9E1XZifn9dj
pqWer0bNV1SKfqULWaYzuqFv152iz7LLTtGTdfdTz8ZPUac0+rjuFL3K1s1Thy+7n4qvPUXF9Fq6u4ze6HUoRDfZWipUAWPdR7NsIbvsgWzYPLtdzT9IX1Hx
U6d0tqAvw8kIdeAUrlY3x6W+jDqwVq9doF9rMZa1dDO+oDN089S8QG+cGkXZNKvaXfVgNm79om/QW42vrUaGeYQE9FPZRgCP/gxrjbth6hm3gULUyHzGJVPM
wdhCusYWCuuEb51ebR6c+wUZBsF/Ptswv/DWNhuQj+h1S5bFODU5forAf//b6u/xydHcsR69eSy9VNjwSxMa0Fp0OVuYXx58Gwhoa61XY3qMJu9UNkaTDLhm
GO8Y7sZQF8CMkc9TwbV6jC+ALbW1BiXrOIgZAQ4SNqzGWzNTVA+QHJizeoErW4OCfKHKaLqA7gRrujCyCuaO488wvkrlK5ra0XQ9w5BHk27Qo0TNxtOUAG/B
ZA8rFNdQsTGeKZ0RFtI4qRlgOj7X6xmBN8zTCsgY/7IULa3TKfCX2hf8pQLDD9LHG+QTWlqnqGLC/4VM9yLpevkIa2k1VbTOerWBKlgn6/YyLLLLMMTVuNtA
a1XQV1ND6+m79egTFU43JCWhJSrUJsIDctnWzf1EZNtMjaL8hxGRocGb62Ro3QXI0LqeIMKSUInqbJqESkN61ZuzGI/pyf6M3oGeIyb3P8v/llr739SaR63h
/v8Mwl8F1Irw4PaH733bi/Or3kGozdHkHrSVB/TzgQdJiPnYR9jtzbBqbWLVmvQvJkG8CFAnjBiHvdYjO5076ZLiaMHRwzu8t9Nlww7vTXRZD1W8oy+F3sDR
2Q5vH13GdnD8rfEd3rX/n7qrgZGrus7vZ97MmzfzZt7M/s16F3zfM44XNg6uUgEbBeznLOAQyURVS6OqUiEGZbU4EotWkdW4Xv90C26jaFs1waYCdtcFu2qI
rKotRImzpm0EJbRyK6V1VBRtEkNoS4JbQ+sSVHq+c+77m/3BJVKlGnbuzHv3vnvvueeed86554eKDpT2hAtjNoSwQaj3afNAvZ/JXGM2W3qn2DNP/BVnZKMB
03i/8rDwD1cR//DOQ4d5zB8QFqA4Rar7uq7bobovPSx1h+BjJEondjSRcwiDpeY6sYHsOKw1kUr8+4YhEoPZc5QNZs9BcE5otaqs1RIfFQdcHrRaXk6r9ZJj
VWcqiQpr3kxVWDhrrcZvvgh+/tW//9q3y2Hq3VI8d8t4tF8m5ukCNEqvXjjzr+VMyqe/QKYQMA+3TvMfoPmb38upCJQtmXXANzbBN9bZEcpaiFrrPej3jwNZ
GhA/VCsJPKy1BHjchS/K/SazQqV1HqVKSfOSMomPPxG11+v4JeYevfj6MD9mPESYXhbcxBNBXNAQZPk4XtvHiWPoVT33DUUJhxHwibXqPZPjX48scfTXdJ+m
VVO+xDDuGUK8VhqsEfahcMN+FEE4wC6HLaIbqv0oPqGufuQLbOOXmYr0FB4luF8StYMtW4B2Ao6e5k0x0GTN2rzWORlqYMw+B0vEfj5ZMlQfTpbE7Ial1TLQ
MiQxg6WVMvBxGG4kQOCySCtl1RRdRZ11FYLAZahIoKvwi7qK+VRaeblVMWec/SYbuJX2WweynO/aVSxjg50ugeU+ljoAJROFBLLIqpd17iS6paLKYpSavc3c
m5nAzex5UCJFWTDPclHsQujIUXsHXI9G7ZuSUGZr2k9YI9an4OTJ5q1wQV9Ml/peyBjJr8/v8TOJCWFnqWZUTpikA/f6BDb59cBDO+j9VmW5BWGpRu19tCmo
eAC+I6PW3bA6XOyKFJ/rJzOakLAvaDMBjUhVVXMvrAbCodILq7kQwT7Z7Lpl0q3GQuQuqkA1FlUTH7UFKl15UwfzUTM/XovqNanGAjvM5QaQThHB77P5DnU1
JwnlUVV+lMNUfushth4vTsrsGiRiLMggEXvKxwTpFdhVwaEKNZojjVpPAR8M+8YCdKcyGRMT5oLGXyuMX6+UmVspcfnLRp+Ht2QEeFTV8jPhwP8WDk4i6p0R
67RJoJ0PcQjlquqjizwy5Swuov+g1jV1PQjsyBXThEctplnGNIsggmMTQOQsRLyEDjp3eB1pb8rUm/NRubiOTextwIHPD8xszWQQuvdkFQuNYUlbzwGjhhUt
gkIYEgTerENtstaAJS6iB3mwVMBm2gO1nDVere4VFoufze51KxAegKoKoFxggZvCo8rzygGFowFzQXBAuN10xik+s61ytQs1JKFMrsbKfZCMcrdfqXHcRQGp
wLXF/w5tXxz/Jf73re3zim/SMMd//vm7nvzhVc/fsji+Yd6k/6/bPr/IhmGLRBCc8epnT/Xc1n715sXxC+NvfebWV3/lFtx0xu94etsDz//CP390cXzjsx/+
0aUfTd5Mzei/zHhqMTTFB258YO9z/Xufuyvt/8nt8oxffWLfM3ce+L2067dvQdfo9bH9Z09Nj/0R9Xrs/OU3zv8k1L0+8htf27Pv8FNpr9cVe13enh+ADgKv
vPxOysOOWMXVVyAP1Op6+9TYFu/xk7y+dPHwC3/92W2/dmF7MoqbPkb74EzU2nnLb0Xt1EPq4MwReKEndf5S9sqOX/xp+F9Li8CP8vjP7fn0hnv+9NzNtC15
oyHmUXkBP9yMN+dFMjNOEkSXKQEhqbly1ZfmWZUNL5iVq74E0DNSEM1buerfxE1z5aqfEfiDcqtGNjKigs0FbqHXfim/9riu1/6bxbVH33rtz+TX3knXm7sD
eVuEGOaoFsKnRN7Qmdklwrd2Lrrg/gK8HXqRSC12FQD/4DAB+Yvf4eNrsEcmCo41TzvoRMj0sbZYQJkClWCbfqrAXrBEfeeZitKXOZOIsL54TF80HsZFkym2
KxxEJyoTYc4eryrwcgaxlggwwmU5EDTgZKm5m5ORV56xxVyfuBv3AP7S4+fTNglk3Ub7K9ULdpfSnWhHIAf9nvKCBe1nzbsHDlp15SEohc93n2LjpwaHPoe6
uplEB8eVJodqUA0Ow4WUTKyqg4ciuy7fPTmKg7n4kyijYEG5KFsqWEisUnecoMvHx1v/svXQ8Uembt4j56cPTOLMTB5KnCvxHsaCKtTzkcWoIQdgrJmMS0he
1Uji1Zc5qoh2311iw5EMX+tKpnZStKsSBR6+BKISvQL73iuoknTyGAxDIB7T98fZRac3tUlzdekl8StvomptSKOe6sXJoIcjwREqbAilHk4Nh3EaSlyz6KJJ
+Jj7W0Oy3dTEWYh+K/78+BAOWz2cjqIuZnclA/c4BBeN3uYxX+IDUQ9LX0JRTw4+xz/M/34ImZadhCXDoBuWZTYsyrns74Cz287eSXg80C8LZyTKvS3JvObe
yYqCjiy6iTWn34wxHLiHcWbhOHCjxoF2rGX4yu7DjbAPmvOcK1VDXKloFssWfQY/PqKHv2wh1HGDgyygE0sa1qN+OFRV4FDVD4cqa82mcEWmlz6GuhcK7NYY
ieIVFYyRCFMhgccKOLdWKVlUjHRcenEjx9dBSkNX3lON1VaioefCK5HUz9BjmV1G4DZ3HhcwEZho0O9l/MZEnDtFJW7ehssvczWoAejvE0OxkU5u/lA2ORep
FAJsZJx0RxbSTwbsf4dIBfDJRjAVhjpAbssZt4aclUKuHJtrPd4VzyRa7klCZcuQ5WYXa/h9lUNL0oY5WOJkW9sSRic1gXIzBYgrJ1KcHiHu4cwIogRJ6+BE
/9XH2VoLmQ+qN3CnrF/B5oSpTg/xpm5GjotUwV6TXIDI1DkHOS7+RPzyZVUE3P0ScERJFBcOB08QHbUu8HLaicQncUlGrE42BDtHuO8ZOsMdvCEBoOIZBKEI
4PPICwO7s9JUxKHxEB/ZmILDm3I/p82GXKHM9Pxh8QMchT3pp3UmP7trUsHquyiGTINab7PXQLJ/3CRAD++fUuqQWEoC9HQ3kgA9DaEChI7BGOep4J2DhbMC
vVtq7BZLL/r+2zkkgJUSyL8ysKdhJesFF48UhPqBtdawk1dgjljjEY++P92JnBiJMT/30m8lN1UnHExChLGPZ4NJFYc/k3mMWkHYofcTv9UGWLykr264QQ2o
VvKKOwv6SAvWUgN7dBxmVzXv9B0x43V9vSdjI972juQKMj9izBHxZePflhqkp21INhYCFHnBv6XRo7xr7V3REIpPRsMoPhVdheLu6GoUE9FGFA9ECsW+KERx
0IwivOEfNqNS8NShJMWjipbCQRUuhYFSS0TSNy6FferqpXCTumopvEYNL4Wb1RBceMTIZc1x09znc1wqjKNb85FNHJm9Zyi0448SRRugTlphHwc4CgCrz/d+
9fbv//r0dmgK+haYDfDiOVPmb3fj66rQwNTmzGgLymNmNIJy3oyuRXnKjK5DSRLzKEoSoj+I8qwZbUX5ghl9CCA5Z0aVPEg+FEZqaxiqD4ZKjYYb1XXh1era
8Co1Eg6rLeGQqiBSKoGJ5paf8yYecooCl7cvAgCbBACsE6b59xXaQMPrggQSYAHfIT5luFptVEqFKlKFlcIyyILw0vAi8XLxwvESYjHRU1CEXHS9Ghy/i3nz
7xCwr9d8+is0QgL09fdELo1QZZVeyVX6DirR/U2qlXtEkHsEjaCVaxjkGtIwWzToQRrz9eFgLR/hJGYyqOmNsKR/djCJdlKgN9Ya9Ka7kdAbcBNldoAeHLN2
Cb3ZIfQGRoL0wt5GxaYxa4SKa4QkbRaS9AGQJCAmASMIW/BIJgwfCFsgCkkgP6ZR6cHdxe2sgcpeGwPdFKBYMyUEZoEQmN0bCvzIMUL2AdXJmdxJ1VXpwTFL
CMK8JRThlCUk4bQlNOFZS4jCWUuowguWkIVzlpCF89YKstApkoUWMK4PuDcILNwEfLymQBZWziIzPgxygMhvmhZtmQHsk1aBULQ0kRgoEolWQiSWBTarEwlz
NSKxbAmReM0SInHREiJx2RIicdAWIvGwLURizhYiccwWIjFvvx8i0eomEn085IEuItFXJBKtn4lIXCPLwwvFS8aLVyASndWIxGbCtWyHb84TiY7arIlEVumV
XKWESPTRKq9BJFrprRVEgt51NOgOjXlz2Pk/JhKd1YhES4hEnxCJQSESm4RIXCNEYkCIxACHvGok/gjaNjNhMrS5b5LCRUcV0xygy6IbjFZ0s9r74Ep7dc9a
tgRvCwsyi5iS9FZsBV+XcC2ZSwDs9iR0gQXFqz5z5La19xrNik4hrVhQ2SYSbo59b5+JtnAUAx8mXSP81VJbToZ1NXJSgnG5Yu7qS2iDuoQ2sCS0QUWyOxgS
2qCmU1OethNFybDBGTiRYR25XFjbwxwoar7ccMoz5v4K/dm5YI1uZBNm/eZx8HslOatFEMN/53BunBotNvHHVy8dkcjo3M6RQ7AgC8KNkJAILRvZwnkjcCRn
KwDvzbll8JA3JT4icfOlhJv3JEMh9+JNRfZ0BNnCjh0ESrWmwdZP6ayPw/pxxMpX78HpObqyGfE46bUv8VJoA7BcHXk6TMjke07LE9Hd1uZMEvEB4TpmqBqG
yuPCeGnoNuKhOB8f4oTtUyFx+5h7U9XijZM07DAAUuUjHaoGsiHwS5DjTBKgkbibCM9u38UNmnBNzzWqs5xfn6ArzjTMz+tE8VR9SvIY4aJqTOB6A9cbU5zn
j0blFUSpArQibR6VClaYOAtWaIeFiNo0tamoPq2a1B+B3tbD4cs+p5KYoDvLLLA/KF6/G1X7fsyXD+klWKdE0fRvl3ClnDOYft4WtVX9QUL0Zgwhrz2UPh79
cuYX9D+BVceU2S7DQHZiO5HvzKlJhEJV9jQnpnoQ8qyXzhGuMNA4eEIiaaswUiAKadcKRj2FNYx6r3wV11nLkqyl/f90LctXtJal97eWTk318smmy0N960ii
28A5NrKlGtq/18Vp1c+65Kn2CYvJCruO6iY9XkJ6XE12XE12SivIjiWic5HwGAnh4aBBQjA4VZIYvADZsGa9MS9dh+GUEhohUK4wb0A4aI14QIJ27URgVyVE
UWoSjNo0nsif5GCQbugT5rXBQPsg883gPyRJUhuhdNs0lBJbp0oOcEDEkwC6iHAYgm+mokmP8EFTqT6rTZpUJg/y4/30hKQpDZVAm20ifzpqajLoF8lgmzrN
do4Pmi6GHsC3sI1RA6N81cZ+8bFfHNygCfoJBjV5vzQn6AqQp0GPpH3RnBLPR1xU7Qlcx2xVewpOOrw8DVqeCKkd8aOJhSLs0GKLRglMh1c24tx2StUehCot
h1FVxigJQ5lRaU8C7HthCTmgHFHMGBrNSojM+APbMmecA6IDO/d1aCKNXWDZ0t/gx1Rp6Ab5pcMAZrVn7mCdVkm0U8F/SjjVeEbXJwblWvs8vinj6dnI2fnW
i39z5B+/8k/PXDJmcWuZuyjv/PH3fvfSl196+ZkLxmxU2Y/cVEdxkDa789KLf/ftk1/47p+8STfKO4Ojytn5/QtfuvQPr3/3G68bs6q8P3Loxn56R5d39h2d
TY+SXF29rCo7/aOKfhIAqDI9eH9UnqUe+o7i6F2Zs1SjRc+djczkfgX3ubGJxtmtne9SdTd7QCXXH9UtPAb1kgc5/KBZnBhmN5OHpO1UZWXLdADFloV2qILG
+No6Oqu4rklcGn2dPVl7wi5V+Qwqb19jJ0dPEsG0lMYslSTfXxKOCWST2ZEyODlbQoiCnSsGQuYmpw5JTlmOoFZuWIRZnKbyc0keFzP+MvcugbKc4G0doJjj
UjtIVKK1x1YtngmroEnIYsxxUmtQ2+HMr65gIubBLoducDYcqPNsg3V4TjwyCd8wdlh3JepD2OAsuvgGilTHTuF8EU68TZriCsnzN9qSH4I+bsrfaMiNCZyS
+EwHeB9VJT8BhFR4CMi2K8se01Pi00GE8qqn3yTQIHzzs4PC19uuyeytud/hGF+pgd+cU8yYbStzIarmzIUxyxeMyeDJQ0kYYQkI3BsxMailClMm7zg7JDlB
X5G8EKoOFtdnkZzYeznGg43XuZK8QFIhzkuFODc+V4LHnRwVuEQLSjCC5C4beL80pWk9CrD+DfCyAYS55jqN4UkHxXyDCZpPEhqU/S7SctcgONfSZNzcT8AZ
oUV2kQnBWCX5Sr3og5dzpeLBS23lwUvABy+1wsFLnSXrgA9eVhsx8ozKdO3psBUHjKcyd84hQXVAfvmgCyaLdUCjnUKjvR40OIcpQ6OuWpP0EBy3L6jqCRy/
1AASetHArxNgCfhoLXlPlHE83pMkJme/1McgSUUtDBbvs1YBZl4GM29NmBFgotqtXUBra6ClEPOg2lLtAsQeP1xY4xbwr5Ewp1S/dns2IvF0pkpaVw/jmAbj
Jsxc2Dt/q1HiKYkM25vgqSAEH2gHCeL1YYxNgLoPoA5yoO4alKcCQTxiPOgN21S90BE0GQN5W4c4aSCgN4RpwgmtOZmqPlL1iPI43jPG97T0wBE5uHaMl2h2
/+Th7lP/nnHox3q/+sb2xagfPqcHraiH9yLczohj6lH9etvv3rHISkhnq7GNE61A3ocjswl70VH7ohl22HvVDAdRLpvhBpTnzHAI5XkzHE4Qps7+upyCiug+
eEQHRg/0EeCjgw+FjxEe90/FxThn3nqjfdARN92bxuzLJfm6bcy+qL8iTIj+qsbsZf21M2af11+DMfscTvnmxDW7NBnXQWq6QZXOPtixiGZnE/AkZ9peetKY
kUMHYbj675PDHftZS+Bz2hL4nLIEPvOWwOeYRXChcs4iOHkpTq7bg60d4GNb9ecG/cRh7Yp92dZrYus1sfWa2NLneVv6PGfL2hxE8IOkI4w9N8N8vxYsXjaw
6ThsbbfRr2EYoTgwj8cx1yDMgB2Yx8PkfGDMHoHEQi3mMcKeMfssSmpzDCU1miuxksw+hZKanUZJ7Z4taWKybKxGTZLBXRFVsX52qmIVN7C1NlXpGtn7pi7W
lVOX1Qb3v6curBoW55YBTjrjBn+e4JOLJJg0WJkTr0y/qmrTG+4/nqMt5DLVIAB3b6QMiQk39X64qPfDa3o/LOv9cNAmXASO6n1B8xliJiJViOrdxYn9lH2f
jGLOnizMgIVU6v/EIdnIUsMN3mFJgW2R0jBajOJSIw0BJGj/h9l2y+8Co3ABCojndAZ7vky/kofMOQm3ddi0mBlOI/g/q0nLa9tP/EFk5+zE7RV24riioNB/
juOUJRWWY6bICH0clRQJUHYMt177HSviDMp3DNGb+jP3N1OnxG/YZmkmPvsYY70yzkYVLUNHLol58ZbJ+PK7HELaVZXpyRhJrao6llWV9Q1XFpyDfwf/rdWE
VeSraKP4iNGiO1QECDVBrD1nrteGYVVu9C43Mtms8garN2c5dkVdrydQ8pRzAqXRLVAiLb2xtkC51XgN30IjjeQA+BhDOGKpIgID1CZVYuQjBH6wAL/JeN8U
LE6q8OFO22Ec04iOL2GiS59g9ciMMqfBqFcRF11WBflKqRHrf1S1tqXgfmHmnBKg1ELQZVZq1YYxEVNCXHDWR+oPLJsBTrZmSFRwKmp7zTSxMYlmhg5KYyDQ
kSsFNNYIVxf8ttxKviECNYs7ywJq/HJvFIk75hTLr4nwnUkbO00gP5B1dyIdNIlaL0i1zl6qSQiHWSTB06jqNMt/jHrKrn2x6VQlEPEBa0YT+vJ7O0qUYPXE
yAD1FWgBYbPJYa53c0AUC5IUp3OHeNXZG9VJ2CIpjXhdf5Tlt5oYokCZGIQtUdTQ8nu3c2YMVsM1cBMubkxZO5OsHjXx5HbYgrJTNfewrs+DAOfKBZF6qrt8
YL+7m2kRgWIC5NnF3gkb3FWDW0XebXL8Y0An6SGLBonFGGELvsTEsUe+FkKRry7qwa02kUsfv3rTW65u1UQr/OrRt3phSggOoInCZ4UhpKGOSEMT8tYg0DXY
OZvP0UoSoTwFJnv9VROvPxz+2LsZwY1d2CacbYtuIAEeEpZVdg1FPYAAqzbT+dUF4OjSZ4E7gT9NtUqj8KEWZBsZLxHC67eit2vZm8nTuk4kImmovhv5O6Yt
tyusSNSSNl6DSZWgUGUkqxKkVSY4P58WvEXs9gEgnw2oCKl6+JC/R4zYaGKNdVKZ4WTsj9dJZdZIU5k1slRmxUY6lRmGXtf5zBqwvSvB0YbDkgOevQQccBES
NbJ3MuzXprdhY93tU4lZp1rnHDFRlVYvvpv1jjX244zv5R+EevfTKsJ11GUQ5WrszWp4qBH58DlS9CjOncgIU8MmHQDW1NQAPQR6DUIXCLJ0BW6icGXp2YVV
FkFdGvtp4xpc6akTxqxKfGCSLcr8XUPE4PiwbrSRGhJK8YgdU/tlt7N3KjWSYADmFMK+6XQ4XR1U0UENqBtVkQZZD+N/qLv6GLmuq/7uezNv3sybNzu7OzP7
Mev2zlMKGxU3joSy/qhav1HsOB8kTgiolfgjURoUrQOK3TbKH1a8idfuBtoSaBLsKqJrW8iVardVERChgEwUUAggRaWgSAhRpCCCcJEbKmG1oeX8zrn3vvdm
Z+1NVP5AlnfevLnvvnvPPffc832gUU6nOYxW5jCNYWAOFcT4H6BhJ7S/eGBV2liNAxxQWxpfHLuXNnLAobsGoMYAGNRttVt2Uravb7hBmvYMBYmrJWjcncQ0
e2/sPzag0BNcGE6I374EtXotFk1zNU5sO76Zv9Dc4jfW+UuHcfJ/pLwvd5XgpK8dSEKaJ+N1cgcnYq4DMaelKCpRVxjzEnYA161DhO3Ac2JbgJTQa2BbN2Tn
xjf63hIeYpzVMTH7XuzQP8ngVBpjxwnBP2C1NsV6SdMmrX8kSijJNHG7JTktVGdsmaKAKWv5U6Y65uaxZbMFYtprFgwtYEcnbfKX6Q1gQNx9F5XJTpuS0ETI
iE0rUgSzob9uN3QDyBGayn0cxogN3ZQNHbFTqm7cnqACd+MQ8sPQVmJJhEHWAMhaTNMcyPjAIVQiVDMg45U39h9vC/9swiwzD4Q9QJn4ZVViIGoFjaHnNIAV
UULW4H06uYYGK1IlBFxIBAOBJ2VJoeTFLFGTiP40Jdyghpwik8+454zhq5BYxxkrao7Z0JV4hcZ2VDgAKLGIKz5zLo2vFcAbIL5DnC+UZoP6mbPr0BMj6EK+
cOh4tZxaS8K8Q4l/rUkkeATB9w5VOao96DDoz87UP3MaPA20G/QnSiv0HeFPwcN94v5dmILOk5gjuJ1aPXQkXq+6omfg3g5ls7+WhpgYX/HBCzziuLb2C1Iz
XVxO4YyK63ukxBlX/JJu2LtXzk48rfZjqoMaBxyndYJFZJJGUDP8FuA3zls2i9TNkWiZa4ZzAKPHC+C+cylXl+e4ziEreNSTypq8sMXh1txwfZyxNFx8RBx1
r+Dvz7MI6FdTlTmk35mP0ZGdRh3TqGlE6tTgG+N08j6XR8qH50uWPDe8aKBMcVQp7Ou7ifkjE/PLE4vtaGtSwY4mOeAQ5gBLM3DQ1sHtLP3z+B8Vw6SfcQ1B
IncseXDBLR2Y96BWCivr3Xckyc5HDI5+4NnV4ChxZSAbSOkd17l5aeozOxVIqTu6UvJW9X7eKh1xLzztB8xu8/eydPPHTrY9m24ayf9L15VsSZK1wuuLsBiG
17QYBrBMFwS8YFTAYw+Ea1kMxSxYKZkFq8PkGWdNTMOiJZEteydStuPVdFiyEBJ5u5gWDIlXqKvK0VRMbHW2rsGqVoGxLeKfqtSDNetVVk/oujHVoXNrA6zA
AFc1za25Dn1xR3Sf+oAlseoMfZPP5A9xPyNP8gCq5Sdhwxz7XEidsn3PPAXTpw5PnB+tplf4WricpdMiu3oWixFlAbtbsagXf3+yJtFqMELFR8Ni7VabQ04O
E1STMWq95q29X/633/tG8O2PWqxB9QGEnxzuc0FG9rqqs4SVK3GZd48QfMdOG7qZ+tlOsZbQo4t81aKrSx6x0/gyQV928O02R2jgapKpAq6mipIm7UFo9lDt
9TWPLxE9QacxfyQ64IjAQE+fOQ22kI4U5HJo0fe0ezrt6Z7u0FnQu/UL3/vD9f/+y29+7Cxneogf7nNGn++w1uYNr5hh3Kac6OkG1GBj26T+kFiLFb1kpAQN
gXBCc+bn9slVLuTDtMeX7M9tqwMD7U9068ygZ2yAyZl0plRDpPtlenNv/dygg0Ozh295g0/1c10FtTqru3rm7BlMKc+l0P/Kup45Tc9jEp1Cyqz1c2mnHJDY
KbpC25k+q8ozhQ/mGriGiV3+Cj6nofX0Sar1afWGT3Pc5xL7cCb0vpmz6+nMLv8JNKSvXbjTwm0TrjcdglGbzvyUungMXdCdST2FOwl8On1auA5Naz3F5wzB
iS7pPY9wwWYsKziGlJ1CfXqywx7Ipvm0NKeuHzBDIV7YdL3DdDDlOviE5okdME2npSndOSg/7IXlejx6xPmjE7uYF0pkQG15UUumOykzKkPLYg36CDMuTXKB
mSsp1wkhl5MS1qSqLN76uVUTRDOu2iTzgAUtIcrTD+boLH2TCytFrqLIWdqds2Bp+zawBh5W+U5jjcicbkL5MmtVcbmjqqmXfvYpcTh1SutNPYPRem216Blc
tzVu2TO4DyG8DiG8b2vcjj4kNW591JsnIak+9JY8DW3HLm9W1/Nkd0vQfMK7HYLc4jKaAZw73NVOcxXmFW81HYGwhDC87ilorXkzz2cvHcuV1k09y418SSWZ
4KOt+x+WvPAGJIRqJRBNv3fQLFjQbHOg2QbQLGx8qMmgpLsLDCGoKRaKYIIqeHqXB5eY1i4pCQvDEsmVDijaXVmQhUiRwsnBF5FLE3lT2uKHii8HhO5OCd2d
MHTXwqZCG7EvMaIFILTZXJB/n+TZSm5ubQhn2H5m1RkPdB2laOxUtmX307xkcNuygwS8W/jqsWWu+E2AiczQF6gnezW7nKEo7pg8PTJHjTj5Nv1JO+dIrE8K
hLPw9crHP9VnEcWOvQcSfwb5e86kyTmdJwS49ZP/dfWVD/767yudnE6n9JT7/nD/3Fm6kXfRHT+gHRgQjaXlYvl5LK1CaP/IWFoEfxoLDaPYfQLoEastKLXt
zqTmILlA0IOyhXcOUAII0hUE6e1isBFQufD2NlSuVeLmYHeHnuezPJbjltHpPaGrxdPRnTwp42nv2uIOjmlnXmK6BlxjC1ZJoj4P0VkSJu2UhEk7NsiUqhAO
ERTCIUTGVIWIiKAQESHSaUX7hacrxXgMEiofTGt9SV2Wt/vXQjsOyUCT2firtQDZBCrHNuRIMsS5akschvuczI9yipZNu278cTgm/rgmVRLY/FphVYDxVIGn
OhIwVCUqW8KOaX8O6mzzEL6LxSHwXw3isGBNYQ5P41uTvi2ab2njdI7dDd14sJ824PH4sHwS40XcIkd+J3BTgClCMWMIAy5XYxQmsCk5w5qpcnHhCuiVZGqT
wSNegUOsl/Ee3TzDLjaQR5GclaTXhDhdd8zGOTSjDaZslUO9VgbrnVIJvQhTY/XQkQFsVBpbxCEVhWNY3NyI0FbZUpwd41qVSnxV7VksgfkV8ek97KqtKja5
0GncYhUltnhLqskCZA04Cx5IVAn+BZIyaDT9QkIbbn43JFXOzMN9DpLC7xB7E9D2CfcO6E3tKhZz9UDrdy2JtOkGcsPec2kjD5/JL3+1fw4RKxXRPdZYvWkr
rtac+1ni3M/qmRoP7JrUXYUVBs5nMTFeGSMPdF/h/jTpD0xcdlQkILpqfWlzjVctPh0o/5iRRKzFNMBo4AxJvLFiTadUV/ULiW9RmeTJw6kveazv6A+MO5/i
Ktxy/45+qnI8g5vFmwiBoaGGtAOPZBO5NJdChSSGuxrnPxCfQ6hkOPjFVeM1Y2RDGmtHkMPGpw5Tj/UjAYc7BYTvN++TX7Obhc3xoYXwZTMilxV/svoFXSFL
BLF9y3SQ4KXmKpTu/Gt1t1d622s628ITGwcgxsq8pEoNCoxvq0CEW1s51cvrygeiilOsE8THDvzZiSw8hC8ioElNa5RY4dyCJD8WiilUTuvqaVkafuSvgWJO
oUiSQoV1YwE0kfT0Ij3t7rQ54R/3Zx9YTz37q8avGr8+BNUnl5wyow5HRX6u8vvjZhUBU+L2a+eqCl6/ViyvFI4Kb1xhek9u2zqG8txGiaLYLHY9BpZcPlY+
fMKNh0+FD5+wdPiEnP2nwjQyyK5wObF1Wx77MS6py5g8cgixQQ1UABprejcxTJ5EL/DhELvDIbY0YXznVSEKcjrgXDDoZc+HOmfBoLOhwmdDtVAbc4wxXAYZ
i50jzrzbcFrmcK7K8wU4hzl0iz8iLVtNV5HhSNTCEc/7CE23ypsrckaLGlTHoShTaZQf5jSiT8iBzN46DafiWL/1+X/4mbfjj0x+rMAdNkbMI/jlvDWPRCXb
SF1AFEt5nDrb6XHGiV2WlwYwy0OJG+zWjS7u4DML9hOWBR4Sgrnpe91D/IAsjJvHn42fB0bD+dYlx5Esl6EL2AYun7/TbjnMfVlx5CT9v70vJtocjaONaNxi
NI5GeKgWjbpl0PhlLhb1xVWDaS8rPuzleA+lLjejIwJs2uYyOkJyUID6AtEyZzGJiDGp6qaIReJKwZqt1qEBnIbpo8p2Qh2ySYr4d66Tzl/ivP/pvP+2638S
OAQTXBV/6swlWNI7SZh7s60t19gV0L7OduEH8/gu8xt6bf/WqjEoMBT5dK6IgzSRtDUUnwqQ1LJjD2t2qqs4p7oJ3pjjwEUvHeyThPN6OhvIO2viMY0tGXLd
+gYkhYrukKRAb+hyHJGGEn1gfcKO8S4WhEUOG+QW5C0eN9loqatGviROvQQGxAuNBcPk1sDAfn/dTcAwDTDEAMM0wNC9DhimGQztHAxdAUPMYIgFDLEFwzQT
nzFgMPM3QQ0muc8EQ2PCsjwudCh0FXQuKcf3TBSkqgWMyZN6ZPCtRBAZi3awVtZhviDBMYu/iOM4eJIEMJ9TuYgY6hggrQ5dHAYnB+HQRDkPOSuVYXd9WPVh
QkE+VDa0KykfQBLLvWyfQqooUPHlm5Gy7aSOVkEChlC6Dy959yWc/TZaCjw79Gd9W7re2+5F2U+Y/ii2WRsHjgqNDr+lgan3rqQujwKHVUHb7R4ncaarm1Rj
j2qIGdMzJmC248AmJ13G0nuT46SRv41775R770jvbem9u9vrSu+9PaqHOwuc1oken6X9dZQYSBObvvGU9o1+SfR+3PkCqt3DZY4HohFWxlc33OLfoFX8tYAg
YhiIHYfSqllsGpAZoSwymM6/Y1orv50qcxkhmzbhkqqPZF85tsyRzHN32jhsXltDxzzYxNrL2z2PpLiD0rLBJrvSs7/Ad35xWY5Tlf2zdxvSfoa86qnPnj/h
wN8avyJRPzUzj2eesmOnQ1enjFQ4gmtaENNv/8uKcSyAfbPKnldY5SpbKFHwg8CHP4vc+jeeMq1npXWHCb4Lssd0BNGIX2//kTj10R25dA0JrfeLTdzL8xPE
HMNk1ZPx6+1awC551ScD/m8WTh9K67aRzlHLN1VCZOEa/Fu+cA0T6Yn6gRECcScOI6zwYtoc6uMHIRG1hvit/fjFdGK446SuXFhN28M9a0N1/GQ6OaRzaNg+
nk4NK2vn+3TSJJLYjzrybjsy6NDIO6CBleyDnyWsr3x60JOMf7pycXUwkxd9WWkfH8xq/8JgbjgxmC8rn23KxFYQeIrzrCszu+tccfzExpJ5zE9VM989cM0r
DjgbwzPHZX7NDTMBpU7UEOFJMa0lBkykVIpVztHNHpGrwAzC/mBbF9u6q1jPD1traZ+OfP/iiaF/cviuiNDq+L1JVRzXF2iuwBU9L8HRW4LZe4bP+4dFm2an
RmHRJliocbDg1uNhwalmFIGhfVI3EQiq7k+8/yc4QqwcTufmsHlcT9+XbmP1ByIxJbTy7yXTW4zJw0C3LylMHHqqooeVor3TXjuffuAuZqSnht69pebjrtqF
l/0H7oB7gesaagByMr+8bcLSyjV6gxf2xFIANe3MUgA1LdHFD4Cki87DNeThzh4Ew4fV3lfquDvSWAoqViRTcfvP5RaTYJxkpvviICRwA54qTGQRCmFOltu2
jBf/d/tAj1/jZmz8JYozGQPj7EmQ17W0fZ7oJy5PDj/+Od0+cf7TqTrEiqtU+KH+RTixf/YCtsWwskrEZMGdkSiOyZr2/UlQXpVNQbNFgGwdDFMHU58Z53nC
/fu4rMsoTObHwETUa4zgG3YDp1ufxx64i4ZR7O+yQe3xAMUjaZMBOm8A2gRA/UMGYsxyEkD9IkDnHXfccE55tvc+0at5jksd82OTSDf2dAHwsIjdD7zgDDs0
dv4MdBPpdubPS1LK0f1YQJSGSyBUhaqKa0qK1ZZ9xKoI+OAilE1JzhNJxUpk5Qk55IH4IBMlcO7nq3AFgYv/xLFCyuLqxpTFW/sHffBhAp0pptsKPeXXg4rH
wdIdKPFQ2jqU+hfECt2k5uEIt92bS+sXoXje7s2mcSsIK9VQcoum/EQdDzYH3E3EqWHVOIZPyW1DblGB0+7dt4kspMRyrbwCVxgQL6DKl1jUqm73rvpQMAk3
sr5zyX8V+U7T7GdZV9VHYPwl3z6XXfKX6VmpBF29kX4ZNATjXyNovwZhpLGE9qF538gTi9S7qLPoyUieG3DfZq2V5QZRuhRK2ujxQb3ZM/DwUa9QIdno5EBM
eoNI7G0hZyBNzf6EJyxbitCEk/aHqORSz370Q8WWBcaYZsd028T6JLqJ3lu6id4n8NEm7EZY82CSQ6G5NG1zHOybctvtecnjMq5lIreNouujBkpTRB4msugz
un0EEQCfOZJKUb3n2Vio8ExEHKaC2SNEsuSmLcJbza6Q4IyoC1uEl2D6AyWM+FWVCksqkh7/dgWelWB4EffRCuq1qB4X0n1dR6TaGvIRMZHlFE/Hn3LfRvhi
sfO67W3CFrD0eCEz4OHF1eGHQIobw50kNNM3y4o/eC8radkqS8sRH4ErJy1HnH1IlipjXWX7D1xsH4tFcNQ0mr9P7j3HLV5YNQjfNOpbQfc2K/Nd3rEymoNW
Ir9DjXv41tOyfZHIYbu3iKd/Lu3gY4eM4WkndnXxsQAlj5T37DhaTMN/fI96x+fL6PHd3vf5crd3xRf172V8dm/x30ZR5sjQjJD3O1MOt3fx66mRvGnNltlB
jKA9lIF6hcgt+h7+o7eETnvGN463xXV3BDzMxjXqye2S9h3JMIwO89JI7ml/o96yfo84whb1llydQtdZb2kJ1ZqFKhEouJpBiIPSOQT7FbHW+qgJOnkPmogq
x31Cp4yVe87ixl0DXs8DsoBcoMfFQhNizPCaDRDnrJgKC03jmFrZLc10zuW5noMyLc7UZlNRkisH2NZ8FIf9zB41T+Oc3e3NwYEZ+e18pHbv0EcX6hj4YhH2
5l5YPbPsTa749apd6h9d4rXmIxCnFlda3cLW3Brk3vSWswuXPLzP1Br93VWOE+Xr37STfED22a/IPvvEIE/QbIMoWaU/gtWRY4/Wf4i8c3hJuYVyc5Y8BkDZ
Uiy4ymPBCyh5RV0XJafHoiSReT1tUBK0vbCORLs501J7edARS12AEOUQ5pWQD4l7kkZ+MmAWHXcsyNZcx3rpJf8Uc7mXfeSoF0XQFT/1ja4GA125FAxm6SVI
M40TE+Waesag++PgMDQW2crK0cPY9Ys+h1Z3OcFinY+ZlQCFhbZ7q8gPYAAKtGz/9ionsiKaAy0ab4Q5BOQTltHLj+jeEWp4qrRChjfI/vRVz61QoYVkrQTv
NWN5L4lljh3LUBeWQRzLaLMxyxCVWQYm5Fd5l86Ud+mKSn2ppO7LuUn3jgqaPTEgTqPLQXp4LR0ZvkyjjmNjw0zM0eW4sfLvDKb2aQOgm9RZHxR9u3fGF1iu
+0InXkRcO32e8i1puKIKpCHahDRETBrGopRCuE+RNNSFNMRCGrpCGmaENMwKaeDc+4RehItsjk5scExVt8yJM2GOm7Y5bibNcTPFx82kbucsqoekvIRzpkqx
29WPDRhRH5XN/QgYZksh+ZQq79XQQfgb73rjdnOTOWsj7AFOWyNVFm68QAaDacuJBhOSobKS4U+rTzXud07wAPy6mFqGRjFDUycW5p3Xv/C1F/72n771juc4
G9Zd5szNI/fxGOwrqhz6To3wZJj9++Xnv1TLVt4osTgclGQeAAIdhtUM4zJoKrp/0yDvQr6/D1TIFt3OeLu0M9ZUfggkhUMgLKPLs4bz/bwSvFlTsCSOGHUi
1nOX30B3DObcOG4ELklKsyJBam9iaah/zlLzeb9IMHD/u7QpLzMq3xi8qZb8t1T2EdfvWyp/Lzh/v3yvAINiS2Ih2FU2yZ4yvF21/SdWqvobRaIKpCk1mMLn
G4pkFvr8jiqeSc9BU6QeT2f15KHB9c8ndffG88mZrvh8ei5wxMR48hhbwiK9izV59CrOgCTV7Nt6Mlt8FFrxSQRb81HF2hFhWbrmsBLNh1mBrjvB+DSJiu4G
K0FaJ8KPkFugJ4Qc3jjM/4C2mo2zyRnnDWay7yo+S32jTuC89NTyXV9Ys6uG1v7AlxLJctilsZyeHBqHhfidgrtu6ExHfFz0hMmfli19KshlcRE0SrL4VwOc
p2Nk8R7L4j3mAs1zW5bFe+Nl8ZvU6z4JlfTWv/Lx1u0ey+JlGR1+BHp6DzWlz95uaooSUrs97j68hQcIvhIiv5s3qkJ0Rl7nSLN58Zx5cce8ODQv9s2LZwCt
lwj/66NM88tKBJ2XlBzFl7DHq3rODLJjB2kGN8ODo8Fi0HlGP5aLe1YB6DsFoG/S349VAPpOAehDAeiPVQD6WQVx2AhqZlKPCu2WYGNLSAmWXKfVySYO0xnq
j0Nc1vJaPdgMR69AIcgE/ifq+PDYCdD5uYswT81cWHXV7lf08SGfAyxHdESOmCn05a44160A2azXX4yIe/lDsnIds3IzZuUis3L1AsqUOBlwKCA9jkMJN+FQ
QuZQCkTFEhI+ZMocSkc4lJmS8FIXDiUGh9IFa9IlAiQZDfcnvkk52qY7IEJzOslzCFO7eD9rWxM9CRIW69m7OQSiwEzPFXQsBVKyP7HMdGh44WgMy2v9+69P
MepCMTqGYhS0d9EYisGAH0Mx6kwx6oz90XukGPVrUAy7/PVNKEZk6Wd3hH72sDnNJq1vQkmiEUrSI0rSvQ4l6ZkBdTejJEafnJ0q8BAjbOa64RdeVPL4KdCU
KWvCHuE4i6dyznHeuMmpnTNLLmMXjfs/+WDe7n1PCSAvmwG8bQbwFlLkh/EYPLKn1v+yd7UxclXn+X7NnY9752M/vfYu9pkriIbYhpVqYccx2LNZEwcqcCnN
D4TUVGrUagNSgTRCKto19gTRNElpmx8LNMnMIMRHvRJtoyQ0IoZWKYnyo/zIDzdqhRsQIYlaXFVpSFOpfZ/3PefcOzN3dtdQq2pFHHbu3Dn3nHPPx3ve8573
fZ6ZzKo1i4RPi0pyypeVclBontVC82lX1rXnRGjO6v6YuQShOXXZhGZDNVKhySXOWE3XkMRlBOcMBOcM70kzMnJGPzkkI2e3kJEzW8jI6UuSkTNbyMjpKF8s
GsGYw142JBgHJKxISZEX6f0cqTmzidScvi4FbNsJ4bkTAtNaNrY23jGs7LgZdkzG9xEZ3oe2vZH7Ryd3R5DuNq+lDYbMpX/VQuminvtZgRzJCRAOghjZwhF7
Q2bH7mLHzu6wGeKG9dmCv+avemvBqnUzfi7lpIfp91PioyjKIR/86OkR2OmRe8VOd6NtSjcBpCVg5Xbm5F5p4oVRl2bJIRIAdquEFDDMK4LtspFENK2SWCYA
7en06K3wLPHPdjLspWdIdxe2egOgZtOT6rDECbLH89WhTDd7uKGnIK97tUyAc6Yd7X59qyuGNchrUVcA193MPn2rKwYryGtbyQtY+PVM2/KCXRcKAt22DXkz
6yym6ty2Tn7bWnA6m36wbU2r2p83e6xBAhNGCVt0zlWU6fX0KnV7K7VP0XoiXlRAN3ysI3ffZB9b+VnQaa7zzP2SuV9agTcgY0uXrvZOuQf93+ZCTNbrzPoR
MPVjmvUrJuv1waxfMVmvj2S9TlmfhDsvw2IjJeX3eEcDMba8RVHSkors+CSPxndPsdgsSa5vpg/hkUazwAySzUBeRqdu8wJtNb6A3+erpwxoY8vbJ8+1moys
NpSx1Aa+dqhNTdeG1ltrWhmo12CxjGGL850AH3NGP6zLrPGzRII1P3BcSOJN3Rg2cV7AMjwkNkwl4e7LtqeI1lPQGGwgbGtDx8NG2iBVVXEHfFJL6iGhooxp
1MMle4OesiO/fkY1OqpKKUkwb1BmLgsneI8OvlHNvFG+vNRvNFYURiwLE6YutW8UGDdE7HyoDvbFqnixmIRgs6GCjeYkyUkNNV3VbxdTtSnFJN6uyuxUeLvq
6NtNdtAOsUCyVtVU5zb2AYlFMhrfR9u2glwEGugyfm4LFK2Y4HIf4KimKns3jxk5Bit9RA45vLMYIzxqvBmVJ0dWB79ZHi/My3iSz5LLavqWaq7QGVgUMICy
64ZUVA+mIUlp1ok0J2ZgVhKEX9LeUjQ7lgU/9hijzY55RxdnejVqhzJqjTC/zOvKPBpZBk0F0sYokbLDQmyg/EO8co9pogAF87pcU+VGh31/yrzQsxXX38BY
pNFXHfN8SVUP+l28cXTQX3e1IM3klZH57BFJfxHLWK6GwNO5r+ksrdGk9LOyXwzIDhVdHdNcXNrDrpR+yt1S2dlcsXGGFJvNlRh2YHcyc5fHJ/QUGTo41nrR
uSfbTOkA2qr/cCQ70oEnNhvj3IFlNpfI8pjpxOF2cVyWNbZn2QAaGM+I7FUmiW6bdavqjSTR/dHV/WFHwVCFxox9HhXl4+wYR8MiiJYc8SZzxK00XZT/VOLU
GYJYPLFLpPmmrtjfdb1gzV1NPecDA4iGxY+6TwXiwSCcOioptD0QUxZOVHU8cLAf4Su0rnEMNtKLR0NwtQ9niUCW4qIJQGX99YPuNXwFT4b9uDrs7EMPHvSu
NB4alPmVlLneJ1AuVyLyj3L1WgdZ/wc7BSUybuUIjXi17FXTl+mmcYQSPBWMxvt13HcU8Ffg9jUBfx2oQXpD57coz2Yh0vwzOm7A2MgdxjU9ADwwayKXe//g
pDeVv9+5P2Mhpzw/mWcg55z8djxgmqLEv5k4A9ZxkFQyA5+j7Qzs6MfRg/xxF0J7cCoXmxzuTKr4+Bh1tMTEDJq5HBNTweo+3vFTopf7fMBjzFxVZR4XMxe9
1rpL6f3UzHWIHoGVq8ZWrtp13gHzFL+b7n3/au8AA25QnY5c5x1BHNFBSlrTBQ0mvta9AaFb+53rUdZ+50iTu+UQ7SLp4wDmnq/qH3RvoI/aYed6RAAddpAp
7SwPAbYI1UjfMuaQ+4Ey8ON6WlospUVSWiilOVJaJWJQZiHm+oKJiwoQ9Mkx6RwzzXT0sVQp0lWSulRQFx8GnCND9puakdmOldmMyuSMUa4cK6wZws3JVbMc
qFmDe6Jog/ZAxuhdE+w/a7uJIMcjZD88GFnkG2tKpakZUSKE4GXMOTGv0JWx5pxIzDmVTF5O1pxTlaaVvhm25qTPcC9F0ksV6aWS9FI5HROYg8YUwwG5HVdi
YR1j7Oaw3BhCwblZGNvEppMvAsQeCvOcw2YbR0Uw21BrwGxjmSjLwkRZhdmmCHvNQLCuT2LMSOtCNO+Y9cDGfOlOjaK2hstG0Jerf0YnmxPRiAO3OGzLtA+I
06wPmxP92HU9sPZRg4/EBYtubbT4fEPhjYwJRss9RxmNtRLqNJGgO9lx5rMKwA+Z+B4ZV6wZsHXQN8qOlBBi8DGpZ5FpPBFID4fhEHFtjsS7ORLvxs7EDssV
rD6V6C/LCDxfRVSfnxNknzoDM9Mr+/wCPPC/Uo/lwHgu0noCGiXxBa6IL3CZfYHTXNApoXVTz93V8fEDWoa3W2M3dzoNFvso03qljSzgVbqTRGiTtjnooysd
vVQkLYSBpod8+EkOHfQheWoH/UXQWkHFWeFtAbzvETaqgpVrHSeptz83jUrX26ce9O6pDsYJmW0Lto2qOKDBiRV4uFwOs6IZoF8/nbrWk9JGU/jYpfPK1Wo2
EGY+waj/LiQXTn8QJcI1jKiGHyYZhfodv4c2qVaArq3UPM91In7BiSrw2OUSOlVgbnsM2YFzDhgYQ+1FyjX5M97TARz30uMybE/XxdR7CeEZ+rlhu1X15HHm
OmXhHXBsaU4YAgaADIWhGIq8XhpKyJAco/3QAHkYO/sLGGpep7IkDPgTpxmR/q/QuGAdIP7J5FeCcoY5FcjyGGY18tBo4+kIrsh5q9HBM1eZJLqR120jjyTJ
DPsKDXszyllThN/u5pVWUukFqfQcgv9dBHnHkaipJaFUs9ELGViM+pgQiYGrQuPPz3A8yOOlIOQwZKvjKot3KUGsS550HAiD6dupUz5/p+WeQ604UNIfMHaP
EfBbnAlZUV8RX8Itj4Z06mFj9vaFPk9JV8pjG0UFRDoMzgM4IebnGImly25tM6+Ud3Vpr5l3dWmvbgz4iFI1Ejq7wmn7g282f/Y38/o0uBCYA6KHPb9L075y
H6k29bMcn5fzlHBCbKjGcPilw/Gv4x+DSefkQOVqJmIeK3jj3znisfbwbULwhQV2g1eWamqIqUG+uDnyJc00ZLgjxu8uavkiwOvj28GzdpjSyj7HaZ9b+2Wp
g4QHuDSzx7wVKfA1BP6FtI/wGwLWZ/K4qeplhh2Mtmklh9olOj7UacUtOq0YafiiEmtnS24n05DP85LCrMXOkk+rc4SWlgBRyjlbK8ZWgQKkUjSnb5cCf81b
9VP2TDWAsJ66dQUQAOn2MsjOEt/OCJ/xlPNmhI/xXJb9npemdvNSuzp1JLQ7GX2FT4ST6GQS887CsPbAdmFNVmyLFPoke1t8k8sY9KT93wd0yrPM45iXQyAO
v7UNVYdhpNlYKgrnIw5XwI+5FC0VaRpifHqZ8Vk6c3IeyywQqJbqCFVV9Q73VMAmji91jMgt7nfmBP+FlNlpWVJoXaSxV4+z4a6DjS1SdtuN7V5SY7OfjZtp
7JgBroJUvka8KAw2KpfBLc4HbNS8NeXe13RVbXzzuqZd6zZYOrctUVZ9qShtQlcRXf3fbptY2iY+K2zT+W1T4bap0JhrSOtsNtoavJaRIKX2qT18O+Ms1EHL
lh1335HJLhyxRVjYsDUuy76yJPvKQPaVvuwrGZDDgVoDNaROggW6IxWNJeAoFSwMPyqjkHyvUgjWwlXw8IY50Ayh7MhD3p8PGiW2ucOJt7HDYW7ReMAO0awu
ubyyVIDkQBubxkmQrdJCI6gOgunA/O7KX4rPLAWq9tBt0itDobp+ZKo8qLHqAnJzVbLRcLM5uyM5T9DIkXU5+9szwlKWORmndcZZKtK/yJaU+JkRQcU+Na+i
eTgCY52bok5TZ6jXJ5D7RAaDYlr5WQyKGY5jb6+uNGfhYyRv2SQZxTEgwjs/oWq3J7sYatyl7O6oBtFgCKzWpOgCamPEvMHeiWrBppjbvKu3cUQ5DLdgTrjq
YmmaG9pKlGEmR6j+NFbsWRXxDq/Ce1CQrfAeNIwL2T0ofZnBjneK6j/H9bRa9RRvHZztxO2zhhGhRdMSXVOii6W4It6XaXc/e0bDeTFhUASBQX1534aa53Bs
xsGptI/exGOzQpvLhJU4Sk1porOf7oAizleTHQQVqhjmoJjps3bJbouHGPVh1UfJPCIMp70nrPckqmIZMQ2BLqkAumReVc42NcAJk1bvBAgqHvdZP5y8nWtU
yw4InEZf9vB6c3YIRbPCcBsTKpYzrgygA92cx9HaKNwGp44G7RgTJDIGld07mDAj7aa/klnJ6IzwX48iaQPPzgsPbURtzIcnO9jiw6HuBeU+1dyhHc3RI9jq
7RSDU0G2ejuGAtXfKAdVwByu+oY0+6KfQuMKBK5znfdZ4wxYNDC5vGlzGR7NUNjx9q4kjGYaS6O4khSwr9xPSqz74UFoupRDTJ/QdDtZBrGCiUQMrX2zYO2b
0fAjAShwG09qOzhiEdvfZz8bxORdcO9i5w9ORPeZFoD330dWWg7M3XAuw1WNrg7wVZ3BgXAFlth9fCURtLgCpOyVuGJ5BwAkXHfOJRMWotWC9bXf/oEJFwra
n/VQjTddHCI9fcqeYH2WJ0iw33nYQ5O3vI4Hi2sLcR5096IxIBTtETeNwZhmJcrvJJPnSBJPjkWD9VRjAx5ClPRchpAgU8PXL08NScOt2hrObFpD7huAfYPB
gPv2GV34ZRkw3jGMD9LycfiXHReRHj4q5kOl7OAxCYqM61bUXIY0QUfhoh/xtsSLLuXgRRc4HMHAGqNBghRq9xFvBDG6YsA6I0F2fsRTZaB1TgwcCxTTVmAE
3/x85a0LqrICHgUICbxlmWnLmHaryGB3SQkv/MizEA/TbdYALWBuyKcFgpBRZBuT1GPUtXMQkpPHC8Arcn3iMnFtbF+3AF7G5m2M7aXUDVMfw160vpY/s9h0
HJ5ZQKRSCEImaI5ZEOECQIQB4RsyiHAYtS8yRHAo6Hr6fhJiXAhkMMBqbQtYyGDX8AQ0Q0EMLuQiBjMAW4FBeSnDFDLYFcjg77ta4bCDzwXEIALrLnCMZIE/
Cxo02GPDDpAqn1vlgs1lQbL0Ns+yuypZ4rOgoYPZ8ZFuNvo6inB8+Z7GDPaymMEv+R6A1/XiciFz+u0KpCUjFxr0EibiEFzpoG1VU6pGoFzB0y0A5JRV9hI/
iNEvjFGMDVmQXRGTchRM2BgcK9FpfIJFYxy9zsyiGNLAeXT3OkySgFnE9NZ7oVMpQypW6VlgzMJegHz3nkBsAx5y5BxlUYKC3RZtcujP9L342+C/C/xX8d8r
+W+L/+67F8sTjoTKPVXpd8V2Ibiwt1Y9LZzfXhORRhWFIEqorDfdpNDonWbr4416EU5IBP+9i/Zqn3f1lo+uDMime5h+hZ37sHMeVIR0p3H+tD4r0FWIUAXs
WS/Yo72yIDvOOXbYgILXDptor7gwpFCwcXrZMJeNM8MEShZn+Re+F6wFZmw84uUoHvuG9I52wO2812vhSGuvp4Bgs9ebY8NrAZeNJNpiDd63on1EzPomK9w+
vcC1mq54dvBAjHGrYRc31x4kmYptBsMuanF5ixV3pD7vpjalTWrDjinQ/vl82q6xcjtoPMEjotA+//aD1AU/dkm2WemODtBjoCir4aJdMduPivzOVGOsRKa1
R0vkKUa/RF4QoM9AukQ1QcTUg1PGjAyfSfh1PKZH1FlOfBznwuzJ4mtPGpEUbGpR7sSnLdniLj67ZmjgFqVmaTEyGL/nuYW1zFC0YJ3tBzKI1EM4TO2aGPlD
rCPNIuyyYd4iFmotxuJTtz/jHQcWPQvi0gp9laZc/zzKX/faxXRdkcFfFcpjEnw6LX11Djt/5IE06N4m1Qv0fUAlKAJ2DislH2dvzWDEQbdU2BcZybLUfoX7
v9r2M0tbGdFUsdCZl6zflAl6doQQVYc/FDK9bHv0Z9yj8/y1hbCRdgwnbP7tLzriCaB0Yrr1J6cNyia+fYEfjjlB4ys2db7s0SPmdS8IGcDdHkulnB/mEJ3W
C4vgHqZIG+Gl8H4UcvS4UDZzKe9HmKXOCIVzA6voGOT1ALMmhjSzMOK5yOu5eYcCvC743l/9xgc0bi5TMFjkdQAW4+WZ/0FjhHe0gxy2N4HAs6Yd7MpsjmGY
S/kaon8OCiGDprqDtACpwx5chrbf3kf+B9r7CBgqfnBat8kRae85aOzc3m67dRc3tptp7COU4/3w/k8qT2Ezz/tp0uOYhmeAxtq1NNbSAzmlZXqASlvU5Emu
Jdpxab8o3D9ue2FFxdc5wvVCKrijZWIVHEGsNxY5/oC7zR3oNggDtNyhFe4QqsVrpzPL2SG9gCzKArIPrdzyptkz0pxuWVwCLbbbGmOSh1Ippabn4ZBAqWp3
PxfezGzx4daiBami9os/hzhpDIgTxgSJYSDATv1xkXJROsyKmYPpID2Yji66AYwV4KAYJ41TjpTCEl6LtKL0VjG9LEnIjgDhLQiC3lz2BBp6XasWOK7ns5Ks
wB5Kw9Ye5ZU3OvTVG/zqDnyNAMjHO2b6PIUdM32+LTBx7JVPIwMsSOFB5t3VnLxF4U8qgbb+8947eGNvqzfmShV1pUq6UqyGX76WIKHzBEYzPhgmj3I6Dzf7
xvO8KWdrlbdVe5xzQaD6QCrSPeNMu9dXTWEmppXeY3Zi/GnwovHiH/CZyV4fCpkHkMSQd2dGTFGlkiKzSRb7PTbGFftJ2MNGFQ3oOU633U84MKfXS4Ie8w8V
Mz+B2LdIP/m9pNiHg04fVGy48vsq7HW73V6XCulGL7u0E323sOgMB26Ay+N3AFzeEODymMHV/Tk0dwbCHE7ODv3Z74iUQnFXHXaukqv3HXbeR9r/ovbkQ81T
370447vX8lpZT76fXFEMQB+z6pPS765VHkhPcSpmXaZOoVfhI+wo71UiuW1BvtidOchLGchtmzLUrOmjKbPKGfuH0rL3JdaFYgsgXgE14gLIyiGxw8aXecmt
YL5kCJxq3rGUCsrT5KRPIYMM/xxWqomHrHLae9Ry1gw9Ym+PPgL+kUyxl15oUrc/gl+u/qi9cXFN1V9IGmbnUDxzch4copb9EbuK9PpX5uVkC/hgyQQjU2LR
mqT5PZVWsK4NwlMaRwx0hm43ATvolOG5mlFuL5mlHTfOWWZUvacff+5Y//GkvgnVFSWvZ+mXzQ1LwIxI/+leskPt6Kr6f3qJ0y7BSfym+WTu68nOJ+BZ3G3u
SmtrGF8vnmsuwD+dVIWF5hVivPna8tz+5dt/0Swf6yt5tJdtyHTXbs7ZqWn1zUWpS3359Le/c/fir79+tK9/OPShbrLbXP9NN5ml64/t+o2vvPJCP9mj9lBb
4c4xKvXn5/rdZKFLxS70kj09tUC/7emRYEEC55rP7HziG0hAdxf4gxPRF5PopY+oqx4783vP01Z/j9r9wlO0lojTaoVSYdg8y3pMhaQmJahATC6wexAW5z0p
V9OCWujbAXPhaD9RvWR3H9Xp0/tN8P8epPcTGr5vnevidLefzNKPB17+6JOvXfHyDf3lXV2X/v/+c91+l5l1kyb9XL776akbJ9+4vr/8+vJPf+v4G3d8Ez/W
l2/aWPydl2/70ZH+8p6v/9IP/+2HKy/QY/jXTNJq7e4p1ePkO+56afaulz56zlThyaOSzZ1fvv9rt67+8TdN6f9xA0pHwV984MWnP/mBZ17oL6+ff/ut8//S
vAENJoW9/3ouC+3Y73XFrUDsd3wIRete8liTmvmx5m4sgnV82Y0v1LILzd0qgdPGboyyujAE70jrbMcPNWMfPTswg6VbhiY/9Wzt4zSSFtIZuzA8Yxe2nLHz
6oqPSywI2yAX9Nfa8p1/+Nc/bd351tG+ukKzCf1viuO62sXUzdutBNNP8455m3UB/bEqznMZ26wUU1XXZTZjdvaWT/7o2oNv/e1rNBPmaSYM9iGm2kgvNhVl
sZv+m+8m80N9Pp/T5yQGFIn9BBVVEMjFeRlM71XkvYq8V5H3KvJeRf5/VgTVQPFWSRjREZqzOVoCaSCRZYynBKQ11EVreBd6vjUHBkP2X/M9MsA5tHm/sYoQ
MxeHbM4JmNKaoLqeVzG1aYbrTM1QVaeQborRHFOw11RHGnzdevrDyFvPjqsSFHFqxsvSCpHZI6aOz7XoQ/m743RrvDC4UU4vD9kN892eu+Y+MGK9TmkgC7Ip
SRl9+Yxuv/P7oM5lgArFlKytvnLljOcnZ7jmbAeJssS7hejvyl4jLe6isx2+snCIr0wM2uBydlXxE01hnGdOgPpKs6INipEQlmXJqMSrfihWDIEQJ9h8Ed9c
DZiBZpjYzFXui8Ix5g5SnO3i39rXCKoO7rzqCBaYim/h6Afmwy6DAK82nGugqqp4i+CN3FIFbEaVCXL0uUH7V1dqHqv9EtF8jQx18/ytEgDvZDOMNJ8eI7zi
H2MBchklqkKzDnugCqUEsPMpmhANzIoJFd9aLRnfAVR3sj3B7TDVXvwI0xwevlVcz6b4dU04WQMh8dNSxjTeA9PsVarPt0D2pibbk/xO03JqN5350WB7tH1M
Ss5gChnU1HTmnXz6hstfW6n5buiG0cCvHppgsj3Fnl+Z/opZe57ip5zACYCYSC9YobRMLpTWkEOIV5oOQywCEUbz8qzA47AocAYTCJGtKu9EFe5Qqkqf+PoJ
JjLZxuYCbl+qlsdcd8gy18EuXxslr1MCA7YgkMBzTe1Q1pLEACNjYLJBDrtFeWifPNT6b/auNcau6jqf9zn3nnPuPTMew/ghce6Rpc40sTxI7owxUfG5SlKD
qWSUUWUhfvCDH9U1P5hhSv3jeubiuWPsiFaOSlNoIXWSFiPgtlYCChSkjKCtnEAiEyiPxk1MAhGREscNTUMlBF3fWvs87rw8plEitf0xc8/ZZ7/3Xmuvvfda
3wICRcZMbMYXKujrPyVNU5sw94oTCImBby9llYgkv0Dy8xoqm+hVufWU3MQ9ANL913Ifg5k6Smx/zNwLvHa1lxJ1K1/UrYiY/fTMKVzAdJXFiRFd7Cj9AT/H
mNMleZBoOcKchosS/RIZyKk/aATuwzdeY0Q0qg02LXFZwVR1UuD6fUuH0weVz9CgF3PXzr7/UNUYLBjaCb3srFrboW++Vv8su9jerm3arR1Xj8OJtVs7xi8j
xlAiBtf8Eo0bHX4cNb0J85A80fDcAUPCTM+fXSHjwPn7SqdJU4NxeexRWw971IQ9ahl7ZDXLxOpjj9YiBTB7tJaxR0vYo1Vmj5qwRy1jj5pij9Y62KOt7CVy
9mgX7NFeyh7tfvYotL4ie9SEPVrEHm3VHRpsSpezRxvV/T/DHlnf0S7YI9saWyuwR62fPWoHG9r62KMp7FGu3Qv2CIgCmVWaWKIiisWRStanWp/1qS32MCMS
GYgZ+LeHE3028xs+1lBm1JaYUdt+yVcumJ8txVAaYY+msEcT7NFUDFRT7BF2wJJfIPmxFW+ZPUpuJrNHpBP2yKE5e7QVezQvhz0is372yNPbytijnYM12GCP
1iUywEUN2KPWxx5ZBeLy2KNJTLBgj0c9250z2N+pMVfSz8ssatjxoKilizlgJa4IZorKEZoJle1aLGpoFQxuZZQvkrLYz7FKQWWH3mz4iJrSPoB+9oC14K68
hp9dtAGgdGONCD8jUF419qRVhaKCbFjWTAbRkQzTWokHABbFJgZEwxF+Nt7ESPBXxEONK5lHVOIrJsxbU0300YlEq5/mqwUq49ZkGJYKnKQC/It/gCJesFt7
Gr/hbu0p/NbGjSfwWx83TuM3mjAf0aXskzpN41DxfHgXOQkwguh1HrJN3BUyyRqbiS8P8p2HFW9iR4qDcbVwpFjKppKe11p5Vm9w2OZsqlYxf2DQ4UuF/1VV
+A1V4ddVhV9RFT6rKnxGVXhR7yupw9gJi6WSiipvRg919OQK9OqV6CSTyx3MNlKqD9GDV8IyAxHjocmwr4h4gHadAzBQpNAAQAXhNE1yABVgRJ+XiQFTMR51
2EqUqpCvA1mpqtl/qZr9gGr2/arZ96lmn1DNPqbnc0Q1lspc7Iqj3lI5uQcv5a23Oko8Yzj3NjjMWiBhPHxKDGCz8AqzjHWQxoGMNHhoR839y2lDPvVV77xW
qh/XDVXLnRNC07FGf4z5tUaNsW7BHhvILp5guYDf1cQCJNfy9F8zLfF7XFaUcnP9nd+4Va5gm4tlrhhj9VndinHz6oa6yirXh1VuEPuPszrPGla5QS8O2Rwq
zLFK9sNGEkOzihVp06WOZttyogQ9t5PUabGtrmInqYudZMgVyPbW67CYDMViUofFpM4Wcf0Wk1HJYvIp2zSIwYviiNxXlYfPYc3ulQbNycEFHDahWVGjcUXk
BJfNL5s6ZFV66cRTSZXvbbjn7NxuMfBLVn0BoAasODh6E9v26QqLxc3GyIndwhASGa+SZWxwWiIxMYZEhrohpmRsm4ZhsfBisBkVI7cXmX+kXqqto5fYZL6E
Ebp2K7BnzOovYARgMy4b44sxJ4OaXHbv8PzMMtWXZYrDoqxrkgDcHN2WWKrjdHjbneTuNE4xOijXsq92L7PZ2/R8t6l3sXvTVUSMcF+JfRF502GoaU2TGDP3
h4ZpMQ5SwZCclT2nfkSAEPeyAEJ+BahQgDdRwFAu2JEXu3c2gBIOjSgx114Bn0G5R2Pc015cBX04bPgPngLotr+bzyEpWLvRarACsiaY5EoD2y/p5jqF6uaX
dcMotsdjpd0xyfQk33cWTcaFgYwdCdKO4Ob9czeH3oGQjX9DuFGVr0oyV98p4JfFxmG75smKCO4vsJOUrNf9uuwPtGcYjidHT4xt/9nIqjBGeo4fcV4rqfGm
ixrf8qZDrXSMXt73mZEvauPGLWzYNUQDdmAld7rPkhR+5V2MWSe3voJfSL9H5lqsIEtTwIR3Uw8whx1qxKFphXDOsgKFYZK0eL8epOL59AMNm00X5rcB+7Vb
RBwMCn26PnQAiUkb24YXuAoGlAtRNaCSnLQz1+L4HX2al3rOOp2fY5cNnAZG2tS03vmn7sbiwJCr6elzizpe9L58Q60vxXee/qqTp/jxuQfMLIXCFlXxtu/W
htgSnToZygFUA0fSUDdTtdzUUBhI6LYPP9R/n7F9HMGrcgTJlGf6u9Afk4SxM02deeE5/VoNMHpGK73AymUO7aOz/tamEjbi9Yjq0tMXOSqndVvpCCJbFN2h
IZ2UYCt9BbvCHt8OPDSfG09MUj9et09NjNhppaNSkg7KB9tPTSbL1KJqpkqV0QXReECydZtzfajzZfz52O0tNJ888lJltrn5Hlq3MBEPfYYt85lpwMwiPJW4
qXYD7RBdYly0Ub4zNDKIrxt4pA9cH0Lx35xJT3x4d0eDPmVSa+ptgaJw0ol9IQ6HrJlR8/QJaDjX6G3Lvl4bN0IOGEgUO3f24ujxheabL39j82xzGJVBDf74
MzigaX4glYFFYXiqlXuAyIcanDmlvA42gDTzR63GQFNpOqdP4JBoFocndRIngWswOJvOxdEM9U2vTYEoBjDUs/LUplhtRuOIsva9gNMkkv0HegrK2kn3fZrv
0qLeMe5birtnL0/PiMgVqWpZvn4vqc+i5Br+1WdXyNtQedfZ4qKcd52GsonrrzAT0qKbw1pgLw8MJS2NE7qBxsmncarmvfD1vBfyinFP5BUbpIrVyoOa4lCt
BivVg0WzeRrS6HGz6X0P46Bxk3XpX2puDf3rLO3f2rL+zYvaA9S7elaUmjSLqtNRVt3vayvAMJd0AC3mQTULVNdf9T8IKzD6qzers4DySJkVhs0nfvTiA1/9
0Yv6JBF3SN+SQdjrhxpl0HfkwFu2sDGIi6fB5u8cO0WsfLe2ZUVKGozrhxPOrFYYBtfnkzrnz/NXAjbcTDPVYz+5ipypfm9psxQTJegzO/Sn/oJo5FodRPiO
O9sAsRgtrivFo6rWKMX7S0t4ryhhEqcoYVyf5JNCFIa3mxlqTxWpmjOdMxIn3kBdVMOo1vNO7cbhzWx8g/vG/lBug3zx0s175Z2XDeK7N4YWTVEu2Es30fzm
j+IY1ZMIZqDsGQNmNjpRxmGZZDj8C5tmp30YlclY3lwriXCCWVUY87BxbTf5HhONzirnQaioFvPCa6OhB0X8Rzje0lmG9oqwldSkBZtuYDRUqqveX09DkAor
spwYci1CT4xJ4clxqqfMFyxWAPdSYDRXYpfZ+Bfnc2MWZQnqyEKj3YAYBxM7dolQc96OU19K9iVJhs1zsQN60NXD8tGWnpsXQvmchIRzuB18EGHjxut47nSO
dA7zOYqePvx5Dj8r+6xO56I+YZzBh4ckwT+WEizi+cKfcfizWYJFSvAEPnxBEpwuJXgcz89/gcMfyRKcpgQn8eGvJcGDpQT34/nZxzj8vizBCWPCuBcfTkqC
Y6UEXW6bJOhkCc6aE8YhCv+ixJ8pot9Bj+8/yqG3q8gdyv02Cv6SRL61iHwLPZ6TyAdKVdlPwV+WyDdS8AUGVL5mwvhk1iEX/u0rb2sTxico3t9IvF1Fpjvp
8ecnOXRMJThJHTJCwX8rkbch02+TKLZImW6ll/vQaX/64NM/pkyH6B3eKx+hNAGlOX2SLYpIlkhJguG/MwhiofQ77OATaN75pQKMpHC/agLNASiPJIlubQmG
qplubu3QMcfNdBNfDFRYwMXXKj0NidduFp1x+ZAp8lNI7rp1vRqPOiM7M7inmYF70jYsepnFbn27ZsFMneGikiA170rB2fSpVsL+knC1FMDXENPQ1jhglN8w
9mA1EMZsRhCKeUEoO4MQcM4cO6bY5gxiO/LBxQc/38uwFZCJawYKwzpmCWgAIO8SIz0DWy1f+tGMXuHjMMaYfOXRI2xImZ85ZXbFfEMJE9iHlULFd9m2r/Th
1GofHun7MJh/oKA3PmrQ60sLUeax0WvL4/7LakH/ZOrWHLG8INYWE2+GhoM3EFe1UvuupJoaM630t1ppeyr16EMrFVdqYhVlswH9ujATYoHg/EAAX6k4Wv6A
yUQi9QA4Iiw8GNIhKGP1C4rQh/Nqw89ewoZKx2HrKlrs884+g+sK3AGlWv6Oe45Y2zIub7je+VRYfKVVgJXptRC7ZT/65TzPkHROxaeVYbv2Dp5wkZ078KLW
bGkw5A5tV+CTGtArtIHmvkw0mGXY7HKLJjqsV2yYxuQZoEIzYimTXjWVWvt42ZqLzRk2Va2DZnlslCfQX8zLxnNB1/Pjh7Nafv4giJBECMO8WH2/24cSKWpK
57vKuE5C2E4velOsK+npB121Z8edJj0QQZM0vluzBJAV2Z3NDd5+NzdyNsTI2WReJUeoEM/M2Ii+J9AMjDxp9Fk3D2cqO2b6qOzt1Vw+7ekDc6WbcTv3ORa1
0ref+9YLTnrh28SZXzQFbJqPbqKfdXPFA0/UHtxlcp2Na/NK7hIJ/gH4ZtmDYc8aJ2X9FtJyVhQ9dg/oosr7ST4JZ8nLFLDkhM/mXOHGbtqGkaSbBsSdcKgC
9ojiaWJkxnIG8yc/vaPFByYsx0il1nkhmh2zr6sF1dyLnEg5LOGYDBZELTuyoC4pNQVHNYlN8IixX9zK3SjuZ/c2uLs/KQoee4A6gXuzQNzchfjZCdAi3J3W
RbUkgte63wYW23ZtFDhtwBDYgG/bxDtjzO4Ic+Uzqlf0864C7Knm2iheKz32uILpiIpqLyzIYiYV137dFWfoLTntos8BI4Yx7Lm6ExlgcXO7dky5qO4q19Ud
XUppS5mHiPLoZ0YqcodU63ap5B9KlW8jyqKfW6U5t0jjDrA17vKuAzse2K2N0U80bnwckIbjJLfwZcs2IetYbmC2QsMCbEzDqjskFq+RHPMHclZXAk3A+sv2
uHjaKZbKY7LqwjOJhkIs5LCNfqooxBI7NQtlDdNPDYVYqE5EPxEKseIByAK0Q4MsYMUbIAtY8NCIW4qNggWtK69++YWx/z4bXs6W/BQWLPE9rcWIObKzJf44
cCTXycxAdzR2eHv1pxIzVByT06VXK5ASRndhLISrM3wuZ5RmDp9r7oV23ChNLg8/kzhrG6VBqeLntgbHvJ1G0cGYWjgG5lag33cyiDZ1lxn7E9RPwNKmDjLj
CiRGE95dAsBFoN/N2J0wNJUcO+rcJ43/OVuPMn7Z6eOXnedo6NqxTVvNCZKnS95yb8fLc/Od0wHEaLv5A4pwSznCJL0cg+hMEW6kZ0ivZzSIy3Z6/ymWXnFU
Qz0q14pKnctrRQ/f0xHL7ExTsiDHT8j83SUEuFOIc0z49cfFR+iIzPRtMrdjmf5bhRiGhUKGQC879EGQz3ZtQKgyEv/vgVCl1xiSytGq+SdHlOuLvgC5IAX/
MJQKm/APVV39115dJ2PJ+QzRZYbwlsMElWGieKArE0b828TZSYzZM87ThomXvbFg9tTGmTkCVh3uX0BXJjhBBTiJoCsz3gC6MkFe2cxSPMoSDoO9aA6zAPmN
uAiO3GPWTSEGJ6zAUATZyadkaW1/rG9tf88wjIJSFwtF3vR+7H/SsdQtCZ0ORMeR2MnVnK+boPY62aaM5Jz0edkIU/+l7BDE4ZkaTwDjIJ+ZpszMi90cU7RY
JEaFY4tGDr0NYXxHaQwr+NmG8R1l7wk2fOoE2bwA7NS/K7lJFwbIpGwJKVtCypaQsiWkzFwR/IxJ2cw7PHMIW+SpycWGljX84nV8CaVez72wyJ4gNdrRNdXT
3Xo+OiNAw56AdwO7BE/wZElovNgnNO7KGeTKzFHuool/7VSudag/hGvR0zZhXPS0VXgXPQ0J+6KnQDgYLoGEiTlwYlmebcR1xUEOXOgqfusUqpL+X1lmnUEg
Sz6qcganhnYM1PvTbtkLST689FHI9zYh5ltltbxFxvyAEPOkEPN+IeZcTAhETAhFTKjJ0DMx7xZivkaIeZcQ887GBkU+MYt0pkDzvsMLECb1ha7yYKxxnXbo
05LNlGRzh2Rzu/CEGZEKSDoIRDoIRTqoKXfdunLXzc25T5f2nNClQfcqr9cka1SVrOGzOxvlVbFvxXZlxfZkxa70rdi+rNiBrNihrNg1WbHrsmJHsmIPyIo9
KCv2BlmxtfG+iW5/zBwBZ4Z6wcZ8kscb5YZ16JrVZnIx0zGnc/8+/z85/ndODq08OYYEYGPjxOVOjqtWtHLJsd/8n0Fo1GfXOjKA9qNVOjKwlh4ZWDj4X+3I
oKim4tFjObfelT8Rg84etVHzPBdrN9/95ksvnLr3ja/8h7Ygq63d/On3Pvfu518897W3EBRJ9Nef4fWtt0BJ3nzrz9999SdvPPsTfGeAkuYvvvmt+dce/+7X
3kWQ5/+9Y5rsDGWZKxTxcOJehhuQtVUYvFWdf6ytzIBLTt4dF8oMkVLxit1eUoH/g+pSPxheb6mvDHiP9tdwLMHupf1+AG9/SbZrJY8Enz8P+8huv4J1uP1a
Bute3d+n24GdMepu9Gt2BOxfiJXEcqciy3tqBa8imQZH4VLEEjQwrWFewrMIQ3AT123ByeMWyIjRD7tK+C48jFTgequ6qpuRKvsXIbnJ9LKtmAdPj/WpVpGj
T0n57a2u0m9xGcAbGQQiGIpQiLPlQRzY4OzREXQZBwJrgJaqDa0cCr8tu+XCRYj/pKE7s1B4huYw/YvZqiIxFhKzzdpH0XF6RGCU2Gx70U6cZny8nbixsUAE
GB6PnYXEaA4cJ3ZntJHSasMXJn2hRxVOKZof6guU38bjsUvx25z/AuWFDCif+DjFio7HZvbRxscBfLTk48bSR6RcMVFfVHySxPSR66UUnSzEQE2F83AlqDw7
pixMSpBkAEioAKU0WQUHDXYWYmvhlN+zHJN9IXisJyUObhKX9RN7iceqNVA5YtfToOn9SXULTw32lj3W50/a6wLYZgtR3a6jXYVt3QjTOd5E4VYa99zmHjDq
uDaV1Gdw5ZjdPGhTuPuYSiK1odtKn3DlAIgFWvugF0Srq7VDryaDPVzpwQ/dhl6hVAqeD/AjSxF0qtMKVQVRV1fGck8NiaAvj8AnjVW4ixyKh3J6jq3GEC4z
hzIK4H6q9pKN6CePe+eKLfEACGcVLsOVWpnTlCq1Kpvx+zCYYhP1MfL6sFtrHzxiIw0E1cTDQMTBTWA4A1TxDbgMsqZhBTIzrfZ8mni1nRcXqLj4ZxsDOf6F
aACJP0q139utWf4rHm0J/dnCdEiBuR5MdMEA8WjAYk2sguZa6aEpENtBCrP3MTg3bEjU4tzUljpihECDv+sFYrfmOrZlGrrmUE2u1hx4MZdHuzlyNHa66s1C
7+dvZnO49GbAYXD+pje97M3Bu9YFfBf4hNvcdYymuztPk9w8qi67SQzqJX6bgrxJgb8CczHAXIj3HaXhL7CEuglxg6CdhPgeJTVQYg3PxGdqC0m9DT+jx0GN
RlwHNUYsGhgwfmLeFICUA6iEEE8KWJQw6N2FOAB3ym04bweJa3H1cHPX/DEiM++mLQohTerTjeH2vo32GcA+YxceBxs6Gzo1tAzH2GPP56IrhyY1+CciKjPE
rTGaSPRrMDwbblrwUBHVI+oodJO7n40eXOqtJKROLXcFUSfW7Tg8fKw4D+jMFV5QvXZW7VIQDUVFVCSDhYTmcRseI9CN1Zj60FtIqujdKvXdAnSowRN9iohu
q4D4qNsqC1TrkB5hJkJd12CAJsjoelonCZB+DrWA7QxBEH1UlTHwZVwC6XQPPS79x9ZRe1ecq/ZvfIZSE+3++bnGNMFkMGRuVtCpFTU3KwuJj+m45tR2uPNd
HhM1bf18NrvQbacJXMVIYGAwElU1gau00FB31nlClucoOreuVH1e1XWX1u4eXOc2SCpBcy01z2w01pEeb7qic6yzdRDqasbOUVoEy3WlVc5uA3kdTXXRVBfP
1FQiUDRYVVynOUPtrnB7+IyIW2GjFTa1H62wuRXY85lMhlZpMouLVKlAt8H37cVnndv32pZA1I/FKsJQzyUo2UWzD8ccniHZ26rN3lYTBwsdO1wlMWy5U0N2
vFrN5FedNV6jM2J80/92CX/37JX0Eun1ldLrKv1Sh60V5Y1Vj14QQxxDwpT3qSxYFlB7yXYAmqpcIxH+A+UKsdTwQCThPHcWdVlfPQsqif4qKGFseL/s+TYU
NbiQJRMi8aA5B7wL2sv7bOuaK7vRXp1CEYO+sA4Sfu+koDnIsWy8WI9r7J4ebu+COMqfYQcI5d+4Og2t6ZnppMYi+zeU829zmFi/2YWTl8IKA/7AwYPr/f5u
fwVDPfg/HOpBPx6EJdrqQ20WQ21caqg3YGKUQfs9hdCVmVAsTZRtgvJs2RYUfVxsg2DzmeisT6azK2NjhenBusXcFSyy0ObjIL8zTGa+GYKysrhmIZku+G/2
rjfGjuq6z515f2bezHtv3ttd9nl3bd83Nmad2LKrAnZNlXgsSAwl4OZDlX5p+RAp1uIP2LIsN7LYtf1itkBbQxrVJKTaD1QsxEuJFLUmjRMnUIlSUllRqjoF
qSatGkelikMpSRpS9/zOuXfevLdv12tMlQ+tkJnZeTP3/z33nnN/53cWp4KTHg6sGmWBVcHVy/KEEsyl5NrhPIStGA2QcU5vaE83vbYJ1LoHUuU2dRdOEHY4
d+LoYIezW46hbpfg3TtxWJDLuaArmef4eYcDemCaIH4dScXfgiNHt8G2Zu5xCBSWTgqBuJfOI8w3aIYnLd8/tSTQ4GdYydzonVHbvOfN/fN0P2/u5+l+zsXd
yzBycTNQOdRU/M+SJ57NuVDcxLWxILllLu1aCnB+UAEuUQFOmYwuUkYnzf0Fup819+fpfsa1Gc90MwamaoYz/p5tnSxb8doVrRSJ7CE9XIKSOzucK2pRZ2fT
EJIlU9R7g0hd01SMF0/Fq0y+GNjJuN+lLdWkNeWGUfNqk6fZHQvxgMkTJ02ePM3cxGn2ThyWAlVzDXX1flZyxE/jXztWlTBIU9tEEt64O5+CqCsfbInyv6rl
fs3NvSCbe9WppQpzB8gBbAOp6+w4/5o7rt9YBhz6Hb0DqL91omVbJ1q2daKBksm2jiAXf9AxQeRyrTJoyIgT3UDpGeXlu7d4IDlWCrNT0zWINimzSLiuaEPk
SMZLQsKBGTbWUbvsyVCv0UaXfTq74u09S9MeGTooZfa6WYHg/GlOcF7OCc5LOcF58WqC8+J1CM4LOcF5Pic4X84JznNLCc5z1yY4pUXCqywlXm4p8XJLiZdb
SjzTIuUBBcOzOQ8F+0eGH1b7WyS8ylLi5ZYSL7eUeLmlxBuQcRN/csavyeEBlutcqwAcn86U4OhRjR8xpAsoT1qC82LMTvth6h1K+DYJP0YbnQN8XosmLLNz
fH6MYXJBxrKsWTRx1fuzWbhg2DBkT/oKgxbtlBaEoHBioDXiv+WfPQCmFJMgyPkcQiFcYRoKE0WJ6eFLh1jf9g+mM//t7Gd9lV6rszcVqAu+edzN3o0OkcZT
Iany4f0H6AtmuKCXr3jMbaELU+kbx0/YaLgFUr3lPXqneehA+uPjJx49zO1EuiMpkb/4+U9+9E/fuOIc2TWdUhE+RW1+PxXRO7hwYtf0Z47TTFBmhKieJnVs
B7x6nKVcj90a8yGLAjbvqpKh0edTJsTFMsRaxamkBOR2OX1V3VkVHw8gC/2cW3ALttBPpQ9O1WA7cIFp/PD+NDrIhvG0efAA+52ApoUelw4eYJdAT5KBq1lk
PymZTyLzjmveEa80eIjinXaQuuKfBj9AhGEIzEANOJkDZrjC5oDBWtDuZnGoO5RwMM3E/5j27zjAtDKpShEe5py6c5zjPIipCd4sZdSdFFdQiXDc0FBXwreh
2htDoUQBU2LOKBr9vgT9vsymDnN4VNpV/k0m7CnTUtQxVqqcfUJ+6LdPlI8k/mDzRuVI0jVWwHykrQ2DUmKdv8zGfGO5KBvLRVksFxZnJTp/MWMTc3M/sLZv
IpphFIVf9FR5Wkj1fUOuNOmuT6dT5r2PE/dg4mEMpNPaRR8V7xzfDxAvuxFYIDFIn4BPQiu7ZnwVYObB9LDhzACip13JbvGo1qUV59WTiR6USU/yZSR+T9XH
DzQjETiCXRU8sDBqby89KdIg9BlMrL39Yh3BQ13Yi+cw6OrCfhhKgH308LkhPpSgbytOVzg9cKh6q+tz7Iglc4n2TVmttD9WUy6OWO62pdR0+hKHiKEyMr0Y
o5vCL/ruUNfJ+VwPcu+tV/7gS6X0h29+7rPldOa8AJ0ZJpDBnB053PfzMGeGwie+ATiXMoDzQHBVkCqAq4JdDkBVNH1fYQx7sOudb335S/8QbXNjus/AVMVd
KMxDMzu2uZ+gPwATmnvue1+Gx8weAw9sbXN3d9GBt8OUmL7kTBlkYGTxV5VeTODOtsHaOYK1KwtaIhSsXSRYu6pg7WqCtasL1i4WrF1DsHZNYCZuADxiszMC
HMFmZ7g9IsCuGwRrN4oiGYQV6dKCjzWFtDhB6NTZSz0/IZ6gg7A2CK8hNaKf/qNjYkP8kmqUwb5tfTjQ72ZnRgmE74hgPQ4LG99BKdoDUqZ9Uqa9UqZPSpnu
g4ti1jjCPkMy7oM9XC6Obv0akA04UNUSYmtCgIAtgQ0PC0I4FthwJMjiPqYXBkyns6oPAbNFPa6k0o8pqfVJJdV+VEm9ZxVVXIAtDIqZMwjqJw2i+pRBWH/N
AGHOKOmKrxggzPNKKn7awGfmlVT9KQU+jCWAl6EALyMBXlYFeFkT4GVdgJexAC8bArxsCvBySICXwwK8HBHg5Q0CvBztAV7yycC5DL/ygqeyYPKANHfDVr3s
IHSx4UAoAD6yM21JLCJdiM9af6jb0XaO9Y+yoMkZqI+vn2bU5BG6paIcZgMxG4slAFqBUdOF+EWb1GGJq4vzlAKPLT4rPQpAUWGLOgZAEVvc4Mp2Bf/Df6e5
6AusTv6nQCUhax6AcV1tc/fKn/eZPz8hf+4RBNLdABthC1qQLWgBJ/i7BZZ0uwSU3SkfzCuTwJySB6fsg5PmwaySNDtKEj2mJNWjSpJFiyDdI5LuYduSgIy+
0zEx+qhB4p90ZAubbhfMIr+XbhdtoJBDZJ8N3OZ0+cEuziajLILA9iUItfZpm+cJ0QY2UfCD5tiFkO0hx15kH1m6m5xKgABBQDCJfEPjtWBcAWusOOOuzpy5
uIsNIVKL170GA85kTajTjGnIQsqxEkGC1aD913Mm1FAh/hn3VBkCqIDLMH1RRt/GIfMGQbMb+L5PkxbxtdrD+dNX3uuNMIEFvwUeZGYzGhX+ppZ5cYT2rSBm
hPc1G4cGebw05bHxeCmg7PEpzj/PIHaEMryjSnNtcRL0UB6LJ4z3/mXnDsrO7c3OfZ8SaVKz/wV/OKyH5K7ncahbAq5YtWv7ifaYHl1oj+vmQnuCW3oVG9cd
PabHO+3VemKXPsFB2fU4jhpX6dYCjvtyEIyJjh6jN8FSSf3W0vECpTmEzhvJ9fRQLyJhVA+jPsNLIhL4BbX4BUYkDAMmMapHuzCJofYowmGMWphEC3VahYKt
0iNS2zHUdkIPL7TX6BsW2mu5WGOmthOo7bheg9qOZbUd0yP9tV3ToQq3xzEyKHm9tgM7zWo9/vGqNLeI06yt0fAx/kRwD2qEHPSBFqMBH5DWLpAIGgfyAOPg
VDYOrBsAAlqTeI14sjIMA4NkpYFDBqVesElnrjwVWYwDNHC5i3u6MlmcmC4yhCfbns543e0pVBCOa1iM/4u3dGVDLedbV+KijZk41xdsPFgcNLHEQRODnqCJ
ATvdlzhoYpHN/MV49pjZ+c65TCGUjjE9LQcaD6ixIBaRziHEuweZ4xaWk0H6aTxIanT3IDtA182sKwLVOufChuozYyvHJvdxitdEwWJYCppgwSQJuVQxfCz3
AFPEjCyKdRVEabEOQZRG0hVEabG4OsXYPNCmmhqaY5ebCO2hLYhR/QeFGnd6Qo3DeGOL8/NOtzhDeX5yVCNAzYbFhbBsyUG1KAHvdmxgQ8SfHKHLximSzRzX
cVTcOlsSC3QV0222x2iNov5oT2DxSielmy9QIcb0RDq5z5rFBjldXnST1WYR+ojskV93aZLS9YLbXst7DiZlQGpcsfixjqFBXaNXG3EZoIeaelW7watnE+3X
rIrRbESYOeF8qUNBVoMGsZEeRt/T9QiPgUg3cKlmCxga4me2Be8WePRu2ZTjvJQ5uBE/YfWAL2JIQ00XEoRN2fcHsu+vyL6/G4spFtloFzjmaPIH9bIvj00v
R9kCQRp/RuX1HhNwM1xr9zF4fll0tiE6E60X2uuAzlzPpW4b0ZnodZ32jXo9RGcb36+D6GzTitInOtd3dEJvhrq2QIkF0j4Bt09uPAS9C8WGq+HpNlwVT7dB
b+guFEF7A/B0G+xC0UaZ2raiCSq6DhVdrysL7Zt0faE9ycVKTG3XUTXojZtQ2wS1XY/aJotre1MH7bIO/UF56EleKG7U6z7OpCWBRSdrGxI7soIYek8NP5CU
BqemDCpZMmrLf4rgrvuptRqQIQ0E2wXQwhF6cTUFMjDRCpic/ZJKMasuKQiKs5aY/U0F+k+rF5Ae8Xf0xTxsTz96/XPH3/r2E/E2SEXwxaenz0kg8CEu4iNW
9E2yDpvwcN+KqPVGGL1oCFYt3l7EEutYT7lt1kvnXfFneMbFNNminnVFZ3vXZZKWlplvJsdfMBVGXfgE7Dw1fnUTMt00dDdIjvgJkRl1o6NCcvASiA32ahIT
a5dXTpjh4EmXm879Y2uLu7x2m/uoedgBoyBpfjO40qL5LvRWEu0/VSLC38Y1vk29hWtlh/NjXBs7nMtK+A7exJXWgEtKMvuuSffVfGYvmYdfM5mdMZl9xZXM
nncls9OuZPasK5k940pm6Elk9pQrmXFX8hCAgmIVGpGyotDYkNnURBvo35qoFnYbT49Tv4TtcVHW4a7SgK7YoHkntCINUpOE7mOgUN0nQnWvdWeOjcv5SqRq
XewRgfjkVMQnp3a9UpXk3/VJ1XwCOamaPabd13VI1fqSUrXaL1Xrv3SpWl9CqtZWKlXr1ytV0eqneud7jziIAgzRCNKyyjK3tkjmVq+ScFV41sOlcigLZmIc
hm1fj8NcPg6ruRq0oxnKWAwGyuvmCuT1eSuv37h09Ifv/PuTX9VGYHPQbdTrMRvUg+deJII6XlpQp3Ov//2/ldLvv/I3XxBzc+97udrKZFyRUA9g2IQtul0V
BoRlhS9bblApttwYGThrH8yYB+9F0uK78zahl01C5+yDM+bB+y9Wmcxx0BCgTfQ9VZiMxtlsci+fs4zS48JBGhHMQ/pRGUP3Vj3E6EqLB6G4oMUvu2jnt9mY
y0iAIpvqivEV7p2NOe9GL2UHO7Fz1o2ds2nsnNrYTVcbu+kaYzfdYOyqa43DYLXPYbBmHAZ9dPMxJS6KR9mRkO2CDbE5h2JzjnLDPbdCm/UmisLe57Y9Cpig
MJQGeuPZpP0hB0OV5Obsh5yC9mktKoW5hOfd/nk056ZRNoTP2qBmnC6fZZqhG+uWtC3pSWxoo18DkL1vcSrQJCedQsIxAfwkMAI/7m5twPn+rBkcPEgCM0gi
M0gqGCRpJX3tT1l/hvX1/+fV+zCvwmz8dGNKkAZK0nRCD0uUNjs4WJmNjXGCeQAzLdGHlujzgEsqcl+5l1ZMh3fW2Q7D5yNz1lrjjTRIeKV2aGuMx9BomZi3
wT+xkSYXgiPIQnAEPRE0IKElggYI4LkAvI+XzyPspA7pCowPEYwP4VUSEGMODAoIwdHGuR1TEcEkgerrBgeAEovJFh7ojiGKa7DyL3PCgRXZgdEKuv+kI9Rd
WKSivkWKZwHPh7Q2cLmKcsuVrvRNE9/0eWz6PORpEqWXTy05TVY4MVzmfvq/OzHsvKDNzBPWNGmnCg64DRfmWrvPZ70ITzWAmfSvHorjNty/m+L+rcX9e7W4
f68R9+8N4v69tofNJ+hx//Z73L8r4v7dEPfvUNy/o142nxmLhNEBU9elfy62xvgoaFnCGx0TVwpn2h9lXBCTYmNYZ0bT8FSpS6o553bPXcrccsrEOyijBS3P
VfeowqybBVk3STL8i2q7uF7EOSJdX8c5Il0vYP2j63exLtL1PNY/ur6Kc0W6MvCOri9h/SwDpEbrZpnPIz1d3qK+ivW4vNl5AesnXc9g3Szz+SSftTyvmCxA
kD2bnFNu4kpEI65GfPwzxkEB5HkOiyAXwCL2amgsP+zLcgJXNidwZTmBK5sTuLKcwJXB+HS3LstWczc9fuPcq8effu7zf/kD+n2nvDavzGdzSh6csg9Omgez
SlLqKJvUjOpL6zBgPw7ce7tnbeXcWRvVl+T3W9954a9KNELxZbk9hJFq44ykEpOswmObmgCU9I4B6eMgHEfSNwuZ4FZQ8WE4F4XNoChsBkVhMygKm0FR3IeL
wmZQlOFcFAasoq5jONNsxXAuynAuYqYAZjLEh7EZmwF1Y8dtF3GdceUk7V3uftq3mWH1thlWl81wetMMp0sYTjzQZl05Xi/K8XpBjtd7o24oOV73xaIfiEW/
YiJekHAwNv1IQuvJ+dAtjoDhMossR11ozGTcL2ailBoPZ4/C8DUPhH+KmSLYhRNgE5f5FTJSUSX0nQqlY7cH2lKhtRSi2lXQfPx9xOSPmM+bnZYpgzKB7GKJ
budKxLuehFuS8LAkvAomdmXC5Y0J6i8GtggLWOJlTDMMNmQjhYFJ07eT+Uwn0Lx8p5kMjTZYkv1kb/aTkv16yX7jDmejZP+B29QHJNmb88luYro1WMg4sZt7
E7tZEtsqid2yw7lFErv1NnWrVnVUZpNUhi5OvjJOVhnz3oS8N5F/rzXFa7t5z+UICfS//nTM3yqcUmq6ny/D9E+i7ChBMAXVdQzmFsr9uN7+KNXN/bI1+0w7
4e/SMGIXZkdI1j3WVtoBnELFFPDuFcV4wQSHJLQbSj+8f2H26VTv15UpwAIlYKmFzeHwJwl44+fB/e/744FnXOKE78J9sJAHUvhmUfAh6PcK90VwDdwXK2XB
qCzJgrFSPoz+GDaLzlaChSSET1oS9ZA45FkshEOjwhQXGtFs+ggfuneVjB7C+W02Ew3kaMizNYTwPjL+dz4g03an6LMapjJO8BwzBYsWn3aQ35AdrDjahVkA
pTyJRbAMC4cEUGLLV7Cb6TwvMl83YpT58dfN+PU3O5+U7bs/SQtdcA+fNWavnbVnrbPZ9gBF+7wBdfnQhROF6ymV1O6RZB5VSR2+CrQN/hXnMQUk6HEY46kj
aP32f1U9rpIhNKUPlTkZ7nF9aI/A5qVP6OGFTvsGlO+kYowH6CJHvZ2L3UikcD44seJvPsRL5IBHdYzF+mBz38qTUIuT4D1WXZ5bkt08Vf6enM9Jr2chgt7t
oQLYOhifEE83siHTfSpBKEbMGLAOID7biocpf3SLOIH4sAKDikTHlBY7kWTvx4aDhO0oTuKdo50TmN6zoM0GJj09VSsUXeUU+eDZwqKjg/SGQUsHPWhp+tMz
fx6gvP2ez0rms6jnM3ov9dpFvOsKZjr3DX6k3QFpsIDA5xxucKA8hAiuPkIEPiAdtKg+Tm9NHOV6Dqy+xaiwXG7eNRTbfU8tg6glxVAk6z52EhilP96kMfZH
jDl1jYl9XxLwnQn/C3ssOvgN28F72nwsfzfIYphsi+PLSILxH3aTogkLUnRHsMqecRkADTj1EhoXLgNALFmXAbj6zMSIcOLBQyACqNt6CLiShHgIRNq1HgKc
kkvKuPEQ8PIeAp5EvunLurBM1u41ZV1YLmu2MOZmUc9QYjKCwDhFYA6CXKXPkcETRwYv58iAMTdpJAPEob1S91w0JvJcR22VjtokHTUpHmbvNdvtK852p2T7
65LtdjinkSR9RiUFcfgPIYafhfrls7nTw3VOWbRZTkrRZ/MqWWW9oAdHCzRidMnggCFHB0zG9FjOiTk0TsyeXtUNwxV2Hdaz57olgLwCljQRr4yXD6lldm0/
oatYS1qnO12ui26wwVXZuQVt8Q7dRnXmW//QDmoN3O6g6oEM+FZqBrrCkKAEAxDAW8Gsg39tzgNcu7wWIXOUrrHjRX6Iid7ZZb7S1S6/VGUF/FI+dqKKHSVy
An1YOjLmPdNyFFMV7Ao4AsFdiMWUZXTfNu+kkm3HrLBj2RO6WQ6xWdFBd33nY8xi45FMt2nzEr8XNDKGzgRRf3aRbtnNQOKZ2J0CSv8Qn7KonhOs+7K7uWnt
b6RCJU1caR8QUrMcPdaZPTl3bmb6+J7xjm52kmredb2XVYxadvvs022mxaArQjdRK4VPs7ILsQNqDq6u3w1Sc8U5Li3B80dKy+nQ2OJCzx7t3fT5W9Sn0fib
nd/DnNrsHJbJclDa5AHqkWKevSvEAV91iS7yEQPysJTrAd6a1fcntD+707xm+6Q1xXuwyxxe1HSLdAqV8FsPmUGhE0/CXvIOnSf8hJSqJaVaeff35bXMEHCX
7v7C/3L3Y6p4y3cqz9ardmqIXn1WSbc+o6Rf540UfEpJVUkaVtjTpdtYvfNkcYf4izukIIk5lFaegM5Z8TgOxYRhjRawa7Bdghc7usEGI0bMEHRaF2H9O6xD
uhywwdj3PTHNn/+zYwaZ/CKHZvaEdBd8Gtb/iKO1pYcN8SJA0+woRVqkI1pk+HXrjGc5qaTyzm4JbcLBRorYe5R0EQF/uibEQlKW4ztECSLVNfHh4yShKItA
NIrzmfnzrnFsl+iLj4AUiIrCzjPpbGbmf/gYx4KRtBj2aBwyfIl4Urxfe2DGYrxeif0Yo32I4Qz3JoSPoRoXObABdeSjx4zNeBouYSWciiOmUwTvc/FlesIG
wS2weq77K+oJUt7PHKa6Xyh+oDhMRPhBnH+wp5pjuyQtp4+zCv7ZLIx4B8fv4XeKqja9KNJjt9mxFDo94cLRgvaWymmgppt6kaalxUjTAiNNSz1IU7QZ/WOk
qZduQjiMb9vwB5vEN48aE65sPjWlcQBLSoLGL21RFRC949yQg1viwLAEe5jF3UW5sNMRotrQwD6gK8yVhngcHD68XesivLjeNQbYmsCFiEqFWHj1NAZxFn7W
Jd5ycxg4miurfoPtKLUM4VnjtP9E0g75/STWCLmV6gMc9bDOTqRJiYYKB56oSTArjQBDugb7WR1pUCq/3w2RCZEciyXaQwo65jdee8S0F0KEYXvUrvMhtJBR
MB8EXvZgIAKPCn/08FHzUUs+GpaP2M2gZkZVrG0hpJn4byNU2At5E2McEo55VhOoaUS6OUDF2EjXcXxWS9XgjmXjLgy4JT54L+FEagKEUgDwlgTAW0Ik75aQ
SoJNMrjVnK7RtC5wwzkWVN0TGvR/mLv2GLnK635fO/fO3Dsv7zx2d4x952IqO8XYqcgaHKn4juICVWlNhCr+JC2ViIkqbEiVP6x4w84mG7E0m2CireJK2+IK
F3bphrrBahzVSZHrJIY6EVXd1GndxIUFkcTBbmuCCz2/c777mNlZ75o6sJbWd+bOfXyP853Xd87vnKvmiH982uQ/nUuEZhOEJsBvRzsTCftNym9Lb51OgFFh
wFkmiqwQRfZ+4qElOM7wMyndPYjCiYnC4WcLUXDgcha1ktwUUeTY5AuyEVE4HJfrKh89NLcA8gGPSajCJm08cKP9CaIeXMJlshVh2LAL2LG9TrZJfEFispEA
jottpCrRf7fxTUIYNrR6/ulGuWkzAKGcuMh5R+XvbNpll4vdc70joOCey8Xgq7nYFbdoOJS6uguGNar8nYdTrSBabhJG5PLTo6ZtT/+man/jeeHaT3LpxF4X
FX3vQWz2Q+B6qkweHH1lrve9yvdY13Z71fteRXfPkOlTmu2ICO+KECsuf6RQwzE0+I5ljlZRuYyS8LEiyKsY9a7fz49JEfMOY6zcMYicoJQHlN2qts/UyQTy
b7yKbWwc8Oa7LcyDc5TK0GjyraNSRhB2VmpMOz2naZjeKxqJdz0KxNh2pBsEFZYpx3I7SAeFQ8HOGQ1RSMNI3WV0XE1L8zYGRCkiOMBoll3lXwRiaD7yEBDB
oTFSnLX4IA1XSYrN9yS9VJV5npJetCYUn2+5bVXosWW3UeLRbhUh5uLZ+r5Mpe99GFuu2P3/ONLit2r3AeRv2LiXDi7q99lcdX6Lebd80gBDYQM0hR/z76yj
V+RM6ZVHJBGPZ7ICvljlssd04Tx+CmrhiAHmXoPwpiUWjgAaB1VJ6RMXYlaabDU0bydOS4c/5ACMSq/wz4qcVuGfrPxS92ab9RAgGk6jOeBX8KKsX/kQp8FV
Zxn7La+iTYja76QprCEej/14zh2cAMQp6yRJnA0GWRst0oxh7N/yu4029mQ43yGL/J2WvifIfxQcuSIMUFRNJxhkyFO6scpbIFK8O/vgrO/MjAXRw4hZ1BX2
bh6EkZOYzX6Gls0K8O4QbPfOQMx826/79HM/A+82RE1eTYR2TRQ7sFaFDkg+xoC/GlHBHE1FUriEzlbvR++4WQ/6zv0MDwH9oImDhmhWIBI6s0jTASJhLsWx
JPDq2oitN7EImos4ZppYh82ejpkmHDNZfl+0Ctmf0pwN6hiNeBgCGoZC9y5QFFsszsZetJHGzmUIpl4XleS0IiCjM+z4Kj87FZG89PWqtwV/CKu5jiKMasb9
xp0YvsBvEsGQMXatKvcYrIsxfrHcYoxfza8Kwm0UOgX6BOqeRCE5TP1NC9WraWX042r6w56fBetUC7w72Pbuh+TDuqA1ERDtEyHuIXbkF9oBNa/d2jvWDq7z
V40Kc9RZI0ExhhwtFS8PcDB0YzTIx9fs5Wt+O76GRum6lg4cRXpiwe9vB4VRahCtss/SrQV+BRyHEkPl4n6XzcKodMCAn7st3+evjffPTeJ2/m1cBVeFo63x
15Z+wHIqaF7jN5tr/HXNtfR+n9MFI5Wx6V8b8dwyulL2B1nvqqkXqdWOtaaC1+KXsmnTvAYiBO8ScbSG2ruWlENr4SNSSxbrl6OksiwdEq4SvYcvAP3EvXAl
ssCROAPY6tdIymBSp+XFTTkLpThibNK+Tzt7jSh7cNKMNV6O0ui1YdRzE0lHlTwjqpJXyGh5PZ83SM7oJP8l6xwFezj5POfrv2o6ZIjpm/ShwANXoasGg8Is
yTtNFnTRNHjLfM+ugLPONEHtNPgJgdICwosoChrOsTP9y5+R8cvBZrz0lEQS3gA/ha9zHcBjXO+Kv8eKy0EDOI349eyoUmePGBL1cRihbCTg5gwEB20wDxqi
vBw1gKmspk2Pp9nClipH9hgqrKXAAGuqBxUZA69pSBZdDp1fFZRU58tBGZ3XAdqiF8xsXybrppWgRB0s+eJW6KX6OBGyYGjIdXqv63R1XSeeIKl+JTcJq3eh
M68C42UuXIT23N/qG3+yQRKoTQK+SMwnqNJKb9YYypJRCCuibdQSPxvgxznEiUYHYM5k5hGTyu4m3gEmVQ5l9BMI8t69ri/V67r0ur5Ur+uu35GunMUZJ05X
BkPkfpzo6sjHuCMnuCffkp6s2Lb/5GW9s/G/x42n06FkiV1J698reoNO13pUNXgHtT/80T46Pxt3YmRv26/5VdgY/URmDe5TXq5S4ai9++V5K28pVZKl1N+1
lCqQhv09J1HvnsTOxVTq7rrWu9/lpfpdln6Xl+p3GXC25XS/y5xonUxp/3KntCJTqvea0u5+bc8Dc/ojGv5t+8K2J5quB4MGUVqngd3lMfahjT2OkzgWGfPQ
9vWt2hk+8g7cj+QjduD+w1CiwEYcdemFz6n4RlQrDY/jPL39eyNKQKwT+eCLv2M9YgNxc+lF3Cb/D6Eg+dvmrqbHlcn37GoWMPBaZGtwNDnvXBTFwzIADwsg
/3XxpRd2w98i5boZhprM6NXbRS33GfSDVS9TC4q8+VAcJTlS5IF9YJSjLtmzH4d5kRpE5l7772ioGJ/NW07Fm9CQ666g6g0K2vBGeGyjxtQeeELoaAeJkogE
7rtzV0qdJ9unFq8UjxcIGUPPv/btR44984PnfspMuZCHxybEyUx44fvfOJ/hVCiMX5mBAXdDlaX14C2gG03UC2BTa2JQmxL6ehHEQJrTBRwRPo5jeav2c0U3
5wyhr9cNsYbn6dj66byqIv8p+gKgrcmZf33uv1TcrgLaIus5Atq6lyckquSeVbO5UPHPquQEMRTs8GxcutMO54kYERd9fVS+U1Ph0EYqHPoeEiU2MjEHcLi7
OYjDXWQ72gjY4OSd32quZk8eKb3w6klc6zZSf21s1pfFrccx0MMS+vwhREZv1G6UgOnNQvvXd2hT2TiZ4ywihRVOlxMPNaLcMdYTpoz1uBmFG7fpU2qStxiX
DIWEdk4LbZ5DgULTBQNNl1zoAV9vnf/Oo2+9/Oi/3IxsCr1FEz1yRgMMGq7UtvHqA5qSdhN9/DH4yjACOkNvWNsc/6jfTR//iX/U7+If9R38AP0e+rZ+J4pb
QtU7ruGjho/zmpy9gonU40m8lEyiIK2ZPaPa39NpjCaPmJlgqiGWZsHJpC6fE/QV2OjWJHnOuAPxGAAfc3EYICuKDmQ5+aZ6iOuvTVj2tO/zl5H2DeET08SV
bHcpSop31DR5ixa5WBIbJBFxS8Z8asLflozsZJNKS/M3ZqxaxN/yrWdefvwr//3CV549r93pF3blM8LIQ5zOhD87/UXJ1OwWzZn3t93KUZ0WzmzR15Qk7iGp
2c0gfesQ0QuYrN4tnDOI/PeWke8wH2UmnFGZCaeiEyfVieMqVeH5OFXhqKQqHH76n1849ewbdMlhdem0oe6dMuTEZHRiXJ0YMeRhl+KHXex+2Dn8dBgeUYYD
jjMfoCYkmQ+F8CfPP/6YTaYn7rU5saHElcTFcH/f1c8l7DionvkFVlw+bcWZl7PiugVtFMfJeUBszjPAee9h0JYahpjklxiGbpLPNjnSJV6qsBpSnfoYKR4a
Wx0vc3e1PNHpy2kDb0G3+nr3oLBUDwrSg8JSPeAt4EK6BwX0oBD1oNI6RkxGo4aEx1Z4Q89GDT17uYZSa1J1At4fuojN5vNdVE8mf58bnr/sQFsrpO2JEOrs
w33chy5ZtMhU6J61gqfCWmoqzJU/FdbypoKYLeSNwIBCJIXTTzIM6AV8LgyLVHIkPBM37ouhHfGfF/BeaykwRFDRBX8fBS5Ejk9OZtNUclsOKuFFzoXcqL3J
OZCb9F8goU8l6pWvuuyGjfUtHAtbtW/i6G3VIMlhWx3BkXr77gQ5nvwL9eQ31ZMvqidfUE9eWqq77IgXF/tqxlOjoQCw2iD9DdBfHXEpdclZHJCcxUHJWRyS
nMWG5CyulpzFayRn0ZGcxTWSs1juyFksSc5iQXIWPclZzEnOopbkLII0JuMUXFcArDni192OtD8OgzJZWQZWuLlNypOYvl4ei4Mohxgsm5HAfcSnpwGy/2q9
lWVAQTsK9jpqXaVNAasPGRBW2q+fZT84dgY2amV4xZWXH45wV22X2IzXjzBol/e4oh0uj4m/HYUZjBhi/yBdU+JdzulBLtxzOychcy6yw+5643YS9Sof2FT5
wXmVL9yn8octlU+cVfnFnkr4LKgE0CK2BC5CiaNWqVVVivwvZa/ocvf37Ip319xeFqIrp5M9PnwnbnNrHCypy36SiVI/m8GLXBSZQoi1YM4akjuIvDhOHhSE
JxrdZe5Whgh9QwwADFJUG7EVQsmqlE1KXd5nyuBOmmIzTpjCPsZNGaK2KUM0YsoQXVK7JRcNGdoLhqDOnkOJUwyhIXbpa0azisl71QCm4UZt3hCr96whZu8Z
g+xeXdmDRpwkL1XcYgQHPUZw0DsAGEAfAsCgc6kxheCQjYrAdSE4ZC//ACM2h3mPTVdIDqtu5lizODqT46V0lcAuQzo2pkCFaTizK2U4IfcUBkN9GQx+xFJc
96IpJ86Z6sS8OnFGOdNOm4n4OmWGbz2G8aPXy6dh4yUz9ODNCL1h46S693D09DlLpa1HJ6bViSlLnr7PSp4+aSVPnbDkieM4njTB3KfMFHMft2KTbWTabFaJ
9Tdr1PcK/aVT1b1oe1VtJiIGT1gvwmKGjRklTA4qYXJAF3fWtC6u5/0sfIY5zR4gDftwzA9ztj2SzydwrAx3ZN37VUa7tv0ao13bfp3Rrm2Ilj10INHyKc9R
VL9shqKc2q4ixYvsS/lsihRzKW/TjEpyP6iS3g8orIRpxRv3K31hSvHEfYonTqqk+AnFG8d1odS2wlB4GNjwNmMPMWWO6EK5e0CgwB6qE/8Uekxt+JZkn9QT
ieBEK7YSLBf7LYpIyikV6XNjSu+5W7p5l/RyB83wYd5E/mrHJnI/HP+aOOV1bCgfeephxQ4+Hz3ptsDLO1GoYzjyNJ7ybPIUesJNqQe0n44e8HY7DpwsiqOu
IG47J3GBqYV52UWJqWurxXEJyyhCJryg1tTrplAs1ico8qwpFLnIOn3ly1inQJblT7xOc2AfYU7WKV54RL3wkJV64Yw6ecCSF2LJ4oX7LXnhoktXvYiXbm7Z
S7eCpVv14JLAyr3qnAu+5VMme4Imnn7yxR/+2pZ3zabwKPQ09ahldPIV6l74xuuPm8SgcKMNBs2MKmFSmuJRIBQEUyYqlaycQIItYiWKCwQz/UnUMlRgtbGB
eX2dj1u1efX9LG98EK0YEQoLizK0/bS2s/TIWBzd1uW1fkjW1wOyvj4BJrIJUd9Y+x+Xjaz7hKPc21Ru7qy4uT0RUDHmWHjkrc8wnadfPPHLfrF0t/SoYLd4
bsdvTqTriX45pwcmhr1PFRRZyJT65HTElDZqh5idpl8Bth4+c+Kr382E5848/oRsZmWl/jfN1h+PxZtXYXsOnyuhmWyJAMgmHDd2hk7qni+MxWG5/GPn/uUA
Bgolv0vya1TZzVUbo6v4E/ZFy/i0VSvRoYRNFTY6yVjejRyMlEyZXHRSVoBUyfO4e9IOhxR8N47N7IN9okf2SWjfylDZmFDckJdEBUfmeLmI333qtVk3nODp
yqenK7AwoJ4UsED9DnN302yJt5hUU1rKdN84i5K/XiCQfDGCPIiTiYXixJchWicjtp7Fifuei5NFmOdVkh1XlZ+6aUYaoRNx9BbASHmbzJFtMjM2QYTEOQl4
BdG47UYfxcQlOjJc2SDMyvAdVJN3wJSN7P2maLFTpmxwT5txYMSfm3FgxJ+Z6bFVViINrO+VH46dCWrhY8Oz9KUxkTXRTl6UCAJj2QwSA5n7Yyl73VTwSsoW
et2UcZhXts9ZZQudUbbRaVOs81OmWOsvmTLOJ01Jw1czc5nGkDpnyTsPWzJnhyx595wlz5qxZM4OWvLOA5a0YVq1eb8lbZuypK37LJmzL1kyZ1+0ZM4mLZmz
CUsmbdxq1hEWSD+dUu6KE4Y05bghTXg+iTMsqHhET8UjclMOKZSqOYVaNaNMwoNsAm4wT2LHKKKGlEuC65kzn3FVgKJDJ8rwajpbtc10KNPlEkzS3sJFo3T4
sDTB3dKwGFdLRagBKRNVkWjTkiBeeYJ/laodBYQZRjVJsyFnGUobFwGyhFChvKEFYEkwty6o6AHocGgEuBI9bPjKdDm84Yh6w2H1BrAlvAEcCW+AascgoZZ6
wxWpeAK5jG2yvArpYZ8VDQ20UAzR3P9bEXQFMO1GgU/bLP7C6wUUbb24DdcJfJovgGkpH2RBfJDFDh9kRXyQVfFB9osPsiY+yHqnD/KoFUUUV8QtDiypzaXH
eM1p7j/+ehbJdHl4ElWocS7yJ5407w8yyp/40gxk3aFE1onrkNND8VNg864/iuRNxdA/NjINpTrcRm2/zsA24QflqkkMKIKkMuC44U2f2Bl+UAo/ZTaYh83A
iVZEFjcfBc+hKw+Zkhc6B15DxxnwFDoeBA+i4wHwJDqS9VHCcb9JPAxvMJurcNxn0jrPsD+nohqRYdDYgzEGYAZs6biZSiQ0O0rzdAFaXT4MgEt8LhECYLO6
35UJV52lEfBHg+yOoCagXj3gAarIQ7I7ACR8vWmrZJykrrfdiSgU9UBytZYNv2V3wW9dWa/8GrzbUTBXAqhFY1jjmKOOLnAmR5eX+n1rddJYgPgotJHO5urR
ZHBB108GJEQebNp+bYY9Ir3mzp71s5wUVpfMxxZX8W65SJFYAPsRpyI6rl+XCtt132k3B5T3ebBV5F0Pj45OVHhUPbcwHtT97J286BiiSi1OpAE/w8H0Geg0
+H9CD2xeHXpQC29Qm3i47i+xOhDK5NeiChr5PgC0YzuSmjJEb7mLpjXDhsZQxzu+LeUUN5ikFw3hCIUoWVz1ltlurqYDUOreeeeW0R0owOkPprzGg+I19gf5
eU9xWwZdn27y7QY9DL8DJWAnx+UOwqhuwGFsw2HcgMO41n3vILil48O5Cbxq23c/rH0A/j1gENqCTQiho61jGaT5dBjaog3A5beFDK10B58bTbKN8f1vGQR/
CAN5HGxqqOlIFcxklOZ5lAZ6jdIDYHgbzPtUurJCksAg1Rmf4woHqQ5MZpSceI8GKSuD5GCQknVju8sYMfbKc5hasrYG42qcHpgyxvFdrzNaPtn0SmvZvVda
AynaGQCltYpI2Wv3mqZ7ZJruXnKaohWaglJQUxZjJmBHRGIOV97UuYtuGnKr+vPxHKmO1hIsiRqNosKSmDQ7wSTshWAS/QwmYXeASdh+P5zxDCahpLWqFyYy
vBZZgw2VF9oAJ29w24D1P+jnqPOA6WRIbsRv41OWjXSB5LbDdaq+mS0o5DAIwg38CQgFdvgBgHzzZnUGVUffxLHKm9VMlRdwdHmzOkNjCDzvDA2ieUb3Pb+q
KCPDXupMeEbfyRMlTp4MDL8KDogMzcDN7fJNUS4ySfEqIC7+qLmGbqthHDnvT6jBo1mogRryMTXkQQ1eqC8yWkQoXDYWzmPAbvCGBumy/hqAM9jAaBiQXQ+y
jrAZXuIqHMT5c9iAzvG+mZpvNzSlMqW0KB+av4MGQLrXkEdl41Cica1t0oeoGzWkjrmzKZiBGrBQG5EmZUOO273kuB2Df9rbJT99ofS2F4f39B1VM8Xm+Dpv
tt36z3PffCuDsA8HUXXV2WT93/tRLujWiJM+ocOzuw5II35jN/Efsg9CfgIk5HGEjGJKpfaJl9yMeeAwSwniFBSbWrQNccxkoOVG+LPXvmcyDTN+AsYSG988
eqtJ6aVBug5juUn/FQwiIEMaOLkuiIrm1GKHKDWQWwdoB1ZjT5jh/lmsr79JOanIuLNDMgIO4BfotVhv0/hCUj9CA6+mapzWmhU4WJkcbSHHwXgSvc7E3gbY
b6OX+60hp+Pk2xq8dailt5wc8UZniu8v7S2pZN8runNQcsBBTtiJmeUEcCVukA9to2lMftl269XTumQHD7XTWUOuG9IvcdZQAxVz2CQN3DSJIfAonRjsdcJQ
DGJwjF6DY6Aiyk4uTRoacp3e6zpdXQcpMpjEUXk404gA8tzEtEg6BlJe0LPf52wh/BQy2UvXunoky8QH/RHpdTh6eR5cOHptFXcRVPjUMjdXa8RPZ8bEw5xy
9eLt4uplqYh1yyLThqu3EkKp78hHW0HD/Orpbzz1D4UFA/0HPND40Q4vaCg/v+hQh0cPgCscRdZGaiCiR527BdkbHV8HRHmoyDCVVCLNUeRwRNz8snOXk5kb
VIvK6LWoDC5TS8xG7z1RrkyUKxPlYqIGoyXukjaRlH3Gx160odNdeIMryze28uKuXqSu3tT5dTO8Tlu162V7fz1ocLnb+sSET7CHQWTx7JhsBJE0PmFiVz+z
UZszm7ZyZLjioMDZKTMummVHimxMx8LASfgiRWwfs/evpbazWepWwdOnmMGzJKlAaKw3BiKhESENOfk4Bp5rVrz9vyYHF1ObAVFUJfrxEjfOwkvR2I+o0CN2
5WwLB6BXbNJK7BWlmUcFBs3hJBfNwl4WtK0iaNyLazDSs3bhv98QFeZW4KuBgLmkX6b189f+4vyxAtf1y7QuMBrgzVzYL9Ma+c7oyOQzP5x7Qyr8ZVo/fu3z
3/2atwXl/TJqGunaGXwDChyuPYttDJxA7tdx+rLfgNtKsr+mjEjdD6cMUdb+hOfNjs6oNBc7SqKoJdn+tpdzw5k/xZSc1jpotwFxDMCBpaWW3+D8KH+L4eEH
fsg7o7wBX1nWA0Sin/w6mgEYKTE1+DsURzIqhuUbaGB7Pvk13PubTdtkbkOLyC39D7MMOq2ud6E2zH9dqKqh1A56NWwl+C7xcf1OuC9JkqL6VAM+zMZGIobU
9aRwN/vRjIcUEJMNgGUL6mt/uNf3HlIVH7xw7f+xd/2xVd3X/d777rv3vfue7WfzbAz+wX0vTuZqoUEqsoFEg2uxiGjTlE2RRqdJy6QuQ07/CA2qmioaD2wq
L0OtRWnjJLTyKFWcxKROylagYXEIqA4xmdskGmuZaqUEEY20iJLEUdmy7+ec8733vh82Zj8aWg0J3ev77v3e7/fcc873/D79QVIpBgSB96i2ncI8V7NkTDQY
O6ouczSd+muc/kL1i+awXlwkgq+BCfdA+MAy/KiuHAwfylPQohs8S1duM41iBxWWa4vbMe8gaXNCP6Qkc7Ioril6QeLzAfQ+cysVAiP+4nuotUjCSrsSoiF0
Z/wOmG8zUCZQ2asZ5tsMBHNbHZbhbg/3+/0Qy42YQtAGFppFZYtmP7sJO43fzHtWDmrOKhS7CPZiZoKS8GARPVmhlCifQZeq0PJmguXNDEuYxDO6QiBqDLdJ
5WgLLb2r+ilUoTkCEG4BkFaLgEY8YRXBSUmQGgVcvaKQlfH2Gth31nlhDRUksWwN6j4f/E0/p7CpN/r9G/9y65pfPrP2V+spHFvpVTEG+51douxMJeocTKOL
mavPvBIvU/d293PWk3Fp/cbT0/h3dv3GT9G/19fLRKw722qMPyH+c34DYcOt/IZueoPvfAJ6Vkoszi34e1+CLAWwTC/FUTF6WMFgyW7F8YVEAUXy1BMnOOfS
8dt7kWnp+K1IsFTH5b3Id3X8pb0I/4CSibAP0gdnLVI2kUfNdmxpledkghcOAcB++Q6PeGXoe/W3m9jRm1jRowBnF/X6suzMDcUgRW7ZdNQVrHx97v/x+tx5
10efkhRQRBepmQSHjmG12TjPhfKk90xFUdTVywvMz5GAAaXGb4YdKdyHpD8Qvn9xiag+eVKIUPiozyCXWFY3yOmTqoFnyTHyvbIggBXMgWfJMeKDaAugBx8h
38VYS4IVvk+GCjQvXUGlnpAWwAmkZG5FHcws/JUerBIoh0nRokr/D/OTUbKKDYGVe8IysQ9qVagN2j90RFeU2GImZtn62mBYeEgb3Vq08AFvbfZgeUC572pT
fEtoiochH5yjZk2pltAG3wKJuKVmdakWVJcq0+FFezdjs0nwRRjiMa6+7rdRtXQDO0dUEFCNln0QtYrYRIj9LnoEyxLzYLrKDN9MxsG2eczwaT81SCDNEPjG
BthCHs0mMgs6VGa4LQbsb/BmgsAf/rHMJtRauAmHfKELh1zhZr5J4n+06e0W+vC6mGpbYkNo94LRimpXknnLw0bGLmu2cnGj4RaKEoptlWSge/aRXU+4wdus
PWSp6APXVqU6q0VeayzUCWLaVILCE5y+t4+ffsbphY3qZr/Lvylkmyf1whTPaBYvXIfYpDxImqba5+ltPD6HRTn8SzloUmCqqHjW6Tu8HrpJh0axgc3zO9S8
s36nGhFPP79Ltu5huO6dTySGLOZhgxYL3SWLvYlXTfYmzpnsTbxisjfxksnexIsmexMvmOxNPGeyN3EWESCdoW+kQ29vLEijXykDJFpiOKWhBE+pJGz1qkxp
TqZ0xeIpXbJ4ShctntIFi6d0zuIpzVo8pbMWT+kMAs5b9EQyosJSjkWGLTyezrFA82BdOCuk/cj9isLoLqLmXf8W7snbxk0h9a1dUdWtFfh5hV/gG/j7S3Uz
SUqNLf7X5OZF4ITHgROKZssDJzIcOJHlwIm6ssCJBg6c4AZa2CIRONHEgRNLOHAiD1nNQWwAe8nRLOn1VCKx3X44FTZIijnRD49TtVozaIjtUm5lMg6Im8On
uR5nKkjcRUlwCVRGM5G0n8bBpwJdSvTAfpTCaa6YFdHGMEIZJ5h7yxCjEpSaMZBUbqxUViUg1t8We9p5RKFdOWUWzOD8j4686hTqg7dMrqx6LKyh/pExoM8/
+Mj4U6VGfPgWShS7PB2v1kzOzTMTmQPI5TbzFFHZSuMVosaVxpRQ2wnEbznS/U/d9zxR30rjOaJSpUqbbEsfN5mUxhTVcjORzIKzPodZJ4GuSF/KUjA6U+lT
DKXgxxRU6DK7VjepCxSqoBZqqzdo8SiWpIDuj41Q3gdC3UNxWyWjSz8nB6XS1wQZ1koc6fapJn0H9nfd7NPxl9xuflEdGtYZD7H34QuQh3qsbT6VV37AT/l5
qbE2euHYgBW8dWoHVd1QA6NCvxOmFDbJZlSvzut0yEsTh7w0cvnssicw8Ej4bOWZgwBe+hrbAGx0OWjC4SEIheiAkF84dAjrt7aoA0Ky7+U/N8ufd/Ofm9QS
rR5rI9Z9u9kHeXCdkmcdv2mdsYGhcIc6mD3WGn5g1JQBRky+MKwvDMmFksljPsxjfpHHfIjHjEHWBGTly0i4DwFH9wW1MdgqdcDg3fynL3+28p/o2Wlxz848
9+x0uWdnE/fsTHHPTjPes9OAxItK7vY6w1ZvnNB8JfP1v7AbFVNJbHd1yesZN2QrsEvY/WWYNWzzQkdtXs0+G4xlkZGxDqKegwMXd/3MCd47pbBpWnEdoodf
DMq3nzBZ7Tl8HVmGwm3A3c1iWuRrN5Svw8hNJ5ijyrZpdLrRMgC3FtVsQrfi5i06JVu0J1u0IVu0JVt0RrZo2knOyhZ/Rrb4N2SLn5EtfpqYDzGhJmFCS4QJ
5YUJNQsTasEkc5epCEs+wzJaUB/seDSqilUBtlEB25iAjbayawBjwpoHGNWdyW8ccDRncNOsyDJnEQnJMkmCXmLx5GZIDPvdxBSS39RxEslv6ngYZnN1nLBQ
RCcctDEj3RzOVJrWJFXlHiWejL9AhrK7/ba+0tRAadICI2nToqmSkft+/ppUg1qDe9ST/zZ+5sg7RNBtwWVOdLlVndYjNq+t7x19uy+3H7v4xPfOGyD0tuCH
fHtenXrkLO37Eqziig1AV3RJJndRSJgSPpUinEZTaCV9p9QZJYSGndCVsKTQ58rll54Rt2Il8gybhY6IhvYiZZbRpiNCmw7fY2ChGn1cBi0pvGmnivUVow4J
ogyaLJKXzEJ79LB6V4e8pb0WcqLMVTveugByftxYqeYnMGnTtttsS4at7NrmzvippEXCz90ihQ4lGD9LCcbPOcHPS4KfF4CftYZvYom5iNw0KkAb/iQYPFmO
weJvmFwjzocTA6Xhf86S66FvDtbqbj92i69v+U6W/DJ9SsDrJZcMcmFLJmWAAJ9sfI7vkvE6TUZ8mgIVKdfK2yhbt3Cn/oS5QyGrrSPoziS0z4LBNCVgOiFg
mhQwHRYwTSQYTEpYJzCNwiKkc1kbM7yVLoTpD5CnD7JFFWvMZchEk9iKrnniaZIbHt5apP4K7Sh/jBT1FBLWqelCttiBi7lim85U10wFXtrO2O7UFnn4XL8D
5oyOWn6qDh1ZGFh8n1nrPlPuK48p9NtwpSMyQWQOwmDkd4aO4g5y9LUfHOz75ewrr55/dxlcfZ2IVFgR2SLu+2MFDCK+jJLeEJhAKfcKYnjICX7+Gu3clZ7j
htqLTV1rsSlebOpai6VGGKn4YlNYbEovFsso+GqJhYJaYaEYejd9tbjCTX5BLb3QBaa1om+VOvP9eA31wqDvq7uiyNYuvzjY99V46crpl6pKV95EjtEl/JPs
zABcuoZnVGHnsmD38Xm3cIN38JTYi6hFTXP1/q3UhGQ/mcbTrOvYlUKMFdu1z9rM587YzOfesJnPzdis1k7brAFN2azWnrCZz00i68GhLAnir4dt2FopS8Ii
DcnmZjrPIUsCGpLNlDxuM58doywKv1k22FxGp1RnFiG9TyVFup5M8oXD+sKEXBhLshR6AC1hZI8eTTJ0yXJDZ0o6TQbLwPCDZT3WiH7WlcFGXb4woi8My4Uh
l0cfdKPRS2406lWHR5zDcSRJ0Vd2fyTPzzmhtbwu8/FSxTWJoLOil0A5HTAVlBVwfX//PFRQxz9dmwpy/UGepanahJBjQmiNCCFfmxCGnHkIoaYAe4OQQiMJ
CIedAqUjTDhsbxx3eMcbc3jHG3V4xxtxeMcbdnjHG3JIcNWD1f166Io+FtGVCMGKrvJEV/n/FbqSUYmu8r8xdCWUBZIClZzcefrpK8/s+Z0/EWoLSeSviTzw
sx38dM8Ri4wo89FHMHcUYtzhMq9PCt7xEnnHPXYAXcVdxQxEE1eCJKqVb5cvs/JN08n1wTprbm1TosHgi4Xl2fQNCsd/f/3pN4wqSG6JQ/Kbb+5PUqb0vKAc
pMiDI9Wg3B0H5dD3f3tA+T9m9V+Js/rx+Vh9A/90DVYfDBP8j1bDfyQO/73/D/8I/rvj8P/xfPDP8k/X3moVxwzjDzY+/hj+PfXixvvo3/n1Yj6ffZEePbyL
izX/tgks0/MLLNOLh2JFOMcHGpzvrA+dEDcsFDsXC8XOMijujUPxYrXy00lQzPNPi4NiiHkMvH99UZ+sl5/ev7GgWLYxTe858vTeqXzVrnSfurIxoVAA/wvL
Q+8UZeqmspRsnYpdVWwPQ9nBSwfYBF4baPExs96NBYofPHJk/8mnGmuDQtNDCIpPbygsk9NPbii0BjtMdiyKQ6/6gfAuBSq8KhlMP7IwqKIXqUFrg8q7Fqg8
BpV3LVBV5IIoUHlsH60Jqh8+/e3HD6WrIPVXIaQmPxeBZ7VauEBFLR2P2sGrHDKx4MppDPJI3kArP/7NNy8fGmupRhKqSAtRAHfYwcvPz/9ty8rrfvxLen3k
2NFk1YI+Q3VdsSD6XUyPNZeTKOcOiFD0goej+K/o59bodFl0Ck4A/bEk+uNckvXHK0nWHy8lWX+8kGT9cTbJ+uOZJOuPM8ky/dHLxLwgDTTymLhWDohrZVRc
K/vEtTIirpVhca0Miem6JKbrObPMtdKgl3TPBkpcEHzdyX9Jjh3CjLJxErDLfkFYFmbmysxcVqxHXTYU7HNlZq7MzJWZuTIzV2amdOesFQPxUv2WecCOr5/i
yBaPI1sybBb+A7Jwzxr9AXl/atua7+XZbYkccp8JHStumA3loEodhokMq5UD3c0DbWbzwz0Vg4gtZJJsIZ44825sW4gS9cVm79CHvSTIfEGMIefEGDIrxpAz
YgyZEWPIlBhDJskYEo1maTfeYbOWEwTR+hOoKFyaHihNPPL6k/8CqwUuCKciR7/b96pOAxjRNw8//eaBl9nt7+q9j3z/bt9LB8SJV6KblRB0+qk9T540qCUM
i0bw/MtPVq/1WXWZ5M4edIZhNyFFKrgs1PdYf67vVpfvQej5fnE8qsszA6VLJhyPbkxPhvfR7fvpniM7S7NrdZaJGnZs5qmT5H102TQH72P0xi5MhOfna6BY
7PYR5wC7fr4M51ACrh8nGE32F1Nl8QAjySCtrTVRrMm+JHWK1CEdXCIFpp6+X5z92sDl04/letnKM6mQf3ySI3c4nPjvdFopkczGIuHZpqLHEmQsiMTTo99m
7nQZ7Xa4jHYl4RRXHUY7Rfl1FFS+kG9oFaP0Gu5FhNPVxQYhtVREaim/QRw89QUJHGdWL/P/j0EOh8b5f+qxfSaTLn4F9diOUjsaObpnQfMdpVyKoe1EUvJP
UDzrBbl4KMk9z2HJoxqlOLb3lFn00C99P47GOuPvk9w4fTTJucb7cKxjax5eNi42uwNu7GX75OJel18Gwx5ettvll8UNfHjZTpdftsPllwED8DIY+vCyaxv6
dNATtgDyG9pocaw2Y/cg1BUFd50Sq13HnX3+0JNq6+p8spBAsDrKRXooF2lIIe9UWTAV4J+R7COpqMNBM2qG9ZKC3SAp2Lke6yKOjT0WpWI39VjncFzSg5Ln
DoL2zpoMmTMmQ+YNkyEzI/FB0yZD5pTJkHnFZMhMScr3CZMhM2lmbpTYixDEiNUO/9CsdnU5p9VmXfCcH31F85wg3UOOZrTq+lJpnTiaXxsozU6fPfQzg5nO
lVNHnnj03Sd6metEfZwWdDhXBQFFDmiZyTSel6lMAX+pTReM4K7kabX2WofdKE3rEM4Puf1Vr5Wr2t1O3amGzYo8x9BRvsDcuNWMuVkt8/1Tz/3qH8cfP/qh
0WuiibZxu7GpLEnQ2CAVpgyw9XPH/2Hg0dM/+VSvAQCbt5vdXI/Kj6qqtkaQzzPkc3SPeS8PP0StbqbUgOhZ9u7x00+4vcYD5e/EXhY2uAomKBHw+2V1bQ21
5x/cycElCkgJIVpuZpVmUvXoQ1HXKOp2B/OeQ2UY6lwIL3fVpfw0Ojktx6FV7elphJ62hs2fWsMeQvvjctlS6LPcNA9wpHXE4IjFYOJbojV9Y1LWH8L9/Llv
PyGtxqrhPvP8pFEB+BA5CfAGAz6WyukLUAmTGagCdwbmkMmNw/7bwEzXAKbJwLQYmCh2prYoex6YIpx3aQjapTHQLuUK18JAtXbuZRvC8FMJQmWK765N8RAn
hh+NxAmRVACPy6dOD3xw+idH3pZgkjC/d3HBJEJqMxUpxfqbnZ9+7Lvq/3uaVnS3Nz0dY7U6beihD1eyyr7cJf3lZuTLLTBTXUcl/EQIaJFPdAPFJJlhIpxg
C6qfVl2U/pP1luMamRimEN5U4AGoLaYfwTzBiNBeGxHAgB77esiAssyAdnDe6fV98kruqj8uROtzX6aPu40/bjXNK6pkkp8SkmeqJGo3GXOMKozheRPGZHsW
5rHnvlrJY2MxUiG9axawWLr/TUaqkC/VYEjdzIJChrS0Atv85f7SbxWWR0iXIPMgclzCOLIoEPBoFEdGyR1DomYO2myzKNlss7gqcWRzEkd2SeLILkgc2azE
kZ2Jx5GlaKjdLsNr2GX47XUZniNifNgnKsaoy/A/4PL3GBNjxLjL30upHi2iijSLapIXVWWJqC6kaQ+6rHkPuUhkD0EayqI5kSEbRYZsEhlyiciQeZEhm0WG
bKG+eCSDkgzriQxriAxriQybERk2KzJsnciw9SLDNkCGjSVqGpX2kwRSFRBhnuFMGBsSH1X+7ObCoV3cih5pMEvXJpD/0ro2gcSXZWsTyHhZvjZBiXcfM5KH
CJ3hGPrV6uBBkLV9EmIp6L5bHSizx+bMHpsze2zO7LE5s8fmzB6bM3tsfCpE6S/hKP08R+k3c5R+SzxK3wlmXB2XfypledstHZNfMuMx+cKF/hBFsA4QF9pE
StrO0kETtgAn2M0BFXeoy+BKo0qvXy3SbnevWkwo7HZzQUeXK1FCNUrHkuDTQeudVDChu99P9xc9CTZGD57llPuXVWfLKB+wTp1xAHK9Omul9D8vTCVFszjP
r6MkeG4Y2CA5i57S42MJovWhWp9GYhjyYDN+3cFCrkyQ9nSCaH2YIFoPtlNfyxxcDzMvBlJnVnS3WetuU+7OcOfWMFM0J5mi4fSAsLkoUzSadka9iswCCmSe
qApV7SU4P1PS16SzBHJT1RN/u0vX0EAklDD/PBcyloDr44q2kNHySSS06IoS6HXhiW3EQZF2GA7ZXkgWu834LtEbcCnLxJQqoPmPNO7zPapAIoWTF/Wy28w/
g4FypfFpztfZzLz3HibZuwsmYBWmrAI4dUiiBYyRRFvnpx9UQkDdeKERX/b340igbjnoN1ISbSPBJBcm0eZgB/joo8QAMmkztTJpc2hNnhsk3GuglXMmbTr2
teKZtNwtJMJKnUlLIOhiEEi++RZO5kGxPhj06GxzX27o9yj/R/1xN/3xBfX0RSrO1g54/SB6UZRVGqEJIHkLQ/JmhmQXQ9JnSLajAZEBLmRzYWbk86R0vlWC
861cEFcP2epKpuYle+rN5rDyrnF/0RROYiIT4VbfJL4wZ8AkaAZnR4kx+MEkYe0LMaylLiYnCFlRbBj9phbZYmqKxjpWOda0Hmv1dYw1Q2P9U+VYb+ix1lzH
WGdorBcrxzqrx7rjOsaapbEmK8c6p8facB1jXaCxXqoc66Iea+N1jHWJxjpeOdYVPdamxY/FOaRdtbO8uuimLnSOWNWvxIKZbyHIx1ZbSpI2k2QABgupFs2i
t9Fe4QiDq36vw5dlDdtRdxBh9ta2orst2P5gsN23UNsleVcbU0cX3CyLGEq92+wvJNEMZSuoDCVjULSRCsKwyylRbrWhhFkl5SnuS3VhzH60VUSNFMv3/ggV
hwvIorL0mnB/hjhru5/aoq4nkd7ORRFRbiHLxRfqOG2empOkuN67OGF85FFzxQaDO3jbBTcY+XCH+oy5ABWOrbBslQsRIwNJI4US/CiGlPMbdNHQYHs/LVOt
ohGLoGb31SBKlIVXKXatqxlcOxRLfezWfsVQc7S5+w2yvUNakro25kqjHXszpjUS1odB7SNmh2HRmGC0xgpdiFsoLUCbDdc5WkwfvcVM3QZgmxTy2pClTGzJ
VQspLomWorOoVxr5Yh44aG4tNgZKkwTgi81+Y3+x0W/e9CCXxMbVrN+4iTMjc+rDNHHStRlMqz3Byh2nLdZEoU4bOzvfEP78Mv+MrRyzWkJ3FiO45tXrMZcs
SvBQ159GrDsvNkYbeNRIeFQfnGDgGSTyKASsB94oEVa3CNCfRnslqIcCno6qDlFVM0XifiP2ly6M367uAFbn/Swk3LxfBwk3j5TilDrk8Io8JOOy2eT43blo
UrpTgRs12OAypLgXdEYCdQp0piYm9WL0Q7ioyA2I6PeL5YKUEG7XhasKZCcFmGrrlT3xSdO09J6Yi5pbGuKttXUBswQbGlO68LyN9klSsSxBbWVCaKPoGS0R
vTAKRI92MUGO11rImODLgoykMdmsKnFCuEz02UZn+fZkWEJfN+Qs28YVGFdXS5kcXsnCpUUV8hfB4he1C4S80aLmOHVhX0Ypzwt8Zg1DySXZzyLiP4FGSGEH
HKXxbGPlSK0aWoejWLwBpq6Y/LZi8v6Qy7uBf1cb3tMFdm0xu7ZRm8QLVvjJ+8G1w9pdiZBfW8x9gZ8w2yQUmia5qge6MSnmmwTXrcchXYB0mFSsGVjsAX2R
p18PLPa4kYUHbQ+im8JJx09Aq6hTEjNzWQ+Kivdf3F1vjB3VdZ//897Om/dmvbv22mtgZmxgl92110C8fiRSmVUMBlpwJatyq35AalKhdT9gFyE+oOwCa7RB
VuSm/HESh7gJaZfWr3IjCo5EFbeisEmc1mqQ6latZFrSWhEfLDUfrNYSPb9z7p2Z996sbQRSQz/snnnv3blz75lzzz3n3POnYLYNUyLJqK0L+kUJqAD7RD3f
92gmLgd5gZKLnuzEK0pM0nPuldSVjs7FjZpBhMS/Y7sZeK8slQiKnslISQdZ/snfT8Q3rIAaaDARPBmipuVYRNMRMvuaiER3Cdw5n3Eulextfrgb/fczkpnO
xDGoC5NOwagXiGs6SLSWDNOOOEg8B2wAGBTE1gWxUCwY27WYce/F60jdHkpcFgZG59P1kkjGJcUx3SABUC4mAc0rgZSwaT4dFTXTJTUz3Yj2rUIL5HxKm1SG
WOS0yPXN664RGAf5XlmkgaUP1sfqqpTrNf+a8xyNxa1OspkU2vQG6C21TnojDjObnfQmjtFDOGdnKUlKrzAonJ7SNTIZSxqkzJIG1WmMA07Pk6ZxWvg6BQkk
iDgtO40m8RhG5nfSLRwqyMNKx2K7s8SxgvENrHUhI99Nc7ueXYq30BX9vhkfJMOxLoabH9Gz3ori8FpZ2XSIdlmICVw/Ct8Ear+lDQYUKxmPw6rOkHWOd7g6
MWWxRtQnOKcV1tdmEZtSD/PbQF/EIpNJ7c6xWQspmlziImyfQA68jfTxZv7YxMdR+ngLJ+gLP2saqt4Z7nazxyA3jnCOvBBmiXUooLwuHsL6H8LGi60wkgQ1
smykTFReM9YlNp0vcLXJpC2s6y7uWccaU5e0NFWe813lJOduf5Lz1kMwRLhdSc5dUnzpj5Ocy1KPfqKljl1sE+HUIk1exU1ZxbJSeTHbspiFZ6YDvKbTULO9
WF95uOb8X4dgTaL/eIVSY9Dndse6EoMSO8Hu6bL/F7HwpJZFYAr4OXbxKrIfLMwzrWx8IDS0MGeKBIe+X5K+A26PhIi4Jz50l8H12F1mvfMZvwpV8g3ywfi8
pDNERRv08mVdbAboGEcqZBbW8MbRJOBG7y0qfNEQpR5pTaStAFTN0i8a01dT+DfDNz33lLoplps2y02jyJ7t54UEXYU/HnMJZ/w5J3s3z5BSRz4StrGzDuPL
IU4jreH1uw9IWp8HsPNUvWyYtHyIUVgmSAjngq5RDshGonauN74RhYOQqJ3LCKE4kAdLZhMIbcYtxqejc7Rz5SepaWrCj0fJK29MO42FTU/6C56WVS44B1JH
yyp0/7tPse0DiUEIPU72rjXP3//sqa4jfSyPdy0pJkhNov8UkwkvI6ec8MiheyXhkUdN4U4nFSCoEd32vHKCs9RZiiVeFQ4nifABz1oirK2ivJaz3Xwbno7O
tPG38IQk+BYSZjlcjisEfBMJsxwux9Ui/eWZXGKetI8hd5bDTpGDgIvIneWwU+QQ4CUYnglehOGZ4AWcrhA8byYbAM+ZySjgKtJAEzwDZ0qCp03ibwRPIYcC
wRXkVCB4wkxu5OeayU2AR80k5uebScLPx6ZB8IlkC8CjyVaAR5KbAR5ObsE0TjIapo1X4ejpsAOoyX1bya2A+5NxgL3JBDANx882/cGu3ab5waLdpnnBlt1G
ZQIH5v1zgJvaNH6Cm9s0boI3tmm8BGO6HzCl+wG3tu1HCdzSth+GeL0TKXWd+FZqDTjetvcTmGjbe6EItAnH0E3ahGMY1duEW5jT26iO4OCE4TzgxjbhkOBY
m3BH8IY24YzgTXQ/YEL3A25p208QuLltPxKzWHrwLkIE0ufw5YolFBW9cFgl1FIZmzyprKmzNX1oJrdldjIJPyNEY7YaXB8QiY5B2S8eLlE2cL4nnVJZ8O8R
7eHuZBrg8+m2eEqxhemYrpm4NSvFb68XtUdrqceM1OM6uLEnjNRTjNS7FiNFzyVG6s2njbjRxUhF3iVGSgIv12dwsos2y4v56npJCuzhJM4C8XDlPocr93mA
l5HD01EV/hyu8GcDLsFh1OGTutsArxDysIaYW3t40kzOrT0easGtqflM2hBuDaEXI40b3Og9rUCOJtsBhpMZgEj8RRwog9zfOI53iC3yTcKtHfjl8U1b5aYY
ThFTOBYJNdNWNedJBzA5LzAN9sFyASy4zmFUDcZ+lI3fG7rZCutl73TXN6NhzMTbsVOfZD0V4/jaYX0MIlv9qT/tTrPMn1MPprCxnfIJj1RplqX1wv0ggNhT
aZa/fjhPs8y/B3zmzE/kAfBzv3G4nCk/n8tUuSjWNgie26qOV7bhwMQDerdB9txWdagibQKxxOWHKjk566ijUEod7GCZk6YQb2NXv+nO0txPi3QVO5CuYiqL
Hu90hRTQAHjFZD/tSVKBKXaFIjmcXEaWl8vr87iuiL5oJ7cJhV2x0kk4fVpw/7wtX6wmm40uWqBuonZLqP2SJVT9C0uo/LIlVL9kJ5bkiZvS9YMcnvYxNuGU
rgOaViSnSfTy7PIdOZpKCJMjFA8rht6ikhCKhk62vPY65ZEfUet0Wa3TY2qdPq/W6VG1Tl+xZZ2esGWdHsc6rQXlt1diVD9Qu3D+G5NF//jj6cQLunN3wY7m
ggmR7AkTGrxzaZ/vaWSisIzHYhqbkWRBNmhR3HS/3MPE1RCurWhc42HFmY++mR+vaXnAYa92FgTYq91hr3YWBF53RBD4S0cEgdccEQS4RKjDXu0sCKw4zPCz
idKDXs4Rvjv0P6mHqM1IykYHeuoL8+lk7D0YYp6TNHkUzkYWY7FV1pg/JK3sgrhWoHZ4qMJNBhAA4oLFmMLRcBwYu/eFFgof832NRl1yNrDNAjeCv9SmeG+5
n9kwuC82D4/emwMZFG0bRAYhhhbuDuu6/Jay3RXj9jFuU14mz3qvLKx9Qp37hQh/W2jyYSHRLySTAI8IQf4erzBDcvMSebSQvtzk+eWev0F2lhMYhNnmpBmo
cr811n5Q7Y/FQYzgnCVH/2cBSbhdBRz4LAmEOPa/iwRCnPvfRQKhHPyfseTk/01Ljv5PW1q6LBalw8Vy+5lNabFyTVnFdo47lWzHY7az7Ah2jjiCnqOO4Od5
RxB0zBEMvYLNNcyLINRo+3pdC6kV7ALns9vhBeARqMEZwGTjTWnlbe8uUdKKZ7AfzFTtBzPg9S2JvuJ2ZlU7U7ULSENtFRaJ7fhmRpujA0mZjR1h17PJ7bHX
Se6Ia53kzi6uINsF1OgZ3i7uXJr74B++/2cvnt2M3eL2+I7u8EQS0zwW0zBEfZ3hDi97730JwFGbc9/WwSKezbNbGznetZDjCXK8ayGnZ8Mk5HhAjqeRM9NJ
dvAAWmqeyWeAjGeTnWC7dyDQdycqU3VH+u5Yim+nlnrP3Ql8PVeO9D3y1b5I389wpO+A/KQifdfEEZvo+ITxZLf8wp9z+YU/leQXad0jv3yrkF/4d3kD1Pqy
6kuSBqxVuat8qvXL8MrU01ssxQip/tfFF575x+9+7Y33jT5qlWwXaOBnnR99/zseZ7u4Nt6v9OD9Shfer/Tg/UoV3k8UeL/ShffFzkfHO/HA2nxJ3vwj7twW
Nl4TltbIQ228PDQOrOolxURXnXIP31Y6PW2f5+lz9s8OKzs4r/PLFV9KlQpyIwEJGD5KFHjZJtYwHofVj9U52lyd+QnbmLVh03Im7FVn1q7xQD3ULPAKxa4Q
LtDvd/Rwpo390SsiTd8rqhkRzaTacORWSJ+wUGQGmzob8YAWGaij7/bYKpwJbPs7AEkcuBOQxIbblTihrB3RH7M4UOxkntrJbp+VHezOWdmpdszSDgXzNo1T
7SBGTyeYbKAez8VtP1FbSdXew4e1k5l1T2hU/c6aNYzblVqUPqFfW5cS89HKmtIw1+wtz9JTsxSZzZI56dNRWsha/64S6OGplhZyPG9M1yvLT68ty69Wjb7P
ooU80zTYs0qwX1WC/Xkl2L+rBPtzSrB/Xwn2F5Rg/y8Q7L01hjBtnFTdrqhuT6tuX1PdnlLdvqW6PaO6fRPdulfTFqavqS10awrToilMz6dGrikYShUQabeY
gypIuJbwS9M1eoVfQ4Rfg5evKcm7VSEEMEhfC76mCL4kcZpK8OXCmSQ7EYIMyLb0btyy4IsBioRqiuXilEPajg6mRGpne8XJGjkz+CstHZ504Pti5AKlcv/c
T5d//yd8hr6PLgcQIap4EvMnRznolWRRuOrxcv1NWa37ZbHuk7W6N2lKpSl1LCBSsh18Uusfy1j8hSGfW8qZDXnxb5O8+JOSF78uefFNyYtvS178FhJXG+Bt
TCY25PVRAjXcY8s9NoT1JgGS1UMCDdR0syGpIyq6iZNcG3K6oXglOPmFvIj9ty3TXoArkzJQa2OPI9ThssHtHuXcoRUroitPTQieTvpco7D1iUGI1sx97Pvk
qKMPdkQiuuKbsfFquoI2Bhs37PMm0ZXNKi1OZLDQQFfO7tAp6AqKWsZU6OJB1LtK2g7tx4Vw62XDfCBvBOwkyGiTPOJ27Aq+PMZXZgi+DMGXI/gyS/gK9pnm
QmxAvtFB1/hUw78G/kXR27mCbSBvn5nv5sa0MapNKGZ+OxFB8IcbHGfB/pJXOjEwDqQ1dWLgQiXJnZLpI0tuUtjVyd1/r3EF6c6pku6cvACskzsHX+MKW4ZT
JfY4VYVi8ZofT+Rstd5JG7QnpOEcC3tOfrYjxaLtkhfrGeMZrpanZ7y73J5U3TlukBe06unwajfK7lTePq2yoc/MkVZ5tVucjfoRaeaINHNUVV7tDs2qHkzV
Qy/6aNvLD8Cs8kF1HxK1XlY57zr22BYkGqKmAT1pTlvf1a1yLGgdTKPMuJ+U0+hAOhC3xKmLfli4v3xL6en5FW8b0Nf7f4pNVlCNzhJXO6sYQlzDNrCH+Hhj
lrhC0JE6dr3UL6/quunb7KHvq1MwXiGzvIKCiRwP8k05gdn6axw6l95BPLAntHVd07lFcZAvo6CGk0m4UdXiWvTX8hVK3JlstKlLEd6qN+hkw2psA3DQB5qR
u57PWJj1H0jhZGjtGYsQ8mCE8PGM7qU9mAs3gQCowcB9mAa/BpteQ7jGwxj/+wmEs/ZeflRNnN7n8yda/U+05YmEm4HOXPQsT9PliR7nkC5ThlJFGfnVp3hd
lumY1tljZQvSNej3o/Ps6Dp49tXpPAro5UWlKYWI8FDUYJVoHRELe+XkoMRsOKKkriIZBkgo+9xBBFIgpCGSkIbo5Br0Vaa0gcw/hPs6cchxDk21dHScQ6Ni
c8hDHBqgNBK0mnFjSXMKOy8rPPfhh8ZvdD03pC7M32KDq3pTmUlU6cvMdFnLgmxfhX2B9iy6a19od/30zmFJCds9Ke0ANT7f1fjPn1HrfCqJAMZJmagh40a9
anAlfpmTVqTrBvCAPaE/eVoYy3F/34CduFH6SQ+46LMGs0S5ST5M+HoguXviVPF6rRhcbQihDMEigqDtfxDOSo8n67oayoDCnvWjMTg639U4H9pmyTs/mgwB
cKEmfX9XpoEu+9ZwHLEL9pqOY9zA7G/A0loEx7FyVeO4jtpXkS7jE0ixn07ahJl2JB7sJOvjqINEdyybQAs24pF4/VIyGm+AgZLrAK+HgbIZr+s1UG5Yikeo
ZQBXOa4RB/wNMP7KIWC9Mwwww+AqMwwww6ByhkHfDAcww6CYYRNjauqJjmCi6zHRDdijN8ZDnWQTD2tEzXY9TYNabMRsRzDbDZjtSP9sNy4BL+ux69Ez4k3s
Qzcac9a0IPd5i8o1N1r4GA/h54y9EJW7XKvqhrjFJ8pB1apiQrb1qUwNCa20m07wT7ZrK5djU/tJx7mfNEx6jxcFeuhjSSq3cx5uczL6Kh5u50F5ds6vba6/
U8Wv7aqgPDH9dNIBQbkeBftbk/Krd3Lm0KIyOjrqK6kHazR3WFoHawWNaS485ysubHVz4TFwYC7elYeyER8/CUZOHBluSAfmWsptHBaPl/nY159r0bf+hB3B
f3w0M+8ZK7X5oZiaJmwuqThhw4uWSAE+WvSy4aPFVZxGRTUeFiUa+vLALIfTNubsJeJq4IHw3f8VGiUMmn4Wa0X3577TxGt9MvcmP+UWb9bPzlglZ/dsGVWC
dCox7X8h1kmxm/ms5dcAT8MqQPA1S6pCnoJVwGcXowbgiiVhL69YXMIbueU48OW4xdW7kVuO412ex3m6v938KtynCEd/gNKDPldZZPfXIzhnJ7hsScVVunxL
fXWGm0wZl6x0ODMe1NboC9ZdxoqL6wn7vDVrn1DX5yyksJLrVbo+imvSdY8AEmKXXdx9UXX+AY0nO/YVTv9iZT5uU55nCHm/DExlyy6wty4ezj40DjIGUTjS
j37+dO70aciR7GCOwQk4gnEZ1ouoROezo9h6fH8ZjmE8g0WLE4bFG2bthwmsh1sUD3Uv8vlBabBUSTgkV1k15nl0q2zp5EiiYYkkMsXHxpJG0QdP66q3raun
oPJVITRfF0Lz53RGNFUIzVeF0HwQ5pPAHy2mdB2qofmseKVDKIlG1yiJxmN/jMAwSqLxved1Z+dUZ6v6izPqi9Oq99cAqefvAVKvf2FKt0jvhn5PmtIxsrtx
7TksUp1fykd9wCK/VNRlF/xQJyAoTomtu7PnJEAOAgO/Z/qCHb8Q9XUosTJbdCxXAsddmKNmxIkSp74B4qxdxBBshYMlAsddmKPgfNmCPcZFgAvcLblcsosZ
Nghw4LgrgeMupseepjDLuFIg0snLu1kSDmrCSubTetZr/cRGd4DWurVgf8nVbHzRKsWOzOFkiXMyXSaxUMpQfeVfv3eJkH0Jsj8f+XHOABMmxoto9N77Kufd
BXziulSdr7/xM3mDEk26i1+iqcPMz5r9BvzcYE+0yFFRYOuL5keNRjxnVocjnjO52TkcY1DvKFNlRf8jIWl4lvbK5sJUdnYUjqzZavf5Aqcnxw+po/2WxS/b
ahSRGb1Pd1TAhkQuqvaFH/eqqXsWV26v35XbfUhyOpZduS1QQOwqV+5Vns3y02oGq2bCvt8LMEBzcEwNakA2xdYFnnstmxKKNbebz5lwLJ82vmympD6wP8aS
KZ7KhItGUS902lg201AFWECVQX9u1aRd+ToPCsQj4YQcfUu8dt1SeMXH7KgUXNH3MwLGaWtpdCRMJA6UOOZC46c9JoDvWLPYw3/n15NBzgwA6SySypqEoBeR
L4Jm/wLcdgk+D6O+yYXShgGPELcuxdi0lub+/T9+YkNkG8Sbw9pFyaQ4PAT5/7FDGX5G1sG34ZCG6MYuh7Th2Mv1cZpQdILnwhOM6yhQaaLMbIbymihQyR7Q
iPhpwCHc1X742TY84W9scf62lPW/6HuErocwKu8QybFw0+9reKxvEMDGnCAjE1zcLaj4nGBiVzLCihDoWqLB2De9LsdTjbSR+6Y34JteZ9/0Suq1wDRroHGJ
QwD32yTcD27pnrilDwufHCE+qYNUibLhcOQz9SOm6jrj3HS0oTZEm2C7zH+uN2avl6/YPTzlGPOUH/bzlOOfYp6yapSZyqrxf8JVfnz4E+IqeUfVXOXHh///
cJWzhz85rnINXlJ+4KeCg5Ak/EvFQnRU0qKZDgIlIYigK0iMSwSqy4IRLPYwAqufEYQPiWdHNyMIaSShYgQynjx2iBavH6CQ8zxLxetsUozppQPF8ECgd2oh
WGwEsbt1xOji0LSOT7W0oSiwHuurIVzD9EY0M8KUA8KVCAeX2xXBYnzkarGuZEmwmHUg8bIosTjGgZhXVYyDm8c4uNy3xDi4AbeHlacU4+ABETQPHSzmsmqk
gsU4FtVDH9RLT7DYcClYDE2GuVEpWMySYDFPgsWG82AxNC6CxXBTKVjMkmAxT4LFhmk8eTCwNpIMx3pEgjP+nBf1LiyJ/k5WxRiDnPFCoj/gd0tEYEkGc1pP
Lq+nylfugyPUWHdDvJiFpbOZHj2CZWWJLcLCIfuoLD3gYAgKzDrgdF0cMkoHi3gxGtMRFS+2aGkNZYD0FtVklAMszghqiyPmIPi3poWYMm2tIP3Flbsrtz21
Kgqq9x/o3/u8DHWwHZC83JD9glMO/kgOnQnzby9LbEzfIQYjtZbZwCHteXZVLWqkVjRM5fNxkDmHq/wKoFnKIvHYhYdri8J7m4NH4OAnwSNTCB7Bnmopr3an
4UrJDyRJDDmtkqRLtIJsiu01iKQWz3O+saccpAv7uwcwLpHZWxF8vd1Mie7caSNBoOe0ESOGG1TYBBhNWgDDicGpF/iITgwujIJfCzlSiJgBvGeOAWMppy46
zpeRIloX0TxIosffNmmKERp9kz+2mBd4282X+aOnmIKazTvLFdW5P95M8PjcwbhI+udO2jPJIG7cI51+XiJf75ZuflUd4iNdiwrSiQfzXHi/C34/mFcy+aJE
7g9IuQAJFlfPzNvk98aDpY6+OJYOljr6whiJEizcWMq5Ke+onELcY98TpMXTaayVQcOC+z5HtjpCbOyuEdwXgh8EirXW4Ael2LsB9q6dUSw4oxhgm1Zs7Pn9
0EfFLSQ7sBLUQliYT4PdYY1Dw8o45aQEHAbQxXSinOkQAmmzXWvB4RXskhQCbdgHYVQBG4oy9zEw5ABWFQ/Cy7gkLtwqeQtjpCsEU/KQvGEUyRLbxI0i5KLE
EF0+wvUnkaxzEhmqJ2E7m7Qe5ae/KuNAoOMgwH6SWVyOghzCSFbgGuhylGQN3z9MnNdFKOUIwKPJeoAnkg0Ai4jidDkKcyPgUURxuhylOcZ9IorTVVGcLkd1
3gh4GlGcLkd9xoCriOJ0OSo0BTxvJlsA6T1vBbxoJjcDXjKTWwAvm8mt/HwrGf9f9r4+yI6ruvN13/de9+vu9+bNaL70gd3vYYOEZ6RZJDSakSH0bGTLZst2
vNkq/tg/qCW7ocapChaOl9qi7MGS7bERWzLYzvgDdgARVIXkFaxChmBqBYGsMMYRrNmMQUlkMCAWGRRwgkgM7Pmdc25/zHsjjb/W3mzsGnW//rx977nnns/f
4fe7rQ38frf1upi/bc7lvMhS/DrOzSwhrXIB2/Wco1lC1uUBbF/DuZolJEbOYXsR52yWkC85i63kbpaQR/lu2sRI4Swhu/IdtLkAmZwl5Fy+lTbrkLlZQibm
TkF7fLNgP24TJMgxwYUEWOTghAFK5ICgRPYLSqTHgJSc23z9ZOkJ7FZ5dxG7qzjXtIRcVBi/e4ElWc1Co3h1JwJmFA4s54GNt6sg0MJPQBU+UqUl2i4AwgRP
/qglNG1TtK1jhdj0dqcPhrvJUi8Md5Olptj9IjHq+Ukt+d8fy+Lk9fm2asGSyQuu1Sdcq1e4VlPYTSRcy2/18Py2MXlsmwwlyHdYECr7BZMSgJMuwrk4RaWO
DBWEc3GCii/5KWXBsswAJyu0ltp1uMmhXCcsqmsp/LJxfGsyHLuubbIV1ypyHdFxCDnXkEtfl4qEkXA4ytKegjGzTEOBRS7elfyXnPgGdx8DvIB1qJDnk3DG
+Axeco1cGVzBIOq5e9fIkX89nbiy9zelyxGZ4nA6EuAfykCgYIGkKrWuykAWomOy5JavY2a1AuXRIIm0Brdb7OekQlqhYmBS72QRH+c9vkJEQoOR9Fjy13VZ
MlIN+45QtIXWMPyznm8SkdBg0eKb+uWmJlpeSQPnJJ2f4yVT4CBDK60MlEXv/sCcUx66uXyTeU/qxzsZpgIUpNElaXbP7X9G7NmRBrt7sZMXahDsWbXkIp3j
M8JL7LDo/jc0dl+joWKpWHoYgTUWIqCS7POm+YBiA2Ak9nl122xOfsaCgessQEC3L7KtCkGmEUvuEhQTgt7q+MVqTXQ1rZP1OGB6i0BhYXLogWwyAxfyB7dj
mdI4jSS2EaFR4oOAG6J+RwwKGiWNK+iflGx37WLJDalqDy0e/KGrhUjSp1rV3eV1th0I9pBtNDBHAgQPsxvbh+8xih0ENEUS10QnryPuRWSPKcMuzPNjpVHn
weEXWXRQJr0KHGnthgiklWReL2AIUSXpCrvzmFfud0VSorWykSF0MXPh2ypwz+HfYy4/4E77jgV9wBF9wGEX9TcU2is5elCQrhKP77IQD5VkhjHR8GRuXBkQ
mn95e24mltQQtFAWZnqkLO85jLQH4rgPlUW8OATEPdoeRO5lhXMsuR37UQapwnl5fRbhARhTKoQ5XGMu2SZAAGDvaFKyTbAAkE5miNHNgMR8jtbweZhAhjxR
EKsPwQsIu1bUQiA6jXtJlivE/dbYDBKLoY9ELacQTw5mWuf21KsZlcsUY1IP7Gt11Wjg/A7LYjkAnt4f2fdjrDHCAPoIOJ4d6ZTAikOICb+fhaiGBBs3iDCS
HzitZvLT0/cYetyTR/d+0iNZNYt3j0uSrlu6ipWESvK4N51ffVGZo8IBySc9ObAIdBePy3RUkmM0o++/TQKxGU8LTYi9q1jrprb2Sex9H7XV0QVNac+670Kr
NthSKtFA2JWFeZx+gh6NVHR2uOZMLo4bpijhclwyZhV7+/DQPQA2wzBMlmZ4F4siKcrPuvKj1EadGzeuZxNR4uKAl4eJ3bhKQ0vT6VmXi3V61jFcPXE/pnOm
asaRRRpoXF13JKssjgTVKPmP00lFipZtQvREkMSX171QBxSh5+BM7jQpAUq5d3xcopiYCTRPyvQcLc0QrVfoUjOtTb2af66aFm6Z/D4Q+qj9SHEB02xDJQBb
fx3XSsPeJuw16WX04goCVq6fZvho1iJC3FzNaBpfs1NEda4SBKMPPny5zsG5kN8tDT82myX9cLd50u4+emWkHB4sNLxyLc37gEiI/mi/obIGUT6aSxQvKhdd
I68MVARJAsSuMG+OeP0QKTMCvlvJ6MDwD6ErHZFGOiINGZEGRqSSjogruiKpWQOInwWDHoDCRssacVCAK+HrbrtFueY+V1TZu13hWlyRryJRFKBfEOZk6UFf
3Mp3+yKe7vPFE73XF6/zLICS3vdx9u7ugTQDQLj2IO0MXrk29q8jDki8CxzIx/AN4cR19OLB5E7cNI1LVuXCDRucsyxPlPnRQ9yEPnawNYQBHdrqzuHVq7a6
M4zRJE0E/TW/MssrN7C1ZMSoC6FrEqU1FIq8AWrriUOmdmDmEe3lqa2RvHMaZ03cTOmuR+iuBq5FdCdARi2gadLzA0t3gL6SQeFpAPqs0eP18naVbmBSpiWc
n30ZGwrZTKOfVNU79cuyLyKSt5RN5E6UwdSdRrC5wK7CgOOLeIIx7aTUX2Fg8Z3ctm/v504PrpN23ZA4uxi3kJrusrGH51QvUx2LL9IF/G2Gj/amR5MTeBgc
F7xeJy7fTn3Vm868HA316lf2KC0FSkue0JI8jGmoQmvWt/ZnPQGlfNaXj+uUQopsrtBtZStBKJFAh1lxG5ov7OU8Eq0wEovBjIvVHZE9QfORWbW2rBJBdNZt
BzkUHzqyB6Kq5C3iwjRZsMJ4IlHG8JWr///H0f9ps+szThd2fcYRdv2MI+z6rCPs+lnnJWTXw93Y9dBy7HqowK6HMVrDOuOG/pld/zO7/n+DXbMz6I0pu37q
vRl7Ybcvy5PJZPECKIZyEkMi6re94Kuzmb9VpqyrbAnT2GVrwmWsICPEs7BM4IpTTruWrg9rceQpBxC3XL+mUXwLtXyyo+XtiAa/84MkNRlhmmleei1baojJ
s/PZz7wD9ejCUNcgVunXsv0gblxRR5Jrg58XRheoNaRDNXRENXSE/N9VX2NVw5A6rwG9rLGjfoEumMfTnjCqxD06W6xCjO/3RC8/4YlevuiJXv6/PNHLv+mJ
Xv64JyzzuCd6+aOe6OXHPGRkWbTvzn4AJH6FywLJY5QDH3d4xvnWQZxwRgUshIkDgFnq4wU27vhh8u+St8fR2lY1+dOjpWT+H2Yc/Orj69v8+aE8KWoPwrcR
wfYzCN9G2PEsZJMl638PEEkBwkMj0PwYbXomSyO06UV4aITyZa8Bctxk6WL8mixdhA3cGhEqja6jTQ1G3wjTqB8rK4y+PhYJ3xIkW08ZXllIxmYy51OwmA6Y
mzV0+eJvwkLNeBQ7WcAowTwa5fhYD0ad+RjW4ojoPgE1p3ysVuRjdEGZj3bwMVpnWHRga2HKxzr4V3MJ76h14R1ekX+FykJWZPTq4F8FDhY9h1b0vLDXS//3
AIUXy0zcowaBmAXFsCDNOCpocSJhelG6qMtPyQCC9NYUM6YVZyIRZyKIM1Urs8GN3JDVrZekGEbDCdT0owMOJLF0mWaZqSFruIoWssq1eoFDKQIFElQiWe2x
4Ln8TKzuOtIPl6WPF8qyKhwpSx8fLksfHyxn0s7+cmHNni9LVx8or7Sr58uFkZZR5hb0PocWNF/Yq1FBflqGmsbIFWmJTTo0Hr+PyhF0WMT+EHBqBWlJOv8y
sRyzaKQcmIX1ChfJ6kX/BpLnH6jUnRddGlZ0sdNdRJfAii4686OC6GKnfK9MeTejDm/plPeYJ/BRr1N0abCakhECjPby7hxBeDocvcsMh046JQg79V8wQRRI
InoObXihJMFW/AYvnNagT93MZCAcuJR1Mk3j7ZfxHB7hDOMKD4MKNVJHwK6HrT7ANXlsohQsymz1jV4VioggCy8JNPAS1BhPvVvra3LY2iL1FQhgFHkJOQku
Oq0sMUClZBFQe8lwYnJG+yAt8xhMcTXVQHA7YIq2JuGAOU3sUOvZJGtxI1YpLlSFaz9CwWY0XXYqcFgpCwROm8HlWSG/TLMH2oJk1G52wLQq1HcTrqh6HDK5
AquV/R4QFiJbk6GzqkZaU4MrFxymNvHl/LW3S8uQX8LuBoedD06bhZYFEgdZn7Ul2OjYQRUID0A37LU5e2ghl9/RMmxojcg1VbxzsTqdRmVm7/7gnsKlGOVT
HBBVyQWPpKdFLETkpQDgNNVb4KZOilCcFJAE61YSDEUSDK0kWAYYP/xnYeok6AS9CcVjAGUqmeWI6P+W703uxjnbjehdiRHDN/1qj/bTvCMC44OO0O2cHaTP
pFgnDThcmskP7uU03ySg5ehCBnhUd6B1AeJLd+a7ImqESxwoaYLpZYUuy0w6mFpNdmE2k4f+/unvmOSjj5UYObDoyusLJWGHuQVHswbCRtRjcCDlIlhhu82/
phxOuccsi9fzZRGv93UXrw+oeL1fxet5Fa8/rOL1h1S8flDF6zkVr+9W8XofxGt2f2l0VJsv24f4ZbptL6Y/7F8s/yFnfpS+pLVapuL+clucgeV2AyuNcxWL
CkVzFxyXV2tHn9vKVU3NLgbufFi5xNaSWbka3axcZbFy2SaUl1i56jEddMWItKyVqy4GiXKnlcu5KiNzfEvOxrVfrHGZhQtKErj7ABMVBwNGKnYxAlA80MXe
BRvSAP5o31F7lyP2Lsfau+pi72qcz94V5O1dQWbvqurK4qQd70jHO2rvCnL2LnQ8Kj2JvatfxuBsaTrlP6m9692ibL1HaGsGiYwVTgWoM5BGJunXVbYePK+1
axB85sb2ENKqr1wLwxasXYOwdg1ijNbgBFSUISuS0iXDOXJz8tauYbF2ObB2DbXWYNzWqLg/vLy1C/U9hJzY2sXk5Ki1yylYuxpQlet5knJSa1e9i7XLAXHV
Of6B+qe+1NqlRcNy1i7HXt726YbU2lXPrF2DsW+tXf7zsnZFYu2KRAaRWSTWLqc1gJALh3F2qRUqLkbXSZvU0hWh2WLpiqyGWFWVQDVER8TFaqeGiPXEsZau
KG/pAiNd1tIVKR1Vz2/paqiq1ujGcxtyuJuqJhPZAg5n6qLzHJpSfzHaEAqBxE0bRiYsWIMXlAFbBCliI5YJkygiMvv2y0X8Z2aBjmWmPMC8IcelByyz6F05
lx54flx6oJNLh3h/yqWdwpRKKSkscmmrIhOFDhS59MC5uLQaCqUlLxND7n3BDPlUN4b8DmHIvycM+Z3Cj294UdlxTdhx9Z88O651sOPq/2V2nDJjjPhKuXBV
pmctm8jy1TXLhUn3OAcXrgoXrnXjwrVlWF9vF9ZXfVG4cKe/wXkObXjx2K9lvmGmAXOxSzdeLZpxuCTKyFxP2qx7w672WnYLVNhsAijlACGe/cDXihDtwmaB
OEBksIOQ5N52eKi1LoO+QSHcIMuf5AqUUbfPiORwmi7fjyv7u13ZL4f1g6NiXuVL8YJcvuUKb6LHr9PES2Jxu2iDmnOxkysD8rbfQi4MNLWZo4b5e4gkxQDp
iUiYFK3SZknSxOm3I1jhyjZevCruY81KzOeMetIl+eSgEQXrgJpR9hthsaSGMo990MgSPGdEobrbCNPdZ5AYQBquQUIAV9/gJXsPUHRJQbvFiIL2XiMK2oxJ
/U4DassZkvK8/ZyAkyY7AapiGDGn/VApBpK9n1+K4d56Vf5SZIkYqF4+/t6ytjWY8uaeePAyhmvqgc8CsWrJ+h1cjUUCL4NkvaT8QoH0pR9mfIlW3+PL98/6
+v0+eHIsN58McjcDAZRxGKN8BAW/oJIsBNPNu/YoBitXhA+6UUcghzPdOJxONtKoh7qu//ntnIPE+0/t1sXwwVCGZC5ErsYGsy9ELsYGMxsiB4OGMITHOS33
08g3D2kli6Hwlcc1puk4tuvGzTFsLxg3R7ElSevG7c63ZNe/cbL0BLut02wooLNUkqPhNLft6zae9hqMOjKNuIU72UdIH9V8DB8i/67B12XVHNIfsOdYIJNe
RWdc0pfoSadbTzqFnhQLMnopAkReD9aNHjFTnArk258KhH+eDHKGE2JudTC3jLUxV2t24WrMzoSx1Q+1Ligytt7nw9gQgb4SA8rzZmwrf0GOsa3wJmZsY7fF
EVcBvS2+gAtaOGvjBrG2u3KlGeJXxRfG62I6c4GtthmohYbYXq/Meo1UB/PjSta9u+DWLTI/DIcqDpHkErph7lFxMxnmwAuuKg0xUQUrq4zymatJtG0k7+Ea
nJEspKVCQFQjebcW6GT0troAqEosvMPJHpioFjodu3+Ypv5qKaiU4TNiZ0j98aNHvrf7nr0f2nKt5f9BsRLU717Lo6dhWNkeB/vjZ4InVJInT33EJDOPmUK3
hN3uhAGTdAMuIckiYSNZP82qVaZ+pRenz81Kq6QqGjhg8z6BHUKGGHHey+pV8UlZUSLlljRv5Y6U3TIDrST78syxlnNl11JXdi3nfgZqGtYKUR1sycgGfNaB
5iu8BUTQcRNEGl+bg3gTWgyQrMItK7RJP0k+x0gxbmJfp4EQX9FKcJWR0lyZ2lCC64vN7LPlydLxKvY3mJky8U/dP2uIh+r+GdpfqIqMeaQq6vRhTvvcV5YF
B5Vv8oBcmcshUjNpJTlcRbYA1EIAcmFxP86LuwXkMikg1+p0iQcwGNaF9e4ipyhcYk66yMnbYE65WCc4rsvd6p6tCtc/g208YU5VxWV0siqrwiJJzorKVUkW
mesvVoXrH7M+gLdiIUKRI17i34YVHxflkLmGz43MxbHzZxFDD6isMxpMf8oeKETX99HK5bEa0ryx3djufEN++De2m5Olr/MPGhdPABIQoI817pg+4bCvjzzg
y4F5e2BOD7DU3aeKIz3+Tl9S5O7w5clQJPHkPfnQsmPetNqyFaBL5G0B6Ir7OBgfWdODWNvyIF09GulfZ26uIF2RJGTQ2KcgXRFAuqqJYXhhgaRKHi3lPVTI
CxRU/Z1EJ0/9Z1YXfjMOGA/rl/SBl9Lh++7lw9tQ8RtxHMHUD098aPfMyYlxd0Qv/drBxc8AOusiPOWDfHmMU8d2z+yjpwzT/tNf/NoDHtDXgymigJl5Ouwv
yUeQmcy+dpK9UuGpBm+ZnXnraRXWjGRMsqBtBSkocCT9snrfzKUzcPmRKJn5lbm+hWq9MzMkgbHUejKQ2DJa8J2Mz2AIrODAcobUrGvSXIKKSS/bFffs0qyh
+xRcleaZxuLg6Pt1hkVi9RbahxjLpYSfZdF5JuQpyZKlRRnM+zKOqIh5WKuJH/Sl0QdU1Nyvoua8L1ITiaSDKnqyqH23L6L2Pl9E7b2+iNp3avX3O3wRtUlk
9VWEHVCRdqjA39j3RtepT2WP+kxmPOFEz1bFZ3K2inYR76pKju+pquTynqxKLu9iFbm8+eeaIh/FMKWdh1MHSKz1C5kz5kAo02whVOYY2rXg3P7bGieUMiEx
XURF7AK4YkT4qfH67hTpr5ES3ybn74MWd8ffBRDhmFOeCaRnTgciLwhtjpaeCdrNTKZbuTjfSYZF4e0FPSknpXWel2llZY+AZQ+omQgDS+WOMCd0vP3aeqlj
ECFWswTWtBIY7k/xejKpIyiuoxKGSNQ2jGlTVn61rju7Gs74Ur/wJTAWIPDF4mdn+sGrdIampMWzcgeez2n4xwtpdu1qUtqOAif2E8/8xngJBRjltaVttCuv
LW2h3WhraQzwFdud9ektJ756lBhhnN7jouSS8sR+2uWKHdWpW7jYAdpaFQVVW6xMoXmGkdODVxBTqKWYLEHzb9E6FFHsOAgCpUnUcE0ZATmXuMM0/2nTpOmf
BkNoOMV7HV7GSIdqhVOl1roUDKIVKwOPkEjI9GDSu2XhrKnBQhjoba8sBgpzKp06qzzzGeWZZ5RnnlY/8ylPeOZJT3jmoic887gnPPOY12qnWf2aFFygEvry
PbOvrKWjRizmc2nMxmjpqPbBw9oHC9oHR7QPDmsfHNA+mNc+mNM+2OeBcNKHmjDNzxRtBPbIWmrNAjjGSSOW0BNGtPVFI5bSx40Y948btVwYkV2PYtuaMAvY
tifMYSOdyVJT9mxJtZT8SjWfSfxQhatAsXh+xNiKLZD8TxoLl8R14/phhujvZobIm/sEThVBu2aydDgQheAYKQQHdP8o7c/r/gLtzwWyFt4diKKwTyKLtUUn
TOvV3RWFWmoqIc2K5u+rFbnXWJPVUkWBKTWQNe9UINoBrX2sHZwNrHYwQz28GIh2cDyQHj4WiHZwNJCeX0BclNUOtqluVVQOtolycKlQ1ptZOYBJp6ActPpX
oCActfrAgpXm7YEDemBeFYQH8wrC/XkF4T5VEOZUQbhbFYR93vNSQqz+cR7VQ+c7dKJUQUBguSoIKUFGqh8Mqr6wmnWHc+kKtSx52+oKtVRXYFh5jvEy083d
gmXXL8nEjkAtiK4Ij8IRjRE+rF6Ig+qF2K9eiHl1rD3o51Jr1qi3YrV6K5znpjdx2KEfh6nFxWiYlwu7t9oaIZ7XVXT3sqJNeQ0LS0wUWU9TV9fEwEvvmhjA
lQPdrhyQwy/UgrfyF+RkwxXe9FK4JgYy18R68UzggrttRNyYLCcjsnqsV1c/vhPWnmG0sIAXGGV4gTCNKF7gfLmIoBZ04gUOM15gUABPC2KSO+Nhxgu0AAyz
1t08X25FDG8A67U/zVORPeZ0k5oPB1i9gEPdBSTPCFyPxOgC+lIYDFHu4aLUdBjzXp321k0LjnmQ9PNegwNIsddDe8O8xwA/LROvKShMM75C0jS1UNtgis4l
tspAFGPDlVxIMR6Me4jXNmC+bpVDgb7QaVS3kwtuU0yRHhBJTzci6ZHDSln5h/hcs6gsavTgrlSM+TOt3mBLFfTjdUvOVoAj2BsPFQmCRZZ1bfYgxO3ysk9s
pHZNfIjWiMjAiO70RbG7g4UnFm6aKtyUVbjpEd42X8YMU8si0CUiWBZ7U8tiLyyLDVQ57UohksDis0kWWJKB1DgIAFu0mjZNQHgFqELXj6QIaAtqf3Uh8bgs
8eQmCfHwzx2l2fUlo+6f99nXNS2ikyOISjT57G0ILr6eAQaOlnYBWKkkqTYlfOCwQOygxEJQKEnYUNydXEnCV6WRtBxk2ugIp3URNMUBf2yUodnQLKCsNQRl
rcFRtQye1oxRJcFG1XqS4ZZG8i7HzDmu14IWdgcEyYX4+uEycCBLI31NPufLtskv1nVn6TxrVzH0l+a6n65Ja+JhnQcFU98QzfwBegdIcDWR2Rp61zB9zqDE
7yBKBCr1V5mtPZqvTdC9MwT+i3r2qrrLsCAOIPKaqRmResAWBWXxIOoLs2yyYgY3w6MMIo3ViQe56miISiENcPEbW026Mw/JovWYO1/HXqHlgFmaLyUwS/FD
o8KgLZc2mEjJsiWpYw2hKZtC6ORSCMsrTSE03VIIc1UtbTOWhI9ro8J8wPfe+yXgu8Z+z+d06/f/KIsVR0JVx3Chz1LhMRX8NKkiU/rzkiCEabCL/Z5IgvMq
6H5YBd0PYRtOlljIRpaZJxIii9IOROklAibA3uoFsLceAXtrCNhbU8DeQgF7iwTsrVfA3pwi2NvJ0IK9/aXrODerZemgkxgueyqWHwfeK66c4Ux99/itX/3+
oftez4U/nKknT90jpSLmuFTEY7tn5h+6b+F7UgbEmfrO4j0/+/ODuHoWP3/yfb16Ji0scfrbbB1/N9HtLfezJegG2q2hAIgzdeaRu8SY/g5cfnz3zOG93z78
NF3+Nvr99De+8sGff+3Ep5+i32+l3z+1D78GFz/KLfkcWrKTfv/s5Fe++v2nV49jYqkARo/dplfOPDT3p6foyjH6ffobn/3kvY+uG3fX4zZcOD8Bo1WxEAbJ
LckD96jlyhEjmzP1flxtxl0/4YWBS1mEf1uumJucm92bvJudm7gAyqF2Fc5d51Dbgx0RdVDEt+mzm7e2lutBBrGLAkP5ylDeHtJG6bQPX28LVLFmWnDgfPXl
ce4YzZ0IGnUt+U8sAAE46kYVmWoS9dZuHGp5cW2TU2r3HGpVC3XCbuILmlklrV6t2oSSS32i9XYKNn1xX65wHu93rbrVq0WdXsjDOO0tf03cRDywiXst4Ch3
sDnUXoUO9rhbe9fGdepWf5lyiglDsXctmpi2vW/5mohaIdPCENG1ONKX1hFFAjBMwqsQ3byWmkQjGIfXMjRgM6sqWEsijChKFTfUUNzD6Ldcoyth673aiOvZ
nQi+RKxqCF2ldHn4GkzlUnLmkc/+rJp876nP8gSOgarMCNGknDJl/k/PQ0Gvys1VLuplckW9qrYYDA0UKfoeSmX6sXeoXeO+DNa2FCA2olb1S7TjhX/Q9mLn
XbQCutY+Ds/CVHM3CS6G6b6X6f7gHnqMJWs62zdVpsu2z045u29DVaeDrf6pHtA1i2IDgFnLlzGERmMLi7lpYbEV72GI3e5DjNo96Q0r3NshAl4XglhSmcbq
wxB86s4UKRyxz7FbQDa2sj0dbJDaM6DNsSfs1blDVp4bjIcOcXWx2q1SYBC1+KDLNK9pD8kPIKxPRbuvlehOBlIGWvg32djFdeZQeq85+4n28JUMzDZUd3KN
6rY3mHvOj3CkFJ7njnSPoSxKjEIOxdJprYaQ4MUuCQ65irsDUMF2LOkHzi3q8kzE3PaOGwD89oybJhdoj4dZh+RY4tzL6dF90Mrr6OYdhcfVBfUkO8BIfo6C
q0tlWlSExzgM2cfnrse32G8bQpi3Fw9dTbLXTZgEs+3BT9AUwe5tU79xezx46yfe1R66Lh6CRDJEm9LOtYdoc+EfcLG4qfIeZDrEHnC2tI78MAcRD3EQscNy
6mpgmNsqbvFqAHzOGSct64Si2VrEjUFXPYgPl0LwqRE3C6w7jsE6u2Q1Qj3OMhu5qJ2MOsqISWKjx/Wv1rtcq62/bbAZJqUl5GvusKXGIin6Bmu5yRDpIVyG
mtDocQ1dTvlNLp3m2nTNP1TXBd15KSs4MH5y9bUtLX7TekBvj6SFhitZXI+H6IkyNm+V+nO/LeXnrpFiZ/9KisbtlMf8pjz0zQzAilrsWpPetWXcoQSWRQms
iRIYiBLoiBLoFurSV3Lgq15WQTH87084Xpl47Zr3VEga6L85rbW3L8xqm4NPMuuTotTpdDDFpSpcho+B6lwsrdArEleu686g9LpQ0pHtQmpwxLVmgFAsIihS
vu02SA+HmLsTW3cOtZpaU5ZlFkZkaeyh5b0HFVCitNhJBG9pscBlz564Tld2QV4EEMaeqb25ADeRsgpxq3Hvb0GZiuSUBrcxYeZrX1rkFj+Z8RABVQGyb3Im
mG7erWRVVeN9VWRrH9gds+FWdw9Xot7gzoTj7rNG9s8G4+4zun+G9k8bJMj7l5hjPiBALjELPsqvXmIO+61+bA/A80PbeXiQaDsHDxBt98GTRNtZeJBoOwOP
Em3Peq212J6Bs4e2p7zWq7A96bUuwHbRa12I7XE4gXx2gLWwPQonEN7vtV7N7/daF/H7vdbF/H6v9Rp+v9d6Lb/fa63Hh56AB8wfLT2Bun+0XfRpLuD5fmsD
t89rvY7b57UuwWfTm/wJ+qP9/gn6SoBJTdDX0XZ4gr6Ktmsm6Gtou26CvoK2F0xQ62kbT1Cradum+7G9iO7HFoDi2K6n+7HdQNfh/tdN0Ntpewk9D9u+Cepl
2q6aoF6m7cAE9S5thyaoV2m7mq7Hdu0E9SJtXzVBvUfbCyeo12jbovuxfTXdj+3FdD+2r6X7sXUFRhyPMAIjjl2a4Sd8tj9SB7GRmzTrlkEuCS6bbhuea1gD
KvSIeJqtm7AcZtWYfGtUPR4Ujaqm06jqXK2OhEIRFpC1w0ZVPzmOUuNqMqMRPB6gLAk3EK0yyTt5QapYhoHcDTZkmuTd05eQ8E90mszWEDmSYZ5zcfnZWhLI
OXr+520B9r01xj5PKyPPPEJ3HK7RLd/94qceuK0y7h6oaQ30Pp52n5aWMSMniroGD/ntNqPdvlXmpW06qin44Ls1bN5MjDq0dXM46NBPDnBbvqyVYhRpPbmY
jcvO9e3KWkl2Z8t5ZW16A1s2kw2aCV84GjEvGJum7ngHuiPfZKwr3KItaNFoaawlJec5RskHunco7cp/xEXUbK63HEr96hyiAXj4iIS4jqq1RBA3KgKvA8Br
fmSl+MimPKtfGjOM6jf6SDj5mje2R7c7n67xDxLKa5OlT/GPyRKGBRR7sCboPwdqxfrq7bIVmAMsG8Ey4u+y4eCgs/J0eyQeyRfblZrSh9o9WbldDsDJSplL
MXR+dFprOGQQeLkfBvGpm2+FZ2SUq+mGB/fsTnl9vHuqdG3+gcnFbIApJ086rVH13o1ANbt4yYh/WSv9bqLuopGgIf1UrTWK7eGadO7BmgzfgVqLS1W4mKTd
ik1tTItNbbTFppaZih3Fpkak2NSoFJsKpNhUWYpNMTw/gONbJjPZyWLVvOdWiQHyk4NqvpaK3++z72NeDeB4rkmOnD2tO5UsMED2GSfp4TvEn72RWM+3WNra
CMIL6Id4Nv1kX2267S5lBs2uzMAtMAMJ4AHdJbdLFiBoL4G5CzpGJV4y/XBEB7Hr9MRLDtfY5u7q+GzS8RnLGRxfPkloWbR7IWLSd0ly+dmpe3b/SeNaFYZS
Qv73LLDgpJf8rAROej55pTc5+KVUuNHgnzf/y5wQ8/jsUiGGDY4swgh17AmFPGZCIKNtcn4VyIr/S8Tp+Qi2lBlwNsDMWO8+E2CmcNAel4ihS0hooENvAArE
v8CWhIfX4zgJB5tVOGD8swc5koW+RMDF0lI1rVXJCB/PgPcqueu4iEJrjL4IaPI4fq+KZhh4YJdl8atExbDFmqmTXJaYc5a2sDW6rLBr80w3+912GbCX9DC2
dbRNvmKY0YphTloxzHSvGGbSimEs9GnFMFQyh1OmFtdyFcOcrGIYEV2Upmi+Eql1BTSsBtAOIv4PTMQ4W02efMphbJPlqFgloDHdbjJSR6O1OYtjW0UD8gb6
20p/4zqYI/S3zUpPyzWWnsVTQCcD8ZDmN5dMBqKDozVQPWmvyu8XaljaNzmfqQn1/zHz/9HSkZpQ/+GaUD/xnY3Kd4zlqvAz0aVnA5LbXIwAGCLPKpoKoTyf
ZltNZxtf/AueXRwGxFZOMdBxZ48kN79LVhqIgbu0GBgKwG25itbhIZYC31IfTEsOajaHkVQOt1AlCT0vVZLcMH3odGu0sHyZdPkaPc8D4lFZwgwXVjJQcEeI
5rmwksH6dhFtQoSww1UNYRkZEg6WNkOCutuEmDVCJ6j3+kgjCltviGutrXHQGo8dGmOHernc2sbFENmp7Nf7rZu0Apek6XCTBtEqqYoiernhADLxIQERC62D
q9iwI4zXblpr01V1R32VuklHckMgHcXWpwl66CT9bae/S+nvjXTsTZiEdCp2N7hNiDezn2i9Me75BF8wqfNa2dJ2NhltcMf0uu24Dg+cgKjyJrx5XPKbLq/L
GFp/NesS2sgqy+tESioSBKJJhDpUY4mXreftzfEWDMvmeBzDsjneimHZHL+BhoVabWh3mw7NZuRkD9OBVSh7tTmNAl5JMct4MwsaYVbuwG8T191J/JUoAV40
dLliaOHiMjFs/kjaR4lOGhQg6sRgEwZaTMtwgRv5eeVasFO64zJ0CrW0K1G29VmtQGeDj1baGMO6kUaGEddB2cxp8NfFtSuYSzanuS8ckDJ+OESJjOCwow4o
CLPBkLhTkhqMhv5Jfzenmd7S3z5++/Y3EtaygXKwcXJuSqbpVbZXmO1xu9e21fNeIHMnR+b+SsncdCPzDs97KhP+2mHmuhmMFqGnbuoNZRgKwzoJroKtazQ5
5ZCA/fSX7vkgLf7Jk0cXPum1Nka9uQcqYeiyYcSFrUQRcgNpOBmDlMYX+4WoI8N+1Uw1Pu0XVWMnX7HRFFTkkFVkp6AiEzcCR1IV+bRfkMtPg36JtGiyOTzZ
REUOsrLDqiI7ORWZZHuoyLWCVHw8YBVZ5P5UKn48YEGgqCLvy6vIsxCKZ81SFRm55Fg8WFDba9q8BO0zRW1wxsiS8qyrgppLzHNUx2CEVWUrp3/ZKs85RRlJ
A+0grygHa9MblirKs0sV5VMu6h130ZTPuNKq064soKdcXmwCqywv0o2j0rj8x5xwZX1ddGW9PYnHlO1EhsK8BbGXNxKtWWkfgZcg+ZqozMf0wUvU8GP6wEe1
XceRnVdO1Wbo4u2N250PsIYMtbk8WbqLf0yWMFSM34otrXyzmdrMds/2iFWba5DaasuozTV2tnZVm2tQm7fEW3LezHJeacb8H9lRzxk5cAEpzWWZJunheLTF
gm45pzJvZJV5tJvKnLOZsKY8ApV5o5Wbiyrz7BKV+QM1Ggsa2btYFBqlXpKe3asi0iyJTJCwDSYvO58l4KsscnPUHk8DvsYhc5RZZe46NQ3UYR+8TQO+tkjA
10YJ+KpJwNeIBHyNSsAX+K1WmoQMsdkGbvnJAongMX+UKerLR118EQmDLokhPheZ2pxyM2MfAOkRnDseywldY2kK7Vhy5KO36Nr0j3hyayzk01JN18iNERiY
VtN18PVm2VvFXzAGYQCFk+OJyRLK/27fWkLp1smttLa78ZsmSzFt3ri1hDq7l27lyrqrJkqoVL0p185NaTs3JSceAMP8Gg//Y+l6+jnO490U8qVZmzct0+bz
P0bav4naz4WfIZSgceNS9nczRivT9ZYogvW8iqKdDNFhbLQ0xp8knimOaxvTgdqUrWdYqQynkkDsyMuPbof8WMHCKtKAVtgydmGtSIWtCow1LsuPLJ/R+pqr
sCXFTFl9YVxDGMzxKq6fPNZNihpTCpIYT5+Lno2xskKqPXXCd29RTyIpK2iTyWnv857YAEmlLquqLfqFJyYpBaXK+EI5Ddns1k+RvyTur2IFDzyU9PtRzPg7
PTGS3eGJ8kN6fSnXf+jnFfWf6dZ/tQ7BxOfybrz2HXZJ3Nn7ZTS3mZicjOuCuiI8HETGU7MfbvddzMW4JaSWvVIV7YJCfeaLX/+zaoc6/TusTvM5rfm3rDKd
q3qXM+p1GFKIxSVzRgwpf2EL07iddagBStM2uUhnpUuA0zDpgX+qnYkepWX08so1Kb2uKr1mGRNTTU1MoZqYympiGlUT0xgWJZ3ibtSU4nmw08CBUJ5WM5jU
z4vdep3UVywgOCdHo3qY8Qhe4U46vLqNajw3Q9VGYRce0U3HDF6QjsloYPEWLY5oq5/GW65gxPstWuLP13kEM0eF3jFSqPRXkUp/FXpHFcoqXRfDt7QF79jS
RcB/ZRJ/0R4qYXfL2JJwtpr8+LFz25KEuN+YLBzCcvQXWYACVnwzzSEKONW+lG/9DsP6EPE9bCzxx5dixZOVnygf6wxHfiG6pMIKOo1sAQ3a2Kqt41dzV9DF
1HWXAi1xG510b2g7iKeDHuRac8B0PM6B1VJF1MDIM84aYnzpNEKkoIEYGEAduVMoyxXKcnnUHfS5Q5SFnqBRNxzSBX2106V45vwuxeCqbi7FAO+8UvSlM0U/
xhn2Y/hIb4rzvcnI4ywDHgac1aX4nDdBxbiuNclGNKNVzZkxT0TekhBw+vLJeGKahK5twGa8ob19mm1/TrImH+TAtj1S2Kd31LVCOQl68TjbECTR1YnfgMkl
uehlqWhgNjlgJUYCG4kvGg123EJ7HADZJlFLoxo3adgWO3zOBN0sZltTi9lWazFbpqNy1jJIQEYcPkakVxNvEqvYGOQhA+moySkp7LUygg7IaoPUIJ4AaOAE
ByjT2TfF25lihDglToqoUeLzDfqkYtdah3NcUtqBiaRaZBXcN8wPzSvJOl3gFD995IlP/tGPEc3bwSzewcwCF1QTBPlWk5nj51gt9x7Gj3pemoBUk5wtW5Px
aTPdfN+ty/lP9pRlcZspy+L2rJHF7R+MLG6/MLK4nTWyuD1jZHE7Y2RxO22IGjdKEmf0eln/ym0Osni23Dbq47tfFm5uVvP9kkpIpIuQ7Y2gTZ8WPAg7aRre
K2y8sujrZcYLF3jJT5563uM1V3nZxmuuIuP1YKVzvKhZy42XeWWN15IR++7irT+67aH7Xt8xXr/L44XT1eTMI3cxVtVzH66Fl2O4NvMlCzpcD3cZroVlhitX
yfflHaf4BYTOSbjcHflwOU6i6BYuV5NT5wmXW3Z4F885vC/NuC7quJ7oMq6Ly09DB9PwXMMbnG94Axne4HzDG4QCLJMNb8CV2pdnm9/96z/e/fOnz8E2cQGx
zfMuc1CFTH5InugaEMAMbbT0qJFBOWYQEzBa+pIR7+hRg+zYR/HYgSXqt4M+dRFU5IsW3kRLJkv9CVR30cRZen5l9PKL/39h3Gwi0zLME6eryVPnY57wIKSD
NltebtBYRdfp9KBOp7myTKd7yzKd7inLdLq7LNNpX1mm096yTKfZcmsk+rc8+CeMPGrRiF33cSWG44a08JFcaz5860vZGlJk05TMsXSX25icrUwnTx49QQLe
Dx/7yMc8pvysXf9j9uVpFxv7NomxbzMuv7uK6XOJOVtp9SVzu6FmxQWjjBP3pREOaRRM8vNHPv65anLqlOi5mR3wQJqRkPLRTc5HPQnI/YiHTxotzXtis35Q
DYNzngQW7OPYG7bdjWa2u6LB0NryYkcxRSTUWaCoXJrLtGG9xBEW6kBZ8eP8V8xPmGHYOZHVzgAZ5/UbQ6He8hwu14/ndNSRdGxjdzt1BbwMk9QVtB2fLHG0
cMhoJD4cB3MaHczRw6PbqStoS8rXHZ64dziKuLaVuoK29NgZVCjbpBbUrqOuq4xAqcC1Awtnvc4ez7hyRR2JuRUpthm9Fp7FblZRR/R6Vu+g1zdTTY1DhEmv
r+yov/bcmtjLuET99JEvfPLevX91Lk3sCwgBOrWCJWquarnd/vK5hMKHdR4v6Dw+ovP40zqPP6Xz+LDO44M6jw/oPN4v3E6sm3PVtgv628LD3I3+tshha6An
Qb+K96K5KlSkfHH/snwxeg37nKrgXHv/sZr83YmvM/fnqTOzZ2OSe0L3aD1+wiVmodru+/zUr+1/pd12/+e/Lv2buseTMaZnnvzC7+yo++ncPJm8fUe9JkxK
DJsSMfk4MalknplT/xIxrg9lPv8kZUxpS0nq+CatX89IaOJLx6BKyzCoMSv45RjURkFYKAp3NKQXdxvSiwtDqq29+EXiKKVlOMqYchTHcpRz8ZCA3W7gIWGO
h1wUEj9aCQ+pd+MhF71ieYjNEl9O16TT1eTH59U1jzB6dVSg4i35+ECOBYT/WuVg/5yaZ00IdEZDA5/lFBjSUHxhLr/wxeV21teAWF8DYn3xip32kemh4sHF
zDf21hjNnp3i7QBMhxETuuY0Gw0qtV5BarbVYJZ6cmqFCMfjQdcIx1PqXHkqkM85Gcjn/LU6X/4qkM85oU6XRY3vfTyQzzketCrRq5lnIrZRqkgDGqvgVkEh
a3anbNT4TLhXanyfxmhkQU3s86hJUFNN/SoXq8/DUZ+HU/CrVMT6XWHfoWK5BEh7AIXXaArn8R8kmFJCPknuevixTJ3Nhn95WfHFGH5MWCRX1VqrlgRnuqn/
3U2O7mf4THbCfj11nP/X2zuiNNMkgzC1OYc2yeD8j7HpBiYZZuvzqgkOy+ybcGF2diDeGWGiGX0JZAfMkDxijtTBFH8Hso0MFzAckUpQJsXdU1nYrCRuEC3L
lpBDnMtQ0fFgKuju7R7t4u02Hd7u0dTbnYtuC7vT6IWWRstCo/jYuJy5vkd0ddqYrU6yGkmYDTPoVsjxgJ1uQUfcgo6Ng0xj8mCnL4N8yzvqrbwdPg04Ucc/
jbr4bw5z5i2amJTS3wipiYO1W+WXYttmV998pYQy1oEaEDbvv1XgaW7W63nlk6dzqr/m7YJ+Hrg1LW2VPHxkpkOF2cj5zOolYd6a3fvRW1Ue6KovU2/OgXPd
L3WDmjfsIjnsV7801+Ofy+odN8aceHJ9Ur+xUXEAiqpwZdDTiJtKyFG7tktSyIjBml2shNXazi5x4f2a7p6ZcTnSigZqF/MucYTFYcclfM49xznT/RywKi5f
E1os2jQF41uzedKuFFMwnCX+8cpz9I+70QidmvrxI5/92O0ANTmBqEIg4x7f++GFn5TG3cdxAPG8w+Puo+h2hm7Z6h7D/rFaPjxeGmr+D2/XGxvHddz3H+9u
d+/II/XXpmTtrmWbVu6oS0T9oWjZWtqyZLl1BSMo0qIfiiYfAsofYlox8qmmI1qmDcdVWiWRAcUR0CRiW7EwWreIixSWa6EQXCcw/AcIUCNVA7lVUgNmGheQ
YxXq/Gbm7e4djxQrq/3CXe7tvn07b968mXkzv1k0QN7VAPkeDZAPNEDe1wD5UAPkPQ2Qb2qAvKNvqgh8MPe4eIFjw8iyi9zbnXrchxDntcgAzwvUQdRKLE2m
IZwBRhpiPAeTvpfvufxnv3zzN//ggKiq1u4/2p2+N//Kx9AdXlI3QYe2KqEiLuOsUAf7TtHXSWC2b2ICeGJvCvMspssg2U+/w1lMlwydgcI+X6DxxQKNL+D8
wlVonLPDdSL1hQKpPxW2X1BSE423OitjPtSBugGK9xiK03QTEviS3SgB7G51KGTFjYdgXkwQKHHWg/TbbQU6HUcI7Lf+mOl0LFA6AcT+mSCn03SQ02kK51PB
QjrZ/5d0mgpyOskw5xd4EdhD6rSNbEvePF1JjdqgUxDZypnCPLxBPTVlS5XXe2tD7Rwb+Yxy4s5Nv2wMqVdyi8oXQql+0pVJbRA+I+7rQc6E53BOK/dZ0PWD
c0TZM6PbnR/iP9z9tb987qWfkwh4Ebe99Dw/8gJ+PKLjMWvGY8d252RhPE7g/ETw/8y3JwrjcXvYfkHCRxElZgTApbtQFZg5VxOwWHhI3DcC91OXbCj8PsTQ
R9ZGiJQhK0JM/lZ7BFy/1W4BHqdp7QBIUlYE3RUAMFbY0iknqncyfW36AGclqPBwI3+S5gzWFSNDWKCk1N/bOpih7+UuZrUvo7MUE1iK1kq9ui2ymaMCcNRC
wTf/GqJlPjjX1Yuoo3dbmKEZsHLl54Y5K1e2KlcBwhoe5mzfrDxDmEWPc+AgahAYsTHlxCFUXy8LcGJFylskhtAoUiOZItVTjZYbQ1gqxhAaRSqCIsX9UtOE
cTqc7iFfN3XofXlcqCe2ienThuXGhbrd+rRhIdRhIeQi6yZi8Lr381YlqF2wnjyJSpMe+tU+pVqg1lNgeuiL9eQjF7GHo9K0xCmmqOlhn0SlSQjlCO+LAeUO
gq2VuiTctyzef5t3s3mvp7t/fL0kgNvICvcXL+ReSc+7E8bCN4XcoUtyIXeG3gvQKV/LtHup6kAXddfigu5WnHeJKfcrNCHnW9KHC8hgsZX3fyytDHDmvZSE
1HsRx/MTBAx1ZnaEXTM73EJmByJ72nxBtvqCAvUFjcAXxJOJNef05MW/P+ykP3vtcYHeMnP1VWPEcO5G8VqXeaizKtBZ5escDnUOezrLmjwvMtwaLh5l1Bwj
yjS43YYfbSdvmYZj9lo62AhOylxtPkJuhyWuW8IZDL+41dW5aMFTP/QkA+AHOBKDvYhjMGb/FY5AJsAx3Gm94Iln7bQnKRaznsReodrudXL8ZrvGu0PxxmHa
2pI0cq3jPTxm/zqQ8f4oEN/fpUB8fx8G4vubD9guXWS8JWDsVc3VwYi3X1vCpGWnhFoIH6kTp0uS9jCbvgylkGm1vPkSCAUCmR3N9BmeEg05ppb2GHPGx/B6
6S28X17kmmykAYfjy4hPKcbEZaCj+EQfHD2iD45Nog+ODaIPjsNEn4pwxvsVVSnCLikXhfcwR9nKUYFylK8c5SlHNZWjGspRw8pRPdeXo0aUo3ZkHNVQjoJX
+PpxBqeqY6XuuN7VlcwTG9JQf+Uk/ev2wdLk1rDwuU7hc4cX+VzrunzuVffiQp0UgU4KXydFqJPC00nBwtAJFbjLrX4GNMvWPFrNGOfWuJBDEweann1d3ii9
+nja7HtwqwlnzAxnWYkc4LsZ2JuOueLCmyFhpz6dSSgqMTxiU5t0QeJQ4dWTOFS3UNjQ54RYYL9PkloGsEdJcXsu99TgjgyCXurIZJ7HIPM8BgrfOpM5C5/m
ZCP47/EFHFQ+Io9XkxZ8jg34HFvwOY5cpQEscage1OBY1wYY40aSbCFiXRvYU1lLB15OGmCOOpaeKkCRhqGNDHMk82YDkKMGCMZXDJAt7c6J42Xh5WNlwbA4
WhaeflaXwa+pSvuMLoMzZeHl6bKIxynsUZnqlVkK8xa2/SzNVhbrYgt/5mUuKbQl1Jtk63oLD2TCG08cQX4XtlNw1TtEl2Eywh1qrYxTHOrxuCBn3x1tQZjv
PRwvHu/RdJU7ebfiTm5JqpDvie5MHWrpXrDGMjcrwcbUTEsG1Lm3VoRubUXOb3H60Rb9MZRLdnQ3jTEnacnuAgCp4becjHeCRYMExajisegeuo2+TdNiuXgE
TDlghcdb0Y1KvA3squ7BEFmMrSNkCCcwpWglA2zdZOLMJTVGhXMHo61z04wRChuncijayWmVOyajscl4NKpHfRHdU2M4235VjG3W28y2En3sNi5ZjlAFJh3J
P4CQu4r473DeBs6ajIeLGYcY8Bt4CjYKm2NrZeZxKQoO+19ugEI7jGih1MTyGygCh2alJByzGIfRMEhIpBTSHYkac0kvk3D7YNQEjmphmHfkW3ybl0xMJXm3
ecnk1EIluGgncvp8mqKF0MS+qCo7ePWI+tHLmLUcTWj2akIwekgD75BcoOF1JwExRBJsKzU1WtzSAxtluJowPmsl3lfILlaZTldsQxE/2ql3m8VwDHHxWJzu
jO7aW/OqFUmQzZ5ooU+twoNjEu/eli6TZRWaardb8n0E19iUYWEfwWNDLA8njHZ1WpW7xKrcpVald01W5S6Iml3tiOcdXSyaMqa7Xq7HhenrrzOh0+ftuGGW
wB4pJjticv6poyxvWKCNZUvaqKwrd3Tj5TvksgogvX/xRBRnYSLKGCfuOx2JKGNIdr2/mIhy8vE8v2I0FDG6S8To3UJNs3MQjUmOqKPylKfmBImzu+kE22EO
6qqtMKKLBZnLsi6Wne4kFCnY0olpqywLVZa5RoY5RoaRsBq/csU9HDmZxEIOLy/bXLAl3pY+xvuXbrQr9t3dJsXDiGo3L40tgtrOBHVZLgFZcFGplozMMY4y
C7ZkeI6rNn5l4lMWYAsAQxDvaBN0DRUTn1DQeZ9U0Lm6+5ULOyPpekHovqKYqxVXs6KYCyHmwiXEXAgxF3YVc6FcFzHXgpgL28VcTcRcr4i5PhFzD/LHNXJp
7UKdcaVSps8ibxgirzFJqpOIvDDatkDkNQoiD/4gvLyl11ZEA9EO9f4NxisMpbIboJ6Osn492payPbpIyvYi02hUDPpRGgL30IRAwewkDtsZjXHm0R3GGhvN
8tkWbNXdSeKp13WdIkKzMEVqS5yIex+HlbjQG0Zlv4cOa4ll6TDElRZcFtlt0rjQBps22k5bA9WeRZ/pej+r+V6268oxMKrP4G6v424SpDQq9E8U90aj7XUY
M9Fr9mzLWTQCVN5LpMSSLIhmTpE1xOd0Mo+TXrn4Pp/TyUWc1OXiBT4/xSWhK+JY3ua8y+d08hP2zLvIdUVt3PEojXZHXGdHdsxMwDeN8/e6x6U1WTU+rX6z
WTceFhOIlUfUnMmsblfBbsl6nlLrmwFvYd274r/5yBXr+5Ir/hsGwSXre94V2+l9NzTvHQIkPNuO1gO1HsYO5v+CfVrYpOCm4zQDWr1WxM3cWPPajDWMC51s
rsbdS7CQxkHraStq4B2tfY/sYehy/TbdxDCeoTjzGrrsNUSO4wLkw1mfPUOz7ciHp9uRD+EJvH4GcVNM4kU8Q4um9qsxHC7HQ2RLCZSOFtrJkYP/YIhC8Qr9
7BviNqoxJIvVNciCQch99mb35u4dAyv0QK1S8IQXIzZ4vBc0yHHJV8nT7vlEedo9vI+AujQ9nVEZORaSE3alxy+/L/QIMJ/MV8Ntpjxn5kEnqdv9ptPq3eL5
5ut8C3W+eTrfmjrfGjrfhnW+uW3zrRry7pmk7B51BLQKPgZegp56vODDOOokGqhFvGaLP14Aev7V8PklW9xIH9qyazRvs1cQVrojD8Ae57/H5Q1Pm2VmxlE4
AIXgmXKIRNk2P7j4b1UnqDwKGQ8fxGI1OEYWsWhgAfqc4ipBiyOLGzZ6n1bkMEGL9AishRGztLJj3JaYyQyNJ9RN3eG56fH33v26+yDHNHbU7fu8AOyMZKpB
yjAL8J+zIkj6AIzczZOsHHIVuclke4r2slLPxVBHba1dDzU2tfYv00WpZyih0pkXVp8mYy1TTPeCxYsFM3jjs/pQ4tK68KSibD0sgYrf5f8RASrwPbP8v1ez
8jqFcX0cxeI97Ff5cAt66KT5efc0B2w4Dw+i5zOn0qlokiHuHoJ/jKaOWYyzHTlMXbQYeZwU73zaQgTajofnSBtEyRBWdBzGXCui4+Ydys5OPkbDM/X4V6dn
jp48M/XY4QOD1DcmQV2mZn18x0weAuLQssuMAYIWdFAXAPcgcHOQlfwrV/oOTwu+vVJvc86h3tVsbm/ZNvcISgv4pg4fCFQXxbOXBpJtDepQlfXRvayPmmUQ
YcV9pxAgDH4TGwTst71N/3TzBySB3pb6VyEX8wzJWiFheAzjbXC4DFO38U3PfZmZWMAfEIjpxfEH/Pu7gA+kgErvUZtPFtospx7RAmFaB0sAgy5I51576U9L
JH1/8Yu/OVzmlaJZ6JedHoW5C1Ont8fybMe1RMNogueC9HGEX9DTtDwC9rXwyxvfll98Btkq/vLec/kvNK3fw7UPceFXF5/4E+2C+oxn/UIcZ8PEcVpZHKcF
pbzBSnm374Rl0I4d0BTsgEAQNS3BDggFO8AzpQ5p3q5inV37kM6q31re8fF0/o4iglI2rpHV4e3AHkKrEz6pJUtuSx0aPdcEn9TCtG3pkpv3wCQW7c7CJYAI
AfMnCqk7pUL9uXyTV4Gq3U6gar8rULXbBsn3Y4Na/8G73zj8nz96rq649eftiQxe22qHCzvPYRIX7IQV6It20tOBVe1mYOaCMB4ownioCONZFAx9BmvmVjfT
WS+bgHAetQa2JmmB5sms/fpvjGrSynfNOZrbFvX+bVs85G8gNqLVOY/NeLO6s2DN6laAY4Cs0oaxSVFjK1rx+cGl8lOs9vwUuz0/xWnLT+lJoSEMXHZit1MD
ALAuxyHvr5H4Z48buGm/5BF1hSkP/3cw5d88lcOU+9uECc4QqUUP+rpRZs7w4J+1E1ZpzjETtA1+7saUkCdfB9sMoVdIYtGoZ6l9K2pbnjCCfBurW/CNy3Cm
mJWexNoE99V6pHQUT8hgubE05eKEBG5pEihWkW719kiM2xlXoiOzwTCwUGfN5KGZovPmBSKZ6H//PGOIwCR7kefJkPMDO7EXYL/bxfmCzYZQpgytXLo7qbFm
p33hZyJkEKYzry9EBvMQwoDChuzVkGyAyjXZcgik4pLsFQFufzbYzpU6sglQs/KSGc7ySmY4yyiZcZJI+GnoHZ+ZfrkNFvSozbCgJ5kS37UFFnTWbge8PK6K
+jGVAEftNlhQLhbQIa2cAizoFsCCOkVYUGdZ9TNU1DVV1DV00AxYv6uDNgyAmi3M4HBUnM+qg3zTSK4vJqx6N8UcYFv1C/L479PT5Q6oOFqYO8FT56W+yJQE
symVZjqodEia/JLkbnyF+tksBneatyPPzNXxrhzS7VdHajCbIJEOKvLuJTR9vinsvC/jdTZxc1IW79EYZY9DsiQ3J6988HYgeXxvBHGL1sPlrYThMlbCnBl/
+s6v/rEXzMjT/8M8KGSBs6LIAJ6GLRVZpZsIu9qiaJY6o4T0ZO6Fzn2XwGxiLMNnFVyTz8ptr7nhLKuAhmMKaOTOKkbElBirlOsEWGh/XWSNwwE1v2E7lwtz
pFzYZikX1pJyYa7UjB5Gd5zwekFpcEU9AHKWQbGVdOBaZWXQqZcOPmrElqVGbFlQWMuglUeHhnjQxKlBDJfViH2zUFuudTDxsiKRdp5eJP/mOJ8GaVnzybgA
MpadEso6AhYPdeaK+2uoopmUspQdSVKKSrLJVuJGyrBFs7wcu+gGKmMJtKPyBGpRFvNyEEFQwhJYattkQ3k52aYp44UeZivA1b3xZLuzkXjemkNdQQ/og166
FmEWesBnns++X/woHsdwwhLowaGelOjujRP0uxEOJRUOiQqGtp+9zfZwTA00rSbCOJtWI+Y2h+IyDhvjkli1cApgbMmK3o4yMlEFg+qiEhCqgloYVBeFygGt
W8KgulL419FB9dKWGdMR1ArN11mojLLOWqmHdiw8goK2dDK5zbl0+qtLP2R3eWgK+Hzh8XKP+1gPl8F1DBfNW3mt0azaIqKbS/V/ezIzRNNhrrtIQ1rirQ8c
6kmFb/v3J/N8pmcYIvDNAkRgCYwfcR3Do/iRH/n5k/xT08L8Ksl2G92U68ZvcCjrW21Qgyhf6mvZ3gCLdyUr2xuaYIcybxRWOsv2BtMkN+nnkD0TNXTmbbwh
4eLvfRFKw3OV6XyDsx45srvWy9ubpP2lDXHxn6XVry9tCDBmabP9u0n/HIkD+prfSQbmSECUUOyQv+tAvEKSt5vW55KVCmXtMArhsnJU5WUlYvf6d6Y4O9XN
tgU/cUNO7snIaC8rgsuFWhY+RAuMVvVdxWHyTPXVg9EKonoxDbrS7lFcc7WqvmuWXdWXK3/a0Zri5mEom4eraIipLwE7a2ocI7ECyZjQKlZORv2sWCgvMhMW
vH/q76JRBTfwd9dP8idziEROnrOcrzeSygSRtckxrOFg+vDDyh0MGehAx3DCfJ1xRLjPm7KUqBn66k2VfpqVPs1OFKq289KUL9jZ/DQ715GUBpfqOmVO39Bk
Sdg5kX0wrogXhwu92t2q65Sz8KsytyXVdcoh399RXaeijo+JtM6eDykjCvaAZoiipAkQS9BM7vIm5p+yjcu7xFoobvILoppu+WLMyMJfwPSB9slxfSXRLyMW
MtP8d0aaF393CdokP3dInvsSwuPKRrnMC80untppY/UopHbanamdXKxgsdROFYkmtRMBBmzDoouF5E5cU59y/vtbQmj+7bi6CipZsVuU8uPFtpy+nS1sfyc/
4kt/D7FwJ2z553MJrZPH9Z/PJmRRH9N/DiThNpR/Z+Z7NMEaVNk/iPQc5H2ZsC4uic2ZmpVYis8hzMuTeEgOYCinTWaR9F8sqdFgi/c/i8ktRxX6oc3LXWYk
V+g+/OoHmA5lbi5Ac8iTQHNQc3hLGNm7mPwR3WubV6OSega1HSqzskhCbUNowbCyQJ3vzWTU+Y0idfYVqXOPUgd9EtbZHYeFKDfphCWd4BrNE/ADsmCA07aE
soWLvPWO4lt3FN86suCtLQ0XFyphaaT3lZhAURXvK0U8cia8KxTViG7by+GbFQQF84w4bmeFYZYBpKWfR8+dwKSkgaEm93G0i7UfnTlI1k2ZlDX4s+kKvecg
3wL1jRS6/SRWygdZtYOT0eeBGTC91QHaS1dYBT9mJ9B+ZK5/n6NL/agsnpGywdqFBRfso0e4Cza6ELC+WIroYaI25Er1oKR5ByKVAvWocA/5AfSwEuX32HwP
3uwD8cOXtv2DkFD0A5Rp/pgKXeGPAZ+xh5a/O2RUYHx8jRvqp774E1wGGsOBxabbWluMb8FqUdNvf1Y1F+odt0zsNaE9AakqUA9Ds0fpyPapY/LZa1GnJt3L
V2p90KlS+xCtK0kvWK+6YtEsovaMogiJAHBx2PVTMypKT9hxL45HyfhrY6j0vX/40V8YZHQZ1T7hvKQe9fL3zc5kK2gY90N210HFXjCYHdUPar9pqqec9V9H
LY5yVN/H076MjSwUz+Y1KIz6ItPufxk535C+DcV1HDbG3IEo7s+plr9wAC9cEQ3seyReSYvhKpLgq1LvULKauvzUFIvp1U3rBJ+WzV5fZM7ormP8E8R0GXd+
m/+VnZ3Vm+3nn2JdGyn1hZ7OKnejoby8uS80yS6yK3UuXpMLSVPVZCnFaEmlCJTknay8GGjHnF8zXtdSJGt4a9XFWz1b4MH6wfL93Xi5Xy5nvFzO4i5slX0v
s9ZTEeDuZTdk9Nb8TDTY5TeQVS0vaK7X8ikg7XIfclEJpiJwbRklUusBRLrQu1fmmAoiRVaIwjNApu6KqHKf+M5pFtcx82kCsIgdYCmOxYzruQ/QO7vw/tp4
LQ4r4xvY2IpvxGEdNdyvmg7iz9h9MygLcDSYhviCwXTooWTdkPO+cv26dB5nnP9g2J1+vsg/r0cBeVqn6TuTm8hwSphZktpgvCFan274Ms2H9Y/EkSbGridF
P4bKR6ZYAlNg/enp5ObM0qofjjeOe9HN42Mz4/bhI/Et1BeSm4PU1ZUT8a3MkiiCfToeGu8jrb8MlZRmz9q44u5mD72bo5FDxN+LCjMocM25g5H7AKcQcprl
DURRKApOAWs3m1VZFOWyz5ach1lM5bLPlmfO5F2vQeuo2eNWfHN0EzGcW2S4IboYkQLha3fMD+buwiUw5c00jE+M149Ea56gsblyxfrt5PaiNFr6jIahitev
iTdRW7cdSFDvjf6JbqHhqx5meRKtZyEJdn2HhcEmvHdDtGm8PnMqqe7nOLAKK3VLvXNToZ3/wJViTQVB5d3T8clEqK6t0mSKku3uLDSveLt7EiobnPxVUSbb
JjC3vvEANX8riLqnrcVbO2c7+0TWq33zijFcKqB6xTRfuD/9Q3D5TLLpFE0enB4Zv+vJaNMTpx5JKgeZd5MKi4TBOTps+PJpjNS4N012LbQL6hSmk/1ZEtdB
XBFHeFTF3701V41R07XbiWeNMLhRj6vTk0/ppjwCE9alM0/j3822hZCQden00yoKyAZZl05l/1Xov8tGTNCUXJdeyv5zq/2heQH2onNJmkfKr8KX0XrLFqJ2
qhBsqndltk4IRBoNQpNIrkrK9ieN6ZgNF21ZXLQVcdH6MP6tiD3uVjqAymj1R1lhxnaYOtL+2rFzt1ZuNqfT7JR6p5gXTSYlLhIRuvm8ROCy1lPV8hJlLXyY
bT2W0ll7ov7nM7q8s8LP0QTE0KX6W9MaGNq0vKUeo2YjdoCl56yHJuIyqV3nrD2w59VoLtP/7EuQCDx5Pr+qd7GP5p8Eyix7VyiN8T43P1Z4aD4j2o0g6GOP
yH7bBDsMeTP4/sHw126Bns7B5H+Yu9bYOK7rPK/l7nJ36V3u7C6XS4t3xpRDhVJDowGXVBxTI1O27BSIWySFf/iH5UegEv4hCYQRuIpI+RW2dVIVDVrJsZ0l
7QYyYrlsXKOMHxXrpC0DuIUSWA3Rpobc2IbiKjGbuq5qGEnPd86dx1KkYjVBEQnSnZmduY9zzz2ve865OQ3Po1/k/60gTXJxXltB8iSxoysCSo49DkZpARbf
ujfhzsKnZe8KReabR6xhXG2xb2rag7gasneP2Up+3QEDK/862rSLVJMkKEyLHzdvUGhLtoSNUB908BIN/PfZRzmPyeV+0QMZex55k/OBza4niTPaDa0gcYZA
M8oQCNcpZtS8HZInodIJDd1I2cW6im+rPGtKDh/CRkwsH2UIbDd0YzMYp3fuFgiA/wOCyw/w9g1UhLw4xeWxN5ZitcJjt3uDj+405CMdksmnvwNIWbFCZ7F2
unCoPazQWWiUpL5I3sYs1g7O63B4E0dboQlCvKKwV+NQ1atWiBbXmuY09hI4Tk2fUgRniWgfmW6K+NmN7/n1iZAgG7m/7LOL09ahy0IcWkqROqdx6OwjWJPH
OwIh/zrntXYXMG4lwvdFOAmNGLfQZW7EuBn60XbjJmVhrDuoADYMN2n5WNBQ+OSznT9+9Rtf6wAorJ1/QD+fsZpWJjj/HJpaTNiSUYe5RJi689zjr/3Xd1bf
OzPeNBdx/8ybLx+jf6/R/QIUd+mPeRzXLz+HDplP4Lp7xGyZ0qWjJtdnzOJ+2ZxE3WhCy0Sr403jfFyVsYrrc1yVcQ7X7ohxFuVhc7txRuoyV1CaTfMUt7HN
mHkeHl/GXbgbtN5/jt29Roy9dH/EQotsqpiNLlHMwOme99cXLa7NOGrJLy2U//bSF/7lT77daFoLlm78eNveWzQrcqrgpWRWNOHVMdH/wL//5uKm0+MTv+s+
ff1r95wfn+DSfXN8gsun3x7nRp7Uxrp/Nnf5Kd4AglSMKqJNvjglfowr7KGVD88vtNjNyJix9cjeffLR7QR3S6ZoVQZunbFk/+VbFrt92QdGrKUNBg2vx5Z9
yaMA1WAvYPk8HIGeCXMZ/fvBd7/9ZUDeXLKle4u2zMtxvh8xHoKViUYzayfyw60ZOQz4MzMWckhgD4roo70z1bQjSBxxdEsCiVlHmppxBMFWpSnzFTuEhHlq
o9bMi7cmDj4raODUH7GDzyu4Jo59Sje6LI0ai46M7xEnbNQ46mzQqPUBGjXPwpnxoed5Wb6O6+KIeSYlja6kpNHlVEQrjOOpeB22cH3iYV6Hj+A6T73R3x6R
b60Zvh+xXo86bJ1xLg1KpnSYKm11COiPdAjo30lFoF9NBcRdAhP/uNLH+ORl7Ex6OJPqvMHHJ5Pe5WVC223wN4aYrehHOJxM0gPBNRP2cc6odRgpaM2PmPci
g5YJhw1JuHUQWRL5QzMYnix+ZVbnQLUjRUbBKyvFx4LC/pHjzRMQfxZsUNcAjDeoTBHPsu8O3idaYO6f9AuqwEYJlZ86AN7ikNJK7AwulgW42XeqAkyrWSrs
7UaGihQYUwEiHsjAVRiVA7EoH4zeBVHnKhlWKpKhnNDt00+J7djhBDu88XQmJT5Dy8YkS/Lw8zSLLTZUnWKes2K00ZGuEIM/pbqC959hBL5JdXGarxPEP3bT
43OMYtaEfvyv9PhqevyCvD2aeHuYHr8sb29NvD2Aur/Oj5V+/AV63EOPn5K3Xboswz+gi5H1DGFfRundSTOYTcEDShzGlBNGiNmID05J7lHEVabhbpKVpHMZ
Ts1F0gOfD2sQGtmwJRRQFEk+wTGxnFZNu7GY7MaCGWeUOP0g5+DOS9sELHFqoel+KKU6Y6cWM4TeKF2+9QQP5aN02SmSXZ7mFfVRBXJAMj0Iv9xmjPmFEzt/
Zt7nlZT56+Z2rxv1f1RQdNi70KJFn4z6eb2viK1P60JupFV2G1qdva4CbsN0VlblxIHAJYk9oMHnEyainXKULx+Yng9dbLwCxPYCzEKFXKS6l/R5wN0cwLre
ccBxFYAHTWYb4OG+IvF5JodasVdYG+AYMgWBDFs4cGS64gejPlsVinMPaLj20fyaMCDhhVzSn5w1yeuZRdn7ESmo824Scy9g3RXWY+4FeayZuwOkKlODDlCc
j2rnaDpss2YPwDY0dcB322mF6+egYpjUCmRmXr+WKoAicBh2mC2McFIVtNdJkUZbxqaCCYTHhPD9ddTkVoBlblaAmZH2XXyzFaem6GZz1Bzazl9fYDKVkZlz
thlFNOQGTEd6AiMmuBxD4kiKCnYL8SpIA0xfTAX9k0Hqbg8HoNLjahQE7dxAr1ZVRbk4VK88yRa/ilempekCP4Flqlp89z6msC5OgXNpGM4kgbCKosrO2VTR
ddymmuQ2qKhSFWVgMb0/ybVQGVZUDg5SDeGn1GP4ekzDM4Y665enfHcKAJ+mF/v3B6kbGqpCVez3qtQFGUmNsK0cBqioKkyXnoteg6yWlQvP17Kq4ZQ7+oEG
WEamDJgQq7ug4lf30pPU1AGvh8YxPamqVDngi4f0Y9vznDCBHsS/1Cd9F/SIgAFEaigXtKoPRda7XLmgY5vo1dG7vB7mBn5/QdaMMIWeyZAfWKgT1alN4Cqu
uhxcxVV94CquaoCruKpXHH77JXoa38sC1JU0VF/E87DaQO2Kx1mRFsUtOsjchB61NacU4ZWnlEcLyPN0fIZsU3L9BTAtiMzCyKTjYWuOUjhh2oEQBM8mb8RQ
VJDk4bA3rSEfFO8TTT4T+vNxqgqqOsFmHXZHohkvgM0OCDQKzGYdlQZAHFUEQBw4mmWgkAMgDpyRkl31P0CfOMwCBIDWq4NtS+oLIZzQxaeY6lgcrxH3WGd9
S3FG3xxM28WVB9nyAjCuPMUZkUkhTLhAhH8PWalD1rQytrDqS0We6BgVLmnWVPQRB6RigDiagQ2iNAps25CaNOwbxXmhC3DBGoaliqmU6gAPNlWqSVCiVQJn
QCL3TQsnrhAjdrA3xtQ497Bj2dPpQ+KkmhEn1ezG0XKdG5iOOV9KW4r/DW3C+r01Kf4tPDHjM+mzoafT6IPs4QRmcMLrEgxk/sXcFdFbiKjijWaFGCuPQ+ra
g9W67lf5+5HS0zjBtgoeamrtUFNrh+pgqM56Q3XahupgqM56Q3XWG2oKT5x4qDl0Lhoxoq9osDTiLuVwAoYTXkmYmR42n91W4GSibWe3ZdeJ0SMAFSK3IVW6
/7f4YM8sCVLiMmREBqxUAG/BlI7kylJ/ct+wTXtasIA9DLHtSMzlk2yXQxvOpI7kCQ7txy+QkG9seB2IcRLfN15LyL2UurHhdxCxDIoHSJOIvIngYReYUzB+
piVtJEf+dLCfTei9obSHiXa4sG5g8z7VSfX5BjMheGTu4m3Wji02SRiGiAwwFBLgGdWZddN/0e/svZQJ72HB4lTxSpQQBd8PcJw0POMAJdJK9nHX9JUpjVq/
jEZvlUZv1Y2GNXfA0VUc2DbsH6tsmTiuOA3qsjx2mTVtHqTpo3/2QZOuLSotXRZDd6uWE9uodMTd2oCpgSXCDqf4Q07MZeuk5Hjy2GFJR26GEXo9JN1FSXWh
D5qYUgjVBmiyuXP51Z+cfvKnz754jcCC1YO2p0dseTyL8p9mWL6+3w5biFsdsRZIs/2fw0xWcdq9U/zKYS03Llhex0XHkA5emYNmNEiIiKc6ykOMig6nMVak
jkQnUsFBVqWj2/n4qCo/jRMQ6EecgMAi4owd/QplwUbPzt+7QRJ78THNipulTrqKqWevkswnC0Q1iNvaU5NDRPGJCM75BV37vh3zX/bTG8dIZbm/iTN80skY
qbQc+ksUYeI8f/P2+DxRm/T7FrE9B0SLFutli5yqoqRFppK67Dq/uxAfMobkE6r0V/Oq+DjBYY5WBf2dn4eqMT8fg2tHdDmwYz6ajVY8HfMtkuxMUCc8+utZ
IQpdibvy3DHPlbV/zK9EHfgMb0BTq5WJL/zo2dZ//93CNfPKvb0h1eEHN/rhDnpKTXjpXHBuLjxFLZ77KnKUkASHiSyqaoQCQKcZ22cBvga4OarG+meNljBN
Ckl9NWTEoSsXjp80d1V6gmxt9SESwdOJua5jEknSnKMh3Hv3DXtf2nz1x+/AEGqRjlBXtUm/V9XZuN4b/Gz2PeNGeoHE0XD2xudbfiMGDQTJ6MdT9GPip4oi
EVSlW+GnJ+dbxyZ2//kLD//ke/dccyc4VkX16B/Pjsczhmrm1rxZ1QAgrQTjm54U84OTSAroREkBHe7Ee7zURIGib4Fvda3z+L0IWq0haLUXQav1dT4K4ax4
hdVkhdUklYyj6nJoHK837hw212kySHTHXi53t44maxD2oybrUZPUH5LXGRW44a9yw1UeHuquUqd4FlUfGq6rBjWsHehUjRWCKK1FNxRi2ego7aaOOKTf1wpy
iEm+nQgQBmbgVyfebR2hqA0k8+ooZ8McBnVkoiqpOsbWi70fG0vQAVBYVapSQ73QosC66/p08ho+qobbMjUgXFppVMUqmhj6nSe2DDX2XXMH6zQs4hMAIxRe
/4SZaAg/ui/ubXiqDE9sNZQQuqOJ7QaUqxt+qqoSixzOcrltll0AW9SRelIdGZB2Mn4pig93dF68n5spKnw/5lYzdns8ee3CNGIlTiNWawspdzAPqsQh5eHw
Wofj4YXZ2GqC+VWi37itY9IArN4IcTFBIBGyKBh21Qh2vTCNrl+9Ay0PPKk+CYgZMu81wpkMtaN6CQVK2I4rFeJsI7KZJqvsxyzhVWXsMqhuEKIqZAogWwnI
Rv0esl5noKVFadaWAip7YiaXTnDGPY0XuYG3uQGiE/ArK0I15+H30tTW9xOL0XqdsZ8VfedunRme8baG+vvoGmyPpIT0beKWHPOdtbzGK18Kt9kIy2H5SNAg
CxzEbUlCN9EGmZgwmtcxVQ6mqh4SkzXfWkJGLFmxhDNlERSYzTjCZgSlc0I7SqpbiEI18nZCmA4M005x9b5EHLvhNS4m3awnpogVPY52GvBLbJKKVhGbMkpA
0+7wSdycqzK809yrJYFeeIxxBrxuwlIeHlLfwQjhgNA0bufJBP+7XDWI4emqlkjISMPkohocpw18Cv7wH41PcLDJ8C6kABGUD4xg+H3JCW9uNxYg/w1O0nd5
qu5yvSqoheLJ2ShKYIs96G9CMez3oxj1FYodvodit++juMm/AsXN/gCKW/3NMJjt9evFr0rwGIjG5pOkSQ2cpIm/4iQp2/5JYqTeSeIt6iRx2/6TpHhtOul1
SfbCjXtM427FTNtnaYTEJIglJKGkg6uJEiEFgev1sGc6BAO95zZFzLiseuZu38V+5YzpXp/IP+shdyQSGcZtCfnMq0gfK6qyJ3p8flo/5uoqE6b08JssiERS
xrXcNH346G2Jx6vjtxXE20BVLhadH7+/p2BRY+HtdEw04h6TYFbRdU68PfbeT3f+2psErsIx/cLv7eCuFOjX8Zmxjz32wj1Xz8vXFuF1MO93kaRYmZvzu/iD
a/G1KsxR37vmNFz4WUvxC8U9t6hr5uekBn1D8GtRNRWkQJmb44X0t3ziGfp1wdm604m+395gYEar0atg/hHMAVRNt1GsPtUHqVhVqCsXIDCwcZ9/JYrP+h9C
MWP6gyhnTX8LyiOm/2GUR01/CGXLRMLsLfZxBCMTEi+Yfi2Jxdu8zWqrN6CGvCvUhz1fbfE8Negp9SGvX13pbVI14hMsMCUERIJ7hfEtWrHnIW5SnwVn2X+H
ULan7Rs4McnxDwV2+dik+pVSnvLVFWpAbVZtiwsrR9YQryZeV7zCeK3xqsP6SyDNuCrPUS+Z0Pu8FFQ5Jvbln6da+EXScX770/hzmjCjOMGXn34DGJFXxT2+
QwNT8UtvJF46zfJ0g7roJqooJ6qgjruJD8uJDyGZ01jzsNN4+Zywz4jnVCOeU+XePjsTip9tzKa6AbNZ+1EoszpBxxSYTX7M2i3MZocwm1EqKmPWMBU9Y9Yg
FX3CjwrCj7rAj0CCCBiQoUX2agjphygCtcRi02YjmhkQ8cQ8NZJ0Hqb19jcT5N4Uct/LxHPVXEM8W5ZW6Rsq037CDTdj6nRia6j/giUEf9ESir9kCclftoTm
n7KE6K9YoPpb7DOWsIuzFvjFNmPVitnA9RwytmH3YgpbTowxuYzSTP59xEC7CWrvakrfaKf0rlB6oQo06DWUI5R1iBxfol59IayYtNhCaWZtITVHbCE1R20h
NS1bSM1xW0jNgi2kZtEWUrNkt5MakJIrmbSAxIDUgOSA9IAEbSJS1E9kw12f1DQuTmrcjUlNG5EB0UlOH438lAZm+ZdESfj6QdnhG7JnsdFM5YwjnTWVatp8
MrXXtFdQ+k37DMormvZZlANNexXl5qZ9HuWmJn0Mggi3iv4m1QjCmMlFmLfEmhcNg7BPO0T+f5EQdoHqbfdNGg63dDJCXNJjbIttzNHUpr1GPim7lqIDsESw
DINXUnFOaNmEi4VMBObX4ttyQvyML2PW6/WIcFNdT++rakDpkIZYIgasYV18xAm1wYT+Fx7TFepEDNyE3fHVw9o2kU4I1l2XZN6IqtAWDGjso2xNMrYTDtaI
Dhuk/8KNpxipXH49CScSUxjjkk9gC+hikluhCous7RduI0WzBrcQVjLpcskgLQM3eGmUHzfoapivMnQ1yFd9dKX4Ks96Ja4kqLuXTVHlPbKJLuNmSolB00AZ
euY6g5XROTI6h0fHUdIOx+yzfk16Z5seXGvTgy+AXm879EyBXpmhRzzNKOb0VkE5wZ7TSb5O1GiPX2uovrljsCrSuI75PSTauHcS6Y5JRnz5mUZkLcPNROmt
bYeP/en+j8/7rhbUywkpIZ0UNKiZBjUj7xUSPaoke5SfOxZV2vbm6cSbXF9mzZu/WrNBlIGnoULTwOjoUY1eb/5XDWvQz1Hp5zAVjTFjkIrMmAFDVJ+MIZ8Y
g+31UqOqF/usJbY3urS0iRvVC3woeoJt72mbE/T6/zbe9rH+IvRFVkhic4bpTOK2mNAbwc66xkhkEmedZat9W2cJG16VMRK1xJK1YIWm4LWE2NEW4tBNltUe
lu3M4BFnUitLTnHl85EkN0jEWfK21ENazQ5+kDwOhv5wwkZ+MeYB7r1ggyNwxuoa7ls2PH2GSBSiuaXyiE3EEtzeJiUgtNI6ITerBlbxeTHWosdL7Fa7ZLRv
KhGW2ZC+ayMsfZfHbEjfLpz+IZIj0QuJ5HZo1MY+wXqQrMvjMIpK1XjjYL03a/I4CgKkho9D3qCWWyip6aO2TCA229D4rN50w0YbejFjA2VFrPmAnwNPZpAk
hhcKTo0BZrQ4EIX6tN144oQcCk3gWNDNPWULShSXxB/TDFrOOv4RWwy9BQwPLpHtELABF33sX0enN+Vy38ml7GmT9zqjpEEzZpw1yOD8PfCfyMQ7hMCe6aSB
jNhohw5cwk5/Gn4CzFKzbNfKRguFd0bksER4JU76OHM5SxjVyW8fm/jcN7+0+cQNX//UnaIZ54K9sHfC+Sy1S87zuHD6UvI4dD4jRh1W8wrvzktKMgf2MGcb
0S8HAfmdKHbI7v292mN02OO8QFu9Dsnnk48yzCObUNS3tkozXGkPuy/B9wVeM22VFj1uCp6UoG4k/hSiSmkp+4XQyw/0y94b0NvBWVriKe1PSR/dpQqxO6WD
5MQj1kF6/4ffP2w2rSnSyuHe5gTv8Gc6e1mUj+Tp7y+aktJ4zStdCk4W7c+0uBmmpMQbYbsfMQ9JvqPPSfajgwKmz8r4pjxOxZoP3kC2qHdf+ouvpb0CXPL0
0as82PahsvvIB5/ZoLoeZKgj+2LIvKwh89q3Xnzmew9lABwnWEGMVNukLRs8azejilsEFW5tn7WbBBV+Q8a424vPecldFNhdwTuPx4fJtr8VwjSE8QeA6A9M
NiMbnJfaK9BS4ZybSbZpRulikYrtNdPLBFfRl2fxZYuT8xrBuZf+4XGaDuK/WZ3UC+liVepjpg+/8O2GR0XHdmLjFtKe91GR42gZlQWdtQID3mIWooWy4qkO
O70BbzH28+IwWcmmKem/oj6JzgAv6/BSOeFm0lT7XlLqwr2kDt5LSrXtJbFjjOrgvaQQvk99Xk/bFGIuDezJ4CDW1BDHKab0Xh3I0pQEBDPq7ZPj3oCCnXzY
0Hoo2KmPcRPikk3oMVlxmJtCvFrG55NdcxK9lvfz6H3nJzi8jMSNHCckW6+vfKgizmDs5F2BTgI4EZBO2dXrRBJNF1kr4PUNesnOLEiPBm3eCLmqgyw7mmBn
cqdyZikk5WeM2FXlS48CqkvO2nCq5TAo5j+/i8goiYjhGIUwJuYsSkfHxnCGwhU8+Y+3/owzFJ4KPzCWdfTQEkq7aSyGHxgL8sEDf/z3XU3jeNRC63+5u7rg
OKor3bd7uudPI43+rJElh54pP8iFBWzFpZF/KrinTGJS7JZriwc/8MDuki2XlgfjcqUM5cKDLbPaRQvaxAkCG0rEhDiJ7CgbY2zAVbL5iSzLWcGaIMABAzIR
INsCTGIWZ9n7nXNvd894ZAwF+7CmUE/fPn373P9z7znnO/yCILcjMy/69AuiBylvv/cvR/dV5UXR/8J55Uk1w95P7BZFRSC/KPmFnbIIE0J/YJzpzRHBRRgW
vscTUj6aOvLpO6eb8+aQfsPYpb4wwG+Q7xa9YfQhZeb1P/zysXtTypeLvlFUHlkbqNBirfbkWaPJz8gi3KzzX83Zr6ICA++EM1+uiX9XlZdrlMr6Gua+jQrL
fmxjyo+NiPdUsSfbvbIxh608mYL1WWEXrx7tTuTkxQB+23kxxM5EgpyK3nr9pY/2DTbnDXI8QuUpV6OT2lHKyQOUkb1dIswJfIUKpya2bv/tnlf/StZRJHBm
g2S8S3nzDEVU6wjyW6KCjlvaG++8pT2RBkB317BYyv4/xaJYKvoiusamLF0dw/qX0W95RerPu+Lljk8sEl6GD5pVwJw9bsDE01KAWZ9tYVeLy8qBZ6/xp0rh
o+gep0lupKWD7yDsK/gopt70XbJOiCj4qD9v8eGj6HkSDn1TT7HyXZs3IBLZr6wub8NtMAHDXVsX5mrLg0sGvpWBV0c6/Aos0W1wsj7rqGjbV9zm0bGW7W1y
nfUaAplNvoGLCnyJLeR+nWYlNnkS5fi4tbOL8Hm8nHIjulqszpLFz43wJsKymcDlhiy5GK1kJ4NO2KG2G54UfeQLBXirtBvLs2Ryvyyb5mxh9Zfex1Jt2nV8
i2spXyGyneNWk5dRDXkZWdqEnz0+qkhUEGTlcJEBNPyMatnPyIKWvFYZQNewAXQ1G0A7bACdZgPolKJ2JTXromNLsbV04x0EapzoIOokG0BXsVF2Z1f6qMLN
842hHRhDm4zvCMSufrI+icqWoxMpFdxEluaJHrZ8BjQUi/3wSFaOtttNU2xy7gzN6VE120d5rKx2o5CoVgEoYcU/0r/z1+6EtlyhdrcczMW+Za4EmFTB7fmW
eQMgPdhHvEvZssJ4FFA3/r4yotywowtIUx2Ft4iJu1ZANcG8OoHLQtnW8rJItrW8LJNtbYN2BZx8bDeVNxfKSxVsq203Cdtq203AtlrK/Rh4Nvse264U1gze
vLPXu2xW2ZMJSM6Gza0d8kKOhirn/mgEFprizqhe9Mbl/iWmFr3AES8AipU9NaQbCR1Q5RKlypNi91WeF/cOPBxIdAQyDwDo9C4fJwISLpnOVMz2H1p25sSK
Cz//4MW//vtVSimz/L7l3szokaOOd3ZEYFosz1fnGYcDHJy4i3JyFBm4bx8EkiWCUTXIu+TPOsipO+GnVqnUmHzJWseyHpndAzQdVuGAS2fE2mcFbKaBXS1H
JmB/hRyagAEWclACFlhkawkmWCB2nXKtj9GhaLwE2riTkI07S4CNlxE+oA8MVLdU3CEvtUuM2+EJtMTYgEhaJD251R3mWqDbzBqLyQjgjVO+AyL8xsqfIpN+
n678FyFNW4w7nUIBN3B5b0dxrxZ3QDiW44WcqwxvkJjZTS7hHzMsNlbANfLymVwBb+bb1ep2Fd+u5DjqKzg8V4GL6qGoOEyKYWJZxvDInfwCUMQpg37BCX06
oUclAEEbeW7kPO/gPG/nPDdwnus5z7W6Ff7Uzc4hqJz0n/nGQWbXyAsyb+NbV91m+BbTbARdyMGXEvJC7iEOvgQc1xRmR4cRNmwfHsDhgWljYFJcBDUwDzvC
3OSNPYz1bsAscagUHPFBCm+i8PbrB37z49MPNOUR0UF4uw7QAnyCLLlANAGi5w4fO/oOEY3jQS8TjflEIyD6r5NHFNEwHszsJ6KnReCBuB+/j7ML4l7BPohD
lMa0g0QLCWsXMtzz/Es//OOeZmol4e1nmh2h/PqJGU7fht9zCOtOeBeeoLTeEC3wKb0xTu/G77kdaFvhDXPaxoB0A3Ll1PXy5zy0rPDO76OUWwO6NciRU28B
flKH7JWST065KaBbjfw49UZmchXye5xSbgjoViK/x5UfK9EBw/FpTllW6sjZ+7jvyDkX53Ty4ePKp9Wna5M/3+Dans+V7eILeymlVbcdLOCfee/Ib16e3tGE
PigK/46gQRHgMnCk69aSzuP7k0sp2Bt9ULnGwjmbROHADpmlzH6T+w9AH/qgJ5/mztOL34Qj3QOKq+RIQ8o4P71ALTcOKRU94RT1v1cOSKoZwVZo00Jx11bK
XeEUxTxaTOI6ufGe/ukLQx8ZeeJ370Pl/G6G6E6uvJTtDhM2kh3mSYJwPleH47k7zU1WgMYMtNe4Wv8RyjkEh2WxNw4jXIXihFJ0xUo+OSZ8bZIc5tgMqEUl
aqGoVazOMKicm9CxmZJ0jE98XBcGtYEbcc1tDN4aIN2IbGIWgEqXduRVCp9OKNwjlW+kLCBxOL8qMxyu2Cp5SpJOXC5lDE8HHyPvkPE3jLMmKzIVOBmEK5K8
SuxK1WdrlybQiEo0QtGUujMpr2DtvBRUnKMrzscgV47E/BGd6Eao4hBrRC7zrkLU8YS3R8HFxtOf0JIVxzGmg8t8HLQCGBGIlxNG2L0Y0DDWapmMwzWO+o4c
HuQcsN5DNKTHHO6WXqL0mE6PdS0wyTtHvrnAXJO3+FQ4zm8CkDWe3q5ZyuTIbSyX5BNpJDUwl2k6F05/PxthV7NwqNmk9up2yMtnFq9u5zoGP63g1e3Aq7sa
YN2+V7fj2hz2Lhm0RufdCHoGL7JEiRcZ2Vo6hHFX211op6hzbjqIOPd35ByWIB+rdhW5g9siQJH+yotTMhRDxVGGlj67bxiX5PcNYxaG+Tl3GfngGQ2kpr7D
YaPQA/TeRzbiavSxNvMmbtKbsxFvGpOZ93IYXQvdEd0H+UewMZ4hh098nZHf49gAJJFDLEtE2r2e3NMBEczKDUDN0jqyUnbkmdEDH/1+DOuIRsHWnU+F7eQ7
nPzLPyvwZyV98yfkohq/WqySNC9qbLR1sqP+z1/kd+Qf6qgLrOVwGlxgrczWhvYWlANN/w51X8jsDo5XpWDl1sKry5FbIAvQqlImJ5clFbQr7NhU7kp5GfMO
uVJ+sbnHdZBiB66UDsZbdbhnYv6hjhPZ3V34cHTr9uer/5Zm48673epQjMXvUQ+KYMbwQOYg0khxtLwXUWylSeoCEyVdQPYP8qimyUt2ganyLgCVTAI9YVGO
mx3xh4OmF95GwvZKqGCh8tXqpWKdvKSWGLfJi9zVrwVICaQmgrVaQ3Mo7zOuUsEdeN7TPUT3mqmSXtNJnWYN/tyaq8Nlba6eOGVEBcniMu6snZLhOre+pLMa
iuNvc5Apij7/hVhFEb8Iu1NGmF+b+Y0Qvzs1vwO0q1PgvnFCi6aZeBsiF8UJ7NfCtRe7xDjw1Xk8dwsuaFFk6yWLeljGoYd5dKsycRNuHZzfbTU3PEbO6t5d
8pPwy3HrZed1KLxVEg2qmhEJlJoK4bUBxK0ah2R4EX/qsOeog0WBgXWrzSW16Xw+IXDlpZpCuriEekau5A2MCgjEwBQjBjqMGJhkxMAEr2cBSOCRuNm0KarP
W9x/yllhbWiEtaEUHkWpPm3yW5ajAEdLBiMnCugBoBrIxgkVLZeg93JJJWY5UBjI/TjOgnx4dJccGw1vI6kpUvLXBoJXrJa/bqVfNfIX6UTl+kRfqpUJrMmo
U0pe4GHUyMapy8YYsl0HKK7KOpCICHsqLReDOl9igMKGJQYLxzwxRoKpZySYdJIQC+FXWZE+lm1gHJnG8vgOuTkKFo7wZZooQEc2Q0E5YJrB9lrVlmkIMmev
J+/ESseu9ZysDm6xkNWl+7tZiZlSFVoLRc4cODRXsHCzSizcGFb4q/mcWelzZunnzK8ok3q5t+covY1ug1qBw8lJt5mlmLmQYlrczO5sq1u/OzuPjdGUL3yL
29qd/YY7D77wsDFyW+ELP9dtLveFn9fttkjKpNuAdmt207sBxoHGmxNq6YbSdSvjNqI8jbNG8iACcTEBCTWNEGoybiZYrhqymSTcLvVy1YwyzQVjc905XNoW
lHae27g7e4XbtDvrMtKxKu08lLbVvQKlbfFL2+LOKS/tFd2ywNlWsiaVdeTC79/9htvKgUM0hqFf16h4GIDHYA/lAisGg4KRANKVXnDTHCgA/WBfUfeDfr8f
aG1eHE7rcs6giQGHxOEh/HkvW3I3oCP1uPZ3kvfaIh2267DVQ5vDBm507cInkwb05DbXxXBnXq5A8uZZWZL/rMqbt4DkLUlyU5jkRnnTg5tfSZIb5A223SOS
aoXMmvbFHaRjxSaB7UEBnQSzkPRj5CniBJtWdc5sQxtAgkxnlu4WQWPLVhk2rDLiuLRB4MF2hiwLXEBTAPI6hUtGzpM2Jq4a175a1MlmsNuNWjlD2lCL1OFZ
FRYtnrKIOSnI/ttmBZ9SkkDbIGAMKbZl+tatasIzlMD1f8qu42t7sbQtQtArto8i+BJSRbeRhoICYtFZCzQU8AsEgmeG1RpAXaruIIfgGqyFETfNepBa1oPU
sR6knvUgDaQH8c/kbQRjirBFh+W74hqe4a/Grg/AK4V6OTZp/rQD9XTyLlNYvnJaBMrpYvdmFTTHdE0dNMfroVSCXQySLVesAKrid9589dqLfI1CXg94IwQc
GYAuhgAX+SDpGvnzwpbNfHplegtQk2TlMJ9AFukgZ/eLB7YUTy6mU5xC8fktxfHBiQOnDFa/vv3OMShfPQoGsq6D0Tc9CrNFsJzQ5nzVVVBWcvnjvsMft910
31tfXxW8/tLOfy4uubwq6HnKr4Lei6rg7q+rF3zNVaBJW+XPs31Fxu/guhgSlethW1AP/Rd3BUfE/XowfbUeoK4Rx0PuBdjC0y8g4TeIsDmd4SEs7EY5zZiz
OxgKytG6eLR45ydp5/8slJLThtYIRrV2C/q3W0kJ2G6syRIW9S1Q9LVBg9hurNKCpV6fsChGLsEHFJYiAICOyi9R44QBVpHIbRzz2yxGykm86wO+8raPzaFg
8hf2rlaGXtCzgs1OMLwsR+wvp+ds5xXFbB3HZSF0mZitUzpsiHw50xVyKgplGqNMM3ihNVfN+Nwlmaa5pqq4pmKAW/IzPW90AU+ST95Ia7vWk98mNVZUqc/k
S+vd6kB9FmWTvx5Zfcrmr4gAMogYxfUZVTu/hB+gOGT0V0pSg8YqS/ObD1/uFihdj46PqnpXkuZ32i4RCJa/94rz3ovWG8OrgukJ4a83+L9auyiKp/x1TReG
E8pz0geR/oWJKIV8kr5NlGuJeLiRSuUv2wKVSg2rUwoz+qgdipRCcVQOw97Xhk7LD2+Q95Ojv77nxzV5KE8CwWUNbka2FIfPtECJJwrvTB5834EiTxSm3/sR
z/Gr6I3NxWNntv/yTVLrCW+gXytG6NFDIk8qkcFDCuBThAA+hdd7SCtDmNoicDHvngEF8BlkkkHZBpRWQAATFyqQAJqadrJ7KTbj+xmrFoBEemdajPgCXUgX
ATtGdRilK3C+3G0e3aY+7VD5+5Ta79yHhxgO2wk0Ed4QGSE/VYqGv1eh4dvYPk/hSD5KM0OlDVRURY/jDRQM76YERKhPu5Vyewp2ihV5Lrw9Kr84vJi1k8Xx
LcWB6deePGMwu5PvHbnn+T2vPnHGKOMZ0hoMOLdy7DRHy3GfE/UqqoJSMiuLylh598RD3CEWghV0iMGJfTNGnip08ocVK/T04WPbo8xcgNI6C3P0ef/rrZUb
L4M4FferDuJ4JL05gZpr1nIHZRug9RNW9uHCGXkDh45klNUpc/QNwa5BqrlUQEmswM7fvZaa49IshYpLqjOxWib+afTXn+4bfPDJT4y8WEVqZnGzfC5XGc9Y
SsEZpuinwJ5k4jDlOQWVd2mXcbjT5DjEEEwh0zPdRcbZgLJK7yBuYLF7JYvdK1jsXs5i9zIWuztZ7F4EsRsLQJrF9VoW1+tYXDcgkucg37cbWQjh7YbL8n0r
tg4Q3hupsj9g0wCFGFKTvDiR1gAEtI3jzOfbqQROga9PyWFxpdwQzMElDd+YKymcT7TEUUPKsw8+gH8/D4k0mUewQ/YffK+FbvXjW+B93bTim/Tvo2t/km3C
uZtDR2pmVq442WYcrVWlkqpjjJd1DLTLypKmv4x+8iBTn9P9ZJwUu5car7b39GW39ohZqblNXlck6QWTm/28ye1+zuSGnzG55adNbvopk9t+0uTGP2ly658w
ufknTG7/4yZ3gBdN7gEvmNwFxk3uA2Mmd4IRs2IvqJ6tF3jm9anAFVK2vU3+PegBl2pwdI3PafNcCF4GNTZg0o6VgC65viAD1vl1tsAaMLPNKMMuMyuZvdIa
MsEPvMGzc9nwftgkOwjbnUvRcmx3zmKrX/D834drc96CTKLN2mmX7PWgHeW3OWAFbV4beStLVZYmM2xJpANUEI4vBZVNX9r8xiZ4fvldMlmZEJwwrhNGVMIw
OGO7D5vCUOXEUvEk38S+n6tfYhygmyXGflwbyBLEdhvJEoRy6DdVln0mJ/TohKJKOK++cQ5Xmf2HuMqcP1A5z6icp1XOU1DFDKFiEL5Tm+dQn1fmOUAQkv/X
4LSbTsA/Y8v/QM71x+uQKBuvGGzGhtK51liL4OlLxRpauOjfD4bV3AttGc3Nk4cf33L/sde+STOzHvZMPDw4rNcHxsLv9Fc8Y5H8Ge+g4W/w6A9Mf3n0j6jR
H1oLt0JSE7Q4UOQJRF/qEf4iEBjUyM/cqw1qHEh6sqs5ylSKQ9Rgsai4YEeDrVxUr08L5c9qbOWiYcEiWiZYRMsmqmhoMbNxwvL/b5JKXWqpErxUmbxUWeVr
FC1cny+1qIZs4HacVWqxwgIROZpxGJzbGOTRvh5RUBfIlbq5Kklq7+sRLnKBXKybqxJJn7eShXP+coUX0X0t3Pv8Gzlx4lYT3dJyMNf8M8lBM6wns3KDj6XS
4mUSs2KPlW2SH6kQKVN9Ty+uUa2zIpM4OhAjNGg+EGvDKRnvlKKspWpGwHoDUyr0UpnFFhRSTYstDgSJbdUihFZAX7ZwjLcQSMrIyMIx3nx5qWYz8BqyAYfl
ckZealHdllvXQQeXRgeZtgsc8VmYoBCdNoojPgvTEyLON4YjzsvlSLsTJj+Ni5R/cmwFZzQUhx2FuYDrK4w3et4MrL7O4ffHPPpmtB/suCA3EuG9yi9MmmRV
dYTF6xOa7OTW1/ZiBB4H6WtMOh7Kewy/n+MQIr6PLaYVONh6J/iFpynvh9Vh1V4/75++QmZYgyD9A5PuItIfqKO9gXJS2I55rzPpNjx8d1Rx3OuTPjfxH/8t
SbtB+gaTFkMckyFZ72+5loTeiZpsR+ad5BemQ3aCMIr0PtjOtaRfGJZFJJPIN/mFidALx/H7R/dxXYlQfcMo0nuLX3g29AJZR56717eO9F8gk8i3+YWh0Atk
FvnyA1xj4RfILnKy6NtFFs48f4rrZ5sI6ueJj2X90L79FJPy3v2kIi36pKd2PPEm7929d4ra/LFwduoRJrzVpzux76yRJ5vHPzIdNvJnfqem99WKbuhfdxx4
16DdvDdVrGTsyDGW1J5evmzynv7dot7Ta2KYOXJsJ+zuudeZeTJwfK+oDRyD7WKrvHmUS7T/Q4OQxGnq22USnLg3NEDHjDHP1iFdvBECf7ZcK/1itx/YxVbO
teQGYXbloN1RkTq8VhWhz/LmInQfzve8ZlIbx+mIE0/lqPcaSDcMzVCGImxr++mktqSG6cl1HNjs4o28w8m+a3QCUJyI42Ctw6EcRXyxgigOkZRgTwzjC0R8
iXHEl3hJxJckR3xJKGqEerHWg9rhB1E8SFaI95JEvBeTdR9wh2roypneFAMxUT1a6ePd7GwRkePiF3wmK8XwsBv1I0nhu0MPBwfUPPGRRfH73Oz7Q8OEhk/v
QX/4UDfpk02OMeNN8wuPhl6g4dM7GgwfGlcmjx7vNL/QF3qBBtGbO4JBRMOBzwOFd6ZYyZB4+og/korqUAkmxGeZeE1AjOE0dsQfTjRPWTSavJmibzysiDGm
Bo/oMVXoRRQzM08jCR19yuCRpDp6JwdUaOJXOA/PKuv7OPjjvm8G7j2zBStvNxaRcDUfkfUQ8SSAyER/o/2LQY5P61QwA+Bjor/ZugiQ51QRYG3Y5Ac9IBzN
HKIdQAmmCx+OcWDDrYekPgLV9dq6vAzXnXITMcOhTRaSB5Bksu3LMTkWMJmZjcmzszBpBUy6Xd4c7g2VmJyfijCT7pdjcjpgcs5sTJ6ZhUk7YDLT5VVzD6/E
ZKuUBInJzJdjUg0dMFk9G5OnZ2EyGjCZ7vIaedxWYrIhFWMm01+OSTUhgMnG2ZicnoXJeMBkrMur5dmoEpNVqQQzGStlkvwbKzNpBUxaepqTfcarLWPS8tSD
90uYDOJaUkAaZhKOf/50LMXlMTUdD4sKqBal/21eYCXJNF7rz5zwND2+czMLbd5xCgyYLnMhIMnY9D5gFmOXB4f8IdvHe3Xe4FBQr8LbBnSW9OG76amPRdtv
dpVTSqpn7uanEwRV1o83ZeoL6p0RpLaReCc3fILntpMCLawsr0DNllfyyThs9eR1TGRp1R2BjZ7l2+RR/unfFxVUCDk7DEvCwrK8uZ/96CGp7qfoXQr/wfVD
qLdJGg609bSNz7QbwzY+024csoEJfbU4bFNUhf0mUL8uLupDzKbrLJWUwL1ZIt/Evm/J/7J3vTF2VNd9/r03772Z99689a69sBDPDFgCqShEanEEKGFWsWtD
BHysqnzgQz9Yz1TCZoP4gLz78JpsqEmX1KQOOMq2NbEDu6kBtxjCH1No4lJHoonbLMWJTAotkVzJCSbdtm7o+Z1z7/x5+3a9C5Y3lfrB3nkzc+8998655/45
5/5+BqTA934Bf3EYuySk12/QvRNYGzIM4XrruLo+ag0HE5+xTqqfR+TnLGhmSulR0ePldlqb76t7R7IGwKtp1aQqXDVbVdVJTl44VXlfVAWzI0yIeqqIrQVK
9jy1SMFnl1XwB0pHQ1WbxXV0lj5d15s5HT3COjrbpaMHRUeP8Ad7Qeno0QV19JDS0Wmlowe7dXT2YujoHOvo/Kp+BB2dhIRKESdognREXY/ZrJTH1M850dHX
ijp6pIeOzi1HR/ddOFX51bJ09NhiBf/HsgqeUzq6WtXmPHbUbne/mdPRvWJH7aKOToiO7uUPtk/p6NSCOjqpdHS30tGJeXbUvhh21IaOzq/qR7GjdD2t7Sjp
6H5tR0VHD2s7Kj8PFXV0fy87ai9DR9+4cKryn8vS0bnFCv6vZRX836mOHl+Cjs6yjh5fQEeFRXW2S0cRpC8wbVdZ94mGji2ooXeJgt4prb2l24ReDPWcU+p5
/OOr5yRN//ZqE+qstya1CXVYH6e0CRX13FdUz8leJnQ56jn29AXTknPLUs+DixX8P8sq+NdKPQeSc0sxoU67+838VJTVc6/TNRUV9fw9/PcFUc87FtLO20U7
Py+NvanbeDoXw3g60M75lfwoxpO0c1wbT9LOcyVlPEU7d2vjKT8nitp5rtTDeDrL0M5DF05JPlyWds4uVvBYZzkFdzraeE4/vQTj6bS738xpJ2PDzHYp51Ws
m59mBBnRzZsW0s1rRTd/S5r6qm7LeTF0c84Ry9ldxY9iOWl1f0bp40RpvfWeuh4rsTLOqZ9zopvMH57p5ns9dHNuObp56sKpyP2d5ehmT1puN6PldjNabjdH
y+0mJ59RO/xy+0Ub+5JuRsvt5qL23GTfM9pnnL59JfLWtNxujpab8n5auTfd5JLrik5jxNvaCDWtYHNHNugBRCcb9HzGuR17spVfko35COcMeLM+gjf5Mhyo
ZuLNK/mek+zn46b9hSYoYSMlEICdSjJ9eP7ncYRO0El2qs8TYhscgQfC383n47Uf4PwgjEuCrU3G+eMCK8Ridnh4C6p8nrbW9ak1dW52St/KUczvLbUlj4JF
YH5ePMpbhApbBIacvSz2ZCOz3tsiACELp/MEsgqInF5GOY6MuywCPHWwCO+ZYQNnM6X9UotQzcwJxzVy4adNFHKNcQbEofT3FzhFSRbhlzhtma8i9cbEzFVS
24TGDeZXARZcv954GH+r1xuTCjwYvkd4N4BbweMVfeGTquMfI5twQo9XYhPeUT+PyM9TJZwSyZev9OGErvQJvjVhFYYw3Sq6bRwdasxWyRI0r92WtOmEFdWS
w0vRxguodLuU0iEsuryAmlVTBIXSPMWrAI+2QvMedhW5OTpiqtEessUn1ebkqXIKzOVmPvL8OYbUR84+2wc6qc92+MzrD4uLMPXUntr91uEzhvLWfqnT21v7
68eK3tqj2ls70entrT3+UtFbCzcUu5u+3OmNYvPcYymKDSc4Yyqf7YOd1N2kEzB8zc8kwVjeDQV/0x91UuAa9TrAa6Zf0uA1qQMc/qbdHe1v0i8DtuacbC5r
P+4ZR3y4D3V6Ata8WPDhAjcGnqevdHr5cKdfLPhwJ5UP9487qQ/3X3RIOXy4e+BFPviNp36e9+GaXT5c5/99uBfFh3vMXMCH+84TXedqxGnwo1rWOad6BbDs
A5j2pHz6vXamKHtwfUjCHQDYLcEEgOTCg4c7GcOuSjCG6/slAuOclUvAoTBf7aShMDrBaVw/IWEs71m5Pn0KD/5EEpzMJZjF9Q/kxNGJfNwLB8Ts6aQBMTrB
a7g+JkcWjuoECFEHAn3yiCQ4nEtwCNfPC5rStJUzAvvx4GuSYCqXYB+ud4sR2JtPwCBLf9rJgSwpACxc75ME4/k6cIjM3k4aIpMGEnGcioh0xswl4BCZr3fS
EBmdgAHEPnw0BRBLm5VDZB7tZCEyb7+jYkWOpa/NPPrsu4aCDnusk5nb97VBOKxfPfSVnzwNi82Gdl8nNbRaDHbxf1uAnqbycrOh/UYngwvLn285/mp6viW1
TWxoFXnzWC4BXPyHH+Hb9+bUDYb2m51eKGFTj2qUsLRNYGinOqmhfVe3yO1a4Omvv/hzdfblzzopKJjKFPbsoUc0MFgaEAQb++cdbWP1y4AEOygvk7Ud/pYS
N1QW9Yglp2CURe1felRM/2+GRRUcm0WNqq+NauU3y6ie04Ex/V1G9bQyqlPFwJjXc0a1GBgTMKQbf9AJk4dL/UGD5PDLeL+aP9cJmahCyQsv61li9oiPW2JJ
+Rd6zcJrYWjU/k4GMnfMFn1SGMUhEEKS13oWBcTy5PhiRT1eKAqa/i25c5PGqbtRFfWvjz+6njQ9ObFwpU4uVtKBQkkIrznYycJrsHN/uy7p3beeP4sumLzT
sywLZZ1erKxvF8qCUXii0yvu55sPp/MwUqwvJGcXrtu5xcp7slAem6zpThaVhGaEwUqRo627kvGjC36w3UcXKWqmUBSb0+90ekdM/XBvNoWtYfqa7Dm6YP32
LVboXxYKZaN/qNM7rmt2Mptoe5hkJ/uPLvgRpxcr9KlCoRx99nSnd/TZsw9ny4E6lgLzZqfIX2ypXbSlQTt0YBG0LbVSW2qlttRKbamV2lIrtaWWsqVWakut
j2lLLW1LqV2Wb0vthW2pNd+W2gvbUr3jx7jOlthSS3Cd2ZY6sKVOMqUnqNSUVmpL6SOe7R3V8phlWRms82QOnQOMyfgE2J3AZtCcQPCZGfye3MOmRwa9R23C
V/dqJAt2PJU1gIXVwuErYyzFLbYZYzj5FML9DYXV8Skcrmash6upbFdO7Jj41Q9cCwF/Lgn4c0nAn0sC/sy4EDcKMoW/niEpvPWCRbGeQSiq6xl9orKeYSdM
IVty16cIEwg/n0yPxp90zOYoIxzF1jVGgLboF+bpQdJm0WVwBrEuR0xLzu21QYUFMuy5zVTaDG0OVHTcLmvUkdDazNoHahJrpL2ZmSaYbNkBfo0Lmu1y8Kud
stsBTBbgTjttHLLEnzJj31E2vLcJyoky58QF0S+VE/Z2HObsdulvlt99lJ/OgcTGQnIUnNgkceyMxGUwgCejgtde2jzEdaJctkUVDdbOXB6OIpiuYDskKgON
SuKsygiro0a/te7gga4m2tNlJnt3C90pjWynZy7VLnS3MU0H3wwrW3C/gvuVbeCp4PiuMvWOuNaO0TZyxN2hD88hYoC+it12XMajOnfpqBGWrzFw+p3+VKNA
+iO9Qw34SbOG/ugKwLArAMMujjQAFCCDX68BQt0X2GEPdxthU+M/M0BoL4viy21BTUIT6/1kwSZB5/u3qt03amXBY28YGeURTu7EOLBGRUNBjJuHGNrnlwxn
B4itokXFsx+m535KooP8MYHjEhvZxzTUxxS8mCuBb7DkM9QGPkSVt4OBVYA/KWw/el9yLaiEBtt8fKxszw+ZrULbgTQWGoJMb2yqo1n9W+s2HgCJUWtIhTWk
sgWnb0hDjFQTqkIWQBpS3YL7wCoKq3Rf4G3AOEX2s4Kv3wTQtiFHly4DNACg0ei7A7AM+tCHP5VoFYOjRf0CZjbA0y0GnuwPV6WjR5PZzZoovNmrqZpyWx83
/x1rMFpdzACtfP6kixE6YGAxcoQOON1l35SndFiIzCGsD7N9rpMV1leBumrIHyZEwkBiXG2f4uLWDL//+j/8/YHdbz591ti1nhnQ1gz/+08ffv9rx08++w5u
Dcrrs4wqsnpXvJpWtY+8/0+n33zhNB4D/mf18Aev/2Dnj6ffevZ93AqyNhHmqgG60YeBdtV2UNnTQAtlPiWh12x96CUjeJuHslHgQgQj8SAp87aYEgH0vXQP
NYxoDd8GrVt4yRZ6coobmpQESH9rw8GtUNRLxDFiKSWkV3+X0T3oi7OOX7IxHgwr28nIeQyoNTiUZo9yN0ItUf4WSs+ayRCaWmX0nq4blXzX0x2wPBLhGBl3
PTLshqK6qHFdmepCn+Xy7cLRrrCGPjuihibMwABvAn6h3KSjArVgDiCDJx1upu2VsAUjVwGoUhW0ujByFTl4VZGDV27WaQyc5AK+RoAHTSVCfwolmV25cpYY
Klth+5btZfOExcEhUzWM9qEVFdxK8MoD+lbyTEcYqb6HU3fees0va9EcZVtSvqfBkHwpY5Upf5seU0p8dpvCYvMedGxz1NyRYvmEW+Nyikwd3DNDY6UxHEwc
iCtRlTEBadakQKurC4BWLw5VLfjRiwNU98JaFgs4ExsKUBoAJoCHoyQMdGrOjEcLAVfT+IjORgaTgVwxEau0kx3tT9JUt5o81A9wwWoy1rG21e0i+rSlKFWH
r6USpjPc1ADAdAuUhum0mNnMM1HmiR5/RDt4RW4xsCRgRLtkMbUsJsD4OKOKTkupn2B8uqqnWn4sRPnDXmTMl7KC9vGG3QhDQVjdCjIKyuG7OxXSRIY0R195
3PupmR2ZCbPRFHTICXtB89xvQeIJUbKjIG9KWFYw+1k/Q4xgWotxhCe7jprYBpj0O6BsEPsV/Ex8Ua726nRzR6giXtV+KnEPsnOw+MyRaS5d0ERXYG5M6Uq6
kt5UK8OsCrLd5DeehPH/UQaVImPICdyOLf6453eGz3ImhzsFvJWTuAnnO1Z9Pjrn0nLDh90gmJvnZUCidvbhJXt7VyEkA8sPKznFUv1VUap3uqVaYllLl/88
Ur3HUv11UarTKy3VGZbq2aJUZ1daqjmW6khRqnMrLdUYQ0E/V5RqfHqFpZpgqZ4vSrV7paWaZKm+W5Rqz0pLtZeleqEo1b6VlmqKpXqxKNX+lZbqIEv1UlGq
6ZWW6hBL9XJRqsMrLdURlupoUaoXVlqqoyzVK0WpXlspqSQexb/O2vOk7CoGeobyz+WeM5QpHgT+ptM1Q9m/rBnKQc7k1S4tvogzlF/01GKW6rUuLb6I41tP
qY6wVH/bpcUrLdVRlup7XVq80lIdY6m+X5Tq+EpJlfatfd19i1Y31igJZKglCSP6W7yFlfqOTXHRstQO3r3GYHcDXan9Tk7vMwcBjgdz+v5i+n5JH0j6geuN
AUm/+gZzNXXcSHg4B9u0hh9sJ5Hi4UR+N8JFaSASmvP9XDHfz0m+N0m+G643Nki+G28wN4am99tSJa6QWnVCRBYw+30TZ6x/e9ei/dX2AtbbUzh0m9jJMf6Q
f9dRrKXBuJCqGt4VaGGwIOCPwg+aSAkFHuS9iGHTHJX9oVvrij+66cm7vK+C9aTN7ysPGl4dYaAb3qMJbe+DwWpr1Nxhjjo7TP5r7iiNKv7pck88AahG7CYm
7/nJDlXGZEArazDbh+6tdbU7DA4l/87Ya8e+7HfXwgpv+dSErMEX1FdsQ4NGCJm38KcS96lvEqT72I2wFfYxxymgWf1gljGRGPabCqrb/KoCegeDgKL4sNqM
ETzajvo1SSvCjbGd5grvg5/0s7MuoCvtrPNJ6eMBoY3wlYOPiiVVwlUfXa1mV1+drgY4NVUmiXEvXj0TraEfEfv4Bmc0gQPokWiVjJu+onIIm5p6bOlbr9SE
igCSU6dows3E+lhZKd+db+Zue2F9Jro0bIDOYA22PZoz8WXYBrqEeZ4uHwr7ZsajT+R0IMj4DdaCmsyaTxae8hvwC2YvNnHIAH6DteHajN8giNZCtLVqA0gV
+InwUghWm4lDCMZkBvHaobA1w7QEl4VrQhLzkuFPPzAehuGlIT0CCwI/rKUsmPRpNQuB8PDwRn7UD66cPno6iL1ff3u4mvd+SUWZZTcMtmOHemQ7XKmUg3Aa
tHrnG7buZloDbAab0MmByAdpgSrJ0yXzHhJAM6ph/82850tdeaQNNwEYlaIaazA0dJR61Ubd0wKwvQUh9bTW1Uwh0kJ/aMcBNoQscB9U6JEoLz3Cr7oy0UG4
Bm/UAYZFn9wj1Y+gT1wo6NqpG/vU4SGrGAC4QrLdwsS4mfe96LXKpru5Xe1b6wgtMsAZZTNbOz1AQKWPf5uG4gh1tChZtBGAEahBLKYBxV5h3xSqn7EPVwh1
OLhC6vhTQZcUx4kvVqQaDYZXRL6NDkb18nRndpQHDo1Va8er0GEH6LrajvvxzuWSwdq0Ki3hYvk/0zsHYGkuJwtD/TAeUh30E+gHde6o1BWuHAITVXRp7z66
7nx9dN15++i6cF2+j66DgOtyfZT63Jp8DxXTsW4oXDujiEOGhj/80N4ZkqSXqW66Jlyn+mx3N21l7dCgn8xFh564envYx32TjEp4ueqbA/P6Zl+vzEDvw7vL
8YZ6OfSl+/gyBGCcihkCxdWjQ9zEz5p0Gk9cd+kgEreA292vR4W4jp+r9HAR9wG+t4ZdanZe+FB2n3rBIHrZILU69bEr0P+uYCtBY2nEoRIRjVRuEVavlKjO
O2/Q8z1lQ+BKkJiRjRiueS+ccuVjFGgTDkKKyh4/iH2YpZok8WPS3ntCH/zndHULzMC8RAgHqfA+f9xUASEBQM9hh6pq7mfEAxvqcN/67AWEp4hqvCjSdA24
hfg8NXjR65Rpcge3ewuGJkj+QDicwtbWuBH2kV2p0M0t+TfuzN4I8EbcB0jhsC4GMK7jrRbs2OVhfStNOC6nTGrU+clcBWGL3goDuuNRizY2MQ+NVK4l3FE6
MbX3VhRCr5JVS3a0qXlQ3BDZ9To6h838Umyckais4n8od8hF6UDRBd0DfCTXdl4ZdZTRCutUhzrNcLQkfayVeKtPqtGAJKiGQxlSNUg2MDhCthJ1lADV6BLR
89JCg6ztkF2AhuM2iOqagJPdhulXToVU73NDBGziqUFurXvUAL3BaGTYoqnebSAn5ZnbBhKxBsZFzrsheZPl55tZgeoWl1jnHwM4zhW8qeFzMQlEyFLfJvRi
0enWLTS6NISPucHjGz1p3cYqQ52wBWFodNhKrQLd5lA5rditxLolP+i5PATmFJXVu67itSoYf9QkjwNmdOUcZm5EPeKWmA9VkzK3Be73QcfZtmSV7Kdb+FGf
V0nm1OHO7weeJpdpgmOpuQnDctblVY/9ju6xPjSA24Wbv6x0HY3TCpVV8zfXcZ6TRGpi8cSN04QHqNA+PPdQXtWen1kJaMkvzYBT4ggy774LsESU9vdjxo41
eg2m6nZ6moNPX5reMZPXTVjLhAZ/KKzMEmekfZv8gGvQTBjC7uahqKSexmQ372pHzF7PVxZZMyaepCRqjmVxFICKM+PYMzJ2JaadQ0JOxX7oXPaSi7mUXALJ
JVC5eL6sBk9AN7zPoE35HUto92wOV7SRt40cEBn4411ykjHNg5Iz4KNn0+rYoTHCW9tzfevrwCDvUceyR90dyOMeDnTMu6jZMd5FzmmijcxejmqzQM5pQlKz
l7Pa7EXOaeGOmZFzVoXhzAPDGY2oMzhFOCNsnaGnGM78sD4OjhEwnDGXcx0MZ5S2m+GsMR769CY1zwyfLOWqlrqrWuquKsfDOb2q6hSqytFuTq+qOr2qWsId
J6uqB+HSGjMPbx01bggZr10g461jYt8YpzcCVNvnmROq7c+vdjCOBlI234OlxPwLoNqYajGHaRojAV57hjN+RjnKw6r3ZM1sjObBB0Nja+L/YYxDmyZf8c6A
waGW2O/48v2yl2RsxfkDoYWMqlDbsHpbnfe18MeWSbwp0XRMpFgWIkVmj6T1iAS5arJAV/OBciWw6eBKkWrPwEPjI8fUH47X5Co/EamDl1SWg1TvjRCBj6nT
vNCNTJ46gyaSljioHEe1GaG9masIOhmqzeY6uDjDytYIlD7gsUCv5/DDDTQ0Ud9UvVxOa9F/yiiW0WdxUMNH10WZkSk9NrQhiQ1J+PwGv1CTj1NWucF8cDSE
yo3ExUJzBOtOkM8IXx7nVS8IxlLHJBavw/AFKltxZYrE1lIkloScSqwdtXPue8ujhm4hHISNmooEe6TNAdUjsGLN2EXwZ0Cv3dumNZ/LC1KE5YXubRxTXMaX
qOK6Kd+zLOtbTBdIv1sqxDJxJFaPGyRexTHYSj9oQamu+kIc+Ebks5/TlD6tKXW9kM/phoWGRNiSV1hHmLw8V1upzbxRb6aN5an2CRvcFuC5zbLR+sTUJKJP
aEBD9AnRRrwrmFOk8kdQJKzcw5pIWc5LuUqLWM5/DuFXdEVhcgKwWLERNlAbElL05mNoCz5qVGV+LJ4tMCdo5GbdzJRYoaxhTGkYMz+uQl955HFTCdwuCUxI
YOqGcfHHZQm4kkYus7IqBHMAFtcN5Ur1CvMj1NMbMjgeT5hoZb5i6nCxmjF/YP6J7Vijzg5n1NyBmJ57qHc0EeTszsRVMvSgfx4OdkbesEPDABba1vT48A0T
w+ZOsvXDzQiM3tQbmG0watB4BQqFIN0SpV64i8YC8/fZ4NsqJIubuqFjzmy9H4JphTXfz6Co2G2916FmHz33Drr9Ed7tsctDdHXY34lVf1WNM+iM/zimg7HC
Bns4NJIA7rjCFh/WJAdHYsW4CCeFSqB2GkJ4dgWtNHHg8whFyxXAMKFGLkmyg1+MWweStV/E5QPDn/1S2Np14O7Y3QrCIERnk83cNDRDf9Z+cXoXvRK3hp1x
smd1TI/rWLe3GC2fyjoA0g6eUUgIN0dY6yBGBFo/lWO4myycF6vIaXDNG4pTSFOP83mxO5LTzJ/4euYVgsZeY5zF7esNHC0HYfzz7MC8zrqL52f3bVuyM3OO
sz8y1pU9UzVeb9wn2Z/T2d+73OzHOR74ue7sd0v2fKaT8meCxJhPSS23gEku4PnuAvZKAbtVAXt0ARPLLQDHbg3q18pl4uDINI9kVuL8L3tXH1xHdd336+2+
Lz09WbIsbIfZ90oyYiRP1I5ry5COWQ8QT5yC/6AztH90SIc/GMEf4GEY2nHx84eMSW1wQtsYYoIIpnVAYRQgGTF1JgrDEGGLjrAhqFTOiPojBkyiYBPj4Lq9
v3Puvbv7tE96wip4KHjE27dv9+7ec88599xzz/kd/K3B+kEY3ljEyhrY4iziIFNIhzAR8M8hgut7Sjw/kcI1Mf+ladIK7DsEg1l3riNNkSJvUFq8IpoLOq8p
p0hTLeXZPuikbS61Bpwpg2gpZ8UUH6XoQAUeIZ1FjnYWOZQLtRkxsSUnx4mSHvmw+ZY89n3u8j04izJwFqWn3qRWgFR+VdjSVAbcCzpvk/k6S+W7Y5qh2XHC
QG7Qlq06z/I1udMYZr7scWxng7M+rcRmMgIswQOCNQYd0e4ob+eP4Tty2L7aQHuoE/geiAWxSQruWooolNeIwQtSaxbRRJBH3mfv1nBLNsdZJYAaCQb/IM5T
8ooT7FPHAcehbmVgjWCCznfYRgkpJmP6G7JhRvU3T3wb1t/SZN8yVog0gdOlXLQIJJ7ARSDznFCVJmM3RT/E63nmVWqULumZw8qmQXyIlU1B7iKHIMSwyijD
qlzE+NoY3yLGtzEwEwkCe4dSZgXZOqNAyN3ixMhZ2ttciqQfKtaB1MVosY4rzS+hWMcVxheRLoZqolTdw+fqHosRhPsilcuxVx15gYqIUi6HI+gAqWBc5HHJ
JZOaSwYs090QemzQNWM1ozYQJ6ewQSEIhp0LeZkjNzmxRwj+Fr2H9XidmPMY68qFYFPyF3/FQh61Is1raVnk0MKIeL8s7xdzj34DzPUKuElMVBQ1zK9yK4wa
i5fxLq2xWECwOkIGonIWuH5aCq3yDrhBZw8lIomPtFzZ60cYvBVT3V1Mfq4Yrxyj5WgI6UcgV/bcyFU6Ua6Q+eXUlquhe7Rg9Z0PBWvP+WTBGj4fFayh81HB
GjgfChaJUppFSSIaZZNFSeYmhhXIakhUbopEZSFRcAenIVhTJKqgJKpRSxS51wu1JapQU6J2n9MStTgmUTmWqDxLVANLVJYlKs0SlZEStV9K1AcHf3jgpUIo
VFqgjk4RqHE7jJ5COphijVO/eeJZNzj9zhM2QsqDy4Lt5wkO97zClbqXJoMI0MViAGNUNnJ1YHPVVol3U5TWTvdygj7f8ygxmlCshJPkB14EJ4n6vBA9QYE9
9ITC3+1VKaQJmWGdKzPo5ychI76J8uG5ZDFWAPY6QZUa7Zv1tI80+BFun+AWKAke7Xfr9pfWaN+atn3RxNd1E6tr0Jg8ZNTotq2y5DOdKN7HvIRxhNFsqhA5
Dt9BPR05umEezL9FKk53hYP73guvPuUG7x/sPUJl1IJScBLdDbZt3lhrdFHG9dCjuozrJont0SZHt40GWo1uPhim4MED1absaD/Zap1sqo30kwIRw0dZGcJS
qzPiqVYHZHRTjHT5KtJRlQLKLIlSTwjSaUm9Lg1zlUy8TPDk42E5j47g5FaQbuDeaUn3y911k25WjGtqxurUjNWe/IoXRJxz1cTZO4fm2rzEaQXIJZl6zLXK
fRv1rLJFHVfNKnvpvJpV+vQ3zCq79DeYazv1t8+QubZv20Y1uXzh45prI3JyOT72+lPHd3whYrIN2KHJRgkNsRlmLjkln8gpcMi49XDK2I6QU8Z3JHNK5f4o
p3y4I8opkzuinHJix2eQU3Zv15yy6EI55cgLLz/4+1cWRTilzwo5ZfsUTjmZChVuJcIlguMe94LT+1/mebIl2H2ccKV/XalT5X6zSuWOGXOgczXRzODYLmm7
EdBK11SFPL2xM2Ry+7Ka8MmV/JywvGj0ecABfJDxTlYzxsrV/Lyr9PO+MkN/ZvU8gON8xKAuwM4qMHaPeN4N+nlrZzCGZvU8uLl2v03PA7DXYsbvEc+7RT/v
5hnMi/VV5sXdszUvkhnugibQf5TcXtHc/kij2ZrA7eKaM0ZPyZK60Q7YE5Wqjqwh9BqpNW8Gmu5tZffL5uTbMk213TpJh2kcnqDDDA6P0iFtrkzQYS6ucV3W
uPzwfKh5vTUNhIEQ1byuWPq5eul3FMjpxX9QmubmUh6BAyYgSYxSA2lg70rzbmxC0ShDa9yOTV8aYSxzMMINS4zxd6mk6hXG3zEeO/Z5CiqP1oQUrg7yCqpd
JtICht0vLDEMDWhLqEs3Efbo86d+ObJ7AWq6AeoBYB0T927ibOJJHJQLOKxs2xTiwssE2UIgGwyWBAZgcat+lzjdVNOguF11XQJ0uwzQXai6x/ULIYTsjaVG
4OP+TakIiJ9vlJoYd97Ft5vKBRUxiJvgC/8f+w5AFqTvXCdUfPHOsrOO+PEQxYQ0RprWRzy2A0/GsR3oO8bad4WWp28SrciOXK+xHR7u1dgO9EuOC9tx3glO
CBbHrl26TCDx4o0ekLElRIMuKlwnWGdRuYCKYgW8CddmE10rwCdSLuKVb+X7i/dtVGA9BGhM10PA6CJe+CgCAseYJt95PPk250253i/ywy8j/HO66ZsbVUI0
39TCNxVLzTmFPJCoyRqDBT1ihjWMZYbB4TM05AjqsAnHohFAw7dAjRUwR7eIDzFjI4UhD+HMU/ASRKEVG/mEsYKpumkNVfoVU3UrTdVJEpT3W6FV8kyjpqBF
TNgu1CG61wh1aOTF0fwrDcQgtSCqxsXsjFrD85YZiAtqxms3YJOjIXDI5dwqCFpuYGAn129FcJmLeC8FTQCPWQt7zGzpMRPjdB1FthXwt2ZRySVMFP6KXbWc
3wKPGXiK16Y7yGMm78dmSZ4wYgSjyAff6jf9udz5bWHHWMFvlY512ocrCia+n+G65cZbETAB4jQ+CuQYU7Es0d7kqTc2Gy0I9chSr+mCIs7LsWYlh/1adpWp
E6FivTFROWqlKMaweH2CXiTeK0q9yLKvLbAbSwXxKjK+mRIIKClhIcAMSq3iiLHGHA5QFUctnLJgqJSFkkvhqeW8OFWeT5sOKr8C4ciY5+oHxaXpvECUA382
YE8O/NmMvrngz2bwZwPxZ1JPKBwvDTYgW9INzSI3GHlXmkVusBxmkes3wSxyYX62i49W2JIu8P+/CG6FLekCIMQHJy8jeCVpS7pSiy+G3VakoMMG2hkpJHWy
wKdlJwvKdcqfsD5Fr3dXz8eNMqKRr5rbZcuX1yQtW9oAw1nXsuVQ6DYdP5TsNq28FnWbfngo6jadPBTdjzhx6DO4H3FuVHtPV1zwsmV/73ffYFaTy5ZKJly2
7JmybPnBHHJK1/UXxCl7D4ec0n84mVNGD0c5ZfhwlFOGDkc5ZfDwZ3HnalxzStfH5ZR/l5xy7IVXDhx/7z9W1GCV/ims8mrazCZ426mItgQiVr7z0e3fG1wy
O/e5xStKS9jKBlZcFq9YLb1ixXsDBP7Y5M/fff+Hj1yxPOo4t4QxgdVSsuvc4dWjo9pmPBvxYU5xnR/dqRFkszHXuYMnpGo5z11eL7rqCS4/wY34OOE8d9GI
B/c5y1Y6lC0jLluZKtlKkRbOxGQrHdi++GPZik5uBu3x1RU1gPWMgQ1+RslkzCewaxbsirBzJFyswZOnPgMxLOBVBN+CV62QV61g+0nJqxY7YyzmVYJIbRfj
qpnGF18qL25WTIOhP3ocTo56akjQq1PMJ97ekR1SnbDQicwaipATnXBqdMLhTmRm0YkUd+K377zKtSGm68SMxgx3AgENHG8R7wSZ2442t60anbC4E84sOuFR
J0K/k6XYX/WG/U6RrqSTupLm0zqYI7Lhk9ZJ2qJHz/VXb/F8P1NDpUT35aSDSumWPvNjKxaTFUvMlWPVcOV0ha6qTnZVfRx1Y7K6iT3RqfHEq0Nn1VXsrPo4
6sdk9RN7olv9xP+H6qg/FILmBHUUFQLJcCQE+0MhOP2bf3rqeMPFoZdq9iY1pTeSiVVvBhJ682krqJq9maqgPtoZ681EQm8uSEftm6Kj3nZNbR0PJekoP9RR
QNPfInWUKj7TzrVnpI5K16mjWHxH3p5WRy0NdVQX66hOFu72iI66rE4dFXuik6AxvhJRQ90KmiHUGE5cY3hVGsMmjeFV+WAteDXl4sCJLdCdklu30iDob1cr
DU9ljqa10kiDMb3ATHwM4CIpfzRJb4yEvLlkFnpjONQbvz7eu9mrV21Q/p5HhGJBc4my3B9HBzc6WtCS+2Nxf7xZ9Gd6zTEcao5If+pFh1ei5mpRE916UYra
kBa1Xc1mTu8qpMKF6D7ITjBhxWVGmNhkg0lOnVxJVphaClurTr35049eun8hrAWLLAeUUEnHbjCGTXmHMWTilomXxZrokuXGIM4LCRkwaSFi9pkxmTR3mbF2
zJ2qHXMbfvmvX71+6if9ly43K7Kdu6kZ45awlbfE02+Kv8yN6l3W4lXGezff+/Sly43V3ALidbuAQEzJEWMmDg2Dmx3FUxqp4o4VvMF1Y07jeN4yYy9gWM/R
oBv9VjjAH5r62BjAeWFBjFnc3jA+e9/4xQvvPv7WB+LFhqz4ew/K6/v4epQPslbxzw+J61E2KDYsFYv7cMJUG0Oh2jhXpTecKr2RI73hxPSGE2C9r3bNz5EE
/L5XSsA5p2QDFfqPGXanT/yKLEOGyc9hw+JJh0t+/gAg6+Jzr8ze2iNj8voc2B0Kt2eMGvBD4B5q0gxO2D3FM5zFSM5ZRyWtw2tczuk5MaeS1pPflFfm2Hpz
gmHjNuDAp7CKF6oAq3jH92ByOhwt53C0nKNW8c4qhGG99PThpSSP4pXLWdIO7bICq3ppJ6y76QS735N1N52ge5n19ZBWokuiq8NGlFjv20yk39kg0hJj0mYi
nbTZo3LCxi4cZSEJUaYGxowIsdCmGWyrIlaW9tYUsUivZbVeS1UTK8fU4lKEKEGQZVLZKMMKh4fHDo90zOGRq3J4JJLKZlKJF1evbIekskNS2VWk2kY9rZhR
Un3bZr76liTZTpv5arsk2Tab7Fkm1YSFBnaaEVJtI1LttTSpdCEg4itH85U9I185MmcJxLIVsVJMLJeJ5SVGYdZDLPHqsyPWXurrYIxYz1hMrB9ZTKwBi4nV
bzGx9loRYlWogeEosdCmiVMXObEqsyWW6JLo62SMWAdNJtKrJgvhqMlEGjFZCIfNiBD2UQOR53KbtO0XI5YWQmc2QmizENpKCB0WQoeF0GEhdFgIHRbCOvVV
nzlbfYXMDHBChFTrmK3uYILdzkx1G5PrlghLDdG9g1Eq0U44slAuPrUeEmnIqJNI9UA1CgOz+GFvZIOJi9/skQGTlZSyzH7smQVlmQ1Mt0WwdvotAjNxMwmx
MaaczUdpn+5sb1imHnsEEkKAYKtojIKNqEoYuOqTDMMJXThYb7EXxQAW76LdgvRd4AmYxmsj/nmPHe9p3hbIKG99VquObLh0SHg3XqSyu76b3PUUzYR4K6M7
jBP69pD43qW/D/Xje3ssjsiAZkldCb4Dj1wC1rnCaCOtY7SQ1jGKgVmy8xL7Q3biGh3x4oTD0G9OvxpD566fuiBzOA1RDkW/GePrfhOaksrmeAzkkEK+phJG
EMcLbo/K4l+BrEuMv+R6yjfy3ssNXG15LbB3oAAaeD41cbcWRaJ00KZFkdJC+s2IkneV3irokSpgpFwaqcRX5xyTqJJPs5LPxPIScqzk84mZPoCgCZX7NjNZ
uY+Hyv2PWBhTVD1g5pLIYXVtXd9C0KUbJOf8mmh1HDXuOc5L65diO6C3bJ79tDKO/tA7BxlHGKQaKUcHeuMpR8JmpZwjfF5o0tEbnu1ssNZn50LfNa2ZKTo8
Sd9N/H3JkWFyDNARDE/K/dAy5Ts7wcRkLIVvMroROqIuhnKjJHBKTvdq60iPcUU8whWZqiOzrCNzrCPzSkc2aMlrCCfDZB2ZjetIW+vILii9FVCFvruCVGCa
VWCGVaDHKjDHKjAvVCAVeOBCXJ+yFsyyFvSqtWC2WgtmWAvmWAvmWQs2MHkKrAUbtRbMzkYL6rzXqt3l9HRaMF2lBTOsBXOsBfOsBRtYCxaqTN0jv/rx5jPv
jf8Jq8LGmVXhvkmtCr/EqtC7AFWYhSrMMoiqN40qfK5aFUK437wIBfvE6SrBrnwQi4U5HRXsk6c/F+zPBXtuBXtUCjay0v7l6TcHThp1i/b4aS3avzA+Odne
lyTbJ+dQtnNrZkrUSZLtnfdUy/bgmSrZHjsTle3RM1HZ3nfmYpft2MIGst3Fsp2wjKlD1Ns/F/VPWtRZchGPt5/3CFoAObSsXnHvP6PFvfOTk/YXk6T96BxK
u7dmJlyAxJl8irT3na2S9qGzUWkfPBuV9j1nP5f2z6X9/1TaFZ7C8YOPvPvP+bon9e1ntZT/2Scn5SNJUr44XquConHJsQBMuL+eE+RWtclX7CHHgx7I+kBM
D1QkiGl3NYhp0qt/pF79e7ZoXEKUEty38i4jkEZ0wiQs2JJJFSUDkMPpQRYRArbuuQMXwHELaLmcBLfkKuc4/7VFZVMLlgeYz9ceZdIK1kEPvUi5eugersPh
UcQAWKHYQ/iQxbDstqFeMsS6Iz8qMSPA7myq4SIIJM5cw7+KI6akBVpZnPBWMpWnJgS3MwmUSrRUdnuC1fRsn49cbtaavtnBDdwsPqlZeRciJ5SXaJp34Poj
OeX+9j3w3W9NOT5zMUIcvDBljISWnWk0qgdDDQQ17tKNJ7heiyp0G+37maq+d3PXu2XPjUifubzsiCwv+9+02XOt5n+b+d8J5zrbN5t6dV16XWndJrrayWC+
+mBjBJhiIjJtV7ZAvy8N7JAiqPBHZylIPzwtni/hcEZXXv3wQ/jv+ZXhGT6YXEl3xKP3bY7eV6H7VhjsaQXnNm/iYE8ruJxDYSjYkwJ9fB3PsIJjYCovba6M
9o89f8zg8JIjx1+xl1ONHMEw65Yx0B0Kjl/BCHjYNdVe2W99ovK/Xcp/pyzDM2fi31kt/Z1KSjurhLSTea8zQfI7SfBv1oJ/c0zwa7Z4A7d4Q4LQP1qJM371
wxNFniTgFSkBj22tpcIJSAsq/G9NM1K2TRZQlgV6CaDeZE81jRSJqyvNOhy9peoBO3g1SBeQv101lbH0Uzlbh4oaRJO8/tNJuRvM9eYGe70XTdpJR94BBe3L
Gc0GhPYsD4WdkZzMk5tqaWXI0srFLK0soFp99nGlkb6SkrFniAQFOrTFsFOExo3E6QyDxHf3dFCBlBQyTRo7uMq8sEQ6qK5RShhnHQSYi4xHwp8Xny3ysw1J
hbStsFU9yik1c636Fg5NjaXz4ErWFPPFOwqJpzozfoF+iCuE+ZTtE03nEaOly60bCrsZfWrlFJ8F4hWzkBmqDUU54m3YVIb8XgKqpWDSXQKTri0wk2mU9dsw
wllGVUOdZRWfl4IxtBSZR1BKKY7NSyGvsF18UM5hyl8Asy/F6T0pvxnqKcU5hykgbS0UHw2wxVO+BVs8BUZqER8GapRlIBcZv1HuJKXDBB8/m/uOYzZG+Poi
5ylfVrtKyQRUMfIyAbWouKaUIz4qNyEFdR7zljhqJsx0SkwttyDpNAVmSCWZuCk+rWNNLY3SnJvCJ1M4Y77ijFbNGa3gjPm1OWN+fZyBHK9OHnZwRiNzRjHG
GfOYM5pnxxlNmjOKIWPUZQ4/sFVq3pZqc3g8m/Y2OEJpmettsW4378msn2oCcATGKkpKN4PJ8PDD8HCXqQ/7wsO94aGBVQzhLNwUyYTmMzvN8FQFxxYCPIMX
jeDkAxsV4lQEk8DiuGcGZwUmKy8ltuh04uA1+n93T3EgAsiNtSKZabS0JnQHmCzACTPDUnwg2E9kASEhM+28DhmkQB0E0LWTOgr2bSFvRrAoBNJAU4NmmeKd
PZoglxhXMVay7/6p1bLKZyj9SfCwsRnnilvWMhq42WEPmdpC+oa4a1w+4BJhwXmEtoyL7sbOfYd9OxbCHfYtcC902Dexe4HWwx32sIkFsaIn8qTFONFafkzF
0XyHGUIlXz9DVkeBCu0B8Vn8eVNwQRp9Kj/gUWI3ANUJ4dimafJ6KiriCLlGuRKg0JI5QmQrPsvzvsyYDnb3cr9aSk7eQ6p3EYHQwkLtoKR1C4E0HaQUsHy7
HEqBImw7KGvdwtRkYAKB36CDststoVJwtIDiSXHUFqk1IVb+QPB4Dg8v2IYJ2PL54t+CxyS501c9Xm55rHSJ3yr+tUXPLnwMRe38lr7SYr/NX9hXWohRaBGX
tTx29V/Qf8dWfr+PLqIGI+dwBzUXObdQXNX8s3JT5KTf1Cee3CJ60VSaD7uy+Wf0fZHfistFM/P4N6zH28RzFvqL/UU+XnY+ScQuAkSwUCHHkni9xYdIdXkc
ReNgaeH4RVoEFEn6C2Hd0KUof5YmEw3MUPwRDVYw1M9ZFfHAbr9hhd3NgTVdAMxeYQtr3M+ssH24qVbYwgD3cyuQF0EYCRQTk5HlXUg3xTgi2BfhBHB3Erec
k1JwKfwteF+KwZd+DJMikFBYA5kFJMoVlr/ryDy1A+vOHkBxACzGkyHvjlpdCPXqaRF4nUxMKwihXoSYPExikouTxhZvY+OpBrwYBA7Eibkj/dXriSRLdYey
VPcUHQf24j1u1FlqK5W7xChCZjH9pNh36EK4xeLgp+X0v0aLjESraSwxmsrZIHVXIWVaqDoiZguCF6egkHUlNzhqlqj4AMqfEQz6OnF9pWJ9FXiegmSZdX5u
HeksNzh18Pmn3FIGUuqKsxyRyADOCEJJyct+907v43wZNawbywRWeJkTHMG1R9657wCudXPBaYNDhehKO3qlaPBBjy6qbtCJX/bEKVddxr+nou915ODL3+X3
osuPi54HR/ab4hdkAciO2ZiuxKpfAgERHNcuM2gWP4gpTYwXIwGJ4dttgryKP7Rrrh/z7O6tpGv34ri4zNqDz7YermlRfGYT3wBn8hK4YNutxeUMPnz6/dlN
8gnFEi0Y81y5RKzs/YyGxKbyDcEeeiWF+CNrAQSXSxSh2O95m8o30KKHyIGRD45N/vwj9DyVCyp9dkkQF2dBnnMkjG7QrCjqkh5nO1Hd/r/cXWuQVdWVPvvc
9z333Ad0N7dfuM8tpqYxMFATQytakdMFyg9TkvzyR344Ri2q4w80jMUPClpopWtGE/KYEQMx7aNKUgEHo8mQlBlRmQQddYhxEibqDBqM6DgZUmUsJjpx1rfW
3udx+962ReRHimr2Pfucs8/Z66y913utV5+440Xcnj1bgHvp1pmAu7AdcCMMuAsx1iUCuFVpwC0XwC0RwI18RMBF/DMWSiFFk6XK7lCYiTMTtCSYTI+yXggw
KbXDxO8Ik1I3mDz8nYkIJp6BCXvhpYBCNB1QmeKZ365aFbQ7VRowE3BDpnaz1MTZhOqYUWobLpeRggz12DdaTM8Fq4Hb9ikO8tXFUbfOa00wg71WO8+4PIcZ
w76N+Y6devqpf3nnjru+RSDkucLbN8flKfL7Jx9LTfqYTHo9BrwBxoURd0N6xlcLDnxe5n0VLDxRYbESk4TkhEtRcZ/MMvWggq5sqbNfISP/UmefEqjtVQED
lwDiC5MXJcBXkgBfC9hvux3MqRJTj6S+KckNxhkyHzlDlmbcIhGySgoctfI6C6kgr3OQCvIQHJoo1QapIA+DQt0zhRCtnurMXisbvVZ2Tq8V2yrz4bfuN7bK
fIgXqpgngO+zPsu0r7yOfePt5+/I0B7y2rFbdxeS20e+HXG8joiT74w4GO6nD/7qoRGDOIiP2Uc8y8ThjJnH31q0WIv/rmgxbqxrlWbsCKXZdgQ7H89gSdlg
iTJYkjVYkjdYUqK9N3xNsZ4wFFMKREhHwiEdU/jSFHaJ6DDygm+8SdTLsaPoP308KknsivmZKsn7jUqyx6gkY94vqZLMz1BJut1Vkqz7owFbjlVK5tf4UHaq
qKCQSdxCHxmVULnAkIpr25kkXQrCq0rKsJGykj77ZtFTyi/XlhY6g4fcIA+5wTwkLlLktiUNm/k+HfWXXzkrte4dcIOurWfIWSfnXtTQRVo3BfUEahu2Ohfv
oyGj+n1z0ilMW23ukq51ArlE0faufRtMcXpY5udcTEXylBNkFmeKEgBtLIQmaR6faY6SKMKJAB36z57xDuWyijW0blLJ4SV0aYTl97QqUUr/62W9xR3XcKCG
uiZaNSi9qf7KRyUk/LpHV+5roWyZ/KqhAPEXBi0L8SjG45rEdOK6wdV1w1lcx3UCIkYjrihAF0YH1w2imlB00bWDLVjW3Xugr9DFe6IT063CvdMdxqrqanIs
2uLSY+UxFi2pe6eJNfBFGxtOsHZwpxvWuFO2Al8XLnJHqMO9iDhY4iguInLga3WRW9d+xAyxHpckRpLctWeUuFynK/xzlCx3OHOgUcNn7Asfv/ReYmRcnU12
VLncWi7Z1XZDFXxesqvT/bqQ7PzA4XQx2Tnb6ICMSOGO4Avqw1WlACJCvXUxcQnXgvU07wVgwXwjrHORaJ8BFGWUC3woZCNxUvvIvJ/fmi4v+7GHDpjAgd1t
pUr42Wu4PnsiTEAlwwSKGztECbirwj+whh+1jP5gdPtRuMCEK+ECaGeEC2RnDxcwGRfbwhgcG0XgfZL2G35r7H1RqT4cNFvKFlgbQXoIW0XT8b6MQhbWN6YC
3fHNoJ1XckqNJLXNgdoyVWVqmxdqmxeXGtPbyqepLa8uFGXaGNZvoiWWpLb5iNoqJiqugJWpbS6itVwvW4lJTqCaS0DVVK+zUM1xm4u8fQqaixDn2I5X3EgE
+kqulsdVp1zQ0p1b+Jn2Z25uD9tiHrbFPEzuUh/yFaGLkZknyakQt6IlVST62Z+GqHQqi8d9u6Hg8dacifW82G48Xys0k8lyTEObOB6Kj3WCppJwirPL7dl2
smjq9O5GoVR78ABbOwc6PMvc3WQukiMZn2P1Vbb+4iROzItOUNedU2ev6++7dSVe5V/Nq/xy5qt8Y+btX5/Z9bWpj3Rj4lWOpl4lceJn3U483+3Ez7udeKHb
iX/rduIX3U78stuJY91O/HvqxCBX3FzpLNcOxClNDRBlOXE/3h/BhyZqB+YMTXFF3+SKrTsHtUKSNc44ps+wz4aLzQljndlEZxGvy9dw/dwc7nYb26J1ZHP/
Mr+ahc3uEhgl6Ndi94JRWhb8a8mou0h+LRpFwC1+DSFVD//qQaYevrcu/nbUVwTbngkVyn/SXso+g468jnUYzCUKwf0+oyI9q/5iq2CZPq2MRWgm52lKTRvO
E4XVpThUQYqsc2Qw9mNTI7JEQuTPJ2NrU2Gp09Mqh1u/RPt0ywPhKoEWVLQ33vJ0xZJn9FIfUlEXoAKEfU9Jxd2hcRryCXY5pFNDJFfCQsvn7dkn5SwDnd+i
IMpF8yqsH8CbVC6HwYYN8inFAZ6uicnIbIQph78tF02G3yZ7OahI1U4TpOtuDt8j+Kgbx1tcf3pRqLQHqXURRhqiK6AmKGvE9kJwKXN4L4SZMoJmYUDlopZl
4eMTT/fkeYY1YlB54BFdwIYrcZqobSs0BQnHxpzI1AXi9pMuGY53Zz5L9HsL/uKPb7xCsLPfHBu66JBrdUsdUzeqY8r+K26nit0uKnEXRfJ246tVp6uVudqT
hFembrchxFKetVVe1/JEwJf6pBB+MpYXkVKu/DDbSTDAeOF5f01YVfwSlHv7uHxYp/sz4qbs79dV1CENamMFvhYVYde1Kr4z5o0Rq7p/bPltWu2bjGp+F7ev
G0RKZri7jCE3ag2lz6XCN1Qsd1uUh5amKVrBPHFRosAjjN4/GVQrypthq8gkSqPPHdz+hwI3MdDEesfg1h6zNgYo4LbLY87n/Dag8jMY3rgf4KUG4PW6gzeC
q5STr4DB7QRLn2urFwQm9MubZOCO1TgFvQXqU6KWIsk1qKIpBiXa3IpQCTrw4+7XbHxqiktSj7gk1aFagkxMwt5YZhISHz0Zy/VS+obYyvPR+rCEkzeN+uPM
aVxF/HEiJRn4DOFGc6Am8P/hXIY5W7qkjdaAXcuyI4eY/LEZo65Gx2d16BqIyZoT/soQtld2dLl69gHURx/gxY82gHNGAzyQVdmkNTBBpetCpStBISbWR5zx
VtGqUPkrrQorliQbDSrRqtW6GCtQI8+VCQgtb4oOdzPS2a9wN8G2CwmQyXnOaD/Z0WYT/tvcYto3oUh6hEx4D1Of3FIni9eBBMviblwFnVbh+yx15sPMjWLk
49IIxNvTiZDrRoT7eLr7uQLv75lqYSruBmreV6Puejm82hxeJYfr4CqDujU5CYFdS92vHLr9uw889/JfjkIZg4v2KnPTtJKOXbZjp+mYUjLOpLIDASyJkWIO
pzhef2fSBLefRsIWOUDKYnc5NRh2RA61OZSExkjjLMmnTR4R4mAST0hwMe1LShSCrDdmdiZWC992VtSKfH8Fb+YgkoXv70nf3yP31+X+3pVOr9zfd7Hq02qO
aM1OnC8ZJ86Hd7QxsS+nZJfEif9IneiJT7jU+fKOtk7VqdOJOhPj/mc3dvp4tzd5pduJV7vLXcfar/11t0FOzDbP+zrN8772Kb3WbezfdJfGpnd06Urc/no3
UJ3sduKN1Im/U7E/LnJ02g1NWVEhV9+zQxjxj1dG8GQdp6mfTHr3jrl0ffOsd03m3NpWtbkDdFxaxkE+3DXNyfuJFkeOs0hIerFCcsVXXn3lrse+/9z/2eSK
1i7nhnd+zdjl3LC0gp3gIwO1qf8Ugb9+apIrOyXZMvMZ8BEChebCgHf9CwLuXA41DWztRTQjxJhQsygoo9EBy0lDQQVNE9px1MOp6twyNQ9eoEudBlxAYc1o
4FwFrp+gZvOR57L+u0kjakQHWryTSBr6BJGNHuv5A/9KKcRTjxHpH241xj4HLOQ5fn8EgylBWvaOymoOWWDN5IgEiiWSb3HKf87BRSRCrLpZtupSU2VKAcdR
EpngOFqipoGdPAvHUcIfOI5GVMOFVoxJcFZIsNuJigD72MwosuzMpdB1B3/ntnNw1Ylc1t2qtvixZabrcjjqzFgPyMQ59iwnuXz4t5fG2UCRwvaywVbh05yj
kxN4XkhXir9BPzIhRKspDpxsX00/vLt9NUG3ccjh5aQLY3rq087qbgurmJZ4OiytvKBmUVDTEdQsCWqWBTU9Qc2KoKYvqFkV1KwJatYFNRuCmvMENecLavZ0
WVqSkLlYdd0Mkv18ggbtRVMP+mzmZXi2694ZC+1AYqFlzvVsEgstLwutKAvNkYVWkoVWTma5wwprygrrkRWGhVaThVaXhdaQhTZPFtp8WWg9iYWWEetCktvN
zlhqWRMnckZL7Y+3nYOrWBn++kRCzzzF1KhX9Mxt6vTUJamDcpvOvcP157B/sidTIFoaqTgPZCIdH+KG65JGrhLVdJeMzJ4kQU9W6qR/JkTFZ3dLkefbVBfF
0L+5mnUyymUnu+rq977zu+c/c826S8XAK9bBVV9ZdZ1vkoRFF/D44s1UgF9bAX5tBfi1ldGs4vPizFQQv7aC0KqC0KqyNYaEzfHoMalBizxoUxSBHhqdHrQe
8KMqgVEIVrQXDXrEHW95VqAsAKkPuSGihA+5NKyRKOmuw672YpGyEE78BJJThm5546VbSPA57eqShuhRCE/znU+aMAzreecEpfDBlw5CBKR72y6DBbjc1kc9
9mnL1LYMXn6pc0uGPiG1ExkB1HuuQOq0S9/0pApq4W+f/uF9haBs/B7rlTwin433mtLVuxiGE5N/EV7HGleS62zP4ymowieNHrQJo2+WbzWh0nDdIO9wg7zC
+sBNfKxj8bhhatwjMu5VuOXz8rmuTg+7Tj7XFfTxqVn7cX0ud9bPNcunKs34VKUP/angilqCK2pNmNegjBD1auSgcD04wGr8rXBYjJ0QS6xrLO+ffKyVWoqZ
5FJcg7Xoa1Zh+VClwWehBILgg1jUYY0HQfClvJ8fZm5iz9gcvNVogmo8jl9NYYbiL3haZqUMbrjpj3hKyazfUjJrws0Ueqhu6CGDH+ObX1KCIMfbEO+oEhTh
nLMFzjn7J44kzJMFZS8sBXXR1R5UXfbYvQLBgzzeo+bzHGqD4AHzefaZz7NXpbbaXarLXjslg+/im/eYzzPdNvhO83luV7LjTqk/2S33N/g4/0P4Vw7BZNOG
CweX7eaNaUIouuu3T9brOFk/MVmk1diGJCy1lfQCdDkxXZg6Fu57WGok8p92w+mTP97uhq8+fQsXJesAiDvNXIvas76XSnwvXfhett1RjsIHy1FYSATOxC+Z
vYWGb6BTNNAqG+iVZld5AhjuKQgUUByedKXjuO04ZjqOYrYEvWdcgcrTaMsrnafQFleiQEABbO5hVzxHDpn79mbMQNMZ6dhlO3aajqmMjDyZScC7LPDGyAxv
38BbAd72s4VTbqQaZQha1WhOVKM5oxrNiWo0Z1SjOVGN5sQxMYdnkoiAR5LAgCdCx+yzTQHPYw9lVuQ4cujAN5qkbeL1LIPdjTtsRmxw+KYkZkjrrXDiv1In
vlrM5IifrCQTImRjR0HrfFVhdc53d7CVhDUVjgg0rBXv4QCXnCQJ2nxji0/PoQhOLkr5DGW8IzUYaavJ1t9nqdJ4bzsSmcj63yzIA+Eatcfgtk7tC9hnskwe
fLREHqpoaXnW0B5WJGhlsRnCSR6bI0lcWUQwkshF7SOKZpFdpr6nSPbKLnUeUiRKUnsAjs5Z3iwLaGmz7LUCI2il+QnTIu2aGm5yj1/LpmbrNRd+gQ916Vvw
nKRVwfFZ+dkXCGvS1xvF+tVyeJU5XCeHa0UKXB3n314VvvWklC7Pyi+Usf8UvW82/BRid/k22rBlmF1KOnbajinTMaFk5M3xyJviETfKaBs40g5aDmMYQKSs
WQqwNOZiX6B64HyYWZ/ZC4b7Dtup8y960bDBU2/wy+K+Y3ago2agI7bjkOk4aEZ+RMVDH1DxmEihhAH3KpkwAyEGwV4VgUChFjKI+HwQ8R6a+zz6a5h4U8Sd
VgEUP+QK8YFxmle86CUL1gUIL5TQwwrnA8H2gAjEKpfFgUCPQMQ6ZH4um4N4xAbrbqA5Q1iiwzVA9XzsNa4UtnaR1LsoUY1ZanrZwTg0W04czPePLXdwa8a6
ERzNRPqpTpF4Nhy4YqKBI8c/tuDDlg61CApLwEyNqPK3Xf4JjcEe6YUl77D0+gwdMwLnyOKwZLqUNuCSroYjN9jAZPNs2nUecVswu2EnOui2aqG78SYJzb2c
nQzytCVJ7WrwBnVw3PVOZvc6XoDrctOYj7r0xe7fY6OgYj1cHYBu6jpIdA8qVQPe9VjznDcVpFWn0kRwAMRDPClRFFnrczaIeRcHGOD9iq15azgzF0FwvgFA
Dl+p/lVGM5pKjwlY7uHrr6TR5+se9kupwW8Hb4L4fwYBgae21MkmoMPmyl6xt/ZCTK6hKQYNur63097dK91m767pvDANodYNHDGMfgIKEfTx2dg42ofpLEDq
gVTqrRrD2k79uOpYLdxcmkrhsKBj1fAF9A4LOIUDw4neZmqbMQwfJ1KAddbEQmSYLdANfI4Gv9uVfoE1gE0E6pyPTA7EcGTYf3OxBFI8JUcjOGr1E/shx4s4
f8MAsSFyrHFMzIgcNRHUPZo5KEd1OTqQ0QO63/BbyD8Cc2dmnKH3M2vIXhIMii5xSBSMw3yPcGHD8G8ZoKZ4c7AQiRcAOl2LQp76kWUNC/K8KOTpPIQ89Yeq
C2Doa/VDFKxFMVkDEpO1UGKyhiUma1BisoaA8A08qaGbSGnXZJfRPhs6hBwYu4Cs9Xd5Z++NHKuAWGsE6T4Iu5CuBZXOGSzfmDRvu0qMEZcETdHC9sv63+W2
8omgsLwEhYVYbBLHOGXN+/W/wcSx/hoCxQag2CeV22qY07CtdDYI6NUAvUFAb3j24cwk8cqyAAWENd0HENagdG1S0wQIGdoocT8MoOewg+xCtD2cwHr0PEJ6
4i6MDnbGsqe9K2I7aOr3Y+vDahavbvZgmKY9EMuPoYZfPxAmi66RnzJs/S7DvAKAwcJK0TOwXMioBC902qyQ/2ChbBLU9NDI1DRbDYPA+EQNBoUkrMhLxpiT
QDVaCCeUzO+4ki0+QkA249r9+7DbGvadMSfQ9BdgU6ho38QrVcLcuPbpPywezsFDUNuT4UW+B8umzobfH7eCMaBSbXugdcBWjg3bg0CeKlrgARObz7hzQgX9
thYcppDYrPp1EzvjMDA1iOwl7zvbE7/ZkyoJRYYeLXjCkoXhCxF+/Mgu6EWIJWiIRaAmFoG8MNAL6JELOy2IhdJtFkQVyFnVNLvJoIUN94uYgGBbIF+BOtcO
4sSA3TR5p+sHLRpA2oR8WOKMNITvYXl8mXJolwEVou0FZAk0owEvfd7kmvKFaUf+MxMqOExPaNJqgADZRyLlTa0+nuSXYSUxXpa58Bh9ZVwp5366Q/AN5hQ+
ldrmzMeIbIzDclH9F+KXTsMYNGvykDGa8XHk59OOcE2DcG93Q7i33VZfGuHK2jMIVwbCeUmE61tBMmO4RbiYD0a4txMI18QcBw3CDemmQbj45Yf04OV+Ufet
of+6Idtn/aJs6dEOV4t2uFp4hLekyQjlTrFOnzZ1RpVACEPDbm1MGJrY2hrY2pp2a5tlnJrsU4RhcF/VAWTZfkQM9OsBNAgUrAjj5AFDzMwWWMtacpWUPNvP
n0KIFk1JMXs8TH/99Afepo/6BuHvDGGttpgky4DzO/Tp4AG+YNgwNiZuvx9fka5rmuv6cR0GbIDuD3q2KquBYDGCYDF85N5tZs7v8nYOV9OImjZtidmhiJoO
xZm1Otya2luLkmYLXOEIE9YGjGh5IgDOEiYAzggI60pHU9O3whmiZmAFU9vWqFPXC+0OZdqqLtB0PU+cy/Lh7f/MebKSDCp/5rnI3rrIhs4j7AD3622xpTMr
AZ68Qq8OmECsl03rWlmoa+kr5KCpb4LlXkewpuazwPNl6nOE5sNGE8Z+XK3hlN/eXoQ+51jKTzjukXA1nPDc00MXqzexkgkyb6DtlxUOaPIK7+MV3rR8VLtC
zC56UW8R/phtZIA51fTZZsRY4br2X8IiWZIxjImeVGKwfUOJGfdNBaT9QC+/Y9Yj76jxyDtiOw6ZjoOGWD7CM75YfQ8tSRkPoW1wJVCmfvsMJPaa+3a6ZqAp
VzombMdpc8UpM/JbZuQ3zchvmJFPmpFTuyd/IhbtI2/A45GQG+lB2jCeQ9PSPa7XeS9wmd9AAcxhNjJjoQzjLSuRVb6j4y04YBfuthUJVjjkQreADeQsf4NY
CxA+wxoGkKdnrDYgPB9oEZ5/pt/Bjs6Uy4wK+GPEucPf7hBGaj0XsPj23RYW377bwqLCsKicFViYURkWlTOBhd0tRQnTz5YUb67uq3nxlegXX4layilpWHwl
mitSznZHI63sc4VMcWt+S9a69hxN+gHyhp3WmBSMIhUmb9Su5wCWJZGAnr3c54QyRTHmZ5Hm0GRcY/vKTA1GQbp5h+dEU8tUWQqglSIXAB6qVeaBWyWzMc5t
tNSrFDqRmOQtXR5f1uahnnz/KxCwzG7NsFVeJrkD10BNvtJZDTX5Co44r0ChKY5RO1UqWZfiRBnOJq3G3nn6oXd/sO+bP/pf4tw2QGN8sVpP3YkKeAo5+eCb
rJCR78QT399+57MvfnJUreOrEV6cqo+3Kqp07lxIP098nYsYo+h5aYWzXJ4wEj9BvKroliOc+VyN/fcTz+5GoWpTlH2Cyz8jE6DD2f+QAZ2e6tgkdoRNl4wz
Vc5ax6p82qFqMcHeF2aZj+rwKCKuB6RoMckWdTQjIFCL3eXiUQRnpXKU78b6FQJ+4njIOA8vo3nigNoQ79O6uJ7WxO+0Kk6njnic+mln7llGjxCeJWwJQROX
BBVysTVqLvMzOg93rPlomkEPGh30ohmBsGKpgfU96kMCNkf3IgGbo3su4kiQ+bHVOv55/aCeHx3+P3fXHyNHdd/nzezO7t7M3u3e7tnHGfDs2n8cBQf/YRlj
O+b2eoBpKwFRE9GIP2hNWnpyJUNdZFUuPv8AO3BNLpFDTDFlfTGNE+zGVRAYxZSDGmKMoS6iqhOh9mgci6AATiCBVDT0+/l+33szs7s+bHBQVBszs29m3sz7
vve+v384zs1zLke8RmPQRG40NioiMDqeWkvcx6wb07uRO3tDnCfSS+3mkPPoikUkp2OWhakUZzgP3jMbRut5rQp0aOv4ogMVfhnJwG6NuiBrdSX3vMPprHTI
WvsWK0iz3mIW4NhqgWy1ULZaUTasLxs2z6ZpfPLUVtGW540Cjw3LM/YDjJEXjGGUfh/A9gljnw7zDmQbg5hEwTL1Io7hUucFxvJLnaM45hczkWGzHY5cVYIW
0cuqURZWFvK6kh0wTvj9EH9q0OJVGHOnU0rc6w4q2RQHlLjiPaLE0W6/Er51LyxAWbbgMAO7W8nWaCrxttsJiw+UHzCPE0t3Lyw9xOJ9TYHTXeBsV7XZuD6h
WcFxaA/yNqWSAR5M6T/fYnVdgZWJ9eh0Nr4cT8NbW6wQXBRGSEIva2HcT/s7GBCBjjUJOdbkqiIrTAL9SBEZ32l2YHOYfQZ8wHuGMJ/SlPo10zCtG467Yph8
2Y0p9TG3sfcZkcSzcgZTbaMOWaBRp3nWz+73dGd7PGlomoYdumHCk97Hvbj3bV7c6xZPehxjYYUl+gk3wQeMeYYPYHLfB3I/C8px+ldJ2V0IKN10AmmRbS+i
fTavBJvx6L3ySrAoaH+BvhMRQ+PyKeuoGWh8wpWgHej8BzluRxSDi92bG/v3gUR9j6F870bWu9F6RCOnJsw2TjijGAymkTNkdNrjgTTrPR7IKGkpiELVfvNN
dHqffPKNwiwhZuidl554+66xpRw5xJ87tfeBx19lq6H95KH4k5dzoJMHOQ/ERzagX/runWPyyWj0S3+7aQb7T7zWNYXeDwqNRS4UOmAKTRQ3SFJoormB0Nwg
Wc4FfVmSG+jxEckNaHxEculiBjTXPHN0aooZucDUEQuGT7z+3D3P/uMPH3uTWbpgGKkOmkx5g2HmAIJGz2KYFoPGQw8y9LYr+ZRtclR7cAQRJ67CfA1skoEm
6MRc2G/eNiXUPBj+r80/efWByZ/tXMGGzACudOgM++wnrzyweWz6ctpLnllae48/egp+DljWwle4Rz2zwOhrYVEw03XQi+eLrQnZxgFvFLuMQD+AZTTQaRkN
SLNeRgN6/5hlxOjmsFufk0C62EzCd4QdEe4jniDc/Z4grb2eINw9niDc3Z4gXNqIjHB3eoJwd3iCcLd7gnAnPEG4454g3Ls9Qbhf9AThbvME4W7xBOHS+jyP
PtjXLMscLfQgbUxrYxRyRPWVxQLn+C7CBSZzTTGHw1VFPwrBaZyPQz8JMSFYjAtxWFibiwPUZqHVsEeWdfhjRuSl0QZWMFJu/tvzOSy5VmxeEjTeXwuNsrFa
L2p8HcT4Gu5Cgq/Ds8TXUwY9HzAo1jTs0Q1Nja93JvD1DrfxisXXrwg62+42XnIYYb9Evybcj0cP4n6PurpLEAEga2h1VQJlH7aeM2EYROfH7NmVxa7ogvTP
C9M/53b+eeqKVfxsdMFkrWZvqdXt5VrkCaKaG8/p1GScNApz+AzrqqNEgql50bzJKMKSmJxsTrIzR2T9F1fRPDaW1zLE6NXppvquOFdSs0ZPUuvcaN7ML5uX
eNn8aP4kPVWjd+JldTWnhn7nRXQScY4W5IYNOnIHA8bLTo7aie/JoejCb9AgIgvj966YJBB9A/1O1tF3tIo6jznnCyz4kSyrNo84PL8dnHQ6F1b0iD8watYi
WACT0lkr7gcebZHOApHOLB79zpTGzVo6C1LSWQul2PasSGcpUmGls0Cks0CksxSmFkpxWFMKK54FCfEs0OJZEItnyST4hmYsos2AAJlTCmKToOp+iE4WU0eM
qCMm99FACxEPBK3VB1pYXsG+6reP3Z2BKU0g4YEYM5/BbTpRJ0tIwNUuHBWugTgINJmJFHB1hEM/7SgFXD0XByw81cp0Y69MPlivRbUm/a9OG6lOi7veYPus
lvREh3gJi5I0VRxwDIlyrkiUdZEo54lEGZGwSAjKafn7iSDrg88aZM1njKwPCbI+dG6Qte6XkfWhM0LWwdky2IHWEYj6ZkqLfgeVlHtg9WK3Vnf3sLNVFi5N
rN4WRysuILFbSQUJhLYjTmmnkhEhxD3qW0arFwaBpbR6pTDJdq3EnmBlNwkWymyhM8CcgcRQLZIYqkR0Y7cEXfVI0FVJgq7KEnTVK0FXFQm6qkrQlRJFYp8o
EmeJInG2KBL7RZF4XlqROG0ViQlvzZ+mvDX/OfQKGzLrfeuclUidwKK7L6J7TkT3vIjuBRHdu4zTiagvYDES9QULJqUfbdYsTEawDCT/ICF1Fk1mAy3yk9DJ
Xgcq4DyA6EJUC/xbAI2eAy31+8vUszjmljrPKPF/ZS1AQS+NvCwNs0ixPIzgxRrosiyR4V9huM3LddID4aXve/RVcR/MNv53Oz+CVQI2nxMh/PT1rwn7zdkQ
4L4x9eb9D7+q0yIw6j4szoUWea/X+gnaIWomoU4xkn8fQt26s0iypGzqCS3TxSLCmhYJ4ZZYQLiZTgss98W1wCDy3UWnx/Ydf/xtyRfBA1rCAp8ZzginthBP
O07ycJBNYCLlKdM6k5gHvV1CxGMyH3vF/b9QwmIVM2BAjENDi4tMiYk2hQmKI8gjsOpOE8Vd1GrOnKg586LmLIiasysqXswa2+LFrLEtoiipwq+Iwzs0aE85
HUDLoEpLzy3AGvuSBdYxDgBWwydPPHS/loQ7AGpS+CGZCobUO0cev//rb9x/mQALRtxpxwCLJ82KtDPDSp0VrDyBVUZglWUgaU5zxVRz5JeDN3756V+EQ5qB
HrplqMmwizTs+vW90VTTVjQxzPbldG8pFgK6UVmGy30VW3XKZeEASsIB9AgH0N1ZXQy90UUmJL4qivh+sFbQwFdFA98nGvhZOCwRdmookZR+Jrgw6QEFmi0K
+VmikO8ThXxVFPKVlEK+N53/4ZhqyQ5m/h45TZaKbDJPxbe3tmaz02T8HCesYDgm4vm9tiBjb6Z4/p91x5XCTrlxsjOfU/jB27nRZHWHHU8Cmbl6ZK5wBv4g
MUhENel4DHE+dDzqQmEPDQk09nBSq7ED2ZRLWNRnB+EijgdcZK6CEzKtSjrud4n5puNeRMr4l6pvuzQ+f4HzLZeWHR33uDV+326X1o8Pb71ahV2lEUbBLSW4
qJqEttZVVzeUYTTotfaCvxntzjqu6yoX/rDHXc5fWIYLcrXRDxcvbFa/MU2AqMa5o/2oylmliTmsLnAGmP2mqZcOlATBu+zAChvBVp2YiYPgffh9MKBWCpxG
BExDAqXlAqQlAqNFAqKFAqFLBECDAp/5Ap66QKcmwIkENucLILCnqlqgYJdNGlZ5gROyeFQG9sigif2kezvR3F5p1jS3rLvKBY3x/Vg1xNEkJFWFkPiQVk6Z
CwEgLJIerSm8mq23qjG1e5MpFhQ/lzH49NQVYlFO/OyXQPuq8IrEFsY5FTrNJpx7EsPslUFW0JAD8DvYXBH9lUH1ozJ73HccWUVGVpGRVTCyCr8cL2LvK8gz
SCtMp3mBbfo9V8td8Lgo8+vwKxBzr3Zih4XY58kRN8uMnTo8VMsHjUeewKeFyU9D0EaSbi9J/1wo4LtEmGtEjbO9vNxprsvSbApB8/p9j1XZ+5jJyegljFDX
UmLfT+j9voP36SAJWrIG31OysN+H8EwDG3Nhn1zgbGR8cKnaBHyQ055OPhJw1nPG08kHAtsGTyefQyd97enkQ5aGkd94OvmwlR1B1mSEtuFYWeocxrGXbWS+
5o57o0pnTye/McX9iy+TY5NGgnplWq7q9c+d7bD3t575rGeoMMrTQz8MPQMdn4M+gYZ+RNUyWtibSQL2tROJzwLpfiUNe0xDUzfs4KTRrITnYiBfxbG81PkK
jkQPJjQ4xhk8bKnxtQOJdPSabpg2Dcd1wzHd81Hd8xHd83O65xSgKwxoPV8wAhsRmIFoTEwSvxOH7rAZFAGntH+k9Jar43hM0hoL9hxyZuSRaxyIxUPREb0i
A9SsB1n1IAShyn0BQqcH34dBLmTvzudC9lxHqcjV1SGQosh9D4RODwJpSTKZIgV8BkKnJ5k+PIwUrn6cUseTlDruaROxKU1rdYoPrOBTriG545zIyQifYwnh
UwskzSWSvw5YbroowolWjF0XCyPIZXeUOMlkJpnqaOkftlqHh/Y8Misl88qIuE0P1XRymZx4OOQlHUtBoiW6JIQikBCKUNKxFMX5mlMcXSgpji6QBCzni5as
3/BzFfk8Iw6JmTDRwPiNdVYXcaom33q3EbVdJ26Oa6CrQMocdzXOVrAUx07QzELHeWaq6FZIbCKh0yc52vY8M1rlkfuEEjqFwgDmz4wBHLNxavdl3VK8Gqdj
drZjPjFfpB8/nU/Mh2c7V/kZfpvNhX4ykiu5QEsfkkNsRKZsSCZpuUzZWc4VOB/2KR2QuTpPPE2TK3NQllwy0ZHfnkMMC7MvziFG4rNapiShpIeEkn28NOF6
1beC1QS8NA+nl2ap49L8JMd52lxj+d9wCqS2pem3LU2/fWlOW9nk4YwbbLBauoSkFRezaCmRoE/jcLjl6Wi4fHshY5+j4PKpKLg86nmgykVDO5M5pW9u1Xq9
5SBPTmNgtIZiCihgimCQAp3djtgPmjQHMSG45685GCSkszs4GKRoVYc5eAxgndXZ1QlZgpFjB8FTt0d5uMf3wD2+m4PNOrw/hxlBavF8I7sWSV3VMmcwykMb
EyFdwTL2mi8gaiqPSsH9dAgXEweNysYOyebwnZIyRgAhV0eSvE8Jpzmno78QfOdKKd+5skjuvSK5V0Ryr4rk3mfWdc5W2MvLUuwTubcqQm9FJN5eEXfLKbG8
lPaTszrmhBgbdS6euWerLp555NyVxRK02FYYi+YBVTlyM9TAOrsSWNm1HUpgieCJArbUt5VMbbUqe92k5NeCqilBFUkJqqhTSaw1tiTWmpaSWB/zpTfJS2/q
UCLrW1vTJbJav69jiazRc5TK9iKvdJlX4iHRLPSbUl9893nYOSq4x1dlqxxRLRHcrfp/X/shs8idE01EXnw2S/UCpMQzVWvHrFB+lLO05BCfzjWls6WJO8Wp
okX3kuVsQUxNXlNCR04oISTTSijJK0pIyXFtAH1ZG0CPacPnUW34PKwNn4eQuYHIy9M6VOMpNoAucKa0AfSgNoAegOHTJP53Ncb3DMZPXPBjeyXCbrShq3IG
FsB12h63Rn7eon/eJD9vEB/oP4zNHtc17v07oDD6PjkjdrlRADaC5n+ltiIaV33jbt80DTuM/732rh9XLS5uuk9OA13QubE5BAgMTuxUp1JOdWXY/HoTCQxm
EoDOlSzjiyxTFlmmV2SZisgyVZFl+mJZJohJsodsKVla9oYa/2tWdW1IsImm9DCXx8lIeRxNdzl8wmHvXVA7+vf7c6CkgBZ4NXv2orpT5EiBcDp4nKKgXmA6
s2iUyJpkJ+C6XzWNrZfXuxJBusxOLamzCniLUQa3xejmYRzIc1Add+xByy4xwAKcG2WHdgh79hqvOKC8jxre7UbOOACs36X9kyXGOQei3QWinQPRzp/+WUwm
keUiqyo4CUNplL9LhovPjN28AQw/FemfqDULOJmK7WkWp6udxSkwi9OVYnEAL/rHLA5Dxik9Zj52UY0l1oWjtS4PpT/WM4uTQwEPBxWQqGkdszbB2aSp4Xoh
i4RtY64nawoUhpbrCQHALAOwwyc5SNIBnUyeo8PzkK3B2eSWMmcTYMV3YcK7ogI4mwIcfXxbjDPmLCNW6X8qzTFoveQxBrgE14KH+I7hIVYpbwNoQ8ZUVnSk
smLmSimT1j7+jDQnKytmpLJiqiRhTIqC1xQXOQR6jxzhBaBM6F/NtbZc2TGqwXl8UHRNX63Tgr0FDB2RVT5zpXoa6Ldj6XO68iHTayem17qmmqM74l6YCCde
p2uyfZRe+6XXft1rcI9rR5rmyAofxpEVZipUyu2pQqVcBSfDYILjIUipqxm0gmXQpFyMLVJaYJSWLpvmCtNCOLG8NVH1y8UAXeYiashpQ4eMgA11CfGyyE+U
N2pjaQpYiX3pMmU6DRWnwX8jlQafk1Tt/OilyfpbS5PZimKd2OcDZum37hTJ6PIm2/Df2mh2yvfM7V/5zRShbZ9blvnGd0oR2kFdhDae3yQD7rYVofVPz4GD
q3eBnzX/TXPvmSQ64FM1cbJzPyhF6QYRv53iq9FJ3ectCUonZ75eTTP1eIP0eIPuMV5/vqFep315R6b5eYNYWlFLKINs3+WCO0w5XL2rTT0vs6tD2dWhwRWM
oZw2DBUyhlprMdRai6HUmbxFHuSnGHf80bnGxLS62FoV/CoJpo+Ll6JM28olSLQu0lYk1IqDzPpMIJRsO0Ih9jqJo/zOOCoUHBVqHOUk0JBgm1Ma23x5k8U2
UgjR4omtgJDefplkaVHY4JS1wa0f7XaV44GBQ9qoKubGa5+bq4uKa5iyFRIf32H2GJDJ6csgCVHw+XNb0YTPmGdWwX2o4hnX/+qy5n3fdGxLNC1ElEnphHbS
rY7WQ5M/mwtlAhXky/fYuagpQTNYsjkOUWFbQ9DY0Bib5j2zcs4yVYpC7BKIo1zCzSo8kumgpKMiUm0QCQ4R6xLyx3yR57CLo8JkZfIlxRfH+WKAFNc5bmfX
K+tiSl8w969uI/Zd1bIsyplLXPvKvKULVU+7UMESXd5t3gcXBGYRFQ55vMDmhbdvoFn1bqVdnUPmID/K1ALOb7Y2yt7GHqYmWWNgS9nkaYS2DtWXil55g7oj
TtztJqwnrIFIxxT6fG6d8kKRkPMwVsZOeTpJtyk5lDMOeXkdlsAOefUCZwLXqeZCCU60TxNsrpLiz1yL7loOMQyQvbTKWkGfXf/6mWtG3rpb6z1ajkHFY9xR
orNLmNEus0sT2nrpbD63VdhVB21VOuPCiiS8dyPvUp/+hJ5uz3XEg0GZrDNQtTidUqg5kjotVjnQ324tSFWNmTTqBVbtQdKbnvYusqg3HYc2Z/Fi9xy/ONPp
xZn0i0/XCX2E6cbp1I2T6iZovPmiMhlcw/RP7l1ES7SOHfXkl6RpKJj0myTXf4AULF6tl6DRuQPO3oX531efNRxtvg7w4HTUxX1bhn/89AvPn3zjvM8gxdvw
krtoeku374vLwf0pXdC97kj3GnKuavrZQBe++cqGBEl8dzM7lXV+lFYTMbhuoqFqDdu9tiItvFQVUgwG4DMCpvUFG9/DYOZK1cVOYC5Ks53w9hdpP7JAe3NI
nE9vHOeTZR+E3qgciU2FPWo23ZkuBBR7+P+B6LVWilprRLRdQ6L8Wi46sSWi6lokmqyFosi6RPRkg6K1ni/ar7oYV2pAlOJaw4aX2WL+68dXWXfonA5cpeno
0Iyiox7XuaPRSNFR3GmvBwnFWFU8wD9UMXbAqKz2qxlqmAGNbk/osCaU1o/NjnVZ46pRYFf5gui4THYJ4xyQ1c4BWeMckNXOAdz70UTvhxMaskNaQwbfZHYK
yCadArJJpwCoyEpQkcG3pA/pPLVrfA9rxggogdaXdUutc+vh1y1WrVCsWkHKqtUjVq2KWLWqYtXqEqtW3+Jksgpt1VJi1XLEqjW7Y7KK/daW/8PALxA9UvzP
7eRQzqvVMc63UhdcsjzaaLf+eo7WOmv+Cibe7XxWdmEf5GUTxIQqigPdXaFXtP2YludBn7lEw6Wqt17cRxsgWOCU6z37aqVkmOkCp1QPdC1NTg0lldk7pa/I
w1GpDDnLlftUp/uUvi8QByLtzBQFaMmbNF0BSlwSqutGncsSKpj2Dme3fXNOFO7bQvuwxChvCxvDeq+DS1VUGT759D/d/x8hMGK3xYNfuL6YCXhN4Gqu8WOn
MXbE4zzdPcjRHdwGErn2NiK+klWKESDQnJcEQjz+woeNvyDjL3zY+AuBJBaIx1/A+HVeB+B+GdWLf6/SQ/qTz3DaDx1YgbGBgmCIdCsSxx2S8f3WjuidE//+
sJ8e083XFz3+lgZfxCgO/5aP4gd3v+CmB7GKB4F2nQe/7fu5wrOZOP5mltcU14EwFwJhTmM00IIB8uIOUJL9LxggrDsaA6iYEpKYYpMjSJnPQnAGZGLC4G2D
2cdMwzpbPRMYc3WMxeFqM/aADZgoLjbWlo4ZjtpoEHrbnSAKHFWi++OokqJElUApywlcY5qwQ51ttcyCrpYpr8rjVN5EuBsvSngkpCeL7cnJSbI+3yQRv551
vfVQB0TOffWM+L9Hdw2tktLhzsivN138hav73r3CuMkv+d2muc1Z8i/NepbOT/16+FMnn5xsAuWPvLHu56P/+Zcvf3oyUrvq2V11JxG3ShMbB5CqXc2Ivet2
Rdldk3jZJN/wWf7zjH3j9BW4zxkp85+N1C53PHRFcxJX1GQ9S5cHmor++x26PHv1U7NWP/U5/dii73/uoR9d8P0Vk/qO/1mBx/DEiZFf/NmVJz9PV258cN1j
197x1RXyROEv9lSu6j356cmRHcffe+v4mzU8IX+bzSjzxPCiu2LP0/VPTvbEZEtDZs1WDcBO4EsAj/r6wPxxNpvzdz9wPkubOpPMFO+ariVTPIne70O1lUlC
P0s/U9Cn/9gytYt+fCz4Zs4avpmPCN94sXDBkJ0SmWBaN7A7txMHdhfjcxO2vCFxfRVrqJQJbfjvvO8S/+JvyDIvo/mYCRUHBKB4tRZmSGLVWg6IF7/cqL35
4MzkX+TB24MOC+H4u8C5Rvx8f0882kfqHhpX1m1BbmJm8mtvI7mCCDYxd6JYKsb0wBsCXtN3OzqHKl4rKUy7+apIEd2cfphdClHYejAqEOteGO7eVi/DCTzK
47RyfVHBBSEqXeZFDa2QoYaeiPMp0YdH9SrdGNGNrngWj4pj8Z/TwV3q3EIHDzjRh4X2Jhj1LvNukFdeB5Wv/taq+L/Slx5nzU8fX9M1w/lbry0WRBZELW+Y
AknQv7roJvpAKmzbzQ+0Scp2AolMsSjWrfUs8cX/Y+/aguSoznOf7pm+zEzP9O7O7s5qF9TT2YeVJdlUimgV7IL0VGRvMMYLpUrx4AdyeaAWPyCQKR4UrSjt
giBQXso4JRxsS4YEldEGJ6FcJBHRGogjc0k2CRCSUmLhcFESPShA7AcrRc73/+d0n56dXa2IcBKXXzRnW6dPd///uf6X76PvGMIHN+P+nSHsiBH+knK4jkL6
+3aGXuFJEUINIhVugHUOQn52TjXWQrrBJidq98OQYfhLQ/aX0vHTjb5JQeKgQaesJB3bFGI1G4SXT8DLN0ixTStu4ZimMBYU0yQQxfQRKSop+k1ssp0gk601
DtaabVYsf6JJqyV/+ietqArY9p1h2fyoeAirfO8v8rmbInQrF1t2L4UrQPn3qrDyewSrH3HTxHsiuAPsE9wD7uAecEtBphPQ3tme2pOPnkiUSgauRwhWDzWq
/X4wLydVsZPsS/93ZO+z7AMp+xoFX9t6m09x/GraCPPkqdf9siPnGEfOL6Z5VU8wDoxZXh4UipFRdxxLOBQOricM8kz02hHa2On5bJe389qiV22halfZR60Z
BNimupgEOJxUppMqm//xJhRqI6dA9Yle2tilHqYvxoLaSzd+IZGbxNuQpnaUNNDrfgfmTynwxbg+34nuYtpAOVlF+6eTRmh1qthILuKgJI7mFiB//7TcBHY8
uelTUqrHwZyaiyngDTtSee6ZhSE6vDa0ioSiLFLaXq9fpOEFiZQ6U2iQMlTJx6M+HPaOSse6PrSLggs5VpSkGsLYZF1NBlEpy744hCz7jhKPTS9ZytpxNCpP
vVKaAUsTIoJJFJLseL0lOYpDAOa9TkPODV2C/JqG3cNy1WLeOLl+NekAi4gueWQNavmp/H8o49oFybgGpLLaqjK2lYy7OmeNqc+khHE/RCt76G0Q2xqi1RJl
u0QD5ohVeqXsvB7LRJaqcyRcKdnAEOr39MxHKH6YgusI5gDEv4UgjhEOO2oxB3GTnQFIJK1PUiJp0HHmcJCTTz4nBXKV1CFHGsYmZWr6H8qJded85sR6tejs
/nGV6D/LehaKbk6ECnpfOALX9hGnECjg6EzqR5cYfM3JQCZQPvkEg0ug3L8NWGzZDU8uMVdWdsM+lL/4DbrhHKAJQuLG0jecfGGJib2yG06jfIyf8AbK0TbA
UugbfvD6EuNTOAYuhZO+/Q2NS+GkdYKlcMyUsCWj/lMoP8wPeBLl4W0A2Mjqv3cV4Wxk9Q+hfO4P+CSHcgtYG3l9ZOwtGPUPoHyS68+hPLoNOLZO5yvMvPzG
VQRnm9U/i/Ixrn8G5RGCtC3q4JRxw2soP8w3vCxYQsuiSwcnjBuWUD6yQDccQ7lGQAnZDceWODowu+EIyucW6YZHBWv5kOhS2kHjhgWU5x5ShlVZbpBRtai0
fcYNd8jiew8pfijqFLcUNXZTXvdGyHNRAdY5aROAdQVtTed1pyBLrvvLsjgIGNiCprbndS+DGLnuFlbrRFFLcV63BYEcVVTXTjpEwYadB5C8VJqUu5IzX6dh
VC4MoxK5qnEWPL+PvtTBFLRscSQ4+b2j9/fzA9fVAsfELf8Z3sOaCsk8ov5O5Lwc27Ib0l82+c3z/01nr6boBDvEVFqNfrSfYwpnVf1qam21TqPUlkfPLKy9
lD7hzKR37GJ7c0nu/cjknJbx8qNkdwY9tXFLOj7TRqybvVvh09rpxl1p6dOEkTYbu7tVwLubbpxJy7fL4yqE8J/7CZRZZdDI93RibyZB0PRmwiqxlXcwkKUN
RE9RkaUR8iJijSF/ZOJSLBaSEvLNsi4JDjt2QZ9Fh7MKkVXIz4j+jnbPYqtVCxX0qJ/UUuf2FPOx2DWT6LU/ru2+VRHNjcnFBuF6YUwu9xDIxAFTq2LH6cJK
Q9SqVDsGHufumdj/RYffiZevEoVRgNtFXpvCmZ9dwyA2Trz0IBy3vAf967uZC68k59dvcmRQVMjj/z1B0UmIBmgpH6zI4tkKYXkqIMBC/AKFFrSKoQUtDi1o
mjHjCC0g0hp5tDbb1VHmKlxBdMXNia64OVH9OSH0WyZCx7zC8S704qyWu3dWRoi9YNIb/i1dPyWEN6uyZlIxxY2Np7MpvXuU2LsTZ3c6e5vseNQNy78yuosI
y9FJ5QinLogEHji/PNn97NwDHpcoJgYYbhh9UlalqZByh6+V5zFkBJexudlNPc/ZQZq6SV4pyyM/4l1mZ2JHPoz3QOXdcekmXEfQWlyS1ymIAl2Iv2uDCl2x
VJzTilC2/UbU/r5CfEA0syJovwja0+L4gCYH0EfYpnSFCQQZfs/7CI/3dayAEavvEF6ZbPbVu1fzUO5kN+I0P+4a9jtOsYcy81eG7K+sa/hp8lc22F8Zsb+S
gMc+wuH5mzg6f4JdmuPs0gQAtHwrZTO2uzMFs/86X84gIZdz+v76IvaXtFH4KbFGtD1hdhlW4oOCU+8pcJ9KcFymAxS5P8BoVITYpRs7qy6c1hdOiRyYnxC7
jNaXRd4qOSwHlLNygRyTr5mOyRPnid2vZ/H7yjEJbyXGBYFfWYV0u0rBMVljx2TIC0WdHZMuOyYb7JiMCuBXfeyY7GfH5AA7JpvsmBwsOib3ZY7JZ/p9Vx22
RdGoh5AZxXWPd/cNaCJnF41Tg9lOUN4KOgvBX/XJnio+JvoRTQa7AsFZR4nI8uV1KSC7HvPkJrJ4e1KVJw95KK0uJiFO13V5uh5t43wQ4CgS3QbvIp2uAnm0
6o/lc26VPdleTJo4bwRH55LB7MQR7W8PxaE8LLeHO1IGnY8f6Ij9d7Vbcjg2wajT7Lz/vrO/vSGOjrYHOw3YE41YHaGtCn52PFt3qac/SkWx+dn5bd2l1dxW
1WLsfO4cg0pC0cEAqbVtDh/QxMKD8mIfNKNeR/+Hrm1cgsurKYWLs10czktxWb8a9qYr7lFKRdtGj8dTQvAnxsMIZJHFuCXVUtt/PUV9YDYcwIdEr5AFtKmN
Fg2poOjAY4l9jaw3TEfVIkYWIuPkRxS+rq6OtPmVoWmpjBH0SFj98+sjzAff48WxkmwAe4787Z90QL2dHpJj36bdUYXoaHOeZj2j4wu+owkefLCMVrI7yGyx
ttiahiD+HVfMO9K96McHkuZjchSgeFfnqrvj5vxjtyX2zbHNq6mNsMBFrMtfOAqNdUpzcnHgZJj4M1hOK+n3xS6agkwt05ZSjsLKrelLFpaspaP7NPIK3obB
QwQzyqu3BENyU26/or9Xi1dJLV4lXrw8LDtEnDHB9BXjAPBAmEwASI62XJk8hMkM4P+Qn+xhVR3BTxNY+BzbLvUj9+fbmcjAn+E3SLdTEDTQU7Qm9GSi5cdG
f7ugJUGcPl7K7LJE9n1E/f2o4MhvUvQCkU9D3fyN0W/PfxhfSJTuaoufvabsJ+mxH99J72u8wX0f+hvQZ0f3zyserfx1er8nx6Yu2Im4kMwe+TIPEq+78TCp
YY7WOS+LuTw3K2pxoajF9YV96sIdTDW+GzT2vJLforYJ0Kta0D8vdwl98s8BuK49FZvE7ZxQ7SzpC0+pC+g3aJn6TX7Wz9pE/0kHVP85baH/XGZwlx8yEU1G
1MZA7wVsxCas/fXomg8L5qWHFLBDeBC/DbIaeIC2hDCwZZgTFJe6bU2h3H1YC4VKEEpAQglIKHjey+p5y+p5L6rnPaeet6Sed0w/77yyUo8iWQUsqziiuUlO
PQMo3IpgdrkP8GkD5ykGi7Ulithjm/CB8baXMQLmFga4nGCo03FGJo0ZGHVMbn/wviuY4vOwANoQlhgXtQc/vK/44bM91HdKwtUHiYV810TvrMya8MQ+kV9U
4/pbRpawHtv4j7ZTGNuCx7bFY9vnsR3w2K7w2K7y2K6RqZnTRaTcBMsto3BGpdOCjlY4bKwcrw5f1uOVNrzcTomQr+RXvFac7+EaTYFY5GHXT+9d4/f2yVrs
EZsJWVZw6Jmwb0gQ9H0tAtKxw8Fhj08LZNd/kRYYSEzESlZe9Mqd2rGs53JZDc/6mPhHwfL4B8ECeU2wRF4WLJJlwRPdG4Jf6pRgaZ4UbQYJQLf6QzouYpnh
hy7oNYb8VQyWZ1TkHtfibtJkeN2ICZXqzKQUMuBqjXujzx2vxD0t71A0Daou9G3PlVvwPe5saY+9192T25t7kIET2qwiAKfo6a3WL8El/Qt2U+6LafN7lsMh
cC2aw/ZHRF+8T023edk2ytpFEYvNjp+FEPw6Ft7NToRzrs4jrQHqywLRuIgr0R9xSgOFE6qjTp130XCWEA6/Du7HQaBCye82GgUmp/wBi5IFM448VHLaMuFC
xowL2eL/k1UMIycZ+ZF+DD68OsUyflbu7EDamhBYnvwTnuxA7r3S2RlmJ0c+jv7awjupsOyH52Gpq6TNtqh5RBkwIw8kJ6yZzRRqXwGIBIpIHd1OJXn4kJ1i
E0XdI50U1xqUhIBrTVlq0bVBSr1AaSjPA4CzHshkT+LhdXnOsInMuREPHs5wNR9JosPt4Xgwjg7JM0vzeBLFUTxk/n//YbmcD8X9h9qkzX55f/9hFXzyJpDx
cTe1aVyjphrxgGzPuI6HoK0GnmDU3hD3M3X4wHGcmI7TheG4IZvpazfIfCrvGow3gNsxHgZVuxzZlejgXegYlR000AFaKq89dBft0JlcN5BilJ0ohIzJeVhd
Uz/n5lg/l0r9lBW5sJffUVHVjhlqLOUtpifV7SNtnBcIWfyYujRK0w9y6fUSUOMMep8xvkqcZJ/nvpczS2F1yXHErLvX0SP2rAnzmaMM39SFMnxjjjL8OQ58
vsFEGZ7uQhmeylGGi1wy6SeKuF4ljeslVhKZuQUwFo/BWHwGYwkYjKXCYCxVtiQpTBmNw5WBA1UZkaXCiCwBI7L4jMjiFRBZ3CIii9lcPpX5Kh+PicpKiqgM
0L01xqIPGYS+noHQk/GpxYixmDxCxo+tMX5snOHHdiPJOjnt2NkMPOhNx7FNDS6tQLY6W0SgdBlj2TUmJHEjoK2eJ9xgt/POM3/zwg9DYAa7wNuZIng8C+y5
Ga6ym+Mqu4yrjKoEmGUpoKwTCigrw1N2DYjgIliWbxAZFLXus+EwYq03Wd1jrO5xVjfhRm2yL2dr4ieQI5oRB2Qqr7HKq6zyCqs8YJX7BZV7RZVnbeXadlOb
cmdTm5LUoeiQFV1nRTeKijYRguPwEVZyq6harimXjo4z6cR02i4C/1T/mNVsr67m5S41Z0p7kfCd3c4P/vmVd799dGSStMW8SG4RjdTVtEhuFy2SmyORykqE
/AUM7P+falSKROKmEnSXEru1V2fthedRnZCqKyrtpT6nNevsyfMl7FU3RDUTV6fJmLmtxM+AQAgLP/ZV8hdK3RggynAdaJAVcVHwZoIuvJn7jhNkFgzMxxXe
zAARfw1cKN5M0ANvRrU5p4zW58WbId3CT1DDLnILAwhPAEB4qzXOAMLYnxHZQR+THfQz0eEAEx02mfpgkMA43PTOjND8T7P1mxOpfPZdlJjMmmgG15P2Zyot
0szSiGeC3WEY6h7u1cgwX1aN5PmClJzdiis3K09qoHKmsYWMXdqtEre5ii8dkVVk7U+qrH85R1+bYQqM5JgCboYpkAMgjqA2pWuPkAeyGo8gUTuQeyVCdCHI
FOJiAZ/nA3MmwFWGTTKB1AUEbhqpvSNMHgJr/3fx23+F9Rf4HbjCes5mzg7woMDif8zWtI8B8QX2BLynhecmWnh4GVtWy1gR/n7FUvZdNSu+efIBZ7LXAva8
Rno8Pf+lv6x3r2DZLgaemfStr+mwj3L6u8z4s2BQqDxo5+xs7wmDtu2cJqX4KpMfu4xEBLB8m8Hyn8pYfio9PWxnFKjVacXe84Zi7zklOLvvpGLleU1wz31Z
gWItK7CsFxU41gnB3O3PEZgWgWGNKjCsMQWGJRQYlqXAsEwsyTzHcSQDsFVTFPV7/r+c2Zs+UiGm2ms3VKhMGde8xapgrb0EP1H7Uvy02hv1NlqK6pJ4Y3zp
4UeSS55O4myrgxD7vHwdRSAclJKuEymJk4GPvTu3mkfzf1Xea8gUB+O1RL4apVFM2J5jKF1pY08qn/2UnZSY6ai8yTlkJ/J/fP7joJ20ryQjEt9Xk6U2lYhp
PS5vdo7YcWn0adwTZdWanCS06tt9uEvWmT/XSxaVsGQN05I1fDGWLNUmLVnD61iymBdpFH7WMfnJGwx8NPAkIVSDskL7FVlSvcre08sZFf4yRsfdwj7RCc7Z
xG5oiP2sNfazVgqwphu2GelD8Sj7WcfYzyrYz8pJRDD3GPsmThXKjTwGHwQOijmHwnbFoSCPP+9ymkT0esYLoRH8iA7gckZ7c4kGYguXxicJ5c0lGogxLhFx
BZVqk3SedRV4CV1TOCrqNZFwjD6J9+B84yrHo6v3/qonolXhDXsDHOaYZEayssWu74uI4gcqFRyWX1+67/HH/uqffn7yg2L2oSHKectbOj9Y39ui7afvnPky
iJlxn5fDPmhTmDL2q4x/7pXIVW6qndfFR4B0igiQagoWxSm4qabgga4puE9NwZGaghtqCq6rKdjqmoJrXfiPVTUF+2oK9tQUHKgpuKIPB1UOTbicU66NQdnH
gzIqZGWr4AerMChrhazsKg9Knwelx4My4EFZ2VY0QyC0xeVNaUm/kOL/cHbhYGoSRBDphUPRMLyg4QR7ASpSyDlFtoh8++WAr5tQ5BnTx2FUldJKrPhShnTC
FowMcPG/1ohjSt95/v7H3fRfz3z5S0ygmo1Vg0PVVSFN2YAmHlVfZZW6Jr4CeEuKwUsL8+sNXgo4eKnCwUtVDl5Sx9WQTU71Dxy85K4IXnK0hrP/ynXs9NCx
q3VMlnXnAwzD1XTsIggQaUWkYxc6dtbUsaNyUFUk1QUAoF5oOBXmvYPFee+Dxk6hqeViU+sImnob4VI0hzbVHDpYYDlcBf10lQiqgCeRCk8iVZ5EajyJhDyJ
1C92BNXvF2gaTuXrugGMn5uVPAbG93S89BkyHHlkZZIv5nXOPv+9F354/wjOS16Oju9llqIS5aKoM41vGEG0A9Fl1HhKtPSZJchiliCbWYICPvJXmCWoykf+
GrMEhXzkrzMvUAMpmUCNdxk13mXUeJdR411Gx/e0bYiTpLXRyVfo+D6j42vQQnkwXCJ0fFfB4u9E6Uq5ipsGVWdKcyRhAbYZJZ+/PONIKimU/J/w91a5z1/O
LubL2P23hX2CE7zHHWdndMzuvzF2/7WYj7PJNJwRu6YxFROeSJlR8suMkl9mlPwyo+SXDJR8mqTK2vvRPX147KAuZyj5roGS/4qwRY6Sj/1n7qem/WeJ8KPl
ZN13TwZEVtiAepsoctzjadXbRLYdDwbJCn7ICw2DZA0/MCaRO1jtWEPertZ4r1rljWqFd6kBb1F5CYQlssfm1DM2p56xOX227Mjht+fCB2CBwNAYgG89c/8j
P3pp7KdnAG4uDkBmpYAzYm9qxYOZr/fXEm+UBmYq4sF48NDTydBjsTeKM54LH58crfz3NT8bmxd7bB76YGuIjnNlaklPU0t6BWrJn9JVhDlWdG/OOFZc5lj5
WQ+9yD10nKEzCThTs5hBrPLvpv5bZ5IcoEySr3iiPLuyRxsAEXnGJ8drGsmpubvQoRgjh6LkYufmtp1GbcdRcL8IoUiPqxCPkU9TGrbQme/kVpPP4rarVD/x
iBAujW+9gnB0saObSZyZNKLEIIpgd6oKSwHJN4l+RYLL1Kjr0xiDU6HCuOAAL1R6XZO6befOlHcfTtBasri2vLYT/9xAd92rkTFWkDxWDeJ1X0mtQgd9U2r4
Pw3XJxBRQJ+BLbJjAmRouGHIoc1f3nYoDwwS+SgJIG/KbMNRmMeEIiZ1YVeV+PnexE63fpIoJr5PsL7cMqPU0x8xB5elfTNtX74HMrRumUnk3uGzYZlaojBp
eeKkZnxuBu4ZvDAMX7Kiz7lQDmPMn0/PMARE1DBsAV2Cqao3pMTrGcqF2yXrfUoR3DhTYZmIFaTCAM/vRP92d46yMWF/LgH0bpJh9q7oHXHWO6iLd3UNn5Vc
YiVbumtoGlU5r9AcU+wZLb6pyTdF6Bm5YSE3qljMHGCx5cNiy4cxjDXIwgHPQ8ZHSe4HAUcnesAsCAJaSJAInvga7GA6qYyq7EBEZyAjw4sF8u5tyskQi3OI
7EHGRYOwCxaTSKWBJ4GZltHXkYc1nY/RH3tH2wOdBiA2MJJpbsJv08jG8HpgPKy31DOpXmVjGNn06y2tlnWP+cTukY1RwbChbAy5grXJ1ZAHMyJnKWxThZqJ
dqBrG5d0iN5gbHFGRjCfDCnIjzgAwGvcmE4s/iPulwLmFAudW4+0UE6xGMTIrMpFE+kVw1eHRKFhggP0LA0a7egMhbXvyMEGDGBCAiPe0fW5Ukg9H19lCJ4W
8EARTUADZZgmgeECrAZjgiK/BDFO3o5CczWO9swv0P5AEEq2rZI2aGjSGFLNG/XTvejUB5JBSr8IVPrFINIvrJuJfCSh1DikX1hm+kUQDxNyT1P2NkIw1hAE
cj+NZJrqO0OeBoYsmSPxkDCwBh7HHvAE2Xp+hycaZCE/+DjlKPcyTxX6Ico+pvF4HXWddMvn5ayZ/uZMu5QuPwJPd1kvICtBLNgtgfavRm5OumUHaMLkxPCe
nDdL6RY+rgkQsRJ2JWIHFkTiZ+Y3uaSUEV6wNwkWYR3eav1WUl3E3DJh34GQkgl7N4Oe8I5gq7Un0QDGAK1ZJ5gsv5DAfjD6OgXxoh/CxBehhahXCxFfVi2E
aZ4T8RN+sJ0NoR7NXWBjNEtXMCXXkF3Xx8CadUqlqwFYszIHR7kaTEkEDKjO2ef/5N1XXxzDVFLJUYavw4QHxy+Sv+OGCt5PUdlN33xDIwuD50wDOO4ITSQU
IFFrCEcXErVXSpQn6dTmCqKXyAVkVELCt5sjNzYAEh5qOPF87uEP+pe3XnKKX/Mbq3wNajKiY49PQce9F84Q2S3vgbNE9tZ9cHbI3zmR1HH9gEiqCiqKtibB
x8X1wFi/wrpO/jSusKblT4hDtcDOfkq+gYpyST+qUMxI3fLRz+p92T44ZPgZNELkM9Q99AWNrjvCzF0s3/d6ft3r8LZbrek2jc5ruL0pgLFQBnogG2ro3Iwq
52YQVup/c3e1MXZU53lmztyZuXfu137f/UCdvfKPtbBVJ3XBdizhuyJAPkRphFp+8IOqVLI2+WFTC6HWrTd4IavGiRbqgGncZEmQ4hZv6yYkIcioK4oqx0Dk
0Ko1xUKmIdRNF+KA07pSJHqe9zlnPq7v2msJJahC5s49d/bMmZn3vO973vO8zyvP4M3PmYFM8J5bvOUETONJnGUICd+sgddcKpkxmy3QBx7RgO6+hIfgkmas
kQBJ72Z0AoPtALnn7u52XStbCfC3m0l9Rj/r5i1/SH5QAR0l9VtqZuuxngwQWmqfyn/Z4d8yWarKW8cJ6c8rn8uRG2AEOLOdDSPQlxdqA1FdUK31mOCg3aY4
aZLUwU2gByWpIvUpKfxYByEWIEiWLJuzubnIeayvZN6SAftUy1gs1vOsCSLi6zpaUsCasE74f/UZYE0I8H7uxWIQR9G9WA8GKOmIGpUNeIMBuRNy46txfDUO
rDCaHAA7atdg3/T4tF/MhWcE4H2Y3ghqtnuW3RwvcGEJUQYvvc1Ft8v/dHqqMtgB5g//CeRS63rKV2YICtpD6PHDTIdEV9Ih0RV1SJ7lS+uQCDok6tYh8VK7
YjjZqU+1+syplPfc/VCk5SVJLp7rqWLMzAqvRs00jJqpd6mZ2gdTzTSoZuoFNVPLqZktmF+oTVBUM41L1cx2jmMLb3nHJCalUTOd55/C/zd3VFZQE2ncSSAl
E6TUpJaz1BPpZY7XYMZFO0WZdtpkVGRRO23WPg61U5xqpwDVHbTjp7WTl2mn2GgnYO2jy2snnnCJdpqyI+jSTqHRThturvn4bQqFM2qogh6ISs4pqViUQIzE
WF/rYlFSeqSXU1L19B3XstVnCT1lSiqUbDWtpOKckopFSYV4u6KkcEQlFUI6I1aqxQ5EpqQ4vgbH1+DACqOp9VZSvlFSsVCGTCrtiN6eVrIxzC4qR+mVJzno
KMla8w2WOLTLBBRqCe0j1rrfVBBKZDNExumjzlCkGx2HGI61VhkyCYUO7zzMckvect3SvlzhHAkpYC+mLSw3JdQYQsIayFdF3pIAj7hkRc3QH5lixjiWAnrh
rSgtjX2eJPzEOIXMfEUhJiNvwPP6nWPAaGK8zS9IdAWLWlxR7gJBED2IGXlaehQIZs7IyV9k2AKDkqG6GJn+Mz0y32DMsbhCyfsc7aPvNvaxSpO30WniTgc7
csMtraEufsWO5GWJWSu7MxWxuKnhSFL6L/cYEhoUMluX1e/S6xTW7CrpoXt7WM6qNBmyGJpkBwK09N/786XQkPQIiA4+TNmsxGOsKwFUFz3JhfS30JZV082g
sNHP1J/J+ttrK75xwaSfgbDq4F7b/p52YFh1fMOqI/eke9mNyI+5I+x8+4ZLBxArX2qEBZB8bd9hnv2kfCue8WR6m1JCSLh0wp2gmdqjNYG+rX0zSWiYKdGY
RDvvEZoa3R7thuHzpgTGq/a0K1qqpoQVKoSMV/HThP6p+pl2ONMOWGJGIlqCG48QCAdSvIkA2QRYp0JExiuc981ek57c27hiBa5MFRNCa07M+Lo1VIlUkVxb
vRgWGbPQTcFTQND+t6wG9CI7rQp0yvl027dhaTyoEqsuoDPn4+MSzH5nP3XDbi2ErvyjKAplki1RLyoI2bB4oyW8USd7o455o4TDrBOolyRuhr1uI2Rzphx2
AzgDQdZPDx8p0dckuMw3oXZQa0YAIkGPJbpUBzUlyIUVy4GC1I/41prCD0lFAE8iJpGISbRTqkrfM+mk4lBmiFKLSXkn2lE1Mynvhh0XTe2IBowgHQ3tQUmW
pKh9R9S+w/QBh+kDDtMHHKYPOJI+YHhlaJya+j1PDuOS+Ro9aG0Py2aA/Dbc6+ENs9nmL/+mXpqMFHoZxgWu/KeXI4UDa5mTI4XDdpnakaeFW40QLqkx8wV+
iT1qmqM6P0BVr8Bp5axXZ+Vyrel3T/7whW8ceOWbF5wHkCjjJ63pt1576N1HXjzz3TfQ1OLpp3F6MvJAe2T69Te+9O6/rLxyfAU/A/syMv3zky/t/9ejr373
XTQ1cykRPkzckG7olzz8e5I+ccAg3mcJmhKlBNqx5uvCh78PeqC5pz2qxXt3G54bysvfqx8M5Uiax/Cgx3bqX87Kg9Zio5cJnV9LRj8N0QVsN1KmrCJswxhL
mLi7ayL1Yze1R5MI9F7Y9nGS0fG0e1z3Jggqrr9T/73IarUUGxGCe2Mx9Nq6hbGdksEeKWUvk1Hre8fQ5VXkXoUuz9aMN5mCaTH6CmbxHoP8MWX0EqC3cm4P
yvk6e2T9cI8h57DyHxFYFBFYFBFYFBFYFBFYFGbTyIFuhD/QhPobNkPIcP3ZUUjvAyIbicaz9+1xL8/HLpZxJr6s3m9etyKnW7rJlDG7uVJDMljztQoXSXpd
pNB9SOK46P0ijtPPnkUMx2g91tyrT2Ehz5wE99dITpdS0hX2Tc2XbzxYIKvrdcoH5cujOQDqgtsFQK13/unLgkyVeiZrgZ9eAYJ62rkEg3p/Aemch566hJ6G
hJ6WCT2tFOp8VQk9rRF6Wif0tEHoafPqoKeKENlOrXPi64SBHv76bJrfmcw0D8wXwbK/5KHKAIneAkRW9tgU80bEgegz8Oh5gwSfM0jwWYME38tr3sex7uFA
dnFYn+Egd3LId/MG7uLt3Ekw7h15MC60fJ/gDwDC3IAkX5I/1K+TxBqXGTSC2nQIgZBqj4Pc1mxywVQlbiGik+cTQuuwlLOBhrqEhoaEhpYJDa0QGhoXkj5q
hIbWCQ1tEBravGpoaEpqH7827GN7tbkvzS5f9IsVvzqNzhtfXG16TGuXbtop4rInZFLcxHJgJJm8aXe7UiP7FV5zOxZpO6ck6QsCxyqUPTHah32+xEM+X+1B
n296weebP+BTEuZ95gjM+ZSpWZ9C9QvFtK2LiulaFxTE4NfddxTkYKPzM4XacRud84oys6Io7ucUecarMEd6XaaSKmBqLXy02qNp+ZHf0/N5NGnho5rlOg2u
MdfpiLJF7pQpcmcbFkzDvCLMZk5laUmzqvPiCzblSY5Awd2ZgJx3JoSGm0XubGenTWenbMMJ07Bsej+e6/1plfX6lGKPx/B50QNOetnL4aSPqQK5ZAVJTyMm
0WnIZJIwz0k/lALjZGzkkbChOwkbuoOBkdsBG5K8GWRbfBKwIUnkAmzoRsKGdjCBdLv+GL7O28K7EI6lj7gf1h8j25wPIfaF+ZtCmKpCBE3RKud1YjWHYSGL
aOvZdii1ehr7sRqVGOmu/ZPaV5Os0M5EAT8fZWzSEacLZmjUkRkapfA287ebC38bZyQcG5K4QMKxTvuWhoQjwU8n9ktOaUsfp6QLcS5lFXHVUvNbUgsDkbIC
k0V+ycV1TM/hlPPDKXcNp5wNp5wbTjkbTjk3HMx3GpYpy/oRF03LnZzbd3Bq386ZfRsn9ic5r2/htL6Rs3oHJ/V2zuktnNKbOaM/zAn9Ic7nTZzOGzibAYiL
0hTTcpqZWol7NUu2NcJjJZJ+BCT9CJMYKmAMH8nkKD5QN9PsREzD3Q3mksr4ZND5rDvpA5mErAAAw3oJTZwJTdx57BEjNHFH0obiDBN5mbfa9SaL/Zez/stZ
/2X2X876z17TvNvrPWW6+LjJq3ra5Fs9ZazuMWOFjxqrfMTkaz1h8rcWTT7XYZNCe8ikzh50+eYedvnqHnL57hZMauwBk881767y+uLVXx9eXkyNHefz/GLW
6sxKlLVSVS7v7+/1C9QrO2ULujUfmM+5blBt6QNZr+6ia7gT6WTXql1IDF6v7puU7HU4JVLgoJSE16vT+GxtVac8AislQz64XiETHktX0avy8k48kJbSq6aE
OJJmY5Tvyv2ib2llrmhhrs4GYF/z3rbWoc/wS3RvW2vS7ymqUliGxFgFKNNj1mj51mj5xmjZhlnTcNFc44Kiin5HUUf/zPR83vS8Yno+p2hcaHUye3NO5YgK
L29g9NzO86bkNZwwBJQtb0o5z5uiWz1Al8tF3pSy5U0pd/GmlHO8KeWMN6U4pwhi/sDPKaKbL1GJhlZFZlXdUz7KtBjNZ9Qh59el82hy1CpC7H4qeItQhrNo
0w/tPe2KdRTbMX+QMQ+n26fTHRfS2BW97YC8SqPkVWqRt2VsqwLTmlP475Kqug3610361330r/t7VdUdon89TP86pn9doX890iupulr0rxd961//tM/v2+ft
VX/qWv96oZT3r6dmOs3O0ZNF/7q7qu4U1yib8jD4zN/e0C6bRWiYX4Qu6skTGiBuCVuZ3YvQTAQ/wxXRTq6P7qbauYtieSel8g4K5e2Uydsokp+kRN5CgbyR
aZDTEMuNTgdSudHZQWHbTj25RUqMlo3fVYq5wPjRT77/rbT2bXdBYd56YthQZHnR83ZPm9sNum6355z7Fd1wwKWrT9Z6vVBRZqHimoVKYBYqYk3OyYLlWnVW
Fijr1WlF86IXKqNZp8modU3Br9fTDwgzPyDM/ICQfkA+96LgZ4SZn5F5Gb3UaUjelZBaNcwoxOzFnM1yMT2nw85nPeaF2HSQUyYdpKhUw0ypXtmzOXAw9Wwq
XZ5NKMBSWWt6VgsHvVeZiiJxSFEmDioKxYKiVBxQFIt5RbmYUybuoCgZv/AoGhc9ysYFj8Lxjkfp+JlH8TjvUT5WPL7sc8I2nHKjZJ5NEPdqTiynJug+tWPq
JwFU8Dg+sJFQYDRwU4UMQeos+DPJeDKSaWllnQ66ONlzgVnNOTnLnhY4ZNPL2K/VLowRSA8CKXn5HssPJC3t0OBzZKtCei/UI9J7k1GhKtfndo64XV6OwwoV
vs13d3hSzsvpW4OXM+sZh+Pi5Qq+I9JyRsYFL2fwI+6/8Yv2coa2Oa/Il23OacO7gKRhuGqnbHVge41jZnl9xDYsmoZDHq9xUGiOPuI+LDRH25yHPPa84BlG
B+MEznss1Eu6v8zLmfdyXk6xVoN+Hlm6MaD5gS2cum7HjX88+Dc3v/5Hczfo9zyefvmD8Ta+2pPuHn+2PfoNLZ2jSJcT4ztKi6znRkd0z3p1yJ9s6R+EslNi
pL3jhZhV3QHDD8acEuOy0RlcErBT8qB40Etzk63cnJgm1XUkN+5M+rjh7OcRE2k8paiuX1RU1ydMnOh5o66Xjbo+ZtT1EaOuF426fno1dZ3zdBTDiy7DiwHD
ixEdnjH9J4xDzNH1GabrM0LXR8+4dDNIgoab6bFsoleygV7QFL2gHGFFkw5PHx2efjo8A4Vc80E6PEN0eBw6PAEdnqgroFiyDs/LY6pvn9pbSgvv+jkWQ1Hl
y06ResDq8u1IZqF12iKp1vfPLrmomR1YFb9BH0rifDD90zMvMUaR4NST+2fPf+HwM//pXE9mw5N/9/lHGuTzAg/XrLuaISmYxhdPpqZx+DKmMcqbxsv/Zyqo
O715zezF3Tv0FVfk4u7t+nDoOve25DJWleMUqzrc26pm9/S3j3ab+yw8E5JQTdjLka8pfruZ2YteLvWyx9z+Z4/hc20LSHrlcY5rG0HGFY9zXNsOmePHPc7x
pz3O8ac8zvFjZo4fhR3Uc/uvZa5vdP7KzPEjHmfbEx5XOYuY60FqDlMTaSnGupolOxOIDCBUtL0sY6PmY7UKU46H8QGzGSGe00pzN8V6ggDutLaOw8lI0pJn
ctHtDgcgvNOfs5QXXVrKWY8LmnljKRc8UIGJLvRIIIXiHffRUO6iTdhJM3mXWEmJPBStpEMrOUQraerN56xkcw1Wsmd9e1ow03DI2LyDro0FDGgz5tpYwKC2
ZS5X7MJONER2Itj5+csZXgYgTMMpcw0ULkp09yfxqXv+vun5hOn5edMzPAosoxlHTI3kcr5mQV+hmJF+HNVcAYPyahG4K0yVK0//rgm+qWt+X828zF3s/8ck
jFKaQDsZZbX307M/fCHoaP2tkAzeY7u1JXk42h8hi6XZGVR29ReY1Z+PpV8tlqzpXK5ObGD9mPeDH5UczcFeYJpBNlscjvacuUar5b7YEVSr8SoaPNXOjCSF
+UhSaCJJYTGSVBCD45kY1C9Rz5c1D1Z3pxGnK6hxt8e6/4MmPzF3PzfTkdlER2YDHZkpOjLr6MgkdGQm6Mi06MgM0pFp0j2BBzNAD2awELIZogfj5Ci3qr2N
h6X+9rgLoLgLoDtaL2Evl1bDpQ1x7S4Ag16uRP/dySHdMK7/TWgd1MNRH06G8446vhYcdestShdw09mv7GmuV2e1XYn1L9d0Bb86Txy+VNkNJrLWHgSdl5Z+
bDc3k8FU77Bk+KBJaE8GzV4mp4CfMc76WZ2FZaGBBq7sNBpA1Hozy4+exXdAedVv1QSY596E5jNymi9YZfWJcaRiQI3rIT44b2b/srBODSJ9V5CjyHMU5rnO
XkG5DAFkt1ZsYgl77dp8CMQ3RCa1S8hxtT0gQGNUKB1AHXm34642FvGHhXFawE8hwNBggxi6zkGyZxUgW0Bt8Nhi+9xiA9Fm5SFfbgekUJLj7qf1H+SuHKet
hNYNSe5WlXk3i6oHsxvs/RCmb5UZ3c20difDXkOc7Hrkcw+YtZmBXzHaZKNLRoVeVHiIH5PuFSvjyQWJNpY401gWd5I4lCxkZn04NxJ/uiYt/XqN3SOdyFY2
47rVHF5TFaqCCM8IGg3lL5jE7qe8gHp12dc58EIWAsWdPP5ACr7BcyoxsSrV/KZw5YLAGZ/J0k5R0PaQFLQNJP9U8In+1YhMIPkyvl4q5taCLbNUHDJbeq6d
1Jh7uSWjlOBJl3RYxA1xEXdNMmFWb63C6m1MaMb1cj23xpuKGazJ8pEONbz+jBdpWeUDyG8/9+0nA+THnFA9Y8cOA6hRgUIFnmTvMCqIeLOosXBLXhJHFZhN
RJhNhTCbuACzqTG4WmdwtcHgapPB1T4GV/sZXB2AufgUrcRvczWfwowchlqHcwFUqbUmbEtSAVWGmzIupWcxg5OhskrKhl3OVFg5U2ErXSosvFSFVUSFhQUV
FiYAileMClsRtfGdz5lHvuJKyXiQacedr2C/fClNsZrdN4dZ1TngUr8hy1zKIbVDuavndVdxrhqSNM7mGs05pc4hNWNIudPzDsl+mT47O/eI/hIh6wSTEKyq
ysTXkBrBXPVCa2um3adb0+q+JXKxSvTO7BkRdVUzqKu6ifQUIECLirz27X5T7pdRoAHtLjfvBWmAXkug2qL5i36TLo2HnOKg16zjzW2f9+zzyHiIpTqcZUV4
v/qUeTLrFn+HydI3vNRuTW95UOvJoSWtRMMlrQsHliYn5C5bJiNvNBmb02eMaz0z2UJvY9ObUPFzcEn/aSoojf3J+Fwyqs+M9fJzYm76C+aH2z4lgKMRfBRu
9NJB5YoIiBhSv2Z/MSCIz1r+xw658SW5D6wXKaNzv031yxUmyFZadbu3aeW1+ZhdpuknCanqT/qsSElTE4LWNDWi2RRBIhu2CabmiHu9AiAKXuGKm5RTMw6P
oAxt10jNeANmPBIz3nM+lrUkTEmGlyD1QpIVhSQrKpOVJJTYpwLzGxIZOD5Jedowk/SlXzbPJP3mZipIwqlgds4I0CNO3ev8UyjT2Ak7vr6Vc5b1Xt+VHErq
yZtyuNEpb3N+bA713W5z3jBn++3AwAlcufgZsDGHqSdwRMBZZwREYHR386lVd8B+qQocw6RDYh6EMBQUFLkefcrr3H22EOy5ifEVPmTLnomX/z6sFQZ6RTuL
27vDxWjnsrLRzidC1dznZqV5FvPY4ukfndQ+yfJW8kJLPHPl1WfeJkF05ygBdrebWgGL3vUAutkaAjdm5Qd2sOBILgQRmJbV4F3B5bbrrlA1hiGLrEaCXasG
dsB6/dCRJ3fVFWPyDsR2SscWysrmdIObkK0yd70rxAYzhYeyOUHZbFE2ByGbKOLchOD1EVrcpGxWuWkQadkMugMU2fKu7gWhYKLPyRNWBozTnJvvwmv/Mge8
KjQ4omyXKdsVynZM2a4WqKfrlO0GZbtJ2e6jbPdTtgco24O5dbCSHY9DLnc8Drrc4VhwufNxwCBI5oU1Wy8IBHlyrbqPGx+7uFzYSaNmV8VEYJnFsUWDoB5j
CPqg3G6Mca2D3LZIwG0RxW0Rlx51SI96qOdmyFZF/EUxm/+p2OvbV0rnqNddV2nB7ao3YoLt96EKloA5nT36sHGdsyvprq318LKtSvIDU5Xkjee+vf/Rl179
DdYkcViTxLAgHl1eS50tp1C46eINq9fbSnc39O/zrp2BmOHCDW80yBbYxOdYGEEfPndYDnfpw5//pSlMr4+HpAqqdk3/QdqO4vgojxE37jzKP0NUtqNlDtHc
zncfljbsqXYWuUmDsC92aVD4pPPnRItidxYBLuyLdj7LmNehXPWUw7Z6yhGtBbfr4ydQPcUTNSiK89mlV46fclh27vVzj3PrBwXp8rgB0bKniElNy9m9/eUn
X9e/7dHfV37yJf7hXv3l39955c/+cQkU0HNSoeUH/LsDtlzLW0f/4jsrJiA+/dJrDz354Ow2EyaXAXkmiG63qY6ndV4OPPZNbEQhij194eVX+Ien7M8vWXZq
6eWLZ775Y33uChrewLtc3GrqxxB3+9h38DOKzkz/x3M/ZFcHWETGFGQoGf1q/O+UCVeUlEsl5VBJRVRSZSqpCpVUTCVVpZKqUUnVufJuUC1J3kaFuqrMvI2I
uspA7B1JMcmivFuyyi9uvMoves0vImlu4nlbE/BXdgNhRhcg9MFBzw09mwEafLQWcEsp5JaSsKZjgynkzlJI/ac/prT+CwkYzl1DCitJBx47UOzAX0sH2JT6
2lfbY8nYov7fKPaIf38cK4WUKbO1NQ+TM+pxeGu+qJktPlgtdwHnkEVGClAFM7QJhMfXCTWypKYopqYopqYopqYopqYopqYopqYopqYopqYopqYopqYopqYo
pqZkdSsXU9byhbpf2RfuzSVDL7sZFcKboEK4cFK79p03X/7eC4HlhLLv6VkJqLzHKrP2+H/ec35X4C1x5xwWLhdefvbdQK9ioEUClsJIXDJ5IpuhgYArN5I+
/4jQdnRqWrS81GrdLbR9z+a6/52aJ+cf/fz9cj7IfdTqYwFlqBQdaWrXpEd42E3cfHgYX7PwsF5AeV+b7DctgzuSvq+nmJ/zNyTe4+lIz9+w+LWvaon3/o+9
bw+yozrv7NPd93bfvq++834IfG5HZqUFjDbLogcKqKd4yNjBuMpbxab4g1rjFHuhapGYsPxBMWNLwnJMUsoGiAzYFgMObKFx2F1siwQH2SYYG5FMbGzLNruR
1zhRbFImBttyhaz3+33fOf2YuTMaGRb4I7is7unbfZ7f+c53vsfvu7s7lDYkrBVLLfv5/QxRoNWc9u6jY6Gauz8Z1h2qfmhuLncYwhb5F5xAZWSOSNPDm/Tu
3P16QA/P3afp6TBoGx96983llUthdy9fVCdv9vB9c1wQvN5HP3bRq//tH7/2m//xiicO6OG79XDBfen9k/ffR/wBAeBJ2HTqpcmnY/jyCaGyyp7QQ4UxuGYS
fTF/XrHtGgsFtniYPO3eL/308oI69x9Ak4eLpOEVv+zWCnpCbxvyv6E7NlXusQvnDiTq/Zx4WA/jKu79S+ZlhVmZk7DzJaO/7NjTBzzKeiQb5wuvScJJzslL
QztJ3YSuVpUIvt+YEBPnJio9eJImqlNtImTJAhl87KLf+4fPHPj5U49c8AEM1lgxmTRnvMtn/4ZdYIkBH5XG6U2jYX0CuB5s5fm7XaVE4QhS50hn5DCPJYd5
KDnMJVgaXpHYZCJix14s6b0jYhkBtpUGLqHk9EbIGsA6ui0SqdNfwFOA8eGpJfQXH2A9yeyNyKHDnHM74CST6VN4bx22yc/bJGt82t8KFdV6j46G56Yb0yNg
L0ZdzvqIioE44j86PH737hKHrVcenF3mXeywfNkkqcm3omdnO7+Bzp+jLuhO6MWt23TyxiG3bDX98WEHB8w+jXMLjduQ3n77h5Zt3FZB8t8kY3pud5JqmThf
XSAQHb8BBewWZ6sA8lDD5MhU05FRiUwi6r9caD3DDsZrJkQdPY2l36GMQj4mqDYyMTzapQPKIP15+0dYicycexbbEPaKuC5Q1wl8G7Y4XXH406LwWSOA2fCW
9LAjV3RbQLEbAopdF1DspoBit8op2A9nwZprwHwMKDXQW4C/++G9LE079Ts95c7I2hQZRQ7cDVjlbkpcQPEgQl1JiDkK9HtAjoAUcusOvABGc9kkLbj0lXvM
CV7woeiVy2jzSb1pySGZ4VgBWtfkkAw4hyQQdXvIX4+Lm+ECmfYIRPM7haUJcovDIDeSaNITIHRHBAIfKFg+cE4ZHVnyTgLzDiDcuLgNA4YMbCoal578Fpg7
Vwp1V1PozVLozaZQ+yW+s+9rN777g8UUmEubwtq1MIM91gFOnwOQuF5htCEnvo8j5iPcchx/Hjz/P5uqlSUwowNqaJRIWWDhcZeI2T/PfQFXjxWB2W/P45lL
RzJcke0Gv9G7C66JPaSF+TSemfPgk7i3BhDIKzXqhpOhbdg7lp2jAjp3LR3DWIfpk25P1wDMFcNOQKyvnk70zlFA2amn44xN26K7IbbYtulujNGzY1NwCJ1f
Q7d1rFtpOG2BG4E/ERrLVSihWiHYbQd+Ngi2HzAWq7qxWHnIRx9bTEISQjoI3mbnqdDEFbfFECQJA4S9h6zZ6OC6DzEyIWs2fFz3qq6L627VreA6C81HCG2p
wuVmWDCgLR3C5QYYMqAtrenwHNUDrszZzn8iVkKXaxFbA91pE5erMRp6wHiAyvCF5oDkow9h+iI/+uQHTU/MqzVYlyW/aumrfOqvolvjHXkl3UZQKIZTkGv5
rPhu+kNOkh9/DMfgi4SItgkNbc3L2SQUdK4Q0AZYaCDyC/k8zSE4GfnoftRitH4hwx3YaSgEPtlJeHNGn5sV5tlIbURg8Tn63MMHL7oJHxzjAjXtMZr0N7Ub
aHmIBAm8MEL6pp3p06mlRxWWpNmwQ2zYCypF3+FhHpotO0S2PF2n5WjWTaib56u7wDlaW5w7caXN9Q5c25ziNsQB73Y3baQv7c8FCaI6JscvzS4haR4LeAxh
bOBBRE2+Ax5FdL0TnkPU0buMJ5FJZj0otvWV/BdD4+UfWi//0DgbhtbZMDTOhiF23OdxbbODP3fo27g22Lc/xD77HK4t9u3n7x63JT/qyoOD9sED5sG9rpS8
35WS7zJDxUPWMEPWNEPWYh9/M/LpfpW5LfK45W6LBiaANZ/IatEFN/aN22KnLtSY+dF1sEADsXcEWMdnIR8SzuQBYB/XYjPE8gywhtfQZVAsXUNi6RpmDzPB
pAhEAsnAzhoCdtYUsLOWgPKLBGJg/xxIKUTgsC8aeeTrNa8yo25tFlP7VXOowmAZp2iHYbYzT5dbey3fqVYVNL/w1HCw7SiGASKBzIG2vAZUnk4SzRPlMz6P
0/J8xehj/AXeCfgdWop4Qb5v4HuOoxVYoaGEz1O1fgbgmjw2BmDigoatffOrv3d/kP5YwKI1IiYjoFCpnZBxaNNCzpvf3yNYDFVMxqtKcGxP4Bqcr36GKwmq
P8VVbXFewTXkrNJVLK0XVfr006jpxJcli6/aMZk0DTutsi3TYzcjw0ytVaJirXmch8ORxDCRZPZoSGaPlmT2aEtimFgSw3QkMUwgiWEGJDHMoGRwcIGCNwKL
ydnOMJR6yPs5IvkcRnFpdMcyTEuMUdmqF9Dhy8hNiwfYZTlKEDUUVF993lHmnToNcyMDueU8AMZ0rtg5J5zfPfXpV+78w583AWdbFyjbHMX2A++FYIDwW54p
xyDYJrUUH9FccqBhynB8GYpt0y39yp/XCpOLvw3HTPd/RebBYIEJ2sVKvIutaQdpvoWhKHlwr31wh3lwuxIK2quMOQGq6erU9w4f/qe7nr1nC/TW/N4L9sPn
zYfP2QdHzIMnTUmHs5IeL5f0KH54FTBF6ZN54FE1fbSU9nA4/fvn/9rrjqb4sNodMwxrsJC7WAKTTPrHhmFcvB8tTyZIG7l4MEt4OFEpfKUlRq+2GL1iMXp1
xOgV9AtfcfsZdEfE6DUqRq+xokG3mqdK1E79i9U8lfC+pamE+ycTNpCPr1uuXKgs8mS5YZawvK9FsvoGmFBVnoM8byXbTDMFVn7z2/zfDy/MG3/PUlSpN7L5
xrC51xg2dxvD5qwxbN4ild8slU9L5TdI5RloVMPEg10tZVwlRVwpJbxPSrhCSlg2kWyeBWeZXO1wbTRx7oIq5QmqVCCoUmEJVSoSVKm6oEo1FqNKVd9I03EZ
VepvAj+ecW9Rhaj3EuiaOXRcg4/EGng13bYZBgihXWLoylwjPv3txwA/8zq7R2QE/G/5vy9dmN/s+dF7D52+50eLCdhG/bzR/gAcvtIv/iD35cjNyX/1icyc
XBdz8qxx6ZB0rke+Z+3JC8aeXI69rhZCEBYbu49faGzdNjChmj7zRyYwoZo2z2OL90k9Qd4st4rcEvlmOlhUC4ga4oHiV5y6OEoMi9vESJZTbeSiF5kSv3Dh
AY5XHS34JCM/c4aGxxEzxiljVJwyxsQpY0ScMoZXYDrCcUZLDsojYjIcNh4V+8oeFU8M+MO0wN18gS/02yqXmk/FQznQgdk8AwtjLgnEAmyegDcPsHlGp5Ke
w5pG4UwHVgudPIP5OyIHh5KpwU9i8azrGA0G++kOGM/gwcxHv43/v2uSqGZAHAdhEKZf2pol1SFcKuK5O8y85EWWptbZ9K90ljeoy9PJCJ9zLFDkuh6joBiP
u6r5tMKCWOa3WdUj8X4RHunO+FtSEcYbk5HQ7oC5fNDmmCOBdlCwVtkH8g44cuc+kHfQIbvOL0Af3IPzLf5qUNvUTboKB8oROFAOrfAxKDnUw9T7QXTj+p64
7lHrpdvSKbSMI/ga56uncG1ucf5CSQJIjuiLJaIPK+hxlTlCHlGFGDrQRx5htThoKsNXCwRfrZQ+dJ2NgTLMp5I+zieoSn6CGu3rEblNNvStopjYJI4B5wqm
zgaJWzpLuNQ6C5M9sAxDwhkqxLocBgcDSUei7BgThjSuY90pp1LRg9kpPzC+anQOyl9b8jM2QOpYlPnqNzBlL+9eIme9of2yvRk14mIjV7WN8kr39KhgBpk3
NIeaPMT4x4dUEkx2J/XE55M1WQAJfj6gJCJlv+qezv4Zxpssh68rEkwBvi5YBF8X5PB1QQG+LshdqkoBeLRzBZlMgSps1GfZwZLdxwotyN3Hgtx9LBD3MYR1
046ahe8Zr7Gg5DW2Qux35iwWiLPYsrminzbAKoWe5c5iQe4sFhhnsaC0WTf6oaW80cRUWgo54VsIlEAgUNAb751wvIFJIBJAlNMFEGUCFw14lPXUoDXZ0SUn
L/D7ReJVmfn8CuGdy2HaLBPaKSTCoZ3tk4d2vpWnqd5vmjKkGp6mSmF+tMWtmbATw0GO4hp62vLyivEAnRRBZUIEldPZtwmBVgW0jEa0xLWJZb+qyH5tkf2G
RPYbEdlvWGQ/JbKfI7LfgMh+DZH9miL7tUT2C0X2q4nsF4nsNyay33j5hLSQnZCOtdyBGd8KT4edxSAZ6/pjZKwl1mMQnBj4YmHX7GEloBc/+eqzu37+7Hcf
+4GR4gvO2YWzUZAHup4MvCJPxrOMI7lwqX5nkAz3qSq4T0vdyu3ZY4VWr9KPXAmJG4fBUEi8JiQeCYnXhcQbQuJNIfGWkHhbzg+xnB86cn4YkPPDoJD4kJwf
hlf2I2/HXr0voGq1uCNVF+1I1XxHqhZ2pJKTb+E8ttxMLpqpl5bOFB/jVnZVXnY6X4uHctb4kwMwHPxyJtfFi+S6Km/GJUIYeSsQQo4FUSaJ7DHQ/b48WyRj
8XStvomtH8n1sCMMtV7QifgXN5sS7d6SaPe2HjmTtf8jEu0+AoY9bsuAtQpQZfRZTT6L5LP6ip/pUT2e+6+OkRA49v5J1i/7jUr9V4pbsUqO0ma8gpLjlGJX
yhqLN4PQTBj6ubIlbRBVxRuAFg//hKUai0rVMREe46K4yOAPrFKi/49u168XNBgnU0nAhF1QSYzLTj9qVBKHnSUpG4v/m3Ssq1QB8S6+G3q84m9W57f8b1/P
f/tOJ08jMestq/AoBmIvUnNY40CQGQciPI/66TciebxIvxFZqHJYUbM0xaDNdPZJj5WqU794gcbxKo4iAJlvEl3q7JPEjP+qIYrUX/wfx4ZXmFcQd7EXf/wJ
vXKu0bXC9eOsXNm6zuhJgjyC+uiiCOpoUQR18C5EjUbl8OmU85aZ8OmjHK75oNU2HCUBsC7AmqEAa9ZlwfFq2po0GWYzaRn9TcBh3tBpVGVcJSg0qekoCwut
slZjST1J9jYCRI0HW0BtrQDnAfuhgPc4MKmH57Nipr7Fgcjb2uJIDClDQTQABRGlrglMFX1KISC1UHPdVm0jTqtcW1Vqq0ptVZ5KB3wL88SFe4UO1qWD4bvY
GepkHawv7mDIVYZSZShVhrbKcOrEC6ZKvwf3L9sfrijqXxFmLBCDhO1RJMVHUnxki4+YOKn4ijiSistIJXdZ0vQHM2fjsjRmKHEMfDsjRHgwsM5DWPW+DOcm
NrzaLah2njT4M4cNzs3jBijwkCvc+1GDg/OIwb85aPBvHjL4Nw8Y/JsDxmvlXgYcPEfd7Qr7/pgr/Hu/ASq8wxUOvs/N40qktUV0T2sLWsonPFGHKmEXkWUX
1VPJo51X+7SLbDRRPlIrIAG/qSMVG7mk1PpGgUioi1AWFvqxZ9kA57dKTypIOedJkJFvf6B22sQ2gbGbt40q/4Sp7xVT/0umPS+a9h13xUbygmn3MdOP502/
jpp+Pmf6vWDG4Yhr4CvdvBnw7WlLqGVLQi2bEmrZKIVa1sUUWRNTZCimyKqYIiMxRaqlCW7cgkoe+gLHQpcOrgKobsFixj1tMOMO2weHzINHDDgchymyiwNj
2X3v8O0PP/iXCOuziHZ7LUjrrAFpPWGLesm8cdwU9UJW1LFyURzqeIDBFY4XYVqPlrwlBtKfvHin1x1K8WHAWDFFVDoLSFeTLK6COQpvCVWQ7YznQ7WfNWoV
sp1zypmAZrNQ9n9WriqAzDhFe20nPYJDTNpOj/3XLGYP8rEBfy2E7bkmqct6hNCJpoj/GuKYYZKCgS9LonENF5aX13P+DjGqStBZfSNHm0UbOcystpHjy8KN
HFhGx8qGxKVB7V3dmAWPmfWTLTakz3OYuG1MnCtubLz2DMxHJkPWxzKxL/0pe+F68bdY8J4t+IMUQodX8gaBmadI+lX2hhOo2ZOS/g2GOq+VP682f14pf14h
YJHvzo3o29PjfzRrQG2OizH9opRzRgBZcNsKOI+SscEuEwN6vFsV0gypvMxbpLybrW0ds58thBPO0ixAdUPzTUP/bfYWEjhndh+CrW2IQyFfR8eZ46roOPOI
Wmmze8FkUDhmMio8bzIsHDUZF54zGRgWTEaGIwbt5mklLPhJg4Jz2KDiPM5uJeeoPzWZFx7jTAywa5gtR5ktBxkYMlcQXpnnirl4g6gazxIHp3VyWiuA9rZK
Xk/GEt2QtV8tZSmoy9oPZe3XlkLe4YxmTmWMw2EGz4JwFAMxPxr0XQF9MS/zg7g4G3zsRyc7iOc6ntLh+5EsbUawbGqwF0wqi2NmgJ83A3xUyd73nJI9csFM
0BEzYYUJbJkJbJsJVGYCYzOBHTOBA2YCB80EFkElcotUKdYZpCgRJESpfHAuYLSJ5MCtvt3NkxvsdUH475SEgjhGgXHosADQxjizx5XghoWyeTPCLBKvZtjR
Nd65Ja/McYaAMrA6jthsjzMAVPZszD4bM8/YR48x5GWxvg5cSxmuhf11e2l7PTUepSyPQkGz5Y36pNzp78B+eJseNNv0UAld3SmAq9PQM3isgQgvOo2EslRr
slQjWap1WaoNWarN0lItb9PqlF2r8sX4Xc9zZ9xbso36mJP7XBf0Zv2MWLkVMfMRCsRH6NRtWbn6rGSnsivYZT+HXGVvBIRmwYCdb59hi9G/2DbDCqNQ1Ee1
zA2mmiUhrkr2YeRZrx0QfVDIlh88j5mUpwxRG80SBy7ShZaM5t1mPXsUVQVXoCrSB12Qu5IuFyFT+Hr33XAaWc8Zyapw9lMFy5YRcbIY+baIKy0RV5oirjRE
XKmXxJUoF1eykPcqIkzM5D5Ydb1cBptVfeLAbqFb8bkiag95HhYU1l9oT8nX5pE61+TfXU23xtfuKklMdyV9kvnaXUF/FH3ttueRY9vy8hAwtBVn7jBLE8IP
TORHkQARyiUEGOXEslwiOh0JTkqUE2lkWktEGsF0vgE/MpFGliqjRdYjWkyfT+oXELFH2vt80rgAydrhO773AuciumvgjuYoQo4+8RhEnFyu5YXc2HTNrzaa
hd6WeU9xorKYQVBpycKKrEI6Kiqk+zS2vIQi7aKxaGK+gExrT9pGtWwbVdZGztPEy8mX5eRly8mBlVJnawYxqbykkEWJOhaud30JMUIcRgiw2wYuQNegi0Zo
DxZRG5cNCOiRaFluk9VS2hZJMMS5dInZ/oXVspYuLSyTKlYLttIGlklVjpFVLBpsoLI+QgCpLVb0ZnGT3/ZUZSZ9nOFu6SB6OAmmU1qr00koqZppO3Wn03/V
4yTY3o5eGvTSm3cgjnma7qFitVTKwZtEkqtQxfLf8f9ljLw6064awGWL00Gu7i1QnnHWKA7G/aUhcf7ol/wRqAedhReWb15YVdWnmvW9mPO963j0cLnM70BO
Pc7IqbmKGePjTHY9tFaImHq5FhB6GNVewsZxJCfntNEytNj9IpgysmI46ziDzzpIpe2/izFHZ7Q3zQB67bpNq61lPiTPeVT/c+W6M5VbNYfysMjnwH3PRYBP
mEHgkrSIjVPhdOdrTt/NlniFyCEWhh0cPn1c1nQruKxF/m4cPgNczpUgoa04MDK2LorYljjx3F4pn+Zzm5S/FZwPunGFY+hZiGEGMdOiBDEr7YOYFYYq1koi
f39mIn//GeyyfijyOjPuraoIaOIbDo/9MamI4QCrxrlskhNY/2SXhFPtoNmCEKb46Sf2ZqIx24ow1zM2jbwznVRN9nLHZC+3bh7hKaBg0rzu4GPlWkAcAhAR
O6VJgU4CDJQhSZN2XBacqt5S/4EaBFmhO0D/Uqe2I2WRblwOuBuQCIO3c5hwyOnLw2tZfbwTzAWJydEC3rWRsLx2LZ7X8LxGz+slRB6Y2HSbs9lj5oktgRRI
gAe5kPwO4iHxHbREQh8jCvqSVQCJ7dvppusL2ILLF8afl8tkKMPEYQAJlj4XFQjXyYEsXhZvcMXxQ3tYQJUP0RL+McOz/XfEcIdLn8o7of3yVJmBt63IDpZj
BLopAlSTKrJ3VvpqycXHBZzLWe8d4+pGpl7+6l8/8+Dt3/4frzh7kMTC1yNT//C//+Dlu448/7kX8OgKef0oXtfDe5Lhqe+9cOfL33zx24+/iJ+vhGpq6qe0
n3/r4Hc/9zIebV8ybEP0pMNLIZzWCAbfsVPHHIWHJXFMpEoiennbib/HW+IM1OjxdDJKK2JHQl9iT6GdwTGUx4/bIKE2RKdjvCZ2dsNGtZ6+TY9eB2rH6YBR
c4SQ6VX48poAMGhRL0lGdUgfaWKksFFOZsWj3ktA2qj/Wvoe1I38RIZ2QbqW3xq1cVi3K7k6DRlV1nATGi1hlBF3WBhlkEXmsACdmQmx+KfN8QFbG4c9U5O9
m3gvVDt6TCSIkKNW7mSQD1B9KFQvpxNHTieOnE4cOZ04fDqxAJ4BqD0EtQuFWvoVGt8lNI6ZNI6s2R0zm5CZTcgh7hWrEnFxbOJJz/ylNrPx+TDTuQR9rlI3
VH+4rppFfqsMv1XirkI8feoHX3z24Srz9dTDmYEuONkpIlED4ElMfmofpNj5uz8HYZO4PYvHexWz/PSBT7J8HKcv/ilWF3A/DSK55sBR5LKWeu56dhLStcJ+
+wpe3kKyqcLCfAl/JbTNCIYHddFlhWq/LrryWLqYnuBKD82WKv1LtgVLpT+b//gWGIS51tk/41qvlFpftbW+71Rr3c2M5LFyrXLYuJluP7OPDxvTdFsD2CDX
fbvUfb3UvffPTN3XnmrdS4Df87oPIIz053/Ald+rpPb9Kv/9dtw/IY3bi/smKxRUBh2fEA3coaSFd9gW7lMiacwqEQVuKbZYTrcnafMqXhGG/srBMkPnvxM6
LmqXGDr/hQqNdCdvk3QHvBPXMPVP7smYOv9etwTxKDV/6uXjd+761pF7fp1jUhXE1odMd08cNN19QJ3ijEjTX13U9FdLTX91UdNf7df0A3nTX7VNpxY+blo4
O29aeOhUW8iB9b4VotITn8BGRG/EX8MukXgQbyoG6ERBS+b3qOWawUyqVJMAnAR0JwAnId0J/AnQU9bwHR3qDOgJMHYE9MSgjxPvzXHIObClgXY3+rW7IY8N
3QBoRteYdxOzdm3guUflfV38D892Gk0TSRGSQFbg8DaQWjenmcN74PBN5vANBKdHiGgHh29oFxy+IdGEDQn598Dam5z1ooGsIfghOs+RvggTZ4QgF3siPdsO
qztKCDnjReKnB+ALUpfxdOOP3MZzCwH5pYOsKMo5vJzt7mnkMDgHiszaKKY2Qx2hpn4X8KCf/l+PwM1lk2HFRx3kistY8Vnp44+iFJ0GBbwiF7Q0wfhHdDwf
064cgV1oh0Iskq96UIyoqe//8CPPfLYBvQiT37ux6lNvZwLlZd+SfSnZtyX7UrI/5ZqSn6JPr8fq+9pj3kZwZnxwNU4NKLdynntV33KNwqsqxVdt8blGzOwv
YExT3//aV+55an58IzNg+mBaYJZ2JrSf3tC3+FDKDW25oTQ7nKqYZqNscMNMuSEMlL4C84Q8sTOpgYP2LT5KFYqPbPGRFB9NVaV4KgY8Gu4tO5M6GHXqLVqi
KIyXKKM4rILPKlq06T/+cM/9Ni0G4m6/vnsZj2esnrVYczjYMnSBLi+hlm6VllAjX0ItESFCkou5vo3ys10zTXTP102id4d/wOKkleLpJmC3GlgHocDPLe2T
L4+zPnGe5I88U02/LwAFWafQgTUW5mqM6LDQ9qZuStv9Qtt9bntTaD0kcd/Summ8z433pfG+rmSNR2uoSH97E9U3pfHVfo2vyuOs8XEvBdljPp5a1PQhOhBy
0+Ny07mI/k2vymKiRWEWU/+GB+WGV9HwClVelYaH/RoeyuMC502xpqrpi1+1ACCqyHWr0vbwVNp+xLQ9W6z9m1/r0/wgb/4q1FQqxZoliunXdr8ZGmS0ctt5
LfVvu2vb7ubMoNR2V9ru0hZg285bg4+tAXuMj68VkimobDNonOceN5vBAbWiR+cvlevNuFY7HmdYsGIdTJ3L4IF8UxJq7zqqMtx+o8Gc88s5YB6BLpteZSg7
GmmbUxpfM5RdjdsJCBFvO2sJGObqssmuDySRHnZ+7TG8HQ7BUCTQEwMp5wMcDig5it/DxeLU1bRU92nWKwXrPcgLdAFmZK6ZrYt5IwJrB4pecUCuNQh/LPlQ
dz10l0iQRkJX0V082SEYom5PBz3NOjOaBVj7Lm2yhquBgE/6hErYDvggTHlAH9MnbXOErH9WKX+mhNhDtSntYFwVV4QBwbhcB4KVr1GRwosulFgVaZuybUMO
Na7QBz2gQh4NpjZm36zqhjz2J6za8jWX5aAEqpnex9uK33iER9BkkCrSyh3NwJtRtwYz1VsVXTM9m84NKS4y0EBiC2/qRlPtbhE3lttc0f4lbA+P0jYJaTqa
Txh+JmlOwlpMXe62MZM9KNSR1wtWp7f9TtLRzo3dAV2find1B8E38e72SbxfMcA1zvzu7pCuzSfDUxvor4O7qWSLWkNfjUz59Pn5e6fUrtuAiXuwO4YGigq5
6xvQ3grbwCGBjmcN91ue5ygPS15Zvehq7/oC9lzaVGwCtrlzVn+3HLZPvXwsz5reBDE1kVBrQje6HUTIq0y6RGgYXOR90xz7g3278KiuJ3Rnfs9UfJuu76FR
Ve8jgql3kRxp8IqkA/9VRJ3SADd2MWyQcfeBePENFNCdgEampSem4r0PJpOXNaHE6DRVoTn97iYK5fxIkrzkWMRgPbp58aLWU5/7lgqOw2kNQj3EQhik5kk+
bHTYX8O+yEWPABApxuBcXCouXvSywNqxHEVN/IIFgQsxeh1bfKlwPQ6CE00bB5ZzjEd6K2h7bzLxIFE7bm+buvDDemLPgzcmnevoZYWEPh1a45PzdHnb7xzE
XEz5u+HbBTYIpw7ijRXdBmJzG0ngsmFiCicaVo73KxLdSqBTEpDwq6yMlWCqODOgX4Spwq48n0wws/BEK2CNP4U5BlsxTcqmyOHSwEWIZ9wIIIeDUCv3/d6f
14OGzPkdoleqD4Q2KGSviMMY/iLMhNO4TyGGmt/4rWap7j53JoiDgbcau4grTdzWf8lgCg2n1N4k08eDvHAM6a+8dOpLl07/PlsHIKHFnF581/GFXvZnFLHf
whTl9eTDkTPbK5rwbPFtbW7+uvA9lRVp7hatqfKCSnkCiwuZziBmw/HrD7e9kHajuAiTp6zLxsPQgXwlV2SJIuXeh1nNsQq1yyo1TyGtP+grun66cD9EoUrR
XKM9A2xOL17GPnK0Uj1qytPOxUmVU0Su6yFnJz24vkf/iIpXnaN+vRtAmvw3STgPfw0JgVIcAlU8YW1IGibHm8s575zVya/rANd7SPXiZ0SNHGWz8ZoLcgvT
uvjnvOk1AzwX8f5dn9899f2/fdbDYqgBdi4owM69/71YV3W23IfTumH0NCk+kINPKodZCznH2dQU0KfrGKLfwEhKQBldNiURHm5NGsKNhPyC89UX+dS9xfkC
ro0tzmE+PjOUhoLq5ZCCp4MBL3wHKv6iJ52jqr9kfVLP5Trwz9bFP55DVUiLvqBkctm/UbF7HM8t/BnlSAo0ROqmscg0xCJTZ/UUevq3HzbVIUuHQggcdxFA
L2ijXWGLJ2fpk4pAqitBuez3Rdxjp0/gjxQPl3REn7mRxhrm/e1sKIVE16PBbbBMCnurjnCgZW+3hogkHMGkK93I+BSzF+hQKtmpzSw+zFJqlJtfxU7appMT
zN/Txkwas8UcEMayP+gKnPs6wC1O3emkyfDXut1t0lEiBh/CgV134p/t4o7FWIgxtYg2nCZtq3Tp8HGCCuK8isRnuA66dKgIyBqa3u9xKXS1BTXTW6gE+ym1
mE44ucG4OZ3ExmDcNAZj3aYidpB4EZuewGW3iSMPdwQCVbMbo9WiFYhh2W3qgcvpjE0/UAeb1gDWYctu51p6AtsXbHgzPd3ZIYIKHtKPpefGADtIx85kqJfE
kqEF4S3dER3D9jqKS607pmOYZ8fpVeJMvB8KuzpkDbuDObuKUCaK0+PQfMZ6DJrPWI9C8xkj/t+nyzDbtriYSAqQ4rJiRvRoJivwyklfciwlYoCdzJIlK3Ot
cJj4iLwBfmyDZ0HPe+dZEW2/yLEIzWksAj1eQj+sxSI9KE4JjFTM9E50uxa8oqCV6IomGIs2rxeAOynLc7zLtqzjFbrYYLYO7Xdx9GyHzdMKl5bzfl5/pmxq
SGE1y1P7W9StWCYrj+gURcuvqHOosG8CEWMDOoe1MlEN1jlUwE5uErD8Op3ZSnj5geDlh4tmTLpDXbRtbZm2iNokxNkU+urKdt4pWF8traTxfjvMi7+UeBZW
sNIuuJUdpNNGj9jp1lfppfp32O3ohU+cotvR086/+B295f2OTjQ8/fo46Tz8VnDSOeFg6yCxz+m9hVx14CCDVQr3mhFxrxkWX50h8auJxVcHsfDsgTMsHjgj
4nozKq43Y+KPM1701wnx9gTAxmvdSc5P0l2Dv8Luaazc7Z5OxNyVdC9A0ILLcNoVRkE1XdJ9G6q4uKtxuajbRRXbuon4iP2aPl2flktki92EJqSRk9KsNdLW
06Stp4s4zfUu5F5CJYHaP0f9FvXUP9v5D9RTulxJPfUBLzqGyxXUU3rlt2m86LcP4Ox/tnMNjZcPePhBXK6i8aJX7lLUDfrxTkX9oOsdijriM1Z9guvtqtiV
wp20jZ2MZEcrDlXLjhP7Jq194/2Pmpl7N5vXrii6IL297IJ0Ax1X3l52Qbq66IK0dk+ytuyCdC19sbbsgnTlkpFZQ08mrcB7mgi8E31dkBb6uCCdcWouSI64
IJ2xWhekM4ouSGcUXJDOMC5IZxRckJw3ywXJKW79bHARVp27IDmykJHsBzlBJrHph/o0bPqhPh2bfqjXmLcR5iKMBB5LI+KxNCweS0PisRSLxxLiVIfFqWlE
nJpGxalpTJyaxsWpqSub/VhPiD5jDfpt55MY5mi9xbmYLl347Tg6OY81IL8GRyLQyv5sPf0KTk73eiqYEah6+oQ9nSAXYctg1Hs6MHhmy3DNlgHUT4ddF+xu
BudWPmoRvbheroZ0oTkx/g1sUXJhUWIvCl1ddV2lSnS/SkrFByj8cpiaoNSikgxBeryD0JJzxR2ONQ7aM4oxPNT+tXgOe4r2d0C9gjgozLQVpDGaqy/WF9p0
hBC9lSoh4oufmc3qcOLjPDs3Km+moLFk+wei4dj+IShQSRXHTOoyNlB3exLAMBJwhkdnO+cAcyVQWkkoajVVJDfuNDHUugIzDRFjbtK4Vyk1A3MTGxSw4v54
r8DRL33GzivQTF0uSdgLGZ5I4J3u8nKvsJlFXTaZ4NMKBJikYu1jbWscq4hxDGUb7wYuQsKWOJaF2/ipwG3OqIJBzl8eAFbsQxVrHxLrUCW3XIm1B++EMPnU
2H6n5HGAJxEbjVySKehJpGvXkQQfsRkJMW04AvXk/G5ijVhGurRpZLYmK8SSljSjLTaqmOW+PxZ73HZjLWyj/FgsQW20r8Lta+l2j3eipHpd0hZTVrtHJYnt
rJlLakbga+MZ9fjypuBzZfJbU14u2kGk0lJ9gRBYQE+MgY0kQghkRCSQPNs9bvzvf1ASq1F7mtKzAHJym4eqCRYTGtJnVNr+jRD7m4wMvlbm0MCFp3Lq+O8y
SjTKug53pEah+iYvqgzx32VXKLsbKF4S0jbWFLR5XVRpXQTSb3p0nW5Si9kjhKd8sqtkwmrUUQwonLKg2+AEdWxpVVCNwHNEieALwF2s11J76zww1GKiD9RQ
y4hPQe2DcwVbNqPr2K4JC0yFR4DmGqsYdJdyeBI1CRAatR5NCSLaPFY/wotDmQZFaBBOtiBE7KvUPGFS4hrmsMLP6SfSS2iDnQ17DMKm1ObOiMnYh8m4g+yF
670QoXeu7mx0xZS9kt18xLFGXGbzTSWvcRqyXczaGtyE+Lk9pZxkNyh35jVHX9Ddei+GOYsVhk4WYsp+OvS3hl8doC1NxMTPTcTEwd2Fln3tw1nitGdmlzzP
WhyDW0pevD9nwKbfdNUtaiZPLurcp/nDubmEXpqb044Fh9qW3a7dZhNRrj18gC32f48gq7kD9W8OhmpG3eLR/yszPhUcZPD2lczCLPp0re5L8oyf17Ck9rTT
iz/1QTk6CBA9mBBrJOqZiwLrHCNo6hv2CQt9RGlngo9xus2m9vgaQr+04NsjvIGBjjIY6DBd8BElduCDxuq34HejuihBWiDQtnxKrBBeAS0ckWPA/LRX+BhR
rFDgtuDzoZub3bhORB/2OA3cTA99qRtrGOqJm/mJXDqETAr2Nk9Et+CXcaTqi3CkqH3xe1jFXoKSauiY1mDMUFL9WoxsMtJdb7rbSeMusvtJ3yW11YIPpUmP
BhfqTbzcSAay0RhYaTQ4Uw2PRkN3mC82ad517f7NLlhPiKN4u9tiLS7GIVvadEg+k9byII9SIx3jaMmPg8qSDho7AB1xacyifMyiZceMBobh0kuDNmAGLRux
SA9QjwdKI/aJD5XmuAP6g6agzrQ3oOuX5i0S2wu9RC19D9vparoF2hyaOwCPM92cm+sO5+uq2Xddoce8ruiga8hY6KWNuYktXY6iC23MxChmIi7MxKI2R8BK
AF22U38aG/MQUSbxzxFqT84AmvfpYT08N3dgszsGSsIUtTBTLVH/IUpW9S769/zfNy40Nz+4EPGaCPymeudNsjjJ7UVvpz6U/tnvDy4GV9WDFyGD89Cnf3zh
XEJzfaY36yaDvICrxExpox7UY6aJl2+b4yTAdPTagAWgIKrSFycUnf3p+hLMuHQ9rqDcONM7pqDdONNbUFBvnOkdVd3TLZVB1cw+BGhZhQgO/4T4J8Y/nB9A
45913O5/2iV51vJkyRu92Qp+OtPbtNk74cvths3eS+Z23WbvuLnVm71j5nZss3fU3MabvQU4QwGsiactbfD2vGiost7H2+bw2WE7PI1FmHdFHlpBWNXYB9j9
6kzvkCvj84gr4/OQK+NzwJXx2e/SuNB1n0vjFOUAmCvVgJFPFzxIwmOFRn9S5p/mxDNz4pk58cyceFLnUU/qXPBkbmYRf2YrQtsLPSzW68KKtYbzxAqCTQXo
xlB4n4ZQ9wqQj5FKdmIzpg+wiOsguNAXB9DCwc3eYVzpm/240kf7cKWvHsKVPnsEV/rukG840DGnHwuyjVsVK3JfOytyy8vaXZ4VLWrZ/y+W5K6eJfVr++vF
kvRp+nS9Rk/qCT1usqR+1hJhKNkhHRkIns4xLVKCaVW6j9ZdyKwGhqRFqy+nfCJos4heMovouFlEx8wimvWQu5II2ywm6uVpLK6YXQ2sjpckB2tp7wPSin1e
r9QDALyg/vvF38G8EcavZoZx6GEOS55NrAt5g56IKkbWygP5Gi0uHaf0AIaLLziCb8OP6S9byL6K1bucQWKjqF0cE1Zm3THXuesyqLT6WpGBWQK2jjuAo0O8
cPyHeyR92D3/osM5iQ5n0/U2LPANV+FkB4WPujzloizQjqSkxpGkMi0W+fwgWvHY5xIO9o45ubiLTjJwrGEtRPY3PO5y0B3j+IazThe/ausUTEVeIroPW5lp
REJSxdX8spY7V1qhXo9WSMFcKlpR/0xxMMq5w0OTO3z7crnDw8W5w8XQI3FBOBiGyByenW58yVCGLqbxznIATZZKnPF1kEdbcon7Jpe4zSOu2d+a3a8qHUCL
OLMGU9HomGmoQpP4uzhUatFQqUVDpfKhgj0LfjiYKVWYMCdP7u3XP1tB9tNbMv3XgpN5pCP6IH5O0oUjjAOZjdINPVbYBelQL/7G3hwBp2JhwAXXKpDEVwF8
qBQua6HeOEclXYYP7kqWJHjUQFfeNVihLi5D1m2PXthEByj3EoFthYI/IMmNjlv0y2YkM1nvbaONg/7aDuaDj98tKI8+gG3phCnIIIAFZ105BBEoLhubGRwK
4Eg14RjEDC8Wx7z0mAAbuiahbT2VxI6ZHByKBsLnoAPgYYXvZOYV8vf1BjtB0mRzabBEnuU46RMzlyWsxvGhxqE3jM5PgYrr7GtPpytqgy8zJP63vJESTdW3
N8WPPnFsZuSAI6pSGgvMemDyIjvwg+WBaIh21eYqt5kqASnHrggDfAdXhA7uYHUPJOck590N0yhduDPPlGxqEe+qAJDfPI8dmcdY5rEh8xgSmak6jOIWGbIq
sJsMjQKglOg8TkvtnK9aSCO7xWkCL2WLA/QUiSsRVUyVQTgzEJUA5iiz212jvJk+Klt4T8LfQrElj7GGHcYs4ylL2730Ow9IiII4Ph7jgzBNf7tbrRd0ULoK
9VJbIg/sPlq/a6BSn6ncGhS98l+iBePZAD8JRInBoUAaAomW555P2Y4uCbxCbEeOUBMkGZ+lPgZThTcIPJrTd0B3wP5rOrR6NY+5AAkad1lAwDW00Dwsn4hj
HRPQ9Y4Efmyc3EuM8B5c6AD45U29Y6O7jlMuobB1ef5remASc3mAlarjcpaUvY7k5aCeHoaXT3oijwuHEPwkB7M22TOgKiXSH6IN+BtJ94lnUiEesn2RPWLm
kxacWmvzSZs9E4ke0fb5JGb343BSR/O7ux1dh+9r5qPY3qXbu3VL08/x1KbbdncHdBPMbdB2h82V3SH4gbET28yN3WEPUt2QHt6RDFnLnbODHcyGbmKOHKDV
a/SQWO3A7gKxu48g1XeUjM4DMehsp5aMzUPjlPMDqBLDluc7yqf1ilwy4NtB/2iE1JUXVD+3CGDwpX4vGdfjmUu2DrvjEAfGrVcuD1nALtq36TYP1OSkHqGB
igutahQbVEODais0qIYG1fo2qJhSmjjVOJ6MF1yakd4LrqQTNCPUjjZmRA+wG+kQ52ijg0Kgx2BpDnfSYQNWZqaFVE5rRUfSOhO22XJ4lQRYziHsGr7EGNIn
25mcwY/MEeC2D9kg3u4o7/jUIw/OF0O4DCGxMYtgjFLgwUVuK12GznM30WVc4M9GeW2kzz/AIfVnEakgp1wyRjdjl03qoevoEDEEbPRh6st38VYPDwe9fFtw
sVq5gO4gJAT6koZYjyFroYcQUlQ+fB4rVgeBtgdyjb+y126wYXfMCLA0XmaLkbyZJo0N7zsBP06G3sPB0gHziYijBNh8gCBZ31gtuKShy+GzYFPhaPpOzlf4
NhlBbHeY/pdeyh6dYXrOJSwO6UubVZv/DzIqspnQRIzSNKTQ2QQSGTYklj/E8GgUlZ5zKUtd9AvOt0Pp736KByq4jlbRUHeUiko/+ik5m1oe96+p7anLZQJ5
vp7PUyhDNS7TFch0VXi6pJTzGLFuMv0I18Ijig1jw+qiUQujz0J5Pkejq6t45DXUiDxSPTOTl4NbpIMMuw+pL/3PNNKYN4EcJBqniSLxgEcL4ypDzaszTHf0
wKFkPkbwFbsA0kJze5wUzGGXayxemvztecCKzOgQmwylISF+r2pebSACQ+U8eaGZ6VEcTDBjGRWMG1qy009HY3rB46fj2VOzLkAFMOXlEz5emPBxGffRfuOe
LUxMOO/hr2nCq3IKy6Y8XF3Vr2XK+awU6kkaHOwZ3zEDMq6HejSshleG7IeMqeTopVEaP/Z5YXaFFjaLnc8Lrxu+cHmzmrGKfGJoieud6Sf/H3tvA2VXXd4L
74+z99n77HPO7Jk5M3MmMyH/s0WYmERyW1YSAkr2rECiUkAWfV+uy3sXftDFnfCul8S8XO5dKZmQQYcKbVqxBkQMHxZaM74RqY0K7RTRpgg2WvVGRRta9FIv
alR6Gy2V9/k9z/+/P86cSYLQq2u9F1Zmn7PP/vh/PP/n/3z+np1THPOzRJY6PpKAEUT5xi+mmqzEmI1h4bCcSBz+ocSY1ATW81gmjH3VsX24rBzNu40ZwjXu
NuQ7HprNDCOiFFWEZZdzOBwFXzMiEzaznuiyWARjjyOsblPDjUqvErcgvwcUjZCFhoZ0gFsepfVwypZnoi00Tz4vLCenWkfiBekn7Cr+lF5i1UiUyIXz7Mpp
M89ZxFFh/PRTIcqKRvMSHgSV9udvrozurELcNB66A24exYkiWl+Y1WJnpSxqvrT/pdKLly57I+ulHrel7mxI/0Xe8syubObShx7B53qx/lWnmv6r5EBV0gPO
VPykBHJoMHUHdHnIEYn4MaAFV7ieQYgIvz8HGiVJ348A75+OD6MeQIXrG9RxfAh1Aypc36BJ6gf7eeujsId9c2HTvrWwEX0C2NqW8AROnMi0+Ci3AMPBxRYS
Um8h8qEqx0rOKZQKHzAmI+Ib8amCmoKUBUFNoWHQaCkD9KnNnwZ11duQhBODltIEWoonVgmvFx14clrTwckvgXpY8JdGmb80Su9jJMkf8Nj8cJdUnfDiz7xH
st34Uik205CH1Ekotq+TUjMtmIMbp/KYATWo9QX0U9RLE4EH769EvjN2sKdiBLJ5UnA6YtgF1U80UYfaW8eupPq0fb4HhSGAHnd4qbuNLX0xHCcsIEaidAku
BaJ8I1nldWjLTVK2sZDP2wSwh3SAK8G4sLHTpX1yKV0jvlXvkkZDFe7oQyoS1m8gsXr0u825tYFmqecz1kLa2dTgvNgI3Ic5pJfekG3mKkq8CyV4CSbxmvL4
+a8XRBn0aEqCDryi3MvEyelLQQMlGECczZIdwRM7AsJs6uIJpqbTgCJYOSFxfpC3G4l4xcNFW6SltM9OhnQlZy6PNuHcaSNMd8LZi6LbQ8gsb9MhuA5xuoyn
XdnWYUwYlz+O8XB1+vTaGZewlqz93YwFU9S3WUCCAs5PKF0RiVSbz4GdzQHxZV/PAQ1R+vrSgic2PayGNP3xOC3VerWef22ZMSYclOPWJp7SYIYymCENGg+m
bwYz7HjaKMPUOZ4VrLJB1eFmkrOWlQJUip2STSySTcz0B3Oe96c0ZOl5C7jZWd1n2DpRnsuWhMuJKNLWin/AM8u/x52Q9WxiohFDBeRKa57I6Olg9pNyJB5w
YWxeJjG8Ao+wSz+Ac7ANYClpkp3TVGOus0x5cx3F7V6qUxlPU8tmOh2lSAcW780y0orhFJ2ju4qWAjWjTqMrSciZQ/B6NgBDOvkWOrIaxjY13Cv1ehjJagFe
MAwVebhXIrVcEykTBcyJ1Dl1RnAbzVDbRqVfp6Ffy1SbukRaeydRI3OdV3GbTtOdW0atpisSdI5LRSt07jQ12t25ZAbDsIzfoF41cxk1pqOW4ZCvjeJU9Z6A
/GJcwplJagQnU2H4rKGzdrHgmRy5Dc29e3X6kaTMck5h/vxxw7ULizR6A2sLEa/NoD4WdS/RQJZoAEMAlqhnliixEx2sc0FjTPO72SK/k4Wxx05CXhlevjJu
QRYoHWdRJCHE2ugvQmgYwqiBMGqL4Epw5Fytp9EEVcckISyjh5oKDT2EWJItgSYAnWPWfZ2dG8/NTB7/xsd/8snmZQ0/RckGrAPVKuToXkW/kKDZzf+WlHiu
sFUzwHZhgGsnHWC31wDXcsO0+T898jCmu10SBj3sFDA1vkCi2OR5a53nHaEmOv88l7v6bJnoVGU56kQtxXS8wPWgEBYPYSGCsOCppRwlCDkOZZUhkZEiWq03
UFmeRjXFcPnpTxhRqkSyA1g748anLLqVx/ajvMBLkwsjPDHPMk3a6oT1JSVefqryc4WeXGcFjH0gUDuaeq9fv6kgVlckmanMx6dtpk3Zk22c2SFy8vWdOCcc
BDSDbjwmV5ocEiZQEa9Ldsga0pCG1LOGvG5To1FoyGL3NeU+ARLxtLBzpgg7CclFkYAm83OShpK6QWKDoyZfTdJzBdUAxKZ9Df5ciz/b+bovzurrrkQPkfgz
mKVaDErFViLCixq1bAdH1kRjCz21qRpTJrrtZHCDkrnSUFLV5eZd+qWXJoOyJ1fgyMLPg3zB09P6gnWib5zdYXV6dWeQ68saUi3wtGxW6hNFnuZlS66iK25A
04x6CB6+LDoOsi9xNT9bdA1JdDbTP57VkWA6JtXWSb8LCv7+4yhU9PT8wff6XOijVl8VafjghtgFLsefK7irv2PGYrN0daN0dUNnMI8jytwNiFUxObbUDuNC
amjYgVbEXz6gY4HoM7/ib3fx6ssvVIwH9gKjJ61xjjtSIOh5hwSfVRlbyPYOK11RPrkE+dVE86cjdP26zqvVgJirqNnHHeQLqTPeONY5k5oaT3Um1BmSYURt
PxOmKEudIetxgDgcXYGVcKlYQsLfgKGrcya8uWeiYelrFzTngkZcft9yet9yet9r1HLzInrVa+RVy4W8JrRxM3+PQ+95Dd7zGh6A5eo1FzdQO2o5DSIHcsCA
Jyai7GOvMOhurm8bez97ud4gPkhNdp6QXbCA7AIhu6DI633WaonsvIzs9i5Kdv8AsrvnZ7R7hvWkd8s4Tjx7Sr0ddTcUDdRbkhtJaFTXlhTJlhRxGkC2JUW6
mRc0XDNIC1t7Ynb/nGb3/dT80yIrm351hjrz4oZNu8xydSZNFweDfcfqRaKf63nWJipkKmGZ8dTJu0RgRLXqTCIwakyBwM4QAjvzRAR2BhMYeqHOuDg5cwyq
63GHvQFlCmPpa0Az2Iosy/uQijOxxtmHI/V/63prPz4GJr3nAVfW7Z0Q1wZ68eABOa2hauc5R/Ld0yVv4ROcJX0mOw754xmiWVKP0CfmHz/aZYLAsDe6yYRU
jrqQvUxjyx0L+QJL4AEaQ7SD+Q6cKURDyHfuy7Pg9Aq5JhgT1mbp+T82Tt+J1MiDp8vEKWrOgKb3M1keO2NuhhUMhs+708XtP2H2tiK7cMUjnaWQ/jGe2OqX
FoJPdxc+v7lR4J3pQ6DBdLxUd6whwKINEnncgPNEtbsfDZg5gBtaJbtIoF4NV36gTocfn26BHz+AzaWOGErYTAJIS7yZjxesReOZtWicH3eQjTokno8zJbLj
R26p05ZpXydVegdhG6r2uIlTdBRg1yc45zGC5TyAAX21YnDWlWgcbNaBCIenq2DydUAg5xDFFh1iCHsBCcXB9nT65+5WFUpeagseQ9iQ9HAbGzUXoMw3ZGyv
CN1o6qiDUFfBiuphHrrhi1Rs6/x3YoMiGvt8f5MrnWIPMRJyZNhRUzbrJkxKIiGbEEfarH2wI787dKMp7KcpgQgNZkGRsKAnHuaqQ+k47dQhpzRhpAIItxL7
V+HaxJDP/mY2U2OO2qLg50rMU6j8VuFKcUFP8jC4EwMZ7kS/4E7EYoqrC+5EoEVqNqwhtCl9wpHXf2fXIolw0qQnHLZoQt5zptJwSu6kD8stay1wJNGvo9ju
ScY/7Kx1nhGEM54lD4G2ciu96bt4U7LikckXzX+0dvSnf37R+s1G7xVTVSvOcYP01QaoKX31AkMK0RsHoZo3vza/Asbm9NBCjfFwUR7noX5CD/Uhm8P0rHPt
H9si1RyzhX0+h+Pb0is5VCmJxtZbP8KZ18I0O8aciDWCjAmJFkRnjBZ0Fj2SaF3E4h/ZtA7wylX0AtjKJ+gFYkN/loQ9+O15n0+tDJCsCSMZsQsZ3MgUfdPT
Gf/3aQ1yEkrRbw/Lrio6FoINQSf4ucl0Msq0UC9q8cXHYPF5EI2bIlrxpt4kWR2Erzf1RsRG2IWLqVvdjMxigrrZxGJqXtBoaH3+oJ6dx2cFm4LxXeBBsJNq
eYoehm5YYWAnPddsHFtoWqOnPtBtFT1g0xovPW4/jahMDRcO1B+7zByMZ+VJqWqIpk0ESl0HvpROLCDEHtpy0q+aWJ79CILqp0MVa7MfzLBOBxi90+ULXSuF
SrWvlHOFiEBTUr92s3SArAgqYaW7X5TuerQIo2kKlwmExVSFxcTCYrTt3jEsRlu22W6EeoXEtv1i0UKzWNk4i+xEUFf4hoajZVsu586ZFQxki2fA1G7oi1Gy
mgKQ1WTNSrvHazDrsn1cRFxw6CYyKCsoqeinz33v/S614On5I6RINfhNzJ9L8rcMvAvdp7SwAnkaiZs2kym3NZM7/XT+/Yz+nfbJk3lt1vslTG7AFRtCp9Vl
SDeaJce0cRQgBq7TJ1tYyE4PxLbZ2lIvwW0hI4h5OrgNV2GiV1nPcvIpo//WXWOpbuCpfE3TRJpkNnl+QfMSThCNipEm7BeJSpEmxAuKkSb01USa4N4kgBnB
yyJNPIk08XSkiTAARJo0xY9Sk0iTQfmFdWOOP+iXgKss0oR+gcjVNJEm0Raa5ybn7epIE6S1ecVIk0F+A3FI4d8zjmxT047Uq33BliqYx20pg/k8xlZHfYDH
kxBk4k0gXcInfgwyRNhLIC4GT0UyR6WQkwriD7gFtZfQguDlvZr6T3KszC1iTyLEnnjsxvEQe1LDTErsSYhE4qAYexLksSceYk8C8Wwhw6ppYk9qGN/IxJ5w
LYaIBaEs9oTnuMkULe0PwELYdtZp1H2QbyQp/zoIhefV00RQA31LEIomkH5NZpk7vx8XuHy2vzsIBQTiSRCKpoX+Ii3065moLTITOhxE04KJxnhZEyJLtO4J
h8mJwnsJTXmZRCGy6yKiHvtLM39WWHStvrbs1KqUt9Ug6S/vqlxoTA2kSn9nEQxo8Lc4cpzFMdb9r0r/RYeaX8dV7+nb4d3T+94TrHUgek3++PFbP/qHT37r
wR+T1vesXTTHhr3NsRMlcyxHy+zYmpwiUlW2G9+W7cZ1vSVwgAmDoZDwoLfiB3jrnXDu4y33LPse3oJXWXc7Itvt01vwnY7IeHsdcUvchi3dmEVlmm6f0TWo
+o2RBbpZlZNyVfXiBtLVsd8if9mkJb+knvUST0JkrrECgU+iQITAponpMCgw8yyk3MKhAuvKymlWFRvikORBoSIN71QTksDETuGauCRlq2O0i0DjG3iISdDZ
0rxfI00t1z0TfZ2ggtSlaH2WDHkBZEgd6xgwt9uiam8wYgM09ibUVU7NA3SeSZEB1N7vm7LLnG0SpROSzzaBfDZJoche06hBoMnmhXEwRM7E8BuQxIXaKTRT
IdWm2GNCLUS7BSE6iGS/PqkQ7fUSosXcYyN2rJKH+ezkwIGLZd2CYk7rlnHyhvewo2kl9jmtxI5xKiWLALYk2+xk26I8H/XcWVOHfMd7HhcOgg1SmH7NRDEg
GhikJNvGADozkC2BEOxNBNFQBFHGyGBx0a/HWcAaLKJ+d2xBLydY5RdzgpVV/BNYGI/9gVgYa51QVHxumtcVGPHLa99+bQEdpvYFC67mAkBcZ4xt9jP38jYD
u32KraenQy99vYbpXczNZ+zIxAZ/rjWTf9Vs8AXNLo9rDeV5Yof1KoZtPAPlEplT5AKsnkgboV9gI7QjgnS2yEK5RFwwtciUq64wKOYhh5HXSFHC3nouKUoo
br6eFCXso+tJUZK99qAj++lDei8+4ESvlL6VtwgP3u/IBv6AfuF9umH38Ka4nrYLNGg9bRey+d/pSG32vY5UZb/Niczmk6/xKta484rtRhxEXI8kVrZNB38N
1wavw4Dgqgi5PC5GsYEoVeTyuOgKFwyHZMDhtHnBcEuAwyzs9Ygp9aXe1gG3AALz6XG7b2ehjLiOfNTbm8cQp1vzwEcOQ6ou0J4CyJpVoetcbapJlLMgShq1
KeD66AW1iefz0kxrirTWFEBp1JfUjdak88ICEWfr0JoibaXXWlNgoslyrSkANGWuNdFXozWx86MBramaaU1V0ZqqWmvSJn0XAB7cy6ZoTX3ySxUoPiwwI+u7
UdCa6BfOPzdaU7CFJr5OW1umNTXo/dWi1tTHb+hUtaR8jUhnQBuMUaGRyfdKWTZvzdWVy+lMX6YvXSrUfcWpSqc0NQu1pWuE5E/lzY2X80oUBdNaUv1irqc+
aDCcqtCSmpg5oyVVUYqqoCU1ci2pCi2poXMpVAN3iZbU5HwHoyXpIMN6UUviOa0z5Rotqcr0oqq06fqcJLyZ6UFrSTyPVT3pcKRXRUvSBBFrssq0pBgXcPCN
iru1JBBEVbQkPfdxYe5jmYFmrxnQWonMvdGPXsZEyEosaUcF8jtZE14WEZS1Iqz7LGcP6AwYylj5olBolzlENluQ3sUFD56kbcsLLeibk6CsIG2UvWKDoNBy
mAIe8DcmbGJd4QZbQhXqEqrAkSBVCQk3vK8qHK+pNSHOCwBBcLATaURY4nF64VSzYjuOxUZlrqJSzWJV1JRWeDAoT8waZLQLGp4Ee/CG8U7ZL65EnvNZ9n+U
3eQ/yObyVtlDrhDj7OVETIwBiyJgOmgYbpfsC72toach7v1q2v6PIt5BS5X85rZw6pa8JGaYUciG/ZpxvKyWZnu13mK9LNYfF0zIq0+XuxS9+u3pO1T/GLXw
0/NWuu9n0za+9Ucm7lt74LzMA+fxriPONC8SfH9mF025RSM5VTMkp2aPm7AOGE2cPXBVDOLZgISGB66KTXYloP7ggavCe3EGTP/rrVfj23rrdByAPV2F9WMc
fAV7fBWbO5wEIdeCz7PBu/ZVW6yS/d3bq3Oq26vzv7fX/729/optr9X/n22v/i9te9UrNd9aHZ503lxpdZ7Lpqp05SbxtpltFnNsMVPKvHEY6n6Dzq4NL7RL
wK9UlT3D4p0h1lYYKIrQJUNamEW9vC6shu0xddHL6+LFR9pJaJxO1aLTqSFgqg1EREpdQO10ajCjQJYL7ZnFqC6p0cK8WlTu4xZs7RrfgaHBr00xXsesHOCB
4yhhg88C66YPc7HfyuQ9R2Z3/fjJO/cka3lGrDmBD+f7UQlTH5kFG1TnPPBRrLMSg4TyMhJAaRAfAlPohkcsyTT94jVert+/RfbVfy/76hWyr14uO+SlNAV6
UkJZnS6IqC3qIjRKWzTKpmiUkWiUNdEoY9Eo+0SjrBY1ShoKg0GtvOj/tp2dDJ3gSj1NXF554xjjoUBrtKUIDMpBMUBjx5VUBnr6hVL1TLlYs0rwGyUNWkrA
aUArC15OqK6Yr+iwa0c7CxgqGhICXa2kVsdbGC/sy3ZZFdkM1xiAZUb6CCQJMQkRegv9M7lQ/KUsGLosWnJIXg34HcrNs+A3cLG6dcC3pW8b8Wcz/lzEl0kA
rotQ1zoqMJ6HzSizUoZcp4XDaf2LBMWA1wDqrta2sJunNsXBhadQ1YHhGHwSSvDem7OgLuBJcMFNk8ePSyp80dMGfiKW7NC6wE9I3pBAX/DzJpCNO4GMfbpJ
IloBfSE3ZXgYXo7ibjOirc5mrZSyWT3JZs2gRQz87KsZ/KPOIFQ5UFbLgIFo0Nm/bVTrO+0bnJ3uDfZO54aqoYGjpbrf/3TkS7unj56z1jmCItTTT+yent9/
+yeettY6h3HiO8f+8l/+6HeXrnUO4dvzuGsfXTxvLt7z3LcO/CNdfBAnfvz4lz56/xfH1joH8O05c/EDfPHn6TX77/gzPHkfTvzPRz/urnX22qb2+NF1a509
2ZUf20s3zvJjHv8SXTdduu56fdn8F586b61zLX37wePfoquuLrbxSvryh/T5wHMf/LOf0Fuv0IXMD9pSdnzv/Qysd1G694PwEDxjpy5nA4uLwDV1Y04lM3by
FniB6B1gBPIULggjlWBO/oQTVXogJqKcQqUHp7v8C6CrnJOXf3EyaCV6dXr6FKRpNwVx4+ltLLi4eBFwSwC86WzXyOdOVuWlku5U3nYJ/lOeLlhQ4W5zwQLA
ez1l0WLkqkS0UbZlWwqppT7xCy52LKDNDup5kBqD6h40eKh7kUOJA76kT8dw1+eISUdz0A9f2lidYlUMZM8BFkrKX1Sz4hjVrDhGoOvBm7LwWWWMgXJlDEVL
eqBcGSOWy6UyRuOmpFGujNGGalmujBEwSHgTDqHtqg9F34Lt25JBHmNBqYkBttKco2epd6t+BltxBJWmRcJmTONAZ4FBM8SFEwV5xkF9HoM8M5ynt2Pc1PDW
ZGQ7MOnUSAGIBuGIVtKW5Hjg0IxI+iwMCVzgzeq0lQccmlFMkQccmiVz5aQlTKSXw76MYWKoJ8hOG1+sxOI4QjyzHCX+3BMihh9mv7yHsbxevEZ5nTHAx40Z
aBsebWeO5job7bEx1abRbhQ62pf3cVw10cfmotA2fIG98AJuS1POi6mjD4GsTTVehLZpqNZlHNYcA9qGJ1oNXcYwe15eebFNX5cA38bbpkY1vk1TDaZcwFKn
IrXzW1SbRdQK3taXP8XDc7h6SGH+HVUH/LgDKSikQx/wyxwO9aNDTV+tC5R7AnPAhnb2G0ZIe7bTJ0hScOJbbxQYfJJWGLFJwYxS2PKAA2qw9L5m94B/VKcA
/6gWg3/MSu71wmasCDaj90phM5ZxE60cOXGJbOHoRNts6Xof/+OAcfAqZv/eY+fVtgMWwRmNAhk7gIslFeavCuh3vo7G88VCFEw413TY6Xw1cbsAZqcaUKTe
3mHoj7fRkqYDjFABih1FOFwBGHFIyUwNwQr3Ws51outmEfhrX5jUsCkUEFf1x6Pn77sT8LDZL1eN0VfSzN4x1mnwo29hmDtgrq6y/gtpN/a7gKWX3/BbgsZe
EaTTCWfGFuyraUSc0j3XYyohLgFaLxJovSpkdRaegLBXNwh78FZBtmoIwh6AMqfyJgOs6UENPA2krlXWOrznvIRfu0HwoAz67GoZl5UyLhOkUlgZzDDq2pSe
FvDT2rhyXJ6myk+LoWZDoIx13WiVgc0y5+RwwqwAYGxWpgnlg0DHkIB1HYNoa3jAmpbI8xJkItgyP7d04KItpck4oBASKCPE4akIOSiFLVoStmixBqkjq2od
K0vrLzt4a1JDia1lASTYxDP6I++jm9NRgz2r9UcP8BVMmRehfnwGEBhm3CnQAIGX8SeEfLwZn9ZblwKwkiQ5OpDCtTmN0+eezAECzWtMWHNdReVzPFYfe+qg
LWVku27ox5B3nesxHVhEl8kierMsoktlEV0kxLK5UzczppVLDnRuiw2zJQZRxDu7UC6ryoFyWVU2lMuqxKmy0RNgSbySfa1cMkS6Rrv5cL0SSAGFGwrMIodl
qZSQHDydLYnzJwin73YMXI2MAgiBL1g6sv5ZqxRZ769xdkhg/TUiuLOpnHh9/JQp2FcMEn6nuH7Z8A2e44mebomeXhU9PRA9PRQ9nbX2izo63VPHudZj7Ls6
wyy9AcVdEO8ejklTqZMSyV8/QSR/6YEgB0eFAM+mNtyCSl5jvLLsel85/LxwD82xDwudJ54YVqR9nVjmZIllNgJzfBM+4xfDZ7iei49SLjaX7qmY8Bl6cJZf
FukY9Hk9fezFycphEKk5HGfgiyOnlvllqjKF/Gcj8eIa19/grMiEsVck38SvI0pf+Vtoi4ylnCEtGoEe+guN1TT6JjZGZEAviuu1xx/YZaBckMkXSFSm2rae
y9qJWcCfSuMLi/yCYV8E5XL1FBJDYHry+XE3FxOuVicG4RQeGFwS8EWZqagtqRAtcZBQy8VTpeRiuKTYUcU3ZdmmE3LT6XKTQju01YF2npoJncJWSnygmT4m
/i56wu035RH0EzwNxeh7ujbzGyEOn4fV5ZhC/MaVosy6+Jb2jL1CqyJ7db3GZq4Az0JBjHr+EyyHjyTxCRLC6pqe/v2Ge2FzkbVEj4gn1ez91Kz4fupQhb1d
fjFqPsKGVC2EkwWMU+vlG5FXSHaK9Nqws7XBXreIsYl17qVt1oYluZcWtpaINyIpA6SsQu5leSOypBataIrUFEQbIWaDWvgvHAkVsotB75ueTl7puAKWmy9s
fhMwfeCmfFHSAkpPkyj6MEr7OoJjwMvcEXucpyUUMHxLsGY5sCQWtO06F9UJt4n1hzGAYVTCFW0xO7ZEeIb10RLrY1Wsj0GveJaobH3MN4gv2IvgcpNgeiJc
bklczBCvdcWiDPG6LojX9ZPgbtevAe729gx3e3sX7vZJ3iI38l2sC2y1HVYFALwvXuqXXUypL+KCStIQu6shdnTIg+32MbYXqdQtoGs7kzMYYXstqSX7+fdj
Vgl+G2YD2KdM+NqV9PGZ32Ub0VvpY98atk/pFfgHsCXBRjX9RRKZNtMPzzz6p7s/8OQ3f30t9h192fx+XLYuf+ZqPPN9GhLQTkP4VLNnHj9/LUmedO0hLvlr
T37/0Sc/WF0L92nedswLUZnuwpEeXbg0f93mvAsbpQsb2DoiTXqCMX3tyb//9ld/8sn9o2uLbTlm2nJYt+WZ7/31ez//sW/82Q8saRA0n6NW1qDWy2nQd5+4
/RP075/OXzBWt/9hNlb1NSds348ff3L3Pz/5zU99p3f72i+nfYX5OcX2PfUFTLzKL27nE9+Sie/RyPGUyyM+DBU7+qlr1zKDsJXLiIWwispU/N48OKS4N43L
ptSWYMMWdhfgbvOm1C9ZgrFsSnXZlAIJN6xonznvs6QQ7NiaNFjB62WyKVfQ4zgGn5sX3yqFc1fm7bzrpnz/ZPFg3uruRfYbig47WgxKXLRBSlL0aoMtpzP/
ID1Wv70uAZcvYyRMOb9IGHxbGHxLuD74fFX4fCB8PhQ+XxM+Hwmfr5fjFj1d9TJz/mA3cXAjw57oPeCTw5X+nd4N4U7HKAnHCkqCJcHP8MD9jE2Gfil0UQlO
YG+cGR3TExRjehAVL7E8yy9shFrDDCVVrmd4pEaZywCTCiFKGjKprsVZuL+QVVrVGXpNrQQzKJYgKTU1klJD1Tl1mz2e09M7tiL7lFRBvTMAXQ+/cFp3sA1V
Hum9AhYS8HV7MymQo8Or2vPG2ffVLZ2YxOSqK4Ec1V5icpCJyRJqImIyQ3NVp5J+1V8Qk2MNl0xiMmPxsVWA4y+Oc62WmPMq+DEl8fj6pN+Ix0foQlzTX3al
Xim1rN8qtayvYARnrQTGAseyQ0B/+LZMQr5WbrtGbru606I2aQl5gLHSh2AdHZxLhmEdHciw0kfYTlodA0ZUp60GurHSh2fUkKKfR9hOjcTeJVlAzBKkSUH7
X8LmxirszGPA9691xgHsH3aWskcvOQ3fgmRZBmc5Bgg2QLW96NJsLk2D7YnapsbTeHtS25ZPbFKaSPffeCIvbJgCF/lsHjrhbG7OZ3Oi52SuFnicleK8nuj0
y2Suy+byIlYLylO5QW46T25ah5g6M5WSHyzZwp3C0q4W8OhS1DePIRXGixq2+QJ74QVs2I4BP5aoJLe0VzsJRioxlvZAaGcIWHTDqjPXGVHxXOdVqn8OFdGB
j6ex6IbVyAxd8Spg0Q2h7yPAohtSQTcW3atmiNI6wxER2+kznaFC1wbKXQvUILo2uGjX+AJ74QXctUE5Lzb7AZDEoAkdNDEcQ6p9Gbd89DIJwsnqWS/Lze39
PH8tunsglVAIA3PX44YM5g6X61MZv6JF5EvtBtZel6SV7QmIui2lH9ebhDG7vINe0LCKCWO2DtHXSez32Z1+DtFHpTyE6CPVESH6tnCJOzUYwF6NY3ebzcnZ
3OSs0jtxdixTpZZtU7Qo83b81ey/ZTsKA61bZHRhP1vWPg/5C7L3RdkQeqgKe9gm+vK5BDDioWC8I2qcfb0F+93Q661iKCLLJ8UQoHq/zrVpKA3IlUVZIMfG
z3JsYgAUVHvG8sQSyyM8gyv66lge4lpZqo0AFCwB6yEuuokzyjPqKNitMjqpF7Jfc828uiD5J4Y94dQa5vZqWK03dBRKvMHiE0vaw0G7O9joAIm0yMCwS9FG
D9ld4UbQlQ4h8fKHT71/94+fvD3mOIUKsGpIU0qnH0PFbUzuew0iXJtlOAktIg4kxeILoUVxNmZS4+zktYWJIB/XBPnXmiAPaYJ8TBPkPBMkdEuIHX26Tf8K
gsNmRp9/PqPbFwvJ14Xi4Ro4TTPrbO4i5WfVKNngkQ+mJRAiXYM5T8pE1lEZzECQo6WNcWGlxlnsc0WNn0s9o+PS9dQzOi5bb2Gw1Wlr6C46jq2hnqW19Jt3
5ab38nj6eRjWqYwRh1GLAcXPQ+YCEzI3qC1MsLMMQHTgEHFQaSETKBaJul8k6iUiUQ+KRD0gErVXspx0xW0dy+K2/OjTtl3ZyXWYSC2k1849/ql7/Y6ffu97
f7q7KkXJjTDM24pnVWzHtSKu5/XbuG3aodt2sdXJT2sidZR/PPwh+TGkH53uH79ze/4jCZ7Tj6MVz+PMT5696X1VCBVsVKrkKUwV5cGoFP3Msb1CUSITAmaj
3l36ai71nKOAMUHDW8rnWfpGt8Wf6xeSAhDBQnPTDUUisPca/OioRJlZeqZ8LTZ32wKtzClVsgX6mVOqop1SlRJcnCVwceKUwiKkZvodaxFboC9OKd9kHVZh
uaukt/yNjOsIx3IBSINz8drKmWR13xFVzEHtrgZ2JBCOI3lhDtt2Yb1iC5EmHDev1lSJPjrsuzvdG3zUMtvp7ChE4hUqWp/U8cLR9qEA4XscrYL81VvuFlNU
EXioliU3szsydbRn+Oyp+Nuz2W7HDK0mJd1QxxYlz0I4YlFg1hH4UnhOaRQYbcyem0miyX949OMf9C9j75uIaXVAwMItRz83MqHrnZdtU3UW/pvbOn2qBidv
qZaCWxa8KjogZFHBq6KDPHoKXvpGEbxcuNppqgx37CMiEAd5yo2HU+dQCYyVN2f+qhVQhLYkFfGTxqzLQn7SYYHEiVmbXbmpUWHMJHltyEWmHPH3hvD3Ljro
7BN0xSfo4LARnt+z7Ekgp66yUriDV1kbiCHCAS1OxHUoDIqMGnqTZvf9PGkxbkKV0paEiVdMuHeYZWdUsuyMmCGUvfjvZsVUTV85ahWbKwqoVjhGGXNeUa1z
rLgIaOYWYnkK9egQtDyojecDnNZSWNuVgsOZQc0qsrYrfL+TgZqFOqM4NGvbkYxiB1EYklGsw7M4vxVru1Ja21LNosJRJtwQrO5+rO4+DWlmp+OdwUhHWDt1
DisJO7VocZoMT0aT4UugyRBnwrIy0ITPbPIfjtz0P97dhDqQL5+r3iwB5Uy09LsPY3IXhLAR+7kYvQ4MNtECtXy7dBefqJqUcuDBxgIwGTLKeQOXtHJ08HGo
A8srOoIv48AuZilU7lRC88MA9ZoDuxgbzBINUMj58Mvz5cCahl4MdvRyV4MpNR2Wsfu5rPAAjwWtRRLaaytQdEvn54Z5WeXVparKWD6behZVhnKQ11UOFWAn
TF3l1cgpz+rWc7pbTarI8JKMU3c7vva7IpyhR/DXrFaVFSR3DZvFymCGcQZm2Md1j3s8O0SMORZt/5QaPscRb2gHazegl6g+Gr8BDP5Aw4p+KSxXqKVE5d//
8qfcMo2/AzSe4ryOuhBy70HhPIgOKvhVVjhWpwUSRO3pYVRCU613jNFf+v9tY8QDIVaj5Ux8DSg2JxiC+GRDEL+EIYhxJu61wr//6NO9+07nT7XvXo++U++v
+hXt+8l4W4mrLdL7mu49G5MQahp3XDbMOctRVWURxzVeVjcxHVW2E5kC3Hrj1F7t4zs7LRgB4G1E2DNGzW2IMoqkPVq1yC2QYVfhCkd1hnFod0a6n8h0CNyJ
kXeMJcNXUdPVMD281kvV7boVZsMh3nMnRMLjzY3244uxgDKRodII2H/OMYoemEcdXHGCBNZq8amubIOuRnpzF+yFx3fxXrikuBeyyCvRRNKGmrShdjHqWcnb
ELvhSrSSI9FKsUQr9Uu0Up9EKw1ItJIt0UqDEq1UKUYr0WCd40Iz8bjXgQSH5bGeHws8VyKYdjhGYZknUdnT4rTDBaVYbJCgx/T0qfhoId7RFTePB7ZPUvEK
Nwbm4eL4+DmAL6KFIMFvRRbsiywAwFpTk9wXXgoWwtYZm9XR2Kw20Q7uaaB6Adc9NvW+VbUUPudI+JzDET06J7BGNxuI1qp2nGspFG+XVBx+rc2Zqxc3muXm
uxo41kHlWjHzoeoyvUcydKL0N6earjVijeDRvpFVhbvkL9Pfva4RlbFssQmYhsbjAvdbGQQJA0uLUNXvUFG64sKxfVzT98RtH4E4WRjYuDyiXoZ2W5N1eSpD
We01lHUWOfIXMSZhadagg3KQBh5eMw+vysNh3dPzxJWoaqpaePgiNiwZJMir1c0a6TzDtbHT/axhNmjdNQ2mTU2urvW4+gl99Sq6WpZ3dq3NxEacO+q+6cN3
yU11Bgu25Pdn8cv3H3v/+6r0y9PzBz9aZShFriF91GZZsGnQiBlUMmLriiWBUx4ErhCHdVhyUnvAO8v+NZR3WGX9OxLG6IBgWA9uiAYOCKbyEEwF/6jUVq4I
HgvnbcaCHtMEGhtYRkVqK1ek7FZFwscr4DHMzDTLCIRlVDXL8OCH1c7M79u2uzP3UANgxr4OCWyXcMxzsZS6h1Lq8Gb6XErdj0R7Vkym8HlSH984lvikChHt
pYgY8zMsX1/XThc8ZKFOX2yhdqF0us9hXbjxpt3Mrgo10zmYhn7UNdA5usRPOSl3vZWFufjyZJufrF1GjvHQRJ/0XYdYY7WYz9fDdU9i9tOzZde9uL4noD+t
cFWvmnwG6bNaCBQtYNXkKfRZNqxXyIYNkfWMaODXoLJslgyrKl1NksY0dGVzlLbaKkYnCVG7h/pO57YJDCICZsVmroup2RoYvppVNa8yZqvRIu2iFsnr2Zb1
bNN6DrMkH6gRuqp5pIHIsvbm4A7lJtfRYEmQsAsNq5Ub5hYaFp5qw7xeDQt1w7hqbiOS8YnvpaVZYkCG8diG8dRy01aUvvA3Au061Gkw9MCJr77zsFz9arra
MUFxOjvZQODC5FrNYWLF036RWG03ixF5o4BOTUoYRCqpthvEC3OeYIJkxUw4zM0TY20gxtqwFP5QTrKti7G2IcZauxz+4Jcli0qhJvu3hyoQKcKdFRPzsO8k
gdHHX3pg9PUmMPoWWwdGH18QGH2LLZHRO5DsmOqLTWgyLz1Q3lNZrLSfQTgiv1rG91qJKLlGYkKnBKviP8kwXy3j+04Z3yslAOKtHDlzPI+URvhyV8iqlH9k
jC7flNsUgQHeAqfQsG/PloNtCvGl1QyEEhfeVYy74Se7Ilm6FzcQhgfBsj5QxgfjbbYPOTd+1vJfsOM29OQ6osIX4PH7YBqeSE6lCG03szyHvOZMFKpfjEIN
JUKbC/P5vHx1FGpYiNBmJ1y6Kh/jjslcz+K1hWquyGBzNukVSSsuLOABSJ0A8eUj3DeJdNizhDGExbDtQIdt92Vh22HvsO0w83eGhbBtti748OHFhTCGvmLY
dlVHnheoqVlUcMIslBsxWAzI2tcrlnsDuwwbetvCJXE5lntCnF5ZWHYtQx3qk1jujcxyyrHc6+Sms+Wm1cDXC7O6n4GG+4sR6BDSIb6uE3UBy3K+ENcU6pMy
D8ieiyUwKEIGHVHoqUaAx6Jye7bjadCgGrfdK6yRHpHfL2eV9xk1HASO/UpWJpywxZ9ShGz3QR7p61VasA+5lBABU0eus3tdZ+vrsDX5eTxHjDPUzcwaNJcg
PbEzgOzdQVWb67SywZZESiJe1cdOhtbM5HcsyWsczKvKvY3NofX0O5ZGd1h0clKZFjEi7HzXNtmtEatXz6Ly4wwuwt/4n/7P1ntrf+FtoM26WjSWxN1xIScZ
q0DGKjjZWHWVYqSxCtCkcpSI6Cj5iBz7sr1gSN6uh4R+S8Wz/YqNSXvVxsv/pRP+ao/JDx4Ve2JpUN6hBwU/asPaKzYqmdHoV2lUymPyj0/d/oXvzt3x6Z8u
XEFX40zOAOwMosxPcZef/uDLX/pCFX7tUxsxYk3Z04w5ITLJlC+aDzt5LMe0QlktlFbQMmWzKFcyyEmPBBF/gVMYGRunuDW7vbbmslM4lPLqocjD9VynjtIn
DotOfSZpzRyHkF9rL7j2Ybl2vNM02R8ZiExQApHRaRy1knxbF/m2IfJtU+RbvwuWVORbP5Nv92V5HTUryyR2acuuUFeiMySYNwNMxre48E2nFw/Qx/Snu+TU
J96TPe0L5afxZT/Tl33+xuyy/97jsn/Rl/0eX/YqTjmRVAxbRw4gwkDZZoso3N+rI9mHH446A7kHfd7NzYIohZ4ee/RLn6Xd+dEvvddnUhaBkiNqfih1ZSFV
VHFYvZhRkE0ZXJR1E5sE3a1wrjHMBWeRASoONrJ1CGv52nuMlYzNZ9isazhcLSaRd9Iu7WF7ZsvIW8UycgWJJp5ADnlI2uL7Lupw4zZ3+nHYiIIC0J8GYF9J
adP0oD+1xCAzJAaZYTQm/vGMwP0JmAmJXKnL/dVmC5MfcB715CGBSl6nqpM4+yF7LfD30j+/V+cY5KeBufc1Oa0Kp9t0+ui9OsmgKkkG1Tx1RMzVQepsYmD7
gAYo/UqG5vT+XXoCAq6IQB8AoGXD29WvvZXim0PqIXRUhKLCGk3cQ/9AD9VOu6N22WsXLvTaBey1C7u8dvCaBW+E1w5wzJjC+9+j24VKL7DSEIMCzFFt6iwb
SWXUT4jPQKxHBDJA1iqMAMD1dNjIahBKPKzXozaPQsIKfU3GpE6iLjUpRGdjuPZqQEns2QDYccECgJLibZ/CY861JlQ4SRqkAqL9uYBFA7cYhR8QrvqQuIXV
okNjjYWA4zrMoVl5cDO6sKYY5+ei4+h3jWOVEe798iCmMCBX3rTYIJIKUT3LXgKr6SprFCOIMDYevhYAyEgmTZomtVsCimwuSS9O0D6MlI+R6sNIBYuMFCsq
gbhBfR4pX0bKl5GiYcRI+WCvo3RoYqR8DFGLDnUeqbPsM6SVr5ZWjksrlbTy9BO1MsxaGfZsZSTNTF52G2FlraGpvyZtnJA2rpQ2ru7VxvI4OicZRy69jdwa
jndRsGlmbIWLM56kC5F0oXaiYX69DPPrpAtnSxfWSRfO+xUhBnokw5DQhPLiUIxWkj7gTMXHZkzSuquVNFejrdKacITjH3GE5X/FEZ5/2BGm/4QjXP+QI2z/
MUf4/rwjjP9hRzj/QUdY/0OO8P4HHWH+H3eE+x9whP3vd4T/P+DAG6mXtpcruR7wJzgNJzbtp57dpK0Npv2/7IZX84bTJeNCe1BVq1khRc2sYHjvPR/hr958
5IG45mOBuWpw3YyRMsCu7huo79tiAOQlUlgHVXHImnVQM+ug2nWT0D+Ga901oH9rvbVB6D+mc21AWFlmjUFY8cXLHSIsZkT82m1DRfLaALXIUsFnqXIxkzdx
B+web5fXVVNx/Mpbq+atGlvLN70Jss0wQG/8Xr3xpTch9yZMHTw+LGRK8p5Y+Iq9sX0O74Yj51hxOr9fHMdpNReHWII46Go0L48Dy4mmCo9xH+j6vg9xgdU1
zl731GAFPSkZme51p5hc9/LyO/Ke0vJLEVCQk+w+BwR1n6O1KV/Ecl7CHVgGoeTQIWXiSfezqDTHlWv/SYRaBKkeIeqdfNFm0D4+ccicmNcnDtpSUfMh8FAt
Fh6w04cxUKBh+bTG2W+nA0TLXjqwBsB9fO8eRz9s1pET0+bEcX3FMf305wpPf9bOn/qMLU88iiNKHHoALor/p6llQ0w9/mf5onkA61YD0K0GdVy3pe2hfaw5
aqBOA3rD6DXVbNWtE8gjVO3lAqDruKYPwp4QTkzUulpZIAClpPLGVomahsKlIZqlttXZgiy7WopbrBRH5YQ4Kk8HzC1EZAbFHYenS9ydlrg7+8XdGbAFXQ0g
v7yC2HMYXFuswKkh8ZANF92dHik2Rq27b8B3GMLRvqGx0zWKzwGnqPjso+5RP23JU09YZ/SUjSCZKlGwA/b1J8zGVll/7CThnHDI+5xO0Y7BYd1JXVsyUBbe
EWiPbitGZGyDuMbudY2trynbBSNpqka/orm6f6EPUtV0alfENg1/bmbyJ0f/+gvf/T6nS9UQahzM5VaN32J7j49qgDBW1Lchm277thT3+OkPvshJ6L2iqlgx
ZLiTgN0eUgLKS88W8BFdAUrUlPNKEe8eK18JGPzeGbEqL4x/L4TAGpXyoqRBqiSm4NLUoSZKfoDv+zYNU0MyhxtY8STGQ3quA0h6NGlishoQmfuarms7iMdB
Kz2S8nUhKMbqfQmJ1B6n0chu+pSF6MKfzuZaLPdvjy2b4S22bIaztrj/Z2zRyaZtiQrYIXvr9bKlbpcd9VrZUK+R/fNqbJtn2b8lu+ZV2DRXWe+UPfNKsBno
xSMmFZo7p8uJkVILsuR13KtXvk7ZMr3qPSox7o973R/LaX0/bULaNub8r32tU4DZ63rYS3pU1wIi/XGbWTL1wpK5kqPv2I4+70JcRlFdBpisaxvfgsXCeVy0
yADiGemQIwmF4dWPxCEUIUsA41moGIFFeekU15JSgdGQ8+nN3TGFhcM91kIU9BKuR7yAVMuC7C+BWHMbWpFefRZm92rB8zZHpNo9WrC8xelwiPUsPCrecnea
BdUV7nEb6Jkr3GN2ZxTHZ5EYtcgb9Oo3I5hfFaV7993I0SClRBCa6HOBl1NEjbCQ4ycbtLWOPgpqhHU2fQzX0K6Ie+yJ7B6NGhLlQBORQaVo0UeusBRN3qjR
bxGao1F1b8NG/9RH+coHCkLBfggMyE9pM/avx/cecBgTGN27rTjjWtS3f9kzTg2LfyTCFjfQE12RcYp6/8QRZ6nzBviXIWKP4tCmqbW1dLNLLOBu6nZISu/U
cuyutg7SZyRJag5s5aza2EJRR3T3v2ILRR22haIO2UJR85qiDmqKOsAUtZCcIkFMXC2o0ysFlmhCcCNOF1kI0lEN8LQWCdcu0BRHz3GBKbFEMBRZSrJFSrJE
SvJFSgpESgpFSqqLlNQUKalPpKS4JCUNiJQ0KFJSS6SkIZGShkVKGilLSQccIyXdVHNjkpAy+WjezuSjhSgVdXYocOlJsc5NkEJCW7O/ylpptua0IjZMxrCB
wGzEkLVMvyybr3Eetk31Rur0QfslbRvwjXvpfhtBrGwr9eJP35RXsHHE1GuJqdfOYu/YcC3RdqFYs2sSbReJ9YYJflxU3bbQPbDQPGCSMDRvP+geWUMDYlwd
FJNsK9NdUboJkc/ovoTAeLqJ8V3vKbuq/xc3UTPYBzTZ32cL+vA+vRzutOXte5kLLHf3IFWbyJ+4wzCOxBVGcLy+00aAe0+G6QvD9Cc/IZhB/3g++KXPdEDc
0s+wjGjV0FkHnLJ4MVG5n3NKP933Ac0p/bQJMvcLnDK3a+jhzXndL2mAEZkgvAyGmeyLLJug6ZBqEAk3GxZuNmK4WQajuvGO2/HfH5+fA6uO3J2MqJHsh6vG
+Kv5+Z1j9JThjb/O//3k/HuI++2SuPUqvKTEGYdyzjisOaOjOeO1QgnXCCFcLWP0ThmjK4UKrhAiuFRoYLOQwAZikL6Jv7cACgYm6JSYYFWYYCBMcEiY4LAw
wRFhgm0wQa0suuB/Z0tI2mpJI14pjr8JcfydLinGSrB7xiWUrS0ev5Z4/GKpHsG1JMAGXVSzDSVRGU6nQXEKtopOQQ8J1poNZm6yZyteZadzg73TvcHbiSiQ
UaJskvIQD7INwSRLkiqkPYkzaSHOZLnLJY+WuxZkPOVO1ndPVlQVgC2ch57U9yO/89zZSXv3uydBvfFWRMpeN5ZwfgeKMMC9Aljpr7KxxQVgZR8DXNV3K77I
XnBRH7Dzm7Md5IBEqlb4/V9n9Woo8W+HEdxJ4nB2TwbUwDytJNh96Rid8MdmJu0Z1I3AY5uqD4cafYtn72fjQb8GLrDxAwwCAww/7F6eDHI3orc0qlzq/S3w
HfNt2Htouyo07uezzC22JJV02f+T0C72rjnV2n/TZPzujqQZn8+thAFiu1zj8zX+/ptmBBqzMdPBwucayYjEjNQgu5Qdbrhy39Kwwe+4+U0NZE/SPHeGiOVy
8XpzH3QYQISbAF2pam/hjNcKihDIKGY5QVHEd3NPcfflyPCwGc+RBJX7eXQGOHycjSWcJ8jR4lgnA4Kf7IippB/092nHtbm4xKRE2NGWqbYCDJi4Fqvw7v4Z
IRqEL1hECTnsE311JD+H5i1492Wka+inLHI/qzdyqcV4ici/BfMWWsJapi4hUBmH2uXIcMAn0jQu5+gB636d3g6KLD7gb/GAyW27mXakXrBuG9o4aV2GYdIP
r70ZWb4qwsHSyNvmOdM3c0NEhyw0BgOOpqjgLQ1HGIYVvd913ByCS21JqlkcN3B4Ckm0HGHiWjbKvEA2cHvZZVzYXKQACzQzt5ddRq6JpOyRscsgYHkuqU3G
3FHOJtSvZ22STwrwFXMDZ3+uTZpbXJP7xz5RPSSV+C/lFDaXisZ9Q18uKN6BXPnWFJvlmGZx3y4eRpZ/XaYCZ24GKOVzncWeUVUROHQV0mostZe4nnf+MIg1
yuTkUye3gPVkzcaFN+JCK/qyV7FJmKzlEMoqw0socCJrMpidPH93UpERYGstCYaw3TAY6ihHvdB6AQtJQrrAriW1C7EywXKpOXMdK5dLYeKpm0k+ifEtOAXj
W1f4UKTbbCbMnwMmPtsKbG1s82iMGRSWwfDir2kzHY0RRpb2NxpZDnCCMZ8Gs2/rhQ2fgQ5UOHWWZSWN9NbWhQ2P1NLpXc7Whgf+ZZ7DYKqgHq9EPZdKAavy
GyPQA4ktHIMu49eR8SMaKA2wGfXK/VILzzxDSvd4KmIoxr80hXvqtC1wxZ5mlHekgSFrlrpg6S5IAiY/p6rtiz7XUMBTP7o7g/3iYKMaXVnbzEWcsIkiV5qD
i3TtMFEaWvwAAdRCPQ+ed3negd0Cm6wRt2JQ+GTYwVR1j1uAcYsmvQ5nD0onP8O393HVFk3kfTTizu4ZZc1EP6o4PgkDOT0HPehZ0ymOBZYmW10ttd6IvmxJ
apzpzQEe1zHmLjGLeiFuq8CrKhdIjeeFZAxURppem6+xe11j62sisV5mNuT6XKcpQEVzSR+RcxILQfdpWq7IrkG03Geaw1G1BkMeI9YEQQeqTwi6ztlVRHVC
0AGH6TI1RJqgowJBZw8CRTcxM24Piu713grImgiwExnFOYO1B7XqEdfUyuUANFRcIyq0EiPTKLXP0u0TMIDCzAmF1iOOaSathqQrFOKoYfrQRhVehHVHNMKC
F25hKhI2EGP3W9DBQPMPIs0ZqQZhTXozTIgF7oo8zu/X7WqP/E3wOmVdzAS0boqxhxHw9ehuYcvQeLaINWedKbnY4UyEJLiYU7hW46agcBOrQmdvYfcidCMS
bRvQ3rn2pm3W04u7dkylH7KllOb0vp1T6Wvk8zHExS/R5x/47an0wH+z5Ns/vGsqfa3+4fqpdLe++e/uohue0tf8xYfpy9f0l2lfH/fSyb952ubgGSu/hjrL
1/AR1xx+2pZv2TP5J/0yfNZt4NNZ4/DNNJt/0d3B56yfDjZFjNK8jte0Ct9qhZIQcPuETcfyQD78rZZG1PTUVrXt9HlmAOgotdTl+NhK1DNozty4c6oZNeqW
43pevWJLScLfnmpWojCMfK778qYGvNfh9vRIsLUBjJkIKQWBuTCsVkNXojLNV7Yk01W8/vgJnjzhWH1royq/VeRV/3Wq6ftOpVJxK6bIDPYQvoRje2spEtw5
WrAXGa3ckiOTMiZpiPqfHPnnqLBwNRTtRM/JfWZO/vQwjf2/k89H3jqVHtHnD+P8iHze9x+m0kP6/L45unupnjd97tZ560KZ1P84lf6d9Rv8+Y47iSRG38R1
naHpbwFQj6mvQWwCdbQiFKSBXJnueWHTVLpnHLRoxXv0plpjaz6Dmlvx+3BSPF7tnuMwvoWBPrj/FZNr3dX/OCm8KmvlkgKx/lsPDA9GC4Oh+8khFijvRSdu
kz5yvU5MPwJ7HKIHzRDkd16ut8xbm5iy6fMn/i8a6P9MPQve1HBRUmh7+k2wVra8B91jxXWSs1vCN9C1aLG79bqtYN5sXSmMpMumtK5hrHCQoJRkyRol3a5w
Xil33NIdP0qnvcIIeYWR8woj6hVG2ivMgFeaG68wa16Rcrx8RDc1sLJQYDEUOaHQyCcHsB3RcVAfh/RxWB/b+rhEjjzSLpaxVRppj8t2mNFuOCg+QWe4jmrE
0fgsCQrdshJbyABWAbYb2D4+Csndu8HLlSpsPFqrQvS69kJV05VTjDdR4diQO2bkZHuKi0rQj3TUiO98NtBngyngwrsc87HcWQkpwmH02wDbpD2XhKyrZNBY
7ItLKmPKInEkAoxWGf02nEEe1xg76WYgRHGBYX4bgrjiD85o9SlOGLyDxFMprY4oGpLfWbFqMvgWS34kkMUFntwwvvzecpgAfSwugEUsgQHQtiB+VZQrnjqd
3IS+r3s3sgHgqK7MdQZUc64zKOqidkUS8czQFSicJqpLDTCtgYq7YVoHZmhIoJ4GanCmGJ/NeGwl7BL7AkncWxS7xL6gYfeC9GZYpRzTWznALrEL2CWQqC/j
VtdZGTYdxlg1uRQoK/0lYNZmfhkKoEPyiyKmGR3tQJ9zesUsboo+VvFMZIe7c4GiyXpVMaqDMTRcierwoOO6ogi5MO6RKhlAs2nJGi3aDZKaoYKQa5n3ksZD
SNpYbbjG7nWNra+BdSkqkANamQV0ePd3svLVZupZGo/mZib/4btPcr4OyIXjOso5O2AxrGPVtI6V4gbJ4Um5YGUO1SaVWZPIjJFeqnTNcjfG8gzNSk9fq/PF
cP9nTVQVlg4UR1bKnVZiG1RaFbLn0VwamvwEFSEA3MaQ11C/FdjTDIYIlHL4JSUchlTTYSiqq6wheUO948uLOPEle1EkdUBMuJEJQELvbUm3CTECnAiSCdXR
pbaz8+WXt1AWjxGtj+hZUwmkXAekfc3UJfLlQgabKBfwaHMBj6uzAh5XZwU8pEyIIBsAHIFBG7Pvuo6G/p4V9JAH8VMk2b27+Ij9izy1LU9tmzIhz1WqUv9W
6uBWdp7ArgP9hJ6XMG7BcheoEDyFvtBKlS0PScCTBZtNuI1NEiT6IjWU9FNVF9N10oD5r8nlgz3GFC78iJ/63iL5Ri6nnCLlto5ygwiVb8BSLrZbfozqu1zk
GgTAoYIP3TrpTRJjnZt88UV3N7Yfv6ylnTt7/9ikB2126xhgkmEpHqADjCmIpwOQVAtG4Vi1IOM2+JchNAjoTWoABYCG1GCh5WwJIH2STte3JEOwag+roXfN
qWGxfDdZ0WTLN8qWBtuTOq6hq+maIVi+mxG/s9OiC/phpKeu8Chdzgwz5lLkKr6YrZlsviPFFf/eOMY5s/X4hVlJtMBSx0Jsk8g3JmNUEXM2h69/QJe5raB0
YGn4P8t7qgsTTQMHbKCZ2chCThYOAeLELZRcKNQTlGo9sB5wFUGQXL4++7IE6FsASJIjrebgHMFUKmEBgCgBSMEbx1Ab0tPq+qcy5FSGUuDSEXXunq9RFAFg
Y4uHyuLVGE9pNpLa21ObOUYlAx6VFv1n21nYGA18hGQ4ZV/ckMYh5w7/aKxt+T/+nZs1OEKpObagqXA7KlK+yFrw3jca5mLrhHvlSC8cRmYBbJJYhF0UVGI0
SNQ3k4Q5rllh+GN0vOpj2aKmXXVn9YZCzRIvg29wsgAjVBTVTlUa1Dt0ZMY6lu3411y449OBOZ1Jd3Tfcueite46IRNfyKQqpb9ln02kindS06/1zc6HOm6q
ehOtRPtyo2cywEV8y81a4F8pbsoJ8dOuhseH6RPJCzVu9K03C/V62n0TiZ7GBhNPpEITVqhYJtyaNHV4oiOyoMOyoPiBLfED9y8uTg2cTJwaOKE4BSlxQA3k
qap0A2Sqgax0rkiKg5AUW5AUh0hYBuwhNWVQSwotNTQDTzCExEHspqgo0RlcKCQOz6gWXcmWwBbJUtzfRrfs2zRSD8dSWIvIvpy1Z/XslYVecRHeTNihNW9k
30G0YdB0rIWODaFjwyTqd9qoVDDKzWjp3g2h/sCQaqN3XHJjGL1rLexdewbjMMRvUKMzl1H7RlDW187fztRuQhXzL0LFRt4kUtK5y7bArNZ5SfTjMcUYv069
14M1BkK0yDNZUjRfdPRKgTbZOCBEXu+U26XR0kyMIDMRPabiZPTyMjXKiT5Uq0I+lk3bzjfuIuiRg93Xk30QXMbIwwuB3pSzHFIDNnXGJ4sBIYbFrM37Dvtg
tsHcQVt5gx29X9wtZZzE19Nk4yci0NlDCIO5p0I+xhww1ImLVe5O1Z/Tdwr+nD4kf/d1+XOCzJ8TlFw5qAGeOVaczLFSUT64Ggk2a93VNBV9XMU1c+UwtIbH
luWqtnxXC5Zvp+DK8SFx1BZz5ThlV06/qnUG2AwnTnjtVfdU837qups/WQqd1BTDS2pDONc3GdD1TcCsxKzPCPcD4Hj9usl91ORNqk9M4Vs7fVEG57FzqulY
thNJZn6Vi2vEm8d4riQLv3jO5XNW6RwitrhdQhRiWOcZ8Rhp31yIGXdsy2EwVBrN+CvSr/K3E8y0LqaJbZ3LSJ/4KVavp1ilp0SaSi6VaDfaEjY3rAXzlOls
Qkz6PIpkSWrAwtkuXbjEYJt0TVycOBLTIP7wXrTBQ+Xxkdq2Bb483rnlnxMflTWO8vXmqUFHjBmCOGXpimL5kqOpRkHRbCEAfM281rS3+Kt9ol8LiyagRSON
dMxSYZwo7Mymvb1brKTF49LiNkRoSyp3WQIezzEVJbyqPkF9KzTLNA5P/vhu9lR/jzS4UuDFYmETXfEWlgT3SMgFzndFMXyFmd7LCJZwSpEYb+YSYI7+1DNk
oi8qR0uYG97CWzEG4/ccEih1kvtEqfBiVgPvdNpZ9t+2S7LWbc5avzVay6XxnnjfLlMa76uW1MbLAvFSK31hF4fpPfTQjWwnJLl2v3w0j35Af71TnnOffOVX
fKuy1rlT//zcH/DPews/30o/79E/PyE/31L4+UlnrTOjf/6a1O+b1l8ba5wXPiEf6exBfdZabx3Ax2h+lVfd6eyId1Z2ZObOfSVAhL0OKRwb3/p7j/7TxFt/
eL4Oqj7sTMXf2W0kyDx/knUKCS8WWoQQfJhaZ+lYu0OOuOUecyS+bl5nFB10JArxIUdAIQ9w/PsK9wEkXtor3DaXikdcppM0uehML57VlNM6PFZKdDeYPm7i
sigCz3/rjHZy62BmScyxLyTOW2WyD+Zm/qJT16mj/Rro3NXfYU7vg/o1CJVEn8tz4fc65Vx4dyGmwCBjCrildHiXRDX6p9Phke/nxXuMrL/XQeAJmBY9zttO
2xvJRYOsfAOpF7GJiL3eq8sR1pNhvMZFauQwUiOHWFHs/VDkjmGeaCt0J5+79+l/+tKxP9k7z3VL3fR6JDnyp2unFvx4tf7RJu2V2jPUccUU0OIwtI4b5cGb
pI2PIZI03eNwQiO14+abe+DhSaZDYkvmQzKCOR2BZgdAuxFgudm64pEahEtpBJovDafAs+CTQ9djfGUkNDSZuMR/30Tw2DSGELTpg799KptYnmgMKQ3yEWtq
hYVOtnG8mz4cNmdiPnNvVtT4HtW4FzSatAQhxk3Pm5pA/D19WsefRunT2fxpmD6t5k8xfVrJnxBmMsGfxujT6fxpnE0C+LS0ALw9b9EcAU8NFMXnxtT4NrV0
m1qyTcXb1PA2NbpNtbdhebRS6+KGzWy134wDkVY/XE3IGIbAgwoOnCrbH/EPIBsp+tAPIhoHEQ2DiMa56EOPm6TsQz9RmbN9ChGlLOS0hFSHL4FLQA0RRcDz
WQfEvK2GMUctbHw4QXLSxhXvGf76F/+ZWEs8p4ax/mb+IjlNnZadf+dYZ5keg3FenktpeSZq4wt//KMv/8bbLz3/Kupv9qXTUQMq/+3t2zrDrJoO58BM9LtS
2Q+K7hjWUE3L1GlvJ6VTv6wlloYevSHxspPPP/olPVRjc2qJ9EB17r2n1OF1U/lyWHY3Nb/rfgxIfsXonGrLg+5Wip9EUmYBHW8Ia24Ia2OTdmTpLWYG3PmJ
P+QdYlqykG+cnnPXOsfhgL5Ffngeabez2Lmqa53nHJ1Jc4hW8zNOnnpzFJ+nP++u4dTiyX3zzxEf3+vo1WJWDVZagRPaOSd8qosTDi3GCYdKnJCWNpa35oRP
MdOavVEzraccIH32AbNpmHhM7LLI4qAE1jAty3uS+sb+763adfsHtr5O1W/f+JlH/tvX/27HN193DyCms1+uGpNYfYGSoU8PyuNRpQl7zzTHgc84yZBkWome
a5rwvN1ZiuMx5MPQ8bhNGviQQXCHIWGMDsF1yJ6BDPCUI9a6ISyucZM8MoruD2FxjWJxjTOH7tlZW41jkRGD5QKWQ2oMxsUh1YZxcQgpLm06LIVYMqSWQCoZ
Bqeg8WFDaKzp46idVy+zuUfvNe951pZMpWdsASM4ilQHHZKPyghqKNs9Pqtx6oe0WeBbRyyNG1e+wpOM9DXOHlcMYXuJdmbdngRVJiB3cQKyFyMg+wRb6cIx
hWoGq36LiQclBFtEOvl6fHk0NC80dFjnVsledsQu0xCXR/O4PNk4w0hgBsyID4GGltKBaGgJjNRMQ1w0i0HIhkXiqidjGAGGPhoDDQ0vQkMI90XuE2L/uUA7
tWkpaMhWS0BDNvKj2vBesmgLcouJgkFDLTUIGhrUNHSgQENumYYO6vSZhzQtHQAtuVldgyFld1HIkHGLpd/68nO2htlbhIjuLBDRba5B/gySUY49OerQHi6g
niwY6TO0mw8jZIKEGNReoB2ahJgVjL1kk+yCTwr5JxZtABn7BGGmzwmXvBOfT4NYhZRzmlZsj8mwyBIGhmqfLUlEwiseIClgQT9bup8YuZ5rhWUxpoM7GQZk
lbXPkRTCux3wmrPsexxQQqmRt3wgb+SAbuQeaqTKiVcViRc76kmJd1qId48IYHYyJplQZeKdtSXVZ0YT8TQSBcf0VLdJtx3s6iCdOdkQAMVBNfKmN4pNV4VO
Ldr0oxY3/VrO0ZSGX19u99XS7HdKq6885Ub/8ac/vsuRcl8LZ26fI0+9UwPA0EyihUvOpTmj49L1NId0JC6NWYOwjRnDGqMZA22I5X/sRC3IaegVpBUgCC/G
6BqFqVic0cmAX8oodDLgV5QHfLMMzUYZmQ2vAJWshuCVtbnzkpmz4iav5lBPafK6cpMnpMmnS5PVS6CRj3zd/VWhEaaBQU0TsaYRQzNLdQuWyI7CUkmrtKMM
ZTsKaTSkdoi1ZNaw5Ph3btR5WZxDhl3FSCaDIpnEIpmML5RMtKo4qoZZbBVNIxBsgn4W6ohjD8McZ3eR8P4CCb/KaNnsfrTxZps9mzAfDpX5Mw94S3bhdpIL
Mp/TroohM2gYrGRobvJFe3cnUd6vYwxfpcfM1mM2WNZVMa5Jy7iITuT8Oqnja1yNF1xEiTbD22ZOYU5OtGGVvTVmrgc7QxIGPpT2be0MZfWhaTSSyZ03IUrm
VVxTff9MVt1o2hho88d4WG1aLNsP/X6vM/n3diehPXQcy7EzmNJXUojYtW8DV2vhIv1cgUMNdnEoW1NjC7MD+kzGNfW3NPXbXdQ/yNTf0hOSu1+0M8R0E01i
P9/CgXdg57c1HOxJrmUwXZt/xHQsVUvLPhJ6gEyKJW2oOFZFbnGiXJSBTQa1WG3I7UM5LmkLk9OSdrQKUzM+t+jc5OLRoxYN/FMgf464GAeU0VJGNVqCeXjU
kh91pdyuyTDbgdkeSqxgUE9WKypIl0OLSJdDJ+MFQ2UJc4lImEtFwhwXCXNQJMyWaCmVBUpKTYdZlUTLikiUlignQQfw6LpMlT6WkT9dA0Mk6oI0eTx1Cwna
bp5d7aa3vF9bdd30LM6ezeqect2N66AMQRYf5ELvpsKBW7CquJlV5UQjVCqr6WYWlkrJwnLCIY5liCs8xJW8D5X0CdOHSnoO9SFKD+NE2l9KS68of70VSwGd
uoArBKqpxxAmTUQFGVTfyRt/9O6/fe53P/T11691NwiawzqBvDqbvsVIT7Y4qna9tVKgHybo538VE/jpEvXCuA/IUrbw5kIMTMAxMDBIw3E8jJgySyCtLDAC
BMYMiUcDWcpcvKhU/Yzk8QzbKrFMMCXbodP522+cllC/99/IjbGipZgkxjBGuLFcgOhpviA6ltTtnfaO2k7nBgexXTucnQ5X2LWzxBNnS+LL6zITDQM5VlDB
VUyMqJ0KRO+0pj0TKN7zeUAdJEEvUzWn1WWmas7QCTlrqFPTdIy83wdIkwE0maujQmD+hUMNVWCUy7mYfC9MoD5DeLWnSHwLUPIU6lBiT1iW1E3DjzGCEVAo
AaVEXEvV2fGkv/jsf+Mv++CbYlMkwtO4AJIzFf/9tGATpdDctcbGz6WevvfmrIIBkLQEE1Z7EGWRRLJI6A4gb/rx+27W9TsBTMLORr08HLmxDn6kl4eN5eEs
divbwF24DUHQ0AM9LkLrL6eOAEKQvWt1xPdZuk5EM/syMcWJYWss3mT1oxzIKY50zvirEQKoggzZkNvrwE9aYj59CHXRHw02Awqan7Q8qNOjPCicmPSPLRk+
Wxb8+DM36r7P2/AdAzIJtarB9jsNIgtUcjBTPs1TTg+9eipxzdyaH5AshmglM/kuf5rGzO/gma/IzANST2ZebmTCnp+RqA8hDO1T9AE7MG+Ld4RH0hZfST1p
Zg6JJqYSWUGLdKhPqv4hEB02ZUYGwpQVKlJGZsw5zAs+55MuMD0lnLl/8iI8NIz9KsTq6tery1E1ElBBVu5Z1hLE/CFztEkcx4oRvbvcCjoDPIS0qyKgkCN7
rVbHTQ8wP1+auoU6YPXJW+m4z10r/NyEfzGZYpG20gb9/82PTGf7Ou59j4zUKmsca8rFmLWRpMbllqcYD7vOMr0swkFax3ATDatBOEVH1AAO7Tc3UP7cV8M0
2exW1z0eUg56TItm2k6GEQrZfjMXBGyca3/DFrjbr+NYWW8dwZF2hK/YstgP4ziw1j1ky3vn7UK3hrOpPjItMAJ5wrTDLb4EZbmwY6sWMS4iu00NpzQu08w3
5CFfN0GZ5hHMMzjut24ceugDejByeQMY2LRbXYmwhQI3inNuZJVYypWI5I95cRsKjkHBdV6koOA6U/Bidwr5xtQsUItDo2e9hrpJg7dcKr9PYHdYY51Oh2gN
bZEODRyqo9O4WRw3wiP+Mz3iP9UjflyP+PN6xI/pEX9Wj/hRuzRg+wqMtnvAwBZlhokm2pc1iiOXXcXjmXE7GQThd3GJ39VzjN16zu+ufAXYnYxuxh2uRLxD
bLjdQZqaposI45zbUZ97czv80Jvb7bO7ud10kdvxKGbcriFncm5HvOlKWXEZs6szImTG7KKc2fXqTl2Ipa55XaMnr9PjLdpDX4aMT594Sir41KJPOFnnCNtN
jFm6jjiCnhlW3PQiZ7Y2pNkaQkWHfiG2BkwSINX4metoJZ06IJ6jiRIt0pz0p5X00F0fv6eiTSQlbtbCmqxhUGIAZrE/CM4tpmsJ7iyzL/A0w8JUGmcczElb
moOpbgb2X2U1/RdZTNfLWtouS+laWUlXywuv7OJcMm8LOZfwK58zQHuxLJXzlhNwLNyfMy2leRaKO5Hgex7UxQLPamU867wS4zkPGlyrxLJaWbUAJ6sWYC9y
oxBh6+VyrDs0x7pdc6y9mmPdpjnWHs2xZjXHmi5zLJgTNaPvxbE2dDGswsD15FkKXtqODEtH42MTYfvw7DPgr8sx1pCnucY4J1dqgbrFa6NZEqXmrZy5OEXm
Ms8x35xFkjEXhz9t6OYtKhehTYcNc+HqtRzXlhdg7riGGfDFRg5FNqMjWIBOJo02C2TSzLTRZnqIhY8ZGUV62TGm42bEF+XidhPkMpSJ20Msbp/4AbqFxaYR
N2YJHCqGS/xs9Bwn5ua2dK+a/IgfcNxjw/Az5mJLcgdynWsvkR40phrs5TY/AK6ZWT5uSiQaBtPEJ1o8gkn/JbR4oMYk1AxqRFJhR884Z/2gHjZ/zYMqmjAf
kub/BrYONXU+ATQCFBjCsa1aB5PRR7jlP+SWu+lOYOnG29Od7+pEzFRJ+dhKo+lel75A4qe1FakBqnKdlNjlaOWKDBc9cFxGZwVRyujbGxyx3Iw0+jRCUAJd
EzPWRTJPQ4NainrWj4gmnrdLGgOIS7ikMajDQJrYQJDgx6YIDzsAvND6pJOdDOmkGRW19G4kjvLH8bvvTUYzhLS3c7wl7FjNxRrFI+VEGSCkcV4a+0E9h+Z3
VzirM+/qvckynJhQo/fe80gyfH+nH8H6s/d3ghz8bcEH0HseMHHv3Ym6G6faeMjd/JSafsppahl/byr1SDIIwBc5HyFDQEN3cRSpXVgwdrZgpOTurCDoReK3
l5kzfvtOtkg6WCRuj5vA9OCvryC6KAEypTXB8N/W6QxeaQHDkpHoK2pp3iugzlfUuKrSJ8H7tlYy9KW1mlEurbMZStxCEOlpa6zzVIt62VJLNpUEuEbXPPi6
eR+e0Tw/AD+BUY31B86X0VPVH3XPnmGmUujZYp9qpd7Xo2x1yTrD1qBAbEY6KpU5ZQa0uURnCTJCIYei/slN2lRTywtK9SrhdIrxmw/fUY7fDHT85u1Z/ObR
HvGbPxfj1bMPZvGbRx8sxW8+pb++sJefc+TBPALzQ+Fa57D++Qn5+YnCz3PeWucx/fN++Xm+8PO3SBM8qH++63aJItVfaec88GAWv/ncg1n85jP4GH1/2PN3
VnY0OL/B5DVUCzlNq6yVjGliA6G0CiRoYJWfgsoMp6yHIiA+mxDv02kgYbcP5FA1vvtGneOvg2gWxos+7Ol40bzK1Vn2570OO14+5yEmdJX1mCeelnlPYkEf
9oDWlRfDAAqnL2Ghxz3kPa1wp32EFa5wj3mAekoPelMghHmX87K4MoOX/g+06oAHq/gj2qpqc+rWcXZsL6drUHggHUnvvLNoSOdooMz1CF2qWXImHhZn+VFb
YmcSV2Jpyg7FAspuRaPsBpndmuMuu96UlTNLR9OHT9AeKMONUnsOSHvmbYkwkfYc6mpPIU6jouM0Tr09T52gPdCV6qX27JH2ZBESrkRIlNuzV7fnNt2ePS+l
PS+coD2QJKNydJc4rKdtCV6Q9sx2ted6ac52ac21p9wYlJNIdJp4V1POImVe3LA/tQUy9bjGnn1eI00fE4hETqhNEUBTRRWYzoiOmd6ni8PcqYvF7NXe3T0O
cEgZE3wY32c5hpqxwCP92HYmD7fB+kdlJSDvPeheJqPdq4SIxFMBia65k1DYINZNessHJZQQn4fZHiExGG1OwrfTOH3hT0z+4R03ZyEYGls1lBCMGrMD4gY1
TpovD1xYGNxwkcFt696NYpPuO9WxBm87VOBtB2fkLTUDmY2xYQDtUeFxz3pi5afBPeIJBzrEHMiM5gKm82s9R9NebDRfKIzmUj2aHKFxgpCLds+Qi4qEXNQk
5GI0HyEFQOzy6NWM5pT2pd+4f3rRtbS6eymV4ijaPeMoKhJHUZM4ilNtx2cKXuWFi2hUT+wSPbEVPbE1PbFjasE89L20efje/dPZPISYhxw1GFLjkM4UQFgw
hyIPIlOAXZekHOqA9w2/t+Ee+myCUe7pHYvC0MkSnMAD2C4OIBKGx42304ycx97Ic+1Pe/wxuG699SlPPOcHcRxf61CHv/9dOxtB6XgWh3LAk+5LNMRBDy8u
jTLeJfOw7xsP/SiPZynNBEe82nrk23rkl9L7R9lq6SGo8Kc4itXSgwcQ46nGmK5rmc6/VLUXrPl25krPaELmPo23m+lPg+14b4kCbN2OWpSvySXdtPCVhYLA
kl6CwJMko31wsZ1lgDaCfgO04QrQRsxwjuXrsHHosfz28Ty+sUz2NOCC2sGR+71I3tUkH+gO17oGflTfVRLTwDzcqSSOP2JiWw65IqSJoPWAp79Vdc0eVoSA
/19NOZ9WnhnzEz8onr13CToJXbAJJXnsbHqsyd//yp/dvPcn3zn4OvYUGxvwOvEBw1vcJ95i33iLU0u8xS/m3uIR8RYPi7d4SLzFLfEWD5a8xa54iwPxFtfE
W9wWTWMU3mLSSs2SGc4LYLAL3xeHPiMQWVIiwJcSAbaUCAilRECtXCLgcNVoLh/rd6OdzR0Zputhe0sS9ioRgPT42zMe8I4LGDjsuMVKZrpLT38t/rQpWTht
AxITcgkpmAnDL28eU7Ut2NeQxVTbQoIu/b5D1ThppcnKKW15IWSW2FSvognoUzU4hxpyEMBHIMbCDtEPfOypZAA7CdT+Jr4NrnBJ4ycFlUN+IzWQHpJfB2kV
0W9va0D6BvzdITzJrCrUEnXn7fQ19AOE0ZpeVDWg3HBfHrPZh23p9R5lud6h4bmHAEXnr6ErgcIG52F6Rnrnh/K1Zx6tJYJ0L1c6wMg9qKssztKZcBWsjSHA
+5MBHPfZfI1w05ClSm7RLWhRqENYBzRlDDJkePlNWVsZmJ3hq43RoFtpKuJAndpFxqRvNG/YwS5Q/Si0Azx85by9YW18/9fOeDZ6bf/rJThPcigrK9x2tsfc
C+MtwDs6VdhwucPvmZE1TgP8uCvDO/nk/PzTN/pcwI1rXferVkaX+5AGxXg3ED/ZCjqo+sABBqX8bO0SIoxBUBC94BKkctM3mDUGVjirSeocEPx+OqxL2rcn
Dj4FyejtyRK1RDlXjSmnYMTJPv7WmFpS+NJxiA2Obvw/fhP/fef8e1R7I3/8za+ef88+Ehjab0uaY7S599O73e1APyU65k918TKJ+wipzOkzbCvEOqgRCSec
6KqWXIV31IicgXAIz0rERpOG2AbrOOQNosaQeH1hUhvrLM1PDiv6fhr6N9FZhoPqKBziTkfb4Ebuvh1W9Hzj35c4vPDzzn210LnvoHPNMbWMbpPrBtBipzAO
w8Vx6NB1Q3ydU3jacPFpKrsklDyLh0EA+/bustei/MhSah6ohGWRDgC71k2p02iispOllTXBC2sd1st5CS+bDcVVtdyd6CQ4uxqDqikagJKQUR60+SNklI/z
x/XWARyTtaQBpiu1LB9yCb98dbe7F3fATWjjLeOyslV5YceyruuyrIMeq/qBXqsaFz/AHGO/5rsHbHQxfYiv/pzmz1EBqAIPglRR5n/UmSh7ySPm0ftt5oI5
t8vn4t16LsL0WRLmO2qEhn8c/94xRqtH5udDN+vnXI0/10gDry2077Pl9qUqG8+HSuN5hF6h1DK14MFX4M9b5cFX/gIPpg2CCGcptbvrwZvx5yJ58KWLP5hn
6yGegIM8AausR2wjVNGXh2k2NIbZWfaf2yxelRl09ihFrFxcaYYEOZ0m34BCjixBNYLFdrCRV3YHG0qfWGwHi9Cfx7l1q6y/xiZEx0MQX7taKzVQsQWXId0Y
H6xTqxv0f6nynQHBDXC3YJnS8koKc6nkLFvwONi811v4EuNLrL8E+BLoL21OuH4bpwdHHxmt+hwZV7nBZqBBExPnZjFxcPzS4gilqrvudx4E976ZPFwAQXM+
bFSiRPmYELj3DtqFGx4VW/VZ9t9D7qXLn0ZNHp9LWIXYl57CCPpsXItw92EAW/tcuordSun/+4JRI/G8vwVrS9jj1SehMY217lGAlTVngZeGQz/8yg0a+Fjv
g+yrnIfVu8Xf+xScy2j+cjqdDMFVyzf5KjjXvgNvqq63bseRpN69rlRgv83Vzk8c62vdWVfePu2COWmyGoLj083dzMMyLho+Y4TWWJM9khWSZ+F0bqoWnJHs
dLYKz2ETe/YscaKOGN8cZye32B3HLf60bvGndIsP6hY/pFt8QLf4Ad3ifW7pTUf5TfsKbyq0eQkG6aiTsMd+EMPk8oubhXgSHkYM4iCqWuBKFV8ulqBS2E+D
NK4GJ/LXBF8n1OU5eWoFh42eNatJYNrmOI28KboKiZW9Xff/Z470/6eO9P+4I/1/3tEBNo70/1knoxfd6ywgpFp6kYkTB5xqqmMw9t4lpn7n1Mr+Vs0Uxh8G
yaYHcXv5nKlNi5KPayDn+oUqeH767EdM1TyuFDZP19zHn7moHJp+182ZIygUR1BNHEFNc1H82I160/NRODGtpd/8o0XXtcwlVFOzojlEcLl7rMeKXmXd7iQu
JtFHhcOkbxtW+R0OPOrE1oZ5Ip0kBspgP1p1myOt24Ny25hdJ2l0hjgoBAuQRIJ+BMv3E3tHGAKbeIdMGzRWGt1+fRJyLRR83o4CVbDsjhRUtbCMZBapFpI5
WosimfEF9sILOKGjhQyCIsCpCmEiamWbHyIWBfKrbmDL2Jg0MjczmaA/dSQHhMAEzsFy3nYZ56KHeUIIGENmF03FPS9oXCP5hWoEqgPSiBqkzzdpEQ3zhQIO
Z0ZKAOKGeB81dZMtdv7CJBpm0DhYi7oOTU315cwAyXsLXpGtzasxmcvdK8vxomxQqzMb5am8jGNpZS3p3SKQ4BLnXPsbWIXueuvrOPatt47o1foVHJtrnMM4
9q91D+lVO+/kDTQPUyjcUQf5UDMOa0qZL1PKpfhzecIkcgVRzZN7b3UkzhkFtW/uGtyMfkZ05DMjSDJlxpc1dG5IXfX3GPf50rizSzruObbzemzLj8nGdjPY
3XJ3AycVBAWndqCDhQK+nv2rXGYEuyDvBaHcUE9G4NJuwaU9Apd2uOAWWEUCOrQ4QIhUHAQItTAdy+nQhwChFjzTp2Ongnu7RQyTpPaWihEgxFiMpzAOWNoR
jx5gQzk+itcKD2qRPPJImEUpcjUGrX+xQVuH6LLl7mrU99LEOPxvNnzDZk/8RcZxSMaxkY0joohSm/jHriwkR2xIPgNECTuGq7eJw0o2Jm3KgmsYNLCpIkCj
+jDP92URgschs7LibPIIAKvKLYVilgx3JRKAPxVCLCWgPCxGQYUmlSCcsFpqWGKgHijFV5a207AUby/r+wFIXDUuWtZr+6zJ6cz2whW/wl5XhnJab7ShtCTb
VH2ogwyA1SPejoa7Jc1km6mJtWOwlBETa+dmYCkuqGCkx00oPIo4OwFLQQqM7D142EjqAi457Azn8bTDzFhAVjcgnClQI28aS9wLNfTLiCIBnF5zcTa5fCvH
a9Et7nagWlcLMefDaNR22FCHuSVEmTAHAS/UhTEFXxAUN3IB42a5Gg4ZEDvE8xA823G5xgyxZewToRGnasbYSns1x1MRgSEohShfX+FkMgvRTasshrRFDGnJ
Rh8jpkVfXc1LK4ai5dREy2nqeBK3gHL2OcctYaAfziH7OaoYKOti96DPsHsgLiE7yZ/E6FCF3aMKu0cVdo8Ahw0C0i6/w+4R4uzqPDoBFcPY7nExf4LZ4zfw
ab11EYCE1zobM5tHNX3MAir/Z6dNuQDdOvP6gF/fxhvGgSkJm0fh9WLzYOj+QKD765n1pU7zVut6Q5DprFXxC6ILzua1PJI1KU6Q4cVF075b2ensKGJba4TM
9AiEUYaqOyJS7Xi5IG6QcNlasUi6G3Jp2Eo4wGrHVNOzPM+zPa7+OYESV7CihYLmMJ4sEpKVPne31De14z+6sRiYBcN2JzKBWR4WYO1NHIJCCzBa9FYI9wjP
qqUV4m00hec4bWgd53D9YNK6x2VjOQU7bu4dzO2ElXScAZrpnR++uWDkheukMsU6A6qeY30ImF8ksFdBUi/EQLpRhqdTMQ6VdjmovrowqL7OQfXVLjgdYLbW
Oaie86Ds+K4bNaJgu2MLKHDH1+Us66p6IYNfezrthUekXRxw6oAgatA+h0NoZqCRzUDDzEDPFy6YgfCTn5E5CPAhRgdkoIiSfPAaLYdyI3XVKy5qwKP8yRmD
E0n3VAQun/Eda/nQY6RNYiNyEAMBhc6WQCUHyP8rx7F3eqYE9OqMi+iyGkpgobEg/z/erj7Gjuq6v/l6896bmX2z613b7Ic9b6CNwRBchfqLD3vcpRioCqlQ
hKqqhdhRqyWRgNAINS5evAvYhbQmIq3rOOHtMy6meKmbUmxIjE0dwERuZBXU7h9utCgWGELaVUtVQ4jS8zvnzp2Zt2+NnUTlY+fN3Dt37r3n3HPPvfec32ky
ed2lVoSRuFTEAoPLIyJnPgOPWGDYSTAlMzKaimGm1wC5oJCZh2wufQKyv4UUiGpvVkpz+Cs//sfm/75y4pqNHIMjmXeDwkf02VfUgA0iviDs6BN3cfxONTjc
cGJbapcFIpdyKS2dEgOhG1yPQ7IS043UMVCNenAVh5y1RZYsSzvyNYM60trULiQcCRhkXc/HjM71HBjJvR5RbRIXcQ1zY8mciMuYLVotIOYvNRe24AQYlVWO
ytpWXKG0MsuTVpP3+vGAJctK9cCkBxw9fX2rKQF3uaywFfF7EWXj/Ms4P/1Yi3ylvJXjrzMKOQdNiLXfb9Tm+YuoCFFJBA3ODb3VhrlZWl2KbS2iSuzPKEKq
JK/C70XLKH51a71i8aabqTbdsgPHHF45w3OX2+G4BSu4MxoBsIINFkMcaWIuUAKVx5PtiQJWcBmhWqKxuHpzXGM/aDONUadhnyEh6nepT2gs6BLKY1xxb27H
u8jl8w1piGOYjtcWtjdbpsOtJg1YcS5tTcws9/m0OqoheoQ0spYDza550EurbU30q/+/FSuAeFcBHdDe6bKPA3pgZlj8xyRv3S+SpKztY8ndiXzuZFTlUAy+
hoe+OSit80jMeYxYUJodRdLFUgereRKCpIaMN4LU52JdvVHH/inUaytPzQrWyX5U/XSQ2jZVcpD7zwi6KJsxxWwoMxzztLQ+Fnj7b3Egl5/9zLorGTU5Yp4+
s+Wuqmks/5UjjK0srz07pkwirmJTB/nCyvBRRqMdNXg7xs10Jl2m44kh1KySoAiypdkVjTD3JvuFmwox8TnelikmY2OftPkyDibqglpLXQFDuMotLBRDrMCC
XJe8NqqMg6Az0wVhBLKYBZV11jjpghWiDJwQ1ozdzLvtHTxDlB2rrFC7PFYbXYQc5S1ynn1r4hLCHkTujUFVPIhqxTeJ2dXWap5wB1QMxvT+BYlw6pdUUNK6
bNz5ILsf9Uh8gwhtrXRq6xKY9V1sIR591lYfbaUyzr+tPVBxBqiwXFtTB5i0taWOrcXCuSbuLS4vi93IwwLehQnJxXQxsYCnuQULeJrmsYB3ozoW8G7k0wL+
XLoJGO5eqeOInWOwYhwjCPB5jlXtEcUDkEiwro6fGPY0ejsRoiJMV/pYpkuLzimriihaK8W8x7nOlxF/maSpCmkqTJp8AAS9HIq6vF05h4MrOjscLANgdJOX
RJcqh4Mf05IPfggfPV7wQzjkiB/Crse1H8JJ5YcAl4dp5YcwKnrA1gPaD2H0QMEP4aPnFFC0LMTOPJdDgrZXmDMq+ekJLue9XPJPjRXmKZX86G5Onk6Tvzc2
2qTkKXX/5sk9P/pXf4V54jntffDIAe19MI6f3tcvqVqsn9ibSF/ZVM4fEM5U8yjS260RcUHgoMuXxm5mrdZREYDRrV10LDjGu0Xy4oFxJcVPm0hmizVzJHU2
MEfCN7ekqmtginHfjBlXnoyry833AQdcgTtQTGuAGVt2YGoBAnc5ybQzEh7dktuEdjGdOEut7ZYY/jYtcT3YYYnrwV6rkbrJLSvArdSjrlXmEsjwVcQBdeDd
LqQLac2hKrqcYV1OO2db29FSzGlf2JUTOAbaCuZy2inAPk47jbIKskqZrLvoXfOeu3nO6cJQBHyQCyShkNdVb+/kcK6J3+hmm/Ol1jGcuND1hCmtnTKltdMI
41JONt0FxTNpiDJ/rIrDwMpI0vioVoKimEwZkjLjjrArMj3gpAw+RUMyQPrqxzBeyeXJlgJdu+N5+u72OWB9wgwSJ0yOT6hBFibf40EWalyfaB5HyOZzRT8K
PjcQeS0pfOvRtRtVjIPZYAGkqodzwPOkmAFlXrqmmAG9kFrlGxmOmaSW+zEFyMo0pA4Dvk85a0w52ZU2ppx8Evg+kFIO58mZuB5zkiXKsj1n7nzcwWnbLHPn
kw7MzkVsTeF333LzDUeh6XZRh5w/Mu4ZQzDd31c4srDH1ci4tagXYzd5w8njyLrK0CRIXt+btz/P5xLfG7+9Su3uN31zuN+4yv2mV7nfnGuV8gBnbxQNqd9w
xA53ykHpl5VOOgLB+O8ONMHLjR84DP7SRpvB86PNU0+NatpUFW3E6aetI9r9fubP4fdTbsNnNdINWsDgReW2ZtIT1RF+8uRZaAO/n56z+v3Mn8Pvp6z8fvqU
38+51qf54Z7MnrqNMicdKZYo06coBcDW+pVEE7p2ryYaCegc+hgDDv3LJ4mwbezVjv9nqQDn06bpP3AkYIHQPuWFQg3q6d6V2kOqYYOmnBxccKNMXHAEPzj8
5d5nrnvzTx5b01Ji0wl/NCY7wuxQpyUhCeE7J/5aIZyvXbNhgLfKDLVVlk4FSiZvHjmg3rx+7e7YO4QpsKwmP5cjYhIFuZHvbsm88xA3T0KbiTvecnOHI5Po
QWeFtZ1/L7X2O6usrY7k2Ut5RlWeJuU5Y6dosskZm9uSEn5c2bCPsn8Om+KW8+CVyB++xxOwtpMtY9sArUR4Li8NM0EEu9J4BTIoXF16GVfS9r5rCjmP4Nq9
3PwOokFdTJdGReJSfFfFpais0CbeftlLdvw5WGuHmZ/BYTaVbDOvzSLbUdfSA57JEpwE21CFHjWTvRDPSViY/i2a6a1Kwr4JibG69Ag240zAzt/PEn9hYjWq
vGwvaB3Md7OVkExTaDrFfeDy7H3gGu8Dl4vqAok7+l+pC82iutB0sNiAyLbjhdh2Dfl4L76AoUPKgjeGPVUrp6KVcdiFPYsLlpolvRN+OwAqy9Szm0eu47DZ
9BtHW71Zppk1n+WA6iU53y2zb9pNgXIsCpeaRdDWkMVJxP5E4rS3pChLeoWTQqwUscdsa589W+D7bDCOITvHDk5hlpunqYR18QrWu6Q1uVrAnmFWNU6I89Vt
7MAms80fFetxq3ia3SJeKTdTrdKZppsj/qZa2svKd9DKsEffcWJboC4rwB591xFs+VOOFEnqXPcs9diJ+9K9MIvH7BzYo0wjq6OpigVTlUJAMB0CzEqhUWGD
UcmwR/XzqLthp5vxtFhVyqbNUcQE3rIf68/uTuiWWSF5ckQgBw4xI+3rl+uwLABRmXnxJr1t1NtGKuwRWQkQ8CJrPYvYZUy6tbKL1KfigWhfq2XiGbiyYWmC
ORwO+0rjQ5d/4kDvA/65unQGV5IeM27yK5lPopubhpichibn5VSKOGh+4Aog6hlXOS65Qt4ZFxxcIHtdkX2gA9kXpGTnSGT1OcjOIcnqHclenw05m5K9Hi1Q
ZLczsgMxP30eDfDxFG/7GCC82AZFRjvhBzoRPivGAezju5gy+lZTf4m/GNgAqAGnHJHezA40egAxXLknsu/GmTW7WuVHkpV3FXvXkb5+R82/+SEk/adYNRfc
up7umv9C44g3bwub5X2yWS6osWx6qquaIvaifVn9uxnCl+F7K2Af1Z/zJ88yklLXyZj1jPnJm4byYS3xYi7nOJvvs2JPGWnPqB7rVj1W90RJajp81Cw4V31y
rKssXyxt+SJRhjrOLK6gw7rUUVjaWKB9P45MgA5rgfIL6dLNIKzwFgsxWWHnO4S9AaIRVBCMoMaKTly+ToJKzpCm8LaYArGXTojpiUEyl4kT234T24rWSLso
h90Jx5iSiFOyr3ywbTXzhPK2Tr2v9wJLO7W+DDGx1FC9L6GzcJg47YjLDG9b2WKGoyIxuToSk8191GGxjjmTUTPgg4c+ciWIsAud9QJEBlzNu1XsEsfdGSqb
DNb66gKUIRGWdIyGchFId4eKufWYKUNiO1qUms2T4uW2LyhJxNW1cNOLlvfdjosWjN3ka3t40YLxm/jcJyHbWaRtPqoGrKs9u8vJxW0MejTHoDXFoOnQ7VUM
2pcyqABcVDW+4xbRrdLzxiUxXABjl90bFyg7xtmmuNfpdFyKVrmoI/64DIACaGceXUZjgLdKOndb7Ry67fvpvPfevzz/9F8e39WL6Q9Q54p6bpF6FVnZ2EK7
Up4Z2cq2vYvLuoutn7OLWeOz5YTkjCk9yVDtYSfTiFBtmSjwEEUeKnObJfLlI4YnuKy01RLYgnFL2HHU4o2w99PRrMZ0YYC3oQ6GyZjSoUuNAW+WCyoAH+F+
OiDup7a4n1rsdApX0Rw8sXI4XdAhRHfqcFoTh9NucTjtLcAT19MY2uzZykKpmh6AT9hskmSntgQztvaYSMR4nH1fbWytV7Losspk+jDDgtnamNyGq1kVlyVE
Mht+dx4uOBixtckul0rzqJ0ekm89CqMOP9vdGlhlTRVSvdRvXaWeyKemP47A1E7ffG4gzt3yW9Oz38JitRpV9Q29pW/VW8dsQdArJ8dolVh5UlamDP94kZgG
8rJUhOlF7LtBKwFBMBoUBCMbjypqVGVQcLCoVWs3Wmmzs8ISvXaTTnrJTpPCp9my1032tbCO+6qZN5zjVeCfZatAfoceyCpwXNC5oR/YGVgSAyXNBkJyxXCN
2FqxyK2GkQurrt1pcmzwVGonpwCbELaU70vCeWbuA2UdPN37pmtZeUigUSPvrVNi5EYJW55KrjIk10p8VxvRIgZ6VhOJgc7G3liSlYtB0OV5JX2uo6DTmxwF
/TZxqpEcAov49RSSKoz5YItmTonmjIkzba0hVg6VvI3AL2XVUzxLtyJTBZCWYzQxz68q83yLzfON1Dy/Cp3MbDPP/7ScvAM7uoNJvvjvcjJ3PKyRRQ3UX1Z4
kLlI2WWsSbg7roq5O9bG2lZASkqdmxiZMj3AKmO3Yb2QeVhYfa3cXQXWgmhUJOCKJFeMMPJw+PAD+jAGH7uCxw5Ot7kKl4oL1kXiRRGJueZKjcOcfOcn4qtS
KPKRB/ToPY/ipHrhVx5QVt75pFwzLyttZPBCoKnGBiYni1XsTpOTpfD6ZXLKl69GG7ry79hR7YEt4h3LY84Q3xgOLwVrz3QDUIUbz6qjBj38xRBrVjA1eXja
MjyVP5Man79/toGfPLglte3+259v+N9hGpnJUJhZwrpqPMMc7LCKiEq/I7v7EaSrTHLI6wpWnKXt5pQsq2BYu9m3xqJKbXMZgPn3VfmvtsFt0pdN9eUSrcGh
nuNkKLbZyGcJIHnVuRDdHqsBRROepWb48sPMN8mbJbEHmqY02D6N0JP0iOkjlUbSVN6mJ2lZOPV01G6EyTBm+kvJ9JYtqYwH8pzIeEvLeCjV9C0l36WsNyhr
8pCcyp5wGQ3VPI5nW+XZMZdeP21KfXB+wrWiJ2kZ278PXDk7X9vwwP28v5fu23EVplUZR4K0jOm0DMqGWNV0PWUjQD2p8zB4pOuuEOIxmVLvoicq6etT6euw
N9+HuOM0B+3FlXScZ3F1lpv7AzRzdekYLCHKapzOHkNleazGEAzeSR9J63raHQmflxZRY7MYBsoh306B1ZV8qaVdFR68X+JRc3TigMcZLM5rH4/SLiZhl5Wm
a2KPZy61TtRiH9epGjrmuBdbB1pN2EEOxDq45uaNWaDNzRvultNlemevpzBJdeqX2ZVeaU9mqdRMWjHgRv2JibhrIoZxTpBLCuHBQ0nhRNzdomz0px6F+EV/
/CiglyeaTVSHvrbfazXjgNICvkxMNLqo7RnaUJe8Eagnd963EfOLur3zobVctWBn1LWTufjlh7LYFKXSRhWMeSTukR0wE57Bxz359Ona7tg/FM/juevOMVL4
6eHWgBR+uo4GjfmcySclHT3pNxbieswH3uxS64jf6Mf1oN8Y4Hb4AFel1TFmbLpv+o0hXHf4tECh63afFgEoH85XKNfrBMCv+7xU2qDCqySbf4sxWXuyPvH9
rlwP+VGob1payaRu8v1CP9JHZ6jlrbNyQA0fvCHgk1vKmyuulOeHIKtnA+SnUvtzFKqnsBZCoLoCSu3xYduS56oipQdRzoJogC70ezDHUsRg0SCxVH0iXtjG
iEgCIwbEcK1oITELLA1a0YIJ5jpitGa8sBnX8xUCzkadckww0q3ld6hGPdccMyq+nXAYmnqR6YAWDlVrrtrhwOYCtKxfOkdlqFNF+qVlCzA+FugG9KMaQa4V
PsriC1U8KFQ6kNx+YZRk7IR6B6VcdsYW3olxk9U/8KL5UVcL7outJvFYjzdLBoANfbFFnU10cGuB7G1cy1zgV0hiBjk0sS7fLrSD+rBbF9oYzCXl3skzX9jW
8GsD3w+8X7AIj8ZOQS773V4pX0/6BBjaSztiEHYtrTZBCBkZiIzsn5tr6yB1APFIfwYnAOMs9O5qxsX+pKR+DAPqSoPhkPNcS1rXDYHVsYVBvrE9JBhIwe7f
CQYucC8KMKKeawMr6sKOpy8dE7D8RSRE/uf+NS0FtfLymmbEiVTz4Ste/cyeHw69ek1ruL9p0H+XrGkC1oUYiuaDYLj6hb3zfrPnratbw6eG/+cPr33rd69B
YjB8w+SyO1/9nXeuag0vPvipt//77ZGr6TX6VwueZqsBvsf3F3z+pfmff+kz+vt71kgZv/f4vQduuu+r+tMfXoNP46vf2HRk7z2rnqKv7pg6859T/9FQX/2r
P31+w71b/kZ/9ZLiV6fX5CtAxHa9aBGkxpxjm3prCPQPRRarDCTDopAyDIL+KZkH8SdUY3swpXXb2DYLY4KoEXXlDhbLNAY7MzhnDc8mCkrLkg3gJMpHMxbL
geEtx177wrI/OLUmbfTK3yB5eShevO6aB+NIr+xGN49RB6RyceVRkalrb/lJ44PDLVS9PvxrGz7bf/uzJ66mgSCsjRcmcJNDFSKJl1UPfh9D1EMtGT/+bCY7
DEWB2dCfzWSHQWnmwT5KnsVkLyLRn81kh4Tc1O/zo8GsZjT4hib4DcVqh/OshueK1V4sshq+rVjtUJ7VAs1e/DlI+hZpPtSUxeuMsZtja+DQA4eJvbM+PlLa
VOjvgESy5GLSglwmXImIiXjs/tPD7P+wlM2CTXjWBDxudyOqRkAdXRADmnhgIlAeGeiFhRD7C0Tse6zseFBSonnroPPWx6Le8RXWaej73cxaq6wzuAH3r7Jm
oP9PuUr3RcStyM2vokwu0MVb08g6DUs46NvdW3Umcc1v04MNKOLQ2GtQiNXKKHzhfhU4wBNvU7Z4r5LoYkWclnHVO/i484sBAmFhqQbmN2FnAfnGziIjqNLN
+HMr9+KRh/MBzfB8vajPt7Xwt0KNbpKqCEiYJXGgFLNOIb08Lu6Fh9mrX4XyssQFtWHzgYxymObK1/SxUU0cpttfF3dPagWsvoLdq0zZeaPFaLUBRDsRGBsY
wouXOeF/Paw6r5kuSyOvLvO1uAQjPBjN4YaX9p/xpQT5aIlUWh/Yym3WSu67i2PwGTcMpA3ILxOhTisf2h5BebfUKqnRiHrQ2pjLB0UupNcbi1SgsGs5Fkw4
IvYT9LIH8sW0El80gnNseoCNLxK3I9LQHvWrGl3ITrm81VXFXjHvqsG6gsND3Mu9gkuV948upNu4UUXsCShlVe3Ga+MNO3XjrXLZ/IaHhRdpJ43owjsoJaYP
Uz4v9ZzDl2Iq5rfZF5CYWdOip+GJiz7+nSe74OKUF744rvHbc1Du8nPnuRlUn3yiYFD9jYoYVD/yREdg9327tUH1v3UwqN4my/TxZ7RB9UeTBYPqM+r2vZbA
8E5mFtOHyivM91TycUk+nU82V5jTKnmfJJ9Mk18ZG91PyW+o+x++9c/WCvP4pDan3vqMNqcexU9vYrBS32zc52w2NmH/xt7spHs42y1tTJ13qLus9KsKecKQ
AyK4DzVcPojmTYFPiBnuFA1SI/mE7AU4+OBPDXZC22+QaBlXxy1TbK9VeITNDJUQOeE31dHVfn6KNBwpPcGgpX+/Tbb6xIKMD5eeMQTffdKQA6B9huA+71W2
f0+wcSZKD//iweyD4bfH1Zlu4Z6tnnBUVk7ePDVh4PyMDRnNuKaOcfl06Xkz9mArQD8PmrF/NyryghkHsBuIxWvga+NZrEIOFq/sxqUh3/rlNIT6KPyHbdwQ
R47DTDkOe4djMl9uvGvKMfspM5bjdzPuUbu7PThYvuduhES+525gfaOSaWkAo4t8lbOLUmtAAaWK+Q0SI1R20OimSXASB3mwp6pobNhnt2l05rKgM7uCzlxJ
zXAOwhHkkyvM/Ub6mliXpt7q+lAxsyJlE4LncWqKjjYEmTdnbeqyBdfwp/if19ew1asZV3hHHXaqRJrJ8cN46YQZX0Azy0CqNDGOcv954CgPnA1HeUhH8nai
IcFRNvgn4ygbEocb7WccZaOIo1zEPz5oSBTtZ4E4Lb2wSHIBIHBxEXbYSCJdgpwFLwa83GJVQMSdKsSMosXaOGbhlUYLlVmwujRhiGkjDGqxfbcL1/nLzR1G
0p/s21OI/Zur6KJogJTz4jN6kgJt92bRm/OtY4sHQzgBhpM7DOYGBziraN1QoXVbjeQiScufdD9iREMdDARQ/+T4Honjjd+L0AYEfJSw5lk1km8/9v7rpSyc
erH7d7Bh8S4jHpLKgu4FEoHUO9pEZc/Zw3Rrn8whn0NB932cN+YQVj5ZkGiaDfu8LJy4F/WSDmlhb82bJA7snowbMOExJuMYjB9OxhfibCkeGojqk+ONi/Jb
YXkcqirP+51qW0UtPKkt5zM65TNUPmhVOUAqH0+qOUAq+u5FVGeqYnUy/j/mvjVIjqtKs/JRlVlVWV3Z1e9uqZVZku0WksYCjF5mGacC27JhwRCeDc8GsWEe
PxzN/jAySxjCs2rbDcggG8GIHZkROx07gBtG8srGY9oghsYYQgOGaC8Kou3RTnQsLKtl7NiewDBtwix7v3POvZlZld1qmUesHaGsrMrO+zr33nPP+c53LkMV
N1D96mNR7dT020lZialJkary5v17PjIdXQZKqzH1oLrhdOKtlC+TRxXRjD0Jz1emptqYPqbmHnnFjGxZnbL1hk7ZksQdM8LXfdgC7VmyN3l+1VkwqObXEDGO
HYyGBTuWlbSZX241WPKLyVmzS86aJhlcR81fVTgrrNVmxckvpLMiolmRLvHUhx21w68yj49N3W0nv6b5MrWwVissaUW1oxWWZrOqrzESr7609pzPtGc7teci
45DZWtYzIhdtS7I5OfJQViZyS3hup56wz9uxxAGfUUoEHInrdIJABRPl62JUIWqXWrR5Uzxnc9TIMxRataM0T5nZafOsyWbalE20JbvEoGwzQznFgsPbnEQy
hDMcabGk1Rm470UvM4Fw4L/zObNJQyNK78S2CwQUkl64kujLEodmhd962i5Kc2EnPVobzKRXsAvl4gJCmr/N6RV+YnNMy5KtA79JHYAicGmbfx7YS/rggU5s
bz9jey3jyTR5FOw0j4IteRRw7Vc7np3f/+18HgWNG+Q8CnbbETUyFUPD/X/uTBqrkn2EFEAkNaiwToikBi6rgQzw+onNSQ2U2lit8x9jBDweYnwMxAtMS+Et
xFCpnn9HFIBpi+VEmLaQW8XVyQoqB1errYRnyFx4D0+FdfrUL2EqeNB/WqIC10QlbkqbB6XNQ5yqh2fMXTxhPsjz5TZMF3SCTIPk4yz/BTgwi3FgFcaBeYQD
k+QDOL8DB7aRcWBVxoGNMA7MZxxYowgH1mQcWItxYIPs4B9id3zAODDCn+ggldLV1r9h6foTdanuK93MeNGbWJt7M8WnvFmJKYFvb+bolP7duQQER022+yMD
5Yowgvjaz77k5vJ9XZZygqTEK0HbQxio+jls+yYWlHICIikYrDPJdj4QHXOZyC3Zrs+L866wuxHcp13jhlW32n67vtuZdzGW33V5dP7eVQo9Ykcn7KfcuGnq
UCOIT9jj2CWL6A4JD90sEpcmf52yul2c0I1rXSZ6ub/S8EFVbYHSBH/4Eq1X/B6lqT2k/d9Rj0CQmrRCKl2MzAhQt3qAQgoyEKR3EwSpBi8aNtrwINJoqoHG
H/AalNXE6PxLaztFNlElwml9QgzblCijyWkzaGEJeF0iGCoeD2eyVJ01pIajaCaDJ06fqevscyyB21MJVGuMxVpqEwl01RPqkn0lbUU/tWJbHfottSORAYCi
6ZqJE3sA2wU8upTbbt3bMakWnjrlUjS5brZSKXLt7qhJwOoHdwQiGHmUqeR1CpfsJrrkTFY9gsaakPfrtGJstp85Xcmjq1VSKnhEKniYK6iTOmpkV2r4sBje
V07OpYYPSsnI6fl+JnrI/0b+UuxMkmbnJ/L+JYs3r2XJrPW8xcv0lM3WkZdBxcxhwbQy3G1zZq7DYviYtlm/OaJ2AUrvB+x6WiMJ4af6lAS23peGwwG+3uak
x5ROUIfHnXfz4XHWarnHrQ6aNHAw2RIed97NAfTPuwhi6EdE3ABn5u6l9BODUR+MutVogHQlK11ynczii4S6+Qg5imkh2oLBfFQcQQj7KLjJY+KaamfswgRp
PHtQLbATgh4nH7ewneMrJ1gYdqox1CSFTUhNQ10QRhlkykKPr5QKCrvAMW930ibcbnLcZl7Buo3XemTKaxoFy9dJIPBRkkCUkbIHpoSoh5JApEFeszkNXo2O
I3qs0xXYdSuWDoSs+QcaCDE9yxW8hTSfdkXNtVzlDnDlbgLKsKNyz7mmcs+6XLlFlyu34GYiuxbcnO63QLv0OZe7ftGlQ+FsLu9TMw1GepSmwA7VfBb90xYr
OiclCHbWgueJ9IDzLofY+BTKq0NsWpBXH76SFnwlFQofKZRODzoFjHY+hY/4SMkNztkQ4SM+tJZhEMtBsfGRuT6EwINvLecSwJeU7eW6hpda9ynYS2kp5yz4
y6lMwjc66C3KZ44oWrLXLrgFBwXVoTXTleagcM7tOCggIAICkgmIQNh4Mjy5WkxExCvSBl6AQIvkmUQkPhm480OTJhTszcREzOZPmac71lfOId5irfi4zUlU
18lJK4PtpNbiHaUvyjo4K+vk52xeJ2fkPHgCscqaVLVPpzPPxT/UAopCaSRM4NFCaifJBrGdQxUmOBtEJtKhwRpusItI+5S4h6wSQ7Vtsmprs2prsWoroPUK
q7YhqbYxHUUMfv2jfXVoo81DHhwWd/l0de4yHDBHg4xmSuwv0DW9LvhXJa8ZtKvMVMLaqU9oQIFnKjGpTSplUuMzsZ8ErMsAuLoT7HLJBD+JJa2WTDDs8znr
WlpXDjuTRACrvsAPYNpUkzChhOSR19BpIIHPKaLst/B0LkBIdICLs/sTZYfE7d/0x9ISmyOLw3+WOAdbvA52JgD/9l18qlWLLY41FHx/615nD/96C0419OtN
u50Jmi6yTaRB9xtY0oZ59aFZo57QYfaeSZFGYfYW7w9uR09S9aU3UdpKmfr6OWF6Qb+qJlV0xxoiecoaJ31qrRJoH+qiQtZGkShNSgojdcTYaQoKsSlSaaac
EDKFWDz7oJpgdcrz3QMduqE0RCQuxxKbvFydJG5ateLsK4kpUc2FlWrqJZstZ7xkFpcirrD1s1Cj9tXJ8C/ZnU/7CmVnBN62LIVk34z55E3qHzJOtqPoCaXF
Uea/Iz5JygmK3jphFKNriZuQJeVK6wtCR/L5Mi8wn5N8yjOST/kEArJqRj9XxYprjUsXixhCEjysBw72jipHaWKtp9x4Doc8yZJP54fce2j4qOqpwhqwvuez
uhcqLa6IvMdO+W7s5MxD4tC1k8tpr0q5ezyOBe2DsA4gR90H4kFDlqsXjngI9ivWwnT2NPtKaxQ73I7SCDCpO0rDjJ8G9bSNenHU4FCjRGuNCIBS+3it4cZi
4J64T6ylSkz5htRbhxNUTjkI4t7mrNjwDm1zlm24oLY5F8jMt82ZI2/RNkfpApuIPwpOIPBKWXGMv1fnijbxTVnxZlHnt4g6f5lYaC4XAo0r2DgywYmLt+Kv
P1mOX0W5gcvxNkqYXY63U6LscryDauXGf0T8Tk58Ja7zTryTauXEr6ZaOfFraHNy4tcK29VVwnb1OmHB2kW1cuLdVCsn3kPGSjf8KgVROby1yV3I3X9dQxMi
Zhb91/a4Jct2VE+2MWqNSrSbDrl74A+coI9b1cd3qR92RZfT/RVy/7poC91fJvdXRZtxeU0U4/JH0UZcdkQbcNkejeHy6ijCZWe0CZcro/F3NpygImXjjFBe
rfhyR/HljuLLXG6Zyy1zuWUut8zllrncMpdrwyPM5drXKw1slXLdjnLdjnJdLtflcl0u1+VyXS7X5XJdLtfCnsblqmO2s1q5Tke5Tke5DpfrcLkOl+twuQ6X
63C5Dsp9F+gDtkWjdzDa6VXRyB28X8NaEBJ7GwBA5fB+OXSkSxFb8JAw1CKNhgMmCTARQ5VhxaaHFZtGTrGpsGIzwIrNICs2fazY9KbJslCHmtqp/kJbhkF1
o8m/u7jIy8nxfOT28bJhIyeMU6iNbW2DcWpDbw/X+GMEq0JX1aHxVQ6Nb3JovMeh8TUOjR9WayEht5np52igFbEdJbATq1alsZAlAJFM+lN1t11/rD/ScEAv
XM2S5esYJJBdpBoaG401PYJtmG1t+CXtIr+kDX+jz4g9O33aKnrakqfBjOl3cCd4JvxO14LUIm2rBhueJhk2X0aW4cz0meXWP0n0noV/fyqqEcttjXFihjmz
StwfRLlgFZFnVrmCtag6nQmPnIVRDXklTe4ak8hBHT61deKai3K419/SzeHuRTjf1W8cS3RGmEp48l6JDLsmJqhfHUC20v4mgb/qGB7KglLNVJEodcEPESQ7
2P3D0XM7OVnIVeosi0i7Nge/Zvh1f2O9iexYngkNnQBHXDPiJx+7N5MIajuv9h62Z1C5gyBBcpKkJLv7S28jMG4jaipVzVOKQW8cBC6nN+l8MwcI9nG4YIuq
waPdYtthHz36OFeXSXXtgneXOJFrD52XiHDPvIlSgu3ihC5C4NDU6V16DYFDL2ZyM7GKhwBnbE7vovkbQuZvCJi/ocX8DT3M30CeBWQihe8+M0TMCpveMyts
lY/i5KBrcvGdkbtCqYz6ExOLiQi3xZEH+gKaln4ySgka0J83tEOmqQFz/SHoxjjcJP+RPqnuST40SeGP6tMH6FMj8q60KFcYkknY6QFuR+lAu27WicLVQQJz
V10M6rQatFtRKxOYW3mtdSMHh16jRtLRKX5kyur1oc5z22SXDLE2hLw26DyRLTXk9GchhfAys0oNs7xVRKyS/mEl6rnauhF5pfaVbuD0UwfAakXRtRjJa1BQ
Q1UugN29eTDq4fx0IiaapKaZrlzBJJ2zDk1isOrGQFe50roRPkGbxgYuwSb1LMd+vhEhsyJslEkF1p6mduvZBzF9kb1tOhfGO8zB1RRaXZIAbKXsUs6Vdl0i
X2We7SgFzFqNSFOerTHBcyXatcpz9+3MLkb2GtUT+1/4x2e+98vv/8Pgbkgg1Uk3Xfv29fqs3nsgbnY2psQzh6wRLnvfSpyiK83v8gvXKht/V6mASGEC8k3O
699YZC/oTZ7PIADSKfW1+yjuVSzHFMJLE7amhI9gk5QoGH4uZLAN2OPFUlfXPmQd7av9WtK7VUM6jlQNtUx8tsNR2a/nuu7hqOyr+G4nC9N23WvJ9knNihBk
orJpCRVcwhaWiIiDqIc5WrmfY6m3d8dk516Yicm+hNdx5fIx2dvTpL9aQMwn9Z43kleDwtadSzGZZUtC1yBbU0d0NjM/cD2F4943geEQt8dXq5ghclGjV+8I
oDYEDUsmH84PHcsuEDsRuQxbQipfOiA/1UrWHnrr4kO/ymjZPFoWj5b32w7+6q9ba/BpoG090JcYhj//CsLwPW3FpR5+fN3B9+mgPndFpcIQ67sAstb0LGVj
qyRaop8qZZKcjr44HeEBXFdYMpKTvw/qL/s4e0Icc91yxfOrtXrQ6OktZQ1nyw4bpow9S4wo+D5jRAnbFeacIhZMj+0qPttVqgEYzAm4RJwZvCEHQg0Jv7TT
yVE05yQAT805OZP8GaeDo+hp9Rcr6ki//+cXPn3vVx6o7baXHTYxshvok3fLXw6TmbFNcI2obZn6f0sTG4jlPbW6Z34PmnWppNdZyUZhJb31VHJPVyXFa2Zx
Ugmvo5JWIfVv9gkyqzKW+h8Oayw1+dy44TsvueE96bgFPG6kgUIyLm5RvhT4GXnKPOmQxz4ulX8zS9ABtg/ehACCfPK1KCd0qG45+Q0JLCqdDE0iK2BJxJjJ
XcJJCTkpI8eiv9tZFt4p+IXyQrhUTgLDSWXG9yflAqKseYzv8nef+PmPnj4xtNueIzPTPa6aY+i7pY/ew9rF8kfZmas+Th2m/AIiPTLEibw22WGGYy43wIul
dO4d+Ygm9tTuRfJAWh1/ZMaYyHKd7nl6xuFungPhawNzf0926itNfo+e+VQw3h6emtLwxGXmx5IetDp7sFbYg1bXDOEefPKZb33k2z53ILl3WZwf1n96G/75
99zU21dvavJf/ls6RXI9ePEu4GaGX2GcTFBPkUfLIlk58FHaJQZms5IZJANZmbK6i72LS73TFMp4FAQCswSrVZJ3Op98ImoJ6liAaDVfPyKU5Ll7vQLK0+lE
RK4QtPALhIh80WFEJM2VwwTM8PLQlMMWG4N59TpqrbF8FS412gHOGYr+v2j7UwVtP17U9i7c7yttuzpsWNxs63fX7Pp6mr2g96gfL374nz7y8IOPTsguNVvU
4FmLHcfc4NOvvMHe722wG5c42HOfTwe7JoM9V9T2OWrzGWn7/CtveyVtez9rkCEfcAI+2TCSDVpHtVPrCAsbVy2ANVPbvlogyIuUb70DX7ZoMXiC19clCyiS
Dn3Bv6gOctZKd3Lz5rP05qflzQvWJWsilN9qUe0xrtndA5iB2ha5S2n7cYErqST99H2V3aissAiPPpG51ZgLVec7lIqEv/i43tDUr/4OrTSY79Hh3SqCGoy+
deipZnr9j8VP//w7J9Ppddwu6KzjBGg8YXNnzdhrdNbqw3BYvRmxGflV2mZEG7/56Ct78wqFVOdwWJxSYcViXB0T1k51ENYuC1r6ecHpXQAuT+tx8DBUuiZS
Zc2JBOxewV7+ouzly7yXK5kJZ3TU45K5gUBZmHIVWXJ1Akj/0nCaIhW/7RT9QsEUBfej37X82BIIQm2dt7umqLeOKTpra8XKnD1m6b0nRTJO213LWuUiy1pX
z2N0Mhp7XlPn04HqasosSzxWRb0d8NfmPBHQCGUS0dppItpcrqKLZCDwCzMQgN3YXzVhEZgZkmgyrjjXRD47MDjRbJ0TzWLHOe7giHE7jHLq+v5JWkbS4aPp
LEsBMCrHHSwDGahhxxR2chONEV5HHXUKtRH07h1g8AuzRR922O/d1pPeoAxXbIYZToHQ1uAryAVytYViyQ2yr/RN+rivBE0cyDklxZcVH0MmSD+HRIsYOu1q
lxjqUKfVWnfBRrKY7DKyyC25QKL4vAROL3csI0vCEn1e4GmLdmybVoGEoFNwq8YhA6p7h0M6XnIYNLziMOZIiW4ootvLftalMq8HniaHsAzg0TOAx+oqfNnk
OK2y47SDL9tmf0uT/S0h+1t64W/x4W/xiZmSkNFMYZ9PZbXs5FJZYS7jm63OznYPEdPuKKlVvTIGYD4z1Y5BzO8wffKNj2kYYcHSeVIm8Kyk/lh906tfyqb3
44UPf++np9JN72yGA9zKIyYXJAjtaRnlswAbWmaT8Lo2Ce/im0ThshQULkvA0OSExBMhqXS+CHY8j2zrCBpkH0cNfhVhoWTbXpX6DAyPYtt7omyDPkEzUFrv
bTvGsX0UqZB1RzsS2bhB/YADlyMd7VBko5t2tKP3kRPw0X+U1djj+NzYZR/DFcdRC4mbHfUWnmsOna0dQKcdQKfLuExZ9MSXdaad20HIoU7bqvHqchv6wqST
r1DA1jGqmN4f3K59J/+EBZULnCSLXKEwV6GzXKFbUNY7uEK35utzE9fnzVyfA791fRwywYFIJluPCarGHhTx+jaVdE2+GmCIdYBjp9pMxOUMdtsloES2ELdA
oeqsxjD2+WwdfKrDMN6/gesQ5esQch0CroO/7jroOdJRA8pzhfzQDkfUu2ykRlVmDCfsVWA8PU2aERpy2noZC1QpsYGKVj/9qMQ/PYZ8UOoOP9evBJsKhR5E
5P1ul5gaqJT8X+zxk3rHV2ss1sz6J3vqTAxtSWZpzjBtrOBLasb4JmujmrPVNPlIFgriGiiIi63aLYKCuAB3AKqMxEfp01bR05Y8XWdnUA4KUj3VrhtXb1lD
OVwlneJQrcLdywXpLyO1xNRXebyMJSnY7xHkt65xH/u9KCDQh5MHfYyBKsqHq2J/U61Am/5Duyeq3XEq6jlJyVIb02AdB9BT6YWcLNVH4EETl2uU0oKCpe3m
U2O/Mw3+rjRt6lg2ISJHkGTSrLJ/CSWwd6knzVfKUWLYSHvRTB9w2VsiEFnVOdEu5dvte1ujBLUqaux2boIfQ930RrXrGjj3q4re1G6oxyI8hvCAq60PwYW5
r/RBnGD3qVXMB6fU+zGNdtm3A+uw27mNC7s12y7VUWCW9sNFch73ZwaEMrkqvdCP+jEmSNk6yXjc6xvZvvEp05J+z7Om5+QtlBQWmzfX8zmLK/qsxTVdtLiq
5yyu64LFlT1rcW3nrVxRi1QU0up1F6W65RbqFtWJfW8ntqkenVfKPJR5HAFVMnPCZsGzuqcH8MoGMh+Xor6ocTMxK6VV2jkZDSBNKFz7RrC+NS012qm0YXXZ
o+QrUzR64qvSE09IT8xJTzwmPXFaemJWemLGKhRNiAsRyTQMWS/1wUDUAiyixSlrfOB0MNoz1HVHSP32gfDv4ZQoPhyLNVyiuD/jGuvJpHBPENhew/JRK8aK
JDY/YBW5jYkp2J1sD0aDKbFFTzyIFWTQEFtEvUzl3idxlDUCMvafmt5/NZrTBxBITweV+9vJJd2Tklkg80xPcrWhdceIMJ1Ff/ogcnxySOUATb2bG+XcuIY4
azRWG9dQTVgfmb37ioULI/wZGeEHZYSPywgfkxE+imsftBqe6FO4+pSGD2U9MyWD5PL4lFTnAjCkVpOsjK4n8SleZ/KWovvioYgGfpjToNIs7ddpUEcoJx10
+hHo9P1rvy5EjhukQa0xLCMagl5fi4ah16vehl5f41xBNYRfh2kvIwSps4fvZ9EUQf3NYaJ8BZ7KRDZ9IsNINlHMSEa5nGdz1GOfrQv12KyhHntSqMfuIUZD
ph47IgzhKfXY/MM56rEzcnviz+k9cw+n3GL/3d1tn5afj3AxJzM/v6AOt5+Tn08do2Jmsj+DHEV+PsM/H5NbpbgefdjQkD2d0pA9RTRkdw9XvEP2XZ7SC3oP
OVqXPm1n8zkvUFLKd3ziyV9MvOP//LEwThy2J8P/acCAmkBLIuFdtohxfHt5q33Y3i0RBBQyWpGQUU9CRn0JLa2KSasmIaiUnXgJQTik7jbYku8w85nLzGfC
YLBgtXuIPrbI8tEj2eLZzgS67bqclj88zdmb8fn+aZLKNLSRiEQsTueXpdSak3SWjwlpx2mLeLuU1KUEix6tPT7w1nSgQX7g6wwzOTFeBBdlvOjMrmp1Z1fd
itiBAYlRdszpTue0e84yOe2etTinHezS0cBu1WM53ouFfGDcohCRnLM4gc8CsX2RKKgjrJMP+bOSfeYNmr3HIcaKp4W9Z0EJ6FNWUk+eeCibXvapTKF9UUup
Kbnvcvww2e9ZexqR6ygvPn577FpjzRpNTVjzVt6E5XSbsMbeyrlCsiYsJxpTAz8mJqx5K2eWmLfiUUAPw8l4g1KxNioVa2M0BtV2Q7QxqbxfddGOEh9uSny4
KU2obVxdtsTjuETxJlw2xBEuw3GMS3/cxiWMN0fOtpKPEEFa0dUNC8Z/mjYeQg4UmZZAkSkEimjC2T+FcD34xns+cMNtT172+qx0xVfQbN3Iiz2ydjITzLhq
wyZB1oANJuIAmNVGe1PnaENOcMrqsseeQCTTmS/RegZLfLJBrUx2BjwjARkE64niqH0w2nwwig5Gmw5G4weBr3QPNiyYP2I3OfXdJ/66ouoH6IcXN1N7pZMO
9oK1dki496bueHAnwXlXZ1dfyI+0EnwQoZ+KXMzoaXDZbjoVjctNI4pPRZHcTESbT0VtudkK2gKK4Nu6ly4Tex1E9jX2OmADCfYqzZ3zATMtTjNx3odA821O
fg1Y4qjn24nPh1eAO/NGvPcwwdytMaVNvQ0LYzYlaswpUducbXGBzro++mWSKEtx8m1vxiQg4Pdm7NrjZIkr7AgnGudoYIt2bCuKsWNbURs7tsXZ/axoE22S
UYQ9sokY4yYltqoTi48xVzl5c9UedmVcxZkJEcxuWHyQxa9bEmds8gzM5DmJPmcXSiKWPW3ROYfPDeqMJh3x88ufW+A+yy2PV6p1FdjdcYzMs5bh81mU6N9z
4pVRXUZSOvU0xBf4MkvwZU3A08eZOs2FpDtg6jlWyCt0tanEsTyp0H8mUqEIJX+WSIXGJaTYkgyAjlApbKqnXeh2duEVhV3o5rrwKYc7cP8MdB3VbZdHl0Vb
OrpFfSM1HknOfylLyJXrPJwmrlg96W9ckPR3mEWin83LoZLlWCSjTQOYL6FpjFXLy59/1jHUgtlnNkGQefmh5Sb/q2MEYOZXa+yQudDxcRn4TTLwqjnRKDaf
aNSEDCG/3ijmW2xChuI0U2ThFrMRf7cxGuWMPKMmcqjJkUPjHDlkceTQJo4cwrSTqKEaSc5oZ3ZBh7MLWpxd0I1GzfmVlbunrCJB/Nivvrhsm+682N7do7To
S9jr8U2XkyP7+3A0FA12fDekT39JM3nqgdVKU1PlBxYHK35fWF2ftlikzgpJw1MI1MSmqMZPZyLv0VwqOMVgEymKZB1JI1mV1H9RzgcjyWux9I2YSFbwVd3z
zx/54fMPfPbZNzBf1QjxVTFAuIShS/mqkvv5JJGJ6K9x4Fsll7vQz3FWORz/ZnH8m8vxb022nY9zYH89zV142ta2yPtavnfIMebBijoOaJO6bVDQEs1Uy4Cf
v4OkCm0msriWw4DAKgEUMj6laYFKcVDIlhIQC8ZbKVRhSakawwhhCpKy0p7AAD9RUluz4HktykNnA3Covm1Qtjn6lrIf+fRtD+egs/G5uVudG9QjFUJh0zDs
2Q0IdnL6oXuYbLqyo/QSqDoqV1q/gkJfmbBftNrZnHghKAWc5PPzzwunEjX7ozpL4Y5SP52dGckZIs4S5auiI2pek81JPdomFzUeivujptIZWvEAYnJwbh9O
wtiC/S/pYwNdZasznDHQVaLeq61/qy7hvtKfAiG/r3QLGrnLvlld+kEtVolUyw9wyddkYOoNE5rBBrpB7rLwR3Snpg6Z5gg0bmnTXLb5w5PmBWwuG+I/HSXa
kNgiwxzV7zM2V/BBm2t43OYqHrO5jkdtruRhm2s5ZecKilDQlJ0WlKnnKDokaotZSkxzqHOaPs48ChRQ+pP0JXpy4OaGhFUQERJGcZ4OfkgDr6YwrOhJkPzl
p9MVxKD724N4ZvTaRkXGtnsEDRuQ+mo04rSG2VF0uJe+anEvPWFxL81Z3EuPWdxLpy3upVmLS5qxOgYTZg09mEO5wRxT03JQ6H2GaFgHI8tYXJ3uYeVXcW+P
dQwreniwoHuzHB6ZjlWLXeX6RjUalkwANyAXIwfmOUn5hgYcJGWQzwxvtfe0m0TZYONmZ5v8qmpBHt5mTyBJFe4GcRd9XXUe7pT6+JCamz0PqQb3YfqoOaTU
9Hg0aGb4akoih89JDz8rPbwoPXxOenhBevis9PC81S2H89Z65PBtTJmTe6KumfQNEGdY0GlBWs/BlKAr6U1OZNSkTolDGukiIQfWwghilxCuIoI2d9CHuH8+
yN1zJ/fO+7lzbue+uY3ffmuH7C2VLi579QLZs7tlb6l06bJnJK51cwORX4iMhhz0Uxr0ElFAWET1g9AQpTnBPMhrk8jEgyITx0UmjolMHBWZOCwyMVUgE1PF
MhFbGaEQv4GpvaWlAmmLUSOq9So1rsvsoSSn2FQczIIw3oDLsNL/hs2aVpCTI0E2CYjP4el8Vg7VpcM6E8eIUTnJMDtc8EcIOUcuDocNGKp3ShNgBtlV2gJL
yK4SHKejyDDqRBuNreGv95LuuSH7BbzRg7tK29VlaFdpJzTUXUrNQdp3eINV/5deDwSQOhkGkU8nQz1n6tc2XLWQ6wmTDfcBisLLcSPRBsTN+CudYdZn/KeJ
GHPSBBerRAvNGFXobzPmYXVILbQPvx4ZK06RordH7MMveLspkcXLJ3OJLE7VOZHFiZM5a/Kva2xNPv83xpr8BjYmT6MWFhmT+QXqvUcezSegmNL3P7h3alk9
++IjORPzcfn5x//4t/f+ywvnX7Pbfl4eeIB1ys89aqzTJx4VczRX5JjcvszmmsNyu3yC/u7lR4wRefZRY0Sewcf63L+qVRFg9WfQHxvqk6v0SWNMnhrKGpPn
vUmhh2ISKC/lRlwlwgo8KVXNlXi92cmd9ymNEwRSviGQSrlcypi2HFyQY3QpZxld7Ayjy1ylXRUeE7I+z7rtutwHUY2Dzylg1mHHfbvGBFX1SX4tXPgMIoLG
flopvMmzpWvbgX4qecTST6pP6jdJbRrxe442JrlGmffU95Xme6Am6yfkHXgq8w5TC3qH6stv3qfTDalFMBN8NlOd5P7X0WecCSfZmaVnajeICaa6VwkkfTyt
Pg7zxzn1cYI/zqqPkUzCSgYt2Fqb84Ctbx2EB4mrvtHWt6VWHv7Viit1pSIHTi6DZLITZv1GFBBmEMTUy/1MmZyzbiz38y9Rz+Ni4/8OG1CT4x4RLi0TYfSL
/ZQfmh74JRvhzV9foPQn9Lj69Rl9+F8WSNXzNpP7XSAAHZ7TGxZigj0pHn/60t0cYV1LEXSM0duGgppfA/ztfWM5u8hZhvAt2gzRa7sM2cvbRs4KdO9pqckC
aubmgInt+tXWr/oFmthWB8OX+hmcuIKrOlm+iCuQsv1p4m1yWjgaArKW5/aiXtsQJ2sT5e+yk7aXnLTw3lAIaS3lZ3CB8HDBENEIL0hPzWVQbpW8NWNehuKM
dMAcqPUMgofguSL74ZM8M4hyEaJtp5lIaYYczzz7LV4Z1Fyw0wyhShghE61OjPJSKxkwwpuGZrWKMcqQqxMPc/YhfG6h59VpOCMwYrkwvUJEFhlQXn/OuvGr
/pjy4bzUH5OLbaWfu+LFfiYGXe5XqoewqUra30JjhpcaM7zkzMOyPXnJq7E9eRljBlbuuC/5BPlxXcZzTrT7KZSgQRljaOnpji25Xn6165RWJhtmwmm39eSo
Kgmwsfu36qIwVUCGQ4H/FqUrJDFF0ude4XeoE6KnWkTwkPbjT5ny3gU1Ct6Gt4M8Qv3Q0bvfzvSuK73rSO/WpXdD6V2wtoOGaKklMRKEXOEOCEDzKThXH6pX
jXGuBQud6o8aFJSKwbm6jHN1GOdaz+FcqxiVAAxpAenNgfAr8WLY5bBdbhY5bNG+JiMzX2ry1rfSZI7KF5vsqF1uxlXx3c4MsK/xxAB7B48PwAO6o3R0AB7Q
CfvIAANA9Nq6zZkaIDz1AHlwMy7XIYIO8N5A+0AciIRWUzKdarqz8NK0JptO7a1FbDqYVDXZXHhgP2WCKGjghmCs8swB3ttWKqVO2vA+mhg9X6c0gfRf6V79
+V9+U/oTtfIh/WCEPI/ffA9WSZ2NcCl5N7FQ8sIKHnAf6PlJGMNwF7TrqHXlTZQvTslFQHJRWMcqqDzBM1FRGo/azl62aUbCOgMYOshFatCbDYvrquHqAUMG
g6R0PQloVR8nBOg+R1O6qqZFFLw3bqhL7b1KDGqq3KhKdj1PfUeNwYIVoG/fG4cOcilXiE4EjfaSu4hLow4NvxbVQeBLQ0Ffqg/1G8eweHrAAXp0wFRNqOAg
UF+jUlGAlwdcvJpQLtHUI10yukWVmVzwGCQM+wZYbijjPV7xMcn05XFUIVEmWuSS5wDstH0ISfC4iNqNDfx97S0NCiIrtQPq6Sh4SwNDcZeqclSTX9AZB6RR
6iGPDFVVygfo43RXQs7pqqZM54VW9e/zj9wNFSq5XMl9LWfSEINBFRp3mM5YpiAdKoI5DPHXAnPADItHWLw1czuOzOKvNhKxMRq5TpTqjfRH7QAm2Y3SyxjT
jZGn5lY0Kq5tDz5ttUbBp40xLW1B8Bd82iEuG8AcBJ+2jwvC8Tz4tMcxtWBfH1avUcOFs1mEEdlR2pm6gU99Br3z+APseRg/GPkHo8ZBENzXD0Y1ZLRoe8BP
BokqZCyOKbPjn8VtdbXjzbSYV+opc7hxC/dGtVNRhXyzcW8UnsJugc9bIv9U1ODPl0UWoTbGT03Hl3eEvDjpUuPf0HCEY8ow4A8ZfWOxt1MLXehNQNW60Jt3
mPd2MBtklIPzp1PlYAutHtqTM5bXfegfl+NG/HalQzNI4fyQsI9lXFmvQH9gefJ1Sy+uPxx5xOgPnKcxVSDS9Gw4Q57xOGUNbUJnPLUtH2W9AkS9CGGurHFe
4F5NndS9YIXr/YY6E2z5RnxFdBm88pezNx44WHNQSIMw4J+/if3zt6jLFXudWxGys9e5reMQQeS98AhoP33noYK29MyhorLaoYJwPfx49lBxXIL6jlnc7Uct
pmBumUMF8tlWug4V9G0qSFbmUFHvOlQsM55gymL4SDvQAedZTNHtDHC6MxPbUaboDjlIVAhRRMeIihwjenerhndrUVkZq4uMhSJjDZExX2RMct6puerlNkti
Rx83m+V4ulkWjr7HmyW4oqBEVaI6lKgKs6NXogaUqAqnfSFGnpCAxuCEEogCKNdWISE/wCP0Rp4f14BBzYjyxdX7Spd6b4ZtKzqgl6PaVvr5LdKna6j98P+3
uVfh/98sHRtKx9alY2OevEE9GsO1wT2HaVDrXKlqhStVrQsNgPoxGoAkeudktOlx6qpvT3ei2CISuJ2E7eCIyD15aYtY2iYQsd0RUfdcr4moe7aXD62Lvdwz
qrIZaeM6p9T9vVxzXhoXe9dYG2eefObe1Kud62J4AKN8aKekn6TXDq/+VpF4XyTekoHxZGAqMjDjjLmOAsZiqfkdSq2AygqJ9l2yfeCsQkekzhGrrmPEfmBG
7Gff/95PX3gwpGGLVXmbo5BBEO2DHW0xdUlFrZ6Kmp7DgbSoJi1q4CTkyzJhdZgaKmJqGKcZUTEckw01EzaoTqCKhAeJiBL7fedsCQxLn5fr5pp0c9Ah/w2p
lK86eSxjNx8zdvOxHDaZFEXae8Z4qvBBrsJ/HgA0JQc5S2doWOMFAt0Y42QNY52xi8IVGfKZrsFnOvLo1+MNdKDTSkV/Su3aANSkpi5gb9eJpwKyShxtwbPJ
69XcNMf3cM+cbrFLAXa7Fqxl25yZFgiltznHW6CS3uYcbYFZOpnLvOMr02IaXeQ/zxgQYAtsGavIOw3o0suc0KSvzb5N/c3PrdJlXp3X/Vpu3a8aQHlVr/ve
Gi/Qa78AylOFpJa8rA0ateR1qpuhRvdkErXQRGl1LokrvcnfU2BwdoZR1NIu+0iLwa0rajWabiUTyZn/mkU9Tbc6KQR6cuviCqN7DY1AlUHTefPelFi1Xhad
YIUyhWpfCe0q+ZLUN7KEbEqeX70+V1oPtFjpu7/F8/pIi+fN4RbPm+kWYau9zLzxzLzxLmkMW2YMW69gDJkluQbrB4ICQg4KaHBQAPbvOo9P936mBu9VnWOn
urJzdWQRwWgmR1jzPozPg7tUHwghwxWrbW6LPIgXLIauszq13KFOLQpgnCZkqlDVaIu7p0UfscXdTR/3laZavMWt9NIOkNnmVvLb3EovN4iju6daKD43zmbN
THqS4zk4Vl46wTMysVob57iNhnYkYIhbvo0aFD9/6W38nbQvS9CQa9tWSLJoVkdaMmt5xm5MTp6+tBlSkxkSyAwJkyV6w0TOh2Lh+BCp86s6TAAOq04Yobqo
E4bP1L1pypMK06/4kwhQNHlPsO01dN4TdoGtDEoyL8Sng2ZZ5+vA3t/QGTQqyR7Eu9tybshmIME7KWC8mWYgScM20gwkF5q77Pkmr2xLzd3OXJOzkCw29zqn
m/zMgnpmVp45C6iKyYyUzDRz2UhOyplmVqI7TiNLksYnm7WK/64zRwnvcrLnkcU322ZqoMlRkhztm0RJW53DfXEvJbzqKkT7jqdmnFgdVZWgJv8L5gZ1OA7i
alAWZ1m7wWPQhA9Ru8oKU5n4VKN2iyy7ROQItVqq5CshQzKTqEE/UyoT9U7zxgskOJ/JvbFNBxJ1mks+yd5aaC6thoDRcq+v4PV75PWM08q/n9JRgY10zpNx
tupwqvjIndIf9QrapvchNuHOeWQPH0g+JYdvJ+6Dtb0g06bHmTYbjFz0CbkIJQd5iFxGLfYxarGfUYsDjFocZNRiK4darDJqsc6oxRqjFgP2z4eMWnQk06ZT
l4S1FVGMjQaEYGDKY+LiDVV1aeBFLmrlqkt1Vy7F5tSQdvjf4zjWocpd1iG4NCJA57c5YVymSHbwrahTvpLAEr70cfGVFJfwZY4cFFT8kc5wAUWdnVwNFyZP
pGSoRhVc1HEAlxJM4bCHv5MMSekfkKGJ/8bhv3HwN+8kT27mMRu4GnrM5sdsfsxil4l+zEHWOXrM4scsroHFD6lqTKAaE+9CDPk2R+1aFv6V2xW6XdG3UzZu
p2y53Ym7nXKzBzd75OYa3FxDN6TcWPj3Dk7Lor65j765D9/cQaiT+nOW4xxy1BgIXiDM8DgQAONnH6e5ECSz995DIf3BpPr2nz6e8WUEbRdqR7mRpt6LK+lH
jwPThydjK/Nl5lFCYBIDDWwC6oKkAu9uV8fiCjFlqA8eMbcSN86hSZSkKq/9rGpOqLUds2AvqCHUc5p+dt1tO/uHaZsnrfsdtO0WK9ssw5acQQifvU8wOS7z
DvuxHdF9iSd2lpC5kr54OqzlAcng7y3flWEtyIGSV/v/0sDKJROUHyCpgkCTHcZKMjS5XgRNnimEJs+sCU2eATTZT6HJZ0vd2OQnBJv8VcEmP1aATXZzxgsD
TjbQZJeByS4S3qTA5EuHJvf/IaDJM78XaPLvHhI6s35o8kwetZn5KcXPegJnmikAJjcMhNRwdNF7xKkR5V2ig+xBkSdzrtERco0OdmRBRcDWyJs40QgaGs7c
bVJw6FQ3Q4nz/nhUScKgGsAhdO4YW02jaDgaJPjNBs3ntBFFDeGYtxHHvDFKn1H04miM2ZxGJ9Urog2Pf22vmkqDUIIHozE1/CNYhUZgjB3W0D2qzGhi/euG
pJlOAvEVdaJnyYU13Eh9Ml3jUIieHRT/r2rV7xc9O5aT9ZFokIyzb230qw6D1CvpXy96dkQL4iAGZjBnNOoUVI2e7U13hg1vtPTH8d8jXjZt7GABXlbXd1Dj
ZdP6jWeqmvl6U/oxkohwmkOjwKFjh3JuaNQZgh4wBL3BEPQe7H1RPI7LRLwBlz14xTZ7J0W/2kAeIAGyAyc5uHOBwY1xGY7b+kDBzHnGJhIYm0iQgdMGdabX
IwyuxX8SYIYKBncQE8Qq+CNGqAYGg7tpL8FnN+wlKO74XsLg2ozBjRl52zZwBUHeRntLe+oR+d7reXQtcernVpQAwx50ImjzORcsfZ7PANk7vNQ5aQs6YPCW
SaRh6SQ1dd72M1hcy0T6iBbwxbIH1n7HsPdr7n73vW1PlA2Ps4Sp02kU89Gad3wcqL5BC2lVcCbG8c7NLqcgE/gXZEGdsy8aKV4riBQvwwgnIBOPmCbLsuJ5
BEcr19k/a2MtBZrRwWZIkgFbK8pV2oVDi2nA4Jmg3aDs1ZCVhpaV1d7NMlOO6uqAPxkFvJxKql+IM+NDGqm7uq6RtZBdClsqQ8QDXEIYiPUAJmoBuADohr/X
WcS1Z6+zgGuw1zkL/yw6bwJQi7PuZOR+vd18KGoKWZ6XbAH8ohz+TIwNqsJbSPXCScvB7QZVOdgX8ZWfSfTAZCzI9J7cZ7O2hpajKPWFZByF6/ibrumUvyGs
bjlZgds5+VT+oO4Y2wrxgdHfaPNK8uecfYKMJkZSy/XVRbXMKI9lkxp3ck1N2MUBSanwmGXQ5Hvvx89TU0Y3dvWky+rGUqTboRv/u7WKSo6x+qcm85demerd
R/xT6CMcTv4OU6heU9+F99LPAX4uhYc/2vH9360TN//0Yznc/KkK4+aPPJbDzf/aY9z8+S/ncPPfdxk3f+TLBjf/g1IxcP4F9eKzj6TA+V+rPz3zSJ4v5XQe
OH9Obj/NhpelRwxMflF+efpRKndBbk/w7VNy+8nj9HdzcvvsX9DtSbnt2WXPpgD6nzxiAPTn8bH+w/1l/5B7V/OQm8Lm54ezsPll/xXA5s/WLg02v1Qphs2r
71PY/IKbgc0f9fOw+anKKrB5NwebX6hN8mvzsPmpPGxePSWQdzxZBJtfCiYlD3kONn80hc2rJ+QdeCoPm5daBF2weZeIZ5bJU77Nmaqyz2zFR6zwNudwNQ4L
ofO9UQiAfG/U3KuEtlctlkpee6PGXjvshsov9q8FZ8TRsxPLWEkwVTXwZbE/B31Y7GezL4FAyfy7WAQCnQtXAYE+GbKz+pshD+R8yHbbMyHbuudCYfQEmJNp
b6YF9Dk1oM6O7HgdEMfrIBH69IM6ZptzAY5YIvDp4T1nsb89jGKHi0Bsw/x1mkdbre6IPxgS7xnDR0fo8+H7UqbTUb2jLdpAjryJ4nJHUMxIUTEj/LUUM5pT
DsaooRP2OZvONut9iSr1A/FG/Y50pM+2LkqhvLGQQnmjWsk33sjDfTYPFz7bisewQ1lONhNRhlh743WErVdKLimS/4+5q4uN47rOM3eWuzs7s9whtSSXokTO
LBWXhq1aD4ZI6cHWGFKjJA/2Q4D6oQWM+AcG3QdbEVC3DxbVsADtMDYDyw4lKwhFCbBsVDXRyjFtyTGtKijtqgEdGC0fZIBJiZZ2ZYAI/MC2atPzN3d+uCuS
NlI0cLS73J85986555577/d9J48gO7osbn6XcPPbJSz1+CXEH9rhroA2h/MI7cPaAQTtyyO0z8UHn2T0DawtnkdoH32yCql0HqF9fY3cGwF3BQbW+Qiyc/l5
4DsXfJuf11lHxe+7MBr0/y6GA+WmPsm0ICSs/h6M4P73CFjhkiiLt8+iE9fKPgvlaTC/mVKs0oIi3uEcMQIm4F+3iT7LDJM05ugU96pIic9nTnEvCkljRjEm
ZxZPdaP0GI/IoCfxeAzVI3DPerGawJEXIxx5pjxlkSBQDRouJS6TOPJexhz0MeagxJgDmzEHDuPIkYunIVAjzfkWY8K3GJWT6ZE030Km0yVEBY2/SVPkdXz+
NWpVRHJYbERywLM6sN/nM6alKv+K7w/CXxMoqMU0CurXgv/4leA/lgRQdr0qmtZV3GZuwT2H+XZGdRCyrBChOjLIsgJ1a6PxhhgOhnJEyLISI8tcRpYVGVlm
M7KMuhW3o+owGqlbt0ebGTCdw5SUiWFriC4hwyiIyrnZqhmRyyN8OqGLD9Hoxqqvuw2e3qlWA4kv14bxhuCuJupf7+BtTh+rj+YhJccxC3k0eBruR+HeIqHI
oREDBpbsM4wjfpH+telfh/7tpX/76N82/BdPk5wtBEczLkW/vukr2HRu97K0G4/KsbWHeOcx3VDagKUGk0HYVnmyI3riR092RU8Goid3DnMDKKIcG6aiktQF
rrGlJsnelAazxk1caM+qfM+3h38du1UEI+F0nJwcD1LbydFfNMPLl5Kn0gl/pzjfndbtz8dL2XzzSafQTLe/cAvd/vWDAGJLN3qW6xep+DDrU7mRPlkUFBcY
ZPoQyVNxSHw8HRG/zYI5D7BezoPZcNjG4bCHw+F8klbjROEwg8ZymoxbCodOOhy2cTjsSYXDXg6HfRwO0SNc38bRZpdZTCeJC81ncaGFDC40Hx8/N494YWd4
4+0m95pRlZmRsifYyVnOEDiYup+TnI1ddWcqv8njZh8pbRU293XKbNyNnay03snc+5kGmHYyXAq737yFkxVw98KmgOfy2sQf9u2sm6WEowoNhKOq7GUee1nt
/5uX2eRlNsE/cc2jbxTcIOPLhKLuqHWZ0NSpEYSU/xUZ/IAH6ZdnjxP3ah+k99ZWLlm6dbS7sMlo97kR3pxtMgIih0sgDyn22Yc26ffreSCb8Fi7gccWqBSG
3TQsFiQsFikkolBYMeurcwyiWjBZJ4wRTYtm2l9JhopBVH0iT+XqnnbZZV10WYHKg8vGcDsngtvt1HC7nbdyWYLaOWmoXRtD7UyG2rkMtetlqF0f19VAly3G
gTHyOYf1UpsB52dNDo0XBcc4ky5YxDjGZPSLcYy3iJF6NtyiR/wfTZSYiZFH4OHeukkyq+5aWK/uSlwQR7ggvcIRyQSxPg5ibQ2CmN0kiNm3CmJ2Ooj1cRBr
SwUxh4NYb3KqRD1RTEtSHjFiNl9HiP7vqHgGLkk3OWvWw/F3ms+aqzhNnxg5ruhUPMOYeprTy6N87Sfh0lGMLElBlMUmDKpC+Nw7MYNq40WILYsQRxYhveSq
4PWZYN2QSZWPgcsQo9+RDc98OE8bnnnNpNISwkE5fJn2sft4y65Jpxe53TnucmPTPf6J0Wj5pah40xY6AJwkf3Q4fHAYxgJYvHwZ76KX2kQr4Nq7+JU6BczC
Ca/eh7b1NYoJffxnmcqiWbOPHw8efuPyqd/885/fAxaaQXv4I+5X0e7ZBn/rgj6mvcYuQqbdKCbomUXaI7tRJGGfHtxT0SD90EPYmIV15Pf8ASU1c7lhLM1A
2JzUpkKONxVI8eGqEPzmc5lNhZxsKuRkUyGXoCO5vKngbrip0KNDQ89X21Rw128qlDCLK9GxdJuWcpjKNQ0J53PsnufEP6dyqa2FhonGQDbPGFDX2jPFk778
lgTd9K1sPax3etJK6EgO1CitmWTH4s073Nsnry2QREI78Xwj/P16CYV2PqtuT1eJRnMdclKMVyYBYZkGonf7Fe3w4zmjRhtjq9x4z5/QtF4DIsiMhzv5ingk
HpIF7rCmvICOXyc91KG+w5rwgtvglxd5Wzlc6cRfHhqGP8gvw7TaQTW4dvEnrnbhJ07ANLEr2sAHV53rwivvNsY664X9xgptI8938jb8Qidvwy92EmT6Xv6d
T+l33obfuTf6HYgjszXe25up8d7e+VqIs0xZIwi+g1sA30WokXn4Kdw3IpNbvI/oCKMcHaQsReBrUjQIylQWwy83VQU4AkkEoVTBfcm8WS+FxV4ULPbcBljs
pcpeNSE468XKoDUmWOwFaNOIYLHn4TNrrfyZOfjMKsrhTOQIDtyawmJP5rhKWZErdNEQO5ETrikNPfyGoLDdFof6ChX4PaJ1Ibo4Q21eqYSnMV6sVJKJfoES
/RGPbVqpDKq1SvihEV5+Mzlpr1WSk/YIGHxbmqhqMVGVYuBojukxY5kYmKgmVpJqYkl6DFMuk1fSlMuwKxz/aXN7luDqX0vvabA9S6Sdu2yxPStW2p5Fsedj
sWdh8/Z0hH91C3vm4Oq70nME2zNH9lwVe+Yz9syKPRfFnpnN27MzvHYLe6bg6l46nWV7psiec2LP+Yw9k2LPCbFnYvP2YMQsxUSRpDWUPnp71Ti7HLjboBr1
JDsJ+8Px1Apz1NNfxaw+489dWXceUDcqDan66ODhjZ/SfHITCRAdMBArrLKBBy0kTFAiYQI3HH8L19mFcLtoqYQjVrZi4yqfJIxQB45avEIcy3TgF7L7vion
CmtYTaOkMV8j/2M9Rbu/IyMQ5EsOrVtdXVPvSKbnEnxV+ClSQr5ZYY7uiEdVSxOdlaRd8pRLcaz8bt1/tV71fcR91GHmiSJbAvrRLLbNJmLbTCK2nU/EtqlK
HNsmsZuXWJIrzTNZVhzHooqWK1RlBD8VsUqwM4m1Oh7xWlPBkA597zKfl/PPH3g8pY973M9jHk/po17Q25gM0qfRKn3MBYEuitAqqGMEfzb2Gz9U4eW3mma9
khlEnrtxEvyWToKvZJJgB66njgSdycQDEoLwpGSzVtDhiJpSD0JcyvuI25FnbkdPittRYG5HH3M7Opjb0cncjnbmdmxjbkc1xe0oMbfDZW6HzdwOJ6VI3Zbk
dhSE6Jxn4knM7SimuB155na4zO0opLkdc7UIy/Kzrrx9TD2jjrU803Isr0vbWAnYDG3puuEvz8RAUsbsQFblvTga70FFt8Zm4ecHWJ0mTzXF8rdbhxNfu8Iw
urvMI3gas9t4Cg9edhtP0kGq+pOgjA+PQy4D33sIUhl4eJALwcWrLPwdRrO2YcbeTrwv3xu0FpTvEWibIdxVxGF7QYe/DfGrBGftgJGEuKUCvYb8kA+C4Soz
qt6FINAqg7fh5jyHGbiz33jW4kOsMXws74XggxhPiHAWYzzXFF99VSFXXbCeqAKLIasguNYad4fGtRb8NsK15vwa4Vrb/EKiBlz8O3k6Qo1+KwNspbVKQeDc
YPHrYvFrYvF5sficWDwlFk9abPGElbrSAl0JZ6qChqdqmwkmu6C4ZlsndpNFF26LJXu5G7ETO1H5uIPwwd+GpVzyIgM4M3bA/yt+K5aowqKmrhQ0pTvLhcCI
x0e3fwCR/gk7RFzG0JeWxn+muPGfKm78iuLGLytu/JLIay8q7SzcZLwo4crpKDC+EO7sr8EIKIV/33wEsMePmZHL47YVGD1iNvL51012+tdM9vrzJrv9OZP9
fspkx580uekT5qZdf9XchOsvmA1df8HMuv7r0pevSV+el748J305JX05KX05kXX9iYzrT5hfxvVxqzj6rQ1c/0Ox+AOxeF4svioWz4nFs2LxjEpdaZWuNKOS
rj+RQoivmhu5/oK5gevXNu36Pt//Grl+bEcz139OGv+sNH5MGj8qjR+Rxq+Z2lm4ybHrF1MXcjQ7CD/B7KA2UszSNYXySO5m8Y1GADs8mgpbjuIiEZ52+y5h
3eTOW3xvoUPqDkLAcOE0MFyvDRgG45wXiDZUb4Xb7CNFCAlCJXhRi17kiaJELxZMAtPimXdtNx18z0A7fi2i7KEd/jAxetmnCt73Bc7G4wdS3CHOwzRw3WLg
OlGGcaxHgNEhKvOjN4rKEQmtpjeKarhRVG78RZeI/9CtZS4TVCDOVIG9Z9DwqIl+6XbLGDQMarzfql9A5HRw7WhQdT/5qTJiF8rcrshLsKRf5CGsU6aovOHX
y0Upb+QrklQpEmEt2E41GYMe0osLdsgtbkXSF5G9bNHO3wEuax2ttxMUO4JykYS2b95P+iwWfdLme4BN2S60MGxX3dX3d4ZpYfoeRn8j9HExcZPp2QxppFV9
l2/vUHR3+UsJJ67JzRcnpoGJXCEC7ujjLs0QGkqfbbgN5XjdpvJacoc1e2dI6zuUEcrezcK8CFAnIAkTg2uiytsbHUeV0HHK6DgldJw2ogU1+mEs9IiHUd3D
8BN+L+PY24IybU6B8Xu+nqAEsR0u1mUggGkBEVrfgBvuIvEDlj0IZUfNOVUL+vBhIPDxwQ8CTYGAkY2LMfnFJMMkJsbgJkj8TpDgnqBielFGe4/PPlPnAr16
kLVqdkgr3UUmerQ6XMVXD7DWBvCucoMv8ajCoEE6fMgA2YM7sMgOKTA7hDZiUcGwvo/2Y3dCN+KwI1ZIRApR1JNF6cmozJatl5HFYbm05oR4hApULk/niIyV
8jiuvZ4N0uSHhbXtMnPbYDCVJnuXZeBYUf7+8/YiEj/yksOruNT7alyXBtH1xQjC0zCVRzT8l0jl8WvrU3mbU3mHU3mXU/kyp/KtnMpX0vlMTEzzdOFmmqog
o1hHw6wEVWRgSj5TxXksJIFdKuGc0/kMTNWdCR5mlB3Ykh04kh24kh2UJTtoleygQtmB6zsycXdGSXiiwEOcytdgkeVJPsMFHjw/l8hn4t9JZhkR/6sWZRg5
qoAV5zOficWfisUrYvGyWLwkFi+KxQsqdaUJSuUXUlVj0qn8hKpXdbkOzme8dD6zauoiJlWhx5mpi8CEVPGrks0gGgjyGSfKZ/DOJlL5Vk7lK01SeS+Vz7wu
jX9NGn9eGn9OGj8ljZ9U2lmkyRFFdAupvB4BG6XyKZ9PpPJlSeUdSeVdSeXbJJVvlVT+1q5vadeH6W5j1x/Snm8lPH8o6/ifmazp96kpbmSKG+EjTChLwldc
FL7igplx/IVMVZ04kd+K4w8N65/awO8plS1LKutIKutKKtsmqWyrpLIVSmWTF5qhEbaaYlim8/gZcyO/H9rA7Wux27f5mIE1dXuf732N3L5RGp92+w/lZn0g
N2tebtZVuVlzcrNmTe0o0mLt9pk0XrDvmMDRZAydjSkO0zNqYYG+yTtnkNdgVYNcLENKJ5pDuKNE98/7ic5H6mWmTNlUT0RmjFwisYLxgmPG/EYPs0/jJMtZ
DyCxCEDipPKsHNWttuI8K+89P6rToRwVPfAtWB5hAV6FSShC/X2P0P3WE/CGwocuJLoeJUgmajAfKrf4XfiPLVkYdkCOGolD0KGSMLpwQjcqqOsUzdEpWi1K
0TI2gcE1runsUALi3AeJuw9pUDfmGpDBca7hoOoM5MwQPu+jzN4J9+hnQ/LMQ+itB+MKHroSMuYobkzkkEMkbtK0FaX1rWjTrWiLdNabtKL0u2lFDR9qUWNM
J60RXNRZkCNZEArP++VG2VcuzcjF09Zk9qXVORxWyUmkUQ6nUau6ps2/uwVUz5BUKubRTlhP1JUkUQYSaC18WDCDXJzjtqC2zR3WmFnPp5Ty6KMT5ik/f3Y6
aIm42avHCKMXf/+RQ6IPA0PHQJQvaegcpg1uJA++//14jQoj9zD9cm4aC12cwelo+uxJrTI4Rd/4O/zGwanfvnDyuTM9B6b83Nm6pS/nx08f62G6kmKVGxKs
we/PRcIqcaXuFiRU32EZ03X77Jl6Tr/xnbJx8KV/um3F+f22e6BPvn76J2vH/7R+IMCIGlpBbAXReXMJKxJ2PNozTdf9l7Td2NcIlzIgDY87L8frORi8j+Lu
/8VLGD5O4X699/JxloyxzybuxGM0oWJImb1EYEYeHODS7lvyoV0Hzj58qGwkS7fpd6br+eay9gZ9UMvam/p7JGuvWIn4pqrjLGgc7qnj2tj4Vg+kCiXe1zCQ
LAM3HO2B2cGGWwpObJ8K2iiOVXyeQgNSryz7BlEE0Xvgo0WUqMlPwwLHOnMSS3OA90/HnnASJ4vpuMOxg3+OOzjT+oz94TLdfssvPFzOO6TOhc6HgcOIVfJx
+ICZfgnX5WAkKXpZB9gXTXJS55vCnES7Kl/dLlTpF8OIgYCoObCsEj4NBnDIQDjkYZwwqM9y2Gd4IAIj9hccOvDMphIPUnQ/LN2AizKOK0b0Idy7iU1MmoRz
T9L02MTHCEpZYj0qWsVCz8B98ssBbuiQVrrvXhh9r144E1dGkWa9W28nXbGi3/4qmVGBPx48dRL/9/a96PcO+r2Dy0+Fx0R3wwOEaDsejyq8m+V0wNR/Y6qi
rwbU3ejsCouqG/jyTrgEPFTxTzU5z4MbzM8S8YhY5Dysmjn7H0Ibv/jQDJjsegqDwQMQVk4e/LPvfuuXT/6D8cePls3w9HOYAbDV+2HRDYEFCcv0qgYPN5+l
vKDKT8LosFg/S5uE18CgCA8Hgjw+IIFAkZqkQvZE3B0W3bMfjTM3vrDPGsNyjvl91gg+5vbh4YyKCp6s3UsJrvJb9qGiTervqGyDZ9yzZoxEUaTtCP38F7GJ
EBheiaMHhVE8j/Qd3ABrBYdFEpxi3Snqj4loxe4XnBdaLPOY9UxLxFGfaUmetkEHPeLnbpcF+57h8PMr//hKQeSL4iXIx7ijGJl+87fgy8kXsm4fkkUMeAZ5
JDzZc2E0ILl4fzi0w+UXG62DPn5WBJIGmHa/i2iOyid2lDccLl9583uF8NPrP7ZQNbnRF2s8CVf5QAPlEvJhJVx+vunV2N6itjcX2WuAvUWqcMcRJjnkSCmD
JZGJRR3yjjR423nUcioOWlP4aA9aY/jIo7L1wigsGfF1iV47+HoC5dpXcHODyqIVXvULotCQD5eNWEgpOqsHw2jeBpsfYgWQP+KKegfxT4fFsaGNItNgxjIN
eaxNxlfTOg1k8/GW6D3RabDC+Utap0Gn6IHSqDRUzuLvaJ2GV+jkGiWQov5xYiEDM1XRb6Ylyn4SIgU3TKWO6fRnzxN1WxzTBoeJlWNtHCS1EKYsUv0SGAgs
BHYkZWPt6Bj+Tnj6wTki+w/A0xKekbMD2CiAYQuVYeo/R0wpIpz8O24pYLZH9xK8Ef8ZqFv4cGcd81/be5+SQBtHjYP1pLwAqdwqCjCI1adjddxPtmFQbU7J
IfF0NCHeMNBYuwHVGK79LKXG8InNagw33tVqDB+JGgPcpxFUhi+iSgLLKZyY0XIK4zMp3YUxeXmaf2d0JqHaAJe4+YYUJbxMb6+9Eb/9iRpUq/L2dX77RvT2
/PdGFuDtZXm9vPKDS/lBdf0NLcEwOaMlGCbwqfObrlwJvKMjFprD2BULMIxcsWhbpuW++qBCrjCtwU0s8WCihAkKERFM42LE1Vo1mcjJeJo1AvhzibEsnias
a1xT8v2Wu8xpxbT8M4qlaKeEdHtaiMSTBHshbBohSMusDtG6Xh2Cihq2JPQgpP4c6wJco8v+DZkuYqEIpLqmuDz6x4imcbSQao4lzXOwRNfYC+KUEblToHLe
bEzvrHvMXfEQatMuPM9twvOsoogpIl8tZnFYjRDblpxdMWJ7Ex/Z5nu8n4GFxqiEGC/ise4qokC7sYowgl+E7L+saCeeoVe0At1EjR3EAyqWzb6ugm3JhmzG
RkJ7If1sQN1UwXaCFCtkcuw2fqW4nxaViCuooFvwXzXBf5HIwopCVOxu4z8UHoVHbXb8Krxop9mjeDSS+G+j/RutjRTsoC9Mxl7i78AVxE6wc0eKMGjFFFMr
Zs5Mqi+la2D5O7F+rDBn2N810hz8GfxoB+5n9OqT/J10ku8XyDw8bWGKVW8WNZ+lWOWbUKz6hGLlC8UqpzHmOXTTAB7ATeu4MsRW8okiccb7o8PQXZozvgu3
GvoJNd+wLZbfzyehEWc8YM54nTnjOeaM9zFn3OeyXkQC78U1SS+B53doQo3fRVv6LQjQQskBf/tedRkfu/cbs/hY26su4mPnXjVDgga0t9wi0IYWJHhN42P7
fogpKICw3yDBg217IabAY5Va3OJ3wLK8Huw33lYZXpe1jteVF15XQXhdvfrch3UEisN1K4WyHFHhPfxeAjRsEWj4hGKw3wgE73EV/hfReKLaHOMqSQ9zeDu+
dATPdo8eqdfTnwjvCk+/l4R9Jr/dK1yf5Oc/oWv994kvOPNLfwFG5suK66u8pNCBdhsnVGCxYn+QYwV/dKhwTEIxBeIYP58IwqwqlsReoud4f/usCBQikU2n
ggSytxhcP2kFtxHI3uLiDWMWFW1AclmN8r1OXJXdHlev82/X6L9phhAez2q7Z0lofetJaLy1L+Sz/oglA5/oJ233lxU9RW33l+jpfoPuYoXu4Of/GnOmUh2K
B32hlD6ICh8MyP33XvjLlPv0Z93nI7XOf/q37j8Zj4knuPAa/NfUeaTEEgOwk/WbdE2lfua3YWemvomdNxk3X/aww0XIfua24qq/gHxorrl5WOJpIHWXl5iP
/yRR3/geP50Oi48zvfCRgGx/CFw5us8+mN27riG90lOV8MPXRppagjoAv5eO0WzJA6QBwJY8mLbkMFtykC05sGlLOsJr7zfvkz1ZekGqKlHfuqpEWI6I7NjF
dvhbsOPGLezwMrQCNEJqCjFHPW1EkY3IsRHGpo2ohuNXmhsRh5tEFMpFwnubDXZUjr1hEHPiodRAPr6LIMa4u343Q4Vxaxammjv51QA8/JhXDYg2bmW0cZnR
xt2MNq4x2rgzhTbu/1/urjXGjvq633ncmbnvuzt7ve/duTf5sCix4EPkXUzaeKJAIUQVlaqKD/lAmqqKDB8wRYhWCC+P0g11K6fdpktY6GIIXloTuXgV3Nag
bTGwpk5kUiKtVDdyAq1c6kiWiqJFtdSe3zlnnnvveheSqqqs9cydO3f+Z/6P8z/P35Fo40mJNrZELbJFLwwgoUrSXko5fMEtOgwyjeiCzfDSYqOohw/9eU+P
Kmcf7g8roQ/leB+x7I47Gj5yhCtSYAQCd7Tj9fLGps2yuwu3R27ZCxKJcFs3r+zvSQjC74pv9n5R0O8VBZ3jEq6xvgYDBQISat1csRw2U0cdTYa+JZ7FcKyN
oIpD89foixqJoI12Pzti+6atqVBsjPXAinGgpzo+PIdNccOWbjD+Fh67MskLDBdLwoghMMErhuAiHGdP37S1bEi7S+xzVo+jH+Efqxt2QDpB3bCtwFI0bhJP
2A3rBlbKDZs8hx320aPEOdqKHKOMxGqpG7akwNBlBYY2FRjaUGDoigJDVxUYusbms3RDDHGbQ4a+kAk/mDU6feLkpl7i0qwkqKj5IJar7RiPNfLNTqlHFnWN
6awB32y64SGkjfRxOAKQlMuQgcx7ENi22TdbFd9sLUNb4pt1E99sSYF/ywr8ayrwr6HAvxUF/q0q8K/MHO2G2DdrJW+YabIiTi2Zhkcj+jzSANmCZsYCY2zO
8SViLkGDfd9IjBRj3Y0UsEacfS22RvySGCMiZy8thKeFq5x9ObZFnH45Y4tY1Y9X/oGfcurlxNjwlDdtrujXZ+Xr49HXbz0ye86eNpf18xs/eOo/vlmdNpei
h79Fssuifvlv+uX8y7Ep4tzLsSliDaeV2VbRPGg/UDxoPGhHbOlcM22MWMuhQRp5QTOPBHnRi3R+wB0CLjQ2EHDxj3pkGJC8ZLqJ629z9h/njH/KWkfuOvJz
UAMD+ZgeTBHhcY9FtEpGRDvuhSgpiS9TIhrHdpobtohox6lHL9vh64Xw/On0VnXZzpfNKm9ZNqvao2xWRctm1bRsVj3GJebQ5FxLdKWHRJOlB8WgSjutAMVm
DqbnvNKzvn16+sJjr/fuHxRu8nZarYm1X6bnlNJzcvv05OWbLD3LHK6apmdB6Fk2pBxQR+E/svQsKT2LSs/C9ul5fHX2312ubjt71srTs7uwodnxH9jMB60D
xBrMe+9J0qFRQtCWZK8PbRhTaPRsjmeJKjMZqVzp1TqtvGxlprVmujJTM6lSBExkI1eZiUv1XfYy2cB4piVgg5uygSVVzmSMaEmVMzl4T1LlTIEpFMhBMU9y
qpzJkWO0elhREbtEnCp3SFX2OaNtKLRIqj9Jnmreh+owsIHUVKyLU4KzL8dvkpRgWippCaaFUrtZLXKWY0W4DV7vFDMDNghLwV9TbuCQDMCDuhLM6eGAtDub
C+1gShODsfMM5oPCJgZjd2MwpCwd2oLBbBTyDOaiqCj3o28e6FQizS49Xe8WKfguEYoRAVqJalZxWE+2EboSFymbO+OGf336IsBJzm2arRyDmuUua0LM7Wjn
y0LMHVlabhNaviS03LwTWv7eDV/qSctMnrFMMSUzaOWzQsm+LCXXCSWfFkqmdtgrvSkZyrMUjylhO+iYUBJkKWkKJVWhxNs2JVvwEkYhJI5gY/rb3Wy7tlyO
bLt5tpJjRRGbkUZyO3J4ztnf6Wt+W+3XFrMZJ96jO1yxa9lLLvgHECvJpcJ8qV7GyCJ45JPscMMaQ8WlPkaH+At2pQHOpB9RlhBDE4YKhLAKEMJqHEqQlEjj
6iP0Xm94Ug/vdQZI3l047bVlU/EUM9hDlQ8bdZfLUooLWZuFTEUuI8naFKB3FF4zBDTCvGrhNScpvOZosq2dqozWlMJrRk1D6/iZ8RPhfXzn9S7F12zRJO1w
KVt8zZbia6kmbDQxo03YWnwt1QY1a95DndHkYAjSAI4ybkxf+Ix2vIUeymvGSXBhXju2JQF3QFRiQ1RiR1RiS1TiflGJ/YxKXBWVuC4qcUVU4pqoxI1MAi5D
Le+gtNMLHw1f/s8sC6Jtt2IOiFnRgg4RoHGcnyW1HKwo0SWwkNxRwgGYftan2H9vIcejGukS0eO0gEH1eusCjhUtZFDWQgYlFDLIFTGoHSWdOFPEwP1fKWLg
qnPcC8+/HjvH0fg2ihgcSYoYaAdsUcDAyxcw2Hq84R958+sfqVzBTuoJPJ3yQ3+mu4qHYgFn38wUC3hRiwVceiPrni5rsYA3YoXwX9Q9jaYvqHv6WVnpx07E
KuFzJzIq4ZJ+5BEhNe6E6nzff2T2Aul88/r5wmM//NNv/nThumnzUPR71Nye06/fWP/hs29+54nrp83Z9NdXXlKlMP76g5ditfD4iVgtXMZp5b+uKzq0dtyD
9oPlaLRW62m18HB5B0UCWGmp5BzCbhfYnw2GxGNhzYn8xXP1/c0fP5zxFl9r/Ekd/H934Rt1aIy7C4frgsR8qK4YCnUsVuH5ArF/uNzm41JZkGYWygK5v1xu
17tC7DcAqj8VNACqH9ChCoj9Bq3qbhD7h92rYIoXt8YUP+xm/HmHXZLfbZEHnQ4bbR91OrLJnuQV2s/xAKgbSeuEep+LVvliuoH8QD3r8+3PYjV1BvB1C1H4
GW+rhyqOepq8zHI9423Fpu/cmHO3ttTdmsKtbFGbLX2f5XrmfZbrAFkYgK/V14RW2uQczmr0tcidwxI3X23iqhS52wXrjFz1cFWK3A3y1cDH+dC0tcZz4ccO
xv5a4yeOBC6cd5AMqtas5EzUaMSdD8qDidArc5JrzQWU2dWOxJXRzjDsYihn9evsFE4eAV14KBimv8Fg19EOjNvsIozQT9hNKHiAYiQDDKkBPzqSU+FfR8tq
dQTqCBJ1XClN8QKODi1FV5A3n3PF+bqE4zCpWzhSvxx2IxVcpk/iH5L6uFC1RfHuGKKId8ZokT8XeQOaHz6qw3PcaI9rBd0JraA7SatvTLeYRkxnugsW4l5s
JD2I/uJuXDDE18fduIt70Mz8HPriLroXPcjQtdnOOoxcBJTYNdpDKQKK1ERz7pfN5xB2MsSnS3Xpvqfr0n1P1aX7FuvSfQt16b55HMfZj/iqnMKP+Aqf7i2c
wnGCdF8cJ/eYK/VgIhiPqZ3HfA5XeFa/qc6y8Wz3RPZYmoGv1tGfu+nhEkpzqi4z8mS9zeAwK3X0M/bG5TqnkiQw8R5c/o3Y5d9IYOK7LilPMhu92OU/Li7/
krj8y+LyHxGXP2No+shx9oMWYmNbiI0dSOEAF6QaiSus8qKroFyusMp1F8qFrsWOn4XHc8J3C/F6irRknzdtnrBYAM40cbZwOjy/llaShffFVq9NxevXBazo
IlvhLpkdT4JSclYvU4J8zpsyldcRxRQlh5aCcXDDTEt0RZWQWvhPmXLlWXrWzDx40kmhZ43pOav0nMvRs6r0nFJ6Tm6fnkp49IXe9CyjQETW6iX0LDM9x5Se
4zl6lpSeRaVnYSf0XN6CHlhNK1taTb0eVlNfrabjajXdLj2QWhOcxAw1uwsLrjx33gV8eaYMUVIJnZbot1xUkNldeMKVoCjacUdSdjg3ZYfbqEACztjhZutp
O9xgYqpaL7LYvblC+mzWDodnWhK+tiUq32VaYQK0do110Zq2Vi0xx12wrrdOWnLPOt1zXO85R/cACI2NxzRZrIw57pJWRr+oOLiXgYwcdyyCW+5DoV6Y41z5
dWSOsyvZd+QXSsxxxz01xy17jFiaGi2o+HDetF1V70uk3pcTRdyVPra2q4h7iSJOhCSK+KAo4m6iiNMzU4r4RLh8posiXhL9tRR+O1HE0URJFPFUEyU0MaNN
lFQRT7UhirhLGxQU8UYweDTO/ybu3jbC52M4rLJEMCKJtgAuqtavONKJeosn5QMSP3Z/eyBeGmIzHAgmdcM8nY74mTLv7rAEQn831eJoDK6IMGXe1XEVBXXl
EV0tv6VemCnzjuY3NC0Vm/R3BXvm87PGI7cxXCtNjIAONDHaOp/P0qzDpvn57/3o7X/82fdGp7FlKl26UcqipCuJs592xkB3xrbujKO6M07qzjjAzvMugOz9
2CjHbkyBT8QS68pmidXPS6xjLLH6aYl1DIF+KrGuZLdXIsStBP1S2mRMC1AgxsTbFAqYCTPxu4SZfEF2/X0iXN3cxuKQ0YQ4QlMFogjYETZz6kX2m/uceRgB
WzCqth+japdZIuhKsisZhyT+s0TgBw1IBD6g1IbpMA6JwBeJwBeJwJOXzNSfuK4nuvqMWPI/g6BF2GE/kXiVg9TgOFsOjtt9cNw06PkYTdbeg+NgcIb2U1+O
KRR+sD8Yz4/NNqo2lMWIOyJVG/wY1dgXVGMfQ9MQqFgami6A560YS6OVAJ53JXgT4LmiGjcE1dgXVOOyoBqPYGjGMTTjCd75lnDbnoTvlCR8ZzxBMw4CFXnb
Ku+Oqrw7qfLuAL8bFqqEMb/2/pkTbviv7E/OrWaINHWxvZ6sSxwmvZwv8inEwnJGLFyuh1zcSoTXSCwss1h4SpFkl+vgHeG767//pBv+J97ubL5VXyPTUtfC
4fDsmbQYefX7L/W8/xNBJzBy9w+Fh97qdf84Mgdz958zwmM9fyDdNa7dNaLd6Af9EcJMHNwEKUjOUAZYI6bZpEHqLMsnN2puzyavgCOXk4jvJ5w2q2GHHEGa
XHCEBc07EmR52KFJk/DnaMJEaEdxKn+MOG5UwsU1gZS0um2iR5NNdEe08mJryWIbBYs70DaSTEJXvWZHeYeqRHTqrpeUa0YabZzMlvlRfPkrtaSCUZYn1dgA
puyHcXTkPrUSzkXwr83HeRt3KsILJhlyIeIFFnjB5K0sxBEvsDktvNcDwkKUhg1bJvjCJPOFySTKZFK6GxxhkqNMOCMpW2GHRjpt3J9zhVnNAuES7qfC3sIV
8IqxPeYGjsbewgc4Ei+67ITLIpRgicrYXcJ3pDdedGQ/eg/Hib2FCzg29pjnHdFc17G+6P538Ll1g/EDRxjL2zgSKzuH4/ge86wj6jdsNGk6zymda67QeNoV
GlddofGUKzSedBPaVlyh7bhaRo65QhtbShpqKfHEUgLaFl2h7Vuu0PaEK7SxQkq0zatlhS0prLnC7th8X+IVWbdovvIoC8AWPDGOeJlc8TJ54mUqiZepvCed
nxI2YeiifcmP8PcXLCBd+Jvw9+cEy3iB3YeLluxSSzko3kOWmjUTLOPxeKdiIWJEhIgJ6dTDbjf8/dxOJfj7XSyPXfD3R2SnmpCdajyDv18WswKpAD6HnjVi
/P2N3qX9Zi3ZPK6oHrhhpncsdko6eQNDI29fmMLs6oa/jwEOv/+85IPhvMp9Ms4bQ1Zn9FP4+z31yry+mNUzY/2R8ffLbBcndeeqkLqLZ2JI3dEsom74Qgqv
nzlpiaH4JyKo/lJ3qP4JgeqfQDZfBqqfcz8bIbQvUkXwYYxO7C4hs4rKawsq75g4BQ0OmcWAp8B5y+IbdMU3OCG+wYb4Br2Mb7AlvsFR8Q364hscFwfRSASm
W48cOV81zIPYc8LCzZKkxUoxi+Ccll3olDVJd/W/J7niOKoZfu7Ai3NHw+K9YXDgzr2FghQ9NzUPPy3cWo3Kz8M56GzlHJz5f+IcfOfMTp2Df/l/0zl4dS/z
zz6al/l5c2uSU7XYv56pxe5JM3bbFDMVNdSxeaJz2vH82Yc4tt5KoQoZaL2JJ2NZGSw1CCDNVSJEtnvTdpMJEb//Uwb9/CsZ7oqkRaeG1pbs6Lif/sAyrINE
cyHqULitqIdprnYsNbMbEklvyDMMfFkCy6Czaw0AfAMmAxuZpG13o9OUy1ElUO0puJlIoEcUN1gDPe8aqzltNdFCgPmMx451bDDa7T/bAv/jURjD7z8ZPWhq
Z/RNBTyun5QX/jQ4rQFcigL9lxBMqjaxYmlgZmcNzMgL7wN/NyqPG4UUU4NLXJiaGUN7ilqFqYdvZepZeFBTTJPE2sJjKuiHL8oEUGGUw3bMmPEZvZc+Y6h3
c9n3o9FMldPKbxjGAykMEnRCgnqTkvnBCuIPv13jh0/xgqFDte+xeP1xsmTlC/RY9FdgHjkSmClUkGc6tGHHj/L2HTmCGwDBlVwKinRxaanysGnaB50H8jRl
CYnK7jR566B5Zt1SY9qq7SJ7bkmh5s3DlR3FS942QStBkVp+ENBHoN2UliKcnM8dQWgavafT98fxS3aqzzyRAqlBzlnpK3wo/yaMLTbASy3euzieJdj8iDY7
z2H6pF38qx1jlPa6MnIBRqXUksDaYHCxLKPAenrP6FRjL+QGr/cNmeCMXkEbfzToeZxCY9Of8SAJCd1AOgWdc2P1g4fM8J/FgtEdnNONHN87AucsCThn+eOC
c3qbwDn7BKGwXxAK/aAP2eqcGOMrOKcgFnpBaxM4Z3+cHMPgnOVfEDhnaxNGYWvn4JwtSGStJDvmfaX4FwnO6TOMO7ppC3DOAWTCcK5RX1dwTj8G5ywrSmHp
44FzlhScs/yxwDm9ruCcH26xAHaKzVlSbM5yD2zO2o6wOd1N2JxbzvyZeOK7qYk/k5/372tKUVdsztrHxObc/rzvjc2Zn/aP68h3xeas/XywOa8y7WeuMuuH
tj3rd4LNWVJsznIPbM7atrA53W7YnLmoM46saLI75VdYk2xmvQ7tyBQ4CIvNAk6DZmgD4jKD5jlIV417IfgMCgJiF7gOIwPXwUXbItNuLA41FYuxAu2o2WYA
Sq+bEOfJ5Vgud7vdlKnGRxOzSdMrGIxNtk1GOlTgcpembPXWmiOupSGgdjaDoVtrNqPGw/OOQ5mIqkkZbBugmFZQZtBLmrseSmKbhestUuaDYT5Ig6gnTYxA
4SilCiMjDdFDgb9GzKIG3bvGurcrzXBrNWuf2fMfkSe038TQd1WsvabisMeXijQtmwDRV3BOlBHms5GggjjBChE22B6qVtGw2fw7dXJHZ4NqE7sVgwchrIRx
ia7ex1W17P2wQtg6OVrhgwdCA0v5i6N0z+aZMoTveKbQGWZKS4etbVAX0Utb/Hx6esekn1MfoeEbayUdPwHZDwZvYZWrFZT23wJRzWR81ooMDQSwFuoYWEAH
pYHB6OhnHQ0dmwoOFbbJ0TNvqtHEpSfSF0M48GPlkaXtPPJueeTd0SNJr/8iXve+Dl2+s1MKWjf/DjgkO7lIZsR5xlLdqhZjMMToUs/6AZVe1bKz0LbUReim
NLQtp14KAGsL62IIr9rimYMRo49NrqfB8LQOhglY9ffrFKrw/KFRaMVgtdVuYLXZVloCVkv7xP5ONRhBMYEqPZJWilnQYaCZ2gR+KzDdkorWgzFf5G7nqfTd
BIq1koFipW1HY7V4wRe4n2nLvpOrYJRS6x9Mgyu9V4Lqr2K54G1RLmXkesvLreAhjthgSV5KdMf4rs0cvmsjA73/0JgLMVww840Hq5EV5LJ1Z8dTYdzj4CTk
m3jABZA43ihWgYNdvGuQ4F/Cap83GW7MjrxRYlEA8BwHhhqSV487F8xOGcdFs4MQOE9jYqsSE1uUmFhHYmKNKCY2HY7M9hn8UKJja5qoHs3URuBF03LJ2uS8
Luad13WemMVkVqKaAv3xrPS4fqGnFnYPtn0gVdbQ+Q4DgK6ZHAfraBxsEb0uV1EZVeNgm1iLcpXR6iQOtsRXaeul875pi4R9T/GcPMZ38tHgeRPxn7GNJTrz
GNUEJTJK8mAiUqI46TNgTfCsOZMDOBm7u4+jOK3MIyCA9AUD9FcKmkdpORpBP8SEosTB+hwHu4u7WoQFD9I2TUU6bhiIa0HLKmgN0n3+DcbDiIfp31t4iONi
9qJKoYe5cMWE7rPH3MBxgEuEeUiOIYXBYzQwj4MH0dbbSh4kMQ8psfj/PYP4s8cYYcNxHCzuljhYj1NlR3B8B/E3HlJZ22MI89UZORjTme4CJOZLLw4mPYj+
4m4kUcZDhix3Y5N70M78HGJNk+7tY05mBLnOOslxcZDm2n0pAjxqAsGvp9EHfXy6akr3vWpK971iSvedMqX7Tmr3reA4wnGwb1l8ijjYM3xKohiOoySK4Qh3
HAqOjMTUrqCDuUKop3Gw+DbTPZEISjPwLQv9uZsejhlJ3WDJjDxtEd+h4yoQyTz4DJasoIFFWASjgozfAPsdxOoqgv0Ogv1SJ/ZaTg1hFvAQwWFVFIcVY08N
i88PaCctOCeKgThbEAdLUia4ZB2sWMGxUzjZETcAmsKSEcVqNXiA/jBqfxnR3B7rQ7uYHuhDjQiHm3WrGg3qMP9Ko7WYhxmdYipUy+OAaA8psswLOWabfyPB
WtR7h1hhs/D1nKHhWiWeSxKuVYrCtYbhEBynAxyC2Cs8CdfC2CbhWqtWRJiO52uqC0XTXQZwXAdwQgdwWAdwlw5gTQOH4z29GNkCsQflQraMhLGuWldPMhjL
JxkYwRji0pWxrmZnwipnulXBWBvBGIOKeJxzCyxl7krxuXocQuch7dZD2q2Dw6zsByeih90lM/RrwgjuRnCojimWDq1ALBvSenhpUVcacRS3L7Y+rWLlxFWs
fJ69XWk2kEsHw3cUxT0oUdx1ieIekSjulkRx8+xtyFv2Y/b21wTwY72QeFuN7CS9o82c78vtSRxubweRbTUbtFXccniM7sNjJMNTpOEpbjE8RQzPEGpkjbUb
svfRSIzkh2eGR+dm/OhLHV4Ot2UH57PCRmZkjABrbMSI9k1EkHCdVXDJIg9OkQUBDE6/iB7VTh0vYGBw6hic/h6Dg8xy5DsiQNPgwTGCUQwOqQwYHAOZBkMy
gAN0aGFwRqQOWAOD09DBmUrGppgdG1Rm9JDK3I/DFNzMEfdAND/z6All0MPKoHcpg67x62HJdgncyq5reR9lv9Kra1bHiTk72KqP95H95zG5OrQ/4ripXdVj
RsUzaqzD6yMAqw6/M7tpR/XanOBQlX21STNslPaJhaTNaLcwgoQUIpuGIyHmKXka4vlo03qaxQLetJ5SCWGRN6895gKO9T3mvCUqNCKj3+Nzjow2z+v5msU7
5iX9uCofL1rBSGpjPo+3DudTWx1TFhGMWxeinl2wsHa41jRveIvc07uJQPCPa4lmzEbEeiBErh4FNngIbJizwp8Y8iW19Ir2YZ39ZItK4RwRP2+F7/7ob550
/4e5642N4zru+3aP92ePx9sjKfKOdyLfrkVZsuxYHwpRsgNES9QJGxu2IwRoUeSDASdAQLkf7DiGP6gWFdGO5MqAAgiJ7NgoJTmRUoipgjoq68io2qaF08gp
nbqFmuqDkqapC7it0KqF7LhN5zfz9u0ueUfTLgIUhrzL23/vvZk3b97Mb2bi6wYilzRO6IvVbggQ3UcfwWaSw49ydwAA96MUn5Z/WusJUnTy9wfxkb/vdf8G
PYiFMHf/11R8tucD4r/NP/DyRcck7FvdlRWNR+cMTGPhHdX1KSHDmCEDM/rzIEvil1AWYkdNN2fUaQsdYex7n8A9iXTfckVneRHZTul4zpWl4KwLUtK674YD
spIvuCTq9z3M8pG3HqtMNUp+NqaadIVNpFaSMSAprp1ugtaK23ZyEI1BCa5OE5t9M01sZsooNwWp0RakxqggNQZySI2iIDXqgtToE6TGmGwHhxipQTq/90v3
qq8zT/SV13KBuK+VJRD33Utr5on+fRmY7563gbgXzucCcZfMnxfkPS+dz+SJLk65Z83lI3L5TObyYmHKXTCXX3yBP/P8+TRP9DVF09j8/U8/e/Jgaco9ct5G
4b563kbhXsRp9fWaN7Bf7avYDPduNgL3MjRSU+/gnz9igmVfpM3UPx5MwZE2t8vt6puugEEXXQmdPWvKl59xBTlMjC714rHrE5jZvEltNOdKdokbJmXOdcWB
YDtnJb8Qst9u867y26+piHTx2I+/8YJwcl/wXJKcebd88MPyvZ0MoebsLAYQARjlAGYS2y6DbjMpkJ8THIKpBmmmTR240UGttjGQm/2qwzzzaAazZWAkDhgE
JYmZuZyPt9v4qQucrIEEczgWS130erz0A6LwLJAZbZMhFfp8vCpFzFEVDyUJTlNs2jGlC12waRin+CvfYOa4gnPa/iDoFE4mien40oEkLyTnOIk4wcj2yEsy
QBmBZ7MoZkRi/g4EwypaC4TgP1a0OAB7jPBWSVdyRUn2kssAhaW9a6/s3UTX3rV79e7SDw7Y3g2Z3jUR7rlBD+cTl5vEKhwDoqPOiva3kxDU+OTluS+l2VWz
91TYG577LZPjPHsnkUOjhhVbJsYeIabyHtbFR3qO6taub+kzZgIeUGABMcZhR0Yz8mR0E6tTxnjAqWTGNGSZLNIdmyL754dtLplRySXTFEQ/CnepNGu25oQw
AyYc8YUDUgG6DwiUy2pdGB/dsr353QNpb1qJv2Adc65l8/xySwowLcdLNw4YcPMF1tWGPnMXtgaBVWRLFoamiygkRj3EvrkeF0hFjjdJjdDkrtRblEcMqzSm
BCnHGDWMXbJUc+PN/gUlyN8lTglnUMO4VrvD4URgtNydVYIi5tTD1R20c6dj/w53wTz7PP7ucJZCQQ0rQSQjpBkr1TFlUMMq3z5Og5XkA3ClfUdcad8hkwh7
3pVvzLlp+9417bth2nfdtO+aad9bpn1vmvb91LTvJ6Z9Pzbtu2rad8W0j6cdz1pss1JUM9HfoJrpdxRYSuTaqw4wfEyjJB0aSePEjQXNiCtFPyYpd5SAoYsC
hi4JGLosYOhKCobm8EBbIWz5Q5Xifu8Jj5Y1+v++Mh2tCrGcojjiKKNDSMXskkQpldhRQxLa71Eou6J9eON8k8fTFS+pbGTEwJqULZOyyWVjYO2XNJDXpHBy
2RhYa1I6uYzzAan1fZtzGKUKirerp12plTbvRo3EbUp75tesWps4aJMC2Wzn0eiGL3Xl+IbEWQoPbcnuY2FW5DGIq/FXM/G3GBGu05ECgwbFof+qsnVfvquS
wi8X1eL8H4eDDAsQqXxJsbtdcrGibKPuP02rQZ29uyIcA4gmC+qq6AFaRwfYWSRu2H7bsyOJfneO08K+pKIyjksq8uPXjj/jchUSNPngYfHalpNsvdYYXzKh
tGxj5sywG/bUFLiwnyWMpxuoQkTveOZwBlwS/OIQ2/wZ2YqFhW2rjm5kHNjIzjq86jXWa30GBmg6Lih43gxiWoopV0zF8go/8XtPsq1NindH5SQyrwJDQgmG
hPLdjKtFZN6qRyQeDzZ21O4u6+BO5xYYPe9wtqLU0R3OFphwdzib6ODtIEUdxm3S0Mt6w5QTSCbhdYxENBz2V3n8pBank3ITu+GpvTzCQ3tqTp7veACHug7g
UR7AWq8BPK4k7+tRxXuhX84AZtv6gUazX0ZzAKPpVp38GxMer0qGWdjx4wNmG1MMXmZhxBNHfHFzClprF391EckO4Qxt4PQQzYOP8liW90JWIFW7NDn0U6Dh
oJzOluOTp2BPpdvpgZk2HiolXwXw5S4WY8sixnxUfy/b6u/LIsb8bPX3ZRFifrb6u89ny0jjOwwxiD2twU+lFeCXV9U/XU7HvspwirtqXgquaAgMvsqwidmI
naej8KGWSb9eeA77mWUn5yGv6iby6FT1KAqkVqfnIe8VKqRWEVrb3MVARDoLkHWHz7bsgocWZ3oXbXX5bOcud0bOtu9CDBhDeC5hR8Tf+u/Dsq1+c87aoarY
2zSIio3Y/bVaBccnZlFprACOv7sGq1wDYILqrPSC7VzyRzMBcwihL6mommH1qi28XpU+cxMk2ht+csvyDbQULB9Ylg+SMvXdH5Uy9dh0F5jbeezKMnacKfkS
6KmxlJTgpy9ljY5JKXShg86RoZFWpq0yAqEAqkH/bOCEv9Mw30GSf27hinkhecA9GZN94H2ub/a4sL6vy/fUipIyvK6rqxVL9KuaImbK1XXd1LX4u61nCtoY
mUfrh88Tie1UBRSIRGVzEMNnHqb++fR7VOeQrPI2z4lGH5TyoOVZpANtyioduPxYf1QB1fy7OfqfqEakI8qtpFqDaCYgoYauz9KI8FD6PJTVJNQatELig6oN
kpBvlMGapnodAJoI3+evdBn5h8KyoE5bXEYt5IivBxi60OimxTfkZ6PFFxG2c8yV3DAAFUJzex7HVlJtJyPcWoB6lEHhtm7tJT5sz3wOr8S86qQQjkvwLHbw
b6Yt2TdSPIffpWLPvdgj+Dk8h6830mBt/LjgOS4xqnPhgIkiAXDImSHlrqXbe2mz7uiNe4Ev1529IWpXtJjMuEw34N/H6bYJ5grYOEgyxxdI2v0Zp7RAiaLZ
UFsEKa7cOMBLAukpXDjU1T6kW0v7eL/SJXYs4aNKbwR8J5BbcemjtQpihGahfVZQSWM2qujWTA1rVfveGr4e0E8ku0W6IL+EiBYeegwdWLMiUUt1w4Ijuo5D
mCQGmmAcDFhwAizoMh4lM0pJX7GZciUxUAVFFJFp6YQOdfPEKUxpA0Ux1X/El8QKwziaj8I7dCjoCRxo+4LO1G3L691bXheIieKeS9srphe2+TyD6rkZ1LP5
gTS/zs0P0fyRpPkI+WKJR+0uZUusslAYWxHFPGZV6mWeTeX4jdWz6TdEdn0KPI5YJ59WYX8vx/nLpEXuK3+vzLJPUgtQcVYwalLV8X4IQgPQ9znKqsZhdm43
hF8JEom6gBTNggUCXK0u42t6V5c6sUasByKQAvwYYMt9IilX7OxGCUVE/XX9VF/yKeiA1tDcSEOzyphYCA5kPy5NPgTns5hwrHRKlz8jpzgc0cDo04JdpVQU
HF1RsKvcC85Vzk1/1uwsnIsnZoq0Ouoiv0UDDkTZB0a+AXTBlyiyWgTbUSBCHk/WcWbWJJGGZ4W4l7Jg1w+VhAVLVowDBPb4LCS5kwhy44YNGPOYRBjyKA2m
9Wq1+0gtiUvoIczvEWE+A9cl8oWwyrg7jNYrzOtGmEcrhHm7izBvW2G+kcQoDfnGVJiPrRDmY/hHwrzznsK801WYd4ifOu8hzHuI5zbkrCfCHTJ+DDK4Tq0X
Gd/GDfhnZHw3KV7PSnHMZ85qVwebjMma0aG36cYsY2DlARKBdZHldSPLJ8AALi15JMRdLFplhsICJJ6VfxxvqsxETQReC0Pj3s2YDANg6SnwlAg8lwUeZjhE
XUXguSxc60Zu95bUWtdnuzQtEDmGrq9uXWBbV1mrdRVpXZBrnRVVyQKSE8TRCkEcWUG8Hf5kTID/ScwHvyIsvx0z+DZnJ7hD7k6tHKNcKpotHHW2bgSwbIx2
gX7zM3PzH4rTrdboqbQAdTSqR+0tn25HzbVKkzfzpcmbudLkYr/AEHu1FOgtwtBP5aL/vuSi11UuwhHs5eTiTzLiygfCGYJQ+7Lb2PIQo1zLQvkids2IMyL5
tdV1ov7TKPjLeaqSZQeDC54Yt1uT8ZQnun7QF57wodeUkTBIIVQRSIdpZ8oRS1fsyG+dWWJvxwAKXDkLIEodx8pQehBV21H5G6LUq+XKxsA7gnFc4mkuDfqH
tIzwkmvqCJ9zRZSedWVdhli8zTme1LD1k+wquZUPAOl3XaACZ2hO0WSYjSagvHGE8a0ilFGjy5LxwnuTceLebmScIDJOGIF4IV11qqTP0bf7aNB5vreWSH0q
cvZAL9NSJQFgRDylJ9jKCaMiyYw/1COn2KuFYLZxmfMcYxiw+kDKQZkDaMp7Y/e3SHwDXKN9rGtlEv6gZXBfrZ/XUMx10W+wLRr9TFRvRxJvSCelGTbUcyH5
KvCOJIfaPJOPfUFCZYqwQF8whSytocfrZuhh1rqQX3ovcCFLJbLUE2OP1237S13yObTe1S0pY+1zyD/d5d5bc8Tgtd545kTNaZvjuJVUzaSUkAVla5FUHWGv
JtjV7Dj9nPgzQpBx3aWVuO664Lp98XuWUz5fqaBJRgW4yP1MyDzHu63bB//zD+aD/zbqqw/vU/ut5uAwxk2qb3PeuCKYDPtUjiR1trlNUp7psCUqZ2NTodPR
rzsjPxexmv0DFaZ83DQT1bK/D2T/qGf+IFFBdwdRAwcdDWbvG9KD+HV7NJz9dUP2D3FF0k278+0Yzf7RzH6vxTHTpH+eiDboDSd1TZdORGN67OTCSfpc9QSd
0TvLunbi5Iln6d3JL778ssBPPUiyrTnzMNzJkBcZC1kaak2TFsYtB8EDCPbt38UJOUZ2McyjsotTcAzBOkYTCROCuAWLsZOxpTnGdUDTGS8Wc5gj5rAqzROx
WjjBCb7gEiuAtE7mykl7JSpq2Q9gyXZ4JnITm9LEAEZhYiRolnf17lNN+lSVPg1In0alT3XpU1P6lH31uvuUhiYsKM/d7+1TTyRB12WkVeAEjOLk74MhUMHY
BSe/WPE4RQBJnAIkG80C2dWTAGTRR/8ejPra7L0oajopctC6uR+vR1DfK1GFV9Q+XTnNH1LVtGR6X5oVQeKbpdme41QLJLyqT64T8LKcA7y8YAqjH1m2gJc/
7QJ4+Zb4GY8uWcDLoaUc4GXe/Hnlr/g9c0sZREvflHvDVA07K5evZ2qV/QtdfstcPiKX38zUKrvoTrlXzd//eeVrp75Sn3Ivp+XIji1ZxMsRnFbHOWYf+KeY
waCxQD4LwVNPY7i+HJSQlr68X/02Qk+s4Luo9kYFEVsp1fvSXISpKlakN5s1fF9+CS+tXsL7TFLC7BLOmad0H2tihfhdZ5YaJ4DRAvJ1FrF4YWuIVDvsjeyD
oIQZBv4KtY3tBeCs0DBhv+BVaiYHPcy0BXqnEH8A86apByAEAouhtl2YU2v3odClAyp2UZbKdABF9TIdmGMcyIBoZGyLqpi4xZKxbcAiIbpB1N9Lb/71mqR9
bSDt62B8BOCAcCge4SowCIGlDxukSSlBmhQEaSJXdP95ktAYhr+Yl1rZ8OQVGBxfYOgJKd0MbQj+izcq6dMoSGtup6uCWC0ghWoJh0dpa1SA1bohNyWujYZG
3lP5Np57m7EV/GtSspRTqRa24Ssj3+FSJm2+VUDLBc4NWrjNeQDv/3TEn/ks32BYeKt3P6lHBaCvS0mYlub4y8cYalBgDzujDdibfhzH5hR1Of5ZEkltGpgg
VW6n59CT2+ihcBDH4yrcICMUDsl4hcNVKYEzp2RasNFvNMGot2xKMN4CjsaqF1MoAAaBUU9SgjUkJdigpATbICnBhiQl2PAO1tBKsK88TIopIn5Q6J54y/hk
+CurOWBOxeO2Ba8k1JtXSGrkWFIkWb7Q2C+bLF84rzMoQ4rkVM/z6P+5MFCGUNuZToyW+dUowGEmT6ftQqedaP4KOj2d0umwodMhQ6e5HJ3msnTi6ALuRsRc
eEjhuzla4lNJhaoEPbCC2khw6vfqVMCd0nj7JunUlnynAulU8/9Vp6ywNshZ+J8U6hNzPYtmFBhHNCbn+x8xxQ4VEoGsiCvo7Px6La/fZF+fwHDX/szWNSZh
YCbhqJmEDTMJB80kHJJqVPskK59Kkv1zVr5hG4kwnCT7776wFCXXf9EGIgS5QISGBCIMSiACijOxoaiAQg3QInJyNh61/bCzjKaQ6jLLzqA9V17ntf1FnA8z
VKoQnx02if3AaL+TNLUcMlsUROA6MOgk6URpMFUinO3wqlXDu5BnswXUDgQP09enbO4gzHJbsfWvNw/4rA+4T/Qxusjlc1eyxSRZYha8FF+UpIB56RX81Z9L
s2VjYMrJzif2V8GRKsaRKO7CsCqWOgBj3nTYnogKkIfYNx8OJLZIu5OqMxDiPt5JzUmgZ7+us4rgZQM+5So2oQa71JDtnxSr5/xruHdQXPwezodQtV4sH0C3
EFsCwF4kNnXDkfgcKxmtXH/daWQmW3ChZPOrBTkTvJGgArDyuQh1r9B/z389j0X64hdsRhHOJm4MMg/EFVhdg9NYa2y/XZN+wJHcHsRGQ8QgnKaiFY7plh7E
afsTNYfTfwS8IHDKJ7Z8NFEWWpmKxwim1HQr7Nwjd6p3cKRV6G0caS7cwJFY9TqOtHRdw3GQo0X521ddhK0aCQAv99VM4hslA2HCLTtEeZfphbmHBCBupip0
9j1JsearmXQ0nRVloTEp3cTAgJ6gH2O/WfM4Owb15DlPevKsJz057klPjnnSk6Oe9OSQJz2Z83It4JLU8ZyXzQxi+zImeCcePNq9tvfUcs2JAynCzOiAQzTd
jnDmjdM8HVCNmbMjDcTl+G//8plTpfjffvq9P5FCipYVwAifkkBF+NXi8sdqbkJt4IyY1imdmQGI9hl6B5bexPU96f2yofcfGXovGXq/ZOh9ztD7TPL1lfRe
yNDbzdGb5jpTmScwUbonmRcyZFZdyMwvWIvUPzKd+DvTicumE2+YTiybTrxqOnHR7ULqi+77IHWuSZmb+32Ag2l4S0j+8CgpuIwEHGEk4EYjL8eJWhP0TzMS
ELF7OpEYKRJwJgzFIdoUzxbYCUJ3+xSQt0UgAnlRKU6f+eE5YrEFTo3x2CI1dPtTWi1GLRj3m6SPoAmL0di0Pnh/5LV1uDgfRrq5SLeZ/J9zc/WDujVP5KTL
Y9M7n5oPb8qBQU1CHqnS/tXE/rY7YvqS6onYWxaWHxbT2E6a6y4QrpvoUH4snMzIrtKAV3AUrIWAY3mrE7AyZtGDl6CLyZE0aA9gZ87akvpXaeqdF6PMpPQ2
oF6ELb1pkcShtxhu1p3F8GbJiIJxYDjC2DzdsZlGKQQ8kDq+nc705CI9mh2YzfM0NmGrSsNz8zxgLLYrTXzLdId080mt0CXVvUuxKzeobrFNvDFIg5t0M5zE
L5OyqFdNKpdoD7f7pk/gfpamOtQgu7hB/+CglbImlLkDu7bLiNjMECkbrTWBiaTB2IHBiqbXtIb9b5QmysYcVlLYVFCjWkCPAb8IoMfsrNoyqydWvSWT4CuQ
BF8tMbVbGNi4QTyOZ+CL41WxxrNMcOUBU8zBs8Uc3FWPiEl2nDiGNQKSFM4tyAcDkKMHObGFDsMAOXokJajLHolO0v483bKQ0XUMQzQR6ioPI0/8lQ48ai6P
c3tPbYWs4MFrdx28JgZvsNfgaRm85i9x8HIS8P86kgYumr4xEYRi2CdVfbybOx8qPe165d5hsfWPi+l9CzsAohHSyUbCsFcKJABeYJakm+Aip7/uZXP7VYGA
juvQ6IqiFSrRCq8KFHSFBnlV5XTFmzO64tgUorZ41X80s+g/lK75n8Vy/jZEBGmQ7yjBv1xXEUmLhOS6RurA9648+/1i/K8/fP37pdXqAFOZxawDdYC4ABQN
uaNjmMQ36Ztx2Ez6wHR5mnagkPHIJ7Lp7Pz0nYem1cGnSLxFg9PBwUjf36bt1CTWKNbFosYj2MdildJjYcR6RJToEToSuedBfA4cIrFpVAqSn6JJlGgRRpzx
JC3COCpahHEkvnkDx007UNC+qGnYOEsZDdlF7AVURpO4mEkd15ERt6njOkaTQMoBq0lkRs9oEhe7pYwTTUI0B+P2JyH6yZrNCbo/3No/YB3gujHgeY7yqtKE
vBbvsrt6PTlj3R4rW/eXqg/4Ul46cvfQi6Lp/oMCUI/0JoAtmI/+hocywg0NcT5dTRO/kfhy9rAPyv6YTNUn6H0BrRCn44nP4/Sp6Y98UQdPnv5c5O3lsSV5
gCTj7UU6THz+7JN0C62/BWgZgbDl5kRpIvKlCGAZiAQmzTld4VK0WlXavP5aVTK6brVewiqW+vrDouOSHgzlpsPS7BeIg6BRgSzqtEH4XEc97s7pe2qF3Oi8
hcskpbbY9g3bTL4igLzUb72wwmDsrjAYl+5msuQMxqS2QHUx2ANRpSw8hDbnnins2RSfr4o9pEULJwF+gxcFTNwRvzBUPe0yRGVrziusrFe4w17hrl/xEOoM
d/AkbUdn9dbz3wESq8PqenmW+qI/lqlnKK0hDi1yf0ivdeGtZIANA3wMWWB8v0Wy726Tus63WlJW4yX2Zr3EvohvizwL/l2uGaeZ1+Ou/7B3kc7nGQdayS5E
t8Ln5elt8Hl5+hZY+T29lTHxMPM4SFqXwJuH8zDn/noXR7PQ3a6nwxaTPmwcC/N2mbrG82m4yjelq+twt9V17RdkGZQWe15rh6mLwAhxX8Jwg5SEwGyrMxDL
4tKhulZykJlSNYHTTDIQ+v3zLzV+8r4uLKwnwTZrsTCDSd08C3cS9m1a9nXX4t3mWrz7v8Rdb2xUV3Z/f+fNeGbsmfHY2MEs702z6rBA4w8pBkoTHiIN6WYT
PtCKrfIh2f2CrHxgURRlq6iYhCgOoQ3dbrRO1tsag4rTNVoSoOu2kBhCE2tFIifLpt4oIa662zgtq5KGal0tUnt+59x333vDGBy6UhPh92bem/vuu3/OPb9z
z/mdLhm7Pdwy2Gn18bweGI96SG0mnRl7iV+EK+eVH0cpdhJGGuz8F2B4AOv23z4hOLUJ0LBSvg0Q3NnY2dOOSLnz8b6/KVuTtugQIzq4/ztFz9ttPm7t9uif
GadKmDZ0qgRutdDc/MBzZ/+r/sB/3MlWMi88ZySC0HkPmenKORzQ51wF90pjeCuszX3C6uatNjaKW+eGIIcDfMDoy94gj0+rggI+1YOi760E3WgSmEGhYvao
kh4zwA406gii0jurr9igsIWlT5nOxD+0Qmc7+aydzh7kMwzhrXzWAYlgBJ0p3YyNWGYx5vtmAr14TV6C9R1ZKdxHal39tW6SKfoimLejFVNNVVPmqZWUIlgZ
S28MKm59fmC3+MRYmlmoG7yVXZFb4YI/R0N0s8t21u94KFYCTLVI053P7JMHCSs8P+zLfLGrH95cClHO/48BIr7uiKErVRNjETXJ++XNn+74l8GT8z+7YyS4
JdFgomeXg1ugErAfpEXPgaDs3kQPrZPaswSCstvvgKDsBsNiSZQKIAmO/+v8GiMRPrTzgQMXmrymeskv88oA7nk8Kf2WnGblur9GE9mJ39OjOw4m6OEr7Chy
aJ1uMb/Tb0/e0HGIgw5vohUbmsiUJjLRNshH0IkmMv0KN5GNvTCSoPADw/RgzlleLkGIUIODlMoGgIWp1o1RnxisRsNYxS/FfLGIEWuK+mrpfUZmWuV9RvtG
I5Zerl9mqN/6UKxkNusPWz1N+qNEY0Z6hH7eOHRl9aVZXmPeeyMajq+OoJ+a1ddYRH3zSirztOfVXXrETj0ey3wrL/P66zv7qIsSaYJQpkq3EKcJssPxd5R3
hx3exkkYdOwWHHmZQ868O1ZAo1UTHuzcVL5T3h+nHvFW2EawVOKoTU1UhyYkdBQZgo1No2/NffzmK+c+u0OyAtkpypluoZwpNlDOwMsFdDN5oZspCN1MVuhm
ckI305KimzF5A7JFskA8KqQzymNmKeFUTS1Hi8q0ES1Mz8JXJpLFvnEPDwlD2v4exUiGf7+/NHCRGfIuRlyG4rO1omQg+nMJn0vx5yw+a/5bFy5BLn3jI4+Q
LNtiw/cN8RzSD1OVqJkYYrjZlzNLamH+OmohBXOpqEX+M8uyd7uPy94+kH/gRIklbE4yI26jkUHdZ789w3do9H+d2sWB/uEoh0t+LeZK4z+OpPPQXyBdFEST
yfTHcNKNSobDzv1FSbhZc9QsYF+XDHu31LyFXayx0yxKsQN/vuz17jTEJyt3kOvv5w7WWg7VDHmd7Oiolq5wEBuh20b9OH3GSOwMbhyswSc6hwwe8DqkM2Rg
GoWb4uhB+rINUh7OM8z6BpEhwU/YhIXy/RuQhdD+cUiJBbh2sVho6uWl0lmc2Ps5OI5OvZt2+VIcR8PvapevZdd6fP1QPL4uxB5f59MeX1Npj69zDR5fp9Tl
qyJ6JhKX37L6rGPq8rPD/JjxidjjCxb9w+rzxxf//FdvtPZZwxPa42sm9viabvT4mmD89Hcpj6+/WZITjghSRP/E4qMTeX3N3ozX1wXzpty+MswZHLl9XeAd
alHxHaaLZb+vrv5A5d3LKgSR812kbRE//Lw4AVwwSYWlwVSIHACK2i+6iLUmzw4ATR+REYJmGrr98AiD/u3jmRHfOhNL0ELfUtQ7/2p7XgItqKBhpPx2QD9K
P3BWGyNs00sm1BRKBuYk5TCLHMIsWn2XrUCxztvKIu3/v4Vv1LotunVb/u+tCzEM/meWvToBZ0QAkK3li8YmI2ijf7wzk4GNgaO+o1Qb/ALMi58lfReMGqht
reIX6P/K12u5pQR0KiADXkogxeNU9Mn0v+XTtRILxbYnETPBqsTOJ4NSTNmi/TYm8aL7f8wT+BSds4AYsPvAh+OwCtHFO3KOyCDekyv5bXtfiwVlHrWh4ROO
AUyeM+WM/WZb9UjgmGkHRAFxxkb2MpkywypdmEp7mZw3kxkbdW0/QOHnpbYzOK9wXzq8Bds6nHJ2mhdXu0F2NNkPyhHlGhg7PLHXWkZcZzxxAMzF4eLskB+N
gtcbEvA6KzAe2vCjD5C13gytUL15KpUrnsapXGvsmHMrp6qwYP9lYM2j8RzjiEIcCxi3lbe4tvIWaqvxJm0FI3Phu6m2mpG22oHiHqZlD96P6YZ6UBroAZEL
2wNtlfGZkqmhnWKSJuc286ISIh8iJwwdqb1cFDKDXDEyr4rNEpG2a6/D9igRaaZ52yq/J+VymBOXw7y4HLqpfNlFJnWWvKVx20fLQkt6WTCCz5sFOLnIs2Pq
oKqdGfb2wzs2ka5YgEutEHf87odoOifvYJMDTftK8g6VXpz9bl26aYeyUHiRXSJqv6wOA8+i/VxuvwVrmIFeznJNcaaUYXvMAo2AHqUiQTVVwosiqZA1oAVZ
AwpJJNhs0cqFFpV3X7RyZW9UD5VU1pV6bGJUpCtQSKKxUhRIZrHyz3K4xc/freNruaU6ijppdZTMK170s/GSdPjGS1JHU1/vDni2qiXpcNor9rCJECjsFmP+
YEoHbsh8LWyOQFWjusl+qSSMvr+oBwhMWsr2VNG9XZZ2Br1ig3yoN5UP7kLy4dIvY/nQpeQDPDbK3Cnf2qeK2II/94pg2FpraZjtuYitKeVkeSHllrq2nxas
VJlr8WeDlLnxOmW+NDPAvIVvXFtoHQ5xqULr+LNKCu29qYoS4mpNl8kusT1Spn+dMmPfxAtp18+LEHAiAE0lANuVAOxUAnCJsKIdNhMEDy1RBG6XnshdUUjc
AgMtK7FwCCSALMz5RcjCHNByNx2Y4D4HXugqEhFAFuZFK5LJozJ8YE6c4+J/pRzrs/1hi7wbWMNqKWfOFXZW1sFSrCNKwl8A9DbgUgc7AIuORHtq301Foj1t
2VYy3AMWaKX4i1u0uSi3aLepW3Qmcot2G9yi12uv6HXiFL0W60qf1Zt0ie5NDrBejlHoxZ/b1Tygq28+rWrF1+OgBNhhJDMsC5BevZGiWzgjLRxbPr6XgIy3
N4eMvbQgnf8JT/1VES2u08dI8tKFFJI8nVdI8oJGkm+r4CEkX5xVUPLvBUpePq6h5NzxFJT8mfo4/BdczuzxGCt+SE+eUZcvib5yIXEZFTuvLl/4M37MVHT5
vLDlTqrPly6+c+g7R7v7rInjGkteOa6x5CWc5l8oue5uiwCi+XhZjxUzyZkLJiMjuV3BnLlmcrsiYswV9kKf6VHHTdEqXPFBNhRN7ghUTJcxFRPbDgFbgT4X
apG7Erv2iPWxu4K80M7vRC4uA1kRrt0vL8jXar+cSjmgyHb3m0GkbN+3Ea4RhMmyR7Waft/GUZorcIRoQ46RIAoTKqsjSHULzKqWZ4LOp3jPugJZ1B4z/zsx
deXD6bXSvnatbL9f3NnSW2zt1JjtvFa64SUjlVT+YZiOKmyKNlUvELDhaCAb1HPI60fDD3bZutFDopMOXaAJrRtV3lc2SnDdqBvgkadDNliKgwOfsTph0WX0
4+39Kw0EAZvYujE4vIqWxuALfjVFZrszrEgNkly2j/jVFJXtj2xhGN00OvfMO0/SKAW9KLtBk1hFrtX8C5ufePSeHWe/uOF3RyW7u7Cp0pmIHpfjgVzEA7mI
B1qOww6+4XjUKtuFg3db4OOwNQj85UoE0Tc8MicTvLO+5qUdnxx8wQtHrwz81GVfm/R9Lke/RCxzX904Sutay42r28u15VG6WWq7JV3btVLb26W2vYuurU4D
2VBNlDJF8+oxnK6gFu6zdrLmhKFJgPc+3nz4gjZv04dlfs8ufym4e/3uXX7XLn/JLr9z113K8Lj5D/i/n9zZePLz+IRf6fl9Ed0u/lRr/F5dNV+Pi9cVCbuv
SWvR5mcyaPNnbNXmiVtZHGAdWnbU78H83Puav/Sof4s67T4Kp1U+XXLU71SnqZpwm94qNakvXBPmUpWwKTs1qo+ZYYtcSw5rAvp2alyfj8b1yOTAnleey8rA
BiLEJJDHP8aPT3RVil062YW6WtKVNR+OszQY4Djbie/OmcJnPGmC0BjBrw/zeic+B8uFsVjttdh6r2V5aC4gQRx/uchhm3Ug2w+gA9l+J3Qgqs16dtxjXnve
by+ppJskE1j0iH0bSnRD802a4TL9crr5zjU2n6x3NGDDq7LCIs9Vxxo0XxQM43C/PhtVOyuTxgm4mbGf7KhJ06EWn2Q/m3rS7Jsc+MQN91HDI9FD+i73NvOP
A+aZ/qYQuj8mHN6PIHMIYhv9cOw9cSDwZLKzhlD1S8j9htkVLPcrqhoF7TXUJnI+3o2Kf1qOd6PK4fB7Sl0oh7+NJo6ZBPPXZCsAfWFi22i5bBtVJT/BP8T5
CYqyYdQqG0YZ2TDyZMMom9owstVukWwVObJV1CEeDL4okTnZlUJPT2vd9HnPzGu7cezAoKGiF61+29KrX65h9cvy0pdLs3qESGwhDlJUDnWVpwauB+meZbYj
pt8w0QOeb62zEQtlr7Nhv3DW0dD1AKM8Ie20v8ERtjan+FQC2gMi8laTDuoJtKLDRr5+PHrSKvGUqANWQkAXtR2niInZCj/NR5nHjJp0WwKNlCI0UtZopBxx
YzV9n5idLQIjrQJG2gSMFAWM5AWMFNYwUxBNuhb2SlObefRsNQU9TMEt4R30/RQ/7LSyyOUYGDyA11xhb+mztoVt4WcH4/CjqHKvp4zXWRVPyPlmOE1gtcb5
BbtqReV1CW2omP45vlGTLxd+stBDuHD4JjGa65HifSn+1kUWXwk/eG/P9YpnTg1OBcTFr5Lie39dtXfukRxit0vxa6X4Dbr4yEp6/cd8OHnFVtg9fYuMEczf
Fdb2vpizxIP+1JhH8qmWHLZ0QAlucfCeFdOBj5gxiHRWEhT1Gr2km4TlyaiWsLySMGyv4hi8yCqE/LvIcVvkxri/aCuWTRDr0gzhfUjlVa08omY5no/BpGIB
j77N9jOAxrdt4lXtKL/rB+mODGSfOFWvJdQY+1SvggH8m8hbAUleYYrUGr2Gdgmmp+VDOyTlMzKPpNypq7BTMjVRKbTvLroSOOVHiXOZ1lsSa1cRYNV6hBaG
UtDKntFU+66wFDg2mC/af495UOGQX2NK8Kqk0678jvlHEo/0VTi+rTe2i0P0NklCtlWSMm+R52IPPqp6q7DcpcLoZnX++E4VPIcu8Z0oe3byxTkLphQgrtCd
ESbmTB+Oyp5d4YB5ruALptRwSPlsI3gNdTygMkcjZk3CylIP8vsjz2sdNzWbyhnvc4NQO1YjD+BVcdRUfCtv8iQuUUsyx/a2oqfiJmM2ZSf9EKUIkSzJCu4M
M8JjZCmuks4QIM4IKoBJyaQlTKCwgiZuK/ONdONDb63EH5bgQ73Wxh8q+ODXqvyhEwOhCwGZHX7bERp91SPg1WMuf/jA3oJDiYCVo1WCQsLzp6AdSgv8ToP8
TmAcZ1cBdp2RnxRqPVhHHKwjPZHzTOOPxGGmQP2awYwDYzcsM52IxHDAEOaDtWA9wvT9WzSWObSOFhbHX+p7dFais8oaYxUdOtYYvUjusYbUDIc0PzbVdK8x
NiDPKi08tBRKhonY8zSbMhsXMKykjn8VRYkh/UZsqkKMoFKWEmmMdXKpSGg6Otm3pdwtnbzwvmjDFpu5lB+q0k7YV+DJz2PiGf5pysQDIhiYeM7PpEw8RxU/
zNV/0iaeySYmnlOiic2f0CaeyydSJp5L6uMpKWfuRGzDOe31WbPq8rBc/iBx+U/tPuuCunxVNMfpE7GJZ9rqs6bU51/oxJQntInn6glt4rmC0/x/L3Ht3c7j
3m6TFosoLVI+aeKZ9Pqx5VNH/t/Vxqqa6MCHG3MAJ7MBrzaGcqWD7H3AjlRUiIOZKz/9IQ8IpHVxhPXKXWnPOLD0rLQnHbH0TDtImLTSnnKQMCkccRJ7oYww
hpzwt+jCkJNCGMNOci9UI4xjsMZckh4ex/myNdYYjpBY+RRsvyxWhgHGF3vNWgHHQTMN3R8T89QjYk/aSapgNGzB64/kOWNOjC+K0Q5fmA+PJBJPpO8Sc0jL
dUwehaYmD09MHkUxeSy2JrFRv6EWdWoYbJbUqaFQ9mrjmIPCVxsvO6TrElZ6xUHMWWNnfGkRnQG0jK7Y9Iuzb333yNOElrkTsD7lFradlJvaTjJiOymI7aSi
OTErLHXSL1WItqLDQnhkbOEO8MHVl6xHieuhbAlllUAqWY8uqUdV6lFadD2q4f5E5sBruoCaPKO6oKC6hJ4OeopXgIcJFbzsqBQ8OHoyqgH3qEE9P1I8y9er
A983FAHgVxxJSPYydz53uqdqUFQ1aIs3eP2s3np9aAGIm4khbiYcf1+Jy0z4Jd5VTkBcFi2kd32DpUtoPbKLLVStd5NGVuLcZTBtlkk53WeJZWokh/zQ+yzk
1mHD7lieM55YfgnRpO10a13uvGzjzrrcWCJESBqPl2c544m8mfZE3kx5Im9mPFJsJTyjN4X2y2Baq4PiHpu8ZdDGgdA/G9NIJSy+Y04S8mauhbzYvE1BXifE
foajrL3SYdpWQ43vFJA4NZxz4B3987NvfT+jcndhAp/g23/5jArSMeAZSX36qiNpyk6riXxKjaYJNcFPOMxRDTOX27/56kufvvuVr229UzUwyp0z+0ufKjaK
2IrPW0tsbRy0JD2Z7yK7eZ89w+cr7XmC5dOm3HPZFAsZ7pkzOdbP1Zahf4/eUNUIieLZyFPQu2NaZCEPMfIlFQC6PSmidImpjekl0n3ObxT1OwlWFy6ZVIEZ
N2hH+mZqnP9UA/5TNeAvqwF/SQ34OUfqcsXBT2lBcIMqPl/lqVi35h2a7NiacMVKtNcN2Pp5wBUL1X4XJrvVxrddsSkNu2K6G3IlF9mIG3CSvzE3yKJvr3lf
JvyCTh14IVDWxy9C1WsNC0if7UheSd5FQ7KogiSLapVkUW1xsih6W6F/4FiNXl5t2apZ9m12Bk+KOwTaYO6bYuussQyaaFj7DpsyikZM6bOxhL+bJLNqk9RW
JbFQjjmimXMq52JkoqzoVM4VaLRFNlE2GfZ41aLyQFGpnNsklXNJUjl7ksq5IKmcOfcmAnMVX0RZkWNJOq4oX3CDTXFI7Tp9W+XwO4A3isyKons4jctda9Pl
zllI9/jo4IDWPXJKStvXyGZbrw8gVkwYBBoWiMWJa5anQYfOLhdkIwEenmZPoM7ImwfylwStzayO1YJy82lCyBBdxyHN+Mp6ucJWZVbUTXZ2pnn5vnlXrSyp
Hi3g+/dNnpfhEDYowyErKWZhOqOJjAzcTM0v81lLcDB29CJqlS8jWybK1CWi1SQj74upUmu2WDvt8FVRzOE3VWFhVmp4hI1HrFWP4FiP9DPosdYuZtgBBCz7
7QQKky0MpPmatG5oM8qs5hlmmsES4JbsOjbjsinDANHU7ZJGtlfADHz+O1MpZktiwq2KCbcsJtwKm3Axu2DCLYgJt1VMuJ6YcIuCjNrEhGvGJtxj+cW7F7x0
c0S3z9u2RZhCB7hddmL7sNiGYaZWYEGeBsPrazr4N3Q5/AIhpCqutEXiSvMSUFrQoRmquPXGHKZUYZ09i2N+HQEKeLLROoRjbh0BCWXyDadoKjmna8UjfhGd
yDbmW/u5Bv+mFjuP9D1OOUHKX8DxdT305nRw8JUivGb7x5B2RwqfYfXEY0JtPIq+kCHD9TvjRJdK3+fMbdnwCg/Vb2Go4uEyAWyt6NhMdIzfRLpOOPmExPNY
mmE5HwHjvPRDVnolYSS87Cyuv6kHS2/G/e1If9up/lYPcBr6u12GGCK3CFy/urcBgSsn/UHYE/N/vTg4Pv5RCo6fVnD8g4tNfff3X9Rw/B+bwPEzMutPndRw
/MTJFBw/pj6e/1Ag4skYb3+P4PhhdXlcLo+cTDvvD6nLP3pRiBOTl8H4lL48qD7SirX3pMblkyc1Lp/AaX646jo0hzJJXD7QmsTl047gcpbzMbBuhsYvOxEO
n48USJBLvC27YVhfzjVXId92RHt5S6mS551ANifVenOOYDsrVCvtuQbkPsvInZF9QRYw7LKmceOYE/6mXtz0QjreHMRPYvF8VtL8nsJ5fg2psliHOYFiUpEZ
FEVmyBRnklpRFJa0InNAOZnsNyV98iAUmqJGz5IEdyKx7mpPXYKR/5yCkRMpGAlv6rRRYU5w/GN4zONSm4GG2uyUyjwsddmx6KqMT554NhN+9q+f7LHUPnq6
MjPXGBWmpDLb8ZwHpDIPpuuyVepyr9Rly+eoS2xUmEgj2ghznFJYZNIRz54zyqhw9lqjAg0O//MNjomxeHC0qMFBSoIKWdr43MZDfu6FzZ1/+PFf/sB+d8NC
jht1bp61nFhbQP/GdPP0irq4SlStegr0F1mpm0jZXGLQf/WjPQuNmjq9gpR7SulwExr0n1Wg/wyO2fXGpAL9pxTon8Aal9Wg/zp14Ps06D+rOuOM6owmNWiN
NcQEQq+1RRjdSODyy/l+RuxwgVQrViSA5osqJynfBRdfiYQLJ9PIE0Vg9MxHyFPSmdtyJ/8OLM+2obuUAwDiNgZoMgGaCB8HRjg8u4dZKdezmIr4npEo84YG
DDM2YJixAcMUA4aZMGDotrDEXsF5pkqJdpnNoV10i6A95vKqPdoaLBYDDu5VymibWCwY+U97qYaazTU01AIQfYiUgcsKfh8giD6nIPqgtc6eVRB9wJLUxrhn
3lRpoVn3nk6j9ILIhazIhVIQE73GA8zgdMaItARY5yIilO7k0+/JLxWj9IGsQunznkbpT7gyQve4MkIHXBmhV9UInVdiZa8rDhwHFErfr9A4ofMyrwQKpRMa
b1Pom108hhVKP+wKmh9XKH1MofRjjN5X2hNukEOVGpt2KtG0k4mmnUg07bFE046pxO0ugl+STdsjTdslTesHhtyimm6h9mXi/cYuaJwD/8vetcfYUZ33OzN3
7p3XfczdXXbt9a5nRkSyg6ldgbChvMZdiIEKnCiKCKrUpBS12iRSQBZKVYQXbCKXFGkbRdXaJHD3OpFNA4pV8dgEjA0k4BAntQKtrMIfprhgJLexWlBJ46o9
v+8758zMvXcfEKcl0obA3sfcmfM+5/u+3/f7seOgmgYAGnSrTJfYcVBlx4GTcxyYynZrstNtcdutwbYbLKcGjx/Ry3osK9utSV+T7dYu2G5Wuv9EH9utzLZb
OX0+s93CmsQiFx5RVrZbk75m2y33DPFYYbs1pO3WhO0WZrabm4Ja/YWi7ZY33Vw23Yx+plu5n+nWKJhuTTbdQjbdLDbdqmy6OWy6VQqmW53P3K3MdJuqqxP3
120bPLwI9Vu5M301n7xJp3rxTz+7ag1UVrR5NcLmVTP2c3aVYjYRTa8X205S0zpPEKRPT88qin08SBrbSDLJJ9UT1y5lnuROpbUHk/JCMlHlokxUuSATFZXP
mkkdgUgjqkNhSNi3W2plmVlmcbGoSKQhmphZBl5tL/y3JqeUQZHNn3jgX59o/+eLB57tJP6eyNOrLHCeTmc2cve2k8zf3U7Kl5o4ErA2eLqJGslC+B830wU9
c6jdiXI3aMdA2VmTlPBDjAgNQukh4YcUwxrwgwVEi9BVfCZECCQhwmQiegTJlAG085pzVKMSiySI1pA8XJTXQ3wFuA0L5VTZs1pl+BxYM0HOIEOwlbzGTp9R
4DP/QDe/TTWzAn9j5mXBfjyYsx/FcbOvAXk5TMI3acfepAxI5BkgnvvPRSR/RSL53yjYlQ94bFc++obe9n+Xt32tnqIA+fZG81TO4Ptv8d3r+ffCPjxWNDbf
lW9/yOvZ1JPaKn1ffnP2BD32jHz7IDsPT8q3r/O3x+Xbdx6mb4/Kt+LceyQzK3c+qc3Ks2RWvpLYljAp4Z5xNS4oyJuV4DlecrgXe+bxcjHUS4Ji3aHe40Qs
RaBvc1IiNR81J5tvZIe8Mm+TJ8zE2Ze4or502sVanVQuMU+UWercE7PfhU/OU8KGip4D2p/IEbDY7py2YHeK7djCUeECa8aK630jOw3k7a0RG1QNK0MDmcoj
4o+fRXYqWWRn2lsIyu/cVLO7cfyVFINZRXZEsfMu7mlPbOJsPx8zudxHTC73YZPLPWdS7tqRarfxfLianlTxeW0gydn0apUb83B1o3m0mo6kR9/MWx5Hq3kT
EZr39YIJdILt5zNkP78LHQKctbos1lPSbX5S2tEnwNKvpBBCygguPklnBKe19JWC/VwsD06dtUJ5DnN5jlF5XpXlOd5VniOyPD+U5Tm89PJ0x+WL5TnQ41/o
DpQ0+wVK9svyfFuWp7308tTTxxdon+ke0MIUl2fa4DAGl2emqzy7ZHl2yvJMLb084+np+cfPeuMfKXh6YekfqnyKfrXKTzhW5VP4UXGgzwWP/XMXPLbT4wqd
EvJy1aDbzLEnjExPyb0AF1W1kDfOSa8akFXRgKxi6jTul6VOYw0KSTy0IDcRarmJxiI3YPm5ShRSOKuIBD+pkeAX0XaDAE6DqheHbEuHMMMb+Sg5sMXC6gxJ
3ThndWKlaRStzplAWp0hrE4ns8ZmqrhWHqNDWJ0hrUqwyfJWJ+6JlXva7rU6bbaXLhE2F689++2N1pTNNlHbvtR6vyztJnHNGbnYT4trTpUV7IbC2zmjaBuG
FVxjLQbdhFC80J4fcbEyj1T4MeQQcUghYrZgcjWk6mT25gHACqigwqBFHDy7uUqBLoRgQ2lJecKSavkqnc1GJPZJEw6Zy0pP4G94Welx/PWIMt9GsOZRctkX
ty2abr27WLbVzNlF5HylN2/MI/B8pYv2w4M8qdxv5uzCfiPsWIsIiE6UkyFS+yaZjeQ8CtpVckTvLuH1cjt9BYdyHMXPyxjNMINBZEuybZ8gKrwKExeFOdqz
q/64ZhEhHY3DSjQks7YJcFPtDkIXMDflPpibQTbxm5wCMgKpGKWHgu4fQODwzrjBFHjc5053BHfKofSeKafgW9zpdEVwnxe/mBEXbn5NWC/Tni67KdFaPYUv
ArZafQFbZQZsNdnTOqAzRwYglaOPCC9IMuSy9q1+09DR4PwlFal8YkkkVdhVpjXmFlF5WBlRGQKsXeiqVtTMF5AWBkZYlXXJbBjb0DVy6CXpGtHLy0q78NfZ
aIoG/ZhOS+Nm1Y7NKYcbl3tzl4PtqVCFspYE2veDLDMqf4XYZPZ4oq1EuXd7cOGIxczjJvyGx+NBHKXgUYQRMcdUXQyibSlu0WENoh3GOt0iyEHf+WFhzjpE
oYQ1uhwNAHJQ5myMMpAHAM0OYqUmJbAmphwQ5JJehtbikNR1weFCSFkxYMR69TaDnKs5llnysTRqarKGC/tYBtnHYtBuQz6WmcyHNih6gnwsDfqafCzinvqO
7ZN9/Csh+1fC9EeZf8WgXaXZdfsQt98kbx9K/0r+/iB5saFafNbkIz1KYd4h+seRWGpnH1mUQ+mL2s/iojPPmqwmSXCktdAadjhR+HFJ/eJszDxTFiAtZVql
ygrSAvdUIyr3QFoAOUBisUknMZMz8vabxTn5DZMxPZBhZs+e6EQrD2lpMaRlAMv9JbQS6Ky7ZuEcYOlzQJPGV5/zPtbLJp8BVNpdi9PuBjjtrsppdyGn3RG/
H7PKMfOvhrRAs0hBWipFSMsuk6EsO01ebqbMHEjHTnf1ROLE/A37Loj9gi1YEtP3v83RTryuU5tAZ9HqmdqWhrRYmvah3+T25ORuycldlZO7KdttgI9Drgax
vNQNYhnEOYilSYcUiKXcH8QyxCCWoajMV2gQi+XLxIBQC5yKUc2xir6t5i2h1X6mtpHTP//+d//m6DcHaTOxdedZ3TmOFcbElRkTlxuLcKP0tHAGGgrnaWG1
mZPZZnJDsexwv8T5ijwWy8T5JfaO+PyXJkeLT5s8q9832ev+rsle9TM0KtOTaiGUy2Fhbeyin6mkR+RKUQLurScfUgJpGuyNLbM3Nix4Y132xg6yN3aIvbHD
7I21CrmQHntjWwUgTZO9XQM9QJp2oBxU+88Z3mVNwSEbMd5lw1LwLsck3uUI/Y38zsNIU28nSDoT/946ypCYjxgE5uTJDwqB+fFHEwLzgmuWt5tqAEzlMu0q
6PyLSTgJgVG5fFSwfGwqpFAdLU3mnPZ7durUKGzE9LV4Icuh0+X4c2dyrVnihLnKWvMPNlqfg8Cslmyi63BetViyiXespti/wHIBwlviVsKtmj+RsxAnQIOE
nBJLSjwpcUeSG0IZX7lHkqZHpjKcsPtv4TpP4A8Sjujd5WhlSuDjLC7Wkbp4kpLUml+7TxfrYrkubeDHr4tpNT1fTAzSiie2wk3SaS1W62d+dQ89t3C7v/pQ
t5PpZA/cJzHF+a9yVbyw9CdE7w9NvsQg4CSN1X5LaQEjWbi/HnRW83vok/S+e6VuGrvnKUPKQiksnDxcYBXvfIyIjljykg8d0O9+TRyaeRuxmjv+kjyxt0sa
apXBm0lTVUm4ZD5NktTkC4z59EW6FbciK64iOlHV+lTCoCTdLV+qa5nEr2I8tlMYUZ+izVesV5s3fTXydmptrc9/knWvqDaS3iLlCAhLWVV9tXKK2n7LIDMo
X11y5lQXqrezWL2dRevtIMM1q7eDejtLqPc66K/0qbKpqryut8aok2oSHt0W7+XEjc36XQGHeFw5MJ3IkGJferDKAI6ptdMLq6NMx50yPgyOb2VGM1tKX5YU
s98jitlvDFQrpHNg3G1tt+7yNE2Am+kc0IHNEZMndgvxBEfBTBKPgCZ+5uYi1tBA7w1VoAeiIPNwsaunms7Y+FjaLO4FwqCtsZXFW5M1Ke60KQsKu1mHsyTC
cZfGEVAiQTaTXb5QKeuoh01bk/xI9UB6QmxjaTJYp1S7QUAggCHm9hliuLjwDCbMn68A4jEF5Aw3BigOd+UAIbZ0zdGE3c+S1ZT63zY2Wl/BywusGeNS68t8
xbQBeSq6YJeBlGuiFeA8czHB2S1Xhex2E5ffjCAirWjSC6fYESqahbyiWcgrzEKO1GEcnlVuQndDHs435BmbWBsvsE7ZcY1JJsMMUl6hnxFBSz+TOTtO2Kpg
mTeQThXTGerbjmqXkuFcoa+JOQK0MGqM2LBinah2UCYFh8j6baRIx7Bizy+MYDF4z2ePM5SR4xYK3mTpeiwiNixWU7w+DDrBSRz1eS8CeWUNrHQRdVLzwP16
JfdR9YGolZa2iJ+2apJCM3Yxyv6lFLcUssnNaDfmrIL3UJQINLtF92GL3Id25jt0o5YYZy1JvIGpUm0+pIgq5oSt7kc0Z21Rlu2Tc4SPqOCI8VQ0yOoLNjVw
v63Q5o/l+B2imqKe+2Qqu61tHBel52gf0agjYu5qD46hPTgB0Wn0LaXLsWpXjL8ymNOVhkMtGuqAC7OVd8204gFS+APYA8H5a2i24Yxuhrs0z388gjE5dYTp
iuS6JBp19BLzMCgbSum/v/zTB4VdNJqsuMR8Bh+9+/MnvltJz5w8+LTo5VGqVVXRDdkFso4DRurK0azYOsBDieGPAJMYJSvSktaHs5VP8PR9b1bS915eCxNT
N4UM3qw3nrfilVjQnrMgT3Bh6bAVr8L9nrHiMdlU4zRkqakDTV1mZ5SfdjagDhiLuqODPu5om0JngRxSXEHNfXLAiG2Qv4xMxoYYRgFpYrJMTJX8S4aUrMjz
tmwg3hayUOC+rCI5NMfbwoKSVc4RbelBVaEl6XmLXmJNeo5eXlZC52FVmtP7cHdLwk09VChCk4oQkZGUDBNJTJE6BnmhVbiqqXxNcawbVroQGHtdT2hl8Ezq
tWHZa6bsNV/2miV7bTWi6wws05lVLV7vgyTSmVWRcnPO0+42uzltnVk1zJlVJmdW+ZxZZXFm1WpYygF4tgOJNeHjhyS7tKn+X7tX40wqBZxJkJveK2U3jMo+
WCX7YIxnTTROE2UsWiXHu3heT4sZusVw3YziSRFtVJFtRA8WbWfTzJnJy30xk2s6kt8lwP8JEiGXZaVsOP0AWxdHb7QsKWyP9FvWRvhjuax1+yfU5MlxNg2Q
jwLv1rGIB6ibfpJRN3nsrnDYXVEv5P00GDw2Usj7ke4Km90VlUu0ojt654SrDne7DNPYrl0UJwqaUyOTpCNfIsBQNQ3Enhreo1e+guhUda0ZxA6LTg2yl5x8
syxGhZXjCF3HtxVv1G6uyWr899a7FkkQmHfZpINlbfeVpPyGAoiNnlzCtidueI3e93LsUusWZpcSU6HUj2AKDRyV5KK0blIc4x/KWJ9wsKeTqXg0djmPWYgj
/6nI28u7EW0R/YZD8ZRG8mLiSY7c5TIGKeKMWsecUXUVTibOqCYKXb+BMtxkOLlvER0OJDtRnba4OuArI1FddGRAW1xJMk+L9hDHBGxvsvGyZmjoJV9+qdk8
1MfzNTSOE273caIhW1rfH6hP8e88zSxWD5+rX95G4Ueckagt0Dw+NU/kTooGGZHkzk1S3SpRFqnfp61KfdsKz4kQ2BB/wkncsY4BT4IEdSzltcggCJ3LAhPg
im5AIKCRYzhh2l8icHcyON0aVlY7HymvOOzVIz8TfojqZO06fJKv9xstdf5Yy3Uu6aKlDr46lfUh8tGIUVIYeOkMlkDVWA/foxurlXGquxhi4VezAxAhF+Hv
UGxgvSVw+GMuQXar7lmgyF2CqDa7Ow40CLf3mejqpT5O36X4OEM9LpPaGCAKV9Hvs7tvuyavOzewSPXPac2TIA+EiYLdScYPHwUHk0EFia3u2DoqfjGYk7/a
kXv9ydF4AAODKGiHrqGcajGS4TIfzqoWsDRyNEzX3URs9KrF2slIdJ44VIMlTxgiK9QXB9tJ7VY2hVdEgRJbO3B158EkWAC8KxUaNHy3lJNsIAAv0Oojs8nK
aGU7Cs6awsoXkzN1rh9NwrlkdC+I/tvxqqzsYxpUqxdjj6WSxKI8MXLhxKd/FbtXdyL+6Wy+WeXr97fHgYoJBbvlhxu4LMHEvUd+/KUNf3TyKiV4tOn328m4
ev1Cm1DPn1v5+cePHewkq6PV6D3xydXiqb881GknXls81ptNVs8KmyaIVs/OtumC0u/cv2Lv07gAhMH0hy4Ce7C86Lnroo/t2fEX3++0xalu/OC+1Lo9ZvlG
GKkBjZ2/5bUMtMer8QfZsHTGEqvS6gzZ7EVeR4+gE1d1kmg2GQcGOeigq+l/94gqMnXrjw61wZDcSWriy4tf+sx33hx76crOxMq2If7/8UPtjihdVOsksfja
/dL+gWtbb13RmTg58d6fXvPWLc/iy2Di+sc2fPmlT71zeWdi9dxFb//H25MHxc/wT5xkxRqfjaJZunz4i8+d98XnPnNIFeE7V/Ft/vDhrzx1091ff1Y9/b+u
xNPx4G/ddXj/tksfOdiZmDn+/i+O/1t8JdqMH/bxK+hZaMrObBuzU50XSLTZ9KNkj9gzvD3xOIIFAd6M441oXC8ejxJgmscx0MTfEc2JJUqsB5BoxA669tdZ
lXrOAJ5aAwCCF6NmtxgWA7dBTSeb/F735PcWnfxjkYGlTEwjCL3Ci0BvBzQ3dycybuWpuPguIwq9apZqudTNRszn2+Il3nxEXF0a/SC3p6YK5MKBpXNi6zvr
N/7ixTfFKB9ri84MorHZZKy3o1Z/gI4a6+qoSC/Wq8UI3o352fuA6AM8YLzrAbF+QE08PIri2d3R6tsSNA0GJtooWK76ctWXq75c9eWqL1d9uerLVV+u+nLV
fzurriqsTatzblkFBcsqEJZVwJbVr+FW0Q5b5T/reg9UtH9tzWZnqzC/tsTNiLRy4rGoidhtLq12hSjiMK4bjoY4QbdV8EwJ2/MceJ3EXebzOtdTs/l0nl6Z
/WDntqUGQC4vrEHHp2CdDDI4/p8tjL1LHYDbKK3/AkayNf/u/g+FxdvllW3Gn6ioQvSFxMmlxpczmSaLyQnN1IMEQXm9MUKs2+V+jV3ACkdm+ueTsZsS/i31
JhNTsSxG7o01g39FAEbgMCNry2hMaep4a9wYwwdhRD6ND10URznbVxWjGl5vVMO4Eb52r0sxCngc43q42510FSBDLMhLygqWrwAKovZEMi/KaRKrPxTtCXo0
TY5tSKWLAWFuiZEfbyEQRekUHuvfOfBA1VRWRZ3ykOCCrys14H7Plu0h7joao7t9Dh15cDkictEUbbN9EnkNvr944fzewhFSwOsqXKABA4FSA1ygcL4qnMeF
M3ThEOoEwUTGdt7FriBbl4vSIEBa1IAwhBpnZta5TcR07oyNRSNXRp/IlUlPNm7gPm6iKhzqIHEOk/Tkt8W+zNrP5W8hfhWVr2V1eNJ0uInU6olPwEX6kAVu
AVeFWETjmiirqXu+ToF6fNlUFAau7nwX7Vun9u1TKOQfxa4oeJ1JDDwKWZWjJkJWZST77r2UwsvQJFBUBr7kmPfw4zL9BgRAHumBulEDbi4FjHcKRAcOLxUO
B6AB2sPDZec5QIdQC/g31cooOPRWxGubW8DvbgG/u9Y+JRKJ4XoD+dtExcvzVdxkonpRYwzaJqJMPmgbuMbUbGgYWWOPFTakNAONuT6UDK7s3DzeWVIyuFgX
nTTqYk54nGB5Q+KlqLZSnZSgvif8qlws7za3W5lYyPQHB+t1QfX8HFRvqgoFjh6oHnDofgGqF+SgeqfMBaB6PrARuzKonr8oVO+wKaHvGcJMPEFB9WpAc2VQ
vWBBqF6tD1TPnx+qd6ZcgOpNSajepnmQejcDIUAwvK0brTUM09tCmkYkUoRcYfp200ZSPSI4ipvB80ocjXQIntf8YOi8xjzoPG67M/m2ayt03oxNoZWUJdoL
6LwTpXnQeaKFFkHniSdm6LygB50H+HsXOk8cWBqS2aexj6CXtUXReeHS0XkhRWOAzkPhu9F5SDomdF7Yg84L+6DzTpmLo/PCXnReKJ4dynA6zY4szn3KzKHz
QsIttDJ0XmsvxTyXis4boJqinnyCHCyi806ZOXSer9B5Q3qzHVIngXlK6fL2n6HzBhmdJw6hBF0I8+i8kGiuJJWcxua5RWyeHkXYm129VNp+OqexPnrMiYYM
GOtjc7rjUpultJmSLJYA8qn0A/kcnQ/kUyswRNUZ5GMTyCdLGcGcm9Zonv+zw3RhC9lZRHY7y8juZWT3MrJ7Gdn9W4/s1uhtjeuujMYrlg6Onuni6jDmA0cb
C4CjsbzlQLriXCX2LwU4F+VZWQCUiw9GJXQabSVac1hDqBk1DZ1W/AGypwtsPtoFNieUeTScZS1XWbMZwNzN7cOnd3TKQEhHo9GKaGURiwsNX0MLFxaB04Bw
D80P3jZ7wNuM2q5C2afFopu+MtyEPbgAcjr10396JK/S2IPgPm9+BLe5BAT3UsuRafv2w+ObEtntS2S3JVHLq+QAH2Nk94zdD9k9rpHd4xmyu9+g6UV2m4zs
9hnZbTGyexUju8fmQ3aLSsgR8NrgRk5ekKK8S0Z7L4jdTu//wTxttWQk94GPHJL7p795JPf/z9lvPEv4+xnR/f19IenvrUYFGnIG+RHMu3Iwc0sWsMQKgBYI
yLP0F7CFWlenVyixDbkgEXuFKN3NcOusta7eaG5NL0pffz1jIbOYbEdJp2CKs67LX98jKQUj/Of8hMhgQGdY/IWth2FGW959z+Zkahbv2cR/BvmeIwvc85Hj
U+9UlURT8a6Rtd64Jan+nnE9Xl9Y+mziXFa6jl/fnFSQP01pw58GCeIEv96aiFVBnKEpAVgRMhHOzfJx9DT7HT1NOpfEPtlE8x1P5TXASPs6u1W5ir3NzR2b
kbUrXiGrFSfnCm+iFSWg7qQNcWxgfiuVlGEjjpE626LKHVhrt91BjXiID21UHP17ZpGEA12cl7YwKRs2cNGUWziXFzxWX0ivuh2r4Q38ERUifcOI7TQi8xCn
FdBcytY/gfwWuMpA2AztVQuT6rN4d1npZhTAAjF+YQxupSe71ynaAdVrz8o4ieidgE9/cB5GFXLAZwOAhi1c19Sj7mOb/8fYARaHi4xbQN8AxicaNFt7VXe5
41WuMg5aZu9Bi/OU8aXR7xRGp70ynIy5XlS9BoomTdNAH6JTiS1JETlUxZGTnM2iM13uFJe6ffv/Unf1MXJV133ee/P53szszL71Zrwf9pspf6xlLNwGWGOs
xG8VqEM/gioq0ap/tFX/iDb5I7ikyh+kjPESr4ND3WASpzLRYky8tEsyKSbZIFCm8TZZkEHLVzAprVbFUCeYsipWtVGR2vM759773puZdRaHVqkseebtvHff
vfd83XvOub9zNw4uFye2fyHIzU2ZqE9T2mBsUXVOJ2rMEeQskt2JgCYW9AnU0So9Xf8ozJOF05+W5l5EPJmrgsxV1hP+v7WR4Y0HU5I3Hn8gNIV+KKCQrgN9
eXPodrzntG7yZhGpjLSWNeqmQ3BBi483IGe48WP1TJxIexpG5noT6UZGBiN54slck1bqHk92foZapBduop0kvXe3MMna8pfpkD8GJ8/EUP4zRv5KHfJXYIyl
6Fb6g2Czhc/97eN3ZcJXU1j68QOC7wBhOSGVT24OPDOzR0Qlhtb11i4F9ryYAsiuE5VlJkGCxXSAwfIRYaow/9lGQU704MD875QscW8zjfAGvvmjOBU/2fEu
dPqrlxifdLcQG1yhRwsGRh0RDWayDGDSOUKSkghJmX7G5iK7lSvS0Ue+XlHYsUECPKskIYxS0Ie9R0nqYqcYLjDLEZcsYkhbsCaaSKnQRSaGOZkxmJMZmTVu
+0s8kIwXWwQW9CIwbxaBeSwCC2s+CrHgJSDSyN3pXakKMVH+joY70QZHwYmRZcgERj7PcSquF5QUulSKz+HwQtCJjm4FmeS5/6XEEuD1/gxCCQV4h/QCoO1E
2MKCKoxdZrcKzBrvUD4RSiD1X1dVFLBdgTusrrwI21KHgTOUgx/IFcSa7kVdTv5s8J08dgJA2/DEMdBt5ftfVMhLuwVTcJdUuNsBAF5gvU4caI6E7y4/zTVz
HrT4tC0me3a/5DxglYvrB6ZicLUCEls5cFB2Jc3m5+tl+rTrfeHxh/lcSugRV6WkkFvTLqettO2wbyjHjpNfOBzV/6wqWsoQzaEl7c07EShzWmoJNHIJ7KoZ
K+w3vTTYVScsTGwX4hfqHITvfYOXtgv4XqKdgaWKyRBdi6CdAAl+96CGHeQaMg1Girq5YZmijxpc1jIYFbnw+A9PROiG8dsyV1nPWIIq9bQldWgXLUFrW7AE
fapt0RIHO+U2Iz7DT4YYsZUY7TTNti4MFI32kIV+d432GDr7zYd5tEDRRcm+IxYHFCT0hmqkqGGrV3i6z/cYOBJF8SpTvBi++YhQvFAvIRHGQmlWUlrhkdhQ
LWMBadBfp53Y7VLb7wGLNJ1gHh5TtRePWnUF9VuvAL3k+Yd188xQsiAqhm8sPggQs3M/eHx/jn4hthXXlqeGUuU5Q5jAZ9WsS7SoGSx1zqDbcwZLiRlccmT+
JubaTz72ypljDwTjqCHPZXWSdYhqjMw3xqV0Gqzrtidh+QKp8TEi5K7RTtwzdXZQ5SY5fdV4OVuZPj+avn41fVU1fSU1fZ4ngMpkkzoGu7HnYAtrscuZN/cZ
dqmCXYIKkbkPfl7rtr1BuYvaQdG0wziOzEH08/P6bXlR+EzoCoo/r/k8KqH+mHGbmOwRBlz8AfAdzZt0x+/sTimoKnHs/TTPqcjhA0oOY7NZ0bPJx+8bA+xK
LQcDJxmFl6uBWVIVbAWge4BituAYRKlYQMNBC4HjujSU//401JwQgTVUBRqqJ+B7f/AhAL73w3UY0McGmPB+FPbVgO+5CIV3xrq0Zy/fw62XC4F0piHfpf8G
AnKGjC38xkVecRQ1gCWKhvUHxS4Ay2TpMKtX6bBPy/x/su4JWnIpqgkD50eZPgCIKzWjZtidovyvVTGbxYZv/K8+VhVVNo69Ok56u4p1Balvdi3RYgmuJUuw
US0JZVkSyrIQ5oNrCdGdoqS7nY/Kkhn4w1wS/vCPRbf9kai6W+uoiKuzC9nSJgxEMWFHIua9DCMC2+mxfryk98di7w8wzbbL1ZVyBe/P85H3Jy/en6x4f4ri
/SmL9yeXgB20xPtTEu9PNQE76LE00DJK+2S+2Je1OPTGB+j1cf6lVOQISm918ihgu9XBud80EqIK4Zskf+Hrz2CU//ovL7+bJTVxHkkPF194ii7K4bmfPX1P
lq1DRexb73/ARw7K6ZRjYcOCPD8yHyIzfqws+MpHgex+eBYCMhbm2AclsuejYnZAXEZmE4kMPteCz6FgjB/huqtHiT/iz7oour0jcAVQczstZ2HZvvrsP314
nCbfDXJo2Y0A1d3w3H1NAVR3YcKxACb6NNsoCxn4ghBsY8+c3lPK4g9ppLP9ZsnBd+SOkdb1freUCdLInQq83xqup1FGDLDgVcCCu+HXvsJbpLBIE/rOa8/+
HebyP555luxtn0qISNyCJyt4siR9o7sLdCc3xa2uMXQfg9sR+EH1eus36MPdmfp1msTUztR2uuKz8j4CI2OBnmDUjRuijxLkku+kyRb+88X76McmI14OLYdC
GmrENw2jBDNNyo2c4+Sr3r3AS8sX7xK/Y7byrQPcSZk0TnPG5pUmmI/Xqqn+FE4mOkgPDWufxj6pUk8zhG87hX2zGyAZiP6r3H2Qg45pxDYE89YVBZAy32LU
c0E9G3MCvdRPO4LoDDuAx9MGaZkprHdevuy86DkM4MuHQAzf0+0il1Ae0OleJtfL7XpE3qzG1UiDSwO6MHyYDs/dq/gwHWLq0RfGXtQwcXVSlo9ylG0dXRwI
NkzRAx9ETwfGpacii+mJdy7cfx9kEfvWdioGmi5wlaGrgBaVNQY6ZBwxPSuS+dt0O3ZLb779NXrBx5gZuLe2iaK5URQNbSrtenXS1Ka7g2g2W9t0wtqmOUPU
ZmsrEJDKZgH9se7SsLEtT0Oxc2Zp+Ub2o5S5T59QlcS2co5gOkzDd1732IsOACYUHivwtz5k/6ZQpZL+5E5eZaWutyaQMrUzFaIAOSNdQhR3Cb7zDmLmovJX
mG/hE8bXrGZSgbhjeVwQX730HcvjLJbHAK1sVBnCkn9/TI8tgGsCy+MKPmr1kilDWaK1Z1/yBfQHRSTPLByzV1kTaGNbKkQb21K76/yeXdQU438CVtoFeKnL
6ZI6YuvyshTk8MBrlo7Y9px8V+K1LrEk1guelG/3pHy7B2tXw9IUwuEJHG9Zkk2V+FuceQsMU7NecHke7tGvqUhMo1iX6hw4822iTx7XjV9IRRPhGUR9vVZI
/u7rVAd4/2CBs1vsPeNsi9OCl7hkgGxeH85k7nT+0iE7bCIyS04H9OusJSBKp/Ap5QAZCXXOSqC/ztMK+KEFzRxRCe77etb0zWIFI97oLGOfZ7eg/mD02A+m
FIWfACYz3f49RgDflpoH0mUWwOqSnNCyWQJRQYbamAUWw+fxbcYm46farrw3LdNJf29ya9N4+XCjNFGeDor03y0IJJgSpFku51Hk9ZrHiWQ5OOvyexFfvH0v
d/C0dHCL85k6t/s5kA+vUzsZTNL11k9shA93pl7FJ62ozuKTTPlLtrDmEj69cWcRn8Vxp20bfNk2l6HKqv1UVtaV9PFnMv5PYvi4Sb/PQBnjDexs/o7FX+Ft
fpy/7kwxEfNxIsJYZlGyKPTCU/dHEeguCmLalg3NlgzYL24RJGiR/5NTqr+3Sn9vkf6iJm/BYIhp1OUcXn6eXj772hqsg9eu8mshCU1hlZUerMKw92V8HrFF
sxy2oRa2ONOoTAXS242qhhHhgyPe3Y3+iWbT+sNSaoKU5oS4HsR2gFvkdZVDGlJ5TwOzWXdFuHhYu+O+QIFQjTBbfZx8sbtPvhjMVr7B6nU0xoJjPD1JCyc/
wmwtwAiS/YuHnlxBbS0p1NY8o7bmHp2aGIPbvYTgB7jh0Rhy6+/xwRsFu8pYHbikha5GcWU1Lbi10Y0KnhZQFHyspm9/HV/R4mf243wUT5fmRp7XW2hVKiJI
cz3VTTLhcSWjBw4qE3yGlE3TMTZ447i9agum+1lSPye4hS3Okj1uH1PfF+2JyvRH7Dl12ZbLWajGYw7esMpv+FHTvLWX0JCyuctpWEpuiO32OY2cEh26ajoN
WwkQdeU9u6HFiK5WbcQ6SSPmA9vokGV7EmHUn2fD/3zmaYedrgVO9IcyUaqkEef0fByjecUGzyMDYjuz/LKN/5G5imMj/NTTTaWCdgh/bxcQEc4Qwu8LTZOn
pY5Z3Sj4hvNOEse75WgDrpt+tmlk/kol8nB+0zZkD4t/gFltYW5NfDFrsstg2wNXDviY257SAbPK5ERfUOweBtTlVyxRl/dbAuN3RKmrw5aozUOWULjGBD6m
rip8dTQ5+4esqIs/anZML5kPRw6wxC3SPNFbx8esG1CVs1sucaomPcnrP9xj97rHVvdg+K6RXtYsZMecMFDQyBpzOoSrMRe+cU7K2eten/5V7KsSJi9GPyXM
rHGJpxaUFE4748BD5O9Nh0l0Rl2uioAuYqxPOp104jdoAY0RDS+Y1wsRnpa4CLYcEUG2Z1zbAipEnLgj4/RKaHx67Uli4iz8Pi5z8jaSbwEtb1mi0eesjsRf
uueU1XB0eLu3Sr+RT3vRTOYwd2tqdXWPF8QxyHEWL7iNHzGGMSt/RDnG6I8ZLCWLOLHJC+QyT/+XtN5kHfff03zoUh34sqNwOE548PBJwd8EFfGpBumSPX+O
LVyY2gPljHNEFv2F64trSWfs/TmrQ9KLRtLzfFyQMyLUbWZvhRn1BBSwTO9TMeF8OACz5k42+kCIAm3nnMkGg/7ge3nyE/zNxmzlOK8wdROOtblowgEq3GTo
T3LaKiOik1adpIbYs70TiGXIBEPqyJ0IY0smmG4FZW4dziQJbHW7g/scwD/KU5Z+itkwzGIjQoO6d586vIQRfNiqIJ8gf7VdnJq48/dLKXMzbl2WMDW/F/Oa
m8Sptz3EIeoolOhwWlfsE77mGRL7QRdXWRXqxubP7oUhQl7BFrPS58fGlABU7r1b1HsjP4zf25y1EOSHDSFOxwmhWJvL1tuCv8hNNQqmLEJe7eAkDm3HTD+X
RWDVRBsCFluauwV13XZkYwBhF0urhHqWVTApYl0eQbD/Zy1V0uCEkrwZCzu1bSmOCmXZEc9lDZ50IjxHXSahs+VYpYT33a7SNKpeguUlf+OiTo40TfadCyVw
Aq7dK7CpkPlNoYSoYU5sE035rSmTxqYKJMTWV6qAQl4WZJZO5yD99x1lvgoxRzHjYCZA8fPicM2pTZ5xuH49VnD46t71hlFYeO6nicLCT7lSWPi184nCwm/n
pbDwe/9mCgsvpaSyMI7jLae4snD4kriRz7ZMaeClVqKG8Bl1eUzaWWxFFYcfoDe31c8XJB7ypP75uf3NmfS4fUpdv/jvDz/2w2++fMW4Paebh/9mVv38Lv/8
z1eP2zMtU1H4tZapKPwSvnoXw3z+zvQduTudO7iycFQGZ2kkXle4lX8fdYXj9YWn3Vh94ShZIMenSPImU4APj3DYIgvmvuM2uAzkCImUb6K/V753kI1wJjyc
VhdcVzZHUvzEQUFno+t2puGp6yKfsaZ2WWOn7d1hy7qh4ZoKm9ws/U2fNqA9YhvnGF5N3YCkcbkr/Lal76Rv9JuuySntzABvFz2KtePtTC3hGHNR36HawF2x
NqJeFCV6+A86Am2rssKtvJQRbucRTd7qzOcRCdrqLEYpLcnoWBUpLWNkJPvgxqyiOHINwdWe5ZCnB+MOu1x3bMyBGl+7HPL0YCLEND1YzzJYHxpC4DA8WpsM
LYNhpwpH01OVN/Z3lB+9yvryIAJ321J/PSg5EIcHpZDWoUEkBXHrrq4hR+YFUaCalBZdqCFWPGa3azjqRqvDmhSuOlVDlHJbqlVDlHKrM1ur17icaa2+MbAQ
/RiyVUrP0VpjGF6yvPFxZoONfLiFfh/upfKG5c9K5Q3DSVnUMIS7/2r3Q/VKvCFsu2lfLQH62SEchGprHtjqnB3i7g09KERuDTX6gtKfYDq2OstDfCA+x0+u
+j0Crat+WJHf4oHW9/yegdYZmoHw55IccawmqSBHa1KOjoy9JIEc36cL3+o45oqUKG7aUpauIRTpKMS3qkoTX7SkEN8KQsoFk3ePYyXMEiay5+qFdSzyF/+d
uOJ4TYqRPVirM82JdiNo+1hNha9r9dHLrgSc0/73rPGJ5oxP1P1FlYBdqQKYY89oLijAM5qTJH2GRa9JtHVAwNErWh666He0xvSTgasDHXBZu2qcBZUpVFqT
OktCnWVLCnpLOsZ5K1kZdMmqb5LC2yjho/FQAtck/ebYbXa8xl/hNnuwJnVxwTPBpnGa67AYvpMobZ2gFkdtk6XIW9KztiXRWuGbxY4I+Lzim1OKb1rr5ps1
OCSnZs5VHDIi5ijC9RUZzFQOTumMH67hPlTfzMp2qI5K8qU/JcMRyMdm/vAiEax2imB/TxGsriWCP42JYB+L4Ah72fO3B7m98FkhK/JXUFiSomKtQ1SKl5y2
azqnLajyyQHmOeLaVZ/5rhwe+MZafLf+iauGFy7sW5N7kTBBdNcYR/ndx4PyQ2vK3GHh7BlLslqEs2c7OPuo4uwjirMPr18j9oWnLyFpTdYHm9fZ1xXJQmla
UkBeae+Ovn5Oumqqdv9/UN3/J4qbbTWsex7p7nnk2Q4r+CicSCJLzba5OfC/Y5gRD6nFVxZrGYFE8epiz+LVOSle7Urx6nxQNAAsl0vhoqJwXlG4oCjsRar3
AzHOVUPj6uXQuCg0zguNC0JjT2g8omL6wyrjYRgVPDfy4WLa3hPLcmZLbdyeH8EUSHb8qZFIqXmdVPd7Ut1bi+qH3t5nqF5VVEcMZmOc6o3SGnRP1AMvqtTd
ONl3CNmvFrJvXy/Z5WDwTI22qyOsi6lj4/YCfw9PjUyio/pAwzoK0WbNe/5L5VkHk7r6DK+/O/LIrpBC5oFw1BggAFSvQae6q4g/Ejqx3U/OJCEFXUQZ77I0
Xi9Lc0049/baNqICqqxBCZCBs9EGGpLymiRDXmQiLUowVR81Af9RMmFel1HzFBmGdd1nEICWcDlNFrDwJqRe6crQXLTbJnVV+QsEpxCsG+GjVS+zXFS5RHcG
mTsuZy+6OnuxmZ6kPaLblb244ojd4ErGU2lJBp9OJ8d10RFKrThCqlUnRqtEX6T89vRgTL7TWr5HjXyPakimnvtLMFI6KdueyPaIyHZRZDsvsi15Y0hhdNmt
WTUpjDO1Hutw2MTEQpwreKF81pAwCURgdigshacfjhtnWU2eThS+ySp1wjkORXwMNNgBV2u4pjYSiv0mHsdfug42Ju9gFWoD8I7zR7jpQJq+4oNo2vl4iR2I
Y9L0ldL09g+i6TRSyDi3hJveIU3vWmfT14aHfrav96z/MrN87kUnDOTUVGeTlze7vxaeuVQ/L3deL9HPteYza1JpLtX0Iy/0JJkuzD74PuuN//2QrPe+PQSR
35ZqDUku8NyQKIrZIWCmoRr8Bp2wHVp8jmEg/LHRVD5rLqv+oWLOwKjhZCiWYcppmGZHYcPdihyHUuBuS9FOsoBAHq+z6XqM3uheQ2TchI9avR64SKjdjI98
HWcElnzkmYjt+e6U8iiu+JJx4YY7JusDoj843/28Lx6aZV/ccGd95B/TztEHAmsCLgd95MLMmyaCL3CewIoUWwnqU3IokIy831mSft4P6/TDfHLx8KTfUZJe
uZGxzjhzQXzI+N5/rb2AzyUbZiquyZFqAFcp+29esmWdcLbDf7Noi8dtwZYVQ9tOrBVybMMX/DgL6QPTbvj9R+IKMX5XJmzR2zcn+jMj/Wlxf06p/sx39GdW
9eeE6s/M+vsTLVkTPbnKes4X5nzWF+Y84wtzLvrCnAs+glwKykhswWAEZcSL3CGVVOAi52AToGuwIpqv4E7GrSlm1I43wgGSltj7WY1wgLT30wn5JD8vuGZp
BbhUFmszUx13Fvn7Vudo9TqnXZZ7DtM98+qeabqnVcaGFFMatsoY7ltmA6qm8Igtxvkw8sXyscMndD+f8ogweDAQWdpqEJ5wdgBigA4N1DcV+SReXrgUy98u
Dr5iHRyMNBfwLyeQnzyQHxfOXXawB09sa2QNsszLxHNOg1dP550kp5x1hENecoSaSw5tMUcUp1RZ/SU5oWg2N6Xwxdm1ObdNb68kPVrSnzb3Z0H1Z7GjP/Oq
P6dUf1rr748XnryEJM048NIm/BDSnxnuzwnVn9mO/hxV/Tmi+nN43f1RMrNByUy/kplRJTNVJTMWh+X4DB99w6avFOWkB4W9tBxP3bQXB1Wi03Uj6nTdHDQY
PV1DXLaLmYrrYKbnNDO9aPKWiZtwTK8ffqHRvcEGTjfa0DFK6JAROcoX+zPjAeYMGsEvqUqQqxyvaIWDu8ioNsf1ehqBbe/PCFx4KzICG67Vg+8cbjUYVWPy
w0MJR1iSyZpOpxt3RdR1k5lsylEOpA4mW1W65qJS1yt2wod0KXUNU997nmO6an0zrpcUCERFA+65WYxy/HPhobdUSDcXvsIh3WgrCQdm1JJq3gun8ERH9G00
KF/njNGGrg+An6NB5TqnBkx1INqMolxtPmZbsNTqsC2tkS7bggk57Ee2xfFkYxS3LWgpYVuUZbG6LEuzGlmW1UpkWVYqkWU5X4ksyzIcWMtsWZYrCctyXlH7
nLIsy7Asets3aox0ZGnoeU790ah0qOOLZSt2iLliIWaBMFweY2SB5geVBWoN1jd5BjaQ1HF1MhgwOHOvqOXj2bvkRC1TlSOedB+WcGi7vsGA1XETZ8vxJvSK
9FWzEh0Nf6Kau3hBN0fPcHNkLOsbEvh2hhmwyaYRNfpBTiQSbdDDcWnbDlQ7hssb4J93gMAa1S4b/k2ipQajPBUlZxmIl/2cc1OJNZlFkzvopwH+Cd6jqD3F
DDhmDTjmvdTzTXzG0w82naRFNy2yaZj9oYOhUL/pDz0glJBbsQN59AKf5PIBOmzoxwQXCafmNsipuUE5Ndcvp+Z8OTU3kDg15/0PcVcbW0d1pufr3jvX9177
OraDE6fduaP8MEpcLC0bO04WmChUKYq0oWJX0YofacuuIosfJItWaJUlTuOC87HCrQI11LSOAZEucT5KII5Jti4bUS8EyeymWtM1WbcY8LJJMCRA2qbLnud9
z5yZc++YGNhqI0W+M2fec86cOXPmnPc87/Nw1NwSjprLc9ScG+NBJi65LR3GcnDpGSQcmGWeGPQi3gdGfEAGGTnIIYtoAWTkIAdH/Kkiehh5qZhKLAlRIfuy
adawBRumE1OvTUc880FVDLL7EoVIcegl8yI2d5bsUJM1kjrMEpS0VBWdySkCb3CSGAYDVIqdxDcdbO70LfHreoOoSem86ClgSQ9PeRb9KoqLt3U2G0Rxwsi0
4q8l1B5ZoZKjxGXO3LSHz0WRKkhWwe23yr4jIYbMiu36ecL2kGqh1JGMkW5bij4tdqfAJb167vVn0jKKPl4OQlCiMqgEij0pyArkMWe2lokle1SIGGXzt5L7
ygR4k1Kr8acR6rrEuelgPSXONItVl/jjielHzDpkeKv2svu9mif82hK5dd2Y99mVMVkuQ293E+Qoxzq+VhggQ4C0AsUrwR9VoACZChMOjHFFm7XeDYhbjVcc
RJCfBchFq4cTtYOAYlgcUWYBkdEo/uTANZLzagbEt6waQDmQX5G6gGTQD0dRFfsWnkjoboyCp/oXYqoIyeDLmNoEAxuuLUqhclRRXq4e5WVVRnkVKMrLKhM3
KIg3qSCjvICqlBz+TGeWI/51sPdzcLN9L+EpxEsjhQHSTHJmEaVLqA+QUWHPmWhPICFvJQmQ78RDQD9vRWEc2kxSDgU0foEYPXsuhqR0UQCnxTrqFkaoIj1R
2+VaVLafzaelP0QRtgMjKMa44D8YHOYwb5tBCHc5Ko2ZlhVpfMeDghFPFmSDf/nBnBEq4XeLAarNYaAKo+e9hOCD1viYkaET8nXleC0vE49nud52GURZBOmh
uifJPOfy4BWFVm38dI47gJ13fS5Ou3+zUxYN3HYEVJt1FH1xwOriFMMtZjbNvAHphrRrsnyQDXLMDjH02PB4AgAgBhTAcSza1cLwU2DqqMD+KqdTftGAE9Ik
RuG36INbmsRrGVakw5hx4IZeaU/hb26lPYG/+ZX2OP4WVtpjDn1MJJ2+c8qvftqrxteZYLtLO6m270qHAfgu6fPTYngl8k0vYRJKB6cUgZeoWcgXJt7VXZKW
eZhY4Js7xYmQyVfU72dOmFR8hoZuN+iiN+B7ZWy9sZkr0fQKm3DyGkzSBMkmtgi5NQqJA+LwZjJsl5+pw195g+no/9C95RPLBpvhNXrKHH3DJjc7vjg2f6hs
9IwqJVqRASoYTxdLNnqqVfKpZvFUZQHxJ5t72svN68na/GStiicbhY59vid75ULCk7XVk7Urn+wb9GQtPFk7erJWmYCFNceTvWSZ9namfseAnUJQfhrKKATZ
F/+cTpCJYdfl/i1IwVO/ramUzgUHHv02dQKancjzYp3cejfmSJkYjhdjl3kvZpUZBgNjQkUrePEnFaoK88SDfmc8gtuniAVbfLy/Jj5XNgnroCVaJUFb0MpN
ic8y8Mr4ZKRpu7WUYlw9g/QtysRPdQabqFSPf6U4R+vTctzAOW6QOc7DorwOFjqwG019MjViuvCxaYlG34a7VoQOf40czWW2W5ODUx+juImtEmKMdfDbJSI1
EzNVBkV69AkBIYVlfIt4iYmYjDbmoFKE2Qp9r6FEY5DgDmZCpnhZ9oO5uPEJX5gP+GlViYFI4srY76MLisu8wcFBhWLx0vs9YihbZrWK8wNYdQziqBl/6Xz7
4P7BgRoO8Sa1GVNS3hroj2LCUQy/TuL+ytRSqvBzhqkeRbs6YhTI1VF56PjoUv+EVz/xXFVZNjvjHKs9D1YcxC5634ww6EuSMeiEKr9YgSoPXRBiin2O5w17
DytQefdhDVTeJQ9PcjZXD0Wg8qFMm3X5kMScc/JsLPlxu82akclXGYswHSaP7+watdqsSXl8+cWn3vzo0GPHp4026+whBSvvPaxg5T34mXsk54BLthCJeI2a
cTj5LAXQwmcxTQR/R3eFIRIKEXy9dZfo7LT1fDdeazGyt6nlHIPKWgmTTtR03IdpzXwszCt468VXxfKkhffMsNVGud3IPDztEnHwcIQBRKBIRnzGZMzX9yNg
WAAWEVPuEz2uAAwhzU6c+Km5ZGv4BYcvCtdCsWAy5tGpIDvbGDRxUtz7d2ci1dkd4ufke5LckfZ/1ot6uqDwvH8Lk1RshbMuOBOxZcZIDLTzjPoijMi93EL3
+WEbMPe9frm6keCFfZdtRf+m5Qin3V/4VavMbzI84s/9XIfxDf59hy/W7JvY7bTBL6wQt5hizrlqIh9l1iMb7qEi03ext7nHZE7tFqPX9Ot4okt4mcqWvIW2
Ikb1llw7Z0tejVqyGLZkeePlghf2x93z2u1iBVxLIcgLhrp/6tcr9M6gV7+29t2WHY9+f8ufDl4TPZKpQI9AFijNIBJTTb9TUs7hNvoFwO7X8AsMxCm8K7cE
F9421ZMe1Z+0xAvRc17nz/1s3zjd9ZoV3CC3ncu6y3pFDghy1ozqtWWZoBd8k2MzvsEO3E3st72Tidw2grOJ8InsStxWygTds5ip1GsOWxOsOAuYraoWw0eH
AZY2F99+k1EhAJ+ZFLeUwdYwpALnowaYojApR0I1Ccv2XZMXmrcyZfC11nk0pBWfZe6bCteZrbnOXHadmUw69Z8R6VSW3WcZdp/VaZTjCzT3WRW7z3Ka+6zA
s7BqnhPXsPssx7hsOSE7nDKd7TF277SaDWc4nK0Z7VIE8xQ4ObKkr1gi7gFwAq/z0mta2kAkxdF41KvSFeOKdp54AogzwHcljUBsOfoCzUydKL4rZKoS5eIx
RastqpeFP3hDHCA8Qv4NR0lUhGcs/I6F8zkcxLeab7KdQ/hu5KNWhhQtD6sN6loKCE8H+bLgvWaJgljKyxAPkXYtRiPHs9XzCnl5ZdielmEsZu8zZMeV06P1
lsduu6/sl8hnLXsDROuLJe5neBniJcHxIj0BFL4nw/QcXovZMowPqwNXBe2JZySD9hIqRu5bANHKVhCOFr83FZG01IkVRDiFEB3WlB125jHMOMbz2nTKWoMG
GUhjxjQ2hAumUN3iIztYZWbUuNW3yc8p1hBnhpipi9c5dCQy+uVuImLcS3ObX8WtPbYcFx+a3kNxUzqKTMcp8dcJpr1iHnFWMz2rm+6jadSbSaUK077DcVM6
ikwnKHE6qVSxmpvUTCd1036KCXwrqVRhysGDoSkdRaZTlPh2Uql2ZzCtmU7rpk8eReI7SaUK0wNH46Z0FJnOUOJMUqliPXleMz2vmx78CRL/K6lUBPD9JG5K
R5HpLCW+m1SqWPJd1kwv66bHnkXifyeVKkyHn42b0lFkeoUSzyeVmu4MrmqmV3XTk8eQeCGpVGE6eixuSkeRaddzSLyYVGqmM+h+Lm5KR5HpaUp8L6lUYTqm
mY7ppj3PI3E2qVS3M9j7fNyUjiLTM5T4flKpwnRcMx3XTXuPI/GDpFKzncG+43FTOopMz1LipaRShemEZjqhm/YNI/FyUqlVnUH/cNyUjpQpe98n6QoQsQeG
OhbjvJgVNa3gIzl7ia7efhtTABTgPkJs/Yc89eg7was36eHvPaGtK/fKw70cjdxzQl84dsnk82/xsnM4Sn5DJF/m4+DgD6mo2TD5ZbGuNMWyczgWrFzdZk3J
y7evCO8QX+j+E2p5uQ8/cyqYUrS0aK4prbmmEppr4ITeXHSsmouOYs3FV1c010fcXJN6c53Vm2tcHk5OU3ucOREFb0+J9jgtjy+9+NzOnw+9vrLNOqnbD8vD
xwepsGOh/UvCXjTYQXn85tuvi9yePKGaa+CEaq6pqLkmypurN9cZsFXYXHRU1lzTZc01rTXXdFlzTSc318fcXAMjXBsx/eof0Vqub0S7833y8CT3pN6RqCdd
SLVZPTK5n5O748lWm3VV3vRVbvcrsXbrEi01K48vTr0Fb0fUbtNRuz05Ut63RGPNaI01k9BYB0b0xqJj1Vh0FGssvrqisa5wY03rLTSpt9DEiNa3zo7ofevM
SHnfOq3bj4YtzH3rZGg/trNrVvStY/L43bdPXRJzqIMjqpHkLaKRZkZU55oqb6/efGfAVmF7kWu4/x9xihJU04kV66ia5O22TWu7mMcZoUMfXK6WZ7QYrprj
03LPxcoBM0UTiVmsfsSvG0xaDpF9ntZHoNwm+3rdvp7ti2zf0GE0sP3CVeZCtqe4CvF3Cdt7ur3H9kvYvtRhlNjeX2X6bL+UVnKATZP9ct1+Ods3s31Lh9HC
9l9ZZX4F/lr4qObLskE5tXJON9LCEqE+Fmez2qdHYiRlI0+rbAyQXlJu7Z6ZeyhGmNGc7KwEM8b5DzVmDNBWwIe590Plw5yUPkxFUys6zW+4l49HTswx3Yl5
Wh6ev0z5jB6OXvJToocPy+QznHwslvx7kXxQJh/k5AOx5CExRAzI5J59HGUnD8V6ue+w6t9nI1fmGXJlPjY/BpH+DzQGEbhciUHkfZ1BJCPb6X3VTq8mMIj8
ltup/6hqp31HtXbqlYcnZymfvUdj7eS2Wd0yuZ+Tu45GX91e0U5XJEXIL7439DK+urMhfwhEA8/LxA//degVJE5H7CEDR1Xb9OFnboebYskwc1suXKUd0Ry9
U8rRe3ZuR+8doaP3zjkcvc2d0dYBMalnyMtGPkp3qPun7D0C5exXm/xszO2WvZbbTdcxMCt0DK63G9nzhl05U3nebPK8fZ1+wfN2O351GBvY87ZO87yNaS5C
LAKtSGCDPGhU4EPf4QvayZFpa47M9mA5y5/G/JirCQlU7seE83L309R7RN5BbgWXs4kdu3f55Jve7JvKsWt7ZlkdbcXJXgguatho/U5I96B3Dt0Dm3UP5syb
TUPdg2Jw5qMdcxV0g/l19hreztGmG9hruB6hGKIZSzUhSAVuI4ajJME97WivxQ4mfyzfPzv4Y7x+dsReTqQ1kle+m3zOLcYOk5HP9zDRyN0lk33Ve02/XrQw
do8pEoWgm0ljbhWflmNuPT3M4j8zEDLqI2Fk5FTkSqQ7tOf0KBbZo1jLHsUF7PKLCO1/F/kW69i3aLJv0WHfYoZ9i24SNC/PvsUC+xar2T9TI6F0R5RH8ZPr
UvZ2Z1uKRKXlEDBQjA8BfYnUQce756AOIgYXl2NnREH5KD7nyS4Zn9NTHXIKcfyiuKjkSKmKIwCqgE3FhTN5mT3gsnRFH8VfBlcyCTELVzLBRYMTY5F/DC8Y
dmR4qBi5jziBH5y8FO+pR5z4KzFmghwwPrwMM03AGI0sZ0wOdBkvC70fNXmMOSnpAoYhc5BXdNCMnI6XFCGny8MX9PqAKUyXbenj+hyg+hyU9TlSVp8BWZ9+
WZ+++denPHxBrw8UWbJafa5w1HqPKV8nDk8oq0+XrM82rs59866NH5z/lKcFcQ5Xq80E12YzveRcl3v0qmzimtzJNdk475ocHO19JUMucpBcVvSbipq0U0Wk
CFM++kqoitzCFVnNFWmfd0UgMRMP+NMqIt48h/M95oiM6a2tDrW94speFoblEYfVOE44iIYT3cgpgf9bDISErKuOIYZ6qztFioZ17yuGYFBg3Wsj+HePg2sl
sDmPEDwHTMmpYNTVUO/I02bmooqIKo5dF1PaK6YM3LXawJtMgPdea6U9I0fwHnHNlLymS1wzIcWORF8wNbz7cv7qNPOttiLGWcnRUZRzmqOcM2wqUe75VE6/
MbqLCNc+SyAGUfaMW6oF7WUKDg0a8XBre/GNLfZ/OxbdTRcAn60phLBsSBVreuTm0M3JsW5OFevmZFk3x42YwZwYM5gbB3nalcxgDmGw4zz+gQMC/pAZzNUj
t13xDO1crBtCLgO85aVM8M5jhBgO8qUamu3dYD4CSWLRRR52mRJsnyvDllx+CHvdUg1xwzP2O8PY7zxjvwuM/a6JsN9AkBcRdQNF9DDmvRGCPemKkHeX3rtG
Uq7iSYynv3d5roLL/aBYysQAYbRVDe4kTE2wpdFD+2iAGEpssaPkemwl15PnWPfKFsMt5nlGbFOsu82yIDbUiBdhYwZfcZvp922WBQF0s5Quk+vpqphQii/e
TOUXz0764v1JMPnBHGNopCsjY90dbhHao7N5jy4SfbQrRiU7NjzGo5vj1zgq2t0BJo4y9zjzpfPM/I+C/jm/Ao6KeHfwclP2yzn71v+bulPMu4MYbcq8nTNf
rTKPbV5+SiFzDdkUR50PQ7U/0z5fxQheNvqHIzoXaJPYvZqEYftBrCKekqqFJHXXk1bTMp+myzOZ6ETdFiJ7QOhKHc/snE4pvPgD3gMmZZC/oVDCuuAq7TPW
U1wK01YYSgmG4maYWvGA1SmswtidxDAcOwrDsXnNIsbhcAS2vVoKxSGmRpu+ushT5QiJnyfhTSgPyXF4tuwEv+cpdhiWAzUSvQgHRbTLIhzGYcTLEMVaW8UU
v5ZCchZ4tU+L24fw3//IJrBBLz9vSSsMO80cbrOUZ/EeLxdiKuYLeNpfp037Czztr+Fpf5qn/Rme9hcZUmBGkIKB4vzQu9g5/nGE3rUZvWtp6F0rBg+OoXcf
tm0E53wB9G4qAb3LKG97GdEwyKG7DK2dL0Nra7jeMkxv4Wmv8P+L6SVn12fC9H7yhTC9fzC09jVQlxq68mgMx9JrJuBY2sNvU+BXhHHZ8pMCpAFWJKxpn1HB
WV10TryoKiwLqxSMDiooy77eaG2z70FE11qi8+LwhzAkK6JYRkwUoR01MZMiUzQ38vtQT5UGfkhiBOfGsVhxiAde/PV8u+sY0bKWj25hSurVUqkkHazulHpC
wRKFaCHCEAlAuZHr08piM82MPFnKEjOrVRCYwrNo2e39XNnJ9pJ4FisXT9JQLHeEKJYNvoWv23wBWfH8OaDFSgCy2Kw9ZHE3zWCOGtFukyZOn/TeW+WYlhDJ
gigHK1c2jCkkS69ylNyMPQ6Dw5wMeiloQmpzmC7TsBff4c0RixjnLJrGhYjlv2S/Pe2KhDLYzRjAW4z66HgJ7VpEx820CxEdt0bo6LC5Y2DoBkPt5mC6MWpc
FR/cXMe8Sm6Mcl6vcq5nvWm8f5a4vQukND25OJPanro/Iz3H6kXuqioTX7oLWCQxzrImy/49ETxMPK7+lG8UH9gj3UCo+KTBwY0TRCEtDMWZMDwWuwWiI4k3
WV0TKg059EukyGvFiiZTfBAZh1cWe3Dki/vFvAi7VOjS5C0wgcHH/9uafK7mrh0xwNhG32K1dHpfTPQSuqh/T4iMk28FY77aWa4izcLMPGjeSepHZLU7DGvb
wFbr2WpdqUrMfWiTrWunAhSw8I2fA1e/OeTn4TCHgE9MMcc3mryqoW4xe8sOicuURk7NTi/f7Ymu10QSOt1QQ2zmbTy/iB5c6xXRgzE1s2R06wIKh0CkB6X9
WSHqSmliD69VjMfQtXL9uqESy2y4fv0Q8xcdc0vM2O9CTS8m9+H6C6ttyzDxhfTmu7PFxabh5gk3HUVXiX1rv1hOVqQgVJme86jdjSH/OrR7nlq7sclrEK1d
mFsyadEcSiVKMokuMJOkTAizbqpKe1lQGJreophaEgJwvWpQD10nHq6oTR4P16u5HcYNmDOCLWPhVkju3buVQN/ZuB4S+WtMeqgITpkhsQNx5/LBgloOaU5S
mpMLRSZqaWyr5WQ54CmdOGFXfHd3V3xbOR300fssklQPMiNtBtEv09xr+tI8jo+li7/YIxnnTX7Bi3v20FMJfvfbcF8Gd9W3Rz1A8fF8G+pj5ipz2uLRB5pD
ni3mgFLFjNTKxHTojBXqNEG3bM2Fc6+98tGrTaxe1mwNpPmlHE+XGvD3bJoIhSZYnkE2DMacCRXtz+fQeXbtkZ+rUXVqpFue6snGddF+GArP0VmkIfR8mka0
qyAbqMW+q6Gi2Uk7javAA+sN5gNZxpt+J8vf6e4s17gry6PLVZeeksi7+EK3gp3GjiWotdkazvp1JB+RhdRhi/GzrN+IriR+jmb9+q0o7cUshg7IxzVbU1lm
DZvM1u6K1ZJVlhrkJKKVa7GcBO48KudsFllOsE7H/kgXx/MXkQCTWHUi5fEdtCTbLHJsSHq5G/i0fLkbuKGF3Y8kDuvaRnhzUc1s0pVZPh2OHRCrExOPZfaV
LG1RLcIsZiGsFyZZL+TT0hqzv0UQuYYOX3DgNzukZOvJbjV7OZMVi0Z0+6yUmBEtMZ71F9FXce3+h/5W5PzezSRuUlX7gGru0mLFzdIg/y7UYvxnb/YW73+0
RE/90680RGZ0o7PUg1qM89kSkTzOZJmi9zT1qBZjOlvCDCncfKz16uWvxWvXHT752Af//nc3favU5Nlr/+HCcwMfv3Tkpr8iKqH5NjXCIUpfoliI0pejmNzF
XlNTCVpKS7aUsEynDjaPjkEvV/GU7Opeg9ReWthhkOpSVShZ02GQSOQCKdAlJn49UrALaotw2d0v/jR2GH8v/tR3GNvEn9oV1n3ij1iBi7fE+9IqE7KKX+4w
tmAh1WHcwzOWu3kev1n8WdRhkAyYGI/68HfxSnvADNXc9jAGcpDgk6YWuW6E8rDGmssv/+oJkmo21jwIrIHZRgHpXeP2CqNdnISI9EuHfnn8otFmtEacHnVA
L/BlUBkz1pw/9+oPfj70+olLRht2auBAwP6NaOhTPuJbbzK6cZS7CYTTIWLBuE/8/O6P8GIa94qf2RXiJmFqbsacWVqad5GhuUnZmRvFz1kCbJh3iJ/5FeYG
LnIdT4+2+WbgbSWfRzh/ufIJRayLOi0iQICoCbZMuW5rPdqCWWEMm6GF2wZZemPN7LmnLr10cUkbni8VMUb1f9leYU4g/eK51555vrrNHKeZGTbRSJBdLxe7
asdPIfmIGZY+aqriT5ssPIQPYfgiWKTlNE9pnf8l7npj5Kqu+/s782bmzezsv9lxlg/vPfHByLGw1GrXNlXtWRGCSFSiirZ86Ie0tqt04AMYK0JtlHXYDX+6
LnVVk67BNOPFARcDclVaTIuLobRFhKQOQkAFtKZQyQS3bBu32QpS9/zOufe++2bHiyvUFuR9M2/uffe+c84995xzzx/sCR8oGUQGHpt232PJcso944rKKUzi
QS1ktmVjHJOdqZliry81f59/Hmfx3OyGhf1S9t7m6wsqcs0zwhN04qibjRcK6S1HnQ1QZKNCHazzUTJeKDIsp/C3oITRo8yoicyRteoricfKgmbHElUy1nns
0fxAsfBb3wq90t0tG9qtsp/dItvZzbKPfCUdxqxdpVX0L5tNxVWD1Xu5rAEm/u+rNfRvLx089tQTi1OyjEyyYQ4p2EOcB8djKG843vkH99bdijBL/fiIBB+m
DtKnxAdnTatqPbPhurNsKfmQ5ai7XNI7Ib7vRUA1jy1HO3c/WnRb5O/GbZG/WW6L0nqV2+LslH6ONkjuw1eOTF4vn2Fsmb2tW2uKKgjbzr/yzH57slwh9S/k
CP0wt/OdqtyUBUoNDDitoVh+bP0vWO+d8wbrf0FnsdyVjkb/C8BNz+f6H7dh/U/a2fofPfpQZPQ/bmnrf6HofygjfdYXJc1MDX1fCC42rVNhVzoVp3WoZE2L
2qhpoV3ftF4oWdOilgPVUoFYAP+S7yyoSuyYaPEOwBFxLSYSRi5xf+W0pv8DL5dSEjJwWBxLJdte/t2Vt9+MyD3oxo4WvwSMm7MapyUySW1YTq9B+XT1HZ8N
vxs8J8uTDbKMWzcizA4GayIGQaXTSSogxySiV8NLzhgMnSKUHKNzLesh6RiT+Op+NWng2K6JY7uhi3bFSRz7zCCTEpdeqrFdM0UdqtkuXqpW0yVYOqc+hv12
vOMzcHSkY1mcVSNxVg23OghxLE0hsGlA+1jax9I+lvYxt08CTilYoavepp6dnfaPV+SHo/0/9NQPi/YP26b9/er+3RU5lZxHvfVvzDED34t7xFk/BvndIfdW
okuX3FBL6xKJCqR/PgLQ/1CSstEngaOceSNvTw4Xx3qDIsfm+S6zGZo3LEV+QOJylA1zxXSo4sOguJFc0EVa4rJKkTBKgnlZZcvKxnbQXMcM4aFajF1xZuyw
IdLl2Z05hc7u2C2uTvWT2fjMtrtm3Plk/GvPpvWaGqJ+f9bawakrkrFk9HA2oXru3b70QFY/ycWIL0hmYf35xxecX+AOGCWhtmee2/k5cwP/nenwwqh/TDy0
Q8ujE1w3mTVPpG21tBr0lo5OBQH6f+rq9sarb/gorWxfStqoRVA/bN7tV5kftVGQBJB/k+HYSlGuyLmm7uXqBJwT8Cfp6c5nti2l62hhq68rs+m6vCet9xYB
YCJZt9TDiElr5yTDJWlY67ihUno1ePA/A4NDOHGDuQcnh5AOcTaE9Rtj/Q5h/bqrukj6kAZhPCtJGjQsXsCN5wObqIukF861Ka1G4mhx3YPlAu90vEJTp2uv
krZBRKRMx7iSMj2EKynTIa4rnEdJ8S6SKJh7MaOMLOXsoOCcqLS1hVckMgXRimyl7Zqy4+DIbsjqkpHiCEy0DqatHKLLszkJ1glLK0zq35Pt6dbJtAVwEszz
0Y6r0Y5itHW04MC4nDw7GQ/fZPheDwRwphNi9QBvNwt18rgJPoQYwtcswkt+RqAC8AlcstiefdvOkUqAmeCd1W6yZFrwZCcI3lwazQc06ijLYFFVjwHoEgGt
U9c6PbS1xkN3Zg5RF2CR0Id1bHqvC+YyR+a8EmWurUGj/AWjnGDfPpi1FRDbBZS1CcYW6L+vJAWamGQ6KWC9rh5RV49Yh0fUqGmhe41U2glSzvPXzdq9dDRn
Uus6X04dRXWuorqYIcVJQUdBeJ3FOVrp3Q2+s5S1Dq8CDIFiNGn1Vt/HxNG9Z7oD/EuwWyz1lnqEFT7jcBiAQcKL4kSlt4X+0GsP4f2GmHq+UPdJnridqaWe
aPJwDHm4BeJeg9EJ3ylCkpZB1trFdDLoR/6FV20OQ1kEnU2cdm6C/id6+tL7V05/+NfvbgOIstUIo6XOhEeAIhJYPU774K5sCFTVosfRh4l8/6dOE0WK7cdx
mDQ/j4YNdR6Vp8HnnICjgl9NmQXUabpM6qtJalRIarR/uLF0lIs9ckUNGjj2gT8IkwOMp+Cbxng63G82uujEWmbB1BlBRR5nSxvM6+o165n2bJPgCmpBahPT
FpGktk9V1ZVbN/+2YBdxipKBNj20vn0ymzS2h8lVtofnHjS2h0bB9jCuzQnJONsXABgxpLxz1mULivLClq2dGkuK1J8tapT//Pw7333t8beVRmmCQDi/kVJ8
RG9k3ypX8jLEkpdBNjDRGxtJrJQR0Rtj42nP8r/WIAsYhRpRMXqjo4b7EWtn85eVoln36y5n2/N0Fp9e6abMV7qZz5oKn7vaupl4YT7jDlaDfPZe4K5GDfIh
nx/wjRrEbfjh0s5Wg3wuUsxqUBpIS1GDUta/sElDHQpEHXIs7R7TFNyH2iYW5jaxMBcN+egf5MtdnrpHOV9eC9eoxL/C3z7NPoElpd2z15Bufe/CQK929N+c
leFJ6290fkZ70mZOw3cDHzpDZ3e34bmlcp6Y2Ec0O2cxM95ILiJHeJw/XZAX6Ylx7dok7DxwHxvXrqaP8RTqQfFbEkGGMx+88vRDJZAkl7SKLPfQHCjOzDzQ
KkbBxN/gHw22MPXSx8UALqP8cX+A9KX8sRfAg5RTKEI857TmHPsRQdAKIGhFELRK9pw5h5goJiQPdUISD9TCb047l7Oq5iT0A5voSJLKjXLIgLu+q8DiN58X
vGzw1+PPJsEVjyCJcjJH1xfK5+SYOQWr5yT5YwgTmJNSHGLMCUmOHb1mHV6zrzwta5Yn1c4n9Zd6Um38Sf5vJ6UZCU9K5nOCyaSCkau03VYKeWT5UE7S5MAD
u2ZOqaQ3dFt9SDWI8oAgoruZH3HO/XXTa5JcUnskFRPoIzadlK5X786ROsV3FwYNWiHOTCCYIs4cshma+HJoW6tdBD2xU5F+76f5KZEFczNobGAer02cg2Ae
KZi/rGGuzv4I5DpTTUXBlP1KVHmr6FKjMcHCLs17cy2MnHvl6WPfevmytTFy6cffn4iujN2iETmlV3IBYy8rjL3/1nPH/oZWskEXG5TKmvw7q8jf0eF2hkHM
u7wmuJKlUP7t9OuHP/zB3Ov3vr1l2rmFbkt1MIWNSGGDDZ/BIKC9pMn47H1zTzU+gYqDp5DFk3aXT0PJgYLLSwouauScih0j8emVmvjavLocFvMvB6vzL1c5
/3JQ8M6HGYX+sXe+31kOsUjEakU703IIs1VFUkGy4aukMjBH7DEP33XZpJdDTgfJEibbxBoYsAQUNrQr+0Ue74grOwFJtGr2lEXiJ+iXURITh6xCOK5C5lWM
qqZH7ZyFtmEenVsKeUcyUuKv1PWADQim6qPsYLa54qImBOCtaEIwDJtNCCXDPErCsPu7CMMmuQyKrxZol9n45COGbjkUBbqhjZsaQ6mpO47EUbpyuEH7uT60
O6vRHjPanT60w0wQK7SfY+D9+YLCy7kQ5fQajAZ/OyOW5HLNQp/hdxqC9yGGFzYGMKWOrtlXxbDRF7iAAUHDYeQPHIRPM5FBPeoEMAhILvSIbaM6k6dlGkW6
6zTHGKcBlFmdXFAKjtZlA9EgUa75oLxC8+COLJpMUcu8nkTQvhx412mCY720oZ0Q1XWI05P37dWBftlBQo2zet9wBgg1sQg1JSXUnFZCDS35Y3c+8XdPn3do
64B/u5ByL7As2ZyyleWwbMhQ+C7Zn7EM6skQz+AvFpTMQYuT/q7w370l/L2b/+7nv4slbv2sHBlIVjfNYIPPSe67iBfqalnOuQRZrrBdRrJdBmq7FCEVVoPv
9lhIHZMT4CYzZ8XtQrBq/5q6X7PuDpKaVi3CT5CahMfjfPjDs4ePPUw8nif1otrDFY9vsu8n+8s6WoLIBGYPamK+MeXLDdA84IQXGgJCelDRhET7AmzlrNS3
9WbTAN5cn3YHr6l4huIcmzLHWObIgVSa2C82R1GzjFLok5a3Sin8d1YKj/l5NrbjvlEFVYpldnR0zFljBh315+T8hQTJm7udc06XtDJLLeywFzi3lmMfw5MD
HvUoA0Y3gW/uwwuSeT5g+6ObP7vJFAIJNgt5jSB+L9ACLGiHZ+IbvytuoV56rRNRlCINrBPRoP9ElJnnJ56IdvjSmZuThMSPMgysM1Iap9jiWKFFBsbi7ekm
nC0CXyCcRR1Orq7OXH0UJxOMIA+0OnDFs37M2Hs8LuGw1YPX7deNE/9ybB+34kAST++FotQGfao9bDvhxU444YbGXYsnnO9VrBNOaqNOOHvhqhPOfVXrhBOO
Zrlq7xaP+AJ2kYWST5CByp+VeLb3alvJtRm4SIrYBdK6g43OF6F1Z1EewcqW7TytfdA5U0VojglSlbDNAJnhEBMqk3RI17Qc+oLOCs6nLVUJ6Vz2ezgmlmUn
UNvonI11CnLzXD6nPW0ihfiR2NFWGDz0YPVMzn7ZWSlZ0a8uwUN/2Tmp5h50DvERMxzfdUAsTrNDHg8OEQyZm+Uk4gbcutHUetblznJmBXAqTgFcqaUSl2r9
r0AzM8FOtImVi/DhlzlazgEUXOnurYBR8+lpRbdpfsCET0/YjEBWa8jOET7y5LguTEpCXAwkgUeZi0ESQnU2mUkAPTJKjqQkvIrQBDfe3SmSZ5y64HcsE2b1
8MHE3ZWVJglkFTgnQTUamiM5uMY73C1zKXuT3JYSeZHM5tcKM64NAiPcZvRhJeJe6RVmnDSmf2xpRdAxh9GAZM+WDTZXoIs3/+kO63DcYHQxFJQeCOGQQEsz
wN29oXa2MbuQ5E9dn5WVdvnTKZ9tbCLpGAGPaUkZyva7Nowv4j1mDEUS47RafSzLbaM+XmrxWD5FLCeykp/Ult62nKAlaV7p2lQg0VqUQyLVSaVFGQttfYrN
s40pMc+KFLLZ+JNx0Fw8xb5uTe1DlgzBusc+OvUBw2lXt1oSz9tuX4qtXDMJP3vtARdrD7jTrKgWPews77f6iZNZzIbnJFaWaGX9BRws629JrL9lsf6yiV1Z
fyMDNlmxeWx6mEtY7kCytFoAA8ux3vsth53/5P3jnqobmxQfft+ucdqj66Yuh3Dxv+smM5dHucf269hEYg7LCYH4qbFCT40O6bdsi417LFXvHAr3S6QxSJcd
LbjTb+kj+/XS6XLplEjVEe1mGkpPai8xVPzd2Mbdrc57nrzCGb5udd5S39/wIFxOea/i+1lmda96XcP2nvSs7MDydqc9tb5e9oTJckndQJXUJcb3PErY0hJ9
DlXz6HoKVfPo92dQKzFACVyx7T/pyQJ91evPJrx6DjoA639zfAGAlX7Y/s0C50bnnJeqyZz1MpCWFExzB61+O2ChVhgCggPC2Rj+2yVstvnHajOCeR7oPCJq
t07LhGlZU0miq9yHgcHKVuc7uFa3OkdwrU15PU+cWA55kjBg0WMlzXsM1/KUd1Rh/jiCIplFHvEQBJNGqJEBzs21TlGQrgrRklf/BU5FT3KLX0xFL24zfmdM
fqOJn9TR4ft8Oxl9oH0jD9Hy7Jz7D05RtIjPTZyPSFoP+naAHyLukUv/pePCC/eB6z/wO809QO9G50HSFPYIxg/5skgWfVkzB3xY7gIk7MXBSHHK7YFTDgtT
xkEWJjzz7t//0bHXv/dAcxpzDXDmTf1+Vy9RMWpmoSREqPdNN0zqJoHMPiuhTbFVjLppffeQErBCvBSlDpLq7r5fXaPjYNtUr7yoQECvDnAuEtXdf6dkWzKs
YnGhQNm8vWvhOmnYcW2Qrz9i/nhf6Pmzvj4qOx0NCEt9AbEjL3qrQtqw4xzxLxbQthJ2pVsxoO3VkhXQthLqgLYXvVUBbR+XrIC2dleaa/dB4AYSNM/oXuMz
nEUsP7ORliTo0kbnMjsDDOb3jhr7bBkyMIpZvOMYMXkF2fzpuhcsxuEa7blJt4Tg6jMg6OoW/w1cSWI7DSD1AkzvdLmrw3Y7L3AsDCqGl5o/nDORIi8wr2MB
4pTHS7gEr+8T3rS/nz9v8I97W2hYaXOU2uxVbXrUZkUXi+usuHiyJHopSQILNt4rV91ImjSX5ACVo+IL/rkvmgNV/JQHh5JQaAX+JF15OSvuJ+k2H1LPSCSq
RzhaufBQS2ws3K91PtN566M8r4WZEse+RppWy7lD8E+YSt8c9UdmvTxZ1xn3psxTdLoqiDCP+/PFXOtLpSBloOxwxTnovySzlvZ0EV/ho3YQFxwsq/JAvkq9
XuEkoSiYEulILri+b3Redc0vHpsiVJCdB568SdBtLAMlZa1FEb/Ea/4eQ9CDLFuqWVbKqrZS1oyVssZVAi/SkWsEwmWRiSrC20BC4VmZuDP4R0iUsHziF6G3
hlGxptcxG3a17KggVc+tunV6prIM/HLRqFu+mFG3XDDqlrletxh1PeIIeBnJG+NxSY0axwCwDx+2rKbyVmzy3Oy4TIF4g4RfvKx+R4/DE8q49rCE6XoENTHo
etRFkDIiHIgSPOQNI1IQxeE03CsQ4iuKwzDNmSRqEsOHaR+ljXwYxsDtyTAL7CSED8+cf+UH774Ww5w1jBKYLH4Pw4H1crpU4Hc/rLWP4Zl/ef5PjpWgfQzn
+UQHUUxkIudDXcBHV83MwX7jWkAPrq97qyDe8eiOpyD+RhHiN6aoEE2Aa4IkmspjtGNcRWWCkm+o3KVntbsq04D80JRDfpVaQO5xygauAZuN8d2kjM/j0/6X
qQWX4rgh8Wayae+LWD+/DnRd6XYFOztpV+PHMKU3DwhrGn+EQDJEshfx8rFHZLssc6wCxIRsaDe1fpnf7K8k8wCq9fiPz1xw59KxxPsp9xfTcTz9S0IaX5Ta
5gUnBw9FfUIVzZqU4T5bHhzJih/dQbojE3vQzfis02HJEL5JCJ9lhpIXNuSbM87Pcxd9P6lI9Sa/M3Rr6suKRFb1sZnZb85svjMZR1Bu5bH5ORPqLM9w8kcQ
0lqdpfOklHf+0eWyw9DU8VTcVbJWH6iuJOC0GGK01dkwqjFMkFbDA4v3kE6O/uzBn9t5udynudDlstQSWVnrgcOkdZW7lS4kuG4BCUyR7uNBfEV5WX+rszl3
L2FvkomG7zuuMCeduWhNJHS8vNma6Ggn7RwdPGL18Uywgt14glOW6MQIKDJN4OdI9jyVQy2tqp6MDyIrhZMWQs+T2iCkhAjoqyIr11fT2sAyJ7L4v7Vg1BJO
L6g4vGCnYohjcDegbyvwttHZIgjbDODDRlKR7QGxy2BMN0qhXWb9vi4U3AKb5kPsFrYXxM8MYhEokOJLxeAy5/Iqo4YPUn3UkMurDJf9NnLMcA16WMWbcP/m
umSdhGjQTUfZ15hrl3wWPADFh2mUBT1KW6huTLgAac6m+KxiGZuJZXxEnHMTnxmUNZh0qildrcm7gt55TALPNnOvZIw6dX7C1P+8X+yHEsxig2A4+gLHUOBY
ETgGAseqcGyT5CLhol91A1Nsv3WzZZfNlh0xTAdtdHWgJULGQwVTX2AaCkwrAtNAYFqF5byZxOxVWdIWD08Bs14EZiTADGTjQ6htvQjMozSnmTcJmj2kN44Y
nLwdGb3EgidtpAqgiBlEV4C053bezmFqd+a9V3berCzdMsG2Nu9EOSW7ls3fyHoXWNa7jb7KZre/72yDv6N6c+JNTsk3FYaYt569LvWwf9lnG/uLZxsH5GyD
uvAnos18Ct9Y+P+YAqHO1s5w3DXHE3ltMirNRl9DmlqcftiJpfYFVuX3AQdZZXWQVVaHTRm7OEeWdH/imwGkWmNe5jpiHHd44M6gqNTNqy5n5rjLvO6C1Kxc
6ZpYwHvzOMs6rdWreWpZpa9KZM6zR1haHR6nNLoyPCAd8HMWz82Id99RGJFH2jdnj7R/zh4JzOzaVMLE0Fcej43g0oPG4HiAU3hTVNrp95MUkbmidMxY65h4
0EbnfUieFSS1jHHhkszKP5K0qb0024rlIElfzMFxrUNSIkrLRuChLnXbuzfQqhgnUg+Q3MaExETblzL40BqfbLqRNA5z4EmdPuVnA43D1MicyaNfvHQ4ax78
djZ8P7HD/AR/x2Tv/mzkoRRxQvFDqFqos3DcT9+zeC2f9mb+FHqHkat/c+yJz7/zG/Pb+PBr5Gp8GXviQ4lvGy38mrtNDNMvpiGk2pGLjfhLdVqGnMkIBq4q
G7gc3nQqcGgbToYO5q/7kETS7r8r0FnZMx3olJyCH/ISh6fES9kI9RxeykYPLyVDdGdkib7HFtzo9yWUc+1lTfPCyaldk9bXbPvOSf0LqQ/0eEJHD2OoJ46i
/9JB4Mm0M10IW6C231FaNqZMohxtxiP0oBF2oRhB1MISkdeI8cUnoIZ52Exspuw4Oycz/WX5QpJ//LXJk9kYPBzH2C+szIAUgAKYFWR2tWiT7l/HqUnANrSa
X67JfafvfqkmWaI8lBre4DtmDT2CZ23xHZM9CueZno40rMGdpsZbXeFxYa3ALNi3zL22HrCnF+kiPAQ8IOQ4zoMdpYlR1HPVKBgTtdToebSKcnDn0FretsuC
1mx+f3aHQCtS0KqCzFQiLcmqpZbJ6FoLZJQwOMoYHBUMwidt1MahOc67gFTErNhL2QDn8fln00bNjoyq2yiu06OJznb1IZV2IPMK/ERoFlV+YlR4IoGhbsWg
7pIn0r9VL46Me4bukYap7ubfrdna1E3rIx8q287v7ZuXzbZbU7K6YR2JaQCLANPpWaEvNDcrFEXP/NkBiwepE30nHcElIs7mgykPwdDTJv0QTs/wFYQC04Kr
+2c5EyHydU7U9UMU5zZMuwRd5tA9sD+2prxF/hD/N29XFyNHlZ3rVnVX13R199TMdM9M/xjfKvwwsxjhaAltQxS7WywMLCJORCQeeCABImvMg41Zyw9mPLGN
mcVE8iZEsmG1OzM8mGRtxWQfgsQiHJ4i5WUVaSWkrBSksBFKooQHNuFhFeV859yqutXTMzZhCdZwq2+dunXr/p97z/edA94lvmjd567xxeQBb5UvZg54X6zh
YvqA9xlfYES/z12nu7PXaZ3Vuh7PD5gCcfQfOtKAdHBq3kuYEgxzJBvrodnDfs17MQEZIP3cSMe8YweB7fQYqch9VFNwNJnQ4dKJehUrP+0I/w5/nhddumgg
JkvYH15O2vS+E3XM8ej31LyHeFcb7/LwLqeAYLbhy8evv0SyJBEkDUuiMUYiSqYsiakxEvNJZElEYyR00rEkOmMkFpKuJdEdI7Ev6VkSvTES+5NdlsSuggQ3
ue9dTNmmHONi6b0RF0vvGSNI7cDF0nuydMQixrPkzzxqLxtNGjjwu/Ee28u0kGJAehsFGICYi3M5qepdenoj2fX+8OArunmOhrQZGmV2XdlcT3bRrRr14uE9
Q0rqbkmom9yxpudfOt139uuq7uHZXvHZHp7t0S08q1PpfSTdhXS3KN2FdJduFaQXSLoD6U5RugPpDt0qSGuSjiAdFaUjSLMWZEvPk/QUpKeK0lOQnsKkbUtH
JN2AdKMo3YA0Rs6CdEDSdUjXi9L1KwbVW5B2zGYl74hX0XcmYOITkL4O/mvqlaNYfwxAmBK5A9O6jDKwCTNWwC/qAg3h4JAEh3myoH+6ITiNumBIONgvwZIE
T6aim+u8f5u9Jch7+p+KPSqoIuuYJGGLkoA4kZXMNnty0e2lmIcPtlhNoycoOnHqND7UgZKceEh2UmSUvMijJN6RjZIk8ni9zC2UZ0lP3IBgSe1xrsxjXvTR
2WxdwLzfJjNMCMevdujVlFSb1gw0Jj2egnpDRDtyIapKutC+8d2t+SGhx2hNQsFReAqQ0czhdQgVEwDOghLKnh/JGDhhBVpcwVKiYgx/7aVKWEA8WthHHypb
aqYwouy9zMreFctQ8TP/y2l3o7rd5bKt2oHRpmxpdNgFOq9iW7O76RXVLJz72VoW3Wfe2QD/z5Qtx6DaKiJhmb5V6maRprTN9eHYtHKqkEf+jeWcYZSDCp2u
7GSb/tWLpi7GL+tC+e60JpToghheYaIkCbn2EjHYIS2uMD+n+QX7xtEBW+/Qf6e+3Q0r+LH7ZDhnoCfnldEq73NhSRNe89zOCrYVFt0S6FMX3Rraz6LbhBXz
otuDUceiuyf2EexFCS2698JCZtH9LRxDLroP4hRykfdkHXicqiGAA3IKngWSctF9nhYyFLwYRwhOk/7kgEWKFjsUXlK02qHwMrZyKFxXoO1Z9N5WtNKh8IaK
5xC+q+J5hDfB5kjh36m4g/CnKu6KvWJPvjBxotcuyhl1t0+3Kez0SRx9qU+PUzjfp+QonOtT8hTO9ul1FLb6IP9SutkHGZjSM33KHoXTfZBesUe38win+u5p
CqK++yK8pvfd58F60HefpaDed5+ioNZ3n6AgxEmC0tW++yDO0/vsES7ou/fCi3sfXs3g12oPzHX67P6u1IfzMu312fe622effD2caqjwxzMVwEY9ho6qfJ/l
p27mFiib81Fjucm7zm88d1zo7Hb6Rw3OO07NzWwZNCInUBNV1yuFtbJfb1Qm2dJPMSW7ATT4tUYozprQ7RPs9CUKZNA+9ktq6Pj496DoGv95EO0xx5d0tcsc
8H92lvdZtPod5upWGM7pOrdRpc/CRi2IXFKCEIfpNM2P6h/UI9AL84mcS12XZdPbmPk2EuctnT+unbc2KPNRToK/V5yKwGAd30N9brDXuBW522EPVSC9co1I
GVTNP1w1p9SuYd5/NcU7sM3oOt+u1Sw9xtlg7gdY8dzt1Ni7oJL92i9h2CNjTv4+J3Ok5rxB3xR+3e/zMwuhamgnzknHlazScoWQXxOhUuFCUsrqqjlDsFJO
wOw1YZdl4mxa7Znai2/9oG+dCLkmBqVlk5FBbfluWv679zumMnHcQkkOmhwfcLwpA3D4lyVnITy9qbvYOR1nCebQ0S8vpj7DDmPzzClEb/3MvNj9jaQ6WmxJ
bdPa+aBPqVo/kuqYUvPZMDK4zdJYF1Da+0k91ewr5w53YQ5pGVaes65/t8stldrxurHWkVbLP7CpIyUKA+1qNjWmHSQ30Lb7qGPtslWsjv5svSK+YCiLm2kP
MtMdexOLNqkyK3Za4rznn5ysYuf4mNdJ3UphFFr0+IyX6nDRC/reYTsrlW/Vy7YLtD9slBzlemKrbDKw+poMYUGhx2y5XcEzznqSlTZN2hvZ13188Jnulkd8
O0V+diOrrM8+WN/54XI48iElI8LdSNwpfnHRHvXtnkaleXgD/3+SRjzqUXkbea5r/fwMdu5lptI3YzmeOULf9RZloTSaBTas+/UPIN7oe9ytAwpDLtYZQuUU
9qNSN4FshH1rw2njU8EeNzNDZH6BlRvUcPylX+Bs/4I04Zto6O7oV6utNVloP3adOVZ98uD1NzQsoGK/v4ERA8PiV6krf7u6QuKbDKccybyTt056ES8A+Pn/
2qmJHkGPQCPFWHmrdopx6i7vafzvGDdQdq32RMx+Pw+zQ4Ov/HljZy1/szDEFgbfbJr/b4PzKsOGOKXbDx/gYzvWZZTguRbcpwZnHhaI+KoaKJzHAqHCx1uY
w/9ErM2ccL+0PKNY3X7l0Xq/+KA5lA3/EaSVqX2akzuTRIWhY21Z+rGrl3xRdO8yHzdZC6LDsiB6jBdE9y7z6J6uh8rZekisH8tQsriuwC8H8XRpBALs28Qy
sKtNVpPud0ri09MoQB+WSiUsjFdKFjkXqUv5D7WBzZHRJjZOmLqbCFPHtoUr41O2ntLK7qSq0Ek5xUAHdoqBnLeCji/6e7ajNwZA2+/PVQekUaT7c2D4U/be
XFz12BgkDIu7aXEIW5uxW3bDewCVEawD/T2DfhcgpLY98b4O166C5kqyJJZbddQLG2gNPmEzsCp+4sVYhVckrWeSRjeWVBtdxqEHOImtQ3+tI4PZvFwb3HyJ
4nQN+wV1rPurOuAXJw3sij1KC6MBnzpWsU1c09WjyaSuLZ2geYL50Wp6cgl7PjA+B9qkyuAasDqDVMU94DE/Nu8kYVP+cfbmqqvXdXih7+nJbAvkVzVfZepV
9zRo2KTTYofML+6Q+QU2zJ0qrAxPdNaGajn1WZ9WGbjeyjtuquZ8N1+oFOrhwc0ijepcMAxG/lhtJD7vB1aun2O8skvtDRhmEriyiatPFfcAHWzZbl3T5esv
nU4meNlYebLuSpGgDPTEVey4R6++xn5+xhQGFdD+pCrlFGxcSfg8I0hqz5i9RHj0xDah0AYs4WjjLu9QHPH2YDzFG4py+rEgpx86bvJGopx+ROC4whaaeevh
Q7SIfga7W9Tu5jB+BNmi+sbBzaT2BhoJPnI9nkv9Nn5UpKry9OwBWtB7unXAxYFC8wAKWM8ccPdTMH3ABfnNFMh6PB2BqMcTeL2nG4DXz2FpYM2BzQFMg+px
K4+atWbI/DLv/txVW7S2b26uUxkEdFWlq6pu0tUsXYF3nz6NrgI9S1c+XSGmtQk3ltBf15MZKqEpKqzpeJZH3wTrYt6Z9MTDTa5zz+naOtVMmMXQlJp+wTGF
2xtJMyPbPKae67KnOG6dsuVaXuLzUhzzDFHpMJ7UzT/CRzwn5xAOzlRmETdrx0XURSmuZsfNJ/OIm7fj4HKA4tp23ELSQVzHjtuXdBHXteP2Jz3E9SSOazo/
8VCUx7kNKqtZBLOUEwpqYETciOfpfRS0wf+3EXcoVQq6lBAFPW53vLyp6t5mvAunC5vxHTg22Ix3U9DejHEsML8ZxxTUNuOEgtnN+E4KWpvxHrTOHp9gRPQ3
SX84tOxlu+CUZJePLCL6m6Q/3O7mt++gbOGMIqK/SfrD7U5+ezdlnjJBt9t0u8232/ltrXEKMU+35+n2PN+ez2/H3E9qOLngk3/cruW3Eyou+hi6PUu3Z/n2
bH77Tnag0KLbLbrd4tut/PYeeBSZofgp+oOzBZ/+Ar0n2/8/gEkZhIgkMUsSszirJIk7LYmAJWo4LYG9Bw4xSSKxJCIt3ItTGo5X5+EUgCRiS2KeJdokAacP
bfD+k4S2JDRLdEiiQxLwSwCj592WxAJLdEmiSxKkc9NfoO+wJPaxRI8keiTRI4keSeyyJACShGE7VlwIlfbiMjNnlDEHLTopFon9OinBmf8+PCC5CM/hv+HB
tavh60qp08Y9nzLDMraPk1JxWFZ38QRY2oDl72bCEeyuHOc3HBySID+/KfH+h8QuSLBfgiUJrPObyVA2veQIIuw4hmoepn28HX7lIpMWO+FJeOlSvMLl5Rsw
Sy57vkpSy3KF82rUNnvI4z35CThNVIB+V9mLIrZo2MsX3KDCN1biRG+azV4HU76CMWhT0qBmEX6vXSmxO6zyinemtJK5xLqprLOLcbxyg4+x+D3Z8B3lu+US
GzQCzUwLUw4errNfv8EnQBz/x7++889YDVWwI2/M537CRyeDH64cT4L8AwfBSZqwJ48nEzRDJ1V2XxR2cbTPTqXq7FTq2vmkMXxgbajOJZNDWvIMo3NJNCyt
Xe3SJIETg93HB87DL9Ds4A6ayzRdqsHu71CBqBOwhmQrBXX9PA11jczyNzoXzw5LevJCPKe9a/H8cJJmGQbXpqzLMsylls5uZunssoXMNpbObmbp7GKEdcda
Ohc8LWSvCqE1YxaBeUbsAfvhZtaX8xQJe9uKeU16I5W2osKx9UerjOsvD6MLuvoylYF6ou7s+I3jrm7zu8dd3WZZUM3WztFKqMpWL9FhTDH0fXN68vd4tkEL
EuvUn60aIiRxdTPNKJOstGpsPkK1HdF6uf0YvTyCnXfJKg8slEJeJdb5zMPHWQfcq7Ar+zb2RON2rW7XQfgtyXD6exZIgRlUithMpfEUVagj62rHt9GipYHK
CINKaD8uvhXx7fjyv13NXLPxR5qHh3CNiwPOhuuXJ4qPA8bqM1MmHxWw1XaQyPHcd1NPb4dI8ZJ1M07EYbUtJZ05kFsQL0B7BLWmqXe7ckS6T8Qp8kF2EifH
fmm6++Wxe+WxfTBQdzOQGRs4ozyAMKHyCMQLJZeKm3mUz5w0LgIYVBX994aSJ3GU9LYaJMa8ufBsrTa+GvKrhtWm/g0xzkgfdrlWxrRdhn8UeofaTtQdbeYk
B0DaJA1AjQvjmzYwDLLIyjt2fjlYwSC4ljSu0kCHywtQcRovXz2ReEdxgopa9qg+u9cxOn7nGrr+sHSewWptxnC0B9WHZBCgiATbCu3Bz5l8nJsKA1HEZpba
jWfB4jwDixNHi2/wZpHHHGhB0oF1fVfUslrSg3V9B7s5PVjXd7c8ojsAmt4PHkndFd4uDxMFzAf0t+OOJHSrN5Os7nThzglZaCMLnUIW2lkWOluz0F7WXclB
x8oB9PhrvxInpD/hBvU6GnRNzpg/Svtj7mnlafStk9SJXWBIuK0/JS0fsC1foHL5XPQBPy2+4H2YIzNorpnwg/N888dni86MHfFuCpculQwhYL2yZhjfeGcz
zNxZuDkg0M0n47dVERHobUUEhowI9Ar4NJhh0B/j09Ketpbmk/qmi7OR+WXx3TI4tSy59gancZUwTNNJ2qbL+DBE5y5PNfiCBVKCqz1j1H4Zh9o+AwRZ0HTb
AB/eBaXfSVYJXcE6ZACPNuz7Uf8zGcBjBvVPjWO7fLu6jfp3M4RHVxAe04LwCAqomQ4WU96gBuOSzP41FC+/BubhWjAPesklJbX4mpLGscZIxzEDIZAeX2kk
zJAexaHQtVpH+6u3jvbY1tFGMe7cOqJlxiqKq+PKIo6or9IIJp6tC21gVSVczxNSz51iPWOQi9lK5jS1BApOwe7dqnUvq/Vwp1oPpdY9rnVPT6DWaSxArXtS
6zw2NbEDgloHXDJGk6Vab5ta/9TZptaPSaU/L3V+5P+5ynkAV2LemK/NP//kZz/yefZmX9y/QNwvcPdfPnznzQrb5bfZ8dY96q9hWkKD0zvcaOFoTPxJXTON
mTLEO57i07sd5k6JA9mSrhg/VTREMQ60DceMPMySwpFuUy9u5/V3Ac7j4e/3B8KREP727Xg2TsF2tIwZcWz8y7IH3cezvIqXU5Vne9yQj9Zj4Yb8UdyQj+Z8
S9xQ2qNel0R5Wns4x5lzNHgHXjEkLNIpKym4XPyID25g3w5Ik5NAo3iWJzFAxFeO3+fWxF19AEBMxbw8B6HBlVe6Oqc+5eeQWvEPK4rAeN+wD/EZZAm4dBVu
7x7WyIRyBFjAcvrXkwnS3Q7XndynmDkbxId8wCufirTbiWEKzrRE05uc22/Z99ANJ49nJv1YPFFNFgo8SALgoknNWzpRtzBBJcAAH5aFD0ibk5quPg5bGeyX
gsqWG3n689EulrD0xEM4EeB8vyEmGvJ0XAvlRN83HAEMvK7p4Kj1pa+cNcc/NaxtlJBPUu6W6i7TYMACTmM9LmlQ3S7z7RPwectQxDD/dDShtKLLmZf7fAv/
c1d5Z6SS0ZLK+ERfLIp8NowrLcvKv0wNCHdwHkyf6YeDT9/g1iMjromnDuG/OIheoNYHxqa09VE3eZFbnzi3gaaBU1AE5dS5T2ppjdrRaM9CRAZWgEdoOvH4
tNLLaAPKrLsYR7zo3kqUGT5gRCg7RRV2CI1dF0ooKS8PDvObtVyVJVV351QPSaKHTJrmGWw9pYD/HTLgSofLxvYKyv4f/s+lLu1ypMyzGRs9wAwDvowB29dC
uLUauBLYvJI/sIxh3YHtj/m+MqbVsnAx+zVzJFWorWU2RTNlPpiU5CfzgobVyTILFlLOi1Vtfau8zrx8+zL9S+XYLABmSwpKb9kpKZjjsZv03cdljMNmHDLk
jBvJbOZxEVTjBNUYwdvhMg8/V667os6kea1nHsJWn479oTWSTTwi4xgbFqMuPxTPbPeoCONrLYEC90IM3Bwm7SGb/MXeUDgf1G/AHuqCrpyHcTS7oaIVRXCa
OZ2NWWz+5uxq/YyuDFf/+Oz5tUvrN1fPwB6KdBN4YIeqMtxHq7HV//GOY9HNCCJK9CoUj6tQmvjEuSSTvZO6pAwwr4cfV73qGXclSKfYfRl5W776LNfHUlCX
0vly7y3JSspjyUrK6PO8+CwN9oKZSdZ6QjuIvr5AhYMiGxyBxRSX12m+CujqFF/BIO4YX5FKPnier+hRBDVwUGHNtqBL2K7QOJwyk+kETtvMxmsF8UIkVzLM
AKW7ncWkLhQXDV36pvqGMA3uEYY9HUdb9uvokYVk6tdCcTGtpy2Ki0ZGcTGVU1w0bIoLE68jASPUMa8aL3E45W4YOoVJbM1G4ykupjKKixmmuGiC4qJlKC7q
RYqLYkndQ2UzwwUGrztWETW5SICAYEI/LnEm0PrzlNCvGUfC5Dct9H5TcEL0gPoGBa37nUUhXANJdhOcLyVdv58aT4aU5U2R2a+N2GJOz40shlrXk0ZGbDEr
xBb1dDHTQqG3BAtiInUzbpknuRZyYosZJrZojquKKShQLQposde00sqv0IgvW434B6m3pWkdgUzHrp0oaxu3eF7qsSX1aGpuSqozkuqcDoUIb69Z4WDkqueL
3VRrZy7wOjvAHNOlfRA7YBWW6uwt0dmborNPic4eic7O2puCVoBZjobGMmtvJaO5CanlxTR948+sJM3PsTg6rVEAHBcA/1TYt6jO2eAqOTvgIn1sQ1xqLPBT
sIvXOcdF4TkuGnZct+ju6fMYy8Y9ILw02tJvOmOnP1cp5WbT3+V0+kvtnDxa7ZTolTSFFom1C6OzWFGoHLFSFsSKobv2mdiapvcUvZIz7TIBdub21Wd2YZsX
W7g1IcK82jlfmSPReUo5tXS4Z6xi2MNvnf5mIYF3CIQD64andGZLdhzO0cPvl1R20nWpbNGJZ45o3vWYWS4l8f7aWbrzoT5n3kazE+vNjKAcJUut46q4oQqF
07AMw9eSNGIfXN1CwlISt63MdP6a5K5AkW5RniPNUcpztqHB6k0Yzz1+wyjjuc+F9fEI47lvGM+pEC3iY4CvDCxInrFAPiYVc3vAWRicF17mnLI89SQNvsiC
xI8KEkmJV474eEMGned8JFceVX9qilhOVaR/91zvTHvFGCW60nQE1svGiVTnbJ7oiWmiK6aJQAiVBSHkC0KoIgihQBBCE4IQqgpCKBSEUE0QQnVBCDUEIQQw
kPc0g4G8IwIGOiZYoFMCBVozUKBLBgp02UCB1g0U6G0DBbphoEDvGijQTYYCMTSoZ6BBuwQaBFBVCgraZUBBPQMK6hpQUMeAgtoGFDRvQEFzBhQ0a0BBLQMK
ahpQkGtAQR66noCGTglm6BhDhbwjDBXynsaoeR+DgyYFHNQQcFBdwEE1AQeFAg6qCjhoQsBBgYCDKgIO8gUcVBZwEJ+nq8l8jFF5z9Yq/GZOeIle+XOH2Tm4
pz6V0Vw6zI7mgNqS7oZzmSPn1E3BX/EwtjX+Lzh+3VOuUf5SnVfOI+BSIiFNFeOsGys5Q7K1QR/aoCtmDKQNKrNrK2cbHA+646I2uPrmWTZZpSaPQdmmx2Od
wGiEqSsHeLYWjdAfq5h7j7CNKdNLUScymrkrmrnBAfLbDI0fVDiXI0SV+yhVHZEWNChPUkr85cG7K/xybS59SdjdOeG3VyTh/+XtWoDkKM7zzuv2Mbu3c7d3
t6t7bc9Y4rW3yyKIeASQVjlAIamESiWUK5WqCEQc6sBVClAuVeWsEwgSUnIShWAjXaDY2TM2GHCUioOlSmQJWYBMLJfiKic4uFyqoIBdiQkVICEhKfJ/f/fM
9Oyt5EAeB9p5dPf033//M/119//AcUjNI3lrjm5GQ845qLDUVNLSp5JXsbcg+TLEe0xC22VCjBkVafP348CSAG/uRu5bzGX4syrn9jJOCM+fOUANx/tmp9bm
oPI/dhVzT9QstCO9jBmP5f9p/n9K2V+EUsrMe+Syw0cWsrSI0fAlFxQszMotvgNJKcaCUozlBCjNUAozcYcvyv5e7JONATltmdP+0DkHi1Ahs7pLhPTdfnYk
8tmi7bIubTZGYUaidm7KQCrSXCz2J+lE0OEZQ+oji+xPT0mt6GSaXFg9Tc7zNLmQmibnGKbneZrsdJ4xYOQiQbXD6/rRmpHaqimKPA1WWRqphhCfXkbq5mlg
VuTvACrGYVhZHEK7oLBA45kp6OAqE/sSXuxhkOJgx48oVc6fHTh/3mt04HhvL1NyOArF8zB98BPnzzIEG/ZIoog1j7JXM7TgqJxFSmOwPVFLcvDmB/hektr1
w7GLOmjkocIuVyhhdymaw3QuVKg8ne6oDUg6u9D8vHF5ssXhUPfFC66ijJBlnlwbFC6MKUGU3OV1oCfhNDMcW2g+KOKwhdPlRq+D0IgjuIuoFMU43E+BZnA/
aXzJ4NPcp67KPMWnV2XADRjedmlOM5hqzCy8hAQZ1ugC4r8J/fDCFun4kKkSSFobQJ0wRZInSaoRSaN9JC0nJO1XJO1TJFGfrotJ2ptm5F5D9m/AHbTPACdS
ZKPxqtsvpnYTECL6noJRNB2fBBJy2FHsuOqWCaozx+8GO00scBS5yGlilePU4dNcjcLGnUXqczJsXI6ahLkktRdzyYKoYC5ZwJQSaqPjmEsW4D7GY7V9kq8y
NgTLYhhXw8LFFQwL2HZWDHMYanxlipFs7DIGyAZbmzU53CCbbI/i+KCR7oztsjN2DOiMjyYfcN3q6XRcYN4uxWMU4mFFBnjNzFak3RbAwViKpJskSR8nkir/
R/Ixuko+RlPyUVHyMabkY1zJx4SSj+oA+RiN5KMWy0cN8jF6LvkYTctHRcrHmJSPcSkfE1I+qpp8KMEo41AmCczhq6qLSSYaS3bzWHLI+sjbNewhOdo6wGK9
w9s1Dm/XZFObhclGgdO/XWOcfbsGdTn0vCATwUKHLSDh65wtTg3p9L22oEZUNokfSixSDekJPRdbqIIrHOIY1cvVmfSmDsHw7XI/R54ZslLzf6PSrbLSrcn2
hKMAQeTM+Kz0Ddyf+F3DJFS5U/dUnYS4sWW0GAKFhwMHgbztyEW1vflfjv3J03/DLqptGcvbhr3yECJ4y2B+JkcoPnP4z7/w5e8eejsDB9W25qCaJrwqSLgt
hlQEcNs97lrmUnUxqy3GmxHQgGGKh59aEttPCh3dpwk12604MJ+kGzWsrvdEokrNWtF8aWYy3U4PNlzCDsMgD/tu+kL0JTmU5IYw9M7Do15BuDijn6GwS39B
Cf58TFRZRs25gL5KYZDrBSO4m6NvQA5++JxlepYXBpWQPls5UQnDbjBGtJRFWauwArc/IXIFUK7PaUkTUKanpIkwqPYoG/2Miwmc0c+IpKXWDdaEwSSsooi8
MIDy/BpKDINSSPSsWYbFQUh5KH1SrCEaqADoL8Ep4xCykQSNiBKlsPXBJMichJERVFiGwxBtElTAUe27IFgD9g7r7B2Wl4pu4igKBpMghxg4iZ8hMHASPyMx
F12RhHAEp6gKGAk44J63LJzE0jrwwEQnjLPTA0ap4vG+7iuD71R1OQw8MMoDy8o4o59izLJx4jexzGVGwe5gnBKZZUUxvky5qfvHQ0qviHFm2TiIhX9KKgGW
jbBLzLDL5j/cs5Vu7NUPruNg8uCGmvc44hFJCBwW5XAOQRhCj07iZwg9OokfV9JYgaGhDZ4PCynN8MgI71UQRQ9CWcZZGc44uUS+G9jEQao4h4qJE3ms3kop
Hxb2MgaWkPIw+LS5VTZqyS8TOWVkg7MqkUerbPkWdAOni+UqXJMgJIEyp/DJnqZP7FTKnb+V7JBZiV/5TBr6z6yG/tMM/WdS0N8S01ThtHQuTxU/f6+acrAm
5BT09mY7GX9Ggnz+GEyLGUyLZ8QUrwnyZ4HjecI1X1nMypioxKNZHHK6h9Nfkxu99F+vF8BX9jA4nwN/qfXs6wo+tHELnyLcxdeIExzsrShGJBb3JNH4luR6
eJCjOU/NoYJckqsc9hJJ30g9g4eGvq15VoWzbs2QnCqmMrnUHU8Vc6AlxvMVnh3XgR9ENNP2wew68IMP/CA6xgDWWkJwzHBR56C0deHAaq4uOML9DJ43Q6yk
kXcWQwuvfETL/cJyv/ETZcIDOzFnNBZpvr9oLxUXjSWL/uHoLGpOb6LwGmoAsjtZFjFl3hdFObA2/+jYyT/iGGvW5ocwiNiXc0xzDgC6g26+fubwPwxdntmO
iLE8+TVuR/K3OASatfnMsT/b/cjJVy9FEDRLDmtWEvbM6pz5QxX2zELw1bacPsNqkNci5ehnyQVKOchZYPgpI8geDnKIT2bF45kVj2c0x1MxyzIwhsxjXg3c
mQFs9jkSzIMGG47I2GkW5oUbCEESwe983wDqlIQ8iWN5Q+YAjmd+j0n9ipG04KDMlznB9xBU/BU8459ffuwv//rZNZcbpwxJfAYN2aUuPGpI5qgRU36/IRuV
C0oY7qXzbm5K5nici2Bqp3vKgrUDMJYeObrzo9OfXaE5d+fd7/3BniHfk9oCrlLm++GLD7yGxNfOPLGS5cTOB4+j4995nCFyJ3NjYE9RBpcm13TiMXD8tG93
urtMmE1ksBk+krT5PbR1/+eYF+/gvLgh8xboLG8wzuDobTBO40jfvbs2GD+Am+P2dYHNwT0OGhxIYqTTjjxMfy+zgEZ11l4XlOMsVy8QFl6r1vbgjX4fdB4K
G8y38NLkr8RqM+dEVNz7pYeyiEBE3bE6//E+R6p6GOfeBnOvqTob60ZZRlW7zKQH6OmIdZhhqy2Yd+FVOCo9yMOqdjTuXiq0+e++/523n3sG3aueegJHjqh3
0OTuP7n7X0++eujvM5dnDphKklDbqMj3gqzsZJjA15rzv/i+v4b6c+UwC4WZdLeZCIEp23yTybtFROqpTJqLzJoHDdgJxOmrWHjAUOt/mKcptsU2+TKKc/JR
y4a8kqfdWEnwgM9ugSNxQAM/eEyKg6nEQTba+EHMbeN03DTjjJnEDIVT3zfu6+9AGCTs3seLoA/jvEQdaKkOtJIOtJIOtPhJf/U78ZO+hc6gDJvffvOJP33x
y99ZS11hqa6IH2F2rYTh/A5egV0UNqCOTNfpU5NYJd+W6Oa890GG4wCa7FPQe14Zy7IX4IoGirIEISqMI7EB07C2I3BFX3otBEjERkzD2go3m33pU5Q+HcoN
mY8HXmfpxmAWebcE9QQIJq4TOsbdd9EbWxf1vufU6Tki9H3hdeqf8gM84qDhfwzHA4a/Fsd9hr8O9sD0fTwP1zv883G43ecX4yb/Qhw2+Rd1duV8aPPaCEbX
MfzE95LfsDaZH+k/0UhcH6WchmdFQBBihGBCMa9Zjc+JBkG5RIaXbhPJ+ba7AHWqYrYExdi6yGoMkkvL0fVvojJqQrlY0B7epH7M9oJWZNC987bSsFBX2397
E5VBMKOLuVzJTT9Nd+/SFlP8HHEBHQgeKacYqlfmxBy9a2EwFwZNpM71CEjRTyukY7PH4PKSbrBer9cUl4j1lCP021z7gNrWa1SbIl0aIZhcsX5ZtJf5M/cC
1IipYJnVUs5Cnd90xflowCRRRT9E4hr81FDbXEgXitgsivCB6JtL0TYnc2c12vj1ySbk6Z0+xyoty2JOJ3POFWtFuyc+RpXTd6g42s952TruujlxESiu9jWq
KZrcqGYYtJFK7ZnAD7Vigh7NrVjfDVJdbYDh3KQmsfxijqK2Wj4gVali0GoqayIFgSGQKrySqbdzONWBHklW/FC/pSVpZXQ5rfdx9bpSru818eDj2R5YvK0/
qVwySZb/h5Wzr6/Wsmim+k3SYEDKLDEHccrKsiRj/DM/wn/3buzN/xL/vbCxKzixTYmXvXTzE6/NvHRtb36ya9D/F22EuXWb+overLn5/CefrFw/+vo1vfkz
8+/++nWv//K1SJybv/HZ9vaXfuGHV/fm6wcvfePtNxaukcbXyUy250NiUX/1zucn7nz+5rj+JzbKZ/zK4zu++vM7H4qr/vdrUTVqfWzx6JP3XPkU1brvlff+
6ZU3fVXrI58+tG3HfV+Ia70oXevpjToBfhv8uphVx84ip37bFRdClH2Ivg9hFfhh/jVDumhHL19TvnxNfBxSLrLaYLpIuu6WUjbxkdbX1Zy1fq53NdPuwP04
8mX9Fr+o8/ed+MYn2796JnbVfsVPdYMmjbKbr/2tYCjWNtu1tJva2YzyfJ3y0PkmgkH/doRdBjXnL9l26+QtXzl1TU+05VtKBdohtSn+rBEe4a7PJjP84JIw
aFEJsCm7WpaOdMFdMDW7WpaOoEOJ3b3gUkpeJUtfQ2J2tSwdVob83eCy6LUHZfTpviTkEkqijugShftKor6WlijUrSTqsC5RzViKuDpq4voe1g+aBFyM3TcF
5anDDxyB0U3M46OZxRS/m+IyIXNx18o93toCybAEuscioCsQYAh+Y9r8eq4A6LWJL6kPRtx5ECIoNiJDOz0KueI8jA7rIJjK0AKrspi074/B3yfksFuIUERR
7S0X2BKIN9kbYpjNIO1n7w+cI6E2gnMI5gbECzrHNMn/oo/ALn6B7s4v78ffIXq5GonN3WaJ13imxasSYZDdL8ZEpRc0IDU8j9/fjclbYd58nXnTWNG9VyWn
n5g6jEm/JUN+vwK8+e63n335xWGaGyjAeoIhJmH7BK0eV/pCadg4nvI+MV+6+p2v3rwj2ESThrHeijSk0TCujsBR0yMPSQRuyYn0W5ZC4FaCwK0EgWOB6IoF
ft7xPdI3ABTNHRkwbwszH9e6s80Si8gmUVxJhcDguNZY7HY1AI+VgPAhCeBxTtOTvbYC8Lbkxy47Qe82Qk2ZGj1qhp6V9BwwpTRQ9V2TulTC1rqCrRMKts5J
uMqodbvfkqiVIfdWEtpoBQAYdj1jZ/p2MZRdh5kkVY4t+xf2qDCDJ1SV2f72HzXjUALAm9N9eDPSuGyI6W7Q0DI2Uhmv14GOPgSzVOOFmv4xULnAkQS0UAbs
sqRBL5w/14emJcCltGqPfhp9Q0xDQqEqvqh9K+NtuTJOY05TMFSq4KwCqMTDDY0noskHDDei2Yf32vFwI4ePJKVC1M2lgBJQXgqPVlydfhocK/RV0YFHQ7R6
MYcZnQOGN4g8v302BqzrZ0CLvoFgQIvmZ33zNpo98bytTjwgPI5mT4g6zuoYmJgB+IC2upSVOEUSV+/7DLZEu3/8bKdbTU1upVA492zmZ0Gt1vpkGPbr2jxL
tKmKaR175eFNmL292Tqv2hopkGQPrCowKMTyKddoIApPQ5zXzyKAo4acoVBj5UCniU9LiQ8JBeSrzUgaP9w/SlAaeAYfgKDRlYmD5X4MSsT8XKkIUqbFNNcx
EBnycN2ixMHIsIXa65Q8CBmi2H8HGTZQC+UdhAzxjMHIELUOQoYo8eGQYR0dl/Lo207LNH8s1p9DqOtMf5LUwMeFkhqJUNdFA2f0Mx111jQ6iySLOot60Z9O
hLpPAAd2YUokQeK0hhkNKbN+3WWP/Kg9DUE8qhL7eH6dXX8NRJWtgahyOgZhQJUtHVVWKClBlQ1uP73doh7iYiLBbvTSJx8VoMoqM4p51BiIKomj4HjjLKiS
5XAdJQ9ClSh2DlR5Xhw6iiirhKIacolBqBL3B6NK1D0IVbb6UGVdTDCqbClUWWC82DgHqmwRxpO5WE553FrxGy49qtVLv9Mt7dtjufxpoKEObgYiee6f/MuB
sG8S2QQancB7WVerAxjuGlwz1gOwjJqCJkNuvC5rY1322yeffvFLf/scr8vaajHQjvcNPs+n15pdO7XGl1puBwrI7icwePKb+PvHjT3GDS+y0j3ByBh6avdJ
xsTYigKKQIQKAR1NENBxW4GQGAFJ5BPBECBnic2PmvIFOWj6cx2jU1ERRp7bI7dtAPnw2DmRX5Goz1YsMF4BC956+YFXFQuMU0iqyO0mhQttURIAwyGVRZQx
ia7daAur0Dkf+1eFjvEznTG9Zt66YnSHKK7uhsz9ONL1LkfDqajvm49KnGornIrjmLI/TVz/WvC2+1FVW058caAlMuscdrIfyhJ5tQlsrCeijFFz0hg1Fxmj
DrHXXtTxx3Jjb5Dyx3SGFYZ5AxDe3sDHlyJvb8eyJiKBqq06EVugJOEpbCjgNjPfNZi4FCzMpCYR2g3paFVVa3j3fkbKmMUqHOmZR+KPlxL3s0e7/crRLoqy
o10+W06Rxbce3SV9dqswO1ZDOo+llPs+w/YYKz3fLubY2wSURZKN1i5XF9CszEm9bfHe65Is2e8MW7qbh5O+JKOmfnLLFJXKuilO3CJ9Pnvvg+Vnj+c3pKjM
aVRu62dQLdR3j1e4sr4MGn9v1byUc3tDdGbqFoJspP0Q2vDWrRqhP0qXCKwh2SlOwYwVW+9OSipuVX4NfWyWqzMoe/Y5pBXOCrtyT5UF2zJaHcgg4z1kJZs0
t7ZaO/FC6SsG2hq99OPeRzhsWMXQChvtnb1zGE0PItuW48qqJtekK3rQObgYrJVTdGZSZJlu3w0d6dv4/Ino62W7nzMMc5FXFNiDPGtIWela6dVfKbNZd4pS
/tKrMrnBZRLOWqniPEPVSMQ3uezqt9wDhmEvauK2X5jRqw2tQulD2xEZaFvzi5vkdThH3yuPW/zKr0B9SPmIhutyujLDYOhKdphpCiMMssqd9DL0AsMgF7KL
gFwYdq+UrjKXochHb38Ix0qsAHOlVXPvqzrG0tBiYcnYmV+K1NxTnzxTmFDqIN70goIodHFDg7x0ix4bBoUQ3nulQhnO4DS8J/IS8xa7HGvERpQ2gw5oBeEJ
Je/qSSiUkdppRp9OmyO1eoj4YLiHEQDDP/2UoMY0LBdnjS6SXVEUeVEIu4GM0VKiUgYi+jrLoInbD7U4VkUKClQGnCkRoZSN47qUKAWtIBZJzSN30Of79Ebh
Ph5HRNludFc4Cj09VjUdilQFGT9Fa19Bti8v8mhBHozNC+Ybqu2GXWSjyqGRRXnhJC4lgzzIuOhHaqSw0DDq8TxUusyQPYIxxwMTD7DQMGqyFXI8PgvKTyZn
pizsbwo71+CURf2KR8knOXiSk3qSfJAjH+SkHrTsm25nH2s7tWn4L4uyGv49YcJBNUklHFTzlSc8TVXS69QWghHo3kQ6VqMwU7cQ87cC/Ry/zDYOlY4Jmz9P
DvGRj8nRQY4fRuVt5dxvlANZj8Y2RaNM3TF+C6FHDBwiN6JZH3mck59EcjAhxqFlOw5fP4gnXVvwq50l3+sY/ggROCZGQCAGAFN4fk1UYZPBIdfKnR0LQYVS
eF+rQoDGX0NzIRMvLxTUYcQHb1isA+vDL3IZxhoogSwVmV6Ggm0ZqtALQY2toz1AIk9UQXSVqjfAu/EblHmr5N+IOsLpHpOOFhCyK3PL3mQQOynKjJhynfaC
PyUm8bxp4runx0yFz08osy1QL47D8f1MxwQ9U3Ri3xNU4dl1TFSZATadeYobQQEfVy5P3ESvjfsevu1oHkwdtxGvKqiyws7xYXBJHIS+tr3tejgGZ+Vsj/02
sLB7YmZLqShmhAcyUA89AeFnZyApvE2IIkGZ4/IRScEsxKouu6ZOt+hKwEO4r7Al9LuCWaTTuRDqLn1IwX6fO8qN2FxDN4Bi4kQFfvzZDYuImZK5EQTC4b+3
5e4S2DyBBIQXJZIniCwi/+7SMHugpn9bpoJZNKhExWYlxcw6X7BQeYlQUfOESIQqkqdyJDRKnryFSF6ohTWZWKMranRVSVQ1JVGeaswNLFQCzaSXU/b0LLtm
nwX7me1UuxjRrJVHYnu8ERaop/lNGnE5IeD+rMoiyvFbOXb8Vh1QCLr5OfhFoA4i8qx7wGMP/kwqYoZVK7GdCc8JYwt+QHyoQjYq51y3rXZsSL2gE+ueYJY6
oLOVPR7W0Fflzm18MSNqdwR17poc3bxdz3FnkoM7L5gp5YlWelQNCbPIVYOrKl/M3hHUhM8BgWvo8TJkjbjPgX9roo75k6D2o2VceCYuXIPUUCWUtUi07lyQ
AWe3TPkVLB4S9TegMAqVUShgCkUZRFEhf4ZVSn8DTlG5qasqmEUFNTFLDZgtWTEZM8hVR66Z/yLvXeDsqM47wXrcd93bfbsltVq0gFMlJm6MJITtxEjgtG5L
gARGYASYzGR+0Oq+Qt30i+4WSLaCZGOwHJON4plJkCZj33s7CSQebDz+zYbJWBYxkwnZODNkE6/ZXceDH8T4MTaT3cySWSfe7/99p6pOVddtCdmZ3/52G3Tr
nDrPOuc753zne8o3XI5u+GzO6lJ8A3UMcpHoWJ6WTy++IdU/z4sa7Y0HDtX1YtR4APzLhNl0mTBfwuZ7o07q/DwKGDCb1svgvppHX9/FA+gaXuZqPRTi16oQ
Yi6THtC64ZdxM/oVt7OeIxsZ/n7ANANa2ntqADQG3Utvpo+9DPCYo8cgJEwJBPfVCjQmx2ExZM0DBNAAZYvuwGt4Ua7h5RguPIdONIu7SOt20O/ly6qGcNo7
b5EtnDYA7XmVoZk26CKOEgFWVpqg2ZZ+9zG0472iZTHs1PX7NbBNuib9PbIPiivXaMXqBfepcMHxNPL31m9jwGFoXYOPHsShgM12/V4aXXo8AIEgpdjigHwv
y6+s4YMr+l6tSTNIQCHfW+fhoo+O9Wmi+evTV/RL+MquLgkN4fVHfrZ4a+KT4Qh2Xdbhc+R4XI9moKrlLAdOEmtHknPWuL3czWMcn/sNRhbYXm1/4/XfADaO
cfkeU1b6PU6U3WtQimlltd5IWW2wS0GASgloBUsTG/L+TnzvDqxlyBhDExOhOo9UqdcYmYdt9xgw9E9ENyfCLvMmaql9FXXYIVVCJwBqzXnBccGAhyK+yKJR
gtbpAFJJyHFRbg+2IP/b3ZL3dts+DoORoSBe8iYKWd7G8UXm7BHYP8g2Or2/daFXE1JPTtiG3UbTRyfdSBLXLlFwEyW6//0DoSM37TNLnGOFntd3/uyEOHR6
fmWJ29kdV8tn2mQB/kboMtI2+h1+wxvHQc4zqqzlqiw97rRDX1Kp9gpGf924FtbYTqR5cSK7/1NT2llX1EuFn+FWqgcQzEn09gBTvFJl6/gZBHZuNlQ0OmQ0
n/xCOxZISRYppPphG9kc8XxHsOLAg4s4IyrCqRjBXKe9nXW0TkQGQj+Wc51HSsdEYf9s4CboB5qqe+RY+PYHtBaVO2rtXwBpbPSzJx/94unvfbl6LMiNvuNk
mP3JF6wPndtt5ZiF8UKL18Drfze69S9HoPLkqohafOTRXzCJ5ecMBZqiIUgbucdrBaXloAzHEhbf9PhiBa2gaptd11Rxjcnv/s9H/mrqq4t//q6OmI2gRjXh
/9UR6K4UcCMr7P7YFXvp//95pKMp0P/rCC56hd03rv/HS396wx/S+41/+CD9/0Vmj+FGh0vr7sHHx+j/51CTZm/8PmVde91n1lz3mRd0FcOfbn/u8b/6PXp/
Gf99HlUIl0KVDakIVWxj/bPSOa6mcL0JZbzIZ8/zWOptNhdPn+G1UxpX2BWgcUXVlFJXbxjPxNUbfu46kCTpwKJmRwDBCzcRDCT+2LNGTdXq3xS/237ZPl4+
BqKqc7x0zHnEPRY5cnveiuiroA09Z/vswuNZ28/j+aTts2vpU7bQuNgUsw0xgzIe8zD9hn2C6WD3+VWo48Nbky3emmzx1mSLtyZbe2uCpDnUA5Ut8gZ0ZeN7
pTjP2GJdK4cje3VaG9OYTN9Isa8NqIStN+QM1qcFEuASoYODoytKWhNRgsGkKMF6eOMZCLHWJCd9PQgC6+WtnqF17CIIilvBBlUVuRGdNEjHExS8BtvBJdAI
uwSyo4MI0c+AEGDgWmhdi7IOtOFnaNAfSNDXKLmLKAHMdw8kmeoDZ6BGBgKvsI02eGb/aVPb4K8zahigL6lQL40GeuGQme6wqwxAfZUBgCecPiNpg1YK3NAO
hvDZQ5Cg3YDQhvQAbNADsOE8A3D+r17HM8uiBOuzRQkuMcdgHe5lK0QJailRAhorwnuQd51xqLHkRS0SJ6hF4gTrQUZKDtMA+5BitcrBFP0JI1jRIwhhi0sg
XrwOoXUdmaMsYBnAdMb+oVMLBZ3ZV6ugKwSG3HymOAG9xzwNdBEnoBns0LQOZIoToNiFiBMMohXKmyVOgDqyxQnQapY4AUq8OXECnuSEOMG6JFzbGKaeVWbs
kpT6LAC7NwLsgQiwB/AzKJM1QAM/AMAe1JM1mBAnuCTT45sxhQmwRBcHE+IEDLf+JaC/D05hsMQuKt+h2BPeoHjCw3KiolniBBvOBhshTnBpgr09qDYY4gQb
THECJMXiBAM8NKBqbGgjMhSf9Qw2A4Y4wWUM2hugazqQKU7AcDiYBYcsTsAwfHkWHH4eiQOriRModUncs0va6rI2l8gSJxiMofHzaeGWgUxxgsGUOMEGgoU2
z/5GFifoZ0EBurt3FScYoMux5GI4BX2id9kf9BiYkmt6g4lQIyNlGIDZhXWUURUIwpgFNJgtWiCQcAYbZrxbUvF1dH+BHUpqk6mDA3D1FgwkWf9nlOmCdGwo
JnyrOOf4Igu29kfeAHEwr00dzHZMElJrW6uc4QlZwVgekxU/5HAfOP/hPpBxuJcu+HAH3XC9KHb3pQ537A5V2R2q0Bynnz6Ady9+SrIF9EKXF7BA2B2hQwNs
JN34kGhE04c722ZJHnOlM6rXnLhq+nCv+r1GDSV9cGQe7tULPtzBRFovTKR1qcMdWGufYK194C714VwvIlSMlN4xaH1gMdFIEQZY8auJAeiLxGyjw72a/Orq
GdWX+OrzHu5Fw1EmjUmfiT90OdxpjnXeqnEHrGG4LvBwh841hqkEccrk4Q4QqmgQAvLeh1OityNa3jxHWcBSwnQmDndzARiHO++bOJyyDnd6D0Dt7XK4c9k+
Ss463FHsQg73imIeRubhjjqyD3e0mnW4o8SbPdxp4hKHe/VCDvc+0PFghgHkmeThDpjv1TCPRb0O160KQpUIa4XnyT5+gBeo+kysNQWEmVPYl0Jro6gc7gy3
IutemkLrycO9Tk1CwkS29IHMw70v83AfkCWsD/c+83BHUny4V3ho4MWz0ob1iXXxEVoxNxYc7jkaww67L13tcO/rerjTXOBSnn24961+uK9VJokB8jBcIutw
7+t6uOe7HO59qcMdrllXHu6VVQ/3tdHhXgWpt4LDvYLDHfuwuab7koc7NlRo9FXFrAuc+A7I8T6QfbyzAw4620vmflnyYJoEu00OFXj6yk37h+/TP3hqhYhI
x2xbDQB0IP8WqPVnCYAQrKmNT/m+uvQpfw2V6xePNlE1oDv0w0OYpQKIlVnKB/3Vgu1p2IFbw6YhQDjU5Kq2m4N5BhhtaMBRDtyG+rmYTDnsXCsOPijhhK1l
0kB4CAoJCwBiLR3Kj/DJU1amCFVeq5mXd4r+S+E0ZA3yBtFwYkjlllmW4z8x5TjvRUUo4WxQecpnsyUU9J7yi+KCiVrxxN6/DALTR+bpR3p40u4sJwVtoJ6e
U7mWIQ41JgZ4mbJV/4ZYA1+GnGSyYPLTqD+GfOajRvg9dPxXtA8C6nORy7DHUb+MLrrS06guVqiR6SrLdJVkurTPgiLE8f6942CKYrtISXE8CP842g/soSB/
Oqm4nMsSyWPK0nwnySSAZSytfxKT1ESGbotVJyxwSISMBqc4468+oUnaEarI1xxkHkbmIG/gk/kVNCE2K2PYx2mxfwWmvrv1f4a6QTuWfAV++U/5JaSeUp3o
0gHp7bZYJOpj57Nzu/eCLZA2Tv6mCCOylRWW/YQN0kYuQ8IzNjdaYElXw9qok5TwLIhrTlvz21k83Y4tgRXASiqIqUtbJEUdw+kJmyllS2NgtURmStmUByQS
HLFRSg/nTbQ1L23N67akpH0Rvbxws6TDzIShgaVKqvDLggis4a+VCI3tnzJZ9QIyvsQZn84XwZJxjotNGsfwqWWQXutCeR3089rjvEqZoQPEBiWwqoqGjE6R
Nnq8rWNBu8cjFyFuaACpurrtU/eWlYZPCw04uHPY+hE891EnWsz/ALzSwojXN4tkYt8IV8HPEgZRbTLKrvL6Cc8sYjm21Pd4ZN/3tO954tCgBs5eJXRo0APO
Xg2cvR5w9ioNO7MPcOgmDg1q4Cgrj4ZglX7RyR2UuD8l3a9S936J70jWJDJdLfREBhB7QlcLXXomrhYg+1EJOxf7EC5c5dSDUnfJTktV2LLeVc4guqLhNfyS
+s6O8sZVLAQ5Aenv8gJWsQ0WbVigzLsMrB1Ql0IvmG7k80oVsABUEa2U6OwtY5V8Ekb57MhKkmVY/5c9fpiNh6dGDO7BwUPMneb9kaDtRUs8BfDafFEcSEX7
ZLy9h1nqf6K1QLFryvF5rZYuslVuO0VsCP9swyp+KcIdLhGXB/rLKBgagrW8TaGrNHYIoF2nuaGDAMTbyTy/+NFkHo63vaqIhf4ZL+Of0ubLjz0YN1k3Ytom
ZaJMnY2eg7FtNX50+S1DXpDpp6FqVOM1LTG2vS30nrTS298Wa203Jw/DzjDim+P4tri714csfcv7/MV7Ons2W7/gPA62/j/mX+vXbDv3CBxLjfKxdzQoPa7s
24f88ujztFh/QQRDQb4R5zI5WZ8ORDUrJ1X5Q4TJ5XiF2t6ojSuerUqPU/NlVTxGY1e+089R7WWp4T18tlI5+0NsgJw9aVAxxuCKWlRZlY/RCeiNhWiGdlHC
drI14sx8e3wcsA04JpTwnhpzmQuC/DmRp6opQQNpKJYa9gJNpQhF/P/TXdf/5uTt4zn6bpv+xSd4IdTYobyQMXEh4ldkxRh8MuCC1gi9ZQ+I9X/O+iFl6NHA
7rbOVozTlKQF9jEISN/5zDFIkIyOnAyKTzUqC4H3zMmQbIf/Rk/QZzw+evyYsh8N7NETOYoFRQBcmeGOp+GdtzI51sXpUFFVurJ+iBLFYxW1/Q/9mseXL6fx
H3/rO9Z0Y81hVXrqAeVNBU7js6Wpxg97b61FnkthiBfmJ7ljDoQNKcszo+94/JghXsBKU8p+iku4+poB2PJkdBnECtFZ5H2s7IAzvWJUjZsAFtl4UByCj2SD
565tuzPmWRwKXAY3CtixFJLaadBDDKpHJSEAA1PvTqfNgAp5+jZmz6AGQdnLbkNWO/BSEvag+jlC9at2KFsV92wPoZIWsG+3FHWI8dYWHqDsaT+ZuhPPj3QC
p5NqEwLptlgG7Um16bGQeWgptocF1PHDne9pU6QqUvcwzVrjB+XugSh6D2orgxLJNiV7IWXBFlldVYO8ustJkCjvZTudsALfww/Y5DTrU1AWcLlFqsrBF7tG
H3ndtyH4HvCguOigg58e6DjoDpZbgdsK4EIUYu7opZZ4Z62JaptntMo9ocFzIZUPU6LVNpdgGRHuBDpXavHEA7dDyx3p4X+X6fS4UQh1YR4dLULy2ZGOlkD5
3XMt0dSgljvIIGIqfxQRyL5EGegztJjK5+i9iLR84ZxIm8h1TWwfJAgIlVWUhDirwh339ydwHoYlX2mMi4uIyg/Z7E79q6J/jNHCIGNoMH0FKOHYmB4bhFCe
i4poF2AECyxRjjGosEYL6JMlnipdE8q1W8mhYuJVkdV5zuwu/vzat//Ub/3K9dCYcMLY51pQicCcRuktNGmf0XSZvxlBf+wwdk7nt9tRekv3QXrBwMPnEHrR
bolUlSPCVKy1U1jhDPa9Nl3V5Bylw8ZuFGgX1d35wPV+Trf07REhKtkQBCW89fUffQBkApal4WCeyQjSUh6S678IkpdzzBDSq0euxeILTD6mgZ3WgkQWtj+W
DCpghysvRzSwbjtcSnVtNTixknBiJeEEK80ydqpCp80bZqHTWoY7SmUlwCjHenfifVB/WEhPiycwLx6BIb8FWaes9cLSXmzFljJkrRcajG7rBURhqw30aEie
sfTk+FA4xw/l5Di3HyFcdORBRj2YZNUoHCaUeM0tLOfoLl3pPn3ig+xVzGHnM+zC65nHGdtBfiCLhMxwfjeRH0bKlfUAVf7MSVX4EL/xXs05+WMhAoXmtPTf
tl8RbpeVOZvuavPnJufPTc6f+0M4cXWhWfmD7f9Ny+651M7Iie3Xffxz77u+k5A2wx0I0mZCqNyF3FQYcBzqZvK7lqiA1cd+Xv0sAYRlRNi6Mz7k7z54VfOm
df9XgiWRNz6qEAoTivGrgiHtx2hYG92INUIhrusamqyUAbtmUVRgOwIxyBAyvwxuEXR/V7AlfpM5YNiTYcg9Yot1Ij6WFEszLIRfgBIhp6wTcbikRMzDiPgI
nZBb0VL5s4QxRZTbkWPncMaURJUwVnA8zgqOlml9MwpHEqJG+viQ1nkU6H7BdXIazKJMu59P6UXv1iAXCqCeul42gC5z5xpzlzPnLk/AEM1dasqgO2nMT67L
/OS6zk8Omon5LvOT6zo/+S7zk1t9flhl2E3PkKEEfUCUZiFnmTOEXF3RoCwA8mG3G3s2Fl2uzXQFqx3KZiZkRoVDE0/6ORFzHRvy+Z7+X3M5+1jukXJ6Il8/
N2FuFc/uyphGWyXWzdkgF4r4PrHzWJAfHfkwHS350Xd8OCg+xp86/6i2d0GBIu8wvY9+6LF/w9bKQ5HfMntQiEV+z0WINMbAS1B3jATC16o0GKYJffgncZc7
ptbxEAzzVwweoyEsXF0OerSwcC8Gu5dGldDYepsRxzqwktJKYWHXEBbmZU6ZM4WF8T5bWBjKoDiGDGFhN1NYGFWsJiws/pQ8VvhkQgDwErbci3tZSkqY3qD/
5XZK4AR4V1Uw12pKShgca0s41ha+ln6qYFa7kaZvWkrYWKN9qk+MvQncfT/nAu5Kx7I3o9ePjyW2kVCVXEdv39X5e4I2c70Zx4ABJ5XlwNNwUqWLym7rxCUf
Lv3u6PP6JhPGKWcvOx1oxzlauNkCqHoAVHzHyQSqmgFUNVVDN2tdgKq2GlDBc0UMVLUuQFVbFag885Lssn8Il5WJ+fIHOXA3XkYatgBvAltJIRWXgZJhq5KC
LfpMhq1aDFsV+nK0tRK2dpd+9frfeaFxzecZzMJp+lHWmTUmZ5ZXt+3jyopNDnqvlpzcIzXWu7l4ULINUKL7mXFClVMXQqwdW6vJ4/WhP/wnbyG0qLIiLIBA
Q+fFURzp9u4Xrr5z1P3Rz/1eRwAPVw7PwKAqRhh3JT0EPtClaBYRg5wUg2Gbtdv5DhveeG19FS61+M7NGvOsyO6JR5ASbTJ85erF7HdfO132WLpUVFlnqRXU
w+tsX2qkcD+25X7MivG4HMNxOvubEP8q6GYMlhV0sh+d7Jctrx8uTilaXrHlldFgPxZfOTU3ZZmbcmjCAPcPhOinP4S+qhhAYAcmLJ1Spo/LXpaV1ZYlfYyx
LCtdlmWl+7IM1lJqtEXAQ5iOPXY9nLP0YRji9FZqFZbZQII4CMLre2SjKRthDJGO/jTDT8WMBX2sTwOtWBrzdlut5RqDPhniPoagfsrTYcm8Siecj3a7o80j
pDTYKqLBVoFRBBtTbmOmQb8SIo7XEjIAHVXw6sJiKyH4gihQZ/CtR+DL9iYAviU+wFGCD/CqrEKmCoGYQ/uzUK6Y6iOjgqIltgOBOmtRnTX2JyMHbLXNfWDq
UE3glclHlVDHrgI6BXTs1jJjZC14JoORo+xhKN49twz+6Kl6wkmsM6rle8B7dbzXnXwOLiqZtbuCrauZsbnISVjrlwo3s+tUuLy0bx5i1+o3RL5Dc125toWV
bmvy7LamkGDcirecfMy4zZmsyRwMlTrg6Vi/CwfMwipnN9mWWIfyY7cuftllBs0UZMzge7gqvrargRe5cPUSDNp0Wzlh0OZUaQpcjeXtoPky1UkaLsFoVCna
BCDER7PnW6bHeYNfmZNrzV/n3MLxwjH3zTrqYuN6JbawxyZ+2dwvO7cwPAuJy3Bc79+8Z6ELnCJXwTJYvotnoRzsWEBup2B4Fsqrwo3sAzZnehYSG740ZEXt
WagCZq4VYeDwLFRlz0IVFtXDEU4rAk6uYNiEt05cdkqgFStPexaqxJ6FKmyaKMOzkMfqc6ioYngW8tCAkavc7ijjlClpF0GG4yAccpUVnoW8TM9ClaRnoR42
TRFK0NQx2D23sPkJgsjeLp6FesXUWw/zaXpUBaIUPQqyEyHTj3mTxSzPQi84diHkeLGbdRe6+KFfY3gQdKeAk+xZjEzgwo18UNTyRuDx2g/RBlXYJ6xO/Ltl
SIiHOnrzEIhmVOJGLOPGG9h/WPn0eyFwog6/5EW9wF4ScvZppi0Qobk7hQcgkOOI62R2d4+PFgasC8F3WtwlwEYBnim15Ayt03wsSVPCKi2x11NmwtZDB79G
i9hl4KcvNQK47RaYZcpeyyOS6t/amjcZcp1Z9KkoXOfiSpmnIrPGwHWOTGg7IvFUZImnYs1coaADRSJQuFhrV04YUeZDu7pTzIgualGo2Hkjc+HYA0T9P380
Nl1HqyAUWKJE001icYXYkcCPlj4KwSgcLu+PbTvmmipLBKZQF02NsGMbiMGCQT70r+iw96RI0sla4ZmRZ9gyJZ2oCLYLozLdSGCzV0gm83PIkVbsC2lFCkaS
WN41OCJF5d6KRh3gGI66FY66WBNwvZdydu54pH9uPdCoz8BlorI5VNzHRJWC5hTLDIjsmPi0pvBtPAfObTUnrEbb2BOzS/SVN0I9Vc9AUPZtBnI2XaZcpLlI
oz2T595VpRoL/YWzaqVmtQw9dhlgHlkAR7J7xah7MjQislZyWVgGdjC4165MD5j5BUoPiuh2Kex2Gd0uqhLk43jGS+ZclIwV6dsi+VtQZTYHHnXcSXbcC3tT
lCVLH4EvobHFUPvR6InQnh3yrhkGnQYDPoENBDMsAXvXBHs37hGjEFY4mjHYowj3MK5MNxI4DHnMZY18lFqAwQtoRQpyKf6sPjYXZ1h49PotkUTl037bMvgt
GxnB+4oTS8F8MwqbvmQ/UwYz4Fguln8ydKNXk2gVF+R5PHLikNyCwYQVmkgQewhKjdpDPfmC7easAm/8C1Kk6tuJzJDbdW5iXIS2lQVlL7AGA+Vd4D0rzzsm
ny0QdPHiIgVOcXQKmzCUV65+lVuROadT8nHmvH5lGnM0LDMWCLlIGIUsGyMUB8tVT2wRhsyyTlSDWHVgqTLLNBARE7Zp0dliVlBb0BQbDC67J7vKvbbliw95
ZbVgjrDKEYQ8/bqDSEVeBzqtHKaBydERi5oYyAdrhWhar4jYaVc83+KWv/ZREf4tSmUJy5sGDa3ziTi8zCYoBX+L/TkU2JtD8ZkPmeRkwnuhNbJzeenb934h
t3P32IPX/h+f3P5/j8DGaX/DuTGwh2hQJbm6c/ez1/7633zp1/MEUEMiAGSBLkUYXa6N78kb9hFzCaOfOaN5n6UjGyecBxulh/gbf8jfWBY5P4r/LSMd1uk3
O1/pyaqzXDRPVlnlznRkHnIJY57Mg9hN13G6k3+Nrh76/WsjbHdy99W/91rno1u/M7L7ia0IfX8kKpnbOY7RCQt8XxtFPfGDEYxOTmS646/mnn37gzKZjmda
LsUQtoOIgrnzsuc7cLsp8oy0afz6vwVSD4mqhhXFA5tQTXvoZySmJazi3Mdv5u3N1ibg6MXPhPWMfvfUN/763/7e93+JbpJuC+9w0tBuxmEWBKl/PRaGf+OX
dy6LRHmkO6Fy3i5b7Hw0jj0YCDaWZXLPldfa5B5t5zusHE58INOO9zWH2dF52vbo2hHrHfgFw/1YaidjJKzU4zi2JZ5U6ERldBGuTIC6VFT+gYYzQ1dFwg7z
kCTyGDHM4cZ/Wy2Pm+MULBhSYHAatxdlN4PqECGRoGRRoCJ2mLDPJbtVFIS5BINQhEijeAAX8bSNwlE4QkXOsI/xGsmQv8pRECiEsGsNvs/XsoRwftipBxWM
Xp4l47JGLy+v9ejR1igmPQvb6QrJsgPQnqgJf9/DyFq49lqm+aB+PnUsU8bz0zZdJxoGmz8e10I0roxLFlg6F4Na0oNalkEtT8FVLA9qGUhGHhK/GNQiBUpL
U1dZPKgVDCrTRYaCEgZVo3R8+OyDUkrjv9mCPWG0SnxLoFcssxt/xUuDBCY9x+xHCuHp+Kwbi6+z4s4gBoFDdVBZ3KRVX/EPLGZywenNJT0sl9gzcII9VGbj
KaGp1BLbVGEyUynaHsQYJ6ymtOJ3q1hViZ0FKqMSwzxvHMZ77Q65FJNLXx4NG3r5C2yx6VoggdvZYWaJSU8gsVFPg+p2dw84NdsZdc0Zl/ISYMZNGVDFnTon
8lyG63CDuB+H2Y1v26wSncxtZ6pHwWjIA6hCyKeQouMXtEyZUXktI8y3+nbka1s31LOdSSbw84wLP0yYghKM+avh+1vs+BmD1gvqX88ZdncOjgr8OjNHpVdT
q0GyM47BADXkDMfV7MU4x5XnxLG0kBpzmbNBHTuC6/12dx6iZlxUOkNd2e6eZBet290TdgSaL49iEbSZbFg4wwAoBrwKormNtkIgfYOtHXmcqRW/6+LAvWRa
8Y49LKNAFhDivXbvnqdW28ZXEbTcg885o3gZeDx5dTYtfMgArJeYV8Y01Xb8qhUHz46qk6Of/NLvfKnyyKgttp1eN8xCPfuxr/7Htx47txzQVvZkPEIvjdDq
qbZ4CynAolEPdJN7jEb7WpnNYSRa2qc1oVqm9kIBEHNh3QHt52zQP2op+nfX0LlPtJaD6rL2PfBFkSHqiaKdYE0rjhjBsDM/0X6UlsE/rNK0LKve3W/nvxfC
LoXRTrC2FUeMILYl6VIx1aXixXepuAy/8dgpdd+K6Jtapzkfvx32Lox2goFWHDGCYExK73pSveu5+N4VloP1bB2rrbtZCLuJAG2UL/MKRQKc+A22VBX2zeBa
Otr7kiueYPV2sP55O2kFdOzAHTazAFS59WMtA9pFTiWWQZ4+vo4NrRvAs+ltDFnF1NShBVO5+CErJ2DdU93g+++j7cqyiFZUCIbqJnx7qhtM09ki3ailulG7
+G7UloVtVSMYWcNceerPGtVnwrSnusFxneaMe1RP9ah+8T3K88DAyvYyTrUKB3LoGgJ06LLT8xxbMa+Bk6U8wDE7PF8Hqy5iAg7rqYifUgdyBzDt95x4Dadr
EksuV3C61PADLhvVQlngiF2tp1LrVJHXCq0R/LfdfZpdj1PmHj5FwSPVKfCn3njNntLs9b8TtkjjZa2k9bIzJen0hrG+0LDa8w7szrUQfMUJ2NTAyw6f2SyQ
FeEaGFNKe92hbYOerznMvUPwpAsXBhc60MaRaSpAD/Ggo7pTzDy5yn3SZeGuPDfb0i+fdlkeImAOmOKDGK9PuEEVzzccxkcM9KhOLa5rsdhhWAY261mogpCC
fIc9ZrJZnPZy+6ww/h559FyArQB3l17JHRSNtBrK0hRU2X5+ns2giMV66e2LNIC0VRVPM0ZTwoR1gNTyA6rgIYFlpMPEQaDzPNgwpwK0glmw6FiHJxlslWUT
2TjIpXb/9Kuf/mlI1Y2bpjPn335QiEi1cNrrP9IK7yC+veTAzzt4SwUmqjI/8lk3vG/2Jywa5M8+di5CqF8ZaQVy1se4zivg+UQ5aMDF+gCOIIya9yk3D3qb
/Ygba5fDXKlxp8B1gRaTRTgxPF6NnHyK3dgExamg1HjenmL72cD5So1ndWyeYy0dO8SxUzp2H8dO6Ng9HHvdktjtHHtFx/Zw7CUd28mx53XsWo5tkwjj/Q0l
kWF9DwrK8U1IOM4u3NcDPadYPe3AhaA9Z4hwBobQBkYaco8Ya6vFwlDltrJaYkMxnD2hk9uLNDQLwhIEQVYVOVKB/yE7ohlEBKHSzgQZK2CJCktkK1osq5kP
qWjUeqvl/ZHNAvHil8Pp4hDGSjqEcdrs4iOVHjiZTlyE3QfqdOIV9e0n7QXkf7SZVhOq4f+/g7xjiON1IUB6J3NMoraPF4+tkDVIUqiZ1pxvnHjefZB+hEzM
KzpNkLR5uYP8KNjEV0b0ef5nEfkROp+mpYURlSNU83R0C4NpW0sVTaNWbxz3S7Fo7EhTDDzkDAst2M3KfPM6EytpQy6pzZuaQQcwVknixgyudm51vya4TVdY
2KTMQki4RVVYyqTEGVhs5RPGLhYb4oJRZ08claBDdEivtNdaESkSEUtijrr2F8I9iKyyVlr6ZkZ5eTL/IrTfI/6hWqr4W9AfiiV7W5pevmGnKizjsi+kv1gU
wvsPLjQIHjHUGpRJkT/H6i7YfnCjjSWLbdymYR0HrCxcwHMsC4FzpQijKAWo1eTbbNWZ76PstAWmZIpsfEDu4SDEsD4wO2DJ6bYUainwQWqHNQ+jfVgokJpL
qLmka2bxnryuOd/mglwzZHsKbVEhKJpKJ9jP6TA7jb2bnmeDcuJEyoFXHNEOqMTZx95Jez72izLODjY87zRessMdH7yp8BTZw7HwFNnJsfAUuZZj4SmyjWPh
KTLMsfAUYWc/0SkyyLHwFKlLezrGirbhKWJ5f+46a2ldr8Zmiq8isZjtSyMTQ76ew7xMeKElfvJKAQu7WISL0RnAc+HJNIlQbHgI+D2NH1m+EyEMfm8cNAwq
9Ik0iuoLvX74vcCqx4FP9J5VfWePEXJ3jsV+DGyo37QW1Y9VT6hRPxxSEgZASDO9K9O/Aq3Ifkal1hqF13XAXoFgITB8pBNorFXrCEY6DGIDkLNbS5eBXEf8
9a5hG6qQ+CI8g5I68F/ZMvgzbQwWmI19VGtsr3AiGBzy8aquKFBnNzQU6KUZOg42ai4akib7yz4NU7enw4rXArUJl95913eaOFU86Pl8rJoDXd15JPJm94pp
bhlsw5ywDfPCNiys7vQ4ZiMWmY1YtMuOBcdnKr8gVTAbkUUpnJuCnKjJC/PQBcFXMw9zrOQfMg9rXlyE+Y0R8zCnKfD0yjVZhInMIfOwEGcOmYel7szDkolA
mPYKq7X/bgyX6DzenavvtOyc6VKvAGsU5zuQOx3fgnXAIvhotOzyz4B/1r3zeep83uh8Pt15Fvu4QHSiPKoehyL5M34sQ+V7GZ9SHPKr0af6tfOyOXsSDMBS
ggGIK0vJZP8ZVuxL4tbQilT8OhfBPWSnAikO4u34uUfYvXHlVEBYvsYNg96FzN/4bsqvDTawsWwpoUzrgvmDBXBFSwkXeEXTgsy5Vsw9JHSAippn9kpW8DLl
0GJLuRjfMttalek7xCiB2YGRVvIuVWq10YuC5pGXsnnkJcZiYG4CYn499M3QGik2rJsMrm8tE2XMwBS982CKNPrlc34PW6sT+6pJbvKb5B1rBMlnwbZajBV5
0Bqia0rPmQ47cozNpK7gJZeyGcilmIE8JLr4kCPwLZEVCkF859adHe5arARjTsi4cXuJ0dQ4XXS4XCAEes+3vG8X2eKd/UjVvPTmDDM7zhbrZX03kRM8vFFf
t7MjJ3uI0QU7O60V0HFqhE5HbTsnH2eMiADXxYWu22kU4iI5sUdBR1790Se0Kq+CACEMUxXwqPs2HiVhxIKR7PAlHYjj2aBkIFqCWuEyfAT5NHKFC/E8xwW9
AsHsEMcFwQIh+D6OC4oFtO8ejguSJUTfXIRmgVK7h+OCaIHVs5PjgmqBKnwtxxnZCvqAwSHKl/agn1C4xOUmiwRFl/I1qpRANm1cydcy1QOqU/1MRUrQyvMX
SPgiXKPeIrRNyE2tINZTNlSWhQhms6Cu3WmJ8xhRl2CiF8tJsjq1LdYaTEJXmRVSQGZSYT5PFwTHi2uqQFXMThG6oBVgE1LUI7mDHiOtjrIsns/9gVnUHlXn
mwFUHCiNRqcPPL7TYt5EOhv0tviBKlOkLu45LLT2QqOqt40mPFavguZcXfUKqctOkrrsJKkrnyR15YGwglaS07QS23RO26bTMBw36V0egs8FNrpz/L2onU71
mtjky5+hdVDzWQQoL8h9QbB6WztlAaUnZ/hi+bht28fCPbApn4hdBrcgFoxxljtMCmjx4SH2A/GuxSKbVkca5j2x1U5oPYOMIsVRIX2J6akUdbejigAqPlt6
cZYJWGO48L6cydPPRaQih3n6L9sSrDNh27jDy96EOx9vSkXQfHGHNC6hZVDFCwmuPrPrQV8tt3nUI0Zr2eDqV5nRWk5w9ZMqQSVOZ0Zr2WColk0xgC7cfm2T
2nAcmuQqlba7J2EVjJ4n8CyLKxpWVmGe05N4S89TeObNhbbdfcXmi6zJE66CGNyGTkqCJ1zNCIPjTuOST3LcCdpesw1OIUv2b3df53fyVjdFywf3+qCnHfm6
QvU9GWE0VW2r3mRTtHm+YfM3V2ElpnpGsamYqpiKEYc8tBAxeLRpVWGKHGwPsPGYIo4MdeAZuL/3xBR9cPdRQx51GDoCKFuVspFiUD5zVqhnL2K86fk8nlUu
LN1h1t/LeAsgdVQsH8CueJj8UjzDoAjqB8RKhD5UbUVn6RvMk61yJpO/n5SeKHM6q2YVjEE1KlFZ4Ij3RQG7AlShje8imHmav+eM4hVR5QnsY3/Bz5kAJjxG
0Wr6cVmbrzmG4ABQK7D2y+C6FuU46jUa7e/C8KSxaIUWPPLRp+Lwwy2//GYYbGtGLbXGYPnFXE/MVa/B6VzbhQOqO/MT7UdZM/rKSQ6odCnmeq7rwg1loQN0
qZTqUuniu1RaDgbY9Epb9w3SB3U1EHNDpXcxB3R9F85or+qV3vWmetd78b0rLgeDofwBd7MYdhMB2jGfBl+0jgQam2BDi872Nu2neFvtJtPTwiLo4z2lBezt
WUe4m9AV/PF4/LSVvJJYCBBv6cO21g3kPeXJoHnGoFUhz3Txg1ZJQHtVdYPwv4+2Pc1c9wiK+kwIr6puUM2SIehGT6obPRffjZ5l6Px6NMPLwVr0hwIwmG5C
dVV1g+Q+mjPuUV+qR30X36MCD0xPKKLicYC9a2tZlZbL5zyYqT3Mv2VZlVN4O6A2qHqHzZN1hNFPxw0Y+DUw8E8iSy+EAzptsdtWAM5bANtNiwGcQJZBKjXA
DOIyVolw8t+QtVDAcHPrEff/dSe8u+VA4SZ8N8nmzzXesKY4S4LLTze5++QOk4OBdQJ9eh4Bp7zMqtCJO00OfuDoDMrBujnkAIoIPm1f8FUHd4j42EwYYOdB
R3XPAh3PwRNdh08XbvZ5/fJFfd3BYVVgcjK/btlBHc8nbWg+95gikHBogGZLKizTI/xnvvoUOqK0PkDvklcfDDH45H2SG/Z6o7RevvpUaGoK6GOH+Um9uPpI
bw8xi790mve5ImBE7j14VOk3de8pQIpDsfOYEt97KrjviNmrKvug4HtPIXnvKZzn3lMLp1xffMSc+ZXufIK3vCbqXx7cksHY8NcIXeIKzONvy/XG4PWLErWW
z20BZGn4Y0kBrwydHWuHtdP7bcd1joPFb5gU1v5IVb5xbeg/9F99UF7QRS2/xboWItfXQ5dwmLVf8/XPSvqV7jCorMPONr8U2TnOw038Q9fZ+zhUemiHdStC
O6x3g6H0Tmd3Y3PDapz4gkv1/zsakHz9Bd38YOgYNGy+xM0PooWNEK4edpTZ/LBTh0IkW3nGAwY8y7oXFZ7GZAv0RmuUU+bdPluAu9LZ8042gVmC+H3eMGf8
FfuiDfI+mW2Qtzr9Y9vkpe+sfxiEoEti87hVMY9bDc3jFngS0chHPhirTabM5d5oO8dx/R12WO8AZo0Dhw0bB27914QfIkZCbVgHBYOSEss7LNjpsK62K9fZ
FWVfqA3mwRXZdMIXC27heJWuvCv5MeJu4hR0Zl+xpqeCXKxZxnIKsbU2rfn7hg3RjITWr5jIPumINqO9xXrCEbu/OTAJrJuxYh7AXkQFHAU5mzAPM2iopptq
jqE+FV2lTfcx2c6AYgFuv8dwJxIHTWZeHOyPg2vi4Nqqy1L/ocVy5mQIZ+PpFGfj6QRng2OsuRrnjfkanjd69SiV2mI9i5Qhf13V8SzN6tAVN+wdkjp6tb8u
7oA9RYNd2MP2+LAKjG6DMv2K7ffHOqF0M84/o9Y9fk4V+EFIheGmpo9QLOR6zW7TfSKqqClKEEXojcSj0qKxyHtqLTVDaXuwt64546/1gJ4gzRHX2e5u7VA3
pB9uux4MyCjSHAKrMso0MaRgVSVX/+gTmtJ9j7+WWR3UjgunqSyItRPeUuE0tS7OUHvZ3anfI479auLYryqegDyR3CqL5FYFpNk1QintE4JorxA+a+BS55TH
e7ZiSaWcYiGlnForpNZ+oahqwinL++egyDCYpGXnvKcrLghIlXB3f8UxdnfWK3XrH3giIZwivp3hRzkoZti1I0g3pra0cilAAyjTqdLFrgom7WEce2QAe2UA
2c2zBYoWaFvlJHEtqJ7msQ9qp0X/nL/0j4VrQaEzhkAOitArtuzH7pLd+gfZlUgfrafnHfGkrWhrp8gPPVaSqylCP2EDiB7A+ttsY8fgTS7DogzdftqtjkHP
I9DpZ4NABknH72fCaYbMVwvmE0DojG7MwJcq2jWCYB8llqQRA7g1MRZRNQmogiOyKZ4EayrOUWt3DAMfqhoagcBetwZOwwpwb4RYf+wGCTzLZR/EYHrQhRSP
XpzpTHLj0SpN0XrJN045U/46eCK3p/wBSaED1V9vWDFpWP5gw/Y3aPmFDcz2jtOLmOAXbXF0fkQ7T6Jc7lLgTgWXABQKaj1MGwwhXKKdwFWD/kZaUkOqJDwq
djG+cSq4lCIdph9a6hIlMpTqUs2XAOrLooDou6s2No5MBRtrlgG2Re2sXDcupIJOm50+tcU7/DrqCAgSoHcAkxT7Rx74Bq0OMgyi9kF85VTg+huotQp9rtd4
3YaUHCQZKUOwsfEim8zn5twp/1K1kbp06ZWu1cWx0B2JjvZmLtb6+VZd9grNXs3ZK7+gF+vLjqzPlxzABYRqCUzyEFiGdh/dHRzaFen5rONz/qcdgjR6thyZ
7ycd+FGi24xDE+oIatwrEkE1Ef7xRM5HK/uVhM5fMOwFW9geIYbUI7JDVRETqohEEEt75mk/DJE7Q898j3h8AHpTj500DCK+MY6rBIqzGanbwlRdkVFnr2gY
RuqFz7kXjUs+95sGLsmGSRiXHJwWCw+mQ5oYl8yncUk7wpVCV0fabQOLjUEnM/Lc4GgtTVinOMIVKAnZYp0C+GshsgxQn2JTJKalgMIKaxWFxiFxAnQodvaQ
F0sGb7qmQalp8CdeUzae/G3Hjo7TZ+3IEH7jRMv1i40Ttl9qPPERyHGUG2tY3dZrvGb71cYPvvInnyz4tcZf/U9/8mjR7wlxoZShgrOG1eC7GRi2TcVcdXuZ
zXqzIZhc/VuPClLsEmDxhfNq+63QR91iXYnb1xZrmBZfYdi5AkIoBLDYzHGO2sjZ71vI0kfrkB51calTpdXJnnV6CG1q/I0ldmbRB4qAJoHXlg+FX1hWVcXr
7AB8mB2WD/xlhwXEpfwzzkYxLTUIMUZBYyzcDghHwXUhBzVcIDXsc47wF/E5Z8OXGTX2rP0TuHCdejrzwhUukh/zwvXYR5IXrkG5cA2uvHA9/pGuF64P1HPu
8eIx5xF7pVuFxhvwl/eaFXnAxbRbv9uBjXVrKBbuPj5hiE2vcMXLNnds4KVlPAAA7L+Kdcwhb1jtiGDJsHNtYIkb3lrSDa8NxJdL366LOTsDl4vFStFJ57Sc
aU8nZbMfPDZHeGw9KS8EkNJ1RUrXBUHFBXWloi2j1oQpwwYzQZyptdt0ElbZN4bxpVG/sxz01pKuauFIIeWg1/gEdurpGjXUePi9TjTqaIIA1q9iNTxp00Sd
gnsUVt0vp7/bFc8HYrDTEyTRUPT1RNG3DDOdZdNgJ7foysdj8tlUP40SXIFEbcaDLz4m0XPIxzhn8JHxF9aiBKoVeMYq0osrZrOS/iTMlyPz1Zv6JLA3PWFv
hlYge0E8reBHfw2kiCDWzV9D2DCDqYGERDp9kathNzl/NHme+XWuXPnfbaoV0DwWYi+vBt5Cg0hN1ExXw6Vq2ZMq9vG8erEtNUy/4c1krNbD6VXWFbi5xguM
Q7kEMHJV5tUHI89maN3IMHHSATAbPkZT2Q6AuSytjEwHwCh2IQ6AxSOEm+kAGHVkOwBGq1kOgFHizTkAriWc/7pJSLMzV4/hRKWSsrLsiNMR+C4pd0KDeQ5C
TrRrYNAdNtAKrxbKM3eNFFgYHTNhMbmtRFFx/suQhJt8AU0bnn/hlMNn3xyWOPGpZXr+9c4GdXj+7UsILsU2+mDC3TM9/yIp9vzr8Md7vIsgUk4YAIz3K5BU
erReGns+yfL8y55PaLS6eP5lAOyl5CzPvyi2iuffftOGYKWt2PmNk+n5F++zPf+i7SzPv7WU518AghhWrrPnX4t9+jqqr6vn3xpdyiVXDTMKOKwuw/9IjTdL
cyfwjJ0g3E2TB1GNbZDhOglTY6rEIc9wXiI+dug7O63T3l+tK9nH1x2Dfh37n4zF0GNUIDQEJlufcsZlT+yOAtykXXrZCe+pboIukLvK3bnMvpjsFtvfcJts
5Zne3x5kW+cow312Dsd/cstnBgof7DRAOWAVPcJ5NNJ72K26zyygwSDbO31/O6JvAoCX/bXIfY+/Do3u8QcQ2+avF3nHQZFw3EAHgX8JDKO3/KHGH9r+Rlg6
vDa4lLZk/zK6OF7u7sy8yKrouHONcXRXjCNt9x3fX+W0vFSwJj+JNXkoVky38P7xIEDqADCcWgoJUvQHJEi1Ax+pCviPglAKPX2x4atoqFQr8CGA4ivls4Sn
8VGR/FEaCdqE613yEC2eUeoMe1KUQ3STpwLCbjf5yiR4gIDSCXyj2l6I0/et+n2D+L413b9vE1Lp0/r19/WrTYnv26S/b9N5vu/8H0VdVJchIajFRf0rElX6
m5RvYgNlSKJfintFzszn+j7nLRochxrG4rIaDFWhGRt06HX4+Erq43mFiYUbJYrC4Dx2ZHSLkMNQGTNcxGwQrpENwegjIRnApnwCEAxwJmZBfx0aUtUFs9hE
gx9cQclZmAWKXQhm4Sv+y8QsUEc2ZoFWszALlHhzmAVPYwK7KKqAcYr1mI76qrBYBxj24scHKS+CRV9g0dew6CdQBxOGMucnAVXoiZ9AHRjs/CuAOtAwMMga
qIMvqIOqcrks1GHT2eAfAHX4qcRR5qtNBuqwyUQdkBSjDko+HgXaiLwl3nkZIJSBOgy3gys6mJROFoSd0xDmZ0EYow4MnVdmQdjnkahWQx3eqq6Ie3ZFWw23
uUQW6uDHcJZCHa6M4SyBOvgp1GGTegujDkr9A0YdAkYKfPVTXVEHpd6qJBdDIE2W6ln26bwngOkkV+smA3XArCID2wnIwdM6QADiHXRQXyHvDul3R+iV37D8
QAyL+uZ1L2VzzT+DDdDY/Typ4pQNMC9q+YsrUCE6qC7psPSLuqLTaftXNGw/EJET/zQNAcs7K4iMnd79wl8P//wvf+EPRI6BzeIURT9YGV42on0my5w/3meb
82dwe4t6i2HOX2Wa80cVq3jZaNEGYOODrWUeglc/qk+1DbTAfPoMNUQdx/iKneJYdUB/VOztPoI56/kOTS91sB2oJJ2Oek1w/wlIzfHGoDadAQ/E5924FaIX
dOxYAH80TY3TjneGNplOp3OavuXW+7/+X/If/4PrMQfUw077dIdtgfunaa96/9pP3fS1931ohF/heOG3A3d/6+Ofdr9+facJELqc2tpkaEgGQ/7l4ZFMiF0w
FNhKjYs2PsV8B/28nNBSpS6/SCSSN6S1gjXiLrmWsEYC4o0YEqVsKPZvBE1sI+2eLr1xDlA7CexXeX9q27ljQodyBbcljE2wKNCk8HPKPo1pxH2KPY0w1Wk5
yMVbPu+olPPIafHkd+i0D+sWOUM3JBVR7nIrWakLeaZYZqc51HnzGcRb3BmXNYbc484j7KYVHZJ+DZtuAvGd9h75ziOaz5ozBRgaFluWt+lfqcE+aI1NIx95
6BOrmbnTsIhWMGqYGFL5Zbbw/J/EGqoXFaGEs0HlKej8c9B7ik7ICnuBLStPvOxW2YMs2/2zIT+2bNi5g6sqkfQxbcCM1bQbLbT5DR6SvAxJomDik3LUjy48
rPfA/aX2+Et9LXIZ2nR/VPTL6JorPYzq0l5rwfgpg4DLIjul2ENwEQTl50p2TYNbIYGuilNZuqR3YHGaPQ+c6Qh70YXAdFnsg6ig0umCzcGLRUr6nAXeBNGr
sW4MsPiiMABFop2F7nuFAFuCP5S6hOurkD76UqQPcH+rkf9TyBgSRs5sRvqpSyv9LDsPZzO9rIbRQ2h2FS48WDNADBOxzxeIxvWHkv29rMdTbouHlzonsKQm
+ww9A/vcPGT04UwY7FPhZ/ZFn6m1N7yWmJEEigPlDJeHBjYaCnJjpEx+MUH4K5omTWvpreEevyp06EKSTsnO3pKzakNAg4ndO0V+AL5su49vLTWLVbZ4xrTq
PnxUX4e99cpIy+drVQFk5Ad/oIsIikI0FWnix8XM5VdluvegSvQvdRsui/cXqC/0osHeDnOThb7lUE+CWkhFrYGKyqQtbtpj8hA3jTRpWueqMwEMhKqEyc9h
Fl6AAa9yh/23sPIaXbNZYjfo6bRZwtJjhz81IX4ZQ1QTNYg0DRhJQhAADbhPaMAMotXYE1CLprsONnmVrXH0QE6WXmCYYWGkNwXxIJVXhVQe1tQrUEc/lbDO
Mz6rpn/N0rbmKcSCtMI1ftIWtvEpWzjFJ21hHJ+whY98BNsJVB/Z7+wh789sN8deY7QHA9vwJcKMFhGv+orEp7ScCRzRnH5CFNnYgEAAd6Omye18o852/V32
aCFQXoUbioeUe4sYDb+FOUjJqsT5u61yU8qZUvntjrgOP/lfcmLHvQQ7CHmNc/2bESiWFXjL9Bq8Iz7HSul/EbLULoap9mK2FKO79GaZapFDh5hR9ukPpB06
MLctb3BxNbOtJMy2kma2GQ4cip73Ny3HsRonSt6JX3Ew2p/7F5YFdmoOoi/078g1ehq+bllHjfCRtxnvjXC6/PjY9DinfdOyZiZnJd83KDx2JAqPT4/NzCP8
6sryk7Nzh5d0GjpIMamF4i6nx21bkh7Va+uksE6PwgP0b3Fythn2KfPvhDwePDw2Yeazu+QbP3xgclz3yZI12K2+hSUjn9s13+SsmS/XJd/83MPNBSNfqC6e
zt48Mj+36vcq/R2TC+NmvnyXdg+MjT+QVZ+d6kFzemxxCSPzLTPX6yNR/vt0fXOHZ8cxI3+pxci7tLt0qKnGDy881HzLonpobPpwc1GNLTTV0tycmh5buL+p
Ds4tqDHF07HlQPN9kzI60V9UXs02mxOLamYOpQ+NzervV4tLc/OLupZpApKxheErddnH7NXKX7ON/tQDzaMHF8ZmmovWDWMEY/er96ttB9UvWLoudWBu6dB1
FH/33NLSZFPNL8zNNxeWjhIMTy5Njk3f3ZyeG5+k+P75BSq9dXF2bH7+qK5r6/zc9FHr4bkDB6ajDDxuR63puYe36ODsXBiaaU5MHp4JY4cm7z8Uhg8uNB88
3OSCzfvH6DHRHG9ONxfGlppbsCrHxhPR5tji0S30I7FFasx6qLlwdAsCuhEE9y9NHjw421xcfDdFkF0WroTwi5j+FE4Q2JDwkfktk7NbwvxRWLIkksz3CAMU
t07O3hZXLpGweoltRdm9HASMSyisb4ssy7BliS0uNecXlxCaOjwzv0WCeKmDczQGi4fm5pasw7MTYRDgo8ZplJesheZ8c2xpF4eNhiZnzYY4Njuxa252aWFu
+vY5xAmYaPRnmgiqg4CMplpoLh6eXqJ5OjiG59LkTPO2gwcXm/Q1RtFFnpwtzYMHm+MUOUgDEEV00Sg+dnCpuRDFFsO5s6jOaCKtg3OHF9Ts4ZkD9H3Ww80D
W8ZmJ2fGlibnZhetmTka4EWC9LHDS7QKMBoU2bV/v9oZr4LxxcUtccxYHjOT4wtzi03q/cSitXVmcnp6MowRkE3OHJ65YWFhbsE6vNjcRw0+1Ny9QD8L4RTr
pZ1Y5xwZlfAuIxwNonyItZmWtg7KqqQc0jav/niyeNMM54ojE3RKYVUvYAzC2B0coXHbbcYXmhOHx5u3zmGwLOrAGE3R4iTHlhbGZnVwfG5mfrrJQeomLU4O
NvkjbwyjNNtmVDd748KYxB+aXDw8Nr37MHdq1np4culQFFnkbSKKHpgmYIti4zRt8YwC7uIIamlEMeSMY7uw6cXR+YXm+OQi98zYRuhUNrcRikar01ia4fAa
K92i3VwdaKr7ab5n9f4S7y23SpyybFEHF+ZmqNcTC3OTE1uOzEzj1KRjKQQRHFHRXMYxmkuOhFvsDK3bQ7LGsTvzRhm3twcxDPeW+bnZ+xlSaOdGiFYpN2QJ
mEmr1rsZonRExqg5sVWmgWCCpmxLFFmkKqlDOj47t0SAqSMYfumgNU6llpo6EtUoMMH57pQgL2FrZvrQQ+OLDy6Nva9p3SBjSjvdLhxZ1l20CiQUzbNEdca9
Oqorl8iN05Pz880Jidw0N0G9lPDkYmNiYhJLk3bvyaUtdJYRxMdxWjD0iYuIY6Luxmlt0Zb4gIRiWLHu2nv3ZPPhrdKppnVzc2meJkjtorVBWwQtl8NNRQfy
wbFpiunZxVTGB5N10/7G7dQvWr8zN+gUyrW4lSMLNMO3Nsdm92Njb8pUz87NNmPoYHQwhA6OHGjePzlLI9vEwl6ifeJ+jtxPu/J0U7bZmcmJCQqPKTrCx+n9
2P1N685Dk4sKvUeE1un05NLhiaaGtRvnKB8NDq3/UcF31Nzs9FH6oeDSHEYDITpeZifGFiako7Rg0cTY0iE6V2ZmKInfN5ZuoBDwgzvnEGrONhfuP3rnIRry
Q3PTE8mlOJFcipR7Zv4QjdD7mhMEdgszY9McJEDT4MWHG/YZCvLppsNU+9L+ecJ8EkfnhHlyGkmMTIZJHJmZIyifm50cNzIx5hzl4pgMFzU0zi3ubk4vjVk8
BBNjFFJqVwP7wJh1X+I4uM+6zzgDhq+8z1ITeq/b8o8sjS6+S/0ji44hzKZE3o913NxBoX+8WQVHA4QoMEeB96vgCMeDK7g0h/ffuffGG/fdsH//ve++7b3W
fkwysNBFtWv/3dYNjf033Lt3372Nfbvvve2uO83km/fftk/SKeHe0cauW6LcHInr3bP3pj3Wrrv233nbrffuv/2OvftuYryTIEHNHVTX8ybQ3Dq1qN6ROP3f
ZmHuFgiNfFv4/uei0D1vS+S9JsoRhe65xlKTs2rb1q1bKURwpsaWCL9dXFLXWBSaplHioDo4PXb/ZrUNS/IaA3x2SD4p0bzmHdsIqVVvQ23AjK2rr453na1W
Iw5Gu9LWuP9bravfmjzqhxNn/bB52A9bvADnl+gUpPCho4uT4xwKd+3hxI42HO28w9YtGh/BNjGs9+7w3bB1K62COMYoRRxVdAN4WMVxQfeaEwgxLkShcdnB
KDQzCWxG3s0uYgulyoYZpncTSL8rsIJ3BRjRYAcFN0vwyoD2vqNKxmF4UyCgSuEdKoinxAqxmc0KRwjB7oHDS4q2ISvGw5Slrn6rwqJWVjAcKEb+kNVEYZQV
rhYl8x9iO5aaoZ0VZ7K1Q9G2ThhjcwKlI6yRFhJFH9K3lx0UqahEFMB7txmPinLs4MIk4zIUCTZHi5ZitAQjqKHo+9VSc3ZRwpspLUI9dhgfQ+Fo5+X3crnk
YBC1G0g8XNcEe+jLNZuVdSU6v20zh/H3uJ28Py7RDq4eXphcor7wTdG8Ro+PzWIWDgBlH5tQ4T05pD/YCdrA6yMGnqpxhuTf7QQge2dpsujuN0ZotnWedJyZ
Y0tbBWeg9OvnV6+AcMfJA5M0VsbRkUUDCtmSYTmJ/9GIeZ//sB6nk8Z4RXtLvLUk/saUcTTSqB0Eark1TjdRaqBio3KBzUwX1DCZw0yna2m6eCJ939yK5DTe
iZutlZl+N12IV6RS/Y1bb6f9+947GnfuvY039ntHb7tr366fy0y/9Ybde++61cyRTKcDJ1k8lb7vtlSycahI3en+xel333DHz/GJxn8f0XP4iymCV3QIYz4f
PDy3RFc580+20JUA91FdzxOp+hoRXrI7QliywPWXdLn/oWv5laV+Wec9ZZRZrZVf0fk+ZuS/LbzkZ3Tqn+h8/9TI35glPHpyPrP+f6bz/aqR/0bawQk/30/4
5N7ZjDb4Cs8YKjDOiNKZGu/uNcgFt3sNuv1w2laUj9rXFYXlf01/w5P6eVo/z+jnP7fjPcTV9LyD04dpy1xgWuA4cK6FmN4n/PKV++Tiw5MHlw5PRvRDjfjd
mbgR76MjbuvKsuNjSbow/h7IrODCyuJPX1UaiftTRtuHJx+YXFpJl9Xlk8WzzofVy8ft3zbPxJit47qi89WTal+K615cSB+6Nbxa2TeTZs73haQ5ado4wRDf
srvUnwVrYR1m/eb8p+H4fPwGITjG/Arzb+skVtgYX5P1lT4jnVcg34DSOeL9KxNdSO4nGVlS+8WKHKn9YEX6fozRXXu3Gvh7ks+QoFwl+//rNDjhBeHtbyPs
lRDERdxo6Pxc0vmM9Jnm0qG5iUUcNGNqQR+tuxpSZ0x9kr9/ofcdSd3dXBxfmJw30qP+p9O3MrnMJNxdSH6NoDZmJ0ZDxoWZf//kzOHpsYzmY0pLRJRJ4UOz
cs0jPHNB+ApCbE7jS+kv/Lj+/k/oZ0s/2/rZ0c9l/fwN/fxN/fwt/XxKP5/Wz9/Wz9/Rz0/q57/Uz2f081N2jB/P0naMaTXo2Ob3jS0tLUzSFYVpOsHVPxsk
8UFGyLtgF5aQAyYX56fHxrnmJNZqxQSKdIL+07fqXXeN7t117+gN/3DvDXck5yd5f5ebeVf4NqnMK/ea8P5jvbYyLbziIC3x/dO0Lhdv09SXlQt8cvGO5gzd
4yZum90Vk47N8Vktlb4/IpHFd4Tk+MtdEvPHDJDNmEZsSvfTS5qVawiH375t2zuv2b79bT/9jne+Yxs9Vyu/on6Q2HdEFHi+Zx6eB8l36eE5g5KmC346he9F
TJdd05njExJQFZYpbczqPAVw6zPvsca1dwfXQT0N53GzAnRHd+QJuvDP0v5EQX4/CbrdeGpAw9ypmzaaQdNq7AB1UG3jFykSXuaNKSaWZDA3Q/gB+OzOHB6L
d5MEtynJHw/PwiNhga9l83ePnic9Xd/EkWx8Ksw/cXT19K7nvZXGj3hNCnp3+xiIH0vgXcXpsn92yyD40e2aLSunjHlp7oI+xvSBbg3rv8OL0bH+3vjgMda3
8IElR8QNNsoDd9pqskhT97OIEhZxeZLrZ7Zp0GUmjoIwOXFkM7bibWGeZ/Wgf8bA4SEHUOEJcdxcxl4HKnWIA6XTsARDWYGH5xYm+MxHRx6YnJ3YoVZZgtyv
aMEhQUg5/D6k4pkFeHVxamZ9Opnww0OyuNNsdyu93aXnDys93qRAIX340CTVxu9paeH0XkzllxPtvFmj818EB5oPHs6Yv2jfDPe3MXV4djKGAmqCDtbFeToe
1dgCDdaEuopHYIvuT3NhZhGIxRLLTdB2EbJ3MWiIJrfgqD3aoCcmH5qcaKoDRxP90WwfvVlq9A2za3BFVvYfPFhjHEVoY2x6PI02YbDesosvi28B620zAJbm
5Ua5S25W+8f0FE+953Bz4ai6a6+an1tYWozP63ClbIlkfpLneZQeyfp0SY9kfLqXX1haNX1ydrX0SEanW/uhbE6X9Egmx1ifg9CeoX8/7LGsqnEHYln5tV+N
6HlfXp5/V+XL3xqhl5TylyPfp/w1I/9/hTbDX788cpD/vj4i5b8e0f9eGrasupFfhPG/MhIaNJXn13T574+8s57sT5guahP/Wj9fHZF2Xxm5sp7sT2i99kHq
9fL8X4yE3jukX98feT3Vn8sf++57nrvsL0aeuwyBj49I/14Zocqphe+PHEnVH/bnSjQ//C91/18duYMreHFkkvL3GPm5+sf+eESe39Dt/C/R+NSvtKw+I/9v
YLiXvzlS4YF/akX+vy0l+yP5vxf1/3to5ruv6v59ceT7pWR/5Hv/QM/nd3S+r0T1b8vsz2sRPMg8/fso/8Fysj9S32vR/HL057+r+/epkfeWk/2RefqTqD4Z
/z+P4ren+iPj+N2oP/K9n4ny93tJ+AnhKuyPtPdtPU7tkZyX7H84j2F94TiG8fkrk/CTlluzUu/vSMGzmBb+hv7O39Dj8wPdry+N7E7Bm+T/7Agnv+s7I+H8
hfWfujILnr89socn+PdHQlPG4bh9tZrdHxmPPz0n+b4Vwd9L1WR/wvmXcfpeNF/y/v8ceTbVn3C96nVzTtbtS3pdvjGSvD8tbp1tLl2nUoz+zZrTFaJVi1sf
WLrQ/Uzg7vNRO+F+FcbT+1m4TpPz/72u+xlvK5/6clSf5P9mlD+9n0n651Lw8kpcPnM/eyW1PuL+pPezcL+zUvtVmD+9nyXXW7geX43i6f1M4OtLUX3h/Hbb
z6Q/30ztH933s/R4hI4sovlK7Wfhfp9ch6903c8EbuP6BD7+Q9f9TMbnmyn4icun97P0fiHr6Mtd9zM5Z74T1ReqB66+n/1llD/cx8N4ej+T/v+7qL7QiVW3
/Uy6G++v/w9x1wIlVXGme/QoMKL4PMZXrEzQ6Qk9d6aHh9LD0DOiKOoIyqxiEOfemb7N3NCv9O15ibgmkmh0TZTosnKybo4x61nfblA2CIISdX2jBldRED1q
fIs5KnGXNfv/9bpVdW/PgCfJ3qP0dNe76q+/vv+v//8v4/8b09X4mU5fAd+Tb82KpOegnE6vYX7G+hv0R/Azkd/kZ/p8C3p9m/O3NzaY/IzN9xaOJ/6U1td7
Z1V+xvnmBrF/2Hi+lO1KHEr14L6VMSAgvT/hdyeVIruDESZvKn6DNG6LqD9BUWn7qvFDIZfNmxyLHROan8cNfnJrQA+TdfoU/EDgC7GfWT1r0tdB/kND9PkS
P6c+Sgt+wfJ/kq6fEIsdEFrfTWmxzvrnpvR1R+nzvyf3zZH4vFExbVLmCefo8BHs/KvZ9Vez469mt1/NTr+avf1+o+SvibToD9vPR9nLm3f4KLufZ5F5bqGA
FDuvXFxcdvKoryCdTm+5iKaWDkhWjt9HOhe0EuWsDvRZkykhJtAMBC2QmCKr0gd/M3lt0HUL8EWc5VZFF3HRTg8KMy04lxmFrQZJ0upALPSKGdJsTab6EHld
IuwktWduyS3wO4kEERad+J1WBbvTyxgXBixZ3meVSjkYTehaod4n3GDa1/YbHAN0H2wdo9M3U76sbBd0+vSYCH4I6eLcWjOG7dvo9HfTj0D6uKrpO9P7Hsho
TUu/apNMv348o4lq5ZNjI9qPDcv0k8cyGtfTPZkeH8toSk+f027SJ7fOHbK4KZQV2IChTbFl3nAJ28dGYa7ulxzU0ITSKWM1EtV0ymnD6YFRanQLSnpkC0q6
1oJJH5efHIt9I3Tn+KN2xlc/TP8S0o8Ipd8o0zdGpW8sy/QdkH50KH2Q09976dj0WOzI0Pr8pF3IASQy3ZPlt8JAJoTSb5Lr+8w4/TxmisO7ZPrGqHRof1T6
ECaAk61KcYlbAEYyXywp3dKnyQVgpvVdNJecf6R5bPdfoP0x1eS3dpf3I9VOJkTsE9m/i3m+RPstY0bId3mW54u3P3gg4+nR7X6P55vS/u2xEftX1vd9nu+c
9km1UfvMzHdxe3D/E1iYJ4Qhst+Ee63JL/c2UetDp1DxOWM2z4iR5+NC3o7V/tD4EcYJdCrG+fpI87bxh7K+Eecj1iXrm+0tzjvAnEvlYqVYGS6hKrXg5oRa
kOlW6aBJFrN2s6noFvYRkt9XMSOppl/T0VcYf0XT2+a0cC015Zfvj9fzM3y/NYSvxefNkfw2eJh8EejjDm7T8ZRZv5n/k9qodQrrOcz9y+cz0iwmir6uGKuf
m6P16689T3s7bg1vyMs4ypk0kwRz3H/tceztvH7d9UYddH8OJBJViFEePT18P2WWN7MI9t846PYkSHceDvJhvzFfZMit1zcvTAK03xi4OESnKw4nEXghsrSG
RyLTmf9ktdIyvUpprX9ZJ5eTKnxTbrm3XccDunwv5KP3pDy12cgv9KJCr6DzpZ3p5RN0etPlrTBd7IT6DxuhPyb9HNyh54+NQnc7jXNjNHmwuUOXZ838Zn/m
GfljkXqLJ772fikZ4x1tPgP7OoqHKEMJqUcldm7E81yjE2Gbtrdy9OajdLl+tHk4+Gg9/2jzzNw8i9lKUzbX7xYq/Z5UlVAAYuLm/Q29n8C7Jr2Kfr08IUpP
uLNqfzrH6/klXo7U++1M7xoTlf+3ab1fwfw8Edmf6vQyc/xIetegPZH/iLFR91TvVV3fuw/S5Uizfl0PvPd0PueUTjLLKfeghYtEm4xd6/xT8Q6M5K+Kt6DG
HwsV6hRXrbxMN8qb8sC82SPvR6Yvflmuayky/ytcv/hwSL963eyR+ZtZ/72j5Dfrn3aQLo9F85Odsv7ZkfmD/lc73ztJc6KZzCLNVvNU+KPZStKOJOD7NPw2
DR/4NoXmaWk+mSWe3ILfpiaSJJnQ7JU60SQAUTk1PKJWgdSXUbVHgR8Zbg9cHH3SmSBnJ8gZCXI+oHUQAhPk3ATpSpAOyhq/G7KHAPDfmHSTzdRiCj+jbYb2
MfC76Y8jfkesdpAyDnG/pK/LDnmemvdH1ervoI5XpzGve8JsONX5sjWPNB8tGRMwNso8e90GO8oeJesOun4l8K2najUuDLnUiV7R0Iiq0EEsB+IPenJViri0
zFOPnIDGeX0wyTmMceGUhR0qtRmBnB70WzRF0NjQtzR7Wegx1g3ti+AW1ELFR70ed7NPEB/rIb1Q72LeX922DtdYNaqz1PGy+BsAm0ihKIu08tpIklBvSwzP
wVTAsX+vUe1P+NBgMNpIsDqsHARCDD4QzHkC54acwMsPOOVgXG3EKZUs+Po9WE2LaSnnVNy85QPYQx85bkfmuf7C5kWtVAXHy0KWCvWD9jsq1BU1zlV0SnoX
gMNi2ckhKXRUgDAgz0LV6ZB5Ler2X0r5wJkD9SQgK4tKlEdUFcprMePYBKme44y5Z5/a0Gr443D84imOJGipVewvU9NIO+SQRrgKKBW4igElzuSUbotU4Slp
C3aRRf+7DCOGVtWLLIgMQy3HkaMEJsimvxzJlJ1Bn6DH5jDjQEAHwKKKuWG8emFU78ktBWywuQV74FVwWxJUcefcwA3RMvdnB6uU+k8yFgj1xZuBqBqoTyT9
mkyQZAOl+T4HI8sUyWKnhNUPherDkKHmlLQpFtTh6R3K5wp+ipdpq+urVEqppia/t8/NO77Ff0f1W5NTWtIES9XEf6tD2aN2xrcaG9XZTSmWdUZ/5AIqHaqr
jchxYZAjMn1By8jpFwbpbFJ9nMZm5vgacIggSZm/TNH1qZ8stZQl6Erv74F96ddL3znKeRB+bDXaQ7zBZryRmgon0UouL4C/pC+a1uPiYJJIqWXH8xlPB7Ji
FoeCz1L+VmTcUjqy+r1Ojqdx02mv4FdcJ0Npb36UGSU1HVQOD+rgzUi1K6gGOJCvcfUU8nxqMs3cjwExEG1nNU8Vm7uCsZwqUKU2HUsJc9LlY/8N+pMIV3ja
HT/a7FP2UclPpwm3ujZ/mDEVzI3ns+mho6QzxA69wERxtXFxiOFvmA1wEM0ldF7zBDyA3FxWX38Rc8pmrEdYmLtDcLzkhnFNcWA41EyUga9SngWomtWHF3sk
mZycILO9spstDsGXFqSl+U7WKXskeZLV0krsRqmAsImTgZJ2u99foraUtqXQG1tdYLJKU0h23uK+CvWGVvtG41ukgAeXhmnoqxA/O4/6yjOqg7M305jN0YrQ
j4PuXrmdE9LkldrUcotds0KyFBhGEF+nUXEl5/xTSWQL1SjWA/PIMZP4SBn50NFJvKGBtqnw55Fb0J92dukahxMkCxPRyKIGZbjGK0XY96AJo/5geMm83wp5
ltUuM/0h2BGlRk8QTupFv9fL5TSl1GgdRieNAGhymOaVRSgcOP+F/TI9fCW8AqCU85DNsH1E4QGc0ozIg6Uuu8aCduntmZbFJO8Co0DEiowc2MYSuqdtGqYL
9o5NDduRtQCEk8zFy8tm9gBPYli3vIkppX2HQRKtJj0GOpvIqSVL2XLCxsmn2J+4IAsESrNDAQJ0EcBm2zGuG7hLLigOkIAt0hgQyPP4DRM3/kaOboIZurww
+XTCgFH3FXOIj4NIXTCJdkQAAcoPYNKTTNxD9A//5LB1GtMppR42LN4eNeDGo9gkgi5KLNRIX+55rB79yMqL+xHZYSs2D1zTVbQpLgtLHEjv+N2QKObmMoRy
oGKBnyFEmuz7rP+hFWDyEkhLViwWSjTweFGtH6rjurxwU6JOg35Efk6d7PwLVtPzqy8tkwfwdKtETWKlSOSkBducr7UqeyWUeYxFkBvG/pBPBDlAOu7AZFbE
Ubyfn5kPwGewt5HDic3XSYkMCuLmq1XnIyBHpNgwSabYgW3WJORJVrS/RA+qLOzYsuKltobFd0S3iLLLIjsKmnQKWivK/ou8SYxrQflSithuhyxN+A615ZHZ
RkTEKeHCY8dC52/AV0i5v+BT7QuAKb7NZGV0K0J1uNp2qFqkX9ZREHiwp5FsQOPItuExY3NZXxCLuumg0UGnnNEAHXd4AsA1jDl6y1AbLBgHK3bI/dE2zoM9
mW6i3b9UlKlqCxv6xIGiUChMkboSj89nDdU11AZ2KhQgChpXfteC34hHSRfgU90earoxkyyfUjygB80/SDZvrCbXU9VE+x/iMlF9EOJISWB0P6RC9EYzF4sE
tq/p0BK0H1oq6ChGaqs1+JcaKpBIdMU2Fo1+xqgHgH7FJUp4yWrrJ/QRe7GCQaQ60ccgTQsFFostUpKUgGHyUdP1sIw0YwAETf8vtreyPGajL7CI2Dcpku/P
VbwSzAf8nCc9w2QYY2+aXqXR9I8e1yliMQgi2GzstzV/g/lTnLY6ixnMYInVrD7LsdhaTqenur63uECYFQ9paW6ZaiWbNfyqhnQDoQgz6ukBHObJgT6R6i/9
igZ+W3VRl9gTQdJjQaV8m+INxGKANPmRy3JSD0W3RL3kAsEnZYQaRphbLg7RU5Xut7wV0gcF3eVMD53uKnBYMq9AYF8B907A327OAS6LB5itExxljSl6bhJS
NxGNYepgDZXpqkvwtCB4XTh/0J9QdpYVfhEdYiHxZMgstIwidYi1sKK8X0eWJWQR7Leev7lqZn1gtKNyv2GGZaJnwVJp3XMHWBwSYFo5HmtTSYccyMNpjxPB
b5xt1WnnBXTR4Mt6Oi++rFb8awhcIwyFn//hAAQcASBiLfagKjkiPwsDqKiDFJCfCPQyqBowXVp1eUrVslN4K3YCwwk9sB8zLjsqKJ5lyNlDZQXSG85pnSCd
iLFQGqqrGiVBrkrdUJJObFR9bKxRNc3XlzZY1mD9aqPX9kHOb9YZ56MdCqdhSwWLHxHFg8ljNulBKFhBwFXxcmTIUBEnU+zixeehDVqsyW7jZKrHocbT060p
bmMLfkfdbzP9L9lgUf5gU4siG2X0euBcTrk8LFep3leUaYD7iAgHEgQc4WiSQ3v0MdcgVJeiO2HrH6qAATpTguKVrDf1XTQWgRRhqeRHlbF0FpP4J1VDQl8G
6E0SQsGeHGrShv1YOF5KHNaPRUgMLUycLq2iAXyohstfiOSBkQ4xPEElKVgDmmcD7+9G/kkoB0G9GBX6l8rm+HjiDahFgTMXzdNZSveQAgEWhZOHVYQA6ZCh
HUWxMmwklGmK/TheOUVUOV9wcnGR0MCpGa+WPJR5WunXwT4PUuMemQE9sHJuYTGsayNM6Yknwg8LvUVkRhsW9iZNYgXgyO0vF6A/Cz3Mt4hMInH8sgi+yR8b
yHdIvIK/DMlfmiDfEM8nfzWUSQ/XSPo3AohwnoR6mQgH6ar5lYtLWsyn1yHIiYAEkwp9ieKkn+lrKfkwZaDYZEDHJ1lT3cYpYodJOUgKMUIQMs9jpX6/AjPY
20cboZc2VDcl7wtwu2EcY357g2TGLm6sKHvQGv6J2qJ3943FDq432+PTEa8b4T46Ir5FATdu2M4ydH8cR2ifYNgTVSJdqMwqVBKk2F/hf6NYai4DKXkuSHEJ
fk3qs+t7r5zZA31RK4udwIOtV1gjBFUAfqDpMBbgAq7THXRR7UunHjtAVTy8R4iUqZhiYC2GnnzkK07OCvSXLpOI6Vo1c40+Uwp4FcTV6pVEDK9T9dmMawIM
l4sZybIRaSaII80H9skGNNBNB84xXN4ZEt/ZpWDJKSh6oBST1lEEyHplP0SvyCSYvjLVxniYBUOQr6iI0TRLNqILj0G66JRMf6QmSr8rdqoHoLfIB+BpCsgu
qYthRVr53WwOr2HtbNnmgifUgNaPFqEBsunlCt3P05r1MwbPpyF2MPGLetNOwbJg1+HZRPWAWcDNrcQG4SVpc1JjRzKD/0OBWYTF8TdVFGMfojTLqmqY+VUi
CHHqMDAs/rUEAZ0gkE01e6I/hhGKNiI0yIsA2wLkVGNNaw9zcqDqqjOdAWe+aTBi89jVQzApw/D/UAt8tiySa2QjtgJoxUGxqQ5OBJFW8iKQxoCKHO0BQ9Fj
4gJFcGXbSxNbQ/c9fDy8DN4I2PrrC2ysI2m1MBS2uFAs40V+RV7+2CwCjAA1HYYeGTLIiOG2esuJl5FeRYIDU/4WHV1K9AnTAxWjfCCrT/GaNPwvJ0OCLMFx
eENyDln+3/F996jAJ21wPDeQtpkKNAnhD/bzsK6ZUNK9LJ7xM9vQqoCjguGFwwqGoLlQNSDxBkcbYVwhywegIs5BRQhTSPBAMQWHFAqiWNZa29QEhK7ur/oM
Irz6FKmfkT25PkHqgdQRK3UXyxkXf5+NUf/hd7/PKbnwPR46K3+u6aeIzWQGO/IC1ubyI4rWIug0/o3Uj58BuSOJKzpfUb76flAy7/mmUP11WNyhMtUdoG0J
0zdkAfLlfR3wMKkiCTKEFSHfhXZEgIL2ekck1BDbBr0/VmP0n/WYE7w2HfQSjb+qiRoh+BVx/4v6SPaGF3Je8P4BuV7BizA47xKmOjzClgzEzRwJOoj2ihYe
Xy3JIAEwYKlw5tnM+ZtTENc1ZPIehXtrrWJykCkiagzxv1H5adWbqtD9vsdeU4WdoVYHUo9DiUaMYorehWA6Ebwij9FMKmC9QwHzUuzFG4naZRxlPF6j3t+L
JWNTHLw3QijOtFmHM5Yxvv/kdfj8/QhFIR1qqumY+v4EhwDYmgfCcLnsSLWGKI/mjnCg9xZz/fmCgtBGrj8RKqfet8b1Q5Xe4nB9AUOKkgh9ecOD8frVKkL2
mpCuVmESiG0G+EOmpL69wI7UX8TpKgZHlQhhaIYDTDXQG3HbEvd4QpvAQ+SHDEyRnyi3SYbGiJMujzinYJ+KZgZUwRXAa+1yeD+Ivc3tdxSLHUk0QpgzB8Ow
ZVmTKUz9hh0RT3dv76zUp6HWXKA4UwjoURVT1DeM/hkfUhVU9N0Cxgu/ojI/wffHkzXh+4So+3CupBPcPUXoxS9j7xTpx9loUoZ6MEVFKyk+RMYfjmv6UbMC
XcBIkBDJ0SWS9ZuEx4s/VSPK07msUnssBviBbmW08qUSnpHej/EAmbjZU8xwFZeQibvK6E6jBf6jQhAv+zTvwzP881n47HK83KAHdIEsdgoVzHR5u5F5sp3T
0XmaTa8T2mkeOzKdBxQNmLgRUjRssErp2Sl7VGfGNAbcJgpfvkaxDq+8Va+K3y0AWSOXqvACof3HeksPAt5T9vtzfA5qm77DSrbVKakqv4oOuGkH6dEBN6tx
LJO8DI5U1R6EzDr9fLcXDV73amdfwCVc3w0gBZtgh8f+VIQQOEYGCwo75PIq1To6OarWozgGTSsULhlpg8VXosr0cTVo8LqeFIwvgp0wfqK9BEjPWXX6Qyd/
oD8P7XAxtfGMbHwzp4/nDf50gdsT6FN80jFvjkEvApwjb+bRocWLv/CFTQq+ibRzlOU5syuyMPSmfRkzDJH3j626NVpCZKMKAmGLZqn6KDsL8NVm9yCsl1wS
8oUPBODiAa/Y71NtMLboFhS6wS3oMhMpgz9ixSBfojVknS474tMKtJtBcYHkAVmRutgo/ir47wt8DV5U4rUK/xVkVk/E2LstvrUv4OP9Y7EfjI/Fao5iZX5f
E6UfcjKZbqr5irOFb5FHQDZXdCoWe5PhgDuHKfuGR+7fFt7GS1RfghedwnSLIlX66l+hwRqpnv/i9bxcM3K+V3i+rTWj+/mMpm/9SzzYTuz/6VHeGyZVVXo6
MCimwOIoQr6CkD7A0WD75WbLF8by59WasM37RVzSfo3P/zb4fOzNdWtbk841g8fk/u3qZdPv/ru6x+d/9Nrjr/T3X9R1+PvHXvXCCt+7aeLE268c3LxpQ+Nd
v199Zs/WlTM+XO5s++/N68+q/9e1N0w/7a5v3vfcZ7tnnZX4zbM/SO4+/OJd3afcMrN11dTPd73w5IFPxq744/1X/u8Zl+24fs3zlZu3/vOCgRP2P/Sxcx/9
+MW7r/zHXee19p/6zOEPraq/esWNsVX5h+9L7Fp7eeyJTz9eurUy75fHrXz/6ENWZMa+ve7Xzo0PLDvzmx+OWXTcip9+vOLnc1bfOq3l9sH/WPhG5+8euuHG
d165897UrkuPu27CyxeNm/raxNWHHbT6rFMOs9546qp5xXFPr/uHr26f+NQBf/7gnoe2fLT+2a/eeXXlr1dP6+gu/WT3s87yQwafvmPdKZe8veWGDS/d7+Xu
2W/9ST/+9vLTjzn9zkdvm+Qe9eaCI9c83/r63GtXFg69gsc1+9XT/DHnuDniXSN4KBea7ly1dsuG9LbLE1/2L3wu/en2tzqO+uKl9NwHnf0W37ktvfqr7Xcc
sOON9Bs3n/irn618Kz1l9tCjt8X+kD5y/MCPB148e936e3bNKNzRN+Mb733xzu29l657022q+/tJl8z4WfaS+OvxC9ctuPWPV67qKM/4YvvtJ3RuGlrXcMSp
5xSu+PKWjdumfP78BfW7O66bNeOmG3tedR59cPsdved+teOFzlNShYlrjl3x/Lj3rTn7z7yt4b5jPzjuq+WnPmh9PvWH73Zc1r36xNIv3vts+vwrpr90/fTW
+Jfrr+le/osJ/7Tf9j+v/NPxx+drv3vNIU2frBn3VP1zl03LN77ffXM2PXvu0k/f/uDxtfX976847+pd08e0jV107fH3df/PkjuWLN09u3nf84+b9tkqsu65
ndH7e0f6L/17tD/IyPxlaJ/w3tndtu2V9CNb0k9OHL+8e/tb6R9N/2Jd/qcfpJc88Idd7bNYHMVhXtEl+4zM/0byP9yT9KX8h0v3Yf4M3Oo1MHQ6G9/cQUAo
xjtwPOlaaKwufJYZg1Wv0gJ/HNRoNofSmWsIS03q5eE89/FioEBvkTMuImF827BMl9GwFzulau0Dg0NvL00fiP4OcanyCNvnY0zmuPaOwwbd3w7fvx7HXAW3
EFG+xE9KIcRS4cWThtCi39wWmGNGNkouOIfvFo8YF8TuulaJ2/CW4uv95fjg7xPGBbF6MGIHasr+r7Bzgasp2+P4mdREqTSMlHvdPKtJ2u+9D1JuNY1qkkcY
l5viCL1IksdHMU3TeFQePRghOoVqPHpHZUroonAZxtwe9NBbFENG7n/X6rTOydx7Pp//Z//+37Nee+119tlr7bX3Et+8Ib4zT9FvCkTr2ojv36+V9K3L1KA4
/xsrVgw33rghINBUcd1uKV5EmimPL4mrRMgsaILrmwMgE1WAxypLcVgGDp3Hlt5bQf1dfUtTynggkYEFJMVY2MRj1foUk+6706hU31tlAf7iCMefhdvoK063
kvn5b/JCrWLgoSixgW5RzOPoLYEkQObTe03/J9NplBe8xCZPD6o3idL/6SCu2L/BoynK+fWOZ1qQKutzDrzBS6VvpFpe8SaXOGrY92CY2xyntYEmYtdGhrqN
UNdB4iMVfWOLA+tBKuaHmyqtsIF+uIMnlQKDPthAyxCeDa12zSWl3d3jyjR39MRktEZtipwbk3/KM/z1sf2BcctWHjl4r9A0es+YztYJju3xftzk8WX0RQeL
GTK3s+e9j1CtWrZvvWpdNpeu+9azvPXHM5lWK0qsN/tnlSWnR6VtSDjna+T4Sem2q0+S66fsW9h9LMn03i3dpMbQzriiuNsV4Se2r3NdqnsiPddSclP4zcTg
ZH5Lzb07K2b9/Oqxu86S1amnTCNk7ZkuccU9uW3jeg7Zyufneeu53na+GZlbn3u8oDp5kmeGw8P4idbyJqncpDnkdFPenQd3tesr+69frLbnc+Y6xe/7/++x
M0xaaUtwOlx5h5hfWB/7S4ytrsY+s3M3ncxs3eWTZ5xOv7FXkFWdX5w9tXV/a9uSZ3qlktodcRff6ZfE2xfmm20eU7klsW5h5rAVX5Pe8dsWnzVoCDFPHJ1t
2bJ7gW+b/vDywqaFC4r+k3OAM3hoPivG98m0cv5Tx5S8F3yh0X0j3wQ9u6QUZ+egS2NcUh7ZhVs47bqckOJ4d05ByaKChpVaDjVTK9OG2NSNL3pprbFg2nx3
V7sZFTER0T1XjnQ3m6fan77FumnsPfqkutiuK8zr1QeTEQZn3/w0orb0qkqzClXxT6j4N1T8bpVRiKPKvmuJsj+pSzm32Hjlh2wuFyr5pt7tSv5btRil3HJs
83F/hPy+0io8XzwL24/n1mXckIXvG3nGvRbz1YvKxkZifum0yycvYLkFTffWrhrwG39Qn3h99+D20Z/bVoOcKQ8fKfzoND8qOPx7hZ+5WMt69JozCj+x7Vb5
2OJ/KwoXNsrGY943YYqKlxtG58n95f3+dD3jLpOom+X9hQsbduhNsNR6Z3/F12vncQ81oxKRn1Tl4qV+u+xlWf/t29gJO+1ttvv/gSq+IyFrvfnp9NIEVPE+
GrXO3GeGfGmfT12/NramZFF12Ou+3EJmLtP3mR6rPfJIX8Ufd8r4XLNsW3nclb7OaPg449++umRUXNDRWxV2o0Z2RehkuR4Oiu3dN7dfDcgW16dJ1qMui/7Q
1Irl7yfXG0XONWwR/fp/JS4t5Cvu5N59fkDM7ZiV44t0jSEaJtdSc8QhC43bR30Nr9teO58TK65od3KiZFed/7LmbeXUjijIbffU0JOVezrrjHYVLc+AfUvn
jbUf+BHHEj0t2RqJhLk1oWuKvX2VmjzBavxe1d+zxEbfPahy+EznbffnfdnR+VhyY927tVoRcr3bkzrNgx5FSLbab1XXaY5cIGl/nn1QNzX00S/x9tFJAWtC
m1KThHsPXB3CQ8wfJzvM7tjQsnrlqe8m/erlnh0dfXiej0uyzczhKb4Vs3+vzez6INN8WuHqVHGHICmaYTlekHp4rlwlWy0+4UZQBE0wBEtwBE8IhJQkSJKk
SJpkSJbkSJ4USClFUCRFUTTFUCzFUTwlUFKaoEmaommaoVmao3laoKUMwZAMxdAMw7AMx/CMwEhZgiVZiqVZhmVZjuVZgZVyBEdyFEdzDMdyHMdzAiflCZ7k
KZ7mGZ7lOZ7nBV4qEAIpUAItMAIrcAIvCIJUCkWUQvZSSFoK0aSAJLNDD6tpN+o1bv/ffWfxurUHvrM5JJFUof5mNWxrwJ6AifwpxmvB6hCvx3gD2DPEGzHe
BNaMeAvGW8HaEG/H+HOwDsRfYPwlWCfiXRh/BfYa8d8x/gbsLeLdGH8H9gfYKjgzvUe8B7YfUNj+i3gx7Ceg1dT6+BCMq4PWQPxTjGuCHor4MIxrgdZGfDjG
dUDrIq6H8RGg9cGIgxLJZ4iPVBso4ygs7OegR6M0DDA+BrQhSsPoI2mMxcL+BfRfUdhxKmHFevqb2uB6Msbijwc9AZVhIsYngZ6M+BSMm4A2RdwM41+ANkd8
KsYtQE9D3BLjBGgSlZtSKbfI6I/sN4PFZ0FzKF0e4wJoKeLTMT4D9EzErTA+C7Q1KofNR/KcjYX9u9gXRGnYYdwe9JeIO2D8K9BzUNqOH0nbCQvrDPprlIYL
xueCdkV8Hsbng16A+EKMu4FehPhijC8B/Q3iSzH+D9DLEF+O8X+Cdkd8BcY9QHsivhLjq0DLEF+NcS/QaxBfi/F1oL3BgqGN+qi00d45RIj5obj+WNz1oDcg
HoDxjaADEd+E8SDQm9X+/7kUP5/uwOKHgA5F6e7E+C7Q3yIehvHvQIcj/j3GI0D/gPhujO8BvRfxfRiPBB2FeDTG94M+gPhBjB8CHYN4LMbjQMcjfhjjR0D/
iPhRjCeAPob4cYyfAJ2I+EmMnwKdBGYH7Vyu0s7FTzJiKSrHQPw6GOKc7ufY8T+DMfFzFvPF/FOx/NNAp6Ny/YTxc6DPI34B4xdBZyCeifEs0NmI52A8F3Qe
4vkYvySOQSFegPFC0EVgS4BfwfjPoIuRX4K2V2H7X+OiZkjO6w4A
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

/** How far beyond its lane a box may swing, as a share of the lane. */
const margin = 0.08;

/** Where the values 0 and 1 lie on lanes that hold all of the curves' swings: 0 and 1 if they swing little. @param {any[]} items */
function ends(items) {
  const places = Float64Array.from({ length: 301 }, (_, index) => index / 300);
  const values = items.flatMap(({ curve }) => [...curve.values(places)]);
  const low = Math.min(0, Math.max(Math.min(...values), -20) + margin);
  const high = Math.max(1, Math.min(Math.max(...values), 20) - margin);
  return [-low / (high - low), (1 - low) / (high - low)];
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
    const [start, end] = ends(items);
    const rows = items.map((item) => {
      const row = document.createElement("div");
      row.className = "mover";
      row.style.setProperty("--accent", item.colour);
      const lane = document.createElement("span");
      lane.className = "lane";
      const shapes = [
        // Shares of the lane, so that the motion fits every width.
        [{ transform: `translateX(${100 * start}cqw)` }, { transform: `translateX(${100 * end}cqw)` }],
        [{ transform: `scale(${0.3 + 0.7 * start})` }, { transform: `scale(${0.3 + 0.7 * end})` }],
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
const component = /\.(?:m[1-4][1-4]|(?:origin\.)?[xyz]|(?:size\.)?(?:width|height)|[rgba])$/;

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
      width: value("bounds.width", value("bounds.size.width", side)),
      height: value("bounds.height", value("bounds.size.height", side)),
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
      const own = colourOf(index);
      // What lies below another box shows through.
      const fill = box.fill || (box.stroke ? own : `color-mix(in srgb, ${own} 72%, transparent)`);
      style.width = `${box.width * unit}px`;
      style.height = `${box.height * unit}px`;
      style.opacity = String(box.opacity);
      style.borderRadius = box.stroke ? "50%" : `${box.radius * unit}px`;
      style.border = box.edgeWidth > 0 ? `${box.edgeWidth * unit}px solid ${box.edge || "currentColor"}` : "";
      style.boxShadow = box.fill || box.stroke || box.edgeWidth > 0 ? "" : `inset 0 0 0 1.5px ${own}`;
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
