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
H4sIAAAAAAACA8y9C5wdRbUv3FXdXf3ae8/eM5PJZCaQ2g3IhISbXI7mhZrsOYABPZCjeC/3fn6fBAgHJoAkxFzO942ZSYgYATUoaHgoeyZowiMQQCUqkIgo
QUGjgoaHPBSUlxoQz8Ejntz1X9Xdu/c8koD6/e5AdndXV61atWqtVWtVraq2Fl9wrrAsSwwG/afKgQHrVG/A/FmnusnVT1IGxMCpgp4Fbux+eu4/1TbJqrkM
pXiNMpJ/bX4fDOSAOaYMZ+3n0v39BqzK8rgDq+iPKu2nZKp51amyH7dU0aqBDBGTbwCvnQEDwkkB9PNN/6kBA0+r7Ocn61SnP2mBeUf5PK7RNBxXLuCsMrUp
k0D1eMk7oLAqaY65WlaazcoasopbuYrT7ATRpK0R45LiE6xK/gxEg+NA0kZuABXJesQyHdBvgOXJizauanRg/4DJ4KatNDlNoo+ruQ0HUlSQnt5T/tD0UaNV
nN3rNzC4A/qbWtzPPWOyJAmmz5AlIXByQ8Qw3WdxNQ0GUQMp0FVNPEMF/FWrsq7wU9QAMcGdezhrfX+KW39CSiehpEwa15/ViqdVq7KOtz+WcNPH8sLB3TbQ
ROz+jNj96W1Azc31QXqb73BCJczDUUYWEtonbfYH+nONyWhioFuG7xi3/gZ3Z+LYnza8CU+GmskdiNpvnWqxsPYzw5GQDTA1U3plvdzfzBoDRmAylLJu6M/Y
c1XSayzXqYT352Sd88pDhb3kvJWTP3zB/zr7zBUfvmDFGeecfRpdlq/4yBkfPv2cj5y++JwlVmTvjf4SeZHjuU5rm+VGbuS57a7rTuiwLGdi5yRVilwZWNLp
6p58UJcsRCW/QLnciuXKg6fIQih8q1QoBAVZkV1SF6Jq7Pp+Qfql6iHRIe6hhxVKnqR/Xb4XvS2yXOdwq6dn6lRpV6Q/9YhDpllR5Fn43zoEl5KUwiuFUvgl
zytIy3NLnut2SXronn6k4/wX6YUzPM/zA4eyexXfk7h2HV6aSdAji8ARdibNZ7jef61EDjIH0VH/YBXe7s2YPr1SwTuv8A+RtCoFC+2X/j8E7/D9UuTLSiXo
AoRZlluIPHmUlLYf8X1oIPpdcvZB7pxI+eFcpzLDkfO8wK/M8NWUoyXyd8l3VipeZMrQLxeqmLJKSs8HdGrpO96llJp+VMEtvHv+3AU1pXq7K6EXuAX1jzOO
Ofa497yjVJKRXCithETJ/3yxjlcHlUonHFKpSDnrkIoVFH3LO4T+3ut3WdR4WbS7gsDvot6S7ytZhZJ8n4WChxUKJWBUOv6fTjzxpEUz3lU6KPpn4FYKFMjn
ldT7LYO5VKrbsggH+YHIPdl9f+C94x0f9P/bf3dk9mf7lpS+5H9uyY8EWEFyP8iSCGgcLIjILR5VKHgyEKe4BUHM4fuOcEol1xaCOka6BadiC3n44Y4vfN/9
H+5RJSeyqX+7nP/5fzniHZ50HOcgB7/0J4lFrMIJh3yo5DiR63nUNVICbxc//7fjFJzmP36WkUXdaqE7PKdiSd+2LUcWKpGbUvX/KbgBgykwdS057p/wRyUB
Bflm/gjZ5j+BGkvmJcEPZCUiVopk0TJdQdgzI3X50YdlMJ2EZ4YXFCpIIjKI0OLmSyFSCExLq2CVqFWmRdlfgsNJkosfVckjduoi4vLIKlmOUyHKhaWIi9Mv
KKXUYvc03EhbdBGlSl2iYDmWdXpYog7tsgLilpJ3lAxKJa4TnE//uH/QCBl5Z7wvnPa+wKLmSVILJT9Y8j6HWur5Xgm5HHlml1/6l7MKpYBEkv5EpEgRgWT0
IAuOa1O6I7sKBd9v8X16aSHjB3zrHZyR3plkRxbpxldlZPGP8pErOrvEdZR8IRX3O+5JgA/yrUa5lsYDEbTPX0rd4+N/wpOAMF4tfkugLCYJ0xQVk5qRSTmf
O8Y9593nEi2JBQvnzYi6PnL+4da50bmkQUs+adiom/qM9I1rySAo+KUCdIJrQRd7lUIpURkyWBZFgVQfWH5BtFwVCqrClXr+xF73H/+RaiZIwQrpf3Rlafr/
UvibQVVHhQqT1LWUt8BdoKZ/4P1qhprhLA8iRtcNTgwu/Nf/VxX+PydwPHG+uNu92yWBtFzlk1FYq3+rNfIul2V17pJzP7L8X0noTv/o8pVLLvjwisXL/2XJ
igusF8I05fSPnLdyyfIV1qNhlKScu3jpEuu5sJg+fmTF2R85z/pN9v7M5UuWWM+EhQzAR89bYT2e5V+5+JyPLrnA+n1YSROW0GB19oqzKfGVrNSZi08nNJ7K
Mp1x9plnLlm+5LzTl1i/yECdc/Z5SxYvt36VVb1iyYUrrJfC1tzjh89Zct6/rDjL+m3YkqQuPgeD44ollpu2cfmSc5YsvmCJpYJXQmHVRHSX+64LVtwsviYu
klfJuvyy3CZvE18Vd4jt8l75HXmf3Cnf+ah8Sn7CXmdfbl9rf9Hebr9if8L5tPM55ypnq3Obc7tzh/NV52vO1507nW3ON5zvOvc59zr3OM/7v/EnPuE87bzg
3ONud+/xXnH+4PyHc7l7pbvBvcatu0PusHu9+xV3k3urs9m9wb3Rvcm92b3VHXQ/4X7dvdO93e/4pfM5scG/z7/Ku9q7wb/Cv9K/Ql2pPq++oDaoq9TV6hp1
rfqi+pK6TtXVkBpWG9X16svqK2qT2qxuUDeqm9TNaovaqm5Tt6s71FfV19TX1Z1qm/qG+qb6lrpL3a3uUdvVDnWv+o76rvqeul/tVA+o76sfqAfVQ+qH6kdq
l/qx+on6qXpYPaJ+pn6udqtH1WPqcfWE+oV6Uj2lnlbPqF+qX6ln1XPq1+o36nn1gnpRvaReVr9Vv1O/V3vUK+pV9QP3QfeH7o/cXe6P3Z+4P3Ufdh9xf+b+
3N3tPuo+5j7uPuE+6T7lPu0+4/7O/Tf3G+5l6pP+xf4af7U/6O/1XvP+4L3qveLt8X7v/cz7ubfb+6n3E2+X9yPvh95D3uXeeu/T3qe8S71LvE9617kPeLd6
X/I2e9/y7vMe9v7Du8S/xf+yf4//qP8LfzBYG1wWfCb4QrAhuCq4OvhSsMH5lLM7ejQaDjYFm4Nbg63B7cHXgzuDbcE3gm8FX3R2BN8O7g2+GdwXvBHdH/wg
eDD4YfCjYFfw4+Anwc+Cnwe7g0eDx4LHgyeCXwRPBs8Gvw6eD/YErwSvBq8Fd/h/DN4I/hL8Z7A6vCi8OPxEuC78ZHhJ+OnwM+H68HPhFeGV4TXB58MvhN+U
14RfCjeGXwlvCIfDL4dbwtf8P/q3hlvD28LbwzvCr4ZfC+8M7wrvDu8LvxsOBbcE3wl3ht8PbgkfCLcHtwWXBo8Eg+Fe/+Php8LPhs8Fnw8eCn4f/Dm4Kbw6
3BzeGH4//EH4k/DB8KHwh+GPwu+Ft0W3Rxuiz0bxJ501ap36rLpc/c77rfey95L3oveC97z3G+/X3nPes96vvKe9p7xHvb3u3f613se9td4ab7U36O1V/6n+
ot5Qf1b/of6kXlevqX9X/6Z2+Nc6P/e/5H9afSKoB9cF9wR3B3cFDwQ7g+8GDwc/DZ4JngqeDv4jWBteFl4aXh5eFW4I7w13hN8Ot4f3hNvCz6kfh7vCTeH1
YT38qr3e+aP6g7rGucO+K/pm9I3wY98MvxWuCz4ZXBKscS5y1jqXOJc6lzl77FftP9gvB78Nfhf8e/B68KfgRnmTvFn+NHwk/Fl4ZfT56AvRdv8Bce5u/zH/
cf8J/0n/Kf8Z/8fOn7w/e294n3WudD7vbPJu8G70bvXvU894v/Qu97f6t/lf8Tf6m/zN/vX+k/Jp+YzcLR+XT8hfyl/JZ+Wv5W/k8/JV+Qf5mtwib5G3yuv8
uj/kf9F/0nvD/Yv7n+4f3UG1Wj3rvuz+1n3efdF9yf2u903vLu9u71HnOf/X/l3Oi/5L/i5nq/sp/9P+L/1f+c/6D/uP+D/zN8hr5LXyqujq6Jpoq32bfbv9
gnxRviRvsG+0b7JvtrfYt9hfsTfZm+2dYm/4iWhd9H3xA/GguEJeKT8vv+1+x73Pvd/d6T7gPh79NvpdtCf6ffRK9BPxU/Gw2ON+Rq1XvxLPiufEXjEoV8sv
enVvyLtHbBc7xG7xqHhM3BLdGm2NNtrX21+26/aQPWx/Ul2iLlWPiyfEL8RPnJ86Dzt9531cXC83yc3yE2Kd+KT4urhTbBMv2C/aL9n9qwa+493v7fReE38U
/yYGxWqxRlwk1orw0jVz/hJ1WdrSQsvymsHBQSuWs6RVs2oFLbujTVI4A3KBFjV6Nei8t4iMVq2Mf+/tjmVf1a7t2rxm0KqKmlO1bOR0+ugBuURfbK2IHW0f
XySbdQH+06JHWrF9LMOx6Z7qIjMWr2pWj9xxA4Hi13i67wYGTO8Jnfq3Pjto1Vr6aucvi+1ZJmfNmk94rIjFLJOX4GgHgJfG7j9RFY52l9b27rX7YrdWXrnA
qg0cV7RrlnapNf3LtOhLy9WAv6Vt7fQloDUhISJKkX30Qi5dFovahX0Mm1CmVvb3aSAfadFCxaOjhQCdLLSM/qO81LilMcjQj9uaXBGjgaAVABCIWeYpik4Q
9gBhYFN5SeXlAiKjdaRlEekELu57ioacVVRMF+qr2kBfTJklmdQRt7NqE7ZRgfvGdORfhdNaMndXUYrdq9fFrha4qFWgx6p+0Jh+kbqX/louisWqWFKOfsqe
pNharYodk0a5YwDQMnlLENK7GBX0z7Z9U9fFGcy1s20rmipEv7a+GItjjHm9Z762vlIHC2oxdFWS+PT8M7ujNgvMxS2teVq8QQ5r5BCD4GeAfrSVPVrkmdT2
CirSO9CL/Hp57bqBvlrX8d1RGW9qSDyur7aSEhqFXhKO6BeryITrTyp+faAqQd+7Y9Ns/rMuSu//fa/1QfD5MalzcEbu/vTlNfGeIiOdtmPPwGlAH+xUdQD3
qljS29g9HeJQdYgrXBYxi7pQ1GNiyyUsWEQPF0Wdmrig6kSaSg1RUfd0IkeER3cIJeiGcizrpislaUmJi/EgzuiOxdVg7V7rA91VSSUim+zvcy0jsyz+e8Uy
YjnyDwXxGXGU1MQ5Tg3t9JaZy3FIhPRDopFHjJVHJHkisCSYEFJIaHYzLagOrkpA01jlDczH0fkkIIyHYWUCStLYDNbSyQuWDFIQDnj1RKrOTnJylqTYcrxP
iqBUBdrN4p+ohVjnv0t0dNq3b1+3qba3ZVlMTWmhPjMgWlhpaado6az3PeL7RdRuVpYXtpBg1lZf2Ecd+qkLtf2vm5ZGZwgbQpXKQZwTIRIXz8gISZok6emP
VfJOJ/JHQhe7kBEvJyNacSkjkZClaIcg7CVr7btJBFPsXfo9jjnOBa80cF5UNAqYOmbNhQtZggb9hdxRf5nIP8d3G9WeCtzAcBVvqW0xUcOjvipIYjSrdvFZ
/PPe7qqby1+2kN+trT3/+Kqi6396VK7qasXsCUh7vb4tvW+/eDvlo4ToC8JmQVvVRH8IBWGZp7a7iNkeDRPpCGMeKZnY0e213s9qvHfQ/L1O8rm9BQlv1+6/
9s7/+McuboDLMs1fizxu/pkZNvqaTZx4CPNJbb1YGjuH8j0NXocfy5g8b9EYUTv8jdAygtkjC0T4/mWxYsWu1WiBoB40yRAEkt4DyEKjQrmqeJwAcCauvUwr
UujLWXx4xBBGfAi56Qa5dwI3v682ndEzCU6t3Ff+EvJ1pQW0c6R1CsBrp0eebNAXBn0xFm7CJKe47T8LKi5fx3Xy8JXVS8gRrysaX5xy3ST1SJ84hTAqEOs0
WtRjxjQmeK3HtIeoNM+aThd3luyhV+tFn+me6DOSuk2zOjIDHSsKjLF+bJc/zzWRophn+dCS0A0CL4N5VoC7GSI8WoSmfGGWLOBaNuXbm8u3m/JlU37CPGuC
Kd9xtOhAymQe5Kl4JykTIiuGey3Hopg0ySlRAXwyXZxZstMgomdJjeuhBpGeZkR6DCKHGkSmzrOmGkSOOFocQQLWa2jAFCh/gYuhTdyixnMnoZh0DSriatK3
0W4yEFJRGITBZWgNy2gZmIe1OTGlzJiyxONd7VV5bCyLMMKotxX48VXJHVi7bO0aBoYBnPp6CPCqAlYRWIiZI5edUqx51p9I89XkcjLf7KrEuANBOxAZIhLP
sxxj87BFaKfc8j/IbEoaVm60y61Z6Hq3VuijNgkSpfJqZmEoVIi56cuaAPtItg0pczkBqiWGlRBj2kVcyT2OlANOf6pL5IiKpqdD7xiEjFXJtqQkq/gxEkub
CsyEYJf76BmUKdAIrUBtogbela8HXLay2QhwtVv+Mlv6DaXkszWSWSdZvq8gX5Z8WpaFDLGxsuyZf5qhvg/E1DQ5p+rhMrPq49JTDXDR1VCrhLHCDHgGovb6
L+F/DN6Hpk03nU71bDKib8g9naoJ7h7X6hLaHwvus+PCTWF6+4LJhA51oH3tcdM3M2GJmVySDGhhkpKqZHZAUjkRFmJRc9fUH2RnJUTIJ1MncbdCuyE16VNk
WS8TZgIrHQRR2p0YvBbdweKlW3k0+YzR9lmRIO4iI6AfXKboSuZMv5Py9dMyN3bt7z+CSuwnUvYrlaVdxHS/Cnm60xKsewXL7A1GZgstwMVmi3DEmxK9mWaX
SanTRZNSp0sncQldeqp+be2XoAN2WXkdQM6DNRtKtRcSp2dLUtONsXm2XNj8CC7358o5dPHmypl0UXMlFKI7l1SmqHX2AZxVKLLbB2doGdwgPw5qz3snFAs6
qFkLi9TPxxYj6LxCNazVv8KuKI0qfDdLDsrUZ70eCWQHQYDwfDOea2KlDk6CBNLtcUjezNmExogSvLe7hsFrUEKN3JiOdIMS5k+wLVYpz26vVymBtM22aoGQ
LeqwYSBXS/aCYwx//n4gvdmri3fGLZljVNdqY0wSOEyWppvlWdKdfxw4o/vaqj+iy0vEVw0RqlNvednTmcc2yRd5GQ23Jpdxz/wl5J6SLvKzhFFwiMfzcKxx
4MDPJco0pUDVV70E3bDkSnJNJMlUVPWQt1D1IkgpoFKaSwllFKB/PrLbNtkEhJybJLsmmdSqBShUXJerPiBF5m0Eqd/IhPtvH8TfI/OH6Z5vP/jc/OE6NMLi
2OomgI1Mz+UyPYJM9L6iW7hbcnCKmCsp3olkPwey2qK9HCA/B6jaCi8cfAjTyo95eqAtNTnbwX8WfCi6e69uq4nxuE3otlmQJ+JTtYLMcgjJQhJaEiASfF2G
HFm6BXJk6QrkyNKtkCPO2UkXkrEycXXxuGIR1tzfSIJ7H7mR/3uVHuc0P85sPL5Ijz3Nj3kJjyLWXv3LQKEJ4IQJYxkGE0xyZp1mIq4n0Kha7cBrvzoxx5yN
W0Vi2QkeJFu8U0+Ef9uhO2ud5/TFZKU7mLGZJsvVSbj41a50BgxWUtxtht/usXDqNskJTgeQRRhNa0b2akl3p7ayLnE1uGElRyVL5l2i1dhdz1q9TjQrNmEU
W5J1DAUn9qHg1okmllsn4EZN0u4QyVSXVkMkdKx524j5qu3QcETGNrBySELk6ZIuEh1rO62+adJieVAkhqK2I00oczZRm5M8V5IMM5Pn1uR9T/IcJe918lxI
3ncmz5OT9+Xk+SCSsoQobP2DHCt1G8+DQrJClqwxm0m2DSSLRLAvawUEyTL4Q7QsxhxiZTHOkCyLsdWRudN9umDuOvv0ZHNX7tMH4a4IMBgTqm00Rgz0oWuj
tG8jYkIiY6dujDM3MX4JX+hJpBO7qor6Pkq1QfYu8bNqZvK1oSwmmPRCGJlRU2BwTPxC3/A0mA2MNppdSybZsCsP0jmGjdsbbEmWEb1uZ76ABkuQSt8G0X5H
Y+LI2Dp2xHDclgzHOVZtg/rb11gMvqT+I0MREyCE1VgIRVFudpLYZggOa143F5mhc5lqi/o4n8qnLTRpXj7tVJPm59NOMWkt+bTzTVo5n3aWSavk0y40aa3p
OBGAMEVwc9Dg5nHGidCME0UeJ4qwqRbqIrT/ArqwvVU040QRrN1DlwrGiaIZJ4rg7TIRdICGKcJkAaYJreivZqRRbCQyCWD29fbJS+r/NF7yo/2xTsIm7hgs
ocbofm+M7vdTjiF9mvBYtZxyJalQMPHfhEcqhkdcwyNlwyPK8EiL4RHP8Eir4RF/HB4BeyQqGDSBwZ7OBI8zD5yyRzFxP8ywKNI55YIbNebF0BiwYX5u7Ejr
WmhEatsGWU0zsaZPZ8usEZA5SzqtBQ1Xm2PAa0An0HPSaTfdl2S+mTPXTGlivQ/xdBwq1Qx6SzItxnVjfoZ+2vHTya9vyb+uPWHh91lC8NaGX4fMHypmfaSd
afY6Cf00zV4vyfmiK7XPw7Uu4QXUHrUM1hjTGDSlZNOZvG53IBN8oNNWQyeHetUepKqpr+0L6aLm2udjyWqufZZh9lOpwNOYOC3fxrQMzXP59nR+JWQLN7NC
BHxnC1wSpClEwzaYD4klVtQWSSj56m2YoYb5QKZaK5XZYW7J64TJQHcANJPvyAWFmUB3kI9OvqtgnZPvXKwT4S4uV1syv3iX1XekZZXvYN1jlWz4IOR2VFt4
JqqarBG4uoXdECqp/WrBlC3Zlg3P2deVnCOQt/51RfvsUOQzjfQD4FAUmnySct6B8Jo8kXLegWghfMjYqbZGmHMlj8oBovCs4J/wlWwjvnrmOZ0AFsdBHbKC
oh6viUQQvmoEIco5JKVxHJLSGIV0qdkRaTWOiDKOSGQcEc84IgXjiLQYR6RiHBFSM+XIeCIue1RkG7Wh80mZgIPY0G3MNoc5I8dBfCsbOm+IKkvL64JKkxbY
I6g0Pb8smC0htSlfY6rvQ+CxZJqHmK78tWSqLYVuxL38daMV7HS4I5JUJ6TDXQd4o2MsqeowyZnJdIAuTM3MmnYAeFh7HuszxksuNpn8HXBuRMOyh/ENnEj7
xw0P54y8l75nPjMy28SD0ijkjB+sjB/S8eHO3PgAi9iY+tQxQWpOlzJzugS+CPZRWAfGnG6ryRVkUc9CZ2NSuAo5Nw70e7CgVHtiI0ZpPcL/bDieI2cGLRAa
WbdxjeTu8dM38ATOSnzXZFw20pt6UlaTJ8WhCqMMipEeVXG8qaLifj2pb+ZcDNjj6MFO05ETWVUR07Kz2p0qQjibxP7Qhm26+8Si1BOJgvaKuJ0H+8RSXScM
K3LnlMiRNW9Vk/i2NYnvOChlYtxWc0iM2yC/nVQ1hJMa6ADDhrNiZRY/y1+j879lugItYtnwq0XD1Yl6J5Zje4CwzFhzMc+F+o0oCYg7OxogyUksJYKa3geH
3DVj46CMgxwLBxkLB4aNmBPuYh0VRPw6ZtiwVQNQpgjK8Gp1EZSxxi0KkfHRpUwXYaziplkPsFgAFmNyJJwfNJyLhiU3LruiWQYzn5fsGvXlCYU5epcnJBbz
sqn+P4cE0JcovjpZyhLle1L+KhhzjHgbF8eoaat6cIr/SJUYJM1Klef+M3HjYEPog0G7g8cqcLBJThWtLi6tTmFzuqprzHcr44lLq9VEC5R0N2vWMJ1YJead
osO+aruuaguyG5BBTdQgqdAIjKC7NsPotrEx2rXoAzIhXRm/k2hwI6r1mZ47UC8p8S90kFwPrsnyduN5oEPbSS8Eza5IptJ86N7uhUVeK+vTE0+kuyQKqUjy
GRd5vCB5p/u2abYVK447IWYusWKhNJ/skCLmv3wzC5UxW8kwW6ZMduSUSSkyuBXTmc1SpomKjZnN8YqCXjRiA+UqiMGznCXC2GXW88yKgOIVAbgdnWZ9oAyd
sX8VPsZsf/uYs/1YEG4fdzKMCpTI5mTd1majs9uOI+q2ccNPKto6oW3RuGuxGm/qWSVTzy0w5fYx9QwVzI7hiNlndgybp54r+516TgcNtvTCdKjoziy97n1N
kOXdxbGnnluMxVcxFl+5aepZ5aaeecxqo0ZoIiTcRcsMJiP4OZu90h25QSftauidp9P1NS2iSyY4ZsFMZEu0uTVuyyxw73PRrHnNtlQmz8AuOq7ySn4QRoUW
s2gGd88tv7wGKlIVStFo2yS34MoRA+QKx1mYlDy+e4wlIA4p8O+M1XDsUS/mln1yj1j2qXNCtgDTTYZ+o+Izu83yirbyyy5E+2rqW4rGqkt+xYqNS5Vb9OGm
eqebwt4+isYeEUE2FeakJD5pnPrUyPoUVn7URnpRjAzV2OCWHPFlZph4+XZbMsiYdWwzgKpCAWutT3EcD0rWJvb1WNYsC8uxuy2z0D7VthB5RWPoVNufbS/K
LQfkCEiWc2Pwzr1hIzrKGMU90jqt5IA9mE4unEpC54lLR/BE3gCwhprzDZm2UvvqbLRZ2QqgoXpz7uzlMBdLEV6g1dDYGbcP56kLCo1TU/bQQHU8mPOHhwyo
XFeOl7OxnklFomzmxuQWzTM3RM5zzFL8WViKNwBrk3PTNlKLRuBCNaFNOnET5idzh6pWwgWYgJKpw+anEVEHMhdC+iwfKNGIYioEf++qson8TAXkKySFa+V1
g2pohmOLfvZAFPdHsaDF02zZA5W2cux9Rjeq/nuQzIvyRGLQmK3BTRk1tjdKjYRRUBHzAbkgqWQXMHkTy3lWwkr0KoZ12s7pIacn6M+Sk819OY5myUVkPNud
mD1BHZhiKP/iUuYuYrtFOjiSITaSR+voJvkYgeswyaulYcI0kuojeyv3SJqcuZh4/LKLDRbM0eah4I7Rezk+aOq3pj7l5vIoQpmuBZpq8d+tZ82SULJUe6Dg
jHRbiTw/eSkH8kyzT8W01zT7/NyEeJ5v6dVZcWEI11N0YWhjvE9WNl1KWuXkJskyJH7q0nzg5BhDMXqSxqKh/XcgJocMX06zZ2KUrO2QeSU3p48SWMXlxpSm
0ZnjKahz/iRrYlkRsQ0IcKL6hzO9+ueLEhL5PNA2FT8dpafZc8wQzCXGk3Z0wkwmx9OX5ttdVY2Wox/GI/8iQ/z9UB4WYW2PlRlI3HHaGh4aTcsGJRG2bCyC
dOD3q7LJjHkaLc3GvPEkAVXUh9iW2ZfOY+OGBQKujXxzsiBJGsaQBY71SqMRtYp+akt/QKxKQ7espXHQCN2C+bzEhIvJJfBAAqwoY+4oKH+PqRZgOZlU0hy4
j++MQ1wW8Pv7zXvqyyr7vtOrBVx6sKac+otYd5ZN0HyG1omck+MSLroZWrnKdRTIG2GHutzwPqETCUBcqg3usBEhGfSSJbWwFppXBOXbgwmU9+kSpta/kBQc
/J6N2dag94UnVovZ8mRd1AWN1j7Mxe7nbJRiCtRueWKbQKzf9+wRWcq6BSF8TWmUktYzVZ5Mng9V/6Eqb6tJYmo9HSHc1tOV2XYnrOS5dhnRRbXySkQG485f
iWhhukMUsYdAXYcu3EiFmWJ4JFjVSIJMb251Rb8YiPrFKq9fN3aJ+AvIaJ9rw8mRjfgrVJffSUIJHP6cT4BDZOcTfLOrazG2NS1eNs961CyV2kOZIJwR+/Os
3UlyPUnendlbO+YTlF3JAivSJMGtDceSd5gMxXIobmAwnMO3cU/N0d5Qhig91uv1OJhrz8xJG6EU5wpgx9jVGQS4BeEQ9Zkcahih9Rx4abImuIWcc4iKxOPh
E+bSw1y6M1QHcmE9lnNtOJshdswQrGiuzWsPabkdqMbOI1yPC5S7QLnjIrWW7opDQ3Ud5EqUqBvsEYjaBlF7DIRGI5evMcHTrsct9bioAZvglEEmW5dRdQsE
hG7iAmWbi01DhJQNtObai3hQIlwJ4asp2aN+HKIU4A+sAYuaVALo8GrMSgJNSnfoDWUopbCDesYAcNVCzkJVNHo2RDUBSEIvqQhDDbDyR8I21z41zwWiwU4g
akGLqzPGAReIIUwQj8MFjsmaEFdwzqFYNHNoDnxOmIbzwkcNYy4oUn0Njqb+I0I7vJpMLSfcotyrMgjVgkkR4hVGUkfcVlGPI9I4oFbcMgSu0C0goCDNBVKD
ymKujUkPbDmI0DmnaExXgVroieBuTI8uuGg7MmP5lHJi+TQl2675mTBrv5swDMBZCEAHwLA+XCdC3t2r1/Xe9MiNj4SresU6nm/dkwQ4437rZ5/80RH92+Pi
xrhlrr1OMOdDeWELlQFROUAQrRvjMi/2WiwEhTrvNZPDcZsupJuBQHuwJ8Gt3x2391qa/n2we/t19Y3xhI3UR+/fdvDHX/rn5+cPE1WLVBxEL6JhHYwLCQ7A
tmXikUIMDwzJseoNN8alIT2B2HsjEd85ZuqHPnPvH3ueIBQijQ10EXcZoTDRUNS0bHSjCm8dhcLGuBPyC4N0EnChGz1Jd2ZMu2M+lEiJ6i1hlQXYdDE2xCUG
m2AENsFbx0ZujLvBsHIoQQs3AdDCDbHJTtPHFV2pE6fQf+jjSg4B0kO6dSzQlY0a/erRP1ubLsV2Rkpoa+wYSwCIt94CsRGquEIyifrQjTSIE1DTg6QuTI3O
iBqdt16jszGRfqLQBFRNN0SwCFPxHMtoa9Nh1HxTeXFE5cW3XrnHHExSO5RggRsbWOCmONfegQ4LeEyjIaFMI8QwaZttSLWRnQgSU18WkboVqZ2EUDAMJggx
yBbwE9LIQwXJLNgs2EetaHsY1YphQMCPQJYistSRBRtMOwkGaqYa8V9Dpc+1NwhWd+gah/Eojs6zXkRXt0fugOj36J8cgN2Ef6rfT43iemMvnomkMVsFU89w
aDXvdoFr6WVr4C5PG2KF0U9TeP3bx1R40Lz+HYxc/3ZnyUVmJ0q2luHmlr+NtzW8OpnvXlR1I34fh5isjtItQwXMlYeYKy9grjwavyzsTzgLIdYvaeTESpmP
tU6yNbGa6vFWynRTjcut3sitdgmkA4jX45Hyu+luO+1TI2q7P7uaiWaq/fLq1K9A1XEROJdMCAGHLpBNj0WfLNIQMTI1q9qaULDNzk+Bt+oS3J5WrEL7WIGu
QCeYFVgrbkdYP+VqAUVbxvKXWkxystZmaig0FmUWNa/JuM1rMvGEGmHNW6DySzJujTqv5iRLMiNpHRc4MiPSBTTcRWd5iLvAsh5RDlSYgJ7yxuwpLh0jM7YL
kF2FPsOWMWpx766bbrljwxVP/RirnOAySpZ9cXhiCjI8IJChAekxyB/+bPi5F4f2vJADaffFUQYyOiCQkQHJnNX76MO3PHTJ7z/xhxxIpy9WGUg1NosWAEgx
ICwDkjgztI2feu6uJy++/d8JmjVevyG+0j+2IZVNi2pUsQCjN7oPc9lanTB290FUWtFprbpdV4aqHTUwvKrBBbNO6EbITbIIq7SPUP0JuMANLyQLbhXdoT0O
/c6Uh/HOg0ToxxLjiZkYT3zTYqyhM1iKSZg9LF8ZqKypjrlm2tDF16xV76p2YurTZWXVmP4JbKOtroqxjhzoziXdhOcItVBQZkVMF7OYV7M8lgEfrnam0uWP
K13eiBXPd7FseU2y5demUO1TxpEt3kLDDaPGoyUq1xKskVNrvDhimUuUEzgwZVYd7Uf6ki06IDD1eZ8O+zK1XZ8/jID5ILeKgXV3n+Sv9jraBR4rY72Yq0cA
lZdbsad2HsdRcD5zCQ2DPERQPxYMhzAOYJ1gJN8MXUW9gr2QqI3ge9w8Dmr1k0nDbHapCVx1EgA2fJSR/NjV8Juay3Wj3CjuzZZvR+SenC35jnhxkC6kg0k6
eYMNJ+SWXKWDq+KOY9asPP6sew9757uGs7sM3T3zz+xmVuwiA3aS7qIiXQdWpMPsASdCNhBm83Zyku8ospTSMu0LyPQ4KHmI6SH1BzsXbNSdyf1Wspo7uV2b
0K5GcztApcm50hkoqqPhuqOSPNgGKKKzWW7YzE8tuU3s5RuQVPs2n5NhOBXJlMD7czm8J80/ksx+BgcTzDeuHkyOtZlqL4oPxuWUeAoup8Yal7PiKi7nxzEu
F8aH4DIo4kNxXSfiwxDEuF6Ub2KMhDkAoi1ntrRlZksbt8YEZLZF/MIMgb4pUoASWGlGQQ9y6I9RCHLrI5XX9F2tsSPL1VNmS5DuYEQ5ubqKXVuujmfzLPIh
2OHl6kNnc6jsYdgN1l6tcKxmWzojWsyCNdt4r1K6tV+3RZNhwJplXBwohGkWgw/m3L4lhRpIw3XRILtmLTRbsBxun6YRk4aUhRcUcxHTTqLuOOzIjP0KoXPJ
6IPjLWA8ZoMRdDtUIWwNjBMpReKkPKmmDING0CAfMcQRwAaVpTgoSZowPpyBwCRkla9tBHbhtAeOwq3t4BhtjGw7rHR38EAfTtTgLUE0uPHVN8HzjdroB80f
2XIbQdnUbZE5YID3F+O/rSI5QAjkOvCjCuSsdJuS1VgrJzuf18rN5isOps6/6Zxtd5qaet5cTT2m/MzZ9kwtous67PKAXCX7x97nbFas3MzYUI14TdUY+Z6Q
+x76IAMnjR79lOGHZPR7AjH55evWJKPTE7KqoqQDiQLTEVNQ9XmrF+6w6ngo34VMnx6OTBe1yXxnNqjhrsCrk7grMoVxVyKhaKk9I6rl2mOpNW4hYGqfwSk7
OHK95HJYCocpD95rz5K7SV/1PmTNlruguLBNrbgFJ86UtqzdzsdymFUAB5vVSLGwtBwTt+KykN+bVQDSPTOrvFNhDnkMrZnH0cIT5t+XfIsZ8wf4dp61E9f2
2XKHrE3HvP29NqpnGt6fqEPiGo9xKYzEpcy4aFR3qMGlJ49Lj8T+cmydIFywjaJazlDCcoA3oipKSZYDKPMOid/7ZMwQdsq4BZqZcz+QLA20mNyFqJmKD6ZU
HBTjUhGrW4T6IEc2rhUG+XWimZLnG0pe+DejJPZajEPKXQahU1HhGQads5ppeYqh5cmGlov+TrQMm2n544yWcnxaCkNLrmStTGgpm2m5Rxhivi7+dtQU41PT
oPQ0d++zSfc+L5oJulsYij4sDEl3ib8PTbXPSAZb1hIJQr6P6H6CdmaIxyR2ORxpPSoNDg9Lg9MuWa0gfTeRs2S7QrqR2VxLeqfDbLulu4kGQdjTLenCnoOF
PaJakCH/7RTl+6RuaSzt5bv5O2k3b23u5hHkffHSBNJWbvxXk8Zvyzf+/ubG13TWe7uaeq9OTxkxtjdoNKKmOtd0fVLT5rdS03oJw3ZiM9z1DPeKBO6GfcBF
HK4He9IbOTK+p8gbojzeqTPGgWsYqMiJL+ty47g1YnO9zGztaU3gS5PI+dNEXakiIpZetCyrliPdvh274bdXJ/IoUi7CCCaBWaFblyMAeMVybt1OpoPAiWsN
SPl+1ujmmq6SY0+uHw1dGMMQBFvAgDySgIaPmUupCnjizKglw5jYpsMMW0gYFlsoazsQqdwki1uNLO5gWbxPxMznO0eo2q2JetgGmcwseqJfph68hnrwDkg9
kKlK3Z7HZL3BpM6YXJ9ohc0jtMKGRCtckWiF9W9CK8wgVI08PyCpFF13ymqrET0DbQfJ9SijoMiHC4Ul27EEmVcFMFthHGYrgHcKYzJbAczmgRMzZislzFYg
Oz5jtlLCbFmi9s3RHSUwG+/b9djKLXGoKzFZuFwHozisCSaO1ig382MTE7Wk7BiN0HrlhJlaE2ZqSbVfZGzjJ6Q208fwhwrmzKRk54OX7Xwo8LzEWJYfGYYF
+EWK+KdwDsjTdrTooj4sz7MmQUjmWQgraJkl2xFkgBPEEoseOrYqzCmfJBngMHM+2nDKs5ZhWb8qsvlfPtSKjx6AgZ2LbI6+KBJPCbEs5V+vNltX6Tk91wtq
G/sfE1vYYhu+lw11y5yrwXc6vcNlDnZCz7Pejsssjtam6qc3gPSYjZdp2Z2N212NWznPOiX69AzVwmcVef1iVSW14veopbGdhl6T7RwjMOM3q5PNoWSAzyRv
hi7Tkyn+44qNkytd7Z1oDj3EoT4cCkuGb7n2FLHUQ5Y5WJUQinnWLKAknodqVGDARwY85uVOLCax3zpiiI2aMPOpdMTBg15t+ns4KCdiGZg5BkQDTBow6FVT
0k2PIwXTd2HWnGAdhwA/HF5zbNHN9ujatd28cTnZn0vPz5Mf/8yObTd5td/ed+XnvNrgLvL3aiLJ6Zaf55kKGzYIsZY9Q/wbtIx9pPVHQRXQ9TVBapTe78Hu
R5t3PZZwHYRE2Lw7sowrmU8VxO56TcgeXyS1ETJpHyPSOjlMt9nNmK4lc6FU2/0lPj1ucM3gxxI8kS+H51pp8PysNHheLg2e66XB8zJp8FwnDZ7XJnhukAbP
K0iCyZbMIbLBaUaExv9xSLbBaUKlnqByS4LKlgSVmxNUNieoXJ+gsi1B5asJKluBSmDmXhts4VVDkEwvM+dhlbFJGdF5bfvdX8B0jttr2wf6Sh1hwSnQn6R/
wqIfr+D6BTsy53JR77t95RdY1ifw3EexddSLjsaL1tyUZLfuqMetJh6prSl9Qj1uM0FHbvnF1ckZgZaZWUDaS1lajPAoNJePTavNOQfHMZO+gHC2zrUwL9Q2
1yrz7g6Oc2ozsUveLD6ka7w2VMZrQ2UUpqOaxBi+jEImmH3MCspjwMkVHJ+6LbptRI0T8jWG4xYsjdek0qgWkNE9ErtqJ0bPtmqnbsVu0COtU2iEPJYX4Jir
Fg1xKfqPHhbSQ+e4iBTGQ2T0i0njvehKXzShHjPyrc3Ixx1Av0136646odChJ9WrHcnEUzJlhnjrSebIuK6/kue6DM9NMjznsYXyFiHaBuKEuRZmMDvmWjMN
T/cYnsbM50RTWyfXVhM0yoHR744n9+p175Yn08Pkd0tEZLWlae8zaYgKmmAEoiMnEP7oTutITpXiwNMaH6k+PldHo1iT3rSN5K4Ow0odxEoTmJVoRJOYgkvT
PGN95VhrQp61OkbXP3E0lmNIQueYuZpR7hzFQHpinbcIjmCYiYZh/lol1Wm6cOLfgGFkpvZyLDLBwO8wLGIZFpkwBot0jMEiY+hM94BYJDigLhoj14T95Pot
5/IOKJcaM9cE07eDKxeUrxg0vHsAfDIGqpPGzNXMTZNwylfbSAYjwThm7hffP3zcU5fPH47brqoejBhKjNCwObt5lI6nYCf1QbprcRHHyVD35A8PjScv0pNz
507/8/Kmxw8ux3rxmy7Rdvc+jppv41N7Dk7asuDdZxibZyc5nGad5nfGmplm7xb4fVrUcfyHXdvcnIOAdOmDGnHCw/Ek3Tqsp+jufFonQGxmQFtFPZ4wXNcd
V8UdG2OtJ+kJw5rGoeEhPfGqeOLGuMrAf88RKfE+mkA1x40ofKBf1fHGalVrXDT59PEwiXUHLh25/VNa52toy/qTQ/nb8sE8QqN4h564pPuY/3naz3/e+ZsV
Z/MhJ6ijbWMDZNtQDkp9+Dpqb+fV2MxxAQ7RjyddPRwfMsQVt23Uk4bjQ4cYgz3MeIfJBcd0HnnMyX+uTlpAlO1svAJyZDoRcNah3XHnVUnOP83feMyVP3vb
89F/qdxTvyZu2zeZgJtGT3z7jGOzBO6aGscoHZTb5TdJd+eesGOe26L4awBtb0gs80FZndAdF7dtjN+WBZeC85u4CfUQZTKCLs62Urw+UG3DoGHzZt8R7LZB
xIfjWhdxTz2OcbtOEJ/Qdb2IpxI9NhJ5Y1BqmHilU0+lWz00NKyTrkziejX6aGgo1kPxEWhD7tVUKtNJr6YOxdOG9RF66jDlpZ8q+mjaMAf1HlHHa617qKrD
Ke/hyEc5huKeIap26tVgM4DQqGkqx/DGVEb3XE3dfDiy6cPprgdBvDEV1chC/R+3oVVtlEYo1LFGOUl3NUherx6uD9ZT8gk9uggHv0TNM0vSf0Q/1ZrOloTK
OUy/jYeRWG2jUp3jOAPIdfBwfWRvNffVaeRl2nxC/YjeuRA/g6QLtBn1Ncqdxufm866MEdkX4mdRvUqNzVVHnmwnmWaauEBFI940WCTmTNRzi4uqkToFqYhw
2WexHKMZCO4ICHlOVJHh8nzzLcbOjnLFGrcGdTf3Mh4n3wioTmOLUHOhtgMrj++2YItOZzOV5+BnQb3aFTUXaJK4KUbi/FGlffyU69UpEam6Q0lzEz+SDAyz
Cj2EAzOmDA/Rc5Xfx/Tcxs9T+X0bPcecP9bdRO6DeLwtaRcm4OFk8zHQOqmHYT3BQKQH1EDGVg8lUXor1WhkoVXrYWr3BF0dpo5qxaVKTxrYtJKMVo+gJ1Lo
0+gpRpUTkDg1XXl2M4tOV6cbw+7I5tjLGr43ZIIeX2H1m4ZbZtN1HKfVkk3XtaTTdSMLmWk6l1Qz7DXPWICenj6X5+eOJAstImKSl9IFzT9EzZmmjyDBIV0Q
D1XjcUNCR9RzuAHRQzQkEIdrDRCklSBUbwnxg3OhTQePboZtmtEJP8WD2TmTLl0wQj09BUaop7VpYmyM3M4mq9LlXUxVF6f3vacIizw9ZKFzX+bIpH29TI/T
nflhHtBzTx0c+tFNhlXDZyYhaa89ZpnPfGSTOetV82TOa25fbU7t5fWr01klTK4l+XJTOa+5ZipnjTJTOauVmcoZVGYq5w3XTOW87pqpnMuUmcpZp8xUzlpV
rUBbMUe2Go4c4X38DSdF3rq/gaCR2kyzibTcR2Iykw+Jd2sO6hnLdYi0n5+PNdvzLOM4skblAA2vR/oZGsWT2CrwcmzvZWxvjsl/1TgEEb+I8ZUSRLUUEIYJ
NndN8eQwMJUdBuaOAQCsiPYV+hBKafFiA86/w/yoLh5fNEdNzJI9mFV72VqmQ+Kbh6zjuquhORokxz2vj5gKvEv21TprDza4J5kIfL15IvCuZCLw+8lE4APJ
RODOZCLwvmQicEcyEfhwMhG4K5kIfBATgTLiaVbXvHrZNa+ed6sVgP61a0A/5xrQz7oG9NMJYz6RMOZut8oLsmZ7ocT6QSddylhGkGYZQWrvaIFNI2qehc00
hXlWAXtqQEaJE3qwV8g1ETsGjF3bo9LlgsMMazU+AtLTuJ2e3ka/85Uz4PR7iLwZcNKY/F3W0lims/bgT7ALvn+Sj61x8qdLN8f+2hxj4zRHb2ub+tlGjI0p
w8sYTyVaEB8HajpEXjVuG8ecVBtH13MErZVE44R8/mNPcibkoUm8jZVE4xTpzkTjOLwQwpE3dGeicVp4mQR35VHfTshH2jhYeMrWtbHGyA9lPCj+kEQjuriR
ESfGp/nYw+NBwcmijp006thtIgdYYLat6dKKXasSG+7AED7kXSJM8QWzY56jkqlXvs2CgejkndY5iDzjXEnUYqQr26uBbt1e9TNE+eid9hyiE3KIduSCDCq6
wPfFUQ1oyxrQPk4DZpoG9NBlgmlOxzjN+eVq05z25ua07a85dnNz8rERDbQ7cs2cmGtmJx8lOjU5LHQm373ZJi4wTZxjmjjTNBENnmga3DlOg595iw3mnf++
VqfxCWjeYt4mAQo46aGdDbPDycyO0ljY815liTNd98lhOBQww88ZGz98mcHDQXEgaBUaGl9yM5+ww0ph+n2cqKVZK0U+xqu9Ylk0bAtpPhQnzdQ3NAJaohDE
KbU4HkGE5lBzab5o2YfVN0ED0aplyICdzSd0V9MDh1DaN+nkG4tMU2Gd2nzogNSmouFsec1DdGJy2iQC9sQKfC7IQ4yiD6WKszYRSNCXnh2F2eBl6dH8Hn8k
UyvUhLDP46lLbP4cpJ3FeyoO2zO0wlfucAAKx3mKNO6Tl4kJFKLVbQYUq77aIq5ZmztloMp9Q11ggC5IYB5QmdGY2JhxQ+OTnvIQWJp85w8LhnuFOa85/ToO
f4h07OFmzChfNgswZn1cCHfAfDUxF+ZZY5IKE07Ly+lkVVcFthlosbQmzyV2RzCwdrCiLBZegGBthHYiiAMHlmGlPdmtpK0lsd8d8z45bLT1Fhb5C1QEFOcd
m4jZZ2wpB7z+ESOATIweRkYrgMfxefgsy0lFJ+UxhXP9OEkRSct9xHReUjfif5Fip6dXIl7UbrwOeaebzN7G0Wl8YGCgyZxb3N3Cx64s5vMyKcHIPE7Gi07v
xgHFvNc4LjT5yUFycjFlGoqL+zLjfeQo7StHUZc2Jp+EbEyAZPunMZFoDWXfiMEra4jym/oL+wIcaBqeh+tk2eG8XbrNbfAgIHgTNc4jCXWYPzIkzJ92JLKH
FrbLfMwH2jgmFKuzaTg0/oub2TA55hLMeFcacn5/I+T8/9ew8wQX2Mt3jQg+ZxyO5Y1OXL3iUHNhQs1xBKzCyZNGUGyE+2NjEWhAFSVR2ir9/Fry7IP1fbMl
yTXbKNXIcHNn3+Hm6anLzeHwVhqFHl0mOfx8tDb3Em2+cDxt7u1Lm+NYYK9Jmzv8kQs+lhR+Uv7cYCfT5A5vLco0OaKO04NleCkMagUkljgUjkmEwY1PKE6e
PVZBRiEJFvKq+XwvtIrkSn9snIwRepPVy8fSoU3UrBOwVXYptcQGA5FSs1NdUwNReNebl5BCy5M4ZCtNPIHj6El/4avKVYwSrANlH3Eb60CoC9t8Gs/PNgNc
nfvaX3lprPLfDgNGHFqDwZxlw5BZ4ot72q6szr6tyjvFEaOj1ZEW8eZx1AsLOSCeAMhG2JI0XyMGicyHWqnHV9TEcvSDyr6pl8rlytFfh5XjfR2W6cZnszAZ
HaYgejP3jVh5YN+Ixfd3+QhHbjDx0tVr+FtvsnzDmkQVvOy77gC+xYqvmSbU041YJp64Q7ffmyOmzZSBFhAzREjeBs4MqvLZY3xG0JFWEHtbRn6wC72Ar1kG
afQeqYTk7BoXXOmO9bFe7O002tOtyUZuMVZukeSGpg1zoX1+b/miReas+CAN4+vVFy3CdwnTFCxIcj62M7N8jTvFU1X+Cg7v47A9UOU7ycFtTsQg8SlXmStv
rFgzeOakn4/bWcGHWFlQjy3LTPwdasEe0KBBriAOt8RJA4D2XnFR1XzAFIT+B6K+b8jujia0lRJagbxqLPIqEMxLvkkpxsojkjww2vLxkhFTEOo3iZKGixI1
aJClE9IzL9buzWt756/bxOaNg6mFgOl3H3IwtB00dirOQMqucfIktcHm7zmrjFn205qC2TMvG7n31S7eFVxotMuMc8aATBrASVkjkrXOwTI3NJeN3X7Frfru
YDIPA6HAGMzqO5X+rATQbDfGGVhGG6X+PXNIdkE0EYE8c+Rnl84lly7iM0hrIuXOxl0uS0KINIscnQWnTfjw3GwdzSa/CCMH+dYty0aiQ0w9Q5RxaB12nwe5
ZpNyOVrgiFzXfJQ24IkaKh3Upnx0OY6esms6naw5hVQ0xoLk8+HgXLaEuao0YvZYM14wl8fmOLL3FJNvOcCYxZiQGwF4IN4mJVQYBrSVDVmAnhTLUhYSGQsJ
sJAYi4UEmCI5m002couxcoskd2Q+29rEQu4WfCo74RHSvmnsatKxBrFj8++g4UgRuOO8NS4YayirF9/7o5Fn5RZwpZXjSp8VWK9H8trbQgCnfBQGzQVbtLr5
473li7W3NrEMMQY8zoDnWmwfBPxV7QzQTHain0/PI7XKl6w2kpq7P9iMLuRrM48kg6OTDI7RHUJQh4gtmTOZjME2bBGO0FZc3flrYdJxv4s0jf8G1oK2Mpe0
w1qrTd7uBqZrmXkYVRpUSaDghHAsBewqNhS5B20ECVk4MZN9IkybCmTms6HNR3xkdBcsY8xvhhBd0r/ADYLsGUEePabZTWPa2NsfwFleNpKNuwsiyTNy/FLZ
PojGsMKJZh9ENqYZ6ApcFEbmWxq8AdMMWi4PWnADcpHp4K/0+Lgg02MyOTPOZnHCmXE2vkTsw6QzX6232OpKvQyCybHr0TRKYOVCPMld4K9cuqV3zsW9A/3Z
l8sHSSretW5TdIPn2CSx9oCdzsbObJxeDQyqykizlyf2f6UR0QzeFlMebia6J/wrRT56UyIf4ayeKC/y1HVU7Za4MIbQZ3eowydywFvG0F00PNVQ9EGq6Bvz
eyV0dpg2A73KR+2PtfU0NMnJ1tMwGxJydzmwcEjT9r4psDIDK0eDpeEUDSwQ4xXXNqQl7RXTuoRHKH8RrRMZfrm7XJakZ9IscnSW5BzREmrFKR9b1rKP+X1j
wx1pdWIEaQyoeYyM2O6HO1iw9sMTo8SW/L0dFgtugwHsNBkmUn5YCPlA06k2zgqmS7mKw/oaEll4F4sj0XbdOyGOWIaDOPocageJ9N8tWS94RvwxRY4NDvyl
bsTxqaPF22DCzrMOowtJ86E4LHgW73y3+Ojg2uQ+2DDlHzS+95yM2r+ULrwDscoZcFcZC4kQib1NVBe5ZBIPAR5wWIX/Tzx8Y99USP/gwfF3gc24h2NUaBhr
uaha0gFd4pZe++Jqudeqer1mrcPW3jp4sr1zLlpHWfyT8TXasvb6MWWNs3h00E+p2NcFa1i3Usa49eLe1at0KxSNlhetNZ9ZT97nXgl6BZ3Z6/dXcdpV0Cv6
4+D9mL/N1NOp2V19AF3Umwt+82ikXb1m7br19R2DAxct6gbnz7l4LQ2r1A+bsOGZr9TJm7APehNTgKNh/Xm8UFqEe2iZpW8LaxqO+QanFX29rFymsFylGiep
7hK5bSXQcw67eojExxClMKQ1+1pI4fHIKEAMt1tFX/nBdCRvenT48Iex2N7J2H6/EMRYEEQCYaRQWObsVXxYKaf32MGJCzx9EtUG4P/T5YJqRDxR7B0gXiFC
nli0icF7LX4aeF9R4CVYPoKbHOpoadyiw4UXUJugQVE+pLLFKIkoKpGGghHUK9aSlgize9dsmeNBUmWD5EOJ5JHcfB+2AwnOA7gG86yduJLVeR+uZPXuwNXG
ARel2TitjB/Oiou9NioqEj+9QUSZT/wSF2fj4DKHJPvzyfe4SoaeVOMP2YpqIXvqR0zbyHjXZePthcbNqxinsHWL+Y7c2B52lKq1bNyAepdjqXeJb7v0mbC4
bDhAbjFWbpHkxiEabbleLaYedpiebktJxsPOUuAjF1MPu5GvcVeh+1b0Q7Rcl7N+MB52OzRnMRlbm8pX6J3AkUqk9tqbNXwLpo3adQs+8dSem8asNFcTtzdZ
Rdk4KHirYFstOJGs1f/N3rtAy1FdZ8L16K6q7urXvbqSrrhXcLp4XQIycuwgCbCh7iCQwAGSIf49Xl7rJ8ZOWC2yfiQUQmYU9ESWY5PgOIkBO8nVxbbwDIrJ
Y2JsQyy/ccb24CST4MSTyDGJnRkyJnYeJPGEf3/fPqequm9fPbCTzKwVy9yurj51zqlz9tlnn/34dh1UhKB09FIfeEopZJ33BhQNpGQCwnW9rGFzv9l0tyDi
KNS8DFCuNvVcM6EWgHS4qtfJRoXnXmO61293Sfyo/06XdHKiOBl1ZegxQF31h0OAfFM6qo98QUFJUOuNaOIm6rSaFXVEDXSyUzq2ApniRGjm/Aodazw0ExNR
beUIE1rv8rv+ZfnfdqqUqEKfVtniWfmGOSRqxRG0M8QSuEPaGvvD3MLNXtuexLP2krN4ajtofQLrxOsLy+P4lqzWRhrGmupl+FJpsdpqxWHcs5/S8jZp74pD
R/h2v+Pw/ZfpYNl+5fXIQk+jPCZNuMT9YCPCTu7DMQXRuJxT6U7iNCWVLtWcq9PQjNhGV0gFG6t0+7tuN0GuR+FUV0IcvSDcCKOqswa0Mk/ZsAc26lk2vBJL
6nomup/3+E3YMH/UAGwp2nUcd25gVopwVjLc7qkz3P9oGe77LMN92DLcd1uGu2B57Ho7TnI5N47dcvhKZhsCKFxHEw3+N0cWps+P2T6X7LSMyoqSkESsBGyu
Vxm6EPJZGx8JoAlKBVD+vKdC6EoCh4ZWAJVFd8gnO8Ezd+mje0REqrAx3yQQ8XycDyji+Sri+eAnFPHk6pXq+/KUX9Eu3+gHEFMgFVAjTdWyCgGhO8xAU5Io
Fg3qgcyAQ51PIeIyNutdELQ2iGzip79QC0MRQvyKKj1xZm0cxxqVaNLKSatWbDWnIlTUiq3mdAUI4JnLvu4T2q6BAxdEh3abpxDhDOEjB+YvOzQPNenwbuDP
t/bP10x68PtwOJMCN9qYW6tqQfSrqlps5ePrFIGwqAfSoU8tqDv2BWU14GRlneWlSeyhuWYdJH9P74KagDUpF17mH7Hnc2nM+JXCv4/C8zv2H5CFBFE2YMGA
vRqqdahgoAxvzLuaBjZO+PdKFb1DR7YwQ5gJNig0u5rRqtaM/1Kr13braSCo2AscsmkACJs6PpC5NbjYP4PSqQnWeWuyxtHqOV2OZZBUlHxk4HpP65obf3kS
EwG1vqdSyYksB0uVwcbDbCcy31QAR44QDpqmiqwzWfL9tMjAPtCwYkVMpgYV2xc1FQdqSgkZ1fuDYgvl3CaqKjjR0/64p4dIG5txU/XxS4pygjM5dOjsBvi5
xnOolrDlpDfyu5baJvRSKwqcYeByGulPwLr00krtLX0QFrLl3+MPVT+oiWYdoYCYppRhkV25o3C6WXXEUW4DtCwQQFX0gfUOf1qy5QxoMohAtZEqhOklesWp
1aIuF2Oe/4eoDjYIFVXk6HzP8GmsVzhzcMes645ZxzZYl00xkq0QCBjljolvdseMlAtK0ZoUi6yHfCwygNslI5EK3DV9ExNl7jU989UxynrW20E+LiLd6FYq
vP27sWNe6r1UN9L1uo9eBH0B1ALcOntZChcuXidZhG00os61OLXE8PuSHRmGAh5GWjxnwOFQpWJ3GgTQhbXRHV2af84UWtKTbBFq7D7xxkABrVbVklqDlJNS
VcFcnBjcbbD0F14I92M5J9YoRSEtKkxQHegs1OyTmvgeGQn/JuqtNw5ENmhBTOzlhGLGoF3sf3fWuMz/97he570U6Sp+XK/XZ7KF34VrADPIuO/U67lMTvy3
64CbLNoQ3qrX05iImylQOJ2snjnC3pe4giaqwoaRRl+LibzU+3cgbvhCc3ZvwswDBlZkqQ2IhIFp58pKtSL1ETYt7P13Cx7jKgXwIaB3ByIvasopn0kPafmG
QlzERDgFcUxeS7c3QGO3pKo/UqRIGIlqrKNfwT2BgKFmIXimFmah6YFjMSEQyMpNZpPv7y5dWGrwzOgdV7pCA9jn6P1Hp+CQCa600vTN9aBWapRN4QaA9XUn
lPgQH0plSVgVYYJChAnoJTGOPgPQXkPdOYKytD+utG9Lp5rCtbRHF9ug0xo7u6nnukT25BBPYB7l+Vp9OZogXX+MKbKESInUaq9mHj3+RJqdNmKyIdXFjWuJ
BhQKC367tAbdLBKXR5ujNeTgpEvXDNp0oIlJjd+P4YT3Uo9LZfvRgyY90OeowvkO/K0flkjg4/Vt6Yh+zad+TWTGUA84KZXLo9OnWuWAhyjfGUeDQpdcuaoU
sVPoigRLixDM+kCfEeBNFYhS9TMyBa0ODTq8RWXAv6xG7cfDsE5389K84aQkX+Qi+EuIUAQzPmSmmKnMYM2HINigh04pLVX1O9Olfkd9fJx0M/ztJJYoCkwn
ef5EVqpRWamwUvl2TVeNVO6eSZx5XoTOViHX+FW5RujbbT1K1i3TgIhBbUzNlaXN708cXFuSpVjXdZNilUeafDnW5MuJDbdwzkLY5x1aU4oLaxqDSrZW6rzf
FQYwTemZJ9Fjx7/w0UfEZ5xNEHKVHM2oS2OC93T4jMJxtaeU1kHLGIpzwRetLLbs0QfVL1erX63VX1Krv0yt7E/nENLlyAf3UjlVdLerknAmo526Rjt17ZF7
5oOD899Slbu/37RuUoen8kCCDeIrUejTeLiU0UNOzeIjjsnTph1aUkqo/gFKnSzy+SveBCjwHzXJHRS01AE0HD7jLrdBjLs68abRHNk0xl2deCMZJQgnVcHV
oHeC/aPK37n/NelKYEa3DV19R09je0lMMmZ7CU+yvcAuq6D2QgaDizwv/4hIzgGd6en7LL9iy0joXI/DI8pcuaUNTVd6MubvnZz5eydn/h49mOASE8mQQPDF
OUoR+cnoy47rjZP3HVhHY+Zk+H2GJy62Mm1xhxa+UqgtS/oqlPA0T4GD4+vs85inv9ejKGpIeODHoktMKIsueUTpP61sbXIQe61VLS2FR+bpB6Fb8jml6qbp
YXXTtKqbplTdtAYQclQ3nQFMOT99PEtDahDCu2OrTRhaz+tH/DeXrMQTrzV6tJ1kNS3xaCtFQ4ijhlORLFkNiVtoox3jjpwDrOwUOpcHWu40OmhC3AkchGKq
B3I7wRA7/tImgRhez96RvHNnHm7PArijz+/aL8+F+90a0K11kAUgBqlGiCEsiMGbT4pyYaHjTO6sKHH47ll8QgZ54tFIl2WLJx6dURcMDges5kczeaf9MD9A
hFmGDbaOVN1KSnjJYm5lYMz+rDXK+Up68P5d2281luNzDR4m5WGLqh6r61OcG3g6YwPKzxrkZms7HlZSnny7QaKGMaMSnnw0TzgLw6OJWlp0sdF3q5LAWCZm
Xbn/CbbN9NveNpdQipy/Oqo3G53eztDsxied3Sh9UewpOQX2xEwhyehmP0Qqe46Hwz0DY5GjCl2uuADGdd69oxD7sFfWjfSQoVgHdlLxEhvafoKX+JPY18o1
kXMTjPMrvlfNkFWquOK64X2q8luFdX1DWRcgwUab36y9OlXAfTz659aQXh0XGdTpQV/Oa12q0tq1/HcZxNvLwzIoDpGxp9xSz0GHtv5ZaWAp0fqsa5nZhi8v
67Hag29D65GcltZjtO8yXq2BIvoufYXKy+TH/B/hoh/aYdJqb0cEu2WEOSjxVFqEpVzmHIqkSTWYJxp2ZFLmbppEfBLT/kwaIIGkTN2U5J84AgrZZ3sY9P6K
NJIAwjdRbRZGF3kjb8ymZvorlS8QdFx2UyHlO/qri+XWn4b5lS+T5N41O/prTPpI/4z5LhMLTZZJyUxyqjNjcY5PYUrSYdotmprSMxEsuGaFjPrQ4j1Dbq7u
pyjAZtwPrvTQnjCZX7G9P1NupNbXxjSc+hSIZPzLyUgdFIOZkKFOCzCGdPygI6G9RyaeZDPQJ81CdQAN4FpM4wzif9ci/nd2+Tp0H5jFMT81M5rcCqleJojS
QGsibT3fz7C9kjfp0bYxvE8nlVUejp+ZE7GA4flQRKMZs2Z4ozUr+zPAGIGIlrWPZOmrKhtscmI240jjNAhi6aqc1m2wVvjtVeZ7FQqHOmp7i/N1ddxogMxs
591KTCsF/poFZvLaNZRMcUqnb1CKM3kDlg85oLfvOXKHmRlkuJnNmFQE1JlH7uk35uv9tnoU4ZW6+6FKwAPqUS7ybWP+wB5fyrCPM8PbZDJuN614g/6TLTxZ
cP7QQjpDJn61erU1dAKC4SXYkCW4YpwY5n4TblSl93y/dqj3N+odZRFQkmVK/e0I+9XFyYRvulASXShmhdqi4gPlkhH5CGsSJoIZmZ1H8rtNuk3oNc13b5k5
ijlqwxXEJrvDhMIluKGO9mPFgOetGMCKiyJgj0hRPEkEAWQIWLo19/S2HeWu3eXldjIjPQX9opCDpncb5ilUJfJB7yNlAAZ2CWOFgVLIie7MUs0Cl9gskolm
F7wg6EGXBDlITkkaHtoqzxidfwZNvtQwN2DoZsNo/P/faS0XhHMc6orSo7VMVRE8kQwA4qEIofojgi9NESg0VK28ciuqzF+rvozORvdP2T1nMioj5Ik7+uFy
6ptlSi+jyRlfWg75R02gB9wG3abGCiFVrHnVRZ+1f560C/XLGLmV+SvYSnyHa4APpN/+GbymyqhCM22c2XyKapfCbP7f4npgDdYBM2JV+DK8GIzTA8NCPOQd
4qlqtyzuj5bsU2/du5MW7MRpSTzodBvU6WbNm2gQgoay8VoyuUT9DpKjmQ8tVpbM9Nv0pIh5hg5KVwpfzutZ50YmhkSYq4hIXYpIsLImVckISjVZaddXIO27
biMMC6YdgmmHyzDtsGDaIYOCxjLtUO+7zVHHr6GOHuXQOOcOUonIOL7LFCsFSs13R8e0uJdbFbV/BPucZ/c5X/a5LN5m7WM8Ts8cJVEpMYEKsN+16M3QG2rF
tFVXVLh4VDt5cK+q/ULnI2ij4jF5pik9k0FJx88Lp069XJizE/lV4OEO331OU79bnSDuGpieLf9nTc/SWTEta0rtCFkS+MZtr+WYBtw8kFCmpwP7Krq4lNU/
p1Y+jmk5uXefeHL9cZMro4zpdWlWfTczEFjT36in6o7nj/xXakqdSwpsgxqMDRcs2hEjtSPGVU8mGB+zBGoy7D5zQS9rPnIgS4vVCE+tlrMvdWZ0WJvwDIDJ
rLYDDmE2/LkcYscOuia2Jp6uieTqtVVVKQJHStNlOGR6rH47ia9XT02XJ3z+RG5enNNqoqEOhPjCbunzhjV1t8t4Lv2976sgu2TP9ktfhmTA8RoKBU4IAuGC
iwuLp/RItmm+D6kMOFy2ZDliul3WuU83ZZ+OGTU17L9V/dU/0a+g1oaG/MZFyG+lbazBYq/xuwS7qFbmqlyOJr6u6+LLYawa/aW+goULFUizpFd1GfQLl0F/
icugP+QyCP/n03AOHC5+mm6AtZO5AX4/DZ5L3d/KVVJbxtzdssJgc5TS4HhnaWb4MbXyqPnecabl2rZcqqwTLApPZU2yqJplUU2wKH+bwv4o2oWwKL+y/8AE
FFY8H7z0lTb1JsIsAkKJGQ/uQjXEWoBXvszvYbhqUKj+W+Nvp8x03177eEwpppVuhZmJLL01wGKo58Rcpy0t4qQgVbKIlgMbvktExsjCkoAhR+p9lHbhNgTe
bAOUH49qdfLOwDkEHffGOWFMn9wJQ6kxtf7Gat2G/1XNpPC/qsF38DUKwHKTzQwNz3P4X9XgPAJAp8jZ/el9hdn5igbXl7NTV+AVAJ1R1lo/YCi9b4Pxnylc
H/7UuT5s7NOH4OXq7rAeMFI2iTZ0+MSLaMEbrwzHiMoFxJ6cosNI3TmMDD9yIh8RotXWh+KE4HrXb6vIC2mRn3Uei8YyWhfwkYw5JRWjVsNhJLFj9Ek3MtOZ
T3O/r87P0fAaigu+W+endHWbircnHfKeDnlLhzyhL2d1dJVda0LA5Kg9Noww5Oqv/ol+hc9LW8mosYGJvqWfdhrQ9dimHXUdHt/lOe3yOdplo+6u1ikmUqcY
Xx1gjjsQu/R/14b9l45XvV9V1PDIup2jxQUheTr8NGw0WxYNwdHpAOX+9cMgdd8iSiaN6CGXr0OoiwqEOk39y4AeBFn0/sxttfIFM+YphFGWKJfC3eHcvnpv
eqDAmBorEbLLmQzrXbon3u87x0/206IV3O8jK3oEsRkocyIJW50mYO/mNmc1lpob2DbmLFYrGNqVlwRP2wCVjRvCp8qwlSdd2MqG8BijQrYgkJ3xI2Hvq/py
uHHML70/62zFkgj2JLaLYK+lDd96SeACEW9myCEvX4Pxedh+uXFDuOCPtgmvzAW/dA1l/QVVGh3WOpiwEBA9DAiegPru91W3Q5REgtjObV6mh9VKPcA1U+g4
XiTMJgjfzwUWTYoOh+G1VJ54iC3uwsxeU1iH0IE5eBd5DIvV/qgvNo42fLp7HVH2dil4iB8q1FaNkBemBlDUHH6Hd23frKAGmtWupqy4/FFrlF9u14rqoaZv
KyrKvDl4kMsjO/A34d/WjqHK66xVMcnQxhwAKfgEcLjsRYsXZbtpSlgcU0sPBAF3tCKMYshNM5p3K80ECumhuqOwxHLJZN9jTGmLmpEdfTl2MECkgNpqB/RV
D3C0M37FnzM+QGwwX8Ez6M/JI3myrD9nPOLPGag/JyBT5tcfOpLv+cdwez+AS4tsA7LdHwEA2BGFd7FYIqGyJwiYJoCXHohjVjEZrfbV+HDcD9THOEjf8E/m
t4KaDFRhfnp/YCG9KjC6PkAaPaKb5TXC6m6Bcxvw5WTas4iSkU/UHykYbbGnUKRf3sJjaFcLtYFWd/v2rJbfNnCRAt2Bu4Mi17MI4xXzR8k+a3nInItqyERm
du9ayITbMimJoOi6V8EIRIfI7+W0uf7QK4Qg5OoI/KlbiFjI9+y5W/ufeTOX+ZO68lj/n6sOg/lzsQfWWRcEt5zCWS09iwv1Jf6kjSAkst8gXz3Id23H3M0t
+V0r7f1PuzV7vWdVnBvBUF3taahFTTmz19uvkJyhMJWmVzx2njeq/XIoJU6ddQaG4BSLPVCrATCaZxjM8e5r296LM6S+aKuBBiLJOu921T8xo/+s7IpHiYUC
5QxcXprzNToxFT4qekbpp/Nd4nNCY9OCYF0GDv0zmBpN80aIAbAlyCGKXphLrGsJQ4qHtc7Ygp0vjtYwzgpC1NgZ1X8lECavbQdDxoO7eTtr87STVKxKQJiM
mLWEW72cdqKqtg0JRoW1ecBQFZYz1Gl7qHp3lAQ8XoQWPu90SOS0B/zbIxu/JJysIJwMAzsjdJOMUE6pDQJhZa0bZ0Rmj6z5ukPdbFcjkfs9EFeFpDr/Iu/K
KPPWftNejr5MDN8DVQSW1NPsT6QFKADpZPJIFr2KokZnCTm2qt5hI3aatGIrHXnS9ApbaVJhN8kSW6ntQD+ygvISW+mE2kqT0lYaVal6ErbSCSFoGBImTHTH
UTOh9Fw/oIjok85aOlmxlj73whX7D6DUgT3+AYUarzj3sPl/0FFUvEIumglr8ZNFNAHZGBY/a/SAw325dNKH/QIi1XgEtyYiZbhzcIN+UQQdB9hVt79m/iC/
C6Kc7O68CkQYqSt6qdvZbf5hzxZkKVULlNXpU/64pxJ9KrFPpfuXA3NNTgbmmpweNHfiwFxDC+ZawnInBZhrMgzLjShcjTcswVy5nGoVMFcLc50o+muCSDqn
JalRDqxP7CuRTkcxXClZfRpxD8HYAKpeBYvrX8aHKD6qrvlwfgOI0qjzeuM0DKolMsSpOq3LeZEq0rB63l/GC715ci/05sm90JuwvVJZG0GJ1FPbq+1F1Vub
SUCmd+a77/hhEx6THWim0M7Z9ETW3WY05Y+vEH4mnNhfEAaGOv03PH0pZEnkEI2Nx4MUDBnXUd7NEfJrjxemNlrH593St1rCEVvAsM/FiQknOgV3uVEgRksl
m4cc6EN3e8jTQjkbtkhVrXL1qpR5FGwtOYC18TNBgNj3fDfgVFxYyQyiCqnGGsIGBDy1Ca5vO9hjXyMGskYhHpiGnbGsmdeupncwzUMi3PuyMzWkq3lNZLs4
D3h7C3pcAyxyXapuMvXTlnatFeM43Kg+Tf9/XWz2CV+NSzE41bVI5xUj9Die3y3EHKYMg5FnE9kx4kfu6Yf0nUlpM5z3lPTjo7hf7zPkM4QzRwqVcPrxco7/
pac2KKa2KiK6oJ7qxGK6mPt83ufEvjKA+OaMd+GQ8S6ErFjbRrx9ObXVVFasFbJicqB6+MBZBP/VhN7H3a/cmpaBy9/9MJxykqoXarpSFePu3GOLv/6k5xW1
dRbOBqGqX3YPjs53DhaeDFfsd29mmeSV+w8csPQ90l++Ay54oFZ7zfxuORVii8F/W+BGt+3oof1MxzSPH/f47sdr8aMMHKO7EOoOQB4chmfuyK/YfvSQlGls
neHZXJ5P0s9U4LsrSJB1aDfxoggzu3ev4/TCw0xmVXTKxSKWUI0n9edqEVJtug24h9pFK5sLzsGfOT70U3vtQ9P60JQ+1LOoAIV+lNCmgFLxCohMr4DIrODl
fbXhRwAfsJYM0lyAYA5VzVpoj830mLBhIEA3J2ZehDhaLGiYDLBm1fwQg3fUiR6AioU/FArVev5KTW7/sq0cDLTz03gj3kSP7toxhCfMZ27eauFPbr7aXvyI
u/Mj7s7t7s7t7s5OuZMfQJXoA4KMeMJDjNNPs2/79Dd4cpNvaRktgWAp3A7H3G410uF6m+WPzUpVI7fDMbdbyUhVDdOUDTN/ztNhuvi6dlSpsVE+2qjUWL0N
FjtUY1L+mFSqqt4WcXv4mdgN1C9xoPbagUqqAxWXFcRg/0MVROWP1f5Xb0OLN/RMXV/9uLz2gn8NTTnuuXr5XJ2pYqrP1cofa3kg3ZTOhPIh9e+3HQ+wO9WZ
70whNBpW7wjFFlLxlXZbYOwH12TxwDA/t8gPAwL9774DVC8PQK6kLlXu2ri6V2FDVDGKO1tTN77AKAydrJumHD7ycAv9JJpolBB23ASb1VgUAvrLa+NjWx5s
ncmahSQiD8bXcB028bM9iUr9ELHyZKfevlqBdnnwCbbwCGKRUbFs10FTi6KplrVR+rBe8rfMz5/bG27Pj+/F2zNCzM+fx53n9gbX8PDzpuOenB+4m8GC6+d7
5IbwlR2yDUq5Pcl1bTks5ADrk9GPuKprV8+o+cTPIfP/tOx7IhHce8y7egZJ6VQnAt2jEAszuWzJmkhs0dzcTr0l/8A+kVpDhIBr2oQF8rcr/4JeOLbmokTZ
Yc3mW0zfW/cLcJRj3rYsdgr8fONAdmKqbmPk51vPQ1UXCRwCDr6IHA0bESUTAztn7FIMmHidd45Kq7Fwebh7ATfXlfpo4Y2pYlYhcWiE1TpvE4QhWEQTfKwf
DqJHgY1lAL1mHFlGIcH0IslY5UMiQkk2HP/esPHvSQF4GOpNiG3lTQqaDQvSysQWTSS2aAC5UvrSUAYkYxOCiNwgTY8bpNlikKZN83qFRawOEt+1n9rBUB0Q
TvSxxdKI57/+wt/UkcUrzucG+ciP6tDavCRAHs4ENoMmzAXAOrkU50ngBsZ6mKoxpwZSD8n9bZludXav1kyL1PTGhMxhHkVYGjjIPJwONcymtG2aJxqpTmqg
8fsOMFV33iKEv+FC+GMYRoeTbwCpPPe4frz8H4UVHvOvntF0XHK5dSZ9P5HKvaMlno8Sk18gldccUjmTragSsjaEVM7Yo9oQUrmWnclqRzKECfF3Gj2Oezsu
85GEzCv05lgfhUq8CGLKkLWDSgoFd1ORME3/zj9J2pmtLyrtzPgkYnwP2mZPNXvYMmoK675h1RTM41az5qRhNUXvZ8bmmKFZ8JfGqpMGWX2sNqnQ9oBRs92Q
WRioC7H9gbKqLKi9O4EWyT5VFCe6SYkhn+6tHoiWZsKxs+Y5ABWmu6F4eD31h+4m170JtsphTaXEIgdOyBw4vvXoxH5C7qzYVWC56aNleif4Xd6Zyfa7jcdF
QmLQS12qicF2wgowKkOkmkMhUpkwq+sZqQ8Q+MZ1M+pybb/K0ITcdK9GO8IV1ZSPE8nbmEje1sLwDwgBV6shAO03tmFHh0TC6FFUpVIwYAUazPTU4DGajqAN
4MVx4IkSEGKDGiDYmeOvSeWYWEj3vPINA75hWKjTnDmpVskc5KUPxkGt4iXkl15Ctbw9mH/0+LG9+w++9f71G2DhEqZXuSNHn9rQ12G8FpjN+j5kdvWfYWxY
dIeIIvRyy1faE0KcNyFbr2T2u9r8B5995oNvf9Pn37Vpg/c03Lw++MwzD7z9TZ971/ds8J7C98eeO/6Zt7/ps+966QbAEcv3rx1/3/5P3/uuDRu8Y/x+/Pib
93/6re962QbvMXz/wLNf+uA3D37+nVLfo/z+zJce+ObBz71T6nsY33/juac/882Dn32n1LfA7197+n1f+dS975T67uf340+/+Sufeus7pT5gas7/52d/94O/
c/DzD0p9h/j9md994HcOfu5BqW8Pvv/6c0995ncOfvZBqe8ufP3aU+/7+KfufVCqux1fjz/15o9/6q0PSm23ytdfe/azH/y1g59/QCq7GV+f+ewDv3bwcw9I
Xa+Rr7/63JOf+bWDn31AqroRX7/25Pse+tS9D0hVW/D1+JNvfuhTb31AqsK4/cqzn/jg2w9+/n6paiO+PvOJB95+8HP3S1XrMU3PHfvM2w9+9n6pag5fv3bs
ffs/de/9UpXRSXzz/k+99X6pClEOd9PSOrDeRbJUGvPPeHuyZP5d0KHfveuIcMDBxZ53mQen/q/Gr6bcJGVuUqQaeIxkkTx6JF+/QyhXXRHI4Isf83WXMq1k
vvJabvhycc2QQT9BZBB3IJEm4RKVrwTp1CkYAN/OMM82kquZ2hIDf8wdtM7soVQWgZdEDDaqE62J1v1IrfuNA/B4U+s+tKSQBk+M1tQYse7X1boPtW1p3Y8Q
Sk/rfnJEGGbjiPIre5yOdSsHAo+JLAbPcX9oA7+mdDMsfEC4O9GdArviO8hrmJUicVl2sB/l643HdNIhanoJ9C3KoDzdz/Cs7mfMAsL9TDcdE6a//C+VI0+7
CL2E8tDlc+TVqznyIrXD91SNUFfWaepXUyStDyjgF3sXPFxOmgovLFLhhaeQCu/QcPq1Un+DjGt5oHDXllxNUMm4Zo+I0NlgT9aca4HNk4Ud0FdyoRKmSLcW
uHRrmuCvSjA3lJpv6ymgWvAAadBsPBiivENbxrkKof6JA6V9RH6hGnstYzYgxuLet4qczpye9Eq/CpXrO+fSnCIfPHnynpTda/3UFRjPL3psvPQcz9Is+uNS
m9M2BdcmCGMp1PF2Eexyir1xsWtDgRFL/GImdRykisKlYsytfeck0W5/l4K8Brt8uXYnvLDYFl027HEY9GNx6UX83o7cHTt3UDPc80SsDmtpWo/ipNFpT9Bh
7A984kbRtZFL9A989Riz3o69D+zT3Fi9lCNBipHbX3iL3u7q7UxktDNkzy36CG+T6Syy/ibquclM34TUVG+gHXD8M8jSdvc1RNUSEWiHiXdsVkDcWH/HD4ku
bs8iE9hHYv4SVH/RW+GYwhF/qQ39wlv14pbrvby7xRm4cjgtuadpyV068qyR14m14A1nIxc2J/8hG3kxiot7rVfolZlm87KZlSnEJjRMUGaksacBU0+S+8s9
naEwFKV1CFSYDw+23flP/fJfLb7jQ1/4wys2BD2ub49mjOtdlfEpVRlrlYxCnWeFb/nvX6tUKVzKK6r0xlapXsieVsSEtPP//WufRO++gYqc/d/v1CY8P5hI
VbmccEKtK7Wbi9aEmxZv2Wnxh6cFRrOYWeL9oXmBcC//LTMvfc2UgayB4c6+nG0JLRVpfFANLwO3Q79MrYtRS9FWdB1zZyw7Z6xZZ0pGTQ7vgzIfbfPwpsBz
5uOkuv27gTC6+JYZBB03+lmrHzsEDHYx/1nGHps85nrVPVfO8ZUEu81NWIjz+3h23oDuDXds2pQD9Z69ymITFVUgSVU7qe/JLdYemOXJp/dqR5dUozQivOM7
9FbVVyje8LkrFsp35ctU3676U+/bfM9jJ3nPDhjtxiqflf15Y5XN4nzTe4T7VYWFyuO3ZqTJOP/jb/z4ID/+jR/fWugJKmwqeVHrAWaLerEekiGiTbCEKeOo
ZSezjhM8KvluUdCf0bvQ0xVR8BHjj3CxMXUXrEuk9SbWgJfvCdCaFYMTKjbsWrDD1PsNjRaDASS/qDqeu7ZjSC+yQ7rOex1GZy54Td+rDvAvOvdnBVA8rOnq
bd2/pHW3UqgbWrqF6Ytjd3MpZJdJIOu2/5qVtWzlcO4kOZOSxz1e19v6eP7c3n17RmmoYANVCqy3UrvvQnrjNlnX5OZyi+smGtdapLdtZ+s6Erarib5sqbgK
8/v2Okr08zedf904yiMbJ2obaQXi1PLrtL6U+9QrS7c+yn3qI0MxKqIVe00tf9gtwfrYJSinIzt8kY3UabrxgzAigzhVJYlWoxzdKSCRapwcxzoeGutTJAyK
IVKcQ+WPK27TnBVTEw+RaGSSyvdIl95pUBZT1o+jKn88dSU2bUprZDFwUNposz2uzbbergCcDK21rEEaK+lI4RNBOO4OLVIgoaxZZJ5/A9MDFcRxiwU6vcTt
FOpmM+Rks4xIotu7lbjqhYcNN/D4BBv4EL8iOgeIN116ZjANN475fftOQJFZhwC6R03rkbuzLs7qpnuEVvtr2g1afd/2eR6jOra+1pDQLaf5FpZoMmZBwqe3
bjoY1Z5pPdafKMaxPymH1BVqvTHp8Cwst5VYideWHNpS0hvGiL6IlTLp8luKFXp1L/ENVlVKrYg3tKdETsoq9xTvNPYUH8HAkwtm4iHsLHZHKYQsr7qxTJbS
Qn9yyVytgPlxhWnRPtcZXiMRT+b27NOCnsjJj6exYdjDuV3YsVuH1oaTAQLodE8lGKxk7NxQrF9O/HWT4zvx13M7vWM3DEYampi02Owp/kYnWD2RzkwDrnSj
4q9dRhFdLm1sS2piy6nrxcGTslB++N7ohnbNhSWceHhB3eBE+TeCpeLCN4Lhk+4vvFlXF92GXZOnw+zaeIAu9W0uPzdzS1ag6QllTd8mB6kLhXIJKlKDTtom
nQABMVFWY1y7Db1dbCxjOKBjum9xeaSLo6Y/xPi8gvH5Sx7R4ER7tDSTm3j+O8VeIQVuhawLtqgIYolug1Nm8nB/QihHBYdT4/unwMKXvskQ555EWq7FhWX4
d2rXOL2ZvEq/PdDd1vJ8Cv3wlHCMCoeAPstNeWraZbmOOyq0K2eG0Gmj6qpBm2NwpMu/4FkB6oBNPBEqoBrTbvt+WNF+hVXMXuVANaGF370f/aip4ahGTfXR
wkFJSCH3rP76l1XhySSZFGvIuWhSpDazdiHCNvOWyNC99+uippczrXFZvV1VT0KzUdPsa/cX2NfuPWvpPcH4nptTl6JUC/go++yVHra8+yt7LTZMaIeBumW+
i93XAqbkkKK/qtK5qWFGgSBPnqgRdoxy+zU9BlLrvJm5ZPD7nVqA/vK9X7eymRaqUEb5/k5PWx0GL33iX0rLXSUpLBHF+TsdXTdWENXdJrTq7rr6X0TDjv7u
EJfTJfZkSu+oUHpHp6D0fipAEutdtd3hLnWWTnJOY+DiO9FZ2G9LtsvERYnIEcHWflOEiNpW8KQ83Npv5TfbfOURYh4M97d21ZhIZz0wPp87YEOawkqGZAt2
1TlMeUOfzLqmc/ihRSSlzW+9WuNPmjQqy2OB9frBo8GFwfTyj95+tU2czCxTfNivPmrwaKX8XTQem/ZCVxgYp8MWnCsLLtD7i/7IEIT0/JQo6/lJPwh2B7vy
4+8DfdzDwMAHySyEIJ7Bzaymg1vT/QXeBjCZggMwo4IdjGgxix+ww37lv7mFkB8gATnO9A7p8eshKDkPP2D8NyLE1kTFJC1QTZbeQS+TTeFGqMw2hevh/bQp
nINqZVMIhZS/idHu8aaQ+mK6mkG0iQ9nweICIstM/MaZDCem6JaZTaEpSoUGBehJJgVi3EWBXtqgj/6l3pXprCw2kQaUBcK/6lsq5Pn4ccKDo68/IFCpsNGZ
/4vibPb5gb+r4iPhPWYH/mtXPPTOLHSb7O43mPL6lh3KbHDH4ND+0TcQH8qd4fNbNttodA3BDXMDu9W3goz5ja6dkc788LbSI+g3Q7+2O3/XImVU4x3L4p1A
5K4LG8uDnfn5g/z5F+h7JxOzEyE6IlNYzUEjt3bGU5A9+L33UXJnLHbvMn8SH5d6E/KLh6TQDbgztVxCcjoF4yF57GN7LfRaA/LPFCOFX3DuPqcijmHJfOtD
eEUblOy+Z3zpmUv0m930ytK7r1XtiYoRvY/r8oM1jL+nuciI931YlaXukIkR8ugO0oC5cBp9EW6SIUQ8wAgKcW1HnvHGOq9XPod+7NTzSn7W9rx2nfqsGxhj
pRAiF3Ve6HLS6H2Ce2Ejvb8TwkoV7wY3BUswliVMMwtd1Pukaiekqpo0uJPhDs5lkFEr8fYs2pmpLCbT3kAvpartNinLrIpoF4bM2PuDQlwV2JnAYdiqBYxQ
tCpN8gUwA+zEUikHdynliNCSEjzE+mNTdoik8Xw3MGylz+weOi7vEGFw6ltn8IzZ3m8R9EP4bYqPDuI3MEbDeGwF006oKKX3agI/WTjDdK9vJ9Txd3R+8EIN
csHGrbBD7dwBwz2c9hvbFT8JN03rVtxv4X5LM/hggGXUC9aJHg6NXSlD/+DME3z/T3FU7MRkcAOWI8ZO2ScamIjIdoe3VaV0q/xynKQurcMV+SwTb8P7wkG1
EVpUEe7d1+jBfDtiXOTr1cJaGzv6DTkEQeMYzxTVo92r8b5o/1bQAF6Z7pnc3OQN7swRMOFvH+DQb6KdTOK1w0a+zxbKl9DTTHQWNJUEArXnyERmvXIqs4kX
M5knmNKaTmn4f+mURqc0pbUXN6V1QOTWReaB9MHekom4lGId01NwabJ1HJG+3clPC73bqTClk7KjQOXtcgbAjgoULD/VQO+67o+pnnlAdpi2KUXXnuZQFZzH
Hn2Z/hp97EIiZ4eU8ura9bg4pqRbKft1pRXp1lboc7r9thMU2nNw8+59eq+FsOK230bYVltxoGIOi1RD9798FoIfamJD8q3thAfEEqCytnyW9e1yzirKMi+B
P7FbWvWdWdvyyHrBI6XzGDpppW3fqONcYtTXDhRITR9DC+pwREQmqw5gNeQH96KgqTZXUPtWuQNyakmVslLa29U1FjdNfCvuQ48nswjvJs5WC8JVe6CLp415
E2KxADlpcfY2nOiMG7cxiRCYqRKYTwJzegZd6776LiIyu0YYepuhbpOmxnpX4Dd2V85y7UKhbvUBIBA9fslO6yKQS8MITkTqCqV+PzkJFts/VEOyuuvbICxx
yOPcIISLbAyACQYumRTPm7Kg61zQqWZg1fAOalHwwKxJbuUbIhG4HRzThIzYpN7NJKjRsoAQURIhuXNQnTOcHFOcORvFfMFAwqmpntqkhqt5UqqlZw/58lQP
oRgmHkLTdc7X5hjlaC8/w3g/vC0L74RHkAnx7rKhXzPQQ8LP+LVgt08/GSt9cysP5O2oPIGXnwjMMY91gV3CGC2EKfRDGykakrPylBLxVIoDh2exJPXqLri9
BnR8zRrXqFoSAxbTCRbO27wJGjjWCZu7a7vC3ct647hg3NKbTo/rOg4ftCoJ9b+m2TvS8y1P/VvKSHZw62oshmlkjMFpGLp6NHPaUX2FFW9iSbQGGTWSHdPG
QHQNT7+6tfQA0hBq0I53DSOA6PzYwY+TZuIWOSp38M4dB/Q0Ca2d6ZnuLeT89OVu6A2qBxEK1AAosXqJyOTJMEqLfYA/dNhUx8IVXN22HY03I7bMoKPo4YSw
o9ikgyy2B5vYTMiMwOwhPRG5T6vs4LU7DBpONUsu88cUA+Fdi95sk/NIY8sdbR6KryeduBAQjyEgLWNdQ7bMaCATBOq46JsdLDTZIhqcGzvppryQof01BJyF
xzEjRaWb2d7EJutaZib1ise5hu25UpR9p4adQ9oaYs0oJn1pWydxp+JNCiNXQrr50F6LtpEUSt6WPtLKOoWStwPVaGvMQ6YFtgbrrbw6db0yoA34+3UY86EE
qxbeqQGV15BbNJvPsq5nLVXJxI4jS79uJmtPMSde/gZ+aZp0WzbFKQAnu7Va4rayBCcpa7YBVS1VpdwiUAqngWylaW+TKVoplTQhUGxBylBgIntyBxiDU4zB
kBHAu/HhZvFwCuqQx0gErfzuAShTmpvpd1ptzAzZIBKCyRvIQyuUHjx0Sh5iekBNBp/wVZc00EYDspfJC7RFVHTdQEbBbAqlmvoOU+gG3qEGst0i3W4OZGjQ
sbqZMowjGelfmhaNeuXAoToPo8YB6LetZULjX13zXtFJW56j4BEpqwn2nrbGBayp7MaFa1o3tAO7PMA7iYXNuqdwj93izbJBe4sttvklIi1+2FmKpKr2pCz8
FoIOO0rPTQReTpk2CHIKtIrcx83rEbWJfrRMZxvAcaQZaEQ6XIcd1Uhh1WXpBYG3AQ+RZkVUozjgyF5Y5XVqtrV8Voa51U0rr1uYz/qtAkgkWTIoFQCCVh5s
pXWKY6OaJDtPWZM0zRGxN3cP7PqAFcSNEcXHqSxebowQMdghkFnJGOy6ftyta9KKxnzcwMNnE5Nm0Sc7POeblnQUH9v61B5SsasjCG9IGedOdQRtyE4qlKcj
2OAEQAD3yxEr/Czq6tONLkML2F36i+aAKTwR6unzAfULY1x77dAj5rKaAKo0gYYjJtB11ym+YdX+Gear5c5q2j/hI2xCa6Skg7Bi8QHxz6UZL9QEq6+2+3ZN
VxFD4P3CLgVQMIAiRv0Q0q29f86Vi0x9jZSUmkRTyQkhMVSpVhySiRUVMFxNTQGqYVWA34Rmh+vUCfY6WinG9d46mKuAylRhKuptCnpAbmSIU5Sv4h7Sr6mU
F8J64C0DQvBSuO6ryOoVIusJvff3OPTI0Qi56GQRctHpR8jlv/tuHUTt2qkHykVjAuUA2a5UPozno2aMIlAuYiNPLB8o90IYQpFeYmjKTpEnP4JYMOPzioIJ
pWOiQz6idenJg/oFuSZnNcENLnuY8SFWWHm1cYuyFP9qkdqpyY+lo83NGjMpdeF+A3DKJD8CRjbVn5rSbdz3nd3Tvlc80pe46ItqnWFgUBhWaRXMhF0MVbsc
U2lwl+xo2se07GOMPooQh4GnaruB9tMCG9jldEko2Nm2mjrcsNwDasuEGLUCH9aHPUqzIJNVblUvByrrhW6on9nM0Qut3EgI2cgNhE6rfe/QYfPYh22lmTdQ
sd83euVrrf64WrUgS7Hbq6tHnVLS+qcxFCjFnq6hYOSpUUPBOFZws6/nrOBKqo4/UJgOFrPwifkX3P+8/e76b1/wfuCkhoPwW4GzDSyEgb87uvtE2nPwvVpF
e14b1Z7DWl1bXnt+QXjow/SCmf+LP3rbN3/+s1/6wDPePVk0334zftvzYfK5o/dk8fxf/9bn9v/+I3/4gW9695hoVxbdkyXzE2+GtWj+y8/83Dd/79kvPv6s
/FQ3/tEsvmf+m7/1hf9y5K1f/NXnpLr6rqyxK0vuyZpSr4nmzZtNfb73ZtPgTxGgWe3/agfuMc1d8nzWYOVSdP4FX2qdXykP2uJaV4N1saJ7cAaXovZH93Tx
EOsZeZIdiIafxGuOfS6WSufNoXvcU1LgHhPfcyS9bSjixivyfnvMEV5G0ORJ7802kMde5Z61TnH89VuyQUc8p9ntvg+7+DCL5TKrrkcMobGQwAW6XXq+Vzhy
e3SbHFKMgnqpGE3/BDRV/yemqZJu6lW6KcktGiI3GV6MNDSTJeH8Femwh+mo0peQXl1+EIoSQpJpKLMh2+IgJ5lf+RobIZe6TiGodSWoVURamTpO8z2Z736P
8Tsf9kkcxU+kvqSsIK60J2WHqkE5V1GdFclP7LD90VVSPAfCGn2y6MDwk0PPoQgexuWEkCLL+qRQX6gyJdIwyWSUcVW+juI/fWlxKf7Tf/Qpu+THGOgFejsW
qneY0MOxsB+obu8T4SlHgvnQ5H0iVMnuGF1Sngyhe8LVZ8NT9hDkC3421PqelE8CMaMrznUX1RWhZK/nRnMK73Fa7Vfew7X/2Ur7v1u2/+T4na52wp2uxp3u
9mKnu32sSTyooM4PGbv1QT51chP5srX0tJbeiXbC4bDEZ9/twhIfZ7ELdcRrS4RlvxCWfRWW/fSpml8bEhN7hZjYWyImfqEQE2snERMpJJYiooqBOGlkDXhX
VsVE+PDESGKv4nGIpKMMu7MDQ61VXA5UQyXH3lLJ8QuF5FgrJMfbVXKUj2SM5KhAA0DcFvkV3U5ctxsqNSaF1JhU5y0pu5OUgmRDBcm4WrLseOp6Ey+VLXs/
0g+WypYB3oOyJfzCAkW1cCAWpRQIaZKSZTFgPCHb0aQf0pCsWanMNpIFpHUFYcCV7w7fp9CKPsinlqXXcfd+LPR5ygbZlZ645eUPzWSknjfOMK6ER9I6CKqb
2uUhA8hJhsuPTw2F/8YsnmFgvAcYJCdRVnwEo/Tnw3/O4+Fb7fHwSe+2UbzX0z8fShd6x9U0VhwQn/T0hIhP0pUFviIVEUcYbctp4gaehULwPaCZ5lvYlL2K
bBPCsj9Kjgw/9Y96yrKLth7brW3hk23pU/6Jn1rSw/GH1mmvqAZ8ylXjq1tUAM8nXtEHahxBvRnwtf7dS+PQAdOn42mnvQJf629W/eFSgEpfzZc+y/jjyvi2
DPSL8UiqbsJsa7ogmQKXqdEe36PexwnaqNljIPWW2RddUfejcw0qfwNmRHd7v5KA/vRTraAPy6ZaUb7VU6Wf6/Ev7qN2TIP0NYdWAtS0IK0E4etMeunnAj+p
yOmBk9Oh3AypUwoLdNokg/ZHNoHakPeKRfqvgVVr3rW6qQ3oUpH/2ABGfbzMxVdzXZpr2klqYYXoqO/qlnuBsNCICGT5H79bXU5rfKNvcrsI1nndzW3EJYUD
G/17A79ODqyjxe0wvsrNkH2IZAsDQNx3XcMObB/gpzqtJrh98TUaDI6OALk03wG7qBrsYc2Rd2rFFT2lBz0Z/KJ1JBTSLigHNDS1LenbC3TqaJ338ty6ivWj
/LgCTSJ3TeD0hkMZieaC9fSXfYFgVBZYYS64CLi+CdyOfc0mA38ToIRH9K/MlbHWLQ4gspYDSy5RKzRcZK2WDy4nzvuypgZu1UNrQsiICSEVPrpGJFZqBm3W
DekozXYv+PAZw+FNI2Av82FcqF/qwXAVXurBLBZo1LJfpi1KD4ch/G9Dt+AXgkqOovwiOAOGva/u1Yw5+UUwaff+dq9icGrolvuZ9LIeSXZ48/m9pR97aD2v
8RKfFVbZwB7YGFzgeYADCjF5r2JOnaC2IbgRhzwtKNX8HQ2p0QNX/cTHf/bco1t/9aY3shqb6oLRHfkXLV7JcYaDfNFzSXKmBvkZ+SNv27sH6Tj27fkJKKtt
sbD3NRVzbEUsbWe9qA+5g6r1rR/kXz722H+K87/4xM+9Pc73PBXaGjXJkK1RijHRzAUBQoDkAygJNSYyhj53LpjGRAWaO10kog1U8MYbeDz2rYP5QuBIN0pf
VsGhDoZwqIPCekgM6t5f7nXA0Rsr4NPclmsV8OlaBXxaZb7ywS/4gao86aIn9WMbvzBErir5MKS8oPc/dNHb3NiqSf2fxT3lhsx/jauNyLhCj1woPjYBGsjU
Nnl4+fgSzTXxomr0tUZfa/S0Rn9TSFw4+BXb+r/py45WEPgefwmB14YJvDZC4O5nkMZLy9+zOqWKfP3QIxCECgIyw/QjElAnf+ahPY4ec0UdNwjGsMQjKwCq
yAuIsCEfiFdlCMmsEk2iRBMr0UTDRLOnyP9UT79Zq/m76yIYhrtKJPpaGV1ifOfavT6nqO5fte/Jz/zI+v/3mSsW7Q8b/81C5qKdNn58IYN3981n/OCvP/XE
InKwQo6SO1fe9A/9v/vI4kKWLIj4mBzO4sPMzBAfPrygDuEv+ck1D30YBQDhzQ8W8unmzUIf3WrOfXD/f/jg4gJwlZ44kofbFdzdJpMDbf8md84aSLGBDyQZ
ZKhgMzWNUvJNTLKY+ZXA5PRwVl9EjxblFSf4v73yij/A/33yIwug/0XA6lz18k+/+j1fWfvpVy5edcaCL///ro8sLC5gj1vM5Kh3VeNHHl5x9eSfvWLxqmeu
+usf3vxnr/1N/Ohfde3R9bd/+vv//PLFq8567GVf/eZXB0/IY/gHH61+u+xa/bBJD/OR1bd9dNVtH331R1w33nOFVvW6X7rrAzfc/TO/6Xrw969ED9D4L+w6
9vDOTe97YvGq+59+/utP/6/+KzFu2uB3vYLtQUu0eFimqV8itzYpoAEB9kEcGB/st6VLCeBiW3ozxk25gZ/r8jOdGuF1pt/5i6Ljqb9+guVVuO236VxVYOin
L9Rq4S6g3tR2WRqDL/kDGWK4anDjfyKL53fvmv9HVSzHrzbxkMLZ6qju2uXufv0FD2W8f7tDFpYdyed39xn283oerPzXW7nGxR48d94PbW6X5x9Yx9yX17wR
sDAe46+T3gOaLiLfd5fBn2tntg1RUe+dNuloGXjSUFCIRZyoFjNAIso1yaeJUIUm2NthITg4VZno8MKCsdrNwPMWciFFGMwPowRrwDfWJRfpojy6sLDAWv3K
MxR35RnvMFvCN7ZpWEOTz/gLmbeAPlC/gz600AfZ8dEHdCuViyxayPzhcDz/lzLPVpU1DyOi/0GoAA9njcNMd48u4Wm5hRccfht2Qnomxdl/X/7wFdlP7Zm8
qc+eNUz6IBgGh8fWuMD8tw0URNULDy2om0ztoW5ahC0UFyChBVMrvv/gTAkxIF80t9v768r17q7qty3XK8mHGAigHE/pyAOhRojXfSBL+CspxERvnClaeH27
1FMXwUjPXVHqrr0Hqr2pl/y1+izsy1WCMv4TDl3X1IfmpnLj9pctOggBxLo4tn3XG7J0ppjR21+FGYgrj8RGfiY5mXrx1KPxLXyqrPxVqBwlXYlNi7dsdq5t
J7IHNcct3edf8P4d/Reih/TsLy09BAVNc373/9MONBq3Xqj5bWNXTa+7CtvIFX3/qvh1Uy87771vu1wGp3hGkTjKscaG+8m32P0g0f3Ag+EUD0CRVA4xb/4A
Mzo8aOs+fLkQnbyv/fb4AnYjGd7Dxe9CkNLHB223GldiSfju2zFb3j9c/F4sXFOXC6w1jcAV2hc6V6r2hcjfq/AWvXKb3nsyK/uW76Qa5d1WjbLxO6RF+fsR
LcpGVVFsXGpm/4flzezf+md1NPirIzoEwXfG0cAmQi1GoKYjUFtWixTsHFYh4Q4cXFuqR9Kr6AQt7NIWdg3rjk6hL+NH/7d9P67wSperKNK0WTI4v7DPZvjx
Cnd2n8CZCaHTISLocEc2ihWK4WDLjAm24cgu5xVA0jZxcxtdmQNqlAO8fmr40cBHoNi1IV05+y2HCxxCHSDnbtOSC3io5pqMzJkoTKIJrasAhuPUWjf64W6c
7fUFoEGp6ekIGoPrLZRwTenKqkgU4PoavmyoxyY1ohAM82jo13ermyrS2K7jOao8BeQXljfO4J7Y27dPo5b8Iuyp/Je/ZOh51VTZR9x3PpbbRBw+QBxqxC+t
WTxteAaxrj/1RjvzSW+kep5zT9xnehZVO8E+2VZrqfWxMyEgiIkdH+qA+jYSeCsjAhgY4Gu8qXR1O+DLFXhSc4WP0QZWsHNs2nm0qfqZutXPxJrNVTYARADS
F66l4M2JQuvXLOSlc0p4TxDUSyDGp7ziEJg/S/vwwTJO1sYhQ9FzLR2yQNV14LLbEG5YlZ//UIGh8hwvY7IL9h15bGvEm2Ws/4F97swljKmXMQQxJ5AzVQrw
/gIvag2sNwfvTtm7U8VdaEnWq5ZkakPwcuILQChAcWnlHq5TWS6J6gdgvWQaLChfjh74iGYOo0mkd3CfdSxkImG75Bk+vArH15c67fFLnfL4XX7Bo6t2wI23
ZcjKWrEFRlCD41udCvFAcwwHrtKgUqnNOmwfYGnL0HxVhi/7xEZ9YqOz7Z26guR/F3qO94X/JBsvmHy0dNd55MiwexuW1dJdJ1qy6wTDu06kJtSS09cG5PMX
+95lfuHIZN3dSjeg6i7EjVsdo0ZNGUlhykh05k61ubu0ubvKGYzUSnu6HR2/RZ2mLquc43H7wI+Ca1ODHijBcNqA8VqTyazp6NcZVCA9DPqhCwGBUpMRptwg
Qqqpb9R8OI3vBQu0CQy2dFUhHdInEzxMevL3ST1WONi7Sx4UlB6xj/6O13sXvX2xcc8B8ZZ7r/qEzvsbwo3SpePfpUbCOTr31qiuDnQnwZ5aMc7Ugb0ti/B6
5mCYHvAhBXxgEIZQ110wQep9xtRcQE+4Ddex4Y9SuPYvCKdhWFZLNWieyZsT6qFCzWeEZCTzCGMJIIaTbBo0Uj8ZDOZlHFEtanxwj0Zws5InAzkoJruyxIK9
I7vHTZp6iWl1lFc15/1d/cTeTJ0RMi6DY5z2X8qbJrN51jWOp76lHVRejb2V8alr6k3ky8k/AZHDBpNxRM8pR5yHGWhtfb3aEM4hSgcQ9BXf8EZ+5rVU/MsF
Q8fz1ysegzSLmBKR6vrIAw6LeaADkQg/PpAl8/U9WRNdas7/h7tlHKDjq7wc8UJZTYRZAZ9umORGxFEyj11jC9Oc1GAZQJoThIhiw2noVpsMyj7IYKitme1n
bF/ami7nPrZzz194p+aoQbtQ+Z1stEIcCcQ64BRtK+mjp/TRVGeM3wuupt1YnZkRCJgv+JbSG/lj9jIr3JOev4K+CSB4fOzZs/Bfnzz+5Fd+cveG8H6fN+77
8Id+7+hz7Q3hffr94Wfvef8XfkXKH9LvB/7xvX/05YkN4R79+uB7/8f7vyK/3sVvf77/V/5o1Ybwdnw59lvfPPBQsCG8FV8WfvY9967dEN6M66f+8ON/Jfdf
g+sn379w7obwRlz+7P/8Urgh3ILLj/3+xRtAAPN7jv5JDUuzMX/swCs2hOvlYuHeCPlgGvP3fd5DnvPG/NdipJ8ErD3yTzbmZWiSUh3QyhMuGjlzDEyrdDfP
Wpus84NM4WMMTAOswSXBX6nzG0Sd5+ylCD8UR2TGngqWpG45XK8Dilqkn7tFBA4cDbv0aZGLudMsTtyuKOoz3UiW5D8wQHJOD7fzPbLy83VXW/cAQlClBMP3
Xe5GzdpIY6NJUEFTuGSWKp8k6Nt8826THp1/wd+/C3m3if6EoANpFTlb/W0MB3KpPDrFrVcRuIe3mqzuJWokRGortF60zHaHWvWXaVVDH5oIOvG3MEiiPei3
2RPLlgJskqzvj6WqT3o6SL4zzTVZAIpWvGpajpUaLxHCtO5qHaOuOXkvu9Vedqu9bJpkW75rq/MOsnkxuvOqRkVk9pF+D0yzvCWE0T2yrd9LRXqp9SdcthOv
PyH/9VLTzlfIKMs17jWtfD2J3l3Dk2e8w0zsQL4BJh9IkXegZdryTh1C/U22GGTRSkdrwOY3SVskQTc02xBk9FRldMbqeNjoiyxYXwxqzP29q+p34I6ijP6W
P1PbjEKelcZtYUEl7+i9mpvdqkF+ETEwXKqQ4A45eZZRo/GHqMe1eSSEFB5iWmZqz0mIKi3R5UD41yB/S31rG+lHAvuCYauO+YznsZ3VMIkIGWsRLiG2KXhq
vU+8hYemPs/FNYRr4ATtw/RMAV3keJek9iMM3XtiuEYc0SrpkTQ3WvMA5yI08RG1VqdlPsWwPPNUjsPp783UWlz5pdxRGsBcPLM78dQ16QVFYBcxWcM+iL7T
/r5d5tk+ZOpCFHXFW6pCLHFrtstHrfnF0oHeFyF4KdYOYgei1KUvquOgl26hUsBu356m8Dp17LxaJbDSIgoYPcK+SY/eqUaCt9BkWx+wYZWtIqyyveQRxKsh
wqnFXa5Ngd00dwCKpQ2inpaPBJTeBn/u8Y3wdsDujCz+lYW8ijVGNGW0BIXyVE37C74G2DWIeBexB4f2WRi2R3wZafl8GNoW+Xy3LytRPhd89xan9Noc6di9
9gi0c7z0tWN9bbp7Zj7edBZGu0sIxtDCC/sYmh49EMpFaXERsGLVRNcbXrSynJFldy6YFa6O/EjgqV+WV8nXYyMhS/JbdAdKr2+L7MBtISYlgb8Gfuin41QH
9WHVQT0tarU6K89S3Kk8Cs4m83KfP6BQRrMGjM/tcmry1+c/aFoz0sTR4zADy2UD0/IunwmbcHk/43bmgp+1M3ef33dpp0zcT9PhxHqMMzXxtqzFUFEiXemM
nSrSMG3ACNRlL8tkr9L0Hh8xpVsKRwkUUr3Unzq4v1u1s2/Qvt+sECch0n6ytNw7wGPuISppbNJX+X6XPrdTn7sdI2eRiKGsg4h4mf8hHM/al3ofZA69S5FT
iYe9X8d9WTaP+uwPtCiPyiv4vU+zV9D0qStXeLHUAbpfJ3X02/h8zNcB/3Xkc5XPR32CmXINBFuVBucyDqtcXaQQezGCaROmCqwhh21crAlDgNZx+Qo9zaJe
GeanOCbp0mG+EQGsW6xuh0U6w4O8UUfp5Tpm6/sdHeRjtkK5dxP+vGZ4iLfoU1fpU1f2O2UEZgqHoCJztqbzc355MU7w8Ti/vLhIHB1v1qDopZq4eGzi6OQo
MI7335j1yJ5T51kXuwyNEH7gWQdPqJpFUbQogEUZESKGPe/Kn4by7A6/lKaclPWork/jr07llfOgeG7M1WkOSBceigq+Uuao1Lua9tS984mvQhy3OgVVvdnp
8y6CQ4gQsh6KU3iBRWOC9Htlbng3XJ6P7sWUMzpHD/S7Nhesa7q8qhSxw/OOYlCWFAEkZ3R0Q4glbLobwkd9nfACREDkTsq0yq09aqaB4QjIt04ngDVCQ7gn
qL/miodCuKN4TaZT6layHiRjkX4fEdG4xNaeJLZ20/SwtieNSIuJmSRmAKAY5IQwAXe6ibbXgod4p+1rjvdKJ8Lm6XYiGd+JBJ3Ygk4MbCeS4U5sbjesbkta
6PdcN4AbXGliAk3E45uIpSY2MeGaiKVRVKbx+53NbT0llMQUHZ1fL9P1yIFChgQ1Bsus1xjOb71iY6qQpFGSBEF+0nGwc+TV5MP0e8P7V8/t0EJ2AYfb8FwV
4gNplnvAFqiMOd9h2fFedjBGJz0eHW8ORtm+r+3X0X546u1H49uPlsx3NNq+ojV10FoPaLQnmPH6+EbqS2a8PjrjkXMUpdOpjrde85AcpUMTXBIGVyYV5JY3
y+L98jd+HMOU5Av3Rvp3y4xUFFJwvEiluLk+v52DZa67ZbxZU9Iu3S1jve3SaLiNCgfaO7OaWv5qAFvrmBRyHYxCDmHp3gjt5evgE40UKcr2hn4GA2oNixSm
oSIFzpMUKZoQKfI/RYzfno+FI1IFLTVyaBqQsH/ObbI9/JmCx6vKqMMP1UpRhPcpcKj4gb+PqVD0k/ssxLM+K3fe4sT4mm7eQNCGmQbWNX2rwlGkv0JxCTiG
ZLgpjocrKHEUzn0roNv5G6Avq+oG0nxdE075N9CdumquqMNcQbMEzRVCI3+1QBd2jQWx97PIBjoN2yZKp3bihwcKHUzTRL1AQrLmEx5nKHbxAOOibtSeE+Jm
Ea2cDBiMb79bu06klRMrqW7ZGc3DgcaU2eza8lG3VqVTqfN2rfN2W6d7Uu713rpPM8ot13xgjRFB1RhRSU4La+gWxZG7M2sYcpqGpttTFXTA1KunFF/o6QBb
P3bNQmtY9XYm6pPTZsup9D5WD8Iy1SqyhkdV1HCmrK3IgHQkCMYJREERm6GZ08eJPMGysRly1jDbaSRj7BmqibBfEPNcE1g714E5oGqAd9BZwPRZpNx8RKIJ
K6egSt+TQqwbn2ccb4FM4v1A0RiDsvT4xOO2NH2OKyJceFRBuKT1Pcc83R4hVi/plopUiVPd9JtUHRWCVOWqUsR2zRUJlhaBSNmAJjmC5ny9DOQ0yBmGXZGs
OJg/pYO5zptVZdK0fWfHldjLBnZ9f2TX91z3N+uRspTSZdcPhyrhKrAn3dju+BEO8j4+egCnjRjBxnjBSqda2qmkH1RrY8SBp/EHQCkpEounfxiEAQ1iGs8Q
LUO6xfSfEhEX0/9iyJmhRi6CqCBPRFxqBFHoRrBCuowgipf7lQEbSlY2iGk+lRXQODo6SQkPCvMxQdtN4zIfWa2iS701OnLTOo5TyiSQ463L0EGD5LTI0XzH
URM+cs9876BJDmwIk/T9flArQ7hMJRUzQvunnVc11JT/zalYe4qz2YI/CeZROH7vDzQ0IiYAPZP44pGfpobIJwvVMaqpnZBc9w7hWKqQTI7kmgA+82eUChII
OUx0z2Cd0m/4tVUDPkdxHMe0BFBEMpO2fBpzUR+vCOvIqxYDdNMdgV8OxfqKg5MQ+nzXMivEMb1DSVlXAG78iZaDBS5W2g75oxuWwtskVhCR9e5tPsiQmrv9
MdiBtKkMychMgL6FYbSUkf3NbZfSXT25olyjk5hsuCI+BiojxxQfObIy4lnDysiBouUhaTnR8uIyLzGS4FnxsWzf1/brulefcvvR+PYjBeVrGGuvhIw80n5d
HRNMQPeqOvW/KiuPayxSWXlsY3VCOEljkWusXn0BEFStIivH+FO3Vq5UQ6RcHuX0b4a2VlOSC4Mf4xcV/JicQvAjsfuSYY4Ern00a4yGPyqn67E3Y8Ma46PU
gjUKZtYEv/FGNoVKeNvwyxQs95RiOguW+2KiOwO32Y52RXdZn/ujJ/sjISz9Ym+tXFWK2O64IsHSIqlur9O62TIDjioqzHXCm/d+S0bGNIRDwZ6jQXzCzDn/
me4oQpGb+zT1FOOtYRbjRthbZn58bLvWNzootl3NVEL7erHtJn1SKeRIpBnPmvPm1UVHm9pR9sX1UqfM9pLmucA5fQXq0Nm7j9w7UFnNEXf6XO3/HLofS/Vu
cOT72/QN3Do4qg70Jb2/yBkJTjYjGgiaZEHh2qVGPyakTulghrI/U3avQnrLhSBX6VEpLobAV6kIhWSn6+lJrzD0lJ5tfCrovd0J2z2Kt4XBx3NHxLgw+MQu
1+/4RzXVL6E7kF8hVYM3qnmp15OpqRChXS06FeVqUTQS0qFfnp8qFOenv9SOQXHwigp2R2W8hjnFgPN/RjZlJUN58yXR5fFJosvjgpOrtwAhl8m9XW4p4Hhb
FMTZYRTE1tJEcM3rMdStISDE2ABqt3ktgBDr+Sz0FTqf9blgVnc4dCVrm8aNWWem31Vy71Em7U8ga8SPAi70jv6k6eibIFrzmh39FRUCnjLp0WylXVQyHOWy
6q+ar0ldlx2a9/cf7K82zUf60/PdKu6+icbM2knm7xqFNqlM3MmnMB02hhXNd9Rrb97rr4H/whD7NtNyc7LfRAE26H5wpatly9mVWteY5lGVuQHm5N9U2cVO
/L7fkTH4NsbFJP010skJoWazWmautf/7tiP33zUWd5QKF6GiL9Jjb02KUZDyK4bo23SJlmvWzPcOHclarxKhceLGze1aRdSNaHFtUvs+NORcR/7oHrpqdHUR
TKiiea5DdcbDdA/zNdydnnanRW1iqyItBWMn0AQoXzcrwXbrZgpOa1QhlRU0i6n+F6ZigE+Pm5mEcDmjW9nSd83vxlI/lK05Iisdlwfnr3iTWXPPkTuy5jbT
VMYEmOKZo/Jx1o/yJKl+l7D4M3MlSvVTzWPZys4gL8JOcgZ2EqGd8Zwnma8dgMcNXAfw0ZTxlQ0Fzl5D81y2wx0rcO1ExY4VoZ1guXY0XgdKSt2xpJQZgdIY
SwTl1ZrK6H4dd7x0h/MPL125ifv/7KKDex3SldYKP+6aqvI0x5b1ZgcxC2EhVMWqG61PpIKwa26GNBtJGqhNIYTgbc6neZxL8++HSKF2dzCE2hK7I/+wdbhW
3UTDgnxDQjiO20QRta7CdVjQbkj8x3GbqJZO1TNnaBNNjkJ8tSeS0NSKddjQLdQlZip/s2Zk1IYtSj7uAFb8I+rzMqZ4jfoW0zpq2iThtpUEneqlaVUvwTjV
SxOdaM93Dhlf/tykiKembZoHKDprzsXPKUldwGDDGA6wbXbg562IalU3iapuaqq6CVV1E6gTXJsQi9JIeADUIx1BlpQr9t84Q2D8oTimSQQxvMlmdH5wX4F+
R8iKdLMQqCJ4aYZEl8aNk2P8CWZ+26O6CqCLOOf20GbwG6GiQYH0Zj3BttADDjYEJ3qeWCFTqLCtzi9gpkb6+GnAT6HC/uXRU3bi4iFBrI2KF3uFWGsFsVau
NqsXx1KyrYEQLYRAUDwXlM/5457z7XPYSppLTuONo1mqpn70VGit6fpoc1g7QmweJWh/WtB78ZvC6YMIw6GzyUgxIqOR6srtDykAAOvG7Mi6Zsa1XYNwB295
BmbBbZ0u2iGRympKH4ymtezIUoZVmChXcjEj1UnQI7mNKBKBMMXGVisO4pWrShE7/O8ohn9JEYK34wiUmHQDkTsaEFaZqJJJ6GvITcksE3XKE40WdX81232L
92e7b6GLNNNNoZ0cc0VL3V7y+dzvN+DVSdWrqoJofElK9eRoMtdnKI8fKpK5Ht5nufMycImt204El9i6DXCJOwu4xJ1jgYELoEMbUlMAHeqDfOrkQMHL1tLS
WloupOpAgZU0Eh6VnCw8Kjm9oFxqCWochtGA3KTYUpPhgFwljLExybXeQ/uGY5JbShgtRxjqoIuhrU/sK1jkksgjRsN9PK3DbR6H1Nru5ZUj1cSDlsXwytkB
5ggBRMywZJDvOUb6iqCL79FLNs6FBfmD27JG3lCDIo2Z0EP3PuZUDxYyTBVDyMbCtIa21EfdqWSoJ6UAiznqbKdX2hkDItvTniaVrsma9DeHUVqGTKXfML+b
V+Ad/55JgWSfy+/kVQeeeHBnp12oV4rH67zpbMJxa/g9mN4Yzkz5HUTZGyv79hDWMmkmK7a56GX+GXIWpXoCCSUaOsLq6FSw2J6ZsGt7knwfJ5zN1fvI7SHi
RFPHA3lc0/nd98xvPGhWgB9PPnKgADHYs7TSyHSxt0cQYNdAX3MpQYfa2NsjpGCg830H+S7yZKdp7DDdvLdzh5ufz7AS9L0QbXYz7y7oUjfkxFqKe+rTOJVN
qRvCSrtnNcyUWenq+7TdJeDKIpWcxzm1E8HX5sz2Rme2c8KZ7erMNnVmk3JWW87zLoFxYIxZNaQVdKyF1h6BpO/2QEar7oucZNkriknu6SS3Nlfvg4BkktUx
CS5xJ59kBEOU67bSRAS3VUx5rFMecMrBJjDlsMTNw5UjxmlR+hxYhSfqGp52vJu0LmUxK1JcV457WQwxD3N2/piNNlt14pVkh/VkK2m1WT0ih7eOZisqiyYp
xrOl47lqc/U+lE1dzWlo8yauAEnZMU2XWzVJsWqaOoSdcauma1dNV+a7Y1dN84SrZsIRfLFq1CoNHRejoovdu9Q1pldDTqZJkFuei/1c5yVZ6A7jMLMmalKk
IXGdJ11t4OpiX16haXwVxi0aeu+9pTD+X1+8MN5aVhh/a22Z7Tc+GSZGfKLtF0eaeGj7rbntt74z7+3I42VOtHF1+60Vkckj7j+1MsQ4lgqd+08MrsHgQAvo
y3jU6UHxHS4H8qcK+OuXELlIC8i4SqMmPeMknZqLXUZjFnwXVu2ggJyObQDzt9vyzdryzWWA83eq5tF3GhVDasvhWYy79+WsGe8OdoXEfQt2tWiELuJ+Hl05
bP0uDCoLe6wTx5QmAAFIQZLv2p6dYuQNvUUotjGYM8iPqSXkV/bZkF99FwdJBkJMYZYcyqkI9uMupXtWJb4nHdaJB0t14ukNan6o6sQDIIuYlMmBonxPCiPH
rzojx54UAQpN0rLCkWCPQdRb0SfhdDg6tRSuKGCfIcH7wEhuF+/7XurhkBG1ha6aFl6tSzdNcEus1wl0sQsV1gRUWD0aXcZ2qIUsqrL7iOCAeJuu6WwKpsEb
NwHxT8OWbcYTzc3YGjcxLb1tJybKn2sN8jIrexFg6lWwovEmv6Z9uTBcaGNHujB8voXd+MLwuVZ/Cp/3t0VQkM/72njfC8ND7f5KfO5p91fJjukMPI9ODMwq
EVMgCKHeX99XcUurioqHVvT+s8KKMBAq/wN/c7aaou9CY6AVyT3FfdBq3aD/Bh7LpvtrZILOYErIVZvCBekscvIdw+eKTeH9+JzaFN6Hz5Wbwofx2dkUPorP
9qbwMThanpH3mBnXzbmlx+P+5jak9WPxQLsjd9CRFhWu2smn6u63opMQEx6Hq0xySfBYXJZcMVLSRrSdWvbzUyiiTQS9D6i5cHgx0k1HNrXnQsI+PBei5Hv2
WsJ7LuwTlTh/LJa6vkU/GLzaJcHzIVNt/qSdVj4nT37QkQkUX27clqwHpf3CUtkqLJWt/PHD0Gii7IfY3ZZdNDOg71m3aAIsmpnraCqTRTO77KNmlksGgPhr
zYwNQpd1A+ulrBvdlWb50K+SN53Jai2fcfzmLCk0A1Y3y8210tLv8aGz7OmzBWRXY84C5+jDtFGStNBhM8vwEtAJZWYGwAvGZPBb7WLlrjVdxp+ulKsmOorM
SqugoiT7mTFNkOKs+hMG+FGW0C3cG4jRTgU8Qm8RfyYrjMk6U15pRtgMeS4zWAg9NiDyZVOeywBCTwFAfWGUR3QH2dmyWWXnoEttcw6Yz0B4VTLIzrU71NkY
1LPxe8ecbSbs3QksIs+cS+THFGecgRwbethvbdyjNET0ZXB6M4MQ24yJEU22TeYGySE7MrRnoptnwm0nM2di0jJm9Aw4WbNbZrKz8UIteexs7THHrD8h41yO
n/RcXs9MQBaRH9ocN6brBNhB/zwSgduMz3PbcNbVH7vctLOezZzbcyWYXKBpX0bDNSfwmhPOVHI2U3qerVpC6WVHk0EX9J4W9K7ItpqdE1Gf1IC47QEZ72Hv
uNMERDJx28PoQ7otIKNgNqFwFjLGTZVTM6b0JLCClJga9M9HjAENDCdM6NnThJ4TchHuzM4GxIAm9OxirgKb0DMz3W3ZOZwauH7fWi1xW1mCk5dl7Yb0Varq
4oezUaoLSftcc/Y22czOZXBOFzMegPxk9JnQs2vOgdQ6oemz9OGseLgLqpFGmNCzhySIkFmyLSLXIqFnTxN6TtBtEA+dzx7C6y3AQ/1MloQm9GThpQ2cjQa6
5mx5gbNhwrTdyFDqHJTK9B3OQTfOZULPDO8gHZPVw47VZfkEeIeR/uncKQZHOXB6+Ohu0wHon63i+dmKruWaD4pO2vIchYAJPTNkqT9BQk+fy9z0kJljrXEU
c7b2QNYNb5bN2Ftsp8cvfdLf73OP6MkbUltM0s2ulZc9G/RYk4+uel9m17cjGRNptAechlL7yLhwNX4FbuEN+eZ3rchrKTxz2TuFbbyqradVUnOwtR1LF3Uw
hZvqbGu/U1I77k8MADzWs/d9KFD80fdRPsi8zeWKtQvucbfgOI183+YNJBxSKyHTu2raaJre1jZw6nrb+igwQTgefd9A03341fe1qsiuzR+SarLT3kiuTTt/
NrG57DL0wjnLxk+KiMstqiU8izFkUmm/SXYYZGnJEJtgxyVDRC4/33FFXxmf77hiYrmiPZeQYYJX8gkU8Yd4IgTbrKtThDdC9F0PfD9V4VR6qOxS5LU2hJ77
VgzyM/Plhc4PO2niuBU6H2ur0PloG0Jn/hxquTA81s5W4fPJdkaR86l2RhH06XY2ImRCsHyymwUV0RK3PtPF5ORPi4jZVZmsO9Dq5Z6T3vxLvfdNqJbn4QmE
MFbkvKUlY1syrsqCtuZhQXXOrLklC7gcIFnaHkCg8q1cmZo5M22kyLRcrJGLbI2ZvGr7I2/5w1tlpBbfiKkbJ6M2ChlVanMyaiMtpPFGHvQ+cgoSbbcQu8se
nYEpPYPkuqQ6PcD0Hi9mr9WfbkXVLLvHGa6u5xy2WtSLk0RqTxKpPUmk9iSR9lfJGD1mn300YF/TgdxxIx/NeV+Uk9bDKrR+qTWY87xLvP8UuLl/ujU095Xa
tCdSZ6U2mb/HWqhpnfewXH+wJdLU9FXfet9f/vb3vv7GKxazyau2vP/xB7/x+//+laa8/KGZbJKze4T8YoWcdKrfoaKtfgc0RPX7pFmxdDHkz/8Jw9Q+wZRK
0CRI8T2VmHKLJk/1lfR2o4KKvFyDMmZxyyzxaOA7qxuivTRTJ0LznR7Xr2eW69fYXvnaq+6SXgn7LH2XJ0/UC4aImBVmSlaEjtvD9m2Oe8TtujB8jZLPjUo9
W5R4ruyvgv2uo+jkKxWdfBVztIPbTecf4kbkIT4pkC+kflonCcSv/hpvvZdmPEQmvOwS4jAqsL4QzkqnTHy6BV+LXdHu9q4ypqAIr8BgzKlazOZZskcMNkb1
YOTuUCyPoFCIh0G5S3DpW9S2K5VepFUWMqZXyJi1/KKB8Wz2YEZrana4JCN6UEMfbMGD506TXMfTgUiajWUfBRgDwzeKjMOpzZxb5n8i8CZA097CIXgr/95r
daNP8HgWydX9FbfZ3BADd0jnE7kTGKJLrMbnIs1SnE8PpVzzKgBhjIDZC33zBuKTRJcE57A/5+Bt3lOAMSBYNeNG3lL5WEZfTk+P9TslOnQXx7jCctLkvg9F
D1TSTWIGyfz0biGCJaShwyKDdxbfmcUnIOJA00YXqVLdjSJZqle+7Tkm/laQeXkLJlhGYe62kZWlzitRnZclmyHdV526r2RI96WOc3XqvuyYFDN8DmY4eqw/
WeKPrdC3F77kwKwXzeRDyO9wuEzFWcXeL3IjxSMJJOKxCSSmKgkkVlYSSKwSbhubldUEEqsXpNnVh7NVh81q+W0VckOsrCaQwN3V/GAh+eIKVRJIrBI+xwQS
UZFAIh5NILFKE0is1lCnSM7RpWSy2qxeLJYkEkhMH86mFtGjRXnFcQkkZKwWRTSJl0kgsdKsXJQtPR6bQAKPLZ9A4oyyW1OHzfRhFh+XPAL3xyePQMPjkkes
HEkeIUO5eHih4uofudQRZyBLxOoH+1NFyogpfJHBXS373RlwwJsy8QI+yavOUfZDpMXEsR+iDUUF2lBC9jOGOD2TKPsh7qCsw4lyCOLDi+W0LEAtuqL4cUG2
4jI9ned4m6q6elWOWrMMxgwzGCk08T/W7X3gHdtfsbCJ4GXFjSfYljcPb4Fj3gYN063UX4V46gEewyoKWlQUOIGeDLZOCA+9A+JcXyLBjzr/qRYK7iUfcu4l
z/XCxu54V+ErfzwoXacS7D2z+fFH8G4/VYIZW77RsJ9N5SzPoFjJHN2PiP1XxrQQDDOh9lLFe4vMpz3EfJpQ1ZgWmU+CJEam2Tu2z7ovLdDpNsUJBiYUONjI
t7vAY016oUIcC/NqyjMf1Weg51hQ9Tt6MKBusQl66qIHbdBTF/TUyf3l2mvCOi90mG9URVk7j3YOGP8v7ecbVRrk5gANn1BQy55Ck3x2kP80B/o+/n0bB7pp
N7iOMxYs0a50aAZQxt8Zp8Dt6G2rwO3wFFXMk5zieHbrcCsKVE+cIAPNDbStsv9Z80JvDiqpCz0jQqV8TMsCkI+eLEn5WC9ikXwkwunkw+uvdpbyBkxNMkOY
AYyl/CisxXHyp1TkQD1msnoXYUZNyGaENJRBSq2Or1FV9KpE0uAMfpKD1Ei194X/cAOT1yr8h1vOf3j0IXUZlrv6tmZyk7deiqzY5M3Jx9Qmz8jHyk0eNu1V
SADVNKuRAKppJjZ5G0mWgGrrcgl23ILrFGeZHiDm0TURASzxA8eQ5+auSRWiosEpCEk7sJlaEms5qkkIpMWbeSuv0u+H9UgKWi2Gp1nIbM3Ky4JCl5J3ryDv
niPv0YdI1o6e5fGePu6Tvtizkrh9JW7MX8u0L/SuzKZMgKmWIQEh1fBhhJ46SkgdENJKfICCOqSgVj2tvpDtz8dcfxJr2LskeAbh4006fx73aVpDQdW/t00K
MTAFG/Y48dJTf2BXW+8TbunOZigCX5GUcisLtV2xj7PRti3YDkzbakksgE1CrLpUvSib+V5dt9KJB/ba+pP+tPpawNYpTVzXLmZrdLE27TvrYp0eEmA1XRIc
M1un9nhKZDj3dMlup4e5bWc5M2dniNvKaAKB8FrlttNDzG+63waTlWG09Nsl/WIcK/QL2EHezC9fSr8yjm2iG2JiCXGD6WwX9Nkp6NPnRC7tANDyyHypZICX
R8F7pWXXDUeYBWNxo5xqc0nGCIj2hcFGoVT5WC+UKh9zQqnyYYRS5eNK4XzyAeFOPnpkeamSahuoeP2QDQjfnupPIudyfrPwenC6CRMKhWd1M4ncOFK33E3k
ECrXK3AtB0pcr5RHXjPA11X4ukq+3sivq/F1NUpOywCmQBGXunAxidgSXEwpwls/tPA93GIKA5r611si5jqCd0FT37ep79vU923q+zb1fZv6vk2+b1lhs0iO
UdsUzsnHxKbQyMcKzeG1Uk/JU5vC9XpKhkCzGodlIYVh/OBfqJcZSCFtuKiCGNLGbS6mvTgo/JAmknPSFlM1BssflXwTnlDrEOfPAhUPKW9NXKge4rngNp43
1nm3IroEgIUNfLwKt250QUbOCYl+yifqQ0zMRN+6+QPV4mH3XJxvHJTGc/z0qX36+kDOXudtRLOXI65vjug3ce/T+juA/di1i7RrAE9ysxLLQqkItZVKE1Y6
jQdmZcOXDzNcKQKfEBmDBG1gYp1COxfnz3tCzs65NIZz6e25lFb0RnUQxUM7mUilgHfb8ykpf0gGYf7Pv7TX3xDs4b5Hn1QiSVpPw2I081/+0mM+pudT4UiR
Dvnz8L22i6LCex3ydUgO0OE690YnKtWHe++2Sx8+AW2FuZDbhaE9Lmk0vdj3d1s4ZuZqkZM0AYi8HBnm4oHjxsSpNn76cT+oOMTcFxSxpkVrdWCueEVjdWgJ
L0Imp0sCLKS6NbOrnF6X74ctan8dRx/4rwNASO7ryaPOmFoUFIpBlFOdLYCrAnjhZ2zUA56QZ9S8XocmH3gJu7bbya1LV8t0oN8Mwpgpv8dkBpYjyW8DeJgu
cV7vl96inQ3gFMcEsMg24vV+5y1OScLI4JpLCl4b2t280iUHT9qtKhneqsKlW5VqJcJltRLqhG4Pfog26WvwjvOdyyLNk0EUCD1GuqDk8MLAG9FpRYVOC4fK
sXUXh8p4YBqbgiKpO1Ycs9NXVFtuDIbSB3vpG/2w4IOVBKK+pqOo0aeWACpEU7bExIQ4SUFMboPFme4zloxCbL5FK0+tjmtIxrs7YAq7zq6lPud0QJ12WYwS
JAuoetIz04477DEG1zSgw2oO6xibwzpGOq3MqjxUyKtJJcJ8FrHdi85vZJZx+9yYMTstfbBFOF+TXscdV+ajteyjigEOqzYO+U3qGBuYjAY945gBocCQNQlH
7KG9GhNARXTYe7fmEChQUCPoLWfzr/1HHSS2+p6y1Xap86uq/4IrS/bOvFUTBwtHzUIfsOSXN26uJgPsLl9FZdjfWB313ab5RNZz+1C8/8YZWBMrOfSq+fS+
b6bfLSQh0hWFfaC4t8a+lVVoylG8bdWZzVK3kU2KvNNyqs0VpY4jm7qFaXdE8Gk61d+jVy6+M2ueWNfZHNV1Nod1nVNyksxWmpULpvmtIBORHGL5tTNZ+li2
6iFEni70V5d9d2aI5z5CBy9gJq7pn6Gy+gcqKkp9dBkVZdOpKJsjKsrmWBXlTEVFOVVRUc6aWZw1qyrKNQvS7JrD2exhxH+bWWgfp6oqStxdww8Wki+uUEVF
OWtmVEVJuQ+JQ0Hgv+kMaj0pQB+rNQoaL+fh2VJgWGPWLBZ0Bf3k2sPZzCK6s4h5HqOflIFalANfcxn95JSZWszOlJ/H6Sfx2PL6ybPKbs0cNmsPs/g4/STu
j9dPouFx+smpEf2kjCP0k4XPlWk4/eRZD4pUtObB/gwktia+zOCLjOya/ow5C4fTGVAZIzwnVaOsfS7oR4ZxETO7ZP2uMV0s3DXlwl0zunDXnHDhmma/g3an
zRmUhi0w9Rr7tXvV6376Y38997qvX7FoztC0m9LFJrTgU1g5b5zBxFkXL6HFw1fd+OcXb/j6p74i8z5zOJte0mMhHdjOpsyM0PWSX83sG7MGTiPgN3LBIfnX
Bv61gX9t4F8bOFkDqB7VliYYhKgtkXiUY754UcdMAdxehESg0SWa7CvZImJ6Q44BZ/SnEXox5DG1AvpslGsZ66/Zdor5ktV/5/tZmlA71vUAJ4zupnAo+Oin
ghIudplQni3f6VAeBfI9rVAeUyYdjS0MxhcqGXtlZx0X87JMTEtvUPgt2wRrRTRL+osXd32asOSEs7u+qyafTRum0tldKw+1x+SQ1bBHngazcMApTWZNPhLk
ORcxCRN+YTiNjCwXhibr4GMu69qo+d+iONW4MLzf7/egyr/PF5m5tP2Vo+Ob7gObmNSk/QAsfX7F0ld/wEQPWBiaP7IuPL7G3ZjJq1a9+qu/+P7wty9f7FtL
5JU/fWVhNMEJeHs2BcVhC0rJ/mrTEfLtauTCkO94wx2uH/eHT9d+1fY/U56y4+sIFDN0xJaJx+TziN3IHydy9X/RQZiTivszlazYZUgI051PycxX5KJVh7MI
saa3IH/4SgNT/cofmnkwi36ojXPsTIHUgvwPM6Dl2QKpZRYnvxAWnbFdEHZC1MwZm1Zm1tQx9CLwbgoYSwwJ7cFFaX8SZvM6pSQfubRmXVtr0VaItta66IBl
25rVtkK2FWpbIdsqB+DM8vKspWMxfVhk45XmTBmLs+RzWv5xLM7UsfDzEJoEdsxgQa81s8jkZU4wDFlRur+WuXPKQZm1g3KWDsqZJEdAUvQDuHryrVl1/0Rv
3Wdl8OTM7Kv7eHUEOEY2KmLEZMmY4YkxQaYpWhr0zxaSPQf8ZUJL0ZyhhKC/m/7m/jmmX9DquSh8MrKuKo36N4yhaNOXLveHKPoDNhJUabBklwQt3dmfhTrQ
jsW5pt9fCx9kFrvrapbxtsi4ymZhzCxzwDTMueifORcVImdn/zwZj3MxQ+cXhHY+hvy8ypB/YE855Oem5lxzHob8XGDk7BwYo1mgAvDBtdBnrFV9fx4QnL5B
76XpDcEjqJAJyS8JHsbRe8lbYbPoL/nu78zm8CJ4YxmkOZC2z4RBDRDSY/o2FrTvXLh2zyq817lFim6fDERuX81IB3m1c8njvkEtiy3XDwvoE2Dd271Lh4qG
lXOZSH2Anx8jNHEjf9gfWGZ/LguSVDSW/Bzany1JvNsfq0dU6vHHkEZ4AtJ4NydFlUwN5sfSDFFJdp5VJYIuAHvQgCb33b45z4QDLMFBf61q0ux0m2K613K6
x9ds1irMMLRMTPP6gat+7g0//uXd//s9r1iEfnEWuqxZ6WJI+zMbfdzPn3/b3j0lJat2arkBkbelsseOyAVjF0sxHCHaOsFwXCBsAX4XvrlA6dyOiqwQQ1sY
BkL6eQEHB2GOAF5E4ZYMoVsG551oXKSJC3RcLsC4gNE4WcAOx1phlAbLwbRhXXG65QuqfGLcGKXm7KPzl9+dfRdxf7/rSHYhcX9DcyGWBKSXC6v6uIvMhLQ5
01/XalmPA2G5Lyns1ppo/Ve4l78Ec/MS5U9cKLkjaynyWapoz7Uc8GIzgYTT681L8E4vNefi47vlt3Bn9jJcv1wo7HsqvaimxTPfYy7UhG9cO7ObR1fCMjv+
uqFZn72hHS5lkcjJNjs08Z/bV87KOoWBvcRVqE3ZZ7m39i9phQDB2WCLhG4N0ppuvhsBZFI1bWRzMqdnyx7Qx/4tLX1eWzLrSDbrChZ6CeSuQ0ix0kDiMa6x
dW7Tq+xil1RoaajXqVlnLgEtrSv27kj37rWXuC0RdCXENGt56+nzlUvG8pVL5M0uGRrP/7pvaPWv05VzCVYOwguZRPoU0zw49kPetNbtNiX7WTuy24ztgK+7
DfYWMN8QIzKrnXLL6wQDMlsdkHDMgMwODUgoAxKODEh12YcYkGm0zWPJRstZ1grRGfLbkC+80ZgBXlFe2Mw69sJj0Aa0fD7ee8Poe4+0E+p7Cw1Y9mJfei3Y
y1rpJ/h5ZjRVbn8DgZFJpk9xJW8qDArhsOOW2VRAUJtNmhOlv5WrddO4Gd2kt+2MbtI+bOpfiv3o6ra1k8nXc9q+HjfMy4eOG5eaOZzELlUx7VI1RfVBziqt
EIrPrLWnKhssZd8xxEdoT1WbnKXqgqEA+759iRssKgOltPPVfWzWvAx6f+GRs0JmagToXyaFzq9y0MvLy1dUhGMgb52f/4cB8tD6OouXD8vO55O2Kk/jkU1w
UniF/BZAAtsEB4az0Lj9Ntd/ZeFAWT75ytRcVgrh5eUPzVy1786tt37s3MtfsVjBBqbgdAGh5M+Tud/YYs4xXK416xnmv1EFADi2mldyh1s0ZzF3PS8vl8tb
9fIVcnk7LxcWFuT6Nbg+nMlJ8DI5C9yiUQ9VwXOtqZfWtdy/Y8DGzjNn9pnedL3OX4D5u8DKC9e0vXQky505HzVfYGvuXyGXIs8adBthrngVUAdG3aXeiTgJ
cj7BKZydPIvduwL9SqTNspdEgdtiDMQeWYuMxjzL1M2Z8mK3MOXmeeasftQi3LS9jYgJVlUbqqq+pCp5zY1InaavXcdr2y3fCgAh3j4050N4EGnYhomZyx6U
NuhxXLy35k48v6oHYaXnU9RFuxgWCLBoPNxyx+Z2Y2wc5KYi+uC8MuNVg94QG8ftYchbuWl5rjm0LY8IY+PO4tKE/LfsNiLC0veAGX6P7iZXYHZVF+B2Kun4
hqqUsPCd3NcWhtnrAreVK2SGuKnhoIlN7Tx1f9RNa8FuWrPo9vkiP69V9tEjJ/cLQXG2EBTPJycf25RvzrcCNA3AOI87m3yxg6WFOHpBIVfMOpl0RI6YXWaz
pEw6qzKpHs14SlkrjJprklKvTz/IdXZvuED4e7lnrHN05HisWdf2WyuY71YoCBLP1raCCHLHKzN5RXlPs0WT56wTesVSrReG2Deog8BLOMZ1SKX0g64/lNW5
AqNbstkZ5I2T3sqFTImsOLlAdkiigJiLK7xE3oVEjqRp5lK894TtL0KReynbkd2+h+cwjOGViuKKdrO1pQV7LToRuf4uChuoMLc3zqhQn+ia3o35Uhlsczt0
KTbcSMpbG4q7CPX/bpknDP9GOCcZ9uZ62eZeKrctAXhOEkf3IS8D4artwmOrB8sxi90K/Prmbpd3M3quc/rFQWBop+xdde9f/OeFv/3Uo69cND1z0eHscrLP
FaZ3C1bQBWXs7QXW9h5wnVOREG5lopYQamoNlzQXYDeL8IEt7gIsjjPxMd2vF/TTNvUF+doyZy7Ijx1z1oIU7ZpooX8ZVBdUV9BZESfr/FmchgZ6G0tS1gsS
UTbMmZvCG+Wjvil8jXyctSm8WT4u2xTeqsd15qeVwttxPJkl2ESp8qNOjVWs1yo2ahVXahVb5PH18vRgngJIA0F2l+HjSumpfGxETvgLw/XS/VB5u5zFFDws
KvbpNxRt9LSNaW3DaBtzdMFGG2Vcl7Y1p20ZbWta2+qNtuVOALoCCAOQkmM0ZX2cKcvnLHPZkB54goDEsm/0UF+SRYezUrR5Q+bPlIQhAsDlD2VOsvmavgoc
GPor0fLlhYL3DRVN4VNXLPZXisyCWEcYMc5C2t+Zfke60sZFW3rVwkXLEGYAbqaRdEYuelLJh5/4/S/+8a4/fMUtUuVlZg1ur5E6pnEBV7HVuFgtdazCxSpz
BuCKAKM9Ubh6ttW5s6XOnT117kzVKtHUSMiOuoF2dfyP+UOunvrvXE8jpelE5yHqGevLAykc9+Uz2BA+7cOqEVTcz4r0c0YTP4yTmu3tAtS8iGY0+i+YeFNp
mWJ8Ll3BAojKEUMnrRpJwVWNZz3KbcpBwH/StcwvM3fUJg6V5izf5payeUPgOOZCw4SMJt5cNh7asu3ioMDgTTvQmnZKs8MUflvfrNU141N0d7irHJfaSFo+
n15+D/AUUM9fNciE0V/PqNe7B2D71xMoHGWepOMeckMc81hsC7Id4hCeJfgSco9w5Roa5paUt4z/RGnKcmssOZA1WeRBvmeKvF2JECQfxtIpf4NnOX7NOruy
xnxw0LTmX3nogJBybJp375LCnZuO7spa8kvWnL/iTVl8DxxcTQOl4A57T9b+cZv6TL59fxvpFKROBg/OA5RR1vpPHDKNG2cA73fwQB9ZjxsH4TLOSBKp54iR
mg8dkYHZBv/LYrHekkUzwtgI5ZdfZxpHtpXnBLzAO61NJ55PD31oEdAN7vfLFuXm9xw0bfnlgPzUW8h861L0d1csZrIqr4pfN/Wy8977tsuxH/ime/hw+fsC
uAmqCjxvIUfFUvXhw1n3cMbbr2Ep061cTxzWr1e+44++95WLhxf0efct60r7DzIxZ3Pe+7d3ZPUZa0OUexNSM3/EzR7tdKOL9asR0oztqlcWou/cEp3U2JId
Pwid+fFJ7+ry5F8WArjLfT+DjQaep7VhObM+rKrPorxNebc+rCXIkS01pnjpE7u69xf77LIT2Y155RQINyPENHHmNB97vcD3j3N/mYeZCUDzvsaqAqhTK9QQ
vhRgZ6nReoQVICeNrHG9q7JxKlU2tMqYVcbzjz3xs1/6xZ/85T++AlXH1arlwBNf/2J627C9/bU/++wD8t+fX7Gk17Vvt9d2jT+3tNf1b7fX2ukHvlnpNSuO
2Gf/FPvMjGs8KFyi4Yc8HDqiXvpC79N5+JulLxQLTyheqD6uXdUW1auvUa9GkGNL5WuEBIjOn3kPjk5vt8qh/7XPgjtbA/bscGQmnfU+6WIy31GrwaAd7K5V
GL8NyizVGY2Kd2Z5WdF3VDw5l3VV1fXTUwXE9KA/8SJrKi8nGWk4YWMwJytc1gTl5YRIGb9NMJMybhxOnSuK+NvkysVsahFB0JPyD1dTiwvcRKbMBKquiVAt
/xYXFw8zNkb+4TpbIcWA47bS4KolQhO8ERdEbuoybnpBRCmLvtUjaI4NO5TfF6XnbalictizOcUvLfxiJh+CZ4jpLCJMSr834HwMH2xm6qXjJd5OZcQEPpeT
TEdWSFVNDaAJVHJqqIzlq4w1qTJWXbl2TQNoHEmnqwucBiviKM2kn+6FTSGYcPcy2FyetfPhsuDWdU3jhlq+zplguEGSarpiewKvwaVkS+kPnntlLgX1BGcc
ZtYwsaLEBQB9p7CTMtAyayGQ8DkPQVJtBJF2sSsjZgtferYWEZlgS4w1Kx+DAydsHhPTobwCZJcUkVETtwA0gVh1UmI3U4Pghh4OmlBLNQ35HlrJrxzQzUc6
gxhYuDzbmDCIieynyJdNCLmDzLbbgeYLRC1X63nVY0AtriblappXK+TK8GpKruZ4tZLxAEiPppHBHemhDUjzEN6zchP8mhGjPKVX0wOEn3qURRGPiis5J/X0
SjhQl1cIQK0EtcX6VjYeNQU2HudK08YWU8Fsnc1tmccElm2Q3PXEP/S2yBDJnuYROw8xHBBZ4y0z2SoMIM48q4rhiXW20GQLkIQIEMIbhiArmVeEuU2w2xnm
hxq+eDOa47y1dSQ9BFzpUHo4SOpYymHAs4PpIbpUR9PLv6aXK904tk9/HFOOmQ6iDqcdS7wIKAXBh1lH1YZuYBtKyquo/lilQcMyIO1loxgSLh8F1nPxCyTb
totf6OBY4EEe6WBraY95CBGRCZe5DLZHGLUOdq6a0E/zEos46amn79SgvxoMllGHJ8TjayseH8hEzutNmW2Lx5eCMDyLx9cy6TaZ9Rbx+DyLx2dL3FaW8FAi
a7URxSVVpfiBBAbIs2waVJaaaWqAU5CXjL+UMh7x+GQo6XomI4B348Ot4mEZ/W1ohJTYBlBaB6txixx0gcfXVjy+mCsVD61W3uKhU/IQMTsVjy/hqy5poIkG
UpB61myHRTdaKLUKpVr6DqvQjWni8bXwDilYwip2rC5nZLrPjfSPqUa0Ua8cOFTnYdQ4AEV2AMXjc817RSdteY6CRzw+GY0T4vEx3lNWxQ2aH8xjYLNBziql
nlW4xxhu3iwbtLfYIqPgcQwWWnxun0WTkKra8BVvQyXfUXpuXduO5P0JD7kKtAq+1rq+HSu0Qdt0tgmVg74B0dchZ+gQGYmrL0stZF1HI2VTm5rKkn3LQfQ1
7HYjw9zqViHsihNBv11EJSVLBqXi+daGP3wtuLJg78wTreugRZpmzLC9qVB/IGpZgG6MiLg5JXvfMmMUYVjVT6BgDHZdP+7WNWmFI9iAxjsBOTElMADlO5dQ
O9mGwk8+tvWJTDGwEfch17sPUIfqCHK7k64J5ekINjgBI6B/RfhSXeH+0GUoAbpLf0FMOyIS3e30HQGhqILd0S6rFeGbBTIOqr+PuBEgiM5D5CW89ejrYTcC
mITWE0lCN4IIhBnqBn6hTQNiNwLkiLAbAVJI2I2gi+g1t1OEbiOYcBsBTBB2IwixEZDHh9gIeno1bbdMaP5NB1ciDOgN2QjavDItvXElVKKB+gMnuhHE3Ahi
YmPDTZZ3cTx+a2BTty31uY1OBp8fnV72mpgZ4X5BTzMRIfS7lQw2ceF3Gw9nsImd2Fb63QLUDk/+5b5Rv9uA8FM6qIgLtYNaZLjBMPgKndaPRjxu4/QXG0y0
6lM/Vb873L2sfmokmPv1pfQpkmTEN/0QzkkHS3QZ4z8hR7VC00SZsw4m8NyHiGaiQFHV+LHyqJrcJA3s3XczNukbpdDLD2XNef/7tyMGvy7f/f1CgkmpvBIa
bh7JP/djQCJLjzLIa16OU/Mey0odM/1W/vkfg6IB0IhvP/Q57zZTH+SrfjSDtmBb1tBU7qorg+oK2d3m794FXVr+K1/8ue5t+Yo7BxAWrth+NGsexM4OHVi3
ohjr6eMdmdDipoi0TlfWo2LM9Ob9Vx89IGvF6uWaB9FcYsbUlIyrKUFNidTUT7RUez44ILXAa71SRVd/bFarcAhOUpBVNXdJ/5uvbXOUdsnrd6VvmjykOx/c
BFWO/HAA6E2yU+xCgLlp/QSiYufn9iC0E2xzfg4J8Vrzc3ezMoNa5na9Novu0JhppjJsmQgdJiTGfHAIJ1Y+u2u/bJZ8qDVf40Ncjy15JVkgiR2srCV9nPf7
oHnGLsbfR61hwtQy87X9UuURzG10VAWx7i6bNEV+be6b974PPelPtJhyAl0SSbe+Rbj/hPRNiuzJUO5GMAlH1sPudhAXi/0LVMBSHNljVLPWU8RzJ/3IhSU3
tN54/m/8u02y60i+fgdBbupgNZNFcPIk9SNWs1tWpQqPuomIiJEim1ky33i1HH8aQuGxTH3aVrh4WejKw+rF/qWVvXOvrayRdwEtKCtOD3rSv9vtuanBTmeT
N1DsmISxUZpGm1m6jpJ9yk5kK2xKtRVm8lKF3f//ABtDSLrIids8wOg4IEvwFjk+R1BQT4gwxBRqkUZa13XrrKhtNdncUjXmQ22/UfX6j6pMSZMRIsZ5z8fC
PnIyyJ6lOZ2j/Nl/3Oti1cFnt89kiXM1LtgZrJRZI59i2mtol0y4dQaOFcmpJTUMXMYxf8cpP8IcQAhUhg9j1PtZCz0sjXPbcU5IJt4G9NHez2uUsi19/17F
nlDYxMf9LK4cZmI9zJiYDyopIf9pAffou9SpjQLukXhr/pJHTDLIX4JcqbGmbYwg7TyObWTjgKniUfxjb7EB1Bvx53L8YbeuGn45zQ4qrLZ+Hdw1TFh5sT6g
Q5/GTF0SPHKKmSTxyCPlaDCfUvW79OARf3jEQA8iY+iQ8XgWqDzHpAa9e91zcyIn2o0+GRDyQwfm428pU6BrSveQsJVCa5yLU5n3dV6P+GqjdJn5M+Uc5kGV
xxh/BpRSzIw7l/oOLysp8LL8Ei9rySMGEEqYzERxsxjPrysBGl91PU0KyAS4pmdW8QCd8NL6UkscieqCbX0yaPfzKD1CHfcT+fVd/LvAv+/2l1JI4NzVQueP
X5NCh3w3a7HOWjwya+rpNBccwrx6mh5PRE3OXTI8d7fr3N2mc3erJqCMgIzC0nLvrezdfT6f+ylHFHt8fXCXPngXYMCZ26+pudpb1qi++1oFE/6YOtlH838q
ov6jeFUg1DRY6c+5Srfgz6sAWDAX3Jih0KN+JXVbFRI3AtqNq/L3XJ1PL63zNfjzOq3z5uXrlBov9j/ky/4UrfM+6AMwd533GOBX5Llf9xWo91FfM9dcJiVh
grpUSlpUZHyGDFWIQE+Pwo/S5UfrIEyKzibJTk1VtgO2fCbtqnbGL5KAhQUmceywGti7xPbOt70LbO9C27uYzmiEHdbJuwh/1g9PndHHZvWpaWadtq1wBn2d
wQQeA7bTgXY6Qaf7QaoJaxNNHIY9K9b8YUPm8Y6nych7j1GHa/Rr2Ht2n6qJAwYYhpoB5fAD6T/W6gHPZp1dVYG7We5tSudp1VuyVUEVKyDCmoUp79uBCKNh
7v+n7dpj5bjO+jx2Z2fnsTt73/Y6zplRhRxcp7cSsXvtKvZGtuNS2lriKf5AedhVdeNKeQnlDxPf2mlqaFNZVQu5SQq7e03jtkaYqKIOOLJTIWGV0qYhKS4K
ENomMlApBgKkEAjf7/vOmZl9XNspri17dl7nnDnP73yP3y8A+EucfPuwRpmKYG4FGlFuHYAJtZdCxHR7KcBsvB77KVR6JCZUlN1LJ8caGqagRtjIegMxJUxp
qBMPSnptPJgSpIHpvnL6JZAoNdVjMNiZfjbb79MzMyWjwhyQU2dUBdc9AAF0e9na5Ryx4dIhtVatvb0NRAUV7U+vo8fW4JVp1QKk6SSnp2a6/aytJujtxwpQ
j2kYCmaV26dXE7oFjIr87v72ChU0neXX5/qAq6XTaWhbsJtjKI4a5uj1BhHterRADXP09ZhT1wOxb1x9R2qdug5uILFaj24XUwvMH4A2cXaBOndNzSw4G4CM
u8DgT2thpaqpNQu0BDNQZKOEvyjuHui6rOkJCuPDCJjo50fAREftExz7M9ba9VfmpT+uOtA3YCdO4+xp9sCoy/hhTEXgdfjiNwTwPQD3MB9FbIWrKj9dkV4G
gpx4z+3D05PV4LRgfZS3uof2xAEy/2CcB+6eLXoSC4EpjDoO16kPDywmFxcgbeA5vj+mTSWQ1fgwDxA+eG01cFBsZcshLRkHy9ehIqJfpj6DBsnvB6rRR1xC
peOYC3EfLVeBY5hciPpo0Uqncmsch5dLv6IBJ2MYWaEHzE2WZw8B9TpQYV84rZnsxAbPic+BXw4DmeceyWwnpTzuv7XgmbpchvXxGZZsluLetWpCvrSPj/YB
t26d/fuqsLEh2TFN5UMu8tuozKqmS1Q+i1SVD8Y+g2NV7l+E+cax9DfjjmfuUMs+hph0ttD5glo+4Mg0+Hdcp37BdOqTSSWkybpSIIMVuhEhc6yKVdlgt9cK
AO9InDVV9X3tdAgZqz46Q/s8Q9cHZugaqwB8jdcdATztW0Z9GbGVqGAGlWDYBCisliDWwn+nigU+bUCbCg/FBugWQwaOATIgQM4LSHXAyYluKlFN1H5ShlKv
C1jjNeUn03qOmo53Y8TtVg5VyPHokSyGdUONVMv3z/V8/5x07LHVQ1/E9DEwfcHDtAUHXza5wHhYQR1pZXaACSkoY/yyYKu8n8V0TF34fmUtCkg8sO9BxY35
FtoEgBFU8DAOEQ4uZn3UcGP1Gg6khoOfdA0HY2o4GahZA79r6raVA/C2DADvQN3WC8zqSHbbdSO812SHUYP5mKo7QXX7gtEWo7qZynVRtN6Fth/KZUuUJtVO
klraOToYXQ5c9hhjR4cPgbREJXB45Q+YxF4VGdUEvhcA/QA/Rj9n0OSAbfeZICfDS5aSqGEGlr7B5gC+B7EEdFUTmEeWweHBP+5sQ6WDr/DFYAu6NU81JIhT
IiHqQq1kEs0anKwvYM3UmySlnY9v7D38+EMe3Lzr7ARXl01YxPWWhfxWzPbScQ0cy+XcW9If95Cv7RnmoVxToKQXvnjYbPaxs4rYzIdOm2AHCYEhMZ7RXOEo
f6Qaixk8ZVNUH0sVWpxGSFXCyiXq0bvjUdTrRA9ixhuTLH2wN4GaqWgV4BjXkVPAIMGOsfJoqGUlHEa+aRIqBB9Xch4BQH35eSeBNgudEYkkOhEPJed1o3m5
Skl0Arjcgo5IAyjXdUr6rQZqh977I5F12Abj63WT6wi201Bk3ma/t8AWNzxGPcjHcNAgJjRn1IsxUTIQJribKO9WcZLw2SdDvJuBbDIpdww8eGnlGcsSUV5t
vDHsENhQ0r/yapMD8Ee0lNPAbMj4igG/xjD8sv/Vg9PX1Ya9YcymZd7HSOcP9dDguJCmTHcCsy1IgZBhGtw0UwYLPMgxA4OhaX6gXBh3gggeamKAqRVMrnpO
Hph6cDG3E5lNZ9RYVTgwj0B9irmuNoCCWQ9LaktVHytKvGJEie85FQCbePRvDOmVXdr27GuXlKP722lpQ0S7LSwVTi+td75fOIxd2p67edHPspsXogPgXY6/
/awxsLuye1mz2FD1sYvrg4IPmyll9bKk5AXfapumhtO6arUBrQI6b/hQ0Tv0Vh+2X/zq9mnPVCS8QtncyXaskN4TzUuUgt8v4lgK3oeWsYME0zBgEDQq5DKV
+cxvXvidp55/4r19BuYRijG6dweJC03wPLLDezP8hKvNe/9/417nU2K6GzLv5Qg6q1vyhg15I1zYNeHC9ph5s5JzYTu72HfbYOh4Qxg6uU0vEZNeoi16SE64
rpFY5nHWig6etg9eTZp3S5p36zTNm3Qt+dvDzEy+avbDtNQ1iNoPXbuGuAor63FtZXW4bdy3Y2W9fOM4I42jmeLz2qhIbVTGNIaDxgCRu7QHfpWbZDilg5LS
weEmwETiJd8ZaoXhfMe2wug+njc2YcQ6quSv+eSmtxGcAdZ75nYUyvvPalqnvyko7//5x6e8r6xKeb+bgbKUpeM0rKtRuUswBgp8g+tvoX2gLvPndJkfK8r8
1JXp069hf+68MH5imT+Aztu8ZhPL/IFy3yV5YN44CcwPOQnMS1+aH9OH5w+gD9+W9+Hbij58uRT3Sop7B/vy2ynD2P58tWT3T4U1+5B70H7QOVSn/6tm775U
wDMXPrUDPsKlCxr/2N5kfRfKI/FE2mRdsI1bBiLnKvrhbTv6Aj9mIiKzHf1uwUCkfx3b3lfWneLIVCkezMMotxUvbdtRekm/Aq3yPwhsd1QNBcBgo/ucjbXa
g7PF9qNPZszNlnEIF6OiLbgPsKP7KTkPF9y7+bwr59GC+xE+PybnMcIFXQH1YKppRBG6Eh2N8yaCC3H+spwnCAp0JaoQ5y3ECuL8nJxXEELoctggTtkv2mWq
GZxW4UKde30sLR06Qjs5EtDug3tIOXanQn+Tskc5zMlfALPWLds/UbjvHzmbzXQzT3ldsYL387DDZAfkG5L/nrlFHb3lyy9+6cXgwVvso/zqJQ1fjN+nPvN3
3/rpg2chAqFGGS7/F9tnf6+7knEkHclSFqQj+p/ZSyyBu+WbgDGnYupryuuVv8Dib5jCzSyk+ytZ0Oe3KJV+HxsFFfKhi11Un3Po90p9qN97BiXcQd+INKa6
SGoFzoY6ddq0mSf6WdwFOLN+fpYkP8o1P59D4RTQnpv8NQCVpQQCEsOyZo/B+pu9HiAOcDcEu1iVDo1eVulRHZLUa+6qGaQ0TYn3uv1MvjCiz6n2l7n+s4C+
JkLVV+hqsmy+Zwryphlpt73X9HDNMUJVMPjlmTXII2HtvOmVP7wJ0uKdMXjulfYjc5Pv6fHhhjvFrei1t/KERn8Ug/0smhAD7PufZFTEfpH9EEVE4dQEnOu2
qu1tlyaR29to1Dzv/XRqTg7ti+0x5bKs0R96sB/XZbl2JaBZOC/AIaGedAUpsYL4BVfAE6sIYnARtsDxVBwhWgy+Uu31uHDipYeJ514a1H0Gs6+bs66a6fVp
q2pJj37m42fpSjcVW28J337YLMFxN7yDOrOkd1DnHdszzntCoslIZ+zPKLiXVSgWanvuyzFbPPiiiraVTfdYrQPFAea5clW0WPqUluiaqGE5Hgp+d9ACuK3f
KvBBdULGIxhFQZ803pck5FiYGrhM/l2q+j7KjYWhGm8/K8xzQ/u4KpRcLu904E1e00I5UxPVCiFdb3dqkoLP72o5Kc+RfUH3qOFqcMU8DxMnvG9yLfi7QY4h
volW7ptYMN65kCpY8JBlWLnh1yt25VAeq2rdRfP7RzPUji0/2WUAS7vA6mhPRVrRvfvF9OMq1iJR+zJzmSS0EasB/WcWuN0pbSEZKJRjWwHXt0sc0igx3HRx
M/Vyypx6jA2C+D8CZlT7P3opc6riGfFSttnDp1wy9glmD1gOw6BPwUHvheriuwtgHJu/AsWp4cThRH2OUeSgElUXJ1m2se9mco4dVP2QZjS9Eoumfk6sxOhZ
LKz58PrQ97286OXSoOyhdt9k7zkLH0btwZWeWnmDsNyHoqI5M4fqDrIfB8xa7M9tiS9y7ixqFx642h3ZVKl2GtXVxqaqIhlXysfjlF2IbY0WUaRrFZ69jAKh
IzVsfpo/6Gm75ISrLBadlXjJZlVT9BJbvEY+Kiozz0IjIOmW1o0j1PH0FMe+FMmYojvw/ETtag76y6UrLxRtMU7aPHljAIO+z7i1zkH6/aBPUqeWOS+FhcHI
hlNClefbAqCocK/dZL0DluNbY00XfDw0XB4bINbdgyfemUG1fC87LDi3cizJwXsytiBrDjY/Y83JlRnHQIIFtWAaYoCFo89DYRPmz7PzJqyBqpL8Pk8TEVce
NNfCUvcDS7jSoLtGsipmEwlrlwP2F6eZuqmaGvz/RZKGAzHjZcnOX+JrryCYOlHN27NWm25uYOiiZdVcziZUsoywQgDfq3KwYQn/qUT6+eF2brDvZxNg6VVF
zpSLMjm+iBw5s/fozORppjTkAg8UN+FrE+XiBhBm8Waeo2RXymyinFmAiWP0+ZA7b1hiAeu8tGIQiVHpMje3CpNREeSZNww7mcDq3EL4s2GOnCpUw6elT7F5
IUKbgBKEirRHtOL0ay//mqBf7K8BxSwOk7o08wOlCdUkLNihSmDZDtUE8g7FuBWWsJKhKD0dLtJ7fyo0ZJowMubIB+hio8KudDoUDtmooHqb4h7GnCFwSpEy
P2DKzAUuwL5C0Ry2YORDEBbdvgO2Qhjk/NsxuYSGUbGFPfx0rmeeNoyKLfla/lKWP9IWAG6ZV9GkO/C1IfeN8heFakrKX7Jsl1tJO0FziRuMsUs5V5i/0yne
uYM/hS75+NVKIzG3t0qen608jG18qXMrX8NkGGVMnRh8IE8SNbLalyMyS74cFiouIT55TgUDzNvGDhEOd7bCEBGMGiIabIgIhphiGzAGaEOEdJv/OFx0Do70
Q5Azc3JTqhsOiI1PbI0cDnM65NjlGxAc9iQJDjMACE2nOeSYjT8hqmEqN3ZOFdTDYzMMhScqhFEHA7hjw2kZMxQNNP6lFjuWXFu3qKY386+5RVWXX4kOaNER
yzG9CGMydZh8vFPWl+xFHirHUQQmFK0k/2kKcjyEnKhXBlXZZJ1z6HW6ccZBpdMDDq6eMC51oWFYy0cS891tcF635flLNmzexnobaG3HO9m80yqWngZWGIcB
9GwBz7PHKuDkRlkJR+k4HVuzT5mkdNKNfEGL8wWtwU4pnVR40C/UF6m6/MVOKotyC7qOdBbHvSnNcDe48+kMPd615fmlAM9fgHe+sGoVEICbrDcc0e60xi2L
ZeTqsENz1lsk9xbDFvR1+bAtNozLsnFq7s+Cdsp9+D6qT17j/WJBt8VWCD5nTshntYGTN+8bhzUdmUXSOjXKz0jbzItnSwUxUXgN4dZB59g3rdKrPypedYQl
m19VzAGL1DqneOXVxH8VOF+dCDvvphsnuI8/a2bck/RCQf0Hh6HDS7+x2TmHAnzjEd5+ncHvtTywKlwOn/Gu2lwznzP2OP4PsZoVAcs0o+nPNc+q9kLtTHd+
+Ahr5JDR0FOVd9lfCzGON1nPhjRI0NND3dNDEBPImKTOvPPNL/7L8x+4Y+92OH7mJ/vaxXV4OGfTIOssMK72QQlUEDb8wj1prVhI51bSEqMPnUFBfay2SGvo
7HLaBjn8xSBbtwxMPppyJmUWz3vabJl1KqdmQsCUTaJLewUU4INXKcFLwcCVNbSkrdn52DL+PL39w7GLYXudmuyLXaw5pLCEDxvVSNCxfo7XChkIleS/2Jrd
RC8qLv63XMSluRUSbfJc9DZrLeW9tpS3bcyK7+CoIUrhTaTwhNEGnOvyxf8RCAh6ZGLl8X46wZnmrbDyeM6AsJJOoP+87C3qAc7vDLKIFU3z8+1naPaWubsj
Pf9iFZ/xv5pDGX1/l8TCcw9HTRylje7LrDG8wV3ytrgX+PdG943qgvtcVZ65VN3snNfPXKxucc9VMahsFOocZ/CWmXRP2DSAkl8Hyyp8hmOeZ23phV2eR/FG
snQEtgwEOlNOR2vp+s6jn+b+7Q6IS0xkhziADcLFwjXR2SDzm8Cu0c1nHQGBfs8iLUvPOvouVpcfOfAsuXcwZFxNM+Vp7HReOips1ZOp3VnquinNZTaTwcWd
M7/LDvydetqgc6jC02l+pirTDGg0aEoGkJRMf1zbb9iDUxSzfOi6fpf9mANew03WskMLKx0fdVKus8/qdemYk3L/PurQhpaeP8zr1CbrYw5VJx2XHKnPN+Hw
Tcc3bPClVFR1m/0naJzprdbTONKHn8Yx2Ox8BUd7s3MKR2/BPYFjuM3u49jaavVwjLdaXRxpxX4CR5JdHkUDL3EDP8oN/LEjuoEf0o25pBfFo1gUc7bcwabH
u6apE+gd/tXZBXdbPSMHdM6NNbbxOQAnjDUIEr9hnscOFY1bdld17sWeb/y64+3fFYcdn337mq5eqEeXNVsu57u9Kz+EJmfacjefZn5txwoX4rCpsAekcQ+m
BZximMM6XuXWUzV5CSncF+BITpkcOSLoY4YPN9T+inALDM0GgUM8WqpZzA2jCT1kSvsRdLWN7t3Y0OQJgJrdTE+3be/D3xGgNcCeSWh32eIkPm6S2Ccd4zb6
7tbAh15tvV/dVpzjosc9Wd6Ec3IQRnXXePgIT7yXoWGkb/KEKUXLgKAaHySDxlx9ct2v7tv2969tp0VGb2F2xRErUjCQbegUIh7bNqRhFrEhEWBMskTgbrVO
hjLWToQloFpmtu894rHrF420K9YFnrrWlcYzGw9E9kpuyRzSddDSWpbK/SO7PGmJiLTZOenw79P4fQIzIsAz7c5v647E79Lbws5L/exXgIszRLU9zcqA9U9e
3HPjW68BMtJRkzs/952fuhje2LqZT4ffMNPP5M6//Ab+/JCaZRLYAHkj+qFaT/2fNzWOoh0OZnm746ZxxJGJxXJ4ztnsXAxlqTvtbHFfDmU5POUsuBdCeeYE
PfOcfqZLz5wXvyb673w4MFnOyWLolxbDKZk+E14K6XE9PzKQIgphUCjzwKCgFGOT6XR8ajiXdgb4ruGP0oSd5XC18ZQ0I5I8Rrot4nO1Y3FsGjWlNyR1s+j8
Az37v2wbh/arz+M5nYeHPHIRXfIpiehcTS/ofGgjExgnJ+y2sHfCbgkyWCufp86NiO+nRXw/PSi+nxkvvnOH1eI79oYQ37s4nqI9EspZ5SodEuFPcUG/YosQ
f9pmKV4GyZWk+NJTkVd0Q+p4XjrDndHD4rHRPe+lHIP+nJdej+sXoOrPv5sXeMzj19N+Bcfmgtv1ZLJ5FMeZLe4xD/XDC/oxb6CPnh8jsf2ZXuTPicRGb5hl
3MMm1Wce6K3WGmiht1pzEvcFGzO7jFuQKCJB+0A8QSjBYMD0gR3e5v2WdgykakXQ9U+u7c5Zi2IPL1qMNwA7pb32/HjNVThxk5z2JS2ffdGR3dcJLc8dd7Tc
62ANcFVrm42AGqqcOh2CrRashTYqx2VEEj0FsGIjXC386KG+sfN96oi283VbAdBLPGYydx60mQquzGleHQanEERBj8bSd1fYh7fwgPRZyoU/AwnGhz/D8kUn
SCP6F+NiQ4b7lRdy4/NpRI230mZHQyqwEWnDAXGjBwKAotdhOORiRR+Ka51XbdY32qILZxCyzF9t2f5l+pB/v0h9tfPaP337SI0K+yrmJS9k3fEmBlWB6ukG
wVRh5RNdFe2akd81rk+wW3tuMjkinPOZuivCE+0/uEU9TLs1dyCCp8N42BxMjuifevJvnzRRTrkqMTY+uo1cgya4WCOvCDxQHcqwA9Ac+lAUBx0eZgHIvqcA
cYZhxkFzNRVCNRbyagcFGr5xItQ3Sxx9yEU2VbGaQAhUXFI3x+zckGh0/yxob3HmOrTiqKCdJh1Ngw0/C1hQNCUk1QI8H2CbhWvK5OoyFQnHanJ/epWVNgnd
DXCf6wOs6PVc/xjm+sdotPYi49mM2gul9kLsFljx/EzWotXyZqpDWjZuRkAJbzDFbEh7iORsHlPKubsFa1RAa+J4d/HaqJbWZS1tbSg4iSETWEtbhVt2PXmc
52BAXGBKrENHWxOTFDTmQA1iPS3XAdzYDsK/H4AWnQf4V0PVpHNXMblGIgWO1JJNK/nYDAOBK4CTOWU4t6gS6GPDztSi8jbzL4AJ4VdNihZJsAgWBaO2L5FP
BSbQdoAWqao1/dMwLN6VzhQPpbOapgETx+xdGfwG7PcjgGhGzcKmO61moT5PQ5k32DQGMxsEWWo3HsEsuwIryTcjNs5NGjVhMq0B1AsRBOLvDoX2nISa5l0R
NSxjMelxX+Jo3kPQYnFyjqbi8VT0VeacDNUcdpLAToGGkjP6qlqzkk321VyxuZrs9btshGvubzPKsb8PPdvBrJYYmwrHvK5FmyVos7VsWRguTSyLKUlNUIxz
iES4W2MvoFgpw8EtqmhPXIsE2LP8gbEea0OpzqoaQHrS2VIYbmiKFOVhuBoqYaRIoYm6RRiBn68hXVizZoEi5UZByN0I4CfSHrVF6jT1sGAj0ILAK1hvXsdi
848vPfvlGqJ607qahKxhxHstzHde/7pNU9urzz/9Fx73o3qxs3ZVfZud0aGxFaRJGPhKUHjXYeXdzLxXvrjr1GU5Dng5xpO+rMNYjqNiOaYebuXyCtxY43z1
L/tUm3DGfJbwr2jLccfYcgZnCYCJ6+ANDu1kVxvF3i0yS0i3tM0kEUFE5TFditkRp1uZEBjnN+IJYUzaNZk+ERpWUpt2FxyxzUBbL4QV6G4MB+PGVimgTQdP
a7S3ahFD/bVGHQ6mgrEGKcUtDP4qZ6fVKDMPLnY+/U1L8FZoUrLFpSjp6gZ2D5yGeIWl+OwAWK+qb7LWkQRWB3gBBlYV61nWjIdME0jsC6Iu6S2nUVgisV9h
yFPYXDraQqqBWltXaw25mkeYr+H/iLsaGLmq6/xm5s28N2/em53dtXcXdm3f9/DPssuys/aKGATYA+sfHCmghqAkQiqwu627OJUhUYSKyxJ+AoH8VEFVYjeU
mVkoTptUtGoKrXBsSBoIiSqkKiptI0QIBSKlxSmtYhBqer5z7rvvzv7YCwiVn52Z93N/zj3n3HPvPec7aEnN2jNCq2TPqCzIKfSxJt3WiXuxkb1rxZ7EvRVr
r0Uf3awGZ+XMj/SAr3pIFmj81/Ci2Yldksu1ljG3BhPEAXZ1TiPEc3KiURSzsIhgJk7xweHGZNaspX+DWST0ZXyWnEDDeAJSVNxjgfu4KQbF0ra6HW0NJXIP
lUnkBsc7qxI++ixLKIsqpWnzQgaw7uPgacsgSisFZkZcSq0p5EMtcnLoioZoNOTobxi4sFWTxO0kST/8SqeRm8IiyemJMvWJN089veH3H8lhrmwx7EJ6hSYc
jt6nySfkLvNeYeJFuSyxTmAUGAs/j9IHTjhqY5bruV8D6mdZgnnvLTCPwAe0iIkK6dgRoJslCUn6lulfCTugKThKH3oReyadTsfLU3NPfuaBAfck3FTgj6Zb
0qeC9kNEyWWKhsND3GeFtdFPrqCiOktjb4Z8ak6qYGXTOMepczoSGQVGLTyvPdm9bBc1Q9WAMkh/kNbqafh7ojw2s4L0F/zmoGz8OUNNKuDWNX+552d/cNcO
uBpnZJ4d1DGdd6cqKES6GI7Uz7Bm2H+JfUSXKI2SXDY7jeJjudyTRQ29lj652o0jgAOkSo+3cTv3l48lAytlmKeiBniTzFUDjxI7FDPoz1J20J9up3hZopLu
LF63JGiMzMvs2uWlOw+Kvn7lYV6KD9HXEDaGuYkAa15EY0L0GoHg4fBGH83yj5MhooHenAzozZNdE5fjPWm213Poz7xSjudPWtvfZuAV6h1IODKDdqK4F45Z
HHdNJE4YPKsSA+hZNZ1NsbVynuw6D3Mue5lCQ3vigU8q3jRTqCrM8pHioZuyhSF+Ea1w5FKAU5s2ztMg4sUj7enYYhnpVTyCFTy3pGpNoWiVTKEBOxXgY6OZ
QmENhbtW7AkOeTNBY3iIM0eKKw6QJbu+wAXJcUwxjfPW45GKgk/8V8wOyrATXj2W1B5VNT6TyYq5K+1Djd4I4PzYZZCYAobMtM5iugHg3+LFRffsIEclBFqK
A5FiLCjjTDP77BqqdzfOSOnVBsyvUt45sU5KdzmMoUV5bUXJRXxsYZax1XXzmVhkZ9dInHnaSrulmc8S7jTcnuiVHddUzXGN+L36mRz7ciAMOfYbvZBjWhFg
reBn4uzLyTAk1W9wbLqXrhLSpvAOqVYXboMD5B0BCTAi7oqIM6oEtqi0iL/oubn5gM3kTLytACzFUVT7ETfC4VO34M9wUlxACE+7+VDiTdsgWMCZtX6JA/lA
ki3UZjJpmOenOSYLbuPs+v0XDAZXGHNq+iDB2kCkyQE2q4OwHH74m/ywv5BU4KHuJGELn34SLSTp7uLOy2U6+0ZyuhmRZ2mF0Oan+LAnnbRfatDbtOgA/Mg7
+aSrMa/o/32Dsswh4t8rgGHKO5x2cGfTnBu1EVHdFVexKViQZYXVwWF0kJFptmO/C37coFQ3PhRNlHj41/drSFgE1u9lOXGyvnGathJqUJ5Fj0D57YVvdFIg
S7Xqne4c0rPJkFOeTQZaETEJgKuhupDDStDkupXV1ukoIArlkBmia/E9hcx1ZRAQ+CKBBTpOZKW6pwHzXqzoV9KxJR4pput26innHlPu4WnezUT0psg3XnkG
r5iMT00kYyTt1xYbmTfk/Tb7dgG9q/p4u5mUWmSStDLPIk4tfg+V0iZWS8qMk4SUju3Eb2qPm3/hkMNMoZfNJsTJHU1iz4UWu2tkZQYqsIAC0q8n2PZB+JUV
Q9VeEL5+Dh058hAOKax4o5LlH0Vat6TcJhsoruS2qp1iZmFeS6VblSovd5cK8554vd+WT2X8hGOEXCKDDGvKdD7mKNnGOQV98nqWs7aA2COTJ3B+JssZOD99
M7+SSb+npbtOM0EOOQHL4lYfILoUSqTS5m1WiEASCTxj2JmCMIfjWn77Kv1afmfitTNICztr4a3TOnJ1NL+3nZJLp/uCd2ip1UoqrQTS4lm3MMwe3Sq3qGSg
+LcBAYJv9CdEEF0z8WCVN5FAodXC/jc75Fo9Ne0+eNtMZN9hMGT5efCendzA8IjyjmSshnMaqwvw6Cf1be0xcKbggBjVqgL5W+Bd1/h6LoZjEPEcm6v+4n6D
y9Bvj/qXsqK+FcJXmG6FrYRe8/BuGXGAHv5wjZ50HguSsIm8cNT50KqTVwemb9gVFdTH4Ag6mfUwTG+g1GzJuiyc3JLRLC/uEsarJOPVtahLVXgl061qC1NE
GTGaXQC/KOOP7g0QsoNmwmMONyJmUwsrzWg9GUqozM7xo8EL7N55nAGEPfvscSyZYmLfyiRFAxfY3LIr8sNyRYr4CI9rQENpbzF5lr8i2X5kMeOZEPvhzj5J
p8nf3A6G5OKsZFUBqE9Dziwx1c3/fG5HWwdA/AOpS7oOpvCmJp+55pGfr3vm0vbU2c0c/TeyA2Aj/C41f6r8qaO9u3tevaQ99crU//zurlc/eSluelP7vl0/
+Mxv/eLi9tSGJ7a99uZrc5dw2K2t4NB2lr7+A0/1HXjqGlP/IzukjGsfuuXxK2/7qqn67UtRNWp98NCJo5+58JtU69dfOPXGC/8Z61q/9od/N33LHX9mah3p
rPWlHXYDSGy9Dip1cFtuWQkKECZIPBWQmMBlZREnVoQTib8AJojwAXzLNAeQpgL+IHYD0pWlORaxhtUwmx87VYv5WW9AVzA3Sdo3n7FdcrWjYmFoqwo5ATl6
IJy649kffqr+26/sSAmy/XIEIJMlfOnnk247wBtNTp/5XpMVz07MqcfbUAbB1MT0DWdf/zfPX0KCxXQp41SsRZKXVO2JsUzslEHGINNiqmLCpQx4XHMY+ruE
AY83OQKaVFIP3V7CgN/FzXApAx4TVmjiPMS3QjxatHrhNzQbHrfZENc1G363kw1Rt2bDYzYbBob1JKgc2qbFerN2We7Oq5Jo8Njdx2ksMhqfcA4tonevkqdC
jCgOFSsLHEPBCtPWBoGlDRAShgc6J6Owwlmmcqo4x6G+QBZy+WvzsA7izCZtjYv7lmQdzayITjNeLwLk9YKs5XO1t1N7ISuN2G0Y1sN2+Kycxk7YYylL4g0x
Faym8ALGNn28xSbOCSezcb6aLyA/Rt7Cf+xYwRxL3OW8l285lF594zfONXAA+ejNkbg+wNfhH1M5chJnqvrvm9fe+qN/IzYuUsP+6e0///uPffT3Lm6zmGU3
GXTAUhAlJLQhBVHS0fED/JT0XH8vtuTnH/3zs5s5yahj/0ocQCWAAMVWqynB4NK6H7Oxa2qWYG0rp+0LJd66QdYQxDsuQcbMoKiKHWlDro8cC17jemPPnZqP
AWHg3ICBuOFmgeE4lpQumz902f/qBCLXqNIq6FwCnZGfKbeST/knxG+zI8AKSfQQGmMad9XlbZU1teZMJ554Scm4udB/RXw4saP3HqZ+dKt3278e/MnFqmi+
NpHDFCocSG+kxWgE/KmX1Tn3+I9fdoKKT782MfD8HLYX8BzQCIBgQUPkyy8feYnoC41UsSJB2LRySJeGX9iZhiAD9KIzGy3KQTZatGQRDwEWDDyUIx5qozrG
8MI3+uPLJJMTZAQqvNViGohlAootwTGbt7M6WEI2/elBXrmg3YfNgv3k/A2RzSvKOZzY7JE7bfkzFivN6PLpdk7k/nsz5tGXLp++CSR58PqbsPR9p/ToTXrZ
ZoEmsBu3c9hqmVFSJ+etRZxVfeXTnIwGi9niESC9Eu/pZvhmfTyjgptZL8Kqy0IlOH+vNyiuYkayipUjIWkb91AplannA5MxlKEZZJmDsDHAz8SV0xi7OVpn
VV0nly84FVkbAcl0eI7jj8rMkX7trdSBwolKfDeOaMov07JYBxNE7D5VhacU3J1qjSfvw+XuRi+yg9g7s7Ry6dyZ9TK37OMdOx98KJKXbGoduB7WyWXLnnhw
wVoI0yyEPVm/cTQvvZG+/Pf9pi+u3Iwj/VzBfu5U1ueC3KTn8py2mEEt082xZwH4+dP7eAft+/jed0H+BGfOu7DwBH7f/uPCBfnHkOnl5Rd/8ubffuusDxWO
lnWSF4SlyMtEwr64wLR7FYubnz+HmAy8UYp79Ikbb/P5jefLc7yDAFzIo/Rd9ykrUfnjuefKQKQec35YxjbqmPNsOeat3e+X4Ug7TE2MC8hX+kSZuISe/+sy
kpSMOX9Vjl18PlaOa3juW+W4G59Hy3FPCJXSeEsnJzyam5PG0BUNWoBr8JGgL+6cipYBMEw56m1DXTZ6qQGJtDeW5ipp7ZA0dkDaWpOmBtJS3VBf2ulKMx3t
pyYBT7yNL9t4qoDNfpX/9l3Hte9u40ReOvJ6aU5aTFe4I3aq3TQ6Cbiuo4WTvuTUGC3c7iehPWPBO8dOfJUFl4WHFwQVsnLYXGwz5jWNgs/w4YXbPe1911EG
7pzyrVosZYN1Y+eJh9+4159jR79IdurI3AOlOZaLwwTlggR3sSNUuLDyniS8Cy2h/uLnhUmfduKCRR9m2NfAsL/46YMF4thXnv7OnR6Hdtlvp1qil1mcnsIb
b/zyjx/w4G9gybecBdqBd5/Mgj0RFKOjPGlQ97BRiPS6Ziw5nWrHUAKi5CLnVwCOKF3knMxDZVGTK0ai8hz95HJjse8R6DY6maSrKpxrfNUF5xpfsXMN5zMc
wk65bJgHvGGucnCu8ZUL5xofjmWYj7t521z1sJNrSUorSWklKa0kpZWktJKUVpLSSlJaSUorSWklLk23kHVCkO6m/xdgMzInE3uLLXFTT+MCPI39xoAkyito
P2OOLHXEaagAPLz8GgEWhH8re6nS82vwPHsDN8qNFx7NPIXtW3h4AH+GONJ18Wt3r/Qa/8AMxgbmA6wkChI9QF/OzQ98SJJCcR+yQ8KNAj+oHFIH2kXaQd30
W6W/K+8U8sXsiKFz+7E+h8yLneSpM3nqGXlceB0W0Z5JRKqxVxCSK7H7ekHlkLexUBdiwUORW1h7VfALyXzW/tWLqVY/DdXqK1Mtu5WC5NRWdhX+WKQ3WX0m
7A80ug0OOZi+ZOEXhtlLjMq8Q1PdBd4iVCr3mbFqUpc0eM4Dw8b/rKyb0FNQI9dBQSXJGn1rMHOgYU4VxnMjwOcZc86NPZS+UepSktcMh8Y6DiQncSAlThDT
QSw39VjHi/WUQyY7OMQs0Sq/inxfQ/S78MOa96zDplK6jhMcI05PRNSq/SkHAnmNo6eQjylqFHju0kGa4kZahotp/iJeIRaAU1cCZDGJdONrAkg1hMFh9BU5
CV5VxNIqYuNWUw4vACTTBsc0MXg5zrVNatWcdlQ0yVYlazbQS6qdSrnaCXjIiFHhiqmSSyCLrx3tOBtWmpiqK8Xo9w2OfJfBka+t+KqAN5MSZq/LKmNpaHxs
C48/DZHyuc8L3Gdf8Gz92sM8mpE5VGatGzYew+CmtT6S1Zqlhbdy1hh6yul51UR0PNyCv9Bww7NYxEc7MVdU4TbkM9YKfRhkFqbhgLXHgBM6v/aFOxel1CRi
9YB0a3ZxLgO4FTPfxX1wJy7sVP18H0jkcB4Wb99kQPW2kjRK/eDO9p8k1ZXVQ4nH1xy8Fc1w88GbS6Wyv+zA1ClZRZMFc7aqvpNP/AasaHffYDL4RDzUIKNV
exR1q8HdvFzqVWep7sfbamihmVQX0W8dGHCAPW5U3xgj1Pi1+/iAvKrOXvb6utZh5MwBNsThZEOG5AParFNVtWHqS//xneavf/DYpW21fnpQqsCN9ebGDF2F
K3O10niylbp5ZcMWqnUYr5C5TIXWeCG0zdcYMy7nE4a/faR9xxT9FrCZ9USHiB23I0ZC6Rol9WlFY6suDNA6tb5FPbjjs1fsf3rTxeIGFQGfTeQEGCI11cX4
bLXGb+5928Hp1Hq1wcLATmLJlR1hwnGTroxOcWI9+jz2hSJl396gEqVUNcVPfOl4u3lY+xxsUEpffX1H2zACymilj4SaCHk+yST5k6QUK6VNR7X332mnp0Ny
BD7CZi1QgxaIoAVq0AJdy7yU0lpEKhKRijBSsLu6TI65AW4bkNxpPNbF67G0C43eiQSGStfYZWpEovZQmIHr5RxHAmkjeaupTTyQKkG9XSqmetlFmqwvG5hI
B293M3q86t7L6C3d9Ah7ARKr2zJOLNhLsrtGZyOuPfQ5NhXS+M6eRfGenJ4MDhTIWiYeFb54VtWX5MTEvy9u74XbFIwe+FZ42g3Z4zCpIl+T/bkUg4xMIk/P
hF7qz10zPMvumH4KJuGo/GheIXXTKOI9W3wcHvBCJ0X4OUNy1Jw81/glUx26+4t36sNImabSAauYCKIwiyCiAass+yqN4zAxSgi7vw73fR4/wO8o7GVf6AzI
rxoe1LA8nJKkpnN1djFIKtkXs4PIYAaw4W4kJoI/MCJC4InOQJVN9gyGR3DfMjlIegATBYbtURFpx35JIdNNVwcOJAMccMBzbVX1YSu6P+7D7kKkWI33oe99
HO+Bo0voFBfRPYgoCJEqwiVRXDPLfNOnOJFEF70ECTlrVIC02amzZ09yNkPuDKpCPAQMTnqvNksLSWr1oHLjIby/dm/E3k+1ZJ3413NuqMqNyXrODVVSZyEb
wwbVK3m5mAj0nyN+QAOIhbLu+PpHLwxClX6n1Uecfh+YSxL9Ni7BcZAGa5I+6OIBAxBleHA/7lzkzMgD12U3rpU3Py4fVwuLnkOTIP3/4cF4o1obb9LFbT7d
kS8PWFkNqU1q7e4kHEzceAsRZ5jTrWxSfbuTc2+GytLuQGqTpJHcpCsE4iMwVTbxAITi10wffjJCFtnI9GAzHsYX+jeYHVROK96idcfpG0UVbNwdZSVzpqBR
jFSd5mJvtDAcn4cPFY/hYyA+v+NtmhImIQcoYkyNqvNb6jyaB7ZMSzTxOPtzjjlXI/atTl0YRiE78WcvPU0f21vtJg4liX/GK2oz+jqBxJ8VNQHnm4pa/5Fo
I1U0zmfSVFLM2YKuksbtlcbtlMZtj8+HaEqoXbSReoQcdKBjXlUsOnZJEBuVNA4zpBxvpdtrd0fdaoi/krCUwm6xbUM5xRm2zniGF/mC5BCKM2x1n/pTZl/L
6zBpIhfmBOruR84wTEqqHznCJmTiRn/GnI83cjfF2zRMYVVrpWXHa1s6hXN+oH5IMnsIIRtNP7KkDbPSAawfNSjUiIALfHkgu1yTy5hp0fxIIOK5wLwUWJAC
3RXeXKGeWXS9GkdEv6UZTKAor0tj3ao0zPE4uqzGlRDoigh4AtkLZmQq6cjgayfzG37fGkquweVEY6vpI4dW9oMLNP0hSwOk+fAeY9s6rCbUpgs40eEowIg9
NXxhAYkOh0kpUm+D1gItwypZ/C0Q2etgUDC35mvmz3YzRmQ+C4QLXjiAZJeaG1zDDeBPixtmwA0Tq+GGiTNxw5bluWHLe+aG5d9coR7DDdEK3HBgWW6oGG5w
dXwBtyhfSZukqZVUZOwq1thdLWN3lYzddvrYAiB4+rDGbu8SrSjiSl3dl/SLzIqBoKo30oiFAuRMteb3ih5igR0v7EztiPwVEaqA/mGmEisdKOU8l4aNg/w7
aLW5Dcyf1KB2ywD3O87vqOz7rBofhOrJiXGi8zwxNnvtS502zK6Ivf14hSpBZhVMW/3KanwZrLYvkvDFih2faUxovVDhGsQ2fRdW0nKvillkKELjwCueUUkW
ym1kgciIvn8J0XMdRJ9ZSnSop/8foheXEn1/J9FL75/onSSvnJbkYWXZxFHM3Tx9RmxDVKEgXUYgBVCDCqAgOfAiihbfDWChQrm6CBSiyXMdTZ79mDyZrqAq
k5o07agaaamtNAueRyr5fJrVW6ycXWtebLUWaDmJ2CxS2fQ5qtzpwWSStA42sDZbBJqAXtzMnfsy032ztg1M0Ppm0CUy0ZeRBK0vfkWiLjcjkp+D1ieRvbaC
ECtwzXmCFDsm2KnnM1+Sbqt9hTcB6tqUlA9tZGr7UpuWdWOi1o19WjfGaYfF+R4szU2KVOBgaqrqT/S9X23abfbXzA2Yl/EI5kx+ZC1Yd4guYObsx8zp8PVz
BB5dD2MSyXhHHdywVYId0sEfIeaw+YgL6bE4gavkFXAVMgmE7xEIAktllEkl9vxoqDKp3AqpjFKptE9gc1KiFsHQEsGwYrYG1uqdgUQiuBv5D2thCy1eCo2w
hUtkxpSVRozzwn3CbBVMpFi0y7+aYtHKZBSpEdkw2CoajnjvWogVk6tok2skr1WYIReMmzOTa2R5cs3uWoXGInL1qMry5Hq3usmQq7ICuVaYEKoauFaTa6uQ
a8RMCPsrvAlIk8GmPbppk2qU94KhVyZZr7CxNS4b3Z1EdJcQMVhExBEi4iQUFRMxeC9ErH0wROw3ROx/d0R0hYiTGRHFuyVcRJrwvZNmteJY/WDEcRnSrE4c
O0kDccSWBOKJUfbKSzpGExCTW5Oxms8jkwZjPUdYqsIuV+O7o4iJGLu8LQuTHbsp21A6fa2xemWLeFu6ZmIbdCK1trEtNI5JYBxsP861XcEZBMc5OTCjU1wZ
BaZTVTF4q2Lw1mHiOkvWLMstVmBZYyi2mEXLjPU96/W4uAiwAa57zTA4QIOYUP3xNur5hDR225WcKXxLykKoLGrsNwuCyFy7JV0NkIqIxzmgC90+wDQiIwcr
/riuxqmGutS97QredxqHuQ9uH5chld5H79rcp6L7jVAQSW9kk7LAtqUY7oZrTqN+R9/fbOWn4hEJuAe1wliH709Cxo2EjL87CdkiEjKaSUg6+KHqN0T6P+qu
Ncau6jqf9+Oe+zjzsgePU849PDoOnjAlCTbEqn2OAvEjMia4yM2vpDQqukMQftSl0vXM2GMPI5EIqCqCATXGVjv84KquSqugxJVBqkpUVSVJo9AqP6hUFLVq
I6JIaX6kcde31t7nnHvnjm0oVdUfM/c89tln77322Xvttdb+Pla03Q+kaL+/4bWOjV5VrZpL8aGq0O971TI9uGp5OLkF+d6SbKHvt0T23iCa1Q0YDmYK25hY
j5QFrLGBbQLQgM9VooJl0zN2CkE1RorKXXlWTFpTUMNnkpnf4qas6su3KhCadVXmW7TKXC9UZoaeuWWtynxLv8o8IyrzjKjMjqjMm0VlpouxGMiz7ZnPGSkg
rNKh1YBLEt6UkPuamMzhJ2Ijwl3Mg842ctnwmdyanVSY8VH8V+IngKdUOMLbsoUZWwERNPBx3QyDPupbVetoX/e1E7HEzeO8XSjaPZVEc21ol/RzE3jG0Bjt
2zFzZKyD2zCc1gETVOdWhmXkJrkwgR+Xcm/C+MgEG6Ky4MJGxFnfwWZ2fDDUpGIqId37DvaS4/hXScuhuS5g9K/wJToUIDAezc5hWYXALYcHZqTfymbfrbSm
+ig8JB9FN2kUot+oUYd+rRA962k0mVLTD7o3eMrZKAOU6gIYZtEFbruUfhIYX8ZWOvnkrxvoDzV97Wa5lnAfMaAkwRztJFyXEEu95I6XSjJe6tnsJRFonSZm
GCZjTz6uHFG3Kp/3sN4VSZfq64ZJVHa5SPllyn6Fj3pcAzddlcYcO+MQIBTFTy+pzjfOfgK9Ltyki6bR2gD9OpEIf3nx2BS0bVMcHhiL9jc26sCB+oZ1OZ77
7GM3giuCOuEmHmUkK4z9iUnjzNXbxeZ26ePEuEb7AFtBT0OD7VNXs1PZPpN97TPZLmkdnD6GhyGtFiUfKfdywyMJOkflEIxaa1rhZd+32bdoiR9xQUG+CNLk
2rI6clkjol5HEqh0YSZhhlHituta9WN3DXuEFcxCJBgiPLW0JBKmdR/7KGoaaiZGYwG5GVtY0Ldrgr7TEICaFhMq9UNVDyuk01dIQd9p4GUGk4cLFw57akYq
IDLUj1VHaIEEBy7kEXwZrSr7jXppE9Vusv2ZVTuqiiAdSt/jVkFIMLcMtcqYKM2FIwtwIfS3b6o9DjYbbiXB/2bc7VBh7d3LxxFGxxoT8alWGkvo7yGQIYQo
QahbqYkHxvFjJ62ipq31axpJTSOpaZXnR3u0W6hKS6zoGLxDBGAKXI7T7/zGvt8igJcKaTIJpMdvE5yaRnVXv6Y0YpzjOgJh6hX4nTEVolLvh9+JB+F3qCUE
fqcCTZOODHl3E/A7esgZgfzpzRp+p+/hCmBOXIHfGUni819P68OyxkfeHmEToHpBXV5A7dqXGyvlutmoNqBlFGiy6J/cwNHe/gW3a87bC5UwSFfvK4DNa3vp
6/caV4d629EP9RashXrzGOotGIB6w1YqT0G97egkliLRcaetHdh0ZdEyBQx7FS0MPT0o+rcHSjwT2QKbzRKCvTYenIbHyNDLQwvEVRrwFGss3nNB+ivKBcwR
D30/Ej44IK026XA7H7WqWl6DLr/FKcB8GuOcjl+inhAnIw9NVcRL/bLEpgJAyVnsB66AU12gcxLeQ1PM37x6UgKdGrCcsH4bltdJOWZUux0CemcJa1HzUjrK
UCBjyehqe1xD3TE3lVVwUwUMdTekbX3hJ/LRVqQ+WDLZWIiCmAYQM4KRrWTsTmMz/YzfSVqAlTSgMtRJIrU2YmxqNATqvs1B0qChpJ/tHYa+o1f+5ykdlEqv
Zc48d8aYpQzodCs6EE3buDSpwjepNCo0FkRAatM+o3X6AiDDxI6+RLxYEvdcBnb+l2lZfcghRTAnAjS3IsT6TgthmfbdpAh5yCDRfVnRcmbnvurt4w1e/rXZ
zRPeGWiB7zHxFFQ8jn2A09ocN0rXizjCmG96pElKhLdHnVSCvO1MY4bhCXpG4OE97NgJKsBCBcqjUYCMFeAKQfQJ0+QdlIzbOs1Br05HxWzXU4nepiszClri
DzCoRFOGeoTu1Yt7HBgWPWNZAFIWwlRb8HtU/i6inEHc440slzynPoOQ9vNh66hDk6476jrzGBc3vjSVILtqTu2g2LjBVE0cdbyPqTUdBM24POUoTnW1UrU5
tvhPWT22IyaZDTqgXjX2NSwEXSP8mDrP2QpkSeJX+f/KaEFK+NLZh6buYj54u8KDOmooKGp8nBy4GL3z4TG9a25OHnLBwAqe9/6hl4NLSVaTTP4uG1HXkr97
QoVeYX+31md/Rwk8qAaK/Z0R5OiiYpO1GJGD/hXnQYcD3tW5BxMYIsAn8TKGSbT6WeGReWp1YHoDraocWfIm64O86WF508PqTf+DnAbLPJRF/hnbNIdK2FcS
3r2ehP2rSZivr5Ew7yaYVtJFL1srXWuNdJ31pevgLZRhamj5Wvcwz6yQppX7aCy0Cehsp5Gtgx+nX45GR1reV0eOZGZdLbNDktkhldl1PDH4+qEi+QgzzGLA
xlYfMRBhWGQDUfRTy7QXtPZST12IyQM3LyRflY8L+fCXxvLxouwfOCtP1B51nb7k6SGfm1cIhMP/LcFHZnm4Q+UBIz/rdBCwloYp0mB+JxdzQh+hLOYIytTF
j6ukYUEa3FIYCCEIqFFy5JbUt+vmeEhyPKRyvI4nBstgKZFYVZFsYoF8Ws9Q09YBfRhdGuThtgsebkfNJjRSJ26Fh5tZ4TS3reLhJp0DMTguAw2R2ihbZ9Xp
Xt4bC8Rx7IWiDiQmEzdxxWSSqlzU1DJIwm0LCXegIErn8PEoEm5s8HEhMSHhtiFdmwHfTN2PsbFA9WMXjebqRuMdsv3k27bAFlADDNYdCLGeIt92KpNO01Bo
BE/wtHwHd3VcoEvfEL2AB3Ezfk1p/Iw1S+d/Iohg0enNITAJzAV73l1w5i36K/T+i2axDR+75wzhRnyHPvFZOvuFrDMvk8BfEZobunOn9bK5dvvwpdTNP7Gy
ml1p0TdF/xkVk22grt5g4C+l/gFYWvNouR3ki4+TPr/0OC3qTcY4r9c93g2bL/wGF6L3zjdO0uz7hTpbAC7+8LKJEyvqzzI3PsdDcvnYd1/7c6947F9/eNaW
xyiFsrU4Sxr4p3xq5m7jC/hMD3CUrIdocWkG8witvS1GocD9HHiaAMTEhkFQi3MqtshlPwWhp3ou8Y6kzezHb5ifMgyOm8p+zHSfXob9w2UFTG4TG36/Tnbx
PU4uGTQ62TSecMCKTo1+zlQ3hHpOqML+ULaICL0ctfvOfVp+idfJtsgbYT6g1jCifLFLrd4nkOBAWp9qhzlU3oDaEuYVEk8FEuQ0tP3s1OOdtAYGseyX/p6G
TdkxexDpJA5VXjUIuOePthv5AmnGQ+Lg/KTRO5P/xanvhPP5pidSn1/y+APcI7g4gL/zV6kaxl4a2b25FBFlRxmvsUFtQA26TZwD//y9b296JJs8Lr4D+EzT
5hZ78WmsK1tYFW+xf/4UTkbao/UQsvm3bid77ff3cIhcI3uWvrrG69nmL7+ejmW//Qh2WDTmKPsbfzcdT5pHe8n4K2dyvGQ+n0RBUbrfewDBgQwwQQV1kzH1
1pe/gsl7FO+8yIcx1UGQ7cWRgSLGyWhudtORA71uuyUlMo+l49Qp9jU8JdE4Gc/sY7oaEyzf51kfjplpCUz3knI0qd4dpcwu/N25V2nZB0Sj0S6tDC16VzJ6
sJdO5AtdvD3xD/a6tC6doLN84X7A8FND9HQlV1Y7GW+AD4aGJg0Ikjen1LjVkhqGbUZ9ypKkAZElu4+2m/kCXePmbEhzphuW84Uz7Y1Aqeu2J6izLdJvwN+g
uXRAxh1UDptTyspJz2Q6VG4DUCJzspFqMrlH3bfXFa4bNns2aQxvZFfmO9mVEwhCo0Tb8W+W5pKN3ZQKchDi4Aox4lsjO7mwp+GCMIB6Q4/3UDdp9Nsjm6jz
XV0at4C62UpGlpMwN1fo4sKZFXwidH+ZVDgvyrFqo9eSZN2iSmGygQv2rOxj0fKsM6CDCL9a60mVIC4EHvQJnGqWq7bJhfuhqCcbiiYh8i5I0FHDuKihfkDV
1JSajvd4BTyuakp9RWqK1PiqqUMvo/+u0A1VW0qzzAprJccrxr5CiOhxQ2scFU3S34WFKk1EPFqIeOJaIhaCI7p1AP8OJRv7xO/j4m75fHbxBvM+QQdS/UZP
9QFd/RZXfwJBtnHSUlVvSdUncH+5Hco3jCr761R5ogCLzHnnkk5VrbdwenPN0njYxy0y5BIvLuxnTGs+RLR8i0aUdgu5wwS+aO5VA2WlhnZRw7ivhrGqoYuu
HKsaxmUNY9TQ4VeZoCbSMhuoYaSkCtMwioF/E9Hghgps7pL55M23fNQlYMNVg2eE8ETaorGJ+vfECXqB/2DvRIq9kRhxW0vp6EG06/1TMGjRBwfpt2O1jEJB
XqzgBwlgUJDEXaqNbGmNc3OZhpvcXoQE4tXM+Iwg6ILaRIpxA/ry6QPtTXRem+dLU1nAkXo3sPG99mh7LJnKao+1p+gTCTu4MK6Gwdoe3tc4fl9DLe6mMhcf
Af18huayTbIA4EmA1hpieBQjN5Mfgv7rURox3/uzhUeSZoft2o3eaZpwfvYdYz4fX8mvUP3eo3YI8hd5xt45n/jdnCQWINWPKFFtJX9q8VuL7528jNk8/5ne
1skJAyTML75z+eTS8leem+1uM74EKqe9WZjUMVSHNHiDHMYFuUGDhv9IOfYbSR3hcE1U9oZkUzJ1z2FqoQbcgNQMY2LVBneqVKEpVWhIFZpUhWBNFcKyCgFX
IUSqNVUIq1UIuArhYBWY5po6LneBry2p0WFaRhlgezIdoY+BRCdA7UBrhBRxOoIOR0eT6Qbd0ya4D94/pRYdwiuYrlu/tSIaHRTR6FARja4V0Wh//b6cTYDG
A/gnNHRN0OA4QuMmf0f8qdAHUXwVmUcdOc43L9NocPMKNSh9ynTi84lfaHHx6YONmrg6+PvDUH5CDA4BndqLVJITGJwlMixp7G8ozRb+8LEZwf5k/VfvG24V
KFmLwf2swhWnXSoGfeiA4gvyHSurcwr1j9LgDF9CHd8BKasBSAZIS8VYqwaZvFYZIPW80SqUYq3+VpNRpWvzXaoviJ9nO3fzPuEY16CMKQmznsTKmJ580YU9
6e3e/kINC/tynuBcJvRAN/TtAacppjj6TLzSMK6AhYXPrZbduZfDaujg3sM8Cgi7LzB03Hznymoyzk47oaV9TpMU1oWXMGjzCgn6MaiQ5iCp3UdphClXHWBW
gfvyrJoeL5raPv68acHfk+8Q+wRsMYm7krd4BWXS250Hsc7Pu10sYBvs+xUL/Cp6Bq/XPZpBEvyj5XfAedDa4F6OWKflBoyJfo9E0DpMS/Gd+6ZmjJ8/S7ps
sQrxmMSLFvZdRI7C8KLWuXcY2jTWTe3E/DwsaqSlNgRiDjY7gy3tJqkz2+wAj/ymac4LDHB+xVhKvfyycZCZRegI8u4qsa+0oSqxdc7D4tPMUYUTy8iPZjs2
f660+UUWXmRGy6ZpVoBTCq8Y3CP54hs/uD034ifk0hbbgDsjm+zwDcCpJa7quqYsMLfYAS9RsUbvprRUP4jGpqGnDSwacxs75/jNboFjIkv/845pL8CSPdcO
q6i0WRcWR5fmFl74erwHkQ/MTuomIZ1lH4NfoZPCcUuFCuPnhdcCi08HOoQr24VYqKFwGdVARYdn6GsnibFnHc+nkVxIIur+sG+kLjqHvKGSea0N5vnizX2v
Xei0bUXMCkZyxGDZAkV0lRJQyo/xgprTUA9Hfd5Vd2hCnclu48pP8SoZy5eQ8Yk9rDvco4lLssv+RRqHuRx+xGxeURLCQwUGWbr7aDZ7hJ6nxSxDM7nZU+Be
ctakMo/dbq58jTozLdBpyRti8gs73CIqzWOwQLFXhJ7dwyEH4VxmflY1s+RnHss4l87tJnJCY3TActBmTkULMWTYlDmj6KXKRowENh8umKpH4ibG2sse6Qgc
DP2fh+FuL/yKZvxt/vC3sv2amYJSRxwS9DMn2FAWO4Y6gB/iTGcH+DZf/WO4cP3sLH8Oz2sSqviPNPvmr3AJlGWducoNIaeDVMx+l8nXuSZPWusY1GvXMqjX
3p9B3dEGdQc0Ycy8oA3qTmFQd/oN6k5hwGXzLYdWwmbNn7Y38mThpNpU2qz5QZcf5DkF5eOXJf7IqeKBNaZsB+39N6byH6E5EkM8MuyqO5a6ndSDnRh87/hD
lZW9Fomq3o1qm4vdlo2X4gtR3g16hLmXyszoU3mME8F+/Jh4Zcx72L58zdzlQX6K+SNrsKb+O3c4mz5ax8iMD/3axqrdny3+jAsxNG1dErzKCSbVY4Ur1YiX
OPl3bduqQh+85RV+4xIX8T3VT3H8E4snRSUvE3YJL/5LNjFbCpb/NcEgsQqQtwsvyApl11O7LvC6RC1YbkYWcPj+An6LF9XV4PI5vijIjwFgUi68cJ7WLxmj
RPM0D1gMur4eaOkDU5fScJU0GehDBvvgtqOcvzylImgAZmhIXmpqhIv6ECLT6YhW09sYwMi7zd6NMHW+u0u81XR3+zZGJVMe7iunlIebgaEwI4YCmiSUyfwB
xseBYMZIWccBYuaANxkmjXAbe6qZQoSx+H5i3QNWPcrhbcwudM6GdUU8qK7rq3DoAtQNatxbnlZ0/sN0bCYZMBeAhrViVYHqHFx62moz28XbMOAy1qVfGrJv
s58zKyQhiOIsn/8iTxN9LEOMUpvYZ88ziBywOM5eaMOIDEJW9qmsA9znVABFhWEAumXblKl8d0Pb/QW4zylhiQW4j7cs+xeiVVM8/w4i6w1gT81Co5CoH/Mu
1p3MTz/IoNLf33meSi4A0+/uPH8Owi3vvlu5+32+CzJrGiArTzuVp0Fc/sXUn8LOhWq6dyvpkE+CJJPRk6b2y3EQgcN2dJDQA55R4bHS+Ft/BABsdWZ4NVk/
Frg1R+IZ6F73MHjOjOtg4hIAMEUnxQQ0mGFx55um5S1Y8/3FuSK06o5ir/EU4RXYbEJdPPdYJzWnwbhK8nqMirqFkdHpB4HPCLGgm1B/qOA4MuNnJZJwlfpa
DSRckaLwqfGvqwoJFvFQWMQDYRFnehxmxwr6qHOM6JXAt9ihY5FCb847FW1VDV55S6ZwZob5Jg9PQR7za22AtUHjio/32rIoDPLmShroab/yjIEb0UGWFDZM
BJ+Hro+MAJqwHzNFNo4YxbBHaZMloNLk8RLNDLV8djkxXzldLkGXEJnF62ezd5oWdBgjsvkOrdBsCKU9ki2w1cXX2i4tFqzdJe9OMtK0bcMEuxZPgIPCB+Ob
xTfNYWSJUCaqzI7aISnKeXCAXVVMxkZNIGFITBIBWBIvaWHIo7Vk53YIN/vqOKxiYbZ40jostHPFQ3pyiLDYaAJqXSZUdRuXWLEpLjAomWb5/OvFYjBlPmcf
TVS+01DvZMAlvyKuby0pCmiflM6UlqB7qTUcYfHF6WeBqQDLDi3FabZmcfpKks39zF82DlybkNZuCPh8/+IUIWLfVd2ueAr+F2Q2RG6Nq8mNe5KJJckYTDtj
Ytrk2UvkOaLkOaLlaa8nz1HqrSZgnPplqi4PyHWtUIFNi5CkdhzpIo1g9Rz3FcRQBWFA3KqQL0kwNx4jmdmC5EpHVqRj9MPCqqGXkkk9uuy6pGLOiwtYPv+S
g4nFdnUhoWksGtfEGrCurFSaSAjUDBaZIMEfb/u5yV4Kr5eG1KEOpDVYjHq6U31qJTeXYKE18vpSiVJNp9YSmj3KnSRY/pwysr7vctevo9y88apellsVeHg5
0R1UkYxi1MSq6B955a+2YZP6BYusWvzrbmEq/VFqMNhv8flxE/KnuZs7t7HKCxFunL63/YBH+iNLp3PzNL+UG0w5xPkMn7evQ1CGFMW7RlE85q0WA0/53r9d
YhtFNbWR26erVzR5K9pg4LXXeCVPs1zy/YjJQN7RM7ZFmsP8mllOOrP/gTpFcB2dgvHmgrJTYCSRHix1kr7dX1GZuXprx8vB1i/GfTRpZdy3128gHqRtRbtA
l78n4Y5ck2IopkmD5/XhTawHxnAbK3c8Clay6hs66DVzVaFywreQ0Ije9B2oHlBDKhHk/2dyUa0+KJugkItY44LrksvkELlsxuIG22hq1xAPyI2w0J8VARvM
IcccHipUw9OEgoIu6ovUsfS2qLw+jD77G05lqqvBJgYjXGpdTn1x7/nZ5LFs4ejv0IyuQfszjCw2JpYbD2feMWZER9D7zsNH2lZmiSu3vIgkPn1wWf3YEbps
VdLaMtJX0tZV2tG+tJQFTu3Ko46MXnYH4SSMnstAvX/PLhhuMEELGt6p+npx0GMcjeG9uL6NFjvci2elubdyx00kKJoLm65p9umi2W+WZk8Gm93qs7Oi6P+P
W35rteWF7pMH2ZKuxk6MuWh6wOL39llY/F4oZPPSKWXpe9Ms7HZVQxWt1+6TE3yfpXXJVXdTs5MdEyuTHFkSPic2LIv3thVWJgWircLoDPUgPyWmtTJ7FYR3
PbnUJZe6tlVd8WH16d/8ogEvHQxdQWkO4IGA93rFr/OayMyDlXwnHJV6uC8SOzLOUbdwoPjopZ+NytrDRjzE6Isd3M6sMrU5LLWpUkcC7lwoWAArNw7fI+Hx
aoq19WXohsVl6unY6paEq/IbYL5FfjCY089RrPFeYSu6o7+64uGIN5nVe0l4Bs5N8wwNoSZ7XDBXV1rpDSGnjgZbRUb/Sqtcb/tEA+1zvS3FG2mivtk7UPqn
QuCWsqcAhd7NoSs0ZUTDa59EPeXRKVWa/6buW4Asucrz+t19b997585jd+/szK5Ot5bVzGqHWa2k2RdlbU/tSw9bghCHSkGKBKkK38UurValyERoR94VWoOw
FwNhpYhoZuSylIq2ojimSrFRNCYYKxiFDRUbATJIIIOS2EFFDCxGYfN//3+6+/SdO7MrXiYl7XTf7tPn8Z9z/vO//+JtvlZwuDh9DpdyBtgtU8NKHy5wzky9
JgsexLqxX/MIiC8in4ivIesN2XtXVJEv6VjoXvuv8mqRP5n9sl3xy6437GWzQhgMtecudWzKwVPz0WKS9J1RRM/HR4v5WFaEGZcdHOqBcXTICRmg6giBpi/Q
8Qnp+CbpuMIapXNUJDiukUI4LHEZZOkGnPvdoYn/LAfNf3EcsEQ/a2aohwvSVEof9qLgfxrHmc94I5P/9vFHmxUW0yTKPyMCG+YV7NV5hYEfnza/gVWzAPqX
XCYE7ZIQVD8ndOBNPSPTJOEyYj36kYn1gnq7IFEItg90QgStUlfxMOvKYq4/ZK4fvhwsfhCJSJUQWnFWVFyS80b1NFkH2MWIqHuzEUs3sr+phcn58ngqj69t
kP8RK1MWfT+fXzN1W64Vdyo7KNdh6jMQhJGoq+x+82zn+wg0kiie7H5zbffZS3SWwShBhRoUy5O3oh9niP9WvBBsBqh15sTsB0ZYcDS7871Qjt1xppz2f/Ym
FnRyj9gFkJ1nPjCSWdncp1w2b3Daf1KQslRK4lzPDhg6zj8WSPbCQ9b8RcDiNcIhBjapy5lGmEI4fqM732GJhKlcxqvySK9xCG/sbsijj98EdxeiBhoqOHpG
NR6/F6EEuvIs5Gfh4/e+kW3kxTZEeJy8tU8LcOCvOWVxxGGbPTe1bajfWxTF2IGPfUIh5TxvXw+rRQzTLzOdhcgAUuMMILnmmyv5U0HnX4wcODXIYqytAPqC
3DDuVp8OMVAoyA3jbvUp6iXRdHdqsiLjAu0WEyHYo88EqXh2yeL161eH5ptD84oBGXcYmtdvaF4xNK8YkHGHoXn9huatNLR8YI1iYF6e40YG5ucDK57HqoGB
oTQnUvSLI7ooUADBuLMKcpz9qJTd/nMRRfVOuVA1xZ6XhG12QcsYd0YRPdkfLSZ7WZG4F/7SjsclXCrR4ryQRe3GnVFEQ/6jBeSXFdFxFt7Eos8CT6V8H8/O
/dA9Pjvx3hMcPOTV8Phs570SR+TcwPHZ6L0n8IJYFHlA952TUg7PJ07y56j25Akq2aAqabP70kATDTTLBpplA81KAw2jgYbRQKNooCENvBmxmt4oyHhsIJYb
WOFedFNNo6mm0VSzaKqpx9JCla2yylZZZatSZcuosmVU2SqqbOneH4mfjBz3mPtaSZtiG17g7mJIoGJrXuDutZNKQiip43R+vBYhdZgLqXEoEBF+FBKHx1ei
UUrvnzMqppOj0EyC7JDDkjhSOcDsQqLav+EzCAwiakywbz291kTtT1Pw6uIwREqv1F1KHQiE3ALxGGKhwLGtQFQ8pRjHycU4YVWMExpiHLfhVz4L9GeNymco
B5WjFjeFhrjJLZIelmtSkFRJUcZMYBaoybgziuiV99FilS0rEgvZ2REitJ0r1KrgcfqBx6ce+Sv137tIALg/Gnwdk3/qc0fEC0JPXLggU09s7+HstnKzPIN8
ZuI55dTE7Q+yzRknOwH6c4kWyhxlHQYt83n3550VLdRwBTsqmrgV2c8fX1XVhzX9aWqrlPVjsMSSXFmYYkt44vt/zsUL5kxeQIH5E4DG1z3PZmlrfwkBzFBy
U4SI+ZFIYsm7VZL3tUCvfhHQ60+lY9ig0fNjI2b+0TYR34q8eNiLDaOq9YZhMdLPwiBcfnTdJMaxK51IK1mSIHNVryVJtJIlCfuAyArAd9qSBDwwTNg0gW9d
h4zkh+Ezyf6eNeOLT4r1I3xCa8rppnVVk6QALGKNbuDi0qlnuXIZ05ziMS0bdaQhb83GJ7RJ3Wx4Quebp42bWFUlpTCEv++7ssh6N52lxfXhcnG9a4rrf2Sq
7LXRXRi4FteXC8DNHzcrpw5tZw7Q96hceYehPtBdNBFHkfr38ZWoJditqTrx6yyutwpxPW80Y8d/ssysxq+6aVH/mcTSDfTIVn40wNVeE+B40dYuADinAJxd
BRy3xQCrsZXovRgKxkU0C+AWrAY34CCGnLJY8LocXHpf5It4Nk56cG25mAl5xLNhwtElalwFbwJlnYivcbBklYV+EQVx9IzyHsdswf6cGNBrrmOb0Oj2lEvY
XMJ+/F7ln+DsqPHfFQo5IpwPsVAGWgSITxzDRrmbBiZJZvUjyVyiWFn535eiCqoUVWBSVJmXMDoL+hNtgUm0ZS6VdUrKLzApv8zhXoMAi7nbTIiJnBLGwhzy
Kye04v/q2+6xzNIJzqyseZCBVT+Qkyaw8f5vpdqZqkVQDPOpWfLzEiQkT0tlXSAfl218JKKARhhYvutEUdP2rJxuav8OlhQLFX1RuGQO/EKdKcvORYg2u41k
/+FXu9noP4dNcPtDfAYHeVPyW6JptmqOY+F/S/RZCCZz/5J14DbJxMo/Dh5JGKNQI47ktSaMi08ty8b/9B9/ilVPRbh3lgCemQF2uXGUv9ti3Sr1c7dFMzEQ
6xHc1W1FcRzXanEc1fRDWqHvoVVUj6J6UGiwjIecfzs+0AwaYV4NvapFURAFQRD5yz6ix1H+kddgZsHaY9mNqGgQUaitLEAUXy7lMOejK393txX4luu6Dvs6
4VF4kPEQaoHocMpyqaljR3l4Lk4RVHOQvS30tOU7iIC0X4DF0VHyCbGLTjEStAhK8sBiYGGOGaDcIoHx6ED+gbznW0AdWj3mFu7DfqYHLq/ouflj3WzLtZzN
/JWn6X693M899p5u9sQXLPn19aPd7PX6xZ3d7Lgt91/91/TB87rM0w/Tj7/QP+YCfT1ND8++qMufv+eubvYx+1pmcuNvlR3hrqhreZW4KIhq+OEHaKnR43gA
kUDwau6fdLMXdCvzZ6iTG/BZnd/Nv62bPaPfnT1LbSFxVFbjd8+9tZs9p999HO+uMAb6uxgoW8FlDz5EA1x/I30XDgBu+PbUqwe72anxon/t39aslody95w4
vYSa3Nuzc/aRO3hw9KmXYc2w29b4rVn7wFj8YsMOTWMArzAG2NmVzU5V/3fB25COvuEwNvSEsxPbFAHIaKZ9BCw6xILSbfgoND4KUfiqw4zY6W5bGgjCsnKE
JQoLPQkSqKqY/sCY/qAy/UE5/YEx/YE5/YE5/YGe/kCm/3Mv2tezJqgs4+gl4lSWiGMuKcdYa065BJ3K2nSMVesYq9kxFhuonaDEpJzStPxVUv4R7/io5Vg+
TF75Vy2Lr0dCQlW7ne5PDB1punBvBE5teH3TKRYf0nkXNxuW4/p+w+P4rhHjHKC0AD+oZgTOjG7PnouONOt4cqAZNqK8YC0Ma4xsyp9WLKX8Rl6DLzW80jjS
DOWdJ00BNwWO53mux0UPNl0xxogPiO6vBlwlQdD6LaOth8UhQTvxRlh0jrjE2xzjMC9NZVVqbiPH2GCOsfEcY1M6xmZ1jI3s6L3vyM4/IJNKO/6r1i/yPe/O
UURp5Chamw7D+A42zkR4HSKKC25BCDvMFp3Gvs337HoMHGcii4D00SlRYTp94TB+GEnKZfyeePwvG387NZoqerneWKw/bcAwMEYADD1OJi9omuP8pOfoazL9
FlhfWg8aIeQnP21XnOti0R9oUoFGFkFVRtjp9uzLYORc7U1ehRXcxstPatdSWfTYPXLHEaTnYO9yA5ISO6wHjJ7YBEFDZxWdkmF7+VlwQHC2PgN8A0K+ATnf
gKhvQNo3ZsCvzI1vzJpvrhy/hOjBps/k9WHRuyqzk88OsUAoe3ZYX9fo61p97ejrerkypF1sY6sCadrPiFSmoU3kho8ziINUI4q41tsXJF8scdMKBWZ8j2N7
OFN9MSqDX0bQ3cqa+afZsJDN4+7u8ub22bPe73KUZZSk4yaUwnsPwfvaVgGOIAdu9whmyabJYqBIr6CwZco610OXVot3d1ug9Rnh9JgXrkLlh438A9N20aTt
WV6VG0BG8igu3ZZC0Oz3Dfi+jkNXONifpdO2ZtoS1C+ovl1daRv3KG1XV9X22oixqi0RhRjCtKFHldOEGMO0lUuHLqiOXV0JO9CjhF1d9TqAWD0DRlfjM2mb
5Xz2RWtQKyMxLTUuBNWBi7BMWNZBp+DYS023lz8GujI0u8kA7Tc4eXOedg69heBb0E4N9WjL1SC4bMvgspes46xXXUGJ3prlArGusqqi5sCD/Gl7uf4aEdKo
Lbfa1uwvnHw0/6ifbrvNuu0AhVBkqBRzL+t5u9cUgA7BtlhUIJKECPFqSG/Bl7Zm7PsO04ZI0KmMRHywlo2hvWycNRwcolg3WoXlYA0SRH/lwXpo1Wfvcgnk
rBpcyV8wEedzhLNSs02d4ahq/WqqqcEdHHWiBcNB1FcD+R3DNqW3Vs+0Gig19K0VQMNVT0jV6sfctc5r2rWOdmErNkUdQikHcGhxF3gvGHDQi/QiZqzTZ8bG
ZcY6FzNjNZCMTt9J8y5o6TB4YUuHwQtbOgzGMid7ZYZ25n1aeeLdOIfhwHKbL9/EaBeYxmHu3eqTN4zUD8PG5PkFRitNXJz8cdM2F6WbDCPiAzsx8VBQW00N
zDiHIE+fcfbRr8YeexZ5OHYTj12DIhGAsBHrv4Zo9QQPNQxXkpq4ONRUc4+9Bck6dluTdPF3W1jU3oyzCbLFGUcJAAMBoN/+gkANc322oEX8+D+FJbu77XAa
lQEPdFgZFli57LhiHxojnsliHcBYwXVQ26Jn80EBpHUOIUF3ELL48EXMI2G4h/DngMhlELMXhjhMTvqKvTF88AVLmgayQMwgwUsd+YNVvcspWogAqsH2nAgg
IX+0eE3VtHdGfSltmKLNRh/RZtWnonERPhX1zCNqwu113Wj0c92oZ67o1Rt9fEDqmcNkCeLc5lJZ6noTXW8spS2z660+XW9Wut7Ku96sdr1pdL1BXW81qp8G
+tNG5VOUdcVuqaW73jS63qCut6TrLdP9tq4FCfX2+3gV/XBAi1Mb+kWj8kLC6eRRi58rxbKqhRcc2sl4kVun+vz0iyIO0EJ44xmCHSkEPBpL/UPs/+CDFUaw
wd+Ys3fQpoBiyz+ccv6HCBtrnC6uftQpS7blbcSMj99FPJ13KWsMGyqS6Cj8xBmDS34kpvdRNk68Vr7FJNqwNm6itXrtEY2srFK06emNRT09KEPUA1fudWPt
E3MyJPp1WPljqc1Rsvcrj0NbR2WuBz9+wfVzjapj+P7nUivnCqsG5gCMW6kIc6asKA3z445D5gf9sGNQKLkCILqgH3YMVrG+9gvdqTVlETWD08250q7TDOIc
RKYWEDIxR2fXDJtfIVjYhqfez4an/bk5HVOkjijtMMfN0zNZRYjm/UZJ8Msj4I9EQBBADUr89BhiGRxWYtH7JWFzp6y2UJ8BH091Op785dV5YvNCeB5aXi8b
6ErNtCT6VTnAnvrEvBzVmo+iIm0J2/4yrx8+TAudphN/WUtg0QOWglgI/M6hlrqpxR5p2We17FY4Pdug65fxenavRseq4A6EIhPskdiNvLihxeH3jn5vF/qb
RHQL3CTvel7dDn9+m+x/4p3PCQawsuDIftFbLTkc8wglfym3/1AOmGE6Bm4ogz/xacB+XvQ2CYRptqkzgXkSgC1BlCaLNV1bGTSl5dEKplkXpehCS4iYFoj2
tZ9+i4ugc6JvtKWbOXQ0XGDwHGiMWqJFkftIRKXU1qO/jocij2iqy3EquylxG8CHxafEpCLob1KBzRYql3YfAtaz+IZd+wze2gUyiAunLDYdaH9WNlcNqKHW
DzXUCm/6ZV/Y/b6w9Rc9vvXoTJu4a5dzRhpiXgVc4coWYS1IuBwTiEkEp3lzi81UY/s8VgfnKCJAMrOqiZ+VuuxmVdPe6RLXIadta8W2bxkV5dWZb+3V3mpD
EARIaklwP1sMMxpd1UTUVZexvnNIY/z9+HngCGJgsq9eoysqa0S6Xr28aQYR/0ngwkW+CAVz1jbOA4A7T0rhSHIaJrcChGsPOITzMVoqPoezYybckTDWvo6/
7aM8m/vTBzWO7y4S54iwJVTWs/YJuHoV946E9eOYcwGOnlpahw0/H0LxbcqZtuu0T9u335Y22DHrWS29cPbYD4K6JpL4AVyJ0j1tS2aED+Nam3FOcejfSXdi
h3tS36o0nHXRA0QhfRVBWOHJQNOAoPmYjjkk84gLa3eE26wxb4G2nz+uc1a0i9AzFqAk6nKgnaMcRFKgVEtAXptQqgkMEeeQoVQTsGoo4XBQjgGlEmIWx9Tk
nFKpw8elQMnSULIAJasPlKw99nUCpGsFRockjt0+gdRegUoHHJUnEW9XgM9NAp5ttKhK6DyHQKL0xIAOE/06VukcAc9r/2UhXUYShCmrkbCHHQdqz19OWZ6Z
eogD61KB9ld0ZDBUlf9wRPd+kKVJfFyyqKh4uNKHMVOAyj4iB2wgYmoclvjhXMtvVvnao61Snru/B8s9+2duuSfyfvFW6rV77GtXAoFWtLIxXsQSLwRUgT5/
E0RroGUtaKnHlZUn7usoazavD0Qwv2+U7yP53sNljw0iBDFEdhNF8bWG77MY1y5FuUgl4hae5TbShEhCH6+0m5iyJhl/080WNvFjZ1CXg+oCV3+VFw6dTpuQ
t+eA+PcqOYHtSUKn9Efltkx50ho3O4eYeHniGvriJFyQ3Ena9jgBJ907cQJOuqdtoj6p8g8i7ps7bf8OMWT4fcoGuzvh3A8jEanNBcPc/mZObvp6cwRnwJHC
nI4TcCDTS8SsIO1RHsALWpPJtbS/VDHl8Ikco7Mm5pxvRvU/xk+J3feTqo3q0l2mk0dM8h04PjO7Dkg35TVO3Nnz593j8E5ke/xA+O5i+eqCSVwS9GEfgj7W
9VEvOpLSpDywXVOMtd8oXEiwBKhQd3igiIOl1DdZab8PK+1pMjfggLG4Q/h+oaC9sjueJgz90qa80IqALdb5YZyirv41BLqGhvGhiM30h0Vxv7CIklJgmYvh
5nem+7ZfFcmFRHo0ULcGfNEN46292luQHsTZvAUUCB0LjFfOckDpiwEu4mDExSA8Q4BgDrgXJJ4hhQhEWGhS5QXwvaqgwzMEHUHvmOISKZytIIVpuyub/Vew
16esdwoBenPC6QXfLvjiVtrd8qFLiCvfJA1emawNyvd6Ghv+K6wuggFCg42YfS4uBcT90tO7TIOdpYddgifb/fmF3d+sf2KHq8BEicTFx0m425pEKMISY7a7
epu8eFxvkzanLqcxjQjSpFNW4Enf3JDXcgM0N4dQEeSFhyClOyioeMLZS6e4BKBcsrqioZyy9rHDptv+2nHtMrfb2hdzWkV+/PXjojxhxBlxe9JPnCH7xKzN
goTSkxiG6HoRjHygZ9o0ZCwBmvbq3MI02QiooTxDKP3eVqYY21ukGPt0aNeWh+wuDx3RumOoHST+smU4lnR2XMI2SrhHcJucvRTmdO2XdPAYZCpNowx+Ykfo
r3eQDQprHEkb8K8vtxCkI6xoVCUcGbqTQpmSNmilROCGm0RYQ8rJEq2/qvjDstusJVs6Agu9n71ia4o4O6Qeoa/aHIsYgs8DTTYhtHDS28gSrhp+brgNxgMp
naepXvcOkApUn9ykTcgPmsISld/XQSnwL4T81mYvwZHcwK6Wp9zMLI46BxMcHsD/vUeHIJRBghfW5RtpE2lpG9dzXhL7eghHl32kYtAbNektkbvRHmuEdl59
xkKSZyL7OyAIK72UQOYseTFgKOhJux9bkjiWkV8PzOxemDm9w8NAfrYjtMWqCCITq8+sxBxn6O+9lxKIpyPx1mmhj4tDgIkpxmOOis+Pc0xRw1x0xCygJngh
lDA9BRe7YNv23dqNxc89BHxRF/UPkGEv90yquAlDd/SNfqExytfV0BjKkmCoNl3ezNZMDt394yLexV/W7cZymetrQTURC7Wk9DrJudj+Zgm6df2t19g/PtTp
uKW2BlppcyBaCyFj7Wl7RNbMHnsEta9lfEx1roVsSlgreKshcR3C+TRYP00FG3kCATZ9Bmei0+qGHIr6ZT7mQsmWgQBzyK2LX7REEDwLMcbrwP48LGKPJRAv
7CrSxo2E5mg53diMVJ3QbNqYRmJuFSGGbgspQvBwgB4iHn4dT0Fht2bo14Bq7uFcHo0Zi9V+EUJpREggG0m6g4CTC6Q1LSPDWBsc7AZy19VGIpAEfRtKDpBA
8mHzmNJg2gIkgwkL4PXFfGU5Vq/L8dlBnuEoDdmpBni9JqxyHeIRarRES16BlphxZlaRSmm0FAIt1Q20FAIt1XPzUOTX7kHlNbqhLU63rHPJzhOJdB6rvDyK
UU8kKJ0dFQWzN5ox95XNGlG7gVBCwSaBRCFnxACJKYZYBzYJpXwDuOUOVb+eWyZsEvb5CEPgZOEMVmKcgE1oxIJNAmATIB054bx8eaLzCKpSL/KnVMci1Hd7
BQiPwBBXw7jNFloczaOEcz1H/4geXhwmTi8cggKx/qxAwei/VqD//jMoJ8Dfb0eLEyAoTwBUUj0B2HITj/MTgIUzHQnnFMgJwFGdStVH/JJNlFwphLNSTsWr
s6Zq9OQUm1p8uF/OVShImkHENuc8ILqU+o9005GQdi4jJ0L7ki6c6w1vZINHuiDJK+GhcJojewdAQzVGB/SwrpGTP8H8ok+nIFAVjkaLwSWZXyPJ/HondAAu
kBPSlRNm8YCcdMb6WLzV7jAioUty9SINRiWf+ct5VE7OcOHpIG9cKeYI95gjD3jKVx6wlqdzlsNQfY/tiQmedpL7Suj6HDPcML7TBxio2jLoeakytDSfqcGu
GQURYmmlIiNXT889O5BE2hIVj0s+wZu2ETBJRIbiBkSre1guUe56UjY9pOd42m7TZ6It1FyG8EdB7C6L+tNyLFu8UHl+J90opXmEhLh+7+z589YvN3Ufh3g9
wgvDbktK4wbH/om0jg+S03DaXi+S1nDKGhVhK90RvheJawi2IBaxK+KtieQ15NQZ2xSkKSI1qudy0b/W0iG8yu31pJEtRSOTRiMTRiObikaUNBKJIlKaaxvN
SYg1ZhTbf8OzUrTHmDDKluxrQdqIMop+F+a2tyUhp7/l6AXncqV+OfM50Ah+CG7NsANyavCSSDHh39TrgBkIBvVwpYpVV83yJePJksGkh3rJRDxREmDhCItU
9Xz61flUWGcSUIF9rZi2zod6I+cKdKi5/31cm/Hg/MeDbx0vY/KwAmMFXAvpeBXXxhyGO8e1TG3HBbXd6PMROA/g2pj3MXUVuDYWXOsA13qy3jmFtLDRIBhD
9l65Dba1XmnZE99v296xkgVla+yh63nFP/y2brZGJ5MBCFI/d4ChHW9LmgPCYY98wbqeBdkwzF6P24Bz3xAa/eJbtVmAnX3WexcVGX9XN3vp21+ByXIsEZs4
HYcnGQysuHuRtHyvN3pJmZfe6FWq3Cqocu3/+3GHiPKSKyjPjcy5dtmRgRkojgz2o6Z1I1BwOVE7voxuZPWsLyRXSqjVyokuj1B8+RPrKAStmHhsF0UfQiA4
3k2jac4MEbG4Mo31IYJDMY2EzI14l6ZN+oUThWhBlGgyuQtvCNGggr4tOgU/wgYkWegFMkflvYrLLl3blBjwkWRcs7Ev3YPLDqF++XR4ZfbNp3Nv6Dmca6JQ
OW8rxf1EAoym3hmJ+TrpWlpWDweMAJcRYAZotmwgNu82sCrr04il5mA/X8j9wqvhVAvjZBZ7tZ/LxWfmr5Bp+H7amLBwOr7A93a/7239fa8bsp/Lxe1SKps/
hCv9GRGM18Wbute+Jf9KxxLltApBP3vgUjAegYYKGUyFYDxiAwmAaL9RGJiOVjMPONJyW1sHLrZ7HQEgt/Uc2/J6xa7hRYhdbaHA+0Y0NqW6bE0S9hEL25VQ
pLksO2TsEMDyhhU+VWm1+dZe7S2kiBzm3BUrHVcMdKoAsfoBRAuy+/fYucgh2z8SREG9FiZe9kDP+AoB6fupg+w0zrsMG8yVDebJJvTzXSZ7jGXVYnUnsuqA
sXFbG0jbuawVh4sWXosHEN59R8zNuqnNGfWUffSM8ktJtRV/zLH9Yyw8RS/ar97DfZeTPoWQ2m7/sHiW+kryeIChFro1gA/sCHwA5Uzy6GT5NZqeubQrzAZ7
jyyv2u+tmtMhdnWiHK6aqHlUDfz9Bz9w36W8rj7vfi17Ma+daASPjfPGb019ibebtwRzGbRkGy25nH0I3A23hDu0ZEtLyAD36KVcsytZeuLzrh0e0+ZNVvv+
Oe1ifh7BOYWGTuHEJC06Bdjw7IfFsz5go5bRIh20QiYASkwYTzhzJ0WFP3SHNhPjRElAXjiecg7ZSv0leD+Xu8DqpyuDl7qsYKtYwVOWUyzfKcvltUuw1hhB
fxHoLxrlFyjlyiay8t0lpfFGDL4Qv0B7tYsxWSikAxuU+ppY9SvEakGjWQaNZhU0mnGoIQIDTyleSdjLPOegikAj1UGj1fp8BKEnFlbEwI+ERqPZEOBjEaHH
h0Wa5CFwAWaDjldOfpg9pBPO/d5vFEfr56pH6z9Fnk9OI+gx28J8mA063C2kf4qtJ3yNXmR17hc5j8FN28zqifG6rFT6gDryjWSgfsy5awip7o7lydG8uyT1
XVge6S8M9KS/y43FtNSLlfHgik8jr2ieyuwaPJ8gyFDBrSmyuwXZ/T5yw31X60/QYfHlRGB2NrKcsp6BNp4I5U9BC0/XJZtIInr+pJ008fsP7KSF308g/W9w
ufuYnbRxnbcljc5pOxlSyOmXDmdnHWT0Hs4+TNc1dH2ORr4WV6ubrKPrzm7SoctkNxmF83Ojm52mkuv1/fNUekzfIwXbuL5X3WQD3T5Zk+Ib9T2KX6LvUVzp
eyqeIL5+qwvlf5LS/autbnLpvkP/7hMPfvsL7/6FZBMWEcR2zu23sWlL62DyugKMyWY2s9mkNi8+nDgVUuh1SFx0ufuMk1yG65KTTMAx4ZSTTOL3WTvZgutN
yeVqeMqaSLbil0qmcOkkr8elnUzjEiXbUOSck14hbBH1ct6DlER16I9O+yjP2njWLp6pURCqzpNY7x1+OI/bUTrGmIL9Iw81f99JtqOhbcmVzl4CBIemyB5z
u2od/dLZ/LKd8vgVp6vWZjvzp1vl6afo6Zpsa/50Qp7SFKiRXJ975VPJVSIJG2ZUsZW2yxWqRk1HySTdX03PZujfDjXMUfVQBIWXZ6CCJu8KhMlABcNSgtNN
SULCnfvT7dw8TWvRVRr15IxzrsVdTq+g95cWHaZ3l+1yn6AlqyZ2uY8N8ADSGSqTFt3XqSH3XqMcPfsvXLNoZIy8eQzAU1vMJIP0e6KSlfBKteWBR5IrgRCu
VBMPLCZX9tccVL+6rPLLgIeRJVFd/kg6YWazhECrSNgF3aK6spq6sFKPmsysGxAZMf8KqMOELDosAA10dsMJKPf6deaVY8s6Y5fVenF1xjiQku6oJx29iC5I
PsWJWE0sa4sqnOifx/MyozGWJldqLzN8Tlwow+dlVOQyZPi8LF4x3szWnDTNnj+JzLZuNjfv0hqfs5OdtLJ3ZZ94Hx5PZsO04LeZU1NT24osod+D+KuWPf8+
qWJtspu//Yad7Mm+/hmbPv/aV/78/wRUxXQO/aepiqj8ec0t9JN7NF00gmSn5UkwvZBsKTOc4kFxO/9IsgVs6ZNBd19nat+bf5CM7lXbHlFb+MB4BcYm7e/l
VoVW05eiHOrRHG4OgWHd/ZfR/W89/+y/DWgA3/7Ms8fDXhgEvTBA7tInw2ovpvv3wpOiYlxMt4Qmt1XKnivLulJAEjLRrS9lX2+U/v5xCdRG72ifTBHWlqPR
ZvVD9n2NLXG8uvRLIxT8puKv1/CrdY30oyWkTTj+Xdkra2XgTWYvMfD++iMfAtB4Ja6cUzat7HmbUHB6VQWsNk7nszU6g3Ct0+DolD4V0xFFv5diOrLo+kyM
I0xbbhTHjByg7erxE+XPy2MJCWafrOHg6TlbkvJsUduLo0UVR4u6ojhZLilOFjVTHCwbNWbGKUCQ2S6BijiNTMCGgleDFPkgwRDXUzadsAEbDLq4nrST3Rgc
wXgbyr+bziEq9uvJHlzuTHah0O0AxIRza7KjwVK9XWhHXZlsw9mERU4/+ZbdKraraf2GCOM5TBOmcbueua04Zq7eY0M2sHO39St02brbeifs+Wacm+mye8Z5
O1227XLfQpfte+w30WXPbuuNdNm127pJTrAb6LID1kCSIDh7xqpk9H0DhoEoNzzYveg/iuSZffNZHNLXVplfeRL+8zgIojuSYVbxrXAy0+BO/xbrH9xMVLSS
oNvFeCaIlZpCjlpa+7uYn59GTloXw4L240rkunXV5bvcmxTPw5PejDVJO2drFyqcP/IgR3OxZuY9SPRd2DcViyvdqleVK+PWazGdkceywNIdrHlik2gstHyZ
UbVbdhHdJRTC1VII04F1l1MJLmB8yhEqYSeXIQJVlmFOLbigFp6BIouohSVHqIU9YsDGZWl1FkZsavtuoq/oesVuouDUVbPqZPKGkn7chsUvEViFgKWdNVNs
KTygLbXV3EuAyxxR3YDhaQiuMdwNPUMNMNTTTXqLcY5Xx8jr6Dm8xADHqoNjUuhUS0ihk3B4xsjWV0cVINDNldJBnMaCIi93J5JtnGfmNlp3b3g0mVFXPZrs
oIVDqGxu6bybGahv28IDyrkl3T5GK3U7rMevIGZzO31MzIHLcjm3X65gVyvchCCgThHGnlTb4ZiktqorGJ++7KFTr/ZlZCTZ8Eniv1/wBJ5z/g73OU9SZ5/z
aIF4UuYVb8Z5Rpd5mWC+5EmeOSJBuP57jhd55rZLnrmtkqBsst/u4q/yXej23XKikTjtp1v3C15+zBf8O+8T/g2Yr/JpEYlxwdYJGD8gD2y/1ohbiIkFc5LN
agexaDPErl1NrNsksWfbiVWbILbsMmLJtiZDcvARGNu/P1fpnJNsitWmfZNv/e1PfmfiFaJ1N78D8ughbvcQex0+4XZTBHOUOMqztEYfc7PNGr0H7T/OvXge
d8FnWkXMU7hwvmfGmQcj89kPcK6yh3C/foY4RG02wYjlI/fkEVFFPcMYo50O6/M2aP+pNl0f1rqyejb/YVGNUgs9pfrBadpe5PNgylqwk2FciVVlnP+QLdNK
LOtWULruipiTsbwLhD/MB/Tz/wa06fZsko+InPOG4psYu0VmvJnt7mW65ey3f1J8Nidg2m0hs3gMZ1oLiitk/W7utpBCvAXXWksNcDg9pLJuS/LwQUlDPgSu
HwTUtP0vfQHRR3wB0Yd9AdEpX0B0v4/DzVcuMsb7ahjp4n01CQ2xr7ZD2OKrrWI0YEv+k+yFgVwB9kANyWru8pDu9i4t05irFx7ujBDKwGKGe4cLtU7JlDcl
IgbsarNvc/S/KDsZQqn6bZ15PqJNUdMMdA3sNIKxMvPrqhqY34JxjbJzDr7U9MUSu49EOG/hpE+/8VwbHzIrW0cOZfrXpPsW/RsQ9rWe2/0tZ18boB4wqzVt
GcjMkBMXnAs8TQ3msuQ5k7hfrRwe2KgKFqCv0C4UIGB2IhyxUfvjpX0so8Vo2p5JPADn6sTC5SoCRzThbEtsXLYCSLLOmTkzAcQt5EdCdLl72mMQLmno70QJ
HNBL5QS8GKD2KeuFoKy3Qk4g5DCTE5hzaYwtYrnFvK2aiomMKJqqSVM7y5ZqyuVTl+M00KkbP5W2cfAOlgfvEC8iPngjoPVY91gfZhGEMEOwc6LDzFWDj9KG
az+aDNCsNpcfZkNymHljSCuPwwwe+h59TIcZfDNFUlqsjvji5u/lQMKF4Gyrc1CNKHsGc1qcbfkk+nK2sW/3y4SNlzjM86T7grvDfZLvL3efc3e5T7hS5iyV
eUyXeYbKzLviIk/zxfXL2RbBfoNXQQSlKEyzXCmSH2R6BiUHhCcuWFoNj54Eqc1L4XL3lSBxcD0XJLwO5qB/ZVS0TVAR8NOA4CdP8JMr+KlW4KdY8JMj+MnW
+KlmIGG4iSUcVlIjYZuQcJ09zICaAmUBNQVYHNDg2yIHrotFq6CmiJBPjppedd2I0JJjektpUavmykKi7SNuuoamYVAZZw8xs97IBpNmqdivyl7sKnPL6u6n
0pbJx6UDs8fuyh+Eb0YQpH+QhkfUgMHgvfG2ys9/aPy886787pXz1ptVeATxZrNXda/HqNcvfoQdIbKmpNpB7tRyQdvKXgQGmsdVPIeVJ6yw2DwJHzdtb8HB
M2VN4tyBFLOaqzXCodSBx/W0PQSN+5Q1iJNtymrLwdbAuYb11QQ+BC/t6oSwmpXGCWprr3WAeJCh3YbdSXuPndJlcLeVQLGCVePBEG4ckR7gKedhrbRhG4TZ
Z9/LmvheQhXUYFMM1RQ/h/xgKvwd4h+6XsSH0mud/z/8kAC29v/1/BPSeThtq/b8heZ/UOZ/6Gcz/0MM7UHM/6DM/9BPaf7nOqHH0Trcu6F+GbmrMucv2TTl
f/PJZ/9VKJ4ky2c4jatzzB1vYAw1vUSatERAIjjVT82VUCwP9ylaEObyaFeXxwCWR/2IaleXR7u6PNorLI/68uXxTfTzfzz/MZe6+dInP3485NXd0MlqVDG4
8JebeegzVpvRepBfD/AvTusQz1518tHsnjthCl5+WIqqrjnxNE2pDqNl1usY9Q7pX1Iv22G3inpD48NqvUNxAV2mz0cAzArA6cFApVXXaHVY/5JWR9DqQNHq
iPFhtdXhHsGwqmcOFJH1Q5zQ0ToEy7Vu2uTcDOXSSdaoEdXM7j6Shpnzq2Y/x9iXaW6OyCkLzNegYlrGsaz5bDFdq9aqwYWFdN1C2lFDaqjn1RC9WruQji6q
jlq7qNbhz6AaWkyHFujH6OL8/DzKzVPRJh236chYsh6xRW+nDoaK/l1HK6Ls5Bgi5KmhefozMpaOV1fvuBp/OB1C5RuoUbXhQap0nNpeoDejau3C/Lxa39PF
UXqBLo4upBvVxkX6tXERd3RDXd6wgO5RZaPz6cb59BJUOarWL9AjqmmU3i/MU9m16hIU5I49Qg0P0XjSNag3GcOxbl1HQ4kOpyPEvB4lLDOSyTL97vsxsRvK
0Y2Wt0PL1opU1ERFBBiqiNgdtsguqlosVxzh0UHqivGLAE/M69qiSp4Q+a1hgWGvJVhsXEgvwduNmC76M4yZugQzNZ925vF6Xan7oWJUYCEdxvRvfFCtK3QB
KEkv1y2UIv15DcaO6iyo4QfpL8C3ToOPOrxuPuXFMUwPB7kzin6usOJoWa3rmU6qmKezQ6NA74nnXYs/NIS1NBQeQoIeDC8kKVW7Rm2gxhZpspQaRjtjeHDp
4jx9O6yGjZo3qA08TloMY6h0DNVvwB39WbPANW+itUL3hY6WpnEzTeM4TbhVzlJ6GdrjZTq2kI6rsQepxJqFdGKBujOuJrCm1isqtF7xkuzkS7KDkYzxkqQ5
oJkYwyojmHewJDdiSVJZfD6GmugmXU8zhvedokfv6L9r0BK6M4rujGLXbMau2axGZdd0qIfUWXS1Uhf30QATVYYupFTBGrVmESPDaDGw8bzzNNZx7vxmtQYV
UufXoPOAAnd+VG3mBUFV034axW6cx4X20+ZYJSpdSDaqTep1C4QqFPbpoNrMU0abtqcvo9IXhYlSmLJx3I3jk9HFdFDmbS3WGlqgVZWsoxnrVCAE9qnBMXON
oTPvjcfU8Q3qEvRwEGsZtVFFtKRpEdLzQVrk1ApG3AH2o1GkaoGRhsJoCZ5olgtgx1JlvFUVuilfp+O9O6AjH2GZj/VsYsAa+4aAvHkRCwELiP5Qmx1ACeMd
4zmgVcMLhbqBmVeYjA6hNEzGBplwTBamidaEwjSNYZoUTSN1fA0tDh4a9q2i0RG6pHcdtE6TQfulZ8tukC27Jl+O+pXCR9jovLHWqHyqqAuLACG2mp6lDmZp
LUonnewYQ98qfX4uoeN/YzJOVwJy0pEzfQi0EM7M8wNHdMIwmEMPHCy0kOeOJfDmkZyYmlw5/rR++cQbFvVde+8ilbPjfV6+tVU1wh1yHtHBCfvbUNUPp3VG
9kS53wpvIhMBJGvogw29dMAGg2pjUmBDL8lRkjKcTpEO8jpn0KOT/SgboP4g7GbfHbiedel1/vW9ARgc07n1SDq279ePXv/5W//MetstTTe753e5Wk2JN4kS
r6sx4l2bSdRgi0j7EUPs42af0ORZh8izh/i+SaRaveEVMeuELm+wH/cwIWFamZeqoQdpidHRQIf9MN0N8ZIamif8fqn8BzyzQNud8OEwr6v5B5S6Zbd1J9Uy
vsu9VYSC76RLZ5f7drqshYrKAul8E13W7XIP0WV0F0f02rjL3UmXS6DnsdT6XS5Y+g3QCFlqDTRCJQe/y2Xb8WIS5ola5xxv9iMP03BfvU+Gu4GG+9n7ZLib
wc6LGJHdUUQdZbFopUGMArsXa/GyEi/AcchNwA74ygU74COEJ+SUNZZTiieLj8FATlk35JQf953aMS8XSs7bhVAS+vda9refAcf3jc//xz8LksIHpqqLLan4
f0Sr8CUICb/x0lP/KyhFQfSvLUNoM5W/yudfw+d/+xVDjqRcyb8DzmIAnEWD3aWchXRwtYr+52mstxYYVDWYhyfWoiRU94e/Je8HwMAqb5WqlJd/7imbOL1H
0qHVGn7oNzGL9Ww6MfuMSoQtYtZe/BXEUQ3I4wFaqIMPEN02ooZvGUtHclzAVgxq5KkKyuAYsQWtUxRVI6VZzhiiukL8M6iGH8HmoL/QNfzg/czcaoU+XOJy
Zb5VUlrDlZp2uadhe+jtck/hSsvrpC3re86m9bKfo9MjTk5Ef5mb5dgvLLgIsP5ge8aMK0uhxuFVgpUaCOMaqAERWzVYbCUrNYC0DGKrZlVsNV8wrp8eiuxj
AbGsNlsNGnL1duE7VhJHfg/3eguzoJfTiBIbV5oYv7D8VvyokwaLaWFKeOzm0qzw2Dtuk5hRVOoQPMAud/cmES47EUsSQvb66nmaxDj0pjTWpq6I8rlYTOjN
4DXzX//iHc2Sc0acBSqZNvSTW+++uRkq/evW+/a+Y38zzIkF6set0rl3Sq/eAjeVxTzeWo/IhtopzWXYPcTHN2+HZCxSkXGKNuAaTadoayFFxlzbeIUwpTa9
ihbSxqIaUNGiauGPv0DXhpytA/Npy+yvQ+VaVGKBmmzxJFQ6YQzUyX/pDwkJPqjqD3Kwyn9/H7Ph1eHYPd2D7450D2FlQgyt9v94u/oYuarrPve+eTNv3puP
N7uz67HX4DsPBxbWpouCwEsM60fW4astqCKorSoVcKxGI1IBsirUurA2TmQJUK2qUjBKYGc3YCcpqdsmxWnqrGnTQj9UoaqRHP6o3IYPNw2N1ajFbdSm53fO
fV+zu7YJpf6Y9+bNfffj3HPPOffec8/P1IYS1CiBOyBVRy2ocuXxUQPVvQHEqjQD5+8VX6jmXqHWnqRWuarLwb+s9nlKy9GlZ4yXbwmHMCX6H9cR1dLH7TEd
1RYXei5HeaLvp9Uzi4uCkDjlnFWLi4Oeqo8EQyQIhGGaXCfgSg4115fm1odI5eM1+skfUKGIsgA60EcTJKgJCdyFqMB5mB7WKcWAZJzipS7GWRxiV3B74TW2
bnMcjm3IIM/zbr1Z4IlgZ6OZZtir537KvZMfMt5Qd+xsePVaLkvXkGa6vVFe9XU/n1OAuNlYSHyf5fORwfozppbvc1sNJaU4iHHIB2bwNnUVf8y1+c++2cW5
j/OfP59dMPwjxsq1r9zz/HcveeWmxbkNC4r+XTW7QPYx9SWGpjtX+9TR0Y+NvHXj4twbc//+Kzvf+sWb8KM7d/uL0w++8nP/TAbopuMffvuHb/dvpNfobzab
XuwpOfk2t+6Bl8cfePmetPznZyWPX3rukZfufPS306L/6yYUjVI/v/fk0T0zX6RSnz517gen/rVnS/3sb3591yP7X0hLvapY6unZfAXI/iOKNfh40xqMCmpV
1xZXdYzpGsa0bxmaCesP6EstGdO+jGkf0ijrZZFECBOSc3utkv25OhdwUu98IqA0He+yEcaVhIBRc/tf/ctPTf/yG7NJo7d9dCGqYUPvps9E7fQY1vxjjyPY
SZLmzygN3e+4+0e9/1xeRNVrc9fsun/DfV997UYa7TJ+8cIAX6rZGg3Jvax6ZHdDmtdFzFFdVjDZ8gLvlUQQsCuYbDllMtIHK5nsm/hRrWSyE9LdsNITgYCa
1QcQMnjDstpykdVUwmrfLLIayrasdqLAail7cXHUxOoipga+CRGjJQomTnx6mdi7nQthuLdAb59mDJKKu5bPOYCDeOgefYJ9GuC+rnApwXSnQbvUY9FbWyzI
krTnwEE4SIYEflHnBSLuF/SiqOBDmqS+kodPJw8P4qHLSv6gkkdPq8gnHZAVh/3URVOBXghkIsKnkDAfwelOa0f98Sa/wicvFJ+88B7F/8xHwaHp5fC5i8w9
obi84wzt93BcFN5kIe4IF+wxb5kt+xwDyPhbS/Wowb8/z+51TY69jr2SVhKeHE9aHCvCNDkOGDChqjz73ckIfF58b38KG8PxXbhG4cB4uLZNmKwIejuW6PHh
ufb3tu47/NmHbtwlq5wP9rFhK5mSpazprYEppGsARqlpXQOwLB6Xf4ZEdDMJmF/hsCb2/PAyOxrleNlI016Qpf3AYgDsfShq2RX51TbIW/LYbpD72PS+e7WU
qpCSI7ZwWluMLXsA56JoFOQGpCYH0BSbYxQHe6rJEw5CUWXyFXs1TNvDREO8DX1My953erLJS082+fEx3adyF9mpibr5mGZrhsPaoBeb8modIeF+zVTu4I19
dQf17dovYzYA45KD4JhwRocBx/qBfQtG0HywOHH79LjhS5IH3R1jEiDKz9+X+jGHWon50Fv8lERBCE+woz2ZezaHlr3S0MfU3scMezOiJWAW42MK1KVL4waO
P1K/ToeyW0SkOPS3JT5lhRhDONJF3w1/3jbRA3iJaTE7X0S/cw863ID9j1tyIMgBXcqJQ8Lch/nPd2cXsUGN6eSobDQ2bbfiwBaGyyjcPx7o4/AOfdMYSsb7
GEeRQnoc367idYwGhcEQCi84TGYeTIPD6H9UzAUD0A+P4AfeanJzrOAKK6R9+d+PZ33pclg6D3FwuC74Vo/GwAhVMMIYGEGv+SoOiXPUI7SF1Hl7RhtS6M4M
zSarpkNswahnFSFPJlPbmUwsDslxqc4YNmQRXa83aukGhN+mPZfY5ER38jmNJpdM0iXsYduAxUyXbV+69XrrebXUlnYSvULUbhuk0MmszzOAAKU2wnW3jU0D
s56+IWhQ+D9269m/kmZrG3C5N5rA5ZPRRlwejC7B5ZHoUlzmVbQJ14M00cb1kIp6kKikCSrhl/clmH6mt0wNNcs9x2xaJj65dLnXMZcs9yKzcbl3mZlY7m02
G5Z7H8JSE1V/IWcVOMQH7YUIns3hroleGG8n1ujCU6jXsVFrqLm/0fnKLf/463tmsYfeGYiU4AUBtC6kvwWir9LWBRVdjutRFV2B6zEVTeJ6XEVX4npSRVfh
+qqKpnB9TUVbcD2loq1o8GkVVfMN3trrmS09Y6Z6m8xVvUvNlb1LzGRvo7miN2Eu720wVRpGIRGBWpVvbcSVTfvv3Owimh5J0zGm4RnUKbwDHw0PEshr8Nok
1rk3mkvMpWaTMaZnCv0AIgu5mfDcBdwZ3C3cQegqG249T7PoajM+dw9bQd8mMl9tLaI3qYZE4qvvizyqockSvZlL9G0kot8j085l4eSyoBq0cy86uRepmm2q
9DjV+WqqGQJIW9njWp3oB/koFjGfDbaqQPT+V+eTiBbpIddqFu49OeRaSYI+Db8kQZ8glyp8yHV8RmNbmcY8Vk1IFWyjCw39abpEM3qSLpfNMDzKZogFz3yI
xALzKVHI6bVx6pSkWLfXNutoWDQRhaJpxjgKhW1TuvlCKq9RrleCtcRHuKaqZy1vc1OZDy2iPpPpgOWZ7Cm8sZK1XE/cLxgPJh5lKBhZz03TkBqM/+RZ9iYG
1EsN62NVWSquBlkbMuHXTUQa9eK6nHHSHZZT3byiXymuztCA7mabrrNkFa8cyWeUiK2zSuTWOSWCa16L5DqoRXQd0iK6ntYiuha0iK6jOnKHRNe6ouhqY9x0
MILGMZYijKrLsrna2VlKm7UkP7zJHDRdjOh2TphRmR1RqmGvCa6wYq1bFGvtRKxBMWF3DZKiyVgOa4u1Y1rE2nEtYu2kFrH2qhax9poWsXZKi1g7rUWsndEi
1s7q9yrWXBJR7WGx1uHKdofEWqco1trvSay5Q2LtMukK7hTuHu6oglhbJ2KtQLNoM/FTJpM258XaOrPZirUs0Zu5RIlY61BvryHW2ulPK8QaaV2q9Dqq82aq
WSbWxN35/1GcrVtNnLVFnHVEnI2LOItEnF0m4qwr4owj3sWlXoIbwvgjqA6vb2P0wg6FK41t4E8iy1JrGK7DGDA3cJQ5n2N+XUuPr+2Hz+1jV1l+uhnIcD6A
Df7FBrYpSEA4u+kGjH3Esx7O76fp+d+UVmR4Kz3GCS+bY2ulbIVTYonjRcF4q9vtMi4tuFDbc0381ip1wh7nyZV12k6Pt6/WSKwBa0C4jpyILr/ZHDzSa5jw
RHQF32pz+ZFe3VxxRAJTeeL227gOAaV5LiHBkOoShdYTiISynG/gWKPzTjJ331hiNEqgjQPXhBcknnicdUMpmA89TOpx7MDlsArVZFJ/mib11Ry0nmPUIMo8
nz7BzlvdfvilfUm4sSTSNEfu9dNpJK+FABeUSG+fSPxYE8AwrrPMrBuHr1WEq1hw1gwSXGWv7Jqd+1UnNfxNbbDgRjJx5GDBLQyzxh2yLCATx7VeloljDRh0
NHGs88QxwMQxEPg+PwXt43Ja8E+3nSgNYng8e2uqCf4EmqF3IK7JF/AAwTpw4IG+/y6+o36tO3nxndqJx0c5GXBo6f8dExzMdGWNAzttRG1JP4WMNihtJ/IF
KBfO/jztwiZoAGq0U2q0z0cNBhRmapDAJxYnalC3G29pRpeSALZN4tMWyNKCNZQcXDAuVrdGRLzEXawdhr/PJ8RDVLaNNYICzWoZzWpr0owIE/k7h4jWtkRL
KVYjxUT/CxT7g/2FPg7BfxjqPvNe2/i3ZDUSee6b0M7gMOFtMG+S9sBmMAc25ya9YD0hLZ8KQ8A85JUoZrwO6tgEqTsgdStH6qFKMZ4mGK8Zl/fAwByF9G4y
BxoOfOpTxxLRGxKRhfI5XeqnGirVYtjqMVK/l6UEnlhx6rjMUbKT37+xvxgcZWQO5kvnKz+YhatOFbE4ohEeiS4Q5TTZb2N2zP/sjkXeiaNsaSg6ZiyX7R9K
sVhyJK1J13lNJhldz6leF9eziqa9dD2jYIJgX4rMkSrWLUl1JEcnqKzd2NmwX3PiBWEQp2hmJ5mfVJL5cZv5MZv5gs30KApJGbMKd4xjDl1HZpzXcN0w4xzF
dWIGpz2qcOU4juu6GeckruMzzqsO8/Hp0mqMnFRwmKGd1Rhav3+G1kXe0Wsz9FDN6rxEJGytL56t9cWz9WpVew9sjQW5pM61ld2uhem9PlmW8G8Vj7UaV/mv
EpZDjGvEw5bXmavHjCfahCvIoy/2mKOJ/sOjISuYI9QIh1n2Pa4th2nhsNfAruAwLWxMDZ5g9WaZjb2Bx3aLeaWMs1tqcVoXW4C4XCj/6D6ZBkiKWvjjDFoU
J7pKO62SlQT0QJwwmEJfZAo5wSr0Sr7jBNrL1oUDT+lLksHp1Dy4XZX3mtIUfJOmnG2RHhyOHNx28eFFZfqOTT1n90TkZCveZCgnB/JwOIZS7Xo4ONKuwJDQ
jwV7y4+luwMnS9lRERkeCMFkhwcHT30IiEO54CQ2vJXHI8WQTgWcbqTjSdFp9ArZWRGsB1JFmuxN3DXpbprvWnRn+C7kYMq4axeQ47u8WDlCd2Qt8grm/WKD
3M+Yrs59fOaaj7LRtwHcbupwIescZn/G0d0Tc0+987WFd//i2E2LJLGC+MCz+zkgcVxl80pO7THUNrH9AA52bEE1B9F4IYBN5xnKbmxhSfCcx/BtPOfonpmi
7LzaMeOLg8j6AYuHysRzC2b88BI72ZvsF4QriUaHgtwUluhtlQ+pfJUjjTnGQUxIGjN6HtcRjF2NyQYR8+b9FmwLkxMa11SfhYhmHo8gIRyC6KuD+Qj8NUbJ
em4N6All8SCyoCdYOKMnTUxWgNA2Ss1aiHAdJzrRLZXzSY6LDYo7A8kPcOohPWmZcGCTj0hyyvpeWxU4FUjW0zaDdprBzxtu2K026YgkpSd3yQ87ELRi9T4M
slcbM4z62ZQKtaSgujQ3lBYVqUVjcN4QsQLGY9Hhl+3swZqUDOpI9v3c+D1vP/t7zt8BNpvmqo0k8P/w0n/V4gHI0j9EHgmpRhrvh+bjMRZyaF6RLOYIw7OC
WGe8W1ia6HBZJkXUPWjnEY4UR0M+kZ9rTmyRet+B/MTWT+A5eGLrpcHZvQSeY/glgefA2j0mtv7NpevtVglNb/zs1Mj1JVYUABT3adQjWYnnisndNntXgSRI
4O9afNaSCcNhbU2XirAjnBrIszPcjnIGLBU4U96f4IJEevhWeozRXdfKFl/kSISl6oxqxHMFKo68J+pxuOX1CfU2pOGWN4B661e+ZDddtFnPRESwj/VEZVAy
ADkQRHtkpgTbvT6DgLyg4DSscUutgBqW3Fmq2r0LFnwtubSt/BstNBVgpPmmThBHj/NocvjpSymGAY650cAn0XnYOIeFFTnJP+DFVIUsRk3W0QiVQVKBkidf
QzM2vAlLT43pDD9lKm4AENF6IhrosD6+2xKjRBS8iyh/Hd892BcYE8zqEgqE6R1pRkQw5hUejKoVXpMsgOsDAIGQ/F0ik6aZE8G5r2dnPzFRINsYUXVkwK7G
UXPJNLKcf+GH5/50068+r4hMUcu00u+7J5bgI5FlMb5KbTqoDVWkbur5itRzPhJDFanjlNPAUB3yeTexFAS0LyHlHQ3XJCwF8tFctImhyQwF9hoX9hqbSaha
YiRXJfu16dDjbSseOIGoU2bqvpzwA7MHYPYNYPYAzO6vJip8ERUbiqJigkWFqc1cpIgITJd37rsyhZK/hx2GcGZbwFpbDOfLa3OkBBmaWido0dlZMwTkePSh
SMuZ0NsnenbZQwnCAT+/fSJS6doH/OTjo4f38yJUZU8cPhy3cuq2ilWZPVjGqfKuZcDBfntKMGkqGfao1BGKwTi3MVoF4sZX9kSlPqKiO7yWR1OW+Jqd8mt8
jVh62PjuaQuNpkRe2oDslBUjVBqaJN7Fhdq7imSnz5fdDslth83sIt5YWQEHa1ZeFk6kisDeqwXvfqtWbnCsTyexKc86GfQDR9pHVk/qDABCABQsLBzRsmY7
pCIQAuBEJ3HjrSLeLlWL0Y8EVW6VmPk2+P1nDuQj5ruJAszQSdwUnSQYfqUcH9L98AsSboVVYfw6e0ZXjEuT6gc44hEnoueJj7Qbb0d8yh4A/Lb1BXbIja/l
uxbdTfNdSHdb+A5vTPYlQrsbb8Ydx5YGThXuDyxH7ZXh1+Jz/0Rtjee/BVCOJznixxkGyj0yn4YOepLXi8tbSzTJd/HggBZ0g+8rPD2rbFCbqnHlDrOT+osm
QPkHopFl0rwja7jEf5zmp+GLpsVJl6POajV844OpYfNF00hrOHbeGnLfsCHbIYWAvj1qC/9AGIaGE/FHVG8INnHGF4FlH1PnwZZnniRBlQdaNbM2E18PSmPn
XoeKSxPwtxhen/R4ZaJaWJ904bBpPF6cEIKU7RpimUO6Zu4bzh6G1mJHLMavLMMr5JA2takST8nEs6OeenbUE7txrXyl1S4WJttYkqxxK2vJ0mTA8CB2Ryr+
3JcgHjqxw0RNJG4Fi+dVBLyA1KX6eIlryrC97VqPFba3488LGC5H7F7hY6XkcepjVUnX+FNQmiBdqmdgDItsQy09m07F39UJsI5OXJ8AQHCnBETLaSEXWgg6
oMJaqBLEJ1nHVESP2+ekzYgvROcgIHpKgVTnqMSQZKSFsJ/CrBdVjr5NcN5IlFKGmc5RonNe58gmCHiZMJ+C0IewP62QtctX12odzTjS0DXHHuWCk1tXstTn
z3LhUckSV9fqHryFcRAePGB3WdYsX1ulo/NK52VHw70x2fnIIUGzGikLIhPD1TEDpEBAAPtSySwLB3/QNqo42T67cBRBUJWySNYC3GbjYPMMzkJdYneG/lOn
MT4S8ThPYWDjV+02oJoqebw0UpYf6Xsp8k1plyzw+AOgz3BKdwoW0GAJrqh4yUJWT8t5FDVJFhR9dB7GZ8ifG/nT8Odm/pzkzy0Pc4QoxJ4ZGH9xQTZzEncw
nR1ZlMDnHguiiMo6oyI3/Nr+dPsXShgIBt9RoFd8SknA+jLdJcEByZb7DswR94bSKXiyInT999nlLgiSKgSoAiyH0ynqeU3gQLqllG1w0ihlm2BKIqpnuKv1
7DZMbsPH59dCDvmRo8vZybdDehXDY8uQ3RGXmc5TehLohlPawIV7CtBh/A7dhlFwAR28pW8B6xP9Jhpui1Vwk3AklugidKnjUZgqN6vmLNqUwMedWFOtKa5U
7QIad0V93k9tvPPURsCmAgtTnurYBIPqJeYINz7+7j7qgu8pkm2pdEcHWB6oijacTjVm/KzI71w11pTIpHusRB6V029hnwXob0G6BE1+ljCn8Iywz6FUfpe2
lrz4x8L5DOjD0EeI9K/5t8ixYFdKAjApmP8ArqAf+Swm3f2U8j+ifAGAKV2pS9frEsNvEnd7fckykNzrvBGMaICce6eYe0dyDyX3sRtKY5L7+EfUOJ5s7Dmy
3tol2bOXZjd2ar1SIWq7uCELUJz5RgFk7kpFDOP84W4zXGGVQAg8Z8fY7zD5YqUesxSKlKURKJPwCeMchNyODDa5m/lBlYKdNHmjbEMEFS6xFBbpK/hyqv1p
pJtPgMwZUw942D1HcKiGB/jrgAHJebK7iehHtL1KDo/KeYi0RxplT8D8gGZaoWleORATcNgwqFjLMIvI/m96JyaIAv2LYEJJUL586LdUXYtMYYYGcnUuOU5c
c2C3KsKyUe16uN3Lp8p55bligUIvtJDIc1mUxysCXnyMR1aDzKbMaKgZDWjSmlgM1SRkZNIl2DVKgLNw6Di1aNKxchDLQ8EEf4XDiYrr4GH+7ZkD0u3GJqZH
xy37Ss2+znnVBdnic2nq1aW6HYtv6HKFTyuk6BBhAe5WNLubztQr2XZ0JTOR6xe0kN1VLOQKG0uutZA5LGxqyNZ77NbHs/xK3kz2EjOZESgwohVWUPxkrhCk
VnKQQH2smndFAD9IGfeN/0ffmLFSA8HrcPFMDSCQMDJc9ocvWwTNpw5wLlc6mDiycaNyHaxETtavL54LeafsVjgwFCid2++xhBb1uO3i6b39/4De20lYh/+x
39Jku9C725c4XJA5kw8wsVWO2NvZUZ2EbOQfgdcH++DU2bud1+O5B5ooX6EHmlkPrFJargeotOl+gqCcrFIpmokLvqCKN/YFLk1x3EW5I23TwAIbW+Sw/ial
21Sh2wRZqwxvKwZLVOG7+3OGwjarmqdFNW8R9NIOHiVw9JVE5CYKEcasBWipp5sIFcnPY/TmeOEpPosB3+gLihakoj4+B3ESFsSJEtBFhgimPOctqnHKZlUR
JxVRx+kSf/COKmMZCH5Ka8nk3OnKm0sMi5cLKVUdPlALeakQtlgzEnI+uCos5slmGbgFPP0wiOJObAu/NF5Qqb14wAKB5r6qwtcAkQBuZZPP2UFdqXD4G/iP
ctZKgjtWrudIEK6EdKzKASxvhkp9Qv8EzdUXaq4cR1dyHJ1rxFObD44GJG6WwMe4oPFYDYRTXykc8EIHh+jQFyLGXytV5Y3qLqwcbE07S1FZkNJx6rWMhyHc
cJ3cwU7INud/2bv6GLmq6/4+Z2bnvTfzdnbMrncX+74nk64rHByJeqlBtd+UBGM7sQG3Qog/kApSNaYSthcXqWZ3zS7OltKUtrRgl6prk2QJeBOroSqfZXFI
cBKa0jZVCSIKLQEVtTKuWlX8YZGe3zn3fczu2FkTUaktsrzvzX3349xz7z333HPPx9GjcQmGncQoLrJDd8QO3dFW3CVth05rRYw9y7MoyVWrmANswwg9Lh+l
BktH4FUPVbM+QYl9iVhUQJWPQECCbCwqKcM9Dc6nDrunsR+d9V42OWjSz8YaIiVMmTf/QzBvoTBvPjOY9gBQX2DjkjVgNddALMq0Cs1dstG4RN4+sdH4BDF4
6zXzBshzdq2g106/RorM238puBJkhUNz3JyoHciD0WsTQjFQG0hjYVZiT5RV0T2fdQW7dc+XZOleGlrQ6ZbTkWQt1hEi56sSy2GXxcJ9RKBgm2HhebecRSA8
YX6DFHa+32XFnlrnjX9tsVEeHRSGYfVXEFb6BZu84ZybqIIg+B5/jtmuMpSCWpWwnqkShucsqkIWUao6q1XWWK1S9H6IhaGNzAuEH5ep4TMXwvZ4MPlk9/Lh
F5knDZSfmdoFsHoopy1+KW/R6PBVl1+VgUCg5i93GDww0+P2HsqOCoW7xUVFsuSlRW7r8IbRuPBGCyOGS7La4SzhzISqPR/35T4Vdw7htrXo4aXo3nIIDpox
L5ld4WVTlth5NFOaSdG6DXd1WmDVyzl3BLa+BjbhwK1J40oDJrfd5tG4nyfPRaqW2gac2HzsT+LauY/wDk88BSOBF2+F0VzapzcTNoLrV+zta2BW1c5asZ/Q
HEkqW4fi8Kl4Jd+tzkaDBQ+LmQO/aDjh2a6Go4vFevUvdQycns3HlBQ9WsRnLp6qpQrKtcO5cb0skW4m9asKpvOwZbkFtvLPH4tXq9WEpf6iMf3wLDU7fDRe
Dfd0NbUatJ7NXz5538pHn0UGSh3mB2eiH2mmF69VlxyZ+q2nj81Gq9Wq5+dod2dNYprlNZ49f8VsZRUqbqvxqETDYt9Jy2Z1rokPV3bZvIEth2Jvg9TiMepf
NzN9QtSxuJ8+djfT71f9x+KIPncz00exc5rpR3EO1qqjcPKG7N1s9JHe3UYfDXez0e9fZKNPeDx2dDadzVDXrNkIM+Wp+EhEaD4SrQJnUsOPVfhBmB2OVqkY
t9KrMMtqHusK5oZA+fwhNEKZqHMhy7AsogE0so3b4LYwX7jDixfu8PkXLkExpC5mXUGfQz7DjIZ/Nq7mkBM3v7fpmLr41+SiOsCHoNsmEUjyR7jx1NSgeCRc
JhBY67dFFwALDUe/8oa4jWUCxcpNojxSw+o8evXOdy8bfe9bb21iD5KrOscQS23JKEYKnkXp/9BsPLRozIe6jDkMnIj6xwBUgS7TS+1jQD4G5GNAPgbkY0D+
7wICMHIP0m9uWsojRP1duATiQIJMvZYyENdQE67hZ2H3U+mss0gcn/4OUguYUPk4yPqwYqdz2Zaorjw68l4cDbGjERgNXEQg9uJ7r6Id1i0qy6UntJxL6uxw
fspc2u/+cwHFx43+jwYPQWamqdJL4ob3y90FFbmUYrhTZpG/XpHJLn7DMifO7UDyzCbtQDJPYLec5jrj36FmGLBLKNwL2yPHlCnXmRJhh11CuV5Bsq5c7296
rDBv7oxRuJlSlpYRyR0JFArfOajVU+j9oeySo5QeBGGtsxsxKFgZjh71dlRNTRYTozNesy0FI3+xN8rE3MKSJH8bHfKqyoJsKDahZwt5ZPVaaMIsUAIrqZiJ
2pv82YR8G+RvySdZWYZTfmRw3Fmq7HPQB4GIIYBpTjuuLa7Vgd/9zzFvSZkRyihAy5G+yEluaNcsZvwNLkGNuPSalt/BQX8LCdci8C43aGl/wWy4o9uoEAjs
i9ZUJWkByo2KlkYo68PfIUFkMdIAt5H0Mh76kvVg3fuSjTs4ICq9obupzXWIqAdNaaOJftQpw48Inm8a18DOLmlwn5pyQd0sfNRH1zCx23GfVNCHCmqqWegT
3Pjj9VfaNdssmSWv46sFFDSSPlZyLIyXz/xzH5cyHMNhYrEjqFLekPNmEAKDhDJDTE0DuFIDPsw2LBnKbKKoeqPAg5b4FkQe9lVAT/zczV58lnG8gIajqukZ
/bsH01ns0iKUWYXbxQHJwhM/fFsWCwKsWHgM45YEUmytOzkimSnpKvzZzIW+cFAXWi+FLpVCI5GRExNXRNTZ+rqPz+IuAvttkbtbyYFv/5ACEUp9vtRXiXQ1
4etyGS21uRyvE+V+j3UZjOKaTTWvYE67hR1zewVhnZcJ67zkwTnciE2L6QNV8J+TWlWGjYN5epup9S/fnFnbWB5kbmNlo/NVINcwWCMQ3K0QwZ12TLAlyJHE
vkQKHs9LnUbRwP+ZzDzD8/60ajVygvZAQcvKhkh78ErzPlZHXmes3Gj8tn4diJ2Nxgz/gG25u8Ga1j/CDbBQsiG6rozad8kbDc8dyiXC+sc6GNcZHkUjfEur
7xl6MC6MPBrLIY+GkEcjJY+sURw7HeTRWaAEJo/OEvLoCHl0iuTREPJopOTR0OTRWQZ5lN3Iycmjm5NHdzF5dDvJo6z1ruTREPLoEHl0NTpoB+tGHl2A+/+G
PLJqr5uTR1C12OlCHo1O8mjsjozlkUdbyKPoQeTk0QZ5dIQ82kIeDeY0DE0ebZBHfgxDFwbkERwea8VwZhvk0R7hHc3Q5NEGeeTHpVJoBBxKKYtyB+LnSjNU
RsijLeTRBnm0NQE1NHm0QR754Ut9FUKWXSSPUpuEM0Y5IY+cmpFHV5NH+0LIIyrrJI88vZ2UPLKPQSPzMej8lApwZwbyaHSQR9ZJuTDyaBMRzMnjd8KyzboU
7rjN//ObsZ7UxE3ll4OWjsYkjF+Vv+WMHzxnssQNKkb7Yzup7yHW356P/Zaa2hkHdJhp4Vu4fz6ut9YfUs7x6ThsXTnTMqfgSrai/FY4FTdazszcUARTTvZh
SRUZ1+yl5ecmzXa0glC1+s7YUs4+OMnjO19nfpq4/iy41mQ4FQ0o63i0slWPBos0NPcPymJbjlZg6t79lDdo+7pLY4kyVXETKytw3jd2Rd3lvs/r1PvOwAww
6wKzhctCjzhHAExDKkeJlZR4EW3+tgYi/ZDmLubN3jw12KrN0GnUV9b8vS3rUOusnHrMqeuIRLPz02HqK1+ZD8o937JwdsH4+fC4CKl35mJchIQLsxsuOHd3
XICCK5PQEB5S/r00fcxdgfG/ZI4oX25HW/6U6rs+vpjvgB1RSqIV+gNxH+Sh85StqVXbNQpqkVkM3GLS2gln5uJV21nY32gZ13Vk7/YWFhp7DynQpybQ4Qmb
xsYoYjxgD+znqY39N0AVoEf1j9ohe+5Rq3jzZeWgLCODO7ATDjkx2p/uqHjFoswSudYR/+DhNyWJlcygi6CrLwJh8fzfQTskHxf5tCl77jXLnhcf3TpQ3cfY
xye7Y3y7zvZkHOR1Jg7niH7i9VBr0+dVeO/cvtjcrc9VCgeeoXl6rL7zOJZFy5kmYjLMJ9fYuobZNuBp+DPwS1oclXOiZpkIWT4aGjvhVVf1EiXzp66HmecS
nAx2wYlIE3iCL1kNvMMOYg1sJzCK9Z3RU7s7QlEk9hmhgxqhPhBq7dYYg+kHEGoVETqYSrpUNT34ZbXDrdygeF5f+tEn0o01XUA8rcOhXZgXrD1IsPPTVj7c
eQ3OsY6du3g9FiZKNfN+lhoN2dpPGR8EXCjsGGK4ZIiTW44MnGnK9WTyLu9QxS1zuF43D9kLs5aUkeBFLZgVTgLeSL4ynXMnHK57naHEeqMHjGLPWtYPSnM/
JL5TLjNbkYesCQJ4rzM245gCRcgaHldEdZRbT5ikx4i44UiqsCo4KdUw+xI3sNf1cQBr1TtqT8LTOm2NTSKG9FgBEthLLEYT94J03uhRF43at0hUcfZbXP0M
+/jugSvcASqiuEiP8q40n4H9ir/ReBrPYKPxlCkOv540xVHNCTzDUfsxU9qeNWHUr5cCUUF2pdQTvsGTeSWjQhjWCD7eGkykHLWSiVRDVXMiVaimB56Ysqp+
yGmDKdsrHnHYJzED/LoG+Aca4Nc0wN/XAL+qAT6lAV4wO1qaRBvJQqGlHORBYGjSjC8CVvuBJJvbbRR85wCHwGA/pjIyquauoKMJ9tgLP5mIyeInlTEV7IU9
/dheHtEnWJGYqqnIqMPNQgGE7EyZtqq7fUR3+7Du9sO62w/qbj+guz1jZnNEdxaOdKaFCS60kx4sU064upbOHwPZSh7QHvcG5lg5JEvv4ePHMpbGjenS4KFd
a+9cujbkUwd4bxoF+Bg2gJYt/KoOZ8VhiM8DMc7AVRCFKlQEDYnYxcHDudks/tFTrm0hcPNEti2UMVHTraHEdnNLKT0lJo5MyvMpxnEeTzwdGrwpsFlCuD/y
WhKAq5xMqj3ixsebxzHDPT4thwzeK1OehzaPOKDziH8Iy9ZEyIU0Mp4c90qqrKmkrvgcVSqLy9JIUJW6QpNboHls0x9Magc/LPpzU8DEOK/8Q2GptgwssR+E
Wo6l8/cCm2MK//U69C/sJOmf3lTZYd0FYwece1apuaRS3E+kqIl9LHqgLXY04kwwPLsYndZcwvEMAGUHdP/IjP7eqemWOY1Tj6kzYoQ7WuzIyNubNSqR8EZt
AxZ9b1k2Qk5nVgVh5kRqaYAJGSzHMEWur+kUHBJ0U4UFI0BDUhbnDlae2+yW29S5PVFtz6a5nUwuGHu4UHrwZt+1nCwXGzpZmdKWTQdxOoZLsEQ6NldUeV/U
Q7BDN/o4kxU7HdGssMfufDgehuqZV1Wsj1KrrmkN/QsX+AaJBZJs4eBE2rFQpWDf5hXsc0q5+cajpmXlEtn1BYFsMtCOHeqLzSHBIdYJ2TcFWA5q9KvTkosS
INfBnyaHXOSvWhikv1PC72SWCTYM45hwUhGHJQaIoD4//YKIpIxnIWWyk/X5PdhzodMzYY+DjqWcjFEw5dFu0pyk2U7Ww0UaljSMBjZYN7PZfJMG7MYucUnM
52I36d/PYg1RNWJrNKzYeybabCRDU8DeE1doi4tpryFO5a69OsQ5bymUhknSZhGxT+QbkuMPDMg3y15isntZ2oqRB4NCn64NSl4LCq3lqEJ5WKAljWgIqKVS
MjnR5vyT5l6JNI6qk6kJKlOSMggIR12bf/OpgzRCTRzAneTEGwsmfpgd9QZGR4m/e/rrpazEu28cttMSIrFN863baDQ5cAkhGRppBEFJyhCaCaxyYrGmvwQ3
+clPzM9yiC7YAiAr55OZ/h/iIgYJqrSXkHn6pHmlAR9RdKA7zarlpcTO8G3sifmYUqFVl5w4w1m5bLmdjCAzpFalNqKdcLKDcB3KnecL6QenMtPUXYTHTdv0
xFCldrJWWoInZubBE1u8szgEZqKNGsocRySZ2BeVWxNR4HWNyUeDN39v6y/u+due8dbg52nf4iDyN0D+ztfWZRixBnNxOTG2wn8jES46eOzTztJLguFScuO1
gcuhSpLXPjg4acCyIq61zANRnfeTZHRbgPsIZ4w4tgdg5VSjX0Pb5ikDPhMBCVVp37wK6SzzT3//7cHx1gCAAQS/eQPuBFofCDDw1xDMtdHzUqEbLlPmhOra
zWFB7mxHvS1t7ZQ8iXuJccjr68R1qOp83BhPJlQ4RriZP6BDvdenVGNc3g5QrgPsKzJM+/ddQ4LP9M4fEul3KdkmAUzC+RnGLeXdvIWnZ0jLFaVqab3efFwf
R8s1/KmPd6nb0nXX2fayWHedhrIF5yhBKoUMbwpqdFpekhhIWRonoIHGyaNxqmZYeCHDQgYYYyIDrEGA1YqDmuAepwYfILvzbvM0pNHjbsNpzhZmHRY4jBvj
l7pbA35Li/FbW4LfrKnNOPbX06b0pFnQSEdbNE2KffVoaS5CAG3mfjVN1BoX9V8NeuBSod6qjlM6IijR0gxaT77zyuGvv/OKuYsWd0Df4gZRMSIuVEGHlJs5
+wBqGY5qtH5hZo5I+UZjqOtKaqj63TFXVsvdrtSn4jrXz/NXEvpuoplaYcdEejkTfD82xiknWjDHLjNniOc2rjSxCP+lPB5hsVhthpXyEag1KnF2cQvv5y3s
guA+UPVdLA1BY/h1Ey520iZ1d/ZmhKSk+ghFNYxqPUPqtApuCnQk2EWp3Af5UkkGt8hv3jaI7m4PHJqi3HAlWUnzmz9iA4GjcM5g+9pbhM/ExqSVcbdMMtw3
BS178sDdACYleRPtOIRgTbYsHneHo5a9z51Ogatcx8Yh2byoHEBHdwv7j3T8Ssb3gNcPceIwpAcrt7KrP4LV7IQTahVpt7aKMTK/mR57ducbvIo2YXQ4wk0l
gWlVDxtYlcKHpzKDVu1noyQbjbEVOXbHrsSyzkbGhQgkPCzFcMYS5gB85CNlMyhKQMzMeQPM0IhJeAOSNjZL3GC9hncdQuP7eD/7R5z+KlhhlDtjjlqn8OGY
FHipUGAB7y/9Iac/lxZYoAJP4sOjUuBEocBxvB+WKB2PpQVOUIFZfPiiFHikUOBhvL/yBKc/mBZ4wBq17seHL0mBmUKBabwflwKTaYFX7VHrLkr/suQfy7Pf
Qa/3S+7bdeZJqv1WSp6TzLfkmW+m1397nFNvLIBCx+DkMcm8nZJPI332F0etq1OEnP7hn79tjFpXUb6vSL4r8kovp9dTs5y6XheYJYSMUPLjknkNKv0esWIL
VOkw/XgQSPvCI0+/S5U26Tecbj5GZXzUOstWxcRLJMTB8P+HkcRM6TPgYYnJXdPO7rHZvYLVjm34yuI4WnYyzG9lehtsX2ZijtvJSpZX9zCDi69VemviDXds
xDrjvju9qfPSO7sLULOH+xP4zK+MKXsvLQ6IVugYFj7LbLe5znBY2G6iRT+x9yegbOaedszK99Bm8Mf2svHsCOHIT/zb8akCm8FAYn0HYlwYyMkg0LG+RyxF
ue0x5C7JhzI+eNlZhi2BbVEktLGPOdqlJ/U/tpJTJofIYTza4XMsNTFwX3r/4+IDLxNNpF5bWCkGDkae0Dp832D7/sKH4+f6MN/xoZF9oKQXP2zSwuJGvqob
eWFp3ufPlfSybToTRPJ8ZSzElTEaDj5ArG4n7v64mlhj7eTn2smBPUmFPsCVOqTbYhntsnuiZXmkUvw7fJHvf0FhaftrSBD3XlBEiIvZYZbPqntyskwMfQVz
8qA+8ruQKDcLYRSX1bhY6Z99BnfkUDxIjOw3LteVMbRBfkGnQPs7l9wTWyMDKiMBzste+A0OEUPJOj/tDeuMB569hxWj3CxWH/VniCPaQ+KN+PVwbcfR+gib
sSGh7XEio6nO4e5hGptVAIDGxFI2Wb0nccRH7YSyx9hhRR2rlkeHW3LDl0RBzLvXNDMBxKu5G2t224GlMMDb1cvTWZqZ6caemtYm9pLC1vrht8XHAr19Z1qf
2qFIQy+0pIkf32jghyOn9Fczs/dfyhyeWOLwxGZqxVduNhg0W1nht8T1FRZiZHV4OhlI9UTt5Gtyutez+UTF7J0oqGOl+qUIcpe8ffKvv1tKTn+PqOgrNju9
iksiupnOtN0qomtXXsLZSRwQmlDXMKbtPYnN90cVWM4u29RWpEXhQwh8TOumyf7sRMeDecESOByWzpWFHpeTA3CVUE58ok8Qq4BAonmaGKnVvMUUykvuaLPI
hDkZAWqZWjipPHZZPahm4TGEz2Eex2ZnjNSzf53WmjGGvnLbhWPwiLUTTstGrO0Ru9LbEjG6rxatws3w6oULFp/1IuEXcsS6PKqJPmNd9Blp5V9m/nzUi3Ww
NmrgMRL14dsaKG9AH2gF9ztbYD3h69PaIWJ22QVvMw8f127Qwhzs09OynQngxv804KxuIPIu+uxjVJlTdrTwvJcZznXGjIl6RogLQrUjxAFJKwekzbto5dFj
TAC5Q8C6XYD8dQH5VlpZ9LhFunOzdO5G9smxFHUgyL1wuGzA8PlSetQ3EOfCUvk1sqyViOqHJYYPHB1UJaKPKRF9bLnb8zqcUmEHlnDCZTBI7K9kvey7l0I3
Co04qGENPapoxGFDb3oEaMQBAE161NGIA+Bwc90LboDOaOAGHNUHbsBRTTTpqBUs9eN4cZi5mZaSd9a0zIlSKoc7YRZJ4vtGmz0SytmW6GPvPZkhQOrU0ODA
Bp/6dGwHmmJyudRZrM3e89gp0qdS/6eltdZmkWxugUr2WppcFTx2Qdq2lgalisetEee8HZb8GFMHgmDuBfB+OUIljhK6bOWNEp5sVQXzaKse8Iy2qoBdtEXt
1VblUQlLwL0vUS/T3v++a4aZp6gOejl5kobugHLpsDlKHLUrvPPsFaPESNOPk1OTJ3ww0m7rnynDzcUMu+jHDJhnyrCd3sG/njLAMLvJj8UrDoQ1hFHtSlt0
iCvt8A84IHzuocrKl+NVMn+vkAV4uSzO9UKvL8XBDOp8VVlWniwrX9SnAyHp/83e1cfYUV33uTPz5s17M2/f7Ntde+23wH1jx6yVunYlhBdTBeYJgmmbxKCo
4o/+wR+Rgtb8wW5XllVtvAv71rUrKpmmJI5CFDeiiqV4W0NBoQ1RTUUVCibZSgRM4hBIqeKoRtBAU6R+0PM7595583bf2gajIlWVtX7zeed+nK977++cwxwy
DH7Zrhpgn23OoHBlAq7E1GxImHBYKkda8+H7TPrjnguykwb54RrctMgPU131v17dwIrknEKUUAhPOjxwGQglBF95COXD9AK+8sBzIBtmXk/ScXlgLwjH+rVM
RAn4yoMkQMj0BvjK00PgKw/sZSnLyChfJAxmo3mwJVhwJEWw6K4ZEEkCTkSBaxhyPifJgm4/2aPb33Vdt8upp7reI9m5r8MM20Ez7q7ZGcB4HNdBIQQ/tTew
0zKyc7KvfInnX9R/WQ0NDvL0BjabB1vBTJlneL9TWXSqUOVWkdgCA6WzYYzvVhrDCn42Y3y30mhH+LlGxhd0gbCeLxu7SYkAZFb2hZV9YWVfWNkXVmapCHnG
rOzlHa6s6s7LdGRrw7ENf+sG3oYyp2efO+Ug4pUjIfT56F6Vjw4J97ZHg2Qo3gzJ4wWj8a0eo3EiF5D9haPExCT5dY0QJAm0XxOpRUebRXDR0ZjILjoaFvFF
R7FIMGwDiRALTMTAnNokMrdUw8rboIvPj77qe3UOymKqfqwo4MzQ7gD3/rDTAzOyw0s3hX0/J8x8p2jL35Mxv0OY+bPCzHuEmXMzIRYzoSZmwoAMPTPzLmHm
64SZJ4SZr5F0KSXgU2DScRzzUnaOFRCI+kUxUXEFddqupqWYKSnmHinmbpEJM2IVkHUQi3VQE+uAq/GQktYcVdKcP1XSniNKGnS/khaRrVE1tkbEEQwxfckJ
1mjssmjsUDR2pUdjR6KxY9HYNdHYA6Kx66KxE9HYg6KxG6Kxh0RjO9f2EHrp4944JDNAGCM5kesR2WMdvm4tSu5SOmj6mPp/4vg/TRxOkTiGJdjWyM73SxxX
9XWtzGPrRm/CaFQHLrRkAMi9X1gy8FcuGfhY+l9ryaBbTSOjd+TSeiI/IgFtD52t3qHvcCjz9tvP/uNz37z/5UffcRZF25bab7zywNtfOn3226/jUiKPz3+H
9dvSIr3y2usPvv3i+ZefPI/7HKys/W/PPr/w0okff/ttXAqjvww8b87rYhd0VwkABNCdL1voguBMCtCFSwUxhCtADJcKZ8A2J8+Ou3CGZF8rFOzLUlpp6wWk
3Li9CEXQIQNK1IlODu4/5SxwxJr+0AVdafMDPduoOlpR7IVeT4DliXpdG9aAfVy4nxjEeZE+4ZBVcaFPqnt60B2YGaPubi+2I44lra7cFGW+uqeShZW9aZeG
PIOGZuiGkiUhb+1O4fUdj+Nla28yI4pqwkZMnusY41tC76mlDsmecGktWAkSLIO6A7KbvNBOxUJkmqtPTXZLjOhVPjvdMQgXPIC+CkQcBZkYhVhdbmDBBquP
gUSXCyRFbWDDOgayLPy8zJaDLlz1cVcFB+BlA4gp/afZlS91F1NvlvFHyeHFlP37krTEDn+zadDWh2fTsnYXiQFrh3WwmLrtwcOIyTeLN/1ZBAWkO3RortMb
7ffUIpU3cliX6flZLn+RykIBVI4+TE8lh7Vnb5ZwcxA3fbk5UriJN/u+1PMobsnLdJPrZaBOPp5ATUXycCXoeyVNRXj0QmqDIaIC9KbHIBw0OFjU/uI3oyU/
gJRxD4SMlGImXkrLoD13KQ0ZXAPQEY2+8PSetNpk0oArED2Wk2d9QYcdhFVrEtdNHOyY3CGtWjbHkyjsS2On27sRgloPTKX1GWw62r0HZwq7H1NpYiZ0Y3QL
mw6I7EO6D8gg0q7+dlVNG0vY1NvmVNKhpVZY4GcfwQ99w9CZQkouMHW1P149c+UBtfqBT0o2TR/+hMM5P2u/NYztzGHLAdxP1aV0BP0Ucu+sa+pBMM4aUoYr
1V/SFCq1ppiJemIwag/1cfP6AOClI8iIEaQgbVKVaCB0fBsEziBVfAjbQf40XA9nps2cj6MnJX9v0kZi658d22T5F6YBLP4kc27Z5fjRCyFNCaMDXX9VEyx/
b6okVFw4iVCX4oo6N5ntnwKz7aVrpd/m5CdwXDTKue0UwSQyfogmqdWtksJgoByUfM9VTkA1+Q0noM5uyWGpPX5QBx1z5qP38zOvPVo4c+EMlJ+pdmjPApw7
dKhdyIlye+IQkXt5gYjcO2i2u8kMWkqjWboUflbCX0K4uBAuJPsO0vB3w9d1UpIG8Wxaw/0kHQAnDuCY5MzAYlqfTRPiR3Cjq+vgxoRNAxcetyybYrByDFAI
yaSYTQmkNyzDHCBNG83SWLbB4o6ufqE9sXCI2Cy8rWmipUp9OqQaJw7Oon0u4qBibPy9LcXetS3H5okI4eCqBC2HJrX4J4EHIKz9kJuIJJkcqhU7LTioCPiI
OgrdVN7D6Pgy9VZao04tdgVxJ/S2rn3hUHc9YH4uRwvMh7O22oVLNBQVAUnGiynR8WwKbUndWNXUh+FiWkXvVqnvFoGDhkyM6EF0WwXMR91WWaRa1+gQ/gTU
da2QSRL+8VmdLED62T+J3BkwBNlBSMYgknGJpdND9Lj0H7u+7O5Lq6WPnEKpiaVe+rwAmYAYXKHNCjq1YmizsphGIMcLknbAnV/mMTFkG+XUTCKfCbiKkcDA
YCSqhoCrpGioO+uSv7JAo+jcugH7vKhUmXT3EmnWhRZZJWiub+ishMYG0uPtsqCOFbuRoK6eDg6SEizWlbRcaRaZbdDUMppaxjE1lRgUDTYVV0Qz1O4Kt4fX
iLgVJbSiRO1HK0rcCsz5PGZDv0DMLd6ckQp0Wrzj3r2tuH0vNWMBIHN4c/5T5s8uqnk9eWJ8kCgUHU2IoegCKDoFRUdmWGU1/BTqrmrtV8WY1+S0eGn0nvnQ
OH4/29aH3RpJiogLvq/6va/M+3C4igp2L1sKQH8nPxCPDVeuwYLlRTS5LAq0tGI6AKwq10iMf0BgV0wAYrGE89LZ1GXEur1UMP3NpZRz71iUKm9G1gQIV2PL
BH627TmOa5ToiAMs5HA3JDlsJeKJKygk/P4+XZqDHcse83U9wK6nbdVB3Nr8GM7ngP/q6jRw0zPT6QCb7M/LZI5ImUS/1yHbJqZegCV0w8IeqoIHGVzvafaH
MdSNyxzqRqQbcFlae6i97lC7FxvqIRBGMSkScAvRzdY9c/VLdhKUF8sBCNDH3WkQAg2kihFl+PN5drWSPBhdzF3BJgtNPvbyOYfJzidDgCtL6juy6eLVpWCn
x5vgrSFvB3cjR+xneUIFFkpyLTkPwRQjAmlyeUN7uuXBpEZBeyBVrle/hR2EXc6t2DrY5eyWbaibsE52LWeCrhe+7OtqHq5k2Zk0Gd1jXV8k2ej8Lqd1zzts
R+5H5QGEMS7JRLzsuJrku9m4zadEPQk8+BM8ydzqPaF2eifN8Uk6Pm6Oj9PxMRdHz2CRi7uB6qEmk5/LN3ENadQ94wPny9fyOCpaKrDcrwLnqAJHzYdepQ8d
Mcdn6PiQOV6m43nXfni++2Ggqub5wz+xvZN/VkJFyKwUheyhebjJKbnLeU+tGuycDSFZ8om6ZUxZf3lfrJisZsWLMF8C9GTSZT5ZKcg0zZoKZNS4GPM0urSQ
9GGeJG0w8zQKjNPoZRyWAjXzG+naXp7kiKfG9zt2KmGwpraLHAV50eWnStyVD7ZGxbvqQncLvFfJea82uVZlbkZEGttB6jIHLnzfA7dysQxI9Jt7CWhl78QX
7J34gr0T95VMtncEu/gDFkulnl7pRzLiRtdXesZF+e6tJiTHSmF2a3ofok3qLBKuK9rq8JeuGAnXyBALIm6VPSH1ATJ0b2cpkou3DyxNe2Rov5LZ7+YSBOe7
BcH5VkFwnisIzlcvJjhfvQzBeaYgOJcLgvOZguA8tZbgPPX+BKf0SHQRVeIVVIlXUCVeQZV4pkfKfSqGa8c8VOz8ggT2X9Ej0UVUiVdQJV5BlXgFVeL1+XAD
p/zhNxYE/R319Arg8dl8AFePWvJHJtIP6pMFcF9M2Ls7yrx9KR+m0afI0Jnm/Vp0YZm9qIs0BuaCjGVZs4px1YdjLJwxIZjEJj3L8HfL0oIQlEBMO5gU+LYH
wJRib3nZn+MkbBz7yGSp5DwxwT6eb4cz2fx/O1M8X6XHOOmDDx/3pxbc/Nl4H814qiRVbpiapjc4rBI9/J7HAZW0P5m9tnDQN4/7NPWW5+iZxr7p7F8XDt6/
n/uJ5o40ifyv//j3N3/6t+85s+25jKrweerzvVRFb2bpYHtucYE4QRkKUT1d6tgBeGWBpVzPujX4Ic9JdtxVgcmnw7tMyDtqojmWJtMA2O1ydppTgMPLA8jC
sOAYPIq10M9nByYHsHbgAtN4w1QWz/DCeNaYmWbPE8QGo8vBzDQ7BXpSDJzNYvtKYF6JzTOueUb80uAjimdalcwVDzV4AiIZU8UQaoWLmTbkijUHEKuv3W3i
UrcvlZBN4ad0ePM0xzLLVIYkcafUrU3O9iRLTfBnKaPtNHFF/Cqsc8KtO3oHU3uzUChZVpUsZ5TM/D7A/L7MSx1m8yhol2/jKHFlUkUds0pVWJ+QGyvXJ8qz
adh/eaM6m3YXK7B8pO0aBpXEc/4yL+ablYuyWbkoy8qFxVnJnL+Uh7B0Czd4tm8yxoKKoq95qjxnkmiYiH7j7uZsLuO8N0nqzqQeaCCbQyiRqax0a3MKIF52
JLBAYkQaBD4Jvewa+vI5qbzfTRcrYUn83eJTrYNL/lbPR3S/j/QUX0bhn66FuEEciQxS7KyAqCzENXfRlRIRYchgYu1NyeoILmr/LlzHgq72p7BQAuyjh9dN
tF1JqnvJ5fompDDD3DmP1Jpfie+etLPSlXkbC3laC4ejSs1lRzhRHNWRY1oyuin6WugOdd2cT/Ug93757B9/K8h+cf7BL5az+WUBOjNMIIc5O7K5HxZhzgyF
T0MDcA5ygHNfcFUlUwBXVdoOQFXEvs8yhr3S/tXfPfKtl+KdbkLHOZiq1EZl/nB+1073DjoBTOjYX7z8CHxm9hh44OhOd3cXHXgTlhKzp51JgwyMLf6q2osJ
vLFlsHaOYO3KgpaIBGsXC9auJli7AcHa1QVrlwjWblCwdg1gJtYBHrHNGQGOYJsz3BoRYNc6wdqtR5UMworm0oKPNZW0OEHMqfOHem4hX7OD5HZIuCUtols/
NqDjj6pFOezbtoeDJm1z5pVA+GYF67FfQsDOSNXukTrdLXW6S+r0OanTnXBSzDtHwpSQjPt4T9APR49eB2QDNlS1JNocEyDgqMCGhwUhnAhsOBZk8YqQIAyY
zg6pFQiY7epPlDT6ASWtPqKk2fcrafchRQ0XYAuDYo4ZBPVDBlF91CCsnzRAmCeUDMVjBghzUknDTxj4zHElTX9YISLGGsDLSICXsQAvawK8HBDgZV2Al4kA
LwcFeNkQ4OWQAC+HBXg5IsDLdQK8XN8DvOSdgVM5fuWvPTIICpDmbvLKZxxSijYKgg/4yI3ZqGQkhPuQ9Yi6CX3nWA8pC5qcx/Tx/AlGTc7SIVVlPy8Q82Kx
pEH1GTXtJ9+zRe1HvEsQU4D90Hkle6X3AlDkb1f3AVDEK25wZnsP/+HfI1z1R3k6+ROBSkLW3IPFdbXTvUtO7zSnd8jpHkEg/Q7ARjBBfTFBfezg7xZY0k0w
12CC8gvHlSngmJILR+2FI+bCISVldpQUep+SUu9VUix6BOXOSrn7bU8CMvpKx+TrpQ5JftoREzabEMwiP5dNyGzALyCyv1txG3PlA12cTdmOHQR2KHEmdUhm
niehNmBEwROac0NzKiXObc1esnQ0PpkCAYK0oJL5jujVN86AAzxxxlGdA7XjKDEhdkdZ7w0y4Ex0Qp04ZlAUKeeiRrSkQbK//kqqR2P+Go9UGQLIx88wvVHG
2CbQf7K/2/f5kJgWWTZbw8XdV7b1RkxCZUQqIRb2gepZjw7e1xo1D46Q3YpowPC/5sWhfh4vDblsPF581D35WUdSIHVDTc3SB5Hfa2R1EXRRLosnjPfhfc7t
9zm393Puh1RIg7r9cX5xWA/JUc/lSI8KuGJDe+Jga6Nev9Rq6sZSa4x7egMvriMmXrPTukKPtfXB1gYQRBNbjRv06BK2+woQjLGO3khPIjQyjduoTpaozCEM
3khhpId6EQnrEULPBdBhDUQCP6BWP8CIhGHAJNbr9V2YxFBrPV3W6y1MYhRt2oCKbdAj0tqNaO2YHl5qXanXLbWu4mptNK0dQ2ub+kq0dmPe2o16ZGVrr+xQ
g1tNUAYVr6/qYJ3mCt28vSbdLeI072t0fIJTvQ63i9AHUkZ9XkBmwikJQWEugA6+nNOBdQMIYfqHOmZmZRgGiORS81X1K923ReeuPFVRxhV0cLmLe3rq10tj
cyWG8OTm6cluCvJuCswgz5tcNr+hBHx47M/vmxc/0Bc5kF4Z8hUecKMcx5wTHVckAXEl228QkBWJco6GpyQbbRJMeO+bPMzLbm8i5srqRMwBJ2Ku9CRirrAT
f8CJmEvZsgu77ev3GTt62eWQRNlGqVmVazbHQhbl7Jscd7BHV9nOUreS/QEupAN0dIAdqus2PCUwsssuVmRDDjqOqII4i9MGKpZg3aGBQM4kb9eqRgjjAdCM
hHFKia5drzYSfUW7nA2Q1bscYj9xnEpgiiQcXZEqXkWnVTlzpamIWUhgrb6KWJRczv26bXX+qdOtzlAxxQaagcCo6bA4JJZtfGstU4rXOzZZMoZ4hH62TpKk
51zR68VJdFTyi2+Qcd5IGo/GozUGVZiNCxz7kDdJLDeWjd9tF9n6uXAe8dIrjEr7pFjc93vE8jAMvdZVbMFwkAeUxg1LHuiYSN5X6iuM8K1ghBp6Q2uQdXED
/deoyRLciASEhCunjgSnDXtokCiVxp5+Z5kGYj2In1quDtERr9kenBWwtcFkz7NpynBvpAG6os87CaSrph8SrA2x0is9vn/5xq0s/HUVJkd9CvuNcyiXbTzg
XOGEmcqDg33AAtwcJ9u9jGD1LIpbEMWp1kutTUB7buZat4woTvWmTutjejNEcQvvb4IobpGGWiGKN3d0Sk9GemCJCqtI/1S4fwoUUelVPFsuhs/bclF83ha9
pat4Kq0twOdtsYqnhTq1bENTNHQTGrpZV5daV+v6Umucq5Wa1m6iZtATV6O1KVq7Ga1NV7f26g76ZRPGg76hx1nxfExvup3DoFQs2lknNtSrFeyYRw3gBkl9
BHMUohIVNHDhV5Eyfop6axBSZFBHYIqI1zVK2FxFeDGZZXCGkaNuBr46yqLiKZtd5CEXcSftPIPmJd/3eJOg1H7z7IMLv3z+K8lOyEX2NM5OnHKy+adpVsR1
/IaVfnew20XK9H5nGuby6HsmtKcF8NPk8EcuqXGa2LzsYgFkm3PGlcndCy7pfpFcsoo8BHG1BWkXegLcY4fUHq6pWUi0pZWbV6iWLUa15Hol1FuoU7f06JV/
LkjQBCYT9Epm0yFv0fEt3RoJ88Vc089w4LZ9xqS3GqiOSLYOiQPWO2TLV3O9M2g4sartEcZ6UNezcMaiMTkQf0e2NPCcHSLEEq2RFKYW1DiVNT/Zk9lmd6pt
ZptxOIhHWvNDeWab3A8ykpUMLS6WE/IwPGXYa4ZfyjPb3Cgv/aa8NNHCHoRZUiDlZ9qhcVxIIlDje1/On7IRihPWtwkawL73vAMKRaUxWiH0rYa+jQr6dsXw
JGIJJYjrNsPdgQl9qBtQuyH07QboZKjdUJyiQ3FwQdIyWAVZPMm7yjx5J1rx2FwZNVJeJ9yMn9uPjsq6xJgIdg3BDi2VfFH0k/VNgZZi4w1Twxp2zS88rebo
HKddZlL3abuK/NZVO90nzcXHEA2T6n8Sv2TuncAvmRrHXTEXHsZv83r1DY6aucv5M1dCdRzD79i14HEOyHHUlY91PCn3P4sfe8d87Lz52DnzsdfNx141Hztr
PvYj87GXzcfOmI+9YD7GQoOFDeKz2Km4aHSZiuuyYW2Hc78MxJxC13SebtJYRK2mLDMdVaTAscoxSBJeQuIM0gRfQtX0VeAPGXepo2Z16JiocKxXXYoKrxuX
q4pZuaqalauBy9XipG8vT4sXCyho8fwyzR4uQ4vX19TitZVavP6Ra/H6Glp84FK1eP1ytTh6/cu9XN8jFOIKCDWGdq6xjh9YpeNrFym4JslporW+UBbMTxMb
M6FuQug3seuj+tnQQ3kUjr72QeMS7INlax+8du7eX/zqjYf+RhsDAc4+3K4Hrb5gBozFLkjWtguyY2d/+C9B9rNn/+Grsl3S+1yhtcKOsBG6NoO1IaxNYWyM
ChbmQ7s6N3gREQzB9wwahZXHU0YSPmEvnDQXPoi8xXvzninoXXPhLVvyOXPhwxeuJiXAahIgc+fTNSx5NnnZ7zO8T7ieLkOFVjiS7i1CQ8iTsY5ulGZgsrAQ
9dDPD/PWBOMzSozrKCXneHS2FrxzvYwdROnBs2Zd/4xZt3/BrNsvG8l8Wskk6xmzD/C02Rc4ZaTuk0YKP2H2BR5jyb5dParElHxEiSl50uwTnFBiSh7H/kGX
4Aua2uidOI56r9se8cGiWOqv6K3fTVufwDoHJOehTzi+DkknBVGh4DOrOGnZzeKciJ+y2WC5XN6NN8Sb6FHpXZqb81Ix3a0grv12p4rVi3HHTzn9wf+wd/Ux
dlTXfe7Mezuf72v37Ye9C75vMNI6sWNXNRtjKuF5CsWmQE2EKvpXScUf1KAKmySilcVu8LO9EqZ1GlK5JI22AtUm8VJKo2LatFkIpSQiqhv1gzb84aQudREf
LriRk6Km53fOnY/39nl3jShYai2t5715M3fm3nvuOfd8/Y4X+4bl1wsbqNCQScOQiW/IJDJkEoBMkiD5468wtAj8B/+/st6HlRVm9JOX4tITYL8Tunk9G3FS
4mADSt3oK4xlmVkmPFgmPCa4OJDPwS+SzLRYl8v2GB4HfbClpL6OiIRltUWbepyGFYXBpRv8E5sZC5XL/Kxymd9VeAw8WgqP+SFfFAfpBtwHv46wAQ+wAY/S
DfhSDcgmHEYsVC5rwfPMG3qYwdB93eC6mWKl28iEbhmwwwYbnGRNWPCDWFDrYG+atAR+DmIq6hFTvAp4PSTVvgIrKggsHfQsE8/Med3MecjLJEpeOHLBZbLC
hWEzetn/3YWRrgvazqQKcrZUEKJh8FwH0/0+60eCci4FMeuhIEltFnSCTYJOsF7QCSYFnWCtoBMAwGBQAAwCATDwBcCgIQAGngAYjAuAwYAAGFgCYDAhAAaq
G4/qyTSWS/sMv5h8XXzl9dc4s/hKYzjnqIzrObKNgd1B1pnZPzwykAPDztm559BNzqgUyK9E355UGVJb7mwzkrMkkpM4w2nVsnE8BUnmsiTl8y9DArosSX0c
T0JSuixJQxw5dNRlSVrBcQES1mVJ6mh3o/ozSFp3g/UMJDMdWbK6LFnZW0iSdMjAt2t3vXXEjm2xJnA36q93TIoNACAtZkE2QuN4Hpche1d8yK7xIbviQ3aN
D9kVH7ILzLIbtSubze10+gcLL+07+sQjT/8b/b5NLjumzG1zSk4cSU8cNidmlbTUUWlTM6qnrfsQuGYhQT33FrsFbzH1l/j329975s8HiG5xp9sayujXYvU+
DaNjVzDKKlgmzYTr1NkgZ15Am7CuQM5lweMoCx5HWfA4yoLHUZYE+LLgcZTFXFEWDLeyroGciXWBnJmjwdAyCHIuA5YDtJPicdA0duxWGccZW3zB7/L0T9rn
DVmdM2R11pDT64aczoCcmNBmbQkQKUuASEkCRBwJELElQMSUjvLEJ+WLTyowVVuIfRuvVCQVicXDeZUl4ZyZF4ArhzRmMvQis1AGGoeyU2H4fQeQlYqxTjgJ
GeFSNiOExHkJS4agVXg7TtyhLRVGS6EYcIDh4/sjBjDFet5gjZl3UKb+b12KAttSKLir4TFpuCkNr4J9SZkqw6slbrWO6DgIsNjJsJI4XJaNFSbQn+6dLD50
AsPLnzTD+dEGSx4/2f34SXn8Wnn8uq3WOnn8R65RH5FmNxebXc+AgZP2Jmlsc3djm6WxTdLYVVutq6SxqWvUlFY1dGa9dIYOVrEzVtYZc92EXDdRvG5sF8t2
c53NVT7ov952zHcV7lJquhfxxcxPrFIqQUEQlae28wgVflyb/ijdLfyyKbtNW+GvEBlxEr4lhQK4jpzT8pHWLMaAd3+qOOI1hmOOdkPJtbvnZ48mercOdsHr
KXXe08BPmHtjnzd+DhJYfzjuOyapUxBb7PtLxVAgzwgFD4z+TkFv8S8CvWWlOC7BBXFcVoro0luHaZE/z5+PQ2RVxlEXDEkRh0VQYAIGadGoyNQDWZJ/CjKA
E+uX2VDUF2WkiDcSIn/OZJB6UEXTnaKHneKcynDtC9gqzFo82kF+S3awkioamvzErkvTH/viyACxxBfPvr+dAWlPMeY8yrF59ecM/XobrDtk++5NkqDzb2Yn
RHbZs2m0wGy2PcCrHT9o7kaUXKxwPKLi6s3SzCEV15BtQ9vgn7E+rxDLvA/uH5oIkt/ez6rfUfEQhtKDyTJudiXvtIZh9dIHdHO+0xrB+x1WHKUEwNNRZ9vi
RCh5OQ+obvX5gywi+5yqgRZrFygDueIm1OImeI9Vk/PdFWOl3MPOQtZUd24s6vvtrHAhWX6ayWpydCMjmfysFFIZNjSQpjB5nA7RpOdjWiSNyQO2GMB0dJ3a
4jSo7Pq6QdFhS4oVOwu0c0K1gtQRnwb6T++qlsq2ssoc7JAG9kefpitMvL/fFe9PXx3zdQ892+u6bcDcFnXdRtclTquMa22J+i/cgx9pd0AaLHIdCilj8N0M
ofC9h2qI98gELeqP1d0TS9mOBbtvOSot9TTnIl7bfk8jg8o75VA4692c5jJKX14nGvstjpq2jZH9bvYP0k/wpdlskcUE/2s6wTtbHApyIwJaGC6OayRJg/WH
8qZowQLY35Joe8ckvQDKnmYJg4ukF8TcpUkvSFabqaNKj4MclwhpCWmOiy1NSI5LhNK0kuPCLZFWm+a4OMUcF0eqN/U8urTEo+2LenRpqUezjbGwirpIieE0
fJPWgzUIeKCeVBxHUnGcQioOaG7ScAaww/RI03PaGMkLE7VJJmq9TNSk5Ei+18duWfFjt8ljf04euwXplcRJH1dxSSArQrDhr0L98jgw2cFxTqXxkgUuRbcd
U/GqNI/fARt1LsBGBZu9L4N04DNZrVcX0vBDk4bv6FV5Kbkwh1zIzusxCSktQaQJe+WMj5BGpr3lgK5Alowd7+RoLamszJtAsYb6Z6+hPvNH77NbaTTwcSt1
D3DWUzQMdKSN95ySqBMf+TZGDn7beATsvL4xlyuucupQkcRE78yx23QlR0gLVoCQ5mEnqjjVp8DQmzKRdd4zLQWSFmBXwFU0bkA9sexBt3/cOaxk2zEr+G6p
j26Wq4kG2s/lOwcSlRsPZbpNi0X8nQBCMoA8qFzVJt0yf4DU5El3Cnj7B9nPorp8WLdnn+amtbeOXioexJH2ASENy+ce6MwenluYmd63c7yjBztxpQi+0I2L
RyO7ZRZVhkNTerhylEYpPMrKLtgOQgW4u15eaOmn1j4ZCV4/8rbcDtEWv/Shz3Vv+ryN6jcx+Bus38Ca2mDdJ4vl0zIm99CMlIv4cyFcfJULTJGnKyK76L3u
4a1ZbXdM+7Md5rJ0TsZ28R7sLFdSNdMik0Jv+MRBQxQ65q2rLzt0XvAT8lZj8lYrn/6eZy1BAvaFp7/0vzz9WCrO0pPKq3XZSQ0xq19VMq2PK5nXY4YLPqak
q8QNA87Vygere50snhBv8YSUpDGL2ipCKForpuNQTBip0QJ2DbZLsLCjD9hg1FH3BpOW5wiMW2n9k0zjNjpVGP5lmguaQqLJm1vbpbYOV7spY+MwoMuoOJXb
/0qxK943lKkivTP2kGJnm2LlA78wLrmP5usN49jr0B0/D0wqYt+cu5XMZjb6P3iAixFJWxwna/KBPCm5U75LOwBm4wDPAU6jje5GrWlk16F+EWnEXLcdGUWP
PmAMvtPISByAUxtFxSKAH0gqnRh/SUiVWLfWvR11JFHDy/L18jsUn1BcpST8KJwXnCjJZlgEIydu8nusPz9iEpis+lfgPQ83QQgZrQ6yr/MornYSCcD50xlT
M1SuRuO/H5YdUsjd6XKulOs8dw+iq4h+X1TGFYZO9VO3VVb7ldNZVT+FWvWr+GoeMwBgxTpwvFhaeSK5CxV2mLxSkE2I6UCSwe3U3sEjAMgd0WoDwaPIfiZN
PtWJjDdqQAK+TADdxKL4Obc3fi5g1dXN4+dCricV3CDxcxPEluoL+41lJhB7scUvG0cGCbEy3qrqinQKlSyv39Oq0biwKquYw1vzgD2yGXJyEMLcOt6JvaL6
OtQuUWtcfPhAq9muiTd1AqB03dpfEUzDzaYws530n0yz0VKZgeSC8xn2RGF7SKdAOuYnY6QSeO1o3y2741FZzl5hgqQs8jDtgNjjVuuaXV0V5Kzhdn32aDx2
Iz18hEVCpXhVV0epb2VLlYX0BMdq2YjxNPKo38VO18WRc3EN2xdu2O5u2A5ROi0zE9GXjMJVcR84iMzsMoqzexJkIg7DkJ3wO+l163B6gOnko0inUiaTnxwu
TMJbRkjkv5b5V/z2VzNZji7PhXkeAL70HqCaSQlP4vyrd4y3YKsfgP12gEMxoX6NSMmfKF6FdRNCpVoFR+oIRzLmC8UQLnD9RiBfBnRIvdtq1T9AukXsx3V9
KdTjauA9vCf7mNxPJF6fjYePJms+g48H2tce1MP7j94bh3dxJHIcMmba+Dwd1nzmOIOflTotzyQ7UDcgNtj1lqau6IHwdDMg2Xm/w3+K6zP7OTgeKh/kLrUF
q2gz40jZ2Je4WPFq8/k8Lpb47rY4TD1ZGqGuAQerevVvPWjS4CbFFbJWHGpaUOdcRvHSfOoT+G873yRxsS70P75ps9y0CbTip4V8uo27XlGeBNmk9o+Ww5IJ
MqDpIJvbC4bOmat7IKdTQ20F5teqSJggD8nl1tNXu674mzFyoj2aQS4U2++imo7uhS0SW7PIFAWFSbhBW9iwNagj1srCglbmsabRdgEWVTtOSnJ9vitfxeuO
JqytfKRQsTax+Y4VjlbNGBfTUEMPZwJdS3s3pCv7oW/0qO2NrkFEnEcCeFMgdw52IBZBIfT7d3ihu/AycaSGKxVlOCWzAeZaaS9I3VQo5YVh7TYSFFHJL2ow
3vNAhLq6s/hC0HeYeEphF/WgUjK9YXUnm9OYOuzCXXbX1TRG2xn/qYZIErvVCI0xGgDJFTEnMc3hZaQade1eGq76cVb5+lLfPE0QDTtfgFnpR25C9JV22DGV
bdtuBzVt3XYN1Sqz2foHmU0dXQP/PCKqfg2oEVutO4FpOmXfQYcQBUtpE7fO8T7u3CafLKDuuMCI4mb+hRloU87U/+ZByTvmmWyCMQ0Lx/XqJ/FTPJLM2OD/
I9h50ypLZoAEhjLM9IkrzwuQvh5OnB3EY+jw6+Ap/bIvkeXYLEhk1pRCxP+OIoxHB5BYTdniN6/irN/heYa6rJjQJCL4W2gKRxC+6bEP7CbOd+TwHuKpwTqb
VNM2qVGwDF37S+MdOPBMxE8VFYT3xpVPImC1KTxQVBsvXsUIz3TjMKcIYnpp3O+d18Hx/XHaGPGLUQM1XgFhhBLiO8T7R09wxlfrsDdut9KBoXdcDzHO+Din
UrcmiNAuo7/L4ZhfQx804hM4k2NMTyCUHEkDENTIQtDDd6F3/Fr36uCuHSYcu9USBTOGUhvEsD5gXPw4LDAtnPHiK1LO3sIiaF1ASLewDlt9RXMLVrzuGgps
fGvNx6MYjWwYYhqGaq/LMA1FF8t0P9ooQoWbfIvFF9XltCEguztK/X1uuxDAvvz1prdVvRqreRQR1WbG9fgtGL5Yt4hgSHO/Yg9NJIBV12aQ5mzuSyHNaTPY
KnBYyUJhjwCHrAVM/a1Se7pVoZUxhKvpD2mvJR1gTUQ38a58CMIP64LWREy0T4S4l9iRrnZier1Oe3p/J75SD+4T5sh7Ig+1Z0KkBlfKvPuiu+JKds00X3Nz
dg2N0pVtBdhYarGqhzpxlXQgrLIDdGuVH4EQciy/oOiJTrNRxnS4vVLWazJTBSpL6e1c9tvELl6u19RfYDkVty7Trdblem1rDT1fc3Z0mnbc0lekPLeBrjT0
Ki56OWIeZFZ7GgQDh++aHLoASxEiBM8ScXQ5ve+aFowBi5ooLNnLOLgGbbJ0yLlK+hy+APST9SLMo1FMhvRlkiGdl6U6sjEoofJQBsVcvt+bttNk6cNOtsvk
p/TzLvb1OCoUBbXToqDVAauiKhWb5Iwi+S8gG6hPxlgbgVYfdTyiK7VRrY4jcBW6alVcnSd5Z8mCrjk2x1fs3R1zWqwlIMW8/6/HZheQPIkqyMnT7Hl5RKrY
tDjN7ev4gUbvYzBqacVlT5/i8n78Pdu7HLMBS4tfn9lndrTfsCVE6ISNSLJ1zpM2IsnWOcds2bwsIB4ytd+obJpL8L9z/JNtYqAixpM0PWjKGEQtW9J8A3R+
MK6bzjfiBjqvgFGlqo5fHvCLi9TPd4R1LWasflsfLwVSTWy5TvW7TpnruuFTtY8zWRYG5GY8CMbLXLiGDfRQuzx7dFwHxICbdGbLgXiYVjrrfEM7GXS1KbuN
kdwoi2oLHA9Ho8N7jSqYlL+HeAeYVCOR0c8rLvTv9ehyvR6VXo8u1+vRUHehM/g442XoDGCI3I+XejryKe7IS9yT56Qnl+y7v/Gq6n75X+WXp9OJ5LBezNt/
UPSGPV37IfPCO+n9kxMP0/n5rBMz0x09ooehYwwRmY1znypylYld7t+vKLr0llIzX0pDPUupCWk41HcSVe8kdi+mem/Xrf79bizX74b0u7FcvxtA724U+91g
JIh8SodWOqVNmVLVb0p7+3VdBRapT1j4t+23tz3aCiMoNAjpewVQhRFnablwiJ3EscYQr65WW61TfGR37Q/lI9y1P7CNKCBBqXbVv3nQBMOiOHPyIs7T0/9+
xgiItSIftESMTiKQFDfXF3Cb/L+aGp75b2c319qYmdnLlgSGLYLn14gNmrY9MKxQ288eNG03pVHISCjOXdKKcyHK2metkSjnm9RvxpaMVlKtK7Hluouo2IVi
XBwCkSmcGenGkVAt6ZAdkgvpfN55y+7C3pwUmZGM7COmdtJsnn/t2w++8MQ/P/0mc9hqBRaYBCcHknPf+4t3BjgNLtBI7Qeo6R7sS4m4o0VEYMleAbj6lmjH
jgQ9n8fM+lNI63VRx+9tHBtbrf8wRHDWFmJ53RbV9gwd22+eof3DwtUcF80ggYePf//p/zQR2wYkkFThFCTwDp6Y3zVKHu+f/X67eN+kpciun27Pyg67yRmi
LETEr09LD1smEN4uBMLfTnLBRWXHMRxua63C4VZSBF2E6nDa1o2tCbbM0Q4WVjqxyG2jvayLMI2GmOk4+n1Kgt6vQkz8BmuzhMpvEtvd+i5i87M0ntOIETcY
g1421MhvwFgfcmSsZ5000LxDnwqTjFRrg+J41kpcnkOBcVSC36gEd2FMq/Y733nov1596J+uRh6NatNEz5yyAOGIK61tvJSABGdtoY/PgElMIZQ3iaasTdmP
6jb6+DX+Ud3KP6qd3IC6nb5N7kJhXizAFy18tPDxjCVnL2IiVTaJ7+aTKCiRTt98hg90GtPJI84keJCIolp0Mq8p6sXlKmvQlhil7ZsQiQPgxBCHMVKJ6EBq
kHYyzIM1Of+d05q/zHQ+ljw6R1yJY7aWpKTMHWvJU6zUXpIrFLm8Wjba1xL+tmxML+tHVpG/sbPcSvlbpf3Eq1/80o+++6Wn3rFu0dXdlQFmRFGC0wPJW698
XrJ0e+XswIf73sbwXJS0rJ6PGLHaR+yyzUD61iVvFzFZ1StpB0zW0rKZLmfSnJRTJifl5fTESXPiRZOk8nyWpLIgSSonvvaP3335qbeRFGYunbPNvUdsOXE4
PTFrTszY0ti7WWPnexs7i59OwLzJUOZZzgtkfp7zUk3eeP6LX3BJecS9Lqt0dVjPjBb+oe8ll1HKsI+sLFLJKkWVzFlKJesVtGkEL2eAsW7OxRn6D4O13DBk
JL/MMPSSvN/iGKdsqUIFKHTqU7TxsFiFeJW7a1WITl8tamuLulXu34Pqcj2oSg+qy/WgCmyjarEHVfSgmvag2X6BmIxFL5K8cIm/6On0RU8v9aJwa5Y/ZLrI
dOB3eqie9PdymLyz5ECXLpF3z4VQdx/u5D70yKILTIWKSpfwVJSWmwrn0p+K0sqmgpgt5I1AGEMkJT/6Q47HOofP1SmWSmyqx11/kiqC/F8pVpIlb4uUogv+
Os3kSU2YnMNomZxG1hrPcwrsBuvHnPq6Uf0EeZzGZNx43wU3FKzncKxutZ7FMdpqQYxDsfoGjtTV9ybF0fJPTMs/Ni2fNy2fMy0vL9JDNqmLsXyCoRtpKIDh
uIr+xuhvFJE2o5KqOiapqqskVXW1pKqOS6rqhKSqXiapqp6kql4uqaqNrlTVuqSqViVVNZJU1UBSVa08VRV0cTjLvA4FeZ8DvcPrkO3JoYkO75RR5MDZJnWV
HK0a+7PY2dWM8s8lDDTSEorI/n80WfIZCdVNo/0WSu+Teb9URuJLqWih99miDRv/BqsB+7ax18OkHRrHh8uFRmADgXcecG+e7DmY+N/omICBGVuUH2TpSvDK
WRUHyd4dnHvOKejsD0/sHSTnTRq4Y9LCKyZNvGzSxksmjdw3aeWRyfOtmrzfGoz757GDo7dKg6h4od+zjzZ9tZC7v3c3xzhBqQv7qYehnM69dfhOrOb6LOpQ
CQaGA1/+JjCiENXxEFkvYNm2pIyyd9sWOGzai9HortDvmCB7BTHE0EZRJsk10DSDBYWUuvywI4N72BGF8ZAj7GPWkSHqODJEM44M0bvG73HelqE9Zwtc9lnU
ZsYQ2qKUvma3hjF5/24DPnWDdcYWlfe0LTrvKZuUXmWUQTvDRkij6wxwh8qAO1QX7gboQ3A3FNdINMAdflq9sge4w1+6ATvThX14y5QB8Bi8mgE8srheDn5S
BrdAhvTNjkFDp+H0L5XhhNAzgHujK2DwMyXDdc87cuKsY06cMSdOGUvaK04uu152kr/9AsaPHi+fpuy/c5IIpowkmrJPmntPpK0/WTJoBemJOXPiSElaf7iU
t364lLd6qCQtzuJ40gFzP+IUmPtsKdPXZuac1jCx/tYI9b1Jf0WEggiD4htUAkS8e6FhvYhsmbKPG2FyzAiTx5TYsuaUGJG/zMJnitEVALzxMI6VKQZZAObA
IRybU11gC3qYYfpdPcIw/a4eZZh+F6JlLx1ItNwXeYbqV8xQjHk6NKR4ng0pbxVIMSiYmo4bbINjBuvgMQORMWd445fNfuGI4YkPG5542GAhHDK8cVYJpXYM
dMYDKGrhcvEEpswZJZS7FwQKvOBR4p9CjwXXbV08npFIBC9dsc14paB/Elvks7UCi/hsCtt/m3TzVunlTprhs49jvZ/ocgcPwYRPDeB2BdfwuccfMOzg7bSl
7f/D3tUHx1Vd930f+97uvid5La1WWq0kv10EtVMcOy1jO4apeTsOSds/SjLMNP0vnRBK1f4RO5QpGSbItpxRGc9UJU6iEIW6jjM4xqZKx9PKRg6COIkwgppC
JmpGTDXEEJm6qQpOEINben7n3PelXVlyQsDNVDP2e/s+7rv33Hs+7vmsuk1wkhDr+hgblU9ErVALW2INjB8JGvjJQOgFuUq0dM2is8tE+i+FmJdFSk5MqZDj
EtAoTEypcOqCISsW+IkVec6QFbkEnp76EvAUSaz5jPE0B/Lh5wRP8cFx9cHjZuyDR9XFQ6Z8ECiLD46Y8sElUVd9iFE3t2LULQB121zoI4C57zjl4oS+BquB
9j3y8LMv/tbmX5hMoSmMNNbUCgb5Exqe/9qFLxpEoPCiDQLNhCoiUilFo7BQ2Oc8FKkEc6riNhEKUVzZnNefZJmFCKysGpjXC3zcmppTv8+x1YOTmKrkO8zK
0PeZVF/+4kDop7ZIZX2X4NenBb+QzJuIQJ/onP9UsujcKRTl9orScWdFx+0KgwpTzfn73trF6zz+4Z/9qj8sw83/XFL2uE7iXiaQ9US+HNWqBsCeVpWQ6olS
Wi4HRGl96jiT0/gnQNb9R6e+9bTlz89+8etiyYKwK+LtG2H11ZS/fxTnBd+I7CFw5fcH9T4/E3tnYSDwsZWbSUtkBwC1zsjDHIC7QUlKR5k4W/gMFs7VONua
ytMhv5nrGWSInfj6Tj+V4ClvLjkpVwFXaWK4u9KPDAn4Tuhlmcb+RAv2J779Yc7/jAnFC02SGTojc7zS4gJp9dms44/wdDXFp6tqAqCuVN5B4SFjZ8WoiaqY
RFNCZXpvglnJyTqG5MkmyAU7OV3PTjwBUa9AbC2zE+ddZydLEM93iHe8o/TUiRPSICkV+2EhCy3byDJiIzPCLYgscY79vorWuO0Ep7LFpXWkO2IdzAr4DqvJ
O2SIFXvEECl22BDr9gEjdHE4aIQuDn9nxGGrdokEWM9dvTtUJijEh7Uz/9aA8JrAjJcJiCptlo1qtEHm8Zhqv26orFpqL3TBEDjMqb3PObUXmlV7oxlDdufT
huzWXzAEzmcNyb6gZuYynSFpzJRvjpkyZ8dN+faoKW0dNWXODpvyzUOm9OGA6vOIKX0bNqWv+02ZswdMmbO/MWXOhkyZs32mTNqgWWmHg5/NGRG5qSldujKp
SxdORx6Dzcqz0FWehdyV4yo52ahKVnZUbQkP8xZwnYFM7+FqiKkkdCegM45yNczQhdXs/Lk1tZEOq+nxtzm2YmAzV7vToMNKSbq1FJCxS0rZdUh9u4KkL8tL
ojNX0p7Fit4hsRAns4mTocwKhDauXmbKQoXwhh6AJGG7dVG5DkCGQydAlaixTVcmy+EL4+oLY+oLIEv4AigSvgDRDl8AZeIvXJGIJ7m2YSNrEredZtZZEWgg
hQJEo7+0IOhInrwbJGveRtEXXi+58NaK2rBXsuZ5kicvpoNsFh3kqoQOsiA6yDbRQbaKDrIoOsj2pA5ywgx8gwuiE0cKsY35SzyDKee538kiFK0JmkTlNJwL
9IlnjT+rWkqfuO8oeN1jEa8T1SFY3BBuVW02+SMudjjM+GR7Vv4xKWu5PjWiceCq/wF5aggAJWaIgMJhzd/y533+B6RinbXOGDNUbCxhRBYvT4Dm0JPHDRKk
6DgKWmNxYYMmHA+DBtHxEGiShXzOhFx0HDGIhuELRqUFx/0G4bnF+pyC6oSFPMf5B/YGKTgskKVJIxa+byRqii3KY3Z5HwAOnV7G/t8odNprQ+C0t6eavbVa
lFxuDbJCtCGiyE7kDfG0iq3Capwo2jKZSCoYgURdrTjrmr0o69qVjcorQrsdeHJFedQIhkV2OEoMgWMyFmmp37NeR51F7iaVZCbZXS2YDK5E/RdVYiKfqdhe
8ShrRBrNnX3My3J4V7uE2SCykOMKMwgCWpTtJYwrzDhee615kJCi3csMVDqU9rlUW8VWDxdh40HFZNVu82C13ct+lJGOM5Mp5LQIOSfYLd6CTIP/92moiAaJ
p1r0368seHjuC8AO+DF5xaBUT1Mamflhi6SudNJXbqNptXij0Zn4xjMSALvOILmoE0cIRBFytdeMgUoXHZCc8O23t+25FZWDvVJMa1wSrbFX4vb2c19Kjkcv
eXaZGsN95JeQAOUSNtVlKIxtKIzLHKC8+N2SBCZDuYk05bbn3Jh6H/R7SD1pS0pKMJ1UL/OglEeHzs2pDqj8NtNGKz7Ap/ZE6ffwe4qrH3QCkJMgU52VjJTv
jaA0x1DqaAQlVNeiw528LQgTiABI7ZyW5QqB1I5U3Kg48i4BKStAygBIEd7YzgoglpGw6USGk1JYRtgFUQYcf2E8I/TJxjGtZjfGtDLyIFnIj1dbRfDLDjSa
pk/INH182WkKMDSZhaKJZSqVcAIWEXE4vPqmzlnSaMi9am0K50gNtBjVsSoSFFUajiEjWSHRrq+Q2PoHkoYjXiHR9lqhjOdKVopbq9KEwsOLwW6wrCI8y6Dk
Ze4bijyUvBwNHtlZORM76jziLMubdMnEbvu9qpSiLcnnsSHw1/EZiQh0/j7kdmdjtYVyyW/i2MbGal6VF3F02FhtEQyNOc4qs9mY1TzXa1Mrw2IttYUE4zxR
ouSxsPEr4AC3UAtqbodfCqKKiYu3IfDv7kqP5FIYMjiCT1aDS7NQxGpoCldDE1aD62tLQIsWCte7hvIYhRzZoEGyrNeDjL826jl2iNWDdkcwhue5/ApR/hwM
0Dm2m6n5dnxDSupKj5p8A7XCmsDdi3B1t3HIE1yLG7ROGkYRQWDOscgsjSsd1XIgSdng43YjPm6HOV/tD0mkeT33tpfO6qqyztB+hZ3r3GMDtZfnn3jLkoQ0
Wz5PslaE/7d/jGtHlmPpO0iihLqO4y/LO4n+0P7A5xbAISfhL4oplaI3bvQy5oF9LMWDUxKmqIhAv/97BufXLvv/+epzBq9hToYAWMLwzdDrQsDm+tS1gOUG
7ToAEcm7yrjYWw2qJRVDhSh1kHuHPA0sxk4Z/gssuI/HlFS0ubN92gTM4A7kWuDbNAvxxTAJfFusOHOxUoCClZejLcuxFE6imwzRLYP8lhup38pyOQyjLUJb
h7KdK4n2LieDdX9lX4mF7V7RmyWJ5sZygiUGlYhzxxS7QWSzja7x8ssO1M7PaBLn2zkQj/9xHJ/uhPE/ZZRK4i0pUntESwxeR7kYHXaTOSVKAI7eCDg6SuH0
cU1lX5fntEbPaeo5cJFS5ETl4ko5yIvoRFuLaGBYynUj+yTH/eCWz8tehrZoRIImHtYfLb2EopfnwYGi11Z+F9UCX1qhcbUIIrxXNMwxVS++Lqpe5orA26LU
AjZ20s4dQn0isuwqAvP5mVNHvt9cB+hPMaBx0/YvEqjPLA1qf/wQqMIEQjZigAiamt+G0I3Ezw4RHgoCpryKoplAAEdAzS87dzmZuZJCKr0RUulcX5uIjdZ4
ohyZKEcmysFElQIUd0iaiOrV47TR2tDoLXzBEfQNd3nhUBdoqFuSPzdC67Q1db2Y99diDa7UrE9EeIo1DMKLv7xXDEHEjacMWPWt9alRo2IrRYYjCgpcHTbC
aml2IMiG61gIODFfxIdNMXk/FTNnM9dtA00/ywSeOUkBTGOt3hEwjSBtUKYpdIDnAib/898GexZTn5GEqI3WjxupceofRWe3K9cjVuXc7HdArtiQyrNWlGYe
hTdSGY5wSZmwZUHaWoU17obFXqmtHfjvFhFhPozMfFjAXKTFqv3Xq994/XvNm1FL0qpd5CSQH+SKklat/8ye/qFHXxxFBMA4Lvz41b96+h9dLi1pqWmkZ4/i
F/IH4tlzMGPgAgK/JunHCP0IQr+G9UDc55owWH27eN7s4IqKcbGDCIpiFLdvuznHXxjBlMykEmu3DHacAetalmt5ZQ6O8jbrLmqaocIWNfPkLjbBF1bUhPD0
SyfREWSFks0G/4boSNuKTfJLZcKKnr7v9yq2wfSG0MjJf0fMWv596nkHgsPQY7KuykrwoE9jtwTtJU7X9kGBSbwUZcfK0GKW19NyiD1PInelFd24S+VVspFZ
24QA2+rf57l3qVIfrr+mz0/T1oAhcHoXS50p8IFAxwH/0JN0Wfzp6Nc4/0Imi0D0jgvhW6DEPR6+UMJNuDeELxXYbdH2v81XNmipajdXrC3HNZk3sbw5EbxE
sjnrFLdUc75xt4+dn7aDs4QxhfFySLLJ4koXidEQux2vGwpcB9uJrMdkDUZ/FwpcB1QGiYDoea8PgnkqtiUog4iiyGu1zXM/Al7jtQnXymOjsxGJK/xD6Jla
lLBhMUbpoZyopiFIOxFInIZInI7ImEw1ekMgBmvc5E1HOdT1buxjZ4W2CEB4BEC6QYloTBU2MpxIhgyWgB2MKCRmwmB985amXJgPBTEsO/ymu/3P9UkEG33R
69v+xzu2vP7IB9/axt7YtLOKkdiv7FXbnUmjyUI3eoW8ekIt8TF6dm2fBD2l5rdtf2YKfzPbtv82/z2/TXVEv6XcoP0H94ohTb7Aq+F6+cJa/oJnrcNOK6N0
zkX8HjFYVwDddDuOROqhB4MuuwPHcaPShQW+Vj8tIZeW17UZgZaW18GlbC2vk6vYWl47V7HFNhOOH7wjnNV5u4mYaNFkqyqJFvGG45wDNMnj4bGMHV/zjRp4
eots9djF2UaJKlfMuaEgROjmZqNycMnx2b/i8dlLjo+nkreg8C+invinT2G0bpzqYvsUcE1kxMOwcr62k0UMbGu8NmiSQk6kCkNxFs9Wtfkp8JYISYxqKTaK
BTW9cjWpseHvZxb87YQbwBqhwMO8q/KAtJUPcd3nfF+lGqtFscbzVJHtqreG0zbZ8Kbj+FFWuKJwoguLZQ56CQQNsL9opmqH4clIPyWqwMU8oaQ0hMFmqIz9
P3aJttrGVp2Ybmv33jCJUKB2KwbiB+y17rGkSzmSOIoyvhgq46HKB+VomB+qGGrhi5CJiw0zRRWRKSqxiw+yxsZ6Y8hFqOLRbnDdK3Oa/BQ4R5Tfj1pzP0NA
zImSkDM/FiO5yg0UhNk6RXwbqwfLSyjis15mgEHqMPhO7hEdedSbSDFocX7pcgzYI0Ko4PojNxNaoY7KNTgUKr045CvXykPKAyhQvl3HE48lZUOTYNwcar6g
tspKdk947IGRidFa9FxSabrIfkIxVskqukfv3/tV239Z9g8uJ3DgjFOs/8CCQUdjzk4Q1CYNdlCwai8/+cwj1mZoqa71er1rQrL5VDAwohltyg7XrbRSOcia
GvF5/pq0L45RltxJgiYDoorsZT04YDz8UOAcJSq2nNdN/Xa9HmoRb39tr2LdQzDeW+uMQV1o2IAuYne/LvbES5rYExc0sSde1MSeOK+JPfGCJvbEOU3siec0
sSfOwgekJ7SOdAfsTURpIlsKINEQwy4NGtKlfkVWL6kuLaguXdSlS/O6dOmCLl2a06VL53Tp0qwuXZrRpUvTcDkvBh1x1CaWoywc0fHkgigL1I0OkmCFuB8Z
YJGQ1obfvO1dJ+WYy1INNHi0N8qgtQa313gVeUDmX2UqUzGpscG/S4ZeuE7kxHWCcDbpOuGI64QrrhNNCdeJVeI6IZXTwCLhOtEirhOt4jpRgKxmwTtA7OSo
kvV8xjDuM+/NhJWxYmb0yaOc7VXzV8W4lL04HAfILQ7Uklsz4xu/yzFwBmcxRsx+FgePk22R6AF+lMFpvuoq0SaVCmUcf+GllFIrYVuDwsZW/uH+RJKAWGlj
8LRX4Id28YxW0fxX/uXE01al2X9J40Sp2VNh8vy3U3uC8zfeTv0hbSPefIl2iK4t3ck16sm5JXqi+gB02aCdYSxbn3qKsXF9alJh22l4cFmq7KPFhZJbcf9b
jKVcKJm16Uc1QaXDhLVSRca5bK/PoddpLFcEMLnsji5Yelig5P+I3QptIdf0EF1gZwUaqElfCMSjWJgCioGuxvZ9T7j3IGpLMroq5GWhpMIW35FdiaXKvFKn
bwJ/D6q8Wl7rjdpn6bBqa+oesT/8JeShTfpddKCV+Wkv4xVUvrQDc6f26P5LZ3Zx0g1qGKUZrDCosEUxo2Y6bwqcXlrE6WU1k/jkG2j4y+G7i88suPDybNwF
YKO8RQsO90AoROmLwuWdhzB+/U46wCn7E/Lz4+rnrfLzIzREfZO+HeO+UatBHtxK8qzltWxN3SxQuIkO2iZ9i7xwQFMNDGtyYSi4MKgu9GvS5r3S5melzXuk
zRhkNUBWzYxy+GHgBAVhTTS2kQ5ofK389NTPDvmJYq26FGstSLFWW4q1tkix1kyDYq0pSLzILm9uTZn0xbB0qzP9yfRqIirGffbntICwDGVCwoJVafYl1tak
KUOdNmU8L5ggLSv0jrVQD9U/dGHvjy3/Z2doPU0hezow4ocDavbnNNn4zF9BpGFI4piVVrNKxrZDGTv036Sxsz90FmWO4FfApILrygakIqjEbrFvnSC8Ltzj
EIKEwR2Q7Q/cQfHUYcVT9yueOqR46j7FUwcVTx1gnrpB263Lot6lC6Hp14XAXNJEjCExoYhO5n/EeVjamNkT4Jr9H34pynK1CHDTCnCzCnDMtJcBxtxSwKgv
TH/1gKPoiC4z0GxWTMWRDf6I4vSDLPf8JuSfdhwXEAJHx3koz+lIck5nrNEWR1UDmV6sYFMBK7eRiDI+zsqyW71yrX9yT/+EDmJSDsRTkpNrP31WJYTagmfo
zRePTp84z0hd9icl3OV6Om2Gh165dj543FOPn7rw1X96JQVkL/sPy+MFOs2xybT2eejGiRRgv2izXG73cQZ3SKxdXhYVwUkCz9AZh4VWs5GdmJbPxdeeeEQZ
FxcvHmKF3REOTSFwVpZNd7Rsur2cAAuFZ+JyKEKpu7gazaJWJzSZi3FNxPIxrdIVvUzf6lZf6Wq0OA8YaJa+epnF+V6vSuqfgkk50OC67bw+zxqBSl7W56Ra
n6fV+pxQ63NMrc9RQ9YnSaK8Pg9A3dGo+VaRmquIUOOEsuEttYInkitYWR0mtigTxOk9/UP/7LIBorYAnfVaL/aIFzzy9y5bZ2ok5G1mwwwiYvs1jgPBejIx
HQ+xCjvLqnzuAteQCjZw06zh4ieDKcz/7d6A1DYxVAdNAdOAKWDqNwVMlxSYFhSY5hWY5hSYZhWYpgGmIKK1xRHp73IrnYQ3W1b50XriuJprOMDilA0tTuqB
e3cg9XUGC1hC1TMIXHc8zofdjYv5ajmIWA/ICqy1PTH+VI4sfbbXDaVGdyN7VXfgYejr8pzW6DlNPZf0LfTKuNIdKSKcY1AbeT2hwbibDX5dxwZqr88+9fQr
/1GCya8HHgtrIo3EHR8lYDD6OSTDwUGBQ+8JYnjJ8n/6LHPvxRbkfOPBZpYbbEYGm1lusBnHi6f7psFmMNgwuz2GUfFoiJUKjbBSDa2cHg2uco1XoaFXekG2
1tQ20pnnxbOiVwY8j56KPFx7vepA7QvxZJQzT9Qlo7yGDaStckvxZgAu28BCSusz0+eX/JEnl+TjGWHjeaU44sIobfVMnPbAVh/ryLOMXLPmYklGj7Hu/Wkh
dkNpIXb70kLsBtOyvx1Iy1aoPy3720umELsFBEBAW2AKkZ03K1y55QICJ4hIvorACULj8wiYoOOcQudzphDbWQ6o8NoUl13tBNHVzgrE+H5LidkLabkwn1YX
5tSF2bQIozMosBWEsqYFuqzC4TMSUtN+CVTfL23Sz6p352zV2KwtF6aDC2fVhUlbWj9tR61P2FGr47a0OIbj2TSI3XC6LxLsx+xQbd7svLeIsSwe9CwqEJBE
BUGERFbWqYNLIEKT3FoeETr6/IKIVI0RoSOwsYSI0NUYESaXQoSGUuxVggotLCUsWBWOTJi3RPF4wRK2N2cJ25u1hO1NW8L2zlrC9iYtll6DxpreHbziyWK8
UpIw4VWB8arwjuCVapXxqvB/Bq8UZgGlgCXf3f3MkYuPPPAbH1PYFqLInzB64Lbp/9sDJ3TWpiyFH/4o280fT5h/MjCTj53kLPViCTrOtncH0omt/CXq9+C2
XJY9OHcnX4OaVttRJulg4PFKp5u9SuH4788feSFVB8k745B86AcH0xw0vSQoxxmUE/WgPB0H5cSvESh/aVL/13FSv3spUr9Kbi1D6v1Jhv8T9fA/G4f/1P/D
P4L/vjj8R5eCvyu3lme1RDFDR4TtD34Ff998fPsd/PfKNqVHn32cX/36Xkna/OsmsBxcWmA5uHIoLvLreCMA5/ltoTXiqoViz0qh2JOA4v44FC/V7396GIoF
ubUyKIYrT4D3r48HJ9vUrZ9fXVBMMKapB04c2T9ZqONKd9CV7QYtAfyrdIZmKg7azbgcd52JXSWyh6ZM/4lDoglvDLR4m27u6gLF9+8/cfC731zdGBQBPoSg
+KObKyV1+v6bKx3+Lk0sjMqyV/9C+BSBCp9K+1P3Xx5U0Yeo0cagyi0HqpyAKrccqBaFhRCocqIkbQiq545848Hj2TpIfSqE1MTOCDw30MAVVGjoeNX0nxbf
icuOnNtg0+RVNPInH/rBa8cPF+sXCWemhSiAJ0z/O/+w9Nwm0uy+90N6fvjUyXTdgG7n/K4YEN9X+seGwzGS1AGuijn/3sgRLLrdEZ2WolNQAvZrUPvHMbV/
PK72j6Nq/3hY7R8PqP3jsNo/DiX3jzknZgrJc8uzSm0+o4tidloXxewLSs1+VpcvTOryhQllXxlT9pXRpH0lHwzptps5hkGt193yS4Xbwd/IjaOAmbgD/yxs
rG21sbbVxtoWRcGMLT2btqVnZ23p2aQtPZuwpWdjNoFPj4G4PfjKEmCXaq/s4pITFxdHNMO/HyQm8NkE1FjhPKzscgdidrmRyMBih7FRHEeNliL16uK2BlVb
Q8oTYd//cnetsXFc13lndnZnd2dnHyIlUiQt3RmR4jKWRNlWSK0stB6icegHHP8wCrfID//ID2HpH34IhlEY0sqkVSIQUtXNQ6ldQHBsSHHFwnHjInIdQFbq
VpGlVqhd1GlU1E0lxUAV2HDdRkXduOc7596ZWXJFUS3QOoUg3t3ZO/dx7rnnnHvueSxuR2tE2i40IiV9r/fp1oiQwJ+EsYG1hSsofdQVlH5eL+thvayH9LIe
1Ms6r5e17QLhktZsc6P3PavjPmQkMd9/yVL07cxs+6Uvv3XkbxHODQ80veJ7/5GpN41fwCFT+eCLf/P8D8QKYMRwQDYFGJl6/Xl9n9fmyiQKnf3200feyCBB
zIgISDAE0D/Zk/aD9Jilzwl7l37892y4MCKi/YT9RVObHt9Hj598Tt9B0uNzs+0PLNxBjqROy7iIHJn6h6ePP9l+ly8idbNHz337Db6IHBEFHS4ikx6H6fF5
GZ8yQLFxAzRibglwCzQy9RXcE2VxC5SP3sktNjw5l4uKRmeTmJ68neuwPZGYKVD4TL1//muzH579Zm1SdD1XMq3o2Akx5BnhJXvO+Jk+jj9PSByBthUWRJCM
jUrcOGcu4d1JV/DudVfw7oQmGK9pgkEEwBdv+eUuinbJVnso2bUPhpWlm81VFXMrGtjGRbmSuCgfyC/vojx4Vxf/5KiCMN/aP/lAHvO8aMZ1IB9UPEnMqurR
Uc5QOaLq4pCMi2DEChtg20xk1F0bOx+by2G4K8M8s2rcy5X51IPPajU7K/SK6Q71fEkCAnM9s4TvZFpqFTsHqFUwK6txzSR1OI3z/nCNpA4X/whV00aTFw1a
3CYA3inEZju7eGuPZtSmZ1/Enwf4Lckdzr7Mrjg418TBeY2nVploR8o1hsD4LIPfJ4Ovxeazyac8LPIO5JHGQLs+1+AegAuXNbHr8xq4PtfY9bnbQqgKzKWQ
yNcVO2tY8g3B2Vk8oFeLB3RVPKALYhbfg+v8Okwf6+z6zNehOWRiJvHCXcABjIQG4+9rbsTXTan5I8SM1x0JsqCVI/FNeUMuyos0Csz5p2aEDaHHm4Q8byVq
XUmciupiVbastpiDwuVFa/txTns+cVA4rey9DEVxcYIVx5jdBZRDEx0KZFW61fo7lJkdmR+h9HZk3smJl/vbKH1RHnMcSq0ivuCmOjuvH77tSmfQI6OzM650
ltYno7OTrnT2uiudgdSgM+iV0dm19crG2A6iCUKOlhByNKODwRc6zPEASU97sOmoTGJ2JegFDzFYfB61xbAODmKw+TyMklAFPmLAh0Moeyfsr9oyx4O2zPGA
LXOct2WOc7bM8Ulb5rjPljm2bZnjx5bM8YrlfVosd2JMhrV//MVw522dxgrmPmArohf/jmZTblScYDMF5Hrb396hzRT+crb97pnz3/2njFgqfHT6+DPf+Nkz
k2KukCQCW9ZcYYkJWWK+oEdyALxGD2WePkueN2KZ7YL29euftK+4iavfR/j8kdta0q1+qo01JL3ZQWuRr2xsZrHM2CRXkXU/TfPfTn/nP/7k2O+/+u+ZSQsp
1TO3ZqY7HE0zt+koZRlYf1w4+crsN87++JbJDABs3Wo1JKaZSiLz9ieQ7xXI17iO9YA0P8+5kk5Rg0h697OTZ59xJzMPdfaJ4NVxhrToPfZkOdkRG5l43eVj
T4ppEgEpq7efZEMrCkUs8UJx2jHkUStAL5xnVum7YMF3+AVVRCqwART9JAYWYbzcH2cP64+TUD2XFuj7oAjhuA8MR55HCo6YDAa+K5nTH5zQ84/hfunCC8/o
XHVL4X7u5ROZRYCPkZMBnxHAp9yBlQYqY7IAVcNdgImjATLP/beBWewCTEuAaQswETCPZBrnKjCFQXhfDNq+FGj7JEq65lNGrVMqV2MDZm3GLDu+0X3HD1P3
l76uJVA3Fm4Bjw9Pn539+dkfH7+oTZFiH/GVmSLprXZukVu6WbNLZ775x/T/X81eMekCzXAy2+hjdYIXrm13rNwHZuXO6ZVbZqQmFk+8RDCH0kv0KbJos2JX
So0tiKC75CGAS0hUsfNuxkthCuPNIjzAbksdrKHXEkQY6o4IIEDvfy0mQGUhQPvEd/n6lnwxdTWLSzs+evUrvLi7ZXGX7nnalbLlT+ktL7uSd7slmJNZgjEy
bsaY8sTyNPbV31tMY1MWdvF+NyRgpfv+lxmpYrrUhSA1hATFBKlvEbapAdX3rWAgQbos65VhJuW0OuFD3b2QWCGKe5DWTLymrRC/p60QOS5snuPCijrN0eo0
R6vTHK1Oc1JWiAWx+3QFXudcgd/brsDzHX0IPa8Ppe+6Av8LrqzHe1rdcdmV9aLD6hp9eF2tD7O9+nDbow+74sTiirLmlBvUUiCNZdGaliHrWoZcpWXIHi1D
9moZcrWWIddw4imWQVmGLWkZNqNlWFvLsJ6WYctahvW1DFvRMmwVMmzK1TezWPGWhbMLfBQ88aVyIPFx9NiGBJ+FI1VBHKn6mll4UPU3s3CdWtvMwmdqoJll
183/YySPEdoTL4xtVJQgyDqKhVh222hQwb5hjviGOeIb5ohvmCO+YY74hjniG+ZgqeDn0SN+Hr3i57Fa/DzWpP08CNkLxrPjdMEu7bX3aJ+OtpX26dBU6G76
+OLzTIWm+bj1ZHvBgvooHz0rljg76TGo0mF7kuYj0m5jkiYTC7sNCQrqSjRTHI2KqTAKxaj/dg66QSfUYissaQ0F8jiJhqJMn0RD4dMn0VBU6JNoKEqxMzLO
2SXls2ZCMk5WtddrSZXSLsYVo7Knvul8DU9qT/kLQa1DkC4ZF+NK7GJcAdmpdLtHqOB+AA3RJzupbXWrbenanqT+jX2Na9rXOB4eELaW+Bonw/aoK45IQCAr
6aPCkhQl4uGrHSB1dhJ4N9MbH86ldDA1Tfx7JRi2KFjaJ2lvwSdqC1yiTFQS5EspaW0ajFRZ14I/94VFUedgBeIe2C5VNlMhQAIpnflRlTiKjQ6+vaLOxq3f
hE5nc+Y3xOPrfqG998mWvTewAKvY6RnA8eGGDRjDDdtXxUdJCPCPBXWs7OfSSEBVFlSd3bDrDJNa7IZdg7rlk0+ys/DF9rr5YteQqL42x7hX5ZmLL3YxtVpp
X2zJOJNgpfHFZhAMCwh0xIJd4g6GgI/QAfOn+6dq87/CHmT05V7+8ji9fZkD/A0BXm8mHSV+yQmaAJIbBZIjAslhgaQSSA4hiVUGVMiR4N7wCCsYj72seOy5
2FwTrN5tW4aWPF2xVsfRmzMzoaUpiQU/lk3KYrpwJQMtshUdO8yEQUVXGGt/kMJazoTzMSMrAlYjZ9kK05S1OSfCny1ua+5F3da262hrntt6Y3FbB0xb26+j
rYPc1p8vbuurpq2d19HWIW7rLxa39axp67braOswt3VqcVvPm7Z+7TraOspt/XBxW8dMW9Mrb0u8kIe7ewkOc6VhZB/Z2iKx4LvfgirdIZaSY2aSi0BgIdUi
2/hu5hV5TeCW9puXx3oOe6HAhYuGvTt0d0d7H432KhvRgXJ3DMruGIaefwVNUd9WK8ghoc7D2GUIOoTAnxxSSO4qs51aG3a5JimPqC9HFrJaSM2JKDu2Kt2D
qNUBfPBsMyfU95iyDqnCLnqeQ4AECayJgB1lCd/hS+AFTnBTkJwBjkgtCp74EvMjIyngncCNrvx8Hy1jLUKUbDsOfeZCxPAgaRSQxgEBtWrxfUAh2tviadIs
6pgEonB2scvLdtjlEbk28TCubcNHi93fghKdmbuqavYOaUlHRrI2Z4bAm2vm+oEjDJGAq7XfcdihqH1l6QxdiFsITnG6zRJNQYL9XTMX40qG7gCwqwh5HchS
FljykomEPclUjB/+5kxv2AsctB4O6xGdJAH4cDXucOpq9fSjElYdT8uqPi2etTVamFXitm9FZ4gn2LUF5i8W7kIccHapEP/8R/IzWDlG1cM1wwSuvdQ9xlJG
ECfOHMXeT71ax+gAj+qMR5XoTQFehkUeQsAK8IZE2PjixdwMuXGKRoiv6bhVHBmPtriqg78Mo/0h3IE8iJ/KkHB7lQ8JtxeXJQUqauiiF5Jxx2hq0nctGZTJ
duEmSVrkPgd1sc8cuaOhfUYD0xGHzEt4SNsNiKhaWnPBhxBJ+YanBLKXNDCJ9WqeeMSybMMTa0mC1Iy+LnRMELysKBoLJnmBQ8M0Ue+ynJoohjYC5/EUkU8l
4P3ohFm+q++GjFl5rJGRT0yOHJUkpIAe6F81cgOcgiG/J0np2sHEIegvlTHl0lJES5tzLKyAwK+IB3TRbNucaMmPc3zqe1TgtZw0SD4pP0iTos2dU7k4mxKd
fHbLIYlmj9NHnkh9BsSdiP3uMDcTU3s3UncMop9hkG1byLaDKDelaL3KzYB6x1HgsjHdtoUKA0+hvskSuuYkPgwyexERzoH6VlAUA0iJOSLRwOYS0BgRHyrA
5pIkRSnh1AcRjnAzr7I4XfgkOQu1LeHAUkqIbtkSb0SqmwMeI52YB35RjPkfzSTHjoLA6KSlbJBP0pVSP5+XMKiOieuO/FMExFdZf8Ypc2py98k7p84/vgwc
CFepOsxe6hW7kI1vt3t0iaCBdQR6oQqR9RiNEi/+KVqlPY1kMESUkGh4NW6TW5xus69z4VMxq/rCfky1T9Xv8UFS+gnmYVVzsSI96GNiAdtECTpUkAQ4xNs4
9WPIvpiFsBA7YeYMYJE1V0FPKCN8TcKZg+jtDIvQNtFDExjT2BH0R3Yr6MORvAX5Q+NEXfVxGGPquh704SySI0ySiEg5BP+2EcEwR/K6jDoXbTLrRJK6DD0X
beSzL+FONMLvEvpEN3NYwIGFYJC+3MTH36EF45TNyco42l2Y10GREcQlPh6vOC2m8mLWnkQ+pi/2/6ipVHjj+DGfutepykKwXg3ijFVYCBXut29gR9TsoCot
zAVBigZ4iVlf+SphuyXiV2RLhe4xuz2ORBWWVTmx5vMQtMvtiMdGHQZqHQbmLoQhBraeB1YepDPjnNj2DSoa5g1T2/fPqVCtU/TTenyRWN4m7XMBIVglxJFJ
XAGczyHyCyywhiAO5B9RAyzXAAsreOI9QoICQn5bjJNvzBpddpd26YQL7YYFHCtD+OyDDNrHug3pzDOdI75//zQNol/l7kQoX9o0hH199FK/SKbAdnonzAkh
oB3mkQgWFgU5oWEqtEIfHubE7IW/wtDDG+PIcTh8E3SL9G0SWbbUIIoKNF205FUMr0oYsbvFcfEtGETkplme5Y1ta9D3R5k7MdIZIhp9kHgICKvu8ekP5KF+
tQo0r59+AHRAkOrTg+EGzMym1zbcTjUdIQjBMAnVhjiA+ApNLgpNhm6CCXVBMdnOExSG1HCQ4/MEzXGt2bs06RGzex0NDhw0Kq1wo2iqcpHfCkdRv5ookjio
38AvzZ4sg75Uia7Q7gzX623JVq0V3p60ARqDKg8TlO47c+xaO3PsmjtzTI2ld+YYBjiWdlhYJwTD7EshGGO0GWVfBrQLobhRNFKlN+egGtM7dfHmLKUiVdDX
itF3DOj9x/mkqnpHlpfsSL9bYwh9ykJykdBGFJpF2R6g+DXhWWEe8xuhB9rwSlJI835ZS0+1ihOBWEfpK2tBwwq+bqSvrB4N/VutjE67ibdz2Fe0YYim0M4a
Alv31DD23DCTBGKeGzgkxAZOMxdH1xQRrxubwz0MEwzIBz2pvC89cUr1HpEV2I6qx+MfQj4Du/JKOSzAWCp3lwQWuwvbfslLkNkLqgewASuEkOshpRgC0/bT
1MDgCKB8Pt6rGe5Vo/wQFt3BuO9SQ6EPAvaAhDsBVfGiL/EXomUz0FkSEUFU713pGg8mNTzUCEt+kQbpy74n6ke1ipAp8sqfgf6TGinBinuaxlukWsqjJ1Dy
VkBrzZT45VL8Mkl/M+iEquIEuqcFAY66GyTmgLSkMPu12NkCofjvJPAIplDrGBe9x2bpIP02QNitDx99FJVPc/BJNDQjKbEiHbVKMo0KRoJpkBCKaRSRwqTC
Y8sR+fam2RigY4ieF3fqJbATSas4IzAI/DgNxcO8JLmkfilVnwHhMT0ngNzjewSATNd/wpwIOki0goxIosvw0SJnF+GHSTf6EffDYZDVGsL3nTSR2vfNARlS
HmRwEqIh+TIKF++iifvgWw4VHB8rp4qIcelhvxUxCtowM8pjVP7+PjGQZDwuRvZdhqeBucVBoznDRk2DLSzJvtcj7GHU1hhLzKimn+cQRt1bZuRFvv8oTPMR
LN6jeou9ZrYYL55szi8wupQYTTG9opwJSVrGnSqjeQFaF3owQ1u21uqYIcMf05RjRcfa9OgzRS+HHTcDdFVvnPVW0xoIP/oTTtzR3qChHATn1ux6eKXsGiaM
PZpdk5TSZ9h1L7Fuw65rKXY9QGzcsOu1xLr/37PrsWXZ9ei12PXoNdn1qBpNs+tRDHD0mux6dCm7Hkuz69FPDbseSrPrteYU18Gu+8wpT9j1RnNwE3Y9Yk50
V2HXwqyZVzfA3BpE6Ill9ygovMNhVZegprKZPuc7ot/s3Gqe2WJ0WNc/WDAT3Rmf82OtU1iGXN+hRikkybNo0xrL9O2dhum5pbmzyl+QM0faNh3xdOk/26Zb
sOzOaYtoCzbcBSgTBlp6wz7WEg01SAo2Yh7aEdmnv8VARuN7GJImUhktTRxPEvw1z1e+WV56LLMYo/tcT5tH4wrMF1t0H/MvccXEFp0G1girYovO6lB4xlS5
ktiis3rVRYGEIqwKrQIBWTWNyvRoE/5s5ZfEFN3CvRq/NCQv9SP7hK8XpxSbokMn5MrQ98nQS7EBevLJAoneLgoMtkQvgY5AuKrGluhVCFckDXQHewGsrMBC
kdih+2KHnhU79LzYoRfFDt0TO/QKZ3+VI2UZZL/sJwiGBC80qNdeFDXoiVjz+fItbnlv3xP23uwT2b2lPbEWtJ2bCR2jVKRWfrqPrygR/5Had6KP7BY/v7Kv
w/IWSPuRLXnjqUrtn+Vm04ICyUlHtnXoXYlsm6eqH8C6lHWqDsdv/09tlmZrkydbjJ8djnDsorxsi071PWRSdsatSzAScTZnLsIohMoLUCs4HPHYR3keRiEO
e75V6Sw+Gyu22cmthvIo7EOoPAz7ECoPwT6EyoOwD6Fy3g5Wo2zbwRqUVyyolG7MfmAF/SjfQ8YfKt9FDksq37GIKFF5DoHyqERYPpQnrGAd92sF61G+ZAWK
+7eCgPu3gpD7t4IN3D/xWe7fCka4fyvYiKmcAcGnqf7QBj/enDnFoGHnvTGUjwefQfFQcCOgDSe+Jv2HCUqT5gjjkybNDWYnTZoTlf1NmguVA00kpnPUUJPG
TuW6Jo2ZSkXvowzpfZTD9D7KjfQ+ytEJZF9x1BjVR/mZZvZxKm5sZh+C1r5JkMZFQpMgDQuYJkEYti9NgiwUAE2CKJVrm0iP56jBJkGQyhuaBDkq19P7KAN6
H+UGeh/lCL2PskF8YQcBg/Oa4+MpWzCr9gsmM6NxiF62txiNw/N+YgWbomywGW4BuPJjcuFE72YEwz+ZW2JbDujvChssf+Tp7+2i9H8g2ILiS8RlG5pgbKFh
FR4j4b36MAlwxOfHkbB3KzRThJejJPkQOm5RW2D74NIJQY2y28gWEgJuUuNTtdngZmqh9ljoLYS3gDFvOTZHbRjzBvp925RDFW+dn7Jm9wefVe6xYGKqGoyn
dLF5kz1vNLaPWfEnyBujVwnVPxob0Kz4E6ST0a7Syag877xVUOB+ed+aygSTqhi4sB0BbIXMTtDDEkwk9HDMD6Z26pHINpMk1sB8RI0/FW4nMSbz634m1d6y
n4AT4wHsqW5GmkD6qD5LcC/PQuYZpyWkmkzUfsREbdKoJX01OVWbPxK6d1O9mzkvcGeQWx95cq3OmW3V+YOTJ9vupYWo4ooat7bJc3rU+WoyZRrNLZO8AW+a
xAbkuM0us+4CKF/yjsMeYJgCJvCGuXa7XziReYVzJiwPrckUHN7Hk/Qb0R4g9Hw4eYSQHR/3T/3qb6vJp448GtLJRasXXeLsgwuct/UYlmrKmQvGSaJ+gQ5b
EB4vWXew7IVWX4klpY7F1BuPEGM0aNKRY4eqiIOAw95oyQhZ+gjzImzk+baBnyfCBgFhGvqDaeZnDcgPBVpRVLpooLSVOnDgltVE0ZA8z454yTGHuht/7uWX
RNhw4C3HL+2Ul7YDV80V+A42vaMC2bm9pVHfcf63IG5tohHfw9QsA0XqJpWnhapFDch97/H935nOTOw0oCaBsrA7av8i+zD1wDZCHl9sF9j8mC9JMdB9sQ1e
9MHp4/+Sjy5eOC4Bw7kNrmPs9Ez2Sj3ERjoD9/L0Y4XUIFnsJOkPZ1Ic58MJdtBNU28l0S/HEf3ylo7QBNQkr3v01qJ4l4zw6ZAmTjSfNUiSY/o/+5RetMPZ
YJMgxbPZcDOcRm1cH23SWTB54A7HKs6DHR9A9gFHxzJ2OLaxhfIQgqE6nJ3ALlc9AzKWmXiqP5kzu0ofHMEHQBEcohY5U9tPwILEm021I7UdX9H7+mi2xbMw
ctUcz0WkKguBAjge6A5hZI8QR4rRg8Zu8WWo3cFIzFE0r5pY2mY3E8smjCbzEqqB61nd6lm6nicWOeZMugNPmua2BPegVRmXXvHt+4OtiIK6HQk0Jzs2h6BD
leDYZCY6OTd1+a+P/+HXzwwBK7aq7Z0hTYjl55nlY6Tmc4Q38tE/XhCPfWC73wVNWFzIsqSQGsCOzvSP/2swai4E4zyAqp4nyw5qfzABWrQdwYEmVGFhUXSg
8Tm1lWqaPTUBeH05HR3oJ7+7JDrQTRwdqCQ/6ehAV4UR62o4rt2xzhxz/P2/2Hv3KDvO6k60vnqcU6eqzunTUre6pZbtOgc5acXdLUUSarXkV3Usv8hghcXM
8pqVPzwDyfi2WetaQuPrO9djta2W3Ukc0gSbtIMgje2AMkiMAiLIIEJDHGgcwQiuSZREJDIY0klEkB8JWhkl3P3b+/vqcfp0qw0mkLkDy6rqOvX4Hvvb3378
9t7EeFVc6tsqf4G6dI05uXvfrY2Sw9sj15g7cCCtMce/ywzQ3cf1u5DRd6cYYBeOYt5S82MxZfrrHcythFRfnn9s/5/89uMff8FaQK2SIQ83lJMjzz79ZIkz
5F163E+0jPuJwrifaBn3E+3G/aFs3E8Uxn32+xj35CB/4ov53HHEVrkCJbRAVtBH9AY7KWwXojoxy16GGDV5Q425wBDu+SW5Z9DqElZbb8DMpE1GaCmp2RLj
X0oTc4BRvluzx3k3/8Vf1nXbSJu8QH8n/+hC8tHbY676ZK5mWqrF0qbso1haKVkzBivsPbAlsZ5Bcpc7tt6xhh2gN9z1zrw77PjcuBKqp5UyjYMFtLQ5v2Ka
M2jdW39ENlu26dAjNiYhr6z4+BCHGSUW29AG4hpzfYTKkEhzoKhPu+vtOZcEKzqeckmUpeNpl1QNl/N4aI28/o4DrLzbEnVCu89WUr/puGmY1G46Dg+j8hqp
H6i8hh3dRRXXDoEeFl+C/oZm4wlfa32+zeYX1bGzDib2jXrOW35nrS+qhe1EJbO02klEYtqYW2Jf9Yq9K+V7h+FCX3KoAC3FZkJAbuNnfaGUakJ8Cy2rSmMo
ysvAsNRnuz5+9RcTCObbNXyBoQWSAbXznJZg5h3pxQUtubyiJZnzWrKZQIoYl9O9D+B4kSabhhavOKxfcUi/4rh+xTH9iqP6Fc848opZR15xAq+oGo3jY1qX
NpI7w9Ablahc+FmKULXt96B1UjdkTjfktG7Ic7ohp3RDXtANOasbcgYNqSzVjCFZgZPuYiRR5Ul/xJUGTLrSgGlXGvCoKw2YcqUBT+nBnNGDedClBpQXCsF6
CxmC/8+LhwBB8xh7obBOXYGmsvMiHRFd1b3RkZyVwLoa/VfVWaoCDB7rEkr0C5LAiT5vAcoD2wHdouAI+kmAv/rpr5+kbaJ/gBjkp/fd2lRoxk/GpMORSM+O
yX4YPvtjeC1KsEbSNuMBm2ncT2ggdD6SM0W9OgX3hElA40p1miRKWdhnjMJ1kqTkLAGNa+KfSNFNfvuDOiePiyIbdxtmyozV1REqGX24qEDETOb/Fh5zr7CY
vcJh7m7UpFyvkqJNFc5uVwpfK67Fg9l+UisyqZWFk5qXxjF6UVxiSzjXhRUFMaJd+Ypb5RneeqPc1uKnNEqjWv+1A0Y1TDcG3gC4b2dc6dtpV/r2x6707auu
9O05V/p2ypW+nXSlb7SxYFNK1uc+NJXjj+XX6iN6g/kHTvIRmq4TqdHOCvSRigep86Qc8TRmC2LxFRDAhZGtANgEYk9WgMfPRWAF2NYZq4kHISz5ZhVEmLdS
HMm8YBUAdkH3RrTmq2hadWe1kl8FVr7dZbSbvi04fiZB1iT3Cue4VxjEfcIvoK0w81UkSbicTYz5xSOK1EqpNhZHssAi6hH3Mc1+EiZnOPt3NVkr+YeEuEHp
2XZf1tu9vxUFV13ODINjsIPoHKGP24nOEfu4nehcgh9ZHKhtJTqX8MfTttkMc8suOeS207Bz7Jr2Adfo2ifctrq2IPYPuTJChzVzPaqZ6DHNVI9rJvsMmGo1
LSbux2W9c9ptNwxJYodYVoybrQOtUPVvQKr+DUrVv0Cq/imp+udI1b8OlOWysF7ZaOhgHHvpwOmCnJjDwx0MYo0ONIZVOkSoWe9gBJHkrQY/v4Pxs/RsYIMZ
94zP5glbOfsQZqO9MsYw5ArZejBllW7UgQeG6IngS7pDiMIBNXs5XYg+IPmdYvcWjstxq3ILB8kQwfPD0AwMsWOlwLEDcJ8iYneY3cAtiLEHPbvwf6bEzrBX
3iCAIYzp7bokHajSA1WWki4GiVshB7DxsEmVNCf2ZLxKPF6JJeNlyXi5Ml4qN17hm5XaF1tQwEwOOfzl458I/9Trv5syPwugDZVqCNag1WvsOSp9nIggfFeP
6+5z7i/tK5lQ3LPWXU1fu8k8WO4qOYwvq5ZiendTk/olzqB+uu3UT9ckwKQzO31uyTPoZW47vcxtkySTp/mehljKK0eaERwV1VHWRt0Ma8bVbp1chOWstb9R
E3S7l9mxvLRy7ijfkFruWl641INi9Mo7F+28bVGlg9b2bKcEwiwcSJUOpEqHqu3Zzqpq9wal39A6fLTbpf5fO+92WDCIxnDUtt8VhMN2gA0TNQWm01ySr/Ba
DYHp2N2sA5rVEdeByuqQgCP6Yd+t+UdyX0/PWKKDPLPwp1ixBc06MsG13Ns0IfYhod1MrDQaJq4QHsGNuany8lO1bPpWLfS9NAVjCpnlZRRM5Mio7YzAHHMZ
kdm5OYiDm6uOcTONjkvwdn4IfNjwEeLjx752ivj99ram4s0Ucd2LzKALrx63LUDwOIYZqC043WNm/Xc1EQBn39xXRzg+ksXR3zeReMwuFhAA3RDcgm7wNDg0
DdVFPsbjfzvcEsPOLv6ULwHZY+kX7YVfdOSLNDbBETjEHA4iQUc/wuEUSprSjjLSs3/F6zJPx7TO9mKdtXhaFqPfV8+z68vg2UvTeT2kyavnulRF9gFNDXaO
1hFNv0vcGDlmw9kOKjrKnsS/8at3IzYALue6hNvXDy9CX3lKC5LyHjx3JK5yDH5NLx0Tgx+12RzS8PsIlEYifC2OJgyncFIvr3HfZd+t0ivUv2dhWM9Uoogq
y9IzGbUoR7afhAGU9ix66s1Vp/DTRw9InZtipwxUr3+scPPsfr3OBxp1HPoRACHZFts0LscvU9KqGywTN7gk9Cdfq8aCcVnQYJKhcz+ZBmfv9GHfy9+SNrPe
8BhZ1HDb8Xqjsy/VhKo0wSaCoO2/E7C6exorCjdKg6ot68eMYO9Y4ea0aWulnl5vYyUOXIbaPF9QdQsG+K64zuHBi0Ic+Qa18AaW1uqAOHJsqrG7V1DZu26K
FIdSyvhIswY/UnfceaSxKq4fkTg2kk2Q1sOKu+NVE43euAceFEg28Sp4UGrxilYPSs9E3E13hgB1dtP64PELePzy6Ulaexiih+ESPQzRw7BtD8MFPQzQwzDr
YQ1tqpmOdqOjq9DRHuzRq+OVRxpruFndurerqBt0x2r0thu97UFvuxf2dvUExmUVdj36RryG0Z69MaeCD1N0Zj1fTbQDf8Yr8XNiyT7KwM6Odg8AEre7Wth1
ssVvceIQrTH7wOYYbFr4p47ncEisyqoex2kML2zj92TFh+nPnFTupDzc4Qp77Xi4kyaMcVJ+7XBl4Xb82mmXMEYSBxxpBjLkphUcC0zqr9nJmUOLyuiajCSN
SrjI7S5L62CtoDHDhUfLmgvbRS7cxzFz8EekaVaIjzPEgjgysHd3jXbokGaYNo+xSl4e7aCr5fVOHbHNvYm6sS93zxclMnO9A2ZFB+C9iRQAUaTJBkSRa1T3
imrcJUo09OVgmFM9RaPOBHE18EDElV9HrYSTpJzERtF9sezWMK33KaNvzZSymS0nc3YuEDuZQv1jkxnd4DfEqiU2iHK//QwMdnSchcGOjidsCT89DoMdHY9x
NGK/fdSWlAyHYbArcw4qTsrwFLCCZc5BxbkYDiKRfnmD+k1gBmmMHgdmkI7TyFFV5pxUjMcGhpDh4Azb40tzfMuAdcFudiUWDD+ckGDe3m5Nl3C+3jlrDztT
+vw0nU/q81N0Po5z0nUvenSkgb3A8bPn9ctfofYk0+9g9dpJynhMwy1tjnxG/PMFD6O3Iu5Kvmft5hGcVxjBf9bZ9/ToITt1OoLrgXLs5i8pfIlRkKtwfRyl
A7gHk7bYXnuGnTvpsGrEuUOaejtSKJOYSqt6v55BAHhZXkUDPyZEB+9RFw6R9KXObUaenPH97Ev6nkJy3qVyHXOKvkP0NJeqm1FyYdpcmNIXkP0UtDmBow2Y
HRKpyR/+PU1kU+M/tnPaTnThPiSDhrGZnz9rXnhav/CUuTCnL8zqL5zAkV7+CRzpvU/r9x7X7z2m5MVHEbhzAeNB+6pJZlxOjqpcMuN6wW75PZMjLzPi2dcn
L0kOFxlfmm66wGBHJCbZ07ATR1QtT3KbebBKAQ8dIAOQB0QxbHMRUjt4sErFdKjBAubBKtVLhzpWtIdUI3U6OLCAeZLbzJPcZh66x+ZmWGc8dI6FZl3D3paM
RQrGsjIta7PkP9TrBbTk7X3O/V6KRbZzCQ5G4QHntMEXSDqUOtvv+NpHzqPyIVQAhiZstc/hnLozj5uef0Fn8j+Lv7jw9pHf/DjSep5WOuHRNp48ZTKhnVQL
HYOpQ5DokRN3gLuPq1ebMOeUap8x55Ti207BPUpvH6e1qOrfEFg4vmUiBdj06yRznMjnS0WIF5de41Q+HDwAo7VECthRljSg9euuziWgkw19QPfQRBbMqWJo
QWlhaIF3m1SqyIcW2KCA2NOhBXPcm996UPdgTjVsCQ6DG4Dt6dAGkgE2MnDf/WRAKFZtUL+siFurQeuXVJO0CDaZTyiSfGUsogweN2hNqmZVRwTpMESOQVrQ
aU8up3lreLhJ46+/TxDrXi4e6Ad8US4aaMHPyGlGO0x0ROKa4lBLZR4Uf9pqQmDZatlW/pafa3Ry8joIaWAEnTxA71ZIXTNoPaZo+6Hjo4CyKC4t0oXjI8S0
01Gqxx0To9/41hcdSG6dmDmsXVSEjqt7oAbs3ZPgZ1RS+JzDuHxVBMl1xaVULR9HHXDuC3cwruxQozB9bCcpTCEJzPWC/r9anFTbwFC04XcIX/isIyEQSvvn
snd30/lKHW+/gmNGFtz4GwsagdEYlcFIZCyul6G4WkZiW6Ob9SHQtSQq4fDXivjAomaUhr9GiNCocIRGW+q1wTR90LiEv4H7rRHut5oOJUg+zPbAJ7uJT5o8
SkTZElC/T+qCh8tMxmIS4hh7tALbZf6z3LQyrXzFaeEpp5in/I+FPOW5f8U8Zc7KM5U560fCVY4feI24Svqi9lxFfv5fg6s8feC14yqX4CX5D/6r4CBz1o8X
CzHo9HGFaHW/6aO8ViFssZSFLZYyRjDewgjshYzAv00QY0VGgGHzNSOQ9qQRdPAkSlLahu3AOC2RiyvoTCIXV8Y2Ihe76YJELnbRmUQumkC/rjTkb0XMRV44
crFbKIc+JpGLEd+Xi1yMEEzgIVmN36zwjS2Ri9Vc5CJJ3XGVb8pFLnoSuViRyMVqGrmIm7PIRTyUi1z0JHKxIpGL1TDN5VZJLZ1VnEvTH5CmV1IzSyVncClh
TiQaIiVrZIellhuyrmZk3XbkS0LWJeRe2cvDIZpDd4G6ywXqXgE9wkbwos05s0BAoaEgBC9Su57RwYvjtlEWAlIh9C290FjVrAxv5vQNw6/X7Gjfmvu0KnGU
VAlPnm67AwmBljMCLL9h4TZUSly64oL65IHkmRmuSSBuYBrNj05ijMvhwmwXvDgSB+NI24/TLiMGEvFbSgOkdvMi9rSnH0oer+hmidE0SKDlA+vCwC1kjJAg
kIGbqjR7uFdjgNzIk8qiFc49BK+YJNe3w2SALSiIwhecDj8oyeZtU3bGg0W8hEO/RPWvQ+D+BtWk+fIGrQZC9AetGPH/oMQaDr2NDs6H0LAkbYAl1i0zBP+m
arHVK3obgDbTGLEmJ7o9yKd1TbhIlcXZvflqjbpYx03v5T87eFmWNqj3TepYHvoz7c2xSZMYnu11r0VP8HljgStnKeK9q5yNjU48eLO89AbJKXe9vOZntVsd
yT15SpF8LM2c/otgvZ1pwdRfkPxugVQllEQD+pvpPemzcWfuRb/Q1+zMveitfbSrs5xhayRg+iLTdlgPSowGOasYA9WRsy0g0XscgrBcITYGUIS3VD2IFGwY
stF5S/Lu0VuI2wYGHmIDHkK0i/yo1s1vr5YR7YyUeMjiHnJakJ1Vnytm5ceU648xaEpWC6BRxHjqUp2RGA8NIO17iy04TME2ST8xAosd7BuoMlFPvL1A04Uw
cJQgR/RLmvt1kuU+RnJ7MKYSUvz1IrX+CHGkOioXoImeGKmuQmmHq1DP6Cp7F/65m79+SNpxlbMLRHCVczttNh4HEq9ESw4BBUzH34Hxka7fQYIEHe6kHchD
fO4qHO5t9OAwjmBij4N9V+M4hWBij4OB+/idCCb2OFj4MhyPIpjY08HEHgcXxzjOIZjY4+DjJo6nEUzscXDyOhznEUzscfDyT+B4AUBNj4Ob+/n7CCL2OPj5
p2Lu27TNgbgWwnpncVzPAblW3M9hwVb8kxyYayEceAbHKzlA19JhwhYCdidxbHK4sIVA3nvpECM82EJ47510uBzWQgtBv7fTYe2Is4sOfSPOzVIb4HqpFLBN
6gZslCoCKC2wasRBTYFuqSnQJTUFylvtM4rzYiMe+E9xWuLT0zhdyeHNFsKhYY7uROWBUgZWsgFWIgLmXI3Y1wMDTvUAffATSTRG0y/Q1ACiBS9+pFIHTZsk
CMbVQWx6h1oBG9p2C2nQ6tutupjgIrGv+UklmX0yC63R7/+8Bq21LF5wrRXCtTqFa9WF3UTCtfxGB69vA2BlM2EoOP5eqWfQJRUMUJ7ABsCKwXwIP6gCYMVQ
Pl+QfK5UPsjKE3i0l5p9uM7gqjOmBogV/qWjfGO923hX08l23GIoYwGxhjgVjVD29WaRcOZUhmSanyDGuDQZ2ObiPclv6cDQ1W/ggq51Vv6g+WEvfKMgPDDG
Y/QTZ1xMdskDwS3MUXKvWCNXPvxnF21RUthj9fTDORVFMaAT6UQACzHNVszDXGzAuITsPvjZvYuZ2DL0Owd5aREuig9mEqODWJeSiDQO/17iO0RcdDDDZRbO
9X4tYa4OvDy4mS6twz/9/JCIiw42M36oSx6qI8jXSyFukhLJggSXpp91aAeWCcxqQP2JrdQ+XfnnMEqyQrKUSBglJUEPwbL6jVMH/uhbRx7fxDZ4Nfr8/GNi
up1m0+2X9o/PfPjx49+U8qtq9OunH3v5c4dx9yT+/M639N3jqaH33J//3nmuv6qS049rrLdCxZ276Y7zz75zP1dJvRO3n9o/fvSRPz/6bQsFWNXot7/yhXd9
94tnPvIC/X07/f2Sefku3HySW/JJtORm+jstkno9f1gXmN2m7xz/8PQn5rn4qjIBhsM0yPSYqS4btxime6mRLz6qKwQpKYKkRn8Vd6P6asIQUjYthy+6nnO/
2mffX96n7mefxJFmCQ49daRZBhgIngnx7foc71jpY5gW7avw++UdtuUJiOJ9sY/UPA0QxpoxmXRGJUec5koyhUA+qogy1HDoTDSmKifO4tQ4R5DVHFlxOo40
SgX3vehN9czB3amdqfCErhAqXkj/K1BpNMWz8HlbZ3in9rX+IC9jx3n+nrgOA4cTdxqpgwfYOdJcySU7eVg7++IqDau/CMopYdNIWyxT2vYVi0OVNHBNMwAS
iVbgyoqsPrkfB2/itGAkiPRRk5BpKXwT84F6BvaRqigxEMSchrS+J+5gEZhd5wk0u0qaSyl90mRQCgEQt24Kp1d5zj7nfnufmznQj6rXBNf6g6NZvx8Ma2Aw
rLB7NaNWYF/QFsNaXRySGTKGtZqPG60uG8caGhyrIDprreQk43gJ0Nxy4XMdy4DPLRdI1wH8RkdubMGMtEGxpse2Lj3LgEEdPLZW+7FtByPNj60Z1fTnpR4D
4MG+JLqvLbY1B16CASPDLh1+WK6i2GV9TH6WKkfgGnLdN9f9MaTNdRjXsp72KHi788iyaTWWA5aZV58yr54uvvqUefX0gldP06t3QaCBhUnQnX79+MM6PV2/
vbHJI5QWj+d31P+HuEN8eet89lALbIw7o+8mrmYLEUuMBffnYwZGy6g4T1BxGvhVeLG0Jm4qbo2pru3RaH8sG5KsXcXPIs6AQWOugMYqmtxk1Tjtyj15WAve
IsklPBC315b1ckrgFrZhGimRB7tB3tseIqZJ2x1J1rriVGpHrwLF2ImSTw81Qiy5CIZzerYVM1WfiKsT2GwsgB8VMycY/4o9qqU407b8UvdoUVYYMi9s1lDP
Ie0RSdamRyHakHasio5FQGOS1H+ENqnKkcZKvfqkdxE1m+5Ygd6xAbKO3lUX9m7FBKM5Q05pWY1XMiKsM46EM+rvZ2MbccUieHAAplQFRFjbB2JLI8IWpRwd
wBIv4EMWw20WYR7IxtToCjX2dAE4v3IJcD5Dsipx1xurbZlOYVMAAeX3jXoa0kDE1MIpzT6Rx30Cwc0J5fIY9BtodfgwLtUW76MCCL1G48CVtWDDyXVX1tGC
bbC+XAw879xLod95X66R8DGhI3VBpCmWXbDAiwLaq8OwH/hxOAz7gTDS3LvCAizQRiARwFOVaolO9729YY3uo0XphG2jGaqLRTPga5NKvj6uLinsLC3YWK8q
jIH1Liu3dpk+Iados6GOX2jB3gsBXWr+kPJowQTevBSN8wQyhFFvj7lJbB0XSzGvyaIUmFEZJ2f+LHeLHpvfSEW9Bbfo+ZjR85FSQUuDFqF9pooKEtx41Iuq
G45ajRBs0JLsX63BDjYHO0ignw+olZZ77XDaUSkICZFeubowyFSFSivfU40KyfoicsIEA8TcgvIrYtLQBVgaGokpyEUA385PZGi4fpsBhl1NLs7U27TjkO+R
Qn1lsS4xRo7Uooz75Av1lZltoJNlZCAGoDIN9Kcnr9bFnLZJyY0tDf5SP6zTA2l0jJfxbPrx52lbLiMjGIMm3yyYyV0Cz/tZQTreLK+5QV56vaQptRqeDqS0
TexhKFVB14qRoVeiKLskirIuwLBcMKVXKIOTwn7DX59Wbg8pLM59mcpSTV078FK2hEu/uv9zxZmdabKNcqzy7hb0p2TMWGKe8Tlvcaw4Y8hfkvz0ResmYkh2
rIyKFwcmh6aXXCiP8QWdPBNyyoVy1TQbb0ekA99nMmi265FpVciJYtmvKDoVajxA3mgEsMgj8yvSYgesqUcweYXJ/vdkZkbUN2Qzl4npSGITPRolPgxrNTGA
RVzcMkpqt9A/qR1tzx5dzyJKPnz68F+z8WzOyd5qjGc2ewCagdTOMY2G8SxADgCGvPvAKUcxsrzRgWOg6Me7Gqj6wgIzw50vXfOLBm/WRsyEVLlkmxqGedZG
InW21CUz+gYuhamNap4uN+sx1Jd9ODM27bNultD8qH7MA5oY/87Z/IJ3mG8c1y84pl9wlF6QlqhKTh2Wmk1JmZ8yOVC9ZJ5re+HN3DiXi0Q+nLMFWhotctwV
My/XM/Y46LkDtuAPu+L4OILKcR4HRYfcIVfa8ZQL7wRnllhhUqCiRpJ2DyG6xr4+2SYZMmF4RpOSbZIkE2zOaZQlYZYv1Xl4mkCGvFAsuBgtdrlXjBMI2Ydo
3i0xpCNGuMJO5VjQQPvGmqqQFgLstMrtqZYyKpclxqQemM9qe3YNv+80pl+O4odRy3wfc40ZHtO1A1wOiUfNM5bD8X22g9QkMLlGhJH8lWrUk5fOPebQ656f
feRD5UZnlAXsQyZFpD7JHBaTwwkao5xfwD7m8+a41Z7z5cIsQLDlrfZR/HDUH6s/9JAEbdtSH4G+W2ZREm1dISk0VnByfTG1a9ozGN/QODRD7dGMusNFCisg
9w1GNNJOPQzaivwuDryKcDmEizRWMiQYL51AYS5Mw3ZrnE9hrO/aal+05Q+rWd1qX7CRotksRL0Fdkna5tobdRhqujyrcrNenkjxTFTbJVbILN+nTDXNz22S
JzPuiCPJ1Z38X2OJdwvP9AaITkES31Qth3pCoT6CM9ljt1Q9Tbl/+ZQAH5gJ1F+W5TlozfvI0RMlzphu6m3858ox4ZbJ/4lKczV2HTDTbIZiBE1+CupsiLMN
OKujplTEhYGS3WNcBpn9myEeLmU0jd5I0RxGQlwEbA4dX2xw8FvI35aGf2wyyzxUFQcHt3sFfTLSHB4sNLy1j9Z9QCRE/9F5TVe5IspHc4nixRlM98gnA+0T
SQIIrsybI94/xP8VoT6Z5eiJ4T90FkmZkVo6IzWZkRpmxEtnxBYvtj3W7EasLRh0N5ds4ECNAA2g3r33Qc01p2xxsj9qC9eatqVuwEFbAO8gzO3WREWw5xd9
cZxd8AWu/oov0PTzWGTPSxnsc/Cn1FHLbBWdrLq1L/bvIg5IvAscyJeSYPTDXfThVclZPDSGW1bmQhNrnHdC3ijro4O4CXV2VaMHE9qz1R5Hk1ZutefxaSVN
BP3Vf2+Sd+5uGg6ZMRpCeMGJ0mq6yEQN1NYRh0ztqPlGtJentlpy9xh+deJ6SncdQncVcC2iuzozrwaqQtL7A0N3pIfXZFJ4GYA+K/R6fXuzRA8wKdMWzu++
scpmEABIdJdK+knds6xHaTEakB8og6k7jXazx7gMC69/WWBMOyn1e1wg+2Zu2+/KoAd3Sbv2JmoP192jptsMQ+E11clUx+KLDAH3zeGrnenV5CM8STQMvF8n
Nj9OY9WZrrwcDXXqXnZoWgo0LZWFluRlTEMe7VlHcyMBuMB5Xzq3UAopsrnCsLlGgtBEAu/qsttQ/8E+zjNBarFgGcZt7O4XsAzrH5/UOJCVIohO2s0gtQDy
ypyAqCpJ03BjmrGMfrpoN6OM4Wuu/v8/jv6/Nrs+r9qw6/NK2PUrStj1BSXs+qL6IbLr3nbsumcxdt1TYNe9mK1eveJ6/je7/t/s+l8Hu2aY6jUpu/7uAxl7
YfQsy5PJ9uINUAzlR644tlPcHnLD8clcLRlh4potYRnbbE24kRXks6plm8Ad86pZSfeHPlx5QaFwU799VvGyz32FWr59QctRl6RNhyTDIOI5DcoprmRbzSDp
IYxgzHCL1eiKUO9BrNL3sf0grt1SRUKsGr8vjC7X1pAFqqES1VAJ+b+9usaohiENXg16WW1n9XK9YZ5KR8LRStzT0r+8Xj7ni17+jC58NeuLXv77uqTwp3zR
y0/4wjKP+6KXH/NFLz8Kk57pYJtxQGl3uu20ktc8pznwKcUrzs/V+/PTen8+c+2n2Ljjh8l/TN4SR32NUvKJWSKBfxxX+GuFVKrh7oemUs0qLhkE288qoC7D
Be9C5pmk/21IdRcghjQCzW+kQ8d2a4AOnYghpVHfoX6C/iptt67EX9utdTgAcBkB9L2WDmwGjLCMurCzwgzoY5PwDUFi/ipcg0hIxmQ9y6drYTpgblbT2xf3
CRs1ihwxAwskU36U42MdmHXmY9iLI6L7BNSc8rFKkY/RDS5fXcDHaJ9h0YGthSkfW8C/6i28o9KGd5SL/CvULGRZRq8F/KvAwaJX0YqOH+zzMv4djRoLNUHc
oQ0CMQuKYUGaUVrQYjt8elO6qcufgumA9FYXM6YRZyIRZyKIMyUjs8H/U5PdrZOkGE7tHWjTj55wZIRMt2mWmWqyh5/N73KNTnqVFiiQzCKS3R4bns3vxO6u
Z/qEK2N83JVd4ZgrY3zUlTE+7GbSzlNuYc+ecWWoD7nLHeoZtzDTMsvcgs5X0YL6D/Zp6j8J3aFWAGyRlgywjGSlTkydiP0h0mIWpCUZ/BvFcsyikebALKx7
XBC5E+MbSE7AQEvdedGlZkQXs9xFdAmM6KJXflQQXcyS75Qlb2fUUW5d8mXmCXy1vFB0qbGakhECjPby7RxBlPV0dC4yHR8pEMTR14ogCiQRvYo2/KAkwVb8
Gm+cxqBPw8xkIBzYygaZlvGOG3kND3A2Mo+nQQs1kIxNDTaYKJF7nqur8LbAkUl6940uC0VEkI2XBBp4CSpcJbBd6yty2dgi9ScQ5SjyEhIX2JxSV2L0rGQe
6VKT3sTJGe0D2ph1gTjYebE9co5PmKKNSThgThMraj2bZE2OyZUGHZPMKvEFcZkpFh849pQFCsUoGkH23KhTDDQljXqzLuVf8pUiRdWuwxVVjUMm1/6bqgw1
noWwQMtDx0i2cVBmzkkPPtCYb+feinfSSw5BCOpHigoILarJQstxhcKkfN9LpgeHtUB4CLphp8nvgxay51F7KdEakWtK7K4pj6Whm9m3f6d4K2b5VBmhWl4u
rCX9WcTC7lBcBpwlir0FduqkCMVJAUmwaiTBUCTB0EiCLgCS8J+FqZNgYe7qUDwGUKaSWQ6b/kTB3YsuTZthxOhK9Br69FdmnGaUCIwHldDttJmkj6V5UWtw
uNSTT72bY/aSgLajKzhJr3YHGhcgenpzfiiiWtjiQEmTUd1YGLLMpMNQH3Zh1pMP/8O3v+4kT3zJ4jIoRVfeilCyejC34JDXQNiI9hgcSrkIdth2668ul1Pu
McniNVxejvZ6thGvp7R4/YgWrye1eP2QFq8PaPF6QovX41q8vlgW8fpCuaHE/aXjtpp82xSQvPTYI1j+HudRJgEO4LFB6kljtSzFp9ymOAPdZg07jXojiwpF
cxccl7fpgV7aylVKzS7AfrKVS2wtmZWr1s7K5YqVyzTBbbFyVWO6aIsRaVErV1UMEu5CK5d6Y0bm6EvOxvWUWOMyCxeUJHD3biYqDlOMtNjF2YLj7jb2LtiQ
uvEfnStt71Ji71LG3lUVe1ftUvauIG/vCjJ7V0nvLCodeCUDr7S9K8jZuzDwza44EntXl8wB0u8Y/pPau+4VZes+TVtIeuRxvoAqJ93MJP2qlq1XXdLatQp8
5p5mD1Kw3doHwxasXatg7VqFOVqDH6Ci9BiRlG7pzZGbylu7esXapWDt6mmswbyt0eJ+7+LWri5Yu2qptYvJSWlrlypYu2pQlat5klKptavaxtqlQFxVxj/Q
+FRbrV1KpiRn7VLm9ib04NTaVc2sXati31i7/O/L2hWJtSsSGURWkVi7VKMbkAvFudKpFVpcjO6SNmlLV4Rmi6UrMhpiSasEWkNUIi6WFmqI2E+UsXRFeUsX
GOmilq5I01Hp0paumlbVau14bk0ut1PVZCGbpPGZuqheRVOqr0UbQiGQuG4C3IQFa/CCZsAG9UhsxDBhEkVEZt8hiGNhFhhYZsrdzBtyXLrbMIvO5XPp7u+P
S3cv5NIhvp9yaVVYUiklhUUubVRkotDuIpfuXopLa0OhtORHxJA7f2CGPN+OId8pDPltwpDvFn689zVlxxVhx6X/5dlxZQE7Lv0Ls+OUGWPGl8uFS7I8K9lC
ll5XDBcm3WMJLlwSLlxpx4Uri7C+zjasr/SacOGF/gb1Ktrw2rFfw3zDTAOucWGFeLVoxmELysjZTdqsvXdPs4/dAh6bTVAXLkCQaRfiLCKgXdgsEAeIWVYI
lu5shkcaa7OwDlI7mkGWZCliza5dNyK5nObU68KdXe3u7JLLusNRMfnSD+MDuaRMy3yIXr82jbuo7aHDWiRnUkcyWPcdP4csHdDUxmcd5u8hgv0C5DBCViXR
Kk0qJVo4XWYGPa73VY5XxitEs2Lz+d9OtE+LcdgRBeuQNqM85QiLJTWUeexBR7bgaUcUqkcdYbpTDlIWkGLmIFUBF0DlLXsCpbVIQXvQEQXtAUcUtHEn9Tt1
a1tOD+2wGGidOkh7p5DPsheY0y6oFN3JwU+1FqRsXJa/FfkrHKhePv57Q19jVcqbO+JVN3Jq5w74LIBVS/p3culYAV4GSb/kBYMCWZFxmPcljv6cVijPa4Vy
vAKeHMvDR6Pcw6gWwjUbojyCgj9ASm40Vn/nhK7XEjBmsR11BHI5XaSno7FkiGY91Pv6Rx7m7Ciik+/Xm+G5SKZkPkIWifXO2QhZItY7pyNkh6CmIyVA3aRq
kvq5pnlIeHGoKnzlqao4x2dwXDvsTON4+bAzhSNJWvfsUP9NTv17tlu/U4VrN83TglADL5mqjnHbvmrwtLsw64CJcwtvZh8hdao+i47Iv2vQO22EcMPsD9hz
TLbTTqnk0DqWGEnVbiRVYSTFghxSGyKk0+/AvtEhZorjkTaM6iQMR3OZ38DcqmBuGWtjrlZvw9WYnQljqx5pXF5kbJ3fD2MDAn05BpTvm7Et/wM5xrbMh5ix
bXwojo40r0Bgx+UcVq364hqxtnfm6szGl8VXxGtj+uVyhDm/KcschjDqTln1GqkO5lcF8+vUhavzzA/ToRWHSLIc2WHuVXE96WXgBaasE2KiFqyMMsq/3Eai
bS25j+PfI9lIrQIgqpbcyz+Gkum9KsVWBAuvOAkFFqoUceY1K+tDIuwkBC9l+BzxEtJ4/O2z39z/2CPv3fImw/+RTD63BfynN/HsaRhWdsZgf/yZ4A0kzc6/
30H6hcKwhO2ehAGTdAMvNCJhLekfY9UqU7/Sm9P3ZsGgqYoGDlh/14SO4+wF572xWhKflBElUm5J61aeSNktM1AvORvmmGMl58qupK7sSs79jPAk7BWBTmSA
v6JmDT7rQMcrvAFEsOAhiDS+bg7wJrQZIBSHW1Zok+6SdMeBYMR7wDkHCUh0SUxvwJp2qQ0WXF9sZp90t1vHyzhf74y7w85RfX7BGXYO6fPzdD5TFhnzYFnU
6Wm2l0+5suGgJGQ+eXfmcoi0mdRLpsuIFoBaiOTd2NxP8eZuknc7afLu1ekWj8Th2Be4/mDA2YBsZAta78zb2Cd4p7C32mfLwvVP4xiPOKfK4jKaK8uuMEua
ic7gTaycuf5sWbi+pPD2ECrUg8PPyxZ/B3Z83JRL4d27dApvxs6fBYaeE2xrMP0pc6GArl+x1T7BCDOk8K7tUJ+QP/x7mvXt1tP8B82LL1kUAdDHHndUv2G6
ol85VZELk+bCuL5wQX+DFUd6/Uu+JO95Ub/5vH7zOT8HLTvKGxVs2TqLt8jbksU7XsFgfORzW4W9LZ/Ju0Mj/avMzXUm70gCMmju00zeETJ5lxKHSxHpVCwn
rbyHChmLpDjmzUQnn3gHqws3xAHnJvkn6uDVdPk7j/HlbXQaAccRjP71mfdKHpUBfesXD5/mtCvr8JZ38e0xfprbPz6lkN0kGP32Z7/4njIqtQWjB5DWhC77
LfEIspLZ106yVyo8VeAtMyuvn3ZhE/TYTztz0whSUOBI+mX1vp4LZ+CEB5FUrK/iZPy+3SK1Ho0EW0Ybvsr4DKbACA4sZzCfhscZqRjxsT1xxx4dNfSALsRC
68ykjgAz0SssEqu30D68dZyC6SSLiKciXpIsWZqKBHlfxkEtYk5XRNR+tCKNnqqIqPlIRUTNyYpITSSSrtKiJ4vaF30RtS/4Imq/4ouo/ZL2hbyofSEksvpa
hO3WIm1Pgb+x743uK0s7zpXlu/Nl4UQvaJ/J2TLaRfJkWbKPnSrrLGNlyTI2W0aWsfx7nSIfxTSlg8dYtAhpDgoZtS5Esswmq8IcJ6pmL1jaf1vhVFdMSEwX
UTGrIlwxIvxUeH9XRfqrpcS3QX0OsZU0HH8YQYRjTjkbyciciBq5qOBB65kIOW+MTLd8cX4hGRaFtx/oTTkpbeHvsqyM7BGw7AE1EzCwVO4Ic0LHW95UtRZM
IsTqqs41IxIYnk+T+mZSR1DcRwWGSNTWi2Xjan61tj276s34UpfwJTAWpOmPxc/O9EPPvU+v0JS0eFXupPfP/xYnCCyE2SGX1g5UaDVdPH/dsIVCuvJZaxud
ymetLXQabbU2IrHmDtWfPnLmj2Yt5HcqZU0tGZ7YRadc3bM0+iAnPkFbS6Kg6hZrplA/zeljgx8jpmCgDCUarD9F61AMd8FFECgtoprtuADkXGX30vqnQ52W
fwqG0HCKBxRvY6RDNRCBvTZNU9mINQOPEEjI9OCkT8vGWdEGC2Gg3/nxYqAwp9JPZ7Uf+ow2C5zW5oLnfOGZp3zhmXO+8MxZX3jmcV945lG/0UzzDeqg4AKV
UM///uEfr62jQizm0ylmY9A6pMfgKT0GM3oMDuoxmNZjMKXHYFKPwbgegwvYN7KXOmEanynaCOyRldSahbSdZx2xhJ5xRFs/7Yil9DlHjPunHJFR5xyRXWdx
bIw4x3FsjjhHHRlMlpqyd0uopcRXdpnkyXrEjzqSL/aYY7JgQfI/66BsD5fMhbGzC2aIrnZmiLy5T2qugDic7dZ4JArBHCkEF0I5n6Xz8/r8OJ3Ph7IXvhCK
onBWIMC6RWecxuvaKwqV1FRCmhWt39fpKj+OMVm1Kgr44NFI9rzjkWgHtPexdjAXGe3gFI38oUi0g5lIRng6Eu1gKpKRn6SNNtUOtmndqqgcbBPl4GqhrOtZ
OYBJp6AcNLqWoSAcMvrAjJHmzYUpfWFSC+8TeQXhwbyC8IAW48e1GH+xLGL8hfL3pYQY/eMSqode77N5BeFopiCkBBlp/WCV1hdWs+6wlK5QyYK3ja5QSXUF
LkHH4oEzVj8n3+qSYGIlyR5FV4RH4WBFZnZaeyEe1RjiR7SfGooSHGsTlVxozRrtrVitvRXq1elNWMOkiIWpxcXRMC8bdm9ta4R4XtWiezkr8JzXsLDFRJHx
NLV1TXT/8F0T3bizu92d3XL5B7XgLf8DOdlwmQ/9MFwT3Zlrol88E7jhow9rxrBRtpMB2T36tasf/YS1pxctLBQViLKiAmwakaICM24xt3uwsKhALxcVCApp
3YOY5M64l4sKmAQMv2XczTNuI5LMMl5y3h/jpcgec3pImw+7Wb2AQ91GsuABrjXQAyMTGwxRGnJdajqMdYbNIFnLZ5Bzu/isxgBSnHXQWS+fcerhhhOvKShM
875OlVvXRd1XpXnDxVYZiGLscNVXUoxXxR3Ea2swXyMRC6e+0MuoahYX3KZYIh0gko52RNIhlzVl5V/ic31jV9ToVXtSMebzutKjKWvYhc+1/Oohn1xn3FMk
CBZZ1jbZgxA33UXfWEvtmuiIzkWYpUl+yRfF7kXGELJwU9fCjauFmw7hbTOuVG9gyyKyS0SwLHamlsVOWBZriVqEQiSAxWeTLGp6BFIPMUBC5dV0qCO5eIAE
OF0IiuBEsGJ/tSHx2Czx5BYJ8fBPztLqesbR7p8nzOfqJte0klzPNVP0IWRw8W5OMDBr7UEuLktCbSx0sFeS/HZJ4p26JN5Bxp2azvyLimxcb4Fh1RpJyyDT
2gI4rQ3QFAP+2ChDq6FeyP9ek/zvNUbVclr3eoyKigZVW5YItxTJuxgzZ1yvKafQPiFIDuLrh4ukA2lF+jr5mC/TJj+P9NXSedauIvSX1rqf7klr4l69Dgqm
vh5a+d30DZDgaiKzNfStXurOKsHvACUClfrLzNa+ki9i2H4wJDE5jewbqzanBVFI3l9PzYhIdqUVLBYPohVhFk1WjODm9CirEMaq4lWoHA+V/h7EmsK1Uacn
8ylZEEXY9nPsFVosMUv9h5mYpdjRqDBpi4UNJlLevCV0rCY0ZUIIVS6E0F1uCKHTLoTQzcWN++1oyDQqzAO+v/64AL4r7Pd8VY+e+ECGFefEZq3ThTFLhcdU
8NNBFZnSn5cEp3S02CMaOjWpJbqHtER3gCW37daExqmMa5wKi9IKonSLgInsfNVCGvoOSUNfkzT0dUlDH0oa+kjS0HdKGnrVkoa+apKCbUFO8umTmOh64iCp
nrb7WImLF1l4Btm26WTPVvv44QeXfki1eWiWH3qw16twlUp1v2vyj53KqlS2K86YlWZcTqEmcHRneUWdnGTgbcRmk7eOkQxw7EnIQl6xwHrOFiplnvj9t7Il
dEBQECqZsMdo5zY1F5F3pcnYHjVozdhNP3WCO4goUciuBTXDpX/AhhEkQyKQux4sediZtVFF61mkcqHnv2A3I85/yvV3a8Xa382OTLCuabDipaBL0lqVnFam
jiIjkUhqWW7MD3fAJBH9UX5btXvjq3tf8MHULmFSuNbYulshSf38s0+//Mcn18KUW2018P7iz0EIrnCaDZLaO4xFF8+Ukm++oBD80a5SG9e60s2u/9nDklaa
xDeUuOIqVU0moY3NiJ+dPKDrQ6UlqjqkbhWjWtLoIO70MlUfTu1LwgQXgUMRV3hxO7gvRJ31T0pFqkGri0S3fW9H1Dnv/VKxQQSAEji22QEEmSgluIAU0HjI
01zf6s8f1u0/rRqeuNxxR/r7GT0CvmkC39rMGkJCIy+kiNcOQ+1ClrN1HD+NBQ29sxfN8iF/hf0WgvNJ8NhqIblgKgjwoJtSl/QpLepq0Y8tk3jTPQkqaqvd
QEZ39tvrSF4N9+7hcr40C3QHZNNOjegJgOJhQE8FZwh+65QCEJ3gyoX21aR9NWlYoTWm5hiPcVlklDKir6W0CaSyTKKB/dA2oX2Ywxnw1bRAnYI3u7XmRJuF
gmtHmRM1O+RnzY9qwo/UenvCBkM6ygzpE7ZUfHzahoLPDOmYjaDPLBUzs6TIJGQuw+5QXiQhcxkmv3LbhMxlJGT2EUmfJnXlhupVz2vWzyWTl1Vb5lXrH8nq
KPKSreR9MrxkUdGIFe1oeZUVFRcoL6Prj7P4zem2eI0+ajd5SKaJR4skKyzpNKchpz506BTlGEwaxmEHta7TQMKs2KIshc+bSnZTtqx1en8ZR3q/QYpV8HzL
E+WUlH1ozRGa/HUlTX5eSZPPKHklrcIw1DUVmX3xvoTREMWzjBEh6k7r9DU5RqAsGGN/YVm+OdXsMHX5EORYZgBhoTDfUW4Lhzb6OB5SJtf+cf0AXTyp6zgX
y/PN6kdP6EePK6TWr2V1E5MhhiyW+bEszA7qdDlN2g8MfHbX1x6W6md1LLIOxovnu4XP3EmcT/cJwDyw2s5in3bJsP6sEMLNLC5iWvTddO1t+OfuYnfukKd+
Xp66XQqHKo51xGTkh33J9k2rrIEX2jdwXE/8ffKte823JlXawoM85DMtQz6lH3xEyZOTCrE2FbPX8MAWbATJ5NQD9O+WfCEbDgYvVXVeXmEuRjxqKwO027TK
cjm/aXXkNi3k6UXQV8uudUOzonctP921SIHEcoxo17KzXcvXuxZs6B2X2LXkjgW71jbThNZdq6J3ratvqrpS+JRZuNojtXF1AUG9Pfi8PfgJF3T3sX1VkCEE
u0Rlke0rNGteV6LPb1ss4WDb8nPbls/bViXdtirptlWRbasC67ELKky3LWlXTdpVkwbxeLJm6Ut+EE/KxOVbl5b3g4C9b6wBs9abScLOtLkvu1ly6Cl1V7Ok
cw+XpComJ3cuxSW9FpDxmT5XlsqguJ6xoJLUTTXepLPIa8XINdwmq6GEgBcfh7fSwJawDDnTbyk5r+8uIRoR/04qfk4WQwnLhp/bK8/dDZWvXGA+GEifn8kz
n0pq2SihOlV2k/Ae7o8j/bHz/cFH4qY20ZSga8Sq2BHSbHBwGzYOoo3TR+pjfHMJVatKECQLveiVh7rkoTo9xL1HMYy2Q71Y03alTUNdyTat2yYf2iIf2mg+
NGulzXsz/rm92Lyb5akb5KnrGyxX+y312tKs1rZktWZFtkTEYxTY31bKMSRVz9KNk5bvJ+x8RBZ5bSjzTcdder8s2DJJmJzMHYSP7jPtu4OWiypqtCabWIpN
V99ziardSLsttsCKZN+um2Ye/4lyZZ9N2q99v9pXvj8yTZ4trIKz6dTQ//XUKNmIlWzEuF5YBXc0K2ZyMN5lJmzclc4OymvyOIcyzlFGBlwfjdYHrxV+Kp2d
2+WpN8tTu2CnpXaZ1OkZ2hUOwWrSsZs2reqRZgdXuAFmmQM2r/jPRFTR2xGkiwz5K0iVgrgWHZlorIw7Ruv72YZfv6fZfaS5ipHPhyeaPbnk/I3eUTfuGd0x
Oar2PwRY5uHGmtGORp+Y7BsOnXe0Ku6xY4oPhGnxgWWfQXgNFxFew7Q6wbLPdkqK7jbibiEbSIaeh6mhqoD9iGsNG979rBbiGrrYSavF0c0xP5i7c5eM2Xdt
bEsC/44DNKrqzXBFwEsXd+1q2vJHvJpmItr/JvZSRBzmCEL4U97P10rdjrWj9ckPNsu3cv5mG31KG9XubG3uPd/BFSu8xBPZWR+1c61uLKw5ffh0UqJPk3b9
tDJGWZ33KG+iyd6h2reQZbWdMvhBrihELxQJVIXkumnZg3Qpyt9Mi2bbGHcNHfvDjPtxXXLOdSPJVkrxqmHnXjqsHHbu1vuN/jlcpKvEA+Geooe0+eFgT/Ys
xqC59oNNm9/hFwYiQcW7K/4z7nlo9LqH47UHPvj2pn2XWLxtVDS7ue8I33IYhDDqTjT66JkOeSWe7Fj+kyxNY+XdyDnos5FVYbFRy/uDX/Du1jKXbfJyB/mS
IoXV6rRfrU5YXIV2u1VoF1chC8pVrCYkJnPko0VyideMEnX10Q2dEP76zF20ljh01TlyABm6R603NbmgHw9tOFqOM57m79/VRxecPpqHInXx483FH5HX4rl8
0YWsuJ69TD6W2Hzrq+RRcSAMxlTPQGuED3Xtqraskv6xpBz35ZjAs2zNKg1aGxOGJ5Tgr+Ztv19WTMcHk/ItOuuV4lSudtvxr/BaS8rIT4YCGRPja7GmbN5W
yrStdERt2GArHYmh4tVz/WVyc0McZUMumGgmqzW0c3XSdXSPyxoVeZHpco5nkeBJ9/ZJZTnh5djxaFQL9AFUdcdoeUI07I7RkM5+tJ3vNJ1fI53vW3aHO0kR
pYEKY8Q9ocPNvtHaJHWqNvnvq4qtWiVYTjuI5y22tnK098eaKGe4FgbkEREh8XcvGF2w3TJ/k4BYWu/EzT4UkuPK18cg6nbvUJ/AsbrdeppF3/VOb7ODi+0w
g0ZrbG3zkQsQzNc7XI9OLtCb9Us7mK/jMKU0DuMyIK7RR3S02fdzVS3iNtIbOEST20g9OsNbM9Ruc+VrejgdYUbJX1rs80gGb2SF4rKt9jS8c5flgoQuS4OE
SlJ2rz57QG9o06pxWcg3NG2T4e0yuPR9uPTtN3DtFvUG6LWLPixFcS+Lkf5zu1UPMWZTqim9fBP7KbX2NWhNmlABbulBbilo4rJ28vZluhdMbMk3P/vFD5V0
8ZTLeLrfPSmDc1mmr8HxtVu/0E9cOFxdavhBbvhvTOqGH0TDialcTmN9eeLubV5BnfklSOBOfMWgdZBPzWpw0nqIdNej/FOZdR268738p5+QGh5fsUG975dY
Ndm7h3TYfBNzpYi0h55jI5xcIcfYP2LEW2H1sgFKrdhFVqzUfm27TlERtsnGH2NhbeEQHWndzQ42rzq8vSjBNS1zSnIFljAioov8gRiHcp3zXtUr05pY6ZkE
Py//BXb6AjuPGnv1ncq6QIO93Md9VCcrh1Ijphxflvy/+l1O/feNGNlFi4uRSbFo6904RI2GqP9NnSQkTkK8Pk7639Z8Xb99ThPo65LzOGM7vqFM+nmef17H
BSFJkSQt7UoURebZbUZ9jZ+I10FHU/G6tzd+EsUKaRddx8qZVFFmnWwd6WR9rTpZX6aTxeARMY0saXj9RqtToqh1SLExmvruhnKu51rkPqoSp9WY/BubNS5F
1s35K2L/jWyPU9AWG1IciquWmdwJ6SJIN7Blny25bNKNbtlnSyw0ud6i20WwQbBu1xdf2WAZNSMrSAY/ieJgujnmB3N37hLoto+mUet1NDff+57175rVPPNY
+syEhqeqoGqjCq5jftaiCv6EVgU7RRWEorX0N9fm3qNVwZzehgJe0c6WLtNAtX1re72Kc0aJlbvIT1mr68eQ7iy8r1/MU9mFEjexoNJZDQ7b0e/O3byE5qTu
ktQvirFWpDmpguYUCjqGlT6otoAkizc/7sS/N1UdDiTO2lUlcm1qQ0smAet9Lb4imeEVj1wt9b3EACZ/GX9uUNaeBvjBxC9rftDw6a/x9K8y/XXR8ApqwuuS
C+lfDE1rZtHfGa/Dfn05ekc7403VgjqvG8TZApJ//ienULqunHDea5rFHaouRekiAdP5YsxzxbQHqMgK2o6J64g0Npsa+D5qK9tYy85n1rLkGXg/k+eK+Tjn
cJH6WMpsfbA5ThrppC42x6gh/gAY/Bgc4qS6yyE1Vn98Uu+/JWa+uuZgSUyGMLsNWu5Sj5VhTAQZJXPW21h+opOdvMrExlemv9ktotWdkvjQzFV9F6Tc+vED
upadk65+vKwK0yg/lnvofDpoaywu7CkR9mOMxMGp/Ya+8J+dbDzPOnc1Qz2euZiIKI7S4OmQ3WjGbOrT3zAzRiYWQi9kX0dEsCpwB0Jj6Wy9c/uwsxFnVzm7
Rpx++fVmRMLyr9cPO71pVHRZHK+Myj2rCjUQoxR+lo/s5YYVI3ujxGm4BZyaNo1iEj1BqHmMUHOAUIP9nDHAEYl8rkGoOXAfRbHDqgIj1MDJG27MqVyAUPMK
CDWRL8eadAOj4aRtvWM8ihK+Qb2uNyPABJG30r+n4eFS1LAl26+jM21guiWcgxkDoF4VhEogh7YCxqsSe8B4VeIIKKsKFg5be8WB40pVbMF4WaLmWLHL2Aia
aUMaP6PUPmqzNWj5XHYa4gStHDcN2LVQTpN+7sr+5ttvMGzYCv9qXvnuvtL9a+5z99n3u/vU/Z0ppCu6q+lrgzaWM234Droc5BFVOU00gb/RxtZst6sNa6Pa
K9CSiS33qXb3KX2f1kW1eEszFsIyF5qGB5JLIpI61ZUjpGjaR+BcNMWqIxaMKlxnooZy1R0o6MwG8xoKOqMGdEtB5w5drrqN1QpFoUcfyaXtSF58tDUbT9wJ
dEISyU86ZQevtnytZwNK8JNZHyqbR5zJ51DRf5pI3TSWVCFkDwnjKOaIBJ7xpCD6bDRsn9Dnx+n8mD4/SueHPaT99q9yJgMUNrjKuVAhCZCO5yskydFxvkLS
KB3PIi6OjqcrqAJ2lXMK8XF0nKuQGEjH2UpjDY7HKyS00PFohWQKOh6qNC7DcabSuBzH6UrjChynKiQ34rsVEnPpOF5pNPn7fuN1/H2/sY6/7zeu5O/7JLHi
+z5Jq/i+TwIndfRg0AgAgng8oCVFx+mA2DzeHzTWc/v8xk9x+/zGVeg2fSkYof/ovGuEeokSOSPUOzr2jlCv6LhmhHpDx7Uj1As6Xj5CradjPEKtpmOTnsdx
HT2PIjw/Qc/j2E/P47ie7sP7f2qEvk7Hq+h9OK4YoVGm48oRGmU6do/Q6NKxZ4RGlY6r6X4c+0ZoFOl42QiNHh2vGKFRo2ODnsfxdfQ83nclPY/jT9LzONqc
cOxxfMLh02mcBqRWBxxVAbsaeA4xsoaD+hDCvBxea5B2sJTiMS41CdZgQkVoXE2oyFRUDBVxFoaKeLfp8KhcqAiXQYw9DhXxk6lojIhbAgFoBqciGPa4gWiV
k9zNopcyDANSDnMqJ7l37CoSVVagTnPAeJvABHj4sKDPBUkgv9H7P2OqN58MEJFkpSWex5+lJ87TjaPf+Ozvvuchb9iex1Pwia3gZfe5B7Ni4kRRu/CSNze5
huftfMPnH0wLQweFAuOuKVsau+yQ9pN5bssXNJBHy03JlUAdAa+g+gQQxPFAqi99gFE+yXqNFipcZdsAO2OTOzEc+SZzrXEctqBFg9ZGLlCirQs+/NKhtCvf
iXUNIBDsuME97M/naQcPH5DEPYN6b5U6AkqKhqCML79SFV9Zl3d1SWN6Ie3qVwI1UL+nObhDvRTwH6ScVrZbL/If263zmmLPBVLTZD7IJZeCfcs1OmCAbSNY
RKNbNMkV6Mwdaw7EA3lDiMjiWjfmXLfs8w3MtmgK2fOr070y5BLf8jybTfYdAPxskOvEh4cn9qe8PtaWlfTZ5EqGlbvJ86oxqGMSB2Cev7Jlxr+gy61voOGi
maApfTFoDOJ4PpDBPRfI9M0H2PB8yAVTEQOWm8pke+Sk40NYnJxxaQgGvArAIu2XIufw97kYMwAkKh5ATI6KBxGTo2Az7QV2GTh0hUmqEynGgHyIhAQVgTer
+j9L2D79dVgH5dhMJ0+Y7wHagEI8KOQDJcRLQY5zh0XmTzr4CZFIB4j1/BlHSQyA8AL6QyRAWr3BWNNuZQb1tszALjADSUsAuku+phNE4hwJIlEUCtpjYfnh
ip7EtssTHzkvkUS2nh+l52dDTjz90UlCbZ1sQsDxQ5BaXp5/bP/Ha2/SglBKxL/Awgp+LCcvW+Cil5JVOpMTz6SCjU5ncP3P5ASYz0y2CjBsRmfxRUbvmUhG
bzYC9W9Qvx8RjRD1fyqSXf9EJJzmeCSr4FiE1cHZbBwotHQLCQz06OuRZ2AjjiQ4/DSuk2CwQQsGXNHpDMfmU0+kXJJu7/nrGiuTAb6elRJzcvcJSG0TSBBV
Iun69yZS7QjvPW03nVxWHquxGTqOM0r/IKIEmRi3sJIj40YvoYdOce+fs5tQxDG8OTyILXiQCl/P8CA+V+t2TX11VOu2oRnwbd80pHnIloF9ypY9a8ZubJYv
H9UP+Fyn2+c63XhUUCE+1+nm68f0o0fpUZCaznKWAkNgcKR1bTe25H2VRWLfgmwBdju0Pl0EESshdr5PtbtP6fsYKJkROz2C/WiLYdy2aF5OnsEDbMTmzs1H
Jka/eeadjli9W2J1OZ1L+qZIu1k3Y7OD0WULb0dDe6Dh7OW40T3N1yd4W4orzi8L9IvepeGpaMlGIJWbdbRDt45xzU27D+0i/cNpVTfqE/AD9jHKeaKxFbFJ
+ZAVhqk3SVy6+NCDTCviU+i3X+G/wTUkf8EF/tutWllccqMOHyUUYzepoOiXiyaan6/Hh1Vi7+5Duyc/mIzHe1hYfBsJi4iicnQ2XuycTIBQs9nr6cL0G9s/
bUF827b7yEOkNLFlWEHOpLHDvpEGsGUNSs9m9tHUjD/w4MTk1Mzs+L79u/qobTwAdVGd66PbJj9IL6G5paMd1z/IRIHhpCG2jzRrPMRQ/TC8g310J2ioY/+E
aH569IYy6nQXoc7Uh+4uTpZhIdok3oLA4YqJu5UCpZ1v4iiZKjXD2R9Tg6CUTsRb38R+Oyt1csQdH+RNmKjNYY8SiO/1ecLCMksBFY6QGce7hRy8H5KgH+YK
mP/oN53CRnPuK09/6N061ia/03CcTYJfS8nzElWz6FYjyojWMojuJKCLhUBhX0ceEEjgblqWSI4hkupnxQ2XPcsubpWsGyP2/Pui9eh0l7YkDac5t5P7+YxE
iOS/sNG0Qmf38NlgbG9QFnYamFvo8h72xwxBMq7/waRG6r/g0Fc2g3medWhXyAF4N8WbePBiBwBeif6Bw2HvWDyk/4abBfKYA3kM/m0XUF4H8hiwgRyB4sSD
+m6/mVmmbBHXGCSrWZAN+xeIhVZemLNp/XjKJy2Ec/6zX/6D0gKyeSuTDf+mvcKLEU1yiqXLWWS7ykmXbXd1ZITG9ROm7rO9oGmQ+Jx0k7+Rt1+Sf1jqY/n2
nMO2aBZ66FV/9HBR7CnKO46Wd5SWdwIt71QuIe9sJp47hBBeJP+I6lgZ23Yy0I+k3NKYlsm2icBsV6skQ6ON+E2uRlUdA+xLIkwUNGXxZFCnS+BKUJEk9nQF
f83B9FbTgZE1kEj3gB+uRBwqWx9jVwD0emWMrDDMIrEOoOkOxzLrkP4KQ6qIIEl942T78SZ8w5FvAIUeb7qFC0pu4m9YiJHy8I0hNJe+MWS+YXEcQGyNNa3Y
o2+UoPTQfTF0jE34xqY2kev/Koj/5bNf+KNvfXv1IlwTv5aSv/vS0lxTyHs4Oc9+lK9mfhSih2l3jKub4afmNn70lf2afx10DfnH28BiRkB7026Ta7TZGrMl
/v0RNokXRpQlUyceuY0H43u8W22DRLudOV1TgWVCKbQNcmMsHuHMBQLed5J9b49HWGCIt43B5QzZwtkpQYKWpKGgebdRJ4SYNM+7YikRCDYOTGg6jD8BhS20
bs36l7RuBW9sZ90K8M1bxbrFKz9TqUm9sCFeT7ljcX40efmwHD3lEtlsQ3d2IAHMXY2rMdSPuuLAuZFdIa8nZaaYY4F6fnX8+jGSkLcDqbW3ec1Y41r2vK3J
29t5C9sSq7Gd1VAq3gHlOoIMvI5kklPxtRyRzNlYXCkZ6she5uitb4jOZJvbRGe89TU30xlvh80Nekth28OsL7YHTF5j0NgersPQObA9XAfbwyDbHtoOlI0N
jL1u2V63hohmCLYHJ94A24MTb4btwYk3caJDpKmGAcUxPlh0hR2Vr0dVjtezRES/7oivYYoR4sTEkuAaj0gCDAdjIgZRvIiTyKS0A09hqcgsJMolZHdSWqHj
R885CpzipWf/9EMf+LszH3nBWsAs7mRmgRtKyUvfeuzJUjJ+aon98uBR/FFNnMJ26SfHS2NanT/sjdVfmVhMnX/Gk+1t1pPt7YQn29snPNnenvZkezvuyfZ2
zJPt7agn29thj9j2gHgLUaIaO2Cpyfb+E6Wmo81N75Otm5tV/wdJ/jEACFpEB/aXDcBTOMAb3Y/hfH37K19413e/uMR84YZy8p0Xvu/5Ov2jm6/Ter7OtJmv
04vPl/PjNV8tM/aN0wf+9qEPP75pwXz9J54v/FxKzj/7Tk4G/+qn68KPYrqu4Fsu6Om62Ga6LiwyXT82mmb8A3hxxXP7S3nP7enHF/HcVuSnS3huF51e5KRf
fHp/OPM6XZZ5PVheOK/UnsWWocIyXGp6g0tNbyDTG1xqeoNQMjdn0xuEXPB3Ubb5jb/42P7vfnsJtokbiG1ecpuDIOjmp+QP29qnmaENWoddmZRD7L0YtJ5y
YZrmvGZBMsUJcrrzUw4nKMbUhn/Ll4q0dbRku9VFAwNLDm9O3o/NKL+2/y/M2ddPP/by5w4vyjjxcyl54VKMExp1OmFzi04Y21v0Ujqjl9JpvZT+WC+lr+ql
9JxeSqf0Ujqpl9IcLaXoRp74E6686rhLgjH9fUwTwlG3sYldBaY1Uwd+mK0hjTaNE9+UJQpBG5Pj5bHk+dkzJNz99Zfe/2SZqT5r17HJH027YFqQLHxWgzXH
55AuH5iRcmNFcvZBqFhxwSTjxSvSNNipQyb57rO//clSMj8vOm4pVSU+OJ6LjRUeukF93RdcyPPsa+Q01Bu0u4ebftpH0xlPsgL3P+uLn/ULfsPSbiLxifjS
ZVJTNseeBq4J4kbi8W1ax3QYwqr2hH160FA4123ai5kRpxcGDAQWM57t0hmrYJt+FbfrznPKMi+d29jeQUMBZMh2Ggo6kibFoBV3Kw0FHUntOq1BKgxiIb3r
WRyt7TQUCCzebjGYJdxKQ0HHzaIu60T1VvtZ1zuMANskXQZpoEE8orPfhWkWwiC6ktRS2HIY+Qe9vmAvsmEvEp2+arS0gJEqkoXwyqW1sH9Jxtmig33mQ+9+
5GtL6WCfgZl7funNycGqPp3KCy8sKQ5e1Kv4gl7Fr+hV/JJexS/qVXxer+JzehXP61X8AnjdzlC7L0lgAPUN8SS3o74huWzCHUjEL+O7aK4WJ1Ku+MKiXDF6
HXp4gfnWI/+zlPz9mS8z7+eFMz4xlOTe0N5tzG9AivTmik+xg4f/Z+0359/9nvVvAb2mN8b0zrOfeSsqz5qVeTZ5C+xIeRbFbOJRv6GSeWZNXS0C3IqLdtP7
eMqW0paSvPFV2r1eER/5q2dPI5dgT5ZmT5sWZU8DC9jTAFKo1FvEOprSZrspbRamVLe2eQl+MnIJfmJpfrJpKX6iuYmKh9rwD06taUOOZS7ixhs0F/FyXIRk
sw3L4iLldlzk8h8fLrKI4PSNUwf+6FtHFtc46edS8neX1Dif4SJxUYGiNxmDqLYaCnZGS8PBkvpnoIlPY11OBBCFSU/R2MynGaNEekogDOYYY5lIYgogQZGe
EsCTpgWF1zEPORlw0UjIFEEzAAOSVIztGFAh5EaabfSYVo9ORTthpFdT0Vj9c5ML1K5D2snylAafzETSnfdpZ8x7I+nOQe18mY6kO49G0p2pqFHhskzcZ6l7
xBnoC+6VCtwrcKvAeTGg3SyBLufEmDS2l7PvA/68uCIg9oqm9NeFnMWP0fKwg3uG0tkGrsQGrhjE7oHSvTjgqBOi9MrO6uvyaVavQimDFYJjIgns5JcypTab
/sWlxtdi+qMmt2M+aKw0aTx1sKqdBqvayYmnwIg5qjf5E2109uvv4XJ1dpizPKeotzC1PIcG9Xbp1xj8m5P0sg165Qicr8TKbBifFQQ9R7JBZ/QlGabcppPN
2BsZs2qJ/9UZG7TqyYAUXHfSrANaKl5m7lI7t538xgGRkGU+FIfX5SR5X8b6jBZn53yBC2KfyEXFZqE8A/GgPrOz5L9hexq9zNCoRhsxeSK2Vu9YQy071Wa9
M23AI+JbFDa+tHvQY/egY9yDHieVIvJ1d1avyFvj0zSIeiiiGM5Pk5XzaZWxQp7nBw+kWZuSk8fGFygdAxxwo30azAOzZ3/5QEvCCvT0NACDfxbocKw9JC/9
8z85u/HPjdUF2S1iRinuTqr31DyFukA6Yz+0KeJ0glFsVvYI3piYn7OHVaWgqfaIk+179PT4uK3D79UeM6EgrXDBLfybvcRvTvvfEDF805rQlGNKMXufn8yT
nVfE7AWL+LC9Zfqw7Wgd/TT6d88+/eTD49uH7YP4C8WhTj3yvuPfsYbtR3EBha16h+1HwOtfEM/dJM4nQ8PYiY/phjpF1j4eShsvBtLGC4G08R8CaePfB9LG
VzRLO6/Rtec065rnKAP+ki8VtLjF+QtYoO5Y8s3zn/mf2Imf1uq30M9nOImcv96ZRWI7rEtYjxyTChSsYFCkz6F0Z5+1GH2lbuxrdnz6hou/8+JX/s1/3CXi
pnX9r12/4EstEid3H+HcQMLZcUeGlaoYnz7DD0FwBg57AufHfovhsMfNHKBI4dHc+B/Kjf9TOH/qEuOfkcprNA1P5abhdWHxAgCZNA2BdEPvZoVJoEWlTXan
XNmoTucmg1apjE5FEPQ36dgxFGIAeJCn57yoGHFwZGLUehP9ekVuEE/j/Nvv5EF8zgwiCkCezA3iM7lBnGUAaJtBVD/MQZzNDWIzLF4AmokGsSLdSO3chUE8
q81fL7jyuXkMZoYFBdGxW3p8XDWkhEg1LlK6RmM6RyY+bZSoz2TaVPHjbYkbHD8b90eijHgncU479QQdR78zR4M+OzJsX8QE4O5f/fDjT/81sZVX8PivvY8f
OY8fH9JTNW+matswakmlU3UG52f+pen9TG6qGmHxAsRZD1PF3WhH7+udKU+YzjQbAJJxuv/8s8CLfGdObGmF+wetSW0gmPBEsBtnA0Jy/lLr6hVXBLvzriip
F1zqhl5Xhq1duA7Jn8HVGAaNcRvUIl8ybsdDC9bYpiMTu/oaTmgYmSNFj/bQQsUeaHgaM7iEdLkrWois49NtVPXicLUlLksXV6K2XRErptQAlLqQERfHst3L
qFVhGqbHQlpFC2mhFtI8LaQFGA1WhYPYSzNmVXTkAYlmAZcMNbxq3G6E0dpQBDIH2jsLZDkTQqvpQEwFqUCmot4wHmqrOSvRnBlaIZgag5KgWTACWS8EMm6X
VnG49oXdDkLmRata5EeWmG0jROba1BMKUPGSbXLatalnIb4r1b9gSuC2NPWgqRzKzBUkm6uRbB0aZRZolFlgWlERlFkFSDaPkWxcBieIKzSPphUdgmSDAcaP
N7EnDZBpfH1D4tCe8foWZE8OZOKx/5u9Q+2t6pdL9JKCsFwB7nqWKyl8Ih8Zz5xixhsz1gCiL9zES/avJph8ZhyUTMJUferd4GJuohnPIW1KfEqbEmeIE0TD
MpRKcsUpgXtLTQ1P3nLxS/KWFRw2ZoW5e4H8mY5IqyoE60xFSZiGI6XBOo9GHP2XZiFutSF52oYUFG1ItCwk2/bM/Kf228nXn31AVACzHiVOZ5AD14rX2qw1
vXI8vXIqep2Gep26eiUNMu2HOvWB4OGNaGVYVqh3K9jftrOTNdyheumgAGcaEI1yAMonTHROBoAw9OJgQaRRvnT7RUTy0o0XcETlOBy9HeolTyxsL+IYbrfO
e2KZO+eJZW7eE7TWC174WhmMUz/zIC8zzDcWBcNPf4D5/kSEed1uPY1jsN06HonN8BiOG7aS0pAlElw434K3lbkdgorbcm0J9ZcNGNrg87Q2+BzXmsoxbfAh
jWWI1WRJgGGJLSZil00gIxDI6hhMDvKSGJBjYukWpyvPTa5sDBVek5tp2EgDmeFZHImVnOBASRofHF0aHxwHaXxwHKDxwXGIxgdHoqjDgRZHMm3ZMQmb89+5
qCmJKcrTFBVoinI1RQ1qihrQFDWkKary2lLUJk1RV6bj6emw05QyNmnKqLRQxmZNGZXlUMZg7Mpu3Eox7ZxYni4RtBAY7YVg5+Yp1JZ4rQbCvFLkZz0MSpx0
PAzWD3UYLunZC1sWS0UvllAvFlcvlkGx4GsqF0Z5WZjthrTPRdUwizsPDaY0ee5k+k1q1zcm8kFvfhOOgOZQ1VQ5RE6NeEOyBsFJ+grHcdyTxmwIrDWUmI1B
E84Bz4DGtKosNSkHTCuuH7GHhLI6/Svi7gOZHSmL7I3EqpKzXzqp/dLRVbwnU5Pj+x9knSHkm5oDEB42yeNRczMslwOwXG6G5XLTJV4grmaHdgzgZomdATc7
AOa/GjsMcLMDUjuKd5g6NqUIISBDkFOGGBW9wXCGBfaecEG4gtKmHk+begJt6qloU4+rTT2D2tQzoGlhKDX1MJsMd0oVsYWWz0JmSSIPOCQmSfP4zrnH3lXW
AR6o8yW5vOljj2hcxiS0eB2Hn6hGklnemBWPcuZVyaeexpgjIE0CNySUd25Sb0kSVh0iGkeioWGO5fJuRlBAYI5C5vD1jtWochjeurHmZhZ5kn1xOGjV9yb7
3t4cRHJGHfFj7Qa9xfY9mnwQFDTIE/oFDjMRCzZEtYufwIRLSF36N6otxkHfVvkLzHFnNfs12Xcr110LqkjkFNb/QMTAZJ++H2LP4G5GoM37Y80NiMEbEa/Z
Fjr0jjWupae5yzYiCjeNARzOejrA+QGHt9E8h6/nykQbRjnV5YgctsjhWjn4ibXemfwkmlwfffnZL//RBx/504+8Yh0YloQZHfh5HD8j9+3zLzz28h+f+9MT
5/A7+w7ro9/+i3e+/O6TZz7+Aq6xH7Fj9O+f/eL+Pzn85x9/Gdcg/+Fbs/ngJuETQ2mqg7mJQvqFlI98ga/TWARpSrqBm3k1D9zCRvtAbPe2SSsQD9yGq2/c
A3sQMtZpKyxqbgaaQPBRGrJgvW0N27q6cCBldrDLgl74XqIYxA1oysFo2dj0N3NsZLwYtfA6BXHlYsfYR0DzGysitLHd+itI4LmP9aM3MuYfZdlkUXXxoupC
HR3SmEfj6gcbyM5HEhkHdfwM/OKIy2jcwLSMsITGzlw4AUiaXn7F7sS7hbj4PvhU9jZtUDlGchnLGWE+yA+rlnc3J59dt5uodCeWxo3xDXRi7x1r3IQU1WOJ
d0/jGgRWC7YfC2ond+W2qid0PHInpoYY6bgjS9hqbAfzD5oKOYBoOVeawZFGPR4Bqn8wvgm7AXaVxuvZ/0KTiiXfvDat+bqhXas3yGXd6sF4BE02kb5V9uCa
EN/tRya44qi/N75WV/9tXB1XJcC3zvGtncbfoof99XEAR3PAfu/bqhX63CDNry6Dy4GifEbcnvY+7GxDdLaat7pNuTQavbLDcRk5DtVZLrDITtMp2sX6y8t/
gZ2+IJfp1DbicBgPISJawnZ5vDZx+C4N2XV98QBSPOccKddeOpw8DdjdsuyA3WuLAeSSGzWOxN9ej6kdNY7W5SBeO7ftG91/EBx0EDoe7dk0vWoP7CokNWyn
115diN4dyF4AjC275rNduBJfm4UCI17KDBISM3+ab1lwa3xjY2d8Y/wzN1VtBOptFrV7881sz7Dja+CS3IHR3zsmKDwJ/w/zLzVrRzJy81LYzAkHUgHLFiln
c7sZ3yyX9bZ9yRArtTDEqnKb1MwrhlhV4JZ9Qz7E6okH8pFDutjoZvi9VRJLoiBhL1wBZMnVEetV1BzM1ke6l4y7Y6w6Kj2Pm1gSTEUPcfNPuFqQidlQ6oKt
X0UCwQrwgTSNTCFEShVCpAbS9CwDrSFSxY5mIVKyh6wYSYOgtHcfoU+bjXLHpTHVksDcnfRUzbEUs9qd1UDSP2EKnFuqUWyvt+tgkutpu68DBaNrKZTkvrLc
57fcp2P2FNYl3+eQdhTIvW7x3jDqyFXBkMnSpZkc3ocTh+va55/BoZ+LuQZcdvfS/8cTKKFo1N+wqAaLbcbVVgZIGrw9kiLF53RyFCc1uXiYz+nkkMgpfPEp
PqeTGRFU+OJBPqeTaehVFxyE3E7TtF4fj8ZJzNW0xfFnUOdI6tEeIreajcQXHe1DcBoDojuB9jdEvjGqahNn6sginUsZW6wbh2xMzfvzKzlgfzzcapEdFovs
sHbbu9oiq7RFVi3EV3naIpu67W16K9HlcLG4b+r0FB7lkUZrmjrIdpGK2EXOnBTDyfsUrVhqvTGreZL+IZ0+Y8RQOvGdRyvNEzMZJ7+rkK6sjRhPayPGcW3E
OKaNGEe1WeywF5oxXxmikC0pSLH1xqrHmaCMsVWlVk9tO+U4D2rxysZgiyEw1XCVtF9FUfsi08RiaBg3x0P4xuab376zamUGGu1PMoa2SLNXPc3Caje8emC+
I8gVzkJzbQpUbqykP6+j/0Y4ZY2QzPY8RGyRd+UBVvCLtQFY5dxhFe0OC7U7zNXusEHtDhvQ7rAh7Q7bpJUyJ8WLrQvF2tB0EkjjDKDQpoi5SIMjtSliVqul
T0cCqgTqKQPDSBYQxBgbHNFNeySHCv09EG8mMTrq49jfN1TXhC0oJcdAlJ6ZwTZ2KtXQPzq5AJw0YHj+phSctAk8f+ASLwCpCizJ2wtYElH2ABI/bLf64Q1D
3TcHVl5glQY5AeBqtEtCZrFNgCEPJaidFK9orIzdxrW0oK6LKyQHBDTHWGCDJBgDaSe4pGpvfKkw/x4d5u9pHI9XcI444hyRMH8NQ8uH+ffogvZDuSmQgeLw
3NfTS0lkYukeWsg2ujYMjKWCYE77QVO8ftvg9cMNV5vIcXHXX8Pi5Xp7o77vGtyHF74eq3CY49TFuXdTVeaQk3voTISmkSW2SnMyU05zVpHsiKGeqo159FBz
C4xuA/EWAGL76XAdpmVLfC1NC8cbb4m366mh9Yap2QJ4WZ0UZ7iZ42HbXw4ULN7CydMMy+chQ3Q3CTAOyvUGPOQmC9UWqDCudJLOIyI7qKkcBM6VMoI39InV
TP95KztaQdwYFGppW6Js6ndxjnZuQzUzn4e0A3AjXQiiFT5vBnfF4S0MgoVTj7oegJTZt4Z0ejTmFcgfQVpAA3INYHhj6d91zhSd/e2PcRYh/TcEoGyiAhyC
3J7DNN1jRoXZHre7z1QTLJC5ypG5v1wyd9qR+YJME3mQ3WadAWwkV+TXePUc8erBt8Q79jzyBX77mcfeVSZ+/Pzs8Q+VG5ui7jwGbosphQ5IF1IiK0igTBQu
N5Cmk5PB0PzivLB7OOKtS6X1w0FRWg9kYembC1K7e5tkV8xL7cgaTf9pqf1wUIj3PxyAxrZgsbG1Sqf9NKW5gzTtZ5BL+zkVcdrPsNWZFLR1JoUL0n6eyqf9
nOO0n86CtJ8Op/08xVLWc06Tt6DTTjHD5ZyjXYCOWDhnHWKeA3oOhti5aHIPfsG4G3PJP1ELtFnJJ/+s9KUPtCb/nGtN/nnUgUmpTfbP47pVxxzZQI86vNlU
TALQGUdUmbDYmacc2V9JlOHOHsJrBs1Chu9yM+zf9xCtmQyG0BdB8qF4+Kb0iyvFF0/pFz6q2zVNUl36Yh+1mO9pbtqhvsJOKqQCJaHsy4E4Mk7pFKAntUdr
LksFWpHca2lRsCWrGC1RuwipQFlfTatODxbyxGFjEpRsxWhwg0gEqp3amY94oMFez8FcGtBNnAZ0oF0a0AzHcSUL4UNIA7pJ+5E2F9OAzrWkAf1KADTtII2S
QGtOacTQSS0izZHIFIpT+HAgboWK0TPZrTDCKjZkjpFMz2y7NB3RM7HfiV1zM1wKFfjcVqN0LDavCsTmLjoMSCoO8FuNfIAMscVoobT8HEDL0SmnmAN00hF8
8IQjkS/jTmNLGx8ltLMeNn3p9DCbc/mWFOTXUIT/o4B8XeBkhoXcWxdtYl9SJZjTvOskio4wWVPbXqFKMCdzh1wK4EUouqjxiT1rEv3LL1lSJ/lOcp6/zD6O
9OuIamF51kZBewi0NgZ4M5ZUJRdDx081c6m+bLpHavfaWBKwgWzhLIeMGae/NiP3F8QCyC3xCNdqM/lJQf36jXEh1xiHnqwzucbW5XON2S25xsz35NVtmsMN
UKZcFA2lfTMMA4xeEGY1v3Aqztm6t/O2JFsRXwxPXt4Xkxtx7TVSYaF1GIYh6f8mtm2ug+vLEc+LMp6XyhKeFwfusILnJa7sRl5FfKeXh6bpisGsOdiv+e1n
2SBTyfwGjvDBANINy1Q38yHzG4S34arxGzjab+DqUR80NePFN2BS3wTsf8lcCU6LK4GJaED8BZWl/AUDxflP/QVO6i9Qqb/Agb/AzKDk1jT+gk3xUJbGcENO
+dmQujg3JBNPGGzRI2zj3BDyz1JNzJEHIwgSuppYAC7kLPqoNGMDhHImx9dvtzbCkLnVgvH06q0kY9vx8HYrpsO2rdZaOuzYSozJJqnaysdntCRxreYyekjz
IRxv0FUKrZwZxdhYVSaxcbYh0r8XJkKzF2hIHsRf+xIhaWIycQ2IzeMKiCI6hgwf82SJM6LRFkSjtzwvhJ+cpQW4IQdH/O6DGRyRxdli2IirEYmDreGFsjJ3
FzZEgAb0Wbtxikw0XZzJ1yJaa2DigIZXDWUh12zm3JQbv0jD7y45fk678YtaRW8Jeeq3X7DFjnbWJqH+4B9yobaWfA0OkFi2IPd4A+rWSRpMgZLoihRXKNxP
A57OL8hGPR8w4Gm+mI36XDEbdTx0CTzHpleD5xgQREcL4OmSE6exHDlDCWM5Wv33mwwI1Qpb31Acjkx5ganMhS1sMDn+GBb4UFJlkVIQNbBFbsrZJtnrzwj8
qJbpN0YtemPV1wodZ4KwW1bngheKh2ZpW4b3A9kyPIbAUrsZI1QITMp0OTtsOx6f/4CMB0l1Wa9VmNr+jD2ydaiLcMBnNAiL7Z6htnu62u45qO2eA9ruOaTt
npu03dMp2D2DMHnhodS4mDnECumGvVsyl1CmNM4HS2fRI+FzYQq9hJZwYgpEzBfFUaDfSQvhInLzGLwjzz79ZIkG6W/+5mP7y4zAGsy1SyUzJ3V1rJpnucp2
LDHTDmKsg+RP3smIFhprl8g3/8sH3iu/VLiSUP6XTz6e/YJ6x7j2Ci68PH/gXboJ2r0zH7Qz9Q2lpr4hY+pr38+8mU/EgEHJgBeIOc8Sc14oGfBciN2S9i7p
5px3ug3JcY2Ykm98YyL7xjW5zS2d1/iabAEJ1LSi02/md7ZNsl42aXi2t1x4tpuHZ5v0m7xeshYYy/P1KUwfOuaNfY2VcUictlTI0Sl9dhh8vFj2/8oysv9/
yZQC+c6Zx/a/9MXH67oYyJQ9ltYsuKaor0yxdP+o3eTjtN1ULQUAMp+ulG3wdNmGQJdtCFvKNkA1uwYUsyNdTUNS4vKadtv7NXK54GAdWnT10SrjxCEFW80O
ttXY2fJT8Q4S9XYUlt83cyQzFMbXCJ6OpDJGWeyIN0Bg0lQDt9AG7sRtHAovSLtrU6TddYK0254i7QZSpJ12/dNuZc6uxXl8HXtZt7PHNU2ATxoi7kunjyQb
5Ayh9iOjSHPTwpT443bzapMS/6wCBn5TfHUxJT6xFBZHXlDiXaCd42pRXc7rB6CdCrSsJSX+Bf3oK/rR8/RoGI8YtGRsnMhX41y68YB0Y1NKJNmZAGkDjt4Q
7zDEoCGwj6tT7/DVBgy4yDwNCRAQzm13L4/MVmDX4u1Sw+M6qeFhSQ2PAanhcS24yAZ8cINGBRqhCWuLBoETj9M705ABFt+U4O2e04NwSpGQMNS6YeRJJMum
zyZ8u13hrBXxSuKOEnDTR3/R32/pWyqlh1VM6aGKKT1skZlDLTMnNrV1xUW74bTE5HKFvBtFDgCXvbVKsq6uFpmoWyUBS1s2E766IiPnPpAVGalsFW4zy3SG
wX0sdfULvlIJl5lTTWcBlzEFCMVBVmnlKnnJPtQF9l5JfY4oUJQFE9lRNdSDAAUVXWwYF6bHIo2tpScvFeFLqeCkOCf0sjYCP78RFFUcH8xWc2NivZoRH1Vj
OpH7ydQMwENzTDX5eFyR9N9aocXLM2BiISLNvgi4lURanQ8EuJqrzlIJk+mTC7WAALEaEawqWFaSIsH/vqR7RIVttacRicglVt4RDHM9rZTcq1ZW2MpeXmEr
exmFrVAmfCPAVD898emCoXtKsaF7hkfgKdWUiJ+WUk7TepU/qkRdmsIqNybcAa7vWhz9rF4qDN0bYG+z84Zue1lVrvTeOaj3zgE9aaakjmMYHhwzG5i6oeCe
TWt4fczEIt7Z5OCbQSlLwlrMW+XxO+jpcotaSNJeqzvgvFQBG+dRmtCjNNkySnvllXeLenQvtXMwHwFrvg727Oj59vdqNDmvuz2pA6NlFLm4FpYX3+S23pfS
Ois92VDm79EB4AHHnknCkqw+0aMayj0VNTaQkLU80Sp8VcT4F199+XM1ECNrPa9k0S8L1Nc8AQxyDbUiqbTjX8uVsoxkq1KFM2gNTNSKZz70xtZaldJa1YDW
qjytVQVaqwq1VuVqrWqwrVblFCtj2csqc2WbMlcZjETayMFkCcP/Lbx/bWyNAhpy/oph2ta5tm5dKu2i7u4GqbvroCaohX4YA/FrkWU0jMv4XC/qvkOmKEt2
yzJCh2p0qKB2aRmjFNGBa1GUMUYuHTzBtoiaSwQXmWqlX3GUZ0qLbryr6erKoooEpjTnivyZWfVEOUiT7ChTT7akCxLjYj5RLVufm6U0j4nOtVMS72+JX1KG
7NI+105Zcu2Ux5rlYq4dZDYsYX8rtRaMLUuS8jI+6GK1Ai7gjjaH7XVE1NYRFMZ1Yel1k16YVPUB3Xwh7b8Iry4Hq0I+9HCoN0t09zqSJfQS8uKSZg5NzRgK
P7sb1FCDXjBoDSJeddAaaPA7+xtlHNY1ShpipQvSOlKQlogEk+pIQVoHsmSEIsniLCpJGRJePraeVDfZaOZ0P3U9LRdbuqupdAXiYwehmxwqJWXun7bAacnJ
uoNe9cJBCE7Wz9NpuNW6HerLdmtXbKNRJMEx5W8ctmMkWJlz0F579O/+4ukPldBme/RX6Oez9rBNIgUHSXw6V/QA71Akcdmj5558/u+/fP4fz143rI7j749+
6+Tj9N/z9PdRwBakPeoQzs98Ag1ST+F8xVY1o6RJ04rfZ03i7zk1hnfjE9oJeP66YetC9irrPM4v8qusczjv2mrN4/iA2m6dlXep0ziqYXWKv0FLEV3Yar1N
dLhjHBPibLXupL9Jc8XXMfiT6SkO41DMWAQ5bvPbrGlbfpnB8euf/dU/f/cX+obto7b++KECe0pnpeEywuZVZORSKI12wxUH/vbnjl/+1etu+H+6PnzT8//l
wnU38LHrW9fdwMcPf+c6/sghMTOBA6KWIBEP8UB+RcoHs4TKGa2wZSQSkwhKoUK1t8Yd3bN/+J33bqdxt2WKzkvH7bO2kOgzNptbnD3E5BfpNOCMR91X3QuU
nGabojyeFiyUmVBzaN83vvKF92Dk1awjzTvuyLwc4r+3Wo9AyKLeTDq5fEUtPV9DXxkftxFPjGXq0DId9YaddCSmXP0lGYlJVz417gqBnZdPqeccMxLq1GJf
U0t/TSc/wQc+oJOf4Jx0nVP6o3PyUeu4K/076JqPWtPuIh+1l/FRNQ8j4sFP8rJ8Aef1reqsJx897clH57yUV1iHvGwdzuB8/2/yOjyI84hao5+dkmftcf57
q/1C2mD7rPvqRklJg+mlMyUZ+qmSDP0rXjr0573ETctV4aW/xnArMO8GUNe0sLEblZN6wxfUJa2Xz1iCnJ4UB/QYXRBaU7Bb0BZOu+I7kZtQbVC/jjzr9PeU
9r8+YtMGII8qaKP1qUmdPs8kwlKsiVVwhaNW9gAXQv+idLhE4NHrjqkqMpQp6GjNKO9yrMZVKW8VSXkrFy7niA2cVUTBB3EVolSFDg48ylVIBS4diGzADH4a
fXPh+Y2SbW8bo030p6VzXqoGu2nNK+QNqypgq7cymo70Ak8rV9YY7/4hG+neyR7fg7zznLYK3KRm6PjNcS155BiT8a64xkljjtAucjNdvsiEZt+gL3+NLl9N
l09+lC9vy929kS6fkbsHcnevw7vl7lhf/lW63EuXT8jdXXS6EoJUjUn2LNGgT5do7pERaroEVbFRRxX72G10OhypIjnrNijU83YGLZTzdmACKTNPJvpxYAnp
wqGLZt1Btd4qY0NIFqgbSV+BYKdL2MmZID7zEDtRI/ksjZMI/jTVB0txPRP8lRm4OcD3Z6Wi6jM4D7ayUQNTK++klwg0qprq60Sazyoh1S+oBpf1eUYJic62
q7xF982pZlUHAgG4ai/ckLQT3oFtyGkLBHIABOKy6SkQyEtizr7ixNUMTYGLfL+5GNtMTvRDx+6GrxO5MVTTg35X3QOIE60SENbcuJFRs+dZaYOxBYKlT/9J
QINicLjUhC6MFI8P7BmODBHsGZ6MQsPXo1XVoxXQPsnlnb6YTwbSb8/gIsaYDQMBz4cv2qWzp9nNbZVqo7DtAw+AheXx9cy0St+YUQw5ZaYDtRlRw2FOOgXf
0ZM3oSdzXHIl0ANT+gEFywP+PSScTkyriu0O/Oij+tEpxXUejIdR/p8MxcwC+NGnH87isfOMC2W8s7u+9nDaNe2oCbOu4UPXN7vF7YEoIkA34u5ip1AhW0E8
FixKoxtqnWI7AUZzwQi2/8zd2WdOWW2/c7t8583ynV30HU6gvVFupks34J+bi8O2TR7aIg9tpId4uM9a6VN78c+9xafulKfeKk/d0ejOM9bCmHMMsGw0vWPU
YoBbKvk9YC0WSCkup3lUTNBtNfazWLkKR033270IYULNUleAn7RALYtGRkuXJpR+afmyzTfaLvTCYxwFvvDBEPsI4EhcMfGEYr0v7qIercSKLu+JV3COxyDb
+TJe1NWsaoQZQxN4R/IFn+Dn4NjQ2AQpoMB8IVQwLIhYOHMZBkDRh0/wyv/1SSFjX5rBE3VCNTvTQa8CXUZfj26q8orxOTQG+lwdn+pKeG/sTaxMlGh0SjN4
JlmsCGlv7mTAlMTT2nEnLhuAUydyIjHAibFQTX/sFkZQNnznekmKDOZJw/l5SbYLxw/7hF3acLnmuuCw8aIb+ZvxGH8jFvSvz/mSY4Y2IWh7zLzIT+7Dlq0f
pRbTls4Rx+he09dhx8k+upHjkfu4NMxuhvFLT1aBtYqMJBbr2GcbNePVfODVEPS1CtW/gK2BCUKiI2GaJnoI7qQr3t49jR42WMfBbolsw0X6sXA9FMGmB2Hz
vTrQeLXg09YIaK+Pg40bazn6uHEZ3brtbY0elnCal/OyAr9nSadnzAg5nXgp3hdfJuC7tQK+62P0X7xGsHmrWVSK8ZZOeV7eZt6yJu7LeCJICzt5/dcPcFoT
tlDErkEXxJ0g/jC+AtEiV8Rx4uxuxDyAVc1h+RMehDEohCKg6cabD7rxFUBruZDxYduIt1ox7HZbLZcO3Vst/UT9nCRrTrkGhrcTya8yAdJliwTNuyeYRR4S
jwVIN16BUXHjlRgVNy5jVFwxRLhxF6SZrLHNZTSqE+vWFUnSRTq1TpYks1izTkYOaJtxhBsjTqMaxjVaYc88xDsthnAKey04fEnbPzr4mftt7357X2ytZ05D
B2RMpUNXw8VhLbEEOqwjWY326wGS3CyQox+T5r+xadXfJRwBhpeNMD5BqlRxCQIljc8wu/vcYfbsOcPEamhlDdNYkPDFkl34m67t7CvfL6ZpX0zTlcVrdQc6
iLNd1nNVyHquuIhuO86r2mU9t3FFpVnPBdZ9pBmObkOdJv8IRJkjjZqATRiRbcURajV1IAzzIRElUOW5wQW9i1WdahNxRHeGsXWEXuZJV73WrnqtXXXRVbdd
V91CV1101W3XVbddVz3mDVlXQzQu7THqP1Nnqce12EUaAucIODSKUeluczGrKgJNi8WsKm1qhNMAScE0fCXunHgTh1JVSDeoIkc8m0yBTgWICZKSp6PRK9Se
8GlHOftMTFFE+5i6p0ka3W0chYpvoDoog0KS+3fjF+h7t/Y1SmFy6rdA7CUjL5Zi79a+Zom4ZFLfQ8pxKS5p5aoMa+9eWKXLgq1jEAmtfg4s1TNj5SLCyrF9
C2dJoXfS+5oW7z6ww+7kApYlHf3DMkmJ/jF4WuzdpSxaiDfRUhYt5GGXQgrjWPTqGHXnsdWUGaBLo2SNJXdz0/SZko/ar8VH75CP3qE/at5M1+qnx0X9Xqx9
bIXwM3xZGXzlK42a2qfu8/bZ9zn7nPtwbqdH+z5tdB1XqdEVdRSoxa3Am3WzEJTq/8SphWyDJtERPURLz00/qA1ifKZlKZau6LGF9bZx9cMPsFWE7s3ehYj5
5Gian4nFbecqHkGXzur//QGpas4l4rOYAoaLc3gCXnxUXkzP/Ap37xH+91d18MCnHpRk1YZxc4c1VIZHVINmiEeOzv3FS1/9nX/+2KeuHXY2yo39dOCZoA1H
58HGJ59MP4nYs/pTjOhws29AcLw9OfvdB/iDpy3c9NsPpEJ9ecnx9pOn3g+lrZ9WDK5qc5K2vKcxglmYLiqAZ38+kRUaavqStd5H1nqGc8fpj3qw67+0vyWd
eUG7LnPIHjZ2XplwkUUOCuSVGegDIGrEeQ5oc6rGlfc3a/oDd1//xHua/uKQjZBbnEI2grQDDNmo8JZKzK16wwV+5jvXPYG8tRftJinqUNaJr9SPNzqJq61w
DGqkfmNzZTUrEkVKSS1e8fEn4s4naSTeD+9a7D/xRLMr7nriiWzArk9P113/RDofM9mEPDHT6OJthi/9N7bD+cRKs7+63v94o1s0/8ebq9IG/CLGrQuS5Q2/
+u2PzXz3c0evfSLufkufvA4/dKc/vJWu0icafpiceL+pgpXNfk/chTnswVTW456UCCRegGN8XAwbVgmMP/AeIWAOfiQJneumoXJp6nqwO5HCtfoq0hL83FSv
xhx2xd3vpx48eM8td372yquveasoB0C+4hOrY3esuSZezV6uNcn3Jv/RupVu6I5Nn89e98RMsy8bGRJysx9P0Y+5n1bFJNDG/ox59NNPzDx+w83//cRvvvQn
/+XaX8Deuiru1T/OX5dNGF7z/pY7e/QAkOrUw3xCrH6L5GDjRvzK/nzeNYh6jdUmQGoNRzMCarUGUKvVbR4y4xzzEnNlibmYJXjHVkvgBBYctw3eUpqLLjEU
cGtX44vwo/SkX1ydfpGaQ2oBEwJ/9xPMGHq4d3h1D7WJJzFei++ujvsQ2m2LNMossifFYa8EPEr8+StuBpNqrKBbpPBEtcAFiPxo4cXBTRwxYrfjKLQIy4bJ
wfCxmq0h+spqZCBZEa9Gh9do/PQKqaDR6AHp0dfXxJzIw+G7UGwavk3SnzQmyL2KpVxNvlhYN1z1fzy1/qq+u699K6tiCkJ9nFG1ZBVIZ7kks2y69U/705aW
2FuuZ7pHHouaK9OZXolx71nkwbiH8f/ppHcVJr0bgy/a02oZiow3dy3F6tuO8CpTH8pv9kjmj1hQVVi9XIqJx80x3e+isbubR8t/izCcVQAdyAAhIdkYG76c
+ocmU+tjKZvDSGPzSiEHWcP/3yAuQMsTK4nIxmWtxjzhp9ztLSLoR42VAAGXWjtOXA82JPC4Qs5t5sytrRI7XwQ7tVQkX6lbJSRNnV+ZZrrW7Crj9JbYTd02
g04jlJ2uyk57JXvRynaGpZVyOXVcAlVhwp2LqFqTkO+Q/E28JScivPjAAv7SY/jL6pTqVjPVpfwle0goDmyGNVZ4izD7HSMWURycWHUZBSaT/FCsijvYIJ2/
spIWXkejm+hnFftSQSy1/0iL14U7BISEJTdrEXPHH7hpG1/uY7/9VZwy0036+WwtW25wVuXFi7Mu2UF4L+j6D1WTANOHuKY7jZQZFguECzsrvXOkdw73DrsV
iEGi1AvceUU6eiuK3Dk3equLo6dk9Lp49OLaiFXXhvq464Z/92/xv2/yDsOn//ar2Khoe/4PTbcvXvv+x7GrU78eb/bShtX9C305ks6d/mJful3hjxs6/2bw
gcd/Y/c1TzS7eV1m3/pq7lvfxLfoM330GbmvlmvRqnyLqsQMzUsLd341dye/r9Jy54/XbBDb5GlYheg8kGOD3thYHf24UQ3auU3auZEOfSNWP6xEI2wsWit9
qOb64DRWQ8FfDZPMGt7xu2lpk87SU5UMJxnv/A+FOUGrv7/+Fvv6g/AXWSFZZYZh5jO5P+tp4xursA13jDj3iovwbjpkNzp30o+rRpw7RP65fXn2e952RVNS
ydox2SCc+smHc86mtYLn6tE8mcNSYfTuNfb+BVvQ97ErxOoqZ5c40iAs0V/X03ZIh200m3TYSNyRDv2NXpEOerL49JVp+jzs28kpxpDMWkUtjojK2SYQlY10
6BpxkLine8SBnkbDhsCe3hHgBHiGRD5cOHo9cjmtDutq5/jCO125nKbRpA/DX0QfRq7TbrSG5wtmxF60hkcXZsQeyVejVftLPwdaiAGxxFJAjivM/2n2P1pI
uXVGLKEYgV3ylZ/lea8fFqQBuxDzNlL5/3pLG4Oc3VKoSqVR/7Bkpemow/DLoefsU/eJBSRn6zCoQYvxe7Ck+o1SNu3lZF9eEaL+AUcMzwBsfmVYDHnHrLyF
80em64A1D6kKQYfesWbI0YDlOOC7H7/hv/7Bo1ceueUjb/4FjjSOw+ROGIjg2PJ2SiDswuny5LKeLuzD5jXPsZ1OIMnYi+H+2IbJvRqeqH5YMul3gSO78Psx
LnCgURI8H8n1WoTDpp22rfBSn1/ayx4MUufZBVF4ab3Bn0IuLThiGrW4mr70PIkPVYMdgIji3JkgEcQ8rWlPYwXoobfF1Qwq4Cbjn6P776P7//rMA2rY3kv6
RwkY2uQVfkyjl41rLvnwmeOwKNFTLbfU2A1ZvKYFxthEMGa+PneDul/wjv9V0I/3yTDdK/3b2+D4vij5JtCi//DZ3/1QuVFlvxxHkEhni11lQ/LyZzZZ1W5k
qCF3ZyNzUo/M88986qN/8oiPwXGZQ5YLk0YSHB68Ha/4eSGFO4qztktI4WeljzcjhXw6IksNdi159smsMk7xLjOmZoyXMaLfwIhiQL955p0OCY8Vjm+Ny7ld
UZn3coK/5xWx8J+mJ+fx5AxHfFrJuc9+8UmajrjM+fcB6kUMItDYTbgPt1sN1EiUdAAB9gkbkZJIB1ABX7UTSxxoETvQsKnCgWaJA60q5ltdM1fgv3ExvR6E
a3NKg6LNh3uLAa/ewpymJY648woxr2wij0scdGfGd/phPW17Gz74G2l/qDjjiRTuacUXbGkvB9bZTHp3s7tSgQTZXBe0I8FALmvmUskpnXCa+dQL+HD9Jqex
1cWfoybye8UBpAmIJwgkWqStHHDMxVhYTQ5owImBBHEZanIg1dEDQYWDX7JZG/Bo6JeW2UXdbBeI/fAroeo0rPyslWGFzzJia9ZtxQrPGcTny18B7FfgngzA
M4DPeRxdDfzkCIXTuPLi3/w2RyicMg9YcxoaO4ujM2wdNw9YR+WBA+/6fG3YOpR+YUYeUIyptYfVlHlATeLKN/7ml/7o96JhNZ5+4YKGCZ8XaK9gfrkLDPql
LzxJXTitzAdOyf3AVXEXZlUK58WVl+e/8D+/9e3Vw/ZR84R1SH9hRp5gYDI/YU3hyvm/+NqHPvCOqgYq8zfGNdz4Xu60utvAVO80t/8ddeEO8/7b5fW7uMMI
85KXX29u/lI0THuUfvVGaX0/d1ZA2ic1SJtv/nAkMO13oOChM8xOoSknj1+eNFjZ0rCawbk3rI4KUlYxYvbrf/HVl3/v8Ophi1G1GDyNoz1rUMClYfu8o6Gc
rrQEQNjRb54+8J7Pf/jPfprGyM2Q2hB8D2mo6lFXz45iUC539JRjoOYXHAOzncF9D8yqHQJuHR9XO9SUa0Zs3jHDMWvOrGknOSnY90orqjdnx1xagHZGsX5O
WXD2otyzIJ04S81Wu2tZ71iq2gAMkm6u2oDbWm2AjVOLVRsAXn0KOf5zPhJk6vjvzlhy727JVumQSLOVkxDBLoRv9QK0WM8/AjiKh5bsbZR08bArdies6HjJ
vri0V5c6LwnuIxbE2jNoDpIHlFOgbFOgCtsAky2PJU2Nkt2gbhfR/80Ax2HjZKjNzwom6maSoRheVYXWkZDwQw+MAoY5aF3fYMzr1Y26vBYewPoTItfW41IK
uiAJCynES3GNAbQdupZICiNiEA8LC5yOp3MB/gHetE4B0DrAP3Rq/EOH4B9qgn8oCf6hLviHqr47pru10XoH1FYgHiK4pLfy3aHgHyIBZWwbq/8PcUGmBizE
lkhWoxJH7yTTLmy5ZeTvK8OeLAkvqDdPTgr+Aen2NP7hrGXiP95j22pf6f4cVy9rfl+W1XJ7XIZMtQshRDf8Iv/vwnVPwmWtY3T7PtX0ryV1pBz7o/HktaRH
lDGyZZaFxK8Nd1Vcru9PFUhX554tI4W0D/9Vb8PGX2tprsuAWgQ4DNBc02ELzTUdrm4AGkn33rDV/v+4u/rYuKor/+57897MeDz22HHs8UfKm1H+SFRSIjWK
nQ8tvFFWBAlV2Yo/8gd/sFoqRVb+iNouCigiQ+KAFyLqpVkIYKhZUjVlHWoggIOCZFI+nJC0poVdAy4kYKiBJAQIbChp2fM7576PGc84cTYg7SZK3nt3zrvv
fpx77rn3/s45S+gu3WnCh1AtcBa2mwLOwnZrgLMgzR9Dz4YJVAJwSnhrivmKhBunbiVOjjM0C+fvbPHEyyKUNWyce+IxE2uYm+OBiQytYBJ62qsUq5g4NbKx
GtmBytecM9ohYJ+7VRCgUPAQEvHQrJztP7U/nFfnDHxYlq+fZxLI7jY3iXiNgMRT0Z/Np8RJNjzIpX4F3SDp1gSptToVvgGtH4u2x8grxrfWimG02Kwx7pWt
V2lkwiZNSaTLIUWDkq6PqVwDbNoeV7lGNykOlGGKR8uWZIlxYxfbNnaVmDaudJNRJz2NK9RNdGlYbtwIf9/LjY3w8M36k1u31Nzg1ruZagaObEyqteh0gFGt
5ePF0l+RyT0BXfkd25paYnmaRgU3Sn1vRHUvUzdBPabxwjBiw3uMC/M444D/JOb7mAPX0eVrmgOvk8e1+nGNPK4Wa8ZV4jq7IFX1UFXsFiUgWFaKgWOXvAA7
Ys5gp5KEPj+hVyfAhhZ5bpI8b5I8b5Q8N0qeP5U8N/i98FaPxgFS42Te1kAxZLaYLsh8gTy6+jErjxCzMbCQgy/V0CUD6ejgSzjMSUM6Oi53vK3N1AyINgxM
GwOTPR/ogXnAUeZmr/9BzHcDZomlgBInIqS+qcK7b+174u4T97aQggnI0/A+noAncM9E4yB64cCRl99nojH80C9EhwMiAOcLfzx6UBON8A9CxHBUja8fxv0j
gq/fq/H1Q7hODnPaINNCxwKyuvDoi6/9/M+PtnIvKW9UaPoj+e3kwkj6Dtw3L0UHKm+7pG2P0PbifuJpTu/BfdtS9K3yxiRtU0i6EblK6k/pdh56Vnm9krI+
pFuHHJ/i1OsRjWEpcSWVU1KuDenWIj9JvUYKie2kXkm5OqRbjfye1AYaTAeEyWFJWRnSdSE/SV0iFQH4o/dJbawR0GFr7Elp7fnS2Ij69KpYhnT4fZellv7t
hwef+K/j/S3gQVX4VwTOjsHsUEJ3dZQwT2AuRXqwN3CftvmA7RErw+FBv+iZtLhg/oFNYx/Ad2eFL7bjni1Je0HxPRppSDkqv57lnhuDngpOeI/57/V9RHWK
QxgtNY8rXboFpaUrAIteHFjGCjvbp5z45StDnxmdXN7bHygv7xaOVs4FRrb9psfWxzuhBaRGEzFrs3kz/unJzQ0m/8CpjyFWsYkbwk05emSMnvh6tYIYNJWN
PbBrB3MO2V6wgoAzVa0/NLWOAhPYfyT25GsK7tZ8ak2+VkLSohTiMTIWhPOA2UdSnMEGya7JuXmX/DNAMT/BNtkg4tZUzCEGXGLSrdvj1m8rZG7NZQpxpq0p
ZLauyafTRiFViAPlh5g4gz0B0i+xdU07wI3QdAqwU8y49T1a+6G/mb3b/BmdlI+s+JYg/aOJwxfTTQaxdCJm0OWNre1pzrex1awam7eUVaSxaxmbHwsNbVJw
lKtKG1UJ6JpanC0aqHlJB/9JTrl11ZtX+e1aL9hlqCGV2hLfqi/EpU3oLgXk6P/ptqmVtqkd5IhcVdqmhtumhnguI60zE7dlOApnoa6X2qeu9xowFCkpNUCc
hnx3RFR5hMKrxwXh4gzMwG10ScD3EKu9WdcQPwGBk4Ia2EXCe7LVQ7nW06ex8rmcPgzMZNxzI4cDr8zBVv/N5mbr5pivKI+QopzUKwkL8iP0Fm1F5UckhhW6
zazUbSY6IiWRqcyQWlWiVpo6JSHL/G4TWwMgexG8KiUnfn4nBK574FOnXpsThP58YLpVBZHHu3u1JBuYB3wn75JvLMyCo7RE86s1IwkcTir8lXuPhF/mt7yi
AHLZe874AZvxoCHTwdedaEMyVtWu1Hy2D5QGjapEozRNKUg6pe0LNCQ6bDjHb7jAn0GKyPyGCxLdGDccm3gk+UiRDWqV94T2o5LMHJNAgDgScXCZj0MbnOQh
dNKUAXNKfzWQ5J19Sj7DplPYrEUOg7eJP8cxAya48rNEluKXOD3hpye64bnX4m8vNDfSqpZPmJLyJsy+kpnh23SRsnkGo+dTcrqFpCYpZYbPmGiiiAmAPR11
wujLI4exw1VsHx10hFPR9tGB7WOdWxcROY5rSzSaVNgbXSRDBZteU4JNxxG26/C00tBTWAT35rRyCUXHPzLkvIaR24u0FyDpCwadBz47Lmp1SoZipDoS0z0s
7tvGjOV926hSYPldWIZ+eEl74vS/I34NwQH+LkpSTOzosl66dEMu5g3y6ejrJaHabR0vkuFmxgJziDdQ8PV/2cZ8soijAOtAnE4wBYBpruT483JQGsM6Gxrp
WmLkU4f2ffafh6GRrvGHu2a+l4oBNyPPNfjvGvy3lr95u3zzMnUd0bzDHjXZ+M32/vZX+g79x4y60FoDU4SF1tpcQ2SXAjmIIukw+y5nEx8ba3/HbYA5vOPW
Quw7WN3X+E54au2I9PNlTmigcR5yhw00Zid7XAcpdmig4WC81UU5E/KHGSe2p6fw6aFt979Y90OWxl23kv4WctCP/kFce+OAA2QOvBYVD5VzEbzWeruYBd4o
YQHiD9h4ivDCYVE5C+B4twacsCQv3a48Kxd2vfI2sTkxNyjQeaRerlBbqJ/c9HLjFlyd5XBnlcQ+1Ca6xLBMs/2NSu972leMiL5k4GhKGCealmSL3kZcN+Xm
4LKRPjuD1TGGxQjL0zluI9epV+qEtX5ygZiXrso34bI6D+vSEtZfKawPG9cmd65mfcqpZBAYuiUgDvyQZbNtArTeLJpBnmBVi5bI29Iw+RiX/g6/9EO6qQax
R5XkvSqW8rvgYS0Je2rEFlpAq3Kcj7IFNMuKHUqq3aeoje1gyCfhkyyzXYJQg68bYaRna8FzJ5v1ebfQNwGEcefQyHA4dBqilMc0jyCBU9O+R2vt9K8Oe/m+
D+ZGbI00AtlkYFJcAB0Oy2DeyHTpUse+p1x2EsQaXZPod1Ds0uJ9yhHvUylsuxg4mkWzjQQbLAeTZsvmeGRhaEVhGzGBbbAfJ43RsNnUioYYdsBhHpeLM4o0
jzNMWlEZ7Jmd38untA7niFlBAlvWhhUEE4FmYXib+Dw1TXcb2XlpHd2t57t6umPwBk1+/KUGSpAj10aNRoH1bj31TmMuof39606qzTm1lniVxhIN8DOtjuBk
WdQRC7vRCfHHMEf8MWSg3seRT2X6hPhviInhga4IG/Hnm3VIDPby0EKJJMeydCG9oVUTNnPoV47cOgeVPw8kLGbJxsw7PYK2SOsGbcCJczNssJqnZ0GJkizm
1tbF+5xZ6XNm6efMi5TJHPgS5Bfnuk16eo8mp9xWUZHaoCK1u9k9uQ53zp7cPG7pNm2+1+529OS+486D+V4blNYOmO+1ua3l5nvzetx2oky5Tei3Vjezh/Js
Quc1R3q6qXRSzLpzUZ+5VaPfMoGaTsAa01xoTFk3G86FTbksnBFk/bmwFXVqQ8Ha3GapbTtqO8+duyd3iduyR5sGt+vazkNtO9xLUNv2oLbtbnN5bS/poQrn
OsAZlL3rwlTR/Y7b8UPBEgcCPhE2fAaPbgt+9mRQiPFiptILbgbqmmI+eLLo88E9AR/4sAMdNcxgwSDhcMMhfK6XrWBtCrF0ZepOW2WiADRb/2iLf9NNrl34
ctIAoMeWthjp6jTX4+F5qsnvazvN60HyDpFcGyW5hh568fAbIrmaHrA7OEpUqyjrSQGiAAxC86tGomPjAPi1zF1YY8ipqXayIMdhNg4tWUvqyvHTEkBLBD5m
Az6WxAX+Lmzxd2FjrVSLSwcOxyC46nBpIiFpX6YaqRvsRUYDSUgbp7eN+A3AfltEFheOtORdW7SRd0kCr7HgEUEXm9JP+gLP0Nrct1pcJ4ClYGpbAu982B6O
icU1Y2YYFLyUPffxljAOUmkuxEEqW4ekMRfGMEHiyLUec2HMzchxbYMc1zbKce2ciLm6FRwd2vCMIUFi4c3Xx7R5RjAbuzLV8nkixibLTzvE0aRuMZUVoGhC
409vdCvUtCUePH6Z+jjR9MY4lZ2fhcmWq1bBt9mVx964PMANVbDswBsR922h67OI2zPZ715Mt4e3bpFNdtNbiJZkONZ8dnXG+817/rBva/HoMt5sLhRf3Foc
Gxzf954hOJF33z8ClIjHTgZ/vFR84AE7vVyc42H7+2I3QVnN6eZnBz5fcO3P3vnmmuCt1x6+rbj8/JpgJGyC56c1wa3fFBd8w03gk3bQ7Qt9fODgt8WQqtwO
h8N2GJvOCo5KBu1gBgcQ8BHixgG5WS8nEUEF2Y5TRXG/hofYxJvgYqS6iaviHK3po8U7M8nbCs8DO3Hc8IELcf8QHrvz6xmrsMhYBzwC3PKwye3VSFrjK5b+
/IRJMTZDOYCrUN2ByX+cvrRbej50c4hE6eNE0GcJxlDg3cDtoqwpBbcJbHJgTYz3BZEKOAiK2YUCr8xz8a/g3wWQGoe0TuJyKSAXkNbpIBJ3HNjkgI2imSY4
0yxe6MjX4eKWZpqRlqqVlkrAQ0SQKS2H4M9NtvUYXLLBo2/zaXtcn/LH4RepLjzljws2uZeaT4OTabWYZl9H0p5xvfarCdyoR9DJpST16KyytKD78OUehdr1
6jAAPnelWL7zcon9dgRrr6SsvXi+MbxaYOTws9cU3HV0i9t3w1vcjeGE+hw1/SHwiKnUZn3gt0OVH2bLcOOT3z/uCE9+6+XUt3DKPxHEeW+heIiG4fY3h07Q
h2EQMnnosTvuru80A6sQKC7r8DC6tThysh1YA1V4f/LZjxzgDVTh+If/JjJ+Db+xpXjk5P3/cYzRB8r74h7//JZ/ekB18snt/ue0gz0VcbCnvP7n/DNbobbY
H4p37BfawV6YSRZ1G9CHlwqeKXFSGzqI5ZXscT60/ChrNWy2NgVHlsVYoNBFjkwBuNY7XX4DzqfV5kM79Kcdrn+fRiec/vQ5cUrrhAem3hRvmhwo3TThMkDH
wfJ5Cvv98b+Xg7zpC6i4JOsFFBDCUwoqlER+sTnMRaJymQvvHqIvjiwTEEVxbGtx4Pibz5w0pLiTHx6848VH33j6pFFWZmhrlMmD2GnIxXn7k/W4maONw/8x
NvN1UZaUFeWDiQeEIS5FUcAQg+NPnTI6uUGf+XnFBj1x4Mj9cSlc6CWxSuH488HXOyp3HmXqfXG3ZhDHY+3NCU/jq9Y7qNvUL3j+hPlPtHJGp4EdTUaPdlGO
AWJ1MVLNFQpYFu1y+IPLuTtmLlKkunzCr9ZS4heHHvvqqcH7nvnS6FRrGA2jrqPfaZbxjBUGtkGm+FZhTTJ1gPOcAjKnlGUcYZo8H+YzZjszzl7L4+Icxl9B
XC1q92pRu1eJ2n2FqN0rRe3uErV7CdRuTAAZUdcbRF1vFHXdgEqeh36/yMhBCV9kuKLfd2DpAOV9Ljf264Jg0kbC9anpieK5woFPBAd7YzXYYr4qTcPiu7Qg
aMYlk2vBJUtr43iJ6Rjps/fdiz+/jqg02YewQg5++FE7P/o/X99OubSs+j7/+ezyf8+1YN/N4S01M0czTq6Vg8WlU5oxxsoYA/2yuqTrz4NP7hPq0z6fjDH+
ZKbxanuHz7u3R81K3W3KvEKkZ03p9jOm9PtpUzr+lCk9f9yUrp8ype8nTen8o6b0/oQp3T9uSv+/agoD/MEUDnjFFBYYM4UHDpvCBKNmRS6oq8YFnnlVOh41
h7YRiZY5YKYOB2uco8/z2VABQosNmGjNL/g4T9oLOmBj0GYLrQEz14o67DZzVNjvWkMmyrPQGjZzbWIhNGIyXMt22zqtAVybl1k7lcj/PlxbOy3oJL79Da+S
vV70Iw6ftmlRD+NTXspyk2XYXoSIMsWtYmuHNI77kpkZJWizk2z6LiPrxpUkjPkJozphBCUTeJoNRMoNebVCPSMPiRvyc5Yb+/iBlma4NjFgzXbnMmCNc9hp
6iz7TEno9ROKOuGM/sZpXCn7T3GlnD/ROZ/SOR/XOU/hnAcui20cbvkoQuZ5jSKkzmmgf/XY7eYd8K/FRCnUc4PxOqTKxisGm7GxVNYaGxDlYYVaxxMX/7lr
RMteHMWxbJ488OTWe468+X2WzP6wF+IRBL2RcS8eqbuCGc9YQrfJpTz8DRn9oY2CjP5RPfojc+E2aGqKJwf2/46ABMQF/iQQ4v7oM3f6uD8Hmh6xmqMRnQ6g
vDxZVJyw4+FSLu7PT5fSbR2WcvGoYhEvUyziZYIqHpnMbOyw/P8TUumZpiolU5UpU5VVPkfxxHVurUV3ZJP0Y1WtxYoqRGwRy/gUQVk4iOvoAAG/ONeK0E6O
F7sqHUPCAkqoSQVlK5k451+hfeL3XA4L5eCBBCcefaLr25/Nt/6KStAKkHfORFATqrJMk5CKvVauhT5iTA/aqr/nT65x/8yKkbu8IYazp0tlQ2yBxETBSiku
p1StiKxhQKTiXCq7jAFHLcssHc07iS0+C8uqxRJfEcGNapGRhW28+XSpE2uVejZVgYEFDLYbJBJj41LeuGRnYhYkVA1d2COlJR4pLYgnhMaYGw2NQdNRzF+Y
fZVU6WDn2Ar3aBBdk02mz+L6pngkO2OG4NTTuH9ZVkunTL32GlNs76a8CXlh0mTw50FRryd8sqPb3tyLEfgqSP8kpGORvA/j/n5x5D/qvwSxMoIf3pIX9nPe
D+rNqr1B3r98ndGigyB9W0h3M+ldemtvoJx0JwNXhXQHfvzgkC7x9oD0hfHH/0KkPSA9JqTFSIkZ79r/krSS8leipsBdvXfkheMRODOw295L90sr+S+MUBUZ
uf2uvDAeeeFV3H8kQ21MRdqbnZ5PFkOn5/oFBnEfujMAcQcvMHL7PXlhKPICo7f33CstFn2B4dvvFwP4duHki+9J++xQYfs8/Tm1D6/b/yyksnY/qkmLAel7
/U8fk7W7N1X0UdqFj6ceEsL1Ad3EUx8bnQzN/kDosJA/+Tst3tdquqHb+/d9YPBq3vuwWAmTLZFO9JqeXjZlTf9R0V/T+8RAY0uEFazuhevMTsZhHy/6OOxw
udhBD7ukRsOfGuz8lEXfbpM9oHrFAd5mTHi275fQ2zkQeNjqCcIr2NoLAFtrmd15nO5g890h8djRLefMltfWjXCWcLTUysfGSd7ixK+I3t7EZ8PiUgkhLn0z
j5Rv8AFcC0vaSgt5R/u08n02wOdyEr6nLcT+kpgLVuhvO5ZWYjBmzCLiQkIiLiRLIi6kJOJCjaZ2xbkfUTvyQ5wjCVaIt5BCvAVTzj5gt9mEiGFTJruO0k4S
9/eITViMhuevZU+W1PCov4eHUmGwp5FyH5Vs+HBCun04Mkx4+PQ/GwwfZpM+6nKMGe+kvLAr8gIPn/5D4fDhcWXK6PE+lhf6Ii/wIHq6PxxEPBxkP1B5p4qV
7B3OHgxGUlFvKsHS4RMhXhcSYzhNHAyGE8spi0eT92kxsHHQxBhT+w/6Y6oAR5enzE4eSWD0KUNGkmb0LvYU77XIK5KHZ5XxPjb+hPfNUmfmFbZtiNWWsHI1
n4PD0TKeBkyE33j9YrB9JvObCX6LMb/ZfhWgz+kqAMrYoung0Q2cBp/MOATzK2+IK9nQE7Pyg7Erb0G3l5W209ZsZtQJ/aVsqAjvdBdWyImwkNlqhfykSiGt
sJBut9cs3FCpkPPTMSmke2GFPBsWsrlaIU9VKaQdFjLb7dUJh1cqZEfakUJmL6yQeuigkHXVCvlxlULGw0Jmur25Mm4rFbIJcUV5WXthhdQCAYWcW62QJ6sU
MhkWMtHtNYg0qlTI2nSNFDJRWkg2w65cSCsspOWLObi4aigrpOXpH06UFJKFcwzCGYDvmBQS9smBOCZ1ueeRLb5H+Onud0r/bllopRh375+fOVExvffhLaK0
eZNDfhjVqKUTa8am95kUMSELtunTn8bka08pp3UMzUZv/1DYrsrbgUhFmUdvjcSngD97s7uckqh+c6v8Oi4+7/Empb6m3xlF6gJW72jBp0S2HVXoYY28ArUg
rxQHOWZX6Id1WJJRgPRCUwzOP/NG0fdpBJusESIsrOw0h8XhBzTVYTsapM+P9EnZDdviDXE/YjIS04zYEt/lOcRcVJepAza7LR424W9welX7t0mBnRVECb9N
y+lNrPuWGygF+nu/Lb65hm0xNBmjtFexNlQLrVGaTw7r+xGzkOn9O3NCPw7L47gDdg8s2g8jFJCuzcs6bThsADMM7MPhJW1dNUtXNeYdv3is8rkOixyTuDIV
WcQKoqXuemyGD38xqw//t+ZRV9dmZh4dp64ro4zw6DDz6HgZj+4WHh1WOvaHDohUjUeHNI8Oah7dXc6j498Gj55hHp1e1Qvg0T6UUDNiLylIw/q+aDFTjurH
M8Kjz5fy6HAFHj0zGx4dvHiscmZWPDo+04e/nNWH/6J5tFnX5hxy1Ooup4zw6E6Ro1Ypj/YKj+7kDuvXPDpQlUf7NI9u1zzaO02OWt+GHLXAo9OreiFyFJF+
fTlKPLrLl6PCo3t9OSqPQ6U8uquSHLVmwaNHLx6rfDUrHu19fIYPn53Vh/8a8OjEefDoOPPoRBUePcO+JMfLeBTmOhL8CjB9SyKSVePQDcKg66W115WL0G+D
Pc9o9pz437NnH6l/O30RGus0+3wRGmN+HPBFqLBnfyl79lUSobNhz76LxyV/mxV7Ds/04a9n9eGihAqmdcj2x89DhMa6yymjqiizJ9GUqqLCnmvx37XCntdV
4841wp1XS2OvLheesW9DeMbAndMreSHCk7iz53/Yu/oYO6rrPl/vzbw372vXa7Owjpj3SitQjADJjZFBhXnCjvkQuBF/of7RP611K2G8IP6wvDt412yoSZbU
JAYMdYrBDt5NDTjBhQU2xATHGImkTrsEJ3LLR53KaTfYVG61cnt/59x7Z+btvPUuWGxUVcjse/Nm7j333nPPvXPPOb+fMp5CO6dz0niydm5TxpO/Dqe1czqX
YTydeWjnxIVTkiiaj3aenK3iB6L5VLwlUsZzfA7aOen0tt6Z0E6CsJpsUc7LSTevJaAr1s0b2+nm1ayby7irL2+1nF+Ebp512HKOf37dHBFv91NSH4dzK6yT
8vNAjpTxrPx6lnWTWHxj3TyZoZtn56ObUxdORQbnpZuZtLhuTIvrxrS4boIW1w1PvShP+PnyqzbOJd2YFtdNRO254eiLymes774MZStaXDdBiyvKfkG6N93w
4q+kncaIt7URaurhcIcP6IGYyQf0lEDd2/D5KD/HB/N15BnQYX0d3uSlyNYmrrDL6JoTHqBc1q5UF+RwkFJjHDAvHD8wc3iId7gUOOGQHB7wblLgAZPoUvK9
8gOcHy2W4cvOg+0cbqXBBaSRRfzM8BYUJFNleqgVx18MAWAlyFJ3CFWlMlIWobtX/pS0CB5ZBILCXtpgLtRGOdsiAMiPOB4KTFAJwN5yvFrlWi0CPHWwCCfN
oILsTO4/bREKsTmhuEaq/BTg34UlmJIEwr8jKtyrzE+QbplsopiNoZlopLIJlevMb4HYq7zSeAR/CyuNEckDCt8jvBuA16H1SozwcTnxDwubcEytV2wTPpRf
D/LXEzlkiSTrl/owqRp9jC4R/Xa8hKleUX3jqFBjskoWgw5us7hPh616MTw0F228gEr3oFQ6hEXn26hZQcMz5GYongfgbLByk6vITXAngvhX2OLt8nDyRF7j
B7qxjzyZx6B95OSzHY60z7Y5deQRdhFqT+2Jbe8fmDKkt/brUba39tgTaW/thPLWPhRle2uPv5b21sINRe6mv4qywba++YQG26IHpkzps90WaXeTeoBQtg7y
AwNJNxT8TQ9HGl9L3g6MrfHXFMaWdoDD3/SNSPmb1M1A19rGNys/7pTDPtxvRpm4Wq+mfLiAt4LnaSTK8uGOv5ry4Y5IH+4jkfbhfqBCyuHD3Q4v8t4nn/9N
0odrtvhwnf/34X4hPtzDZhsf7s7nWvJq2GnwD8V4cu7KCmDZCda8b/HQ77BjRdmOz1s53GHEVsEEQA7ED3/NDwwmHhjA50kOqJi2Eg9QKMz2SIfCqAdO0WcO
YzlpJeb0CfzwKD9wPPHAJD4/zRlHx5JxLxQQ8+1IB8SoBw7h81M76PqEegAh6gfxw3f4gQOJB/bj8wiDvo1aCSOwGz/s4Ad2JR7Yic//wg/sSD5AWHCPRQks
OInTh8+f8AODyTZQiMzjkQ6R0YFEFKfCD0yZiQcoROaJSIfIqAcI5/AXj2ucQ92tFCKzM4pDZP75QxkrcljfNvb4Sx8ZEuHwySg2t6eVQTigbt3/jV+9AItN
hvapSBtaJQa5+P+HXY27knKTof2bKEY1TOa3HP+xzm/RtokM7a5IG1r1AFz8Dz1Kl+9PqBsM7XejLDDD/3xMgRnqPoGh/dtIG9qPVI+sVQKPPvbqb2Tuy9OR
xi6UhcKefbBd4RfqgCDY2N2RsrHqZiAXnuObQc7xrBQ3kBb1oMVZMNKids09Kqbr98OiMkjOrEa1pIyq9/tlVKdVYExXi1HdLY3qrnRgzJGEUU0HxtQIeZIG
dNik5VINaC089DruLyTzOiGTaFB49HW1S4x/onRLvFI+o95Z6F0YGvVsFGNhHrZZnySYegCEkPBYZlWgVgiPz1bVnlRV0PS9fOVGBad5vazq42ceXyE0Pfyw
faNOzVbT91I1IbzmuSgOr8HJ/VpV00fvv3wGUzA8k1mXhbqmZ6trX6ouGIXRKCvu59MRvQ8TivVn4eBE27Ztm5ilvrFUfWSyvh/FUUnoRhgsDXFv3R1un2g7
YDtnq+rvUlWROd0fZUdM7d0Rb2GL2L6Gu9u3b3S2Sp9PVUpG/4UoO67r+yPxRtvHJjs8MNF2EMdnq/TFVKUUfXYgyo4+e/iR+HWgjFeBGbtTlM+21E7b0lov
KFUtbUstbUstbUstbUstbUstbUstaUstbUutz2lLLWVLRb/M35ba7W2pNdOW2u1tqTrxI/h5i22pxfDzZEsd2FIn3KU2qKIrLW1L4YnLjmp5wrKsGH1+JIHO
AbbzOnOX02EQw/pRyRLbLych/ajDJK6f6BP6dL9CsiDHU14BWFgdSL4yNMQtRfqUjfAahPsbEqvjGiRXE9bDFaJulzN2THzrAq4FY9TnGKM+xxj1OcaoJ1yI
6xmZorSCICn8FYxFsYJAKAorCH3CW0GwEyZ1XOCu0AgTCD8f0anxxx2z2k8IRw3rSqOGvgDGivjTLbSZdRkYn6TLoMPkY0dvlQwLJHYGsDb0MQMDsfGJy3mF
OsIs7jjidUKrjzjcg1zdtYlRwkIiAshJ34r4tAOYLIDHd3qRZIk/eQLWs8HNTvEWIEVHSVSR+CZLwtmOg1ELXPE3Lm+TKE+VIMTGi2S/kBhtbTh9jXxf2L8x
7GdaidzNPdQmUcqGuqc4JYh0yJGU0x6OQ+p5oFFxnFUeYXWi028HsW1dNxP96RJ9rbtOXMn13UNU9/29gbuB+IToYuCtw3UP170NINSh+K68mB2NYm8DfcMp
7o4YeAoRA/RVw+1t5C8nNk5M6XolyF9pIPtd/CnUazwfxT2iA68yi5iPLuOgu4yD7iKlAaAAMUtEEUwPJUZH93G1ElQVTD2hj2ZZlBJfZtQk4g9WSCWETYLJ
968Fu7PfioPH3jVibjZk7jSQsCaqhoIYt/QQtM8MLnmphfjtZZ33k2MdpMEEjkvDiAfTkIPJeDGXAd9gzjnUBgaiQMfBwCrAH80ugtkXXg3Os+5eSh/L2zND
ZgvQdiCNBQYTaBhryujW0u1lGz8A5lFpiEca4q1D9o3QEENrQoE5TYSGFNbhOrCKgsIGYEwD3gbUeMJ+ehj9KvgADE5dWgpoAECjiXEHYBn0oRN/vPoiAker
dzGY2WLabhGqZVewSK8eVaJbZDjkrK6q8mWVbv7HVnd9SboA9PL5H52NdwYLi5HgnUF2l31jknmmHedMUG6SfS4LK6w+1eSnCv8h5jYsJMYV9jDoaRoXNU8f
+dnbe7a998IZYwhQC05wUfO3v37k9LePHn/pQ1zq5tsHcHuwZKixRLzVPnr6H0+9N34KPwP+Z0nz0yPvbPmn0fdfOo1LtbhPmGJvsbjQiYV20T1BBy20UObD
HHpN1kfcZNR+SktZP3Ahan2NbqHMGxriIYA85+4THcNaQ5cvRkdfvE78coI6WigJkP4uDbrXQ1EvZseIJZVQ3PpVQvcQI046fvHqRnfg3SOMnE+AWt09unjU
uxpqifrXiedJMwmfU6mMOtN167mS66sJmO+rI42Mpp4w7IZk5ClSW4mRR+VylexUaldQxJztk0sTdmCEeA0ljzcdHtSCyMoM2nS4sbZ7QQeMnAdQpYL4swhG
zuPEK48Tr9x40hjI5AK+Rg0/VKUIGLDvtHxyOZcYKuuRfYvPsmnD4iDJVC6jnehFCbdSG9uqLoU/iJg675fIuvNXKMx7S+xRNoT5+yoEyaep9Uz+W/WJ+eaG
DRKLzX/Cc/L99maz30yAJeZjFP3AaFqEDo3p64pvAwM2o0WLz7XhPWRoGCG7MMNg2UmA8zkjZRfnhZTdCvosKh2YMDbQQxqh2lKXy0lk7JA8PVxfgfCfka5L
kM+Bt5qgotFe884YUrgt+HfWp/k1M+vT/JrOiwRjXTfKNGgtsN3MipyBG87NB0RMZVis+kVAvleD4kaxUFVHCc094ylxVdw6FtSGmtbW5jSjBJlb/lRiird/
TFyvrU0JV9E6Dhgeii4Ukggtk2iX940BPDfgRlEBFYDKmwlQeQYxTxaap9015pQo802+REDH7fsBr0Lcr17vMsMIX++/jWWwCKrXHBts1yrQcMGi54MaQRFj
t6/KuKWcwktPoam39Iu/qmXQ3PMMmsvPuaSxYvzMwURHvk1YhhVomtG0B+sVHz09REotSk5KBeBHFzsDjT7o+g85NgyDBvqKTYMcE1cZAUx+sQhYa2YYg5YZ
M5c5MX+tV5pvNJUWGIQdaSbGzWg7bi6Pm5EYt3Bz71XiPbgQPtwF5NFCOBBZG8p2Gvfekl0/UxPXtgXoJwUrpAH6tZ7ilDShp0Qi0iKLqWQxMWBUkKeexfEf
DXjBlz0/EKD+pl83ZkrJNBVNt459YlBYD0ItUcI7WyQMTUIRAmPQP1bMOeJV1xR77nxCHxRHAkH7Fxnm2v9MCP+lOSD8l3x+NdDG3h+rl5sm2YbiWKMqhr9R
I5h/YSpEex3R3uuGm+YWofnokGZpS9MJKlu/xtQVAQcI5WrvMSCdn00OICvILFXM0A5sX5IlmzNK7gCnIlnW5G+vUFeburcs2oE2XfGfr2tq2IkRE9Xu6Qn8
HsAHQJEWBVWh52Kj3oHSO2JAceD5JvSxvphIAoQm1ZcQ6zm1st4tVAj7uRLt5zqCyp2NS8owxqYo7q6y46cz9uRaKD5gzvt1wAmLGZ/Td3TPPtQSbb/tGPut
MQNYJ3g6V9cSPUV3C2tDIShj7haCLszdJYFPM6VIMyUvVjGaKXmAluuH8GUxLMMiIX83yakjChYRs4WR5IAg+HwMGQbsTYVS7rEV8tXcLMq5WUzMTbJlfmK4
eW4WcbG4vuFjiRVjuXEs6Bkl3hQbShzecAvpJmJuGrQMi7vFPf7o0GAda2HQOVjHfC+B7ba0BtvpSwgZJkcqJsZQmClRM2lEp9IsYvHFclFijanhWOJeEDxv
rPcExVG88JNKFKESOE3E4zat8J13kkSVpEIERT3Uer8z+6DrTc18hj/eKhTLZhNI2aW6j+U4HqCyuNgDFmpZj/pB3e0n9cUWSu6Ppbcrd5Wt1Kw8yrMSs7G3
YZWxO6c+sPS8sNBHoo8JwvAiYrQn7IlcYO6pXySu4UemkhbvQ3hlIGRzvBlcxEDlyrT6vzbjLOUgPsBwMFkp8CzJC14LieBJ6KNEGczhJJeYsbsI1Q0niXh1
p/NFR54l1nDO6oDMj18Zax9z+I+ruqWVVVBW8ZYKDeKILIrHSv/m8Mmi+HCF1cXIgia/vej27eqIYUJrsQN/eB/et38YaXQ6fm3fhssNUtY5xB+OUCEvRSmI
u+24iHhHHLSXlOqfvzSsDqsY5vy87Liin0sITHpnKBUFixNfK9xBUh1MS7WzVao51jV3+c8j1S6S6u/TUu1eaKn2klQvp6UaXWip9pNUr6SlOrDQUh0kqcbT
Uo0vtFQTJNWraakOLbRUh0mq19JSHV1oqd4lqV5PS3VsoaWaJKkm0lIdX2ipTpBUP0pL9eFCS3WSpHojLdWphZZqiqT6cVqqMwst1VmS6lBaqumFkopDgEtf
sY5KR25N7VB+mc/coUzivvDN1h3K8efms0M5QYX8pEWLn/vidii/ytRikuqtFi1+7osbmUyppkiqwy1avNBSnSWpftqixQst1QDNrSNpqQb3LZBUem4da51b
4u3G6hcCGfKVhEiULPIa6nA9k6PiSGoH915pUISH+CRdzPR8iWifgMhCz3eln+/i52v8/OKVxmJ+fsl15hIxceuEuY+sEwPwNHWmDaByr0dUmIHkMyr3pnS5
N3G5N3K5q1Yaq7jc1deZqwPTX85NogbJ11GISALG32+kgtV3/w/QYeCRwh+JwDisKZm+S96cazSiOjmi8DZo888ccgTfWx8hA5JTK7D9xx3L7nc3I6rnPgrz
STtkkHiY5r0z8bZuZp3GmSneOxOv62bWiZyZxXtn4YoZ894VmN/HB79PKfDGkEMzxkR4gS/5fUpBeRAI++D3IZpUnH2Bo6yV36cyGJTApBsYY5RXRU3NtTY1
19pUigZxsprqpJpKsR5OVlOdrKbmcMWJm+pDON1iorgso8UV5rm0UzyXOEsU7RF31NBsOvyESwPEh63Nrg2ig8rSQSC6q2OQ/XGFoBqUiR5QewhxHsNnVfIk
OCj4+4pmpT95kBcY68PSXzaQsmTSJ/d2HJlToBHOgHc9wNPaWI/oWyZFqxdshNwU7iiTicEfm8PHTI4lIRqxPNOIEXeaA9JgxFspqixX8eFRI8B+4HKVtXFC
EfXR+ShRH03gNv6UJK0tg5qPGA/R7tUQgZI0S70Nt26C1NbCGVEhsNE4iukQNu9maiLIFERrbi6DiS7w1tdBaAEUd+OWHg6+WVV2MflxdmLJtDRb/E+asDzC
iBCmXOqtszmsm+TBFUVDEhuSUPQy3VDkwcnL0gyUlo9Lc+vEs9zXK/oZ1AvMFkVllVOCkdQNIVYvbsYIeOvxyWSJrblIzA/SUySxqCA53vxTRfUQ0sBAc038
sn29FE4o/lhBteEi9Kkmbru/t94h/ojLVQSlBO4dFFGXx0gU8LnK40khRZ1B7XLKh+yQAUahw5Eq1CGNRRSBKPWjHJTkp84A6Y6I+yslNKVTaQpuTOgH6YaF
joTTXlFidLKykF9XrmpV2VkWOquqO8uX/RNUqC/gqYuLUfpEwPysT+hAg/UJvnay6AlFyn8GRYIjKyiylPmklIuUiPnkcDC7mMsKkxCAxGoYQQWtEUKy3nwO
bcGgEjc9U1ORT92Ax1B1iyn9kLpjTO4YYhAn3EUhF/SVVh5XS+C2SGBCAlN1jIs/LklAjTQSheVlJQ1TzgoxcXsTs8L8DO30N12ALQsMDqLPCD7ayNpXycs6
oYsSsE3/sCkWfl6vA+Nm0gGI7vT13sFfeN1VHZCTv6ID7hbGA/acPlmiA+g4XjyS1CFDhppS+KnogBwxT+JBeorNQlw8l2LOpZQal1KTpfgNmFq5KmHJnH5W
pYHITD3DL/GO5w3MaP9P0O1UjMXknDaZHma3RyWIH35ziPOddTXicQJv9W2xoXOE6vuXZm7JSip80O8xKNiIaTZ5JEwVC1M0ZpY3aTtWv7MZ/PC002h48KIU
xLreKMKRImwTQh1KTUc632zlHBSrf7NKieLwq1TETgTQ8DWO1iZbZJEj/i5ayh3pTebYBuVccbRzJXsPI50rjnautN3C+OlUW2xD1jY82oUUm6UtXyMSanaJ
Iib3PcndDmFWUZ5uLg768GQIhs8l5NhjyiTFKs4anuse9mAX4S68TewXkhUQkKSReCTcTDc2OvaEl96Lj1ubNzwYdAzt2djw1iO+DNFYYs+8pmdM/Ln0XvKZ
NTqaziDWf/hqTPjCOsgTI0zUHpAR0F6RQ1MpJUYFZyGA9PkEc9dIKg/G4yxXxYeI7IozDEb45+FuihR8O371wly50hjF5ZUGUmZBsUzhhsI63E07700b5nxi
sJ+Kf32gpfiDXPwmLv6AKv7++RY/TsVPtBZ/iIunXDVR/oQqf8CcbwWHqYIftVbwLlewTVZwVFUwPN8KMBSGMAbMSFl3kApKhsIKHfy7FUZRmArE40luX3EV
IRw5hHmbCGTm6IZNvXXeedBSasLueLQdCe0NYtWx+u4hI5GjhABPiIjiwmWrGjlag5bzPi5cRu+SiBuYS2bEco72rz1FLjiVFA87FHKel7gVyJ2U4/EftNVx
fE4AcyGjx4+UGoXQvC9wby3DmWjeiunR+pDidiRaSfGWRPTGbrjsL2QewnIpOzYQtO85YSDnYWpI54+RNw4ppTqif7djO/3OJk9Nm6lEwjwPCN4edzF3aAk2
gtxM+I7cnK+W2cFDr7zFO2AxxNXVNGPkPWLwwtytPbQElZDP9ruh+NzD52h5eGvDw/8trlNQvhMeVZ9DDqH5ZIh9qFN0/cs2fONOeFJ/Q5T/Cf3NFd8m9TeP
3lwYA0G+3Hh1P0luhxqY3K7EiSIevcbk6Ic0T2FJpXxoqkIf76xl8Ue8s1bkUU0Mror9NmWONGoYXxvjW8P4VkMzs0Owk6VUQNFty5IAr9eKC8f/ixba5Uhm
IBICpGQlSQiuM/8Ifv2Vxh8iDQYsicRaEDBrwVLEDx0iGhC7+cEbRI5IMeqiYylNhvFet0stmdJast8y8/J1k/myRcVrOBudNFn0FILXc2s2qrhKmgbQcIQS
Q79F6/FecDtHZ+AfJjYFCPFX7E7AgWeuphdeCtBg3W/I5+ueryXAMq8AacRCRQFPLMp6bFct3njk6e2ZJwjee5FZpXZA+cCTk1ZtefLhsl5KsBB/PLkX0VUg
CE60ubW5WP5AXO4zCoiGxn0S88q+MPPKy5xXyGhx2s+ric16Yu0/F0+sA+eyJ9bkueTEevdccmJNnIsnFk0lj6eSRGopZk8lmXMVMyu1mVH+jBlVxIwqIV4G
E2vGjKqoGVXVM6qKGVVpP6MqbWfU6LSeUUtTM8rnGVXiGVXmGVXkGeXxjCrIGXVEzqhPfz729k8q8aTSE2rnjAl13I5dFEhzUapx+t+feTEfnvm3Z2zEbYSX
hTvPkevinMLLOU2LQSKBfymS6AciZj01m1sljkdN7nauXUGQzmeeIkUThpXwX4LQTeC/UJsvQUtAHIaWUIyJ3cwh/cGM+XvMcJxrQqZvB+X5MhUrNvT2PaJX
2pRvzqX8m4iIJFLpvV2U3Ivyr9XlL29TvjVr+aKI23QRa9r0MZ19UqFnJP8NX6h9KrF/LMp/ojveGdJn5EgylaMbx/e/kmDSvToe3N++8bN9+fCTnw99QPRQ
YT2cRnPDHVuidqMLesrvxfSUD0jMgm45ut000Gp0S+EAUUQebd3KDo/SXm0Zb9UGR8mAiOGjgFKxU5ujW6FdA6QLIdV1pZauI/R1CopN9p6YSKOy967W8D3Z
nVcIB56OaQq+HE5vRddNPDhr143unHPXzUtxTa1Yy7RiXZ4t4ufqnAOtnbP3Am7XOjOXFSAyFOayXRv5eqRXle3qc8uqcpCuq1Vlv/6GVWWv/obt2i797f/Q
du3ocKQWly991u3aUbm4fDz5i30fP/ylxJZtvx1v2cZnrDAXUlNKmZqCo7b8XDTl5MP/y97VB1lRZfe+/fW+P4Z5A8NHbfq9fA3FTEklBmbUFDTFJmQxkT9M
lUmlUu5GU9SEP5RQlkkRfAqDbALu7G5lo/FrADfBOBrcjSlM3DhrWToqbgY1kbiwxcqHoGOcVVxA+SP3d87t291vembewCxSG7W0e/p139v39DnnnnvuOb8T
csrojmRO6b8nyinb7olySv2eKKec3fFzyCmD2zWnzL9YTjn63Evf/Omr8yOcMmCGnPL8OE4ZdUKFW49wieS43Sn/9Msv8TxZ8QdPEF7uO/UmVe5fN6jcg8YM
6FxNNOH/+73KdiMAicXjFfLkxs6Q4PZVldTRZdxPWDYx2h/wzU4xeMQqxo5Yyf0t1/1dM8V4ptUfQD8OcH/ABCoyJons73rd35opjKFp9Qc31+Ap6g+ARQsY
l0T2t1b3d9MU5sXGBvPi9umaF8kMd1ET6H7F7XXN7bsKYnYCt8t7zhi9CKsl3Wj57IlyoukShMihNOZKIISuq7lXiPq7KrumwzwPAsIH1WGepdMMTk/TKW2Z
jdFpLq5tXda23HE+1Lqp1QXK645qXVcu+1y97HseaNDlM4GWWYlkGge6yfHL1QK97kkCpKgVoSxArNTV4nZsNdIXh+pYx7CV+MwF/9B7WOkBLsS9yvhLrqEk
ny4FMeuCCsz7eQX2q2LWAeTrleRTGq6TMGWWE7Li0x/99/4H5iw1uymRHVAEe+++i9OhhnBSK+F05O67NK6wCkUv+ao9v8s3gPkZ/1khjhJee/lsXyywveYy
1Ggp/ojrlYI37DJ87Op2GcurJSCArqhSTP011RaCMK7OYqztFXfXF/gYg+sfP/Y0x9JTRazNvJHZ4pU8cLV163r4Djesl1NAeUPNXh9FDWVAEELuDqFRMSe0
8oxVYfjTEt+koDwTZbvsz+mVc45hLDEw2cgJq7jQolT1MrBE10KiS5i12rABelt1tnw2D17NY9ZqAWfMwjYBwShg1mpZTcU85aw1i2atJIbKo25lmuZHyUYt
fkXOXS40QxmJkdAMRl6etV1tSBb3ZmPXzGX/vOu1LjGAZlDB+xbg7y/4FfK+zvKNVbUCY7e43qxecMGqPy+IIMEQzqNWdh5ZynlU9kpwHsm28d/q+VWXYA/4
T2wd5rxWOI9cQIwQ0c6R80g9Xy3niAzYwi2rjv/Ma/ldtb1dYR9RyZulfMy02Qhgi094h0rtLhaRoyUv41AiH1GwERUdTZ5GY/H8jXiWLI2abijiugqzYpkv
5W3lNQouhHqmO1FXaB0hv2HxugQ1Id9c/qfUBImAtkW6sYNiIUFMflOPkINa5Nk8ZD1Jvs8rNCGbvrjkNcmmeaAOGYCNyAPMwpWHihykvFSrkPu91qZBHcrQ
+M3DXpYwlZeIcGDPAmAhwJ6zMTQX7Dkb7Fkg9kwYSAm4JGkwARlVbmgfuKzNYB+4/lLYB67XAvvAxX5RhzzMglHlAuD7l8HAMKrAq8BUkZxL+CnKqHKVIlsA
A6aInaligbYImgC+CEAD1DeHGSYH/UbjxFTSnDSztvsVq5Ns93Zg7DVlu78e+g5HX0/2Hfa/EfUdbnsj6jusvxF1yp99/efQKb/9gHYh9ly07f5y3/1vMpsp
272eCW33Q+Ns90dnkFMWX3dRnLLvcMgpzxxO5pQjh6OccvBwlFNGDkc5Zfjwz+P2zSHNKYsvlFN+oDjl+HOvvnLi/f/pmYBVjo1jlQNpkU1wOVOFXIUyGjiQ
R7Y/tK9rej5kk5dVJiA5sOwwedlm6mUb3hsIz8fHvv/eh48/eNXSqPfYlGYElgzJ/mObl1B20DZnTsqDGOc//rd+DQ+ZjfmPbfTgTORBdnnR5AY9uNyDG3H0
wYPsopEUfMgsW+lQtoy4bGUaZMshLZyJyVbatzz5H8tWdGIzaKOrqa1zGPIGdrkZAo8xG8CuWbCruZpyhCW7ZsCujX0AIwC8ithi8KoZ8qrpPzCqeNVkj4TJ
vGpy4XQzZBpP/lF/fnPANPj0x05gpd8MQDy9OsWU4O1tNaBgECYGkVlNAYByEPYEg7B5EJlpDMLhQXzw7gEGfp9sEFPaMTwIm2J7EHQQHwQZ2rY2tM0JBmHy
IOxpDCJFgwidL2bA/sFo2PkSGUo6aShpvqwjGiK7HmmdDiBHNDpun2NXZgKVEt2cUl6aQLcMiAtWLIIVS8yfYU7gz1gc+ms62V9zIepGsLqJ9WhP0OPK0GOz
nD02F6J+BKufWI9uY4//D9XRM6EQtCaoo6gQKIYjIXg5FILT//u3j50oXB56acLROONGc6o/Npq9CaP5rBXUhKMZr6AOxEdzJGE0F6WjTo/TUadcoa3joSQd
5YU6ClDZW5SOCipLdHBhCaWj0k3qKBbf/acm1VFXhjpqMeuoThbujoiO+qUmdVSsRztBY1wTUUPdSmO4ocaw4xoj1aAxLNIYqQZnpAmnnloc2LHFuV11m1Ya
hOvraqWRYpbOA8VPKY00GDPli8RuAPcE3nST9MahkDe7pqE3hkO98c6Jvs2pZtUGgTyliFAsaC5Rlsdj6wg/Wwta8nhMHk9qGuOZXHMMh5ojMp5moZ8DUXO1
qMlhnVeiNqRF7d5WkdOudSdciG5/GBx0xIzLjDSxyQZTnDq2jKywYClsrvjore99+sI982AtmGQ5oD5COvaAMSzUE8aQwCNHXpJrorlLjX24LiVkr6CFiBgQ
MZkU94pYO6I/aEdswy9v/+i/PvrXwS8sFXXVzu3UjLE2bOXHsvcb4y9zQ/Aua/Aqh/o23/3EF5Yaq7gFBK0uBrwoRdwfFDg1DG52BL2UqJyG6T/OlTJO43zW
EmMPYNS2v49rxqAZfuCzQp8be3FdWhAHTW5vGMe+N1987r3dP/5YvtiQGX/vfer+Ab4ftUHMFfzzffJ+1ASJfZa6yWM4KYLdkVBtnG/QG3aD3siR3rBjesP2
sd4Pto7PkwS8HUjAeZtAuwCATZUO5K9IDmAM7Bx89f9kcz2/R2124e9RyWmPqMC0ARt2R5AhepAa8MIUUWpS+Cet3vJRdu2SW5amxiz7nvO1nJ4TcxDVLIlq
0pvyyhz7T7Y/bKwDyLODVbxUBVjF214KJqfNIWM2h4zZwSreXoFYpBeeOHwlyaN85VqWtEOHKq8YvLQdFtWz/cH3VVE92+9eYl4b0koOSQ512IgS60OLifQT
C0TqMsYsJtKoxR6Vk1Y1p5KspChTAweNCLHQpvC3NRArS5tMAbFIr2W1XnMaiZVjanGdMeCLZ5lUFmoswuGRYodHOubwyDU4PBJJZTGp5IsHr2yFpLJCUlkN
pNpGI62LKKm+YTFffV2RrN9ivtquSLbNInuWSXXERAP9IkKqbUSqPaYmla7yQXxla76ypuQrW6VkgVhWQCyHieUysVKJoYjNEEu++vSItYfGui9GrO+YTKwn
TSbWXpOJNWgysfaYEWLVqYHhKLHQpsCly5xY9ekSSw5JjnUsRqzXBBPpgGAhHBFMpP2ChXBYRIRwgBqI9Mtt0lZnjFhaCO3pCKHFQmgFQmizENoshDYLoc1C
aLMQNqmvBsR09RXSE8AJEVKtZ7a6lQl2CzPVOibX2ghLDdGz+6JUoq1gpGJcfmo9JNKQ0SSRmgEFkQZm+VhfZHOJK1scUqANdSewzJ5KiWJgme2dbItgzeRb
BCJxMwkBIkLN5iO0g3y8L6xBjT0ClfkHQHBB38h/E2aO7wZHMgyP6aqgx4NN8rL8gOXbaLcgfRt4Aqbxmoh/PsWO9zRvC2QCb31Wq45suHRIeDdepLK7vpvc
9RTSg6AjozsMlvnGkPx7sf57aBB/d8SCaQxoFudq8B14ZC5Y5yqjnbSOUSGtY5R9UbU4I1gVxqDYmCDzKfwMg2Ly1RgGd934BZlN2XjKheMPihhfD4oqQXaj
CgbnXzpIWgyEEcRJ+bdEZfEPQdYu4w+4WOoNvPdyPZdSXVPNswIo8Hwq8LQWRaK0365FkXIjBkVEybuB3irqL1XEl3LpSyW+OidaRJV8mpV8Jhacn2Mln09M
dwHgdKjct4lk5T4aKvdfZGF0CP136nqnYelcDV4v6dINknOSSbT0RfDdc5ycdUyJ7V69ZfPdzyrt5sRMpN3gI02Qd7OvL553I21WSrzB8WIzb95MWfYd5sbs
TOi7ltVThUgn6bsjf1W1VbwYJ+/6B8fUfijkHRglY2OxPLax6EbooeBmKDfKcafc+9TEOjLFsCkpgk0ZryOzrCNzrCPzgY4saMkrhJNhso7MxnWkpXXkYii9
HqhCz+0hFZhmFZhhFZhiFZhjFZiXKpCgRLnKzmesBbOsBVONWjDbqAUzrAVzrAXzrAULTJ4ia8GS1oLZ6WhBnfzZsLucnkwLphu0YIa1YI61YJ61YIG1YLHB
1D36o6c2n3n/0K+xKixNrQr3j2lV+CusClMXoQqzUIVZKm2kECCSVeFooyqEcL91GQr22dMNgt3/cSwW5uOoYJ8//blgfy7YMyvYI0qwkZr1D0+8tXfUaFq0
R09r0X7RuHSyfTpJtkdnULZzq6fKVkmS7f5NjbI9fKZBtk+eicr2kTNR2d5/5nKX7djCBrK9mGU7YRnThKh3fC7ql1rUWXIRjzfAewQVICotaVbcnzmjxb3z
0kn7+SRpPzaD0p5aPVVyfOJMPk7a955rkPaRc1FpHz4XlfZ/Ofe5tH8u7T9TaQ9ABU689uB738o3Pak/cE5L+W9eOinf8liClC+I44VRNC45FoAU9sczgskW
bPKVe8nxoD9kc9hj/1lX2GPdjdhjSa/+TvDqD1mycYXASnWFAu8yAmnkIAShvFUFF4MDOexeFK5EwNamW3EDHLdAzssp7E4uYYzrX5oPzCtFXdQJ8x95mEkr
WQcjTEVqUUP3MGZsiiIGqKxaL8FflsOaukbwkiGUH/lRiRmB5WcRWrAkkLzyRf5VnjElUTGFlDE8MyLw1ITYfYKQmWRLNbfXX0V9e3zmcrPm5M3uu4ObxZGa
VU8hciLwEk3yDoyVmwvc314KfPeBUN9nJr4QBy+M+0ZSy071NRo/RvAhqHGXHvz0Tq67pqpYRsd+tGHs3Tz0bjVyIzJmrh35qqodeYo2e35L87/F/G+Hc53l
iZY+XXRal1G2iK5WMgafPrkzgs5wJDJtD2+Gfr8yWisd9RHoKgXph5dl/woTZmTZyr+/D/88vSy8widjy+iJePS+xdH7Qei+GQZ7mv7+zXdxsKfpL+RQGAr2
pEAfT8cz9HAMTP2FzfWRwYNPHzc4vOToiVetpQTfLBlm/RJGe0M14asYBg67ptor+/VLKv+HHuL+OxVk9IyJf2ej9HcGUtrZIKSdzHudCZLfSYJ/kxb8m2KC
P2GL13OL1ycI/UP1OOM3dp4o8iQBP1ASsGPrRCr8g0CF/4UQkQIB0dqoFhetFeyppi9F4uoqsw5nx4N6fjZejcvB0988lbH0U+Ekm4oPRsvL/9B23DvERnGH
tTEVTdpJR94B1aprGc0GBGatTqWdkZzMkxtvaWXI0srFLK0swBs99nGlkb7iqNgzRIIC/Npk7CUCG0cGcYZKe0m9s0gau0V5tri3VlrEJaSlJYKzFnnm0RmQ
fR1kDRKMaEUd25FPSNsKHwZd2dVWLkRd4dDUWDoP7mRN0SbfUUo88mzLXpF+iCuENsr2iabzyK+laykbATQ1xjSbU3zmyFfMQmaytJ0Ak64dm8qQ37mgmgOT
bi5MunZp0iXSKOu14wtnGVoMFb2C+DwHxtCVyDyCUnI4Ns9BVeEOeZgNs8/x5sDsczi9x0GioScPFZh9DuCm5slDAba445mwxR0wUkUeDKDho7Y3QMLVTlI6
TPDxsrm/s0UpwteXOU9x7il4inNP5ZdXuaflgGuqOeKjWksH5aY6QUYqQcJTTmqtgnxTh4oIJpm4sfpzEe6Y5eXG8ck4zmgLOGO25gzKRm2bmDPamuMM5Hh1
8mcHZ5SYM8oxzpjFnNE6Pc5o0ZxRDhmjKXP408DkqDSaw4ey6dQdtlRaYqMl1+1iU2bjeBOAIzC4crrwx8LTs+HpvUKfDoSne8JTA6sYQhm4MVxV3sBX+kV4
qY5zEwGe/vOGf/5rdwawS7TuPnFnAEyiEUoBTMpLCYJEPUgLvTfo/9295X+O4I1jrUhmGi2tcbgWJgvAskRY9AEEe4qWSZjF/Q5eh+yjQB0E0HWQOvK3byFv
hj8/RJNAU/tEjeKdUzRBdhnLCTBYLtB/w6ys8LhSwBh42NiMa+UtaxjsXCyyhoS2kL4snxpUHcyVFlyqStVs5U23Y+d+kXULFsKLrLVwLyyybmT3Aq2HF1nD
AgvigJ7IkZbfidbyB4M4ms1beRHMV8pPktVRBPsQ7DGqh8erg0uWKnlUXSHl4T7gxSMSGpF+9CeqT9pSriXLERQrmSNEtvJ3eN4vqvXlqBpXpWrnUyjXWEYg
tLRQF1G+uolAmkWkFLB8W0hp6oiwxbWKPOugszbyG+Bstjxrp7M5FE+Ks/ZIKY0Rgr0ofxedFy1DAJW9Tf47Z6cid3r57lplZ3WuN1v+2x69Om9ndb43x6sM
VBd47d68geo8fIWKvK2yc+Xv0z/Hl+0aoJuowcg1PEHNRa7Nk3e1PltriVz0WgZkzxU5ipZqG+zK1mfp7/nebNwum5nFv2E93i77mect8OZ7eNk2kogtW+tc
5MiBRUOgteW+rWQ/cRSNjaWF7ZVpEVAm6S+GFWqurKUIOsFkZijvZYyKkUHOqogHdnuFHqubA2ukYe6leyxpjXuZHsuDm6rHkga4l+tBXgShI1BMTIaMIzam
rBhH+Nv7Qk4Adydxy37FLb8Afwvel2LwlR+DCndaVAwbBh5+r7P8/R6Zp5ZvbugFAofjE/q94PqwanUh1WtKi8DJO7mae4h0IsVkK4lJLk4aS76NhV4NeDEI
IYcTcwkeJ7aeSLJUzwWW6iNl24a9GFZohrPUClRul1GGzGL6cdh36EK45eLge7X0P0ZrqESLhXQZLbWs79xWdISJoipytiCMbQoKWV91/WOiSrUV/PQG4JuI
W9fL++t187cBailJllnv5daTznL9j157+jG3moGUuvIqRyQyijGCUBx120/e7dvNt1HDurGMb4a32f5R3Hv03a++gnvdnH/a4FAhutOK3ikb/GaKbmps0I7f
9u2P3OA2/t2JvtfR1166n9+Lbj8hR+4ffVnIX5AFoAZmYbqSq34Fg0OYVPcKv1X+IKc0+b0YCEd+vgcEyBvwh3bNDWKeHe0jXbsH5+Ul5iM4tvdyyY7yC3fx
A3Amd8EFCxybDA4e/f7iXaoH1GfFcpMLs8iVvZfRuNBUncJ/hF4pwLxRWPj+QoWiE/s9TwWyM7ToIXLgy/vHx77/KUbu5Pz6gFWVxMVVkGc/CaPrtwYUpRLD
yk4MHn/7uR0/xOP2TBFuMIFw3Y2E6yDCdaOta5hwy+OEW8yE62TCdVwk4bT9DEFJxeZkLgC1wLdCZIIaJ5N5S8kvBJpkGmlSSKRJZiKafPXRuqZJTtGEovBi
RJFzOqiyjUa+XdTyOPaLOGHqCEOWx41c8uf2aiECakPVQGKUkVeCN1oo+4WpgccGBSX5eumlZplkjTmDolaTR5xtYsTY38Z4V4y9/NIrP91x34OShDRWRPty
eQb38S3PxgZ9kAe9Fg2uw+ZCh3lLfMQ3Mg/8EY/7BuzwqAE7XoamhOiAM7p2kXWFeELAV9ZlPC4AS99lDAqm2h5RJeJKghTYyNMo8IJR4D0m+3t/Q8WoeauH
UW8y/IAKhnR1MGRm3COcISu4flPN9WysClzPwarAxcKhXR7yWBW42FAos4cpq/1UF/Zatn4tu6nXCvcq5fSwW+1Vuj5eKK96gN0XxCxLvfIO9Mbp13ZYUocc
P9h3fyqqPtxGxsklMo6bzDho7sUn3nqyQzEO8mMGpc1Sf95S49gVsMUq/O/aGvHGmlpmnEbITKYRgvHkFJdkFZcIxSW24hJXcUlG6l7/uCA/oc9bKVhCGpwO
aTBgm6EKm+h5GODYG9azezkMFP2Pn41LElrRHe+SPK1ckhXlkgxtv6hL0h3nkjQndkmS7082WDMCp6T7xQKcnUJXqVHALfIjX2WoqjUirFqj4LkEFq8iuobV
zkr52Teyn5LPzKBy0gV0so47Wac6CWswmQ1wYePfJ9F/+bUZqapowBo0g0pFBL3YfLkiE4BuAu4JVC2qJdfckU3qsjtN+RQeDry5nROW96ESPZsnvHYLlU8i
yjRfUYTBuiVlFlppToBWO4QKLo9+aV8qlyJCrg/lL57+JTfk2II8tGbUyZGL+NIkl++s5TWu/Z+yvIUXvkKJGuIrWmoKcNV8uYByQDjb6eV311CVjc9KgJn7
k/mBCfEM2sMl+W/x5vkry8qyuJnA8rWhEcLqyxv1HzfPlzIYWiM3za9hZ93cCX+Fl96pfxiopXYNJLRV9IrRtqSKi7floi0pUrsGpGlQYG+sv//bsHf6Tb9E
F1kVFLxUj9khL5g90oKVFkWPnA4Knugxy15BG0Pkx5UrRrly93LKiUtlyPxf/RKYlDADlRveCl74yLJd0pAxPTt6oUjV5JzopYYHirDzopeSnvdS0YtTNuel
oxcnax2U4VW4wfyC8ndFVT7JlTRNR24p0Lf2SBfABCuoxXqO6uwRgTSaXLUAh6xeTnoFwM+70eKQlyJ1QCUO3L01njhAfeMLx9IERDRNIL0hIUvAXO5/Qh5+
FPT5RPn2dbpA3eR0ARzHpQvYk6cLKKzFhjQGI8giyP261Df01tB9uhIh/miviaDAWAfgIYIioUbuHlRzCGJj8vAd34a58zqC1IjOtg5mW5pVabZ1ebZ1OaRG
Xa258dmWpIvQRf3yeili0dnW1bOtoEnFZLLSbOvoubZgqBJ9mqpOhKqqOF9AVYeOjo72SXnm7/ATmAk3yAn6OioGSKWXTMyl/Zuoz+DUaa6zTaqzTaozfkpM
8xX/j7urjbGjOs9zZu733Lt3rr27vvtlZq5caU1wbbXEBhuBZ4XBlVLFifqDH/lBWxKhTX4AoYgfCC/ei71pLWGEgSUxwUotsVVstBCTOKkpG+KkhmJqCJQN
McEmbrp2HOKoTnEUWvo+73vOfNy91xhD/COy1ufOmZkzM+8578d5P6GLkS9PslNhbgXDqmjrZ35qptKuLBz3PQYFj7vuQqznhVbj+XrhmcyWYx5ax/FgfOwn
eCry6NLZFeZsK1vU5fX2IvusOXiArZ39bZ6l766zFMmRjP/O6quM94MmTiyITlDXxMTH17WlU1fiVQ7rV3l2/qvcO//25vyu8YmPdGPiVV5OvUrixCudTvy4
04lXO514rdOJ/+h04vVOJ2Y7nfhJpxNvpE4McEHR1dYK38J2yqcGC2UFST/u/0EOTRTQy2qeYou+yRZbdxZqhaRo7Fi6T4vPWorNimDt3ElnEa/L13B54Czu
tmubIjwyWX8tXZmQq3hfjl9L7ctXEVrwr8tW2Uvk15JVCLjFr0Gk6uFf3cjUw/d64m9HfQWI7U6oUN2UaCn7DFryOsZhMJuohvZbR0V6Vv+LjbwR+nylLULz
JU9dSVtLnvRwSyok5fl3gyODQY91LecibSL/uRlbm/IofF4KN36Z6HTDBeMqgheUfXe04fplw57RS33rQXqhAoR9T0lB4cFRGnIPmyHp1CDtK2Gh5fPm7BNy
loHOb5EX5aJ+FdYP4E3K18Ngwwb5lOIAT/dJyHBuhymH55ZrQsNvk70cVKRqpw+k6+4I3yP4qFtHG1xee0mofBe71iUYaZCugJqg5CO2FxuXEof3YjNTQtAs
DKgOhi2JHJ94uivP06IRg8qFjGgDNqhQqZPBZ8ymKUg4NmZlT50naT/pkmG5D+cyxL/vxl88+dorBJT9jtjQRYdcilyKedpRMU/2X7HbFSS3UWi8IDtvO75a
tbta6atdSXily5JrRrynURzxxxulDQ1XNvhSpBObH8fIInmUMpWHmU6CAcYLL/k7WlWFL0O5t5traLW73xE35coevwvFOIPqSJ6vLY544xsa5Yo14o6QqLpn
ZMVmX+1uRiXNC+MbBoIul91dRpAbtYrK7lLAHCqWvfcaJM+RICVawRxJUaLAoxW9pxl0lZU7z1bhJCq/nz+4Kx8K3CRAk+gdg9t3WbTRQIG0XRqxPltpASo/
g+GN+wFeagBetzN4I7h2Sdl4CLjtYFnh0vF5gQn9cpsM3BFsFWOgHhK1FO1cgy40haBIxK0AlaAFP+4+n41PdXFJ6haXJA+qJeyJabM34jSx46MnA12voTkE
Kc9F+GEYJxMNbw9LGjeQfJxISQY5Q6TRLLgJ/H84l2HW1O9o4TUQ1zLsyCEmfxBjFJdo+6w2Xf0xW7PCn2rG9tqWDlefewD10Qc48tEGsC5ogLFszKVm0lza
Ey5dDvIxs561RhsFo0LlWdoQlqkfzu5ZrUElXvVXfiFWoEaeK9uwaZnZxTrcrfhdYk8KWzIss8Uhq/WfWVgW8ERYGiCmD9OVQT7cwcbPQ3EBWbgO7dwtGStZ
EsizPyz2jxP3CqGGuxL+KxOXAkNvoPg7LviKXLDMQtKnLCcnhPuRfm0aJq4dT8j5Pm9mUf9VbIdcaIG2DHQitPgfOzWEbE723mRmCAjBvyQ78r5aZd8px7fo
w5vl8Ea44KAyS1ZCa2+g7mMzW7/5+Etv/tkqe4NctM+MMa2kY8p07NQdk0rG2a7MQAB3YqQJZeYJQQk/a+qoeYK695YcIBeyvYIajDssh74+lEzJyA8tWa11
ghISjRKPSIhHrbgKCz400QUmirQMIjlp88eir+T7y3gzC1PM93en7++W+z25v2e11SP3965Rvb46T3xh79A3tXfoY1tapOOfpTZFiRNvpU50xyds6nx5S0un
atdpRZ2JcY92ktOPdXqTtzud+HnnDd1M67XHOw3yn+f6zvvafed9rZ/0i05j/1fnbd7WLR26ErfPdQLViU4nTqZOPKhiR18k/zSUUpk9CFGcLSLh/2E3H67s
OdJsVW+Nt5xP1+aPvauZtasb1V1toGMTGge5cI7TNq4gJh955CLT6RqFrI3H3j72yLNPv/S/JmujMfjZ4a/u1wY/OyyuZO/6yPKtqytF4Pdmm1w7KSnv6WnA
JAQKzRVC6C8PuHOFMJbLAmYPwwGzhyVBCY0f8AZsMCijqUPtTiImPEyXqwVwL11m1eBbCjNJjbkLfErBJheC/Xg/aeo9THTgi9sTbbM+QYyj27gUwXHT5xpD
XryQHrlXWxEtyKYX+f0RZaZk0bLbVcbnWAhWeQ5LBFoiqxfXEuDkXsQixFycYXMxNV3MKeCRSnsxeKQWqamBkmfgkUrrBx6pEdewoW5jdpwRdmzP4yK2GDLZ
fimb5Pmo0JGCv735Ilx1PJuxN6q7K7HJpyM6HLbm4QNSfI4c4uyZ33rnmjjNKHLjXjfQyF/NyT85M+gVdKU4MvQhxUKETXFEZis23ff1VmyC0mTGYnTy8yP+
xNXWtZ0Qq5DeSrVBrZwszYIsTUuWZlGWZkmWpitLsyxLsyJLs0uWZlWWpidLsyZLc4EszYWyNLs7oJZkei502baDLEKfoEF70HhBr0npDJd5v2ceon01gWjO
xf6aBKLlBNEKgmiWIFpREK2UTJ8HDKsLhnULhgHRqoJoniBaTRBtgSDaQkG07gSiOWK2YFSzBdUy81AtowNQLgjVTm6+CFexlv2XYwkF9hnu7xEFdouePnVJ
6qDUosxvc/1F7G92O3nipZHudNqJlIcISPYkP105qpguqZ5dya6erINJ/3TsS4X9OEVR0KITKYSVO7oylqNs9t7ruva9f/rNK3/5NxuuEcuxmB3X3rf28xWd
fSy6gMcXN6k8HObycJjLw2GuhGYtnxcvqbw4zOWFV+WFV5WMlYW2I9FjUoMWeNC6aBhdNH56UC/gR5UDrWks+2406EF7tOGanWoei3rGDhF+PGPTsHqrSncd
sH033qvmw7Ef0R1jDt1y4sg9tPE5a9OeEFuPfHiW7/xXHd9hXPqsoBg+cWQfNoF0b8tlMC2XWvrsaIuZX642OXj5ZdY9Dk0htWOOAOo9WyB11qY5nVNBNXzn
he/+Yz4oaYdKr5xDSLV2i1N+1yMMw7Hmn4afZ1XuWWvU9Hw/BVU4u9GD7sTod8lcjak0XG+Rd/iSvMLNgZ2YrNl43DA17kEZ9wbc8jmZrhvTw26Q6foUTT41
6/9Q02Wfc7rOMVXFeVNV/NBTBR/XInxcqyK8BiXEvndFng9f4FKA8VzhsBB7NxZZiVna03y2kUJFJ4mK64CLFZ91YxXo6OAMUQRDqIBZeDDzgyFUpGJgJXRu
Y5fbLNzg6APVaBwYm1oZimfwrHyV0mvDTk/iaSVffUrJV8+p9PJQnZaHDD7LNx9RskCOtiy8w0qWCCezzXMy2z/yRcIyWVByw2LgiRJ4n+pAY6cEgvt4vP16
emZaIDitp2e3np4plSK1k6oDrZ2QwSf55h16ena2DL5NT89WJRR3Qv3RktxfYHJ+TeuvFELIzqHkZ0U4tHwQatlWWj/WbfuxlcTHIl/HJmR3qa6mF6DLSejC
pwNx3wOq0Zb/LIngc8+M2+HbL9wjdWLnA+Ih/a0F3zVOnUqcOm04dbbcUYriEktRvEkEzsQv+XoDjYqGTkFDq6ShVzy30hPAsE9jQwHF4ZwtHUdNx6zuOIyv
Jei9aAtUXkBbWm09j7awGpUH8hBzD9jikjKj75ty9EA7HemYNB3bdMeEIyM3nQS8SwJvjMzwrmh4K8DbTFs4YUeqUYagUY1mRTWa1arRrKhGs1o1mhXVaFY8
HrN4Jm0R8EjaMOCJ0DdX2FiB57HrMytyLDm04HRNu22S9YyA3Uk6rEdicPhLyfiQ1lvhxKnUifsLTpbkyXIy00Im9kA0Xl1lVuc8vIXNL6ypsGRDwxrybo6c
yUr2obtubfDp86iuk41ySUMvb3HZGNCxjDfHu0rtFm5JyCPrfzNgD7TWqJ2FPzy1r4LOZJg9VNASe+hCS+hZRXtA0UYrA2II73sQR9pxZRAaSVsuavcq+orM
cvWUor1XZpn1pKKtJLXTMC1kmFjm0RKx7DEbRvBK/RM2S6KaPvzvvn8T27CNO174t3zoFx+FSyZhBQd+5c6NIKxJv1kr1m+Uwxv04QY5XC+7wGvjxN5rw/d+
IMXBM/ILReI/Se+bCT+JoGC+jQi2DDOppGOb6ZjQHWNKRr4rHvnOeMTbZbRbOISPJkmjQgYhuBoVYMLMxk5GXmB9mK++sBcM9x8wn86/6EXDGn96jV8W982a
gQ7rgQ6ajhndsU+PvFfFQ0+reEzkZsKAU0o+mIEQg2AqMpQQn7YkmmkhmHg3ffsC+qvpQFYEtHYBKJWQa7AH2htfMdJLeq3LEbcoMY1lTjQC8oDQxi6ut4MN
PSIcPez5uR4PAh1rrLuB5gzxjhYXF/UXgtbYfjdojY1s4QUJl8xQ08Oey6EmOXGU4Hca9sBGx/gnHHYi/VS7ED8TZ1zWYcaRRyG7BsBID7UIKlbA/o1w9TM2
/4TGYIf0wkR4QHorDB09Aiff4nhnupQIcNHvCoe/ZCKe9bOJ6uy1G7nQuRWUaJ/dqIb27bdJzO/17L2QI5KEd/M4csyDxO21s+d7eAEu9U1j7rdpxk5/zYRX
xXo4D4Cu+x5YdDc1OcDbizXPOV2VWrWreQTPQjzEldpHkRtA1kRHT3LkAt6v0FiwriK116ESYgBkMUve/bzM6FO6dSR0N1//aRp9od/NDi9VOAThTZBYgEFA
4KkuszIJ6LDBskcMuT3YJlfRFIIaXd/Tjnb3SLcpNu3nRGgIfS5On2MYPQUOEfTy2dg82ovPWYScBi3VyFXi04+qtgXI9aWp3BCL2hYiX0TvsIhzQzCc6G0e
26StxUeJFQDP6kBEhtkiv4bpqPG7fbqSZw1gHRFAlyJFBAkcDjuGLpUIjeflaBhHjT4SP+R4CSeG6CcxRI59HJMwIkd1RIuvcvbJkSdH047f7/dpeQuJTeg/
YuwMvdeMdfuyYEB0iYOiYBzie0QKG4LjTD81hTuCxcjoANAlCpv3mcLml0SxVJcglqovVB0AQ7PVZ0qbS7BXvwR7LZZgryEJ9hqQYK9BLPganlTz68iVV2df
1F4Tk4TkGpNYrN7PmbL3RB5bWFjrZNF90OpCHhh6lqRo+dYW/bZrxRhxVVAXLWyf4P+k3cglos1yEm0WAtkkQHJC63gJh/HhwL+aQLEGKPZKSbgqvmnIlFAb
APSqgN4AoDd07uH0R+KVBQEFhFW/FyCsQulap6YOEDK0PcAVQM+CgkwijB/eZd3+Alr0JF1oHew8tCfaFYkd9Om7QPqAzeIuzu4MO4kGEvq9zdDHr6dFyKJr
5KcM6z2ghVcAMFhcLrgalot5KcG9nYgVEissFiJBTTeNTE29UdMLGFNUk0T+nAkjJ6lo5rDUCBGOK/m+o0pIfLQAz96TSBdzwG4MVawRK/DpLwBRKPsVHQhV
DrOjfoX+A/Jwch+C2g6HkXwH0Mb7HYZ6phGMYClVxwPfD9jKcct4EMhTRQvcr4P+ee0cV0GfKTKHT0gQqz6/Dso4hJUaRPaS963xxG920UpCkaFHCE+rZHH4
42h9/ItB6CUIUqiJRaAqFoGcCNCL6JGL2yHEYunWCNGFxdnl09c1gwYI7hfxAbLaApkF6lw/gBP9hmgypesDL+pHPoZcWORUN7Tew9LocmURlQEXIvICtgSe
UYP7PxO5uswwUeQ/0TGIQ/SEOmEDNpC9tKW8rdHLH/kuIKDdN7PhLM0yrpRzewV12ZzCp1JkTk9GZGMckou8N8ThnYbRy6zOQ8bLjI8jB6LWBVfXC+5MpwV3
xm70phdcyXf1githwbnJBde7kvaM4d0ixXzwgjuTWHB1fOOAXnCDfl0vuPjlB/2B6ysFv3cd/ddpsX2mUhCSHlG4akThquH2x0GSmtGSO8M6fSLqvFQCYQw1
Q9qYMdRB2mogbXVD2s4xTlXoFK0w+MX6AfayfQhF6PP70SACsSyCk4sVor9skbGsJbGk6Jp+ngphWvRJisXjIfrroz/INr3UNwBHamzWqktpZxlw4oheP3ic
LxjSgo1OCNCHWaTr6vq6PlyHAWvg+wOuKfeqIViIIFgIm9/YpL956zjbMl2pK5wzKbu4du1gxE0H45RdbW5N0daC5O+CVDjMjLUGI1qOGIB1GTMAaxiMdbXl
U9O70hqkpn8lc9vGKsvzFxsKpdsuP0+f67riXpYLd/yQE3AlBVSe5vPZe/sFNnQeZN+8dzfFls6MRI4yht4YMIO4WYjWTYKo62kWstDU1yFybyBYU/MZrPPl
6rO0zIe0JiyLuOHGUMohcAox1Vne5Sc8AmlzNZRwCfQH16iTwGSCzAm0fYLhgCZjeC9jeN3IUa0KMYP0ot6i9aPJSD9Lqumz9UiwwnWtv0REMixjCB86p8Rg
e0KJGfekwqL9QD+/WeOSd1i75B00HTMq9uIDs9zLX7xGPYWWdhlPoq1xiVHmfrs1JKb0fdtsPdCErV0KTcdZfcVpPfIpPfJJPfIJPfKcHjlFPXmKeGsfeQMe
jb0BjR6kZcVzzFu6x3bb0wKb5Q1U1hxiIzMQZQhvWY6s8m09eiEB2/DjLUsUxIwN3QIIyMc8B7EWIDzCGgawpyNGGxBeimURXnqh82BGZ86lRwX8MeL5w99Q
CL1rvRiw+O2jBhb8i2FRZliUPxZY6FEZFuULgYWhlqKE6WNLinu+7qs58ZXoE1+JasopaUh8JeorU852hyOt7Et5p7Axd3fGuPYcTvoBMsFOa0zyWpEKk3cD
rsPQpF8WbdAz11c4U01BjPkZ5E/UqdzYvjJfg5GXbqbwnMFquSpJZbVi5ALAQzVKPHCjqAnj+Y2WepV8OxaTvKXD40u+fqgr8/8pREKvtNeDIa3h+F53tbUO
avLV1rVQk6/kUPYyFJriGLVNpbKAKc7AYd3pq5H/eeHJ339791e/9zuS3G6BxniNupm6E6X1FJL9wTdZIdXf8eeeHn/40E//fJXawFcjbjlVeG9tVELduoJ+
fu8Bro6MaurFldYKecJw/ATxqqJbDnJKdTXyq+cOfQ0VsHW19zGuK40UgxanFURqdXqqZbLj0Wq6apS5csY4VuXSDlVLCfYVEZb5yINHEUk9YEVLaW/hoRkG
g1pqrxCPIjgrlaJEOsavEPATx0Ne8/AyWiAOqDXxPvXE9bQqfqdd4nRqicdpJe3MfY7RowXPO2yJbROXBBVyFTdqrqs4fg7uWAvR1INuNH7Qg2YYmxXDDYzv
US8yu1l+DzK7WX73lRxisjC2Wsc/vzDgL4wOLeumgSsRCBIOm5CQ8B5FDEYHausd9+HIjeld3160MU5A6aSwucwJesUiktfB0CJUijOcA++ZjaONglYFWoQ6
OdGBiryMLGO3+iXstUpJnLc4T5aOhZuPYkXp1igWARyo5gqqlQXVKoKwOUFYjl3gV/7mFtGWF4wCjw3L5xwHFKMgFMMo/d6H7RPGPh0/7goag5n47hr1Etry
ausQU/nV1otoCyuZybDZDi2Xq6BF9KoKayLKYr+uBAO2En2f5ld1W7wKY+l0Rol73X4lSLFPiSveXiWOdtNK5NbdsABl2YLDAuwuJaixU4m33Q5YfKD8gHmc
RLqHYOkhEe9BBUl3mbVdBYt00EldB530MfzSqx6m9Deaka7LjfbE+ut0mr88T8PrzWgTXBFBSGI6g3I8zvxnMCBcHW1S5miT6yqsMHH1LRWkkqfZgc1h0XnI
AWcNYz6tOfWc6TiqO2ZtMUy+asec+rAd7v+h7MSz8gum2rCBvUDYoHnW9047erApRzp2mo5J3bHNkdG3OvHoE048atOREcd4s8I7+m12Qg4Yc4wcwOy+B+y+
F8px+luYsrsQULroB3aLbHsR7bN5JMSMrQ/JIyGioP8QveddkFrlVRChAzK+zZYwHej8hzlSRxSDK+2bwjkOQXouHYJ0ikOQgCJ0pTWKj8E0cuqNdjjuSrfG
cVe+Eqn6m6mIqRvp568f5Ff7nAhLiA4688oz/715bLUEBzWZlT363WNsNYxeeW38yldh1Y052OeB+QgC5ryv3zsmr4zOnLdr0znsP/Fa1xx6Ghwai1w4tMsc
mjium+TQxHNd4blusk4MxopYrqu/j1iuS99HLJdOZsBzzT0vzsywIOeaAmXuyPGTz//Dj5544zvvsEjnjiCHwk7mvO4ISwBuWOX4Jzf8vfg8b1fyKhPSqim0
YOIkVZi3gU3S1QydhIvonSdmhJu7I2+Nnzj26Dd+s+NqNmS6cKXDYMCzE0ceHR87eiXhkmOW1u7Zb5+GnwOWtcgV9ouOWWD0trAomOna78TzxdaEbLjPGQWW
Eej7sYz62y2jfunWy6hf449ZRkxuDtqNgQTRBTKJ3FFuS3D3OkJwpx0hWrsdIbhTjhDcXY4QXEJEJrg7HCG4k44Q3O2OENxtjhDcrY4Q3L93hOB+xRGCO+EI
wW06QnBpffbRC+e0yDKgNz3IR9Pa6Zc5VHtdpcjJwytwgcn8RSWP5rpKzi9D0hhEU6dNTBkixmI0K4JL0EBtVo407H4kOvw1E3JvNMQKRi7Pl/8tjyXXSs09
IeP1oGyUjd2NiqbXbkyv4S4k9Lr8Ien1jCHP+wyJNR1TumOnptc7EvR60g5PRfT6lJCz7Xb4usUE+3U62mZ/NH4Qj/uirYcEE/h/9r4+2q6yvHN/nf1x9jnn
nnPPOfeemxtkn21m9aYkJe3KJCGhkH0nQLSMRhftYmbxB612JnNl1iIxZbFmMtyLuZBMhU5UlFiovQQsdEwsVqtIoV4RNYRg0zW0jRbbaIFJnaBXpBZbqvP+
nud598e5537ERut0DYh733325/vxvM/n7wdhDa+umRPZx9LMmUoljFZm6tkV1XJ0QfHP1xX/vLD/n3OXv42ujS443O2mp3Tj9OduZLOgujDr09nDGRoV+vBj
5KuOcshVr49efziKMCQOH545TMkcUZq/+DbVj8mlXUcperE6Kb4vA2Ga6aor1dELo9cv/rDX5x62Klp1WF3VVc/Ew2JztIv7vj5SOxGBvwB0NuyrHazQWXa8
lSS+z2yNXne/+ogobeNXLz+smuh+3PdwjHtHb1M3zzTnC9LmBwpX9/VKw3PnN6favRBR9IheMJrpRogA5q2zXtkPOdpjnYVsnaVy9PdmRTaLdRYWrLOeleLA
F9g6KywVqXUWsnUWsnVWkNS8UhyTlSI1z8KceRaKeRZm5lkeXV+vGevVZECBzJwJs4lFdQemUyqpIxLUES330YqeRTxksRav6FF5WfqaP3nq7iJKaU4Ir8gk
8zJOEwRQspAgqy0kKrwB5iDEpBOZkNURNh01o0zI6guxwcAze5VuzJXDvx13o+6M+r9YTaRYDe44ofisWHrsQ1xDpqTqKkLAhEV5IVuUMVuUr2eLMlLGohJQ
Rs+/PxZhfeILWljTHgnrJ1lYP3l+hLXcl4T1k8sS1uG5Ktih+AjYfTMrpt9jJvNIkHuxJu7uAUq2KiGlidzbnGhFzBQPmExNgVJ21Cnda/IXUUl7e4savQgI
bFajlxlP7hIn9kFydhOWgEyhZUjOkGuo1nMNVa66scZFVwNcdFXnoqsGF10NctFVk4uuWlx0ZbIjsc2OxCF2JA6zI7HDjsSRoiPxdOpIzGVrvlTI1vyjih1M
OnvdNDkrh8lAprvLprvHprvPpnvApntZJ52w+wIRI3ZfkGFSf2SfqDAOSxlY/mHO6qxqbAMx+ZXRSVkHZkgAg7gFuxbob25o3DkUq9/dYn4BW2+z8XmT81/J
CxDI0PB5aOhBiuGhDS/yQDd4iIx/D587c4mAHLAu/cFPfo3TB0vJ/7qLLsEogZqPUTJ+9hvvZ/WbQA+QvjH7zXs+gktg9pHoPiZQDFp47xX/hJoh5mJGnUlC
/jUYdTefA3qTKRBVOkkmZyLc2GMh7MwMhLer3YDsvoxkDCbf7Wr35NFTn/6OwVYfPmgTGXz6c7ahR2/mTDsCeXiMQmBs5Zn66GJmHvx2OROPlvksK+5fhBMW
o5gaBotxRa/FVVqJ1dpUya04LDzC1N2pq7ir4ub02M3ps5szYDdnOapeRB7b6kXksa2C7dTEXxGVd0jTzhl9mpaaqmg99zTW1G+kjXWSCoDN8Ref//A9Ygn3
aajDrA9xV1BLvXL80/fc/dI9G7mxEMQ9bejGok5LTdrF28o8p7ayua0cbqsSNZJompfNzmz77th1/+OJv61sFQV6686tM9R2kbRdR86NZmdSqhStbF+izq1n
RkANlDXEI1bt9Sk3WAOoswYwwBpArb+7GH6j1bokvsWO+A5UK3jgW+yBb7MHfgibTaxObc2h3S/WLrT0YAUaZof8EDvk2+yQb7FDvllwyA8W8R9Omj2wY/rf
4wugVJTyOBUf2N8LkyfL+HkGrKB2zNXz2/OKjO3F6vm/XcsoyOasDEXNJWxAZDsnM+TuSL8nJ8ws+TKLNQN3TClIatVU25Oo81HbExYc9vCQwGOPJLUuJZDN
WkqKupQgXMX2EQuQWEhCVqNSbR+2lPKttkdQKeNebP5PS32fu9b4XUsNO7V9yOrS8x6w1Phxka3XbVKqNMoo6EgdKaoaKTdN1ZUDDQQNBtN4wX+bqJUMy7JM
C/mwpywCRmwgBbmVdJDihcnqJqdVQ7QyUGo3ahFctVIOW2uNFaR+q67nG5hcBG9RAqtqvn37BfGJiuBd5H1QQ23ndtrGzbSVW+lSbqRN3EbruYnWcQut4QYa
4/ZZxc0Tc+t0uXEibpuV3BCYUy0xKChlU31WY61RIfOoAenh4BDlSQ/2W3MH+bCsuQ25lRcm9z6MUaM0mpylaqIkvqJGToMYBlAWqS7tmng0RW/N5LEH3qVZ
iLLrHC1P5y7niHLuzw4X2rdYV1RqYYap0K83kdyT+8xB/sgmDnho/D4xV1R/OaBValDGfd8va/KXNfnLmviyJj0cD6LsK9gzwCtWuz63bfE5V/FZyLho0OPw
V8jhXkliR4TYpc7hNEsn7Tpc1PXD5MnH8WqV/KuhaCO/bm8q/rmOm28NK9eoGqd4eaNfXzf4sGaYpvH7Krmy7yYlx5EhjFLXem7eH5T5fojm6ZgytHgMvmry
wH4NxrP6sCkL8cm1xq0kDy423wV54Emmkwtkz9jTmU4uBNgBZDq5VDrpSqaTC1saQX4jRRELt5jHAceM0jZsm5uNY9gOUozMFe14MGr2z3RyAZWl7s+5TEaK
RonVy+n5VcY/3ezu9PzePZf8DE0SefLpx+BnUNun4E9Qn37c7Dpi7C1mAbuSROJqaDJXoMlcDU3mCjSZC2vpLmydLeZ7sW1sNt6DrVoPDkpz3EHNQ5EaVxJI
+EZn5MBpfeCUHDgpdz4hdz4ud35K7lxo6CY1tPQXgsDaBKZG1CEmrt/JSncoDIqCUzV/mNPLkjoeDVqTNrsHzAwfIOYQLDbYTGREKjsZsdP1auPD6LTR62vU
pgyj04YFBdr2CtO2V4m2HQZpR20GYHTaMEjrDJEKbHkHRqfNSB82vhSpfgSpYzOkjrUgEJspa61AfGAEz1l6yb2DgJy08TmVMz7FIJnZRIh1JOVOV9k4EcfY
jswYuRruB6VJ5pFkWhP19+5PEx7m48hsZ+SVbZw2vbUr4DIeZzj4DMcScLVEmUsoQi6hqDAcS5WTrwni6HUMcXQBA7CsZC9ZR+tzTX49bQ5xmDB3gOQb+axW
E1STm2a3qdWWUfzsG+GrAGSOdQP2LiMrjpKgSYXOcGZauC0vsTlApx/n187HmRGXh/djAnSqsALoL08BnErr1D5YsurZaDydqbN98cRctn7cIp6Yi8x2og8a
/w6FC918JVd+gNaXwBDbxl22lTvpUu6yc+wraD6UU7qC+2qEM03zI3OMh1we6MidjyGGgdnOMMSU+WxuMa8VSE64zWhoIvWqfRm5CWhoHisOzXrfofnj/M4F
scb8HzEE0ryh6c4bmu78oXk6tU0+4ljhZOqly1laGUtGD/eC7GblcJcWq+H8+QzJLlXB+YUqOB9EIaDPSCSZzKi/T1dPXYrlyUhWTHTB0gBmVBSDBGrvJtR+
qE4zUBOCc/4LFYNU1N4tVAxSTV2HHjIGMM5iSnUC/DAwdlA8dVPkIz1+AOnxNSo26/N8Dz0CzHI/Ke0BWqy5xRiLfHhjIsAVbKGs+QBVUz4oiDtqU9mgNGhQ
JhvKNkfuFPMjoQmJdolxn3JJc0bffCHkztULuXMNttwH2XJvsuXeYsu9rce1l1L3+TwU22z3ttjobbLFO8jmbqNglteLeXKpjzlnxkb9WTnv2i+snMfPH98W
i8V5jFuqH0D34S1CrnVu3FqlPX24tdjwBDOuundqmaY0WOnvGutfDFXNbRUxt1XUj2vrxpRr68Yerq1/4kOv54de34d76/37i9xbve/Xl3tr4jxB2a626xvt
On2S6oWO5hCjs0cwc8zw3a7ZSJ0jZk8Fd6//35U8ZDK5PfZE+JyzWY8DWInLdWtnqpA/QSgtHurTiay6VP+egPH1+F5KhBZEq8kZk9eR501eSE6bvJI8Z/JS
ckoCoM9KAPSkBD5PSODzmAQ+nyRQ6IvNJ6RU47MUAF1rzEoA9DEJgD6CwKdmFLBE4tta4ud+cLN4JcpuJNDVXEYE8GaJx93If+6UP6/nP6/lHOhrsrDHjuTs
ByHCWsin+CAJgauTANIInv/tEkXUqfo63X5GHzik8+8lu/4OsyfFTe6JFDfckEIeVAIEBSdLqjMLSXUNxPwGcwAGixlA58uWcdmWabAtM8i2TJNtmRbbMu3M
lgmzJdkGWkpJDXu9Gv9xySxP5tREzWlMvDsO8+7IukvlEwZl72K1U//9wiicFPAC30CZvaCNigxmHlcbmyAK4oDWmfUTalljdAIiFOuKtL40LueKdEmd2hTD
Bcw1utibV6PrIzjgU1Ed3diGl51rgLlxruMZ2qfs2U6eM7DyHta623WEOACpX5b8ZK5x9rBol7Foe1i0/YWvRWeqZblKrgoCYahP0Hvx5+I1szRvNIZbqPTP
kdgSR6tQwRdVnPJ8FScgFadcUHHQXuo/UnGoZYz6/fpl13fJYl030S3b4BTZSyqOB2YQA9RK6tDNpNqE5wJTQ0Qk61ltI62npJkPK6nWU0EDlqgB+7ySAZAO
+GR8qg73YVtDs/E2k2YTYsSX0eHlKIBmEyDRx01ZPjPNMiKX/s8UNQbxS/4ZNfifM5WIWnnu0TrE20x7EmuDoykbDaZsdK5g/rX53+/w4Txlo8OUjQWuw2wp
Cs+YxJ4I8R4ZrAvAmdC5gUi8LJ4xZkI4PmBzk19jNWB3QqFTyyrtWUzLhvXbSNfnIqUirddGtl4LWZshN6K70CKce5yQvf0wd+3wXTty1/DdVvqlRY0sWEoj
CxZjQKXjBQZUotdxqJmQeIil1BIFLUgVNOahSdlPAxJpRT42i5UWJRMb787RiVn4QIu0iC4wbdTG4WYD4SEeFrk53qR5Kk2Akdgu8p8JDBXB4H+zAINPIFUz
PzznWaeX8yylKuunPj+gh36/Hz+sf3zPj4bLdn5PkoV36h7msh0TLtusN/PqtjWPy9ZdWN+GDm9BGou2rXra1pA50EplKUp7eoy57cZQrV3QonGT2KUJiHWN
91wZO4vd8Vq+47Vyx2y0uXqtWvDhfVXkO8+juTN3T87cSTtFCeCl2v/cmr9SaH4cTDl8xa4QfT9tiQq3RKVPN1SoG5y0G5ysG5Zz5z185z19uuN39he7o/cl
+nbHvzvfK4fqCoqusYj4loiI33lXKiKYFjGd3PuxrMgscvJEowicmWngbO9EzTING1oXsJ5aeEF7/gteVTWJ0ZRCh2iYPp9AMjf/DQ6Qg8JvEA8JMXS5S1BH
LU4Y5dHQXZwmyiuG1tA5U7PGrit6yaL4cC9dlMfIWwO7yN8DbbzOeY8V6MjQow22Mg22MlOYQZtJ0sJ/f34pV2iPlHoz/CD4SzPms3Kaf+DqG6fkVOtQBlM/
I1nErYm4ogG+iSIUTeQ37kzXiq7JUxNj1KMaGgqGhMlkMnWa9IDto1vMelSBogF7mcjrUo9MHq+Kb1QFFojSESooxqnQy9xJ47VMZWssdegnk348SD+GwOD2
6DjlhqU5sOoNLvy13cq+MLslsjX1T8T6pZ9SBt9rGdyduOVv6OchR4J0WBMbHw9IgevTJ6hBZO9SKosHaCM3crohAbDtiUq7KQVWd3PInU6OnXLGwPUbVbsx
ad6SIYtbufAOCZxi0aNL+2nWYIVNeB/R1CxrUFDENSuSpzMGfamboIzBOCCocsHCq3D1ZHq1apsrmfaaWPjeTDWQIeBVW+S2dCk3sUNqPYD1dsUDYmiB6xln
1NXeGrIEGpRzhWODam8VHWtSLhGOtdQeUUp2q1ENM70trzBQsy2DUyxMDYsDX5DRD+PNYGy3zCei/q2JpdfScdxoEGJ0AKg8A/NvUQLTdlZ7XcKDrfP8YKff
g53igxe6iXoJfRuj322Mwm3C5JtfMjXEbKX4J92dbV8cnTph81+MIxFofNBuHY6GRmJ3B1Vr9L8BwYuh/4/GQ+PRvh1oD8LLrh6dHn/hiWeefvGlkbcCg258
0+2qe+s3Hc2I8P6D+kHuenfxrhUC01Z/JriFq98y4SqOzxPqS7X/pWo0KQ3cyh1opZH3wZSLF2m0JjAQQ6hGIa3FQVqARM1MHN3Vfs1c5cNph89/kCS6hZJu
woVIg1khUomSJAajRsRBH0r5+T/TRaairAThana8bWe/2zZ2x21l79yl7LTbxL649exqW8eetjXsyBtjt/oqds/FHP3pQlBy7g9FhoY5PtnBW6X52p5U1qru
6HMYdKs2Mfypr2G6VZyZ/h7mPHctTlFf0nO3TFI1V5OqaRY7ceANZ862O8wkoFz+gJ1wGv5CZy+UJHuhpLMXSpK9QHc/kbv7sZwL70lx4SF5mtnx8lkLpXzW
Anx4dfjwkPzSBt6o5O4PkOtONUooDr0as7ynKYg1DrtVOOwWFsJuAxx2a3LYrcVhtzKH3dob8mgaEnYzOexmcNhtuC+axsNpssFXQjdQ65FJ/1n9Mt5ptBo6
O5gZ0RmGMi3H68SeGuvkmgx0Qd5K8sYJXR8mQbZQRVklvsXrlZp+tJb7WJ+JQ+JiczCuHlUTIFxrNOKBo916vg52rVGPQ1EFCbuKOen7qYM+VL0GTEOLzzP7
nWfKeSFnOIlKGIU44mscsRDknkrU1cDwWQd36+B46cCDo1Hl6LSah3USedMUrRvcgZyvqDn+4hMfu+fPK5CItVQO/upbqk5IYwK/eskLRjJ13CYg8QGAiIe7
sUTu2a0WX4a9IgEIMWfnGyH7/mCp7w/4+4Olvj8IGfkg+/4A3y/AE5D9/FVf+pBZ/KRfeSvhkkjlB74NKwg+UZ0KZLsn+ft+Yr/olef/9CNu8Zve/paqTe+S
0I/4imM/4V/x5V9/xip+xNvoI3BcgPrnvT9xW+uOo3cmG9wkogr9Q8jKaSYGeiSAz/kKdZ7/LAEqsSESwMxWQmWmpOgNTHAahMtYJg5qua0lex9CT0jMGzIp
jlygP7s3reiobtDhoL4QTPPWINztgdyiQGUvcj8qe6ly2Qu8xoQwm60Jh86ZzjMQOk9+lA8eeX6Skt14UC5lothZFPDOd1KalB4F4TdKlr0XXtTI+GDscIJ+
dPvWtzFpurHt+++66Fevav/d5TqPf9O/mdGnGZs+NxOX1P7c98d/5sXPHJ6ByN/20s0vT/zlO5/9+cOReV9cui82coW1qmOzClfzvpmI0v/ui0r3HcbDDtMJ
v0j/fD594unLcZ6xrUH/3KqO8xkfvnzmMH4xD8cl9fOKGVP976fVz8M3fHbohs/+kly2/ou/9OG/vuCLlx2WM/7+MlyGK57f9rf/8YoX/7365brfvvlTb77l
vZfxFcF/fqh55eCLP39426FTr37r1De7uIL/nZmJnMfH19+epcbu/czhgWzZkpa5cb80YL/myzWeutcP9D/GPr3/dz8wflFNaicPZW/pWzOUvTK9X4Nb38m3
fkn9WWh99T8Knd2n/vgnta9zzu3r/JDtmw0WYjS5h0sn9NFJyjc3ssrzarav66onc7+/Dd7HyNS1F1/3XUvpL+5kiXQZ0WMOmlnFApw3Yswoi1W8HDAvfl2n
GyLbyl1tIx1FbdYhM3mt8QZORH4jp9xvi20c3B6nVORKmfH37FZ2hVqwlXLHTrRqth7YWyHX5GxDQF7xWMZYrdGvbEXUCB+Zch5B6T0WBUp1D8ZrB+IGstQj
H7vNt1RN5EhE9Y12lIhDRh0YiAjwSb14FLfUiZE60eLU5wnOfP5PoFPebOxUGxsy0YXT6npEHTfa1/Ijd8A9Ku/a4gRd9abPkeenTb+J+4ve9c3VgG1BsJgj
VqkM/auqVu4ewOpOb/NViZmlN4FFZpIpVhM/S/YjfccQPrgVDV5TRVSxjr9UO7yFag4a11S9wpPqyIWoSz4E1jnyfEzLzTqoh1ht17uDcGTkArpVDuiS+enW
76IsdhDAU9mUTr6qYjVrIwxpIgzZpuSreZdw0lU1MinpykSa1U+rplJNv5p9tGPkozVWgVZngxGpTX2j0VGbwY1GPQSu/DXVUv6joiGs8v2/yOdhityyrNnS
aymfAp3/65L3/t9N7n4kdhMxi8kDYMrkEXAzj4AbC206ht6b69t76tFjsXRJ863IEevTjaLvB7cpoWpeQ/6ln5y297ntA9X2FcoOt7SaT4UGIjaqWXXX/etL
FrECmrcM5JkBlyBuWATQB4pRZGlrqOYaphUo7ZEM6RYCCIwJbl5kwxtpIpWTEMJG4uBol9AFO7CDXKeE8hnKISKVitkJQ2YntDgXaamsolBDBiJ92ppIYpFV
Fn4hbe93p4Wr/VULroUsGf1JpB/FyU8RvsBo7BJRkFxHpD4ppfxqVHaVGUH9mMX18FGZSvhdeV7PFVQT5grsps/XdeneWozIoLPgkIVr379J6UVD0h4WGEBN
cL42VLNY7DoVG9aCGannS5tbK8YpVZeoVL4O3f8f/t4kw9aCrK205LYV9E81quDutaiCuw9gU1dipoK2bxBCDkmbSr+2r/BhbnuM8uV5n5JLpZWwHpCxWN8N
N5syFi3qo3dJrXGVaZBRTlx1o+YV1UrG8jGHKYfwnMQZgdVtsgL/qslI97FP3l36bY5qdNCsyuao2YHnB3hji7LL+r2xBGbSb1vG4LMSM/XTn/97y8TGLF/6
fO0QF++mRSa/e3R6/F/BsirDyPdzTs1ffguxZKgXC8R296k7Qo3o3mMrXsH+QPBqii7z77beT2f8wf7Uye9qJz/ZVBaNub7DvB4yuwXn4DORHDls1CwdI5dg
TJ7BdfT7FzUhRYc9hCvZlxipB7XSSIdP8amXLdr1b9psfNtiAi2gX8BSOYttewNQMNTSlC5VFkGoncnNXfyql3r9/pWazCAaoEOwr1AaQMgaf8HQGsRjElxR
DfVqseiMYOKT+ScN8WGZNqyWmVni96xVTIuyFkqLsgppUWq5wJIhmd8sqFKaDyWg1AVDSYvDyS7iHj5T42TpUMsc2pIwCCu/QM5xNXt6t3MH7oAwk55Dv3WH
qc/gBhW6NpZpWEtDDYg7go+zsJaOYC0NKYm876eY8EX6Ov6uJMww6DasqIP0VwtjApRILaZEImdkCrqp06uEsAQQVCV4gaSr/2GW+pqWwOVnvnJa69Itd8qY
SI7MsteJxeInOQJG+4f1R17P8+w6nmfXKvGm2zJIsXSQ6l8c1SmqSTLz99q1VTzDTL+ZJEmzmgYI9DjMEvVyQ3LOXHJINvsOSSXmo6YMybki8wyYQkMS9uSR
d8lUaEYumQq0SLy5Ws5WhjNUwayXBZ6awM4ZjzZah6gw5awlZEe4uRVbknGJF52atYn6Z0SyVJGtOiQpJN+3d3U7lEuydxfj2p+xuiNRG+MXvixGn6Pc4GlC
peMGxbDUKS5K5qj+4RgZyhY6UcBki0O7Uy4c3UOiGySPP2mkPZQ7Q8AUle41XCRqClOVIWCVIWSVoc0qg19UGTiwQ7N0uDhLp8yY5HTAcpq+by8Ps5u7StNo
5zkjLf6MgCg/er9Elq5UGyv+Ts2UUsxcbB6GL1G14X0Wt+WMxXLiXovjPYcsLRrmzJxo8BcQDT6Jhr5DyuRc1Uw0BCwaQhYNbRYNwywaOiwaTIiGFgJwLbL6
qlleQE1WnAFZbuqy3DRkuRmk5aYR1TMVFWVUGHORWZzVNzKd+g08uXdCYdYSklap4lx10xb+vdeMfrOZCtNzAenlJulLu1EHyQg2NUsQ4XznYs3n5Z5mv99D
AbLddTTWCo1JCk2gVJiXj9/5kQ8889Xff9lINRu3GLHd+VZ6B/2IUkjLn5vgSjf5m7Pvfx/BM/a4k9MLyJVclTRxzUhAg0fTJaW3kOjyuQ+FZCydGWcKMwOI
M3oRqOYWAbc4XA6K5kt8uiXi0/VT4BI3HTkWgQnln2ClVLir+71BqFFINFnDKXTNGEH1rzXusPICg6swhDmitNo+ZW60njeTn0nv+3yOSgOav1U8lmuD/Jkl
ED6rKVxNbp3PlXRCqjiOCWzdSYGxe9bMr0l3EWzMTXEnaryju/T6ZL5p/vqUZgvS+nSXnQoTSedEio8hsKVwAapHEUBDt4ppAhI01AS0cUCoCmOrqrWvdkpT
GFnpCtZOVzBaTfzU3GYwwCBNlPF1oozoP5CtMnEWWOMASHeao9sW020yJ06JyHpJNXtVZO0rFpjT+C5nrDjk1TN2RSP51P6Mz8lNXS4WM6XR4tHkKX3Izmxx
NjQKtvhDBObaxxYfIlt8iLRAuW7ZtvhQf1v8YvM48BnUU5+yGMSQbPGijR5iEjeJS5gQ457C1iIuYYq04wWhV8LkT797RK2grZ7HpaJZHjwiD27Jg115sCUP
Hg6lCCroVZofk0qnR6TCaZYqoEA/QS/Z0i8pLzdML0eI6sesDFuf7OKhmm0bps0Wq/RZ31REyYK0Eis7rX82YkjpiHEzauZyEVtaYGNKDJHNoPVOkNgN7FJr
qNVv4CJvOM1WG+62eJa1SMD/wNw3Pnkb5PzIUcSwh49MpxRYU9G+cVoHyI5osR0xnLtXukcpfdzI0l9P9Zh72UXccy3puWHpOV96LsgNmYImQ0gVdk5DcRfQ
UFzSUHJCRQsSWmSKGkqLNZThgvESsIZCtSFtqCZtJYCqIAmsXlmlUgQDQqhKQmgkqnZDnTSnzgs5Za4aNbZTLmTnTfg7r0yP5HwsOVFyZVUr067own4flVe8
p8uQGAFLjJZIjJz3zu8jMajh+0iMgCRGQKPfP0eJESwiMXT3BwtIDF/Lz3aP/AS7XUsmabCAJPF7JMmQkiTtJSTJkLxQeyFJUrF5zT6U0yF61MwZ0RfuNfny
Q5Apg7qCsUfjzK/Kmca5eoFVO1OWUiQz9d7fNDmD6yWTG/KsvMAZeYHn1QtAWZ0/jvSq1c6tWkMpP9gYgf5jpSwKzSMiNB+SMs6HWWgOSX+0z0FoNn9kQrMO
Ul4tNOmJ7VTThendIzjbEJxtsklzMrItV/bIyKElZGR7CRnZOicZ2V5CRrbC/mJRC8ahVDAOLSAYCxKWpSTLi+x4H6nZXkRqEghrSM4lSDolIAmiWns2lpFM
CQbahWbYVh7fl/Lw3rRsQ+6rRl+LILM2L1YGBs+lb4tQmpO5nxfIUuuKJG6fU7qDHovdhMVO7LLgFpaEuq/5JXvSusWeNG/J5+DrKDTVNni9NQ3Lmx1pdYPP
XpUlJ4mcHXKlZWGaeEfjABls5R1xyPU/eBOeLraeLh6mCz8sV/mA+yUX/lpcifx3IgZyhMJ0/a5HqQOsqaNR7bbx+u04D6w74/V9O+KBqjEeItuIZpl5JDM6
fWg94bjXDbQvvhYF0xKwR2nZo7Az4yp8jJWo+qaqsUiZyHKbtHpOTUoRx2pOXQsLRSOqL8sQFFax4aqMeEKtWkVGsvFGyppXbdmIqmjLxhEkUPVtS3V2VB/t
VtCaAbcmmgh582jJca9/S47Cu4bg+PhAVOltyE/cpp1h7lqjQ1FZJDm0OOQxZtWPTlOK0RKlOMtt48o5tXEl5CDZAm1sSRv3DE56BrUwrkfTqhH6TjTbIk2r
W5STVwcg4BcYlWrwetwmai+cpsZVLRvkGvUZHR4nLirE6WsQIRCjBkqRR7gwqMOFQS2uGAEcam0jwaEG4/Y0sv3Uk19TDXK56kPGy0hrSJ42LSfLcVn3jtgR
4eIQBgcqqzgUhKylMSuKS4kFWtQStFQHoSdHdTd+WhmjQATnc2jI4bQCB1GnUg6TpUQxoZ+hPYSE1mKPIQP9jdaqlLzYSVZN4GZ8GVLQUYLsrLbGNpIgLRHA
abIuB5z6V4FVzT5mxswBB1DVqqwmpaygfbo/hX3eD+H0oa4vUUmTIxXt0wDVlZXRHlP37JbgRKCSO6qa9bSzwdCgA17ma+BjqOHXByN7rXFzztWg7rmnn6eh
F2VAn/x2SpbM3AxlKGyh4Ly7mkjJhnuTNjcoPdyGe7Oi73BdTLjA16uO5grcor2QpSCpBaiGb7ypO0D3JE+ZtheQV8GXs72gPusQ8D/szF7YpC6BuVAjc6GG
FHa5ir5Net9eba3votrBJjTbSwE5sVGdWpMHFU++2LysO4CH/TyetdYA4pXNrHpU3V9FfsbAFvMy4FhsNn6eAfcuZYyGTYxxsT73lWBADIvPwI93Z0+r8NNC
fprLTxMsgTKeFhB1ry0KsY3ysIBqNRh/GfPEjir8SqG8Er9LmZE5lCZ8aY8iXNNLvZHKTEL8MhaqoUyFJRAM559GQ8qAIkylQJmoPBrXU+9BjfM9UyU4hHQM
ubKxOBgZ30NaqdwVtAmlH0T1nF5cIdlYXlAvDlkvLufuZeT14io3LfdNr1qcXUO9FHIvlbmXfO6lIBsTmINap7UhXqbJmevHhvYalFIECSNFkHAJQaKfCGDD
EnaOQfqvgRQqCO4yC26fBXfAgpsQ+Twovl5GHYO3mknTh0rhs7lizHU5IoHUYuXCeRRKc0og/5arkxQoM+rGtUY9iXYnvz05QeJi5BdSeQXjTpf0RTSkqIpP
rTKSmhebyQ6+qvwGgonI3+ff0pGPfuU1nSeO9/m0SBA1GMkgdrHWK6PgKgLO6EqRb2S9oSqFy/PVfS5szdT9aILQinD3O/Nk8VGsHcH0O7VI/YWpYnq5w1W3
BJpHmEdjYIIZs8bobK7jpOwGkxHuUJmrLfIcNIwXmfORYPSJyi67smsRaGdaF0eONr1oRRaWrY8HJY9qZuxMzZ/NUG+KFLQOJXKpr0MRUEkEuqPTUbol5pHw
8lSulOCV3YVIIbXwKAlI4Hw1C+hsamqbIeNwlPopV3xOyPR3qcTwj/JK0qPolZWuHlfHJUBEEiUqkXroHeVKFxqWpUy6KJm40YYUVOrMugQOV/S+sp0GdgFH
2UburTNxsRqOA8mdLbz0QDJ1q7WrakFtLuUEBb1ABbLGy+lhdTHte58LkE+13njy+ZkYSdNjEKGaksm+hlfRsW6d6ocIA9yEFIVLL6rLG4bqDa8ClZF6vyt2
dRthKswnJ2qWZRohfWCj6itpyrtcOCGHLdR44dmUGuRKahC9yeMUK0PtcNqr6ZKQ21u8pwd4NljpdVZ23WK9PxBGxfWiugN55+pt0QTOdiQOF5s3TYniodBT
yN2vl3pOJLSH+f1Qj0uEFV3ivK++nUpS2aEtXFSh/FeqP59GtV7Q9/OhKHIlNy3Vbs56QVMbJhXApSO4zE50U7tisr3cKdLId6eNPO+U3LAvq2GvRzlprUjG
WvylI37plfzSHZSRm4SlmYM0ctJycjRlCmw4EObL6hfYK9U/h9FmhAc8D34JZ9KlYj+zj3/CJA9FDAsq9rWXYEdcHkUqBHqjQiX2QPOAwcrZcSZkAdn1UOIQ
QlbqB9tPcZAbE93GuKNO23Jg3Nx3e3dQjZhuc3wA6zmksxKApAN3W7m6dK+Pc2S5e8t0MS53bxFXZDEpUctOLDVVcxyp836XvAKZpdpUB6tdOqGSdxPos3OH
tNRpR8ZRmKnKWI2HJKE6CpCOEw3sIDMFCHaDqoEr+95K9ftslGJt/DKn8FM6QNQerx94MB5+Y5UQ1PJWdd+9du4+35qigbTEFZmVnpt9BPVwRc/nqkbq+/iQ
Cxw6qLYG9BWl9w8TksBwwR/FFdfIawDeqFcA78ChovOKIV1E//i8RmL3GTxMbp87P7kFg/pA3H5QDXns3j5++f6ofduD74yNdxD2XEw1HdtHj6rNhb92BN0z
7kyrET1MdREtNdoIH0Lb7tHQ+A9+YPwSA7PMCTDLN6ZTYJavFFGX/iCw3Ulzr6snav0dsSnoy889CFv3IbuAWGVrSp8HZpkF2E7ZzrB/9vemJKhvJ4MbQAqc
XvAJXHAgd8EU9l+4jy54DRxZStl91UoveO5pXDBnZRecwf4JfsLz2K9vAD+avuDrX5tlojQ7R5BmJ48f1gRpdlKjiJKd5yaYzZ3/CPaP8AM+gf3hDWB6S89/
5XIifEvPn8H+HXz+vdjvgPQtOx/UEQdz5x/A/tmPMnIj9kdVK+D83/z4iyc++PEXn1fnv2pm589h/wSffxb7IxtQZ17sg9O5C05h/whf8KzJLXTS7OmDY7kL
ZrH//f9BFzyG/QoxdqUXPDbLMJXpBQ9h/w5+wgMm9/KM2dNph3IXHMT+Vw5JAb3aH6Di+WKnTeUuuFntHufS+D08KG4s9tjO7Nzr0Z5HhTnZTlpgTi701o7s
3O1oSz53m9ptb4BTI99Tm7Jzsb4e4XPXcLeOFXspys7toEH43JbaHSLUy/H3wJXhbLSQpugkSiNPkMnJRscTlCVUSlZJeMXeCjQcZfWoSXwRqemW4JcoyydZ
Abxbir+OkPgo0ypJ2b4EZwe7S68gYWryAVUKKYBp+Zgk/6kT/pDcLkrhr1CKJsV6Kol9UwJnoLlrItaO56iC4AOjOSizFtZqFVl4ZWVgl4EBUEWsFDUxBEVT
5SgGTC1Qmu9Ryhh4l8IsNKqjSnhzqIAlzv6FUzF2kkM2WX2okvkcmYWkmnzifzLcWr1AhfRhk/DFYK12xOYyU0jAArKhQBYZQJMi8KNOEfyow+BHrTzsLsCP
VsAqNwfC/H01UK8AKpk90INmD/SgGb7eNPVbxqaGDQU0kKkXISN8v2nZmXtSyV9P5K+ZgztwUDMCQ9Fm77M/kYIoGdyh+A2UJBWB9IoI3RvdoN4mLj+oRpDS
rg882LWRPBuyp8FnbH6HHQ4GIaWJC/gvbLM0mTxGCPyVyJiNvT1qRHh7Yj+5cCIp3RQHibUn+akJGjX2ronEm0hu3pUojW4PMA7LUVlWjDIBkkFb6We9l/mw
WO/0d/2ztzL9YBlQ/4PYbDYa6he1qcPrpvRWApZjP3tCF6nLnqDLgDMKf3dLsy4x+NzSD2eH72uP4oPhJ0iM9G/4eiJDCWv6Cx16RTX7NZl8IyOxVxEzCOuf
Y2bBZFLODxPV/wf/kEFTyymLiPqe0S7iOBERF6h3UQJBab1oV7XqA42jrJFGuXGB01FGBVB6G7zWnq5NQGoX7kochoCdjOw96M3yADxF1FsR98iTDETFysG3
5wM7/jF1fYWcKvUv0PHTpulNiocoMbfzAF6VTCY0X+qxtSe29yST71RPtfAOpTeM7gIYL6RbST8euPswP8SFlDqRHEIBBPUyGccWLEOi/HlTtYQfIK/QHARY
dwVJh53qSGnPbnjqlI0c2bvYzYGDkbMTx+Enixx1nKDF0Hz8XSsk18YQhLx5CJT7cmDbUwXUrPrEPKztItdmh1GzWrqgJpgHnpV66uGhcfOJgSnEts3eq1L9
+P6FcHuuYXCdHfy4qxmNZzvnnKUoPlUOatc4qO0yis8Ao/jUGcWH+IJ/mlG1VzOo9hgD/aziXIxIKfrwmTKSgtVL8JH+tBTVByUiM+vW8oC2ZzVUwiPmIiDZ
RLWbw044ZDJjFuFt0x7gfJImAW43mUSWiHb1zebkwBl94LQcOCV3fzZ395NmdleC8WkKhM9BSoY+lYfrObYE5HYthd0WuB5g+GBeEGetUWDJKBfgeioM11Nl
uJ4aw/W4DNczwHA99QJnbYPhegYZrqfJcD0thutpF+F6plK4nicGfVeyC8xiqTuA5PTa9AMzF4kq1pgmAsjBpaJ+l1hrG6glRdWDxf5KckHWYzOludJ7Aakr
UID27FZLh39TjGBCXEHAoYp0gtqOOBztIiAawEtQfycwd3TCuRrJ6jm71Ui2jsYtOAiCI9NxO+8gGIqq8CIMj6s20H6CjpqOLSTftZTtZO/rrojqR7rt8QFU
2ec8Bab2FPipB2DZe31RWsRT4KcegGXvLQTmEhYhrzPIGHQJeQpayma1GFRLe6La6mADPSOvo3/QZ+cOwbxvqcYlL0H1NjI1q0buXovuKZUG2WHkEqt2sUIP
w65Wu0iJFKcCB2+a+BBxKrS0f2JAdRAcC9bV6rxhis0Xi52RI0mhhNzTaxLDz44M7VCdMYIRCZ9kdlwdKl6afbaSzis22g8BzXVwoz0DTNkZNfct1sgBZJNd
5WmJji9gF4BHwIhY6/UVlKexeLO1cg2hvSJZU96CcXwgbpHjoCqOgxYcB9Y7JIgCZgY4Dqy840Cp7jRLo3+L5bSc/JW5i0RQvpdJu1KzsLw7ecbAknXyyJQm
TMTbMOcfGuGUJEM3IbRAguXXn96f5gXQ4uXw4uVh2bGwGVMt72GhUa0K8LgAamsXnnWAxzXxG2iFPKyqI9i04BJkSGrVP0pP20TVLFThijdINlGAHAqz7gkt
THT7cdzLKvSSudl4GN9gEFe5h3XsIfn7AZMhhKmjQabO3c3fWH9l+kfxhR4yPtP0s6xYObnjH26l9829wd/+yN+APrv+XV7V8q/T/z0ZsfWgFZvnAsivXuYu
5CHmH6Z6mDHsFtMUPIHt82jpPmjygQP6wJQcuBlKFdwInl7JbxQ1Af0qC/oNSktoqD+bAHTyBLGP73NM7jOrDzwiBzBucGcaN5lnJL0nxk/SlPFzhpI41qU6
AvVkRkQ4IoqB1gUQGVzi6zE078UrlAkhyoOGcBe2A+Rj8cBIj8aAyjBtElrrhkUb5aszulFoD40SUKME1Ch43rPyvJPyvBPyvCflebPyvMf085ZsK3kUtVXA
bRXVdQJkM1eyGPukwHnwLxxbqkVDzhhej7zxDVSVHkKLKjHXWAmvvAqVGdCiSnjhlUr9wft2WP9TCjLetpJpfz4rhA5XiGGyaaISAeL1gY3t5SAPP+uYqUP1
YKY10TuL3Q58oo9mB2Ve/14u4qXnNn7o2oW5bfLcNnhu+zy3A57bZZ7bIc/tCvnHuV5AtZvJ7ZalGXnI7ibTioJa8+arzYf1fCWFl+/jEGGt+ooTRXkPEIsE
RKMetH567wq/t0/pceC+jX2OxPv469oYUMhvInPcZ2OPrQVKZDxBCwxazIykrbz6mVuL0QA6Dc+62PyKye3xZZMb5JTJLfKsyU1y0mRB97zJL3Xa5NZ8zmRP
Pg2rh8lcxDLDDz2o1xjJkCJXS3Yijzgpe20hs2MDDSN/i1njugJUB5bB3SseLxp4Do+0bECRGJQh9EnPtckv7+y1bnH3Zt6hPlAwFNwn9ifQCxPF61a49v61
1VJ6MSm/cwwShmP1aag/Zv3ld4u4zfat3L6OqxA0TAqs9StYeC+y61RNItlyFTD0GhNQ9KNy/WMM9E0gm2Lq1FiLRnYolUDrigMYAmXirLJw045akNQm6iJV
0b/EXgd3ECYt0blHTOfe4d/UKTmXMGU1InBZUWZ9jRA+36w0uxq0IOK4Vn8C3ylQulci+SiE/K+/tvBO4lo5Ow2PTTlpdc2Kh2SG6oQySI4ZExcRAHUZIVLs
gvFlE+3BVbVuYjVhUYMFBscGCJobx1pqr0PH2gRIjr2hLJQHCCsQCn8cD9dh5AH1b/s+aX1/6/1x/b4uik/qM8pmaX0GxQnRUP73wfvUcj4UDc50qTcH1fWD
9wkk2wuXH56hq+meuWN0q4Goqe6XO46H4F4DeELu7BXRIKcFND8Di+kzdGA4GlC3aXQHyI2mrmpHK5ROj6K7uroDfE/Tt5M38Aqa6KWkMqGO3XY7aegExKRk
/SYMoiramLKlw0X754T0z4Wqf0pMi4QEF32F9pDdcVvWjU52x+SIXD7S5dQjpT/eIYdGSfx4Yebjr3DOnc/UvA5zY2WUVaXMbTpr2+ake4utZ+yckSfX/Zvn
fmvf1OlLmD8M937myKlPzhnEI5Y8+j4JZBAc8LW6gGrqEiLdHVdNNXXy6KlPg990u/DxbtqI3CbNx3spUTUW2E4dTcdrFnlOwaHoFjgUPeZQ9JlDMWAOxTJz
KIbsSRIqSE2fm3J6hkykWGYixYCJFH0mUvQKRIpukUgxf7tMlPlCS5EQ3JyDmQr5oN6xgk1HmTBqAwJSrYaS8wmSoUaSIapeQhKhgvCDoabfOLnjDTUl9d6t
SvlfJ/1OHTiXcn6+YNtWvgdn5xHSzhWJ44mRdmfk5gSSeT0YaY/bG8xr1fGXn/iTp79b3WjuQFrgFmM7sVobSPLh4WVsUrvc+8Z6tRtsMNbRqcRzawi/7THh
t33piWfu8ZjiFibRaWM+x62vCTTn9brPjsM693qLu3sld/cq7m6ie0VqbYXdiCZ9KhPTpl1e4S4PucvL3OUBd7lf6HKv2OXpvbLedhOLWFgSi7il0NFV7uga
d/RAsaPrvBKgh2tR9X7u5E6xa/lMtXSM2xvtiKztIl9n+HHuZmvhbj7Z081pp52wqcvGv/6Xf/qdTx4Z2Ui9NeVwd+UCitRtJ6Xbnv/GU+/+wke/8qlvCj0x
GJlmpe+IsHeLYfw/2o3SkaBukYbu6cTe3qtx71WX6Dpzox0VO+2Zht2ZtPdmKOLWggpRJU+H2eqSGtAh0DFO0jQpD9QXuBfs9SZsiuM60NyI5nmhiQx6aCLv
/Qxn5JZ4DzSRTXQdzMdzo4kM+tBEyj2nxWm9JE0k9S3iBBVokWtUH7owOGr4a5WaiC4iA3VOI21QGqnSepA7CiQ4ZMW1ONO0TRx6bj9YiAoXHPocu3AYq8cg
8KhlkGHkO01pFinASQ1+h2F093C/mwzzYblJxqIRMPRE+R1S6BhINQNUyMglbZXgF6RGZISKsstXCn+UktFvSsnBRjJyMDclB8t4y0dwNpFTjVACOOoZ69B3
hpiIkZgOXVgc5SjQ2CvCS5tSCo4B0BsJ4DnCmxGpkm5sMb9A6CWbjc9j29xsUNlsS8pm28o2x9YkNlgkxOSXszzBusnLmSHL2ElZxr57/GP/8Mkjv/no94y+
S9kXRCq+8Nx77I39FrDjmqD9zG3v+2KtdwVLtRhEZpLHPqSTZErJt3n/oJWN7bssUYDGNlqvYA6o5po6qCbEa6YoVr8FJG+LoLUYseYxa4KE6iOmlqrlvhG2
s8JFe0bQSp4X9BJUNwuHbUc4bIcEzaQi6CZlQT2pCurJCuGwDYTDdlQ4bFcKh60pyBFGihyRUcBnzB8jacRYRBSNe6ksTnl6GUKJNCkGZl34RoWTiYeIVawy
1toLsKl3X4dNp3uhVqNVU10QXRi97r774wsej6NU1QHwdLb/FkIlAHwU4FMrur3Vs/5iQSaSf9b2XqRNYRgv1uTpapVQkhAWLbWIGlE0Hh24TK2jau8yCzqp
evYjVuzA34TV2p6xYvWLz38csuLuZeRE4utA7dWlPeRkXBCVLrIfsiJn9HFcU09PazF0/oJv96Ndsl77I71k0R6WrGFasobPx5Il96Qla3gZS1ZIcdZRxFlX
qk9ekaM1HlL/IT2IcAkQhG3AGxFy9BT6T4PjrIMcZ21znLXDcdYhjrNWOM5a5jhrleOsKzbkQPWjUY6zruQ4q8lxVobWh7snpzcxgH7m5AErXs5Q1CnSrrKE
yU/oKvPn5VsZJ+pP92utWRNv21gZ10spmNL4NhJBs9pbtZHImdXeyo1EzKz2WhuJlFntVTaSPesKhx8dIzpCS78maHioUAq18z/L1YduzkT6Lc+sL8hK3p+X
PKMSzlH4GBz6Po/k219SawyM5a/N3vGRB7/01Z/b+MNSbeNGxASR3Wlpju3/jZStl8++31ZKI67zMjI07QoTZ7/wYPGoBINPSzSv80/cbheJ20UEm0UR3BIR
3OwRwQ0RwXURwQMigmsigo0eEVzpoW0PRQT7IoK9HrCksjYOQk5NWM9ERLlJ2eBJWS9wFUnyg1GYlJUCV1HIk9LnSenxpAx4UpY3FN0QSG0RQFxHvxD74JHZ
4KaZDd5V5JdQ/WFTNgwvaLBgz6GLhJgT04yiRUm1oCdSVSfmp8MMpjZzDTrhvEybXMFGWOBJ/8dF8ph6gfWyuZoyrdS5LTo5EAmkNpHtdBUZ6jnWMR/Q/4Xk
pe9NLzd5KeDkpTInL4WcvCTmapVdTrUfOnnJnZe8ZOseTn/K+tju08eu7mPyrNs/xDRcqI9dJJ4CbJ/62EUf24v2sS3MLJJJpWRH7UeUTgW5d6go937Y3Cnc
6mTxVstImvrfSJciGdoSGdqWhVtnUOnVPdRaTrBwBlXAQqTMQiRkIVJhIVJlIVI73xlUv1OyBrKsqdPZui721rqCW8mD93As8nR2+VlyHHnkZVIv5o3PHX/q
6e/eOQJ7ySObJ4K55KWeIodKV8Sm8XNOEB1ABKkI3D+YXT42KH13MbssUiCQrIjZVcZmDbOQjMEBgPlUZZO/hg0yBlwwBNSxRI2oCQhQDzUBycPSpOVKTUBP
+4aYOkg7nXxyx5iRD29zO9Jc48ownFWGIuhB2qTbXoO9y9Qqnneo2tu5soZ8ZRHTFsiXqwfs2y9oEFTq/mP+XkFNWs8h5nUc/lvDMcEx1nFXcTA64vDfSg7/
IV5Y5XhhjeOFAxR2ZpY9Zc9j0JE5j3hhk+OFrSxeyClEJKRKOvrRKz48DlCXJBkTWtzpVIv7U9NCqCKnf2Zx6k2M8oHKHyWsGwdSet6CAuqtphoFj8Wq+gu+
HQ8OyTI2FIWGQ7KCDZxJFA4WjbXK6mqFddWQFdUya6kBq6i8BMIT2Uc59XLKqZdTTj9XstX023vuEzBXYlKYgC8+cef9f/fMyn85E/Ci4gTEYNlBwYhbEiNq
p7HeX469UZqYiRm1o/bM4/HQg5E3ChvPRYwP1QT099X/f26e77k588OtITrPddaQMfwlGcOvHP/0PXe/dM/Gf8GryBSvIjKaZTG5mheT/796nPcRuopxN4hO
XiOroFnV3y39t64keQVh/vCjDsiNbrF6cOvsFLdOWSeoa1L/h3wWh/SryFRrTFxC3MhGY7rAaRmJvaMM1dLSdJCiygMCp6xhwwL0Z9AP2yBIUSwCDKagH45B
0BfFAm8p5SSq6x7s6iwZX7DPA0pFD49Oj//1i8/YhFhDqOc5yPO3EZ8L8G09TrIldvfdCS5gaJSE8ZFS8k8C9UPVnLSR1J+pc1bbdYTOlHYqWOUa0dtOUYmI
qMkRtz/RPqVp9w5VcGenBml2bIgsZRNNXkbxPOI8DsMehBnsAcJAQ5zf3+YnwIymB4U4mD4oLLDVp+Uh+Hozl+fHBm8KQvY1xxyYxKAyYpAiQOtoJcRs0lEf
eexD76IvcOqPksyytWZCMT+Lyo8AwqOu3CNFSOoL0ppLGKgRx52B/YC8szeQRQtYLoB0UXYYnFZfvJV5NhGK4aQ3uGiwcSkUo25DDCHqxbsu3YkeFE3oOyHy
6qDPlBhzJrL77VX303dgXxxVVREBhLMndqWqypGqKvomdZddEEvyRbB8HKmlgovNYVoY5D0p8ba9CkSy4E1VJ6JsD/5MtKdHtVTeTnUEtVQuisYmIk+gGHEw
8nfupjIlddzfhYJBa4zCOPaeuDwRe2MGKvS8tYajZJ+FAlE3qdwQexPw9hksCB2OG/oQhBhBdcKgiDxKylIjC5LKA/p+gFRSSCoPwgxqJzOS4oll4MpVkGHp
qjFkIOY/oKtdyUqXxWnxwCG1s+ZeYXsahaTfC+zmpKVEko4nGxnUHZTcuMQ8XoTt9cZREmZHb2UH+y5d0ytDEb/xUPTYY4KBSD1aQo8aWY8a0qPsDllFrj5K
3PP6fYbHh9MKSdUbID1bhYigh02YDocKId/F1aQzQQ4C156PtxOgZbheEcNEfRdK7lQTv6lq44eoTA4vGiY+DRN/pzqCYWKkw4HgCXEwCnbiONh4omCX8Kyo
tQN1p7GP0TGglmzKkqMqYsG84vCxweFjg8PHBoePDQofS10RB2PrCShdGPC2mUZ8cTQeooRT+m1pjqbI+9dWpztcuAsBny996bkWh9pb8+WhCxWGRlXOfKgq
ma736rJX4w0IfG3UNBqr7QOoIY074985/idPP3jHl3//FeM2JEo4UWf8pb98z3c+cOK5Tz2PQx0+fQqnR8O3xcPjX3v+/d/5s7NffuwsfobvY3j8b48/s+/P
j/zFp76DQ/VcSJzgG9vqwCDlYe+OGlQ5juF9jJ1mJJRQ6lx/iiqPJyEH6nviETW8d8WgKFMDpXSTahgeR3R4BRp6xU71y2lqaDVsKm6YXBiNvANDF2Ebn7JE
BfRiBYMagt0Do37FlfFI5KO8M0ww10ZG09vjuVdioOL5O9X1NFYrhLZo8vJZ0jHUbqnihXpKunug2vFkBESelMqW6Vu5VNZLg4GU16LxKsuYxXvE84MMGTjn
4L3LVdH7VJxLsLi7pThDj3+fHUs+O5Z8diz57Fjy2bHkZdPIgGzE2lmH+BO6q1xcN9vzuOYbQ9YniVdKIcc8Vv1Opvrb0TIh9SAHypm01X+ZRqb9xQz9Hrso
wFMS+2hMSk4cjHbL4ybhwR+NQxTZGUem4woX08VVpfDUqUzPHe0OjPvjTlRV+s8oiGa5ZhsJc1ftRvoIMtsHCdckVvP/nUgeIfXJODqtdPtKsWyveaQ7LKkW
nfEBNVgm87BLXJiX0uigtMua76mVgruUGQenmf0cuoTub/YppCPxSYV0FTWampQ+nQIcDKuDpNrLY/QP+uzcoR7E26gSNbmozqeiumszyOG+X9dvb5lf3G9v
ma0Q+YBwUx1cQT/XSbsVcEF1nlTrVUJ8KjBzyFmeNk5ZfT8A01W/ooZv5Oqq1OZZuWZwoUJTblYIqVSK2pB+FGZg9IuRSphv8eAKfkkrK+0zo0F0AbVGelwd
KvRIbm/hR0UDsOtqduCWgrBwBfn71Rd/Xic1Gejcpr5wHIEwhnBzbI8S4rKLM6SezkD/N8r2KrnW1SWAhW6z6B37dB3hRBQGh7nQqVZvL6vziBlRTd3K7f07
2U+x1LIRne0mt0AIHIgrVJzoS3FiBcWJzXdETQj4ptpQcWIzX5zoKxlOcP7JWizBzeSvjCsJr62jDF/kXuWofTss6giFfqUyG+uzt0lnrOx2Qvo5xqO6K/jC
SjxKBHfASBgFRueKBS9FfB/0b001FDYbdYjSe+zzDYNQhEDQVN45IASTUDbdZT+r8JCo30MKt/cYZ8E/XzgLaqmq//atGmfhHO7q8NrKsAyEYbZMLIcUwaHg
ZpA/3nd7Aduh3yk/KX/cnYvXHjR74rW15HfvoUAuUmSWFa1dImJ7ypgXsv0/hcSAfKTW5Eitx5HagCO1ZY7UhhyprXCktsqR2hpHagc4Uls/t0itzRHlpJp8
6H6Omr58eCpNh44m6v/YA4zxY35VekEOdiCiTFCCNqdZkb3VkGyCA5I4MS2JE1OSOLGXn3kzv+sefpEb+bVu4Jfcya/8dv6A6/lzruPY9bX52DWU4ga56xCz
XIOceK6Vqm2gPDSTE84oyGmwx5CcMC2uqqoz5E+F3Xw5HCBHkiLSSKrJkVSPI6kBR1LLHEkNCzlSVY6k1jiSOsCR1Po5R1JTZvTwL4ccoEjWJ9NijBknPz06
E8lA8uhvLDQ9lNrljhvFNIaVzDtNU0bQ06/cFZerXCxOMMEEApqcIWKT71PxTCWDXO9JabjX4U485HDX3uVwTx90uOfvcHgkHHA4pWba4TE15fCges0WSiKb
sxtfIYrSi82XbYyDtca3baZrmbN5zJy1ebifsRmuHRTgKJ+wowqiOh1sOvGIxHAM45fVfB6JOthUstTA1jJTAx+yJcA/Y/OBQ/rAQTlwwGavNKh9Mly/5Lmn
dYYg7QHfL1mJcZ6sJIw/uva0vtkpudlJfeCYHJiVuz+Wu/sjdnbXT9h8x4exfTXlJErTCh62C1gsZeQIDkteYFsSrzgtUDVKAaAllPHIXvbr2Mt+LXvZr4GX
ndLMkJx0NRNGbmcv+zb2sm/lfOtLwWYExHb6CipJ3mL+HKiMNhs/C8c/5m/q8a8QyhwPrSAvEzVFUwa603k89sahvg3sg/OODKUb93WVaUtJ1MnKQrqJn0HV
+TxdMEP9hGaon0aD5Nr1hWvDrGZtTRQWatZWKVNcatYi/HRsH6Vgd9R+WqMU5jK8oSCW6h8i+vgAhR35wq+8h4rdPn1fJ8i/TtDzOkH2OkHudYLsdYLc62C+
88IypovkwuLSch3P7Wt5al/DM3sHT+yreV5v52m9jWf1Vp7Ul/Kc3sRTej3P6J/jCf2zPJ/X8XRew7MZ8SM/zcgO0kTuctjvMBUnoEauxDVyLtfIeVEIEbAC
m0gZLyESuDu6UmAc3gF3OiqPdt3kVrPrAC8OSTSIqPcbNGE2aMLkW++XQRMmlGUXZiHERXq1pyeL9w+y+wfZ/QO+f5DdP+umA2a/fspk8WOShviIpCd+Qlbd
h2UVPiKr8kOS3viApDvOSPrjvZJxfkgyze8yuefea3LXvcfkvsvxuRrC59q/+8KFuw+dF7LEDvNpsVTuZE6kMfiok4py6r/PqA6MR6g5TiMTtf7d/TnVDaIt
bZDV9vUZQXHpIvtG5NGvtm/uekyvN2USemop8jbap7DtXGKfFL475r/baKNwBAaxUIyp5/3BbSlgfiWtH6WsNBG+U/tI3vIqs+QKc25rABAXb4qVDH2U//Bv
ipUk/bTNohQrQySrAoTpw3rRcvSi5ciipQ9MyYFX5Rmv2CyiX7ZZRn9b7jwndz4rdz5j8+LCq0623pyxc7geiy8wam7nywzzEo4KagJdZhjkywzVUQuR/qBY
ZhjoMsOgp8wwyJUZBlmZYXFOccz/J35OcTLAPJEoVYg0q2qW7YB+RCSfiEOeX/PnUXdEC0JAB9njHNSEjuAo2TT7A6WKJTYfx/xBgQmUboeV7rBQ9WGztu1y
GfIIlyF3uMxxxSU2gAmMwr+sLq9ndXkdq8trWF0e46znVZwDHXFG9EpWlzusLre4PqHOKjj06zLr18P9ahAqRf16xtH69bcaTmPS2mvfYmr9+mApr1+PTST1
5LHjRf1aoA9TA3SMbZR1+ayRTN9eEwdihHp5I3TGBlQ/E+CAoW+eEZoNwRvYItrJ9tHbWexcz8PyOh6V1/KgvIbH5A4eklfziNzOA3IbZw2PM1VowmSIW3mw
5fj/1DuJ3gVOABgYf/2Npz7uJS8YqF+Lej5dUB8jKR4k86Lv556Sz3V7PrfvnPtn+mCXTVeHQR6VoWKLoWKKoeKKoUKryRkyWC6yT5OBsto+ZfPyogyVkeym
0YhWTQFH0VcP8DI9wMv0AI/1gHyqUkHP8DI9I9Uy+opTj8sUPZaqXlZxrx9mrKeHqTntJbdanEals6dOSvZUUah6mVBdWrP5+vtSzabco9l4kn3B9Jgshd3+
VqbNQ+KQzWPiLpsHxUGbR8UdNg+LAzaPi2lb/A42j4zXLB4ar1o8Nl6xeHC8LMy53xZy0DmLx0eBNdhLSwkzzcYN+x2ONAQN0HGUYupELkTwKDaIuxYKgMxU
IGMgJQediWg0Gs6kdEb0+92i0wfLak7JmSXabrAF490vUiqMDEgLA5LKWCxG64w6SqHBdvgSG9nwEI/Iho9GCNmvpOlq81qOwYCuji4PMfiknJbTWIaWM2WJ
wvGqJMrP6cz5M3LgtGTOP0fvBS2ntcX8Cv+htJz2ZuPL9Mdm45SUKSHHHqraSbnDI/oZD4t5/ZA+MCMHDlnC72ox6fF7hWT3PRbf+aCQHt8hSuABKH8nKVl/
Lp+sf8DKaTlFaFPVHll2PmAO3VB6dNXWbf+19dGrvvZfpi9X/Tya/vGrozH+1Ce9ffTxeORBNTpHGKt6HPhoU7xKuwnJntX2IafbUT+sYGaV+kL+Qsyqf1wQ
Sfefc07R4rLWaB0lzrPodtKgj053O7k5Mc7IcL7mcsIHZz8Pi6fxpM3i+oTN4vqY+ImeFHE9K+L6YRHXD4m4nhFx/chC4jqn6djsXjTZveiye9FnhWeFuoT9
ENOs+gyx6jPMqo+acWns3GHWOtJY1rFWsoa1oDHWgnL1XXVWeBqs8AyywtMslGa0WOFps8JjsMLjssLj9zgUS1rhuW/Ubkzae0u3zHcniiifNYqVOlqWXxq5
ye9/gGT5JqpMeNfUUTW3UOYuIn6N2qU6E3f8W889wz6KCKce3zc1d+e9j/6NsZGBQI5/7N0fGODyd5StT5kLLSSFpfG54+nSOLTI0ujnl8bF/6XsimzhnOtd
OPnh5rXqia/Rw81r1G57g7kjWmRV5fekVXWo/6qafdNtd/cu95l7xmP8AQL7Q3oz6e0ysx+2cpnKfeb280JqfdriOf6cxXNcrQk0x5+1eI6rtYLm+AmL57ha
Q+pCit0QUmya448RWfbF5qM019can5Y5/ojFs+0TQiz/MOa6my6H6RKpK/J7DlMyMxLYfCISrQYI1LyhWuYM/SFssGz68Od00lRnWj19oZ4GF32HLTmr1x0A
985gbqU8ICvlQYsNmkOyUs5YqJwnK85ipGxg3R6QlXJK1pubeaG8kdbJOWPeOmnwOtlOyfRo0cjWyfoy1sljelmc1YuaPvCwHHhIVr0HTO0NaG4xD5vaG9Da
bNxnss1OZW1tLmvDSq/LfJe5FvuyFjdlGW7JCmzKCtyWFdgQdPBDtE5uyi2TJ/Mgn40C+rdqjkoO8TNYyAe3xGRZWgD0TPF1PTP8XGZm7mH/Mqahn+Jq6OlI
Bu+3Tv/J026iJLiN6ok+AdexGKZdShvcYuPX1uauK/afA+OvGlKZga4tta+qEuhmsncXZn6LqSla/bIPW3xYJy4q3ZmttGruD/0GlUq4gAxP5TP7kry8L8kT
X5JX9CUVhsF7s2FQmyegF10gtPROfU5LCHKzj+X/kzZ+Qo5/rmdVZh2rMmtYlRljVWYVqzIRqzIrWZXpsCrTYlWmzgoKdJgm6zCtgtOmzTqMkatRr/RfPjRW
nsVxAJvjAA5KJuD4MnndMHkVMXUcgN1eJvn/zW5bHRhV/61UMqiPqj4UDeVVdfxZUNW1vki3gKLO96Wo5mpb6b4rQvXLBT3ur2TunvnCrsU8KC3Uv6vRj4Bz
PWqlcocJIltUio35IdFMngJOBtHkZMCkJ5em8bb70Hg7RKtjE423GED1v9svs/8klWm3kLlIqfbI9yKohmQv5bm0kZW83GTuEqLtavlwyG5GrpLJFVcVZC7d
FHm/QElQ5i8gk2uhdyGNmCDaKFvUA+QByqfaGwyw2lVQlYBkGzRbqNstFE4hhup26HNQRa0+yaMfGDCVvsowYptwEICeqkUZGHojqoknTsw2pm8lNplx007p
QhFFb/NkV2/+0rRYZzoXbq1xSPxLdzhahB5w0IhvoNvbTCVBD+TyjNXwPK2A+jJHpsxF9qtiyhx0oN6stqec7gWRI8L9Ah0lXZnZNqPqqOxegPAqSsO6lBFD
eLFXEcOy3CC59whGyjOkqfwm52/Dsz9mzRzRo60zkTSSe5/OvKT41AO3pcwxcBSyb5C9hbFNPPGl+n+/TRqhxUYcUnm8jHaQimSy9B0M3WOUUP7Z/Nv8X/a+
Psquqsrznnvfu++++77r81UqwH2XyCQLlMw0Qz5Ik9zqYEewNbq0h+nFHyjYK1P6RxKrWaxeWVRhEijb0B0lQIColYJeMJKyGTsqaDAlpjFC0EjTbRjSPdAG
OmpEWlBiDz3O/u19zv149aqS2Cxw1hqyqHvf/Thfd5999tkfv017wK9xS9CoQ18TOj8DGsyxx61Lu8/U9rKpd5/s3GI4BCZyagfKANjxDhF7wl7ZE54VzNeb
wWZmMziPQf5o95/aMi7MKKQRkrGzZnclUcnTTlof/dKjX37ARYDTQaejKtoSfayXCWCEWNpZKwsYrEQJzcguM9Sy7LXjideOL147pYzXTkV0tVXR1dZEV1sX
XW1DdLVdoqvtxtrzflly3ifKgdhryRLNbV9KH8uZDjjWWagIzY3jneOndBJj1rz5MRZdMeGHxYQfnmjjh4WZ/NBnfljI8EOkjqL/NT88wTxo0vCgEwpBH4ik
JHH21c/Q1anYbXtsdAumaLRNCbNEbk4GIw8L3KsDVFQphUXOF8dSF/UzJF07JoF8/NxONr/R08mz9ysEx4U1ntHANHK0uo5aF0qGz8zV5nDYoKtxPre8ICGx
MlCboMSJq6KduKpacZTxKJpwBFUy7NIJ3kSp1C2p6nslVX1P/EZX1bEtZfMgx1Eop71g6G6/bJvxSFDAODeD8Q1+o8rkeTKmsvex/lGHp8Lm0NKbiOn2ThFH
LkwRY+2eas3nXjZ1OORAMG8LPTFIPKbVRGnzhhYj307PFL0aE0ptczC4JRigJ+F8O3/L0C36xtr3s/9SPw6Zjs5sVArCk8lQeHHyRjc7kFbSNyNBpuQwS+QK
jvHUunjXpEppWNBk21Y1plJDr/VbzZ6PRhJU1RU0DEnxpToIra6zAsolDxRZM5ewbt2vljjwr4KIeYJjUrVMAPGiCG5Xi2WCGmQCj2WCjvMRoaULPwZhgB3/
ChIqXJBQ4WLAuF8FVqU6wF1AGJm0j3MAXjAcNOIfFw0HXbozPkIgfcxOCZ4txbJ6ehSKsnIyNmWRk7YK5iT1ik858O9FPn27VVxuvaBPqbfLrWP66Vzoau8E
xZUfBRZaIRYr7mdfr6Psk6B5d/3zW2dT9b6pDBzN1LEJOnbIbmfk1PoYVa39aYa3UIF2/v2PJukAbxnegI1HdyfladZa3JdVnk47Rnl6b8GpI3Y79sVMuyoP
/fBxkkemlwkqG6tHTzz7tZcEni3aJ/56H9BInRP2EvjNGQTP1Qn45yqB+03pM1x9ZTZvMXcu698pMJtF/5EglJqNr2saTJuRiEfujPGa0wLECqGOpUIrF8X2
cvEAK4oR3RdXYwmgFNqcL7TZFNrsAW0ihVodhNcQT+W60GZZbBAe0abbru1I9opV2y2wi/VxHmFH+/bUf3Fzm/v3m9ngWT2NPaHtotC2L7RdEtouZ4DfqkLb
NaHtutB2Q2i7S2i7W2i7J7WpdtiAslOJ7L1DicFkuxJDyjbtkDLOmHW0q2BHlvOd68WOsl72HutkUTNbbHHo0jtt41yCbCgFJF1PGXe0aO2mrCyuWFkcsbIo
kagLIlH3drStLHPEnUNlMuPuLdmN0Xw8R+12VPPtqg3tV+vurwcGPfuGWiN0WrvYWh+0I9t/ZtpgAn9XYwIfe/TLm+948tnfEURgSxCBNQbJnunTQbm3MrDp
J1fOjnYfG0vo/rgyMxAznJEZNQdZCgjRRwWWFGvtLj5dT6dPfFanhaTzXs5BlI92fYuv7WHMYTmHzjn66d18fgDnJc6rnY9u+Qxfg1o4+qXYfKAyhtEHsMPR
j+Q+FMzQlsHMGv1ATEY7U9jFuwx28f3EBVfQ+b3ALraZDTLjfGTqmX2HLUn68Pzx3WJJQjqItBsCc9nD4uIaJ5N46e4Hnqd7I/T7xI9vkxc30Y9/+vkzf/bY
FADYtjA+8nflvW0GLPmne+76yglLQ2E++Y+ffuCmseUaIZMbZGsFvLF67YtRlrfd+aUfGcX9q089Iy8eNrefNNhwXMqfH/3SC/TsCVw4hm85sUyjN4sb751f
wW1APg/986Pfl6K2CYSzhkPNa/6q5e8Yh4qZlBImZQmT8oRJFYVJ+cKkSsKkysKkKsKkqrL1rglb4jAQX3hVUcJAPOFV2mPf4oiVRGW8NMFdVqVZ7kQNIUnd
iQdNRo63rAOFGJ9QwLvcjvZBE3/vXlZxxUJVEAsVYxbCXlUQQ1VB+B8dFhL/K4j/caoOhjXnAmwpwJECcqdTAGxck58P5wXzJujPAEzO1wxipxDj1DSXpb3u
NHvsW5ZOKWBSf5SLbX54nHBcCSKZxYnfsfAAmIwjXRyJdHEk0sWRSBdHIl0ciXRxJNLFkUgXRyJdHIl0cSTSxZFIF0ciXZKsMRMxZuD2as4fLWxKQVFMqyTb
6ovAlX31cRLtoxefevgJF9Dl6e/0CCtUfi05nsz5a7+2/gt7y5Si49i4vPrUI6+4tIsBF3EFiDZQnE+cgyNq0N6KVep5OEbRkxUiLTteta6Fotl+JFX8H1Zs
fv71P/sEP1+n553Z24K0dgz5WyfRpIOuWQUqrWvGz0TXTBsoe7LVpa/0rAoa98QuRC+vDOzdcUtfXjkx+XlkgL2r1ROVBVQAUy2+fQ0DxARqMnB207ZQTd4T
9gYNqr5ncjLxP8IS+T8YvrhvkkjTwZP07OQ9QVfQO7k7oKu9oG286OyeTCqXwu6avahG0uze3ZNcEJzo++9c/fp//5en/uDDa/dPBL13Bb0pb6hrBu/ZTfwB
8BuhV0kHj9PHp2347HDscWX7kbc1rvnaQfRF/1y76lrsdjsNkxPY90g/naSgxj0TaHJvmjSc9JutYkpP6KxC9gV0xySqem7l5ESorpEI7V4cJVpgxneZ46tM
CujHjNGfdezpBR7loC8e55XXht4gZ8SioR2kbkLxqzIE32lMiIlzE1XQfYomqjNtImTJFBncufqWn3554rXHHrz0IxisZjqVG+ebSL7++s1giQXeKg3Qk1rD
up8GNMcmo9c2d04ZigyCdckg6EkGQYGqgJMlFhmf2LFTl+R6PlKGYlkp4+BJRj1EwAEqqVVF6s5fwfGA0RmpJfSLN7CO5NVDINI0Z7wrcIqX6HE8txDL5DdN
igPe7a+AimqRQ1vDi6JLol2f+kSsWmd9RF7DVfGPBo/frZvF/+vx+8ZmeRYrLB+WSmLAFejZ263fRecvVJe25gXtrVt66sYhs5Mb/WzawgazQ+PsVOMWR0dn
7Qi2XJ40riRNHUTG4UvUpQKQ9LtQwC63UHURIm5BtkzFwNcqkUFgrmQLpQtGtUCPaYAQ9LQu/fZkFJIxQbW+DgkKbNqgdNPPo+OsRGbOPYZlCGtFvSRAcyEc
JZZbLfEfDEThM1/g6uB86SxjYIWaQNKVBZKuJJB0FYGkq2YTIE7HsZ/zwXxEYsLOlFHKTt7M0rRVus1R9qjMTZFRZMNdhonvupB4yLs44F1JxDoKzA0DtwdS
yA0bQlvQDC4fpAkXTd+td/DsjEMn7uW0+ETOiGRwAeaBtqZDIOIMLgXO4MJobJw0lQ4axALoNdIeaGADTjKI2hg3y2KIMUnz4ggMoSUCQQ6wdzmARyxnrQJn
fQEQXgs4K3SwmTdRgUCmo3EZlnsFfWZLofbpFHq9FHq9LtS8iffM84Fd/9yN6QQ0M5vC2jUvRjMPCth9dkHieoWBc6z6LRzb7uOUYQGSWPy/rqhqnD6ANqie
ViLFcYrHkag5d7F9DEeHFYHxvaO4ZtOWjJM5X2w/jXswo9o6lJEm5kFc0/vBAzg3BhDIK0ChsWKsI3PGsnMsVjnwKm9irL3ogD0cFIfDEn1lcLlyUIrmDV+o
gHFWigTwo0pnPWz+rdFZE9fCepy0vT4clINaUA+qkTeyERBP9NfntNQ/MG5giPzywG4bcNpB7H6XtliVtMXKQTbIuoHnIyGkgVhwjgLzdJhyTQxBAtcp7N1j
zUYDx+0IufFYs5HDcRwZUD22b+RxHIPmw4O2lFPLXw8LBrSlPTishyED2tJi4F2ohoHq9XbrvxErocM6hOpAd1rB4WqMRtClHUpl+Dy9QQK2CF06wZf+8kbd
E/1oEaZqyW6UeSv59FfRqXa2vJJOfSgUvSHItbxXfDf9kJ3kZx/GNni1ENEqoaEVSTlLhYIuEgJaDAsNRH4hn4Mc0ROTT9CJWrTWz2P0BPMZUnFU5iO8NaPP
zfKSXEAmwDB9HX0exgsn7JA3jvUUNb2kbaBvaTfQcg/wpDwxPHqnFuvTqaVHFKakXrA9LNiHVYS+w0fC00u2h1wVjGWp540XVC5Rt4NzVJdbt+FIi+sOHGuc
YMrDBm+bHZWjx3YmgoQXbWNy/PbYDJLmsYD7kcd+lRU0eQfck+h4G9yQqKO3a7cknUquWzwI5nKG9LSjomccFT3tqOgZR0VPOyp6WHGP4lhjR0Xu0DM4ltlR
0cM6+zSOVfY04ff2mZL32nJhj7lwr76wy5aSd9pS8u16qHjIynrIKnrIqhwyoEcejpDGB5LHLfGB1KgDrPkEpmwL3DinfSAbJaHG2CmvgQlaEHtHAfP4AslD
vhDSLPbkBQm6K2AOz6dDt1i6esTS1cvuagJxURAJJIaaLAvUZEWgJlkCceOc3kUBKC0Bcs2DfVHLI39bdPKj6oZKOrGGwWSmvhRm8bG24DmjYreZG4arOct1
FTS/8NKwsOwoRhUigcyCtrwIkJ9G6E8R5TPcj1V1coqxH/kNPFPgZ2gq4gF5v4z3OSxXUIp6Qt5PFTsZgIty2YB6BdoQHf3947fcU4h+dkyxOIsATJ8xWjdC
xqFFC4jTr20RaAcXH+N1YJvSiJ3EsXCJ+iWOJKj+Ake13HoVR49zurmYWidUdOQgaho/KDm01IbBsKLZqcu2TId9ljQzNVaJvLHmMSyzJbDMvsAylwWWuSqw
zDWBZa4LLHNDYJkLAsvcJbDM3ZJnxwYGaR8sJoCv7ZWsO30Cy9yPQ7nVDCqGd8bIuMaqVyjNgrgGJRfkKAHomBVaTT9TomEuJ/jCCGTVpnOBwvOmtgx98dXb
bn2tAiCuErCEiyks4Y+8D4IBonn5S1kaSTcsRniJviXHLUYMhprgCduZu/x6MfVx8VtzzOj+78h30EiMAp4xF+9ia9oe+t7CUJRc2GUu7NAXtimhoHGlzQlQ
TbtDz09P/+/bn7x7OfTW/Nwx8+JR/eLT5sIhfeGALmk6LmlftqS9uPE6UI+iA0kckxvtzSQd6Y1+dPT7Tqs/wotuq6kZVncqc5jEOenkK2XNuHg9mp1MGFyt
bTAz8Dp+JhqmKkavmhi96mL0aojRq9ApGsbuZNDtE6NXvxi9mmmDrpskKgms0qNukshru+qQS7VTKi8NuPuGZaqCyiJJVeXF6QI7WiTdN8GEqpIMgEkr2WYa
K7CSkz/m/368Mmn8tvEZLmRvZvO1YXNcGza3aMPmmDZsbpLKr5fKR6Ty9VJ5jEFV1uFlV0sZV0kRV0oJH5AS1koJs6ZxihN7zZYpEYmXdNi8gFQ5AlJVEJAq
LwNS5QtIlUYRL7eDVLlvpuk4C1L1vwq5+qi9SaWC6DMYbnrTcS2dvijWQCR7rzGqECLFxNAVu0Z88ZmHgWbzBrtHxAT8O/zft1YmJ1t/8r6Hzt76k3YCNkFE
b7Y/AOwRnfPSdkia/pefi83JJTEnj2mXDkmmdOj5U6XhTqdQzxq7j5s07ibKwY1236GjHNyocjFbvE/pCfJWuVUklsi30sHCTQF0iAdKLm/Sg/eK20RfnB68
b/UJpsRvrpzg8Nf+lD8ysqPF4HocfqOdMvrFKaMpThl94pTROwfTEY7Tn3FQ7hOTYa/2qNie9ajY35XrpQluJxP8sOqYdrzdfCoeygW4ePHiWdCLJ+vVWf3K
6Svwux76WDxLOvf0zMWzJJdNPJCJBYROvix5uCuSebsq2Txq4kVXF8+6htZgsJ9ul/YM7o4d/mv4/4pBopoucRyEQZju0HVIqj045MVzt5d5yQmWphaa5Eu0
l9eY9yNhn86wLo7rC4cZVEV73Ln61TwLYrHfphv06YzeOGtPwy7AajtgLu9Owb92p+Bfd8CRO/GB3KEYjVcyM1LbeuTVMrVNXRe4cKDsgwNlzxwvg5K9oJd6
383pvIfFdY9aL92WTqFlDC1QvkQ9hmNlufU3StKvwHcEEhxDDlRZKjWOkIdUKiAP9JGEa7VHYMVwbQWBa8sk71loAqo088lH+5RkuY53UP0dPSJXyYK+QhQT
S8Ux4CKB6FksQVAXCJdaaJIUdM3CkLCH4uyeveBgIGlflB1NYUgDQT1oGLWlJtvueJdf0L5qtA9KHptxW8dX+rGvfhmf7NmZrvpvar9Mb0zC6HKiauvnme4E
/QJBZHJGc9zK/Yw+/5AKC4OtwWDeI+H8OBoFtyeUhLfsVK2z2T9De5MlaHhpgkmh4RXa0PAKCRpeIYWGV0hcqjLRfLRyFWKZAlWYENKsgyW7j6VakLiPFRL3
sYK4jxUkk3wcC6i9xgoZr7E5QsljZ7GCOIvNmqntoMZpSfUscRYrJM5iBe0sVsgs1uVO4CtvNjFlpkJC+AZRpSCIKuiN8y443sAk4Au+ytmCrzIPhwBoK4uo
QfPjrUtCXuD3beJVlvn8BrGis0HkzBInKiTCcaK1U8eJ/jZ/plKnzxQD3/Bnyqe+T2BgcOaZD8MRk+Iaetbs8or2AB0UQWWeCCpns28TAq1S4Btlf4ZrE8t+
rsh+NZH9ekT26xPZr1dkPyWynyWyX5fIfmWR/Soi+1VF9vNE9iuK7OeL7NcU2W8gu0M6HO+QnqvaXaM5IzxNW+2YGws7Q24sINajAaEYR+Pw5rFpJRgaP3/8
yc2vPfnswy9oKT7lnJ3aGxWSqNlTYWFwVPZcjuTCpTrtQWIYKVdgpGa6lZu9xxytPk0/ciUkrh0GPSHxopC4LyReEhIvC4lXhMSrQuI12T/UZf/QkP1Dl+wf
uoXEe2T/0Du3H3mt7pQ64rO66RXJbVuR3GRFclMrUsbJN7Ufm+1Ltn2pl2d+Kd7Gze2qPOvn/Pd4KMeNPzWaw75vx3JdvU2uc3kxzhBC328DISTAElmSiC8D
LPDbY2kyFk9X9y1sfV+ih+1j5PaUTiR3WaUiofNVCZ2vBX3ns/a/T0Ln+8CwB0wZsFYB+YxeK8prvrxWmvO1oD8YSPxXmyQENq8ZZP1yrpwv/UZxK0bJkVmM
51BynFHsSlZj8VYQmo5pv0iWpMWiqngTwOfhnzBTY5F3LR3hMSCKixhLwSglOt+0W7lSSoNxKpUETNgplcSArPT9WiUxbWVUEu3/Bi3jKpUC0Kt/Cnq89D2j
85v93t8m9/5nI8lKMebMqvBIB2K3qTmMcaAQGwd8XPc76Td8udym3/AN8jmsqJ6xolY4vfwBh5WqQ786RuN4FUcRgMyXii517AAx4++VRZH6q3+yTHiFfgRx
F0hqPfZX9MhFWtcK148LEmXrQq0nKSQR1EfaIqj9tgjqwhWIGvWz4dMRZ43U4dNHOFzzVqNtOEICYElwOj3B6SzJhOPZtCKsMGpnWNX6mwKHeUOn4cq4SlBo
WAz8OCzUZa3GjHrC+GkEiGoPtgK1NQ/QCKyHggRkwaTuXcKKmdJyCyJvdbklMaSMK1EGroQf2TowVfQpqYDUVM0lU7WJOHW5Nldqc6U2lz+lBb6F78SFO6kO
lqSD3hXsDHWqDpbaO+hxlZ5U6UmVnqnSGzp5TFeZG4b7l+kPV+R3rghfrCAGCdMjX4r3pXjfFO8zcVLxeXEkFZeRfOKyFNAPZs7aZampKbEJvh0TIjwYWOch
rHp7DJpT17zaTql2Dmgwm2kNmrNP4w4+ZAv33qtBdR7UYDp7NJjO/RpM514NpjOhvVZ2MX7hheouW9j3nbbw750a93CHLRx8u53ElUhr02ChxhY0k084og5V
wi58wy4Yw6LO2R87sYu6XG5jF/nooI3kNn4yUnMAC7+lI1XXckmm9eUUkVAXOU110o+XZkUM/m3pSR4JPx0JMsqZG9ROkyenoO3mNa3KP6nre1XX/7Juzwnd
vuO22EiO6XY/p/txVPfriO7n07rfh/U4HLI1GqadNAO+PTUJtaxKqGVFQi3LmVDLkpgii2KK9MQU6Yop0hdTpJqZL8dOqeShL7AMEmr3aaDeHTYAdAc1AN20
ufCQvvCgRprjMEV2cYAScej56W0P3PddhPVN6AfHDbjdmMZ8PWmKelk/cVwXdSwu6rlsURzqOMHgCsfTqK9HMt4SXdHPT9zmtHoivFhgrPs0xJ1Bt2OHNwNh
Cm8JlZLttOeD28kadRqynXXGiYXG4lD2f1O2SoHMWGl7bSM6ik1MVIu+8pk4Zg/yscaSTYXt2TpHzCKE0ImmiH/1cMwwScGAqyXRuIgDy8uLOB2IGFUl6Ky0
hKPN/CUcZlZcwvFl3hIOLKNtZVni0qD2dpfEwWN6/sSTzZ6Ru90WNzYnzt2ekiFLzVjsi15lL1ynvp8F77GUP0gqdHgubxCYedKk77I3nCDXnpL012vqXCc/
r9Y/r5SfawV58t2JEX1N9I07xjSozTcEm251xCkoAFO4KsGIFOBjTfM7zYXtZppoTMstKpW1SCVlbpLyrje2dXz9eCKctGYmFSppmq9o+q+xt5CgQ7P7EGxt
PRwK+QY6zhxXaceZB9Vci90xnZDhOZ2g4ahO2HBEJ3B4Wid0OKwTPBzSaDcHlbDgAxoFZ1qj4uxjt5IL1dd0IoeHObED7Bp6yVF6yUFCh9gVhGfmRWIuXiyq
xgvEwWmh7NZSGMDVjNeTtkSXZe67maQHJZn7nsz94kz8POzR9K6McTj04BkQjnQg5qcKHWdARwDNZCMuzgZ3/uRUG/FEx5PZfD8YZ+EozJpp7JjOjPGcHuCj
eoCPKFn7nlayRh7WH+iQ/mCpD1jVH7CmP6DSH7CuP2BDf8Au/QG79QdMg0okFqlMrDNIUSJIiFJ545wCfBPJgVu9zU5yJYzbIPx3CcAZtlFgHIGXQntj2Nrj
SnDDPFm8gfRmI+11DEVd5JVb0tQcZwgoDatjic32OANAxdea5lpTX2MfPYakl8n6BnAtpbkW1tc1meX1zHiUMjwKBY1lF+pTcqd/BvvhZbpbL9M9GbB2K4XV
TkPPSLQacTztNOLJVC3KVPVlqpZkqpZlqlYyUzW7TKszdq1KJuOzjmOP2pvihfo5K/G5TunNOhmxEiti7CNUEB+hM7dlJeqzjJ3KzGCb/RwSlb0WECopA3ay
fHpVRv9i2wwrjDxRHxVjNxg3TgHvSu53C6M/Ifogjy0/uF5nUh7SRK01Sxy4SAeaMgGvNovYo8gVXAFXpA86IBUmHVYTi6DDu+E0sogTnLlw9lMpy5YWceIY
+ZqIK1URVyoirpRFXCllxBU/EVfikHcXESb6497n2k4ig42pDnFgm+hUfK6I2j3+DocV5p9ndsnrkkida5P3rqZT7Wt3leS5u5JeiX3t1tKPtK/dmiRybFVS
HgKGVmDP7cVZR/iCjvxIEyBCuYQA/YRYZstrF/iCk+InROrr1hKR+jCdL8ZNJlLfUKXfZj2iyfRIWLqUiN0PnEfC8qVEwj58x8cvtVbTWRln9I18dEg8BhEn
l2h5ITdWbH3XRLPQ0/LdI+yoDGYQVFoysXyjkPbTCukOjc1OIT+w0Vg0MZlAurWnbKOatY0qbiOnfeLplJPp5MTTyYKVMojnDGJSeUohKRN1zFtk5yTECHEY
HpBzyzgAXYMOAUJ7MIlqOCxGQI9Ey3KbjJbStEiCIS6iQ53tX5gtC+hQxTRxMVuwlJYxTVzZRrqYNFhAZX54AFJrV/TGcZPPOio/Go3vAt3RRnQ6LIxENFdH
Qk8yP9Nyao9E/2E4ep0kR2fDcFQYjq7fgDjmETqHitVQKQdvEkmehiqWf9e/eSPHtjHtqi4cllsNukMHfF4koeJg3F+LZY5fotce5ddAP+huj8Y01QG7p65c
VK2vM+iptabCi7L+HVrIhj14sfxCyMtlleRuNHp5y3LoYgWre6n+LcFKjUb18yXgpm7/+ic4tMGP3Y2oP4MtB60VMqZ+LgCIHsZ1OGTzuA8mjDzUMrhY/3wY
M+Ji0KwRxrK1kJs7dwWjjo4GzghD6NVKJk93IF/kAG/A/NI3lG2P5m8IOJiHhT4LDnw2Qny8GFGX5EUsnQr7u1zA+cDZFq8QO8TisIXtZw6H+a08DguQEBzb
zwIOF0mY0ApsGRmqF0WsCq36reNSPn3RVVL+CvA+aMcVNqIXIIoZ5EzTEuSsghzIWWGo6oGS2N9f6NjfH4Fhlh7yncaofYNKQ5rkNI/HChnmxXSAeWNdPsgZ
sadulICqDfS1IIYpvvoX47FwzNYifGukQ89zfNRI6Op06JZOh24cPbwzwMGk77qBN5YLAHIISESslTqnOokwUIeEFVpzWXRynZkeBEWIskJ3QBKmTq1BDqSg
/B4A3oBEGAueA4U9zofurWMF8kawF2Q6Rwt43UYG9OI6XC/iepGulzKYPDCyBTUQIiLCfGJMIAUS4UEuJMGDeEiABy2R2MeYgjk4QrGRjl5c+rEUuuDshfHr
2TIZzDC0GEKC5c+2AuE82RVHzOKJnKTu3MoiqryIlvDNGNH2PxPL7c28Ks945s0zZQbOqjQ7mI0RBBURoSpUkTkz8ldVDjkcwLmsRc44eEbYN/TK499/4r5t
z3zpVWvrEudqONQM/fQfP/3K7YeOfvUYLq2Vx8fweNC7Newdev7Yba/8/Yln9p3A7SuhnBr6Ba3oP9jz7FdfwaU1M4ath640eCp4IwHCwTdsDOoch4cpcVDk
SiJ6edqqf4cXxVEo0usjYT/NiA0hvYlVhdYGS1MeX66BhGoQnp7jObGx5ZXdUnRO0P9RUDv2B4ybI4RMj8KbV4eAQY/6zrA/8OilgBgprJSDcfGo950gbdS/
jt4HdSPhkaZdkK7ht1px7JXMTHZHIKXKHK5ApyWM0ucOC6MsxLE5LELHhkJM/hG9gcDixoHP1GTnOl4N1YZhJhLEyFErNzLMB6jeE6qX/Ykl+xNL9ieW7E8s
3p8YCM8CqN0DtQuFGvoVGj8h2zB8Se3KGp8xs/GY2Xgc5J43ShEbGyf+6LHH1DI2P08znUvY52lqh0oPlFQlzW+V5rdKHFaIpw+98OiTD7jM1yMHuwY6YG+n
iEQ1hCcx+aHtkGOn7voqxE3i9iwgjytm+dGrn2MJuR7dy7PriRtjPPKAQ0eRHFvquf3JQcjXCuvtHjy8nKRTxcZRnri0zAiKB3XRZpVqpy7aclm6GD3Ile4f
y1T6XbYGS6W/nPrscpiEudaHpNYrpda9ptYPnGmt+7jW6Wytst24nk4/tZ23GyN0WgTcINd9QOr+mNQ9beped6Z1z4B9T+qeQCDpk5/myncpqX2nSu5vw/lt
0rhxnFdYpaBi4PiQaGCHkhYeMi3crkTSGFMiCmxKt1j2t6do82k8Igx9754sQ+ffIW0YA5sYOv9ChVq6k6dJugPiia2Z+tatMVPn+yVDEHup+UOvHL9t8w8O
3f2fOCpVQXC9X3f3oT26u/eqM/wi0vR9bU3fl2n6vram7+vU9JuSpu8zTacW7tMtnDYtfOhMW8ih9TkjREUHMWPxRP1rYFGhA/Emr6FOFPRkuWFqecBwJi7V
JBAnBToTiBOPzgQABfgp8/mMtnUa9gQoOwJ7ovHHifcmSOQc2lJGu8ud2l2Wy5puADUTFJl3E7O2Tei5Q+V9XTwQ326VKzqWwiOBLMXhTSh1UBlhDu+Aw1eY
w5cRnu4jph0cvhzY4PBliScsS9C/A9Ze4SQaZSQhwQ3/Ykv6IkycMYJsrIl0bQ3s7ijB4wQaYS6agDdIScbTrv9Cvi0E5Af3sKoo4fCyu7u7nADhTKSZtVZN
LYNCQg39GQBCv/gPD8LRZalmxUcsJJ+LWfEF0aG9KCWICinEIhu0NI8RkGiD3gxs2QTb0A95mCSPO1CNqKEf/viTT3ylDM0Ik9+7MesjZ2MI9WXHknNScs6U
nJOSc0O2LvkxevVjmH1PPewsAWfGC1dj14By8xfbV3UsV6u8XCneNcUnOjG9voAxDf3wqe/c/djUwBJmwPTCiAAtbQxpPV3fsXhPyvVMuZ402xvK62ajbHDD
WL0hDJTeAvOEPLExLIKDdizejxSK903xvhTvD7lSPBUDHg0Hl41hCYw6ctqmKArjKco4DqfBZxVN2uhffrz1HpMYA5G3X98yi88zZs8CzDlsbBm8IMhOoWpQ
zUyhcjKFqiJCeCQXc31L5LaZMxV0LxdUiN4tvoHJSTPFCSoA3ipjHngCQDezTzm5HPeJEy9/8gk3+qFAFMSdQgfmG6CrJtFhqu2VoCJtz6XanuO2V4TWPRL3
Da3rxue48TlpfC7Ix41Ha6jI3JoKqq9I491OjXflctz4+nAEssf3eKyt6T20IeSm17NN5yI6N92VyUSTQk+mzg0vZBvuouF5qtyVhnudGu7J5RTnjTCn3OjE
4wYCRKW5ritt986k7Yd02+PJ2rn5xQ7NLyTNPw1FlYowZ4liOrU9V/E0Nlq27TyXOrfdNm23E2aQabstbbdpCTBt56Uhh6UBa0wObyukU1DxYlC+2L5fLwYT
ak6fzpfLhdyousEddW9QdIyBYYPYBoIl+Tpeo73rstnXZaEqVqyhWssvsyXNi2obaNXypkIfACNheRARo0j8VBUguxr2W38ChdDHW+BZ9c2thgYhsaa2ID/G
VNg9tJh+7dlCZRgEEnqsZyhHz18yPqQ234RMUHtafahX1IEtB4GkECH6k9ZVHcdSDr6ZMoqt0z3riLny+xXFVjyT/uT0z2aDZyll91Vx08swylaQE6kZlFoD
CHJWsXjQRxfrrQE8IMAf+oZ5OnUJiU4GprYO1W8K/K00mOoD1C+/1aQqGmvDAVA3vdNL41re/H6mdTE1YX14BgW0mthSV4LmUH38vnDe5RVJojMgAKW6QZ3O
mqmSfiaZOpIPg6XhsrbWBxC3OpQEb75uOC27QReWOSzSwTyWFgWb1DwomduAaVPF4FyWKa7a9jAn7+EmooF/M2bCqzB6A6b4TOFBP+gsGMBfjg1uOVBm3AAa
Hg+b9xFV4/SmoZU3B82t9308HPgoPUwTdYAO1prBKTqc8yd78C2GcluIbmsRg5NB84Y5VErGhymaiFdZzm9IbXMBBjk8EL/JlJgLYsiBv5GThhjCcoDkPWAD
A7Kf01r59McFw9BNir+NxaWBTdQC5+MtJ6jtYcTCTu87U0FD0zc/Q4RK9YHCGkLvijiK5ifCPFpNorshRXTPT/xRJVN3h7NI8KuxPtA0IS7UvKnzXPHxjPDA
YGCQCeM+M2OcU84Yv9OM6dRnTSUDQoQJveRsKyf0ckdMEXcYiJmknmQ4Eua6tsKQaaY2O3lcGJ6Ki9RnbZMpO5Mi/oDpGUzSo15MnNJepXKjYqa2OK0fLWXW
u1g6sz4qu0VZWnI6lSJjriKmPv9eJKFEPsMgf8WgREXon5cPIkkhwN8RM0PE8zqbzQHn+mm2DjklrbDlZQhVDvPyRXUiDSM99xnxUTNXGXeU7Q68cn65O1/k
9TEFzrbdiTdT0eEvYN/9vUR5Ipv3p7/AW+vT2OqfprbD469EC2ku2nsPLEt5J7MiazhtevByKON1TsbooCVwC3QiedEUcpNxoI5oFhUnfvOGQ49ZI74Nb1cV
ZysL/SXOywpAEP8KByASdX6lwvKUoEG8qhJk/6DIScqqOv2YzbCv1ukJtGiQgm91/SFR4nOb6jym88pvaGGq0yOlwL8P6Ka6JxWNkOaycFKb2jL0wxefdDDz
K8BHK6Xw0a55H5hIDUYYqBOqG4MS1AkRXhD5PJI9l8FG47RfNJrfgH8bjeYjcLNS7A5VxvEhFfIo71MmKEOaTI2V3HOett5RoYvoyyxxDiKFRVEj7L0DlT7q
yAtU7beN4+ReJaXjL2t/0vdrAjJLzXrKlmZ935ZmHYJntGJP5zKaAZiEclCSj809FruBy6hwde7qi6wBKmKyuZJmrMbXb7nRrNVU4E6FzfIapseTQPsAcis/
9oJp8hgPERClGGzk+pYnQwG7DR6na7u4PxPCgf78Rv3idv3iNiVvjqsWzWiNmMYBNu8A7CRHgKr6wzebL2PhWrz8LR1OPfQPN8v2nvpUlLTq5XSfUMvSsG46
1ISGqRzUs/0JZEjny4ducpoCenihPEyXVuDPqmxfFstLF8hLC+klHgOALeE7pEd8ztatS1p30OrYvLVS07ulpjWmpiNW3L6P4c/6bPuulreukreuBHR3Kajq
1QHDqYFRjQtvp+k54xInE6nCEsyZ2Du+RLJgHZo1KOpS+9+wBEstMSKXusu2XORrBCXW1nycFhGYhAMXe252yeNJT0TMq02esWTYVMRhhRGbQZt6Bt81bmJN
tYVYTLkNWnRcWMS0JRdclC53GXysII8VDnDKiC8Lq4zRHTRaVdq2eFhwoQ8JuurfvlFjmo4OUxlVSFbVoAuHLjbnUEGc/JEWVK6DDl1URBXCGT0/zKXQ0RRU
jTZRCeZVajEta4lNuzoSetqmXdU2bc4puIH2Ydrbg32Kq1DgSl5JFq89h3O+Q4/jwfhcDbrfU8njBnWwamx0XWx87lpHV2Ce66F+jA4HXVQ4xhcX6WbmurYR
99DOOOylpQjq3z7WHrT6gXXrkdDmwWY8AMRbvzWPHqWVjaF3ZFEDP2NTcc9wvLQBjjNAcYC6ByL2AJSzXtCEctYT/EKPE9LpYlwpQPNbU0x/0Iy5ArNNYBxq
SsQAW7GxDYsmSFYvMvWH5Rks4CbGFzR9kHfodjwntjuZnTo8eiDPqOhe0H39bnGdwL5FSJ5I914FLPmU8qQlCmtwvFTVwMOPeNsSS48lzeu0HCDWdUgJ9V3j
/ArVEAt9qU5kOwXfBXovperIs0sEEVgNqo4FMvhi9M8DNfQ6QekvRt51AtRfFKD+sgD119u+grSJWpv6mF6YB+3Rywy1D7W6lx3qwG3lAZ1kld4Gw+avJZaG
VbvE9lewc3ZUHqZVcsXr9FDpKLs87f3cGbo8HbT+v8/T/wM+TyfLTvDGOAjd9dvgIERyUguAAoet4d8iNyEzVeHa0yeuPb3iJ9QjPj118RNCJD57//SK90+f
uP30i9tPU3yBBtK+QprTM98fZMG3NV8Wg7NkaTibiLklyWYgmMJhOWoJt6Ca3tk6B1Vc1gpwWN1qoYpVrVD8084Nzg7OSiTsdheledLIQWnWfGnrWdLWs2U3
xfUeTjyUMAgxt8pdqP6Iepp7u/Vfqad0uJJ6mgO4aROHtdRTeuSPabzo3kdovOhwLY1XDiJVNw5X0XjRI7cr6gbdvE1RP+i4Q1FHcizkhjiSkJvqSupM2sYO
TrJUpYeqasaJ/aIWvPm+T5XYuZxNe2vT7k9vy7o/rafN7Nuy7k9Xp92fFmwNF2Tdn9bRGwuy7k9XzhiZ+XRl0GxjzpJtzLyO7k+HO7g/nXdm7k+WuD+dd7ru
T+el3Z/OS7k/nafdn85LuT9Zb5X7k5Ve/9nYI6w6cX+yZCIb+WtQ5K+zRP46W+Sv+fppBNkII4G3VJ94S/WKt1SPeEvVxVsKUbK94lDVJw5V/eJQ1RSHqgFx
qGrJct8cFqKPWUNwziUkXVlBsNy6jA4t+AxZQXgx6/DOhRMTaOWOeD79Bg5W47ZyRlO+tkDJFJdYxFSyXy2Hk0GtCp9yifbNpZSDMz1vBYYfvcdGRzvYmtJ6
MEa8pckZn9m20noxmFxaH42uGR7erKYZJ9eygj25wDRtYZq6ltXsXoULupZV7bVchjHlWt6JQValXY4qjErKABo89jeDmIjFk7MP0J7I0YunrRdPoK9a7EBi
1nW4GGPnjLhPW29IcpyCKRcn1GG7ng27HvuyYJN3mnVlKgk6VZIpvoDC3wODH1BiqSQ9NR1eS4n52OKUyBq4AFiykiaK1tLcOlzP4XpuA/SWiEdj2fvheDdx
BsXmZJZaMiWduSqhaWhUYKjDqp8Yi9MnbebTssV84NGtmVxK65U9+u/2GaezRU4dNpyY3HS4HLwL6HcAbyBA8mk/719qP+8dW1Ite+zmuMXfG5txPW5xXanR
QBTAX2CgmT+w1SY1miRFtHYH/OLkZEgPTU4GlgG1WRWfLlhlEugtmJ6A90D93xAcMjlReqRUVKNqkz3qkVzpbsJflc5YboKMaJBMPsLplZOtoiP5xOjGNQJT
k2PHJsyKv/iudUVFp8zRcdOIVAm8+pSGevcWOdDp0KEeIm7EaWIDvsgJoBBc5CwM6zgsDhs4LA27cFgVdkNYWhP21B/glRnAtkH3/pYKuvaTaNLYT8JmfT9J
J7X9JJtU9yMdxX6SS8r7W1C6ogcTSUbFsJc2ntYEbb7o5JrBVjFChgwANHAORmpkL3osCTZHVk5yQkbOZ1jEv8lJ2B4hnXYa4bAvxhX6cMWKPxXnYKR3+oK+
D8WXT47qy1xc32olLfzWtajLlPPc73HV9OJnP5y6/PLKD7PxES/Olkj0g5nnP1SxqTLzczSBP0pafO0gNUjKXP2zZf/6f4be8SIN18Cd+oFPruKmDNDdlWPL
Lvncvj9dMSlv25Y1EU0CuSvo2707nMcv/B7eDgZ2U9vn7dbjwtcmAn6g/qGrgkuRHzT1g8YP2F99yF27ezdTDid85HbF7Yw7kWr7NYM8mPEEQBJLTwQeJO1I
Jk1xd9AMmjRZikEfNWUGea4NB3G4MpyPw9XhWTisC8/GYX14Dg7XhwEOYyps4TiuwhAEul2F56YpNCTxt0WScEBC8TkkH59Nu4+zWtUAQJqDtA86l+TiImfV
LKbJs4/pLJ5zJ5EDlNoqtAoGXCRS7c+8AxwfH1YSn1OewgsnqHImtUbQBYjmdLMwK2R+8EzhOcOzh+cRzyjMrWTAOf0qtZL+EafhKZCkNF0Vn2Y5DUZVc5pw
QaBW/+EH8d/fEUUsWM2nH3wBlKCCBR8KfepYkDz0Quqhv8NDPnKPWqkielNFYPuVerE39SL2YtRXRV1dICkOvcSXBKBFH69xHpkUWHYpBssucRf2slW0xKDi
GlDqXHmlHPbAoMdwUj0AQTq3w0sQwkj4pbpcgB8Fapm9hsTU3mXQcATFZfZSOvQtsxfToX+ZvZAOzWUcoDiwjHUM85ax/FPCkgW2RAPVS2IyrXzn0eog0oil
fd5NHN9Ce2GM5FJ6oe4Jl1eb8qMOLR8Fw+Ofc2IeL3a3QO0Ok3y01zIjbw7Xv3Cj7CxjlQGoTCN+5XnHCVteyVxhDkojcT61q8wMoxw4fPSgMZxwpJR4xPPx
iNPHcYDMMHmjzhc24bTyJakSDnLQ4bLam8G5gkoMp1Wd42UEWXMWTXgiBWUaTvosyM6YmjGprtWSfYfuEJJ8mtMkQSK6MRe+GbWv9t6ZEGewsJWAIB9ZHVts
CA2tbdWjessngU36TsNXQr1IGjp8vi1uj0yHjXg0GnONBtNjVeixPkyFwBayOyjeswyqJwyJH1SJNdUwLLVKogsuaW1rUxLwYlKHdbSyAXypzGDlk8HKzzpY
NCIsOGRGq6FHKx6qPCesbWSG6kufyHzcOggPofk+E10j8H8/aZEsZD7gr7z3svNBMaiAKLuII5XhS00reXfCxsod2Rh6zGwMifmEfoVQquz6YgiyF12o4hP0
4hPUUp+grc15hPuDIKtRbgTWhy7M8GrQQ+1J+G0ZeZ27JycnmAugKp+VD62K6IQlA2HM6mJ2CHGb/Qny9W/q7IUTnGyOno7gVZDc/3oW7TfwzncOK1qmX+qe
/9Hlt/7ppVoK+av3Dx9wf3zkUk5CTeXQTHXiZ1LF/bVUd74zbsPQcb4zZsPScb5zEuyXji8Drp2OxxVUYOc7zynowM53tttAoI4zW5iiP1JR/5e9t4GyqyzT
RPfP2T/n7POzq+pU1alUBb6zDVAxiaRnuEkItGTXAhLRAWRx12VczixUnMsUzhoTMlymL0MqpMByGu10ixoUNQRs4pjqG2zUaON0tU1rtMGODt0d7WiHHrRR
0Y5KT0cb2/s+7/t9++fUqSQI3brWNKzKPmef/fP9vN/7vb/PW6jHmLEhGkG657At71iw5R2H9DsO6nfs1c/ej3dl2m0IVOiDqOI1cqF7BMfxC939OE5c6O7F
cexC9xCOnQvdBRxHL3QPu0z7x61+xG8a2LsI3H6LwHnxi8ApE5Sz9CLoaRkcN2YpOC/ZUnDOfCn0a/mLXgrQ/0xHvcW04shCCWEhG4dESYLfKLpBF3/RkGss
5TTD3KdO3S+tAWk9L+c0xIZVXkL5m4kuNe0vaNo/5Gi6dIQuj4DWQZeOrAEahwneQTNGW1wB4gghpfTN0ozjTrknDIlD9+7XznG5wot/lkVowHa0IJVJoa7y
BXRC7CM8Uh/ZqYOrFo+b+Q5Hyx9YggaEs/TFPOB4hhO2QjRq1qdNCBxA+ZAzHT8/K0XU3v/PFpTTWFA2vMWkRv6TG1Ays8OvOyxZShinhLU5UKKA38kufxtx
BKl1xTiEPeVJNW1L20GcHrsIAr0YXyj7DttADj3kIUzAY8tJF78qUzebHslJm/nLdCMS2oKu54uVfHKkFfZL0Qp5MD8VrYg+XhyMcgX1UFdQ37JUBfWwt4K6
OJwk5BxmphD10zNZWscCootpvK2cRJQVVGeUIVQTl4rqFV1R3VRTx0Ml/lJ5AwBYsXTIorF1m1gNB0FX+VDZPUNl9wyVnQ+VjuuAvYsLnZsJs/IS55XoEx5q
wN5mG9CaI9ZNSaD1rooK4r+W0A6ksqC+U7p2mllqkLan48/N5ThAngFDF3SvQMp/BYgfsnFYAf/i+aSHM4hyV2pFKRLUYbPvasRUB4c2jy+cmGusDUmUOpcL
eC0cDcEqdy1tA/TLhSjpstLdRGIwfdsC5oObXyNYlxXA+1qqIfgoAEdnmz3c3bDZ1y9kiCxARFWFYxAz5C2+W0mPC7yjo8v6RqmUt8zFLwlqYltaBeGb4auY
eYV8f4QNnCebnwaP6GrLSn9/xxXUFWsLNERk2lW23Nxw2RdDAxKh8DRkeWpDRWYI/0vgBMJHoy3sfY6R8K3rQwecVZbSWGDWA10d2kJUHQ8Eauc6ythLQ1Ov
E8B6HBcxyJ8QFzGAT/D/B1J5k6sPh2kt/e135/Wi9Vskdi8A8DnP44DMYyzzWJd5DLuwX8E5b/AxfQEfZYAYwMXU1nFxbusiu4liuhutBlBjNlrAkJHcGjHs
+gxFmkHJBLAS6W3sBts1LvY487CzR8pB8IfNHkUOnbIYuY2nLG1NpwcfFAgdCeD7EatdNP2tri/zpmnfR1xMi/ciE0hmRe8Z9KId3u3BDjt38J+gBeOaJEdJ
xonBoUAaeaiqbHcp+/OljFmI7cgSaoJLqsIiH0PKwtSFpID0FdBUgSBnq9C47F3mAiqMf2ZgESdooblYPjXO90wijoqt079c4kyCAVzEaAL2zJ16xXo2XyAh
1UUooKkCTid0eTIXQYARDqvl2ZPdWj2I0pOc7/t3eW48u2Q5obfBEQq+PJG+dNi+8nlpI87JC3GS/ZwIWr1lPmkiPLw6n7QQ9kra/i1o+3wScyB/OK5q87Pd
ARUhijwLgG3tUq1Zkj7p53hqw13I42mAuQ2Z7rDbtNsmgaHBUXI7bu4O00IcInl1eGvSNh5EaytHsLVvYY4coNUSDsbBYBUA9+mYsPPtWjI6D81+jVVNOvN5
4C7WPRwTYdOtWHaF1isq6oBvB/0TelJHLrD7hWcAiTCtcBZHltygOE0kUGMmvp2HLJhPlnGkMA/U+LgaoYGKC62qFxtURYOqp2hQFQ2q9m1QsbC2JPxUs7bw
m2I1gDjlZTQj1I4WZkQNcoxymyvVqRFqfQce73CbGmVvN9NCysl6pSjliAlbbzm8SgIsZ+IxtEYkzzJEECBICvwImyzd8IE7TCIzCfWuVDVy4Zds49BGeWcW
wRipwUXw3cV0aK9zNtBhTEDgRnltpB97kGEFVhOpoLJe0qEPnSvGVfsm0gPaQIgfpr48jKumcXLIzbcFB6uVH9AdgoRAd9IQqw5qN7pIo8XLh9exAW8ImIMg
1/gTc2aDDbsdLcDSeOktRqqH6mI+vO8EfDppX8UJ4wHziRrn23DVQiQKV7QvnZ/UvhKxE6YgkKL7RHfCvckI8tvD9P+ZTjlkNEzPv5zFIbW54ZsqiJBRUdOF
JmKUpiGFps6/hJjg7am9rTsGdQgNOX8zS130y2Y2th6XgQpuolXU7o5C3X6KB2gk43Evp7anDj8T+PtRPk+hDNWYTFcg0+XxdMlT1jFu33j6l/wWHlFsGGvP
LCO3MPoslOdzNHpmLx55EW9ENa1pPZNXglukQ1x8gGNd/yONNOZNgBeJxmmiSDzg0cK4ylDz6gzTrdPgUDIfI7iLgxFpoTnTXBqN/esgCkz+ljz1S2a0jaUl
lEbLjH73Fa82EMHDhckL9UyPQjHBjGVUMKZpyUw/qbx0AduO1Vh2Vq8LUEFIo51P+Fhhwsdk3Ef7jfvHihN+8EVPuC9aWDbl4Zm9+sVMOetKoRqnwcGecVAP
yJhqT9Owal7Jgc4NTCUnAI7S+HHsDbMrtLBR7Hz+8EjzhSsbfsYq8omhJa62pR/aMc2xR8tkqeMjCRhIUzAbv5gss0JrNoaFw4MiwYevSqxLTcBNT2TC2J86
tg8HuKN5t/F2uMZ5D5SOj8/lSQ+sFFWEZZdzihzlXckw5KyYOXyJZGI5wuo2N9yo9CrxcfN7QNE+UpU1rEUAewLApB1+GJ6JttA8+RJGklOtI3GL9BN2FX9a
L7Eg0ulhi+bZldNmnrPIp8L46adClBWN5gU8CCrt115bGdsRQNw0nqCDbh5NilJih+a02Fkpi5ov7H+pd+OlZ1/BeqnHbak7m9K/l7f83c5s5tLHPoPP9WIV
sG6Q/lRiCCrpQWc6/jQHrnoaUt4BXR52RCJ+DJjJFa7qUEWk4X8HJidJ359BDhAdH0XuT4WrPNRxfATVEypc5aFJ6gdHjdTHYOf6i8VN+/riRrQEtlbCAFqc
pdLo6y5qiYWE1FuIfKhNsprTcqXOSTIgZYgRJyvIMciJEOQYGgaNGDNInzr8aUjX/q2ScGIQY5pAjPHEKuH1owNPO9uEDk5/ySn8oZiaD79tkT+0sYQ/tLH4
pkE1pHUB9OG9JcMt7N4SYs/oyJ6KEQjmSUntiGEl1ADNdx0qbR07jmpps3sf6qHHMHfxUncbW/FiuA5Y+ItEoRLcDUQSR7KC69CEm6RIY5FevBlgFukg17qh
OaQGXNloyaV0jYAYeFc14GfP7kB2GOvWocQD0u9Q4ZsikxC7vISxJNLu5ganjUfgLMz9vPT2bKNWUeJd3pAFAy+l8vj5rxTEHPRoWsKTvKJMy4THCXdhA0Um
QHjNko3AExuBt+XmRl01xacYdT2dvX1ZY4i3EomqxcNFE6wgKy0Z1rWquQAcstUQCozcN4QvAFuhQ4fwFsQCM2J4ZVuXMW9c/jjOw9Vt6XUxIVhKWft7mQam
qLVFQJBCdimWrohEYs3nwM7mgHiur+eAhih9ZWkxEwseUcOa/niclmudWc+/troY8wwKjmvzTWkwqzKYVUnfuLnhm8GssrsHBhemzomsJJfNiSNbSIY6uwRc
UeyUbFCRbFCmP5jzvD+lIUsvXsSpzu89w5aH8ly2s+zkClBhRKkPeWb597hbZR2aGCT0ZlC/0UTyfFhPB8yfltvwgAvT8jJp4CV4hF36AZyD9fvlpCV2z1KN
+e7ZypvvKm73cp0De5Y6e7bbVYr02+5yPOFs0ni7y1Vtnu4qWgHUrDqLriQBZh4B8tkADOsUdei/agRb0Eg/gIIRZLpxgucI1N+RfnADck2kTKQxww3k1Bmp
5WjCckFqmE/OQr/OVh3qEmnk3USNziMKhdp0lu7c2dRquiJB57gYtkLnzlJjvZ1LZjEMZ/Mb1Mtmr6HGdNXZOORrozhV/ScgvxiXYLdCbhmdTMVNyto3aw6L
nsnR4dDKe1enHwnoUijhbub5E4ZrFxZp9CrWBCJem2F9POpdoqEsUU4FxxL1zBIldkJ0TUs0uqwxrvndXJHfycLYbSeSBO7lK+NugGhXOAc35twvYDVkxOEZ
wqiBMGpLwK7UQBG1vgYR1FWTzLOMHmqqaugBWWckxw8YOses+yBddZeK52enTn7t4R99onlNw09RlALrQLULyd1vpl9IiOzlf8tKPFfYqhlguzDAtdMOsNtv
gGu50dn8nz7zKKa7UxL0POwUMCM+T2LW1MXrneccoSY6/xx7ND9fJjpVWYlKWMsxHc9zxSuE3kNYiCAseGo5ShCwjIbC0ZC2SMkM6g2kGdOophguP/0RI2aV
SJbTOieML1j0Jo9tQ3kJmyaXfji2wDJN2u5W68tKvPxMZeMKPbnOyhX7N6BSNPVev3FzQWSuSMJUmY/P2EybsifbOHObyMC3duOccBCaBbrxmFxpckiYQKxg
j+yQNaQhDalnDfnVzXQub8hS9zXlvoiFHU8LO+eJsJOQXBQJKDQ/J2koqYwk9jVq8o0kGVcQoSL26rfgn7fin+3iZZ/T112PHiK5aChL5xiSmrREhK9p1LId
HJkZjZvoqU3VEPn0DOAUJTumoaRuzTt26pdenQzJnlyBkwo/D/EFkm1eAcY96xIXdFlVXtsd4gq6hlQLPC2blfpkkad52ZKr6Joi0CKjPoKHJIJLDniJq/nZ
omPBI5/+iaxSBtMxqa1O+i1Q8Pe+iFJMTy0c+nWfS5nU6msiDY/cEJ3/WvxzHXf1nWYstkhXL5WubuoOkQyWpQtrVwISrE35hiz9NlANjbnSjvjLezTmL33m
V3yLU0EH8wsV452BIcDzd9KREkjPOST4rMnYQrZ3WOmq8sllEWJEbumuQKLWLd1z1KCYoqjZJx3kJKlzrxjvnkdNjae7k+pcyWKitp8HM5OlzpX1OEgcjq7A
SrharBzVfwUjVvc8eGrPQ8PSVyxqzmWNuPy+lfS+lfS+l6uV5kX0qpfLq1YKeU1qw2X+Hofe83K85+U8ACvVy69sIJN9JQ0iR1/AOCfmn+xjP3i0Xq5vG1s+
e7BeJf5FTXaekF24iOxCIbuwyOt91liJ7LyM7N67JNn9T5Ddvp/Q7lmtJ/1bxogi2VPqnai3oWig3pJctDhatCVFsiVFjJCQbUmRbuZlDdcM0uLWnprdP6/Z
/QA1/6zIyqZfnavOu7Jh0y6zUp1H08UxXt+0+pHoH/U9axMVMpWwzHjm5F0iMKJadR4RGDWmQGDnCoGddyoCO5cJDL1Q516ZnDcO1fWkw5b+MoWx9DWoGWxF
luWDLt08yTGRFaLP87ZutA7gozbrrnP2u7Ju74O4NtiPBw/KaQ3F+yznYd41U/IEnsTJ7nn4eII/niuaJfUIfWL+MWuCGXlvdJNJqY11OXuQxlc6FhAJl8G7
M45IBvM9xvfYfOe+PANOr6ZJKsCYsDZLz7/zDu3QnUyNPLhCJk5RcwY1vZ/H8ti587OsYKSY7/s4BvQuDptblV246jPd5ZD+MZ7Y6pcbSe0kMjjyz69tFHhn
+hhoMJ0oVVZrCHBqg0QeN+RcVO3KRwPuOYgb2iW7SKjOgZs+VCvgo6db4KMPYXOp02EINpMQ0hJv5hMFS9BEZgma4Mc9yEYdEs8nmBLZqSO31GnLtG+ROsRD
sAQFfW7CG0MFWPlJzquMYBXnsMK1isFnV6NxsEeHIhyuUOHUrwJhPYSlGCGIMYS9kITicHs68w/uVsHy2aba8AbChqSH29ifucRmviFje0VYRlNHFFR1na+o
Xs3DMnyNNaNz7IkNimjs8/1NruUq4e+yWUeGHTVls27CpCQSciT2nCZt1j7Ykd8bltEU9tOUIIMGs6BIWNCxR7muUjpBO3WV81kxUiGEWwnXq3D1Zchnj85l
asxxWxT8XIk5htp2Fa6FF/YlD4+1f1CIxwYAEImHIIpYTHEQ3UIxrNnGsIawpfRxR15/cucSgLrSpMcdtlZC3nOm0+q03EkfVlrWestiXFnnOLZ7kvGPOOud
pwUHkGfJQ/ys3Epv+jHelKw6RfZT3xUTqFUXumF6TldPcnrOIkMK0RtNrR2ZN78ivwKG5PTwYo3xSFEe56F+XA/1YZtD8KyL7B/aItWcsIV9PovjG9LrOQwp
icY3Wj/AmVfA7DrOnIg1gowJiRZEZ4wWdD49kmhdxOIf2LQO8Mo19ALYwSfpBWIff4aEPfjkeZ9PrSzLtQkjGbELGdzIlLXT0xl/d0Z8isA36QjFoaw561gI
JASd4Ocm08kY00K9qMUXH4PF50E0bopoxZt6k2R1EL7e1Ek/q/ddTL3qZmQWE9TNJhZT87JGQ+vzh/TsfHJO8C9ANuwdsJOgPEWPQjeEX8Du6rlm49hi0xo9
dX+vVfSgnTTLjztAIypTw6UR9cceMweDDnpSjBuiaRNBUAxKm04uIsQ+2nIyoJpYngMIcBqgQ4C1OQBmWKcDjN7pysVuk0It3pfKcUJEoClpQLtQ6OIBphJW
ugdE6a5HSzCapnCZUFhMICwmFhajbfeOYTHass12I1RkJLbtF8symsXKxllgaIO6qq9qOFq25YL1nIsE+oKSxahVhr5qoK+mqiFFq8malXZ912DWzdBNOfyc
+HkNAQt/jSY8+513u9SCpxaOkiLV4Dcxfy7J3zLwLnSf0sLK4adsJlNuayZ3+ul73s3o5mlLnsxrsz4gIXBAzGKKbfcY0o1myfFqHOHHGfst2cIYxK4hqENi
qZfAtar21EjgGq7CRK+xnmHIVCDgdeuusVQ38FS+pmmiSDKbPL+geRXDmEfFKBL2i0SlKBLiBcUoEvpqokhwbxLCjOBlUSSeRJF4OopEGACiSJriR6lJFMmQ
/MK6MccWDEgwVRZFQr9A5GqaKJLoJqCU0bxlUSQod+AVo0iG+A1IWWD+PevINjXjSEXe523J0DtpS6HP5zC2OqIDPJ6EIBNLAukS/u4TkCGq/QTiYmBUJHNU
CiepILaAW1B7AS0IX9yrqf8kx8rcIq4kQlyJx24cD3ElNcykxJVUaeiSsBhXEuZxJR7iSkLxbCHxtmniSmoY38jElXCtiYgFoSgH+3LYOycRCNwUj+lHed1G
3Qf5RluYPh4uzKuniaAG+pYAE00gA5rMMlf9AC5w+exAb4AJCMSTABNNCwNFWhjQM1FbYiY+VqKFgy8BLeglWveEw+RE4b2AprxIohDZdQlRj/2lmT+rWnSt
vqLs1KqUt9UwGSjvqlxITQ2mSn9nEQzgdHc7cpzDMdb9D6T/okMtbFjPvZ+aObJrZu/bwvUORK+pH37xHR99zxNf/9gPSet7xi6aY6v9zbGTJXMsR8LctjU5
QzSsbDe+J9uN63pL4OARBlwh4UFvxft56510HuQt93x7H2/Ba6z7HZHt9uot+D5HZLw9jrgl7sGWbsyiMk3vMjW2BoyRBbpZgO2M9u4rGwC2wH5Ly0B7Zusv
rGf9xJMq7fuiQOCTKBBV4N/EdBjC7l4VIeXo+6Hrbygrp1ndb4hDkreEiju8U01K1hE7hWvikpStjiEvQwFYpkmsvRqsJgLuYE0nFue6Z6Kv6zLQEJ4FocCA
A10GGVLHMTL6aPMmVXuVERugsTehruILSQF5+guAQn/TFJbmTJIonWRlD4emTo/IXtOoQaDJ5gVBJFrOxPAbfMXF2ik0UyHVpthjqlqIdgtCdBjJfn1aIdrr
J0SLucdGXFglD+HZwYEDV8q6BcWc1Svj5A3vY0fTSuzzWokd50oLLALYkkizg22L8nxUrGdNHfId73lcGAk2SGH6NRPFYElKdCjbxiA6M5gtgSrYmwiiVRFE
qWNaXPTrcRaMBouo3xtb0M8JVvn5nGBlFf8UFsbP/ZZYGGvdqqj43DSvJzDiF9e+R7UFdITaFy66mgsccR01ttl/bR9vM7Dbp9h6+jr00ldqjOel3HzGjkxs
8B+0ZvJTzQaf1+zypNZQniN2WA8wbBMZ8JfInCIXYPVE2gj9PBuhHRGks0VWlUvEBVOLTEHuCkNvHnYY3Y0UJeytF5GihPLtG0lRwj66kRQl2WsPObKfPqL3
4oNO9FLpW3mL8OADjmzg+/ULH9QN28eb4kbaLtCgjbRdyOZ/nyPV5/c4Unf+HsDiyOaTr/EAa9x5yXYjDhCuRxIH26GDv46rn9dhQHBVhDwdF6PYQAQq8nRc
BkJFSXRIBhwqm5dEtwSczMJej3hRX+qJHSxCzn56wm7tKBRK11GNWTY242HmQY0chhQs0p5CyJqB0HWuNtUkgllQK43aFHIF+ILaxPN5daY1RVprCqE06kvq
RmvSOV+hiLN1aE2RttJrrSk00WS51hQC/jLXmuir0ZrY+dGA1hRkWlMgWlOgtSZt0qe1UVfcy6ZoTS35JaCNTgTmGOjxBa2JftnM+6DWmsKbaOLrtLVlWlOD
3h8UtaYWv6EbaEn5LSKdAdEwRgVKJt/rZdm8PldXrqUzrUxfulqo+7ozlU5pahZrS28Rkj+TNzdezCtR9ExrSfUrGS1hiG3iLgTG/wgBuJ5rSQFKbRW0pEau
JQXQkho6T0I1cJdoSU3OZTBakg4yrBe1JJ7TOlOu0ZICphcV0KbrcwLwFqaHhwvzGOhJhyM9EC1JE0SsySrTkmJcwME3Ku7VkkAQgWhJeu7jwtzHMgPNfjPw
seLcH3zRc69XYkk7KpDf6ZrwooigrBVh3Wf5eIBdwFDGyheFQrvMIbKxLaehXfDgST/rV5iOnfBJWFaQLpW9YpOAQ3GYAh7wqAmb2FC4wZZQhbqEKnAkSCDh
3ob3BcLxmloT4ph/EMSA4MvzEo/Ty6ebFdtxLDYqD0Q6S0hiVdS0VngwKJ+aMxDFlzU8CfbgDeMG2S+uRw7z+fa/ld3k38jm8nrZQ64T4+y1REyMM4siZzpo
GG6X7Au9raGnIe7/atr+jyPeQUuV/OaOcOq2vCRmKFPIhgOacbyolmZ7td5ivSyOHxdMyqtXyF2KXv3G9E1qYJxa+OkF2qt+MmPj20C0JFKSx7uOONMMQlJQ
QkgahAcugAdu0GAC9d5kkJEC9sAFGMQLADsND1yATXY1HVrwwAXwXpwL0/9G6xx822itwAH41gGsHxPgK9jjA2zucBJUudZ9nunds6/aYpUc6N1enTPdXp1/
3l7/eXv9Jdteg//Ntlf/F7a96pWab60OTzpvrrQ6L2JTVbp6s3jbzDaLObaYKWXeOAz1gEGA14YX2iXgVwpkz7B4Z4i1FQaKInTJat2Ninp5XVgN22PqopfX
xYuPtJOqcToFRadTA+o5ESAiIgNWz7XTqcGMAlkutGcWo7ocwYIDrxaV+6QFW7vGbmD48bemGK8TVg7ewHGUsMFngXUzR7iYcWVq39G5nT984r7dyXqeEWte
IMr5flT61Eew4KcNcnQe+CjWWYlBAqarBFAaNAcaBx22ghFLMk2/eI2X6/evk331X8u+ep3sq9fKDnk1TYGelKqsThdE1BF1ERqlLRplUzTKSDTKmmiUsWiU
LdEog6JGSUORoUF60X+0nR0Mi4Bm2rckuLxyxThjnUBrtKWCDAqSbdbFEx2hQ/dyqQ2oXKxZJUiAkuLsYkpdDdpmwcsJ1RXzFR1x7WhHAR9Fwz2gqxUJduiN
F/ZluwxENsM1Ep/iCopHKAmGSRWht9A/k8vFX8qCocuiJYfk1YDNodw8w30TYBlQJ4phGS7FP1vwz2v4MgnAdRHqSgO6xroYm1FmpayCJiWc1n+NIBTwGkBd
2dpN7Oapcd22M6kcwVALPgkleG9eZgtYEaiAm+Xo+1wyDxd900BLxJL5WRdoCckbElgLft4kMm0nkY1PN0lEK2At5KYM68LLkeJtbNamnkWllKnqSaZqBhti
ytKew8AedQaYykGw2gboQ8NT/2kjqHMZPvd2e4dze2Bo4HiprvnfHv3yrpnjF653jqLI9szju2YWDtz7u09Z650jOPHNE3/w97/9zuXrncP49hzu2ksXL5iL
dz/79YPfpotRJ23qh1/88kcf+tL4eucgvj1rLt7PF3+OXnPgfZ/Ek1F+bOp/ffZhd72zxza11Y9vWO/szq78nT104xw/5otfputmStfdqi9b+NKxi9ejwNbU
97/4dbrqxmIbr6cviP89+Oz7P/kjeut1ulD7IVvKqj8teHmvSZ95HzwET9upy5m+4iJwTXWaM8l6nbobXiB6Rx3p4Eqew2VnpN7M6Z9xqnoSxEaUU6gn4fQW
mQEwlXP6IjNOBpxEr05XTEOedlOQN57ewZKLixcBlQRYjs52YRICYMa1ZCrpDuVtl/A/5emyCBXuNpdFAHjXMWsaVeWQgBqg+gqrRC4KfFWlnDN8bDXloGoI
KTKoIULDh+oaDa7kSIKWA3CSlo7irs8Tm47moSG+sLE6w9obyJ8D6JMU2QiyEhxBVoIj1BXvTeH7rP7GYLn+hqJFPViuvxHL5VJ/o3Fn0ijX3+hAuSzX3wBw
V40U4Xoab1ctlEkMt29LhniMBYMmBpRKc56epe5SAwyl4gjmTJvEzZjGgc4CYWaYC4wKroyDKkAGV2YkT17HuKmRrcnodiDOqdECzAwCEq2kI6nvQJkZlQRa
mBIYmhHFlD2gzIxhijygzCybL6ctYSK9HNRlHBNDPUF+2sRSBT0nEOSZZSnx574AMPww+8U9jCX24jXK644DHG7cANfwaDvzNNfZaI+Pqw6NdqPQ0VbexwmU
muNqdUsA10xILbpm3zytppwXY0cLoaxNNVEErmmo9jUc2BwDuIYnWg1fwyB6Xl54tkNflwG9xtumxjR6TVMNpVwuVScjdfJbVIeF1Are1sqf4uE5XKOkMP+O
qqNUgQM5qEqHFtDJHA72o0NNX61LsHsCYsCmdvYcRkh8ttPHSVZw4gfvkEpvyM3StdiPF2ux0xttg5T3Z3YfcEd1BuCOailwx6xiXz/kxYogL3ovFfJiGRXR
ynERl8kmjk50zKaud/KPhIxyV8mK6RaqJoQshJsSCD59f5KUmEcK2Ha+jsfzxUYUTjpv6bLb+cYu1768gZhweL79xi4De7yBljQdYIYKUVIpwuE6AS+9lqHk
ACj6Vs52ouvmEPoLiFlsCjmYaiPDjN97H6kdjeyXN4/TV9LN3jTebfCj72YQO6JKeth/Jv3GvhlIefkN/w5Np1sEm3TSmbUF2WoGMad0z62YSghMAM6LBDgv
gLTO4hPw8+oGPw/+KkhXDcHPAwzmdN5kQDF9TmMZA4drjbUB77k44dduEkAwAyy7VsZltYzLJCkVVgEXVgM7maeF/LQOrpyQp6ny0+IuV6mtE/OE7xm1wDIf
t6djXOskCgtVxGZlmmA+iHQM+FfXUYi2Bv+raZm8UHGYRVvm55YOXbSlABqHFEIGZfw3PBVBB6XARUsCFy3WIXVsVa1rZYn9ZRdvTSo1sb2MCyQkntEgeR/d
ko5xKRdAnokG6QGcginzNd1qAf6vmnGnUMP/XcOfEPTxWnzaaF0NOEqS5VARd52zJY3T55/I4f/Ma0xgc51rUBXO8Vj9zrFDtlQg7rlhAEPec67PdGARXSOL
6LWyiK6WRfQaIZYt3bqZMa1ecqhzR6yYbTGJIuLZhXoZKAfqZaBsqJeBRKoGUvsxULySfa1ehsQQDJbNH3N5xgMc81JZqjzjNOoz3rYV8Iv02f3nmowvXU1G
+vrSVWP8N7a9GCWSC9SB4QOl0OZKOzyY8EfEx40zhmtnwcQh3A/apCNhBgYjMjrswRBxD5OKSt0CDKwzNYtLSE8K0+dZOTphlXBiIQFD2TKxGKRqpZ9+J6s7
r6ePrXWsbOn8ot+CYgSFa+ZLNHhb6IenP/vxXe994i/+5XoYHPRlCwdw2Yb8mWvxzHdp7Co7rcJBkD3z5CXraZTp2sM8H/bU9z77xPuD9fAF5G0H+CytKN2F
o326cHX+ui15Fy6VLmxiQV+a9DiDT9pTf/WNP/3RJw6MrS+25YRpyxHdlqe/84Vf/9zvfO2T37ekQdjEj1tZg9ovpkHfevze36W/v71k0Vj9zbuzsaqvO2X7
fkhqxt898Ref+mb/9nVeTPsK83OG7Tv2x5h4lV/cySe+LRPfp5ETKRP0c5AWox+7di2zbljFlZL5CCvT8XO5p7OYozDRtcVP5wluiQ8z4SBSjwUgtoKlzK65
ulgLQ4mdqWgHEPvWaG+7bWvSYFmlH/NqyGljaIZTzufmxf+Lw/nS1Xk7d98pOz97FK3MVVvsRfYbF5yTNmxKXLRBSrT0a4MtpzNjNz1Wv70u0UMvYiRUwxQ/
YCNpRwT9tsTiwGQaiMk0FJNpVUymNTGZRmIyrZeDcDwJwvEzSyZENwc3cg6/ZmIfiiqhlJ25vSAc5yBjlRJ2kafxAXD+FAlk/VPKbkQmHebjeUtnlD1jlTLK
qKu3SULZW8RgxXNGGk78JVMMt0h4N3Q12oAnxUt9sU8HYp8OxT5dFft0TezTPNyvYTxuerfO76gPQdvUCf3p7Sn2FntrEoxLU6mrksFWP1X9ruIDIQQ5KkAt
CGrD3aiSOc7ypF0fLKddFe4hyUZwXLAfa+e+rROqwyyh2q83Iwb9Znxpu4gvzenftqR/2yRi1gy+tN+1s7zqps69WtCTyNELWSkhErAcVun83gCGmsQrYJlw
KEOC2prYOr+FB9C7Y6AsccHsiM/nNmFEMLAPxeAcIYelwRdlLoqOuPDbkokXmwgJJRcjFIIDJPimDOVgUm5aITcprq1F8qWEJPpZeGlTNdLHZFunu3feabK2
HM7jqhTyuDhED9crr0B7fzKXs5OXgPKaGcTCIDOyEHevchHTnf0Er9RnktYpko1N5Y9/vekB2POFXukRrSk19xC9pfUQkUqdIymsYkaWbfDNo0K4MgOueBL5
UqI7J6O7gGNfQHe+pjvf0F0gdBdAnAPdVdh3AXz2At1JuHLWQZ1axwQd9EBtCY6tzcik3EDEtwaIbw3TL3PsbY2d2lpP80woqCvQ6/mSEh+KLbAGGIjep0ne
Vi1KWxJQiq55kqbL7BMaMUdLWIJcbgkz5toNdS74GGwTtsqI8nBjQLH4uZi3XfZ35QrJj5Yzgx7ZERgGveAUEM9FkNdFaGjAHnkAorcvRicQ/OLq4izxcnSJ
n98biIVjBczMCxKEqQMvvfStBusw/TVUzQQ4TfqfGQmRXsIVruiEWHUATHMrO7eaWvlsqGZWBPm4jQXNUHwwxpISAIMa0X/8e7M6b/9pG7gdOim6Vaz2G6Ms
Dtrfkmq/fl4/O1Zc9DMWS1qMUNWQDog2okNVX42K2VJbzJVmCSn6pmxZ0oS71qH2SMANbO6IukHAbQGRQmJUM+dTpQR6GiYDlzWs/hhCvLQaxcwVG6yG47RW
AmuUKGvZdHeQqHCod//kANjyXtyGk9YusHHDbY/mMIBwcCJvGBDYo/TXoT+ADo4xf510nrSlOPgRwQdEcn4X6GAzM7dtBTbvmICpJcu2qRHAAw7QjA9mlBFd
xnlct0xLwXJP4ji6y2HLtrpnMb1w2BDDJoIoahkpLNiokVMljj1EEpa7dZtaTiSRnL1NnUVEkQxtK+wuTewuDdhzwyRevLssgFD09oIiWg02N5T2l/227BUP
6kTivbYgv1XSg/oGBH3bkgZe3mUO6Vsf0bcetJF43cwSeGilqlHVUeOFBgeSRhVwobrFDd5tJ8o0GMZHVIBU5QbfKpvadolUe2tXSWtnbLkakdu2ADuWWzun
k9lnbbmT+JzSEDtdgdhJjOO0QKCNAmIee9ZjbIbxkoZ3vsBefAEb3mMApLG32HgCGgh+yrKQI9UVdLSXAS1vhUrmu+eoeL57LjflZRoob4U6Z7Z7njoXQHkv
Q+fPAVDey1S3Fyjv3Fm1YhY4P+E8PQwp7sCTQk+7hR42yz1MVAs9bC3ZQ77AXnwB97CFHiYqyXvY7HLFwMT08GVo08tUIB1dgY6eQ03vnqta891Jpea7K7lZ
K3Rvz6Fu0BWT6O0K9PZc9HaFCnp7OzmLcTkH2yS9Q62chcPiPHUODq2MpcWZjIGCUfhK9NVCRj9Ti3gtgn43sOiLoD1V0yeQf8LAPHXihnUOscoE2I4azt6T
DXW7F4mjLTbSdg8SR0OnwTSWRuLggooNRuJogw23+yJxdDkBFWvJLthIOcrmGVJ/NSxDJQ+zeZar0xfibGBX4WzEvzn27l0/fOLeWNIRISWnBxaIhT7mKhm6
fQYLTYvBngjKCAg+yS/RATMFSU4qcvVTKPVpo1Ceb98BnxZtgjuRvkrHGYOdZxM3RRINUa5OkWiC2YkD/qS9qGCd179gnZfv9w01QFQhBetM279pcjvpPU29
G0ny8ECR00cZpw+E04cZp48zTm+czrDuvkfjBoMtB7zxh7zxZwyzWytYgVnRqAnLr4GDVvspFKqgUDSIXNUSCkVVFAqVKRS4+HQKRVUUCkAdZ2qEwUJTLMFw
03dK06vZ4sk/cXTdSVv2LCZjxs9AxK/KqoAqRPxWOYCr7wQ0JcsGCgzq7jUgMk7Qy0PAeTQQozRGhxZ8Ng2ET8FrzaAfA1izA4U1m3lXKrxXjSja0Me20ZPR
j7/OUnpFn6nIMAD92mxz+UJnb2L2VcMBYiM/W9W2qaFtgBHjp/7B2zTmyhrrRqm5ulErVbNO2UZzWcPEX0O5rXAVvwkGK82vf2Ruqet9NLgl1gNetEctc3tJ
sHw98ZcdN0NR4ng+X4QJDuqLobUYV19dx+zBaech35OD8fUEHZ7LJ4hl7AZfkf3+hPzOwXPSBr42yVtCHGsrmnMtEJBZMwRaAVcYrOudSqIcWWD1coE148h1
rqjkFUVjto6tQOg4ROMVIhp7LBo31FkQjRtqOUTjBoLtQqwBiMYNoHEufhMPjUaA9LaQ6u8zqHdUkEDZ3FYpgKXU4xz5I29qZNRw47fpQv0ENl5Cf2fR33L6
m0C2bFsSZUu7hlvYNcIz3TW8frtGH8y9RbvHjNO7e5y003o2tSUXm/DkBvfUqDletvRpxO+ALYGGfCen+220ZnT6H+f6T4BS01r68AdzF1t5/8i3Xz8PvTyj
3YHRe3T5rZjjWsU2eZ/ObNyjEwHvcSDOnm//ln7ob+qH7tYPvduRh85BFoJA6ZAAuXhiI9F1OxLp2ZYwTqi8E6LyDonKu1xU3rNE5U1E5e2WVd4FJyu+Fd1f
cavssJdCEg5ycWjpt1O23Ha0HCNKrGsM0qEwBtSgpKUgMToSrFDhcC2TToh4LeQEcGwiHE5cLNHjoN+Krt2Egf+8rn0HZlrhyky04fk4+MxT6TGXN3QpRJ+f
xC+ib/pJNjgQF5kK6Jg/7zZ6nnkCNRtJ9oi+QC+TyvbE19EXFR19wX2ip2yljdbXPapKdTkJdgf5dn3YZKRenA+wUiK3K4H/1826ySGpHHUR3EhnEHXhs3qr
gq1GHfK2q/BGnEeutwq3QtdxwB984g9JbRqGKj4zQWfqb0mC6QThEd268OGG8mHRauJQJa7M0S5sGfLPt1lHD7BfVQFGBUYUiI4eiO0acZ4odx0ZBf09phaG
ckxsJofkYhPaY9uOKfhok6zi3UKrV3pJY2dt35b46Y7Nen4wZHDw+xwYTJzoiobUBUQRSZALgiAQtWMsVma86FlcgIWON//f9BsGjQNWfT5hpcdZptvGiTrp
2TejZR+o2M3TEO7c/2aEG2SEGxYIN1iCcMPTE241I9wgI9zgxtJ5TbiIlSTCFTLV4kJdyLQhZNpk4jTUCo904k9rGse7C6RJG3kLVOyDfKvYGEHFvkQV+BC+
ENnQOCXhftaz4x0syKB+ZD1BuVT6u2Ic+kAfcx3OCsH4ugYahHuMO/xJibU98fS4W2bcIcTKoMOeR6OzYprNdzIFNdlCSyaqgPF52LEv0WZcltBD5oaLHyDL
mKmIeCqiG/VyqLOKqCI9FZ6ZinpxKiBPqzpLJBYGu4EwLQy9JaBXUIRoQ8KiIcEVvjS6Wt7XHeS6jlwANNMmEMCwA5PZUYMyQjxuOzCjMB/RgGxNou0AngBn
sDLOQKfrHA50I4qF68WLPMX0bDV0E4anLoC1jh4KSzK+uAIpB23UL0+GVLSty2Cr9H1oPHs83svsAu+/EUxpOx7uRtz+y5BiZiZNRwTn8QzVfhHBVe6bjgiu
SG1YXUE4pHsLImDEMRKo72Ll1lFuF3BdtZBnyQSoBmjYEhq2JO7QwsYNR+EAX81CIGumYrmvaDJ2IGZb0adtu7KDy6XOHHGJa81/8VMP+F0//c53Pr4rgJ8u
t32y4cWzKrbjklCCDf6/4LYZsN0//02xQtc4B6Pnx9/+gPxYpR+d3h9/7978RzsCPDydfA5nfvTMne8KQHJsra/kaAREzrDWRz8MvYhkC2+Hc7tTTOswPk9H
i6D1BIFx/ulW5tuMZ9IrrExPr0y/Z2V2OXZsBaObniF4D3wQW3n1rkBF9QCHKGOndVaXE+DJcs6T7y52vVaxZeRr25e17SMfzsUPiviZIeCQ13Z4I51h2s3k
gKpserS2qzdu0zFrqroVTjdPSIv0B0gHLXyfMKSGtR7LWh+QtT4oa31I1no7X9tDalCvbRUgiH04P/NCo5XOMGC9IXHojSxSvZFFqjflwGoAo4KaSPWRcqT6
JJHVSDlSvSOXS6T68J3JcDlSHYaK4XKkepz3VIKT2sAcQtDx4DYVs6kEpHZYjPy8waIqtgSk09eAed4oMze6CYypl+d12Fx3I0rBZzzPB88bZZ7XESzxnOd1
GKop43mdy5NRFSIaN2KeN1rgeaOa542WeB7DNumZNeljAYlOQWSWh78dvmlZGCS7WJrl1XKWZyzVOuk3y/ipsYDHaoNn6mWrqMwPQ+GHoeGHQU6UoYrB/0KA
XSFzeRD8jyGVEXba1ldrklYtCKOYn/dqKPzBDCs/KPNIL+ORgUSK5eWKf+LYXiESzWSQ2d0K49qixzmIuCwQpFbhPLt2wGolGNwvYAog/YXEvV4kU9lYNHby
cUlSE5gqcXEGxYhWT+xoVhbR6om11oQbmIjWio5orZTCDSwJN5CIVnAsaiY4inH7lq21vtCWb0CL2A1bSe/7E+Hlo1pz5WBH6JTOFAdYOeI/dVDWuwHLD5RJ
R2BlHPYjo6A8I+RoZdLNCzlXoo+O+O4O93YfZc53OLcVOH6YO1FPG7/CG0JVauR5nOoC+KtjeyX4r4hbXMuw0TiWOXV0WPkF0/ERbcUyEeU1s6Mj2FV14Q0L
V7mdCx2pfoLAQxoFBiu352eTaOp/fvbh9/vXcOiuuBbqqCCDmF76uZE5Cm64Zpuqc4ZFcxsx5BqMj6Uyi27ZHVLR2SRLukMqOkOkrztE3yiZFi7i9BFJqe0E
LSICia5PufGIjTlcquXC6b38VXs3kRdDygAHWcfsLnU5vJUJNSaFBA7T1ZtZPjWvrfLm60iweBXB4ksOOgcUuxJQ7OBwKcLGz7enUHhljZUilnyNtYk2KkSv
SwTyBtqvQgBy0Js0TxrgSYtx0yo37LYly7xissWrGbhDJQN3iNki6MVfZmm+ioJMnPQKFwUMvBVOccacV1T7Qisu4qG7hUSgQql65DwP6UiIQUbFKKztSiFa
nW1qFVnbFb7fyTwxVW1Tq5q17YhNzUEKh3hidG4XG5GwtiultS2FLiucosINweoewOpuaUR0O53oDhmblCNW5Gq3Fi1Nk9XT0WT1BdBkFWeqhewfweFTtKKO
3vndu5pwn+XL582vlXx0Jlr63Uf4bk8FIl0ciz0Uqc4rNqkGtdzo6S49UTWp8siDjQVgADag4wPSz9G5y1Wdl17R6X8ZB3YxS1XlTic0P1zfTnNgF2ODWaIB
qjKc3sp8ObDlXS8GO3qxq0F3tYDEz2PLfptBHgtaiyTK1VahHrf2XdGma3xXa0uuKyyfzT2eq0H2XAFbJXdeVRVQKwfZeRXCXeTF+3ZmmSWIA5MCs7wkY9rG
8XWAxi7GALWANIKY2soqy+qOmMXKtRDirBZCC3iU/Z5dRYo6Fu3AtBq5UIeEd7F2QzhdWjR+gxj8wYYV/UJYrlBLicq/95VPuWUafxNoPMV5nbIh5N6HwnkQ
qS0IU4PEDhKkD8kIiqSr9pvG6V/6/w3jHJESYiiE+EjujqJTDEF8uiGIX8AQxDgT91vh3/vsU/37TufPtO9en75T79/8S9r30/G2Eldbovc13XuO9ECeatx1
WUNwVqIo6xKxiXhZ3YTGBhzbkLlQ5agDF0/u6LbrdewcNGoOJ/8lLtSIGB43elvqAppAhl1VVzmqO4JDpzva+0SmQ8BWjr5pPBl5MzVdjdDDa/1KLPXcCjPK
MO+5kyLh8eZG+/GVWECZyFBphKLQVET64xosa6xJ1mcKT3VlG3Q1ULzbuxceICEfW8Cy4l7IIq+kIkkbatIGmN4i/TakOrmS6uRIqlMsqU4DkurUklSnQUl1
siXVaUhM65ViqhMNFvQZSOjodSiZZXmi6O+EnkuCsssh4SbekERlLzeOsGEWbnfOmExXTMdfKSRLuhJY74Htk1S8yo1h7Fi6vF5e/weRJ6wxAkTrZywAAFi1
JtAZtthlHF3axdGlXWyiHdYyUfyQiIk4H6ekAmuolHvnSO6dwwGqGlKoRjebCi+BWGuNFIq3C5KHYwJiE5qQ5qKoPF/8lr6qXcViKmJk6T0C8BGl/+d007VG
rVE82jeyqnCX/GX6u9czojKWbYmI3crSBR1ZMcfA0iJU9feRQr7q8vG93fC0bR+FOFkY2Lg8ol5WLKcm6/JMhjLoN5R1FjnyF3FJg9KsQQflWpV4eK0USOyI
u0jmictW11RQeHitf/U0EzbsmLDhQoEGO32UNcwGrbumgcStydW1Plcf01evoatleWfX2tqQq2u0FG762w/ITXWOcLLk92fwy/cee/e7AvrlqYVDHw24EgM6
DpnQ1kBFDYNoy2PC8fdsBIbAVcVhA5aclC70zrf/BQJw11i/0mVDCjJpPWTSNnBAJi1bGOH1BevoSGREW2CfYgGfRdyHDZbB0LN1wXoKJWgFQO+O4KYYlhEK
ywg0y/AQF6UNG9+zbXdHnhMEfFr7FiQgXMUONlxUmZb166W3b8UvtFbsK8a7fiTas2IyDTluxLtiPPFJFSLaI5XaV35WCojWznZwXSmnJNTpM7IE4H6UKf/i
c9AIbvzQLmZXxjxkAMDpx5WuRp8APE3KmF4bLcvggfvyZA51t3WGufHhBNEnfNch1hj0sxsXkqVIzP4fc+VkKUk2moT+tMpVObJtOcQX3DUoBRVnULc5Al8G
puUVwLSqAE2DWfblm0GlBktLVXqaJI1pSGAOYqu8rWJ0kiyEfdR3OrdNqiggmEDgraNCYkD4qkYgbmdeyJFODKjqxIDqUokB1QwhBGoE19++rBFpHPOsvTk2
ZLnJdTRY0BXsQsNq5Ya5hYZVz7RhXr+GVXXDAiCSNSIZn/gBcaGeIl+hlpu2ovTuI1IZZrjbYCPmqa8+oK8+h6M2rCxfIypU0IHzLsirzNg6r0TiEAUL+lLB
rJ6SfJRUkLo2SSLKxQIpmtVCtQsBHKEEcFRLOQtljK66BHA0+uQsEAWVJYui/fMb7QpEiuqOikli2HuaLLOTZ55lxvHSJrfsblvnlp1clFt2ty3JZbcBJynV
F5vsLl52oLpjWbqZl1V/4EjsUCKxeaTfIkM8LTCX/16G+EYZ2xtkbK+XQOzXIzYNjTHJZqjXtyjzyDIQ+75YGG0tLMC94xQadmSunNoIh4on6UNBVr8CF4qW
ry/jJ7OETQLGlQ0A4zgoDhD3gRb3AS3uZy3/OTsu1QHqzT6l/FpYl14h2sskG7mZ1TnOeMqiZKNYlm6MnA9ZujrZKC4kGzFPSdfkY9w1oHeLciWuS1qFVAms
KlpvNW0oj03FKsmXQ7Qe53SR8NMqRPuj9AXKIiyRnrApqZpYVQWMM1gBS7Gqk5JYsEKy7lQBHtiXxIRLeXGXY1U3yE0XyE1i9FAtU7pdb1gxouFrcCHd0uXA
7brwekQu1Ljf4Xb6lYsxRvAz0Wj0S5WzFhOsSeXzaSi8AuH1yZZ7MUvHN3oth4ZCqWByjxHcUPipwAzisqJNj8C+7y/Wox0JiWlBIHPkOrvfdba+DgH+rTzk
P8YZ30Qt0+jPJ8AQ6g4CYmtIVefh2+QWCdZRC3ssm/Lbs1PftAR6aCgv/f4GNjrW029aGoJxyUkqRvGnO27eJnsiIiR5eoMoHxoYdi/99/9X+9drv+9tkjy/
EjOql3aypcYwPN0YhjKG4enGMIS+HRbHMERjw5LZBiBQxbE68RV70WC9UQ8W/ZZKeP4LHS1Hj5bdO1qdNZde+/fdKkYr+KUdk+9/Vux5pUF5kx4U/KgNWy/Z
qGRGm1+mUSmPybeP3fvH35p/36d/vHht3XgNC7hxFkBtEMZbKe7y0+9/5ct/HCCW5cxGrFvNn2bU+cggIf3MfNjBYznOCh0MRXkerpbpmkW5jjFKy07Z0vZo
F7bHypluj26/7bHslIVJPGmpWOTReq7Tkn52RHTa80hr5azY/Fp70bWPyrUT3aaRTj2DARuWcmK1fFkryZd1kS8bIl82Rb5s9VQV6ZUv92ZJsjUrgwFzLSuq
UFeicy2BODP1jvAtLnzT2GCD9DFlKZNOfeht2dP+pPw0vuzH+rKv3ZFd9t3yZf+B1GGJ2fSKOIE+1DtGCPS3Js52xkHL8QERIokAR1siEA1EmuLUAydDbjMQ
NAz2v3mjVYmO94NyW3EGUG4rFkG5KQPl9gsGc2OFPQd16zex2Ye/GXMGc4/+gpubKb10cjo98dkv/6GfPvbZL/+6z0tbBGzGRv5zzsVge0mAw9qljJRsWkmq
Ih/SuLtb4ezjCD0S5gJGvofNbgPAkr/4NmO1Y3MeZJ0aDjeKieYG5ElDumFLzevFUnOdBEwBQdlDNgjf9xqJE9uCHB7ocyHMPlMkWnjQ54Zw2NRti4FoWAxE
I2hM/LVZqV4g2KwktaYu91ebUQxCzMXUk//6ACPEbFDBFM5+wF6PcgLpPQ9olJn8NEoIHJDTqnC6Q6c/8YCGmQkEZibIwYPEfB6mzmbOdg5pgNL/kYFT37tT
T0DIBR7pA/DAbXjfBrT3VHyFPnC5AxSCC9k6TmSqf6CHaifi8XICHE3XIi9iyF7Eao8XEV688Ap4ET3OTQ/id71NtwuFa2E1IoYN1OYaJ76jJVXOfKtzrDVj
xnOgdMLlgUuZbx50oOO2pNOwgaGmM4yITVOTquhsDFdjDSFRfRuAzQgsEZCv3vZpPOYia1JVp0irRSJadBFQ3sE9x+CXROhAlbin1UYq2jqLJgQpYIE2amCN
6tGFdcc4Y5ccR79nHAMu2OeXBzGFQbvy6qUGkfSS4Hx7Gay4a6wxjCDS8Xj42sBTJ5E+gwqoSoATsNWNU7aFkfIxUi2MVLjESLFbNhS3rM8j5ctI+TJSNIwY
KR/bzZhEb3c4rYlGCtHbGKnz7XOlledIKyeklUpaueJUraxmraz2bWUkzUxedBth9a2hqf9C2jgpbVwtbVzbr43lcXROM46MQAN0JY6/UbCxZmzF5aCNU3ch
ki7UTjXMr5Rh/lXpwgXShQ3ShYt/SYgBBVjuEOmOF4di6NV0vzMdH501Eb+u1nFdXTxm0jnmCMc/6gjLf9IRnn/EEab/uCNc/7AjbP8xR/j+giOM/1FHOP8h
R1j/I47w/o85wvwfdoT7H3SE/R9whP/vd+Ad1UsbhQy0kAMMC8VgQrFpP/Xs+2IBydr/i254kDecLpkQ2uuA9vQPtmFWcAT0n4/qL998+BmrNR/LWdomjnm/
fJ9Obd03UN8PxCgZCYhEtg4CcRCbdVAz6yDouUnoH8O14S2gf2ujtUnoP6ZzHUQ5W2aNsSYmXvcqwnRGxc/eMVQkrw1RWj0VsNmAa7O+mjtg93m7vC5IxREt
bw3MWzVQuG96E2abYYje+P1640tvqtybaurg8dUCVh7viYWv2Bs7F/JuOHqhFadHDogjOw1ycYgliEOuDvj2cDhINFV4jLu/5/texCkG65w97plVSSDuhHqZ
6R53msl1Dy+/x99WWn4pAhxykt3rgKAedLL8z12mJDDpwNBbbQ71TZl40odZVPoY/o2/LkItgmaPEvVO/czmGgR84rA5saBPHIK/mYjkEfBQLRYetNPHMVCg
Yfm0zjlgp4NEy146uA51CPje3Y5+2JwjJ2bMiZP6ihP66c8Wnv6MnT/1aVueeBzH/TbG6IQ1HX/DlOYlph7/pXzRPIB1zUHomoiiG9AhzbEu+9I0dUcMgi9D
8WZAJ+kGQTcKp2VK0g1cohhhWKxybLTWKgsEoJQUEt0qmSPIdTHB51yq+wIplLNWanWuFsfppDhOV6BqD0RkrvEzAc+buF8tcb8OiPs1ZKu+GkQIegX5sbAG
t1mhVcPisRspul89UmyMmvvgoO9wRQr79sYO1yg+B52i4rOXugd8U/oHcqnPZKVsBO0ERMEO2Nd/Yza2xvqIk1TnhUM+SByyoPZwmHlS15YdIP04yC1abNWJ
JK3QjgQNKOpn0ZFrIskqyiDkuala+6O5emixT1TVNDxKxDYef3526kfHv/DH3/reGOw5NYQ+h/O5leffvVbsVmAw4XZV1zATKe7x0+9/iWFI+0V5sWIYgcWF
7IqRitZeesE0TD+moLWoKReXIvA9Vr4SMPi/mhWQi8Xx+IWQXKNSviZpkCqJKbiaVOhtOkfK932bhqkh2JENBsJTDUjPddTFGkuamKwGROZW03VtB/FBaCWA
HnRda0bzeQFQmh4jIMluesxCtOO353Itlvu325bN8G5bNsM5W8IRZm3RyWZsiVK4TfbWW2VL3S476ltlQ32L7J83Yts83/53smu+GZvmGusG2TOvB5uBXjxq
wDC5c7o6Oim1IEuNjLC4V76cznrVf1Ri3B/3uz+W0/p+2oS0rdD5p32tU6gZ0POwF/SongVE+uM2s2TqhSVzPUcDssdhQWyfTSyd1jaumrGt32IJxaAYIeMs
0iFQEprDq9/iHKFJ2qU5QTJbKliUV09zaWwVGg05n14kLS1aONxjLUQxMuYz/Ui1LMj+Aog1tykW6dVnYXaPFjzvcUSq3a0Fy7udLod8z6Fus7fSnWFBdZV7
EoBsdDxhd8dwfMbuLlvqDXr1mxHMr4rSZz50B0enlBJTaKIvsraoqIgbbKGUumzQ1gb6KLjB1gX0sbqOdkXcY09m92jc6CiHGo4MLnGbPnLB6GjqDl3MB6FC
ukjQPdjon/0oX7m/IBQcgMCAfJkOlzLy+N6DDpc4QvfuKc64FvXtX/SMI9XrqyJscQM90RUhcizxE0fApQ7y3GyI2GM4dGhqbS3d7BSPgJu6XZLSu7UckrWj
kwbYkkrNge+AVRtbKOqo7v6TtlDUEVso6rAtFLWgKeqQpqiDTFGLySmS8g9rpYjWasG8nJS89RUiC0E6qiHB0SLh2kVpiLELXaQOL5OCECwl2SIlWSIl+SIl
hSIlVUVKqouU1BQpqSVSUlySkgZFShoSKaktUtKwSEkjIiWNlqWkgwY+JLqz5sYkIWXy0YKdyUeLgRnrCdvnAonB8FG/LMTW7K+xVputOa2IDZNRzCEwGzFk
PdMvy+brnEdZ5mWNah2J1y9o20B4gZcesBFUy7ZSL/7wnXlBXkdMvZaYeu0sFpAN1xL9VxVrdk2i/yQpVwh+QlTdjtB9G3QPVGquMzQAukcW06AYV4fEJNvO
dFdUokYkNrovITmebmL8X99W9vT/EzdRM9j9muwftKWU0l69HO6z5e17mAusdIlLDIP8iTuM4DgDxEs63trtIOC+L8P0hWH6U78rqPHfvgT80mc6IG7pZ2j2
tGrorANOWbyYYVMyTumn/+s9mlP6aRNk7hc4ZW7X0MOb87pf0AAjmFJ4GQwz2RdZNmHTIdUgEm42Itxs1HCzrCbMpe+7F/995JK8Sszo/cmoGs1+ePM4fzU/
3zBOTxm59F/yfz+6ZB9xv50SRx/Aa0yccTjnjCOaMzqaM75VKOEtQgg3yhjdIGN0vVDBdUIEVwsNbBES2EQMMoMzslANZa242gpMMBAmGAoTHBYmOCJMcFSY
YAdMUCuLjAN8gYTIrZVqlqvFETopHtAVAgCsBAB4QkLrCihKTXGStsAGXclXdiVf2ZV8ZVfC+13JV3ZyZTHziWZusmcqXmWHc7u9w73d24EgmjGibJLyEE6z
DbE4ywBYym47A5m30uUKziuB9oPddqq+a6oCNMq1dzGeXlI/gHzTi+am7F13TYF6462I3L1lPOF8E9SUhHsFNbK+ysYWYGB0W1zioL5L8UX2ootQyGOqOddF
TgrimfLfvzenV0OJfzuc3U8Sh7NrKqQG5mku4a6rx+mEPz47Zc+iDCYe21QtHGr0LZ57iI0HA7rYq40fYBAY5FpK7rXJEHcjeh3iaZo4UqP4Nuw9gBXOG/f9
OeYWNyWV9Oz/lNAudvO8ah+4cyq+qytpz5dwK2GA2C7X+HyNf+DO2W4EoaEx28XCF6zhLYwgwi52hxuu3Nc1bPA7bn5TV+UjaZ47Q8RyLYPoSB8kxJ6eSTf5
eHbtdZyBW6GG/o2MYpajxEg+zWu5p7j7WmSc2AwhToLKQzw6gxpwBGPDNeTRLKyTQYENcXLYkOjTjmtzrcwpifqjLVNtRWUj4lqswrsHZoVoEM5hESXAJ6Yn
06JZ5HwhmrfwrmtI19BPWeJ+Vm/kUobXAcAHM2+hJaxl6hICp3GoXQtfOj6RpnEtR1NYD+l0e1Bk8QF/jgdMbdvFtMOKv63bhjZOWddgmPTDa69F1rGKcLB0
GTHznBM83FqHLDQGA46mqPB1DUcYhhW923VcGjkts6ibkiAvV3NL7p4W8xRp/5aNqrWQDdx+dhkXNhepJ6sDCxbbZeSaSKo4G7sMAqjnk9pUzB3lOD/9etYm
+aTAjjE3cA7k2qS5xTW5iOwT1UNSif9ITmFzqejKH7pkUX4Hcvfb02yWk9o89MMPeBhZ/nWZCpz5WZRcm+8u9YxAReDQAaTVWEpJI1qx8DCINcpgBFAnbwLr
yZqNC3+IC63oK17FJmGyltfHUBl+Q4ETWVPh3NQlu5KKjABba0kwhO3GR9zPGIdX0HoBC0mqdIFdS2qXY2WC5VJz5rtWLpfCxFM3k3wa41t4Bsa3nnCqSLfZ
TJg/j6gQthXY2tjm0RhzHQIuhxJ/TZvpaIwwsrS/0chywBeM+TSYra2XN3wGXlDV6fMtK2mk72hfzmiMMzudrQ0P/Ms8h5H6QT1eiXqulnrc5TdGoAcSWwTJ
kMevK+NHNFAaYDPqlYdoTNz8bVKJ2FMRF+P5I1OHuE7bAhcgbkZ5RxoYsmapC5bugiSE8nMCbV/0GZsFT/0Mh4XxMFc5eQ9YiVu4JjU2UeRuR5ytIaXQRWlo
8wMEJZphcW3ekfG8z/LzJIMUxAsKn6p2OdytZ9xCjFs05XU5m1E6+QTf3mJQN03kLRpxZ9essmajH1Qcn4SBnJ7DPvSs6RTHAkuTra6WWlegLzclNc485wCP
WxgYmJhFvRDHVuBVjFBX6UfGqMtD02tHgj1X6UfGck0k1svMhlyf73JKHhFt0iJyTmIh6Jam5YrsGkTLLdMcDko2YJ0YsSYIOlQtIeg6Z3sR1QlBI7Zb1Zga
Ik3QUYGgsweBopuYGbcPRfd7bwVkTQTYjYzinNXoA7XqEdfUyrUNI6lt2IgKrbycSwgU22fp9gk4QWHmhELrEgVOWg1JV8B5q2H60EZVfQ3WHdEIC164halI
2ECM3W9RB0PNP4g0Z6W0pTXlzTIhFrgr8kq/V7eDPvmkgt0o9RA2YKdgUOz4yV3ClqHx3CTWnA3wuCMVscvZEUl4JaeUrcVNYeEmVoUuuIndi9CNSLRtQHu3
0hritvR6+tnO26bTD9iv4piumb07ptOXy+cTv0+fl+nz+//LdHrwzy359j9vnk5foX+4dTrdpW/+yw/SDcf0Nb//IfryZ/rLjK+Pe+jknzxlc/CMlV8DyCNc
w0dcc+QpW75lz+Sf9MvwWbeBT2eNwzfTbP5Fdwefs3462BQxSl/R8atW4VutUN8Sbp9q07E8kA9/q6URNT21VW07fZ4dBFpLLXU5XrgS9Q2aMzfumG5Gjbrl
uJ5Xr9gcmJD+l+lmJapWI5+L2L66Ae91dXt6NNzaAOYNkTTXmpELq0FQdZlxZl/ZkkxX8frjJ3jyhBP1rY1AfqvIq35tuun7TqVScSumYi72EL6EY51rKRLu
OVqwHxmtvonjWGtZAY7qlTDFIPLP0dB8cjUU7UTPyYNmTj5+hMb+V+Tz0ddPp0f1+SM4Pyqf9/6b6fSwPr93nu5erudNn3vHgnW5TOq/nU7/0vpX/Pl99xFJ
jL2agZah6d8E4CBTLJTYBDDJGaOR4yl3P795Ot09AVq04t/Qm2qNrflcMceKfwsnxePV6TsOEzcx8IgtiLI697un/3FSeFXWymUFYv3HHhgejDYGQ/eTQywA
/UYn3iV9dJiUIsmUdIgeNEOQ33m53r1gbWbKps+/+x9ooP8f6ln46obLgGLpX4C1suU97B0rmE3yW6qvomvRYnfrLVvBvNm6UhhJl01pPcNY4SBBqS+bNUq6
XeE8V+64pTt+nE57hRHyCiPnFUbUK4y0V5gBrzQ3XmHWvCLlePmIbm5gZdHOjzgQNKjQyCcGsR3RcUgfh/VxRB87+rhMjjzSLpaxVRppwPFG2Wg3HFrMOIP0
dYHh5LWr6ZaV2EJGsgqx3cD2cQCSu3e7nytV2Hh8Db1G/2svFMJh4OVl3G+f97a1KL4oH2eOb0BgLF/ECcOrcVzpcNCID+P4alhzVzqrIUY4QOJKAuyT9nwS
srKSYXVVOQ/IHVcW6y8OJLlibY9wFigP46rKNeeNb41fSuvSjw+9TSP3xEmdGWyDXWscYVrvuhxo2uV697eQ6FeHRBYXi7wYZ35/pVGQR5bWFiNWF5MBNVCQ
v1xVF1ddJLkS6PuGu0jqbc3TOnTnu4OqOS/VjFSgfZEkIc/SFSgDL4ixVdQ6CVTcW+tkcJaGBDJ1oIZmS6CiTi+Yin2ZZBMuCaZiX9aw+1V1ZJynvKyjcgCm
YhfAVKBEXsOtjrRhSzv1HZiFYOdirT9lm77ODmnmlxk4/yhi0tHhDvQ5J1jM4uboatvZAVlI4w1bjAzFKH6JKeNswzSpkzdh0QGqJiyC9EmDa9OnlW4MndeO
nrFte4eMlmKJhO0Taect01fJl8sZzQDnrCvGu57+NbGn0xtRNZDGkz85JnXewcOZ7JF9z6iA2XfAUWJZyHedSm/pB/FTJJs6f5081f55ntqRp3ZMQft32i5s
m/YOgQXwBE9A0mbtK8aVfdP8lHsX+9U4x4GOYZZy70jGjAOlDRkzPCaC6BG8lni0pF9APJ7+FYv2h7uYJomYw9uI1hcg/jJEArWwpZNqJiyGbmRbENI4XOXG
O2fZ9G9Fz1YCGMgCbrBze1aSvp9VAdIxdT7hLP6Vbig1xGKAKCB6OmC9NwmhjLLFoLqNFeKEy6olpB0RFbLhNGnA+NTkinDAWQhU4Uf81HqdZP+4nCKK7KE6
kj0QqN2AnVYsh/wY1bpWdlWEX6GEEN065U3RnjA/9bOfubvA+/yyjnDR3EPjUx50qa3jQHeGnXKQDlDlEc0FWCWu1BCrNiSsBv+COmUofd1Ug6h4CDjYvOWs
h5I2Q6frNyXDsKmOqOGb59WI2F2brOaw3RUcMdxOLJOuoavpmmHYXZsRv7PbpgsGYCKmrvAoXcurNUZ76iq+km1pbDwitQl/RFEej8mzcxLm79KaQ6pPhwSO
cRmjihhTOXhaFi8UsUbP8H+UHcUuDAQNHMC9M6OFhQwpHEJEKVuoGtgRR0ReiBC6KySQBtZHruu3spzOuwHP0b8CdipOaQB2IKXqinFk5nhGWcxwRDlnN9SF
sC8fZ9hPDnwizcUW/4jFrCOe1jFzqb09tbkuYl4rW1p0w5KNAawK/qQVtvwf//1csTANtQCpShIoyRUkOWp13KBGaLfHr0q7uYyvwzgkAAni4qtsc3QVNLcc
eYlr4lZ0T6KTgY9l6e6waYlmFRePFxCQaFln4SuPW9N6oWPQDkgMOimyoBf+lT5ohs6nQ3M6kyDovpXOa9a7G4QMfCGDAIwjRhoV1nkVh05WO883gXqowKeC
O2ml2dcaLYbhHOKfzmlxcrU4wSbFC7gW/gSmv5Ar76HR/yDRXvRJnAORaAGsjnsicpigNcUCx9akqYPfHBE0HBY0xMtoiZdxYOm9evB0e/XgKfdqiCCDajBP
DKUbsGEPGruKFkOGIIa0IYYMkyQGkD9qypCWQNpqeBZ+RkggQ5BAhiGBDC2WQEZmVZuuZDtTW8rntaSYXlGwahrBij311hKCFeeEWX17ZaFXTVSHygQrWtNG
sBpCG4ZMx9ro2DA6NkJyZLejBua7Y1J3TfdumJpNV3TQuzZ6N4LetRf3rjOLcRjmN6ix2WuofaNq+Bpe1vrtTO0mEC7/IlRshJmsKgwWGhSnOi+JATymGEHW
rfd7sMYkiJZ4JguIWTUciY0o0CarnkLk9W65XRobzESgMbPSYyouLC8vg62c6AO1AHG1sinb+cZcgobH7urJPkdr1cH2G8wvzh1E71ZChMGmzWhcMQCzsJi1
8dhhC/82KNO0VTfYjXh8l5SJF09Ck01riG9m/xPMsSSE8DHmcJRuzJh0+o1n6i1onYG3oAfqQHTkMPMWhCVHQY2Umcxs72Rm+4rywdVIcFnvrmUcBq/oKGB4
C4/tloG2qwYFu6pTcBT4kChqSzkKnLKjYEDVuoNs5BEXr/bZeqr5EHXdzZ9MLSB2WVMMpqjNrBUwzEGB5Bhg8Ag23trACRoExxvQTW5Rkzerlhhat9J4mUmA
xcuxbCeS+pIBql6qeMs4z5WUlCyec/mcVTqHeCBulxCFmG15Rjy0I7sQM+7YlsPQnzSa8VHpV/nbKWZaTrPaw0m6p36K1e8pVukpkaaSqyWWKkbxMGvRPGli
0p5Ec14yj+G7XjzbpQuXCfDIoomLE0c85uJt7UcbPFQeH6ltN0Gm4J1b/pz4aY3e7uTQLGFXXBYCXUIcrAivTBNAU41SKNlCYCR6/VrT3uKv9ql+LSwaUifW
SiMds1QYFQk7s2lv/xYrafGEtLgDEdmS6kqWQKWzx76EztQSjLNCs0zj8OQ/3MV+0O+QOlly6y/llO/x5lsSOiIOfZzv8ZF/i5nei3DFOyU//2u5erSjP/V1
yLeisi/e3PA63ooxGL/hkOqsU6gnU5dlUYkIs0041wraWR69Z6fkRNucE/31CDnRdnrsXTslystO/9SCmG7nYV6plf5kJ2uCz/4uF7OA1Pm0fDSPPq6/HpDn
HJOv8orKeudJ/fPzv8U/Hyn8/A76+bD++Zj8/Fjh5yec9c6j2cO5FYf018Y65xH9kc6eMB83Ws/gY7Swxgt2OLfFOyq3Zca0vaV0+z0OKRSXvv43Pvu3k6//
m0t0yO4RZzr+211Ggsyz81hnkOBVoUUIwUeodZaO5DrsiNPnMUeitxZ0vsohR2LcHnEEAvEgR1evcvcjrc9e5Xa6DRFV9zhJE+9q9uNZTTmtgy9JPWRmC/qY
YTwnAaPf+XbtQtWhspL2YV9OnDdgsg/nZ3+/W9eJiQMa1tvV32GsbUG9GkKGlz6XZ1rvccqZ1u7ijPWhq8TmVky2dklUoz+dbI1sMi++4+1aDNrjIKwBTIse
522n7Y3koiFWroFLi8g3RPbi1YoLT43gNS4S70aQeDfMimD/hyIzCfNEW6E79ewDT/3tl0/8tz2gaEznrUih409vnV704436RxvlxWw13HV1UUYOcuq6UR4a
SNr2OOIU090Op8tRO34y1wf9TeLoE1vi6pNRzOmosrc0AOE2CvQyNuFASR+Cw2IUOiUNpwsNkz85dD3GV0aiwo4C7XDd9XYdH2LTGELQpg/+9ulsYnmiMaQ0
yEet6VUWOtnB8X76cMScifnMA7pz/3rTPtV4ADSatDEVCL25eHoS0d30aQN/GqNPF/CnEfq0lj/F9Gk1f0IQwyR/Gmd4EXyaYJUfn5YXYKYXLJqjNRbb6mXh
jauJbWr5NtR8jVHHHZVfO9uwPNqpdWXDZrY6YMaBSGtA6poQPQzwmPyQEzEHIv4BZCMlDgZARBMgohEQ0QSXOOhzkxQ5GCAqQzWqNrFECDltIdWRq+CmV8NE
EfCr1QGobqsRzFEbGx9OkJx06aq3jXz1S39HrCWeVyNYf7O/n5ylzsrO3zDePVuPwQQvz+W0PBN16fMf+cFX/tUbr77kzdTf7Eu3qwZV/tsbt3VHWDUdyWGQ
6Helsh8U3TGigZHOVme9kZTOcrXrPr0h8bKbzz/6JT1U4/NqmfRAdR/YV+rwhul8OZx9PzW/534MSH7F2LzqyIPuV4qfRFJmAex6GGtuGGtjs3aT6C1mlhMq
3sM7xIzkuN4xM++ud07CvXmf/PAckjrnsHMF651nHZ2ncZhW89NOnthxHJ9nPueu48TVqb0LzxIf3+Po1WJWDVZagRPaOSc81sMJh5fihMMlTkhLG8tbc8Jj
zLQ+dIdmWsecLldpj6dpLQ11Y5dFFge1n0doWe5L6pcOfGfNznvfu/VXVf3eS3/vM3/+1b+87S9+dR8AlbNf3jzOZPyQAJXQp8/J41FlHHvPDEcZzzrJsOTx
8DWfN014zu4ux/EEsi08rs3aVsMGrxyGhHE6hLcgNwMywDFHrHHDWFwTJjVhDN0fxuIaw+KaYA7dt7M2isrCNzDMJY6G1TiMh8OqA+PhMBIoOnRYDrFkWC2D
VDICTkHjw4bOWNPHcTsveG5zj/aZ9zxjSx7M07akuh9HIL0O+EYdADWc7R6f16jsukh0+vWjlkZpK1/hSb7zOme3K4awPUQ7c25fgioTkLs0AdlLEZB9iq10
8ZhCNYOLoc3Ec4TmvE2kk6/HF0dDC0JDR3TmjuxlR+0yDT1mazACm1g9QAowA2bEh0FDy+lANLQMRmimIS4RhV2Oy1ogyC0ZxwgwsM44aGhkCRpCMCkyaxBZ
bjMN2Wo5aMhWy0BDNrJvOnCNsWgLcouJgkFDbZQ7nEbAdKTzSTMacss0dEgnZzyiaekgaMnNUPyHld1DIeivpqGvPGtrULsliOi+AhHd4xr0zTAZ48iG4w7t
4QKsyYKRPkO7+Qgc8iTErOIytjYJMasY2ccm2QWfFLIbLNoAMvYJwkyfFy55Hz6fBbEKJEnTiu0xGeF+v9uAHO21JUVFeMV+kgIW9bOt+4mR67tWWBZjOriP
QSbWWHsdSVC7HyWbvfPtfQ4oodTI+96bN3JQN3I3NVLlxKuKxIsd9bTEOyPEu1sEMDsZlzybMvHO2ZJIMquJeAZpaONZOXmUvCt3kM6cbgiAEaAaedMbxaar
QqeWbDqK1SNThDMApeG3ltt9ozT7Bmn19Wfc6I98+uGdjhS3Wjxzex156n0aXoRmEi1cdhHNGR2Xb6Q5pCNxacwahG3MGNYYzRhoQyz/46dqQU5DLyGtADN3
KUbXKEzF0oxOBvxqxjiTAb+uPOBbZGgulZHZ9BJQyVoIXlmbuy+YOStu8loOJJQmbyg3eVKavEKarF4AjXz4q+4vC40wDQxpmog1jRiaWa5bsEx2FJZK2qUd
ZTjbUdqoWa2tJXOGJcf336GzfjhDCbuKkUyGRDKJRTKZWCyZaFVxTI2w2CqaRiiZ7wMs1BHHHoE5zu4h4UcLJPwyo2VLHUq8mRESOXxtuMyfecDbsgt3klyQ
+YJ2VQybQcNgJcPzUz+zd3UT5f1LjOHL9JjZesyGyroqxjVpGxfRqZxfp3V8TaiJgoso0WZ428wpzMmJNqyyt8bM9VB3WIKMh9PW1u6wUV2GaTSSqR13AhTg
ZTC7Dh2YzWr5zBgDbf4YD6tNi2UHoN/vcab+yu4mtIdOYDl2h1L6SgoRu+7hbu2zSL9Q4FBDPRzK1tTYxuyAPpMJTf1tTf12D/UPMfW39YTk7hftDDHdRJPY
z7d44B3Y+W0Nvnqaaxm61uYfMR3L1fKyj4QeIJNiSRsqjlWRW5woF2Vgk0G1Yxtye3YW0Qg0OW1pR7swNRPzS85NLh591qKBfxbkzxEVEwDKWc6YOcswD5+1
5EdZLb2TYbYDsz2UWMGQnqx2VJAuh5eQLodPxwuGyxLmMpEwl4uEOSES5pBImG3RUiqLlJQaw2P3iJYVkSgtUU7Crp2VrDbyZRlX0jUgN6IuSJMnUreQ/uvm
ubtuet+7tVXXTX+FczOzKp+MxXsLlCHI4rT6UexRY/q7BauKm1lVTjVCpSKSbmZhqZQsLKcc4liGuMJDXMn7UEmPmT5U0vXUhyh9GifSgVLSc0X5G61YysXU
JXU/VE09hjBpIurHYOhO3fGDu/7Hs+/8wFdfuR7lpaGFbBBApQukojgyaSMG7F0twAKT9PPfiwl8hUS1MKoAcmAtvLkQ4xJyjAsM0nAcj0jN8iGpWW5L8uGw
eDSQA8ulekq1vkgez5CTPuW4lR3ObfaOogveFNXUCLo0WM6rOOPN2szwuJmvTOLxcl/ZEj/Be0Bv9ben8TYUS+OQNX70VRx5bKFWo7/KkoI2m2AiTEIYpqTi
ry9hkpl9500ak0DMkxKwf+fbdW4jXoNCipe+43sf3/t3nzv4yr0STOmmB3dMd6uXfjvq/vVPf/Y3lzBkXr8H0NhznEpwocVZd9Dk2FOCvdITgxF7Q5JyOFu6
+947ZiSo7SN36KC25aBvBiFGHLBcgJfxBdGJpG7vsG+rccF193ZUFnO4FK+dZYQ4WWBu1ntGWKyg1KtYZ1FkFdDjaU07dRBv+bG3cQGGflZ+znfLrPycOlPl
dJ5uTbMAhGTuJyUQmGGuDqiB5Ry+SJSLUS4nSfK9VzGUNrC1OtMk+YYIGIQmmdiTliUF1vBjjDgO1HlA3RHXUnX22ekvPrsu+cteuPXYiovIPa6U5EzH35oR
0KAURg+t7PJzqafPz+WlF3zkjAOsVTtfhb9Ewl/oDkBi+vFdb9fhwkAMYT+t5iyO3FgHK9ecxQZncZa6ld0HLjyu4AVQoT2uVuuvpI4A248dk3XEaVq6zEUz
+zI5zRlb6yyWT/SjHIh4jnTOuPoRymkqV0gLQ+Qoq6jEt1uIEtIfDWjCOmfBPm0dUadPHVH4f+mPjUA+G2X8+E/u0H1fsOF2B5YRilpjx+w2iCxQocJM+QxP
OT30xunENXNrfkAWFwK9zOS7/GkGM38bz3xFZh5Yd98yYcGwUoKw989KwIwQhnbH+sADWLDFscQjaYubqZ40M19OE1OJcLolOtSS8oDIDYQ5niF7MGWF0pWR
GXOOkIO7/rQLTE8Jp9Sfvpo2DeOAqmJ1DejV5agayfYgK/d8axnCIZHS2SSOY8W0UGnswu4gDyEJJIi15HroVrvrps/zDC9P3ULBsPrUO+i4110vW2Eh0h/h
8bDON+j/hz88k4lEuPeDMlJrrAmsKQ6o7yB7jOsyTzNQdZ3VIVmEQ7SO4WEbUUPwJ4+qQRw6r22gTrqvRmiy7RxTnYQ1h4P1V9LpZARRop3Xcpxx4yL7a7bg
0H4Vx8pG66gtuQVP2rLYj+A4uN49bMt7F+xCt0ayqT42I/n9eSazwy2+CvW7IOyoNjEuIrvNDac0LjPMN+QhXzfxquYROQB93fhC0Qf0YPTaBsCpaaO/HhEf
BW4U59zIKrGU6xFhH/PiNhQcg4LrvEhBwXWm4KXuFPKNGVQeqPSNi6yXUzdp8FZKifhJ7A7rrBV0iNaRdOHQwKGMOo2bxSE3POI/0SP+Yz3iJ/WIP6dH/IQe
8Wf0iB+3SwO2t8BoewcMbFFmmGiic02jOHLZVTyeGbeTQRB+F5f4XT0Hv63n/O76l4Ddyehm3OF6hIrEhtsdoqlpugi+zrkd9bk/t8MP/bndXruX280UuR2P
YsbtGnIm53bEm66XFZcxuzpDNWbMLsqZXb/u1IVY6prXNfryOj3eoni1Msh6+sRTUsGnNn3CyTrHQm9mMNENxBH0zLDOqxc5s7VhzdYQZTv8c7E1ZP4AQsbP
vG6r6dTzMv2TJVqkORlIK+nhDz68r6KtSyVu1saarHHiEJCs2JUGvyDTtcTFltkXeJphYSqNMw7mpG3NwVQvA/s1WU3/WRbTrbKWtstSequspBvlhdf3cC6Z
t8WcS/iVz6mZ/ViWynnLKTgW7s+ZltI8C3WlSGe4GJp2gWe1M551cYnxXAzlt11iWe0Mxt/JYPztJW4UImy/WI71Ps2x7tUca4/mWPdojrVbc6w5zbFmyhwL
lljN6PtxrE09DKswcH15loKDuyvD0tXA1UTYPoIiGInX5fB0yNNcjJyzHrVA3ea10SyJUgtWzlycInNZ4HB5zgbKmIvDnzb18haVi9Cmw4a5cJlbDgnMKzVD
3RFmwBcbORRpho6A9DmZNNoskEkzU+Sb6T0Pgd/OyijSy55jOm5GfFEubjdBLsOZuD3M4vapH6BbWGwacWOWwKFiuMTPxi50Ym5uW/eqyY94gCMvGoafMRdb
lvve61wkivSgcdXgAAHzA3CUmeXjpkQCiTBNfKLNI5gMXNVosRqTUDOoEUmFfWQTnHqFwtn8NY9HaUKbbCtXUi6aHCFuM8QtKiHh2FHtQ8nYZ7jln+OWu+kO
gNxK5ZyImSopH1tpNEslc1TlFqnFy4HeFRmuBgro8OisIkoZe2ODg72bkYaFRvROqMsTxbqa5lloUFtRzwYQDMbzdlVjECEdVzWGdARNM6t0g8mHeqzgwNcn
nexklU6aUVHL7ychWT5O3P9AMpZBl72RQ1VhAmwu1SgeKSfKkBqN39eYXuo5Zr67ylmbOaYfSM7GiUk19sC+zyQjD3UHkOcw91A3zFHZFn0AveexJg/cn6j7
caqDh9zPT6npp5ylzubvTaU+kwwBiUXOR0iu0JhaHIBrFxaMnS0Yqc27U6DtIgl5kJkzIQ/dbJF0sUjcPjeB6SHUoYLArASQkdYk43JbKxhV0gK4JEPEV9Ty
vFeAg6+oCRXQJwHitlYzJqW1luEnrQsY49tC/O1Z66yLVZt62VbLNpcEuEbPPPi6eXfOap4fgp/AnMP6AyC89NTVB6Le2TPMVCpCW+yOrtRbfepblwxbbEgL
xdxWMVWhiFFkCJijRXsMW2J49KJlOguUIQU5uveeO7UJp5ZXxOpXc+kMQ2Iff18pJPangQ6JvTcLiT3eJyT2ebEH7v1YFhK752OlkNh79Ne75Tm7P5YHtX6g
ut6Z0z8f28M/zxZ+nvfWO88/LD8/Kj+ffLgQUEsa4gn983N7JDBXf6Ud9ZmHs5DYBz+WhcTeh4/RN0c8f0fltganjJhUkaCQJrbGWs0gJDYgRQNANwNc/AxU
afi5PVTt8Nkq+4DOrKn2upUOB/HH79BJ+TouaXEI7qOeDsHNy1Kdb3/O67Iv6488hNmusR7zxHm14El47aMe4LXy6hWAzfQl0vakh1SyVe6Mj0jNVe4JD9hM
6SFvGoSwwDn0UkrBS7+LVh304Gj4A22otjkb7iTHCqyka1ApIB1N77uv6JvgAKvMmwsdq1nyzx6R+IPjtoQjJa6EJ5V9tAVY3IqGxQ0zVwCHsva8qZL5UsbS
R0/RHijJjVJ7Dkp7FmwJ2pH2HO5pTyH0paJDX868PcdO0R7oUPVSe3ZLe7KgE1eCTsrt2aPbc49uz+4X0p7nT9EeSJhROWBOYgBmbIkHkfbM9bTnVmnOdmnN
W8+4Maj/kOiKqT1NOZ+UfPFs/9gWjNOTGiz2OQ0NfUIwDTkHOUVMUoCyLd1RHYa+V1dzuU9Xd9mjHea7HQCHMoj3CL7PcVg6g3dH+rGdTE7uYEsYk5VAMmwS
9i6Tsd5VQkTiqZBE2tzvKmwQ6ya9+/0SnYnPI2ynkLCWDuoeyKqP3/H2LJpFg6BWJZqlxmyAuECNry0PWLUwqNUlBrWjezWGTbt1pmMMnna4wNP2zspbagbb
GmPCSNdjwtue8cTqT4N61BPOc5g5jxnFRczmX/QdRXupUXy+MIrL9ShysMspolc6faNXKhK9UpPolbF8hFSNvSnF0asZTSptpQcfmllyDa3tXUKlkJRO35CU
ioSk1CQk5Uzb8XsFB/3ixTOmJ3aZntiKntianthxtWgeWi9sHhYemsnmoYp5yOF9IUUO66QLRFhzVPcQki7YC0zKos4d2PQbm/bRZxPXs69/WA9jHEucBw9g
pziAyL2eMI5jM3IeO3Yvsj/t8cfwlo3WpzwJQjiE48R6hzr8vW/Z2QhKx7OQnoOedF8CSw55eHFplPEumYe9X3vkB3loUGkmOHjY1iPf0SO/nN4/xlZMD/GZ
P8ZRrJgenKkYTzXOdF3LbADLVWfRmu9kUQkZTcjcp/F2M/1puB3vLVGArdtRi/I1uayXFp5cLAAs6ycAPGGlB96/1I4ySBvAgCnI60pB3phxF8vXYcPQY/mN
k3moaJnsacAFMJSTIPqRvKtJPtQdrvUM/Ji+qySegXm400kcP2jChA67IpyJgLXf098CXVyHFSMA9QcppybLM2N+4jvfzkLdzVJVhy7YjNo5djY91tRvPvnJ
t+/50TcP/So73Y1NeIO40+F4b4nj3TeO99QSx/tPc8f7qDjeR8TxPiyO97Y43odKjndXHO+hON5r4njviOYxBsc7aalmyYzklSo4GsKX2AjGN7QEy98XLH9b
sPyrguVfK2P5HwmMJnNswI12hLdl4Kszbg6MG6RzDiuV6c6sruh/Nxizu50kxPEehxTKpAqs5i3jKryJ63Di201SfvBuR4Wc4AMvcBVn5lAbjjXTUMAlYRPh
NNrLOGMIsHZJTQp3tQDlRROPnQJqfh3fBla5pOG7qgl4kaaKcADqHDzsVaLdw3LtAK0ZuvINDbvuRgKw3Mo0514NoQhSdGYX9VoOxByknHszRvkmOJMvffef
nftM9IqBV7KdypU0zMoqt5Px1geQMBukM1+ktf2oo4KpJxYWnrrDX+88In5yNuTY6Qa2/AzSp7X8aYjj+FZxRI6dTvInErCgpTJayCpOCuvgmCB2BnlLTXwZ
pS8yREmH5/STu4pxAbSCQ1o0iT3eHSvAyiv6PioBFCQzOGr4/nvVyL2qc2+hpt43QP75PpF03sTJ16vcZxw1SNdn3484qn1/YaD06eOOGlp0WnIVDmJg9u7Z
aa939gPHe8M0Ncnht8pOhE+yEwUwaQdrrA0gtosTprlN/LtsRsFKd5J23AB4HXZWyTHQm9E+hz9iM7qfP3JEXKCWcdbNai20BbrU3Of1QulMkxywVHNCbk6H
a54mvChUsTkCsIBSfbI+gAyv/cNajCy/LRMjcfEeB//eh2y9ADGu6K6uQmm2wGoO9MAPKol3KB7oUsei7CV/YB59n1MUK0rzcFc2DyeRuLFkz1FPKACbx/Oe
t2UuZpzyZHAJnoCZ/0s1HUdthKAu1arD0qqj3KpjtkzJcbs8J0dsmZTHbZkVLvfyjzAtqcr6sL/Uh0NIpVyyD/ulD4f4+Y/qkV2wyyO7X4/swZduZPfQeweX
bNWctGoPt+o+PbJ7e0Z2tx7Zu/XIzv1TjyzqrCzNPJ6xuA+34vG3aYrtGdcbZVjf+tLRq3Uq/nFYWnQd3vl6GdPry0N6tYzoa2RAt/zjjCe/eD9ffoAvR3lW
IzgGSBbnOu4k+gUo4MoiZJA+0u9RXC+bRMBm12afV8CVYLkFh5CKHnAKelWqtEFoEcmVdNn7PoAQ3DA9G7j6FsQbSyIZNcJUCEaVRSWmMKpKsrgFf4XNkoOF
LzG+xPpLiC+h/tLhTPc3cF52dP9Y4HNcXeV2mytDmog6N4uoIzEQKVlVKdauZew8hO4js3mwAULufFiyROXymRX5K91DduGG94pf+Xz7ryAl0+VPodSOz5Wp
qrB5H8OC8dkEF+HuI8Cr9rkiFTul0v/veaN04nnfAkEl7C9rSWBNYz22Wsasi1UdhwF4pRskXcQIsGXf9OB6dwE28zZ/bym4ptH8lXQ6GYajl2/yVXiR/T68
Kdho3Ysjych7XCmsfo+rXac41te7c668fcYFYWq1aRhuUzd3Uo/IuGjcklHaXprsz6yQ9AuXdVO14cpkl7VVeA4b6LNniQt21Hj2OC28zc48bvGndYs/pVt8
SLf4Ed3ig7rF+3WL97qlNx3nN+0tvKnQ5mUYpONOwv7+IQyTyy9uFgRFHkYM4hCKVeBKFV8rdqNS0FCDuG2DERRqAmxU1VU3eWoF4I6eNadJYMbmKI+8Kbq4
iJW9Xff/J470/8eO9P+kI/1/ztHhOY70/xknoxfd6yycJCi9yAToQ4BJdQTHiQ+wEWjBObNqvoGZwvjDINl09wd35tMq50zJWVRyXIedxS8Ut/PTBz9giuFx
AbAFuuZB/sy14tD03W/P3EhVcSPVxI3UNBfFR+/Q0pIP+SWtpQ//9pLrWuYSEo5Z0RxguNI90WdFr7HudRIXk+ijcGHS2oZV/j4nYV4JuqeJdJIY8I0DaNU9
jrRuN6poY3adpNEd5pASLMBkUA0gS2GgO8hBDGwIHjZt0CB1dPutxJdR4gSft6PuFLau0YKzo1qGkItUG1k07SUh5PgCe/EFnEnTRuoGh8MaCLkqDEpt2pIy
zNdQsNbqBi+OTU+j87NTCfpTR1ZGFUi/OUrRG65hEIBqnokDxpBZUUvwsKP5hWoUChfytxqk/TdpEY3whYLKZ0ZKkPmGZSvS0WEWu45hQK1mmERYi7q8TE21
cmaArMlFr8jW5o2YzJXu9eVoUza/1ZmN8lRew5G4spb0bhFKaIpzkf01rEJ3o/VVHFsbraN6tT6JY3OdcwTHgfXuYb1qF5y8geZhCvU46iAfasYRTSkLZUq5
Gv9cmzCJXEdU88SedzjcmR/N9QxsRjujOmaaYTmZKuNrGjohp64G+oz5QmnM2Zkd9x3XBT2u5cdk47oFrG6lu4kzOcKCOzzUYUYhX88eWK4cgh2Q94Gq3FBP
RuEMb8MZPgpneHXRLRAwQjq0ObSIFB2EFrUxFSvp0EJoURs+7RXYpeAYbxOzJFWvrWKEFjEA5hmMA5Z1xKMHLFaOrOJ1woNaJI08hmZJalyLQRtYatA2IC5t
pbsWJbs0IY78ow3fiNkPf55xHJZxbGTjiPij1CbesTML5hFrlM+oXMKK4Qxu4rAaZqlocxaWw0iNTRUBb9aHIb+VxRYeYZmyxgtDMhCAVcstrSIdYaQnBQG8
qRCcKaHo1WL8VNUkIVQnrbYakeip/aXIzNJWWi1F6sva3s+2MK5D1m/rrMnpzGDFRbyq/a6symm9yValJdmG6sN1yahjfSL1aLjb3Mwn2bpqovQYoWbUROm5
GUKNCyoY7XMTaokiQk8QapB3JPsOHjaaugDMrnZH8kjcEWYsIKvbEQgVqtFXjyfu5RpvZ1SR8E2vuTKbXL6VI73oFnc70OaDQrT6CBq1HdbWEW4JUSbiswDS
6iKUCV8QTjd6GYOVuRoQG7hGxPMQdtt1uWwMsWTsEVUjStWMWZb2aY7EIgJDOAtRvr7CyeSVeFoPSyaCdEQEacsmHyMaxmiTebXEqkSi1ETDaepIFLcALTfj
c+pVEela42mmByFBMbAdf1rnTJSLs4YJl1CFuRBV+nIRzko4pui26aZneZ5ne1yJchLlllbRYqsK9sNEskQUUvro/VJr044/fUcxFgllNLqRiUXyQDm1V3N0
BVFOtOStkEgRkVRLK7Qoayq80OlAVL6Qa9mS2jchHPEMrLa5Ayw3blbSCYZrpnf+5tsLJl0YxSrTLOiiAjcmVqD/dK36MKkXwv7cKEPfqRifQaccRx4sjiOv
cxx50AO+A4TXOseRc+qPHX/sDo0/2OnaAiHc9XVpxboKLmcobE9nevCIdIoDTh0Q/A1i0DhUzQw0shlomBno+8JFM1D9xO/JHIT4EKMDMlBEST4WiRaeuJG6
AhPjUPMof3DWoErSPcBK6/qCBlnLhx4jbdIgkbEYCip3RRaDpEFpNf/zjmPv8Ew54rWZB0MKGsG5yyXqaFn9Fk9vsMpVsDKscidhMWFcfG19yS6IqS0BEO+k
sI+j7L2aYI5fApyD0sXwjtUKv98PprUPv4DHRIt+2auzCo+88gYuyJUOXaHRFOucWWoj7A5vEHKsazOJqxdHEL/r7SbkCJNsFX65J/uFHiESOPxAFs8byRGY
NRrBC7n8aYVNwCQy6IH8gk0D6d7WyyQ8KV7jvoo9ad6ruEhP8CpUWEkD1NgrrCXn/sQHm9u3D/j5q5zOPsUipL4i3LQvCek3n/nJvr0MtIkTzFk26BMOneBK
3lv27ZXir/yseJ/i+xRdxtev5evpwyZcZxUD+/4Prs7A9R6SLEtY9eQJK84vFUYD11i00XZ2SK+tpJKxKItT+IRJWXIrUj0yHsW3zrVCly1FjrYUZT61IwV0
cwbz9nvBuwVZuD92AZCFbWZDkGCWhDDQ10SiU5eQhX2ulLIrqV6d1Djj1TH10jKQaHCI1lb9igw52sLzGIU8WjrXTAUMBSsd8WzHi3pKyOa6JTJJTK2NM+lr
6uRXv5BeqxoKX0gnawWI7VoEgara08V69Z+2YSXI7yqABnoHXYwPmA/sDGf/J+K3wc3EKWsHmHP3m75gXlW5MEM9A5MmzXoqIjYXMb6BtbiiYQAZHSooMcE6
ym40TJrBVKvbgtEPcqFbnM0QCl5dVV/bMOE7YQGgf0GwSDlSJ+FYkEsT3pa2JAKG/xguoDFyt5IizNXbMhhyHqpahvy/YZqRmOW2z+3SXv+L2Zsvb9gQ72bs
2hmbbQjZkwrP9CKJ9Vn0JLj+OJjqgm5cuJNToR2Nr3iYbQnln2HsJjHUR9BmSzBuaSjY3X0tM8UYqkOjMCRPzOj4Fwh7dEDRgbzCQTjlznZp6GlmEHd/ya6r
2UTcJxlCh2iKatVE5hXtXyh/yXbdQLzuzSxpJnh1oypJM7XynUTs2h5YnLgv6HqA5vvjUm2zbukCmS2xNtUx7XU1KNUQFPoa9uvrJCLXVrqojZ73tY6+0jNe
eF8HIeKM08MKfTU5H6a3Vt/eQuOrSUZHwPpcoCJongGiJFbSwYHmSXsLNE/a5qF5BqoFzTNQddI8z2SYgPgeWX1X7BKLFesYBWlf4FrNkoB4AdIUTLXwEcse
ta36TEQoRGedlujMowvCqp6UTCrFvieu/hdIiC/l1FRlakKemmK5hAxsWzWj+wqx9Bf0j6VfS/z5+Q+xSrRax9K/o7peQuw/VAqx/4wnIfbPfjALsT+mQ+wR
zX9ch9j/g0T+LHwiC7E/9IlSiP0j+uuj8pyDnyjgRlfWO/v1zzvv5+c8WPj5p/Z65z7981/v45/3mJ+/uGtmL/28W39/6tiHv/tn9fXO3CeywPrHPpEF1j+K
j9H7Xl51WT6p3Ebyym1+yasVFTGnd7vTEl3PBYBXJ0EekNVXEEBcaaUcM3+YzRxy44dmNRd/xsHPHJSFWBWJoweU9R1GdG04Er92wknChxJSgZ8DeHCIDJiE
dIATFTEd1Ej0rCI815uO//yOguU0wHbirXJ3uxLbuteVqPo9rkTV73e7JjNsbQmcpaWaFzqT4OEXEgW0gI7boQNJzbF+tJ8jYx73TqXbkSrm9Sp2fopcuIoG
xTzulUAij3tdXxf8pIvcrXSvs30b7zlNLEWADQXAHYpZr/rM+7i0aFrvDrCfdJV7GG4CD9E10tujjvT2OIq++OltWyF4pl0R5vdE01z8Lu0+X7MgKKYLjvxy
lCvibZimE/xTjhiSoRCA+5ZgVArX5KpA84FkKPv2hiVAgOIcQCdOD9yvF1mcXow1FmcgQGqIizWzL6yuGm8eV9E+efbcH266QRdEWJweT5J6vASWj8mS91lz
NVnybTAt/9WM3UxMKzjNA0QxjWm8AAbk533x02f36r746VqAAYFJeXxNIYjzsJdO6tjtQkDv4x48RIsCeo95qL8ijz2Kz8PrnCc9Db3bpAF54TC6J20BgH9O
g84i4jSD0a2pNpZu+qRXBJ0NdHRFI/3I/mKEdfEqySqp9zapN7FkeInEkkAnlrR1YsmZNqmIhvZkOVT4SU8iTY96ePoa65gneI1f9yAInm9/w2O4k565mXhh
c/Oz/TPZ3FT13Eg6S89A9Ga0jCyR0eL3gLnaxrAIzDwEyJa6OQxXIw9EPf3pQ0vPzV6O4TlVRsvIEhktvs5oGdYZLWfanr0/+XAeMdwzM8c8eSzNzLCeKaC7
ti6iOaHjwEaaI0GowxhjwWF82ftF3zJcxpFTNYCvy4Kvv+FJdQOZe0MLpRa0jOlKm5BqsM/46aHRV8u+hdTnQ5f+v+3f2fzUr91zyT7NNb3473dJyA6nimWM
kHjwW++/V8Ohb7rkTeMCGqUtZWYn0Cx5x/Qn9Z2v2vRAEn0GO6Cv974g5VJi6V7u5D/ckeedoYie1EGTRDOSETzZQw95693d/HmVe9C70J3z5Jr9dM2MvmYv
XXOyYqBn05MVPP5nZuJndZT2DGegcMCWX0S6xPXxzC52XcS5vfsW7iVqeUWmJgVN2EX258CD4o3WH+FIwt5jjkznAo4DiIGNADP8KAKBKlKlQmxY4fosiLnu
R+med0rAcnEDR6hP+gPeyCpSyoqGlk7wRpbCg1mBJPRjJz0JPprGpd3fpY3eDVOOvk/tjdbdsMU5wKj/GSdOd1K3W2WtvSR0MN0tlkFyQWGvVzYD+4vNwDU2
A/tlaYHYHf1paWFvWVrY60HXAMuuJB1YXWN2SyVjDJbhC8IWTKpuQULz4aSByWJslWNlhvA3AM3Sp5HdMb2ZcdToM1wy7fyiE5e8kWt7W+KX9Dnr6qqGTp2J
VzllhNeY2YnijBlJR5ss85K2UFIMRREm5kqWjVYRrL8KCMcWw7EHD/865xl6wlSynsUu6U2hFfDBL2rGEUkvup5TtGS3ubHcjuskl+paybu4mlpldpoBIjg3
E9K+oLPi3Byo9NteUhFczBBApd/xBIj+aU8eSdLcwCLp2EuGX5IiwaXqYVm9MNfgqCJuIMyBSrPzaqBbMbZ40lW1rFnhkmOChbkM6udAPyjM/CHF6VCYDjjf
VJbNVhiwvFqRz7R4VWY1avdMFUxEbgrMN+VuYRa7lqdukxiRhnXxkCybaK3kvm3outmEAVAQEZh/FfJHRGA+xR83WsdxJO5xNEzPydopDPvzhem0s+k8n54i
qYdPhYKeejwUEjkWyvQeDUHBpWlv6Wkf7zPto2bauWxZa4lp5/plrb7T3lqMT2umvaVG9bRX8mkHvL45r8bZO8VWHxsTL/Esyu6d+PF+E58/xgNG5HewZQxv
pPGSjCiQAfLkn/aEezM50OoBHnG4XVW2wdfKyUTFleQWk6G+48lYf1vvv8UlJOOnSVXIlWtktozR/EWtI7bdlmzlw2IrF4hZDpfMmmrgfRkFMmv/AOP9MtZv
CPLR4zkyf4qVZJIDE5YzRtKnbJ2labEuV0gNLY5ZeaRsMzJ6xAb0iAEhE0LSXo9D8QTZaVi8ujpiw80iNqQkUd+dJRAo2YAGCqqNi7lfBo8JoGRdzHyHDgOM
2Ip8qBibFQzfMfzkKF0QonJBjQWdxN8sFShPkKTwXQlhAUGmMbYnhoVcK2laBx1YFd3pXlaOeAkuSCXlqcSsfKhHm3lQ5xGbvOL9AN42EYMxNpYamncLBgu+
xOMeRwKK1aoi4SO6bFOQlW2q8Bj10dWxZzJOBLLMMEaBVBQOILOOoYzgRjZWcdIXD2esYwlY6msJBISUY8oKOvhl1N09ukDXPY4sid3okW84Xno87FUoicW1
MuaWKS3Hwr5KC9Zu+t0HWWnB+k3rPCbwDAZZnz+vF2yQ5S776coeAv18gUBrmkDN0m1rAh02BCrQDdUM0XCGtemOcTdOJkhySwJO4BvVsXeLw0c3Z7/jUI4k
RRvxT8CQH8CB5tVld8clorzvsNXOYNi+ZPa9Z7/yqY++5/H72tj+6Acze0F59kLRbCoyd1aRGDkytHeI/WyI3Z9ziFniq4iD5KQjI8m47nG/yIhYm0w0LIae
Hnrm213hL89z4v0aa86VhPxZV8hxxmU72HNmNes1XVrgPTh7cbpT5pl6Nx4tSrIExCESLMclwbIiCZYup1UiGbKAZaxTKkf71Os2KZU1SakckJTKdgnLuGUK
anPuJshhITL+7/srLvy2FRNKsOBnUf6pBDxzdmcFlvUwL0Wrw3wfYiCsShYAXQHIVRWHSZoyOiCYoIL4mboBzzZP3Wgdynzkc3+ImI56bt0av9DdX/o1MpnZ
+te9xV/NhwWEiGVf3jyeFL7yXQcX3wVltaqq2Re6K/uq79rjC2acn+7xp1X4kGimDHi4QkLaWC0VZrqC8w1IExDMngnB7KngVKhXVQ5+hkhQrbvp0Hp6j9Hd
ZJB+08+i7j/AOMtBOrMPetxPnGLAF2uBP8y1QL6HTogWeIdAeUM+qOTwQAwNtBj6J9ABV74hketsu1BjPUsBKZDB+018l4YoQo1T/q4LqzuFF/h5XfUPBq5b
BLuZsYsZJhZjFUqNc8O5fHCuDXhvFvyJgul5S6RgOgcoQyXzyxXT5Xxozmcl0+lOLpl+vSSCyBUCBCglof9/3q4FRo/qOv/z+N8z/8z+Xu8u+7BnxgZsvAsm
dmxjHva4S+K4KCWIoKiK2gYjFS2JRAyKaOv6uYAtnMiKkGJRp+yuDSyNt1oiopgU442aBqcNkSMs1aVW5SgWgShtUQuIFkfp+c65dx7//muvSVSMduaf132d
e++595zvOyWOBstqWFmFfsbEqUtriJNDJesi8DtZ9eRN6VZgqmjTYkUTl/Kqcim32KXc0C7lVehkZotL+WfE8A625DZu5ILU5dtc8XT9VVEDk5QVA2ImrHYJ
axKujlsiro6NUeIqIF/SgBzmYtT2qxJ2GzZLMw+LqG+UX7dAtDA0qibgjMSrR5hr1393NLHFILHV3HcE1woXWIENLRXP/0DcDNclzMPxgQ8FX5H75HujSe+9
gs9J9vz3R5V3cvZWpphDhfsYBg3+0MjA5GSxit1ucrIUub9MTtnvq97GyAoGV+3lHm1KnzMEz8GxqMCypDcAVWzyNDuq0wPjhMC0gh7j7mlL91QYHNU//+hS
HT8e3aN9kg9/tO7/gGmkHkN+BoSv+jNDA1X4VDoP7I6v4b56SGy8ZWFHsxK3OTWWVdCty2laby+u1HaWQBG/o8p/rWTQWfhAZKqUC7QGh3oOw1Bks49PD0ho
lVmIfp51wRsJoKrpf+sJlpv4ZwVxB3qH7hUAXaQr2sJ0Ud2bLo3I23RFf4tq51hZ7UbQE+VMSvHknj16jAenmozxVjLGQ6mmtP7LzHzrYpWOj4pz1gdV5v80
38W1x+TaO1V6/bQl+Tlrjkiu6Ir+xsGf0FM07WZy67+2m/f39L4dZ+GU+sbxDv2NU/obtBAphUUcj5YQzZ5Usk7qQ3S82InhMZ7R6buKghOvz+jX4Sd9tAN+
ibSaw5F0nGM4FiljHSjm+sJZxOMtqX46uw+V5LLqQ3DUDqtJXg/WaNiSElFhU9b+eFpH2BVyBjW+1HRV+T/ZLcGrUc/TbHwEZQN8MubzLzCHCu+44o5nrrDO
u5GD41suKuZcI7K+OzEGN8i+KInEufO+NCrnzq3bxLhM7xxvKBbO5O5fMGeA0p7MQmEsnohAsOmMj0eN8Qi+OW7mlg/kCd3yx6OOCXqM/niBjzP64wQuvTw+
NobsUGozjYmxyKV7Lh/Gx8MGlT3l02nIG6668uCO+zC/qJ8PPr6Rs+Y+FTSeYil+4fGUdaFQuE9Fbh6JmrIDZgbNNVQdkvQH7pHIOREt4Lnrwb2k8NPFQx2k
8NPxYEfYxQ/5pKSjJv2wB8ezzLC6wjrth704nvLDPi6HDzpRWj37CBSwwpr2wwEcJ31aoNBxDLuy+L4fuvxdrx3lfFLnhYKKo2HFO+9g0o5mWieO08jUkBP4
yY+JRMmkanKcXD0iUSr5xCUloIYEt7hsuaVnM58rZOXBTfMZovnpq72ZFvKC3mwDeYoatOnAtSUrVfmW7sd3uoM+OtB5f0akSMCCfhIpbzzqaRFE3IIguiRw
E0EPCQscDSaC7nGWOhK0sahnLPKyGTID+B90Q9goW5bTJhtepjhmkH875pg1Xl7owI8NVWuu3MFgcxVK1iuVox7wKCO9UrJu9I/upAC9yIabKYWDb/GBMu7m
Mu3K006ul6TihHy7hczjzKb7FPpNmn+3HnQFjQlA7ibGSMaa9VljAMTQEVfU2Y0Oac01e4vUshQ4FRox3QxfVsOxc+WgOuxIPhr2Z25l3skKn99S8Ntdx3Hr
v+Un6tR3cuOy01EvZPNJSUCg67oi+uHWMtEyEGKMdGWM7J1baj00tYvhkf70j4O4WNq7MRbl65Nu9aIbUFUaTACclVrSura4VtsSutnCNmlgIAW79ykIcE56
8QEjaN4OEiDseDpSMS6PvwibyP/t3jAx/Fn+7x82jAV8k3I+vPrVe575+cCrt00M944Z9P91G8ZoxqEawHzgDle/NLngE803b50YvjD83p/e/uYf3oab7vCW
qZUPvnrX27dMDC8+vuoX//2LkVvpNfqXDDxjEyHkHul3f/H7XV/8/j1J+s9skG98/ulHvvsHO76eJP2/tyFppPrN7TOTD9/0PKV66OwH/3n2P0KV6jf+8qWt
j+x5Nkn1unyq5zdkM0CNXa4HizBqzNm3qbYG0P6+jMXqARrDAp8e6Ef762buxx9f9e1+3dYtfdvM9QlqjaCRMSyWqA+2F3B+1L/UUFBYGW+FJNFzTtjP48Dw
nlM/+tLKP76wQRd63e/ReHkiWrzptseiIFnZ7dq5lypAj4vr/l7G1I13fxj+z8kJZN0bvnHrvb1fePH0rdQRRLTxwjh+9KZbITTipdkD7GOAamhC+o8zW8hO
QlFgMXRmC9lJtDTL4EK6PUvIXsFNZ7aQnZDmpnrvCvrTnFHnGxjnN5SoncyKGq4rUXslL2pIW4naiayouYl4cXIY6SdI86GiLN5k7L0zsvpOPHqSxDut45nC
9lx9uzQky1PctGguUMpDiLjvTj7B8AcAa1ilqWAUp357BHEkXKro3DCQNB6ECC2PB+iFHgz73TLs11nZ8aCkBAs2Qef19gado2utg7UATtwQrZusMfyA9N9k
HaLTeFdN6b6IMRWUs6soEx/cVcNb+/Dovho2tEjf7ng8eUjg5C16sAFFHBp7DQqxWhn5p3crqvy6oCTZ4b1KQxcr4rSMqz7A5s6HXIR+wlINwk+K2f0Y3rKQ
mhXWZvxZGZHc0XEdFW2MFEKQlSyLXKV+tQtVVZf10hOMN1chqiwBSIY2m10UnJezWEuMQzWB87a+LmBEyit8u9wjN5myv0ZLziqpko4aFrYynzcvZvw3nlBV
tGuh9s+tezIrC2AVYa9opjbqupaMr8R4zh6JC5tdW4E6rXjHlzksn7GlTxcguxiE0qwQnk1hL7d0CLowaKK0EX8f9b6EXg8XqQBYt3OME39EvCTo5ToaKaL1
9qIRWKvpAra3aFAdkYI21Vk1WMKQUd7QqmJHmPfO4EPBYQ8e4VrBocq7REvoZxRWEVMBqlc1AZnaeMPWINMqf5vfqGN5RTpIGCx5gO5ElDA9V9fwOKQU0Wc+
zYA/EtmkLZphXQDk+LdA9roFeec/O5rwj2eoyOX0qfl5TR87mvearonX9LkjOa/pr1bEa/riROI1/c9tvKYfl8X4y1OJ1/SLUzmv6Wn182X5zrGp1C36RGmt
eVTdPiy3x7K3EdVe3b4obqVP6ts/3Ltrmm4fUL9//uZr1lpzdCrxmZ6ZSnymj+O0Pt5f8XYaO4o7je3YpbF3FvVOzUEr8ZjOouaGCtcoXgRDzEDACNHaH+Zm
Xvpfq3xtDZD1XSsr/iIS/LXBSLNpY8SfGFVGlbPslZW7BJdPdSMo+t9UBqppvop7MBwdZfLNI/tlQ0/8xNiE9LeG8JNPGWLmOWYIf/Gk8vA7yi6Y+Lr/4aNp
gv6RUWW5zf1m3yYYxErxzy6MG7CSsbuiGdWUsZZtSC+ZUR0eAXR63IycbcjI98zIhXdAJNCAPY+mMfg4frxyDpeCHP3dFITqyH9mPxekKEYvU4xeb3OY5huM
X5piTL8Akit2V4+aag+3CfPxw9sQJfnhbeCqRib11wz4hTnqyQbdrdF3q5QxJ6RhhL7thjQ3uFMw18FrqpJwnD67P2EZLgnLcFlYhiva2eY40B7XrzWnDf2a
+JBqBrHEdJj6irKjwEuwjaKiDWGYzfiUltlPa3gV//f6BvZtNaMK75vDG5WaZmr0JF46bUZX0czSp1Uj5gPuvQI+4L5L8QEPJMG9i8GA8AEbfMp8wIaE5kb5
mQ/YyPMB53l8jxsSWPtFMCdLLSySp8B5uDhPn2vEQfIFsfguHiLVY7H6QMCVKo0ZBIsTF5iem40JZKZ7fWHcEAdGuM1ik+4wjl1rzENG3BsfeCYXDjiT0UVB
H6ng+Wt0RRNGd6YBnbOlY78GQyQB7pGHDJaGIjj3ULqBXOn2GfFSuZe1Zx8wgoE2bgDIf3zsGQntjfNFKAMCGUqk8zQb8d89+e7rhTTCer76D7H78GEjGpDM
ot1zTYSm/kbLUNm8dOTuBHg54HB06IWXg1wOYH2Txo2m2XBhPY0wXg86SVO0sINWnyIJ7JiKQjjqGFNRBMH3p6IlsCBFA32BNzUaLs1ueGUZkqo877fLbRW5
qEtu+Tmj3XOGeg5aVYYqycGVaoYqidJdSnmmLFanoquRxX7OX70vqE2N3sXKSshFCijLSzate2w0uBpkS330IP2QCOPNlAJUWhWQxUYs/VVIkwbSx6jvse0r
kS2jVbZua5UtFXhiTPFO7zNAyBXfFP94zl7QRf2rm7mwtgU9ykMsK2lj7y9PPMYvJ2feLDnzkiBnLTm/rm2vMObqFQeeTXtFwL0iHeK5Dltyh7uqHz+5a7cZ
/5r7y67TlyqFoUpRbSlFhnhx7pa48crK83KmPINcnsu0Q2ZqmU+LXLYs8ZL4V89mZSI3hOdm6mXmOTNUYN+XwS25/cvRPE0dUMGU8nU5PhCapc6aMimeMQUb
8lPGTw0VZjhYO0+eNTWZemoSbapZoktNM905xUIwbFa8T3kasNPR2YJWZ2CkV3pZgnYDM1tFInO42m/0EUy78HNC8AZbBbAylNmyJF+dNtuFazDjhtYGM2EC
zLZy8RZwy38lYQIumIJcOW9qdDerA1AErmzyz7vvsj64udWDt1M8eI3EXpnEAzDTeACmigeAYyfNeGZ+/jfz8QC0d6DEAzAjS6mRqRgmHPZnXk4RKdlHWAEE
OX9JdEKQ89uiBoob1wVTyPlJbazW5WW0QFmaGKeOsvXyUPg55k6k5z8fOOCBEjlRPFDgZrU16X5p21y5VSAM1Rfuk64wT8v5FXSFMvSfplKBa0ol9lSZu1SZ
uyXUjPSY7dJh/kz6y/3oLqgE1Q3i/SL/bby9DPH2Kom3V5m9vRSJPtbv8PYaEG+vqnh7XSXeXhXx9nLbeXt54u3VFG+vLjHjd4vR3RFvL/Yy0VCUws3GPSJd
n6VDdX3hbvEKvVO0uTsYhXIHiSm72N4tGJTOtTki/YMJ1eyBhcWSov2oaGv6eTsXr+rqlPgjZVdxojKwnnTbjyoJ4JNj3SGoFXZn4kFZED1pC81YPKjXizO2
4h5jp56oJgWrLjcrUX2tNWOjLf/Rltb5kU0KPQCiy8wf2KGX5KHGjjx+wzILBpPxsdez105cPLmcco5dnm5Mcl1k8rO/1k6ClG3lMOP8/6dofOTvkKb2nLZy
Bw3laOTxCEm6GG8jQN1qwNfIyTgabWVHoxpsZZho/W0ID0kNjRdkDMpqYrz+5bGd8UucCf+Nx9Uw4Ecc8MGT8A88sDgyLrGzKR73n86SSNYQ2owxS4nXcPpM
XUdPEwkcTCWQxhhDtFQPgWHpCTpkP8lT0ZtGaNKi36AZiTcAGDPnxVZYhkudI63LsdnmPR2zalEOKlwhz+uFMakUuXK35MQR9UMqAjhFaWVOeZ7CpWYTnXIm
Khw7wCa49k9oxTiZfv5GZ/LgXJlUGTygMrhPMqiDFWr/rXTjwxAnvmJ8Jt344JCCEl7ul0oPeRtxOTEzqXAxF9T3zxsyeb2jIkT9ypBhepcpuyMXQRIs4F8e
GXabEmFqn9r4GDVFvzlAswCHp4OHepojhdPn/BSUc/qCFPTGoUEkmC+Hw9MguHN2HgRnzBVT22jhQgPRkqlAcOfsnBv+ORtQhU7g3hZKxOkO8PkhYjw2davB
QtaVjHTItTKDLwLF5nFwjFxhboKuPPaNHQUXMISpLOw01VaEwjLWeNYhW7dEXO8b8+iEQUFRLhNhWEltqEOYeZAalw4ASzqZtFDjYKufldhbgmx7hCfhyBN0
Zl7Bul/GekR68xIFq8IK1rcNPoWC9QKfri9gKyForDUnjQyUazKnwVPrWEqPtWbBt/4EQweAaZXNLoCkpySDn2PNJypRX8tlbrNk7k74ErZk7g07ydy/2JK5
s7Zk7rSdwW+dtnO632mepc/YUvVnbV4UTubiF3kp5Ojb3AWGqPgi+tOGKDrHFNR10oB9ifWAc7YAaSoM2NVAmibktQJbSRO2khKDRNpKZxk6BTbtKgwSqSDU
NBhRfYBEKtBaesAeB8WmgojsPgQepGo5kwAuwjuI7pTT3X2GdJGWcsaAVZzTZC9GC7XFcbqBleX92tN2m4UCVWgtqcpkoXDGblkoAPYAAcnAHgAOj3tG5kI+
BDIi9csABO4jjXwASawxq2nSwHgdGeTDZH6VOd0yvkps7KZoxYdMCQI6T8ZU1dhWuls8VHhejYOTapw8aso4OabWg4eBSNaUnwt0mO4cyqHmMNbEjYWlg2QD
e77MWDgogARouM0cnsEVDddZw8x8JO6+qMRQbT1RbU1RbQ1RbZVreklUW59V25CXIrbWRj/06w5potWdZRgstlf4aG1PiV4aGc2UKV6ga5ZzymkprxVIcIe4
8UlYG5XnJfXz+ghHuNHel/Njei/Gx0sj8rZCxd+5gaeXUVz2v7NXTzAqoOrXSrK//9WS4FEOlKSbStRUmrFK1ELlJKAq1ToipDeQGQkjhcjP6Adt8mbg6Vz+
OFKOata2IPNaUgE1UdKoNIn7aQ016dHB3AaxWm6dL0UdErs56HgubJB2hGDU7NhUlpyhQn5Ql7BN1PHWF9SOGonETD01Fh0sZYxFvPVraYvQ/JVowbv4T4vt
mofXsZIsfA6XVCLZL0PNqY7oGxlb03lcpZGWG+RcNdN80woAYqaGmnk1YDJNIUVlXJKE1Z6Q2vLI3NT5SJUwW3QXxMdipbizLeuMlTK1WPHh55SR0oqXM0gv
ZZ2BaIcLoWEAlN6JYac7YXnVHYIxTYo+F9wP2Du1bjB6EQ10qHAVlZAOPSEDHzpJNCwA34X7q8ctsCSp1gwWKjGSkqIVvrVf7QD66pw1NktiB+6ygD5egQgg
fcwAZMCqssKaYUPICutO2D9W0Gy7GIeNYYDDujDkYJdhhF/LwiVicloq4/bVMm5fI+P2tQLWXyZg/eUcu68YXsex+4rhCk7TDgc5TTscwvG4HV7P163wBr5u
hSv5uhXeyBwUVvgxHmWtcJXiZlqtuJk+rjib1rD2aYVrWUSscB1P0bZ/TDA/sgenflWlznn9xvR9mRFsVcOmNa1F1RehqdxSsJZXa+tg2FrGp8vp9F66sSa4
hn9fq35/PFjKv69Wv1cHS3D4WBDicGMQ4LAyWIzDDcEiHK4PBnAYCvpxGAz6vuBaTkmlDWW3OFfyxZbkiy3JFyXdoqRblHSLkm5R0i1KukVJ14RpU9I1P0mq
xBzp2i3p2i3p2pKuLenakq4t6dqSri3p2pKugeWCpEvrRWuudK2WdK2WdC1J15J0LUnXknQtSdeSdC2key/Q7iuC3ofEOee64KqHZBHNy17mGqtz2N6jmu4m
GVFkKwoRHA2emgXfx5b/EFOzzNC+zNCN3Axdkhm6S2bo7hzUsCkz9AKlfXkJ914Rye0qaarqWczZpGyVcjrkrlLCnV3Wzjq8a7QqQSmvYmedS7wsbjtGK0q5
LihlU1DKnqCUoYDShFgWvuHAQOksaCpVOnBsSgtU0ODGcNYkKibPKg2tfAwVQLtLFZCi/ApwvklCV9KvQX1af8G1wJtb3Zlhy9XoGtA4pFqJbJRq4L+ZULaa
sMWZ7WxxJmxsFfFFM9OnjXZPG+rpukSLz7EClBNgmc4FAzf0/ixo3jR7bnIxMBIyyIrQt1aOMW9l2/enghrTt9bENyqhhKwyqwWTCRjtWCGrksFaUB3NAP++
BwUqqifk5JWUWr8CNKSsyDdelpy8/unZ5OQkOBCeLX2xjtFR8l/ZqzBPG0N2YqvDeauwyWOHpzqah+NSVDNZZK5YMB848ZCYPAQXtlLCN6ym9RswZJHAOjPE
sb8xfp91mnICelwG9jMvkCd/uDcTlmdQJoYypm9wlAP6r6JEpOyxmwqfYTdTWoDTKqpM+kNH6Di2BJxo/bJA3xYIEK7J2ZDWbsp+2QJ+9JRkV9hizTbfxsJN
hZhpigaYfIkDNK2REBuq03s64EZH0uk70Om92GjfBFhXSsAN3ed96fOO9Pmm9PmG9HneTddRVDNNJHSn6W+hO63K8pONUp4k34pJVVzByD9zjCRYZ1MZrwDM
525ZiXs58gDq81ORLwQsoGTfCUUYSn28g8+oeuI/H2FgH519hc9cBJrjyE0IEG6mC5ehwuaonowTbUcHBTmdczCo82gQNYNmBnJaWmVsEdjjRmpJSwddUV1W
jw916dvahk8LNBobfBkb6lpaqMn5NZ/BqcIZUkMvb7ajDElfLAWNm40tiPKzvvApCQa0GXxNjBtFS25EQi6GZ+w1e9uChkQLU2Ki6Ve8dORyQNxvYPPMAEmH
3pQq3WBsgR3M5LaBGczjmhVU4zDAoErYOLYFdjg8bcoyt6H7AoGcB6j2CGyYQcMFBS0mxZKjYER1helU/Wyo4AgdMzCU0ltDdklVOM6q9N27hDeL9yioJjb9
+7/99J/ef+1fu9ZCAjlPuujanq3H5xIiJXqthSlIz+EVuC0Wp4IETEojbrxnG8XExlNoQxGwDPLNBtvfGLxa7Ih//NzuNkHEpvbzakTtljI4lTtsjYSPXQV5
hQnbTpXOHLHyiNTVtd1U41i1LUfVbjVh00YMgloGeWwJ3vgWyes6wRuvll8rRZgGda3FgyMa7+9k8MY8hCpb/FKRiEDgwT2Cw+0UlPDgbLRx7oMZtPEVfE4y
l0cbDyb7SzUtIMkZfWeYNScGZFtXsk2UTQlVg/g5Lbhj4TSQfCry9koCeYa4fWeujCUUJQWEgM5DgxPqgfNa8uqvW4bZRuyUyGV4AFL50lDzVCu5dNMbl2/6
OVrLlNYypLXKv23jz/25SzU+N7SpG/oKAeYzHwFgXk5CqZq6oecFK/8/5q41to7jOt/Zvbx374u8fOjyJVGzV7JFQRGsFqmoh5F6hfiVBLETuIBT+IeB5odA
94esuIUTODAl0Tb9qMy2MkAbcsAkdk3HokGlckKnCsK4qqOkbMCmSkEJckHUgSGgMsLALsI4StL5zjk7u3vvUg+nBaofuq/l7syZMzNnzuP7okE9tymX47Ti
h5BYLMO73GL9cwS4844xJinQ5kmgDVGvqyq4NSu7ez/MX47rtVZxIs625PJeoVgqV1rbqTL7nGIX07LLXijzRRhjJgcXvo85War1HKMpEb5jnqOQHjtcCmVA
c1OyDqFB8IZcFtBDHBTcRvSdWTdAwtCsm3BDn3Qb0HfmzV+smHPcnvcuPHPo24eLQ86yS15ozaGPZw7IX/aQD6NOKQq6rmz7fxCW7Iu3OfI0x34vt5WkkfnG
RlZSG5m/mkbuaGqkRIoUsyXkGxqpUkFt41dQxInzh+fHwvxhijNxx7ddc8dbo3Er87iRBUos7Ff06V5LyhUzGotAjj4pjf8Ua9Bt7Hy/E0nzSTosnVA6NLcl
+B0pLBoddA+Dpy0jasywJdVhKbNoAeudN+QuC6JS0AQBtdQSlC3akh3fn7WkQEDNYXyXf/T6e/8+f7R7yJl14ZE6mDVzDLKbeewgWxdzj3EA07xdoO9C7ZEh
DuS2wVY7HLOJAUaoLRyilUdCyMowpEZRN9XwR3aMCQbWbZ6nJ10W8yygTCuY+zviU99Y8jvCmU8Pxt2rx0bClLxlRn4SCapGCRZTJaiaZghL8I1//cdH/8lj
AVJIk9V5OvzTvfjvz7mr+1bvavC1n0RTJCHBK4uAu1n9FueGlEtRts2yaFYi4SYSiU0tWYkNkk3TGFHNj32In/qgfSjnYKDElTXYrJK803kEQGuWoIYFiFbz
q8+CJH1uXq+Q2eg2ZgFiyQoe/TvKAnzf5SxAmitjlIyQT6ZjjCnOZ+DVa1xdZvlKXWrCoC9T7/y/6PtzKX2fSOt7U67rh+27OWwo7rb63+t26Wq6vRDuUW8v
PvJfj7767DcHZZeaSuvwlOJgKXd45sN3OP9/NtiVaxzswy9Gg12UwZ5N6/ss9fmk9H3uw/c9F/W9iy3IKh9wynyy4ewtWB2FRqujmtq5QkoqL/VtPEWRF4n9
uiGnalFxwgCvr0sKmRMN9oJ3RRvktIp2cnvn03TnebnzgrpmS4SImxbNHpO1u3sZbqC6otgobT9Z5FLkgi76vsAxUzZYBCGeYMqKjPIZEvlJQ6pvPRluaOZX
b2toNNjvIfBmE8EMRudV2Kl2ev3n4jPvvXksml4TToqwJiiJ76jDwpp0LiOs1YdhzNwZ9QjJVdrhLC6+8/iHu/MKlREnco+YLGBFcS4ZQ7GONECxLkuG8EXJ
TbuAXLTQjkMwItc0kXKXnUjIV0vZy9+XvXyZ93KjM9WnHpUxXLIfoFAKUy4nS27IbOhdW26iaMXvO0Uvvdg8RWcd9qEllx9Hih+or3NO0xTNX8UUnXJCw8qe
PabovsdEM2acpmUtd4VlrUnyGJ2YxZ601Pl0YERNlKmE0JQm7TJ/bc8TZRqhGMOqEzGsJkh4roCt76Vi6wO311uViQeYA4Ee9nPuTdrjAAYzqJaYQRU7zgRh
VO6DU868PjBMy0g0fDSdZSlAHsiEi2Ugll7XMIXdxETjrKZx15xCHRR6528jq3SFcZDHXA6R18NJbzPrVhxOrRsBVGvR5tblKbcOj6UwyK7M9+ntrgwscWSL
GS2+Lv0YMkj2OTRa1NCtF5rUMCzvWa13FxzQoMSXkUXuyQVSxYtSLLzcsIwsCf7xeUnJWnR8x/YKhfeNiluwAZmWG9QHLpcx/MrlRNkVl7P8jOpWRXXbOSS7
1JIWY+2w4ZaOKMaaqiurxVgdjre0cbylyvGWdsRbPMRbPMJcpGxgBmdPcjQtuwmOJsxlfLPZ3VZvJchV0yUzh/uRjM4YrP1Q8y9YmRx7IkydS1k6j8kEnhJS
i9U3vdK1bHpvLzzyz+9MR5ve6Ri6tUpmCS5I4dW8jPJpJNgpu0nkmzaJ/JU3idRlqZy6LCHHJqEkeVGSXOON4MfLk28dhXIc4ygiriL4iuzbK5DMguWW0Lf3
eosDyADx6U2q++quDWyPg+M3FLQr1XxrzQ84cLkiaJeq+bKRoG3e0lGgYbzF0N0TeF/Z7hzBK46jCozErrkLzzWXztYu0oVdpAu34GVE0RU/CDlk9gGEwpy2
TefNy17IIvS+AOfc3OQINSzcH7JN+07yCgWTCzgci9ygaqJBp7lBd+NZ93CD7k22505uz6e4Pbf93u1xyQUHQuZ4OwapGTvwiBvr9KSbks0A9qmL3G1qzaDf
EstXzqJCK/GQbIpB1diMHuzz8TZ41IYe3H8tt0En21DlNpS5Dd5VtyGcIw0tIAYnEB+7XEWeZSc1mjJp0U4/iiTPKbKM0JEpdQkLVCZwtpvzoPnpTfnpGJiO
zCf8XLoBCCKUbq8p+l3PMOhNJvgt9vjhcMc3ayzWzNJft5YY8lgJZTJTJ1sv+JKZMZ6lIzRzthDRasRTQbI2FSSLrTqblgqSRXIH0nNB6RNdrdKuVnJ1iYNB
iVSQwnS9ZEO9LWEqR9ZopwRUCwj38oPCL7VZYkqrXN6CJam8J48cCF0K8z725HWZkj7cZNJHP0CQPIQq9iDFdP1f1Ft18QvTuvUYsYBWRoGnjaxOYxcyC6iH
ZPs2vNxkjBY8WPpu31X2uKNApor4QPvjTH9cNRHjD+X4Ep7A0aXWiIiTK6Owkbajm54uDbl365J5cIkZZIlItvMzlQzMKl0Zcu9EHMN8aNfFWyo495uG3lmv
mMs0LkNK/G71JYQwd2W+iBPsLrOKeUBLegDTaLuzD7kOQ+5efti98X4ZQQEz2auep+BxV2xAiKLU2IWe7sKYgIt0mJNvb63EZeMRh1B4n7es5OQuxHaKzZvb
eU5xQ88qbumi4qaeUdzWBcWNPa24tXMq8ahFehQI45ofZcRyN4nFCLHzs4Sw1BoyJtmLYpejiEhmTrUt5dpQ0mtwywoofTO6U1fuIjShqEnbhvUa8F8itG8V
65VRadE2Yw2blx1Gv2KPhiS+I5J4XSQxK5I4IZKYEUlMiSQmVapqQl0IPKViYWhJBmt0B9IiOpiMxUOeDkZ7kkT3G4qGeMhqb2WyDw+BxSJetN8VC421xrjJ
AxRzF7F8FNNzRQKHL1BpYWPCwM0O12u6FoE5tPo1rCA1C+ag2xmkvFNqB4uU89g1PbpnN7rTiSSQ1gaQ8s9SSLo1AnAAp0prsNsClmNEGMKhK7oQ7JVcRriG
pt5dlZbEuFZx1qisNq4AfvVAWd2ZrlwY4edkhJ+VEZ6QET4iIzyO105YNTzRR/DqEcEcnvXTERmkLI9PxggXCUNmNYnr6NVQeuJ2lpET4vO7NQ18DxN80izt
Cgk+e4ltDTZ9L2z6rsvfrgr2FhB8FjktQ3fDri/qHtj1Rtqw64vMglNEyXE1kjISPxsl/FtWTVHUn48RmCnyqWw1z9MxFK7BdBQugtuaSsBtPV9iuK2npizc
1imB2zpIWH0Mt/UEw22NvGrhtlaScFvvy8djf0v3WY7hab2VHXIuyM8XOWH+Z7Gf3zWH2/Py86EjTIMZ/9nYGQvy89/wz/Py0RiupyPordFXLfTWJYLeOtCT
yz/sPJQ3dkH7w25oS884caLiBaJbvOfpN/578J6f/7GgLIyBUdgmA4agUVL9nWWPGNd0t2x2xpwhh5PuqUwyJ2WSeSmT9KScsiAuraKUXRLt7hLKKMncrbAn
32W0ryyjfUnV/oKqtxIwaprno1Vo0NnPBNDnkpyWR0aZlhjvDzzOjPSxOgnyWRNRXRxGalaIGk8IUMWMIqwqo3URqGCe1h4Pqdl0oAHz7S0Wc5tQHspXRHlo
5A1Vzbyhm91xwaSaQLmVamBrO6csW9tZxWxt8EvrNUZfklhPC8lisEUB3zijmJpmgRCuSBXMEdZNlrmpYJe9Q4hY4xJKw7wg1iwYBT2lglLwdII49VTsoZ26
w5gpie8SmCiJ78l66pXXPl58vHr/zdab1Re5sOZU0oXlNruw+u9gFoy4C8vV/Wbg+8WFNacSbok55fch9bA67K81JtY6Y2Kt0/0wbdfqdUHuASMilIDgYJHh
w01mkEpTMhv9Abxofz1e1voaLz2+j5cuv46Xqr9Bu1syHsriaEU3H1gxXnvMRgi5oGRUcUXJiPKvt8Cun4NyPfvxg395+943rrsxrl3+Jpqt63ixBx8lo58M
mD6sl8waIKBoLpBZbbTXN4429ASnrCZ/7FGULR39Bq1n8MQHa80W5sSSZ6R2g9J6tK/r+/WG/Vrv1+v364H9yK/M7q8ouD/8bDD9o9e/njPtQ+pH3m+L/JVu
NNgL6vJl0PlPNtdAuwHOuyFt+EJypI3io8RgWmcxo0eB0rp+Wg/Ih4r2p7WWD4N6w7Suy4fNqItzUaO8eSe9DO50gdFS2ekCAaO801juzHTLUDBtgXs/iqu3
uMk1YIkrffcRhg2vAA8mnXifZ1C1e30iBN2LhTFO9ukz2WedeQQX6KzrQS7DBNOJk299AyYBJX5vwK49QJ64VEG4eoArYBXt2Er72LGVrmPHVsxbp/R62iS1
xh7ZhrraNqJsKhFyjXVXuUl31Q4OZXyUOfdQwG2Ra8BP16yJkw5FBiaTODwvOKmaiGUv9OicwfsKCaONjvjJ5S+bEj5LLI83mHUVubsDGJmzymLYLErF6xmJ
yhiRkZaOzEN9kV+mJL+sDenpAwwXloWmu0CnOZKKpbPbNuJIEkjnKwSko/Hk5wlIZ0DKaJVw27kCH7C+FIkw2yjCTakizCZEeMplAe6ZhK1jxHa9vk5vbBCL
+UZa3Buc/EYchCohPJwmNq1OZ+un0Nn2sEp0sXu5anTZF82o0wAmn9BmnVXLyy+edS2cXvya9VBkXn5ouUn+6loFmPzgMjtkolx6QAZ+vQy86Y7uw+aj+yxP
JJjj+jDffAsF7EcciKlbzDr83Trdx1wzfZYuso3pIgeYLlIxXeR6povEtBPm6yJpTl8jb57LpZyKSzmzus+eX9m4O6XSFPGJD15edqw4r7R3twY/mbqGvR7f
NAU54r/36G5da/iuOzz9BW3Bc4dXe5qZKj+mmbk18y+CZDqvWKVOCzDBKUBZYlM04xdybLeG+CE4xWATSat07Y0qXY3Wvyzng97gj7D09dpKV2A0HfzFo/92
8fDzZz/GGE29hNHECcIZDF2E0RQ8ySeJWBV7kWvkcglWPi+B0+RyqZziUrksl8q1se98gIvZSxEr34wT+iIf7/DyD7vWPZgzx4HQpe7YLGipZirGkp+/CWOk
zuANN3MZEJAUkIWMdxHhTYarcZsQQsqE/HAHlSosGVOjByVM5aDFWE/gQhrMmK1Z8nkVMaw5SDg031aIR42+JV4fj75tZXY1B+/bhsy5wVySoyxsGoYdQ0jB
Di6xnfARxFd+BXiK3A3qAxj0uUHnfVWPs72ZJxYDN3hx7qLgCFG3vxLy723NdNHZmTM5qyjJxPPNozV1r43dSa2hT05XXvK7NADVO/w1qMnBub0nqPoK/r+g
kx10uc1uT8xBl9Ptu9WfmpfqrsznkCG/K3M3Ornducu8dAFOK6dNz2/jJ98US1Ov2NIMdtDVWGTVc/TJTB1yzVHSuApdc/Hu9wzbG7C7rJv/tI+gMnxFjjlq
33MON/BZh1s44XATjzjcxnGHGznmcCtHnMSDNB4EVOXwQbF29kEgui5uKXHNoc0RMZq9FFlA0U8iS0hyzV0VKasg8B+M4hQd/EBwbqYwvOhBOfjFkWgFsdn9
9Rqu6bu5kpOxbR5Bi4BjvurTTNgXH0WXpfQdxVJ6XbGUZhVL6YRiKc0oltKU4idNqobBhFsjHMzuxGD2m2lZE0ibbhrWmlbW4+o2DyvfiqXd3zCskHAtRbxx
7IqYYM1il7u1UiCyeIDH3w6WQS7Mc4OW2ysIkLQAcKVns7Oj3kZQDQ4+bKtTXNUsyD1bnEHQL+FTDZ/0d43wGNOh7SUzN1tfMh3uxPQxc8iY6X5fuS2G0ZIR
PTwnEj4rEl4UCZ8RCS+IhE+LhOdUsx7OqavRw88wTEziilKIHm8TcXokO60ctbMWgVIF7cGllw+sqnEgSE5TcuRaWEVsUsJVVNBhAX2J5fNFFs+DLJ0HWDj7
WDZ7+e73NujeUubKuldK0T2nWfeWMteue1bjOu6qoPILRdTQgy4i+DZNkoNrO5WGGMsJ7kFem0QnnhWdmBCdOCI6MS46MSY6MZKiEyPpOuGrmFJI3MC2XoVa
AUJetIhavUqLSzJ7iL4Tm4qLWQAisR7Q2q4LNSmdhyIAgwLU58BokonCiLQnZJ/otSYnOWZ7Uv4IRMDgn3DZgWGkkxk0e311e2YjPCHbMwic9oE709XrrK/h
6zvJ9lwb/wLR6Nr2zEfMS/f2zDZYqNuNmQNCc0SDjfwzNyIDyJwMy9qjk2E4Z0o3V7JmIQ8nTLzcB1kU+QQeEG1A3I1HRqXo0OP8T1sx5kakDqtUC01aU+i1
mHvYHFJT/cM3Gl09OU2G3g7xD7+bHyLyhvPHEuQN0yUmb7j0SsKb/Jsie5NPvmK9yR9jZ/IoWqHImcw3MPc9dTxJujAbfv7xoZFlc+2x4wkX84L8/PZ/vHbo
l++e/8Mh5wW54Cm2Kc8ft97pM/LLJfbPzMvH8/xxTj6+eZT+7sRx60ReOm6dyIt4W/r1rmIBBVZfhv1YMe+yxp60zuTx3rgzeaQwLJBIDH6Uj/AAU+urcKwu
huiAt9p93L3f2JuATfIsbJJFekEKUU5KC+J4L0hYtHgvF5wY4MtYvl4QwBPyPY9n6yX5XEYYEusplcu6HLavF7nUqjws2bJTYT0X7PULFXPVD81V5fCq4GUV
Xmnemd9CMCe+z2zbMLcodp/SrsxSFUZyeIXcA1fF7mFbQfcwkvz7x0MaHbMExkrPlorDLP2w9oy5X4JtceileoU87sWdRh3p7bJ528NvV8zbQX57wbzVMgVz
ke9tsvPyiAfse2uAOwiy5pvQ9zbZmTgCT3aCaL7ql90EM2KwDU79ii5TxiBhhNcYJDjh25io8S+69Vvi4X91VHLjPMJWmiAP99Ea8R7TBU/wk+1fLzINiMei
/elIc9pcUdLmCnxduF2hIjgvj8efPn2Q66uLUf4cMrcImKem2/4ByW/39ye8IrOcwHfaEeqILKd0JT0js5K4d1JaMoeWZRNpifXSbvW1miQm1s2x8Ks1Tk2c
xKs5Vx7Fa2G7EUdEKE0hCzdMALlc3PaKMdsqztW2xj/LIdp2CtEidkMFpMUInSGL/I4s8CEq1YtRiq11GuaSvowZGYpjIoApgMnZ/B1KCRfdr57gmUEggwBG
ciKGzUqY5B1e+xqvDFvccSdivjTKiMZ0NmYoT3YGa6zyRk60ztQMZUg9uMT7ByQfdEDy5iwcUxjxW1ipEIxF5IuMX9NygxlcBv36as2nANtkjUVxtMZQmBM1
Y3gIfqjQ2aa6MvKRKyMfHH1VNqd88AfYnPIxVwbWbb8z+KuDwgXP63kXFRJUiCOFlp7mypJb5VenREQq8SITppMOJ0fBaICDvb+jJOZSjug5hXESJMbtgupQ
ojyeQhqsQyS/dxjcPQtAFJgTJQKsUyXzQ4NUfxiTalak6opUSyLVqkgV+OTAKZrslMoIylfhjpcBaCnZrR4MriL5+NIWOCOHIsySnM1uzXJ2q8vZraVEdmsB
o1EGblqZrOWyADDxItgUpl3pSAvTmv4d7GQ0xgOdrDUjnYzGeKmDw7MrHX5BIranaxxhPFXjmOBcDXHPrZnZGqPAnahx2ke4pm5xp4gdZ6ZGcdtYoLWbEgZ4
T6D13y+LZhYiCJ1CtKPwknRZDJ3iHWkYOphMRdlUeGC/bckUaOC64aLK22N7fksmE4Vmq5SqUG/9LtHe0b/MofD9L3+X+ROz4oFOT4O38Pufx+oYsustBX8G
2kxZUIF47SFnfhguMHwq10tode6TxIxm9KJMepHaxgIwoIAukTOWjtnGLjk0E+GTQfI5IEWKsJYtXumqReplThQsB5lbSUEL4SFC0tvneXsy00KX7wO4oy7e
Z9SgaJ6rC+TNy5vvqDNYqMqQ7X1+1QU3cI5ARNDpfPAQIWiUYNcXdQlQtTQU9KV5U/pEPxbNPLL/8nSsNF3IwfwvXaZRuoybl/nxZkJlCZAd9L8Qi3lmcCHP
qcHwagDbhhjccYtfj/GhKc+1hFDKFxQF4rnsOuofChHy/IjiJyr4++KnK1Q6lqmXSdK6/OkKhuIh02RdlF8gjNukU+aiPLmnCsR85+FMlwGHciEEB+cF1sh3
/vgBmE7B9UbviwlHhrgJCrCzq9GMZcDt7rTkhm7+WpIbMMP8XlbvEKMcB2WJUluNWKd7bxFjeh39Ub0MR+w6kTLGdJ3Om7ml+ySgnUck26xRiGRjTDMbUfKF
SHYVL2uBF4RItocXFOHlEckewNSCV73H3MYMF05kGiOyNbMtCv4eeg7SeeowxxsG9mtvv67sB5R7ab8ugruhnkfWZDkwD+n3feIw/LJfN6+Ov4EW81wpwsi2
weAOXZzWOYrI+u26Oo3dAu83am9aV/j9dVpRrsbA9Kh/fUOhixstNd7tFVeQpSzWe7e1MxY7Gq3PhY5gEEGjjmSYvKMBzyBmFJyciYyCjbR6hPGb/qTNw0Cc
XC3iocYoYRFESfzQsCdiAawPYTewPlXCnl7Zbrg4Y+2GM5mk4RARkVH6kRfT7jI14JJnNufDbFUQgpXXWFaUPC2wbKMAdQcQ4dq/Z04EG7/nb9LXISJ/PUfi
kQNrjwlRAQZi83dybP5u87Jpp3svynV2unsbjhAtlKhajGL0jUcK2thjR4rcakcKyunhy+NHigkp6DuiWPjjlP2E68IjBVhac01HCvo2UicVO1KUmo4Uy5xL
MKI4daReDovN4/lE+zi56cFYXUcLVXb8D3NXFxvHdZ13ZpYzuzuz5O6QXO1ySe7MWkHpsob1JJEGWngAp3ESFM5DHvxUxOlLwPYhlo2iKAxrbbMG7RgI07g1
WyjothAaypDrdaLYjGMnRKoiTCobbBugrOECfBAS2ZALutCDUshu7/m5d+6d3eWPYhuFYc3OcH7uz7nnnnvu953DywgX0US4iHB5EVE9JSreb0vpkuazpFVY
0sosaQWWNM7xJkasZ0yZGA18Vk2Zs+mUObD3PZoyIU4UmFJu5IMp5VI0cBcCTtYp/tsEReOpIMgY4kExPAHCrQ0Jun0v9dA9NEruTkMiH8q4d/uMe9Vtt0MD
VJnRVqO3cJvuY/TD3n+bWhX2/m/jhq1ww/rcsDENYTHCmjSUseVgGJSy+qo0UF+V+pAAUD5CAqBEn1iKWi9TZInlLIItQoE7gbgOYkMumNIWkbTNAVs7w6Z7
K1Rsuv8Iacm6E1LLiMJq0kZlTkPVh1RyUpA74T4asvvjf3ki3dE2mhh2/yKT1snpFvG19eFvZYkvsMRb3DEed4zLHTNLeOsoIByWGN8VLhUgsioY5pyzW8CK
BRdI2R4rHqLH3lQ99u4b//yL9/6qgt0Wi+/dFlUIANE+namLKksqan4qanIMB1yjEteoDOuhAqsJK+NocNnRMIsjwlXxJctiJEyLRsCCVE5jEEqY9bOjJVAR
+jyjmUvczEFG/stcKJhmmprPvKl85k0Dl4zzGarUJg0VWs659HgAgClezlkyI8E+L2DYRpOSEzSzvEWOE1mhlV2ZVna4m+/H07isk6bFRBrWtQwwE18cINqm
TLREXH6QAZf1VXeZuD3UY3shRfkDr10IvrJ5ZzeEuNPzzk4IEafnhRxBAGpYKap3/M0yO0bXxvFxzX0AnsBQ+UQeUIBLT1uncVureRvbm+4b0mSeT3q/ZOj9
ogKTF6Xe9/Z5gdT9DCZPzZJS8rZ0Z5QQmQHG9KiWmATdtGFWJW6EyU/RE6ePMGQsnbQvhwRs3QhP2ZeEqZecfVFHPF0KsyT/0X1J/sUhJP8SI6IDJvmntqeP
s4r5JXGFVUgruTy8PHdab4Zk+r0RkpRcDmncbIU0bi6FiKv2tHHjqXHjHakPQ9WH4S30YVQkQoBPhIAKEQLKRAiA+dun/umfz0Tn/Wa27+bs17LakUQEejO5
9iLKyBb8FrPwpZAje/zGsMltizpRBfoIKNCHOcFtMVh8GzozNahKRBgP8ScSxvHnXblNnuI2QpwBtGluw5zmNkKqEDG7N0P4vNHPSmcmo8l/mbBrQzohMsvc
sDquUx1VoJaAoGlmHde5jr2j1/EjqZ8enMGo2+0gyWxZXQ551FZxxM4kz/SONkJKPEICHiGVZBPfMGfsoFiwfIjEKlYsJgAKK1YYFXEQK4wCL715xwqGVacL
M31HjOvkdVgCiwVbgK4wLQUITIPmbpYvFxDwtzTBB9T+Qpgm+HA4wYeTULrEO62XQ5q7v8eVusjDvcc+vwshuFskelhpEy31B0r0eFwdnLgjT8VuO0Dyo8iG
opyy1MkWNtfjxjNtNMPFGib5Ou1P4rKwzPAr83nE8EF8zRsFYJmejieiKmNGqt/GQM+TySovH514XGaKKQxIkOhRgsQCge/KCL6DuRrSx+QJeDdOwLsJAt5N
EvCuRsC70ADeFQl45xPwrkTAu4C2mCsEvHM4QaLjc55Rl+07NZEDn7UCL8rTi/KwWAH6jAsvyhP7XcuM2JB71o87jnXGfcQ6A375CNDf804lHkEyNoQMEYtV
YXvm4GIBDgUh2Dm4aMS3hGjykcznAPYm7dSU8+C/gwQExciFg7Bq4ZADvy44dx9Ar0j6AHpN6BmHnnHgmQdwO1K7zQZoCN5m02023WaR31/e5kCyMLzNotss
KoFFN4lizEEx5r4MNOh55wScnOCTBThZ4JO74eRuPulZcNaz+HQDTzfk6SaebtKpsKAwr+ue/RBlHhFX3scr78OVhxA44b9lOc4ZR/QBb3lXtFAEiCH416+h
cAfJ3uOPIys9WBJX/+1rmmM+aOdh9hwppxnTYjf96RG3ur4UW9pF7VYEEWIQFVjaigPExf+DdrEZuxjsQfzwMPgohnc5swRfEoWXm4ViTAgVBaNgEaIbiPtk
BNVD1231iU+kbh7X7iOo2/2WXi0V8FcP9f8Uw0ryFDq3ENsRnudoYOsxhd30xcuVkomphRC0I49oxHsDVzvsv6PhbXOKVx5AXgBG1zoE9yN0rT8IXdsdiK7t
7ouu7QK6tpCia7dy/fDa7zO89lWG114cAK/NG2twha9V6No8YWvzkN4lxdYeHV078Umga7sfC7r2o0c1dg+Pru2awEPtTykE1GNMTncAtrasUJAqzBS+hz30
kbm/V6PtAL7T2Odr4D5fLZO8EjhHjc9TrgyoaOXvHlNZJGRil2OJ83A8JSShJjrwGDRuk5x/UVSPaoghmZYhiWbgU8dgtTIDq5UmZoAY9OKoSQGJppbEK6Lp
l3+wKIZSDbZla1FTdH8DtFADfIp1iT7Dwkwl1u+VOTtwEvDGRxYAivsx9XK6wdDXDwMBoDXezBS1+ngBoE1D1htRDX2M95UnRIOB1AvpPywAtCEFsQYdUzN8
H1lBlQDQajozTN9jyZ+zHyPkM61sbQDkU5a3JiGfaflmtaJql1vpz4hJzTiGpgBKDTOU89myTyjqgFDUZUJRj8LcF8WzcJiLp+GwAK+Yt08ggdOGbXTIW+vA
ji8Y8wAjjeFQj9vStKfgb2ppH6ilfaAhQgOfIsQhjNSiRwIYoQwjrcEAsQY8RCDLQMFIW4uIAJ1eRDTp7CLCSG2CkcYEHm2rvXcGj0aLuQU/wo1k3wSI6tkD
ebKDbg+yIFAzbYAll6UaFjuz5WpIW5BBclsqF4Ql86z4NO1rcFJLkVXYCjg/4kHgeUcFoJfpId0/bHtsbHiUE2tkXjRGgUixOOMjZxcVaZFBE2oXmao9kiIm
wE0uMXjOgWTn0gCy8wj4khgxId6FMb9I43kQZS8e8Wmz0QZdCpA8ByZDlAxwGcJ3hXXhoDINCAkStMuYdBhkpSxlZdi7SWZGIn9JvCQKSJ1yhlYQZwI7lNO9
V1/CQ0F2kXkzAiIewKECfk7ZgQkwLcBoLCw663AUy/MuHINFZw1WYdB4c4AbWHOXovzr7bFvR2Mc781LjgOWYKTyIXN+RIGPo+kFKy0HTqdF4cBNBpcKWq4C
iicCCbqT922y1qDm8ClxgVbxHuyDfsNVjfItBJyOJDuADkj+xzbW1o5yCWBIK3xGrYy/QQkUMMycktQRf7iojhBkYdOVorq0ryWch9WUMOFhlIElX/06/LnT
UbZxXg463TbmT+YztvHv7/ep5M/J/BOD+eytmd7jGEIJ2ggWJ38PQ8gviWuVJ/DPAfw5V7n+ZOb6Dw8J/b5w0YB+v+AS9Pvadw3o9wceQb9f+64B/X4jT9Dv
a99R0O83c4Ox3++JF3c07PcH4tHrPTPkx9Wegf1+hnHZ3yRPylqK9F7lv1yg765I4PdLeHqTX/PL5/C5PT59kU6v8OnoSXu3pzDgZ1MM+LOIAX8rGSmcyT8y
dib/qOIPbs/qyO9e6UjIb84MHxwN+73hDcZ+i+sp9nszr2G/dwsm9vvqyBDsd97Afq8S6trLYL83TOz3qsJ+w52DsN8riP0WJTKx370U+72isN9wl4n9plKs
9GO/8xg7pVeKEbC9WaKtn40S0F3nna1SXBmI/65GFUB5V6OxRSG0VaEshbxWo/KiXenHe6819sPmwdIzC8xzExiqEr+x1jB28NcasQsaDBGNGDBT3NCPaFwf
H4Jo/M447bm+NE4d2Rtnr+Y4uWzXxzko5R25rQZFbrnUIATjZkOsHcHN3SCk48VGTAjGBkQ/mXfWGxB8BmLQjDLMsdGuw2frgxBZdbqswhpv20sRgOiP8SYQ
YSEb+PtXK2mwzik5o+3YAID4PFJLG/CZxqDPNOgyf2bKMA6aWNE5++c2rm0O+xLx1T+OZ+Q7NGR/7cAowDMDowDPCE0+8zkG99dM7GstbsIMZTl6Mh0tNvTM
7yJAXBi5aEi6gBjDz4LXvARe8wDzgL39KoDpisnx2Me0goBTg/D3iFNzAacWwCHCSPC5aXCZAE4N75wQprQLOLXWIPEG9JhHKLEIEGMB/Y4j/4WoSL/bFAok
ar2wHN/2cQwHtE0jjDQCyKb2j8QIvu1HiA8IMK5IZdFZhY3DMWHP2IRe6toUaATiUCebCGtfFf8GQ0KM9IhpsIlMg0scDXsrsxl5kZkGPZugJRsAuJfmMez0
iJaEXR4IgAA+a9F6KSi6IEHRmQyLBQK/9lecszTqoOhZ2jpv0dZ5ibbOi7R17hMoGuhkCsnTGU4aWGHSwDKTBjomaUCCeRqwKUjT/Vn4/SmslULqNwYg9RHM
08DgDyDiDXpLFJ0SV3UwT8ME8zQYxtBgGEODcFFnG9Tm4o0QzQF8Dt0agRMQIOVJcEIGIOUR1nzAeAMoAiESJECqRACpgABSBQJIFQkghc0K7qi2GI3YrFPS
mTGS7IkpKaPDbgBIAguGEX4Z0rZnSX60BFsjVPbTOLohcekdOZreMd0Axg+uL0GHgFcTQjhPk5szggSarjDJYcwKO1pIGvijwLeIkGhRibkcZJ3L5U5HBfy3
iP/6+O8s/tvCf6vwL8Tv84+gHFVsLSSRZ6p+FapO9b7C9d61EHYoKur0VxQdsFhhLBDUlX9Myx+R/HFc/piTP35riSqAGuXMEuZFxCYIckeqEvumFDIzreJ6
LRuoultL/iEVK4mGIHMchXzkdnEPCvo3reSZH+ibq5q8o55vmKHn3XQp6w6fdLxhoee9fULP9w8CoVsaIFlBVMD8uRRiKZAhtqRS3Cas5JcwwhKpxK+YGvGL
FPPlCxTy5f6sOqySOmwyR6SmqUNfqsMMqMgfMm5RHfqmOqySOmwa6nCW1GGL1CFIRBAVYbQVyxQPRoc3ull4o5eBN7rpRvBwjZfUksvfH9LXBA7MjJQT8QxZ
OQtCwOz7yMg5WFRnDPvGBWcfBovyDvc4WjbBwUJW6hey4D7isplCBkvh4HP7CJkH3osiKryA1ibRUlTMipkR+8gbEPtogqSsQlJW//8mZUWUsiKiGGHNozpK
dFDuVlRRQ9Yuo5pqCgiH9h+EOsUtLzc5u/EYEomELBDv7LCfLO2v7V44pLZ7L5e8vTFkBEiB0wB0qPuKnz6k3PeTGg4hscUBEuthNofiULXosVosoEqEWFeF
rKxuEhZo26JQVwTM2bFMecVIShS+qsURlgLV0gGJbAAiy4jvbk1DjfkSNTajUGMz+4ksIsZ8EzFWJcSYRYixgBBjs4QYa1FqCBDZQqoYpcz5FPJzGP57g+F4
FxmO1zNz7hAcT9d+KRxvHx2pZsMjSsQnNFGCJYYSAZt7fZNkNkCp1x+gFCkNPlMaZpnqkFFiLVJi1QFKrDhEiRX3U2JFU4m1SIlVDSXmkxKb1adKCIkJZokh
ER1r+DqCQ9gus2TAkvSQs2Y7ubbPrLkH0/Szncds3BXP0H/+hMzLh+nbXxWfljqyxDk99JfpdCAvefpVjQ504CKkyIsQnxchsyiqQuozynogLchN8bdCR7/K
Dk83+W1ocVexglQQ3LicPItu7BZ57Ia0eYGqnacWzx26wf8zN2j1ZWP6oSPUX8iI+/BScv+SGAqixBdfg06sGD40D5behV+nTUSpYLprt6BorUEaoUWXeSKT
c2aLjvfc++Jrf/3f//6nv4PwtzD5C2pWDj4zLq4dE02MnsZjiEu7UNK4WAX0kF0oYWSaJnhUGGmOoRhKaNCUIAQDDMBefglyCyAyR1cM3Twqhh4GLbjIXLWN
vKkYzuWphbt5auH1vMapCcilEBzoUmgqxdD89VwKQb9LAbLDxyXclK6qaASr+aEKYS1P0vksi+dq3nAsDDQz5rJWhmiYWib7z607JLDTj+J46Jd5pPtP6uNU
GjV/SYJFrjvw7KPUesjyDxHFKkHk/VEAQtqpDs00x1BcH4UUtJUVV+EuWEhHytdvo38fdhlTiGxjCSnxGj62Mz6AzdAdV2SItXHyhK8iDX7eWRmPcRO2Mw4B
lZO16SWaFVR+4+B2Z+GUszqNzIkG+IFlZt91vFesF1VqX9FwU5ho6jjdcQXveEZMJMelix+8dNMk1rtwBP/bVNu7K7ciVkfJTzhoy1Mz8OBL4sGfpC7/aejC
f8QNijJvkkxrbIYvg0vgIYAeWfc+2AYi7VAa++l2kFDGFHSrU0uagOKbVQUoNsK8S0jxkyE53f8sJElaZihxh3HSN6vCKh/BzYjtcWQIJbt9XNmdMDlrEYtW
M7Y9NLb3mGixE56yr4bJz3LJ2e/pE+dVA8veEXrnUybn0SHOI2qi5TwxLVYymkhLSlXipFQ604LYe1fDAey95FhybZ/y7IqvHzf9ClSeXQzBesWh8lx1zPLs
cHl+zuXZPnx5JpNnXh5enk3x9Yrp/KXybGJ5LnF5tjLl2eDyXOTy9A5fnpnkwj7lgY3vMdOkpPJ0sTznuDzrmfKscXme5fKsHr48oLdKSh8apcGeD0/aN0nk
hLidsq+HbCIktyXXXtErcj19FCzrjDwfy4rznP32YO43CHhy+WXU6tfg9+RJ8WUO2wCQYya7l5DsHiTX4FahHKc4PkfScbK5//bIod/BNlx2aKG2kmnD6+wE
32PH/g3Iy1BS0KvOh86D6ITtdIS2Lfm4fAxUdrbTmcbT2I9CnHFz7VpIjM89ZGLq7aWT+GjuQxVefr0dfbs9EUUAv2iLKQA1UA+fkwiMrAYiwudJe53VxFYo
JlX8Pe9shovOWkj3bIh7VvmenrhnBVp6F7dGVvAD/yvb5YpNmksGebqK+SrgrkrnCZnW9gYGQLkZSlIiGCsFSnxXwr3XO60PWSN+ENLcejPkdg5pbr0exrOD
aRQtBRppMYmipkAjEBNHXM7dlfuVnZx9Zaj1yVO0FN6DjdFXlDH645xpjfrie/bpuKZbAGJmTp5js9KJJ33ciLNggyEH37+b2BRAsWgSxaJAFAuPKBYtolhM
EsWiRhSLkCgW40SxmDAoFiWiWAREsSgSxcI3YhtXdYqFx7RZAPgUdIpFgSgWJaJYuESxCIhi4ZkUi+1ZCSn54TG3eMZ+1D4z8ujIGVclSXE09Ap6VoNk/W9T
PCdBZ4R5Uzm/nLqCZNcUKYTwFyjiiYvZqdzbnXu1x54jKMyd1mnYFLkj9yDsf9yR+yruZ9p/FJfh8JV4FJ77kjBnxOF+SimWrnbgPQQqrYLpHGLG76hyytm2
owpipwlJPQFw6Eo8GY0DjBRRpZOnnB7Ahzw8F8qL9mPFV3p2+xhgMScIQy0652kwhf27ck85tJe0AsfySaF8AGp50u44BLW8YdPX92xgPjPkEuKJgsryGF5a
p+ZQ8FKxdEd4aT6qI7y0GnlaNrH0PS7uZMp3ZfCluGjwGFUtSvw8l/g8l3idS3yOS9zlEq85VOJVx/jSNn4JJitPoURVmRGtum1T9q8aNJODH66mwV+pGaER
axBDdxJhul8Uayr9I3MwWU+K/8eiUUh2BOkxA06NiT1LKaUgYyl1/xwA7rVycMCSnPo0V/5dmyr/jk2Vv2pT5a/YVPldDtS8YythoSrDRxHejTty6YfAwX5D
jIBS8q3hI4AkfsWSIg/eI1HojjVI5p+3SOjPWyT16xaJ/TmL5L5rkeCvWVT1VevQor9nHUL0t62Bor9tZUX/eW7L89yW69yW57gtu9yWa9yWq1nRX82I/qp1
K6IPHlv5rgNE/2dc4p9yibe4xJe4xJtc4g0ucc82vrSHX+rZuuivGkDtPesg0d+2DhD9+qFFP6L+r6Pop+UYJvpPc+Wf4sqvcOWXufIdrvwNSwkLVTkV/YLx
IV+RdOAOIulUMQqTyk7jAo+YQjkMwrnBDlEy8jCs5sRPsaBHyBn3vEN9Kxqk7QMSC9ZOc0vt+lwuR3DjbWTvtEdFN0fA1IHlqlj+iwf4xEWmEJ5sW4hpha3n
+h24/9wT9fgFh/dOiskvuxofAWXKq9xcIVQZjR9h5S6QHabw4w7hx8UDC3D/kxK3uYAJY5THpiy5YHXlsamDx6Y8+MEAaeSiWcuUcMZD6pJH0nMqV8EqRiVY
oOdyWPloVJ0IzenD8jGHeeL4VWWAEJSpXlJKIDmclBCKfWVjorzPlAucKCeyMUBHAXlj8RRm94ubGIMsnuYuHgXuFXKuihyFfVqIrPNwO0REtERUYTDmyLoP
o304eGeR+gCqMsXsLKhXO1D92yN2lupDeQ1BwAWtk/FXD+NuTUQBde+C7F16SBPiOnc+CzEOTKDsIH5G7Topos6CucUQDAztGgwN1sQ9rEg0CypaQBkQ5Q0K
8go4ccRzED+3zhFeZ+WuUAkEpwyCUwLBqSI7Z9CLIWUg7AmBX2gpmiU4eTUuo5dIFP7EZzRmDpUjgAj/iPP0ACj1WdHhAfAvxLIHEOUQx8yuxy04zMURHKI4
VkwEMbJhMcZv1IkeKT9F2MdB+pdYo4BA7O0Cj/ZmRDLTplSvapCNKpLGKPYi8S1GfcoHqwbY6ACUVXnAQzSqQGlgbDcgYpwAVyiQNDwiaaBHFKLitRfRMToj
mhGGHZIzJDfDxpYscEvKhE1FtYwsLPGnFTWjguA8O6DpHCIScaKVoNhPyhjyYiZPg4Xv+bSs0DjXZR44jrTf/yksAP/CZRveTpOG76UZTgDkXpBImoGmPIDS
b8GUh8f6TfkimfI+mfIBmfJlMuVHyZQfM+2ZlB9WUSmAcaoSFkUfG3IsngAiJNszEzCPJUjQx2TAeWXPiKm6ptEhpXVQZOvAZ+sgYOugzNbBKFsHY2gdBJHP
E3dNGuFaqoDUlK8Dx53tGUoVUInymj2Tvke3MiQNqy4tjDzmUkrtmXe5xO9wia9yia9wiXe5xDtc4m3b+NIqmvLbRv4R05RftdsTKvED2TMV057Zs1Q6jAlm
qVnGR+bAzzXB1gyAcoQ940t7BnpWM+VHyZQfG2LKVwx75nmu/Hmu/DpX/hxXvsuVX7OVsHCVJVPzCKa8GgEHmfKGzGumfJlNeZ9N+YBN+Sqb8qNsyu8v+o4S
fTHdHSz6C0ryHU3yF7KC/65FEeLesViMLBYjOIoJ5f+4u/rYusrzfs977qfPvdfn2tfYsZ3k3JuocxSi5g+EQyqVnCiZslXamDRp/WOT2PhQFfYHsAjRCcGF
ZJvDQhutKXUCtI4TSKgccDMKgabFhRAMGBSqVHOlUJk2Q2EEKe2yzW1dsef3PO95z8e913HQOmmL5JzPe85z3o/nfT5/z5xOG5zVaYNnrMTAP5OozxIK8lcz
8DdsN4+6wrhnUbakRVlHi7JFLcpWtChb1qJsJ4uy0RdN8gy7FEt0jMvxk9aVxv2GKwz7vnDYVzxIYG2HvSd938fDvpUYHx/2b+rOekN31rTurFO6s6Z0Z52w
zEDRX2yGfUKM1yHoEOB4MabGhogjWRJ9fo5/KZYzkmuAkJ8OoS3ZtbgBFiXuP/dJI4/US5K5VODKFHrFSEcEK5ovmDPWHwzUErl7TnMch81xHE5MzkpzBWQ7
lLOy7n+NGHEozQD6nk3qEUq5KgihiLj3XA6yt++gCwqbXuSb7uDISOD6bi1lvF78V9BSGBogzR+JKehwcREDwr8MqNxGRHOMiNYXiGgJmojgPqkO7LAA4mwm
wd0jMWgZZA2S4ETWcID2QjIzsc/NLNk7/nqzt0HvuYiAdWle0aY3Ao0NwFzO0djKGCNtv6Kj+Ssq5isqAXZ3m6/o+N18RR82fcHHWE4cdzZvpCBHS0EAM/dK
raSvdDwx1oWaHJG+DEiGI2A1ETHKETHqkqmO8msnazESSJrrRQcilH1HXWkRChAsSAJEpkw6FHAzXgpxslkGYhEwGk/AaFwITwECzVp7RNU7QkcmUl7N0a1S
bSByAkGVjESzVx3wOg6N14AOD8Oze+QfIxqrb20DHJFnj8OXdBB23vFD+w2C3ZgsavjFlrFPvrr/4YMDm8a8wqF6+KbIS28fqOU4q1NSdWBQHq/nb9tqgE0u
3QgMxEMHazSZalnzRI40tiNPjDzztoFxpuGtOA28LAMfmwRsf+4lMIBRrKjuAeYtBXpLhMbbtzJKHrXz+ZeYd7BO49OgLL2gb1q96dAtW0uRXDtDw+pN1Dbt
wc6lAQzYuWV+x2DnEKZKXmFB1bNQ5bcNSHDsFwaIoTuwTICh2zswuEEP6tFTN9AoyR+o5ZgT0eLP1qxaFhXcykAUp+USGC+kfI2HjYZG+s4/CPBMYTzswf3j
xmd9OziWi1kDa5ClI+IjOd42rT/b9XU48albypju20q8gPwhaWB4MzW+69+LuyqYiWXvqim5hSOuK17pj8BFEERMUjo9Dfk34EPwEoUNkWFfxd53xJSA6lYR
kAOMnQrNVPDxLCs+2eAmdKKXuco24kBDR9CaWLmkPikhfYI+tyBJTl7p2K6X67mDYfGLEoL0vcL36126MFvXESajgjl5YD/+vXgjBm0Zg7YMrVD5nBGrEASe
D+eHAiYKYGXATnVggRpS12IEq3WpIaKEDldjXULGMZ0KwEjdwMlYtCNgClC/OmJgjjGuUDAre7sR/mfUBpfftGryhQc8tdbedqhu79/y5b/5wo/ufCv1F7eV
LP/ibnao8VdtJCVZwcG1Wo6IUn9m90OCgsQ7fsp4BlOGZLoLWobyp1ORSvEi3f5G4JL8X7F3U7GogoajExL4oYLyFvM3DtvTQNUo3GCTLhY7fwLHsAKpMIpD
npV1n98ZWiZowj8WcgWOm8b8CIh6AFq1QuhEAFLgfDVjE++/PxNkbjdyUecXffitXnqN1p+J6o9fefuxnAb1CTWC0zDwBfQufEIiWPRAq9EbtE4xpK7jkUg7
64/tAjAdUmL8gv/S11qpJad3a9igIUlGX83Jf8rjnCF3u3/+le/uzPkfnnvCBiRuqx/2yZpYFf8CQASyfqf/0lfavk3ozRt60wG9KaI3z6XLpFxJdKoxfoTg
3XJusS8GYhpF86gwmScxHdsC6RnYMki9Vz62a9i+gOMOPnZwPEfH/gXYGvzZ7HYvd8TLadyCrH8+FcILBa5zIuxWXhHXpW4WXIw/l1JpW3Bqmx6w9I16wFoh
eEGWA1n4bQa9gGl+Nxtc0+gFtj/6PYNeYCTmmjLRWjLx8RuDXrCfHckABgraxwnT+61YqbZGLhBGIqn7Fy2lQnlk/R31gh6YBRowISxoATOjz++k08DC0oEZ
JJcPRjFBC4FX/Fra/ZbUCx+i3Q7MdhkABcBCFIIA/183LF0dNnoeGj6EL6BW0StW47+huo3NtXWIowX32yyTFTBrHJQKcmtIcNatL4V82csN826BJtXS8A0i
u7sikAZDrRENgFEw8YMYRsF7BV2e7vsGo+B9jVFA/dQA7HeePviAgAzMPGtABk49G0MjmNKHF0/yc04+G8EyoFc8py/PyOXJyOX31LA6qi9PyOXDweXpnY0z
dPlxfXz+wiPfyw6rfc8aYIIzzxpggmnsOr/sTXfQ6OgJ4dcmM7GCdK/YbCXJbK4PK2TQskpsAb/fArAH4Hk4auKp3QaXV9IbJbxlnsPepdJUMrzFr4eRl/Ha
7eNKA4QrwRkd06moj+v02lGOQuFoMY6sLAlmQrkZMwG/PpqJoCToumWSLT/Drz28OwoImlmjZpTUvT6L4BbHAH2mBa86TRqzCYXgTCtOedTBa+63d5ukx7or
GR0uIl+6dPZjt85+rALfHBGhtuQ22K0imW3tSpJI5iXc0u25Yl5ADSmuDiU6NQpqkrpZW4bysIhF0Snw55WESXIkFCuESyijggg9JZjI51StO/ohS6GRg6+Q
lDWkFlStHx3+M4X8hnWp95W006wSyIF5VVumw7H6dDgWQw9cUIBsWJf6lYJnOvhmx6uieDqvHvkdAX57hc0pBjGoNsg/+EY4SrxBqAPLic7BWBqdHSZe2pHE
d/Wpsv1tbzkKgwbZ7Coega3g0xuEeWGFcawvZ8e6l2Py4PyQxKMVyWjyZOJRtk3i0UqdeOTpxKO0ib1OY5jWAEp7D4omYDmhqW6bTOpVgW9ytcmkXg3Nf5VE
k7f6FttbJY7JIJO6JpnUdcmkTksm9UrJpPakchOnRq+A+rGCg8oHTZqJ18sW9gzipZCI7/UTy8R22cbUCWz7rlfPYXsN8UpO82dTb0ZHGmSQ9jSObddG4imA
BdiYYhiA7uuJp9C2yl+c8XpIL67XNqZeVIlsJ7sp2ymrs51yOttphXHDSHZ9fnvdjsU9NpT/ebkWCeO1OYx3n5LYuwYx7z3K/w0ntwSFF/aoaNKUI9bxjrvh
at1xd70ev8P/rL/wg2ggZvTXK3QGTPT+9/hdv913WSS/+A9oZj6qpHjG1xUG0LrUPlXjwMm9qsZBw3sUBpQ/olkxM+IwrjzChAVrKxoKiZHjPrlbw/YhvcuI
glyC0Eaw+Vp71K59hoPRbUHmH7EZkR8pV30s710DbWxNWKDMW2OC8cZl3j+YBO5OpmatbE7NEku7TslaFWSP0B2rGLj7UcW7AO7+Ou9uTHEvdnIPfvxBmEkU
a1D43XwlDSfNyJG6Aicxvys2fFYlh8+7qmn8rLr68ZMYMeEC58+QRPFyu8Gj6+dISHS0OI8pmLNKsr7QmLFfovG+EX6+Nin7syl/4eWrGarvpPxzU+3JQ/2e
oVgvz0mW+p2cECZ9fG+cLX5Jku5urTHtN9NQDvrZI7JXNH3ICt1Snf7Y0422lCA7/vfiPFoouYkz44WSL8Yp2SaUbBFKNi2Zkh5/4oft22T9du8z7UvOrGwq
OYNaM0zHaqHDuwo6Zhahw00kHoAIXTBGMrfjROSFiLQQkVoyEVX/4iJEhOwmwoXSARzdUpkd19luycSccCq1AFXv5YhfGLuvk8hdRPzSUnOtHA3R5jHRGhD8
W5bg35IE/y6T4N8+Cf69Jhb8u0qCf1dK8K8talFa9EIPEqoks5Fcb4AXc5ksQy/D2d8Muiw2irL/L4+2dXDSLdOk7Dp+N5TjTcSy67kB/yfsEd3zyoOwiQzU
8+2coxEbK/36i4GXdE4CA25q5ST9W4kI+LK4Su8VBX2HKOgcJrDG/hIMFIgPKLXyjHIUSxmlEhkQlngWg5R2ekVs3D+hCyUSQTtrXewXrQzbQ7A9wADq2QYd
eajeDUeeK17Rwuesl2AX7SB5gUFUN6bYoUZ6wXOWoAVMst102D5qyXvH2AWsHYDdASqw9opWpRG0V7THszVGNYkn7BXNeXbEKxo+h/3nwaPEV9kT+CkZn9TW
XtGChkvu0HDJSsMlWxou2dFwyUUNl1xiuOToixj4NYGXPBeLBmhY9Yr4nKmVuPomCSqpoKKUlqvTBqU0cJUOaQcpStfSXidcpdEX9yGLo8LRAcAX7oAMpO5G
nFmzq7QortJSjLbQVZoLXaUFDYfboeFwlYbDtTQcrqPhcIsaDldGjm4G4yq1wy+MvdIRH5MMw0cC+vK1brGgKSMwGnNOtwSwhRipH1mhkWKwtZEC1oiJV401
4nVtjQicrzQTHhe2susFY4xYeD5mjJjXh+de4cdcfj60NjyRH1YX9eUJuXwhuPzmzsaZ9LCa08enf/TER48Wh9Vs8PA3SXg5qy9+oC/OPG9sESMvGFtEA7vO
h10Z9UD6vswD1v3pgC9NdUatEahdHwVJtJKSZhwesZENVH7UrQaGprEPMJ6dQU+UdF26iSsrcxWnDAT7tfalDCwRa+0LGVgi1tpzGVgi/OkMS2hOTEKbJjHY
kosRCY0jLdWIltCmM8OKJLnXSNg6FV2pGnFRhsZXR1yUEYHVGFeKYlyJL5sXNJbAeUsql8whZCQA6+VA4cSb6EwbgSZOD/TOwqJKZ7GV0jmt6Tml6ZlaOj0V
//HX2rcPbPb5eEq10DNpiVYm9JxI0HNU03NY0zO2dHqS4k2cnr0cPBqlpyH07LUE40HoGU3QM6Lp2aXpaSydnoenGh/muH5pY8ZO0rMuNaINZbsUs0H7LuIM
asfdQZawDWHnYSWpV7vZlsI4b52RtOHpYqvKOiPZ7XItngh7NtMqEZZe8tNMjQl6LwOFeV3qXKbGTTKbkTyys5laOfwseDiRgpatua2Tv7K6ho5V0g58psjY
ymFhP/Vaizo6aZGW0v4TYR0di+vwuIlnoJz03USry468iueido5V6/a58kKt6ts1drVTkxeEp4TfP/lQYEhkaw3dwGEQ8PfnJIAyj41LrCTNNWYwtTLbiboE
G7mcamIj6VZshDSihVcXYSOpJjYS04iclhpRWjQiWzQi9I2usMeRNPF30BlTZWrkjZz/nVMXAMtxxm5mIakmFhLTiZyWOlFadCJbdKKroOWHOf94W1rWJ7lH
TCtyWmpFadGKbNGKrq5V2lPiJvhGRC9yWupFadGLbNGLlkrGItyCwffuu6uexoRNtzLepuV0YLxNMo4Es9GMRL8ksebCsVXvdg9rA7XNBeJsswrX2QZ8IhOe
6LoLsYleBQXySto0QnIzHvkV9qhhfqHQECARuvxv6TmaYniOdLMWFsaVJTWxtOReVkX9skT9yor6ZYv6VWlV3qoo6ldZ1C9H1K+SqF+dknvZbXIvIwwcMF0p
wHRl2a0nBc6KfrFWZsv80jgnYqxSkrOZlZxNK5azWY7nbE51BnLl120bolYrzH3khGrc/QB31uTvCOS+HSRCeDaC/wvYAHrNXssOZRs5AMVAuA0ep3HmizcQ
dweAiMab79B48wXgzSew5ktHSEmLYc3n/lew5nPaW5v3Z14z3lq8fAlY82Mh1rxugEVw5vNJnPnFKy7BYP/i7k+FKn/lUk6P/e7x5L8Z8bhe11qZAVj8yddj
YPHHNFj8udNxR2yHOGIXXjOqz0+06oNXz2lH7EFZ788fN7rPueMx3WdWH87Ic84e18rNOzsbc6TczOjjub//8dce/Xh0/bA6FfwepYOn9OXTsz8+9Poz+28Y
Vieil5/Tlz8wlyeOG/3nwnGj/8xh1/nFmrwN3Yc0IKRiWPcXgz6bLEa1IBovVwMVz5Vq83EXKIZ5EwDMFJvoYWMecwIP6T5nu/sfDyX8o/scjcDrEGsS9qJr
GMNNQhrjPruYYzVqKitq05kshJ219nS2xudns8TrWkGsk4IPiHXik4BYLxF/UIijLbSEWJ93roApnV4cU3reiXmu5h1BzoR3G7UBaS5Q23JhorIYIrBYokiG
VL7GjKl34jKihTtjvsMKKvXp3YjvsBjzHWKFy25NOA9d7TyMYBMircgNPIfFuLetiBizTngOyzpbMuPPOpwyV9aFzLLcP3zWxVkpZNbFyD18FmlIupBZXvB8
ytjvHrZn2Vv7Cwfe2M9av3QEAP6ig0xDbZsJ96QgLK12kK7wYCL04ojg/wGjhmt9zyErYkBnF9B/f8ouzvARKBvb7V1Df3mv60i9ly5WYezR0Bo97PQSsUhM
PlJFtgvbMxa8w3iztqEB+KPnc9Y/FeHiIw6PLS2Ue4uCrrinKK7FEWyvGbYb2FK7zDu68KseIqG3Qyq+imbJFV8t0Wvry2gijwcynPv+Lt09k1aNETEmLPF3
kwY6iKJcen0qGTqjTTBqWrEUtiDai5txVEqmSzN2cQuq2M9H6OdddC9aEM2XaKy9AGak7QhCEUqRhspvdkc+r87C3drNu2ccab53HGm+tx1pvhlHmm868Mxi
289esWeKvAuv2DHe3ZiaKAo291FsB69Xh4vegNdvqD2FBvYP86h+SzBN6WqseQLrIo3AZ4poz3X0cIkPmCjKiDxaRCkCmlZFBnutYKpxinAIBV4xRXeypuiO
QIG3nFIVSZurGAd2vziwq+LA7hEHdq84sAew8JSRQFvmUHUwBCfgCDp8kCtM2MIOJ21hh0dtYYckCxbNXKyX43A5jv/zlJlPgTpY5oWZByymljNM3Msf9hde
j2qDwt8CXQNhL8V4iWZBwplVEslRrwiyS1znOKPNAzNKhvI0QjOCnOCq1w9uGHsTndEybsl/+mijLT0n6O1OvJyy0HOC6Tmp6ZlK0DOp6ZnQ9BxdOj2O/9tF
6EEcQ1xbHhF6RpXEHgk9Ywl69mp69mh6Rq6GntNPt6dnvsnolqyLXmlTF72s66L3a6PgUumB2hSi4cWoWZdqFOW5Cw5KcUQKzZgyM5igD/GEXJd6UE9IWlOr
EaPSWL6VUWna3i7X4kalfXYbo9I3bVGJnrBhpF2XetyWCtujNrgCA1/1hJ/Fosga+xJgkRc1KuVCo9K0HTUqlfzp6RZGpQHRAQf8Q6FRKcdIi27iGWJUyhGL
hVGJOPsRaukAJxBBWYdZbRj07ZoLCSTsEqiJ8DfUclpFrJKK2MOYcZyHmAKv8Crx6JQGVhna3ifxC/fWlpsBkOGY2OVep8e4eu5ENEpjSN1Z53WW/n6/ZOxF
jO0+pP66ntOIjqd36jFxqzadD6mb3b0NSRvDUvRdScTZ3LB23oSwKkGrHGS0Sm08myEOh6Vh89s/ffet/3x7YBgLg6ZLLwcy9OhM6KAl/r9C8/+Vmv8Pav7f
qfn/8gC9ExjUTj1/pE7y6ZSBio5gP7FkBzjsZsnycLOgVk4KalJzsxyFDMbKsEwLaofjqwpRlnWkCi/sE/2MZdEv+Zb9TMoflwI7WbUpxCtmKiu3MJVtkem2
ScSMbTQfdN44wt/uofW9gsZ3RUw/LOlNtNDQ2tgTQIUy8ETZAE/08NrY8ito+ROo0DKvjWWvhLWxjKiqZchlxNpYlrWxLGtjP97UD0mOPl8yttgO1w4qdINE
qV1Xqwkofj3ECZVJVHevVycRM+QmOjG3aCdmW3diTNoGrkz7TiRm4qITYWAqcyeWpRPLOodV2xMryT6MYdlnW2LZ9wiWfa9g2febb4ZsRR0LuYoltRx3Yc6I
N9UAAqLPiDfchdU2XcggEFUBgQjEmwERb0oi3vSLeNMj4k2viDcWxJsKurBiurANGnheGHJaPomGu0GuzQBXlsXElVpGHNQyYqeWEZfz12HaSyDrq//2xj/n
/H9lh2KCN0AMKEokHnGAnP68ssh0EKWqMVFqtOhz0R8R+AJRqsqi1IQWpUaL4ET+z2f/7rGc/+/4upnkW8s6Nilyzl/mX5yOil5Xvn/PG+3uryPqJnF/nz/R
9v5+rwcrQOz+M5Y/0/YH0lz9urmquhnLkbAWeqDeI1KC3Ad0a5+sE0dJA4TVOLtVJ3c0WY2zcjoM+X3RQSgvsWwHbIikPEesxc85YtecdBB/ETJ7f4rUuI+0
5O+fDA+CWaH9LGVMjh4osPfUes2imqoN+E/qRTXFXl3fDTLaAnjmEYaGLDfBM8+L2DfCRvY9tsAz700ARC4oabh5JWO8YUcGOU/YXpmwuvjEvBOBZ64EPNc1
WCRugNnS0izhSN52FJ65N1Z8ol/gmasCz9wjE5ZmapkjMEoGnvlC+7pPlzSk40Ut0F5QERZEooCThGcmzaQzqZiQHuG0hGeGquIffooFpQVwjiK3ST/Pjriw
WY7AM7cVSJOiZlxADURPgWd22VxGa/8VgR5PThugx4E4zqP/lIwmQW3G2B9gpOZSgOQ80BrJuSRIziVSawdiSM6VIJ9nABKgo+PzW/gsAqzItGBF9om/YkD8
FYPir3DFX5ETf0VJ/BWW+CsqMX9Fj/gresVfURZ/Rb/Yo6ti6l2m/RXKWaqwDT9EVvwQOfFDVMQPURU/RE/cDzFZDMzHt1jqAcj2fmqbJEGwWZ1zOjndMVXv
0ElwU5+s5Dq3qKF1413HRo74mR2+d9cdG1MpKbWr4NLZXktFS/rYnc7/hK8ju5ivY8P/E1/H5emr9XUc+b/q6/jZp/N1PGylImMEfg0ZI8oAg4kMUPXlqvAX
G49zBZIXZb+PamXRf1qaTy9ZSPDz1FILabf0u2yxrPs85L6q8XFPRVKKD9aJ3XlBemt+0/g4bgCsRnjKy9DJsTHnIaXSD2TvA1ZAmINP/R+m8N+uS80ST3V5
ftTTQARjAaFYy4ickJUZkpNpk4/kI5vnoP6bQBt4XKHGK4wFmfM3jte57LWXrew1tZTrxYP7ownkSIX4S950/BWE+DQAyWyeoOyD9JofUUsh9BBozcQKb6lb
AzShOxBQOCB1DNhOx2APpA8EgTi06wa7zWmEMQ/XI735PEfWpunPup94WysoLcHQmp+6/KDy/5u99wGS6yrvRPv+6e7b/7tnemZ6/khz+saGEZLiqfdcHsk4
WFdPJgKztkP5pbwpqtbEodY1dqpsx+ty3tOikS2D8JpE2fWLRyBgZmRHIkiJHkhYgITHrIJlR04EGCI2whGxAyZrggADCis2+/2+75xz7+3pkUa2qZdXZczo
3u57+95zvnPOd76/v+9vRaztDqFllNXgoiC0CgKhVXytEFrBAgithuAI9QiOUK9qQPPgeNleDaEluEKB6lsAodVjY2YZQqv4S4LQ6luAJNR38RBafawXx0Gz
/6hb/MuE0OplsFWQ6TwQWk0EyHIIcqMrhFavhdAqaiyhwmuD0CpoCK3ia4LQCrpCaP3zeRbAxSJoFTSCVnERBK3KRSFo5RcgaJ135q+xEz+fmPhrOuf9P+pI
464IWpXXiKC19Hm/OIJW57R/UI98VwStyuuDoHWBab/mArO+teRZfzEIWgWNoFVcBEGrsiQErXw3BK0O13zA3mM25XAFd+BOJe1TbWO3HABy+4uk0UJT9AFE
lcLcGoD+eDcEjAHBKeqSxeuksnghbhj8yBins64Rk0oQ6upthokKuqn3gXwt2ky3OjZv51y/RPEamph1ml5qwIwwULQyQoHyNRV4ucvXVnJi1moxUo1qXVvx
GduVFjgjyxapURWpGekDuspTRYamorkboH6km1nrwXoxyAd5IYovEiPQoFFStIgBCOihJXxJ+jFUhgqrDHl5Db+t4q1zF/2PmidtR0/rgLDxVV2jpdqvsjQt
64C61RBaqLnHZ0OqhGCKEjVsoN0ql/Fit/6E2M3t2QBsBH0odu7gPGgXMC7m23u49oU/CeXJ15OjL3r/nZGDpfzOYbpn4Uxp4RrPlJZYcfv0sLUdIhF12uPn
09NDl35ONMKLr6kU9PgJFK4aeAendfepwuQ7IHy5jKJWkqGBSNWnawOVMDAYHf1Zj4YeG0Ag0WQD4emZb6/AY13AhRYO/Fh5ZGEpj7xDHnmHeSSpI+9Ed+8J
6evbwoLq2/h74JBcAo+kQJynojbgWDFwSOarRVF+S4uVlkwD0BGJQKYkAN2n77MwaX1YFy10tU8wqWjE6GOdUa8ZRI6tsECUvVdPoRLPHxqFPgspV+4GKZd+
S59AytE+MRmW1RAgf8v0SFopbkYPgxi2adUl6+IaCulklj6eSh+PAdNKKcA02na005sXfIbpTFv2bYxVXUis/xJXcNkMlNzydWL/wrv7qGle0LGCW1ySjWVz
qWdpUdjqHShstRRA7qGRPMRwT4dTVTcnQNkCLYwHLKsgSjWItro62Mm4w9jhGKxAZGsBq/0hl1FIfJPsA10sYDwajrBxJN1OAoiyEkCUEzeTYwKIknFZrJQS
J9WhREUG3YtdGSi5aIpYegtcGdlOV0aJJ182nnkOp0qVeOYFrO0H2qpIXUHIAaqgEoFzENkRDIDtVBffDrOgrHxbn2QtGCFBFaw3+ZY9uRI0VOBvaXul8yrj
LwUM5VBTAUM7MKc85SJYRu/c8VnAfu4qTduCPJgaKSEv9HkFZAt61pTL0S6cGlblkBcv9Qg4xoGhCSSyyu6why7WIApkJWiozkFDvUxqEQjoyS9BKgwgWQN0
DW/WwlST7qu/1bnPo2PtyswWHLNXol5QwLlTLiKTrnDP4tjgYh0BEsNIKQg4ACqAkZXf9XXdPMQ0BZweAzo4xBICJOeE/TZoCHdL0BBdOQEoSjoed2j5B5xG
Qxuc6tezrmnbmSTBIUvFZkxB0IvJeIjJOC9BQxWmoJ/6OeKaKnQvKAjydRBrP0RsOu6BCN1MEKrAkUJHQYMqn867Qr4vukK+I66Q77Ar5DukyXcAxwEOGnrG
41MEDT3NpyRu4UgM6yiOgyRuedgfbGsPgMBcrivQQUO4miKPETNpBj7jgZ6r6eGYkavp4TIjj3rtHhznPdAZLGXGU2UswiyYEeT4MlhsE6srCxbbBIt1EJrV
fTmVhSHA1A0jfVaM9FnQYVBQJxCM1QO7LGNW1Bm1CyAzzAnBbnWNKbCRYmpvKiORctoxLv8yD9CcfT/mCB13cjVAxiwYsqlEAceEoe7vIP9KO/1x33YnzCY8
/gEnLgVITWJ+xwFu/Bvx+RP1trJS5uHylKO9/gWeS+L1Lxiv/6B4LQfhBBlhQD/x+mNsY68/dUU3TI+nKUlmYuRkAIf1AI7oARzUA1jUAziko6yAio6JShp1
YXfYBzgQY2DTx6zsnEHYH3PabMxp570LO437O53GWdLP6E9z2vn01KDWZUuyldVItB4gbtsPWQfza4Cbcj1THtk6NfiimNzyaw7ACJCwEyBhJ4fDvXzDU+bx
vyOT+GbhFbcmS75iAJpSJJThFHkdZa3buC6bXDnstW7jXkzwOk/wrr3IinaRtW7jpriNS+I2LovbuEfcxjzBB/CmAbBj6r7exQOuB2ncUNn0TL6pvQyHG9vL
cbgBcR62inSBXf8kAux1AdLYMYrOeUcx230UU/tlP83jxUeRRTsgAANjkkcxp7V9boqMIkI1yp2jOM6DyAtuA00WOmxMD+LlwpHGZSzXwKGlOw0WSUML9sgM
1+FBdCyXqoklVg9i1g5ibZFBhHgCV3uAJau5VEu4VFO41IBwqbpwqR7hUgALTQHu0sNVPIZOegyR/xEgXaqGg6JeOXYMhzXDH9HcflBz+6Lm9kPcQaz/Lu7/
NJOQHmleHjLHOuaFObtNzHA9R2joaN2ff0C+rU8a9h1v0fgpP6cZ8jJqgelHn5lasDdn2lyMwpcdOiDO0aId55H4hWbfcVTcDmozjUbckp0P6KBo3v4+zgIG
b38f07LGTt4Gr3CncaTp/rAnTTxJ7PNFTzjcCW/CPaXPj3m8976sP87Lx5dIlUts8afQZQ6qM5smt8w0GLc+Ysg67bV5mj6st86dTGZ2ArbAkT8O518AD3oq
DTqAW3ibF/29IxfpTU9qGkoa9E7dwm0ekgSiF57/3Efz0Ss6ysI07ild/IktACTG3UX7rkR9p+6IBqPD/y0OcUj/elQtV8s67q9Hpxa9v0fVsKWm7n/Mic4t
+gNxUqV/8Pn5jEb9WdiVjsajcwYU4edO11/JMAzoYeDZuRPD4tgoDWqyPqPOWoc78YsczyfoxJijLPR8EshqGEkgqdGRw2bpkY+6MqNnXI4Ew0tdqVTMVXad
bnYdR77Wdp3EVg1zugnTCKK98Qez/GPd6XyZeRnxdNfE090j7ugYJuVPY5iUVqpGYlP83iXxe/el/N65VI3ErPi9B2ItEgzNQrr+8nyIS0SdPHc8lez0bF6S
nXYet8lO3+iCOvkpIcy5gzbZ6ZWDqWSnM/rjqb+UgqoHE6iTuQn3RX15r1w+nbi8z59wT+rLP9/Jr3nuYIw6ecaZcI/rz9/9zgP3U3uPHrSZTlOftZlOZ/Ft
6emKV93sbCrY/CY3md90EkKuRk3+3tU6EelR6Ob3x8GqiXDgP4NWjqBQVyIV9upAlj2upCnRFJdisJyqWtSpqiWdqlqWkGoJRnqFg6dhP2E4A8TprfROOwK9
ENakLfUPG4jHdfKiq+Q9axikl8OSMjIlkLtaxVpiU2e921qqy9d6Lfm6xJNeLrSJ34nNEzEHveJYbfLaa/eJkaE/qotQyeEjjNHvrdPuY5/T4acgHEcS8FqL
TjxLIztJv0RheAnx3c7Vsjpy0Lc7Ua+BSYtDex52lN8ltAf0ib6/hyfFKZzTwkWyD3xSw5IqtcXkUeOfVSFnMY+Hnk4ZMkE9FospwRPTdwAq0qHNQAb62w7t
DpIQctqRnOhTjqRIn3TaLNzp3g139m60a++GF+vdy89usb3r1b1rTZIE2KeaafhThqkcCTkMV4UjHe0fNvFt0dzJqT+KMdqS9xTYHZ76LoGUmrwTCP8oTMFG
jqG7aFJ5d6rcXYtSdUXXpwi1hoSgCFcDjSWs+pQTekJdY8CifWzQUiiAUgkeNsy79IgF2vyuoYYOZi0LeifS1+n2GHtTcdZ5VRdont0iZR2zCOk46Ui5iQvl
ow/a3jy2Je7NoHEvLGHNDVq0QG6JD1tCNP2zLTqX61EW/Xrfdw20hboVY/M22EblUB2EeggVvBb5k2EtukQKf9lCzta5lE1ue0BPMfveMZwTgzzqSP7SvCNw
lYf5+ys44yzaKwz+AK5VrmS0E+R478WxeGWGAQxp93sUR5gz9G9RPl6NMNYRQ2juwNFhrCMG+3zYEUhNoJUk28d4v7p9ACpE+x5ypX3bNJzmVlfegTQU075z
un1ndfte0e07o9v3sm7fS7p9L+r2/b1u37d1+07r9p3S7eNlx6sW8GP1731IB4fS+Ncf28qggscyqLlg+NoxhofnMTKoKsSNjdcLIhKXf7wHvMJXTiqTPi8R
bIFEsBU6Iths2Y/jv1rIbfbe79F2Rv9uCuhoRYcTcdBHFCZkBymDyZ6mgD1G7QJx6OIi1S8LqgjnXVGjgbniVAX7CbSt1tQikVqIgbbVlgVM6oxUQwy0rbYi
9RADbatFAU9GcqjBk/6gKwVQtiLXqWRM1tGzVq41/lxT9ZJVXoVuFKVYDN9gfKtw6OZtuRVABjENolL0w0QeFijCaN9xZFCP+P+PORY9/qhj4OPnnX1bn2j3
wP4y/VfMlY87bBQWRDfUYlLl3bQbsAW4lLAA21irgqrSPlpl35J4bcu2Z78wJWz2M7jcAScMcDzkhMXo2ekPu9zcH28TB29g8P6sTT+vC6twwSfGlut7t9Rm
KTN3Qa6OPON/bkvEodR/wE8sc+weNhU20aI0RuzrBsRRc8FjrIN7D/K86DjjsCBfSFRHLOgSpAX+xcMPsMlOqnGGAY+b/KCM6OR7VHAtRw6itM+Cn0hJH5jq
UYwTlt7MW8TQuwJKHmo/BMQeMpfQwbuChPNANScyMK/2TWTqkpqzBEqETTan6hJkHnvz8tazxM4jpnDvuyuZ9JxjAvZ2JeB2JmBlMQJOO4Ict91BoPgviYDJ
tr4qapaFmlVQ05WqLfETzfwuCUYd3AHRFq265OpfZEbEi0bcdlNOXGAoDcsI0y/8pg2cbqM18HamZXAb+AQAq6TJ7WIcZdgjp5NBNLer3Y924wcbh/GjvHkr
YmSuYRYmVXuJbbSo4x3letktZcu5nhAGVkyWcy2agr3FqMkFewOp6LrdTZR0PbGgoFlc2laMhyQieHEcRkMCfUscYTEZsp91AO7WgGTrMzugw5zIpJzpJdUC
PkFJDaDiWWn9VvB6ByXPaPMnoX0tRyHSWR1oBnw2thbOXJyptaTe8tmate5GORtfy0VwEe1zHFoQv+sfWZoq6Rh+NjuVoM+g6k0jct9RKeD4/kl4AH3M+Gsr
sKmimk5YmpRegP0r+dAycR8y0McdlEOyU71kK6mWpM/chM9zrCpc6nbKN8QCq3MYglQOQ/efSgYDFG2fZzvTLhDaMdbicYynwjaSh0s/Tyx8M0lTHJdhapvK
OKjUMDTiUnMlDlbwMWqQPRs44fc09HtgZucWdqwLQRL1hCabMPe5Qsq9MvWLKnhXJSegozVVWihUol+lOLgmKC3ppq7VXG2BMoyN5nkuzCxYSKom5GsH3jpJ
cC/yHKb+Fen7sMbZLMFKLxMO3MLeaxp4YI21ZIeum0z4AkateC3XxdI2/8aCUeM8+LrkwdcmiSJMyiKTsiQxMgGPFXJnSzYMXN4RYGrq+jeI5YQvg9/ShfK3
twMJUB3kQixSBPdmjnJodJPgG/K1luC5IvLDYOdDLKhyvcGdOA4avP4EcxtEVEiAER5Wg7fRPBze+Ht4JNbVSBztcRwOyhH8bRxuL0uHfhS7YP5fB/2gmAr9
KKplRKxl75TQj+McAMq1mBEnjxijDAprDarh20hRz6hltyHkW43chnrK1EwMMy7TDfh7J902yrMCdg0AExwmbvc39zE7a2AslA02xZWH+ArKCXAdMVcVwd0G
VRHPd1R+so1kW3qpo5Yh0qcut+ISCjt7dAckzwKwuCfDghrcWMFeNXxdBW+v01fEu4W7oNy3sBYm/XGpEo45hryMmp6C/aqGQ1v4bTkc5ZAZTMFRTEGXQ1cS
VDJ9hSLF5jR6PSqEwX02q9qqNbsLS1pHrej6AQyFUmOBYTmaD+j+IkqmjeKQBa4DFDTT8lr3ltckGsXhnkvbC7oXtvm8gmqpFbRo8+vS/Bo3v43m95vmI6mF
OR61O5+sx8ZMYchk8ZrMMitOn+DVFERfW7iabhLe9R7McWRzFGkXLt6GLukwuhq+vE1W2Y3UAilAxzsL//IGMEIdnV/kPJIKlx9yuwUD5sGRqAsAb5SwIUS2
1YS+unfi/jNsvS4MSVeiI3V71lQczKxDESYkTHV9Vda8CjKgxb5rxMknARYW/dXYHUyLrzjmZphNZCx3irc/zacQ52Qi7uOSH4ny7ts7Sn4Ei0V+Banlz5Kd
jfzihRkHZW13kYbbQLCX6IBhUcd+1WgNCq8WxrYdgSX3mn2cJ6vJ9/UsE/fiKdj1RXmZgnnLxhEvdu8kOHnGMHJZOqrO4ZEmh4qp1BNXulPuXRWTwrAIM3+X
MPON7WGunyUi4zqu2b4kZl7TzDzsYObDXZj5sGXmy4iNEsmXxcx8qIOZD+GPmPnIBZn5SFdmPkLzaeQCzHwR9jwMPusJcwePHwIPrlHrhccP4wb8aR7fjYvX
klwc65lupGWGaTIke8YIPU01JjlcVn5ALLAmvLymefkoJoBLWx4xcRebVsBRs4gnT/I/zqhz9EI1DG8QpHGv5dAOHQezKMNzhOG5zPCwwsHqChLJy8y1pvn2
4pxaqdpkl6bVhY+h6wtbV7etK5yvdQVpXT3VOsuqzAaSYsRhByMOLSNmNFEsgP9uXEKXy5QfxwpenVmD2SF3xxaOAZcXOaZ/jS0bdVg1BrpEifNvprb+ahSr
WgO74tKV4YAasLf8znDYOl+l0la6UmkrValU7BdcQbwSx4QLMyzGfLF4UXzR68oX4QX2Unzxpwl2VUQwNBihKoq2MXY7B8QGMvI5aM1ISSL+tcLNhOXdKBmo
kVVk2wFxMSeWW9VkeTwnur6wKHOiCLkG8RpABwVjNEWJOdohI9+NTNL05jNSYF05q4OVZjKWh9IPUS+UOIEHVupVUsDz8IyAjod4mUuDfhYXIjzk6kqE+11h
pXtd2ZfBFoFHpK3KmFcmUTre+RBLfc4FItlGWlO0GCbDUQhvnEO5SpgyqnzYYTx84WEcva7bMI7SMI5qhng43nVKJM/Ru7NEdF7vg4dIfMoB0Qks0LbUkVyx
Nip8j7KFEwZF4hmPq/5d7NFC3ttyWfOcYMhVoEnOY+WHxI7bIvd3iX1nEExTxL4WEPPHWNavr5R5D8VaF/kGatHA+8LacCjJhnSS38hGejyUuALtrcSHhnkl
f05n1eRgfT6sS2FZQ4/XzdDDU+tweus9zKWwHOGlnhh7vG7qL3WpyMnDrhqUQphFTmqmu9zrKhkxeC21vJoRc4b1cbnlVC1TjMDGbyvhVCMyvVqYrlrjLKbY
n60QjCTgzhDwmoSAF8XnGcTzvFNAE58+3OLFRFIwp8Yt2e/+3Vfnd/+g53ib6TEZcyNis+mXqzPE7mxQMldPcSTR1sHFAnwBdHaZU3yrg7FHXmgopTq7jYQr
X+uR4CeVaQIQ4TP0z+oMcxB63gqvPuHV8QbFNocMfIY+PMVLf7aH2AcHvrIR/P4S86Cxi2vfGB4l5TupOasQaeFEl6PBlycaTLvZFe64vGDNxb1gjXR4HcI8
nNJBlMptbnI2x5XNOSBRVyMHH8hhtcNgwPm8mZVuK0RVdOpYkMwQhnBN364Ji6m84eQHFAsp4qaNYSX5fTX5oZb4QDyb7q6HDRxU2JO8r1f14NvxsJn8ti/5
QfzBdNO6dDsGkh9ayfcNcj45KQKzYZ/qm1MVlZ8Nh9TQ3Mwcva40S2f0zEBVZudmd9CzzTdF+WaGf3ULbTKtjXfCpw/GnTBVxmnoxD1hZcwg4QMp1+W1DCrR
v5ZjbAprGU2iF2ZK4mjgTLRsIRVlEkbNjPbfEF/Fg8UumRG7JJdEZvNRpv5f+AJNBB7aTOLKw/ZKmFOimEF2yjBL5Ca2pIl1KSGNDXH4msX7VJE+laRPVenT
gPSpJn1qSZ+Sj15yn+J0khnHczd7m5z3m9T3IPQZ38NEWmQ58QNWxxwXNWbRDiufWL+PLYbYkZhXULodexD93RJmh9mNlFN0kuOEfn0/Ho9EzCMhB722s6qw
m1/klOLqt1lhoz7U22LcbC+TKfm0i5QeWGK00V+noo0+pmvc7v1rG230pS7RRvvE2XssLisz/3gq2uiw/nhO3HSHHk+EE2Un3P368nG5vDdx+ft0+VF9ea9c
nnk8rjoz70640/rzT049tuuR2oS7/XEbbnQ8LixzlAvLLGewBASfRX/GKMh/zju0X/8xRrv0x/V8brMP1+1/RLqQ3YHmndtCX/aPeNSzMVxcLBPn6MlamNqU
lqXyC2WpLIvEaVxiwGfRH4vEfnQuM0mNk6hdHzB+BjkOolOBXcJZMErYw+A4clay4QYzq60nYVmChioaZBn2cp+eKYNfxboBRFs5hlV24i5MOefvg9+lA07k
osSI7gCSCBIdmOJgnKqIxmwULOhc07w2MsE0JEJaWD5fIXrAITYAh9gTvfxTeJR6o37G00PaMr1Yh/vkTbiPL+E+ckWVP0scGmT4s61S9hQuVR9JEPj3YQfa
D8eX1B+UpttfIzZf305XJWjYB7JiHoe7SUf14T5oyE3Gx9Rg/F15N373h2JUx7em+hwH+Psr8Zb+L8B3cucw3yqR4z7DAfqrMzfj+b8T8mtu5RskdNxf4d1A
cqqPsPm8Sa1TnDN7D8d7+BzmwCEfHNIwjWOLlosTfcdkv+sGmnChy+h36Mlq+lG7B8dpp90nFGr3Cr3aTQ6YwFyRZcHW1wETiz5oYa1YFx+InMUmhYMYTMhc
BtaqIbBWPQJr1SewVr0Ca9W8gkXlPAxdd5KG4NB2jZrFNLe0c4zfsnAGTDnRctuCJ83obXWAn5OxQ6HZFkgUvfwYMzdEvCGcjScBQvtLn2Xq75MJlBiocR4n
DlnaENZx2Jgep3EZpzVofsc4PRiP04f0OG3T4zSVGqep5Dhx5U3uRsizcJuD96bGMm+DjPfaEI6O0QZWYXGxTtW5UwpPv0Q6NZbuVF061fpX1SnLrHUAMxyB
DkL7Gcy9Fepq0bw4L55iDnu2iAWyRuRAeeLHK3n8JfbxJub5/K9ZcZ5FWNeLcEAvwoZehD16EfZKSfJNgiznGKTrnE1ac2zSWp6XYLeNJSdA1xA+sAIdJO8h
fWEAK9ARME9HUnocLESx2PlIRYMUkeKz0YDth11ltIScLqtsD7fnhNSvx3mT49X8aG9Tg9Nhos2ZpgZtnha+MNwMLGuavADHdwxztuR1FpB3Jj3NZoj9QHRa
QW+fsLhKWOW2+N7X3lQtsjzgvj/LIV4un7uC8GOQfWa8OMjLwPYcPYJP5chLOKltblJgNJ+ouCAmrKA9uuK3bZfEZIropJcybNhFNa9tHCTRrhqjsNWkahyR
cj1rUlOSuFtWNRYRPB0UVpeYiilJ9vV0AFlD9HCpO8xQX7ZCQE55uhbAlCsmKIQZ0bQE7mGOpqnb7o/OsVwwmOqvu56Eq6kZF0J2TooB8d540oRnYOdzAU9Q
oP9+9Fg6IOzj91kUGAYZ1paxm6MCzN/13dhrbL9dDRmRETwWmka9NEEYWmSwPaQGFWDyw+HfqGQYsqXOGwKDm7EJqoUKn44uXllHWBHdCodD/1udn7sC9v7P
ONJaOIsjTdVXXMFFPYNjD2f/8rtPuwpo23+spyb1MgFW5AghdPrsCI28y+OFtQfQFjdR4DP5HFN383QCQmiko8InFqVrLD3oCfox9FsVjxFNqCcf8aQnOzzp
ybQnPXnYk55s96Qn2zzpyZSXagFXF42mvCSai+3LkASeMfFIex1+dyXVnKgu9TQ5TGMbLbeHQIlzshxQWJMRrapREH3jmQ/vykc/ePHpJ6Velp0KmAjvkcRT
ODij4NcrrhltBHzxWMfjzBNgkFGWzXjX7XjTrF90vD+vx/tzerwP6fE+oMd7vx7vPebtneM9kxhvNzXetNZ5lHkB00gvOswziWF2ugwzP+B8Q/3fdCe+qTtx
UnfiOd2JE7oTx3Qn5t0uQz3vXsRQp5qUuLlcRIQ2kTcPwI67ScDlcMx+DsdcpvnlchqtUfpTHI55jKaCMhwjDsfc2G6LZ7olLkZMJzDd8QmEP9PtX/Z4U8mt
3/PV/TTFZhjO5J591NDxDyhnXzgIL0uL5BE0YV84tF7df0PoDav2vq3tEJXkxz+goSanpmr3q8GtNJx0eWj9mg9sbf9KKiJXgyhJwd1DH9QtXBfy+JLoiVxq
ZpZXiY1yDa11F2HGl9AhuKd9aYJ35auen3FgtkVcnLcQRJSDRz24a7rYfkmC9hBxzkg7saOblt5BMcpcKr2tUy/ag+qSfcQOvX3tN6mRfe03C4oN6MBxIUNb
6Y43EZXaiNOkjo/Tmbp0H/00SZg3bSXatAdLRJ43b0U8ke1KC+/S3SHZ/FLloEtO9y5FrtzgdEsxY8UgzjFTrfal+OZSXVxbw++E7+Z2/8pv4H7mpqqtMOzi
j/6L+y2X1anpI3AwuByWnCAR/UILJ6NYSIoLQuug3fiaUrD/DdBCWZYKWpVpKuG7SqJP6/wgRJ8mV9XYpBpd8JQEKFtdQNkGxedh4/GW69DT5Yk40uUlcYsw
T3DlB2XIf/co71o2OyGcZsFPxDa+nGYMSwTEKTJvAYYPok098IkxOjQRbeoRl6Aue8Q6Sfrz1KCN3V0CGcLRtioxGXnhd3pSqblM5+F3Vzp4BRNvuCvxWiBe
z2LEU0K81i+ReCkO+FopqeN24ycaRigeFhLVl3eLq4BIbyGum+J0WS4+kDH2xIT9JJP1t9uLwVYh8ghmSboJsQr06To2t5+WWNzlqq1lRZEKHZEKT0tMbocE
edpJyYpvTsiKQxNImeNd/+7Epn97vOffiu38n8EiSIL8uSOBSK84IXELM+SqQuLA06d2/GUu+qevfuUv8wvFAR5lZrMZiAM0CzCibe7oEBbxr6g34/AmkgfW
B+tJAwWPJ9kxvGTv1vVv3bbeuf8DxN7CnvX1+0N1wzCpU5dij2JZLGzcBT0Wu5QaaocsR4RGjlCh8D0P7LO6jdimFimIf4okkdeV1i/VldYdXWnd1ZXWL9GV
1t+sK60PcaX1uPt1W2X9lJYVmeIW7m9ESxIo5mEliQT1uhRqb6UlCZEcdPwFMdEbKxaZdXN7RblqIxFUo+p5GccrSRPSUrzLcQNLcQW5i+xs3R/qvMqH8taR
uoceFK4v3y+ZAqG6BFEvPI++yaQMcUNDnE+nY7A+Yl+Zd7MPyn5plur76Xl12iF2R6P/AacfWH/1B1X9gd2/F3q3MW2JHwDPengfHUb/w94H6Bbaf31IGXWZ
lm8yQhMNXxyKLYQw8eqMrAvfrpWq4uaVKyXB1V1h3bUlbPW1O0XGJTkYws0Ic7N/QUIKUQW8aGQYA5/qqMfd2f2uip+izhlcJi41ZtvXtCjHwoC8OIBgpsNg
7HYYjPPX8rCkDMYktkB00UEgIkrZOB1Szmm+NaHltsT57kQeoOzalyIKEV4UTOIRcdBD1FMuxwqtSLnnHeueH2H3fNe3eMBQh1/+UlJHJ9WKz34BIXEjLK4H
k9QXxbl8zbjqQAD/Z477Q3KtC28lRzpxpJUeFhjf3yIYyCulIuoqO5SlaNtHQBYuFx39v8LP6j+Va9pp5i1y18/sXSTzedqBlrcb0Sr4vDy1Ej4vT70FVn5P
reDkBJh5MgAaNHHmzXS8ebnWxeMv427306ZNDmhqx8JWu029IphQJb4p3l2b3XbX8z8gOUFps+e9tkldRLAW96Xd7mO2hUCysMYRcTZBAKJrIRW7lC+ZuKZL
OSL94ucvNf7S67tMYXUpps35pjBH9brpKTxipm/LTl/3fHO3db6525K5O8KUgadV4X0jMB6NkNhMMjN8iZcipvbhr21hEIyUkQYhGGUYHoBIzoEr7a6KhpsK
MgHjDuKoW88AlpfiAAxHXJOeyBAzFlnhkUo+v9nZ5G7O058To/KfyFhUfqZa5Gx4zx9+6Sdj7/nB1Wwly0dHMwkEAPYhcxSClB9lWPx3CTHyK9wNE4LEl1+d
WSfxtVe1CzggGI++HG+X8GlVu4xPYyjAuBIQsUnFDAKVqe6p5wx0B5p1pKJSn/VXbFDYyNynQWcSqNtDZ3fwWS+d3cxnmMI38FkfOEKm3Z+SzdiI5VRi1HUG
PYz35AHs7yiAkL07bE2Gg8RT7EXgn5sdUy9VR9apm+Qi2Bnrn2FVxS3JCwclOMm11YMGgTXaMvGdi/4chBjk2PlA9b03FgIcvUnTnT/9kLxIEPP5ZdfyxdYk
wuq0Rnn2XzIATxw0iGuplmSW0JKSamz44a0vbDt49sW3zbSHEgQTObvRHoJIwAGpLr0HjHJwPb10jMSeATDKQdUHRjkIVMy6CBXQJDgRs/+3WRPhQy8fOIOk
Szd1J6/lnQG4/HhTupdcKuS8vwaJvMTv6dV9swmQ/h4OFNm11lIMlVKTN/Tt4uzPV0HFDhI5QiIHtEGYUT9I5KgeJpEHXxhxUFvrkmcftkugUoSIVNOVErAx
hYOY9YnJmumYq/ilmC+WMGMdEV9d62dkdFz2M3oXmrHUuUlZoar63ljI7DYenn6bjEed5oyMCP28c+rK7kurPOTqAxkzHb84g3Hq1t7MEtpb0lyZlz3v7jIi
Xur12OarvM3br6+eoCFKlLrBM3UpirjUjRcdP6GjO7zoMi5QYZPoEFHNmIBcLNpLbabY04RUym/8gS2sQDzXy7SHJZndMZVPmYSkHRlDcGb93LMvffepTx/9
8dukso2XwvsZFLyfSgfeD6JcgPVTEqyfsmD9BIL1UxCsn2IK68dhB2RRKmTcI4g/OmJmmPTUGCowD/+63pj+E2JlDC9WmXfwlMgI7Rni2GGumnnncDuLKsvX
sMaV0RjEronxs5/r+FyPPwf4bDGLswgJytI3CiVrZNsWG77KSOSQfZluROhgiuFmJWeutMJ5PVohD+anohWlH7uutzm7SXz70Pzbvinv4XEhFonfNQZ1xXF7
GeXT7L+F6OJD/vB15Ct3i1EH+R9fSp3YL1DyCKzJYchqREubJyNgR+rp0fLz9SrgWJccR7eE+cVj3eFpFqHYRzxfcL47MxKTVZjl9qvCbFjcFWakO8HcnOWu
CBCbodvmVFzEZCaOys/MhghOL6COCqIO6QzFfuYQpjg3S1/WwOURPAN0C2YZkoUGJyyE718BL4T0j0OKLSC0i9lC1ygvXYJk59aLAJg69ZV0yFcgIV+Hv2JD
vpYtjPj6jER8PXTIRnxtPZSK+Jo6lIr4OtcR8fWKDszaKW85k7j8rDvhvqQvf/uj/JoXExFfsOif0p+/+/wf/Y8vVyfc5+KIr+2HbMTXtkMdEV8HWH86mIr4
+tOBggB1kCD6fpePvon6Ov1qor6ec15V2FeOMaBN2Ndz7KEWEd8fo2dK3FdrUuxjiEAXDaKgsiieIwkRJQkCeM4hEZYmU9kEAFRsgDqXui5xAEDXV+QEVJum
7iQiwiB/K7zTYOQzugdt9MWK9fxr97xkvPgMOxvgOA2cYB/lydHmOM/OYGMwxiznuxSQ71JVWbYCxTJvlVna//cUvhB1i5a6xddOXbBh4JMy7zVdLxkkhgDA
wOsz7Rr9sWcmBxsDp9+b8ijcAa5lEJC8C1gTtDbsUWX6r+eWsDBMig7JjopOGgjKwf1IfAgDHtPGkbDOTLF2P5JXWJS44/52PcbNsXEb8xyj8VVewIfpnBnE
lDcBUCKfRYgWe+R84UHsk6ur2tYnYkZZQmto+gB0mitq8BnHzVbtTODkdR+IDXHVQY4yOeZETbpwLB1lctxJVh20rT3FsVzS2pM47+Gx9NkFW92ZCnY6K6F2
2zjQ5CHgvujQwDjgiaPWchI6k5cAwEKct8+ZEWYWmEAUg9Xor8B8qOFHp1DN2YncSPdcc+ttUyb8avY+LkwIi80lXF7Ehf2XFWuejUdZjyjHSZkxrfJLo1V+
MVod70IrGJnLH03R6qTQ6lY87nba9hD9mCbUzUKg9whfuKltrTKKcbE66BQjZfmXOc9rJvIt1PGhI9Eri4ecBLa1rKtKophmYNZkr406ZATcgO0mXWmr4550
yGFBQg5LEnKYlZDDooQcVhj+FlaSJO3NtlBMbwsZW64llwYfrvDmpHkSqzlyX2qTR+tE9memND6J6Fi7Hqi190p8bDzwm99Lyzl5B5scaNn3JO+oCq047jZL
N92qLRR5Y5cw9AtsPn4A+mWZfou2MAe5nPmaBq9pwPYYQBsBTk2PZDc1SV8UToVKD0VUeignNcFum1Yhcul515mdK7hQOwJpR1basZ61ItuAclIbq5uMPpeF
f+bDRVX6dZvozJTqA09NaT1BvOkH8Zb06IW3pL6usd59iGzVW9Kj6ajYRx3kosFbjPWDJd3ORgycw+YINNW0TfylUlb2+oqdIDBpadtTjx3thtAZ2JYd/GGs
K3/ILsoffhrzh5bmD4jYaPCg/IuRBzbin3cJY7ghLHas9oKBzUoFWT6XCktdM0kbVuqZa/DPVfLMded55idPTjF45JcXPnQMAXGph47hn1Xy0PFX1dAWSk+k
nskhsSPyTHWeZ8axic+lQz+fB4MTBuhoBtirGWC/ZoADAk33qJNA2iiaVOiWXcgtk5u4yEQLJCkRiQTghQWp5F6AtjxIh17wwgLgdZt04DLgJZGKZPEYKHB6
/FF+/As6sD6YjIrSN0C3halgzhVeIPtgPZYRpXYtFPQa9FIfHoAlpwT+6FWmBLqem0z3gAVaC/4SFu0sKSw62zUsOmfCorMdYdFX2qjotRIUvQb7yoQ7ngyJ
Hk9OsHHOURjHP5frdUBXD3xQt4qvx0kJsMPkJGI2zxeNI8VSOCcUji0fH0uojJd3VxnHkSX0HC/9VQaT2J9gTXLncylN8khJa5Jfs5rkV3XyEApmntaq5GdF
ldzzGatKznwmpUru1B/3/hd+zvRnYl3xW/Tm7fryQ/KahxKX0bCt+vKf/gG/ZspcPi5QxWc/LZ9ffv4rux7ZNzjhnvm01SX3fsbqko/itLSjns1udklBdDY1
7FxxkoDFgJTKJN0VDFjsJN0VBq5YICQVY9TudUSqyEoMckZjFM84UtF+pyPowtPQrYBdDLEouxJee+T6eK12SQo43IH6aRnUKlnoLy/L13EZ9u0a6fghp22E
7evWITSCdLJgnxXTr1s3R2sFgRA11IxpmzShhj4C2bjM8HYlRkmdYp91D3hRb1yRwY/xQ29P75Xewr2y93oJZ0u72HqJmL28V2ajlzOpwui3w3TUw6ZoR48C
KTacDeQBAxC1GGn6wS47lhkh1kmHFrBaxzJN9itn6gjdGMuUERU3lgnawzj4iBkbI110Gf34psmVGWRjO3DdZDi9irbG9nLVTCEK3xH1SAuSgMJ3q2YKT/gZ
T2Be18+99KGv3E+zFBivHAZNbBUVb0s7Ntx3zztu/dKlV/3aHFN1t0DaJmrTIx8oi3ygLPKBRnG4NV2Y/iYBQr6xrXC4od1Wo5oF0Tc8M+cT4L/KggPvnd+2
Ix/NvTL1zSzH2qTvy3L2i4H7+7fr5mhfK164uePcWp6lG6S1G9OtXSOtvVxaO77k1trSnR3NxFOO0bq6F6criMIT7h0sOWFqksJ7HTsfllvzNn1YpkbuUsMA
UFaDd6nWXWrgLtV/1zXa8Ljh/+T/ff3qzpN/iE+4S/c9aDCP8U8z5H61QmXnxVMaAV9Z5GDQ/MkcaP4hT9M8cSuzA+xDy/apEazPrU+o4X1qSJ8O7kPQKp8O
7FP9+jTVEqbpJdKSscVbwoC2kjblpWb1ficqyrXktCZF30vN6+NmXs/MT2359B8GMrGhEWIRyOvv5dcnhioF8Z0cQtssGcpQIXCWJgMCZ/vx3VFHQKXnUR6L
saJv5/1OYg5GBTZa+1o862sZjZxFOIivRoUPeywDeaoNGchT/ZCBqDVXcuDeALtKpKaNFEolnsCsR+zbEKI7yDfvRMts5yz5jnaST/a7ewGf/HXezFC3rO8K
kM8kw/g8rnOm2YEsGr/NZIY/2deLpk9vPslxduyieXB+6nvZ6EEiPMptpO/KXub8X20G+/59QdO/V4DU76anYyzbKjr5dQkgyAtaN0sITVVHvT6srvao6jGV
h2zUUE34fOyNin/aiL1Rjej417W40IjWgMQxpGNpQakI4Egm3Eaj4jZqSnGIx+PiEBVxGFXFYZQTh1FeHEZBymHkaW+RuIp8cRX1SQSDEiGyIF4pjPQJK5v+
P3mnZO3GcQCDVRXzZve7Mb37FTp2v4C3vkIaXiVCeREJkMpHz9FQ5fXEzYO7Bww7xTgoDkYgr9y1HnKhvLUe7Bf+Wpq6eahReUFP9e7kDFuPy7JqBp2HRpRf
TTJoXlQrOqzj60+ZN62SSAlU9MmDQVesHaeChVlFnOY9DChHJL0xoY3UjTbSsNpIw4CUde1PDJNnlJGqKCM1UUYqooyURBkpX8GQTbToihyVpp159G69BPNY
ghujt9H3x/hlT2qLXIEVg/egmyu8jRPujVEteno2Tj8yjXsqZbwOdD4hCgVJ1bFmWJBSQRUddQlpqJL+Ob7Ri68QPbHYS/jhiE1ibW5EHq/k8Zcs8fE90UPf
2HK+xzOmBtdm4sevksePv16t998hNeEul8evkcdfZR9vrKTnf8235l/xtO6evkXmCNbvCvemiRg8Jg/5qbP25wPFAlw6wGV3OXnPjTHZZ5xYifRXkiqa74yS
7pKWJ7Na0vLqAnO+inPwjFUIJcFQl7jCxLi+4mm4UyAc0wphP6SOqtYRUac5n4+VSQ3Fbr4NJlmBxrc1iar2ddz1zXRHDrxPgqrXkNYYx1SvggH891E8BJy8
h7FqQ+qGDQmmt5UiLyLh05hHUuHUTdgpGSOqHnm/XslK4pQyxY4ZW12KoTeRYFXdTRtDvV3lyGhqfSuqt30PyBe9b2dAWgTkh4zL3pQS6D1vdX5L8pH+LQLf
rszcJAHRN0qJ2xukkPZGeS988KbpVYEbTKXRnTbl5EkmcHQw9CoinKl4nuw4VzWVB0godL/Ribnciq8rnvdwwjw3cIcjLZzWMdtIXkMbt+tq38hZk7Sy1IvU
pIm8tnlTtp2cN6WYIETHpokAXhVnTcW3spMncYkoyWDnN1byOm8yhrX20y/RghDxkkD0zigngFKuxirpj6DEZdo9UJOSlWMYQGEFLdwq440M4sN4WOcPA/gw
Ftb4Qw8+qLDJH/oxEVpIyOxTtd00+5q7AXDIBRUQAzuEQ50UK9+KBOVE5E/ZBpSWuU9buE+AfudQAQ6dMWU4R7CP+NhHRkzwTOePJGCmTOOaw4oDdDosM/3I
xPAB1aaAWnAl0vTVkNVldq2ljcVXwypPZ3U667kis4oOfVdkxlFh5QoSM3yS/NhUM3hF5ioUDKeNh7ZCKfMRR54GnSU7c7qNDxi4LNRAiU1VyBHUwlKi9HRc
uNMYj2yBdleHW/olwX2xhi02c+k4VC2dcKzA/Rdj4jl1MmXi2VcUE8+5v0lXo9Imnr1/Y008z3Qx8RwSSWz/AWvi2XMgZeJ5VH98+RuC8HIgtuEcyU+40/ry
cbn8cOLyh70J9yF9ea9c3nYgNvGccCfcKf35+6bQ6NnPWBPPgQPWxLMXp6W/68t6m/1N+c0ObRZmoygmTTzz2Um4fMZQz3l1ZlUoMvCuzprOcW3n1ZnpfJ2j
DiSMSqrU5JT88BM8HbjwlGBeZVeiEHGA40lt53kJdh4uP4VaVSjwG3tCjXr2q13Vs1wX/YLryxz+JtMKNWYQ3zGvzSbahmOU9tNiY9DqW5nVt7TWfqtYpn5H
TEk3kxRoZixqK+Q7NLqKce5FpegXicIfnRYG2DaKqZbMS0tuYIOGtOSmdEs2Sks2SEvWLbklsT2/oxWsV1a1npnH24+xxWx15mm4b0lNegbADAtG4i1LGAmr
KH//S89+dPcHtaIMI0kh1W3FvR5nw0jYYDNJutdjYiG8pM0kQX1NA0vaw/wm3aeycUJH5egXuxenP2rHJNuBRmhjRkOXtko2IpBG+NKIzJIb0YxOfXPLYo3g
atc5Tf6yHo4GqiW+lQgvpZSf1uWFQEroc0d1mSEiZl4ZebNxvjbwfY8YvfcZR4rAPc0DzwOe1y2o6BbUYr+uCqzH9b2LaLa5WLMl8eybmkvmorewMzmh2TJH
IXHrTmYqkXv3XWyYqv56xSc59EeuGKH25CdJa9p0J7wqP3JR0YjtDe6kXNtw7pM//Oq/+e0brmbN/zj39+D9OleFyyFRH7+h+/h13UeORchyrXEe4uNOouyc
XSZllPxd6c1nhTOdyApnOpYVznQySwKwpHGMp6wCDSCyjaEmAZzBDcDLoQJDEMNNJSzD8875DMOAR+i0CvsR/B6+tgrLCFubDo2Wz+3mnFQn+ocvPfupnC60
FhPohQ/FBHKWSqCyR49d4Z1x273R9B/wQvKS/YbOi1ELGwxWGkzKMJlBY6Q4KVl6X+p31Gk2RHjR52TPREhDg70F9Y5n0GPdu2ip9bL01VS9JHjZ+mVtkqVI
wNO1GyKPIbYclN7Ocm0n7uCHXOngNl0lcasrs3zKlQ4/5GJwgDIr5iUG/MgyTm4fuydcIchOFBSVKouerrLY0NUX+3E84IqZbr8rxd8OcXVGmkxuO0CTFkw2
BvcqA9yLkU2iIx9hkkZllKHwVVmqc1WlOldNqnPVpTpXI67ORWMUMQYf5+mP897KyTM0vTnwO8louZYYPC7cAUdMlVxFLcHnHtaMaLveF6bBHjxbRKzO1g8Y
QepijZx3EubIijFH9lhzZA+k1wqbI7tMXXS1krZH1sQeWRd7ZF7skWWxR1alPHMw2c6xHbKhgbCyDIRlyjN32A+36WKJWzWrnUKPjAlRJA2/c3+rdt3f/MUk
jYOzU1bSKGjWnFtgz89Z0ySWRkL579gVlsajmYm268nloLl29AVZEiZyZ4yGY9OdQGWGVlTWIT1dwBfMdRzSMLssg2sdqslCOS29EitTTnsA0nmwlo2VrLBn
AKcEY2VLjJWeRLY3xFBZF0NljxgqHTFUNpNVbDGvYKgsi6GyKobKvBgqKyL/18RQ2R8bKmeK1lDpeS4JuDbbaj4XGyvFUAmbqZZdxfoBK+Bum4kaZTkXAPmM
OsmxKEmOJcluLNs8Af24KzOHIOyW13r7cSyt9fbgWFzrzeBYWOtN57T9MZrOkeZ+JKzsVhWwNTZ4XjLJLfifGgcoT9IOF6JgxFx8HCHViQ4+vtIw2KyMP2Jj
Y6If8gaa52LfeBV9IUyU2/dHOXOp/jHO+giio8ycf+5GeX65MHXPbsUewx/jN5alH75Pkktci7tcMlpaScY5ENUsYbGazy0ttsEHEnUc2+CL+uilYhv0C/yO
2IYLB0189NUFTfRmJKtiklXIP9naoWfqUPRXUGq99CdLUzof+ruU0vmtQJTOw893jVA/9S2rdH6ti9J5RDbQV2Kl8+W00vmS/rhTnvNiQqv8GCmdp/Tlc6ck
zulAOkT9hL488xF+zfHkZWfCPZq+PK8/Eq8+fMBqn2dj7fMMa5+fqmV9Wpy5pPa5PUhqn2C8YFvM4WIFslPjPOEkdU0WfQCf8Ffi79FBCd2Enz9z2qyN7nPE
97NXbwx7NJdFsBCLEST7ae10v9ZO51k7XekdYgaNHTWspPaObU70ZrqwLb13POSoSpe9gyuWfltKCaNqaVRiPMYsB+eWU3v3S6Ib3ounbQoD2cfSO/cd0ovb
pRO30s4RWOUwz9rBdGKXySfUpMdTaup0Sk06uUBhPiZNuQlveY805eZ0S26QlrxLWrJxyS3ZO3/gP+WiH3/ne1tc7SBOt2VNp8Y8xi1Zw1WppSXr0i0Zl5as
kpaMXURLYoV5Oq2xTWvBaKcjZZlntOI8qxXmOYjQCyaFurhJ8QeJSVHUk6I1aTJx1v3hul2qsGND/29+9+N/7n31qsXiEQImj67R3NA+8iR56iJOlKWid5BS
agPUKU51PrCOC1Jq/27LYlOG07UrmkSBJplWaue0UjvLyuyVLItCZtiplVo2QeetUnueNvB9Vqmd04MxqwdjJh6kmokq0uIRZNTCBZXaSqzUVmKltiJKbWVJ
Sq2bUGqns92U2hlWaulaWql9NFZqO0q/L4FxEX10NXVV1dKBz3rcsUX1OL3lI7VVNn1uWUKPc6Jtp7vocb7ocX70xViPq1d0yGDqGfRY0uM8rcfVocc1YsG1
EAHh+AmWLZqkx/Vpwz0gb1scF8I1unURdBng03qAT+kBPqmn2ouaNGccCZ94WSu0Lzmir511xMP/ilYKplxx/J9DPVm6vpX1vNWZh7Qet03rddtZb1zpkZ5Y
KDGEPIu7FRF3WyLuDoi464u42xRxt0/EXU/E3X4Rd+si7jZE3HVE3M2JuJsXcbcq4m4tIUyxNgVxFwLYgnFmjTIDjRKej5zWKPOkUQZQszKiUTqiUeZEo8yL
Rhmk6z1vD4wA9J+zWYB/wr/oJUSsfDJjjIUs+q+b/DyGGhtWjG6JGF1vlxLys4FToIlkudtcWLFVfm6hXTs6PGtwvfEibUZAZHsyk5cBPjncPSEoVD4a+ucr
EuSniwT5qSJByj/nhlV4PxxVRX0ZEjk2VnydzuJJs7hJbIUI3Tjtp7ILxiBX8lhQj6u04cPfPzjzsy/v/+JcWPqIKto1j+CyYG5WFXbNhLG1bSb017rYz6Qq
dLSGieTB54iH2YaeeWJmTiUeMIOq85E3yVkGnIZdY10cWQZcL6oGhbzMudgdzZcs7LLOwp4MaUSQwVVG5bT6Ie5RRpDZiRoa/IeTCThJGo+RMimcFs0BFIjZ
AVQfMsK13yeXrLDSZRaUJOm5E1Qjv1Rp/zWoESlx/khCnCdhoKs8fxXcQn/Pe8MaLbj/IjvBYv7L306HD+dEzH/o22kxvyhi/vHTVsyfECnflmwwUcD03JmD
sfz9C7r2cPIzievbDqZk/73647xw50MHrZKwX1/ZKa/doz/+cEaEDv3xnGgq2/XHJz7BV7fqjySVTB20Uv7hg1bKP4DT0k6V9UjChxpesFJ+KRVG7F60j+mY
n/Yx7XG7+JiOMZ4NBKYTeAPvqDvdyfpP7jNqAGzE2BFPuGGwOyxc4Z6AxSjA3hSSLHLcl1LXxYoPT0U0HZjCdgYVoJxnJeCMK8rAlAdlYKV3Vu8R27x2tauh
uIZ0oTHi2BXwhhoSJFt0KMWG4lxsKJ4OLmAoznYainMRprMxFE8HKWvbdNDOaaVmXrf7kCvt3q/bvYdtpdFLfqfr7bQfvciuMj8hwOr19IovxDztT7gv+1Er
OvX3ScnwZT8pwAPzq5qO8BWb5GlHNu9Qb9ZpMfWklnOe03LOCWzmBoG9oQX55JtiQb4SfTKl3KTbA7NbJdWe/dIeCek8qttzrKM9h3R7Duj27F96ezp9gun2
wHJbPq/Ntt7NZjut2/Owbs/2pbenGj14nvYguiOt/J0R5W/KEYuqtGdbR3vulebcLa25Y8mNWR6dW3zyXOb81BcZ7ic+lPHVmVd8ecEZX2S8l30SI2PPVen1
81yRRu5rbtUr3KrGj5kRuwQ7ELKSnoz1n03lqkqinQ0CydkgkHS6JjfLpmtyagFXjkxB3PdaiPvaBR4gtcdyqpfN6r1xT3ujvS/onvZGq3m3gSG5xt1r94px
uBcKTS3WZt6erEZS5IAaES/p8e0am5RjXYcYT+9CXSc7KdfSus5zflcH3vN6qL+lh/qUL+6Xk367lzmB364Bk9eogMa9ohNOsiis8Sdg88UrM4/h2HNl5lEc
e0nBxrGGKqvQi+DZCSRD5VGdcxxMxP6VnOhOWVIfz6s79SZ0p2xad9r/wvl0pydj3ak3oTslnsGaCSo0vuyKHlWTvYoUmWA3CU5f4jHvJ8WpAL0gvWWJjWPB
DhZvM2f9dLBubmGqSpHjdXMdSANFlKbUe81ZP7XXnPVhD4Yb0Q/7uNIzI/uHAxyLlUtgSxc4RCixy+dAAwjiAzGIEhYwsDO5UhTr1ThHEmgjgbR09W9XPMbA
Yhy/nOrTiaIcYJDv9IXVmY3plAEe/bE0D2uKH7AubsEWqlOYEgxwgvXC43kPTX1G3ZIBCzodSTNZzijgqR/bfR7NdjiSvgRYPNJe1/8t6S7TgW27q6NTFjQ+
nRbT0zUtxpe0mLrY43ptsHovqnNY8eApjb/qW7vXTsc6pZK35HSxBU/HqTQ62jTmbqTOQ8dQPopvdiTD9Kh6soFAgA4kIca3Lcti8t/zVudPs3yKpMFP8umV
mT040rIkgl5qM2GErLHRKSvEldHck8XWlOqCb6uQ7P58nIyRvAOGpAAMZnVmFlmb2HgD7f8NZD6QGAWDBFSIs74gHXLcXo+BM+y3cXv9YNM97Pnsuj48uMAC
Rm0Bi/ZVLzyfvgSA+3CTIU6PHWNcfKiOJYegVY1o0cChwZVVESzFwXnZ6Lg/Wf/vElcZq1qIVuX15hsfMaqw1pS/wEeMKALkzbniDBcf8bSbnl1b2fnNxpOi
NpJ0+Ih7xEfcK9a96UA2NM9Eyscbmmc3tDpTqovUipVfl83M+Ih7xEfcm/IRN8RHzOBYAskksJnWR3wm4SPOpX3EZ7U56BVHFs6ZBKILFI1sp0hMM7HRdWl3
i0bD4o7+6lHRrnBeZZqgSJm3YJLGPmLP5kx3m6YNPU2Leprm9TSta7r1yL5esF7h/yr7ROwVrsEr7Ke9wv4FvMK+3GG9wp7xCvvYp/ChFx5hyebqSrbiEsj2
V4YjvvzVz33qj4/vbDJfzNrR8zozhHRsli+xWYnJCHvAAhLnEm747iTmfalXEk5PukIpKdrZLe00pwU8nXa6xOGh77/nitXxlAs30+rMSzoK5UVXrJSnOdok
OmHWtF7ZqWXeAd6Qi45qeSDDjvnObKK0g743ZbHsF4tlQSyWtZSDvk8sll4qk6ghFstiykFfF7NNj9hamrGDfnvJWFr2vG4O+rGUZVGJg358KQ76Ge2gn+aj
Ks19AkmeMyFSNujvlmHx4f8r89mfeeFiffZ/8a/TZ/+znFvY7G5KpJPZh0PAgPKgGUcOjGNdKvXgeGYy4dzf+0FTcwJiHV+lE90A/jowXweooS5pJrkV7rsm
aC5J6BRnTYylKpwo2q+g/KC+iSObVit0uIA0Mk2iv/38xxx+/4+3sU3qzkrGNErnXzylS8VSy7n6hq5nQw2p/7Veu2Py4A0hhyVsDF1+Ik90sDGli5+nLGF5
jd31bwS7ht6bsI8nS1KxfdyN7eMuREkuDctlwAsC2FyMxkhLcdpg8J4naRSbr6uI24bNwPzCyvUMi0wHTzif2JQrqqK8jcDdKaqyrmpJohMDZ1ToO898Vzf2
aA/7fulagQeQ2DBjikbjE6boijVFe6hom2HAYVVLpDLEBukKLf0qTb2qKlxXkZ0/b1lASVuXPQ2G2ZVeaUzRpF+BIZUDAK8SY7B9XBpof95opqjQ25IEmzGe
IzQvpRlf1mjn/yRHnq3Ynyudpcc9qYLhyDKLS05V4orjXsp0XrLZV3HS2MXEtAzFwIKZSON91Hci4bp0uJ7PsoEXniFvU5wYGrNykTIC2jvbhcT0DYyzNCzC
wBCWjMM0Y9lYPjpBXK+QsCC4rCsuJHZBvjbE5nAF/nVsZgAK1HFOrhMzQ1ZHguSJAYib4kYiqcnzzAkwcE6VYQXIihWAK/xUaAJVrbaJ2q54SpdWYTFVUi2D
9JQwH8ScO2vem7CfMAenfiSMJ6T0B8DsnnLC2pGwrL2o5d0cO1ohzb8ogFz1UoLOROJLdGFmRM03cEsdWH+gJcookY4G6e4fMhLrS5Ii4I4mIUwRbwAHDxuk
JAQKKYJo88ceFEaHIqR4XQ/pIBnUVmlYDAyYIMxpnBD8XC5lZKBWAQAwbWVosJUhG5sYCgilVg2TEpzDCH7apNA+l4MfludWllqxefIQCZ4k/YCZP656dzHO
V5YJ2m3aZOVrPW2a3Ef08E94VPosjk0ekLvPifIrWMz9MhPL4YBFNx4AG+uXRN9urWRIoQA4Q1z42xEAbodI25wDSlcjqcE12j1cewixleAw1/Akh/zjNj5o
EYjbLUz2qWMCpKBXEBF1+Ar3FISGTPSjZ579KMmcw+HgFe5JfPXKVw9+KhedefHIF1B+m3uVj47l2GyRTaURH8tFBblm84iBkAU4tTH3eI7mx2CUsZVrssZ0
8PIDL+SinzyzAuK7JYU28V7mPJ9rD0EQ+lYOwMkk8ubaI3jeyVx7mSbVcp62TOp+O6GyMRhZNp5Qx3IXtFr1d7FaZVU/DX2/nlLSQZuVfSzXzmIVoIg5TaN+
rtYlUPZ53tAdDaadzCgf54xy3pM30GrJA/IjkVEOQ0dZkPhzNrYGaY0wdDyf41MYOr7Fp1dmTrGQOkHUiFZpxaSDkrBmNVNNqHMTFAug4QCnr6eT2lv07jws
Wty+OkmlpnSyi7nX8YZGnDbCozagR83Vo1bSo+bpURuFAw4jIiDHmMoM14m4olBhJHJYJAqLpMGLpCvds9DfkZCTYx0/pwag49N2CR0/B7hCXUCiSYdRaCH9
kGH69f4vG76G4cpy/+fus87oXMoZ3Z9Y3kN6GIb1GIzoMVgmq0Yt54WyTI3o+U7vW0Axx1IM9z1iMrhP5uS9RCN+MdEuyyvnkWQhEsGYi1rJbYFYXw3wBgUp
eJGFRaUfO8M9TFmu/dnqxtZa8rVma526n1k8CTSJHtb/8GmVwIsDVOJYDCpRFFUwEFWwkgpeqUrwSktUwX5RBRuiCmZFFcxdYWvNYnROW7Vim+Oi+PxCMAm6
qzXJFW4zHFWQj8qklTe2WM6XKodBWzhi13gqNsWYxsZ7KZMBznGM75PH0gejXFmJqDT/vxU8Bkd2EZK6CRJNyWgl46lIF35zBhsePRBBKQtwL1adH/eClkKm
G/QFCKwymimtmlRBvIGsQuyOyxIUvRq7XFHwEVXpcVXcxUEenKm/BOGIC5/QmwK9y8XYFoxmsUrQLKrG6cRoFnU0unotJ/hop1PXJgbibgpUlbe4KjzcLZLF
HVXmLS6jMTGJHiRqYHvTxIvJULMsX1+0ecbm68UIDXGi0ClO1DSl7fNL8LSr2iJkJu5Rku77d7OXApjITAuQp8TkUYVJIkhLw07WuR6IxBOWutAq05VWeI+C
v4cOjUk8sYoJz1DJVbDyinJYrSkI9DVQLGuALq4lcq9LskpKPJg25kZJzZcRJOiA6VdVKYakVlW24wVSlKPabbZU5WsrSqMegfwUhMmwI/PCP7SrYlHpuFMy
XtJjL2KeV5NQFQGLuyWGkrXuJEYQjgGFGXxZ1oDMe+urDayvVo+koF3bWc/1csyGF9jEp7pNfGos+lPZ7gKaKyj0VOZCIyWpgo2FDnrTXKma1Hge6l1bGJ5D
jFJB/VF8bMclrmSeRmd/smXKTvHH4rf2xti5BSzYxgdicZKDxWDkNKgvC4kcaMowkeNHdfIU05iyqszuaJdtlOfCd2LhLPV19inp1znmdTGkepOh+mgVze54
3zXJ+kLNC3T/de15YrK9F3NtRxjjAKvykbDPRCHm779hmH7Rlyhzcn/i/DeG203M/V4Wiq9hsGea3YCx6Im7VpYSmCgZqp2eMd1nwpYaoMkoVotw0Fw4MhNW
bpHSg4OqbIrq7F8399GwfJ54SY3EbSMmMwlobo6ZRIpjazYcUkMzqnzOJe0+wLx+53DYOBQO7wKg80x7JG77MhvHaLe2opTEoC1uQ2v1hhv/R7uwbk7JT2eT
ZNXnZze3y8Z9Ud6hvxyXtpQ33Hfs6d8d/3cvXm0KW6z5P2bC5eb8v85woOnNQ+89cOLIXDiqRjF69M06eus/PzE3ExZn6LXF2XB0FvYtNTo7O8M3ZH71wcFd
X8ANAIbkA98ElEh905PvUJd+5P7/+3NzMyQjLz+yO/LubEuZLroLE+eLsi2s9OoQooHOUxQBlRj8aBxJWlTFOTt9Tl89F6rZcDliPstzGGf+3xbqn+Dz/cUT
M4DBnAsrdPHyp37zsReWPfW2uQ1DMw79/y1PzMxR01RlLmzT5cLv7ul9e893fm1uw4sbfvLvr/nOb30RF8sb3rlv/I6n3v29q+Y2jB7637/74+9OHqGf4b92
GDdr+axSs3z7wO1P9t/+5G8+YZrw2NXymPd84t7Hr3//f/6iefvP34a348Uf2zS/5+61nzwyt2H65NkfnPyn9ttAMHnZW36N3wU6zs3OYGka0Ysrc7olFX6E
tt/iR9rLYdMu48NyfCDKFtvLVYgY0uWYZXRsWeATarGdPUTEOYzra2FJC8SpomEACDqmKbOD5kTzfSiZEK/8YufKL15w5S9TDvgYrSFU84Mphj82LQDrnHJu
uWaJmzM1emRWMiCWuJnSYn5fe4kPb9HdmeGLeTyTqqy5Bvjmhhu+d9nED778As3yZTM0mGW1bDZctnCgRi9ioJZ1DJSynHqUZvAOLM6FL1AX8YLlHS9o2xdU
6OVKtWd3qNH3hSANJiZoVH6j6290/Y2uv9H1N7r+Rtff6PobXX+j6290/f+fXTcdtqrV665ZlVOaVZk0q7JoVq/BpmJt39V0XXjzuaQaqvT2Slbs1qR+bWzX
FRdEaC9TdTjAE2mMg6g3h/t6VL8kRPamzFKke74OJid6ymIG/Grk1p9IYmiKEez1pVQTCMKkDQYl9ntqf01QuvX8IWJS7ZgTG1ZK4FX9Ew++qpCxbUU/y8XU
HeOgUbeFQSIV2b8mUe+eUancqAicaf8yp8XQqn43YqdiWpUb/f5kuxBxZfioOBm6+CGXfS1cV3Fs6FMwiXBBDn3itGB8dK5rwwbhqBLPD9uUwPgtRtIOouJC
B5FzHdwWxY6yIAjBcd4Jz0UQjUwqTxuTGT77f1F3dUFyVNd5unumf6Z7Zmd/ZEm7EvSMeZDKqKQExasIxai3AAtwgspFqgTlh5An1+IHo8ipPOBohAResJJS
Yn6rhEsICFKQgqowiaISlY2DjcSfZQIVORauTRB4IeuwMTLZVEic851z7+3umZ7Vgg3BD9L2zHTfvveee8/9+873OaHGe1DpGSdH+bSZuhmyxRyX++4En/Yi
09S5NjURj8wB6Qxgr4rIkY+NqJrGsdc58gMb2XUt+Vj0blUflOpIE+YO5RSuyrvaNRz9QMUdSu9heP7Mhd2ZY9BFtSNzkcFeRFryaZ7MhTpzVcmcZTKHU2Pq
v+WU0rYjml3VrmSlTzB+fWD/1u3MTo3bwPHYHzat8x4CWgWHgDa/2bpGbNxAUeTUiBnYbRYN3mZwbJmIGRwFxuUrRQKYibuvZUliBu4FCNhwAKAL9GkVVa6N
vNrG8nXGPOQgeoExfoD6rXP9FmQKER/NgDJeF6RelU//yjFjDMsIrXwITSBi4mmN1AsVkXAVD5f5GQjAVQWYFPddlcpwI7OZwHJfXIUvZ/k+tkoDE1juA2jD
NRBei8hd1EAQ03VFaiDsrIGws9Qhh25Qc72G99uo4OVeBbeFjZhKjEbL2MQQ2EQpMVcbKkaVuCo06op/m9tcQQh8oEGK3Ti+AH7RT+KOSPUHGYm3SGSUtbSY
wvG96ntlhc+ztzv0T7nM9vvF5xWh8yY+IDoPUBU8nAPn0QDTBcwrCczELwLmhZ3APKajT4F59XmBedF8wDz66XzAvEYRLm9dq/5UK2RYXl8cPspQwSiF5fXN
A8trzAPLa/SC5TXiuoLlIcedsDw3bggsr3EeWF50flReoxuVB1xKQx2jR9QO0uPtKIPJazBaoT/F5PU/xEFSC8XkDXABUTyZ7AzmMXlRBpI3pCF5i8ywsAi9
d4gPXwuyGMRDeUDeoADy6vEAoxUaWUBeg9VOSzIOGDhekIfjmeaCMSQwXbpCrcvAe0zjgtaHwHsqEvi50DopjTF2fQG4HrcI13OyF64nElxPn+B6aoLrqTCu
J8XhM+DQAHg+sklfztU9ngcdG2aJ2V8O6Pj0B3RrHKSJp/Og45eLQcfXCSLwCx8/0PFUIeh44lcUdDz1i4OOp/Jw3qmPEHQ8tXDQcWEuPxzQsQEWG8ixO9Jc
unDc7kwHbtfqhdu15sHtzuTxozPAjxosNOVnOId1pi9GFKoXndQdby426F6lITwkON9FVKlZHPQpNxlBMEEGB81wznhxGqzoidDhtEuP7Juc2bm/PArTjcRL
42FjGpGA23/OKPXmflCSTXlQ7zoG9W7CCz/X4jCyzXlQ70YBl24QUO+6TDRIqEC9U0Wg3iRMjhzMShvlM7JinOWa03ws4XysYASR5GNNPh+x5GOZ5GPJgvOR
CuJ15GG19ZYCG7/JYONVpWkFNj6rIONTDBnHADVTCDq+wICOL0gxWEWNpht0bAvoOBTQsSOg42UCOl7eC3RMhVAt4IdDbH0EaGsxuw4sckOqKxJIsJ/BImtk
8VQRsji581iP6uJqcVW1cKLTxTjjPR87nPGzHxbOePb/eZpyQRo29RzzVT2fC516o8/1WIoZM5lcCKSjMlgS5RwHjiENznA4EDL5Lfp+MqO9yoHrlLstWCmv
dDaO2puTS5JDZ1ImHUcYI7TkJEIIhCP97h2KdyXGf1B3doSRK/9EpYAXtTNNWhfZ+TQb+G9I0lwyT5oHT7ff9LRkQT7V2Flt3dDyLrWuxvWq0vUtf33pKrne
0nLXk4NkmvLrwOJ1uVxvbpFjoAnfYSiEa1YRhg5hugF+mYLZk82Tk2bI0/fewFW+BwjekGqcm39J775Vxxo7x0qfB0RnLN65WSJGZRx1tfCon/TRzEFIWnTI
QAVbw4m/LXa3YnW5bStX4j/IRI2zY54XGjTsSZLb2yTEQhjDqSr5EwbWuHJTctnNcIjXyFecieRfrGYliXklw9yQJe0ekikLoycmTk5SgmaZg051PT6tL22J
WKMYwWjZNriZ3xxcpQOOtdW+rbaeyTqRTAKxHxO7vKeZNgButtgNZIsGh8d+bu1E/PYl1g0I3EY8Hjeazd1qdWJ4v+6USxZC7ZkuqJuywEIdV5juucCOmPCV
sW+TsaK2GnhGTIA2fwmjMuWHDuH2aL7J+3dkzECMErDZt982tu72OBpbc3vsHdplNtLbkgbT46kokjQxR+hfqO+OxVSxsE+sAn90dZ2UxuNiH9WtYZJmfDvX
VSB1Bd0QXG1pVTi6iC3JwUXXi03hHwII0Dnwl5uTasd7ntFJbpYuVZHUXONuOjoubHFVC/0MN17erGSNtKll+lyxka5kehvqT1yZPW2l7gllZWOsRX7halru
IHxbGknv/lfp6H8Bs+BltHEqpv/VOvpfwBIo6a280OCd/Rf/8slbK8kPSpj98QNvKCy2k5wTLvXNcWhq9r4dipvqUmuDiis+UQJPpJPKGVJHwojpgH3hM9Ko
Ev8rrUDiTQKabv92zZIdQ7YR3sA3X0aPXjze8S5k+p55yifZDTKFCwpSkF9KmOvUpZHRSgloQGaS4E3nOv2M9YUrYd/0x282FPlhnGO8qsmucA1x0CDIZpA+
+GllAYUG7mxDeH4zGiup3eBKBotfMVj8itQap/1nXJBKmJkHBnoe6Jt5oI95YNDzUXQLngWCfa86saHUoEbk39Kqjk2iRWEdjpmZdTNTFXuMbgQB74yqH0SJ
8FzQSQOL4ko+evqF3BTgtYEKjrICmgI4egIw6aT0mEKMiYVmtwt0zVaG37k/25TFPGgWeQ7aVPFOq0pzYBihxfwajIocDdc1qfPka0PtEjLjOrwNV9wUs1If
0mrbG4WpZIOoxawDgyToC8e+1l6WvDN1kpn4H7Q4FhSVfWynHCNHsXAF7r0tZWAU3sNKY25CFibt9lebdfprN/uSuYcZ55+ErO7Doihtu162yrbDkSMe79yc
tzgq/66S/GKW0USJrBx1UlZREFcdoCHVy7PWWCx4vy/P3/6whYotFoR56S9SQZiakp7DIo/sGsF2woZ18A7NncV0+S3miNncsjoEYbzYMoQ1XrL/uw9b8+jG
WEo3pqZ0Y/qVbkxD6caEERbLk0xZCkZ6HLtZnWz1YSFbvVVQWmao3/UIl/Y+JX9zl8UbRHKaQQuJBAJweoan8/yeIc1QFu9ni0fJ8YNi8aBZA7bAgrYZOa3k
rkxRLTMCUqG/SYuxbaKT84BFnk6Iu/YqHaP7LCXsRFWAbaJHH9HJc4OSCVGUvH7iQfBmn/32kzs9+oWaLTW+UrMeqqL0c51BRnSQXTPvR6U12MX3X10A3/8p
R+pv7NDk8Sf+6fm9D8Sj0F5lWYO8zsESJuVawVIGLfZ1a/KMXLEQ7i8Tcy9pDujYr3iA6q/WUX39WT04qb7BtPoGVPX1q+qrqepj3fc9VkZ0Whd2aWFhg17N
5czrO0xz6We52QZvTEVwZVvjepe148ikwwyL3ILo51f023xx+GzoBpQTez5PjyrxWDZ7yv6UfQDtDtuMnJ3BzuzU4n7VHYuf5jqVfviA6oeZ2mzo2uTgcKUr
W4eQrMeTVlbArCqFzEVKGfMTTC9sgYoeXggtrstDDb4/D3X89VQcswEPVchYPBAvBmPxQPwJMBYPyCbiAITuNGOxl1JJ7rPm39zzC3b2vAR8dpqzeF9eIQzS
Gtg+jnjGEWnuOqijDMRRF3ddXiPFKtJI+ZLU/xeboTDTkn8p1HdnpcV9skcjW7D9MmxGYGVVW7CDenepOOPkt3l3idw37y5ZovBuCcGfJbscluxyWABO4KDc
HyefhKnEgKGtw+pLE595eeKz3xPf9gVxdVuaNUM3o0baDkHI7DiSNt4PMIhg7AzZP867+2Px7g8iSdfIp4vlE3Z/Xkx3f3zZ/XFzp1F12f3xcoRjluz+1GT3
pz9HOMZkN1QaR+/J3NnnWtudW3wJ79bB5qdKnZLo+IOI1TIwJkHyBhhuX3sWpfzXH73yjktuYhoHMedeeoo+1JOzb538usujQyNRKmuFhOXlVVSIcsmxsGAB
dMqwEw9mdDVnLwM78RnueytyfESDUJCMqZXRsMnEvSyk6oGbaDDlJlaPUvvIPluFCOW6uCpUemtoOouR7d4XfnjJKFV+NfaQcjUlBa4mx77RFlLgKoZwTIDJ
Pu1JCE1J9CGze4Zg93TxRRkIoc/WHFwDjkNeN/ydWiUuA44Sh9eMNMs4wcqQBr99Ny+Rkogq9O0zLzyGuvzpsy/QeMt1iZE4ewuebODJmuSN7g7oTk6KU+1R
9EEUbl08CHK6X6c/1fWlX6NKLK0vraFPHMk9CIWBFbGuYAjTDNOfGvol30mVLe1vEIeiqO+0MrLaMR74gVWJrx5pcvCxdSXDRgZV7r7HU8tTQu0EJbKvcSal
0hg5isUrVTCHK6qqvgnBXlS1lNKSL2GdpNXmJ0tYN1fjMqK/y+ONcxNK2X2JprusigMomauM9aqwno06gV8aoBVBGkQK9tyyAqVIwKlZeQ3KyoueQwF+9nU+
jg91uoBnyQMaQWPgM9WuR+TNqlytMlppTB9MOywnx/5UtcNygqoPmY7s5wy8sg+PxbfjsOZwc9HCsjgUL9oF2dBfQk6HRiWn0hfLY2/P3P0N9MVQ2N5S5l+m
q1uXgJZ1HUjgZDR2aamUpf11pWd+jm7HaumNn9xPL7hcuLcZuGgO0qrpQRrSVN51bX6oLXefo9k82pbzUrIMurN5tHWTtciejFmUvbXNaijRxWU4dgbr1YX5
rm7iissKRBVAkRZ7582Qd9FBDwQ264Cv+gCoLEE3mr6qjq+2SpdaY6AkX19KcMgNSXoXXXGDULuuiyECf4+ae6mr5JjZa1Y1qZiIMT0O2FqKOI3J+zA9djE9
7sefNfz7M7psMbYmMD1uMItfs2a4eGo09+zLv4C+UEYKzcTRXW2NIY1VpQRprCptbPJ7NlBSLpa/YCKkFrOWu3KL2e8i6dgR5g+K8M7S2iuFlV8V4ZMqNUnM
F0KRQg1FCjXEaLcEU1N0jlCIOOuC31Pd32Iwo8uHT2q+UOV62H+roZArC4WcMMwjjNYErcOJucnTKXEhvumY6OZ/H9ToBez+YQR2V9qbRnksLgvx3ClDs/La
SKWy3fljh8ZhcyJzysmSPkKIxBKKH0iJA6N3xBJkxCErx/54lGbADz2tG0fKA3lwV4F2CIx1QjR00HugGLLSofV4+ti9tyoLHwP7Kt3+t6Azpr9HwQxPhfuW
LciEIzb3QIgiUBoHENv+VVzts2nwU2k3ZiaU9vZKp82pTeDlI63aWH0ijui/65gBwzelmWWtvxpbAIAnD5t1/lYcMW7byhl8TBgAVzpfbnK6fwTz4XVqJYNK
utT6Z1BHeutLP8BfmlGdxl+wl9nSNE/ZjJ1zTtiMM3EmbWEGhP9iHRVXradcmVe6ULzn8n8RxcdN+n2GxBRv4M3mv7b4ErvNT/Ll+hIb0c8aEYOlC8WPJEzu
vDs9hO6yIKptytjsVI7sUzhgpf//iaZG3CL5vU7yuxlbdIbhSvOtenj5NL38wJkeTQevnePXoie0panMFjQVMGJTt3NZLpo9yx7IRNPdE5BWgentVr+mZWAs
fnhba2Cs3bZuqJXGyGmOydaDYgqN9Osa/zOhXrCphdpEe0Pn4mJtzO4F8o7wzeochGbjgwgmsLuDCeQsJLHlBqso2sDCxnh5nCZOg2aHPQ4wCNL4lz16quKV
h6klY3+dZu0YjmPv8K6xFdh2r+HwA62BvtAnHzd+nmMZAmUC5j6gjzTRZX+SyJToOzuF7dTcyHutV4DzP+JIhb6dTVwixS/vRMgJV5dujVyv19GsVLog1fWu
bpNJG1d9dG5CDcHPk7NpO2YMXjpqz9nC5nya3M/DnAJ0gkbtver6hD3WmPiMfUh9nJSPB+Aa9zp4wxy/4bm2eWtRpyFnc6vTslS/oWa3w2l5quvQp7bTslUH
oqy8Z7d0N6JPczbOOskj+rFtfMiUPY5j1P9yk3efPenwpmvA2Gk4E+VKWtmW7mtiWbxu1kabBwhiDTf5KRv/T9uchjz1Qlu5oHXSvtcILwODhPD7ibYBaRkC
HW7eR508j+8RRw/gOunvt02fv1h1eWx+0zJkE3f/GLV6BHVrzhddAzLD2B5XJWbC3Pb3+sCsMT7WF0fdxYC7vMcSd3m3JSRzdyl3tccSt7nbEgsvYQPvVZ8a
/Om+fO3vttIsPtfuqF4aPhyJCciOSEfJ3vp8zLoCwnLd/RKBCuVxnv/hHrvoHlvdg+JXTe9lz0LjmJPEN/OWi9ZJCRNsNXrJ62dFJFfn+pmPY15VZwoz9rtX
L6PI41Kbelr1wgln1D6urtsOm+h59XFOOugJlPW402knfoPuoBmj4QVH9USEqyXbBY840gV5PEOjZhcim7jLRumV8Pj02kepEbvY96lyS15F/btpcwKWePRD
VhajKrX9Lavl6OPtYpd+JQfQUE16qLueXl3dE8pBiDk5tame+REzMLryJfTE0i8rmEpGCILjCXKdq/9/td9kH/f2BMexqRgaOz0OB3UPF58c/NVwETe1yJds
+gMs4ZLSJjhnhGZY9I3FI5nq6czSfcjq6OmR6ek+R2AxIkLdZtZWqNFQGLjq9D51JuwnQxjWquOtPhgioOWcM95iHhVc18ev5SsbteUxtLB0NSKFqkgCVNI0
kx4cZyo4+wpmvw7GKSHe2V4PBiiAwQAdAZm2AoPpVKDU6DCSJLbV7Q7uc0BOKE9Z+iluhomLhQgV6s93qHgQlOASqwE8gb/WjnaNbf/dWsncjFvPyjE1vxf1
6o0jkGgTtRAVXSI+3G3s2SHtmmtIxg/6sNpqUDYu/MpWDETAFaw0M31+bIXqAI3/3CXuveWP4PdJRi3E/ogxxDNZQ6imDc2I2BayM06qFSiXidYnMzg5h7Yz
Q7+LbUJ2TaB55b/rS0+rz5OOLAzQ2WWkVZ36ALtgcsSNc3oRgHcesJRmw8Oq5+2Dzgc1Kj4VcpViGv097qRsg7v/ewfnozPln+nJ6QdIV3mad3exMIsV5n9b
VXqPowzV+G6BiI0xuAvgF88mzMA25Sl3GRgbZyg3v0p2Mse6LxMyS8M5yP89qYavILNRzCyNUL0pCUqdYXpl2Zrl+bnZcP1mRjNzbbFkJrQxD03ntDGfqoo2
5pkf57Qxf+KLNubuHxttzGdKIo6JCKepEotjJt+XbeQ9R4y65cSRnAzmLvXx0BucTvtIKpoJ+c25x5XapZyHnHtc/fzizvY+SBqqz//474888d2/euWiUfus
eoD3b6bUz+/wz6+uHbVPP25EMe86YkQxd+My3HGZ628v3+JvD26x0w3p2eVZWcyp4H3JYor43NEwI4yZggQ8DnXwDUKA0f44FZh20aizEm0i2ELfNx67gwff
SjLrqA8sCORT7z10hxBdsdxdK1SfIw5XpXTZU5ftjdRnrmhV+Xh0MhyXZOk7FVeAteE0zR6Tk3RXpO9KDlr6Trqi33QAhqRztD4uOcqkE64vTYGoNNJ3qDRw
VyYNkwtOg+ryiTvUybOt9DCnAtG/nA1wivwpZzrACdCnnLnAQFnyp2L9gLKsoMGxD9uX/VD1XIJD1UIdz9mh7Ead130m5sB999bxnB3KHS3NDjVd5j1DQjYD
G4bHE8vQgSnF0+nF5LA6FMS1ON5q66eL5ZT3PxaL7szsYjkQm1ksslzTi+klEDklw4+I4t7uERHAmhjBqSStUUZEYPu9YZxK0sJ5GILZVInDzaVcicPN4djC
qceIraA8U8MtiyNUzd6mGw83a0IBahW5Oku+Vq5uxOhDP9RclqAh0tM6JQdCMVWci9KKGkyHyzlYD1cXPEiLc0+iPUFNeyMCcADHkHBQgO1xdSGHteMqZiS8
IJpAuI2rpmlpZJDuA9jZoaRhjGUOYM8NFR7ATkPB53sCmjg7LBCRqWGlvlWPl3FTe3SHFnU02puiBdq2RYOr5Yv2Vv6Ec05pgJ5T+IdZK8MQiimdJ00mcyro
dR1nZ3+n5vLWMJrFqtKbw01uE2RbFp07Oywng1PDzdYHVrn09F4pi4J9EnulHvZKP5nulc6jchlJ3JTHO6Y0xGHH1BP8vgfRxyVyCovgihaOE1R/6bLf1DDb
TwquYj1kU1vK6SsEUa2ndTqVbMNuJduVzimreZFStPUMRMNP8QmsnnYpVThfYjvtTb4kl4m/NPxQRqPkOznN1py1+DS3Ma+mrd9D09ZTmraR0rRdYLvp0UI8
VXORaiED6vkLqIUvV6q7f7Mzy60Nlzsc9z14f1y/P67dLz2b7/sRattQmu5vLWemFUitjsQX0v3m8+wwSErMnfrr9ggIUtKvsYogR/D7NcBO+M+F/CdMu3d/
Z/ceKOze/b26999luncfd+8BbE1hc9fbiqByIDE/hh0x3w2tBXTDaN5q+43Oaov7OVqB2zP1iNkhbtP15NVHerXphVdcfzLzbzt69gyANGgpq6lq/I3748ZD
Pftzp/Ky30N52VOAnkgpLy/U2/Yl98/Ti9vsay5cYF47VZn9YlVmT1SZI8G+/CoMCx/JoEDzV5ozNKu8kMfsJNSooJDZkWs38rg/N/ThDPo4g1mandz0GmBy
qq9RoeqrJ6qvVVF9DWhgUexGHGqat2B1QRaOlIUDZWFfWTjUbv0Xs3BVD/z9xsb9mtJlXhtX8zaOxMaB2NgXG4di4wGFI7AUysKCXuAwhziTCZaTLYGmWUJr
N7qWd37afnl56tT8TqsPFlrd72X13TM7jNX7ldVx7jOctXqr1sPuOSHdSMGFs2ZfJ2ZfK2Zfs1CzSzzy9PCn7Znl7IspY7S85evk5eXjyKgOoliA7KVr3vPa
Lsl4PK71WHju34Fdu0j8EFQLoL4M7muVa4vVzQoV272MKFunUX6za6Txi0aa0eTQTO8xogGr9LAEzMAIuKGWwGzzZvClbyil8lKzZUAGLWaz6BzUdAiQRiCy
AWh66GmzoAlfBLiXa0i91FIOa7MqAIvUD3BM6LOU6UvcO4BRRmh90kDnAp26xk1OOeO0Sq124SahtYaZKxvqrCMw9GknX7qXHTHUKUeKeRoIcm2xCHnBmtSH
9C9r/s4OZXp5+f+Yu/rYusrzfr7u57nXvtdxEtOk6rlnrnSjxI3/CLHzIY2DGAoo0kLFJjTxB+3QhK74AzI09Q9ETPA6A15nKrdLWShOSBujxYmhAewsUS1k
rVZrkFfcYVhg3jAs0ISaxrQeDdve53nez3OPncvHtEWKfM95z/txnvOc9zzv8/6e3yPe8lC+5aHg10lc4WK2b/MN9+kNb6E3vEBveI7e8CzN4lnYgQCHalnl
/F0fn7QvrI/6bFoha6qSMVTlwnpUlWL0vZWMEuWy55MKoivwe9UaZihXZJ67OwuYYNR8/OxMXUileQVOpA6wlyFypUApKbHp9s+jafemIrouq9T0Fmq68/No
2gPwGqJasOluanp3g01vj/rfXekF/QxSXnjFjQKK14o3+emk+3vR9Grj/LRyXWWcK8kzLUE8qzX99M+THxl959P8O5/l3/m8WL6JbNHrwSvdcLgN2gY5SkG9
TkDFAaeA6aJfkTNVK08d3YY7Tjxb+bxdgaBY7rZ00FUZ5jss3FzIg2ULPHub3T2QYbTDAknnr2VPsR3+tFW+DGWlykb4k63Ad3ymDAAX+gA92ctdmotlsFkc
mjcQYX+hTA7A+TI5AOfKgHje7M6UgaeTkBw4KvDhBe3XB99ETMIiJcoIvtxLAYjs416OJ74eK0cV8EGWDaPhbDkxX/g0pBaf/iUaDVPwm1kwk/AXQAxfNNf2
lK99An1Ck06Ij20q5hMacyhB9mmHLIVRx0B+ZfDbPVnWlUYEZ+ej7zytT4H6VSmEU2w0V000niEczzE+nuHYeA7x8Qzy8Qw0Ph6IxFHmqjGarfbLZVLjl8qk
xtNlUuOpMtkak2XYVJOcN/AFWKcR3iyXa3RW0fhAJyewk+c0Z6r0X2aiWa7JvzhIYUVL8NQgDzm0VvExgHSr/XyZ/K3PlcmOPl0m+3m0TB/TE2URml0gJQGr
s06B2htQIEC0gPogVvz4X2W7uOKwT/yXTMWhj/4EfvQn3RA/7lOxj/6Yy51CLgly1GX3kZORRWRc6g9BrSmK0dPDqyiOG3dSDdB4hnA8x/h4hmPjOcTHM8jH
M9D4ePzo41XG0+OCa8BYUpMi9+B4evl4+mLjWeYKvOTQeBadRsfD1dXm6rqeq2uZq2sLV9cQd+Ag9CzPd4SLCn4OKEGmMzfvh5gUFUiXw0C6fHQCVTETtXHE
lKlMhQaU6WWhTK9IiDLTJrBm14M7piyQRXbsLuEVZkuP/ebpiFK4WXWLzk/1FgMsWU8GBAmsATwtI/MS5+COTzYHX3xPzcFrt4ubj99uiwwIWxP1G/4nU8nm
0btvWN6kZPM4Wy44pGQXYrPlHJ8tZ7myzQAsNSd9x6vPlv4Kci4Is6BRiYsZD/ae1A0nrtEUnD8T9b/Hd28z0au4e6tWcOA3VC3x5v2oF2rUbbg17XBpw82F
DbfSDhc23L4E5DVlcOxktWkdbBt9WsflBZxtYFr/Zz6dv8qncxw+TuesFTadOxDjbfFdtEZmdblEKgteaSl52H30N7nVSrtO0yZvGnxncE+hi6ulbI296+Km
vOigcW3ogT+rEHi4Qw+3w7H6Wp0QCN3Wg9XSd7zSGrQfZ3YYs7sgojVyK+sw4pudKNdHdMFGfzeFW22jOKtOgnhXidkHQrjWUQjXegrhWkMhXK0UwrXWCOFK
UwhXlkK48hTCVdB4Tq2gjb3EO60tsIhFshJc3yL3m883MQGs3gINeeDyyUH8DTTkETTBgwWoJS9lD++LAqIwmEtTuk+gRfW0RJ9pxSMd5TX86LMYr0NxgMQS
WK1VXJFdUOUxyyGusZJXZ3xJ0AsEGZZFaIlSDflko7tqocN+bbKQ0hHPs0cMLMjiVODgrxK7+P5a1UK+DYJJld7huG9oCgY5jFzFDg7+1JsqbAKKZaQ1rlLZ
KY53I9bbbFhAoAl0XhCp7RWpriPpvLQ7BUvlpTdf+/s0D+nW+4F4CNUH9oBLiCIfAOstFTib2SpOdcLmgQLAqxA/4FJpE/xpg0SkaHR7YHCzM1VmkLM/AftQ
arUF41hTkDsSND8VlpGTMCmTI0CR2FCffwTxLzyDoyN2IBEdVcTgGXBRFNHZXFeF3MtZJrPOuwFv1RyUjkLEmQM4gM4ATpSPAj7AofAmB2ACbeyPD8QXftA8
xKaJJkBtARMTsodzhmwxWchALHEiQd0Iko3jL2qs58lIQI1Nnnbbr046L1uUIUdZM+TIqQ85KmLIkRMjLy+yN6nIQ44A4sc5uolby0d+ZWDnpkhb9z44LMBu
PhF/p4lxy8HdeMH/nZExuBnlLE5oW1J+F2rwEEDPO6EzirNFqvYiCL+I3JJ9lwRDmoomdCjltEMuJniibpZGUS8/l07zJbAkZAbAGpvjojlCKnlEImYh3JrP
SlO246h0yHqEKgQ3Rbnoyb9bMVxCfDkJLVkVURME5Q4SkPCd+pyRwRP8daXgoSCjB1dscrOE6CsBCZ+8J06DlqXJS8X53LY64Rprd/zhT0Ww9t+OC2RpUkgT
ivI1oiTMEEwsWEixN+C5o3ARF31pMIe4NPW4MLnkJc14BkCHY2mifRwGT0F+hzsEf9nzPpTmHVSBVeVQuhZ450L/eIB8z4j3bK9hX/91kGwJSMSOn4oOKyDm
wo0VpE704JRw+6rIFIe9kdEHnIMWVkbQFTshklVbO63H0qKo9ASCrrLRMnqxP3IMaldX2kEuUbqyOsICiF5Do8ZBI4ZbI+zOnBjluEMqmkUaTCbm//Un+4qb
cvCT7F7t6YIvpkq2Vlawu9U9ayQCcsG9CVv/7FMBGC/2tAvwB3MIYEipeyOVY3vqUyLYGFWUL8wu925gE64YCGkKaMYo/PV3kMYUuMYUQWNi2tJ0PGhqSFtS
pC1unbYwi/UzaUvPpQRtScUJgHVteR21xUVSCqUtLrJaEz10lp5porZcdmz3gMjVXghTECGehswHiB9n/7wasfimogfuhRLQpJs3VNJ+tHzoICoWWif8PFvJ
dd4NNlJGA5XC3GXfB1ZlhpCpYFAhUxP7k5IJ29HwwN+ZALHfKWgTPt43sc+Vi4kz4L3p5GxhUSeJEj7LAJ6FT0Ya9+EqKQJ5E2LcwUbCVC26A3sN6FeKWnRW
a3EftbiPt9hAjfgYHHghssr0yTQzc+G3tsOEfj/ctWQX+DPa8XSzzT74cWEWt8F7jgymHu21AauXDZYqwXAC/IQAO4Jj/Sny5CJLFu7VQBYSsFbwew2ZJixM
qAGWkM1eryO4ufpUyKoPhWk5iCGVwsY6EoIKssuCo0ePSnhDkD4SIF3WZqeTnR+CVcdROKrCXzzfffTI0aFmijfGbBI2p2C1QB+ZwVESXyd2f7FsCHn4eZF4
B5lcPTar+GuwP1B8UKkfwuSReC4fa+YhnfBz6Zt1B9pFH9gKEL0xGRANEOcrlyTE+SUOcRaLZGZi/wvZDZMnJcL57EkD4TzGD89SM6dPKoTzSKbLOcGLD1Px
sFb8hNvlDPHiK7RJfVgUzzzUM+F0OYP8eOnFH7z1m5OPv7BgdTn9JyXGeeqkxDhPwE//u74HxKZFlaRnwtbxzYsYzQkL8AVkm3vqYYHXFzDV1CbnTqbsHvK1
wGvNvhZdcjlHaKNOBEnjVjHpMK6Ffyjait5+8SW2POmgbRTYfcHWthEpTDffij74l4KCKoCNhQyb7HgA0ncVYigCSgub7x0I1rJAkpbpLETViksb21na2Pbo
IrEW0iKbiNSljnnrtmgDFen+qdsTebduhR2C9znTIG4Q7IXVL/BJPnAvMSbsB3dSNK2oG7WIeuM8wYHQ43MfSegboZABsbCbl8sbif5hcMmVXGRGi+Af+eMw
v8v+Ou2b/1HIFuhfo9+3hoWdAGMhtrPidnaLKSJAa0ImTKLgcWFPuURcUuQX7bMpg0SHNWCDy/NG8vMlSfI6dJZPmJK8YUVJXlSSLAlJxoXnR48d0R3Ixu3C
CriM8bAtI70/DlslrONo0Kpwi1eFFWTqYAWbXIu8f5AKRZjfKfC7/gWw4sIvQIneBL+ADjcF78p10aV3bPmkJ8wnzYEk+Jz3hCs/2zcme/7JibbynciYuuyV
THXAFJqRWhtrBLTg6xQw8DXCiN1BHsXbiVXsNiAQQuAagQvur2SiJXgWUavhUrSBoqWFqJPKMH3stIAyLAvffpuAAqz2YRuDaDKwWwipwBrJ9pXCmB2PY/jQ
+/mYTQvNPyD+2qut83BKK/3gYXzH61xnLrnOPHKdZcl1ZhMD0nnFgJQj91nGcJ+VyX3WYrjP8uQ+88l9ViD3WZGssCays5vJfeYTGJgbZKdStndAo5pOS+s6
Q7FVVZBLCWiQMEsK5k+rYCA8ENTuCdLXd3QBqxGFhqFWpevmFeM8Bq1jAHuY5THt2nJ0BC1TTwUbCdok1i88JmWT47gc+ANviAeb/oIMwpMpE8QZB35rsWUe
RZTtppvspniybXTUSSiTLWLYwKOK0cnpqBCLJKtyjEc7LW0CCPvqsNoouKqVVshb6mPIjAa1ALJP0BwNzgwd26Ld9t/GfrF2biBvAJM+Wwh9gpdB7wkcL9wT
gLFkPGbMo/Wdy2PKYHWQlRFk7BnxCLKEgUXo3beQXUZfb3pGMNm8YgxZw1YQwoRgCmtzhR17HCyOmYJhTjnXf4/9HUqDxdQzAhe8AcMtPf4gpTmZsMiPDiuE
qHeEaKNonYNHrKGfPIKsgJNY+KZeO6CaM+xDM2VUnTKr9qEt9K8JVQeYHUFGk6iKR6rqNBbOJ/XKqs4YVWfMqgMYcPZvSb06tWjwlF4Vj1TVWSz896ReWdU5
o+qcWfUQxra9ldQrW0MeHtWr4pGqeh4LF5J6ZVXnjarzZtWhZ6Dw7aRe2Xry2DN6VTxSVRew8J2kXlnVC0bVC2bV4Weh8D+SemVLvhPP6lXxSFW9iIUXknpl
VReNqotm1dEfQeG7Sb2ma9HpH+lV8UhVXcLC95J6ZVWXjarLZtWx01D4y6ReM7Xo7Gm9Kh6pqlew8GJSr6xqz3N6VTxSVSew8FJSr9laNGlUnTSr9j4Phe8n
9cqq9j2vV8UjVXUKC3+V1GuuFk0bVafNqv0vQOFiUq+s6sALelU8UlVnsPCDpF7ztWjWqDprVCXv++AYrrj2EKE8P2bzPLOKNmynI269qKsP3Ezx6EVwH2ES
HzI9Zqgt4eGfGjPWlZP88DCFxk6MmQvHMV58ZYGWnVrxG6z4BC8++H3salgU/5StK2227BzTImebupxD/PID28Udwhd6dkwuL6fhp09zOUmaiYtqCXHhUUxc
czFxzRnimouJay5ZXJdJXIPjhrj6xw1x9fHDi2+hPHrHVSTxPJPHFXHDLz730E9GXtvR5SyZ4l7kh5ePYGcXhcD+kdVnAlvgx2+98xpr7bwS15wS16FxKa6B
8Zi4BvxadN4Q1/kEcR0eN8WFx1JceKSJi66uE9cSiWuOj4aZX7Om5GZMyU3zw2nSpKlxpUmXUl3OBC8+QcVn9WKnyznNi/upeHRcya2HSWqYH78//zZ4O8al
3A6PS7mdjwtrhgmLLhXCwqOYsOZjwpo3hDUfE9Z8srA+JGEdPmNIaPCMIaGBM4Zu9Z8xdav3TFy3rpgSXuaH3z6KnS0JGU091LPIdOsiP37vnXOXmQ21oIQ0
r4Q0dEYq16EzceUq1KIFQ164kXD+afzUG6JjK9YJaeQ94trOAWbHWWKTAIhFncDqsLLSxsflXhZWDmAp2lCIe/7s11Ybl0NYv4DrI+B/xvqtZv1Wql+i+mt3
Wmup/rpd9jqq3wa+OPZ3I9UPzPoB1d9I9Ss7rQrVD3fZIdVvx5UcIGWx/haz/haqX6X6HTutDqr/lV32V8BfCz6qRikfsKVOamkbLiwhBsShZnaH+EispGb4
admMBQyM2Fp3YPt/o7E3VJOdlUjTsGTQNJzLEU3DlcvSh/kq92FKzlSmNL8hLe87JZ2YPacMDb3CHYnnqZ1lzUt5jmn4ovBxUvFFrfhjVrwgfJxUPK+7QNkU
MceL3ySS21l+yNbLM8qV2X9K6ncv/PQfb4zOov8Dg84CXK4gp+lFk84iw+X0qzpfr05n8VuS06yis5g26SymBJ0FtTOp0Vmcy3Y5Z3lxPxWPjaqv7gCT0yg/
/sW3R34KX91h0TgksTvGCz/8+cjPoPDwqJTNnKKymCEqi2zK5pk4fbFKGzUcvfPS0Tu7sqP3VuHovX0FR2+1prYOkNY7g1429FFmR3p/TN4j4D+9cUOY09xu
uau53UxSfbuOVH+T20aeN9jDlTE66JbcZX8Vf4Hn7Rb4tdPaR563PYbnbcpwEcIi0FHZHtCDhh0u83ipbnRkuoYjszvagiW6H3M3IoHifkxwXs5T2gnWduRv
p37uIMfunSH6pu8KbenYdQM7NkZXEoQXo0kDLWveCZLwD6xAwu8SCf+KbVNVQcJfik58+OBKHW21v0pew1soDHEfeQ33AkqfibHSLEAq4DYiOEoSINFVey1u
dPZp/v650bXw+rmKShu66OMk573oc+6wHrQJ43cPsWDcXbHJV91vh61MwrD/jMEJoM/5pDk3T6dl0k94mCWEF34hUDoiQubmlSsR79Bd0aNYIo9imTyKLeTy
U+zqy8q3uIZ8izb5Fj3yLWbIt5g1fIs++RYL5Fsskm+xifwzzRxKNyo9iu+uTbkHvPshIa901PQ061PAUCqJy+bJ3hW5bASfzUSKQixYE3kVufFUD4/cWJZ0
NxTYxi6qeDx7wlgKvLib3VFIJ8v+Dqcom8JQChPa9KQSsPU9qeh9iwq1kDACLhBPwiZ2TRckSQijE7/W9dXgzkemBd+YZIYoinzUJm4Fit8ci0VmD9s00xzj
0eRDwLxfkAzFhPA1M8KkV4DZm+OBd9TMJNJD4xngOVFCniPFHE8fH08vH09P4+OJw+zN8cDmX84YzzwFNd9Dm084mm+Yg7mLxnInDeWOhkcSRudXeVIQTJ01
RjJBI9lHWxqUUMEcyR4ayQ00kusaHsmJiYGfZdBJDpyL8ZF0xgcS4Dg6acOSsiuZ46jSONppHEHD44CEJ3oQmDEOzPOQ5nkeMvTaNolMU3qeKYfniCioHBGY
E6JZA5P0FWpBk8EvBe/eFLxeUGYCsQdTcSA2NrLV/n6KElA8keIpfVI8pU+KPgCDKeD1EbdXAIzCJncxVSkn46k9DU/t0TeMjUjiXSCdwyCYj3FsdRNNj03R
f9KcKvDVTbDpZ7TBmnX2V7ygjBjrlqB8vLImgrRCH6HvvDVyKy7QLTLRZ2laU/c/epBn37MwMd4EYBx8MzMFpavIUy4Jf4V8LT7la8lTvpYc5WvJKmYqTzFT
DaR0PKdbz0zlIdxa54+PPCB+58xUAykjbncgxSZhILOSCgdpGoqQsaE5Ovc4pXAoYKKHRp8uwLyLBPNuJph3gWDeTQTzLimYN7AclyppxFunRcRzCRLFpOMB
z9qGq5sQx+2RSgP5E+67ZjSYIOaIAWIesBJg62IghRtWID3CEHsyR4wrc8QUEDqTIC64vwJZvi6GObuUI8YlzncXiH/aAD6LBgvlogCIZiUdyxHTl4objj2Q
D6fum+YmfdOujaY/WGmm9DC82aE9uAztwbm0B6cyDLp1k46rTX56QGu8acpz4QHmDRsPqPH2Bhv/UtT/69VGDihA3OKqUvNbqPnOz2fs3k1FfPrbqPFuany3
bFzbnFylk5VmZAyddUX0rQdWZqNUDHUTdGxy5xM279ALXN28AhAgWyUc4ynySrhFLlPk3RiiObzsqRNr7q00sWG2gLYXBQMVWRTfwj3eJkyL8ueYDm5N9Ds+
F1L87ydJIARvfZXCSsCudcmu9ciuLZFd20J27RrDri0YWYPSZNdmlF2LmC+5Z97TzC3cZhmR/B3XhWiRzwA+TiWAjwmc6m7GUHE+x8RApoUYyNSAJcdApsXj
QfH/FpKM3pdPBEm+8v8Tkrx6w5jGRzXsUsOO0bCjwWO1hq+CLzRwhM9oiI0BOwGx0S2WTFFYF7Dk8skV9tQhNR+lEs/IMKQePMdsXhmABFnVXLY4leFH7iar
s8u9B2KXbkBGIwL6i+AjxWwL0T9o2hs5JErEjNtG8mnFQQNShqPhVkZsODqYAWaAvXS7ewi7cQMdXUdMwLt5goh0tLvG07hEGyV2A9kS+KS5jcbTSTk+qoSx
aKfMHrtluJNEbhjNffipmuPy4sgNx9eLDLzGrQKvsS90YJ5vFHqkt0+hG04CZMOllC8OqWkGTDTFdoypSDgPjeT/rcNsAOrb8WNqLTEbA9Il8PvgzbcooAdz
2LtojyEPtmC/Ls3SNoCDpFsOGjICm/sn5KFG/7/IPgyJ5MGfr443on9eHVfR366OOxUOWIhbg/2uteS+BXx4J6wrbIL3dzbUc5tqea9suZXS/ML757Dbex0T
/J7/QiZ1IPVAhvtI5Ys8VIzlvLkTBMgmcEqF8fCjCgjFHtdCOrRKlx/hrg4Y+KxFYXwDuRpVZGdoUk6DO38B+A0u2PIahOXRdYA4vcApcYGh2i8tQcPiytKH
cBSy+/XYqwr7MaDSWN8GtDn8v3lDSMP86wc1aNRtoUNJqvF9sUFL8KLeRwUGjL8VhG7qpiwBacqHS5Pm7Zh0Bmt9SwRw7aNae6nWnkrej+ZwO+ljtXVO+UZC
HyjS7ZGwAK5hyJuiJSoJrQ1BfqSXme25EXaZTE3S/FBQ6A2Y6m3AzCW9kISuShtWYQk0uByUQIPBSHF4HGcLAv8hpgHL/rCoVCkNW4ZBWWx/QYaP1/1wzUgF
sxu85oetI0TeMutX8PZmfEhipnj/5/xwXZPrWDZ8eoNG93Co2zSkvhTba0xVtI/4Z2vJUYlb6sv9AOVujYTrQe4FlHbbhmAtk3Zx5Uw116yQIEJmqsEL7CRC
YERnK0bgIFe5Bs5coyWpgVDToAlYWNazh8tGU4CHGzTfApXXgvEIzAXr9kOms/v2I7w5p6ehwWgRGx9qirjN6c75g4XkyVDmJZV5vuD2L+PcVqZiPuHJ9Fys
XunVR3r0DdQ0gFWoSGqQrSjxmdZkudZkaR7vyZXOPcoJv216wUvL9FSi330kdiDgrnoelQ+QfTxfBoimvcvWCfYDd4eLxPpssfk/vF1vjB3Vdb/zZt6f3ffm
vVnnrbPetfHM4A9Y1MJSq11wIvBbEWJBBPlAKz7kAy1Gog8+BGMhVNHYwIZsWYdQlaR2Qpq1+efETrpJTWwqXJwoIpQ4FaAqOCmhhkStkybgJG7iNCju+f3O
vfNn99k4ilqQd+bN3Dv33nPPPfecc8+fQ75mQTngu/Q4SNgy/dPXXvrWL789MeXv5WZyrKGLcnYoGcV1xxDjqhyp2LH4juYcsQyjewbk+eUDdrvamz3a43aw
va2+eyFd/6ylksf0aYtp3+g2UOs9Ir9GR3DCaDK/baas0i4oYb3Ee6KllpWPt3SffqylPZ5vKXV5pMVZkm9Hj+YGloXf1nxTxixSPa6vtlIGjHi9lY4BlZCq
qpV2t6C1N1ogHcjaJTMU2uw9rZHZQi81uc2oZSLWay/+gHnFYrZzqsU0VC1CYD5PRxKnK5j3RuQveqfeQ13ULfLF0UGLe1Qf28U9qoCWeo9bi6N3roSVi24O
DSo5pI8d7YCWVhiPi/2dIUXWFeBilqP28kG1l+tjWxvc3wrkFkb6s97s6XtspszHZjLu5SetZBmuJ1o2sweyFrXSFdwVr9z9iTvly29dwZwSwyP3Z+BOxrM4
GaP2urzkzX7yinh8966Es37uksYgYiTyzoTAoHVmR5gs5xoINUnXD4lR68xMmIBDcsdsI3HX3o1fuenvn/n0z1/5i8tvSiZi/8qP//Sp+V89t3D5zcnK3wHU
MPxPVtHqP7kg91EcjycmEqSwWXl7Av0kEew8EIOLK3rcWfyO2pQ3yzcYJrsZdplCNhjm5ltm8yIJ4zdr8yQhyR2s8z8il7EN5i/l0t1g7pbLyGTlLrmIKC6r
JF71Hg/Z7C7YYG6HILXBfFg5ltuUj79FLis2GGZfEnq0E9dxEXY9pQfRP82pUeQe2t15JR9t47JymulTL7z+KDPkmumP4VTdm6LrNVKtm0vlIXL3Pvel7x18
00yZ9Xp8tkbVBbEthsMQM/2T1779mW9+8btP/8JMISMUNAlmFszK+OEUfr+Xmxn8al6OmLvubN7cJbf/SXM3s1VuhyZlkKjq3QKe2db0NrOid2NWz7tBbp97
GPW86+W2Nel9UJvcpOzR3anXi7dQ+eH4l9Nn6JstfVrBo2/pCQ4HtW9XxjxqmDSHPFejMYVs4Gb65GuP/+K5N1dOYX7ZxPPs/wv+pHcM79987aV9X21PeS+S
M1sn08482OV2kd7l4GG8XvBc60e8rPlveJrvBRuhWwgVptA5z4wm2BOOWR5EG+5OeT8kZznpHfdU5FQi8VHHZI7pxtjVnSlKsNfXojMPcEmTPc92w9J+qXtv
9Oyc9dGqZMyTvNnZ6qejpfxlD7V6F6N+q5R+6OFWPFrK7arnzR/GRvUFEmpBc0QQuiWuUFhw5Fj9J7q9Z76QH5qV3i1aoZd4W3RDu133sw/rdnab7iO3IHpL
DerwzYOWzfryqsHqXaNrgMj/L3YN/fyFXfsOfmnnpC6jLN4qjee3CuXBORCyyo32/t27fYtFzNri+bCMSpZ+5vecD2a8DJ2c2fa8bdSUvEo+6mOeyJ1g31+E
6zDb1pON5z9fNtDj78xAj78KBnpaeomB3rZJ9x2nmTyKn/TBvUjvoWzZdke/GakoCN3Oa+zZz9Y2h0T8q8m/6rbK3T4jGBSjGIg4GLhk5Iw5phqgghxYzCjO
SG0DJcKgtzDc109kEmEA+jrTzCRClqFEp+WKEqF8+kArkwhZsigRVlUiRD7fhaqKbVknUXemdrZunaz3tVK5W99oFLolZWy3UG5Rt04NFbolJQcKqgq7AKEs
HpyzKbHR0cITJsURtuQ8d1qmD/sdLDtqcZVAIWOWaGCu/Leno4bRHrokzx/PRGgeSDTp7J4FcmFy0CbE0OyJT292pDDJQ8CR2w0zZobpDniitB5Rcwrhb1pZ
VG7bvMZJQdOIDofXKZMJd7QiGFnvzriNI6wIR1ids1aFBr0R43zU39pnDhwRqnFGZfLANk2X66I3+zZUxKM9X4FjKVEdBprOGiWubjAMFCXf7T00oLyn5T0t
72l5j+XjgIHeQrm6DevZbVP+Qqgv9i5+MW9f7Cy+uELIvH0+G2pMrRm59n6r57/bQ53Mt5Hw+ow+O906fx4OSY3OD6kwFwyaNKhky06wop/IMcUpj1uE15eJ
fLIpjACVlHUewVwv4+uv3MNc9PEy6ImXabDhEeSS7vS2JTLtzKoDvS3iQvmI7YTATJ3EUBsSyjTfBbd/36RdjROA4BcgYF1cvMQwQXXaJgZE0P9FgkiCGsi4
LS+EoXy/JbM2i4+9Ir37MlVfL0PkCCWK/4B1nI7GGvmAQ1ouF/neu+US95Mx2ZPk4Qqc5edkkwsnSoH/aRQvuxaRjnoV4OeY3Phb0w5CLNTjDscIzXRkB5xO
QJHB+gIwnOAsSyJwBjrmOLxJwAFtfgImysMnuwKkdjwRj990FQI6GQ66yQeYyShubAoRUiq6lnJQB3XerQ3KRwDeRtJhix0BniyfNlU1Cn2B6Vqf2nmFdGGh
3YXqHQxR6m0CwDFoN1pzNVq+VeAYbboj7IDjvZaH08JhNuJ39eVFQ160cYCGf5sm0ip6iuzoVZXYtIsdIkSUI0Tjd0SIyKLE+4kTFhkinRqckTVjHvsTTp2z
pxYgPvzjPcV0AsaRr1qWc91kOdc7Ayop4QIvKYM1GBL8jNXGHEdNTnlW63X7yUoZX4fBOM5uuYZJw6EwDto7QKymALZ3Y/+iCo1IrpZGNvNHI27fmq4iyCGd
3FIscVtegpOSNkKItfKpNl4g3mfchpX8BXHz1rQdXyAfGRagUlZoS6nYyBOkt1nF8Cqxx5GxciOr3AY2SCNSVAh47yO6pTc2TSReK8S8+NArwQpCRiCVVrKH
sUGnpBLjoDGFGsA4qIEmGmjHTRlAM/SzbiAif7oKpRo6hlXoBsYQAE03MeemgAYdq8arYoaIWdS/ZjNr1OSAw+cMoEYAJE2Nj9bU8A6ueZN10pYnFAAwBElr
Xxs2ZfRm4P+6mZm4c13o0x5RMaapPcDWVy81Yx+xHXY2XkH8O0COl4sUiEbUbVwtg20CHwO50Itb+nNtKII3Gu3E3q2C0EBlZBZlpBbVkRoSgLS9tmJgOG2j
xbQTo2lFFcOF2F2jFFgWdqhqUmKz0Nc6z4uIrO2+zrb2u0Zsx/NqH1nbIvvcxo5ZNB6eeoPNLq5Yu+CecQuO08jxRtcRcYitHgbdjnksKbsDzEHkcivUnQio
E/XteI3SE684XlJXmXQNAwM9BME1ydiii+fPBUkfZeQcp+ZpOts5a06F6G8FzqTAE5SlIQbcPIVdNuidamUMHRnWVrqCeyzU3CsYzi5XIq1GJEsbaGc18xpp
zMU0vkkgFmesHJJRVTbmCp54d8b2ndy2Oef5tt20RU1lw8NpMn3Fx6a9mTi5+9kkbNomwk+TFmNm4nj17jS1Nbdv3POZNDzM/OpnNIC5u//VGfPHrIBWYil7
/Gub35c9wH/He9zNwrcrgjDCDPUChGg6lEzY/bsjozQuoBDo6MErx9Zdef1vkqGNe+IJpDoJd2dj+zMXqzQk5N8kHLGPCv5cFVZyVR2s4Gj8Nu8qH79iD5V3
9ufpbbJ9ZzU9mFuvjtN4fM88Woy7mycIl7hT2FQ6NjBkR6cd2Jx0mnysHLGnFZZwxN6SKhqEqqMbSsYOc02gP4Y8QoqFArYBiBtWgKgY00IoXZfrfJhMUKAK
pUwANbLwTAHUyBqZ4XQL9juJIYswYeWBmPYsBcXnLp1zwVLZeMHjMiqZQCCZaLozEtjMFKoIO9PFTHR3Jd0coie35SgIFvg0Uf0pPXq4fSLpApwC87y1Bdva
XrQ2vlQUUPUt4XtdSHMXHyGnGimZgIYLQZoyEBWpTlrHIC9UqAB8Cpe0Xez9RDEWtACGTllxscierAQ7mwq8L1T2LgZyjOcoKVg1bxmYLvk2XEP5aPccH92c
GsEuwCKWm3ESpFBnjuwr5y71itrpCQh/mHKB/cSudMICcaI0ZYBxAfRfteRWOqbxskqzHtpPhPYT4/hEMx4vV2/GFwp8LiwMN52YT1YXNN29GxNjsc6zWNfO
qfBqIF7v+L2y0sEF7km7u5cARkCxOu7OL32OjqP6iaw6wL9HBtTdM79nPhlX+wHdwYKYi+JQOH+Z/AFHq0w0sOca7MPCb2oST4ceJkMPr4Tc5yB0SnfKkJRl
kHZvJp4Mesk3XLU5DHUR9NYnbYFTKv8LPn3wR5dMvfXcD64AiNKlEyZLnYgngEq7A9qZ2HVzGgGruvI5uUmtSAA2OdQWcoxdPMfC2pKf7lhbj3p5O1yt8+sw
szR1Di/jcClKrVaUWr24uThZDY2FrOGmSnU+5g9qmQEHk6Cb2cHkisVHMmftWDdbMCEnqEzjivI7aV3YLHyz2Ns4WIuTqkRxS1DSnf24HBQsHR0snTmYMmfg
1Prdzx1O12R6/TVL9Pp/+9lMr98u6fUTp6qPE+ruARg9pHj9hMfTCevLo1u7FKa2Nrm8rK396ddf/9Z3vvh9q63NXAmhomB3VSEbaAApBHvRfQXWzXitCllh
R61OTxWy7cxZi2o0p5otTaf8OhIusZQ0zbaxLR+nBnRmZa2xzfuIxwifFRcT7rgw3r7Ve/p0AqFtU1nvCVunA95gxaJP00NWzRSLPrjIU36mWGQZKha1XFGx
KJ9+rKqKxSTQkqpYTKjRxGYNBWOgCkZT0KCjm4oDVXfuVM3Pnao5i0jzOqAxq3z+r6x9P71IYn+tv3FKZhJGBqpBh+1dVvqBuYE+Uqh/aVqHW4a/zrzXuWWk
pu17geoDtvTbFa9Wh9b3exYKx6t9xsSUB2p16cEPke18dk4HMq8HWJviau9nPIgSxKz2WpNIO8dRCmJWp//r5acfrQE1mTmvUfBAyIFipmcwrXrwFvsX+6er
lxGL5fZEFV4JvD1evYy6Prk9WYWTAsO2Qp0FG371JGyA4QquoQZDGK5asc+MSKkqv6pgYlXYBEsAoimzhgo6YZoDPQYbE+KQHXwhnvpFfQsWPzqg83KxfxH+
rGcLf8cWNOya6hWCUp9M1qdgaZ80GpnMBPpkBYgW+gSNpnFr13Dtvvy0rl12aizv1FOuU2P4E///dsoRFHZK+/M5oskQWh6WbXeoFJWchi8adG2tvz5pZpYg
WjuAX6s1BBmEeZggwbvpXzDHyIqpc6Jc3Hwy0WPGJ4t4UrvOjp1+n+WxK6EGrgiFFhBMCoWu8qhX6HO1eCLswYWWFsFu3PP8SqMA86zRVgbz1rmRcxDMGxbm
Rx3MrX2NgNzFPRuyMKXtps2f1zhf336QsPOL+XWuGfnJy0/v+9TRleeekfM3MXvH6ULo5hZUS1W3kkszdtTO2I9e/dq+b8pKzqaLRzV1h/69JehvnPN2RiBm
PK4JJsxVzL9L3r7145fue+XB7182BXfEnqYftLPRsLPBw8VgENBecGh84pP3HWy/AxYHBxFBXHaX3weTAwuXFyxcbMs5FpuM83MrNfbdEebComj+wdJo/sOM
5h+UHMBwQCH/6ADm9xYaWCR6HiQ700IjkS1oSAMLA1Jpzcbzb9Apiwl9uUkvNBhcmJwmQndA0r4zrl1DrzrrMHWWzxt1mBIgqXRN1QHCCELObMQtpsQUJnkY
vO+QU/LYVnsL9927Pe95fgbHHSnjFv80dA22waDaW93BimoL5CAqqBLaVpXQ1u1wzvm+lAh2G8OtZcSjpgR7cRUl2G1VMjrG9iSVUD4UhAsNFaT57ZZO3F6d
Y3eUgjCE9jaf9v2Lpt0snfYWp90smna60dhp36/zMmfnZX8D2r02p8HfyIkV/tyR0EdVPQILfzRvFZ48LHG6+mE02wA0hgENw8kf2AgthpCPo9ELoE3WzBoN
njq6uNAtzH6LCk8kT0iCXK7tZL16bM4KOk6mDVSSRDr4XTqEaNdNaWMCpxMiazUghVl1oyIc5dO2M/S31w6TXSzaqwM32EFMjVm6b5gBTE1LmZqaZWpetEyN
LPl993/pu0+fMrJ19OjiqhxV4YyYAcDJh6WdDMNv1v0ZyyCMO+zB43OW55DFKX8P8e8R/n2ef1/k32MNln6CdE/JYUZgg/dpJFVdqEt5OXMevFxpu2zodhnY
7VKZVNkwe7vnyaR21coqInG21K4KUu1fFfrNwtNBXNOSRfgOXJPSeNhgvXVi974nhMazU8/bPdzS+Ij+FfRJMY6DSGv88kcdMt+Q8HI9JA8YulczBKpSbkNh
FcQAW7VH8ovyc1YAFtO/7w7eVMesarmPkfaxpX1sAJkdsp+tjypmZfKh/GpkBjtOKHyDQuE+P4/tub2aiYI2YD+dCUxmz5NCeL2WjIsRRvK2PkyARSoriIU9
unCxtBpUZDSZYnD01wSMKwL/l0/MaR6TgHpIL/92RAwBB5tWuUaO0LDEMrDAHfbEz2ybWcIO+lxWR8h1HBSsjoLFVkcknu9oddTjpbf9Pg1v/zdUxRbskKSd
comHSyVSEJbK1n7M2EP4Aeas0WNCB2vX5MNpOBfsrVETvvVDzt6Ddb9Kkd4J89WiEZNBPO/AyvTCa5Z8WoKzS/QBJfqgJNEHiyT6IJPogyUSfZBL9Cy5vq/F
rb2QnmXCdzUADKRfDyj2rjN/BLsmGOHk9ELTRUDOruWxD65ilkFkg6ljc92+/cgZv5frrQo5DmJt4Ql8aveu2Ls5rU3QAc67A9tYAFtvnkrSuuJEXZ68alRU
kmq/vjezq/oQR73O3KD62OsTOhy/F482ZlncTW6ySBfqGjc0mJXX1feZJwdrkmpRlYX+nct8NtMkuSO9c7ocY10wasOgklV9bC1VAk1aphB6xKnjIo04Db/Y
jM70KtGz6mPlmFwjO95hy+RmirT6JLVojUnVoukmcWlmUksH4tYkzX2HnRltPETlS5mwZTq92qHD6RA1efGQVe0FFpkL6rSqqtNqqk6DcjCw6rR6Nj5LIQt0
Ea+y+SqQ9Kw0UGvA49JHAMXjbo0WrQ7/QxfosNfKPEeDRYvziK94xuNkPVJOPbbz8aJJ2qWyj5AQB1BMGDp0o9CMA0Cs+sSVipljSZWhuqFaQWHF0osYMDyw
Tl2BuksSM41iJlPJOFv5qtaU8uoIyt+ZHhJRJH0dwou8bjBH7e/nASehX4BX7xipyDf49wj/PuYXgnnr6I74Vjx+xtd5POTrRB5AhtngEu8rSHMvq+zLSHsv
1wVknJX3+/2Eq2yvL7IMSI6fhGqXuTj499I+OC/S/8v2FQCFaOHFdwVwrjOv+ontzDFf5lqEW5JYb9AKLnpdNUtNYGHAQ5fw3ySvnheSbKIdFmXh40fUUsnG
xVFDxwqdiRvv8T7lay7HT+I6vME8jGtzsvKQrxaNO3ANJ5GCl+kdH8G1PlnZaed+Hj6qVG0/7PP8GTkjEXHAMH3ukNwNg0qRlJ+hfULQO+2Xc0fQ5u+03+vq
O+n411y4h7f9YvaIwJl470BAlKP/zZhis7iPJiszgaMAvZkAH1Er7z2/dYEeSs8x2w9Kva2Y4HXm4yLGbNU53xHoMpkNdNXMBFCOSNNBH7rncpfHBna5Wuoy
zgzQ4ekfvPblfa98+zPRFPrKWDghp+mTbp1qFoCUqBml4aIeV+MwC/f0xpO55Xq5VAsmLYueIYznkBBapCdBguDyWy/jJKXZHXbUsxYKM7BCDnqzgnr3368R
0jJ6sX2uhN4A0kOBJY9xu+ihCy7mBInkiSDnQU82B7jX74cPHNJkL3LNxb43E5zNMXeBjnxSreyYO1N0zJUy1jF3wV/imHtguOCYO9bX4s7oGTlvcDDBHj2Q
+T6kMFXmcm6QZ1lnVhZDNqF/v7b9OzksA4JK9te2eybbbk9W+7aAjSbQ208XvVn8jf7nvsyBbT+pFxmAvYJS2+lpuNaf9wUTadd/sb/Tv8w/WdEyD0mZExUt
MytljldstkZmRK5FZ+7NQgbU1VfdehA0tEg0pybdtHIouQ0I+Ny2arLEJYY+7gV/xLivgyu4I8Z9JiG7yxIqLQPH5jmXFDH/NPiqHEj582ZvvLf/N3n4maxj
aOBk06FfPfdW+DER79/e5S/bVslj5h33bk0rFvmWeDjnTsm+6rl8Tdjl7GWZ+BGCg3Crta19OH/RnoJ5P+s2S5dvMyAMMVYvQtI1nJsp/HLWmX/1sjcVshnW
A7gCSrt+sBkmc2nGleg3ZHkq2NudKSbVO8NOvdPM1DtNJus8S0Wm6oQVNVGrgdGAU2SvMqfYOr7MEAZ6x4HIqKGNabrFSY2YE6ktpMJcHRbimypSfaisDauf
TRtWL2nD6kxwrtqwChn3ig3rVGFmmyaNSpN2Tw2hImvuFbFvRadxhXg7jjhYN8YKfafquM4jL06FgQEbuO71EEEB7leCCXJd8DKm/kUw9Yg/4DJm18HrCoM8
IrujMMgj0KJsjEfISgt7PDJ96uWXfvCdFvQAI8hES8Z4BJava+QyBKegEScZjEy/+fWn9tUgGYzkYX0HYUwjC+tRdXm0XPLaHOw3nAvowXVhZQnEexV5UrEQ
P1aG+A0JzP1Mk2bESaSG4csYa0hWh6wGdhCkdFlc78u3xvo2DIq+iPR01MY90WcMVMNUzGmXT+M67ken/BulBDPiXB9XptOpygewfv4c03WJ19fZ2SwbFT9D
TI/eVsiMPkmz4DNnhEB3n9QdsE5HKlnZW9POFil9lCP7Zw2LgqRZ/henz3j3Jd248ofenySj+PoHFTU+AJfrRafDFeTWqlpX+/h/2fvWILuuKr2zzzn3ee7j
dN9+t7p7n4PA3ZalbtqNWrIN0u3ItjAENJShXKmpisFm4mp7quTHuFQVIbUt2SiYSQliYkvA+N7bgIyxJmZmMhiCRuIx4BBcUVH2jIk9HhUI8CQ8nMEED4+Z
rG+tfV63r2RjYPInavue136svdbae6+993oUoH9Y6G1mj49q7ccrhNlJvuBDIoslPsLsAGz7eUBJ1i78csl6G2eJ3uuSBFFzmvWbA0d6JHzlDSztv2tpy916
EB4DSg8fPBD7YZAyrKQIItpQs/MCAn5/SwVl0BAeSNB/6a2RoLpQNUvIGWKMkRCVxpHHOIEzIRtDPL3bjZ/b8LOHu8svo1FovXQ1LT1rGjTUQ5eqS+hC4uhW
sMBmewFhnDdzlGfnEmtLci7Px/DDNcexlAxOkYOx8xKBVrhxsvOSY0SPJOTgGsvHQ6EK5uRhdtQUeW3xaJ1L6Gc3G4mfGS8om5xMD2IrQ5Mh+MXQXi+i5GBt
XIbH39sDr2e0Ien8//i+eLnB/j3NCC/UKcXM0TsbyHcJ6LbR2ioE2wLkw8VOSaYHOFbAwHSNxLvmod+J4nUPYZjm078hTC8w7us1REAhypHA3QV2tVdAKC1Y
e3hwtVeAFdEIPGvBgVgB24k+1dBg/fGmJh5UQYOVNTmE0EUYAxADnGrpRLWMCNcNyCjgUyOiGNBmyNhCQ8bPaeSc483WQoSmyCNcFDTNnqE2D4hV7BbOpQco
U/OXzP1fdLL5EAldth0Yj47gMSd4LAkeXcFjWUbs2AOP5th71RinmH6r8ZRdiKfsIuO010RXBVmK8DtqcOoITnOC05Lg1BWclrHl6OsKq6Xlo6M52yCzmkVm
UZDpysQHPwDVLDIfJJiWniZstuBlvMjo5OkoXmqk8EkTqUEoDJqRFShtqebfJDhNZ+a5V2besCDZQqG2iJ6F2GsScbJKbZbGst73Wda7lR5lsjvdtSnMzwii
ru3xzfJkbKST1PuvCmzMX+lN4dPZTeEnZFOYsvAd8WYCwg//n4BApEsvuHBO8DwDcl9q0/9wOV5w9dzyL5gt/0JqW76YdjFSYBnWjldNHyumlmMYGA7aWA81
D5oMcL5ZpKfUkuxekpybW+LPzUM2ktBvc0u0MhL9sIIkSOmHFfhkQME4JW2HaqUhtDMQ8jPEQuP/BDhlMzJe04CxeLOYzaTEoMzGxWa3WXBZ60mrozUJz7EE
gIWT9aggkqkPiEc1WoGdrywUdrgc7R92Uevv/z+1XppaP33fb5ZaxZdNrQbWYNaNTd4Wxxr2TeNeAQ9Tt3vDRuXmoG3kiM10qy3vF659wT6MCjM0oNq4VOAI
cYbmKheXddhrnSERKI8Lzg3osgBHJjP2ZTSJ0GUHzR50gUhlIW5DBReE8bQQrreGy03QKZ2xbyMZnC57gz5cDsKBPl3fT/MnrvdiJKbrRxRcAsxgaTOEKy1p
hnGlpc8Irp+Hpyi6fllBJXzG/roKxnF9QgXrcH1GBRO4nlXBJK7fV8EUri+oQOP6CxUEdHUO2UGI62E7eBWu99vBelxbdvBqXB+0g9fg+ogdXIDro3YwzfwR
zggmQ8v/h/fJ7tT0In2m6wWLlJyur1mk7HR99SIVR9f1i1Q8XV+1SNXRNVyk6iXOykFcg0UCi656kcCk69QigU3XyUVqBl0nFqlZdF23SM2k6/giNZuuY4uE
Bji6WiS00HVkEW5alB5ehHsWpYfYuYfSg4uEVrrS1HYvro1FuGtRun+RyEDXvkV7L138RRKAla4v2jfRpbZoXw9DzUVEGtaVRVrYKO1hYaN0eRFBc3FYgjgx
xUWSf0lMXUSsE0S7WI9TgUUOiuMuIqSJdhY5Iqu9yFaUM2zJ5v1powD1X4dVgFXi/OCwEwcLiM/OwIGJ6kIqjvm7bxb75fOaXyrsftnR1lfNt4qqVLYd16vk
8tVaoc76Q4r9dhvFlHyl5kkIBwxiocSch2VcHuJ4JShKyTvEYOBHONtLYHrnuLbZz+2jJh49x7eHKIVIp2+tqkT1JM9yI0zXI4Mvi12PmYfyO6s+XDGaoOpF
SRt9htJVO7RWdZJdW6ttAt43Stc0lF0krteheKCM6/WLjOf1jRbHrYCDENskycGt5R+tmK0z2/jr5VGNA83DseQD/LlS8dLR29mWB4cFG60KxxxSIj7+CucH
MoYm9VlxeBXrKLXJ+23Xl4+PIcpeunAuOijEREtMn7gaH0RFYCnB1SfMkiZVcgiLx1Ial6HVSfEz8Us+9UBtLXlMCVriGUCaleWNFglll1iGmFj9UZHNAX5f
5PcGB3B8nBPIPMR/URs4ZA2DhJMX/2/uiSKJ7NKljVxi8nptMxO059thuRttYaWjK+mmlFMPYbkH1oANzwQ3eGlstES58ERYjcxzCgd2jcP8IeV76EDq/nfG
mVOJj99vzgOYa+UBGpuC0Q3OHPYizVQfdZBEJzndRxPgrqsWUh39+mpBwt4QiJ2oB5npm6OL+B0iZiFdlvj5/1srJuww7zoxEdipJracxJg/B7P+4qKzKw1K
4fJqLh0S5V0111I26/jHAHzPDGHFTI9Z87mAPFYrjLFNQkg7bt2ZbdeNr8mST5fIedsxsZ4/2Tp/5pzX1RDXJOFuJEGWztyTHvXTPY2wuauN32toxKMelfDI
u8dTj0SUcRNRxIzlyHMDtWuVQHC7QeDTu9/8AOJ012OvHVBYdabFqnAptIlBrcw8vHvTC4yCvI5dzKiucbMQH+yighQ0oHDwK1dgnbuCqOBTYHS7u9VqLSUz
/JOmmZWiJw9en6FhAYT9SBsjBobFX4dW+XPRCoV3WC22C3gr4U6qiAUAzv/s+Vj0BvQIMCnGypfiU4xTG5xr8bObGZT1kK4OOBrYLnb+/Gs3r+esle9khtjM
4BtP8397j6iU5BC6OXJN7P0ObxuIfjYJwUpU/FfspnqT3F7d3H+l3O2J3z3DkRD33nI5qxDjsFL5P+PlJC1Ctgg/msXjyycprWqyGc3OkTdmGW9q2CDiVdkd
97A3Hsu7/TcRVjIKJikxL+D+mdYCB+4xJ9U4F1HYUkxCS3ofGC247PE5t8/Z7+6LvT6fUqkFdC+zruYZdXMzd3stb6m8nXN5Wwz6ZYQUvlxZZZ/4TVrtFJo/
/J+f/nY+KGJcz0ebMJ/n9XvzgX03h8Wkgc3i7dR76jeTBFE4HpbZQ683Di189ptcZb/JDx8Ma0uXHlpSB8L6Esn8S/6B0F9yDx0bpxUcFq5TNzetK2+hZZwN
TygNIsXUHxBC1K3YU+NwfOr4QVrN1eL9Y/9AMLTk6vrdtKZzHg5Gluq0eixCJseBTNzsQrRfbsf75TaGUPsc++V2vF9uY7/c7rlfnnEmGFflYbCrqiXoiOCM
wuEtZbOHN0IvsWtbMNVEH6LUqVdeT/rVtHP8riX/bl2+i3Cgrq5a521jr7uX2e5edy8TF0TZygFaopc5XIe/C/r21L5hXX8bO54CB8ke5zdXjB1CibfZ+/ms
MsZWBQhxiNr+oWPh6Jupch+nBW4KH9hx8eCYmJaVDnsSHaSlMvvyVMt6FKJsMApHM0mp3uUCcPQ8hPOmBojCmInf06sMjVJ3561N9yFyT83xigUvnV3CB6Dt
aPlfrsTex7mRJvOS4rA/+5drdj5XymaHkSdl+LwKeYXHe//FUHaJ/jByZr4dXmd2sqtmvcx7/4Lp2Ef6tDi6XS8aEJp6ty3eouckOb3cwX7QOVvsJH2LZFuQ
bHM45rBjVQXeJgc+cE75oOI9csdgxY6jg8VxCGZwvFwWlY1HlOTEDsCDiHonm+SZvLQw7EmG5K6W4qkf4Y3V1YdtpkoP3uVDxEzvUOdKanezOaVjJx80ANXu
7s3aOAmTqT/p2Mltcx8GwUNh7RgNdLi9e2nbe3XtrmO3hs6N2MgDlR2i5/hxjI5/8DC6/pJ7kFUeRvkkcLRZvkIGAXoRYkobbT7DPkCYVfg4U5QViG+clHKF
Y5QrJJbAnSxRO2yCVAzHcEYzLlbAlXAdzmjGMPGuwxnN+JosemyZ6rwEZpx6XMxmHEwUHsGi3xSMSUEvVTOl1WPj8FgMEEYBwlgGhNEYhLG1IIwu63GBYCwF
Ac5yXzBxNj7PDHU/GFqc+EQhB+ht7Ez0WvSt26kT2ziJZF7/XeF8HP7nReEimYtOcm6J9pWHNhSrXgyEnHGEP371zmz8FksCeMBraSE+Z0pVSYsa2WECFrzY
T6OdqJXYyWT8oMrqlThr9Uo81ivJRlezNZjQYy2HqKc9EMFJfROO52DRxO5Jm3uWBWqnuZc9N7GyjxWOmi6Tb94PPR/q4ETBW1JH3fB6rsRf7P3YW82zmgkn
NN22iIaPw6LudrjdhnDzoDLDGug/ilOiOMxZIQ5zNtpU54Lb1qOgvx2fE47LOWG/nBMWM2evYxyXtVmBOoWHTXDPbIIfUtHJq506LISGmRIqvl8JcxxifZke
AyHOC3+tkTA+L8wOhXaKO0Z/fe4Y7ckdo0Dj+bkDXh7Z1hLRfAoz2Fk8RiOYRIXK8MCKCpnOJaHzWJbOHM6Oj2r2EifQZU/Qn6F6EtzOOx/VPaF6FNyuJMHt
xiS4XVGC241LcLt+UB1KNwFYlqg+aqj+nHUOqu8Wot8kNL/hn5nkPIArjhdhJbL5C2ef/FSeZ2+OY/UdvPsOvn73i5/+cIGVkkfZt/Ss+hOccNDg9GlmWvjS
FpfJDxtmJoCg2GTiYY16SdydosSYKhhXzDREsTbRKGIPiE/DU3FInplzBbaZRqA0hLS5W5RnvTe8nOA9kcoG3G1mY/f8OOe46VDAfry5f77T5zy4J3X6nO8+
fYYL0vxLnj5HPeoJKZSntSurRleRXyIo0iGjoC9dshApKEqgrOYv8Ba6DrdDw8NJucqGmuG+mxFLjgO9Fb0mxz6KyjWKDPBVHcnm1KPyiVqWBECRZUDv4CdX
8MaRu8yWReeOf2LSeLJvk9EHyh8PS7Ry21W1EqfZZkMHDfkSyz0F4drSUqTgk0oafWRoL09/Qyes08otWU0RGnZm0F0Mi9CtK7NPy1QAIxeqJIYQ8JgQVnT5
LTjgIKGsCDtyZvHo8apxCLCU4wp4L2K47xT7SckNf8O8DZs3eqasvFfRxRtTLf2jO00824oJD22g21m1WT8ax7DiazIvgnpxmT/DBSXHPil6SdOb7IZYCJ2L
w7gl7m5esJUj2yQ8NObQxLwcA+X5dNZdFrk/RwyEL9jEo2bmveajR5l7ZLw176k75G9r+rc0HbbmibiPOsltzH3iYQ7rDGxd4ZKLPOzJQCTU0bY4IaUyoVn6
RppMxGOkE6ue5njlYiLNiNtIXsrwrhCuOe7cBY54hPMhKijMLTd3cc1a7nJSqn3+UrdLodtNmSYP20EZpdHzAGBLh4tH9gJw/41XjHXjfS6L83i+ZrM+GQby
MgacmwreWjIwEfiMnxuYw6Bu4cDGtC+HSTUnjhA4gOsaai3z+aHBebMuxdcTROOoYJkTZkpO0KrW1irVmcrPjdOHlJXWJDUbUljy5ixX4QyV44BN3SxjXN2D
3bzdy+2HnXH7IQlVr4SqR8KX40jEe0HZ9j7ZnrRZNyneeLo2yC+lRrLSG2UcY90W0PIr4kB8VvkYXyshlm+30PyqeMpe4nPawFkSvWH1Whxi3a0LBxEQm31B
kjxR3MsOFYxuRlJzfNfarwtLK3fcefDQ4daplf04xKKVCUKMYaGyNEey2Mo/OjdD5GbvH1ToMSw7jknMSyVzvGPiSCLmQhGzunem7JT32/uK0QQ7Fxv2JbJn
rtrT/4MbzZYXvaTCe66nwnsOfZ5FT7d5EQx2RNJjU748+vo0IQcogzNjy2J87eW7Ijunxh1OMXfzHS3I4eeY7igrLvCkzhLbtHaxWaFpJVQ2kykJqLpitl0L
eC/ms67RLnU3WjNhVdSka9q9WF0Y1MXcVQIKpz2BR/Z/G63psO83oibdr/tTatK1WE26L1GTrqXVpM177bNBgq5iXjWuWqtwfmJUcuvYmPV7q0n3xWrSDVaT
HoCa9KBRk65m1aSzmJol3DQYYcFgBkUDjBLoc7JxLmOc7apktYCgz+KF1Kf1IBt79tHnxqXqQroMXmLNiCkePFQMwG7ARajd6RjfVd4SGfqtKUcP6+EuYWjw
eFiLlaOHRDm6Ggkzg0D6oChHm5d6IBg0OZkKiXJ0g5WjB3qRog/Lp0E4oL89GEiVldyBie9LMfHdkcvDfu3DICNNHT/mjZfIL3QcFDoayvUJOX0hZ78nJpIX
GQkHI1c1EXajNTs74qhyXIceXToP5WBIYdGKfVBW7AOyYu+TFbsvK3ZeuymsCTDL0dCY47Wba9ZteWamzp3dnggLYjpdjd1fpEYB6ElrKBZzyAydGAkWErvR
GWpsTfxZTXMuKDPpRE86k8+YLHO29Ys8xio2oGzORWul11k9pz9bKWXH09990fQXHUPFkUUfUlmvFpnRWY6vVKI0mROlSeNrIs9eJeBA3ChQxsqILnufiOOa
5NlZTdophdhdIwk7tUgs3yx5nZSU+HXwnkbInMgAzYqXanwEKkuXLmUqjmCdqBktLLMNX0rFaJeoGL2ZVYwWlllQjzSMcrGGkdgswguDnH5azDELsbIRwu+9
zCjnhn40R15iQcPgjBU1bn3PNW82bKx3mSUlQEESAtEzEhDL3iuXq3V84EkrvxUj1Ozhpz3eETeJzXyqkHJgEru+I1SzNqyxsvut+wVJ5rfE1wf6mugZxC5R
wE7UJQ7zFq3L5uEkNUBFw5WeC38Xy2K94EoIFvat8nWBLuOUJeVkBWV2O1lh/wEQWcXHCttpr/Gxku/pYyVvfKyspIw24U3HxI5Mu1wRU3J5I5+bXH/zDtbO
cRMPKVFwKFovZFPcm0kRuiwro+VCyxTYXSBRrYXoxDwXLQq/n3Pz+0dJPPX28WG47KY8g00d5ifxjbZHQipdbfqaHLIX2ChdiUsiPl3PyZOjbXOmPsMWEazA
WxIF3rIo8HqiwFsRBd6qKPDWRIG3Lgq8vijwQi3XuYa1cp1rWSnXuYF1cp3drJLrrIhKrnNIVHKdw6KS69wvKrlOS1RynQdFJdd5RFRynUdFJdc5JSq5zmOi
kuucZpXcafspo5J7RolK7nNKVHKfV6KS+6ISldxDRiX3sFHJvZ9Vcllld8ao7F5oVHY3GJXdi0RlFworkbLuRUZZd4NR1r3QKOvOGGXdaaOse4FR1n2NUdYt
GGVdl3s9K/e+qES593klyr3PKVHuPaNEA4CVdoPN1EBW7qUGs3IvIYCVewkhrNxLCGLlXpxRQrkXZ5RQ7kWUQyj3IuohlHsJ4azci+h+UO4lgoiKAZR3c4iq
CFVfZzdr+jo3sKKvcy3r+TrXSCCkq0Xb982i7btDtH0vE23fBdH2vUi0fdeLtu860fYdEG3fimj7uqLnQNisJ7OKSoY1rbyLE9t3DElPcDRtzcPU1bHFu8U2
7has3BFre5g12Kd5aBGvUPfzxLX2/Qf5fcuhucrMy2aXQ86f4MErJBphZrUDJWeG6fV/Hut/m1eAWP8rs0svZ1n8Hs5Psuv/07wvw/MwdmLSRrW8CjR7AJHn
LJ+DB/FWQM+tGOeNPHFBeMAgYvZibLMXI+YHXJsx/sWi3eYXZkvENpsFKAtrZkdKCvPLzdPvkchF5jYvBdsvUfB7TMHvMQWbXGCcSMg4DxSO2Txw0psHl7Cy
kPTB+ExRp04V4dLPODj/QOzPG+I6h4yX1SvPKbKbYyL38PDHjuQwR7KLG7tX/pfctX4xDjlvd29bx9LbL+1/Ti57f1u4zL5NNppeMZNlWYzmbtlCcrAP4/Ab
cEolZpRKzCeQy5VRkIoJvlfovbeLN3qkdCWl+yun7M1CZWstST5UcT02GChEstYjKhFVbfHeJErbsZF5LnZ1yYFq8f8bx8VWOtn3KK/d9yjxvkc5s+9R5HVX
ifc9cs2HFVRNZZWU42OaaBPQnLxVdIkm3gLNunkEojKRw6pMj9KNHJaELjWj9w9lkTKiX9maLlFMmCr6bQ2g5HCAS5AaPy85jj6qmrDGPcyQfCFybHgvDd2J
nxdxaIsjr8j/30fY1BEtOCXbAqKS3YlaUoSJL9ZjVZHIa7Hdao0WYKiwxRXKOqoaLUqbM2aZlf2eM+fJdAfrnsXkxCpH5It30HUdDmB92ezVHkwaAJQc2ueg
9kKLBPbUuCOs4LKTv8u5fQ6OpvvwdgvBXomdJ5ZpSX6pekjxbfH2S6xP8i1HL85hQmzRIrU31Fgq+gkI4iRymvBvL+PQYqdYQzNU7DgMgbgrWZB8AQk+zPq7
QDqagHTEgHS/AYlo+uoYpMNZRB5WQt+QCXS/AiYyYKPxhuyz1G4S6gi+T8LUKofYvSTW5dh7xKAhyxBCrXDfYEvqMvvkjSyph9nrL0be4cgJ7zm4vihOeIvU
JGwOUHuxOVDWDWwOlLFHMEKXQWwOlPUQNgeqGAyqUcA3hLEgNvPw5EmsJmjRgffrGEQqEW+sqB68wTrfG9l5M4nNigiRw5F/lhi7hRh7ehDjlfEH/Dn4aTim
7RuEPfrBHk6kBr/RuhbfrkdcxSxIuwSkawikxm+JP/rX8Ed/hj8ahj8GDH8MGv4YMvwx3IM/+iP+GIn5YwT80X8+/ujP8kdD+GNA+GNQ+GNI+GM4xR+GMTjS
Xp04sIhRNc0m+Pus84oP3dhXSnQAhCOXHB+65W4TUS995Jsc9+S6D93UuQ/dUFeOygutSNTLsfEBfB9J5Ebx6TSybGZJtkbLJ8YgSjwjFWPjEKCCo0Sgetlj
yx7NkWi9W07l5E5JpfZvotJrpdJrk0OmnJnkI7cm54Sv5ynTHyqbJMV9aZ81iSNKVzw6kqB3IswhJoobOatxl/7PFz/9qb9mZzWuhEVxYSqURzAU8Ydsc5CH
syf+yyf+WMK2+/ScuKqhRbyJt+LqvAmm4npf9hx7//DeQupIxY6kCwTd9PEzkrhHFqaj96HLMTnDHCwX6MUIzkg6OvE1jXg88mhbVqvZCdEb3HY7LMG0ioaF
rk85+uS1YWNV0vRT1h7u6CffbtG/sNoKa6jICuuouYhwme2w2An78BYBXYsdXde5o4gt2g4bbYTQ1I12uxUOECx1XU9V2NANXW8jVThIqYqpT0N6SBfp01A7
HO5QMvoZ1EO4o58+gWWkFY4inBGCiOUpbV6P6FH62A6rbYJn9Kge07U2paHvY3qUYKAMgL96VPfBXqIKS48+XaUvlJESAcyxFhUENaRau402acqQM+2bDkeB
3loavTV5NHATRpExHAM4hMAx/OSBwDH89MVY9HTiBRuYoioqGKiBPf+oziVGTqEPJObacXIqoJ8qHuwiXx14p6rr7dAHonygrI47+qnEKBskfBPKPEZUH6Fs
kD4yyip68CilJvIPtul7Qw8yygYBLKGsQjmAsj66Y5QNIhFQ1miFlVQAqgZc7rVTMaEQTbNDhYyCOWoIsEUoGQZKhoGcIdzRjycwUmncTzqEeOFmjeaW0aAS
fspoUAk/NclRaoUuYZAqLqJiwkQJe/DC5TXtHsVs0qY0LHG63CoXtZSOEjh1JOPQQyW0ypVe0ApzLWzB4ZkYIfE1Po4hex2Cu2UceznJOaeTeJiysvL+xFp5
fx3L+xMZed/R66jCdeJmiir+XLTOYG3WceheTjatYCIV2XCdnsBSd0KP8yYnDwvsEh3hcet6UtzKE44mcSka2hS3E5LfLcf19NfphPCaUwPmi8AvtZ6DocGb
Dl5hKMJbjEb8IYcTMoOIxNiNOBpjSbGDgnJJXeCCki4mqertTsLp24gyKLQdu8qnVzW47UnZcFHFlKeYeeObbDlo+vEihVe8UxAadLR6DoDsKQgNAYQG3VQ9
UOtozWFX9BT79Z/SHBJoSrvw6z+B8iYIlTTzTmJq4d2M6NBGO96HNw+QPLAPC0Wb7cxt3O1V+729Udgpuc9F4adOp1zumanIzUQxciLPZ87SD774+IfZJ7Kz
9EFMJ67EdmJv6nvo5XfPnvhf+UVrd1MCSbELYYfXYOoa+nz2i//5wH2PP30xXBY7MsE5iZNip/m5/2CcFDvwZD8ni+Np7JbM0LDO0yDfWzLZOYz4sHAiLMJB
sRNPa048rdH6LopHBjuGEo49IAZz7YewK4JIYyQtEnQvPKsgYUqtD+Ja32w9guvn/j3D9WcqAfdRSWc9xu8QjuUplPH3X/vof/ur46OL6rQSUFcU4F4xT4cV
QW6dUjGsB5W04pAKPTRDHPgw9NaXVQQ+SaXN1mkHqxNIV+mwG80fnPnQaj6oNn/yzAfuyXOMDri1MqqYf/eVu76Nj98++/HVAn9sPvkACP21B/gktWldFbrj
lMCjtTTd1FhkfE/gNlsrNjTM4va+iHb+6EOMhxdwX9lsPQ8Aq5vVWcWBONQZXCvavWWzek5FHkps9q9Mw0Xkm8SGavNu+rxePr8Ac8PmEySvrY8SiMTPOYkJ
D4onkwgU+37o0H795+xm9l7c+5vtw7YhqR2Tg+6WvvXskz/+84dBDvP9Mf6OkBGP2kyuxw/89PGnP/sda9F6xDaUx14R85S1YkcUsA7yDtIGh0WeLWG9E/pC
L3pv4rmObtf+6omwjwhsJ5TDbZ/Q086QTwJPJINIoc27YakXq8n8Cz3HhBaA9MmPCi1sQwuBXj0XQ6/OxFCos3Zi51lgfrOD/h2/+OT//sa/fNeubVALwUta
MzXSoUNh7pTmtTiDbhxZDXw+vD8Sv+wgVrmFFVcwYE44ytzgTBmo57CdqiUVXpVA85MYorKjVxYdRV8PECv87M5IcdO8+Lm88FLMAWuUb97HO6L34r7KbpOF
ORw2H6qvCnGdhLgOn6h96d/FnIYwSI9SgqUf//Djf/qVP35yPfGHY/jDiTBst5yEztyNR4JBWQxhXBpK2pJoZb34T5Z4B7dgiw+1W9R8zASRFfw8r6DGkZKq
EJl6mCSJkTYOnTY4ZxRJnGNdCUhwDMfbOH3a4Dyqwgk90ZVgghJMtnEMBeKEtLy8KtRI/ZgKg0SaTGx1m+rWW4JQBzroKimgkl7VDtbTEnXqdpxTbcC502tw
FdcxG8w51QbqkDin2oDzrAtxfU7hnGoDzsEuwvWUCjY2V4rs2xB+qStNlY5S4zvb7Vf0l+Kk65Juxuz/alpbhyRvVEop6+dNxFGD1LpUXOlCV1zpYa2rIFig
Cykkyb5z9PxvOe6pCqqVcqrwWZKJCp1wzrzZve/6ak2bp93v3U554B/1tZyv6mVLS5toz5OMinL0BrqQuFWQpIYym/QmGkTa4aZ2OIuvmzp6HD9zbbrOdlhK
vbgVLqTrtfXFeoFStIN5rr1HbQspqG2dzQ0tK08vHNXzR1lg+PR70YPmsXOrzgldMOvpC9GAUYKKfgjEEfwMo7ZNbXowwBaQhS8E36YMbJskdSEFG098hQS8
NNE3sYbTUb0pDeYmT1+g5zv6NVQ5DbCV/m7MS+uYdJv0RkA81dWoWT3LjZpth/P4Su2ZxA+1YpKK5lYstMIMqRUQzk2aJZS/lt0zr+UPcFUmG5TcqimWAsMg
2GCtaqfbWcsQsEacFRcazKU+pfKk+TTowurl1WJXNyFOvarq9sw+ny6pWrUrcdDZV1o5++uYO6pnM3QTGBS4zNGbwE4FyUs8xj87+vjfHds6O97O//5yW0vz
x3n6uPDVd3z82xNffUNnx1hL0X8XbiPJXc8TvahnbdpR+v0HG1f0f/f1nR1nd/zk31z+3X/1BnzctOOq43O7v/q2v7uss2Pq0Yu/9+PvLb++BZE/GQpanQAc
i/qHb/rC0E1feEdc/8e3SRm/+8Cez7x13wfjqn/2BlSNWj+699SDt239JNV6/1Mv/uipHwam1vve89nr9tz5ibjWC7O1ntmWBiCYB75ey5qE5+DTYN7TF4GV
14P114NZX4Ufxt9smx7mo843K51vFoNDxs3FPJCuN6Um8ULi56SL1Jw0OF9fteaa1Fc5XSGY4466487H/uvvz/3rs9uitm35F61w9kSYW3rD3WE+Vj5c2X+A
2jkbpfkSpaH77SSK/cPJDoO+47XXvWvsnX92+vUdPS+9lDLMt6lN8bBGghaTvpCKAH5xO5yjHEBTYS0vnWwBu0BqYS0vnQRBCd2d8HX0eQ0v/QU+Ftby0gmh
KuF9c9TtARkN3Re3OYfhqJNpjsJ7w1F/keUo1G046kSao2ZjLuLqqIkLHWxEzNJyRB3YFVbHT9x1EhZYMY5PWXsz+J7Vm7WkYtLKAbC/TDw8z130QdZpwy4g
fJaSGASGo+65CiltnvCSGTBi4oGJoOeKBPPZWcjTM5gdpsGYxu6G0jU6ieT5ezLnupEIUTGnzi7r6vHxu68rbBBbOn4wzJ1sp6ZvFsZ88Bb0zys6dywowc6M
hlZ/x9Ej+PdZ6ll+EklxyUhwnqaSQv+IHmT2xq5Q/mT7SCuGa1WCHYu29mqYrNtSS7jfGz+BPQNHovo8BZHzJ984/rWv1GjNYsTWxyBl0iLylBMvG7/siJiZ
FR2HMsLzjuplL3zmHXvC7QQfCVq6syqSc0rSTa8pUNkPPiBrCkcW4M87Zk1hJN4crSliGNRZR/xIo7yH7hEPEbmMuI/QkfZG6t8xGbB9qftXMwHoTfON+I5t
g59+QMR33JdJfHeN+O4KHlbcZPnsGl+1MRCR7+9HlNhayVqnENGMAGipwDcS66SRWKeMxLopSm4k1n6RxqGpxZLrtAjfxLdmfWMk2QmRomkEE4l2RmTwYI6g
e5Sgw1LlUxGKAN1jSvBRyOIKmZOBiUTQhS4RNNLJ9TVJFX4qoZ9JeEVa9knPyrJyoj628BLSMzH7VQRRMkiCoyjrPPXfLgFbZF76Nt2hH79r1vFFOprGIJv6
NIcBgz7NseA0i7loWs/hbg7SE89ANMXoWb5gBtKzXSLgfDwDyYySfEGQhk0Z2QmCX0ZEnfPS8NN8OUcDTVoW8XXQiTHMAjskc5/AC+bPhYCZbgTQyokRELTD
KWrwXOrTJAmIc7wgw1QToNlTehJ3k5irGAEYU+daVAphingp6BoZ5/R895Q6n201NXkuI5gzZa03A9pU65OZOQhSSy89T1UspMWxEpwElnGe6KZxNZ8CBZzs
A1VllhOxNcs1KsSi9HV/N4ogL/myaJnvWmmCfQLDPsQU4K95Fq7xw/QxjOKjDL5AqAYpE7+J3WIpAfOWagWgLNDchzp6Cos8g8/Rx97CItES1J3tKSwi28sR
Fn3UQml7CYsoo7ewiFp7CYvI8asJiwEIl3HUN5/laR4sJrophq7rS9cNGP7kEzyak7gY+sTXtO4UfvZxRz8LEbEWQCziLCIW9adgIWHqLgbsScIMSwLEhZQY
qYRnA7jOR9VZkaRI9eHYMAgqnK+XlDnXU8pciIUySJlzaSmTunFKyvS58dSJiXPxMJXIckF6RIGUOc1YYgT5PaVMQifQ7Z9DymQmnKHPvaRMZDuPlNmvJxPI
Jtt6us05ekmZeN9bykTdvaTMuS4pM9BTLGXOGSmzzPKjfx4pc073a0nFTMqT1ir2FwMegNMdei418DhmhJ5lHxQRM3dvBsgs2LWonIV0OoVOOWl2CzDX+Vwz
9gdIgOsltfBOsoud5G88/qmvPPQ//px3kl2zUxgLKvbHRHaxW25mIzCzmw8RoHCExMTHv45/39/WYcHhYTZP8ClhJI2m3hOP6cFVI0JCVjQy0qlERvqya6SQ
lIyUlkFY6hBhnUQWv6maDeP8XELoigjomtaqp9Da579219Omteo0PjXkyMrnzVXIiW4iJ7p8jlvotOnLMbj7Y0m7HB2Kuc0L3mR0/ZsD6Zr5MIwFP0SIKG+2
DuY4drm1kkvJrai98xGRW10jt+I6YOyST6vkcOxp9YqVZe491tNCnVUXm4VfyUJ9rWl0rHlijJSLYqRcjIyU82wwhDoevkN8KvRQJ1lnsVoxHynCByDweDzy
AXifX1D73b0IVOvRrxMd/q2o2F4ncTuNqNBqo/VNxXD2kA6t7l36JHPky3Oj9ZTxB8Iu3sNIYLh0ewcvimF0oBpu77SSScncHSYe531b2G0lCeNT2EuTTJdu
T2W6TuyNihJ3U/nPRXG8RwK++DBXxkRQgCTDZtAQ4OFROn8iLC5tO3QMPqXDEpyGAOzyVmcPpStBWxPP3lZnNz+35Lmy1bmBnw/Lc3Wrcy0/r8hzbatzDT8/
b/Fzfauzi5/PyHNhq7OTn0/Ls78V+tr0fEqe3a3OFn6e48e+rc4cP2p+zG11ppNhnGOSxuMJjtX74fbyE2FDU8veGw882w6cDAegYJJvmSP32DGmvx2aDjWd
P0F9dOlTTz70ZHnfkjrEWZ+XgY/vH/ngs//9wr0nMbyfCAeXLE3/v3385AOt1RAkq+qKhloK3XfYStmSeYc/5jh6bMG80/l2ugViP9WPj6FH31fDcodzUSkd
qG/QH1+wB1PucA00t6TEqvYJQLid2ogyhlooajWsxBVTb4lSdKADU47TD3fCGtUaP48AON2HQY1bU9bDbcTj1FXot7A2cB1qHFwFATbSpio8aPuUoe1DEEdf
abymkhqtsNZudcIy1P10Bc3pHJEGwbSTNZ3QyMKRqD0D2zuJk+hrL+vwhj0UGRFspkooyLY8tNKB7inljtd95z+9znjYtStFL9NT3ym+Rf1vo49k5rbo/qf/
ZL29WmDXPuixbqaTJ1SDq+12WoFiNXCT448oQeimjgHtzEe/jSEn88pKN+Z6sTyzpFxs7GROJZNxC506hnJ/h16UPC6NZ1orcw6JegMLqxK5g5JztkbiGHGf
nMkLtFmpOpBAvI0XBE351LGfnfbln57pndTpUoe9FUPZi4au6WUiybd4+mPgss3JQy7Jr7JN8rlJxkvBXo1xuxtjEDEi7pHTw3I2G0ITp6B3MxhAqV0v0q6g
3WTvmF1yh4gOXVza//awBL+7bBCAgOCZzg+9HsuQxl0z42j3CIMdlo+IkhMz8rN3rJi7I5n5jF99mH3+5MzuYf7dYhJU0IVWm02yc6sdqIHl0akwtPALKB1h
q5cdSEi4TUqeHOBTD5eMKEen3YKjG8RFULYOSMY6tqvabaW0kaxV4EuZTjYSJmC3NPTJMnyXyyA5pSuQqdZK+holTHWWd45jV9PB3BQFwfb+o1Kw8gWebTm4
Jokvi2ySJ1br7EOk+yB/JMpT7J0n4X4nk503u1JtgaBX99KvvGNKuXu1OqLtiMSwiXk2ioUNAxCYVajs5GF1kx6vmPSrUG5UWx2ZgWxo9tk06W91tIR8aGMq
9nF/FFRqh8U206tIYzjNsqjqKNSMiSRtuO5j9bytzoj3yHBO7c/vLe9X+0r7I8ubbCRCbUPljFDCY38LL1KLZkwHdhuTBuY1UXfliQ6zgS7JqrnS4iAELqYK
RRe0QibYVEnIZInurOrSuM2JziEBH9Y6kCYxL9NPFUqWNTnxUS189mjuLhFjt0IJ3lClXISdKtRpMaWh/VDaZUXJsEx5gJkqAUrJOOBDlb7wHJVrGzXTLG8Q
mA+g1R2UW0LuEvQ9KwClwg2m4riCEHNsuauFZWlhLmoDt40xpxgktIEbUxGQqwyyKbHFMZdZERVFk2QAPHvQLqVyjcKKnVEdgCNKwFnWDtBgG3DtNnuoZPqE
NgpwgAZCkAMEVSl1G6QuCabY/yGcAAKvtJpB2+QjoMPYkC5JCspJQblMQUcD22ue/Tj09OZo4VHXdbPw8LW91Z4macXaamvNT772U2rffnNkOeyDHmGkL8qB
QUng7NMN6BoGdTbSajRt7Jz7sriIfB7393JC0C+vjROCfg6a1x/bPPYzdE9yn4UhBFZAA4xhNqgY5M9/gs/hkB6ExcAgvM8pSjmyHAw392M1GvQRgAO6DwBi
Jre1H4zoYRiVcSSqenPPctigL3y03qClVDBKy00bXR0WNrAlhndG1uenT1QnrM0aJihYQ77XYSxQhy3HcjjC/jp8LMZ8PQygh6l6BdwNXml8Dwj++swVTmAZ
dLSA1pR1btlf8fJ5TNd5rVYkET4Y12Mobx0i4SYjBGPdh2LuMlFxENHDJpo24BmnG/e2cBiexgf0MCPApTvfYCMsYwTm/IRNUG0w8LHniuaR3GxfR7hqoMoG
NVGhSGAQBifudVcgNBdbl/jsScjsYk/srFb0hPYBBuqhEnzKNwFOAXdwlrDOwcoIpHASbDUlpJmiV/SkEUg+MKta6KqGk/hO91qbtzTsAv0BE8qL0DwCMgBi
wgRVtLPKjsF0jBTrKgB4IyHY33lrFWgeegsHu7R2EshDBBaBf2u1Rh/AXYM7x8NJNKhK2SYFYkZdoJmp/ISpqHlaJ0wV8VM9YhrDT/5yxC/UwhH5OEJP1Ohh
w1HDGY7yTWOuZKbSaKbm4LxE6UkO/jgpu0wEJdWu+1KuJPpie+E+ZqjPcU/q8/hDyPQclizGEWk9dkQ63CMTjIuKHBE41AQe1rkNOK1xiaYTrCYOgzP48hlY
DkLCwzB4o3Hec6Lhpguu13Tj3BZOEgGa17IH3hHQqt68nh8m9MiN4RSTpkgvb0inuClJwcQLJ6olgpWKQpRX4i5KNQLniYGevDEc0QEVUiZGIYrXwWuEfXpD
qy89hZ0bTe1HyzjzRJx5BFxDlVDSCsG6bxl8TNWNBw0cVhD0VyIzMtWRKWQIdR1AUaZggtXjb4aTbm7qmgomUcGInqQGTJJ0H4ExgVRTSDUhbZgCGAE7WJxA
Gwgw6HgDsBx1nzra0AWf58WV1hPEobg6sMYICCblyHtSToKj6usxkCY9YwEIU9RfRt5S9aj1Vs8/KgHdXA/DW8mAjjhmUiCgfsMvk2rMK65nmB/WMf/9NW/B
UNfeWQWjMetOXEWNnQQ/unQZgbY8seBbqnnCyX74sGrcSAwNVrauGgcHEjM2uDtGHc+mGc1iEKnfjgR13iYzHE5j55tkCKcBoCreYJibaYAuYCoRZmUDMKK2
wN3H3I73mrrFtO2b9w34ym50t0fGwZ281RX3WNPhPh91OCYjt9d/KzMOc2sDjR7BpIDBdviNVeyaDt9IQ0Wf1uwORtpb5+mMJ664vcYUcISYQtrrM7qo0YlB
YEy/PrM5OMabhXoscs3aH4fr4aGJZ4Y9GHXZCNmW6XEY1cDW1F4N7az4hk/2idSC8x2M42Teb7KwwP7T+5vf/xhkd+DlCV7U/l/yvgbIjqtKr/9/Xr83895o
NBpphH27pcVjjI3JbsCyHUZPCNuLF6+3ltqQFKnsWBqQBtn6tREweAT+QbXs1gqSYtEUgffeBOyEcjBFJRgWIS1eMOxCxclCxUk5KcMCazYbMCQEQwDnfOfc
7r79pt9IMmQrlQj8pn9v37739L3nnvOd70wkfFJGr2m5TUfbjhfRttMjboSoRFArODLCiF0q19m9zFpFvARCybHV5paKxo2WealtL4NIWON0qyv7K63j3eWj
HC1AwneYmZuTn7mI1DNtpv7aBCZYZvYrKySJk5VY3O++I8/KpBPgSKab0/qGna/YK1xS59becSvn1umlsgTtgZaRNFITQq23nwWC2jGKbPHKHVfnNFZDzwuM
+rplKczrUDmXlCc5lxfyh1drqfAz2xuqARB6ldrexhbvoXvb+JmGjmw+KDQqZDy++oZ2aV2o3hIM1cM2LnMkjZU9AE3ugJZxEe8H2LcH/R0c9VmskpP3ea53
d7QktB5nMrdieNFW1eNL+dHv0Reh3F3Wbx+BLXrXJ07e8+XTf/Mffn/nUubtmnsXrVa8Xb/2riy4j+88dI/y842ASxi/5977PsVYoWd+vuuqb88hJNJVhdvo
+D1vP2uE5cXlNxAX+a5oWUbrGrab8soR5tgWgs/GEHzWQlBaT4W7/9vxHyz+l6Nf/XsDIZihB2mv37fmBhw5RTdGu9+7/dfp//9+bqDdT/9xDsuzaPcNm/7R
sX/3qsfo+NbHDtP/v8yO8ZZqMUR89/T98/T/R1CS9m3+CV06ed3HN1z38Ud1EbMf63/m/h98mo5fwv8+iyLERanKNSMtfGJejjP/BJaU6C3QURR59s71+r0B
LoClGeGB1VVjzAtaHW5aXTIjRAxLZmocC/F8FtbfEbaiAS9kUTI3JP6B6Y6HpC8zF88/T2N7OV6CY8VZjpacu92lgkfunFU4VmDYeQRUVzaDjXz8fb+Tcu7b
U46YDU86IAdl0FGMv88AXGQz6IitYE/ZaRPsHk/YaUt8FuDOYNDROP6eA6jJZg9eR1sRGRdlC+6IllG81pMES1da18iE5SIGYbI01W0sN6fKfEwIOd1kYI02
DYOSkDZngMF8pJrYEjjRdBVOtEk1B/mDylIFTbMJC/pqFMRG0ukRBbGxn20miW4ap6ZpymhygES2BRGnW4Arn8YW/UyJCWWjokVmjy6dooU+nUinKmiajQV8
bhhOhBQPU1VgzdQKwlRhVxTv8ebErD8NcZvTjUYJU/QmDaql8YBx5FqldeU6DdBepwG20OTfMU5t1kHHm/vZDF57BuGsm7G1ebgBNusG2HyeBjj/W2/knmU4
0aZ6ONEWsw02Yq20Bk7UGoITUVuRLoJrNxpTHKOvWgWkqFVAijapeLiZELa9ScK2p4dGArRgQ7cgtQvkhJ6FrY0D6aM6YZlCd5apX4c+FFTmllYDVSEx5MfX
QoroOPppagSkiHpwQN06VQspwm0XAimaxlPo2jpIEcqohxThqXWQItxxcZAi7uQKpGhjVa5tNNPYOj22ZSg8H4I9Xgj2VCHYU/iZls6aooafgmBP686arkCK
TCGs7cKKWKKK0xVIEcttugWW8+lFNBZ/Ag/mrmVFrc4eZnxOdGsdqmjzmWwrUEUvqKBcptVmA1W02UQV4VSJKpripoGlYXMfOzPlrM9iM2Wgii5h0d6MWPap
WlQRy+F0nRwyqohl+NI6OfwsTk6thypSaktZsy19AIumS2msoIqmS2kcQhVdWkpjBVU0PYQq2kyy0Ofe38qoognGC9F6eiSqaIoWrHIVyylsBuOr6XTCwlT9
pjdXIhTR8DRQg8tlI12oApIwRhhN1yOMRBJWMGCWoyXdvlH5uN2jZ7LFjgQXPuoqAmglZ6HQPpvSGG0AvPccZcj7hJo0JubJoYnZLs00arK3zhxewQuXeY1p
Wc3f6/igVAdGT+5TNZN7dMGTO2x5m4Q4ojM0uWN0aMro0AQzBf10IN7j+IlkCBgHVwBkIaIhgE5wKg3jRYoWHZ7cmfCpOs1FK2rc7Ljm8OTeTMeNEiI9cdRO
7s0LntwbjC9gN9DGockdIZeY3ENqG+innQGHHNBWWJBqoNE6cBJRS5EK2OAoiLKSnSJddTG5N6tv3VxRncpbn3dyL/3Z4B2jR0ydd3KnPtbXNo0VYQvNdYGT
OxT2TaKwTw1N7hChhhYhLGA6mCXGB8IiwX1UJywRurMyuZsfgDG587iJyalucqfjENTxEZM739uh03WTO267kMm9odivUDu5o4z6yR1PrZvcccfFTu7UcZXJ
vXkhk3sHtjXQvMDzX53cGwKhYZnHR71xIKieDn6mcsGegmB3WBMj2Te11iEhrO3CzpBaW+zK5M5yK5Ew0SI7/iuTextcEQCM8ZA+VTu5d2on9yn5hPXk3jEn
d5wqJ/cGNw0gQY0+2G02GvACc2DB5O5RG+K7X39y74yc3Kkv4C+tn9w760/ukybwIewDadAZMbl3Rk7u/ojJvTM0uTdIFtZO7o11J/fJYnJvwvzawOTewOSO
cdj8pjvVyR0DKo3oyJ2ESSUYkKjL9D5VP71zmiaa2yNzvIwSUB9htPFQQKKX3DR+pCn9l0FtBMXCwHy4moLsAA6bqU1nSIKw2VJbH0hT9YIH0g1044SkPSvK
gQliAmkkLZUBZWqBbBkWkZbkStnA3DOwI2rrVd/17GUXTDB3d0G8TbWYTb3SajnrXCMcC3TihK0hMrR9KAsqRCOSVANB0UjcFisTmuJrCox4p4RZBafhe/cN
G+LeGeWtMhzjMTbn+klxC504kzUeSJkXiTaTB9JQ8vTRUxJJCyONwKaSQ/QjNTxpD1argCUb4DDl9Qyw2bywlrORq/3nkjRiFXjp6o3VV6P6GDjte4zt36L5
v6FT1VCdQ76H01JL2KArNS3K4ng76a5YuiuS7tKpbUKgc7/gOOiiknitCskFiIqj/WzkWvdPVwkNvDpALhuZDg2qlnvgXXUgWmldo9HNgkmoTWqgxgdNL/KF
P8nj6Qpdkdc5uHgWF2e+oVD6a4xCzFtlEHD1BEXFubjbP2YhCBIl1wV88Fkh4m/aw5UYUQGp7dUlmOm95yPH/vULpi3u3vthwZUxjRNDwUFc3PVqAN8lR3HA
MHiDotipAr4Dyd9saye4gznHLqkGA/h3AiHQtQU47hi5sZjbmKkM4f8ouI2ZMQgwAUeIjUHrfBHPOiTPOqSfJXfaz6OWF85lPMvs19SwVEgT6buwg6Qpk7JD
bfsptrBewIWP8IXs0xGMvlWA8vFkTWGFLuA+kjoqN3nOdUlWlpzlwntjvakb3Q4KQ2XzVngLAyADnS5LoPdoaveY8EbT9m8ytaTzmy0nLwbAi4i/qizWCHb7
Bs7yFC1mIUaNV0lOHyoLx2MYfpl0JgI/d4MzG6gIPogQLh8LxyUdsM1pO826hEVdHPjwHM4vBf5kPBWOW66iy10oOR6BlmlIHZOyjiHqGKoE8sNSE+P5tCvz
YKAY7eNwtZL8WQ2hsKYqop7UTGi11Cra0xUOUJd7hBlAmQXdYqdukEsoXVCVK90QaC/NnmlDyi3zZl1oZi2iKmgT2bJz6a0pVS7kq7jaD/qhzQJgL4kglLk6
DcN9W+z206kv4tVVQ9SoGOSyCC7H0MBahaQc4Ggbc4C7XCQfc3NSvub6JNzuzWsZuIMuEuc6zMiHjMBUiYHIAQ1xNJaWUwJjpCFF+cD5CtI6m4x5bSpf/0XO
N2Eojzr3Fzzyp9MkkVRJLXhoG3mqpDF4aFvw0I7BQ9vo2rV1QKJYSZXUQqerhJpgnXqRtpdFXJ9I1ysaXS/JSc0RqGYSp7GCiXcsT+I0omaSxAkYnkZeucKD
q4IrnHYWjQZVW/hwHVw2jaroIS4yAieSPapEvO5F/FB8BAO/zehufUPMExOIc4Dl1gfdIpumCjBmqhBPiUhdiyGqHwVRrF3w9VlGih1RC2Y5ScVQi2WkCN3G
WGkNMO5+0SrCY2zaYba1YmotNYL8kva/1tQCmGhlaLtGo8RsxYEpNkBcV2Pgf7xQN7dIviH9ZrSZM5JbybY8CStobj+ik7K6OmMO7/er1/zo96rX8H4/aQoY
+I955H+hTpOxdLh8ZNvYa9/D1arc05ahBDFx3ecuvXkmyWqTJDWNYpIFS5I6XJ3nZVybRfhKa3JUhqVZZxb7Ly73ry6re30OzbCSzz7/HKo6V+dwhNp5Unf+
P5a5849s27sbKSt3sab0liy6X9m3zqTxrnP0sb5dAL4w+UnaOk++TweQ28ZJFd9Lyr/HX6id7LJhFrBVdH8KzHC4RG0Xvzb1qPRYSvgtnhPpPvteTnTB6aro
Nlb6Qw1QV/ESTUPJfK6Z6uRnnLBBr7UY+YGXg4KKlMeyfVOLtYRA1gtOkQNzUVYO1BTHuvYR6koBt/z/mQj0Pzm+vezReyO0sZzBgzzmk64FVgjaAHhteGAT
uchYR+Dcyu0Vjg6JEYmJBBD6srA8p+RcZi8Bsf7ah5bobnvX3MksfKDbOJIlD53MTb34364T9Br371peUvY9mb3rhEd7WQiBi1nuuBte/ho24buYHRqqucu+
5146Kbkw6dn/MG0lvF53uv/2I39tHehuuFNFD7xJJYuZ0/1EtNj96fhrWkVGdDDCA+XBFXMAGqVLHtr1a/cvGQAVtCuV/QDf4eqVKWQrkdZlEQuKuSh5sOE4
y42lNa1qLB7xke3JwhnqN9egt9FJRnixEs5kLosbbdglmkztNGxohqWsUYFQ8Z3A/dNAhbgFe8gUbIspuDkUU9FSLY6paHG4A7UL7DItsDvTXx3uAGBMn9Oa
AB0DyuZmX0imI0b6g285YpLpXuYyiAbRBDEHKsQIVQCKxmVgDccVrGa8aOrhT79PM7ctEab5C52bG2SOsBqveRXENdhS3/GhV0k4/iAnRB+H56SFnzHENDTl
Vdo9GL1bYKYGh7QwMIzBi4EwBAQrop4crJh1YP9urzDTNFi9QarcxqsAvYi3RWkt1tu5tjFq60rv6irxyNFHCAT1bBNnEyCnpFJOXqmYgxlcRuo4XCmOfeBB
hxuR2WK5TtRoDtoWGKVmn+/g1rXlQaQjolVbaGN3wPETkeJWHm5HXvBKzZKhSkfcrSItCByJUGUgfYwqk0jQaYdakVuLY2GAOWLRiGHvcxBOEqHpHel3VI1F
o4xh0ZWPRAZz0XBFNFyIRsJxMvS/Ab0P1VJgUZ+YG2hU1SfPQrJcfp8BLhDo1ZcKU+/XziIixNXQq8/QcYFpfe6sIKhSt2TyqVjCGutEDfKlCsaaP9mLWTq/
86nuHkmQ1Pgp88q1vyDWcXQgOg4NzitNxIHZ6HKb2czxzrF8JOiXgJebaIOYI2TRBA35uqQk3NfvVZuKyRFDVltXdoevn/zVF37kPddDpt187zM9hOJATorz
PTzSXtEGxh/PoT52vndWX2/3i/M9XQepBQsk8xCgFv2eHikFJMgRZOUQmcNK/75NC0iZ3WkKtLsBje26Ou+4PvX0k74zJ9ZRG0tXgLWeewfsXWx45U2f7WHy
JB9L7d+D7dZZMsCn7SKVarms8ktj7uksYJOFhUGZgXIBxt14tTDmjhp3hyJc15MTqyonVlVO8PVaxpgXDAS6Fwx6q0i/rayKGHkcnivZlvWL5YbhsgOhVvL/
GItX+70IghF873RB3fdCjTHqe4F7w+pDaZuRv3bpaJ/J+/guT5QM+27SkOcOs0LEttducCcp6htuZvyue+xy9xnpV4iuK6HL7kP3sw6G66HCkorF17uV65HO
A1aoucMPnVTBvXwk+Zbn+Eu5WofHaVTr1e8Rv61V25vuev3nVvvPrfaf+1PEmLsIwP7ejp9oDKpLz5k7seO6D37mrdcPKghKrMyAoBSL+ytxNd0MOc5DuPlY
T8IR2/OvV68ggbCMHc6DgBf5+TuvWLhx448qzjXfeKkgB8UKu2NgIFhZOeyjGn0zhJbrXTitXB6LQqouWP5FYnBB7sY1/J4wMK1xsH2Yfbk8MCMCOnfwDgqP
rNw27HoTzxfuyH2+g8JXK3eU3rjCIzbI/W495Z8hPa5kb1g6y+hcCWsdN9iz3aojwPARFMhn4/yeGR12K9L9qOt4WsyKi3afG6L32K1FLgdWn7peBoARfeca
feeZfeeTMBR9N9RliOM1+scb0T/eyP7xECXrj+gfb2T/+CP6x1u/f5hZwB3uIYMr4TaJogd22DOA265E8waQfGS4wJiNj87rs7XD6ud4Y0OrpjGTfY1lp58V
6Pb8TMrWg//pefaSd3c83JHPnN1rDhUPv7KmG21V+W7OZJ4JXfcBXadVKaDr4X0lYl1vhAZ0PTKg6zHnGjKg64V6jzZIKjYn4wSpUU1M6EayGbBeuKsDk4Zg
huk7DG+5AYBvrpLiLwD4cTT2OOsiou+6ou9GawHwrgGA58+cLq4FwON4PQA+VjFPQwYA3q0FwKOI9QDwkm4w4XBiNk+IpgS9q1GiZzTyvcGEK1C6qtApV1Rs
KoMZUKwh7IUl2AsLb2thndTAVh51Pox8N77RjuoIr6nI3Xc9F3IXLdUPRs8sz1eGkZxbQu/e+srB/yFpM783YxoYHSix2zqx5V3RJ3ed4wxNSKok+zuxwOKl
VXlFj9eNMUdVxHlURY1QtQyh4vAIuniEULXWEyrkeCqFqjVCqFoXGlXhFotcrBERqM/EPe6aqApXoiri4agKl4WSZWs4qgLLb0uWs7lsNbD8dvEzLFu7o/dd
/y8f7b70syxmeTc9VzdnzcuclbRte1lZJbtu8q3I8e5uLUFze/6iZFdibmxjhoqHlpn4dmxN2YDD+x77J5eRWtRYsy2CQE2XlLuY0u3dj77ktbvc5/7Bpwci
eFhyJIYG1TC2abmZ90kKdanoRewB8cdi2MfaCrxAdrGKtvXyOurxOp7ZGzg4JpHcWRENMrzkGkfvj/52RoyxtKhoDmAHA6mjXs52RttomKIhArnFhJrg+CLJ
RIZqlmLZQCUnUMkJGfImkMubduM1Q16MB07g44uH+iaWvolzOg0J5+HAnolc+ppCxsGpvhhnhXii+s+ysd5nSS9jfJaNEZ9lY/RnmU3S2WKIQAJNvXff9Uhj
1kEzlOd768Q24fDrZKCJjW00kd79uyw/DXMPBqEGDDMdtHm/rya5xKwjTdxhCZrogYerIzOE7o9+n1mvqtWxZVEPZo8GrCw2utxGTyMBplhZEn6gjakKsVwM
wMrFF/C7NotvuxBf5j6B+EY8geMOnsCb8hWypYkNROMyCmdsSZJWwa0Rc5KgzFZRZoszr8kEy0abhhhtWiKvbJJqCFuMDcHp92lVnkyyu2YSnpzp3JOTzAJ6
8IFVeG1PtSsp0p1dGqkGj7CTPOP4HqfgsuuczdpF7BXpNHt/ELyavd5IMm+/egaWBf9VReZsb6QvOVib4M3nBG9BxZ0seeX80p3smQ5TUDp1HXiarE+CD1u8
6B58SxpgkZYJ0NLYZbfRItCSyuMaKU5gnhQJzJOK23j4WZ64jT0VLcLXsroDlmi2OsmDI6ABIhUbcFTqvVSyc2Z+S+AnhRfVk2XNDz03WA6W3ItNaSlssUxf
z1T2nIJRyMvLHHzcFj6W9xefg+8Cu8hVYLz0R+Tg88CSAgBaYOTg81VwA1NbeWYOvkhy8FHL6hx8DbiYrUIDB1lgk3PwNTQJHZTPJtJBJsBgY+jEYidiar9E
5+BrlDn4GvCheTU5+ISxDwU1DNYrprwzror7A2XMMpFOpmek2MMk11iTgy+pzcHXqObgG2PikxwK1kZjj93M5CYkkeMjcvCNC6HpGHuPxlQDAI8xBURH7opk
j2lYl4PvUccOcj8cfNOgUL2JU8FroVHuInSSm44WhO4eaBNCDZyD59m+iwao4BZxwOK/m2fEeKh3Xz0DoxndcQM+4+6TGH84qPqruXCijDRKilpgLMnxBtTT
FnwqXJ3gTYDq0AfBLmDkhMVLi1vYRQgHfdwRZCNA4mYNqqHv1C8hYRG+0oiTgrNruJ2ntzeeiFEGGW2HWgCr3YAduTZGjsKk+jPbLrBZToHhC8UXHq4F74Xs
sIMvvMgR4Qh0L2ToXtgyv1DGTuVYPiysc5xYmOPEdKXYPR5qTF+Z5ph9g5ziqP21d5eUrPQVlLim0EwoHK7Bz4n8aBhdLkZ5cyV/btulL1dZgvxDWZ6GUtld
7AEN5eeZiB3OjVhA9qw1OYy5hy0Tske3YLgwCtMPyWzOn8xedN5y5Cn2hTxFbiwghYLOE0IHq2j1ddF5j3u2V0HmtQtkXnsNMu9r786Red55kHmMyytReYK8
Qw9kcWqzkBfIPKoFztGYyX3vqkiQeXmvWkO9GgtYr70WrJdXLyyqJ00j2MuoBqxHhcQM1ju0mIWodpRXOxagXlQA9SKzLyLjiyyxe7Fg90LzyrLiSV6bcC2c
r3176qyF8zmFDDpdFnwSG8BFrCqcj8XeLWvEKoSVt2Yp9jm8zyhMPyRzWPLYB1xk87aq8L6RT5Eb+S5+rQ4zFhpExcmEJZBqnu2vXoW/ZSsreH/qlticLxfb
gmQVNNHHYzgDlrwSlWXE+68HzWaQFigAaLxPGeRmAZe5JqYOYIws6rbuGvMD2/UsYY88Irc0U7tyMQDozo2si9CwckTZRzgWh649wmOWzyMmzy2A3yTlLQGf
cfQZdrbJIVcf8tZc7Okzfnmxrw+FVZ7P/M0DUi4q3LGx0ULlZtxMhJw0d5YNihKErYSxbpZJfFIatumjY9S4ypmfhVsEBAf4uYbZRNkg0wN1ZpN3sJXow4OB
0MeyyUafi/NzcHLwBRFPuYdbQdGt2wt32vZzPX7ylzSKPZTCzCYxbWiDD5Xbq0ztKvpbmSwn4IxF4UP3mubkHgMLdu9cPfadf/w5b+fu+cPX/PeP7vhfc2Dc
nug6N2T2DDWqnG7u3P3wNR/48dc+4JNAzQgsyYJdijQ6rz9gXleDPbfCDewZj08Zs9k94RzuRnfxO36T3zEW9CHtf4uVDuv0xfbXcGe1GeDPnRUrb2Ug/eBV
OH/ZB7GbluO0Jv86LT308afnhGn2JZ9+evDuq/56bvfvX4Wt784Vd3o796B18hu+q1lTT3xvDq3jSXBC+dZcs5+9UzrTpLAFxSrsfoUFc+cl55joVVCWNGh8
9dNQ6oHz6lrFfmaTqmnPvEz2NO6rvHr51Ty82ZpgkA68LC9n13899Zc//ONPf/cPaCXpPoFjjKS+QrYZA9H+szJO4tk/3LkqoRFFEJDyklfawl/TXTqciTZW
R+joymFN6EjD+bWWhxkfyrSTfN1hd7RPwx4tO8oAmjQw8msOjWSshEVjjmPzVENLlljURWT8hOrSUP6bus7ttFQk7dAHvilhxRBpA2gF42PluAh+TNqYPoDV
i7IXsuYMKZGwZNFGQ1i+MM5VqxWKwhyBbowUadyeJWC5CqisCEUB4kcX3MJ6jVzgX+EowBwBwW0p/0prknHL/qzTzhpoPZ/xenWt58th3Xo0NAq9bLCDlpCM
HUAYUEv8+wla1sKy1zLJqSZ41rFM5OnHbFpOdA03f9muQdGurEsGjBlGo0a6UWNp1HgRSdW5UWMoGT5wyGjUkDaiY4tXWNyoDTQq20VmsgiNqlU6nnxuQXRV
9ye2aE9orYhXCXSIkcTlW5waIzFpcN5xPTs+7Jageo5Am0Yj8FYbVha3Sv4Nl6Cv2bTh6fVWyviis8Do4P0q7qGYyZxz2t4IzOjCThsVw8OAzUshIsbLY3ms
vRFpHUmkdRmCX6Z6xw2hcTw0jicSropHCmd/JFz91HIIfKUKrkgNm6hhU9ewWXq4n2UPRpMv6pXHIFRDNfSlhr5RE6OQ2hrieEklHEoWgnBFshPARAb8my/J
CHzJQeAZtgEfousOcQpjae8JMs0zHpnUbGPN7/fNIlETbwcbXwLjQQm+GGCNgiGTbiAm3cAovFGzzcaFvlkkd8oOttyAAZhWEYlmeE6E4TmB3c9jvl1hK1aN
FYnqaPQ5OK0hhsEEdWCsgm84Spk7HGWUEsyFe1K4x9ZG3COJJHzJH4FehpE6kXQRyYqkkfD4Xs7KkGchoCfS8HGSY7x2uJxHPn/843MD/lzpK+6Xh3rl5oUl
cSDF9/1cLD4b5fd+saJOYZA4pwMNerR0hGr8U6xt3e7TkoRGue1vi7Wt+4S+8AlnUc7TER5MzLDDOSgFTzgZp+542mHECW0962RmrosEx8458Dj0NFaoEp3B
95ykz/JiUluM7bLUWJHaAkTTVMgpV/6+32XYgD/ATk8ffNDVqS58bakBg7wv3reoKiQc1AAGa1iwkaQiES7rmA1msbgX6AepLhIeB0amukAZrR6KWs0axYN9
M9WFZaa2GB9gGIiL/TZ7maj6yBl/hfsM/55wmWM8UeN9rqjFSFKLD7DjxmcfSBsE+sA8QubBHe7lZ1HIF50shrsFPdJiy6I3OC0YjUSC/dFTa5Je+JWkFxJX
gDoka5Ne+GbSC3DkF0kvsAjCbKblS6dVQKqky93HnXRMIvtZrMSe/rCb60tjldhy/8x9Z4sJ4ak56VzfqOZTsFkWV0R4A8SBo9ro+uQ9njO5ZC+vtzIsvjVV
esYfn9tLiilbn4vXpMIRHpB3XZ5lla3Vs6RbcerVhuQ5SyTrWbP7nJU6RbukrXJzzIiLFxuyGtcxPmMpfIJj3IqtM2r8zBJ9LmfZWF/KjWnobWMypX5qD+BU
gihO0DE5juyo8LSVt04Oso29bMrIvoIFUpskqM2OpzZDeSYx1XtqQz+jrQ18AMLFlBqb4LeZUhtZ8ECmI4LHPPAoHrwxHTVBwrUBRKrM/oUPdmLANAnwHVYk
CS0tJLNtVZLi7c2mZ5jHeUzRxhhjg2mjRTrXMswmXtGYC1TshgHSwU5UhdkrhXkBxsMEuL4v2YwZlewJzojUKlY1tYrT50QMQ+czpzYdiljEYcCpHLL6v/Rc
Df/G5uVMHnL9f8cKyECsjFijJ9/w2IoDDsc17rjqp8rmGL974px7mH7EksKDxvCa3eYRBSt0SeL25NzuX+V/f1Gs0BGsVZ3evFUa/godCqymiP01GIxovRyV
6LG5hUr8v2FNaZilco7qBBEOpPBEw+iqyFSfS/d7VcNr0oWeoN+BXOFACgZ3NAH7lwwQ8Kz2OHESjvYRP9EkFWaMdcoen2lW5Y0u+xAjdeG0bqkYUQpN1raa
nFyp1+PsSVQKx31EQxWKpEKcHQP+aFYPuUKSQSHmCjUY87ACbxWD0ROd9oEzKozxBAVNAZmhIvihYyYD4qRgHjuGISafz2lg+If0ivAj4PkoYXU9bazavFMF
q5hDZd1d+iGTh13Ad+9WbGQ8YUsqEdo8pDOPXOHulPUgbJDicHYK+LEyLWdnObKEvmlkuAhKBKANVRV8LDA5s4bKcwAgFyFYOALA3/0+swoH/TzRB4IZQg5d
xp2yYOJoQl8rrLZMO1Ffq7h2XvIsno/4Zik5QsmRLpnd8L4u2Rf1mUuGDz5Xn0MTHH4mi4usa47OooaFE2zBkiNNFs+OzpDGa2hs79Lm3i+Wm+eKTfy5Bivv
01jhIOzKnM6hktmFxk7VOHPfy0kP54X6vuS9TQ8GDuduLx8VnjK5XGG/9cR+64v9Nlg/l3Jpzw3ZnhvasWOFcHn7R6QItueyT8u5MfNE2xErrouVt7biehwD
mltxW0l5Cxt+Cyuup00hICowbbWVi3MrblBenFtxo9FW3MicpkwKtGbrb83yVYz6u732Tsv2zORHAYKVzzfsDwapBcKxEAZN5J16CIbM0ZX3qfK+UXl/uPLs
f7vASSvepe5HnOFDaenMTpOaVwlnSG3LX5W0jfPZm8cqltioYomFWhaZdliDJjvK08LlsRaD52HGZdbyIVPurfh5ndjdy8LpBrG9G6oyHcut8OV6jQ8b9nhD
n6ITMX0XbKgNYJ6OKsnJQpNg4GyvNOPSjEO3muP3Wpv8Kl2h/cdeOaubz1rX+j7D04NZgbledVEQ9fqoRaCdFVG9syLCdNVANDLm2jF6Z8B3w651o2F+b9Uq
JjX6SHIefYRaPz5LEgQCLKFsrJr1L9KIryfLlBEGrXKGTADfJs19bAUtIJ6lEUb9qN6SH5WW/Blh4YJDJ7XEaZuL+M6rdg64aiUa2eyQPYaOXCo+5XkB07uY
ffSYbyV/lFs0XdOi6eWzPE+4O9wnbNls70BOUc/Q2zlZJ2ZSrMeyEOAzzMwmkTtwjEHFpsnGSlgPY1lhM3shB1EaNk2gcZgW3TBFVgGRkQ5hpJk8NixmsWkE
HWHr1NySeOQO9yQ4GejvCYftVDCRwp66InVs9XmBL3Vs9QoFBVbNBsPqgopVs2rh44Wj1NG08BmF1NYRxxtSxxbbXXuoW7Syw33QYXMBh2LCgPZ+rvQO9xT+
GktpnHvKZj3FH9IzfdEzTStrs2YbFsegb5bJSch2uE/bQ9lYmzvcZ/iYHDWsqKFYUcMLsKI2+2aZ3Ds73Gdt7pIm9LImtK+AzcwwiTOqUQyfoovXmj/H2CBN
6plf9hysmyFf0jStm1y439f2diiLPpsov6hb+Bz+tjT+kl75Yew3qUsecUQdhCCg+w0LZ0jfDs7S38e5GMPCCckPyunreZolnxah5TjEX9DC+ZRTWDi97jOO
YeH0hDbAQ85p5Q0ZOb3uszRJ4pJ6G6d3hXscgVGgtWNrmQe2QNOmRKJCx35XTII6cW9sWDj5lgdtFV+MhXN8l6XGCwsnvAtUyMO2/H3ERuJzsMx6SDEgB79o
awsnuyIYCEXLB7FwxpVkvsyfAPEeYD3GaXjFgdHg7LcCNZSUiBHWb3jSKAsnymj3UBSCqfMHhzDnGsl8m8X1HU7mWyb3nWAYvoc1GH5P8W/PRoFgzoU8N4ES
7nBYvcCe+XGMioYXAIl9m0jsK1BhPotC9klW3yZbrmy81+C0vFlLsM9NftuoahMKhwycoSx+kdU3GjJwhlUDZ1g1cCJ+X8uWNnAy8MC73D1kLnqy8aIrYix3
psuw3Tk1rkK2cPZlKWpYOvOEmWhsGKmx/PJKO2kSMyXXtdbO5F84rrNME+SyQVOks+SQQnJNntXmC++UA7OLcK1eA4fp9UACzjJ21W8/Jucvd2ehms86V5N2
l3Mn+UgheNd19i28Fd11rfUabF1r/QZq+HJnd/fF9DGe+JxL5f8pNQiVph8/naeryR8f8eOn8YStcI3OOsp8/KwDi6rPzFH4A1KQWNeiwQJffQId0Xhwunh3
yvHblzs3vZxpNSI4z32DIunJ55+G/pv1JD/NA78wzw+9Z/tvID9bSsqdplDuNNfmoe+9c2Qe+htsZxmYPVoaM1sLkK0OkyVlbvt9sogW4hEbjCMwW9DJ+FoL
UTbWS+zGdXZD2RfK6zS95jJ9wkBr3SRsTnhMuyRgmsb+1nJfVR71Ypy9Oj+7tsxx8dMXTvpH3Ofdpx/4sNGn7LvhPp0+IDhJk2yu7FN/uE/tInAgZ77UlExs
1AGyoWBlcjTWARjP41yAsgv6PB+oextsNxpf115kQK+JtwvWYD6D7j7hhNxXEjn5gge86JKmpaTpX3pJ9fL6Hcdu5IPWw3ZBctM90XPTsHvCTqPukyexCI+7
Gxi0knSftmlx/r0nv/LRIG11f/BnX7knTMdyQ88Q3G8oURpV6urFcklkrzIfCsOpvfaP7pHUci4JFmfneon9IqA6rrQuxyh4pTWbjoPzbjssCCSwYCqCt8fG
lRO0yKFLOrRSpD9toctrpi1hzRujJVL3x5ZEa6MOtAMlBIetFLAZxCer8Do7gwZ9rZXSn/FrLQWd/2XOVgnQmIaRkacAZeErJcUOn60HMAvcNExB7KkxoSC2
QW1LD3vY/iUMfE8+UDvw5R/JLzjw/Y+T1YFvWga+6bUD3w9Pjhz45thU0nVuZwi1fXgms7o/Dxe7P+PEdlb3uZAZmc6OVy0QeYbq5B1tz10Ol5y77bWUSzTB
kzA+XaSWZrGxPjkADYw1U/qPlvcanpk1qR0Y+W4j6RMnmVKSYwp8hg7TQpN+JlaFWeeazJK0Dq1qWge67HVy9636Nmdn5vJtJTSpmuyAL7ppMMRrBH3JkSXW
2BBVT4NzLTPew4X65CIaWlv7JSkXIqFbYGuBztZPXdVk3izjTYt61yV8aFVTH7RWkLu5kvDBeAUmiTcT2re4+ZNB0ep4BAl82sTX9H6bOuoUqNMYQBcPvzdg
3k4eNpvI2s4Im00kbDZGsGxshs3yE115eXS+w3/o5VvGM8vGF85y1BzGEWcFL1m+Yas4QaWWZEG1pus1vdkYjM5gPj70SmNw5fQRI53lsZjjSBHQwI9+G5iQ
EBPIb5OoBoupQRpaoMOK1BVutf+o8xLz7Tj2XFJXmP0YlFkDjFQB1Ij0iJaZuiJqxokUcQv3a1JGNKH7Daaz+dYYn2+yO/LVLf7AeMurCCMXZTyUIy84GNwt
6AGqCSWYfgCPqk8owffSl1GbUAK3XUhCCYdZjtzahBIooz6hBJ5al1ACd1xcQolWJZmEW5U0u/brMdjQGkNcB9BqmsL9FQ/ysDUHW04xaqDROcM6Rg2SfXPU
GBILo2KmLFaHlWJXkkmwJMGJGODRRiYJUGOlQoElBH+t2kwSyZmsjUwSnYq7qoyUA5FKYmaSwKkyk4Sjic8winDO+koYXjleIZPEmA7QpbZxajNJgHoMOepH
ZJJgARyn03WZJHDbOpkkJsxIvkZfqOyc2kwSOF6fSQLPrssk0RrKJAFBEHqDNmeSsDhHhKM6IzNJtNSEkqta6FHIYXMVOUNbPFiaI0FijAT5aFqdiFocCaST
jNsqWhRcTkkhJux59J6D3unkRxsje3njkrvsMueX4YMsVYE8HEeGPuXskTFxtApwo6b7tCtk/MYgK9annatCgiaGHXeBuRbo+K1ZPUY2RjoWD9N/dcjHeWFT
BIAIWgWYK6rnxzhNT9rG+emsPtvRRD/dYAjwajqJq1+H/FmkTqRT2Ls63YQ/SMGWrKSbsR2hgEHKCRJ76Uz3MTvdiqDDazgPdnqJctJL3Z0GRrzcVGXOS6Mx
3TWNSWP+IE3XmTJfIKpTWlWdEtwWDj/hbXuyjJMrQs1pDWlCiv5BE1L9LMVZBSWIfkJgJVIJp1fUXqqXpTDgpkqljHo3XkqFIzShbVgjVmfScEWpFaZalpl0
W6IyUpG3pYakI/wMk1M6nPCqs+77TeP9Nox+v204S682od9vQm2rvN82/X7bzvN+538p8OBfghOZmc1qe6XIdJtK12SzesFQNiuqe5ryteFwNqtLJJXVJa+S
RFYb8fKNoZfnz0yg3Eon84rxw60bwh+kano4RG9U8lWZEow6cr4q+iZIQNDAteoF/RtQk6oR6sU2avxsO52uUy9w24WoF6nif7XqBcqoVy/w1Dr1AndcnHrB
3VhRMUKV6SxV1B3tdWWxDTEcx08K4p9CFlORxVTLYlrRH0wZqu2filShJmlFf2CxS7dDf6BmYJE19IdU9AfV5Pvq9IdtZ7Jfgf7wwsp8lqpthv6wzdQfcKrU
H5S8PG7oY+eycvhlgVCG/jDbz7YP0CmDOgk7qyUsrZMw1h9YOi+vk7DP4qRaT394kdpe1mx7X832+Y46/SEt5WxIf7i8lLOK/pAO6Q/b1GWsPyj1K6w/ZKwZ
pOqFI/UHpV6k5CqWQOosNbaa0qRPAjOofq3bqpmoUlwAKz0mskMDiAAcFjRbb5dj+/Sx43SIs0FJjG9an6eKw5/SFQyAxuiXSBGnbIh5qN1M21EgKqg2wzlB
Y9D2waCfbu/aaSZwiPQ0NQGTYyo4ik7vfvSHs6//w899fk67L0L2FAFzqAzCq2KcqWPWwfF6Zh0Wt8vUZQazjqpl1kER6xBe9WgAsPHC1io3wVferWe1LfSB
pfB3zVDF0b5CGVCyI+qXKjMoFTJnnRtQ91IF+5mqGvuo1iT3H6JhepUHBrWN2p57nkbjXq5e0LRjQfzxaHo4jXgrNMgMBoPT9C6veeM3vu9/8PPXow+ohoP+
6QHTcqSnaax62+S/uvHrb713jg9heuGjU7/zVx/8mPuN6wcLEKFL6VnbDPByNpNemk/JpN1lM5mt1B5B/dJe6qCel5JuqtSlz1OT5AFpUlRHLCgnSXUkId6K
JlHKBoB4KwxrW2n0dOmIcxs9p6ICq+Tjtu0tiTHKLdOSsRYFwxSnSrdPoxuxqGLSLzY9rWZeOeTziIocWacleuw42HDd1V71Nnc19bqO2LqNBGU59JX/LcwM
au7S7L4awL2yNq/aPiHznTUZec30ascFK2g8qC6xWlCfWI0DVL3TiCMLjBL2zijfTKzmGYnV/Dyxmseb6yVW81Yko9qqEculE6r5yu9lfgUQzoyVZUI1n+NN
vdEJ1by/5YRq34/t8SUxaoIBJICyFXC04aAIEBoBP+G4IdwRsJ8vGkikXg/4iRi2Lof9zghqGbJN4AbYJgJhlY+HVL1YVL0Yjvp4wD5zlFQgWJKeJs13Kwz4
/BLTWThgkntYbfneCoYEBrhQDHB5oZGE1jRyEE+PE8Iy+2VeXku2FSjyq6pQk+k3OZNqe+hRTUGKwGzbgYLUgaqUp+XVVpYJYaRn/A1QIOBya8PkIuF14KiP
+8LcNg7KMSGLb3OMXc7+lvAJYbTHFeDhAImF9MCYzu8aKM702sRWs2jJTg8QqyYtSEI8X+LtGGDOXnZ23qfNanbcSiLRyvjjSrPfmulnwwK+tguQ5TTUWU6L
LshrWKlXYtQrKeqVaC70CSy/2RYPXAT4Kflq5O1s040w3iMJbS/bMBid/rY1lEAYVtiOWGE7WEaOaStsu889yJWb7PFp6ipZvmNI58wA1B/06LEVfkGQXdLy
nMkuGU80qSZWEOXD3Ya+nRA80aRAKFRjtUfNq9twJ0Lc2rJ9E5MBrmMsDoQvcAxbXNeeRpgHEhcQoHLchgGj0ANmiNNtSOK/muH7beBTbtPSMsCLVz97PC+Q
5wVrmiUY5LiycYwKEzpGFlagcW6WNtp5fIXBSQiMQ43Gc75FTrEAOxwY63CPUM6i3LxZVtIGQNNftzQdDW0xLAhB4RySaakO4ikljvwk/sYrHAJqqSaiSZmU
/hCw8YCt/4Xteswsp1mObINvjN1Agml+UPYX5Somq/sZzxuYOoWryj1m0nL43TZz/7jMeiVfRhNUVXcp92YhFrmZ/WPVoiRtja28ReUsKp8zbSmne/L7nnC9
RIid8rUy+ClardFczGN90uWh/JuMl/7PucPw+bgM/2m9y9A9drEuw4L0qXQDSgI+k/QpT5ZU+KS1KzESV2KkXYkGyVOYJJ/vOY7VPRElj59y0Nr7/pllwVns
AfFF/x1/qe6Gb1jWW4zt43/HOG5sD9+/Z/7AHj73Tcu6ff8dct1f0vb88WJ7z4H52w9h+1tr799/x8E7j+lzqCDtSSm07/L58tmWnC/KtfWpvMyEtqfov6P7
71jI61T774T8OXzn/F7zOnvEdXvuvG3/Hl0nSz7uUeUdOWZc5468bv8d5nXeiOsOHXzzwhHjuhzJPHz5wvFDB9d9X6XfY/+RPeZ1/ojn3ja/50115dlDNVg4
MH/0GFrmr8yrnpkrrv9dXd7BO+/Ygx75tg70GPHcY/sW1J47j9y1cNlRddf8gTsXjqr5Iwvq2MGD6sD8kTcuqDccPKLmFXfHlbctvHW/tE7xr7hf3bGwsPeo
uv0g7t43f4d+f3X02MFDR3UpB0hI5o/MXq7vfSe93KvmSXLeqN6mrn6Derulr1C3HTy27zra/42Dx47tX1CHjhw8tHDk2FtIMvcf2z9/4HcWDhzcs5/2f/vQ
Ebr7qqN3zB869BZd1lWHDh54i/Xmg7fddqC4gFvjLdaBg2++Um/ecTDfun1h7/47b8/39u1/4758+w1HFg7fucA3Lrxxnv7sXdizcGDhyPyxhSvxrc3v+d+0
PW2QHEd1I5OUZEWWncSpgJMinSOU98ju3t5JxvbJYu90urMOfHey7iQsO3A7t9N7N9buzHpmVneHiipXggMkIYGEz3yAwQ6EBBxTCRVSlYpF2ZCkElLOhzFQ
JiWDDf6K0Y+Egh/5eK9fd0937+ye7Cq2Sjfd+15/zPvq169fr6wq99PtCvyhWgqDeWd5sl3BghwEi8tZ2GpFPE1vgQqikzpSCf9iTb6KABDHqbzVrYRRReHr
MqFYIPN7LKOAVcNoKe+cKqp7qlWx7bwoouRSSfVXIWVTI1MtzXg3zbB0Z6/TrVARv5TFGGiQbsRx5vWiQBVRKFgTqJx5Ce9yP5sRZWOgMDIHErUomImjLInb
x2Osg4gB9Tsci6yFksFZwtNeOwM+tXx8ZmGHL7VaKYe3MZqmgjkV3mrxJlRaQABdkU113W9lPNG1VPHOgz41I71W3EtY1Ouswft5m3yt4kdhx8/COEq9TgwE
Tjn01MtAN5AaUJlZXmZTZ/h2K/E7UG2maSWvsbzYCZtJnHKYfZB61U7YboeqBkIWdnqd2SSJE6+X8kUY8Cw/msCfRLFYKqylvaJyhMozRlkTkV7EK4PCyiJp
JWDQ2EKnc2YJU6h4JSoBrD2o1QnSQNVOiArQ7ahZT3jQa/KFGInlwQR8YFEailqW+JEsNuNOt81FEaYJyimKXLzknKoCt82qHHYu8al+Nkx7fvtoT0wq8jbD
bENXUmEmdHWtDcKma01gW85RlLu8gr1M6xpi5rUZNIV5tZvwZpiKmRlmBNZa04xAVWunoZqKvIame2Cj2Rpn68DvSNqX3LYsUB1QKqyVxB2YdZDEYVDZ6rRx
LYTFRokILjyal3kNeCkqysR2QG83SMfROgtDmY93DGtI7ko3jtaFpIDlxhJoqRjIIzGjUb1bhETJCtGIB1ViA8gEsKyiKyl0CROS9SjOQDBlBclPE/Sa0Crj
sqJ7JJkQeCtUFCrsddobZ5vpXZn/Nu7NEk3B0s3gQuadBC2gkuYzVSXivKzKzqky1w67XR5Q5eY4gFlSOUyngyBE1QTrHWYVWMtA4vM6KAy8Yop1ZNQpXIM9
MIlnqJTLindy/lTIN6s0Ke69kWddYBCbAd0AEwHq0uMMltmW34aa5C6yMl+YvJuXp4/DvEB/O7MSAlhpVVQS4PAC96NlNOycWB3FEc+lQzh5SjpEZY2vhxFQ
lqNiZ2An1kVlHaxym5OZ7YRBAGWfwRLehO/9de6tbIQpw9ljBfS0HWa9gEtZm4sBD4gD+n+EvBgWR+1t+APFLEZqYAmWlyjwk4AmCgqLQ/jZBqwrnQ6AxPfT
2SyU0D9YibHEI56sb69sAMk34nZgq2JgqyJgd7obQKG38QDELun4bVEEQZPiJRY3tDNQFKubLEPv2XIX/CFr6QzMldMACRdRgUSlE4OUx1HYNJCEP6yxRI3I
BQM1xYhHeTvzPUGCwIcSYzPTaAd8r2EtBw2vYawBpdGGxwJp6yp3eNIJPMzu8GAZQm5S5RzqMZ+E0lvKbGR7BEtQiKFwjo1sifrIL4nWory8Mj83tzi7vLx6
y9KbvWVkMvqWKZtZPuXNTi/Prs4vrk4vHl1dOrligt+4vLRIcACsHpmeeZPGFpW832PzNx/zZk4urywtrC4fPzG/eLPwRkESWNxiNwkjwKt3puygtfpPeMi7
BNzICfX9aV26bcLCHdcYunTbuMfCiNWq1SqUQM6Yn4HXm2Zs3INSG6gkiqzV9tfLrIYqOW6IzyThUQs+frAGTi2bwN5q8PHGxnKrU/Wm86K2StV8/lVv7HX2
Ul+y1vqSudiXPKGA3QxWQShvbKdhU5SU1S5ZFq2kLW/Je5P0R9BMlKTtVt+VvAXQgrwmXIq8ymBfsMnyOrl7PMCS8IWg1CQLBqVOiN4MfRelaEKhs5KQ6aMg
0odHvJHDI0jRkUkolqk4OgK2b5sRHUqvGSFRhfIkG8lZ4ilvpsxwCQHZXetlDMyQl/thzGNjr2Oo1MwbKY0w4fwhqunCME9pCyP+K2/HYx2wrLgme5MMzDp4
jDzA1tprBEWC6lm5e5mEyl5mVVF4T5l13VTUWkkofBmojJS10kINVFBLDVTPsYxHKZXLANOux6TxMlDWlld8T1tGURzR445QXek1yB7OZbzMvFGcfK0sypey
HxTybbi29Pk1JwCwuQEc2wQ7sJmEGbyF2Dma2+qmH10riAxmGHRv3adohYpH7LJiBRfrhocrvQ37cxxEaz4CNsOu0QcH3dsBjqutn1XJ2wD4Td3hHYDXGa6F
QGVj0SmKCanzU9VO/V+H5v7+HZJW9xg001YpN0rWx2fGogpkayE/qjncdMbRiTtCW99CODmVNoYJhw2t29yCL8Z9YNdjxT2xVwg/BVvpPij0P71wHCz/6onp
lfklsSSsHlk6uThzuhC+MHt0/uSCiWHDYamymzvwxSUHbCxH1Lc7vxx+avbEabEWis+vSx6+05F/vXwjP+/qxZnWFPqQ8e0XuHfJft7t9DetPZqj2tUpEtff
kO1+c2D7/la/JXHfY7QZNspvS7zfMfCXVHigYFLvlXjvM/CnI/DAw25h/78r8X7PwJ8D2w+e/TJ4ovNRwRhi8y98W/RVdeTToffgHmhrPLgHOb5iW197Pb7s
SLV/v3yHD8jnB+XzQ7ty2/EKGddrtXtgKhMRE2yil5bkcT860O+3j+lm2Mp6oRNH9DzpMq5Ye+lFMNjV/j6avh0nxs+Zwg4urS1+5CZn2tp5FYzdC8+EWX+c
Vra3mxetD8Pb5+MvdUUYp9qUHe3UjzM+NZezuJQ5DBp4WNuXAjP5fimwy9xYOciS2J8P6L9I5lQfZv8m/1153un8gUKV+fmF+amGqGG+2GDLYEABXGig2Du5
GLn9KnQXbHtSgOLYiz4Mxx70wZeRRifnq4bnb587WDEve/4fBuKorcWBCfB7wbVMcS8E62cm8Qx4h2cbMbhosND4LJFL68w09ZnHrejzEWl/CHqUp80k7Bpw
PX8XXhWBNjPkdyn40rWdjoIj6iDDxF8OO722XzB8HqPR4RzHH4pogwh+akJ+KYWpXX/JfcPfl+//B/L5h/L5R/L5Ufn8mHzeK58fl89PyOd98nm/fP6xfH5S
Pj8ln38in5+Wzz/dlfvXEZhjZKsRATffz8+yJITNjYgGjYy9YcT2B4UrP8C78CiQEKbdtt8UPdteq5eHNlyAWj9oPz5z8sj8zOqR2dvnZ0/Y/LF3/rSnHyjf
Zny639aonZP3TD9MbY4QZr1/G/QyXZJxm34FD9MTvAM7wGApmsmDziZ9hkHh/XVwLd8j2PSnXSjyTxydlJGNaJTW4Uvgyjj48DfWateP33jjxHUHrz9Yg+ew
9n39Y3B+UsfuxQ6118VgcbYZGzE42fDPHH9PH9fMtAvpo0KvDNUUDDPboQHuF80dsLFhnhR9wEwVHxkKt95cB7wLmgr2K6LvQwz4NXEzyZOcqgrd2aPjMDg0
89dggqwmvnCCf4U7pjzMUnDYqeQHxedoIXk8YU2scyr7vFythVuqwZPF573bO8Dd/oKtYn9K4Qfbw+ED13vP9Y+ETpJ7d9zHrXyGp145nOznIATyj47LA11a
ZcxN8wD3MY8vDBpYfnqpXtbfnC88hn7TCTJh6HNkoz36TlXzcNXZn+kYmj4fsvUn4kZEJ9jGkGawVUZTXFM4n5FE/6zhy2NewF7BkMte8WMFtg7j28oHcmGo
gip3YDNOArHm40TOhFEwyYaooJiX1jgEUBBIfK/if2YDoV0CWtifBIN/uEHK7R7Ye665c/mHqp4bKYytbm6E0Jv4HlQLV+/UwacVbUdUvf5TygG/q1fAP203
lX3zWS8KMyM+hUekaReWR+YnQKyA/bKgQEXOhyedFB2LTORRgLlQB8NINKzaJliPBwY6CM+GAWdr29Z85IGRNJbSfUPuGucp/fPH01uDjpTE4bebrtuExLp2
Rmwar8VDuzIKLPBljvaUZbbsSxbfeWuPJ9vs5DzrxkmW5uu10pSKzgGy13MN17k/A+A652dw+yQbCg+jYXCdszNofJWrMwCuc3QM/XwlXvOBf/+63/P2GXsg
kdR/9X/oeN7j93UP7338u3X4EiDfqT8C+FcY+N/Haxf//bV6S3y+Vaf239Lxvwslz7vKwKdbA0/UKU74afl8UrZ/sX7FVfZ8FJzud3xePp+u07gX6v93pT0f
9Qtqd8Gs7+t+s65+aJLm9WLdG7Xn8wv3PH/rF179zfoXXo2Fj9Zpfhfq0DmM8GJ98Sq7fzWfURy+9Bk5/6frJ0QHf1+vA/5+A190f88/1un5bTnOVzV9GMzn
Jw38+5Hc9z1V3ysI/6k+/H/bY8+H8F/Q838Bh3n+aTm/f6o/sseeD73vlyQ/n5N4T+j+pwrn84yWB+LTlzX+TZfb86H+ntH8FdVfeV7O74F65XJ7PsSnr+j+
iP7/rusNZz5Ex+f1fOh9P6fxn9lry4+SKzUfGu9ZSaeP17+x156/4qPqT9FR1e925MfNY/Oc70uOPNPvnX5bvuf9kj7fk/N6rH6NI2+E/xd1AT78XF3xT18s
LJTnZ+vHBIO/WKf2D9cV3f5yX/F8iB7/8hDhfVfL3yf32fNR/Cc6vaD5Rd//V/28Mx+lr1JvHiK9fVTq5Q/q9v4prUY8O8ScFIGyPCNTblVaPZNdqj0juftb
PY6yV6ru2jOlpzb/Xxhoz4RZeeBx3R/hP6XxXXtG8L9x5OWCrhfbswuOfuTzce2ZsneeY68UvmvPbH1T+vi0rrv2jOTrMd2f4u8ge0bzecqxH4PtmUsP9fOv
ml+OPVP23tbDCwPtGclt3h/Jxz8PtGdEn6cc+cnbu/bMtRekR48PtGe0zjyn+1P3GIfbs+9ofGXHVd21ZzT/R3R/6veWB9kzmm5uX8n+n68Psme2fOV2T8mh
a89cubTltd+e0Xzz+Sh7pvBde2bTW8nr09K+PfmQa8+I3o9Jf+IHdZvfFwfaM2k3H1L6Q+/zQz2u9kNFHDytBo4LKM5P5NlJFtMZjEqWM/03gMksRvuTN9VZ
s5Y9VPuyxgHP+7k++vydY0/uz+XhgC2fyh4o/0LpM/XzV/V7Af+n+uTzq3Kd+s+6sheE/736/4Cy/EQffx+uKz7bz4fr977Kpv+lnDcX+ucVIynKoBPS6Ooh
ef+D8vwH5fUPyuMflLc/KP/+x3fA31WY4d+fT1+UP++e4ePe/USVHedRhBJ7PInXE7+D8Qq24DeTGJM0fdhZ+ekGW7jtEDPW6jyedUAIYhkTSDB3iQJZ2QaU
ab+2yXkEFbWWVzN7i4sZftCYouByz6iyPNi46A62hWEcsFr1gIiH6OMSlWFpfZa6PJJnEmWmckGxLroC7QwD58CAwPo8q9ttw9v0HStcmzKZap1a+gbLgNCD
B3fb8k3Blw9NKTn9xO4CewhwtW69ZzfpbTH8mfqHAX75QPjF+tf3kaxZ8Hc9rOHr+0gmBrXfvadgfG9bw/fvIRm34aGG/+9ukikbPj/lyqfM692qyiSqap49
htnIVfeES2VNVlSie9r1MULTBxeG1QGacGFp++F5OmvxCAa8cAQDbo3gysd7b/C8V/adOd4zRXb1hfqDAP+ZPvgHNPzRIvj5RMMvAvyaPvimlL9n61fd6Hk/
28efd0+pfUCtEB7q9g/Ci1zZB/+I5u99l9vrsfg8+FkN/2ARHMbfUT5U8uCBahaf4REYkmXFUqHSs5oBlJS/IrA0/VHmcdwejL970P5tist5TE59f3+Bnuj5
vVXilae2dg/Bu7sl8UpT77uCbHrxuHdKvINTP9xdoL+6v7sk3uLUrr1FeubivXUqP//Jc9PLKoU5HUNdG0uT5pjIW/SjLJWG2V0jhtPjtBynOvX+fUPeE+RU
vefnh9Ht/K/q/obSw1vR/c2F6x0fjHM3ibM42+5iKDXibRUWpNiqeGnWQtRVIsWqyo/Q9n5AGsmg+JrtffX7X8Xy9mhdXTV19y8377Pxyb//Rp9/rZ7ZniI5
yD+0v8jjceyw7U+5/bv4X9pbxKf+OIerv5KehWkxRfJ1eo+9bu40rx81nV7qe1v+hj6ME5bJSklw3/tH/R4vla4vl98Yg+61YUdibmKMjw3vP59y27soyvxX
Nvlama12YCHfTiudmDy3ZuoemOTefiW/HFEMN66qFPgLha0tf6QQTjcvB7XW8AGtrfm1/HZbh/Ddfcv5KdsfsPf3an/0rN5PXXDwVVxUxRVsu3SxfvuVtrzZ
+60CuZj2vJ8eMh9XfpiD7+0gd1921o2d9oNT0/Z+1sV359Nw8L3CuMU/vGx9udt53x3pqfPrhD8kDEpfeFT7zhVczy05UblpL3UffeFV9r5+Jzqwa2z8nehM
F0TjVjbWavd4lPVCHSoRDojrNz+x246zKX/XlVc1rweuLIoTXhw4n9fss/GV3hTH/S7Wv7K7CP+v6/a8cvp8rHA+g+Xl6n3D4q75eAr/+d1F51TPDuTvO/bb
+0i3fzsO/NLlfP7IApvxkzXMcNHeJplr234a9woL7atxz9Cyj1EmrtMNaq/hTnt3P9CYG66PFC/+mubr3YX4X5fxxS/2xVfvnRtu39z+z++A7/a/b7+9Hyu2
Jxd1/z9fiJ/Pv2h9f2CX5y2wWrnGZlitWrsOCrXquJhIGeqvx9rr8QO1gwJnonYDAW+YwNp15XE2XrbylRYwJQC9cpF4JLICxS1IMx8FviS/Pb8cmbKFMrul
zI6V2Snw1mETWGa3ltlKmU0L03h7Xz4EOP+VcT5eExlT+CzOGbrM8d/d+zjqe/TV9hvvoc6XbL5c0Oupe340qP9pcWVrlu7rM8rhNOnVsO6ypZjJWIZ3E8az
yUcbRfkoLb7J0yy/uiTCanIzxMX1eyNCo7rCq2Vt2P7gHbAsRtbSHT/2WkzO2wAit/GOlJ+oPFSRMwKYIcxbDcUw2TCtWvmyMGPsG8ZXP4shMlRSjOvJC/pl
lsbUX5ixJnS+LidtZ9gho83Uuqpn3t8Ct4lFsXHLbJylOPB23EtSnCh1LOf157uUvMhXE4Mbb7Iek5zSbTxN8TJShr1Wv99ZP8nf6zDzu90qVO8EblYpSjmf
8U41BWcPb9fJPLKQp3fU3nJIhOBkW0DJxA3qdDoTl1hLMkRnwFfAOYwTv42iMJ2BYADOHeZ1RbrvaOd/Ge3zyxwYJ4G9surE+Kiu+nCrlBxbZoMxji3dcnT0
kHMfR/ovoXGRBDO1gCkiS7rRdyGNyRDQZH5VDCTxDVLSGwqq7lg2lLlo4f27gIThkHmLLP+lGJE5jhYlT0F278uxIPE3U4Z3PbfJAoFYgYmK29t49CKlVKsU
mMHaBM4gzFAtGYa42zy/wFh19XOaOu342yB4eOswZut+F5tulaVNhAFKNZCzUZkEKm7slsbLbHy0ir9lyVwSHDYypvvJudVpR+mkbHN4ZCPLupNjY2lzg3f8
tCq/x3DbmN89MwasGZPfjeBeY+9Nv1ipmNScNDLp8NjCmI9mmDGhkb0FGKdzjEL4bRPD4adzeB//KGEa6Yr36XfME3158Is72HXDfpu/81AabZBZE6m+45jl
1okTbsuHgK1xeAvAAElL/DAlmwwiQBmDykSi2JNvdUiUM76VwRrityVMpj6HUZpxPxCyuFyUBilS/wzjL66+kuiu5N2ABUktgzwJhjwL22i00fiucR6ZelG7
TlyGBT+A5UuCRY5zjK7nqnDxLs9LL3l+TmK1Xv+H0I+aTBKJYNURNKJly0wy/Jxx+Ic/fEM5vPnvuPSttxKACwhvt2z+q9+QapDpUCnifAuWh/Y28hRfFJee
oChB12hPF5RnNvBgjo2PHyizuTDhrXgLKhMoS8t+y09CNn59deIQa1R0AKHB/ABaNqbSXlfkQjaqhrwRd8FIGkMh2cL1jUww0Jyb+GWLSbCh3W3xo1cF9o2E
E21iANOThIlYJwwqrbboVJg5EqWmjJbxzbLOYBUpsjIBt69/dg4MQv5LOxXjUjnBTSAxrqL4gziaBqw0DFGSAq+Lj46KMdX4bKcR7M8UHaKWYEVo8SSt0O8H
BTKCNcmong/h9G94M530EOC8fe/b3fsNtOSYv6OgfCH180eb+ZHaThPGSxe54yg9rjBRP4oD67nKRxaLqXaXkp4yOmKlhwVXOojwjUYixls8XbHHczOFWYcn
6xw9ULTmLPPPIBZriB/sAl1qiER1NDbglClPAH9Gq2ro5yD/EI1IZ4iPKPIaHJE45MpjHoMpJC07R+wERepMUhHWKX6b8roafRf+bZe+QepZshPWtZVUC0pu
NsWvQaANlCdGMpkbLajrnAj2AvEFwcCl2YgB+v/kPWl4FMW2k2AEwiaKIiDYxkAmZjKZfUtCiGyyBwiLQm56kkySMZOZODPZ2NVc5KICIhDkCleQgLKoSNhC
AAUDIpAAAgJK2EEIIEgAQcRXW3dXd0+ifO9978/NRzPVp6qrq6tOnTpbnaJjdoFOZAMEBED0AXS6FotvkJsH/7ng21F0Jxu9+OB4esghG4ygD5NgAQWSEcYg
p3thX40TPgCanJUPOTX4FpaEsEn2sIjPkksQMEgGvKeFA+gP4Mpg4I4f6D6IlxCGd8H34fbLRgDLP0D6USsUskwJf+2h6wfVEd2c/FVcnRL84coT7MTroTCa
oCcaHFrM38PVzh+oE/0ehu80YZqTsabFKBXVj4oA6AajgAjyjhwdQD6cgdpMLk7il2T9XAt+hbkNKRw3+QYhJAMPwjkYSveHgI4QY+UoCUmBy+OGuzEklaF5
QLJwDQCYCSYtL+6WByF6ALc5eB040geHk3a36C3U/AtoGVSKwvPZKDGclXmOkBnK8ktoPMPFnuK25LAK2Xos0BVAWt0+pE0B8iyZZnxlaCqC6uBos7JqIf7i
hgIBBrY0IBkQ0WNWsgOGJbI7hyz0pAMvLbR7sUzuh8E3/WoufgZgwIphiXQvqA1wW4R5YWXbGVnJCv93upsR2VP8VFfFyx13lACjoJBgY8LySKQ+dVFYZKjg
d4IYRg7HKbgoDA73R+VzzCk9Peh8SU/ictTjAj6I9vvwr5eMJs5fJ3FM42tx4kmN+EoewdBEsMnwDRX2AP4g2yPdoCK8XzZUoKEwZluohH7RQQMRGcNzCuMM
YPf9DmGAfIh/VDQ6fpx+4SFGUIhZx7VRyBMFBVMoUqgsKnQY/0fniwM0ooICIyjdz0XmVjb438cxItyksTG5+S6/M8+FtozmMmnFmONoEN/hjmkbo8YsB0dW
FeuD/h/6i9p0NciTAQuouXFsuFcVig0EL3s5fM4sN4O9cBidRmdUazUifpUO5gaEIlhQnC+wvyRbUAUi/aPPL2J2Y8WiLsOGAykYh5PysYi/gLyX3c8zxcQX
BibhhmTEm4AbQfyJZQqJlgcHbxSx1pA3ycvzeopIxEaZ/CM0nxA9uInODxZLvMsPkC+BeqtA2uGyAyoLG8GKEQ6RRhtaNxkmLBw6t4SBMaW6L0xF8oQwdvLy
QntkxXFRAOEahIPj8cGzoKcTEwZ5LVhRri+MmajiH4HtFpfXNFhY/GGoofx8gwUmci0Thk7UPEcBjisCiJaLRN2k8kEJSMNRi1UCjJCtMNF6AZooocvifPL4
xFDuf4nA1cinkPVfHlCAcACQY/WkQdVwgPI4ICClHqKYfJWgB4GqAukWVdFfMq0wR+wtz4cjM0oamJ8ZDrxUIH6W6B8oGcgH13HuD/ZxGIdKAb4N4VRYg1EQ
+FEKK9Kijg5UH/72QDUNFw+1MMzCeIYGHuuNhB5tkqyXrCxcBssrYHwBonRg+YwFxMNV4PARhVeRRAOstZGQBTq13hGtB/2eiXQ8yDHaqjY4onXwHupwNegf
1ORy9IJFHkMsCRSXbvd6i/lRi/BR8irgAxku3IcQUIRwl4TVh3vIRSxVMqVMwfggqwAzeFKJSs3Zb8SllaC/caxDWUcq0VBQGr2KICI/QTYc4F4RFoKgrM6z
AZvJ+FSSXwZRAKjnQkL7eP515HuUkVALApAZuovjnNQiaglPkWcX0ys8yAcFekBRygsmApRJPPlpgB3mpXSkTXbbXUouI5JgHzT1OKHMEotuC7OdIFfpZOJA
C9QuhzsLjEM0o2W6dQOAMc4UJi4ePuyMisIPgCU03+sG7RnjhOVSmChGCW9SwB0PjGReYJR+CCniITGgXBEpx0MDKYMwvkoCehCaAvUqATYsN1ieMiSix3wo
2COkJABlBClWeBzIXp4c3tSSn4cVRH476EMbY1YbHdEGemLwogwvhyBRAykQ1DJ7iZ9akGHYYc5CAhAKW0awpAy6OD0bK3udmIhJ/TKDyC/cDPJzE4XisQiJ
/CHtDmVYI/bhAPEm3HCiyf0eZfZcJWTNVbi7oEojGSqe3H4V48n3kzQUK6XDwOQ5HUAKUxGzpQ+b053ejL+h74nFsQxI2HQ/fgkDRXifoKmQMDSjiFK20AFV
t8gUBhuA2CDSIsjsIjFDwilhZZ0PmtLsLrWgf3RgiRYNowbp5YlGHhoS0sRRVRTQvCnuTaVIACFyLUZZ/EUil8DG+gO2iQWreSr6cMKD5dqLuHsUHtWXZ3dT
ehwblrYhF5/p9Pr8Uv4PEgmsb7TFYxqmBp/AHyGhQHlq/iVi4U/I5xrF528JCqSf5Waq08uwHvIBTpECMZnXpeBHYomt1AXNomwm4MB99mIfQIJCpDtBZMLp
UzMo4jWyJ0G22aRh7OJ1gV5fivDCQgzpUj8CtRpMULi2IL1eJuCDYxkWCCdalqAeXlMxe18kuC2oyfxHil/YmECaYlrVK/Ar9jAY8hWmciCDxiHM1qBG9cHg
I7nKQXc1oBJOAbwqYCHpKNKiP7wJAdlN+tsL7MOlDh0siUpdBDqlGFxFOvCrS+HHjIW8EWCNCJMrVe+qhEgouVygiwKaE2QLJIqbv9aUUtIpnoDo00mvsuJj
CFjAQKZ7YB9p1TpOUefDqON0Yy4KmfYxW5nhcSCanU1HYGJxzBbMpgx0ZHJeJA6XiF1FamNQmg8VztJGTmiLJKxEpswphMYHRtyh4hDFUB7g67eRCkVrKt81
PBPFUSguvhPXx7j8NjJPv+L4mXiwnEcy8d0pVkbGr2BwsVgTQeU7MyFP0D0ernOEiygeU0zxHKgUVA3w/AnhTuR8CP+8wIQoCRMi40F4ZgPxIIQFoTiQibGh
MTFgItD9HZEBOcIIGxMRl2mJUDERYCpA3irV481wQHgfGO8fwH3Z9jwHuFfK1tb3RfoohsUyARvQAMsSeRGK0ly4aZiGswP+CtMBojyl4+Web3i+UIVVREnw
EBOHoo+cbsKHFA55gDASHBK9gZj2PT6/j0gTWiA3SNcXml1ClLsQKbSdfjxjHnqKqOhg2xL8/xoMyDC4f4jBZ7Uww4STBPj2CEdaEFrFuc6QiFd8YGzs2J/I
iA5bgU3DuzyROh4xBoCe8GpjUlho8Uhsa2H0EN19gSKwSQOwxQYO/QRoExxQWf8+PP1UN2Cvd+JjpJAHAa+DQbpBYjBiDGrqRBDIx0IaIXKJAOMjC1hnw0dm
qEInEq5iOyXjCic8ELTzYbmR6lOwbvpEzhM7qOd95GQDZGtCijValaygTz6wM4C5SgLCqtdrL5Y+D90NwYKd7nHl57p9f7d+lew52j6qFC+ayOpC5HnMGfJI
5+MtMjDSPl2FzF8S5NNVyPBBGmAPEhX63AE2oH5BiUZRWGq4EILScHy2SGTBZtWc3Y3jRkhwe5mDJ2X5obU7EFcxmpJob/ysiIW0wYmWUqQ6hdZnr1raXhbz
bD5+dkDGh0MYTlKTNh6hOFQfqxvWN7AB4tc+rE2J/osMlQ6IEgv84iiGNrQXCyWVRbTCCJ0CIDmaK1Dhb8icqAqS6/sD2ashUSAutpD62hhkmHUi3gZx8kr8
NTaJ+s6GRCdePAgY71cpotfSCsQChIqRoRgaIr5+KaKRx3cGcc+jvmygdoUCrPdo6kLnWiTBSfIhxYOdkObJIPomTuBN9trTc+AyB83d3Efg2K4+XMsu0oZv
ye9u8Jtsd7oKnQAvIBk1IMFLLE9H451jgxMH9WaR+r8HKsMGzCcBPAUirRKvIHIHUYTPdq8TqjGQcoL4LcFD0hBnQqqOlVSExGNUCDmHgp9CJG/i1iFCT1qG
3/Md+ebQmBfwc/FhVC5NjwIHtGSF/MABLRuiSFJ0klCcBv0zmJ59RzrSocflQ83kUURi9TkEFgF3qZ3E1mScWW4PNKKRXqPMJWpkHw/g7+TkrCzY48iLcIqo
uskySMhIA91H1JrCQTo28H0ByAemH6LjecQlG+x+2cou6K9lM5rrWmUG//I9BD/2SujRKEeaoB/xMYlJ/ST4wjHPkBaT6MvckVzwKCWKXwnoh8g/b8+FMh4c
KA+O9E65fCE3jVixR5gqgDOY0y9zAeP0S2wm4IVZbJfArSSSCpLBeSYXnbSS7XBTGAOnmwM7KyH6BSsC8h70TgxjZPrRWICrGZBRZ3IBM8uEKf5i/wfac0b6
vJqKf8rtB4HEaLcCn/nwXBOAn48qFK+3VCiCOuBnaoIC6XfsGRmpSHOlxAOt40l8pstj96vxmYIFjn5YWVfcePv2k3ccQPoNaGjkXKcQ9UFH63IaqMbqOUjq
+T6o8XKHSLnDQX+9b+av9KX/mz9Yv+K/7I86MYxXZYnzAeXDCi7efk3HyXHbwaSyu/rwR8UG8HEfSyTsI2ScfwC/O89UVsRq7W8XdnJ9On2i9bMRYbuGX/1p
17H8/LHJ7S4/M+3gbJ/zg/DwFW8V7t+xLXr1ofL+acdL466U2E/c279lQMSyijnW3qu7rKmpv99zgGpt9eva++3+cSf1xSXdYxcYb905+F2r7xRv/rrurT9e
mnTqvQ0H/IuOLxxd0PXRx3cOrbr2/WdvzbszLDa/1752WxdETJ89V7Eg9+s1qjsVUxS7b1wbf9yf9FHn0ssd287OaHa+ssw+d/3E/l2uNE3pPHvGtdnv9ytf
atKtKNw45vSgb7bOmXvh2KovbHcmdJ7V5ujY5safwsufaF0+4MUn1Kf3TEvyNN9b+c6DFeF7WvxZ9/nWw1e3VD+48GNpWbkpMTXvX/er7SVtC/eurHxx3PnD
c7YdWed0fR6yxTz1+ZK+nfquqloe5ehwZnT7DQdiTw55t9T9+JskHtnHe8mftI81Ac4IgYu9O2bVgorD2xJOTFHdzR9Tk3Cj9lxih9tHEoZstodkrTqRUP6g
dmWLU6cTTi/q9vHM0nMJhj5FVcsVFxPatyyYWvD9wMotn9+Jc6/Mjnv60u0LK9InVJ5xxIRNjhoXNzNznPKk8uXK0Ut/fWtBojfudu2KroN2FFVGPtlrsPvN
u0u+OmG4dWBUxP3EWT3jPpib9qO9anPtyvShD04dHPSizR2+4ZnZB5pfVvd7tPvyyDXP1HV+UNJrs/qW8Y2fEyellnfL+/BSvXX4m9Yj71ljlXe3vJ1a8mGb
+SG1f5b+9uyzuaGvvN025pcNzfdE1Ewy5UZfTl2UmdBnyPgb5+t2VUTkX549bPoda9P4ZinvPrsm9feclTnj7/fRNBnZ2VS/gKmsuR6YjpxK+L+GB97/0Tgd
8wXL5879+BPHErYfTvguvGVJau25hH9ab1fmzqhLyFl/8U6Pnjj+oZ9UlB/cOJ1tbN/g38kvIIDCYPF+BuLlKjg2DYQnbzBAqPYRf30dirUF/4qCpfsrBHsc
8eO3Y42mRpaP7LgkVyt+HksBRYzbgfQAaJ1HsQ64fD6adZY9r6H3AwIHd2uJ9IGwEiWvMpH748OYykrR6YaR4v1y8Dx1JSzldrgDPJ9HVmZOKEbCkJN3fOba
TXx/iXSOvxJpOmAQbalNso6KvZVOxV2ooPZq17QU0r83E2LtwIgbULMGI2fAmHdcO6GyDUXjgPHzzyrw+UoXePrP8GeFM77XvH4lLxfEQCaV6hLi5aB1ROs1
JsQiah0w5bVnxEC1ToYj3V4MdXkOTnUQo9QxQiXC0ZHwKcrRWNqfsGpsmRT19ziH1wM1JA2V8+VCxt/h9uRnZQs7DvDuCoigxbyjBmqBwutwIV1mA+4z4qMu
KWdpWb8pROupDM5/n1wjI34fOu8hWis5mVOIwCWRvaTthUYwKHNj7fGIfgOc/ggoOjmIIIo9L3g9EdyVw58GiewTSjoPT1u5CykvVPGYYbnY7GTSRq313r0u
u5tOejB37ZWZ+TOGzK34OG3q7UXv+UvHpi94/+BW5ay3n755Jaz/tfluU9fnduu/7Bsd6xix4oucBboroT3vZp0dXFj16ptp1Vf+/Wl5PLsjodCzbvey1TNX
vbbw89yO/YOqxn9zetn5bu8m31u0VHlwb+ulP0+5WbqtdF/N1I8mvJr0SuuPVm+MUeyx/BjRfklF3amD+9nuX986ntpqdObKj5XTHNfKB5duf7DxapcHc3qW
DduU0yZp38A9Mzae3/ifLSeXhaet7fvD/OcTyi5ZyyIuT/7k0qb9hw+0OH+C42PiJ1SYolpt/4Nb9ykKs6qqrmg14PQnR63Jm3dkbs/WIe9Gfr5nQGTP1LKu
sZ+s/vYdi6P2i1HrVVfeu3J19MU2VYqzk0q//L3tjvm9t1ZEFj59onjxueTy5uwgbc788aNWtL8wOWrxU+tj6qYPz73atmX11kvJw7f9tGG2qf0PUd3n5p5W
V5sf7b980w3z1o6HOuYubNNr6fKBAws2Pz14+dFeU6MHvFG5cHn/A/227Bi55UJ6aN9TqhOrmvQ499y2XxNChquHpSb1iq2ZO23Wg68W3LsctbL3J3uNI0Le
+fD0ye296kuybv0Z8Vj7Fb999tjZqm8kaDVFcv+R5P5byf09ya6nD8X3STvE9+H14rfNmy/eVFO5VXSvzLkmur8bPFf0tg09K+j7x8oOiU7ReeFiyXv02+qZ
C+vob9N+mnqWun9k2+5OM6j7KnXlkjXU2wpsOS1qhfuf//XI87umy/GDe9u49hu6/XCUv5+1yq0rmvoWf18+KjThqexP+fvFV/dWd9r+Pd+4knY97ENfLuE7
vqzDrE1lnjLu3taGqY+Yuaeaa1xJ8zm/FVkTXuc6/nyLTaYfms5cTO6X1g7OemTf7l93c+bqeWGv9+4xwXOfdPz1hevyoj5ZXbWQdLwr5OxA0+MdzFX4Xrdr
Z6dTO0aeLLmN3zY5bmxbl21eiycW4I7/z4C1TzbdPb669Ct0f2hqF+bHlzZ33L7lOuqKXu2eqJ/Wal3SBwXz0LeNONZeW5d0ZmlCu0p432xlTcofXc93nDGk
Qx28P//d4le2mmv2bzzwy2z4tkXx/W+sDmkSErFz5QYo9obs+zC3w66eO7/YMA+eSLfkecUb5zxjL4+v1k2aCd42XTVlyYm3b57r+Ma2lLXg21abmRaH3ZpF
i9NijKcUCsPesPpuvXvXBpctjH/uHel8VvRom1pwomXcwPGHhva5fvO44ttXf3eGTitrsy/8ZlTB0WmKcb3HPdLq8ozhimu/rH+/9copR4/M7z1rqTd7yqWV
Sy0HDyf1nTo56viyvonXX6vLTP/4n+HHslLXz5r1wVDX4GU94louz61JvHO2vP5PR9MzNUkDavZrtDq9wWgyW6z2tPQMRybc0abRafQag8aoMWnMGovGqtVo
tVqdVq81aI1ak9astWitOo1Oq9Pp9DqDzqgz6cw6i86q1+i1ep1erzfojXqT3qy36K0GjUFr0Bn0BoPBaDAZzAaLwWrUGLVGnVFvNBiNRpPRbLQYrSaNSWvS
mfQmg8loMpnMJovJataYtWadWW82mI1mk9lstpitFo1Fa9FZ9BaDxWgxWcwWi8VqBU20gtdbQdVW8JgVgBSJ++cHtzjX5qUJjcvskH99APJazlEojhK58xj4
PQ6uH8EF4T9R8BPgqiXwkxT8FLhOE/gZCn4WXOcI/DwFvwCuiwT+MwW/BK7LBF5Hwa+A6yqBX6Pgv4DrOoHfoOC/gusmgddT8Fvgug2ulwBlukPgv4Hfu6Ts
Pars7+C6T+B/UPAH4IKM//3ZAvMfFCzUERwslG0C0o8EY3gIBX8UpJsSeDMK3hykQ4Nx3S0C1N2SKtsKpFuTOtpQ8MdAui2p4/EAdTxBlW0H0k+Ssk8FKNue
Kvs0SHcg7+tIwTuB9DME3pmCdwHpZwmcoeDPgXQYgT9PwcNBuiuBd6PgESCtJPBICv4CSEeRtqskbYew6ADfo6aejwFpDalXS8F1IK0ncAMFN4K0icDNFNwC
0lbSDluAd8ZSZeNAOp7U0Z2CJ4B0DwJPpOAvgnRPUnevAHX3psr2Aem+pI6XKHg/kO5P4AMo+ECQHkTggyn4EJBOIvChFHwYSA8n8GQKPgKkRxL4KAo+GqRf
JvBXKPgYkB5L4CkU/B8gnUrgLAW3g3RaMJ6z6cHyOZtBlXWAdCasH5TNkpRFOjcCc5L3vEo9mwPSLgLPpeBukPb8TyH1kZswFABh2OIEHIKjcCBgR0nondBM
751A6DUELsYuY2kWIzZYsvy/z3p+lm2Z7hJ3oz229/9X/cd6Zb4P7ed1A+If6E96UDyEDtMj4lF0jB4XT6CT9JR4Gp2hZ8Vz6C96XryALtJL4mW0Sa+IV9E1
el28gW7SW+JtdAe73TSM7ss3bm09Wv/lWVunnZgzoD/lPQ/FrG0kY2v9saw/QU95XzPxOfqbvhBfon/oK/E1ekPfiu/Qe/pB/Ig+0c/iF/QVuwP+K35D/3F8
5/GB4z+tOen9q6IOAA==
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
